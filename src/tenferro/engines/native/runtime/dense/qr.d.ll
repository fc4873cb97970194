; Made from source/dense/qr.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 1f32abb8e2932472a1f2df713a12a16f9e86b248a34b1a2417b48246f259db56

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
  %17 = add nsw i64 %4, 7
  %18 = sdiv i64 %17, 8
  %19 = shl nsw i64 %18, 3
  %20 = mul nsw i64 %19, %6
  %21 = getelementptr inbounds double, ptr %1, i64 %20
  %22 = mul nsw i64 %16, %19
  %23 = getelementptr inbounds double, ptr %21, i64 %22
  %24 = getelementptr inbounds double, ptr %23, i64 %22
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
  %40 = getelementptr inbounds double, ptr %1, i64 %39
  store double 0.000000e+00, ptr %40, align 8
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
  %50 = getelementptr inbounds double, ptr %1, i64 %49
  %51 = getelementptr inbounds double, ptr %23, i64 %49
  %52 = getelementptr inbounds double, ptr %50, i64 %48
  %53 = call fastcc double @reflection(ptr %50, ptr %51, i64 %48, i64 %19, ptr %52)
  %54 = getelementptr inbounds double, ptr %24, i64 %48
  store double %53, ptr %54, align 8
  %55 = and i64 %48, 9223372036854775800
  %56 = getelementptr inbounds double, ptr %50, i64 %19
  %57 = xor i64 %48, -1
  %58 = add i64 %6, %57
  call fastcc void @reflect(ptr %51, double %53, i64 %55, i64 %19, ptr %56, i64 %58)
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
  %70 = getelementptr inbounds double, ptr %1, i64 %69
  %71 = load double, ptr %70, align 8
  br label %72

72:                                               ; preds = %64, %67
  %73 = phi double [ %71, %67 ], [ 0.000000e+00, %64 ]
  %74 = add nsw i64 %65, %60
  %75 = getelementptr inbounds double, ptr %14, i64 %74
  store double %73, ptr %75, align 8
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
  br i1 %7, label %8, label %50

8:                                                ; preds = %6
  %9 = icmp sgt i64 %5, 0
  br label %10

10:                                               ; preds = %8, %51
  %11 = phi i64 [ 8, %8 ], [ %53, %51 ]
  %12 = phi i64 [ 0, %8 ], [ %14, %51 ]
  %13 = call i64 @llvm.smin.i64(i64 %4, i64 %11)
  %14 = add nuw nsw i64 %12, 8
  br i1 %9, label %15, label %51

15:                                               ; preds = %10
  %16 = icmp sgt i64 %14, %4
  %17 = select i1 %16, i64 %4, i64 %14
  %18 = icmp slt i64 %12, %17
  %19 = mul nsw i64 %12, %3
  %20 = getelementptr inbounds double, ptr %2, i64 %19
  %21 = or i64 %12, 1
  %22 = mul nsw i64 %21, %3
  %23 = getelementptr inbounds double, ptr %2, i64 %22
  %24 = or i64 %12, 2
  %25 = mul nsw i64 %24, %3
  %26 = getelementptr inbounds double, ptr %2, i64 %25
  %27 = or i64 %12, 3
  %28 = mul nsw i64 %27, %3
  %29 = getelementptr inbounds double, ptr %2, i64 %28
  %30 = or i64 %12, 4
  %31 = mul nsw i64 %30, %3
  %32 = getelementptr inbounds double, ptr %2, i64 %31
  %33 = or i64 %12, 5
  %34 = mul nsw i64 %33, %3
  %35 = getelementptr inbounds double, ptr %2, i64 %34
  %36 = or i64 %12, 6
  %37 = mul nsw i64 %36, %3
  %38 = getelementptr inbounds double, ptr %2, i64 %37
  %39 = or i64 %12, 7
  %40 = mul nsw i64 %39, %3
  %41 = getelementptr inbounds double, ptr %2, i64 %40
  %42 = getelementptr inbounds double, ptr %0, i64 %12
  %43 = getelementptr inbounds double, ptr %0, i64 %12
  %44 = getelementptr inbounds double, ptr %0, i64 %12
  %45 = getelementptr inbounds double, ptr %0, i64 %12
  %46 = getelementptr inbounds double, ptr %0, i64 %12
  %47 = getelementptr inbounds double, ptr %0, i64 %12
  %48 = getelementptr inbounds double, ptr %0, i64 %12
  %49 = getelementptr inbounds double, ptr %0, i64 %12
  br label %54

50:                                               ; preds = %51, %6
  ret void

51:                                               ; preds = %146, %10
  %52 = icmp slt i64 %14, %4
  %53 = add nuw i64 %11, 8
  br i1 %52, label %10, label %50

