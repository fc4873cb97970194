; Made from source/lanes/triangular.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 237ed2a4742b7659a3665b50a94abcb918cd49428eec8fdd3d0fb2950743f242

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
  %14 = mul nsw i64 %10, %10
  call fastcc void @place(ptr %5, i64 %13, i64 %1, i64 %2, i64 %14)
  %15 = load ptr, ptr %11, align 8
  %16 = getelementptr inbounds i64, ptr %15, i64 1
  %17 = load i64, ptr %16, align 8
  call fastcc void @place(ptr %6, i64 %17, i64 %1, i64 %2, i64 %14)
  %18 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 0
  call fastcc void @load(ptr %18, ptr %5, i64 %14)
  %19 = icmp sgt i64 %10, 0
  br i1 %19, label %27, label %23

20:                                               ; preds = %94, %27, %42, %59
  %21 = add nuw i64 %28, 1
  %22 = icmp eq i64 %40, %10
  br i1 %22, label %23, label %27

23:                                               ; preds = %20, %3
  %24 = phi <16 x i32> [ zeroinitializer, %3 ], [ %36, %20 ]
  %25 = call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %24)
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %101, label %102

27:                                               ; preds = %3, %20
  %28 = phi i64 [ %21, %20 ], [ 2, %3 ]
  %29 = phi <16 x i32> [ %36, %20 ], [ zeroinitializer, %3 ]
  %30 = phi i64 [ %40, %20 ], [ 0, %3 ]
  %31 = mul nsw i64 %30, %10
  %32 = add nsw i64 %31, %30
  %33 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %32
  %34 = load <16 x float>, ptr %33, align 64
  %35 = fcmp ule <16 x float> %34, zeroinitializer
  %36 = select <16 x i1> %35, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %29
  %37 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %34)
  %38 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %37
  store <16 x float> %37, ptr %33, align 64
  %39 = getelementptr inbounds i8, ptr %33, i64 64
  store <16 x float> zeroinitializer, ptr %39, align 64
  %40 = add nuw nsw i64 %30, 1
  %41 = icmp slt i64 %40, %10
  br i1 %41, label %43, label %20

42:                                               ; preds = %43
  br i1 %41, label %60, label %20

43:                                               ; preds = %27, %43
  %44 = phi i64 [ %57, %43 ], [ %40, %27 ]
  %45 = mul nsw i64 %44, %10
  %46 = add nsw i64 %45, %30
  %47 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %46
  %48 = load <16 x float>, ptr %47, align 64
  %49 = getelementptr inbounds i8, ptr %47, i64 64
  %50 = load <16 x float>, ptr %49, align 64
  %51 = fmul <16 x float> %38, %48
  %52 = fmul <16 x float> %38, %50
  store <16 x float> %51, ptr %47, align 64
  store <16 x float> %52, ptr %49, align 64
  %53 = add nsw i64 %44, %31
  %54 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %53
  %55 = fneg <16 x float> %51
  store <16 x float> %55, ptr %54, align 64
  %56 = getelementptr inbounds i8, ptr %54, i64 64
  store <16 x float> %52, ptr %56, align 64
  %57 = add nuw nsw i64 %44, 1
  %58 = icmp eq i64 %57, %10
  br i1 %58, label %42, label %43

59:                                               ; preds = %69
  br i1 %41, label %94, label %20

60:                                               ; preds = %42, %69
  %61 = phi i64 [ %71, %69 ], [ %28, %42 ]
  %62 = phi i64 [ %70, %69 ], [ %40, %42 ]
  %63 = icmp ult i64 %30, %62
  br i1 %63, label %64, label %69

64:                                               ; preds = %60
  %65 = mul nsw i64 %62, %10
  %66 = add nsw i64 %65, %30
  %67 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %66
  %68 = getelementptr inbounds i8, ptr %67, i64 64
  br label %73

69:                                               ; preds = %73, %60
  %70 = add nuw nsw i64 %62, 1
  %71 = add i64 %61, 1
  %72 = icmp eq i64 %61, %10
  br i1 %72, label %59, label %60

73:                                               ; preds = %64, %73
  %74 = phi i64 [ %40, %64 ], [ %92, %73 ]
  %75 = add nsw i64 %74, %65
  %76 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %75
  %77 = add nsw i64 %74, %31
  %78 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %77
  %79 = load <16 x float>, ptr %78, align 64
  %80 = getelementptr inbounds i8, ptr %78, i64 64
  %81 = load <16 x float>, ptr %80, align 64
  %82 = load <16 x float>, ptr %67, align 64
  %83 = load <16 x float>, ptr %68, align 64
  %84 = load <16 x float>, ptr %76, align 64
  %85 = getelementptr inbounds i8, ptr %76, i64 64
  %86 = load <16 x float>, ptr %85, align 64
  %87 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %82, <16 x float> %79, <16 x float> %84)
  %88 = fneg <16 x float> %83
  %89 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %88, <16 x float> %81, <16 x float> %87)
  %90 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %82, <16 x float> %81, <16 x float> %86)
  %91 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %83, <16 x float> %79, <16 x float> %90)
  store <16 x float> %89, ptr %76, align 64
  store <16 x float> %91, ptr %85, align 64
  %92 = add nuw i64 %74, 1
  %93 = icmp eq i64 %92, %61
  br i1 %93, label %69, label %73

94:                                               ; preds = %59, %94
  %95 = phi i64 [ %99, %94 ], [ %40, %59 ]
  %96 = add nsw i64 %95, %31
  %97 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %96
  store <16 x float> zeroinitializer, ptr %97, align 64
  %98 = getelementptr inbounds i8, ptr %97, i64 64
  store <16 x float> zeroinitializer, ptr %98, align 64
  %99 = add nuw nsw i64 %95, 1
  %100 = icmp eq i64 %99, %10
  br i1 %100, label %20, label %94

101:                                              ; preds = %23
  call fastcc void @store(ptr %18, ptr %6, i64 %14)
  br label %102

102:                                              ; preds = %23, %101
  %103 = phi i64 [ 0, %101 ], [ 1, %23 ]
  ret i64 %103
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
  %17 = mul nsw i64 %14, %14
  %18 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %19 = load ptr, ptr %18, align 8
  %20 = load i64, ptr %19, align 8
  call fastcc void @place(ptr %5, i64 %20, i64 %1, i64 %2, i64 %17)
  call fastcc void @load(ptr %15, ptr %5, i64 %17)
  %21 = load ptr, ptr %18, align 8
  %22 = getelementptr inbounds i64, ptr %21, i64 1
  %23 = load i64, ptr %22, align 8
  call fastcc void @place(ptr %5, i64 %23, i64 %1, i64 %2, i64 %17)
  call fastcc void @load(ptr %16, ptr %5, i64 %17)
  %24 = icmp sgt i64 %14, 0
  br i1 %24, label %56, label %27

25:                                               ; preds = %64, %56
  %26 = icmp eq i64 %62, %14
  br i1 %26, label %27, label %56

27:                                               ; preds = %25, %3
  %28 = getelementptr inbounds %struct.matrix, ptr %8, i64 0, i32 0
  store ptr %15, ptr %28, align 8
  %29 = getelementptr inbounds %struct.matrix, ptr %8, i64 0, i32 1
  store i64 %14, ptr %29, align 8
  %30 = getelementptr inbounds %struct.matrix, ptr %8, i64 0, i32 2
  store i64 1, ptr %30, align 8
  %31 = getelementptr inbounds %struct.matrix, ptr %9, i64 0, i32 0
  store ptr %16, ptr %31, align 8
  %32 = getelementptr inbounds %struct.matrix, ptr %9, i64 0, i32 1
  store i64 %14, ptr %32, align 8
  %33 = getelementptr inbounds %struct.matrix, ptr %9, i64 0, i32 2
  store i64 1, ptr %33, align 8
  %34 = getelementptr inbounds %struct.matrix, ptr %10, i64 0, i32 0
  store ptr %16, ptr %34, align 8
  %35 = getelementptr inbounds %struct.matrix, ptr %10, i64 0, i32 1
  store i64 1, ptr %35, align 8
  %36 = getelementptr inbounds %struct.matrix, ptr %10, i64 0, i32 2
  store i64 %14, ptr %36, align 8
  br i1 %24, label %37, label %52

