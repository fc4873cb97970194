; Made from source/lanes/lu.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 02ce3ae8543a9169b989ce93d4fda994f70efe0044190ea8a26a78a60abe1a55

%struct.job = type { ptr, ptr, ptr, i64 }
%struct.places = type { [8 x ptr] }
%struct.matrix = type { ptr, i64, i64 }

define i64 @lanes_lu(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.job, align 8
  %7 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 0
  store ptr %0, ptr %7, align 8
  %8 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 1
  store ptr %4, ptr %8, align 8
  %9 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 2
  store ptr @lu_block, ptr %9, align 8
  %10 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 3
  store i64 0, ptr %10, align 8
  %11 = getelementptr inbounds i64, ptr %4, i64 1
  %12 = load i64, ptr %11, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %12)
  %13 = load i64, ptr %10, align 8
  ret i64 %13
}

define internal i64 @lu_block(ptr %0, i64 %1, i64 %2) {
  %4 = alloca [256 x <8 x double>], align 64
  %5 = alloca [64 x <8 x i64>], align 64
  %6 = alloca %struct.places, align 8
  %7 = alloca %struct.places, align 8
  %8 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds i64, ptr %9, i64 2
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds i64, ptr %9, i64 3
  %13 = load i64, ptr %12, align 8
  %14 = icmp slt i64 %11, %13
  %15 = select i1 %14, i64 %11, i64 %13
  %16 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %17 = load ptr, ptr %16, align 8
  %18 = load i64, ptr %17, align 8
  %19 = mul nsw i64 %13, %11
  call fastcc void @place_parts(ptr %6, i64 %18, i64 %1, i64 %2, i64 %19)
  %20 = getelementptr inbounds [256 x <8 x double>], ptr %4, i64 0, i64 0
  call fastcc void @load_parts(ptr %20, ptr %6, i64 %19)
  %21 = icmp sgt i64 %11, 0
  br i1 %21, label %26, label %22

22:                                               ; preds = %26, %3
  %23 = icmp sgt i64 %15, 0
  br i1 %23, label %24, label %35

24:                                               ; preds = %22
  %25 = icmp sgt i64 %13, 0
  br label %40

26:                                               ; preds = %3, %26
  %27 = phi i64 [ %31, %26 ], [ 0, %3 ]
  %28 = insertelement <8 x i64> poison, i64 %27, i64 0
  %29 = shufflevector <8 x i64> %28, <8 x i64> poison, <8 x i32> zeroinitializer
  %30 = getelementptr inbounds [64 x <8 x i64>], ptr %5, i64 0, i64 %27
  store <8 x i64> %29, ptr %30, align 64
  %31 = add nuw nsw i64 %27, 1
  %32 = icmp eq i64 %31, %11
  br i1 %32, label %22, label %26

33:                                               ; preds = %129, %103
  %34 = icmp eq i64 %43, %15
  br i1 %34, label %35, label %40

35:                                               ; preds = %33, %22
  %36 = load ptr, ptr %16, align 8
  %37 = getelementptr inbounds i64, ptr %36, i64 1
  %38 = load i64, ptr %37, align 8
  call fastcc void @place_parts(ptr %7, i64 %38, i64 %1, i64 %2, i64 %19)
  call fastcc void @store_parts(ptr %20, ptr %7, i64 %19)
  %39 = icmp sgt i64 %2, 0
  br i1 %39, label %144, label %143

40:                                               ; preds = %24, %33
  %41 = phi i64 [ 0, %24 ], [ %43, %33 ]
  %42 = mul nsw i64 %41, %13
  %43 = add nuw nsw i64 %41, 1
  %44 = icmp slt i64 %43, %11
  br i1 %44, label %47, label %45

45:                                               ; preds = %40
  %46 = add nsw i64 %42, %41
  br label %103

47:                                               ; preds = %40
  %48 = insertelement <8 x i64> poison, i64 %41, i64 0
  %49 = shufflevector <8 x i64> %48, <8 x i64> poison, <8 x i32> zeroinitializer
  %50 = add nsw i64 %42, %41
  %51 = getelementptr inbounds [256 x <8 x double>], ptr %4, i64 0, i64 %50
  %52 = load <8 x double>, ptr %51, align 64
  %53 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %52)
  br label %56

54:                                               ; preds = %56
  %55 = getelementptr inbounds [64 x <8 x i64>], ptr %5, i64 0, i64 %41
  br label %72

56:                                               ; preds = %56, %47
  %57 = phi <8 x double> [ %69, %56 ], [ %53, %47 ]
  %58 = phi <8 x i64> [ %68, %56 ], [ %49, %47 ]
  %59 = phi i64 [ %70, %56 ], [ %43, %47 ]
  %60 = mul nsw i64 %59, %13
  %61 = add nsw i64 %60, %41
  %62 = getelementptr inbounds [256 x <8 x double>], ptr %4, i64 0, i64 %61
  %63 = load <8 x double>, ptr %62, align 64
  %64 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %63)
  %65 = fcmp ogt <8 x double> %64, %57
  %66 = insertelement <8 x i64> poison, i64 %59, i64 0
  %67 = shufflevector <8 x i64> %66, <8 x i64> poison, <8 x i32> zeroinitializer
  %68 = select <8 x i1> %65, <8 x i64> %67, <8 x i64> %58
  %69 = select <8 x i1> %65, <8 x double> %64, <8 x double> %57
  %70 = add nuw nsw i64 %59, 1
  %71 = icmp eq i64 %70, %11
  br i1 %71, label %54, label %56

72:                                               ; preds = %100, %54
  %73 = phi i64 [ %43, %54 ], [ %101, %100 ]
  %74 = insertelement <8 x i64> poison, i64 %73, i64 0
  %75 = shufflevector <8 x i64> %74, <8 x i64> poison, <8 x i32> zeroinitializer
  %76 = icmp eq <8 x i64> %68, %75
  %77 = bitcast <8 x i1> %76 to i8
  %78 = icmp eq i8 %77, 0
  br i1 %78, label %100, label %79

79:                                               ; preds = %72
  br i1 %25, label %80, label %82

80:                                               ; preds = %79
  %81 = mul nsw i64 %73, %13
  br label %88

82:                                               ; preds = %88, %79
  %83 = load <8 x i64>, ptr %55, align 64
  %84 = getelementptr inbounds [64 x <8 x i64>], ptr %5, i64 0, i64 %73
  %85 = load <8 x i64>, ptr %84, align 64
  %86 = select <8 x i1> %76, <8 x i64> %85, <8 x i64> %83
  store <8 x i64> %86, ptr %55, align 64
  %87 = select <8 x i1> %76, <8 x i64> %83, <8 x i64> %85
  store <8 x i64> %87, ptr %84, align 64
  br label %100

88:                                               ; preds = %88, %80
  %89 = phi i64 [ 0, %80 ], [ %98, %88 ]
  %90 = add nsw i64 %89, %42
  %91 = getelementptr inbounds [256 x <8 x double>], ptr %4, i64 0, i64 %90
  %92 = load <8 x i64>, ptr %91, align 64
  %93 = add nsw i64 %89, %81
  %94 = getelementptr inbounds [256 x <8 x double>], ptr %4, i64 0, i64 %93
  %95 = load <8 x i64>, ptr %94, align 64
  %96 = select <8 x i1> %76, <8 x i64> %95, <8 x i64> %92
  store <8 x i64> %96, ptr %91, align 64
  %97 = select <8 x i1> %76, <8 x i64> %92, <8 x i64> %95
  store <8 x i64> %97, ptr %94, align 64
  %98 = add nuw nsw i64 %89, 1
  %99 = icmp eq i64 %98, %13
  br i1 %99, label %82, label %88

100:                                              ; preds = %82, %72
  %101 = add nuw nsw i64 %73, 1
  %102 = icmp eq i64 %101, %11
  br i1 %102, label %103, label %72

103:                                              ; preds = %100, %45
  %104 = phi i64 [ %46, %45 ], [ %50, %100 ]
  %105 = getelementptr inbounds [256 x <8 x double>], ptr %4, i64 0, i64 %104
  %106 = load <8 x double>, ptr %105, align 64
  %107 = fcmp oeq <8 x double> %106, zeroinitializer
  %108 = select <8 x i1> %107, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, <8 x double> %106
  %109 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %108)
  %110 = fcmp olt <8 x double> %109, <double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000>
  %111 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %108
  %112 = bitcast <8 x i1> %110 to i8
  %113 = icmp eq i8 %112, 0
  br i1 %44, label %114, label %33

