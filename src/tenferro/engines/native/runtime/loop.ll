; Made from source/loop.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 327f4ec59e6e4ed866c7f45e61faf3bb054e04ebd9ae041ba8feaac2b950ba0d

%struct.watch = type { i64, i64, ptr, i64, i64, i64, i64 }
%struct.copy_part = type { i64, i64, i64, i64 }
%struct.loop_part = type { i64, i64, i64, i64, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, [0 x i64] }
%struct.carry_words = type { i64, i64, i64, [2 x i64] }
%struct.slice_words = type { i64, i64 }
%struct.routine = type { i64, i64, i64, i64, ptr, ptr }
%struct.unit_part = type { i64, i64, i64, i64, [0 x i64] }
%struct.switch_part = type { i64, i64, i64, i64, i64, i64, [0 x i64] }

define i64 @tenferro_run_part(ptr %words, ptr %slots, i64 %memory, ptr %w) {
entry:
  %call = call ptr @PyEval_SaveThread()
  %thread = getelementptr inbounds %struct.watch, ptr %w, i64 0, i32 2
  store ptr %call, ptr %thread, align 8
  %0 = load i64, ptr %words, align 8
  switch i64 %0, label %sw.epilog.i [
    i64 2, label %cond.true
    i64 0, label %sw.bb.i
    i64 3, label %sw.bb3.i
  ]

cond.true:                                        ; preds = %entry
  %done = getelementptr inbounds %struct.watch, ptr %w, i64 0, i32 3
  %1 = load i64, ptr %done, align 8
  %room = getelementptr inbounds %struct.watch, ptr %w, i64 0, i32 4
  %2 = load i64, ptr %room, align 8
  %call1 = call fastcc i64 @run_loop(ptr %words, ptr %slots, i64 %memory, ptr %w, i64 %1, i64 %2)
  br label %cond.end

sw.bb.i:                                          ; preds = %entry
  call fastcc void @run_unit(ptr %words, ptr %slots, i64 %memory, ptr %w)
  br label %cond.end

sw.bb3.i:                                         ; preds = %entry
  %call4.i = call fastcc i64 @run_switch(ptr %words, ptr %slots, i64 %memory, ptr %w)
  br label %cond.end

sw.epilog.i:                                      ; preds = %entry
  %to.i = getelementptr inbounds %struct.copy_part, ptr %words, i64 0, i32 2
  %3 = load i64, ptr %to.i, align 8
  %arrayidx5.i = getelementptr inbounds i64, ptr %slots, i64 %3
  %4 = load i64, ptr %arrayidx5.i, align 8
  %5 = inttoptr i64 %4 to ptr
  %from.i = getelementptr inbounds %struct.copy_part, ptr %words, i64 0, i32 1
  %6 = load i64, ptr %from.i, align 8
  %arrayidx6.i = getelementptr inbounds i64, ptr %slots, i64 %6
  %7 = load i64, ptr %arrayidx6.i, align 8
  %8 = inttoptr i64 %7 to ptr
  %bytes.i = getelementptr inbounds %struct.copy_part, ptr %words, i64 0, i32 3
  %9 = load i64, ptr %bytes.i, align 8
  %call7.i = call ptr @memmove(ptr %5, ptr %8, i64 %9)
  br label %cond.end

cond.end:                                         ; preds = %sw.epilog.i, %sw.bb3.i, %sw.bb.i, %cond.true
  %cond = phi i64 [ %call1, %cond.true ], [ 0, %sw.epilog.i ], [ %call4.i, %sw.bb3.i ], [ 0, %sw.bb.i ]
  %10 = load ptr, ptr %thread, align 8
  call void @PyEval_RestoreThread(ptr %10)
  ret i64 %cond
}

declare ptr @PyEval_SaveThread()

