; Made from source/threads.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 873be737554e67dfe617db1811d2ec09381eddc0d025cb216af54175c5996a4b

%struct.system_object = type { [128 x i8] }
%struct.system_time = type { i64, i64 }

@tenferro_default = global i64 1, align 8
@own_limit = internal global i64 0, align 8
@mutex = internal global %struct.system_object zeroinitializer, align 16
@wake = internal global %struct.system_object zeroinitializer, align 16
@done = internal global %struct.system_object zeroinitializer, align 16
@work = internal global i64 0, align 128
@finished = internal global i64 0, align 128
@busy = internal global i64 0, align 128
@sleepers = internal global i64 0, align 128
@stop = internal global i64 0, align 128
@tenferro_workers = global i64 0, align 128
@awaiting = internal global i64 0, align 8
@in_vain = internal global i8 0, align 1
@most_workers = internal global i64 1024, align 8
@handles = internal global [1024 x i64] zeroinitializer, align 16
@set_mask = internal constant i64 $set_mask
@job.0 = internal global i64 0, align 128
@job.1 = internal global i64 0, align 128
@job.2 = internal global i64 0, align 16
@job.3 = internal global i64 0, align 128
@job.4 = internal global i64 0, align 32
@job.5 = internal global i64 0, align 128
@clock_number = internal constant i64 $clock_number
@flush_bits = internal constant i64 $flush_bits
@usual_policy = internal constant i64 $usual_policy
@batch_policy = internal constant i64 $batch_policy
@last_long = internal global i64 0, align 8

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
  %time.i.i.i = alloca %struct.system_time, align 8
  %time.i29.i = alloca %struct.system_time, align 8
  %time.i.i = alloca %struct.system_time, align 8
  %policy.i.i.i = alloca i32, align 4
  %parameters.i.i.i = alloca [64 x i8], align 8
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
  %call.i22 = call i32 @sigfillset(ptr %all.i)
  %10 = load i64, ptr @set_mask, align 8
  %conv.i = trunc i64 %10 to i32
  %call2.i = call i32 @pthread_sigmask(i32 %conv.i, ptr %all.i, ptr %before.i)
  %11 = load atomic i64, ptr @tenferro_workers monotonic, align 128
  %cmp9.i.i = icmp slt i64 %11, %sub
  %12 = load i64, ptr @most_workers, align 8
  %cmp110.i.i = icmp slt i64 %11, %12
  %13 = select i1 %cmp9.i.i, i1 %cmp110.i.i, i1 false
  br i1 %13, label %while.body.lr.ph.i.i, label %start_workers.exit.i

while.body.lr.ph.i.i:                             ; preds = %if.end.i
  %arraydecay.i.i.i = getelementptr inbounds [64 x i8], ptr %parameters.i.i.i, i64 0, i64 0
  %14 = load i64, ptr @usual_policy, align 8
  %15 = load i64, ptr @batch_policy, align 8
  %conv2.i.i.i = trunc i64 %15 to i32
  br label %while.body.i.i

while.body.i.i:                                   ; preds = %if.end.i.i, %while.body.lr.ph.i.i
  %n.011.i.i = phi i64 [ %11, %while.body.lr.ph.i.i ], [ %add.i.i, %if.end.i.i ]
  %arrayidx.i.i = getelementptr inbounds [1024 x i64], ptr @handles, i64 0, i64 %n.011.i.i
  %add.i.i = add nsw i64 %n.011.i.i, 1
  %16 = inttoptr i64 %add.i.i to ptr
  %call.i.i = call i32 @pthread_create(ptr %arrayidx.i.i, ptr null, ptr @worker, ptr %16)
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.else.i.i, label %if.end.thread.i.i

if.end.thread.i.i:                                ; preds = %while.body.i.i
  store i64 %n.011.i.i, ptr @most_workers, align 8
  br label %start_workers.exit.i

