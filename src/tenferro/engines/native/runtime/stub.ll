; Made from source/stub.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 86205daa31611e94dd3d01d97daca40fb917ac343fe9d329117efd642f4a9055

%struct.call = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.call_words = type { ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr }
%struct.nesting_words = type { i64, i64, i64, ptr, ptr, i64, ptr }
%struct.container_words = type { i64, i64, i64, i64, ptr, ptr }
%struct.operand_words = type { ptr, i64, i64, i64, i64, i64, i64 }

@object_end = internal constant i64 $object_end
@String_Type = external global i8, align 1
@object_type = internal constant i64 $object_type
@List_Type = external global i8, align 1
@Dict_Type = external global i8, align 1
@Float_Type = external global i8, align 1
@Long_Type = external global i8, align 1
@array_data = internal constant i64 $array_data
@True_Object = external global i8, align 1
@False_Object = external global i8, align 1
@Complex_Type = external global i8, align 1
@Array_Type = external global i8, align 1
@array_descr = internal constant i64 $array_descr
@array_ndim = internal constant i64 $array_ndim
@array_flags = internal constant i64 $array_flags
@array_shape = internal constant i64 $array_shape
@array_strides = internal constant i64 $array_strides
@Memory_Error = external global i8, align 1
@.str = private constant [54 x i8] c"Unable to allocate %lld bytes for intermediate values\00", align 1
@tenferro_flushes = external global i64, align 8
@flush_bits = internal constant i64 $flush_bits

