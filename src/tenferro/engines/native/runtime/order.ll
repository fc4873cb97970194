; Made from source/order.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 2d28aac90a8d0c0c44202699d6e41f021fe5031f74042f9ed2cc470ab4516479

%struct.row = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, [16 x %struct.bounds], i32 }
%struct.bounds = type { i64, i64 }
%struct.order_words = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, [0 x i64] }
%struct.scale = type { i64, i64, i32, i32, i8, double, double }

define void @tenferro_sort(ptr %frame, i64 %task) {
entry:
  call fastcc void @each_row(ptr %frame, i64 %task, ptr @sort_row)
  ret void
}

define internal fastcc void @each_row(ptr %frame, i64 %task, ptr %compute) {
entry:
  %r = alloca %struct.row, align 8
  %0 = load ptr, ptr %frame, align 8
  %arrayidx1 = getelementptr inbounds ptr, ptr %frame, i64 1
  %1 = load ptr, ptr %arrayidx1, align 8
  %scratch2 = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 11
  %2 = load i64, ptr %scratch2, align 8
  %mul = mul nsw i64 %2, %task
  %add.ptr = getelementptr inbounds i8, ptr %1, i64 %mul
  %size = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 2
  %3 = load i64, ptr %size, align 8
  %itemsize.i = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 1
  %4 = load i64, ptr %itemsize.i, align 8
  %cmp.i = icmp slt i64 %4, 5
  %5 = select i1 %cmp.i, i64 8, i64 16
  %mul3 = mul nsw i64 %5, %3
  %6 = getelementptr inbounds i8, ptr %r, i64 64
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(336) %6, i8 0, i64 272, i1 false)
  %words = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 0
  store ptr %0, ptr %words, align 8
  %items = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 4
  store ptr %add.ptr, ptr %items, align 8
  %other = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 5
  %add.ptr4 = getelementptr inbounds i8, ptr %add.ptr, i64 %mul3
  store ptr %add.ptr4, ptr %other, align 8
  %descending = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 9
  %7 = load i64, ptr %descending, align 8
  %tobool.not = icmp ne i64 %7, 0
  %cond5 = sext i1 %tobool.not to i64
  %flip = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 7
  store i64 %cond5, ptr %flip, align 8
  %buffers = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 10
  %8 = load i64, ptr %buffers, align 8
  %mul6 = mul nsw i64 %8, %mul3
  %add.ptr7 = getelementptr inbounds i8, ptr %add.ptr, i64 %mul6
  %counts = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 6
  store ptr %add.ptr7, ptr %counts, align 8
  %add = add nsw i64 %task, 1
  %rows_per_task = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 5
  %9 = load i64, ptr %rows_per_task, align 8
  %mul8 = mul nsw i64 %9, %add
  %rows = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 4
  %10 = load i64, ptr %rows, align 8
  %cmp = icmp sgt i64 %mul8, %10
  %spec.select = select i1 %cmp, i64 %10, i64 %mul8
  %mul12 = mul nsw i64 %9, %task
  %cmp1382 = icmp slt i64 %mul12, %spec.select
  br i1 %cmp1382, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %inner = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 3
  %results = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 6
  %add.ptr30 = getelementptr inbounds ptr, ptr %frame, i64 3
  %arrayidx31 = getelementptr inbounds ptr, ptr %frame, i64 2
  %source = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 1
  %has_values = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 7
  %incdec.ptr = getelementptr inbounds ptr, ptr %frame, i64 4
  %values = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 2
  %has_positions = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 8
  %positions = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 3
  br label %for.body

for.cond.cleanup:                                 ; preds = %cond.end43, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %cond.end43
  %i.083 = phi i64 [ %mul12, %for.body.lr.ph ], [ %inc, %cond.end43 ]
  %11 = load i64, ptr %inner, align 8
  %12 = srem i64 %i.083, %11
  %mul16 = sub i64 %i.083, %12
  %13 = load i64, ptr %size, align 8
  %mul18 = mul nsw i64 %mul16, %13
  %add20 = add nsw i64 %mul18, %12
  %14 = load i64, ptr %results, align 8
  %mul25 = mul nsw i64 %14, %mul16
  %add28 = add nsw i64 %mul25, %12
  %15 = load ptr, ptr %arrayidx31, align 8
  %16 = load i64, ptr %itemsize.i, align 8
  %mul32 = mul nsw i64 %16, %add20
  %add.ptr33 = getelementptr inbounds i8, ptr %15, i64 %mul32
  store ptr %add.ptr33, ptr %source, align 8
  %17 = load i64, ptr %has_values, align 8
  %tobool34.not = icmp eq i64 %17, 0
  br i1 %tobool34.not, label %cond.end, label %cond.true

cond.true:                                        ; preds = %for.body
  %18 = load ptr, ptr %add.ptr30, align 8
  %19 = load i64, ptr %itemsize.i, align 8
  %mul36 = mul nsw i64 %19, %add28
  %add.ptr37 = getelementptr inbounds i8, ptr %18, i64 %mul36
  br label %cond.end

cond.end:                                         ; preds = %for.body, %cond.true
  %results29.0 = phi ptr [ %incdec.ptr, %cond.true ], [ %add.ptr30, %for.body ]
  %cond38 = phi ptr [ %add.ptr37, %cond.true ], [ null, %for.body ]
  store ptr %cond38, ptr %values, align 8
  %20 = load i64, ptr %has_positions, align 8
  %tobool39.not = icmp eq i64 %20, 0
  br i1 %tobool39.not, label %cond.end43, label %cond.true40

cond.true40:                                      ; preds = %cond.end
  %21 = load ptr, ptr %results29.0, align 8
  %add.ptr41 = getelementptr inbounds i64, ptr %21, i64 %add28
  br label %cond.end43

cond.end43:                                       ; preds = %cond.end, %cond.true40
  %cond44 = phi ptr [ %add.ptr41, %cond.true40 ], [ null, %cond.end ]
  store ptr %cond44, ptr %positions, align 8
  call void %compute(ptr %r)
  %inc = add nsw i64 %i.083, 1
  %cmp13 = icmp slt i64 %inc, %spec.select
  br i1 %cmp13, label %for.body, label %for.cond.cleanup
}

define internal void @sort_row(ptr %r) {
entry:
  %words = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 0
  %0 = load ptr, ptr %words, align 8
  %format = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 0
  %1 = load i64, ptr %format, align 8
  %cmp = icmp eq i64 %1, 2
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %size.i = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 2
  %2 = load i64, ptr %size.i, align 8
  %items1.i = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 4
  %3 = load ptr, ptr %items1.i, align 8
  %other2.i = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 5
  %4 = load ptr, ptr %other2.i, align 8
  call fastcc void @read_pairs(ptr %r, i64 0, i64 %2, ptr %4)
  %flip.i = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 7
  %5 = load i64, ptr %flip.i, align 8
  %cmp7.i.i = icmp sgt i64 %2, 0
  br i1 %cmp7.i.i, label %for.body.i.i, label %made_pairs.exit.i

for.body.i.i:                                     ; preds = %if.then, %for.body.i.i
  %i.08.i.i = phi i64 [ %inc.i.i, %for.body.i.i ], [ 0, %if.then ]
  %arrayidx.i.i = getelementptr inbounds i64, ptr %4, i64 %i.08.i.i
  %6 = load volatile i64, ptr %arrayidx.i.i, align 8
  %xor.i.i = xor i64 %6, %5
  %vecinit.i.i = insertelement <2 x i64> undef, i64 %xor.i.i, i64 0
  %vecinit1.i.i = insertelement <2 x i64> %vecinit.i.i, i64 %i.08.i.i, i64 1
  %arrayidx2.i.i = getelementptr inbounds <2 x i64>, ptr %3, i64 %i.08.i.i
  store <2 x i64> %vecinit1.i.i, ptr %arrayidx2.i.i, align 16
  %inc.i.i = add nuw nsw i64 %i.08.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %inc.i.i, %2
  br i1 %exitcond.not.i.i, label %made_pairs.exit.i, label %for.body.i.i

made_pairs.exit.i:                                ; preds = %for.body.i.i, %if.then
  %counts.i = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 6
  %7 = load ptr, ptr %counts.i, align 8
  %call.i = call fastcc ptr @sort_pairs(ptr %3, ptr %4, i64 %2, ptr %7)
  %cmp.i = icmp eq ptr %call.i, %3
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %made_pairs.exit.i
  %8 = load ptr, ptr %items1.i, align 8
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %made_pairs.exit.i
  %other.0.i = phi ptr [ %8, %if.then.i ], [ %4, %made_pairs.exit.i ]
  %items.0.i = phi ptr [ %4, %if.then.i ], [ %3, %made_pairs.exit.i ]
  %source.i.i = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 1
  %9 = load ptr, ptr %source.i.i, align 8
  %10 = load ptr, ptr %words, align 8
  %size12.i.i = getelementptr inbounds %struct.order_words, ptr %10, i64 0, i32 2
  %11 = load i64, ptr %size12.i.i, align 8
  %cmp13.i.i = icmp sgt i64 %11, 0
  br i1 %cmp13.i.i, label %for.body.i31.i, label %sort_c128.exit

for.body.i31.i:                                   ; preds = %if.end.i, %for.body.i31.i
  %12 = phi ptr [ %20, %for.body.i31.i ], [ %10, %if.end.i ]
  %i.014.i.i = phi i64 [ %inc.i30.i, %for.body.i31.i ], [ 0, %if.end.i ]
  %arrayidx.i28.i = getelementptr inbounds <2 x i64>, ptr %call.i, i64 %i.014.i.i
  %13 = load volatile <2 x i64>, ptr %arrayidx.i28.i, align 16
  %vecext.i.i = extractelement <2 x i64> %13, i64 1
  %mul.i.i = shl nsw i64 %vecext.i.i, 1
  %inner.i.i = getelementptr inbounds %struct.order_words, ptr %12, i64 0, i32 3
  %14 = load i64, ptr %inner.i.i, align 8
  %mul2.i.i = mul nsw i64 %mul.i.i, %14
  %add.ptr.i.i = getelementptr inbounds double, ptr %9, i64 %mul2.i.i
  %15 = load volatile double, ptr %add.ptr.i.i, align 8
  %add.i.i.i.i = fadd double %15, 0.000000e+00
  %16 = bitcast double %add.i.i.i.i to i64
  %shr.i.i.i.i = ashr i64 %16, 63
  %or.i.i.i.i = or i64 %shr.i.i.i.i, -9223372036854775808
  %xor.i.i.i.i = xor i64 %or.i.i.i.i, %16
  %cmp.i.i.i.i = fcmp ord double %add.i.i.i.i, 0.000000e+00
  %cond.i.i.i.i = select i1 %cmp.i.i.i.i, i64 %xor.i.i.i.i, i64 -1
  %add.ptr.i.i.i = getelementptr inbounds double, ptr %add.ptr.i.i, i64 1
  %17 = load volatile double, ptr %add.ptr.i.i.i, align 8
  %add.i5.i.i.i = fadd double %17, 0.000000e+00
  %18 = bitcast double %add.i5.i.i.i to i64
  %shr.i6.i.i.i = ashr i64 %18, 63
  %or.i7.i.i.i = or i64 %shr.i6.i.i.i, -9223372036854775808
  %xor.i8.i.i.i = xor i64 %or.i7.i.i.i, %18
  %cmp.i9.i.i.i = fcmp uno double %add.i5.i.i.i, 0.000000e+00
  %cmp.i.i.i = icmp ne i64 %cond.i.i.i.i, -1
  %cmp211.i.i.i = icmp eq i64 %xor.i8.i.i.i, -1
  %cmp2.i.i.i = select i1 %cmp.i9.i.i.i, i1 true, i1 %cmp211.i.i.i
  %or.cond.i.i.i = select i1 %cmp.i.i.i, i1 %cmp2.i.i.i, i1 false
  %cond.i.i.i = select i1 %or.cond.i.i.i, i64 -2, i64 %cond.i.i.i.i
  %19 = load i64, ptr %flip.i, align 8
  %xor.i29.i = xor i64 %cond.i.i.i, %19
  %vecinit3.i.i = insertelement <2 x i64> %13, i64 %xor.i29.i, i64 0
  %arrayidx4.i.i = getelementptr inbounds <2 x i64>, ptr %items.0.i, i64 %i.014.i.i
  store <2 x i64> %vecinit3.i.i, ptr %arrayidx4.i.i, align 16
  %inc.i30.i = add nuw nsw i64 %i.014.i.i, 1
  %20 = load ptr, ptr %words, align 8
  %size.i.i = getelementptr inbounds %struct.order_words, ptr %20, i64 0, i32 2
  %21 = load i64, ptr %size.i.i, align 8
  %cmp.i.i = icmp slt i64 %inc.i30.i, %21
  br i1 %cmp.i.i, label %for.body.i31.i, label %sort_c128.exit

sort_c128.exit:                                   ; preds = %for.body.i31.i, %if.end.i
  %22 = load ptr, ptr %counts.i, align 8
  %call5.i = call fastcc ptr @sort_pairs(ptr %items.0.i, ptr %other.0.i, i64 %2, ptr %22)
  call fastcc void @write_pairs(ptr %r, ptr %call5.i, i64 0, i64 %2)
  br label %if.end4

if.else:                                          ; preds = %entry
  %itemsize.i = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 1
  %23 = load i64, ptr %itemsize.i, align 8
  %cmp.i9 = icmp slt i64 %23, 5
  %size.i11 = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 2
  %24 = load i64, ptr %size.i11, align 8
  %rows.i = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 4
  %25 = load i64, ptr %rows.i, align 8
  %cmp.i12 = icmp eq i64 %25, 1
  br i1 %cmp.i9, label %if.then2, label %if.else3

if.then2:                                         ; preds = %if.else
  br i1 %cmp.i12, label %land.rhs.i, label %land.end.i

land.rhs.i:                                       ; preds = %if.then2
  %call.i13 = call i64 @tenferro_limit()
  %cmp2.i = icmp sgt i64 %call.i13, 1
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i, %if.then2
  %26 = phi i1 [ false, %if.then2 ], [ %cmp2.i, %land.rhs.i ]
  %cmp3.i = icmp sgt i64 %24, 262143
  br i1 %cmp3.i, label %if.then.i15, label %lor.lhs.false.i

lor.lhs.false.i:                                  ; preds = %land.end.i
  %cmp4.i = icmp sgt i64 %24, 32767
  %or.cond.i = select i1 %26, i1 %cmp4.i, i1 false
  br i1 %or.cond.i, label %if.then.i15, label %if.end.i20

if.then.i15:                                      ; preds = %lor.lhs.false.i, %land.end.i
  call void @tenferro_parallel_for(ptr @read_chunk_packed, ptr %r, i64 16)
  %arraydecay.i.i = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 9, i64 0
  %add.ptr.i.i14 = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 9, i64 16
  br label %for.body.i.i18

for.cond.cleanup.i.i:                             ; preds = %for.body.i.i18
  %sub.i.i = sub i64 %cond10.i.i, %cond.i.i
  %tobool.not.i.i.i = icmp eq i64 %sub.i.i, 0
  br i1 %tobool.not.i.i.i, label %bits_of.exit.thread.i.i, label %bits_of.exit.i.i

bits_of.exit.i.i:                                 ; preds = %for.cond.cleanup.i.i
  %27 = call i64 @llvm.ctlz.i64(i64 %sub.i.i, i1 true)
  %cast.i.i.i = trunc i64 %27 to i32
  %28 = call i32 @llvm.usub.sat.i32(i32 53, i32 %cast.i.i.i)
  br label %bits_of.exit.thread.i.i

bits_of.exit.thread.i.i:                          ; preds = %bits_of.exit.i.i, %for.cond.cleanup.i.i
  %29 = phi i32 [ %28, %bits_of.exit.i.i ], [ 0, %for.cond.cleanup.i.i ]
  %30 = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 8
  store i64 %cond.i.i, ptr %30, align 8
  %shift.i.i = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 10
  store i32 %29, ptr %shift.i.i, align 8
  call void @tenferro_parallel_for(ptr @count_chunk_packed, ptr %r, i64 16)
  %counts.i.i.i = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 6
  br label %for.cond1.preheader.i.i.i

for.cond1.preheader.i.i.i:                        ; preds = %for.cond.cleanup3.i.i.i, %bits_of.exit.thread.i.i
  %total.018.i.i.i = phi i32 [ 0, %bits_of.exit.thread.i.i ], [ %add.i.i.i, %for.cond.cleanup3.i.i.i ]
  %bucket.017.i.i.i = phi i64 [ 0, %bits_of.exit.thread.i.i ], [ %inc7.i.i.i, %for.cond.cleanup3.i.i.i ]
  br label %for.body4.i.i.i

for.cond.cleanup3.i.i.i:                          ; preds = %for.body4.i.i.i
  %inc7.i.i.i = add nuw nsw i64 %bucket.017.i.i.i, 1
  %exitcond19.not.i.i.i = icmp eq i64 %inc7.i.i.i, 2048
  br i1 %exitcond19.not.i.i.i, label %sort_long_packed.exit.i, label %for.cond1.preheader.i.i.i

for.body4.i.i.i:                                  ; preds = %for.body4.i.i.i, %for.cond1.preheader.i.i.i
  %total.116.i.i.i = phi i32 [ %total.018.i.i.i, %for.cond1.preheader.i.i.i ], [ %add.i.i.i, %for.body4.i.i.i ]
  %chunk.015.i.i.i = phi i64 [ 0, %for.cond1.preheader.i.i.i ], [ %inc.i.i.i, %for.body4.i.i.i ]
  %31 = load ptr, ptr %counts.i.i.i, align 8
  %shl.i.i.i = shl nuw nsw i64 %chunk.015.i.i.i, 11
  %add.ptr.i.i.i16 = getelementptr inbounds i32, ptr %31, i64 %bucket.017.i.i.i
  %add.ptr5.i.i.i = getelementptr inbounds i32, ptr %add.ptr.i.i.i16, i64 %shl.i.i.i
  %32 = load volatile i32, ptr %add.ptr5.i.i.i, align 4
  store volatile i32 %total.116.i.i.i, ptr %add.ptr5.i.i.i, align 4
  %add.i.i.i = add i32 %32, %total.116.i.i.i
  %inc.i.i.i = add nuw nsw i64 %chunk.015.i.i.i, 1
  %exitcond.not.i.i.i = icmp eq i64 %inc.i.i.i, 16
  br i1 %exitcond.not.i.i.i, label %for.cond.cleanup3.i.i.i, label %for.body4.i.i.i

for.body.i.i18:                                   ; preds = %for.body.i.i18, %if.then.i15
  %low.043.i.i = phi i64 [ -1, %if.then.i15 ], [ %cond.i.i, %for.body.i.i18 ]
  %high.042.i.i = phi i64 [ 0, %if.then.i15 ], [ %cond10.i.i, %for.body.i.i18 ]
  %b.041.i.i = phi ptr [ %arraydecay.i.i, %if.then.i15 ], [ %incdec.ptr.i.i, %for.body.i.i18 ]
  %33 = load volatile i64, ptr %b.041.i.i, align 8
  %high4.i.i = getelementptr inbounds %struct.bounds, ptr %b.041.i.i, i64 0, i32 1
  %34 = load volatile i64, ptr %high4.i.i, align 8
  %cmp5.i.i = icmp ult i64 %33, %low.043.i.i
  %cond.i.i = select i1 %cmp5.i.i, i64 %33, i64 %low.043.i.i
  %cmp6.i.i = icmp ugt i64 %34, %high.042.i.i
  %cond10.i.i = select i1 %cmp6.i.i, i64 %34, i64 %high.042.i.i
  %incdec.ptr.i.i = getelementptr inbounds %struct.bounds, ptr %b.041.i.i, i64 1
  %cmp.i.i17 = icmp ult ptr %incdec.ptr.i.i, %add.ptr.i.i14
  br i1 %cmp.i.i17, label %for.body.i.i18, label %for.cond.cleanup.i.i

sort_long_packed.exit.i:                          ; preds = %for.cond.cleanup3.i.i.i
  call void @tenferro_parallel_for(ptr @move_chunk_packed, ptr %r, i64 16)
  call void @tenferro_parallel_for(ptr @sort_chunk_packed, ptr %r, i64 16)
  br label %if.end4

if.end.i20:                                       ; preds = %lor.lhs.false.i
  %35 = load ptr, ptr %words, align 8
  %size.i.i19 = getelementptr inbounds %struct.order_words, ptr %35, i64 0, i32 2
  %36 = load i64, ptr %size.i.i19, align 8
  %other.i.i = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 5
  %37 = load ptr, ptr %other.i.i, align 8
  call fastcc void @read_packed(ptr %r, i64 0, i64 %36, ptr %37)
  %38 = load ptr, ptr %other.i.i, align 8
  %39 = load ptr, ptr %words, align 8
  %size3.i.i = getelementptr inbounds %struct.order_words, ptr %39, i64 0, i32 2
  %40 = load i64, ptr %size3.i.i, align 8
  %items.i.i = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 4
  %41 = load ptr, ptr %items.i.i, align 8
  %cmp8.i.i.i = icmp sgt i64 %40, 0
  br i1 %cmp8.i.i.i, label %for.body.lr.ph.i.i.i, label %read_all_packed.exit.i

for.body.lr.ph.i.i.i:                             ; preds = %if.end.i20
  %flip.i.i = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 7
  %42 = load i64, ptr %flip.i.i, align 8
  %43 = trunc i64 %42 to i32
  br label %for.body.i.i.i

for.body.i.i.i:                                   ; preds = %for.body.i.i.i, %for.body.lr.ph.i.i.i
  %i.09.i.i.i = phi i64 [ 0, %for.body.lr.ph.i.i.i ], [ %inc.i.i18.i, %for.body.i.i.i ]
  %arrayidx.i.i.i = getelementptr inbounds i32, ptr %38, i64 %i.09.i.i.i
  %44 = load volatile i32, ptr %arrayidx.i.i.i, align 4
  %conv1.i.i.i = xor i32 %44, %43
  %conv2.i.i.i = zext i32 %conv1.i.i.i to i64
  %shl.i.i17.i = shl nuw i64 %conv2.i.i.i, 32
  %or.i.i.i = or i64 %shl.i.i17.i, %i.09.i.i.i
  %arrayidx3.i.i.i = getelementptr inbounds i64, ptr %41, i64 %i.09.i.i.i
  store i64 %or.i.i.i, ptr %arrayidx3.i.i.i, align 8
  %inc.i.i18.i = add nuw nsw i64 %i.09.i.i.i, 1
  %exitcond.not.i.i19.i = icmp eq i64 %inc.i.i18.i, %40
  br i1 %exitcond.not.i.i19.i, label %read_all_packed.exit.loopexit.i, label %for.body.i.i.i

read_all_packed.exit.loopexit.i:                  ; preds = %for.body.i.i.i
  %.pre.i = load ptr, ptr %items.i.i, align 8
  %.pre20.i = load ptr, ptr %other.i.i, align 8
  br label %read_all_packed.exit.i

read_all_packed.exit.i:                           ; preds = %read_all_packed.exit.loopexit.i, %if.end.i20
  %45 = phi ptr [ %.pre20.i, %read_all_packed.exit.loopexit.i ], [ %38, %if.end.i20 ]
  %46 = phi ptr [ %.pre.i, %read_all_packed.exit.loopexit.i ], [ %41, %if.end.i20 ]
  %counts.i21 = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 6
  %47 = load ptr, ptr %counts.i21, align 8
  %call5.i22 = call fastcc ptr @sort_packed(ptr %46, ptr %45, i64 %24, ptr %47)
  call fastcc void @write_packed(ptr %r, ptr %call5.i22, i64 0, i64 %24)
  br label %if.end4

if.else3:                                         ; preds = %if.else
  br i1 %cmp.i12, label %land.rhs.i29, label %land.end.i31

land.rhs.i29:                                     ; preds = %if.else3
  %call.i27 = call i64 @tenferro_limit()
  %cmp2.i28 = icmp sgt i64 %call.i27, 1
  br label %land.end.i31

land.end.i31:                                     ; preds = %land.rhs.i29, %if.else3
  %48 = phi i1 [ false, %if.else3 ], [ %cmp2.i28, %land.rhs.i29 ]
  %cmp3.i30 = icmp sgt i64 %24, 262143
  br i1 %cmp3.i30, label %if.then.i37, label %lor.lhs.false.i34

lor.lhs.false.i34:                                ; preds = %land.end.i31
  %cmp4.i32 = icmp sgt i64 %24, 32767
  %or.cond.i33 = select i1 %48, i1 %cmp4.i32, i1 false
  br i1 %or.cond.i33, label %if.then.i37, label %if.end.i77

if.then.i37:                                      ; preds = %lor.lhs.false.i34, %land.end.i31
  call void @tenferro_parallel_for(ptr @read_chunk_pairs, ptr %r, i64 16)
  %arraydecay.i.i35 = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 9, i64 0
  %add.ptr.i.i36 = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 9, i64 16
  br label %for.body.i.i71

for.cond.cleanup.i.i40:                           ; preds = %for.body.i.i71
  %sub.i.i38 = sub i64 %cond10.i.i68, %cond.i.i66
  %tobool.not.i.i.i39 = icmp eq i64 %sub.i.i38, 0
  br i1 %tobool.not.i.i.i39, label %bits_of.exit.thread.i.i45, label %bits_of.exit.i.i42

bits_of.exit.i.i42:                               ; preds = %for.cond.cleanup.i.i40
  %49 = call i64 @llvm.ctlz.i64(i64 %sub.i.i38, i1 true)
  %cast.i.i.i41 = trunc i64 %49 to i32
  %50 = call i32 @llvm.usub.sat.i32(i32 53, i32 %cast.i.i.i41)
  br label %bits_of.exit.thread.i.i45

bits_of.exit.thread.i.i45:                        ; preds = %bits_of.exit.i.i42, %for.cond.cleanup.i.i40
  %51 = phi i32 [ %50, %bits_of.exit.i.i42 ], [ 0, %for.cond.cleanup.i.i40 ]
  %52 = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 8
  store i64 %cond.i.i66, ptr %52, align 8
  %shift.i.i43 = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 10
  store i32 %51, ptr %shift.i.i43, align 8
  call void @tenferro_parallel_for(ptr @count_chunk_pairs, ptr %r, i64 16)
  %counts.i.i.i44 = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 6
  br label %for.cond1.preheader.i.i.i48

for.cond1.preheader.i.i.i48:                      ; preds = %for.cond.cleanup3.i.i.i51, %bits_of.exit.thread.i.i45
  %total.018.i.i.i46 = phi i32 [ 0, %bits_of.exit.thread.i.i45 ], [ %add.i.i.i57, %for.cond.cleanup3.i.i.i51 ]
  %bucket.017.i.i.i47 = phi i64 [ 0, %bits_of.exit.thread.i.i45 ], [ %inc7.i.i.i49, %for.cond.cleanup3.i.i.i51 ]
  br label %for.body4.i.i.i60

for.cond.cleanup3.i.i.i51:                        ; preds = %for.body4.i.i.i60
  %inc7.i.i.i49 = add nuw nsw i64 %bucket.017.i.i.i47, 1
  %exitcond19.not.i.i.i50 = icmp eq i64 %inc7.i.i.i49, 2048
  br i1 %exitcond19.not.i.i.i50, label %sort_long_pairs.exit.i, label %for.cond1.preheader.i.i.i48

for.body4.i.i.i60:                                ; preds = %for.body4.i.i.i60, %for.cond1.preheader.i.i.i48
  %total.116.i.i.i52 = phi i32 [ %total.018.i.i.i46, %for.cond1.preheader.i.i.i48 ], [ %add.i.i.i57, %for.body4.i.i.i60 ]
  %chunk.015.i.i.i53 = phi i64 [ 0, %for.cond1.preheader.i.i.i48 ], [ %inc.i.i.i58, %for.body4.i.i.i60 ]
  %53 = load ptr, ptr %counts.i.i.i44, align 8
  %shl.i.i.i54 = shl nuw nsw i64 %chunk.015.i.i.i53, 11
  %add.ptr.i.i.i55 = getelementptr inbounds i32, ptr %53, i64 %bucket.017.i.i.i47
  %add.ptr5.i.i.i56 = getelementptr inbounds i32, ptr %add.ptr.i.i.i55, i64 %shl.i.i.i54
  %54 = load volatile i32, ptr %add.ptr5.i.i.i56, align 4
  store volatile i32 %total.116.i.i.i52, ptr %add.ptr5.i.i.i56, align 4
  %add.i.i.i57 = add i32 %54, %total.116.i.i.i52
  %inc.i.i.i58 = add nuw nsw i64 %chunk.015.i.i.i53, 1
  %exitcond.not.i.i.i59 = icmp eq i64 %inc.i.i.i58, 16
  br i1 %exitcond.not.i.i.i59, label %for.cond.cleanup3.i.i.i51, label %for.body4.i.i.i60

for.body.i.i71:                                   ; preds = %for.body.i.i71, %if.then.i37
  %low.043.i.i61 = phi i64 [ -1, %if.then.i37 ], [ %cond.i.i66, %for.body.i.i71 ]
  %high.042.i.i62 = phi i64 [ 0, %if.then.i37 ], [ %cond10.i.i68, %for.body.i.i71 ]
  %b.041.i.i63 = phi ptr [ %arraydecay.i.i35, %if.then.i37 ], [ %incdec.ptr.i.i69, %for.body.i.i71 ]
  %55 = load volatile i64, ptr %b.041.i.i63, align 8
  %high4.i.i64 = getelementptr inbounds %struct.bounds, ptr %b.041.i.i63, i64 0, i32 1
  %56 = load volatile i64, ptr %high4.i.i64, align 8
  %cmp5.i.i65 = icmp ult i64 %55, %low.043.i.i61
  %cond.i.i66 = select i1 %cmp5.i.i65, i64 %55, i64 %low.043.i.i61
  %cmp6.i.i67 = icmp ugt i64 %56, %high.042.i.i62
  %cond10.i.i68 = select i1 %cmp6.i.i67, i64 %56, i64 %high.042.i.i62
  %incdec.ptr.i.i69 = getelementptr inbounds %struct.bounds, ptr %b.041.i.i63, i64 1
  %cmp.i.i70 = icmp ult ptr %incdec.ptr.i.i69, %add.ptr.i.i36
  br i1 %cmp.i.i70, label %for.body.i.i71, label %for.cond.cleanup.i.i40

sort_long_pairs.exit.i:                           ; preds = %for.cond.cleanup3.i.i.i51
  call void @tenferro_parallel_for(ptr @move_chunk_pairs, ptr %r, i64 16)
  call void @tenferro_parallel_for(ptr @sort_chunk_pairs, ptr %r, i64 16)
  br label %if.end4

if.end.i77:                                       ; preds = %lor.lhs.false.i34
  %57 = load ptr, ptr %words, align 8
  %size.i.i72 = getelementptr inbounds %struct.order_words, ptr %57, i64 0, i32 2
  %58 = load i64, ptr %size.i.i72, align 8
  %other.i.i73 = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 5
  %59 = load ptr, ptr %other.i.i73, align 8
  call fastcc void @read_pairs(ptr %r, i64 0, i64 %58, ptr %59)
  %60 = load ptr, ptr %other.i.i73, align 8
  %61 = load ptr, ptr %words, align 8
  %size3.i.i74 = getelementptr inbounds %struct.order_words, ptr %61, i64 0, i32 2
  %62 = load i64, ptr %size3.i.i74, align 8
  %flip.i.i75 = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 7
  %63 = load i64, ptr %flip.i.i75, align 8
  %items.i.i76 = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 4
  %64 = load ptr, ptr %items.i.i76, align 8
  %cmp7.i.i.i = icmp sgt i64 %62, 0
  br i1 %cmp7.i.i.i, label %for.body.i.i.i79, label %read_all_pairs.exit.i

for.body.i.i.i79:                                 ; preds = %if.end.i77, %for.body.i.i.i79
  %i.08.i.i.i = phi i64 [ %inc.i.i17.i, %for.body.i.i.i79 ], [ 0, %if.end.i77 ]
  %arrayidx.i.i.i78 = getelementptr inbounds i64, ptr %60, i64 %i.08.i.i.i
  %65 = load volatile i64, ptr %arrayidx.i.i.i78, align 8
  %xor.i.i.i = xor i64 %65, %63
  %vecinit.i.i.i = insertelement <2 x i64> undef, i64 %xor.i.i.i, i64 0
  %vecinit1.i.i.i = insertelement <2 x i64> %vecinit.i.i.i, i64 %i.08.i.i.i, i64 1
  %arrayidx2.i.i.i = getelementptr inbounds <2 x i64>, ptr %64, i64 %i.08.i.i.i
  store <2 x i64> %vecinit1.i.i.i, ptr %arrayidx2.i.i.i, align 16
  %inc.i.i17.i = add nuw nsw i64 %i.08.i.i.i, 1
  %exitcond.not.i.i18.i = icmp eq i64 %inc.i.i17.i, %62
  br i1 %exitcond.not.i.i18.i, label %read_all_pairs.exit.loopexit.i, label %for.body.i.i.i79

read_all_pairs.exit.loopexit.i:                   ; preds = %for.body.i.i.i79
  %.pre.i80 = load ptr, ptr %items.i.i76, align 8
  %.pre19.i = load ptr, ptr %other.i.i73, align 8
  br label %read_all_pairs.exit.i

read_all_pairs.exit.i:                            ; preds = %read_all_pairs.exit.loopexit.i, %if.end.i77
  %66 = phi ptr [ %.pre19.i, %read_all_pairs.exit.loopexit.i ], [ %60, %if.end.i77 ]
  %67 = phi ptr [ %.pre.i80, %read_all_pairs.exit.loopexit.i ], [ %64, %if.end.i77 ]
  %counts.i81 = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 6
  %68 = load ptr, ptr %counts.i81, align 8
  %call5.i82 = call fastcc ptr @sort_pairs(ptr %67, ptr %66, i64 %24, ptr %68)
  call fastcc void @write_pairs(ptr %r, ptr %call5.i82, i64 0, i64 %24)
  br label %if.end4

if.end4:                                          ; preds = %read_all_pairs.exit.i, %sort_long_pairs.exit.i, %read_all_packed.exit.i, %sort_long_packed.exit.i, %sort_c128.exit
  ret void
}

define void @tenferro_top_k(ptr %frame, i64 %task) {
entry:
  %r.i = alloca %struct.row, align 8
  %0 = load ptr, ptr %frame, align 8
  %arrayidx1.i = getelementptr inbounds ptr, ptr %frame, i64 1
  %1 = load ptr, ptr %arrayidx1.i, align 8
  %scratch2.i = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 11
  %2 = load i64, ptr %scratch2.i, align 8
  %mul.i = mul nsw i64 %2, %task
  %add.ptr.i = getelementptr inbounds i8, ptr %1, i64 %mul.i
  %size.i = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 2
  %3 = load i64, ptr %size.i, align 8
  %itemsize.i.i = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 1
  %4 = load i64, ptr %itemsize.i.i, align 8
  %cmp.i.i = icmp slt i64 %4, 5
  %5 = select i1 %cmp.i.i, i64 8, i64 16
  %mul3.i = mul nsw i64 %5, %3
  %6 = getelementptr inbounds i8, ptr %r.i, i64 64
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(336) %6, i8 0, i64 272, i1 false)
  %words.i = getelementptr inbounds %struct.row, ptr %r.i, i64 0, i32 0
  store ptr %0, ptr %words.i, align 8
  %items.i = getelementptr inbounds %struct.row, ptr %r.i, i64 0, i32 4
  store ptr %add.ptr.i, ptr %items.i, align 8
  %other.i = getelementptr inbounds %struct.row, ptr %r.i, i64 0, i32 5
  %add.ptr4.i = getelementptr inbounds i8, ptr %add.ptr.i, i64 %mul3.i
  store ptr %add.ptr4.i, ptr %other.i, align 8
  %descending.i = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 9
  %7 = load i64, ptr %descending.i, align 8
  %tobool.not.i = icmp ne i64 %7, 0
  %cond5.i = sext i1 %tobool.not.i to i64
  %flip.i = getelementptr inbounds %struct.row, ptr %r.i, i64 0, i32 7
  store i64 %cond5.i, ptr %flip.i, align 8
  %buffers.i = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 10
  %8 = load i64, ptr %buffers.i, align 8
  %mul6.i = mul nsw i64 %8, %mul3.i
  %add.ptr7.i = getelementptr inbounds i8, ptr %add.ptr.i, i64 %mul6.i
  %counts.i = getelementptr inbounds %struct.row, ptr %r.i, i64 0, i32 6
  store ptr %add.ptr7.i, ptr %counts.i, align 8
  %add.i = add nsw i64 %task, 1
  %rows_per_task.i = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 5
  %9 = load i64, ptr %rows_per_task.i, align 8
  %mul8.i = mul nsw i64 %9, %add.i
  %rows.i = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 4
  %10 = load i64, ptr %rows.i, align 8
  %cmp.i = icmp sgt i64 %mul8.i, %10
  %spec.select.i = select i1 %cmp.i, i64 %10, i64 %mul8.i
  %mul12.i = mul nsw i64 %9, %task
  %cmp1382.i = icmp slt i64 %mul12.i, %spec.select.i
  br i1 %cmp1382.i, label %for.body.lr.ph.i, label %each_row.exit

