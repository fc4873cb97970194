; Made from source/threads.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 1e19c6af10836cb06cba71d219196d306a6763be9d95f29c68486ae5136a3e61

%struct.system_object = type { [128 x i8] }
%struct.system_time = type { i64, i64 }

@tenferro_default = global i64 1, align 8
@tenferro_turn = global i64 100000, align 8
@own_limit = internal global i64 0, align 8
@mutex = internal global %struct.system_object zeroinitializer, align 16
@wake = internal global %struct.system_object zeroinitializer, align 16
@work = internal global i64 0, align 128
@finished = internal global i64 0, align 128
@busy = internal global i64 0, align 128
@sleepers = internal global i64 0, align 128
@stop = internal global i64 0, align 128
@tenferro_workers = global i64 0, align 128
@serial_until = internal global i64 0, align 128
@most_workers = internal global i64 1024, align 8
@handles = internal global [1024 x i64] zeroinitializer, align 16
@clock_number = internal constant i64 $clock_number
@set_mask = internal constant i64 $set_mask
@job.0 = internal global i64 0, align 128
@job.1 = internal global i64 0, align 128
@job.2 = internal global i64 0, align 16
@job.3 = internal global i64 0, align 128
@job.4 = internal global i64 0, align 32
@flush_bits = internal constant i64 $flush_bits
@own_clock = internal constant i64 $own_clock
@serial_end = internal global i64 0, align 8
@serial_factor = internal global i64 0, align 8

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
  %time.i52.i = alloca %struct.system_time, align 8
  %time.i.i45.i = alloca %struct.system_time, align 8
  %time.i.i29.i.i = alloca %struct.system_time, align 8
  %clock.i30.i.i = alloca i32, align 4
  %time.i.i22.i.i = alloca %struct.system_time, align 8
  %time.i.i15.i.i = alloca %struct.system_time, align 8
  %clock.i.i.i = alloca i32, align 4
  %time.i.i.i.i = alloca %struct.system_time, align 8
  %time.i.i = alloca %struct.system_time, align 8
  %time.i.i.i27 = alloca %struct.system_time, align 8
  %all.i = alloca %struct.system_object, align 16
  %before.i = alloca %struct.system_object, align 16
  %time.i.i.i = alloca %struct.system_time, align 8
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
  %6 = load atomic i64, ptr @serial_until monotonic, align 128
  %cmp.i24 = icmp eq i64 %6, 0
  br i1 %cmp.i24, label %lor.lhs.false6, label %if.end.i

if.end.i:                                         ; preds = %lor.lhs.false4
  %7 = load i64, ptr @clock_number, align 8
  %conv.i.i = trunc i64 %7 to i32
  %call.i.i.i = call i32 @clock_gettime(i32 %conv.i.i, ptr %time.i.i.i)
  %seconds.i.i.i = getelementptr inbounds %struct.system_time, ptr %time.i.i.i, i64 0, i32 0
  %8 = load i64, ptr %seconds.i.i.i, align 8
  %mul.i.i.i = mul nsw i64 %8, 1000000000
  %nanoseconds.i.i.i = getelementptr inbounds %struct.system_time, ptr %time.i.i.i, i64 0, i32 1
  %9 = load i64, ptr %nanoseconds.i.i.i, align 8
  %add.i.i.i = add nsw i64 %mul.i.i.i, %9
  %cmp1.i = icmp slt i64 %add.i.i.i, %6
  br i1 %cmp1.i, label %for.body.i.preheader, label %if.end3.i

if.end3.i:                                        ; preds = %if.end.i
  store atomic i64 0, ptr @serial_until monotonic, align 128
  br label %lor.lhs.false6

lor.lhs.false6:                                   ; preds = %if.end3.i, %lor.lhs.false4
  %10 = cmpxchg ptr @busy, i64 0, i64 1 acquire monotonic, align 8
  %11 = extractvalue { i64, i1 } %10, 1
  br i1 %11, label %if.end, label %for.body.i.preheader

if.then:                                          ; preds = %entry
  %cmp3.i = icmp sgt i64 %n, 0
  br i1 %cmp3.i, label %for.body.i.preheader, label %cleanup

for.body.i.preheader:                             ; preds = %cond.end, %lor.lhs.false, %lor.lhs.false6, %if.end.i, %if.then
  br label %for.body.i

