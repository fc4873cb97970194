; Made from source/lanes/triangular.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 1971d91a1d027dc22f1be60cee233f422d5bd979e3e3274bab3d4d8fe8259fa6

%struct.job = type { ptr, ptr, ptr, i64 }
%struct.number = type { <16 x float>, <16 x float> }
%struct.places = type { [16 x ptr] }
%struct.matrix = type { ptr, i64, i64 }

define i64 @lanes_cholesky(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.job, align 8
  %7 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 0
  store ptr %0, ptr %7, align 8
  %8 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 1
  store ptr %4, ptr %8, align 8
  %9 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 2
  store ptr @cholesky_block, ptr %9, align 8
  %10 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 3
  store i64 0, ptr %10, align 8
  %11 = getelementptr inbounds i64, ptr %4, i64 1
  %12 = load i64, ptr %11, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %12)
  %13 = load i64, ptr %10, align 8
  ret i64 %13
}

define internal i64 @cholesky_block(ptr %0, i64 %1, i64 %2) {
  %4 = alloca [144 x %struct.number], align 64
  %5 = alloca %struct.places, align 8
  %6 = alloca %struct.places, align 8
  %7 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds i64, ptr %8, i64 2
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %12 = load ptr, ptr %11, align 8
  %13 = load i64, ptr %12, align 8
  %14 = shl i64 %10, 1
  %15 = mul i64 %14, %10
  call fastcc void @place_parts(ptr %5, i64 %13, i64 %1, i64 %2, i64 %15)
  %16 = load ptr, ptr %11, align 8
  %17 = getelementptr inbounds i64, ptr %16, i64 1
  %18 = load i64, ptr %17, align 8
  call fastcc void @place_parts(ptr %6, i64 %18, i64 %1, i64 %2, i64 %15)
  %19 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 0
  call fastcc void @load_parts(ptr %19, ptr %5, i64 %15)
  %20 = icmp sgt i64 %10, 0
  br i1 %20, label %28, label %24

21:                                               ; preds = %95, %28, %43, %60
  %22 = add nuw i64 %29, 1
  %23 = icmp eq i64 %41, %10
  br i1 %23, label %24, label %28

24:                                               ; preds = %21, %3
  %25 = phi <16 x i32> [ zeroinitializer, %3 ], [ %37, %21 ]
  %26 = call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %25)
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %102, label %103

28:                                               ; preds = %3, %21
  %29 = phi i64 [ %22, %21 ], [ 2, %3 ]
  %30 = phi <16 x i32> [ %37, %21 ], [ zeroinitializer, %3 ]
  %31 = phi i64 [ %41, %21 ], [ 0, %3 ]
  %32 = mul nsw i64 %31, %10
  %33 = add nsw i64 %32, %31
  %34 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %33
  %35 = load <16 x float>, ptr %34, align 64
  %36 = fcmp ule <16 x float> %35, zeroinitializer
  %37 = select <16 x i1> %36, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %30
  %38 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %35)
  %39 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %38
  store <16 x float> %38, ptr %34, align 64
  %40 = getelementptr inbounds i8, ptr %34, i64 64
  store <16 x float> zeroinitializer, ptr %40, align 64
  %41 = add nuw nsw i64 %31, 1
  %42 = icmp slt i64 %41, %10
  br i1 %42, label %44, label %21

43:                                               ; preds = %44
  br i1 %42, label %61, label %21

44:                                               ; preds = %28, %44
  %45 = phi i64 [ %58, %44 ], [ %41, %28 ]
  %46 = mul nsw i64 %45, %10
  %47 = add nsw i64 %46, %31
  %48 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %47
  %49 = load <16 x float>, ptr %48, align 64
  %50 = getelementptr inbounds i8, ptr %48, i64 64
  %51 = load <16 x float>, ptr %50, align 64
  %52 = fmul <16 x float> %39, %49
  %53 = fmul <16 x float> %39, %51
  store <16 x float> %52, ptr %48, align 64
  store <16 x float> %53, ptr %50, align 64
  %54 = add nsw i64 %45, %32
  %55 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %54
  %56 = fneg <16 x float> %52
  store <16 x float> %56, ptr %55, align 64
  %57 = getelementptr inbounds i8, ptr %55, i64 64
  store <16 x float> %53, ptr %57, align 64
  %58 = add nuw nsw i64 %45, 1
  %59 = icmp eq i64 %58, %10
  br i1 %59, label %43, label %44

60:                                               ; preds = %70
  br i1 %42, label %95, label %21

61:                                               ; preds = %43, %70
  %62 = phi i64 [ %72, %70 ], [ %29, %43 ]
  %63 = phi i64 [ %71, %70 ], [ %41, %43 ]
  %64 = icmp ult i64 %31, %63
  br i1 %64, label %65, label %70

65:                                               ; preds = %61
  %66 = mul nsw i64 %63, %10
  %67 = add nsw i64 %66, %31
  %68 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %67
  %69 = getelementptr inbounds i8, ptr %68, i64 64
  br label %74

70:                                               ; preds = %74, %61
  %71 = add nuw nsw i64 %63, 1
  %72 = add i64 %62, 1
  %73 = icmp eq i64 %62, %10
  br i1 %73, label %60, label %61

74:                                               ; preds = %65, %74
  %75 = phi i64 [ %41, %65 ], [ %93, %74 ]
  %76 = add nsw i64 %75, %66
  %77 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %76
  %78 = add nsw i64 %75, %32
  %79 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %78
  %80 = load <16 x float>, ptr %79, align 64
  %81 = getelementptr inbounds i8, ptr %79, i64 64
  %82 = load <16 x float>, ptr %81, align 64
  %83 = load <16 x float>, ptr %68, align 64
  %84 = load <16 x float>, ptr %69, align 64
  %85 = load <16 x float>, ptr %77, align 64
  %86 = getelementptr inbounds i8, ptr %77, i64 64
  %87 = load <16 x float>, ptr %86, align 64
  %88 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %83, <16 x float> %80, <16 x float> %85)
  %89 = fneg <16 x float> %84
  %90 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %89, <16 x float> %82, <16 x float> %88)
  %91 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %83, <16 x float> %82, <16 x float> %87)
  %92 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %84, <16 x float> %80, <16 x float> %91)
  store <16 x float> %90, ptr %77, align 64
  store <16 x float> %92, ptr %86, align 64
  %93 = add nuw i64 %75, 1
  %94 = icmp eq i64 %93, %62
  br i1 %94, label %70, label %74

95:                                               ; preds = %60, %95
  %96 = phi i64 [ %100, %95 ], [ %41, %60 ]
  %97 = add nsw i64 %96, %32
  %98 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %97
  store <16 x float> zeroinitializer, ptr %98, align 64
  %99 = getelementptr inbounds i8, ptr %98, i64 64
  store <16 x float> zeroinitializer, ptr %99, align 64
  %100 = add nuw nsw i64 %96, 1
  %101 = icmp eq i64 %100, %10
  br i1 %101, label %21, label %95

102:                                              ; preds = %24
  call fastcc void @store_parts(ptr %19, ptr %6, i64 %15)
  br label %103

103:                                              ; preds = %24, %102
  %104 = phi i64 [ 0, %102 ], [ 1, %24 ]
  ret i64 %104
}

define i64 @lanes_cholesky_tangent(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.job, align 8
  %7 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 0
  store ptr %0, ptr %7, align 8
  %8 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 1
  store ptr %4, ptr %8, align 8
  %9 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 2
  store ptr @tangent_block, ptr %9, align 8
  %10 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 3
  store i64 0, ptr %10, align 8
  %11 = getelementptr inbounds i64, ptr %4, i64 1
  %12 = load i64, ptr %11, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %12)
  %13 = load i64, ptr %10, align 8
  ret i64 %13
}

define internal i64 @tangent_block(ptr %0, i64 %1, i64 %2) {
  %4 = alloca %struct.places, align 8
  %5 = alloca %struct.places, align 8
  %6 = alloca [144 x %struct.number], align 64
  %7 = alloca [144 x %struct.number], align 64
  %8 = alloca %struct.matrix, align 8
  %9 = alloca %struct.matrix, align 8
  %10 = alloca %struct.matrix, align 8
  %11 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds i64, ptr %12, i64 2
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 0
  %16 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 0
  %17 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %18 = load ptr, ptr %17, align 8
  %19 = load i64, ptr %18, align 8
  %20 = shl i64 %14, 1
  %21 = mul i64 %20, %14
  call fastcc void @place_parts(ptr %5, i64 %19, i64 %1, i64 %2, i64 %21)
  call fastcc void @load_parts(ptr %15, ptr %5, i64 %21)
  %22 = load ptr, ptr %17, align 8
  %23 = getelementptr inbounds i64, ptr %22, i64 1
  %24 = load i64, ptr %23, align 8
  call fastcc void @place_parts(ptr %5, i64 %24, i64 %1, i64 %2, i64 %21)
  call fastcc void @load_parts(ptr %16, ptr %5, i64 %21)
  %25 = icmp sgt i64 %14, 0
  br i1 %25, label %57, label %28

26:                                               ; preds = %65, %57
  %27 = icmp eq i64 %63, %14
  br i1 %27, label %28, label %57

28:                                               ; preds = %26, %3
  %29 = getelementptr inbounds %struct.matrix, ptr %8, i64 0, i32 0
  store ptr %15, ptr %29, align 8
  %30 = getelementptr inbounds %struct.matrix, ptr %8, i64 0, i32 1
  store i64 %14, ptr %30, align 8
  %31 = getelementptr inbounds %struct.matrix, ptr %8, i64 0, i32 2
  store i64 1, ptr %31, align 8
  %32 = getelementptr inbounds %struct.matrix, ptr %9, i64 0, i32 0
  store ptr %16, ptr %32, align 8
  %33 = getelementptr inbounds %struct.matrix, ptr %9, i64 0, i32 1
  store i64 %14, ptr %33, align 8
  %34 = getelementptr inbounds %struct.matrix, ptr %9, i64 0, i32 2
  store i64 1, ptr %34, align 8
  %35 = getelementptr inbounds %struct.matrix, ptr %10, i64 0, i32 0
  store ptr %16, ptr %35, align 8
  %36 = getelementptr inbounds %struct.matrix, ptr %10, i64 0, i32 1
  store i64 1, ptr %36, align 8
  %37 = getelementptr inbounds %struct.matrix, ptr %10, i64 0, i32 2
  store i64 %14, ptr %37, align 8
  br i1 %25, label %38, label %53

38:                                               ; preds = %28, %38
  %39 = phi i64 [ %51, %38 ], [ 0, %28 ]
  %40 = phi <16 x i32> [ %50, %38 ], [ zeroinitializer, %28 ]
  %41 = mul nsw i64 %39, %14
  %42 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %41
  %43 = getelementptr inbounds %struct.number, ptr %42, i64 %39
  %44 = load <16 x float>, ptr %43, align 64
  %45 = getelementptr inbounds i8, ptr %43, i64 64
  %46 = load <16 x float>, ptr %45, align 64
  %47 = fcmp oeq <16 x float> %44, zeroinitializer
  %48 = fcmp oeq <16 x float> %46, zeroinitializer
  %49 = and <16 x i1> %48, %47
  %50 = select <16 x i1> %49, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %40
  %51 = add nuw nsw i64 %39, 1
  %52 = icmp eq i64 %51, %14
  br i1 %52, label %53, label %38

53:                                               ; preds = %38, %28
  %54 = phi <16 x i32> [ zeroinitializer, %28 ], [ %50, %38 ]
  %55 = call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %54)
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %79, label %129

57:                                               ; preds = %3, %26
  %58 = phi i64 [ %63, %26 ], [ 0, %3 ]
  %59 = mul nsw i64 %58, %14
  %60 = add nsw i64 %59, %58
  %61 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %60
  %62 = getelementptr inbounds i8, ptr %61, i64 64
  store <16 x float> zeroinitializer, ptr %62, align 64
  %63 = add nuw nsw i64 %58, 1
  %64 = icmp slt i64 %63, %14
  br i1 %64, label %65, label %26

65:                                               ; preds = %57, %65
  %66 = phi i64 [ %77, %65 ], [ %63, %57 ]
  %67 = add nsw i64 %66, %59
  %68 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %67
  %69 = mul nsw i64 %66, %14
  %70 = add nsw i64 %69, %58
  %71 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %70
  %72 = load <16 x float>, ptr %71, align 64
  %73 = getelementptr inbounds i8, ptr %71, i64 64
  %74 = load <16 x float>, ptr %73, align 64
  %75 = fneg <16 x float> %74
  store <16 x float> %72, ptr %68, align 64
  %76 = getelementptr inbounds i8, ptr %68, i64 64
  store <16 x float> %75, ptr %76, align 64
  %77 = add nuw nsw i64 %66, 1
  %78 = icmp eq i64 %77, %14
  br i1 %78, label %26, label %65

