; Made from source/loop.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 2494ce10cd919f40605d33c774141081ce87a772d5eb134eee0da23bc84cb1cf

%struct.place = type { ptr, i64, ptr, ptr, ptr }
%struct.watch_words = type { i64, i64, i64, i64, i64, i64, ptr, i64 }
%struct.registers_part = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, [0 x i64] }
%struct.store_words = type { ptr, i64 }
%struct.loop_part = type { i64, i64, i64, i64, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, [0 x i64] }
%struct.carry_words = type { i64, i64, i64, i64, i64 }
%struct.slice_words = type { i64, i64 }
%struct.copy_part = type { i64, i64, i64, i64, i64 }
%struct.program_words = type { ptr, i64, i64, i64, i64, [0 x i64] }
%struct.routine_words = type { i64, i64, i64, i64, i64, ptr, ptr }
%struct.held_words = type { i64, i64, i64, i64 }
%struct.lanes_run = type { ptr, ptr, i64, i64 }
%struct.unit_part = type { i64, i64, i64, i64, [0 x i64] }
%struct.switch_part = type { i64, i64, i64, i64, i64, i64, [0 x i64] }
%struct.step_part = type { i64, i64, i64, i64, i64, [0 x i64] }

define i64 @tenferro_run_part(ptr %words, ptr %slots, i64 %memory, ptr %w) {
entry:
  %at = alloca %struct.place, align 8
  %slots1 = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 0
  store ptr %slots, ptr %slots1, align 8
  %memory2 = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 1
  store i64 %memory, ptr %memory2, align 8
  %stores = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 2
  %stores3 = getelementptr inbounds %struct.watch_words, ptr %w, i64 0, i32 6
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
  %done = getelementptr inbounds %struct.watch_words, ptr %w, i64 0, i32 2
  %2 = load i64, ptr %done, align 8
  %room = getelementptr inbounds %struct.watch_words, ptr %w, i64 0, i32 3
  %3 = load i64, ptr %room, align 8
  %call6 = call fastcc i64 @run_loop(ptr %words, ptr %at, i64 %2, i64 %3)
  br label %if.end15

if.then9:                                         ; preds = %entry
  %done10 = getelementptr inbounds %struct.watch_words, ptr %w, i64 0, i32 2
  %4 = load i64, ptr %done10, align 8
  %room11 = getelementptr inbounds %struct.watch_words, ptr %w, i64 0, i32 3
  %5 = load i64, ptr %room11, align 8
  %blocks.i = getelementptr inbounds %struct.registers_part, ptr %words, i64 0, i32 8
  %6 = load i64, ptr %blocks.i, align 8
  %tobool.not.i = icmp eq i64 %6, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %if.then9
  %call.i = call fastcc i64 @run_one(ptr %words, ptr %at, i64 %4, i64 %5)
  br label %if.end15

if.end.i:                                         ; preds = %if.then9
  %test.i = getelementptr inbounds %struct.registers_part, ptr %words, i64 0, i32 9
  %7 = load i64, ptr %test.i, align 8
  %tobool1.not.i = icmp eq i64 %7, 0
  br i1 %tobool1.not.i, label %cond.false.i, label %cond.true.i

cond.true.i:                                      ; preds = %if.end.i
  %call2.i = call fastcc i64 @run_lanes_while(ptr %words, ptr %at, i64 %4, i64 %5)
  br label %if.end15

cond.false.i:                                     ; preds = %if.end.i
  %call3.i = call fastcc i64 @run_lanes(ptr %words, ptr %at)
  br label %if.end15

if.else13:                                        ; preds = %entry
  %call14 = call fastcc i64 @run_part(ptr %words, ptr %at)
  br label %if.end15

if.end15:                                         ; preds = %cond.false.i, %cond.true.i, %if.then.i, %if.else13, %if.then
  %status.0 = phi i64 [ %call6, %if.then ], [ %call14, %if.else13 ], [ %call.i, %if.then.i ], [ %call2.i, %cond.true.i ], [ %call3.i, %cond.false.i ]
  %8 = load ptr, ptr %stores3, align 8
  %n_stores = getelementptr inbounds %struct.watch_words, ptr %w, i64 0, i32 7
  %9 = load i64, ptr %n_stores, align 8
  %cmp7.i = icmp sgt i64 %9, 0
  br i1 %cmp7.i, label %for.body.i, label %release_stores.exit

for.body.i:                                       ; preds = %if.end15, %for.inc.i
  %i.08.i = phi i64 [ %inc.i, %for.inc.i ], [ 0, %if.end15 ]
  %at.i = getelementptr inbounds %struct.store_words, ptr %8, i64 %i.08.i, i32 0
  %10 = load ptr, ptr %at.i, align 8
  %tobool.not.i29 = icmp eq ptr %10, null
  br i1 %tobool.not.i29, label %for.inc.i, label %if.then.i30

if.then.i30:                                      ; preds = %for.body.i
  call void @tenferro_release(ptr %10)
  br label %for.inc.i

for.inc.i:                                        ; preds = %if.then.i30, %for.body.i
  %inc.i = add nuw nsw i64 %i.08.i, 1
  fence syncscope("singlethread") seq_cst
  %exitcond.not.i = icmp eq i64 %inc.i, %9
  br i1 %exitcond.not.i, label %release_stores.exit, label %for.body.i

release_stores.exit:                              ; preds = %for.inc.i, %if.end15
  call void @PyEval_RestoreThread(ptr %call)
  ret i64 %status.0
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
  %cmp508 = icmp sgt i64 %3, 0
  br i1 %cmp508, label %for.body, label %for.cond27.preheader

for.cond27.preheader.loopexit:                    ; preds = %for.body
  %.pre = load i64, ptr %carries, align 8
  br label %for.cond27.preheader

for.cond27.preheader:                             ; preds = %for.cond27.preheader.loopexit, %cond.end
  %16 = phi i64 [ %20, %for.cond27.preheader.loopexit ], [ %3, %cond.end ]
  %17 = phi i64 [ %.pre, %for.cond27.preheader.loopexit ], [ %4, %cond.end ]
  %cmp29510 = icmp sgt i64 %17, 0
  br i1 %cmp29510, label %for.body31, label %for.cond.cleanup30

for.body:                                         ; preds = %cond.end, %for.body
  %i.0509 = phi i64 [ %inc, %for.body ], [ 0, %cond.end ]
  %arrayidx23 = getelementptr inbounds %struct.loop_part, ptr %p, i64 0, i32 15, i64 %i.0509
  %18 = load i64, ptr %arrayidx23, align 8
  %arrayidx24 = getelementptr inbounds i64, ptr %0, i64 %18
  %19 = load i64, ptr %arrayidx24, align 8
  %arrayidx25 = getelementptr inbounds i64, ptr %8, i64 %i.0509
  store i64 %19, ptr %arrayidx25, align 8
  %arrayidx26 = getelementptr inbounds i64, ptr %7, i64 %i.0509
  store i64 %19, ptr %arrayidx26, align 8
  %inc = add nuw nsw i64 %i.0509, 1
  fence syncscope("singlethread") seq_cst
  %20 = load i64, ptr %consts, align 8
  %cmp = icmp slt i64 %inc, %20
  br i1 %cmp, label %for.body, label %for.cond27.preheader.loopexit

for.cond.cleanup30.loopexit:                      ; preds = %if.end67
  %.pre539 = load i64, ptr %consts, align 8
  br label %for.cond.cleanup30

for.cond.cleanup30:                               ; preds = %for.cond.cleanup30.loopexit, %for.cond27.preheader
  %21 = phi i64 [ %16, %for.cond27.preheader ], [ %.pre539, %for.cond.cleanup30.loopexit ]
  %.lcssa = phi i64 [ %17, %for.cond27.preheader ], [ %37, %for.cond.cleanup30.loopexit ]
  %add76 = add nsw i64 %21, %.lcssa
  %arrayidx77 = getelementptr inbounds i64, ptr %8, i64 %add76
  store i64 %add20, ptr %arrayidx77, align 8
  %22 = load ptr, ptr %test, align 8
  %tobool79.not = icmp eq ptr %22, null
  br i1 %tobool79.not, label %land.lhs.true, label %if.end94

for.body31:                                       ; preds = %for.cond27.preheader, %if.end67
  %j.0511 = phi i64 [ %inc72, %if.end67 ], [ 0, %for.cond27.preheader ]
  %buffer = getelementptr inbounds %struct.carry_words, ptr %add.ptr14, i64 %j.0511, i32 3
  %23 = load i64, ptr %buffer, align 8
  %cmp33 = icmp slt i64 %23, 0
  br i1 %cmp33, label %cond.end49, label %cond.end49.thread

cond.end49:                                       ; preds = %for.body31
  %target = getelementptr inbounds %struct.carry_words, ptr %add.ptr14, i64 %j.0511, i32 1
  %24 = load i64, ptr %target, align 8
  %arrayidx37 = getelementptr inbounds i64, ptr %0, i64 %24
  %25 = load i64, ptr %arrayidx37, align 8
  %arrayidx51 = getelementptr inbounds i64, ptr %add.ptr, i64 %j.0511
  store i64 %25, ptr %arrayidx51, align 8
  %source = getelementptr inbounds %struct.carry_words, ptr %add.ptr14, i64 %j.0511, i32 0
  %26 = load i64, ptr %source, align 8
  %cmp53 = icmp slt i64 %26, 0
  br i1 %cmp53, label %if.then, label %if.then57

cond.end49.thread:                                ; preds = %for.body31
  %other = getelementptr inbounds %struct.carry_words, ptr %add.ptr14, i64 %j.0511, i32 4
  %27 = load i64, ptr %other, align 8
  %add40 = add nsw i64 %27, %1
  %add48 = add nsw i64 %23, %1
  %arrayidx51494 = getelementptr inbounds i64, ptr %add.ptr, i64 %j.0511
  store i64 %add48, ptr %arrayidx51494, align 8
  %source495 = getelementptr inbounds %struct.carry_words, ptr %add.ptr14, i64 %j.0511, i32 0
  %28 = load i64, ptr %source495, align 8
  %cmp53496 = icmp slt i64 %28, 0
  br i1 %cmp53496, label %if.then, label %if.else63

if.then:                                          ; preds = %cond.end49.thread, %cond.end49
  %cond42491497 = phi i64 [ %add40, %cond.end49.thread ], [ %25, %cond.end49 ]
  %29 = inttoptr i64 %cond42491497 to ptr
  %bytes = getelementptr inbounds %struct.carry_words, ptr %add.ptr14, i64 %j.0511, i32 2
  %30 = load i64, ptr %bytes, align 8
  %call = call ptr @memset(ptr %29, i32 0, i64 %30)
  br label %if.end67

if.then57:                                        ; preds = %cond.end49
  %31 = inttoptr i64 %25 to ptr
  %arrayidx60 = getelementptr inbounds i64, ptr %0, i64 %26
  %32 = load i64, ptr %arrayidx60, align 8
  %33 = inttoptr i64 %32 to ptr
  %cmp.not.i = icmp eq ptr %31, %33
  br i1 %cmp.not.i, label %if.end67, label %if.then.i

if.then.i:                                        ; preds = %if.then57
  %bytes62 = getelementptr inbounds %struct.carry_words, ptr %add.ptr14, i64 %j.0511, i32 2
  %34 = load i64, ptr %bytes62, align 8
  %call.i = call ptr @memmove(ptr %31, ptr %33, i64 %34)
  br label %if.end67

if.else63:                                        ; preds = %cond.end49.thread
  %arrayidx66 = getelementptr inbounds i64, ptr %0, i64 %28
  %35 = load i64, ptr %arrayidx66, align 8
  br label %if.end67

if.end67:                                         ; preds = %if.then.i, %if.then57, %if.else63, %if.then
  %first.0 = phi i64 [ %cond42491497, %if.then ], [ %35, %if.else63 ], [ %25, %if.then57 ], [ %25, %if.then.i ]
  %36 = load i64, ptr %consts, align 8
  %add69 = add nsw i64 %36, %j.0511
  %arrayidx70 = getelementptr inbounds i64, ptr %7, i64 %add69
  store i64 %first.0, ptr %arrayidx70, align 8
  %inc72 = add nuw nsw i64 %j.0511, 1
  fence syncscope("singlethread") seq_cst
  %37 = load i64, ptr %carries, align 8
  %cmp29 = icmp slt i64 %inc72, %37
  br i1 %cmp29, label %for.body31, label %for.cond.cleanup30.loopexit

land.lhs.true:                                    ; preds = %for.cond.cleanup30
  %records = getelementptr inbounds %struct.loop_part, ptr %p, i64 0, i32 14
  %38 = load i64, ptr %records, align 8
  %cmp80 = icmp sgt i64 %38, -1
  %cmp83 = icmp sgt i64 %cond, 0
  %or.cond = select i1 %cmp80, i1 %cmp83, i1 false
  br i1 %or.cond, label %if.then85, label %if.end94

if.then85:                                        ; preds = %land.lhs.true
  %39 = load i64, ptr %ys, align 8
  %sub = add nsw i64 %cond, -1
  %records87 = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 3
  %40 = load ptr, ptr %records87, align 8
  %add.ptr89 = getelementptr inbounds %struct.store_words, ptr %40, i64 %38
  %call90 = call fastcc i64 @make_room(ptr %add.ptr18, i64 %39, i64 %sub, ptr %add.ptr89, ptr %0)
  %tobool91.not = icmp eq i64 %call90, 0
  br i1 %tobool91.not, label %for.body98.lr.ph, label %cleanup286

if.end94:                                         ; preds = %land.lhs.true, %for.cond.cleanup30
  %cmp96524 = icmp sgt i64 %cond, 0
  br i1 %cmp96524, label %for.body98.lr.ph, label %if.end259

for.body98.lr.ph:                                 ; preds = %if.then85, %if.end94
  %memory119 = getelementptr inbounds %struct.loop_part, ptr %p, i64 0, i32 13
  %limit = getelementptr inbounds %struct.loop_part, ptr %p, i64 0, i32 10
  %records140 = getelementptr inbounds %struct.loop_part, ptr %p, i64 0, i32 14
  %records145 = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 3
  %reverse = getelementptr inbounds %struct.loop_part, ptr %p, i64 0, i32 1
  %body = getelementptr inbounds %struct.loop_part, ptr %p, i64 0, i32 4
  %left = getelementptr inbounds %struct.watch_words, ptr %2, i64 0, i32 0
  %between.i = getelementptr inbounds %struct.watch_words, ptr %2, i64 0, i32 1
  br label %for.body98

for.body98:                                       ; preds = %for.body98.lr.ph, %for.inc251
  %k.0525 = phi i64 [ 0, %for.body98.lr.ph ], [ %inc252, %for.inc251 ]
  %41 = load ptr, ptr %test, align 8
  %tobool100.not = icmp eq ptr %41, null
  br i1 %tobool100.not, label %if.end132, label %for.cond103.preheader

for.cond103.preheader:                            ; preds = %for.body98
  %42 = load i64, ptr %carries, align 8
  %cmp105514 = icmp sgt i64 %42, 0
  br i1 %cmp105514, label %for.body108, label %for.cond.cleanup107

for.cond.cleanup107.loopexit:                     ; preds = %for.body108
  %.pre540 = load ptr, ptr %test, align 8
  br label %for.cond.cleanup107

for.cond.cleanup107:                              ; preds = %for.cond.cleanup107.loopexit, %for.cond103.preheader
  %43 = phi ptr [ %.pre540, %for.cond.cleanup107.loopexit ], [ %41, %for.cond103.preheader ]
  %44 = load i64, ptr %memory119, align 8
  %add120 = add nsw i64 %44, %1
  %call121 = call fastcc i64 @run(ptr %43, ptr %8, ptr %at, i64 %add120)
  switch i64 %call121, label %cleanup286 [
    i64 0, label %lor.lhs.false
    i64 3, label %if.end259
  ]

for.body108:                                      ; preds = %for.cond103.preheader, %for.body108
  %j102.0515 = phi i64 [ %inc116, %for.body108 ], [ 0, %for.cond103.preheader ]
  %45 = load i64, ptr %consts, align 8
  %add110 = add nsw i64 %45, %j102.0515
  %arrayidx111 = getelementptr inbounds i64, ptr %7, i64 %add110
  %46 = load i64, ptr %arrayidx111, align 8
  %arrayidx114 = getelementptr inbounds i64, ptr %8, i64 %add110
  store i64 %46, ptr %arrayidx114, align 8
  %inc116 = add nuw nsw i64 %j102.0515, 1
  fence syncscope("singlethread") seq_cst
  %47 = load i64, ptr %carries, align 8
  %cmp105 = icmp slt i64 %inc116, %47
  br i1 %cmp105, label %for.body108, label %for.cond.cleanup107.loopexit

lor.lhs.false:                                    ; preds = %for.cond.cleanup107
  %48 = load i8, ptr %15, align 1
  %tobool123.not = icmp eq i8 %48, 0
  br i1 %tobool123.not, label %if.end259, label %if.end125

if.end125:                                        ; preds = %lor.lhs.false
  %add126 = add nsw i64 %k.0525, %done
  %49 = load i64, ptr %limit, align 8
  %cmp127 = icmp eq i64 %add126, %49
  br i1 %cmp127, label %if.then129, label %if.end132

if.then129:                                       ; preds = %if.end125
  %named = getelementptr inbounds %struct.loop_part, ptr %p, i64 0, i32 11
  %50 = load i64, ptr %named, align 8
  %named130 = getelementptr inbounds %struct.watch_words, ptr %2, i64 0, i32 5
  store i64 %50, ptr %named130, align 8
  br label %cleanup286

if.end132:                                        ; preds = %if.end125, %for.body98
  %cmp133 = icmp eq i64 %k.0525, %room
  br i1 %cmp133, label %if.end259, label %if.end136

if.end136:                                        ; preds = %if.end132
  %51 = load ptr, ptr %test, align 8
  %tobool138.not = icmp eq ptr %51, null
  br i1 %tobool138.not, label %if.end152, label %land.lhs.true139

land.lhs.true139:                                 ; preds = %if.end136
  %52 = load i64, ptr %records140, align 8
  %cmp141 = icmp sgt i64 %52, -1
  br i1 %cmp141, label %if.then143, label %if.end152

if.then143:                                       ; preds = %land.lhs.true139
  %53 = load i64, ptr %ys, align 8
  %54 = load ptr, ptr %records145, align 8
  %add.ptr147 = getelementptr inbounds %struct.store_words, ptr %54, i64 %52
  %call148 = call fastcc i64 @make_room(ptr %add.ptr18, i64 %53, i64 %k.0525, ptr %add.ptr147, ptr %0)
  %tobool149.not = icmp eq i64 %call148, 0
  br i1 %tobool149.not, label %if.end152, label %cleanup286

if.end152:                                        ; preds = %if.then143, %land.lhs.true139, %if.end136
  %55 = load i64, ptr %reverse, align 8
  %tobool153.not = icmp eq i64 %55, 0
  %56 = xor i64 %k.0525, -1
  %sub156 = add i64 %cond, %56
  %cond159 = select i1 %tobool153.not, i64 %k.0525, i64 %sub156
  %57 = load i64, ptr %xs, align 8
  %cmp163516 = icmp sgt i64 %57, 0
  br i1 %cmp163516, label %for.body166, label %for.cond182.preheader

for.cond182.preheader:                            ; preds = %for.body166, %if.end152
  %58 = load i64, ptr %ys, align 8
  %cmp184518 = icmp sgt i64 %58, 0
  br i1 %cmp184518, label %for.body187, label %for.cond.cleanup186

for.body166:                                      ; preds = %if.end152, %for.body166
  %j160.0517 = phi i64 [ %inc179, %for.body166 ], [ 0, %if.end152 ]
  %arrayidx167 = getelementptr inbounds %struct.slice_words, ptr %add.ptr16, i64 %j160.0517
  %59 = load i64, ptr %arrayidx167, align 8
  %arrayidx168 = getelementptr inbounds i64, ptr %0, i64 %59
  %60 = load i64, ptr %arrayidx168, align 8
  %bytes170 = getelementptr inbounds %struct.slice_words, ptr %arrayidx167, i64 0, i32 1
  %61 = load i64, ptr %bytes170, align 8
  %mul171 = mul nsw i64 %61, %cond159
  %add172 = add nsw i64 %mul171, %60
  %62 = load i64, ptr %consts, align 8
  %63 = load i64, ptr %carries, align 8
  %add175 = add i64 %62, %j160.0517
  %add176 = add i64 %add175, %63
  %arrayidx177 = getelementptr inbounds i64, ptr %7, i64 %add176
  store i64 %add172, ptr %arrayidx177, align 8
  %inc179 = add nuw nsw i64 %j160.0517, 1
  fence syncscope("singlethread") seq_cst
  %64 = load i64, ptr %xs, align 8
  %cmp163 = icmp slt i64 %inc179, %64
  br i1 %cmp163, label %for.body166, label %for.cond182.preheader

for.cond.cleanup186:                              ; preds = %for.body187, %for.cond182.preheader
  %65 = load ptr, ptr %body, align 8
  %66 = load i64, ptr %memory119, align 8
  %add202 = add nsw i64 %66, %1
  %call203 = call fastcc i64 @run(ptr %65, ptr %7, ptr %at, i64 %add202)
  %tobool204.not = icmp eq i64 %call203, 0
  br i1 %tobool204.not, label %for.cond208.preheader, label %cleanup286

for.cond208.preheader:                            ; preds = %for.cond.cleanup186
  %67 = load i64, ptr %carries, align 8
  %cmp210520 = icmp sgt i64 %67, 0
  br i1 %cmp210520, label %for.body213, label %for.cond.cleanup212

for.body187:                                      ; preds = %for.cond182.preheader, %for.body187
  %j181.0519 = phi i64 [ %inc199, %for.body187 ], [ 0, %for.cond182.preheader ]
  %arrayidx188 = getelementptr inbounds %struct.slice_words, ptr %add.ptr18, i64 %j181.0519
  %68 = load i64, ptr %arrayidx188, align 8
  %arrayidx190 = getelementptr inbounds i64, ptr %0, i64 %68
  %69 = load i64, ptr %arrayidx190, align 8
  %bytes192 = getelementptr inbounds %struct.slice_words, ptr %arrayidx188, i64 0, i32 1
  %70 = load i64, ptr %bytes192, align 8
  %mul193 = mul nsw i64 %70, %cond159
  %add194 = add nsw i64 %mul193, %69
  %71 = load i64, ptr %carries, align 8
  %add196 = add nsw i64 %71, %j181.0519
  %arrayidx197 = getelementptr inbounds i64, ptr %add.ptr, i64 %add196
  store i64 %add194, ptr %arrayidx197, align 8
  %inc199 = add nuw nsw i64 %j181.0519, 1
  fence syncscope("singlethread") seq_cst
  %72 = load i64, ptr %ys, align 8
  %cmp184 = icmp slt i64 %inc199, %72
  br i1 %cmp184, label %for.body187, label %for.cond.cleanup186

for.cond.cleanup212:                              ; preds = %for.inc238, %for.cond208.preheader
  %73 = load i64, ptr %left, align 8
  %sub241 = add nsw i64 %73, -10
  store i64 %sub241, ptr %left, align 8
  %cmp243 = icmp slt i64 %73, 10
  br i1 %cmp243, label %if.then245, label %for.inc251

for.body213:                                      ; preds = %for.cond208.preheader, %for.inc238
  %j207.0521 = phi i64 [ %inc239, %for.inc238 ], [ 0, %for.cond208.preheader ]
  %buffer215 = getelementptr inbounds %struct.carry_words, ptr %add.ptr14, i64 %j207.0521, i32 3
  %74 = load i64, ptr %buffer215, align 8
  %cmp216 = icmp slt i64 %74, 0
  br i1 %cmp216, label %for.inc238, label %if.end219

if.end219:                                        ; preds = %for.body213
  %arrayidx220 = getelementptr inbounds i64, ptr %add.ptr, i64 %j207.0521
  %75 = load i64, ptr %arrayidx220, align 8
  %add224 = add nsw i64 %74, %1
  %76 = load i64, ptr %consts, align 8
  %add226 = add nsw i64 %76, %j207.0521
  %arrayidx227 = getelementptr inbounds i64, ptr %7, i64 %add226
  store i64 %75, ptr %arrayidx227, align 8
  %cmp228 = icmp eq i64 %75, %add224
  br i1 %cmp228, label %cond.true230, label %cond.end235

cond.true230:                                     ; preds = %if.end219
  %other232 = getelementptr inbounds %struct.carry_words, ptr %add.ptr14, i64 %j207.0521, i32 4
  %77 = load i64, ptr %other232, align 8
  %add233 = add nsw i64 %77, %1
  br label %cond.end235

cond.end235:                                      ; preds = %if.end219, %cond.true230
  %cond236 = phi i64 [ %add233, %cond.true230 ], [ %add224, %if.end219 ]
  store i64 %cond236, ptr %arrayidx220, align 8
  br label %for.inc238

for.inc238:                                       ; preds = %for.body213, %cond.end235
  %inc239 = add nuw nsw i64 %j207.0521, 1
  fence syncscope("singlethread") seq_cst
  %78 = load i64, ptr %carries, align 8
  %cmp210 = icmp slt i64 %inc239, %78
  br i1 %cmp210, label %for.body213, label %for.cond.cleanup212

if.then245:                                       ; preds = %for.cond.cleanup212
  %79 = load i64, ptr %between.i, align 8
  store i64 %79, ptr %left, align 8
  %call.i485 = call i64 @tenferro_look_at_signals()
  %tobool247.not = icmp eq i64 %call.i485, 0
  br i1 %tobool247.not, label %for.inc251, label %cleanup286

for.inc251:                                       ; preds = %if.then245, %for.cond.cleanup212
  %inc252 = add nuw nsw i64 %k.0525, 1
  %exitcond.not = icmp eq i64 %inc252, %cond
  br i1 %exitcond.not, label %if.end259, label %for.body98

if.end259:                                        ; preds = %lor.lhs.false, %for.inc251, %if.end132, %for.cond.cleanup107, %if.end94
  %k.0.lcssa = phi i64 [ 0, %if.end94 ], [ %k.0525, %for.cond.cleanup107 ], [ %room, %if.end132 ], [ %cond, %for.inc251 ], [ %k.0525, %lor.lhs.false ]
  %status.4504 = phi i64 [ 0, %if.end94 ], [ %call121, %for.cond.cleanup107 ], [ 3, %if.end132 ], [ 0, %for.inc251 ], [ 0, %lor.lhs.false ]
  %80 = load i64, ptr %carries, align 8
  %cmp263535 = icmp sgt i64 %80, 0
  br i1 %cmp263535, label %for.body266, label %for.cond.cleanup265

for.cond.cleanup265:                              ; preds = %bring.exit489, %if.end259
  %steps = getelementptr inbounds %struct.loop_part, ptr %p, i64 0, i32 3
  %81 = load i64, ptr %steps, align 8
  %cmp279 = icmp sgt i64 %81, -1
  br i1 %cmp279, label %if.then281, label %if.end284

for.body266:                                      ; preds = %if.end259, %bring.exit489
  %j260.0536 = phi i64 [ %inc276, %bring.exit489 ], [ 0, %if.end259 ]
  %target268 = getelementptr inbounds %struct.carry_words, ptr %add.ptr14, i64 %j260.0536, i32 1
  %82 = load i64, ptr %target268, align 8
  %arrayidx269 = getelementptr inbounds i64, ptr %0, i64 %82
  %83 = load i64, ptr %arrayidx269, align 8
  %84 = inttoptr i64 %83 to ptr
  %85 = load i64, ptr %consts, align 8
  %add271 = add nsw i64 %85, %j260.0536
  %arrayidx272 = getelementptr inbounds i64, ptr %7, i64 %add271
  %86 = load i64, ptr %arrayidx272, align 8
  %87 = inttoptr i64 %86 to ptr
  %cmp.not.i486 = icmp eq ptr %84, %87
  br i1 %cmp.not.i486, label %bring.exit489, label %if.then.i488

if.then.i488:                                     ; preds = %for.body266
  %bytes274 = getelementptr inbounds %struct.carry_words, ptr %add.ptr14, i64 %j260.0536, i32 2
  %88 = load i64, ptr %bytes274, align 8
  %call.i487 = call ptr @memmove(ptr %84, ptr %87, i64 %88)
  br label %bring.exit489

bring.exit489:                                    ; preds = %for.body266, %if.then.i488
  %inc276 = add nuw nsw i64 %j260.0536, 1
  fence syncscope("singlethread") seq_cst
  %89 = load i64, ptr %carries, align 8
  %cmp263 = icmp slt i64 %inc276, %89
  br i1 %cmp263, label %for.body266, label %for.cond.cleanup265

if.then281:                                       ; preds = %for.cond.cleanup265
  %arrayidx283 = getelementptr inbounds i64, ptr %0, i64 %81
  %90 = load i64, ptr %arrayidx283, align 8
  %91 = inttoptr i64 %90 to ptr
  store i64 %k.0.lcssa, ptr %91, align 8
  br label %if.end284

if.end284:                                        ; preds = %if.then281, %for.cond.cleanup265
  %steps285 = getelementptr inbounds %struct.watch_words, ptr %2, i64 0, i32 4
  store i64 %k.0.lcssa, ptr %steps285, align 8
  br label %cleanup286

cleanup286:                                       ; preds = %for.cond.cleanup107, %if.then245, %for.cond.cleanup186, %if.then143, %if.then85, %if.end284, %if.then129
  %retval.2 = phi i64 [ %status.4504, %if.end284 ], [ 2, %if.then129 ], [ %call90, %if.then85 ], [ %call121, %for.cond.cleanup107 ], [ %call203, %for.cond.cleanup186 ], [ %call.i485, %if.then245 ], [ %call148, %if.then143 ]
  ret i64 %retval.2
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
  ]