for.body.i:                                       ; preds = %for.body.i.preheader, %for.body.i
  %i.04.i = phi i64 [ %inc.i, %for.body.i ], [ 0, %for.body.i.preheader ]
  call void %task(ptr %context, i64 %i.04.i)
  %inc.i = add nuw nsw i64 %i.04.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %n
  br i1 %exitcond.not.i, label %cleanup, label %for.body.i

if.end:                                           ; preds = %lor.lhs.false6
  %cmp8 = icmp ugt i64 %cond, %n
  %cond12 = select i1 %cmp8, i64 %n, i64 %cond
  %sub = add nsw i64 %cond12, -1
  %12 = load atomic i64, ptr @tenferro_workers monotonic, align 128
  %cmp.not.i = icmp slt i64 %12, %sub
  %13 = load i64, ptr @most_workers, align 8
  %cmp1.not.i = icmp slt i64 %12, %13
  %or.cond.i = select i1 %cmp.not.i, i1 %cmp1.not.i, i1 false
  br i1 %or.cond.i, label %if.end.i26, label %grow.exit

if.end.i26:                                       ; preds = %if.end
  %call.i25 = call i32 @sigfillset(ptr %all.i)
  %14 = load i64, ptr @set_mask, align 8
  %conv.i = trunc i64 %14 to i32
  %call2.i = call i32 @pthread_sigmask(i32 %conv.i, ptr %all.i, ptr %before.i)
  %15 = load atomic i64, ptr @tenferro_workers monotonic, align 128
  %cmp7.i.i = icmp slt i64 %15, %sub
  %16 = load i64, ptr @most_workers, align 8
  %cmp18.i.i = icmp slt i64 %15, %16
  %17 = select i1 %cmp7.i.i, i1 %cmp18.i.i, i1 false
  br i1 %17, label %while.body.i.i, label %start_workers.exit.i

while.body.i.i:                                   ; preds = %if.end.i26, %if.end.i.i
  %n.09.i.i = phi i64 [ %add.i.i, %if.end.i.i ], [ %15, %if.end.i26 ]
  %arrayidx.i.i = getelementptr inbounds [1024 x i64], ptr @handles, i64 0, i64 %n.09.i.i
  %add.i.i = add nsw i64 %n.09.i.i, 1
  %18 = inttoptr i64 %add.i.i to ptr
  %call.i.i = call i32 @pthread_create(ptr %arrayidx.i.i, ptr null, ptr @worker, ptr %18)
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
  %19 = select i1 %cmp.i.i, i1 %cmp1.i.i, i1 false
  br i1 %19, label %while.body.i.i, label %start_workers.exit.i

start_workers.exit.i:                             ; preds = %if.end.i.i, %if.end.thread.i.i, %if.end.i26
  %call4.i = call i32 @pthread_sigmask(i32 %conv.i, ptr %before.i, ptr null)
  br label %grow.exit

