; Made from source/loop.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 5777a55d27e4268c68f18d808097e1323e67134e860048abc67cd1eaa7aa02ef

%struct.place = type { ptr, i64, ptr, ptr, ptr }
%struct.watch = type { i64, i64, i64, i64, i64, i64, ptr, i64 }
%struct.store = type { ptr, i64 }
%struct.loop_part = type { i64, i64, i64, i64, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, [0 x i64] }
%struct.carry_words = type { i64, i64, i64, [2 x i64] }
%struct.slice_words = type { i64, i64 }
%struct.registers_part = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, [0 x i64] }
%struct.held_words = type { i64, i64, i64 }
%struct.copy_part = type { i64, i64, i64, i64 }
%struct.whole_program = type { ptr, i64, i64, i64, i64, [0 x i64] }
%struct.routine = type { i64, i64, i64, i64, i64, ptr, ptr }
%struct.unit_part = type { i64, i64, i64, i64, [0 x i64] }
%struct.switch_part = type { i64, i64, i64, i64, i64, i64, [0 x i64] }
%struct.step_part = type { i64, i64, i64, i64, i64, [0 x i64] }
%struct.lanes_run = type { ptr, ptr, i64, i64 }
%struct.lanes_part = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, [0 x i64] }
%struct.laned_words = type { i64, i64, i64, i64 }

define i64 @tenferro_run_part(ptr %words, ptr %slots, i64 %memory, ptr %w) {
entry:
  %at = alloca %struct.place, align 8
  %slots1 = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 0
  store ptr %slots, ptr %slots1, align 8
  %memory2 = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 1
  store i64 %memory, ptr %memory2, align 8
  %stores = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 2
  %stores3 = getelementptr inbounds %struct.watch, ptr %w, i64 0, i32 6
  %0 = load ptr, ptr %stores3, align 8
  store ptr %0, ptr %stores, align 8
  %records = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 3
  store ptr %0, ptr %records, align 8
  %w5 = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 4
  store ptr %w, ptr %w5, align 8
  %call = call ptr @PyEval_SaveThread()
  %1 = load i64, ptr %words, align 8
  switch i64 %1, label %if.else13 [
    i64 2, label %if.then
    i64 5, label %if.then9
  ]

if.then:                                          ; preds = %entry
  %done = getelementptr inbounds %struct.watch, ptr %w, i64 0, i32 2
  %2 = load i64, ptr %done, align 8
  %room = getelementptr inbounds %struct.watch, ptr %w, i64 0, i32 3
  %3 = load i64, ptr %room, align 8
  %call6 = call fastcc i64 @run_loop(ptr %words, ptr %at, i64 %2, i64 %3)
  br label %if.end15

if.then9:                                         ; preds = %entry
  %done10 = getelementptr inbounds %struct.watch, ptr %w, i64 0, i32 2
  %4 = load i64, ptr %done10, align 8
  %room11 = getelementptr inbounds %struct.watch, ptr %w, i64 0, i32 3
  %5 = load i64, ptr %room11, align 8
  %call12 = call fastcc i64 @run_registers(ptr %words, ptr %at, i64 %4, i64 %5)
  br label %if.end15

if.else13:                                        ; preds = %entry
  %call14 = call fastcc i64 @run_part(ptr %words, ptr %at)
  br label %if.end15

if.end15:                                         ; preds = %if.then9, %if.else13, %if.then
  %status.0 = phi i64 [ %call6, %if.then ], [ %call12, %if.then9 ], [ %call14, %if.else13 ]
  %n_stores = getelementptr inbounds %struct.watch, ptr %w, i64 0, i32 7
  %6 = load i64, ptr %n_stores, align 8
  %cmp1634 = icmp sgt i64 %6, 0
  br i1 %cmp1634, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %if.end15
  call void @PyEval_RestoreThread(ptr %call)
  ret i64 %status.0

for.body:                                         ; preds = %if.end15, %for.body
  %i.035 = phi i64 [ %inc, %for.body ], [ 0, %if.end15 ]
  %7 = load ptr, ptr %stores3, align 8
  %at19 = getelementptr inbounds %struct.store, ptr %7, i64 %i.035, i32 0
  %8 = load ptr, ptr %at19, align 8
  call void @free(ptr %8)
  %inc = add nuw nsw i64 %i.035, 1
  fence syncscope("singlethread") seq_cst
  %9 = load i64, ptr %n_stores, align 8
  %cmp16 = icmp slt i64 %inc, %9
  br i1 %cmp16, label %for.body, label %for.cond.cleanup
}

declare ptr @PyEval_SaveThread()