114:                                              ; preds = %103
  %115 = icmp slt i64 %43, %13
  br label %116

116:                                              ; preds = %114, %129
  %117 = phi i64 [ %43, %114 ], [ %130, %129 ]
  %118 = mul nsw i64 %117, %13
  %119 = add nsw i64 %118, %41
  %120 = getelementptr inbounds [256 x <8 x double>], ptr %4, i64 0, i64 %119
  %121 = load <8 x double>, ptr %120, align 64
  %122 = fmul <8 x double> %111, %121
  br i1 %113, label %126, label %123

123:                                              ; preds = %116
  %124 = fdiv <8 x double> %121, %108
  %125 = select <8 x i1> %110, <8 x double> %124, <8 x double> %122
  br label %126

126:                                              ; preds = %116, %123
  %127 = phi <8 x double> [ %125, %123 ], [ %122, %116 ]
  store <8 x double> %127, ptr %120, align 64
  %128 = fneg <8 x double> %127
  br i1 %115, label %132, label %129

129:                                              ; preds = %132, %126
  %130 = add nuw nsw i64 %117, 1
  %131 = icmp eq i64 %130, %11
  br i1 %131, label %33, label %116

132:                                              ; preds = %126, %132
  %133 = phi i64 [ %141, %132 ], [ %43, %126 ]
  %134 = add nsw i64 %133, %118
  %135 = getelementptr inbounds [256 x <8 x double>], ptr %4, i64 0, i64 %134
  %136 = load <8 x double>, ptr %135, align 64
  %137 = add nsw i64 %133, %42
  %138 = getelementptr inbounds [256 x <8 x double>], ptr %4, i64 0, i64 %137
  %139 = load <8 x double>, ptr %138, align 64
  %140 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %128, <8 x double> %139, <8 x double> %136)
  store <8 x double> %140, ptr %135, align 64
  %141 = add nuw nsw i64 %133, 1
  %142 = icmp eq i64 %141, %13
  br i1 %142, label %129, label %132

143:                                              ; preds = %153, %35
  ret i64 0

144:                                              ; preds = %35, %153
  %145 = phi i64 [ %154, %153 ], [ 0, %35 ]
  %146 = load ptr, ptr %16, align 8
  %147 = getelementptr inbounds i64, ptr %146, i64 2
  %148 = load i64, ptr %147, align 8
  %149 = inttoptr i64 %148 to ptr
  %150 = add nsw i64 %145, %1
  %151 = mul nsw i64 %150, %11
  %152 = getelementptr inbounds i64, ptr %149, i64 %151
  br i1 %21, label %156, label %153

153:                                              ; preds = %156, %144
  %154 = add nuw nsw i64 %145, 1
  %155 = icmp eq i64 %154, %2
  br i1 %155, label %143, label %144

156:                                              ; preds = %144, %156
  %157 = phi i64 [ %162, %156 ], [ 0, %144 ]
  %158 = getelementptr inbounds [64 x <8 x i64>], ptr %5, i64 0, i64 %157
  %159 = getelementptr inbounds i64, ptr %158, i64 %145
  %160 = load i64, ptr %159, align 8
  %161 = getelementptr inbounds i64, ptr %152, i64 %157
  store i64 %160, ptr %161, align 8
  %162 = add nuw nsw i64 %157, 1
  %163 = icmp eq i64 %162, %11
  br i1 %163, label %153, label %156
}

define i64 @lanes_solve(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.job, align 8
  %7 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 0
  store ptr %0, ptr %7, align 8
  %8 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 1
  store ptr %4, ptr %8, align 8
  %9 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 2
  store ptr @solve_block, ptr %9, align 8
  %10 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 3
  store i64 0, ptr %10, align 8
  %11 = getelementptr inbounds i64, ptr %4, i64 1
  %12 = load i64, ptr %11, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %12)
  %13 = load i64, ptr %10, align 8
  ret i64 %13
}

define internal i64 @solve_block(ptr %0, i64 %1, i64 %2) {
  %4 = alloca %struct.places, align 8
  %5 = alloca [256 x <8 x double>], align 64
  %6 = alloca [256 x <8 x double>], align 64
  %7 = alloca [8 x ptr], align 16
  %8 = alloca <8 x i64>, align 64
  %9 = alloca %struct.matrix, align 8
  %10 = alloca %struct.places, align 8
  %11 = alloca %struct.places, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca %struct.places, align 8
  %14 = alloca %struct.places, align 8
  %15 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds i64, ptr %16, i64 2
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds i64, ptr %16, i64 3
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds i64, ptr %16, i64 4
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds [256 x <8 x double>], ptr %5, i64 0, i64 0
  %24 = getelementptr inbounds [8 x ptr], ptr %7, i64 0, i64 0
  %25 = call fastcc i64 @permutations(ptr %0, i64 %1, i64 %2, ptr %24, ptr %8)
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %102, label %27

27:                                               ; preds = %3
  %28 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds i64, ptr %29, i64 1
  %31 = load i64, ptr %30, align 8
  %32 = mul nsw i64 %18, %18
  call fastcc void @place_parts(ptr %4, i64 %31, i64 %1, i64 %2, i64 %32)
  call fastcc void @load_parts(ptr %23, ptr %4, i64 %32)
  %33 = getelementptr inbounds %struct.matrix, ptr %9, i64 0, i32 0
  store ptr %23, ptr %33, align 8
  %34 = getelementptr inbounds %struct.matrix, ptr %9, i64 0, i32 1
  store i64 %18, ptr %34, align 8
  %35 = getelementptr inbounds %struct.matrix, ptr %9, i64 0, i32 2
  store i64 1, ptr %35, align 8
  %36 = icmp sgt i64 %18, 0
  br i1 %36, label %37, label %48

37:                                               ; preds = %27, %37
  %38 = phi i64 [ %46, %37 ], [ 0, %27 ]
  %39 = phi <8 x i64> [ %45, %37 ], [ zeroinitializer, %27 ]
  %40 = mul nsw i64 %38, %18
  %41 = getelementptr inbounds [256 x <8 x double>], ptr %5, i64 0, i64 %40
  %42 = getelementptr inbounds <8 x double>, ptr %41, i64 %38
  %43 = load <8 x double>, ptr %42, align 64
  %44 = fcmp oeq <8 x double> %43, zeroinitializer
  %45 = select <8 x i1> %44, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %39
  %46 = add nuw nsw i64 %38, 1
  %47 = icmp eq i64 %46, %18
  br i1 %47, label %48, label %37

48:                                               ; preds = %37, %27
  %49 = phi <8 x i64> [ zeroinitializer, %27 ], [ %45, %37 ]
  %50 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %49)
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %52, label %100

52:                                               ; preds = %48
  %53 = icmp eq i64 %22, 0
  br i1 %53, label %57, label %54

54:                                               ; preds = %52
  %55 = getelementptr inbounds i8, ptr %9, i64 8
  %56 = getelementptr inbounds i8, ptr %9, i64 16
  store i64 1, ptr %55, align 8
  store i64 %18, ptr %56, align 8
  br label %57

57:                                               ; preds = %52, %54
  %58 = load ptr, ptr %28, align 8
  %59 = getelementptr inbounds i64, ptr %58, i64 3
  %60 = load i64, ptr %59, align 8
  %61 = mul nsw i64 %20, %18
  call fastcc void @place_parts(ptr %10, i64 %60, i64 %1, i64 %2, i64 %61)
  %62 = load ptr, ptr %28, align 8
  %63 = getelementptr inbounds i64, ptr %62, i64 4
  %64 = load i64, ptr %63, align 8
  call fastcc void @place_parts(ptr %11, i64 %64, i64 %1, i64 %2, i64 %61)
  %65 = icmp sgt i64 %20, 0
  br i1 %65, label %66, label %74

