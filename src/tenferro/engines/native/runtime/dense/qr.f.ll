; Made from source/dense/qr.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: a464ec34923ea244ae85b6b789759866bb95842b12207b9f8cea5e4b1603009b

%struct.batch = type { ptr, ptr, ptr, i64, i64, i64, [5 x i64], ptr, i64 }
%struct.job = type { i64, i64, i64, i64, ptr, ptr, ptr, ptr }

define i64 @dense_qr(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.batch, align 8
  %7 = getelementptr inbounds %struct.batch, ptr %6, i64 0, i32 0
  store ptr @factor, ptr %7, align 8
  %8 = getelementptr inbounds %struct.batch, ptr %6, i64 0, i32 1
  store ptr %0, ptr %8, align 8
  %9 = getelementptr inbounds %struct.batch, ptr %6, i64 0, i32 2
  store ptr %3, ptr %9, align 8
  %10 = getelementptr inbounds %struct.batch, ptr %6, i64 0, i32 3
  %11 = getelementptr inbounds %struct.batch, ptr %6, i64 0, i32 4
  %12 = getelementptr inbounds %struct.batch, ptr %6, i64 0, i32 5
  %13 = getelementptr inbounds %struct.batch, ptr %6, i64 0, i32 6
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(40) %13, i8 0, i64 40, i1 false)
  %14 = getelementptr inbounds %struct.batch, ptr %6, i64 0, i32 7
  %15 = getelementptr inbounds i64, ptr %4, i64 8
  store ptr %15, ptr %14, align 8
  %16 = getelementptr inbounds %struct.batch, ptr %6, i64 0, i32 8
  store i64 0, ptr %16, align 8
  %17 = load i64, ptr %4, align 8
  store i64 %17, ptr %10, align 8
  %18 = getelementptr inbounds i64, ptr %4, i64 1
  %19 = load i64, ptr %18, align 8
  store i64 %19, ptr %11, align 8
  %20 = getelementptr inbounds i64, ptr %4, i64 2
  %21 = load i64, ptr %20, align 8
  store i64 %21, ptr %12, align 8
  br label %24

22:                                               ; preds = %24
  %23 = icmp eq i64 %17, 1
  br i1 %23, label %32, label %35

24:                                               ; preds = %24, %5
  %25 = phi i64 [ 0, %5 ], [ %30, %24 ]
  %26 = add nuw nsw i64 %25, 3
  %27 = getelementptr inbounds i64, ptr %4, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds %struct.batch, ptr %6, i64 0, i32 6, i64 %25
  store i64 %28, ptr %29, align 8
  %30 = add nuw nsw i64 %25, 1
  %31 = icmp eq i64 %30, 5
  br i1 %31, label %22, label %24

32:                                               ; preds = %22
  %33 = load ptr, ptr %14, align 8
  %34 = call i64 @factor(ptr %0, ptr %3, ptr %33)
  br label %37

35:                                               ; preds = %22
  call void @tenferro_parallel_for(ptr @run_share, ptr %6, i64 %19)
  %36 = load i64, ptr %16, align 8
  br label %37

37:                                               ; preds = %32, %35
  %38 = phi i64 [ %34, %32 ], [ %36, %35 ]
  ret i64 %38
}

define internal i64 @factor(ptr %0, ptr %1, ptr %2) {
  %4 = alloca %struct.job, align 8
  %5 = getelementptr inbounds %struct.job, ptr %4, i64 0, i32 0
  %6 = load i64, ptr %2, align 8
  store i64 %6, ptr %5, align 8
  %7 = getelementptr inbounds %struct.job, ptr %4, i64 0, i32 1
  %8 = getelementptr inbounds i64, ptr %2, i64 1
  %9 = load i64, ptr %8, align 8
  store i64 %9, ptr %7, align 8
  %10 = load i64, ptr %0, align 8
  %11 = inttoptr i64 %10 to ptr
  %12 = getelementptr inbounds i64, ptr %0, i64 1
  %13 = load i64, ptr %12, align 8
  %14 = inttoptr i64 %13 to ptr
  %15 = getelementptr inbounds i64, ptr %0, i64 2
  %16 = load i64, ptr %15, align 8
  %17 = inttoptr i64 %16 to ptr
  %18 = icmp slt i64 %6, %9
  %19 = select i1 %18, i64 %6, i64 %9
  %20 = getelementptr inbounds %struct.job, ptr %4, i64 0, i32 2
  store i64 %19, ptr %20, align 8
  %21 = add nsw i64 %6, 15
  %22 = sdiv i64 %21, 16
  %23 = shl nsw i64 %22, 4
  %24 = getelementptr inbounds %struct.job, ptr %4, i64 0, i32 3
  store i64 %23, ptr %24, align 8
  %25 = getelementptr inbounds %struct.job, ptr %4, i64 0, i32 4
  store ptr %1, ptr %25, align 8
  %26 = mul nsw i64 %23, %9
  %27 = getelementptr inbounds float, ptr %1, i64 %26
  %28 = getelementptr inbounds %struct.job, ptr %4, i64 0, i32 5
  store ptr %27, ptr %28, align 8
  %29 = mul nsw i64 %19, %23
  %30 = getelementptr inbounds float, ptr %27, i64 %29
  %31 = getelementptr inbounds %struct.job, ptr %4, i64 0, i32 6
  store ptr %30, ptr %31, align 8
  %32 = getelementptr inbounds float, ptr %30, i64 %29
  %33 = getelementptr inbounds %struct.job, ptr %4, i64 0, i32 7
  store ptr %32, ptr %33, align 8
  %34 = icmp sgt i64 %9, 0
  br i1 %34, label %35, label %41

35:                                               ; preds = %3
  %36 = icmp slt i64 %6, %23
  br label %37

37:                                               ; preds = %35, %43
  %38 = phi i64 [ 0, %35 ], [ %44, %43 ]
  br i1 %36, label %39, label %43

39:                                               ; preds = %37
  %40 = mul nsw i64 %38, %23
  br label %46

41:                                               ; preds = %43, %3
  call fastcc void @turn(ptr %1, i64 %23, ptr %11, i64 %9, i64 %6, i64 %9)
  %42 = icmp sgt i64 %19, 0
  br i1 %42, label %64, label %58

43:                                               ; preds = %46, %37
  %44 = add nuw nsw i64 %38, 1
  %45 = icmp eq i64 %44, %9
  br i1 %45, label %41, label %37

46:                                               ; preds = %39, %46
  %47 = phi i64 [ %6, %39 ], [ %50, %46 ]
  %48 = add nsw i64 %47, %40
  %49 = getelementptr inbounds float, ptr %1, i64 %48
  store float 0.000000e+00, ptr %49, align 4
  %50 = add nsw i64 %47, 1
  %51 = icmp eq i64 %50, %23
  br i1 %51, label %43, label %46

52:                                               ; preds = %77, %64
  %53 = icmp eq i64 %66, %19
  br i1 %53, label %54, label %64

54:                                               ; preds = %52
  %55 = getelementptr inbounds i64, ptr %2, i64 4
  %56 = load i64, ptr %55, align 8
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %99, label %83

58:                                               ; preds = %41
  %59 = getelementptr inbounds i64, ptr %2, i64 4
  %60 = load i64, ptr %59, align 8
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %99, label %62

62:                                               ; preds = %58
  %63 = shl i64 %29, 2
  call void @llvm.memset.p0.i64(ptr align 4 %27, i8 0, i64 %63, i1 false)
  br label %94

64:                                               ; preds = %41, %52
  %65 = phi i64 [ %66, %52 ], [ 0, %41 ]
  call fastcc void @reflection(ptr %4, i64 %65)
  %66 = add nuw nsw i64 %65, 1
  call fastcc void @apply(ptr %4, i64 %65, ptr %1, i64 %66, i64 %9)
  br i1 %34, label %67, label %52

67:                                               ; preds = %64
  %68 = mul nsw i64 %65, %9
  br label %69

69:                                               ; preds = %67, %77
  %70 = phi i64 [ 0, %67 ], [ %81, %77 ]
  %71 = icmp ult i64 %70, %65
  br i1 %71, label %77, label %72

72:                                               ; preds = %69
  %73 = mul nsw i64 %70, %23
  %74 = add nsw i64 %73, %65
  %75 = getelementptr inbounds float, ptr %1, i64 %74
  %76 = load float, ptr %75, align 4
  br label %77

77:                                               ; preds = %69, %72
  %78 = phi float [ %76, %72 ], [ 0.000000e+00, %69 ]
  %79 = add nsw i64 %70, %68
  %80 = getelementptr inbounds float, ptr %17, i64 %79
  store float %78, ptr %80, align 4
  %81 = add nuw nsw i64 %70, 1
  %82 = icmp eq i64 %81, %9
  br i1 %82, label %52, label %69

83:                                               ; preds = %54
  %84 = shl i64 %29, 2
  call void @llvm.memset.p0.i64(ptr align 4 %27, i8 0, i64 %84, i1 false)
  br i1 %42, label %85, label %94

85:                                               ; preds = %83
  %86 = or i64 %23, 1
  br label %88

87:                                               ; preds = %88
  br i1 %42, label %95, label %94

88:                                               ; preds = %85, %88
  %89 = phi i64 [ 0, %85 ], [ %92, %88 ]
  %90 = mul nsw i64 %89, %86
  %91 = getelementptr inbounds float, ptr %27, i64 %90
  store float 1.000000e+00, ptr %91, align 4
  %92 = add nuw nsw i64 %89, 1
  %93 = icmp eq i64 %92, %19
  br i1 %93, label %87, label %88

94:                                               ; preds = %95, %83, %62, %87
  call fastcc void @turn(ptr %14, i64 %19, ptr %27, i64 %23, i64 %19, i64 %6)
  br label %99

95:                                               ; preds = %87, %95
  %96 = phi i64 [ %97, %95 ], [ %19, %87 ]
  %97 = add nsw i64 %96, -1
  call fastcc void @apply(ptr %4, i64 %97, ptr %27, i64 %97, i64 %19)
  %98 = icmp ugt i64 %96, 1
  br i1 %98, label %95, label %94

99:                                               ; preds = %58, %54, %94
  ret i64 0
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)