79:                                               ; preds = %53
  call fastcc void @substitute(ptr %8, ptr %9, i64 %14, i64 %14, i64 0, i64 0)
  %80 = mul nsw i64 %14, %14
  %81 = icmp eq i64 %80, 0
  br i1 %81, label %82, label %83

82:                                               ; preds = %79
  call fastcc void @substitute(ptr %8, ptr %10, i64 %14, i64 %14, i64 0, i64 0)
  br label %100

83:                                               ; preds = %79, %83
  %84 = phi i64 [ %89, %83 ], [ 0, %79 ]
  %85 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %84
  %86 = getelementptr inbounds i8, ptr %85, i64 64
  %87 = load <16 x float>, ptr %86, align 64
  %88 = fneg <16 x float> %87
  store <16 x float> %88, ptr %86, align 64
  %89 = add nuw nsw i64 %84, 1
  %90 = icmp eq i64 %89, %80
  br i1 %90, label %91, label %83

91:                                               ; preds = %83
  call fastcc void @substitute(ptr %8, ptr %10, i64 %14, i64 %14, i64 0, i64 0)
  br label %92

92:                                               ; preds = %91, %92
  %93 = phi i64 [ %98, %92 ], [ 0, %91 ]
  %94 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %93
  %95 = getelementptr inbounds i8, ptr %94, i64 64
  %96 = load <16 x float>, ptr %95, align 64
  %97 = fneg <16 x float> %96
  store <16 x float> %97, ptr %95, align 64
  %98 = add nuw nsw i64 %93, 1
  %99 = icmp eq i64 %98, %80
  br i1 %99, label %100, label %92

100:                                              ; preds = %92, %82
  br i1 %25, label %103, label %120

101:                                              ; preds = %113, %103
  %102 = icmp eq i64 %111, %14
  br i1 %102, label %120, label %103

103:                                              ; preds = %100, %101
  %104 = phi i64 [ %111, %101 ], [ 0, %100 ]
  %105 = mul nsw i64 %104, %14
  %106 = add nsw i64 %105, %104
  %107 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %106
  %108 = load <16 x float>, ptr %107, align 64
  %109 = getelementptr inbounds i8, ptr %107, i64 64
  %110 = fmul <16 x float> %108, <float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01>
  store <16 x float> %110, ptr %107, align 64
  store <16 x float> zeroinitializer, ptr %109, align 64
  %111 = add nuw nsw i64 %104, 1
  %112 = icmp slt i64 %111, %14
  br i1 %112, label %113, label %101

113:                                              ; preds = %103, %113
  %114 = phi i64 [ %118, %113 ], [ %111, %103 ]
  %115 = add nsw i64 %114, %105
  %116 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %115
  store <16 x float> zeroinitializer, ptr %116, align 64
  %117 = getelementptr inbounds i8, ptr %116, i64 64
  store <16 x float> zeroinitializer, ptr %117, align 64
  %118 = add nuw nsw i64 %114, 1
  %119 = icmp eq i64 %118, %14
  br i1 %119, label %101, label %113

120:                                              ; preds = %101, %100
  call fastcc void @multiply(ptr %8, ptr %9, i64 %14, i64 %14, i64 0, i64 0)
  %121 = load ptr, ptr %11, align 8
  %122 = getelementptr inbounds i64, ptr %121, i64 2
  %123 = load i64, ptr %122, align 8
  %124 = load ptr, ptr %17, align 8
  %125 = getelementptr inbounds i64, ptr %124, i64 2
  %126 = load i64, ptr %125, align 8
  %127 = shl i64 %123, 1
  %128 = mul i64 %127, %123
  call fastcc void @place_parts(ptr %4, i64 %126, i64 %1, i64 %2, i64 %128)
  call fastcc void @store_parts(ptr %16, ptr %4, i64 %128)
  br label %129

129:                                              ; preds = %53, %120
  %130 = phi i64 [ 0, %120 ], [ 1, %53 ]
  ret i64 %130
}

define i64 @lanes_cholesky_cotangent(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.job, align 8
  %7 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 0
  store ptr %0, ptr %7, align 8
  %8 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 1
  store ptr %4, ptr %8, align 8
  %9 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 2
  store ptr @cotangent_block, ptr %9, align 8
  %10 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 3
  store i64 0, ptr %10, align 8
  %11 = getelementptr inbounds i64, ptr %4, i64 1
  %12 = load i64, ptr %11, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %12)
  %13 = load i64, ptr %10, align 8
  ret i64 %13
}

define internal i64 @cotangent_block(ptr %0, i64 %1, i64 %2) {
  %4 = alloca %struct.places, align 8
  %5 = alloca %struct.places, align 8
  %6 = alloca [144 x %struct.number], align 64
  %7 = alloca [144 x %struct.number], align 64
  %8 = alloca %struct.matrix, align 8
  %9 = alloca %struct.matrix, align 8
  %10 = alloca %struct.matrix, align 8
  %11 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds i64, ptr %12, i64 2
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 0
  %16 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 0
  %17 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %18 = load ptr, ptr %17, align 8
  %19 = load i64, ptr %18, align 8
  %20 = shl i64 %14, 1
  %21 = mul i64 %20, %14
  call fastcc void @place_parts(ptr %5, i64 %19, i64 %1, i64 %2, i64 %21)
  call fastcc void @load_parts(ptr %15, ptr %5, i64 %21)
  %22 = load ptr, ptr %17, align 8
  %23 = getelementptr inbounds i64, ptr %22, i64 1
  %24 = load i64, ptr %23, align 8
  call fastcc void @place_parts(ptr %5, i64 %24, i64 %1, i64 %2, i64 %21)
  call fastcc void @load_parts(ptr %16, ptr %5, i64 %21)
  %25 = getelementptr inbounds %struct.matrix, ptr %8, i64 0, i32 0
  store ptr %15, ptr %25, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %8, i64 0, i32 1
  store i64 1, ptr %26, align 8
  %27 = getelementptr inbounds %struct.matrix, ptr %8, i64 0, i32 2
  store i64 %14, ptr %27, align 8
  %28 = getelementptr inbounds %struct.matrix, ptr %9, i64 0, i32 0
  store ptr %16, ptr %28, align 8
  %29 = getelementptr inbounds %struct.matrix, ptr %9, i64 0, i32 1
  store i64 %14, ptr %29, align 8
  %30 = getelementptr inbounds %struct.matrix, ptr %9, i64 0, i32 2
  store i64 1, ptr %30, align 8
  %31 = getelementptr inbounds %struct.matrix, ptr %10, i64 0, i32 0
  store ptr %16, ptr %31, align 8
  %32 = getelementptr inbounds %struct.matrix, ptr %10, i64 0, i32 1
  store i64 1, ptr %32, align 8
  %33 = getelementptr inbounds %struct.matrix, ptr %10, i64 0, i32 2
  store i64 %14, ptr %33, align 8
  %34 = icmp sgt i64 %14, 0
  br i1 %34, label %35, label %50

35:                                               ; preds = %3, %35
  %36 = phi i64 [ %48, %35 ], [ 0, %3 ]
  %37 = phi <16 x i32> [ %47, %35 ], [ zeroinitializer, %3 ]
  %38 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %36
  %39 = mul nsw i64 %36, %14
  %40 = getelementptr inbounds %struct.number, ptr %38, i64 %39
  %41 = load <16 x float>, ptr %40, align 64
  %42 = getelementptr inbounds i8, ptr %40, i64 64
  %43 = load <16 x float>, ptr %42, align 64
  %44 = fcmp oeq <16 x float> %41, zeroinitializer
  %45 = fcmp oeq <16 x float> %43, zeroinitializer
  %46 = and <16 x i1> %45, %44
  %47 = select <16 x i1> %46, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %37
  %48 = add nuw nsw i64 %36, 1
  %49 = icmp eq i64 %48, %14
  br i1 %49, label %50, label %35

50:                                               ; preds = %35, %3
  %51 = phi <16 x i32> [ zeroinitializer, %3 ], [ %47, %35 ]
  %52 = call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %51)
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %149

54:                                               ; preds = %50
  %55 = mul nsw i64 %14, %14
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %65, label %57

57:                                               ; preds = %54, %57
  %58 = phi i64 [ %63, %57 ], [ 0, %54 ]
  %59 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %58
  %60 = getelementptr inbounds i8, ptr %59, i64 64
  %61 = load <16 x float>, ptr %60, align 64
  %62 = fneg <16 x float> %61
  store <16 x float> %62, ptr %60, align 64
  %63 = add nuw nsw i64 %58, 1
  %64 = icmp eq i64 %63, %55
  br i1 %64, label %65, label %57

65:                                               ; preds = %57, %54
  call fastcc void @multiply(ptr %8, ptr %9, i64 %14, i64 %14, i64 1, i64 0)
  br i1 %34, label %68, label %85

66:                                               ; preds = %78, %68
  %67 = icmp eq i64 %76, %14
  br i1 %67, label %85, label %68

68:                                               ; preds = %65, %66
  %69 = phi i64 [ %76, %66 ], [ 0, %65 ]
  %70 = mul nsw i64 %69, %14
  %71 = add nsw i64 %70, %69
  %72 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %71
  %73 = load <16 x float>, ptr %72, align 64
  %74 = getelementptr inbounds i8, ptr %72, i64 64
  %75 = fmul <16 x float> %73, <float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01>
  store <16 x float> %75, ptr %72, align 64
  store <16 x float> zeroinitializer, ptr %74, align 64
  %76 = add nuw nsw i64 %69, 1
  %77 = icmp slt i64 %76, %14
  br i1 %77, label %78, label %66

78:                                               ; preds = %68, %78
  %79 = phi i64 [ %83, %78 ], [ %76, %68 ]
  %80 = add nsw i64 %79, %70
  %81 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %80
  store <16 x float> zeroinitializer, ptr %81, align 64
  %82 = getelementptr inbounds i8, ptr %81, i64 64
  store <16 x float> zeroinitializer, ptr %82, align 64
  %83 = add nuw nsw i64 %79, 1
  %84 = icmp eq i64 %83, %14
  br i1 %84, label %66, label %78

85:                                               ; preds = %66, %65
  call fastcc void @substitute(ptr %8, ptr %9, i64 %14, i64 %14, i64 1, i64 0)
  br i1 %56, label %94, label %86

86:                                               ; preds = %85, %86
  %87 = phi i64 [ %92, %86 ], [ 0, %85 ]
  %88 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %87
  %89 = getelementptr inbounds i8, ptr %88, i64 64
  %90 = load <16 x float>, ptr %89, align 64
  %91 = fneg <16 x float> %90
  store <16 x float> %91, ptr %89, align 64
  %92 = add nuw nsw i64 %87, 1
  %93 = icmp eq i64 %92, %55
  br i1 %93, label %94, label %86

94:                                               ; preds = %86, %85
  call fastcc void @substitute(ptr %8, ptr %10, i64 %14, i64 %14, i64 1, i64 0)
  br i1 %34, label %95, label %119

95:                                               ; preds = %94, %128
  %96 = phi i64 [ %130, %128 ], [ 1, %94 ]
  %97 = phi i64 [ %129, %128 ], [ 0, %94 ]
  %98 = mul nsw i64 %97, %14
  br label %132

99:                                               ; preds = %128
  br i1 %34, label %102, label %119

100:                                              ; preds = %112, %102
  %101 = icmp eq i64 %110, %14
  br i1 %101, label %119, label %102

102:                                              ; preds = %99, %100
  %103 = phi i64 [ %110, %100 ], [ 0, %99 ]
  %104 = mul nsw i64 %103, %14
  %105 = add nsw i64 %104, %103
  %106 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %105
  %107 = load <16 x float>, ptr %106, align 64
  %108 = getelementptr inbounds i8, ptr %106, i64 64
  %109 = fmul <16 x float> %107, <float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01>
  store <16 x float> %109, ptr %106, align 64
  store <16 x float> zeroinitializer, ptr %108, align 64
  %110 = add nuw nsw i64 %103, 1
  %111 = icmp slt i64 %110, %14
  br i1 %111, label %112, label %100

112:                                              ; preds = %102, %112
  %113 = phi i64 [ %117, %112 ], [ %110, %102 ]
  %114 = add nsw i64 %113, %104
  %115 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %114
  store <16 x float> zeroinitializer, ptr %115, align 64
  %116 = getelementptr inbounds i8, ptr %115, i64 64
  store <16 x float> zeroinitializer, ptr %116, align 64
  %117 = add nuw nsw i64 %113, 1
  %118 = icmp eq i64 %117, %14
  br i1 %118, label %100, label %112

