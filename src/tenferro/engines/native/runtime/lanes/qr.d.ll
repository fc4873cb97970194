; Made from source/lanes/qr.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: f92f26293776e5aab18c2d9758fc6f2e34454a17a41047b1bf0627e75a8734ed

%struct.job = type { ptr, ptr, ptr, i64 }
%struct.matrix = type { ptr, i64, i64 }
%struct.places = type { [8 x ptr] }

define i64 @lanes_qr(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.job, align 8
  %7 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 0
  store ptr %0, ptr %7, align 8
  %8 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 1
  store ptr %4, ptr %8, align 8
  %9 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 2
  store ptr @qr_block, ptr %9, align 8
  %10 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 3
  store i64 0, ptr %10, align 8
  %11 = getelementptr inbounds i64, ptr %4, i64 1
  %12 = load i64, ptr %11, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %12)
  %13 = load i64, ptr %10, align 8
  ret i64 %13
}

define internal i64 @qr_block(ptr %0, i64 %1, i64 %2) {
  %4 = alloca <8 x double>, align 64
  %5 = alloca [256 x <8 x double>], align 64
  %6 = alloca [256 x <8 x double>], align 64
  %7 = alloca [16 x <8 x double>], align 64
  %8 = alloca %struct.matrix, align 8
  %9 = alloca %struct.matrix, align 8
  %10 = alloca %struct.places, align 8
  %11 = alloca %struct.places, align 8
  %12 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds i64, ptr %13, i64 2
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds i64, ptr %13, i64 3
  %17 = load i64, ptr %16, align 8
  %18 = icmp slt i64 %15, %17
  %19 = select i1 %18, i64 %15, i64 %17
  %20 = getelementptr inbounds %struct.matrix, ptr %8, i64 0, i32 0
  %21 = getelementptr inbounds [256 x <8 x double>], ptr %5, i64 0, i64 0
  store ptr %21, ptr %20, align 8
  %22 = getelementptr inbounds %struct.matrix, ptr %8, i64 0, i32 1
  store i64 %17, ptr %22, align 8
  %23 = getelementptr inbounds %struct.matrix, ptr %8, i64 0, i32 2
  store i64 1, ptr %23, align 8
  %24 = getelementptr inbounds %struct.matrix, ptr %9, i64 0, i32 0
  %25 = getelementptr inbounds [256 x <8 x double>], ptr %6, i64 0, i64 0
  store ptr %25, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %9, i64 0, i32 1
  store i64 %19, ptr %26, align 8
  %27 = getelementptr inbounds %struct.matrix, ptr %9, i64 0, i32 2
  store i64 1, ptr %27, align 8
  %28 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %29 = load ptr, ptr %28, align 8
  %30 = load i64, ptr %29, align 8
  %31 = mul nsw i64 %17, %15
  call fastcc void @place_parts(ptr %10, i64 %30, i64 %1, i64 %2, i64 %31)
  call fastcc void @load_parts(ptr %21, ptr %10, i64 %31)
  %32 = icmp sgt i64 %19, 0
  br i1 %32, label %33, label %39

33:                                               ; preds = %3, %33
  %34 = phi i64 [ %37, %33 ], [ 0, %3 ]
  %35 = call fastcc <8 x double> @reflect(ptr %8, i64 %34, i64 %15)
  %36 = getelementptr inbounds [16 x <8 x double>], ptr %7, i64 0, i64 %34
  store <8 x double> %35, ptr %36, align 64
  store <8 x double> %35, ptr %4, align 64
  %37 = add nuw nsw i64 %34, 1
  call fastcc void @apply_reflection(ptr %8, ptr %8, ptr %4, i64 %34, i64 %15, i64 %37, i64 %17)
  %38 = icmp eq i64 %37, %19
  br i1 %38, label %39, label %33

39:                                               ; preds = %33, %3
  %40 = icmp sgt i64 %15, 0
  br i1 %40, label %41, label %46

41:                                               ; preds = %39, %47
  %42 = phi i64 [ %48, %47 ], [ 0, %39 ]
  br i1 %32, label %43, label %47

43:                                               ; preds = %41
  %44 = mul nsw i64 %19, %42
  %45 = getelementptr inbounds [256 x <8 x double>], ptr %6, i64 0, i64 %44
  br label %50

46:                                               ; preds = %47, %39
  br i1 %32, label %57, label %62

47:                                               ; preds = %50, %41
  %48 = add nuw nsw i64 %42, 1
  %49 = icmp eq i64 %48, %15
  br i1 %49, label %46, label %41

50:                                               ; preds = %43, %50
  %51 = phi i64 [ %55, %50 ], [ 0, %43 ]
  %52 = icmp eq i64 %42, %51
  %53 = select i1 %52, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, <8 x double> zeroinitializer
  %54 = getelementptr inbounds <8 x double>, ptr %45, i64 %51
  store <8 x double> %53, ptr %54, align 64
  %55 = add nuw nsw i64 %51, 1
  %56 = icmp eq i64 %55, %19
  br i1 %56, label %47, label %50

57:                                               ; preds = %46, %57
  %58 = phi i64 [ %59, %57 ], [ %19, %46 ]
  %59 = add nsw i64 %58, -1
  %60 = getelementptr inbounds [16 x <8 x double>], ptr %7, i64 0, i64 %59
  call fastcc void @apply_reflection(ptr %8, ptr %9, ptr %60, i64 %59, i64 %15, i64 %59, i64 %19)
  %61 = icmp ugt i64 %58, 1
  br i1 %61, label %57, label %62

62:                                               ; preds = %57, %46
  %63 = load ptr, ptr %28, align 8
  %64 = getelementptr inbounds i64, ptr %63, i64 1
  %65 = load i64, ptr %64, align 8
  %66 = mul nsw i64 %19, %15
  call fastcc void @place_parts(ptr %11, i64 %65, i64 %1, i64 %2, i64 %66)
  call fastcc void @store_parts(ptr %25, ptr %11, i64 %66)
  %67 = icmp sgt i64 %19, 1
  br i1 %67, label %68, label %74

68:                                               ; preds = %62
  %69 = icmp sgt i64 %17, 0
  br label %70

70:                                               ; preds = %68, %79
  %71 = phi i64 [ 1, %68 ], [ %80, %79 ]
  br i1 %69, label %72, label %79

72:                                               ; preds = %70
  %73 = mul nsw i64 %71, %17
  br label %82

74:                                               ; preds = %79, %62
  %75 = load ptr, ptr %28, align 8
  %76 = getelementptr inbounds i64, ptr %75, i64 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %19, %17
  call fastcc void @place_parts(ptr %11, i64 %77, i64 %1, i64 %2, i64 %78)
  call fastcc void @store_parts(ptr %21, ptr %11, i64 %78)
  ret i64 0

79:                                               ; preds = %82, %70
  %80 = add nuw nsw i64 %71, 1
  %81 = icmp eq i64 %80, %19
  br i1 %81, label %74, label %70

82:                                               ; preds = %72, %82
  %83 = phi i64 [ 0, %72 ], [ %86, %82 ]
  %84 = add nsw i64 %83, %73
  %85 = getelementptr inbounds [256 x <8 x double>], ptr %5, i64 0, i64 %84
  store <8 x double> zeroinitializer, ptr %85, align 64
  %86 = add nuw nsw i64 %83, 1
  %87 = icmp ult i64 %86, %71
  %88 = icmp slt i64 %86, %17
  %89 = select i1 %87, i1 %88, i1 false
  br i1 %89, label %82, label %79
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

define internal fastcc <8 x double> @reflect(ptr %0, i64 %1, i64 %2) {
  %4 = load ptr, ptr %0, align 1
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load i64, ptr %5, align 1
  %7 = getelementptr inbounds i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 1
  %9 = mul nsw i64 %6, %1
  %10 = getelementptr inbounds <8 x double>, ptr %4, i64 %9
  %11 = mul nsw i64 %8, %1
  %12 = getelementptr inbounds <8 x double>, ptr %10, i64 %11
  %13 = load <8 x double>, ptr %12, align 64
  %14 = add nsw i64 %1, 1
  %15 = icmp slt i64 %14, %2
  br i1 %15, label %16, label %18

16:                                               ; preds = %3
  %17 = getelementptr inbounds <8 x double>, ptr %4, i64 %11
  br label %31

18:                                               ; preds = %31, %3
  %19 = phi <8 x double> [ zeroinitializer, %3 ], [ %39, %31 ]
  %20 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %13)
  %21 = fcmp ogt <8 x double> %20, %19
  %22 = select <8 x i1> %21, <8 x double> %20, <8 x double> %19
  %23 = bitcast <8 x double> %22 to <8 x i64>
  %24 = and <8 x i64> %23, <i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312>
  %25 = sub nsw <8 x i64> <i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816>, %24
  %26 = icmp ult <8 x i64> %24, <i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824>
  %27 = select <8 x i1> %26, <8 x i64> %25, <8 x i64> <i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992>
  %28 = bitcast <8 x i64> %27 to <8 x double>
  br i1 %15, label %29, label %42

29:                                               ; preds = %18
  %30 = getelementptr inbounds <8 x double>, ptr %4, i64 %11
  br label %67

31:                                               ; preds = %16, %31
  %32 = phi <8 x double> [ %39, %31 ], [ zeroinitializer, %16 ]
  %33 = phi i64 [ %40, %31 ], [ %14, %16 ]
  %34 = mul nsw i64 %33, %6
  %35 = getelementptr inbounds <8 x double>, ptr %17, i64 %34
  %36 = load <8 x double>, ptr %35, align 64
  %37 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %36)
  %38 = fcmp ogt <8 x double> %37, %32
  %39 = select <8 x i1> %38, <8 x double> %37, <8 x double> %32
  %40 = add nsw i64 %33, 1
  %41 = icmp eq i64 %40, %2
  br i1 %41, label %18, label %31