66:                                               ; preds = %57
  %67 = getelementptr inbounds %struct.matrix, ptr %12, i64 0, i32 0
  %68 = getelementptr inbounds [256 x <8 x double>], ptr %6, i64 0, i64 0
  %69 = getelementptr inbounds %struct.matrix, ptr %12, i64 0, i32 1
  %70 = getelementptr inbounds %struct.matrix, ptr %12, i64 0, i32 2
  %71 = select i1 %53, ptr %24, ptr null
  %72 = zext i1 %53 to i64
  %73 = select i1 %53, ptr null, ptr %24
  br label %75

74:                                               ; preds = %97, %57
  br label %100

75:                                               ; preds = %66, %97
  %76 = phi i64 [ 0, %66 ], [ %98, %97 ]
  %77 = sub nsw i64 %20, %76
  %78 = icmp slt i64 %77, 16
  %79 = select i1 %78, i64 %77, i64 16
  store ptr %68, ptr %67, align 8
  store i64 %79, ptr %69, align 8
  store i64 1, ptr %70, align 8
  br i1 %36, label %84, label %80

80:                                               ; preds = %84, %75
  call fastcc void @substitute(ptr %9, ptr %12, i64 %18, i64 %79, i64 0, i64 %72)
  call fastcc void @substitute(ptr %9, ptr %12, i64 %18, i64 %79, i64 1, i64 %22)
  %81 = icmp eq i64 %79, %20
  %82 = select i1 %53, i1 %81, i1 false
  br i1 %82, label %90, label %83

83:                                               ; preds = %80
  br i1 %36, label %91, label %97

84:                                               ; preds = %75, %84
  %85 = phi i64 [ %88, %84 ], [ 0, %75 ]
  call fastcc void @find_row(ptr %13, ptr %10, ptr %71, i64 %85, i64 %20, i64 %76)
  %86 = mul nsw i64 %85, %79
  %87 = getelementptr inbounds [256 x <8 x double>], ptr %6, i64 0, i64 %86
  call fastcc void @load_parts(ptr %87, ptr %13, i64 %79)
  %88 = add nuw nsw i64 %85, 1
  %89 = icmp eq i64 %88, %18
  br i1 %89, label %80, label %84

90:                                               ; preds = %80
  call fastcc void @store_parts(ptr %68, ptr %11, i64 %61)
  br label %97

91:                                               ; preds = %83, %91
  %92 = phi i64 [ %95, %91 ], [ 0, %83 ]
  call fastcc void @find_row(ptr %14, ptr %11, ptr %73, i64 %92, i64 %20, i64 %76)
  %93 = mul nsw i64 %92, %79
  %94 = getelementptr inbounds [256 x <8 x double>], ptr %6, i64 0, i64 %93
  call fastcc void @store_parts(ptr %94, ptr %14, i64 %79)
  %95 = add nuw nsw i64 %92, 1
  %96 = icmp eq i64 %95, %18
  br i1 %96, label %97, label %91

97:                                               ; preds = %91, %83, %90
  %98 = add nuw nsw i64 %76, 16
  %99 = icmp sgt i64 %20, %98
  br i1 %99, label %75, label %74

100:                                              ; preds = %48, %74
  %101 = phi i64 [ 0, %74 ], [ 1, %48 ]
  br label %102

102:                                              ; preds = %3, %100
  %103 = phi i64 [ %101, %100 ], [ 1, %3 ]
  ret i64 %103
}

define i64 @lanes_inv(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.job, align 8
  %7 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 0
  store ptr %0, ptr %7, align 8
  %8 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 1
  store ptr %4, ptr %8, align 8
  %9 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 2
  store ptr @inv_block, ptr %9, align 8
  %10 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 3
  store i64 0, ptr %10, align 8
  %11 = getelementptr inbounds i64, ptr %4, i64 1
  %12 = load i64, ptr %11, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %12)
  %13 = load i64, ptr %10, align 8
  ret i64 %13
}

define internal i64 @inv_block(ptr %0, i64 %1, i64 %2) {
  %4 = alloca %struct.places, align 8
  %5 = alloca [256 x <8 x double>], align 64
  %6 = alloca [8 x ptr], align 16
  %7 = alloca <8 x i64>, align 64
  %8 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds i64, ptr %9, i64 2
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds [256 x <8 x double>], ptr %5, i64 0, i64 0
  %13 = getelementptr inbounds [8 x ptr], ptr %6, i64 0, i64 0
  %14 = call fastcc i64 @permutations(ptr %0, i64 %1, i64 %2, ptr %13, ptr %7)
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %39, label %16

16:                                               ; preds = %3
  %17 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds i64, ptr %18, i64 1
  %20 = load i64, ptr %19, align 8
  %21 = mul nsw i64 %11, %11
  call fastcc void @place_parts(ptr %4, i64 %20, i64 %1, i64 %2, i64 %21)
  call fastcc void @load_parts(ptr %12, ptr %4, i64 %21)
  %22 = icmp sgt i64 %11, 0
  br i1 %22, label %23, label %34

23:                                               ; preds = %16, %23
  %24 = phi i64 [ %32, %23 ], [ 0, %16 ]
  %25 = phi <8 x i64> [ %31, %23 ], [ zeroinitializer, %16 ]
  %26 = mul nsw i64 %24, %11
  %27 = getelementptr inbounds [256 x <8 x double>], ptr %5, i64 0, i64 %26
  %28 = getelementptr inbounds <8 x double>, ptr %27, i64 %24
  %29 = load <8 x double>, ptr %28, align 64
  %30 = fcmp oeq <8 x double> %29, zeroinitializer
  %31 = select <8 x i1> %30, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %25
  %32 = add nuw nsw i64 %24, 1
  %33 = icmp eq i64 %32, %11
  br i1 %33, label %34, label %23

34:                                               ; preds = %23, %16
  %35 = phi <8 x i64> [ zeroinitializer, %16 ], [ %31, %23 ]
  %36 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %35)
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %38, label %39

38:                                               ; preds = %34
  call fastcc void @write_inverse(ptr %0, i64 %1, i64 %2, ptr %12, ptr %13, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>)
  br label %39

39:                                               ; preds = %3, %34, %38
  %40 = phi i64 [ 0, %38 ], [ 1, %34 ], [ 1, %3 ]
  ret i64 %40
}

define i64 @lanes_adjugate(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.job, align 8
  %7 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 0
  store ptr %0, ptr %7, align 8
  %8 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 1
  store ptr %4, ptr %8, align 8
  %9 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 2
  store ptr @adjugate_block, ptr %9, align 8
  %10 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 3
  store i64 0, ptr %10, align 8
  %11 = getelementptr inbounds i64, ptr %4, i64 1
  %12 = load i64, ptr %11, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %12)
  %13 = load i64, ptr %10, align 8
  ret i64 %13
}

define internal i64 @adjugate_block(ptr %0, i64 %1, i64 %2) {
  %4 = alloca %struct.places, align 8
  %5 = alloca [256 x <8 x double>], align 64
  %6 = alloca [8 x ptr], align 16
  %7 = alloca <8 x i64>, align 64
  %8 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds i64, ptr %9, i64 2
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds [256 x <8 x double>], ptr %5, i64 0, i64 0
  %13 = getelementptr inbounds [8 x ptr], ptr %6, i64 0, i64 0
  %14 = call fastcc i64 @permutations(ptr %0, i64 %1, i64 %2, ptr %13, ptr %7)
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %69, label %16

16:                                               ; preds = %3
  %17 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds i64, ptr %18, i64 1
  %20 = load i64, ptr %19, align 8
  %21 = mul nsw i64 %11, %11
  call fastcc void @place_parts(ptr %4, i64 %20, i64 %1, i64 %2, i64 %21)
  call fastcc void @load_parts(ptr %12, ptr %4, i64 %21)
  %22 = load <8 x i64>, ptr %7, align 64
  %23 = and <8 x i64> %22, <i64 -4616189618054758400, i64 -4616189618054758400, i64 -4616189618054758400, i64 -4616189618054758400, i64 -4616189618054758400, i64 -4616189618054758400, i64 -4616189618054758400, i64 -4616189618054758400>
  %24 = and <8 x i64> %22, <i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408>
  %25 = xor <8 x i64> %24, <i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408>
  %26 = or <8 x i64> %25, %23
  %27 = bitcast <8 x i64> %26 to <8 x double>
  %28 = icmp sgt i64 %11, 0
  br i1 %28, label %37, label %51

29:                                               ; preds = %37
  br i1 %28, label %30, label %51

30:                                               ; preds = %29
  %31 = load ptr, ptr %8, align 8
  %32 = getelementptr inbounds i64, ptr %31, i64 3
  %33 = load double, ptr %32, align 8
  %34 = insertelement <8 x double> poison, double %33, i64 0
  %35 = shufflevector <8 x double> %34, <8 x double> poison, <8 x i32> zeroinitializer
  %36 = fmul <8 x double> %47, %35
  br label %56

37:                                               ; preds = %16, %37
  %38 = phi i64 [ %49, %37 ], [ 0, %16 ]
  %39 = phi <8 x double> [ %48, %37 ], [ %27, %16 ]
  %40 = phi <8 x double> [ %47, %37 ], [ zeroinitializer, %16 ]
  %41 = mul nsw i64 %38, %11
  %42 = add nsw i64 %41, %38
  %43 = getelementptr inbounds [256 x <8 x double>], ptr %5, i64 0, i64 %42
  %44 = load <8 x double>, ptr %43, align 64
  %45 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %44)
  %46 = fcmp ogt <8 x double> %45, %40
  %47 = select <8 x i1> %46, <8 x double> %45, <8 x double> %40
  %48 = fmul <8 x double> %39, %44
  %49 = add nuw nsw i64 %38, 1
  %50 = icmp eq i64 %49, %11
  br i1 %50, label %29, label %37