37:                                               ; preds = %27, %37
  %38 = phi i64 [ %50, %37 ], [ 0, %27 ]
  %39 = phi <16 x i32> [ %49, %37 ], [ zeroinitializer, %27 ]
  %40 = mul nsw i64 %38, %14
  %41 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %40
  %42 = getelementptr inbounds %struct.number, ptr %41, i64 %38
  %43 = load <16 x float>, ptr %42, align 64
  %44 = getelementptr inbounds i8, ptr %42, i64 64
  %45 = load <16 x float>, ptr %44, align 64
  %46 = fcmp oeq <16 x float> %43, zeroinitializer
  %47 = fcmp oeq <16 x float> %45, zeroinitializer
  %48 = and <16 x i1> %47, %46
  %49 = select <16 x i1> %48, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %39
  %50 = add nuw nsw i64 %38, 1
  %51 = icmp eq i64 %50, %14
  br i1 %51, label %52, label %37

52:                                               ; preds = %37, %27
  %53 = phi <16 x i32> [ zeroinitializer, %27 ], [ %49, %37 ]
  %54 = call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %53)
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %78, label %126

56:                                               ; preds = %3, %25
  %57 = phi i64 [ %62, %25 ], [ 0, %3 ]
  %58 = mul nsw i64 %57, %14
  %59 = add nsw i64 %58, %57
  %60 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %59
  %61 = getelementptr inbounds i8, ptr %60, i64 64
  store <16 x float> zeroinitializer, ptr %61, align 64
  %62 = add nuw nsw i64 %57, 1
  %63 = icmp slt i64 %62, %14
  br i1 %63, label %64, label %25

64:                                               ; preds = %56, %64
  %65 = phi i64 [ %76, %64 ], [ %62, %56 ]
  %66 = add nsw i64 %65, %58
  %67 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %66
  %68 = mul nsw i64 %65, %14
  %69 = add nsw i64 %68, %57
  %70 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %69
  %71 = load <16 x float>, ptr %70, align 64
  %72 = getelementptr inbounds i8, ptr %70, i64 64
  %73 = load <16 x float>, ptr %72, align 64
  %74 = fneg <16 x float> %73
  store <16 x float> %71, ptr %67, align 64
  %75 = getelementptr inbounds i8, ptr %67, i64 64
  store <16 x float> %74, ptr %75, align 64
  %76 = add nuw nsw i64 %65, 1
  %77 = icmp eq i64 %76, %14
  br i1 %77, label %25, label %64

78:                                               ; preds = %52
  call fastcc void @substitute(ptr %8, ptr %9, i64 %14, i64 %14, i64 0, i64 0)
  %79 = icmp eq i64 %17, 0
  br i1 %79, label %80, label %81

80:                                               ; preds = %78
  call fastcc void @substitute(ptr %8, ptr %10, i64 %14, i64 %14, i64 0, i64 0)
  br label %98

81:                                               ; preds = %78, %81
  %82 = phi i64 [ %87, %81 ], [ 0, %78 ]
  %83 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %82
  %84 = getelementptr inbounds i8, ptr %83, i64 64
  %85 = load <16 x float>, ptr %84, align 64
  %86 = fneg <16 x float> %85
  store <16 x float> %86, ptr %84, align 64
  %87 = add nuw nsw i64 %82, 1
  %88 = icmp eq i64 %87, %17
  br i1 %88, label %89, label %81

89:                                               ; preds = %81
  call fastcc void @substitute(ptr %8, ptr %10, i64 %14, i64 %14, i64 0, i64 0)
  br label %90

90:                                               ; preds = %89, %90
  %91 = phi i64 [ %96, %90 ], [ 0, %89 ]
  %92 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %91
  %93 = getelementptr inbounds i8, ptr %92, i64 64
  %94 = load <16 x float>, ptr %93, align 64
  %95 = fneg <16 x float> %94
  store <16 x float> %95, ptr %93, align 64
  %96 = add nuw nsw i64 %91, 1
  %97 = icmp eq i64 %96, %17
  br i1 %97, label %98, label %90

98:                                               ; preds = %90, %80
  br i1 %24, label %101, label %118

99:                                               ; preds = %111, %101
  %100 = icmp eq i64 %109, %14
  br i1 %100, label %118, label %101

101:                                              ; preds = %98, %99
  %102 = phi i64 [ %109, %99 ], [ 0, %98 ]
  %103 = mul nsw i64 %102, %14
  %104 = add nsw i64 %103, %102
  %105 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %104
  %106 = load <16 x float>, ptr %105, align 64
  %107 = getelementptr inbounds i8, ptr %105, i64 64
  %108 = fmul <16 x float> %106, <float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01>
  store <16 x float> %108, ptr %105, align 64
  store <16 x float> zeroinitializer, ptr %107, align 64
  %109 = add nuw nsw i64 %102, 1
  %110 = icmp slt i64 %109, %14
  br i1 %110, label %111, label %99

111:                                              ; preds = %101, %111
  %112 = phi i64 [ %116, %111 ], [ %109, %101 ]
  %113 = add nsw i64 %112, %103
  %114 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %113
  store <16 x float> zeroinitializer, ptr %114, align 64
  %115 = getelementptr inbounds i8, ptr %114, i64 64
  store <16 x float> zeroinitializer, ptr %115, align 64
  %116 = add nuw nsw i64 %112, 1
  %117 = icmp eq i64 %116, %14
  br i1 %117, label %99, label %111

118:                                              ; preds = %99, %98
  call fastcc void @multiply(ptr %8, ptr %9, i64 %14, i64 %14, i64 0, i64 0)
  %119 = load ptr, ptr %11, align 8
  %120 = getelementptr inbounds i64, ptr %119, i64 2
  %121 = load i64, ptr %120, align 8
  %122 = mul nsw i64 %121, %121
  %123 = load ptr, ptr %18, align 8
  %124 = getelementptr inbounds i64, ptr %123, i64 2
  %125 = load i64, ptr %124, align 8
  call fastcc void @place(ptr %4, i64 %125, i64 %1, i64 %2, i64 %122)
  call fastcc void @store(ptr %16, ptr %4, i64 %122)
  br label %126

126:                                              ; preds = %52, %118
  %127 = phi i64 [ 0, %118 ], [ 1, %52 ]
  ret i64 %127
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
  %17 = mul nsw i64 %14, %14
  %18 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %19 = load ptr, ptr %18, align 8
  %20 = load i64, ptr %19, align 8
  call fastcc void @place(ptr %5, i64 %20, i64 %1, i64 %2, i64 %17)
  call fastcc void @load(ptr %15, ptr %5, i64 %17)
  %21 = load ptr, ptr %18, align 8
  %22 = getelementptr inbounds i64, ptr %21, i64 1
  %23 = load i64, ptr %22, align 8
  call fastcc void @place(ptr %5, i64 %23, i64 %1, i64 %2, i64 %17)
  call fastcc void @load(ptr %16, ptr %5, i64 %17)
  %24 = getelementptr inbounds %struct.matrix, ptr %8, i64 0, i32 0
  store ptr %15, ptr %24, align 8
  %25 = getelementptr inbounds %struct.matrix, ptr %8, i64 0, i32 1
  store i64 1, ptr %25, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %8, i64 0, i32 2
  store i64 %14, ptr %26, align 8
  %27 = getelementptr inbounds %struct.matrix, ptr %9, i64 0, i32 0
  store ptr %16, ptr %27, align 8
  %28 = getelementptr inbounds %struct.matrix, ptr %9, i64 0, i32 1
  store i64 %14, ptr %28, align 8
  %29 = getelementptr inbounds %struct.matrix, ptr %9, i64 0, i32 2
  store i64 1, ptr %29, align 8
  %30 = getelementptr inbounds %struct.matrix, ptr %10, i64 0, i32 0
  store ptr %16, ptr %30, align 8
  %31 = getelementptr inbounds %struct.matrix, ptr %10, i64 0, i32 1
  store i64 1, ptr %31, align 8
  %32 = getelementptr inbounds %struct.matrix, ptr %10, i64 0, i32 2
  store i64 %14, ptr %32, align 8
  %33 = icmp sgt i64 %14, 0
  br i1 %33, label %34, label %49

