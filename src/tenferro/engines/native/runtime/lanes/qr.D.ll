; Made from source/lanes/qr.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 19fe6e17655b106eba80b9db53d0bdf996efce4fd04a26b84dc49841e1992ba5

%struct.job = type { ptr, ptr, ptr, i64 }
%struct.number = type { <8 x double>, <8 x double> }
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
  %4 = alloca %struct.number, align 64
  %5 = alloca %struct.number, align 64
  %6 = alloca [144 x %struct.number], align 64
  %7 = alloca [144 x %struct.number], align 64
  %8 = alloca [12 x %struct.number], align 64
  %9 = alloca %struct.matrix, align 8
  %10 = alloca %struct.matrix, align 8
  %11 = alloca %struct.places, align 8
  %12 = alloca %struct.places, align 8
  %13 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds i64, ptr %14, i64 2
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds i64, ptr %14, i64 3
  %18 = load i64, ptr %17, align 8
  %19 = icmp slt i64 %16, %18
  %20 = select i1 %19, i64 %16, i64 %18
  %21 = getelementptr inbounds %struct.matrix, ptr %9, i64 0, i32 0
  %22 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 0
  store ptr %22, ptr %21, align 8
  %23 = getelementptr inbounds %struct.matrix, ptr %9, i64 0, i32 1
  store i64 %18, ptr %23, align 8
  %24 = getelementptr inbounds %struct.matrix, ptr %9, i64 0, i32 2
  store i64 1, ptr %24, align 8
  %25 = getelementptr inbounds %struct.matrix, ptr %10, i64 0, i32 0
  %26 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 0
  store ptr %26, ptr %25, align 8
  %27 = getelementptr inbounds %struct.matrix, ptr %10, i64 0, i32 1
  store i64 %20, ptr %27, align 8
  %28 = getelementptr inbounds %struct.matrix, ptr %10, i64 0, i32 2
  store i64 1, ptr %28, align 8
  %29 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %30 = load ptr, ptr %29, align 8
  %31 = load i64, ptr %30, align 8
  %32 = shl i64 %16, 1
  %33 = mul i64 %32, %18
  call fastcc void @place_parts(ptr %11, i64 %31, i64 %1, i64 %2, i64 %33)
  call fastcc void @load_parts(ptr %22, ptr %11, i64 %33)
  %34 = icmp sgt i64 %20, 0
  br i1 %34, label %35, label %47

35:                                               ; preds = %3
  %36 = getelementptr inbounds %struct.number, ptr %5, i64 0, i32 0
  %37 = getelementptr inbounds %struct.number, ptr %5, i64 0, i32 1
  br label %38

38:                                               ; preds = %38, %35
  %39 = phi i64 [ 0, %35 ], [ %45, %38 ]
  %40 = getelementptr inbounds [12 x %struct.number], ptr %8, i64 0, i64 %39
  call fastcc void @reflect(ptr sret(%struct.number) align 64 %4, ptr %9, i64 %39, i64 %16)
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 dereferenceable(128) %40, ptr align 64 dereferenceable(128) %4, i64 128, i1 false)
  %41 = load <8 x double>, ptr %40, align 64
  %42 = getelementptr inbounds i8, ptr %40, i64 64
  %43 = load <8 x double>, ptr %42, align 64
  store <8 x double> %41, ptr %36, align 64
  %44 = fneg <8 x double> %43
  store <8 x double> %44, ptr %37, align 64
  %45 = add nuw nsw i64 %39, 1
  call fastcc void @apply_reflection(ptr %9, ptr %9, ptr %5, i64 %39, i64 %16, i64 %45, i64 %18)
  %46 = icmp eq i64 %45, %20
  br i1 %46, label %47, label %38

47:                                               ; preds = %38, %3
  %48 = icmp sgt i64 %16, 0
  br i1 %48, label %49, label %54

49:                                               ; preds = %47, %55
  %50 = phi i64 [ %56, %55 ], [ 0, %47 ]
  br i1 %34, label %51, label %55

51:                                               ; preds = %49
  %52 = mul nsw i64 %20, %50
  %53 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %52
  br label %58

54:                                               ; preds = %55, %47
  br i1 %34, label %66, label %71

55:                                               ; preds = %58, %49
  %56 = add nuw nsw i64 %50, 1
  %57 = icmp eq i64 %56, %16
  br i1 %57, label %54, label %49

58:                                               ; preds = %51, %58
  %59 = phi i64 [ %64, %58 ], [ 0, %51 ]
  %60 = getelementptr inbounds %struct.number, ptr %53, i64 %59
  %61 = icmp eq i64 %50, %59
  %62 = select i1 %61, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, <8 x double> zeroinitializer
  store <8 x double> %62, ptr %60, align 64
  %63 = getelementptr inbounds i8, ptr %60, i64 64
  store <8 x double> zeroinitializer, ptr %63, align 64
  %64 = add nuw nsw i64 %59, 1
  %65 = icmp eq i64 %64, %20
  br i1 %65, label %55, label %58

