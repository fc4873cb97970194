; Made from source/driver.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 834ad411f62e392145b82096d6742a9b74cc18ff4d832aacecd276b7e26dcad4

%struct.step_words = type { i64, i64, i64, [0 x %struct.pointer_words] }
%struct.pointer_words = type { i64, i64 }

define i64 @program(ptr %data, ptr %shapes, ptr %strides, i64 %workspace, ptr %table) {
entry:
  %arrayidx = getelementptr inbounds i64, ptr %table, i64 1
  %0 = load i64, ptr %arrayidx, align 8
  %mul = shl nsw i64 %0, 3
  %1 = alloca i8, i64 %mul, align 16
  %2 = load i64, ptr %table, align 8
  %cmp36 = icmp sgt i64 %2, 0
  br i1 %cmp36, label %for.cond2.preheader.preheader, label %for.cond.cleanup

for.cond2.preheader.preheader:                    ; preds = %entry
  %add.ptr = getelementptr inbounds i64, ptr %table, i64 2
  br label %for.cond2.preheader

for.cond2.preheader:                              ; preds = %for.cond2.preheader.preheader, %if.end
  %i.039 = phi i64 [ %inc16, %if.end ], [ 0, %for.cond2.preheader.preheader ]
  %step.037 = phi ptr [ %add.ptr14, %if.end ], [ %add.ptr, %for.cond2.preheader.preheader ]
  %pointers = getelementptr inbounds %struct.step_words, ptr %step.037, i64 0, i32 2
  %3 = load i64, ptr %pointers, align 8
  %cmp334 = icmp sgt i64 %3, 0
  br i1 %cmp334, label %for.body5, label %for.cond.cleanup4

for.cond.cleanup:                                 ; preds = %if.end, %entry
  ret i64 0

for.cond.cleanup4:                                ; preds = %address.exit, %for.cond2.preheader
  %tasks = getelementptr inbounds %struct.step_words, ptr %step.037, i64 0, i32 1
  %4 = load i64, ptr %tasks, align 8
  %cmp8 = icmp eq i64 %4, 1
  %5 = load atomic i64, ptr %step.037 monotonic, align 8
  %6 = inttoptr i64 %5 to ptr
  br i1 %cmp8, label %if.then, label %if.else

for.body5:                                        ; preds = %for.cond2.preheader, %address.exit
  %j.035 = phi i64 [ %inc, %address.exit ], [ 0, %for.cond2.preheader ]
  %selector.i = getelementptr inbounds %struct.step_words, ptr %step.037, i64 0, i32 3, i64 %j.035, i32 0
  %7 = load i64, ptr %selector.i, align 8
  %cmp.i = icmp sgt i64 %7, -1
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %for.body5
  %arrayidx.i = getelementptr inbounds i64, ptr %data, i64 %7
  %8 = load i64, ptr %arrayidx.i, align 8
  br label %address.exit

if.end.i:                                         ; preds = %for.body5
  %cmp3.i = icmp eq i64 %7, -1
  %cond.i = select i1 %cmp3.i, i64 %workspace, i64 0
  br label %address.exit

address.exit:                                     ; preds = %if.then.i, %if.end.i
  %cond.sink.i = phi i64 [ %cond.i, %if.end.i ], [ %8, %if.then.i ]
  %offset4.i = getelementptr inbounds %struct.step_words, ptr %step.037, i64 0, i32 3, i64 %j.035, i32 1
  %9 = load i64, ptr %offset4.i, align 8
  %add5.i = add nsw i64 %9, %cond.sink.i
  %arrayidx7 = getelementptr inbounds i64, ptr %1, i64 %j.035
  store i64 %add5.i, ptr %arrayidx7, align 8
  %inc = add nuw nsw i64 %j.035, 1
  %exitcond.not = icmp eq i64 %inc, %3
  br i1 %exitcond.not, label %for.cond.cleanup4, label %for.body5

if.then:                                          ; preds = %for.cond.cleanup4
  call void %6(ptr %1, i64 0)
  br label %if.end

if.else:                                          ; preds = %for.cond.cleanup4
  call void @tenferro_parallel_for(ptr %6, ptr %1, i64 %4)
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  %10 = load i64, ptr %pointers, align 8
  %add.ptr14 = getelementptr inbounds %struct.step_words, ptr %step.037, i64 0, i32 3, i64 %10
  %inc16 = add nuw nsw i64 %i.039, 1
  %11 = load i64, ptr %table, align 8
  %cmp = icmp slt i64 %inc16, %11
  br i1 %cmp, label %for.cond2.preheader, label %for.cond.cleanup
}

declare void @tenferro_parallel_for(ptr, ptr, i64)