if.else.i.i:                                      ; preds = %while.body.i.i
  %17 = load i64, ptr %arrayidx.i.i, align 8
  store i32 -1, ptr %policy.i.i.i, align 4
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(64) %parameters.i.i.i, i8 0, i64 64, i1 false)
  %call.i.i.i = call i32 @pthread_getschedparam(i64 %17, ptr %policy.i.i.i, ptr %arraydecay.i.i.i)
  %18 = load i32, ptr %policy.i.i.i, align 4
  %conv.i.i.i = sext i32 %18 to i64
  %cmp.i.i.i = icmp eq i64 %14, %conv.i.i.i
  br i1 %cmp.i.i.i, label %if.then.i.i.i, label %if.end.i.i

if.then.i.i.i:                                    ; preds = %if.else.i.i
  %call4.i.i.i = call i32 @pthread_setschedparam(i64 %17, i32 %conv2.i.i.i, ptr %arraydecay.i.i.i)
  br label %if.end.i.i

if.end.i.i:                                       ; preds = %if.then.i.i.i, %if.else.i.i
  store atomic i64 %add.i.i, ptr @tenferro_workers monotonic, align 128
  %.pre.i.i = load i64, ptr @most_workers, align 8
  %cmp.i.i = icmp slt i64 %add.i.i, %sub
  %cmp1.i.i = icmp slt i64 %add.i.i, %.pre.i.i
  %19 = select i1 %cmp.i.i, i1 %cmp1.i.i, i1 false
  br i1 %19, label %while.body.i.i, label %start_workers.exit.i

start_workers.exit.i:                             ; preds = %if.end.i.i, %if.end.thread.i.i, %if.end.i
  %call4.i = call i32 @pthread_sigmask(i32 %conv.i, ptr %before.i, ptr null)
  br label %grow.exit

grow.exit:                                        ; preds = %if.end, %start_workers.exit.i
  %20 = load i64, ptr @clock_number, align 8
  %conv.i.i = trunc i64 %20 to i32
  %call.i.i23 = call i32 @clock_gettime(i32 %conv.i.i, ptr %time.i.i)
  %seconds.i.i = getelementptr inbounds %struct.system_time, ptr %time.i.i, i64 0, i32 0
  %21 = load i64, ptr %seconds.i.i, align 8
  %mul.i.i = mul nsw i64 %21, 1000000000
  %nanoseconds.i.i = getelementptr inbounds %struct.system_time, ptr %time.i.i, i64 0, i32 1
  %22 = load i64, ptr %nanoseconds.i.i, align 8
  %add.i.i24 = add nsw i64 %mul.i.i, %22
  %23 = load i8, ptr @in_vain, align 1
  %tobool.not.i25 = icmp eq i8 %23, 0
  %24 = ptrtoint ptr %task to i64
  store atomic i64 %24, ptr @job.0 monotonic, align 128
  %25 = ptrtoint ptr %context to i64
  store atomic i64 %25, ptr @job.1 monotonic, align 128
  store atomic i64 %n, ptr @job.2 monotonic, align 16
  store atomic i64 %cond, ptr @job.3 monotonic, align 128
  %call.i25.i = call i64 @float_control()
  %26 = load i64, ptr @flush_bits, align 8
  %and.i.i = and i64 %26, %call.i25.i
  store atomic i64 %and.i.i, ptr @job.4 monotonic, align 32
  %call6.i.i = call i32 @own_processor()
  %conv.i26.i = sext i32 %call6.i.i to i64
  store atomic i64 %conv.i26.i, ptr @job.5 monotonic, align 128
  store atomic i64 0, ptr @finished monotonic, align 128
  %27 = load atomic i64, ptr @work monotonic, align 128
  %28 = add i64 %27, 4294967296
  %shl.i.i = and i64 %28, -4294967296
  %or.i.i = or i64 %shl.i.i, %n
  store atomic i64 %or.i.i, ptr @work seq_cst, align 128
  br i1 %tobool.not.i25, label %if.then.i, label %if.end.i28

if.then.i:                                        ; preds = %grow.exit
  %29 = load atomic i64, ptr @sleepers seq_cst, align 128
  %cmp.i.i26 = icmp eq i64 %29, 0
  br i1 %cmp.i.i26, label %wake_workers.exit.i, label %if.end.i.i27