66:                                               ; preds = %54, %66
  %67 = phi i64 [ %68, %66 ], [ %20, %54 ]
  %68 = add nsw i64 %67, -1
  %69 = getelementptr inbounds [12 x %struct.number], ptr %8, i64 0, i64 %68
  call fastcc void @apply_reflection(ptr %9, ptr %10, ptr %69, i64 %68, i64 %16, i64 %68, i64 %20)
  %70 = icmp ugt i64 %67, 1
  br i1 %70, label %66, label %71

71:                                               ; preds = %66, %54
  %72 = load ptr, ptr %29, align 8
  %73 = getelementptr inbounds i64, ptr %72, i64 1
  %74 = load i64, ptr %73, align 8
  %75 = mul i64 %32, %20
  call fastcc void @place_parts(ptr %12, i64 %74, i64 %1, i64 %2, i64 %75)
  call fastcc void @store_parts(ptr %26, ptr %12, i64 %75)
  %76 = icmp sgt i64 %20, 1
  br i1 %76, label %77, label %83

77:                                               ; preds = %71
  %78 = icmp sgt i64 %18, 0
  br label %79

79:                                               ; preds = %77, %89
  %80 = phi i64 [ 1, %77 ], [ %90, %89 ]
  br i1 %78, label %81, label %89

81:                                               ; preds = %79
  %82 = mul nsw i64 %80, %18
  br label %92

83:                                               ; preds = %89, %71
  %84 = load ptr, ptr %29, align 8
  %85 = getelementptr inbounds i64, ptr %84, i64 2
  %86 = load i64, ptr %85, align 8
  %87 = shl i64 %18, 1
  %88 = mul i64 %87, %20
  call fastcc void @place_parts(ptr %12, i64 %86, i64 %1, i64 %2, i64 %88)
  call fastcc void @store_parts(ptr %22, ptr %12, i64 %88)
  ret i64 0

89:                                               ; preds = %92, %79
  %90 = add nuw nsw i64 %80, 1
  %91 = icmp eq i64 %90, %20
  br i1 %91, label %83, label %79

92:                                               ; preds = %81, %92
  %93 = phi i64 [ 0, %81 ], [ %97, %92 ]
  %94 = add nsw i64 %93, %82
  %95 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %94
  store <8 x double> zeroinitializer, ptr %95, align 64
  %96 = getelementptr inbounds i8, ptr %95, i64 64
  store <8 x double> zeroinitializer, ptr %96, align 64
  %97 = add nuw nsw i64 %93, 1
  %98 = icmp ult i64 %97, %80
  %99 = icmp slt i64 %97, %18
  %100 = select i1 %98, i1 %99, i1 false
  br i1 %100, label %92, label %89
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

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)

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

define internal fastcc void @reflect(ptr sret(%struct.number) align 64 %0, ptr %1, i64 %2, i64 %3) {
  %5 = load ptr, ptr %1, align 1
  %6 = getelementptr inbounds i8, ptr %1, i64 8
  %7 = load i64, ptr %6, align 1
  %8 = getelementptr inbounds i8, ptr %1, i64 16
  %9 = load i64, ptr %8, align 1
  %10 = mul nsw i64 %7, %2
  %11 = getelementptr inbounds %struct.number, ptr %5, i64 %10
  %12 = mul nsw i64 %9, %2
  %13 = getelementptr inbounds %struct.number, ptr %11, i64 %12
  %14 = load <8 x double>, ptr %13, align 64
  %15 = getelementptr inbounds i8, ptr %13, i64 64
  %16 = load <8 x double>, ptr %15, align 64
  %17 = add nsw i64 %2, 1
  %18 = icmp slt i64 %17, %3
  br i1 %18, label %19, label %21

19:                                               ; preds = %4
  %20 = getelementptr inbounds %struct.number, ptr %5, i64 %12
  br label %37

21:                                               ; preds = %37, %4
  %22 = phi <8 x double> [ zeroinitializer, %4 ], [ %50, %37 ]
  %23 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %14)
  %24 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %16)
  %25 = fcmp ogt <8 x double> %23, %24
  %26 = select <8 x i1> %25, <8 x double> %23, <8 x double> %24
  %27 = fcmp ogt <8 x double> %26, %22
  %28 = select <8 x i1> %27, <8 x double> %26, <8 x double> %22
  %29 = bitcast <8 x double> %28 to <8 x i64>
  %30 = and <8 x i64> %29, <i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312>
  %31 = sub nsw <8 x i64> <i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816>, %30
  %32 = icmp ult <8 x i64> %30, <i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824>
  %33 = select <8 x i1> %32, <8 x i64> %31, <8 x i64> <i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992>
  %34 = bitcast <8 x i64> %33 to <8 x double>
  br i1 %18, label %35, label %53

35:                                               ; preds = %21
  %36 = getelementptr inbounds %struct.number, ptr %5, i64 %12
  br label %103