119:                                              ; preds = %100, %94, %99
  %120 = load ptr, ptr %11, align 8
  %121 = getelementptr inbounds i64, ptr %120, i64 2
  %122 = load i64, ptr %121, align 8
  %123 = load ptr, ptr %17, align 8
  %124 = getelementptr inbounds i64, ptr %123, i64 2
  %125 = load i64, ptr %124, align 8
  %126 = shl i64 %122, 1
  %127 = mul i64 %126, %122
  call fastcc void @place_parts(ptr %4, i64 %125, i64 %1, i64 %2, i64 %127)
  call fastcc void @store_parts(ptr %16, ptr %4, i64 %127)
  br label %149

128:                                              ; preds = %132
  %129 = add nuw nsw i64 %97, 1
  %130 = add nuw i64 %96, 1
  %131 = icmp eq i64 %129, %14
  br i1 %131, label %99, label %95

132:                                              ; preds = %95, %132
  %133 = phi i64 [ 0, %95 ], [ %147, %132 ]
  %134 = add nsw i64 %133, %98
  %135 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %134
  %136 = mul nsw i64 %133, %14
  %137 = add nsw i64 %136, %97
  %138 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %137
  %139 = load <16 x float>, ptr %138, align 64
  %140 = getelementptr inbounds i8, ptr %138, i64 64
  %141 = load <16 x float>, ptr %140, align 64
  %142 = load <16 x float>, ptr %135, align 64
  %143 = getelementptr inbounds i8, ptr %135, i64 64
  %144 = load <16 x float>, ptr %143, align 64
  %145 = fadd <16 x float> %139, %142
  %146 = fsub <16 x float> %144, %141
  store <16 x float> %145, ptr %135, align 64
  store <16 x float> %146, ptr %143, align 64
  %147 = add nuw nsw i64 %133, 1
  %148 = icmp eq i64 %147, %96
  br i1 %148, label %128, label %132

149:                                              ; preds = %50, %119
  %150 = phi i64 [ 0, %119 ], [ 1, %50 ]
  ret i64 %150
}

define i64 @lanes_triangular_solve(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.job, align 8
  %7 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 0
  store ptr %0, ptr %7, align 8
  %8 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 1
  store ptr %4, ptr %8, align 8
  %9 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 2
  store ptr @solution_block, ptr %9, align 8
  %10 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 3
  store i64 0, ptr %10, align 8
  %11 = getelementptr inbounds i64, ptr %4, i64 1
  %12 = load i64, ptr %11, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %12)
  %13 = load i64, ptr %10, align 8
  ret i64 %13
}

define internal i64 @solution_block(ptr %0, i64 %1, i64 %2) {
  %4 = call fastcc i64 @triangle_block(ptr %0, i64 %1, i64 %2, i64 1)
  ret i64 %4
}

define i64 @lanes_triangular_product(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.job, align 8
  %7 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 0
  store ptr %0, ptr %7, align 8
  %8 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 1
  store ptr %4, ptr %8, align 8
  %9 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 2
  store ptr @product_block, ptr %9, align 8
  %10 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 3
  store i64 0, ptr %10, align 8
  %11 = getelementptr inbounds i64, ptr %4, i64 1
  %12 = load i64, ptr %11, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %12)
  %13 = load i64, ptr %10, align 8
  ret i64 %13
}

define internal i64 @product_block(ptr %0, i64 %1, i64 %2) {
  %4 = call fastcc i64 @triangle_block(ptr %0, i64 %1, i64 %2, i64 0)
  ret i64 %4
}

declare void @tenferro_parallel_for(ptr, ptr, i64)

define internal void @run_task(ptr %0, i64 %1) {
  %3 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %4 = load ptr, ptr %3, align 8
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds i64, ptr %4, i64 1
  %7 = load i64, ptr %6, align 8
  %8 = add nsw i64 %5, 15
  %9 = sdiv i64 %8, 16
  %10 = add nsw i64 %1, 1
  %11 = mul nsw i64 %9, %10
  %12 = sdiv i64 %11, %7
  %13 = mul nsw i64 %9, %1
  %14 = sdiv i64 %13, %7
  %15 = icmp slt i64 %14, %12
  br i1 %15, label %16, label %32

16:                                               ; preds = %2
  %17 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 2
  br label %20

18:                                               ; preds = %20
  %19 = icmp eq i64 %29, %12
  br i1 %19, label %32, label %20

20:                                               ; preds = %16, %18
  %21 = phi i64 [ %14, %16 ], [ %29, %18 ]
  %22 = shl nsw i64 %21, 4
  %23 = sub nsw i64 %5, %22
  %24 = load ptr, ptr %17, align 8
  %25 = icmp slt i64 %23, 16
  %26 = select i1 %25, i64 %23, i64 16
  %27 = call i64 %24(ptr %0, i64 %22, i64 %26)
  %28 = icmp eq i64 %27, 0
  %29 = add i64 %21, 1
  br i1 %28, label %18, label %30

30:                                               ; preds = %20
  %31 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 3
  store atomic i64 1, ptr %31 monotonic, align 8
  br label %32

32:                                               ; preds = %18, %2, %30
  ret void
}

declare <16 x float> @llvm.sqrt.v16f32(<16 x float>)

declare i32 @llvm.vector.reduce.or.v16i32(<16 x i32>)

define internal fastcc void @place_parts(ptr %0, i64 %1, i64 %2, i64 %3, i64 %4) {
  %6 = inttoptr i64 %1 to ptr
  %7 = add nsw i64 %3, -1
  br label %9

8:                                                ; preds = %9
  ret void

9:                                                ; preds = %5, %9
  %10 = phi i64 [ 0, %5 ], [ %17, %9 ]
  %11 = icmp slt i64 %10, %3
  %12 = select i1 %11, i64 %10, i64 %7
  %13 = add nsw i64 %12, %2
  %14 = mul nsw i64 %13, %4
  %15 = getelementptr inbounds float, ptr %6, i64 %14
  %16 = getelementptr inbounds %struct.places, ptr %0, i64 0, i32 0, i64 %10
  store ptr %15, ptr %16, align 8
  %17 = add nuw nsw i64 %10, 1
  %18 = icmp eq i64 %17, 16
  br i1 %18, label %8, label %9
}

