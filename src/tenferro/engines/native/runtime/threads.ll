; Made from source/threads.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: c7b4e10247d2758115c9dc27fae45efb9cdc0fb81734105de82db767780d9118

%struct.system_object = type { [128 x i8] }
%struct.system_time = type { i64, i64 }

@tenferro_default = global i64 1, align 8
@own_limit = internal global i64 0, align 8
@mutex = internal global %struct.system_object zeroinitializer, align 16
@wake = internal global %struct.system_object zeroinitializer, align 16
@work = internal global i64 0, align 128
@finished = internal global i64 0, align 128
@busy = internal global i64 0, align 128
@sleepers = internal global i64 0, align 128
@stop = internal global i64 0, align 128
@tenferro_workers = global i64 0, align 128
@most_workers = internal global i64 1024, align 8
@handles = internal global [1024 x i64] zeroinitializer, align 16
@set_mask = internal constant i64 $set_mask
@clock_number = internal constant i64 $clock_number
@job.0 = internal global i64 0, align 128
@job.1 = internal global i64 0, align 128
@job.2 = internal global i64 0, align 16
@job.3 = internal global i64 0, align 128
@job.4 = internal global i64 0, align 32
@flush_bits = internal constant i64 $flush_bits

define i64 @tenferro_limit() {
entry:
  %0 = load i64, ptr @own_limit, align 8
  %call = call ptr @pthread_getspecific(i64 %0)
  %tobool.not = icmp eq ptr %call, null
  br i1 %tobool.not, label %cond.false, label %cond.true

cond.true:                                        ; preds = %entry
  %1 = ptrtoint ptr %call to i64
  br label %cond.end

cond.false:                                       ; preds = %entry
  %2 = load atomic i64, ptr @tenferro_default monotonic, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %1, %cond.true ], [ %2, %cond.false ]
  ret i64 %cond
}

declare ptr @pthread_getspecific(i64)

define i64 @tenferro_swap_limit(i64 %limit) {
entry:
  %0 = load i64, ptr @own_limit, align 8
  %call = call ptr @pthread_getspecific(i64 %0)
  %1 = ptrtoint ptr %call to i64
  %2 = load i64, ptr @own_limit, align 8
  %3 = inttoptr i64 %limit to ptr
  %call1 = call i32 @pthread_setspecific(i64 %2, ptr %3)
  ret i64 %1
}

declare i32 @pthread_setspecific(i64, ptr)