grow.exit:                                        ; preds = %if.end, %start_workers.exit.i
  %20 = load atomic i64, ptr @tenferro_turn monotonic, align 8
  %21 = load i64, ptr @clock_number, align 8
  %conv.i.i28 = trunc i64 %21 to i32
  %call.i.i.i29 = call i32 @clock_gettime(i32 %conv.i.i28, ptr %time.i.i.i27)
  %seconds.i.i.i30 = getelementptr inbounds %struct.system_time, ptr %time.i.i.i27, i64 0, i32 0
  %22 = load i64, ptr %seconds.i.i.i30, align 8
  %nanoseconds.i.i.i31 = getelementptr inbounds %struct.system_time, ptr %time.i.i.i27, i64 0, i32 1
  %23 = load i64, ptr %nanoseconds.i.i.i31, align 8
  %24 = load i64, ptr @own_clock, align 8
  %conv.i32 = trunc i64 %24 to i32
  %call.i.i33 = call i32 @clock_gettime(i32 %conv.i32, ptr %time.i.i)
  %seconds.i.i = getelementptr inbounds %struct.system_time, ptr %time.i.i, i64 0, i32 0
  %25 = load i64, ptr %seconds.i.i, align 8
  %nanoseconds.i.i = getelementptr inbounds %struct.system_time, ptr %time.i.i, i64 0, i32 1
  %26 = load i64, ptr %nanoseconds.i.i, align 8
  %27 = ptrtoint ptr %task to i64
  store atomic i64 %27, ptr @job.0 monotonic, align 128
  %28 = ptrtoint ptr %context to i64
  store atomic i64 %28, ptr @job.1 monotonic, align 128
  store atomic i64 %n, ptr @job.2 monotonic, align 16
  store atomic i64 %cond, ptr @job.3 monotonic, align 128
  %call.i32.i = call i64 @float_control()
  %29 = load i64, ptr @flush_bits, align 8
  %and.i.i = and i64 %29, %call.i32.i
  store atomic i64 %and.i.i, ptr @job.4 monotonic, align 32
  store atomic i64 0, ptr @finished monotonic, align 128
  %30 = load atomic i64, ptr @work monotonic, align 128
  %31 = add i64 %30, 4294967296
  %shl.i.i = and i64 %31, -4294967296
  %or.i.i = or i64 %shl.i.i, %n
  store atomic i64 %or.i.i, ptr @work seq_cst, align 128
  %32 = load atomic i64, ptr @sleepers seq_cst, align 128
  %cmp.i.i34 = icmp eq i64 %32, 0
  br i1 %cmp.i.i34, label %wake_workers.exit.i, label %if.end.i.i35

if.end.i.i35:                                     ; preds = %grow.exit
  %call.i33.i = call i32 @pthread_mutex_lock(ptr @mutex)
  %call1.i.i = call i32 @pthread_mutex_unlock(ptr @mutex)
  %33 = load atomic i64, ptr @tenferro_workers monotonic, align 128
  %cmp3.not.i.i = icmp slt i64 %33, %cond
  %cmp4.not.i.i = icmp sge i64 %32, %cond12
  %or.cond.i.i = select i1 %cmp3.not.i.i, i1 %cmp4.not.i.i, i1 false
  br i1 %or.cond.i.i, label %for.cond.preheader.i.i, label %if.then5.i.i

for.cond.preheader.i.i:                           ; preds = %if.end.i.i35
  %cmp713.i.i = icmp sgt i64 %cond12, 1
  br i1 %cmp713.i.i, label %for.body.i.i, label %wake_workers.exit.i

if.then5.i.i:                                     ; preds = %if.end.i.i35
  %call6.i.i = call i32 @pthread_cond_broadcast(ptr @wake)
  br label %wake_workers.exit.i

for.body.i.i:                                     ; preds = %for.cond.preheader.i.i, %for.body.i.i
  %i.014.i.i = phi i64 [ %inc.i.i, %for.body.i.i ], [ 0, %for.cond.preheader.i.i ]
  %call8.i.i = call i32 @pthread_cond_signal(ptr @wake)
  %inc.i.i = add nuw nsw i64 %i.014.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %inc.i.i, %sub
  br i1 %exitcond.not.i.i, label %wake_workers.exit.i, label %for.body.i.i

wake_workers.exit.i:                              ; preds = %for.body.i.i, %if.then5.i.i, %for.cond.preheader.i.i, %grow.exit
  %34 = load atomic i64, ptr @work seq_cst, align 128
  %and.i.i64.i = and i64 %34, 4294967295
  %tobool.not.i.i65.i = icmp eq i64 %and.i.i64.i, 0
  br i1 %tobool.not.i.i65.i, label %for.body.i38.i.preheader, label %may_take.exit.i.lr.ph.i

may_take.exit.i.lr.ph.i:                          ; preds = %wake_workers.exit.i
  %neg.i.i.i = xor i64 %29, -1
  br label %may_take.exit.i.i

may_take.exit.i.i:                                ; preds = %work_once.exit.i, %may_take.exit.i.lr.ph.i
  %and.i.i66.i = phi i64 [ %and.i.i64.i, %may_take.exit.i.lr.ph.i ], [ %and.i.i.i, %work_once.exit.i ]
  %35 = phi i64 [ %34, %may_take.exit.i.lr.ph.i ], [ %46, %work_once.exit.i ]
  %36 = load atomic i64, ptr @job.3 monotonic, align 128
  %cmp.i.i.i = icmp sgt i64 %36, 0
  br i1 %cmp.i.i.i, label %if.end.i34.i, label %for.body.i38.i.preheader

