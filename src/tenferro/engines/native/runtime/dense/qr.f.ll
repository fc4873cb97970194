; Made from source/dense/qr.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 5192fd4270e93482464f0a99feb3d19ced47c314af4a8e761ea5f811f3f3c82a

%struct.batch = type { ptr, ptr, ptr, i64, i64, i64, [5 x i64], ptr, i64 }

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
  %4 = load i64, ptr %2, align 8
  %5 = getelementptr inbounds i64, ptr %2, i64 1
  %6 = load i64, ptr %5, align 8
  %7 = load i64, ptr %0, align 8
  %8 = inttoptr i64 %7 to ptr
  %9 = getelementptr inbounds i64, ptr %0, i64 1
  %10 = load i64, ptr %9, align 8
  %11 = inttoptr i64 %10 to ptr
  %12 = getelementptr inbounds i64, ptr %0, i64 2
  %13 = load i64, ptr %12, align 8
  %14 = inttoptr i64 %13 to ptr
  %15 = icmp slt i64 %4, %6
  %16 = select i1 %15, i64 %4, i64 %6
  %17 = add nsw i64 %4, 15
  %18 = sdiv i64 %17, 16
  %19 = shl nsw i64 %18, 4
  %20 = mul nsw i64 %19, %6
  %21 = getelementptr inbounds float, ptr %1, i64 %20
  %22 = mul nsw i64 %16, %19
  %23 = getelementptr inbounds float, ptr %21, i64 %22
  %24 = getelementptr inbounds float, ptr %23, i64 %22
  %25 = icmp sgt i64 %6, 0
  br i1 %25, label %26, label %32

26:                                               ; preds = %3
  %27 = icmp slt i64 %4, %19
  br label %28

28:                                               ; preds = %26, %34
  %29 = phi i64 [ 0, %26 ], [ %35, %34 ]
  br i1 %27, label %30, label %34

30:                                               ; preds = %28
  %31 = mul nsw i64 %29, %19
  br label %37

32:                                               ; preds = %34, %3
  call fastcc void @turn(ptr %1, i64 %19, ptr %8, i64 %6, i64 %4, i64 %6)
  %33 = icmp sgt i64 %16, 0
  br i1 %33, label %47, label %43

34:                                               ; preds = %37, %28
  %35 = add nuw nsw i64 %29, 1
  %36 = icmp eq i64 %35, %6
  br i1 %36, label %32, label %28

37:                                               ; preds = %30, %37
  %38 = phi i64 [ %4, %30 ], [ %41, %37 ]
  %39 = add nsw i64 %38, %31
  %40 = getelementptr inbounds float, ptr %1, i64 %39
  store float 0.000000e+00, ptr %40, align 4
  %41 = add nsw i64 %38, 1
  %42 = icmp eq i64 %41, %19
  br i1 %42, label %34, label %37

43:                                               ; preds = %61, %32
  %44 = getelementptr inbounds i64, ptr %2, i64 4
  %45 = load i64, ptr %44, align 8
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %79, label %78

47:                                               ; preds = %32, %61
  %48 = phi i64 [ %62, %61 ], [ 0, %32 ]
  %49 = mul nsw i64 %48, %19
  %50 = getelementptr inbounds float, ptr %1, i64 %49
  %51 = getelementptr inbounds float, ptr %23, i64 %49
  %52 = getelementptr inbounds float, ptr %50, i64 %48
  %53 = call fastcc float @reflection(ptr %50, ptr %51, i64 %48, i64 %19, ptr %52)
  %54 = getelementptr inbounds float, ptr %24, i64 %48
  store float %53, ptr %54, align 4
  %55 = and i64 %48, 9223372036854775792
  %56 = getelementptr inbounds float, ptr %50, i64 %19
  %57 = xor i64 %48, -1
  %58 = add i64 %6, %57
  call fastcc void @reflect(ptr %51, float %53, i64 %55, i64 %19, ptr %56, i64 %58)
  br i1 %25, label %59, label %61

59:                                               ; preds = %47
  %60 = mul nsw i64 %48, %6
  br label %64

61:                                               ; preds = %72, %47
  %62 = add nuw nsw i64 %48, 1
  %63 = icmp eq i64 %62, %16
  br i1 %63, label %43, label %47

64:                                               ; preds = %59, %72
  %65 = phi i64 [ 0, %59 ], [ %76, %72 ]
  %66 = icmp ult i64 %65, %48
  br i1 %66, label %72, label %67

67:                                               ; preds = %64
  %68 = mul nsw i64 %65, %19
  %69 = add nsw i64 %68, %48
  %70 = getelementptr inbounds float, ptr %1, i64 %69
  %71 = load float, ptr %70, align 4
  br label %72

