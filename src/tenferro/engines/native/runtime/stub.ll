; Made from source/stub.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: cebb658096f354cf4af8f23b054eabec55ca9092720ae3436bad8609f5080e95

%struct.call = type { ptr, ptr, ptr, ptr, ptr, ptr }
%struct.call_words = type { ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, ptr }
%struct.operand_words = type { ptr, i64, i64, i64, i64, i64, i64 }

@object_end = internal constant i64 $object_end
@array_data = internal constant i64 $array_data
@object_type = internal constant i64 $object_type
@Float_Type = external global i8, align 1
@Long_Type = external global i8, align 1
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

define ptr @tenferro_call(ptr %self, ptr %args, i64 %n_args) {
entry:
  %number.i.i = alloca ptr, align 8
  %overflow.i.i.i = alloca i32, align 4
  %c = alloca %struct.call, align 8
  %0 = load i64, ptr @object_end, align 8
  %add.ptr.i = getelementptr inbounds i8, ptr %self, i64 %0
  %1 = load ptr, ptr %add.ptr.i, align 8
  %n_inputs = getelementptr inbounds %struct.call_words, ptr %1, i64 0, i32 6
  %2 = load i64, ptr %n_inputs, align 8
  %cmp.not = icmp eq i64 %2, %n_args
  br i1 %cmp.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %call1 = call ptr @PyObject_Vectorcall(ptr %self, ptr %args, i64 %n_args, ptr null)
  br label %cleanup21

if.end:                                           ; preds = %entry
  %scratch = getelementptr inbounds %struct.call_words, ptr %1, i64 0, i32 13
  %3 = load i64, ptr %scratch, align 8
  %4 = alloca i8, i64 %3, align 16
  %data.i = getelementptr inbounds %struct.call, ptr %c, i64 0, i32 0
  store ptr %4, ptr %data.i, align 8
  %add.ptr.i43 = getelementptr inbounds ptr, ptr %4, i64 %n_args
  %n_outputs.i = getelementptr inbounds %struct.call_words, ptr %1, i64 0, i32 7
  %5 = load i64, ptr %n_outputs.i, align 8
  %add.ptr2.i = getelementptr inbounds ptr, ptr %add.ptr.i43, i64 %5
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
  %objects.i = getelementptr inbounds %struct.call, ptr %c, i64 0, i32 4
  store ptr %add.ptr9.i, ptr %objects.i, align 8
  %add.ptr12.i = getelementptr inbounds ptr, ptr %add.ptr9.i, i64 %5
  %numbers.i = getelementptr inbounds %struct.call, ptr %c, i64 0, i32 5
  store ptr %add.ptr12.i, ptr %numbers.i, align 8
  %cmp87.i = icmp sgt i64 %n_args, 0
  br i1 %cmp87.i, label %for.body.lr.ph.i, label %if.end6

for.body.lr.ph.i:                                 ; preds = %if.end
  %inputs.i = getelementptr inbounds %struct.call_words, ptr %1, i64 0, i32 3
  %8 = load i64, ptr @object_type, align 8
  %9 = load i64, ptr @array_descr, align 8
  %10 = load i64, ptr @array_ndim, align 8
  %11 = load i64, ptr @array_flags, align 8
  %12 = load i64, ptr @array_data, align 8
  %dims.i = getelementptr inbounds %struct.call_words, ptr %1, i64 0, i32 5
  %13 = load i64, ptr @array_shape, align 8
  %14 = load i64, ptr @array_strides, align 8
  br label %for.body.i

for.body.i:                                       ; preds = %for.inc.i, %for.body.lr.ph.i
  %i.091.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %inc.i, %for.inc.i ]
  %axis.089.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %add25.i, %for.inc.i ]
  %total.088.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %add.i, %for.inc.i ]
  %15 = load ptr, ptr %inputs.i, align 8
  %number.i = getelementptr inbounds %struct.operand_words, ptr %15, i64 %i.091.i, i32 5
  %16 = load i64, ptr %number.i, align 8
  %cmp1.not.i = icmp eq i64 %16, 0
  br i1 %cmp1.not.i, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %for.body.i
  %mul.i = shl nuw nsw i64 %i.091.i, 1
  %arrayidx2.i = getelementptr inbounds i64, ptr %add.ptr12.i, i64 %mul.i
  %arrayidx3.i = getelementptr inbounds ptr, ptr %4, i64 %i.091.i
  store ptr %arrayidx2.i, ptr %arrayidx3.i, align 8
  %arrayidx4.i = getelementptr inbounds ptr, ptr %args, i64 %i.091.i
  %17 = load ptr, ptr %arrayidx4.i, align 8
  %add.ptr.i.i.i = getelementptr inbounds i8, ptr %17, i64 %8
  %18 = load ptr, ptr %add.ptr.i.i.i, align 8
  %19 = load i64, ptr %number.i, align 8
  switch i64 %19, label %if.then4 [
    i64 1, label %sw.bb.i.i
    i64 2, label %sw.bb2.i.i
    i64 3, label %sw.bb6.i.i
    i64 4, label %sw.bb15.i.i
  ]

sw.bb.i.i:                                        ; preds = %if.then.i
  %cmp.not.i.i = icmp eq ptr %18, @Float_Type
  br i1 %cmp.not.i.i, label %if.end.i.i, label %if.then4

if.end.i.i:                                       ; preds = %sw.bb.i.i
  %call1.i.i = call double @PyFloat_AsDouble(ptr %17)
  %format.i.i = getelementptr inbounds %struct.operand_words, ptr %15, i64 %i.091.i, i32 6
  %20 = load i64, ptr %format.i.i, align 8
  switch i64 %20, label %for.inc.i [
    i64 0, label %sw.bb.i.i.i
    i64 1, label %sw.bb1.i.i.i
    i64 2, label %sw.bb2.i.i.i
    i64 3, label %sw.bb4.i.i.i
  ]

sw.bb.i.i.i:                                      ; preds = %if.end.i.i
  store double %call1.i.i, ptr %arrayidx2.i, align 8
  br label %for.inc.i

sw.bb1.i.i.i:                                     ; preds = %if.end.i.i
  %conv.i.i.i = fptrunc double %call1.i.i to float
  store float %conv.i.i.i, ptr %arrayidx2.i, align 4
  br label %for.inc.i

sw.bb2.i.i.i:                                     ; preds = %if.end.i.i
  store double %call1.i.i, ptr %arrayidx2.i, align 8
  %arrayidx3.i.i.i = getelementptr inbounds double, ptr %arrayidx2.i, i64 1
  store double 0.000000e+00, ptr %arrayidx3.i.i.i, align 8
  br label %for.inc.i