define internal fastcc i64 @run_loop(ptr %p, ptr %at, i64 %done, i64 %room) {
entry:
  %slots1 = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 0
  %0 = load ptr, ptr %slots1, align 8
  %memory2 = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 1
  %1 = load i64, ptr %memory2, align 8
  %w3 = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 4
  %2 = load ptr, ptr %w3, align 8
  %consts = getelementptr inbounds %struct.loop_part, ptr %p, i64 0, i32 6
  %3 = load i64, ptr %consts, align 8
  %carries = getelementptr inbounds %struct.loop_part, ptr %p, i64 0, i32 7
  %4 = load i64, ptr %carries, align 8
  %add = add nsw i64 %4, %3
  %xs = getelementptr inbounds %struct.loop_part, ptr %p, i64 0, i32 8
  %5 = load i64, ptr %xs, align 8
  %add4 = add nsw i64 %add, %5
  %add6 = add nsw i64 %add4, %4
  %ys = getelementptr inbounds %struct.loop_part, ptr %p, i64 0, i32 9
  %6 = load i64, ptr %ys, align 8
  %add7 = add nsw i64 %add6, %6
  %mul = shl nsw i64 %add7, 3
  %7 = alloca i8, i64 %mul, align 16
  %add11 = shl i64 %add, 3
  %mul12 = add i64 %add11, 8
  %8 = alloca i8, i64 %mul12, align 16
  %add.ptr = getelementptr inbounds i64, ptr %7, i64 %add4
  %add.ptr14 = getelementptr inbounds %struct.loop_part, ptr %p, i64 0, i32 15, i64 %3
  %add.ptr16 = getelementptr inbounds %struct.carry_words, ptr %add.ptr14, i64 %4
  %add.ptr18 = getelementptr inbounds %struct.slice_words, ptr %add.ptr16, i64 %5
  %test = getelementptr inbounds %struct.loop_part, ptr %p, i64 0, i32 5
  %9 = load ptr, ptr %test, align 8
  %tobool.not = icmp eq ptr %9, null
  br i1 %tobool.not, label %cond.false, label %cond.end

cond.false:                                       ; preds = %entry
  %count = getelementptr inbounds %struct.loop_part, ptr %p, i64 0, i32 2
  %10 = load i64, ptr %count, align 8
  %arrayidx = getelementptr inbounds i64, ptr %0, i64 %10
  %11 = load i64, ptr %arrayidx, align 8
  %12 = inttoptr i64 %11 to ptr
  %13 = load i64, ptr %12, align 8
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.false
  %cond = phi i64 [ %13, %cond.false ], [ 9223372036854775807, %entry ]
  %flag19 = getelementptr inbounds %struct.loop_part, ptr %p, i64 0, i32 12
  %14 = load i64, ptr %flag19, align 8
  %add20 = add nsw i64 %14, %1
  %15 = inttoptr i64 %add20 to ptr
  %cmp489 = icmp sgt i64 %3, 0
  br i1 %cmp489, label %for.body, label %for.cond27.preheader

for.cond27.preheader.loopexit:                    ; preds = %for.body
  %.pre = load i64, ptr %carries, align 8
  br label %for.cond27.preheader

for.cond27.preheader:                             ; preds = %for.cond27.preheader.loopexit, %cond.end
  %16 = phi i64 [ %20, %for.cond27.preheader.loopexit ], [ %3, %cond.end ]
  %17 = phi i64 [ %.pre, %for.cond27.preheader.loopexit ], [ %4, %cond.end ]
  %cmp29491 = icmp sgt i64 %17, 0
  br i1 %cmp29491, label %for.body31, label %for.cond.cleanup30

for.body:                                         ; preds = %cond.end, %for.body
  %i.0490 = phi i64 [ %inc, %for.body ], [ 0, %cond.end ]
  %arrayidx23 = getelementptr inbounds %struct.loop_part, ptr %p, i64 0, i32 15, i64 %i.0490
  %18 = load i64, ptr %arrayidx23, align 8
  %arrayidx24 = getelementptr inbounds i64, ptr %0, i64 %18
  %19 = load i64, ptr %arrayidx24, align 8
  %arrayidx25 = getelementptr inbounds i64, ptr %8, i64 %i.0490
  store i64 %19, ptr %arrayidx25, align 8
  %arrayidx26 = getelementptr inbounds i64, ptr %7, i64 %i.0490
  store i64 %19, ptr %arrayidx26, align 8
  %inc = add nuw nsw i64 %i.0490, 1
  fence syncscope("singlethread") seq_cst
  %20 = load i64, ptr %consts, align 8
  %cmp = icmp slt i64 %inc, %20
  br i1 %cmp, label %for.body, label %for.cond27.preheader.loopexit

for.cond.cleanup30.loopexit:                      ; preds = %for.inc59
  %.pre520 = load i64, ptr %consts, align 8
  br label %for.cond.cleanup30

for.cond.cleanup30:                               ; preds = %for.cond.cleanup30.loopexit, %for.cond27.preheader
  %21 = phi i64 [ %16, %for.cond27.preheader ], [ %.pre520, %for.cond.cleanup30.loopexit ]
  %.lcssa = phi i64 [ %17, %for.cond27.preheader ], [ %31, %for.cond.cleanup30.loopexit ]
  %add64 = add nsw i64 %21, %.lcssa
  %arrayidx65 = getelementptr inbounds i64, ptr %8, i64 %add64
  store i64 %add20, ptr %arrayidx65, align 8
  %22 = load ptr, ptr %test, align 8
  %tobool67.not = icmp eq ptr %22, null
  br i1 %tobool67.not, label %land.lhs.true, label %if.end80

for.body31:                                       ; preds = %for.cond27.preheader, %for.inc59
  %j.0492 = phi i64 [ %inc60, %for.inc59 ], [ 0, %for.cond27.preheader ]
  %arrayidx33 = getelementptr inbounds %struct.carry_words, ptr %add.ptr14, i64 %j.0492, i32 3, i64 0
  %23 = load i64, ptr %arrayidx33, align 8
  %add34 = add nsw i64 %23, %1
  %arrayidx35 = getelementptr inbounds i64, ptr %add.ptr, i64 %j.0492
  store i64 %add34, ptr %arrayidx35, align 8
  %from = getelementptr inbounds %struct.carry_words, ptr %add.ptr14, i64 %j.0492, i32 0
  %24 = load i64, ptr %from, align 8
  %cmp37 = icmp slt i64 %24, 0
  br i1 %cmp37, label %if.then, label %cond.end47

cond.end47:                                       ; preds = %for.body31
  %arrayidx46 = getelementptr inbounds i64, ptr %0, i64 %24
  %25 = load i64, ptr %arrayidx46, align 8
  %26 = load i64, ptr %consts, align 8
  %add50 = add nsw i64 %26, %j.0492
  %arrayidx51 = getelementptr inbounds i64, ptr %7, i64 %add50
  store i64 %25, ptr %arrayidx51, align 8
  br label %for.inc59

if.then:                                          ; preds = %for.body31
  %arrayidx41 = getelementptr inbounds %struct.carry_words, ptr %add.ptr14, i64 %j.0492, i32 3, i64 1
  %27 = load i64, ptr %arrayidx41, align 8
  %add42 = add nsw i64 %27, %1
  %28 = load i64, ptr %consts, align 8
  %add50471 = add nsw i64 %28, %j.0492
  %arrayidx51472 = getelementptr inbounds i64, ptr %7, i64 %add50471
  store i64 %add42, ptr %arrayidx51472, align 8
  %29 = inttoptr i64 %add42 to ptr
  %bytes = getelementptr inbounds %struct.carry_words, ptr %add.ptr14, i64 %j.0492, i32 2
  %30 = load i64, ptr %bytes, align 8
  %call = call ptr @memset(ptr %29, i32 0, i64 %30)
  br label %for.inc59

for.inc59:                                        ; preds = %cond.end47, %if.then
  %inc60 = add nuw nsw i64 %j.0492, 1
  fence syncscope("singlethread") seq_cst
  %31 = load i64, ptr %carries, align 8
  %cmp29 = icmp slt i64 %inc60, %31
  br i1 %cmp29, label %for.body31, label %for.cond.cleanup30.loopexit

land.lhs.true:                                    ; preds = %for.cond.cleanup30
  %records = getelementptr inbounds %struct.loop_part, ptr %p, i64 0, i32 14
  %32 = load i64, ptr %records, align 8
  %cmp68 = icmp sgt i64 %32, -1
  %cmp70 = icmp sgt i64 %cond, 0
  %or.cond = select i1 %cmp68, i1 %cmp70, i1 false
  br i1 %or.cond, label %if.then71, label %if.end80

if.then71:                                        ; preds = %land.lhs.true
  %33 = load i64, ptr %ys, align 8
  %sub = add nsw i64 %cond, -1
  %records73 = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 3
  %34 = load ptr, ptr %records73, align 8
  %add.ptr75 = getelementptr inbounds %struct.store, ptr %34, i64 %32
  %tobool.not.i = icmp eq i64 %sub, 0
  %mul5.i = shl nuw nsw i64 %sub, 1
  %cmp52.i = icmp sgt i64 %33, 0
  br i1 %cmp52.i, label %for.body.i, label %for.body83.lr.ph

for.body.i:                                       ; preds = %if.then71, %if.end19.i
  %j.053.i = phi i64 [ %inc.i, %if.end19.i ], [ 0, %if.then71 ]
  %bytes1.i = getelementptr inbounds %struct.slice_words, ptr %add.ptr18, i64 %j.053.i, i32 1
  %35 = load i64, ptr %bytes1.i, align 8
  %mul.i = mul nsw i64 %35, %cond
  %arrayidx2.i = getelementptr inbounds %struct.store, ptr %add.ptr75, i64 %j.053.i
  %bytes3.i = getelementptr inbounds %struct.store, ptr %add.ptr75, i64 %j.053.i, i32 1
  %36 = load i64, ptr %bytes3.i, align 8
  %cmp4.i = icmp sgt i64 %mul.i, %36
  br i1 %cmp4.i, label %if.then.i, label %for.body.if.end19_crit_edge.i

for.body.if.end19_crit_edge.i:                    ; preds = %for.body.i
  %.pre.i = load ptr, ptr %arrayidx2.i, align 8
  br label %if.end19.i

if.then.i:                                        ; preds = %for.body.i
  %mul8.i = mul nsw i64 %mul5.i, %35
  %mul11.i = shl nsw i64 %35, 6
  %cond.i = select i1 %tobool.not.i, i64 %mul11.i, i64 %mul8.i
  %37 = load ptr, ptr %arrayidx2.i, align 8
  %call.i = call ptr @realloc(ptr %37, i64 %cond.i)
  %tobool13.not.i = icmp eq ptr %call.i, null
  br i1 %tobool13.not.i, label %cleanup254, label %if.end.i

if.end.i:                                         ; preds = %if.then.i
  store ptr %call.i, ptr %arrayidx2.i, align 8
  %.compoundliteral.sroa.2.0.arrayidx15.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx2.i, i64 8
  store i64 %cond.i, ptr %.compoundliteral.sroa.2.0.arrayidx15.sroa_idx.i, align 8
  br label %if.end19.i

if.end19.i:                                       ; preds = %if.end.i, %for.body.if.end19_crit_edge.i
  %38 = phi ptr [ %.pre.i, %for.body.if.end19_crit_edge.i ], [ %call.i, %if.end.i ]
  %39 = ptrtoint ptr %38 to i64
  %slot.i = getelementptr inbounds %struct.slice_words, ptr %add.ptr18, i64 %j.053.i, i32 0
  %40 = load i64, ptr %slot.i, align 8
  %arrayidx23.i = getelementptr inbounds i64, ptr %0, i64 %40
  store i64 %39, ptr %arrayidx23.i, align 8
  %inc.i = add nuw nsw i64 %j.053.i, 1
  fence syncscope("singlethread") seq_cst
  %exitcond.not.i = icmp eq i64 %inc.i, %33
  br i1 %exitcond.not.i, label %if.end80, label %for.body.i

if.end80:                                         ; preds = %if.end19.i, %land.lhs.true, %for.cond.cleanup30
  %cmp82503 = icmp sgt i64 %cond, 0
  br i1 %cmp82503, label %for.body83.lr.ph, label %if.end229

for.body83.lr.ph:                                 ; preds = %if.then71, %if.end80
  %memory103 = getelementptr inbounds %struct.loop_part, ptr %p, i64 0, i32 13
  %limit = getelementptr inbounds %struct.loop_part, ptr %p, i64 0, i32 10
  %records122 = getelementptr inbounds %struct.loop_part, ptr %p, i64 0, i32 14
  %records126 = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 3
  %reverse = getelementptr inbounds %struct.loop_part, ptr %p, i64 0, i32 1
  %body = getelementptr inbounds %struct.loop_part, ptr %p, i64 0, i32 4
  %left = getelementptr inbounds %struct.watch, ptr %2, i64 0, i32 0
  %between.i = getelementptr inbounds %struct.watch, ptr %2, i64 0, i32 1
  br label %for.body83

for.body83:                                       ; preds = %for.body83.lr.ph, %for.inc222
  %k.0504 = phi i64 [ 0, %for.body83.lr.ph ], [ %inc223, %for.inc222 ]
  %41 = load ptr, ptr %test, align 8
  %tobool85.not = icmp eq ptr %41, null
  br i1 %tobool85.not, label %if.end115, label %for.cond88.preheader

for.cond88.preheader:                             ; preds = %for.body83
  %42 = load i64, ptr %carries, align 8
  %cmp90494 = icmp sgt i64 %42, 0
  br i1 %cmp90494, label %for.body92, label %for.cond.cleanup91

for.cond.cleanup91.loopexit:                      ; preds = %for.body92
  %.pre521 = load ptr, ptr %test, align 8
  br label %for.cond.cleanup91

for.cond.cleanup91:                               ; preds = %for.cond.cleanup91.loopexit, %for.cond88.preheader
  %43 = phi ptr [ %.pre521, %for.cond.cleanup91.loopexit ], [ %41, %for.cond88.preheader ]
  %44 = load i64, ptr %memory103, align 8
  %add104 = add nsw i64 %44, %1
  %call105 = call fastcc i64 @run(ptr %43, ptr %8, ptr %at, i64 %add104)
  switch i64 %call105, label %cleanup254 [
    i64 0, label %lor.lhs.false
    i64 3, label %if.end229
  ]

for.body92:                                       ; preds = %for.cond88.preheader, %for.body92
  %j87.0495 = phi i64 [ %inc100, %for.body92 ], [ 0, %for.cond88.preheader ]
  %45 = load i64, ptr %consts, align 8
  %add94 = add nsw i64 %45, %j87.0495
  %arrayidx95 = getelementptr inbounds i64, ptr %7, i64 %add94
  %46 = load i64, ptr %arrayidx95, align 8
  %arrayidx98 = getelementptr inbounds i64, ptr %8, i64 %add94
  store i64 %46, ptr %arrayidx98, align 8
  %inc100 = add nuw nsw i64 %j87.0495, 1
  fence syncscope("singlethread") seq_cst
  %47 = load i64, ptr %carries, align 8
  %cmp90 = icmp slt i64 %inc100, %47
  br i1 %cmp90, label %for.body92, label %for.cond.cleanup91.loopexit

lor.lhs.false:                                    ; preds = %for.cond.cleanup91
  %48 = load i8, ptr %15, align 1
  %tobool107.not = icmp eq i8 %48, 0
  br i1 %tobool107.not, label %if.end229, label %if.end109

if.end109:                                        ; preds = %lor.lhs.false
  %add110 = add nsw i64 %k.0504, %done
  %49 = load i64, ptr %limit, align 8
  %cmp111 = icmp eq i64 %add110, %49
  br i1 %cmp111, label %if.then112, label %if.end115

if.then112:                                       ; preds = %if.end109
  %named = getelementptr inbounds %struct.loop_part, ptr %p, i64 0, i32 11
  %50 = load i64, ptr %named, align 8
  %named113 = getelementptr inbounds %struct.watch, ptr %2, i64 0, i32 5
  store i64 %50, ptr %named113, align 8
  br label %cleanup254

if.end115:                                        ; preds = %if.end109, %for.body83
  %cmp116 = icmp eq i64 %k.0504, %room
  br i1 %cmp116, label %if.end229, label %if.end118

if.end118:                                        ; preds = %if.end115
  %51 = load ptr, ptr %test, align 8
  %tobool120.not = icmp eq ptr %51, null
  br i1 %tobool120.not, label %if.end133, label %land.lhs.true121

land.lhs.true121:                                 ; preds = %if.end118
  %52 = load i64, ptr %records122, align 8
  %cmp123 = icmp sgt i64 %52, -1
  br i1 %cmp123, label %if.then124, label %if.end133

if.then124:                                       ; preds = %land.lhs.true121
  %53 = load i64, ptr %ys, align 8
  %54 = load ptr, ptr %records126, align 8
  %add.ptr128 = getelementptr inbounds %struct.store, ptr %54, i64 %52
  %tobool.not.i440 = icmp eq i64 %k.0504, 0
  %mul5.i441 = shl nuw nsw i64 %k.0504, 1
  %cmp52.i442 = icmp sgt i64 %53, 0
  br i1 %cmp52.i442, label %for.body.lr.ph.i443, label %if.end133

for.body.lr.ph.i443:                              ; preds = %if.then124
  %add.i = add nuw nsw i64 %k.0504, 1
  br label %for.body.i450

for.body.i450:                                    ; preds = %if.end19.i465, %for.body.lr.ph.i443
  %j.053.i444 = phi i64 [ 0, %for.body.lr.ph.i443 ], [ %inc.i463, %if.end19.i465 ]
  %bytes1.i445 = getelementptr inbounds %struct.slice_words, ptr %add.ptr18, i64 %j.053.i444, i32 1
  %55 = load i64, ptr %bytes1.i445, align 8
  %mul.i446 = mul nsw i64 %55, %add.i
  %arrayidx2.i447 = getelementptr inbounds %struct.store, ptr %add.ptr128, i64 %j.053.i444
  %bytes3.i448 = getelementptr inbounds %struct.store, ptr %add.ptr128, i64 %j.053.i444, i32 1
  %56 = load i64, ptr %bytes3.i448, align 8
  %cmp4.i449 = icmp sgt i64 %mul.i446, %56
  br i1 %cmp4.i449, label %if.then.i458, label %for.body.if.end19_crit_edge.i452

for.body.if.end19_crit_edge.i452:                 ; preds = %for.body.i450
  %.pre.i451 = load ptr, ptr %arrayidx2.i447, align 8
  br label %if.end19.i465

if.then.i458:                                     ; preds = %for.body.i450
  %mul8.i453 = mul nsw i64 %mul5.i441, %55
  %mul11.i454 = shl nsw i64 %55, 6
  %cond.i455 = select i1 %tobool.not.i440, i64 %mul11.i454, i64 %mul8.i453
  %57 = load ptr, ptr %arrayidx2.i447, align 8
  %call.i456 = call ptr @realloc(ptr %57, i64 %cond.i455)
  %tobool13.not.i457 = icmp eq ptr %call.i456, null
  br i1 %tobool13.not.i457, label %cleanup254, label %if.end.i460

if.end.i460:                                      ; preds = %if.then.i458
  store ptr %call.i456, ptr %arrayidx2.i447, align 8
  %.compoundliteral.sroa.2.0.arrayidx15.sroa_idx.i459 = getelementptr inbounds i8, ptr %arrayidx2.i447, i64 8
  store i64 %cond.i455, ptr %.compoundliteral.sroa.2.0.arrayidx15.sroa_idx.i459, align 8
  br label %if.end19.i465

if.end19.i465:                                    ; preds = %if.end.i460, %for.body.if.end19_crit_edge.i452
  %58 = phi ptr [ %.pre.i451, %for.body.if.end19_crit_edge.i452 ], [ %call.i456, %if.end.i460 ]
  %59 = ptrtoint ptr %58 to i64
  %slot.i461 = getelementptr inbounds %struct.slice_words, ptr %add.ptr18, i64 %j.053.i444, i32 0
  %60 = load i64, ptr %slot.i461, align 8
  %arrayidx23.i462 = getelementptr inbounds i64, ptr %0, i64 %60
  store i64 %59, ptr %arrayidx23.i462, align 8
  %inc.i463 = add nuw nsw i64 %j.053.i444, 1
  fence syncscope("singlethread") seq_cst
  %exitcond.not.i464 = icmp eq i64 %inc.i463, %53
  br i1 %exitcond.not.i464, label %if.end133, label %for.body.i450

if.end133:                                        ; preds = %if.end19.i465, %if.then124, %land.lhs.true121, %if.end118
  %61 = load i64, ptr %reverse, align 8
  %tobool134.not = icmp eq i64 %61, 0
  %62 = xor i64 %k.0504, -1
  %sub137 = add i64 %cond, %62
  %cond140 = select i1 %tobool134.not, i64 %k.0504, i64 %sub137
  %63 = load i64, ptr %xs, align 8
  %cmp144496 = icmp sgt i64 %63, 0
  br i1 %cmp144496, label %for.body146, label %for.cond162.preheader

for.cond162.preheader:                            ; preds = %for.body146, %if.end133
  %64 = load i64, ptr %ys, align 8
  %cmp164498 = icmp sgt i64 %64, 0
  br i1 %cmp164498, label %for.body166, label %for.cond.cleanup165

for.body146:                                      ; preds = %if.end133, %for.body146
  %j141.0497 = phi i64 [ %inc159, %for.body146 ], [ 0, %if.end133 ]
  %arrayidx147 = getelementptr inbounds %struct.slice_words, ptr %add.ptr16, i64 %j141.0497
  %65 = load i64, ptr %arrayidx147, align 8
  %arrayidx148 = getelementptr inbounds i64, ptr %0, i64 %65
  %66 = load i64, ptr %arrayidx148, align 8
  %bytes150 = getelementptr inbounds %struct.slice_words, ptr %arrayidx147, i64 0, i32 1
  %67 = load i64, ptr %bytes150, align 8
  %mul151 = mul nsw i64 %67, %cond140
  %add152 = add nsw i64 %mul151, %66
  %68 = load i64, ptr %consts, align 8
  %69 = load i64, ptr %carries, align 8
  %add155 = add i64 %68, %j141.0497
  %add156 = add i64 %add155, %69
  %arrayidx157 = getelementptr inbounds i64, ptr %7, i64 %add156
  store i64 %add152, ptr %arrayidx157, align 8
  %inc159 = add nuw nsw i64 %j141.0497, 1
  fence syncscope("singlethread") seq_cst
  %70 = load i64, ptr %xs, align 8
  %cmp144 = icmp slt i64 %inc159, %70
  br i1 %cmp144, label %for.body146, label %for.cond162.preheader

for.cond.cleanup165:                              ; preds = %for.body166, %for.cond162.preheader
  %71 = load ptr, ptr %body, align 8
  %72 = load i64, ptr %memory103, align 8
  %add181 = add nsw i64 %72, %1
  %call182 = call fastcc i64 @run(ptr %71, ptr %7, ptr %at, i64 %add181)
  %tobool183.not = icmp eq i64 %call182, 0
  br i1 %tobool183.not, label %for.cond187.preheader, label %cleanup254

for.cond187.preheader:                            ; preds = %for.cond.cleanup165
  %73 = load i64, ptr %carries, align 8
  %cmp189500 = icmp sgt i64 %73, 0
  br i1 %cmp189500, label %for.body191, label %for.cond.cleanup190

for.body166:                                      ; preds = %for.cond162.preheader, %for.body166
  %j161.0499 = phi i64 [ %inc178, %for.body166 ], [ 0, %for.cond162.preheader ]
  %arrayidx167 = getelementptr inbounds %struct.slice_words, ptr %add.ptr18, i64 %j161.0499
  %74 = load i64, ptr %arrayidx167, align 8
  %arrayidx169 = getelementptr inbounds i64, ptr %0, i64 %74
  %75 = load i64, ptr %arrayidx169, align 8
  %bytes171 = getelementptr inbounds %struct.slice_words, ptr %arrayidx167, i64 0, i32 1
  %76 = load i64, ptr %bytes171, align 8
  %mul172 = mul nsw i64 %76, %cond140
  %add173 = add nsw i64 %mul172, %75
  %77 = load i64, ptr %carries, align 8
  %add175 = add nsw i64 %77, %j161.0499
  %arrayidx176 = getelementptr inbounds i64, ptr %add.ptr, i64 %add175
  store i64 %add173, ptr %arrayidx176, align 8
  %inc178 = add nuw nsw i64 %j161.0499, 1
  fence syncscope("singlethread") seq_cst
  %78 = load i64, ptr %ys, align 8
  %cmp164 = icmp slt i64 %inc178, %78
  br i1 %cmp164, label %for.body166, label %for.cond.cleanup165

for.cond.cleanup190:                              ; preds = %cond.end207, %for.cond187.preheader
  %79 = load i64, ptr %left, align 8
  %sub213 = add nsw i64 %79, -10
  store i64 %sub213, ptr %left, align 8
  %cmp215 = icmp slt i64 %79, 10
  br i1 %cmp215, label %if.then216, label %for.inc222

for.body191:                                      ; preds = %for.cond187.preheader, %cond.end207
  %j186.0501 = phi i64 [ %inc211, %cond.end207 ], [ 0, %for.cond187.preheader ]
  %arrayidx192 = getelementptr inbounds i64, ptr %add.ptr, i64 %j186.0501
  %80 = load i64, ptr %arrayidx192, align 8
  %arrayidx195 = getelementptr inbounds %struct.carry_words, ptr %add.ptr14, i64 %j186.0501, i32 3, i64 0
  %81 = load i64, ptr %arrayidx195, align 8
  %add196 = add nsw i64 %81, %1
  %82 = load i64, ptr %consts, align 8
  %add198 = add nsw i64 %82, %j186.0501
  %arrayidx199 = getelementptr inbounds i64, ptr %7, i64 %add198
  store i64 %80, ptr %arrayidx199, align 8
  %cmp200 = icmp eq i64 %80, %add196
  br i1 %cmp200, label %cond.true201, label %cond.end207

cond.true201:                                     ; preds = %for.body191
  %arrayidx204 = getelementptr inbounds %struct.carry_words, ptr %add.ptr14, i64 %j186.0501, i32 3, i64 1
  %83 = load i64, ptr %arrayidx204, align 8
  %add205 = add nsw i64 %83, %1
  br label %cond.end207

cond.end207:                                      ; preds = %for.body191, %cond.true201
  %cond208 = phi i64 [ %add205, %cond.true201 ], [ %add196, %for.body191 ]
  store i64 %cond208, ptr %arrayidx192, align 8
  %inc211 = add nuw nsw i64 %j186.0501, 1
  fence syncscope("singlethread") seq_cst
  %84 = load i64, ptr %carries, align 8
  %cmp189 = icmp slt i64 %inc211, %84
  br i1 %cmp189, label %for.body191, label %for.cond.cleanup190

if.then216:                                       ; preds = %for.cond.cleanup190
  %85 = load i64, ptr %between.i, align 8
  store i64 %85, ptr %left, align 8
  %call.i468 = call i32 @PyGILState_Ensure()
  %call1.i = call i32 @PyErr_CheckSignals()
  call void @PyGILState_Release(i32 %call.i468)
  %tobool.not.i469.not = icmp eq i32 %call1.i, 0
  br i1 %tobool.not.i469.not, label %for.inc222, label %cleanup254

for.inc222:                                       ; preds = %if.then216, %for.cond.cleanup190
  %inc223 = add nuw nsw i64 %k.0504, 1
  %exitcond.not = icmp eq i64 %inc223, %cond
  br i1 %exitcond.not, label %if.end229, label %for.body83

if.end229:                                        ; preds = %lor.lhs.false, %for.inc222, %if.end115, %for.cond.cleanup91, %if.end80
  %k.0.lcssa = phi i64 [ 0, %if.end80 ], [ %k.0504, %for.cond.cleanup91 ], [ %room, %if.end115 ], [ %cond, %for.inc222 ], [ %k.0504, %lor.lhs.false ]
  %status.4482 = phi i64 [ 0, %if.end80 ], [ %call105, %for.cond.cleanup91 ], [ 3, %if.end115 ], [ 0, %for.inc222 ], [ 0, %lor.lhs.false ]
  %86 = load i64, ptr %carries, align 8
  %cmp233515 = icmp sgt i64 %86, 0
  br i1 %cmp233515, label %for.body235, label %for.cond.cleanup234

for.cond.cleanup234:                              ; preds = %for.body235, %if.end229
  %steps = getelementptr inbounds %struct.loop_part, ptr %p, i64 0, i32 3
  %87 = load i64, ptr %steps, align 8
  %cmp248 = icmp sgt i64 %87, -1
  br i1 %cmp248, label %if.then249, label %if.end252

for.body235:                                      ; preds = %if.end229, %for.body235
  %j230.0516 = phi i64 [ %inc245, %for.body235 ], [ 0, %if.end229 ]
  %to = getelementptr inbounds %struct.carry_words, ptr %add.ptr14, i64 %j230.0516, i32 1
  %88 = load i64, ptr %to, align 8
  %arrayidx237 = getelementptr inbounds i64, ptr %0, i64 %88
  %89 = load i64, ptr %arrayidx237, align 8
  %90 = inttoptr i64 %89 to ptr
  %91 = load i64, ptr %consts, align 8
  %add239 = add nsw i64 %91, %j230.0516
  %arrayidx240 = getelementptr inbounds i64, ptr %7, i64 %add239
  %92 = load i64, ptr %arrayidx240, align 8
  %93 = inttoptr i64 %92 to ptr
  %bytes242 = getelementptr inbounds %struct.carry_words, ptr %add.ptr14, i64 %j230.0516, i32 2
  %94 = load i64, ptr %bytes242, align 8
  %call243 = call ptr @memmove(ptr %90, ptr %93, i64 %94)
  %inc245 = add nuw nsw i64 %j230.0516, 1
  fence syncscope("singlethread") seq_cst
  %95 = load i64, ptr %carries, align 8
  %cmp233 = icmp slt i64 %inc245, %95
  br i1 %cmp233, label %for.body235, label %for.cond.cleanup234

if.then249:                                       ; preds = %for.cond.cleanup234
  %arrayidx251 = getelementptr inbounds i64, ptr %0, i64 %87
  %96 = load i64, ptr %arrayidx251, align 8
  %97 = inttoptr i64 %96 to ptr
  store i64 %k.0.lcssa, ptr %97, align 8
  br label %if.end252

if.end252:                                        ; preds = %if.then249, %for.cond.cleanup234
  %steps253 = getelementptr inbounds %struct.watch, ptr %2, i64 0, i32 4
  store i64 %k.0.lcssa, ptr %steps253, align 8
  br label %cleanup254

cleanup254:                                       ; preds = %if.then.i, %for.cond.cleanup91, %if.then216, %for.cond.cleanup165, %if.then.i458, %if.end252, %if.then112
  %retval.2 = phi i64 [ %status.4482, %if.end252 ], [ 2, %if.then112 ], [ 4, %if.then.i458 ], [ %call105, %for.cond.cleanup91 ], [ %call182, %for.cond.cleanup165 ], [ 1, %if.then216 ], [ 4, %if.then.i ]
  ret i64 %retval.2
}