if.end.i34.i:                                     ; preds = %may_take.exit.i.i
  %37 = load atomic i64, ptr @job.0 monotonic, align 128
  %38 = inttoptr i64 %37 to ptr
  %39 = load atomic i64, ptr @job.1 monotonic, align 128
  %40 = inttoptr i64 %39 to ptr
  %41 = load atomic i64, ptr @job.2 monotonic, align 16
  %42 = load atomic i64, ptr @job.4 monotonic, align 32
  %sub.i.i = add nsw i64 %35, -1
  %43 = cmpxchg ptr @work, i64 %35, i64 %sub.i.i acq_rel monotonic, align 8
  %44 = extractvalue { i64, i1 } %43, 1
  br i1 %44, label %if.then5.i36.i, label %work_once.exit.i

if.then5.i36.i:                                   ; preds = %if.end.i34.i
  %call.i.i35.i = call i64 @float_control()
  %and.i14.i.i = and i64 %call.i.i35.i, %29
  %cmp.not.i.i.i = icmp eq i64 %and.i14.i.i, %42
  br i1 %cmp.not.i.i.i, label %swap_flushing.exit.i.i, label %if.then.i.i.i

if.then.i.i.i:                                    ; preds = %if.then5.i36.i
  %and1.i.i.i = and i64 %call.i.i35.i, %neg.i.i.i
  %or.i.i.i = or i64 %and1.i.i.i, %42
  call void @set_float_control(i64 %or.i.i.i)
  br label %swap_flushing.exit.i.i

swap_flushing.exit.i.i:                           ; preds = %if.then.i.i.i, %if.then5.i36.i
  %sub7.i.i = sub nsw i64 %41, %and.i.i66.i
  call void %38(ptr %40, i64 %sub7.i.i)
  %45 = atomicrmw add ptr @finished, i64 1 release, align 8
  br label %work_once.exit.i

work_once.exit.i:                                 ; preds = %swap_flushing.exit.i.i, %if.end.i34.i
  %46 = load atomic i64, ptr @work seq_cst, align 128
  %and.i.i.i = and i64 %46, 4294967295
  %tobool.not.i.i.i = icmp eq i64 %and.i.i.i, 0
  br i1 %tobool.not.i.i.i, label %for.body.i38.i.preheader, label %may_take.exit.i.i

for.body.i38.i.preheader:                         ; preds = %work_once.exit.i, %may_take.exit.i.i, %wake_workers.exit.i
  br label %for.body.i38.i

for.body.i38.i:                                   ; preds = %for.body.i38.i.preheader, %for.inc.i.i
  %looks.054.i.i = phi i64 [ %inc.i39.i, %for.inc.i.i ], [ 0, %for.body.i38.i.preheader ]
  %47 = load atomic i64, ptr @finished acquire, align 128
  %cmp.i.i37.i = icmp eq i64 %47, %n
  br i1 %cmp.i.i37.i, label %await.exit.i, label %for.inc.i.i

for.inc.i.i:                                      ; preds = %for.body.i38.i
  %inc.i39.i = add nuw nsw i64 %looks.054.i.i, 1
  call void @pause_processor()
  %exitcond.not.i40.i = icmp eq i64 %inc.i39.i, 1000
  br i1 %exitcond.not.i40.i, label %for.end.i.i, label %for.body.i38.i

for.end.i.i:                                      ; preds = %for.inc.i.i
  %call.i.i.i.i = call i32 @clock_gettime(i32 %conv.i.i28, ptr %time.i.i.i.i)
  %seconds.i.i.i.i = getelementptr inbounds %struct.system_time, ptr %time.i.i.i.i, i64 0, i32 0
  %48 = load i64, ptr %seconds.i.i.i.i, align 8
  %nanoseconds.i.i.i.i = getelementptr inbounds %struct.system_time, ptr %time.i.i.i.i, i64 0, i32 1
  %49 = load i64, ptr %nanoseconds.i.i.i.i, align 8
  %50 = load atomic i64, ptr @tenferro_workers monotonic, align 128
  %cmp14.i.i.i = icmp sgt i64 %50, 0
  br i1 %cmp14.i.i.i, label %for.body.lr.ph.i.i.i, label %time_of_workers.exit.i.i