54:                                               ; preds = %15, %146
  %55 = phi i64 [ 8, %15 ], [ %148, %146 ]
  %56 = phi i64 [ 0, %15 ], [ %58, %146 ]
  %57 = call i64 @llvm.smin.i64(i64 %5, i64 %55)
  %58 = add nuw nsw i64 %56, 8
  %59 = icmp sgt i64 %58, %5
  %60 = select i1 %16, i1 true, i1 %59
  br i1 %60, label %61, label %65

61:                                               ; preds = %54
  br i1 %18, label %62, label %146

62:                                               ; preds = %61
  %63 = select i1 %59, i64 %5, i64 %58
  %64 = icmp slt i64 %56, %63
  br label %129

65:                                               ; preds = %54
  %66 = getelementptr inbounds double, ptr %20, i64 %56
  %67 = load <8 x double>, ptr %66, align 1
  %68 = getelementptr inbounds double, ptr %23, i64 %56
  %69 = load <8 x double>, ptr %68, align 1
  %70 = getelementptr inbounds double, ptr %26, i64 %56
  %71 = load <8 x double>, ptr %70, align 1
  %72 = getelementptr inbounds double, ptr %29, i64 %56
  %73 = load <8 x double>, ptr %72, align 1
  %74 = getelementptr inbounds double, ptr %32, i64 %56
  %75 = load <8 x double>, ptr %74, align 1
  %76 = getelementptr inbounds double, ptr %35, i64 %56
  %77 = load <8 x double>, ptr %76, align 1
  %78 = getelementptr inbounds double, ptr %38, i64 %56
  %79 = load <8 x double>, ptr %78, align 1
  %80 = getelementptr inbounds double, ptr %41, i64 %56
  %81 = load <8 x double>, ptr %80, align 1
  %82 = shufflevector <8 x double> %67, <8 x double> %69, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %83 = shufflevector <8 x double> %67, <8 x double> %69, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %84 = shufflevector <8 x double> %71, <8 x double> %73, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %85 = shufflevector <8 x double> %71, <8 x double> %73, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %86 = shufflevector <8 x double> %75, <8 x double> %77, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %87 = shufflevector <8 x double> %75, <8 x double> %77, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %88 = shufflevector <8 x double> %79, <8 x double> %81, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %89 = shufflevector <8 x double> %79, <8 x double> %81, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %90 = shufflevector <8 x double> %82, <8 x double> %84, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %91 = shufflevector <8 x double> %82, <8 x double> %84, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %92 = shufflevector <8 x double> %83, <8 x double> %85, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %93 = shufflevector <8 x double> %83, <8 x double> %85, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %94 = shufflevector <8 x double> %86, <8 x double> %88, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %95 = shufflevector <8 x double> %86, <8 x double> %88, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %96 = shufflevector <8 x double> %87, <8 x double> %89, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %97 = shufflevector <8 x double> %87, <8 x double> %89, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %98 = shufflevector <8 x double> %90, <8 x double> %94, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %99 = shufflevector <8 x double> %90, <8 x double> %94, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %100 = shufflevector <8 x double> %92, <8 x double> %96, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %101 = shufflevector <8 x double> %92, <8 x double> %96, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %102 = shufflevector <8 x double> %91, <8 x double> %95, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %103 = shufflevector <8 x double> %91, <8 x double> %95, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %104 = shufflevector <8 x double> %93, <8 x double> %97, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %105 = shufflevector <8 x double> %93, <8 x double> %97, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %106 = mul nsw i64 %56, %1
  %107 = getelementptr inbounds double, ptr %42, i64 %106
  store <8 x double> %98, ptr %107, align 1
  %108 = or i64 %56, 1
  %109 = mul nsw i64 %108, %1
  %110 = getelementptr inbounds double, ptr %43, i64 %109
  store <8 x double> %100, ptr %110, align 1
  %111 = or i64 %56, 2
  %112 = mul nsw i64 %111, %1
  %113 = getelementptr inbounds double, ptr %44, i64 %112
  store <8 x double> %102, ptr %113, align 1
  %114 = or i64 %56, 3
  %115 = mul nsw i64 %114, %1
  %116 = getelementptr inbounds double, ptr %45, i64 %115
  store <8 x double> %104, ptr %116, align 1
  %117 = or i64 %56, 4
  %118 = mul nsw i64 %117, %1
  %119 = getelementptr inbounds double, ptr %46, i64 %118
  store <8 x double> %99, ptr %119, align 1
  %120 = or i64 %56, 5
  %121 = mul nsw i64 %120, %1
  %122 = getelementptr inbounds double, ptr %47, i64 %121
  store <8 x double> %101, ptr %122, align 1
  %123 = or i64 %56, 6
  %124 = mul nsw i64 %123, %1
  %125 = getelementptr inbounds double, ptr %48, i64 %124
  store <8 x double> %103, ptr %125, align 1
  %126 = or i64 %56, 7
  %127 = mul nsw i64 %126, %1
  %128 = getelementptr inbounds double, ptr %49, i64 %127
  store <8 x double> %105, ptr %128, align 1
  br label %146