declare void @tenferro_parallel_for(ptr, ptr, i64)

define internal void @run_share(ptr %0, i64 %1) {
  %3 = alloca [5 x i64], align 16
  %4 = getelementptr inbounds %struct.batch, ptr %0, i64 0, i32 3
  %5 = load i64, ptr %4, align 8
  %6 = mul nsw i64 %5, %1
  %7 = getelementptr inbounds %struct.batch, ptr %0, i64 0, i32 4
  %8 = load i64, ptr %7, align 8
  %9 = sdiv i64 %6, %8
  %10 = add nsw i64 %1, 1
  %11 = mul nsw i64 %5, %10
  %12 = sdiv i64 %11, %8
  %13 = icmp slt i64 %9, %12
  br i1 %13, label %14, label %22

14:                                               ; preds = %2
  %15 = getelementptr inbounds %struct.batch, ptr %0, i64 0, i32 1
  %16 = getelementptr inbounds %struct.batch, ptr %0, i64 0, i32 0
  %17 = getelementptr inbounds [5 x i64], ptr %3, i64 0, i64 0
  %18 = getelementptr inbounds %struct.batch, ptr %0, i64 0, i32 2
  %19 = getelementptr inbounds %struct.batch, ptr %0, i64 0, i32 5
  %20 = getelementptr inbounds %struct.batch, ptr %0, i64 0, i32 7
  %21 = getelementptr inbounds %struct.batch, ptr %0, i64 0, i32 8
  br label %23

22:                                               ; preds = %49, %2
  ret void

23:                                               ; preds = %14, %49
  %24 = phi i64 [ %9, %14 ], [ %50, %49 ]
  br label %25

25:                                               ; preds = %23, %39
  %26 = phi i64 [ 0, %23 ], [ %46, %39 ]
  %27 = getelementptr inbounds %struct.batch, ptr %0, i64 0, i32 6, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %30, label %39

30:                                               ; preds = %39, %25
  %31 = load ptr, ptr %16, align 8
  %32 = load ptr, ptr %18, align 8
  %33 = load i64, ptr %19, align 8
  %34 = mul nsw i64 %33, %1
  %35 = getelementptr inbounds i8, ptr %32, i64 %34
  %36 = load ptr, ptr %20, align 8
  %37 = call i64 %31(ptr %17, ptr %35, ptr %36)
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %49, label %48

39:                                               ; preds = %25
  %40 = load ptr, ptr %15, align 8
  %41 = getelementptr inbounds i64, ptr %40, i64 %26
  %42 = load i64, ptr %41, align 8
  %43 = mul nsw i64 %28, %24
  %44 = add nsw i64 %42, %43
  %45 = getelementptr inbounds [5 x i64], ptr %3, i64 0, i64 %26
  store i64 %44, ptr %45, align 8
  %46 = add nuw nsw i64 %26, 1
  %47 = icmp eq i64 %46, 5
  br i1 %47, label %30, label %25

48:                                               ; preds = %30
  store atomic i64 1, ptr %21 monotonic, align 8
  br label %49

49:                                               ; preds = %48, %30
  %50 = add nsw i64 %24, 1
  %51 = load i64, ptr %4, align 8
  %52 = mul nsw i64 %51, %10
  %53 = load i64, ptr %7, align 8
  %54 = sdiv i64 %52, %53
  %55 = icmp slt i64 %50, %54
  br i1 %55, label %23, label %22
}