define internal fastcc void @load_parts(ptr %0, ptr %1, i64 %2) {
  %4 = icmp slt i64 %2, 16
  br i1 %4, label %23, label %5

5:                                                ; preds = %3
  %6 = add nsw i64 %2, -16
  %7 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 0
  %8 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 1
  %9 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 2
  %10 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 3
  %11 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 4
  %12 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 5
  %13 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 6
  %14 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 7
  %15 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 8
  %16 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 9
  %17 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 10
  %18 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 11
  %19 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 12
  %20 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 13
  %21 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 14
  %22 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 15
  br label %112

23:                                               ; preds = %3
  %24 = icmp sgt i64 %2, 0
  br i1 %24, label %25, label %263

25:                                               ; preds = %23
  %26 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 0
  %27 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 1
  %28 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 2
  %29 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 3
  %30 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 4
  %31 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 5
  %32 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 6
  %33 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 7
  %34 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 8
  %35 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 9
  %36 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 10
  %37 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 11
  %38 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 12
  %39 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 13
  %40 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 14
  %41 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 15
  br label %42

42:                                               ; preds = %25, %42
  %43 = phi i64 [ %110, %42 ], [ 0, %25 ]
  %44 = getelementptr inbounds <16 x float>, ptr %0, i64 %43
  %45 = load ptr, ptr %26, align 8
  %46 = getelementptr inbounds float, ptr %45, i64 %43
  %47 = load float, ptr %46, align 4
  %48 = load <16 x float>, ptr %44, align 64
  %49 = insertelement <16 x float> %48, float %47, i64 0
  store <16 x float> %49, ptr %44, align 64
  %50 = load ptr, ptr %27, align 8
  %51 = getelementptr inbounds float, ptr %50, i64 %43
  %52 = load float, ptr %51, align 4
  %53 = insertelement <16 x float> %49, float %52, i64 1
  store <16 x float> %53, ptr %44, align 64
  %54 = load ptr, ptr %28, align 8
  %55 = getelementptr inbounds float, ptr %54, i64 %43
  %56 = load float, ptr %55, align 4
  %57 = insertelement <16 x float> %53, float %56, i64 2
  store <16 x float> %57, ptr %44, align 64
  %58 = load ptr, ptr %29, align 8
  %59 = getelementptr inbounds float, ptr %58, i64 %43
  %60 = load float, ptr %59, align 4
  %61 = insertelement <16 x float> %57, float %60, i64 3
  store <16 x float> %61, ptr %44, align 64
  %62 = load ptr, ptr %30, align 8
  %63 = getelementptr inbounds float, ptr %62, i64 %43
  %64 = load float, ptr %63, align 4
  %65 = insertelement <16 x float> %61, float %64, i64 4
  store <16 x float> %65, ptr %44, align 64
  %66 = load ptr, ptr %31, align 8
  %67 = getelementptr inbounds float, ptr %66, i64 %43
  %68 = load float, ptr %67, align 4
  %69 = insertelement <16 x float> %65, float %68, i64 5
  store <16 x float> %69, ptr %44, align 64
  %70 = load ptr, ptr %32, align 8
  %71 = getelementptr inbounds float, ptr %70, i64 %43
  %72 = load float, ptr %71, align 4
  %73 = insertelement <16 x float> %69, float %72, i64 6
  store <16 x float> %73, ptr %44, align 64
  %74 = load ptr, ptr %33, align 8
  %75 = getelementptr inbounds float, ptr %74, i64 %43
  %76 = load float, ptr %75, align 4
  %77 = insertelement <16 x float> %73, float %76, i64 7
  store <16 x float> %77, ptr %44, align 64
  %78 = load ptr, ptr %34, align 8
  %79 = getelementptr inbounds float, ptr %78, i64 %43
  %80 = load float, ptr %79, align 4
  %81 = insertelement <16 x float> %77, float %80, i64 8
  store <16 x float> %81, ptr %44, align 64
  %82 = load ptr, ptr %35, align 8
  %83 = getelementptr inbounds float, ptr %82, i64 %43
  %84 = load float, ptr %83, align 4
  %85 = insertelement <16 x float> %81, float %84, i64 9
  store <16 x float> %85, ptr %44, align 64
  %86 = load ptr, ptr %36, align 8
  %87 = getelementptr inbounds float, ptr %86, i64 %43
  %88 = load float, ptr %87, align 4
  %89 = insertelement <16 x float> %85, float %88, i64 10
  store <16 x float> %89, ptr %44, align 64
  %90 = load ptr, ptr %37, align 8
  %91 = getelementptr inbounds float, ptr %90, i64 %43
  %92 = load float, ptr %91, align 4
  %93 = insertelement <16 x float> %89, float %92, i64 11
  store <16 x float> %93, ptr %44, align 64
  %94 = load ptr, ptr %38, align 8
  %95 = getelementptr inbounds float, ptr %94, i64 %43
  %96 = load float, ptr %95, align 4
  %97 = insertelement <16 x float> %93, float %96, i64 12
  store <16 x float> %97, ptr %44, align 64
  %98 = load ptr, ptr %39, align 8
  %99 = getelementptr inbounds float, ptr %98, i64 %43
  %100 = load float, ptr %99, align 4
  %101 = insertelement <16 x float> %97, float %100, i64 13
  store <16 x float> %101, ptr %44, align 64
  %102 = load ptr, ptr %40, align 8
  %103 = getelementptr inbounds float, ptr %102, i64 %43
  %104 = load float, ptr %103, align 4
  %105 = insertelement <16 x float> %101, float %104, i64 14
  store <16 x float> %105, ptr %44, align 64
  %106 = load ptr, ptr %41, align 8
  %107 = getelementptr inbounds float, ptr %106, i64 %43
  %108 = load float, ptr %107, align 4
  %109 = insertelement <16 x float> %105, float %108, i64 15
  store <16 x float> %109, ptr %44, align 64
  %110 = add nuw nsw i64 %43, 1
  %111 = icmp eq i64 %110, %2
  br i1 %111, label %263, label %42

112:                                              ; preds = %5, %259
  %113 = phi i64 [ %262, %259 ], [ 0, %5 ]
  %114 = load ptr, ptr %7, align 8
  %115 = getelementptr inbounds float, ptr %114, i64 %113
  %116 = load <16 x float>, ptr %115, align 1
  %117 = load ptr, ptr %8, align 8
  %118 = getelementptr inbounds float, ptr %117, i64 %113
  %119 = load <16 x float>, ptr %118, align 1
  %120 = load ptr, ptr %9, align 8
  %121 = getelementptr inbounds float, ptr %120, i64 %113
  %122 = load <16 x float>, ptr %121, align 1
  %123 = load ptr, ptr %10, align 8
  %124 = getelementptr inbounds float, ptr %123, i64 %113
  %125 = load <16 x float>, ptr %124, align 1
  %126 = load ptr, ptr %11, align 8
  %127 = getelementptr inbounds float, ptr %126, i64 %113
  %128 = load <16 x float>, ptr %127, align 1
  %129 = load ptr, ptr %12, align 8
  %130 = getelementptr inbounds float, ptr %129, i64 %113
  %131 = load <16 x float>, ptr %130, align 1
  %132 = load ptr, ptr %13, align 8
  %133 = getelementptr inbounds float, ptr %132, i64 %113
  %134 = load <16 x float>, ptr %133, align 1
  %135 = load ptr, ptr %14, align 8
  %136 = getelementptr inbounds float, ptr %135, i64 %113
  %137 = load <16 x float>, ptr %136, align 1
  %138 = load ptr, ptr %15, align 8
  %139 = getelementptr inbounds float, ptr %138, i64 %113
  %140 = load <16 x float>, ptr %139, align 1
  %141 = load ptr, ptr %16, align 8
  %142 = getelementptr inbounds float, ptr %141, i64 %113
  %143 = load <16 x float>, ptr %142, align 1
  %144 = load ptr, ptr %17, align 8
  %145 = getelementptr inbounds float, ptr %144, i64 %113
  %146 = load <16 x float>, ptr %145, align 1
  %147 = load ptr, ptr %18, align 8
  %148 = getelementptr inbounds float, ptr %147, i64 %113
  %149 = load <16 x float>, ptr %148, align 1
  %150 = load ptr, ptr %19, align 8
  %151 = getelementptr inbounds float, ptr %150, i64 %113
  %152 = load <16 x float>, ptr %151, align 1
  %153 = load ptr, ptr %20, align 8
  %154 = getelementptr inbounds float, ptr %153, i64 %113
  %155 = load <16 x float>, ptr %154, align 1
  %156 = load ptr, ptr %21, align 8
  %157 = getelementptr inbounds float, ptr %156, i64 %113
  %158 = load <16 x float>, ptr %157, align 1
  %159 = load ptr, ptr %22, align 8
  %160 = getelementptr inbounds float, ptr %159, i64 %113
  %161 = load <16 x float>, ptr %160, align 1
  %162 = shufflevector <16 x float> %116, <16 x float> %119, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %163 = shufflevector <16 x float> %116, <16 x float> %119, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %164 = shufflevector <16 x float> %122, <16 x float> %125, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %165 = shufflevector <16 x float> %122, <16 x float> %125, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %166 = shufflevector <16 x float> %128, <16 x float> %131, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %167 = shufflevector <16 x float> %128, <16 x float> %131, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %168 = shufflevector <16 x float> %134, <16 x float> %137, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %169 = shufflevector <16 x float> %134, <16 x float> %137, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %170 = shufflevector <16 x float> %140, <16 x float> %143, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %171 = shufflevector <16 x float> %140, <16 x float> %143, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %172 = shufflevector <16 x float> %146, <16 x float> %149, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %173 = shufflevector <16 x float> %146, <16 x float> %149, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %174 = shufflevector <16 x float> %152, <16 x float> %155, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %175 = shufflevector <16 x float> %152, <16 x float> %155, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %176 = shufflevector <16 x float> %158, <16 x float> %161, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %177 = shufflevector <16 x float> %158, <16 x float> %161, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %178 = shufflevector <16 x float> %162, <16 x float> %164, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %179 = shufflevector <16 x float> %162, <16 x float> %164, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %180 = shufflevector <16 x float> %163, <16 x float> %165, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %181 = shufflevector <16 x float> %163, <16 x float> %165, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %182 = shufflevector <16 x float> %166, <16 x float> %168, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %183 = shufflevector <16 x float> %166, <16 x float> %168, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %184 = shufflevector <16 x float> %167, <16 x float> %169, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %185 = shufflevector <16 x float> %167, <16 x float> %169, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %186 = shufflevector <16 x float> %170, <16 x float> %172, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %187 = shufflevector <16 x float> %170, <16 x float> %172, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %188 = shufflevector <16 x float> %171, <16 x float> %173, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %189 = shufflevector <16 x float> %171, <16 x float> %173, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %190 = shufflevector <16 x float> %174, <16 x float> %176, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %191 = shufflevector <16 x float> %174, <16 x float> %176, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %192 = shufflevector <16 x float> %175, <16 x float> %177, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %193 = shufflevector <16 x float> %175, <16 x float> %177, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %194 = shufflevector <16 x float> %178, <16 x float> %182, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %195 = shufflevector <16 x float> %178, <16 x float> %182, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %196 = shufflevector <16 x float> %180, <16 x float> %184, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %197 = shufflevector <16 x float> %180, <16 x float> %184, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %198 = shufflevector <16 x float> %179, <16 x float> %183, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %199 = shufflevector <16 x float> %179, <16 x float> %183, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %200 = shufflevector <16 x float> %181, <16 x float> %185, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %201 = shufflevector <16 x float> %181, <16 x float> %185, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %202 = shufflevector <16 x float> %186, <16 x float> %190, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %203 = shufflevector <16 x float> %186, <16 x float> %190, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %204 = shufflevector <16 x float> %188, <16 x float> %192, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %205 = shufflevector <16 x float> %188, <16 x float> %192, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %206 = shufflevector <16 x float> %187, <16 x float> %191, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %207 = shufflevector <16 x float> %187, <16 x float> %191, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %208 = shufflevector <16 x float> %189, <16 x float> %193, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %209 = shufflevector <16 x float> %189, <16 x float> %193, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %210 = shufflevector <16 x float> %194, <16 x float> %202, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %211 = shufflevector <16 x float> %194, <16 x float> %202, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %212 = shufflevector <16 x float> %196, <16 x float> %204, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %213 = shufflevector <16 x float> %196, <16 x float> %204, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %214 = shufflevector <16 x float> %198, <16 x float> %206, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %215 = shufflevector <16 x float> %198, <16 x float> %206, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %216 = shufflevector <16 x float> %200, <16 x float> %208, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %217 = shufflevector <16 x float> %200, <16 x float> %208, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %218 = shufflevector <16 x float> %195, <16 x float> %203, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %219 = shufflevector <16 x float> %195, <16 x float> %203, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %220 = shufflevector <16 x float> %197, <16 x float> %205, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %221 = shufflevector <16 x float> %197, <16 x float> %205, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %222 = shufflevector <16 x float> %199, <16 x float> %207, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %223 = shufflevector <16 x float> %199, <16 x float> %207, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %224 = shufflevector <16 x float> %201, <16 x float> %209, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %225 = shufflevector <16 x float> %201, <16 x float> %209, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %226 = getelementptr inbounds <16 x float>, ptr %0, i64 %113
  store <16 x float> %210, ptr %226, align 64
  %227 = add nsw i64 %113, 1
  %228 = getelementptr inbounds <16 x float>, ptr %0, i64 %227
  store <16 x float> %212, ptr %228, align 64
  %229 = add nsw i64 %113, 2
  %230 = getelementptr inbounds <16 x float>, ptr %0, i64 %229
  store <16 x float> %214, ptr %230, align 64
  %231 = add nsw i64 %113, 3
  %232 = getelementptr inbounds <16 x float>, ptr %0, i64 %231
  store <16 x float> %216, ptr %232, align 64
  %233 = add nsw i64 %113, 4
  %234 = getelementptr inbounds <16 x float>, ptr %0, i64 %233
  store <16 x float> %218, ptr %234, align 64
  %235 = add nsw i64 %113, 5
  %236 = getelementptr inbounds <16 x float>, ptr %0, i64 %235
  store <16 x float> %220, ptr %236, align 64
  %237 = add nsw i64 %113, 6
  %238 = getelementptr inbounds <16 x float>, ptr %0, i64 %237
  store <16 x float> %222, ptr %238, align 64
  %239 = add nsw i64 %113, 7
  %240 = getelementptr inbounds <16 x float>, ptr %0, i64 %239
  store <16 x float> %224, ptr %240, align 64
  %241 = add nsw i64 %113, 8
  %242 = getelementptr inbounds <16 x float>, ptr %0, i64 %241
  store <16 x float> %211, ptr %242, align 64
  %243 = add nsw i64 %113, 9
  %244 = getelementptr inbounds <16 x float>, ptr %0, i64 %243
  store <16 x float> %213, ptr %244, align 64
  %245 = add nsw i64 %113, 10
  %246 = getelementptr inbounds <16 x float>, ptr %0, i64 %245
  store <16 x float> %215, ptr %246, align 64
  %247 = add nsw i64 %113, 11
  %248 = getelementptr inbounds <16 x float>, ptr %0, i64 %247
  store <16 x float> %217, ptr %248, align 64
  %249 = add nsw i64 %113, 12
  %250 = getelementptr inbounds <16 x float>, ptr %0, i64 %249
  store <16 x float> %219, ptr %250, align 64
  %251 = add nsw i64 %113, 13
  %252 = getelementptr inbounds <16 x float>, ptr %0, i64 %251
  store <16 x float> %221, ptr %252, align 64
  %253 = add nsw i64 %113, 14
  %254 = getelementptr inbounds <16 x float>, ptr %0, i64 %253
  store <16 x float> %223, ptr %254, align 64
  %255 = add nsw i64 %113, 15
  %256 = getelementptr inbounds <16 x float>, ptr %0, i64 %255
  store <16 x float> %225, ptr %256, align 64
  %257 = add nsw i64 %113, 16
  %258 = icmp eq i64 %257, %2
  br i1 %258, label %263, label %259

259:                                              ; preds = %112
  %260 = add nsw i64 %113, 32
  %261 = icmp sgt i64 %260, %2
  %262 = select i1 %261, i64 %6, i64 %257
  br label %112

263:                                              ; preds = %112, %42, %23
  ret void
}

declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>)