42:                                               ; preds = %67, %18
  %43 = phi <8 x double> [ zeroinitializer, %18 ], [ %75, %67 ]
  %44 = fmul <8 x double> %13, %28
  %45 = fcmp oeq <8 x double> %19, zeroinitializer
  %46 = fcmp oeq <8 x double> %43, zeroinitializer
  %47 = and <8 x i1> %46, %45
  %48 = fmul <8 x double> %44, %44
  %49 = fadd <8 x double> %48, %43
  %50 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %49)
  %51 = fneg <8 x double> %44
  %52 = call <8 x double> @llvm.copysign.v8f64(<8 x double> %50, <8 x double> %51)
  %53 = select <8 x i1> %47, <8 x i64> <i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408>, <8 x i64> zeroinitializer
  %54 = bitcast <8 x double> %52 to <8 x i64>
  %55 = and <8 x i1> %46, %45
  %56 = xor <8 x i1> %55, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %57 = sext <8 x i1> %56 to <8 x i64>
  %58 = and <8 x i64> %54, %57
  %59 = or <8 x i64> %58, %53
  %60 = bitcast <8 x i64> %59 to <8 x double>
  %61 = fsub <8 x double> %44, %60
  %62 = bitcast <8 x double> %61 to <8 x i64>
  %63 = and <8 x i64> %62, %57
  %64 = or <8 x i64> %63, %53
  %65 = bitcast <8 x i64> %64 to <8 x double>
  %66 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %65
  br i1 %15, label %94, label %81