sw.bb:                                            ; preds = %entry
  %call = call fastcc i64 @run_unit(ptr %words, ptr %at)
  br label %return

sw.bb1:                                           ; preds = %entry
  %call2 = call fastcc i64 @run_loop(ptr %words, ptr %at, i64 0, i64 9223372036854775807)
  br label %return

sw.bb3:                                           ; preds = %entry
  %call4 = call fastcc i64 @run_switch(ptr %words, ptr %at)
  br label %return

sw.bb5:                                           ; preds = %entry
  %call6 = call fastcc i64 @run_step(ptr %words, ptr %at)
  br label %return

sw.bb7:                                           ; preds = %entry
  %blocks.i = getelementptr inbounds %struct.registers_part, ptr %words, i64 0, i32 8
  %1 = load i64, ptr %blocks.i, align 8
  %tobool.not.i = icmp eq i64 %1, 0
  br i1 %tobool.not.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %sw.bb7
  %call.i = call fastcc i64 @run_one(ptr %words, ptr %at, i64 0, i64 9223372036854775807)
  br label %return

if.end.i:                                         ; preds = %sw.bb7
  %test.i = getelementptr inbounds %struct.registers_part, ptr %words, i64 0, i32 9
  %2 = load i64, ptr %test.i, align 8
  %tobool1.not.i = icmp eq i64 %2, 0
  br i1 %tobool1.not.i, label %cond.false.i, label %cond.true.i