129:                                              ; preds = %62, %133
  %130 = phi i64 [ %12, %62 ], [ %134, %133 ]
  br i1 %64, label %131, label %133

131:                                              ; preds = %129
  %132 = mul nsw i64 %130, %3
  br label %136

133:                                              ; preds = %136, %129
  %134 = add nuw nsw i64 %130, 1
  %135 = icmp eq i64 %134, %13
  br i1 %135, label %146, label %129

136:                                              ; preds = %131, %136
  %137 = phi i64 [ %56, %131 ], [ %144, %136 ]
  %138 = add nsw i64 %137, %132
  %139 = getelementptr inbounds double, ptr %2, i64 %138
  %140 = load double, ptr %139, align 8
  %141 = mul nsw i64 %137, %1
  %142 = add nsw i64 %141, %130
  %143 = getelementptr inbounds double, ptr %0, i64 %142
  store double %140, ptr %143, align 8
  %144 = add nuw nsw i64 %137, 1
  %145 = icmp eq i64 %144, %57
  br i1 %145, label %133, label %136

146:                                              ; preds = %133, %61, %65
  %147 = icmp slt i64 %58, %5
  %148 = add nuw i64 %55, 8
  br i1 %147, label %54, label %51
}

define internal fastcc double @reflection(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) {
  %6 = sdiv i64 %2, 8
  %7 = shl nsw i64 %6, 3
  %8 = icmp slt i64 %7, %3
  br i1 %8, label %73, label %9

9:                                                ; preds = %73, %5
  %10 = phi <8 x double> [ zeroinitializer, %5 ], [ %88, %73 ]
  %11 = phi <8 x double> [ zeroinitializer, %5 ], [ %87, %73 ]
  %12 = getelementptr inbounds double, ptr %0, i64 %2
  %13 = load double, ptr %12, align 8
  %14 = fcmp olt double %13, 0.000000e+00
  %15 = fneg double %13
  %16 = select i1 %14, double %15, double %13
  %17 = extractelement <8 x double> %11, i64 0
  %18 = fcmp ogt double %17, 0.000000e+00
  %19 = select i1 %18, double %17, double 0.000000e+00
  %20 = extractelement <8 x double> %11, i64 1
  %21 = fcmp ogt double %20, %19
  %22 = select i1 %21, double %20, double %19
  %23 = extractelement <8 x double> %11, i64 2
  %24 = fcmp ogt double %23, %22
  %25 = select i1 %24, double %23, double %22
  %26 = extractelement <8 x double> %11, i64 3
  %27 = fcmp ogt double %26, %25
  %28 = select i1 %27, double %26, double %25
  %29 = extractelement <8 x double> %11, i64 4
  %30 = fcmp ogt double %29, %28
  %31 = select i1 %30, double %29, double %28
  %32 = extractelement <8 x double> %11, i64 5
  %33 = fcmp ogt double %32, %31
  %34 = select i1 %33, double %32, double %31
  %35 = extractelement <8 x double> %11, i64 6
  %36 = fcmp ogt double %35, %34
  %37 = select i1 %36, double %35, double %34
  %38 = extractelement <8 x double> %11, i64 7
  %39 = fcmp ogt double %38, %37
  %40 = select i1 %39, double %38, double %37
  %41 = fcmp ogt double %16, %40
  %42 = select i1 %41, double %16, double %40
  store double %13, ptr %4, align 8
  br label %53

43:                                               ; preds = %53, %43
  %44 = phi i64 [ %51, %43 ], [ 0, %53 ]
  %45 = phi <8 x double> [ %50, %43 ], [ %60, %53 ]
  %46 = add nuw nsw i64 %44, 2
  %47 = extractelement <8 x double> %45, i64 %46
  %48 = extractelement <8 x double> %45, i64 %44
  %49 = fadd double %48, %47
  %50 = insertelement <8 x double> %45, double %49, i64 %44
  %51 = add nuw nsw i64 %44, 1
  %52 = icmp eq i64 %51, 2
  br i1 %52, label %63, label %43

53:                                               ; preds = %53, %9
  %54 = phi i64 [ %61, %53 ], [ 0, %9 ]
  %55 = phi <8 x double> [ %60, %53 ], [ %10, %9 ]
  %56 = add nuw nsw i64 %54, 4
  %57 = extractelement <8 x double> %55, i64 %56
  %58 = extractelement <8 x double> %55, i64 %54
  %59 = fadd double %58, %57
  %60 = insertelement <8 x double> %55, double %59, i64 %54
  %61 = add nuw nsw i64 %54, 1
  %62 = icmp eq i64 %61, 4
  br i1 %62, label %43, label %53

63:                                               ; preds = %43
  %64 = call fastcc double @scale_of(double %42)
  %65 = extractelement <8 x double> %50, i64 1
  %66 = extractelement <8 x double> %50, i64 0
  %67 = fadd double %66, %65
  %68 = fcmp oeq double %67, 0.000000e+00
  br i1 %68, label %155, label %69

69:                                               ; preds = %63
  br i1 %8, label %70, label %91

70:                                               ; preds = %69
  %71 = insertelement <8 x double> poison, double %64, i64 0
  %72 = shufflevector <8 x double> %71, <8 x double> poison, <8 x i32> zeroinitializer
  br label %128

73:                                               ; preds = %5, %73
  %74 = phi <8 x double> [ %87, %73 ], [ zeroinitializer, %5 ]
  %75 = phi <8 x double> [ %88, %73 ], [ zeroinitializer, %5 ]
  %76 = phi i64 [ %89, %73 ], [ %7, %5 ]
  %77 = getelementptr inbounds double, ptr %0, i64 %76
  %78 = load <8 x i64>, ptr %77, align 64
  %79 = sub nsw i64 %2, %76
  %80 = insertelement <8 x i64> poison, i64 %79, i64 0
  %81 = shufflevector <8 x i64> %80, <8 x i64> poison, <8 x i32> zeroinitializer
  %82 = icmp slt <8 x i64> %81, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %83 = and <8 x i64> %78, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %84 = select <8 x i1> %82, <8 x i64> %83, <8 x i64> zeroinitializer
  %85 = bitcast <8 x i64> %84 to <8 x double>
  %86 = fcmp oge <8 x double> %74, %85
  %87 = select <8 x i1> %86, <8 x double> %74, <8 x double> %85
  %88 = fadd <8 x double> %75, %85
  %89 = add nsw i64 %76, 8
  %90 = icmp slt i64 %89, %3
  br i1 %90, label %73, label %9

91:                                               ; preds = %128, %69
  %92 = phi <8 x double> [ zeroinitializer, %69 ], [ %139, %128 ]
  br label %103

93:                                               ; preds = %103, %93
  %94 = phi i64 [ %101, %93 ], [ 0, %103 ]
  %95 = phi <8 x double> [ %100, %93 ], [ %110, %103 ]
  %96 = add nuw nsw i64 %94, 2
  %97 = extractelement <8 x double> %95, i64 %96
  %98 = extractelement <8 x double> %95, i64 %94
  %99 = fadd double %98, %97
  %100 = insertelement <8 x double> %95, double %99, i64 %94
  %101 = add nuw nsw i64 %94, 1
  %102 = icmp eq i64 %101, 2
  br i1 %102, label %113, label %93

103:                                              ; preds = %103, %91
  %104 = phi i64 [ %111, %103 ], [ 0, %91 ]
  %105 = phi <8 x double> [ %110, %103 ], [ %92, %91 ]
  %106 = add nuw nsw i64 %104, 4
  %107 = extractelement <8 x double> %105, i64 %106
  %108 = extractelement <8 x double> %105, i64 %104
  %109 = fadd double %108, %107
  %110 = insertelement <8 x double> %105, double %109, i64 %104
  %111 = add nuw nsw i64 %104, 1
  %112 = icmp eq i64 %111, 4
  br i1 %112, label %93, label %103

113:                                              ; preds = %93
  %114 = fmul double %13, %64
  %115 = extractelement <8 x double> %100, i64 1
  %116 = extractelement <8 x double> %100, i64 0
  %117 = fadd double %116, %115
  %118 = call double @llvm.fmuladd.f64(double %114, double %114, double %117)
  %119 = call double @llvm.sqrt.f64(double %118)
  %120 = fcmp olt double %114, 0.000000e+00
  %121 = fneg double %119
  %122 = select i1 %120, double %119, double %121
  br i1 %8, label %123, label %143

123:                                              ; preds = %113
  %124 = fsub double %114, %122
  %125 = fdiv double 1.000000e+00, %124
  %126 = insertelement <8 x double> poison, double %125, i64 0
  %127 = shufflevector <8 x double> %126, <8 x double> poison, <8 x i32> zeroinitializer
  br label %148

128:                                              ; preds = %70, %128
  %129 = phi <8 x double> [ zeroinitializer, %70 ], [ %139, %128 ]
  %130 = phi i64 [ %7, %70 ], [ %141, %128 ]
  %131 = getelementptr inbounds double, ptr %0, i64 %130
  %132 = load <8 x double>, ptr %131, align 64
  %133 = sub nsw i64 %2, %130
  %134 = insertelement <8 x i64> poison, i64 %133, i64 0
  %135 = shufflevector <8 x i64> %134, <8 x i64> poison, <8 x i32> zeroinitializer
  %136 = icmp slt <8 x i64> %135, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %137 = select <8 x i1> %136, <8 x double> %132, <8 x double> zeroinitializer
  %138 = fmul <8 x double> %72, %137
  %139 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %138, <8 x double> %138, <8 x double> %129)
  %140 = getelementptr inbounds double, ptr %1, i64 %130
  store <8 x double> %138, ptr %140, align 64
  %141 = add nsw i64 %130, 8
  %142 = icmp slt i64 %141, %3
  br i1 %142, label %128, label %91