define internal fastcc i64 @run_loop(ptr %p, ptr %slots, i64 %memory, ptr %w, i64 %done, i64 %room) {
entry:
  %consts = getelementptr inbounds %struct.loop_part, ptr %p, i64 0, i32 6
  %0 = load i64, ptr %consts, align 8
  %carries = getelementptr inbounds %struct.loop_part, ptr %p, i64 0, i32 7
  %1 = load i64, ptr %carries, align 8
  %add = add nsw i64 %1, %0
  %xs = getelementptr inbounds %struct.loop_part, ptr %p, i64 0, i32 8
  %2 = load i64, ptr %xs, align 8
  %add1 = add nsw i64 %add, %2
  %add3 = add nsw i64 %add1, %1
  %ys = getelementptr inbounds %struct.loop_part, ptr %p, i64 0, i32 9
  %3 = load i64, ptr %ys, align 8
  %add4 = add nsw i64 %add3, %3
  %mul = shl nsw i64 %add4, 3
  %4 = alloca i8, i64 %mul, align 16
  %add8 = shl i64 %add, 3
  %mul9 = add i64 %add8, 8
  %5 = alloca i8, i64 %mul9, align 16
  %add.ptr = getelementptr inbounds i64, ptr %4, i64 %add1
  %add.ptr11 = getelementptr inbounds %struct.loop_part, ptr %p, i64 0, i32 14, i64 %0
  %add.ptr13 = getelementptr inbounds %struct.carry_words, ptr %add.ptr11, i64 %1
  %add.ptr15 = getelementptr inbounds %struct.slice_words, ptr %add.ptr13, i64 %2
  %test = getelementptr inbounds %struct.loop_part, ptr %p, i64 0, i32 5
  %6 = load ptr, ptr %test, align 8
  %tobool.not = icmp eq ptr %6, null
  br i1 %tobool.not, label %cond.false, label %cond.end

cond.false:                                       ; preds = %entry
  %count = getelementptr inbounds %struct.loop_part, ptr %p, i64 0, i32 2
  %7 = load i64, ptr %count, align 8
  %arrayidx = getelementptr inbounds i64, ptr %slots, i64 %7
  %8 = load i64, ptr %arrayidx, align 8
  %9 = inttoptr i64 %8 to ptr
  %10 = load i64, ptr %9, align 8
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.false
  %cond = phi i64 [ %10, %cond.false ], [ 9223372036854775807, %entry ]
  %flag16 = getelementptr inbounds %struct.loop_part, ptr %p, i64 0, i32 12
  %11 = load i64, ptr %flag16, align 8
  %add17 = add nsw i64 %11, %memory
  %12 = inttoptr i64 %add17 to ptr
  %cmp386 = icmp sgt i64 %0, 0
  br i1 %cmp386, label %for.body, label %for.cond24.preheader

for.cond24.preheader.loopexit:                    ; preds = %for.body
  %.pre = load i64, ptr %carries, align 8
  br label %for.cond24.preheader

for.cond24.preheader:                             ; preds = %for.cond24.preheader.loopexit, %cond.end
  %13 = phi i64 [ %17, %for.cond24.preheader.loopexit ], [ %0, %cond.end ]
  %14 = phi i64 [ %.pre, %for.cond24.preheader.loopexit ], [ %1, %cond.end ]
  %cmp26388 = icmp sgt i64 %14, 0
  br i1 %cmp26388, label %for.body28, label %for.cond.cleanup27

for.body:                                         ; preds = %cond.end, %for.body
  %i.0387 = phi i64 [ %inc, %for.body ], [ 0, %cond.end ]
  %arrayidx20 = getelementptr inbounds %struct.loop_part, ptr %p, i64 0, i32 14, i64 %i.0387
  %15 = load i64, ptr %arrayidx20, align 8
  %arrayidx21 = getelementptr inbounds i64, ptr %slots, i64 %15
  %16 = load i64, ptr %arrayidx21, align 8
  %arrayidx22 = getelementptr inbounds i64, ptr %5, i64 %i.0387
  store i64 %16, ptr %arrayidx22, align 8
  %arrayidx23 = getelementptr inbounds i64, ptr %4, i64 %i.0387
  store i64 %16, ptr %arrayidx23, align 8
  %inc = add nuw nsw i64 %i.0387, 1
  fence syncscope("singlethread") seq_cst
  %17 = load i64, ptr %consts, align 8
  %cmp = icmp slt i64 %inc, %17
  br i1 %cmp, label %for.body, label %for.cond24.preheader.loopexit

for.cond.cleanup27.loopexit:                      ; preds = %for.inc56
  %.pre414 = load i64, ptr %consts, align 8
  br label %for.cond.cleanup27

for.cond.cleanup27:                               ; preds = %for.cond.cleanup27.loopexit, %for.cond24.preheader
  %18 = phi i64 [ %13, %for.cond24.preheader ], [ %.pre414, %for.cond.cleanup27.loopexit ]
  %.lcssa = phi i64 [ %14, %for.cond24.preheader ], [ %27, %for.cond.cleanup27.loopexit ]
  %add61 = add nsw i64 %.lcssa, %18
  %arrayidx62 = getelementptr inbounds i64, ptr %5, i64 %add61
  store i64 %add17, ptr %arrayidx62, align 8
  %cmp64400 = icmp sgt i64 %cond, 0
  br i1 %cmp64400, label %for.body65.lr.ph, label %for.cond197.preheader

for.body65.lr.ph:                                 ; preds = %for.cond.cleanup27
  %memory85 = getelementptr inbounds %struct.loop_part, ptr %p, i64 0, i32 13
  %limit = getelementptr inbounds %struct.loop_part, ptr %p, i64 0, i32 10
  %reverse = getelementptr inbounds %struct.loop_part, ptr %p, i64 0, i32 1
  %body = getelementptr inbounds %struct.loop_part, ptr %p, i64 0, i32 4
  %left = getelementptr inbounds %struct.watch, ptr %w, i64 0, i32 0
  %between.i = getelementptr inbounds %struct.watch, ptr %w, i64 0, i32 1
  %thread.i = getelementptr inbounds %struct.watch, ptr %w, i64 0, i32 2
  br label %for.body65

for.body28:                                       ; preds = %for.cond24.preheader, %for.inc56
  %j.0389 = phi i64 [ %inc57, %for.inc56 ], [ 0, %for.cond24.preheader ]
  %arrayidx30 = getelementptr inbounds %struct.carry_words, ptr %add.ptr11, i64 %j.0389, i32 3, i64 0
  %19 = load i64, ptr %arrayidx30, align 8
  %add31 = add nsw i64 %19, %memory
  %arrayidx32 = getelementptr inbounds i64, ptr %add.ptr, i64 %j.0389
  store i64 %add31, ptr %arrayidx32, align 8
  %from = getelementptr inbounds %struct.carry_words, ptr %add.ptr11, i64 %j.0389, i32 0
  %20 = load i64, ptr %from, align 8
  %cmp34 = icmp slt i64 %20, 0
  br i1 %cmp34, label %if.then, label %cond.end44

cond.end44:                                       ; preds = %for.body28
  %arrayidx43 = getelementptr inbounds i64, ptr %slots, i64 %20
  %21 = load i64, ptr %arrayidx43, align 8
  %22 = load i64, ptr %consts, align 8
  %add47 = add nsw i64 %22, %j.0389
  %arrayidx48 = getelementptr inbounds i64, ptr %4, i64 %add47
  store i64 %21, ptr %arrayidx48, align 8
  br label %for.inc56

if.then:                                          ; preds = %for.body28
  %arrayidx38 = getelementptr inbounds %struct.carry_words, ptr %add.ptr11, i64 %j.0389, i32 3, i64 1
  %23 = load i64, ptr %arrayidx38, align 8
  %add39 = add nsw i64 %23, %memory
  %24 = load i64, ptr %consts, align 8
  %add47378 = add nsw i64 %24, %j.0389
  %arrayidx48379 = getelementptr inbounds i64, ptr %4, i64 %add47378
  store i64 %add39, ptr %arrayidx48379, align 8
  %25 = inttoptr i64 %add39 to ptr
  %bytes = getelementptr inbounds %struct.carry_words, ptr %add.ptr11, i64 %j.0389, i32 2
  %26 = load i64, ptr %bytes, align 8
  %call = call ptr @memset(ptr %25, i32 0, i64 %26)
  br label %for.inc56

for.inc56:                                        ; preds = %cond.end44, %if.then
  %inc57 = add nuw nsw i64 %j.0389, 1
  fence syncscope("singlethread") seq_cst
  %27 = load i64, ptr %carries, align 8
  %cmp26 = icmp slt i64 %inc57, %27
  br i1 %cmp26, label %for.body28, label %for.cond.cleanup27.loopexit

for.body65:                                       ; preds = %for.body65.lr.ph, %for.inc188
  %k.0401 = phi i64 [ 0, %for.body65.lr.ph ], [ %inc189, %for.inc188 ]
  %28 = load ptr, ptr %test, align 8
  %tobool67.not = icmp eq ptr %28, null
  br i1 %tobool67.not, label %if.end97, label %for.cond70.preheader

for.cond70.preheader:                             ; preds = %for.body65
  %29 = load i64, ptr %carries, align 8
  %cmp72391 = icmp sgt i64 %29, 0
  br i1 %cmp72391, label %for.body74, label %for.cond.cleanup73

for.cond.cleanup73.loopexit:                      ; preds = %for.body74
  %.pre415 = load ptr, ptr %test, align 8
  br label %for.cond.cleanup73

for.cond.cleanup73:                               ; preds = %for.cond.cleanup73.loopexit, %for.cond70.preheader
  %30 = phi ptr [ %.pre415, %for.cond.cleanup73.loopexit ], [ %28, %for.cond70.preheader ]
  %31 = load i64, ptr %memory85, align 8
  %add86 = add nsw i64 %31, %memory
  %call87 = call fastcc i64 @run(ptr %30, ptr %5, i64 %add86, ptr %w)
  %tobool88.not = icmp eq i64 %call87, 0
  br i1 %tobool88.not, label %lor.lhs.false, label %for.end190

for.body74:                                       ; preds = %for.cond70.preheader, %for.body74
  %j69.0392 = phi i64 [ %inc82, %for.body74 ], [ 0, %for.cond70.preheader ]
  %32 = load i64, ptr %consts, align 8
  %add76 = add nsw i64 %32, %j69.0392
  %arrayidx77 = getelementptr inbounds i64, ptr %4, i64 %add76
  %33 = load i64, ptr %arrayidx77, align 8
  %arrayidx80 = getelementptr inbounds i64, ptr %5, i64 %add76
  store i64 %33, ptr %arrayidx80, align 8
  %inc82 = add nuw nsw i64 %j69.0392, 1
  fence syncscope("singlethread") seq_cst
  %34 = load i64, ptr %carries, align 8
  %cmp72 = icmp slt i64 %inc82, %34
  br i1 %cmp72, label %for.body74, label %for.cond.cleanup73.loopexit

lor.lhs.false:                                    ; preds = %for.cond.cleanup73
  %35 = load i8, ptr %12, align 1
  %tobool89.not = icmp eq i8 %35, 0
  br i1 %tobool89.not, label %for.cond197.preheader, label %if.end91

if.end91:                                         ; preds = %lor.lhs.false
  %add92 = add nsw i64 %k.0401, %done
  %36 = load i64, ptr %limit, align 8
  %cmp93 = icmp eq i64 %add92, %36
  br i1 %cmp93, label %if.then94, label %if.end97

if.then94:                                        ; preds = %if.end91
  %named = getelementptr inbounds %struct.loop_part, ptr %p, i64 0, i32 11
  %37 = load i64, ptr %named, align 8
  %named95 = getelementptr inbounds %struct.watch, ptr %w, i64 0, i32 6
  store i64 %37, ptr %named95, align 8
  br label %cleanup220

if.end97:                                         ; preds = %if.end91, %for.body65
  %cmp98 = icmp eq i64 %k.0401, %room
  br i1 %cmp98, label %for.cond197.preheader, label %if.end100

if.end100:                                        ; preds = %if.end97
  %38 = load i64, ptr %reverse, align 8
  %tobool101.not = icmp eq i64 %38, 0
  %39 = xor i64 %k.0401, -1
  %sub103 = add i64 %cond, %39
  %cond106 = select i1 %tobool101.not, i64 %k.0401, i64 %sub103
  %40 = load i64, ptr %xs, align 8
  %cmp110393 = icmp sgt i64 %40, 0
  br i1 %cmp110393, label %for.body112, label %for.cond128.preheader

for.cond128.preheader:                            ; preds = %for.body112, %if.end100
  %41 = load i64, ptr %ys, align 8
  %cmp130395 = icmp sgt i64 %41, 0
  br i1 %cmp130395, label %for.body132, label %for.cond.cleanup131

for.body112:                                      ; preds = %if.end100, %for.body112
  %j107.0394 = phi i64 [ %inc125, %for.body112 ], [ 0, %if.end100 ]
  %arrayidx113 = getelementptr inbounds %struct.slice_words, ptr %add.ptr13, i64 %j107.0394
  %42 = load i64, ptr %arrayidx113, align 8
  %arrayidx114 = getelementptr inbounds i64, ptr %slots, i64 %42
  %43 = load i64, ptr %arrayidx114, align 8
  %bytes116 = getelementptr inbounds %struct.slice_words, ptr %arrayidx113, i64 0, i32 1
  %44 = load i64, ptr %bytes116, align 8
  %mul117 = mul nsw i64 %44, %cond106
  %add118 = add nsw i64 %mul117, %43
  %45 = load i64, ptr %consts, align 8
  %46 = load i64, ptr %carries, align 8
  %add121 = add i64 %45, %j107.0394
  %add122 = add i64 %add121, %46
  %arrayidx123 = getelementptr inbounds i64, ptr %4, i64 %add122
  store i64 %add118, ptr %arrayidx123, align 8
  %inc125 = add nuw nsw i64 %j107.0394, 1
  fence syncscope("singlethread") seq_cst
  %47 = load i64, ptr %xs, align 8
  %cmp110 = icmp slt i64 %inc125, %47
  br i1 %cmp110, label %for.body112, label %for.cond128.preheader

for.cond.cleanup131:                              ; preds = %for.body132, %for.cond128.preheader
  %48 = load ptr, ptr %body, align 8
  %49 = load i64, ptr %memory85, align 8
  %add147 = add nsw i64 %49, %memory
  %call148 = call fastcc i64 @run(ptr %48, ptr %4, i64 %add147, ptr %w)
  %tobool149.not = icmp eq i64 %call148, 0
  br i1 %tobool149.not, label %for.cond153.preheader, label %cleanup220

for.cond153.preheader:                            ; preds = %for.cond.cleanup131
  %50 = load i64, ptr %carries, align 8
  %cmp155397 = icmp sgt i64 %50, 0
  br i1 %cmp155397, label %for.body157, label %for.cond.cleanup156

for.body132:                                      ; preds = %for.cond128.preheader, %for.body132
  %j127.0396 = phi i64 [ %inc144, %for.body132 ], [ 0, %for.cond128.preheader ]
  %arrayidx133 = getelementptr inbounds %struct.slice_words, ptr %add.ptr15, i64 %j127.0396
  %51 = load i64, ptr %arrayidx133, align 8
  %arrayidx135 = getelementptr inbounds i64, ptr %slots, i64 %51
  %52 = load i64, ptr %arrayidx135, align 8
  %bytes137 = getelementptr inbounds %struct.slice_words, ptr %arrayidx133, i64 0, i32 1
  %53 = load i64, ptr %bytes137, align 8
  %mul138 = mul nsw i64 %53, %cond106
  %add139 = add nsw i64 %mul138, %52
  %54 = load i64, ptr %carries, align 8
  %add141 = add nsw i64 %54, %j127.0396
  %arrayidx142 = getelementptr inbounds i64, ptr %add.ptr, i64 %add141
  store i64 %add139, ptr %arrayidx142, align 8
  %inc144 = add nuw nsw i64 %j127.0396, 1
  fence syncscope("singlethread") seq_cst
  %55 = load i64, ptr %ys, align 8
  %cmp130 = icmp slt i64 %inc144, %55
  br i1 %cmp130, label %for.body132, label %for.cond.cleanup131

for.cond.cleanup156:                              ; preds = %cond.end173, %for.cond153.preheader
  %56 = load i64, ptr %left, align 8
  %sub179 = add nsw i64 %56, -10
  store i64 %sub179, ptr %left, align 8
  %cmp181 = icmp slt i64 %56, 10
  br i1 %cmp181, label %if.then182, label %for.inc188

for.body157:                                      ; preds = %for.cond153.preheader, %cond.end173
  %j152.0398 = phi i64 [ %inc177, %cond.end173 ], [ 0, %for.cond153.preheader ]
  %arrayidx158 = getelementptr inbounds i64, ptr %add.ptr, i64 %j152.0398
  %57 = load i64, ptr %arrayidx158, align 8
  %arrayidx161 = getelementptr inbounds %struct.carry_words, ptr %add.ptr11, i64 %j152.0398, i32 3, i64 0
  %58 = load i64, ptr %arrayidx161, align 8
  %add162 = add nsw i64 %58, %memory
  %59 = load i64, ptr %consts, align 8
  %add164 = add nsw i64 %59, %j152.0398
  %arrayidx165 = getelementptr inbounds i64, ptr %4, i64 %add164
  store i64 %57, ptr %arrayidx165, align 8
  %cmp166 = icmp eq i64 %57, %add162
  br i1 %cmp166, label %cond.true167, label %cond.end173

cond.true167:                                     ; preds = %for.body157
  %arrayidx170 = getelementptr inbounds %struct.carry_words, ptr %add.ptr11, i64 %j152.0398, i32 3, i64 1
  %60 = load i64, ptr %arrayidx170, align 8
  %add171 = add nsw i64 %60, %memory
  br label %cond.end173

cond.end173:                                      ; preds = %for.body157, %cond.true167
  %cond174 = phi i64 [ %add171, %cond.true167 ], [ %add162, %for.body157 ]
  store i64 %cond174, ptr %arrayidx158, align 8
  %inc177 = add nuw nsw i64 %j152.0398, 1
  fence syncscope("singlethread") seq_cst
  %61 = load i64, ptr %carries, align 8
  %cmp155 = icmp slt i64 %inc177, %61
  br i1 %cmp155, label %for.body157, label %for.cond.cleanup156

if.then182:                                       ; preds = %for.cond.cleanup156
  %62 = load i64, ptr %between.i, align 8
  store i64 %62, ptr %left, align 8
  %63 = load ptr, ptr %thread.i, align 8
  call void @PyEval_RestoreThread(ptr %63)
  %call.i = call i32 @PyErr_CheckSignals()
  %call1.i = call ptr @PyEval_SaveThread()
  store ptr %call1.i, ptr %thread.i, align 8
  %tobool.not.i.not = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i.not, label %for.inc188, label %cleanup220

for.inc188:                                       ; preds = %if.then182, %for.cond.cleanup156
  %inc189 = add nuw nsw i64 %k.0401, 1
  %exitcond.not = icmp eq i64 %inc189, %cond
  br i1 %exitcond.not, label %for.cond197.preheader, label %for.body65

for.end190:                                       ; preds = %for.cond.cleanup73
  %64 = add i64 %call87, -1
  %65 = icmp ult i64 %64, 2
  br i1 %65, label %cleanup220, label %for.cond197.preheader

for.cond197.preheader:                            ; preds = %if.end97, %lor.lhs.false, %for.inc188, %for.cond.cleanup27, %for.end190
  %status.3419 = phi i64 [ %call87, %for.end190 ], [ 0, %for.cond.cleanup27 ], [ 3, %if.end97 ], [ 0, %lor.lhs.false ], [ 0, %for.inc188 ]
  %k.0.lcssa418 = phi i64 [ %k.0401, %for.end190 ], [ 0, %for.cond.cleanup27 ], [ %room, %if.end97 ], [ %k.0401, %lor.lhs.false ], [ %cond, %for.inc188 ]
  %66 = load i64, ptr %carries, align 8
  %cmp199411 = icmp sgt i64 %66, 0
  br i1 %cmp199411, label %for.body201, label %for.cond.cleanup200

for.cond.cleanup200:                              ; preds = %for.body201, %for.cond197.preheader
  %steps = getelementptr inbounds %struct.loop_part, ptr %p, i64 0, i32 3
  %67 = load i64, ptr %steps, align 8
  %cmp214 = icmp sgt i64 %67, -1
  br i1 %cmp214, label %if.then215, label %if.end218

for.body201:                                      ; preds = %for.cond197.preheader, %for.body201
  %j196.0412 = phi i64 [ %inc211, %for.body201 ], [ 0, %for.cond197.preheader ]
  %to = getelementptr inbounds %struct.carry_words, ptr %add.ptr11, i64 %j196.0412, i32 1
  %68 = load i64, ptr %to, align 8
  %arrayidx203 = getelementptr inbounds i64, ptr %slots, i64 %68
  %69 = load i64, ptr %arrayidx203, align 8
  %70 = inttoptr i64 %69 to ptr
  %71 = load i64, ptr %consts, align 8
  %add205 = add nsw i64 %71, %j196.0412
  %arrayidx206 = getelementptr inbounds i64, ptr %4, i64 %add205
  %72 = load i64, ptr %arrayidx206, align 8
  %73 = inttoptr i64 %72 to ptr
  %bytes208 = getelementptr inbounds %struct.carry_words, ptr %add.ptr11, i64 %j196.0412, i32 2
  %74 = load i64, ptr %bytes208, align 8
  %call209 = call ptr @memmove(ptr %70, ptr %73, i64 %74)
  %inc211 = add nuw nsw i64 %j196.0412, 1
  fence syncscope("singlethread") seq_cst
  %75 = load i64, ptr %carries, align 8
  %cmp199 = icmp slt i64 %inc211, %75
  br i1 %cmp199, label %for.body201, label %for.cond.cleanup200

if.then215:                                       ; preds = %for.cond.cleanup200
  %arrayidx217 = getelementptr inbounds i64, ptr %slots, i64 %67
  %76 = load i64, ptr %arrayidx217, align 8
  %77 = inttoptr i64 %76 to ptr
  store i64 %k.0.lcssa418, ptr %77, align 8
  br label %if.end218

if.end218:                                        ; preds = %if.then215, %for.cond.cleanup200
  %steps219 = getelementptr inbounds %struct.watch, ptr %w, i64 0, i32 5
  store i64 %k.0.lcssa418, ptr %steps219, align 8
  br label %cleanup220

cleanup220:                                       ; preds = %if.then182, %for.cond.cleanup131, %for.end190, %if.end218, %if.then94
  %retval.2 = phi i64 [ %status.3419, %if.end218 ], [ 2, %if.then94 ], [ %call87, %for.end190 ], [ 1, %if.then182 ], [ %call148, %for.cond.cleanup131 ]
  ret i64 %retval.2
}