for.body.lr.ph.i:                                 ; preds = %entry
  %inner.i = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 3
  %results.i = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 6
  %add.ptr30.i = getelementptr inbounds ptr, ptr %frame, i64 3
  %arrayidx31.i = getelementptr inbounds ptr, ptr %frame, i64 2
  %source.i = getelementptr inbounds %struct.row, ptr %r.i, i64 0, i32 1
  %has_values.i = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 7
  %incdec.ptr.i = getelementptr inbounds ptr, ptr %frame, i64 4
  %values.i = getelementptr inbounds %struct.row, ptr %r.i, i64 0, i32 2
  %has_positions.i = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 8
  %positions.i = getelementptr inbounds %struct.row, ptr %r.i, i64 0, i32 3
  br label %for.body.i

for.body.i:                                       ; preds = %cond.end43.i, %for.body.lr.ph.i
  %i.083.i = phi i64 [ %mul12.i, %for.body.lr.ph.i ], [ %inc.i, %cond.end43.i ]
  %11 = load i64, ptr %inner.i, align 8
  %12 = srem i64 %i.083.i, %11
  %mul16.i = sub i64 %i.083.i, %12
  %13 = load i64, ptr %size.i, align 8
  %mul18.i = mul nsw i64 %mul16.i, %13
  %add20.i = add nsw i64 %mul18.i, %12
  %14 = load i64, ptr %results.i, align 8
  %mul25.i = mul nsw i64 %14, %mul16.i
  %add28.i = add nsw i64 %mul25.i, %12
  %15 = load ptr, ptr %arrayidx31.i, align 8
  %16 = load i64, ptr %itemsize.i.i, align 8
  %mul32.i = mul nsw i64 %16, %add20.i
  %add.ptr33.i = getelementptr inbounds i8, ptr %15, i64 %mul32.i
  store ptr %add.ptr33.i, ptr %source.i, align 8
  %17 = load i64, ptr %has_values.i, align 8
  %tobool34.not.i = icmp eq i64 %17, 0
  br i1 %tobool34.not.i, label %cond.end.i, label %cond.true.i

cond.true.i:                                      ; preds = %for.body.i
  %18 = load ptr, ptr %add.ptr30.i, align 8
  %19 = load i64, ptr %itemsize.i.i, align 8
  %mul36.i = mul nsw i64 %19, %add28.i
  %add.ptr37.i = getelementptr inbounds i8, ptr %18, i64 %mul36.i
  br label %cond.end.i

cond.end.i:                                       ; preds = %cond.true.i, %for.body.i
  %results29.0.i = phi ptr [ %incdec.ptr.i, %cond.true.i ], [ %add.ptr30.i, %for.body.i ]
  %cond38.i = phi ptr [ %add.ptr37.i, %cond.true.i ], [ null, %for.body.i ]
  store ptr %cond38.i, ptr %values.i, align 8
  %20 = load i64, ptr %has_positions.i, align 8
  %tobool39.not.i = icmp eq i64 %20, 0
  br i1 %tobool39.not.i, label %cond.end43.i, label %cond.true40.i

cond.true40.i:                                    ; preds = %cond.end.i
  %21 = load ptr, ptr %results29.0.i, align 8
  %add.ptr41.i = getelementptr inbounds i64, ptr %21, i64 %add28.i
  br label %cond.end43.i

cond.end43.i:                                     ; preds = %cond.true40.i, %cond.end.i
  %cond44.i = phi ptr [ %add.ptr41.i, %cond.true40.i ], [ null, %cond.end.i ]
  store ptr %cond44.i, ptr %positions.i, align 8
  %22 = load ptr, ptr %words.i, align 8
  %itemsize.i.i2 = getelementptr inbounds %struct.order_words, ptr %22, i64 0, i32 1
  %23 = load i64, ptr %itemsize.i.i2, align 8
  %cmp.i.i3 = icmp slt i64 %23, 5
  %cond.i = select i1 %cmp.i.i3, ptr @largest_packed, ptr @largest_pairs
  call void %cond.i(ptr %r.i)
  %inc.i = add nsw i64 %i.083.i, 1
  %cmp13.i = icmp slt i64 %inc.i, %spec.select.i
  br i1 %cmp13.i, label %for.body.i, label %each_row.exit

each_row.exit:                                    ; preds = %cond.end43.i, %entry
  ret void
}

define void @tenferro_order_statistics(ptr %frame, i64 %task) {
entry:
  %r.i = alloca %struct.row, align 8
  %0 = load ptr, ptr %frame, align 8
  %arrayidx1.i = getelementptr inbounds ptr, ptr %frame, i64 1
  %1 = load ptr, ptr %arrayidx1.i, align 8
  %scratch2.i = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 11
  %2 = load i64, ptr %scratch2.i, align 8
  %mul.i = mul nsw i64 %2, %task
  %add.ptr.i = getelementptr inbounds i8, ptr %1, i64 %mul.i
  %size.i = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 2
  %3 = load i64, ptr %size.i, align 8
  %itemsize.i.i = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 1
  %4 = load i64, ptr %itemsize.i.i, align 8
  %cmp.i.i = icmp slt i64 %4, 5
  %5 = select i1 %cmp.i.i, i64 8, i64 16
  %mul3.i = mul nsw i64 %5, %3
  %6 = getelementptr inbounds i8, ptr %r.i, i64 64
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(336) %6, i8 0, i64 272, i1 false)
  %words.i = getelementptr inbounds %struct.row, ptr %r.i, i64 0, i32 0
  store ptr %0, ptr %words.i, align 8
  %items.i = getelementptr inbounds %struct.row, ptr %r.i, i64 0, i32 4
  store ptr %add.ptr.i, ptr %items.i, align 8
  %other.i = getelementptr inbounds %struct.row, ptr %r.i, i64 0, i32 5
  %add.ptr4.i = getelementptr inbounds i8, ptr %add.ptr.i, i64 %mul3.i
  store ptr %add.ptr4.i, ptr %other.i, align 8
  %descending.i = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 9
  %7 = load i64, ptr %descending.i, align 8
  %tobool.not.i = icmp ne i64 %7, 0
  %cond5.i = sext i1 %tobool.not.i to i64
  %flip.i = getelementptr inbounds %struct.row, ptr %r.i, i64 0, i32 7
  store i64 %cond5.i, ptr %flip.i, align 8
  %buffers.i = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 10
  %8 = load i64, ptr %buffers.i, align 8
  %mul6.i = mul nsw i64 %8, %mul3.i
  %add.ptr7.i = getelementptr inbounds i8, ptr %add.ptr.i, i64 %mul6.i
  %counts.i = getelementptr inbounds %struct.row, ptr %r.i, i64 0, i32 6
  store ptr %add.ptr7.i, ptr %counts.i, align 8
  %add.i = add nsw i64 %task, 1
  %rows_per_task.i = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 5
  %9 = load i64, ptr %rows_per_task.i, align 8
  %mul8.i = mul nsw i64 %9, %add.i
  %rows.i = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 4
  %10 = load i64, ptr %rows.i, align 8
  %cmp.i = icmp sgt i64 %mul8.i, %10
  %spec.select.i = select i1 %cmp.i, i64 %10, i64 %mul8.i
  %mul12.i = mul nsw i64 %9, %task
  %cmp1382.i = icmp slt i64 %mul12.i, %spec.select.i
  br i1 %cmp1382.i, label %for.body.lr.ph.i, label %each_row.exit

for.body.lr.ph.i:                                 ; preds = %entry
  %inner.i = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 3
  %results.i = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 6
  %add.ptr30.i = getelementptr inbounds ptr, ptr %frame, i64 3
  %arrayidx31.i = getelementptr inbounds ptr, ptr %frame, i64 2
  %source.i = getelementptr inbounds %struct.row, ptr %r.i, i64 0, i32 1
  %has_values.i = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 7
  %incdec.ptr.i = getelementptr inbounds ptr, ptr %frame, i64 4
  %values.i = getelementptr inbounds %struct.row, ptr %r.i, i64 0, i32 2
  %has_positions.i = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 8
  %positions.i = getelementptr inbounds %struct.row, ptr %r.i, i64 0, i32 3
  br label %for.body.i

for.body.i:                                       ; preds = %cond.end43.i, %for.body.lr.ph.i
  %i.083.i = phi i64 [ %mul12.i, %for.body.lr.ph.i ], [ %inc.i, %cond.end43.i ]
  %11 = load i64, ptr %inner.i, align 8
  %12 = srem i64 %i.083.i, %11
  %mul16.i = sub i64 %i.083.i, %12
  %13 = load i64, ptr %size.i, align 8
  %mul18.i = mul nsw i64 %mul16.i, %13
  %add20.i = add nsw i64 %mul18.i, %12
  %14 = load i64, ptr %results.i, align 8
  %mul25.i = mul nsw i64 %14, %mul16.i
  %add28.i = add nsw i64 %mul25.i, %12
  %15 = load ptr, ptr %arrayidx31.i, align 8
  %16 = load i64, ptr %itemsize.i.i, align 8
  %mul32.i = mul nsw i64 %16, %add20.i
  %add.ptr33.i = getelementptr inbounds i8, ptr %15, i64 %mul32.i
  store ptr %add.ptr33.i, ptr %source.i, align 8
  %17 = load i64, ptr %has_values.i, align 8
  %tobool34.not.i = icmp eq i64 %17, 0
  br i1 %tobool34.not.i, label %cond.end.i, label %cond.true.i

cond.true.i:                                      ; preds = %for.body.i
  %18 = load ptr, ptr %add.ptr30.i, align 8
  %19 = load i64, ptr %itemsize.i.i, align 8
  %mul36.i = mul nsw i64 %19, %add28.i
  %add.ptr37.i = getelementptr inbounds i8, ptr %18, i64 %mul36.i
  br label %cond.end.i

cond.end.i:                                       ; preds = %cond.true.i, %for.body.i
  %results29.0.i = phi ptr [ %incdec.ptr.i, %cond.true.i ], [ %add.ptr30.i, %for.body.i ]
  %cond38.i = phi ptr [ %add.ptr37.i, %cond.true.i ], [ null, %for.body.i ]
  store ptr %cond38.i, ptr %values.i, align 8
  %20 = load i64, ptr %has_positions.i, align 8
  %tobool39.not.i = icmp eq i64 %20, 0
  br i1 %tobool39.not.i, label %cond.end43.i, label %cond.true40.i

cond.true40.i:                                    ; preds = %cond.end.i
  %21 = load ptr, ptr %results29.0.i, align 8
  %add.ptr41.i = getelementptr inbounds i64, ptr %21, i64 %add28.i
  br label %cond.end43.i

cond.end43.i:                                     ; preds = %cond.true40.i, %cond.end.i
  %cond44.i = phi ptr [ %add.ptr41.i, %cond.true40.i ], [ null, %cond.end.i ]
  store ptr %cond44.i, ptr %positions.i, align 8
  %22 = load ptr, ptr %words.i, align 8
  %itemsize.i.i2 = getelementptr inbounds %struct.order_words, ptr %22, i64 0, i32 1
  %23 = load i64, ptr %itemsize.i.i2, align 8
  %cmp.i.i3 = icmp slt i64 %23, 5
  %cond.i = select i1 %cmp.i.i3, ptr @ranks_packed, ptr @ranks_pairs
  call void %cond.i(ptr %r.i)
  %inc.i = add nsw i64 %i.083.i, 1
  %cmp13.i = icmp slt i64 %inc.i, %spec.select.i
  br i1 %cmp13.i, label %for.body.i, label %each_row.exit

each_row.exit:                                    ; preds = %cond.end43.i, %entry
  ret void
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)

define internal fastcc void @read_pairs(ptr %r, i64 %first, i64 %end, ptr %keys) {
entry:
  %source = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 1
  %0 = load ptr, ptr %source, align 8
  %words = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 0
  %1 = load ptr, ptr %words, align 8
  %inner1 = getelementptr inbounds %struct.order_words, ptr %1, i64 0, i32 3
  %2 = load i64, ptr %inner1, align 8
  %format = getelementptr inbounds %struct.order_words, ptr %1, i64 0, i32 0
  %3 = load i64, ptr %format, align 8
  %cmp = icmp eq i64 %3, 0
  %cmp3 = icmp eq i64 %2, 1
  %or.cond = select i1 %cmp, i1 %cmp3, i1 false
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %add.ptr = getelementptr inbounds double, ptr %0, i64 %first
  %sub = sub nsw i64 %end, %first
  %cmp.not12.i = icmp slt i64 %sub, 16
  br i1 %cmp.not12.i, label %read_floats_pairs.exit, label %for.body.i

for.body.i:                                       ; preds = %if.then, %for.body.i
  %add14.i = phi i64 [ %add.i, %for.body.i ], [ 16, %if.then ]
  %i.013.i = phi i64 [ %add14.i, %for.body.i ], [ 0, %if.then ]
  %add.ptr.i = getelementptr inbounds double, ptr %add.ptr, i64 %i.013.i
  %4 = load volatile <16 x double>, ptr %add.ptr.i, align 8
  %add1.i = fadd <16 x double> %4, zeroinitializer
  %5 = bitcast <16 x double> %add1.i to <16 x i64>
  %shr.i = ashr <16 x i64> %5, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %or.i = or <16 x i64> %shr.i, <i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808>
  %xor.i = xor <16 x i64> %or.i, %5
  %cmp2.i = fcmp uno <16 x double> %add1.i, zeroinitializer
  %or3.i = select <16 x i1> %cmp2.i, <16 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <16 x i64> %xor.i
  %add.ptr4.i = getelementptr inbounds i64, ptr %keys, i64 %i.013.i
  store <16 x i64> %or3.i, ptr %add.ptr4.i, align 8
  %add.i = add nuw nsw i64 %add14.i, 16
  %cmp.not.i = icmp sgt i64 %add.i, %sub
  br i1 %cmp.not.i, label %read_floats_pairs.exit.loopexit, label %for.body.i

read_floats_pairs.exit.loopexit:                  ; preds = %for.body.i
  %.pre.pre = load ptr, ptr %words, align 8
  %format9.phi.trans.insert.phi.trans.insert = getelementptr inbounds %struct.order_words, ptr %.pre.pre, i64 0, i32 0
  %.pre367.pre = load i64, ptr %format9.phi.trans.insert.phi.trans.insert, align 8
  br label %read_floats_pairs.exit

read_floats_pairs.exit:                           ; preds = %read_floats_pairs.exit.loopexit, %if.then
  %.pre367 = phi i64 [ %.pre367.pre, %read_floats_pairs.exit.loopexit ], [ 0, %if.then ]
  %rem = srem i64 %sub, 16
  %sub5 = sub nsw i64 %end, %rem
  %sub6 = sub nsw i64 %sub5, %first
  %add.ptr7 = getelementptr inbounds i64, ptr %keys, i64 %sub6
  br label %if.end

if.end:                                           ; preds = %read_floats_pairs.exit, %entry
  %6 = phi i64 [ %.pre367, %read_floats_pairs.exit ], [ %3, %entry ]
  %keys.addr.0 = phi ptr [ %add.ptr7, %read_floats_pairs.exit ], [ %keys, %entry ]
  %i.0 = phi i64 [ %sub5, %read_floats_pairs.exit ], [ %first, %entry ]
  switch i64 %6, label %for.cond149.preheader [
    i64 1, label %for.cond.preheader
    i64 0, label %for.cond14.preheader
    i64 3, label %for.cond27.preheader
    i64 2, label %for.cond40.preheader
    i64 4, label %for.cond53.preheader
    i64 5, label %for.cond67.preheader
    i64 6, label %for.cond81.preheader
    i64 7, label %for.cond95.preheader
    i64 8, label %for.cond108.preheader
    i64 9, label %for.cond122.preheader
    i64 10, label %for.cond136.preheader
  ]

for.cond136.preheader:                            ; preds = %if.end
  %cmp137309 = icmp slt i64 %i.0, %end
  br i1 %cmp137309, label %for.body139, label %sw.epilog

for.cond122.preheader:                            ; preds = %if.end
  %cmp123312 = icmp slt i64 %i.0, %end
  br i1 %cmp123312, label %for.body125, label %sw.epilog

for.cond108.preheader:                            ; preds = %if.end
  %cmp109315 = icmp slt i64 %i.0, %end
  br i1 %cmp109315, label %for.body111, label %sw.epilog

for.cond95.preheader:                             ; preds = %if.end
  %cmp96318 = icmp slt i64 %i.0, %end
  br i1 %cmp96318, label %for.body98, label %sw.epilog

for.cond81.preheader:                             ; preds = %if.end
  %cmp82321 = icmp slt i64 %i.0, %end
  br i1 %cmp82321, label %for.body84, label %sw.epilog

for.cond67.preheader:                             ; preds = %if.end
  %cmp68324 = icmp slt i64 %i.0, %end
  br i1 %cmp68324, label %for.body70, label %sw.epilog

for.cond53.preheader:                             ; preds = %if.end
  %cmp54327 = icmp slt i64 %i.0, %end
  br i1 %cmp54327, label %for.body56, label %sw.epilog

for.cond40.preheader:                             ; preds = %if.end
  %cmp41330 = icmp slt i64 %i.0, %end
  br i1 %cmp41330, label %for.body43.lr.ph, label %sw.epilog

for.body43.lr.ph:                                 ; preds = %for.cond40.preheader
  %mul44 = shl i64 %2, 1
  br label %for.body43

for.cond27.preheader:                             ; preds = %if.end
  %cmp28333 = icmp slt i64 %i.0, %end
  br i1 %cmp28333, label %for.body30.lr.ph, label %sw.epilog

for.body30.lr.ph:                                 ; preds = %for.cond27.preheader
  %mul31 = shl i64 %2, 1
  br label %for.body30

for.cond14.preheader:                             ; preds = %if.end
  %cmp15336 = icmp slt i64 %i.0, %end
  br i1 %cmp15336, label %for.body17, label %sw.epilog

for.cond.preheader:                               ; preds = %if.end
  %cmp10339 = icmp slt i64 %i.0, %end
  br i1 %cmp10339, label %for.body, label %sw.epilog

for.cond149.preheader:                            ; preds = %if.end
  %cmp150342 = icmp slt i64 %i.0, %end
  br i1 %cmp150342, label %for.body152, label %sw.epilog

for.body:                                         ; preds = %for.cond.preheader, %for.body
  %i.1341 = phi i64 [ %inc, %for.body ], [ %i.0, %for.cond.preheader ]
  %keys.addr.1340 = phi ptr [ %incdec.ptr, %for.body ], [ %keys.addr.0, %for.cond.preheader ]
  %mul11 = mul nsw i64 %i.1341, %2
  %add.ptr12 = getelementptr inbounds float, ptr %0, i64 %mul11
  %7 = load volatile float, ptr %add.ptr12, align 4
  %add.i267 = fadd float %7, 0.000000e+00
  %8 = bitcast float %add.i267 to i32
  %shr.i268 = ashr i32 %8, 31
  %or.i269 = or i32 %shr.i268, -2147483648
  %xor.i270 = xor i32 %or.i269, %8
  %cmp.i = fcmp ord float %add.i267, 0.000000e+00
  %9 = zext i32 %xor.i270 to i64
  %conv = select i1 %cmp.i, i64 %9, i64 4294967295
  store i64 %conv, ptr %keys.addr.1340, align 8
  %inc = add nsw i64 %i.1341, 1
  %incdec.ptr = getelementptr inbounds i64, ptr %keys.addr.1340, i64 1
  %exitcond365.not = icmp eq i64 %inc, %end
  br i1 %exitcond365.not, label %sw.epilog, label %for.body

for.body17:                                       ; preds = %for.cond14.preheader, %for.body17
  %i.2338 = phi i64 [ %inc23, %for.body17 ], [ %i.0, %for.cond14.preheader ]
  %keys.addr.2337 = phi ptr [ %incdec.ptr24, %for.body17 ], [ %keys.addr.0, %for.cond14.preheader ]
  %mul19 = mul nsw i64 %i.2338, %2
  %add.ptr20 = getelementptr inbounds double, ptr %0, i64 %mul19
  %10 = load volatile double, ptr %add.ptr20, align 8
  %add.i271 = fadd double %10, 0.000000e+00
  %11 = bitcast double %add.i271 to i64
  %shr.i272 = ashr i64 %11, 63
  %or.i273 = or i64 %shr.i272, -9223372036854775808
  %xor.i274 = xor i64 %or.i273, %11
  %cmp.i275 = fcmp ord double %add.i271, 0.000000e+00
  %cond.i276 = select i1 %cmp.i275, i64 %xor.i274, i64 -1
  store i64 %cond.i276, ptr %keys.addr.2337, align 8
  %inc23 = add nsw i64 %i.2338, 1
  %incdec.ptr24 = getelementptr inbounds i64, ptr %keys.addr.2337, i64 1
  %exitcond364.not = icmp eq i64 %inc23, %end
  br i1 %exitcond364.not, label %sw.epilog, label %for.body17

for.body30:                                       ; preds = %for.body30.lr.ph, %key_of_c64.exit
  %i.3335 = phi i64 [ %i.0, %for.body30.lr.ph ], [ %inc36, %key_of_c64.exit ]
  %keys.addr.3334 = phi ptr [ %keys.addr.0, %for.body30.lr.ph ], [ %incdec.ptr37, %key_of_c64.exit ]
  %mul32 = mul i64 %mul31, %i.3335
  %add.ptr33 = getelementptr inbounds float, ptr %0, i64 %mul32
  %12 = load volatile float, ptr %add.ptr33, align 4
  %add.i.i = fadd float %12, 0.000000e+00
  %13 = bitcast float %add.i.i to i32
  %shr.i.i = ashr i32 %13, 31
  %or.i.i = or i32 %shr.i.i, -2147483648
  %xor.i.i = xor i32 %or.i.i, %13
  %cmp.i.i = fcmp ord float %add.i.i, 0.000000e+00
  %cond.i.i = select i1 %cmp.i.i, i32 %xor.i.i, i32 -1
  %conv.i = zext i32 %cond.i.i to i64
  %add.ptr.i277 = getelementptr inbounds float, ptr %add.ptr33, i64 1
  %14 = load volatile float, ptr %add.ptr.i277, align 4
  %add.i18.i = fadd float %14, 0.000000e+00
  %15 = bitcast float %add.i18.i to i32
  %shr.i19.i = ashr i32 %15, 31
  %or.i20.i = or i32 %shr.i19.i, -2147483648
  %xor.i21.i = xor i32 %or.i20.i, %15
  %cmp.i22.i = fcmp ord float %add.i18.i, 0.000000e+00
  %cond.i23.i = select i1 %cmp.i22.i, i32 %xor.i21.i, i32 -1
  %conv2.i = zext i32 %cond.i23.i to i64
  %cmp.i278 = icmp eq i32 %cond.i.i, -1
  br i1 %cmp.i278, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %for.body30
  %or.i279 = or i64 %conv2.i, -4294967296
  br label %key_of_c64.exit

if.end.i:                                         ; preds = %for.body30
  %cmp4.i = icmp eq i32 %cond.i23.i, -1
  br i1 %cmp4.i, label %if.then6.i, label %if.end8.i

if.then6.i:                                       ; preds = %if.end.i
  %or7.i = or i64 %conv.i, -8589934592
  br label %key_of_c64.exit

if.end8.i:                                        ; preds = %if.end.i
  %shl9.i = shl nuw i64 %conv.i, 32
  %or10.i = or i64 %shl9.i, %conv2.i
  br label %key_of_c64.exit

key_of_c64.exit:                                  ; preds = %if.then.i, %if.then6.i, %if.end8.i
  %retval.0.i = phi i64 [ %or.i279, %if.then.i ], [ %or7.i, %if.then6.i ], [ %or10.i, %if.end8.i ]
  store i64 %retval.0.i, ptr %keys.addr.3334, align 8
  %inc36 = add nsw i64 %i.3335, 1
  %incdec.ptr37 = getelementptr inbounds i64, ptr %keys.addr.3334, i64 1
  %exitcond363.not = icmp eq i64 %inc36, %end
  br i1 %exitcond363.not, label %sw.epilog, label %for.body30

for.body43:                                       ; preds = %for.body43.lr.ph, %for.body43
  %i.4332 = phi i64 [ %i.0, %for.body43.lr.ph ], [ %inc49, %for.body43 ]
  %keys.addr.4331 = phi ptr [ %keys.addr.0, %for.body43.lr.ph ], [ %incdec.ptr50, %for.body43 ]
  %mul45 = mul i64 %mul44, %i.4332
  %add.ptr46 = getelementptr inbounds double, ptr %0, i64 %mul45
  %16 = load volatile double, ptr %add.ptr46, align 8
  %add.i.i280 = fadd double %16, 0.000000e+00
  %17 = bitcast double %add.i.i280 to i64
  %shr.i.i281 = ashr i64 %17, 63
  %or.i.i282 = or i64 %shr.i.i281, -9223372036854775808
  %xor.i.i283 = xor i64 %or.i.i282, %17
  %cmp.i.i284 = fcmp ord double %add.i.i280, 0.000000e+00
  %cond.i.i285 = select i1 %cmp.i.i284, i64 %xor.i.i283, i64 -1
  %add.ptr.i286 = getelementptr inbounds double, ptr %add.ptr46, i64 1
  %18 = load volatile double, ptr %add.ptr.i286, align 8
  %add.i6.i = fadd double %18, 0.000000e+00
  %19 = bitcast double %add.i6.i to i64
  %shr.i7.i = ashr i64 %19, 63
  %or.i8.i = or i64 %shr.i7.i, -9223372036854775808
  %xor.i9.i = xor i64 %or.i8.i, %19
  %cmp.i10.i = fcmp ord double %add.i6.i, 0.000000e+00
  %cond.i11.i = select i1 %cmp.i10.i, i64 %xor.i9.i, i64 -1
  %cmp.i287 = icmp ne i64 %cond.i.i285, -1
  %cmp2.i288 = icmp eq i64 %cond.i11.i, -1
  %or.cond.i = select i1 %cmp.i287, i1 %cmp2.i288, i1 false
  %cond.i289 = select i1 %or.cond.i, i64 %cond.i.i285, i64 %cond.i11.i
  store i64 %cond.i289, ptr %keys.addr.4331, align 8
  %inc49 = add nsw i64 %i.4332, 1
  %incdec.ptr50 = getelementptr inbounds i64, ptr %keys.addr.4331, i64 1
  %exitcond362.not = icmp eq i64 %inc49, %end
  br i1 %exitcond362.not, label %sw.epilog, label %for.body43

for.body56:                                       ; preds = %for.cond53.preheader, %for.body56
  %i.5329 = phi i64 [ %inc63, %for.body56 ], [ %i.0, %for.cond53.preheader ]
  %keys.addr.5328 = phi ptr [ %incdec.ptr64, %for.body56 ], [ %keys.addr.0, %for.cond53.preheader ]
  %mul58 = mul nsw i64 %i.5329, %2
  %add.ptr59 = getelementptr inbounds i8, ptr %0, i64 %mul58
  %20 = load volatile i8, ptr %add.ptr59, align 1
  %conv.i290 = sext i8 %20 to i64
  %xor.i291 = and i64 %conv.i290, 4294967295
  %conv61 = xor i64 %xor.i291, 2147483648
  store i64 %conv61, ptr %keys.addr.5328, align 8
  %inc63 = add nsw i64 %i.5329, 1
  %incdec.ptr64 = getelementptr inbounds i64, ptr %keys.addr.5328, i64 1
  %exitcond361.not = icmp eq i64 %inc63, %end
  br i1 %exitcond361.not, label %sw.epilog, label %for.body56

for.body70:                                       ; preds = %for.cond67.preheader, %for.body70
  %i.6326 = phi i64 [ %inc77, %for.body70 ], [ %i.0, %for.cond67.preheader ]
  %keys.addr.6325 = phi ptr [ %incdec.ptr78, %for.body70 ], [ %keys.addr.0, %for.cond67.preheader ]
  %mul72 = mul nsw i64 %i.6326, %2
  %add.ptr73 = getelementptr inbounds i16, ptr %0, i64 %mul72
  %21 = load volatile i16, ptr %add.ptr73, align 2
  %conv.i292 = sext i16 %21 to i64
  %xor.i293 = and i64 %conv.i292, 4294967295
  %conv75 = xor i64 %xor.i293, 2147483648
  store i64 %conv75, ptr %keys.addr.6325, align 8
  %inc77 = add nsw i64 %i.6326, 1
  %incdec.ptr78 = getelementptr inbounds i64, ptr %keys.addr.6325, i64 1
  %exitcond360.not = icmp eq i64 %inc77, %end
  br i1 %exitcond360.not, label %sw.epilog, label %for.body70

for.body84:                                       ; preds = %for.cond81.preheader, %for.body84
  %i.7323 = phi i64 [ %inc91, %for.body84 ], [ %i.0, %for.cond81.preheader ]
  %keys.addr.7322 = phi ptr [ %incdec.ptr92, %for.body84 ], [ %keys.addr.0, %for.cond81.preheader ]
  %mul86 = mul nsw i64 %i.7323, %2
  %add.ptr87 = getelementptr inbounds i32, ptr %0, i64 %mul86
  %22 = load volatile i32, ptr %add.ptr87, align 4
  %xor.i294 = xor i32 %22, -2147483648
  %conv89 = zext i32 %xor.i294 to i64
  store i64 %conv89, ptr %keys.addr.7322, align 8
  %inc91 = add nsw i64 %i.7323, 1
  %incdec.ptr92 = getelementptr inbounds i64, ptr %keys.addr.7322, i64 1
  %exitcond359.not = icmp eq i64 %inc91, %end
  br i1 %exitcond359.not, label %sw.epilog, label %for.body84

for.body98:                                       ; preds = %for.cond95.preheader, %for.body98
  %i.8320 = phi i64 [ %inc104, %for.body98 ], [ %i.0, %for.cond95.preheader ]
  %keys.addr.8319 = phi ptr [ %incdec.ptr105, %for.body98 ], [ %keys.addr.0, %for.cond95.preheader ]
  %mul100 = mul nsw i64 %i.8320, %2
  %add.ptr101 = getelementptr inbounds i64, ptr %0, i64 %mul100
  %23 = load volatile i64, ptr %add.ptr101, align 8
  %xor.i295 = xor i64 %23, -9223372036854775808
  store i64 %xor.i295, ptr %keys.addr.8319, align 8
  %inc104 = add nsw i64 %i.8320, 1
  %incdec.ptr105 = getelementptr inbounds i64, ptr %keys.addr.8319, i64 1
  %exitcond358.not = icmp eq i64 %inc104, %end
  br i1 %exitcond358.not, label %sw.epilog, label %for.body98

for.body111:                                      ; preds = %for.cond108.preheader, %for.body111
  %i.9317 = phi i64 [ %inc118, %for.body111 ], [ %i.0, %for.cond108.preheader ]
  %keys.addr.9316 = phi ptr [ %incdec.ptr119, %for.body111 ], [ %keys.addr.0, %for.cond108.preheader ]
  %mul113 = mul nsw i64 %i.9317, %2
  %add.ptr114 = getelementptr inbounds i8, ptr %0, i64 %mul113
  %24 = load volatile i8, ptr %add.ptr114, align 1
  %conv116 = zext i8 %24 to i64
  store i64 %conv116, ptr %keys.addr.9316, align 8
  %inc118 = add nsw i64 %i.9317, 1
  %incdec.ptr119 = getelementptr inbounds i64, ptr %keys.addr.9316, i64 1
  %exitcond357.not = icmp eq i64 %inc118, %end
  br i1 %exitcond357.not, label %sw.epilog, label %for.body111

for.body125:                                      ; preds = %for.cond122.preheader, %for.body125
  %i.10314 = phi i64 [ %inc132, %for.body125 ], [ %i.0, %for.cond122.preheader ]
  %keys.addr.10313 = phi ptr [ %incdec.ptr133, %for.body125 ], [ %keys.addr.0, %for.cond122.preheader ]
  %mul127 = mul nsw i64 %i.10314, %2
  %add.ptr128 = getelementptr inbounds i16, ptr %0, i64 %mul127
  %25 = load volatile i16, ptr %add.ptr128, align 2
  %conv130 = zext i16 %25 to i64
  store i64 %conv130, ptr %keys.addr.10313, align 8
  %inc132 = add nsw i64 %i.10314, 1
  %incdec.ptr133 = getelementptr inbounds i64, ptr %keys.addr.10313, i64 1
  %exitcond356.not = icmp eq i64 %inc132, %end
  br i1 %exitcond356.not, label %sw.epilog, label %for.body125

for.body139:                                      ; preds = %for.cond136.preheader, %for.body139
  %i.11311 = phi i64 [ %inc146, %for.body139 ], [ %i.0, %for.cond136.preheader ]
  %keys.addr.11310 = phi ptr [ %incdec.ptr147, %for.body139 ], [ %keys.addr.0, %for.cond136.preheader ]
  %mul141 = mul nsw i64 %i.11311, %2
  %add.ptr142 = getelementptr inbounds i32, ptr %0, i64 %mul141
  %26 = load volatile i32, ptr %add.ptr142, align 4
  %conv144 = zext i32 %26 to i64
  store i64 %conv144, ptr %keys.addr.11310, align 8
  %inc146 = add nsw i64 %i.11311, 1
  %incdec.ptr147 = getelementptr inbounds i64, ptr %keys.addr.11310, i64 1
  %exitcond.not = icmp eq i64 %inc146, %end
  br i1 %exitcond.not, label %sw.epilog, label %for.body139

for.body152:                                      ; preds = %for.cond149.preheader, %for.body152
  %i.12344 = phi i64 [ %inc158, %for.body152 ], [ %i.0, %for.cond149.preheader ]
  %keys.addr.12343 = phi ptr [ %incdec.ptr159, %for.body152 ], [ %keys.addr.0, %for.cond149.preheader ]
  %mul154 = mul nsw i64 %i.12344, %2
  %add.ptr155 = getelementptr inbounds i64, ptr %0, i64 %mul154
  %27 = load volatile i64, ptr %add.ptr155, align 8
  store i64 %27, ptr %keys.addr.12343, align 8
  %inc158 = add nsw i64 %i.12344, 1
  %incdec.ptr159 = getelementptr inbounds i64, ptr %keys.addr.12343, i64 1
  %exitcond366.not = icmp eq i64 %inc158, %end
  br i1 %exitcond366.not, label %sw.epilog, label %for.body152

sw.epilog:                                        ; preds = %for.body139, %for.body125, %for.body111, %for.body98, %for.body84, %for.body70, %for.body56, %for.body43, %key_of_c64.exit, %for.body17, %for.body, %for.body152, %for.cond136.preheader, %for.cond122.preheader, %for.cond108.preheader, %for.cond95.preheader, %for.cond81.preheader, %for.cond67.preheader, %for.cond53.preheader, %for.cond40.preheader, %for.cond27.preheader, %for.cond14.preheader, %for.cond.preheader, %for.cond149.preheader
  ret void
}

