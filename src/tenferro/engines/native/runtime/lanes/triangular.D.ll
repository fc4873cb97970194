; Made from source/lanes/triangular.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 2cf623f6ed6a769d6bb55edbe2b83019b2882c6f7fddd7bc14c3cfbc14103ae1

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
  %24 = phi <8 x i64> [ zeroinitializer, %3 ], [ %36, %20 ]
  %25 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %24)
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %101, label %102

27:                                               ; preds = %3, %20
  %28 = phi i64 [ %21, %20 ], [ 2, %3 ]
  %29 = phi <8 x i64> [ %36, %20 ], [ zeroinitializer, %3 ]
  %30 = phi i64 [ %40, %20 ], [ 0, %3 ]
  %31 = mul nsw i64 %30, %10
  %32 = add nsw i64 %31, %30
  %33 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %32
  %34 = load <8 x double>, ptr %33, align 64
  %35 = fcmp ule <8 x double> %34, zeroinitializer
  %36 = select <8 x i1> %35, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %29
  %37 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %34)
  %38 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %37
  store <8 x double> %37, ptr %33, align 64
  %39 = getelementptr inbounds i8, ptr %33, i64 64
  store <8 x double> zeroinitializer, ptr %39, align 64
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
  %48 = load <8 x double>, ptr %47, align 64
  %49 = getelementptr inbounds i8, ptr %47, i64 64
  %50 = load <8 x double>, ptr %49, align 64
  %51 = fmul <8 x double> %38, %48
  %52 = fmul <8 x double> %38, %50
  store <8 x double> %51, ptr %47, align 64
  store <8 x double> %52, ptr %49, align 64
  %53 = add nsw i64 %44, %31
  %54 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %53
  %55 = fneg <8 x double> %51
  store <8 x double> %55, ptr %54, align 64
  %56 = getelementptr inbounds i8, ptr %54, i64 64
  store <8 x double> %52, ptr %56, align 64
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
  %79 = load <8 x double>, ptr %78, align 64
  %80 = getelementptr inbounds i8, ptr %78, i64 64
  %81 = load <8 x double>, ptr %80, align 64
  %82 = load <8 x double>, ptr %67, align 64
  %83 = load <8 x double>, ptr %68, align 64
  %84 = load <8 x double>, ptr %76, align 64
  %85 = getelementptr inbounds i8, ptr %76, i64 64
  %86 = load <8 x double>, ptr %85, align 64
  %87 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %82, <8 x double> %79, <8 x double> %84)
  %88 = fneg <8 x double> %83
  %89 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %88, <8 x double> %81, <8 x double> %87)
  %90 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %82, <8 x double> %81, <8 x double> %86)
  %91 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %83, <8 x double> %79, <8 x double> %90)
  store <8 x double> %89, ptr %76, align 64
  store <8 x double> %91, ptr %85, align 64
  %92 = add nuw i64 %74, 1
  %93 = icmp eq i64 %92, %61
  br i1 %93, label %69, label %73

94:                                               ; preds = %59, %94
  %95 = phi i64 [ %99, %94 ], [ %40, %59 ]
  %96 = add nsw i64 %95, %31
  %97 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %96
  store <8 x double> zeroinitializer, ptr %97, align 64
  %98 = getelementptr inbounds i8, ptr %97, i64 64
  store <8 x double> zeroinitializer, ptr %98, align 64
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
  %39 = phi <8 x i64> [ %49, %37 ], [ zeroinitializer, %27 ]
  %40 = mul nsw i64 %38, %14
  %41 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %40
  %42 = getelementptr inbounds %struct.number, ptr %41, i64 %38
  %43 = load <8 x double>, ptr %42, align 64
  %44 = getelementptr inbounds i8, ptr %42, i64 64
  %45 = load <8 x double>, ptr %44, align 64
  %46 = fcmp oeq <8 x double> %43, zeroinitializer
  %47 = fcmp oeq <8 x double> %45, zeroinitializer
  %48 = and <8 x i1> %47, %46
  %49 = select <8 x i1> %48, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %39
  %50 = add nuw nsw i64 %38, 1
  %51 = icmp eq i64 %50, %14
  br i1 %51, label %52, label %37