define internal fastcc void @turn(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4, i64 %5) {
  %7 = icmp sgt i64 %4, 0
  br i1 %7, label %8, label %82

8:                                                ; preds = %6
  %9 = icmp sgt i64 %5, 0
  br label %10

10:                                               ; preds = %8, %83
  %11 = phi i64 [ 16, %8 ], [ %85, %83 ]
  %12 = phi i64 [ 0, %8 ], [ %14, %83 ]
  %13 = call i64 @llvm.smin.i64(i64 %4, i64 %11)
  %14 = add nuw nsw i64 %12, 16
  br i1 %9, label %15, label %83

15:                                               ; preds = %10
  %16 = icmp sgt i64 %14, %4
  %17 = select i1 %16, i64 %4, i64 %14
  %18 = icmp slt i64 %12, %17
  %19 = mul nsw i64 %12, %3
  %20 = getelementptr inbounds float, ptr %2, i64 %19
  %21 = or i64 %12, 1
  %22 = mul nsw i64 %21, %3
  %23 = getelementptr inbounds float, ptr %2, i64 %22
  %24 = or i64 %12, 2
  %25 = mul nsw i64 %24, %3
  %26 = getelementptr inbounds float, ptr %2, i64 %25
  %27 = or i64 %12, 3
  %28 = mul nsw i64 %27, %3
  %29 = getelementptr inbounds float, ptr %2, i64 %28
  %30 = or i64 %12, 4
  %31 = mul nsw i64 %30, %3
  %32 = getelementptr inbounds float, ptr %2, i64 %31
  %33 = or i64 %12, 5
  %34 = mul nsw i64 %33, %3
  %35 = getelementptr inbounds float, ptr %2, i64 %34
  %36 = or i64 %12, 6
  %37 = mul nsw i64 %36, %3
  %38 = getelementptr inbounds float, ptr %2, i64 %37
  %39 = or i64 %12, 7
  %40 = mul nsw i64 %39, %3
  %41 = getelementptr inbounds float, ptr %2, i64 %40
  %42 = or i64 %12, 8
  %43 = mul nsw i64 %42, %3
  %44 = getelementptr inbounds float, ptr %2, i64 %43
  %45 = or i64 %12, 9
  %46 = mul nsw i64 %45, %3
  %47 = getelementptr inbounds float, ptr %2, i64 %46
  %48 = or i64 %12, 10
  %49 = mul nsw i64 %48, %3
  %50 = getelementptr inbounds float, ptr %2, i64 %49
  %51 = or i64 %12, 11
  %52 = mul nsw i64 %51, %3
  %53 = getelementptr inbounds float, ptr %2, i64 %52
  %54 = or i64 %12, 12
  %55 = mul nsw i64 %54, %3
  %56 = getelementptr inbounds float, ptr %2, i64 %55
  %57 = or i64 %12, 13
  %58 = mul nsw i64 %57, %3
  %59 = getelementptr inbounds float, ptr %2, i64 %58
  %60 = or i64 %12, 14
  %61 = mul nsw i64 %60, %3
  %62 = getelementptr inbounds float, ptr %2, i64 %61
  %63 = or i64 %12, 15
  %64 = mul nsw i64 %63, %3
  %65 = getelementptr inbounds float, ptr %2, i64 %64
  %66 = getelementptr inbounds float, ptr %0, i64 %12
  %67 = getelementptr inbounds float, ptr %0, i64 %12
  %68 = getelementptr inbounds float, ptr %0, i64 %12
  %69 = getelementptr inbounds float, ptr %0, i64 %12
  %70 = getelementptr inbounds float, ptr %0, i64 %12
  %71 = getelementptr inbounds float, ptr %0, i64 %12
  %72 = getelementptr inbounds float, ptr %0, i64 %12
  %73 = getelementptr inbounds float, ptr %0, i64 %12
  %74 = getelementptr inbounds float, ptr %0, i64 %12
  %75 = getelementptr inbounds float, ptr %0, i64 %12
  %76 = getelementptr inbounds float, ptr %0, i64 %12
  %77 = getelementptr inbounds float, ptr %0, i64 %12
  %78 = getelementptr inbounds float, ptr %0, i64 %12
  %79 = getelementptr inbounds float, ptr %0, i64 %12
  %80 = getelementptr inbounds float, ptr %0, i64 %12
  %81 = getelementptr inbounds float, ptr %0, i64 %12
  br label %86

82:                                               ; preds = %83, %6
  ret void

83:                                               ; preds = %258, %10
  %84 = icmp slt i64 %14, %4
  %85 = add nuw i64 %11, 16
  br i1 %84, label %10, label %82

86:                                               ; preds = %15, %258
  %87 = phi i64 [ 16, %15 ], [ %260, %258 ]
  %88 = phi i64 [ 0, %15 ], [ %90, %258 ]
  %89 = call i64 @llvm.smin.i64(i64 %5, i64 %87)
  %90 = add nuw nsw i64 %88, 16
  %91 = icmp sgt i64 %90, %5
  %92 = select i1 %16, i1 true, i1 %91
  br i1 %92, label %93, label %97

93:                                               ; preds = %86
  br i1 %18, label %94, label %258

94:                                               ; preds = %93
  %95 = select i1 %91, i64 %5, i64 %90
  %96 = icmp slt i64 %88, %95
  br label %241

97:                                               ; preds = %86
  %98 = getelementptr inbounds float, ptr %20, i64 %88
  %99 = load <16 x float>, ptr %98, align 1
  %100 = getelementptr inbounds float, ptr %23, i64 %88
  %101 = load <16 x float>, ptr %100, align 1
  %102 = getelementptr inbounds float, ptr %26, i64 %88
  %103 = load <16 x float>, ptr %102, align 1
  %104 = getelementptr inbounds float, ptr %29, i64 %88
  %105 = load <16 x float>, ptr %104, align 1
  %106 = getelementptr inbounds float, ptr %32, i64 %88
  %107 = load <16 x float>, ptr %106, align 1
  %108 = getelementptr inbounds float, ptr %35, i64 %88
  %109 = load <16 x float>, ptr %108, align 1
  %110 = getelementptr inbounds float, ptr %38, i64 %88
  %111 = load <16 x float>, ptr %110, align 1
  %112 = getelementptr inbounds float, ptr %41, i64 %88
  %113 = load <16 x float>, ptr %112, align 1
  %114 = getelementptr inbounds float, ptr %44, i64 %88
  %115 = load <16 x float>, ptr %114, align 1
  %116 = getelementptr inbounds float, ptr %47, i64 %88
  %117 = load <16 x float>, ptr %116, align 1
  %118 = getelementptr inbounds float, ptr %50, i64 %88
  %119 = load <16 x float>, ptr %118, align 1
  %120 = getelementptr inbounds float, ptr %53, i64 %88
  %121 = load <16 x float>, ptr %120, align 1
  %122 = getelementptr inbounds float, ptr %56, i64 %88
  %123 = load <16 x float>, ptr %122, align 1
  %124 = getelementptr inbounds float, ptr %59, i64 %88
  %125 = load <16 x float>, ptr %124, align 1
  %126 = getelementptr inbounds float, ptr %62, i64 %88
  %127 = load <16 x float>, ptr %126, align 1
  %128 = getelementptr inbounds float, ptr %65, i64 %88
  %129 = load <16 x float>, ptr %128, align 1
  %130 = shufflevector <16 x float> %99, <16 x float> %101, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %131 = shufflevector <16 x float> %99, <16 x float> %101, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %132 = shufflevector <16 x float> %103, <16 x float> %105, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %133 = shufflevector <16 x float> %103, <16 x float> %105, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %134 = shufflevector <16 x float> %107, <16 x float> %109, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %135 = shufflevector <16 x float> %107, <16 x float> %109, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %136 = shufflevector <16 x float> %111, <16 x float> %113, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %137 = shufflevector <16 x float> %111, <16 x float> %113, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %138 = shufflevector <16 x float> %115, <16 x float> %117, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %139 = shufflevector <16 x float> %115, <16 x float> %117, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %140 = shufflevector <16 x float> %119, <16 x float> %121, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %141 = shufflevector <16 x float> %119, <16 x float> %121, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %142 = shufflevector <16 x float> %123, <16 x float> %125, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %143 = shufflevector <16 x float> %123, <16 x float> %125, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %144 = shufflevector <16 x float> %127, <16 x float> %129, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %145 = shufflevector <16 x float> %127, <16 x float> %129, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %146 = shufflevector <16 x float> %130, <16 x float> %132, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %147 = shufflevector <16 x float> %130, <16 x float> %132, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %148 = shufflevector <16 x float> %131, <16 x float> %133, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %149 = shufflevector <16 x float> %131, <16 x float> %133, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %150 = shufflevector <16 x float> %134, <16 x float> %136, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %151 = shufflevector <16 x float> %134, <16 x float> %136, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %152 = shufflevector <16 x float> %135, <16 x float> %137, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %153 = shufflevector <16 x float> %135, <16 x float> %137, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %154 = shufflevector <16 x float> %138, <16 x float> %140, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %155 = shufflevector <16 x float> %138, <16 x float> %140, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %156 = shufflevector <16 x float> %139, <16 x float> %141, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %157 = shufflevector <16 x float> %139, <16 x float> %141, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %158 = shufflevector <16 x float> %142, <16 x float> %144, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %159 = shufflevector <16 x float> %142, <16 x float> %144, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %160 = shufflevector <16 x float> %143, <16 x float> %145, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %161 = shufflevector <16 x float> %143, <16 x float> %145, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %162 = shufflevector <16 x float> %146, <16 x float> %150, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %163 = shufflevector <16 x float> %146, <16 x float> %150, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %164 = shufflevector <16 x float> %148, <16 x float> %152, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %165 = shufflevector <16 x float> %148, <16 x float> %152, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %166 = shufflevector <16 x float> %147, <16 x float> %151, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %167 = shufflevector <16 x float> %147, <16 x float> %151, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %168 = shufflevector <16 x float> %149, <16 x float> %153, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %169 = shufflevector <16 x float> %149, <16 x float> %153, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %170 = shufflevector <16 x float> %154, <16 x float> %158, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %171 = shufflevector <16 x float> %154, <16 x float> %158, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %172 = shufflevector <16 x float> %156, <16 x float> %160, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %173 = shufflevector <16 x float> %156, <16 x float> %160, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %174 = shufflevector <16 x float> %155, <16 x float> %159, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %175 = shufflevector <16 x float> %155, <16 x float> %159, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %176 = shufflevector <16 x float> %157, <16 x float> %161, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %177 = shufflevector <16 x float> %157, <16 x float> %161, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %178 = shufflevector <16 x float> %162, <16 x float> %170, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %179 = shufflevector <16 x float> %162, <16 x float> %170, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %180 = shufflevector <16 x float> %164, <16 x float> %172, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %181 = shufflevector <16 x float> %164, <16 x float> %172, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %182 = shufflevector <16 x float> %166, <16 x float> %174, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %183 = shufflevector <16 x float> %166, <16 x float> %174, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %184 = shufflevector <16 x float> %168, <16 x float> %176, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %185 = shufflevector <16 x float> %168, <16 x float> %176, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %186 = shufflevector <16 x float> %163, <16 x float> %171, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %187 = shufflevector <16 x float> %163, <16 x float> %171, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %188 = shufflevector <16 x float> %165, <16 x float> %173, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %189 = shufflevector <16 x float> %165, <16 x float> %173, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %190 = shufflevector <16 x float> %167, <16 x float> %175, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %191 = shufflevector <16 x float> %167, <16 x float> %175, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %192 = shufflevector <16 x float> %169, <16 x float> %177, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %193 = shufflevector <16 x float> %169, <16 x float> %177, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %194 = mul nsw i64 %88, %1
  %195 = getelementptr inbounds float, ptr %66, i64 %194
  store <16 x float> %178, ptr %195, align 1
  %196 = or i64 %88, 1
  %197 = mul nsw i64 %196, %1
  %198 = getelementptr inbounds float, ptr %67, i64 %197
  store <16 x float> %180, ptr %198, align 1
  %199 = or i64 %88, 2
  %200 = mul nsw i64 %199, %1
  %201 = getelementptr inbounds float, ptr %68, i64 %200
  store <16 x float> %182, ptr %201, align 1
  %202 = or i64 %88, 3
  %203 = mul nsw i64 %202, %1
  %204 = getelementptr inbounds float, ptr %69, i64 %203
  store <16 x float> %184, ptr %204, align 1
  %205 = or i64 %88, 4
  %206 = mul nsw i64 %205, %1
  %207 = getelementptr inbounds float, ptr %70, i64 %206
  store <16 x float> %186, ptr %207, align 1
  %208 = or i64 %88, 5
  %209 = mul nsw i64 %208, %1
  %210 = getelementptr inbounds float, ptr %71, i64 %209
  store <16 x float> %188, ptr %210, align 1
  %211 = or i64 %88, 6
  %212 = mul nsw i64 %211, %1
  %213 = getelementptr inbounds float, ptr %72, i64 %212
  store <16 x float> %190, ptr %213, align 1
  %214 = or i64 %88, 7
  %215 = mul nsw i64 %214, %1
  %216 = getelementptr inbounds float, ptr %73, i64 %215
  store <16 x float> %192, ptr %216, align 1
  %217 = or i64 %88, 8
  %218 = mul nsw i64 %217, %1
  %219 = getelementptr inbounds float, ptr %74, i64 %218
  store <16 x float> %179, ptr %219, align 1
  %220 = or i64 %88, 9
  %221 = mul nsw i64 %220, %1
  %222 = getelementptr inbounds float, ptr %75, i64 %221
  store <16 x float> %181, ptr %222, align 1
  %223 = or i64 %88, 10
  %224 = mul nsw i64 %223, %1
  %225 = getelementptr inbounds float, ptr %76, i64 %224
  store <16 x float> %183, ptr %225, align 1
  %226 = or i64 %88, 11
  %227 = mul nsw i64 %226, %1
  %228 = getelementptr inbounds float, ptr %77, i64 %227
  store <16 x float> %185, ptr %228, align 1
  %229 = or i64 %88, 12
  %230 = mul nsw i64 %229, %1
  %231 = getelementptr inbounds float, ptr %78, i64 %230
  store <16 x float> %187, ptr %231, align 1
  %232 = or i64 %88, 13
  %233 = mul nsw i64 %232, %1
  %234 = getelementptr inbounds float, ptr %79, i64 %233
  store <16 x float> %189, ptr %234, align 1
  %235 = or i64 %88, 14
  %236 = mul nsw i64 %235, %1
  %237 = getelementptr inbounds float, ptr %80, i64 %236
  store <16 x float> %191, ptr %237, align 1
  %238 = or i64 %88, 15
  %239 = mul nsw i64 %238, %1
  %240 = getelementptr inbounds float, ptr %81, i64 %239
  store <16 x float> %193, ptr %240, align 1
  br label %258

241:                                              ; preds = %94, %245
  %242 = phi i64 [ %12, %94 ], [ %246, %245 ]
  br i1 %96, label %243, label %245

243:                                              ; preds = %241
  %244 = mul nsw i64 %242, %3
  br label %248

245:                                              ; preds = %248, %241
  %246 = add nuw nsw i64 %242, 1
  %247 = icmp eq i64 %246, %13
  br i1 %247, label %258, label %241

248:                                              ; preds = %243, %248
  %249 = phi i64 [ %88, %243 ], [ %256, %248 ]
  %250 = add nsw i64 %249, %244
  %251 = getelementptr inbounds float, ptr %2, i64 %250
  %252 = load float, ptr %251, align 4
  %253 = mul nsw i64 %249, %1
  %254 = add nsw i64 %253, %242
  %255 = getelementptr inbounds float, ptr %0, i64 %254
  store float %252, ptr %255, align 4
  %256 = add nuw nsw i64 %249, 1
  %257 = icmp eq i64 %256, %89
  br i1 %257, label %245, label %248

258:                                              ; preds = %245, %93, %97
  %259 = icmp slt i64 %90, %5
  %260 = add nuw i64 %87, 16
  br i1 %259, label %86, label %83
}