define internal fastcc void @store_parts(ptr %0, ptr %1, i64 %2) {
  %4 = icmp slt i64 %2, 16
  br i1 %4, label %23, label %5

5:                                                ; preds = %3
  %6 = add nsw i64 %2, -16
  %7 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 0
  %8 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 1
  %9 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 2
  %10 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 3
  %11 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 4
  %12 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 5
  %13 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 6
  %14 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 7
  %15 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 8
  %16 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 9
  %17 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 10
  %18 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 11
  %19 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 12
  %20 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 13
  %21 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 14
  %22 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 15
  br label %111

23:                                               ; preds = %3
  %24 = icmp sgt i64 %2, 0
  br i1 %24, label %25, label %262

25:                                               ; preds = %23
  %26 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 0
  %27 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 1
  %28 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 2
  %29 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 3
  %30 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 4
  %31 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 5
  %32 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 6
  %33 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 7
  %34 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 8
  %35 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 9
  %36 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 10
  %37 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 11
  %38 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 12
  %39 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 13
  %40 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 14
  %41 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 15
  br label %42

42:                                               ; preds = %25, %42
  %43 = phi i64 [ %109, %42 ], [ 0, %25 ]
  %44 = getelementptr inbounds <16 x float>, ptr %0, i64 %43
  %45 = load <16 x float>, ptr %44, align 64
  %46 = extractelement <16 x float> %45, i64 0
  %47 = load ptr, ptr %26, align 8
  %48 = getelementptr inbounds float, ptr %47, i64 %43
  store float %46, ptr %48, align 4
  %49 = load <16 x float>, ptr %44, align 64
  %50 = extractelement <16 x float> %49, i64 1
  %51 = load ptr, ptr %27, align 8
  %52 = getelementptr inbounds float, ptr %51, i64 %43
  store float %50, ptr %52, align 4
  %53 = load <16 x float>, ptr %44, align 64
  %54 = extractelement <16 x float> %53, i64 2
  %55 = load ptr, ptr %28, align 8
  %56 = getelementptr inbounds float, ptr %55, i64 %43
  store float %54, ptr %56, align 4
  %57 = load <16 x float>, ptr %44, align 64
  %58 = extractelement <16 x float> %57, i64 3
  %59 = load ptr, ptr %29, align 8
  %60 = getelementptr inbounds float, ptr %59, i64 %43
  store float %58, ptr %60, align 4
  %61 = load <16 x float>, ptr %44, align 64
  %62 = extractelement <16 x float> %61, i64 4
  %63 = load ptr, ptr %30, align 8
  %64 = getelementptr inbounds float, ptr %63, i64 %43
  store float %62, ptr %64, align 4
  %65 = load <16 x float>, ptr %44, align 64
  %66 = extractelement <16 x float> %65, i64 5
  %67 = load ptr, ptr %31, align 8
  %68 = getelementptr inbounds float, ptr %67, i64 %43
  store float %66, ptr %68, align 4
  %69 = load <16 x float>, ptr %44, align 64
  %70 = extractelement <16 x float> %69, i64 6
  %71 = load ptr, ptr %32, align 8
  %72 = getelementptr inbounds float, ptr %71, i64 %43
  store float %70, ptr %72, align 4
  %73 = load <16 x float>, ptr %44, align 64
  %74 = extractelement <16 x float> %73, i64 7
  %75 = load ptr, ptr %33, align 8
  %76 = getelementptr inbounds float, ptr %75, i64 %43
  store float %74, ptr %76, align 4
  %77 = load <16 x float>, ptr %44, align 64
  %78 = extractelement <16 x float> %77, i64 8
  %79 = load ptr, ptr %34, align 8
  %80 = getelementptr inbounds float, ptr %79, i64 %43
  store float %78, ptr %80, align 4
  %81 = load <16 x float>, ptr %44, align 64
  %82 = extractelement <16 x float> %81, i64 9
  %83 = load ptr, ptr %35, align 8
  %84 = getelementptr inbounds float, ptr %83, i64 %43
  store float %82, ptr %84, align 4
  %85 = load <16 x float>, ptr %44, align 64
  %86 = extractelement <16 x float> %85, i64 10
  %87 = load ptr, ptr %36, align 8
  %88 = getelementptr inbounds float, ptr %87, i64 %43
  store float %86, ptr %88, align 4
  %89 = load <16 x float>, ptr %44, align 64
  %90 = extractelement <16 x float> %89, i64 11
  %91 = load ptr, ptr %37, align 8
  %92 = getelementptr inbounds float, ptr %91, i64 %43
  store float %90, ptr %92, align 4
  %93 = load <16 x float>, ptr %44, align 64
  %94 = extractelement <16 x float> %93, i64 12
  %95 = load ptr, ptr %38, align 8
  %96 = getelementptr inbounds float, ptr %95, i64 %43
  store float %94, ptr %96, align 4
  %97 = load <16 x float>, ptr %44, align 64
  %98 = extractelement <16 x float> %97, i64 13
  %99 = load ptr, ptr %39, align 8
  %100 = getelementptr inbounds float, ptr %99, i64 %43
  store float %98, ptr %100, align 4
  %101 = load <16 x float>, ptr %44, align 64
  %102 = extractelement <16 x float> %101, i64 14
  %103 = load ptr, ptr %40, align 8
  %104 = getelementptr inbounds float, ptr %103, i64 %43
  store float %102, ptr %104, align 4
  %105 = load <16 x float>, ptr %44, align 64
  %106 = extractelement <16 x float> %105, i64 15
  %107 = load ptr, ptr %41, align 8
  %108 = getelementptr inbounds float, ptr %107, i64 %43
  store float %106, ptr %108, align 4
  %109 = add nuw nsw i64 %43, 1
  %110 = icmp eq i64 %109, %2
  br i1 %110, label %262, label %42

111:                                              ; preds = %5, %258
  %112 = phi i64 [ %261, %258 ], [ 0, %5 ]
  %113 = getelementptr inbounds <16 x float>, ptr %0, i64 %112
  %114 = load <16 x float>, ptr %113, align 64
  %115 = add nsw i64 %112, 1
  %116 = getelementptr inbounds <16 x float>, ptr %0, i64 %115
  %117 = load <16 x float>, ptr %116, align 64
  %118 = add nsw i64 %112, 2
  %119 = getelementptr inbounds <16 x float>, ptr %0, i64 %118
  %120 = load <16 x float>, ptr %119, align 64
  %121 = add nsw i64 %112, 3
  %122 = getelementptr inbounds <16 x float>, ptr %0, i64 %121
  %123 = load <16 x float>, ptr %122, align 64
  %124 = add nsw i64 %112, 4
  %125 = getelementptr inbounds <16 x float>, ptr %0, i64 %124
  %126 = load <16 x float>, ptr %125, align 64
  %127 = add nsw i64 %112, 5
  %128 = getelementptr inbounds <16 x float>, ptr %0, i64 %127
  %129 = load <16 x float>, ptr %128, align 64
  %130 = add nsw i64 %112, 6
  %131 = getelementptr inbounds <16 x float>, ptr %0, i64 %130
  %132 = load <16 x float>, ptr %131, align 64
  %133 = add nsw i64 %112, 7
  %134 = getelementptr inbounds <16 x float>, ptr %0, i64 %133
  %135 = load <16 x float>, ptr %134, align 64
  %136 = add nsw i64 %112, 8
  %137 = getelementptr inbounds <16 x float>, ptr %0, i64 %136
  %138 = load <16 x float>, ptr %137, align 64
  %139 = add nsw i64 %112, 9
  %140 = getelementptr inbounds <16 x float>, ptr %0, i64 %139
  %141 = load <16 x float>, ptr %140, align 64
  %142 = add nsw i64 %112, 10
  %143 = getelementptr inbounds <16 x float>, ptr %0, i64 %142
  %144 = load <16 x float>, ptr %143, align 64
  %145 = add nsw i64 %112, 11
  %146 = getelementptr inbounds <16 x float>, ptr %0, i64 %145
  %147 = load <16 x float>, ptr %146, align 64
  %148 = add nsw i64 %112, 12
  %149 = getelementptr inbounds <16 x float>, ptr %0, i64 %148
  %150 = load <16 x float>, ptr %149, align 64
  %151 = add nsw i64 %112, 13
  %152 = getelementptr inbounds <16 x float>, ptr %0, i64 %151
  %153 = load <16 x float>, ptr %152, align 64
  %154 = add nsw i64 %112, 14
  %155 = getelementptr inbounds <16 x float>, ptr %0, i64 %154
  %156 = load <16 x float>, ptr %155, align 64
  %157 = add nsw i64 %112, 15
  %158 = getelementptr inbounds <16 x float>, ptr %0, i64 %157
  %159 = load <16 x float>, ptr %158, align 64
  %160 = shufflevector <16 x float> %114, <16 x float> %117, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %161 = shufflevector <16 x float> %114, <16 x float> %117, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %162 = shufflevector <16 x float> %120, <16 x float> %123, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %163 = shufflevector <16 x float> %120, <16 x float> %123, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %164 = shufflevector <16 x float> %126, <16 x float> %129, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %165 = shufflevector <16 x float> %126, <16 x float> %129, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %166 = shufflevector <16 x float> %132, <16 x float> %135, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %167 = shufflevector <16 x float> %132, <16 x float> %135, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %168 = shufflevector <16 x float> %138, <16 x float> %141, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %169 = shufflevector <16 x float> %138, <16 x float> %141, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %170 = shufflevector <16 x float> %144, <16 x float> %147, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %171 = shufflevector <16 x float> %144, <16 x float> %147, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %172 = shufflevector <16 x float> %150, <16 x float> %153, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %173 = shufflevector <16 x float> %150, <16 x float> %153, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %174 = shufflevector <16 x float> %156, <16 x float> %159, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %175 = shufflevector <16 x float> %156, <16 x float> %159, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %176 = shufflevector <16 x float> %160, <16 x float> %162, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %177 = shufflevector <16 x float> %160, <16 x float> %162, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %178 = shufflevector <16 x float> %161, <16 x float> %163, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %179 = shufflevector <16 x float> %161, <16 x float> %163, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %180 = shufflevector <16 x float> %164, <16 x float> %166, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %181 = shufflevector <16 x float> %164, <16 x float> %166, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %182 = shufflevector <16 x float> %165, <16 x float> %167, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %183 = shufflevector <16 x float> %165, <16 x float> %167, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %184 = shufflevector <16 x float> %168, <16 x float> %170, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %185 = shufflevector <16 x float> %168, <16 x float> %170, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %186 = shufflevector <16 x float> %169, <16 x float> %171, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %187 = shufflevector <16 x float> %169, <16 x float> %171, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %188 = shufflevector <16 x float> %172, <16 x float> %174, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %189 = shufflevector <16 x float> %172, <16 x float> %174, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %190 = shufflevector <16 x float> %173, <16 x float> %175, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %191 = shufflevector <16 x float> %173, <16 x float> %175, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %192 = shufflevector <16 x float> %176, <16 x float> %180, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %193 = shufflevector <16 x float> %176, <16 x float> %180, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %194 = shufflevector <16 x float> %178, <16 x float> %182, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %195 = shufflevector <16 x float> %178, <16 x float> %182, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %196 = shufflevector <16 x float> %177, <16 x float> %181, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %197 = shufflevector <16 x float> %177, <16 x float> %181, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %198 = shufflevector <16 x float> %179, <16 x float> %183, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %199 = shufflevector <16 x float> %179, <16 x float> %183, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %200 = shufflevector <16 x float> %184, <16 x float> %188, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %201 = shufflevector <16 x float> %184, <16 x float> %188, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %202 = shufflevector <16 x float> %186, <16 x float> %190, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %203 = shufflevector <16 x float> %186, <16 x float> %190, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %204 = shufflevector <16 x float> %185, <16 x float> %189, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %205 = shufflevector <16 x float> %185, <16 x float> %189, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %206 = shufflevector <16 x float> %187, <16 x float> %191, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %207 = shufflevector <16 x float> %187, <16 x float> %191, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %208 = shufflevector <16 x float> %192, <16 x float> %200, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %209 = shufflevector <16 x float> %192, <16 x float> %200, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %210 = shufflevector <16 x float> %194, <16 x float> %202, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %211 = shufflevector <16 x float> %194, <16 x float> %202, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %212 = shufflevector <16 x float> %196, <16 x float> %204, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %213 = shufflevector <16 x float> %196, <16 x float> %204, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %214 = shufflevector <16 x float> %198, <16 x float> %206, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %215 = shufflevector <16 x float> %198, <16 x float> %206, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %216 = shufflevector <16 x float> %193, <16 x float> %201, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %217 = shufflevector <16 x float> %193, <16 x float> %201, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %218 = shufflevector <16 x float> %195, <16 x float> %203, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %219 = shufflevector <16 x float> %195, <16 x float> %203, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %220 = shufflevector <16 x float> %197, <16 x float> %205, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %221 = shufflevector <16 x float> %197, <16 x float> %205, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %222 = shufflevector <16 x float> %199, <16 x float> %207, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %223 = shufflevector <16 x float> %199, <16 x float> %207, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %224 = load ptr, ptr %7, align 8
  %225 = getelementptr inbounds float, ptr %224, i64 %112
  store <16 x float> %208, ptr %225, align 1
  %226 = load ptr, ptr %8, align 8
  %227 = getelementptr inbounds float, ptr %226, i64 %112
  store <16 x float> %210, ptr %227, align 1
  %228 = load ptr, ptr %9, align 8
  %229 = getelementptr inbounds float, ptr %228, i64 %112
  store <16 x float> %212, ptr %229, align 1
  %230 = load ptr, ptr %10, align 8
  %231 = getelementptr inbounds float, ptr %230, i64 %112
  store <16 x float> %214, ptr %231, align 1
  %232 = load ptr, ptr %11, align 8
  %233 = getelementptr inbounds float, ptr %232, i64 %112
  store <16 x float> %216, ptr %233, align 1
  %234 = load ptr, ptr %12, align 8
  %235 = getelementptr inbounds float, ptr %234, i64 %112
  store <16 x float> %218, ptr %235, align 1
  %236 = load ptr, ptr %13, align 8
  %237 = getelementptr inbounds float, ptr %236, i64 %112
  store <16 x float> %220, ptr %237, align 1
  %238 = load ptr, ptr %14, align 8
  %239 = getelementptr inbounds float, ptr %238, i64 %112
  store <16 x float> %222, ptr %239, align 1
  %240 = load ptr, ptr %15, align 8
  %241 = getelementptr inbounds float, ptr %240, i64 %112
  store <16 x float> %209, ptr %241, align 1
  %242 = load ptr, ptr %16, align 8
  %243 = getelementptr inbounds float, ptr %242, i64 %112
  store <16 x float> %211, ptr %243, align 1
  %244 = load ptr, ptr %17, align 8
  %245 = getelementptr inbounds float, ptr %244, i64 %112
  store <16 x float> %213, ptr %245, align 1
  %246 = load ptr, ptr %18, align 8
  %247 = getelementptr inbounds float, ptr %246, i64 %112
  store <16 x float> %215, ptr %247, align 1
  %248 = load ptr, ptr %19, align 8
  %249 = getelementptr inbounds float, ptr %248, i64 %112
  store <16 x float> %217, ptr %249, align 1
  %250 = load ptr, ptr %20, align 8
  %251 = getelementptr inbounds float, ptr %250, i64 %112
  store <16 x float> %219, ptr %251, align 1
  %252 = load ptr, ptr %21, align 8
  %253 = getelementptr inbounds float, ptr %252, i64 %112
  store <16 x float> %221, ptr %253, align 1
  %254 = load ptr, ptr %22, align 8
  %255 = getelementptr inbounds float, ptr %254, i64 %112
  store <16 x float> %223, ptr %255, align 1
  %256 = add nsw i64 %112, 16
  %257 = icmp eq i64 %256, %2
  br i1 %257, label %262, label %258

258:                                              ; preds = %111
  %259 = add nsw i64 %112, 32
  %260 = icmp sgt i64 %259, %2
  %261 = select i1 %260, i64 %6, i64 %256
  br label %111

262:                                              ; preds = %111, %42, %23
  ret void
}