sw.bb4.i.i.i:                                     ; preds = %if.end.i.i
  %conv5.i.i.i = fptrunc double %call1.i.i to float
  store float %conv5.i.i.i, ptr %arrayidx2.i, align 4
  %arrayidx8.i.i.i = getelementptr inbounds float, ptr %arrayidx2.i, i64 1
  store float 0.000000e+00, ptr %arrayidx8.i.i.i, align 4
  br label %for.inc.i

sw.bb2.i.i:                                       ; preds = %if.then.i
  %cmp3.i.i = icmp eq ptr %18, @Long_Type
  br i1 %cmp3.i.i, label %land.rhs.i.i, label %if.then4

land.rhs.i.i:                                     ; preds = %sw.bb2.i.i
  %format4.i.i = getelementptr inbounds %struct.operand_words, ptr %15, i64 %i.091.i, i32 6
  %21 = load i64, ptr %format4.i.i, align 8
  %call.i.i.i = call i64 @PyLong_AsLongLongAndOverflow(ptr %17, ptr %overflow.i.i.i)
  %22 = load i32, ptr %overflow.i.i.i, align 4
  %tobool.not.i.i.i = icmp eq i32 %22, 0
  br i1 %tobool.not.i.i.i, label %land.rhs.i.i.i, label %take_number.exit.thread80.i

take_number.exit.thread80.i:                      ; preds = %land.rhs.i.i
  br label %if.then4

land.rhs.i.i.i:                                   ; preds = %land.rhs.i.i
  %cmp.i.i.i.i = icmp slt i64 %21, 4
  br i1 %cmp.i.i.i.i, label %if.then.i.i.i.i, label %if.end.i.i.i.i

if.then.i.i.i.i:                                  ; preds = %land.rhs.i.i.i
  %conv.i.i.i.i = sitofp i64 %call.i.i.i to double
  switch i64 %21, label %take_number.exit.thread79.i [
    i64 0, label %sw.bb.i.i.i.i.i
    i64 1, label %sw.bb1.i.i.i.i.i
    i64 2, label %sw.bb2.i.i.i.i.i
    i64 3, label %sw.bb4.i.i.i.i.i
  ]

sw.bb.i.i.i.i.i:                                  ; preds = %if.then.i.i.i.i
  store double %conv.i.i.i.i, ptr %arrayidx2.i, align 8
  br label %take_number.exit.thread79.i

sw.bb1.i.i.i.i.i:                                 ; preds = %if.then.i.i.i.i
  %conv.i.i.i.i.i = fptrunc double %conv.i.i.i.i to float
  store float %conv.i.i.i.i.i, ptr %arrayidx2.i, align 4
  br label %take_number.exit.thread79.i

sw.bb2.i.i.i.i.i:                                 ; preds = %if.then.i.i.i.i
  store double %conv.i.i.i.i, ptr %arrayidx2.i, align 8
  %arrayidx3.i.i.i.i.i = getelementptr inbounds double, ptr %arrayidx2.i, i64 1
  store double 0.000000e+00, ptr %arrayidx3.i.i.i.i.i, align 8
  br label %take_number.exit.thread79.i

sw.bb4.i.i.i.i.i:                                 ; preds = %if.then.i.i.i.i
  %conv5.i.i.i.i.i = fptrunc double %conv.i.i.i.i to float
  store float %conv5.i.i.i.i.i, ptr %arrayidx2.i, align 4
  %arrayidx8.i.i.i.i.i = getelementptr inbounds float, ptr %arrayidx2.i, i64 1
  store float 0.000000e+00, ptr %arrayidx8.i.i.i.i.i, align 4
  br label %take_number.exit.thread79.i

if.end.i.i.i.i:                                   ; preds = %land.rhs.i.i.i
  store i64 %call.i.i.i, ptr %arrayidx2.i, align 8
  %23 = trunc i64 %21 to i32
  %sh_prom.i.i.i.i = and i32 %23, 3
  %shl.neg.i.i.i.i = shl nsw i32 -8, %sh_prom.i.i.i.i
  %sub.i.i.i.i = add nsw i32 %shl.neg.i.i.i.i, 64
  %24 = zext i32 %sub.i.i.i.i to i64
  %shl2.i.i.i.i = shl i64 %call.i.i.i, %24
  %cmp3.i.i.i.i = icmp ugt i64 %21, 7
  br i1 %cmp3.i.i.i.i, label %if.then5.i.i.i.i, label %take_number.exit.i

if.then5.i.i.i.i:                                 ; preds = %if.end.i.i.i.i
  %cmp6.i.i.i.i = icmp sgt i64 %call.i.i.i, -1
  %shr.i.i.i.i = lshr i64 %shl2.i.i.i.i, %24
  %cmp8.i.i.i.i = icmp eq i64 %shr.i.i.i.i, %call.i.i.i
  %25 = select i1 %cmp6.i.i.i.i, i1 %cmp8.i.i.i.i, i1 false
  br i1 %25, label %for.inc.i, label %if.then4

sw.bb6.i.i:                                       ; preds = %if.then.i
  %cmp7.i.i = icmp ne ptr %17, @True_Object
  %cmp8.i.i = icmp ne ptr %17, @False_Object
  %or.cond.i.i = and i1 %cmp7.i.i, %cmp8.i.i
  br i1 %or.cond.i.i, label %if.then4, label %if.end10.i.i

if.end10.i.i:                                     ; preds = %sw.bb6.i.i
  %cmp11.i.i = icmp eq ptr %17, @True_Object
  %format13.i.i = getelementptr inbounds %struct.operand_words, ptr %15, i64 %i.091.i, i32 6
  %26 = load i64, ptr %format13.i.i, align 8
  %cmp.i.i.i = icmp slt i64 %26, 4
  br i1 %cmp.i.i.i, label %if.then.i.i.i, label %if.end.i.i.i

if.then.i.i.i:                                    ; preds = %if.end10.i.i
  %conv.i39.i.i = uitofp i1 %cmp11.i.i to double
  switch i64 %26, label %for.inc.i [
    i64 0, label %sw.bb.i.i.i.i
    i64 1, label %sw.bb1.i.i.i.i
    i64 2, label %sw.bb2.i.i.i.i
    i64 3, label %sw.bb4.i.i.i.i
  ]

sw.bb.i.i.i.i:                                    ; preds = %if.then.i.i.i
  store double %conv.i39.i.i, ptr %arrayidx2.i, align 8
  br label %for.inc.i

sw.bb1.i.i.i.i:                                   ; preds = %if.then.i.i.i
  %conv.i.i40.i.i = uitofp i1 %cmp11.i.i to float
  store float %conv.i.i40.i.i, ptr %arrayidx2.i, align 4
  br label %for.inc.i

sw.bb2.i.i.i.i:                                   ; preds = %if.then.i.i.i
  store double %conv.i39.i.i, ptr %arrayidx2.i, align 8
  %arrayidx3.i.i.i.i = getelementptr inbounds double, ptr %arrayidx2.i, i64 1
  store double 0.000000e+00, ptr %arrayidx3.i.i.i.i, align 8
  br label %for.inc.i

