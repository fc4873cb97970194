; Made from source/dense/qr.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 42f1552354577cb1672aa2e88d88a29122fa77f62a032f276667fd8ea3840b2f

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
  %21 = add nsw i64 %6, 7
  %22 = sdiv i64 %21, 8
  %23 = shl nsw i64 %22, 3
  %24 = getelementptr inbounds %struct.job, ptr %4, i64 0, i32 3
  store i64 %23, ptr %24, align 8
  %25 = getelementptr inbounds %struct.job, ptr %4, i64 0, i32 4
  store ptr %1, ptr %25, align 8
  %26 = mul nsw i64 %23, %9
  %27 = getelementptr inbounds double, ptr %1, i64 %26
  %28 = getelementptr inbounds %struct.job, ptr %4, i64 0, i32 5
  store ptr %27, ptr %28, align 8
  %29 = mul nsw i64 %19, %23
  %30 = getelementptr inbounds double, ptr %27, i64 %29
  %31 = getelementptr inbounds %struct.job, ptr %4, i64 0, i32 6
  store ptr %30, ptr %31, align 8
  %32 = getelementptr inbounds double, ptr %30, i64 %29
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
  %49 = getelementptr inbounds double, ptr %1, i64 %48
  store double 0.000000e+00, ptr %49, align 8
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
  %63 = shl i64 %29, 3
  call void @llvm.memset.p0.i64(ptr align 8 %27, i8 0, i64 %63, i1 false)
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
  %75 = getelementptr inbounds double, ptr %1, i64 %74
  %76 = load double, ptr %75, align 8
  br label %77

77:                                               ; preds = %69, %72
  %78 = phi double [ %76, %72 ], [ 0.000000e+00, %69 ]
  %79 = add nsw i64 %70, %68
  %80 = getelementptr inbounds double, ptr %17, i64 %79
  store double %78, ptr %80, align 8
  %81 = add nuw nsw i64 %70, 1
  %82 = icmp eq i64 %81, %9
  br i1 %82, label %52, label %69

83:                                               ; preds = %54
  %84 = shl i64 %29, 3
  call void @llvm.memset.p0.i64(ptr align 8 %27, i8 0, i64 %84, i1 false)
  br i1 %42, label %85, label %94

85:                                               ; preds = %83
  %86 = or i64 %23, 1
  br label %88

87:                                               ; preds = %88
  br i1 %42, label %95, label %94

88:                                               ; preds = %85, %88
  %89 = phi i64 [ 0, %85 ], [ %92, %88 ]
  %90 = mul nsw i64 %89, %86
  %91 = getelementptr inbounds double, ptr %27, i64 %90
  store double 1.000000e+00, ptr %91, align 8
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

