; Made from source/driver.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 60308edfe7dde0ef01ccd80809dde66bdbfe83379badfb0eb16a0149573b2c24

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
  %mul = shl nsw i64 %0, 3
  %1 = alloca i8, i64 %mul, align 16
  %2 = load i64, ptr %table, align 8
  %cmp54 = icmp sgt i64 %2, 0
  br i1 %cmp54, label %for.cond2.preheader.lr.ph, label %cleanup

for.cond2.preheader.lr.ph:                        ; preds = %entry
  %add.ptr = getelementptr inbounds i64, ptr %table, i64 2
  %code.i = getelementptr inbounds %struct.turn, ptr %t.i, i64 0, i32 0
  %frame2.i = getelementptr inbounds %struct.turn, ptr %t.i, i64 0, i32 1
  %first.i = getelementptr inbounds %struct.turn, ptr %t.i, i64 0, i32 2
  br label %for.cond2.preheader

for.cond2.preheader:                              ; preds = %for.cond2.preheader.lr.ph, %if.end18
  %i.057 = phi i64 [ 0, %for.cond2.preheader.lr.ph ], [ %inc23, %if.end18 ]
  %step.055 = phi ptr [ %add.ptr, %for.cond2.preheader.lr.ph ], [ %add.ptr21, %if.end18 ]
  %pointers = getelementptr inbounds %struct.step_words, ptr %step.055, i64 0, i32 3
  %3 = load i64, ptr %pointers, align 8
  %cmp352 = icmp sgt i64 %3, 0
  br i1 %cmp352, label %for.body5, label %for.cond.cleanup4

for.cond.cleanup4:                                ; preds = %address.exit, %for.cond2.preheader
  %turn = getelementptr inbounds %struct.step_words, ptr %step.055, i64 0, i32 2
  %4 = load i64, ptr %turn, align 8
  %tobool.not = icmp eq i64 %4, 0
  br i1 %tobool.not, label %if.else, label %if.then

for.body5:                                        ; preds = %for.cond2.preheader, %address.exit
  %j.053 = phi i64 [ %inc, %address.exit ], [ 0, %for.cond2.preheader ]
  %selector.i = getelementptr inbounds %struct.step_words, ptr %step.055, i64 0, i32 4, i64 %j.053, i32 0
  %5 = load i64, ptr %selector.i, align 8
  %cmp.i = icmp sgt i64 %5, -1
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %for.body5
  %arrayidx.i = getelementptr inbounds i64, ptr %data, i64 %5
  %6 = load i64, ptr %arrayidx.i, align 8
  br label %address.exit

if.end.i:                                         ; preds = %for.body5
  %cmp3.i = icmp eq i64 %5, -1
  %cond.i = select i1 %cmp3.i, i64 %workspace, i64 0
  br label %address.exit

address.exit:                                     ; preds = %if.then.i, %if.end.i
  %cond.sink.i = phi i64 [ %cond.i, %if.end.i ], [ %6, %if.then.i ]
  %offset4.i = getelementptr inbounds %struct.step_words, ptr %step.055, i64 0, i32 4, i64 %j.053, i32 1
  %7 = load i64, ptr %offset4.i, align 8
  %add5.i = add nsw i64 %7, %cond.sink.i
  %arrayidx7 = getelementptr inbounds i64, ptr %1, i64 %j.053
  store i64 %add5.i, ptr %arrayidx7, align 8
  %inc = add nuw nsw i64 %j.053, 1
  %exitcond.not = icmp eq i64 %inc, %3
  br i1 %exitcond.not, label %for.cond.cleanup4, label %for.body5

if.then:                                          ; preds = %for.cond.cleanup4
  %call.i = call i64 @tenferro_limit()
  %mul.i = mul nsw i64 %call.i, %4
  %8 = load atomic i64, ptr %step.055 monotonic, align 8
  %9 = inttoptr i64 %8 to ptr
  store ptr %9, ptr %code.i, align 8
  store ptr %1, ptr %frame2.i, align 8
  %tasks.i = getelementptr inbounds %struct.step_words, ptr %step.055, i64 0, i32 1
  store i64 0, ptr %first.i, align 8
  %10 = load i64, ptr %tasks.i, align 8
  %cmp22.i = icmp sgt i64 %10, 0
  br i1 %cmp22.i, label %for.body.i, label %run_in_turns.exit.thread

for.body.i:                                       ; preds = %if.then, %for.inc.i
  %11 = phi i64 [ %13, %for.inc.i ], [ %10, %if.then ]
  %storemerge23.i = phi i64 [ %add.i, %for.inc.i ], [ 0, %if.then ]
  %sub.i = sub nsw i64 %11, %storemerge23.i
  %cmp6.i = icmp slt i64 %sub.i, %mul.i
  %cond.i45 = select i1 %cmp6.i, i64 %sub.i, i64 %mul.i
  call void @tenferro_parallel_for(ptr @run_task, ptr %t.i, i64 %cond.i45)
  %call.i.i = call i32 @PyGILState_Ensure()
  %call1.i.i = call i32 @PyErr_CheckSignals()
  call void @PyGILState_Release(i32 %call.i.i)
  %tobool.not.i.not.i = icmp eq i32 %call1.i.i, 0
  br i1 %tobool.not.i.not.i, label %for.inc.i, label %run_in_turns.exit

for.inc.i:                                        ; preds = %for.body.i
  %12 = load i64, ptr %first.i, align 8
  %add.i = add nsw i64 %12, %mul.i
  store i64 %add.i, ptr %first.i, align 8
  %13 = load i64, ptr %tasks.i, align 8
  %cmp.i46 = icmp sgt i64 %13, %add.i
  br i1 %cmp.i46, label %for.body.i, label %run_in_turns.exit.thread

run_in_turns.exit.thread:                         ; preds = %for.inc.i, %if.then
  br label %if.end18

run_in_turns.exit:                                ; preds = %for.body.i
  br label %cleanup

if.else:                                          ; preds = %for.cond.cleanup4
  %tasks = getelementptr inbounds %struct.step_words, ptr %step.055, i64 0, i32 1
  %14 = load i64, ptr %tasks, align 8
  %cmp11 = icmp eq i64 %14, 1
  %15 = load atomic i64, ptr %step.055 monotonic, align 8
  %16 = inttoptr i64 %15 to ptr
  br i1 %cmp11, label %if.then12, label %if.else14

if.then12:                                        ; preds = %if.else
  call void %16(ptr %1, i64 0)
  br label %if.end18

if.else14:                                        ; preds = %if.else
  call void @tenferro_parallel_for(ptr %16, ptr %1, i64 %14)
  br label %if.end18

if.end18:                                         ; preds = %run_in_turns.exit.thread, %if.then12, %if.else14
  %17 = load i64, ptr %pointers, align 8
  %add.ptr21 = getelementptr inbounds %struct.step_words, ptr %step.055, i64 0, i32 4, i64 %17
  %inc23 = add nuw nsw i64 %i.057, 1
  %18 = load i64, ptr %table, align 8
  %cmp = icmp slt i64 %inc23, %18
  br i1 %cmp, label %for.cond2.preheader, label %cleanup

cleanup:                                          ; preds = %if.end18, %entry, %run_in_turns.exit
  %cmp51 = phi i64 [ 1, %run_in_turns.exit ], [ 0, %entry ], [ 0, %if.end18 ]
  ret i64 %cmp51
}

declare void @tenferro_parallel_for(ptr, ptr, i64)

declare i64 @tenferro_limit()

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