37:                                               ; preds = %19, %37
  %38 = phi <8 x double> [ %50, %37 ], [ zeroinitializer, %19 ]
  %39 = phi i64 [ %51, %37 ], [ %17, %19 ]
  %40 = mul nsw i64 %39, %7
  %41 = getelementptr inbounds %struct.number, ptr %20, i64 %40
  %42 = load <8 x double>, ptr %41, align 1
  %43 = getelementptr inbounds i8, ptr %41, i64 64
  %44 = load <8 x double>, ptr %43, align 1
  %45 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %42)
  %46 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %44)
  %47 = fcmp ogt <8 x double> %45, %46
  %48 = select <8 x i1> %47, <8 x double> %45, <8 x double> %46
  %49 = fcmp ogt <8 x double> %48, %38
  %50 = select <8 x i1> %49, <8 x double> %48, <8 x double> %38
  %51 = add nsw i64 %39, 1
  %52 = icmp eq i64 %51, %3
  br i1 %52, label %21, label %37

53:                                               ; preds = %103, %21
  %54 = phi <8 x double> [ zeroinitializer, %21 ], [ %115, %103 ]
  %55 = fmul <8 x double> %14, %34
  %56 = fmul <8 x double> %16, %34
  %57 = fcmp oeq <8 x double> %22, zeroinitializer
  %58 = fcmp oeq <8 x double> %54, zeroinitializer
  %59 = fcmp oeq <8 x double> %16, zeroinitializer
  %60 = and <8 x i1> %57, %59
  %61 = and <8 x i1> %60, %58
  %62 = sext <8 x i1> %61 to <8 x i64>
  %63 = fmul <8 x double> %56, %56
  %64 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %55, <8 x double> %55, <8 x double> %63)
  %65 = fadd <8 x double> %64, %54
  %66 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %65)
  %67 = fneg <8 x double> %55
  %68 = call <8 x double> @llvm.copysign.v8f64(<8 x double> %66, <8 x double> %67)
  %69 = select <8 x i1> %61, <8 x i64> <i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408>, <8 x i64> zeroinitializer
  %70 = bitcast <8 x double> %68 to <8 x i64>
  %71 = xor <8 x i64> %62, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %72 = and <8 x i64> %70, %71
  %73 = or <8 x i64> %72, %69
  %74 = bitcast <8 x i64> %73 to <8 x double>
  %75 = fsub <8 x double> %55, %74
  %76 = fadd <8 x double> %56, zeroinitializer
  %77 = bitcast <8 x double> %75 to <8 x i64>
  %78 = bitcast <8 x double> %76 to <8 x i64>
  %79 = and <8 x i64> %77, %71
  %80 = or <8 x i64> %79, %69
  %81 = and <8 x i64> %71, %78
  %82 = bitcast <8 x i64> %80 to <8 x double>
  %83 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %82)
  %84 = bitcast <8 x i64> %81 to <8 x double>
  %85 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %84)
  %86 = fcmp ogt <8 x double> %83, %85
  %87 = select <8 x i1> %86, <8 x double> %83, <8 x double> %85
  %88 = fdiv <8 x double> %82, %87
  %89 = fneg <8 x double> %84
  %90 = fdiv <8 x double> %89, %87
  %91 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %87
  %92 = fdiv <8 x double> zeroinitializer, %87
  %93 = fneg <8 x double> %92
  %94 = fmul <8 x double> %90, %93
  %95 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %91, <8 x double> %88, <8 x double> %94)
  %96 = fmul <8 x double> %88, %92
  %97 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %91, <8 x double> %90, <8 x double> %96)
  %98 = fmul <8 x double> %90, %90
  %99 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %88, <8 x double> %88, <8 x double> %98)
  %100 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %99
  %101 = fmul <8 x double> %95, %100
  %102 = fmul <8 x double> %97, %100
  br i1 %18, label %141, label %121

103:                                              ; preds = %35, %103
  %104 = phi i64 [ %116, %103 ], [ %17, %35 ]
  %105 = phi <8 x double> [ %115, %103 ], [ zeroinitializer, %35 ]
  %106 = mul nsw i64 %104, %7
  %107 = getelementptr inbounds %struct.number, ptr %36, i64 %106
  %108 = load <8 x double>, ptr %107, align 1
  %109 = getelementptr inbounds i8, ptr %107, i64 64
  %110 = load <8 x double>, ptr %109, align 1
  %111 = fmul <8 x double> %108, %34
  %112 = fmul <8 x double> %110, %34
  %113 = fmul <8 x double> %112, %112
  %114 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %111, <8 x double> %111, <8 x double> %113)
  %115 = fadd <8 x double> %105, %114
  %116 = add nsw i64 %104, 1
  %117 = icmp eq i64 %116, %3
  br i1 %117, label %53, label %103

118:                                              ; preds = %141
  %119 = mul nsw i64 %163, %2
  %120 = mul nsw i64 %164, %2
  br label %121