define internal fastcc i64 @run_registers(ptr %p, ptr %at, i64 %done, i64 %room) {
entry:
  %slots1 = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 0
  %0 = load ptr, ptr %slots1, align 8
  %w2 = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 4
  %1 = load ptr, ptr %w2, align 8
  %consts = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 6
  %2 = load i64, ptr %consts, align 8
  %add.ptr = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 13, i64 %2
  %carries = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 7
  %3 = load i64, ptr %carries, align 8
  %add.ptr3 = getelementptr inbounds %struct.held_words, ptr %add.ptr, i64 %3
  %xs = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 8
  %4 = load i64, ptr %xs, align 8
  %add.ptr4 = getelementptr inbounds %struct.slice_words, ptr %add.ptr3, i64 %4
  %mul = shl nsw i64 %3, 1
  %add = add nsw i64 %mul, %2
  %add8 = add nsw i64 %add, %4
  %ys = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 9
  %5 = load i64, ptr %ys, align 8
  %add9 = add nsw i64 %add8, %5
  %mul10 = shl nsw i64 %add9, 3
  %6 = alloca i8, i64 %mul10, align 16
  %add.ptr12 = getelementptr inbounds i64, ptr %6, i64 %2
  %add.ptr14 = getelementptr inbounds i64, ptr %add.ptr12, i64 %3
  %add.ptr16 = getelementptr inbounds i64, ptr %add.ptr14, i64 %3
  %test = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 3
  %7 = load i64, ptr %test, align 8
  %tobool.not = icmp eq i64 %7, 0
  br i1 %tobool.not, label %cond.end.thread, label %land.rhs

cond.end.thread:                                  ; preds = %entry
  %count = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 4
  %8 = load i64, ptr %count, align 8
  %arrayidx = getelementptr inbounds i64, ptr %0, i64 %8
  %9 = load i64, ptr %arrayidx, align 8
  %10 = inttoptr i64 %9 to ptr
  %11 = load i64, ptr %10, align 8
  br label %land.end

land.rhs:                                         ; preds = %entry
  %records = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 12
  %12 = load i64, ptr %records, align 8
  %cmp = icmp sgt i64 %12, -1
  br label %land.end

land.end:                                         ; preds = %cond.end.thread, %land.rhs
  %cond372 = phi i64 [ 9223372036854775807, %land.rhs ], [ %11, %cond.end.thread ]
  %13 = phi i1 [ %cmp, %land.rhs ], [ false, %cond.end.thread ]
  %14 = icmp sgt i64 %cond372, 0
  %spec.store.select = select i1 %14, i64 %cond372, i64 0
  %cmp21398 = icmp sgt i64 %2, 0
  br i1 %cmp21398, label %for.body, label %for.cond26.preheader

for.cond26.preheader.loopexit:                    ; preds = %for.body
  %.pre = load i64, ptr %carries, align 8
  br label %for.cond26.preheader

for.cond26.preheader:                             ; preds = %for.cond26.preheader.loopexit, %land.end
  %15 = phi i64 [ %.pre, %for.cond26.preheader.loopexit ], [ %3, %land.end ]
  %cmp28400 = icmp sgt i64 %15, 0
  br i1 %cmp28400, label %for.body30, label %for.cond.cleanup29

for.body:                                         ; preds = %land.end, %for.body
  %i.0399 = phi i64 [ %inc, %for.body ], [ 0, %land.end ]
  %arrayidx23 = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 13, i64 %i.0399
  %16 = load i64, ptr %arrayidx23, align 8
  %arrayidx24 = getelementptr inbounds i64, ptr %0, i64 %16
  %17 = load i64, ptr %arrayidx24, align 8
  %arrayidx25 = getelementptr inbounds i64, ptr %6, i64 %i.0399
  store i64 %17, ptr %arrayidx25, align 8
  %inc = add nuw nsw i64 %i.0399, 1
  fence syncscope("singlethread") seq_cst
  %18 = load i64, ptr %consts, align 8
  %cmp21 = icmp slt i64 %inc, %18
  br i1 %cmp21, label %for.body, label %for.cond26.preheader.loopexit

for.cond.cleanup29:                               ; preds = %for.inc52, %for.cond26.preheader
  %19 = load i64, ptr %test, align 8
  %tobool56.not = icmp eq i64 %19, 0
  br i1 %tobool56.not, label %land.lhs.true, label %if.end70

for.body30:                                       ; preds = %for.cond26.preheader, %for.inc52
  %j.0401 = phi i64 [ %inc53, %for.inc52 ], [ 0, %for.cond26.preheader ]
  %to = getelementptr inbounds %struct.held_words, ptr %add.ptr, i64 %j.0401, i32 1
  %20 = load i64, ptr %to, align 8
  %arrayidx32 = getelementptr inbounds i64, ptr %0, i64 %20
  %21 = load i64, ptr %arrayidx32, align 8
  %arrayidx33 = getelementptr inbounds i64, ptr %add.ptr14, i64 %j.0401
  store i64 %21, ptr %arrayidx33, align 8
  %from = getelementptr inbounds %struct.held_words, ptr %add.ptr, i64 %j.0401, i32 0
  %22 = load i64, ptr %from, align 8
  %cmp35 = icmp slt i64 %22, 0
  br i1 %cmp35, label %if.then48, label %cond.end42

cond.end42:                                       ; preds = %for.body30
  %arrayidx41 = getelementptr inbounds i64, ptr %0, i64 %22
  %23 = load i64, ptr %arrayidx41, align 8
  %arrayidx44 = getelementptr inbounds i64, ptr %add.ptr12, i64 %j.0401
  store i64 %23, ptr %arrayidx44, align 8
  br label %for.inc52

if.then48:                                        ; preds = %for.body30
  %arrayidx44374 = getelementptr inbounds i64, ptr %add.ptr12, i64 %j.0401
  store i64 %21, ptr %arrayidx44374, align 8
  %24 = load i64, ptr %arrayidx33, align 8
  %25 = inttoptr i64 %24 to ptr
  %bytes = getelementptr inbounds %struct.held_words, ptr %add.ptr, i64 %j.0401, i32 2
  %26 = load i64, ptr %bytes, align 8
  %call = call ptr @memset(ptr %25, i32 0, i64 %26)
  br label %for.inc52

for.inc52:                                        ; preds = %cond.end42, %if.then48
  %inc53 = add nuw nsw i64 %j.0401, 1
  fence syncscope("singlethread") seq_cst
  %27 = load i64, ptr %carries, align 8
  %cmp28 = icmp slt i64 %inc53, %27
  br i1 %cmp28, label %for.body30, label %for.cond.cleanup29

land.lhs.true:                                    ; preds = %for.cond.cleanup29
  %records57 = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 12
  %28 = load i64, ptr %records57, align 8
  %cmp58 = icmp sgt i64 %28, -1
  %or.cond = select i1 %cmp58, i1 %14, i1 false
  br i1 %or.cond, label %if.then61, label %if.end70

if.then61:                                        ; preds = %land.lhs.true
  %29 = load i64, ptr %ys, align 8
  %sub = add nsw i64 %spec.store.select, -1
  %records63 = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 3
  %30 = load ptr, ptr %records63, align 8
  %add.ptr65 = getelementptr inbounds %struct.store, ptr %30, i64 %28
  %tobool.not.i = icmp eq i64 %sub, 0
  %mul5.i = shl nsw i64 %sub, 1
  %cmp52.i = icmp sgt i64 %29, 0
  br i1 %cmp52.i, label %for.body.i, label %if.end70

for.body.i:                                       ; preds = %if.then61, %if.end19.i
  %j.053.i = phi i64 [ %inc.i, %if.end19.i ], [ 0, %if.then61 ]
  %bytes1.i = getelementptr inbounds %struct.slice_words, ptr %add.ptr4, i64 %j.053.i, i32 1
  %31 = load i64, ptr %bytes1.i, align 8
  %mul.i = mul nsw i64 %31, %spec.store.select
  %arrayidx2.i = getelementptr inbounds %struct.store, ptr %add.ptr65, i64 %j.053.i
  %bytes3.i = getelementptr inbounds %struct.store, ptr %add.ptr65, i64 %j.053.i, i32 1
  %32 = load i64, ptr %bytes3.i, align 8
  %cmp4.i = icmp sgt i64 %mul.i, %32
  br i1 %cmp4.i, label %if.then.i, label %for.body.if.end19_crit_edge.i

for.body.if.end19_crit_edge.i:                    ; preds = %for.body.i
  %.pre.i = load ptr, ptr %arrayidx2.i, align 8
  br label %if.end19.i

if.then.i:                                        ; preds = %for.body.i
  %mul8.i = mul nsw i64 %mul5.i, %31
  %mul11.i = shl nsw i64 %31, 6
  %cond.i = select i1 %tobool.not.i, i64 %mul11.i, i64 %mul8.i
  %33 = load ptr, ptr %arrayidx2.i, align 8
  %call.i = call ptr @realloc(ptr %33, i64 %cond.i)
  %tobool13.not.i = icmp eq ptr %call.i, null
  br i1 %tobool13.not.i, label %cleanup191, label %if.end.i

if.end.i:                                         ; preds = %if.then.i
  store ptr %call.i, ptr %arrayidx2.i, align 8
  %.compoundliteral.sroa.2.0.arrayidx15.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx2.i, i64 8
  store i64 %cond.i, ptr %.compoundliteral.sroa.2.0.arrayidx15.sroa_idx.i, align 8
  br label %if.end19.i

if.end19.i:                                       ; preds = %if.end.i, %for.body.if.end19_crit_edge.i
  %34 = phi ptr [ %.pre.i, %for.body.if.end19_crit_edge.i ], [ %call.i, %if.end.i ]
  %35 = ptrtoint ptr %34 to i64
  %slot.i = getelementptr inbounds %struct.slice_words, ptr %add.ptr4, i64 %j.053.i, i32 0
  %36 = load i64, ptr %slot.i, align 8
  %arrayidx23.i = getelementptr inbounds i64, ptr %0, i64 %36
  store i64 %35, ptr %arrayidx23.i, align 8
  %inc.i = add nuw nsw i64 %j.053.i, 1
  fence syncscope("singlethread") seq_cst
  %exitcond.not.i = icmp eq i64 %inc.i, %29
  br i1 %exitcond.not.i, label %if.end70, label %for.body.i

if.end70:                                         ; preds = %if.end19.i, %if.then61, %land.lhs.true, %for.cond.cleanup29
  %cmp72 = icmp slt i64 %spec.store.select, %room
  %cond76 = select i1 %cmp72, i64 %spec.store.select, i64 %room
  %limit = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 10
  %records89 = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 3
  %records90 = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 12
  %left = getelementptr inbounds %struct.watch, ptr %1, i64 0, i32 0
  %cost = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 2
  %code124 = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 1
  %sub125 = add nsw i64 %spec.store.select, -1
  %between.i = getelementptr inbounds %struct.watch, ptr %1, i64 0, i32 1
  br label %for.cond71

for.cond71:                                       ; preds = %for.cond71.backedge, %if.end70
  %k.0 = phi i64 [ 0, %if.end70 ], [ %spec.select333, %for.cond71.backedge ]
  %37 = load i64, ptr %limit, align 8
  %sub80 = sub nsw i64 %37, %done
  %cmp81 = icmp slt i64 %sub80, %cond76
  %spec.select = select i1 %cmp81, i64 %sub80, i64 %cond76
  %cmp77392 = icmp slt i64 %37, 0
  %end.0 = select i1 %cmp77392, i64 %cond76, i64 %spec.select
  br i1 %13, label %if.then87, label %if.end104

if.then87:                                        ; preds = %for.cond71
  %38 = load i64, ptr %ys, align 8
  %39 = load ptr, ptr %records89, align 8
  %40 = load i64, ptr %records90, align 8
  %add.ptr91 = getelementptr inbounds %struct.store, ptr %39, i64 %40
  %tobool.not.i336 = icmp eq i64 %k.0, 0
  %mul5.i337 = shl nsw i64 %k.0, 1
  %cmp52.i338 = icmp sgt i64 %38, 0
  br i1 %cmp52.i338, label %for.body.lr.ph.i339, label %capacity.exit

for.body.lr.ph.i339:                              ; preds = %if.then87
  %add.i = add nsw i64 %k.0, 1
  br label %for.body.i346

for.body.i346:                                    ; preds = %if.end19.i361, %for.body.lr.ph.i339
  %j.053.i340 = phi i64 [ 0, %for.body.lr.ph.i339 ], [ %inc.i359, %if.end19.i361 ]
  %bytes1.i341 = getelementptr inbounds %struct.slice_words, ptr %add.ptr4, i64 %j.053.i340, i32 1
  %41 = load i64, ptr %bytes1.i341, align 8
  %mul.i342 = mul nsw i64 %41, %add.i
  %arrayidx2.i343 = getelementptr inbounds %struct.store, ptr %add.ptr91, i64 %j.053.i340
  %bytes3.i344 = getelementptr inbounds %struct.store, ptr %add.ptr91, i64 %j.053.i340, i32 1
  %42 = load i64, ptr %bytes3.i344, align 8
  %cmp4.i345 = icmp sgt i64 %mul.i342, %42
  br i1 %cmp4.i345, label %if.then.i354, label %for.body.if.end19_crit_edge.i348

for.body.if.end19_crit_edge.i348:                 ; preds = %for.body.i346
  %.pre.i347 = load ptr, ptr %arrayidx2.i343, align 8
  br label %if.end19.i361

if.then.i354:                                     ; preds = %for.body.i346
  %mul8.i349 = mul nsw i64 %mul5.i337, %41
  %mul11.i350 = shl nsw i64 %41, 6
  %cond.i351 = select i1 %tobool.not.i336, i64 %mul11.i350, i64 %mul8.i349
  %43 = load ptr, ptr %arrayidx2.i343, align 8
  %call.i352 = call ptr @realloc(ptr %43, i64 %cond.i351)
  %tobool13.not.i353 = icmp eq ptr %call.i352, null
  br i1 %tobool13.not.i353, label %cleanup191, label %if.end.i356

if.end.i356:                                      ; preds = %if.then.i354
  store ptr %call.i352, ptr %arrayidx2.i343, align 8
  %.compoundliteral.sroa.2.0.arrayidx15.sroa_idx.i355 = getelementptr inbounds i8, ptr %arrayidx2.i343, i64 8
  store i64 %cond.i351, ptr %.compoundliteral.sroa.2.0.arrayidx15.sroa_idx.i355, align 8
  br label %if.end19.i361

if.end19.i361:                                    ; preds = %if.end.i356, %for.body.if.end19_crit_edge.i348
  %44 = phi ptr [ %.pre.i347, %for.body.if.end19_crit_edge.i348 ], [ %call.i352, %if.end.i356 ]
  %45 = ptrtoint ptr %44 to i64
  %slot.i357 = getelementptr inbounds %struct.slice_words, ptr %add.ptr4, i64 %j.053.i340, i32 0
  %46 = load i64, ptr %slot.i357, align 8
  %arrayidx23.i358 = getelementptr inbounds i64, ptr %0, i64 %46
  store i64 %45, ptr %arrayidx23.i358, align 8
  %inc.i359 = add nuw nsw i64 %j.053.i340, 1
  fence syncscope("singlethread") seq_cst
  %exitcond.not.i360 = icmp eq i64 %inc.i359, %38
  br i1 %exitcond.not.i360, label %if.end95, label %for.body.i346

if.end95:                                         ; preds = %if.end19.i361
  %.pre413 = load i64, ptr %ys, align 8
  %.pre414 = load ptr, ptr %records89, align 8
  %.pre415 = load i64, ptr %records90, align 8
  %add.ptr99 = getelementptr inbounds %struct.store, ptr %.pre414, i64 %.pre415
  %cmp18.i = icmp sgt i64 %.pre413, 0
  br i1 %cmp18.i, label %for.body.i365, label %capacity.exit

for.body.i365:                                    ; preds = %if.end95, %cond.end.i
  %most.021.i = phi i64 [ %cond9.i, %cond.end.i ], [ 9223372036854775807, %if.end95 ]
  %j.019.i = phi i64 [ %inc.i367, %cond.end.i ], [ 0, %if.end95 ]
  %bytes.i = getelementptr inbounds %struct.slice_words, ptr %add.ptr4, i64 %j.019.i, i32 1
  %47 = load i64, ptr %bytes.i, align 8
  %tobool.not.i364 = icmp eq i64 %47, 0
  br i1 %tobool.not.i364, label %cond.end.i, label %cond.true.i

cond.true.i:                                      ; preds = %for.body.i365
  %bytes2.i = getelementptr inbounds %struct.store, ptr %add.ptr99, i64 %j.019.i, i32 1
  %48 = load i64, ptr %bytes2.i, align 8
  %div.i = sdiv i64 %48, %47
  br label %cond.end.i

cond.end.i:                                       ; preds = %cond.true.i, %for.body.i365
  %cond.i366 = phi i64 [ %div.i, %cond.true.i ], [ 9223372036854775807, %for.body.i365 ]
  %cmp5.i = icmp slt i64 %cond.i366, %most.021.i
  %cond9.i = select i1 %cmp5.i, i64 %cond.i366, i64 %most.021.i
  %inc.i367 = add nuw nsw i64 %j.019.i, 1
  fence syncscope("singlethread") seq_cst
  %exitcond.not.i368 = icmp eq i64 %inc.i367, %.pre413
  br i1 %exitcond.not.i368, label %capacity.exit, label %for.body.i365

capacity.exit:                                    ; preds = %cond.end.i, %if.then87, %if.end95
  %most.0.lcssa.i = phi i64 [ 9223372036854775807, %if.end95 ], [ 9223372036854775807, %if.then87 ], [ %cond9.i, %cond.end.i ]
  %cmp101 = icmp slt i64 %most.0.lcssa.i, %end.0
  %spec.select331 = select i1 %cmp101, i64 %most.0.lcssa.i, i64 %end.0
  br label %if.end104

if.end104:                                        ; preds = %capacity.exit, %for.cond71
  %end.2 = phi i64 [ %spec.select331, %capacity.exit ], [ %end.0, %for.cond71 ]
  %add105 = add nsw i64 %k.0, 1
  %49 = load i64, ptr %left, align 8
  %50 = load i64, ptr %cost, align 8
  %div = sdiv i64 %49, %50
  %add106 = add nsw i64 %add105, %div
  %cmp107 = icmp slt i64 %add106, %end.2
  %spec.select332 = select i1 %cmp107, i64 %add106, i64 %end.2
  %51 = load i64, ptr %xs, align 8
  %52 = load i64, ptr %ys, align 8
  %add114403 = add nsw i64 %52, %51
  %cmp115404 = icmp sgt i64 %add114403, 0
  br i1 %cmp115404, label %for.body117, label %for.cond.cleanup116

for.cond.cleanup116:                              ; preds = %for.body117, %if.end104
  %53 = load atomic i64, ptr %code124 monotonic, align 8
  %54 = inttoptr i64 %53 to ptr
  %call126 = call i64 %54(ptr %6, i64 %k.0, i64 %spec.select332, i64 %sub125)
  %cmp127 = icmp slt i64 %call126, 0
  %call126.lobit = ashr i64 %call126, 63
  %spec.select333 = xor i64 %call126.lobit, %call126
  %sub132.neg = sub i64 %k.0, %spec.select333
  %55 = load i64, ptr %cost, align 8
  %mul134.neg = mul i64 %sub132.neg, %55
  %56 = load i64, ptr %left, align 8
  %add135.neg = add i64 %56, -10
  %sub137 = add i64 %add135.neg, %mul134.neg
  store i64 %sub137, ptr %left, align 8
  %cmp139 = icmp eq i64 %spec.select333, %spec.store.select
  %or.cond334 = select i1 %cmp127, i1 true, i1 %cmp139
  br i1 %or.cond334, label %for.end183, label %if.end142

for.body117:                                      ; preds = %if.end104, %for.body117
  %j110.0405 = phi i64 [ %inc122, %for.body117 ], [ 0, %if.end104 ]
  %arrayidx118 = getelementptr inbounds %struct.slice_words, ptr %add.ptr3, i64 %j110.0405
  %57 = load i64, ptr %arrayidx118, align 8
  %arrayidx119 = getelementptr inbounds i64, ptr %0, i64 %57
  %58 = load i64, ptr %arrayidx119, align 8
  %arrayidx120 = getelementptr inbounds i64, ptr %add.ptr16, i64 %j110.0405
  store i64 %58, ptr %arrayidx120, align 8
  %inc122 = add nuw nsw i64 %j110.0405, 1
  fence syncscope("singlethread") seq_cst
  %59 = load i64, ptr %xs, align 8
  %60 = load i64, ptr %ys, align 8
  %add114 = add nsw i64 %60, %59
  %cmp115 = icmp slt i64 %inc122, %add114
  br i1 %cmp115, label %for.body117, label %for.cond.cleanup116

if.end142:                                        ; preds = %for.cond.cleanup116
  %61 = load i64, ptr %limit, align 8
  %cmp144 = icmp sgt i64 %61, -1
  %add147 = add nsw i64 %spec.select333, %done
  %cmp149 = icmp eq i64 %add147, %61
  %or.cond335 = select i1 %cmp144, i1 %cmp149, i1 false
  br i1 %or.cond335, label %if.then151, label %if.end153

if.then151:                                       ; preds = %if.end142
  %named = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 11
  %62 = load i64, ptr %named, align 8
  %named152 = getelementptr inbounds %struct.watch, ptr %1, i64 0, i32 5
  store i64 %62, ptr %named152, align 8
  br label %cleanup191

if.end153:                                        ; preds = %if.end142
  %cmp154 = icmp eq i64 %spec.select333, %room
  br i1 %cmp154, label %for.end183, label %for.cond159.preheader

for.cond159.preheader:                            ; preds = %if.end153
  %63 = load i64, ptr %carries, align 8
  %cmp161406 = icmp sgt i64 %63, 0
  br i1 %cmp161406, label %for.body164, label %for.cond.cleanup163

for.cond.cleanup163.loopexit:                     ; preds = %for.body164
  %.pre416 = load i64, ptr %left, align 8
  br label %for.cond.cleanup163

for.cond.cleanup163:                              ; preds = %for.cond.cleanup163.loopexit, %for.cond159.preheader
  %64 = phi i64 [ %.pre416, %for.cond.cleanup163.loopexit ], [ %sub137, %for.cond159.preheader ]
  %cmp171 = icmp slt i64 %64, 0
  br i1 %cmp171, label %if.then173, label %for.cond71.backedge

for.cond71.backedge:                              ; preds = %for.cond.cleanup163, %if.then173
  br label %for.cond71

for.body164:                                      ; preds = %for.cond159.preheader, %for.body164
  %j158.0407 = phi i64 [ %inc168, %for.body164 ], [ 0, %for.cond159.preheader ]
  %arrayidx165 = getelementptr inbounds i64, ptr %add.ptr14, i64 %j158.0407
  %65 = load i64, ptr %arrayidx165, align 8
  %arrayidx166 = getelementptr inbounds i64, ptr %add.ptr12, i64 %j158.0407
  store i64 %65, ptr %arrayidx166, align 8
  %inc168 = add nuw nsw i64 %j158.0407, 1
  fence syncscope("singlethread") seq_cst
  %66 = load i64, ptr %carries, align 8
  %cmp161 = icmp slt i64 %inc168, %66
  br i1 %cmp161, label %for.body164, label %for.cond.cleanup163.loopexit

if.then173:                                       ; preds = %for.cond.cleanup163
  %67 = load i64, ptr %between.i, align 8
  store i64 %67, ptr %left, align 8
  %call.i369 = call i32 @PyGILState_Ensure()
  %call1.i = call i32 @PyErr_CheckSignals()
  call void @PyGILState_Release(i32 %call.i369)
  %tobool.not.i370.not = icmp eq i32 %call1.i, 0
  br i1 %tobool.not.i370.not, label %for.cond71.backedge, label %cleanup191

for.end183:                                       ; preds = %for.cond.cleanup116, %if.end153
  %spec.select333.lcssa = phi i64 [ %spec.select333, %for.cond.cleanup116 ], [ %room, %if.end153 ]
  %status.5.ph = phi i64 [ 0, %for.cond.cleanup116 ], [ 3, %if.end153 ]
  %steps = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 5
  %68 = load i64, ptr %steps, align 8
  %cmp184 = icmp sgt i64 %68, -1
  br i1 %cmp184, label %if.then186, label %if.end189

if.then186:                                       ; preds = %for.end183
  %arrayidx188 = getelementptr inbounds i64, ptr %0, i64 %68
  %69 = load i64, ptr %arrayidx188, align 8
  %70 = inttoptr i64 %69 to ptr
  store i64 %spec.select333.lcssa, ptr %70, align 8
  br label %if.end189

if.end189:                                        ; preds = %if.then186, %for.end183
  %steps190 = getelementptr inbounds %struct.watch, ptr %1, i64 0, i32 4
  store i64 %spec.select333.lcssa, ptr %steps190, align 8
  br label %cleanup191

cleanup191:                                       ; preds = %if.then.i, %if.then173, %if.then.i354, %if.then151, %if.end189
  %retval.3 = phi i64 [ %status.5.ph, %if.end189 ], [ 2, %if.then151 ], [ 4, %if.then.i354 ], [ 1, %if.then173 ], [ 4, %if.then.i ]
  ret i64 %retval.3
}