define void @tenferro_parallel_for(ptr %task, ptr %context, i64 %n) {
entry:
  %all.i = alloca %struct.system_object, align 16
  %before.i = alloca %struct.system_object, align 16
  %0 = add i64 %n, -2
  %1 = icmp ult i64 %0, 4294967294
  br i1 %1, label %cond.true, label %if.then

cond.true:                                        ; preds = %entry
  %2 = load i64, ptr @own_limit, align 8
  %call.i = call ptr @pthread_getspecific(i64 %2)
  %tobool.not.i = icmp eq ptr %call.i, null
  br i1 %tobool.not.i, label %cond.false.i, label %cond.true.i

cond.true.i:                                      ; preds = %cond.true
  %3 = ptrtoint ptr %call.i to i64
  br label %cond.end

cond.false.i:                                     ; preds = %cond.true
  %4 = load atomic i64, ptr @tenferro_default monotonic, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false.i, %cond.true.i
  %cond = phi i64 [ %3, %cond.true.i ], [ %4, %cond.false.i ]
  %cmp2 = icmp slt i64 %cond, 2
  br i1 %cmp2, label %for.body.i.preheader, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %cond.end
  %5 = load atomic i64, ptr @stop monotonic, align 128
  %cmp.i.not = icmp eq i64 %5, 0
  br i1 %cmp.i.not, label %lor.lhs.false4, label %for.body.i.preheader

lor.lhs.false4:                                   ; preds = %lor.lhs.false
  %6 = cmpxchg ptr @busy, i64 0, i64 1 acquire monotonic, align 8
  %7 = extractvalue { i64, i1 } %6, 1
  br i1 %7, label %if.end, label %for.body.i.preheader

if.then:                                          ; preds = %entry
  %cmp3.i = icmp sgt i64 %n, 0
  br i1 %cmp3.i, label %for.body.i.preheader, label %cleanup

for.body.i.preheader:                             ; preds = %cond.end, %lor.lhs.false, %lor.lhs.false4, %if.then
  br label %for.body.i

for.body.i:                                       ; preds = %for.body.i.preheader, %for.body.i
  %i.04.i = phi i64 [ %inc.i, %for.body.i ], [ 0, %for.body.i.preheader ]
  call void %task(ptr %context, i64 %i.04.i)
  %inc.i = add nuw nsw i64 %i.04.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %n
  br i1 %exitcond.not.i, label %cleanup, label %for.body.i

if.end:                                           ; preds = %lor.lhs.false4
  %cmp6 = icmp ugt i64 %cond, %n
  %cond10 = select i1 %cmp6, i64 %n, i64 %cond
  %sub = add nsw i64 %cond10, -1
  %8 = load atomic i64, ptr @tenferro_workers monotonic, align 128
  %cmp.not.i = icmp slt i64 %8, %sub
  %9 = load i64, ptr @most_workers, align 8
  %cmp1.not.i = icmp slt i64 %8, %9
  %or.cond.i = select i1 %cmp.not.i, i1 %cmp1.not.i, i1 false
  br i1 %or.cond.i, label %if.end.i, label %grow.exit

if.end.i:                                         ; preds = %if.end
  %call.i25 = call i32 @sigfillset(ptr %all.i)
  %10 = load i64, ptr @set_mask, align 8
  %conv.i = trunc i64 %10 to i32
  %call2.i = call i32 @pthread_sigmask(i32 %conv.i, ptr %all.i, ptr %before.i)
  %11 = load atomic i64, ptr @tenferro_workers monotonic, align 128
  %cmp7.i.i = icmp slt i64 %11, %sub
  %12 = load i64, ptr @most_workers, align 8
  %cmp18.i.i = icmp slt i64 %11, %12
  %13 = select i1 %cmp7.i.i, i1 %cmp18.i.i, i1 false
  br i1 %13, label %while.body.i.i, label %start_workers.exit.i

while.body.i.i:                                   ; preds = %if.end.i, %if.end.i.i
  %n.09.i.i = phi i64 [ %add.i.i, %if.end.i.i ], [ %11, %if.end.i ]
  %arrayidx.i.i = getelementptr inbounds [1024 x i64], ptr @handles, i64 0, i64 %n.09.i.i
  %add.i.i = add nsw i64 %n.09.i.i, 1
  %14 = inttoptr i64 %add.i.i to ptr
  %call.i.i = call i32 @pthread_create(ptr %arrayidx.i.i, ptr null, ptr @worker, ptr %14)
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.end.i.i, label %if.end.thread.i.i

if.end.thread.i.i:                                ; preds = %while.body.i.i
  store i64 %n.09.i.i, ptr @most_workers, align 8
  br label %start_workers.exit.i

if.end.i.i:                                       ; preds = %while.body.i.i
  store atomic i64 %add.i.i, ptr @tenferro_workers monotonic, align 128
  %.pre.i.i = load i64, ptr @most_workers, align 8
  %cmp.i.i = icmp slt i64 %add.i.i, %sub
  %cmp1.i.i = icmp slt i64 %add.i.i, %.pre.i.i
  %15 = select i1 %cmp.i.i, i1 %cmp1.i.i, i1 false
  br i1 %15, label %while.body.i.i, label %start_workers.exit.i

start_workers.exit.i:                             ; preds = %if.end.i.i, %if.end.thread.i.i, %if.end.i
  %call4.i = call i32 @pthread_sigmask(i32 %conv.i, ptr %before.i, ptr null)
  br label %grow.exit

grow.exit:                                        ; preds = %if.end, %start_workers.exit.i
  %16 = ptrtoint ptr %task to i64
  store atomic i64 %16, ptr @job.0 monotonic, align 128
  %17 = ptrtoint ptr %context to i64
  store atomic i64 %17, ptr @job.1 monotonic, align 128
  store atomic i64 %n, ptr @job.2 monotonic, align 16
  store atomic i64 %cond, ptr @job.3 monotonic, align 128
  %call.i26 = call i64 @float_control()
  %18 = load i64, ptr @flush_bits, align 8
  %and.i = and i64 %18, %call.i26
  store atomic i64 %and.i, ptr @job.4 monotonic, align 32
  store atomic i64 0, ptr @finished monotonic, align 128
  %19 = load atomic i64, ptr @work monotonic, align 128
  %20 = add i64 %19, 4294967296
  %shl.i = and i64 %20, -4294967296
  %or.i = or i64 %shl.i, %n
  store atomic i64 %or.i, ptr @work seq_cst, align 128
  %21 = load atomic i64, ptr @sleepers seq_cst, align 128
  %cmp.i27 = icmp eq i64 %21, 0
  br i1 %cmp.i27, label %wake_workers.exit, label %if.end.i30

if.end.i30:                                       ; preds = %grow.exit
  %call.i28 = call i32 @pthread_mutex_lock(ptr @mutex)
  %call1.i = call i32 @pthread_mutex_unlock(ptr @mutex)
  %22 = load atomic i64, ptr @tenferro_workers monotonic, align 128
  %cmp3.not.i = icmp slt i64 %22, %cond
  %cmp4.not.i = icmp sge i64 %21, %cond10
  %or.cond.i29 = select i1 %cmp3.not.i, i1 %cmp4.not.i, i1 false
  br i1 %or.cond.i29, label %for.cond.preheader.i, label %if.then5.i

for.cond.preheader.i:                             ; preds = %if.end.i30
  %cmp713.i = icmp sgt i64 %cond10, 1
  br i1 %cmp713.i, label %for.body.i33, label %wake_workers.exit

if.then5.i:                                       ; preds = %if.end.i30
  %call6.i = call i32 @pthread_cond_broadcast(ptr @wake)
  br label %wake_workers.exit

for.body.i33:                                     ; preds = %for.cond.preheader.i, %for.body.i33
  %i.014.i = phi i64 [ %inc.i31, %for.body.i33 ], [ 0, %for.cond.preheader.i ]
  %call8.i = call i32 @pthread_cond_signal(ptr @wake)
  %inc.i31 = add nuw nsw i64 %i.014.i, 1
  %exitcond.not.i32 = icmp eq i64 %inc.i31, %sub
  br i1 %exitcond.not.i32, label %wake_workers.exit, label %for.body.i33

wake_workers.exit:                                ; preds = %for.body.i33, %grow.exit, %for.cond.preheader.i, %if.then5.i
  %23 = load atomic i64, ptr @work seq_cst, align 128
  %and.i.i46 = and i64 %23, 4294967295
  %tobool.not.i.i3447 = icmp eq i64 %and.i.i46, 0
  br i1 %tobool.not.i.i3447, label %while.end, label %may_take.exit.i.lr.ph

may_take.exit.i.lr.ph:                            ; preds = %wake_workers.exit
  %neg.i.i = xor i64 %18, -1
  br label %may_take.exit.i

may_take.exit.i:                                  ; preds = %may_take.exit.i.lr.ph, %work_once.exit
  %and.i.i48 = phi i64 [ %and.i.i46, %may_take.exit.i.lr.ph ], [ %and.i.i, %work_once.exit ]
  %24 = phi i64 [ %23, %may_take.exit.i.lr.ph ], [ %35, %work_once.exit ]
  %25 = load atomic i64, ptr @job.3 monotonic, align 128
  %cmp.i.i35 = icmp sgt i64 %25, 0
  br i1 %cmp.i.i35, label %if.end.i36, label %while.end

if.end.i36:                                       ; preds = %may_take.exit.i
  %26 = load atomic i64, ptr @job.0 monotonic, align 128
  %27 = inttoptr i64 %26 to ptr
  %28 = load atomic i64, ptr @job.1 monotonic, align 128
  %29 = inttoptr i64 %28 to ptr
  %30 = load atomic i64, ptr @job.2 monotonic, align 16
  %31 = load atomic i64, ptr @job.4 monotonic, align 32
  %sub.i = add nsw i64 %24, -1
  %32 = cmpxchg ptr @work, i64 %24, i64 %sub.i acq_rel monotonic, align 8
  %33 = extractvalue { i64, i1 } %32, 1
  br i1 %33, label %if.then5.i38, label %work_once.exit

if.then5.i38:                                     ; preds = %if.end.i36
  %call.i.i37 = call i64 @float_control()
  %and.i14.i = and i64 %call.i.i37, %18
  %cmp.not.i.i = icmp eq i64 %and.i14.i, %31
  br i1 %cmp.not.i.i, label %swap_flushing.exit.i, label %if.then.i.i

if.then.i.i:                                      ; preds = %if.then5.i38
  %and1.i.i = and i64 %call.i.i37, %neg.i.i
  %or.i.i = or i64 %and1.i.i, %31
  call void @set_float_control(i64 %or.i.i)
  br label %swap_flushing.exit.i

swap_flushing.exit.i:                             ; preds = %if.then.i.i, %if.then5.i38
  %sub7.i = sub nsw i64 %30, %and.i.i48
  call void %27(ptr %29, i64 %sub7.i)
  %34 = atomicrmw add ptr @finished, i64 1 release, align 8
  br label %work_once.exit

work_once.exit:                                   ; preds = %if.end.i36, %swap_flushing.exit.i
  %35 = load atomic i64, ptr @work seq_cst, align 128
  %and.i.i = and i64 %35, 4294967295
  %tobool.not.i.i34 = icmp eq i64 %and.i.i, 0
  br i1 %tobool.not.i.i34, label %while.end, label %may_take.exit.i

while.end:                                        ; preds = %work_once.exit, %may_take.exit.i, %wake_workers.exit
  %36 = load atomic i64, ptr @finished acquire, align 128
  %cmp.not3.i = icmp eq i64 %36, %n
  br i1 %cmp.not3.i, label %await.exit, label %for.body.i39

for.body.i39:                                     ; preds = %while.end, %for.inc.i
  %looks.04.i = phi i64 [ %inc.i41, %for.inc.i ], [ 0, %while.end ]
  %cmp1.i = icmp ult i64 %looks.04.i, 1000
  br i1 %cmp1.i, label %if.then.i, label %if.else.i

if.then.i:                                        ; preds = %for.body.i39
  call void @pause_processor()
  br label %for.inc.i

if.else.i:                                        ; preds = %for.body.i39
  %call.i40 = call i32 @sched_yield()
  br label %for.inc.i

for.inc.i:                                        ; preds = %if.else.i, %if.then.i
  %inc.i41 = add i64 %looks.04.i, 1
  %37 = load atomic i64, ptr @finished acquire, align 128
  %cmp.not.i42 = icmp eq i64 %37, %n
  br i1 %cmp.not.i42, label %await.exit, label %for.body.i39

await.exit:                                       ; preds = %for.inc.i, %while.end
  store atomic i64 0, ptr @busy release, align 128
  br label %cleanup

cleanup:                                          ; preds = %for.body.i, %if.then, %await.exit
  ret void
}

