; Made from source/driver.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 240b14cef8dd4409e0d4f8b00fe9e447bfbe3d1c8953f39af9cdbd467e392c2a

%struct.turn = type { ptr, ptr, i64 }
%struct.step_words = type { i64, i64, i64, i64, [0 x %struct.pointer_words] }
%struct.pointer_words = type { i64, i64 }

define i64 @tenferro_look_at_signals() {
entry:
  %call = call i32 @PyGILState_Ensure()
  %call1 = call i32 @PyErr_CheckSignals()
  call void @PyGILState_Release(i32 %call)
  %tobool.not = icmp ne i32 %call1, 0
  %0 = zext i1 %tobool.not to i64
  ret i64 %0
}

declare i32 @PyGILState_Ensure()

declare i32 @PyErr_CheckSignals()

declare void @PyGILState_Release(i32)

define i64 @program(ptr %data, ptr %shapes, ptr %strides, i64 %workspace, ptr %table) {
entry:
  %t.i = alloca %struct.turn, align 8
  %arrayidx = getelementptr inbounds i64, ptr %table, i64 1
  %0 = load i64, ptr %arrayidx, align 8
  %add = shl i64 %0, 3
  %mul = add i64 %add, 8
  %1 = alloca i8, i64 %mul, align 16
  %add.ptr = getelementptr inbounds i64, ptr %1, i64 1
  %2 = load i64, ptr %table, align 8
  %cmp63 = icmp sgt i64 %2, 0
  br i1 %cmp63, label %for.cond3.preheader.lr.ph, label %cleanup

for.cond3.preheader.lr.ph:                        ; preds = %entry
  %add.ptr1 = getelementptr inbounds i64, ptr %table, i64 2
  %code.i = getelementptr inbounds %struct.turn, ptr %t.i, i64 0, i32 0
  %frame1.i = getelementptr inbounds %struct.turn, ptr %t.i, i64 0, i32 1
  %first.i = getelementptr inbounds %struct.turn, ptr %t.i, i64 0, i32 2
  br label %for.cond3.preheader

for.cond3.preheader:                              ; preds = %for.cond3.preheader.lr.ph, %if.end23
  %i.066 = phi i64 [ 0, %for.cond3.preheader.lr.ph ], [ %inc28, %if.end23 ]
  %step.064 = phi ptr [ %add.ptr1, %for.cond3.preheader.lr.ph ], [ %add.ptr26, %if.end23 ]
  %pointers = getelementptr inbounds %struct.step_words, ptr %step.064, i64 0, i32 3
  %3 = load i64, ptr %pointers, align 8
  %cmp461 = icmp sgt i64 %3, 0
  br i1 %cmp461, label %for.body6, label %for.cond.cleanup5

for.cond.cleanup5:                                ; preds = %address.exit, %for.cond3.preheader
  %tasks = getelementptr inbounds %struct.step_words, ptr %step.064, i64 0, i32 1
  %4 = load i64, ptr %tasks, align 8
  %cmp9 = icmp eq i64 %4, 1
  br i1 %cmp9, label %cond.end, label %cond.false

for.body6:                                        ; preds = %for.cond3.preheader, %address.exit
  %j.062 = phi i64 [ %inc, %address.exit ], [ 0, %for.cond3.preheader ]
  %selector.i = getelementptr inbounds %struct.step_words, ptr %step.064, i64 0, i32 4, i64 %j.062, i32 0
  %5 = load i64, ptr %selector.i, align 8
  %cmp.i = icmp sgt i64 %5, -1
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %for.body6
  %arrayidx.i = getelementptr inbounds i64, ptr %data, i64 %5
  %6 = load i64, ptr %arrayidx.i, align 8
  br label %address.exit

if.end.i:                                         ; preds = %for.body6
  %cmp3.i = icmp eq i64 %5, -1
  %cond.i = select i1 %cmp3.i, i64 %workspace, i64 0
  br label %address.exit

address.exit:                                     ; preds = %if.then.i, %if.end.i
  %cond.sink.i = phi i64 [ %cond.i, %if.end.i ], [ %6, %if.then.i ]
  %offset4.i = getelementptr inbounds %struct.step_words, ptr %step.064, i64 0, i32 4, i64 %j.062, i32 1
  %7 = load i64, ptr %offset4.i, align 8
  %add5.i = add nsw i64 %7, %cond.sink.i
  %arrayidx8 = getelementptr inbounds i64, ptr %add.ptr, i64 %j.062
  store i64 %add5.i, ptr %arrayidx8, align 8
  %inc = add nuw nsw i64 %j.062, 1
  %exitcond.not = icmp eq i64 %inc, %3
  br i1 %exitcond.not, label %for.cond.cleanup5, label %for.body6

cond.false:                                       ; preds = %for.cond.cleanup5
  %call10 = call i64 @tenferro_limit()
  br label %cond.end

cond.end:                                         ; preds = %for.cond.cleanup5, %cond.false
  %8 = phi i64 [ %call10, %cond.false ], [ 1, %for.cond.cleanup5 ]
  store i64 %8, ptr %1, align 16
  %turn = getelementptr inbounds %struct.step_words, ptr %step.064, i64 0, i32 2
  %9 = load i64, ptr %turn, align 8
  %tobool.not = icmp eq i64 %9, 0
  br i1 %tobool.not, label %if.else, label %if.then

if.then:                                          ; preds = %cond.end
  %mul.i = mul nsw i64 %8, %9
  %10 = load atomic i64, ptr %step.064 monotonic, align 8
  %11 = inttoptr i64 %10 to ptr
  store ptr %11, ptr %code.i, align 8
  store ptr %add.ptr, ptr %frame1.i, align 8
  store i64 0, ptr %first.i, align 8
  %12 = load i64, ptr %tasks, align 8
  %cmp22.i = icmp sgt i64 %12, 0
  br i1 %cmp22.i, label %for.body.i, label %run_in_turns.exit.thread

for.body.i:                                       ; preds = %if.then, %for.inc.i
  %13 = phi i64 [ %15, %for.inc.i ], [ %12, %if.then ]
  %storemerge23.i = phi i64 [ %add.i, %for.inc.i ], [ 0, %if.then ]
  %sub.i = sub nsw i64 %13, %storemerge23.i
  %cmp5.i = icmp slt i64 %sub.i, %mul.i
  %cond.i54 = select i1 %cmp5.i, i64 %sub.i, i64 %mul.i
  call void @tenferro_parallel_for(ptr @run_task, ptr %t.i, i64 %cond.i54)
  %call.i.i = call i32 @PyGILState_Ensure()
  %call1.i.i = call i32 @PyErr_CheckSignals()
  call void @PyGILState_Release(i32 %call.i.i)
  %tobool.not.i.not.i = icmp eq i32 %call1.i.i, 0
  br i1 %tobool.not.i.not.i, label %for.inc.i, label %run_in_turns.exit

for.inc.i:                                        ; preds = %for.body.i
  %14 = load i64, ptr %first.i, align 8
  %add.i = add nsw i64 %14, %mul.i
  store i64 %add.i, ptr %first.i, align 8
  %15 = load i64, ptr %tasks, align 8
  %cmp.i55 = icmp sgt i64 %15, %add.i
  br i1 %cmp.i55, label %for.body.i, label %run_in_turns.exit.thread

run_in_turns.exit.thread:                         ; preds = %for.inc.i, %if.then
  br label %if.end23

run_in_turns.exit:                                ; preds = %for.body.i
  br label %cleanup

if.else:                                          ; preds = %cond.end
  %16 = load i64, ptr %tasks, align 8
  %cmp16 = icmp eq i64 %16, 1
  %17 = load atomic i64, ptr %step.064 monotonic, align 8
  %18 = inttoptr i64 %17 to ptr
  br i1 %cmp16, label %if.then17, label %if.else19

if.then17:                                        ; preds = %if.else
  call void %18(ptr %add.ptr, i64 0)
  br label %if.end23

if.else19:                                        ; preds = %if.else
  call void @tenferro_parallel_for(ptr %18, ptr %add.ptr, i64 %16)
  br label %if.end23

if.end23:                                         ; preds = %run_in_turns.exit.thread, %if.then17, %if.else19
  %19 = load i64, ptr %pointers, align 8
  %add.ptr26 = getelementptr inbounds %struct.step_words, ptr %step.064, i64 0, i32 4, i64 %19
  %inc28 = add nuw nsw i64 %i.066, 1
  %20 = load i64, ptr %table, align 8
  %cmp = icmp slt i64 %inc28, %20
  br i1 %cmp, label %for.cond3.preheader, label %cleanup

cleanup:                                          ; preds = %if.end23, %entry, %run_in_turns.exit
  %cmp60 = phi i64 [ 1, %run_in_turns.exit ], [ 0, %entry ], [ 0, %if.end23 ]
  ret i64 %cmp60
}

declare i64 @tenferro_limit()

declare void @tenferro_parallel_for(ptr, ptr, i64)

define internal void @run_task(ptr %context, i64 %task) {
entry:
  %code = getelementptr inbounds %struct.turn, ptr %context, i64 0, i32 0
  %0 = load ptr, ptr %code, align 8
  %frame = getelementptr inbounds %struct.turn, ptr %context, i64 0, i32 1
  %1 = load ptr, ptr %frame, align 8
  %first = getelementptr inbounds %struct.turn, ptr %context, i64 0, i32 2
  %2 = load i64, ptr %first, align 8
  %add = add nsw i64 %2, %task
  call void %0(ptr %1, i64 %add)
  ret void
}