143:                                              ; preds = %148, %113
  %144 = getelementptr inbounds double, ptr %1, i64 %2
  store double 1.000000e+00, ptr %144, align 8
  %145 = fdiv double %122, %64
  store double %145, ptr %4, align 8
  %146 = fsub double %122, %114
  %147 = fdiv double %146, %122
  br label %155

148:                                              ; preds = %123, %148
  %149 = phi i64 [ %7, %123 ], [ %153, %148 ]
  %150 = getelementptr inbounds double, ptr %1, i64 %149
  %151 = load <8 x double>, ptr %150, align 64
  %152 = fmul <8 x double> %127, %151
  store <8 x double> %152, ptr %150, align 64
  %153 = add nsw i64 %149, 8
  %154 = icmp slt i64 %153, %3
  br i1 %154, label %148, label %143

155:                                              ; preds = %63, %143
  %156 = phi double [ %147, %143 ], [ 0.000000e+00, %63 ]
  ret double %156
}

define internal fastcc void @reflect(ptr %0, double %1, i64 %2, i64 %3, ptr %4, i64 %5) {
  %7 = fcmp oeq double %1, 0.000000e+00
  br i1 %7, label %244, label %8

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

16:                                               ; preds = %184, %8
  %17 = phi i64 [ 0, %8 ], [ %22, %184 ]
  %18 = icmp slt i64 %17, %5
  br i1 %18, label %19, label %244

19:                                               ; preds = %16
  %20 = icmp slt i64 %2, %3
  br label %187

21:                                               ; preds = %10, %184
  %22 = phi i64 [ 4, %10 ], [ %185, %184 ]
  %23 = phi i64 [ 0, %10 ], [ %22, %184 ]
  %24 = mul nsw i64 %23, %3
  %25 = getelementptr inbounds double, ptr %4, i64 %24
  br i1 %11, label %31, label %26

26:                                               ; preds = %31, %21
  %27 = phi <8 x double> [ zeroinitializer, %21 ], [ %50, %31 ]
  %28 = phi <8 x double> [ zeroinitializer, %21 ], [ %47, %31 ]
  %29 = phi <8 x double> [ zeroinitializer, %21 ], [ %44, %31 ]
  %30 = phi <8 x double> [ zeroinitializer, %21 ], [ %41, %31 ]
  br label %74

31:                                               ; preds = %21, %31
  %32 = phi <8 x double> [ %50, %31 ], [ zeroinitializer, %21 ]
  %33 = phi <8 x double> [ %47, %31 ], [ zeroinitializer, %21 ]
  %34 = phi <8 x double> [ %44, %31 ], [ zeroinitializer, %21 ]
  %35 = phi <8 x double> [ %41, %31 ], [ zeroinitializer, %21 ]
  %36 = phi i64 [ %51, %31 ], [ %2, %21 ]
  %37 = getelementptr inbounds double, ptr %0, i64 %36
  %38 = load <8 x double>, ptr %37, align 64
  %39 = getelementptr inbounds double, ptr %25, i64 %36
  %40 = load <8 x double>, ptr %39, align 64
  %41 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %38, <8 x double> %40, <8 x double> %35)
  %42 = getelementptr inbounds double, ptr %39, i64 %3
  %43 = load <8 x double>, ptr %42, align 64
  %44 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %38, <8 x double> %43, <8 x double> %34)
  %45 = getelementptr inbounds double, ptr %39, i64 %12
  %46 = load <8 x double>, ptr %45, align 64
  %47 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %38, <8 x double> %46, <8 x double> %33)
  %48 = getelementptr inbounds double, ptr %39, i64 %13
  %49 = load <8 x double>, ptr %48, align 64
  %50 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %38, <8 x double> %49, <8 x double> %32)
  %51 = add nsw i64 %36, 8
  %52 = icmp slt i64 %51, %3
  br i1 %52, label %31, label %26