52:                                               ; preds = %37, %27
  %53 = phi <8 x i64> [ zeroinitializer, %27 ], [ %49, %37 ]
  %54 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %53)
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %78, label %126

56:                                               ; preds = %3, %25
  %57 = phi i64 [ %62, %25 ], [ 0, %3 ]
  %58 = mul nsw i64 %57, %14
  %59 = add nsw i64 %58, %57
  %60 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %59
  %61 = getelementptr inbounds i8, ptr %60, i64 64
  store <8 x double> zeroinitializer, ptr %61, align 64
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
  %71 = load <8 x double>, ptr %70, align 64
  %72 = getelementptr inbounds i8, ptr %70, i64 64
  %73 = load <8 x double>, ptr %72, align 64
  %74 = fneg <8 x double> %73
  store <8 x double> %71, ptr %67, align 64
  %75 = getelementptr inbounds i8, ptr %67, i64 64
  store <8 x double> %74, ptr %75, align 64
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
  %85 = load <8 x double>, ptr %84, align 64
  %86 = fneg <8 x double> %85
  store <8 x double> %86, ptr %84, align 64
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
  %94 = load <8 x double>, ptr %93, align 64
  %95 = fneg <8 x double> %94
  store <8 x double> %95, ptr %93, align 64
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
  %106 = load <8 x double>, ptr %105, align 64
  %107 = getelementptr inbounds i8, ptr %105, i64 64
  %108 = fmul <8 x double> %106, <double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01>
  store <8 x double> %108, ptr %105, align 64
  store <8 x double> zeroinitializer, ptr %107, align 64
  %109 = add nuw nsw i64 %102, 1
  %110 = icmp slt i64 %109, %14
  br i1 %110, label %111, label %99

111:                                              ; preds = %101, %111
  %112 = phi i64 [ %116, %111 ], [ %109, %101 ]
  %113 = add nsw i64 %112, %103
  %114 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %113
  store <8 x double> zeroinitializer, ptr %114, align 64
  %115 = getelementptr inbounds i8, ptr %114, i64 64
  store <8 x double> zeroinitializer, ptr %115, align 64
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
  %36 = phi <8 x i64> [ %46, %34 ], [ zeroinitializer, %3 ]
  %37 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %35
  %38 = mul nsw i64 %35, %14
  %39 = getelementptr inbounds %struct.number, ptr %37, i64 %38
  %40 = load <8 x double>, ptr %39, align 64
  %41 = getelementptr inbounds i8, ptr %39, i64 64
  %42 = load <8 x double>, ptr %41, align 64
  %43 = fcmp oeq <8 x double> %40, zeroinitializer
  %44 = fcmp oeq <8 x double> %42, zeroinitializer
  %45 = and <8 x i1> %44, %43
  %46 = select <8 x i1> %45, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %36
  %47 = add nuw nsw i64 %35, 1
  %48 = icmp eq i64 %47, %14
  br i1 %48, label %49, label %34

49:                                               ; preds = %34, %3
  %50 = phi <8 x i64> [ zeroinitializer, %3 ], [ %46, %34 ]
  %51 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %50)
  %52 = icmp eq i64 %51, 0
  br i1 %52, label %53, label %146

53:                                               ; preds = %49
  %54 = icmp eq i64 %17, 0
  br i1 %54, label %63, label %55

55:                                               ; preds = %53, %55
  %56 = phi i64 [ %61, %55 ], [ 0, %53 ]
  %57 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %56
  %58 = getelementptr inbounds i8, ptr %57, i64 64
  %59 = load <8 x double>, ptr %58, align 64
  %60 = fneg <8 x double> %59
  store <8 x double> %60, ptr %58, align 64
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
  %71 = load <8 x double>, ptr %70, align 64
  %72 = getelementptr inbounds i8, ptr %70, i64 64
  %73 = fmul <8 x double> %71, <double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01>
  store <8 x double> %73, ptr %70, align 64
  store <8 x double> zeroinitializer, ptr %72, align 64
  %74 = add nuw nsw i64 %67, 1
  %75 = icmp slt i64 %74, %14
  br i1 %75, label %76, label %64