if.end.i.i27:                                     ; preds = %if.then.i
  %call.i27.i = call i32 @pthread_mutex_lock(ptr @mutex)
  %call1.i.i = call i32 @pthread_mutex_unlock(ptr @mutex)
  %30 = load atomic i64, ptr @tenferro_workers monotonic, align 128
  %cmp3.not.i.i = icmp slt i64 %30, %cond
  %cmp4.not.i.i = icmp sge i64 %29, %cond10
  %or.cond.i.i = select i1 %cmp3.not.i.i, i1 %cmp4.not.i.i, i1 false
  br i1 %or.cond.i.i, label %for.cond.preheader.i.i, label %if.then5.i.i

for.cond.preheader.i.i:                           ; preds = %if.end.i.i27
  %cmp713.i.i = icmp sgt i64 %cond10, 1
  br i1 %cmp713.i.i, label %for.body.i.i, label %wake_workers.exit.i

if.then5.i.i:                                     ; preds = %if.end.i.i27
  %call6.i28.i = call i32 @pthread_cond_broadcast(ptr @wake)
  br label %wake_workers.exit.i

for.body.i.i:                                     ; preds = %for.cond.preheader.i.i, %for.body.i.i
  %i.014.i.i = phi i64 [ %inc.i.i, %for.body.i.i ], [ 0, %for.cond.preheader.i.i ]
  %call8.i.i = call i32 @pthread_cond_signal(ptr @wake)
  %inc.i.i = add nuw nsw i64 %i.014.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %inc.i.i, %sub
  br i1 %exitcond.not.i.i, label %wake_workers.exit.i, label %for.body.i.i

wake_workers.exit.i:                              ; preds = %for.body.i.i, %if.then5.i.i, %for.cond.preheader.i.i, %if.then.i
  %31 = xor i1 %cmp.i.i26, true
  %frombool3.i = zext i1 %31 to i8
  br label %if.end.i28

if.end.i28:                                       ; preds = %wake_workers.exit.i, %grow.exit
  %woken.0.i = phi i8 [ 0, %grow.exit ], [ %frombool3.i, %wake_workers.exit.i ]
  %call460.i = call fastcc zeroext i1 @work_once(i64 0)
  br i1 %call460.i, label %for.body.lr.ph.i, label %for.body.i53.preheader.i

for.body.lr.ph.i:                                 ; preds = %if.end.i28
  %seconds.i32.i = getelementptr inbounds %struct.system_time, ptr %time.i29.i, i64 0, i32 0
  %nanoseconds.i34.i = getelementptr inbounds %struct.system_time, ptr %time.i29.i, i64 0, i32 1
  %add.i = add nsw i64 %add.i.i24, 40000
  %cmp713.i43.i = icmp sgt i64 %cond10, 1
  br label %for.body.i29

for.body.i53.preheader.i:                         ; preds = %for.inc.i, %if.end.i28
  %own.0.lcssa.i = phi i64 [ 0, %if.end.i28 ], [ %inc.i31, %for.inc.i ]
  %woken.1.lcssa.i = phi i8 [ %woken.0.i, %if.end.i28 ], [ %woken.2.i, %for.inc.i ]
  br label %for.body.i53.i

for.body.i29:                                     ; preds = %for.inc.i, %for.body.lr.ph.i
  %woken.163.i = phi i8 [ %woken.0.i, %for.body.lr.ph.i ], [ %woken.2.i, %for.inc.i ]
  %waits.062.i = phi i8 [ %23, %for.body.lr.ph.i ], [ %waits.1.i, %for.inc.i ]
  %own.061.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %inc.i31, %for.inc.i ]
  %32 = and i8 %waits.062.i, 1
  %tobool5.not.i = icmp eq i8 %32, 0
  br i1 %tobool5.not.i, label %for.inc.i, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %for.body.i29
  %call.i31.i = call i32 @clock_gettime(i32 %conv.i.i, ptr %time.i29.i)
  %33 = load i64, ptr %seconds.i32.i, align 8
  %mul.i33.i = mul nsw i64 %33, 1000000000
  %34 = load i64, ptr %nanoseconds.i34.i, align 8
  %add.i35.i = add nsw i64 %mul.i33.i, %34
  %cmp.i30 = icmp sgt i64 %add.i35.i, %add.i
  br i1 %cmp.i30, label %if.then7.i, label %for.inc.i