53:                                               ; preds = %165
  %54 = extractelement <8 x double> %162, i64 0
  %55 = extractelement <8 x double> %162, i64 1
  %56 = fadd double %54, %55
  %57 = fmul double %56, %1
  %58 = insertelement <8 x double> poison, double %57, i64 0
  %59 = shufflevector <8 x double> %58, <8 x double> poison, <8 x i32> zeroinitializer
  %60 = fneg <8 x double> %90
  %61 = fneg <8 x double> %117
  %62 = fneg <8 x double> %144
  %63 = fneg <8 x double> %59
  br label %166

64:                                               ; preds = %74, %64
  %65 = phi i64 [ %72, %64 ], [ 0, %74 ]
  %66 = phi <8 x double> [ %71, %64 ], [ %81, %74 ]
  %67 = add nuw nsw i64 %65, 2
  %68 = extractelement <8 x double> %66, i64 %67
  %69 = extractelement <8 x double> %66, i64 %65
  %70 = fadd double %69, %68
  %71 = insertelement <8 x double> %66, double %70, i64 %65
  %72 = add nuw nsw i64 %65, 1
  %73 = icmp eq i64 %72, 2
  br i1 %73, label %84, label %64

74:                                               ; preds = %74, %26
  %75 = phi i64 [ %82, %74 ], [ 0, %26 ]
  %76 = phi <8 x double> [ %81, %74 ], [ %30, %26 ]
  %77 = add nuw nsw i64 %75, 4
  %78 = extractelement <8 x double> %76, i64 %77
  %79 = extractelement <8 x double> %76, i64 %75
  %80 = fadd double %79, %78
  %81 = insertelement <8 x double> %76, double %80, i64 %75
  %82 = add nuw nsw i64 %75, 1
  %83 = icmp eq i64 %82, 4
  br i1 %83, label %64, label %74