72:                                               ; preds = %64, %67
  %73 = phi float [ %71, %67 ], [ 0.000000e+00, %64 ]
  %74 = add nsw i64 %65, %60
  %75 = getelementptr inbounds float, ptr %14, i64 %74
  store float %73, ptr %75, align 4
  %76 = add nuw nsw i64 %65, 1
  %77 = icmp eq i64 %76, %6
  br i1 %77, label %61, label %64

78:                                               ; preds = %43
  call fastcc void @multiply(ptr %23, ptr %24, ptr %21, i64 %19, i64 %16, i64 %16)
  call fastcc void @turn(ptr %11, i64 %16, ptr %21, i64 %19, i64 %16, i64 %4)
  br label %79

79:                                               ; preds = %43, %78
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

define internal fastcc float @reflection(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) {
  %6 = sdiv i64 %2, 16
  %7 = shl nsw i64 %6, 4
  %8 = icmp slt i64 %7, %3
  br i1 %8, label %107, label %9

9:                                                ; preds = %107, %5
  %10 = phi <16 x float> [ zeroinitializer, %5 ], [ %123, %107 ]
  %11 = phi <16 x float> [ zeroinitializer, %5 ], [ %122, %107 ]
  %12 = getelementptr inbounds float, ptr %0, i64 %2
  %13 = load float, ptr %12, align 4
  %14 = fcmp olt float %13, 0.000000e+00
  %15 = fneg float %13
  %16 = select i1 %14, float %15, float %13
  %17 = extractelement <16 x float> %11, i64 0
  %18 = fcmp ogt float %17, 0.000000e+00
  %19 = select i1 %18, float %17, float 0.000000e+00
  %20 = extractelement <16 x float> %11, i64 1
  %21 = fcmp ogt float %20, %19
  %22 = select i1 %21, float %20, float %19
  %23 = extractelement <16 x float> %11, i64 2
  %24 = fcmp ogt float %23, %22
  %25 = select i1 %24, float %23, float %22
  %26 = extractelement <16 x float> %11, i64 3
  %27 = fcmp ogt float %26, %25
  %28 = select i1 %27, float %26, float %25
  %29 = extractelement <16 x float> %11, i64 4
  %30 = fcmp ogt float %29, %28
  %31 = select i1 %30, float %29, float %28
  %32 = extractelement <16 x float> %11, i64 5
  %33 = fcmp ogt float %32, %31
  %34 = select i1 %33, float %32, float %31
  %35 = extractelement <16 x float> %11, i64 6
  %36 = fcmp ogt float %35, %34
  %37 = select i1 %36, float %35, float %34
  %38 = extractelement <16 x float> %11, i64 7
  %39 = fcmp ogt float %38, %37
  %40 = select i1 %39, float %38, float %37
  %41 = extractelement <16 x float> %11, i64 8
  %42 = fcmp ogt float %41, %40
  %43 = select i1 %42, float %41, float %40
  %44 = extractelement <16 x float> %11, i64 9
  %45 = fcmp ogt float %44, %43
  %46 = select i1 %45, float %44, float %43
  %47 = extractelement <16 x float> %11, i64 10
  %48 = fcmp ogt float %47, %46
  %49 = select i1 %48, float %47, float %46
  %50 = extractelement <16 x float> %11, i64 11
  %51 = fcmp ogt float %50, %49
  %52 = select i1 %51, float %50, float %49
  %53 = extractelement <16 x float> %11, i64 12
  %54 = fcmp ogt float %53, %52
  %55 = select i1 %54, float %53, float %52
  %56 = extractelement <16 x float> %11, i64 13
  %57 = fcmp ogt float %56, %55
  %58 = select i1 %57, float %56, float %55
  %59 = extractelement <16 x float> %11, i64 14
  %60 = fcmp ogt float %59, %58
  %61 = select i1 %60, float %59, float %58
  %62 = extractelement <16 x float> %11, i64 15
  %63 = fcmp ogt float %62, %61
  %64 = select i1 %63, float %62, float %61
  %65 = fcmp ogt float %16, %64
  %66 = select i1 %65, float %16, float %64
  store float %13, ptr %4, align 4
  br label %87

67:                                               ; preds = %87, %67
  %68 = phi i64 [ %75, %67 ], [ 0, %87 ]
  %69 = phi <16 x float> [ %74, %67 ], [ %94, %87 ]
  %70 = add nuw nsw i64 %68, 4
  %71 = extractelement <16 x float> %69, i64 %70
  %72 = extractelement <16 x float> %69, i64 %68
  %73 = fadd float %72, %71
  %74 = insertelement <16 x float> %69, float %73, i64 %68
  %75 = add nuw nsw i64 %68, 1
  %76 = icmp eq i64 %75, 4
  br i1 %76, label %77, label %67

77:                                               ; preds = %67, %77
  %78 = phi i64 [ %85, %77 ], [ 0, %67 ]
  %79 = phi <16 x float> [ %84, %77 ], [ %74, %67 ]
  %80 = add nuw nsw i64 %78, 2
  %81 = extractelement <16 x float> %79, i64 %80
  %82 = extractelement <16 x float> %79, i64 %78
  %83 = fadd float %82, %81
  %84 = insertelement <16 x float> %79, float %83, i64 %78
  %85 = add nuw nsw i64 %78, 1
  %86 = icmp eq i64 %85, 2
  br i1 %86, label %97, label %77

87:                                               ; preds = %87, %9
  %88 = phi i64 [ %95, %87 ], [ 0, %9 ]
  %89 = phi <16 x float> [ %94, %87 ], [ %10, %9 ]
  %90 = add nuw nsw i64 %88, 8
  %91 = extractelement <16 x float> %89, i64 %90
  %92 = extractelement <16 x float> %89, i64 %88
  %93 = fadd float %92, %91
  %94 = insertelement <16 x float> %89, float %93, i64 %88
  %95 = add nuw nsw i64 %88, 1
  %96 = icmp eq i64 %95, 8
  br i1 %96, label %67, label %87

97:                                               ; preds = %77
  %98 = call fastcc float @scale_of(float %66)
  %99 = extractelement <16 x float> %84, i64 1
  %100 = extractelement <16 x float> %84, i64 0
  %101 = fadd float %100, %99
  %102 = fcmp oeq float %101, 0.000000e+00
  br i1 %102, label %201, label %103

103:                                              ; preds = %97
  br i1 %8, label %104, label %126

104:                                              ; preds = %103
  %105 = insertelement <16 x float> poison, float %98, i64 0
  %106 = shufflevector <16 x float> %105, <16 x float> poison, <16 x i32> zeroinitializer
  br label %173

107:                                              ; preds = %5, %107
  %108 = phi <16 x float> [ %122, %107 ], [ zeroinitializer, %5 ]
  %109 = phi <16 x float> [ %123, %107 ], [ zeroinitializer, %5 ]
  %110 = phi i64 [ %124, %107 ], [ %7, %5 ]
  %111 = getelementptr inbounds float, ptr %0, i64 %110
  %112 = load <16 x i32>, ptr %111, align 64
  %113 = sub nsw i64 %2, %110
  %114 = trunc i64 %113 to i32
  %115 = insertelement <16 x i32> poison, i32 %114, i64 0
  %116 = shufflevector <16 x i32> %115, <16 x i32> poison, <16 x i32> zeroinitializer
  %117 = icmp slt <16 x i32> %116, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %118 = and <16 x i32> %112, <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>
  %119 = select <16 x i1> %117, <16 x i32> %118, <16 x i32> zeroinitializer
  %120 = bitcast <16 x i32> %119 to <16 x float>
  %121 = fcmp oge <16 x float> %108, %120
  %122 = select <16 x i1> %121, <16 x float> %108, <16 x float> %120
  %123 = fadd <16 x float> %109, %120
  %124 = add nsw i64 %110, 16
  %125 = icmp slt i64 %124, %3
  br i1 %125, label %107, label %9

126:                                              ; preds = %173, %103
  %127 = phi <16 x float> [ zeroinitializer, %103 ], [ %185, %173 ]
  br label %148

128:                                              ; preds = %148, %128
  %129 = phi i64 [ %136, %128 ], [ 0, %148 ]
  %130 = phi <16 x float> [ %135, %128 ], [ %155, %148 ]
  %131 = add nuw nsw i64 %129, 4
  %132 = extractelement <16 x float> %130, i64 %131
  %133 = extractelement <16 x float> %130, i64 %129
  %134 = fadd float %133, %132
  %135 = insertelement <16 x float> %130, float %134, i64 %129
  %136 = add nuw nsw i64 %129, 1
  %137 = icmp eq i64 %136, 4
  br i1 %137, label %138, label %128

138:                                              ; preds = %128, %138
  %139 = phi i64 [ %146, %138 ], [ 0, %128 ]
  %140 = phi <16 x float> [ %145, %138 ], [ %135, %128 ]
  %141 = add nuw nsw i64 %139, 2
  %142 = extractelement <16 x float> %140, i64 %141
  %143 = extractelement <16 x float> %140, i64 %139
  %144 = fadd float %143, %142
  %145 = insertelement <16 x float> %140, float %144, i64 %139
  %146 = add nuw nsw i64 %139, 1
  %147 = icmp eq i64 %146, 2
  br i1 %147, label %158, label %138

148:                                              ; preds = %148, %126
  %149 = phi i64 [ %156, %148 ], [ 0, %126 ]
  %150 = phi <16 x float> [ %155, %148 ], [ %127, %126 ]
  %151 = add nuw nsw i64 %149, 8
  %152 = extractelement <16 x float> %150, i64 %151
  %153 = extractelement <16 x float> %150, i64 %149
  %154 = fadd float %153, %152
  %155 = insertelement <16 x float> %150, float %154, i64 %149
  %156 = add nuw nsw i64 %149, 1
  %157 = icmp eq i64 %156, 8
  br i1 %157, label %128, label %148

158:                                              ; preds = %138
  %159 = fmul float %13, %98
  %160 = extractelement <16 x float> %145, i64 1
  %161 = extractelement <16 x float> %145, i64 0
  %162 = fadd float %161, %160
  %163 = call float @llvm.fmuladd.f32(float %159, float %159, float %162)
  %164 = call float @llvm.sqrt.f32(float %163)
  %165 = fcmp olt float %159, 0.000000e+00
  %166 = fneg float %164
  %167 = select i1 %165, float %164, float %166
  br i1 %8, label %168, label %189

168:                                              ; preds = %158
  %169 = fsub float %159, %167
  %170 = fdiv float 1.000000e+00, %169
  %171 = insertelement <16 x float> poison, float %170, i64 0
  %172 = shufflevector <16 x float> %171, <16 x float> poison, <16 x i32> zeroinitializer
  br label %194

173:                                              ; preds = %104, %173
  %174 = phi <16 x float> [ zeroinitializer, %104 ], [ %185, %173 ]
  %175 = phi i64 [ %7, %104 ], [ %187, %173 ]
  %176 = getelementptr inbounds float, ptr %0, i64 %175
  %177 = load <16 x float>, ptr %176, align 64
  %178 = sub nsw i64 %2, %175
  %179 = trunc i64 %178 to i32
  %180 = insertelement <16 x i32> poison, i32 %179, i64 0
  %181 = shufflevector <16 x i32> %180, <16 x i32> poison, <16 x i32> zeroinitializer
  %182 = icmp slt <16 x i32> %181, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %183 = select <16 x i1> %182, <16 x float> %177, <16 x float> zeroinitializer
  %184 = fmul <16 x float> %106, %183
  %185 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %184, <16 x float> %184, <16 x float> %174)
  %186 = getelementptr inbounds float, ptr %1, i64 %175
  store <16 x float> %184, ptr %186, align 64
  %187 = add nsw i64 %175, 16
  %188 = icmp slt i64 %187, %3
  br i1 %188, label %173, label %126

