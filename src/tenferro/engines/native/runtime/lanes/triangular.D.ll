; Made from source/lanes/triangular.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 389e2b722132beb46296789b48e806f8c54fa0146a565ec5f846271545887ca0

%struct.job = type { ptr, ptr, ptr, i64 }
%struct.number = type { <8 x double>, <8 x double> }
%struct.places = type { [8 x ptr] }
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
  %25 = phi <8 x i64> [ zeroinitializer, %3 ], [ %37, %21 ]
  %26 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %25)
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %102, label %103

28:                                               ; preds = %3, %21
  %29 = phi i64 [ %22, %21 ], [ 2, %3 ]
  %30 = phi <8 x i64> [ %37, %21 ], [ zeroinitializer, %3 ]
  %31 = phi i64 [ %41, %21 ], [ 0, %3 ]
  %32 = mul nsw i64 %31, %10
  %33 = add nsw i64 %32, %31
  %34 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %33
  %35 = load <8 x double>, ptr %34, align 64
  %36 = fcmp ule <8 x double> %35, zeroinitializer
  %37 = select <8 x i1> %36, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %30
  %38 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %35)
  %39 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %38
  store <8 x double> %38, ptr %34, align 64
  %40 = getelementptr inbounds i8, ptr %34, i64 64
  store <8 x double> zeroinitializer, ptr %40, align 64
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
  %49 = load <8 x double>, ptr %48, align 64
  %50 = getelementptr inbounds i8, ptr %48, i64 64
  %51 = load <8 x double>, ptr %50, align 64
  %52 = fmul <8 x double> %39, %49
  %53 = fmul <8 x double> %39, %51
  store <8 x double> %52, ptr %48, align 64
  store <8 x double> %53, ptr %50, align 64
  %54 = add nsw i64 %45, %32
  %55 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %54
  %56 = fneg <8 x double> %52
  store <8 x double> %56, ptr %55, align 64
  %57 = getelementptr inbounds i8, ptr %55, i64 64
  store <8 x double> %53, ptr %57, align 64
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
  %80 = load <8 x double>, ptr %79, align 64
  %81 = getelementptr inbounds i8, ptr %79, i64 64
  %82 = load <8 x double>, ptr %81, align 64
  %83 = load <8 x double>, ptr %68, align 64
  %84 = load <8 x double>, ptr %69, align 64
  %85 = load <8 x double>, ptr %77, align 64
  %86 = getelementptr inbounds i8, ptr %77, i64 64
  %87 = load <8 x double>, ptr %86, align 64
  %88 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %83, <8 x double> %80, <8 x double> %85)
  %89 = fneg <8 x double> %84
  %90 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %89, <8 x double> %82, <8 x double> %88)
  %91 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %83, <8 x double> %82, <8 x double> %87)
  %92 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %84, <8 x double> %80, <8 x double> %91)
  store <8 x double> %90, ptr %77, align 64
  store <8 x double> %92, ptr %86, align 64
  %93 = add nuw i64 %75, 1
  %94 = icmp eq i64 %93, %62
  br i1 %94, label %70, label %74

95:                                               ; preds = %60, %95
  %96 = phi i64 [ %100, %95 ], [ %41, %60 ]
  %97 = add nsw i64 %96, %32
  %98 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %97
  store <8 x double> zeroinitializer, ptr %98, align 64
  %99 = getelementptr inbounds i8, ptr %98, i64 64
  store <8 x double> zeroinitializer, ptr %99, align 64
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
  %40 = phi <8 x i64> [ %50, %38 ], [ zeroinitializer, %28 ]
  %41 = mul nsw i64 %39, %14
  %42 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %41
  %43 = getelementptr inbounds %struct.number, ptr %42, i64 %39
  %44 = load <8 x double>, ptr %43, align 64
  %45 = getelementptr inbounds i8, ptr %43, i64 64
  %46 = load <8 x double>, ptr %45, align 64
  %47 = fcmp oeq <8 x double> %44, zeroinitializer
  %48 = fcmp oeq <8 x double> %46, zeroinitializer
  %49 = and <8 x i1> %48, %47
  %50 = select <8 x i1> %49, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %40
  %51 = add nuw nsw i64 %39, 1
  %52 = icmp eq i64 %51, %14
  br i1 %52, label %53, label %38

53:                                               ; preds = %38, %28
  %54 = phi <8 x i64> [ zeroinitializer, %28 ], [ %50, %38 ]
  %55 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %54)
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %79, label %129

57:                                               ; preds = %3, %26
  %58 = phi i64 [ %63, %26 ], [ 0, %3 ]
  %59 = mul nsw i64 %58, %14
  %60 = add nsw i64 %59, %58
  %61 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %60
  %62 = getelementptr inbounds i8, ptr %61, i64 64
  store <8 x double> zeroinitializer, ptr %62, align 64
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
  %72 = load <8 x double>, ptr %71, align 64
  %73 = getelementptr inbounds i8, ptr %71, i64 64
  %74 = load <8 x double>, ptr %73, align 64
  %75 = fneg <8 x double> %74
  store <8 x double> %72, ptr %68, align 64
  %76 = getelementptr inbounds i8, ptr %68, i64 64
  store <8 x double> %75, ptr %76, align 64
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
  %87 = load <8 x double>, ptr %86, align 64
  %88 = fneg <8 x double> %87
  store <8 x double> %88, ptr %86, align 64
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
  %96 = load <8 x double>, ptr %95, align 64
  %97 = fneg <8 x double> %96
  store <8 x double> %97, ptr %95, align 64
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
  %108 = load <8 x double>, ptr %107, align 64
  %109 = getelementptr inbounds i8, ptr %107, i64 64
  %110 = fmul <8 x double> %108, <double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01>
  store <8 x double> %110, ptr %107, align 64
  store <8 x double> zeroinitializer, ptr %109, align 64
  %111 = add nuw nsw i64 %104, 1
  %112 = icmp slt i64 %111, %14
  br i1 %112, label %113, label %101