76:                                               ; preds = %66, %76
  %77 = phi i64 [ %81, %76 ], [ %74, %66 ]
  %78 = add nsw i64 %77, %68
  %79 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %78
  store <8 x double> zeroinitializer, ptr %79, align 64
  %80 = getelementptr inbounds i8, ptr %79, i64 64
  store <8 x double> zeroinitializer, ptr %80, align 64
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
  %88 = load <8 x double>, ptr %87, align 64
  %89 = fneg <8 x double> %88
  store <8 x double> %89, ptr %87, align 64
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
  %105 = load <8 x double>, ptr %104, align 64
  %106 = getelementptr inbounds i8, ptr %104, i64 64
  %107 = fmul <8 x double> %105, <double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01>
  store <8 x double> %107, ptr %104, align 64
  store <8 x double> zeroinitializer, ptr %106, align 64
  %108 = add nuw nsw i64 %101, 1
  %109 = icmp slt i64 %108, %14
  br i1 %109, label %110, label %98

110:                                              ; preds = %100, %110
  %111 = phi i64 [ %115, %110 ], [ %108, %100 ]
  %112 = add nsw i64 %111, %102
  %113 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %112
  store <8 x double> zeroinitializer, ptr %113, align 64
  %114 = getelementptr inbounds i8, ptr %113, i64 64
  store <8 x double> zeroinitializer, ptr %114, align 64
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
  %136 = load <8 x double>, ptr %135, align 64
  %137 = getelementptr inbounds i8, ptr %135, i64 64
  %138 = load <8 x double>, ptr %137, align 64
  %139 = load <8 x double>, ptr %132, align 64
  %140 = getelementptr inbounds i8, ptr %132, i64 64
  %141 = load <8 x double>, ptr %140, align 64
  %142 = fadd <8 x double> %136, %139
  %143 = fsub <8 x double> %141, %138
  store <8 x double> %142, ptr %132, align 64
  store <8 x double> %143, ptr %140, align 64
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
  %16 = getelementptr inbounds double, ptr %6, i64 %15
  %17 = getelementptr inbounds %struct.places, ptr %0, i64 0, i32 0, i64 %11
  store ptr %16, ptr %17, align 8
  %18 = add nuw nsw i64 %11, 1
  %19 = icmp eq i64 %18, 8
  br i1 %19, label %9, label %10
}