define void @tenferro_reset() {
entry:
  %call = call i32 @pthread_mutex_init(ptr @mutex, ptr null)
  %call1 = call i32 @pthread_cond_init(ptr @wake, ptr null)
  store atomic i64 0, ptr @work seq_cst, align 128
  store atomic i64 0, ptr @finished seq_cst, align 128
  store atomic i64 0, ptr @busy seq_cst, align 128
  store atomic i64 0, ptr @sleepers seq_cst, align 128
  store atomic i64 0, ptr @stop seq_cst, align 128
  store atomic i64 0, ptr @tenferro_workers seq_cst, align 128
  store i64 1024, ptr @most_workers, align 8
  ret void
}

declare i32 @pthread_mutex_init(ptr, ptr)

declare i32 @pthread_cond_init(ptr, ptr)

define i32 @tenferro_make_key() {
entry:
  %call = call i32 @pthread_key_create(ptr @own_limit, ptr null)
  ret i32 %call
}

declare i32 @pthread_key_create(ptr, ptr)

define void @tenferro_stop() {
entry:
  %0 = atomicrmw xchg ptr @stop, i64 1 seq_cst, align 8
  %tobool.not = icmp eq i64 %0, 0
  br i1 %tobool.not, label %while.cond.preheader, label %return

while.cond.preheader:                             ; preds = %entry
  %1 = cmpxchg ptr @busy, i64 0, i64 1 acquire monotonic, align 8
  %2 = extractvalue { i64, i1 } %1, 1
  br i1 %2, label %while.end, label %while.body

while.body:                                       ; preds = %while.cond.preheader, %while.body
  %call1 = call i32 @sched_yield()
  %3 = cmpxchg ptr @busy, i64 0, i64 1 acquire monotonic, align 8
  %4 = extractvalue { i64, i1 } %3, 1
  br i1 %4, label %while.end, label %while.body

while.end:                                        ; preds = %while.body, %while.cond.preheader
  %call2 = call i32 @pthread_mutex_lock(ptr @mutex)
  %call3 = call i32 @pthread_cond_broadcast(ptr @wake)
  %call4 = call i32 @pthread_mutex_unlock(ptr @mutex)
  %5 = load atomic i64, ptr @tenferro_workers monotonic, align 128
  %cmp10 = icmp sgt i64 %5, 0
  br i1 %cmp10, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %while.end
  store atomic i64 0, ptr @tenferro_workers seq_cst, align 128
  br label %return

for.body:                                         ; preds = %while.end, %for.body
  %i.011 = phi i64 [ %inc, %for.body ], [ 0, %while.end ]
  %arrayidx = getelementptr inbounds [1024 x i64], ptr @handles, i64 0, i64 %i.011
  %6 = load i64, ptr %arrayidx, align 8
  %call6 = call i32 @pthread_join(i64 %6, ptr null)
  %inc = add nuw nsw i64 %i.011, 1
  %exitcond.not = icmp eq i64 %inc, %5
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body

return:                                           ; preds = %entry, %for.cond.cleanup
  ret void
}