sw.bb4.i.i.i.i:                                   ; preds = %if.then.i.i.i
  %conv5.i.i.i.i = uitofp i1 %cmp11.i.i to float
  store float %conv5.i.i.i.i, ptr %arrayidx2.i, align 4
  %arrayidx8.i.i.i.i = getelementptr inbounds float, ptr %arrayidx2.i, i64 1
  store float 0.000000e+00, ptr %arrayidx8.i.i.i.i, align 4
  br label %for.inc.i

if.end.i.i.i:                                     ; preds = %if.end10.i.i
  %27 = zext i1 %cmp11.i.i to i64
  store i64 %27, ptr %arrayidx2.i, align 8
  br label %for.inc.i

sw.bb15.i.i:                                      ; preds = %if.then.i
  %cmp16.not.i.i = icmp eq ptr %18, @Complex_Type
  br i1 %cmp16.not.i.i, label %if.end19.i.i, label %if.then4

if.end19.i.i:                                     ; preds = %sw.bb15.i.i
  %call20.i.i = call double @PyComplex_RealAsDouble(ptr %17)
  %call21.i.i = call double @PyComplex_ImagAsDouble(ptr %17)
  %format22.i.i = getelementptr inbounds %struct.operand_words, ptr %15, i64 %i.091.i, i32 6
  %28 = load i64, ptr %format22.i.i, align 8
  switch i64 %28, label %for.inc.i [
    i64 0, label %sw.bb.i41.i.i
    i64 1, label %sw.bb1.i43.i.i
    i64 2, label %sw.bb2.i45.i.i
    i64 3, label %sw.bb4.i48.i.i
  ]

sw.bb.i41.i.i:                                    ; preds = %if.end19.i.i
  store double %call20.i.i, ptr %arrayidx2.i, align 8
  br label %for.inc.i

sw.bb1.i43.i.i:                                   ; preds = %if.end19.i.i
  %conv.i42.i.i = fptrunc double %call20.i.i to float
  store float %conv.i42.i.i, ptr %arrayidx2.i, align 4
  br label %for.inc.i

sw.bb2.i45.i.i:                                   ; preds = %if.end19.i.i
  store double %call20.i.i, ptr %arrayidx2.i, align 8
  %arrayidx3.i44.i.i = getelementptr inbounds double, ptr %arrayidx2.i, i64 1
  store double %call21.i.i, ptr %arrayidx3.i44.i.i, align 8
  br label %for.inc.i

sw.bb4.i48.i.i:                                   ; preds = %if.end19.i.i
  %conv5.i46.i.i = fptrunc double %call20.i.i to float
  store float %conv5.i46.i.i, ptr %arrayidx2.i, align 4
  %conv7.i.i.i = fptrunc double %call21.i.i to float
  %arrayidx8.i47.i.i = getelementptr inbounds float, ptr %arrayidx2.i, i64 1
  store float %conv7.i.i.i, ptr %arrayidx8.i47.i.i, align 4
  br label %for.inc.i

take_number.exit.thread79.i:                      ; preds = %sw.bb4.i.i.i.i.i, %sw.bb2.i.i.i.i.i, %sw.bb1.i.i.i.i.i, %sw.bb.i.i.i.i.i, %if.then.i.i.i.i
  br label %for.inc.i

take_number.exit.i:                               ; preds = %if.end.i.i.i.i
  %shr11.i.i.i.i = ashr i64 %shl2.i.i.i.i, %24
  %cmp12.i.i.i.i = icmp eq i64 %shr11.i.i.i.i, %call.i.i.i
  br i1 %cmp12.i.i.i.i, label %for.inc.i, label %if.then4

if.else.i:                                        ; preds = %for.body.i
  %arrayidx8.i = getelementptr inbounds ptr, ptr %args, i64 %i.091.i
  %29 = load ptr, ptr %arrayidx8.i, align 8
  %add.ptr.i.i63.i = getelementptr inbounds i8, ptr %29, i64 %8
  %30 = load ptr, ptr %add.ptr.i.i63.i, align 8
  %cmp.i.i = icmp eq ptr %30, @Array_Type
  br i1 %cmp.i.i, label %land.lhs.true.i.i, label %if.then4

land.lhs.true.i.i:                                ; preds = %if.else.i
  %add.ptr.i18.i.i = getelementptr inbounds i8, ptr %29, i64 %9
  %31 = load ptr, ptr %add.ptr.i18.i.i, align 8
  %descr.i.i = getelementptr inbounds %struct.operand_words, ptr %15, i64 %i.091.i, i32 0
  %32 = load ptr, ptr %descr.i.i, align 8
  %cmp2.i.i = icmp eq ptr %31, %32
  br i1 %cmp2.i.i, label %land.lhs.true3.i.i, label %if.then4

land.lhs.true3.i.i:                               ; preds = %land.lhs.true.i.i
  %add.ptr.i19.i.i = getelementptr inbounds i8, ptr %29, i64 %10
  %33 = load i32, ptr %add.ptr.i19.i.i, align 4
  %conv.i.i = sext i32 %33 to i64
  %ndim.i.i = getelementptr inbounds %struct.operand_words, ptr %15, i64 %i.091.i, i32 1
  %34 = load i64, ptr %ndim.i.i, align 8
  %cmp5.i.i = icmp eq i64 %34, %conv.i.i
  br i1 %cmp5.i.i, label %is_array_of.exit.i, label %if.then4

is_array_of.exit.i:                               ; preds = %land.lhs.true3.i.i
  %add.ptr.i20.i.i = getelementptr inbounds i8, ptr %29, i64 %11
  %35 = load i32, ptr %add.ptr.i20.i.i, align 4
  %conv8.i.i = sext i32 %35 to i64
  %flags.i.i = getelementptr inbounds %struct.operand_words, ptr %15, i64 %i.091.i, i32 3
  %36 = load i64, ptr %flags.i.i, align 8
  %and.i.i = and i64 %36, %conv8.i.i
  %cmp10.i.i = icmp eq i64 %and.i.i, %36
  br i1 %cmp10.i.i, label %if.end11.i, label %if.then4