if.then7.i:                                       ; preds = %land.lhs.true.i
  %35 = load atomic i64, ptr @sleepers seq_cst, align 128
  %cmp.i36.i = icmp eq i64 %35, 0
  br i1 %cmp.i36.i, label %wake_workers.exit52.i, label %if.end.i42.i

if.end.i42.i:                                     ; preds = %if.then7.i
  %call.i37.i = call i32 @pthread_mutex_lock(ptr @mutex)
  %call1.i38.i = call i32 @pthread_mutex_unlock(ptr @mutex)
  %36 = load atomic i64, ptr @tenferro_workers monotonic, align 128
  %cmp3.not.i39.i = icmp slt i64 %36, %cond
  %cmp4.not.i40.i = icmp sge i64 %35, %cond10
  %or.cond.i41.i = select i1 %cmp3.not.i39.i, i1 %cmp4.not.i40.i, i1 false
  br i1 %or.cond.i41.i, label %for.cond.preheader.i44.i, label %if.then5.i46.i

for.cond.preheader.i44.i:                         ; preds = %if.end.i42.i
  br i1 %cmp713.i43.i, label %for.body.i51.i, label %wake_workers.exit52.i

if.then5.i46.i:                                   ; preds = %if.end.i42.i
  %call6.i45.i = call i32 @pthread_cond_broadcast(ptr @wake)
  br label %wake_workers.exit52.i

for.body.i51.i:                                   ; preds = %for.cond.preheader.i44.i, %for.body.i51.i
  %i.014.i47.i = phi i64 [ %inc.i49.i, %for.body.i51.i ], [ 0, %for.cond.preheader.i44.i ]
  %call8.i48.i = call i32 @pthread_cond_signal(ptr @wake)
  %inc.i49.i = add nuw nsw i64 %i.014.i47.i, 1
  %exitcond.not.i50.i = icmp eq i64 %inc.i49.i, %sub
  br i1 %exitcond.not.i50.i, label %wake_workers.exit52.i, label %for.body.i51.i

wake_workers.exit52.i:                            ; preds = %for.body.i51.i, %if.then5.i46.i, %for.cond.preheader.i44.i, %if.then7.i
  %37 = xor i1 %cmp.i36.i, true
  %frombool9.i = zext i1 %37 to i8
  br label %for.inc.i

for.inc.i:                                        ; preds = %wake_workers.exit52.i, %land.lhs.true.i, %for.body.i29
  %waits.1.i = phi i8 [ 0, %wake_workers.exit52.i ], [ %waits.062.i, %land.lhs.true.i ], [ %waits.062.i, %for.body.i29 ]
  %woken.2.i = phi i8 [ %frombool9.i, %wake_workers.exit52.i ], [ %woken.163.i, %land.lhs.true.i ], [ %woken.163.i, %for.body.i29 ]
  %inc.i31 = add nuw nsw i64 %own.061.i, 1
  %call4.i32 = call fastcc zeroext i1 @work_once(i64 0)
  br i1 %call4.i32, label %for.body.i29, label %for.body.i53.preheader.i

for.body.i53.i:                                   ; preds = %for.inc.i.i, %for.body.i53.preheader.i
  %looks.011.i.i = phi i64 [ %inc.i54.i, %for.inc.i.i ], [ 0, %for.body.i53.preheader.i ]
  %38 = load atomic i64, ptr @finished acquire, align 128
  %cmp.i.i.i33 = icmp eq i64 %38, %n
  br i1 %cmp.i.i.i33, label %await.exit.i, label %for.inc.i.i

for.inc.i.i:                                      ; preds = %for.body.i53.i
  %inc.i54.i = add nuw nsw i64 %looks.011.i.i, 1
  call void @pause_processor()
  %exitcond.not.i55.i = icmp eq i64 %inc.i54.i, 1000
  br i1 %exitcond.not.i55.i, label %for.end.i.i, label %for.body.i53.i

