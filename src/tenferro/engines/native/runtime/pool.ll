; Made from source/pool.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: d9a3adc5c5262e8dc9e5faa2b4ed3c71a2cc524bd7839c6959792bc0d73a1368

%struct.pool_words = type { i64, i64, i64, i64, i64, i64, i64 }
%struct.block = type { ptr, i64, ptr, i64 }

@tenferro_pool = global %struct.pool_words zeroinitializer, align 8
@largest_block = internal constant i64 $largest_block
@pooled_bytes = internal constant i64 $pooled_bytes
@Array_Type = external global i8, align 1
@Memory_Error = external global i8, align 1
@.str = private constant [43 x i8] c"Unable to allocate %lld bytes for an array\00", align 1
@capsule_name = internal constant [16 x i8] c"tenferro.buffer\00", align 16
@heads = internal global [144 x ptr] zeroinitializer, align 16
@huge_page_advice = internal constant i64 $huge_page_advice
@map_flags = internal constant i64 $map_flags
@map_protection = internal constant i64 $map_protection
@array_flags = internal constant i64 $array_flags

define void @tenferro_trim(i64 %limit, i64 %room) {
entry:
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.cond.i, %entry
  %0 = cmpxchg weak ptr getelementptr inbounds (%struct.pool_words, ptr @tenferro_pool, i64 0, i32 0), i64 0, i64 1 acquire monotonic, align 8
  %1 = extractvalue { i64, i1 } %0, 1
  br i1 %1, label %lock.exit, label %while.cond.i

lock.exit:                                        ; preds = %while.cond.i
  %cmp = icmp sgt i64 %limit, -1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %lock.exit
  store i64 %limit, ptr getelementptr inbounds (%struct.pool_words, ptr @tenferro_pool, i64 0, i32 1), align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %lock.exit
  %2 = load i64, ptr getelementptr inbounds (%struct.pool_words, ptr @tenferro_pool, i64 0, i32 2), align 8
  %cmp3.i = icmp sgt i64 %2, %room
  br i1 %cmp3.i, label %while.body.lr.ph.i, label %evict.exit

while.body.lr.ph.i:                               ; preds = %if.end
  %3 = load i64, ptr @map_flags, align 8
  %cmp.i.i = icmp slt i64 %3, 0
  br label %while.body.i

while.body.i:                                     ; preds = %if.end.i, %while.body.lr.ph.i
  %4 = phi i64 [ %2, %while.body.lr.ph.i ], [ %10, %if.end.i ]
  %5 = load i64, ptr getelementptr inbounds (%struct.pool_words, ptr @tenferro_pool, i64 0, i32 6), align 8
  %arrayidx.i.i = getelementptr inbounds [144 x ptr], ptr @heads, i64 0, i64 %5
  %6 = load ptr, ptr %arrayidx.i.i, align 8
  %tobool.not.i.i = icmp eq ptr %6, null
  br i1 %tobool.not.i.i, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %while.body.i
  %next.i.i = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0
  %7 = load ptr, ptr %next.i.i, align 8
  store ptr %7, ptr %arrayidx.i.i, align 8
  %rem.i.i.i = srem i64 %5, 4
  %add.i.i.i = add nsw i64 %rem.i.i.i, 5
  %div.i.i.i = sdiv i64 %5, 4
  %add1.i.i.i = add nsw i64 %div.i.i.i, 11
  %shl.i.i.i = shl i64 %add.i.i.i, %add1.i.i.i
  %sub.i.i = sub nsw i64 %4, %shl.i.i.i
  store i64 %sub.i.i, ptr getelementptr inbounds (%struct.pool_words, ptr @tenferro_pool, i64 0, i32 2), align 8
  %mapping.i.i = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 2
  %8 = load ptr, ptr %mapping.i.i, align 8
  br i1 %cmp.i.i, label %if.then.i2.i, label %if.else.i.i

if.then.i2.i:                                     ; preds = %if.then.i
  call void @free(ptr %8)
  br label %if.end.i

if.else.i.i:                                      ; preds = %if.then.i
  %length.i.i = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 3
  %9 = load i64, ptr %length.i.i, align 8
  %call.i.i = call i32 @munmap(ptr %8, i64 %9)
  br label %if.end.i

if.else.i:                                        ; preds = %while.body.i
  %add.i = add nsw i64 %5, 1
  %rem.i = srem i64 %add.i, 144
  store i64 %rem.i, ptr getelementptr inbounds (%struct.pool_words, ptr @tenferro_pool, i64 0, i32 6), align 8
  br label %if.end.i

if.end.i:                                         ; preds = %if.else.i, %if.else.i.i, %if.then.i2.i
  %10 = load i64, ptr getelementptr inbounds (%struct.pool_words, ptr @tenferro_pool, i64 0, i32 2), align 8
  %cmp.i = icmp sgt i64 %10, %room
  br i1 %cmp.i, label %while.body.i, label %evict.exit

evict.exit:                                       ; preds = %if.end.i, %if.end
  store atomic i64 0, ptr getelementptr inbounds (%struct.pool_words, ptr @tenferro_pool, i64 0, i32 0) release, align 8
  ret void
}