define internal fastcc ptr @sort_pairs(ptr %items, ptr %other, i64 %n, ptr %counts) {
entry:
  %cmp = icmp slt i64 %n, 33
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %cmp37.i = icmp sgt i64 %n, 1
  br i1 %cmp37.i, label %for.body.i, label %return

for.body.i:                                       ; preds = %if.then, %for.end.i
  %i.039.i = phi i64 [ %inc.i, %for.end.i ], [ 1, %if.then ]
  %moves.addr.038.i = phi i64 [ %sub12.i, %for.end.i ], [ 9223372036854775807, %if.then ]
  %arrayidx.i = getelementptr inbounds <2 x i64>, ptr %items, i64 %i.039.i
  %0 = load <2 x i64>, ptr %arrayidx.i, align 16
  %vecext4.i = extractelement <2 x i64> %0, i64 0
  br label %land.rhs.i

land.rhs.i:                                       ; preds = %for.body6.i, %for.body.i
  %j.036.i = phi i64 [ %i.039.i, %for.body.i ], [ %sub.i, %for.body6.i ]
  %sub.i = add nsw i64 %j.036.i, -1
  %arrayidx3.i = getelementptr inbounds <2 x i64>, ptr %items, i64 %sub.i
  %1 = load <2 x i64>, ptr %arrayidx3.i, align 16
  %vecext.i = extractelement <2 x i64> %1, i64 0
  %cmp5.i = icmp ugt i64 %vecext.i, %vecext4.i
  br i1 %cmp5.i, label %for.body6.i, label %for.end.i

for.body6.i:                                      ; preds = %land.rhs.i
  %arrayidx9.i = getelementptr inbounds <2 x i64>, ptr %items, i64 %j.036.i
  store <2 x i64> %1, ptr %arrayidx9.i, align 16
  %cmp2.i = icmp sgt i64 %j.036.i, 1
  br i1 %cmp2.i, label %land.rhs.i, label %for.end.i

for.end.i:                                        ; preds = %for.body6.i, %land.rhs.i
  %j.0.lcssa.i = phi i64 [ 0, %for.body6.i ], [ %j.036.i, %land.rhs.i ]
  %arrayidx10.i = getelementptr inbounds <2 x i64>, ptr %items, i64 %j.0.lcssa.i
  store <2 x i64> %0, ptr %arrayidx10.i, align 16
  %sub11.neg.i = sub i64 %j.0.lcssa.i, %i.039.i
  %sub12.i = add i64 %sub11.neg.i, %moves.addr.038.i
  %cmp13.i = icmp slt i64 %sub12.i, 0
  %inc.i = add nuw nsw i64 %i.039.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %n
  %or.cond = select i1 %cmp13.i, i1 true, i1 %exitcond.not.i
  br i1 %or.cond, label %return, label %for.body.i

if.end:                                           ; preds = %entry
  %div134 = lshr i64 %n, 3
  br label %for.body.i67

for.cond.i61:                                     ; preds = %for.end.i83
  %cmp.i59 = icmp slt i64 %inc.i82, %n
  %exitcond.not.i60 = icmp eq i64 %inc.i82, %n
  br i1 %exitcond.not.i60, label %insert_pairs.exit85, label %for.body.i67

for.body.i67:                                     ; preds = %if.end, %for.cond.i61
  %cmp40.i62 = phi i1 [ %cmp.i59, %for.cond.i61 ], [ true, %if.end ]
  %i.039.i63 = phi i64 [ %inc.i82, %for.cond.i61 ], [ 1, %if.end ]
  %moves.addr.038.i64 = phi i64 [ %sub12.i80, %for.cond.i61 ], [ %div134, %if.end ]
  %arrayidx.i65 = getelementptr inbounds <2 x i64>, ptr %items, i64 %i.039.i63
  %2 = load <2 x i64>, ptr %arrayidx.i65, align 16
  %vecext4.i66 = extractelement <2 x i64> %2, i64 0
  br label %land.rhs.i73

land.rhs.i73:                                     ; preds = %for.body6.i76, %for.body.i67
  %j.036.i68 = phi i64 [ %i.039.i63, %for.body.i67 ], [ %sub.i69, %for.body6.i76 ]
  %sub.i69 = add nsw i64 %j.036.i68, -1
  %arrayidx3.i70 = getelementptr inbounds <2 x i64>, ptr %items, i64 %sub.i69
  %3 = load <2 x i64>, ptr %arrayidx3.i70, align 16
  %vecext.i71 = extractelement <2 x i64> %3, i64 0
  %cmp5.i72 = icmp ugt i64 %vecext.i71, %vecext4.i66
  br i1 %cmp5.i72, label %for.body6.i76, label %for.end.i83

for.body6.i76:                                    ; preds = %land.rhs.i73
  %arrayidx9.i74 = getelementptr inbounds <2 x i64>, ptr %items, i64 %j.036.i68
  store <2 x i64> %3, ptr %arrayidx9.i74, align 16
  %cmp2.i75 = icmp sgt i64 %j.036.i68, 1
  br i1 %cmp2.i75, label %land.rhs.i73, label %for.end.i83

for.end.i83:                                      ; preds = %for.body6.i76, %land.rhs.i73
  %j.0.lcssa.i77 = phi i64 [ 0, %for.body6.i76 ], [ %j.036.i68, %land.rhs.i73 ]
  %arrayidx10.i78 = getelementptr inbounds <2 x i64>, ptr %items, i64 %j.0.lcssa.i77
  store <2 x i64> %2, ptr %arrayidx10.i78, align 16
  %sub11.neg.i79 = sub i64 %j.0.lcssa.i77, %i.039.i63
  %sub12.i80 = add i64 %sub11.neg.i79, %moves.addr.038.i64
  %cmp13.i81 = icmp slt i64 %sub12.i80, 0
  %inc.i82 = add nuw nsw i64 %i.039.i63, 1
  br i1 %cmp13.i81, label %insert_pairs.exit85, label %for.cond.i61

insert_pairs.exit85:                              ; preds = %for.cond.i61, %for.end.i83
  %cmp.lcssa.i84 = phi i1 [ %cmp.i59, %for.cond.i61 ], [ %cmp40.i62, %for.end.i83 ]
  br i1 %cmp.lcssa.i84, label %if.end3, label %return

if.end3:                                          ; preds = %insert_pairs.exit85
  %cmp16.i = icmp sgt i64 %n, 0
  br i1 %cmp16.i, label %for.body.i91, label %range_pairs.exit

for.body.i91:                                     ; preds = %if.end3, %for.body.i91
  %least.019.i = phi i64 [ %cond.i, %for.body.i91 ], [ -1, %if.end3 ]
  %i.018.i = phi i64 [ %inc.i89, %for.body.i91 ], [ 0, %if.end3 ]
  %most.017.i = phi i64 [ %cond6.i, %for.body.i91 ], [ 0, %if.end3 ]
  %arrayidx.i86 = getelementptr inbounds <2 x i64>, ptr %items, i64 %i.018.i
  %4 = load volatile <2 x i64>, ptr %arrayidx.i86, align 16
  %vecext.i87 = extractelement <2 x i64> %4, i64 0
  %cmp1.i = icmp ult i64 %vecext.i87, %least.019.i
  %cond.i = select i1 %cmp1.i, i64 %vecext.i87, i64 %least.019.i
  %cmp2.i88 = icmp ugt i64 %vecext.i87, %most.017.i
  %cond6.i = select i1 %cmp2.i88, i64 %vecext.i87, i64 %most.017.i
  %inc.i89 = add nuw nsw i64 %i.018.i, 1
  %exitcond.not.i90 = icmp eq i64 %inc.i89, %n
  br i1 %exitcond.not.i90, label %range_pairs.exit, label %for.body.i91

range_pairs.exit:                                 ; preds = %for.body.i91, %if.end3
  %most.0.lcssa.i = phi i64 [ 0, %if.end3 ], [ %cond6.i, %for.body.i91 ]
  %least.0.lcssa.i = phi i64 [ -1, %if.end3 ], [ %cond.i, %for.body.i91 ]
  %sub = sub i64 %most.0.lcssa.i, %least.0.lcssa.i
  %tobool.not.i = icmp eq i64 %sub, 0
  br i1 %tobool.not.i, label %return, label %bits_of.exit99

bits_of.exit99:                                   ; preds = %range_pairs.exit
  %5 = call i64 @llvm.ctlz.i64(i64 %sub, i1 true)
  %cast.i = trunc i64 %5 to i32
  %sub.i92 = sub nuw nsw i32 64, %cast.i
  %6 = call i64 @llvm.ctlz.i64(i64 %n, i1 true)
  %cast.i95 = trunc i64 %6 to i32
  %add = sub nuw nsw i32 80, %cast.i95
  %cmp10 = icmp ugt i32 %sub.i92, %add
  br i1 %cmp10, label %if.then11, label %if.end21

if.then11:                                        ; preds = %bits_of.exit99
  %sub13 = sub nsw i32 %sub.i92, %add
  %call14 = call fastcc ptr @by_digits_pairs(ptr %items, ptr %other, i64 %n, i64 %least.0.lcssa.i, i32 %sub13, i32 %add, ptr %counts)
  %mul = shl nsw i64 %n, 3
  br label %for.body.i109

for.cond.i103:                                    ; preds = %for.end.i125
  %cmp.i101 = icmp slt i64 %inc.i124, %n
  %exitcond.not.i102 = icmp eq i64 %inc.i124, %n
  br i1 %exitcond.not.i102, label %insert_pairs.exit127, label %for.body.i109

for.body.i109:                                    ; preds = %if.then11, %for.cond.i103
  %cmp40.i104 = phi i1 [ %cmp.i101, %for.cond.i103 ], [ true, %if.then11 ]
  %i.039.i105 = phi i64 [ %inc.i124, %for.cond.i103 ], [ 1, %if.then11 ]
  %moves.addr.038.i106 = phi i64 [ %sub12.i122, %for.cond.i103 ], [ %mul, %if.then11 ]
  %arrayidx.i107 = getelementptr inbounds <2 x i64>, ptr %call14, i64 %i.039.i105
  %7 = load <2 x i64>, ptr %arrayidx.i107, align 16
  %vecext4.i108 = extractelement <2 x i64> %7, i64 0
  br label %land.rhs.i115

land.rhs.i115:                                    ; preds = %for.body6.i118, %for.body.i109
  %j.036.i110 = phi i64 [ %i.039.i105, %for.body.i109 ], [ %sub.i111, %for.body6.i118 ]
  %sub.i111 = add nsw i64 %j.036.i110, -1
  %arrayidx3.i112 = getelementptr inbounds <2 x i64>, ptr %call14, i64 %sub.i111
  %8 = load <2 x i64>, ptr %arrayidx3.i112, align 16
  %vecext.i113 = extractelement <2 x i64> %8, i64 0
  %cmp5.i114 = icmp ugt i64 %vecext.i113, %vecext4.i108
  br i1 %cmp5.i114, label %for.body6.i118, label %for.end.i125

for.body6.i118:                                   ; preds = %land.rhs.i115
  %arrayidx9.i116 = getelementptr inbounds <2 x i64>, ptr %call14, i64 %j.036.i110
  store <2 x i64> %8, ptr %arrayidx9.i116, align 16
  %cmp2.i117 = icmp sgt i64 %j.036.i110, 1
  br i1 %cmp2.i117, label %land.rhs.i115, label %for.end.i125

for.end.i125:                                     ; preds = %for.body6.i118, %land.rhs.i115
  %j.0.lcssa.i119 = phi i64 [ 0, %for.body6.i118 ], [ %j.036.i110, %land.rhs.i115 ]
  %arrayidx10.i120 = getelementptr inbounds <2 x i64>, ptr %call14, i64 %j.0.lcssa.i119
  store <2 x i64> %7, ptr %arrayidx10.i120, align 16
  %sub11.neg.i121 = sub i64 %j.0.lcssa.i119, %i.039.i105
  %sub12.i122 = add i64 %sub11.neg.i121, %moves.addr.038.i106
  %cmp13.i123 = icmp slt i64 %sub12.i122, 0
  %inc.i124 = add nuw nsw i64 %i.039.i105, 1
  br i1 %cmp13.i123, label %insert_pairs.exit127, label %for.cond.i103

insert_pairs.exit127:                             ; preds = %for.cond.i103, %for.end.i125
  %cmp.lcssa.i126 = phi i1 [ %cmp.i101, %for.cond.i103 ], [ %cmp40.i104, %for.end.i125 ]
  %cmp18 = icmp eq ptr %call14, %other
  %spec.select = select i1 %cmp18, ptr %items, ptr %other
  %spec.select57 = select i1 %cmp18, ptr %call14, ptr %items
  br i1 %cmp.lcssa.i126, label %if.end21, label %return

if.end21:                                         ; preds = %insert_pairs.exit127, %bits_of.exit99
  %other.addr.2 = phi ptr [ %spec.select, %insert_pairs.exit127 ], [ %other, %bits_of.exit99 ]
  %items.addr.2 = phi ptr [ %spec.select57, %insert_pairs.exit127 ], [ %items, %bits_of.exit99 ]
  %call23 = call fastcc ptr @by_digits_pairs(ptr %items.addr.2, ptr %other.addr.2, i64 %n, i64 %least.0.lcssa.i, i32 0, i32 %sub.i92, ptr %counts)
  br label %return

return:                                           ; preds = %for.end.i, %range_pairs.exit, %if.then, %if.end21, %insert_pairs.exit127, %insert_pairs.exit85
  %retval.2 = phi ptr [ %items, %insert_pairs.exit85 ], [ %call23, %if.end21 ], [ %call14, %insert_pairs.exit127 ], [ %items, %if.then ], [ %items, %range_pairs.exit ], [ %items, %for.end.i ]
  ret ptr %retval.2
}

define internal fastcc void @write_pairs(ptr %r, ptr %items, i64 %first, i64 %end) {
entry:
  %words = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 0
  %0 = load ptr, ptr %words, align 8
  %positions = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 3
  %1 = load ptr, ptr %positions, align 8
  %tobool.not = icmp eq ptr %1, null
  br i1 %tobool.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %inner = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 3
  %2 = load i64, ptr %inner, align 8
  %cmp6.i = icmp slt i64 %first, %end
  br i1 %cmp6.i, label %for.body.i, label %if.end

for.body.i:                                       ; preds = %if.then, %for.body.i
  %i.07.i = phi i64 [ %inc.i, %for.body.i ], [ %first, %if.then ]
  %sub.i = sub nsw i64 %i.07.i, %first
  %arrayidx.i = getelementptr inbounds <2 x i64>, ptr %items, i64 %sub.i
  %3 = load volatile <2 x i64>, ptr %arrayidx.i, align 16
  %vecext.i = extractelement <2 x i64> %3, i64 1
  %mul.i = mul nsw i64 %i.07.i, %2
  %arrayidx1.i = getelementptr inbounds i64, ptr %1, i64 %mul.i
  store i64 %vecext.i, ptr %arrayidx1.i, align 8
  %inc.i = add nsw i64 %i.07.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %end
  br i1 %exitcond.not.i, label %if.end, label %for.body.i

if.end:                                           ; preds = %for.body.i, %if.then, %entry
  %values = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 2
  %4 = load ptr, ptr %values, align 8
  %tobool2.not = icmp eq ptr %4, null
  br i1 %tobool2.not, label %if.end6, label %if.then3

if.then3:                                         ; preds = %if.end
  %source = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 1
  %5 = load ptr, ptr %source, align 8
  %inner5 = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 3
  %6 = load i64, ptr %inner5, align 8
  %itemsize = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 1
  %7 = load i64, ptr %itemsize, align 8
  switch i64 %7, label %for.cond60.preheader.i [
    i64 1, label %for.cond.preheader.i
    i64 2, label %for.cond7.preheader.i
    i64 4, label %for.cond25.preheader.i
    i64 8, label %for.cond43.preheader.i
  ]

for.cond43.preheader.i:                           ; preds = %if.then3
  %cmp44129.i = icmp slt i64 %first, %end
  br i1 %cmp44129.i, label %for.body46.lr.ph.i, label %if.end6

for.body46.lr.ph.i:                               ; preds = %for.cond43.preheader.i
  %mul47.i = shl i64 %6, 3
  br label %for.body46.i

for.cond25.preheader.i:                           ; preds = %if.then3
  %cmp26131.i = icmp slt i64 %first, %end
  br i1 %cmp26131.i, label %for.body28.lr.ph.i, label %if.end6

for.body28.lr.ph.i:                               ; preds = %for.cond25.preheader.i
  %mul29.i = shl i64 %6, 2
  br label %for.body28.i

for.cond7.preheader.i:                            ; preds = %if.then3
  %cmp8133.i = icmp slt i64 %first, %end
  br i1 %cmp8133.i, label %for.body10.lr.ph.i, label %if.end6

for.body10.lr.ph.i:                               ; preds = %for.cond7.preheader.i
  %mul11.i = shl i64 %6, 1
  br label %for.body10.i

for.cond.preheader.i:                             ; preds = %if.then3
  %cmp135.i = icmp slt i64 %first, %end
  br i1 %cmp135.i, label %for.body.i22, label %if.end6

for.cond60.preheader.i:                           ; preds = %if.then3
  %cmp61137.i = icmp slt i64 %first, %end
  br i1 %cmp61137.i, label %for.body63.lr.ph.i, label %if.end6

for.body63.lr.ph.i:                               ; preds = %for.cond60.preheader.i
  %mul64.i = shl i64 %6, 4
  br label %for.body63.i

for.body.i22:                                     ; preds = %for.cond.preheader.i, %for.body.i22
  %i.0136.i = phi i64 [ %inc.i21, %for.body.i22 ], [ %first, %for.cond.preheader.i ]
  %mul1.i = mul nsw i64 %i.0136.i, %6
  %add.ptr.i = getelementptr inbounds i8, ptr %4, i64 %mul1.i
  %sub.i18 = sub nsw i64 %i.0136.i, %first
  %arrayidx.i19 = getelementptr inbounds <2 x i64>, ptr %items, i64 %sub.i18
  %8 = load volatile <2 x i64>, ptr %arrayidx.i19, align 16
  %vecext.i20 = extractelement <2 x i64> %8, i64 1
  %mul3.i = mul nsw i64 %vecext.i20, %6
  %add.ptr4.i = getelementptr inbounds i8, ptr %5, i64 %mul3.i
  %9 = load i8, ptr %add.ptr4.i, align 1
  store i8 %9, ptr %add.ptr.i, align 1
  %inc.i21 = add nsw i64 %i.0136.i, 1
  %exitcond145.not.i = icmp eq i64 %inc.i21, %end
  br i1 %exitcond145.not.i, label %if.end6, label %for.body.i22

for.body10.i:                                     ; preds = %for.body10.i, %for.body10.lr.ph.i
  %i6.0134.i = phi i64 [ %first, %for.body10.lr.ph.i ], [ %inc21.i, %for.body10.i ]
  %mul12.i = mul i64 %i6.0134.i, %mul11.i
  %add.ptr13.i = getelementptr inbounds i8, ptr %4, i64 %mul12.i
  %sub14.i = sub nsw i64 %i6.0134.i, %first
  %arrayidx15.i = getelementptr inbounds <2 x i64>, ptr %items, i64 %sub14.i
  %10 = load volatile <2 x i64>, ptr %arrayidx15.i, align 16
  %vecext16.i = extractelement <2 x i64> %10, i64 1
  %mul18.i = mul i64 %vecext16.i, %mul11.i
  %add.ptr19.i = getelementptr inbounds i8, ptr %5, i64 %mul18.i
  %11 = load i16, ptr %add.ptr19.i, align 1
  store i16 %11, ptr %add.ptr13.i, align 1
  %inc21.i = add nsw i64 %i6.0134.i, 1
  %exitcond144.not.i = icmp eq i64 %inc21.i, %end
  br i1 %exitcond144.not.i, label %if.end6, label %for.body10.i

for.body28.i:                                     ; preds = %for.body28.i, %for.body28.lr.ph.i
  %i24.0132.i = phi i64 [ %first, %for.body28.lr.ph.i ], [ %inc39.i, %for.body28.i ]
  %mul30.i = mul i64 %i24.0132.i, %mul29.i
  %add.ptr31.i = getelementptr inbounds i8, ptr %4, i64 %mul30.i
  %sub32.i = sub nsw i64 %i24.0132.i, %first
  %arrayidx33.i = getelementptr inbounds <2 x i64>, ptr %items, i64 %sub32.i
  %12 = load volatile <2 x i64>, ptr %arrayidx33.i, align 16
  %vecext34.i = extractelement <2 x i64> %12, i64 1
  %mul36.i = mul i64 %vecext34.i, %mul29.i
  %add.ptr37.i = getelementptr inbounds i8, ptr %5, i64 %mul36.i
  %13 = load i32, ptr %add.ptr37.i, align 1
  store i32 %13, ptr %add.ptr31.i, align 1
  %inc39.i = add nsw i64 %i24.0132.i, 1
  %exitcond143.not.i = icmp eq i64 %inc39.i, %end
  br i1 %exitcond143.not.i, label %if.end6, label %for.body28.i

for.body46.i:                                     ; preds = %for.body46.i, %for.body46.lr.ph.i
  %i42.0130.i = phi i64 [ %first, %for.body46.lr.ph.i ], [ %inc57.i, %for.body46.i ]
  %mul48.i = mul i64 %i42.0130.i, %mul47.i
  %add.ptr49.i = getelementptr inbounds i8, ptr %4, i64 %mul48.i
  %sub50.i = sub nsw i64 %i42.0130.i, %first
  %arrayidx51.i = getelementptr inbounds <2 x i64>, ptr %items, i64 %sub50.i
  %14 = load volatile <2 x i64>, ptr %arrayidx51.i, align 16
  %vecext52.i = extractelement <2 x i64> %14, i64 1
  %mul54.i = mul i64 %vecext52.i, %mul47.i
  %add.ptr55.i = getelementptr inbounds i8, ptr %5, i64 %mul54.i
  %15 = load i64, ptr %add.ptr55.i, align 1
  store i64 %15, ptr %add.ptr49.i, align 1
  %inc57.i = add nsw i64 %i42.0130.i, 1
  %exitcond.not.i23 = icmp eq i64 %inc57.i, %end
  br i1 %exitcond.not.i23, label %if.end6, label %for.body46.i

for.body63.i:                                     ; preds = %for.body63.i, %for.body63.lr.ph.i
  %i59.0138.i = phi i64 [ %first, %for.body63.lr.ph.i ], [ %inc74.i, %for.body63.i ]
  %mul65.i = mul i64 %i59.0138.i, %mul64.i
  %add.ptr66.i = getelementptr inbounds i8, ptr %4, i64 %mul65.i
  %sub67.i = sub nsw i64 %i59.0138.i, %first
  %arrayidx68.i = getelementptr inbounds <2 x i64>, ptr %items, i64 %sub67.i
  %16 = load volatile <2 x i64>, ptr %arrayidx68.i, align 16
  %vecext69.i = extractelement <2 x i64> %16, i64 1
  %mul71.i = mul i64 %vecext69.i, %mul64.i
  %add.ptr72.i = getelementptr inbounds i8, ptr %5, i64 %mul71.i
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 dereferenceable(16) %add.ptr66.i, ptr align 1 dereferenceable(16) %add.ptr72.i, i64 16, i1 false)
  %inc74.i = add nsw i64 %i59.0138.i, 1
  %exitcond146.not.i = icmp eq i64 %inc74.i, %end
  br i1 %exitcond146.not.i, label %if.end6, label %for.body63.i

if.end6:                                          ; preds = %for.body46.i, %for.body28.i, %for.body10.i, %for.body.i22, %for.body63.i, %for.cond60.preheader.i, %for.cond.preheader.i, %for.cond7.preheader.i, %for.cond25.preheader.i, %for.cond43.preheader.i, %if.end
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)

define internal fastcc ptr @by_digits_pairs(ptr %items, ptr %other, i64 %n, i64 %low, i32 %shift, i32 %bits, ptr %counts) {
entry:
  %cmp = icmp slt i64 %n, 1024
  %cond = select i1 %cmp, i32 8, i32 11
  %add = add i32 %bits, -1
  %sub = add i32 %add, %cond
  %div = sdiv i32 %sub, %cond
  %sub2 = add i32 %add, %div
  %div3 = sdiv i32 %sub2, %div
  %sh_prom = zext i32 %div3 to i64
  %shl = shl nuw i64 1, %sh_prom
  %sub4 = add i64 %shl, -1
  %cmp558 = icmp sgt i32 %div, 0
  br i1 %cmp558, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %add.i = shl i64 %sub4, 2
  %mul.i = add i64 %add.i, 4
  %cmp7.i = icmp sgt i64 %n, 0
  %cmp7.i38.not = icmp eq i32 %div3, 63
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.inc, %entry
  %items.addr.0.lcssa = phi ptr [ %items, %entry ], [ %items.addr.1, %for.inc ]
  ret ptr %items.addr.0.lcssa

for.body:                                         ; preds = %for.body.lr.ph, %for.inc
  %items.addr.063 = phi ptr [ %items, %for.body.lr.ph ], [ %items.addr.1, %for.inc ]
  %p.062 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.inc ]
  %other.addr.061 = phi ptr [ %other, %for.body.lr.ph ], [ %other.addr.1, %for.inc ]
  %shift.addr.059 = phi i32 [ %shift, %for.body.lr.ph ], [ %add12, %for.inc ]
  call void @llvm.memset.p0.i64(ptr align 4 %counts, i8 0, i64 %mul.i, i1 false)
  %sh_prom.i = zext i32 %shift.addr.059 to i64
  br i1 %cmp7.i, label %for.body.i, label %count_pairs.exit

for.body.i:                                       ; preds = %for.body, %for.body.i
  %i.08.i = phi i64 [ %inc2.i, %for.body.i ], [ 0, %for.body ]
  %arrayidx.i = getelementptr inbounds <2 x i64>, ptr %items.addr.063, i64 %i.08.i
  %0 = load volatile <2 x i64>, ptr %arrayidx.i, align 16
  %vecext.i = extractelement <2 x i64> %0, i64 0
  %sub.i = sub i64 %vecext.i, %low
  %shr.i = lshr i64 %sub.i, %sh_prom.i
  %and.i = and i64 %shr.i, %sub4
  %arrayidx1.i = getelementptr inbounds i32, ptr %counts, i64 %and.i
  %1 = load i32, ptr %arrayidx1.i, align 4
  %inc.i = add i32 %1, 1
  store i32 %inc.i, ptr %arrayidx1.i, align 4
  %inc2.i = add nuw nsw i64 %i.08.i, 1
  %exitcond.not.i = icmp eq i64 %inc2.i, %n
  br i1 %exitcond.not.i, label %count_pairs.exit, label %for.body.i

count_pairs.exit:                                 ; preds = %for.body.i, %for.body
  %2 = getelementptr inbounds <2 x i64>, ptr %items.addr.063, i64 0, i64 0
  %vecext = load i64, ptr %2, align 16
  %sub6 = sub i64 %vecext, %low
  %shr = lshr i64 %sub6, %sh_prom.i
  %and = and i64 %shr, %sub4
  %arrayidx8 = getelementptr inbounds i32, ptr %counts, i64 %and
  %3 = load i32, ptr %arrayidx8, align 4
  %conv = zext i32 %3 to i64
  %cmp9 = icmp eq i64 %conv, %n
  br i1 %cmp9, label %for.inc, label %if.end

if.end:                                           ; preds = %count_pairs.exit
  br i1 %cmp7.i38.not, label %accumulate_pairs.exit, label %for.body.i44

for.body.i44:                                     ; preds = %if.end, %for.body.i44
  %total.09.i = phi i32 [ %add.i41, %for.body.i44 ], [ 0, %if.end ]
  %i.08.i39 = phi i64 [ %inc.i42, %for.body.i44 ], [ 0, %if.end ]
  %arrayidx.i40 = getelementptr inbounds i32, ptr %counts, i64 %i.08.i39
  %4 = load i32, ptr %arrayidx.i40, align 4
  store i32 %total.09.i, ptr %arrayidx.i40, align 4
  %add.i41 = add i32 %4, %total.09.i
  %inc.i42 = add nuw nsw i64 %i.08.i39, 1
  %exitcond.not.i43 = icmp eq i64 %inc.i42, %shl
  br i1 %exitcond.not.i43, label %accumulate_pairs.exit, label %for.body.i44

accumulate_pairs.exit:                            ; preds = %for.body.i44, %if.end
  br i1 %cmp7.i, label %for.body.i57, label %for.inc

for.body.i57:                                     ; preds = %accumulate_pairs.exit, %for.body.i57
  %i.08.i48 = phi i64 [ %inc3.i, %for.body.i57 ], [ 0, %accumulate_pairs.exit ]
  %arrayidx.i49 = getelementptr inbounds <2 x i64>, ptr %items.addr.063, i64 %i.08.i48
  %5 = load volatile <2 x i64>, ptr %arrayidx.i49, align 16
  %vecext.i50 = extractelement <2 x i64> %5, i64 0
  %sub.i51 = sub i64 %vecext.i50, %low
  %shr.i52 = lshr i64 %sub.i51, %sh_prom.i
  %and.i53 = and i64 %shr.i52, %sub4
  %arrayidx1.i54 = getelementptr inbounds i32, ptr %counts, i64 %and.i53
  %6 = load i32, ptr %arrayidx1.i54, align 4
  %inc.i55 = add i32 %6, 1
  store i32 %inc.i55, ptr %arrayidx1.i54, align 4
  %idxprom.i = zext i32 %6 to i64
  %arrayidx2.i = getelementptr inbounds <2 x i64>, ptr %other.addr.061, i64 %idxprom.i
  store <2 x i64> %5, ptr %arrayidx2.i, align 16
  %inc3.i = add nuw nsw i64 %i.08.i48, 1
  %exitcond.not.i56 = icmp eq i64 %inc3.i, %n
  br i1 %exitcond.not.i56, label %for.inc, label %for.body.i57

for.inc:                                          ; preds = %for.body.i57, %accumulate_pairs.exit, %count_pairs.exit
  %other.addr.1 = phi ptr [ %other.addr.061, %count_pairs.exit ], [ %items.addr.063, %accumulate_pairs.exit ], [ %items.addr.063, %for.body.i57 ]
  %items.addr.1 = phi ptr [ %items.addr.063, %count_pairs.exit ], [ %other.addr.061, %accumulate_pairs.exit ], [ %other.addr.061, %for.body.i57 ]
  %inc = add nuw nsw i32 %p.062, 1
  %add12 = add nsw i32 %shift.addr.059, %div3
  %exitcond.not = icmp eq i32 %inc, %div
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

declare i64 @llvm.ctlz.i64(i64, i1 immarg)

declare i64 @tenferro_limit()

define internal fastcc void @write_packed(ptr %r, ptr %items, i64 %first, i64 %end) {
entry:
  %words = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 0
  %0 = load ptr, ptr %words, align 8
  %positions = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 3
  %1 = load ptr, ptr %positions, align 8
  %tobool.not = icmp eq ptr %1, null
  br i1 %tobool.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %inner = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 3
  %2 = load i64, ptr %inner, align 8
  %cmp6.i = icmp slt i64 %first, %end
  br i1 %cmp6.i, label %for.body.i, label %if.end

for.body.i:                                       ; preds = %if.then, %for.body.i
  %i.07.i = phi i64 [ %inc.i, %for.body.i ], [ %first, %if.then ]
  %sub.i = sub nsw i64 %i.07.i, %first
  %arrayidx.i = getelementptr inbounds i64, ptr %items, i64 %sub.i
  %3 = load volatile i64, ptr %arrayidx.i, align 8
  %and.i = and i64 %3, 4294967295
  %mul.i = mul nsw i64 %i.07.i, %2
  %arrayidx1.i = getelementptr inbounds i64, ptr %1, i64 %mul.i
  store i64 %and.i, ptr %arrayidx1.i, align 8
  %inc.i = add nsw i64 %i.07.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %end
  br i1 %exitcond.not.i, label %if.end, label %for.body.i

if.end:                                           ; preds = %for.body.i, %if.then, %entry
  %values = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 2
  %4 = load ptr, ptr %values, align 8
  %tobool2.not = icmp eq ptr %4, null
  br i1 %tobool2.not, label %if.end6, label %if.then3

if.then3:                                         ; preds = %if.end
  %source = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 1
  %5 = load ptr, ptr %source, align 8
  %inner5 = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 3
  %6 = load i64, ptr %inner5, align 8
  %itemsize = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 1
  %7 = load i64, ptr %itemsize, align 8
  switch i64 %7, label %for.cond60.preheader.i [
    i64 1, label %for.cond.preheader.i
    i64 2, label %for.cond7.preheader.i
    i64 4, label %for.cond25.preheader.i
    i64 8, label %for.cond43.preheader.i
  ]

for.cond43.preheader.i:                           ; preds = %if.then3
  %cmp44129.i = icmp slt i64 %first, %end
  br i1 %cmp44129.i, label %for.body46.lr.ph.i, label %if.end6

for.body46.lr.ph.i:                               ; preds = %for.cond43.preheader.i
  %mul47.i = shl i64 %6, 3
  br label %for.body46.i

for.cond25.preheader.i:                           ; preds = %if.then3
  %cmp26131.i = icmp slt i64 %first, %end
  br i1 %cmp26131.i, label %for.body28.lr.ph.i, label %if.end6

for.body28.lr.ph.i:                               ; preds = %for.cond25.preheader.i
  %mul29.i = shl i64 %6, 2
  br label %for.body28.i

for.cond7.preheader.i:                            ; preds = %if.then3
  %cmp8133.i = icmp slt i64 %first, %end
  br i1 %cmp8133.i, label %for.body10.lr.ph.i, label %if.end6

for.body10.lr.ph.i:                               ; preds = %for.cond7.preheader.i
  %mul11.i = shl i64 %6, 1
  br label %for.body10.i

for.cond.preheader.i:                             ; preds = %if.then3
  %cmp135.i = icmp slt i64 %first, %end
  br i1 %cmp135.i, label %for.body.i22, label %if.end6

for.cond60.preheader.i:                           ; preds = %if.then3
  %cmp61137.i = icmp slt i64 %first, %end
  br i1 %cmp61137.i, label %for.body63.lr.ph.i, label %if.end6

for.body63.lr.ph.i:                               ; preds = %for.cond60.preheader.i
  %mul64.i = shl i64 %6, 4
  br label %for.body63.i

for.body.i22:                                     ; preds = %for.cond.preheader.i, %for.body.i22
  %i.0136.i = phi i64 [ %inc.i21, %for.body.i22 ], [ %first, %for.cond.preheader.i ]
  %mul1.i = mul nsw i64 %i.0136.i, %6
  %add.ptr.i = getelementptr inbounds i8, ptr %4, i64 %mul1.i
  %sub.i18 = sub nsw i64 %i.0136.i, %first
  %arrayidx.i19 = getelementptr inbounds i64, ptr %items, i64 %sub.i18
  %8 = load volatile i64, ptr %arrayidx.i19, align 8
  %and.i20 = and i64 %8, 4294967295
  %mul3.i = mul nsw i64 %and.i20, %6
  %add.ptr4.i = getelementptr inbounds i8, ptr %5, i64 %mul3.i
  %9 = load i8, ptr %add.ptr4.i, align 1
  store i8 %9, ptr %add.ptr.i, align 1
  %inc.i21 = add nsw i64 %i.0136.i, 1
  %exitcond145.not.i = icmp eq i64 %inc.i21, %end
  br i1 %exitcond145.not.i, label %if.end6, label %for.body.i22

for.body10.i:                                     ; preds = %for.body10.i, %for.body10.lr.ph.i
  %i6.0134.i = phi i64 [ %first, %for.body10.lr.ph.i ], [ %inc21.i, %for.body10.i ]
  %mul12.i = mul i64 %mul11.i, %i6.0134.i
  %add.ptr13.i = getelementptr inbounds i8, ptr %4, i64 %mul12.i
  %sub14.i = sub nsw i64 %i6.0134.i, %first
  %arrayidx15.i = getelementptr inbounds i64, ptr %items, i64 %sub14.i
  %10 = load volatile i64, ptr %arrayidx15.i, align 8
  %and16.i = shl i64 %10, 1
  %mul17.i = and i64 %and16.i, 8589934590
  %mul18.i = mul nsw i64 %mul17.i, %6
  %add.ptr19.i = getelementptr inbounds i8, ptr %5, i64 %mul18.i
  %11 = load i16, ptr %add.ptr19.i, align 1
  store i16 %11, ptr %add.ptr13.i, align 1
  %inc21.i = add nsw i64 %i6.0134.i, 1
  %exitcond144.not.i = icmp eq i64 %inc21.i, %end
  br i1 %exitcond144.not.i, label %if.end6, label %for.body10.i

for.body28.i:                                     ; preds = %for.body28.i, %for.body28.lr.ph.i
  %i24.0132.i = phi i64 [ %first, %for.body28.lr.ph.i ], [ %inc39.i, %for.body28.i ]
  %mul30.i = mul i64 %mul29.i, %i24.0132.i
  %add.ptr31.i = getelementptr inbounds i8, ptr %4, i64 %mul30.i
  %sub32.i = sub nsw i64 %i24.0132.i, %first
  %arrayidx33.i = getelementptr inbounds i64, ptr %items, i64 %sub32.i
  %12 = load volatile i64, ptr %arrayidx33.i, align 8
  %and34.i = shl i64 %12, 2
  %mul35.i = and i64 %and34.i, 17179869180
  %mul36.i = mul nsw i64 %mul35.i, %6
  %add.ptr37.i = getelementptr inbounds i8, ptr %5, i64 %mul36.i
  %13 = load i32, ptr %add.ptr37.i, align 1
  store i32 %13, ptr %add.ptr31.i, align 1
  %inc39.i = add nsw i64 %i24.0132.i, 1
  %exitcond143.not.i = icmp eq i64 %inc39.i, %end
  br i1 %exitcond143.not.i, label %if.end6, label %for.body28.i

for.body46.i:                                     ; preds = %for.body46.i, %for.body46.lr.ph.i
  %i42.0130.i = phi i64 [ %first, %for.body46.lr.ph.i ], [ %inc57.i, %for.body46.i ]
  %mul48.i = mul i64 %mul47.i, %i42.0130.i
  %add.ptr49.i = getelementptr inbounds i8, ptr %4, i64 %mul48.i
  %sub50.i = sub nsw i64 %i42.0130.i, %first
  %arrayidx51.i = getelementptr inbounds i64, ptr %items, i64 %sub50.i
  %14 = load volatile i64, ptr %arrayidx51.i, align 8
  %and52.i = shl i64 %14, 3
  %mul53.i = and i64 %and52.i, 34359738360
  %mul54.i = mul nsw i64 %mul53.i, %6
  %add.ptr55.i = getelementptr inbounds i8, ptr %5, i64 %mul54.i
  %15 = load i64, ptr %add.ptr55.i, align 1
  store i64 %15, ptr %add.ptr49.i, align 1
  %inc57.i = add nsw i64 %i42.0130.i, 1
  %exitcond.not.i23 = icmp eq i64 %inc57.i, %end
  br i1 %exitcond.not.i23, label %if.end6, label %for.body46.i

for.body63.i:                                     ; preds = %for.body63.i, %for.body63.lr.ph.i
  %i59.0138.i = phi i64 [ %first, %for.body63.lr.ph.i ], [ %inc74.i, %for.body63.i ]
  %mul65.i = mul i64 %mul64.i, %i59.0138.i
  %add.ptr66.i = getelementptr inbounds i8, ptr %4, i64 %mul65.i
  %sub67.i = sub nsw i64 %i59.0138.i, %first
  %arrayidx68.i = getelementptr inbounds i64, ptr %items, i64 %sub67.i
  %16 = load volatile i64, ptr %arrayidx68.i, align 8
  %and69.i = shl i64 %16, 4
  %mul70.i = and i64 %and69.i, 68719476720
  %mul71.i = mul nsw i64 %mul70.i, %6
  %add.ptr72.i = getelementptr inbounds i8, ptr %5, i64 %mul71.i
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 dereferenceable(16) %add.ptr66.i, ptr align 1 dereferenceable(16) %add.ptr72.i, i64 16, i1 false)
  %inc74.i = add nsw i64 %i59.0138.i, 1
  %exitcond146.not.i = icmp eq i64 %inc74.i, %end
  br i1 %exitcond146.not.i, label %if.end6, label %for.body63.i