for.body.lr.ph.i.i.i:                             ; preds = %for.end.i.i
  %seconds.i.i16.i.i = getelementptr inbounds %struct.system_time, ptr %time.i.i15.i.i, i64 0, i32 0
  %nanoseconds.i.i17.i.i = getelementptr inbounds %struct.system_time, ptr %time.i.i15.i.i, i64 0, i32 1
  br label %for.body.i.i.i

for.body.i.i.i:                                   ; preds = %for.inc.i.i.i, %for.body.lr.ph.i.i.i
  %i.016.i.i.i = phi i64 [ 0, %for.body.lr.ph.i.i.i ], [ %inc.i.i.i, %for.inc.i.i.i ]
  %time.015.i.i.i = phi i64 [ 0, %for.body.lr.ph.i.i.i ], [ %add.i.i43.i, %for.inc.i.i.i ]
  %arrayidx.i.i.i = getelementptr inbounds [1024 x i64], ptr @handles, i64 0, i64 %i.016.i.i.i
  %51 = load i64, ptr %arrayidx.i.i.i, align 8
  %call.i.i41.i = call i32 @thread_clock(i64 %51, ptr %clock.i.i.i)
  %tobool.not.i.i42.i = icmp eq i32 %call.i.i41.i, 0
  br i1 %tobool.not.i.i42.i, label %for.inc.i.i.i, label %cleanup.i.i.i

cleanup.i.i.i:                                    ; preds = %for.body.i.i.i
  br label %time_of_workers.exit.i.i

for.inc.i.i.i:                                    ; preds = %for.body.i.i.i
  %52 = load i32, ptr %clock.i.i.i, align 4
  %call.i.i18.i.i = call i32 @clock_gettime(i32 %52, ptr %time.i.i15.i.i)
  %53 = load i64, ptr %seconds.i.i16.i.i, align 8
  %mul.i.i19.i.i = mul nsw i64 %53, 1000000000
  %54 = load i64, ptr %nanoseconds.i.i17.i.i, align 8
  %add.i.i20.i.i = add i64 %54, %time.015.i.i.i
  %add.i.i43.i = add i64 %add.i.i20.i.i, %mul.i.i19.i.i
  %inc.i.i.i = add nuw nsw i64 %i.016.i.i.i, 1
  %exitcond.not.i.i.i = icmp eq i64 %inc.i.i.i, %50
  br i1 %exitcond.not.i.i.i, label %time_of_workers.exit.i.i, label %for.body.i.i.i

time_of_workers.exit.i.i:                         ; preds = %for.inc.i.i.i, %cleanup.i.i.i, %for.end.i.i
  %spec.select.i.i.i = phi i64 [ -1, %cleanup.i.i.i ], [ 0, %for.end.i.i ], [ %add.i.i43.i, %for.inc.i.i.i ]
  %55 = load atomic i64, ptr @finished acquire, align 128
  %cmp.i2155.i.i = icmp eq i64 %55, %n
  br i1 %cmp.i2155.i.i, label %while.end.i.i, label %while.body.i.i36

while.body.i.i36:                                 ; preds = %time_of_workers.exit.i.i, %while.body.i.i36
  %call4.i.i = call i32 @sched_yield()
  %56 = load atomic i64, ptr @finished acquire, align 128
  %cmp.i21.i.i = icmp eq i64 %56, %n
  br i1 %cmp.i21.i.i, label %while.end.i.i, label %while.body.i.i36

while.end.i.i:                                    ; preds = %while.body.i.i36, %time_of_workers.exit.i.i
  %cmp5.i.i = icmp slt i64 %spec.select.i.i.i, 0
  br i1 %cmp5.i.i, label %await.exit.i, label %cond.false.i.i

cond.false.i.i:                                   ; preds = %while.end.i.i
  %call.i.i24.i.i = call i32 @clock_gettime(i32 %conv.i.i28, ptr %time.i.i22.i.i)
  %seconds.i.i25.i.i = getelementptr inbounds %struct.system_time, ptr %time.i.i22.i.i, i64 0, i32 0
  %57 = load i64, ptr %seconds.i.i25.i.i, align 8
  %nanoseconds.i.i27.i.i = getelementptr inbounds %struct.system_time, ptr %time.i.i22.i.i, i64 0, i32 1
  %58 = load i64, ptr %nanoseconds.i.i27.i.i, align 8
  %59 = load atomic i64, ptr @tenferro_workers monotonic, align 128
  %cmp14.i31.i.i = icmp sgt i64 %59, 0
  br i1 %cmp14.i31.i.i, label %for.body.lr.ph.i34.i.i, label %time_of_workers.exit50.i.i