84:                                               ; preds = %64
  %85 = extractelement <8 x double> %71, i64 1
  %86 = extractelement <8 x double> %71, i64 0
  %87 = fadd double %86, %85
  %88 = fmul double %87, %1
  %89 = insertelement <8 x double> poison, double %88, i64 0
  %90 = shufflevector <8 x double> %89, <8 x double> poison, <8 x i32> zeroinitializer
  br label %91

91:                                               ; preds = %91, %84
  %92 = phi i64 [ %99, %91 ], [ 0, %84 ]
  %93 = phi <8 x double> [ %98, %91 ], [ %29, %84 ]
  %94 = add nuw nsw i64 %92, 4
  %95 = extractelement <8 x double> %93, i64 %94
  %96 = extractelement <8 x double> %93, i64 %92
  %97 = fadd double %96, %95
  %98 = insertelement <8 x double> %93, double %97, i64 %92
  %99 = add nuw nsw i64 %92, 1
  %100 = icmp eq i64 %99, 4
  br i1 %100, label %101, label %91

101:                                              ; preds = %91, %101
  %102 = phi i64 [ %109, %101 ], [ 0, %91 ]
  %103 = phi <8 x double> [ %108, %101 ], [ %98, %91 ]
  %104 = add nuw nsw i64 %102, 2
  %105 = extractelement <8 x double> %103, i64 %104
  %106 = extractelement <8 x double> %103, i64 %102
  %107 = fadd double %106, %105
  %108 = insertelement <8 x double> %103, double %107, i64 %102
  %109 = add nuw nsw i64 %102, 1
  %110 = icmp eq i64 %109, 2
  br i1 %110, label %111, label %101

111:                                              ; preds = %101
  %112 = extractelement <8 x double> %108, i64 1
  %113 = extractelement <8 x double> %108, i64 0
  %114 = fadd double %113, %112
  %115 = fmul double %114, %1
  %116 = insertelement <8 x double> poison, double %115, i64 0
  %117 = shufflevector <8 x double> %116, <8 x double> poison, <8 x i32> zeroinitializer
  br label %118

118:                                              ; preds = %118, %111
  %119 = phi i64 [ %126, %118 ], [ 0, %111 ]
  %120 = phi <8 x double> [ %125, %118 ], [ %28, %111 ]
  %121 = add nuw nsw i64 %119, 4
  %122 = extractelement <8 x double> %120, i64 %121
  %123 = extractelement <8 x double> %120, i64 %119
  %124 = fadd double %123, %122
  %125 = insertelement <8 x double> %120, double %124, i64 %119
  %126 = add nuw nsw i64 %119, 1
  %127 = icmp eq i64 %126, 4
  br i1 %127, label %128, label %118