if.end6:                                          ; preds = %for.body46.i, %for.body28.i, %for.body10.i, %for.body.i22, %for.body63.i, %for.cond60.preheader.i, %for.cond.preheader.i, %for.cond7.preheader.i, %for.cond25.preheader.i, %for.cond43.preheader.i, %if.end
  ret void
}

define internal fastcc ptr @sort_packed(ptr %items, ptr %other, i64 %n, ptr %counts) {
entry:
  %cmp = icmp slt i64 %n, 33
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %cmp37.i = icmp sgt i64 %n, 1
  br i1 %cmp37.i, label %for.body.i, label %return

for.body.i:                                       ; preds = %if.then, %for.end.i
  %i.039.i = phi i64 [ %inc.i, %for.end.i ], [ 1, %if.then ]
  %moves.addr.038.i = phi i64 [ %sub12.i, %for.end.i ], [ 9223372036854775807, %if.then ]
  %arrayidx.i = getelementptr inbounds i64, ptr %items, i64 %i.039.i
  %0 = load i64, ptr %arrayidx.i, align 8
  %shr4.i = lshr i64 %0, 32
  br label %land.rhs.i

land.rhs.i:                                       ; preds = %for.body6.i, %for.body.i
  %j.036.i = phi i64 [ %i.039.i, %for.body.i ], [ %sub.i, %for.body6.i ]
  %sub.i = add nsw i64 %j.036.i, -1
  %arrayidx3.i = getelementptr inbounds i64, ptr %items, i64 %sub.i
  %1 = load i64, ptr %arrayidx3.i, align 8
  %shr.i = lshr i64 %1, 32
  %cmp5.i = icmp ugt i64 %shr.i, %shr4.i
  br i1 %cmp5.i, label %for.body6.i, label %for.end.i

for.body6.i:                                      ; preds = %land.rhs.i
  %arrayidx9.i = getelementptr inbounds i64, ptr %items, i64 %j.036.i
  store i64 %1, ptr %arrayidx9.i, align 8
  %cmp2.i = icmp sgt i64 %j.036.i, 1
  br i1 %cmp2.i, label %land.rhs.i, label %for.end.i

for.end.i:                                        ; preds = %for.body6.i, %land.rhs.i
  %j.0.lcssa.i = phi i64 [ 0, %for.body6.i ], [ %j.036.i, %land.rhs.i ]
  %arrayidx10.i = getelementptr inbounds i64, ptr %items, i64 %j.0.lcssa.i
  store i64 %0, ptr %arrayidx10.i, align 8
  %sub11.neg.i = sub i64 %j.0.lcssa.i, %i.039.i
  %sub12.i = add i64 %sub11.neg.i, %moves.addr.038.i
  %cmp13.i = icmp slt i64 %sub12.i, 0
  %inc.i = add nuw nsw i64 %i.039.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %n
  %or.cond = select i1 %cmp13.i, i1 true, i1 %exitcond.not.i
  br i1 %or.cond, label %return, label %for.body.i

if.end:                                           ; preds = %entry
  %div134 = lshr i64 %n, 3
  br label %for.body.i67

for.cond.i61:                                     ; preds = %for.end.i83
  %cmp.i59 = icmp slt i64 %inc.i82, %n
  %exitcond.not.i60 = icmp eq i64 %inc.i82, %n
  br i1 %exitcond.not.i60, label %insert_packed.exit85, label %for.body.i67

for.body.i67:                                     ; preds = %if.end, %for.cond.i61
  %cmp40.i62 = phi i1 [ %cmp.i59, %for.cond.i61 ], [ true, %if.end ]
  %i.039.i63 = phi i64 [ %inc.i82, %for.cond.i61 ], [ 1, %if.end ]
  %moves.addr.038.i64 = phi i64 [ %sub12.i80, %for.cond.i61 ], [ %div134, %if.end ]
  %arrayidx.i65 = getelementptr inbounds i64, ptr %items, i64 %i.039.i63
  %2 = load i64, ptr %arrayidx.i65, align 8
  %shr4.i66 = lshr i64 %2, 32
  br label %land.rhs.i73

land.rhs.i73:                                     ; preds = %for.body6.i76, %for.body.i67
  %j.036.i68 = phi i64 [ %i.039.i63, %for.body.i67 ], [ %sub.i69, %for.body6.i76 ]
  %sub.i69 = add nsw i64 %j.036.i68, -1
  %arrayidx3.i70 = getelementptr inbounds i64, ptr %items, i64 %sub.i69
  %3 = load i64, ptr %arrayidx3.i70, align 8
  %shr.i71 = lshr i64 %3, 32
  %cmp5.i72 = icmp ugt i64 %shr.i71, %shr4.i66
  br i1 %cmp5.i72, label %for.body6.i76, label %for.end.i83

for.body6.i76:                                    ; preds = %land.rhs.i73
  %arrayidx9.i74 = getelementptr inbounds i64, ptr %items, i64 %j.036.i68
  store i64 %3, ptr %arrayidx9.i74, align 8
  %cmp2.i75 = icmp sgt i64 %j.036.i68, 1
  br i1 %cmp2.i75, label %land.rhs.i73, label %for.end.i83

for.end.i83:                                      ; preds = %for.body6.i76, %land.rhs.i73
  %j.0.lcssa.i77 = phi i64 [ 0, %for.body6.i76 ], [ %j.036.i68, %land.rhs.i73 ]
  %arrayidx10.i78 = getelementptr inbounds i64, ptr %items, i64 %j.0.lcssa.i77
  store i64 %2, ptr %arrayidx10.i78, align 8
  %sub11.neg.i79 = sub i64 %j.0.lcssa.i77, %i.039.i63
  %sub12.i80 = add i64 %sub11.neg.i79, %moves.addr.038.i64
  %cmp13.i81 = icmp slt i64 %sub12.i80, 0
  %inc.i82 = add nuw nsw i64 %i.039.i63, 1
  br i1 %cmp13.i81, label %insert_packed.exit85, label %for.cond.i61

insert_packed.exit85:                             ; preds = %for.cond.i61, %for.end.i83
  %cmp.lcssa.i84 = phi i1 [ %cmp.i59, %for.cond.i61 ], [ %cmp40.i62, %for.end.i83 ]
  br i1 %cmp.lcssa.i84, label %if.end3, label %return

if.end3:                                          ; preds = %insert_packed.exit85
  %cmp16.i = icmp sgt i64 %n, 0
  br i1 %cmp16.i, label %for.body.i91, label %range_packed.exit

for.body.i91:                                     ; preds = %if.end3, %for.body.i91
  %least.019.i = phi i64 [ %cond.i, %for.body.i91 ], [ -1, %if.end3 ]
  %i.018.i = phi i64 [ %inc.i89, %for.body.i91 ], [ 0, %if.end3 ]
  %most.017.i = phi i64 [ %cond6.i, %for.body.i91 ], [ 0, %if.end3 ]
  %arrayidx.i86 = getelementptr inbounds i64, ptr %items, i64 %i.018.i
  %4 = load volatile i64, ptr %arrayidx.i86, align 8
  %shr.i87 = lshr i64 %4, 32
  %cmp1.i = icmp ult i64 %shr.i87, %least.019.i
  %cond.i = select i1 %cmp1.i, i64 %shr.i87, i64 %least.019.i
  %cmp2.i88 = icmp ugt i64 %shr.i87, %most.017.i
  %cond6.i = select i1 %cmp2.i88, i64 %shr.i87, i64 %most.017.i
  %inc.i89 = add nuw nsw i64 %i.018.i, 1
  %exitcond.not.i90 = icmp eq i64 %inc.i89, %n
  br i1 %exitcond.not.i90, label %range_packed.exit, label %for.body.i91

range_packed.exit:                                ; preds = %for.body.i91, %if.end3
  %most.0.lcssa.i = phi i64 [ 0, %if.end3 ], [ %cond6.i, %for.body.i91 ]
  %least.0.lcssa.i = phi i64 [ -1, %if.end3 ], [ %cond.i, %for.body.i91 ]
  %sub = sub i64 %most.0.lcssa.i, %least.0.lcssa.i
  %tobool.not.i = icmp eq i64 %sub, 0
  br i1 %tobool.not.i, label %return, label %bits_of.exit99

bits_of.exit99:                                   ; preds = %range_packed.exit
  %5 = call i64 @llvm.ctlz.i64(i64 %sub, i1 true)
  %cast.i = trunc i64 %5 to i32
  %sub.i92 = sub nuw nsw i32 64, %cast.i
  %6 = call i64 @llvm.ctlz.i64(i64 %n, i1 true)
  %cast.i95 = trunc i64 %6 to i32
  %add = sub nuw nsw i32 80, %cast.i95
  %cmp10 = icmp ugt i32 %sub.i92, %add
  br i1 %cmp10, label %if.then11, label %if.end21

if.then11:                                        ; preds = %bits_of.exit99
  %sub13 = sub nsw i32 %sub.i92, %add
  %call14 = call fastcc ptr @by_digits_packed(ptr %items, ptr %other, i64 %n, i64 %least.0.lcssa.i, i32 %sub13, i32 %add, ptr %counts)
  %mul = shl nsw i64 %n, 3
  br label %for.body.i109

for.cond.i103:                                    ; preds = %for.end.i125
  %cmp.i101 = icmp slt i64 %inc.i124, %n
  %exitcond.not.i102 = icmp eq i64 %inc.i124, %n
  br i1 %exitcond.not.i102, label %insert_packed.exit127, label %for.body.i109

for.body.i109:                                    ; preds = %if.then11, %for.cond.i103
  %cmp40.i104 = phi i1 [ %cmp.i101, %for.cond.i103 ], [ true, %if.then11 ]
  %i.039.i105 = phi i64 [ %inc.i124, %for.cond.i103 ], [ 1, %if.then11 ]
  %moves.addr.038.i106 = phi i64 [ %sub12.i122, %for.cond.i103 ], [ %mul, %if.then11 ]
  %arrayidx.i107 = getelementptr inbounds i64, ptr %call14, i64 %i.039.i105
  %7 = load i64, ptr %arrayidx.i107, align 8
  %shr4.i108 = lshr i64 %7, 32
  br label %land.rhs.i115

land.rhs.i115:                                    ; preds = %for.body6.i118, %for.body.i109
  %j.036.i110 = phi i64 [ %i.039.i105, %for.body.i109 ], [ %sub.i111, %for.body6.i118 ]
  %sub.i111 = add nsw i64 %j.036.i110, -1
  %arrayidx3.i112 = getelementptr inbounds i64, ptr %call14, i64 %sub.i111
  %8 = load i64, ptr %arrayidx3.i112, align 8
  %shr.i113 = lshr i64 %8, 32
  %cmp5.i114 = icmp ugt i64 %shr.i113, %shr4.i108
  br i1 %cmp5.i114, label %for.body6.i118, label %for.end.i125

for.body6.i118:                                   ; preds = %land.rhs.i115
  %arrayidx9.i116 = getelementptr inbounds i64, ptr %call14, i64 %j.036.i110
  store i64 %8, ptr %arrayidx9.i116, align 8
  %cmp2.i117 = icmp sgt i64 %j.036.i110, 1
  br i1 %cmp2.i117, label %land.rhs.i115, label %for.end.i125

for.end.i125:                                     ; preds = %for.body6.i118, %land.rhs.i115
  %j.0.lcssa.i119 = phi i64 [ 0, %for.body6.i118 ], [ %j.036.i110, %land.rhs.i115 ]
  %arrayidx10.i120 = getelementptr inbounds i64, ptr %call14, i64 %j.0.lcssa.i119
  store i64 %7, ptr %arrayidx10.i120, align 8
  %sub11.neg.i121 = sub i64 %j.0.lcssa.i119, %i.039.i105
  %sub12.i122 = add i64 %sub11.neg.i121, %moves.addr.038.i106
  %cmp13.i123 = icmp slt i64 %sub12.i122, 0
  %inc.i124 = add nuw nsw i64 %i.039.i105, 1
  br i1 %cmp13.i123, label %insert_packed.exit127, label %for.cond.i103

insert_packed.exit127:                            ; preds = %for.cond.i103, %for.end.i125
  %cmp.lcssa.i126 = phi i1 [ %cmp.i101, %for.cond.i103 ], [ %cmp40.i104, %for.end.i125 ]
  %cmp18 = icmp eq ptr %call14, %other
  %spec.select = select i1 %cmp18, ptr %items, ptr %other
  %spec.select57 = select i1 %cmp18, ptr %call14, ptr %items
  br i1 %cmp.lcssa.i126, label %if.end21, label %return

if.end21:                                         ; preds = %insert_packed.exit127, %bits_of.exit99
  %other.addr.2 = phi ptr [ %spec.select, %insert_packed.exit127 ], [ %other, %bits_of.exit99 ]
  %items.addr.2 = phi ptr [ %spec.select57, %insert_packed.exit127 ], [ %items, %bits_of.exit99 ]
  %call23 = call fastcc ptr @by_digits_packed(ptr %items.addr.2, ptr %other.addr.2, i64 %n, i64 %least.0.lcssa.i, i32 0, i32 %sub.i92, ptr %counts)
  br label %return

return:                                           ; preds = %for.end.i, %range_packed.exit, %if.then, %if.end21, %insert_packed.exit127, %insert_packed.exit85
  %retval.2 = phi ptr [ %items, %insert_packed.exit85 ], [ %call23, %if.end21 ], [ %call14, %insert_packed.exit127 ], [ %items, %if.then ], [ %items, %range_packed.exit ], [ %items, %for.end.i ]
  ret ptr %retval.2
}

declare void @tenferro_parallel_for(ptr, ptr, i64)

define internal void @read_chunk_packed(ptr %context, i64 %chunk) {
entry:
  %items1 = getelementptr inbounds %struct.row, ptr %context, i64 0, i32 4
  %0 = load ptr, ptr %items1, align 8
  %words.i = getelementptr inbounds %struct.row, ptr %context, i64 0, i32 0
  %1 = load ptr, ptr %words.i, align 8
  %size.i = getelementptr inbounds %struct.order_words, ptr %1, i64 0, i32 2
  %2 = load i64, ptr %size.i, align 8
  %mul.i = mul nsw i64 %2, %chunk
  %div.i = sdiv i64 %mul.i, 16
  %add = add nsw i64 %chunk, 1
  %mul.i27 = mul nsw i64 %2, %add
  %div.i28 = sdiv i64 %mul.i27, 16
  %sub = sub nsw i64 %div.i28, %div.i
  %other = getelementptr inbounds %struct.row, ptr %context, i64 0, i32 5
  %3 = load ptr, ptr %other, align 8
  %add.ptr = getelementptr inbounds i64, ptr %3, i64 %div.i
  call fastcc void @read_packed(ptr %context, i64 %div.i, i64 %div.i28, ptr %add.ptr)
  %add.ptr4 = getelementptr inbounds i64, ptr %0, i64 %div.i
  %cmp8.i = icmp sgt i64 %sub, 0
  br i1 %cmp8.i, label %for.body.lr.ph.i, label %range_packed.exit

for.body.lr.ph.i:                                 ; preds = %entry
  %flip = getelementptr inbounds %struct.row, ptr %context, i64 0, i32 7
  %4 = load i64, ptr %flip, align 8
  %5 = trunc i64 %4 to i32
  br label %for.body.i

for.body.i:                                       ; preds = %for.body.i, %for.body.lr.ph.i
  %i.09.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %inc.i, %for.body.i ]
  %arrayidx.i = getelementptr inbounds i32, ptr %add.ptr, i64 %i.09.i
  %6 = load volatile i32, ptr %arrayidx.i, align 4
  %conv1.i = xor i32 %6, %5
  %conv2.i = zext i32 %conv1.i to i64
  %shl.i = shl nuw i64 %conv2.i, 32
  %add.i = add nsw i64 %i.09.i, %div.i
  %or.i = or i64 %shl.i, %add.i
  %arrayidx3.i = getelementptr inbounds i64, ptr %add.ptr4, i64 %i.09.i
  store i64 %or.i, ptr %arrayidx3.i, align 8
  %inc.i = add nuw nsw i64 %i.09.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %sub
  br i1 %exitcond.not.i, label %for.body.i32, label %for.body.i

for.body.i32:                                     ; preds = %for.body.i, %for.body.i32
  %least.019.i = phi i64 [ %cond.i, %for.body.i32 ], [ -1, %for.body.i ]
  %i.018.i = phi i64 [ %inc.i30, %for.body.i32 ], [ 0, %for.body.i ]
  %most.017.i = phi i64 [ %cond6.i, %for.body.i32 ], [ 0, %for.body.i ]
  %arrayidx.i29 = getelementptr inbounds i64, ptr %add.ptr4, i64 %i.018.i
  %7 = load volatile i64, ptr %arrayidx.i29, align 8
  %shr.i = lshr i64 %7, 32
  %cmp1.i = icmp ult i64 %shr.i, %least.019.i
  %cond.i = select i1 %cmp1.i, i64 %shr.i, i64 %least.019.i
  %cmp2.i = icmp ugt i64 %shr.i, %most.017.i
  %cond6.i = select i1 %cmp2.i, i64 %shr.i, i64 %most.017.i
  %inc.i30 = add nuw nsw i64 %i.018.i, 1
  %exitcond.not.i31 = icmp eq i64 %inc.i30, %sub
  br i1 %exitcond.not.i31, label %range_packed.exit, label %for.body.i32

range_packed.exit:                                ; preds = %for.body.i32, %entry
  %most.0.lcssa.i = phi i64 [ 0, %entry ], [ %cond6.i, %for.body.i32 ]
  %least.0.lcssa.i = phi i64 [ -1, %entry ], [ %cond.i, %for.body.i32 ]
  %arrayidx34 = getelementptr inbounds %struct.row, ptr %context, i64 0, i32 9, i64 %chunk
  store i64 %least.0.lcssa.i, ptr %arrayidx34, align 8
  %tmp.sroa.4.0.arrayidx.sroa_idx = getelementptr inbounds i8, ptr %arrayidx34, i64 8
  store i64 %most.0.lcssa.i, ptr %tmp.sroa.4.0.arrayidx.sroa_idx, align 8
  ret void
}

define internal void @count_chunk_packed(ptr %context, i64 %chunk) {
entry:
  %words.i = getelementptr inbounds %struct.row, ptr %context, i64 0, i32 0
  %0 = load ptr, ptr %words.i, align 8
  %size.i = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 2
  %1 = load i64, ptr %size.i, align 8
  %mul.i = mul nsw i64 %1, %chunk
  %div.i = sdiv i64 %mul.i, 16
  %add = add nsw i64 %chunk, 1
  %mul.i14 = mul nsw i64 %1, %add
  %div.i15 = sdiv i64 %mul.i14, 16
  %counts2 = getelementptr inbounds %struct.row, ptr %context, i64 0, i32 6
  %2 = load ptr, ptr %counts2, align 8
  %shl = shl i64 %chunk, 11
  %add.ptr = getelementptr inbounds i32, ptr %2, i64 %shl
  %items = getelementptr inbounds %struct.row, ptr %context, i64 0, i32 4
  %3 = load ptr, ptr %items, align 8
  %add.ptr3 = getelementptr inbounds i64, ptr %3, i64 %div.i
  %sub = sub nsw i64 %div.i15, %div.i
  %low = getelementptr inbounds %struct.row, ptr %context, i64 0, i32 8
  %4 = load i64, ptr %low, align 8
  %shift = getelementptr inbounds %struct.row, ptr %context, i64 0, i32 10
  %5 = load i32, ptr %shift, align 8
  call void @llvm.memset.p0.i64(ptr align 4 dereferenceable(8192) %add.ptr, i8 0, i64 8192, i1 false)
  %cmp8.i = icmp sgt i64 %sub, 0
  br i1 %cmp8.i, label %for.body.lr.ph.i, label %count_packed.exit

for.body.lr.ph.i:                                 ; preds = %entry
  %sh_prom.i = zext i32 %5 to i64
  br label %for.body.i

for.body.i:                                       ; preds = %for.body.i, %for.body.lr.ph.i
  %i.09.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %inc3.i, %for.body.i ]
  %arrayidx.i = getelementptr inbounds i64, ptr %add.ptr3, i64 %i.09.i
  %6 = load volatile i64, ptr %arrayidx.i, align 8
  %shr.i = lshr i64 %6, 32
  %sub.i = sub i64 %shr.i, %4
  %shr1.i = lshr i64 %sub.i, %sh_prom.i
  %and.i = and i64 %shr1.i, 2047
  %arrayidx2.i = getelementptr inbounds i32, ptr %add.ptr, i64 %and.i
  %7 = load i32, ptr %arrayidx2.i, align 4
  %inc.i = add i32 %7, 1
  store i32 %inc.i, ptr %arrayidx2.i, align 4
  %inc3.i = add nuw nsw i64 %i.09.i, 1
  %exitcond.not.i = icmp eq i64 %inc3.i, %sub
  br i1 %exitcond.not.i, label %count_packed.exit, label %for.body.i

count_packed.exit:                                ; preds = %for.body.i, %entry
  ret void
}

define internal void @move_chunk_packed(ptr %context, i64 %chunk) {
entry:
  %words.i = getelementptr inbounds %struct.row, ptr %context, i64 0, i32 0
  %0 = load ptr, ptr %words.i, align 8
  %size.i = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 2
  %1 = load i64, ptr %size.i, align 8
  %mul.i = mul nsw i64 %1, %chunk
  %div.i = sdiv i64 %mul.i, 16
  %add = add nsw i64 %chunk, 1
  %mul.i14 = mul nsw i64 %1, %add
  %div.i15 = sdiv i64 %mul.i14, 16
  %counts = getelementptr inbounds %struct.row, ptr %context, i64 0, i32 6
  %2 = load ptr, ptr %counts, align 8
  %shl = shl i64 %chunk, 11
  %add.ptr = getelementptr inbounds i32, ptr %2, i64 %shl
  %items = getelementptr inbounds %struct.row, ptr %context, i64 0, i32 4
  %3 = load ptr, ptr %items, align 8
  %add.ptr2 = getelementptr inbounds i64, ptr %3, i64 %div.i
  %sub = sub nsw i64 %div.i15, %div.i
  %low = getelementptr inbounds %struct.row, ptr %context, i64 0, i32 8
  %4 = load i64, ptr %low, align 8
  %other = getelementptr inbounds %struct.row, ptr %context, i64 0, i32 5
  %5 = load ptr, ptr %other, align 8
  %cmp8.i = icmp sgt i64 %sub, 0
  br i1 %cmp8.i, label %for.body.lr.ph.i, label %move_packed.exit

for.body.lr.ph.i:                                 ; preds = %entry
  %shift = getelementptr inbounds %struct.row, ptr %context, i64 0, i32 10
  %6 = load i32, ptr %shift, align 8
  %sh_prom.i = zext i32 %6 to i64
  br label %for.body.i

for.body.i:                                       ; preds = %for.body.i, %for.body.lr.ph.i
  %i.09.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %inc4.i, %for.body.i ]
  %arrayidx.i = getelementptr inbounds i64, ptr %add.ptr2, i64 %i.09.i
  %7 = load volatile i64, ptr %arrayidx.i, align 8
  %shr.i = lshr i64 %7, 32
  %sub.i = sub i64 %shr.i, %4
  %shr1.i = lshr i64 %sub.i, %sh_prom.i
  %and.i = and i64 %shr1.i, 2047
  %arrayidx2.i = getelementptr inbounds i32, ptr %add.ptr, i64 %and.i
  %8 = load i32, ptr %arrayidx2.i, align 4
  %inc.i = add i32 %8, 1
  store i32 %inc.i, ptr %arrayidx2.i, align 4
  %idxprom.i = zext i32 %8 to i64
  %arrayidx3.i = getelementptr inbounds i64, ptr %5, i64 %idxprom.i
  store i64 %7, ptr %arrayidx3.i, align 8
  %inc4.i = add nuw nsw i64 %i.09.i, 1
  %exitcond.not.i = icmp eq i64 %inc4.i, %sub
  br i1 %exitcond.not.i, label %move_packed.exit, label %for.body.i

move_packed.exit:                                 ; preds = %for.body.i, %entry
  ret void
}