if.end11.i:                                       ; preds = %is_array_of.exit.i
  %add.ptr.i.i = getelementptr inbounds i8, ptr %29, i64 %12
  %37 = load ptr, ptr %add.ptr.i.i, align 8
  %arrayidx15.i = getelementptr inbounds ptr, ptr %4, i64 %i.091.i
  store ptr %37, ptr %arrayidx15.i, align 8
  %38 = load ptr, ptr %dims.i, align 8
  %arrayidx17.i = getelementptr inbounds i64, ptr %38, i64 %axis.089.i
  %arrayidx18.i = getelementptr inbounds i64, ptr %add.ptr2.i, i64 %axis.089.i
  %arrayidx19.i = getelementptr inbounds i64, ptr %add.ptr4.i, i64 %axis.089.i
  %add.ptr.i.i65.i = getelementptr inbounds i8, ptr %29, i64 %13
  %39 = load ptr, ptr %add.ptr.i.i65.i, align 8
  %add.ptr.i30.i.i = getelementptr inbounds i8, ptr %29, i64 %14
  %40 = load ptr, ptr %add.ptr.i30.i.i, align 8
  %itemsize.i.i = getelementptr inbounds %struct.operand_words, ptr %15, i64 %i.091.i, i32 2
  %41 = load i64, ptr %itemsize.i.i, align 8
  %42 = load i64, ptr %ndim.i.i, align 8
  %cmp36.i.i = icmp sgt i64 %42, 0
  br i1 %cmp36.i.i, label %for.body.i.i, label %for.end.i.i

for.body.i.i:                                     ; preds = %if.end11.i, %if.end.i72.i
  %i.038.i.i = phi i64 [ %inc.i.i, %if.end.i72.i ], [ 0, %if.end11.i ]
  %bytes.037.i.i = phi i64 [ %mul.i.i, %if.end.i72.i ], [ %41, %if.end11.i ]
  %arrayidx.i.i = getelementptr inbounds i64, ptr %39, i64 %i.038.i.i
  %43 = load i64, ptr %arrayidx.i.i, align 8
  %arrayidx2.i.i = getelementptr inbounds i64, ptr %arrayidx18.i, i64 %i.038.i.i
  store i64 %43, ptr %arrayidx2.i.i, align 8
  %arrayidx3.i.i = getelementptr inbounds i64, ptr %40, i64 %i.038.i.i
  %44 = load i64, ptr %arrayidx3.i.i, align 8
  %arrayidx4.i.i = getelementptr inbounds i64, ptr %arrayidx19.i, i64 %i.038.i.i
  store i64 %44, ptr %arrayidx4.i.i, align 8
  %45 = load i64, ptr %arrayidx2.i.i, align 8
  %arrayidx6.i.i = getelementptr inbounds i64, ptr %arrayidx17.i, i64 %i.038.i.i
  %46 = load i64, ptr %arrayidx6.i.i, align 8
  %shr.i.i.i = ashr i64 %46, 2
  %and.i.i.i = and i64 %46, 3
  switch i64 %and.i.i.i, label %if.end.i72.i [
    i64 0, label %dim_fits.exit.i.i
    i64 1, label %sw.bb1.i.i67.i
    i64 2, label %sw.bb2.i.i69.i
  ]

sw.bb1.i.i67.i:                                   ; preds = %for.body.i.i
  %arrayidx.i.i.i = getelementptr inbounds i64, ptr %add.ptr7.i, i64 %shr.i.i.i
  store i64 %45, ptr %arrayidx.i.i.i, align 8
  %.pre.i.i = load i64, ptr %arrayidx2.i.i, align 8
  br label %if.end.i72.i

sw.bb2.i.i69.i:                                   ; preds = %for.body.i.i
  %arrayidx3.i.i68.i = getelementptr inbounds i64, ptr %add.ptr7.i, i64 %shr.i.i.i
  %47 = load i64, ptr %arrayidx3.i.i68.i, align 8
  %cmp4.i.i.i = icmp eq i64 %47, %45
  br i1 %cmp4.i.i.i, label %if.end.i72.i, label %if.then4

dim_fits.exit.i.i:                                ; preds = %for.body.i.i
  %cmp.i.i70.i = icmp eq i64 %shr.i.i.i, %45
  br i1 %cmp.i.i70.i, label %if.end.i72.i, label %if.then4

if.end.i72.i:                                     ; preds = %dim_fits.exit.i.i, %sw.bb2.i.i69.i, %sw.bb1.i.i67.i, %for.body.i.i
  %48 = phi i64 [ %45, %for.body.i.i ], [ %.pre.i.i, %sw.bb1.i.i67.i ], [ %45, %sw.bb2.i.i69.i ], [ %45, %dim_fits.exit.i.i ]
  %mul.i.i = mul i64 %48, %bytes.037.i.i
  %inc.i.i = add nuw nsw i64 %i.038.i.i, 1
  %49 = load i64, ptr %ndim.i.i, align 8
  %cmp.i71.i = icmp slt i64 %inc.i.i, %49
  br i1 %cmp.i71.i, label %for.body.i.i, label %for.end.i.i

for.end.i.i:                                      ; preds = %if.end.i72.i, %if.end11.i
  %50 = phi i64 [ %42, %if.end11.i ], [ %49, %if.end.i72.i ]
  %bytes.0.lcssa.i.i = phi i64 [ %41, %if.end11.i ], [ %mul.i.i, %if.end.i72.i ]
  %sub.i.i.i = add nsw i64 %50, -1
  %inner.i.i.i = getelementptr inbounds %struct.operand_words, ptr %15, i64 %i.091.i, i32 4
  %51 = load i64, ptr %inner.i.i.i, align 8
  %tobool.not.i.i73.i = icmp eq i64 %51, 0
  br i1 %tobool.not.i.i73.i, label %take_axes.exit.i, label %lor.lhs.false.i.i.i

lor.lhs.false.i.i.i:                              ; preds = %for.end.i.i
  %arrayidx.i31.i.i = getelementptr inbounds i64, ptr %arrayidx18.i, i64 %sub.i.i.i
  %52 = load i64, ptr %arrayidx.i31.i.i, align 8
  %cmp.i32.i.i = icmp slt i64 %52, 2
  br i1 %cmp.i32.i.i, label %take_axes.exit.i, label %is_adjacent.exit.i.i

is_adjacent.exit.i.i:                             ; preds = %lor.lhs.false.i.i.i
  %arrayidx1.i.i.i = getelementptr inbounds i64, ptr %arrayidx19.i, i64 %sub.i.i.i
  %53 = load i64, ptr %arrayidx1.i.i.i, align 8
  %54 = load i64, ptr %itemsize.i.i, align 8
  %cmp2.i.i.i = icmp ne i64 %53, %54
  %cmp21.i = icmp slt i64 %bytes.0.lcssa.i.i, 0
  %or.cond.i = select i1 %cmp2.i.i.i, i1 true, i1 %cmp21.i
  br i1 %or.cond.i, label %if.then4, label %for.inc.i

take_axes.exit.i:                                 ; preds = %lor.lhs.false.i.i.i, %for.end.i.i
  %cmp21.old.i = icmp slt i64 %bytes.0.lcssa.i.i, 0
  br i1 %cmp21.old.i, label %if.then4, label %for.inc.i