51:                                               ; preds = %56, %16, %29
  %52 = phi <8 x double> [ %48, %29 ], [ %27, %16 ], [ %48, %56 ]
  %53 = phi <8 x i64> [ zeroinitializer, %29 ], [ zeroinitializer, %16 ], [ %65, %56 ]
  %54 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %53)
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %68, label %69

56:                                               ; preds = %30, %56
  %57 = phi i64 [ 0, %30 ], [ %66, %56 ]
  %58 = phi <8 x i64> [ zeroinitializer, %30 ], [ %65, %56 ]
  %59 = mul nsw i64 %57, %11
  %60 = add nsw i64 %59, %57
  %61 = getelementptr inbounds [256 x <8 x double>], ptr %5, i64 0, i64 %60
  %62 = load <8 x double>, ptr %61, align 64
  %63 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %62)
  %64 = fcmp ule <8 x double> %63, %36
  %65 = select <8 x i1> %64, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %58
  %66 = add nuw nsw i64 %57, 1
  %67 = icmp eq i64 %66, %11
  br i1 %67, label %51, label %56

68:                                               ; preds = %51
  call fastcc void @write_inverse(ptr %0, i64 %1, i64 %2, ptr %12, ptr %13, <8 x double> %52)
  br label %69

69:                                               ; preds = %3, %68, %51
  %70 = phi i64 [ 0, %68 ], [ 1, %51 ], [ 1, %3 ]
  ret i64 %70
}

define i64 @lanes_det(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.job, align 8
  %7 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 0
  store ptr %0, ptr %7, align 8
  %8 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 1
  store ptr %4, ptr %8, align 8
  %9 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 2
  store ptr @det_block, ptr %9, align 8
  %10 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 3
  store i64 0, ptr %10, align 8
  %11 = getelementptr inbounds i64, ptr %4, i64 1
  %12 = load i64, ptr %11, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %12)
  %13 = load i64, ptr %10, align 8
  ret i64 %13
}

define internal i64 @det_block(ptr %0, i64 %1, i64 %2) {
  %4 = alloca i64, align 8
  %5 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds i64, ptr %6, i64 2
  %8 = load i64, ptr %7, align 8
  %9 = add nsw i64 %2, %1
  %10 = icmp sgt i64 %2, 0
  br i1 %10, label %11, label %59

11:                                               ; preds = %3
  %12 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %13 = icmp slt i64 %8, 65
  %14 = icmp sgt i64 %8, 0
  %15 = add nsw i64 %8, 1
  br label %16

16:                                               ; preds = %11, %49
  %17 = phi i64 [ %1, %11 ], [ %56, %49 ]
  %18 = load ptr, ptr %12, align 8
  %19 = getelementptr inbounds i64, ptr %18, i64 1
  %20 = load i64, ptr %19, align 8
  %21 = inttoptr i64 %20 to ptr
  %22 = mul nsw i64 %17, %8
  %23 = mul nsw i64 %22, %8
  %24 = getelementptr inbounds double, ptr %21, i64 %23
  %25 = getelementptr inbounds i64, ptr %18, i64 2
  %26 = load i64, ptr %25, align 8
  %27 = inttoptr i64 %26 to ptr
  %28 = getelementptr inbounds i64, ptr %27, i64 %22
  br i1 %13, label %29, label %31

29:                                               ; preds = %16
  %30 = call fastcc i64 @is_short_permutation(ptr %28, i64 %8, ptr %4)
  br label %33

31:                                               ; preds = %16
  %32 = call fastcc i64 @is_long_permutation(ptr %28, i64 %8, ptr %4)
  br label %33

33:                                               ; preds = %29, %31
  %34 = phi i64 [ %30, %29 ], [ %32, %31 ]
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %58, label %36

36:                                               ; preds = %33
  %37 = load i64, ptr %4, align 8
  %38 = icmp eq i64 %37, 0
  %39 = select i1 %38, double 1.000000e+00, double -1.000000e+00
  br i1 %14, label %40, label %49

40:                                               ; preds = %36, %40
  %41 = phi i64 [ %47, %40 ], [ 0, %36 ]
  %42 = phi double [ %46, %40 ], [ %39, %36 ]
  %43 = mul nsw i64 %41, %15
  %44 = getelementptr inbounds double, ptr %24, i64 %43
  %45 = load double, ptr %44, align 8
  %46 = fmul double %42, %45
  %47 = add nuw nsw i64 %41, 1
  %48 = icmp eq i64 %47, %8
  br i1 %48, label %49, label %40

49:                                               ; preds = %40, %36
  %50 = phi double [ %39, %36 ], [ %46, %40 ]
  %51 = load ptr, ptr %12, align 8
  %52 = getelementptr inbounds i64, ptr %51, i64 3
  %53 = load i64, ptr %52, align 8
  %54 = inttoptr i64 %53 to ptr
  %55 = getelementptr inbounds double, ptr %54, i64 %17
  store double %50, ptr %55, align 8
  %56 = add nsw i64 %17, 1
  %57 = icmp slt i64 %56, %9
  br i1 %57, label %16, label %59

58:                                               ; preds = %33
  br label %59

59:                                               ; preds = %49, %3, %58
  %60 = phi i64 [ 1, %58 ], [ 0, %3 ], [ 0, %49 ]
  ret i64 %60
}

define i64 @lanes_slogdet(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.job, align 8
  %7 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 0
  store ptr %0, ptr %7, align 8
  %8 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 1
  store ptr %4, ptr %8, align 8
  %9 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 2
  store ptr @slogdet_block, ptr %9, align 8
  %10 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 3
  store i64 0, ptr %10, align 8
  %11 = getelementptr inbounds i64, ptr %4, i64 1
  %12 = load i64, ptr %11, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %12)
  %13 = load i64, ptr %10, align 8
  ret i64 %13
}