189:                                              ; preds = %194, %158
  %190 = getelementptr inbounds float, ptr %1, i64 %2
  store float 1.000000e+00, ptr %190, align 4
  %191 = fdiv float %167, %98
  store float %191, ptr %4, align 4
  %192 = fsub float %167, %159
  %193 = fdiv float %192, %167
  br label %201

194:                                              ; preds = %168, %194
  %195 = phi i64 [ %7, %168 ], [ %199, %194 ]
  %196 = getelementptr inbounds float, ptr %1, i64 %195
  %197 = load <16 x float>, ptr %196, align 64
  %198 = fmul <16 x float> %172, %197
  store <16 x float> %198, ptr %196, align 64
  %199 = add nsw i64 %195, 16
  %200 = icmp slt i64 %199, %3
  br i1 %200, label %194, label %189

201:                                              ; preds = %97, %189
  %202 = phi float [ %193, %189 ], [ 0.000000e+00, %97 ]
  ret float %202
}

define internal fastcc void @reflect(ptr %0, float %1, i64 %2, i64 %3, ptr %4, i64 %5) {
  %7 = fcmp oeq float %1, 0.000000e+00
  br i1 %7, label %294, label %8

8:                                                ; preds = %6
  %9 = icmp slt i64 %5, 4
  br i1 %9, label %16, label %10

10:                                               ; preds = %8
  %11 = icmp slt i64 %2, %3
  %12 = shl nsw i64 %3, 1
  %13 = mul nsw i64 %3, 3
  %14 = shl nsw i64 %3, 1
  %15 = mul nsw i64 %3, 3
  br label %21

16:                                               ; preds = %224, %8
  %17 = phi i64 [ 0, %8 ], [ %22, %224 ]
  %18 = icmp slt i64 %17, %5
  br i1 %18, label %19, label %294

19:                                               ; preds = %16
  %20 = icmp slt i64 %2, %3
  br label %227

21:                                               ; preds = %10, %224
  %22 = phi i64 [ 4, %10 ], [ %225, %224 ]
  %23 = phi i64 [ 0, %10 ], [ %22, %224 ]
  %24 = mul nsw i64 %23, %3
  %25 = getelementptr inbounds float, ptr %4, i64 %24
  br i1 %11, label %31, label %26

26:                                               ; preds = %31, %21
  %27 = phi <16 x float> [ zeroinitializer, %21 ], [ %50, %31 ]
  %28 = phi <16 x float> [ zeroinitializer, %21 ], [ %47, %31 ]
  %29 = phi <16 x float> [ zeroinitializer, %21 ], [ %44, %31 ]
  %30 = phi <16 x float> [ zeroinitializer, %21 ], [ %41, %31 ]
  br label %84

31:                                               ; preds = %21, %31
  %32 = phi <16 x float> [ %50, %31 ], [ zeroinitializer, %21 ]
  %33 = phi <16 x float> [ %47, %31 ], [ zeroinitializer, %21 ]
  %34 = phi <16 x float> [ %44, %31 ], [ zeroinitializer, %21 ]
  %35 = phi <16 x float> [ %41, %31 ], [ zeroinitializer, %21 ]
  %36 = phi i64 [ %51, %31 ], [ %2, %21 ]
  %37 = getelementptr inbounds float, ptr %0, i64 %36
  %38 = load <16 x float>, ptr %37, align 64
  %39 = getelementptr inbounds float, ptr %25, i64 %36
  %40 = load <16 x float>, ptr %39, align 64
  %41 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %38, <16 x float> %40, <16 x float> %35)
  %42 = getelementptr inbounds float, ptr %39, i64 %3
  %43 = load <16 x float>, ptr %42, align 64
  %44 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %38, <16 x float> %43, <16 x float> %34)
  %45 = getelementptr inbounds float, ptr %39, i64 %12
  %46 = load <16 x float>, ptr %45, align 64
  %47 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %38, <16 x float> %46, <16 x float> %33)
  %48 = getelementptr inbounds float, ptr %39, i64 %13
  %49 = load <16 x float>, ptr %48, align 64
  %50 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %38, <16 x float> %49, <16 x float> %32)
  %51 = add nsw i64 %36, 16
  %52 = icmp slt i64 %51, %3
  br i1 %52, label %31, label %26