for.body.lr.ph.i34.i.i:                           ; preds = %cond.false.i.i
  %seconds.i.i32.i.i = getelementptr inbounds %struct.system_time, ptr %time.i.i29.i.i, i64 0, i32 0
  %nanoseconds.i.i33.i.i = getelementptr inbounds %struct.system_time, ptr %time.i.i29.i.i, i64 0, i32 1
  br label %for.body.i40.i.i

for.body.i40.i.i:                                 ; preds = %for.inc.i48.i.i, %for.body.lr.ph.i34.i.i
  %i.016.i35.i.i = phi i64 [ 0, %for.body.lr.ph.i34.i.i ], [ %inc.i46.i.i, %for.inc.i48.i.i ]
  %time.015.i36.i.i = phi i64 [ 0, %for.body.lr.ph.i34.i.i ], [ %add.i45.i.i, %for.inc.i48.i.i ]
  %arrayidx.i37.i.i = getelementptr inbounds [1024 x i64], ptr @handles, i64 0, i64 %i.016.i35.i.i
  %60 = load i64, ptr %arrayidx.i37.i.i, align 8
  %call.i38.i.i = call i32 @thread_clock(i64 %60, ptr %clock.i30.i.i)
  %tobool.not.i39.i.i = icmp eq i32 %call.i38.i.i, 0
  br i1 %tobool.not.i39.i.i, label %for.inc.i48.i.i, label %cleanup.i41.i.i

cleanup.i41.i.i:                                  ; preds = %for.body.i40.i.i
  br label %time_of_workers.exit50.i.i

for.inc.i48.i.i:                                  ; preds = %for.body.i40.i.i
  %61 = load i32, ptr %clock.i30.i.i, align 4
  %call.i.i42.i.i = call i32 @clock_gettime(i32 %61, ptr %time.i.i29.i.i)
  %62 = load i64, ptr %seconds.i.i32.i.i, align 8
  %mul.i.i43.i.i = mul nsw i64 %62, 1000000000
  %63 = load i64, ptr %nanoseconds.i.i33.i.i, align 8
  %add.i.i44.i.i = add i64 %63, %time.015.i36.i.i
  %add.i45.i.i = add i64 %add.i.i44.i.i, %mul.i.i43.i.i
  %inc.i46.i.i = add nuw nsw i64 %i.016.i35.i.i, 1
  %exitcond.not.i47.i.i = icmp eq i64 %inc.i46.i.i, %59
  br i1 %exitcond.not.i47.i.i, label %time_of_workers.exit50.i.i, label %for.body.i40.i.i

time_of_workers.exit50.i.i:                       ; preds = %for.inc.i48.i.i, %cleanup.i41.i.i, %cond.false.i.i
  %spec.select.i49.i.i = phi i64 [ -1, %cleanup.i41.i.i ], [ 0, %cond.false.i.i ], [ %add.i45.i.i, %for.inc.i48.i.i ]
  %reass.add.i.i = sub i64 %57, %48
  %reass.mul.i.i = mul i64 %reass.add.i.i, 1000000000
  %add.i.i28.i.i = sub i64 %spec.select.i.i.i, %49
  %add.i.i.neg.i.i = add i64 %add.i.i28.i.i, %58
  %sub.i44.i = add i64 %add.i.i.neg.i.i, %reass.mul.i.i
  %sub9.i.i = sub i64 %sub.i44.i, %spec.select.i49.i.i
  br label %await.exit.i