121:                                              ; preds = %118, %53
  %122 = phi i64 [ %120, %118 ], [ %12, %53 ]
  %123 = phi i64 [ %119, %118 ], [ %10, %53 ]
  %124 = phi ptr [ %162, %118 ], [ %5, %53 ]
  %125 = getelementptr inbounds %struct.number, ptr %124, i64 %123
  %126 = getelementptr inbounds %struct.number, ptr %125, i64 %122
  %127 = fdiv <8 x double> %74, %34
  %128 = bitcast <8 x double> %16 to <8 x i64>
  %129 = select <8 x i1> %61, <8 x double> %14, <8 x double> %127
  %130 = and <8 x i64> %62, %128
  store <8 x double> %129, ptr %126, align 64
  %131 = getelementptr inbounds i8, ptr %126, i64 64
  store <8 x i64> %130, ptr %131, align 64
  %132 = fdiv <8 x double> <double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00>, %74
  %133 = fmul <8 x double> %75, %132
  %134 = fmul <8 x double> %76, %132
  %135 = bitcast <8 x double> %133 to <8 x i64>
  %136 = bitcast <8 x double> %134 to <8 x i64>
  %137 = getelementptr inbounds %struct.number, ptr %0, i64 0, i32 0
  %138 = and <8 x i64> %135, %71
  store <8 x i64> %138, ptr %137, align 64
  %139 = getelementptr inbounds %struct.number, ptr %0, i64 0, i32 1
  %140 = and <8 x i64> %136, %71
  store <8 x i64> %140, ptr %139, align 64
  ret void

141:                                              ; preds = %141, %53
  %142 = phi i64 [ %9, %53 ], [ %164, %141 ]
  %143 = phi i64 [ %7, %53 ], [ %163, %141 ]
  %144 = phi ptr [ %5, %53 ], [ %162, %141 ]
  %145 = phi i64 [ %17, %53 ], [ %160, %141 ]
  %146 = mul nsw i64 %143, %145
  %147 = getelementptr inbounds %struct.number, ptr %144, i64 %146
  %148 = mul nsw i64 %142, %2
  %149 = getelementptr inbounds %struct.number, ptr %147, i64 %148
  %150 = load <8 x double>, ptr %149, align 1
  %151 = getelementptr inbounds i8, ptr %149, i64 64
  %152 = load <8 x double>, ptr %151, align 1
  %153 = fmul <8 x double> %150, %34
  %154 = fmul <8 x double> %152, %34
  %155 = fneg <8 x double> %154
  %156 = fmul <8 x double> %102, %155
  %157 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %153, <8 x double> %101, <8 x double> %156)
  %158 = fmul <8 x double> %101, %154
  %159 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %153, <8 x double> %102, <8 x double> %158)
  store <8 x double> %157, ptr %149, align 64
  store <8 x double> %159, ptr %151, align 64
  %160 = add nsw i64 %145, 1
  %161 = icmp eq i64 %160, %3
  %162 = load ptr, ptr %1, align 1
  %163 = load i64, ptr %6, align 1
  %164 = load i64, ptr %8, align 1
  br i1 %161, label %118, label %141
}