declare void @PyEval_RestoreThread(ptr)

declare ptr @memset(ptr, i32, i64)

define internal fastcc i64 @run(ptr %r, ptr %given, i64 %memory, ptr %w) {
entry:
  %given1 = getelementptr inbounds %struct.routine, ptr %r, i64 0, i32 0
  %0 = load i64, ptr %given1, align 8
  %own = getelementptr inbounds %struct.routine, ptr %r, i64 0, i32 1
  %1 = load i64, ptr %own, align 8
  %add = add nsw i64 %1, %0
  %mul = shl nsw i64 %add, 3
  %2 = alloca i8, i64 %mul, align 16
  %cmp57 = icmp sgt i64 %0, 0
  br i1 %cmp57, label %for.body, label %for.cond5.preheader

for.cond5.preheader.loopexit:                     ; preds = %for.body
  %.pre = load i64, ptr %own, align 8
  br label %for.cond5.preheader

for.cond5.preheader:                              ; preds = %for.cond5.preheader.loopexit, %entry
  %3 = phi i64 [ %9, %for.cond5.preheader.loopexit ], [ %0, %entry ]
  %4 = phi i64 [ %.pre, %for.cond5.preheader.loopexit ], [ %1, %entry ]
  %cmp759 = icmp sgt i64 %4, 0
  br i1 %cmp759, label %for.body9.lr.ph, label %for.cond19.preheader

for.body9.lr.ph:                                  ; preds = %for.cond5.preheader
  %offsets = getelementptr inbounds %struct.routine, ptr %r, i64 0, i32 4
  %5 = load ptr, ptr %offsets, align 8
  %6 = load i64, ptr %5, align 8
  %add1165 = add nsw i64 %6, %memory
  %arrayidx1466 = getelementptr inbounds i64, ptr %2, i64 %3
  store i64 %add1165, ptr %arrayidx1466, align 8
  fence syncscope("singlethread") seq_cst
  %7 = load i64, ptr %own, align 8
  %cmp767 = icmp sgt i64 %7, 1
  br i1 %cmp767, label %for.body9.for.body9_crit_edge, label %for.cond19.preheader

for.body:                                         ; preds = %entry, %for.body
  %i.058 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds i64, ptr %given, i64 %i.058
  %8 = load i64, ptr %arrayidx, align 8
  %arrayidx3 = getelementptr inbounds i64, ptr %2, i64 %i.058
  store i64 %8, ptr %arrayidx3, align 8
  %inc = add nuw nsw i64 %i.058, 1
  fence syncscope("singlethread") seq_cst
  %9 = load i64, ptr %given1, align 8
  %cmp = icmp slt i64 %inc, %9
  br i1 %cmp, label %for.body, label %for.cond5.preheader.loopexit

for.cond19.preheader:                             ; preds = %for.body9.for.body9_crit_edge, %for.body9.lr.ph, %for.cond5.preheader
  %parts = getelementptr inbounds %struct.routine, ptr %r, i64 0, i32 3
  %10 = load i64, ptr %parts, align 8
  %cmp2061 = icmp sgt i64 %10, 0
  br i1 %cmp2061, label %for.body22.lr.ph, label %cleanup27

for.body22.lr.ph:                                 ; preds = %for.cond19.preheader
  %part = getelementptr inbounds %struct.routine, ptr %r, i64 0, i32 5
  %bytes = getelementptr inbounds %struct.routine, ptr %r, i64 0, i32 2
  br label %for.body22

for.body9.for.body9_crit_edge:                    ; preds = %for.body9.lr.ph, %for.body9.for.body9_crit_edge
  %inc1668 = phi i64 [ %inc16, %for.body9.for.body9_crit_edge ], [ 1, %for.body9.lr.ph ]
  %.pre64 = load i64, ptr %given1, align 8
  %11 = load ptr, ptr %offsets, align 8
  %arrayidx10 = getelementptr inbounds i64, ptr %11, i64 %inc1668
  %12 = load i64, ptr %arrayidx10, align 8
  %add11 = add nsw i64 %12, %memory
  %add13 = add nsw i64 %inc1668, %.pre64
  %arrayidx14 = getelementptr inbounds i64, ptr %2, i64 %add13
  store i64 %add11, ptr %arrayidx14, align 8
  %inc16 = add nuw nsw i64 %inc1668, 1
  fence syncscope("singlethread") seq_cst
  %13 = load i64, ptr %own, align 8
  %cmp7 = icmp slt i64 %inc16, %13
  br i1 %cmp7, label %for.body9.for.body9_crit_edge, label %for.cond19.preheader

for.body22:                                       ; preds = %for.body22.lr.ph, %for.inc25
  %i18.062 = phi i64 [ 0, %for.body22.lr.ph ], [ %inc26, %for.inc25 ]
  %14 = load ptr, ptr %part, align 8
  %arrayidx23 = getelementptr inbounds ptr, ptr %14, i64 %i18.062
  %15 = load ptr, ptr %arrayidx23, align 8
  %16 = load i64, ptr %bytes, align 8
  %add24 = add nsw i64 %16, %memory
  %17 = load i64, ptr %15, align 8
  switch i64 %17, label %sw.epilog.i [
    i64 0, label %sw.bb.i
    i64 2, label %sw.bb1.i
    i64 3, label %sw.bb3.i
  ]

sw.bb.i:                                          ; preds = %for.body22
  call fastcc void @run_unit(ptr %15, ptr %2, i64 %add24, ptr %w)
  br label %for.inc25

sw.bb1.i:                                         ; preds = %for.body22
  %call2.i = call fastcc i64 @run_loop(ptr %15, ptr %2, i64 %add24, ptr %w, i64 0, i64 9223372036854775807)
  br label %run_part.exit

sw.bb3.i:                                         ; preds = %for.body22
  %call4.i = call fastcc i64 @run_switch(ptr %15, ptr %2, i64 %add24, ptr %w)
  br label %run_part.exit

sw.epilog.i:                                      ; preds = %for.body22
  %to.i = getelementptr inbounds %struct.copy_part, ptr %15, i64 0, i32 2
  %18 = load i64, ptr %to.i, align 8
  %arrayidx5.i = getelementptr inbounds i64, ptr %2, i64 %18
  %19 = load i64, ptr %arrayidx5.i, align 8
  %20 = inttoptr i64 %19 to ptr
  %from.i = getelementptr inbounds %struct.copy_part, ptr %15, i64 0, i32 1
  %21 = load i64, ptr %from.i, align 8
  %arrayidx6.i = getelementptr inbounds i64, ptr %2, i64 %21
  %22 = load i64, ptr %arrayidx6.i, align 8
  %23 = inttoptr i64 %22 to ptr
  %bytes.i = getelementptr inbounds %struct.copy_part, ptr %15, i64 0, i32 3
  %24 = load i64, ptr %bytes.i, align 8
  %call7.i = call ptr @memmove(ptr %20, ptr %23, i64 %24)
  br label %for.inc25

run_part.exit:                                    ; preds = %sw.bb1.i, %sw.bb3.i
  %retval.0.i = phi i64 [ %call4.i, %sw.bb3.i ], [ %call2.i, %sw.bb1.i ]
  %tobool.not = icmp eq i64 %retval.0.i, 0
  br i1 %tobool.not, label %for.inc25, label %cleanup27

for.inc25:                                        ; preds = %sw.bb.i, %sw.epilog.i, %run_part.exit
  %inc26 = add nuw nsw i64 %i18.062, 1
  fence syncscope("singlethread") seq_cst
  %25 = load i64, ptr %parts, align 8
  %cmp20 = icmp slt i64 %inc26, %25
  br i1 %cmp20, label %for.body22, label %cleanup27

cleanup27:                                        ; preds = %run_part.exit, %for.inc25, %for.cond19.preheader
  %spec.select = phi i64 [ 0, %for.cond19.preheader ], [ %retval.0.i, %run_part.exit ], [ 0, %for.inc25 ]
  ret i64 %spec.select
}