define internal fastcc i64 @run_part(ptr %words, ptr %at) {
entry:
  %0 = load i64, ptr %words, align 8
  switch i64 %0, label %sw.epilog [
    i64 0, label %sw.bb
    i64 2, label %sw.bb1
    i64 3, label %sw.bb3
    i64 4, label %sw.bb5
    i64 5, label %sw.bb7
    i64 6, label %sw.bb9
  ]

sw.bb:                                            ; preds = %entry
  call fastcc void @run_unit(ptr %words, ptr %at)
  br label %cleanup

sw.bb1:                                           ; preds = %entry
  %call2 = call fastcc i64 @run_loop(ptr %words, ptr %at, i64 0, i64 9223372036854775807)
  br label %cleanup

sw.bb3:                                           ; preds = %entry
  %call4 = call fastcc i64 @run_switch(ptr %words, ptr %at)
  br label %cleanup

sw.bb5:                                           ; preds = %entry
  %call6 = call fastcc i64 @run_step(ptr %words, ptr %at)
  br label %cleanup

sw.bb7:                                           ; preds = %entry
  %call8 = call fastcc i64 @run_registers(ptr %words, ptr %at, i64 0, i64 9223372036854775807)
  br label %cleanup

sw.bb9:                                           ; preds = %entry
  %call10 = call fastcc i64 @run_lanes(ptr %words, ptr %at)
  br label %cleanup

sw.epilog:                                        ; preds = %entry
  %slots = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 0
  %1 = load ptr, ptr %slots, align 8
  %to = getelementptr inbounds %struct.copy_part, ptr %words, i64 0, i32 2
  %2 = load i64, ptr %to, align 8
  %arrayidx11 = getelementptr inbounds i64, ptr %1, i64 %2
  %3 = load i64, ptr %arrayidx11, align 8
  %4 = inttoptr i64 %3 to ptr
  %from = getelementptr inbounds %struct.copy_part, ptr %words, i64 0, i32 1
  %5 = load i64, ptr %from, align 8
  %arrayidx13 = getelementptr inbounds i64, ptr %1, i64 %5
  %6 = load i64, ptr %arrayidx13, align 8
  %7 = inttoptr i64 %6 to ptr
  %bytes = getelementptr inbounds %struct.copy_part, ptr %words, i64 0, i32 3
  %8 = load i64, ptr %bytes, align 8
  %call14 = call ptr @memmove(ptr %4, ptr %7, i64 %8)
  br label %cleanup

cleanup:                                          ; preds = %sw.epilog, %sw.bb9, %sw.bb7, %sw.bb5, %sw.bb3, %sw.bb1, %sw.bb
  %retval.0 = phi i64 [ 0, %sw.epilog ], [ %call10, %sw.bb9 ], [ %call8, %sw.bb7 ], [ %call6, %sw.bb5 ], [ %call4, %sw.bb3 ], [ %call2, %sw.bb1 ], [ 0, %sw.bb ]
  ret i64 %retval.0
}