define internal fastcc void @substitute(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = icmp sgt i64 %2, 0
  br i1 %7, label %8, label %16

8:                                                ; preds = %6
  %9 = icmp eq i64 %4, 0
  %10 = icmp eq i64 %5, 0
  %11 = getelementptr inbounds i8, ptr %0, i64 8
  %12 = getelementptr inbounds i8, ptr %0, i64 16
  %13 = icmp slt i64 %3, 4
  %14 = getelementptr inbounds i8, ptr %1, i64 8
  %15 = getelementptr inbounds i8, ptr %1, i64 16
  br label %17

16:                                               ; preds = %374, %6
  ret void

17:                                               ; preds = %8, %374
  %18 = phi i64 [ 0, %8 ], [ %375, %374 ]
  %19 = xor i64 %18, -1
  %20 = add i64 %19, %2
  %21 = select i1 %9, i64 %18, i64 %2
  %22 = select i1 %9, i64 %18, i64 %20
  %23 = sub i64 %2, %18
  %24 = select i1 %9, i64 0, i64 %23
  br i1 %10, label %25, label %60

25:                                               ; preds = %17
  %26 = load ptr, ptr %0, align 1
  %27 = load i64, ptr %11, align 1
  %28 = load i64, ptr %12, align 1
  %29 = mul nsw i64 %27, %22
  %30 = getelementptr inbounds %struct.number, ptr %26, i64 %29
  %31 = mul nsw i64 %28, %22
  %32 = getelementptr inbounds %struct.number, ptr %30, i64 %31
  %33 = load <16 x float>, ptr %32, align 1
  %34 = getelementptr inbounds i8, ptr %32, i64 64
  %35 = load <16 x float>, ptr %34, align 1
  %36 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %33)
  %37 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %35)
  %38 = fcmp ogt <16 x float> %36, %37
  %39 = select <16 x i1> %38, <16 x float> %36, <16 x float> %37
  %40 = fcmp olt <16 x float> %39, <float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000>
  %41 = zext <16 x i1> %40 to <16 x i32>
  %42 = fdiv <16 x float> %33, %39
  %43 = fneg <16 x float> %35
  %44 = fdiv <16 x float> %43, %39
  %45 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %39
  %46 = fdiv <16 x float> zeroinitializer, %39
  %47 = fneg <16 x float> %46
  %48 = fmul <16 x float> %44, %47
  %49 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %45, <16 x float> %42, <16 x float> %48)
  %50 = fmul <16 x float> %42, %46
  %51 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %45, <16 x float> %44, <16 x float> %50)
  %52 = fmul <16 x float> %44, %44
  %53 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %42, <16 x float> %42, <16 x float> %52)
  %54 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %53
  %55 = fmul <16 x float> %49, %54
  %56 = fmul <16 x float> %51, %54
  %57 = bitcast <16 x i1> %40 to i16
  %58 = icmp ne i16 %57, 0
  %59 = sext i1 %58 to i32
  br label %60

60:                                               ; preds = %25, %17
  %61 = phi <16 x float> [ %55, %25 ], [ zeroinitializer, %17 ]
  %62 = phi <16 x float> [ %56, %25 ], [ zeroinitializer, %17 ]
  %63 = phi <16 x i32> [ %41, %25 ], [ zeroinitializer, %17 ]
  %64 = phi i32 [ %59, %25 ], [ 0, %17 ]
  %65 = phi <16 x float> [ %33, %25 ], [ zeroinitializer, %17 ]
  %66 = phi <16 x float> [ %35, %25 ], [ zeroinitializer, %17 ]
  br i1 %13, label %81, label %67

67:                                               ; preds = %60
  %68 = icmp slt i64 %24, %21
  %69 = icmp eq i32 %64, 0
  %70 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %65)
  %71 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %66)
  %72 = fcmp ogt <16 x float> %70, %71
  %73 = select <16 x i1> %72, <16 x float> %70, <16 x float> %71
  %74 = fdiv <16 x float> %65, %73
  %75 = fneg <16 x float> %66
  %76 = fdiv <16 x float> %75, %73
  %77 = fmul <16 x float> %76, %76
  %78 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %74, <16 x float> %74, <16 x float> %77)
  %79 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %78
  %80 = trunc <16 x i32> %63 to <16 x i1>
  br label %98

81:                                               ; preds = %301, %60
  %82 = phi i64 [ 0, %60 ], [ %99, %301 ]
  %83 = icmp slt i64 %82, %3
  br i1 %83, label %84, label %374

84:                                               ; preds = %81
  %85 = icmp slt i64 %24, %21
  %86 = icmp eq i32 %64, 0
  %87 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %65)
  %88 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %66)
  %89 = fcmp ogt <16 x float> %87, %88
  %90 = select <16 x i1> %89, <16 x float> %87, <16 x float> %88
  %91 = fdiv <16 x float> %65, %90
  %92 = fneg <16 x float> %66
  %93 = fdiv <16 x float> %92, %90
  %94 = fmul <16 x float> %93, %93
  %95 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %91, <16 x float> %91, <16 x float> %94)
  %96 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %95
  %97 = trunc <16 x i32> %63 to <16 x i1>
  br label %307

98:                                               ; preds = %67, %301
  %99 = phi i64 [ 4, %67 ], [ %305, %301 ]
  %100 = phi i64 [ 0, %67 ], [ %99, %301 ]
  %101 = load ptr, ptr %1, align 1
  %102 = load i64, ptr %14, align 1
  %103 = load i64, ptr %15, align 1
  %104 = mul nsw i64 %102, %22
  %105 = getelementptr inbounds %struct.number, ptr %101, i64 %104
  %106 = mul nsw i64 %103, %100
  %107 = getelementptr inbounds %struct.number, ptr %105, i64 %106
  %108 = load <16 x float>, ptr %107, align 64
  %109 = getelementptr inbounds i8, ptr %107, i64 64
  %110 = load <16 x float>, ptr %109, align 64
  %111 = or i64 %100, 1
  %112 = mul nsw i64 %103, %111
  %113 = getelementptr inbounds %struct.number, ptr %105, i64 %112
  %114 = load <16 x float>, ptr %113, align 64
  %115 = getelementptr inbounds i8, ptr %113, i64 64
  %116 = load <16 x float>, ptr %115, align 64
  %117 = or i64 %100, 2
  %118 = mul nsw i64 %103, %117
  %119 = getelementptr inbounds %struct.number, ptr %105, i64 %118
  %120 = load <16 x float>, ptr %119, align 64
  %121 = getelementptr inbounds i8, ptr %119, i64 64
  %122 = load <16 x float>, ptr %121, align 64
  %123 = or i64 %100, 3
  %124 = mul nsw i64 %103, %123
  %125 = getelementptr inbounds %struct.number, ptr %105, i64 %124
  %126 = load <16 x float>, ptr %125, align 64
  %127 = getelementptr inbounds i8, ptr %125, i64 64
  %128 = load <16 x float>, ptr %127, align 64
  br i1 %68, label %129, label %135

129:                                              ; preds = %98
  %130 = load ptr, ptr %0, align 1
  %131 = load i64, ptr %11, align 1
  %132 = load i64, ptr %12, align 1
  %133 = mul nsw i64 %131, %22
  %134 = getelementptr inbounds %struct.number, ptr %130, i64 %133
  br label %144

135:                                              ; preds = %144, %98
  %136 = phi <16 x float> [ %128, %98 ], [ %194, %144 ]
  %137 = phi <16 x float> [ %126, %98 ], [ %192, %144 ]
  %138 = phi <16 x float> [ %122, %98 ], [ %186, %144 ]
  %139 = phi <16 x float> [ %120, %98 ], [ %184, %144 ]
  %140 = phi <16 x float> [ %116, %98 ], [ %178, %144 ]
  %141 = phi <16 x float> [ %114, %98 ], [ %176, %144 ]
  %142 = phi <16 x float> [ %110, %98 ], [ %170, %144 ]
  %143 = phi <16 x float> [ %108, %98 ], [ %168, %144 ]
  br i1 %10, label %197, label %215

144:                                              ; preds = %129, %144
  %145 = phi <16 x float> [ %128, %129 ], [ %194, %144 ]
  %146 = phi <16 x float> [ %126, %129 ], [ %192, %144 ]
  %147 = phi <16 x float> [ %122, %129 ], [ %186, %144 ]
  %148 = phi <16 x float> [ %120, %129 ], [ %184, %144 ]
  %149 = phi <16 x float> [ %116, %129 ], [ %178, %144 ]
  %150 = phi <16 x float> [ %114, %129 ], [ %176, %144 ]
  %151 = phi <16 x float> [ %110, %129 ], [ %170, %144 ]
  %152 = phi <16 x float> [ %108, %129 ], [ %168, %144 ]
  %153 = phi i64 [ %24, %129 ], [ %195, %144 ]
  %154 = mul nsw i64 %132, %153
  %155 = getelementptr inbounds %struct.number, ptr %134, i64 %154
  %156 = load <16 x float>, ptr %155, align 1
  %157 = getelementptr inbounds i8, ptr %155, i64 64
  %158 = load <16 x float>, ptr %157, align 1
  %159 = fneg <16 x float> %156
  %160 = fneg <16 x float> %158
  %161 = mul nsw i64 %102, %153
  %162 = getelementptr inbounds %struct.number, ptr %101, i64 %161
  %163 = getelementptr inbounds %struct.number, ptr %162, i64 %106
  %164 = load <16 x float>, ptr %163, align 1
  %165 = getelementptr inbounds i8, ptr %163, i64 64
  %166 = load <16 x float>, ptr %165, align 1
  %167 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %159, <16 x float> %164, <16 x float> %152)
  %168 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %158, <16 x float> %166, <16 x float> %167)
  %169 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %159, <16 x float> %166, <16 x float> %151)
  %170 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %160, <16 x float> %164, <16 x float> %169)
  %171 = getelementptr inbounds %struct.number, ptr %162, i64 %112
  %172 = load <16 x float>, ptr %171, align 1
  %173 = getelementptr inbounds i8, ptr %171, i64 64
  %174 = load <16 x float>, ptr %173, align 1
  %175 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %159, <16 x float> %172, <16 x float> %150)
  %176 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %158, <16 x float> %174, <16 x float> %175)
  %177 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %159, <16 x float> %174, <16 x float> %149)
  %178 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %160, <16 x float> %172, <16 x float> %177)
  %179 = getelementptr inbounds %struct.number, ptr %162, i64 %118
  %180 = load <16 x float>, ptr %179, align 1
  %181 = getelementptr inbounds i8, ptr %179, i64 64
  %182 = load <16 x float>, ptr %181, align 1
  %183 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %159, <16 x float> %180, <16 x float> %148)
  %184 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %158, <16 x float> %182, <16 x float> %183)
  %185 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %159, <16 x float> %182, <16 x float> %147)
  %186 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %160, <16 x float> %180, <16 x float> %185)
  %187 = getelementptr inbounds %struct.number, ptr %162, i64 %124
  %188 = load <16 x float>, ptr %187, align 1
  %189 = getelementptr inbounds i8, ptr %187, i64 64
  %190 = load <16 x float>, ptr %189, align 1
  %191 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %159, <16 x float> %188, <16 x float> %146)
  %192 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %158, <16 x float> %190, <16 x float> %191)
  %193 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %159, <16 x float> %190, <16 x float> %145)
  %194 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %160, <16 x float> %188, <16 x float> %193)
  %195 = add nsw i64 %153, 1
  %196 = icmp eq i64 %195, %21
  br i1 %196, label %135, label %144