define internal fastcc void @reflection(ptr %0, i64 %1) {
  %3 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 4
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 3
  %6 = load i64, ptr %5, align 8
  %7 = mul nsw i64 %6, %1
  %8 = getelementptr inbounds float, ptr %4, i64 %7
  %9 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds float, ptr %10, i64 %7
  %12 = sdiv i64 %1, 16
  %13 = shl nsw i64 %12, 4
  %14 = icmp slt i64 %13, %6
  br i1 %14, label %68, label %15

15:                                               ; preds = %68, %2
  %16 = phi <16 x float> [ zeroinitializer, %2 ], [ %84, %68 ]
  %17 = phi <16 x float> [ zeroinitializer, %2 ], [ %83, %68 ]
  %18 = extractelement <16 x float> %17, i64 0
  %19 = fcmp ogt float %18, 0.000000e+00
  %20 = select i1 %19, float %18, float 0.000000e+00
  %21 = extractelement <16 x float> %17, i64 1
  %22 = fcmp ogt float %21, %20
  %23 = select i1 %22, float %21, float %20
  %24 = extractelement <16 x float> %17, i64 2
  %25 = fcmp ogt float %24, %23
  %26 = select i1 %25, float %24, float %23
  %27 = extractelement <16 x float> %17, i64 3
  %28 = fcmp ogt float %27, %26
  %29 = select i1 %28, float %27, float %26
  %30 = extractelement <16 x float> %17, i64 4
  %31 = fcmp ogt float %30, %29
  %32 = select i1 %31, float %30, float %29
  %33 = extractelement <16 x float> %17, i64 5
  %34 = fcmp ogt float %33, %32
  %35 = select i1 %34, float %33, float %32
  %36 = extractelement <16 x float> %17, i64 6
  %37 = fcmp ogt float %36, %35
  %38 = select i1 %37, float %36, float %35
  %39 = extractelement <16 x float> %17, i64 7
  %40 = fcmp ogt float %39, %38
  %41 = select i1 %40, float %39, float %38
  %42 = extractelement <16 x float> %17, i64 8
  %43 = fcmp ogt float %42, %41
  %44 = select i1 %43, float %42, float %41
  %45 = extractelement <16 x float> %17, i64 9
  %46 = fcmp ogt float %45, %44
  %47 = select i1 %46, float %45, float %44
  %48 = extractelement <16 x float> %17, i64 10
  %49 = fcmp ogt float %48, %47
  %50 = select i1 %49, float %48, float %47
  %51 = extractelement <16 x float> %17, i64 11
  %52 = fcmp ogt float %51, %50
  %53 = select i1 %52, float %51, float %50
  %54 = extractelement <16 x float> %17, i64 12
  %55 = fcmp ogt float %54, %53
  %56 = select i1 %55, float %54, float %53
  %57 = extractelement <16 x float> %17, i64 13
  %58 = fcmp ogt float %57, %56
  %59 = select i1 %58, float %57, float %56
  %60 = extractelement <16 x float> %17, i64 14
  %61 = fcmp ogt float %60, %59
  %62 = select i1 %61, float %60, float %59
  %63 = extractelement <16 x float> %17, i64 15
  %64 = fcmp ogt float %63, %62
  %65 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 7
  %66 = load ptr, ptr %65, align 8
  %67 = getelementptr inbounds float, ptr %66, i64 %1
  store float 0.000000e+00, ptr %67, align 4
  br label %107

68:                                               ; preds = %2, %68
  %69 = phi <16 x float> [ %83, %68 ], [ zeroinitializer, %2 ]
  %70 = phi <16 x float> [ %84, %68 ], [ zeroinitializer, %2 ]
  %71 = phi i64 [ %85, %68 ], [ %13, %2 ]
  %72 = getelementptr inbounds float, ptr %8, i64 %71
  %73 = load <16 x i32>, ptr %72, align 64
  %74 = sub nsw i64 %1, %71
  %75 = trunc i64 %74 to i32
  %76 = insertelement <16 x i32> poison, i32 %75, i64 0
  %77 = shufflevector <16 x i32> %76, <16 x i32> poison, <16 x i32> zeroinitializer
  %78 = icmp slt <16 x i32> %77, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %79 = and <16 x i32> %73, <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>
  %80 = select <16 x i1> %78, <16 x i32> %79, <16 x i32> zeroinitializer
  %81 = bitcast <16 x i32> %80 to <16 x float>
  %82 = fcmp oge <16 x float> %69, %81
  %83 = select <16 x i1> %82, <16 x float> %69, <16 x float> %81
  %84 = fadd <16 x float> %70, %81
  %85 = add nsw i64 %71, 16
  %86 = icmp slt i64 %85, %6
  br i1 %86, label %68, label %15

87:                                               ; preds = %107, %87
  %88 = phi i64 [ %95, %87 ], [ 0, %107 ]
  %89 = phi <16 x float> [ %94, %87 ], [ %114, %107 ]
  %90 = add nuw nsw i64 %88, 4
  %91 = extractelement <16 x float> %89, i64 %90
  %92 = extractelement <16 x float> %89, i64 %88
  %93 = fadd float %92, %91
  %94 = insertelement <16 x float> %89, float %93, i64 %88
  %95 = add nuw nsw i64 %88, 1
  %96 = icmp eq i64 %95, 4
  br i1 %96, label %97, label %87

97:                                               ; preds = %87, %97
  %98 = phi i64 [ %105, %97 ], [ 0, %87 ]
  %99 = phi <16 x float> [ %104, %97 ], [ %94, %87 ]
  %100 = add nuw nsw i64 %98, 2
  %101 = extractelement <16 x float> %99, i64 %100
  %102 = extractelement <16 x float> %99, i64 %98
  %103 = fadd float %102, %101
  %104 = insertelement <16 x float> %99, float %103, i64 %98
  %105 = add nuw nsw i64 %98, 1
  %106 = icmp eq i64 %105, 2
  br i1 %106, label %117, label %97

107:                                              ; preds = %107, %15
  %108 = phi i64 [ %115, %107 ], [ 0, %15 ]
  %109 = phi <16 x float> [ %114, %107 ], [ %16, %15 ]
  %110 = add nuw nsw i64 %108, 8
  %111 = extractelement <16 x float> %109, i64 %110
  %112 = extractelement <16 x float> %109, i64 %108
  %113 = fadd float %112, %111
  %114 = insertelement <16 x float> %109, float %113, i64 %108
  %115 = add nuw nsw i64 %108, 1
  %116 = icmp eq i64 %115, 8
  br i1 %116, label %87, label %107

117:                                              ; preds = %97
  %118 = select i1 %64, float %63, float %62
  %119 = extractelement <16 x float> %104, i64 1
  %120 = extractelement <16 x float> %104, i64 0
  %121 = fadd float %120, %119
  %122 = fcmp oeq float %121, 0.000000e+00
  br i1 %122, label %225, label %123

123:                                              ; preds = %117
  %124 = getelementptr inbounds float, ptr %8, i64 %1
  %125 = load float, ptr %124, align 4
  %126 = fcmp olt float %125, 0.000000e+00
  %127 = fneg float %125
  %128 = select i1 %126, float %127, float %125
  %129 = fcmp ogt float %128, %118
  %130 = select i1 %129, float %128, float %118
  %131 = bitcast float %130 to i32
  %132 = lshr i32 %131, 23
  %133 = and i32 %132, 255
  %134 = sub nsw i32 254, %133
  %135 = icmp sgt i32 %134, 1
  %136 = select i1 %135, i32 %134, i32 1
  %137 = shl nuw nsw i32 %136, 23
  %138 = bitcast i32 %137 to float
  %139 = load i64, ptr %5, align 8
  %140 = icmp slt i64 %13, %139
  br i1 %140, label %141, label %144

141:                                              ; preds = %123
  %142 = insertelement <16 x float> poison, float %138, i64 0
  %143 = shufflevector <16 x float> %142, <16 x float> poison, <16 x i32> zeroinitializer
  br label %193

144:                                              ; preds = %193, %123
  %145 = phi i64 [ %139, %123 ], [ %208, %193 ]
  %146 = phi <16 x float> [ zeroinitializer, %123 ], [ %205, %193 ]
  br label %167

147:                                              ; preds = %167, %147
  %148 = phi i64 [ %155, %147 ], [ 0, %167 ]
  %149 = phi <16 x float> [ %154, %147 ], [ %174, %167 ]
  %150 = add nuw nsw i64 %148, 4
  %151 = extractelement <16 x float> %149, i64 %150
  %152 = extractelement <16 x float> %149, i64 %148
  %153 = fadd float %152, %151
  %154 = insertelement <16 x float> %149, float %153, i64 %148
  %155 = add nuw nsw i64 %148, 1
  %156 = icmp eq i64 %155, 4
  br i1 %156, label %157, label %147

157:                                              ; preds = %147, %157
  %158 = phi i64 [ %165, %157 ], [ 0, %147 ]
  %159 = phi <16 x float> [ %164, %157 ], [ %154, %147 ]
  %160 = add nuw nsw i64 %158, 2
  %161 = extractelement <16 x float> %159, i64 %160
  %162 = extractelement <16 x float> %159, i64 %158
  %163 = fadd float %162, %161
  %164 = insertelement <16 x float> %159, float %163, i64 %158
  %165 = add nuw nsw i64 %158, 1
  %166 = icmp eq i64 %165, 2
  br i1 %166, label %177, label %157

167:                                              ; preds = %167, %144
  %168 = phi i64 [ %175, %167 ], [ 0, %144 ]
  %169 = phi <16 x float> [ %174, %167 ], [ %146, %144 ]
  %170 = add nuw nsw i64 %168, 8
  %171 = extractelement <16 x float> %169, i64 %170
  %172 = extractelement <16 x float> %169, i64 %168
  %173 = fadd float %172, %171
  %174 = insertelement <16 x float> %169, float %173, i64 %168
  %175 = add nuw nsw i64 %168, 1
  %176 = icmp eq i64 %175, 8
  br i1 %176, label %147, label %167

177:                                              ; preds = %157
  %178 = fmul float %125, %138
  %179 = extractelement <16 x float> %164, i64 1
  %180 = extractelement <16 x float> %164, i64 0
  %181 = fadd float %180, %179
  %182 = call float @llvm.fmuladd.f32(float %178, float %178, float %181)
  %183 = call float @llvm.sqrt.f32(float %182)
  %184 = fcmp olt float %178, 0.000000e+00
  %185 = fneg float %183
  %186 = select i1 %184, float %183, float %185
  %187 = icmp slt i64 %13, %145
  br i1 %187, label %188, label %210

188:                                              ; preds = %177
  %189 = fsub float %178, %186
  %190 = fdiv float 1.000000e+00, %189
  %191 = insertelement <16 x float> poison, float %190, i64 0
  %192 = shufflevector <16 x float> %191, <16 x float> poison, <16 x i32> zeroinitializer
  br label %217

193:                                              ; preds = %141, %193
  %194 = phi i64 [ %13, %141 ], [ %207, %193 ]
  %195 = phi <16 x float> [ zeroinitializer, %141 ], [ %205, %193 ]
  %196 = getelementptr inbounds float, ptr %8, i64 %194
  %197 = load <16 x float>, ptr %196, align 64
  %198 = sub nsw i64 %1, %194
  %199 = trunc i64 %198 to i32
  %200 = insertelement <16 x i32> poison, i32 %199, i64 0
  %201 = shufflevector <16 x i32> %200, <16 x i32> poison, <16 x i32> zeroinitializer
  %202 = icmp slt <16 x i32> %201, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %203 = select <16 x i1> %202, <16 x float> %197, <16 x float> zeroinitializer
  %204 = fmul <16 x float> %143, %203
  %205 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %204, <16 x float> %204, <16 x float> %195)
  %206 = getelementptr inbounds float, ptr %11, i64 %194
  store <16 x float> %204, ptr %206, align 64
  %207 = add nsw i64 %194, 16
  %208 = load i64, ptr %5, align 8
  %209 = icmp slt i64 %207, %208
  br i1 %209, label %193, label %144