define internal fastcc void @reflection(ptr %0, i64 %1) {
  %3 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 4
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 3
  %6 = load i64, ptr %5, align 8
  %7 = mul nsw i64 %6, %1
  %8 = getelementptr inbounds double, ptr %4, i64 %7
  %9 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds double, ptr %10, i64 %7
  %12 = sdiv i64 %1, 8
  %13 = shl nsw i64 %12, 3
  %14 = icmp slt i64 %13, %6
  br i1 %14, label %44, label %15

15:                                               ; preds = %44, %2
  %16 = phi <8 x double> [ zeroinitializer, %2 ], [ %59, %44 ]
  %17 = phi <8 x double> [ zeroinitializer, %2 ], [ %58, %44 ]
  %18 = extractelement <8 x double> %17, i64 0
  %19 = fcmp ogt double %18, 0.000000e+00
  %20 = select i1 %19, double %18, double 0.000000e+00
  %21 = extractelement <8 x double> %17, i64 1
  %22 = fcmp ogt double %21, %20
  %23 = select i1 %22, double %21, double %20
  %24 = extractelement <8 x double> %17, i64 2
  %25 = fcmp ogt double %24, %23
  %26 = select i1 %25, double %24, double %23
  %27 = extractelement <8 x double> %17, i64 3
  %28 = fcmp ogt double %27, %26
  %29 = select i1 %28, double %27, double %26
  %30 = extractelement <8 x double> %17, i64 4
  %31 = fcmp ogt double %30, %29
  %32 = select i1 %31, double %30, double %29
  %33 = extractelement <8 x double> %17, i64 5
  %34 = fcmp ogt double %33, %32
  %35 = select i1 %34, double %33, double %32
  %36 = extractelement <8 x double> %17, i64 6
  %37 = fcmp ogt double %36, %35
  %38 = select i1 %37, double %36, double %35
  %39 = extractelement <8 x double> %17, i64 7
  %40 = fcmp ogt double %39, %38
  %41 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 7
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds double, ptr %42, i64 %1
  store double 0.000000e+00, ptr %43, align 8
  br label %72

44:                                               ; preds = %2, %44
  %45 = phi <8 x double> [ %58, %44 ], [ zeroinitializer, %2 ]
  %46 = phi <8 x double> [ %59, %44 ], [ zeroinitializer, %2 ]
  %47 = phi i64 [ %60, %44 ], [ %13, %2 ]
  %48 = getelementptr inbounds double, ptr %8, i64 %47
  %49 = load <8 x i64>, ptr %48, align 64
  %50 = sub nsw i64 %1, %47
  %51 = insertelement <8 x i64> poison, i64 %50, i64 0
  %52 = shufflevector <8 x i64> %51, <8 x i64> poison, <8 x i32> zeroinitializer
  %53 = icmp slt <8 x i64> %52, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %54 = and <8 x i64> %49, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %55 = select <8 x i1> %53, <8 x i64> %54, <8 x i64> zeroinitializer
  %56 = bitcast <8 x i64> %55 to <8 x double>
  %57 = fcmp oge <8 x double> %45, %56
  %58 = select <8 x i1> %57, <8 x double> %45, <8 x double> %56
  %59 = fadd <8 x double> %46, %56
  %60 = add nsw i64 %47, 8
  %61 = icmp slt i64 %60, %6
  br i1 %61, label %44, label %15

62:                                               ; preds = %72, %62
  %63 = phi i64 [ %70, %62 ], [ 0, %72 ]
  %64 = phi <8 x double> [ %69, %62 ], [ %79, %72 ]
  %65 = add nuw nsw i64 %63, 2
  %66 = extractelement <8 x double> %64, i64 %65
  %67 = extractelement <8 x double> %64, i64 %63
  %68 = fadd double %67, %66
  %69 = insertelement <8 x double> %64, double %68, i64 %63
  %70 = add nuw nsw i64 %63, 1
  %71 = icmp eq i64 %70, 2
  br i1 %71, label %82, label %62

72:                                               ; preds = %72, %15
  %73 = phi i64 [ %80, %72 ], [ 0, %15 ]
  %74 = phi <8 x double> [ %79, %72 ], [ %16, %15 ]
  %75 = add nuw nsw i64 %73, 4
  %76 = extractelement <8 x double> %74, i64 %75
  %77 = extractelement <8 x double> %74, i64 %73
  %78 = fadd double %77, %76
  %79 = insertelement <8 x double> %74, double %78, i64 %73
  %80 = add nuw nsw i64 %73, 1
  %81 = icmp eq i64 %80, 4
  br i1 %81, label %62, label %72

82:                                               ; preds = %62
  %83 = select i1 %40, double %39, double %38
  %84 = extractelement <8 x double> %69, i64 1
  %85 = extractelement <8 x double> %69, i64 0
  %86 = fadd double %85, %84
  %87 = fcmp oeq double %86, 0.000000e+00
  br i1 %87, label %179, label %88

88:                                               ; preds = %82
  %89 = getelementptr inbounds double, ptr %8, i64 %1
  %90 = load double, ptr %89, align 8
  %91 = fcmp olt double %90, 0.000000e+00
  %92 = fneg double %90
  %93 = select i1 %91, double %92, double %90
  %94 = fcmp ogt double %93, %83
  %95 = select i1 %94, double %93, double %83
  %96 = bitcast double %95 to i64
  %97 = lshr i64 %96, 52
  %98 = and i64 %97, 2047
  %99 = sub nsw i64 2046, %98
  %100 = icmp sgt i64 %99, 1
  %101 = select i1 %100, i64 %99, i64 1
  %102 = shl nuw nsw i64 %101, 52
  %103 = bitcast i64 %102 to double
  %104 = load i64, ptr %5, align 8
  %105 = icmp slt i64 %13, %104
  br i1 %105, label %106, label %109

106:                                              ; preds = %88
  %107 = insertelement <8 x double> poison, double %103, i64 0
  %108 = shufflevector <8 x double> %107, <8 x double> poison, <8 x i32> zeroinitializer
  br label %148

109:                                              ; preds = %148, %88
  %110 = phi i64 [ %104, %88 ], [ %162, %148 ]
  %111 = phi <8 x double> [ zeroinitializer, %88 ], [ %159, %148 ]
  br label %122

112:                                              ; preds = %122, %112
  %113 = phi i64 [ %120, %112 ], [ 0, %122 ]
  %114 = phi <8 x double> [ %119, %112 ], [ %129, %122 ]
  %115 = add nuw nsw i64 %113, 2
  %116 = extractelement <8 x double> %114, i64 %115
  %117 = extractelement <8 x double> %114, i64 %113
  %118 = fadd double %117, %116
  %119 = insertelement <8 x double> %114, double %118, i64 %113
  %120 = add nuw nsw i64 %113, 1
  %121 = icmp eq i64 %120, 2
  br i1 %121, label %132, label %112

122:                                              ; preds = %122, %109
  %123 = phi i64 [ %130, %122 ], [ 0, %109 ]
  %124 = phi <8 x double> [ %129, %122 ], [ %111, %109 ]
  %125 = add nuw nsw i64 %123, 4
  %126 = extractelement <8 x double> %124, i64 %125
  %127 = extractelement <8 x double> %124, i64 %123
  %128 = fadd double %127, %126
  %129 = insertelement <8 x double> %124, double %128, i64 %123
  %130 = add nuw nsw i64 %123, 1
  %131 = icmp eq i64 %130, 4
  br i1 %131, label %112, label %122

132:                                              ; preds = %112
  %133 = fmul double %90, %103
  %134 = extractelement <8 x double> %119, i64 1
  %135 = extractelement <8 x double> %119, i64 0
  %136 = fadd double %135, %134
  %137 = call double @llvm.fmuladd.f64(double %133, double %133, double %136)
  %138 = call double @llvm.sqrt.f64(double %137)
  %139 = fcmp olt double %133, 0.000000e+00
  %140 = fneg double %138
  %141 = select i1 %139, double %138, double %140
  %142 = icmp slt i64 %13, %110
  br i1 %142, label %143, label %164

143:                                              ; preds = %132
  %144 = fsub double %133, %141
  %145 = fdiv double 1.000000e+00, %144
  %146 = insertelement <8 x double> poison, double %145, i64 0
  %147 = shufflevector <8 x double> %146, <8 x double> poison, <8 x i32> zeroinitializer
  br label %171

148:                                              ; preds = %106, %148
  %149 = phi i64 [ %13, %106 ], [ %161, %148 ]
  %150 = phi <8 x double> [ zeroinitializer, %106 ], [ %159, %148 ]
  %151 = getelementptr inbounds double, ptr %8, i64 %149
  %152 = load <8 x double>, ptr %151, align 64
  %153 = sub nsw i64 %1, %149
  %154 = insertelement <8 x i64> poison, i64 %153, i64 0
  %155 = shufflevector <8 x i64> %154, <8 x i64> poison, <8 x i32> zeroinitializer
  %156 = icmp slt <8 x i64> %155, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %157 = select <8 x i1> %156, <8 x double> %152, <8 x double> zeroinitializer
  %158 = fmul <8 x double> %108, %157
  %159 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %158, <8 x double> %158, <8 x double> %150)
  %160 = getelementptr inbounds double, ptr %11, i64 %149
  store <8 x double> %158, ptr %160, align 64
  %161 = add nsw i64 %149, 8
  %162 = load i64, ptr %5, align 8
  %163 = icmp slt i64 %161, %162
  br i1 %163, label %148, label %109