113:                                              ; preds = %103, %113
  %114 = phi i64 [ %118, %113 ], [ %111, %103 ]
  %115 = add nsw i64 %114, %105
  %116 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %115
  store <8 x double> zeroinitializer, ptr %116, align 64
  %117 = getelementptr inbounds i8, ptr %116, i64 64
  store <8 x double> zeroinitializer, ptr %117, align 64
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
  %37 = phi <8 x i64> [ %47, %35 ], [ zeroinitializer, %3 ]
  %38 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %36
  %39 = mul nsw i64 %36, %14
  %40 = getelementptr inbounds %struct.number, ptr %38, i64 %39
  %41 = load <8 x double>, ptr %40, align 64
  %42 = getelementptr inbounds i8, ptr %40, i64 64
  %43 = load <8 x double>, ptr %42, align 64
  %44 = fcmp oeq <8 x double> %41, zeroinitializer
  %45 = fcmp oeq <8 x double> %43, zeroinitializer
  %46 = and <8 x i1> %45, %44
  %47 = select <8 x i1> %46, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %37
  %48 = add nuw nsw i64 %36, 1
  %49 = icmp eq i64 %48, %14
  br i1 %49, label %50, label %35

50:                                               ; preds = %35, %3
  %51 = phi <8 x i64> [ zeroinitializer, %3 ], [ %47, %35 ]
  %52 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %51)
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %54, label %149

54:                                               ; preds = %50
  %55 = mul nsw i64 %14, %14
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %65, label %57

57:                                               ; preds = %54, %57
  %58 = phi i64 [ %63, %57 ], [ 0, %54 ]
  %59 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %58
  %60 = getelementptr inbounds i8, ptr %59, i64 64
  %61 = load <8 x double>, ptr %60, align 64
  %62 = fneg <8 x double> %61
  store <8 x double> %62, ptr %60, align 64
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
  %73 = load <8 x double>, ptr %72, align 64
  %74 = getelementptr inbounds i8, ptr %72, i64 64
  %75 = fmul <8 x double> %73, <double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01>
  store <8 x double> %75, ptr %72, align 64
  store <8 x double> zeroinitializer, ptr %74, align 64
  %76 = add nuw nsw i64 %69, 1
  %77 = icmp slt i64 %76, %14
  br i1 %77, label %78, label %66

78:                                               ; preds = %68, %78
  %79 = phi i64 [ %83, %78 ], [ %76, %68 ]
  %80 = add nsw i64 %79, %70
  %81 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %80
  store <8 x double> zeroinitializer, ptr %81, align 64
  %82 = getelementptr inbounds i8, ptr %81, i64 64
  store <8 x double> zeroinitializer, ptr %82, align 64
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
  %90 = load <8 x double>, ptr %89, align 64
  %91 = fneg <8 x double> %90
  store <8 x double> %91, ptr %89, align 64
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
  %107 = load <8 x double>, ptr %106, align 64
  %108 = getelementptr inbounds i8, ptr %106, i64 64
  %109 = fmul <8 x double> %107, <double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01>
  store <8 x double> %109, ptr %106, align 64
  store <8 x double> zeroinitializer, ptr %108, align 64
  %110 = add nuw nsw i64 %103, 1
  %111 = icmp slt i64 %110, %14
  br i1 %111, label %112, label %100

112:                                              ; preds = %102, %112
  %113 = phi i64 [ %117, %112 ], [ %110, %102 ]
  %114 = add nsw i64 %113, %104
  %115 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %114
  store <8 x double> zeroinitializer, ptr %115, align 64
  %116 = getelementptr inbounds i8, ptr %115, i64 64
  store <8 x double> zeroinitializer, ptr %116, align 64
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
  %139 = load <8 x double>, ptr %138, align 64
  %140 = getelementptr inbounds i8, ptr %138, i64 64
  %141 = load <8 x double>, ptr %140, align 64
  %142 = load <8 x double>, ptr %135, align 64
  %143 = getelementptr inbounds i8, ptr %135, i64 64
  %144 = load <8 x double>, ptr %143, align 64
  %145 = fadd <8 x double> %139, %142
  %146 = fsub <8 x double> %144, %141
  store <8 x double> %145, ptr %135, align 64
  store <8 x double> %146, ptr %143, align 64
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
  %8 = add nsw i64 %5, 7
  %9 = sdiv i64 %8, 8
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
  %22 = shl nsw i64 %21, 3
  %23 = sub nsw i64 %5, %22
  %24 = load ptr, ptr %17, align 8
  %25 = icmp slt i64 %23, 8
  %26 = select i1 %25, i64 %23, i64 8
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

declare <8 x double> @llvm.sqrt.v8f64(<8 x double>)

declare i64 @llvm.vector.reduce.or.v8i64(<8 x i64>)

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
  %15 = getelementptr inbounds double, ptr %6, i64 %14
  %16 = getelementptr inbounds %struct.places, ptr %0, i64 0, i32 0, i64 %10
  store ptr %15, ptr %16, align 8
  %17 = add nuw nsw i64 %10, 1
  %18 = icmp eq i64 %17, 8
  br i1 %18, label %8, label %9
}

