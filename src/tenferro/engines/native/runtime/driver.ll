; The program of the native engine: runs the steps of a table, for any program.
;
; Words of a table: the number of steps, the most pointers a step has; then for each step its
; kernel, its tasks, its number of pointers, and for each pointer a selector and an offset in bytes.
; A selector is the position of an input or output, -1 for the workspace, -2 for no base at all.

declare void @tenferro_parallel_for(ptr, ptr, i64)

define internal i64 @word(ptr %table, i64 %at) alwaysinline {
  %place = getelementptr i64, ptr %table, i64 %at
  %value = load i64, ptr %place
  ret i64 %value
}

define i64 @program(ptr %data, ptr %shapes, ptr %strides, ptr %workspace, ptr %table) {
entry:
  %steps = load i64, ptr %table
  %most = call i64 @word(ptr %table, i64 1)
  %frame = alloca ptr, i64 %most
  br label %step
step:
  %i = phi i64 [ 0, %entry ], [ %i.next, %ran ]
  %at = phi i64 [ 2, %entry ], [ %at.end, %ran ]
  %more = icmp ult i64 %i, %steps
  br i1 %more, label %read, label %done
read:
  %kernel.word = call i64 @word(ptr %table, i64 %at)
  %kernel = inttoptr i64 %kernel.word to ptr
  %tasks.at = add i64 %at, 1
  %tasks = call i64 @word(ptr %table, i64 %tasks.at)
  %count.at = add i64 %at, 2
  %count = call i64 @word(ptr %table, i64 %count.at)
  %first = add i64 %at, 3
  br label %fill
fill:
  %j = phi i64 [ 0, %read ], [ %j.next, %place ]
  %here = phi i64 [ %first, %read ], [ %here.next, %place ]
  %unfilled = icmp ult i64 %j, %count
  br i1 %unfilled, label %select, label %call
select:
  %selector = call i64 @word(ptr %table, i64 %here)
  %offset.at = add i64 %here, 1
  %offset = call i64 @word(ptr %table, i64 %offset.at)
  %given = icmp sge i64 %selector, 0
  br i1 %given, label %operand, label %own
operand:
  %operand.at = getelementptr ptr, ptr %data, i64 %selector
  %operand.base = load ptr, ptr %operand.at
  br label %place
own:
  %work = icmp eq i64 %selector, -1
  %own.base = select i1 %work, ptr %workspace, ptr null
  br label %place
place:
  %base = phi ptr [ %operand.base, %operand ], [ %own.base, %own ]
  %pointer = getelementptr i8, ptr %base, i64 %offset
  %slot = getelementptr ptr, ptr %frame, i64 %j
  store ptr %pointer, ptr %slot
  %j.next = add i64 %j, 1
  %here.next = add i64 %here, 2
  br label %fill
call:
  %single = icmp eq i64 %tasks, 1
  br i1 %single, label %alone, label %shared
alone:
  call void %kernel(ptr %frame, i64 0)
  br label %ran
shared:
  call void @tenferro_parallel_for(ptr %kernel, ptr %frame, i64 %tasks)
  br label %ran
ran:
  %i.next = add i64 %i, 1
  %at.end = add i64 %here, 0
  br label %step
done:
  ret i64 0
}