164:                                              ; preds = %171, %132
  %165 = getelementptr inbounds double, ptr %11, i64 %1
  store double 1.000000e+00, ptr %165, align 8
  %166 = fdiv double %141, %103
  store double %166, ptr %89, align 8
  %167 = fsub double %141, %133
  %168 = fdiv double %167, %141
  %169 = load ptr, ptr %41, align 8
  %170 = getelementptr inbounds double, ptr %169, i64 %1
  store double %168, ptr %170, align 8
  br label %179

171:                                              ; preds = %143, %171
  %172 = phi i64 [ %13, %143 ], [ %176, %171 ]
  %173 = getelementptr inbounds double, ptr %11, i64 %172
  %174 = load <8 x double>, ptr %173, align 64
  %175 = fmul <8 x double> %147, %174
  store <8 x double> %175, ptr %173, align 64
  %176 = add nsw i64 %172, 8
  %177 = load i64, ptr %5, align 8
  %178 = icmp slt i64 %176, %177
  br i1 %178, label %171, label %164

179:                                              ; preds = %82, %164
  ret void
}

define internal fastcc void @apply(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4) {
  %6 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 3
  %9 = load i64, ptr %8, align 8
  %10 = mul nsw i64 %9, %1
  %11 = getelementptr inbounds double, ptr %7, i64 %10
  %12 = sdiv i64 %1, 8
  %13 = shl nsw i64 %12, 3
  %14 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 7
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds double, ptr %15, i64 %1
  %17 = load double, ptr %16, align 8
  %18 = fcmp oeq double %17, 0.000000e+00
  br i1 %18, label %273, label %19

19:                                               ; preds = %5
  %20 = add nsw i64 %3, 4
  %21 = icmp sgt i64 %20, %4
  br i1 %21, label %22, label %26

22:                                               ; preds = %201, %19
  %23 = phi i64 [ %9, %19 ], [ %202, %201 ]
  %24 = phi i64 [ %3, %19 ], [ %29, %201 ]
  %25 = icmp slt i64 %24, %4
  br i1 %25, label %209, label %273

26:                                               ; preds = %19, %205
  %27 = phi i64 [ %202, %205 ], [ %9, %19 ]
  %28 = phi double [ %208, %205 ], [ %17, %19 ]
  %29 = phi i64 [ %203, %205 ], [ %20, %19 ]
  %30 = phi i64 [ %29, %205 ], [ %3, %19 ]
  %31 = mul nsw i64 %27, %30
  %32 = getelementptr inbounds double, ptr %2, i64 %31
  %33 = icmp sgt i64 %27, %13
  br i1 %33, label %34, label %37

34:                                               ; preds = %26
  %35 = shl nsw i64 %27, 1
  %36 = mul nsw i64 %27, 3
  br label %42

37:                                               ; preds = %42, %26
  %38 = phi <8 x double> [ zeroinitializer, %26 ], [ %61, %42 ]
  %39 = phi <8 x double> [ zeroinitializer, %26 ], [ %58, %42 ]
  %40 = phi <8 x double> [ zeroinitializer, %26 ], [ %55, %42 ]
  %41 = phi <8 x double> [ zeroinitializer, %26 ], [ %52, %42 ]
  br label %85

42:                                               ; preds = %34, %42
  %43 = phi <8 x double> [ zeroinitializer, %34 ], [ %61, %42 ]
  %44 = phi <8 x double> [ zeroinitializer, %34 ], [ %58, %42 ]
  %45 = phi <8 x double> [ zeroinitializer, %34 ], [ %55, %42 ]
  %46 = phi <8 x double> [ zeroinitializer, %34 ], [ %52, %42 ]
  %47 = phi i64 [ %13, %34 ], [ %62, %42 ]
  %48 = getelementptr inbounds double, ptr %11, i64 %47
  %49 = load <8 x double>, ptr %48, align 64
  %50 = getelementptr inbounds double, ptr %32, i64 %47
  %51 = load <8 x double>, ptr %50, align 64
  %52 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %49, <8 x double> %51, <8 x double> %46)
  %53 = getelementptr inbounds double, ptr %50, i64 %27
  %54 = load <8 x double>, ptr %53, align 64
  %55 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %49, <8 x double> %54, <8 x double> %45)
  %56 = getelementptr inbounds double, ptr %50, i64 %35
  %57 = load <8 x double>, ptr %56, align 64
  %58 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %49, <8 x double> %57, <8 x double> %44)
  %59 = getelementptr inbounds double, ptr %50, i64 %36
  %60 = load <8 x double>, ptr %59, align 64
  %61 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %49, <8 x double> %60, <8 x double> %43)
  %62 = add nsw i64 %47, 8
  %63 = icmp slt i64 %62, %27
  br i1 %63, label %42, label %37