210:                                              ; preds = %217, %177
  %211 = getelementptr inbounds float, ptr %11, i64 %1
  store float 1.000000e+00, ptr %211, align 4
  %212 = fdiv float %186, %138
  store float %212, ptr %124, align 4
  %213 = fsub float %186, %178
  %214 = fdiv float %213, %186
  %215 = load ptr, ptr %65, align 8
  %216 = getelementptr inbounds float, ptr %215, i64 %1
  store float %214, ptr %216, align 4
  br label %225

217:                                              ; preds = %188, %217
  %218 = phi i64 [ %13, %188 ], [ %222, %217 ]
  %219 = getelementptr inbounds float, ptr %11, i64 %218
  %220 = load <16 x float>, ptr %219, align 64
  %221 = fmul <16 x float> %192, %220
  store <16 x float> %221, ptr %219, align 64
  %222 = add nsw i64 %218, 16
  %223 = load i64, ptr %5, align 8
  %224 = icmp slt i64 %222, %223
  br i1 %224, label %217, label %210

225:                                              ; preds = %117, %210
  ret void
}

define internal fastcc void @apply(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4) {
  %6 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 3
  %9 = load i64, ptr %8, align 8
  %10 = mul nsw i64 %9, %1
  %11 = getelementptr inbounds float, ptr %7, i64 %10
  %12 = sdiv i64 %1, 16
  %13 = shl nsw i64 %12, 4
  %14 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 7
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds float, ptr %15, i64 %1
  %17 = load float, ptr %16, align 4
  %18 = fcmp oeq float %17, 0.000000e+00
  br i1 %18, label %323, label %19

19:                                               ; preds = %5
  %20 = add nsw i64 %3, 4
  %21 = icmp sgt i64 %20, %4
  br i1 %21, label %22, label %26

22:                                               ; preds = %241, %19
  %23 = phi i64 [ %9, %19 ], [ %242, %241 ]
  %24 = phi i64 [ %3, %19 ], [ %29, %241 ]
  %25 = icmp slt i64 %24, %4
  br i1 %25, label %249, label %323

26:                                               ; preds = %19, %245
  %27 = phi i64 [ %242, %245 ], [ %9, %19 ]
  %28 = phi float [ %248, %245 ], [ %17, %19 ]
  %29 = phi i64 [ %243, %245 ], [ %20, %19 ]
  %30 = phi i64 [ %29, %245 ], [ %3, %19 ]
  %31 = mul nsw i64 %27, %30
  %32 = getelementptr inbounds float, ptr %2, i64 %31
  %33 = icmp sgt i64 %27, %13
  br i1 %33, label %34, label %37

34:                                               ; preds = %26
  %35 = shl nsw i64 %27, 1
  %36 = mul nsw i64 %27, 3
  br label %42

37:                                               ; preds = %42, %26
  %38 = phi <16 x float> [ zeroinitializer, %26 ], [ %61, %42 ]
  %39 = phi <16 x float> [ zeroinitializer, %26 ], [ %58, %42 ]
  %40 = phi <16 x float> [ zeroinitializer, %26 ], [ %55, %42 ]
  %41 = phi <16 x float> [ zeroinitializer, %26 ], [ %52, %42 ]
  br label %95

42:                                               ; preds = %34, %42
  %43 = phi <16 x float> [ zeroinitializer, %34 ], [ %61, %42 ]
  %44 = phi <16 x float> [ zeroinitializer, %34 ], [ %58, %42 ]
  %45 = phi <16 x float> [ zeroinitializer, %34 ], [ %55, %42 ]
  %46 = phi <16 x float> [ zeroinitializer, %34 ], [ %52, %42 ]
  %47 = phi i64 [ %13, %34 ], [ %62, %42 ]
  %48 = getelementptr inbounds float, ptr %11, i64 %47
  %49 = load <16 x float>, ptr %48, align 64
  %50 = getelementptr inbounds float, ptr %32, i64 %47
  %51 = load <16 x float>, ptr %50, align 64
  %52 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %49, <16 x float> %51, <16 x float> %46)
  %53 = getelementptr inbounds float, ptr %50, i64 %27
  %54 = load <16 x float>, ptr %53, align 64
  %55 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %49, <16 x float> %54, <16 x float> %45)
  %56 = getelementptr inbounds float, ptr %50, i64 %35
  %57 = load <16 x float>, ptr %56, align 64
  %58 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %49, <16 x float> %57, <16 x float> %44)
  %59 = getelementptr inbounds float, ptr %50, i64 %36
  %60 = load <16 x float>, ptr %59, align 64
  %61 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %49, <16 x float> %60, <16 x float> %43)
  %62 = add nsw i64 %47, 16
  %63 = icmp slt i64 %62, %27
  br i1 %63, label %42, label %37