34:                                               ; preds = %3, %34
  %35 = phi i64 [ %47, %34 ], [ 0, %3 ]
  %36 = phi <16 x i32> [ %46, %34 ], [ zeroinitializer, %3 ]
  %37 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %35
  %38 = mul nsw i64 %35, %14
  %39 = getelementptr inbounds %struct.number, ptr %37, i64 %38
  %40 = load <16 x float>, ptr %39, align 64
  %41 = getelementptr inbounds i8, ptr %39, i64 64
  %42 = load <16 x float>, ptr %41, align 64
  %43 = fcmp oeq <16 x float> %40, zeroinitializer
  %44 = fcmp oeq <16 x float> %42, zeroinitializer
  %45 = and <16 x i1> %44, %43
  %46 = select <16 x i1> %45, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %36
  %47 = add nuw nsw i64 %35, 1
  %48 = icmp eq i64 %47, %14
  br i1 %48, label %49, label %34

49:                                               ; preds = %34, %3
  %50 = phi <16 x i32> [ zeroinitializer, %3 ], [ %46, %34 ]
  %51 = call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %50)
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %146

53:                                               ; preds = %49
  %54 = icmp eq i64 %17, 0
  br i1 %54, label %63, label %55

55:                                               ; preds = %53, %55
  %56 = phi i64 [ %61, %55 ], [ 0, %53 ]
  %57 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %56
  %58 = getelementptr inbounds i8, ptr %57, i64 64
  %59 = load <16 x float>, ptr %58, align 64
  %60 = fneg <16 x float> %59
  store <16 x float> %60, ptr %58, align 64
  %61 = add nuw nsw i64 %56, 1
  %62 = icmp eq i64 %61, %17
  br i1 %62, label %63, label %55

63:                                               ; preds = %55, %53
  call fastcc void @multiply(ptr %8, ptr %9, i64 %14, i64 %14, i64 1, i64 0)
  br i1 %33, label %66, label %83

64:                                               ; preds = %76, %66
  %65 = icmp eq i64 %74, %14
  br i1 %65, label %83, label %66

66:                                               ; preds = %63, %64
  %67 = phi i64 [ %74, %64 ], [ 0, %63 ]
  %68 = mul nsw i64 %67, %14
  %69 = add nsw i64 %68, %67
  %70 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %69
  %71 = load <16 x float>, ptr %70, align 64
  %72 = getelementptr inbounds i8, ptr %70, i64 64
  %73 = fmul <16 x float> %71, <float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01>
  store <16 x float> %73, ptr %70, align 64
  store <16 x float> zeroinitializer, ptr %72, align 64
  %74 = add nuw nsw i64 %67, 1
  %75 = icmp slt i64 %74, %14
  br i1 %75, label %76, label %64

76:                                               ; preds = %66, %76
  %77 = phi i64 [ %81, %76 ], [ %74, %66 ]
  %78 = add nsw i64 %77, %68
  %79 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %78
  store <16 x float> zeroinitializer, ptr %79, align 64
  %80 = getelementptr inbounds i8, ptr %79, i64 64
  store <16 x float> zeroinitializer, ptr %80, align 64
  %81 = add nuw nsw i64 %77, 1
  %82 = icmp eq i64 %81, %14
  br i1 %82, label %64, label %76

83:                                               ; preds = %64, %63
  call fastcc void @substitute(ptr %8, ptr %9, i64 %14, i64 %14, i64 1, i64 0)
  br i1 %54, label %92, label %84

84:                                               ; preds = %83, %84
  %85 = phi i64 [ %90, %84 ], [ 0, %83 ]
  %86 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %85
  %87 = getelementptr inbounds i8, ptr %86, i64 64
  %88 = load <16 x float>, ptr %87, align 64
  %89 = fneg <16 x float> %88
  store <16 x float> %89, ptr %87, align 64
  %90 = add nuw nsw i64 %85, 1
  %91 = icmp eq i64 %90, %17
  br i1 %91, label %92, label %84

92:                                               ; preds = %84, %83
  call fastcc void @substitute(ptr %8, ptr %10, i64 %14, i64 %14, i64 1, i64 0)
  br i1 %33, label %93, label %117

93:                                               ; preds = %92, %125
  %94 = phi i64 [ %127, %125 ], [ 1, %92 ]
  %95 = phi i64 [ %126, %125 ], [ 0, %92 ]
  %96 = mul nsw i64 %95, %14
  br label %129

97:                                               ; preds = %125
  br i1 %33, label %100, label %117

98:                                               ; preds = %110, %100
  %99 = icmp eq i64 %108, %14
  br i1 %99, label %117, label %100

100:                                              ; preds = %97, %98
  %101 = phi i64 [ %108, %98 ], [ 0, %97 ]
  %102 = mul nsw i64 %101, %14
  %103 = add nsw i64 %102, %101
  %104 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %103
  %105 = load <16 x float>, ptr %104, align 64
  %106 = getelementptr inbounds i8, ptr %104, i64 64
  %107 = fmul <16 x float> %105, <float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01>
  store <16 x float> %107, ptr %104, align 64
  store <16 x float> zeroinitializer, ptr %106, align 64
  %108 = add nuw nsw i64 %101, 1
  %109 = icmp slt i64 %108, %14
  br i1 %109, label %110, label %98

110:                                              ; preds = %100, %110
  %111 = phi i64 [ %115, %110 ], [ %108, %100 ]
  %112 = add nsw i64 %111, %102
  %113 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %112
  store <16 x float> zeroinitializer, ptr %113, align 64
  %114 = getelementptr inbounds i8, ptr %113, i64 64
  store <16 x float> zeroinitializer, ptr %114, align 64
  %115 = add nuw nsw i64 %111, 1
  %116 = icmp eq i64 %115, %14
  br i1 %116, label %98, label %110

117:                                              ; preds = %98, %92, %97
  %118 = load ptr, ptr %11, align 8
  %119 = getelementptr inbounds i64, ptr %118, i64 2
  %120 = load i64, ptr %119, align 8
  %121 = mul nsw i64 %120, %120
  %122 = load ptr, ptr %18, align 8
  %123 = getelementptr inbounds i64, ptr %122, i64 2
  %124 = load i64, ptr %123, align 8
  call fastcc void @place(ptr %4, i64 %124, i64 %1, i64 %2, i64 %121)
  call fastcc void @store(ptr %16, ptr %4, i64 %121)
  br label %146

125:                                              ; preds = %129
  %126 = add nuw nsw i64 %95, 1
  %127 = add nuw i64 %94, 1
  %128 = icmp eq i64 %126, %14
  br i1 %128, label %97, label %93

129:                                              ; preds = %93, %129
  %130 = phi i64 [ 0, %93 ], [ %144, %129 ]
  %131 = add nsw i64 %130, %96
  %132 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %131
  %133 = mul nsw i64 %130, %14
  %134 = add nsw i64 %133, %95
  %135 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %134
  %136 = load <16 x float>, ptr %135, align 64
  %137 = getelementptr inbounds i8, ptr %135, i64 64
  %138 = load <16 x float>, ptr %137, align 64
  %139 = load <16 x float>, ptr %132, align 64
  %140 = getelementptr inbounds i8, ptr %132, i64 64
  %141 = load <16 x float>, ptr %140, align 64
  %142 = fadd <16 x float> %136, %139
  %143 = fsub <16 x float> %141, %138
  store <16 x float> %142, ptr %132, align 64
  store <16 x float> %143, ptr %140, align 64
  %144 = add nuw nsw i64 %130, 1
  %145 = icmp eq i64 %144, %94
  br i1 %145, label %125, label %129

146:                                              ; preds = %49, %117
  %147 = phi i64 [ 0, %117 ], [ 1, %49 ]
  ret i64 %147
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