define ptr @tenferro_acquire(i64 %bytes) {
entry:
  %0 = load i64, ptr @largest_block, align 8
  %cmp = icmp ult i64 %0, %bytes
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %entry
  %cmp.i = icmp sgt i64 %bytes, 16384
  %sub.i = add nsw i64 %bytes, -1
  %cond.i = select i1 %cmp.i, i64 %sub.i, i64 16383
  %1 = call i64 @llvm.ctlz.i64(i64 %cond.i, i1 true)
  %.neg.i = mul nsw i64 %1, -4
  %add.i = add nsw i64 %.neg.i, 196
  br label %while.cond.i.i

while.cond.i.i:                                   ; preds = %while.cond.i.i, %if.end
  %2 = cmpxchg weak ptr getelementptr inbounds (%struct.pool_words, ptr @tenferro_pool, i64 0, i32 0), i64 0, i64 1 acquire monotonic, align 8
  %3 = extractvalue { i64, i1 } %2, 1
  br i1 %3, label %lock.exit.i, label %while.cond.i.i

lock.exit.i:                                      ; preds = %while.cond.i.i
  %sub1.i = sub nsw i64 61, %1
  %shr7.i = lshr i64 %cond.i, %sub1.i
  %sub3.i = add i64 %add.i, %shr7.i
  %arrayidx.i.i = getelementptr inbounds [144 x ptr], ptr @heads, i64 0, i64 %sub3.i
  %4 = load ptr, ptr %arrayidx.i.i, align 8
  %tobool.not.i.i = icmp eq ptr %4, null
  br i1 %tobool.not.i.i, label %if.end4, label %if.end4.thread

if.end4.thread:                                   ; preds = %lock.exit.i
  %next.i.i = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0
  %5 = load ptr, ptr %next.i.i, align 8
  store ptr %5, ptr %arrayidx.i.i, align 8
  %rem.i.i.i = srem i64 %sub3.i, 4
  %add.i.i.i = add nsw i64 %rem.i.i.i, 5
  %div.i.i.i = sdiv i64 %sub3.i, 4
  %add1.i.i.i = add nsw i64 %div.i.i.i, 11
  %shl.i.i.i = shl i64 %add.i.i.i, %add1.i.i.i
  %6 = load i64, ptr getelementptr inbounds (%struct.pool_words, ptr @tenferro_pool, i64 0, i32 2), align 8
  %sub.i.i = sub nsw i64 %6, %shl.i.i.i
  store i64 %sub.i.i, ptr getelementptr inbounds (%struct.pool_words, ptr @tenferro_pool, i64 0, i32 2), align 8
  %7 = load i64, ptr getelementptr inbounds (%struct.pool_words, ptr @tenferro_pool, i64 0, i32 4), align 8
  %inc.i = add nsw i64 %7, 1
  store i64 %inc.i, ptr getelementptr inbounds (%struct.pool_words, ptr @tenferro_pool, i64 0, i32 4), align 8
  %8 = load i64, ptr getelementptr inbounds (%struct.pool_words, ptr @tenferro_pool, i64 0, i32 3), align 8
  %add.i21 = add nsw i64 %8, %shl.i.i.i
  store i64 %add.i21, ptr getelementptr inbounds (%struct.pool_words, ptr @tenferro_pool, i64 0, i32 3), align 8
  store atomic i64 0, ptr getelementptr inbounds (%struct.pool_words, ptr @tenferro_pool, i64 0, i32 0) release, align 8
  br label %if.then10

if.end4:                                          ; preds = %lock.exit.i
  %9 = load i64, ptr getelementptr inbounds (%struct.pool_words, ptr @tenferro_pool, i64 0, i32 5), align 8
  %inc1.i = add nsw i64 %9, 1
  store i64 %inc1.i, ptr getelementptr inbounds (%struct.pool_words, ptr @tenferro_pool, i64 0, i32 5), align 8
  %.pre.i = srem i64 %sub3.i, 4
  %.pre5.i = add nsw i64 %.pre.i, 5
  %.pre6.i = sdiv i64 %sub3.i, 4
  %.pre7.i = add nsw i64 %.pre6.i, 11
  %.pre8.i = shl i64 %.pre5.i, %.pre7.i
  %10 = load i64, ptr getelementptr inbounds (%struct.pool_words, ptr @tenferro_pool, i64 0, i32 3), align 8
  %add.i2130 = add nsw i64 %10, %.pre8.i
  store i64 %add.i2130, ptr getelementptr inbounds (%struct.pool_words, ptr @tenferro_pool, i64 0, i32 3), align 8
  store atomic i64 0, ptr getelementptr inbounds (%struct.pool_words, ptr @tenferro_pool, i64 0, i32 0) release, align 8
  %call3 = call fastcc ptr @map_block(i64 %sub3.i)
  %tobool5.not = icmp eq ptr %call3, null
  br i1 %tobool5.not, label %while.cond.i.i22, label %if.then10

while.cond.i.i22:                                 ; preds = %if.end4, %while.cond.i.i22
  %11 = cmpxchg weak ptr getelementptr inbounds (%struct.pool_words, ptr @tenferro_pool, i64 0, i32 0), i64 0, i64 1 acquire monotonic, align 8
  %12 = extractvalue { i64, i1 } %11, 1
  br i1 %12, label %lock.exit.i23, label %while.cond.i.i22

lock.exit.i23:                                    ; preds = %while.cond.i.i22
  %13 = load i64, ptr getelementptr inbounds (%struct.pool_words, ptr @tenferro_pool, i64 0, i32 2), align 8
  %cmp3.i.i = icmp sgt i64 %13, 0
  br i1 %cmp3.i.i, label %while.body.lr.ph.i.i, label %if.end8

while.body.lr.ph.i.i:                             ; preds = %lock.exit.i23
  %14 = load i64, ptr @map_flags, align 8
  %cmp.i.i.i = icmp slt i64 %14, 0
  br label %while.body.i.i

while.body.i.i:                                   ; preds = %if.end.i.i, %while.body.lr.ph.i.i
  %15 = phi i64 [ %13, %while.body.lr.ph.i.i ], [ %21, %if.end.i.i ]
  %16 = load i64, ptr getelementptr inbounds (%struct.pool_words, ptr @tenferro_pool, i64 0, i32 6), align 8
  %arrayidx.i.i.i = getelementptr inbounds [144 x ptr], ptr @heads, i64 0, i64 %16
  %17 = load ptr, ptr %arrayidx.i.i.i, align 8
  %tobool.not.i.i.i = icmp eq ptr %17, null
  br i1 %tobool.not.i.i.i, label %if.else.i.i, label %if.then.i.i

if.then.i.i:                                      ; preds = %while.body.i.i
  %next.i.i.i = getelementptr inbounds %struct.block, ptr %17, i64 0, i32 0
  %18 = load ptr, ptr %next.i.i.i, align 8
  store ptr %18, ptr %arrayidx.i.i.i, align 8
  %rem.i.i.i.i = srem i64 %16, 4
  %add.i.i.i.i = add nsw i64 %rem.i.i.i.i, 5
  %div.i.i.i.i = sdiv i64 %16, 4
  %add1.i.i.i.i = add nsw i64 %div.i.i.i.i, 11
  %shl.i.i.i.i = shl i64 %add.i.i.i.i, %add1.i.i.i.i
  %sub.i.i.i = sub nsw i64 %15, %shl.i.i.i.i
  store i64 %sub.i.i.i, ptr getelementptr inbounds (%struct.pool_words, ptr @tenferro_pool, i64 0, i32 2), align 8
  %mapping.i.i.i = getelementptr inbounds %struct.block, ptr %17, i64 0, i32 2
  %19 = load ptr, ptr %mapping.i.i.i, align 8
  br i1 %cmp.i.i.i, label %if.then.i2.i.i, label %if.else.i.i.i

if.then.i2.i.i:                                   ; preds = %if.then.i.i
  call void @free(ptr %19)
  br label %if.end.i.i

if.else.i.i.i:                                    ; preds = %if.then.i.i
  %length.i.i.i = getelementptr inbounds %struct.block, ptr %17, i64 0, i32 3
  %20 = load i64, ptr %length.i.i.i, align 8
  %call.i.i.i = call i32 @munmap(ptr %19, i64 %20)
  br label %if.end.i.i

if.else.i.i:                                      ; preds = %while.body.i.i
  %add.i.i = add nsw i64 %16, 1
  %rem.i.i = srem i64 %add.i.i, 144
  store i64 %rem.i.i, ptr getelementptr inbounds (%struct.pool_words, ptr @tenferro_pool, i64 0, i32 6), align 8
  br label %if.end.i.i

if.end.i.i:                                       ; preds = %if.else.i.i, %if.else.i.i.i, %if.then.i2.i.i
  %21 = load i64, ptr getelementptr inbounds (%struct.pool_words, ptr @tenferro_pool, i64 0, i32 2), align 8
  %cmp.i.i = icmp sgt i64 %21, 0
  br i1 %cmp.i.i, label %while.body.i.i, label %if.end8

if.end8:                                          ; preds = %if.end.i.i, %lock.exit.i23
  store atomic i64 0, ptr getelementptr inbounds (%struct.pool_words, ptr @tenferro_pool, i64 0, i32 0) release, align 8
  %call7 = call fastcc ptr @map_block(i64 %sub3.i)
  %tobool9.not = icmp eq ptr %call7, null
  br i1 %tobool9.not, label %while.cond.i.i24, label %if.then10

if.then10:                                        ; preds = %if.end4.thread, %if.end4, %if.end8
  %b.135 = phi ptr [ %call7, %if.end8 ], [ %4, %if.end4.thread ], [ %call3, %if.end4 ]
  %add.ptr.i = getelementptr inbounds i8, ptr %b.135, i64 64
  br label %return

while.cond.i.i24:                                 ; preds = %if.end8, %while.cond.i.i24
  %22 = cmpxchg weak ptr getelementptr inbounds (%struct.pool_words, ptr @tenferro_pool, i64 0, i32 0), i64 0, i64 1 acquire monotonic, align 8
  %23 = extractvalue { i64, i1 } %22, 1
  br i1 %23, label %uncount.exit, label %while.cond.i.i24

uncount.exit:                                     ; preds = %while.cond.i.i24
  %24 = load i64, ptr getelementptr inbounds (%struct.pool_words, ptr @tenferro_pool, i64 0, i32 3), align 8
  %sub.i27 = sub nsw i64 %24, %.pre8.i
  store i64 %sub.i27, ptr getelementptr inbounds (%struct.pool_words, ptr @tenferro_pool, i64 0, i32 3), align 8
  store atomic i64 0, ptr getelementptr inbounds (%struct.pool_words, ptr @tenferro_pool, i64 0, i32 0) release, align 8
  br label %return

return:                                           ; preds = %if.then10, %uncount.exit, %entry
  %retval.1 = phi ptr [ null, %entry ], [ %add.ptr.i, %if.then10 ], [ null, %uncount.exit ]
  ret ptr %retval.1
}

