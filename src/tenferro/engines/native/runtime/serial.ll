; Made from source/serial.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 23a3fe4a353129830a536677bc2bf2df9531fae132d3291ca0bcda1fa52cb786

define void @tenferro_parallel_for(ptr %task, ptr %context, i64 %n) {
entry:
  %cmp3 = icmp sgt i64 %n, 0
  br i1 %cmp3, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %entry, %for.body
  %i.04 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  call void %task(ptr %context, i64 %i.04)
  %inc = add nuw nsw i64 %i.04, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

define i64 @tenferro_limit() {
entry:
  ret i64 1
}

define i64 @tenferro_swap_limit(i64 %limit) {
entry:
  ret i64 0
}