define ptr @tenferro_call(ptr %self, ptr %args, i64 %n_args, ptr %names) {
entry:
  %number.i.i.i = alloca ptr, align 8
  %overflow.i.i.i = alloca i32, align 4
  %large_a.i.i.i.i = alloca i32, align 4
  %large_b.i.i.i.i = alloca i32, align 4
  %key.i.i.i.i.i = alloca ptr, align 8
  %value.i.i.i.i.i = alloca ptr, align 8
  %at.i.i.i.i.i = alloca i64, align 8
  %key.i.i.i.i = alloca ptr, align 8
  %value.i.i.i.i = alloca ptr, align 8
  %at.i.i.i.i = alloca i64, align 8
  %c = alloca %struct.call, align 8
  %0 = load i64, ptr @object_end, align 8
  %add.ptr.i = getelementptr inbounds i8, ptr %self, i64 %0
  %1 = load ptr, ptr %add.ptr.i, align 8
  %scratch = getelementptr inbounds %struct.call_words, ptr %1, i64 0, i32 12
  %2 = load i64, ptr %scratch, align 8
  %3 = alloca i8, i64 %2, align 16
  %data.i = getelementptr inbounds %struct.call, ptr %c, i64 0, i32 0
  store ptr %3, ptr %data.i, align 8
  %n_inputs.i = getelementptr inbounds %struct.call_words, ptr %1, i64 0, i32 6
  %4 = load i64, ptr %n_inputs.i, align 8
  %add.ptr.i41 = getelementptr inbounds ptr, ptr %3, i64 %4
  %n_outputs.i = getelementptr inbounds %struct.call_words, ptr %1, i64 0, i32 7
  %5 = load i64, ptr %n_outputs.i, align 8
  %add.ptr2.i = getelementptr inbounds ptr, ptr %add.ptr.i41, i64 %5
  %shapes.i = getelementptr inbounds %struct.call, ptr %c, i64 0, i32 1
  store ptr %add.ptr2.i, ptr %shapes.i, align 8
  %n_dims.i = getelementptr inbounds %struct.call_words, ptr %1, i64 0, i32 8
  %6 = load i64, ptr %n_dims.i, align 8
  %add.ptr4.i = getelementptr inbounds i64, ptr %add.ptr2.i, i64 %6
  %strides.i = getelementptr inbounds %struct.call, ptr %c, i64 0, i32 2
  store ptr %add.ptr4.i, ptr %strides.i, align 8
  %add.ptr7.i = getelementptr inbounds i64, ptr %add.ptr4.i, i64 %6
  %names.i = getelementptr inbounds %struct.call, ptr %c, i64 0, i32 3
  store ptr %add.ptr7.i, ptr %names.i, align 8
  %n_names.i = getelementptr inbounds %struct.call_words, ptr %1, i64 0, i32 9
  %7 = load i64, ptr %n_names.i, align 8
  %add.ptr9.i = getelementptr inbounds i64, ptr %add.ptr7.i, i64 %7
  %made.i = getelementptr inbounds %struct.call, ptr %c, i64 0, i32 4
  store ptr %add.ptr9.i, ptr %made.i, align 8
  %returned.i = getelementptr inbounds %struct.call_words, ptr %1, i64 0, i32 17
  %8 = load ptr, ptr %returned.i, align 8
  %slots.i = getelementptr inbounds %struct.nesting_words, ptr %8, i64 0, i32 1
  %9 = load i64, ptr %slots.i, align 8
  %add.ptr11.i = getelementptr inbounds ptr, ptr %add.ptr9.i, i64 %9
  %numbers.i = getelementptr inbounds %struct.call, ptr %c, i64 0, i32 5
  store ptr %add.ptr11.i, ptr %numbers.i, align 8
  %mul.i = shl nsw i64 %4, 1
  %add.ptr14.i = getelementptr inbounds i64, ptr %add.ptr11.i, i64 %mul.i
  %leaves.i = getelementptr inbounds %struct.call, ptr %c, i64 0, i32 6
  store ptr %add.ptr14.i, ptr %leaves.i, align 8
  %add.ptr17.i = getelementptr inbounds ptr, ptr %add.ptr14.i, i64 %4
  %slots18.i = getelementptr inbounds %struct.call, ptr %c, i64 0, i32 7
  store ptr %add.ptr17.i, ptr %slots18.i, align 8
  %given = getelementptr inbounds %struct.call_words, ptr %1, i64 0, i32 16
  %10 = load ptr, ptr %given, align 8
  %n_keywords = getelementptr inbounds %struct.nesting_words, ptr %10, i64 0, i32 5
  %11 = load i64, ptr %n_keywords, align 8
  %add = add nsw i64 %11, %n_args
  %top = getelementptr inbounds %struct.nesting_words, ptr %10, i64 0, i32 0
  %12 = load i64, ptr %top, align 8
  %cmp = icmp eq i64 %add, %12
  br i1 %cmp, label %if.then, label %if.end17

if.then:                                          ; preds = %entry
  %n_containers.i = getelementptr inbounds %struct.nesting_words, ptr %10, i64 0, i32 2
  %13 = load i64, ptr %n_containers.i, align 8
  %tobool.not.i = icmp eq i64 %13, 0
  %tobool2.not.i = icmp eq i64 %11, 0
  %or.cond.i = select i1 %tobool.not.i, i1 %tobool2.not.i, i1 false
  br i1 %or.cond.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %if.then
  %tobool3.not.i = icmp eq ptr %names, null
  br i1 %tobool3.not.i, label %if.end, label %if.end17

if.end.i:                                         ; preds = %if.then
  %cmp57.i.i = icmp sgt i64 %n_args, 0
  br i1 %cmp57.i.i, label %for.body.i.i, label %for.cond.cleanup.i.i

for.cond.cleanup.i.i:                             ; preds = %for.body.i.i, %if.end.i
  %add.ptr.i.i = getelementptr inbounds ptr, ptr %args, i64 %n_args
  %add.ptr2.i.i = getelementptr inbounds ptr, ptr %add.ptr17.i, i64 %n_args
  %tobool.not.i.i.i = icmp eq ptr %names, null
  br i1 %tobool.not.i.i.i, label %cond.end.thread.i.i.i, label %cond.end.i.i.i

cond.end.i.i.i:                                   ; preds = %for.cond.cleanup.i.i
  %call.i.i.i = call i64 @PyTuple_Size(ptr %names)
  %14 = load i64, ptr %n_keywords, align 8
  %cmp.not.i.i.i = icmp eq i64 %call.i.i.i, %14
  br i1 %cmp.not.i.i.i, label %for.cond.preheader.i.i.i, label %if.end17

cond.end.thread.i.i.i:                            ; preds = %for.cond.cleanup.i.i
  %15 = load i64, ptr %n_keywords, align 8
  %cmp.not75.i.i.i = icmp eq i64 %15, 0
  br i1 %cmp.not75.i.i.i, label %for.cond4.preheader.i.i, label %if.end17

for.cond4.preheader.i.i:                          ; preds = %open_keywords.exit.i.i, %for.cond.preheader.i.i.i, %cond.end.thread.i.i.i
  %16 = load i64, ptr %n_containers.i, align 8
  %cmp559.i.i = icmp sgt i64 %16, 0
  br i1 %cmp559.i.i, label %for.body7.lr.ph.i.i, label %take_apart.exit.i

for.body7.lr.ph.i.i:                              ; preds = %for.cond4.preheader.i.i
  %containers.i.i = getelementptr inbounds %struct.nesting_words, ptr %10, i64 0, i32 3
  %17 = load i64, ptr @object_type, align 8
  br label %for.body7.i.i

for.cond.preheader.i.i.i:                         ; preds = %cond.end.i.i.i
  %cmp164.i.i.i = icmp sgt i64 %call.i.i.i, 0
  br i1 %cmp164.i.i.i, label %for.body.lr.ph.i.i.i, label %for.cond4.preheader.i.i

for.body.lr.ph.i.i.i:                             ; preds = %for.cond.preheader.i.i.i
  %keywords.i.i.i = getelementptr inbounds %struct.nesting_words, ptr %10, i64 0, i32 6
  %18 = load i64, ptr @object_type, align 8
  br label %for.body.i.i.i

for.body.i.i.i:                                   ; preds = %if.end14.i.i.i, %for.body.lr.ph.i.i.i
  %cmp169.i.i.i = phi i1 [ true, %for.body.lr.ph.i.i.i ], [ %cmp1.i.i.i, %if.end14.i.i.i ]
  %i.065.i.i.i = phi i64 [ 0, %for.body.lr.ph.i.i.i ], [ %inc18.i.i.i, %if.end14.i.i.i ]
  %call2.i.i.i = call ptr @PyTuple_GetItem(ptr %names, i64 %i.065.i.i.i)
  %19 = load ptr, ptr %keywords.i.i.i, align 8
  %arrayidx.i.i.i = getelementptr inbounds ptr, ptr %19, i64 %i.065.i.i.i
  %20 = load ptr, ptr %arrayidx.i.i.i, align 8
  %cmp.i.i.i.i = icmp eq ptr %call2.i.i.i, %20
  br i1 %cmp.i.i.i.i, label %if.end11.i.i.i, label %if.end.i.i.i.i

if.end.i.i.i.i:                                   ; preds = %for.body.i.i.i
  %add.ptr.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call2.i.i.i, i64 %18
  %21 = load ptr, ptr %add.ptr.i.i.i.i.i.i, align 8
  %cmp.i.i.i.i.i = icmp eq ptr %21, @String_Type
  br i1 %cmp.i.i.i.i.i, label %land.lhs.true.i.i.i.i, label %land.rhs.i.i.i.preheader

land.lhs.true.i.i.i.i:                            ; preds = %if.end.i.i.i.i
  %add.ptr.i.i7.i.i.i.i = getelementptr inbounds i8, ptr %20, i64 %18
  %22 = load ptr, ptr %add.ptr.i.i7.i.i.i.i, align 8
  %cmp.i8.i.i.i.i = icmp eq ptr %22, @String_Type
  br i1 %cmp.i8.i.i.i.i, label %land.rhs.i.i.i.i, label %land.rhs.i.i.i.preheader

land.rhs.i.i.i.i:                                 ; preds = %land.lhs.true.i.i.i.i
  %call2.i.i.i.i = call i32 @PyUnicode_Compare(ptr %call2.i.i.i, ptr %20)
  %tobool.not.i.i.i.i = icmp eq i32 %call2.i.i.i.i, 0
  br i1 %tobool.not.i.i.i.i, label %if.end11.i.i.i, label %land.rhs.i.i.i.preheader

land.rhs.i.i.i.preheader:                         ; preds = %land.rhs.i.i.i.i, %land.lhs.true.i.i.i.i, %if.end.i.i.i.i
  br label %land.rhs.i.i.i

land.rhs.i.i.i:                                   ; preds = %land.rhs.i.i.i.preheader, %for.body10.i.i.i
  %j.060.i.i.i = phi i64 [ %inc.i.i.i, %for.body10.i.i.i ], [ 0, %land.rhs.i.i.i.preheader ]
  %23 = load ptr, ptr %keywords.i.i.i, align 8
  %arrayidx8.i.i.i = getelementptr inbounds ptr, ptr %23, i64 %j.060.i.i.i
  %24 = load ptr, ptr %arrayidx8.i.i.i, align 8
  %cmp.i43.i.i.i = icmp eq ptr %call2.i.i.i, %24
  br i1 %cmp.i43.i.i.i, label %if.end11.i.i.i, label %if.end.i46.i.i.i

if.end.i46.i.i.i:                                 ; preds = %land.rhs.i.i.i
  %25 = load ptr, ptr %add.ptr.i.i.i.i.i.i, align 8
  %cmp.i.i45.i.i.i = icmp eq ptr %25, @String_Type
  br i1 %cmp.i.i45.i.i.i, label %land.lhs.true.i49.i.i.i, label %for.body10.i.i.i

land.lhs.true.i49.i.i.i:                          ; preds = %if.end.i46.i.i.i
  %add.ptr.i.i7.i47.i.i.i = getelementptr inbounds i8, ptr %24, i64 %18
  %26 = load ptr, ptr %add.ptr.i.i7.i47.i.i.i, align 8
  %cmp.i8.i48.i.i.i = icmp eq ptr %26, @String_Type
  br i1 %cmp.i8.i48.i.i.i, label %is_same_string.exit54.i.i.i, label %for.body10.i.i.i

is_same_string.exit54.i.i.i:                      ; preds = %land.lhs.true.i49.i.i.i
  %call2.i50.i.i.i = call i32 @PyUnicode_Compare(ptr %call2.i.i.i, ptr %24)
  %tobool.not.i51.i.i.i = icmp eq i32 %call2.i50.i.i.i, 0
  br i1 %tobool.not.i51.i.i.i, label %if.end11.i.i.i, label %for.body10.i.i.i

for.body10.i.i.i:                                 ; preds = %is_same_string.exit54.i.i.i, %land.lhs.true.i49.i.i.i, %if.end.i46.i.i.i
  %inc.i.i.i = add nuw nsw i64 %j.060.i.i.i, 1
  %exitcond.not.i.i.i = icmp eq i64 %inc.i.i.i, %call.i.i.i
  br i1 %exitcond.not.i.i.i, label %open_keywords.exit.i.i, label %land.rhs.i.i.i

if.end11.i.i.i:                                   ; preds = %is_same_string.exit54.i.i.i, %land.rhs.i.i.i, %land.rhs.i.i.i.i, %for.body.i.i.i
  %j.1.i.i.i = phi i64 [ %i.065.i.i.i, %land.rhs.i.i.i.i ], [ %i.065.i.i.i, %for.body.i.i.i ], [ %j.060.i.i.i, %land.rhs.i.i.i ], [ %j.060.i.i.i, %is_same_string.exit54.i.i.i ]
  %cmp12.i.i.i = icmp eq i64 %j.1.i.i.i, %call.i.i.i
  br i1 %cmp12.i.i.i, label %open_keywords.exit.i.i, label %if.end14.i.i.i

if.end14.i.i.i:                                   ; preds = %if.end11.i.i.i
  %arrayidx15.i.i.i = getelementptr inbounds ptr, ptr %add.ptr.i.i, i64 %i.065.i.i.i
  %27 = load ptr, ptr %arrayidx15.i.i.i, align 8
  %arrayidx16.i.i.i = getelementptr inbounds ptr, ptr %add.ptr2.i.i, i64 %j.1.i.i.i
  store ptr %27, ptr %arrayidx16.i.i.i, align 8
  %inc18.i.i.i = add nuw nsw i64 %i.065.i.i.i, 1
  %cmp1.i.i.i = icmp slt i64 %inc18.i.i.i, %call.i.i.i
  %exitcond72.not.i.i.i = icmp eq i64 %inc18.i.i.i, %call.i.i.i
  br i1 %exitcond72.not.i.i.i, label %open_keywords.exit.i.i, label %for.body.i.i.i

open_keywords.exit.i.i:                           ; preds = %if.end14.i.i.i, %if.end11.i.i.i, %for.body10.i.i.i
  %cmp1.lcssa.i.i.i = phi i1 [ %cmp169.i.i.i, %for.body10.i.i.i ], [ %cmp1.i.i.i, %if.end14.i.i.i ], [ %cmp169.i.i.i, %if.end11.i.i.i ]
  br i1 %cmp1.lcssa.i.i.i, label %if.end17, label %for.cond4.preheader.i.i

for.body.i.i:                                     ; preds = %if.end.i, %for.body.i.i
  %i.058.i.i = phi i64 [ %inc.i.i, %for.body.i.i ], [ 0, %if.end.i ]
  %arrayidx.i.i = getelementptr inbounds ptr, ptr %args, i64 %i.058.i.i
  %28 = load ptr, ptr %arrayidx.i.i, align 8
  %arrayidx1.i.i = getelementptr inbounds ptr, ptr %add.ptr17.i, i64 %i.058.i.i
  store ptr %28, ptr %arrayidx1.i.i, align 8
  %inc.i.i = add nuw nsw i64 %i.058.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %inc.i.i, %n_args
  br i1 %exitcond.not.i.i, label %for.cond.cleanup.i.i, label %for.body.i.i

for.body7.i.i:                                    ; preds = %for.inc12.i.i, %for.body7.lr.ph.i.i
  %i3.060.i.i = phi i64 [ 0, %for.body7.lr.ph.i.i ], [ %inc13.i.i, %for.inc12.i.i ]
  %29 = load ptr, ptr %containers.i.i, align 8
  %slot.i.i.i = getelementptr inbounds %struct.container_words, ptr %29, i64 %i3.060.i.i, i32 1
  %30 = load i64, ptr %slot.i.i.i, align 8
  %arrayidx.i30.i.i = getelementptr inbounds ptr, ptr %add.ptr17.i, i64 %30
  %31 = load ptr, ptr %arrayidx.i30.i.i, align 8
  %kind.i.i.i = getelementptr inbounds %struct.container_words, ptr %29, i64 %i3.060.i.i, i32 0
  %32 = load i64, ptr %kind.i.i.i, align 8
  switch i64 %32, label %sw.epilog.i.i.i [
    i64 0, label %sw.bb.i.i.i
    i64 1, label %sw.bb.i.i.i
    i64 2, label %sw.bb1.i.i.i
    i64 3, label %sw.bb3.i.i.i
  ]

sw.bb.i.i.i:                                      ; preds = %for.body7.i.i, %for.body7.i.i
  %own.i.i.i.i = getelementptr inbounds %struct.container_words, ptr %29, i64 %i3.060.i.i, i32 5
  %33 = load ptr, ptr %own.i.i.i.i, align 8
  %add.ptr.i.i.i.i31.i.i = getelementptr inbounds i8, ptr %31, i64 %17
  %34 = load ptr, ptr %add.ptr.i.i.i.i31.i.i, align 8
  %cmp.i.i.i32.i.i = icmp eq ptr %34, %33
  br i1 %cmp.i.i.i32.i.i, label %lor.lhs.false.i.i.i.i, label %if.end17

lor.lhs.false.i.i.i.i:                            ; preds = %sw.bb.i.i.i
  %call1.i.i.i.i = call i64 @PyTuple_Size(ptr %31)
  %size.i.i.i.i = getelementptr inbounds %struct.container_words, ptr %29, i64 %i3.060.i.i, i32 3
  %35 = load i64, ptr %size.i.i.i.i, align 8
  %cmp.not.i.i.i.i = icmp eq i64 %call1.i.i.i.i, %35
  br i1 %cmp.not.i.i.i.i, label %for.cond.preheader.i.i.i.i, label %if.end17

for.cond.preheader.i.i.i.i:                       ; preds = %lor.lhs.false.i.i.i.i
  %cmp313.i.i.i.i = icmp sgt i64 %call1.i.i.i.i, 0
  br i1 %cmp313.i.i.i.i, label %for.body.lr.ph.i.i.i.i, label %for.inc12.i.i

for.body.lr.ph.i.i.i.i:                           ; preds = %for.cond.preheader.i.i.i.i
  %first.i.i.i.i = getelementptr inbounds %struct.container_words, ptr %29, i64 %i3.060.i.i, i32 2
  br label %for.body.i.i.i.i

for.body.i.i.i.i:                                 ; preds = %for.body.i.i.i.i, %for.body.lr.ph.i.i.i.i
  %i.014.i.i.i.i = phi i64 [ 0, %for.body.lr.ph.i.i.i.i ], [ %inc.i.i.i.i, %for.body.i.i.i.i ]
  %call4.i.i.i.i = call ptr @PyTuple_GetItem(ptr %31, i64 %i.014.i.i.i.i)
  %36 = load i64, ptr %first.i.i.i.i, align 8
  %add.i.i.i.i = add nsw i64 %36, %i.014.i.i.i.i
  %arrayidx.i.i.i.i = getelementptr inbounds ptr, ptr %add.ptr17.i, i64 %add.i.i.i.i
  store ptr %call4.i.i.i.i, ptr %arrayidx.i.i.i.i, align 8
  %inc.i.i.i.i = add nuw nsw i64 %i.014.i.i.i.i, 1
  %37 = load i64, ptr %size.i.i.i.i, align 8
  %cmp3.i.i.i.i = icmp slt i64 %inc.i.i.i.i, %37
  br i1 %cmp3.i.i.i.i, label %for.body.i.i.i.i, label %for.inc12.i.i

sw.bb1.i.i.i:                                     ; preds = %for.body7.i.i
  %add.ptr.i.i.i17.i.i.i = getelementptr inbounds i8, ptr %31, i64 %17
  %38 = load ptr, ptr %add.ptr.i.i.i17.i.i.i, align 8
  %cmp.i.i18.i.i.i = icmp eq ptr %38, @List_Type
  br i1 %cmp.i.i18.i.i.i, label %lor.lhs.false.i22.i.i.i, label %if.end17

lor.lhs.false.i22.i.i.i:                          ; preds = %sw.bb1.i.i.i
  %call1.i19.i.i.i = call i64 @PyList_Size(ptr %31)
  %size.i20.i.i.i = getelementptr inbounds %struct.container_words, ptr %29, i64 %i3.060.i.i, i32 3
  %39 = load i64, ptr %size.i20.i.i.i, align 8
  %cmp.not.i21.i.i.i = icmp eq i64 %call1.i19.i.i.i, %39
  br i1 %cmp.not.i21.i.i.i, label %for.cond.preheader.i23.i.i.i, label %if.end17

for.cond.preheader.i23.i.i.i:                     ; preds = %lor.lhs.false.i22.i.i.i
  %cmp312.i.i.i.i = icmp sgt i64 %call1.i19.i.i.i, 0
  br i1 %cmp312.i.i.i.i, label %for.body.lr.ph.i25.i.i.i, label %for.inc12.i.i

for.body.lr.ph.i25.i.i.i:                         ; preds = %for.cond.preheader.i23.i.i.i
  %first.i24.i.i.i = getelementptr inbounds %struct.container_words, ptr %29, i64 %i3.060.i.i, i32 2
  br label %for.body.i31.i.i.i

for.body.i31.i.i.i:                               ; preds = %for.body.i31.i.i.i, %for.body.lr.ph.i25.i.i.i
  %i.013.i.i.i.i = phi i64 [ 0, %for.body.lr.ph.i25.i.i.i ], [ %inc.i29.i.i.i, %for.body.i31.i.i.i ]
  %call4.i26.i.i.i = call ptr @PyList_GetItem(ptr %31, i64 %i.013.i.i.i.i)
  %40 = load i64, ptr %first.i24.i.i.i, align 8
  %add.i27.i.i.i = add nsw i64 %40, %i.013.i.i.i.i
  %arrayidx.i28.i.i.i = getelementptr inbounds ptr, ptr %add.ptr17.i, i64 %add.i27.i.i.i
  store ptr %call4.i26.i.i.i, ptr %arrayidx.i28.i.i.i, align 8
  %inc.i29.i.i.i = add nuw nsw i64 %i.013.i.i.i.i, 1
  %41 = load i64, ptr %size.i20.i.i.i, align 8
  %cmp3.i30.i.i.i = icmp slt i64 %inc.i29.i.i.i, %41
  br i1 %cmp3.i30.i.i.i, label %for.body.i31.i.i.i, label %for.inc12.i.i

sw.bb3.i.i.i:                                     ; preds = %for.body7.i.i
  %add.ptr.i.i.i33.i.i.i = getelementptr inbounds i8, ptr %31, i64 %17
  %42 = load ptr, ptr %add.ptr.i.i.i33.i.i.i, align 8
  %cmp.i.i34.i.i.i = icmp eq ptr %42, @Dict_Type
  br i1 %cmp.i.i34.i.i.i, label %lor.lhs.false.i38.i.i.i, label %if.end17

lor.lhs.false.i38.i.i.i:                          ; preds = %sw.bb3.i.i.i
  %call1.i35.i.i.i = call i64 @PyDict_Size(ptr %31)
  %size.i36.i.i.i = getelementptr inbounds %struct.container_words, ptr %29, i64 %i3.060.i.i, i32 3
  %43 = load i64, ptr %size.i36.i.i.i, align 8
  %cmp.not.i37.i.i.i = icmp eq i64 %call1.i35.i.i.i, %43
  br i1 %cmp.not.i37.i.i.i, label %if.end.i.i33.i.i, label %if.end17

if.end.i.i33.i.i:                                 ; preds = %lor.lhs.false.i38.i.i.i
  store i64 0, ptr %at.i.i.i.i, align 8
  %cmp325.i.i.i.i = icmp sgt i64 %call1.i35.i.i.i, 0
  br i1 %cmp325.i.i.i.i, label %land.lhs.true.lr.ph.i.i.i.i, label %for.end.i.i.i.i

land.lhs.true.lr.ph.i.i.i.i:                      ; preds = %if.end.i.i33.i.i
  %keys.i.i.i.i = getelementptr inbounds %struct.container_words, ptr %29, i64 %i3.060.i.i, i32 4
  %first.i39.i.i.i = getelementptr inbounds %struct.container_words, ptr %29, i64 %i3.060.i.i, i32 2
  br label %land.lhs.true.i.i35.i.i

land.lhs.true.i.i35.i.i:                          ; preds = %for.body.i45.i.i.i, %land.lhs.true.lr.ph.i.i.i.i
  %i.026.i.i.i.i = phi i64 [ 0, %land.lhs.true.lr.ph.i.i.i.i ], [ %inc.i43.i.i.i, %for.body.i45.i.i.i ]
  %call4.i40.i.i.i = call i32 @PyDict_Next(ptr %31, ptr %at.i.i.i.i, ptr %key.i.i.i.i, ptr %value.i.i.i.i)
  %tobool.not.i.i34.i.i = icmp eq i32 %call4.i40.i.i.i, 0
  br i1 %tobool.not.i.i34.i.i, label %for.end.loopexit.i.i.i.i, label %land.rhs.i.i36.i.i

land.rhs.i.i36.i.i:                               ; preds = %land.lhs.true.i.i35.i.i
  %44 = load ptr, ptr %key.i.i.i.i, align 8
  %45 = load ptr, ptr %keys.i.i.i.i, align 8
  %arrayidx.i41.i.i.i = getelementptr inbounds ptr, ptr %45, i64 %i.026.i.i.i.i
  %46 = load ptr, ptr %arrayidx.i41.i.i.i, align 8
  %cmp5.i.i.i.i = icmp eq ptr %44, %46
  br i1 %cmp5.i.i.i.i, label %for.body.i45.i.i.i, label %for.end.loopexit.i.i.i.i

for.body.i45.i.i.i:                               ; preds = %land.rhs.i.i36.i.i
  %47 = load ptr, ptr %value.i.i.i.i, align 8
  %48 = load i64, ptr %first.i39.i.i.i, align 8
  %add.i42.i.i.i = add nsw i64 %48, %i.026.i.i.i.i
  %arrayidx6.i.i.i.i = getelementptr inbounds ptr, ptr %add.ptr17.i, i64 %add.i42.i.i.i
  store ptr %47, ptr %arrayidx6.i.i.i.i, align 8
  %inc.i43.i.i.i = add nuw nsw i64 %i.026.i.i.i.i, 1
  %49 = load i64, ptr %size.i36.i.i.i, align 8
  %cmp3.i44.i.i.i = icmp slt i64 %inc.i43.i.i.i, %49
  br i1 %cmp3.i44.i.i.i, label %land.lhs.true.i.i35.i.i, label %for.end.loopexit.i.i.i.i

for.end.loopexit.i.i.i.i:                         ; preds = %for.body.i45.i.i.i, %land.rhs.i.i36.i.i, %land.lhs.true.i.i35.i.i
  %i.0.lcssa.ph.i.i.i.i = phi i64 [ %i.026.i.i.i.i, %land.rhs.i.i36.i.i ], [ %i.026.i.i.i.i, %land.lhs.true.i.i35.i.i ], [ %inc.i43.i.i.i, %for.body.i45.i.i.i ]
  %.pre.i.i.i.i = load i64, ptr %size.i36.i.i.i, align 8
  br label %for.end.i.i.i.i

for.end.i.i.i.i:                                  ; preds = %for.end.loopexit.i.i.i.i, %if.end.i.i33.i.i
  %50 = phi i64 [ %call1.i35.i.i.i, %if.end.i.i33.i.i ], [ %.pre.i.i.i.i, %for.end.loopexit.i.i.i.i ]
  %i.0.lcssa.i.i.i.i = phi i64 [ 0, %if.end.i.i33.i.i ], [ %i.0.lcssa.ph.i.i.i.i, %for.end.loopexit.i.i.i.i ]
  %cmp8.i.i.i.i = icmp eq i64 %i.0.lcssa.i.i.i.i, %50
  br i1 %cmp8.i.i.i.i, label %lor.end.i.i.thread.i.i, label %lor.rhs.i.i.i.i

lor.end.i.i.thread.i.i:                           ; preds = %for.end.i.i.i.i
  br label %for.inc12.i.i

lor.rhs.i.i.i.i:                                  ; preds = %for.end.i.i.i.i
  store i64 0, ptr %at.i.i.i.i.i, align 8
  br label %for.cond.i.i.i.i.i

for.cond.i.i.i.i.i:                               ; preds = %for.body.i.i.i.i.i, %lor.rhs.i.i.i.i
  %call.i.i.i.i.i = call i32 @PyDict_Next(ptr %31, ptr %at.i.i.i.i.i, ptr %key.i.i.i.i.i, ptr %value.i.i.i.i.i)
  %tobool.not.i.i.i.i.i = icmp eq i32 %call.i.i.i.i.i, 0
  br i1 %tobool.not.i.i.i.i.i, label %for.end.i.i.i.i.i, label %for.body.i.i.i.i.i

for.body.i.i.i.i.i:                               ; preds = %for.cond.i.i.i.i.i
  %51 = load ptr, ptr %key.i.i.i.i.i, align 8
  %add.ptr.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %51, i64 %17
  %52 = load ptr, ptr %add.ptr.i.i.i.i.i.i.i, align 8
  %cmp.i.i.i.i.i.i = icmp eq ptr %52, @String_Type
  br i1 %cmp.i.i.i.i.i.i, label %for.cond.i.i.i.i.i, label %lor.end.i.i.thread45.i.i

lor.end.i.i.thread45.i.i:                         ; preds = %for.body.i.i.i.i.i
  br label %if.end17

for.end.i.i.i.i.i:                                ; preds = %for.cond.i.i.i.i.i
  %keys.i.i.i.i.i = getelementptr inbounds %struct.container_words, ptr %29, i64 %i3.060.i.i, i32 4
  %53 = load i64, ptr %size.i36.i.i.i, align 8
  %cmp29.i.i.i.i.i = icmp sgt i64 %53, 0
  br i1 %cmp29.i.i.i.i.i, label %for.body4.lr.ph.i.i.i.i.i, label %lor.end.i.i.thread43.i.i

lor.end.i.i.thread43.i.i:                         ; preds = %for.end.i.i.i.i.i
  br label %for.inc12.i.i

for.body4.lr.ph.i.i.i.i.i:                        ; preds = %for.end.i.i.i.i.i
  %first.i.i.i.i.i = getelementptr inbounds %struct.container_words, ptr %29, i64 %i3.060.i.i, i32 2
  br label %for.body4.i.i.i.i.i

for.cond2.i.i.i.i.i:                              ; preds = %for.body4.i.i.i.i.i
  %54 = load i64, ptr %size.i36.i.i.i, align 8
  %cmp.i24.i.i.i.i = icmp slt i64 %inc.i.i.i.i.i, %54
  br i1 %cmp.i24.i.i.i.i, label %for.body4.i.i.i.i.i, label %lor.end.i.i.thread47.i.i

lor.end.i.i.thread47.i.i:                         ; preds = %for.cond2.i.i.i.i.i
  br label %for.inc12.i.i

for.body4.i.i.i.i.i:                              ; preds = %for.cond2.i.i.i.i.i, %for.body4.lr.ph.i.i.i.i.i
  %i.030.i.i.i.i.i = phi i64 [ 0, %for.body4.lr.ph.i.i.i.i.i ], [ %inc.i.i.i.i.i, %for.cond2.i.i.i.i.i ]
  %55 = load ptr, ptr %keys.i.i.i.i.i, align 8
  %arrayidx.i.i.i.i.i = getelementptr inbounds ptr, ptr %55, i64 %i.030.i.i.i.i.i
  %56 = load ptr, ptr %arrayidx.i.i.i.i.i, align 8
  %call5.i.i.i.i.i = call ptr @PyDict_GetItemWithError(ptr %31, ptr %56)
  %57 = load i64, ptr %first.i.i.i.i.i, align 8
  %add.i.i.i.i.i = add nsw i64 %57, %i.030.i.i.i.i.i
  %arrayidx6.i.i.i.i.i = getelementptr inbounds ptr, ptr %add.ptr17.i, i64 %add.i.i.i.i.i
  store ptr %call5.i.i.i.i.i, ptr %arrayidx6.i.i.i.i.i, align 8
  %58 = load i64, ptr %first.i.i.i.i.i, align 8
  %add8.i.i.i.i.i = add nsw i64 %58, %i.030.i.i.i.i.i
  %arrayidx9.i.i.i.i.i = getelementptr inbounds ptr, ptr %add.ptr17.i, i64 %add8.i.i.i.i.i
  %59 = load ptr, ptr %arrayidx9.i.i.i.i.i, align 8
  %tobool10.not.i.i.i.i.i = icmp eq ptr %59, null
  %inc.i.i.i.i.i = add nuw nsw i64 %i.030.i.i.i.i.i, 1
  br i1 %tobool10.not.i.i.i.i.i, label %lor.end.i.i.i.i, label %for.cond2.i.i.i.i.i

lor.end.i.i.i.i:                                  ; preds = %for.body4.i.i.i.i.i
  br label %if.end17

sw.epilog.i.i.i:                                  ; preds = %for.body7.i.i
  %own.i.i.i = getelementptr inbounds %struct.container_words, ptr %29, i64 %i3.060.i.i, i32 5
  %60 = load ptr, ptr %own.i.i.i, align 8
  %cmp.i.i47.i.i.i = icmp eq ptr %31, %60
  br i1 %cmp.i.i47.i.i.i, label %for.inc12.i.i, label %if.end.i.i.i.i.i

if.end.i.i.i.i.i:                                 ; preds = %sw.epilog.i.i.i
  %add.ptr.i.i.i.i48.i.i.i = getelementptr inbounds i8, ptr %31, i64 %17
  %61 = load ptr, ptr %add.ptr.i.i.i.i48.i.i.i, align 8
  %cmp.i.i.i49.i.i.i = icmp eq ptr %61, @String_Type
  br i1 %cmp.i.i.i49.i.i.i, label %land.lhs.true.i.i.i.i.i, label %if.end.i53.i.i.i

land.lhs.true.i.i.i.i.i:                          ; preds = %if.end.i.i.i.i.i
  %add.ptr.i.i7.i.i.i.i.i = getelementptr inbounds i8, ptr %60, i64 %17
  %62 = load ptr, ptr %add.ptr.i.i7.i.i.i.i.i, align 8
  %cmp.i8.i.i.i.i.i = icmp eq ptr %62, @String_Type
  br i1 %cmp.i8.i.i.i.i.i, label %is_same_string.exit.i.i.i.i, label %if.end17

is_same_string.exit.i.i.i.i:                      ; preds = %land.lhs.true.i.i.i.i.i
  %call2.i.i.i.i.i = call i32 @PyUnicode_Compare(ptr %31, ptr %60)
  %tobool.not.i.i50.i.i.i = icmp eq i32 %call2.i.i.i.i.i, 0
  br i1 %tobool.not.i.i50.i.i.i, label %for.inc12.i.i, label %is_same_string.exit.if.end_crit_edge.i.i.i.i

is_same_string.exit.if.end_crit_edge.i.i.i.i:     ; preds = %is_same_string.exit.i.i.i.i
  %.pre.i51.i.i.i = load ptr, ptr %add.ptr.i.i.i.i48.i.i.i, align 8
  br label %if.end.i53.i.i.i

if.end.i53.i.i.i:                                 ; preds = %is_same_string.exit.if.end_crit_edge.i.i.i.i, %if.end.i.i.i.i.i
  %63 = phi ptr [ %.pre.i51.i.i.i, %is_same_string.exit.if.end_crit_edge.i.i.i.i ], [ %61, %if.end.i.i.i.i.i ]
  %cmp.i24.i52.i.i.i = icmp eq ptr %63, @Float_Type
  br i1 %cmp.i24.i52.i.i.i, label %land.lhs.true.i54.i.i.i, label %if.end6.i.i.i.i

land.lhs.true.i54.i.i.i:                          ; preds = %if.end.i53.i.i.i
  %add.ptr.i.i25.i.i.i.i = getelementptr inbounds i8, ptr %60, i64 %17
  %64 = load ptr, ptr %add.ptr.i.i25.i.i.i.i, align 8
  %cmp.i26.i.i.i.i = icmp eq ptr %64, @Float_Type
  br i1 %cmp.i26.i.i.i.i, label %if.then3.i.i.i.i, label %if.end17

if.then3.i.i.i.i:                                 ; preds = %land.lhs.true.i54.i.i.i
  %call4.i55.i.i.i = call double @PyFloat_AsDouble(ptr %31)
  %call5.i.i.i.i = call double @PyFloat_AsDouble(ptr %60)
  %cmp.i.i37.i.i = fcmp oeq double %call4.i55.i.i.i, %call5.i.i.i.i
  br i1 %cmp.i.i37.i.i, label %for.inc12.i.i, label %if.end17

if.end6.i.i.i.i:                                  ; preds = %if.end.i53.i.i.i
  %cmp.i28.i.i.i.i = icmp eq ptr %63, @Long_Type
  br i1 %cmp.i28.i.i.i.i, label %lor.lhs.false.i56.i.i.i, label %if.end17

lor.lhs.false.i56.i.i.i:                          ; preds = %if.end6.i.i.i.i
  %add.ptr.i.i29.i.i.i.i = getelementptr inbounds i8, ptr %60, i64 %17
  %65 = load ptr, ptr %add.ptr.i.i29.i.i.i.i, align 8
  %cmp.i30.i.i.i.i = icmp eq ptr %65, @Long_Type
  br i1 %cmp.i30.i.i.i.i, label %open_container.exit.i.i, label %if.end17

open_container.exit.i.i:                          ; preds = %lor.lhs.false.i56.i.i.i
  %call11.i.i.i.i = call i64 @PyLong_AsLongLongAndOverflow(ptr %31, ptr %large_a.i.i.i.i)
  %call12.i.i.i.i = call i64 @PyLong_AsLongLongAndOverflow(ptr %60, ptr %large_b.i.i.i.i)
  %cmp13.i.i.i.i = icmp eq i64 %call11.i.i.i.i, %call12.i.i.i.i
  %66 = load i32, ptr %large_a.i.i.i.i, align 4
  %tobool.i.i.i.i = icmp eq i32 %66, 0
  %or.cond.i.i.i.i = select i1 %cmp13.i.i.i.i, i1 %tobool.i.i.i.i, i1 false
  %67 = load i32, ptr %large_b.i.i.i.i, align 4
  %tobool15.not.i.i.i.i = icmp eq i32 %67, 0
  %68 = select i1 %or.cond.i.i.i.i, i1 %tobool15.not.i.i.i.i, i1 false
  br i1 %68, label %for.inc12.i.i, label %if.end17

for.inc12.i.i:                                    ; preds = %for.body.i31.i.i.i, %for.body.i.i.i.i, %open_container.exit.i.i, %if.then3.i.i.i.i, %is_same_string.exit.i.i.i.i, %sw.epilog.i.i.i, %lor.end.i.i.thread47.i.i, %lor.end.i.i.thread43.i.i, %lor.end.i.i.thread.i.i, %for.cond.preheader.i23.i.i.i, %for.cond.preheader.i.i.i.i
  %inc13.i.i = add nuw nsw i64 %i3.060.i.i, 1
  %69 = load i64, ptr %n_containers.i, align 8
  %cmp5.i.i = icmp slt i64 %inc13.i.i, %69
  br i1 %cmp5.i.i, label %for.body7.i.i, label %take_apart.exit.i

take_apart.exit.i:                                ; preds = %for.inc12.i.i, %for.cond4.preheader.i.i
  %70 = load i64, ptr %n_inputs.i, align 8
  %cmp30.i = icmp sgt i64 %70, 0
  br i1 %cmp30.i, label %for.body.i, label %if.end

for.body.i:                                       ; preds = %take_apart.exit.i, %for.body.i
  %i.031.i = phi i64 [ %inc.i, %for.body.i ], [ 0, %take_apart.exit.i ]
  %71 = load ptr, ptr %given, align 8
  %leaves.i44 = getelementptr inbounds %struct.nesting_words, ptr %71, i64 0, i32 4
  %72 = load ptr, ptr %leaves.i44, align 8
  %arrayidx.i = getelementptr inbounds i64, ptr %72, i64 %i.031.i
  %73 = load i64, ptr %arrayidx.i, align 8
  %arrayidx9.i = getelementptr inbounds ptr, ptr %add.ptr17.i, i64 %73
  %74 = load ptr, ptr %arrayidx9.i, align 8
  %arrayidx11.i = getelementptr inbounds ptr, ptr %add.ptr14.i, i64 %i.031.i
  store ptr %74, ptr %arrayidx11.i, align 8
  %inc.i = add nuw nsw i64 %i.031.i, 1
  %75 = load i64, ptr %n_inputs.i, align 8
  %cmp.i = icmp slt i64 %inc.i, %75
  br i1 %cmp.i, label %for.body.i, label %if.end

if.end:                                           ; preds = %for.body.i, %take_apart.exit.i, %if.then.i
  %76 = phi i64 [ %4, %if.then.i ], [ %70, %take_apart.exit.i ], [ %75, %for.body.i ]
  %inputs.0 = phi ptr [ %args, %if.then.i ], [ %add.ptr14.i, %take_apart.exit.i ], [ %add.ptr14.i, %for.body.i ]
  %tobool.not = icmp eq ptr %inputs.0, null
  br i1 %tobool.not, label %if.end17, label %cond.true

cond.true:                                        ; preds = %if.end
  %cmp111.i = icmp sgt i64 %76, 0
  br i1 %cmp111.i, label %for.body.lr.ph.i50, label %if.then5

for.body.lr.ph.i50:                               ; preds = %cond.true
  %inputs.i = getelementptr inbounds %struct.call_words, ptr %1, i64 0, i32 3
  %77 = load i64, ptr @object_type, align 8
  %78 = load i64, ptr @array_descr, align 8
  %79 = load i64, ptr @array_ndim, align 8
  %80 = load i64, ptr @array_flags, align 8
  %81 = load i64, ptr @array_data, align 8
  %dims.i = getelementptr inbounds %struct.call_words, ptr %1, i64 0, i32 5
  %82 = load i64, ptr @array_shape, align 8
  %83 = load i64, ptr @array_strides, align 8
  br label %for.body.i52

for.body.i52:                                     ; preds = %for.inc.i, %for.body.lr.ph.i50
  %i.0115.i = phi i64 [ 0, %for.body.lr.ph.i50 ], [ %inc.i75, %for.inc.i ]
  %axis.0113.i = phi i64 [ 0, %for.body.lr.ph.i50 ], [ %add37.i, %for.inc.i ]
  %total.0112.i = phi i64 [ 0, %for.body.lr.ph.i50 ], [ %add.i, %for.inc.i ]
  %84 = load ptr, ptr %inputs.i, align 8
  %arrayidx.i51 = getelementptr inbounds %struct.operand_words, ptr %84, i64 %i.0115.i
  %number.i = getelementptr inbounds %struct.operand_words, ptr %84, i64 %i.0115.i, i32 5
  %85 = load i64, ptr %number.i, align 8
  switch i64 %85, label %if.then8.i [
    i64 5, label %if.then.i53
    i64 0, label %if.else18.i
  ]

if.then.i53:                                      ; preds = %for.body.i52
  %arrayidx2.i = getelementptr inbounds ptr, ptr %inputs.0, i64 %i.0115.i
  %86 = load ptr, ptr %arrayidx2.i, align 8
  %descr.i = getelementptr inbounds %struct.operand_words, ptr %arrayidx.i51, i64 0, i32 0
  %87 = load ptr, ptr %descr.i, align 8
  %add.ptr.i.i.i = getelementptr inbounds i8, ptr %86, i64 %77
  %88 = load ptr, ptr %add.ptr.i.i.i, align 8
  %cmp.i.i = icmp eq ptr %88, %87
  br i1 %cmp.i.i, label %if.end.i55, label %if.end17

if.end.i55:                                       ; preds = %if.then.i53
  %add.ptr.i54 = getelementptr inbounds i8, ptr %86, i64 %0
  %arrayidx5.i = getelementptr inbounds ptr, ptr %3, i64 %i.0115.i
  store ptr %add.ptr.i54, ptr %arrayidx5.i, align 8
  br label %for.inc.i

if.then8.i:                                       ; preds = %for.body.i52
  %mul.i56 = shl nuw nsw i64 %i.0115.i, 1
  %arrayidx9.i57 = getelementptr inbounds i64, ptr %add.ptr11.i, i64 %mul.i56
  %arrayidx11.i58 = getelementptr inbounds ptr, ptr %3, i64 %i.0115.i
  store ptr %arrayidx9.i57, ptr %arrayidx11.i58, align 8
  %arrayidx12.i = getelementptr inbounds ptr, ptr %inputs.0, i64 %i.0115.i
  %89 = load ptr, ptr %arrayidx12.i, align 8
  %90 = load i64, ptr %number.i, align 8
  switch i64 %90, label %if.end17 [
    i64 1, label %sw.bb.i.i
    i64 2, label %sw.bb2.i.i
    i64 3, label %sw.bb6.i.i
    i64 4, label %sw.bb14.i.i
  ]

sw.bb.i.i:                                        ; preds = %if.then8.i
  %add.ptr.i.i.i.i = getelementptr inbounds i8, ptr %89, i64 %77
  %91 = load ptr, ptr %add.ptr.i.i.i.i, align 8
  %cmp.i.i.i = icmp eq ptr %91, @Float_Type
  br i1 %cmp.i.i.i, label %if.end.i.i, label %if.end17

if.end.i.i:                                       ; preds = %sw.bb.i.i
  %call1.i.i = call double @PyFloat_AsDouble(ptr %89)
  %format.i.i = getelementptr inbounds %struct.operand_words, ptr %84, i64 %i.0115.i, i32 6
  %92 = load i64, ptr %format.i.i, align 8
  switch i64 %92, label %for.inc.i [
    i64 0, label %sw.bb.i.i.i59
    i64 1, label %sw.bb1.i.i.i60
    i64 2, label %sw.bb2.i.i.i
    i64 3, label %sw.bb4.i.i.i
  ]

sw.bb.i.i.i59:                                    ; preds = %if.end.i.i
  store double %call1.i.i, ptr %arrayidx9.i57, align 8
  br label %for.inc.i

sw.bb1.i.i.i60:                                   ; preds = %if.end.i.i
  %conv.i.i.i = fptrunc double %call1.i.i to float
  store float %conv.i.i.i, ptr %arrayidx9.i57, align 4
  br label %for.inc.i

sw.bb2.i.i.i:                                     ; preds = %if.end.i.i
  store double %call1.i.i, ptr %arrayidx9.i57, align 8
  %arrayidx3.i.i.i = getelementptr inbounds double, ptr %arrayidx9.i57, i64 1
  store double 0.000000e+00, ptr %arrayidx3.i.i.i, align 8
  br label %for.inc.i

sw.bb4.i.i.i:                                     ; preds = %if.end.i.i
  %conv5.i.i.i = fptrunc double %call1.i.i to float
  store float %conv5.i.i.i, ptr %arrayidx9.i57, align 4
  %arrayidx8.i.i.i61 = getelementptr inbounds float, ptr %arrayidx9.i57, i64 1
  store float 0.000000e+00, ptr %arrayidx8.i.i.i61, align 4
  br label %for.inc.i

sw.bb2.i.i:                                       ; preds = %if.then8.i
  %add.ptr.i.i37.i.i = getelementptr inbounds i8, ptr %89, i64 %77
  %93 = load ptr, ptr %add.ptr.i.i37.i.i, align 8
  %cmp.i38.i.i = icmp eq ptr %93, @Long_Type
  br i1 %cmp.i38.i.i, label %land.rhs.i.i, label %if.end17

land.rhs.i.i:                                     ; preds = %sw.bb2.i.i
  %format4.i.i = getelementptr inbounds %struct.operand_words, ptr %84, i64 %i.0115.i, i32 6
  %94 = load i64, ptr %format4.i.i, align 8
  %call.i.i.i62 = call i64 @PyLong_AsLongLongAndOverflow(ptr %89, ptr %overflow.i.i.i)
  %95 = load i32, ptr %overflow.i.i.i, align 4
  %tobool.not.i.i.i63 = icmp eq i32 %95, 0
  br i1 %tobool.not.i.i.i63, label %land.rhs.i.i.i65, label %take_number.exit.thread104.i

take_number.exit.thread104.i:                     ; preds = %land.rhs.i.i
  br label %if.end17

land.rhs.i.i.i65:                                 ; preds = %land.rhs.i.i
  %cmp.i.i.i.i64 = icmp slt i64 %94, 4
  br i1 %cmp.i.i.i.i64, label %if.then.i.i.i.i, label %if.end.i.i.i.i67

if.then.i.i.i.i:                                  ; preds = %land.rhs.i.i.i65
  %conv.i.i.i.i = sitofp i64 %call.i.i.i62 to double
  switch i64 %94, label %take_number.exit.thread103.i [
    i64 0, label %sw.bb.i.i.i.i.i
    i64 1, label %sw.bb1.i.i.i.i.i
    i64 2, label %sw.bb2.i.i.i.i.i
    i64 3, label %sw.bb4.i.i.i.i.i
  ]

sw.bb.i.i.i.i.i:                                  ; preds = %if.then.i.i.i.i
  store double %conv.i.i.i.i, ptr %arrayidx9.i57, align 8
  br label %take_number.exit.thread103.i

sw.bb1.i.i.i.i.i:                                 ; preds = %if.then.i.i.i.i
  %conv.i.i.i.i.i = fptrunc double %conv.i.i.i.i to float
  store float %conv.i.i.i.i.i, ptr %arrayidx9.i57, align 4
  br label %take_number.exit.thread103.i

sw.bb2.i.i.i.i.i:                                 ; preds = %if.then.i.i.i.i
  store double %conv.i.i.i.i, ptr %arrayidx9.i57, align 8
  %arrayidx3.i.i.i.i.i = getelementptr inbounds double, ptr %arrayidx9.i57, i64 1
  store double 0.000000e+00, ptr %arrayidx3.i.i.i.i.i, align 8
  br label %take_number.exit.thread103.i

sw.bb4.i.i.i.i.i:                                 ; preds = %if.then.i.i.i.i
  %conv5.i.i.i.i.i = fptrunc double %conv.i.i.i.i to float
  store float %conv5.i.i.i.i.i, ptr %arrayidx9.i57, align 4
  %arrayidx8.i.i.i.i.i = getelementptr inbounds float, ptr %arrayidx9.i57, i64 1
  store float 0.000000e+00, ptr %arrayidx8.i.i.i.i.i, align 4
  br label %take_number.exit.thread103.i

if.end.i.i.i.i67:                                 ; preds = %land.rhs.i.i.i65
  store i64 %call.i.i.i62, ptr %arrayidx9.i57, align 8
  %96 = trunc i64 %94 to i32
  %sh_prom.i.i.i.i = and i32 %96, 3
  %shl.neg.i.i.i.i = shl nsw i32 -8, %sh_prom.i.i.i.i
  %sub.i.i.i.i = add nsw i32 %shl.neg.i.i.i.i, 64
  %97 = zext i32 %sub.i.i.i.i to i64
  %shl2.i.i.i.i = shl i64 %call.i.i.i62, %97
  %cmp3.i.i.i.i66 = icmp ugt i64 %94, 7
  br i1 %cmp3.i.i.i.i66, label %if.then5.i.i.i.i, label %take_number.exit.i

if.then5.i.i.i.i:                                 ; preds = %if.end.i.i.i.i67
  %cmp6.i.i.i.i = icmp sgt i64 %call.i.i.i62, -1
  %shr.i.i.i.i = lshr i64 %shl2.i.i.i.i, %97
  %cmp8.i.i.i.i68 = icmp eq i64 %shr.i.i.i.i, %call.i.i.i62
  %98 = select i1 %cmp6.i.i.i.i, i1 %cmp8.i.i.i.i68, i1 false
  br i1 %98, label %for.inc.i, label %if.end17

sw.bb6.i.i:                                       ; preds = %if.then8.i
  %cmp.i83.i = icmp ne ptr %89, @True_Object
  %cmp7.i.i = icmp ne ptr %89, @False_Object
  %or.cond.i.i = and i1 %cmp.i83.i, %cmp7.i.i
  br i1 %or.cond.i.i, label %if.end17, label %if.end9.i.i

if.end9.i.i:                                      ; preds = %sw.bb6.i.i
  %cmp10.i.i = icmp eq ptr %89, @True_Object
  %format12.i.i = getelementptr inbounds %struct.operand_words, ptr %84, i64 %i.0115.i, i32 6
  %99 = load i64, ptr %format12.i.i, align 8
  %cmp.i39.i.i = icmp slt i64 %99, 4
  br i1 %cmp.i39.i.i, label %if.then.i.i.i, label %if.end.i.i.i

if.then.i.i.i:                                    ; preds = %if.end9.i.i
  %conv.i40.i.i = uitofp i1 %cmp10.i.i to double
  switch i64 %99, label %for.inc.i [
    i64 0, label %sw.bb.i.i.i.i
    i64 1, label %sw.bb1.i.i.i.i
    i64 2, label %sw.bb2.i.i.i.i
    i64 3, label %sw.bb4.i.i.i.i
  ]

sw.bb.i.i.i.i:                                    ; preds = %if.then.i.i.i
  store double %conv.i40.i.i, ptr %arrayidx9.i57, align 8
  br label %for.inc.i

sw.bb1.i.i.i.i:                                   ; preds = %if.then.i.i.i
  %conv.i.i41.i.i = uitofp i1 %cmp10.i.i to float
  store float %conv.i.i41.i.i, ptr %arrayidx9.i57, align 4
  br label %for.inc.i

sw.bb2.i.i.i.i:                                   ; preds = %if.then.i.i.i
  store double %conv.i40.i.i, ptr %arrayidx9.i57, align 8
  %arrayidx3.i.i.i.i = getelementptr inbounds double, ptr %arrayidx9.i57, i64 1
  store double 0.000000e+00, ptr %arrayidx3.i.i.i.i, align 8
  br label %for.inc.i

sw.bb4.i.i.i.i:                                   ; preds = %if.then.i.i.i
  %conv5.i.i.i.i = uitofp i1 %cmp10.i.i to float
  store float %conv5.i.i.i.i, ptr %arrayidx9.i57, align 4
  %arrayidx8.i.i.i.i = getelementptr inbounds float, ptr %arrayidx9.i57, i64 1
  store float 0.000000e+00, ptr %arrayidx8.i.i.i.i, align 4
  br label %for.inc.i

if.end.i.i.i:                                     ; preds = %if.end9.i.i
  %100 = zext i1 %cmp10.i.i to i64
  store i64 %100, ptr %arrayidx9.i57, align 8
  br label %for.inc.i

sw.bb14.i.i:                                      ; preds = %if.then8.i
  %add.ptr.i.i42.i.i = getelementptr inbounds i8, ptr %89, i64 %77
  %101 = load ptr, ptr %add.ptr.i.i42.i.i, align 8
  %cmp.i43.i.i = icmp eq ptr %101, @Complex_Type
  br i1 %cmp.i43.i.i, label %if.end17.i.i, label %if.end17

if.end17.i.i:                                     ; preds = %sw.bb14.i.i
  %call18.i.i = call double @PyComplex_RealAsDouble(ptr %89)
  %call19.i.i = call double @PyComplex_ImagAsDouble(ptr %89)
  %format20.i.i = getelementptr inbounds %struct.operand_words, ptr %84, i64 %i.0115.i, i32 6
  %102 = load i64, ptr %format20.i.i, align 8
  switch i64 %102, label %for.inc.i [
    i64 0, label %sw.bb.i44.i.i
    i64 1, label %sw.bb1.i46.i.i
    i64 2, label %sw.bb2.i48.i.i
    i64 3, label %sw.bb4.i51.i.i
  ]

sw.bb.i44.i.i:                                    ; preds = %if.end17.i.i
  store double %call18.i.i, ptr %arrayidx9.i57, align 8
  br label %for.inc.i

sw.bb1.i46.i.i:                                   ; preds = %if.end17.i.i
  %conv.i45.i.i = fptrunc double %call18.i.i to float
  store float %conv.i45.i.i, ptr %arrayidx9.i57, align 4
  br label %for.inc.i

sw.bb2.i48.i.i:                                   ; preds = %if.end17.i.i
  store double %call18.i.i, ptr %arrayidx9.i57, align 8
  %arrayidx3.i47.i.i = getelementptr inbounds double, ptr %arrayidx9.i57, i64 1
  store double %call19.i.i, ptr %arrayidx3.i47.i.i, align 8
  br label %for.inc.i

sw.bb4.i51.i.i:                                   ; preds = %if.end17.i.i
  %conv5.i49.i.i = fptrunc double %call18.i.i to float
  store float %conv5.i49.i.i, ptr %arrayidx9.i57, align 4
  %conv7.i.i.i = fptrunc double %call19.i.i to float
  %arrayidx8.i50.i.i = getelementptr inbounds float, ptr %arrayidx9.i57, i64 1
  store float %conv7.i.i.i, ptr %arrayidx8.i50.i.i, align 4
  br label %for.inc.i

take_number.exit.thread103.i:                     ; preds = %sw.bb4.i.i.i.i.i, %sw.bb2.i.i.i.i.i, %sw.bb1.i.i.i.i.i, %sw.bb.i.i.i.i.i, %if.then.i.i.i.i
  br label %for.inc.i

take_number.exit.i:                               ; preds = %if.end.i.i.i.i67
  %shr11.i.i.i.i = ashr i64 %shl2.i.i.i.i, %97
  %cmp12.i.i.i.i = icmp eq i64 %shr11.i.i.i.i, %call.i.i.i62
  br i1 %cmp12.i.i.i.i, label %for.inc.i, label %if.end17

if.else18.i:                                      ; preds = %for.body.i52
  %arrayidx19.i = getelementptr inbounds ptr, ptr %inputs.0, i64 %i.0115.i
  %103 = load ptr, ptr %arrayidx19.i, align 8
  %add.ptr.i.i.i84.i = getelementptr inbounds i8, ptr %103, i64 %77
  %104 = load ptr, ptr %add.ptr.i.i.i84.i, align 8
  %cmp.i.i85.i = icmp eq ptr %104, @Array_Type
  br i1 %cmp.i.i85.i, label %land.lhs.true.i.i, label %if.end17

land.lhs.true.i.i:                                ; preds = %if.else18.i
  %add.ptr.i.i86.i = getelementptr inbounds i8, ptr %103, i64 %78
  %105 = load ptr, ptr %add.ptr.i.i86.i, align 8
  %descr.i.i = getelementptr inbounds %struct.operand_words, ptr %arrayidx.i51, i64 0, i32 0
  %106 = load ptr, ptr %descr.i.i, align 8
  %cmp.i87.i = icmp eq ptr %105, %106
  br i1 %cmp.i87.i, label %land.lhs.true2.i.i, label %if.end17

land.lhs.true2.i.i:                               ; preds = %land.lhs.true.i.i
  %add.ptr.i17.i.i = getelementptr inbounds i8, ptr %103, i64 %79
  %107 = load i32, ptr %add.ptr.i17.i.i, align 4
  %conv.i.i = sext i32 %107 to i64
  %ndim.i.i = getelementptr inbounds %struct.operand_words, ptr %84, i64 %i.0115.i, i32 1
  %108 = load i64, ptr %ndim.i.i, align 8
  %cmp4.i.i = icmp eq i64 %108, %conv.i.i
  br i1 %cmp4.i.i, label %is_array_of.exit.i, label %if.end17

is_array_of.exit.i:                               ; preds = %land.lhs.true2.i.i
  %add.ptr.i18.i.i = getelementptr inbounds i8, ptr %103, i64 %80
  %109 = load i32, ptr %add.ptr.i18.i.i, align 4
  %conv7.i.i = sext i32 %109 to i64
  %flags.i.i = getelementptr inbounds %struct.operand_words, ptr %84, i64 %i.0115.i, i32 3
  %110 = load i64, ptr %flags.i.i, align 8
  %and.i.i = and i64 %110, %conv7.i.i
  %cmp9.i.i = icmp eq i64 %and.i.i, %110
  br i1 %cmp9.i.i, label %if.end22.i, label %if.end17

if.end22.i:                                       ; preds = %is_array_of.exit.i
  %add.ptr.i.i69 = getelementptr inbounds i8, ptr %103, i64 %81
  %111 = load ptr, ptr %add.ptr.i.i69, align 8
  %arrayidx26.i = getelementptr inbounds ptr, ptr %3, i64 %i.0115.i
  store ptr %111, ptr %arrayidx26.i, align 8
  %112 = load ptr, ptr %arrayidx19.i, align 8
  %113 = load ptr, ptr %dims.i, align 8
  %arrayidx28.i = getelementptr inbounds i64, ptr %113, i64 %axis.0113.i
  %arrayidx29.i = getelementptr inbounds i64, ptr %add.ptr2.i, i64 %axis.0113.i
  %arrayidx30.i = getelementptr inbounds i64, ptr %add.ptr4.i, i64 %axis.0113.i
  %add.ptr.i.i89.i = getelementptr inbounds i8, ptr %112, i64 %82
  %114 = load ptr, ptr %add.ptr.i.i89.i, align 8
  %add.ptr.i30.i.i = getelementptr inbounds i8, ptr %112, i64 %83
  %115 = load ptr, ptr %add.ptr.i30.i.i, align 8
  %itemsize.i.i = getelementptr inbounds %struct.operand_words, ptr %84, i64 %i.0115.i, i32 2
  %116 = load i64, ptr %itemsize.i.i, align 8
  %117 = load i64, ptr %ndim.i.i, align 8
  %cmp36.i.i = icmp sgt i64 %117, 0
  br i1 %cmp36.i.i, label %for.body.i.i71, label %for.end.i.i

for.body.i.i71:                                   ; preds = %if.end22.i, %if.end.i96.i
  %i.038.i.i = phi i64 [ %inc.i.i73, %if.end.i96.i ], [ 0, %if.end22.i ]
  %bytes.037.i.i = phi i64 [ %mul.i.i, %if.end.i96.i ], [ %116, %if.end22.i ]
  %arrayidx.i.i70 = getelementptr inbounds i64, ptr %114, i64 %i.038.i.i
  %118 = load i64, ptr %arrayidx.i.i70, align 8
  %arrayidx2.i.i = getelementptr inbounds i64, ptr %arrayidx29.i, i64 %i.038.i.i
  store i64 %118, ptr %arrayidx2.i.i, align 8
  %arrayidx3.i.i = getelementptr inbounds i64, ptr %115, i64 %i.038.i.i
  %119 = load i64, ptr %arrayidx3.i.i, align 8
  %arrayidx4.i.i = getelementptr inbounds i64, ptr %arrayidx30.i, i64 %i.038.i.i
  store i64 %119, ptr %arrayidx4.i.i, align 8
  %120 = load i64, ptr %arrayidx2.i.i, align 8
  %arrayidx6.i.i = getelementptr inbounds i64, ptr %arrayidx28.i, i64 %i.038.i.i
  %121 = load i64, ptr %arrayidx6.i.i, align 8
  %shr.i.i.i = ashr i64 %121, 2
  %and.i.i.i = and i64 %121, 3
  switch i64 %and.i.i.i, label %if.end.i96.i [
    i64 0, label %dim_fits.exit.i.i
    i64 1, label %sw.bb1.i.i91.i
    i64 2, label %sw.bb2.i.i93.i
  ]

sw.bb1.i.i91.i:                                   ; preds = %for.body.i.i71
  %arrayidx.i.i.i72 = getelementptr inbounds i64, ptr %add.ptr7.i, i64 %shr.i.i.i
  store i64 %120, ptr %arrayidx.i.i.i72, align 8
  %.pre.i.i = load i64, ptr %arrayidx2.i.i, align 8
  br label %if.end.i96.i

sw.bb2.i.i93.i:                                   ; preds = %for.body.i.i71
  %arrayidx3.i.i92.i = getelementptr inbounds i64, ptr %add.ptr7.i, i64 %shr.i.i.i
  %122 = load i64, ptr %arrayidx3.i.i92.i, align 8
  %cmp4.i.i.i = icmp eq i64 %122, %120
  br i1 %cmp4.i.i.i, label %if.end.i96.i, label %if.end17

dim_fits.exit.i.i:                                ; preds = %for.body.i.i71
  %cmp.i.i94.i = icmp eq i64 %shr.i.i.i, %120
  br i1 %cmp.i.i94.i, label %if.end.i96.i, label %if.end17

if.end.i96.i:                                     ; preds = %dim_fits.exit.i.i, %sw.bb2.i.i93.i, %sw.bb1.i.i91.i, %for.body.i.i71
  %123 = phi i64 [ %120, %for.body.i.i71 ], [ %.pre.i.i, %sw.bb1.i.i91.i ], [ %120, %sw.bb2.i.i93.i ], [ %120, %dim_fits.exit.i.i ]
  %mul.i.i = mul i64 %123, %bytes.037.i.i
  %inc.i.i73 = add nuw nsw i64 %i.038.i.i, 1
  %124 = load i64, ptr %ndim.i.i, align 8
  %cmp.i95.i = icmp slt i64 %inc.i.i73, %124
  br i1 %cmp.i95.i, label %for.body.i.i71, label %for.end.i.i

for.end.i.i:                                      ; preds = %if.end.i96.i, %if.end22.i
  %125 = phi i64 [ %117, %if.end22.i ], [ %124, %if.end.i96.i ]
  %bytes.0.lcssa.i.i = phi i64 [ %116, %if.end22.i ], [ %mul.i.i, %if.end.i96.i ]
  %sub.i.i.i = add nsw i64 %125, -1
  %inner.i.i.i = getelementptr inbounds %struct.operand_words, ptr %84, i64 %i.0115.i, i32 4
  %126 = load i64, ptr %inner.i.i.i, align 8
  %tobool.not.i.i97.i = icmp eq i64 %126, 0
  br i1 %tobool.not.i.i97.i, label %take_axes.exit.i, label %lor.lhs.false.i.i.i

lor.lhs.false.i.i.i:                              ; preds = %for.end.i.i
  %arrayidx.i31.i.i = getelementptr inbounds i64, ptr %arrayidx29.i, i64 %sub.i.i.i
  %127 = load i64, ptr %arrayidx.i31.i.i, align 8
  %cmp.i32.i.i = icmp slt i64 %127, 2
  br i1 %cmp.i32.i.i, label %take_axes.exit.i, label %is_adjacent.exit.i.i

is_adjacent.exit.i.i:                             ; preds = %lor.lhs.false.i.i.i
  %arrayidx1.i.i.i = getelementptr inbounds i64, ptr %arrayidx30.i, i64 %sub.i.i.i
  %128 = load i64, ptr %arrayidx1.i.i.i, align 8
  %129 = load i64, ptr %itemsize.i.i, align 8
  %cmp2.i.i.i = icmp ne i64 %128, %129
  %cmp32.i = icmp slt i64 %bytes.0.lcssa.i.i, 0
  %or.cond.i74 = select i1 %cmp2.i.i.i, i1 true, i1 %cmp32.i
  br i1 %or.cond.i74, label %if.end17, label %for.inc.i

take_axes.exit.i:                                 ; preds = %lor.lhs.false.i.i.i, %for.end.i.i
  %cmp32.old.i = icmp slt i64 %bytes.0.lcssa.i.i, 0
  br i1 %cmp32.old.i, label %if.end17, label %for.inc.i

for.inc.i:                                        ; preds = %take_axes.exit.i, %is_adjacent.exit.i.i, %take_number.exit.i, %take_number.exit.thread103.i, %sw.bb4.i51.i.i, %sw.bb2.i48.i.i, %sw.bb1.i46.i.i, %sw.bb.i44.i.i, %if.end17.i.i, %if.end.i.i.i, %sw.bb4.i.i.i.i, %sw.bb2.i.i.i.i, %sw.bb1.i.i.i.i, %sw.bb.i.i.i.i, %if.then.i.i.i, %if.then5.i.i.i.i, %sw.bb4.i.i.i, %sw.bb2.i.i.i, %sw.bb1.i.i.i60, %sw.bb.i.i.i59, %if.end.i.i, %if.end.i55
  %bytes.0.i = phi i64 [ 8, %if.end.i55 ], [ 8, %take_number.exit.i ], [ %bytes.0.lcssa.i.i, %take_axes.exit.i ], [ 8, %take_number.exit.thread103.i ], [ 8, %if.then5.i.i.i.i ], [ 8, %if.end.i.i ], [ 8, %sw.bb.i.i.i59 ], [ 8, %sw.bb1.i.i.i60 ], [ 8, %sw.bb2.i.i.i ], [ 8, %sw.bb4.i.i.i ], [ 8, %if.then.i.i.i ], [ 8, %sw.bb.i.i.i.i ], [ 8, %sw.bb1.i.i.i.i ], [ 8, %sw.bb2.i.i.i.i ], [ 8, %sw.bb4.i.i.i.i ], [ 8, %if.end17.i.i ], [ 8, %sw.bb.i44.i.i ], [ 8, %sw.bb1.i46.i.i ], [ 8, %sw.bb2.i48.i.i ], [ 8, %sw.bb4.i51.i.i ], [ 8, %if.end.i.i.i ], [ %bytes.0.lcssa.i.i, %is_adjacent.exit.i.i ]
  %add.i = add nsw i64 %bytes.0.i, %total.0112.i
  %ndim.i = getelementptr inbounds %struct.operand_words, ptr %84, i64 %i.0115.i, i32 1
  %130 = load i64, ptr %ndim.i, align 8
  %add37.i = add nsw i64 %130, %axis.0113.i
  %inc.i75 = add nuw nsw i64 %i.0115.i, 1
  %131 = load i64, ptr %n_inputs.i, align 8
  %cmp.i76 = icmp slt i64 %inc.i75, %131
  br i1 %cmp.i76, label %for.body.i52, label %cond.end

cond.end:                                         ; preds = %for.inc.i
  %cmp4 = icmp sgt i64 %add.i, -1
  br i1 %cmp4, label %if.then5, label %if.end17

if.then5:                                         ; preds = %cond.true, %cond.end
  %cond149 = phi i64 [ %add.i, %cond.end ], [ 0, %cond.true ]
  %input_axes.i = getelementptr inbounds %struct.call_words, ptr %1, i64 0, i32 13
  %132 = load i64, ptr %input_axes.i, align 8
  %133 = load i64, ptr %n_dims.i, align 8
  %cmp23.i = icmp slt i64 %132, %133
  br i1 %cmp23.i, label %for.body.lr.ph.i80, label %size_outputs.exit

for.body.lr.ph.i80:                               ; preds = %if.then5
  %dims.i78 = getelementptr inbounds %struct.call_words, ptr %1, i64 0, i32 5
  br label %for.body.i83

for.body.i83:                                     ; preds = %if.end10.i, %for.body.lr.ph.i80
  %134 = phi i64 [ %133, %for.body.lr.ph.i80 ], [ %138, %if.end10.i ]
  %axis.024.i = phi i64 [ %132, %for.body.lr.ph.i80 ], [ %inc.i84, %if.end10.i ]
  %135 = load ptr, ptr %dims.i78, align 8
  %arrayidx.i82 = getelementptr inbounds i64, ptr %135, i64 %axis.024.i
  %136 = load i64, ptr %arrayidx.i82, align 8
  %shr.i = ashr i64 %136, 2
  %and.i = and i64 %136, 3
  switch i64 %and.i, label %if.end10.i [
    i64 0, label %if.end10.sink.split.i
    i64 2, label %if.then6.i
  ]

if.then6.i:                                       ; preds = %for.body.i83
  %arrayidx7.i = getelementptr inbounds i64, ptr %add.ptr7.i, i64 %shr.i
  %137 = load i64, ptr %arrayidx7.i, align 8
  br label %if.end10.sink.split.i

if.end10.sink.split.i:                            ; preds = %if.then6.i, %for.body.i83
  %shr.sink.i = phi i64 [ %137, %if.then6.i ], [ %shr.i, %for.body.i83 ]
  %arrayidx4.i = getelementptr inbounds i64, ptr %add.ptr2.i, i64 %axis.024.i
  store i64 %shr.sink.i, ptr %arrayidx4.i, align 8
  %.pre = load i64, ptr %n_dims.i, align 8
  br label %if.end10.i

if.end10.i:                                       ; preds = %if.end10.sink.split.i, %for.body.i83
  %138 = phi i64 [ %.pre, %if.end10.sink.split.i ], [ %134, %for.body.i83 ]
  %inc.i84 = add nsw i64 %axis.024.i, 1
  %cmp.i85 = icmp slt i64 %inc.i84, %138
  br i1 %cmp.i85, label %for.body.i83, label %size_outputs.exit

size_outputs.exit:                                ; preds = %if.end10.i, %if.then5
  %sizes = getelementptr inbounds %struct.call_words, ptr %1, i64 0, i32 1
  %139 = load ptr, ptr %sizes, align 8
  %tobool6.not = icmp eq ptr %139, null
  br i1 %tobool6.not, label %cond.false10, label %cond.true7

cond.true7:                                       ; preds = %size_outputs.exit
  %call9 = call i64 %139(ptr %add.ptr2.i)
  br label %cond.end11

cond.false10:                                     ; preds = %size_outputs.exit
  %workspace = getelementptr inbounds %struct.call_words, ptr %1, i64 0, i32 10
  %140 = load i64, ptr %workspace, align 8
  br label %cond.end11

cond.end11:                                       ; preds = %cond.false10, %cond.true7
  %cond12 = phi i64 [ %call9, %cond.true7 ], [ %140, %cond.false10 ]
  %cmp13 = icmp sgt i64 %cond12, -1
  br i1 %cmp13, label %if.then14, label %if.end17

if.then14:                                        ; preds = %cond.end11
  %141 = load ptr, ptr %given, align 8
  %n_containers.i87 = getelementptr inbounds %struct.nesting_words, ptr %141, i64 0, i32 2
  %142 = load i64, ptr %n_containers.i87, align 8
  %tobool.not.i88 = icmp eq i64 %142, 0
  br i1 %tobool.not.i88, label %for.cond.cleanup.i92, label %cond.end.i

cond.end.i:                                       ; preds = %if.then14
  %143 = load i64, ptr %n_inputs.i, align 8
  %cmp48.i = icmp sgt i64 %143, 0
  br i1 %cmp48.i, label %for.body.i108, label %for.cond.cleanup.i92

for.cond.cleanup.i92:                             ; preds = %for.body.i108, %cond.end.i, %if.then14
  %cmp4856.i = phi i1 [ false, %cond.end.i ], [ false, %if.then14 ], [ true, %for.body.i108 ]
  %cond55.i = phi i64 [ %143, %cond.end.i ], [ 0, %if.then14 ], [ %143, %for.body.i108 ]
  %144 = load i64, ptr %input_axes.i, align 8
  %145 = load ptr, ptr %returned.i, align 8
  %slots88.i.i = getelementptr inbounds %struct.nesting_words, ptr %145, i64 0, i32 1
  %146 = load i64, ptr %slots88.i.i, align 8
  %cmp89.i.i = icmp sgt i64 %146, 0
  br i1 %cmp89.i.i, label %for.body.i.i96, label %for.cond2.preheader.i.i

for.cond2.preheader.i.i:                          ; preds = %for.body.i.i96, %for.cond.cleanup.i92
  %147 = load i64, ptr %n_outputs.i, align 8
  %cmp393.i.i = icmp sgt i64 %147, 0
  br i1 %cmp393.i.i, label %for.body5.lr.ph.i.i, label %cond.false3.i

for.body5.lr.ph.i.i:                              ; preds = %for.cond2.preheader.i.i
  %outputs.i.i = getelementptr inbounds %struct.call_words, ptr %1, i64 0, i32 4
  %148 = load i64, ptr @array_data, align 8
  %149 = load i64, ptr @array_strides, align 8
  br label %for.body5.i.i

for.body.i.i96:                                   ; preds = %for.cond.cleanup.i92, %for.body.i.i96
  %i.090.i.i = phi i64 [ %inc.i.i94, %for.body.i.i96 ], [ 0, %for.cond.cleanup.i92 ]
  %arrayidx.i.i93 = getelementptr inbounds ptr, ptr %add.ptr9.i, i64 %i.090.i.i
  store ptr null, ptr %arrayidx.i.i93, align 8
  %inc.i.i94 = add nuw nsw i64 %i.090.i.i, 1
  %150 = load ptr, ptr %returned.i, align 8
  %slots.i.i = getelementptr inbounds %struct.nesting_words, ptr %150, i64 0, i32 1
  %151 = load i64, ptr %slots.i.i, align 8
  %cmp.i.i95 = icmp slt i64 %inc.i.i94, %151
  br i1 %cmp.i.i95, label %for.body.i.i96, label %for.cond2.preheader.i.i

for.cond2.i.i:                                    ; preds = %cleanup.i.i
  %152 = load i64, ptr %n_outputs.i, align 8
  %cmp3.i.i = icmp slt i64 %inc39.i.i, %152
  br i1 %cmp3.i.i, label %for.body5.i.i, label %make_outputs.exit.i

for.body5.i.i:                                    ; preds = %for.cond2.i.i, %for.body5.lr.ph.i.i
  %total.097.i.i = phi i64 [ 0, %for.body5.lr.ph.i.i ], [ %total.1.i.i, %for.cond2.i.i ]
  %axis.096.i.i = phi i64 [ %144, %for.body5.lr.ph.i.i ], [ %axis.1.i.i, %for.cond2.i.i ]
  %i1.094.i.i = phi i64 [ 0, %for.body5.lr.ph.i.i ], [ %inc39.i.i, %for.cond2.i.i ]
  %153 = load ptr, ptr %outputs.i.i, align 8
  %arrayidx7.i.i = getelementptr inbounds i64, ptr %add.ptr2.i, i64 %axis.096.i.i
  %itemsize.i.i.i = getelementptr inbounds %struct.operand_words, ptr %153, i64 %i1.094.i.i, i32 2
  %154 = load i64, ptr %itemsize.i.i.i, align 8
  %ndim.i.i.i = getelementptr inbounds %struct.operand_words, ptr %153, i64 %i1.094.i.i, i32 1
  %155 = load i64, ptr %ndim.i.i.i, align 8
  %cmp5.i.i.i = icmp sgt i64 %155, 0
  br i1 %cmp5.i.i.i, label %for.body.i.i.i100, label %bytes_of.exit.i.i

for.body.i.i.i100:                                ; preds = %for.body5.i.i, %for.body.i.i.i100
  %i.07.i.i.i = phi i64 [ %inc.i.i.i98, %for.body.i.i.i100 ], [ 0, %for.body5.i.i ]
  %bytes.06.i.i.i = phi i64 [ %spec.store.select.i.i.i, %for.body.i.i.i100 ], [ %154, %for.body5.i.i ]
  %arrayidx.i.i.i97 = getelementptr inbounds i64, ptr %arrayidx7.i.i, i64 %i.07.i.i.i
  %156 = load i64, ptr %arrayidx.i.i.i97, align 8
  %157 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %bytes.06.i.i.i, i64 %156)
  %158 = extractvalue { i64, i1 } %157, 1
  %159 = extractvalue { i64, i1 } %157, 0
  %spec.store.select.i.i.i = select i1 %158, i64 9223372036854775807, i64 %159
  %inc.i.i.i98 = add nuw nsw i64 %i.07.i.i.i, 1
  %exitcond.not.i.i.i99 = icmp eq i64 %inc.i.i.i98, %155
  br i1 %exitcond.not.i.i.i99, label %bytes_of.exit.i.i, label %for.body.i.i.i100