await.exit.i:                                     ; preds = %for.body.i38.i, %time_of_workers.exit50.i.i, %while.end.i.i
  %retval.1.i.i = phi i64 [ %sub9.i.i, %time_of_workers.exit50.i.i ], [ 0, %while.end.i.i ], [ 0, %for.body.i38.i ]
  %call.i.i47.i = call i32 @clock_gettime(i32 %conv.i.i28, ptr %time.i.i45.i)
  %seconds.i.i48.i = getelementptr inbounds %struct.system_time, ptr %time.i.i45.i, i64 0, i32 0
  %64 = load i64, ptr %seconds.i.i48.i, align 8
  %mul.i.i49.i = mul nsw i64 %64, 1000000000
  %nanoseconds.i.i50.i = getelementptr inbounds %struct.system_time, ptr %time.i.i45.i, i64 0, i32 1
  %65 = load i64, ptr %nanoseconds.i.i50.i, align 8
  %add.i.i51.i = add nsw i64 %mul.i.i49.i, %65
  %mul.i.i.neg.i = mul i64 %22, -1000000000
  %add.i.i.neg.i = sub i64 %mul.i.i.neg.i, %23
  %sub.i = add i64 %add.i.i51.i, %add.i.i.neg.i
  %cmp.not.i37 = icmp sgt i64 %sub.i, %20
  br i1 %cmp.not.i37, label %if.end.i39, label %run_shared.exit

if.end.i39:                                       ; preds = %await.exit.i
  %call.i53.i = call i32 @clock_gettime(i32 %conv.i32, ptr %time.i52.i)
  %seconds.i54.i = getelementptr inbounds %struct.system_time, ptr %time.i52.i, i64 0, i32 0
  %66 = load i64, ptr %seconds.i54.i, align 8
  %nanoseconds.i56.i = getelementptr inbounds %struct.system_time, ptr %time.i52.i, i64 0, i32 1
  %67 = load i64, ptr %nanoseconds.i56.i, align 8
  %reass.add.i = sub i64 %25, %66
  %reass.mul.i = mul i64 %reass.add.i, 1000000000
  %add.i.i38 = add i64 %sub.i, %26
  %sub9.neg.i = sub i64 %add.i.i38, %67
  %sub10.i = add i64 %sub9.neg.i, %reass.mul.i
  %cmp11.i = icmp sgt i64 %sub10.i, %retval.1.i.i
  %spec.select.i = select i1 %cmp11.i, i64 %sub10.i, i64 %retval.1.i.i
  %cmp15.i = icmp sgt i64 %spec.select.i, %20
  br i1 %cmp15.i, label %if.then17.i, label %run_shared.exit

if.then17.i:                                      ; preds = %if.end.i39
  %68 = load i64, ptr @serial_end, align 8
  %sub.i58.i = sub nsw i64 %add.i.i51.i, %68
  %mul.i59.i = shl nsw i64 %spec.select.i, 3
  %cmp.i60.i = icmp slt i64 %sub.i58.i, %mul.i59.i
  %69 = load i64, ptr @serial_factor, align 8
  %mul1.i.i = shl nsw i64 %69, 2
  %cond.i.i = select i1 %cmp.i60.i, i64 %mul1.i.i, i64 1
  store i64 %cond.i.i, ptr @serial_factor, align 8
  %mul2.i.i = mul nsw i64 %cond.i.i, %spec.select.i
  %cmp3.i.i = icmp slt i64 %mul2.i.i, 1000000000
  %cond8.i.i = select i1 %cmp3.i.i, i64 %mul2.i.i, i64 1000000000
  %add.i61.i = add nsw i64 %cond8.i.i, %add.i.i51.i
  store i64 %add.i61.i, ptr @serial_end, align 8
  store atomic i64 %add.i61.i, ptr @serial_until monotonic, align 128
  br label %run_shared.exit

run_shared.exit:                                  ; preds = %await.exit.i, %if.end.i39, %if.then17.i
  store atomic i64 0, ptr @busy release, align 128
  br label %cleanup

cleanup:                                          ; preds = %for.body.i, %if.then, %run_shared.exit
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
  store atomic i64 0, ptr @serial_until seq_cst, align 128
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

declare i32 @clock_gettime(i32, ptr)

declare i32 @sigfillset(ptr)

declare i32 @pthread_sigmask(i32, ptr, ptr)

declare i32 @pthread_create(ptr, ptr, ptr, ptr)