for.inc.i:                                        ; preds = %take_axes.exit.i, %is_adjacent.exit.i.i, %take_number.exit.i, %take_number.exit.thread79.i, %sw.bb4.i48.i.i, %sw.bb2.i45.i.i, %sw.bb1.i43.i.i, %sw.bb.i41.i.i, %if.end19.i.i, %if.end.i.i.i, %sw.bb4.i.i.i.i, %sw.bb2.i.i.i.i, %sw.bb1.i.i.i.i, %sw.bb.i.i.i.i, %if.then.i.i.i, %if.then5.i.i.i.i, %sw.bb4.i.i.i, %sw.bb2.i.i.i, %sw.bb1.i.i.i, %sw.bb.i.i.i, %if.end.i.i
  %bytes.0.i = phi i64 [ 8, %take_number.exit.i ], [ %bytes.0.lcssa.i.i, %take_axes.exit.i ], [ 8, %take_number.exit.thread79.i ], [ 8, %if.then5.i.i.i.i ], [ 8, %if.end.i.i ], [ 8, %sw.bb.i.i.i ], [ 8, %sw.bb1.i.i.i ], [ 8, %sw.bb2.i.i.i ], [ 8, %sw.bb4.i.i.i ], [ 8, %if.then.i.i.i ], [ 8, %sw.bb.i.i.i.i ], [ 8, %sw.bb1.i.i.i.i ], [ 8, %sw.bb2.i.i.i.i ], [ 8, %sw.bb4.i.i.i.i ], [ 8, %if.end19.i.i ], [ 8, %sw.bb.i41.i.i ], [ 8, %sw.bb1.i43.i.i ], [ 8, %sw.bb2.i45.i.i ], [ 8, %sw.bb4.i48.i.i ], [ 8, %if.end.i.i.i ], [ %bytes.0.lcssa.i.i, %is_adjacent.exit.i.i ]
  %add.i = add nsw i64 %bytes.0.i, %total.088.i
  %ndim.i = getelementptr inbounds %struct.operand_words, ptr %15, i64 %i.091.i, i32 1
  %55 = load i64, ptr %ndim.i, align 8
  %add25.i = add nsw i64 %55, %axis.089.i
  %inc.i = add nuw nsw i64 %i.091.i, 1
  %56 = load i64, ptr %n_inputs, align 8
  %cmp.i = icmp slt i64 %inc.i, %56
  br i1 %cmp.i, label %for.body.i, label %take_inputs.exit

take_inputs.exit:                                 ; preds = %for.inc.i
  %cmp3 = icmp slt i64 %add.i, 0
  br i1 %cmp3, label %if.then4, label %take_inputs.exit.if.end6_crit_edge

take_inputs.exit.if.end6_crit_edge:               ; preds = %take_inputs.exit
  %.pre = load i64, ptr %n_dims.i, align 8
  br label %if.end6

if.then4:                                         ; preds = %is_adjacent.exit.i.i, %if.else.i, %land.lhs.true.i.i, %land.lhs.true3.i.i, %if.then.i, %sw.bb15.i.i, %sw.bb6.i.i, %sw.bb2.i.i, %sw.bb.i.i, %if.then5.i.i.i.i, %take_axes.exit.i, %is_array_of.exit.i, %take_number.exit.i, %dim_fits.exit.i.i, %sw.bb2.i.i69.i, %take_number.exit.thread80.i, %take_inputs.exit
  %call5 = call ptr @PyObject_Vectorcall(ptr %self, ptr %args, i64 %n_args, ptr null)
  br label %cleanup19

if.end6:                                          ; preds = %take_inputs.exit.if.end6_crit_edge, %if.end
  %57 = phi i64 [ %.pre, %take_inputs.exit.if.end6_crit_edge ], [ %6, %if.end ]
  %spec.select.i106 = phi i64 [ %add.i, %take_inputs.exit.if.end6_crit_edge ], [ 0, %if.end ]
  %input_axes.i = getelementptr inbounds %struct.call_words, ptr %1, i64 0, i32 14
  %58 = load i64, ptr %input_axes.i, align 8
  %cmp23.i = icmp slt i64 %58, %57
  br i1 %cmp23.i, label %for.body.lr.ph.i53, label %size_outputs.exit

for.body.lr.ph.i53:                               ; preds = %if.end6
  %dims.i51 = getelementptr inbounds %struct.call_words, ptr %1, i64 0, i32 5
  br label %for.body.i54

for.body.i54:                                     ; preds = %if.end10.i, %for.body.lr.ph.i53
  %59 = phi i64 [ %57, %for.body.lr.ph.i53 ], [ %63, %if.end10.i ]
  %axis.024.i = phi i64 [ %58, %for.body.lr.ph.i53 ], [ %inc.i56, %if.end10.i ]
  %60 = load ptr, ptr %dims.i51, align 8
  %arrayidx.i = getelementptr inbounds i64, ptr %60, i64 %axis.024.i
  %61 = load i64, ptr %arrayidx.i, align 8
  %shr.i = ashr i64 %61, 2
  %and.i = and i64 %61, 3
  switch i64 %and.i, label %if.end10.i [
    i64 0, label %if.end10.sink.split.i
    i64 2, label %if.then6.i
  ]

if.then6.i:                                       ; preds = %for.body.i54
  %arrayidx7.i = getelementptr inbounds i64, ptr %add.ptr7.i, i64 %shr.i
  %62 = load i64, ptr %arrayidx7.i, align 8
  br label %if.end10.sink.split.i

if.end10.sink.split.i:                            ; preds = %if.then6.i, %for.body.i54
  %shr.sink.i = phi i64 [ %62, %if.then6.i ], [ %shr.i, %for.body.i54 ]
  %arrayidx4.i55 = getelementptr inbounds i64, ptr %add.ptr2.i, i64 %axis.024.i
  store i64 %shr.sink.i, ptr %arrayidx4.i55, align 8
  %.pre121 = load i64, ptr %n_dims.i, align 8
  br label %if.end10.i

if.end10.i:                                       ; preds = %if.end10.sink.split.i, %for.body.i54
  %63 = phi i64 [ %.pre121, %if.end10.sink.split.i ], [ %59, %for.body.i54 ]
  %inc.i56 = add nsw i64 %axis.024.i, 1
  %cmp.i57 = icmp slt i64 %inc.i56, %63
  br i1 %cmp.i57, label %for.body.i54, label %size_outputs.exit

size_outputs.exit:                                ; preds = %if.end10.i, %if.end6
  %sizes = getelementptr inbounds %struct.call_words, ptr %1, i64 0, i32 1
  %64 = load ptr, ptr %sizes, align 8
  %tobool.not = icmp eq ptr %64, null
  br i1 %tobool.not, label %cond.false, label %cond.true

cond.true:                                        ; preds = %size_outputs.exit
  %call8 = call i64 %64(ptr %add.ptr2.i)
  br label %cond.end