define internal fastcc void @load_parts(ptr %0, ptr %1, i64 %2) {
  %4 = icmp slt i64 %2, 8
  br i1 %4, label %15, label %5

5:                                                ; preds = %3
  %6 = add nsw i64 %2, -8
  %7 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 0
  %8 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 1
  %9 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 2
  %10 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 3
  %11 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 4
  %12 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 5
  %13 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 6
  %14 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 7
  br label %64

15:                                               ; preds = %3
  %16 = icmp sgt i64 %2, 0
  br i1 %16, label %17, label %135

17:                                               ; preds = %15
  %18 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 0
  %19 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 1
  %20 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 2
  %21 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 3
  %22 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 4
  %23 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 5
  %24 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 6
  %25 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 7
  br label %26

26:                                               ; preds = %17, %26
  %27 = phi i64 [ %62, %26 ], [ 0, %17 ]
  %28 = getelementptr inbounds <8 x double>, ptr %0, i64 %27
  %29 = load ptr, ptr %18, align 8
  %30 = getelementptr inbounds double, ptr %29, i64 %27
  %31 = load double, ptr %30, align 8
  %32 = load <8 x double>, ptr %28, align 64
  %33 = insertelement <8 x double> %32, double %31, i64 0
  store <8 x double> %33, ptr %28, align 64
  %34 = load ptr, ptr %19, align 8
  %35 = getelementptr inbounds double, ptr %34, i64 %27
  %36 = load double, ptr %35, align 8
  %37 = insertelement <8 x double> %33, double %36, i64 1
  store <8 x double> %37, ptr %28, align 64
  %38 = load ptr, ptr %20, align 8
  %39 = getelementptr inbounds double, ptr %38, i64 %27
  %40 = load double, ptr %39, align 8
  %41 = insertelement <8 x double> %37, double %40, i64 2
  store <8 x double> %41, ptr %28, align 64
  %42 = load ptr, ptr %21, align 8
  %43 = getelementptr inbounds double, ptr %42, i64 %27
  %44 = load double, ptr %43, align 8
  %45 = insertelement <8 x double> %41, double %44, i64 3
  store <8 x double> %45, ptr %28, align 64
  %46 = load ptr, ptr %22, align 8
  %47 = getelementptr inbounds double, ptr %46, i64 %27
  %48 = load double, ptr %47, align 8
  %49 = insertelement <8 x double> %45, double %48, i64 4
  store <8 x double> %49, ptr %28, align 64
  %50 = load ptr, ptr %23, align 8
  %51 = getelementptr inbounds double, ptr %50, i64 %27
  %52 = load double, ptr %51, align 8
  %53 = insertelement <8 x double> %49, double %52, i64 5
  store <8 x double> %53, ptr %28, align 64
  %54 = load ptr, ptr %24, align 8
  %55 = getelementptr inbounds double, ptr %54, i64 %27
  %56 = load double, ptr %55, align 8
  %57 = insertelement <8 x double> %53, double %56, i64 6
  store <8 x double> %57, ptr %28, align 64
  %58 = load ptr, ptr %25, align 8
  %59 = getelementptr inbounds double, ptr %58, i64 %27
  %60 = load double, ptr %59, align 8
  %61 = insertelement <8 x double> %57, double %60, i64 7
  store <8 x double> %61, ptr %28, align 64
  %62 = add nuw nsw i64 %27, 1
  %63 = icmp eq i64 %62, %2
  br i1 %63, label %135, label %26

64:                                               ; preds = %5, %131
  %65 = phi i64 [ %134, %131 ], [ 0, %5 ]
  %66 = load ptr, ptr %7, align 8
  %67 = getelementptr inbounds double, ptr %66, i64 %65
  %68 = load <8 x double>, ptr %67, align 1
  %69 = load ptr, ptr %8, align 8
  %70 = getelementptr inbounds double, ptr %69, i64 %65
  %71 = load <8 x double>, ptr %70, align 1
  %72 = load ptr, ptr %9, align 8
  %73 = getelementptr inbounds double, ptr %72, i64 %65
  %74 = load <8 x double>, ptr %73, align 1
  %75 = load ptr, ptr %10, align 8
  %76 = getelementptr inbounds double, ptr %75, i64 %65
  %77 = load <8 x double>, ptr %76, align 1
  %78 = load ptr, ptr %11, align 8
  %79 = getelementptr inbounds double, ptr %78, i64 %65
  %80 = load <8 x double>, ptr %79, align 1
  %81 = load ptr, ptr %12, align 8
  %82 = getelementptr inbounds double, ptr %81, i64 %65
  %83 = load <8 x double>, ptr %82, align 1
  %84 = load ptr, ptr %13, align 8
  %85 = getelementptr inbounds double, ptr %84, i64 %65
  %86 = load <8 x double>, ptr %85, align 1
  %87 = load ptr, ptr %14, align 8
  %88 = getelementptr inbounds double, ptr %87, i64 %65
  %89 = load <8 x double>, ptr %88, align 1
  %90 = shufflevector <8 x double> %68, <8 x double> %71, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %91 = shufflevector <8 x double> %68, <8 x double> %71, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %92 = shufflevector <8 x double> %74, <8 x double> %77, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %93 = shufflevector <8 x double> %74, <8 x double> %77, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %94 = shufflevector <8 x double> %80, <8 x double> %83, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %95 = shufflevector <8 x double> %80, <8 x double> %83, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %96 = shufflevector <8 x double> %86, <8 x double> %89, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %97 = shufflevector <8 x double> %86, <8 x double> %89, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %98 = shufflevector <8 x double> %90, <8 x double> %92, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %99 = shufflevector <8 x double> %90, <8 x double> %92, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %100 = shufflevector <8 x double> %91, <8 x double> %93, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %101 = shufflevector <8 x double> %91, <8 x double> %93, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %102 = shufflevector <8 x double> %94, <8 x double> %96, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %103 = shufflevector <8 x double> %94, <8 x double> %96, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %104 = shufflevector <8 x double> %95, <8 x double> %97, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %105 = shufflevector <8 x double> %95, <8 x double> %97, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %106 = shufflevector <8 x double> %98, <8 x double> %102, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %107 = shufflevector <8 x double> %98, <8 x double> %102, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %108 = shufflevector <8 x double> %100, <8 x double> %104, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %109 = shufflevector <8 x double> %100, <8 x double> %104, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %110 = shufflevector <8 x double> %99, <8 x double> %103, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %111 = shufflevector <8 x double> %99, <8 x double> %103, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %112 = shufflevector <8 x double> %101, <8 x double> %105, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %113 = shufflevector <8 x double> %101, <8 x double> %105, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %114 = getelementptr inbounds <8 x double>, ptr %0, i64 %65
  store <8 x double> %106, ptr %114, align 64
  %115 = add nsw i64 %65, 1
  %116 = getelementptr inbounds <8 x double>, ptr %0, i64 %115
  store <8 x double> %108, ptr %116, align 64
  %117 = add nsw i64 %65, 2
  %118 = getelementptr inbounds <8 x double>, ptr %0, i64 %117
  store <8 x double> %110, ptr %118, align 64
  %119 = add nsw i64 %65, 3
  %120 = getelementptr inbounds <8 x double>, ptr %0, i64 %119
  store <8 x double> %112, ptr %120, align 64
  %121 = add nsw i64 %65, 4
  %122 = getelementptr inbounds <8 x double>, ptr %0, i64 %121
  store <8 x double> %107, ptr %122, align 64
  %123 = add nsw i64 %65, 5
  %124 = getelementptr inbounds <8 x double>, ptr %0, i64 %123
  store <8 x double> %109, ptr %124, align 64
  %125 = add nsw i64 %65, 6
  %126 = getelementptr inbounds <8 x double>, ptr %0, i64 %125
  store <8 x double> %111, ptr %126, align 64
  %127 = add nsw i64 %65, 7
  %128 = getelementptr inbounds <8 x double>, ptr %0, i64 %127
  store <8 x double> %113, ptr %128, align 64
  %129 = add nsw i64 %65, 8
  %130 = icmp eq i64 %129, %2
  br i1 %130, label %135, label %131

131:                                              ; preds = %64
  %132 = add nsw i64 %65, 16
  %133 = icmp sgt i64 %132, %2
  %134 = select i1 %133, i64 %6, i64 %129
  br label %64

135:                                              ; preds = %64, %26, %15
  ret void
}

declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>)