64:                                               ; preds = %176
  %65 = extractelement <8 x double> %173, i64 0
  %66 = extractelement <8 x double> %173, i64 1
  %67 = fadd double %65, %66
  %68 = fmul double %28, %67
  %69 = insertelement <8 x double> poison, double %68, i64 0
  %70 = shufflevector <8 x double> %69, <8 x double> poison, <8 x i32> zeroinitializer
  %71 = fneg <8 x double> %101
  %72 = fneg <8 x double> %128
  %73 = fneg <8 x double> %155
  %74 = fneg <8 x double> %70
  br label %177

75:                                               ; preds = %85, %75
  %76 = phi i64 [ %83, %75 ], [ 0, %85 ]
  %77 = phi <8 x double> [ %82, %75 ], [ %92, %85 ]
  %78 = add nuw nsw i64 %76, 2
  %79 = extractelement <8 x double> %77, i64 %78
  %80 = extractelement <8 x double> %77, i64 %76
  %81 = fadd double %80, %79
  %82 = insertelement <8 x double> %77, double %81, i64 %76
  %83 = add nuw nsw i64 %76, 1
  %84 = icmp eq i64 %83, 2
  br i1 %84, label %95, label %75

85:                                               ; preds = %85, %37
  %86 = phi i64 [ %93, %85 ], [ 0, %37 ]
  %87 = phi <8 x double> [ %92, %85 ], [ %41, %37 ]
  %88 = add nuw nsw i64 %86, 4
  %89 = extractelement <8 x double> %87, i64 %88
  %90 = extractelement <8 x double> %87, i64 %86
  %91 = fadd double %90, %89
  %92 = insertelement <8 x double> %87, double %91, i64 %86
  %93 = add nuw nsw i64 %86, 1
  %94 = icmp eq i64 %93, 4
  br i1 %94, label %75, label %85