define internal fastcc ptr @map_block(i64 %class) {
entry:
  %rem.i = srem i64 %class, 4
  %add.i = add nsw i64 %rem.i, 5
  %div.i = sdiv i64 %class, 4
  %add1.i = add nsw i64 %div.i, 11
  %shl.i = shl i64 %add.i, %add1.i
  %cmp = icmp sgt i64 %shl.i, 2097151
  %0 = select i1 %cmp, i64 2097152, i64 64
  %add = add nuw nsw i64 %0, 64
  %add1 = add i64 %add, %shl.i
  %1 = load i64, ptr @map_flags, align 8
  %cmp.i = icmp slt i64 %1, 0
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  %call.i = call ptr @malloc(i64 %add1)
  br label %map.exit

if.end.i:                                         ; preds = %entry
  %2 = load i64, ptr @map_protection, align 8
  %conv.i = trunc i64 %2 to i32
  %conv1.i = trunc i64 %1 to i32
  %call2.i = call ptr @mmap(ptr null, i64 %add1, i32 %conv.i, i32 %conv1.i, i32 -1, i64 0)
  %cmp3.i = icmp eq ptr %call2.i, inttoptr (i64 -1 to ptr)
  br i1 %cmp3.i, label %cleanup, label %map.exit

map.exit:                                         ; preds = %if.end.i, %if.then.i
  %retval.0.i = phi ptr [ %call.i, %if.then.i ], [ %call2.i, %if.end.i ]
  %tobool.not = icmp eq ptr %retval.0.i, null
  br i1 %tobool.not, label %cleanup, label %if.end

if.end:                                           ; preds = %map.exit
  %3 = ptrtoint ptr %retval.0.i to i64
  %add4 = or i64 %0, 63
  %sub = add i64 %add4, %3
  %4 = srem i64 %sub, %0
  %sub5 = sub i64 %add4, %4
  %add.ptr = getelementptr inbounds i8, ptr %retval.0.i, i64 %sub5
  %add.ptr.i = getelementptr inbounds i8, ptr %add.ptr, i64 -64
  store ptr null, ptr %add.ptr.i, align 8
  %.compoundliteral.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %add.ptr.i, i64 8
  store i64 %class, ptr %.compoundliteral.sroa.2.0..sroa_idx, align 8
  %.compoundliteral.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %add.ptr.i, i64 16
  store ptr %retval.0.i, ptr %.compoundliteral.sroa.3.0..sroa_idx, align 8
  %.compoundliteral.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %add.ptr.i, i64 24
  store i64 %add1, ptr %.compoundliteral.sroa.4.0..sroa_idx, align 8
  %5 = load i64, ptr @huge_page_advice, align 8
  %cmp12 = icmp sgt i64 %5, -1
  %or.cond = select i1 %cmp, i1 %cmp12, i1 false
  br i1 %or.cond, label %if.then14, label %cleanup

if.then14:                                        ; preds = %if.end
  %add.ptr.i36 = getelementptr inbounds i8, ptr %add.ptr.i, i64 64
  %conv16 = trunc i64 %5 to i32
  %call17 = call i32 @madvise(ptr %add.ptr.i36, i64 %shl.i, i32 %conv16)
  br label %cleanup

cleanup:                                          ; preds = %if.end.i, %if.end, %if.then14, %map.exit
  %retval.0 = phi ptr [ null, %map.exit ], [ %add.ptr.i, %if.then14 ], [ %add.ptr.i, %if.end ], [ null, %if.end.i ]
  ret ptr %retval.0
}