53:                                               ; preds = %205
  %54 = extractelement <16 x float> %202, i64 0
  %55 = extractelement <16 x float> %202, i64 1
  %56 = fadd float %54, %55
  %57 = fmul float %56, %1
  %58 = insertelement <16 x float> poison, float %57, i64 0
  %59 = shufflevector <16 x float> %58, <16 x float> poison, <16 x i32> zeroinitializer
  %60 = fneg <16 x float> %100
  %61 = fneg <16 x float> %137
  %62 = fneg <16 x float> %174
  %63 = fneg <16 x float> %59
  br label %206

64:                                               ; preds = %84, %64
  %65 = phi i64 [ %72, %64 ], [ 0, %84 ]
  %66 = phi <16 x float> [ %71, %64 ], [ %91, %84 ]
  %67 = add nuw nsw i64 %65, 4
  %68 = extractelement <16 x float> %66, i64 %67
  %69 = extractelement <16 x float> %66, i64 %65
  %70 = fadd float %69, %68
  %71 = insertelement <16 x float> %66, float %70, i64 %65
  %72 = add nuw nsw i64 %65, 1
  %73 = icmp eq i64 %72, 4
  br i1 %73, label %74, label %64

74:                                               ; preds = %64, %74
  %75 = phi i64 [ %82, %74 ], [ 0, %64 ]
  %76 = phi <16 x float> [ %81, %74 ], [ %71, %64 ]
  %77 = add nuw nsw i64 %75, 2
  %78 = extractelement <16 x float> %76, i64 %77
  %79 = extractelement <16 x float> %76, i64 %75
  %80 = fadd float %79, %78
  %81 = insertelement <16 x float> %76, float %80, i64 %75
  %82 = add nuw nsw i64 %75, 1
  %83 = icmp eq i64 %82, 2
  br i1 %83, label %94, label %74