define internal fastcc void @store_parts(ptr %0, ptr %1, i64 %2) {
  %4 = icmp slt i64 %2, 8
  br i1 %4, label %15, label %5

5:                                                ; preds = %3
  %6 = add nsw i64 %2, -8
  %7 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 0
  %8 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 1
  %9 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 2
  %10 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 3
  %11 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 4
  %12 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 5
  %13 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 6
  %14 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 7
  br label %63

15:                                               ; preds = %3
  %16 = icmp sgt i64 %2, 0
  br i1 %16, label %17, label %134

17:                                               ; preds = %15
  %18 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 0
  %19 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 1
  %20 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 2
  %21 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 3
  %22 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 4
  %23 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 5
  %24 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 6
  %25 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 7
  br label %26

26:                                               ; preds = %17, %26
  %27 = phi i64 [ %61, %26 ], [ 0, %17 ]
  %28 = getelementptr inbounds <8 x double>, ptr %0, i64 %27
  %29 = load <8 x double>, ptr %28, align 64
  %30 = extractelement <8 x double> %29, i64 0
  %31 = load ptr, ptr %18, align 8
  %32 = getelementptr inbounds double, ptr %31, i64 %27
  store double %30, ptr %32, align 8
  %33 = load <8 x double>, ptr %28, align 64
  %34 = extractelement <8 x double> %33, i64 1
  %35 = load ptr, ptr %19, align 8
  %36 = getelementptr inbounds double, ptr %35, i64 %27
  store double %34, ptr %36, align 8
  %37 = load <8 x double>, ptr %28, align 64
  %38 = extractelement <8 x double> %37, i64 2
  %39 = load ptr, ptr %20, align 8
  %40 = getelementptr inbounds double, ptr %39, i64 %27
  store double %38, ptr %40, align 8
  %41 = load <8 x double>, ptr %28, align 64
  %42 = extractelement <8 x double> %41, i64 3
  %43 = load ptr, ptr %21, align 8
  %44 = getelementptr inbounds double, ptr %43, i64 %27
  store double %42, ptr %44, align 8
  %45 = load <8 x double>, ptr %28, align 64
  %46 = extractelement <8 x double> %45, i64 4
  %47 = load ptr, ptr %22, align 8
  %48 = getelementptr inbounds double, ptr %47, i64 %27
  store double %46, ptr %48, align 8
  %49 = load <8 x double>, ptr %28, align 64
  %50 = extractelement <8 x double> %49, i64 5
  %51 = load ptr, ptr %23, align 8
  %52 = getelementptr inbounds double, ptr %51, i64 %27
  store double %50, ptr %52, align 8
  %53 = load <8 x double>, ptr %28, align 64
  %54 = extractelement <8 x double> %53, i64 6
  %55 = load ptr, ptr %24, align 8
  %56 = getelementptr inbounds double, ptr %55, i64 %27
  store double %54, ptr %56, align 8
  %57 = load <8 x double>, ptr %28, align 64
  %58 = extractelement <8 x double> %57, i64 7
  %59 = load ptr, ptr %25, align 8
  %60 = getelementptr inbounds double, ptr %59, i64 %27
  store double %58, ptr %60, align 8
  %61 = add nuw nsw i64 %27, 1
  %62 = icmp eq i64 %61, %2
  br i1 %62, label %134, label %26

63:                                               ; preds = %5, %130
  %64 = phi i64 [ %133, %130 ], [ 0, %5 ]
  %65 = getelementptr inbounds <8 x double>, ptr %0, i64 %64
  %66 = load <8 x double>, ptr %65, align 64
  %67 = add nsw i64 %64, 1
  %68 = getelementptr inbounds <8 x double>, ptr %0, i64 %67
  %69 = load <8 x double>, ptr %68, align 64
  %70 = add nsw i64 %64, 2
  %71 = getelementptr inbounds <8 x double>, ptr %0, i64 %70
  %72 = load <8 x double>, ptr %71, align 64
  %73 = add nsw i64 %64, 3
  %74 = getelementptr inbounds <8 x double>, ptr %0, i64 %73
  %75 = load <8 x double>, ptr %74, align 64
  %76 = add nsw i64 %64, 4
  %77 = getelementptr inbounds <8 x double>, ptr %0, i64 %76
  %78 = load <8 x double>, ptr %77, align 64
  %79 = add nsw i64 %64, 5
  %80 = getelementptr inbounds <8 x double>, ptr %0, i64 %79
  %81 = load <8 x double>, ptr %80, align 64
  %82 = add nsw i64 %64, 6
  %83 = getelementptr inbounds <8 x double>, ptr %0, i64 %82
  %84 = load <8 x double>, ptr %83, align 64
  %85 = add nsw i64 %64, 7
  %86 = getelementptr inbounds <8 x double>, ptr %0, i64 %85
  %87 = load <8 x double>, ptr %86, align 64
  %88 = shufflevector <8 x double> %66, <8 x double> %69, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %89 = shufflevector <8 x double> %66, <8 x double> %69, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %90 = shufflevector <8 x double> %72, <8 x double> %75, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %91 = shufflevector <8 x double> %72, <8 x double> %75, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %92 = shufflevector <8 x double> %78, <8 x double> %81, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %93 = shufflevector <8 x double> %78, <8 x double> %81, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %94 = shufflevector <8 x double> %84, <8 x double> %87, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %95 = shufflevector <8 x double> %84, <8 x double> %87, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %96 = shufflevector <8 x double> %88, <8 x double> %90, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %97 = shufflevector <8 x double> %88, <8 x double> %90, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %98 = shufflevector <8 x double> %89, <8 x double> %91, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %99 = shufflevector <8 x double> %89, <8 x double> %91, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %100 = shufflevector <8 x double> %92, <8 x double> %94, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %101 = shufflevector <8 x double> %92, <8 x double> %94, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %102 = shufflevector <8 x double> %93, <8 x double> %95, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %103 = shufflevector <8 x double> %93, <8 x double> %95, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %104 = shufflevector <8 x double> %96, <8 x double> %100, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %105 = shufflevector <8 x double> %96, <8 x double> %100, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %106 = shufflevector <8 x double> %98, <8 x double> %102, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %107 = shufflevector <8 x double> %98, <8 x double> %102, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %108 = shufflevector <8 x double> %97, <8 x double> %101, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %109 = shufflevector <8 x double> %97, <8 x double> %101, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %110 = shufflevector <8 x double> %99, <8 x double> %103, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %111 = shufflevector <8 x double> %99, <8 x double> %103, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %112 = load ptr, ptr %7, align 8
  %113 = getelementptr inbounds double, ptr %112, i64 %64
  store <8 x double> %104, ptr %113, align 1
  %114 = load ptr, ptr %8, align 8
  %115 = getelementptr inbounds double, ptr %114, i64 %64
  store <8 x double> %106, ptr %115, align 1
  %116 = load ptr, ptr %9, align 8
  %117 = getelementptr inbounds double, ptr %116, i64 %64
  store <8 x double> %108, ptr %117, align 1
  %118 = load ptr, ptr %10, align 8
  %119 = getelementptr inbounds double, ptr %118, i64 %64
  store <8 x double> %110, ptr %119, align 1
  %120 = load ptr, ptr %11, align 8
  %121 = getelementptr inbounds double, ptr %120, i64 %64
  store <8 x double> %105, ptr %121, align 1
  %122 = load ptr, ptr %12, align 8
  %123 = getelementptr inbounds double, ptr %122, i64 %64
  store <8 x double> %107, ptr %123, align 1
  %124 = load ptr, ptr %13, align 8
  %125 = getelementptr inbounds double, ptr %124, i64 %64
  store <8 x double> %109, ptr %125, align 1
  %126 = load ptr, ptr %14, align 8
  %127 = getelementptr inbounds double, ptr %126, i64 %64
  store <8 x double> %111, ptr %127, align 1
  %128 = add nsw i64 %64, 8
  %129 = icmp eq i64 %128, %2
  br i1 %129, label %134, label %130

130:                                              ; preds = %63
  %131 = add nsw i64 %64, 16
  %132 = icmp sgt i64 %131, %2
  %133 = select i1 %132, i64 %6, i64 %128
  br label %63

134:                                              ; preds = %63, %26, %15
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
  %33 = load <8 x double>, ptr %32, align 1
  %34 = getelementptr inbounds i8, ptr %32, i64 64
  %35 = load <8 x double>, ptr %34, align 1
  %36 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %33)
  %37 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %35)
  %38 = fcmp ogt <8 x double> %36, %37
  %39 = select <8 x i1> %38, <8 x double> %36, <8 x double> %37
  %40 = fcmp olt <8 x double> %39, <double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000>
  %41 = zext <8 x i1> %40 to <8 x i64>
  %42 = fdiv <8 x double> %33, %39
  %43 = fneg <8 x double> %35
  %44 = fdiv <8 x double> %43, %39
  %45 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %39
  %46 = fdiv <8 x double> zeroinitializer, %39
  %47 = fneg <8 x double> %46
  %48 = fmul <8 x double> %44, %47
  %49 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %45, <8 x double> %42, <8 x double> %48)
  %50 = fmul <8 x double> %42, %46
  %51 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %45, <8 x double> %44, <8 x double> %50)
  %52 = fmul <8 x double> %44, %44
  %53 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %42, <8 x double> %42, <8 x double> %52)
  %54 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %53
  %55 = fmul <8 x double> %49, %54
  %56 = fmul <8 x double> %51, %54
  %57 = bitcast <8 x i1> %40 to i8
  %58 = icmp ne i8 %57, 0
  %59 = sext i1 %58 to i64
  br label %60