cond.false:                                       ; preds = %size_outputs.exit
  %workspace = getelementptr inbounds %struct.call_words, ptr %1, i64 0, i32 10
  %65 = load i64, ptr %workspace, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %call8, %cond.true ], [ %65, %cond.false ]
  %cmp9 = icmp slt i64 %cond, 0
  br i1 %cmp9, label %if.then10, label %if.end12

if.then10:                                        ; preds = %cond.end
  %call11 = call ptr @PyObject_Vectorcall(ptr %self, ptr %args, i64 %n_args, ptr null)
  br label %cleanup19

if.end12:                                         ; preds = %cond.end
  %66 = load i64, ptr %n_outputs.i, align 8
  %cmp70.i = icmp sgt i64 %66, 0
  br i1 %cmp70.i, label %for.body.lr.ph.i64, label %if.end16

for.body.lr.ph.i64:                               ; preds = %if.end12
  %67 = load i64, ptr %input_axes.i, align 8
  %outputs.i = getelementptr inbounds %struct.call_words, ptr %1, i64 0, i32 4
  %68 = load i64, ptr @array_data, align 8
  %69 = load i64, ptr @array_strides, align 8
  br label %for.body.i69

for.cond.i:                                       ; preds = %cleanup.i
  %70 = load i64, ptr %n_outputs.i, align 8
  %cmp.i65 = icmp slt i64 %inc25.i, %70
  br i1 %cmp.i65, label %for.body.i69, label %make_outputs.exit

for.body.i69:                                     ; preds = %for.cond.i, %for.body.lr.ph.i64
  %total.074.i = phi i64 [ 0, %for.body.lr.ph.i64 ], [ %total.1.i, %for.cond.i ]
  %axis.073.i = phi i64 [ %67, %for.body.lr.ph.i64 ], [ %axis.1.i, %for.cond.i ]
  %i.071.i = phi i64 [ 0, %for.body.lr.ph.i64 ], [ %inc25.i, %for.cond.i ]
  %71 = load ptr, ptr %outputs.i, align 8
  %arrayidx1.i = getelementptr inbounds i64, ptr %add.ptr2.i, i64 %axis.073.i
  %itemsize.i.i66 = getelementptr inbounds %struct.operand_words, ptr %71, i64 %i.071.i, i32 2
  %72 = load i64, ptr %itemsize.i.i66, align 8
  %ndim.i.i67 = getelementptr inbounds %struct.operand_words, ptr %71, i64 %i.071.i, i32 1
  %73 = load i64, ptr %ndim.i.i67, align 8
  %cmp5.i.i68 = icmp sgt i64 %73, 0
  br i1 %cmp5.i.i68, label %for.body.i.i72, label %bytes_of.exit.i

for.body.i.i72:                                   ; preds = %for.body.i69, %for.body.i.i72
  %i.07.i.i = phi i64 [ %inc.i.i71, %for.body.i.i72 ], [ 0, %for.body.i69 ]
  %bytes.06.i.i = phi i64 [ %spec.store.select.i.i, %for.body.i.i72 ], [ %72, %for.body.i69 ]
  %arrayidx.i.i70 = getelementptr inbounds i64, ptr %arrayidx1.i, i64 %i.07.i.i
  %74 = load i64, ptr %arrayidx.i.i70, align 8
  %75 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %bytes.06.i.i, i64 %74)
  %76 = extractvalue { i64, i1 } %75, 1
  %77 = extractvalue { i64, i1 } %75, 0
  %spec.store.select.i.i = select i1 %76, i64 9223372036854775807, i64 %77
  %inc.i.i71 = add nuw nsw i64 %i.07.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %inc.i.i71, %73
  br i1 %exitcond.not.i.i, label %bytes_of.exit.i, label %for.body.i.i72

bytes_of.exit.i:                                  ; preds = %for.body.i.i72, %for.body.i69
  %bytes.0.lcssa.i.i73 = phi i64 [ %72, %for.body.i69 ], [ %spec.store.select.i.i, %for.body.i.i72 ]
  %descr.i = getelementptr inbounds %struct.operand_words, ptr %71, i64 %i.071.i, i32 0
  %78 = load ptr, ptr %descr.i, align 8
  %call4.i = call ptr @tenferro_new_array(ptr %78, i64 %73, ptr %arrayidx1.i, i64 %bytes.0.lcssa.i.i73)
  %tobool.not.i = icmp eq ptr %call4.i, null
  br i1 %tobool.not.i, label %if.then.i74, label %if.end.i

if.then.i74:                                      ; preds = %bytes_of.exit.i
  %cmp3.i.not.i = icmp eq i64 %i.071.i, 0
  br i1 %cmp3.i.not.i, label %cleanup19, label %for.body.i64.i

for.body.i64.i:                                   ; preds = %if.then.i74, %for.body.i64.i
  %i.04.i.i = phi i64 [ %inc.i62.i, %for.body.i64.i ], [ 0, %if.then.i74 ]
  %arrayidx.i61.i = getelementptr inbounds ptr, ptr %add.ptr9.i, i64 %i.04.i.i
  %79 = load ptr, ptr %arrayidx.i61.i, align 8
  call void @Py_DecRef(ptr %79)
  %inc.i62.i = add nuw nsw i64 %i.04.i.i, 1
  %exitcond.not.i63.i = icmp eq i64 %inc.i62.i, %i.071.i
  br i1 %exitcond.not.i63.i, label %cleanup.i, label %for.body.i64.i

if.end.i:                                         ; preds = %bytes_of.exit.i
  %arrayidx6.i75 = getelementptr inbounds ptr, ptr %add.ptr9.i, i64 %i.071.i
  store ptr %call4.i, ptr %arrayidx6.i75, align 8
  %add.ptr.i.i76 = getelementptr inbounds i8, ptr %call4.i, i64 %68
  %80 = load ptr, ptr %add.ptr.i.i76, align 8
  %81 = load i64, ptr %n_inputs, align 8
  %add.i77 = add nsw i64 %81, %i.071.i
  %arrayidx8.i78 = getelementptr inbounds ptr, ptr %4, i64 %add.i77
  store ptr %80, ptr %arrayidx8.i78, align 8
  %add.ptr.i65.i = getelementptr inbounds i8, ptr %call4.i, i64 %69
  %82 = load ptr, ptr %add.ptr.i65.i, align 8
  %83 = load i64, ptr %ndim.i.i67, align 8
  %cmp1268.i = icmp sgt i64 %83, 0
  br i1 %cmp1268.i, label %for.body14.i, label %for.cond.cleanup13.i

