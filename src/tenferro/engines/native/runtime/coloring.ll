; Made from source/coloring.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 7e04ea78b1c7fb4409c466ef29d55e10dd4249bb343b0e805931aba94752704f

define i64 @tenferro_color(i64 %n, ptr %order, ptr %start, ptr %rows, ptr %used_in, ptr %color, i64 %base, i64 %in_turn) {
entry:
  %cmp.i = icmp slt i64 %in_turn, 64
  %notmask.i = shl nsw i64 -1, %in_turn
  %sub.i = xor i64 %notmask.i, -1
  %cond.i = select i1 %cmp.i, i64 %sub.i, i64 -1
  %cmp78 = icmp sgt i64 %n, 0
  br i1 %cmp78, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %conv34 = trunc i64 %base to i32
  br label %for.body

for.cond.cleanup:                                 ; preds = %cleanup, %entry
  %left.0.lcssa = phi i64 [ 0, %entry ], [ %left.1, %cleanup ]
  ret i64 %left.0.lcssa

for.body:                                         ; preds = %for.body.lr.ph, %cleanup
  %left.081 = phi i64 [ 0, %for.body.lr.ph ], [ %left.1, %cleanup ]
  %behind.080 = phi i64 [ %cond.i, %for.body.lr.ph ], [ %behind.1, %cleanup ]
  %i.079 = phi i64 [ 0, %for.body.lr.ph ], [ %inc39, %cleanup ]
  %arrayidx = getelementptr inbounds i64, ptr %order, i64 %i.079
  %0 = load i64, ptr %arrayidx, align 8
  %arrayidx1 = getelementptr inbounds i32, ptr %start, i64 %0
  %1 = load i32, ptr %arrayidx1, align 4
  %add = add nsw i64 %0, 1
  %arrayidx3 = getelementptr inbounds i32, ptr %start, i64 %add
  %2 = load i32, ptr %arrayidx3, align 4
  %cmp472 = icmp slt i32 %1, %2
  br i1 %cmp472, label %for.body6.preheader, label %if.end

for.body6.preheader:                              ; preds = %for.body
  %3 = sext i32 %1 to i64
  %wide.trip.count = sext i32 %2 to i64
  br label %for.body6

for.cond.cleanup5:                                ; preds = %for.body6
  %cmp10 = icmp eq i64 %or, -1
  br i1 %cmp10, label %if.then, label %if.end

for.body6:                                        ; preds = %for.body6.preheader, %for.body6
  %indvars.iv = phi i64 [ %3, %for.body6.preheader ], [ %indvars.iv.next, %for.body6 ]
  %used.073 = phi i64 [ 0, %for.body6.preheader ], [ %or, %for.body6 ]
  %arrayidx7 = getelementptr inbounds i32, ptr %rows, i64 %indvars.iv
  %4 = load i32, ptr %arrayidx7, align 4
  %idxprom8 = sext i32 %4 to i64
  %arrayidx9 = getelementptr inbounds i64, ptr %used_in, i64 %idxprom8
  %5 = load i64, ptr %arrayidx9, align 8
  %or = or i64 %5, %used.073
  %indvars.iv.next = add nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup5, label %for.body6

if.then:                                          ; preds = %for.cond.cleanup5
  %inc11 = add nsw i64 %left.081, 1
  br label %cleanup

if.end:                                           ; preds = %for.body, %for.cond.cleanup5
  %used.0.lcssa89 = phi i64 [ %or, %for.cond.cleanup5 ], [ 0, %for.body ]
  %neg = xor i64 %used.0.lcssa89, -1
  %and = and i64 %behind.080, %neg
  %tobool.not = icmp eq i64 %and, 0
  %cond = select i1 %tobool.not, i64 %neg, i64 %and
  %6 = call i64 @llvm.cttz.i64(i64 %cond, i1 true)
  %cast = trunc i64 %6 to i32
  %cmp.i68.not = icmp eq i64 %6, 63
  %notmask.i69 = shl i64 -2, %6
  %neg15 = select i1 %cmp.i68.not, i64 0, i64 %notmask.i69
  %and16 = and i64 %neg15, %cond.i
  br i1 %cmp472, label %for.body25.lr.ph, label %for.cond.cleanup24

for.body25.lr.ph:                                 ; preds = %if.end
  %shl = shl nuw i64 1, %6
  %7 = sext i32 %1 to i64
  br label %for.body25

for.cond.cleanup24:                               ; preds = %for.body25, %if.end
  %add35 = add nsw i32 %cast, %conv34
  %arrayidx36 = getelementptr inbounds i32, ptr %color, i64 %0
  store i32 %add35, ptr %arrayidx36, align 4
  br label %cleanup

for.body25:                                       ; preds = %for.body25.lr.ph, %for.body25
  %indvars.iv83 = phi i64 [ %7, %for.body25.lr.ph ], [ %indvars.iv.next84, %for.body25 ]
  %arrayidx27 = getelementptr inbounds i32, ptr %rows, i64 %indvars.iv83
  %8 = load i32, ptr %arrayidx27, align 4
  %idxprom28 = sext i32 %8 to i64
  %arrayidx29 = getelementptr inbounds i64, ptr %used_in, i64 %idxprom28
  %9 = load i64, ptr %arrayidx29, align 8
  %or30 = or i64 %9, %shl
  store i64 %or30, ptr %arrayidx29, align 8
  %indvars.iv.next84 = add nsw i64 %indvars.iv83, 1
  %10 = load i32, ptr %arrayidx3, align 4
  %11 = sext i32 %10 to i64
  %cmp22 = icmp slt i64 %indvars.iv.next84, %11
  br i1 %cmp22, label %for.body25, label %for.cond.cleanup24

cleanup:                                          ; preds = %for.cond.cleanup24, %if.then
  %behind.1 = phi i64 [ %behind.080, %if.then ], [ %and16, %for.cond.cleanup24 ]
  %left.1 = phi i64 [ %inc11, %if.then ], [ %left.081, %for.cond.cleanup24 ]
  %inc39 = add nuw nsw i64 %i.079, 1
  %exitcond86.not = icmp eq i64 %inc39, %n
  br i1 %exitcond86.not, label %for.cond.cleanup, label %for.body
}