bytes_of.exit.i.i:                                ; preds = %for.body.i.i.i100, %for.body5.i.i
  %bytes.0.lcssa.i.i.i = phi i64 [ %154, %for.body5.i.i ], [ %spec.store.select.i.i.i, %for.body.i.i.i100 ]
  %descr.i.i101 = getelementptr inbounds %struct.operand_words, ptr %153, i64 %i1.094.i.i, i32 0
  %160 = load ptr, ptr %descr.i.i101, align 8
  %call10.i.i = call ptr @tenferro_new_array(ptr %160, i64 %155, ptr %arrayidx7.i.i, i64 %bytes.0.lcssa.i.i.i)
  %tobool.not.i.i = icmp eq ptr %call10.i.i, null
  %161 = load ptr, ptr %returned.i, align 8
  br i1 %tobool.not.i.i, label %if.then.i.i, label %if.end.i.i105

if.then.i.i:                                      ; preds = %bytes_of.exit.i.i
  %slots13.i.i = getelementptr inbounds %struct.nesting_words, ptr %161, i64 0, i32 1
  %162 = load i64, ptr %slots13.i.i, align 8
  %cmp6.i.i.i = icmp sgt i64 %162, 0
  br i1 %cmp6.i.i.i, label %for.body.i82.i.i, label %cond.end5.i