declare i32 @sched_yield()

declare i32 @pthread_mutex_lock(ptr)

declare i32 @pthread_cond_broadcast(ptr)

declare i32 @pthread_mutex_unlock(ptr)

declare i32 @pthread_join(i64, ptr)

declare i32 @sigfillset(ptr)

declare i32 @pthread_sigmask(i32, ptr, ptr)

declare i32 @pthread_create(ptr, ptr, ptr, ptr)

define internal ptr @worker(ptr %argument) {
entry:
  %time.i10.i = alloca %struct.system_time, align 8
  %time.i.i = alloca %struct.system_time, align 8
  %0 = ptrtoint ptr %argument to i64
  %1 = load atomic i64, ptr @stop monotonic, align 128
  %cmp.i.not9 = icmp eq i64 %1, 0
  br i1 %cmp.i.not9, label %while.body.lr.ph, label %while.end

while.body.lr.ph:                                 ; preds = %entry
  %2 = load i64, ptr @clock_number, align 8
  %conv.i.i = trunc i64 %2 to i32
  %seconds.i.i = getelementptr inbounds %struct.system_time, ptr %time.i.i, i64 0, i32 0
  %nanoseconds.i.i = getelementptr inbounds %struct.system_time, ptr %time.i.i, i64 0, i32 1
  %seconds.i13.i = getelementptr inbounds %struct.system_time, ptr %time.i10.i, i64 0, i32 0
  %nanoseconds.i15.i = getelementptr inbounds %struct.system_time, ptr %time.i10.i, i64 0, i32 1
  %3 = load i64, ptr @flush_bits, align 8
  %neg.i.i.i = xor i64 %3, -1
  br label %while.body

while.body:                                       ; preds = %while.body.lr.ph, %if.end
  %call.i.i = call i32 @clock_gettime(i32 %conv.i.i, ptr %time.i.i)
  %4 = load i64, ptr %seconds.i.i, align 8
  %mul.i.i = mul nsw i64 %4, 1000000000
  %5 = load i64, ptr %nanoseconds.i.i, align 8
  %add.i.i = add i64 %5, 100000
  %add.i = add i64 %add.i.i, %mul.i.i
  %6 = load atomic i64, ptr @stop monotonic, align 128
  %cmp.i.not17.i = icmp eq i64 %6, 0
  br i1 %cmp.i.not17.i, label %for.body.i, label %if.end

for.body.i:                                       ; preds = %while.body, %if.end6.i
  %looks.018.i = phi i64 [ %inc.i, %if.end6.i ], [ 1, %while.body ]
  %7 = load atomic i64, ptr @work seq_cst, align 128
  %and.i.i.i = and i64 %7, 4294967295
  %tobool.not.i.i.i = icmp eq i64 %and.i.i.i, 0
  br i1 %tobool.not.i.i.i, label %if.end.i, label %may_take.exit.i.i

may_take.exit.i.i:                                ; preds = %for.body.i
  %8 = load atomic i64, ptr @job.3 monotonic, align 128
  %cmp.i.i.i = icmp sgt i64 %8, %0
  br i1 %cmp.i.i.i, label %if.end.i.i, label %if.end.i

if.end.i.i:                                       ; preds = %may_take.exit.i.i
  %9 = load atomic i64, ptr @job.0 monotonic, align 128
  %10 = inttoptr i64 %9 to ptr
  %11 = load atomic i64, ptr @job.1 monotonic, align 128
  %12 = inttoptr i64 %11 to ptr
  %13 = load atomic i64, ptr @job.2 monotonic, align 16
  %14 = load atomic i64, ptr @job.4 monotonic, align 32
  %sub.i.i = add nsw i64 %7, -1
  %15 = cmpxchg ptr @work, i64 %7, i64 %sub.i.i acq_rel monotonic, align 8
  %16 = extractvalue { i64, i1 } %15, 1
  br i1 %16, label %if.then5.i.i, label %if.end

if.then5.i.i:                                     ; preds = %if.end.i.i
  %call.i.i.i = call i64 @float_control()
  %and.i14.i.i = and i64 %3, %call.i.i.i
  %cmp.not.i.i.i = icmp eq i64 %and.i14.i.i, %14
  br i1 %cmp.not.i.i.i, label %swap_flushing.exit.i.i, label %if.then.i.i.i

if.then.i.i.i:                                    ; preds = %if.then5.i.i
  %and1.i.i.i = and i64 %call.i.i.i, %neg.i.i.i
  %or.i.i.i = or i64 %and1.i.i.i, %14
  call void @set_float_control(i64 %or.i.i.i)
  br label %swap_flushing.exit.i.i

swap_flushing.exit.i.i:                           ; preds = %if.then.i.i.i, %if.then5.i.i
  %sub7.i.i = sub nsw i64 %13, %and.i.i.i
  call void %10(ptr %12, i64 %sub7.i.i)
  %17 = atomicrmw add ptr @finished, i64 1 release, align 8
  br label %if.end

if.end.i:                                         ; preds = %may_take.exit.i.i, %for.body.i
  %rem.i = and i64 %looks.018.i, 31
  %cmp.i3 = icmp eq i64 %rem.i, 0
  br i1 %cmp.i3, label %land.lhs.true.i, label %if.end6.i

land.lhs.true.i:                                  ; preds = %if.end.i
  %call.i12.i = call i32 @clock_gettime(i32 %conv.i.i, ptr %time.i10.i)
  %18 = load i64, ptr %seconds.i13.i, align 8
  %mul.i14.i = mul nsw i64 %18, 1000000000
  %19 = load i64, ptr %nanoseconds.i15.i, align 8
  %add.i16.i = add nsw i64 %mul.i14.i, %19
  %cmp4.i = icmp sgt i64 %add.i16.i, %add.i
  br i1 %cmp4.i, label %if.then, label %if.end6.i

if.end6.i:                                        ; preds = %land.lhs.true.i, %if.end.i
  call void @pause_processor()
  %inc.i = add i64 %looks.018.i, 1
  %20 = load atomic i64, ptr @stop monotonic, align 128
  %cmp.i.not.i = icmp eq i64 %20, 0
  br i1 %cmp.i.not.i, label %for.body.i, label %if.end

if.then:                                          ; preds = %land.lhs.true.i
  %call.i = call i32 @pthread_mutex_lock(ptr @mutex)
  %21 = atomicrmw add ptr @sleepers, i64 1 seq_cst, align 8
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %if.then
  %22 = load atomic i64, ptr @work seq_cst, align 128
  %and.i.i = and i64 %22, 4294967295
  %tobool.not.i.i = icmp eq i64 %and.i.i, 0
  br i1 %tobool.not.i.i, label %land.rhs.i, label %may_take.exit.i

may_take.exit.i:                                  ; preds = %while.cond.i
  %23 = load atomic i64, ptr @job.3 monotonic, align 128
  %cmp.i.i = icmp sgt i64 %23, %0
  br i1 %cmp.i.i, label %sleep_until_called.exit, label %land.rhs.i

land.rhs.i:                                       ; preds = %may_take.exit.i, %while.cond.i
  %24 = load atomic i64, ptr @stop monotonic, align 128
  %cmp.i8.not.i = icmp eq i64 %24, 0
  br i1 %cmp.i8.not.i, label %while.body.i, label %sleep_until_called.exit

while.body.i:                                     ; preds = %land.rhs.i
  %call4.i = call i32 @pthread_cond_wait(ptr @wake, ptr @mutex)
  br label %while.cond.i

sleep_until_called.exit:                          ; preds = %may_take.exit.i, %land.rhs.i
  %25 = atomicrmw sub ptr @sleepers, i64 1 seq_cst, align 8
  %call7.i = call i32 @pthread_mutex_unlock(ptr @mutex)
  br label %if.end

if.end:                                           ; preds = %if.end6.i, %while.body, %swap_flushing.exit.i.i, %if.end.i.i, %sleep_until_called.exit
  %26 = load atomic i64, ptr @stop monotonic, align 128
  %cmp.i.not = icmp eq i64 %26, 0
  br i1 %cmp.i.not, label %while.body, label %while.end

while.end:                                        ; preds = %if.end, %entry
  ret ptr null
}

$pause_processor

declare i32 @clock_gettime(i32, ptr)

declare i32 @pthread_cond_wait(ptr, ptr)

$float_control

declare i32 @pthread_cond_signal(ptr)

$set_float_control