cond.true.i:                                      ; preds = %if.end.i
  %call2.i = call fastcc i64 @run_lanes_while(ptr %words, ptr %at, i64 0, i64 9223372036854775807)
  br label %return

cond.false.i:                                     ; preds = %if.end.i
  %call3.i = call fastcc i64 @run_lanes(ptr %words, ptr %at)
  br label %return

sw.epilog:                                        ; preds = %entry
  %slots.i = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 0
  %3 = load ptr, ptr %slots.i, align 8
  %source1.i = getelementptr inbounds %struct.copy_part, ptr %words, i64 0, i32 1
  %4 = load i64, ptr %source1.i, align 8
  %arrayidx.i = getelementptr inbounds i64, ptr %3, i64 %4
  %5 = load i64, ptr %arrayidx.i, align 8
  %shared.i = getelementptr inbounds %struct.copy_part, ptr %words, i64 0, i32 4
  %6 = load i64, ptr %shared.i, align 8
  %tobool.not.i21 = icmp ne i64 %6, 0
  %7 = and i64 %5, 63
  %cmp.i = icmp eq i64 %7, 0
  %or.cond.i = select i1 %tobool.not.i21, i1 %cmp.i, i1 false
  %target.i = getelementptr inbounds %struct.copy_part, ptr %words, i64 0, i32 2
  %8 = load i64, ptr %target.i, align 8
  %arrayidx3.i = getelementptr inbounds i64, ptr %3, i64 %8
  br i1 %or.cond.i, label %if.then.i22, label %if.else.i

if.then.i22:                                      ; preds = %sw.epilog
  store i64 %5, ptr %arrayidx3.i, align 8
  br label %return

if.else.i:                                        ; preds = %sw.epilog
  %9 = load i64, ptr %arrayidx3.i, align 8
  %10 = inttoptr i64 %9 to ptr
  %11 = inttoptr i64 %5 to ptr
  %bytes.i = getelementptr inbounds %struct.copy_part, ptr %words, i64 0, i32 3
  %12 = load i64, ptr %bytes.i, align 8
  %call.i23 = call ptr @memmove(ptr %10, ptr %11, i64 %12)
  br label %return

return:                                           ; preds = %if.else.i, %if.then.i22, %cond.false.i, %cond.true.i, %if.then.i, %sw.bb5, %sw.bb3, %sw.bb1, %sw.bb
  %retval.0 = phi i64 [ %call6, %sw.bb5 ], [ %call4, %sw.bb3 ], [ %call2, %sw.bb1 ], [ %call, %sw.bb ], [ %call.i, %if.then.i ], [ %call2.i, %cond.true.i ], [ %call3.i, %cond.false.i ], [ 0, %if.then.i22 ], [ 0, %if.else.i ]
  ret i64 %retval.0
}

declare void @PyEval_RestoreThread(ptr)

define i64 @tenferro_run_alone(ptr %r, ptr %given, i64 %memory, i64 %n_stores) {
entry:
  %w = alloca %struct.watch_words, align 8
  %0 = getelementptr inbounds i8, ptr %w, i64 16
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(64) %0, i8 0, i64 48, i1 false)
  %1 = getelementptr inbounds %struct.watch_words, ptr %w, i64 0, i32 0
  store i64 9223372036854775807, ptr %1, align 8
  %2 = getelementptr inbounds %struct.watch_words, ptr %w, i64 0, i32 1
  store i64 9223372036854775807, ptr %2, align 8
  %3 = getelementptr inbounds %struct.watch_words, ptr %w, i64 0, i32 3
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
  %cmp14 = icmp sgt i64 %n_stores, 0
  br i1 %cmp14, label %for.body, label %for.cond.cleanup

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
  br i1 %cmp14, label %for.body.i, label %release_stores.exit

for.body.i:                                       ; preds = %for.cond.cleanup, %for.inc.i
  %i.08.i = phi i64 [ %inc.i, %for.inc.i ], [ 0, %for.cond.cleanup ]
  %at.i = getelementptr inbounds %struct.store_words, ptr %0, i64 %i.08.i, i32 0
  %1 = load ptr, ptr %at.i, align 16
  %tobool.not.i = icmp eq ptr %1, null
  br i1 %tobool.not.i, label %for.inc.i, label %if.then.i

if.then.i:                                        ; preds = %for.body.i
  call void @tenferro_release(ptr %1)
  br label %for.inc.i

for.inc.i:                                        ; preds = %if.then.i, %for.body.i
  %inc.i = add nuw nsw i64 %i.08.i, 1
  fence syncscope("singlethread") seq_cst
  %exitcond.not.i = icmp eq i64 %inc.i, %n_stores
  br i1 %exitcond.not.i, label %release_stores.exit, label %for.body.i

release_stores.exit:                              ; preds = %for.inc.i, %for.cond.cleanup
  ret i64 %call

for.body:                                         ; preds = %entry, %for.body
  %i.015 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds %struct.store_words, ptr %0, i64 %i.015
  store ptr null, ptr %arrayidx, align 16
  %.compoundliteral.sroa.2.0.arrayidx.sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i64 8
  store i64 0, ptr %.compoundliteral.sroa.2.0.arrayidx.sroa_idx, align 8
  %inc = add nuw nsw i64 %i.015, 1
  fence syncscope("singlethread") seq_cst
  %exitcond.not = icmp eq i64 %inc, %n_stores
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

define i64 @tenferro_run_whole(ptr %data, ptr %shapes, ptr %strides, i64 %memory, ptr %p) {
entry:
  %w = alloca %struct.watch_words, align 8
  %routine = getelementptr inbounds %struct.program_words, ptr %p, i64 0, i32 0
  %0 = load ptr, ptr %routine, align 8
  %given = getelementptr inbounds %struct.routine_words, ptr %0, i64 0, i32 0
  %1 = load i64, ptr %given, align 8
  %mul = shl nsw i64 %1, 3
  %2 = alloca i8, i64 %mul, align 16
  %inputs = getelementptr inbounds %struct.program_words, ptr %p, i64 0, i32 3
  %3 = load i64, ptr %inputs, align 8
  %known = getelementptr inbounds %struct.program_words, ptr %p, i64 0, i32 4
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
  %arrayidx979 = getelementptr inbounds %struct.program_words, ptr %p, i64 0, i32 5, i64 0
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
  %11 = load ptr, ptr %routine, align 8
  %given1969 = getelementptr inbounds %struct.routine_words, ptr %11, i64 0, i32 0
  %12 = load i64, ptr %given1969, align 8
  %cmp2071 = icmp sgt i64 %12, %add
  br i1 %cmp2071, label %for.body22, label %for.cond.cleanup21

for.body8.for.body8_crit_edge:                    ; preds = %for.body8.preheader, %for.body8.for.body8_crit_edge
  %inc1482 = phi i64 [ %inc14, %for.body8.for.body8_crit_edge ], [ 1, %for.body8.preheader ]
  %.pre74 = load i64, ptr %inputs, align 8
  %arrayidx9 = getelementptr inbounds %struct.program_words, ptr %p, i64 0, i32 5, i64 %inc1482
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
  %left = getelementptr inbounds %struct.watch_words, ptr %w, i64 0, i32 0
  %work = getelementptr inbounds %struct.program_words, ptr %p, i64 0, i32 2
  %15 = load i64, ptr %work, align 8
  store i64 %15, ptr %left, align 8
  %between = getelementptr inbounds %struct.watch_words, ptr %w, i64 0, i32 1
  store i64 %15, ptr %between, align 8
  %done = getelementptr inbounds %struct.watch_words, ptr %w, i64 0, i32 2
  store i64 0, ptr %done, align 8
  %room = getelementptr inbounds %struct.watch_words, ptr %w, i64 0, i32 3
  store i64 9223372036854775807, ptr %room, align 8
  %steps = getelementptr inbounds %struct.watch_words, ptr %w, i64 0, i32 4
  store i64 0, ptr %steps, align 8
  %named = getelementptr inbounds %struct.watch_words, ptr %w, i64 0, i32 5
  store i64 0, ptr %named, align 8
  %stores = getelementptr inbounds %struct.watch_words, ptr %w, i64 0, i32 6
  store ptr null, ptr %stores, align 8
  %n_stores = getelementptr inbounds %struct.watch_words, ptr %w, i64 0, i32 7
  store i64 0, ptr %n_stores, align 8
  %stores33 = getelementptr inbounds %struct.program_words, ptr %p, i64 0, i32 1
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
  %20 = load ptr, ptr %routine, align 8
  %given19 = getelementptr inbounds %struct.routine_words, ptr %20, i64 0, i32 0
  %21 = load i64, ptr %given19, align 8
  %sub = sub nsw i64 %21, %add
  %cmp20 = icmp slt i64 %inc29, %sub
  br i1 %cmp20, label %for.body22, label %for.cond.cleanup21
}

declare ptr @memset(ptr, i32, i64)

define internal fastcc i64 @make_room(ptr %y, i64 %n, i64 %k, ptr %records, ptr %slots) {
entry:
  %tobool.not = icmp eq i64 %k, 0
  %mul5 = shl nsw i64 %k, 1
  %cmp60 = icmp sgt i64 %n, 0
  br i1 %cmp60, label %for.body.lr.ph, label %cleanup30

for.body.lr.ph:                                   ; preds = %entry
  %add = add nsw i64 %k, 1
  br label %for.body

for.body:                                         ; preds = %for.body.lr.ph, %if.end22
  %j.061 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %if.end22 ]
  %bytes1 = getelementptr inbounds %struct.slice_words, ptr %y, i64 %j.061, i32 1
  %0 = load i64, ptr %bytes1, align 8
  %mul = mul nsw i64 %0, %add
  %arrayidx2 = getelementptr inbounds %struct.store_words, ptr %records, i64 %j.061
  %bytes3 = getelementptr inbounds %struct.store_words, ptr %records, i64 %j.061, i32 1
  %1 = load i64, ptr %bytes3, align 8
  %cmp4 = icmp sgt i64 %mul, %1
  br i1 %cmp4, label %if.then, label %for.body.if.end22_crit_edge

for.body.if.end22_crit_edge:                      ; preds = %for.body
  %.pre = load ptr, ptr %arrayidx2, align 8
  br label %if.end22

if.then:                                          ; preds = %for.body
  %mul8 = mul nsw i64 %mul5, %0
  %mul11 = shl nsw i64 %0, 6
  %cond = select i1 %tobool.not, i64 %mul11, i64 %mul8
  %call = call ptr @tenferro_acquire(i64 %cond)
  %tobool12.not = icmp eq ptr %call, null
  br i1 %tobool12.not, label %cleanup30, label %if.end

if.end:                                           ; preds = %if.then
  %2 = load ptr, ptr %arrayidx2, align 8
  %3 = load i64, ptr %bytes3, align 8
  %call17 = call ptr @memmove(ptr %call, ptr %2, i64 %3)
  %4 = load ptr, ptr %arrayidx2, align 8
  %tobool.not.i = icmp eq ptr %4, null
  br i1 %tobool.not.i, label %for.inc.i, label %if.then.i

if.then.i:                                        ; preds = %if.end
  call void @tenferro_release(ptr %4)
  br label %for.inc.i

for.inc.i:                                        ; preds = %if.then.i, %if.end
  fence syncscope("singlethread") seq_cst
  store ptr %call, ptr %arrayidx2, align 8
  %.compoundliteral.sroa.2.0.arrayidx18.sroa_idx = getelementptr inbounds i8, ptr %arrayidx2, i64 8
  store i64 %cond, ptr %.compoundliteral.sroa.2.0.arrayidx18.sroa_idx, align 8
  br label %if.end22

if.end22:                                         ; preds = %for.body.if.end22_crit_edge, %for.inc.i
  %5 = phi ptr [ %.pre, %for.body.if.end22_crit_edge ], [ %call, %for.inc.i ]
  %6 = ptrtoint ptr %5 to i64
  %slot = getelementptr inbounds %struct.slice_words, ptr %y, i64 %j.061, i32 0
  %7 = load i64, ptr %slot, align 8
  %arrayidx26 = getelementptr inbounds i64, ptr %slots, i64 %7
  store i64 %6, ptr %arrayidx26, align 8
  %inc = add nuw nsw i64 %j.061, 1
  fence syncscope("singlethread") seq_cst
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %cleanup30, label %for.body

cleanup30:                                        ; preds = %if.end22, %if.then, %entry
  %spec.select = phi i64 [ 0, %entry ], [ 4, %if.then ], [ 0, %if.end22 ]
  ret i64 %spec.select
}