64:                                               ; preds = %216
  %65 = extractelement <16 x float> %213, i64 0
  %66 = extractelement <16 x float> %213, i64 1
  %67 = fadd float %65, %66
  %68 = fmul float %28, %67
  %69 = insertelement <16 x float> poison, float %68, i64 0
  %70 = shufflevector <16 x float> %69, <16 x float> poison, <16 x i32> zeroinitializer
  %71 = fneg <16 x float> %111
  %72 = fneg <16 x float> %148
  %73 = fneg <16 x float> %185
  %74 = fneg <16 x float> %70
  br label %217

75:                                               ; preds = %95, %75
  %76 = phi i64 [ %83, %75 ], [ 0, %95 ]
  %77 = phi <16 x float> [ %82, %75 ], [ %102, %95 ]
  %78 = add nuw nsw i64 %76, 4
  %79 = extractelement <16 x float> %77, i64 %78
  %80 = extractelement <16 x float> %77, i64 %76
  %81 = fadd float %80, %79
  %82 = insertelement <16 x float> %77, float %81, i64 %76
  %83 = add nuw nsw i64 %76, 1
  %84 = icmp eq i64 %83, 4
  br i1 %84, label %85, label %75

85:                                               ; preds = %75, %85
  %86 = phi i64 [ %93, %85 ], [ 0, %75 ]
  %87 = phi <16 x float> [ %92, %85 ], [ %82, %75 ]
  %88 = add nuw nsw i64 %86, 2
  %89 = extractelement <16 x float> %87, i64 %88
  %90 = extractelement <16 x float> %87, i64 %86
  %91 = fadd float %90, %89
  %92 = insertelement <16 x float> %87, float %91, i64 %86
  %93 = add nuw nsw i64 %86, 1
  %94 = icmp eq i64 %93, 2
  br i1 %94, label %105, label %85