define internal i64 @slogdet_block(ptr %0, i64 %1, i64 %2) {
  %4 = alloca i64, align 8
  %5 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds i64, ptr %6, i64 2
  %8 = load i64, ptr %7, align 8
  %9 = add nsw i64 %2, %1
  %10 = icmp sgt i64 %2, 0
  br i1 %10, label %11, label %111

11:                                               ; preds = %3
  %12 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %13 = icmp slt i64 %8, 65
  %14 = icmp sgt i64 %8, 0
  %15 = add nsw i64 %8, 1
  br label %16

16:                                               ; preds = %11, %40
  %17 = phi i64 [ %1, %11 ], [ %66, %40 ]
  %18 = load ptr, ptr %12, align 8
  %19 = getelementptr inbounds i64, ptr %18, i64 1
  %20 = load i64, ptr %19, align 8
  %21 = inttoptr i64 %20 to ptr
  %22 = mul nsw i64 %17, %8
  %23 = mul nsw i64 %22, %8
  %24 = getelementptr inbounds double, ptr %21, i64 %23
  %25 = getelementptr inbounds i64, ptr %18, i64 2
  %26 = load i64, ptr %25, align 8
  %27 = inttoptr i64 %26 to ptr
  %28 = getelementptr inbounds i64, ptr %27, i64 %22
  br i1 %13, label %29, label %31

29:                                               ; preds = %16
  %30 = call fastcc i64 @is_short_permutation(ptr %28, i64 %8, ptr %4)
  br label %33

31:                                               ; preds = %16
  %32 = call fastcc i64 @is_long_permutation(ptr %28, i64 %8, ptr %4)
  br label %33

33:                                               ; preds = %29, %31
  %34 = phi i64 [ %30, %29 ], [ %32, %31 ]
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %110, label %36

36:                                               ; preds = %33
  %37 = load i64, ptr %4, align 8
  %38 = icmp eq i64 %37, 0
  %39 = select i1 %38, double 1.000000e+00, double -1.000000e+00
  br i1 %14, label %68, label %40

40:                                               ; preds = %104, %36
  %41 = phi double [ %39, %36 ], [ %107, %104 ]
  %42 = phi i64 [ 0, %36 ], [ %105, %104 ]
  %43 = phi double [ 1.000000e+00, %36 ], [ %106, %104 ]
  %44 = fcmp ogt double %43, 0x3FF6A09E55C0FCB5
  %45 = icmp ne i64 %42, 0
  %46 = select i1 %44, i1 %45, i1 false
  %47 = fmul double %43, 5.000000e-01
  %48 = zext i1 %46 to i64
  %49 = add nsw i64 %42, %48
  %50 = select i1 %46, double %47, double %43
  %51 = load ptr, ptr %12, align 8
  %52 = getelementptr inbounds i64, ptr %51, i64 3
  %53 = load i64, ptr %52, align 8
  %54 = inttoptr i64 %53 to ptr
  %55 = getelementptr inbounds double, ptr %54, i64 %17
  store double %41, ptr %55, align 8
  %56 = icmp eq i64 %49, 0
  %57 = call double @log(double %50)
  %58 = sitofp i64 %49 to double
  %59 = call double @llvm.fmuladd.f64(double %58, double 0x3FE62E42FEFA39EF, double %57)
  %60 = select i1 %56, double %57, double %59
  %61 = load ptr, ptr %12, align 8
  %62 = getelementptr inbounds i64, ptr %61, i64 4
  %63 = load i64, ptr %62, align 8
  %64 = inttoptr i64 %63 to ptr
  %65 = getelementptr inbounds double, ptr %64, i64 %17
  store double %60, ptr %65, align 8
  %66 = add nsw i64 %17, 1
  %67 = icmp slt i64 %66, %9
  br i1 %67, label %16, label %111

68:                                               ; preds = %36, %104
  %69 = phi i64 [ %108, %104 ], [ 0, %36 ]
  %70 = phi double [ %106, %104 ], [ 1.000000e+00, %36 ]
  %71 = phi i64 [ %105, %104 ], [ 0, %36 ]
  %72 = phi double [ %107, %104 ], [ %39, %36 ]
  %73 = mul nsw i64 %69, %15
  %74 = getelementptr inbounds double, ptr %24, i64 %73
  %75 = load double, ptr %74, align 8
  %76 = fcmp olt double %75, 0.000000e+00
  %77 = fneg double %75
  %78 = select i1 %76, double %77, double %75
  %79 = fcmp oeq double %78, 0.000000e+00
  %80 = select i1 %79, double 1.000000e+00, double %78
  %81 = fdiv double %75, %80
  %82 = bitcast double %78 to i64
  %83 = lshr i64 %82, 52
  %84 = and i64 %83, 2047
  switch i64 %84, label %85 [
    i64 2047, label %91
    i64 0, label %91
  ]

85:                                               ; preds = %68
  %86 = add nsw i64 %84, -1023
  %87 = add nsw i64 %86, %71
  %88 = mul nsw i64 %86, -4503599627370496
  %89 = add i64 %88, %82
  %90 = bitcast i64 %89 to double
  br label %91

91:                                               ; preds = %68, %68, %85
  %92 = phi i64 [ %87, %85 ], [ %71, %68 ], [ %71, %68 ]
  %93 = phi double [ %90, %85 ], [ %78, %68 ], [ %78, %68 ]
  %94 = fmul double %70, %93
  %95 = bitcast double %94 to i64
  %96 = lshr i64 %95, 52
  %97 = and i64 %96, 2047
  switch i64 %97, label %98 [
    i64 2047, label %104
    i64 0, label %104
  ]

98:                                               ; preds = %91
  %99 = add nsw i64 %97, -1023
  %100 = add nsw i64 %99, %92
  %101 = mul nsw i64 %99, -4503599627370496
  %102 = add i64 %101, %95
  %103 = bitcast i64 %102 to double
  br label %104

104:                                              ; preds = %91, %91, %98
  %105 = phi i64 [ %100, %98 ], [ %92, %91 ], [ %92, %91 ]
  %106 = phi double [ %103, %98 ], [ %94, %91 ], [ %94, %91 ]
  %107 = fmul double %72, %81
  %108 = add nuw nsw i64 %69, 1
  %109 = icmp eq i64 %108, %8
  br i1 %109, label %40, label %68

110:                                              ; preds = %33
  br label %111

111:                                              ; preds = %40, %3, %110
  %112 = phi i64 [ 1, %110 ], [ 0, %3 ], [ 0, %40 ]
  ret i64 %112
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

declare i64 @llvm.vector.reduce.or.v8i64(<8 x i64>)

declare <8 x double> @llvm.fabs.v8f64(<8 x double>)

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

define internal fastcc void @find_row(ptr %0, ptr %1, ptr %2, i64 %3, i64 %4, i64 %5) {
  %7 = icmp eq ptr %2, null
  br label %9

8:                                                ; preds = %18
  ret void

9:                                                ; preds = %6, %18
  %10 = phi i64 [ 0, %6 ], [ %24, %18 ]
  %11 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 %10
  %12 = load ptr, ptr %11, align 8
  br i1 %7, label %18, label %13

13:                                               ; preds = %9
  %14 = getelementptr inbounds ptr, ptr %2, i64 %10
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds i64, ptr %15, i64 %3
  %17 = load i64, ptr %16, align 8
  br label %18

18:                                               ; preds = %9, %13
  %19 = phi i64 [ %17, %13 ], [ %3, %9 ]
  %20 = mul nsw i64 %19, %4
  %21 = add nsw i64 %20, %5
  %22 = getelementptr inbounds double, ptr %12, i64 %21
  %23 = getelementptr inbounds %struct.places, ptr %0, i64 0, i32 0, i64 %10
  store ptr %22, ptr %23, align 8
  %24 = add nuw nsw i64 %10, 1
  %25 = icmp eq i64 %24, 8
  br i1 %25, label %8, label %9
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

16:                                               ; preds = %216, %6
  ret void

17:                                               ; preds = %8, %216
  %18 = phi i64 [ 0, %8 ], [ %217, %216 ]
  %19 = xor i64 %18, -1
  %20 = add i64 %19, %2
  %21 = select i1 %9, i64 %18, i64 %2
  %22 = select i1 %9, i64 %18, i64 %20
  %23 = sub i64 %2, %18
  %24 = select i1 %9, i64 0, i64 %23
  br i1 %10, label %25, label %41

25:                                               ; preds = %17
  %26 = load ptr, ptr %0, align 1
  %27 = load i64, ptr %11, align 1
  %28 = load i64, ptr %12, align 1
  %29 = mul nsw i64 %27, %22
  %30 = getelementptr inbounds <8 x double>, ptr %26, i64 %29
  %31 = mul nsw i64 %28, %22
  %32 = getelementptr inbounds <8 x double>, ptr %30, i64 %31
  %33 = load <8 x double>, ptr %32, align 64
  %34 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %33)
  %35 = fcmp olt <8 x double> %34, <double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000>
  %36 = zext <8 x i1> %35 to <8 x i64>
  %37 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %33
  %38 = bitcast <8 x i1> %35 to i8
  %39 = icmp ne i8 %38, 0
  %40 = sext i1 %39 to i64
  br label %41

41:                                               ; preds = %25, %17
  %42 = phi <8 x double> [ %33, %25 ], [ zeroinitializer, %17 ]
  %43 = phi <8 x double> [ %37, %25 ], [ zeroinitializer, %17 ]
  %44 = phi <8 x i64> [ %36, %25 ], [ zeroinitializer, %17 ]
  %45 = phi i64 [ %40, %25 ], [ 0, %17 ]
  br i1 %13, label %50, label %46

46:                                               ; preds = %41
  %47 = icmp slt i64 %24, %21
  %48 = icmp eq i64 %45, 0
  %49 = trunc <8 x i64> %44 to <8 x i1>
  br label %57

50:                                               ; preds = %164, %41
  %51 = phi i64 [ 0, %41 ], [ %58, %164 ]
  %52 = icmp slt i64 %51, %3
  br i1 %52, label %53, label %216

53:                                               ; preds = %50
  %54 = icmp slt i64 %24, %21
  %55 = icmp eq i64 %45, 0
  %56 = trunc <8 x i64> %44 to <8 x i1>
  br label %175

57:                                               ; preds = %46, %164
  %58 = phi i64 [ 4, %46 ], [ %173, %164 ]
  %59 = phi i64 [ 0, %46 ], [ %58, %164 ]
  %60 = load ptr, ptr %1, align 1
  %61 = load i64, ptr %14, align 1
  %62 = load i64, ptr %15, align 1
  %63 = mul nsw i64 %61, %22
  %64 = getelementptr inbounds <8 x double>, ptr %60, i64 %63
  %65 = mul nsw i64 %62, %59
  %66 = getelementptr inbounds <8 x double>, ptr %64, i64 %65
  %67 = load <8 x double>, ptr %66, align 64
  %68 = or i64 %59, 1
  %69 = mul nsw i64 %62, %68
  %70 = getelementptr inbounds <8 x double>, ptr %64, i64 %69
  %71 = load <8 x double>, ptr %70, align 64
  %72 = or i64 %59, 2
  %73 = mul nsw i64 %62, %72
  %74 = getelementptr inbounds <8 x double>, ptr %64, i64 %73
  %75 = load <8 x double>, ptr %74, align 64
  %76 = or i64 %59, 3
  %77 = mul nsw i64 %62, %76
  %78 = getelementptr inbounds <8 x double>, ptr %64, i64 %77
  %79 = load <8 x double>, ptr %78, align 64
  br i1 %47, label %80, label %86

80:                                               ; preds = %57
  %81 = load ptr, ptr %0, align 1
  %82 = load i64, ptr %11, align 1
  %83 = load i64, ptr %12, align 1
  %84 = mul nsw i64 %82, %22
  %85 = getelementptr inbounds <8 x double>, ptr %81, i64 %84
  br label %91

86:                                               ; preds = %91, %57
  %87 = phi <8 x double> [ %79, %57 ], [ %114, %91 ]
  %88 = phi <8 x double> [ %75, %57 ], [ %111, %91 ]
  %89 = phi <8 x double> [ %71, %57 ], [ %108, %91 ]
  %90 = phi <8 x double> [ %67, %57 ], [ %105, %91 ]
  br i1 %10, label %117, label %121

91:                                               ; preds = %80, %91
  %92 = phi <8 x double> [ %79, %80 ], [ %114, %91 ]
  %93 = phi <8 x double> [ %75, %80 ], [ %111, %91 ]
  %94 = phi <8 x double> [ %71, %80 ], [ %108, %91 ]
  %95 = phi <8 x double> [ %67, %80 ], [ %105, %91 ]
  %96 = phi i64 [ %24, %80 ], [ %115, %91 ]
  %97 = mul nsw i64 %83, %96
  %98 = getelementptr inbounds <8 x double>, ptr %85, i64 %97
  %99 = load <8 x double>, ptr %98, align 64
  %100 = fneg <8 x double> %99
  %101 = mul nsw i64 %61, %96
  %102 = getelementptr inbounds <8 x double>, ptr %60, i64 %101
  %103 = getelementptr inbounds <8 x double>, ptr %102, i64 %65
  %104 = load <8 x double>, ptr %103, align 64
  %105 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %100, <8 x double> %104, <8 x double> %95)
  %106 = getelementptr inbounds <8 x double>, ptr %102, i64 %69
  %107 = load <8 x double>, ptr %106, align 64
  %108 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %100, <8 x double> %107, <8 x double> %94)
  %109 = getelementptr inbounds <8 x double>, ptr %102, i64 %73
  %110 = load <8 x double>, ptr %109, align 64
  %111 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %100, <8 x double> %110, <8 x double> %93)
  %112 = getelementptr inbounds <8 x double>, ptr %102, i64 %77
  %113 = load <8 x double>, ptr %112, align 64
  %114 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %100, <8 x double> %113, <8 x double> %92)
  %115 = add nsw i64 %96, 1
  %116 = icmp eq i64 %115, %21
  br i1 %116, label %86, label %91