60:                                               ; preds = %25, %17
  %61 = phi <8 x double> [ %55, %25 ], [ zeroinitializer, %17 ]
  %62 = phi <8 x double> [ %56, %25 ], [ zeroinitializer, %17 ]
  %63 = phi <8 x i64> [ %41, %25 ], [ zeroinitializer, %17 ]
  %64 = phi i64 [ %59, %25 ], [ 0, %17 ]
  %65 = phi <8 x double> [ %33, %25 ], [ zeroinitializer, %17 ]
  %66 = phi <8 x double> [ %35, %25 ], [ zeroinitializer, %17 ]
  br i1 %13, label %81, label %67

67:                                               ; preds = %60
  %68 = icmp slt i64 %24, %21
  %69 = icmp eq i64 %64, 0
  %70 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %65)
  %71 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %66)
  %72 = fcmp ogt <8 x double> %70, %71
  %73 = select <8 x i1> %72, <8 x double> %70, <8 x double> %71
  %74 = fdiv <8 x double> %65, %73
  %75 = fneg <8 x double> %66
  %76 = fdiv <8 x double> %75, %73
  %77 = fmul <8 x double> %76, %76
  %78 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %74, <8 x double> %74, <8 x double> %77)
  %79 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %78
  %80 = trunc <8 x i64> %63 to <8 x i1>
  br label %98

81:                                               ; preds = %301, %60
  %82 = phi i64 [ 0, %60 ], [ %99, %301 ]
  %83 = icmp slt i64 %82, %3
  br i1 %83, label %84, label %374

84:                                               ; preds = %81
  %85 = icmp slt i64 %24, %21
  %86 = icmp eq i64 %64, 0
  %87 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %65)
  %88 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %66)
  %89 = fcmp ogt <8 x double> %87, %88
  %90 = select <8 x i1> %89, <8 x double> %87, <8 x double> %88
  %91 = fdiv <8 x double> %65, %90
  %92 = fneg <8 x double> %66
  %93 = fdiv <8 x double> %92, %90
  %94 = fmul <8 x double> %93, %93
  %95 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %91, <8 x double> %91, <8 x double> %94)
  %96 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %95
  %97 = trunc <8 x i64> %63 to <8 x i1>
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
  %108 = load <8 x double>, ptr %107, align 64
  %109 = getelementptr inbounds i8, ptr %107, i64 64
  %110 = load <8 x double>, ptr %109, align 64
  %111 = or i64 %100, 1
  %112 = mul nsw i64 %103, %111
  %113 = getelementptr inbounds %struct.number, ptr %105, i64 %112
  %114 = load <8 x double>, ptr %113, align 64
  %115 = getelementptr inbounds i8, ptr %113, i64 64
  %116 = load <8 x double>, ptr %115, align 64
  %117 = or i64 %100, 2
  %118 = mul nsw i64 %103, %117
  %119 = getelementptr inbounds %struct.number, ptr %105, i64 %118
  %120 = load <8 x double>, ptr %119, align 64
  %121 = getelementptr inbounds i8, ptr %119, i64 64
  %122 = load <8 x double>, ptr %121, align 64
  %123 = or i64 %100, 3
  %124 = mul nsw i64 %103, %123
  %125 = getelementptr inbounds %struct.number, ptr %105, i64 %124
  %126 = load <8 x double>, ptr %125, align 64
  %127 = getelementptr inbounds i8, ptr %125, i64 64
  %128 = load <8 x double>, ptr %127, align 64
  br i1 %68, label %129, label %135