declare ptr @memmove(ptr, ptr, i64)

declare i32 @PyErr_CheckSignals()

define internal fastcc void @run_unit(ptr %p, ptr %slots, i64 %memory, ptr %w) {
entry:
  %count = getelementptr inbounds %struct.unit_part, ptr %p, i64 0, i32 3
  %0 = load i64, ptr %count, align 8
  %mul = shl nsw i64 %0, 3
  %1 = alloca i8, i64 %mul, align 16
  %cmp1 = icmp sgt i64 %0, 0
  br i1 %cmp1, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %table = getelementptr inbounds %struct.unit_part, ptr %p, i64 0, i32 2
  %2 = load i64, ptr %table, align 8
  %3 = inttoptr i64 %2 to ptr
  %call = call i64 @program(ptr %1, ptr null, ptr null, i64 %memory, ptr %3)
  %cost = getelementptr inbounds %struct.unit_part, ptr %p, i64 0, i32 1
  %4 = load i64, ptr %cost, align 8
  %left = getelementptr inbounds %struct.watch, ptr %w, i64 0, i32 0
  %5 = load i64, ptr %left, align 8
  %sub = sub nsw i64 %5, %4
  store i64 %sub, ptr %left, align 8
  ret void

for.body:                                         ; preds = %entry, %for.body
  %i.02 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds %struct.unit_part, ptr %p, i64 0, i32 4, i64 %i.02
  %6 = load i64, ptr %arrayidx, align 8
  %arrayidx2 = getelementptr inbounds i64, ptr %slots, i64 %6
  %7 = load i64, ptr %arrayidx2, align 8
  %arrayidx3 = getelementptr inbounds i64, ptr %1, i64 %i.02
  store i64 %7, ptr %arrayidx3, align 8
  %inc = add nuw nsw i64 %i.02, 1
  fence syncscope("singlethread") seq_cst
  %8 = load i64, ptr %count, align 8
  %cmp = icmp slt i64 %inc, %8
  br i1 %cmp, label %for.body, label %for.cond.cleanup
}