95:                                               ; preds = %75
  %96 = extractelement <8 x double> %82, i64 1
  %97 = extractelement <8 x double> %82, i64 0
  %98 = fadd double %97, %96
  %99 = fmul double %28, %98
  %100 = insertelement <8 x double> poison, double %99, i64 0
  %101 = shufflevector <8 x double> %100, <8 x double> poison, <8 x i32> zeroinitializer
  br label %102

102:                                              ; preds = %102, %95
  %103 = phi i64 [ %110, %102 ], [ 0, %95 ]
  %104 = phi <8 x double> [ %109, %102 ], [ %40, %95 ]
  %105 = add nuw nsw i64 %103, 4
  %106 = extractelement <8 x double> %104, i64 %105
  %107 = extractelement <8 x double> %104, i64 %103
  %108 = fadd double %107, %106
  %109 = insertelement <8 x double> %104, double %108, i64 %103
  %110 = add nuw nsw i64 %103, 1
  %111 = icmp eq i64 %110, 4
  br i1 %111, label %112, label %102

112:                                              ; preds = %102, %112
  %113 = phi i64 [ %120, %112 ], [ 0, %102 ]
  %114 = phi <8 x double> [ %119, %112 ], [ %109, %102 ]
  %115 = add nuw nsw i64 %113, 2
  %116 = extractelement <8 x double> %114, i64 %115
  %117 = extractelement <8 x double> %114, i64 %113
  %118 = fadd double %117, %116
  %119 = insertelement <8 x double> %114, double %118, i64 %113
  %120 = add nuw nsw i64 %113, 1
  %121 = icmp eq i64 %120, 2
  br i1 %121, label %122, label %112

122:                                              ; preds = %112
  %123 = extractelement <8 x double> %119, i64 1
  %124 = extractelement <8 x double> %119, i64 0
  %125 = fadd double %124, %123
  %126 = fmul double %28, %125
  %127 = insertelement <8 x double> poison, double %126, i64 0
  %128 = shufflevector <8 x double> %127, <8 x double> poison, <8 x i32> zeroinitializer
  br label %129

129:                                              ; preds = %129, %122
  %130 = phi i64 [ %137, %129 ], [ 0, %122 ]
  %131 = phi <8 x double> [ %136, %129 ], [ %39, %122 ]
  %132 = add nuw nsw i64 %130, 4
  %133 = extractelement <8 x double> %131, i64 %132
  %134 = extractelement <8 x double> %131, i64 %130
  %135 = fadd double %134, %133
  %136 = insertelement <8 x double> %131, double %135, i64 %130
  %137 = add nuw nsw i64 %130, 1
  %138 = icmp eq i64 %137, 4
  br i1 %138, label %139, label %129