129:                                              ; preds = %98
  %130 = load ptr, ptr %0, align 1
  %131 = load i64, ptr %11, align 1
  %132 = load i64, ptr %12, align 1
  %133 = mul nsw i64 %131, %22
  %134 = getelementptr inbounds %struct.number, ptr %130, i64 %133
  br label %144

135:                                              ; preds = %144, %98
  %136 = phi <8 x double> [ %128, %98 ], [ %194, %144 ]
  %137 = phi <8 x double> [ %126, %98 ], [ %192, %144 ]
  %138 = phi <8 x double> [ %122, %98 ], [ %186, %144 ]
  %139 = phi <8 x double> [ %120, %98 ], [ %184, %144 ]
  %140 = phi <8 x double> [ %116, %98 ], [ %178, %144 ]
  %141 = phi <8 x double> [ %114, %98 ], [ %176, %144 ]
  %142 = phi <8 x double> [ %110, %98 ], [ %170, %144 ]
  %143 = phi <8 x double> [ %108, %98 ], [ %168, %144 ]
  br i1 %10, label %197, label %215

144:                                              ; preds = %129, %144
  %145 = phi <8 x double> [ %128, %129 ], [ %194, %144 ]
  %146 = phi <8 x double> [ %126, %129 ], [ %192, %144 ]
  %147 = phi <8 x double> [ %122, %129 ], [ %186, %144 ]
  %148 = phi <8 x double> [ %120, %129 ], [ %184, %144 ]
  %149 = phi <8 x double> [ %116, %129 ], [ %178, %144 ]
  %150 = phi <8 x double> [ %114, %129 ], [ %176, %144 ]
  %151 = phi <8 x double> [ %110, %129 ], [ %170, %144 ]
  %152 = phi <8 x double> [ %108, %129 ], [ %168, %144 ]
  %153 = phi i64 [ %24, %129 ], [ %195, %144 ]
  %154 = mul nsw i64 %132, %153
  %155 = getelementptr inbounds %struct.number, ptr %134, i64 %154
  %156 = load <8 x double>, ptr %155, align 1
  %157 = getelementptr inbounds i8, ptr %155, i64 64
  %158 = load <8 x double>, ptr %157, align 1
  %159 = fneg <8 x double> %156
  %160 = fneg <8 x double> %158
  %161 = mul nsw i64 %102, %153
  %162 = getelementptr inbounds %struct.number, ptr %101, i64 %161
  %163 = getelementptr inbounds %struct.number, ptr %162, i64 %106
  %164 = load <8 x double>, ptr %163, align 1
  %165 = getelementptr inbounds i8, ptr %163, i64 64
  %166 = load <8 x double>, ptr %165, align 1
  %167 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %159, <8 x double> %164, <8 x double> %152)
  %168 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %158, <8 x double> %166, <8 x double> %167)
  %169 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %159, <8 x double> %166, <8 x double> %151)
  %170 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %160, <8 x double> %164, <8 x double> %169)
  %171 = getelementptr inbounds %struct.number, ptr %162, i64 %112
  %172 = load <8 x double>, ptr %171, align 1
  %173 = getelementptr inbounds i8, ptr %171, i64 64
  %174 = load <8 x double>, ptr %173, align 1
  %175 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %159, <8 x double> %172, <8 x double> %150)
  %176 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %158, <8 x double> %174, <8 x double> %175)
  %177 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %159, <8 x double> %174, <8 x double> %149)
  %178 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %160, <8 x double> %172, <8 x double> %177)
  %179 = getelementptr inbounds %struct.number, ptr %162, i64 %118
  %180 = load <8 x double>, ptr %179, align 1
  %181 = getelementptr inbounds i8, ptr %179, i64 64
  %182 = load <8 x double>, ptr %181, align 1
  %183 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %159, <8 x double> %180, <8 x double> %148)
  %184 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %158, <8 x double> %182, <8 x double> %183)
  %185 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %159, <8 x double> %182, <8 x double> %147)
  %186 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %160, <8 x double> %180, <8 x double> %185)
  %187 = getelementptr inbounds %struct.number, ptr %162, i64 %124
  %188 = load <8 x double>, ptr %187, align 1
  %189 = getelementptr inbounds i8, ptr %187, i64 64
  %190 = load <8 x double>, ptr %189, align 1
  %191 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %159, <8 x double> %188, <8 x double> %146)
  %192 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %158, <8 x double> %190, <8 x double> %191)
  %193 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %159, <8 x double> %190, <8 x double> %145)
  %194 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %160, <8 x double> %188, <8 x double> %193)
  %195 = add nsw i64 %153, 1
  %196 = icmp eq i64 %195, %21
  br i1 %196, label %135, label %144

197:                                              ; preds = %135
  %198 = fneg <8 x double> %142
  %199 = fmul <8 x double> %62, %198
  %200 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %143, <8 x double> %61, <8 x double> %199)
  %201 = fmul <8 x double> %61, %142
  %202 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %143, <8 x double> %62, <8 x double> %201)
  br i1 %69, label %215, label %203

203:                                              ; preds = %197
  %204 = fdiv <8 x double> %143, %73
  %205 = fdiv <8 x double> %142, %73
  %206 = fneg <8 x double> %205
  %207 = fmul <8 x double> %76, %206
  %208 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %204, <8 x double> %74, <8 x double> %207)
  %209 = fmul <8 x double> %74, %205
  %210 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %204, <8 x double> %76, <8 x double> %209)
  %211 = fmul <8 x double> %79, %208
  %212 = fmul <8 x double> %79, %210
  %213 = select <8 x i1> %80, <8 x double> %211, <8 x double> %200
  %214 = select <8 x i1> %80, <8 x double> %212, <8 x double> %202
  br label %215

215:                                              ; preds = %203, %197, %135
  %216 = phi <8 x double> [ %143, %135 ], [ %213, %203 ], [ %200, %197 ]
  %217 = phi <8 x double> [ %142, %135 ], [ %214, %203 ], [ %202, %197 ]
  store <8 x double> %216, ptr %107, align 64
  store <8 x double> %217, ptr %109, align 64
  %218 = load ptr, ptr %1, align 1
  %219 = load i64, ptr %14, align 1
  %220 = load i64, ptr %15, align 1
  %221 = mul nsw i64 %219, %22
  %222 = getelementptr inbounds %struct.number, ptr %218, i64 %221
  %223 = mul nsw i64 %220, %111
  %224 = getelementptr inbounds %struct.number, ptr %222, i64 %223
  br i1 %10, label %225, label %243