define internal fastcc void @load(ptr %0, ptr %1, i64 %2) {
  %4 = shl i64 %2, 1
  %5 = icmp slt i64 %2, 4
  br i1 %5, label %16, label %6

6:                                                ; preds = %3
  %7 = add nsw i64 %4, -8
  %8 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 0
  %9 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 1
  %10 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 2
  %11 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 3
  %12 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 4
  %13 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 5
  %14 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 6
  %15 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 7
  br label %66

16:                                               ; preds = %3
  %17 = icmp sgt i64 %2, 0
  br i1 %17, label %18, label %137

18:                                               ; preds = %16
  %19 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 0
  %20 = call i64 @llvm.smax.i64(i64 %4, i64 1)
  %21 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 1
  %22 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 2
  %23 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 3
  %24 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 4
  %25 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 5
  %26 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 6
  %27 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 7
  br label %28

28:                                               ; preds = %18, %28
  %29 = phi i64 [ %64, %28 ], [ 0, %18 ]
  %30 = getelementptr inbounds <8 x double>, ptr %0, i64 %29
  %31 = load ptr, ptr %19, align 8
  %32 = getelementptr inbounds double, ptr %31, i64 %29
  %33 = load double, ptr %32, align 8
  %34 = load <8 x double>, ptr %30, align 64
  %35 = insertelement <8 x double> %34, double %33, i64 0
  store <8 x double> %35, ptr %30, align 64
  %36 = load ptr, ptr %21, align 8
  %37 = getelementptr inbounds double, ptr %36, i64 %29
  %38 = load double, ptr %37, align 8
  %39 = insertelement <8 x double> %35, double %38, i64 1
  store <8 x double> %39, ptr %30, align 64
  %40 = load ptr, ptr %22, align 8
  %41 = getelementptr inbounds double, ptr %40, i64 %29
  %42 = load double, ptr %41, align 8
  %43 = insertelement <8 x double> %39, double %42, i64 2
  store <8 x double> %43, ptr %30, align 64
  %44 = load ptr, ptr %23, align 8
  %45 = getelementptr inbounds double, ptr %44, i64 %29
  %46 = load double, ptr %45, align 8
  %47 = insertelement <8 x double> %43, double %46, i64 3
  store <8 x double> %47, ptr %30, align 64
  %48 = load ptr, ptr %24, align 8
  %49 = getelementptr inbounds double, ptr %48, i64 %29
  %50 = load double, ptr %49, align 8
  %51 = insertelement <8 x double> %47, double %50, i64 4
  store <8 x double> %51, ptr %30, align 64
  %52 = load ptr, ptr %25, align 8
  %53 = getelementptr inbounds double, ptr %52, i64 %29
  %54 = load double, ptr %53, align 8
  %55 = insertelement <8 x double> %51, double %54, i64 5
  store <8 x double> %55, ptr %30, align 64
  %56 = load ptr, ptr %26, align 8
  %57 = getelementptr inbounds double, ptr %56, i64 %29
  %58 = load double, ptr %57, align 8
  %59 = insertelement <8 x double> %55, double %58, i64 6
  store <8 x double> %59, ptr %30, align 64
  %60 = load ptr, ptr %27, align 8
  %61 = getelementptr inbounds double, ptr %60, i64 %29
  %62 = load double, ptr %61, align 8
  %63 = insertelement <8 x double> %59, double %62, i64 7
  store <8 x double> %63, ptr %30, align 64
  %64 = add nuw nsw i64 %29, 1
  %65 = icmp eq i64 %64, %20
  br i1 %65, label %137, label %28

66:                                               ; preds = %6, %133
  %67 = phi i64 [ %136, %133 ], [ 0, %6 ]
  %68 = load ptr, ptr %8, align 8
  %69 = getelementptr inbounds double, ptr %68, i64 %67
  %70 = load <8 x double>, ptr %69, align 1
  %71 = load ptr, ptr %9, align 8
  %72 = getelementptr inbounds double, ptr %71, i64 %67
  %73 = load <8 x double>, ptr %72, align 1
  %74 = load ptr, ptr %10, align 8
  %75 = getelementptr inbounds double, ptr %74, i64 %67
  %76 = load <8 x double>, ptr %75, align 1
  %77 = load ptr, ptr %11, align 8
  %78 = getelementptr inbounds double, ptr %77, i64 %67
  %79 = load <8 x double>, ptr %78, align 1
  %80 = load ptr, ptr %12, align 8
  %81 = getelementptr inbounds double, ptr %80, i64 %67
  %82 = load <8 x double>, ptr %81, align 1
  %83 = load ptr, ptr %13, align 8
  %84 = getelementptr inbounds double, ptr %83, i64 %67
  %85 = load <8 x double>, ptr %84, align 1
  %86 = load ptr, ptr %14, align 8
  %87 = getelementptr inbounds double, ptr %86, i64 %67
  %88 = load <8 x double>, ptr %87, align 1
  %89 = load ptr, ptr %15, align 8
  %90 = getelementptr inbounds double, ptr %89, i64 %67
  %91 = load <8 x double>, ptr %90, align 1
  %92 = shufflevector <8 x double> %70, <8 x double> %82, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %93 = shufflevector <8 x double> %70, <8 x double> %82, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %94 = shufflevector <8 x double> %73, <8 x double> %85, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %95 = shufflevector <8 x double> %73, <8 x double> %85, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %96 = shufflevector <8 x double> %76, <8 x double> %88, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %97 = shufflevector <8 x double> %76, <8 x double> %88, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %98 = shufflevector <8 x double> %79, <8 x double> %91, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %99 = shufflevector <8 x double> %79, <8 x double> %91, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %100 = shufflevector <8 x double> %92, <8 x double> %96, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %101 = shufflevector <8 x double> %92, <8 x double> %96, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %102 = shufflevector <8 x double> %94, <8 x double> %98, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %103 = shufflevector <8 x double> %94, <8 x double> %98, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %104 = shufflevector <8 x double> %93, <8 x double> %97, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %105 = shufflevector <8 x double> %93, <8 x double> %97, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %106 = shufflevector <8 x double> %95, <8 x double> %99, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %107 = shufflevector <8 x double> %95, <8 x double> %99, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %108 = shufflevector <8 x double> %100, <8 x double> %102, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %109 = shufflevector <8 x double> %100, <8 x double> %102, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %110 = shufflevector <8 x double> %101, <8 x double> %103, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %111 = shufflevector <8 x double> %101, <8 x double> %103, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %112 = shufflevector <8 x double> %104, <8 x double> %106, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %113 = shufflevector <8 x double> %104, <8 x double> %106, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %114 = shufflevector <8 x double> %105, <8 x double> %107, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %115 = shufflevector <8 x double> %105, <8 x double> %107, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %116 = getelementptr inbounds <8 x double>, ptr %0, i64 %67
  store <8 x double> %108, ptr %116, align 64
  %117 = add nsw i64 %67, 1
  %118 = getelementptr inbounds <8 x double>, ptr %0, i64 %117
  store <8 x double> %109, ptr %118, align 64
  %119 = add nsw i64 %67, 2
  %120 = getelementptr inbounds <8 x double>, ptr %0, i64 %119
  store <8 x double> %110, ptr %120, align 64
  %121 = add nsw i64 %67, 3
  %122 = getelementptr inbounds <8 x double>, ptr %0, i64 %121
  store <8 x double> %111, ptr %122, align 64
  %123 = add nsw i64 %67, 4
  %124 = getelementptr inbounds <8 x double>, ptr %0, i64 %123
  store <8 x double> %112, ptr %124, align 64
  %125 = add nsw i64 %67, 5
  %126 = getelementptr inbounds <8 x double>, ptr %0, i64 %125
  store <8 x double> %113, ptr %126, align 64
  %127 = add nsw i64 %67, 6
  %128 = getelementptr inbounds <8 x double>, ptr %0, i64 %127
  store <8 x double> %114, ptr %128, align 64
  %129 = add nsw i64 %67, 7
  %130 = getelementptr inbounds <8 x double>, ptr %0, i64 %129
  store <8 x double> %115, ptr %130, align 64
  %131 = add nsw i64 %67, 8
  %132 = icmp eq i64 %131, %4
  br i1 %132, label %137, label %133

133:                                              ; preds = %66
  %134 = add nsw i64 %67, 16
  %135 = icmp sgt i64 %134, %4
  %136 = select i1 %135, i64 %7, i64 %131
  br label %66

137:                                              ; preds = %66, %28, %16
  ret void
}