define internal fastcc i64 @run(ptr %r, ptr %given, ptr %outer, i64 %memory) {
entry:
  %at = alloca %struct.place, align 8
  %given1 = getelementptr inbounds %struct.routine_words, ptr %r, i64 0, i32 0
  %0 = load i64, ptr %given1, align 8
  %own = getelementptr inbounds %struct.routine_words, ptr %r, i64 0, i32 1
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
  %offsets = getelementptr inbounds %struct.routine_words, ptr %r, i64 0, i32 5
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
  %bytes = getelementptr inbounds %struct.routine_words, ptr %r, i64 0, i32 2
  %10 = load i64, ptr %bytes, align 8
  %add20 = add nsw i64 %10, %memory
  store i64 %add20, ptr %memory19, align 8
  %stores = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 2
  %stores21 = getelementptr inbounds %struct.place, ptr %outer, i64 0, i32 2
  %11 = load ptr, ptr %stores21, align 8
  %stores22 = getelementptr inbounds %struct.routine_words, ptr %r, i64 0, i32 3
  %12 = load i64, ptr %stores22, align 8
  %add.ptr = getelementptr inbounds %struct.store_words, ptr %11, i64 %12
  store ptr %add.ptr, ptr %stores, align 8
  %records = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 3
  store ptr %11, ptr %records, align 8
  %w = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 4
  %w24 = getelementptr inbounds %struct.place, ptr %outer, i64 0, i32 4
  %13 = load ptr, ptr %w24, align 8
  store ptr %13, ptr %w, align 8
  %part = getelementptr inbounds %struct.routine_words, ptr %r, i64 0, i32 6
  %parts = getelementptr inbounds %struct.routine_words, ptr %r, i64 0, i32 4
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

declare ptr @tenferro_acquire(i64)

declare i64 @tenferro_look_at_signals()

define internal fastcc i64 @run_one(ptr %p, ptr %at, i64 %done, i64 %room) {
entry:
  %slots1 = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 0
  %0 = load ptr, ptr %slots1, align 8
  %w2 = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 4
  %1 = load ptr, ptr %w2, align 8
  %consts.i = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 12
  %2 = load i64, ptr %consts.i, align 8
  %add.ptr.i = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 21, i64 %2
  %carries.i = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 13
  %3 = load i64, ptr %carries.i, align 8
  %add.ptr1.i = getelementptr inbounds %struct.held_words, ptr %add.ptr.i, i64 %3
  %xs = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 14
  %4 = load i64, ptr %xs, align 8
  %add.ptr = getelementptr inbounds %struct.slice_words, ptr %add.ptr1.i, i64 %4
  %add.i = add nsw i64 %2, 4
  %mul.i = shl nsw i64 %3, 1
  %add1.i = add nsw i64 %add.i, %mul.i
  %add2.i = add nsw i64 %add1.i, %4
  %ys.i = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 15
  %5 = load i64, ptr %ys.i, align 8
  %add3.i = add nsw i64 %add2.i, %5
  %mul = shl nsw i64 %add3.i, 3
  %6 = alloca i8, i64 %mul, align 16
  %add.ptr4 = getelementptr inbounds i64, ptr %6, i64 4
  %add.ptr5 = getelementptr inbounds i64, ptr %add.ptr4, i64 %2
  %add.ptr6 = getelementptr inbounds i64, ptr %add.ptr5, i64 %3
  %test = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 9
  %7 = load i64, ptr %test, align 8
  %tobool.not = icmp eq i64 %7, 0
  br i1 %tobool.not, label %land.lhs.true, label %8

8:                                                ; preds = %entry
  %records = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 18
  %9 = load i64, ptr %records, align 8
  %cmp = icmp sgt i64 %9, -1
  br label %if.end24

land.lhs.true:                                    ; preds = %entry
  %count = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 10
  %10 = load i64, ptr %count, align 8
  %arrayidx = getelementptr inbounds i64, ptr %0, i64 %10
  %11 = load i64, ptr %arrayidx, align 8
  %12 = inttoptr i64 %11 to ptr
  %13 = load i64, ptr %12, align 8
  %14 = icmp sgt i64 %13, 0
  %spec.store.select244 = select i1 %14, i64 %13, i64 0
  %records12 = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 18
  %15 = load i64, ptr %records12, align 8
  %cmp13 = icmp sgt i64 %15, -1
  %or.cond = select i1 %cmp13, i1 %14, i1 false
  br i1 %or.cond, label %if.then16, label %if.end24

if.then16:                                        ; preds = %land.lhs.true
  %sub = add nsw i64 %spec.store.select244, -1
  %records17 = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 3
  %16 = load ptr, ptr %records17, align 8
  %add.ptr19 = getelementptr inbounds %struct.store_words, ptr %16, i64 %15
  %call20 = call fastcc i64 @make_room(ptr %add.ptr, i64 %5, i64 %sub, ptr %add.ptr19, ptr %0)
  %tobool21.not = icmp eq i64 %call20, 0
  br i1 %tobool21.not, label %if.end24, label %cleanup125

if.end24:                                         ; preds = %8, %if.then16, %land.lhs.true
  %spec.store.select245 = phi i64 [ %spec.store.select244, %if.then16 ], [ %spec.store.select244, %land.lhs.true ], [ 9223372036854775807, %8 ]
  %17 = phi i1 [ false, %if.then16 ], [ false, %land.lhs.true ], [ %cmp, %8 ]
  call fastcc void @make_frame(ptr %p, ptr %at, ptr %6)
  %sub25 = add nsw i64 %spec.store.select245, -1
  %arrayidx26 = getelementptr inbounds i64, ptr %6, i64 2
  store i64 %sub25, ptr %arrayidx26, align 16
  %cmp27 = icmp slt i64 %spec.store.select245, %room
  %cond31 = select i1 %cmp27, i64 %spec.store.select245, i64 %room
  %limit = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 16
  %records44 = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 3
  %records45 = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 18
  %cost = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 7
  %left1.i = getelementptr inbounds %struct.watch_words, ptr %1, i64 0, i32 0
  %arrayidx67 = getelementptr inbounds i64, ptr %6, i64 1
  %loop.i = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 1
  %between.i = getelementptr inbounds %struct.watch_words, ptr %1, i64 0, i32 1
  br label %for.cond

for.cond:                                         ; preds = %for.cond.backedge, %if.end24
  %k.0 = phi i64 [ 0, %if.end24 ], [ %spec.select228, %for.cond.backedge ]
  %18 = load i64, ptr %limit, align 8
  %sub35 = sub nsw i64 %18, %done
  %cmp36 = icmp slt i64 %sub35, %cond31
  %spec.select = select i1 %cmp36, i64 %sub35, i64 %cond31
  %cmp32260 = icmp slt i64 %18, 0
  %end.0 = select i1 %cmp32260, i64 %cond31, i64 %spec.select
  br i1 %17, label %if.then42, label %if.end59

if.then42:                                        ; preds = %for.cond
  %19 = load i64, ptr %ys.i, align 8
  %20 = load ptr, ptr %records44, align 8
  %21 = load i64, ptr %records45, align 8
  %add.ptr46 = getelementptr inbounds %struct.store_words, ptr %20, i64 %21
  %call47 = call fastcc i64 @make_room(ptr %add.ptr, i64 %19, i64 %k.0, ptr %add.ptr46, ptr %0)
  %tobool48.not = icmp eq i64 %call47, 0
  br i1 %tobool48.not, label %if.end50, label %cleanup125

if.end50:                                         ; preds = %if.then42
  %22 = load i64, ptr %consts.i, align 8
  %add.ptr.i.i = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 21, i64 %22
  %23 = load i64, ptr %carries.i, align 8
  %add.ptr1.i.i = getelementptr inbounds %struct.held_words, ptr %add.ptr.i.i, i64 %23
  %add.ptr1.i12.i = getelementptr inbounds i64, ptr %add.ptr4, i64 %22
  %mul.i.i = shl nsw i64 %23, 1
  %add.ptr2.i.i = getelementptr inbounds i64, ptr %add.ptr1.i12.i, i64 %mul.i.i
  %24 = load i64, ptr %xs, align 8
  %25 = load i64, ptr %ys.i, align 8
  %add14.i = add nsw i64 %25, %24
  %cmp15.i = icmp sgt i64 %add14.i, 0
  br i1 %cmp15.i, label %for.body.i, label %point_to_slices.exit

for.body.i:                                       ; preds = %if.end50, %for.body.i
  %j.016.i = phi i64 [ %inc.i, %for.body.i ], [ 0, %if.end50 ]
  %26 = load ptr, ptr %slots1, align 8
  %slot.i = getelementptr inbounds %struct.slice_words, ptr %add.ptr1.i.i, i64 %j.016.i, i32 0
  %27 = load i64, ptr %slot.i, align 8
  %arrayidx2.i = getelementptr inbounds i64, ptr %26, i64 %27
  %28 = load i64, ptr %arrayidx2.i, align 8
  %arrayidx3.i = getelementptr inbounds i64, ptr %add.ptr2.i.i, i64 %j.016.i
  store i64 %28, ptr %arrayidx3.i, align 8
  %inc.i = add nuw nsw i64 %j.016.i, 1
  fence syncscope("singlethread") seq_cst
  %29 = load i64, ptr %xs, align 8
  %30 = load i64, ptr %ys.i, align 8
  %add.i235 = add nsw i64 %30, %29
  %cmp.i = icmp slt i64 %inc.i, %add.i235
  br i1 %cmp.i, label %for.body.i, label %point_to_slices.exit

point_to_slices.exit:                             ; preds = %for.body.i, %if.end50
  %31 = phi i64 [ %25, %if.end50 ], [ %30, %for.body.i ]
  %32 = load ptr, ptr %records44, align 8
  %33 = load i64, ptr %records45, align 8
  %add.ptr54 = getelementptr inbounds %struct.store_words, ptr %32, i64 %33
  %cmp18.i = icmp sgt i64 %31, 0
  br i1 %cmp18.i, label %for.body.i236, label %capacity.exit

for.body.i236:                                    ; preds = %point_to_slices.exit, %cond.end.i
  %most.021.i = phi i64 [ %cond9.i, %cond.end.i ], [ 9223372036854775807, %point_to_slices.exit ]
  %j.019.i = phi i64 [ %inc.i237, %cond.end.i ], [ 0, %point_to_slices.exit ]
  %bytes.i = getelementptr inbounds %struct.slice_words, ptr %add.ptr, i64 %j.019.i, i32 1
  %34 = load i64, ptr %bytes.i, align 8
  %tobool.not.i = icmp eq i64 %34, 0
  br i1 %tobool.not.i, label %cond.end.i, label %cond.true.i

cond.true.i:                                      ; preds = %for.body.i236
  %bytes2.i = getelementptr inbounds %struct.store_words, ptr %add.ptr54, i64 %j.019.i, i32 1
  %35 = load i64, ptr %bytes2.i, align 8
  %div.i = sdiv i64 %35, %34
  br label %cond.end.i

cond.end.i:                                       ; preds = %cond.true.i, %for.body.i236
  %cond.i = phi i64 [ %div.i, %cond.true.i ], [ 9223372036854775807, %for.body.i236 ]
  %cmp5.i = icmp slt i64 %cond.i, %most.021.i
  %cond9.i = select i1 %cmp5.i, i64 %cond.i, i64 %most.021.i
  %inc.i237 = add nuw nsw i64 %j.019.i, 1
  fence syncscope("singlethread") seq_cst
  %exitcond.not.i = icmp eq i64 %inc.i237, %31
  br i1 %exitcond.not.i, label %capacity.exit, label %for.body.i236

capacity.exit:                                    ; preds = %cond.end.i, %point_to_slices.exit
  %most.0.lcssa.i = phi i64 [ 9223372036854775807, %point_to_slices.exit ], [ %cond9.i, %cond.end.i ]
  %cmp56 = icmp slt i64 %most.0.lcssa.i, %end.0
  %spec.select227 = select i1 %cmp56, i64 %most.0.lcssa.i, i64 %end.0
  br label %if.end59

if.end59:                                         ; preds = %capacity.exit, %for.cond
  %end.2 = phi i64 [ %spec.select227, %capacity.exit ], [ %end.0, %for.cond ]
  %36 = load i64, ptr %left1.i, align 8
  %cmp3.i = icmp sgt i64 %36, 0
  br i1 %cmp3.i, label %cond.true4.i, label %soon.exit

cond.true4.i:                                     ; preds = %if.end59
  %37 = load i64, ptr %cost, align 8
  %div.i239 = sdiv i64 %36, %37
  br label %soon.exit

soon.exit:                                        ; preds = %if.end59, %cond.true4.i
  %cond7.i = phi i64 [ %div.i239, %cond.true4.i ], [ 0, %if.end59 ]
  %add.i240 = add nsw i64 %k.0, 1
  %add8.i = add nsw i64 %add.i240, %cond7.i
  store i64 %k.0, ptr %6, align 16
  %cmp62 = icmp slt i64 %add8.i, %end.2
  %cond66 = select i1 %cmp62, i64 %add8.i, i64 %end.2
  store i64 %cond66, ptr %arrayidx67, align 8
  %38 = load atomic i64, ptr %loop.i monotonic, align 8
  %39 = inttoptr i64 %38 to ptr
  %call69 = call i64 %39(ptr %6, i64 0)
  %cmp70 = icmp slt i64 %call69, 0
  %call69.lobit = ashr i64 %call69, 63
  %spec.select228 = xor i64 %call69.lobit, %call69
  %sub75.neg = sub i64 %k.0, %spec.select228
  %40 = load i64, ptr %cost, align 8
  %mul77.neg = mul i64 %sub75.neg, %40
  %41 = load i64, ptr %left1.i, align 8
  %add.neg = add i64 %41, -10
  %sub78 = add i64 %add.neg, %mul77.neg
  store i64 %sub78, ptr %left1.i, align 8
  %cmp80 = icmp eq i64 %spec.select228, %spec.store.select245
  %or.cond229 = select i1 %cmp70, i1 true, i1 %cmp80
  br i1 %or.cond229, label %for.end117, label %if.end83

if.end83:                                         ; preds = %soon.exit
  %42 = load i64, ptr %limit, align 8
  %cmp85 = icmp sgt i64 %42, -1
  %add88 = add nsw i64 %spec.select228, %done
  %cmp90 = icmp eq i64 %add88, %42
  %or.cond230 = select i1 %cmp85, i1 %cmp90, i1 false
  br i1 %or.cond230, label %if.then92, label %if.end94

if.then92:                                        ; preds = %if.end83
  %named = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 17
  %43 = load i64, ptr %named, align 8
  %named93 = getelementptr inbounds %struct.watch_words, ptr %1, i64 0, i32 5
  store i64 %43, ptr %named93, align 8
  br label %cleanup125

if.end94:                                         ; preds = %if.end83
  %cmp95 = icmp eq i64 %spec.select228, %room
  br i1 %cmp95, label %for.end117, label %for.cond99.preheader

for.cond99.preheader:                             ; preds = %if.end94
  %44 = load i64, ptr %carries.i, align 8
  %cmp101263 = icmp sgt i64 %44, 0
  br i1 %cmp101263, label %for.body, label %for.cond.cleanup

for.cond.cleanup.loopexit:                        ; preds = %for.body
  %.pre = load i64, ptr %left1.i, align 8
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %for.cond99.preheader
  %45 = phi i64 [ %.pre, %for.cond.cleanup.loopexit ], [ %sub78, %for.cond99.preheader ]
  %cmp106 = icmp slt i64 %45, 0
  br i1 %cmp106, label %if.then108, label %for.cond.backedge

for.cond.backedge:                                ; preds = %for.cond.cleanup, %if.then108
  br label %for.cond

for.body:                                         ; preds = %for.cond99.preheader, %for.body
  %j.0264 = phi i64 [ %inc, %for.body ], [ 0, %for.cond99.preheader ]
  %arrayidx103 = getelementptr inbounds i64, ptr %add.ptr6, i64 %j.0264
  %46 = load i64, ptr %arrayidx103, align 8
  %arrayidx104 = getelementptr inbounds i64, ptr %add.ptr5, i64 %j.0264
  store i64 %46, ptr %arrayidx104, align 8
  %inc = add nuw nsw i64 %j.0264, 1
  fence syncscope("singlethread") seq_cst
  %47 = load i64, ptr %carries.i, align 8
  %cmp101 = icmp slt i64 %inc, %47
  br i1 %cmp101, label %for.body, label %for.cond.cleanup.loopexit

if.then108:                                       ; preds = %for.cond.cleanup
  %48 = load i64, ptr %between.i, align 8
  store i64 %48, ptr %left1.i, align 8
  %call.i = call i64 @tenferro_look_at_signals()
  %tobool110.not = icmp eq i64 %call.i, 0
  br i1 %tobool110.not, label %for.cond.backedge, label %cleanup125

for.end117:                                       ; preds = %soon.exit, %if.end94
  %spec.select228.lcssa = phi i64 [ %spec.select228, %soon.exit ], [ %room, %if.end94 ]
  %status.5.ph = phi i64 [ 0, %soon.exit ], [ 3, %if.end94 ]
  %steps = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 11
  %49 = load i64, ptr %steps, align 8
  %cmp118 = icmp sgt i64 %49, -1
  br i1 %cmp118, label %if.then120, label %if.end123

if.then120:                                       ; preds = %for.end117
  %arrayidx122 = getelementptr inbounds i64, ptr %0, i64 %49
  %50 = load i64, ptr %arrayidx122, align 8
  %51 = inttoptr i64 %50 to ptr
  store i64 %spec.select228.lcssa, ptr %51, align 8
  br label %if.end123

if.end123:                                        ; preds = %if.then120, %for.end117
  %steps124 = getelementptr inbounds %struct.watch_words, ptr %1, i64 0, i32 4
  store i64 %spec.select228.lcssa, ptr %steps124, align 8
  br label %cleanup125

cleanup125:                                       ; preds = %if.then108, %if.then42, %if.then92, %if.then16, %if.end123
  %retval.3 = phi i64 [ %status.5.ph, %if.end123 ], [ %call20, %if.then16 ], [ 2, %if.then92 ], [ %call47, %if.then42 ], [ %call.i, %if.then108 ]
  ret i64 %retval.3
}

define internal fastcc i64 @run_lanes_while(ptr %p, ptr %at, i64 %done, i64 %room) {
entry:
  %run = alloca %struct.lanes_run, align 8
  %run109 = alloca %struct.lanes_run, align 8
  %slots1 = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 0
  %0 = load ptr, ptr %slots1, align 8
  %w2 = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 4
  %1 = load ptr, ptr %w2, align 8
  %consts.i = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 12
  %2 = load i64, ptr %consts.i, align 8
  %add.ptr.i = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 21, i64 %2
  %carries.i = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 13
  %3 = load i64, ptr %carries.i, align 8
  %add.ptr1.i = getelementptr inbounds %struct.held_words, ptr %add.ptr.i, i64 %3
  %xs = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 14
  %4 = load i64, ptr %xs, align 8
  %add.ptr = getelementptr inbounds %struct.slice_words, ptr %add.ptr1.i, i64 %4
  %add.i = add nsw i64 %2, 4
  %mul.i = shl nsw i64 %3, 1
  %add1.i = add nsw i64 %add.i, %mul.i
  %add2.i = add nsw i64 %add1.i, %4
  %ys.i = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 15
  %5 = load i64, ptr %ys.i, align 8
  %add3.i = add nsw i64 %add2.i, %5
  %mul = shl nsw i64 %add3.i, 3
  %6 = alloca i8, i64 %mul, align 16
  %blocks = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 8
  %7 = load i64, ptr %blocks, align 8
  call fastcc void @make_frame(ptr %p, ptr %at, ptr %6)
  %arrayidx = getelementptr inbounds i64, ptr %6, i64 2
  store i64 0, ptr %arrayidx, align 16
  %limit = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 16
  %records = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 18
  %records10 = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 3
  %add.ptr.i10.i = getelementptr inbounds i64, ptr %6, i64 4
  %cost25 = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 7
  %left1.i = getelementptr inbounds %struct.watch_words, ptr %1, i64 0, i32 0
  %arrayidx33 = getelementptr inbounds i64, ptr %6, i64 1
  %part = getelementptr inbounds %struct.lanes_run, ptr %run, i64 0, i32 0
  %frame34 = getelementptr inbounds %struct.lanes_run, ptr %run, i64 0, i32 1
  %words35 = getelementptr inbounds %struct.lanes_run, ptr %run, i64 0, i32 2
  %groups = getelementptr inbounds %struct.lanes_run, ptr %run, i64 0, i32 3
  %arrayidx.i = getelementptr inbounds i64, ptr %6, i64 3
  %row_bytes.i = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 20
  %between = getelementptr inbounds %struct.watch_words, ptr %1, i64 0, i32 1
  br label %for.cond

for.cond:                                         ; preds = %cleanup106, %entry
  %total.0 = phi i64 [ 0, %entry ], [ %add67, %cleanup106 ]
  %share.0 = phi i64 [ 10000, %entry ], [ %spec.select232, %cleanup106 ]
  %left.0 = phi i64 [ %7, %entry ], [ %left.1.lcssa, %cleanup106 ]
  %k.0 = phi i64 [ 0, %entry ], [ %reached.0.lcssa, %cleanup106 ]
  %8 = load i64, ptr %limit, align 8
  %sub = sub nsw i64 %8, %done
  %cmp5 = icmp slt i64 %sub, %room
  %spec.select = select i1 %cmp5, i64 %sub, i64 %room
  %cmp284 = icmp slt i64 %8, 0
  %end.0 = select i1 %cmp284, i64 %room, i64 %spec.select
  %9 = load i64, ptr %records, align 8
  %cmp8 = icmp sgt i64 %9, -1
  br i1 %cmp8, label %if.then9, label %if.end24

if.then9:                                         ; preds = %for.cond
  %10 = load i64, ptr %ys.i, align 8
  %11 = load ptr, ptr %records10, align 8
  %add.ptr12 = getelementptr inbounds %struct.store_words, ptr %11, i64 %9
  %call13 = call fastcc i64 @make_room(ptr %add.ptr, i64 %10, i64 %k.0, ptr %add.ptr12, ptr %0)
  %tobool.not = icmp eq i64 %call13, 0
  br i1 %tobool.not, label %if.end15, label %cleanup126

if.end15:                                         ; preds = %if.then9
  %12 = load i64, ptr %consts.i, align 8
  %add.ptr.i.i = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 21, i64 %12
  %13 = load i64, ptr %carries.i, align 8
  %add.ptr1.i.i = getelementptr inbounds %struct.held_words, ptr %add.ptr.i.i, i64 %13
  %add.ptr1.i12.i = getelementptr inbounds i64, ptr %add.ptr.i10.i, i64 %12
  %mul.i.i = shl nsw i64 %13, 1
  %add.ptr2.i.i = getelementptr inbounds i64, ptr %add.ptr1.i12.i, i64 %mul.i.i
  %14 = load i64, ptr %xs, align 8
  %15 = load i64, ptr %ys.i, align 8
  %add14.i = add nsw i64 %15, %14
  %cmp15.i = icmp sgt i64 %add14.i, 0
  br i1 %cmp15.i, label %for.body.i, label %point_to_slices.exit

for.body.i:                                       ; preds = %if.end15, %for.body.i
  %j.016.i = phi i64 [ %inc.i, %for.body.i ], [ 0, %if.end15 ]
  %16 = load ptr, ptr %slots1, align 8
  %slot.i = getelementptr inbounds %struct.slice_words, ptr %add.ptr1.i.i, i64 %j.016.i, i32 0
  %17 = load i64, ptr %slot.i, align 8
  %arrayidx2.i = getelementptr inbounds i64, ptr %16, i64 %17
  %18 = load i64, ptr %arrayidx2.i, align 8
  %arrayidx3.i = getelementptr inbounds i64, ptr %add.ptr2.i.i, i64 %j.016.i
  store i64 %18, ptr %arrayidx3.i, align 8
  %inc.i = add nuw nsw i64 %j.016.i, 1
  fence syncscope("singlethread") seq_cst
  %19 = load i64, ptr %xs, align 8
  %20 = load i64, ptr %ys.i, align 8
  %add.i237 = add nsw i64 %20, %19
  %cmp.i = icmp slt i64 %inc.i, %add.i237
  br i1 %cmp.i, label %for.body.i, label %point_to_slices.exit

point_to_slices.exit:                             ; preds = %for.body.i, %if.end15
  %21 = phi i64 [ %15, %if.end15 ], [ %20, %for.body.i ]
  %22 = load ptr, ptr %records10, align 8
  %23 = load i64, ptr %records, align 8
  %add.ptr19 = getelementptr inbounds %struct.store_words, ptr %22, i64 %23
  %cmp18.i = icmp sgt i64 %21, 0
  br i1 %cmp18.i, label %for.body.i238, label %capacity.exit

for.body.i238:                                    ; preds = %point_to_slices.exit, %cond.end.i
  %most.021.i = phi i64 [ %cond9.i, %cond.end.i ], [ 9223372036854775807, %point_to_slices.exit ]
  %j.019.i = phi i64 [ %inc.i239, %cond.end.i ], [ 0, %point_to_slices.exit ]
  %bytes.i = getelementptr inbounds %struct.slice_words, ptr %add.ptr, i64 %j.019.i, i32 1
  %24 = load i64, ptr %bytes.i, align 8
  %tobool.not.i = icmp eq i64 %24, 0
  br i1 %tobool.not.i, label %cond.end.i, label %cond.true.i

cond.true.i:                                      ; preds = %for.body.i238
  %bytes2.i = getelementptr inbounds %struct.store_words, ptr %add.ptr19, i64 %j.019.i, i32 1
  %25 = load i64, ptr %bytes2.i, align 8
  %div.i = sdiv i64 %25, %24
  br label %cond.end.i

cond.end.i:                                       ; preds = %cond.true.i, %for.body.i238
  %cond.i = phi i64 [ %div.i, %cond.true.i ], [ 9223372036854775807, %for.body.i238 ]
  %cmp5.i = icmp slt i64 %cond.i, %most.021.i
  %cond9.i = select i1 %cmp5.i, i64 %cond.i, i64 %most.021.i
  %inc.i239 = add nuw nsw i64 %j.019.i, 1
  fence syncscope("singlethread") seq_cst
  %exitcond.not.i = icmp eq i64 %inc.i239, %21
  br i1 %exitcond.not.i, label %capacity.exit, label %for.body.i238

capacity.exit:                                    ; preds = %cond.end.i, %point_to_slices.exit
  %most.0.lcssa.i = phi i64 [ 9223372036854775807, %point_to_slices.exit ], [ %cond9.i, %cond.end.i ]
  %cmp21 = icmp slt i64 %most.0.lcssa.i, %end.0
  %spec.select230 = select i1 %cmp21, i64 %most.0.lcssa.i, i64 %end.0
  br label %if.end24

if.end24:                                         ; preds = %capacity.exit, %for.cond
  %end.2 = phi i64 [ %spec.select230, %capacity.exit ], [ %end.0, %for.cond ]
  %26 = load i64, ptr %cost25, align 8
  %mul26 = mul nsw i64 %26, %left.0
  %27 = load i64, ptr %blocks, align 8
  %div = sdiv i64 %mul26, %27
  %add = add nsw i64 %div, 1
  %28 = load i64, ptr %left1.i, align 8
  %cmp.i240 = icmp slt i64 %28, %share.0
  %.most.i = select i1 %cmp.i240, i64 %28, i64 %share.0
  %cmp3.i = icmp sgt i64 %.most.i, 0
  br i1 %cmp3.i, label %cond.true4.i, label %soon.exit

cond.true4.i:                                     ; preds = %if.end24
  %div.i241 = sdiv i64 %.most.i, %add
  br label %soon.exit

soon.exit:                                        ; preds = %if.end24, %cond.true4.i
  %cond7.i = phi i64 [ %div.i241, %cond.true4.i ], [ 0, %if.end24 ]
  %add.i242 = add nsw i64 %k.0, 1
  %add8.i = add nsw i64 %add.i242, %cond7.i
  %cmp29 = icmp slt i64 %add8.i, %end.2
  %spec.select231 = select i1 %cmp29, i64 %add8.i, i64 %end.2
  store i64 %k.0, ptr %6, align 16
  store i64 %spec.select231, ptr %arrayidx33, align 8
  store ptr %p, ptr %part, align 8
  store ptr %6, ptr %frame34, align 8
  store i64 %add3.i, ptr %words35, align 8
  %sub37 = sub nsw i64 %spec.select231, %k.0
  %mul38 = mul nsw i64 %sub37, %add
  %cmp.i243 = icmp sgt i64 %mul38, 20000
  br i1 %cmp.i243, label %cond.end.i246, label %cond.end.thread.i

cond.end.i246:                                    ; preds = %soon.exit
  %call.i = call i64 @tenferro_limit()
  %cmp1.i = icmp eq i64 %call.i, 1
  %mul.i244 = shl nsw i64 %call.i, 1
  %cmp2.i = icmp slt i64 %mul.i244, %27
  %cond7.i245 = select i1 %cmp2.i, i64 %mul.i244, i64 %27
  br i1 %cmp1.i, label %cond.end.thread.i, label %groups_of.exit

cond.end.thread.i:                                ; preds = %cond.end.i246, %soon.exit
  br label %groups_of.exit

groups_of.exit:                                   ; preds = %cond.end.i246, %cond.end.thread.i
  %29 = phi i64 [ 1, %cond.end.thread.i ], [ %cond7.i245, %cond.end.i246 ]
  store i64 %29, ptr %groups, align 8
  call void @tenferro_parallel_for(ptr @run_group_while, ptr %run, i64 %29)
  %30 = load i64, ptr %blocks, align 8
  %cmp43291 = icmp sgt i64 %30, 0
  br i1 %cmp43291, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %groups_of.exit
  %left.1.lcssa = phi i64 [ 0, %groups_of.exit ], [ %add59, %for.body ]
  %steps.0.lcssa = phi i64 [ 0, %groups_of.exit ], [ %steps.1, %for.body ]
  %reached.0.lcssa = phi i64 [ %k.0, %groups_of.exit ], [ %reached.1, %for.body ]
  %.lcssa285 = phi i64 [ %30, %groups_of.exit ], [ %39, %for.body ]
  %31 = load i64, ptr %cost25, align 8
  %mul61 = mul nsw i64 %31, %steps.0.lcssa
  %div63 = sdiv i64 %mul61, %.lcssa285
  %add64 = add nsw i64 %div63, 10
  %32 = load i64, ptr %left1.i, align 8
  %sub66 = sub nsw i64 %32, %add64
  store i64 %sub66, ptr %left1.i, align 8
  %add67 = add nsw i64 %add64, %total.0
  %33 = load i64, ptr %between, align 8
  %div68 = sdiv i64 %33, 2
  %cmp69 = icmp slt i64 %share.0, %div68
  %mul72 = zext i1 %cmp69 to i64
  %spec.select232 = shl nsw i64 %share.0, %mul72
  %tobool74.not = icmp eq i64 %left.1.lcssa, 0
  br i1 %tobool74.not, label %for.end107, label %if.end76

for.body:                                         ; preds = %groups_of.exit, %for.body
  %i.0295 = phi i64 [ %inc, %for.body ], [ 0, %groups_of.exit ]
  %reached.0294 = phi i64 [ %reached.1, %for.body ], [ %k.0, %groups_of.exit ]
  %steps.0293 = phi i64 [ %steps.1, %for.body ], [ 0, %groups_of.exit ]
  %left.1292 = phi i64 [ %add59, %for.body ], [ 0, %groups_of.exit ]
  %34 = load i64, ptr %arrayidx.i, align 8
  %35 = load i64, ptr %row_bytes.i, align 8
  %mul.i247 = mul nsw i64 %35, %i.0295
  %add.i248 = add nsw i64 %mul.i247, %34
  %36 = inttoptr i64 %add.i248 to ptr
  %37 = load i64, ptr %36, align 8
  %status.lobit.i = ashr i64 %37, 63
  %cond.i249 = xor i64 %status.lobit.i, %37
  %cmp46 = icmp sgt i64 %cond.i249, %k.0
  %sub49 = sub nsw i64 %cond.i249, %k.0
  %add50 = select i1 %cmp46, i64 %sub49, i64 0
  %steps.1 = add nuw nsw i64 %add50, %steps.0293
  %cmp53 = icmp sgt i64 %cond.i249, %reached.0294
  %reached.1 = select i1 %cmp53, i64 %cond.i249, i64 %reached.0294
  %38 = xor i64 %37, -1
  %.not = lshr i64 %38, 63
  %add59 = add nuw nsw i64 %.not, %left.1292
  %inc = add nuw nsw i64 %i.0295, 1
  fence syncscope("singlethread") seq_cst
  %39 = load i64, ptr %blocks, align 8
  %cmp43 = icmp slt i64 %inc, %39
  br i1 %cmp43, label %for.body, label %for.cond.cleanup

if.end76:                                         ; preds = %for.cond.cleanup
  %40 = load i64, ptr %limit, align 8
  %cmp78 = icmp sgt i64 %40, -1
  %add81 = add nsw i64 %reached.0.lcssa, %done
  %cmp83 = icmp eq i64 %add81, %40
  %or.cond = select i1 %cmp78, i1 %cmp83, i1 false
  br i1 %or.cond, label %if.then85, label %if.end87

if.then85:                                        ; preds = %if.end76
  %named = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 17
  %41 = load i64, ptr %named, align 8
  %named86 = getelementptr inbounds %struct.watch_words, ptr %1, i64 0, i32 5
  store i64 %41, ptr %named86, align 8
  br label %cleanup106.thread274

if.end87:                                         ; preds = %if.end76
  %cmp88 = icmp eq i64 %reached.0.lcssa, %room
  br i1 %cmp88, label %for.end107, label %if.end91

if.end91:                                         ; preds = %if.end87
  %cmp93 = icmp slt i64 %sub66, 0
  br i1 %cmp93, label %if.then95, label %cleanup106

if.then95:                                        ; preds = %if.end91
  store i64 %33, ptr %left1.i, align 8
  %call.i256 = call i64 @tenferro_look_at_signals()
  %tobool97.not = icmp eq i64 %call.i256, 0
  br i1 %tobool97.not, label %cleanup106, label %cleanup106.thread274

cleanup106.thread274:                             ; preds = %if.then95, %if.then85
  %retval.1.ph = phi i64 [ 2, %if.then85 ], [ %call.i256, %if.then95 ]
  br label %cleanup126

cleanup106:                                       ; preds = %if.end91, %if.then95
  br label %for.cond

for.end107:                                       ; preds = %for.cond.cleanup, %if.end87
  %reached.0.lcssa.lcssa = phi i64 [ %reached.0.lcssa, %for.cond.cleanup ], [ %room, %if.end87 ]
  %status.3.ph = phi i64 [ 0, %for.cond.cleanup ], [ 3, %if.end87 ]
  store i64 %reached.0.lcssa.lcssa, ptr %arrayidx33, align 8
  %part110 = getelementptr inbounds %struct.lanes_run, ptr %run109, i64 0, i32 0
  store ptr %p, ptr %part110, align 8
  %frame111 = getelementptr inbounds %struct.lanes_run, ptr %run109, i64 0, i32 1
  store ptr %6, ptr %frame111, align 8
  %words112 = getelementptr inbounds %struct.lanes_run, ptr %run109, i64 0, i32 2
  store i64 %add3.i, ptr %words112, align 8
  %groups113 = getelementptr inbounds %struct.lanes_run, ptr %run109, i64 0, i32 3
  %42 = load i64, ptr %blocks, align 8
  %cmp.i257 = icmp sgt i64 %add67, 20000
  br i1 %cmp.i257, label %cond.end.i263, label %cond.end.thread.i264

cond.end.i263:                                    ; preds = %for.end107
  %call.i258 = call i64 @tenferro_limit()
  %cmp1.i259 = icmp eq i64 %call.i258, 1
  %mul.i260 = shl nsw i64 %call.i258, 1
  %cmp2.i261 = icmp slt i64 %mul.i260, %42
  %cond7.i262 = select i1 %cmp2.i261, i64 %mul.i260, i64 %42
  br i1 %cmp1.i259, label %cond.end.thread.i264, label %groups_of.exit265

cond.end.thread.i264:                             ; preds = %cond.end.i263, %for.end107
  br label %groups_of.exit265

groups_of.exit265:                                ; preds = %cond.end.i263, %cond.end.thread.i264
  %43 = phi i64 [ 1, %cond.end.thread.i264 ], [ %cond7.i262, %cond.end.i263 ]
  store i64 %43, ptr %groups113, align 8
  call void @tenferro_parallel_for(ptr @end_group, ptr %run109, i64 %43)
  %steps117 = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 11
  %44 = load i64, ptr %steps117, align 8
  %cmp118 = icmp sgt i64 %44, -1
  br i1 %cmp118, label %if.then120, label %if.end123

if.then120:                                       ; preds = %groups_of.exit265
  %arrayidx122 = getelementptr inbounds i64, ptr %0, i64 %44
  %45 = load i64, ptr %arrayidx122, align 8
  %46 = inttoptr i64 %45 to ptr
  store i64 %reached.0.lcssa.lcssa, ptr %46, align 8
  br label %if.end123

if.end123:                                        ; preds = %if.then120, %groups_of.exit265
  %steps124 = getelementptr inbounds %struct.watch_words, ptr %1, i64 0, i32 4
  store i64 %reached.0.lcssa.lcssa, ptr %steps124, align 8
  br label %cleanup126

cleanup126:                                       ; preds = %if.then9, %cleanup106.thread274, %if.end123
  %retval.3 = phi i64 [ %status.3.ph, %if.end123 ], [ %retval.1.ph, %cleanup106.thread274 ], [ %call13, %if.then9 ]
  ret i64 %retval.3
}

define internal fastcc i64 @run_lanes(ptr %p, ptr %at) {
entry:
  %run = alloca %struct.lanes_run, align 8
  %slots1 = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 0
  %0 = load ptr, ptr %slots1, align 8
  %w2 = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 4
  %1 = load ptr, ptr %w2, align 8
  %consts = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 12
  %2 = load i64, ptr %consts, align 8
  %add.ptr = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 21, i64 %2
  %add.i = add nsw i64 %2, 4
  %carries.i = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 13
  %3 = load i64, ptr %carries.i, align 8
  %mul.i = shl nsw i64 %3, 1
  %add1.i = add nsw i64 %add.i, %mul.i
  %xs.i = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 14
  %4 = load i64, ptr %xs.i, align 8
  %add2.i = add nsw i64 %add1.i, %4
  %ys.i = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 15
  %5 = load i64, ptr %ys.i, align 8
  %add3.i = add nsw i64 %add2.i, %5
  %mul = shl nsw i64 %add3.i, 3
  %6 = alloca i8, i64 %mul, align 16
  %add.ptr4 = getelementptr inbounds i64, ptr %6, i64 4
  %add.ptr6 = getelementptr inbounds i64, ptr %add.ptr4, i64 %2
  %add.ptr7 = getelementptr inbounds i64, ptr %add.ptr6, i64 %3
  %count = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 10
  %7 = load i64, ptr %count, align 8
  %arrayidx = getelementptr inbounds i64, ptr %0, i64 %7
  %8 = load i64, ptr %arrayidx, align 8
  %9 = inttoptr i64 %8 to ptr
  %10 = load i64, ptr %9, align 8
  %11 = icmp sgt i64 %10, 0
  %spec.store.select = select i1 %11, i64 %10, i64 0
  %records = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 18
  %12 = load i64, ptr %records, align 8
  %cmp8 = icmp sgt i64 %12, -1
  %or.cond = select i1 %cmp8, i1 %11, i1 false
  br i1 %or.cond, label %if.then10, label %entry.if.end20_crit_edge

entry.if.end20_crit_edge:                         ; preds = %entry
  %.pre = add nsw i64 %spec.store.select, -1
  br label %if.end20

if.then10:                                        ; preds = %entry
  %add.ptr1.i = getelementptr inbounds %struct.held_words, ptr %add.ptr, i64 %3
  %add.ptr12 = getelementptr inbounds %struct.slice_words, ptr %add.ptr1.i, i64 %4
  %sub = add nsw i64 %spec.store.select, -1
  %records13 = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 3
  %13 = load ptr, ptr %records13, align 8
  %add.ptr15 = getelementptr inbounds %struct.store_words, ptr %13, i64 %12
  %call16 = call fastcc i64 @make_room(ptr %add.ptr12, i64 %5, i64 %sub, ptr %add.ptr15, ptr %0)
  %tobool.not = icmp eq i64 %call16, 0
  br i1 %tobool.not, label %if.end20, label %cleanup91

if.end20:                                         ; preds = %entry.if.end20_crit_edge, %if.then10
  %sub21.pre-phi = phi i64 [ %.pre, %entry.if.end20_crit_edge ], [ %sub, %if.then10 ]
  call fastcc void @make_frame(ptr %p, ptr %at, ptr %6)
  %arrayidx22 = getelementptr inbounds i64, ptr %6, i64 2
  store i64 %sub21.pre-phi, ptr %arrayidx22, align 16
  %cost = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 7
  %left1.i = getelementptr inbounds %struct.watch_words, ptr %1, i64 0, i32 0
  %arrayidx28 = getelementptr inbounds i64, ptr %6, i64 1
  %memory = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 1
  %part = getelementptr inbounds %struct.lanes_run, ptr %run, i64 0, i32 0
  %frame47 = getelementptr inbounds %struct.lanes_run, ptr %run, i64 0, i32 1
  %words48 = getelementptr inbounds %struct.lanes_run, ptr %run, i64 0, i32 2
  %groups = getelementptr inbounds %struct.lanes_run, ptr %run, i64 0, i32 3
  %blocks = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 8
  %adds_up = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 5
  %finish = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 4
  %between.i = getelementptr inbounds %struct.watch_words, ptr %1, i64 0, i32 1
  br label %for.cond

for.cond:                                         ; preds = %cleanup85, %if.end20
  %k.0 = phi i64 [ 0, %if.end20 ], [ %spec.select, %cleanup85 ]
  %14 = load i64, ptr %left1.i, align 8
  %cmp3.i = icmp sgt i64 %14, 0
  br i1 %cmp3.i, label %cond.true4.i, label %soon.exit

cond.true4.i:                                     ; preds = %for.cond
  %15 = load i64, ptr %cost, align 8
  %div.i = sdiv i64 %14, %15
  br label %soon.exit

soon.exit:                                        ; preds = %for.cond, %cond.true4.i
  %cond7.i = phi i64 [ %div.i, %cond.true4.i ], [ 0, %for.cond ]
  %add.i172 = add nsw i64 %k.0, 1
  %add8.i = add nsw i64 %add.i172, %cond7.i
  %cmp24 = icmp sgt i64 %add8.i, %spec.store.select
  %spec.select = select i1 %cmp24, i64 %spec.store.select, i64 %add8.i
  store i64 %k.0, ptr %6, align 16
  store i64 %spec.select, ptr %arrayidx28, align 8
  %16 = load i64, ptr %carries.i, align 8
  %cmp31183 = icmp sgt i64 %16, 0
  br i1 %cmp31183, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.inc, %soon.exit
  %sub44 = sub nsw i64 %spec.select, %k.0
  %17 = load i64, ptr %cost, align 8
  %mul46 = mul nsw i64 %17, %sub44
  store ptr %p, ptr %part, align 8
  store ptr %6, ptr %frame47, align 8
  store i64 %add3.i, ptr %words48, align 8
  %18 = load i64, ptr %blocks, align 8
  %cmp.i173 = icmp sgt i64 %mul46, 20000
  br i1 %cmp.i173, label %cond.end.i, label %cond.end.thread.i

cond.end.i:                                       ; preds = %for.cond.cleanup
  %call.i = call i64 @tenferro_limit()
  %cmp1.i = icmp eq i64 %call.i, 1
  %mul.i174 = shl nsw i64 %call.i, 1
  %cmp2.i = icmp slt i64 %mul.i174, %18
  %cond7.i175 = select i1 %cmp2.i, i64 %mul.i174, i64 %18
  br i1 %cmp1.i, label %cond.end.thread.i, label %groups_of.exit

cond.end.thread.i:                                ; preds = %cond.end.i, %for.cond.cleanup
  br label %groups_of.exit

groups_of.exit:                                   ; preds = %cond.end.i, %cond.end.thread.i
  %19 = phi i64 [ 1, %cond.end.thread.i ], [ %cond7.i175, %cond.end.i ]
  store i64 %19, ptr %groups, align 8
  call void @tenferro_parallel_for(ptr @run_group, ptr %run, i64 %19)
  %20 = load i64, ptr %adds_up, align 8
  %tobool51.not = icmp eq i64 %20, 0
  br i1 %tobool51.not, label %if.end55, label %if.then52

for.body:                                         ; preds = %soon.exit, %for.inc
  %j.0184 = phi i64 [ %inc, %for.inc ], [ 0, %soon.exit ]
  %buffer = getelementptr inbounds %struct.held_words, ptr %add.ptr, i64 %j.0184, i32 3
  %21 = load i64, ptr %buffer, align 8
  %cmp33 = icmp sgt i64 %21, -1
  br i1 %cmp33, label %if.then34, label %for.inc

if.then34:                                        ; preds = %for.body
  %22 = load i64, ptr %memory, align 8
  %add = add nsw i64 %22, %21
  %23 = inttoptr i64 %add to ptr
  %arrayidx38 = getelementptr inbounds i64, ptr %add.ptr6, i64 %j.0184
  %24 = load i64, ptr %arrayidx38, align 8
  %25 = inttoptr i64 %24 to ptr
  %bytes = getelementptr inbounds %struct.held_words, ptr %add.ptr, i64 %j.0184, i32 2
  %26 = load i64, ptr %bytes, align 8
  %call40 = call ptr @memmove(ptr %23, ptr %25, i64 %26)
  store i64 %add, ptr %arrayidx38, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body, %if.then34
  %inc = add nuw nsw i64 %j.0184, 1
  fence syncscope("singlethread") seq_cst
  %27 = load i64, ptr %carries.i, align 8
  %cmp31 = icmp slt i64 %inc, %27
  br i1 %cmp31, label %for.body, label %for.cond.cleanup

if.then52:                                        ; preds = %groups_of.exit
  %28 = load atomic i64, ptr %finish monotonic, align 8
  %29 = inttoptr i64 %28 to ptr
  %30 = load i64, ptr %blocks, align 8
  call void %29(ptr %6, i64 %30)
  br label %if.end55

if.end55:                                         ; preds = %if.then52, %groups_of.exit
  %31 = load i64, ptr %carries.i, align 8
  %cmp59186 = icmp sgt i64 %31, 0
  br i1 %cmp59186, label %for.body61, label %for.cond.cleanup60

for.cond.cleanup60:                               ; preds = %for.body61, %if.end55
  %32 = load i64, ptr %left1.i, align 8
  %add68.neg = sub i64 -10, %mul46
  %sub69 = add i64 %add68.neg, %32
  store i64 %sub69, ptr %left1.i, align 8
  %cmp70.not = icmp sgt i64 %spec.store.select, %add8.i
  br i1 %cmp70.not, label %if.end72, label %for.end90

for.body61:                                       ; preds = %if.end55, %for.body61
  %j56.0187 = phi i64 [ %inc65, %for.body61 ], [ 0, %if.end55 ]
  %arrayidx62 = getelementptr inbounds i64, ptr %add.ptr7, i64 %j56.0187
  %33 = load i64, ptr %arrayidx62, align 8
  %arrayidx63 = getelementptr inbounds i64, ptr %add.ptr6, i64 %j56.0187
  store i64 %33, ptr %arrayidx63, align 8
  %inc65 = add nuw nsw i64 %j56.0187, 1
  fence syncscope("singlethread") seq_cst
  %34 = load i64, ptr %carries.i, align 8
  %cmp59 = icmp slt i64 %inc65, %34
  br i1 %cmp59, label %for.body61, label %for.cond.cleanup60

if.end72:                                         ; preds = %for.cond.cleanup60
  %cmp74 = icmp slt i64 %sub69, 0
  br i1 %cmp74, label %if.then75, label %cleanup85

if.then75:                                        ; preds = %if.end72
  %35 = load i64, ptr %between.i, align 8
  store i64 %35, ptr %left1.i, align 8
  %call.i176 = call i64 @tenferro_look_at_signals()
  %tobool78.not = icmp eq i64 %call.i176, 0
  br i1 %tobool78.not, label %cleanup85, label %cleanup85.thread

cleanup85.thread:                                 ; preds = %if.then75
  br label %cleanup91

cleanup85:                                        ; preds = %if.end72, %if.then75
  br label %for.cond

for.end90:                                        ; preds = %for.cond.cleanup60
  %steps = getelementptr inbounds %struct.watch_words, ptr %1, i64 0, i32 4
  store i64 %spec.select, ptr %steps, align 8
  br label %cleanup91

cleanup91:                                        ; preds = %cleanup85.thread, %if.then10, %for.end90
  %retval.6 = phi i64 [ 0, %for.end90 ], [ %call16, %if.then10 ], [ %call.i176, %cleanup85.thread ]
  ret i64 %retval.6
}

define internal fastcc void @make_frame(ptr %p, ptr %at, ptr %frame) {
entry:
  %consts = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 12
  %0 = load i64, ptr %consts, align 8
  %add.ptr = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 21, i64 %0
  %slots1 = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 0
  %1 = load ptr, ptr %slots1, align 8
  %add.ptr2 = getelementptr inbounds i64, ptr %frame, i64 4
  %add.ptr4 = getelementptr inbounds i64, ptr %add.ptr2, i64 %0
  %carries = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 13
  %2 = load i64, ptr %carries, align 8
  %add.ptr5 = getelementptr inbounds i64, ptr %add.ptr4, i64 %2
  %memory = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 1
  %3 = load i64, ptr %memory, align 8
  %rows = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 19
  %4 = load i64, ptr %rows, align 8
  %add = add nsw i64 %4, %3
  %arrayidx = getelementptr inbounds i64, ptr %frame, i64 3
  store i64 %add, ptr %arrayidx, align 8
  %5 = load i64, ptr %consts, align 8
  %cmp70 = icmp sgt i64 %5, 0
  br i1 %cmp70, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %.lcssa = phi i64 [ %5, %entry ], [ %17, %for.body ]
  %add.ptr.i.i = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 21, i64 %.lcssa
  %6 = load i64, ptr %carries, align 8
  %add.ptr1.i.i = getelementptr inbounds %struct.held_words, ptr %add.ptr.i.i, i64 %6
  %add.ptr1.i12.i = getelementptr inbounds i64, ptr %add.ptr2, i64 %.lcssa
  %mul.i.i = shl nsw i64 %6, 1
  %add.ptr2.i.i = getelementptr inbounds i64, ptr %add.ptr1.i12.i, i64 %mul.i.i
  %xs.i = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 14
  %ys.i = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 15
  %7 = load i64, ptr %xs.i, align 8
  %8 = load i64, ptr %ys.i, align 8
  %add14.i = add nsw i64 %8, %7
  %cmp15.i = icmp sgt i64 %add14.i, 0
  br i1 %cmp15.i, label %for.body.i, label %point_to_slices.exit

for.body.i:                                       ; preds = %for.cond.cleanup, %for.body.i
  %j.016.i = phi i64 [ %inc.i, %for.body.i ], [ 0, %for.cond.cleanup ]
  %9 = load ptr, ptr %slots1, align 8
  %slot.i = getelementptr inbounds %struct.slice_words, ptr %add.ptr1.i.i, i64 %j.016.i, i32 0
  %10 = load i64, ptr %slot.i, align 8
  %arrayidx2.i = getelementptr inbounds i64, ptr %9, i64 %10
  %11 = load i64, ptr %arrayidx2.i, align 8
  %arrayidx3.i = getelementptr inbounds i64, ptr %add.ptr2.i.i, i64 %j.016.i
  store i64 %11, ptr %arrayidx3.i, align 8
  %inc.i = add nuw nsw i64 %j.016.i, 1
  fence syncscope("singlethread") seq_cst
  %12 = load i64, ptr %xs.i, align 8
  %13 = load i64, ptr %ys.i, align 8
  %add.i = add nsw i64 %13, %12
  %cmp.i = icmp slt i64 %inc.i, %add.i
  br i1 %cmp.i, label %for.body.i, label %point_to_slices.exit.loopexit

point_to_slices.exit.loopexit:                    ; preds = %for.body.i
  %.pre = load i64, ptr %carries, align 8
  br label %point_to_slices.exit

point_to_slices.exit:                             ; preds = %point_to_slices.exit.loopexit, %for.cond.cleanup
  %14 = phi i64 [ %.pre, %point_to_slices.exit.loopexit ], [ %6, %for.cond.cleanup ]
  %cmp1472 = icmp sgt i64 %14, 0
  br i1 %cmp1472, label %for.body16, label %for.cond.cleanup15

for.body:                                         ; preds = %entry, %for.body
  %i.071 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %arrayidx8 = getelementptr inbounds %struct.registers_part, ptr %p, i64 0, i32 21, i64 %i.071
  %15 = load i64, ptr %arrayidx8, align 8
  %arrayidx9 = getelementptr inbounds i64, ptr %1, i64 %15
  %16 = load i64, ptr %arrayidx9, align 8
  %add10 = add nuw nsw i64 %i.071, 4
  %arrayidx11 = getelementptr inbounds i64, ptr %frame, i64 %add10
  store i64 %16, ptr %arrayidx11, align 8
  %inc = add nuw nsw i64 %i.071, 1
  fence syncscope("singlethread") seq_cst
  %17 = load i64, ptr %consts, align 8
  %cmp = icmp slt i64 %inc, %17
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup15:                               ; preds = %for.inc32, %point_to_slices.exit
  ret void

for.body16:                                       ; preds = %point_to_slices.exit, %for.inc32
  %j.073 = phi i64 [ %inc33, %for.inc32 ], [ 0, %point_to_slices.exit ]
  %target = getelementptr inbounds %struct.held_words, ptr %add.ptr, i64 %j.073, i32 1
  %18 = load i64, ptr %target, align 8
  %arrayidx18 = getelementptr inbounds i64, ptr %1, i64 %18
  %19 = load i64, ptr %arrayidx18, align 8
  %arrayidx19 = getelementptr inbounds i64, ptr %add.ptr5, i64 %j.073
  store i64 %19, ptr %arrayidx19, align 8
  %source = getelementptr inbounds %struct.held_words, ptr %add.ptr, i64 %j.073, i32 0
  %20 = load i64, ptr %source, align 8
  %cmp21 = icmp slt i64 %20, 0
  br i1 %cmp21, label %cond.end, label %cond.false

cond.false:                                       ; preds = %for.body16
  %arrayidx25 = getelementptr inbounds i64, ptr %1, i64 %20
  %21 = load i64, ptr %arrayidx25, align 8
  br label %cond.end

cond.end:                                         ; preds = %for.body16, %cond.false
  %cond = phi i64 [ %21, %cond.false ], [ %19, %for.body16 ]
  %arrayidx26 = getelementptr inbounds i64, ptr %add.ptr4, i64 %j.073
  store i64 %cond, ptr %arrayidx26, align 8
  %22 = load i64, ptr %source, align 8
  %cmp29 = icmp slt i64 %22, 0
  br i1 %cmp29, label %if.then, label %for.inc32

if.then:                                          ; preds = %cond.end
  %23 = load i64, ptr %arrayidx19, align 8
  %24 = inttoptr i64 %23 to ptr
  %bytes = getelementptr inbounds %struct.held_words, ptr %add.ptr, i64 %j.073, i32 2
  %25 = load i64, ptr %bytes, align 8
  %call = call ptr @memset(ptr %24, i32 0, i64 %25)
  br label %for.inc32

for.inc32:                                        ; preds = %cond.end, %if.then
  %inc33 = add nuw nsw i64 %j.073, 1
  fence syncscope("singlethread") seq_cst
  %26 = load i64, ptr %carries, align 8
  %cmp14 = icmp slt i64 %inc33, %26
  br i1 %cmp14, label %for.body16, label %for.cond.cleanup15
}

declare void @tenferro_parallel_for(ptr, ptr, i64)

define internal void @run_group_while(ptr %context, i64 %group) {
entry:
  %part = getelementptr inbounds %struct.lanes_run, ptr %context, i64 0, i32 0
  %0 = load ptr, ptr %part, align 8
  %words = getelementptr inbounds %struct.lanes_run, ptr %context, i64 0, i32 2
  %1 = load i64, ptr %words, align 8
  %mul = shl nsw i64 %1, 3
  %2 = alloca i8, i64 %mul, align 16
  %frame1.i = getelementptr inbounds %struct.lanes_run, ptr %context, i64 0, i32 1
  %3 = load ptr, ptr %frame1.i, align 8
  %call.i = call ptr @memmove(ptr %2, ptr %3, i64 %mul)
  %4 = load ptr, ptr %part, align 8
  %blocks.i = getelementptr inbounds %struct.registers_part, ptr %4, i64 0, i32 8
  %5 = load i64, ptr %blocks.i, align 8
  %mul2.i = mul nsw i64 %5, %group
  %groups.i = getelementptr inbounds %struct.lanes_run, ptr %context, i64 0, i32 3
  %6 = load i64, ptr %groups.i, align 8
  %div.i = sdiv i64 %mul2.i, %6
  %add.i = add nsw i64 %group, 1
  %mul5.i = mul nsw i64 %5, %add.i
  %div7.i = sdiv i64 %mul5.i, %6
  %enter1 = getelementptr inbounds %struct.registers_part, ptr %0, i64 0, i32 2
  %7 = load atomic i64, ptr %enter1 monotonic, align 8
  %8 = inttoptr i64 %7 to ptr
  %loop.i = getelementptr inbounds %struct.registers_part, ptr %0, i64 0, i32 1
  %9 = load atomic i64, ptr %loop.i monotonic, align 8
  %10 = inttoptr i64 %9 to ptr
  %11 = load i64, ptr %2, align 16
  %arrayidx3 = getelementptr inbounds i64, ptr %2, i64 1
  %12 = load i64, ptr %arrayidx3, align 8
  %cmp4 = icmp eq i64 %11, 0
  %cmp68 = icmp slt i64 %div.i, %div7.i
  %13 = select i1 %cmp68, i1 %cmp4, i1 false
  br i1 %13, label %for.body.lr.ph, label %do.body.preheader

for.body.lr.ph:                                   ; preds = %entry
  %arrayidx.i = getelementptr inbounds i64, ptr %2, i64 3
  %row_bytes.i = getelementptr inbounds %struct.registers_part, ptr %0, i64 0, i32 20
  br label %for.body

do.body.preheader:                                ; preds = %for.body, %entry
  %has_slices = getelementptr inbounds %struct.registers_part, ptr %0, i64 0, i32 6
  %arrayidx.i62 = getelementptr inbounds i64, ptr %2, i64 3
  %row_bytes.i63 = getelementptr inbounds %struct.registers_part, ptr %0, i64 0, i32 20
  br label %do.body

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %block.069 = phi i64 [ %div.i, %for.body.lr.ph ], [ %inc, %for.body ]
  %14 = load i64, ptr %arrayidx.i, align 8
  %15 = load i64, ptr %row_bytes.i, align 8
  %mul.i60 = mul nsw i64 %15, %block.069
  %add.i61 = add nsw i64 %mul.i60, %14
  %16 = inttoptr i64 %add.i61 to ptr
  store i64 0, ptr %16, align 8
  call void %8(ptr %2, i64 %block.069)
  %inc = add nsw i64 %block.069, 1
  %cmp = icmp slt i64 %inc, %div7.i
  br i1 %cmp, label %for.body, label %do.body.preheader

do.body:                                          ; preds = %do.body.preheader, %for.cond.cleanup12
  %k.0 = phi i64 [ %18, %for.cond.cleanup12 ], [ %11, %do.body.preheader ]
  store i64 %k.0, ptr %2, align 16
  %17 = load i64, ptr %has_slices, align 8
  %tobool.not = icmp ne i64 %17, 0
  %cmp7 = icmp slt i64 %k.0, %12
  %or.cond = select i1 %tobool.not, i1 %cmp7, i1 false
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %do.body
  %add = add nsw i64 %k.0, 1
  store i64 %add, ptr %arrayidx3, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %do.body
  br i1 %cmp68, label %for.body13, label %do.end

for.cond.cleanup12:                               ; preds = %if.end18
  %18 = load i64, ptr %arrayidx3, align 8
  %cmp26 = icmp slt i64 %18, %12
  %tobool29 = icmp ne i64 %add21, 0
  %19 = select i1 %cmp26, i1 %tobool29, i1 false
  br i1 %19, label %do.body, label %do.end

for.body13:                                       ; preds = %if.end, %if.end18
  %block9.072 = phi i64 [ %inc23, %if.end18 ], [ %div.i, %if.end ]
  %left.071 = phi i64 [ %add21, %if.end18 ], [ 0, %if.end ]
  %20 = load i64, ptr %arrayidx.i62, align 8
  %21 = load i64, ptr %row_bytes.i63, align 8
  %mul.i64 = mul nsw i64 %21, %block9.072
  %add.i65 = add nsw i64 %mul.i64, %20
  %22 = inttoptr i64 %add.i65 to ptr
  %23 = load i64, ptr %22, align 8
  %cmp15 = icmp sgt i64 %23, -1
  br i1 %cmp15, label %if.then16, label %if.end18

if.then16:                                        ; preds = %for.body13
  %call17 = call i64 %10(ptr %2, i64 %block9.072)
  store i64 %call17, ptr %22, align 8
  br label %if.end18

if.end18:                                         ; preds = %if.then16, %for.body13
  %24 = phi i64 [ %call17, %if.then16 ], [ %23, %for.body13 ]
  %25 = xor i64 %24, -1
  %.not = lshr i64 %25, 63
  %add21 = add nuw nsw i64 %.not, %left.071
  %inc23 = add i64 %block9.072, 1
  %exitcond.not = icmp eq i64 %inc23, %div7.i
  br i1 %exitcond.not, label %for.cond.cleanup12, label %for.body13

do.end:                                           ; preds = %if.end, %for.cond.cleanup12
  ret void
}

define internal void @end_group(ptr %context, i64 %group) {
entry:
  %part = getelementptr inbounds %struct.lanes_run, ptr %context, i64 0, i32 0
  %0 = load ptr, ptr %part, align 8
  %words = getelementptr inbounds %struct.lanes_run, ptr %context, i64 0, i32 2
  %1 = load i64, ptr %words, align 8
  %mul = shl nsw i64 %1, 3
  %2 = alloca i8, i64 %mul, align 16
  %frame1.i = getelementptr inbounds %struct.lanes_run, ptr %context, i64 0, i32 1
  %3 = load ptr, ptr %frame1.i, align 8
  %call.i = call ptr @memmove(ptr %2, ptr %3, i64 %mul)
  %4 = load ptr, ptr %part, align 8
  %blocks.i = getelementptr inbounds %struct.registers_part, ptr %4, i64 0, i32 8
  %5 = load i64, ptr %blocks.i, align 8
  %mul2.i = mul nsw i64 %5, %group
  %groups.i = getelementptr inbounds %struct.lanes_run, ptr %context, i64 0, i32 3
  %6 = load i64, ptr %groups.i, align 8
  %div.i = sdiv i64 %mul2.i, %6
  %add.i = add nsw i64 %group, 1
  %mul5.i = mul nsw i64 %5, %add.i
  %div7.i = sdiv i64 %mul5.i, %6
  %arrayidx = getelementptr inbounds i64, ptr %2, i64 1
  %7 = load i64, ptr %arrayidx, align 8
  %has_slices = getelementptr inbounds %struct.registers_part, ptr %0, i64 0, i32 6
  %8 = load i64, ptr %has_slices, align 8
  %tobool.not = icmp eq i64 %8, 0
  %cond = select i1 %tobool.not, i64 %7, i64 0
  %leave1 = getelementptr inbounds %struct.registers_part, ptr %0, i64 0, i32 3
  %9 = load atomic i64, ptr %leave1 monotonic, align 8
  %10 = inttoptr i64 %9 to ptr
  %loop.i = getelementptr inbounds %struct.registers_part, ptr %0, i64 0, i32 1
  %11 = load atomic i64, ptr %loop.i monotonic, align 8
  %12 = inttoptr i64 %11 to ptr
  %cmp51 = icmp slt i64 %cond, %7
  br i1 %cmp51, label %for.body.lr.ph, label %for.cond16.preheader

for.body.lr.ph:                                   ; preds = %entry
  %cmp648 = icmp slt i64 %div.i, %div7.i
  %arrayidx.i = getelementptr inbounds i64, ptr %2, i64 3
  %row_bytes.i = getelementptr inbounds %struct.registers_part, ptr %0, i64 0, i32 20
  br label %for.body

for.cond.loopexit:                                ; preds = %for.inc, %for.body
  %exitcond55.not = icmp eq i64 %add, %7
  br i1 %exitcond55.not, label %for.cond16.preheader, label %for.body

for.cond16.preheader:                             ; preds = %for.cond.loopexit, %entry
  %cmp1753 = icmp slt i64 %div.i, %div7.i
  br i1 %cmp1753, label %for.body19, label %for.cond.cleanup18

for.body:                                         ; preds = %for.body.lr.ph, %for.cond.loopexit
  %k.052 = phi i64 [ %cond, %for.body.lr.ph ], [ %add, %for.cond.loopexit ]
  store i64 %k.052, ptr %2, align 16
  %add = add i64 %k.052, 1
  store i64 %add, ptr %arrayidx, align 8
  br i1 %cmp648, label %for.body7, label %for.cond.loopexit

for.body7:                                        ; preds = %for.body, %for.inc
  %block.049 = phi i64 [ %inc, %for.inc ], [ %div.i, %for.body ]
  %13 = load i64, ptr %arrayidx.i, align 8
  %14 = load i64, ptr %row_bytes.i, align 8
  %mul.i44 = mul nsw i64 %14, %block.049
  %add.i45 = add nsw i64 %mul.i44, %13
  %15 = inttoptr i64 %add.i45 to ptr
  %16 = load i64, ptr %15, align 8
  %status.lobit.i = ashr i64 %16, 63
  %cond.i = xor i64 %status.lobit.i, %16
  %cmp10.not = icmp sgt i64 %cond.i, %k.052
  br i1 %cmp10.not, label %for.inc, label %if.then

if.then:                                          ; preds = %for.body7
  %call11 = call i64 %12(ptr %2, i64 %block.049)
  br label %for.inc

for.inc:                                          ; preds = %for.body7, %if.then
  %inc = add i64 %block.049, 1
  %exitcond.not = icmp eq i64 %inc, %div7.i
  br i1 %exitcond.not, label %for.cond.loopexit, label %for.body7

for.cond.cleanup18:                               ; preds = %for.body19, %for.cond16.preheader
  ret void

for.body19:                                       ; preds = %for.cond16.preheader, %for.body19
  %block15.054 = phi i64 [ %inc21, %for.body19 ], [ %div.i, %for.cond16.preheader ]
  call void %10(ptr %2, i64 %block15.054)
  %inc21 = add i64 %block15.054, 1
  %exitcond56.not = icmp eq i64 %inc21, %div7.i
  br i1 %exitcond56.not, label %for.cond.cleanup18, label %for.body19
}

declare i64 @tenferro_limit()

define internal void @run_group(ptr %context, i64 %group) {
entry:
  %part = getelementptr inbounds %struct.lanes_run, ptr %context, i64 0, i32 0
  %0 = load ptr, ptr %part, align 8
  %words = getelementptr inbounds %struct.lanes_run, ptr %context, i64 0, i32 2
  %1 = load i64, ptr %words, align 8
  %mul = shl nsw i64 %1, 3
  %2 = alloca i8, i64 %mul, align 16
  %frame1.i = getelementptr inbounds %struct.lanes_run, ptr %context, i64 0, i32 1
  %3 = load ptr, ptr %frame1.i, align 8
  %call.i = call ptr @memmove(ptr %2, ptr %3, i64 %mul)
  %4 = load ptr, ptr %part, align 8
  %blocks.i = getelementptr inbounds %struct.registers_part, ptr %4, i64 0, i32 8
  %5 = load i64, ptr %blocks.i, align 8
  %mul2.i = mul nsw i64 %5, %group
  %groups.i = getelementptr inbounds %struct.lanes_run, ptr %context, i64 0, i32 3
  %6 = load i64, ptr %groups.i, align 8
  %div.i = sdiv i64 %mul2.i, %6
  %add.i = add nsw i64 %group, 1
  %mul5.i = mul nsw i64 %5, %add.i
  %div7.i = sdiv i64 %mul5.i, %6
  %enter1 = getelementptr inbounds %struct.registers_part, ptr %0, i64 0, i32 2
  %7 = load atomic i64, ptr %enter1 monotonic, align 8
  %8 = inttoptr i64 %7 to ptr
  %leave2 = getelementptr inbounds %struct.registers_part, ptr %0, i64 0, i32 3
  %9 = load atomic i64, ptr %leave2 monotonic, align 8
  %10 = inttoptr i64 %9 to ptr
  %loop.i = getelementptr inbounds %struct.registers_part, ptr %0, i64 0, i32 1
  %11 = load atomic i64, ptr %loop.i monotonic, align 8
  %12 = inttoptr i64 %11 to ptr
  %13 = load i64, ptr %2, align 16
  %arrayidx5 = getelementptr inbounds i64, ptr %2, i64 1
  %14 = load i64, ptr %arrayidx5, align 8
  %has_slices = getelementptr inbounds %struct.registers_part, ptr %0, i64 0, i32 6
  %15 = load i64, ptr %has_slices, align 8
  %tobool.not = icmp eq i64 %15, 0
  %sub = sub nsw i64 %14, %13
  %cond = select i1 %tobool.not, i64 %sub, i64 1
  %cmp59 = icmp slt i64 %div.i, %div7.i
  br i1 %cmp59, label %for.body, label %for.cond6.preheader

for.cond6.preheader:                              ; preds = %for.body, %entry
  %cmp763 = icmp sgt i64 %14, %13
  br i1 %cmp763, label %for.body8, label %for.cond24.preheader

for.body:                                         ; preds = %entry, %for.body
  %block.060 = phi i64 [ %inc, %for.body ], [ %div.i, %entry ]
  call void %8(ptr %2, i64 %block.060)
  %inc = add i64 %block.060, 1
  %exitcond.not = icmp eq i64 %inc, %div7.i
  br i1 %exitcond.not, label %for.cond6.preheader, label %for.body

for.cond6.loopexit:                               ; preds = %for.body15, %for.body8
  %cmp7 = icmp slt i64 %add, %14
  br i1 %cmp7, label %for.body8, label %for.cond24.preheader

for.cond24.preheader:                             ; preds = %for.cond6.loopexit, %for.cond6.preheader
  br i1 %cmp59, label %for.body27, label %for.cond.cleanup26

for.body8:                                        ; preds = %for.cond6.preheader, %for.cond6.loopexit
  %k.064 = phi i64 [ %add, %for.cond6.loopexit ], [ %13, %for.cond6.preheader ]
  store i64 %k.064, ptr %2, align 16
  %add = add nsw i64 %k.064, %cond
  store i64 %add, ptr %arrayidx5, align 8
  br i1 %cmp59, label %for.body15, label %for.cond6.loopexit

for.body15:                                       ; preds = %for.body8, %for.body15
  %block11.062 = phi i64 [ %inc18, %for.body15 ], [ %div.i, %for.body8 ]
  %call16 = call i64 %12(ptr %2, i64 %block11.062)
  %inc18 = add i64 %block11.062, 1
  %exitcond67.not = icmp eq i64 %inc18, %div7.i
  br i1 %exitcond67.not, label %for.cond6.loopexit, label %for.body15

for.cond.cleanup26:                               ; preds = %for.body27, %for.cond24.preheader
  ret void

for.body27:                                       ; preds = %for.cond24.preheader, %for.body27
  %block23.066 = phi i64 [ %inc29, %for.body27 ], [ %div.i, %for.cond24.preheader ]
  call void %10(ptr %2, i64 %block23.066)
  %inc29 = add i64 %block23.066, 1
  %exitcond68.not = icmp eq i64 %inc29, %div7.i
  br i1 %exitcond68.not, label %for.cond.cleanup26, label %for.body27
}

define internal fastcc i64 @run_unit(ptr %p, ptr %at) {
entry:
  %count = getelementptr inbounds %struct.unit_part, ptr %p, i64 0, i32 3
  %0 = load i64, ptr %count, align 8
  %mul = shl nsw i64 %0, 3
  %1 = alloca i8, i64 %mul, align 16
  %cmp14 = icmp sgt i64 %0, 0
  br i1 %cmp14, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %slots = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 0
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %cost = getelementptr inbounds %struct.unit_part, ptr %p, i64 0, i32 1
  %2 = load i64, ptr %cost, align 8
  %w = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 4
  %3 = load ptr, ptr %w, align 8
  %left = getelementptr inbounds %struct.watch_words, ptr %3, i64 0, i32 0
  %4 = load i64, ptr %left, align 8
  %sub = sub nsw i64 %4, %2
  store i64 %sub, ptr %left, align 8
  %memory = getelementptr inbounds %struct.place, ptr %at, i64 0, i32 1
  %5 = load i64, ptr %memory, align 8
  %table = getelementptr inbounds %struct.unit_part, ptr %p, i64 0, i32 2
  %6 = load i64, ptr %table, align 8
  %7 = inttoptr i64 %6 to ptr
  %call = call i64 @program(ptr %1, ptr null, ptr null, i64 %5, ptr %7)
  ret i64 %call

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %i.015 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %8 = load ptr, ptr %slots, align 8
  %arrayidx = getelementptr inbounds %struct.unit_part, ptr %p, i64 0, i32 4, i64 %i.015
  %9 = load i64, ptr %arrayidx, align 8
  %arrayidx2 = getelementptr inbounds i64, ptr %8, i64 %9
  %10 = load i64, ptr %arrayidx2, align 8
  %arrayidx3 = getelementptr inbounds i64, ptr %1, i64 %i.015
  store i64 %10, ptr %arrayidx3, align 8
  %inc = add nuw nsw i64 %i.015, 1
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
  %left = getelementptr inbounds %struct.watch_words, ptr %3, i64 0, i32 0
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

declare i64 @program(ptr, ptr, ptr, i64, ptr)

declare void @tenferro_release(ptr)
