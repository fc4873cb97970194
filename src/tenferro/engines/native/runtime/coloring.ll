; Made from source/coloring.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 16fc6a568497560e974828cefe2734cf2f8b8200daea471e46eb4d4ee0fd55ea

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