67:                                               ; preds = %29, %67
  %68 = phi <8 x double> [ %75, %67 ], [ zeroinitializer, %29 ]
  %69 = phi i64 [ %76, %67 ], [ %14, %29 ]
  %70 = mul nsw i64 %69, %6
  %71 = getelementptr inbounds <8 x double>, ptr %30, i64 %70
  %72 = load <8 x double>, ptr %71, align 64
  %73 = fmul <8 x double> %72, %28
  %74 = fmul <8 x double> %73, %73
  %75 = fadd <8 x double> %68, %74
  %76 = add nsw i64 %69, 1
  %77 = icmp eq i64 %76, %2
  br i1 %77, label %42, label %67

78:                                               ; preds = %94
  %79 = mul nsw i64 %109, %1
  %80 = mul nsw i64 %110, %1
  br label %81

81:                                               ; preds = %78, %42
  %82 = phi i64 [ %80, %78 ], [ %11, %42 ]
  %83 = phi i64 [ %79, %78 ], [ %9, %42 ]
  %84 = phi ptr [ %108, %78 ], [ %4, %42 ]
  %85 = fdiv <8 x double> %60, %28
  %86 = select <8 x i1> %47, <8 x double> %13, <8 x double> %85
  %87 = getelementptr inbounds <8 x double>, ptr %84, i64 %83
  %88 = getelementptr inbounds <8 x double>, ptr %87, i64 %82
  store <8 x double> %86, ptr %88, align 64
  %89 = fdiv <8 x double> <double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00>, %60
  %90 = fmul <8 x double> %61, %89
  %91 = bitcast <8 x double> %90 to <8 x i64>
  %92 = and <8 x i64> %91, %57
  %93 = bitcast <8 x i64> %92 to <8 x double>
  ret <8 x double> %93