139:                                              ; preds = %129, %139
  %140 = phi i64 [ %147, %139 ], [ 0, %129 ]
  %141 = phi <8 x double> [ %146, %139 ], [ %136, %129 ]
  %142 = add nuw nsw i64 %140, 2
  %143 = extractelement <8 x double> %141, i64 %142
  %144 = extractelement <8 x double> %141, i64 %140
  %145 = fadd double %144, %143
  %146 = insertelement <8 x double> %141, double %145, i64 %140
  %147 = add nuw nsw i64 %140, 1
  %148 = icmp eq i64 %147, 2
  br i1 %148, label %149, label %139

149:                                              ; preds = %139
  %150 = extractelement <8 x double> %146, i64 1
  %151 = extractelement <8 x double> %146, i64 0
  %152 = fadd double %151, %150
  %153 = fmul double %28, %152
  %154 = insertelement <8 x double> poison, double %153, i64 0
  %155 = shufflevector <8 x double> %154, <8 x double> poison, <8 x i32> zeroinitializer
  br label %156

156:                                              ; preds = %156, %149
  %157 = phi i64 [ %164, %156 ], [ 0, %149 ]
  %158 = phi <8 x double> [ %163, %156 ], [ %38, %149 ]
  %159 = add nuw nsw i64 %157, 4
  %160 = extractelement <8 x double> %158, i64 %159
  %161 = extractelement <8 x double> %158, i64 %157
  %162 = fadd double %161, %160
  %163 = insertelement <8 x double> %158, double %162, i64 %157
  %164 = add nuw nsw i64 %157, 1
  %165 = icmp eq i64 %164, 4
  br i1 %165, label %166, label %156

166:                                              ; preds = %156, %166
  %167 = phi i64 [ %174, %166 ], [ 0, %156 ]
  %168 = phi <8 x double> [ %173, %166 ], [ %163, %156 ]
  %169 = add nuw nsw i64 %167, 2
  %170 = extractelement <8 x double> %168, i64 %169
  %171 = extractelement <8 x double> %168, i64 %167
  %172 = fadd double %171, %170
  %173 = insertelement <8 x double> %168, double %172, i64 %167
  %174 = add nuw nsw i64 %167, 1
  %175 = icmp eq i64 %174, 2
  br i1 %175, label %176, label %166

176:                                              ; preds = %166
  br i1 %33, label %64, label %201

177:                                              ; preds = %64, %177
  %178 = phi i64 [ %199, %177 ], [ %13, %64 ]
  %179 = getelementptr inbounds double, ptr %11, i64 %178
  %180 = load <8 x double>, ptr %179, align 64
  %181 = getelementptr inbounds double, ptr %32, i64 %178
  %182 = load <8 x double>, ptr %181, align 64
  %183 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %71, <8 x double> %180, <8 x double> %182)
  store <8 x double> %183, ptr %181, align 64
  %184 = load i64, ptr %8, align 8
  %185 = getelementptr inbounds double, ptr %181, i64 %184
  %186 = load <8 x double>, ptr %185, align 64
  %187 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %72, <8 x double> %180, <8 x double> %186)
  store <8 x double> %187, ptr %185, align 64
  %188 = load i64, ptr %8, align 8
  %189 = shl nsw i64 %188, 1
  %190 = getelementptr inbounds double, ptr %181, i64 %189
  %191 = load <8 x double>, ptr %190, align 64
  %192 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %73, <8 x double> %180, <8 x double> %191)
  store <8 x double> %192, ptr %190, align 64
  %193 = load i64, ptr %8, align 8
  %194 = mul nsw i64 %193, 3
  %195 = getelementptr inbounds double, ptr %181, i64 %194
  %196 = load <8 x double>, ptr %195, align 64
  %197 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %74, <8 x double> %180, <8 x double> %196)
  store <8 x double> %197, ptr %195, align 64
  %198 = load i64, ptr %8, align 8
  %199 = add nsw i64 %178, 8
  %200 = icmp slt i64 %199, %198
  br i1 %200, label %177, label %201

201:                                              ; preds = %177, %176
  %202 = phi i64 [ %27, %176 ], [ %198, %177 ]
  %203 = add nsw i64 %29, 4
  %204 = icmp sgt i64 %203, %4
  br i1 %204, label %22, label %205

205:                                              ; preds = %201
  %206 = load ptr, ptr %14, align 8
  %207 = getelementptr inbounds double, ptr %206, i64 %1
  %208 = load double, ptr %207, align 8
  br label %26