for.body.i82.i.i:                                 ; preds = %if.then.i.i, %for.inc.i.i.i
  %i.07.i80.i.i = phi i64 [ %inc.i83.i.i, %for.inc.i.i.i ], [ 0, %if.then.i.i ]
  %arrayidx.i81.i.i = getelementptr inbounds ptr, ptr %add.ptr9.i, i64 %i.07.i80.i.i
  %163 = load ptr, ptr %arrayidx.i81.i.i, align 8
  %tobool.not.i.i.i102 = icmp eq ptr %163, null
  br i1 %tobool.not.i.i.i102, label %for.inc.i.i.i, label %if.then.i.i.i103

if.then.i.i.i103:                                 ; preds = %for.body.i82.i.i
  call void @Py_DecRef(ptr %163)
  br label %for.inc.i.i.i

for.inc.i.i.i:                                    ; preds = %if.then.i.i.i103, %for.body.i82.i.i
  %inc.i83.i.i = add nuw nsw i64 %i.07.i80.i.i, 1
  %exitcond.not.i84.i.i = icmp eq i64 %inc.i83.i.i, %162
  br i1 %exitcond.not.i84.i.i, label %cleanup.i.i, label %for.body.i82.i.i

if.end.i.i105:                                    ; preds = %bytes_of.exit.i.i
  %leaves.i.i = getelementptr inbounds %struct.nesting_words, ptr %161, i64 0, i32 4
  %164 = load ptr, ptr %leaves.i.i, align 8
  %arrayidx16.i.i = getelementptr inbounds i64, ptr %164, i64 %i1.094.i.i
  %165 = load i64, ptr %arrayidx16.i.i, align 8
  %arrayidx17.i.i = getelementptr inbounds ptr, ptr %add.ptr9.i, i64 %165
  store ptr %call10.i.i, ptr %arrayidx17.i.i, align 8
  %add.ptr.i.i.i104 = getelementptr inbounds i8, ptr %call10.i.i, i64 %148
  %166 = load ptr, ptr %add.ptr.i.i.i104, align 8
  %167 = load i64, ptr %n_inputs.i, align 8
  %add.i.i = add nsw i64 %167, %i1.094.i.i
  %arrayidx19.i.i = getelementptr inbounds ptr, ptr %3, i64 %add.i.i
  store ptr %166, ptr %arrayidx19.i.i, align 8
  %add.ptr.i85.i.i = getelementptr inbounds i8, ptr %call10.i.i, i64 %149
  %168 = load ptr, ptr %add.ptr.i85.i.i, align 8
  %169 = load i64, ptr %ndim.i.i.i, align 8
  %cmp2391.i.i = icmp sgt i64 %169, 0
  br i1 %cmp2391.i.i, label %for.body25.i.i, label %for.cond.cleanup24.i.i