94:                                               ; preds = %94, %42
  %95 = phi i64 [ %8, %42 ], [ %110, %94 ]
  %96 = phi i64 [ %6, %42 ], [ %109, %94 ]
  %97 = phi ptr [ %4, %42 ], [ %108, %94 ]
  %98 = phi i64 [ %14, %42 ], [ %106, %94 ]
  %99 = mul nsw i64 %96, %98
  %100 = getelementptr inbounds <8 x double>, ptr %97, i64 %99
  %101 = mul nsw i64 %95, %1
  %102 = getelementptr inbounds <8 x double>, ptr %100, i64 %101
  %103 = load <8 x double>, ptr %102, align 64
  %104 = fmul <8 x double> %103, %28
  %105 = fmul <8 x double> %66, %104
  store <8 x double> %105, ptr %102, align 64
  %106 = add nsw i64 %98, 1
  %107 = icmp eq i64 %106, %2
  %108 = load ptr, ptr %0, align 1
  %109 = load i64, ptr %5, align 1
  %110 = load i64, ptr %7, align 1
  br i1 %107, label %78, label %94
}

define internal fastcc void @apply_reflection(ptr %0, ptr %1, ptr %2, i64 %3, i64 %4, i64 %5, i64 %6) {
  %8 = icmp slt i64 %5, %6
  br i1 %8, label %9, label %232

9:                                                ; preds = %7
  %10 = getelementptr inbounds i8, ptr %1, i64 8
  %11 = getelementptr inbounds i8, ptr %1, i64 16
  %12 = add nsw i64 %3, 1
  %13 = icmp slt i64 %12, %4
  %14 = getelementptr inbounds i8, ptr %0, i64 8
  %15 = getelementptr inbounds i8, ptr %0, i64 16
  br label %16

16:                                               ; preds = %227, %9
  %17 = phi i64 [ %5, %9 ], [ %228, %227 ]
  %18 = sub nsw i64 %6, %17
  %19 = icmp slt i64 %18, 4
  br i1 %19, label %41, label %20

20:                                               ; preds = %16
  %21 = load ptr, ptr %1, align 1
  %22 = load i64, ptr %10, align 1
  %23 = load i64, ptr %11, align 1
  %24 = mul nsw i64 %22, %3
  %25 = getelementptr inbounds <8 x double>, ptr %21, i64 %24
  %26 = mul nsw i64 %23, %17
  %27 = getelementptr inbounds <8 x double>, ptr %25, i64 %26
  %28 = load <8 x double>, ptr %27, align 64
  %29 = add nsw i64 %17, 1
  %30 = mul nsw i64 %23, %29
  %31 = getelementptr inbounds <8 x double>, ptr %25, i64 %30
  %32 = load <8 x double>, ptr %31, align 64
  %33 = add nsw i64 %17, 2
  %34 = mul nsw i64 %23, %33
  %35 = getelementptr inbounds <8 x double>, ptr %25, i64 %34
  %36 = load <8 x double>, ptr %35, align 64
  %37 = add nsw i64 %17, 3
  %38 = mul nsw i64 %23, %37
  %39 = getelementptr inbounds <8 x double>, ptr %25, i64 %38
  %40 = load <8 x double>, ptr %39, align 64
  br i1 %13, label %103, label %109

41:                                               ; preds = %16, %79
  %42 = phi i64 [ %80, %79 ], [ %17, %16 ]
  %43 = load ptr, ptr %1, align 1
  %44 = load i64, ptr %10, align 1
  %45 = load i64, ptr %11, align 1
  %46 = mul nsw i64 %44, %3
  %47 = getelementptr inbounds <8 x double>, ptr %43, i64 %46
  %48 = mul nsw i64 %45, %42
  %49 = getelementptr inbounds <8 x double>, ptr %47, i64 %48
  %50 = load <8 x double>, ptr %49, align 64
  br i1 %13, label %55, label %51

51:                                               ; preds = %41
  %52 = load <8 x double>, ptr %2, align 64
  %53 = fmul <8 x double> %52, %50
  %54 = fsub <8 x double> %50, %53
  store <8 x double> %54, ptr %49, align 64
  br label %79

55:                                               ; preds = %41
  %56 = load ptr, ptr %0, align 1
  %57 = load i64, ptr %14, align 1
  %58 = load i64, ptr %15, align 1
  %59 = mul nsw i64 %58, %3
  %60 = getelementptr inbounds <8 x double>, ptr %56, i64 %59
  %61 = getelementptr inbounds <8 x double>, ptr %43, i64 %48
  br label %67

62:                                               ; preds = %67
  %63 = load <8 x double>, ptr %2, align 64
  %64 = fneg <8 x double> %63
  %65 = fmul <8 x double> %76, %64
  %66 = fadd <8 x double> %50, %65
  store <8 x double> %66, ptr %49, align 64
  br i1 %13, label %82, label %79

67:                                               ; preds = %55, %67
  %68 = phi i64 [ %12, %55 ], [ %77, %67 ]
  %69 = phi <8 x double> [ %50, %55 ], [ %76, %67 ]
  %70 = mul nsw i64 %57, %68
  %71 = getelementptr inbounds <8 x double>, ptr %60, i64 %70
  %72 = load <8 x double>, ptr %71, align 64
  %73 = mul nsw i64 %68, %44
  %74 = getelementptr inbounds <8 x double>, ptr %61, i64 %73
  %75 = load <8 x double>, ptr %74, align 64
  %76 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %72, <8 x double> %75, <8 x double> %69)
  %77 = add nsw i64 %68, 1
  %78 = icmp eq i64 %77, %4
  br i1 %78, label %62, label %67