declare <8 x double> @llvm.sqrt.v8f64(<8 x double>)

declare i64 @llvm.vector.reduce.or.v8i64(<8 x i64>)

define internal fastcc void @store(ptr %0, ptr %1, i64 %2) {
  %4 = shl i64 %2, 1
  %5 = icmp slt i64 %2, 4
  br i1 %5, label %16, label %6

6:                                                ; preds = %3
  %7 = add nsw i64 %4, -8
  %8 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 0
  %9 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 1
  %10 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 2
  %11 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 3
  %12 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 4
  %13 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 5
  %14 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 6
  %15 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 7
  br label %65

16:                                               ; preds = %3
  %17 = icmp sgt i64 %2, 0
  br i1 %17, label %18, label %136

18:                                               ; preds = %16
  %19 = call i64 @llvm.smax.i64(i64 %4, i64 1)
  %20 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 0
  %21 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 1
  %22 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 2
  %23 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 3
  %24 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 4
  %25 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 5
  %26 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 6
  %27 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 7
  br label %28

28:                                               ; preds = %18, %28
  %29 = phi i64 [ %63, %28 ], [ 0, %18 ]
  %30 = getelementptr inbounds <8 x double>, ptr %0, i64 %29
  %31 = load <8 x double>, ptr %30, align 64
  %32 = extractelement <8 x double> %31, i64 0
  %33 = load ptr, ptr %20, align 8
  %34 = getelementptr inbounds double, ptr %33, i64 %29
  store double %32, ptr %34, align 8
  %35 = load <8 x double>, ptr %30, align 64
  %36 = extractelement <8 x double> %35, i64 1
  %37 = load ptr, ptr %21, align 8
  %38 = getelementptr inbounds double, ptr %37, i64 %29
  store double %36, ptr %38, align 8
  %39 = load <8 x double>, ptr %30, align 64
  %40 = extractelement <8 x double> %39, i64 2
  %41 = load ptr, ptr %22, align 8
  %42 = getelementptr inbounds double, ptr %41, i64 %29
  store double %40, ptr %42, align 8
  %43 = load <8 x double>, ptr %30, align 64
  %44 = extractelement <8 x double> %43, i64 3
  %45 = load ptr, ptr %23, align 8
  %46 = getelementptr inbounds double, ptr %45, i64 %29
  store double %44, ptr %46, align 8
  %47 = load <8 x double>, ptr %30, align 64
  %48 = extractelement <8 x double> %47, i64 4
  %49 = load ptr, ptr %24, align 8
  %50 = getelementptr inbounds double, ptr %49, i64 %29
  store double %48, ptr %50, align 8
  %51 = load <8 x double>, ptr %30, align 64
  %52 = extractelement <8 x double> %51, i64 5
  %53 = load ptr, ptr %25, align 8
  %54 = getelementptr inbounds double, ptr %53, i64 %29
  store double %52, ptr %54, align 8
  %55 = load <8 x double>, ptr %30, align 64
  %56 = extractelement <8 x double> %55, i64 6
  %57 = load ptr, ptr %26, align 8
  %58 = getelementptr inbounds double, ptr %57, i64 %29
  store double %56, ptr %58, align 8
  %59 = load <8 x double>, ptr %30, align 64
  %60 = extractelement <8 x double> %59, i64 7
  %61 = load ptr, ptr %27, align 8
  %62 = getelementptr inbounds double, ptr %61, i64 %29
  store double %60, ptr %62, align 8
  %63 = add nuw nsw i64 %29, 1
  %64 = icmp eq i64 %63, %19
  br i1 %64, label %136, label %28

65:                                               ; preds = %6, %132
  %66 = phi i64 [ %135, %132 ], [ 0, %6 ]
  %67 = getelementptr inbounds <8 x double>, ptr %0, i64 %66
  %68 = load <8 x double>, ptr %67, align 64
  %69 = add nsw i64 %66, 1
  %70 = getelementptr inbounds <8 x double>, ptr %0, i64 %69
  %71 = load <8 x double>, ptr %70, align 64
  %72 = add nsw i64 %66, 2
  %73 = getelementptr inbounds <8 x double>, ptr %0, i64 %72
  %74 = load <8 x double>, ptr %73, align 64
  %75 = add nsw i64 %66, 3
  %76 = getelementptr inbounds <8 x double>, ptr %0, i64 %75
  %77 = load <8 x double>, ptr %76, align 64
  %78 = add nsw i64 %66, 4
  %79 = getelementptr inbounds <8 x double>, ptr %0, i64 %78
  %80 = load <8 x double>, ptr %79, align 64
  %81 = add nsw i64 %66, 5
  %82 = getelementptr inbounds <8 x double>, ptr %0, i64 %81
  %83 = load <8 x double>, ptr %82, align 64
  %84 = add nsw i64 %66, 6
  %85 = getelementptr inbounds <8 x double>, ptr %0, i64 %84
  %86 = load <8 x double>, ptr %85, align 64
  %87 = add nsw i64 %66, 7
  %88 = getelementptr inbounds <8 x double>, ptr %0, i64 %87
  %89 = load <8 x double>, ptr %88, align 64
  %90 = shufflevector <8 x double> %68, <8 x double> %80, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %91 = shufflevector <8 x double> %68, <8 x double> %80, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %92 = shufflevector <8 x double> %71, <8 x double> %83, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %93 = shufflevector <8 x double> %71, <8 x double> %83, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %94 = shufflevector <8 x double> %74, <8 x double> %86, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %95 = shufflevector <8 x double> %74, <8 x double> %86, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %96 = shufflevector <8 x double> %77, <8 x double> %89, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %97 = shufflevector <8 x double> %77, <8 x double> %89, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %98 = shufflevector <8 x double> %90, <8 x double> %94, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %99 = shufflevector <8 x double> %90, <8 x double> %94, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %100 = shufflevector <8 x double> %92, <8 x double> %96, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %101 = shufflevector <8 x double> %92, <8 x double> %96, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %102 = shufflevector <8 x double> %91, <8 x double> %95, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %103 = shufflevector <8 x double> %91, <8 x double> %95, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %104 = shufflevector <8 x double> %93, <8 x double> %97, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %105 = shufflevector <8 x double> %93, <8 x double> %97, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %106 = shufflevector <8 x double> %98, <8 x double> %100, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %107 = shufflevector <8 x double> %98, <8 x double> %100, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %108 = shufflevector <8 x double> %99, <8 x double> %101, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %109 = shufflevector <8 x double> %99, <8 x double> %101, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %110 = shufflevector <8 x double> %102, <8 x double> %104, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %111 = shufflevector <8 x double> %102, <8 x double> %104, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %112 = shufflevector <8 x double> %103, <8 x double> %105, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %113 = shufflevector <8 x double> %103, <8 x double> %105, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %114 = load ptr, ptr %8, align 8
  %115 = getelementptr inbounds double, ptr %114, i64 %66
  store <8 x double> %106, ptr %115, align 1
  %116 = load ptr, ptr %9, align 8
  %117 = getelementptr inbounds double, ptr %116, i64 %66
  store <8 x double> %107, ptr %117, align 1
  %118 = load ptr, ptr %10, align 8
  %119 = getelementptr inbounds double, ptr %118, i64 %66
  store <8 x double> %108, ptr %119, align 1
  %120 = load ptr, ptr %11, align 8
  %121 = getelementptr inbounds double, ptr %120, i64 %66
  store <8 x double> %109, ptr %121, align 1
  %122 = load ptr, ptr %12, align 8
  %123 = getelementptr inbounds double, ptr %122, i64 %66
  store <8 x double> %110, ptr %123, align 1
  %124 = load ptr, ptr %13, align 8
  %125 = getelementptr inbounds double, ptr %124, i64 %66
  store <8 x double> %111, ptr %125, align 1
  %126 = load ptr, ptr %14, align 8
  %127 = getelementptr inbounds double, ptr %126, i64 %66
  store <8 x double> %112, ptr %127, align 1
  %128 = load ptr, ptr %15, align 8
  %129 = getelementptr inbounds double, ptr %128, i64 %66
  store <8 x double> %113, ptr %129, align 1
  %130 = add nsw i64 %66, 8
  %131 = icmp eq i64 %130, %4
  br i1 %131, label %136, label %132

132:                                              ; preds = %65
  %133 = add nsw i64 %66, 16
  %134 = icmp sgt i64 %133, %4
  %135 = select i1 %134, i64 %7, i64 %130
  br label %65

136:                                              ; preds = %65, %28, %16
  ret void
}

declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>)

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
  %47 = phi <8 x i64> [ %57, %45 ], [ zeroinitializer, %43 ]
  %48 = mul nsw i64 %46, %14
  %49 = getelementptr inbounds [144 x %struct.number], ptr %5, i64 0, i64 %48
  %50 = getelementptr inbounds %struct.number, ptr %49, i64 %46
  %51 = load <8 x double>, ptr %50, align 64
  %52 = getelementptr inbounds i8, ptr %50, i64 64
  %53 = load <8 x double>, ptr %52, align 64
  %54 = fcmp oeq <8 x double> %51, zeroinitializer
  %55 = fcmp oeq <8 x double> %53, zeroinitializer
  %56 = and <8 x i1> %55, %54
  %57 = select <8 x i1> %56, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %47
  %58 = add nuw nsw i64 %46, 1
  %59 = icmp eq i64 %58, %14
  br i1 %59, label %60, label %45

60:                                               ; preds = %45, %43
  %61 = phi <8 x i64> [ zeroinitializer, %43 ], [ %57, %45 ]
  %62 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %61)
  %63 = icmp eq i64 %62, 0
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
  %74 = load <8 x double>, ptr %73, align 64
  %75 = fneg <8 x double> %74
  store <8 x double> %75, ptr %73, align 64
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