128:                                              ; preds = %118, %128
  %129 = phi i64 [ %136, %128 ], [ 0, %118 ]
  %130 = phi <8 x double> [ %135, %128 ], [ %125, %118 ]
  %131 = add nuw nsw i64 %129, 2
  %132 = extractelement <8 x double> %130, i64 %131
  %133 = extractelement <8 x double> %130, i64 %129
  %134 = fadd double %133, %132
  %135 = insertelement <8 x double> %130, double %134, i64 %129
  %136 = add nuw nsw i64 %129, 1
  %137 = icmp eq i64 %136, 2
  br i1 %137, label %138, label %128

138:                                              ; preds = %128
  %139 = extractelement <8 x double> %135, i64 1
  %140 = extractelement <8 x double> %135, i64 0
  %141 = fadd double %140, %139
  %142 = fmul double %141, %1
  %143 = insertelement <8 x double> poison, double %142, i64 0
  %144 = shufflevector <8 x double> %143, <8 x double> poison, <8 x i32> zeroinitializer
  br label %145

145:                                              ; preds = %145, %138
  %146 = phi i64 [ %153, %145 ], [ 0, %138 ]
  %147 = phi <8 x double> [ %152, %145 ], [ %27, %138 ]
  %148 = add nuw nsw i64 %146, 4
  %149 = extractelement <8 x double> %147, i64 %148
  %150 = extractelement <8 x double> %147, i64 %146
  %151 = fadd double %150, %149
  %152 = insertelement <8 x double> %147, double %151, i64 %146
  %153 = add nuw nsw i64 %146, 1
  %154 = icmp eq i64 %153, 4
  br i1 %154, label %155, label %145

155:                                              ; preds = %145, %155
  %156 = phi i64 [ %163, %155 ], [ 0, %145 ]
  %157 = phi <8 x double> [ %162, %155 ], [ %152, %145 ]
  %158 = add nuw nsw i64 %156, 2
  %159 = extractelement <8 x double> %157, i64 %158
  %160 = extractelement <8 x double> %157, i64 %156
  %161 = fadd double %160, %159
  %162 = insertelement <8 x double> %157, double %161, i64 %156
  %163 = add nuw nsw i64 %156, 1
  %164 = icmp eq i64 %163, 2
  br i1 %164, label %165, label %155

165:                                              ; preds = %155
  br i1 %11, label %53, label %184

166:                                              ; preds = %53, %166
  %167 = phi i64 [ %182, %166 ], [ %2, %53 ]
  %168 = getelementptr inbounds double, ptr %0, i64 %167
  %169 = load <8 x double>, ptr %168, align 64
  %170 = getelementptr inbounds double, ptr %25, i64 %167
  %171 = load <8 x double>, ptr %170, align 64
  %172 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %60, <8 x double> %169, <8 x double> %171)
  store <8 x double> %172, ptr %170, align 64
  %173 = getelementptr inbounds double, ptr %170, i64 %3
  %174 = load <8 x double>, ptr %173, align 64
  %175 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %61, <8 x double> %169, <8 x double> %174)
  store <8 x double> %175, ptr %173, align 64
  %176 = getelementptr inbounds double, ptr %170, i64 %14
  %177 = load <8 x double>, ptr %176, align 64
  %178 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %62, <8 x double> %169, <8 x double> %177)
  store <8 x double> %178, ptr %176, align 64
  %179 = getelementptr inbounds double, ptr %170, i64 %15
  %180 = load <8 x double>, ptr %179, align 64
  %181 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %63, <8 x double> %169, <8 x double> %180)
  store <8 x double> %181, ptr %179, align 64
  %182 = add nsw i64 %167, 8
  %183 = icmp slt i64 %182, %3
  br i1 %183, label %166, label %184

184:                                              ; preds = %166, %165
  %185 = add nuw nsw i64 %22, 4
  %186 = icmp sgt i64 %185, %5
  br i1 %186, label %16, label %21

187:                                              ; preds = %19, %241
  %188 = phi i64 [ %17, %19 ], [ %242, %241 ]
  %189 = mul nsw i64 %188, %3
  %190 = getelementptr inbounds double, ptr %4, i64 %189
  br i1 %20, label %193, label %191

191:                                              ; preds = %193, %187
  %192 = phi <8 x double> [ zeroinitializer, %187 ], [ %200, %193 ]
  br label %221

193:                                              ; preds = %187, %193
  %194 = phi <8 x double> [ %200, %193 ], [ zeroinitializer, %187 ]
  %195 = phi i64 [ %201, %193 ], [ %2, %187 ]
  %196 = getelementptr inbounds double, ptr %0, i64 %195
  %197 = load <8 x double>, ptr %196, align 64
  %198 = getelementptr inbounds double, ptr %190, i64 %195
  %199 = load <8 x double>, ptr %198, align 64
  %200 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %197, <8 x double> %199, <8 x double> %194)
  %201 = add nsw i64 %195, 8
  %202 = icmp slt i64 %201, %3
  br i1 %202, label %193, label %191