define internal fastcc void @apply_reflection(ptr %0, ptr %1, ptr %2, i64 %3, i64 %4, i64 %5, i64 %6) {
  %8 = icmp slt i64 %5, %6
  br i1 %8, label %9, label %351

9:                                                ; preds = %7
  %10 = getelementptr inbounds i8, ptr %1, i64 8
  %11 = getelementptr inbounds i8, ptr %1, i64 16
  %12 = add nsw i64 %3, 1
  %13 = icmp slt i64 %12, %4
  %14 = getelementptr inbounds i8, ptr %0, i64 8
  %15 = getelementptr inbounds i8, ptr %0, i64 16
  %16 = getelementptr inbounds i8, ptr %2, i64 64
  br label %17

17:                                               ; preds = %346, %9
  %18 = phi i64 [ %5, %9 ], [ %347, %346 ]
  %19 = sub nsw i64 %6, %18
  %20 = icmp slt i64 %19, 4
  br i1 %20, label %50, label %21

21:                                               ; preds = %17
  %22 = load ptr, ptr %1, align 1
  %23 = load i64, ptr %10, align 1
  %24 = load i64, ptr %11, align 1
  %25 = mul nsw i64 %23, %3
  %26 = getelementptr inbounds %struct.number, ptr %22, i64 %25
  %27 = mul nsw i64 %24, %18
  %28 = getelementptr inbounds %struct.number, ptr %26, i64 %27
  %29 = load <8 x double>, ptr %28, align 64
  %30 = getelementptr inbounds i8, ptr %28, i64 64
  %31 = load <8 x double>, ptr %30, align 64
  %32 = add nsw i64 %18, 1
  %33 = mul nsw i64 %24, %32
  %34 = getelementptr inbounds %struct.number, ptr %26, i64 %33
  %35 = load <8 x double>, ptr %34, align 64
  %36 = getelementptr inbounds i8, ptr %34, i64 64
  %37 = load <8 x double>, ptr %36, align 64
  %38 = add nsw i64 %18, 2
  %39 = mul nsw i64 %24, %38
  %40 = getelementptr inbounds %struct.number, ptr %26, i64 %39
  %41 = load <8 x double>, ptr %40, align 64
  %42 = getelementptr inbounds i8, ptr %40, i64 64
  %43 = load <8 x double>, ptr %42, align 64
  %44 = add nsw i64 %18, 3
  %45 = mul nsw i64 %24, %44
  %46 = getelementptr inbounds %struct.number, ptr %26, i64 %45
  %47 = load <8 x double>, ptr %46, align 64
  %48 = getelementptr inbounds i8, ptr %46, i64 64
  %49 = load <8 x double>, ptr %48, align 64
  br i1 %13, label %135, label %141

50:                                               ; preds = %17, %104
  %51 = phi i64 [ %105, %104 ], [ %18, %17 ]
  %52 = load ptr, ptr %1, align 1
  %53 = load i64, ptr %10, align 1
  %54 = load i64, ptr %11, align 1
  %55 = mul nsw i64 %53, %3
  %56 = getelementptr inbounds %struct.number, ptr %52, i64 %55
  %57 = mul nsw i64 %54, %51
  %58 = getelementptr inbounds %struct.number, ptr %56, i64 %57
  %59 = load <8 x double>, ptr %58, align 64
  %60 = getelementptr inbounds i8, ptr %58, i64 64
  %61 = load <8 x double>, ptr %60, align 64
  br i1 %13, label %62, label %69

62:                                               ; preds = %50
  %63 = load ptr, ptr %0, align 1
  %64 = load i64, ptr %14, align 1
  %65 = load i64, ptr %15, align 1
  %66 = mul nsw i64 %65, %3
  %67 = getelementptr inbounds %struct.number, ptr %63, i64 %66
  %68 = getelementptr inbounds %struct.number, ptr %52, i64 %57
  br label %83

69:                                               ; preds = %83, %50
  %70 = phi <8 x double> [ %59, %50 ], [ %99, %83 ]
  %71 = phi <8 x double> [ %61, %50 ], [ %101, %83 ]
  %72 = load <8 x double>, ptr %2, align 1
  %73 = load <8 x double>, ptr %16, align 1
  %74 = fneg <8 x double> %73
  %75 = fmul <8 x double> %71, %74
  %76 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %72, <8 x double> %70, <8 x double> %75)
  %77 = fmul <8 x double> %70, %73
  %78 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %72, <8 x double> %71, <8 x double> %77)
  %79 = fneg <8 x double> %76
  %80 = fneg <8 x double> %78
  %81 = fsub <8 x double> %59, %76
  %82 = fsub <8 x double> %61, %78
  store <8 x double> %81, ptr %58, align 64
  store <8 x double> %82, ptr %60, align 64
  br i1 %13, label %107, label %104

83:                                               ; preds = %62, %83
  %84 = phi i64 [ %12, %62 ], [ %102, %83 ]
  %85 = phi <8 x double> [ %61, %62 ], [ %101, %83 ]
  %86 = phi <8 x double> [ %59, %62 ], [ %99, %83 ]
  %87 = mul nsw i64 %64, %84
  %88 = getelementptr inbounds %struct.number, ptr %67, i64 %87
  %89 = load <8 x double>, ptr %88, align 1
  %90 = getelementptr inbounds i8, ptr %88, i64 64
  %91 = load <8 x double>, ptr %90, align 1
  %92 = fneg <8 x double> %91
  %93 = mul nsw i64 %84, %53
  %94 = getelementptr inbounds %struct.number, ptr %68, i64 %93
  %95 = load <8 x double>, ptr %94, align 1
  %96 = getelementptr inbounds i8, ptr %94, i64 64
  %97 = load <8 x double>, ptr %96, align 1
  %98 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %89, <8 x double> %95, <8 x double> %86)
  %99 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %91, <8 x double> %97, <8 x double> %98)
  %100 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %89, <8 x double> %97, <8 x double> %85)
  %101 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %92, <8 x double> %95, <8 x double> %100)
  %102 = add nsw i64 %84, 1
  %103 = icmp eq i64 %102, %4
  br i1 %103, label %69, label %83

104:                                              ; preds = %107, %69
  %105 = add nsw i64 %51, 1
  %106 = icmp slt i64 %105, %6
  br i1 %106, label %50, label %346