117:                                              ; preds = %86
  %118 = fmul <8 x double> %43, %90
  br i1 %48, label %119, label %122

119:                                              ; preds = %117
  store <8 x double> %118, ptr %66, align 64
  %120 = fmul <8 x double> %43, %89
  br label %128

121:                                              ; preds = %86
  store <8 x double> %90, ptr %66, align 64
  br label %128

122:                                              ; preds = %117
  %123 = fdiv <8 x double> %90, %42
  %124 = select <8 x i1> %49, <8 x double> %123, <8 x double> %118
  store <8 x double> %124, ptr %66, align 64
  %125 = fmul <8 x double> %43, %89
  %126 = fdiv <8 x double> %89, %42
  %127 = select <8 x i1> %49, <8 x double> %126, <8 x double> %125
  br label %128

128:                                              ; preds = %119, %122, %121
  %129 = phi <8 x double> [ %89, %121 ], [ %127, %122 ], [ %120, %119 ]
  %130 = load ptr, ptr %1, align 1
  %131 = load i64, ptr %14, align 1
  %132 = load i64, ptr %15, align 1
  %133 = mul nsw i64 %131, %22
  %134 = getelementptr inbounds <8 x double>, ptr %130, i64 %133
  %135 = mul nsw i64 %132, %68
  %136 = getelementptr inbounds <8 x double>, ptr %134, i64 %135
  store <8 x double> %129, ptr %136, align 64
  br i1 %10, label %137, label %156

137:                                              ; preds = %128
  %138 = fmul <8 x double> %43, %88
  br i1 %48, label %142, label %139

139:                                              ; preds = %137
  %140 = fdiv <8 x double> %88, %42
  %141 = select <8 x i1> %49, <8 x double> %140, <8 x double> %138
  br label %142

142:                                              ; preds = %139, %137
  %143 = phi <8 x double> [ %141, %139 ], [ %138, %137 ]
  %144 = load ptr, ptr %1, align 1
  %145 = load i64, ptr %14, align 1
  %146 = load i64, ptr %15, align 1
  %147 = mul nsw i64 %145, %22
  %148 = getelementptr inbounds <8 x double>, ptr %144, i64 %147
  %149 = mul nsw i64 %146, %72
  %150 = getelementptr inbounds <8 x double>, ptr %148, i64 %149
  store <8 x double> %143, ptr %150, align 64
  br i1 %10, label %151, label %164

151:                                              ; preds = %142
  %152 = fmul <8 x double> %43, %87
  br i1 %48, label %164, label %153

153:                                              ; preds = %151
  %154 = fdiv <8 x double> %87, %42
  %155 = select <8 x i1> %49, <8 x double> %154, <8 x double> %152
  br label %164

156:                                              ; preds = %128
  %157 = load ptr, ptr %1, align 1
  %158 = load i64, ptr %14, align 1
  %159 = load i64, ptr %15, align 1
  %160 = mul nsw i64 %158, %22
  %161 = getelementptr inbounds <8 x double>, ptr %157, i64 %160
  %162 = mul nsw i64 %159, %72
  %163 = getelementptr inbounds <8 x double>, ptr %161, i64 %162
  store <8 x double> %88, ptr %163, align 64
  br label %164