79:                                               ; preds = %82, %51, %62
  %80 = add nsw i64 %42, 1
  %81 = icmp slt i64 %80, %6
  br i1 %81, label %41, label %227

82:                                               ; preds = %62, %82
  %83 = phi i64 [ %101, %82 ], [ %12, %62 ]
  %84 = load ptr, ptr %1, align 1
  %85 = load i64, ptr %10, align 1
  %86 = load i64, ptr %11, align 1
  %87 = mul nsw i64 %85, %83
  %88 = getelementptr inbounds <8 x double>, ptr %84, i64 %87
  %89 = mul nsw i64 %86, %42
  %90 = getelementptr inbounds <8 x double>, ptr %88, i64 %89
  %91 = load <8 x double>, ptr %90, align 64
  %92 = load ptr, ptr %0, align 1
  %93 = load i64, ptr %14, align 1
  %94 = load i64, ptr %15, align 1
  %95 = mul nsw i64 %93, %83
  %96 = getelementptr inbounds <8 x double>, ptr %92, i64 %95
  %97 = mul nsw i64 %94, %3
  %98 = getelementptr inbounds <8 x double>, ptr %96, i64 %97
  %99 = load <8 x double>, ptr %98, align 64
  %100 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %65, <8 x double> %99, <8 x double> %91)
  store <8 x double> %100, ptr %90, align 64
  %101 = add nsw i64 %83, 1
  %102 = icmp eq i64 %101, %4
  br i1 %102, label %79, label %82

103:                                              ; preds = %20
  %104 = load ptr, ptr %0, align 1
  %105 = load i64, ptr %14, align 1
  %106 = load i64, ptr %15, align 1
  %107 = mul nsw i64 %106, %3
  %108 = getelementptr inbounds <8 x double>, ptr %104, i64 %107
  br label %154

