; Made from source/flushing.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 6db231dd60ba1fa7f591e5aae0ce3c47a0c88a40570c8e1cd20ee526f226dd0d

@flush_bits = internal constant i64 $flush_bits
@tenferro_flushes = global i64 0, align 8

define i64 @tenferro_swap_flushing(i64 %flush) {
entry:
  %tobool.not = icmp eq i64 %flush, 0
  %0 = load i64, ptr @flush_bits, align 8
  %cond = select i1 %tobool.not, i64 0, i64 %0
  %call.i = call i64 @float_control()
  %and.i = and i64 %call.i, %0
  %cmp.not.i = icmp eq i64 %and.i, %cond
  br i1 %cmp.not.i, label %swap_flushing.exit, label %if.then.i

if.then.i:                                        ; preds = %entry
  %neg.i = xor i64 %0, -1
  %and1.i = and i64 %call.i, %neg.i
  %or.i = or i64 %and1.i, %cond
  call void @set_float_control(i64 %or.i)
  br label %swap_flushing.exit

swap_flushing.exit:                               ; preds = %entry, %if.then.i
  %cmp = icmp ne i64 %and.i, 0
  %1 = zext i1 %cmp to i64
  ret i64 %1
}

$float_control

$set_float_control