107:                                              ; preds = %69, %107
  %108 = phi i64 [ %133, %107 ], [ %12, %69 ]
  %109 = load ptr, ptr %1, align 1
  %110 = load i64, ptr %10, align 1
  %111 = load i64, ptr %11, align 1
  %112 = mul nsw i64 %110, %108
  %113 = getelementptr inbounds %struct.number, ptr %109, i64 %112
  %114 = mul nsw i64 %111, %51
  %115 = getelementptr inbounds %struct.number, ptr %113, i64 %114
  %116 = load ptr, ptr %0, align 1
  %117 = load i64, ptr %14, align 1
  %118 = load i64, ptr %15, align 1
  %119 = mul nsw i64 %117, %108
  %120 = getelementptr inbounds %struct.number, ptr %116, i64 %119
  %121 = mul nsw i64 %118, %3
  %122 = getelementptr inbounds %struct.number, ptr %120, i64 %121
  %123 = load <8 x double>, ptr %122, align 1
  %124 = getelementptr inbounds i8, ptr %122, i64 64
  %125 = load <8 x double>, ptr %124, align 1
  %126 = load <8 x double>, ptr %115, align 1
  %127 = getelementptr inbounds i8, ptr %115, i64 64
  %128 = load <8 x double>, ptr %127, align 1
  %129 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %79, <8 x double> %123, <8 x double> %126)
  %130 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %78, <8 x double> %125, <8 x double> %129)
  %131 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %79, <8 x double> %125, <8 x double> %128)
  %132 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %80, <8 x double> %123, <8 x double> %131)
  store <8 x double> %130, ptr %115, align 64
  store <8 x double> %132, ptr %127, align 64
  %133 = add nsw i64 %108, 1
  %134 = icmp eq i64 %133, %4
  br i1 %134, label %104, label %107

135:                                              ; preds = %21
  %136 = load ptr, ptr %0, align 1
  %137 = load i64, ptr %14, align 1
  %138 = load i64, ptr %15, align 1
  %139 = mul nsw i64 %138, %3
  %140 = getelementptr inbounds %struct.number, ptr %136, i64 %139
  br label %224

141:                                              ; preds = %224, %21
  %142 = phi <8 x double> [ %49, %21 ], [ %273, %224 ]
  %143 = phi <8 x double> [ %47, %21 ], [ %271, %224 ]
  %144 = phi <8 x double> [ %43, %21 ], [ %265, %224 ]
  %145 = phi <8 x double> [ %41, %21 ], [ %263, %224 ]
  %146 = phi <8 x double> [ %37, %21 ], [ %257, %224 ]
  %147 = phi <8 x double> [ %35, %21 ], [ %255, %224 ]
  %148 = phi <8 x double> [ %31, %21 ], [ %249, %224 ]
  %149 = phi <8 x double> [ %29, %21 ], [ %247, %224 ]
  %150 = load <8 x double>, ptr %2, align 1
  %151 = load <8 x double>, ptr %16, align 1
  %152 = fneg <8 x double> %151
  %153 = fmul <8 x double> %148, %152
  %154 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %150, <8 x double> %149, <8 x double> %153)
  %155 = fmul <8 x double> %149, %151
  %156 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %150, <8 x double> %148, <8 x double> %155)
  %157 = fneg <8 x double> %154
  %158 = fneg <8 x double> %156
  %159 = fsub <8 x double> %29, %154
  %160 = fsub <8 x double> %31, %156
  store <8 x double> %159, ptr %28, align 64
  store <8 x double> %160, ptr %30, align 64
  %161 = load <8 x double>, ptr %2, align 1
  %162 = load <8 x double>, ptr %16, align 1
  %163 = fneg <8 x double> %162
  %164 = fmul <8 x double> %146, %163
  %165 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %161, <8 x double> %147, <8 x double> %164)
  %166 = fmul <8 x double> %147, %162
  %167 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %161, <8 x double> %146, <8 x double> %166)
  %168 = fneg <8 x double> %165
  %169 = fneg <8 x double> %167
  %170 = load ptr, ptr %1, align 1
  %171 = load i64, ptr %10, align 1
  %172 = load i64, ptr %11, align 1
  %173 = mul nsw i64 %171, %3
  %174 = getelementptr inbounds %struct.number, ptr %170, i64 %173
  %175 = mul nsw i64 %172, %32
  %176 = getelementptr inbounds %struct.number, ptr %174, i64 %175
  %177 = load <8 x double>, ptr %176, align 1
  %178 = getelementptr inbounds i8, ptr %176, i64 64
  %179 = load <8 x double>, ptr %178, align 1
  %180 = fsub <8 x double> %177, %165
  %181 = fsub <8 x double> %179, %167
  store <8 x double> %180, ptr %176, align 64
  store <8 x double> %181, ptr %178, align 64
  %182 = load <8 x double>, ptr %2, align 1
  %183 = load <8 x double>, ptr %16, align 1
  %184 = fneg <8 x double> %183
  %185 = fmul <8 x double> %144, %184
  %186 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %182, <8 x double> %145, <8 x double> %185)
  %187 = fmul <8 x double> %145, %183
  %188 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %182, <8 x double> %144, <8 x double> %187)
  %189 = fneg <8 x double> %186
  %190 = fneg <8 x double> %188
  %191 = load ptr, ptr %1, align 1
  %192 = load i64, ptr %10, align 1
  %193 = load i64, ptr %11, align 1
  %194 = mul nsw i64 %192, %3
  %195 = getelementptr inbounds %struct.number, ptr %191, i64 %194
  %196 = mul nsw i64 %193, %38
  %197 = getelementptr inbounds %struct.number, ptr %195, i64 %196
  %198 = load <8 x double>, ptr %197, align 1
  %199 = getelementptr inbounds i8, ptr %197, i64 64
  %200 = load <8 x double>, ptr %199, align 1
  %201 = fsub <8 x double> %198, %186
  %202 = fsub <8 x double> %200, %188
  store <8 x double> %201, ptr %197, align 64
  store <8 x double> %202, ptr %199, align 64
  %203 = load <8 x double>, ptr %2, align 1
  %204 = load <8 x double>, ptr %16, align 1
  %205 = fneg <8 x double> %204
  %206 = fmul <8 x double> %142, %205
  %207 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %203, <8 x double> %143, <8 x double> %206)
  %208 = fmul <8 x double> %143, %204
  %209 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %203, <8 x double> %142, <8 x double> %208)
  %210 = fneg <8 x double> %207
  %211 = fneg <8 x double> %209
  %212 = load ptr, ptr %1, align 1
  %213 = load i64, ptr %10, align 1
  %214 = load i64, ptr %11, align 1
  %215 = mul nsw i64 %213, %3
  %216 = getelementptr inbounds %struct.number, ptr %212, i64 %215
  %217 = mul nsw i64 %214, %44
  %218 = getelementptr inbounds %struct.number, ptr %216, i64 %217
  %219 = load <8 x double>, ptr %218, align 1
  %220 = getelementptr inbounds i8, ptr %218, i64 64
  %221 = load <8 x double>, ptr %220, align 1
  %222 = fsub <8 x double> %219, %207
  %223 = fsub <8 x double> %221, %209
  store <8 x double> %222, ptr %218, align 64
  store <8 x double> %223, ptr %220, align 64
  br i1 %13, label %276, label %346