209:                                              ; preds = %22, %269
  %210 = phi i64 [ %270, %269 ], [ %23, %22 ]
  %211 = phi i64 [ %271, %269 ], [ %24, %22 ]
  %212 = load ptr, ptr %14, align 8
  %213 = getelementptr inbounds double, ptr %212, i64 %1
  %214 = load double, ptr %213, align 8
  %215 = mul nsw i64 %210, %211
  %216 = getelementptr inbounds double, ptr %2, i64 %215
  %217 = icmp sgt i64 %210, %13
  br i1 %217, label %220, label %218

218:                                              ; preds = %220, %209
  %219 = phi <8 x double> [ zeroinitializer, %209 ], [ %227, %220 ]
  br label %248

220:                                              ; preds = %209, %220
  %221 = phi <8 x double> [ %227, %220 ], [ zeroinitializer, %209 ]
  %222 = phi i64 [ %228, %220 ], [ %13, %209 ]
  %223 = getelementptr inbounds double, ptr %11, i64 %222
  %224 = load <8 x double>, ptr %223, align 64
  %225 = getelementptr inbounds double, ptr %216, i64 %222
  %226 = load <8 x double>, ptr %225, align 64
  %227 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %224, <8 x double> %226, <8 x double> %221)
  %228 = add nsw i64 %222, 8
  %229 = icmp slt i64 %228, %210
  br i1 %229, label %220, label %218

230:                                              ; preds = %258
  %231 = extractelement <8 x double> %245, i64 0
  %232 = extractelement <8 x double> %245, i64 1
  %233 = fadd double %231, %232
  %234 = fmul double %214, %233
  %235 = insertelement <8 x double> poison, double %234, i64 0
  %236 = shufflevector <8 x double> %235, <8 x double> poison, <8 x i32> zeroinitializer
  %237 = fneg <8 x double> %236
  br label %259

238:                                              ; preds = %248, %238
  %239 = phi i64 [ %246, %238 ], [ 0, %248 ]
  %240 = phi <8 x double> [ %245, %238 ], [ %255, %248 ]
  %241 = add nuw nsw i64 %239, 2
  %242 = extractelement <8 x double> %240, i64 %241
  %243 = extractelement <8 x double> %240, i64 %239
  %244 = fadd double %243, %242
  %245 = insertelement <8 x double> %240, double %244, i64 %239
  %246 = add nuw nsw i64 %239, 1
  %247 = icmp eq i64 %246, 2
  br i1 %247, label %258, label %238

248:                                              ; preds = %248, %218
  %249 = phi i64 [ %256, %248 ], [ 0, %218 ]
  %250 = phi <8 x double> [ %255, %248 ], [ %219, %218 ]
  %251 = add nuw nsw i64 %249, 4
  %252 = extractelement <8 x double> %250, i64 %251
  %253 = extractelement <8 x double> %250, i64 %249
  %254 = fadd double %253, %252
  %255 = insertelement <8 x double> %250, double %254, i64 %249
  %256 = add nuw nsw i64 %249, 1
  %257 = icmp eq i64 %256, 4
  br i1 %257, label %238, label %248

258:                                              ; preds = %238
  br i1 %217, label %230, label %269

259:                                              ; preds = %230, %259
  %260 = phi i64 [ %267, %259 ], [ %13, %230 ]
  %261 = getelementptr inbounds double, ptr %11, i64 %260
  %262 = load <8 x double>, ptr %261, align 64
  %263 = getelementptr inbounds double, ptr %216, i64 %260
  %264 = load <8 x double>, ptr %263, align 64
  %265 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %237, <8 x double> %262, <8 x double> %264)
  store <8 x double> %265, ptr %263, align 64
  %266 = load i64, ptr %8, align 8
  %267 = add nsw i64 %260, 8
  %268 = icmp slt i64 %267, %266
  br i1 %268, label %259, label %269

269:                                              ; preds = %259, %258
  %270 = phi i64 [ %210, %258 ], [ %266, %259 ]
  %271 = add nsw i64 %211, 1
  %272 = icmp eq i64 %271, %4
  br i1 %272, label %273, label %209

273:                                              ; preds = %269, %22, %5
  ret void
}

declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>)

declare double @llvm.sqrt.f64(double)

declare double @llvm.fmuladd.f64(double, double, double)

declare i64 @llvm.smin.i64(i64, i64)