declare i64 @llvm.cttz.i64(i64, i1 immarg)

define i64 @tenferro_star_color(i64 %n, ptr %order, ptr %start, ptr %rows, ptr %words, ptr %color) {
entry:
  %add.ptr = getelementptr inbounds i64, ptr %words, i64 %n
  %mul = shl nsw i64 %n, 1
  %add.ptr1 = getelementptr inbounds i64, ptr %words, i64 %mul
  %cmp192 = icmp sgt i64 %n, 0
  br i1 %cmp192, label %for.body, label %cleanup105

for.body:                                         ; preds = %entry, %for.inc103
  %cmp194 = phi i1 [ %cmp, %for.inc103 ], [ true, %entry ]
  %i.0193 = phi i64 [ %inc104, %for.inc103 ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds i64, ptr %order, i64 %i.0193
  %0 = load i64, ptr %arrayidx, align 8
  %arrayidx2 = getelementptr inbounds i64, ptr %words, i64 %0
  %1 = load i64, ptr %arrayidx2, align 8
  %arrayidx3 = getelementptr inbounds i32, ptr %start, i64 %0
  %2 = load i32, ptr %arrayidx3, align 4
  %add = add nsw i64 %0, 1
  %arrayidx5 = getelementptr inbounds i32, ptr %start, i64 %add
  %3 = load i32, ptr %arrayidx5, align 4
  %cmp6185 = icmp slt i32 %2, %3
  br i1 %cmp6185, label %for.body8.lr.ph, label %for.cond.cleanup7

for.body8.lr.ph:                                  ; preds = %for.body
  %arrayidx18 = getelementptr inbounds i64, ptr %add.ptr, i64 %0
  %4 = sext i32 %2 to i64
  %wide.trip.count = sext i32 %3 to i64
  br label %for.body8

for.cond.cleanup7:                                ; preds = %cleanup, %for.body
  %used.0.lcssa = phi i64 [ %1, %for.body ], [ %used.2, %cleanup ]
  %cmp27 = icmp eq i64 %used.0.lcssa, -1
  br i1 %cmp27, label %cleanup105, label %if.end30

for.body8:                                        ; preds = %for.body8.lr.ph, %cleanup
  %indvars.iv = phi i64 [ %4, %for.body8.lr.ph ], [ %indvars.iv.next, %cleanup ]
  %used.0187 = phi i64 [ %1, %for.body8.lr.ph ], [ %used.2, %cleanup ]
  %arrayidx9 = getelementptr inbounds i32, ptr %rows, i64 %indvars.iv
  %5 = load i32, ptr %arrayidx9, align 4
  %conv = sext i32 %5 to i64
  %cmp10 = icmp eq i64 %0, %conv
  br i1 %cmp10, label %cleanup, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %for.body8
  %arrayidx13 = getelementptr inbounds i32, ptr %color, i64 %conv
  %6 = load i32, ptr %arrayidx13, align 4
  %cmp14 = icmp slt i32 %6, 0
  br i1 %cmp14, label %cleanup, label %if.end

if.end:                                           ; preds = %lor.lhs.false
  %arrayidx17 = getelementptr inbounds i64, ptr %add.ptr1, i64 %conv
  %7 = load i64, ptr %arrayidx17, align 8
  %or = or i64 %7, %used.0187
  %8 = load i64, ptr %arrayidx18, align 8
  %sh_prom = zext i32 %6 to i64
  %9 = shl nuw i64 1, %sh_prom
  %10 = and i64 %8, %9
  %tobool.not = icmp eq i64 %10, 0
  br i1 %tobool.not, label %cleanup, label %if.then21

if.then21:                                        ; preds = %if.end
  %arrayidx23 = getelementptr inbounds i64, ptr %words, i64 %conv
  %11 = load i64, ptr %arrayidx23, align 8
  %or24 = or i64 %11, %or
  br label %cleanup

cleanup:                                          ; preds = %if.end, %if.then21, %for.body8, %lor.lhs.false
  %used.2 = phi i64 [ %used.0187, %lor.lhs.false ], [ %used.0187, %for.body8 ], [ %or24, %if.then21 ], [ %or, %if.end ]
  %indvars.iv.next = add nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup7, label %for.body8

if.end30:                                         ; preds = %for.cond.cleanup7
  %neg = xor i64 %used.0.lcssa, -1
  %12 = call i64 @llvm.cttz.i64(i64 %neg, i1 true)
  %cast = trunc i64 %12 to i32
  %shl = shl nuw i64 1, %12
  %arrayidx32 = getelementptr inbounds i32, ptr %color, i64 %0
  store i32 %cast, ptr %arrayidx32, align 4
  %13 = load i32, ptr %arrayidx3, align 4
  %14 = load i32, ptr %arrayidx5, align 4
  %cmp38190 = icmp slt i32 %13, %14
  br i1 %cmp38190, label %for.body41.lr.ph, label %for.inc103

for.body41.lr.ph:                                 ; preds = %if.end30
  %arrayidx58 = getelementptr inbounds i64, ptr %add.ptr, i64 %0
  %arrayidx86 = getelementptr inbounds i64, ptr %add.ptr1, i64 %0
  %15 = sext i32 %13 to i64
  br label %for.body41

for.body41:                                       ; preds = %for.body41.lr.ph, %cleanup92
  %16 = phi i32 [ %14, %for.body41.lr.ph ], [ %32, %cleanup92 ]
  %indvars.iv198 = phi i64 [ %15, %for.body41.lr.ph ], [ %indvars.iv.next199, %cleanup92 ]
  %arrayidx44 = getelementptr inbounds i32, ptr %rows, i64 %indvars.iv198
  %17 = load i32, ptr %arrayidx44, align 4
  %conv45 = sext i32 %17 to i64
  %cmp46 = icmp eq i64 %0, %conv45
  br i1 %cmp46, label %cleanup92, label %if.end49

if.end49:                                         ; preds = %for.body41
  %arrayidx51 = getelementptr inbounds i32, ptr %color, i64 %conv45
  %18 = load i32, ptr %arrayidx51, align 4
  %cmp52 = icmp slt i32 %18, 0
  %sh_prom56 = zext i32 %18 to i64
  %shl57 = shl nuw i64 1, %sh_prom56
  %cond = select i1 %cmp52, i64 0, i64 %shl57
  %19 = load i64, ptr %arrayidx58, align 8
  %and59 = and i64 %cond, %19
  %tobool60.not = icmp eq i64 %and59, 0
  br i1 %tobool60.not, label %if.end65, label %if.then61

if.then61:                                        ; preds = %if.end49
  %arrayidx63 = getelementptr inbounds i64, ptr %add.ptr1, i64 %conv45
  %20 = load i64, ptr %arrayidx63, align 8
  %or64 = or i64 %20, %shl
  store i64 %or64, ptr %arrayidx63, align 8
  br label %if.end65

if.end65:                                         ; preds = %if.then61, %if.end49
  %arrayidx67 = getelementptr inbounds i64, ptr %words, i64 %conv45
  %21 = load i64, ptr %arrayidx67, align 8
  %and68 = and i64 %21, %shl
  %tobool69.not = icmp eq i64 %and68, 0
  br i1 %tobool69.not, label %if.end88, label %if.then70

if.then70:                                        ; preds = %if.end65
  %arrayidx72 = getelementptr inbounds i64, ptr %add.ptr, i64 %conv45
  %22 = load i64, ptr %arrayidx72, align 8
  %and73 = and i64 %22, %shl
  %tobool74.not = icmp eq i64 %and73, 0
  br i1 %tobool74.not, label %if.then75, label %if.end85

if.then75:                                        ; preds = %if.then70
  %arrayidx.i = getelementptr inbounds i32, ptr %start, i64 %conv45
  %23 = load i32, ptr %arrayidx.i, align 4
  %add.i = add nsw i32 %17, 1
  %idxprom1.i = sext i32 %add.i to i64
  %arrayidx2.i = getelementptr inbounds i32, ptr %start, i64 %idxprom1.i
  %24 = load i32, ptr %arrayidx2.i, align 4
  %cmp34.i = icmp slt i32 %23, %24
  br i1 %cmp34.i, label %for.body.preheader.i, label %if.end81

for.body.preheader.i:                             ; preds = %if.then75
  %25 = sext i32 %23 to i64
  br label %for.body.i

for.body.i:                                       ; preds = %for.inc.i, %for.body.preheader.i
  %indvars.iv.i = phi i64 [ %25, %for.body.preheader.i ], [ %indvars.iv.next.i, %for.inc.i ]
  %arrayidx4.i = getelementptr inbounds i32, ptr %rows, i64 %indvars.iv.i
  %26 = load i32, ptr %arrayidx4.i, align 4
  %conv.i = sext i32 %26 to i64
  %cmp5.not.i = icmp eq i64 %0, %conv.i
  %cmp9.not.i = icmp eq i32 %26, %17
  %or.cond.i = or i1 %cmp9.not.i, %cmp5.not.i
  br i1 %or.cond.i, label %for.inc.i, label %land.lhs.true11.i

land.lhs.true11.i:                                ; preds = %for.body.i
  %arrayidx15.i = getelementptr inbounds i32, ptr %color, i64 %conv.i
  %27 = load i32, ptr %arrayidx15.i, align 4
  %cmp16.i = icmp eq i32 %27, %cast
  br i1 %cmp16.i, label %other_of_color.exit, label %for.inc.i

for.inc.i:                                        ; preds = %land.lhs.true11.i, %for.body.i
  %indvars.iv.next.i = add nsw i64 %indvars.iv.i, 1
  %lftr.wideiv.i = trunc i64 %indvars.iv.next.i to i32
  %exitcond.not.i = icmp eq i32 %24, %lftr.wideiv.i
  br i1 %exitcond.not.i, label %if.end81, label %for.body.i

other_of_color.exit:                              ; preds = %land.lhs.true11.i
  %cmp76 = icmp sgt i32 %26, -1
  br i1 %cmp76, label %if.then78, label %if.end81

if.then78:                                        ; preds = %other_of_color.exit
  %conv.i.le = sext i32 %26 to i64
  %arrayidx79 = getelementptr inbounds i64, ptr %add.ptr1, i64 %conv.i.le
  %28 = load i64, ptr %arrayidx79, align 8
  %or80 = or i64 %28, %cond
  store i64 %or80, ptr %arrayidx79, align 8
  %.pre = load i64, ptr %arrayidx72, align 8
  br label %if.end81

if.end81:                                         ; preds = %for.inc.i, %if.then75, %if.then78, %other_of_color.exit
  %29 = phi i64 [ %22, %if.then75 ], [ %.pre, %if.then78 ], [ %22, %other_of_color.exit ], [ %22, %for.inc.i ]
  %or84 = or i64 %29, %shl
  store i64 %or84, ptr %arrayidx72, align 8
  br label %if.end85

if.end85:                                         ; preds = %if.end81, %if.then70
  %30 = load i64, ptr %arrayidx86, align 8
  %or87 = or i64 %30, %cond
  store i64 %or87, ptr %arrayidx86, align 8
  %.pre202 = load i64, ptr %arrayidx67, align 8
  br label %if.end88

if.end88:                                         ; preds = %if.end85, %if.end65
  %31 = phi i64 [ %.pre202, %if.end85 ], [ %21, %if.end65 ]
  %or91 = or i64 %31, %shl
  store i64 %or91, ptr %arrayidx67, align 8
  %.pre203 = load i32, ptr %arrayidx5, align 4
  br label %cleanup92

cleanup92:                                        ; preds = %for.body41, %if.end88
  %32 = phi i32 [ %16, %for.body41 ], [ %.pre203, %if.end88 ]
  %indvars.iv.next199 = add nsw i64 %indvars.iv198, 1
  %33 = sext i32 %32 to i64
  %cmp38 = icmp slt i64 %indvars.iv.next199, %33
  br i1 %cmp38, label %for.body41, label %for.inc103

for.inc103:                                       ; preds = %cleanup92, %if.end30
  %inc104 = add nuw nsw i64 %i.0193, 1
  %cmp = icmp slt i64 %inc104, %n
  %exitcond201.not = icmp eq i64 %inc104, %n
  br i1 %exitcond201.not, label %cleanup105, label %for.body

cleanup105:                                       ; preds = %for.inc103, %for.cond.cleanup7, %entry
  %cmp.lcssa = phi i1 [ false, %entry ], [ %cmp194, %for.cond.cleanup7 ], [ %cmp, %for.inc103 ]
  %spec.select = sext i1 %cmp.lcssa to i64
  ret i64 %spec.select
}
