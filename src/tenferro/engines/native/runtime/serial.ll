; What threads.ll does, where there are no POSIX threads: everything in the calling thread.

define void @tenferro_parallel_for(ptr %task, ptr %context, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %run ]
  %more = icmp slt i64 %i, %n
  br i1 %more, label %run, label %done
run:
  call void %task(ptr %context, i64 %i)
  %next = add i64 %i, 1
  br label %test
done:
  ret void
}

define i64 @tenferro_limit() {
  ret i64 1
}

define i64 @tenferro_swap_limit(i64 %limit) {
  ret i64 0
}