225:                                              ; preds = %215
  %226 = fneg <8 x double> %140
  %227 = fmul <8 x double> %62, %226
  %228 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %141, <8 x double> %61, <8 x double> %227)
  %229 = fmul <8 x double> %61, %140
  %230 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %141, <8 x double> %62, <8 x double> %229)
  br i1 %69, label %243, label %231

231:                                              ; preds = %225
  %232 = fdiv <8 x double> %141, %73
  %233 = fdiv <8 x double> %140, %73
  %234 = fneg <8 x double> %233
  %235 = fmul <8 x double> %76, %234
  %236 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %232, <8 x double> %74, <8 x double> %235)
  %237 = fmul <8 x double> %74, %233
  %238 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %232, <8 x double> %76, <8 x double> %237)
  %239 = fmul <8 x double> %79, %236
  %240 = fmul <8 x double> %79, %238
  %241 = select <8 x i1> %80, <8 x double> %239, <8 x double> %228
  %242 = select <8 x i1> %80, <8 x double> %240, <8 x double> %230
  br label %243

243:                                              ; preds = %225, %231, %215
  %244 = phi <8 x double> [ %141, %215 ], [ %241, %231 ], [ %228, %225 ]
  %245 = phi <8 x double> [ %140, %215 ], [ %242, %231 ], [ %230, %225 ]
  store <8 x double> %244, ptr %224, align 64
  %246 = getelementptr inbounds i8, ptr %224, i64 64
  store <8 x double> %245, ptr %246, align 64
  %247 = load ptr, ptr %1, align 1
  %248 = load i64, ptr %14, align 1
  %249 = load i64, ptr %15, align 1
  %250 = mul nsw i64 %248, %22
  %251 = getelementptr inbounds %struct.number, ptr %247, i64 %250
  %252 = mul nsw i64 %249, %117
  %253 = getelementptr inbounds %struct.number, ptr %251, i64 %252
  br i1 %10, label %254, label %272

254:                                              ; preds = %243
  %255 = fneg <8 x double> %138
  %256 = fmul <8 x double> %62, %255
  %257 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %139, <8 x double> %61, <8 x double> %256)
  %258 = fmul <8 x double> %61, %138
  %259 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %139, <8 x double> %62, <8 x double> %258)
  br i1 %69, label %272, label %260

260:                                              ; preds = %254
  %261 = fdiv <8 x double> %139, %73
  %262 = fdiv <8 x double> %138, %73
  %263 = fneg <8 x double> %262
  %264 = fmul <8 x double> %76, %263
  %265 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %261, <8 x double> %74, <8 x double> %264)
  %266 = fmul <8 x double> %74, %262
  %267 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %261, <8 x double> %76, <8 x double> %266)
  %268 = fmul <8 x double> %79, %265
  %269 = fmul <8 x double> %79, %267
  %270 = select <8 x i1> %80, <8 x double> %268, <8 x double> %257
  %271 = select <8 x i1> %80, <8 x double> %269, <8 x double> %259
  br label %272

272:                                              ; preds = %254, %260, %243
  %273 = phi <8 x double> [ %139, %243 ], [ %270, %260 ], [ %257, %254 ]
  %274 = phi <8 x double> [ %138, %243 ], [ %271, %260 ], [ %259, %254 ]
  store <8 x double> %273, ptr %253, align 64
  %275 = getelementptr inbounds i8, ptr %253, i64 64
  store <8 x double> %274, ptr %275, align 64
  %276 = load ptr, ptr %1, align 1
  %277 = load i64, ptr %14, align 1
  %278 = load i64, ptr %15, align 1
  %279 = mul nsw i64 %277, %22
  %280 = getelementptr inbounds %struct.number, ptr %276, i64 %279
  %281 = mul nsw i64 %278, %123
  %282 = getelementptr inbounds %struct.number, ptr %280, i64 %281
  br i1 %10, label %283, label %301

283:                                              ; preds = %272
  %284 = fneg <8 x double> %136
  %285 = fmul <8 x double> %62, %284
  %286 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %137, <8 x double> %61, <8 x double> %285)
  %287 = fmul <8 x double> %61, %136
  %288 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %137, <8 x double> %62, <8 x double> %287)
  br i1 %69, label %301, label %289

289:                                              ; preds = %283
  %290 = fdiv <8 x double> %137, %73
  %291 = fdiv <8 x double> %136, %73
  %292 = fneg <8 x double> %291
  %293 = fmul <8 x double> %76, %292
  %294 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %290, <8 x double> %74, <8 x double> %293)
  %295 = fmul <8 x double> %74, %291
  %296 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %290, <8 x double> %76, <8 x double> %295)
  %297 = fmul <8 x double> %79, %294
  %298 = fmul <8 x double> %79, %296
  %299 = select <8 x i1> %80, <8 x double> %297, <8 x double> %286
  %300 = select <8 x i1> %80, <8 x double> %298, <8 x double> %288
  br label %301

301:                                              ; preds = %283, %289, %272
  %302 = phi <8 x double> [ %137, %272 ], [ %299, %289 ], [ %286, %283 ]
  %303 = phi <8 x double> [ %136, %272 ], [ %300, %289 ], [ %288, %283 ]
  store <8 x double> %302, ptr %282, align 64
  %304 = getelementptr inbounds i8, ptr %282, i64 64
  store <8 x double> %303, ptr %304, align 64
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
  %316 = load <8 x double>, ptr %315, align 64
  %317 = getelementptr inbounds i8, ptr %315, i64 64
  %318 = load <8 x double>, ptr %317, align 64
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
  %327 = phi <8 x double> [ %318, %307 ], [ %348, %329 ]
  %328 = phi <8 x double> [ %316, %307 ], [ %346, %329 ]
  br i1 %10, label %351, label %369

329:                                              ; preds = %319, %329
  %330 = phi i64 [ %24, %319 ], [ %349, %329 ]
  %331 = phi <8 x double> [ %316, %319 ], [ %346, %329 ]
  %332 = phi <8 x double> [ %318, %319 ], [ %348, %329 ]
  %333 = mul nsw i64 %322, %330
  %334 = getelementptr inbounds %struct.number, ptr %324, i64 %333
  %335 = mul nsw i64 %330, %310
  %336 = getelementptr inbounds %struct.number, ptr %325, i64 %335
  %337 = load <8 x double>, ptr %336, align 1
  %338 = getelementptr inbounds i8, ptr %336, i64 64
  %339 = load <8 x double>, ptr %338, align 1
  %340 = load <8 x double>, ptr %334, align 1
  %341 = getelementptr inbounds i8, ptr %334, i64 64
  %342 = load <8 x double>, ptr %341, align 1
  %343 = fneg <8 x double> %340
  %344 = fneg <8 x double> %342
  %345 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %343, <8 x double> %337, <8 x double> %331)
  %346 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %342, <8 x double> %339, <8 x double> %345)
  %347 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %343, <8 x double> %339, <8 x double> %332)
  %348 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %344, <8 x double> %337, <8 x double> %347)
  %349 = add nsw i64 %330, 1
  %350 = icmp eq i64 %349, %21
  br i1 %350, label %326, label %329