for.cond.cleanup13.i:                             ; preds = %for.body14.i, %if.end.i
  %.lcssa.i = phi i64 [ %83, %if.end.i ], [ %85, %for.body14.i ]
  %add19.i = add nsw i64 %bytes.0.lcssa.i.i73, %total.074.i
  %add21.i = add nsw i64 %.lcssa.i, %axis.073.i
  br label %cleanup.i

for.body14.i:                                     ; preds = %if.end.i, %for.body14.i
  %j.069.i = phi i64 [ %inc.i81, %for.body14.i ], [ 0, %if.end.i ]
  %arrayidx15.i79 = getelementptr inbounds i64, ptr %82, i64 %j.069.i
  %84 = load i64, ptr %arrayidx15.i79, align 8
  %add17.i = add nsw i64 %j.069.i, %axis.073.i
  %arrayidx18.i80 = getelementptr inbounds i64, ptr %add.ptr4.i, i64 %add17.i
  store i64 %84, ptr %arrayidx18.i80, align 8
  %inc.i81 = add nuw nsw i64 %j.069.i, 1
  %85 = load i64, ptr %ndim.i.i67, align 8
  %cmp12.i = icmp slt i64 %inc.i81, %85
  br i1 %cmp12.i, label %for.body14.i, label %for.cond.cleanup13.i

cleanup.i:                                        ; preds = %for.body.i64.i, %for.cond.cleanup13.i
  %axis.1.i = phi i64 [ %add21.i, %for.cond.cleanup13.i ], [ %axis.073.i, %for.body.i64.i ]
  %total.1.i = phi i64 [ %add19.i, %for.cond.cleanup13.i ], [ %total.074.i, %for.body.i64.i ]
  %inc25.i = add nuw nsw i64 %i.071.i, 1
  br i1 %tobool.not.i, label %cleanup19, label %for.cond.i

make_outputs.exit:                                ; preds = %for.cond.i
  %cmp14 = icmp slt i64 %total.1.i, 0
  br i1 %cmp14, label %cleanup19, label %if.end16

if.end16:                                         ; preds = %if.end12, %make_outputs.exit
  %spec.select.i82112 = phi i64 [ %total.1.i, %make_outputs.exit ], [ 0, %if.end12 ]
  %add = add nsw i64 %spec.select.i82112, %spec.select.i106
  %tobool.not.i83 = icmp eq i64 %cond, 0
  br i1 %tobool.not.i83, label %if.end.i94, label %cond.end.i

cond.end.i:                                       ; preds = %if.end16
  %call.i = call ptr @tenferro_acquire(i64 %cond)
  %tobool2.not.i = icmp eq ptr %call.i, null
  br i1 %tobool2.not.i, label %if.then.i87, label %if.end.i94

if.then.i87:                                      ; preds = %cond.end.i
  %86 = load i64, ptr %n_outputs.i, align 8
  %cmp3.i.i86 = icmp sgt i64 %86, 0
  br i1 %cmp3.i.i86, label %for.body.i.i92, label %drop.exit.i

for.body.i.i92:                                   ; preds = %if.then.i87, %for.body.i.i92
  %i.04.i.i88 = phi i64 [ %inc.i.i90, %for.body.i.i92 ], [ 0, %if.then.i87 ]
  %arrayidx.i.i89 = getelementptr inbounds ptr, ptr %add.ptr9.i, i64 %i.04.i.i88
  %87 = load ptr, ptr %arrayidx.i.i89, align 8
  call void @Py_DecRef(ptr %87)
  %inc.i.i90 = add nuw nsw i64 %i.04.i.i88, 1
  %exitcond.not.i.i91 = icmp eq i64 %inc.i.i90, %86
  br i1 %exitcond.not.i.i91, label %drop.exit.i, label %for.body.i.i92

drop.exit.i:                                      ; preds = %for.body.i.i92, %if.then.i87
  %call3.i = call ptr (ptr, ptr, ...) @PyErr_Format(ptr @Memory_Error, ptr getelementptr inbounds ([54 x i8], ptr @.str, i64 0, i64 0), i64 %cond)
  br label %cleanup19

if.end.i94:                                       ; preds = %cond.end.i, %if.end16
  %cond51.i = phi ptr [ %call.i, %cond.end.i ], [ null, %if.end16 ]
  %release.i.i = getelementptr inbounds %struct.call_words, ptr %1, i64 0, i32 11
  %88 = load i64, ptr %release.i.i, align 8
  %cmp.i.i93 = icmp sgt i64 %88, %add
  br i1 %cmp.i.i93, label %if.then.i.i, label %if.end.i.i96

if.then.i.i:                                      ; preds = %if.end.i94
  %call.i.i = call fastcc i64 @run_flushing(ptr %1, ptr %c, ptr %cond51.i)
  br label %run.exit.i

if.end.i.i96:                                     ; preds = %if.end.i94
  %call1.i.i95 = call ptr @PyEval_SaveThread()
  %call2.i.i = call fastcc i64 @run_flushing(ptr %1, ptr %c, ptr %cond51.i)
  call void @PyEval_RestoreThread(ptr %call1.i.i95)
  br label %run.exit.i

run.exit.i:                                       ; preds = %if.end.i.i96, %if.then.i.i
  %retval.0.i.i = phi i64 [ %call.i.i, %if.then.i.i ], [ %call2.i.i, %if.end.i.i96 ]
  br i1 %tobool.not.i83, label %if.end7.i, label %if.then6.i97

if.then6.i97:                                     ; preds = %run.exit.i
  call void @tenferro_release(ptr %cond51.i)
  br label %if.end7.i

if.end7.i:                                        ; preds = %if.then6.i97, %run.exit.i
  %cmp.i98 = icmp eq i64 %retval.0.i.i, 0
  br i1 %cmp.i98, label %if.then8.i, label %if.end10.i100

if.then8.i:                                       ; preds = %if.end7.i
  %single.i.i = getelementptr inbounds %struct.call_words, ptr %1, i64 0, i32 12
  %89 = load i64, ptr %single.i.i, align 8
  %tobool.not.i.i = icmp eq i64 %89, 0
  br i1 %tobool.not.i.i, label %if.end.i31.i, label %if.then.i29.i

if.then.i29.i:                                    ; preds = %if.then8.i
  %90 = load ptr, ptr %add.ptr9.i, align 8
  br label %cleanup19

if.end.i31.i:                                     ; preds = %if.then8.i
  %91 = load i64, ptr %n_outputs.i, align 8
  %call.i30.i = call ptr @PyTuple_New(i64 %91)
  %tobool1.not.i.i = icmp eq ptr %call.i30.i, null
  %92 = load i64, ptr %n_outputs.i, align 8
  %cmp3.i.i.i = icmp sgt i64 %92, 0
  br i1 %tobool1.not.i.i, label %if.then2.i.i, label %for.cond.preheader.i.i

for.cond.preheader.i.i:                           ; preds = %if.end.i31.i
  br i1 %cmp3.i.i.i, label %for.body.i34.i, label %cleanup19