224:                                              ; preds = %135, %224
  %225 = phi <8 x double> [ %49, %135 ], [ %273, %224 ]
  %226 = phi <8 x double> [ %47, %135 ], [ %271, %224 ]
  %227 = phi <8 x double> [ %43, %135 ], [ %265, %224 ]
  %228 = phi <8 x double> [ %41, %135 ], [ %263, %224 ]
  %229 = phi <8 x double> [ %37, %135 ], [ %257, %224 ]
  %230 = phi <8 x double> [ %35, %135 ], [ %255, %224 ]
  %231 = phi <8 x double> [ %31, %135 ], [ %249, %224 ]
  %232 = phi <8 x double> [ %29, %135 ], [ %247, %224 ]
  %233 = phi i64 [ %12, %135 ], [ %274, %224 ]
  %234 = mul nsw i64 %137, %233
  %235 = getelementptr inbounds %struct.number, ptr %140, i64 %234
  %236 = load <8 x double>, ptr %235, align 1
  %237 = getelementptr inbounds i8, ptr %235, i64 64
  %238 = load <8 x double>, ptr %237, align 1
  %239 = fneg <8 x double> %238
  %240 = mul nsw i64 %23, %233
  %241 = getelementptr inbounds %struct.number, ptr %22, i64 %240
  %242 = getelementptr inbounds %struct.number, ptr %241, i64 %27
  %243 = load <8 x double>, ptr %242, align 1
  %244 = getelementptr inbounds i8, ptr %242, i64 64
  %245 = load <8 x double>, ptr %244, align 1
  %246 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %236, <8 x double> %243, <8 x double> %232)
  %247 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %238, <8 x double> %245, <8 x double> %246)
  %248 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %236, <8 x double> %245, <8 x double> %231)
  %249 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %239, <8 x double> %243, <8 x double> %248)
  %250 = getelementptr inbounds %struct.number, ptr %241, i64 %33
  %251 = load <8 x double>, ptr %250, align 1
  %252 = getelementptr inbounds i8, ptr %250, i64 64
  %253 = load <8 x double>, ptr %252, align 1
  %254 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %236, <8 x double> %251, <8 x double> %230)
  %255 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %238, <8 x double> %253, <8 x double> %254)
  %256 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %236, <8 x double> %253, <8 x double> %229)
  %257 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %239, <8 x double> %251, <8 x double> %256)
  %258 = getelementptr inbounds %struct.number, ptr %241, i64 %39
  %259 = load <8 x double>, ptr %258, align 1
  %260 = getelementptr inbounds i8, ptr %258, i64 64
  %261 = load <8 x double>, ptr %260, align 1
  %262 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %236, <8 x double> %259, <8 x double> %228)
  %263 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %238, <8 x double> %261, <8 x double> %262)
  %264 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %236, <8 x double> %261, <8 x double> %227)
  %265 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %239, <8 x double> %259, <8 x double> %264)
  %266 = getelementptr inbounds %struct.number, ptr %241, i64 %45
  %267 = load <8 x double>, ptr %266, align 1
  %268 = getelementptr inbounds i8, ptr %266, i64 64
  %269 = load <8 x double>, ptr %268, align 1
  %270 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %236, <8 x double> %267, <8 x double> %226)
  %271 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %238, <8 x double> %269, <8 x double> %270)
  %272 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %236, <8 x double> %269, <8 x double> %225)
  %273 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %239, <8 x double> %267, <8 x double> %272)
  %274 = add nsw i64 %233, 1
  %275 = icmp eq i64 %274, %4
  br i1 %275, label %141, label %224