for.cond.cleanup24.i.i:                           ; preds = %for.body25.i.i, %if.end.i.i105
  %.lcssa.i.i = phi i64 [ %169, %if.end.i.i105 ], [ %171, %for.body25.i.i ]
  %add33.i.i = add nsw i64 %bytes.0.lcssa.i.i.i, %total.097.i.i
  %add35.i.i = add nsw i64 %.lcssa.i.i, %axis.096.i.i
  br label %cleanup.i.i

for.body25.i.i:                                   ; preds = %if.end.i.i105, %for.body25.i.i
  %j.092.i.i = phi i64 [ %inc31.i.i, %for.body25.i.i ], [ 0, %if.end.i.i105 ]
  %arrayidx26.i.i = getelementptr inbounds i64, ptr %168, i64 %j.092.i.i
  %170 = load i64, ptr %arrayidx26.i.i, align 8
  %add28.i.i = add nsw i64 %j.092.i.i, %axis.096.i.i
  %arrayidx29.i.i = getelementptr inbounds i64, ptr %add.ptr4.i, i64 %add28.i.i
  store i64 %170, ptr %arrayidx29.i.i, align 8
  %inc31.i.i = add nuw nsw i64 %j.092.i.i, 1
  %171 = load i64, ptr %ndim.i.i.i, align 8
  %cmp23.i.i = icmp slt i64 %inc31.i.i, %171
  br i1 %cmp23.i.i, label %for.body25.i.i, label %for.cond.cleanup24.i.i