if.then2.i.i:                                     ; preds = %if.end.i31.i
  br i1 %cmp3.i.i.i, label %for.body.i.i.i, label %cleanup19

for.body.i.i.i:                                   ; preds = %if.then2.i.i, %for.body.i.i.i
  %i.04.i.i.i = phi i64 [ %inc.i.i.i, %for.body.i.i.i ], [ 0, %if.then2.i.i ]
  %arrayidx.i.i.i99 = getelementptr inbounds ptr, ptr %add.ptr9.i, i64 %i.04.i.i.i
  %93 = load ptr, ptr %arrayidx.i.i.i99, align 8
  call void @Py_DecRef(ptr %93)
  %inc.i.i.i = add nuw nsw i64 %i.04.i.i.i, 1
  %exitcond.not.i.i.i = icmp eq i64 %inc.i.i.i, %92
  br i1 %exitcond.not.i.i.i, label %cleanup19, label %for.body.i.i.i

for.body.i34.i:                                   ; preds = %for.cond.preheader.i.i, %for.body.i34.i
  %i.022.i.i = phi i64 [ %inc.i32.i, %for.body.i34.i ], [ 0, %for.cond.preheader.i.i ]
  %arrayidx8.i.i = getelementptr inbounds ptr, ptr %add.ptr9.i, i64 %i.022.i.i
  %94 = load ptr, ptr %arrayidx8.i.i, align 8
  %call9.i.i = call i32 @PyTuple_SetItem(ptr %call.i30.i, i64 %i.022.i.i, ptr %94)
  %inc.i32.i = add nuw nsw i64 %i.022.i.i, 1
  %95 = load i64, ptr %n_outputs.i, align 8
  %cmp.i33.i = icmp slt i64 %inc.i32.i, %95
  br i1 %cmp.i33.i, label %for.body.i34.i, label %cleanup19

if.end10.i100:                                    ; preds = %if.end7.i
  %96 = load i64, ptr %n_outputs.i, align 8
  %cmp3.i35.i = icmp sgt i64 %96, 0
  br i1 %cmp3.i35.i, label %for.body.i40.i, label %drop.exit41.i

for.body.i40.i:                                   ; preds = %if.end10.i100, %for.body.i40.i
  %i.04.i36.i = phi i64 [ %inc.i38.i, %for.body.i40.i ], [ 0, %if.end10.i100 ]
  %arrayidx.i37.i = getelementptr inbounds ptr, ptr %add.ptr9.i, i64 %i.04.i36.i
  %97 = load ptr, ptr %arrayidx.i37.i, align 8
  call void @Py_DecRef(ptr %97)
  %inc.i38.i = add nuw nsw i64 %i.04.i36.i, 1
  %exitcond.not.i39.i = icmp eq i64 %inc.i38.i, %96
  br i1 %exitcond.not.i39.i, label %drop.exit41.i, label %for.body.i40.i

drop.exit41.i:                                    ; preds = %for.body.i40.i, %if.end10.i100
  %call.i42.i = call ptr @PyErr_Occurred()
  %tobool.not.i43.i = icmp eq ptr %call.i42.i, null
  br i1 %tobool.not.i43.i, label %if.end.i45.i, label %cleanup19

if.end.i45.i:                                     ; preds = %drop.exit41.i
  %call1.i44.i = call ptr @PyLong_FromLongLong(i64 %retval.0.i.i)
  store ptr %call1.i44.i, ptr %number.i.i, align 8
  %tobool2.not.i.i = icmp eq ptr %call1.i44.i, null
  br i1 %tobool2.not.i.i, label %cleanup.i.i, label %if.end4.i.i

if.end4.i.i:                                      ; preds = %if.end.i45.i
  %on_status.i.i = getelementptr inbounds %struct.call_words, ptr %1, i64 0, i32 2
  %98 = load ptr, ptr %on_status.i.i, align 8
  %call5.i.i = call ptr @PyObject_Vectorcall(ptr %98, ptr %number.i.i, i64 1, ptr null)
  %99 = load ptr, ptr %number.i.i, align 8
  call void @Py_DecRef(ptr %99)
  br label %cleanup.i.i

cleanup.i.i:                                      ; preds = %if.end4.i.i, %if.end.i45.i
  %retval.0.i46.i = phi ptr [ %call5.i.i, %if.end4.i.i ], [ null, %if.end.i45.i ]
  br label %cleanup19

cleanup19:                                        ; preds = %cleanup.i, %if.then.i74, %for.body.i34.i, %for.body.i.i.i, %cleanup.i.i, %drop.exit41.i, %if.then2.i.i, %for.cond.preheader.i.i, %if.then.i29.i, %drop.exit.i, %if.then10, %make_outputs.exit, %if.then4
  %retval.2 = phi ptr [ %call5, %if.then4 ], [ %call11, %if.then10 ], [ null, %make_outputs.exit ], [ %call3.i, %drop.exit.i ], [ %90, %if.then.i29.i ], [ null, %if.then2.i.i ], [ %call.i30.i, %for.cond.preheader.i.i ], [ %retval.0.i46.i, %cleanup.i.i ], [ null, %drop.exit41.i ], [ null, %for.body.i.i.i ], [ %call.i30.i, %for.body.i34.i ], [ null, %if.then.i74 ], [ null, %cleanup.i ]
  br label %cleanup21

cleanup21:                                        ; preds = %cleanup19, %if.then
  %retval.3 = phi ptr [ %call1, %if.then ], [ %retval.2, %cleanup19 ]
  ret ptr %retval.3
}

declare ptr @PyObject_Vectorcall(ptr, ptr, i64, ptr)

declare double @PyFloat_AsDouble(ptr)

declare double @PyComplex_RealAsDouble(ptr)

declare double @PyComplex_ImagAsDouble(ptr)

declare i64 @PyLong_AsLongLongAndOverflow(ptr, ptr)

declare ptr @tenferro_new_array(ptr, i64, ptr, i64)

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)

declare void @Py_DecRef(ptr)

declare ptr @tenferro_acquire(i64)

declare ptr @PyErr_Format(ptr, ptr, ...)

declare void @tenferro_release(ptr)

define internal fastcc i64 @run_flushing(ptr %t, ptr %c, ptr %workspace) {
entry:
  %flushes = getelementptr inbounds %struct.call_words, ptr %t, i64 0, i32 15
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
  %context = getelementptr inbounds %struct.call_words, ptr %t, i64 0, i32 16
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
  %context7 = getelementptr inbounds %struct.call_words, ptr %t, i64 0, i32 16
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

declare ptr @PyTuple_New(i64)

declare i32 @PyTuple_SetItem(ptr, i64, ptr)

declare ptr @PyErr_Occurred()

declare ptr @PyLong_FromLongLong(i64)