95:                                               ; preds = %95, %37
  %96 = phi i64 [ %103, %95 ], [ 0, %37 ]
  %97 = phi <16 x float> [ %102, %95 ], [ %41, %37 ]
  %98 = add nuw nsw i64 %96, 8
  %99 = extractelement <16 x float> %97, i64 %98
  %100 = extractelement <16 x float> %97, i64 %96
  %101 = fadd float %100, %99
  %102 = insertelement <16 x float> %97, float %101, i64 %96
  %103 = add nuw nsw i64 %96, 1
  %104 = icmp eq i64 %103, 8
  br i1 %104, label %75, label %95

105:                                              ; preds = %85
  %106 = extractelement <16 x float> %92, i64 1
  %107 = extractelement <16 x float> %92, i64 0
  %108 = fadd float %107, %106
  %109 = fmul float %28, %108
  %110 = insertelement <16 x float> poison, float %109, i64 0
  %111 = shufflevector <16 x float> %110, <16 x float> poison, <16 x i32> zeroinitializer
  br label %112

112:                                              ; preds = %112, %105
  %113 = phi i64 [ %120, %112 ], [ 0, %105 ]
  %114 = phi <16 x float> [ %119, %112 ], [ %40, %105 ]
  %115 = add nuw nsw i64 %113, 8
  %116 = extractelement <16 x float> %114, i64 %115
  %117 = extractelement <16 x float> %114, i64 %113
  %118 = fadd float %117, %116
  %119 = insertelement <16 x float> %114, float %118, i64 %113
  %120 = add nuw nsw i64 %113, 1
  %121 = icmp eq i64 %120, 8
  br i1 %121, label %122, label %112

122:                                              ; preds = %112, %122
  %123 = phi i64 [ %130, %122 ], [ 0, %112 ]
  %124 = phi <16 x float> [ %129, %122 ], [ %119, %112 ]
  %125 = add nuw nsw i64 %123, 4
  %126 = extractelement <16 x float> %124, i64 %125
  %127 = extractelement <16 x float> %124, i64 %123
  %128 = fadd float %127, %126
  %129 = insertelement <16 x float> %124, float %128, i64 %123
  %130 = add nuw nsw i64 %123, 1
  %131 = icmp eq i64 %130, 4
  br i1 %131, label %132, label %122

132:                                              ; preds = %122, %132
  %133 = phi i64 [ %140, %132 ], [ 0, %122 ]
  %134 = phi <16 x float> [ %139, %132 ], [ %129, %122 ]
  %135 = add nuw nsw i64 %133, 2
  %136 = extractelement <16 x float> %134, i64 %135
  %137 = extractelement <16 x float> %134, i64 %133
  %138 = fadd float %137, %136
  %139 = insertelement <16 x float> %134, float %138, i64 %133
  %140 = add nuw nsw i64 %133, 1
  %141 = icmp eq i64 %140, 2
  br i1 %141, label %142, label %132

142:                                              ; preds = %132
  %143 = extractelement <16 x float> %139, i64 1
  %144 = extractelement <16 x float> %139, i64 0
  %145 = fadd float %144, %143
  %146 = fmul float %28, %145
  %147 = insertelement <16 x float> poison, float %146, i64 0
  %148 = shufflevector <16 x float> %147, <16 x float> poison, <16 x i32> zeroinitializer
  br label %149

149:                                              ; preds = %149, %142
  %150 = phi i64 [ %157, %149 ], [ 0, %142 ]
  %151 = phi <16 x float> [ %156, %149 ], [ %39, %142 ]
  %152 = add nuw nsw i64 %150, 8
  %153 = extractelement <16 x float> %151, i64 %152
  %154 = extractelement <16 x float> %151, i64 %150
  %155 = fadd float %154, %153
  %156 = insertelement <16 x float> %151, float %155, i64 %150
  %157 = add nuw nsw i64 %150, 1
  %158 = icmp eq i64 %157, 8
  br i1 %158, label %159, label %149

159:                                              ; preds = %149, %159
  %160 = phi i64 [ %167, %159 ], [ 0, %149 ]
  %161 = phi <16 x float> [ %166, %159 ], [ %156, %149 ]
  %162 = add nuw nsw i64 %160, 4
  %163 = extractelement <16 x float> %161, i64 %162
  %164 = extractelement <16 x float> %161, i64 %160
  %165 = fadd float %164, %163
  %166 = insertelement <16 x float> %161, float %165, i64 %160
  %167 = add nuw nsw i64 %160, 1
  %168 = icmp eq i64 %167, 4
  br i1 %168, label %169, label %159

169:                                              ; preds = %159, %169
  %170 = phi i64 [ %177, %169 ], [ 0, %159 ]
  %171 = phi <16 x float> [ %176, %169 ], [ %166, %159 ]
  %172 = add nuw nsw i64 %170, 2
  %173 = extractelement <16 x float> %171, i64 %172
  %174 = extractelement <16 x float> %171, i64 %170
  %175 = fadd float %174, %173
  %176 = insertelement <16 x float> %171, float %175, i64 %170
  %177 = add nuw nsw i64 %170, 1
  %178 = icmp eq i64 %177, 2
  br i1 %178, label %179, label %169

179:                                              ; preds = %169
  %180 = extractelement <16 x float> %176, i64 1
  %181 = extractelement <16 x float> %176, i64 0
  %182 = fadd float %181, %180
  %183 = fmul float %28, %182
  %184 = insertelement <16 x float> poison, float %183, i64 0
  %185 = shufflevector <16 x float> %184, <16 x float> poison, <16 x i32> zeroinitializer
  br label %186

186:                                              ; preds = %186, %179
  %187 = phi i64 [ %194, %186 ], [ 0, %179 ]
  %188 = phi <16 x float> [ %193, %186 ], [ %38, %179 ]
  %189 = add nuw nsw i64 %187, 8
  %190 = extractelement <16 x float> %188, i64 %189
  %191 = extractelement <16 x float> %188, i64 %187
  %192 = fadd float %191, %190
  %193 = insertelement <16 x float> %188, float %192, i64 %187
  %194 = add nuw nsw i64 %187, 1
  %195 = icmp eq i64 %194, 8
  br i1 %195, label %196, label %186

196:                                              ; preds = %186, %196
  %197 = phi i64 [ %204, %196 ], [ 0, %186 ]
  %198 = phi <16 x float> [ %203, %196 ], [ %193, %186 ]
  %199 = add nuw nsw i64 %197, 4
  %200 = extractelement <16 x float> %198, i64 %199
  %201 = extractelement <16 x float> %198, i64 %197
  %202 = fadd float %201, %200
  %203 = insertelement <16 x float> %198, float %202, i64 %197
  %204 = add nuw nsw i64 %197, 1
  %205 = icmp eq i64 %204, 4
  br i1 %205, label %206, label %196