351:                                              ; preds = %326
  %352 = fneg <8 x double> %327
  %353 = fmul <8 x double> %62, %352
  %354 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %328, <8 x double> %61, <8 x double> %353)
  %355 = fmul <8 x double> %61, %327
  %356 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %328, <8 x double> %62, <8 x double> %355)
  br i1 %86, label %369, label %357

357:                                              ; preds = %351
  %358 = fdiv <8 x double> %328, %90
  %359 = fdiv <8 x double> %327, %90
  %360 = fneg <8 x double> %359
  %361 = fmul <8 x double> %93, %360
  %362 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %358, <8 x double> %91, <8 x double> %361)
  %363 = fmul <8 x double> %91, %359
  %364 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %358, <8 x double> %93, <8 x double> %363)
  %365 = fmul <8 x double> %96, %362
  %366 = fmul <8 x double> %96, %364
  %367 = select <8 x i1> %97, <8 x double> %365, <8 x double> %354
  %368 = select <8 x i1> %97, <8 x double> %366, <8 x double> %356
  br label %369

369:                                              ; preds = %357, %351, %326
  %370 = phi <8 x double> [ %328, %326 ], [ %367, %357 ], [ %354, %351 ]
  %371 = phi <8 x double> [ %327, %326 ], [ %368, %357 ], [ %356, %351 ]
  store <8 x double> %370, ptr %315, align 64
  store <8 x double> %371, ptr %317, align 64
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
  %39 = load <8 x double>, ptr %38, align 64
  %40 = getelementptr inbounds i8, ptr %38, i64 64
  %41 = load <8 x double>, ptr %40, align 64
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
  %57 = load <8 x double>, ptr %56, align 1
  %58 = getelementptr inbounds i8, ptr %56, i64 64
  %59 = load <8 x double>, ptr %58, align 1
  %60 = load <8 x double>, ptr %49, align 1
  %61 = getelementptr inbounds i8, ptr %49, i64 64
  %62 = load <8 x double>, ptr %61, align 1
  %63 = fneg <8 x double> %62
  %64 = fmul <8 x double> %59, %63
  %65 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %60, <8 x double> %57, <8 x double> %64)
  %66 = fmul <8 x double> %57, %62
  %67 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %60, <8 x double> %59, <8 x double> %66)
  br label %68

68:                                               ; preds = %42, %31
  %69 = phi i64 [ %52, %42 ], [ %34, %31 ]
  %70 = phi i64 [ %51, %42 ], [ %33, %31 ]
  %71 = phi ptr [ %50, %42 ], [ %32, %31 ]
  %72 = phi <8 x double> [ %65, %42 ], [ %39, %31 ]
  %73 = phi <8 x double> [ %67, %42 ], [ %41, %31 ]
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
  %86 = phi <8 x double> [ %72, %74 ], [ %110, %94 ]
  %87 = phi <8 x double> [ %73, %74 ], [ %112, %94 ]
  %88 = mul nsw i64 %70, %22
  %89 = getelementptr inbounds %struct.number, ptr %71, i64 %88
  %90 = getelementptr inbounds %struct.number, ptr %89, i64 %85
  store <8 x double> %86, ptr %90, align 64
  %91 = getelementptr inbounds i8, ptr %90, i64 64
  store <8 x double> %87, ptr %91, align 64
  %92 = add nuw nsw i64 %30, 1
  %93 = icmp eq i64 %92, %3
  br i1 %93, label %27, label %29

94:                                               ; preds = %76, %94
  %95 = phi i64 [ %24, %76 ], [ %113, %94 ]
  %96 = phi <8 x double> [ %73, %76 ], [ %112, %94 ]
  %97 = phi <8 x double> [ %72, %76 ], [ %110, %94 ]
  %98 = mul nsw i64 %79, %95
  %99 = getelementptr inbounds %struct.number, ptr %81, i64 %98
  %100 = mul nsw i64 %70, %95
  %101 = getelementptr inbounds %struct.number, ptr %83, i64 %100
  %102 = load <8 x double>, ptr %101, align 1
  %103 = getelementptr inbounds i8, ptr %101, i64 64
  %104 = load <8 x double>, ptr %103, align 1
  %105 = load <8 x double>, ptr %99, align 1
  %106 = getelementptr inbounds i8, ptr %99, i64 64
  %107 = load <8 x double>, ptr %106, align 1
  %108 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %105, <8 x double> %102, <8 x double> %97)
  %109 = fneg <8 x double> %107
  %110 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %109, <8 x double> %104, <8 x double> %108)
  %111 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %105, <8 x double> %104, <8 x double> %96)
  %112 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %107, <8 x double> %102, <8 x double> %111)
  %113 = add nuw nsw i64 %95, 1
  %114 = icmp eq i64 %113, %21
  br i1 %114, label %84, label %94
}

declare <8 x double> @llvm.fabs.v8f64(<8 x double>)

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
  %49 = phi <8 x i64> [ %59, %47 ], [ zeroinitializer, %45 ]
  %50 = mul nsw i64 %48, %14
  %51 = getelementptr inbounds [144 x %struct.number], ptr %5, i64 0, i64 %50
  %52 = getelementptr inbounds %struct.number, ptr %51, i64 %48
  %53 = load <8 x double>, ptr %52, align 64
  %54 = getelementptr inbounds i8, ptr %52, i64 64
  %55 = load <8 x double>, ptr %54, align 64
  %56 = fcmp oeq <8 x double> %53, zeroinitializer
  %57 = fcmp oeq <8 x double> %55, zeroinitializer
  %58 = and <8 x i1> %57, %56
  %59 = select <8 x i1> %58, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %49
  %60 = add nuw nsw i64 %48, 1
  %61 = icmp eq i64 %60, %14
  br i1 %61, label %62, label %47

62:                                               ; preds = %47, %45
  %63 = phi <8 x i64> [ zeroinitializer, %45 ], [ %59, %47 ]
  %64 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %63)
  %65 = icmp eq i64 %64, 0
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
  %76 = load <8 x double>, ptr %75, align 64
  %77 = fneg <8 x double> %76
  store <8 x double> %77, ptr %75, align 64
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