for.end.i.i:                                      ; preds = %for.inc.i.i
  %call1.i56.i = call i32 @pthread_mutex_lock(ptr @mutex)
  store atomic i64 1, ptr @awaiting seq_cst, align 8
  %39 = load atomic i64, ptr @finished seq_cst, align 128
  %cmp2.not12.i.i = icmp eq i64 %39, %n
  br i1 %cmp2.not12.i.i, label %while.end.i.i, label %while.body.i.i34

while.body.i.i34:                                 ; preds = %for.end.i.i, %while.body.i.i34
  %call3.i.i = call i32 @pthread_cond_wait(ptr @done, ptr @mutex)
  %40 = load atomic i64, ptr @finished seq_cst, align 128
  %cmp2.not.i.i = icmp eq i64 %40, %n
  br i1 %cmp2.not.i.i, label %while.end.i.i, label %while.body.i.i34

while.end.i.i:                                    ; preds = %while.body.i.i34, %for.end.i.i
  store atomic i64 0, ptr @awaiting monotonic, align 8
  %call5.i.i = call i32 @pthread_mutex_unlock(ptr @mutex)
  br label %await.exit.i

await.exit.i:                                     ; preds = %for.body.i53.i, %while.end.i.i
  %call.i.i.i35 = call i32 @clock_gettime(i32 %conv.i.i, ptr %time.i.i.i)
  %seconds.i.i.i = getelementptr inbounds %struct.system_time, ptr %time.i.i.i, i64 0, i32 0
  %41 = load i64, ptr %seconds.i.i.i, align 8
  %mul.i.i.i = mul nsw i64 %41, 1000000000
  %nanoseconds.i.i.i = getelementptr inbounds %struct.system_time, ptr %time.i.i.i, i64 0, i32 1
  %42 = load i64, ptr %nanoseconds.i.i.i, align 8
  %add.i.i.i = add nsw i64 %mul.i.i.i, %42
  %add.i57.i = add nsw i64 %add.i.i24, 400000
  %cmp.i58.i = icmp sgt i64 %add.i.i.i, %add.i57.i
  br i1 %cmp.i58.i, label %if.then.i.i, label %entry.if.end_crit_edge.i.i

entry.if.end_crit_edge.i.i:                       ; preds = %await.exit.i
  %.pre.i.i36 = load i64, ptr @last_long, align 8
  br label %was_vain.exit.i

if.then.i.i:                                      ; preds = %await.exit.i
  store i64 %add.i.i.i, ptr @last_long, align 8
  br label %was_vain.exit.i

was_vain.exit.i:                                  ; preds = %if.then.i.i, %entry.if.end_crit_edge.i.i
  %43 = phi i64 [ %.pre.i.i36, %entry.if.end_crit_edge.i.i ], [ %add.i.i.i, %if.then.i.i ]
  %add1.i.i = add nsw i64 %43, 1000000
  %cmp2.i.i = icmp sle i64 %add.i.i.i, %add1.i.i
  %cmp13.not.i = icmp slt i64 %own.0.lcssa.i, %n
  %or.cond.i37 = select i1 %cmp2.i.i, i1 true, i1 %cmp13.not.i
  br i1 %or.cond.i37, label %run_shared.exit, label %land.rhs.i

land.rhs.i:                                       ; preds = %was_vain.exit.i
  %44 = and i8 %woken.1.lcssa.i, 1
  %tobool14.not.i = icmp eq i8 %44, 0
  %45 = load i8, ptr @in_vain, align 1
  %.op.i = and i8 %45, 1
  %phi.cast.i = select i1 %tobool14.not.i, i8 %.op.i, i8 1
  br label %run_shared.exit

run_shared.exit:                                  ; preds = %was_vain.exit.i, %land.rhs.i
  %46 = phi i8 [ 0, %was_vain.exit.i ], [ %phi.cast.i, %land.rhs.i ]
  store i8 %46, ptr @in_vain, align 1
  store atomic i64 0, ptr @busy release, align 128
  br label %cleanup

cleanup:                                          ; preds = %for.body.i, %if.then, %run_shared.exit
  ret void
}