197:                                              ; preds = %135
  %198 = fneg <16 x float> %142
  %199 = fmul <16 x float> %62, %198
  %200 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %143, <16 x float> %61, <16 x float> %199)
  %201 = fmul <16 x float> %61, %142
  %202 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %143, <16 x float> %62, <16 x float> %201)
  br i1 %69, label %215, label %203

203:                                              ; preds = %197
  %204 = fdiv <16 x float> %143, %73
  %205 = fdiv <16 x float> %142, %73
  %206 = fneg <16 x float> %205
  %207 = fmul <16 x float> %76, %206
  %208 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %204, <16 x float> %74, <16 x float> %207)
  %209 = fmul <16 x float> %74, %205
  %210 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %204, <16 x float> %76, <16 x float> %209)
  %211 = fmul <16 x float> %79, %208
  %212 = fmul <16 x float> %79, %210
  %213 = select <16 x i1> %80, <16 x float> %211, <16 x float> %200
  %214 = select <16 x i1> %80, <16 x float> %212, <16 x float> %202
  br label %215

215:                                              ; preds = %203, %197, %135
  %216 = phi <16 x float> [ %143, %135 ], [ %213, %203 ], [ %200, %197 ]
  %217 = phi <16 x float> [ %142, %135 ], [ %214, %203 ], [ %202, %197 ]
  store <16 x float> %216, ptr %107, align 64
  store <16 x float> %217, ptr %109, align 64
  %218 = load ptr, ptr %1, align 1
  %219 = load i64, ptr %14, align 1
  %220 = load i64, ptr %15, align 1
  %221 = mul nsw i64 %219, %22
  %222 = getelementptr inbounds %struct.number, ptr %218, i64 %221
  %223 = mul nsw i64 %220, %111
  %224 = getelementptr inbounds %struct.number, ptr %222, i64 %223
  br i1 %10, label %225, label %243

225:                                              ; preds = %215
  %226 = fneg <16 x float> %140
  %227 = fmul <16 x float> %62, %226
  %228 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %141, <16 x float> %61, <16 x float> %227)
  %229 = fmul <16 x float> %61, %140
  %230 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %141, <16 x float> %62, <16 x float> %229)
  br i1 %69, label %243, label %231

231:                                              ; preds = %225
  %232 = fdiv <16 x float> %141, %73
  %233 = fdiv <16 x float> %140, %73
  %234 = fneg <16 x float> %233
  %235 = fmul <16 x float> %76, %234
  %236 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %232, <16 x float> %74, <16 x float> %235)
  %237 = fmul <16 x float> %74, %233
  %238 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %232, <16 x float> %76, <16 x float> %237)
  %239 = fmul <16 x float> %79, %236
  %240 = fmul <16 x float> %79, %238
  %241 = select <16 x i1> %80, <16 x float> %239, <16 x float> %228
  %242 = select <16 x i1> %80, <16 x float> %240, <16 x float> %230
  br label %243

243:                                              ; preds = %225, %231, %215
  %244 = phi <16 x float> [ %141, %215 ], [ %241, %231 ], [ %228, %225 ]
  %245 = phi <16 x float> [ %140, %215 ], [ %242, %231 ], [ %230, %225 ]
  store <16 x float> %244, ptr %224, align 64
  %246 = getelementptr inbounds i8, ptr %224, i64 64
  store <16 x float> %245, ptr %246, align 64
  %247 = load ptr, ptr %1, align 1
  %248 = load i64, ptr %14, align 1
  %249 = load i64, ptr %15, align 1
  %250 = mul nsw i64 %248, %22
  %251 = getelementptr inbounds %struct.number, ptr %247, i64 %250
  %252 = mul nsw i64 %249, %117
  %253 = getelementptr inbounds %struct.number, ptr %251, i64 %252
  br i1 %10, label %254, label %272

254:                                              ; preds = %243
  %255 = fneg <16 x float> %138
  %256 = fmul <16 x float> %62, %255
  %257 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %139, <16 x float> %61, <16 x float> %256)
  %258 = fmul <16 x float> %61, %138
  %259 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %139, <16 x float> %62, <16 x float> %258)
  br i1 %69, label %272, label %260

260:                                              ; preds = %254
  %261 = fdiv <16 x float> %139, %73
  %262 = fdiv <16 x float> %138, %73
  %263 = fneg <16 x float> %262
  %264 = fmul <16 x float> %76, %263
  %265 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %261, <16 x float> %74, <16 x float> %264)
  %266 = fmul <16 x float> %74, %262
  %267 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %261, <16 x float> %76, <16 x float> %266)
  %268 = fmul <16 x float> %79, %265
  %269 = fmul <16 x float> %79, %267
  %270 = select <16 x i1> %80, <16 x float> %268, <16 x float> %257
  %271 = select <16 x i1> %80, <16 x float> %269, <16 x float> %259
  br label %272

272:                                              ; preds = %254, %260, %243
  %273 = phi <16 x float> [ %139, %243 ], [ %270, %260 ], [ %257, %254 ]
  %274 = phi <16 x float> [ %138, %243 ], [ %271, %260 ], [ %259, %254 ]
  store <16 x float> %273, ptr %253, align 64
  %275 = getelementptr inbounds i8, ptr %253, i64 64
  store <16 x float> %274, ptr %275, align 64
  %276 = load ptr, ptr %1, align 1
  %277 = load i64, ptr %14, align 1
  %278 = load i64, ptr %15, align 1
  %279 = mul nsw i64 %277, %22
  %280 = getelementptr inbounds %struct.number, ptr %276, i64 %279
  %281 = mul nsw i64 %278, %123
  %282 = getelementptr inbounds %struct.number, ptr %280, i64 %281
  br i1 %10, label %283, label %301

283:                                              ; preds = %272
  %284 = fneg <16 x float> %136
  %285 = fmul <16 x float> %62, %284
  %286 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %137, <16 x float> %61, <16 x float> %285)
  %287 = fmul <16 x float> %61, %136
  %288 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %137, <16 x float> %62, <16 x float> %287)
  br i1 %69, label %301, label %289

289:                                              ; preds = %283
  %290 = fdiv <16 x float> %137, %73
  %291 = fdiv <16 x float> %136, %73
  %292 = fneg <16 x float> %291
  %293 = fmul <16 x float> %76, %292
  %294 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %290, <16 x float> %74, <16 x float> %293)
  %295 = fmul <16 x float> %74, %291
  %296 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %290, <16 x float> %76, <16 x float> %295)
  %297 = fmul <16 x float> %79, %294
  %298 = fmul <16 x float> %79, %296
  %299 = select <16 x i1> %80, <16 x float> %297, <16 x float> %286
  %300 = select <16 x i1> %80, <16 x float> %298, <16 x float> %288
  br label %301

301:                                              ; preds = %283, %289, %272
  %302 = phi <16 x float> [ %137, %272 ], [ %299, %289 ], [ %286, %283 ]
  %303 = phi <16 x float> [ %136, %272 ], [ %300, %289 ], [ %288, %283 ]
  store <16 x float> %302, ptr %282, align 64
  %304 = getelementptr inbounds i8, ptr %282, i64 64
  store <16 x float> %303, ptr %304, align 64
  %305 = add nuw nsw i64 %99, 4
  %306 = icmp sgt i64 %305, %3
  br i1 %306, label %81, label %98

307:                                              ; preds = %84, %369
  %308 = phi i64 [ %82, %84 ], [ %372, %369 ]
  %309 = load ptr, ptr %1, align 1
  %310 = load i64, ptr %14, align 1
  %311 = load i64, ptr %15, align 1
  %312 = mul nsw i64 %310, %22
  %313 = getelementptr inbounds %struct.number, ptr %309, i64 %312
  %314 = mul nsw i64 %311, %308
  %315 = getelementptr inbounds %struct.number, ptr %313, i64 %314
  %316 = load <16 x float>, ptr %315, align 64
  %317 = getelementptr inbounds i8, ptr %315, i64 64
  %318 = load <16 x float>, ptr %317, align 64
  br i1 %85, label %319, label %326

319:                                              ; preds = %307
  %320 = load ptr, ptr %0, align 1
  %321 = load i64, ptr %11, align 1
  %322 = load i64, ptr %12, align 1
  %323 = mul nsw i64 %321, %22
  %324 = getelementptr inbounds %struct.number, ptr %320, i64 %323
  %325 = getelementptr inbounds %struct.number, ptr %309, i64 %314
  br label %329

326:                                              ; preds = %329, %307
  %327 = phi <16 x float> [ %318, %307 ], [ %348, %329 ]
  %328 = phi <16 x float> [ %316, %307 ], [ %346, %329 ]
  br i1 %10, label %351, label %369

329:                                              ; preds = %319, %329
  %330 = phi i64 [ %24, %319 ], [ %349, %329 ]
  %331 = phi <16 x float> [ %316, %319 ], [ %346, %329 ]
  %332 = phi <16 x float> [ %318, %319 ], [ %348, %329 ]
  %333 = mul nsw i64 %322, %330
  %334 = getelementptr inbounds %struct.number, ptr %324, i64 %333
  %335 = mul nsw i64 %330, %310
  %336 = getelementptr inbounds %struct.number, ptr %325, i64 %335
  %337 = load <16 x float>, ptr %336, align 1
  %338 = getelementptr inbounds i8, ptr %336, i64 64
  %339 = load <16 x float>, ptr %338, align 1
  %340 = load <16 x float>, ptr %334, align 1
  %341 = getelementptr inbounds i8, ptr %334, i64 64
  %342 = load <16 x float>, ptr %341, align 1
  %343 = fneg <16 x float> %340
  %344 = fneg <16 x float> %342
  %345 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %343, <16 x float> %337, <16 x float> %331)
  %346 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %342, <16 x float> %339, <16 x float> %345)
  %347 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %343, <16 x float> %339, <16 x float> %332)
  %348 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %344, <16 x float> %337, <16 x float> %347)
  %349 = add nsw i64 %330, 1
  %350 = icmp eq i64 %349, %21
  br i1 %350, label %326, label %329

351:                                              ; preds = %326
  %352 = fneg <16 x float> %327
  %353 = fmul <16 x float> %62, %352
  %354 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %328, <16 x float> %61, <16 x float> %353)
  %355 = fmul <16 x float> %61, %327
  %356 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %328, <16 x float> %62, <16 x float> %355)
  br i1 %86, label %369, label %357

357:                                              ; preds = %351
  %358 = fdiv <16 x float> %328, %90
  %359 = fdiv <16 x float> %327, %90
  %360 = fneg <16 x float> %359
  %361 = fmul <16 x float> %93, %360
  %362 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %358, <16 x float> %91, <16 x float> %361)
  %363 = fmul <16 x float> %91, %359
  %364 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %358, <16 x float> %93, <16 x float> %363)
  %365 = fmul <16 x float> %96, %362
  %366 = fmul <16 x float> %96, %364
  %367 = select <16 x i1> %97, <16 x float> %365, <16 x float> %354
  %368 = select <16 x i1> %97, <16 x float> %366, <16 x float> %356
  br label %369

369:                                              ; preds = %357, %351, %326
  %370 = phi <16 x float> [ %328, %326 ], [ %367, %357 ], [ %354, %351 ]
  %371 = phi <16 x float> [ %327, %326 ], [ %368, %357 ], [ %356, %351 ]
  store <16 x float> %370, ptr %315, align 64
  store <16 x float> %371, ptr %317, align 64
  %372 = add nuw nsw i64 %308, 1
  %373 = icmp eq i64 %372, %3
  br i1 %373, label %374, label %307

374:                                              ; preds = %369, %81
  %375 = add nuw nsw i64 %18, 1
  %376 = icmp eq i64 %375, %2
  br i1 %376, label %16, label %17
}