cleanup.i.i:                                      ; preds = %for.inc.i.i.i, %for.cond.cleanup24.i.i
  %axis.1.i.i = phi i64 [ %add35.i.i, %for.cond.cleanup24.i.i ], [ %axis.096.i.i, %for.inc.i.i.i ]
  %total.1.i.i = phi i64 [ %add33.i.i, %for.cond.cleanup24.i.i ], [ %total.097.i.i, %for.inc.i.i.i ]
  %inc39.i.i = add nuw nsw i64 %i1.094.i.i, 1
  br i1 %tobool.not.i.i, label %cond.end5.i, label %for.cond2.i.i

make_outputs.exit.i:                              ; preds = %for.cond2.i.i
  %cmp1.i = icmp slt i64 %total.1.i.i, 0
  br i1 %cmp1.i, label %cond.end5.i, label %cond.false3.i

for.body.i108:                                    ; preds = %cond.end.i, %for.body.i108
  %i.049.i = phi i64 [ %inc.i107, %for.body.i108 ], [ 0, %cond.end.i ]
  %arrayidx.i106 = getelementptr inbounds ptr, ptr %add.ptr14.i, i64 %i.049.i
  %172 = load ptr, ptr %arrayidx.i106, align 8
  call void @Py_IncRef(ptr %172)
  %inc.i107 = add nuw nsw i64 %i.049.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i107, %143
  br i1 %exitcond.not.i, label %for.cond.cleanup.i92, label %for.body.i108

cond.false3.i:                                    ; preds = %make_outputs.exit.i, %for.cond2.preheader.i.i
  %spec.select.i44.i = phi i64 [ %total.1.i.i, %make_outputs.exit.i ], [ 0, %for.cond2.preheader.i.i ]
  %add.i109 = add nsw i64 %spec.select.i44.i, %cond149
  %tobool.not.i18.i = icmp eq i64 %cond12, 0
  br i1 %tobool.not.i18.i, label %if.end.i32.i, label %cond.end.i.i

cond.end.i.i:                                     ; preds = %cond.false3.i
  %call.i.i = call ptr @tenferro_acquire(i64 %cond12)
  %tobool2.not.i.i = icmp eq ptr %call.i.i, null
  br i1 %tobool2.not.i.i, label %if.then.i23.i, label %if.end.i32.i

if.then.i23.i:                                    ; preds = %cond.end.i.i
  %173 = load ptr, ptr %returned.i, align 8
  %slots.i21.i = getelementptr inbounds %struct.nesting_words, ptr %173, i64 0, i32 1
  %174 = load i64, ptr %slots.i21.i, align 8
  %cmp6.i.i22.i = icmp sgt i64 %174, 0
  br i1 %cmp6.i.i22.i, label %for.body.i.i27.i, label %drop.exit.i.i

for.body.i.i27.i:                                 ; preds = %if.then.i23.i, %for.inc.i.i31.i
  %i.07.i.i24.i = phi i64 [ %inc.i.i29.i, %for.inc.i.i31.i ], [ 0, %if.then.i23.i ]
  %arrayidx.i.i25.i = getelementptr inbounds ptr, ptr %add.ptr9.i, i64 %i.07.i.i24.i
  %175 = load ptr, ptr %arrayidx.i.i25.i, align 8
  %tobool.not.i.i26.i = icmp eq ptr %175, null
  br i1 %tobool.not.i.i26.i, label %for.inc.i.i31.i, label %if.then.i.i28.i

if.then.i.i28.i:                                  ; preds = %for.body.i.i27.i
  call void @Py_DecRef(ptr %175)
  br label %for.inc.i.i31.i

for.inc.i.i31.i:                                  ; preds = %if.then.i.i28.i, %for.body.i.i27.i
  %inc.i.i29.i = add nuw nsw i64 %i.07.i.i24.i, 1
  %exitcond.not.i.i30.i = icmp eq i64 %inc.i.i29.i, %174
  br i1 %exitcond.not.i.i30.i, label %drop.exit.i.i, label %for.body.i.i27.i

drop.exit.i.i:                                    ; preds = %for.inc.i.i31.i, %if.then.i23.i
  %call3.i.i = call ptr (ptr, ptr, ...) @PyErr_Format(ptr @Memory_Error, ptr getelementptr inbounds ([54 x i8], ptr @.str, i64 0, i64 0), i64 %cond12)
  br label %cond.end5.i

if.end.i32.i:                                     ; preds = %cond.end.i.i, %cond.false3.i
  %cond55.i.i = phi ptr [ %call.i.i, %cond.end.i.i ], [ null, %cond.false3.i ]
  %release.i.i.i = getelementptr inbounds %struct.call_words, ptr %1, i64 0, i32 11
  %176 = load i64, ptr %release.i.i.i, align 8
  %cmp.i.i.i110 = icmp sgt i64 %176, %add.i109
  br i1 %cmp.i.i.i110, label %if.then.i32.i.i, label %if.end.i.i.i113

if.then.i32.i.i:                                  ; preds = %if.end.i32.i
  %call.i.i.i111 = call fastcc i64 @run_flushing(ptr %1, ptr %c, ptr %cond55.i.i)
  br label %run.exit.i.i

if.end.i.i.i113:                                  ; preds = %if.end.i32.i
  %call1.i.i.i = call ptr @PyEval_SaveThread()
  %call2.i.i.i112 = call fastcc i64 @run_flushing(ptr %1, ptr %c, ptr %cond55.i.i)
  call void @PyEval_RestoreThread(ptr %call1.i.i.i)
  br label %run.exit.i.i