define void @tenferro_release(ptr %data) {
entry:
  %add.ptr.i = getelementptr inbounds i8, ptr %data, i64 -64
  %class = getelementptr inbounds %struct.block, ptr %add.ptr.i, i64 0, i32 1
  %0 = load i64, ptr %class, align 8
  %rem.i = srem i64 %0, 4
  %div.i = sdiv i64 %0, 4
  %add1.i = add nsw i64 %div.i, 11
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.cond.i, %entry
  %1 = cmpxchg weak ptr getelementptr inbounds (%struct.pool_words, ptr @tenferro_pool, i64 0, i32 0), i64 0, i64 1 acquire monotonic, align 8
  %2 = extractvalue { i64, i1 } %1, 1
  br i1 %2, label %lock.exit, label %while.cond.i

lock.exit:                                        ; preds = %while.cond.i
  %add.i = add nsw i64 %rem.i, 5
  %shl.i = shl i64 %add.i, %add1.i
  %3 = load i64, ptr getelementptr inbounds (%struct.pool_words, ptr @tenferro_pool, i64 0, i32 3), align 8
  %sub = sub nsw i64 %3, %shl.i
  store i64 %sub, ptr getelementptr inbounds (%struct.pool_words, ptr @tenferro_pool, i64 0, i32 3), align 8
  %4 = load i64, ptr getelementptr inbounds (%struct.pool_words, ptr @tenferro_pool, i64 0, i32 1), align 8
  %sub2 = sub nsw i64 %4, %shl.i
  %cmp = icmp sgt i64 %sub2, -1
  br i1 %cmp, label %if.then, label %if.end.thread

if.end.thread:                                    ; preds = %lock.exit
  store atomic i64 0, ptr getelementptr inbounds (%struct.pool_words, ptr @tenferro_pool, i64 0, i32 0) release, align 8
  br label %if.then4

if.then:                                          ; preds = %lock.exit
  %5 = load i64, ptr getelementptr inbounds (%struct.pool_words, ptr @tenferro_pool, i64 0, i32 2), align 8
  %cmp3.i = icmp sgt i64 %5, %sub2
  br i1 %cmp3.i, label %while.body.lr.ph.i, label %if.end

while.body.lr.ph.i:                               ; preds = %if.then
  %6 = load i64, ptr @map_flags, align 8
  %cmp.i.i = icmp slt i64 %6, 0
  br label %while.body.i

while.body.i:                                     ; preds = %if.end.i, %while.body.lr.ph.i
  %7 = phi i64 [ %5, %while.body.lr.ph.i ], [ %13, %if.end.i ]
  %8 = load i64, ptr getelementptr inbounds (%struct.pool_words, ptr @tenferro_pool, i64 0, i32 6), align 8
  %arrayidx.i.i = getelementptr inbounds [144 x ptr], ptr @heads, i64 0, i64 %8
  %9 = load ptr, ptr %arrayidx.i.i, align 8
  %tobool.not.i.i = icmp eq ptr %9, null
  br i1 %tobool.not.i.i, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %while.body.i
  %next.i.i = getelementptr inbounds %struct.block, ptr %9, i64 0, i32 0
  %10 = load ptr, ptr %next.i.i, align 8
  store ptr %10, ptr %arrayidx.i.i, align 8
  %rem.i.i.i = srem i64 %8, 4
  %add.i.i.i = add nsw i64 %rem.i.i.i, 5
  %div.i.i.i = sdiv i64 %8, 4
  %add1.i.i.i = add nsw i64 %div.i.i.i, 11
  %shl.i.i.i = shl i64 %add.i.i.i, %add1.i.i.i
  %sub.i.i = sub nsw i64 %7, %shl.i.i.i
  store i64 %sub.i.i, ptr getelementptr inbounds (%struct.pool_words, ptr @tenferro_pool, i64 0, i32 2), align 8
  %mapping.i.i = getelementptr inbounds %struct.block, ptr %9, i64 0, i32 2
  %11 = load ptr, ptr %mapping.i.i, align 8
  br i1 %cmp.i.i, label %if.then.i2.i, label %if.else.i.i

if.then.i2.i:                                     ; preds = %if.then.i
  call void @free(ptr %11)
  br label %if.end.i

if.else.i.i:                                      ; preds = %if.then.i
  %length.i.i = getelementptr inbounds %struct.block, ptr %9, i64 0, i32 3
  %12 = load i64, ptr %length.i.i, align 8
  %call.i.i = call i32 @munmap(ptr %11, i64 %12)
  br label %if.end.i

if.else.i:                                        ; preds = %while.body.i
  %add.i11 = add nsw i64 %8, 1
  %rem.i12 = srem i64 %add.i11, 144
  store i64 %rem.i12, ptr getelementptr inbounds (%struct.pool_words, ptr @tenferro_pool, i64 0, i32 6), align 8
  br label %if.end.i

if.end.i:                                         ; preds = %if.else.i, %if.else.i.i, %if.then.i2.i
  %13 = load i64, ptr getelementptr inbounds (%struct.pool_words, ptr @tenferro_pool, i64 0, i32 2), align 8
  %cmp.i = icmp sgt i64 %13, %sub2
  br i1 %cmp.i, label %while.body.i, label %if.end

if.end:                                           ; preds = %if.end.i, %if.then
  %14 = load i64, ptr %class, align 8
  %arrayidx.i = getelementptr inbounds [144 x ptr], ptr @heads, i64 0, i64 %14
  %15 = load ptr, ptr %arrayidx.i, align 8
  %next.i = getelementptr inbounds %struct.block, ptr %add.ptr.i, i64 0, i32 0
  store ptr %15, ptr %next.i, align 8
  store ptr %add.ptr.i, ptr %arrayidx.i, align 8
  %rem.i.i = srem i64 %14, 4
  %add.i.i = add nsw i64 %rem.i.i, 5
  %div.i.i = sdiv i64 %14, 4
  %add1.i.i = add nsw i64 %div.i.i, 11
  %shl.i.i = shl i64 %add.i.i, %add1.i.i
  %16 = load i64, ptr getelementptr inbounds (%struct.pool_words, ptr @tenferro_pool, i64 0, i32 2), align 8
  %add.i13 = add nsw i64 %16, %shl.i.i
  store i64 %add.i13, ptr getelementptr inbounds (%struct.pool_words, ptr @tenferro_pool, i64 0, i32 2), align 8
  store atomic i64 0, ptr getelementptr inbounds (%struct.pool_words, ptr @tenferro_pool, i64 0, i32 0) release, align 8
  %cmp3 = icmp slt i64 %sub2, 0
  br i1 %cmp3, label %if.then4, label %if.end5

if.then4:                                         ; preds = %if.end.thread, %if.end
  %17 = load i64, ptr @map_flags, align 8
  %cmp.i14 = icmp slt i64 %17, 0
  %mapping.i = getelementptr inbounds %struct.block, ptr %add.ptr.i, i64 0, i32 2
  %18 = load ptr, ptr %mapping.i, align 8
  br i1 %cmp.i14, label %if.then.i15, label %if.else.i16

if.then.i15:                                      ; preds = %if.then4
  call void @free(ptr %18)
  br label %if.end5

if.else.i16:                                      ; preds = %if.then4
  %length.i = getelementptr inbounds %struct.block, ptr %add.ptr.i, i64 0, i32 3
  %19 = load i64, ptr %length.i, align 8
  %call.i = call i32 @munmap(ptr %18, i64 %19)
  br label %if.end5

if.end5:                                          ; preds = %if.else.i16, %if.then.i15, %if.end
  ret void
}