206:                                              ; preds = %196, %206
  %207 = phi i64 [ %214, %206 ], [ 0, %196 ]
  %208 = phi <16 x float> [ %213, %206 ], [ %203, %196 ]
  %209 = add nuw nsw i64 %207, 2
  %210 = extractelement <16 x float> %208, i64 %209
  %211 = extractelement <16 x float> %208, i64 %207
  %212 = fadd float %211, %210
  %213 = insertelement <16 x float> %208, float %212, i64 %207
  %214 = add nuw nsw i64 %207, 1
  %215 = icmp eq i64 %214, 2
  br i1 %215, label %216, label %206

216:                                              ; preds = %206
  br i1 %33, label %64, label %241

217:                                              ; preds = %64, %217
  %218 = phi i64 [ %239, %217 ], [ %13, %64 ]
  %219 = getelementptr inbounds float, ptr %11, i64 %218
  %220 = load <16 x float>, ptr %219, align 64
  %221 = getelementptr inbounds float, ptr %32, i64 %218
  %222 = load <16 x float>, ptr %221, align 64
  %223 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %71, <16 x float> %220, <16 x float> %222)
  store <16 x float> %223, ptr %221, align 64
  %224 = load i64, ptr %8, align 8
  %225 = getelementptr inbounds float, ptr %221, i64 %224
  %226 = load <16 x float>, ptr %225, align 64
  %227 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %72, <16 x float> %220, <16 x float> %226)
  store <16 x float> %227, ptr %225, align 64
  %228 = load i64, ptr %8, align 8
  %229 = shl nsw i64 %228, 1
  %230 = getelementptr inbounds float, ptr %221, i64 %229
  %231 = load <16 x float>, ptr %230, align 64
  %232 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %73, <16 x float> %220, <16 x float> %231)
  store <16 x float> %232, ptr %230, align 64
  %233 = load i64, ptr %8, align 8
  %234 = mul nsw i64 %233, 3
  %235 = getelementptr inbounds float, ptr %221, i64 %234
  %236 = load <16 x float>, ptr %235, align 64
  %237 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %74, <16 x float> %220, <16 x float> %236)
  store <16 x float> %237, ptr %235, align 64
  %238 = load i64, ptr %8, align 8
  %239 = add nsw i64 %218, 16
  %240 = icmp slt i64 %239, %238
  br i1 %240, label %217, label %241

241:                                              ; preds = %217, %216
  %242 = phi i64 [ %27, %216 ], [ %238, %217 ]
  %243 = add nsw i64 %29, 4
  %244 = icmp sgt i64 %243, %4
  br i1 %244, label %22, label %245

245:                                              ; preds = %241
  %246 = load ptr, ptr %14, align 8
  %247 = getelementptr inbounds float, ptr %246, i64 %1
  %248 = load float, ptr %247, align 4
  br label %26

249:                                              ; preds = %22, %319
  %250 = phi i64 [ %320, %319 ], [ %23, %22 ]
  %251 = phi i64 [ %321, %319 ], [ %24, %22 ]
  %252 = load ptr, ptr %14, align 8
  %253 = getelementptr inbounds float, ptr %252, i64 %1
  %254 = load float, ptr %253, align 4
  %255 = mul nsw i64 %250, %251
  %256 = getelementptr inbounds float, ptr %2, i64 %255
  %257 = icmp sgt i64 %250, %13
  br i1 %257, label %260, label %258

258:                                              ; preds = %260, %249
  %259 = phi <16 x float> [ zeroinitializer, %249 ], [ %267, %260 ]
  br label %298

260:                                              ; preds = %249, %260
  %261 = phi <16 x float> [ %267, %260 ], [ zeroinitializer, %249 ]
  %262 = phi i64 [ %268, %260 ], [ %13, %249 ]
  %263 = getelementptr inbounds float, ptr %11, i64 %262
  %264 = load <16 x float>, ptr %263, align 64
  %265 = getelementptr inbounds float, ptr %256, i64 %262
  %266 = load <16 x float>, ptr %265, align 64
  %267 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %264, <16 x float> %266, <16 x float> %261)
  %268 = add nsw i64 %262, 16
  %269 = icmp slt i64 %268, %250
  br i1 %269, label %260, label %258

270:                                              ; preds = %308
  %271 = extractelement <16 x float> %295, i64 0
  %272 = extractelement <16 x float> %295, i64 1
  %273 = fadd float %271, %272
  %274 = fmul float %254, %273
  %275 = insertelement <16 x float> poison, float %274, i64 0
  %276 = shufflevector <16 x float> %275, <16 x float> poison, <16 x i32> zeroinitializer
  %277 = fneg <16 x float> %276
  br label %309

278:                                              ; preds = %298, %278
  %279 = phi i64 [ %286, %278 ], [ 0, %298 ]
  %280 = phi <16 x float> [ %285, %278 ], [ %305, %298 ]
  %281 = add nuw nsw i64 %279, 4
  %282 = extractelement <16 x float> %280, i64 %281
  %283 = extractelement <16 x float> %280, i64 %279
  %284 = fadd float %283, %282
  %285 = insertelement <16 x float> %280, float %284, i64 %279
  %286 = add nuw nsw i64 %279, 1
  %287 = icmp eq i64 %286, 4
  br i1 %287, label %288, label %278

288:                                              ; preds = %278, %288
  %289 = phi i64 [ %296, %288 ], [ 0, %278 ]
  %290 = phi <16 x float> [ %295, %288 ], [ %285, %278 ]
  %291 = add nuw nsw i64 %289, 2
  %292 = extractelement <16 x float> %290, i64 %291
  %293 = extractelement <16 x float> %290, i64 %289
  %294 = fadd float %293, %292
  %295 = insertelement <16 x float> %290, float %294, i64 %289
  %296 = add nuw nsw i64 %289, 1
  %297 = icmp eq i64 %296, 2
  br i1 %297, label %308, label %288

298:                                              ; preds = %298, %258
  %299 = phi i64 [ %306, %298 ], [ 0, %258 ]
  %300 = phi <16 x float> [ %305, %298 ], [ %259, %258 ]
  %301 = add nuw nsw i64 %299, 8
  %302 = extractelement <16 x float> %300, i64 %301
  %303 = extractelement <16 x float> %300, i64 %299
  %304 = fadd float %303, %302
  %305 = insertelement <16 x float> %300, float %304, i64 %299
  %306 = add nuw nsw i64 %299, 1
  %307 = icmp eq i64 %306, 8
  br i1 %307, label %278, label %298

308:                                              ; preds = %288
  br i1 %257, label %270, label %319

309:                                              ; preds = %270, %309
  %310 = phi i64 [ %317, %309 ], [ %13, %270 ]
  %311 = getelementptr inbounds float, ptr %11, i64 %310
  %312 = load <16 x float>, ptr %311, align 64
  %313 = getelementptr inbounds float, ptr %256, i64 %310
  %314 = load <16 x float>, ptr %313, align 64
  %315 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %277, <16 x float> %312, <16 x float> %314)
  store <16 x float> %315, ptr %313, align 64
  %316 = load i64, ptr %8, align 8
  %317 = add nsw i64 %310, 16
  %318 = icmp slt i64 %317, %316
  br i1 %318, label %309, label %319

319:                                              ; preds = %309, %308
  %320 = phi i64 [ %250, %308 ], [ %316, %309 ]
  %321 = add nsw i64 %251, 1
  %322 = icmp eq i64 %321, %4
  br i1 %322, label %323, label %249

323:                                              ; preds = %319, %22, %5
  ret void
}

declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>)

declare float @llvm.sqrt.f32(float)

declare float @llvm.fmuladd.f32(float, float, float)

declare i64 @llvm.smin.i64(i64, i64)