define internal fastcc void @place(ptr %0, i64 %1, i64 %2, i64 %3, i64 %4) {
  %6 = inttoptr i64 %1 to ptr
  %7 = add nsw i64 %3, -1
  %8 = shl i64 %4, 1
  br label %10

9:                                                ; preds = %10
  ret void

10:                                               ; preds = %5, %10
  %11 = phi i64 [ 0, %5 ], [ %18, %10 ]
  %12 = icmp slt i64 %11, %3
  %13 = select i1 %12, i64 %11, i64 %7
  %14 = add nsw i64 %13, %2
  %15 = mul i64 %8, %14
  %16 = getelementptr inbounds float, ptr %6, i64 %15
  %17 = getelementptr inbounds %struct.places, ptr %0, i64 0, i32 0, i64 %11
  store ptr %16, ptr %17, align 8
  %18 = add nuw nsw i64 %11, 1
  %19 = icmp eq i64 %18, 16
  br i1 %19, label %9, label %10
}

define internal fastcc void @load(ptr %0, ptr %1, i64 %2) {
  %4 = shl i64 %2, 1
  %5 = icmp slt i64 %2, 8
  br i1 %5, label %24, label %6

6:                                                ; preds = %3
  %7 = add nsw i64 %4, -16
  %8 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 0
  %9 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 1
  %10 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 2
  %11 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 3
  %12 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 4
  %13 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 5
  %14 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 6
  %15 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 7
  %16 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 8
  %17 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 9
  %18 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 10
  %19 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 11
  %20 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 12
  %21 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 13
  %22 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 14
  %23 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 15
  br label %114

24:                                               ; preds = %3
  %25 = icmp sgt i64 %2, 0
  br i1 %25, label %26, label %265

26:                                               ; preds = %24
  %27 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 0
  %28 = call i64 @llvm.smax.i64(i64 %4, i64 1)
  %29 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 1
  %30 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 2
  %31 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 3
  %32 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 4
  %33 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 5
  %34 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 6
  %35 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 7
  %36 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 8
  %37 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 9
  %38 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 10
  %39 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 11
  %40 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 12
  %41 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 13
  %42 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 14
  %43 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 15
  br label %44

44:                                               ; preds = %26, %44
  %45 = phi i64 [ %112, %44 ], [ 0, %26 ]
  %46 = getelementptr inbounds <16 x float>, ptr %0, i64 %45
  %47 = load ptr, ptr %27, align 8
  %48 = getelementptr inbounds float, ptr %47, i64 %45
  %49 = load float, ptr %48, align 4
  %50 = load <16 x float>, ptr %46, align 64
  %51 = insertelement <16 x float> %50, float %49, i64 0
  store <16 x float> %51, ptr %46, align 64
  %52 = load ptr, ptr %29, align 8
  %53 = getelementptr inbounds float, ptr %52, i64 %45
  %54 = load float, ptr %53, align 4
  %55 = insertelement <16 x float> %51, float %54, i64 1
  store <16 x float> %55, ptr %46, align 64
  %56 = load ptr, ptr %30, align 8
  %57 = getelementptr inbounds float, ptr %56, i64 %45
  %58 = load float, ptr %57, align 4
  %59 = insertelement <16 x float> %55, float %58, i64 2
  store <16 x float> %59, ptr %46, align 64
  %60 = load ptr, ptr %31, align 8
  %61 = getelementptr inbounds float, ptr %60, i64 %45
  %62 = load float, ptr %61, align 4
  %63 = insertelement <16 x float> %59, float %62, i64 3
  store <16 x float> %63, ptr %46, align 64
  %64 = load ptr, ptr %32, align 8
  %65 = getelementptr inbounds float, ptr %64, i64 %45
  %66 = load float, ptr %65, align 4
  %67 = insertelement <16 x float> %63, float %66, i64 4
  store <16 x float> %67, ptr %46, align 64
  %68 = load ptr, ptr %33, align 8
  %69 = getelementptr inbounds float, ptr %68, i64 %45
  %70 = load float, ptr %69, align 4
  %71 = insertelement <16 x float> %67, float %70, i64 5
  store <16 x float> %71, ptr %46, align 64
  %72 = load ptr, ptr %34, align 8
  %73 = getelementptr inbounds float, ptr %72, i64 %45
  %74 = load float, ptr %73, align 4
  %75 = insertelement <16 x float> %71, float %74, i64 6
  store <16 x float> %75, ptr %46, align 64
  %76 = load ptr, ptr %35, align 8
  %77 = getelementptr inbounds float, ptr %76, i64 %45
  %78 = load float, ptr %77, align 4
  %79 = insertelement <16 x float> %75, float %78, i64 7
  store <16 x float> %79, ptr %46, align 64
  %80 = load ptr, ptr %36, align 8
  %81 = getelementptr inbounds float, ptr %80, i64 %45
  %82 = load float, ptr %81, align 4
  %83 = insertelement <16 x float> %79, float %82, i64 8
  store <16 x float> %83, ptr %46, align 64
  %84 = load ptr, ptr %37, align 8
  %85 = getelementptr inbounds float, ptr %84, i64 %45
  %86 = load float, ptr %85, align 4
  %87 = insertelement <16 x float> %83, float %86, i64 9
  store <16 x float> %87, ptr %46, align 64
  %88 = load ptr, ptr %38, align 8
  %89 = getelementptr inbounds float, ptr %88, i64 %45
  %90 = load float, ptr %89, align 4
  %91 = insertelement <16 x float> %87, float %90, i64 10
  store <16 x float> %91, ptr %46, align 64
  %92 = load ptr, ptr %39, align 8
  %93 = getelementptr inbounds float, ptr %92, i64 %45
  %94 = load float, ptr %93, align 4
  %95 = insertelement <16 x float> %91, float %94, i64 11
  store <16 x float> %95, ptr %46, align 64
  %96 = load ptr, ptr %40, align 8
  %97 = getelementptr inbounds float, ptr %96, i64 %45
  %98 = load float, ptr %97, align 4
  %99 = insertelement <16 x float> %95, float %98, i64 12
  store <16 x float> %99, ptr %46, align 64
  %100 = load ptr, ptr %41, align 8
  %101 = getelementptr inbounds float, ptr %100, i64 %45
  %102 = load float, ptr %101, align 4
  %103 = insertelement <16 x float> %99, float %102, i64 13
  store <16 x float> %103, ptr %46, align 64
  %104 = load ptr, ptr %42, align 8
  %105 = getelementptr inbounds float, ptr %104, i64 %45
  %106 = load float, ptr %105, align 4
  %107 = insertelement <16 x float> %103, float %106, i64 14
  store <16 x float> %107, ptr %46, align 64
  %108 = load ptr, ptr %43, align 8
  %109 = getelementptr inbounds float, ptr %108, i64 %45
  %110 = load float, ptr %109, align 4
  %111 = insertelement <16 x float> %107, float %110, i64 15
  store <16 x float> %111, ptr %46, align 64
  %112 = add nuw nsw i64 %45, 1
  %113 = icmp eq i64 %112, %28
  br i1 %113, label %265, label %44

114:                                              ; preds = %6, %261
  %115 = phi i64 [ %264, %261 ], [ 0, %6 ]
  %116 = load ptr, ptr %8, align 8
  %117 = getelementptr inbounds float, ptr %116, i64 %115
  %118 = load <16 x float>, ptr %117, align 1
  %119 = load ptr, ptr %9, align 8
  %120 = getelementptr inbounds float, ptr %119, i64 %115
  %121 = load <16 x float>, ptr %120, align 1
  %122 = load ptr, ptr %10, align 8
  %123 = getelementptr inbounds float, ptr %122, i64 %115
  %124 = load <16 x float>, ptr %123, align 1
  %125 = load ptr, ptr %11, align 8
  %126 = getelementptr inbounds float, ptr %125, i64 %115
  %127 = load <16 x float>, ptr %126, align 1
  %128 = load ptr, ptr %12, align 8
  %129 = getelementptr inbounds float, ptr %128, i64 %115
  %130 = load <16 x float>, ptr %129, align 1
  %131 = load ptr, ptr %13, align 8
  %132 = getelementptr inbounds float, ptr %131, i64 %115
  %133 = load <16 x float>, ptr %132, align 1
  %134 = load ptr, ptr %14, align 8
  %135 = getelementptr inbounds float, ptr %134, i64 %115
  %136 = load <16 x float>, ptr %135, align 1
  %137 = load ptr, ptr %15, align 8
  %138 = getelementptr inbounds float, ptr %137, i64 %115
  %139 = load <16 x float>, ptr %138, align 1
  %140 = load ptr, ptr %16, align 8
  %141 = getelementptr inbounds float, ptr %140, i64 %115
  %142 = load <16 x float>, ptr %141, align 1
  %143 = load ptr, ptr %17, align 8
  %144 = getelementptr inbounds float, ptr %143, i64 %115
  %145 = load <16 x float>, ptr %144, align 1
  %146 = load ptr, ptr %18, align 8
  %147 = getelementptr inbounds float, ptr %146, i64 %115
  %148 = load <16 x float>, ptr %147, align 1
  %149 = load ptr, ptr %19, align 8
  %150 = getelementptr inbounds float, ptr %149, i64 %115
  %151 = load <16 x float>, ptr %150, align 1
  %152 = load ptr, ptr %20, align 8
  %153 = getelementptr inbounds float, ptr %152, i64 %115
  %154 = load <16 x float>, ptr %153, align 1
  %155 = load ptr, ptr %21, align 8
  %156 = getelementptr inbounds float, ptr %155, i64 %115
  %157 = load <16 x float>, ptr %156, align 1
  %158 = load ptr, ptr %22, align 8
  %159 = getelementptr inbounds float, ptr %158, i64 %115
  %160 = load <16 x float>, ptr %159, align 1
  %161 = load ptr, ptr %23, align 8
  %162 = getelementptr inbounds float, ptr %161, i64 %115
  %163 = load <16 x float>, ptr %162, align 1
  %164 = shufflevector <16 x float> %118, <16 x float> %142, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %165 = shufflevector <16 x float> %118, <16 x float> %142, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %166 = shufflevector <16 x float> %121, <16 x float> %145, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %167 = shufflevector <16 x float> %121, <16 x float> %145, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %168 = shufflevector <16 x float> %124, <16 x float> %148, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %169 = shufflevector <16 x float> %124, <16 x float> %148, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %170 = shufflevector <16 x float> %127, <16 x float> %151, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %171 = shufflevector <16 x float> %127, <16 x float> %151, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %172 = shufflevector <16 x float> %130, <16 x float> %154, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %173 = shufflevector <16 x float> %130, <16 x float> %154, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %174 = shufflevector <16 x float> %133, <16 x float> %157, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %175 = shufflevector <16 x float> %133, <16 x float> %157, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %176 = shufflevector <16 x float> %136, <16 x float> %160, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %177 = shufflevector <16 x float> %136, <16 x float> %160, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %178 = shufflevector <16 x float> %139, <16 x float> %163, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %179 = shufflevector <16 x float> %139, <16 x float> %163, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %180 = shufflevector <16 x float> %164, <16 x float> %172, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %181 = shufflevector <16 x float> %164, <16 x float> %172, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %182 = shufflevector <16 x float> %166, <16 x float> %174, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %183 = shufflevector <16 x float> %166, <16 x float> %174, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %184 = shufflevector <16 x float> %168, <16 x float> %176, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %185 = shufflevector <16 x float> %168, <16 x float> %176, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %186 = shufflevector <16 x float> %170, <16 x float> %178, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %187 = shufflevector <16 x float> %170, <16 x float> %178, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %188 = shufflevector <16 x float> %165, <16 x float> %173, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %189 = shufflevector <16 x float> %165, <16 x float> %173, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %190 = shufflevector <16 x float> %167, <16 x float> %175, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %191 = shufflevector <16 x float> %167, <16 x float> %175, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %192 = shufflevector <16 x float> %169, <16 x float> %177, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %193 = shufflevector <16 x float> %169, <16 x float> %177, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %194 = shufflevector <16 x float> %171, <16 x float> %179, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %195 = shufflevector <16 x float> %171, <16 x float> %179, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %196 = shufflevector <16 x float> %180, <16 x float> %184, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %197 = shufflevector <16 x float> %180, <16 x float> %184, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %198 = shufflevector <16 x float> %182, <16 x float> %186, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %199 = shufflevector <16 x float> %182, <16 x float> %186, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %200 = shufflevector <16 x float> %181, <16 x float> %185, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %201 = shufflevector <16 x float> %181, <16 x float> %185, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %202 = shufflevector <16 x float> %183, <16 x float> %187, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %203 = shufflevector <16 x float> %183, <16 x float> %187, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %204 = shufflevector <16 x float> %188, <16 x float> %192, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %205 = shufflevector <16 x float> %188, <16 x float> %192, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %206 = shufflevector <16 x float> %190, <16 x float> %194, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %207 = shufflevector <16 x float> %190, <16 x float> %194, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %208 = shufflevector <16 x float> %189, <16 x float> %193, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %209 = shufflevector <16 x float> %189, <16 x float> %193, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %210 = shufflevector <16 x float> %191, <16 x float> %195, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %211 = shufflevector <16 x float> %191, <16 x float> %195, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %212 = shufflevector <16 x float> %196, <16 x float> %198, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %213 = shufflevector <16 x float> %196, <16 x float> %198, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %214 = shufflevector <16 x float> %197, <16 x float> %199, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %215 = shufflevector <16 x float> %197, <16 x float> %199, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %216 = shufflevector <16 x float> %200, <16 x float> %202, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %217 = shufflevector <16 x float> %200, <16 x float> %202, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %218 = shufflevector <16 x float> %201, <16 x float> %203, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %219 = shufflevector <16 x float> %201, <16 x float> %203, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %220 = shufflevector <16 x float> %204, <16 x float> %206, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %221 = shufflevector <16 x float> %204, <16 x float> %206, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %222 = shufflevector <16 x float> %205, <16 x float> %207, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %223 = shufflevector <16 x float> %205, <16 x float> %207, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %224 = shufflevector <16 x float> %208, <16 x float> %210, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %225 = shufflevector <16 x float> %208, <16 x float> %210, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %226 = shufflevector <16 x float> %209, <16 x float> %211, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %227 = shufflevector <16 x float> %209, <16 x float> %211, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %228 = getelementptr inbounds <16 x float>, ptr %0, i64 %115
  store <16 x float> %212, ptr %228, align 64
  %229 = add nsw i64 %115, 1
  %230 = getelementptr inbounds <16 x float>, ptr %0, i64 %229
  store <16 x float> %213, ptr %230, align 64
  %231 = add nsw i64 %115, 2
  %232 = getelementptr inbounds <16 x float>, ptr %0, i64 %231
  store <16 x float> %214, ptr %232, align 64
  %233 = add nsw i64 %115, 3
  %234 = getelementptr inbounds <16 x float>, ptr %0, i64 %233
  store <16 x float> %215, ptr %234, align 64
  %235 = add nsw i64 %115, 4
  %236 = getelementptr inbounds <16 x float>, ptr %0, i64 %235
  store <16 x float> %216, ptr %236, align 64
  %237 = add nsw i64 %115, 5
  %238 = getelementptr inbounds <16 x float>, ptr %0, i64 %237
  store <16 x float> %217, ptr %238, align 64
  %239 = add nsw i64 %115, 6
  %240 = getelementptr inbounds <16 x float>, ptr %0, i64 %239
  store <16 x float> %218, ptr %240, align 64
  %241 = add nsw i64 %115, 7
  %242 = getelementptr inbounds <16 x float>, ptr %0, i64 %241
  store <16 x float> %219, ptr %242, align 64
  %243 = add nsw i64 %115, 8
  %244 = getelementptr inbounds <16 x float>, ptr %0, i64 %243
  store <16 x float> %220, ptr %244, align 64
  %245 = add nsw i64 %115, 9
  %246 = getelementptr inbounds <16 x float>, ptr %0, i64 %245
  store <16 x float> %221, ptr %246, align 64
  %247 = add nsw i64 %115, 10
  %248 = getelementptr inbounds <16 x float>, ptr %0, i64 %247
  store <16 x float> %222, ptr %248, align 64
  %249 = add nsw i64 %115, 11
  %250 = getelementptr inbounds <16 x float>, ptr %0, i64 %249
  store <16 x float> %223, ptr %250, align 64
  %251 = add nsw i64 %115, 12
  %252 = getelementptr inbounds <16 x float>, ptr %0, i64 %251
  store <16 x float> %224, ptr %252, align 64
  %253 = add nsw i64 %115, 13
  %254 = getelementptr inbounds <16 x float>, ptr %0, i64 %253
  store <16 x float> %225, ptr %254, align 64
  %255 = add nsw i64 %115, 14
  %256 = getelementptr inbounds <16 x float>, ptr %0, i64 %255
  store <16 x float> %226, ptr %256, align 64
  %257 = add nsw i64 %115, 15
  %258 = getelementptr inbounds <16 x float>, ptr %0, i64 %257
  store <16 x float> %227, ptr %258, align 64
  %259 = add nsw i64 %115, 16
  %260 = icmp eq i64 %259, %4
  br i1 %260, label %265, label %261

261:                                              ; preds = %114
  %262 = add nsw i64 %115, 32
  %263 = icmp sgt i64 %262, %4
  %264 = select i1 %263, i64 %7, i64 %259
  br label %114

265:                                              ; preds = %114, %44, %24
  ret void
}