define internal void @sort_chunk_packed(ptr %context, i64 %chunk) {
entry:
  %items1 = getelementptr inbounds %struct.row, ptr %context, i64 0, i32 4
  %0 = load ptr, ptr %items1, align 8
  %other2 = getelementptr inbounds %struct.row, ptr %context, i64 0, i32 5
  %1 = load ptr, ptr %other2, align 8
  %counts = getelementptr inbounds %struct.row, ptr %context, i64 0, i32 6
  %2 = load ptr, ptr %counts, align 8
  %add.ptr = getelementptr inbounds i32, ptr %2, i64 30720
  %add = shl i64 %chunk, 11
  %shl = add i64 %add, 32768
  %add.ptr5 = getelementptr inbounds i32, ptr %2, i64 %shl
  %words.i = getelementptr inbounds %struct.row, ptr %context, i64 0, i32 0
  %3 = load ptr, ptr %words.i, align 8
  %size.i = getelementptr inbounds %struct.order_words, ptr %3, i64 0, i32 2
  %4 = load i64, ptr %size.i, align 8
  %mul.i = mul nsw i64 %4, %chunk
  %div.i = sdiv i64 %mul.i, 16
  %add6 = add nsw i64 %chunk, 1
  %mul.i42 = mul nsw i64 %4, %add6
  %div.i43 = sdiv i64 %mul.i42, 16
  %cmp844 = icmp sgt i64 %mul.i42, 15
  br i1 %cmp844, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %cleanup, %entry
  ret void

for.body:                                         ; preds = %entry, %cleanup
  %bucket.046 = phi i64 [ %inc, %cleanup ], [ 0, %entry ]
  %at.045 = phi i64 [ %conv18.pre-phi, %cleanup ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds i32, ptr %add.ptr, i64 %bucket.046
  %5 = load i32, ptr %arrayidx, align 4
  %conv = zext i32 %5 to i64
  %sub = sub nsw i64 %conv, %at.045
  %cmp9 = icmp slt i64 %at.045, %div.i
  %cmp11 = icmp eq i64 %sub, 0
  %or.cond = select i1 %cmp9, i1 true, i1 %cmp11
  br i1 %or.cond, label %cleanup, label %if.end

if.end:                                           ; preds = %for.body
  %add.ptr13 = getelementptr inbounds i64, ptr %1, i64 %at.045
  %add.ptr14 = getelementptr inbounds i64, ptr %0, i64 %at.045
  %call15 = call fastcc ptr @sort_packed(ptr %add.ptr13, ptr %add.ptr14, i64 %sub, ptr %add.ptr5)
  call fastcc void @write_packed(ptr %context, ptr %call15, i64 %at.045, i64 %conv)
  %.pre = load i32, ptr %arrayidx, align 4
  %.pre47 = zext i32 %.pre to i64
  br label %cleanup

cleanup:                                          ; preds = %for.body, %if.end
  %conv18.pre-phi = phi i64 [ %conv, %for.body ], [ %.pre47, %if.end ]
  %inc = add nuw nsw i64 %bucket.046, 1
  %cmp = icmp ult i64 %bucket.046, 2047
  %cmp8 = icmp sgt i64 %div.i43, %conv18.pre-phi
  %6 = select i1 %cmp, i1 %cmp8, i1 false
  br i1 %6, label %for.body, label %for.cond.cleanup
}

define internal fastcc void @read_packed(ptr %r, i64 %first, i64 %end, ptr %keys) {
entry:
  %source = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 1
  %0 = load ptr, ptr %source, align 8
  %words = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 0
  %1 = load ptr, ptr %words, align 8
  %inner1 = getelementptr inbounds %struct.order_words, ptr %1, i64 0, i32 3
  %2 = load i64, ptr %inner1, align 8
  %format = getelementptr inbounds %struct.order_words, ptr %1, i64 0, i32 0
  %3 = load i64, ptr %format, align 8
  %cmp = icmp eq i64 %3, 1
  %cmp3 = icmp eq i64 %2, 1
  %or.cond = select i1 %cmp, i1 %cmp3, i1 false
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %add.ptr = getelementptr inbounds float, ptr %0, i64 %first
  %sub = sub nsw i64 %end, %first
  %cmp.not12.i = icmp slt i64 %sub, 16
  br i1 %cmp.not12.i, label %read_floats_packed.exit, label %for.body.i

for.body.i:                                       ; preds = %if.then, %for.body.i
  %add14.i = phi i64 [ %add.i, %for.body.i ], [ 16, %if.then ]
  %i.013.i = phi i64 [ %add14.i, %for.body.i ], [ 0, %if.then ]
  %add.ptr.i = getelementptr inbounds float, ptr %add.ptr, i64 %i.013.i
  %4 = load volatile <16 x float>, ptr %add.ptr.i, align 4
  %add1.i = fadd <16 x float> %4, zeroinitializer
  %5 = bitcast <16 x float> %add1.i to <16 x i32>
  %shr.i = ashr <16 x i32> %5, <i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31>
  %or.i = or <16 x i32> %shr.i, <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>
  %xor.i = xor <16 x i32> %or.i, %5
  %cmp2.i = fcmp uno <16 x float> %add1.i, zeroinitializer
  %or3.i = select <16 x i1> %cmp2.i, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %xor.i
  %add.ptr4.i = getelementptr inbounds i32, ptr %keys, i64 %i.013.i
  store <16 x i32> %or3.i, ptr %add.ptr4.i, align 4
  %add.i = add nuw nsw i64 %add14.i, 16
  %cmp.not.i = icmp sgt i64 %add.i, %sub
  br i1 %cmp.not.i, label %read_floats_packed.exit.loopexit, label %for.body.i

read_floats_packed.exit.loopexit:                 ; preds = %for.body.i
  %.pre.pre = load ptr, ptr %words, align 8
  %format9.phi.trans.insert.phi.trans.insert = getelementptr inbounds %struct.order_words, ptr %.pre.pre, i64 0, i32 0
  %.pre364.pre = load i64, ptr %format9.phi.trans.insert.phi.trans.insert, align 8
  br label %read_floats_packed.exit

read_floats_packed.exit:                          ; preds = %read_floats_packed.exit.loopexit, %if.then
  %.pre364 = phi i64 [ %.pre364.pre, %read_floats_packed.exit.loopexit ], [ 1, %if.then ]
  %rem = srem i64 %sub, 16
  %sub5 = sub nsw i64 %end, %rem
  %sub6 = sub nsw i64 %sub5, %first
  %add.ptr7 = getelementptr inbounds i32, ptr %keys, i64 %sub6
  br label %if.end

if.end:                                           ; preds = %read_floats_packed.exit, %entry
  %6 = phi i64 [ %.pre364, %read_floats_packed.exit ], [ %3, %entry ]
  %keys.addr.0 = phi ptr [ %add.ptr7, %read_floats_packed.exit ], [ %keys, %entry ]
  %i.0 = phi i64 [ %sub5, %read_floats_packed.exit ], [ %first, %entry ]
  switch i64 %6, label %for.cond145.preheader [
    i64 1, label %for.cond.preheader
    i64 0, label %for.cond14.preheader
    i64 3, label %for.cond26.preheader
    i64 2, label %for.cond40.preheader
    i64 4, label %for.cond54.preheader
    i64 5, label %for.cond67.preheader
    i64 6, label %for.cond80.preheader
    i64 7, label %for.cond93.preheader
    i64 8, label %for.cond107.preheader
    i64 9, label %for.cond120.preheader
    i64 10, label %for.cond133.preheader
  ]

for.cond133.preheader:                            ; preds = %if.end
  %cmp134306 = icmp slt i64 %i.0, %end
  br i1 %cmp134306, label %for.body136, label %sw.epilog

for.cond120.preheader:                            ; preds = %if.end
  %cmp121309 = icmp slt i64 %i.0, %end
  br i1 %cmp121309, label %for.body123, label %sw.epilog

for.cond107.preheader:                            ; preds = %if.end
  %cmp108312 = icmp slt i64 %i.0, %end
  br i1 %cmp108312, label %for.body110, label %sw.epilog

for.cond93.preheader:                             ; preds = %if.end
  %cmp94315 = icmp slt i64 %i.0, %end
  br i1 %cmp94315, label %for.body96, label %sw.epilog

for.cond80.preheader:                             ; preds = %if.end
  %cmp81318 = icmp slt i64 %i.0, %end
  br i1 %cmp81318, label %for.body83, label %sw.epilog

for.cond67.preheader:                             ; preds = %if.end
  %cmp68321 = icmp slt i64 %i.0, %end
  br i1 %cmp68321, label %for.body70, label %sw.epilog

for.cond54.preheader:                             ; preds = %if.end
  %cmp55324 = icmp slt i64 %i.0, %end
  br i1 %cmp55324, label %for.body57, label %sw.epilog

for.cond40.preheader:                             ; preds = %if.end
  %cmp41327 = icmp slt i64 %i.0, %end
  br i1 %cmp41327, label %for.body43.lr.ph, label %sw.epilog

for.body43.lr.ph:                                 ; preds = %for.cond40.preheader
  %mul44 = shl i64 %2, 1
  br label %for.body43

for.cond26.preheader:                             ; preds = %if.end
  %cmp27330 = icmp slt i64 %i.0, %end
  br i1 %cmp27330, label %for.body29.lr.ph, label %sw.epilog

for.body29.lr.ph:                                 ; preds = %for.cond26.preheader
  %mul30 = shl i64 %2, 1
  br label %for.body29

for.cond14.preheader:                             ; preds = %if.end
  %cmp15333 = icmp slt i64 %i.0, %end
  br i1 %cmp15333, label %for.body16, label %sw.epilog

for.cond.preheader:                               ; preds = %if.end
  %cmp10336 = icmp slt i64 %i.0, %end
  br i1 %cmp10336, label %for.body, label %sw.epilog

for.cond145.preheader:                            ; preds = %if.end
  %cmp146339 = icmp slt i64 %i.0, %end
  br i1 %cmp146339, label %for.body148, label %sw.epilog

for.body:                                         ; preds = %for.cond.preheader, %for.body
  %i.1338 = phi i64 [ %inc, %for.body ], [ %i.0, %for.cond.preheader ]
  %keys.addr.1337 = phi ptr [ %incdec.ptr, %for.body ], [ %keys.addr.0, %for.cond.preheader ]
  %mul11 = mul nsw i64 %i.1338, %2
  %add.ptr12 = getelementptr inbounds float, ptr %0, i64 %mul11
  %7 = load volatile float, ptr %add.ptr12, align 4
  %add.i264 = fadd float %7, 0.000000e+00
  %8 = bitcast float %add.i264 to i32
  %shr.i265 = ashr i32 %8, 31
  %or.i266 = or i32 %shr.i265, -2147483648
  %xor.i267 = xor i32 %or.i266, %8
  %cmp.i = fcmp ord float %add.i264, 0.000000e+00
  %cond.i = select i1 %cmp.i, i32 %xor.i267, i32 -1
  store i32 %cond.i, ptr %keys.addr.1337, align 4
  %inc = add nsw i64 %i.1338, 1
  %incdec.ptr = getelementptr inbounds i32, ptr %keys.addr.1337, i64 1
  %exitcond362.not = icmp eq i64 %inc, %end
  br i1 %exitcond362.not, label %sw.epilog, label %for.body

for.body16:                                       ; preds = %for.cond14.preheader, %for.body16
  %i.2335 = phi i64 [ %inc22, %for.body16 ], [ %i.0, %for.cond14.preheader ]
  %keys.addr.2334 = phi ptr [ %incdec.ptr23, %for.body16 ], [ %keys.addr.0, %for.cond14.preheader ]
  %mul18 = mul nsw i64 %i.2335, %2
  %add.ptr19 = getelementptr inbounds double, ptr %0, i64 %mul18
  %9 = load volatile double, ptr %add.ptr19, align 8
  %add.i268 = fadd double %9, 0.000000e+00
  %10 = bitcast double %add.i268 to i64
  %shr.i269 = ashr i64 %10, 63
  %xor.i271 = xor i64 %shr.i269, %10
  %cmp.i272 = fcmp ord double %add.i268, 0.000000e+00
  %11 = trunc i64 %xor.i271 to i32
  %conv = select i1 %cmp.i272, i32 %11, i32 -1
  store i32 %conv, ptr %keys.addr.2334, align 4
  %inc22 = add nsw i64 %i.2335, 1
  %incdec.ptr23 = getelementptr inbounds i32, ptr %keys.addr.2334, i64 1
  %exitcond361.not = icmp eq i64 %inc22, %end
  br i1 %exitcond361.not, label %sw.epilog, label %for.body16

for.body29:                                       ; preds = %for.body29.lr.ph, %key_of_c64.exit
  %i.3332 = phi i64 [ %i.0, %for.body29.lr.ph ], [ %inc36, %key_of_c64.exit ]
  %keys.addr.3331 = phi ptr [ %keys.addr.0, %for.body29.lr.ph ], [ %incdec.ptr37, %key_of_c64.exit ]
  %mul31 = mul i64 %mul30, %i.3332
  %add.ptr32 = getelementptr inbounds float, ptr %0, i64 %mul31
  %12 = load volatile float, ptr %add.ptr32, align 4
  %add.i.i = fadd float %12, 0.000000e+00
  %13 = bitcast float %add.i.i to i32
  %shr.i.i = ashr i32 %13, 31
  %or.i.i = or i32 %shr.i.i, -2147483648
  %xor.i.i = xor i32 %or.i.i, %13
  %cmp.i.i = fcmp ord float %add.i.i, 0.000000e+00
  %cond.i.i = select i1 %cmp.i.i, i32 %xor.i.i, i32 -1
  %conv.i = zext i32 %cond.i.i to i64
  %add.ptr.i274 = getelementptr inbounds float, ptr %add.ptr32, i64 1
  %14 = load volatile float, ptr %add.ptr.i274, align 4
  %add.i18.i = fadd float %14, 0.000000e+00
  %15 = bitcast float %add.i18.i to i32
  %shr.i19.i = ashr i32 %15, 31
  %or.i20.i = or i32 %shr.i19.i, -2147483648
  %xor.i21.i = xor i32 %or.i20.i, %15
  %cmp.i22.i = fcmp ord float %add.i18.i, 0.000000e+00
  %cond.i23.i = select i1 %cmp.i22.i, i32 %xor.i21.i, i32 -1
  %conv2.i = zext i32 %cond.i23.i to i64
  %cmp.i275 = icmp eq i32 %cond.i.i, -1
  br i1 %cmp.i275, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %for.body29
  %or.i276 = or i64 %conv2.i, -4294967296
  br label %key_of_c64.exit

if.end.i:                                         ; preds = %for.body29
  %cmp4.i = icmp eq i32 %cond.i23.i, -1
  br i1 %cmp4.i, label %if.then6.i, label %if.end8.i

if.then6.i:                                       ; preds = %if.end.i
  %or7.i = or i64 %conv.i, -8589934592
  br label %key_of_c64.exit

if.end8.i:                                        ; preds = %if.end.i
  %shl9.i = shl nuw i64 %conv.i, 32
  %or10.i = or i64 %shl9.i, %conv2.i
  br label %key_of_c64.exit

key_of_c64.exit:                                  ; preds = %if.then.i, %if.then6.i, %if.end8.i
  %retval.0.i = phi i64 [ %or.i276, %if.then.i ], [ %or7.i, %if.then6.i ], [ %or10.i, %if.end8.i ]
  %conv34 = trunc i64 %retval.0.i to i32
  store i32 %conv34, ptr %keys.addr.3331, align 4
  %inc36 = add nsw i64 %i.3332, 1
  %incdec.ptr37 = getelementptr inbounds i32, ptr %keys.addr.3331, i64 1
  %exitcond360.not = icmp eq i64 %inc36, %end
  br i1 %exitcond360.not, label %sw.epilog, label %for.body29

for.body43:                                       ; preds = %for.body43.lr.ph, %for.body43
  %i.4329 = phi i64 [ %i.0, %for.body43.lr.ph ], [ %inc50, %for.body43 ]
  %keys.addr.4328 = phi ptr [ %keys.addr.0, %for.body43.lr.ph ], [ %incdec.ptr51, %for.body43 ]
  %mul45 = mul i64 %mul44, %i.4329
  %add.ptr46 = getelementptr inbounds double, ptr %0, i64 %mul45
  %16 = load volatile double, ptr %add.ptr46, align 8
  %add.i.i277 = fadd double %16, 0.000000e+00
  %17 = bitcast double %add.i.i277 to i64
  %shr.i.i278 = ashr i64 %17, 63
  %or.i.i279 = or i64 %shr.i.i278, -9223372036854775808
  %xor.i.i280 = xor i64 %or.i.i279, %17
  %cmp.i.i281 = fcmp ord double %add.i.i277, 0.000000e+00
  %cond.i.i282 = select i1 %cmp.i.i281, i64 %xor.i.i280, i64 -1
  %add.ptr.i283 = getelementptr inbounds double, ptr %add.ptr46, i64 1
  %18 = load volatile double, ptr %add.ptr.i283, align 8
  %add.i6.i = fadd double %18, 0.000000e+00
  %19 = bitcast double %add.i6.i to i64
  %shr.i7.i = ashr i64 %19, 63
  %or.i8.i = or i64 %shr.i7.i, -9223372036854775808
  %xor.i9.i = xor i64 %or.i8.i, %19
  %cmp.i10.i = fcmp ord double %add.i6.i, 0.000000e+00
  %cond.i11.i = select i1 %cmp.i10.i, i64 %xor.i9.i, i64 -1
  %cmp.i284 = icmp ne i64 %cond.i.i282, -1
  %cmp2.i285 = icmp eq i64 %cond.i11.i, -1
  %or.cond.i = select i1 %cmp.i284, i1 %cmp2.i285, i1 false
  %cond.i286 = select i1 %or.cond.i, i64 %cond.i.i282, i64 %cond.i11.i
  %conv48 = trunc i64 %cond.i286 to i32
  store i32 %conv48, ptr %keys.addr.4328, align 4
  %inc50 = add nsw i64 %i.4329, 1
  %incdec.ptr51 = getelementptr inbounds i32, ptr %keys.addr.4328, i64 1
  %exitcond359.not = icmp eq i64 %inc50, %end
  br i1 %exitcond359.not, label %sw.epilog, label %for.body43

for.body57:                                       ; preds = %for.cond54.preheader, %for.body57
  %i.5326 = phi i64 [ %inc63, %for.body57 ], [ %i.0, %for.cond54.preheader ]
  %keys.addr.5325 = phi ptr [ %incdec.ptr64, %for.body57 ], [ %keys.addr.0, %for.cond54.preheader ]
  %mul59 = mul nsw i64 %i.5326, %2
  %add.ptr60 = getelementptr inbounds i8, ptr %0, i64 %mul59
  %20 = load volatile i8, ptr %add.ptr60, align 1
  %conv.i287 = sext i8 %20 to i32
  %xor.i288 = xor i32 %conv.i287, -2147483648
  store i32 %xor.i288, ptr %keys.addr.5325, align 4
  %inc63 = add nsw i64 %i.5326, 1
  %incdec.ptr64 = getelementptr inbounds i32, ptr %keys.addr.5325, i64 1
  %exitcond358.not = icmp eq i64 %inc63, %end
  br i1 %exitcond358.not, label %sw.epilog, label %for.body57

for.body70:                                       ; preds = %for.cond67.preheader, %for.body70
  %i.6323 = phi i64 [ %inc76, %for.body70 ], [ %i.0, %for.cond67.preheader ]
  %keys.addr.6322 = phi ptr [ %incdec.ptr77, %for.body70 ], [ %keys.addr.0, %for.cond67.preheader ]
  %mul72 = mul nsw i64 %i.6323, %2
  %add.ptr73 = getelementptr inbounds i16, ptr %0, i64 %mul72
  %21 = load volatile i16, ptr %add.ptr73, align 2
  %conv.i289 = sext i16 %21 to i32
  %xor.i290 = xor i32 %conv.i289, -2147483648
  store i32 %xor.i290, ptr %keys.addr.6322, align 4
  %inc76 = add nsw i64 %i.6323, 1
  %incdec.ptr77 = getelementptr inbounds i32, ptr %keys.addr.6322, i64 1
  %exitcond357.not = icmp eq i64 %inc76, %end
  br i1 %exitcond357.not, label %sw.epilog, label %for.body70

for.body83:                                       ; preds = %for.cond80.preheader, %for.body83
  %i.7320 = phi i64 [ %inc89, %for.body83 ], [ %i.0, %for.cond80.preheader ]
  %keys.addr.7319 = phi ptr [ %incdec.ptr90, %for.body83 ], [ %keys.addr.0, %for.cond80.preheader ]
  %mul85 = mul nsw i64 %i.7320, %2
  %add.ptr86 = getelementptr inbounds i32, ptr %0, i64 %mul85
  %22 = load volatile i32, ptr %add.ptr86, align 4
  %xor.i291 = xor i32 %22, -2147483648
  store i32 %xor.i291, ptr %keys.addr.7319, align 4
  %inc89 = add nsw i64 %i.7320, 1
  %incdec.ptr90 = getelementptr inbounds i32, ptr %keys.addr.7319, i64 1
  %exitcond356.not = icmp eq i64 %inc89, %end
  br i1 %exitcond356.not, label %sw.epilog, label %for.body83

for.body96:                                       ; preds = %for.cond93.preheader, %for.body96
  %i.8317 = phi i64 [ %inc103, %for.body96 ], [ %i.0, %for.cond93.preheader ]
  %keys.addr.8316 = phi ptr [ %incdec.ptr104, %for.body96 ], [ %keys.addr.0, %for.cond93.preheader ]
  %mul98 = mul nsw i64 %i.8317, %2
  %add.ptr99 = getelementptr inbounds i64, ptr %0, i64 %mul98
  %23 = load volatile i64, ptr %add.ptr99, align 8
  %conv101 = trunc i64 %23 to i32
  store i32 %conv101, ptr %keys.addr.8316, align 4
  %inc103 = add nsw i64 %i.8317, 1
  %incdec.ptr104 = getelementptr inbounds i32, ptr %keys.addr.8316, i64 1
  %exitcond355.not = icmp eq i64 %inc103, %end
  br i1 %exitcond355.not, label %sw.epilog, label %for.body96

for.body110:                                      ; preds = %for.cond107.preheader, %for.body110
  %i.9314 = phi i64 [ %inc116, %for.body110 ], [ %i.0, %for.cond107.preheader ]
  %keys.addr.9313 = phi ptr [ %incdec.ptr117, %for.body110 ], [ %keys.addr.0, %for.cond107.preheader ]
  %mul112 = mul nsw i64 %i.9314, %2
  %add.ptr113 = getelementptr inbounds i8, ptr %0, i64 %mul112
  %24 = load volatile i8, ptr %add.ptr113, align 1
  %conv.i293 = zext i8 %24 to i32
  store i32 %conv.i293, ptr %keys.addr.9313, align 4
  %inc116 = add nsw i64 %i.9314, 1
  %incdec.ptr117 = getelementptr inbounds i32, ptr %keys.addr.9313, i64 1
  %exitcond354.not = icmp eq i64 %inc116, %end
  br i1 %exitcond354.not, label %sw.epilog, label %for.body110

for.body123:                                      ; preds = %for.cond120.preheader, %for.body123
  %i.10311 = phi i64 [ %inc129, %for.body123 ], [ %i.0, %for.cond120.preheader ]
  %keys.addr.10310 = phi ptr [ %incdec.ptr130, %for.body123 ], [ %keys.addr.0, %for.cond120.preheader ]
  %mul125 = mul nsw i64 %i.10311, %2
  %add.ptr126 = getelementptr inbounds i16, ptr %0, i64 %mul125
  %25 = load volatile i16, ptr %add.ptr126, align 2
  %conv.i294 = zext i16 %25 to i32
  store i32 %conv.i294, ptr %keys.addr.10310, align 4
  %inc129 = add nsw i64 %i.10311, 1
  %incdec.ptr130 = getelementptr inbounds i32, ptr %keys.addr.10310, i64 1
  %exitcond353.not = icmp eq i64 %inc129, %end
  br i1 %exitcond353.not, label %sw.epilog, label %for.body123

for.body136:                                      ; preds = %for.cond133.preheader, %for.body136
  %i.11308 = phi i64 [ %inc142, %for.body136 ], [ %i.0, %for.cond133.preheader ]
  %keys.addr.11307 = phi ptr [ %incdec.ptr143, %for.body136 ], [ %keys.addr.0, %for.cond133.preheader ]
  %mul138 = mul nsw i64 %i.11308, %2
  %add.ptr139 = getelementptr inbounds i32, ptr %0, i64 %mul138
  %26 = load volatile i32, ptr %add.ptr139, align 4
  store i32 %26, ptr %keys.addr.11307, align 4
  %inc142 = add nsw i64 %i.11308, 1
  %incdec.ptr143 = getelementptr inbounds i32, ptr %keys.addr.11307, i64 1
  %exitcond.not = icmp eq i64 %inc142, %end
  br i1 %exitcond.not, label %sw.epilog, label %for.body136

for.body148:                                      ; preds = %for.cond145.preheader, %for.body148
  %i.12341 = phi i64 [ %inc155, %for.body148 ], [ %i.0, %for.cond145.preheader ]
  %keys.addr.12340 = phi ptr [ %incdec.ptr156, %for.body148 ], [ %keys.addr.0, %for.cond145.preheader ]
  %mul150 = mul nsw i64 %i.12341, %2
  %add.ptr151 = getelementptr inbounds i64, ptr %0, i64 %mul150
  %27 = load volatile i64, ptr %add.ptr151, align 8
  %conv153 = trunc i64 %27 to i32
  store i32 %conv153, ptr %keys.addr.12340, align 4
  %inc155 = add nsw i64 %i.12341, 1
  %incdec.ptr156 = getelementptr inbounds i32, ptr %keys.addr.12340, i64 1
  %exitcond363.not = icmp eq i64 %inc155, %end
  br i1 %exitcond363.not, label %sw.epilog, label %for.body148

sw.epilog:                                        ; preds = %for.body136, %for.body123, %for.body110, %for.body96, %for.body83, %for.body70, %for.body57, %for.body43, %key_of_c64.exit, %for.body16, %for.body, %for.body148, %for.cond133.preheader, %for.cond120.preheader, %for.cond107.preheader, %for.cond93.preheader, %for.cond80.preheader, %for.cond67.preheader, %for.cond54.preheader, %for.cond40.preheader, %for.cond26.preheader, %for.cond14.preheader, %for.cond.preheader, %for.cond145.preheader
  ret void
}

define internal fastcc ptr @by_digits_packed(ptr %items, ptr %other, i64 %n, i64 %low, i32 %shift, i32 %bits, ptr %counts) {
entry:
  %cmp = icmp slt i64 %n, 1024
  %cond = select i1 %cmp, i32 8, i32 11
  %add = add i32 %bits, -1
  %sub = add i32 %add, %cond
  %div = sdiv i32 %sub, %cond
  %sub2 = add i32 %add, %div
  %div3 = sdiv i32 %sub2, %div
  %sh_prom = zext i32 %div3 to i64
  %shl = shl nuw i64 1, %sh_prom
  %sub4 = add i64 %shl, -1
  %cmp557 = icmp sgt i32 %div, 0
  br i1 %cmp557, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %add.i = shl i64 %sub4, 2
  %mul.i = add i64 %add.i, 4
  %cmp8.i = icmp sgt i64 %n, 0
  %cmp7.i.not = icmp eq i32 %div3, 63
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.inc, %entry
  %items.addr.0.lcssa = phi ptr [ %items, %entry ], [ %items.addr.1, %for.inc ]
  ret ptr %items.addr.0.lcssa

for.body:                                         ; preds = %for.body.lr.ph, %for.inc
  %items.addr.062 = phi ptr [ %items, %for.body.lr.ph ], [ %items.addr.1, %for.inc ]
  %p.061 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.inc ]
  %other.addr.060 = phi ptr [ %other, %for.body.lr.ph ], [ %other.addr.1, %for.inc ]
  %shift.addr.058 = phi i32 [ %shift, %for.body.lr.ph ], [ %add13, %for.inc ]
  call void @llvm.memset.p0.i64(ptr align 4 %counts, i8 0, i64 %mul.i, i1 false)
  %sh_prom.i = zext i32 %shift.addr.058 to i64
  br i1 %cmp8.i, label %for.body.i, label %count_packed.exit

for.body.i:                                       ; preds = %for.body, %for.body.i
  %i.09.i = phi i64 [ %inc3.i, %for.body.i ], [ 0, %for.body ]
  %arrayidx.i = getelementptr inbounds i64, ptr %items.addr.062, i64 %i.09.i
  %0 = load volatile i64, ptr %arrayidx.i, align 8
  %shr.i = lshr i64 %0, 32
  %sub.i = sub i64 %shr.i, %low
  %shr1.i = lshr i64 %sub.i, %sh_prom.i
  %and.i = and i64 %shr1.i, %sub4
  %arrayidx2.i = getelementptr inbounds i32, ptr %counts, i64 %and.i
  %1 = load i32, ptr %arrayidx2.i, align 4
  %inc.i = add i32 %1, 1
  store i32 %inc.i, ptr %arrayidx2.i, align 4
  %inc3.i = add nuw nsw i64 %i.09.i, 1
  %exitcond.not.i = icmp eq i64 %inc3.i, %n
  br i1 %exitcond.not.i, label %count_packed.exit, label %for.body.i

count_packed.exit:                                ; preds = %for.body.i, %for.body
  %2 = load i64, ptr %items.addr.062, align 8
  %shr = lshr i64 %2, 32
  %sub6 = sub i64 %shr, %low
  %shr8 = lshr i64 %sub6, %sh_prom.i
  %and = and i64 %shr8, %sub4
  %arrayidx9 = getelementptr inbounds i32, ptr %counts, i64 %and
  %3 = load i32, ptr %arrayidx9, align 4
  %conv = zext i32 %3 to i64
  %cmp10 = icmp eq i64 %conv, %n
  br i1 %cmp10, label %for.inc, label %if.end

if.end:                                           ; preds = %count_packed.exit
  br i1 %cmp7.i.not, label %accumulate_packed.exit, label %for.body.i43

for.body.i43:                                     ; preds = %if.end, %for.body.i43
  %total.09.i = phi i32 [ %add.i40, %for.body.i43 ], [ 0, %if.end ]
  %i.08.i = phi i64 [ %inc.i41, %for.body.i43 ], [ 0, %if.end ]
  %arrayidx.i39 = getelementptr inbounds i32, ptr %counts, i64 %i.08.i
  %4 = load i32, ptr %arrayidx.i39, align 4
  store i32 %total.09.i, ptr %arrayidx.i39, align 4
  %add.i40 = add i32 %4, %total.09.i
  %inc.i41 = add nuw nsw i64 %i.08.i, 1
  %exitcond.not.i42 = icmp eq i64 %inc.i41, %shl
  br i1 %exitcond.not.i42, label %accumulate_packed.exit, label %for.body.i43

accumulate_packed.exit:                           ; preds = %for.body.i43, %if.end
  br i1 %cmp8.i, label %for.body.i56, label %for.inc

for.body.i56:                                     ; preds = %accumulate_packed.exit, %for.body.i56
  %i.09.i47 = phi i64 [ %inc4.i, %for.body.i56 ], [ 0, %accumulate_packed.exit ]
  %arrayidx.i48 = getelementptr inbounds i64, ptr %items.addr.062, i64 %i.09.i47
  %5 = load volatile i64, ptr %arrayidx.i48, align 8
  %shr.i49 = lshr i64 %5, 32
  %sub.i50 = sub i64 %shr.i49, %low
  %shr1.i51 = lshr i64 %sub.i50, %sh_prom.i
  %and.i52 = and i64 %shr1.i51, %sub4
  %arrayidx2.i53 = getelementptr inbounds i32, ptr %counts, i64 %and.i52
  %6 = load i32, ptr %arrayidx2.i53, align 4
  %inc.i54 = add i32 %6, 1
  store i32 %inc.i54, ptr %arrayidx2.i53, align 4
  %idxprom.i = zext i32 %6 to i64
  %arrayidx3.i = getelementptr inbounds i64, ptr %other.addr.060, i64 %idxprom.i
  store i64 %5, ptr %arrayidx3.i, align 8
  %inc4.i = add nuw nsw i64 %i.09.i47, 1
  %exitcond.not.i55 = icmp eq i64 %inc4.i, %n
  br i1 %exitcond.not.i55, label %for.inc, label %for.body.i56

for.inc:                                          ; preds = %for.body.i56, %accumulate_packed.exit, %count_packed.exit
  %other.addr.1 = phi ptr [ %other.addr.060, %count_packed.exit ], [ %items.addr.062, %accumulate_packed.exit ], [ %items.addr.062, %for.body.i56 ]
  %items.addr.1 = phi ptr [ %items.addr.062, %count_packed.exit ], [ %other.addr.060, %accumulate_packed.exit ], [ %other.addr.060, %for.body.i56 ]
  %inc = add nuw nsw i32 %p.061, 1
  %add13 = add nsw i32 %shift.addr.058, %div3
  %exitcond.not = icmp eq i32 %inc, %div
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

define internal void @read_chunk_pairs(ptr %context, i64 %chunk) {
entry:
  %items1 = getelementptr inbounds %struct.row, ptr %context, i64 0, i32 4
  %0 = load ptr, ptr %items1, align 8
  %words.i = getelementptr inbounds %struct.row, ptr %context, i64 0, i32 0
  %1 = load ptr, ptr %words.i, align 8
  %size.i = getelementptr inbounds %struct.order_words, ptr %1, i64 0, i32 2
  %2 = load i64, ptr %size.i, align 8
  %mul.i = mul nsw i64 %2, %chunk
  %div.i = sdiv i64 %mul.i, 16
  %add = add nsw i64 %chunk, 1
  %mul.i27 = mul nsw i64 %2, %add
  %div.i28 = sdiv i64 %mul.i27, 16
  %sub = sub nsw i64 %div.i28, %div.i
  %other = getelementptr inbounds %struct.row, ptr %context, i64 0, i32 5
  %3 = load ptr, ptr %other, align 8
  %add.ptr = getelementptr inbounds <2 x i64>, ptr %3, i64 %div.i
  call fastcc void @read_pairs(ptr %context, i64 %div.i, i64 %div.i28, ptr %add.ptr)
  %flip = getelementptr inbounds %struct.row, ptr %context, i64 0, i32 7
  %4 = load i64, ptr %flip, align 8
  %add.ptr4 = getelementptr inbounds <2 x i64>, ptr %0, i64 %div.i
  %cmp7.i = icmp sgt i64 %sub, 0
  br i1 %cmp7.i, label %for.body.i, label %range_pairs.exit

for.body.i:                                       ; preds = %entry, %for.body.i
  %i.08.i = phi i64 [ %inc.i, %for.body.i ], [ 0, %entry ]
  %arrayidx.i = getelementptr inbounds i64, ptr %add.ptr, i64 %i.08.i
  %5 = load volatile i64, ptr %arrayidx.i, align 8
  %xor.i = xor i64 %5, %4
  %vecinit.i = insertelement <2 x i64> undef, i64 %xor.i, i64 0
  %add.i = add nsw i64 %i.08.i, %div.i
  %vecinit1.i = insertelement <2 x i64> %vecinit.i, i64 %add.i, i64 1
  %arrayidx2.i = getelementptr inbounds <2 x i64>, ptr %add.ptr4, i64 %i.08.i
  store <2 x i64> %vecinit1.i, ptr %arrayidx2.i, align 16
  %inc.i = add nuw nsw i64 %i.08.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %sub
  br i1 %exitcond.not.i, label %for.body.i32, label %for.body.i

for.body.i32:                                     ; preds = %for.body.i, %for.body.i32
  %least.019.i = phi i64 [ %cond.i, %for.body.i32 ], [ -1, %for.body.i ]
  %i.018.i = phi i64 [ %inc.i30, %for.body.i32 ], [ 0, %for.body.i ]
  %most.017.i = phi i64 [ %cond6.i, %for.body.i32 ], [ 0, %for.body.i ]
  %arrayidx.i29 = getelementptr inbounds <2 x i64>, ptr %add.ptr4, i64 %i.018.i
  %6 = load volatile <2 x i64>, ptr %arrayidx.i29, align 16
  %vecext.i = extractelement <2 x i64> %6, i64 0
  %cmp1.i = icmp ult i64 %vecext.i, %least.019.i
  %cond.i = select i1 %cmp1.i, i64 %vecext.i, i64 %least.019.i
  %cmp2.i = icmp ugt i64 %vecext.i, %most.017.i
  %cond6.i = select i1 %cmp2.i, i64 %vecext.i, i64 %most.017.i
  %inc.i30 = add nuw nsw i64 %i.018.i, 1
  %exitcond.not.i31 = icmp eq i64 %inc.i30, %sub
  br i1 %exitcond.not.i31, label %range_pairs.exit, label %for.body.i32

range_pairs.exit:                                 ; preds = %for.body.i32, %entry
  %most.0.lcssa.i = phi i64 [ 0, %entry ], [ %cond6.i, %for.body.i32 ]
  %least.0.lcssa.i = phi i64 [ -1, %entry ], [ %cond.i, %for.body.i32 ]
  %arrayidx34 = getelementptr inbounds %struct.row, ptr %context, i64 0, i32 9, i64 %chunk
  store i64 %least.0.lcssa.i, ptr %arrayidx34, align 8
  %tmp.sroa.4.0.arrayidx.sroa_idx = getelementptr inbounds i8, ptr %arrayidx34, i64 8
  store i64 %most.0.lcssa.i, ptr %tmp.sroa.4.0.arrayidx.sroa_idx, align 8
  ret void
}

define internal void @count_chunk_pairs(ptr %context, i64 %chunk) {
entry:
  %words.i = getelementptr inbounds %struct.row, ptr %context, i64 0, i32 0
  %0 = load ptr, ptr %words.i, align 8
  %size.i = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 2
  %1 = load i64, ptr %size.i, align 8
  %mul.i = mul nsw i64 %1, %chunk
  %div.i = sdiv i64 %mul.i, 16
  %add = add nsw i64 %chunk, 1
  %mul.i14 = mul nsw i64 %1, %add
  %div.i15 = sdiv i64 %mul.i14, 16
  %counts2 = getelementptr inbounds %struct.row, ptr %context, i64 0, i32 6
  %2 = load ptr, ptr %counts2, align 8
  %shl = shl i64 %chunk, 11
  %add.ptr = getelementptr inbounds i32, ptr %2, i64 %shl
  %items = getelementptr inbounds %struct.row, ptr %context, i64 0, i32 4
  %3 = load ptr, ptr %items, align 8
  %add.ptr3 = getelementptr inbounds <2 x i64>, ptr %3, i64 %div.i
  %sub = sub nsw i64 %div.i15, %div.i
  %low = getelementptr inbounds %struct.row, ptr %context, i64 0, i32 8
  %4 = load i64, ptr %low, align 8
  %shift = getelementptr inbounds %struct.row, ptr %context, i64 0, i32 10
  %5 = load i32, ptr %shift, align 8
  call void @llvm.memset.p0.i64(ptr align 4 dereferenceable(8192) %add.ptr, i8 0, i64 8192, i1 false)
  %cmp7.i = icmp sgt i64 %sub, 0
  br i1 %cmp7.i, label %for.body.lr.ph.i, label %count_pairs.exit

for.body.lr.ph.i:                                 ; preds = %entry
  %sh_prom.i = zext i32 %5 to i64
  br label %for.body.i

for.body.i:                                       ; preds = %for.body.i, %for.body.lr.ph.i
  %i.08.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %inc2.i, %for.body.i ]
  %arrayidx.i = getelementptr inbounds <2 x i64>, ptr %add.ptr3, i64 %i.08.i
  %6 = load volatile <2 x i64>, ptr %arrayidx.i, align 16
  %vecext.i = extractelement <2 x i64> %6, i64 0
  %sub.i = sub i64 %vecext.i, %4
  %shr.i = lshr i64 %sub.i, %sh_prom.i
  %and.i = and i64 %shr.i, 2047
  %arrayidx1.i = getelementptr inbounds i32, ptr %add.ptr, i64 %and.i
  %7 = load i32, ptr %arrayidx1.i, align 4
  %inc.i = add i32 %7, 1
  store i32 %inc.i, ptr %arrayidx1.i, align 4
  %inc2.i = add nuw nsw i64 %i.08.i, 1
  %exitcond.not.i = icmp eq i64 %inc2.i, %sub
  br i1 %exitcond.not.i, label %count_pairs.exit, label %for.body.i

count_pairs.exit:                                 ; preds = %for.body.i, %entry
  ret void
}

define internal void @move_chunk_pairs(ptr %context, i64 %chunk) {
entry:
  %words.i = getelementptr inbounds %struct.row, ptr %context, i64 0, i32 0
  %0 = load ptr, ptr %words.i, align 8
  %size.i = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 2
  %1 = load i64, ptr %size.i, align 8
  %mul.i = mul nsw i64 %1, %chunk
  %div.i = sdiv i64 %mul.i, 16
  %add = add nsw i64 %chunk, 1
  %mul.i14 = mul nsw i64 %1, %add
  %div.i15 = sdiv i64 %mul.i14, 16
  %counts = getelementptr inbounds %struct.row, ptr %context, i64 0, i32 6
  %2 = load ptr, ptr %counts, align 8
  %shl = shl i64 %chunk, 11
  %add.ptr = getelementptr inbounds i32, ptr %2, i64 %shl
  %items = getelementptr inbounds %struct.row, ptr %context, i64 0, i32 4
  %3 = load ptr, ptr %items, align 8
  %add.ptr2 = getelementptr inbounds <2 x i64>, ptr %3, i64 %div.i
  %sub = sub nsw i64 %div.i15, %div.i
  %low = getelementptr inbounds %struct.row, ptr %context, i64 0, i32 8
  %4 = load i64, ptr %low, align 8
  %other = getelementptr inbounds %struct.row, ptr %context, i64 0, i32 5
  %5 = load ptr, ptr %other, align 8
  %cmp7.i = icmp sgt i64 %sub, 0
  br i1 %cmp7.i, label %for.body.lr.ph.i, label %move_pairs.exit

for.body.lr.ph.i:                                 ; preds = %entry
  %shift = getelementptr inbounds %struct.row, ptr %context, i64 0, i32 10
  %6 = load i32, ptr %shift, align 8
  %sh_prom.i = zext i32 %6 to i64
  br label %for.body.i

for.body.i:                                       ; preds = %for.body.i, %for.body.lr.ph.i
  %i.08.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %inc3.i, %for.body.i ]
  %arrayidx.i = getelementptr inbounds <2 x i64>, ptr %add.ptr2, i64 %i.08.i
  %7 = load volatile <2 x i64>, ptr %arrayidx.i, align 16
  %vecext.i = extractelement <2 x i64> %7, i64 0
  %sub.i = sub i64 %vecext.i, %4
  %shr.i = lshr i64 %sub.i, %sh_prom.i
  %and.i = and i64 %shr.i, 2047
  %arrayidx1.i = getelementptr inbounds i32, ptr %add.ptr, i64 %and.i
  %8 = load i32, ptr %arrayidx1.i, align 4
  %inc.i = add i32 %8, 1
  store i32 %inc.i, ptr %arrayidx1.i, align 4
  %idxprom.i = zext i32 %8 to i64
  %arrayidx2.i = getelementptr inbounds <2 x i64>, ptr %5, i64 %idxprom.i
  store <2 x i64> %7, ptr %arrayidx2.i, align 16
  %inc3.i = add nuw nsw i64 %i.08.i, 1
  %exitcond.not.i = icmp eq i64 %inc3.i, %sub
  br i1 %exitcond.not.i, label %move_pairs.exit, label %for.body.i

move_pairs.exit:                                  ; preds = %for.body.i, %entry
  ret void
}