define void @tenferro_reset() {
entry:
  %call = call i32 @pthread_mutex_init(ptr @mutex, ptr null)
  %call1 = call i32 @pthread_cond_init(ptr @wake, ptr null)
  %call2 = call i32 @pthread_cond_init(ptr @done, ptr null)
  store atomic i64 0, ptr @work seq_cst, align 128
  store atomic i64 0, ptr @finished seq_cst, align 128
  store atomic i64 0, ptr @busy seq_cst, align 128
  store atomic i64 0, ptr @sleepers seq_cst, align 128
  store atomic i64 0, ptr @stop seq_cst, align 128
  store atomic i64 0, ptr @tenferro_workers seq_cst, align 128
  store atomic i64 0, ptr @awaiting seq_cst, align 8
  store i8 0, ptr @in_vain, align 1
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
  %time.i25.i = alloca %struct.system_time, align 8
  %time.i18.i = alloca %struct.system_time, align 8
  %time.i.i = alloca %struct.system_time, align 8
  %0 = ptrtoint ptr %argument to i64
  %1 = load atomic i64, ptr @stop monotonic, align 128
  %cmp.i.not7 = icmp eq i64 %1, 0
  br i1 %cmp.i.not7, label %while.body.lr.ph, label %while.end

while.body.lr.ph:                                 ; preds = %entry
  %2 = load i64, ptr @clock_number, align 8
  %conv.i.i = trunc i64 %2 to i32
  %seconds.i.i = getelementptr inbounds %struct.system_time, ptr %time.i.i, i64 0, i32 0
  %nanoseconds.i.i = getelementptr inbounds %struct.system_time, ptr %time.i.i, i64 0, i32 1
  %seconds.i28.i = getelementptr inbounds %struct.system_time, ptr %time.i25.i, i64 0, i32 0
  %nanoseconds.i30.i = getelementptr inbounds %struct.system_time, ptr %time.i25.i, i64 0, i32 1
  %seconds.i21.i = getelementptr inbounds %struct.system_time, ptr %time.i18.i, i64 0, i32 0
  %nanoseconds.i23.i = getelementptr inbounds %struct.system_time, ptr %time.i18.i, i64 0, i32 1
  br label %while.body

while.body:                                       ; preds = %while.body.lr.ph, %sleep_until_called.exit
  %call.i.i = call i32 @clock_gettime(i32 %conv.i.i, ptr %time.i.i)
  %3 = load i64, ptr %seconds.i.i, align 8
  %4 = load i64, ptr %nanoseconds.i.i, align 8
  %5 = load atomic i64, ptr @stop monotonic, align 128
  %cmp.i.not32.i = icmp eq i64 %5, 0
  br i1 %cmp.i.not32.i, label %for.body.lr.ph.i, label %spin.exit

for.body.lr.ph.i:                                 ; preds = %while.body
  %add.i.i = add i64 %4, 100000
  %mul.i.i = mul nsw i64 %3, 1000000000
  %add.i = add i64 %add.i.i, %mul.i.i
  br label %for.body.i

for.body.i:                                       ; preds = %for.inc.i, %for.body.lr.ph.i
  %end.035.i = phi i64 [ %add.i, %for.body.lr.ph.i ], [ %end.1.i, %for.inc.i ]
  %looks.033.i = phi i64 [ 1, %for.body.lr.ph.i ], [ %inc.i, %for.inc.i ]
  %6 = load atomic i64, ptr @work seq_cst, align 128
  %call.i16.i = call i32 @own_processor()
  %cmp.i17.i = icmp sgt i32 %call.i16.i, -1
  br i1 %cmp.i17.i, label %displaces_caller.exit.i, label %if.end.i

displaces_caller.exit.i:                          ; preds = %for.body.i
  %conv5.i.i = zext i32 %call.i16.i to i64
  %7 = load atomic i64, ptr @job.5 monotonic, align 128
  %cmp2.i.i = icmp eq i64 %7, %conv5.i.i
  br i1 %cmp2.i.i, label %spin.exit, label %if.end.i

if.end.i:                                         ; preds = %displaces_caller.exit.i, %for.body.i
  %call3.i = call fastcc zeroext i1 @work_once(i64 %0)
  br i1 %call3.i, label %if.then4.i, label %if.end7.i

if.then4.i:                                       ; preds = %if.end.i
  %call.i20.i = call i32 @clock_gettime(i32 %conv.i.i, ptr %time.i18.i)
  %8 = load i64, ptr %seconds.i21.i, align 8
  %mul.i22.i = mul nsw i64 %8, 1000000000
  %9 = load i64, ptr %nanoseconds.i23.i, align 8
  %add.i24.i = add i64 %9, 100000
  %add6.i = add i64 %add.i24.i, %mul.i22.i
  br label %for.inc.i

if.end7.i:                                        ; preds = %if.end.i
  %rem.i = and i64 %looks.033.i, 31
  %cmp.i3 = icmp eq i64 %rem.i, 0
  br i1 %cmp.i3, label %land.lhs.true.i, label %if.end11.i

land.lhs.true.i:                                  ; preds = %if.end7.i
  %call.i27.i = call i32 @clock_gettime(i32 %conv.i.i, ptr %time.i25.i)
  %10 = load i64, ptr %seconds.i28.i, align 8
  %mul.i29.i = mul nsw i64 %10, 1000000000
  %11 = load i64, ptr %nanoseconds.i30.i, align 8
  %add.i31.i = add nsw i64 %mul.i29.i, %11
  %cmp9.i = icmp sgt i64 %add.i31.i, %end.035.i
  br i1 %cmp9.i, label %spin.exit, label %if.end11.i

if.end11.i:                                       ; preds = %land.lhs.true.i, %if.end7.i
  call void @pause_processor()
  br label %for.inc.i

for.inc.i:                                        ; preds = %if.end11.i, %if.then4.i
  %end.1.i = phi i64 [ %add6.i, %if.then4.i ], [ %end.035.i, %if.end11.i ]
  %inc.i = add i64 %looks.033.i, 1
  %12 = load atomic i64, ptr @stop monotonic, align 128
  %cmp.i.not.i = icmp eq i64 %12, 0
  br i1 %cmp.i.not.i, label %for.body.i, label %spin.exit

spin.exit:                                        ; preds = %displaces_caller.exit.i, %land.lhs.true.i, %for.inc.i, %while.body
  %word.1.i = phi i64 [ 0, %while.body ], [ %6, %for.inc.i ], [ %6, %land.lhs.true.i ], [ %6, %displaces_caller.exit.i ]
  %call.i = call i32 @pthread_mutex_lock(ptr @mutex)
  %13 = atomicrmw add ptr @sleepers, i64 1 seq_cst, align 8
  %14 = load atomic i64, ptr @stop monotonic, align 128
  %cmp.i.not11.i = icmp eq i64 %14, 0
  br i1 %cmp.i.not11.i, label %for.body.i4, label %sleep_until_called.exit

for.body.i4:                                      ; preds = %spin.exit, %for.inc.i6
  %15 = load atomic i64, ptr @work seq_cst, align 128
  %cmp.not.unshifted.i = xor i64 %15, %word.1.i
  %cmp.not.i = icmp ult i64 %cmp.not.unshifted.i, 4294967296
  %and.i.i = and i64 %15, 4294967295
  %tobool.not.i.i = icmp eq i64 %and.i.i, 0
  %or.cond.i = or i1 %cmp.not.i, %tobool.not.i.i
  br i1 %or.cond.i, label %for.inc.i6, label %may_take.exit.i

may_take.exit.i:                                  ; preds = %for.body.i4
  %16 = load atomic i64, ptr @job.3 monotonic, align 128
  %cmp.i10.i = icmp sgt i64 %16, %0
  br i1 %cmp.i10.i, label %sleep_until_called.exit, label %for.inc.i6

for.inc.i6:                                       ; preds = %may_take.exit.i, %for.body.i4
  %call5.i = call i32 @pthread_cond_wait(ptr @wake, ptr @mutex)
  %17 = load atomic i64, ptr @stop monotonic, align 128
  %cmp.i.not.i5 = icmp eq i64 %17, 0
  br i1 %cmp.i.not.i5, label %for.body.i4, label %sleep_until_called.exit

sleep_until_called.exit:                          ; preds = %may_take.exit.i, %for.inc.i6, %spin.exit
  %18 = atomicrmw sub ptr @sleepers, i64 1 seq_cst, align 8
  %call8.i = call i32 @pthread_mutex_unlock(ptr @mutex)
  %19 = load atomic i64, ptr @stop monotonic, align 128
  %cmp.i.not = icmp eq i64 %19, 0
  br i1 %cmp.i.not, label %while.body, label %while.end

while.end:                                        ; preds = %sleep_until_called.exit, %entry
  ret ptr null
}