declare <16 x float> @llvm.sqrt.v16f32(<16 x float>)

declare i32 @llvm.vector.reduce.or.v16i32(<16 x i32>)

define internal fastcc void @store(ptr %0, ptr %1, i64 %2) {
  %4 = shl i64 %2, 1
  %5 = icmp slt i64 %2, 8
  br i1 %5, label %24, label %6

6:                                                ; preds = %3
  %7 = add nsw i64 %4, -16
  %8 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 0
  %9 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 1
  %10 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 2
  %11 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 3
  %12 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 4
  %13 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 5
  %14 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 6
  %15 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 7
  %16 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 8
  %17 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 9
  %18 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 10
  %19 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 11
  %20 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 12
  %21 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 13
  %22 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 14
  %23 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 15
  br label %113

24:                                               ; preds = %3
  %25 = icmp sgt i64 %2, 0
  br i1 %25, label %26, label %264

26:                                               ; preds = %24
  %27 = call i64 @llvm.smax.i64(i64 %4, i64 1)
  %28 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 0
  %29 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 1
  %30 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 2
  %31 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 3
  %32 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 4
  %33 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 5
  %34 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 6
  %35 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 7
  %36 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 8
  %37 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 9
  %38 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 10
  %39 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 11
  %40 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 12
  %41 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 13
  %42 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 14
  %43 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 15
  br label %44

44:                                               ; preds = %26, %44
  %45 = phi i64 [ %111, %44 ], [ 0, %26 ]
  %46 = getelementptr inbounds <16 x float>, ptr %0, i64 %45
  %47 = load <16 x float>, ptr %46, align 64
  %48 = extractelement <16 x float> %47, i64 0
  %49 = load ptr, ptr %28, align 8
  %50 = getelementptr inbounds float, ptr %49, i64 %45
  store float %48, ptr %50, align 4
  %51 = load <16 x float>, ptr %46, align 64
  %52 = extractelement <16 x float> %51, i64 1
  %53 = load ptr, ptr %29, align 8
  %54 = getelementptr inbounds float, ptr %53, i64 %45
  store float %52, ptr %54, align 4
  %55 = load <16 x float>, ptr %46, align 64
  %56 = extractelement <16 x float> %55, i64 2
  %57 = load ptr, ptr %30, align 8
  %58 = getelementptr inbounds float, ptr %57, i64 %45
  store float %56, ptr %58, align 4
  %59 = load <16 x float>, ptr %46, align 64
  %60 = extractelement <16 x float> %59, i64 3
  %61 = load ptr, ptr %31, align 8
  %62 = getelementptr inbounds float, ptr %61, i64 %45
  store float %60, ptr %62, align 4
  %63 = load <16 x float>, ptr %46, align 64
  %64 = extractelement <16 x float> %63, i64 4
  %65 = load ptr, ptr %32, align 8
  %66 = getelementptr inbounds float, ptr %65, i64 %45
  store float %64, ptr %66, align 4
  %67 = load <16 x float>, ptr %46, align 64
  %68 = extractelement <16 x float> %67, i64 5
  %69 = load ptr, ptr %33, align 8
  %70 = getelementptr inbounds float, ptr %69, i64 %45
  store float %68, ptr %70, align 4
  %71 = load <16 x float>, ptr %46, align 64
  %72 = extractelement <16 x float> %71, i64 6
  %73 = load ptr, ptr %34, align 8
  %74 = getelementptr inbounds float, ptr %73, i64 %45
  store float %72, ptr %74, align 4
  %75 = load <16 x float>, ptr %46, align 64
  %76 = extractelement <16 x float> %75, i64 7
  %77 = load ptr, ptr %35, align 8
  %78 = getelementptr inbounds float, ptr %77, i64 %45
  store float %76, ptr %78, align 4
  %79 = load <16 x float>, ptr %46, align 64
  %80 = extractelement <16 x float> %79, i64 8
  %81 = load ptr, ptr %36, align 8
  %82 = getelementptr inbounds float, ptr %81, i64 %45
  store float %80, ptr %82, align 4
  %83 = load <16 x float>, ptr %46, align 64
  %84 = extractelement <16 x float> %83, i64 9
  %85 = load ptr, ptr %37, align 8
  %86 = getelementptr inbounds float, ptr %85, i64 %45
  store float %84, ptr %86, align 4
  %87 = load <16 x float>, ptr %46, align 64
  %88 = extractelement <16 x float> %87, i64 10
  %89 = load ptr, ptr %38, align 8
  %90 = getelementptr inbounds float, ptr %89, i64 %45
  store float %88, ptr %90, align 4
  %91 = load <16 x float>, ptr %46, align 64
  %92 = extractelement <16 x float> %91, i64 11
  %93 = load ptr, ptr %39, align 8
  %94 = getelementptr inbounds float, ptr %93, i64 %45
  store float %92, ptr %94, align 4
  %95 = load <16 x float>, ptr %46, align 64
  %96 = extractelement <16 x float> %95, i64 12
  %97 = load ptr, ptr %40, align 8
  %98 = getelementptr inbounds float, ptr %97, i64 %45
  store float %96, ptr %98, align 4
  %99 = load <16 x float>, ptr %46, align 64
  %100 = extractelement <16 x float> %99, i64 13
  %101 = load ptr, ptr %41, align 8
  %102 = getelementptr inbounds float, ptr %101, i64 %45
  store float %100, ptr %102, align 4
  %103 = load <16 x float>, ptr %46, align 64
  %104 = extractelement <16 x float> %103, i64 14
  %105 = load ptr, ptr %42, align 8
  %106 = getelementptr inbounds float, ptr %105, i64 %45
  store float %104, ptr %106, align 4
  %107 = load <16 x float>, ptr %46, align 64
  %108 = extractelement <16 x float> %107, i64 15
  %109 = load ptr, ptr %43, align 8
  %110 = getelementptr inbounds float, ptr %109, i64 %45
  store float %108, ptr %110, align 4
  %111 = add nuw nsw i64 %45, 1
  %112 = icmp eq i64 %111, %27
  br i1 %112, label %264, label %44

113:                                              ; preds = %6, %260
  %114 = phi i64 [ %263, %260 ], [ 0, %6 ]
  %115 = getelementptr inbounds <16 x float>, ptr %0, i64 %114
  %116 = load <16 x float>, ptr %115, align 64
  %117 = add nsw i64 %114, 1
  %118 = getelementptr inbounds <16 x float>, ptr %0, i64 %117
  %119 = load <16 x float>, ptr %118, align 64
  %120 = add nsw i64 %114, 2
  %121 = getelementptr inbounds <16 x float>, ptr %0, i64 %120
  %122 = load <16 x float>, ptr %121, align 64
  %123 = add nsw i64 %114, 3
  %124 = getelementptr inbounds <16 x float>, ptr %0, i64 %123
  %125 = load <16 x float>, ptr %124, align 64
  %126 = add nsw i64 %114, 4
  %127 = getelementptr inbounds <16 x float>, ptr %0, i64 %126
  %128 = load <16 x float>, ptr %127, align 64
  %129 = add nsw i64 %114, 5
  %130 = getelementptr inbounds <16 x float>, ptr %0, i64 %129
  %131 = load <16 x float>, ptr %130, align 64
  %132 = add nsw i64 %114, 6
  %133 = getelementptr inbounds <16 x float>, ptr %0, i64 %132
  %134 = load <16 x float>, ptr %133, align 64
  %135 = add nsw i64 %114, 7
  %136 = getelementptr inbounds <16 x float>, ptr %0, i64 %135
  %137 = load <16 x float>, ptr %136, align 64
  %138 = add nsw i64 %114, 8
  %139 = getelementptr inbounds <16 x float>, ptr %0, i64 %138
  %140 = load <16 x float>, ptr %139, align 64
  %141 = add nsw i64 %114, 9
  %142 = getelementptr inbounds <16 x float>, ptr %0, i64 %141
  %143 = load <16 x float>, ptr %142, align 64
  %144 = add nsw i64 %114, 10
  %145 = getelementptr inbounds <16 x float>, ptr %0, i64 %144
  %146 = load <16 x float>, ptr %145, align 64
  %147 = add nsw i64 %114, 11
  %148 = getelementptr inbounds <16 x float>, ptr %0, i64 %147
  %149 = load <16 x float>, ptr %148, align 64
  %150 = add nsw i64 %114, 12
  %151 = getelementptr inbounds <16 x float>, ptr %0, i64 %150
  %152 = load <16 x float>, ptr %151, align 64
  %153 = add nsw i64 %114, 13
  %154 = getelementptr inbounds <16 x float>, ptr %0, i64 %153
  %155 = load <16 x float>, ptr %154, align 64
  %156 = add nsw i64 %114, 14
  %157 = getelementptr inbounds <16 x float>, ptr %0, i64 %156
  %158 = load <16 x float>, ptr %157, align 64
  %159 = add nsw i64 %114, 15
  %160 = getelementptr inbounds <16 x float>, ptr %0, i64 %159
  %161 = load <16 x float>, ptr %160, align 64
  %162 = shufflevector <16 x float> %116, <16 x float> %140, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %163 = shufflevector <16 x float> %116, <16 x float> %140, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %164 = shufflevector <16 x float> %119, <16 x float> %143, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %165 = shufflevector <16 x float> %119, <16 x float> %143, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %166 = shufflevector <16 x float> %122, <16 x float> %146, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %167 = shufflevector <16 x float> %122, <16 x float> %146, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %168 = shufflevector <16 x float> %125, <16 x float> %149, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %169 = shufflevector <16 x float> %125, <16 x float> %149, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %170 = shufflevector <16 x float> %128, <16 x float> %152, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %171 = shufflevector <16 x float> %128, <16 x float> %152, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %172 = shufflevector <16 x float> %131, <16 x float> %155, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %173 = shufflevector <16 x float> %131, <16 x float> %155, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %174 = shufflevector <16 x float> %134, <16 x float> %158, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %175 = shufflevector <16 x float> %134, <16 x float> %158, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %176 = shufflevector <16 x float> %137, <16 x float> %161, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %177 = shufflevector <16 x float> %137, <16 x float> %161, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %178 = shufflevector <16 x float> %162, <16 x float> %170, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %179 = shufflevector <16 x float> %162, <16 x float> %170, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %180 = shufflevector <16 x float> %164, <16 x float> %172, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %181 = shufflevector <16 x float> %164, <16 x float> %172, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %182 = shufflevector <16 x float> %166, <16 x float> %174, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %183 = shufflevector <16 x float> %166, <16 x float> %174, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %184 = shufflevector <16 x float> %168, <16 x float> %176, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %185 = shufflevector <16 x float> %168, <16 x float> %176, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %186 = shufflevector <16 x float> %163, <16 x float> %171, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %187 = shufflevector <16 x float> %163, <16 x float> %171, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %188 = shufflevector <16 x float> %165, <16 x float> %173, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %189 = shufflevector <16 x float> %165, <16 x float> %173, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %190 = shufflevector <16 x float> %167, <16 x float> %175, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %191 = shufflevector <16 x float> %167, <16 x float> %175, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %192 = shufflevector <16 x float> %169, <16 x float> %177, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %193 = shufflevector <16 x float> %169, <16 x float> %177, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %194 = shufflevector <16 x float> %178, <16 x float> %182, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %195 = shufflevector <16 x float> %178, <16 x float> %182, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %196 = shufflevector <16 x float> %180, <16 x float> %184, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %197 = shufflevector <16 x float> %180, <16 x float> %184, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %198 = shufflevector <16 x float> %179, <16 x float> %183, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %199 = shufflevector <16 x float> %179, <16 x float> %183, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %200 = shufflevector <16 x float> %181, <16 x float> %185, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %201 = shufflevector <16 x float> %181, <16 x float> %185, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %202 = shufflevector <16 x float> %186, <16 x float> %190, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %203 = shufflevector <16 x float> %186, <16 x float> %190, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %204 = shufflevector <16 x float> %188, <16 x float> %192, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %205 = shufflevector <16 x float> %188, <16 x float> %192, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %206 = shufflevector <16 x float> %187, <16 x float> %191, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %207 = shufflevector <16 x float> %187, <16 x float> %191, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %208 = shufflevector <16 x float> %189, <16 x float> %193, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %209 = shufflevector <16 x float> %189, <16 x float> %193, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %210 = shufflevector <16 x float> %194, <16 x float> %196, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %211 = shufflevector <16 x float> %194, <16 x float> %196, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %212 = shufflevector <16 x float> %195, <16 x float> %197, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %213 = shufflevector <16 x float> %195, <16 x float> %197, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %214 = shufflevector <16 x float> %198, <16 x float> %200, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %215 = shufflevector <16 x float> %198, <16 x float> %200, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %216 = shufflevector <16 x float> %199, <16 x float> %201, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %217 = shufflevector <16 x float> %199, <16 x float> %201, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %218 = shufflevector <16 x float> %202, <16 x float> %204, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %219 = shufflevector <16 x float> %202, <16 x float> %204, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %220 = shufflevector <16 x float> %203, <16 x float> %205, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %221 = shufflevector <16 x float> %203, <16 x float> %205, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %222 = shufflevector <16 x float> %206, <16 x float> %208, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %223 = shufflevector <16 x float> %206, <16 x float> %208, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %224 = shufflevector <16 x float> %207, <16 x float> %209, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %225 = shufflevector <16 x float> %207, <16 x float> %209, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %226 = load ptr, ptr %8, align 8
  %227 = getelementptr inbounds float, ptr %226, i64 %114
  store <16 x float> %210, ptr %227, align 1
  %228 = load ptr, ptr %9, align 8
  %229 = getelementptr inbounds float, ptr %228, i64 %114
  store <16 x float> %211, ptr %229, align 1
  %230 = load ptr, ptr %10, align 8
  %231 = getelementptr inbounds float, ptr %230, i64 %114
  store <16 x float> %212, ptr %231, align 1
  %232 = load ptr, ptr %11, align 8
  %233 = getelementptr inbounds float, ptr %232, i64 %114
  store <16 x float> %213, ptr %233, align 1
  %234 = load ptr, ptr %12, align 8
  %235 = getelementptr inbounds float, ptr %234, i64 %114
  store <16 x float> %214, ptr %235, align 1
  %236 = load ptr, ptr %13, align 8
  %237 = getelementptr inbounds float, ptr %236, i64 %114
  store <16 x float> %215, ptr %237, align 1
  %238 = load ptr, ptr %14, align 8
  %239 = getelementptr inbounds float, ptr %238, i64 %114
  store <16 x float> %216, ptr %239, align 1
  %240 = load ptr, ptr %15, align 8
  %241 = getelementptr inbounds float, ptr %240, i64 %114
  store <16 x float> %217, ptr %241, align 1
  %242 = load ptr, ptr %16, align 8
  %243 = getelementptr inbounds float, ptr %242, i64 %114
  store <16 x float> %218, ptr %243, align 1
  %244 = load ptr, ptr %17, align 8
  %245 = getelementptr inbounds float, ptr %244, i64 %114
  store <16 x float> %219, ptr %245, align 1
  %246 = load ptr, ptr %18, align 8
  %247 = getelementptr inbounds float, ptr %246, i64 %114
  store <16 x float> %220, ptr %247, align 1
  %248 = load ptr, ptr %19, align 8
  %249 = getelementptr inbounds float, ptr %248, i64 %114
  store <16 x float> %221, ptr %249, align 1
  %250 = load ptr, ptr %20, align 8
  %251 = getelementptr inbounds float, ptr %250, i64 %114
  store <16 x float> %222, ptr %251, align 1
  %252 = load ptr, ptr %21, align 8
  %253 = getelementptr inbounds float, ptr %252, i64 %114
  store <16 x float> %223, ptr %253, align 1
  %254 = load ptr, ptr %22, align 8
  %255 = getelementptr inbounds float, ptr %254, i64 %114
  store <16 x float> %224, ptr %255, align 1
  %256 = load ptr, ptr %23, align 8
  %257 = getelementptr inbounds float, ptr %256, i64 %114
  store <16 x float> %225, ptr %257, align 1
  %258 = add nsw i64 %114, 16
  %259 = icmp eq i64 %258, %4
  br i1 %259, label %264, label %260

260:                                              ; preds = %113
  %261 = add nsw i64 %114, 32
  %262 = icmp sgt i64 %261, %4
  %263 = select i1 %262, i64 %7, i64 %258
  br label %113

264:                                              ; preds = %113, %44, %24
  ret void
}

declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>)

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
  call fastcc void @place(ptr %7, i64 %23, i64 %1, i64 %2, i64 %24)
  %25 = getelementptr inbounds [144 x %struct.number], ptr %5, i64 0, i64 0
  call fastcc void @load(ptr %25, ptr %7, i64 %24)
  %26 = load ptr, ptr %21, align 8
  %27 = getelementptr inbounds i64, ptr %26, i64 1
  %28 = load i64, ptr %27, align 8
  %29 = mul nsw i64 %16, %14
  call fastcc void @place(ptr %7, i64 %28, i64 %1, i64 %2, i64 %29)
  %30 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 0
  call fastcc void @load(ptr %30, ptr %7, i64 %29)
  %31 = getelementptr inbounds %struct.matrix, ptr %9, i64 0, i32 0
  store ptr %25, ptr %31, align 8
  %32 = getelementptr inbounds %struct.matrix, ptr %9, i64 0, i32 1
  store i64 %14, ptr %32, align 8
  %33 = getelementptr inbounds %struct.matrix, ptr %9, i64 0, i32 2
  store i64 1, ptr %33, align 8
  %34 = icmp eq i64 %18, 0
  %35 = select i1 %34, i64 %16, i64 1
  %36 = select i1 %34, i64 1, i64 %14
  %37 = getelementptr inbounds %struct.matrix, ptr %10, i64 0, i32 0
  store ptr %30, ptr %37, align 8
  %38 = getelementptr inbounds %struct.matrix, ptr %10, i64 0, i32 1
  store i64 %35, ptr %38, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %10, i64 0, i32 2
  store i64 %36, ptr %39, align 8
  %40 = icmp eq i64 %3, 0
  %41 = icmp ne i64 %20, 0
  %42 = select i1 %40, i1 true, i1 %41
  br i1 %42, label %64, label %43