define internal void @sort_chunk_pairs(ptr %context, i64 %chunk) {
entry:
  %items1 = getelementptr inbounds %struct.row, ptr %context, i64 0, i32 4
  %0 = load ptr, ptr %items1, align 8
  %other2 = getelementptr inbounds %struct.row, ptr %context, i64 0, i32 5
  %1 = load ptr, ptr %other2, align 8
  %counts = getelementptr inbounds %struct.row, ptr %context, i64 0, i32 6
  %2 = load ptr, ptr %counts, align 8
  %add.ptr = getelementptr inbounds i32, ptr %2, i64 30720
  %add = shl i64 %chunk, 11
  %shl = add i64 %add, 32768
  %add.ptr5 = getelementptr inbounds i32, ptr %2, i64 %shl
  %words.i = getelementptr inbounds %struct.row, ptr %context, i64 0, i32 0
  %3 = load ptr, ptr %words.i, align 8
  %size.i = getelementptr inbounds %struct.order_words, ptr %3, i64 0, i32 2
  %4 = load i64, ptr %size.i, align 8
  %mul.i = mul nsw i64 %4, %chunk
  %div.i = sdiv i64 %mul.i, 16
  %add6 = add nsw i64 %chunk, 1
  %mul.i42 = mul nsw i64 %4, %add6
  %div.i43 = sdiv i64 %mul.i42, 16
  %cmp844 = icmp sgt i64 %mul.i42, 15
  br i1 %cmp844, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %cleanup, %entry
  ret void

for.body:                                         ; preds = %entry, %cleanup
  %bucket.046 = phi i64 [ %inc, %cleanup ], [ 0, %entry ]
  %at.045 = phi i64 [ %conv18.pre-phi, %cleanup ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds i32, ptr %add.ptr, i64 %bucket.046
  %5 = load i32, ptr %arrayidx, align 4
  %conv = zext i32 %5 to i64
  %sub = sub nsw i64 %conv, %at.045
  %cmp9 = icmp slt i64 %at.045, %div.i
  %cmp11 = icmp eq i64 %sub, 0
  %or.cond = select i1 %cmp9, i1 true, i1 %cmp11
  br i1 %or.cond, label %cleanup, label %if.end

if.end:                                           ; preds = %for.body
  %add.ptr13 = getelementptr inbounds <2 x i64>, ptr %1, i64 %at.045
  %add.ptr14 = getelementptr inbounds <2 x i64>, ptr %0, i64 %at.045
  %call15 = call fastcc ptr @sort_pairs(ptr %add.ptr13, ptr %add.ptr14, i64 %sub, ptr %add.ptr5)
  call fastcc void @write_pairs(ptr %context, ptr %call15, i64 %at.045, i64 %conv)
  %.pre = load i32, ptr %arrayidx, align 4
  %.pre47 = zext i32 %.pre to i64
  br label %cleanup

cleanup:                                          ; preds = %for.body, %if.end
  %conv18.pre-phi = phi i64 [ %conv, %for.body ], [ %.pre47, %if.end ]
  %inc = add nuw nsw i64 %bucket.046, 1
  %cmp = icmp ult i64 %bucket.046, 2047
  %cmp8 = icmp sgt i64 %div.i43, %conv18.pre-phi
  %6 = select i1 %cmp, i1 %cmp8, i1 false
  br i1 %6, label %for.body, label %for.cond.cleanup
}

define internal void @largest_packed(ptr %r) {
entry:
  %largest.i = alloca [16 x i32], align 16
  %tmp = alloca %struct.scale, align 8
  %words = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 0
  %0 = load ptr, ptr %words, align 8
  %size = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 2
  %1 = load i64, ptr %size, align 8
  %results = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 6
  %2 = load i64, ptr %results, align 8
  %items = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 4
  %3 = load ptr, ptr %items, align 8
  %other = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 5
  %4 = load ptr, ptr %other, align 8
  call fastcc void @read_packed(ptr %r, i64 0, i64 %1, ptr %3)
  %cmp = icmp slt i64 %2, 13
  %cmp2 = icmp sgt i64 %1, 31
  %or.cond = and i1 %cmp2, %cmp
  br i1 %or.cond, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %5 = load volatile <16 x i32>, ptr %3, align 4
  br label %for.body.i.i

for.body.i.i:                                     ; preds = %if.then, %for.body.i.i
  %add18.i.i = phi i64 [ %add.i.i, %for.body.i.i ], [ 32, %if.then ]
  %largest.017.i.i = phi <16 x i32> [ %7, %for.body.i.i ], [ %5, %if.then ]
  %i.016.i.i = phi i64 [ %add18.i.i, %for.body.i.i ], [ 16, %if.then ]
  %add.ptr.i.i = getelementptr inbounds i32, ptr %3, i64 %i.016.i.i
  %6 = load volatile <16 x i32>, ptr %add.ptr.i.i, align 4
  %cmp4.i.i = icmp ugt <16 x i32> %6, %largest.017.i.i
  %7 = select <16 x i1> %cmp4.i.i, <16 x i32> %6, <16 x i32> %largest.017.i.i
  %add.i.i = add nuw nsw i64 %add18.i.i, 16
  %cmp.not.i.i = icmp sgt i64 %add.i.i, %1
  br i1 %cmp.not.i.i, label %largest_of_lanes_packed.exit.i, label %for.body.i.i

largest_of_lanes_packed.exit.i:                   ; preds = %for.body.i.i
  %arraydecay.i = getelementptr inbounds [16 x i32], ptr %largest.i, i64 0, i64 0
  store <16 x i32> %7, ptr %arraydecay.i, align 16
  br label %for.body.i

for.body.i:                                       ; preds = %for.end.i, %largest_of_lanes_packed.exit.i
  %indvars.iv.i = phi i64 [ 1, %largest_of_lanes_packed.exit.i ], [ %indvars.iv.next.i, %for.end.i ]
  %arrayidx.i = getelementptr inbounds [16 x i32], ptr %largest.i, i64 0, i64 %indvars.iv.i
  %8 = load i32, ptr %arrayidx.i, align 4
  br label %land.rhs.i

land.rhs.i:                                       ; preds = %for.body6.i, %for.body.i
  %indvars.iv30.i = phi i64 [ %indvars.iv.i, %for.body.i ], [ %indvars.iv.next31.i, %for.body6.i ]
  %indvars.iv.next31.i = add nsw i64 %indvars.iv30.i, -1
  %9 = and i64 %indvars.iv.next31.i, 4294967295
  %arrayidx4.i = getelementptr inbounds [16 x i32], ptr %largest.i, i64 0, i64 %9
  %10 = load i32, ptr %arrayidx4.i, align 4
  %cmp5.i = icmp ult i32 %10, %8
  br i1 %cmp5.i, label %for.body6.i, label %for.end.i

for.body6.i:                                      ; preds = %land.rhs.i
  %arrayidx11.i = getelementptr inbounds [16 x i32], ptr %largest.i, i64 0, i64 %indvars.iv30.i
  store i32 %10, ptr %arrayidx11.i, align 4
  %11 = icmp sgt i64 %indvars.iv30.i, 1
  br i1 %11, label %land.rhs.i, label %for.end.i

for.end.i:                                        ; preds = %for.body6.i, %land.rhs.i
  %j.0.lcssa.i = phi i64 [ 0, %for.body6.i ], [ %indvars.iv30.i, %land.rhs.i ]
  %sext.i = shl i64 %j.0.lcssa.i, 32
  %idxprom12.i = ashr exact i64 %sext.i, 32
  %arrayidx13.i = getelementptr inbounds [16 x i32], ptr %largest.i, i64 0, i64 %idxprom12.i
  store i32 %8, ptr %arrayidx13.i, align 4
  %indvars.iv.next.i = add nuw nsw i64 %indvars.iv.i, 1
  %exitcond.not.i = icmp eq i64 %indvars.iv.next.i, 16
  br i1 %exitcond.not.i, label %bound_packed.exit, label %for.body.i

bound_packed.exit:                                ; preds = %for.end.i
  %sub16.i = add nsw i64 %2, -1
  %arrayidx17.i = getelementptr inbounds [16 x i32], ptr %largest.i, i64 0, i64 %sub16.i
  %12 = load i32, ptr %arrayidx17.i, align 4
  %conv = zext i32 %12 to i64
  br label %for.cond12.preheader.i

if.else:                                          ; preds = %entry
  %cmp3 = icmp sgt i64 %1, 64
  %cmp6 = icmp sgt i64 %1, %2
  %or.cond48 = select i1 %cmp3, i1 %cmp6, i1 false
  br i1 %or.cond48, label %if.then8, label %for.cond12.preheader.i

if.then8:                                         ; preds = %if.else
  %sub = sub nsw i64 %1, %2
  %format = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 0
  %13 = load i64, ptr %format, align 8
  %cmp9 = icmp eq i64 %13, 1
  %counts = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 6
  %14 = load ptr, ptr %counts, align 8
  call fastcc void @counted_packed(ptr sret(%struct.scale) align 8 %tmp, ptr %3, i64 %1, i1 zeroext %cmp9, ptr %14)
  %s.sroa.0.0.copyload = load i64, ptr %tmp, align 8
  %s.sroa.663.0.tmp.sroa_idx = getelementptr inbounds i8, ptr %tmp, i64 16
  %s.sroa.663.0.copyload = load i32, ptr %s.sroa.663.0.tmp.sroa_idx, align 8
  %s.sroa.7.0.tmp.sroa_idx = getelementptr inbounds i8, ptr %tmp, i64 20
  %s.sroa.7.0.copyload = load i32, ptr %s.sroa.7.0.tmp.sroa_idx, align 4
  %s.sroa.8.0.tmp.sroa_idx = getelementptr inbounds i8, ptr %tmp, i64 24
  %s.sroa.8.0.copyload = load i8, ptr %s.sroa.8.0.tmp.sroa_idx, align 8
  %s.sroa.1167.0.tmp.sroa_idx = getelementptr inbounds i8, ptr %tmp, i64 32
  %s.sroa.1167.0.copyload = load double, ptr %s.sroa.1167.0.tmp.sroa_idx, align 8
  %s.sroa.12.0.tmp.sroa_idx = getelementptr inbounds i8, ptr %tmp, i64 40
  %s.sroa.12.0.copyload = load double, ptr %s.sroa.12.0.tmp.sroa_idx, align 8
  %15 = load ptr, ptr %counts, align 8
  %16 = load volatile i32, ptr %15, align 4
  %conv5.i.i = zext i32 %16 to i64
  %cmp.not6.i.i = icmp slt i64 %sub, %conv5.i.i
  br i1 %cmp.not6.i.i, label %place_packed.exit.i, label %for.body.i.i50

for.body.i.i50:                                   ; preds = %if.then8, %for.body.i.i50
  %conv8.i.i = phi i64 [ %conv.i.i, %for.body.i.i50 ], [ %conv5.i.i, %if.then8 ]
  %17 = phi i64 [ %sub.i.i, %for.body.i.i50 ], [ %sub, %if.then8 ]
  %place.07.i.i = phi i64 [ %inc.i.i, %for.body.i.i50 ], [ 0, %if.then8 ]
  %sub.i.i = sub nsw i64 %17, %conv8.i.i
  %inc.i.i = add i64 %place.07.i.i, 1
  %arrayidx.i.i = getelementptr inbounds i32, ptr %15, i64 %inc.i.i
  %18 = load volatile i32, ptr %arrayidx.i.i, align 4
  %conv.i.i = zext i32 %18 to i64
  %cmp.not.i.i49 = icmp slt i64 %sub.i.i, %conv.i.i
  br i1 %cmp.not.i.i49, label %place_packed.exit.i, label %for.body.i.i50

place_packed.exit.i:                              ; preds = %for.body.i.i50, %if.then8
  %19 = phi i32 [ %16, %if.then8 ], [ %18, %for.body.i.i50 ]
  %place.0.lcssa.i.i = phi i64 [ 0, %if.then8 ], [ %inc.i.i, %for.body.i.i50 ]
  %tobool.not.i = icmp eq i8 %s.sroa.8.0.copyload, 0
  br i1 %tobool.not.i, label %for.cond12.preheader.i, label %lor.lhs.false.i

lor.lhs.false.i:                                  ; preds = %place_packed.exit.i
  %cmp.i = icmp ugt i32 %19, 256
  %conv.i = zext i32 %19 to i64
  %div.i = sdiv i64 %1, 8
  %cmp3.not.i = icmp slt i64 %div.i, %conv.i
  %or.cond.i = and i1 %cmp.i, %cmp3.not.i
  br i1 %or.cond.i, label %for.cond5.preheader.i.i, label %for.cond.preheader.i

for.cond5.preheader.i.i:                          ; preds = %lor.lhs.false.i
  %sh_prom.i.i = zext i32 %s.sroa.663.0.copyload to i64
  %shl.i.i = shl i64 4, %sh_prom.i.i
  call void @llvm.memset.p0.i64(ptr align 4 %15, i8 0, i64 %shl.i.i, i1 false)
  %cmp630.i.i = icmp sgt i64 %1, 0
  br i1 %cmp630.i.i, label %for.body9.lr.ph.i.i, label %count_keys_packed.exit.i

for.body9.lr.ph.i.i:                              ; preds = %for.cond5.preheader.i.i
  %sh_prom13.i.i = zext i32 %s.sroa.7.0.copyload to i64
  br label %for.body9.i.i

for.body9.i.i:                                    ; preds = %for.body9.i.i, %for.body9.lr.ph.i.i
  %i4.031.i.i = phi i64 [ 0, %for.body9.lr.ph.i.i ], [ %inc17.i.i, %for.body9.i.i ]
  %arrayidx10.i.i = getelementptr inbounds i32, ptr %3, i64 %i4.031.i.i
  %20 = load volatile i32, ptr %arrayidx10.i.i, align 4
  %conv11.i.i = zext i32 %20 to i64
  %sub12.i.i = sub i64 %conv11.i.i, %s.sroa.0.0.copyload
  %shr.i.i = lshr i64 %sub12.i.i, %sh_prom13.i.i
  %arrayidx14.i.i = getelementptr inbounds i32, ptr %15, i64 %shr.i.i
  %21 = load i32, ptr %arrayidx14.i.i, align 4
  %inc15.i.i = add i32 %21, 1
  store i32 %inc15.i.i, ptr %arrayidx14.i.i, align 4
  %inc17.i.i = add nuw nsw i64 %i4.031.i.i, 1
  %exitcond33.not.i.i = icmp eq i64 %inc17.i.i, %1
  br i1 %exitcond33.not.i.i, label %count_keys_packed.exit.i, label %for.body9.i.i

count_keys_packed.exit.i:                         ; preds = %for.body9.i.i, %for.cond5.preheader.i.i
  %22 = load volatile i32, ptr %15, align 4
  %conv5.i25.i = zext i32 %22 to i64
  %cmp.not6.i26.i = icmp slt i64 %sub, %conv5.i25.i
  br i1 %cmp.not6.i26.i, label %for.cond12.preheader.i, label %for.body.i35.i

for.body.i35.i:                                   ; preds = %count_keys_packed.exit.i, %for.body.i35.i
  %conv8.i28.i = phi i64 [ %conv.i33.i, %for.body.i35.i ], [ %conv5.i25.i, %count_keys_packed.exit.i ]
  %23 = phi i64 [ %sub.i30.i, %for.body.i35.i ], [ %sub, %count_keys_packed.exit.i ]
  %place.07.i29.i = phi i64 [ %inc.i31.i, %for.body.i35.i ], [ 0, %count_keys_packed.exit.i ]
  %sub.i30.i = sub nsw i64 %23, %conv8.i28.i
  %inc.i31.i = add i64 %place.07.i29.i, 1
  %arrayidx.i32.i = getelementptr inbounds i32, ptr %15, i64 %inc.i31.i
  %24 = load volatile i32, ptr %arrayidx.i32.i, align 4
  %conv.i33.i = zext i32 %24 to i64
  %cmp.not.i34.i = icmp slt i64 %sub.i30.i, %conv.i33.i
  br i1 %cmp.not.i34.i, label %for.cond12.preheader.i, label %for.body.i35.i

for.cond.preheader.i:                             ; preds = %lor.lhs.false.i
  %cmp1361.i = icmp sgt i64 %1, 0
  br i1 %cmp1361.i, label %for.body.lr.ph.i, label %between_packed.exit

for.body.lr.ph.i:                                 ; preds = %for.cond.preheader.i
  %flip = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 7
  %25 = load i64, ptr %flip, align 8
  %26 = trunc i64 %25 to i32
  %sub7.i = xor i64 %place.0.lcssa.i.i, -1
  br label %for.body.i58

for.cond12.preheader.i:                           ; preds = %for.body.i35.i, %bound_packed.exit, %if.else, %place_packed.exit.i, %count_keys_packed.exit.i
  %s.sroa.0.0.ph = phi i64 [ %s.sroa.0.0.copyload, %count_keys_packed.exit.i ], [ %s.sroa.0.0.copyload, %place_packed.exit.i ], [ 0, %if.else ], [ 0, %bound_packed.exit ], [ %s.sroa.0.0.copyload, %for.body.i35.i ]
  %s.sroa.7.0.ph = phi i32 [ %s.sroa.7.0.copyload, %count_keys_packed.exit.i ], [ %s.sroa.7.0.copyload, %place_packed.exit.i ], [ 0, %if.else ], [ 0, %bound_packed.exit ], [ %s.sroa.7.0.copyload, %for.body.i35.i ]
  %least.0.ph = phi i64 [ 0, %count_keys_packed.exit.i ], [ %place.0.lcssa.i.i, %place_packed.exit.i ], [ 0, %if.else ], [ %conv, %bound_packed.exit ], [ %inc.i31.i, %for.body.i35.i ]
  %cmp1361.i84 = icmp sgt i64 %1, 0
  br i1 %cmp1361.i84, label %for.body16.lr.ph.i, label %between_packed.exit

for.body16.lr.ph.i:                               ; preds = %for.cond12.preheader.i
  %flip82 = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 7
  %27 = load i64, ptr %flip82, align 8
  %28 = trunc i64 %27 to i32
  %sh_prom.i = zext i32 %s.sroa.7.0.ph to i64
  %sub29.i = xor i64 %least.0.ph, -1
  br label %for.body16.i

for.body.i58:                                     ; preds = %for.body.i58, %for.body.lr.ph.i
  %found.060.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %add.i, %for.body.i58 ]
  %i.059.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %inc.i, %for.body.i58 ]
  %arrayidx.i54 = getelementptr inbounds i32, ptr %3, i64 %i.059.i
  %29 = load volatile i32, ptr %arrayidx.i54, align 4
  %conv1.i = xor i32 %29, %26
  %conv2.i = zext i32 %conv1.i to i64
  %shl.i = shl nuw i64 %conv2.i, 32
  %or.i = or i64 %shl.i, %i.059.i
  %arrayidx3.i = getelementptr inbounds i64, ptr %4, i64 %found.060.i
  store i64 %or.i, ptr %arrayidx3.i, align 8
  %conv1.i.i55 = ashr i32 %29, 31
  %shr.i.i56 = xor i32 %conv1.i.i55, -1
  %or.i.i = or i32 %shr.i.i56, -2147483648
  %xor.i.i = xor i32 %or.i.i, %29
  %30 = bitcast i32 %xor.i.i to float
  %conv2.i.i = fpext float %30 to double
  %sub.i = fsub double %conv2.i.i, %s.sroa.1167.0.copyload
  %mul.i = fmul double %s.sroa.12.0.copyload, %sub.i
  %conv5.i = fptosi double %mul.i to i64
  %sub6.i = sub i64 %conv5.i, %place.0.lcssa.i.i
  %cmp8.i = icmp ule i64 %sub6.i, %sub7.i
  %31 = zext i1 %cmp8.i to i64
  %add.i = add nuw nsw i64 %found.060.i, %31
  %inc.i = add nuw nsw i64 %i.059.i, 1
  %exitcond.not.i57 = icmp eq i64 %inc.i, %1
  br i1 %exitcond.not.i57, label %between_packed.exit, label %for.body.i58

for.body16.i:                                     ; preds = %for.body16.i, %for.body16.lr.ph.i
  %found.163.i = phi i64 [ 0, %for.body16.lr.ph.i ], [ %add33.i, %for.body16.i ]
  %i11.062.i = phi i64 [ 0, %for.body16.lr.ph.i ], [ %inc35.i, %for.body16.i ]
  %arrayidx18.i = getelementptr inbounds i32, ptr %3, i64 %i11.062.i
  %32 = load volatile i32, ptr %arrayidx18.i, align 4
  %conv19.i = zext i32 %32 to i64
  %conv21.i = xor i32 %32, %28
  %conv22.i = zext i32 %conv21.i to i64
  %shl23.i = shl nuw i64 %conv22.i, 32
  %or24.i = or i64 %shl23.i, %i11.062.i
  %arrayidx25.i = getelementptr inbounds i64, ptr %4, i64 %found.163.i
  store i64 %or24.i, ptr %arrayidx25.i, align 8
  %sub27.i = sub i64 %conv19.i, %s.sroa.0.0.ph
  %shr.i = lshr i64 %sub27.i, %sh_prom.i
  %sub28.i = sub i64 %shr.i, %least.0.ph
  %cmp30.i = icmp ule i64 %sub28.i, %sub29.i
  %33 = zext i1 %cmp30.i to i64
  %add33.i = add nuw nsw i64 %found.163.i, %33
  %inc35.i = add nuw nsw i64 %i11.062.i, 1
  %exitcond66.not.i = icmp eq i64 %inc35.i, %1
  br i1 %exitcond66.not.i, label %between_packed.exit, label %for.body16.i

between_packed.exit:                              ; preds = %for.body.i58, %for.body16.i, %for.cond.preheader.i, %for.cond12.preheader.i
  %found.2.i = phi i64 [ 0, %for.cond12.preheader.i ], [ 0, %for.cond.preheader.i ], [ %add33.i, %for.body16.i ], [ %add.i, %for.body.i58 ]
  %add.ptr88 = getelementptr inbounds i64, ptr %4, i64 %1
  %counts15 = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 6
  %34 = load ptr, ptr %counts15, align 8
  %call16 = call fastcc ptr @sort_packed(ptr %4, ptr %add.ptr88, i64 %found.2.i, ptr %34)
  call fastcc void @write_packed(ptr %r, ptr %call16, i64 0, i64 %2)
  ret void
}

define internal void @largest_pairs(ptr %r) {
entry:
  %largest.i = alloca [16 x i64], align 16
  %tmp = alloca %struct.scale, align 8
  %words = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 0
  %0 = load ptr, ptr %words, align 8
  %size = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 2
  %1 = load i64, ptr %size, align 8
  %results = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 6
  %2 = load i64, ptr %results, align 8
  %items = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 4
  %3 = load ptr, ptr %items, align 8
  %other = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 5
  %4 = load ptr, ptr %other, align 8
  call fastcc void @read_pairs(ptr %r, i64 0, i64 %1, ptr %3)
  %cmp = icmp slt i64 %2, 13
  %cmp2 = icmp sgt i64 %1, 31
  %or.cond = and i1 %cmp2, %cmp
  br i1 %or.cond, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %5 = load volatile <16 x i64>, ptr %3, align 8
  br label %for.body.i.i

for.body.i.i:                                     ; preds = %if.then, %for.body.i.i
  %add18.i.i = phi i64 [ %add.i.i, %for.body.i.i ], [ 32, %if.then ]
  %largest.017.i.i = phi <16 x i64> [ %7, %for.body.i.i ], [ %5, %if.then ]
  %i.016.i.i = phi i64 [ %add18.i.i, %for.body.i.i ], [ 16, %if.then ]
  %add.ptr.i.i = getelementptr inbounds i64, ptr %3, i64 %i.016.i.i
  %6 = load volatile <16 x i64>, ptr %add.ptr.i.i, align 8
  %cmp4.i.i = icmp ugt <16 x i64> %6, %largest.017.i.i
  %7 = select <16 x i1> %cmp4.i.i, <16 x i64> %6, <16 x i64> %largest.017.i.i
  %add.i.i = add nuw nsw i64 %add18.i.i, 16
  %cmp.not.i.i = icmp sgt i64 %add.i.i, %1
  br i1 %cmp.not.i.i, label %largest_of_lanes_pairs.exit.i, label %for.body.i.i

largest_of_lanes_pairs.exit.i:                    ; preds = %for.body.i.i
  %arraydecay.i = getelementptr inbounds [16 x i64], ptr %largest.i, i64 0, i64 0
  store <16 x i64> %7, ptr %arraydecay.i, align 16
  br label %for.body.i

for.body.i:                                       ; preds = %for.end.i, %largest_of_lanes_pairs.exit.i
  %indvars.iv.i = phi i64 [ 1, %largest_of_lanes_pairs.exit.i ], [ %indvars.iv.next.i, %for.end.i ]
  %arrayidx.i = getelementptr inbounds [16 x i64], ptr %largest.i, i64 0, i64 %indvars.iv.i
  %8 = load i64, ptr %arrayidx.i, align 8
  br label %land.rhs.i

land.rhs.i:                                       ; preds = %for.body6.i, %for.body.i
  %indvars.iv30.i = phi i64 [ %indvars.iv.i, %for.body.i ], [ %indvars.iv.next31.i, %for.body6.i ]
  %indvars.iv.next31.i = add nsw i64 %indvars.iv30.i, -1
  %9 = and i64 %indvars.iv.next31.i, 4294967295
  %arrayidx4.i = getelementptr inbounds [16 x i64], ptr %largest.i, i64 0, i64 %9
  %10 = load i64, ptr %arrayidx4.i, align 8
  %cmp5.i = icmp ult i64 %10, %8
  br i1 %cmp5.i, label %for.body6.i, label %for.end.i

for.body6.i:                                      ; preds = %land.rhs.i
  %arrayidx11.i = getelementptr inbounds [16 x i64], ptr %largest.i, i64 0, i64 %indvars.iv30.i
  store i64 %10, ptr %arrayidx11.i, align 8
  %11 = icmp sgt i64 %indvars.iv30.i, 1
  br i1 %11, label %land.rhs.i, label %for.end.i

for.end.i:                                        ; preds = %for.body6.i, %land.rhs.i
  %j.0.lcssa.i = phi i64 [ 0, %for.body6.i ], [ %indvars.iv30.i, %land.rhs.i ]
  %sext.i = shl i64 %j.0.lcssa.i, 32
  %idxprom12.i = ashr exact i64 %sext.i, 32
  %arrayidx13.i = getelementptr inbounds [16 x i64], ptr %largest.i, i64 0, i64 %idxprom12.i
  store i64 %8, ptr %arrayidx13.i, align 8
  %indvars.iv.next.i = add nuw nsw i64 %indvars.iv.i, 1
  %exitcond.not.i = icmp eq i64 %indvars.iv.next.i, 16
  br i1 %exitcond.not.i, label %bound_pairs.exit, label %for.body.i

bound_pairs.exit:                                 ; preds = %for.end.i
  %sub16.i = add nsw i64 %2, -1
  %arrayidx17.i = getelementptr inbounds [16 x i64], ptr %largest.i, i64 0, i64 %sub16.i
  %12 = load i64, ptr %arrayidx17.i, align 8
  br label %for.cond9.preheader.i

if.else:                                          ; preds = %entry
  %cmp3 = icmp sgt i64 %1, 64
  %cmp5 = icmp sgt i64 %1, %2
  %or.cond45 = select i1 %cmp3, i1 %cmp5, i1 false
  br i1 %or.cond45, label %if.then6, label %for.cond9.preheader.i

if.then6:                                         ; preds = %if.else
  %sub = sub nsw i64 %1, %2
  %format = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 0
  %13 = load i64, ptr %format, align 8
  %cmp7 = icmp eq i64 %13, 0
  %counts = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 6
  %14 = load ptr, ptr %counts, align 8
  call fastcc void @counted_pairs(ptr sret(%struct.scale) align 8 %tmp, ptr %3, i64 %1, i1 zeroext %cmp7, ptr %14)
  %s.sroa.0.0.copyload = load i64, ptr %tmp, align 8
  %s.sroa.661.0.tmp.sroa_idx = getelementptr inbounds i8, ptr %tmp, i64 16
  %s.sroa.661.0.copyload = load i32, ptr %s.sroa.661.0.tmp.sroa_idx, align 8
  %s.sroa.7.0.tmp.sroa_idx = getelementptr inbounds i8, ptr %tmp, i64 20
  %s.sroa.7.0.copyload = load i32, ptr %s.sroa.7.0.tmp.sroa_idx, align 4
  %s.sroa.8.0.tmp.sroa_idx = getelementptr inbounds i8, ptr %tmp, i64 24
  %s.sroa.8.0.copyload = load i8, ptr %s.sroa.8.0.tmp.sroa_idx, align 8
  %s.sroa.1165.0.tmp.sroa_idx = getelementptr inbounds i8, ptr %tmp, i64 32
  %s.sroa.1165.0.copyload = load double, ptr %s.sroa.1165.0.tmp.sroa_idx, align 8
  %s.sroa.12.0.tmp.sroa_idx = getelementptr inbounds i8, ptr %tmp, i64 40
  %s.sroa.12.0.copyload = load double, ptr %s.sroa.12.0.tmp.sroa_idx, align 8
  %15 = load ptr, ptr %counts, align 8
  %16 = load volatile i32, ptr %15, align 4
  %conv5.i.i = zext i32 %16 to i64
  %cmp.not6.i.i = icmp slt i64 %sub, %conv5.i.i
  br i1 %cmp.not6.i.i, label %place_pairs.exit.i, label %for.body.i.i47

for.body.i.i47:                                   ; preds = %if.then6, %for.body.i.i47
  %conv8.i.i = phi i64 [ %conv.i.i, %for.body.i.i47 ], [ %conv5.i.i, %if.then6 ]
  %17 = phi i64 [ %sub.i.i, %for.body.i.i47 ], [ %sub, %if.then6 ]
  %place.07.i.i = phi i64 [ %inc.i.i, %for.body.i.i47 ], [ 0, %if.then6 ]
  %sub.i.i = sub nsw i64 %17, %conv8.i.i
  %inc.i.i = add i64 %place.07.i.i, 1
  %arrayidx.i.i = getelementptr inbounds i32, ptr %15, i64 %inc.i.i
  %18 = load volatile i32, ptr %arrayidx.i.i, align 4
  %conv.i.i = zext i32 %18 to i64
  %cmp.not.i.i46 = icmp slt i64 %sub.i.i, %conv.i.i
  br i1 %cmp.not.i.i46, label %place_pairs.exit.i, label %for.body.i.i47

place_pairs.exit.i:                               ; preds = %for.body.i.i47, %if.then6
  %19 = phi i32 [ %16, %if.then6 ], [ %18, %for.body.i.i47 ]
  %place.0.lcssa.i.i = phi i64 [ 0, %if.then6 ], [ %inc.i.i, %for.body.i.i47 ]
  %tobool.not.i = icmp eq i8 %s.sroa.8.0.copyload, 0
  br i1 %tobool.not.i, label %for.cond9.preheader.i, label %lor.lhs.false.i

lor.lhs.false.i:                                  ; preds = %place_pairs.exit.i
  %cmp.i = icmp ugt i32 %19, 256
  %conv.i = zext i32 %19 to i64
  %div.i = sdiv i64 %1, 8
  %cmp3.not.i = icmp slt i64 %div.i, %conv.i
  %or.cond.i = and i1 %cmp.i, %cmp3.not.i
  br i1 %or.cond.i, label %for.cond4.preheader.i.i, label %for.cond.preheader.i

for.cond4.preheader.i.i:                          ; preds = %lor.lhs.false.i
  %sh_prom.i.i = zext i32 %s.sroa.661.0.copyload to i64
  %shl.i.i = shl i64 4, %sh_prom.i.i
  call void @llvm.memset.p0.i64(ptr align 4 %15, i8 0, i64 %shl.i.i, i1 false)
  %cmp528.i.i = icmp sgt i64 %1, 0
  br i1 %cmp528.i.i, label %for.body8.lr.ph.i.i, label %count_keys_pairs.exit.i

for.body8.lr.ph.i.i:                              ; preds = %for.cond4.preheader.i.i
  %sh_prom11.i.i = zext i32 %s.sroa.7.0.copyload to i64
  br label %for.body8.i.i

for.body8.i.i:                                    ; preds = %for.body8.i.i, %for.body8.lr.ph.i.i
  %i3.029.i.i = phi i64 [ 0, %for.body8.lr.ph.i.i ], [ %inc15.i.i, %for.body8.i.i ]
  %arrayidx9.i.i = getelementptr inbounds i64, ptr %3, i64 %i3.029.i.i
  %20 = load volatile i64, ptr %arrayidx9.i.i, align 8
  %sub10.i.i = sub i64 %20, %s.sroa.0.0.copyload
  %shr.i.i = lshr i64 %sub10.i.i, %sh_prom11.i.i
  %arrayidx12.i.i = getelementptr inbounds i32, ptr %15, i64 %shr.i.i
  %21 = load i32, ptr %arrayidx12.i.i, align 4
  %inc13.i.i = add i32 %21, 1
  store i32 %inc13.i.i, ptr %arrayidx12.i.i, align 4
  %inc15.i.i = add nuw nsw i64 %i3.029.i.i, 1
  %exitcond31.not.i.i = icmp eq i64 %inc15.i.i, %1
  br i1 %exitcond31.not.i.i, label %count_keys_pairs.exit.i, label %for.body8.i.i

count_keys_pairs.exit.i:                          ; preds = %for.body8.i.i, %for.cond4.preheader.i.i
  %22 = load volatile i32, ptr %15, align 4
  %conv5.i26.i = zext i32 %22 to i64
  %cmp.not6.i27.i = icmp slt i64 %sub, %conv5.i26.i
  br i1 %cmp.not6.i27.i, label %for.cond9.preheader.i, label %for.body.i36.i

for.body.i36.i:                                   ; preds = %count_keys_pairs.exit.i, %for.body.i36.i
  %conv8.i29.i = phi i64 [ %conv.i34.i, %for.body.i36.i ], [ %conv5.i26.i, %count_keys_pairs.exit.i ]
  %23 = phi i64 [ %sub.i31.i, %for.body.i36.i ], [ %sub, %count_keys_pairs.exit.i ]
  %place.07.i30.i = phi i64 [ %inc.i32.i, %for.body.i36.i ], [ 0, %count_keys_pairs.exit.i ]
  %sub.i31.i = sub nsw i64 %23, %conv8.i29.i
  %inc.i32.i = add i64 %place.07.i30.i, 1
  %arrayidx.i33.i = getelementptr inbounds i32, ptr %15, i64 %inc.i32.i
  %24 = load volatile i32, ptr %arrayidx.i33.i, align 4
  %conv.i34.i = zext i32 %24 to i64
  %cmp.not.i35.i = icmp slt i64 %sub.i31.i, %conv.i34.i
  br i1 %cmp.not.i35.i, label %for.cond9.preheader.i, label %for.body.i36.i

for.cond.preheader.i:                             ; preds = %lor.lhs.false.i
  %flip = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 7
  %25 = load i64, ptr %flip, align 8
  %cmp1055.i = icmp sgt i64 %1, 0
  br i1 %cmp1055.i, label %for.body.lr.ph.i, label %between_pairs.exit

for.body.lr.ph.i:                                 ; preds = %for.cond.preheader.i
  %sub4.i = xor i64 %place.0.lcssa.i.i, -1
  br label %for.body.i56

for.cond9.preheader.i:                            ; preds = %for.body.i36.i, %bound_pairs.exit, %if.else, %place_pairs.exit.i, %count_keys_pairs.exit.i
  %s.sroa.0.0.ph = phi i64 [ %s.sroa.0.0.copyload, %count_keys_pairs.exit.i ], [ %s.sroa.0.0.copyload, %place_pairs.exit.i ], [ 0, %if.else ], [ 0, %bound_pairs.exit ], [ %s.sroa.0.0.copyload, %for.body.i36.i ]
  %s.sroa.7.0.ph = phi i32 [ %s.sroa.7.0.copyload, %count_keys_pairs.exit.i ], [ %s.sroa.7.0.copyload, %place_pairs.exit.i ], [ 0, %if.else ], [ 0, %bound_pairs.exit ], [ %s.sroa.7.0.copyload, %for.body.i36.i ]
  %least.0.ph = phi i64 [ 0, %count_keys_pairs.exit.i ], [ %place.0.lcssa.i.i, %place_pairs.exit.i ], [ 0, %if.else ], [ %12, %bound_pairs.exit ], [ %inc.i32.i, %for.body.i36.i ]
  %flip80 = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 7
  %26 = load i64, ptr %flip80, align 8
  %cmp1055.i82 = icmp sgt i64 %1, 0
  br i1 %cmp1055.i82, label %for.body13.lr.ph.i, label %between_pairs.exit

for.body13.lr.ph.i:                               ; preds = %for.cond9.preheader.i
  %sh_prom.i = zext i32 %s.sroa.7.0.ph to i64
  %sub23.i = xor i64 %least.0.ph, -1
  br label %for.body13.i

for.body.i56:                                     ; preds = %for.body.i56, %for.body.lr.ph.i
  %found.054.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %add.i, %for.body.i56 ]
  %i.053.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %inc.i, %for.body.i56 ]
  %arrayidx.i51 = getelementptr inbounds i64, ptr %3, i64 %i.053.i
  %27 = load volatile i64, ptr %arrayidx.i51, align 8
  %xor.i = xor i64 %27, %25
  %vecinit.i = insertelement <2 x i64> undef, i64 %xor.i, i64 0
  %vecinit1.i = insertelement <2 x i64> %vecinit.i, i64 %i.053.i, i64 1
  %arrayidx2.i = getelementptr inbounds <2 x i64>, ptr %4, i64 %found.054.i
  store <2 x i64> %vecinit1.i, ptr %arrayidx2.i, align 16
  %neg.i.i = ashr i64 %27, 63
  %shr.i.i52 = xor i64 %neg.i.i, -1
  %or.i.i = or i64 %shr.i.i52, -9223372036854775808
  %xor.i.i = xor i64 %or.i.i, %27
  %28 = bitcast i64 %xor.i.i to double
  %sub.i = fsub double %28, %s.sroa.1165.0.copyload
  %mul.i = fmul double %s.sroa.12.0.copyload, %sub.i
  %conv.i53 = fptosi double %mul.i to i64
  %sub3.i = sub i64 %conv.i53, %place.0.lcssa.i.i
  %cmp5.i54 = icmp ule i64 %sub3.i, %sub4.i
  %29 = zext i1 %cmp5.i54 to i64
  %add.i = add nuw nsw i64 %found.054.i, %29
  %inc.i = add nuw nsw i64 %i.053.i, 1
  %exitcond.not.i55 = icmp eq i64 %inc.i, %1
  br i1 %exitcond.not.i55, label %between_pairs.exit, label %for.body.i56

for.body13.i:                                     ; preds = %for.body13.i, %for.body13.lr.ph.i
  %found.157.i = phi i64 [ 0, %for.body13.lr.ph.i ], [ %add27.i, %for.body13.i ]
  %i8.056.i = phi i64 [ 0, %for.body13.lr.ph.i ], [ %inc29.i, %for.body13.i ]
  %arrayidx15.i = getelementptr inbounds i64, ptr %3, i64 %i8.056.i
  %30 = load volatile i64, ptr %arrayidx15.i, align 8
  %xor17.i = xor i64 %30, %26
  %vecinit18.i = insertelement <2 x i64> undef, i64 %xor17.i, i64 0
  %vecinit19.i = insertelement <2 x i64> %vecinit18.i, i64 %i8.056.i, i64 1
  %arrayidx20.i = getelementptr inbounds <2 x i64>, ptr %4, i64 %found.157.i
  store <2 x i64> %vecinit19.i, ptr %arrayidx20.i, align 16
  %sub21.i = sub i64 %30, %s.sroa.0.0.ph
  %shr.i = lshr i64 %sub21.i, %sh_prom.i
  %sub22.i = sub i64 %shr.i, %least.0.ph
  %cmp24.i = icmp ule i64 %sub22.i, %sub23.i
  %31 = zext i1 %cmp24.i to i64
  %add27.i = add nuw nsw i64 %found.157.i, %31
  %inc29.i = add nuw nsw i64 %i8.056.i, 1
  %exitcond60.not.i = icmp eq i64 %inc29.i, %1
  br i1 %exitcond60.not.i, label %between_pairs.exit, label %for.body13.i

between_pairs.exit:                               ; preds = %for.body.i56, %for.body13.i, %for.cond.preheader.i, %for.cond9.preheader.i
  %found.2.i = phi i64 [ 0, %for.cond9.preheader.i ], [ 0, %for.cond.preheader.i ], [ %add27.i, %for.body13.i ], [ %add.i, %for.body.i56 ]
  %add.ptr86 = getelementptr inbounds <2 x i64>, ptr %4, i64 %1
  %counts12 = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 6
  %32 = load ptr, ptr %counts12, align 8
  %call13 = call fastcc ptr @sort_pairs(ptr %4, ptr %add.ptr86, i64 %found.2.i, ptr %32)
  call fastcc void @write_pairs(ptr %r, ptr %call13, i64 0, i64 %2)
  ret void
}