define internal ptr @worker(ptr %argument) {
entry:
  %time.i.i11.i = alloca %struct.system_time, align 8
  %time.i.i.i = alloca %struct.system_time, align 8
  %0 = ptrtoint ptr %argument to i64
  %1 = load atomic i64, ptr @stop monotonic, align 128
  %cmp.i.not9 = icmp eq i64 %1, 0
  br i1 %cmp.i.not9, label %while.body.lr.ph, label %while.end

while.body.lr.ph:                                 ; preds = %entry
  %2 = load i64, ptr @clock_number, align 8
  %conv.i.i = trunc i64 %2 to i32
  %seconds.i.i.i = getelementptr inbounds %struct.system_time, ptr %time.i.i.i, i64 0, i32 0
  %nanoseconds.i.i.i = getelementptr inbounds %struct.system_time, ptr %time.i.i.i, i64 0, i32 1
  %seconds.i.i14.i = getelementptr inbounds %struct.system_time, ptr %time.i.i11.i, i64 0, i32 0
  %nanoseconds.i.i16.i = getelementptr inbounds %struct.system_time, ptr %time.i.i11.i, i64 0, i32 1
  %3 = load i64, ptr @flush_bits, align 8
  %neg.i.i.i = xor i64 %3, -1
  br label %while.body

while.body:                                       ; preds = %while.body.lr.ph, %if.end
  %call.i.i.i = call i32 @clock_gettime(i32 %conv.i.i, ptr %time.i.i.i)
  %4 = load i64, ptr %seconds.i.i.i, align 8
  %mul.i.i.i = mul nsw i64 %4, 1000000000
  %5 = load i64, ptr %nanoseconds.i.i.i, align 8
  %add.i.i.i = add i64 %5, 100000
  %add.i = add i64 %add.i.i.i, %mul.i.i.i
  %6 = load atomic i64, ptr @stop monotonic, align 128
  %cmp.i.not18.i = icmp eq i64 %6, 0
  br i1 %cmp.i.not18.i, label %for.body.i, label %if.end

for.body.i:                                       ; preds = %while.body, %if.end6.i
  %looks.019.i = phi i64 [ %inc.i, %if.end6.i ], [ 1, %while.body ]
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
  %call.i.i10.i = call i64 @float_control()
  %and.i14.i.i = and i64 %3, %call.i.i10.i
  %cmp.not.i.i.i = icmp eq i64 %and.i14.i.i, %14
  br i1 %cmp.not.i.i.i, label %swap_flushing.exit.i.i, label %if.then.i.i.i

if.then.i.i.i:                                    ; preds = %if.then5.i.i
  %and1.i.i.i = and i64 %call.i.i10.i, %neg.i.i.i
  %or.i.i.i = or i64 %and1.i.i.i, %14
  call void @set_float_control(i64 %or.i.i.i)
  br label %swap_flushing.exit.i.i

swap_flushing.exit.i.i:                           ; preds = %if.then.i.i.i, %if.then5.i.i
  %sub7.i.i = sub nsw i64 %13, %and.i.i.i
  call void %10(ptr %12, i64 %sub7.i.i)
  %17 = atomicrmw add ptr @finished, i64 1 release, align 8
  br label %if.end

if.end.i:                                         ; preds = %may_take.exit.i.i, %for.body.i
  %rem.i = and i64 %looks.019.i, 31
  %cmp.i3 = icmp eq i64 %rem.i, 0
  br i1 %cmp.i3, label %land.lhs.true.i, label %if.end6.i

land.lhs.true.i:                                  ; preds = %if.end.i
  %call.i.i13.i = call i32 @clock_gettime(i32 %conv.i.i, ptr %time.i.i11.i)
  %18 = load i64, ptr %seconds.i.i14.i, align 8
  %mul.i.i15.i = mul nsw i64 %18, 1000000000
  %19 = load i64, ptr %nanoseconds.i.i16.i, align 8
  %add.i.i17.i = add nsw i64 %mul.i.i15.i, %19
  %cmp4.i = icmp sgt i64 %add.i.i17.i, %add.i
  br i1 %cmp4.i, label %if.then, label %if.end6.i

if.end6.i:                                        ; preds = %land.lhs.true.i, %if.end.i
  call void @pause_processor()
  %inc.i = add i64 %looks.019.i, 1
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

$float_control

$set_float_control

declare i32 @pthread_cond_wait(ptr, ptr)

declare i32 @pthread_cond_signal(ptr)

$thread_clock