define ptr @tenferro_new_array(ptr %descr, i64 %ndim, ptr %shape, i64 %bytes) {
entry:
  %0 = load i64, ptr @pooled_bytes, align 8
  %cmp = icmp ugt i64 %0, %bytes
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @Py_IncRef(ptr %descr)
  %conv = trunc i64 %ndim to i32
  %call = call ptr @PyArray_NewFromDescr(ptr @Array_Type, ptr %descr, i32 %conv, ptr %shape, ptr null, ptr null, i32 0, ptr null)
  br label %return

if.end:                                           ; preds = %entry
  %call1 = call ptr @tenferro_acquire(i64 %bytes)
  %tobool.not = icmp eq ptr %call1, null
  br i1 %tobool.not, label %if.then2, label %if.end4

if.then2:                                         ; preds = %if.end
  %call3 = call ptr (ptr, ptr, ...) @PyErr_Format(ptr @Memory_Error, ptr getelementptr inbounds ([43 x i8], ptr @.str, i64 0, i64 0), i64 %bytes)
  br label %return

if.end4:                                          ; preds = %if.end
  %call5 = call ptr @PyCapsule_New(ptr %call1, ptr getelementptr inbounds ([16 x i8], ptr @capsule_name, i64 0, i64 0), ptr @release_capsule)
  %tobool6.not = icmp eq ptr %call5, null
  br i1 %tobool6.not, label %if.then7, label %if.end8

if.then7:                                         ; preds = %if.end4
  call void @tenferro_release(ptr %call1)
  br label %return

if.end8:                                          ; preds = %if.end4
  call void @Py_IncRef(ptr %descr)
  %conv.i = trunc i64 %ndim to i32
  %1 = load i64, ptr @array_flags, align 8
  %conv1.i = trunc i64 %1 to i32
  %call.i = call ptr @PyArray_NewFromDescr(ptr @Array_Type, ptr %descr, i32 %conv.i, ptr %shape, ptr null, ptr %call1, i32 %conv1.i, ptr null)
  %tobool.not.i = icmp eq ptr %call.i, null
  br i1 %tobool.not.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %if.end8
  call void @Py_DecRef(ptr %call5)
  br label %return

if.end.i:                                         ; preds = %if.end8
  %call2.i = call i32 @PyArray_SetBaseObject(ptr %call.i, ptr %call5)
  %tobool3.not.i = icmp eq i32 %call2.i, 0
  br i1 %tobool3.not.i, label %return, label %if.then4.i

if.then4.i:                                       ; preds = %if.end.i
  call void @Py_DecRef(ptr %call.i)
  br label %return

return:                                           ; preds = %if.then4.i, %if.end.i, %if.then.i, %if.then2, %if.then7, %if.then
  %retval.2 = phi ptr [ %call, %if.then ], [ %call3, %if.then2 ], [ null, %if.then7 ], [ null, %if.then4.i ], [ null, %if.then.i ], [ %call.i, %if.end.i ]
  ret ptr %retval.2
}

declare void @Py_IncRef(ptr)

declare ptr @PyArray_NewFromDescr(ptr, ptr, i32, ptr, ptr, ptr, i32, ptr)

declare ptr @PyErr_Format(ptr, ptr, ...)

declare ptr @PyCapsule_New(ptr, ptr, ptr)

define internal void @release_capsule(ptr %capsule) {
entry:
  %call = call ptr @PyCapsule_GetPointer(ptr %capsule, ptr getelementptr inbounds ([16 x i8], ptr @capsule_name, i64 0, i64 0))
  call void @tenferro_release(ptr %call)
  ret void
}

declare i64 @llvm.ctlz.i64(i64, i1 immarg)

declare i32 @madvise(ptr, i64, i32)

declare ptr @malloc(i64)

declare ptr @mmap(ptr, i64, i32, i32, i32, i64)

declare void @free(ptr)

declare i32 @munmap(ptr, i64)

declare ptr @PyCapsule_GetPointer(ptr, ptr)

declare void @Py_DecRef(ptr)

declare i32 @PyArray_SetBaseObject(ptr, ptr)