run.exit.i.i:                                     ; preds = %if.end.i.i.i113, %if.then.i32.i.i
  %retval.0.i.i.i = phi i64 [ %call.i.i.i111, %if.then.i32.i.i ], [ %call2.i.i.i112, %if.end.i.i.i113 ]
  br i1 %tobool.not.i18.i, label %if.end7.i.i, label %if.then6.i.i

if.then6.i.i:                                     ; preds = %run.exit.i.i
  call void @tenferro_release(ptr %cond55.i.i)
  br label %if.end7.i.i

if.end7.i.i:                                      ; preds = %if.then6.i.i, %run.exit.i.i
  %cmp.i33.i = icmp eq i64 %retval.0.i.i.i, 0
  %177 = load ptr, ptr %returned.i, align 8
  br i1 %cmp.i33.i, label %if.then8.i.i, label %if.end12.i.i

if.then8.i.i:                                     ; preds = %if.end7.i.i
  %n_containers.i.i.i = getelementptr inbounds %struct.nesting_words, ptr %177, i64 0, i32 2
  %178 = load i64, ptr %n_containers.i.i.i, align 8
  %cmp36.i.i.i = icmp sgt i64 %178, 0
  br i1 %cmp36.i.i.i, label %for.body.lr.ph.i.i.i114, label %for.end.i.i.i

for.body.lr.ph.i.i.i114:                          ; preds = %if.then8.i.i
  %containers.i.i.i = getelementptr inbounds %struct.nesting_words, ptr %177, i64 0, i32 3
  br label %for.body.i33.i.i

for.body.i33.i.i:                                 ; preds = %for.cond.backedge.i.i.i, %for.body.lr.ph.i.i.i114
  %i.037.in.i.i.i = phi i64 [ %178, %for.body.lr.ph.i.i.i114 ], [ %i.037.i.i.i, %for.cond.backedge.i.i.i ]
  %i.037.i.i.i = add nsw i64 %i.037.in.i.i.i, -1
  %179 = load ptr, ptr %containers.i.i.i, align 8
  %kind.i.i.i.i = getelementptr inbounds %struct.container_words, ptr %179, i64 %i.037.i.i.i, i32 0
  %180 = load i64, ptr %kind.i.i.i.i, align 8
  switch i64 %180, label %sw.epilog.i.i.i.i [
    i64 1, label %sw.bb.i.i.i.i119
    i64 3, label %sw.bb1.i.i.i.i126
    i64 4, label %sw.bb3.i.i.i.i
  ]

sw.bb.i.i.i.i119:                                 ; preds = %for.body.i33.i.i
  %own.i.i.i.i.i = getelementptr inbounds %struct.container_words, ptr %179, i64 %i.037.i.i.i, i32 5
  %181 = load ptr, ptr %own.i.i.i.i.i, align 8
  %first.i.i.i.i.i115 = getelementptr inbounds %struct.container_words, ptr %179, i64 %i.037.i.i.i, i32 2
  %182 = load i64, ptr %first.i.i.i.i.i115, align 8
  %arrayidx.i.i.i.i.i116 = getelementptr inbounds ptr, ptr %add.ptr9.i, i64 %182
  %size.i.i.i.i.i = getelementptr inbounds %struct.container_words, ptr %179, i64 %i.037.i.i.i, i32 3
  %183 = load i64, ptr %size.i.i.i.i.i, align 8
  %call.i.i.i.i.i117 = call ptr @PyObject_Vectorcall(ptr %181, ptr %arrayidx.i.i.i.i.i116, i64 %183, ptr null)
  %tobool.not.i.i.i.i.i118 = icmp eq ptr %call.i.i.i.i.i117, null
  br i1 %tobool.not.i.i.i.i.i118, label %if.then.i35.i.i, label %land.rhs.i.preheader.i.i.i.i

land.rhs.i.preheader.i.i.i.i:                     ; preds = %sw.bb.i.i.i.i119
  %184 = load i64, ptr %size.i.i.i.i.i, align 8
  %cmp.i42.i.i.i.i = icmp sgt i64 %184, 0
  br i1 %cmp.i42.i.i.i.i, label %for.body.i.i.i.i.i125, label %for.cond.backedge.i.i.i

for.body.i.i.i.i.i125:                            ; preds = %land.rhs.i.preheader.i.i.i.i, %for.body.i.i.i.i.i125
  %i.018.i43.i.i.i.i = phi i64 [ %inc.i.i.i.i.i123, %for.body.i.i.i.i.i125 ], [ 0, %land.rhs.i.preheader.i.i.i.i ]
  %185 = load i64, ptr %first.i.i.i.i.i115, align 8
  %add.i.i.i.i.i120 = add nsw i64 %185, %i.018.i43.i.i.i.i
  %arrayidx3.i.i.i.i.i121 = getelementptr inbounds ptr, ptr %add.ptr9.i, i64 %add.i.i.i.i.i120
  %186 = load ptr, ptr %arrayidx3.i.i.i.i.i121, align 8
  call void @Py_DecRef(ptr %186)
  %187 = load i64, ptr %first.i.i.i.i.i115, align 8
  %add5.i.i.i.i.i = add nsw i64 %187, %i.018.i43.i.i.i.i
  %arrayidx6.i.i.i.i.i122 = getelementptr inbounds ptr, ptr %add.ptr9.i, i64 %add5.i.i.i.i.i
  store ptr null, ptr %arrayidx6.i.i.i.i.i122, align 8
  %inc.i.i.i.i.i123 = add nuw nsw i64 %i.018.i43.i.i.i.i, 1
  %188 = load i64, ptr %size.i.i.i.i.i, align 8
  %cmp.i.i.i.i.i124 = icmp slt i64 %inc.i.i.i.i.i123, %188
  br i1 %cmp.i.i.i.i.i124, label %for.body.i.i.i.i.i125, label %make_container.exit.i.i.i

sw.bb1.i.i.i.i126:                                ; preds = %for.body.i33.i.i
  %own.i13.i.i.i.i = getelementptr inbounds %struct.container_words, ptr %179, i64 %i.037.i.i.i, i32 5
  %189 = load ptr, ptr %own.i13.i.i.i.i, align 8
  %call.i14.i.i.i.i = call ptr @PyDict_Copy(ptr %189)
  %tobool.not.i15.i.i.i.i = icmp eq ptr %call.i14.i.i.i.i, null
  br i1 %tobool.not.i15.i.i.i.i, label %if.then.i35.i.i, label %land.rhs.lr.ph.i.i.i.i.i

land.rhs.lr.ph.i.i.i.i.i:                         ; preds = %sw.bb1.i.i.i.i126
  %size.i16.i.i.i.i = getelementptr inbounds %struct.container_words, ptr %179, i64 %i.037.i.i.i, i32 3
  %keys.i.i.i.i.i127 = getelementptr inbounds %struct.container_words, ptr %179, i64 %i.037.i.i.i, i32 4
  %first.i17.i.i.i.i = getelementptr inbounds %struct.container_words, ptr %179, i64 %i.037.i.i.i, i32 2
  %190 = load i64, ptr %size.i16.i.i.i.i, align 8
  %cmp.i1840.i.i.i.i = icmp sgt i64 %190, 0
  br i1 %cmp.i1840.i.i.i.i, label %for.body.i22.i.i.i.i, label %for.cond.backedge.i.i.i

for.body.i22.i.i.i.i:                             ; preds = %land.rhs.lr.ph.i.i.i.i.i, %if.end.i.i.i.i.i131
  %i.027.i41.i.i.i.i = phi i64 [ %inc.i25.i.i.i.i, %if.end.i.i.i.i.i131 ], [ 0, %land.rhs.lr.ph.i.i.i.i.i ]
  %191 = load ptr, ptr %keys.i.i.i.i.i127, align 8
  %arrayidx.i20.i.i.i.i = getelementptr inbounds ptr, ptr %191, i64 %i.027.i41.i.i.i.i
  %192 = load ptr, ptr %arrayidx.i20.i.i.i.i, align 8
  %193 = load i64, ptr %first.i17.i.i.i.i, align 8
  %add.i21.i.i.i.i = add nsw i64 %193, %i.027.i41.i.i.i.i
  %arrayidx1.i.i.i.i.i = getelementptr inbounds ptr, ptr %add.ptr9.i, i64 %add.i21.i.i.i.i
  %194 = load ptr, ptr %arrayidx1.i.i.i.i.i, align 8
  %call2.i.i.i.i.i128 = call i32 @PyDict_SetItem(ptr %call.i14.i.i.i.i, ptr %192, ptr %194)
  %tobool3.not.i.i.i.i.i = icmp eq i32 %call2.i.i.i.i.i128, 0
  br i1 %tobool3.not.i.i.i.i.i, label %if.end.i.i.i.i.i131, label %cleanup.i.i.i.i.i

if.end.i.i.i.i.i131:                              ; preds = %for.body.i22.i.i.i.i
  %195 = load i64, ptr %first.i17.i.i.i.i, align 8
  %add5.i23.i.i.i.i = add nsw i64 %195, %i.027.i41.i.i.i.i
  %arrayidx6.i24.i.i.i.i = getelementptr inbounds ptr, ptr %add.ptr9.i, i64 %add5.i23.i.i.i.i
  %196 = load ptr, ptr %arrayidx6.i24.i.i.i.i, align 8
  call void @Py_DecRef(ptr %196)
  %197 = load i64, ptr %first.i17.i.i.i.i, align 8
  %add8.i.i.i.i.i129 = add nsw i64 %197, %i.027.i41.i.i.i.i
  %arrayidx9.i.i.i.i.i130 = getelementptr inbounds ptr, ptr %add.ptr9.i, i64 %add8.i.i.i.i.i129
  store ptr null, ptr %arrayidx9.i.i.i.i.i130, align 8
  %inc.i25.i.i.i.i = add nuw nsw i64 %i.027.i41.i.i.i.i, 1
  %198 = load i64, ptr %size.i16.i.i.i.i, align 8
  %cmp.i18.i.i.i.i = icmp slt i64 %inc.i25.i.i.i.i, %198
  br i1 %cmp.i18.i.i.i.i, label %for.body.i22.i.i.i.i, label %make_container.exit.i.i.i

cleanup.i.i.i.i.i:                                ; preds = %for.body.i22.i.i.i.i
  call void @Py_DecRef(ptr %call.i14.i.i.i.i)
  br label %if.then.i35.i.i

sw.bb3.i.i.i.i:                                   ; preds = %for.body.i33.i.i
  %own.i.i.i.i132 = getelementptr inbounds %struct.container_words, ptr %179, i64 %i.037.i.i.i, i32 5
  %199 = load ptr, ptr %own.i.i.i.i132, align 8
  call void @Py_IncRef(ptr %199)
  %200 = load ptr, ptr %own.i.i.i.i132, align 8
  br label %make_container.exit.i.i.i

sw.epilog.i.i.i.i:                                ; preds = %for.body.i33.i.i
  %cmp.i26.i.i.i.i133 = icmp eq i64 %180, 2
  %size.i27.i.i.i.i = getelementptr inbounds %struct.container_words, ptr %179, i64 %i.037.i.i.i, i32 3
  %201 = load i64, ptr %size.i27.i.i.i.i, align 8
  br i1 %cmp.i26.i.i.i.i133, label %cond.true.i.i.i.i.i, label %cond.false.i.i.i.i.i

cond.true.i.i.i.i.i:                              ; preds = %sw.epilog.i.i.i.i
  %call.i28.i.i.i.i = call ptr @PyList_New(i64 %201)
  br label %cond.end.i.i.i.i.i

cond.false.i.i.i.i.i:                             ; preds = %sw.epilog.i.i.i.i
  %call2.i29.i.i.i.i = call ptr @PyTuple_New(i64 %201)
  br label %cond.end.i.i.i.i.i

cond.end.i.i.i.i.i:                               ; preds = %cond.false.i.i.i.i.i, %cond.true.i.i.i.i.i
  %cond.i.i.i.i.i = phi ptr [ %call.i28.i.i.i.i, %cond.true.i.i.i.i.i ], [ %call2.i29.i.i.i.i, %cond.false.i.i.i.i.i ]
  %tobool.not.i30.i.i.i.i = icmp eq ptr %cond.i.i.i.i.i, null
  br i1 %tobool.not.i30.i.i.i.i, label %if.then.i35.i.i, label %land.rhs.lr.ph.i32.i.i.i.i

land.rhs.lr.ph.i32.i.i.i.i:                       ; preds = %cond.end.i.i.i.i.i
  %first.i31.i.i.i.i = getelementptr inbounds %struct.container_words, ptr %179, i64 %i.037.i.i.i, i32 2
  %202 = load i64, ptr %size.i27.i.i.i.i, align 8
  %cmp4.i44.i.i.i.i = icmp sgt i64 %202, 0
  br i1 %cmp4.i44.i.i.i.i, label %for.body.i37.i.i.i.i, label %for.cond.backedge.i.i.i

for.body.i37.i.i.i.i:                             ; preds = %land.rhs.lr.ph.i32.i.i.i.i, %for.body.i37.i.i.i.i
  %i.025.i45.i.i.i.i = phi i64 [ %inc.i36.i.i.i.i, %for.body.i37.i.i.i.i ], [ 0, %land.rhs.lr.ph.i32.i.i.i.i ]
  %203 = load i64, ptr %kind.i.i.i.i, align 8
  %cmp6.i.i.i.i.i = icmp eq i64 %203, 2
  %cond7.i.i.i.i.i = select i1 %cmp6.i.i.i.i.i, ptr @PyList_SetItem, ptr @PyTuple_SetItem
  %204 = load i64, ptr %first.i31.i.i.i.i, align 8
  %add.i34.i.i.i.i = add nsw i64 %204, %i.025.i45.i.i.i.i
  %arrayidx.i35.i.i.i.i = getelementptr inbounds ptr, ptr %add.ptr9.i, i64 %add.i34.i.i.i.i
  %205 = load ptr, ptr %arrayidx.i35.i.i.i.i, align 8
  %call8.i.i.i.i.i = call i32 %cond7.i.i.i.i.i(ptr %cond.i.i.i.i.i, i64 %i.025.i45.i.i.i.i, ptr %205)
  %206 = load i64, ptr %first.i31.i.i.i.i, align 8
  %add10.i.i.i.i.i = add nsw i64 %206, %i.025.i45.i.i.i.i
  %arrayidx11.i.i.i.i.i = getelementptr inbounds ptr, ptr %add.ptr9.i, i64 %add10.i.i.i.i.i
  store ptr null, ptr %arrayidx11.i.i.i.i.i, align 8
  %inc.i36.i.i.i.i = add nuw nsw i64 %i.025.i45.i.i.i.i, 1
  %207 = load i64, ptr %size.i27.i.i.i.i, align 8
  %cmp4.i.i.i.i.i = icmp slt i64 %inc.i36.i.i.i.i, %207
  br i1 %cmp4.i.i.i.i.i, label %for.body.i37.i.i.i.i, label %make_container.exit.i.i.i

make_container.exit.i.i.i:                        ; preds = %if.end.i.i.i.i.i131, %for.body.i.i.i.i.i125, %for.body.i37.i.i.i.i, %sw.bb3.i.i.i.i
  %retval.0.i.i.i.i = phi ptr [ %200, %sw.bb3.i.i.i.i ], [ %cond.i.i.i.i.i, %for.body.i37.i.i.i.i ], [ %call.i.i.i.i.i117, %for.body.i.i.i.i.i125 ], [ %call.i14.i.i.i.i, %if.end.i.i.i.i.i131 ]
  %tobool.not.i34.i.i = icmp eq ptr %retval.0.i.i.i.i, null
  br i1 %tobool.not.i34.i.i, label %if.then.i35.i.i, label %for.cond.backedge.i.i.i