declare void @free(ptr)

declare void @PyEval_RestoreThread(ptr)

define i64 @tenferro_run_alone(ptr %r, ptr %given, i64 %memory, i64 %n_stores) {
entry:
  %w = alloca %struct.watch, align 8
  %0 = getelementptr inbounds i8, ptr %w, i64 16
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(64) %0, i8 0, i64 48, i1 false)
  %1 = getelementptr inbounds %struct.watch, ptr %w, i64 0, i32 0
  store i64 9223372036854775807, ptr %1, align 8
  %2 = getelementptr inbounds %struct.watch, ptr %w, i64 0, i32 1
  store i64 9223372036854775807, ptr %2, align 8
  %3 = getelementptr inbounds %struct.watch, ptr %w, i64 0, i32 3
  store i64 9223372036854775807, ptr %3, align 8
  %call = call fastcc i64 @run_with_stores(ptr %r, ptr %given, i64 %memory, i64 %n_stores, ptr %w)
  ret i64 %call
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)

define internal fastcc i64 @run_with_stores(ptr %r, ptr %slots, i64 %memory, i64 %n_stores, ptr %w) {
entry:
  %at1 = alloca %struct.place, align 8
  %mul = shl i64 %n_stores, 4
  %0 = alloca i8, i64 %mul, align 16
  %cmp26 = icmp sgt i64 %n_stores, 0
  br i1 %cmp26, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %slots2 = getelementptr inbounds %struct.place, ptr %at1, i64 0, i32 0
  store ptr null, ptr %slots2, align 8
  %memory3 = getelementptr inbounds %struct.place, ptr %at1, i64 0, i32 1
  store i64 %memory, ptr %memory3, align 8
  %stores4 = getelementptr inbounds %struct.place, ptr %at1, i64 0, i32 2
  store ptr %0, ptr %stores4, align 8
  %records = getelementptr inbounds %struct.place, ptr %at1, i64 0, i32 3
  store ptr %0, ptr %records, align 8
  %w5 = getelementptr inbounds %struct.place, ptr %at1, i64 0, i32 4
  store ptr %w, ptr %w5, align 8
  %call = call fastcc i64 @run(ptr %r, ptr %slots, ptr %at1, i64 %memory)
  br i1 %cmp26, label %for.body10, label %for.cond.cleanup9

for.body:                                         ; preds = %entry, %for.body
  %i.027 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds %struct.store, ptr %0, i64 %i.027
  store ptr null, ptr %arrayidx, align 16
  %.compoundliteral.sroa.2.0.arrayidx.sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i64 8
  store i64 0, ptr %.compoundliteral.sroa.2.0.arrayidx.sroa_idx, align 8
  %inc = add nuw nsw i64 %i.027, 1
  fence syncscope("singlethread") seq_cst
  %exitcond.not = icmp eq i64 %inc, %n_stores
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body

for.cond.cleanup9:                                ; preds = %for.body10, %for.cond.cleanup
  ret i64 %call

for.body10:                                       ; preds = %for.cond.cleanup, %for.body10
  %i6.029 = phi i64 [ %inc14, %for.body10 ], [ 0, %for.cond.cleanup ]
  %at12 = getelementptr inbounds %struct.store, ptr %0, i64 %i6.029, i32 0
  %1 = load ptr, ptr %at12, align 16
  call void @free(ptr %1)
  %inc14 = add nuw nsw i64 %i6.029, 1
  fence syncscope("singlethread") seq_cst
  %exitcond30.not = icmp eq i64 %inc14, %n_stores
  br i1 %exitcond30.not, label %for.cond.cleanup9, label %for.body10
}

define i64 @tenferro_run_whole(ptr %data, ptr %shapes, ptr %strides, i64 %memory, ptr %p) {
entry:
  %w = alloca %struct.watch, align 8
  %r = getelementptr inbounds %struct.whole_program, ptr %p, i64 0, i32 0
  %0 = load ptr, ptr %r, align 8
  %given = getelementptr inbounds %struct.routine, ptr %0, i64 0, i32 0
  %1 = load i64, ptr %given, align 8
  %mul = shl nsw i64 %1, 3
  %2 = alloca i8, i64 %mul, align 16
  %inputs = getelementptr inbounds %struct.whole_program, ptr %p, i64 0, i32 3
  %3 = load i64, ptr %inputs, align 8
  %known = getelementptr inbounds %struct.whole_program, ptr %p, i64 0, i32 4
  %4 = load i64, ptr %known, align 8
  %add = add nsw i64 %4, %3
  %cmp65 = icmp sgt i64 %3, 0
  br i1 %cmp65, label %for.body, label %for.cond4.preheader

for.cond4.preheader.loopexit:                     ; preds = %for.body
  %.pre = load i64, ptr %known, align 8
  br label %for.cond4.preheader

for.cond4.preheader:                              ; preds = %for.cond4.preheader.loopexit, %entry
  %5 = phi i64 [ %10, %for.cond4.preheader.loopexit ], [ %3, %entry ]
  %6 = phi i64 [ %.pre, %for.cond4.preheader.loopexit ], [ %4, %entry ]
  %cmp667 = icmp sgt i64 %6, 0
  br i1 %cmp667, label %for.body8.preheader, label %for.cond17.preheader

for.body8.preheader:                              ; preds = %for.cond4.preheader
  %arrayidx979 = getelementptr inbounds %struct.whole_program, ptr %p, i64 0, i32 5, i64 0
  %7 = load i64, ptr %arrayidx979, align 8
  %arrayidx1280 = getelementptr inbounds i64, ptr %2, i64 %5
  store i64 %7, ptr %arrayidx1280, align 8
  fence syncscope("singlethread") seq_cst
  %8 = load i64, ptr %known, align 8
  %cmp681 = icmp sgt i64 %8, 1
  br i1 %cmp681, label %for.body8.for.body8_crit_edge, label %for.cond17.preheader

for.body:                                         ; preds = %entry, %for.body
  %i.066 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds i64, ptr %data, i64 %i.066
  %9 = load i64, ptr %arrayidx, align 8
  %arrayidx2 = getelementptr inbounds i64, ptr %2, i64 %i.066
  store i64 %9, ptr %arrayidx2, align 8
  %inc = add nuw nsw i64 %i.066, 1
  fence syncscope("singlethread") seq_cst
  %10 = load i64, ptr %inputs, align 8
  %cmp = icmp slt i64 %inc, %10
  br i1 %cmp, label %for.body, label %for.cond4.preheader.loopexit

for.cond17.preheader:                             ; preds = %for.body8.for.body8_crit_edge, %for.body8.preheader, %for.cond4.preheader
  %11 = load ptr, ptr %r, align 8
  %given1969 = getelementptr inbounds %struct.routine, ptr %11, i64 0, i32 0
  %12 = load i64, ptr %given1969, align 8
  %cmp2071 = icmp sgt i64 %12, %add
  br i1 %cmp2071, label %for.body22, label %for.cond.cleanup21

for.body8.for.body8_crit_edge:                    ; preds = %for.body8.preheader, %for.body8.for.body8_crit_edge
  %inc1482 = phi i64 [ %inc14, %for.body8.for.body8_crit_edge ], [ 1, %for.body8.preheader ]
  %.pre74 = load i64, ptr %inputs, align 8
  %arrayidx9 = getelementptr inbounds %struct.whole_program, ptr %p, i64 0, i32 5, i64 %inc1482
  %13 = load i64, ptr %arrayidx9, align 8
  %add11 = add nsw i64 %.pre74, %inc1482
  %arrayidx12 = getelementptr inbounds i64, ptr %2, i64 %add11
  store i64 %13, ptr %arrayidx12, align 8
  %inc14 = add nuw nsw i64 %inc1482, 1
  fence syncscope("singlethread") seq_cst
  %14 = load i64, ptr %known, align 8
  %cmp6 = icmp slt i64 %inc14, %14
  br i1 %cmp6, label %for.body8.for.body8_crit_edge, label %for.cond17.preheader

for.cond.cleanup21:                               ; preds = %for.body22, %for.cond17.preheader
  %.lcssa = phi ptr [ %11, %for.cond17.preheader ], [ %20, %for.body22 ]
  %left = getelementptr inbounds %struct.watch, ptr %w, i64 0, i32 0
  %work = getelementptr inbounds %struct.whole_program, ptr %p, i64 0, i32 2
  %15 = load i64, ptr %work, align 8
  store i64 %15, ptr %left, align 8
  %between = getelementptr inbounds %struct.watch, ptr %w, i64 0, i32 1
  store i64 %15, ptr %between, align 8
  %done = getelementptr inbounds %struct.watch, ptr %w, i64 0, i32 2
  store i64 0, ptr %done, align 8
  %room = getelementptr inbounds %struct.watch, ptr %w, i64 0, i32 3
  store i64 9223372036854775807, ptr %room, align 8
  %steps = getelementptr inbounds %struct.watch, ptr %w, i64 0, i32 4
  store i64 0, ptr %steps, align 8
  %named = getelementptr inbounds %struct.watch, ptr %w, i64 0, i32 5
  store i64 0, ptr %named, align 8
  %stores = getelementptr inbounds %struct.watch, ptr %w, i64 0, i32 6
  store ptr null, ptr %stores, align 8
  %n_stores = getelementptr inbounds %struct.watch, ptr %w, i64 0, i32 7
  store i64 0, ptr %n_stores, align 8
  %stores33 = getelementptr inbounds %struct.whole_program, ptr %p, i64 0, i32 1
  %16 = load i64, ptr %stores33, align 8
  %call = call fastcc i64 @run_with_stores(ptr %.lcssa, ptr %2, i64 %memory, i64 %16, ptr %w)
  %cmp34 = icmp eq i64 %call, 2
  %17 = load i64, ptr %named, align 8
  %mul36 = shl nsw i64 %17, 8
  %add37 = or i64 %mul36, 2
  %cond = select i1 %cmp34, i64 %add37, i64 %call
  ret i64 %cond

for.body22:                                       ; preds = %for.cond17.preheader, %for.body22
  %i16.072 = phi i64 [ %inc29, %for.body22 ], [ 0, %for.cond17.preheader ]
  %18 = load i64, ptr %inputs, align 8
  %add24 = add nsw i64 %18, %i16.072
  %arrayidx25 = getelementptr inbounds i64, ptr %data, i64 %add24
  %19 = load i64, ptr %arrayidx25, align 8
  %add26 = add nsw i64 %i16.072, %add
  %arrayidx27 = getelementptr inbounds i64, ptr %2, i64 %add26
  store i64 %19, ptr %arrayidx27, align 8
  %inc29 = add nuw nsw i64 %i16.072, 1
  fence syncscope("singlethread") seq_cst
  %20 = load ptr, ptr %r, align 8
  %given19 = getelementptr inbounds %struct.routine, ptr %20, i64 0, i32 0
  %21 = load i64, ptr %given19, align 8
  %sub = sub nsw i64 %21, %add
  %cmp20 = icmp slt i64 %inc29, %sub
  br i1 %cmp20, label %for.body22, label %for.cond.cleanup21
}

declare ptr @memset(ptr, i32, i64)