define internal fastcc void @counted_packed(ptr sret(%struct.scale) align 8 %agg.result, ptr %keys, i64 %n, i1 zeroext %are_floats, ptr %counts) {
entry:
  %of_lanes.i45 = alloca [16 x i32], align 16
  %of_lanes.i = alloca [16 x i32], align 16
  %arraydecay.i = getelementptr inbounds [16 x i32], ptr %of_lanes.i, i64 0, i64 0
  %0 = load volatile <16 x i32>, ptr %keys, align 4
  %cmp.not15.i.i = icmp slt i64 %n, 32
  br i1 %cmp.not15.i.i, label %largest_of_lanes_packed.exit.i, label %for.body.i.i

for.body.i.i:                                     ; preds = %entry, %for.body.i.i
  %add18.i.i = phi i64 [ %add.i.i, %for.body.i.i ], [ 32, %entry ]
  %largest.017.i.i = phi <16 x i32> [ %2, %for.body.i.i ], [ %0, %entry ]
  %i.016.i.i = phi i64 [ %add18.i.i, %for.body.i.i ], [ 16, %entry ]
  %add.ptr.i.i = getelementptr inbounds i32, ptr %keys, i64 %i.016.i.i
  %1 = load volatile <16 x i32>, ptr %add.ptr.i.i, align 4
  %cmp4.i.i = icmp ugt <16 x i32> %1, %largest.017.i.i
  %2 = select <16 x i1> %cmp4.i.i, <16 x i32> %1, <16 x i32> %largest.017.i.i
  %add.i.i = add nuw nsw i64 %add18.i.i, 16
  %cmp.not.i.i = icmp sgt i64 %add.i.i, %n
  br i1 %cmp.not.i.i, label %largest_of_lanes_packed.exit.i, label %for.body.i.i

largest_of_lanes_packed.exit.i:                   ; preds = %for.body.i.i, %entry
  %largest.0.lcssa.i.i = phi <16 x i32> [ %0, %entry ], [ %2, %for.body.i.i ]
  store <16 x i32> %largest.0.lcssa.i.i, ptr %arraydecay.i, align 16
  %3 = extractelement <16 x i32> %largest.0.lcssa.i.i, i64 0
  br label %for.body.for.body_crit_edge.i

for.cond.cleanup.i:                               ; preds = %for.body.for.body_crit_edge.i
  %rem.i = srem i64 %n, 16
  %cmp635.i = icmp sgt i64 %rem.i, 0
  br i1 %cmp635.i, label %for.body8.preheader.i, label %largest_key_packed.exit

for.body8.preheader.i:                            ; preds = %for.cond.cleanup.i
  %sub.i = sub nsw i64 %n, %rem.i
  br label %for.body8.i

for.body.for.body_crit_edge.i:                    ; preds = %largest_of_lanes_packed.exit.i, %for.body.for.body_crit_edge.i
  %indvars.iv.next.i104 = phi i64 [ 1, %largest_of_lanes_packed.exit.i ], [ %indvars.iv.next.i, %for.body.for.body_crit_edge.i ]
  %.most.0.i103 = phi i32 [ %3, %largest_of_lanes_packed.exit.i ], [ %.most.0.i, %for.body.for.body_crit_edge.i ]
  %arrayidx.phi.trans.insert.i = getelementptr inbounds [16 x i32], ptr %of_lanes.i, i64 0, i64 %indvars.iv.next.i104
  %.pre.i = load i32, ptr %arrayidx.phi.trans.insert.i, align 4
  %cmp1.i = icmp ugt i32 %.pre.i, %.most.0.i103
  %.most.0.i = select i1 %cmp1.i, i32 %.pre.i, i32 %.most.0.i103
  %indvars.iv.next.i = add nuw nsw i64 %indvars.iv.next.i104, 1
  %exitcond.not.i = icmp eq i64 %indvars.iv.next.i, 16
  br i1 %exitcond.not.i, label %for.cond.cleanup.i, label %for.body.for.body_crit_edge.i

for.body8.i:                                      ; preds = %for.body8.i, %for.body8.preheader.i
  %most.137.i = phi i32 [ %cond14.i, %for.body8.i ], [ %.most.0.i, %for.body8.preheader.i ]
  %i4.036.i = phi i64 [ %inc16.i, %for.body8.i ], [ %sub.i, %for.body8.preheader.i ]
  %arrayidx9.i = getelementptr inbounds i32, ptr %keys, i64 %i4.036.i
  %4 = load i32, ptr %arrayidx9.i, align 4
  %cmp10.i = icmp ugt i32 %4, %most.137.i
  %cond14.i = select i1 %cmp10.i, i32 %4, i32 %most.137.i
  %inc16.i = add nsw i64 %i4.036.i, 1
  %cmp6.i = icmp slt i64 %inc16.i, %n
  br i1 %cmp6.i, label %for.body8.i, label %largest_key_packed.exit

largest_key_packed.exit:                          ; preds = %for.body8.i, %for.cond.cleanup.i
  %most.1.lcssa.i = phi i32 [ %.most.0.i, %for.cond.cleanup.i ], [ %cond14.i, %for.body8.i ]
  %arraydecay.i46 = getelementptr inbounds [16 x i32], ptr %of_lanes.i45, i64 0, i64 0
  %5 = load volatile <16 x i32>, ptr %keys, align 4
  %xor.i.i = xor <16 x i32> %5, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  br i1 %cmp.not15.i.i, label %largest_of_lanes_packed.exit.i57, label %for.body.i.i55

for.body.i.i55:                                   ; preds = %largest_key_packed.exit, %for.body.i.i55
  %add18.i.i48 = phi i64 [ %add.i.i53, %for.body.i.i55 ], [ 32, %largest_key_packed.exit ]
  %largest.017.i.i49 = phi <16 x i32> [ %7, %for.body.i.i55 ], [ %xor.i.i, %largest_key_packed.exit ]
  %i.016.i.i50 = phi i64 [ %add18.i.i48, %for.body.i.i55 ], [ 16, %largest_key_packed.exit ]
  %add.ptr.i.i51 = getelementptr inbounds i32, ptr %keys, i64 %i.016.i.i50
  %6 = load volatile <16 x i32>, ptr %add.ptr.i.i51, align 4
  %xor3.i.i = xor <16 x i32> %6, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %cmp4.i.i52 = icmp ult <16 x i32> %largest.017.i.i49, %xor3.i.i
  %7 = select <16 x i1> %cmp4.i.i52, <16 x i32> %xor3.i.i, <16 x i32> %largest.017.i.i49
  %add.i.i53 = add nuw nsw i64 %add18.i.i48, 16
  %cmp.not.i.i54 = icmp sgt i64 %add.i.i53, %n
  br i1 %cmp.not.i.i54, label %largest_of_lanes_packed.exit.i57, label %for.body.i.i55

largest_of_lanes_packed.exit.i57:                 ; preds = %for.body.i.i55, %largest_key_packed.exit
  %largest.0.lcssa.i.i56 = phi <16 x i32> [ %xor.i.i, %largest_key_packed.exit ], [ %7, %for.body.i.i55 ]
  store <16 x i32> %largest.0.lcssa.i.i56, ptr %arraydecay.i46, align 16
  %8 = extractelement <16 x i32> %largest.0.lcssa.i.i56, i64 0
  br label %for.body.for.body_crit_edge.i72

for.cond.cleanup.i60:                             ; preds = %for.body.for.body_crit_edge.i72
  br i1 %cmp635.i, label %for.body8.preheader.i62, label %largest_key_packed.exit82

for.body8.preheader.i62:                          ; preds = %for.cond.cleanup.i60
  %sub.i61 = sub nsw i64 %n, %rem.i
  br label %for.body8.i81

for.body.for.body_crit_edge.i72:                  ; preds = %largest_of_lanes_packed.exit.i57, %for.body.for.body_crit_edge.i72
  %indvars.iv.next.i67107 = phi i64 [ 1, %largest_of_lanes_packed.exit.i57 ], [ %indvars.iv.next.i67, %for.body.for.body_crit_edge.i72 ]
  %.most.0.i66106 = phi i32 [ %8, %largest_of_lanes_packed.exit.i57 ], [ %.most.0.i66, %for.body.for.body_crit_edge.i72 ]
  %arrayidx.phi.trans.insert.i70 = getelementptr inbounds [16 x i32], ptr %of_lanes.i45, i64 0, i64 %indvars.iv.next.i67107
  %.pre.i71 = load i32, ptr %arrayidx.phi.trans.insert.i70, align 4
  %cmp1.i65 = icmp ugt i32 %.pre.i71, %.most.0.i66106
  %.most.0.i66 = select i1 %cmp1.i65, i32 %.pre.i71, i32 %.most.0.i66106
  %indvars.iv.next.i67 = add nuw nsw i64 %indvars.iv.next.i67107, 1
  %exitcond.not.i68 = icmp eq i64 %indvars.iv.next.i67, 16
  br i1 %exitcond.not.i68, label %for.cond.cleanup.i60, label %for.body.for.body_crit_edge.i72

for.body8.i81:                                    ; preds = %for.body8.i81, %for.body8.preheader.i62
  %most.137.i74 = phi i32 [ %cond14.i78, %for.body8.i81 ], [ %.most.0.i66, %for.body8.preheader.i62 ]
  %i4.036.i75 = phi i64 [ %inc16.i79, %for.body8.i81 ], [ %sub.i61, %for.body8.preheader.i62 ]
  %arrayidx9.i76 = getelementptr inbounds i32, ptr %keys, i64 %i4.036.i75
  %9 = load i32, ptr %arrayidx9.i76, align 4
  %xor.i = xor i32 %9, -1
  %cmp10.i77 = icmp ult i32 %most.137.i74, %xor.i
  %cond14.i78 = select i1 %cmp10.i77, i32 %xor.i, i32 %most.137.i74
  %inc16.i79 = add nsw i64 %i4.036.i75, 1
  %cmp6.i80 = icmp slt i64 %inc16.i79, %n
  br i1 %cmp6.i80, label %for.body8.i81, label %largest_key_packed.exit82

largest_key_packed.exit82:                        ; preds = %for.body8.i81, %for.cond.cleanup.i60
  %most.1.lcssa.i73 = phi i32 [ %.most.0.i66, %for.cond.cleanup.i60 ], [ %cond14.i78, %for.body8.i81 ]
  %neg = xor i32 %most.1.lcssa.i73, -1
  %sub = sub i32 %most.1.lcssa.i, %neg
  %tobool.not.i = icmp eq i32 %sub, 0
  br i1 %tobool.not.i, label %bits_of.exit, label %cond.true.i

cond.true.i:                                      ; preds = %largest_key_packed.exit82
  %10 = call i32 @llvm.ctlz.i32(i32 %sub, i1 true)
  %sub.i83 = sub nuw nsw i32 32, %10
  br label %bits_of.exit

bits_of.exit:                                     ; preds = %largest_key_packed.exit82, %cond.true.i
  %cond.i = phi i32 [ %sub.i83, %cond.true.i ], [ 0, %largest_key_packed.exit82 ]
  %cmp = icmp slt i64 %n, 1024
  %cond = select i1 %cmp, i32 8, i32 11
  %low4 = getelementptr inbounds %struct.scale, ptr %agg.result, i64 0, i32 0
  %conv5 = zext i32 %neg to i64
  store i64 %conv5, ptr %low4, align 8
  %high6 = getelementptr inbounds %struct.scale, ptr %agg.result, i64 0, i32 1
  %conv7 = zext i32 %most.1.lcssa.i to i64
  store i64 %conv7, ptr %high6, align 8
  %width8 = getelementptr inbounds %struct.scale, ptr %agg.result, i64 0, i32 2
  store i32 %cond, ptr %width8, align 8
  %shift = getelementptr inbounds %struct.scale, ptr %agg.result, i64 0, i32 3
  %11 = call i32 @llvm.usub.sat.i32(i32 %cond.i, i32 %cond)
  store i32 %11, ptr %shift, align 4
  %by_number = getelementptr inbounds %struct.scale, ptr %agg.result, i64 0, i32 4
  %from = getelementptr inbounds %struct.scale, ptr %agg.result, i64 0, i32 5
  %steps = getelementptr inbounds %struct.scale, ptr %agg.result, i64 0, i32 6
  %shr.i = ashr i32 %most.1.lcssa.i73, 31
  %or.i = or i32 %shr.i, -2147483648
  %xor.i84 = xor i32 %or.i, %neg
  %12 = bitcast i32 %xor.i84 to float
  %conv2.i = fpext float %12 to double
  store double %conv2.i, ptr %from, align 8
  %notmask = shl nsw i32 -1, %cond
  %sub16 = xor i32 %notmask, -1
  %conv17 = sitofp i32 %sub16 to double
  %conv1.i85 = ashr i32 %most.1.lcssa.i, 31
  %shr.i86 = xor i32 %conv1.i85, -1
  %or.i87 = or i32 %shr.i86, -2147483648
  %xor.i88 = xor i32 %or.i87, %most.1.lcssa.i
  %13 = bitcast i32 %xor.i88 to float
  %conv2.i89 = fpext float %13 to double
  %sub21 = fsub double %conv2.i89, %conv2.i
  %div = fdiv double %conv17, %sub21
  store double %div, ptr %steps, align 8
  %cmp25 = fcmp ogt double %div, 0.000000e+00
  %or.cond = select i1 %are_floats, i1 %cmp25, i1 false
  %cmp28 = fcmp olt double %div, 1.000000e+300
  %narrow = select i1 %or.cond, i1 %cmp28, i1 false
  %14 = zext i1 %narrow to i8
  store i8 %14, ptr %by_number, align 8
  %sh_prom.i = zext i32 %cond to i64
  %shl.i = shl nuw nsw i64 4, %sh_prom.i
  call void @llvm.memset.p0.i64(ptr align 4 dereferenceable(1) %counts, i8 0, i64 %shl.i, i1 false)
  %cmp630.i = icmp sgt i64 %n, 0
  br i1 %narrow, label %for.cond.preheader.i, label %for.cond5.preheader.i

for.cond.preheader.i:                             ; preds = %bits_of.exit
  br i1 %cmp630.i, label %for.body.i96, label %count_keys_packed.exit

for.cond5.preheader.i:                            ; preds = %bits_of.exit
  br i1 %cmp630.i, label %for.body9.lr.ph.i, label %count_keys_packed.exit

for.body9.lr.ph.i:                                ; preds = %for.cond5.preheader.i
  %sh_prom13.i = zext i32 %11 to i64
  br label %for.body9.i

for.body.i96:                                     ; preds = %for.cond.preheader.i, %for.body.i96
  %i.029.i = phi i64 [ %inc3.i, %for.body.i96 ], [ 0, %for.cond.preheader.i ]
  %arrayidx.i = getelementptr inbounds i32, ptr %keys, i64 %i.029.i
  %15 = load volatile i32, ptr %arrayidx.i, align 4
  %conv1.i.i = ashr i32 %15, 31
  %shr.i.i = xor i32 %conv1.i.i, -1
  %or.i.i = or i32 %shr.i.i, -2147483648
  %xor.i.i92 = xor i32 %or.i.i, %15
  %16 = bitcast i32 %xor.i.i92 to float
  %conv2.i.i = fpext float %16 to double
  %sub.i93 = fsub double %conv2.i.i, %conv2.i
  %mul.i = fmul double %div, %sub.i93
  %conv1.i94 = fptosi double %mul.i to i64
  %arrayidx2.i = getelementptr inbounds i32, ptr %counts, i64 %conv1.i94
  %17 = load i32, ptr %arrayidx2.i, align 4
  %inc.i = add i32 %17, 1
  store i32 %inc.i, ptr %arrayidx2.i, align 4
  %inc3.i = add nuw nsw i64 %i.029.i, 1
  %exitcond.not.i95 = icmp eq i64 %inc3.i, %n
  br i1 %exitcond.not.i95, label %count_keys_packed.exit, label %for.body.i96

for.body9.i:                                      ; preds = %for.body9.i, %for.body9.lr.ph.i
  %i4.031.i = phi i64 [ 0, %for.body9.lr.ph.i ], [ %inc17.i, %for.body9.i ]
  %arrayidx10.i = getelementptr inbounds i32, ptr %keys, i64 %i4.031.i
  %18 = load volatile i32, ptr %arrayidx10.i, align 4
  %conv11.i = zext i32 %18 to i64
  %sub12.i = sub nsw i64 %conv11.i, %conv5
  %shr.i97 = lshr i64 %sub12.i, %sh_prom13.i
  %arrayidx14.i = getelementptr inbounds i32, ptr %counts, i64 %shr.i97
  %19 = load i32, ptr %arrayidx14.i, align 4
  %inc15.i = add i32 %19, 1
  store i32 %inc15.i, ptr %arrayidx14.i, align 4
  %inc17.i = add nuw nsw i64 %i4.031.i, 1
  %exitcond33.not.i = icmp eq i64 %inc17.i, %n
  br i1 %exitcond33.not.i, label %count_keys_packed.exit, label %for.body9.i

count_keys_packed.exit:                           ; preds = %for.body9.i, %for.body.i96, %for.cond.preheader.i, %for.cond5.preheader.i
  ret void
}

define internal fastcc void @counted_pairs(ptr sret(%struct.scale) align 8 %agg.result, ptr %keys, i64 %n, i1 zeroext %are_floats, ptr %counts) {
entry:
  %of_lanes.i38 = alloca [16 x i64], align 16
  %of_lanes.i = alloca [16 x i64], align 16
  %arraydecay.i = getelementptr inbounds [16 x i64], ptr %of_lanes.i, i64 0, i64 0
  %0 = load volatile <16 x i64>, ptr %keys, align 8
  %cmp.not15.i.i = icmp slt i64 %n, 32
  br i1 %cmp.not15.i.i, label %largest_of_lanes_pairs.exit.i, label %for.body.i.i

for.body.i.i:                                     ; preds = %entry, %for.body.i.i
  %add18.i.i = phi i64 [ %add.i.i, %for.body.i.i ], [ 32, %entry ]
  %largest.017.i.i = phi <16 x i64> [ %2, %for.body.i.i ], [ %0, %entry ]
  %i.016.i.i = phi i64 [ %add18.i.i, %for.body.i.i ], [ 16, %entry ]
  %add.ptr.i.i = getelementptr inbounds i64, ptr %keys, i64 %i.016.i.i
  %1 = load volatile <16 x i64>, ptr %add.ptr.i.i, align 8
  %cmp4.i.i = icmp ugt <16 x i64> %1, %largest.017.i.i
  %2 = select <16 x i1> %cmp4.i.i, <16 x i64> %1, <16 x i64> %largest.017.i.i
  %add.i.i = add nuw nsw i64 %add18.i.i, 16
  %cmp.not.i.i = icmp sgt i64 %add.i.i, %n
  br i1 %cmp.not.i.i, label %largest_of_lanes_pairs.exit.i, label %for.body.i.i

largest_of_lanes_pairs.exit.i:                    ; preds = %for.body.i.i, %entry
  %largest.0.lcssa.i.i = phi <16 x i64> [ %0, %entry ], [ %2, %for.body.i.i ]
  store <16 x i64> %largest.0.lcssa.i.i, ptr %arraydecay.i, align 16
  %3 = extractelement <16 x i64> %largest.0.lcssa.i.i, i64 0
  br label %for.body.for.body_crit_edge.i

for.cond.cleanup.i:                               ; preds = %for.body.for.body_crit_edge.i
  %rem.i = srem i64 %n, 16
  %cmp635.i = icmp sgt i64 %rem.i, 0
  br i1 %cmp635.i, label %for.body8.preheader.i, label %largest_key_pairs.exit

for.body8.preheader.i:                            ; preds = %for.cond.cleanup.i
  %sub.i = sub nsw i64 %n, %rem.i
  br label %for.body8.i

for.body.for.body_crit_edge.i:                    ; preds = %largest_of_lanes_pairs.exit.i, %for.body.for.body_crit_edge.i
  %indvars.iv.next.i97 = phi i64 [ 1, %largest_of_lanes_pairs.exit.i ], [ %indvars.iv.next.i, %for.body.for.body_crit_edge.i ]
  %.most.0.i96 = phi i64 [ %3, %largest_of_lanes_pairs.exit.i ], [ %.most.0.i, %for.body.for.body_crit_edge.i ]
  %arrayidx.phi.trans.insert.i = getelementptr inbounds [16 x i64], ptr %of_lanes.i, i64 0, i64 %indvars.iv.next.i97
  %.pre.i = load i64, ptr %arrayidx.phi.trans.insert.i, align 8
  %cmp1.i = icmp ugt i64 %.pre.i, %.most.0.i96
  %.most.0.i = select i1 %cmp1.i, i64 %.pre.i, i64 %.most.0.i96
  %indvars.iv.next.i = add nuw nsw i64 %indvars.iv.next.i97, 1
  %exitcond.not.i = icmp eq i64 %indvars.iv.next.i, 16
  br i1 %exitcond.not.i, label %for.cond.cleanup.i, label %for.body.for.body_crit_edge.i

for.body8.i:                                      ; preds = %for.body8.i, %for.body8.preheader.i
  %most.137.i = phi i64 [ %cond14.i, %for.body8.i ], [ %.most.0.i, %for.body8.preheader.i ]
  %i4.036.i = phi i64 [ %inc16.i, %for.body8.i ], [ %sub.i, %for.body8.preheader.i ]
  %arrayidx9.i = getelementptr inbounds i64, ptr %keys, i64 %i4.036.i
  %4 = load i64, ptr %arrayidx9.i, align 8
  %cmp10.i = icmp ugt i64 %4, %most.137.i
  %cond14.i = select i1 %cmp10.i, i64 %4, i64 %most.137.i
  %inc16.i = add nsw i64 %i4.036.i, 1
  %cmp6.i = icmp slt i64 %inc16.i, %n
  br i1 %cmp6.i, label %for.body8.i, label %largest_key_pairs.exit

largest_key_pairs.exit:                           ; preds = %for.body8.i, %for.cond.cleanup.i
  %most.1.lcssa.i = phi i64 [ %.most.0.i, %for.cond.cleanup.i ], [ %cond14.i, %for.body8.i ]
  %arraydecay.i39 = getelementptr inbounds [16 x i64], ptr %of_lanes.i38, i64 0, i64 0
  %5 = load volatile <16 x i64>, ptr %keys, align 8
  %xor.i.i = xor <16 x i64> %5, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  br i1 %cmp.not15.i.i, label %largest_of_lanes_pairs.exit.i50, label %for.body.i.i48

for.body.i.i48:                                   ; preds = %largest_key_pairs.exit, %for.body.i.i48
  %add18.i.i41 = phi i64 [ %add.i.i46, %for.body.i.i48 ], [ 32, %largest_key_pairs.exit ]
  %largest.017.i.i42 = phi <16 x i64> [ %7, %for.body.i.i48 ], [ %xor.i.i, %largest_key_pairs.exit ]
  %i.016.i.i43 = phi i64 [ %add18.i.i41, %for.body.i.i48 ], [ 16, %largest_key_pairs.exit ]
  %add.ptr.i.i44 = getelementptr inbounds i64, ptr %keys, i64 %i.016.i.i43
  %6 = load volatile <16 x i64>, ptr %add.ptr.i.i44, align 8
  %xor3.i.i = xor <16 x i64> %6, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %cmp4.i.i45 = icmp ult <16 x i64> %largest.017.i.i42, %xor3.i.i
  %7 = select <16 x i1> %cmp4.i.i45, <16 x i64> %xor3.i.i, <16 x i64> %largest.017.i.i42
  %add.i.i46 = add nuw nsw i64 %add18.i.i41, 16
  %cmp.not.i.i47 = icmp sgt i64 %add.i.i46, %n
  br i1 %cmp.not.i.i47, label %largest_of_lanes_pairs.exit.i50, label %for.body.i.i48

largest_of_lanes_pairs.exit.i50:                  ; preds = %for.body.i.i48, %largest_key_pairs.exit
  %largest.0.lcssa.i.i49 = phi <16 x i64> [ %xor.i.i, %largest_key_pairs.exit ], [ %7, %for.body.i.i48 ]
  store <16 x i64> %largest.0.lcssa.i.i49, ptr %arraydecay.i39, align 16
  %8 = extractelement <16 x i64> %largest.0.lcssa.i.i49, i64 0
  br label %for.body.for.body_crit_edge.i65

for.cond.cleanup.i53:                             ; preds = %for.body.for.body_crit_edge.i65
  br i1 %cmp635.i, label %for.body8.preheader.i55, label %largest_key_pairs.exit75

for.body8.preheader.i55:                          ; preds = %for.cond.cleanup.i53
  %sub.i54 = sub nsw i64 %n, %rem.i
  br label %for.body8.i74

for.body.for.body_crit_edge.i65:                  ; preds = %largest_of_lanes_pairs.exit.i50, %for.body.for.body_crit_edge.i65
  %indvars.iv.next.i60100 = phi i64 [ 1, %largest_of_lanes_pairs.exit.i50 ], [ %indvars.iv.next.i60, %for.body.for.body_crit_edge.i65 ]
  %.most.0.i5999 = phi i64 [ %8, %largest_of_lanes_pairs.exit.i50 ], [ %.most.0.i59, %for.body.for.body_crit_edge.i65 ]
  %arrayidx.phi.trans.insert.i63 = getelementptr inbounds [16 x i64], ptr %of_lanes.i38, i64 0, i64 %indvars.iv.next.i60100
  %.pre.i64 = load i64, ptr %arrayidx.phi.trans.insert.i63, align 8
  %cmp1.i58 = icmp ugt i64 %.pre.i64, %.most.0.i5999
  %.most.0.i59 = select i1 %cmp1.i58, i64 %.pre.i64, i64 %.most.0.i5999
  %indvars.iv.next.i60 = add nuw nsw i64 %indvars.iv.next.i60100, 1
  %exitcond.not.i61 = icmp eq i64 %indvars.iv.next.i60, 16
  br i1 %exitcond.not.i61, label %for.cond.cleanup.i53, label %for.body.for.body_crit_edge.i65

for.body8.i74:                                    ; preds = %for.body8.i74, %for.body8.preheader.i55
  %most.137.i67 = phi i64 [ %cond14.i71, %for.body8.i74 ], [ %.most.0.i59, %for.body8.preheader.i55 ]
  %i4.036.i68 = phi i64 [ %inc16.i72, %for.body8.i74 ], [ %sub.i54, %for.body8.preheader.i55 ]
  %arrayidx9.i69 = getelementptr inbounds i64, ptr %keys, i64 %i4.036.i68
  %9 = load i64, ptr %arrayidx9.i69, align 8
  %xor.i = xor i64 %9, -1
  %cmp10.i70 = icmp ult i64 %most.137.i67, %xor.i
  %cond14.i71 = select i1 %cmp10.i70, i64 %xor.i, i64 %most.137.i67
  %inc16.i72 = add nsw i64 %i4.036.i68, 1
  %cmp6.i73 = icmp slt i64 %inc16.i72, %n
  br i1 %cmp6.i73, label %for.body8.i74, label %largest_key_pairs.exit75

largest_key_pairs.exit75:                         ; preds = %for.body8.i74, %for.cond.cleanup.i53
  %most.1.lcssa.i66 = phi i64 [ %.most.0.i59, %for.cond.cleanup.i53 ], [ %cond14.i71, %for.body8.i74 ]
  %neg = xor i64 %most.1.lcssa.i66, -1
  %sub = sub i64 %most.1.lcssa.i, %neg
  %tobool.not.i = icmp eq i64 %sub, 0
  br i1 %tobool.not.i, label %bits_of.exit, label %cond.true.i

cond.true.i:                                      ; preds = %largest_key_pairs.exit75
  %10 = call i64 @llvm.ctlz.i64(i64 %sub, i1 true)
  %cast.i = trunc i64 %10 to i32
  %sub.i76 = sub nuw nsw i32 64, %cast.i
  br label %bits_of.exit

bits_of.exit:                                     ; preds = %largest_key_pairs.exit75, %cond.true.i
  %cond.i = phi i32 [ %sub.i76, %cond.true.i ], [ 0, %largest_key_pairs.exit75 ]
  %cmp = icmp slt i64 %n, 1024
  %cond = select i1 %cmp, i32 8, i32 11
  %low3 = getelementptr inbounds %struct.scale, ptr %agg.result, i64 0, i32 0
  store i64 %neg, ptr %low3, align 8
  %high4 = getelementptr inbounds %struct.scale, ptr %agg.result, i64 0, i32 1
  store i64 %most.1.lcssa.i, ptr %high4, align 8
  %width5 = getelementptr inbounds %struct.scale, ptr %agg.result, i64 0, i32 2
  store i32 %cond, ptr %width5, align 8
  %shift = getelementptr inbounds %struct.scale, ptr %agg.result, i64 0, i32 3
  %11 = call i32 @llvm.usub.sat.i32(i32 %cond.i, i32 %cond)
  store i32 %11, ptr %shift, align 4
  %by_number = getelementptr inbounds %struct.scale, ptr %agg.result, i64 0, i32 4
  %from = getelementptr inbounds %struct.scale, ptr %agg.result, i64 0, i32 5
  %steps = getelementptr inbounds %struct.scale, ptr %agg.result, i64 0, i32 6
  %shr.i = ashr i64 %most.1.lcssa.i66, 63
  %or.i = or i64 %shr.i, -9223372036854775808
  %xor.i77 = xor i64 %or.i, %neg
  %12 = bitcast i64 %xor.i77 to double
  store i64 %xor.i77, ptr %from, align 8
  %notmask = shl nsw i32 -1, %cond
  %sub11 = xor i32 %notmask, -1
  %conv = sitofp i32 %sub11 to double
  %neg.i78 = ashr i64 %most.1.lcssa.i, 63
  %shr.i79 = xor i64 %neg.i78, -1
  %or.i80 = or i64 %shr.i79, -9223372036854775808
  %xor.i81 = xor i64 %or.i80, %most.1.lcssa.i
  %13 = bitcast i64 %xor.i81 to double
  %sub14 = fsub double %13, %12
  %div = fdiv double %conv, %sub14
  store double %div, ptr %steps, align 8
  %cmp18 = fcmp ogt double %div, 0.000000e+00
  %or.cond = select i1 %are_floats, i1 %cmp18, i1 false
  %cmp21 = fcmp olt double %div, 1.000000e+300
  %narrow = select i1 %or.cond, i1 %cmp21, i1 false
  %14 = zext i1 %narrow to i8
  store i8 %14, ptr %by_number, align 8
  %sh_prom.i = zext i32 %cond to i64
  %shl.i = shl nuw nsw i64 4, %sh_prom.i
  call void @llvm.memset.p0.i64(ptr align 4 dereferenceable(1) %counts, i8 0, i64 %shl.i, i1 false)
  %cmp528.i = icmp sgt i64 %n, 0
  br i1 %narrow, label %for.cond.preheader.i, label %for.cond4.preheader.i

for.cond.preheader.i:                             ; preds = %bits_of.exit
  br i1 %cmp528.i, label %for.body.i87, label %count_keys_pairs.exit

for.cond4.preheader.i:                            ; preds = %bits_of.exit
  br i1 %cmp528.i, label %for.body8.lr.ph.i, label %count_keys_pairs.exit

for.body8.lr.ph.i:                                ; preds = %for.cond4.preheader.i
  %sh_prom11.i = zext i32 %11 to i64
  br label %for.body8.i90

for.body.i87:                                     ; preds = %for.cond.preheader.i, %for.body.i87
  %i.027.i = phi i64 [ %inc2.i, %for.body.i87 ], [ 0, %for.cond.preheader.i ]
  %arrayidx.i = getelementptr inbounds i64, ptr %keys, i64 %i.027.i
  %15 = load volatile i64, ptr %arrayidx.i, align 8
  %neg.i.i = ashr i64 %15, 63
  %shr.i.i = xor i64 %neg.i.i, -1
  %or.i.i = or i64 %shr.i.i, -9223372036854775808
  %xor.i.i84 = xor i64 %or.i.i, %15
  %16 = bitcast i64 %xor.i.i84 to double
  %sub.i85 = fsub double %16, %12
  %mul.i = fmul double %div, %sub.i85
  %conv.i = fptosi double %mul.i to i64
  %arrayidx1.i = getelementptr inbounds i32, ptr %counts, i64 %conv.i
  %17 = load i32, ptr %arrayidx1.i, align 4
  %inc.i = add i32 %17, 1
  store i32 %inc.i, ptr %arrayidx1.i, align 4
  %inc2.i = add nuw nsw i64 %i.027.i, 1
  %exitcond.not.i86 = icmp eq i64 %inc2.i, %n
  br i1 %exitcond.not.i86, label %count_keys_pairs.exit, label %for.body.i87

for.body8.i90:                                    ; preds = %for.body8.i90, %for.body8.lr.ph.i
  %i3.029.i = phi i64 [ 0, %for.body8.lr.ph.i ], [ %inc15.i, %for.body8.i90 ]
  %arrayidx9.i88 = getelementptr inbounds i64, ptr %keys, i64 %i3.029.i
  %18 = load volatile i64, ptr %arrayidx9.i88, align 8
  %sub10.i = sub i64 %18, %neg
  %shr.i89 = lshr i64 %sub10.i, %sh_prom11.i
  %arrayidx12.i = getelementptr inbounds i32, ptr %counts, i64 %shr.i89
  %19 = load i32, ptr %arrayidx12.i, align 4
  %inc13.i = add i32 %19, 1
  store i32 %inc13.i, ptr %arrayidx12.i, align 4
  %inc15.i = add nuw nsw i64 %i3.029.i, 1
  %exitcond31.not.i = icmp eq i64 %inc15.i, %n
  br i1 %exitcond31.not.i, label %count_keys_pairs.exit, label %for.body8.i90

count_keys_pairs.exit:                            ; preds = %for.body8.i90, %for.body.i87, %for.cond.preheader.i, %for.cond4.preheader.i
  ret void
}