43:                                               ; preds = %4
  %44 = icmp sgt i64 %14, 0
  br i1 %44, label %45, label %60

45:                                               ; preds = %43, %45
  %46 = phi i64 [ %58, %45 ], [ 0, %43 ]
  %47 = phi <16 x i32> [ %57, %45 ], [ zeroinitializer, %43 ]
  %48 = mul nsw i64 %46, %14
  %49 = getelementptr inbounds [144 x %struct.number], ptr %5, i64 0, i64 %48
  %50 = getelementptr inbounds %struct.number, ptr %49, i64 %46
  %51 = load <16 x float>, ptr %50, align 64
  %52 = getelementptr inbounds i8, ptr %50, i64 64
  %53 = load <16 x float>, ptr %52, align 64
  %54 = fcmp oeq <16 x float> %51, zeroinitializer
  %55 = fcmp oeq <16 x float> %53, zeroinitializer
  %56 = and <16 x i1> %55, %54
  %57 = select <16 x i1> %56, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %47
  %58 = add nuw nsw i64 %46, 1
  %59 = icmp eq i64 %58, %14
  br i1 %59, label %60, label %45

60:                                               ; preds = %45, %43
  %61 = phi <16 x i32> [ zeroinitializer, %43 ], [ %57, %45 ]
  %62 = call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %61)
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %98