define internal fastcc i64 @run(ptr %r, ptr %given, ptr %outer, i64 %memory) {
entry:
  %at = alloca %struct.place, align 8
  %given1 = getelementptr inbounds %struct.routine, ptr %r, i64 0, i32 0
  %0 = load i64, ptr %given1, align 8
  %own = getelementptr inbounds %struct.routine, ptr %r, i64 0, i32 1
  %1 = load i64, ptr %own, align 8
  %add = add nsw i64 %1, %0
  %mul = shl nsw i64 %add, 3
  %2 = alloca i8, i64 %mul, align 16
  %cmp63 = icmp sgt i64 %0, 0
  br i1 %cmp63, label %for.body, label %for.cond5.preheader

for.cond5.preheader.loopexit:                     ; preds = %for.body
  %.pre = load i64, ptr %own, align 8
  br label %for.cond5.preheader

for.cond5.preheader:                              ; preds = %for.cond5.preheader.loopexit, %entry
  %3 = phi i64 [ %9, %for.cond5.preheader.loopexit ], [ %0, %entry ]
  %4 = phi i64 [ %.pre, %for.cond5.preheader.loopexit ], [ %1, %entry ]
  %cmp765 = icmp sgt i64 %4, 0
  br i1 %cmp765, label %for.body9.lr.ph, label %for.cond.cleanup8

for.body9.lr.ph:                                  ; preds = %for.cond5.preheader
  %offsets = getelementptr inbounds %struct.routine, ptr %r, i64 0, i32 5
  %5 = load ptr, ptr %offsets, align 8
  %6 = load i64, ptr %5, align 8
  %add1171 = add nsw i64 %6, %memory
  %arrayidx1472 = getelementptr inbounds i64, ptr %2, i64 %3
  store i64 %add1171, ptr %arrayidx1472, align 8
  fence syncscope("singlethread") seq_cst
  %7 = load i64, ptr %own, align 8
  %cmp773 = icmp sgt i64 %7, 1
  br i1 %cmp773, label %for.body9.for.body9_crit_edge, label %for.cond.cleanup8

for.body:                                         ; preds = %entry, %for.body
  %i.064 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds i64, ptr %given, i64 %i.064
  %8 = load i64, ptr %arrayidx, align 8
  %arrayidx3 = getelementptr inbounds i64, ptr %2, i64 %i.064
  store i64 %8, ptr %arrayidx3, align 8
  %inc = add nuw nsw i64 %i.064, 1
  fence syncscope("singlethread") seq_cst
  %9 = load i64, ptr %given1, align 8
  %cmp = icmp slt i64 %inc, %9
  br i1 %cmp, label %for.body, label %for.cond5.preheader.loopexit

for.cond.cleanup8:                                ; preds = %for.body9.for.body9_crit_edge, %for.body9.lr.ph, %for.cond5.preheader
  %slots18 = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 0
  store ptr %2, ptr %slots18, align 8
  %memory19 = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 1
  %bytes = getelementptr inbounds %struct.routine, ptr %r, i64 0, i32 2
  %10 = load i64, ptr %bytes, align 8
  %add20 = add nsw i64 %10, %memory
  store i64 %add20, ptr %memory19, align 8
  %stores = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 2
  %stores21 = getelementptr inbounds %struct.place, ptr %outer, i64 0, i32 2
  %11 = load ptr, ptr %stores21, align 8
  %stores22 = getelementptr inbounds %struct.routine, ptr %r, i64 0, i32 3
  %12 = load i64, ptr %stores22, align 8
  %add.ptr = getelementptr inbounds %struct.store, ptr %11, i64 %12
  store ptr %add.ptr, ptr %stores, align 8
  %records = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 3
  store ptr %11, ptr %records, align 8
  %w = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 4
  %w24 = getelementptr inbounds %struct.place, ptr %outer, i64 0, i32 4
  %13 = load ptr, ptr %w24, align 8
  store ptr %13, ptr %w, align 8
  %part = getelementptr inbounds %struct.routine, ptr %r, i64 0, i32 6
  %parts = getelementptr inbounds %struct.routine, ptr %r, i64 0, i32 4
  %14 = load i64, ptr %parts, align 8
  %cmp2767 = icmp sgt i64 %14, 0
  br i1 %cmp2767, label %for.body29, label %cleanup33

for.body9.for.body9_crit_edge:                    ; preds = %for.body9.lr.ph, %for.body9.for.body9_crit_edge
  %inc1674 = phi i64 [ %inc16, %for.body9.for.body9_crit_edge ], [ 1, %for.body9.lr.ph ]
  %.pre70 = load i64, ptr %given1, align 8
  %15 = load ptr, ptr %offsets, align 8
  %arrayidx10 = getelementptr inbounds i64, ptr %15, i64 %inc1674
  %16 = load i64, ptr %arrayidx10, align 8
  %add11 = add nsw i64 %16, %memory
  %add13 = add nsw i64 %.pre70, %inc1674
  %arrayidx14 = getelementptr inbounds i64, ptr %2, i64 %add13
  store i64 %add11, ptr %arrayidx14, align 8
  %inc16 = add nuw nsw i64 %inc1674, 1
  fence syncscope("singlethread") seq_cst
  %17 = load i64, ptr %own, align 8
  %cmp7 = icmp slt i64 %inc16, %17
  br i1 %cmp7, label %for.body9.for.body9_crit_edge, label %for.cond.cleanup8

for.body29:                                       ; preds = %for.cond.cleanup8, %for.inc31
  %i25.068 = phi i64 [ %inc32, %for.inc31 ], [ 0, %for.cond.cleanup8 ]
  %18 = load ptr, ptr %part, align 8
  %arrayidx30 = getelementptr inbounds ptr, ptr %18, i64 %i25.068
  %19 = load ptr, ptr %arrayidx30, align 8
  %call = call fastcc i64 @run_part(ptr %19, ptr %at)
  %tobool.not = icmp eq i64 %call, 0
  br i1 %tobool.not, label %for.inc31, label %cleanup33

for.inc31:                                        ; preds = %for.body29
  %inc32 = add nuw nsw i64 %i25.068, 1
  fence syncscope("singlethread") seq_cst
  %20 = load i64, ptr %parts, align 8
  %cmp27 = icmp slt i64 %inc32, %20
  br i1 %cmp27, label %for.body29, label %cleanup33

cleanup33:                                        ; preds = %for.body29, %for.inc31, %for.cond.cleanup8
  %spec.select = phi i64 [ 0, %for.cond.cleanup8 ], [ 0, %for.inc31 ], [ %call, %for.body29 ]
  ret i64 %spec.select
}

declare ptr @memmove(ptr, ptr, i64)

declare ptr @realloc(ptr, i64)

declare i32 @PyGILState_Ensure()

declare i32 @PyErr_CheckSignals()

declare void @PyGILState_Release(i32)

define internal fastcc void @run_unit(ptr %p, ptr %at) {
entry:
  %count = getelementptr inbounds %struct.unit_part, ptr %p, i64 0, i32 3
  %0 = load i64, ptr %count, align 8
  %mul = shl nsw i64 %0, 3
  %1 = alloca i8, i64 %mul, align 16
  %cmp1 = icmp sgt i64 %0, 0
  br i1 %cmp1, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %slots = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 0
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %memory = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 1
  %2 = load i64, ptr %memory, align 8
  %table = getelementptr inbounds %struct.unit_part, ptr %p, i64 0, i32 2
  %3 = load i64, ptr %table, align 8
  %4 = inttoptr i64 %3 to ptr
  %call = call i64 @program(ptr %1, ptr null, ptr null, i64 %2, ptr %4)
  %cost = getelementptr inbounds %struct.unit_part, ptr %p, i64 0, i32 1
  %5 = load i64, ptr %cost, align 8
  %w = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 4
  %6 = load ptr, ptr %w, align 8
  %left = getelementptr inbounds %struct.watch, ptr %6, i64 0, i32 0
  %7 = load i64, ptr %left, align 8
  %sub = sub nsw i64 %7, %5
  store i64 %sub, ptr %left, align 8
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %i.02 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %8 = load ptr, ptr %slots, align 8
  %arrayidx = getelementptr inbounds %struct.unit_part, ptr %p, i64 0, i32 4, i64 %i.02
  %9 = load i64, ptr %arrayidx, align 8
  %arrayidx2 = getelementptr inbounds i64, ptr %8, i64 %9
  %10 = load i64, ptr %arrayidx2, align 8
  %arrayidx3 = getelementptr inbounds i64, ptr %1, i64 %i.02
  store i64 %10, ptr %arrayidx3, align 8
  %inc = add nuw nsw i64 %i.02, 1
  fence syncscope("singlethread") seq_cst
  %11 = load i64, ptr %count, align 8
  %cmp = icmp slt i64 %inc, %11
  br i1 %cmp, label %for.body, label %for.cond.cleanup
}

define internal fastcc i64 @run_switch(ptr %p, ptr %at) {
entry:
  %slots = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 0
  %0 = load ptr, ptr %slots, align 8
  %index = getelementptr inbounds %struct.switch_part, ptr %p, i64 0, i32 1
  %1 = load i64, ptr %index, align 8
  %arrayidx = getelementptr inbounds i64, ptr %0, i64 %1
  %2 = load i64, ptr %arrayidx, align 8
  %3 = inttoptr i64 %2 to ptr
  %size.i = getelementptr inbounds %struct.switch_part, ptr %p, i64 0, i32 2
  %4 = load i64, ptr %size.i, align 8
  switch i64 %4, label %if.else19.i [
    i64 8, label %if.then.i
    i64 4, label %if.then3.i
    i64 2, label %if.then9.i
  ]

if.then.i:                                        ; preds = %entry
  %5 = load i64, ptr %3, align 8
  br label %if.end30.i

if.then3.i:                                       ; preds = %entry
  %has_sign.i = getelementptr inbounds %struct.switch_part, ptr %p, i64 0, i32 3
  %6 = load i64, ptr %has_sign.i, align 8
  %tobool.not.i = icmp eq i64 %6, 0
  %7 = load i32, ptr %3, align 4
  br i1 %tobool.not.i, label %cond.false.i, label %cond.true.i

cond.true.i:                                      ; preds = %if.then3.i
  %conv.i = sext i32 %7 to i64
  br label %if.end30.i

cond.false.i:                                     ; preds = %if.then3.i
  %conv4.i = zext i32 %7 to i64
  br label %if.end40.i

if.then9.i:                                       ; preds = %entry
  %has_sign10.i = getelementptr inbounds %struct.switch_part, ptr %p, i64 0, i32 3
  %8 = load i64, ptr %has_sign10.i, align 8
  %tobool11.not.i = icmp eq i64 %8, 0
  %9 = load i16, ptr %3, align 2
  br i1 %tobool11.not.i, label %cond.false14.i, label %cond.true12.i

cond.true12.i:                                    ; preds = %if.then9.i
  %conv13.i = sext i16 %9 to i64
  br label %if.end30.i

cond.false14.i:                                   ; preds = %if.then9.i
  %conv15.i = zext i16 %9 to i64
  br label %if.end40.i

if.else19.i:                                      ; preds = %entry
  %has_sign20.i = getelementptr inbounds %struct.switch_part, ptr %p, i64 0, i32 3
  %10 = load i64, ptr %has_sign20.i, align 8
  %tobool21.not.i = icmp eq i64 %10, 0
  %11 = load i8, ptr %3, align 1
  br i1 %tobool21.not.i, label %cond.false24.i, label %cond.true22.i

cond.true22.i:                                    ; preds = %if.else19.i
  %conv23.i = sext i8 %11 to i64
  br label %if.end30.i

cond.false24.i:                                   ; preds = %if.else19.i
  %conv25.i = zext i8 %11 to i64
  br label %if.end40.i

if.end30.i:                                       ; preds = %cond.true22.i, %cond.true12.i, %cond.true.i, %if.then.i
  %value.0.i = phi i64 [ %5, %if.then.i ], [ %conv.i, %cond.true.i ], [ %conv13.i, %cond.true12.i ], [ %conv23.i, %cond.true22.i ]
  %cmp31.i = icmp slt i64 %value.0.i, 0
  br i1 %cmp31.i, label %if.then33.i, label %if.end40.i

if.then33.i:                                      ; preds = %if.end30.i
  %has_sign34.i = getelementptr inbounds %struct.switch_part, ptr %p, i64 0, i32 3
  %12 = load i64, ptr %has_sign34.i, align 8
  %tobool35.not.i = icmp eq i64 %12, 0
  br i1 %tobool35.not.i, label %cond.false37.i, label %chosen.exit

cond.false37.i:                                   ; preds = %if.then33.i
  %branches.i = getelementptr inbounds %struct.switch_part, ptr %p, i64 0, i32 4
  %13 = load i64, ptr %branches.i, align 8
  %sub.i = add nsw i64 %13, -1
  br label %chosen.exit

if.end40.i:                                       ; preds = %if.end30.i, %cond.false24.i, %cond.false14.i, %cond.false.i
  %value.070.i = phi i64 [ %value.0.i, %if.end30.i ], [ %conv25.i, %cond.false24.i ], [ %conv15.i, %cond.false14.i ], [ %conv4.i, %cond.false.i ]
  %branches41.i = getelementptr inbounds %struct.switch_part, ptr %p, i64 0, i32 4
  %14 = load i64, ptr %branches41.i, align 8
  %cmp42.i = icmp slt i64 %value.070.i, %14
  %sub47.i = add nsw i64 %14, -1
  %cond49.i = select i1 %cmp42.i, i64 %value.070.i, i64 %sub47.i
  br label %chosen.exit

chosen.exit:                                      ; preds = %if.then33.i, %cond.false37.i, %if.end40.i
  %retval.0.i = phi i64 [ %cond49.i, %if.end40.i ], [ %sub.i, %cond.false37.i ], [ 0, %if.then33.i ]
  %arrayidx1 = getelementptr inbounds %struct.switch_part, ptr %p, i64 0, i32 6, i64 %retval.0.i
  %15 = load i64, ptr %arrayidx1, align 8
  %count = getelementptr inbounds %struct.switch_part, ptr %p, i64 0, i32 5
  %16 = load i64, ptr %count, align 8
  %mul = shl nsw i64 %16, 3
  %17 = alloca i8, i64 %mul, align 16
  %cmp22 = icmp sgt i64 %16, 0
  br i1 %cmp22, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %chosen.exit
  %branches = getelementptr inbounds %struct.switch_part, ptr %p, i64 0, i32 4
  %18 = load i64, ptr %branches, align 8
  %arrayidx524 = getelementptr inbounds %struct.switch_part, ptr %p, i64 0, i32 6, i64 %18
  %19 = load i64, ptr %arrayidx524, align 8
  %arrayidx625 = getelementptr inbounds i64, ptr %0, i64 %19
  %20 = load i64, ptr %arrayidx625, align 8
  store i64 %20, ptr %17, align 16
  fence syncscope("singlethread") seq_cst
  %21 = load i64, ptr %count, align 8
  %cmp26 = icmp sgt i64 %21, 1
  br i1 %cmp26, label %for.body.for.body_crit_edge, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body.for.body_crit_edge, %for.body.lr.ph, %chosen.exit
  %22 = inttoptr i64 %15 to ptr
  %memory = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 1
  %23 = load i64, ptr %memory, align 8
  %call8 = call fastcc i64 @run(ptr %22, ptr %17, ptr %at, i64 %23)
  ret i64 %call8

for.body.for.body_crit_edge:                      ; preds = %for.body.lr.ph, %for.body.for.body_crit_edge
  %inc27 = phi i64 [ %inc, %for.body.for.body_crit_edge ], [ 1, %for.body.lr.ph ]
  %.pre = load ptr, ptr %slots, align 8
  %24 = load i64, ptr %branches, align 8
  %add = add nsw i64 %24, %inc27
  %arrayidx5 = getelementptr inbounds %struct.switch_part, ptr %p, i64 0, i32 6, i64 %add
  %25 = load i64, ptr %arrayidx5, align 8
  %arrayidx6 = getelementptr inbounds i64, ptr %.pre, i64 %25
  %26 = load i64, ptr %arrayidx6, align 8
  %arrayidx7 = getelementptr inbounds i64, ptr %17, i64 %inc27
  store i64 %26, ptr %arrayidx7, align 8
  %inc = add nuw nsw i64 %inc27, 1
  fence syncscope("singlethread") seq_cst
  %27 = load i64, ptr %count, align 8
  %cmp = icmp slt i64 %inc, %27
  br i1 %cmp, label %for.body.for.body_crit_edge, label %for.cond.cleanup
}