define internal fastcc i64 @run_switch(ptr %p, ptr %slots, i64 %memory, ptr %w) {
entry:
  %index = getelementptr inbounds %struct.switch_part, ptr %p, i64 0, i32 1
  %0 = load i64, ptr %index, align 8
  %arrayidx = getelementptr inbounds i64, ptr %slots, i64 %0
  %1 = load i64, ptr %arrayidx, align 8
  %2 = inttoptr i64 %1 to ptr
  %size.i = getelementptr inbounds %struct.switch_part, ptr %p, i64 0, i32 2
  %3 = load i64, ptr %size.i, align 8
  switch i64 %3, label %if.else19.i [
    i64 8, label %if.then.i
    i64 4, label %if.then3.i
    i64 2, label %if.then9.i
  ]

if.then.i:                                        ; preds = %entry
  %4 = load i64, ptr %2, align 8
  br label %if.end30.i

if.then3.i:                                       ; preds = %entry
  %has_sign.i = getelementptr inbounds %struct.switch_part, ptr %p, i64 0, i32 3
  %5 = load i64, ptr %has_sign.i, align 8
  %tobool.not.i = icmp eq i64 %5, 0
  %6 = load i32, ptr %2, align 4
  br i1 %tobool.not.i, label %cond.false.i, label %cond.true.i

cond.true.i:                                      ; preds = %if.then3.i
  %conv.i = sext i32 %6 to i64
  br label %if.end30.i

cond.false.i:                                     ; preds = %if.then3.i
  %conv4.i = zext i32 %6 to i64
  br label %if.end40.i

if.then9.i:                                       ; preds = %entry
  %has_sign10.i = getelementptr inbounds %struct.switch_part, ptr %p, i64 0, i32 3
  %7 = load i64, ptr %has_sign10.i, align 8
  %tobool11.not.i = icmp eq i64 %7, 0
  %8 = load i16, ptr %2, align 2
  br i1 %tobool11.not.i, label %cond.false14.i, label %cond.true12.i

cond.true12.i:                                    ; preds = %if.then9.i
  %conv13.i = sext i16 %8 to i64
  br label %if.end30.i

cond.false14.i:                                   ; preds = %if.then9.i
  %conv15.i = zext i16 %8 to i64
  br label %if.end40.i

if.else19.i:                                      ; preds = %entry
  %has_sign20.i = getelementptr inbounds %struct.switch_part, ptr %p, i64 0, i32 3
  %9 = load i64, ptr %has_sign20.i, align 8
  %tobool21.not.i = icmp eq i64 %9, 0
  %10 = load i8, ptr %2, align 1
  br i1 %tobool21.not.i, label %cond.false24.i, label %cond.true22.i

cond.true22.i:                                    ; preds = %if.else19.i
  %conv23.i = sext i8 %10 to i64
  br label %if.end30.i

cond.false24.i:                                   ; preds = %if.else19.i
  %conv25.i = zext i8 %10 to i64
  br label %if.end40.i

if.end30.i:                                       ; preds = %cond.true22.i, %cond.true12.i, %cond.true.i, %if.then.i
  %value.0.i = phi i64 [ %4, %if.then.i ], [ %conv.i, %cond.true.i ], [ %conv13.i, %cond.true12.i ], [ %conv23.i, %cond.true22.i ]
  %cmp31.i = icmp slt i64 %value.0.i, 0
  br i1 %cmp31.i, label %if.then33.i, label %if.end40.i

if.then33.i:                                      ; preds = %if.end30.i
  %has_sign34.i = getelementptr inbounds %struct.switch_part, ptr %p, i64 0, i32 3
  %11 = load i64, ptr %has_sign34.i, align 8
  %tobool35.not.i = icmp eq i64 %11, 0
  br i1 %tobool35.not.i, label %cond.false37.i, label %chosen.exit

cond.false37.i:                                   ; preds = %if.then33.i
  %branches.i = getelementptr inbounds %struct.switch_part, ptr %p, i64 0, i32 4
  %12 = load i64, ptr %branches.i, align 8
  %sub.i = add nsw i64 %12, -1
  br label %chosen.exit

if.end40.i:                                       ; preds = %if.end30.i, %cond.false24.i, %cond.false14.i, %cond.false.i
  %value.070.i = phi i64 [ %value.0.i, %if.end30.i ], [ %conv25.i, %cond.false24.i ], [ %conv15.i, %cond.false14.i ], [ %conv4.i, %cond.false.i ]
  %branches41.i = getelementptr inbounds %struct.switch_part, ptr %p, i64 0, i32 4
  %13 = load i64, ptr %branches41.i, align 8
  %cmp42.i = icmp slt i64 %value.070.i, %13
  %sub47.i = add nsw i64 %13, -1
  %cond49.i = select i1 %cmp42.i, i64 %value.070.i, i64 %sub47.i
  br label %chosen.exit

chosen.exit:                                      ; preds = %if.then33.i, %cond.false37.i, %if.end40.i
  %retval.0.i = phi i64 [ %cond49.i, %if.end40.i ], [ %sub.i, %cond.false37.i ], [ 0, %if.then33.i ]
  %arrayidx1 = getelementptr inbounds %struct.switch_part, ptr %p, i64 0, i32 6, i64 %retval.0.i
  %14 = load i64, ptr %arrayidx1, align 8
  %count = getelementptr inbounds %struct.switch_part, ptr %p, i64 0, i32 5
  %15 = load i64, ptr %count, align 8
  %mul = shl nsw i64 %15, 3
  %16 = alloca i8, i64 %mul, align 16
  %cmp19 = icmp sgt i64 %15, 0
  br i1 %cmp19, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %chosen.exit
  %branches = getelementptr inbounds %struct.switch_part, ptr %p, i64 0, i32 4
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %chosen.exit
  %17 = inttoptr i64 %14 to ptr
  %call7 = call fastcc i64 @run(ptr %17, ptr %16, i64 %memory, ptr %w)
  ret i64 %call7

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %i.020 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %18 = load i64, ptr %branches, align 8
  %add = add nsw i64 %18, %i.020
  %arrayidx4 = getelementptr inbounds %struct.switch_part, ptr %p, i64 0, i32 6, i64 %add
  %19 = load i64, ptr %arrayidx4, align 8
  %arrayidx5 = getelementptr inbounds i64, ptr %slots, i64 %19
  %20 = load i64, ptr %arrayidx5, align 8
  %arrayidx6 = getelementptr inbounds i64, ptr %16, i64 %i.020
  store i64 %20, ptr %arrayidx6, align 8
  %inc = add nuw nsw i64 %i.020, 1
  fence syncscope("singlethread") seq_cst
  %21 = load i64, ptr %count, align 8
  %cmp = icmp slt i64 %inc, %21
  br i1 %cmp, label %for.body, label %for.cond.cleanup
}

declare i64 @program(ptr, ptr, ptr, i64, ptr)