84:                                               ; preds = %84, %26
  %85 = phi i64 [ %92, %84 ], [ 0, %26 ]
  %86 = phi <16 x float> [ %91, %84 ], [ %30, %26 ]
  %87 = add nuw nsw i64 %85, 8
  %88 = extractelement <16 x float> %86, i64 %87
  %89 = extractelement <16 x float> %86, i64 %85
  %90 = fadd float %89, %88
  %91 = insertelement <16 x float> %86, float %90, i64 %85
  %92 = add nuw nsw i64 %85, 1
  %93 = icmp eq i64 %92, 8
  br i1 %93, label %64, label %84

94:                                               ; preds = %74
  %95 = extractelement <16 x float> %81, i64 1
  %96 = extractelement <16 x float> %81, i64 0
  %97 = fadd float %96, %95
  %98 = fmul float %97, %1
  %99 = insertelement <16 x float> poison, float %98, i64 0
  %100 = shufflevector <16 x float> %99, <16 x float> poison, <16 x i32> zeroinitializer
  br label %101

101:                                              ; preds = %101, %94
  %102 = phi i64 [ %109, %101 ], [ 0, %94 ]
  %103 = phi <16 x float> [ %108, %101 ], [ %29, %94 ]
  %104 = add nuw nsw i64 %102, 8
  %105 = extractelement <16 x float> %103, i64 %104
  %106 = extractelement <16 x float> %103, i64 %102
  %107 = fadd float %106, %105
  %108 = insertelement <16 x float> %103, float %107, i64 %102
  %109 = add nuw nsw i64 %102, 1
  %110 = icmp eq i64 %109, 8
  br i1 %110, label %111, label %101