define internal fastcc i64 @run_step(ptr %p, ptr %at) {
entry:
  %count = getelementptr inbounds %struct.step_part, ptr %p, i64 0, i32 3
  %0 = load i64, ptr %count, align 8
  %mul = shl nsw i64 %0, 3
  %1 = alloca i8, i64 %mul, align 16
  %cmp15 = icmp sgt i64 %0, 0
  br i1 %cmp15, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %slots = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 0
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %cost = getelementptr inbounds %struct.step_part, ptr %p, i64 0, i32 1
  %2 = load i64, ptr %cost, align 8
  %w = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 4
  %3 = load ptr, ptr %w, align 8
  %left = getelementptr inbounds %struct.watch, ptr %3, i64 0, i32 0
  %4 = load i64, ptr %left, align 8
  %sub = sub nsw i64 %4, %2
  store i64 %sub, ptr %left, align 8
  %function = getelementptr inbounds %struct.step_part, ptr %p, i64 0, i32 4
  %5 = load i64, ptr %function, align 8
  %6 = inttoptr i64 %5 to ptr
  %memory = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 1
  %7 = load i64, ptr %memory, align 8
  %table = getelementptr inbounds %struct.step_part, ptr %p, i64 0, i32 2
  %8 = load i64, ptr %table, align 8
  %9 = inttoptr i64 %8 to ptr
  %call = call i64 %6(ptr %1, ptr null, ptr null, i64 %7, ptr %9)
  %tobool.not = icmp eq i64 %call, 0
  %10 = select i1 %tobool.not, i64 0, i64 5
  ret i64 %10

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %i.016 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %11 = load ptr, ptr %slots, align 8
  %arrayidx = getelementptr inbounds %struct.step_part, ptr %p, i64 0, i32 5, i64 %i.016
  %12 = load i64, ptr %arrayidx, align 8
  %arrayidx2 = getelementptr inbounds i64, ptr %11, i64 %12
  %13 = load i64, ptr %arrayidx2, align 8
  %arrayidx3 = getelementptr inbounds i64, ptr %1, i64 %i.016
  store i64 %13, ptr %arrayidx3, align 8
  %inc = add nuw nsw i64 %i.016, 1
  fence syncscope("singlethread") seq_cst
  %14 = load i64, ptr %count, align 8
  %cmp = icmp slt i64 %inc, %14
  br i1 %cmp, label %for.body, label %for.cond.cleanup
}

define internal fastcc i64 @run_lanes(ptr %p, ptr %at) {
entry:
  %run = alloca %struct.lanes_run, align 8
  %slots1 = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 0
  %0 = load ptr, ptr %slots1, align 8
  %w2 = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 4
  %1 = load ptr, ptr %w2, align 8
  %consts = getelementptr inbounds %struct.lanes_part, ptr %p, i64 0, i32 10
  %2 = load i64, ptr %consts, align 8
  %add.ptr = getelementptr inbounds %struct.lanes_part, ptr %p, i64 0, i32 16, i64 %2
  %carries = getelementptr inbounds %struct.lanes_part, ptr %p, i64 0, i32 11
  %3 = load i64, ptr %carries, align 8
  %add.ptr3 = getelementptr inbounds %struct.laned_words, ptr %add.ptr, i64 %3
  %xs = getelementptr inbounds %struct.lanes_part, ptr %p, i64 0, i32 12
  %4 = load i64, ptr %xs, align 8
  %add = add nsw i64 %2, 4
  %mul = shl nsw i64 %3, 1
  %add8 = add nsw i64 %add, %mul
  %add10 = add nsw i64 %add8, %4
  %ys = getelementptr inbounds %struct.lanes_part, ptr %p, i64 0, i32 13
  %5 = load i64, ptr %ys, align 8
  %add11 = add nsw i64 %add10, %5
  %mul12 = shl nsw i64 %add11, 3
  %6 = alloca i8, i64 %mul12, align 16
  %add.ptr13 = getelementptr inbounds i64, ptr %6, i64 4
  %add.ptr15 = getelementptr inbounds i64, ptr %add.ptr13, i64 %2
  %add.ptr17 = getelementptr inbounds i64, ptr %add.ptr15, i64 %3
  %add.ptr19 = getelementptr inbounds i64, ptr %add.ptr17, i64 %3
  %count = getelementptr inbounds %struct.lanes_part, ptr %p, i64 0, i32 9
  %7 = load i64, ptr %count, align 8
  %arrayidx = getelementptr inbounds i64, ptr %0, i64 %7
  %8 = load i64, ptr %arrayidx, align 8
  %9 = inttoptr i64 %8 to ptr
  %10 = load i64, ptr %9, align 8
  %11 = icmp sgt i64 %10, 0
  %spec.store.select = select i1 %11, i64 %10, i64 0
  %records = getelementptr inbounds %struct.lanes_part, ptr %p, i64 0, i32 14
  %12 = load i64, ptr %records, align 8
  %cmp20 = icmp sgt i64 %12, -1
  %or.cond = select i1 %cmp20, i1 %11, i1 false
  br i1 %or.cond, label %if.then22, label %entry.if.end29_crit_edge

entry.if.end29_crit_edge:                         ; preds = %entry
  %.pre321 = add nsw i64 %spec.store.select, -1
  br label %if.end29

if.then22:                                        ; preds = %entry
  %add.ptr4 = getelementptr inbounds %struct.slice_words, ptr %add.ptr3, i64 %4
  %sub = add nsw i64 %spec.store.select, -1
  %records24 = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 3
  %13 = load ptr, ptr %records24, align 8
  %add.ptr26 = getelementptr inbounds %struct.store, ptr %13, i64 %12
  %tobool.not.i = icmp eq i64 %sub, 0
  %mul5.i = shl nsw i64 %sub, 1
  %cmp52.i = icmp sgt i64 %5, 0
  br i1 %cmp52.i, label %for.body.i, label %if.end29

for.body.i:                                       ; preds = %if.then22, %if.end19.i
  %j.053.i = phi i64 [ %inc.i, %if.end19.i ], [ 0, %if.then22 ]
  %bytes1.i = getelementptr inbounds %struct.slice_words, ptr %add.ptr4, i64 %j.053.i, i32 1
  %14 = load i64, ptr %bytes1.i, align 8
  %mul.i = mul nsw i64 %14, %spec.store.select
  %arrayidx2.i = getelementptr inbounds %struct.store, ptr %add.ptr26, i64 %j.053.i
  %bytes3.i = getelementptr inbounds %struct.store, ptr %add.ptr26, i64 %j.053.i, i32 1
  %15 = load i64, ptr %bytes3.i, align 8
  %cmp4.i = icmp sgt i64 %mul.i, %15
  br i1 %cmp4.i, label %if.then.i, label %for.body.if.end19_crit_edge.i

for.body.if.end19_crit_edge.i:                    ; preds = %for.body.i
  %.pre.i = load ptr, ptr %arrayidx2.i, align 8
  br label %if.end19.i

if.then.i:                                        ; preds = %for.body.i
  %mul8.i = mul nsw i64 %mul5.i, %14
  %mul11.i = shl nsw i64 %14, 6
  %cond.i = select i1 %tobool.not.i, i64 %mul11.i, i64 %mul8.i
  %16 = load ptr, ptr %arrayidx2.i, align 8
  %call.i = call ptr @realloc(ptr %16, i64 %cond.i)
  %tobool13.not.i = icmp eq ptr %call.i, null
  br i1 %tobool13.not.i, label %cleanup164, label %if.end.i

if.end.i:                                         ; preds = %if.then.i
  store ptr %call.i, ptr %arrayidx2.i, align 8
  %.compoundliteral.sroa.2.0.arrayidx15.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx2.i, i64 8
  store i64 %cond.i, ptr %.compoundliteral.sroa.2.0.arrayidx15.sroa_idx.i, align 8
  br label %if.end19.i

if.end19.i:                                       ; preds = %if.end.i, %for.body.if.end19_crit_edge.i
  %17 = phi ptr [ %.pre.i, %for.body.if.end19_crit_edge.i ], [ %call.i, %if.end.i ]
  %18 = ptrtoint ptr %17 to i64
  %slot.i = getelementptr inbounds %struct.slice_words, ptr %add.ptr4, i64 %j.053.i, i32 0
  %19 = load i64, ptr %slot.i, align 8
  %arrayidx23.i = getelementptr inbounds i64, ptr %0, i64 %19
  store i64 %18, ptr %arrayidx23.i, align 8
  %inc.i = add nuw nsw i64 %j.053.i, 1
  fence syncscope("singlethread") seq_cst
  %exitcond.not.i = icmp eq i64 %inc.i, %5
  br i1 %exitcond.not.i, label %if.end29.loopexit, label %for.body.i

if.end29.loopexit:                                ; preds = %if.end19.i
  %.pre = load i64, ptr %consts, align 8
  br label %if.end29

if.end29:                                         ; preds = %entry.if.end29_crit_edge, %if.end29.loopexit, %if.then22
  %sub30.pre-phi = phi i64 [ %.pre321, %entry.if.end29_crit_edge ], [ %sub, %if.end29.loopexit ], [ %sub, %if.then22 ]
  %20 = phi i64 [ %2, %entry.if.end29_crit_edge ], [ %.pre, %if.end29.loopexit ], [ %2, %if.then22 ]
  %arrayidx31 = getelementptr inbounds i64, ptr %6, i64 2
  store i64 %sub30.pre-phi, ptr %arrayidx31, align 16
  %memory = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 1
  %21 = load i64, ptr %memory, align 8
  %rows = getelementptr inbounds %struct.lanes_part, ptr %p, i64 0, i32 15
  %22 = load i64, ptr %rows, align 8
  %add32 = add nsw i64 %22, %21
  %arrayidx33 = getelementptr inbounds i64, ptr %6, i64 3
  store i64 %add32, ptr %arrayidx33, align 8
  %cmp35305 = icmp sgt i64 %20, 0
  br i1 %cmp35305, label %for.body, label %for.cond42.preheader

for.cond42.preheader:                             ; preds = %for.body, %if.end29
  %23 = load i64, ptr %xs, align 8
  %24 = load i64, ptr %ys, align 8
  %add45307 = add nsw i64 %24, %23
  %cmp46308 = icmp sgt i64 %add45307, 0
  br i1 %cmp46308, label %for.body48, label %for.cond57.preheader

for.body:                                         ; preds = %if.end29, %for.body
  %i.0306 = phi i64 [ %inc, %for.body ], [ 0, %if.end29 ]
  %arrayidx37 = getelementptr inbounds %struct.lanes_part, ptr %p, i64 0, i32 16, i64 %i.0306
  %25 = load i64, ptr %arrayidx37, align 8
  %arrayidx38 = getelementptr inbounds i64, ptr %0, i64 %25
  %26 = load i64, ptr %arrayidx38, align 8
  %add39 = add nuw nsw i64 %i.0306, 4
  %arrayidx40 = getelementptr inbounds i64, ptr %6, i64 %add39
  store i64 %26, ptr %arrayidx40, align 8
  %inc = add nuw nsw i64 %i.0306, 1
  fence syncscope("singlethread") seq_cst
  %27 = load i64, ptr %consts, align 8
  %cmp35 = icmp slt i64 %inc, %27
  br i1 %cmp35, label %for.body, label %for.cond42.preheader

for.cond57.preheader:                             ; preds = %for.body48, %for.cond42.preheader
  %28 = load i64, ptr %carries, align 8
  %cmp59310 = icmp sgt i64 %28, 0
  br i1 %cmp59310, label %for.body61, label %for.cond84.preheader

for.body48:                                       ; preds = %for.cond42.preheader, %for.body48
  %j.0309 = phi i64 [ %inc53, %for.body48 ], [ 0, %for.cond42.preheader ]
  %arrayidx49 = getelementptr inbounds %struct.slice_words, ptr %add.ptr3, i64 %j.0309
  %29 = load i64, ptr %arrayidx49, align 8
  %arrayidx50 = getelementptr inbounds i64, ptr %0, i64 %29
  %30 = load i64, ptr %arrayidx50, align 8
  %arrayidx51 = getelementptr inbounds i64, ptr %add.ptr19, i64 %j.0309
  store i64 %30, ptr %arrayidx51, align 8
  %inc53 = add nuw nsw i64 %j.0309, 1
  fence syncscope("singlethread") seq_cst
  %31 = load i64, ptr %xs, align 8
  %32 = load i64, ptr %ys, align 8
  %add45 = add nsw i64 %32, %31
  %cmp46 = icmp slt i64 %inc53, %add45
  br i1 %cmp46, label %for.body48, label %for.cond57.preheader

for.cond84.preheader:                             ; preds = %for.inc80, %for.cond57.preheader
  %33 = phi i64 [ %28, %for.cond57.preheader ], [ %41, %for.inc80 ]
  %left = getelementptr inbounds %struct.watch, ptr %1, i64 0, i32 0
  %cost = getelementptr inbounds %struct.lanes_part, ptr %p, i64 0, i32 7
  %arrayidx91 = getelementptr inbounds i64, ptr %6, i64 1
  %part = getelementptr inbounds %struct.lanes_run, ptr %run, i64 0, i32 0
  %frame119 = getelementptr inbounds %struct.lanes_run, ptr %run, i64 0, i32 1
  %words120 = getelementptr inbounds %struct.lanes_run, ptr %run, i64 0, i32 2
  %groups = getelementptr inbounds %struct.lanes_run, ptr %run, i64 0, i32 3
  %blocks = getelementptr inbounds %struct.lanes_part, ptr %p, i64 0, i32 8
  %adds_up = getelementptr inbounds %struct.lanes_part, ptr %p, i64 0, i32 5
  %finish = getelementptr inbounds %struct.lanes_part, ptr %p, i64 0, i32 4
  %between.i = getelementptr inbounds %struct.watch, ptr %1, i64 0, i32 1
  br label %for.cond84

for.body61:                                       ; preds = %for.cond57.preheader, %for.inc80
  %j56.0311 = phi i64 [ %inc81, %for.inc80 ], [ 0, %for.cond57.preheader ]
  %to = getelementptr inbounds %struct.laned_words, ptr %add.ptr, i64 %j56.0311, i32 1
  %34 = load i64, ptr %to, align 8
  %arrayidx63 = getelementptr inbounds i64, ptr %0, i64 %34
  %35 = load i64, ptr %arrayidx63, align 8
  %arrayidx64 = getelementptr inbounds i64, ptr %add.ptr17, i64 %j56.0311
  store i64 %35, ptr %arrayidx64, align 8
  %from = getelementptr inbounds %struct.laned_words, ptr %add.ptr, i64 %j56.0311, i32 0
  %36 = load i64, ptr %from, align 8
  %cmp66 = icmp slt i64 %36, 0
  br i1 %cmp66, label %if.then75, label %cond.end

cond.end:                                         ; preds = %for.body61
  %arrayidx70 = getelementptr inbounds i64, ptr %0, i64 %36
  %37 = load i64, ptr %arrayidx70, align 8
  %arrayidx71 = getelementptr inbounds i64, ptr %add.ptr15, i64 %j56.0311
  store i64 %37, ptr %arrayidx71, align 8
  br label %for.inc80

if.then75:                                        ; preds = %for.body61
  %arrayidx71298 = getelementptr inbounds i64, ptr %add.ptr15, i64 %j56.0311
  store i64 %35, ptr %arrayidx71298, align 8
  %38 = load i64, ptr %arrayidx64, align 8
  %39 = inttoptr i64 %38 to ptr
  %bytes = getelementptr inbounds %struct.laned_words, ptr %add.ptr, i64 %j56.0311, i32 2
  %40 = load i64, ptr %bytes, align 8
  %call78 = call ptr @memset(ptr %39, i32 0, i64 %40)
  br label %for.inc80

for.inc80:                                        ; preds = %cond.end, %if.then75
  %inc81 = add nuw nsw i64 %j56.0311, 1
  fence syncscope("singlethread") seq_cst
  %41 = load i64, ptr %carries, align 8
  %cmp59 = icmp slt i64 %inc81, %41
  br i1 %cmp59, label %for.body61, label %for.cond84.preheader

for.cond84:                                       ; preds = %for.cond84.preheader, %cleanup158
  %42 = phi i64 [ %.pre319, %cleanup158 ], [ %33, %for.cond84.preheader ]
  %k.0 = phi i64 [ %spec.select, %cleanup158 ], [ 0, %for.cond84.preheader ]
  %add85 = add nsw i64 %k.0, 1
  %43 = load i64, ptr %left, align 8
  %44 = load i64, ptr %cost, align 8
  %div = sdiv i64 %43, %44
  %add86 = add nsw i64 %add85, %div
  %cmp87 = icmp sgt i64 %add86, %spec.store.select
  %spec.select = select i1 %cmp87, i64 %spec.store.select, i64 %add86
  store i64 %k.0, ptr %6, align 16
  store i64 %spec.select, ptr %arrayidx91, align 8
  %cmp95313 = icmp sgt i64 %42, 0
  br i1 %cmp95313, label %for.body97, label %for.cond.cleanup96

for.cond.cleanup96.loopexit:                      ; preds = %for.inc112
  %.pre320 = load i64, ptr %cost, align 8
  br label %for.cond.cleanup96

for.cond.cleanup96:                               ; preds = %for.cond.cleanup96.loopexit, %for.cond84
  %45 = phi i64 [ %.pre320, %for.cond.cleanup96.loopexit ], [ %44, %for.cond84 ]
  %sub116 = sub nsw i64 %spec.select, %k.0
  %mul118 = mul nsw i64 %45, %sub116
  store ptr %p, ptr %part, align 8
  store ptr %6, ptr %frame119, align 8
  store i64 %add11, ptr %words120, align 8
  %46 = load i64, ptr %blocks, align 8
  %cmp.i = icmp sgt i64 %mul118, 20000
  br i1 %cmp.i, label %cond.end.i, label %cond.end.thread.i

cond.end.i:                                       ; preds = %for.cond.cleanup96
  %call.i291 = call i64 @tenferro_limit()
  %cmp1.i = icmp eq i64 %call.i291, 1
  %mul.i292 = shl nsw i64 %call.i291, 1
  %cmp2.i = icmp slt i64 %mul.i292, %46
  %cond7.i = select i1 %cmp2.i, i64 %mul.i292, i64 %46
  br i1 %cmp1.i, label %cond.end.thread.i, label %groups_of.exit

cond.end.thread.i:                                ; preds = %cond.end.i, %for.cond.cleanup96
  br label %groups_of.exit

groups_of.exit:                                   ; preds = %cond.end.i, %cond.end.thread.i
  %47 = phi i64 [ 1, %cond.end.thread.i ], [ %cond7.i, %cond.end.i ]
  store i64 %47, ptr %groups, align 8
  call void @tenferro_parallel_for(ptr @run_group, ptr %run, i64 %47)
  %48 = load i64, ptr %adds_up, align 8
  %tobool123.not = icmp eq i64 %48, 0
  br i1 %tobool123.not, label %if.end127, label %if.then124

for.body97:                                       ; preds = %for.cond84, %for.inc112
  %j92.0314 = phi i64 [ %inc113, %for.inc112 ], [ 0, %for.cond84 ]
  %buffer = getelementptr inbounds %struct.laned_words, ptr %add.ptr, i64 %j92.0314, i32 3
  %49 = load i64, ptr %buffer, align 8
  %cmp99 = icmp sgt i64 %49, -1
  br i1 %cmp99, label %if.then100, label %for.inc112

if.then100:                                       ; preds = %for.body97
  %50 = load i64, ptr %memory, align 8
  %add105 = add nsw i64 %50, %49
  %51 = inttoptr i64 %add105 to ptr
  %arrayidx106 = getelementptr inbounds i64, ptr %add.ptr15, i64 %j92.0314
  %52 = load i64, ptr %arrayidx106, align 8
  %53 = inttoptr i64 %52 to ptr
  %bytes108 = getelementptr inbounds %struct.laned_words, ptr %add.ptr, i64 %j92.0314, i32 2
  %54 = load i64, ptr %bytes108, align 8
  %call109 = call ptr @memmove(ptr %51, ptr %53, i64 %54)
  store i64 %add105, ptr %arrayidx106, align 8
  br label %for.inc112

for.inc112:                                       ; preds = %for.body97, %if.then100
  %inc113 = add nuw nsw i64 %j92.0314, 1
  fence syncscope("singlethread") seq_cst
  %55 = load i64, ptr %carries, align 8
  %cmp95 = icmp slt i64 %inc113, %55
  br i1 %cmp95, label %for.body97, label %for.cond.cleanup96.loopexit

if.then124:                                       ; preds = %groups_of.exit
  %56 = load atomic i64, ptr %finish monotonic, align 8
  %57 = inttoptr i64 %56 to ptr
  %58 = load i64, ptr %blocks, align 8
  call void %57(ptr %6, i64 %58)
  br label %if.end127

if.end127:                                        ; preds = %if.then124, %groups_of.exit
  %59 = load i64, ptr %carries, align 8
  %cmp131316 = icmp sgt i64 %59, 0
  br i1 %cmp131316, label %for.body133, label %for.cond.cleanup132

for.cond.cleanup132:                              ; preds = %for.body133, %if.end127
  %60 = load i64, ptr %left, align 8
  %add140.neg = sub i64 -10, %mul118
  %sub142 = add i64 %add140.neg, %60
  store i64 %sub142, ptr %left, align 8
  %cmp143.not = icmp sgt i64 %spec.store.select, %add86
  br i1 %cmp143.not, label %if.end145, label %for.end163

for.body133:                                      ; preds = %if.end127, %for.body133
  %j128.0317 = phi i64 [ %inc137, %for.body133 ], [ 0, %if.end127 ]
  %arrayidx134 = getelementptr inbounds i64, ptr %add.ptr17, i64 %j128.0317
  %61 = load i64, ptr %arrayidx134, align 8
  %arrayidx135 = getelementptr inbounds i64, ptr %add.ptr15, i64 %j128.0317
  store i64 %61, ptr %arrayidx135, align 8
  %inc137 = add nuw nsw i64 %j128.0317, 1
  fence syncscope("singlethread") seq_cst
  %62 = load i64, ptr %carries, align 8
  %cmp131 = icmp slt i64 %inc137, %62
  br i1 %cmp131, label %for.body133, label %for.cond.cleanup132

if.end145:                                        ; preds = %for.cond.cleanup132
  %cmp147 = icmp slt i64 %sub142, 0
  br i1 %cmp147, label %if.then148, label %cleanup158

if.then148:                                       ; preds = %if.end145
  %63 = load i64, ptr %between.i, align 8
  store i64 %63, ptr %left, align 8
  %call.i293 = call i32 @PyGILState_Ensure()
  %call1.i = call i32 @PyErr_CheckSignals()
  call void @PyGILState_Release(i32 %call.i293)
  %tobool.not.i294.not = icmp eq i32 %call1.i, 0
  br i1 %tobool.not.i294.not, label %cleanup158, label %cleanup158.thread

cleanup158.thread:                                ; preds = %if.then148
  br label %cleanup164

cleanup158:                                       ; preds = %if.end145, %if.then148
  %.pre319 = load i64, ptr %carries, align 8
  br label %for.cond84

for.end163:                                       ; preds = %for.cond.cleanup132
  %steps = getelementptr inbounds %struct.watch, ptr %1, i64 0, i32 4
  store i64 %spec.select, ptr %steps, align 8
  br label %cleanup164

cleanup164:                                       ; preds = %if.then.i, %cleanup158.thread, %for.end163
  %retval.6 = phi i64 [ 0, %for.end163 ], [ 1, %cleanup158.thread ], [ 4, %if.then.i ]
  ret i64 %retval.6
}