define internal fastcc void @multiply(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = icmp sgt i64 %2, 0
  br i1 %7, label %8, label %16

8:                                                ; preds = %6
  %9 = icmp eq i64 %4, 0
  %10 = icmp sgt i64 %3, 0
  %11 = icmp eq i64 %5, 0
  %12 = getelementptr inbounds i8, ptr %1, i64 8
  %13 = getelementptr inbounds i8, ptr %1, i64 16
  %14 = getelementptr inbounds i8, ptr %0, i64 8
  %15 = getelementptr inbounds i8, ptr %0, i64 16
  br label %17

16:                                               ; preds = %27, %6
  ret void

17:                                               ; preds = %8, %27
  %18 = phi i64 [ 0, %8 ], [ %23, %27 ]
  %19 = xor i64 %18, -1
  %20 = add i64 %19, %2
  %21 = select i1 %9, i64 %20, i64 %2
  %22 = select i1 %9, i64 %20, i64 %18
  %23 = add nuw nsw i64 %18, 1
  %24 = select i1 %9, i64 0, i64 %23
  br i1 %10, label %25, label %27

25:                                               ; preds = %17
  %26 = icmp slt i64 %24, %21
  br label %29

27:                                               ; preds = %84, %17
  %28 = icmp eq i64 %23, %2
  br i1 %28, label %16, label %17

29:                                               ; preds = %25, %84
  %30 = phi i64 [ 0, %25 ], [ %92, %84 ]
  br i1 %11, label %42, label %31

31:                                               ; preds = %29
  %32 = load ptr, ptr %1, align 1
  %33 = load i64, ptr %12, align 1
  %34 = load i64, ptr %13, align 1
  %35 = mul nsw i64 %33, %22
  %36 = getelementptr inbounds %struct.number, ptr %32, i64 %35
  %37 = mul nsw i64 %34, %30
  %38 = getelementptr inbounds %struct.number, ptr %36, i64 %37
  %39 = load <16 x float>, ptr %38, align 64
  %40 = getelementptr inbounds i8, ptr %38, i64 64
  %41 = load <16 x float>, ptr %40, align 64
  br label %68

42:                                               ; preds = %29
  %43 = load ptr, ptr %0, align 1
  %44 = load i64, ptr %14, align 1
  %45 = load i64, ptr %15, align 1
  %46 = mul nsw i64 %44, %22
  %47 = getelementptr inbounds %struct.number, ptr %43, i64 %46
  %48 = mul nsw i64 %45, %22
  %49 = getelementptr inbounds %struct.number, ptr %47, i64 %48
  %50 = load ptr, ptr %1, align 1
  %51 = load i64, ptr %12, align 1
  %52 = load i64, ptr %13, align 1
  %53 = mul nsw i64 %51, %22
  %54 = getelementptr inbounds %struct.number, ptr %50, i64 %53
  %55 = mul nsw i64 %52, %30
  %56 = getelementptr inbounds %struct.number, ptr %54, i64 %55
  %57 = load <16 x float>, ptr %56, align 1
  %58 = getelementptr inbounds i8, ptr %56, i64 64
  %59 = load <16 x float>, ptr %58, align 1
  %60 = load <16 x float>, ptr %49, align 1
  %61 = getelementptr inbounds i8, ptr %49, i64 64
  %62 = load <16 x float>, ptr %61, align 1
  %63 = fneg <16 x float> %62
  %64 = fmul <16 x float> %59, %63
  %65 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %60, <16 x float> %57, <16 x float> %64)
  %66 = fmul <16 x float> %57, %62
  %67 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %60, <16 x float> %59, <16 x float> %66)
  br label %68

68:                                               ; preds = %42, %31
  %69 = phi i64 [ %52, %42 ], [ %34, %31 ]
  %70 = phi i64 [ %51, %42 ], [ %33, %31 ]
  %71 = phi ptr [ %50, %42 ], [ %32, %31 ]
  %72 = phi <16 x float> [ %65, %42 ], [ %39, %31 ]
  %73 = phi <16 x float> [ %67, %42 ], [ %41, %31 ]
  br i1 %26, label %76, label %74

74:                                               ; preds = %68
  %75 = mul nsw i64 %69, %30
  br label %84

76:                                               ; preds = %68
  %77 = load ptr, ptr %0, align 1
  %78 = load i64, ptr %14, align 1
  %79 = load i64, ptr %15, align 1
  %80 = mul nsw i64 %78, %22
  %81 = getelementptr inbounds %struct.number, ptr %77, i64 %80
  %82 = mul nsw i64 %69, %30
  %83 = getelementptr inbounds %struct.number, ptr %71, i64 %82
  br label %94

84:                                               ; preds = %94, %74
  %85 = phi i64 [ %75, %74 ], [ %82, %94 ]
  %86 = phi <16 x float> [ %72, %74 ], [ %110, %94 ]
  %87 = phi <16 x float> [ %73, %74 ], [ %112, %94 ]
  %88 = mul nsw i64 %70, %22
  %89 = getelementptr inbounds %struct.number, ptr %71, i64 %88
  %90 = getelementptr inbounds %struct.number, ptr %89, i64 %85
  store <16 x float> %86, ptr %90, align 64
  %91 = getelementptr inbounds i8, ptr %90, i64 64
  store <16 x float> %87, ptr %91, align 64
  %92 = add nuw nsw i64 %30, 1
  %93 = icmp eq i64 %92, %3
  br i1 %93, label %27, label %29

94:                                               ; preds = %76, %94
  %95 = phi i64 [ %24, %76 ], [ %113, %94 ]
  %96 = phi <16 x float> [ %73, %76 ], [ %112, %94 ]
  %97 = phi <16 x float> [ %72, %76 ], [ %110, %94 ]
  %98 = mul nsw i64 %79, %95
  %99 = getelementptr inbounds %struct.number, ptr %81, i64 %98
  %100 = mul nsw i64 %70, %95
  %101 = getelementptr inbounds %struct.number, ptr %83, i64 %100
  %102 = load <16 x float>, ptr %101, align 1
  %103 = getelementptr inbounds i8, ptr %101, i64 64
  %104 = load <16 x float>, ptr %103, align 1
  %105 = load <16 x float>, ptr %99, align 1
  %106 = getelementptr inbounds i8, ptr %99, i64 64
  %107 = load <16 x float>, ptr %106, align 1
  %108 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %105, <16 x float> %102, <16 x float> %97)
  %109 = fneg <16 x float> %107
  %110 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %109, <16 x float> %104, <16 x float> %108)
  %111 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %105, <16 x float> %104, <16 x float> %96)
  %112 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %107, <16 x float> %102, <16 x float> %111)
  %113 = add nuw nsw i64 %95, 1
  %114 = icmp eq i64 %113, %21
  br i1 %114, label %84, label %94
}

declare <16 x float> @llvm.fabs.v16f32(<16 x float>)

define internal fastcc i64 @triangle_block(ptr %0, i64 %1, i64 %2, i64 %3) {
  %5 = alloca [144 x %struct.number], align 64
  %6 = alloca [144 x %struct.number], align 64
  %7 = alloca %struct.places, align 8
  %8 = alloca %struct.places, align 8
  %9 = alloca %struct.matrix, align 8
  %10 = alloca %struct.matrix, align 8
  %11 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds i64, ptr %12, i64 2
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds i64, ptr %12, i64 3
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds i64, ptr %12, i64 8
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds i64, ptr %12, i64 7
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %22 = load ptr, ptr %21, align 8
  %23 = load i64, ptr %22, align 8
  %24 = mul nsw i64 %14, %14
  %25 = shl nuw nsw i64 %24, 1
  call fastcc void @place_parts(ptr %7, i64 %23, i64 %1, i64 %2, i64 %25)
  %26 = getelementptr inbounds [144 x %struct.number], ptr %5, i64 0, i64 0
  call fastcc void @load_parts(ptr %26, ptr %7, i64 %25)
  %27 = load ptr, ptr %21, align 8
  %28 = getelementptr inbounds i64, ptr %27, i64 1
  %29 = load i64, ptr %28, align 8
  %30 = shl i64 %14, 1
  %31 = mul i64 %30, %16
  call fastcc void @place_parts(ptr %7, i64 %29, i64 %1, i64 %2, i64 %31)
  %32 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 0
  call fastcc void @load_parts(ptr %32, ptr %7, i64 %31)
  %33 = getelementptr inbounds %struct.matrix, ptr %9, i64 0, i32 0
  store ptr %26, ptr %33, align 8
  %34 = getelementptr inbounds %struct.matrix, ptr %9, i64 0, i32 1
  store i64 %14, ptr %34, align 8
  %35 = getelementptr inbounds %struct.matrix, ptr %9, i64 0, i32 2
  store i64 1, ptr %35, align 8
  %36 = icmp eq i64 %18, 0
  %37 = select i1 %36, i64 %16, i64 1
  %38 = select i1 %36, i64 1, i64 %14
  %39 = getelementptr inbounds %struct.matrix, ptr %10, i64 0, i32 0
  store ptr %32, ptr %39, align 8
  %40 = getelementptr inbounds %struct.matrix, ptr %10, i64 0, i32 1
  store i64 %37, ptr %40, align 8
  %41 = getelementptr inbounds %struct.matrix, ptr %10, i64 0, i32 2
  store i64 %38, ptr %41, align 8
  %42 = icmp eq i64 %3, 0
  %43 = icmp ne i64 %20, 0
  %44 = select i1 %42, i1 true, i1 %43
  br i1 %44, label %66, label %45

45:                                               ; preds = %4
  %46 = icmp sgt i64 %14, 0
  br i1 %46, label %47, label %62

47:                                               ; preds = %45, %47
  %48 = phi i64 [ %60, %47 ], [ 0, %45 ]
  %49 = phi <16 x i32> [ %59, %47 ], [ zeroinitializer, %45 ]
  %50 = mul nsw i64 %48, %14
  %51 = getelementptr inbounds [144 x %struct.number], ptr %5, i64 0, i64 %50
  %52 = getelementptr inbounds %struct.number, ptr %51, i64 %48
  %53 = load <16 x float>, ptr %52, align 64
  %54 = getelementptr inbounds i8, ptr %52, i64 64
  %55 = load <16 x float>, ptr %54, align 64
  %56 = fcmp oeq <16 x float> %53, zeroinitializer
  %57 = fcmp oeq <16 x float> %55, zeroinitializer
  %58 = and <16 x i1> %57, %56
  %59 = select <16 x i1> %58, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %49
  %60 = add nuw nsw i64 %48, 1
  %61 = icmp eq i64 %60, %14
  br i1 %61, label %62, label %47

62:                                               ; preds = %47, %45
  %63 = phi <16 x i32> [ zeroinitializer, %45 ], [ %59, %47 ]
  %64 = call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %63)
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %100

66:                                               ; preds = %62, %4
  %67 = getelementptr inbounds i64, ptr %12, i64 6
  %68 = load i64, ptr %67, align 8
  %69 = icmp ne i64 %68, 0
  %70 = icmp ne i64 %24, 0
  %71 = select i1 %69, i1 %70, i1 false
  br i1 %71, label %72, label %80

72:                                               ; preds = %66, %72
  %73 = phi i64 [ %78, %72 ], [ 0, %66 ]
  %74 = getelementptr inbounds [144 x %struct.number], ptr %5, i64 0, i64 %73
  %75 = getelementptr inbounds i8, ptr %74, i64 64
  %76 = load <16 x float>, ptr %75, align 64
  %77 = fneg <16 x float> %76
  store <16 x float> %77, ptr %75, align 64
  %78 = add nuw nsw i64 %73, 1
  %79 = icmp eq i64 %78, %24
  br i1 %79, label %80, label %72

80:                                               ; preds = %72, %66
  %81 = getelementptr inbounds i64, ptr %12, i64 5
  %82 = load i64, ptr %81, align 8
  %83 = icmp eq i64 %82, %18
  br i1 %83, label %87, label %84

84:                                               ; preds = %80
  %85 = getelementptr inbounds i8, ptr %9, i64 8
  %86 = getelementptr inbounds i8, ptr %9, i64 16
  store i64 1, ptr %85, align 8
  store i64 %14, ptr %86, align 8
  br label %87

87:                                               ; preds = %84, %80
  %88 = getelementptr inbounds i64, ptr %12, i64 4
  %89 = load i64, ptr %88, align 8
  %90 = icmp ne i64 %82, %18
  %91 = zext i1 %90 to i64
  %92 = icmp eq i64 %89, %91
  %93 = zext i1 %92 to i64
  br i1 %42, label %95, label %94

94:                                               ; preds = %87
  call fastcc void @substitute(ptr %9, ptr %10, i64 %14, i64 %16, i64 %93, i64 %20)
  br label %96

95:                                               ; preds = %87
  call fastcc void @multiply(ptr %9, ptr %10, i64 %14, i64 %16, i64 %93, i64 %20)
  br label %96

96:                                               ; preds = %95, %94
  %97 = load ptr, ptr %21, align 8
  %98 = getelementptr inbounds i64, ptr %97, i64 2
  %99 = load i64, ptr %98, align 8
  call fastcc void @place_parts(ptr %8, i64 %99, i64 %1, i64 %2, i64 %31)
  call fastcc void @store_parts(ptr %32, ptr %8, i64 %31)
  br label %100

100:                                              ; preds = %62, %96
  %101 = phi i64 [ 0, %96 ], [ 1, %62 ]
  ret i64 %101
}