111:                                              ; preds = %101, %111
  %112 = phi i64 [ %119, %111 ], [ 0, %101 ]
  %113 = phi <16 x float> [ %118, %111 ], [ %108, %101 ]
  %114 = add nuw nsw i64 %112, 4
  %115 = extractelement <16 x float> %113, i64 %114
  %116 = extractelement <16 x float> %113, i64 %112
  %117 = fadd float %116, %115
  %118 = insertelement <16 x float> %113, float %117, i64 %112
  %119 = add nuw nsw i64 %112, 1
  %120 = icmp eq i64 %119, 4
  br i1 %120, label %121, label %111

121:                                              ; preds = %111, %121
  %122 = phi i64 [ %129, %121 ], [ 0, %111 ]
  %123 = phi <16 x float> [ %128, %121 ], [ %118, %111 ]
  %124 = add nuw nsw i64 %122, 2
  %125 = extractelement <16 x float> %123, i64 %124
  %126 = extractelement <16 x float> %123, i64 %122
  %127 = fadd float %126, %125
  %128 = insertelement <16 x float> %123, float %127, i64 %122
  %129 = add nuw nsw i64 %122, 1
  %130 = icmp eq i64 %129, 2
  br i1 %130, label %131, label %121

131:                                              ; preds = %121
  %132 = extractelement <16 x float> %128, i64 1
  %133 = extractelement <16 x float> %128, i64 0
  %134 = fadd float %133, %132
  %135 = fmul float %134, %1
  %136 = insertelement <16 x float> poison, float %135, i64 0
  %137 = shufflevector <16 x float> %136, <16 x float> poison, <16 x i32> zeroinitializer
  br label %138

138:                                              ; preds = %138, %131
  %139 = phi i64 [ %146, %138 ], [ 0, %131 ]
  %140 = phi <16 x float> [ %145, %138 ], [ %28, %131 ]
  %141 = add nuw nsw i64 %139, 8
  %142 = extractelement <16 x float> %140, i64 %141
  %143 = extractelement <16 x float> %140, i64 %139
  %144 = fadd float %143, %142
  %145 = insertelement <16 x float> %140, float %144, i64 %139
  %146 = add nuw nsw i64 %139, 1
  %147 = icmp eq i64 %146, 8
  br i1 %147, label %148, label %138

148:                                              ; preds = %138, %148
  %149 = phi i64 [ %156, %148 ], [ 0, %138 ]
  %150 = phi <16 x float> [ %155, %148 ], [ %145, %138 ]
  %151 = add nuw nsw i64 %149, 4
  %152 = extractelement <16 x float> %150, i64 %151
  %153 = extractelement <16 x float> %150, i64 %149
  %154 = fadd float %153, %152
  %155 = insertelement <16 x float> %150, float %154, i64 %149
  %156 = add nuw nsw i64 %149, 1
  %157 = icmp eq i64 %156, 4
  br i1 %157, label %158, label %148

158:                                              ; preds = %148, %158
  %159 = phi i64 [ %166, %158 ], [ 0, %148 ]
  %160 = phi <16 x float> [ %165, %158 ], [ %155, %148 ]
  %161 = add nuw nsw i64 %159, 2
  %162 = extractelement <16 x float> %160, i64 %161
  %163 = extractelement <16 x float> %160, i64 %159
  %164 = fadd float %163, %162
  %165 = insertelement <16 x float> %160, float %164, i64 %159
  %166 = add nuw nsw i64 %159, 1
  %167 = icmp eq i64 %166, 2
  br i1 %167, label %168, label %158

168:                                              ; preds = %158
  %169 = extractelement <16 x float> %165, i64 1
  %170 = extractelement <16 x float> %165, i64 0
  %171 = fadd float %170, %169
  %172 = fmul float %171, %1
  %173 = insertelement <16 x float> poison, float %172, i64 0
  %174 = shufflevector <16 x float> %173, <16 x float> poison, <16 x i32> zeroinitializer
  br label %175

175:                                              ; preds = %175, %168
  %176 = phi i64 [ %183, %175 ], [ 0, %168 ]
  %177 = phi <16 x float> [ %182, %175 ], [ %27, %168 ]
  %178 = add nuw nsw i64 %176, 8
  %179 = extractelement <16 x float> %177, i64 %178
  %180 = extractelement <16 x float> %177, i64 %176
  %181 = fadd float %180, %179
  %182 = insertelement <16 x float> %177, float %181, i64 %176
  %183 = add nuw nsw i64 %176, 1
  %184 = icmp eq i64 %183, 8
  br i1 %184, label %185, label %175