declare i64 @program(ptr, ptr, ptr, i64, ptr)

declare void @tenferro_parallel_for(ptr, ptr, i64)

define internal void @run_group(ptr %context, i64 %group) {
entry:
  %part = getelementptr inbounds %struct.lanes_run, ptr %context, i64 0, i32 0
  %0 = load ptr, ptr %part, align 8
  %words = getelementptr inbounds %struct.lanes_run, ptr %context, i64 0, i32 2
  %1 = load i64, ptr %words, align 8
  %mul = shl nsw i64 %1, 3
  %2 = alloca i8, i64 %mul, align 16
  %frame1 = getelementptr inbounds %struct.lanes_run, ptr %context, i64 0, i32 1
  %3 = load ptr, ptr %frame1, align 8
  %call = call ptr @memmove(ptr %2, ptr %3, i64 %mul)
  %blocks = getelementptr inbounds %struct.lanes_part, ptr %0, i64 0, i32 8
  %4 = load i64, ptr %blocks, align 8
  %mul4 = mul nsw i64 %4, %group
  %groups = getelementptr inbounds %struct.lanes_run, ptr %context, i64 0, i32 3
  %5 = load i64, ptr %groups, align 8
  %div = sdiv i64 %mul4, %5
  %add = add nsw i64 %group, 1
  %mul6 = mul nsw i64 %4, %add
  %div8 = sdiv i64 %mul6, %5
  %enter9 = getelementptr inbounds %struct.lanes_part, ptr %0, i64 0, i32 2
  %6 = load atomic i64, ptr %enter9 monotonic, align 8
  %7 = inttoptr i64 %6 to ptr
  %leave11 = getelementptr inbounds %struct.lanes_part, ptr %0, i64 0, i32 3
  %8 = load atomic i64, ptr %leave11 monotonic, align 8
  %9 = inttoptr i64 %8 to ptr
  %loop13 = getelementptr inbounds %struct.lanes_part, ptr %0, i64 0, i32 1
  %10 = load atomic i64, ptr %loop13 monotonic, align 8
  %11 = inttoptr i64 %10 to ptr
  %12 = load i64, ptr %2, align 16
  %arrayidx15 = getelementptr inbounds i64, ptr %2, i64 1
  %13 = load i64, ptr %arrayidx15, align 8
  %has_slices = getelementptr inbounds %struct.lanes_part, ptr %0, i64 0, i32 6
  %14 = load i64, ptr %has_slices, align 8
  %tobool.not = icmp eq i64 %14, 0
  %sub = sub nsw i64 %13, %12
  %cond = select i1 %tobool.not, i64 %sub, i64 1
  %cmp75 = icmp slt i64 %div, %div8
  br i1 %cmp75, label %for.body, label %for.cond16.preheader

for.cond16.preheader:                             ; preds = %for.body, %entry
  %cmp1779 = icmp sgt i64 %13, %12
  br i1 %cmp1779, label %for.body18, label %for.cond34.preheader

for.body:                                         ; preds = %entry, %for.body
  %block.076 = phi i64 [ %inc, %for.body ], [ %div, %entry ]
  call void %7(ptr %2, i64 %block.076)
  %inc = add i64 %block.076, 1
  %exitcond.not = icmp eq i64 %inc, %div8
  br i1 %exitcond.not, label %for.cond16.preheader, label %for.body

for.cond16.loopexit:                              ; preds = %for.body26, %for.body18
  %cmp17 = icmp slt i64 %add20, %13
  br i1 %cmp17, label %for.body18, label %for.cond34.preheader

for.cond34.preheader:                             ; preds = %for.cond16.loopexit, %for.cond16.preheader
  br i1 %cmp75, label %for.body37, label %for.cond.cleanup36

for.body18:                                       ; preds = %for.cond16.preheader, %for.cond16.loopexit
  %k.080 = phi i64 [ %add20, %for.cond16.loopexit ], [ %12, %for.cond16.preheader ]
  store i64 %k.080, ptr %2, align 16
  %add20 = add nsw i64 %k.080, %cond
  store i64 %add20, ptr %arrayidx15, align 8
  br i1 %cmp75, label %for.body26, label %for.cond16.loopexit

for.body26:                                       ; preds = %for.body18, %for.body26
  %block22.078 = phi i64 [ %inc28, %for.body26 ], [ %div, %for.body18 ]
  call void %11(ptr %2, i64 %block22.078)
  %inc28 = add i64 %block22.078, 1
  %exitcond83.not = icmp eq i64 %inc28, %div8
  br i1 %exitcond83.not, label %for.cond16.loopexit, label %for.body26

for.cond.cleanup36:                               ; preds = %for.body37, %for.cond34.preheader
  ret void

for.body37:                                       ; preds = %for.cond34.preheader, %for.body37
  %block33.082 = phi i64 [ %inc39, %for.body37 ], [ %div, %for.cond34.preheader ]
  call void %9(ptr %2, i64 %block33.082)
  %inc39 = add i64 %block33.082, 1
  %exitcond84.not = icmp eq i64 %inc39, %div8
  br i1 %exitcond84.not, label %for.cond.cleanup36, label %for.body37
}

declare i64 @tenferro_limit()