276:                                              ; preds = %141, %276
  %277 = phi i64 [ %344, %276 ], [ %12, %141 ]
  %278 = load ptr, ptr %0, align 1
  %279 = load i64, ptr %14, align 1
  %280 = load i64, ptr %15, align 1
  %281 = mul nsw i64 %279, %277
  %282 = getelementptr inbounds %struct.number, ptr %278, i64 %281
  %283 = mul nsw i64 %280, %3
  %284 = getelementptr inbounds %struct.number, ptr %282, i64 %283
  %285 = load <8 x double>, ptr %284, align 64
  %286 = getelementptr inbounds i8, ptr %284, i64 64
  %287 = load <8 x double>, ptr %286, align 64
  %288 = load ptr, ptr %1, align 1
  %289 = load i64, ptr %10, align 1
  %290 = load i64, ptr %11, align 1
  %291 = mul nsw i64 %289, %277
  %292 = getelementptr inbounds %struct.number, ptr %288, i64 %291
  %293 = mul nsw i64 %290, %18
  %294 = getelementptr inbounds %struct.number, ptr %292, i64 %293
  %295 = load <8 x double>, ptr %294, align 1
  %296 = getelementptr inbounds i8, ptr %294, i64 64
  %297 = load <8 x double>, ptr %296, align 1
  %298 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %157, <8 x double> %285, <8 x double> %295)
  %299 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %156, <8 x double> %287, <8 x double> %298)
  %300 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %157, <8 x double> %287, <8 x double> %297)
  %301 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %158, <8 x double> %285, <8 x double> %300)
  store <8 x double> %299, ptr %294, align 64
  store <8 x double> %301, ptr %296, align 64
  %302 = load ptr, ptr %1, align 1
  %303 = load i64, ptr %10, align 1
  %304 = load i64, ptr %11, align 1
  %305 = mul nsw i64 %303, %277
  %306 = getelementptr inbounds %struct.number, ptr %302, i64 %305
  %307 = mul nsw i64 %304, %32
  %308 = getelementptr inbounds %struct.number, ptr %306, i64 %307
  %309 = load <8 x double>, ptr %308, align 1
  %310 = getelementptr inbounds i8, ptr %308, i64 64
  %311 = load <8 x double>, ptr %310, align 1
  %312 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %168, <8 x double> %285, <8 x double> %309)
  %313 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %167, <8 x double> %287, <8 x double> %312)
  %314 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %168, <8 x double> %287, <8 x double> %311)
  %315 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %169, <8 x double> %285, <8 x double> %314)
  store <8 x double> %313, ptr %308, align 64
  store <8 x double> %315, ptr %310, align 64
  %316 = load ptr, ptr %1, align 1
  %317 = load i64, ptr %10, align 1
  %318 = load i64, ptr %11, align 1
  %319 = mul nsw i64 %317, %277
  %320 = getelementptr inbounds %struct.number, ptr %316, i64 %319
  %321 = mul nsw i64 %318, %38
  %322 = getelementptr inbounds %struct.number, ptr %320, i64 %321
  %323 = load <8 x double>, ptr %322, align 1
  %324 = getelementptr inbounds i8, ptr %322, i64 64
  %325 = load <8 x double>, ptr %324, align 1
  %326 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %189, <8 x double> %285, <8 x double> %323)
  %327 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %188, <8 x double> %287, <8 x double> %326)
  %328 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %189, <8 x double> %287, <8 x double> %325)
  %329 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %190, <8 x double> %285, <8 x double> %328)
  store <8 x double> %327, ptr %322, align 64
  store <8 x double> %329, ptr %324, align 64
  %330 = load ptr, ptr %1, align 1
  %331 = load i64, ptr %10, align 1
  %332 = load i64, ptr %11, align 1
  %333 = mul nsw i64 %331, %277
  %334 = getelementptr inbounds %struct.number, ptr %330, i64 %333
  %335 = mul nsw i64 %332, %44
  %336 = getelementptr inbounds %struct.number, ptr %334, i64 %335
  %337 = load <8 x double>, ptr %336, align 1
  %338 = getelementptr inbounds i8, ptr %336, i64 64
  %339 = load <8 x double>, ptr %338, align 1
  %340 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %210, <8 x double> %285, <8 x double> %337)
  %341 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %209, <8 x double> %287, <8 x double> %340)
  %342 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %210, <8 x double> %287, <8 x double> %339)
  %343 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %211, <8 x double> %285, <8 x double> %342)
  store <8 x double> %341, ptr %336, align 64
  store <8 x double> %343, ptr %338, align 64
  %344 = add nsw i64 %277, 1
  %345 = icmp eq i64 %344, %4
  br i1 %345, label %346, label %276

346:                                              ; preds = %276, %104, %141
  %347 = add nsw i64 %18, 4
  %348 = xor i1 %20, true
  %349 = icmp slt i64 %347, %6
  %350 = select i1 %348, i1 %349, i1 false
  br i1 %350, label %17, label %351

351:                                              ; preds = %346, %7
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