185:                                              ; preds = %175, %185
  %186 = phi i64 [ %193, %185 ], [ 0, %175 ]
  %187 = phi <16 x float> [ %192, %185 ], [ %182, %175 ]
  %188 = add nuw nsw i64 %186, 4
  %189 = extractelement <16 x float> %187, i64 %188
  %190 = extractelement <16 x float> %187, i64 %186
  %191 = fadd float %190, %189
  %192 = insertelement <16 x float> %187, float %191, i64 %186
  %193 = add nuw nsw i64 %186, 1
  %194 = icmp eq i64 %193, 4
  br i1 %194, label %195, label %185

195:                                              ; preds = %185, %195
  %196 = phi i64 [ %203, %195 ], [ 0, %185 ]
  %197 = phi <16 x float> [ %202, %195 ], [ %192, %185 ]
  %198 = add nuw nsw i64 %196, 2
  %199 = extractelement <16 x float> %197, i64 %198
  %200 = extractelement <16 x float> %197, i64 %196
  %201 = fadd float %200, %199
  %202 = insertelement <16 x float> %197, float %201, i64 %196
  %203 = add nuw nsw i64 %196, 1
  %204 = icmp eq i64 %203, 2
  br i1 %204, label %205, label %195

205:                                              ; preds = %195
  br i1 %11, label %53, label %224

206:                                              ; preds = %53, %206
  %207 = phi i64 [ %222, %206 ], [ %2, %53 ]
  %208 = getelementptr inbounds float, ptr %0, i64 %207
  %209 = load <16 x float>, ptr %208, align 64
  %210 = getelementptr inbounds float, ptr %25, i64 %207
  %211 = load <16 x float>, ptr %210, align 64
  %212 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %60, <16 x float> %209, <16 x float> %211)
  store <16 x float> %212, ptr %210, align 64
  %213 = getelementptr inbounds float, ptr %210, i64 %3
  %214 = load <16 x float>, ptr %213, align 64
  %215 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %61, <16 x float> %209, <16 x float> %214)
  store <16 x float> %215, ptr %213, align 64
  %216 = getelementptr inbounds float, ptr %210, i64 %14
  %217 = load <16 x float>, ptr %216, align 64
  %218 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %62, <16 x float> %209, <16 x float> %217)
  store <16 x float> %218, ptr %216, align 64
  %219 = getelementptr inbounds float, ptr %210, i64 %15
  %220 = load <16 x float>, ptr %219, align 64
  %221 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %63, <16 x float> %209, <16 x float> %220)
  store <16 x float> %221, ptr %219, align 64
  %222 = add nsw i64 %207, 16
  %223 = icmp slt i64 %222, %3
  br i1 %223, label %206, label %224

224:                                              ; preds = %206, %205
  %225 = add nuw nsw i64 %22, 4
  %226 = icmp sgt i64 %225, %5
  br i1 %226, label %16, label %21

227:                                              ; preds = %19, %291
  %228 = phi i64 [ %17, %19 ], [ %292, %291 ]
  %229 = mul nsw i64 %228, %3
  %230 = getelementptr inbounds float, ptr %4, i64 %229
  br i1 %20, label %233, label %231

231:                                              ; preds = %233, %227
  %232 = phi <16 x float> [ zeroinitializer, %227 ], [ %240, %233 ]
  br label %271

233:                                              ; preds = %227, %233
  %234 = phi <16 x float> [ %240, %233 ], [ zeroinitializer, %227 ]
  %235 = phi i64 [ %241, %233 ], [ %2, %227 ]
  %236 = getelementptr inbounds float, ptr %0, i64 %235
  %237 = load <16 x float>, ptr %236, align 64
  %238 = getelementptr inbounds float, ptr %230, i64 %235
  %239 = load <16 x float>, ptr %238, align 64
  %240 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %237, <16 x float> %239, <16 x float> %234)
  %241 = add nsw i64 %235, 16
  %242 = icmp slt i64 %241, %3
  br i1 %242, label %233, label %231

243:                                              ; preds = %281
  %244 = extractelement <16 x float> %268, i64 0
  %245 = extractelement <16 x float> %268, i64 1
  %246 = fadd float %244, %245
  %247 = fmul float %246, %1
  %248 = insertelement <16 x float> poison, float %247, i64 0
  %249 = shufflevector <16 x float> %248, <16 x float> poison, <16 x i32> zeroinitializer
  %250 = fneg <16 x float> %249
  br label %282

251:                                              ; preds = %271, %251
  %252 = phi i64 [ %259, %251 ], [ 0, %271 ]
  %253 = phi <16 x float> [ %258, %251 ], [ %278, %271 ]
  %254 = add nuw nsw i64 %252, 4
  %255 = extractelement <16 x float> %253, i64 %254
  %256 = extractelement <16 x float> %253, i64 %252
  %257 = fadd float %256, %255
  %258 = insertelement <16 x float> %253, float %257, i64 %252
  %259 = add nuw nsw i64 %252, 1
  %260 = icmp eq i64 %259, 4
  br i1 %260, label %261, label %251