if.then.i35.i.i:                                  ; preds = %make_container.exit.i.i.i, %cond.end.i.i.i.i.i, %sw.bb1.i.i.i.i126, %sw.bb.i.i.i.i119, %cleanup.i.i.i.i.i
  %slots1.i.i.i = getelementptr inbounds %struct.nesting_words, ptr %177, i64 0, i32 1
  %208 = load i64, ptr %slots1.i.i.i, align 8
  %cmp6.i.i.i.i134 = icmp sgt i64 %208, 0
  br i1 %cmp6.i.i.i.i134, label %for.body.i.i.i.i137, label %cond.end5.i

for.body.i.i.i.i137:                              ; preds = %if.then.i35.i.i, %for.inc.i.i.i.i
  %i.07.i.i.i.i = phi i64 [ %inc.i.i.i.i139, %for.inc.i.i.i.i ], [ 0, %if.then.i35.i.i ]
  %arrayidx.i.i.i.i135 = getelementptr inbounds ptr, ptr %add.ptr9.i, i64 %i.07.i.i.i.i
  %209 = load ptr, ptr %arrayidx.i.i.i.i135, align 8
  %tobool.not.i.i.i.i136 = icmp eq ptr %209, null
  br i1 %tobool.not.i.i.i.i136, label %for.inc.i.i.i.i, label %if.then.i.i.i.i138

if.then.i.i.i.i138:                               ; preds = %for.body.i.i.i.i137
  call void @Py_DecRef(ptr %209)
  br label %for.inc.i.i.i.i

for.inc.i.i.i.i:                                  ; preds = %if.then.i.i.i.i138, %for.body.i.i.i.i137
  %inc.i.i.i.i139 = add nuw nsw i64 %i.07.i.i.i.i, 1
  %exitcond.not.i.i.i.i = icmp eq i64 %inc.i.i.i.i139, %208
  br i1 %exitcond.not.i.i.i.i, label %cond.end5.i, label %for.body.i.i.i.i137

for.cond.backedge.i.i.i:                          ; preds = %make_container.exit.i.i.i, %land.rhs.lr.ph.i32.i.i.i.i, %land.rhs.lr.ph.i.i.i.i.i, %land.rhs.i.preheader.i.i.i.i
  %retval.0.i.sink.i.i.i = phi ptr [ %call.i14.i.i.i.i, %land.rhs.lr.ph.i.i.i.i.i ], [ %call.i.i.i.i.i117, %land.rhs.i.preheader.i.i.i.i ], [ %cond.i.i.i.i.i, %land.rhs.lr.ph.i32.i.i.i.i ], [ %retval.0.i.i.i.i, %make_container.exit.i.i.i ]
  %slot.i.i.i140 = getelementptr inbounds %struct.container_words, ptr %179, i64 %i.037.i.i.i, i32 1
  %210 = load i64, ptr %slot.i.i.i140, align 8
  %arrayidx2.i.i.i = getelementptr inbounds ptr, ptr %add.ptr9.i, i64 %210
  store ptr %retval.0.i.sink.i.i.i, ptr %arrayidx2.i.i.i, align 8
  %cmp.i36.i.i = icmp sgt i64 %i.037.in.i.i.i, 1
  br i1 %cmp.i36.i.i, label %for.body.i33.i.i, label %for.end.i.i.i

for.end.i.i.i:                                    ; preds = %for.cond.backedge.i.i.i, %if.then8.i.i
  %211 = load ptr, ptr %add.ptr9.i, align 8
  br label %cond.end5.i

if.end12.i.i:                                     ; preds = %if.end7.i.i
  %slots15.i.i = getelementptr inbounds %struct.nesting_words, ptr %177, i64 0, i32 1
  %212 = load i64, ptr %slots15.i.i, align 8
  %cmp6.i37.i.i = icmp sgt i64 %212, 0
  br i1 %cmp6.i37.i.i, label %for.body.i41.i.i, label %drop.exit46.i.i

for.body.i41.i.i:                                 ; preds = %if.end12.i.i, %for.inc.i45.i.i
  %i.07.i38.i.i = phi i64 [ %inc.i43.i.i, %for.inc.i45.i.i ], [ 0, %if.end12.i.i ]
  %arrayidx.i39.i.i = getelementptr inbounds ptr, ptr %add.ptr9.i, i64 %i.07.i38.i.i
  %213 = load ptr, ptr %arrayidx.i39.i.i, align 8
  %tobool.not.i40.i.i = icmp eq ptr %213, null
  br i1 %tobool.not.i40.i.i, label %for.inc.i45.i.i, label %if.then.i42.i.i

if.then.i42.i.i:                                  ; preds = %for.body.i41.i.i
  call void @Py_DecRef(ptr %213)
  br label %for.inc.i45.i.i

for.inc.i45.i.i:                                  ; preds = %if.then.i42.i.i, %for.body.i41.i.i
  %inc.i43.i.i = add nuw nsw i64 %i.07.i38.i.i, 1
  %exitcond.not.i44.i.i = icmp eq i64 %inc.i43.i.i, %212
  br i1 %exitcond.not.i44.i.i, label %drop.exit46.i.i, label %for.body.i41.i.i

drop.exit46.i.i:                                  ; preds = %for.inc.i45.i.i, %if.end12.i.i
  %call.i47.i.i = call ptr @PyErr_Occurred()
  %tobool.not.i48.i.i = icmp eq ptr %call.i47.i.i, null
  br i1 %tobool.not.i48.i.i, label %if.end.i50.i.i, label %cond.end5.i

if.end.i50.i.i:                                   ; preds = %drop.exit46.i.i
  %call1.i49.i.i = call ptr @PyLong_FromLongLong(i64 %retval.0.i.i.i)
  store ptr %call1.i49.i.i, ptr %number.i.i.i, align 8
  %tobool2.not.i.i.i = icmp eq ptr %call1.i49.i.i, null
  br i1 %tobool2.not.i.i.i, label %cleanup.i.i.i, label %if.end4.i.i.i

if.end4.i.i.i:                                    ; preds = %if.end.i50.i.i
  %on_status.i.i.i = getelementptr inbounds %struct.call_words, ptr %1, i64 0, i32 2
  %214 = load ptr, ptr %on_status.i.i.i, align 8
  %call5.i.i.i = call ptr @PyObject_Vectorcall(ptr %214, ptr %number.i.i.i, i64 1, ptr null)
  %215 = load ptr, ptr %number.i.i.i, align 8
  call void @Py_DecRef(ptr %215)
  br label %cleanup.i.i.i

cleanup.i.i.i:                                    ; preds = %if.end4.i.i.i, %if.end.i50.i.i
  %retval.0.i51.i.i = phi ptr [ %call5.i.i.i, %if.end4.i.i.i ], [ null, %if.end.i50.i.i ]
  br label %cond.end5.i

cond.end5.i:                                      ; preds = %cleanup.i.i, %if.then.i.i, %for.inc.i.i.i.i, %cleanup.i.i.i, %drop.exit46.i.i, %for.end.i.i.i, %if.then.i35.i.i, %drop.exit.i.i, %make_outputs.exit.i
  %cond6.i = phi ptr [ null, %make_outputs.exit.i ], [ %call3.i.i, %drop.exit.i.i ], [ %211, %for.end.i.i.i ], [ null, %if.then.i35.i.i ], [ %retval.0.i51.i.i, %cleanup.i.i.i ], [ null, %drop.exit46.i.i ], [ null, %for.inc.i.i.i.i ], [ null, %if.then.i.i ], [ null, %cleanup.i.i ]
  br i1 %cmp4856.i, label %for.body.i36.i, label %cleanup19

for.body.i36.i:                                   ; preds = %cond.end5.i, %for.inc.i.i
  %i.07.i.i = phi i64 [ %inc.i38.i, %for.inc.i.i ], [ 0, %cond.end5.i ]
  %arrayidx.i34.i = getelementptr inbounds ptr, ptr %add.ptr14.i, i64 %i.07.i.i
  %216 = load ptr, ptr %arrayidx.i34.i, align 8
  %tobool.not.i35.i = icmp eq ptr %216, null
  br i1 %tobool.not.i35.i, label %for.inc.i.i, label %if.then.i37.i

if.then.i37.i:                                    ; preds = %for.body.i36.i
  call void @Py_DecRef(ptr %216)
  br label %for.inc.i.i

for.inc.i.i:                                      ; preds = %if.then.i37.i, %for.body.i36.i
  %inc.i38.i = add nuw nsw i64 %i.07.i.i, 1
  %exitcond.not.i.i141 = icmp eq i64 %inc.i38.i, %cond55.i
  br i1 %exitcond.not.i.i141, label %cleanup19, label %for.body.i36.i

if.end17:                                         ; preds = %land.lhs.true.i.i.i.i.i, %land.lhs.true.i54.i.i.i, %if.end6.i.i.i.i, %lor.lhs.false.i56.i.i.i, %sw.bb3.i.i.i, %lor.lhs.false.i38.i.i.i, %sw.bb1.i.i.i, %lor.lhs.false.i22.i.i.i, %sw.bb.i.i.i, %lor.lhs.false.i.i.i.i, %if.then3.i.i.i.i, %open_container.exit.i.i, %is_adjacent.exit.i.i, %if.else18.i, %land.lhs.true.i.i, %land.lhs.true2.i.i, %if.then8.i, %sw.bb14.i.i, %sw.bb6.i.i, %sw.bb2.i.i, %sw.bb.i.i, %if.then5.i.i.i.i, %take_axes.exit.i, %is_array_of.exit.i, %take_number.exit.i, %if.then.i53, %dim_fits.exit.i.i, %sw.bb2.i.i93.i, %cond.end11, %lor.end.i.i.thread45.i.i, %lor.end.i.i.i.i, %cond.end.thread.i.i.i, %cond.end.i.i.i, %open_keywords.exit.i.i, %if.then.i, %entry, %take_number.exit.thread104.i, %if.end, %cond.end
  %call18 = call ptr @PyObject_Vectorcall(ptr %self, ptr %args, i64 %n_args, ptr %names)
  br label %cleanup19

cleanup19:                                        ; preds = %for.inc.i.i, %cond.end5.i, %if.end17
  %retval.1 = phi ptr [ %call18, %if.end17 ], [ %cond6.i, %cond.end5.i ], [ %cond6.i, %for.inc.i.i ]
  ret ptr %retval.1
}

declare ptr @PyObject_Vectorcall(ptr, ptr, i64, ptr)

declare i64 @PyTuple_Size(ptr)

declare ptr @PyTuple_GetItem(ptr, i64)

declare i32 @PyUnicode_Compare(ptr, ptr)

declare i64 @PyList_Size(ptr)

declare ptr @PyList_GetItem(ptr, i64)

declare i64 @PyDict_Size(ptr)

declare i32 @PyDict_Next(ptr, ptr, ptr, ptr)

declare ptr @PyDict_GetItemWithError(ptr, ptr)

declare double @PyFloat_AsDouble(ptr)

declare i64 @PyLong_AsLongLongAndOverflow(ptr, ptr)

declare double @PyComplex_RealAsDouble(ptr)

declare double @PyComplex_ImagAsDouble(ptr)

declare void @Py_IncRef(ptr)

declare ptr @tenferro_new_array(ptr, i64, ptr, i64)

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)

declare ptr @tenferro_acquire(i64)

declare ptr @PyErr_Format(ptr, ptr, ...)

declare void @tenferro_release(ptr)

define internal fastcc i64 @run_flushing(ptr %t, ptr %c, ptr %workspace) {
entry:
  %flushes = getelementptr inbounds %struct.call_words, ptr %t, i64 0, i32 14
  %0 = load i64, ptr %flushes, align 8
  %tobool.not = icmp eq i64 %0, 0
  br i1 %tobool.not, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %1 = load atomic i64, ptr @tenferro_flushes monotonic, align 8
  %tobool1.not = icmp eq i64 %1, 0
  br i1 %tobool1.not, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  %program = getelementptr inbounds %struct.call_words, ptr %t, i64 0, i32 0
  %2 = load ptr, ptr %program, align 8
  %data = getelementptr inbounds %struct.call, ptr %c, i64 0, i32 0
  %3 = load ptr, ptr %data, align 8
  %shapes = getelementptr inbounds %struct.call, ptr %c, i64 0, i32 1
  %4 = load ptr, ptr %shapes, align 8
  %strides = getelementptr inbounds %struct.call, ptr %c, i64 0, i32 2
  %5 = load ptr, ptr %strides, align 8
  %context = getelementptr inbounds %struct.call_words, ptr %t, i64 0, i32 15
  %6 = load ptr, ptr %context, align 8
  %call = call i64 %2(ptr %3, ptr %4, ptr %5, ptr %workspace, ptr %6)
  br label %return

if.end:                                           ; preds = %land.lhs.true, %entry
  %7 = load i64, ptr @flush_bits, align 8
  %call.i = call i64 @float_control()
  %and.i = and i64 %call.i, %7
  %cmp.not.i = icmp eq i64 %and.i, %7
  br i1 %cmp.not.i, label %swap_flushing.exit, label %if.then.i

if.then.i:                                        ; preds = %if.end
  %or.i = or i64 %call.i, %7
  call void @set_float_control(i64 %or.i)
  br label %swap_flushing.exit

swap_flushing.exit:                               ; preds = %if.end, %if.then.i
  %program3 = getelementptr inbounds %struct.call_words, ptr %t, i64 0, i32 0
  %8 = load ptr, ptr %program3, align 8
  %data4 = getelementptr inbounds %struct.call, ptr %c, i64 0, i32 0
  %9 = load ptr, ptr %data4, align 8
  %shapes5 = getelementptr inbounds %struct.call, ptr %c, i64 0, i32 1
  %10 = load ptr, ptr %shapes5, align 8
  %strides6 = getelementptr inbounds %struct.call, ptr %c, i64 0, i32 2
  %11 = load ptr, ptr %strides6, align 8
  %context7 = getelementptr inbounds %struct.call_words, ptr %t, i64 0, i32 15
  %12 = load ptr, ptr %context7, align 8
  %call8 = call i64 %8(ptr %9, ptr %10, ptr %11, ptr %workspace, ptr %12)
  %call.i20 = call i64 @float_control()
  %and.i21 = and i64 %call.i20, %7
  %cmp.not.i22 = icmp eq i64 %and.i21, %and.i
  br i1 %cmp.not.i22, label %return, label %if.then.i26

if.then.i26:                                      ; preds = %swap_flushing.exit
  %neg.i23 = xor i64 %7, -1
  %and1.i24 = and i64 %call.i20, %neg.i23
  %or.i25 = or i64 %and1.i24, %and.i
  call void @set_float_control(i64 %or.i25)
  br label %return

return:                                           ; preds = %if.then.i26, %swap_flushing.exit, %if.then
  %retval.0 = phi i64 [ %call, %if.then ], [ %call8, %swap_flushing.exit ], [ %call8, %if.then.i26 ]
  ret i64 %retval.0
}

declare ptr @PyEval_SaveThread()

declare void @PyEval_RestoreThread(ptr)

$float_control

$set_float_control

declare void @Py_DecRef(ptr)

declare ptr @PyDict_Copy(ptr)

declare i32 @PyDict_SetItem(ptr, ptr, ptr)

declare ptr @PyList_New(i64)

declare ptr @PyTuple_New(i64)

declare i32 @PyList_SetItem(ptr, i64, ptr)

declare i32 @PyTuple_SetItem(ptr, i64, ptr)

declare ptr @PyErr_Occurred()

declare ptr @PyLong_FromLongLong(i64)