define internal void @ranks_packed(ptr %r) {
entry:
  %tmp = alloca %struct.scale, align 8
  %words = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 0
  %0 = load ptr, ptr %words, align 8
  %size = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 2
  %1 = load i64, ptr %size, align 8
  %items = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 4
  %2 = load ptr, ptr %items, align 8
  %other = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 5
  %3 = load ptr, ptr %other, align 8
  %add.ptr = getelementptr inbounds i64, ptr %3, i64 %1
  call fastcc void @read_packed(ptr %r, i64 0, i64 %1, ptr %2)
  %cmp = icmp slt i64 %1, 65
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %results = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 6
  %4 = load i64, ptr %results, align 8
  %cmp2 = icmp sgt i64 %4, 16
  br i1 %cmp2, label %for.body.i.preheader, label %if.else

if.then:                                          ; preds = %entry
  %cmp8.i = icmp sgt i64 %1, 0
  br i1 %cmp8.i, label %for.body.i.preheader, label %made_packed.exit

for.body.i.preheader:                             ; preds = %lor.lhs.false, %if.then
  br label %for.body.i

for.body.i:                                       ; preds = %for.body.i.preheader, %for.body.i
  %i.09.i = phi i64 [ %inc.i, %for.body.i ], [ 0, %for.body.i.preheader ]
  %arrayidx.i = getelementptr inbounds i32, ptr %2, i64 %i.09.i
  %5 = load volatile i32, ptr %arrayidx.i, align 4
  %conv2.i = zext i32 %5 to i64
  %shl.i = shl nuw i64 %conv2.i, 32
  %or.i = or i64 %shl.i, %i.09.i
  %arrayidx3.i = getelementptr inbounds i64, ptr %3, i64 %i.09.i
  store i64 %or.i, ptr %arrayidx3.i, align 8
  %inc.i = add nuw nsw i64 %i.09.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %1
  br i1 %exitcond.not.i, label %made_packed.exit, label %for.body.i

made_packed.exit:                                 ; preds = %for.body.i, %if.then
  %counts = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 6
  %6 = load ptr, ptr %counts, align 8
  %call = call fastcc ptr @sort_packed(ptr %3, ptr %add.ptr, i64 %1, ptr %6)
  br label %if.end

if.else:                                          ; preds = %lor.lhs.false
  %format = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 0
  %7 = load i64, ptr %format, align 8
  %cmp3 = icmp eq i64 %7, 1
  %counts4 = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 6
  %8 = load ptr, ptr %counts4, align 8
  call fastcc void @counted_packed(ptr sret(%struct.scale) align 8 %tmp, ptr %2, i64 %1, i1 zeroext %cmp3, ptr %8)
  %s.sroa.0.0.copyload = load i64, ptr %tmp, align 8
  %s.sroa.6.0.tmp.sroa_idx = getelementptr inbounds i8, ptr %tmp, i64 8
  %s.sroa.6.0.copyload = load i64, ptr %s.sroa.6.0.tmp.sroa_idx, align 8
  %s.sroa.7.0.tmp.sroa_idx = getelementptr inbounds i8, ptr %tmp, i64 16
  %s.sroa.7.0.copyload = load i32, ptr %s.sroa.7.0.tmp.sroa_idx, align 8
  %s.sroa.8.0.tmp.sroa_idx = getelementptr inbounds i8, ptr %tmp, i64 20
  %s.sroa.8.0.copyload = load i32, ptr %s.sroa.8.0.tmp.sroa_idx, align 4
  %s.sroa.9.0.tmp.sroa_idx = getelementptr inbounds i8, ptr %tmp, i64 24
  %s.sroa.9.0.copyload = load i8, ptr %s.sroa.9.0.tmp.sroa_idx, align 8
  %s.sroa.12114.0.tmp.sroa_idx = getelementptr inbounds i8, ptr %tmp, i64 32
  %s.sroa.12114.0.copyload = load double, ptr %s.sroa.12114.0.tmp.sroa_idx, align 8
  %s.sroa.13.0.tmp.sroa_idx = getelementptr inbounds i8, ptr %tmp, i64 40
  %s.sroa.13.0.copyload = load double, ptr %s.sroa.13.0.tmp.sroa_idx, align 8
  %phi.cast = zext i32 %s.sroa.7.0.copyload to i64
  %phi.cast135 = zext i32 %s.sroa.8.0.copyload to i64
  br label %if.end

if.end:                                           ; preds = %if.else, %made_packed.exit
  %s.sroa.0.0 = phi i64 [ 0, %made_packed.exit ], [ %s.sroa.0.0.copyload, %if.else ]
  %s.sroa.6.0 = phi i64 [ 0, %made_packed.exit ], [ %s.sroa.6.0.copyload, %if.else ]
  %s.sroa.7.0 = phi i64 [ 0, %made_packed.exit ], [ %phi.cast, %if.else ]
  %s.sroa.8.0 = phi i64 [ 0, %made_packed.exit ], [ %phi.cast135, %if.else ]
  %s.sroa.9.0 = phi i8 [ 0, %made_packed.exit ], [ %s.sroa.9.0.copyload, %if.else ]
  %s.sroa.12114.0 = phi double [ 0.000000e+00, %made_packed.exit ], [ %s.sroa.12114.0.copyload, %if.else ]
  %s.sroa.13.0 = phi double [ 0.000000e+00, %made_packed.exit ], [ %s.sroa.13.0.copyload, %if.else ]
  %end.0 = phi i64 [ %1, %made_packed.exit ], [ 0, %if.else ]
  %sorted.0 = phi ptr [ %call, %made_packed.exit ], [ null, %if.else ]
  %results5 = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 6
  %9 = load i64, ptr %results5, align 8
  %cmp6137 = icmp sgt i64 %9, 0
  br i1 %cmp6137, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %if.end
  %sub = add nsw i64 %1, -1
  %counts22 = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 6
  %div.i = sdiv i64 %1, 8
  %cmp1361.i = icmp sgt i64 %1, 0
  %shl.i.i = shl i64 4, %s.sroa.7.0
  %shl = shl i64 %s.sroa.6.0, 32
  br label %for.body

for.cond.cleanup:                                 ; preds = %if.end32, %if.end
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %if.end32
  %sorted.1142 = phi ptr [ %sorted.0, %for.body.lr.ph ], [ %sorted.2, %if.end32 ]
  %i.0141 = phi i64 [ 0, %for.body.lr.ph ], [ %add37, %if.end32 ]
  %end.1140 = phi i64 [ %end.0, %for.body.lr.ph ], [ %end.2, %if.end32 ]
  %begin.0139 = phi i64 [ 0, %for.body.lr.ph ], [ %begin.1, %if.end32 ]
  %s.sroa.9.1138 = phi i8 [ %s.sroa.9.0, %for.body.lr.ph ], [ %s.sroa.9.3, %if.end32 ]
  %arrayidx = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 12, i64 %i.0141
  %10 = load i64, ptr %arrayidx, align 8
  %cmp7.not = icmp sge i64 %10, %end.1140
  %cmp8 = icmp eq i64 %10, %sub
  %or.cond = select i1 %cmp7.not, i1 %cmp8, i1 false
  br i1 %or.cond, label %while.cond, label %if.else18

while.cond:                                       ; preds = %for.body, %while.cond
  %last.0 = phi i64 [ %dec, %while.cond ], [ %sub, %for.body ]
  %arrayidx11 = getelementptr inbounds i32, ptr %2, i64 %last.0
  %11 = load i32, ptr %arrayidx11, align 4
  %conv = zext i32 %11 to i64
  %cmp12.not = icmp eq i64 %s.sroa.6.0, %conv
  %dec = add nsw i64 %last.0, -1
  br i1 %cmp12.not, label %while.end, label %while.cond

while.end:                                        ; preds = %while.cond
  %or = or i64 %last.0, %shl
  store i64 %or, ptr %3, align 8
  %.pre = load i64, ptr %arrayidx, align 8
  br label %if.end32

if.else18:                                        ; preds = %for.body
  %cmp19.not = icmp slt i64 %10, %end.1140
  br i1 %cmp19.not, label %if.end32, label %if.then21

if.then21:                                        ; preds = %if.else18
  %12 = load ptr, ptr %counts22, align 8
  %13 = load volatile i32, ptr %12, align 4
  %conv5.i.i = zext i32 %13 to i64
  %cmp.not6.i.i = icmp slt i64 %10, %conv5.i.i
  br i1 %cmp.not6.i.i, label %place_packed.exit.i, label %for.body.i.i

for.body.i.i:                                     ; preds = %if.then21, %for.body.i.i
  %conv8.i.i = phi i64 [ %conv.i.i, %for.body.i.i ], [ %conv5.i.i, %if.then21 ]
  %14 = phi i64 [ %sub.i.i, %for.body.i.i ], [ %10, %if.then21 ]
  %place.07.i.i = phi i64 [ %inc.i.i, %for.body.i.i ], [ 0, %if.then21 ]
  %sub.i.i = sub nsw i64 %14, %conv8.i.i
  %inc.i.i = add i64 %place.07.i.i, 1
  %arrayidx.i.i = getelementptr inbounds i32, ptr %12, i64 %inc.i.i
  %15 = load volatile i32, ptr %arrayidx.i.i, align 4
  %conv.i.i = zext i32 %15 to i64
  %cmp.not.i.i = icmp slt i64 %sub.i.i, %conv.i.i
  br i1 %cmp.not.i.i, label %place_packed.exit.i, label %for.body.i.i

place_packed.exit.i:                              ; preds = %for.body.i.i, %if.then21
  %rank.0 = phi i64 [ %10, %if.then21 ], [ %sub.i.i, %for.body.i.i ]
  %16 = phi i32 [ %13, %if.then21 ], [ %15, %for.body.i.i ]
  %place.0.lcssa.i.i = phi i64 [ 0, %if.then21 ], [ %inc.i.i, %for.body.i.i ]
  %tobool.not.i = icmp eq i8 %s.sroa.9.1138, 0
  br i1 %tobool.not.i, label %for.cond12.preheader.i, label %lor.lhs.false.i

lor.lhs.false.i:                                  ; preds = %place_packed.exit.i
  %cmp.i = icmp ugt i32 %16, 256
  %conv.i = zext i32 %16 to i64
  %cmp3.not.i = icmp slt i64 %div.i, %conv.i
  %or.cond.i = and i1 %cmp.i, %cmp3.not.i
  br i1 %or.cond.i, label %for.cond5.preheader.i.i, label %for.cond.preheader.i

for.cond5.preheader.i.i:                          ; preds = %lor.lhs.false.i
  call void @llvm.memset.p0.i64(ptr align 4 %12, i8 0, i64 %shl.i.i, i1 false)
  br i1 %cmp1361.i, label %for.body9.i.i, label %count_keys_packed.exit.i

for.body9.i.i:                                    ; preds = %for.cond5.preheader.i.i, %for.body9.i.i
  %i4.031.i.i = phi i64 [ %inc17.i.i, %for.body9.i.i ], [ 0, %for.cond5.preheader.i.i ]
  %arrayidx10.i.i = getelementptr inbounds i32, ptr %2, i64 %i4.031.i.i
  %17 = load volatile i32, ptr %arrayidx10.i.i, align 4
  %conv11.i.i = zext i32 %17 to i64
  %sub12.i.i = sub i64 %conv11.i.i, %s.sroa.0.0
  %shr.i.i = lshr i64 %sub12.i.i, %s.sroa.8.0
  %arrayidx14.i.i = getelementptr inbounds i32, ptr %12, i64 %shr.i.i
  %18 = load i32, ptr %arrayidx14.i.i, align 4
  %inc15.i.i = add i32 %18, 1
  store i32 %inc15.i.i, ptr %arrayidx14.i.i, align 4
  %inc17.i.i = add nuw nsw i64 %i4.031.i.i, 1
  %exitcond33.not.i.i = icmp eq i64 %inc17.i.i, %1
  br i1 %exitcond33.not.i.i, label %count_keys_packed.exit.i, label %for.body9.i.i

count_keys_packed.exit.i:                         ; preds = %for.body9.i.i, %for.cond5.preheader.i.i
  %19 = load volatile i32, ptr %12, align 4
  %conv5.i25.i = zext i32 %19 to i64
  %cmp.not6.i26.i = icmp slt i64 %10, %conv5.i25.i
  br i1 %cmp.not6.i26.i, label %for.cond12.preheader.i, label %for.body.i35.i

for.body.i35.i:                                   ; preds = %count_keys_packed.exit.i, %for.body.i35.i
  %conv8.i28.i = phi i64 [ %conv.i33.i, %for.body.i35.i ], [ %conv5.i25.i, %count_keys_packed.exit.i ]
  %20 = phi i64 [ %sub.i30.i, %for.body.i35.i ], [ %10, %count_keys_packed.exit.i ]
  %place.07.i29.i = phi i64 [ %inc.i31.i, %for.body.i35.i ], [ 0, %count_keys_packed.exit.i ]
  %sub.i30.i = sub nsw i64 %20, %conv8.i28.i
  %inc.i31.i = add i64 %place.07.i29.i, 1
  %arrayidx.i32.i = getelementptr inbounds i32, ptr %12, i64 %inc.i31.i
  %21 = load volatile i32, ptr %arrayidx.i32.i, align 4
  %conv.i33.i = zext i32 %21 to i64
  %cmp.not.i34.i = icmp slt i64 %sub.i30.i, %conv.i33.i
  br i1 %cmp.not.i34.i, label %for.cond12.preheader.i, label %for.body.i35.i

for.cond.preheader.i:                             ; preds = %lor.lhs.false.i
  br i1 %cmp1361.i, label %for.body.i103, label %between_packed.exit

for.cond12.preheader.i:                           ; preds = %for.body.i35.i, %place_packed.exit.i, %count_keys_packed.exit.i
  %rank.1.ph = phi i64 [ %10, %count_keys_packed.exit.i ], [ %rank.0, %place_packed.exit.i ], [ %sub.i30.i, %for.body.i35.i ]
  %retval.0.i.ph = phi i64 [ 0, %count_keys_packed.exit.i ], [ %place.0.lcssa.i.i, %place_packed.exit.i ], [ %inc.i31.i, %for.body.i35.i ]
  br i1 %cmp1361.i, label %for.body16.i, label %between_packed.exit

for.body.i103:                                    ; preds = %for.cond.preheader.i, %for.body.i103
  %found.060.i = phi i64 [ %add.i, %for.body.i103 ], [ 0, %for.cond.preheader.i ]
  %i.059.i = phi i64 [ %inc.i101, %for.body.i103 ], [ 0, %for.cond.preheader.i ]
  %arrayidx.i93 = getelementptr inbounds i32, ptr %2, i64 %i.059.i
  %22 = load volatile i32, ptr %arrayidx.i93, align 4
  %conv2.i94 = zext i32 %22 to i64
  %shl.i95 = shl nuw i64 %conv2.i94, 32
  %or.i96 = or i64 %shl.i95, %i.059.i
  %arrayidx3.i97 = getelementptr inbounds i64, ptr %3, i64 %found.060.i
  store i64 %or.i96, ptr %arrayidx3.i97, align 8
  %conv1.i.i98 = ashr i32 %22, 31
  %shr.i.i99 = xor i32 %conv1.i.i98, -1
  %or.i.i = or i32 %shr.i.i99, -2147483648
  %xor.i.i = xor i32 %or.i.i, %22
  %23 = bitcast i32 %xor.i.i to float
  %conv2.i.i = fpext float %23 to double
  %sub.i = fsub double %conv2.i.i, %s.sroa.12114.0
  %mul.i = fmul double %s.sroa.13.0, %sub.i
  %conv5.i = fptosi double %mul.i to i64
  %cmp8.i100 = icmp eq i64 %place.0.lcssa.i.i, %conv5.i
  %24 = zext i1 %cmp8.i100 to i64
  %add.i = add nuw nsw i64 %found.060.i, %24
  %inc.i101 = add nuw nsw i64 %i.059.i, 1
  %exitcond.not.i102 = icmp eq i64 %inc.i101, %1
  br i1 %exitcond.not.i102, label %between_packed.exit, label %for.body.i103

for.body16.i:                                     ; preds = %for.cond12.preheader.i, %for.body16.i
  %found.163.i = phi i64 [ %add33.i, %for.body16.i ], [ 0, %for.cond12.preheader.i ]
  %i11.062.i = phi i64 [ %inc35.i, %for.body16.i ], [ 0, %for.cond12.preheader.i ]
  %arrayidx18.i = getelementptr inbounds i32, ptr %2, i64 %i11.062.i
  %25 = load volatile i32, ptr %arrayidx18.i, align 4
  %conv19.i = zext i32 %25 to i64
  %shl23.i = shl nuw i64 %conv19.i, 32
  %or24.i = or i64 %shl23.i, %i11.062.i
  %arrayidx25.i = getelementptr inbounds i64, ptr %3, i64 %found.163.i
  store i64 %or24.i, ptr %arrayidx25.i, align 8
  %sub27.i = sub i64 %conv19.i, %s.sroa.0.0
  %shr.i = lshr i64 %sub27.i, %s.sroa.8.0
  %cmp30.i = icmp eq i64 %shr.i, %retval.0.i.ph
  %26 = zext i1 %cmp30.i to i64
  %add33.i = add nuw nsw i64 %found.163.i, %26
  %inc35.i = add nuw nsw i64 %i11.062.i, 1
  %exitcond66.not.i = icmp eq i64 %inc35.i, %1
  br i1 %exitcond66.not.i, label %between_packed.exit, label %for.body16.i

between_packed.exit:                              ; preds = %for.body.i103, %for.body16.i, %for.cond.preheader.i, %for.cond12.preheader.i
  %rank.1131 = phi i64 [ %rank.1.ph, %for.cond12.preheader.i ], [ %rank.0, %for.cond.preheader.i ], [ %rank.1.ph, %for.body16.i ], [ %rank.0, %for.body.i103 ]
  %s.sroa.9.2129 = phi i8 [ 0, %for.cond12.preheader.i ], [ %s.sroa.9.1138, %for.cond.preheader.i ], [ 0, %for.body16.i ], [ %s.sroa.9.1138, %for.body.i103 ]
  %found.2.i = phi i64 [ 0, %for.cond12.preheader.i ], [ 0, %for.cond.preheader.i ], [ %add33.i, %for.body16.i ], [ %add.i, %for.body.i103 ]
  %27 = load ptr, ptr %counts22, align 8
  %add.ptr26 = getelementptr inbounds i32, ptr %27, i64 2048
  %call27 = call fastcc ptr @sort_packed(ptr %3, ptr %add.ptr, i64 %found.2.i, ptr %add.ptr26)
  %28 = load i64, ptr %arrayidx, align 8
  %sub30 = sub nsw i64 %28, %rank.1131
  %add = add nsw i64 %sub30, %found.2.i
  br label %if.end32

if.end32:                                         ; preds = %if.else18, %between_packed.exit, %while.end
  %29 = phi i64 [ %.pre, %while.end ], [ %10, %if.else18 ], [ %28, %between_packed.exit ]
  %s.sroa.9.3 = phi i8 [ %s.sroa.9.1138, %while.end ], [ %s.sroa.9.1138, %if.else18 ], [ %s.sroa.9.2129, %between_packed.exit ]
  %begin.1 = phi i64 [ %sub, %while.end ], [ %begin.0139, %if.else18 ], [ %sub30, %between_packed.exit ]
  %end.2 = phi i64 [ %end.1140, %while.end ], [ %end.1140, %if.else18 ], [ %add, %between_packed.exit ]
  %sorted.2 = phi ptr [ %3, %while.end ], [ %sorted.1142, %if.else18 ], [ %call27, %between_packed.exit ]
  %sub35 = sub nsw i64 %29, %begin.1
  %add.ptr36 = getelementptr inbounds i64, ptr %sorted.2, i64 %sub35
  %add37 = add nuw nsw i64 %i.0141, 1
  call fastcc void @write_packed(ptr %r, ptr %add.ptr36, i64 %i.0141, i64 %add37)
  %30 = load i64, ptr %results5, align 8
  %cmp6 = icmp slt i64 %add37, %30
  br i1 %cmp6, label %for.body, label %for.cond.cleanup
}

define internal void @ranks_pairs(ptr %r) {
entry:
  %tmp = alloca %struct.scale, align 8
  %words = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 0
  %0 = load ptr, ptr %words, align 8
  %size = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 2
  %1 = load i64, ptr %size, align 8
  %items = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 4
  %2 = load ptr, ptr %items, align 8
  %other = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 5
  %3 = load ptr, ptr %other, align 8
  %add.ptr = getelementptr inbounds <2 x i64>, ptr %3, i64 %1
  call fastcc void @read_pairs(ptr %r, i64 0, i64 %1, ptr %2)
  %cmp = icmp slt i64 %1, 65
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %results = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 6
  %4 = load i64, ptr %results, align 8
  %cmp2 = icmp sgt i64 %4, 16
  br i1 %cmp2, label %for.body.i.preheader, label %if.else

if.then:                                          ; preds = %entry
  %cmp7.i = icmp sgt i64 %1, 0
  br i1 %cmp7.i, label %for.body.i.preheader, label %made_pairs.exit

for.body.i.preheader:                             ; preds = %lor.lhs.false, %if.then
  br label %for.body.i

for.body.i:                                       ; preds = %for.body.i.preheader, %for.body.i
  %i.08.i = phi i64 [ %inc.i, %for.body.i ], [ 0, %for.body.i.preheader ]
  %arrayidx.i = getelementptr inbounds i64, ptr %2, i64 %i.08.i
  %5 = load volatile i64, ptr %arrayidx.i, align 8
  %vecinit.i = insertelement <2 x i64> undef, i64 %5, i64 0
  %vecinit1.i = insertelement <2 x i64> %vecinit.i, i64 %i.08.i, i64 1
  %arrayidx2.i = getelementptr inbounds <2 x i64>, ptr %3, i64 %i.08.i
  store <2 x i64> %vecinit1.i, ptr %arrayidx2.i, align 16
  %inc.i = add nuw nsw i64 %i.08.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %1
  br i1 %exitcond.not.i, label %made_pairs.exit, label %for.body.i

made_pairs.exit:                                  ; preds = %for.body.i, %if.then
  %counts = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 6
  %6 = load ptr, ptr %counts, align 8
  %call = call fastcc ptr @sort_pairs(ptr %3, ptr %add.ptr, i64 %1, ptr %6)
  br label %if.end

if.else:                                          ; preds = %lor.lhs.false
  %format = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 0
  %7 = load i64, ptr %format, align 8
  %cmp3 = icmp eq i64 %7, 0
  %counts4 = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 6
  %8 = load ptr, ptr %counts4, align 8
  call fastcc void @counted_pairs(ptr sret(%struct.scale) align 8 %tmp, ptr %2, i64 %1, i1 zeroext %cmp3, ptr %8)
  %s.sroa.0.0.copyload = load i64, ptr %tmp, align 8
  %s.sroa.6.0.tmp.sroa_idx = getelementptr inbounds i8, ptr %tmp, i64 8
  %s.sroa.6.0.copyload = load i64, ptr %s.sroa.6.0.tmp.sroa_idx, align 8
  %s.sroa.7.0.tmp.sroa_idx = getelementptr inbounds i8, ptr %tmp, i64 16
  %s.sroa.7.0.copyload = load i32, ptr %s.sroa.7.0.tmp.sroa_idx, align 8
  %s.sroa.8.0.tmp.sroa_idx = getelementptr inbounds i8, ptr %tmp, i64 20
  %s.sroa.8.0.copyload = load i32, ptr %s.sroa.8.0.tmp.sroa_idx, align 4
  %s.sroa.9.0.tmp.sroa_idx = getelementptr inbounds i8, ptr %tmp, i64 24
  %s.sroa.9.0.copyload = load i8, ptr %s.sroa.9.0.tmp.sroa_idx, align 8
  %s.sroa.12108.0.tmp.sroa_idx = getelementptr inbounds i8, ptr %tmp, i64 32
  %s.sroa.12108.0.copyload = load double, ptr %s.sroa.12108.0.tmp.sroa_idx, align 8
  %s.sroa.13.0.tmp.sroa_idx = getelementptr inbounds i8, ptr %tmp, i64 40
  %s.sroa.13.0.copyload = load double, ptr %s.sroa.13.0.tmp.sroa_idx, align 8
  %phi.cast = zext i32 %s.sroa.7.0.copyload to i64
  %phi.cast128 = zext i32 %s.sroa.8.0.copyload to i64
  br label %if.end

if.end:                                           ; preds = %if.else, %made_pairs.exit
  %s.sroa.0.0 = phi i64 [ 0, %made_pairs.exit ], [ %s.sroa.0.0.copyload, %if.else ]
  %s.sroa.6.0 = phi i64 [ 0, %made_pairs.exit ], [ %s.sroa.6.0.copyload, %if.else ]
  %s.sroa.7.0 = phi i64 [ 0, %made_pairs.exit ], [ %phi.cast, %if.else ]
  %s.sroa.8.0 = phi i64 [ 0, %made_pairs.exit ], [ %phi.cast128, %if.else ]
  %s.sroa.9.0 = phi i8 [ 0, %made_pairs.exit ], [ %s.sroa.9.0.copyload, %if.else ]
  %s.sroa.12108.0 = phi double [ 0.000000e+00, %made_pairs.exit ], [ %s.sroa.12108.0.copyload, %if.else ]
  %s.sroa.13.0 = phi double [ 0.000000e+00, %made_pairs.exit ], [ %s.sroa.13.0.copyload, %if.else ]
  %end.0 = phi i64 [ %1, %made_pairs.exit ], [ 0, %if.else ]
  %sorted.0 = phi ptr [ %call, %made_pairs.exit ], [ null, %if.else ]
  %results5 = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 6
  %9 = load i64, ptr %results5, align 8
  %cmp6130 = icmp sgt i64 %9, 0
  br i1 %cmp6130, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %if.end
  %sub = add nsw i64 %1, -1
  %counts19 = getelementptr inbounds %struct.row, ptr %r, i64 0, i32 6
  %div.i = sdiv i64 %1, 8
  %cmp1055.i = icmp sgt i64 %1, 0
  %shl.i.i = shl i64 4, %s.sroa.7.0
  %vecinit = insertelement <2 x i64> undef, i64 %s.sroa.6.0, i64 0
  br label %for.body

for.cond.cleanup:                                 ; preds = %if.end29, %if.end
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %if.end29
  %sorted.1135 = phi ptr [ %sorted.0, %for.body.lr.ph ], [ %sorted.2, %if.end29 ]
  %begin.0134 = phi i64 [ 0, %for.body.lr.ph ], [ %begin.1, %if.end29 ]
  %i.0133 = phi i64 [ 0, %for.body.lr.ph ], [ %add34, %if.end29 ]
  %end.1132 = phi i64 [ %end.0, %for.body.lr.ph ], [ %end.2, %if.end29 ]
  %s.sroa.9.1131 = phi i8 [ %s.sroa.9.0, %for.body.lr.ph ], [ %s.sroa.9.3, %if.end29 ]
  %arrayidx = getelementptr inbounds %struct.order_words, ptr %0, i64 0, i32 12, i64 %i.0133
  %10 = load i64, ptr %arrayidx, align 8
  %cmp7.not = icmp sge i64 %10, %end.1132
  %cmp8 = icmp eq i64 %10, %sub
  %or.cond = select i1 %cmp7.not, i1 %cmp8, i1 false
  br i1 %or.cond, label %while.cond, label %if.else16

while.cond:                                       ; preds = %for.body, %while.cond
  %last.0 = phi i64 [ %dec, %while.cond ], [ %sub, %for.body ]
  %arrayidx11 = getelementptr inbounds i64, ptr %2, i64 %last.0
  %11 = load i64, ptr %arrayidx11, align 8
  %cmp12.not = icmp eq i64 %11, %s.sroa.6.0
  %dec = add nsw i64 %last.0, -1
  br i1 %cmp12.not, label %while.end, label %while.cond

while.end:                                        ; preds = %while.cond
  %vecinit14 = insertelement <2 x i64> %vecinit, i64 %last.0, i64 1
  store <2 x i64> %vecinit14, ptr %3, align 16
  %.pre = load i64, ptr %arrayidx, align 8
  br label %if.end29

if.else16:                                        ; preds = %for.body
  %cmp17.not = icmp slt i64 %10, %end.1132
  br i1 %cmp17.not, label %if.end29, label %if.then18

if.then18:                                        ; preds = %if.else16
  %12 = load ptr, ptr %counts19, align 8
  %13 = load volatile i32, ptr %12, align 4
  %conv5.i.i = zext i32 %13 to i64
  %cmp.not6.i.i = icmp slt i64 %10, %conv5.i.i
  br i1 %cmp.not6.i.i, label %place_pairs.exit.i, label %for.body.i.i

for.body.i.i:                                     ; preds = %if.then18, %for.body.i.i
  %conv8.i.i = phi i64 [ %conv.i.i, %for.body.i.i ], [ %conv5.i.i, %if.then18 ]
  %14 = phi i64 [ %sub.i.i, %for.body.i.i ], [ %10, %if.then18 ]
  %place.07.i.i = phi i64 [ %inc.i.i, %for.body.i.i ], [ 0, %if.then18 ]
  %sub.i.i = sub nsw i64 %14, %conv8.i.i
  %inc.i.i = add i64 %place.07.i.i, 1
  %arrayidx.i.i = getelementptr inbounds i32, ptr %12, i64 %inc.i.i
  %15 = load volatile i32, ptr %arrayidx.i.i, align 4
  %conv.i.i = zext i32 %15 to i64
  %cmp.not.i.i = icmp slt i64 %sub.i.i, %conv.i.i
  br i1 %cmp.not.i.i, label %place_pairs.exit.i, label %for.body.i.i

place_pairs.exit.i:                               ; preds = %for.body.i.i, %if.then18
  %rank.0 = phi i64 [ %10, %if.then18 ], [ %sub.i.i, %for.body.i.i ]
  %16 = phi i32 [ %13, %if.then18 ], [ %15, %for.body.i.i ]
  %place.0.lcssa.i.i = phi i64 [ 0, %if.then18 ], [ %inc.i.i, %for.body.i.i ]
  %tobool.not.i = icmp eq i8 %s.sroa.9.1131, 0
  br i1 %tobool.not.i, label %for.cond9.preheader.i, label %lor.lhs.false.i

lor.lhs.false.i:                                  ; preds = %place_pairs.exit.i
  %cmp.i = icmp ugt i32 %16, 256
  %conv.i = zext i32 %16 to i64
  %cmp3.not.i = icmp slt i64 %div.i, %conv.i
  %or.cond.i = and i1 %cmp.i, %cmp3.not.i
  br i1 %or.cond.i, label %for.cond4.preheader.i.i, label %for.cond.preheader.i

for.cond4.preheader.i.i:                          ; preds = %lor.lhs.false.i
  call void @llvm.memset.p0.i64(ptr align 4 %12, i8 0, i64 %shl.i.i, i1 false)
  br i1 %cmp1055.i, label %for.body8.i.i, label %count_keys_pairs.exit.i

for.body8.i.i:                                    ; preds = %for.cond4.preheader.i.i, %for.body8.i.i
  %i3.029.i.i = phi i64 [ %inc15.i.i, %for.body8.i.i ], [ 0, %for.cond4.preheader.i.i ]
  %arrayidx9.i.i = getelementptr inbounds i64, ptr %2, i64 %i3.029.i.i
  %17 = load volatile i64, ptr %arrayidx9.i.i, align 8
  %sub10.i.i = sub i64 %17, %s.sroa.0.0
  %shr.i.i = lshr i64 %sub10.i.i, %s.sroa.8.0
  %arrayidx12.i.i = getelementptr inbounds i32, ptr %12, i64 %shr.i.i
  %18 = load i32, ptr %arrayidx12.i.i, align 4
  %inc13.i.i = add i32 %18, 1
  store i32 %inc13.i.i, ptr %arrayidx12.i.i, align 4
  %inc15.i.i = add nuw nsw i64 %i3.029.i.i, 1
  %exitcond31.not.i.i = icmp eq i64 %inc15.i.i, %1
  br i1 %exitcond31.not.i.i, label %count_keys_pairs.exit.i, label %for.body8.i.i

count_keys_pairs.exit.i:                          ; preds = %for.body8.i.i, %for.cond4.preheader.i.i
  %19 = load volatile i32, ptr %12, align 4
  %conv5.i26.i = zext i32 %19 to i64
  %cmp.not6.i27.i = icmp slt i64 %10, %conv5.i26.i
  br i1 %cmp.not6.i27.i, label %for.cond9.preheader.i, label %for.body.i36.i

for.body.i36.i:                                   ; preds = %count_keys_pairs.exit.i, %for.body.i36.i
  %conv8.i29.i = phi i64 [ %conv.i34.i, %for.body.i36.i ], [ %conv5.i26.i, %count_keys_pairs.exit.i ]
  %20 = phi i64 [ %sub.i31.i, %for.body.i36.i ], [ %10, %count_keys_pairs.exit.i ]
  %place.07.i30.i = phi i64 [ %inc.i32.i, %for.body.i36.i ], [ 0, %count_keys_pairs.exit.i ]
  %sub.i31.i = sub nsw i64 %20, %conv8.i29.i
  %inc.i32.i = add i64 %place.07.i30.i, 1
  %arrayidx.i33.i = getelementptr inbounds i32, ptr %12, i64 %inc.i32.i
  %21 = load volatile i32, ptr %arrayidx.i33.i, align 4
  %conv.i34.i = zext i32 %21 to i64
  %cmp.not.i35.i = icmp slt i64 %sub.i31.i, %conv.i34.i
  br i1 %cmp.not.i35.i, label %for.cond9.preheader.i, label %for.body.i36.i

for.cond.preheader.i:                             ; preds = %lor.lhs.false.i
  br i1 %cmp1055.i, label %for.body.i97, label %between_pairs.exit

for.cond9.preheader.i:                            ; preds = %for.body.i36.i, %place_pairs.exit.i, %count_keys_pairs.exit.i
  %rank.1.ph = phi i64 [ %10, %count_keys_pairs.exit.i ], [ %rank.0, %place_pairs.exit.i ], [ %sub.i31.i, %for.body.i36.i ]
  %retval.0.i.ph = phi i64 [ 0, %count_keys_pairs.exit.i ], [ %place.0.lcssa.i.i, %place_pairs.exit.i ], [ %inc.i32.i, %for.body.i36.i ]
  br i1 %cmp1055.i, label %for.body13.i, label %between_pairs.exit

for.body.i97:                                     ; preds = %for.cond.preheader.i, %for.body.i97
  %found.054.i = phi i64 [ %add.i, %for.body.i97 ], [ 0, %for.cond.preheader.i ]
  %i.053.i = phi i64 [ %inc.i95, %for.body.i97 ], [ 0, %for.cond.preheader.i ]
  %arrayidx.i89 = getelementptr inbounds i64, ptr %2, i64 %i.053.i
  %22 = load volatile i64, ptr %arrayidx.i89, align 8
  %vecinit.i90 = insertelement <2 x i64> undef, i64 %22, i64 0
  %vecinit1.i91 = insertelement <2 x i64> %vecinit.i90, i64 %i.053.i, i64 1
  %arrayidx2.i92 = getelementptr inbounds <2 x i64>, ptr %3, i64 %found.054.i
  store <2 x i64> %vecinit1.i91, ptr %arrayidx2.i92, align 16
  %neg.i.i = ashr i64 %22, 63
  %shr.i.i93 = xor i64 %neg.i.i, -1
  %or.i.i = or i64 %shr.i.i93, -9223372036854775808
  %xor.i.i = xor i64 %or.i.i, %22
  %23 = bitcast i64 %xor.i.i to double
  %sub.i = fsub double %23, %s.sroa.12108.0
  %mul.i = fmul double %s.sroa.13.0, %sub.i
  %conv.i94 = fptosi double %mul.i to i64
  %cmp5.i = icmp eq i64 %place.0.lcssa.i.i, %conv.i94
  %24 = zext i1 %cmp5.i to i64
  %add.i = add nuw nsw i64 %found.054.i, %24
  %inc.i95 = add nuw nsw i64 %i.053.i, 1
  %exitcond.not.i96 = icmp eq i64 %inc.i95, %1
  br i1 %exitcond.not.i96, label %between_pairs.exit, label %for.body.i97

for.body13.i:                                     ; preds = %for.cond9.preheader.i, %for.body13.i
  %found.157.i = phi i64 [ %add27.i, %for.body13.i ], [ 0, %for.cond9.preheader.i ]
  %i8.056.i = phi i64 [ %inc29.i, %for.body13.i ], [ 0, %for.cond9.preheader.i ]
  %arrayidx15.i = getelementptr inbounds i64, ptr %2, i64 %i8.056.i
  %25 = load volatile i64, ptr %arrayidx15.i, align 8
  %vecinit18.i = insertelement <2 x i64> undef, i64 %25, i64 0
  %vecinit19.i = insertelement <2 x i64> %vecinit18.i, i64 %i8.056.i, i64 1
  %arrayidx20.i = getelementptr inbounds <2 x i64>, ptr %3, i64 %found.157.i
  store <2 x i64> %vecinit19.i, ptr %arrayidx20.i, align 16
  %sub21.i = sub i64 %25, %s.sroa.0.0
  %shr.i = lshr i64 %sub21.i, %s.sroa.8.0
  %cmp24.i = icmp eq i64 %shr.i, %retval.0.i.ph
  %26 = zext i1 %cmp24.i to i64
  %add27.i = add nuw nsw i64 %found.157.i, %26
  %inc29.i = add nuw nsw i64 %i8.056.i, 1
  %exitcond60.not.i = icmp eq i64 %inc29.i, %1
  br i1 %exitcond60.not.i, label %between_pairs.exit, label %for.body13.i

between_pairs.exit:                               ; preds = %for.body.i97, %for.body13.i, %for.cond.preheader.i, %for.cond9.preheader.i
  %rank.1124 = phi i64 [ %rank.1.ph, %for.cond9.preheader.i ], [ %rank.0, %for.cond.preheader.i ], [ %rank.1.ph, %for.body13.i ], [ %rank.0, %for.body.i97 ]
  %s.sroa.9.2122 = phi i8 [ 0, %for.cond9.preheader.i ], [ %s.sroa.9.1131, %for.cond.preheader.i ], [ 0, %for.body13.i ], [ %s.sroa.9.1131, %for.body.i97 ]
  %found.2.i = phi i64 [ 0, %for.cond9.preheader.i ], [ 0, %for.cond.preheader.i ], [ %add27.i, %for.body13.i ], [ %add.i, %for.body.i97 ]
  %27 = load ptr, ptr %counts19, align 8
  %add.ptr23 = getelementptr inbounds i32, ptr %27, i64 2048
  %call24 = call fastcc ptr @sort_pairs(ptr %3, ptr %add.ptr, i64 %found.2.i, ptr %add.ptr23)
  %28 = load i64, ptr %arrayidx, align 8
  %sub27 = sub nsw i64 %28, %rank.1124
  %add = add nsw i64 %sub27, %found.2.i
  br label %if.end29

if.end29:                                         ; preds = %if.else16, %between_pairs.exit, %while.end
  %29 = phi i64 [ %.pre, %while.end ], [ %10, %if.else16 ], [ %28, %between_pairs.exit ]
  %s.sroa.9.3 = phi i8 [ %s.sroa.9.1131, %while.end ], [ %s.sroa.9.1131, %if.else16 ], [ %s.sroa.9.2122, %between_pairs.exit ]
  %end.2 = phi i64 [ %end.1132, %while.end ], [ %end.1132, %if.else16 ], [ %add, %between_pairs.exit ]
  %begin.1 = phi i64 [ %sub, %while.end ], [ %begin.0134, %if.else16 ], [ %sub27, %between_pairs.exit ]
  %sorted.2 = phi ptr [ %3, %while.end ], [ %sorted.1135, %if.else16 ], [ %call24, %between_pairs.exit ]
  %sub32 = sub nsw i64 %29, %begin.1
  %add.ptr33 = getelementptr inbounds <2 x i64>, ptr %sorted.2, i64 %sub32
  %add34 = add nuw nsw i64 %i.0133, 1
  call fastcc void @write_pairs(ptr %r, ptr %add.ptr33, i64 %i.0133, i64 %add34)
  %30 = load i64, ptr %results5, align 8
  %cmp6 = icmp slt i64 %add34, %30
  br i1 %cmp6, label %for.body, label %for.cond.cleanup
}

declare i32 @llvm.usub.sat.i32(i32, i32)

declare i32 @llvm.ctlz.i32(i32, i1 immarg)