203:                                              ; preds = %231
  %204 = extractelement <8 x double> %218, i64 0
  %205 = extractelement <8 x double> %218, i64 1
  %206 = fadd double %204, %205
  %207 = fmul double %206, %1
  %208 = insertelement <8 x double> poison, double %207, i64 0
  %209 = shufflevector <8 x double> %208, <8 x double> poison, <8 x i32> zeroinitializer
  %210 = fneg <8 x double> %209
  br label %232

211:                                              ; preds = %221, %211
  %212 = phi i64 [ %219, %211 ], [ 0, %221 ]
  %213 = phi <8 x double> [ %218, %211 ], [ %228, %221 ]
  %214 = add nuw nsw i64 %212, 2
  %215 = extractelement <8 x double> %213, i64 %214
  %216 = extractelement <8 x double> %213, i64 %212
  %217 = fadd double %216, %215
  %218 = insertelement <8 x double> %213, double %217, i64 %212
  %219 = add nuw nsw i64 %212, 1
  %220 = icmp eq i64 %219, 2
  br i1 %220, label %231, label %211

221:                                              ; preds = %221, %191
  %222 = phi i64 [ %229, %221 ], [ 0, %191 ]
  %223 = phi <8 x double> [ %228, %221 ], [ %192, %191 ]
  %224 = add nuw nsw i64 %222, 4
  %225 = extractelement <8 x double> %223, i64 %224
  %226 = extractelement <8 x double> %223, i64 %222
  %227 = fadd double %226, %225
  %228 = insertelement <8 x double> %223, double %227, i64 %222
  %229 = add nuw nsw i64 %222, 1
  %230 = icmp eq i64 %229, 4
  br i1 %230, label %211, label %221

231:                                              ; preds = %211
  br i1 %20, label %203, label %241

232:                                              ; preds = %203, %232
  %233 = phi i64 [ %239, %232 ], [ %2, %203 ]
  %234 = getelementptr inbounds double, ptr %0, i64 %233
  %235 = load <8 x double>, ptr %234, align 64
  %236 = getelementptr inbounds double, ptr %190, i64 %233
  %237 = load <8 x double>, ptr %236, align 64
  %238 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %210, <8 x double> %235, <8 x double> %237)
  store <8 x double> %238, ptr %236, align 64
  %239 = add nsw i64 %233, 8
  %240 = icmp slt i64 %239, %3
  br i1 %240, label %232, label %241

241:                                              ; preds = %232, %231
  %242 = add nuw nsw i64 %188, 1
  %243 = icmp eq i64 %242, %5
  br i1 %243, label %244, label %187

244:                                              ; preds = %241, %16, %6
  ret void
}

define internal fastcc void @multiply(ptr %0, ptr %1, ptr %2, i64 %3, i64 %4, i64 %5) {
  %7 = shl i64 %3, 3
  %8 = mul i64 %7, %5
  call void @llvm.memset.p0.i64(ptr align 8 %2, i8 0, i64 %8, i1 false)
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
  %17 = getelementptr inbounds double, ptr %2, i64 %16
  store double 1.000000e+00, ptr %17, align 8
  %18 = add nuw nsw i64 %15, 1
  %19 = icmp eq i64 %18, %5
  br i1 %19, label %12, label %14

20:                                               ; preds = %21, %12
  ret void

21:                                               ; preds = %12, %21
  %22 = phi i64 [ %23, %21 ], [ %4, %12 ]
  %23 = add nsw i64 %22, -1
  %24 = mul nsw i64 %23, %3
  %25 = getelementptr inbounds double, ptr %0, i64 %24
  %26 = getelementptr inbounds double, ptr %1, i64 %23
  %27 = load double, ptr %26, align 8
  %28 = and i64 %23, -8
  %29 = getelementptr inbounds double, ptr %2, i64 %24
  %30 = sub nsw i64 %5, %23
  call fastcc void @reflect(ptr %25, double %27, i64 %28, i64 %3, ptr %29, i64 %30)
  %31 = icmp ugt i64 %22, 1
  br i1 %31, label %21, label %20
}

define internal fastcc double @scale_of(double %0) {
  %2 = bitcast double %0 to i64
  %3 = lshr i64 %2, 52
  %4 = and i64 %3, 2047
  %5 = sub nsw i64 2046, %4
  %6 = icmp sgt i64 %5, 1
  %7 = select i1 %6, i64 %5, i64 1
  %8 = shl nuw nsw i64 %7, 52
  %9 = bitcast i64 %8 to double
  ret double %9
}

declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>)

declare double @llvm.sqrt.f64(double)

declare double @llvm.fmuladd.f64(double, double, double)

declare i64 @llvm.smin.i64(i64, i64)