109:                                              ; preds = %154, %20
  %110 = phi <8 x double> [ %40, %20 ], [ %176, %154 ]
  %111 = phi <8 x double> [ %36, %20 ], [ %173, %154 ]
  %112 = phi <8 x double> [ %32, %20 ], [ %170, %154 ]
  %113 = phi <8 x double> [ %28, %20 ], [ %167, %154 ]
  %114 = load <8 x double>, ptr %2, align 64
  %115 = fneg <8 x double> %114
  %116 = fmul <8 x double> %113, %115
  %117 = fadd <8 x double> %116, %28
  store <8 x double> %117, ptr %27, align 64
  %118 = load <8 x double>, ptr %2, align 64
  %119 = fneg <8 x double> %118
  %120 = fmul <8 x double> %112, %119
  %121 = load ptr, ptr %1, align 1
  %122 = load i64, ptr %10, align 1
  %123 = load i64, ptr %11, align 1
  %124 = mul nsw i64 %122, %3
  %125 = getelementptr inbounds <8 x double>, ptr %121, i64 %124
  %126 = mul nsw i64 %123, %29
  %127 = getelementptr inbounds <8 x double>, ptr %125, i64 %126
  %128 = load <8 x double>, ptr %127, align 64
  %129 = fadd <8 x double> %120, %128
  store <8 x double> %129, ptr %127, align 64
  %130 = load <8 x double>, ptr %2, align 64
  %131 = fneg <8 x double> %130
  %132 = fmul <8 x double> %111, %131
  %133 = load ptr, ptr %1, align 1
  %134 = load i64, ptr %10, align 1
  %135 = load i64, ptr %11, align 1
  %136 = mul nsw i64 %134, %3
  %137 = getelementptr inbounds <8 x double>, ptr %133, i64 %136
  %138 = mul nsw i64 %135, %33
  %139 = getelementptr inbounds <8 x double>, ptr %137, i64 %138
  %140 = load <8 x double>, ptr %139, align 64
  %141 = fadd <8 x double> %132, %140
  store <8 x double> %141, ptr %139, align 64
  %142 = load <8 x double>, ptr %2, align 64
  %143 = fneg <8 x double> %142
  %144 = fmul <8 x double> %110, %143
  %145 = load ptr, ptr %1, align 1
  %146 = load i64, ptr %10, align 1
  %147 = load i64, ptr %11, align 1
  %148 = mul nsw i64 %146, %3
  %149 = getelementptr inbounds <8 x double>, ptr %145, i64 %148
  %150 = mul nsw i64 %147, %37
  %151 = getelementptr inbounds <8 x double>, ptr %149, i64 %150
  %152 = load <8 x double>, ptr %151, align 64
  %153 = fadd <8 x double> %144, %152
  store <8 x double> %153, ptr %151, align 64
  br i1 %13, label %179, label %227

154:                                              ; preds = %103, %154
  %155 = phi <8 x double> [ %40, %103 ], [ %176, %154 ]
  %156 = phi <8 x double> [ %36, %103 ], [ %173, %154 ]
  %157 = phi <8 x double> [ %32, %103 ], [ %170, %154 ]
  %158 = phi <8 x double> [ %28, %103 ], [ %167, %154 ]
  %159 = phi i64 [ %12, %103 ], [ %177, %154 ]
  %160 = mul nsw i64 %105, %159
  %161 = getelementptr inbounds <8 x double>, ptr %108, i64 %160
  %162 = load <8 x double>, ptr %161, align 64
  %163 = mul nsw i64 %22, %159
  %164 = getelementptr inbounds <8 x double>, ptr %21, i64 %163
  %165 = getelementptr inbounds <8 x double>, ptr %164, i64 %26
  %166 = load <8 x double>, ptr %165, align 64
  %167 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %162, <8 x double> %166, <8 x double> %158)
  %168 = getelementptr inbounds <8 x double>, ptr %164, i64 %30
  %169 = load <8 x double>, ptr %168, align 64
  %170 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %162, <8 x double> %169, <8 x double> %157)
  %171 = getelementptr inbounds <8 x double>, ptr %164, i64 %34
  %172 = load <8 x double>, ptr %171, align 64
  %173 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %162, <8 x double> %172, <8 x double> %156)
  %174 = getelementptr inbounds <8 x double>, ptr %164, i64 %38
  %175 = load <8 x double>, ptr %174, align 64
  %176 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %162, <8 x double> %175, <8 x double> %155)
  %177 = add nsw i64 %159, 1
  %178 = icmp eq i64 %177, %4
  br i1 %178, label %109, label %154