261:                                              ; preds = %251, %261
  %262 = phi i64 [ %269, %261 ], [ 0, %251 ]
  %263 = phi <16 x float> [ %268, %261 ], [ %258, %251 ]
  %264 = add nuw nsw i64 %262, 2
  %265 = extractelement <16 x float> %263, i64 %264
  %266 = extractelement <16 x float> %263, i64 %262
  %267 = fadd float %266, %265
  %268 = insertelement <16 x float> %263, float %267, i64 %262
  %269 = add nuw nsw i64 %262, 1
  %270 = icmp eq i64 %269, 2
  br i1 %270, label %281, label %261

271:                                              ; preds = %271, %231
  %272 = phi i64 [ %279, %271 ], [ 0, %231 ]
  %273 = phi <16 x float> [ %278, %271 ], [ %232, %231 ]
  %274 = add nuw nsw i64 %272, 8
  %275 = extractelement <16 x float> %273, i64 %274
  %276 = extractelement <16 x float> %273, i64 %272
  %277 = fadd float %276, %275
  %278 = insertelement <16 x float> %273, float %277, i64 %272
  %279 = add nuw nsw i64 %272, 1
  %280 = icmp eq i64 %279, 8
  br i1 %280, label %251, label %271

281:                                              ; preds = %261
  br i1 %20, label %243, label %291

282:                                              ; preds = %243, %282
  %283 = phi i64 [ %289, %282 ], [ %2, %243 ]
  %284 = getelementptr inbounds float, ptr %0, i64 %283
  %285 = load <16 x float>, ptr %284, align 64
  %286 = getelementptr inbounds float, ptr %230, i64 %283
  %287 = load <16 x float>, ptr %286, align 64
  %288 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %250, <16 x float> %285, <16 x float> %287)
  store <16 x float> %288, ptr %286, align 64
  %289 = add nsw i64 %283, 16
  %290 = icmp slt i64 %289, %3
  br i1 %290, label %282, label %291

291:                                              ; preds = %282, %281
  %292 = add nuw nsw i64 %228, 1
  %293 = icmp eq i64 %292, %5
  br i1 %293, label %294, label %227

294:                                              ; preds = %291, %16, %6
  ret void
}

define internal fastcc void @multiply(ptr %0, ptr %1, ptr %2, i64 %3, i64 %4, i64 %5) {
  %7 = shl i64 %3, 2
  %8 = mul i64 %7, %5
  call void @llvm.memset.p0.i64(ptr align 4 %2, i8 0, i64 %8, i1 false)
  %9 = icmp sgt i64 %5, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %6
  %11 = add nsw i64 %3, 1
  br label %14

12:                                               ; preds = %14, %6
  %13 = icmp sgt i64 %4, 0
  br i1 %13, label %21, label %20

14:                                               ; preds = %10, %14
  %15 = phi i64 [ 0, %10 ], [ %18, %14 ]
  %16 = mul nsw i64 %15, %11
  %17 = getelementptr inbounds float, ptr %2, i64 %16
  store float 1.000000e+00, ptr %17, align 4
  %18 = add nuw nsw i64 %15, 1
  %19 = icmp eq i64 %18, %5
  br i1 %19, label %12, label %14

20:                                               ; preds = %21, %12
  ret void

21:                                               ; preds = %12, %21
  %22 = phi i64 [ %23, %21 ], [ %4, %12 ]
  %23 = add nsw i64 %22, -1
  %24 = mul nsw i64 %23, %3
  %25 = getelementptr inbounds float, ptr %0, i64 %24
  %26 = getelementptr inbounds float, ptr %1, i64 %23
  %27 = load float, ptr %26, align 4
  %28 = and i64 %23, -16
  %29 = getelementptr inbounds float, ptr %2, i64 %24
  %30 = sub nsw i64 %5, %23
  call fastcc void @reflect(ptr %25, float %27, i64 %28, i64 %3, ptr %29, i64 %30)
  %31 = icmp ugt i64 %22, 1
  br i1 %31, label %21, label %20
}

define internal fastcc float @scale_of(float %0) {
  %2 = bitcast float %0 to i32
  %3 = lshr i32 %2, 23
  %4 = and i32 %3, 255
  %5 = sub nsw i32 254, %4
  %6 = icmp sgt i32 %5, 1
  %7 = select i1 %6, i32 %5, i32 1
  %8 = shl nuw nsw i32 %7, 23
  %9 = bitcast i32 %8 to float
  ret float %9
}

declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>)

declare float @llvm.sqrt.f32(float)

declare float @llvm.fmuladd.f32(float, float, float)

declare i64 @llvm.smin.i64(i64, i64)