164:                                              ; preds = %156, %142, %153, %151
  %165 = phi <8 x double> [ %155, %153 ], [ %152, %151 ], [ %87, %142 ], [ %87, %156 ]
  %166 = load ptr, ptr %1, align 1
  %167 = load i64, ptr %14, align 1
  %168 = load i64, ptr %15, align 1
  %169 = mul nsw i64 %167, %22
  %170 = getelementptr inbounds <8 x double>, ptr %166, i64 %169
  %171 = mul nsw i64 %168, %76
  %172 = getelementptr inbounds <8 x double>, ptr %170, i64 %171
  store <8 x double> %165, ptr %172, align 64
  %173 = add nuw nsw i64 %58, 4
  %174 = icmp sgt i64 %173, %3
  br i1 %174, label %50, label %57

175:                                              ; preds = %53, %212
  %176 = phi i64 [ %51, %53 ], [ %214, %212 ]
  %177 = load ptr, ptr %1, align 1
  %178 = load i64, ptr %14, align 1
  %179 = load i64, ptr %15, align 1
  %180 = mul nsw i64 %178, %22
  %181 = getelementptr inbounds <8 x double>, ptr %177, i64 %180
  %182 = mul nsw i64 %179, %176
  %183 = getelementptr inbounds <8 x double>, ptr %181, i64 %182
  %184 = load <8 x double>, ptr %183, align 64
  br i1 %54, label %185, label %192

185:                                              ; preds = %175
  %186 = load ptr, ptr %0, align 1
  %187 = load i64, ptr %11, align 1
  %188 = load i64, ptr %12, align 1
  %189 = mul nsw i64 %187, %22
  %190 = getelementptr inbounds <8 x double>, ptr %186, i64 %189
  %191 = getelementptr inbounds <8 x double>, ptr %177, i64 %182
  br label %194

192:                                              ; preds = %194, %175
  %193 = phi <8 x double> [ %184, %175 ], [ %204, %194 ]
  br i1 %10, label %207, label %212

194:                                              ; preds = %185, %194
  %195 = phi i64 [ %24, %185 ], [ %205, %194 ]
  %196 = phi <8 x double> [ %184, %185 ], [ %204, %194 ]
  %197 = mul nsw i64 %188, %195
  %198 = getelementptr inbounds <8 x double>, ptr %190, i64 %197
  %199 = load <8 x double>, ptr %198, align 64
  %200 = mul nsw i64 %195, %178
  %201 = getelementptr inbounds <8 x double>, ptr %191, i64 %200
  %202 = load <8 x double>, ptr %201, align 64
  %203 = fneg <8 x double> %199
  %204 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %203, <8 x double> %202, <8 x double> %196)
  %205 = add nsw i64 %195, 1
  %206 = icmp eq i64 %205, %21
  br i1 %206, label %192, label %194

207:                                              ; preds = %192
  %208 = fmul <8 x double> %43, %193
  br i1 %55, label %212, label %209

209:                                              ; preds = %207
  %210 = fdiv <8 x double> %193, %42
  %211 = select <8 x i1> %56, <8 x double> %210, <8 x double> %208
  br label %212

212:                                              ; preds = %209, %207, %192
  %213 = phi <8 x double> [ %193, %192 ], [ %211, %209 ], [ %208, %207 ]
  store <8 x double> %213, ptr %183, align 64
  %214 = add nuw nsw i64 %176, 1
  %215 = icmp eq i64 %214, %3
  br i1 %215, label %216, label %175

216:                                              ; preds = %212, %50
  %217 = add nuw nsw i64 %18, 1
  %218 = icmp eq i64 %217, %2
  br i1 %218, label %16, label %17
}

define internal fastcc i64 @permutations(ptr %0, i64 %1, i64 %2, ptr %3, ptr %4) {
  %6 = alloca i64, align 8
  %7 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds i64, ptr %8, i64 2
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %12 = add nsw i64 %2, -1
  %13 = icmp slt i64 %10, 65
  br label %14

14:                                               ; preds = %5, %34
  %15 = phi i1 [ true, %5 ], [ %39, %34 ]
  %16 = phi i64 [ 0, %5 ], [ %38, %34 ]
  %17 = load ptr, ptr %11, align 8
  %18 = getelementptr inbounds i64, ptr %17, i64 2
  %19 = load i64, ptr %18, align 8
  %20 = inttoptr i64 %19 to ptr
  %21 = icmp slt i64 %16, %2
  %22 = select i1 %21, i64 %16, i64 %12
  %23 = add nsw i64 %22, %1
  %24 = mul nsw i64 %23, %10
  %25 = getelementptr inbounds i64, ptr %20, i64 %24
  %26 = getelementptr inbounds ptr, ptr %3, i64 %16
  store ptr %25, ptr %26, align 8
  br i1 %13, label %27, label %29

27:                                               ; preds = %14
  %28 = call fastcc i64 @is_short_permutation(ptr %25, i64 %10, ptr %6)
  br label %31

29:                                               ; preds = %14
  %30 = call fastcc i64 @is_long_permutation(ptr %25, i64 %10, ptr %6)
  br label %31

31:                                               ; preds = %27, %29
  %32 = phi i64 [ %28, %27 ], [ %30, %29 ]
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %41, label %34

34:                                               ; preds = %31
  %35 = load i64, ptr %6, align 8
  %36 = sub nsw i64 0, %35
  %37 = getelementptr inbounds i64, ptr %4, i64 %16
  store i64 %36, ptr %37, align 8
  %38 = add nuw nsw i64 %16, 1
  %39 = icmp ult i64 %16, 7
  %40 = icmp eq i64 %38, 8
  br i1 %40, label %42, label %14

41:                                               ; preds = %31
  br label %42

42:                                               ; preds = %34, %41
  %43 = phi i1 [ %15, %41 ], [ %39, %34 ]
  %44 = xor i1 %43, true
  %45 = zext i1 %44 to i64
  ret i64 %45
}

define internal fastcc i64 @is_short_permutation(ptr %0, i64 %1, ptr %2) {
  %4 = icmp sgt i64 %1, 0
  br i1 %4, label %5, label %22

5:                                                ; preds = %3, %11
  %6 = phi i64 [ %14, %11 ], [ 0, %3 ]
  %7 = phi i64 [ %13, %11 ], [ 0, %3 ]
  %8 = getelementptr inbounds i64, ptr %0, i64 %6
  %9 = load i64, ptr %8, align 8
  %10 = icmp ult i64 %9, %1
  br i1 %10, label %11, label %55

11:                                               ; preds = %5
  %12 = shl nuw i64 1, %9
  %13 = or i64 %12, %7
  %14 = add nuw nsw i64 %6, 1
  %15 = icmp eq i64 %14, %1
  br i1 %15, label %16, label %5

16:                                               ; preds = %11
  %17 = icmp eq i64 %1, 64
  br i1 %17, label %18, label %22

18:                                               ; preds = %16
  %19 = icmp eq i64 %13, -1
  br i1 %19, label %20, label %55

20:                                               ; preds = %18
  %21 = and i64 %1, 1
  store i64 %21, ptr %2, align 8
  br label %30

22:                                               ; preds = %3, %16
  %23 = phi i64 [ %13, %16 ], [ 0, %3 ]
  %24 = add i64 %23, 1
  %25 = shl nuw i64 1, %1
  %26 = icmp eq i64 %24, %25
  br i1 %26, label %27, label %55

27:                                               ; preds = %22
  %28 = and i64 %1, 1
  store i64 %28, ptr %2, align 8
  %29 = icmp eq i64 %23, 0
  br i1 %29, label %55, label %30

30:                                               ; preds = %20, %27
  %31 = phi i64 [ 0, %20 ], [ %28, %27 ]
  %32 = phi i64 [ -1, %20 ], [ %23, %27 ]
  br label %33

33:                                               ; preds = %30, %51
  %34 = phi i64 [ %52, %51 ], [ %32, %30 ]
  %35 = phi i64 [ %53, %51 ], [ %31, %30 ]
  %36 = call i64 @llvm.cttz.i64(i64 %34, i1 true)
  %37 = shl nuw i64 1, %36
  %38 = and i64 %37, %34
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %51, label %40

40:                                               ; preds = %33, %40
  %41 = phi i64 [ %48, %40 ], [ %37, %33 ]
  %42 = phi i64 [ %47, %40 ], [ %36, %33 ]
  %43 = phi i64 [ %45, %40 ], [ %34, %33 ]
  %44 = xor i64 %41, -1
  %45 = and i64 %43, %44
  %46 = getelementptr inbounds i64, ptr %0, i64 %42
  %47 = load i64, ptr %46, align 8
  %48 = shl nuw i64 1, %47
  %49 = and i64 %48, %45
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %51, label %40

51:                                               ; preds = %40, %33
  %52 = phi i64 [ %34, %33 ], [ %45, %40 ]
  %53 = xor i64 %35, 1
  store i64 %53, ptr %2, align 8
  %54 = icmp eq i64 %52, 0
  br i1 %54, label %55, label %33

55:                                               ; preds = %5, %51, %27, %18, %22
  %56 = phi i64 [ 0, %22 ], [ 0, %18 ], [ 1, %27 ], [ 1, %51 ], [ 0, %5 ]
  ret i64 %56
}