179:                                              ; preds = %109, %179
  %180 = phi i64 [ %225, %179 ], [ %12, %109 ]
  %181 = load ptr, ptr %0, align 1
  %182 = load i64, ptr %14, align 1
  %183 = load i64, ptr %15, align 1
  %184 = mul nsw i64 %182, %180
  %185 = getelementptr inbounds <8 x double>, ptr %181, i64 %184
  %186 = mul nsw i64 %183, %3
  %187 = getelementptr inbounds <8 x double>, ptr %185, i64 %186
  %188 = load <8 x double>, ptr %187, align 64
  %189 = load ptr, ptr %1, align 1
  %190 = load i64, ptr %10, align 1
  %191 = load i64, ptr %11, align 1
  %192 = mul nsw i64 %190, %180
  %193 = getelementptr inbounds <8 x double>, ptr %189, i64 %192
  %194 = mul nsw i64 %191, %17
  %195 = getelementptr inbounds <8 x double>, ptr %193, i64 %194
  %196 = load <8 x double>, ptr %195, align 64
  %197 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %116, <8 x double> %188, <8 x double> %196)
  store <8 x double> %197, ptr %195, align 64
  %198 = load ptr, ptr %1, align 1
  %199 = load i64, ptr %10, align 1
  %200 = load i64, ptr %11, align 1
  %201 = mul nsw i64 %199, %180
  %202 = getelementptr inbounds <8 x double>, ptr %198, i64 %201
  %203 = mul nsw i64 %200, %29
  %204 = getelementptr inbounds <8 x double>, ptr %202, i64 %203
  %205 = load <8 x double>, ptr %204, align 64
  %206 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %120, <8 x double> %188, <8 x double> %205)
  store <8 x double> %206, ptr %204, align 64
  %207 = load ptr, ptr %1, align 1
  %208 = load i64, ptr %10, align 1
  %209 = load i64, ptr %11, align 1
  %210 = mul nsw i64 %208, %180
  %211 = getelementptr inbounds <8 x double>, ptr %207, i64 %210
  %212 = mul nsw i64 %209, %33
  %213 = getelementptr inbounds <8 x double>, ptr %211, i64 %212
  %214 = load <8 x double>, ptr %213, align 64
  %215 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %132, <8 x double> %188, <8 x double> %214)
  store <8 x double> %215, ptr %213, align 64
  %216 = load ptr, ptr %1, align 1
  %217 = load i64, ptr %10, align 1
  %218 = load i64, ptr %11, align 1
  %219 = mul nsw i64 %217, %180
  %220 = getelementptr inbounds <8 x double>, ptr %216, i64 %219
  %221 = mul nsw i64 %218, %37
  %222 = getelementptr inbounds <8 x double>, ptr %220, i64 %221
  %223 = load <8 x double>, ptr %222, align 64
  %224 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %144, <8 x double> %188, <8 x double> %223)
  store <8 x double> %224, ptr %222, align 64
  %225 = add nsw i64 %180, 1
  %226 = icmp eq i64 %225, %4
  br i1 %226, label %227, label %179

227:                                              ; preds = %179, %79, %109
  %228 = add nsw i64 %17, 4
  %229 = xor i1 %19, true
  %230 = icmp slt i64 %228, %6
  %231 = select i1 %229, i1 %230, i1 false
  br i1 %231, label %16, label %232

232:                                              ; preds = %227, %7
  ret void
}

declare <8 x double> @llvm.copysign.v8f64(<8 x double>, <8 x double>)

declare <8 x double> @llvm.sqrt.v8f64(<8 x double>)

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