declare i32 @pthread_cond_wait(ptr, ptr)

define internal fastcc zeroext i1 @work_once(i64 %index) {
entry:
  %0 = load atomic i64, ptr @work seq_cst, align 128
  %and.i = and i64 %0, 4294967295
  %tobool.not.i = icmp eq i64 %and.i, 0
  br i1 %tobool.not.i, label %cleanup, label %may_take.exit

may_take.exit:                                    ; preds = %entry
  %1 = load atomic i64, ptr @job.3 monotonic, align 128
  %cmp.i = icmp sgt i64 %1, %index
  br i1 %cmp.i, label %if.end, label %cleanup

if.end:                                           ; preds = %may_take.exit
  %2 = load atomic i64, ptr @job.0 monotonic, align 128
  %3 = inttoptr i64 %2 to ptr
  %4 = load atomic i64, ptr @job.1 monotonic, align 128
  %5 = inttoptr i64 %4 to ptr
  %6 = load atomic i64, ptr @job.2 monotonic, align 16
  %7 = load atomic i64, ptr @job.4 monotonic, align 32
  %sub = add nsw i64 %0, -1
  %8 = cmpxchg ptr @work, i64 %0, i64 %sub acq_rel monotonic, align 8
  %9 = extractvalue { i64, i1 } %8, 1
  br i1 %9, label %if.then5, label %cleanup

if.then5:                                         ; preds = %if.end
  %call.i = call i64 @float_control()
  %10 = load i64, ptr @flush_bits, align 8
  %and.i19 = and i64 %10, %call.i
  %cmp.not.i = icmp eq i64 %and.i19, %7
  br i1 %cmp.not.i, label %swap_flushing.exit, label %if.then.i

if.then.i:                                        ; preds = %if.then5
  %neg.i = xor i64 %10, -1
  %and1.i = and i64 %call.i, %neg.i
  %or.i = or i64 %and1.i, %7
  call void @set_float_control(i64 %or.i)
  br label %swap_flushing.exit

swap_flushing.exit:                               ; preds = %if.then5, %if.then.i
  %sub7 = sub nsw i64 %6, %and.i
  call void %3(ptr %5, i64 %sub7)
  %11 = atomicrmw add ptr @finished, i64 1 seq_cst, align 8
  %add = add nsw i64 %11, 1
  %cmp = icmp eq i64 %add, %6
  br i1 %cmp, label %land.lhs.true, label %cleanup

land.lhs.true:                                    ; preds = %swap_flushing.exit
  %12 = load atomic i64, ptr @awaiting seq_cst, align 8
  %tobool11.not = icmp eq i64 %12, 0
  br i1 %tobool11.not, label %cleanup, label %if.then12

if.then12:                                        ; preds = %land.lhs.true
  %call.i20 = call i32 @pthread_mutex_lock(ptr @mutex)
  %call1.i = call i32 @pthread_cond_signal(ptr @done)
  %call2.i = call i32 @pthread_mutex_unlock(ptr @mutex)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end, %if.then12, %land.lhs.true, %swap_flushing.exit, %may_take.exit
  %13 = phi i1 [ true, %if.end ], [ true, %if.then12 ], [ true, %land.lhs.true ], [ true, %swap_flushing.exit ], [ false, %may_take.exit ], [ false, %entry ]
  ret i1 %13
}

$pause_processor

declare i32 @clock_gettime(i32, ptr)

$own_processor

$float_control

$set_float_control

declare i32 @pthread_cond_signal(ptr)

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)

declare i32 @pthread_getschedparam(i64, ptr, ptr)

declare i32 @pthread_setschedparam(i64, i32, ptr)