define internal fastcc i64 @is_long_permutation(ptr %0, i64 %1, ptr %2) {
  %4 = alloca [64 x i64], align 16
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(512) %4, i8 0, i64 512, i1 false)
  %5 = icmp sgt i64 %1, 0
  br i1 %5, label %8, label %6

6:                                                ; preds = %3
  %7 = and i64 %1, 1
  store i64 %7, ptr %2, align 8
  br label %59

8:                                                ; preds = %3, %21
  %9 = phi i64 [ %23, %21 ], [ 0, %3 ]
  %10 = getelementptr inbounds i64, ptr %0, i64 %9
  %11 = load i64, ptr %10, align 8
  %12 = icmp ult i64 %11, %1
  br i1 %12, label %13, label %59

13:                                               ; preds = %8
  %14 = sdiv i64 %11, 64
  %15 = getelementptr inbounds [64 x i64], ptr %4, i64 0, i64 %14
  %16 = load i64, ptr %15, align 8
  %17 = and i64 %11, 63
  %18 = shl nuw i64 1, %17
  %19 = and i64 %16, %18
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %21, label %59

21:                                               ; preds = %13
  %22 = xor i64 %16, %18
  store i64 %22, ptr %15, align 8
  %23 = add nuw nsw i64 %9, 1
  %24 = icmp eq i64 %23, %1
  br i1 %24, label %25, label %8

25:                                               ; preds = %21
  %26 = and i64 %1, 1
  store i64 %26, ptr %2, align 8
  br label %27

27:                                               ; preds = %25, %55
  %28 = phi i64 [ %56, %55 ], [ %26, %25 ]
  %29 = phi i64 [ %57, %55 ], [ 0, %25 ]
  %30 = lshr i64 %29, 6
  %31 = getelementptr inbounds [64 x i64], ptr %4, i64 0, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = and i64 %29, 63
  %34 = shl nuw i64 1, %33
  %35 = and i64 %34, %32
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %55, label %39

37:                                               ; preds = %39
  %38 = xor i64 %28, 1
  store i64 %38, ptr %2, align 8
  br label %55

39:                                               ; preds = %27, %39
  %40 = phi i64 [ %51, %39 ], [ %33, %27 ]
  %41 = phi i64 [ %50, %39 ], [ %32, %27 ]
  %42 = phi ptr [ %49, %39 ], [ %31, %27 ]
  %43 = phi i64 [ %47, %39 ], [ %29, %27 ]
  %44 = shl nuw i64 1, %40
  %45 = xor i64 %44, %41
  store i64 %45, ptr %42, align 8
  %46 = getelementptr inbounds i64, ptr %0, i64 %43
  %47 = load i64, ptr %46, align 8
  %48 = sdiv i64 %47, 64
  %49 = getelementptr inbounds [64 x i64], ptr %4, i64 0, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = and i64 %47, 63
  %52 = shl nuw i64 1, %51
  %53 = and i64 %52, %50
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %37, label %39

55:                                               ; preds = %37, %27
  %56 = phi i64 [ %38, %37 ], [ %28, %27 ]
  %57 = add nuw nsw i64 %29, 1
  %58 = icmp eq i64 %57, %1
  br i1 %58, label %59, label %27

59:                                               ; preds = %8, %13, %55, %6
  %60 = phi i64 [ 1, %6 ], [ 1, %55 ], [ 0, %13 ], [ 0, %8 ]
  ret i64 %60
}

declare i64 @llvm.cttz.i64(i64, i1 immarg)

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)

define internal fastcc void @write_inverse(ptr %0, i64 %1, i64 %2, ptr %3, ptr %4, <8 x double> %5) {
  %7 = alloca [256 x <8 x double>], align 64
  %8 = alloca <8 x i64>, align 64
  %9 = alloca %struct.matrix, align 8
  %10 = alloca %struct.matrix, align 8
  %11 = alloca %struct.places, align 8
  %12 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds i64, ptr %13, i64 2
  %15 = load i64, ptr %14, align 8
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %30, label %17

17:                                               ; preds = %44, %6
  %18 = getelementptr inbounds %struct.matrix, ptr %9, i64 0, i32 0
  store ptr %3, ptr %18, align 8
  %19 = getelementptr inbounds %struct.matrix, ptr %9, i64 0, i32 1
  store i64 %15, ptr %19, align 8
  %20 = getelementptr inbounds %struct.matrix, ptr %9, i64 0, i32 2
  store i64 1, ptr %20, align 8
  %21 = getelementptr inbounds %struct.matrix, ptr %10, i64 0, i32 0
  %22 = getelementptr inbounds [256 x <8 x double>], ptr %7, i64 0, i64 0
  store ptr %22, ptr %21, align 8
  %23 = getelementptr inbounds %struct.matrix, ptr %10, i64 0, i32 1
  store i64 %15, ptr %23, align 8
  %24 = getelementptr inbounds %struct.matrix, ptr %10, i64 0, i32 2
  store i64 1, ptr %24, align 8
  call fastcc void @substitute(ptr %9, ptr %10, i64 %15, i64 %15, i64 0, i64 1)
  call fastcc void @substitute(ptr %9, ptr %10, i64 %15, i64 %15, i64 1, i64 0)
  %25 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds i64, ptr %26, i64 3
  %28 = load i64, ptr %27, align 8
  %29 = mul nsw i64 %15, %15
  call fastcc void @place_parts(ptr %11, i64 %28, i64 %1, i64 %2, i64 %29)
  call fastcc void @store_parts(ptr %22, ptr %11, i64 %29)
  ret void

30:                                               ; preds = %6, %44
  %31 = phi i64 [ %45, %44 ], [ 0, %6 ]
  br label %35

32:                                               ; preds = %35
  %33 = load <8 x i64>, ptr %8, align 64
  %34 = mul nsw i64 %31, %15
  br label %47

35:                                               ; preds = %30, %35
  %36 = phi i64 [ 0, %30 ], [ %42, %35 ]
  %37 = getelementptr inbounds ptr, ptr %4, i64 %36
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds i64, ptr %38, i64 %31
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds i64, ptr %8, i64 %36
  store i64 %40, ptr %41, align 8
  %42 = add nuw nsw i64 %36, 1
  %43 = icmp eq i64 %42, 8
  br i1 %43, label %32, label %35

44:                                               ; preds = %47
  %45 = add nuw nsw i64 %31, 1
  %46 = icmp eq i64 %45, %15
  br i1 %46, label %17, label %30

47:                                               ; preds = %32, %47
  %48 = phi i64 [ 0, %32 ], [ %55, %47 ]
  %49 = insertelement <8 x i64> poison, i64 %48, i64 0
  %50 = shufflevector <8 x i64> %49, <8 x i64> poison, <8 x i32> zeroinitializer
  %51 = icmp eq <8 x i64> %33, %50
  %52 = select <8 x i1> %51, <8 x double> %5, <8 x double> zeroinitializer
  %53 = add nsw i64 %48, %34
  %54 = getelementptr inbounds [256 x <8 x double>], ptr %7, i64 0, i64 %53
  store <8 x double> %52, ptr %54, align 64
  %55 = add nuw nsw i64 %48, 1
  %56 = icmp eq i64 %55, %15
  br i1 %56, label %44, label %47
}

declare double @llvm.fmuladd.f64(double, double, double)

declare double @log(double)