64:                                               ; preds = %60, %4
  %65 = getelementptr inbounds i64, ptr %12, i64 6
  %66 = load i64, ptr %65, align 8
  %67 = icmp ne i64 %66, 0
  %68 = icmp ne i64 %24, 0
  %69 = and i1 %68, %67
  br i1 %69, label %70, label %78

70:                                               ; preds = %64, %70
  %71 = phi i64 [ %76, %70 ], [ 0, %64 ]
  %72 = getelementptr inbounds [144 x %struct.number], ptr %5, i64 0, i64 %71
  %73 = getelementptr inbounds i8, ptr %72, i64 64
  %74 = load <16 x float>, ptr %73, align 64
  %75 = fneg <16 x float> %74
  store <16 x float> %75, ptr %73, align 64
  %76 = add nuw nsw i64 %71, 1
  %77 = icmp eq i64 %76, %24
  br i1 %77, label %78, label %70

78:                                               ; preds = %70, %64
  %79 = getelementptr inbounds i64, ptr %12, i64 5
  %80 = load i64, ptr %79, align 8
  %81 = icmp eq i64 %80, %18
  br i1 %81, label %85, label %82

82:                                               ; preds = %78
  %83 = getelementptr inbounds i8, ptr %9, i64 8
  %84 = getelementptr inbounds i8, ptr %9, i64 16
  store i64 1, ptr %83, align 8
  store i64 %14, ptr %84, align 8
  br label %85

85:                                               ; preds = %82, %78
  %86 = getelementptr inbounds i64, ptr %12, i64 4
  %87 = load i64, ptr %86, align 8
  %88 = icmp ne i64 %80, %18
  %89 = zext i1 %88 to i64
  %90 = icmp eq i64 %87, %89
  %91 = zext i1 %90 to i64
  br i1 %40, label %93, label %92

92:                                               ; preds = %85
  call fastcc void @substitute(ptr %9, ptr %10, i64 %14, i64 %16, i64 %91, i64 %20)
  br label %94

93:                                               ; preds = %85
  call fastcc void @multiply(ptr %9, ptr %10, i64 %14, i64 %16, i64 %91, i64 %20)
  br label %94

94:                                               ; preds = %93, %92
  %95 = load ptr, ptr %21, align 8
  %96 = getelementptr inbounds i64, ptr %95, i64 2
  %97 = load i64, ptr %96, align 8
  call fastcc void @place(ptr %8, i64 %97, i64 %1, i64 %2, i64 %29)
  call fastcc void @store(ptr %30, ptr %8, i64 %29)
  br label %98

98:                                               ; preds = %60, %94
  %99 = phi i64 [ 0, %94 ], [ 1, %60 ]
  ret i64 %99
}

declare i64 @llvm.smax.i64(i64, i64)
