; Made from source/dense/solve.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 355203da0f1a9a0e0219f7e7b41c8a31ff308b91c262150277ab083a61d71613

%struct.batch = type { ptr, ptr, ptr, i64, i64, i64, [5 x i64], ptr, i64 }
%struct.job = type { ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, float, ptr, ptr }
%struct.matrix = type { ptr, i64, i64 }

define i64 @dense_triangle(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.batch, align 8
  %7 = getelementptr inbounds %struct.batch, ptr %6, i64 0, i32 0
  store ptr @run_triangle, ptr %7, align 8
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
  %34 = call i64 @run_triangle(ptr %0, ptr %3, ptr %33)
  br label %37

35:                                               ; preds = %22
  call void @tenferro_parallel_for(ptr @run_share, ptr %6, i64 %19)
  %36 = load i64, ptr %16, align 8
  br label %37

37:                                               ; preds = %32, %35
  %38 = phi i64 [ %34, %32 ], [ %36, %35 ]
  ret i64 %38
}

define internal i64 @run_triangle(ptr %0, ptr %1, ptr %2) {
  %4 = alloca %struct.job, align 8
  %5 = load i64, ptr %2, align 8
  %6 = getelementptr inbounds %struct.job, ptr %4, i64 0, i32 0
  store ptr %2, ptr %6, align 8
  %7 = getelementptr inbounds %struct.job, ptr %4, i64 0, i32 1
  store ptr null, ptr %7, align 8
  %8 = getelementptr inbounds %struct.job, ptr %4, i64 0, i32 2
  %9 = getelementptr inbounds %struct.job, ptr %4, i64 0, i32 3
  %10 = getelementptr inbounds %struct.job, ptr %4, i64 0, i32 4
  %11 = getelementptr inbounds %struct.job, ptr %4, i64 0, i32 5
  store i64 %5, ptr %11, align 8
  %12 = getelementptr inbounds %struct.job, ptr %4, i64 0, i32 6
  %13 = getelementptr inbounds i64, ptr %2, i64 1
  %14 = load i64, ptr %13, align 8
  store i64 %14, ptr %12, align 8
  %15 = getelementptr inbounds %struct.job, ptr %4, i64 0, i32 7
  %16 = getelementptr inbounds i64, ptr %2, i64 2
  %17 = load i64, ptr %16, align 8
  store i64 %17, ptr %15, align 8
  %18 = getelementptr inbounds %struct.job, ptr %4, i64 0, i32 8
  %19 = getelementptr inbounds i64, ptr %2, i64 3
  %20 = load i64, ptr %19, align 8
  store i64 %20, ptr %18, align 8
  %21 = getelementptr inbounds %struct.job, ptr %4, i64 0, i32 9
  %22 = getelementptr inbounds %struct.job, ptr %4, i64 0, i32 10
  %23 = getelementptr inbounds %struct.job, ptr %4, i64 0, i32 11
  store float 1.000000e+00, ptr %21, align 8
  store ptr %1, ptr %22, align 8
  %24 = add nsw i64 %5, 15
  %25 = sdiv i64 %24, 16
  %26 = shl nsw i64 %25, 4
  %27 = getelementptr inbounds float, ptr %1, i64 %26
  store ptr %27, ptr %23, align 8
  %28 = load i64, ptr %0, align 8
  %29 = inttoptr i64 %28 to ptr
  store ptr %29, ptr %8, align 8
  %30 = getelementptr inbounds i64, ptr %0, i64 1
  %31 = load i64, ptr %30, align 8
  %32 = inttoptr i64 %31 to ptr
  store ptr %32, ptr %9, align 8
  %33 = getelementptr inbounds i64, ptr %0, i64 2
  %34 = load i64, ptr %33, align 8
  %35 = inttoptr i64 %34 to ptr
  store ptr %35, ptr %10, align 8
  %36 = getelementptr inbounds i64, ptr %2, i64 6
  %37 = load i64, ptr %36, align 8
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %39, label %69

39:                                               ; preds = %3
  %40 = add nsw i64 %5, 1
  %41 = icmp sgt i64 %5, 0
  br i1 %41, label %42, label %69

42:                                               ; preds = %39
  %43 = load float, ptr %29, align 4
  %44 = fcmp olt float %43, 0.000000e+00
  %45 = fneg float %43
  %46 = select i1 %44, float %45, float %43
  %47 = fcmp ogt float %46, 0x3830000000000000
  %48 = fcmp olt float %46, 0x47B0000000000000
  %49 = and i1 %47, %48
  br i1 %49, label %58, label %70

50:                                               ; preds = %58
  %51 = load float, ptr %65, align 4
  %52 = fcmp olt float %51, 0.000000e+00
  %53 = fneg float %51
  %54 = select i1 %52, float %53, float %51
  %55 = fcmp ogt float %54, 0x3830000000000000
  %56 = fcmp olt float %54, 0x47B0000000000000
  %57 = and i1 %55, %56
  br i1 %57, label %58, label %67

58:                                               ; preds = %42, %50
  %59 = phi float [ %51, %50 ], [ %43, %42 ]
  %60 = phi ptr [ %65, %50 ], [ %29, %42 ]
  %61 = phi i64 [ %64, %50 ], [ 0, %42 ]
  %62 = fdiv float 1.000000e+00, %59
  %63 = getelementptr inbounds float, ptr %1, i64 %61
  store float %62, ptr %63, align 4
  %64 = add nuw nsw i64 %61, 1
  %65 = getelementptr inbounds float, ptr %60, i64 %40
  %66 = icmp eq i64 %64, %5
  br i1 %66, label %67, label %50

67:                                               ; preds = %58, %50
  %68 = icmp slt i64 %64, %5
  br i1 %68, label %70, label %69

69:                                               ; preds = %39, %67, %3
  call void @tenferro_parallel_for(ptr @triangle_task, ptr %4, i64 %20)
  br label %70

70:                                               ; preds = %42, %67, %69
  %71 = phi i64 [ 0, %69 ], [ 1, %67 ], [ 1, %42 ]
  ret i64 %71
}

define i64 @dense_factors(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.batch, align 8
  %7 = getelementptr inbounds %struct.batch, ptr %6, i64 0, i32 0
  store ptr @run_factors, ptr %7, align 8
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
  %34 = call i64 @run_factors(ptr %0, ptr %3, ptr %33)
  br label %37

35:                                               ; preds = %22
  call void @tenferro_parallel_for(ptr @run_share, ptr %6, i64 %19)
  %36 = load i64, ptr %16, align 8
  br label %37

37:                                               ; preds = %32, %35
  %38 = phi i64 [ %34, %32 ], [ %36, %35 ]
  ret i64 %38
}

define internal i64 @run_factors(ptr %0, ptr %1, ptr %2) {
  %4 = alloca i64, align 8
  %5 = alloca %struct.job, align 8
  %6 = load i64, ptr %2, align 8
  %7 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 0
  store ptr %2, ptr %7, align 8
  %8 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 1
  %9 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 2
  %10 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 3
  %11 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 4
  %12 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 5
  store i64 %6, ptr %12, align 8
  %13 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 6
  %14 = getelementptr inbounds i64, ptr %2, i64 1
  %15 = load i64, ptr %14, align 8
  store i64 %15, ptr %13, align 8
  %16 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 7
  %17 = getelementptr inbounds i64, ptr %2, i64 2
  %18 = load i64, ptr %17, align 8
  store i64 %18, ptr %16, align 8
  %19 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 8
  %20 = getelementptr inbounds i64, ptr %2, i64 3
  %21 = load i64, ptr %20, align 8
  store i64 %21, ptr %19, align 8
  %22 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 9
  %23 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 10
  %24 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 11
  store float 1.000000e+00, ptr %22, align 8
  store ptr %1, ptr %23, align 8
  %25 = add nsw i64 %6, 15
  %26 = sdiv i64 %25, 16
  %27 = shl nsw i64 %26, 4
  %28 = getelementptr inbounds float, ptr %1, i64 %27
  store ptr %28, ptr %24, align 8
  %29 = getelementptr inbounds i64, ptr %0, i64 1
  %30 = load i64, ptr %29, align 8
  %31 = inttoptr i64 %30 to ptr
  store ptr %31, ptr %9, align 8
  %32 = getelementptr inbounds i64, ptr %0, i64 2
  %33 = load i64, ptr %32, align 8
  %34 = inttoptr i64 %33 to ptr
  store ptr %34, ptr %8, align 8
  %35 = getelementptr inbounds i64, ptr %0, i64 3
  %36 = load i64, ptr %35, align 8
  %37 = inttoptr i64 %36 to ptr
  store ptr %37, ptr %10, align 8
  %38 = getelementptr inbounds i64, ptr %0, i64 4
  %39 = load i64, ptr %38, align 8
  %40 = inttoptr i64 %39 to ptr
  store ptr %40, ptr %11, align 8
  %41 = icmp slt i64 %6, 65
  br i1 %41, label %42, label %44

42:                                               ; preds = %3
  %43 = call fastcc i64 @is_short_permutation(ptr %34, i64 %6, ptr %4)
  br label %46

44:                                               ; preds = %3
  %45 = call fastcc i64 @is_long_permutation(ptr %34, i64 %6, ptr %4)
  br label %46

46:                                               ; preds = %42, %44
  %47 = phi i64 [ %43, %42 ], [ %45, %44 ]
  %48 = icmp eq i64 %47, 0
  br i1 %48, label %80, label %49

49:                                               ; preds = %46
  %50 = add nsw i64 %6, 1
  %51 = icmp sgt i64 %6, 0
  br i1 %51, label %52, label %79

52:                                               ; preds = %49
  %53 = load float, ptr %31, align 4
  %54 = fcmp olt float %53, 0.000000e+00
  %55 = fneg float %53
  %56 = select i1 %54, float %55, float %53
  %57 = fcmp ogt float %56, 0x3830000000000000
  %58 = fcmp olt float %56, 0x47B0000000000000
  %59 = and i1 %57, %58
  br i1 %59, label %68, label %80

60:                                               ; preds = %68
  %61 = load float, ptr %75, align 4
  %62 = fcmp olt float %61, 0.000000e+00
  %63 = fneg float %61
  %64 = select i1 %62, float %63, float %61
  %65 = fcmp ogt float %64, 0x3830000000000000
  %66 = fcmp olt float %64, 0x47B0000000000000
  %67 = and i1 %65, %66
  br i1 %67, label %68, label %77

68:                                               ; preds = %52, %60
  %69 = phi float [ %61, %60 ], [ %53, %52 ]
  %70 = phi ptr [ %75, %60 ], [ %31, %52 ]
  %71 = phi i64 [ %74, %60 ], [ 0, %52 ]
  %72 = fdiv float 1.000000e+00, %69
  %73 = getelementptr inbounds float, ptr %1, i64 %71
  store float %72, ptr %73, align 4
  %74 = add nuw nsw i64 %71, 1
  %75 = getelementptr inbounds float, ptr %70, i64 %50
  %76 = icmp eq i64 %74, %6
  br i1 %76, label %77, label %60

77:                                               ; preds = %68, %60
  %78 = icmp slt i64 %74, %6
  br i1 %78, label %80, label %79

79:                                               ; preds = %49, %77
  call void @tenferro_parallel_for(ptr @factors_task, ptr %5, i64 %21)
  br label %80

80:                                               ; preds = %52, %46, %77, %79
  %81 = phi i64 [ 0, %79 ], [ 1, %77 ], [ 1, %46 ], [ 1, %52 ]
  ret i64 %81
}

define i64 @dense_inverse(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.batch, align 8
  %7 = getelementptr inbounds %struct.batch, ptr %6, i64 0, i32 0
  store ptr @run_inverse, ptr %7, align 8
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
  %34 = call i64 @run_inverse(ptr %0, ptr %3, ptr %33)
  br label %37

35:                                               ; preds = %22
  call void @tenferro_parallel_for(ptr @run_share, ptr %6, i64 %19)
  %36 = load i64, ptr %16, align 8
  br label %37

37:                                               ; preds = %32, %35
  %38 = phi i64 [ %34, %32 ], [ %36, %35 ]
  ret i64 %38
}

define internal i64 @run_inverse(ptr %0, ptr %1, ptr %2) {
  %4 = alloca i64, align 8
  %5 = alloca %struct.job, align 8
  %6 = load i64, ptr %2, align 8
  %7 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 0
  store ptr %2, ptr %7, align 8
  %8 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 1
  %9 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 2
  %10 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 3
  store ptr null, ptr %10, align 8
  %11 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 4
  %12 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 5
  store i64 %6, ptr %12, align 8
  %13 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 6
  %14 = getelementptr inbounds i64, ptr %2, i64 1
  %15 = load i64, ptr %14, align 8
  store i64 %15, ptr %13, align 8
  %16 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 7
  %17 = getelementptr inbounds i64, ptr %2, i64 2
  %18 = load i64, ptr %17, align 8
  store i64 %18, ptr %16, align 8
  %19 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 8
  %20 = getelementptr inbounds i64, ptr %2, i64 3
  %21 = load i64, ptr %20, align 8
  store i64 %21, ptr %19, align 8
  %22 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 9
  %23 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 10
  %24 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 11
  store float 1.000000e+00, ptr %22, align 8
  store ptr %1, ptr %23, align 8
  %25 = add nsw i64 %6, 15
  %26 = sdiv i64 %25, 16
  %27 = shl nsw i64 %26, 4
  %28 = getelementptr inbounds float, ptr %1, i64 %27
  store ptr %28, ptr %24, align 8
  %29 = getelementptr inbounds i64, ptr %0, i64 1
  %30 = load i64, ptr %29, align 8
  %31 = inttoptr i64 %30 to ptr
  store ptr %31, ptr %9, align 8
  %32 = getelementptr inbounds i64, ptr %0, i64 2
  %33 = load i64, ptr %32, align 8
  %34 = inttoptr i64 %33 to ptr
  store ptr %34, ptr %8, align 8
  %35 = getelementptr inbounds i64, ptr %0, i64 3
  %36 = load i64, ptr %35, align 8
  %37 = inttoptr i64 %36 to ptr
  store ptr %37, ptr %11, align 8
  %38 = icmp slt i64 %6, 65
  br i1 %38, label %39, label %41

39:                                               ; preds = %3
  %40 = call fastcc i64 @is_short_permutation(ptr %34, i64 %6, ptr %4)
  br label %43

41:                                               ; preds = %3
  %42 = call fastcc i64 @is_long_permutation(ptr %34, i64 %6, ptr %4)
  br label %43

43:                                               ; preds = %39, %41
  %44 = phi i64 [ %40, %39 ], [ %42, %41 ]
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %123, label %46

46:                                               ; preds = %43
  %47 = add nsw i64 %6, 1
  %48 = icmp sgt i64 %6, 0
  br i1 %48, label %49, label %76

49:                                               ; preds = %46
  %50 = load float, ptr %31, align 4
  %51 = fcmp olt float %50, 0.000000e+00
  %52 = fneg float %50
  %53 = select i1 %51, float %52, float %50
  %54 = fcmp ogt float %53, 0x3830000000000000
  %55 = fcmp olt float %53, 0x47B0000000000000
  %56 = and i1 %54, %55
  br i1 %56, label %65, label %123

57:                                               ; preds = %65
  %58 = load float, ptr %72, align 4
  %59 = fcmp olt float %58, 0.000000e+00
  %60 = fneg float %58
  %61 = select i1 %59, float %60, float %58
  %62 = fcmp ogt float %61, 0x3830000000000000
  %63 = fcmp olt float %61, 0x47B0000000000000
  %64 = and i1 %62, %63
  br i1 %64, label %65, label %74

65:                                               ; preds = %49, %57
  %66 = phi float [ %58, %57 ], [ %50, %49 ]
  %67 = phi ptr [ %72, %57 ], [ %31, %49 ]
  %68 = phi i64 [ %71, %57 ], [ 0, %49 ]
  %69 = fdiv float 1.000000e+00, %66
  %70 = getelementptr inbounds float, ptr %1, i64 %68
  store float %69, ptr %70, align 4
  %71 = add nuw nsw i64 %68, 1
  %72 = getelementptr inbounds float, ptr %67, i64 %47
  %73 = icmp eq i64 %71, %6
  br i1 %73, label %74, label %57

74:                                               ; preds = %65, %57
  %75 = icmp slt i64 %71, %6
  br i1 %75, label %123, label %76

76:                                               ; preds = %46, %74
  %77 = getelementptr inbounds i64, ptr %2, i64 4
  %78 = load i64, ptr %77, align 8
  %79 = icmp eq i64 %78, 0
  br i1 %79, label %122, label %80

80:                                               ; preds = %76
  %81 = getelementptr inbounds i64, ptr %2, i64 5
  %82 = load float, ptr %81, align 8
  %83 = load i64, ptr %4, align 8
  %84 = icmp eq i64 %83, 0
  %85 = select i1 %84, float 1.000000e+00, float -1.000000e+00
  store float %85, ptr %22, align 8
  br i1 %48, label %93, label %122

86:                                               ; preds = %93
  %87 = fmul float %82, %105
  %88 = load float, ptr %31, align 4
  %89 = fcmp olt float %88, 0.000000e+00
  %90 = fneg float %88
  %91 = select i1 %89, float %90, float %88
  %92 = fcmp ogt float %91, %87
  br i1 %92, label %108, label %123

93:                                               ; preds = %80, %93
  %94 = phi float [ %103, %93 ], [ %85, %80 ]
  %95 = phi float [ %105, %93 ], [ 0.000000e+00, %80 ]
  %96 = phi i64 [ %106, %93 ], [ 0, %80 ]
  %97 = mul nsw i64 %96, %47
  %98 = getelementptr inbounds float, ptr %31, i64 %97
  %99 = load float, ptr %98, align 4
  %100 = fcmp olt float %99, 0.000000e+00
  %101 = fneg float %99
  %102 = select i1 %100, float %101, float %99
  %103 = fmul float %94, %99
  store float %103, ptr %22, align 8
  %104 = fcmp ogt float %102, %95
  %105 = select i1 %104, float %102, float %95
  %106 = add nuw nsw i64 %96, 1
  %107 = icmp eq i64 %106, %6
  br i1 %107, label %86, label %93

108:                                              ; preds = %86, %111
  %109 = phi i64 [ %119, %111 ], [ 1, %86 ]
  %110 = icmp eq i64 %109, %6
  br i1 %110, label %120, label %111

111:                                              ; preds = %108
  %112 = mul nsw i64 %109, %47
  %113 = getelementptr inbounds float, ptr %31, i64 %112
  %114 = load float, ptr %113, align 4
  %115 = fcmp olt float %114, 0.000000e+00
  %116 = fneg float %114
  %117 = select i1 %115, float %116, float %114
  %118 = fcmp ogt float %117, %87
  %119 = add nuw nsw i64 %109, 1
  br i1 %118, label %108, label %120

120:                                              ; preds = %111, %108
  %121 = icmp slt i64 %109, %6
  br i1 %121, label %123, label %122

122:                                              ; preds = %80, %120, %76
  call void @tenferro_parallel_for(ptr @inverse_task, ptr %5, i64 %21)
  br label %123

123:                                              ; preds = %86, %49, %43, %74, %120, %122
  %124 = phi i64 [ 0, %122 ], [ 1, %120 ], [ 1, %74 ], [ 1, %43 ], [ 1, %49 ], [ 1, %86 ]
  ret i64 %124
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

define internal void @triangle_task(ptr %0, i64 %1) {
  %3 = alloca %struct.matrix, align 8
  %4 = alloca %struct.matrix, align 8
  %5 = alloca %struct.matrix, align 8
  %6 = alloca %struct.matrix, align 8
  %7 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %8 = load i64, ptr %7, align 8
  %9 = add nsw i64 %8, 47
  %10 = sdiv i64 %9, 48
  %11 = mul nsw i64 %10, %1
  %12 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 8
  %13 = load i64, ptr %12, align 8
  %14 = sdiv i64 %11, %13
  %15 = add nsw i64 %1, 1
  %16 = mul nsw i64 %10, %15
  %17 = sdiv i64 %16, %13
  %18 = icmp slt i64 %14, %17
  br i1 %18, label %19, label %135

19:                                               ; preds = %2
  %20 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 11
  %21 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 5
  %22 = mul i64 %1, 48
  %23 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %24 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 3
  %25 = getelementptr inbounds %struct.matrix, ptr %5, i64 0, i32 0
  %26 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 2
  %27 = getelementptr inbounds %struct.matrix, ptr %5, i64 0, i32 1
  %28 = getelementptr inbounds %struct.matrix, ptr %5, i64 0, i32 2
  %29 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 10
  %30 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 7
  %31 = getelementptr inbounds %struct.matrix, ptr %6, i64 0, i32 0
  %32 = getelementptr inbounds %struct.matrix, ptr %6, i64 0, i32 1
  %33 = getelementptr inbounds %struct.matrix, ptr %6, i64 0, i32 2
  %34 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 4
  %35 = getelementptr inbounds %struct.matrix, ptr %3, i64 0, i32 0
  %36 = getelementptr inbounds %struct.matrix, ptr %3, i64 0, i32 1
  %37 = getelementptr inbounds %struct.matrix, ptr %3, i64 0, i32 2
  %38 = getelementptr inbounds %struct.matrix, ptr %4, i64 0, i32 0
  %39 = getelementptr inbounds %struct.matrix, ptr %4, i64 0, i32 1
  %40 = getelementptr inbounds %struct.matrix, ptr %4, i64 0, i32 2
  br label %41

41:                                               ; preds = %133, %19
  %42 = phi i64 [ %8, %19 ], [ %134, %133 ]
  %43 = phi i64 [ %14, %19 ], [ %129, %133 ]
  %44 = mul nsw i64 %43, 48
  %45 = sub nsw i64 %42, %44
  %46 = icmp slt i64 %45, 48
  %47 = select i1 %46, i64 %45, i64 48
  %48 = load ptr, ptr %20, align 8
  %49 = load i64, ptr %21, align 8
  %50 = mul i64 %22, %49
  %51 = getelementptr inbounds float, ptr %48, i64 %50
  %52 = load ptr, ptr %23, align 8
  %53 = getelementptr inbounds i64, ptr %52, i64 4
  %54 = load i64, ptr %53, align 8
  %55 = getelementptr inbounds i64, ptr %52, i64 5
  %56 = load i64, ptr %55, align 8
  %57 = getelementptr inbounds i64, ptr %52, i64 6
  %58 = load i64, ptr %57, align 8
  %59 = getelementptr inbounds i64, ptr %52, i64 7
  %60 = load i64, ptr %59, align 8
  %61 = icmp eq i64 %60, 0
  %62 = load ptr, ptr %24, align 8
  br i1 %61, label %96, label %63

63:                                               ; preds = %41
  %64 = mul nsw i64 %49, %44
  %65 = getelementptr inbounds float, ptr %62, i64 %64
  call fastcc void @read_turned(ptr %51, ptr %65, i64 %49, i64 %49, i64 %47)
  %66 = icmp eq i64 %56, 0
  %67 = zext i1 %66 to i64
  %68 = load i64, ptr %21, align 8
  %69 = add nsw i64 %68, -1
  %70 = load ptr, ptr %26, align 8
  store ptr %70, ptr %25, align 8
  %71 = select i1 %66, i64 1, i64 %68
  store i64 %71, ptr %27, align 8
  %72 = select i1 %66, i64 %68, i64 1
  store i64 %72, ptr %28, align 8
  %73 = icmp eq i64 %58, 0
  br i1 %73, label %74, label %76

74:                                               ; preds = %63
  %75 = load ptr, ptr %29, align 8
  br label %76

76:                                               ; preds = %74, %63
  %77 = phi ptr [ %75, %74 ], [ null, %63 ]
  %78 = icmp eq i64 %54, %67
  br i1 %78, label %81, label %79

79:                                               ; preds = %76
  %80 = load i64, ptr %30, align 8
  call fastcc void @solve_strip(ptr byval(%struct.matrix) align 8 %5, ptr %77, i64 1, ptr %51, i64 48, i64 %68, i64 %47, i64 %80)
  br label %93

81:                                               ; preds = %76
  %82 = add nsw i64 %68, 1
  %83 = mul nsw i64 %69, %82
  %84 = getelementptr inbounds float, ptr %70, i64 %83
  store ptr %84, ptr %31, align 8
  %85 = sub nsw i64 0, %71
  store i64 %85, ptr %32, align 8
  %86 = sub nsw i64 0, %72
  store i64 %86, ptr %33, align 8
  %87 = icmp eq ptr %77, null
  %88 = getelementptr inbounds float, ptr %77, i64 %69
  %89 = select i1 %87, ptr null, ptr %88
  %90 = mul nsw i64 %69, 48
  %91 = getelementptr inbounds float, ptr %51, i64 %90
  %92 = load i64, ptr %30, align 8
  call fastcc void @solve_strip(ptr byval(%struct.matrix) align 8 %6, ptr %89, i64 -1, ptr %91, i64 -48, i64 %68, i64 %47, i64 %92)
  br label %93

93:                                               ; preds = %81, %79
  %94 = load ptr, ptr %34, align 8
  %95 = getelementptr inbounds float, ptr %94, i64 %64
  call fastcc void @write_turned(ptr %95, i64 %49, ptr %51, i64 %49, i64 %47)
  br label %128

96:                                               ; preds = %41
  %97 = getelementptr inbounds float, ptr %62, i64 %44
  call fastcc void @read_strip(ptr %51, ptr %97, i64 %42, i64 %49, i64 %47)
  %98 = load i64, ptr %21, align 8
  %99 = add nsw i64 %98, -1
  %100 = load ptr, ptr %26, align 8
  store ptr %100, ptr %35, align 8
  %101 = icmp eq i64 %56, 0
  %102 = select i1 %101, i64 %98, i64 1
  store i64 %102, ptr %36, align 8
  %103 = select i1 %101, i64 1, i64 %98
  store i64 %103, ptr %37, align 8
  %104 = icmp eq i64 %58, 0
  br i1 %104, label %105, label %107

105:                                              ; preds = %96
  %106 = load ptr, ptr %29, align 8
  br label %107

107:                                              ; preds = %105, %96
  %108 = phi ptr [ %106, %105 ], [ null, %96 ]
  %109 = icmp eq i64 %54, %56
  br i1 %109, label %112, label %110

110:                                              ; preds = %107
  %111 = load i64, ptr %30, align 8
  call fastcc void @solve_strip(ptr byval(%struct.matrix) align 8 %3, ptr %108, i64 1, ptr %51, i64 48, i64 %98, i64 %47, i64 %111)
  br label %124

112:                                              ; preds = %107
  %113 = add nsw i64 %98, 1
  %114 = mul nsw i64 %99, %113
  %115 = getelementptr inbounds float, ptr %100, i64 %114
  store ptr %115, ptr %38, align 8
  %116 = sub nsw i64 0, %102
  store i64 %116, ptr %39, align 8
  %117 = sub nsw i64 0, %103
  store i64 %117, ptr %40, align 8
  %118 = icmp eq ptr %108, null
  %119 = getelementptr inbounds float, ptr %108, i64 %99
  %120 = select i1 %118, ptr null, ptr %119
  %121 = mul nsw i64 %99, 48
  %122 = getelementptr inbounds float, ptr %51, i64 %121
  %123 = load i64, ptr %30, align 8
  call fastcc void @solve_strip(ptr byval(%struct.matrix) align 8 %4, ptr %120, i64 -1, ptr %122, i64 -48, i64 %98, i64 %47, i64 %123)
  br label %124

124:                                              ; preds = %112, %110
  %125 = load ptr, ptr %34, align 8
  %126 = getelementptr inbounds float, ptr %125, i64 %44
  %127 = load i64, ptr %7, align 8
  call fastcc void @write_strip(ptr %126, i64 %127, ptr %51, i64 %49, i64 %47)
  br label %128

128:                                              ; preds = %93, %124
  %129 = add nsw i64 %43, 1
  %130 = load i64, ptr %12, align 8
  %131 = sdiv i64 %16, %130
  %132 = icmp slt i64 %129, %131
  br i1 %132, label %133, label %135

133:                                              ; preds = %128
  %134 = load i64, ptr %7, align 8
  br label %41

135:                                              ; preds = %128, %2
  ret void
}

define internal fastcc void @read_turned(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4) {
  %6 = icmp sgt i64 %3, 15
  br label %8

7:                                                ; preds = %251
  ret void

8:                                                ; preds = %5, %251
  %9 = phi i64 [ 0, %5 ], [ %252, %251 ]
  %10 = sub nsw i64 %4, %9
  %11 = icmp slt i64 %10, 16
  %12 = select i1 %11, i64 %10, i64 16
  %13 = icmp sgt i64 %10, 15
  %14 = and i1 %13, %6
  br i1 %14, label %15, label %79

15:                                               ; preds = %8
  %16 = mul nsw i64 %9, %2
  %17 = getelementptr inbounds float, ptr %1, i64 %16
  %18 = or i64 %9, 1
  %19 = mul nsw i64 %18, %2
  %20 = getelementptr inbounds float, ptr %1, i64 %19
  %21 = or i64 %9, 2
  %22 = mul nsw i64 %21, %2
  %23 = getelementptr inbounds float, ptr %1, i64 %22
  %24 = or i64 %9, 3
  %25 = mul nsw i64 %24, %2
  %26 = getelementptr inbounds float, ptr %1, i64 %25
  %27 = or i64 %9, 4
  %28 = mul nsw i64 %27, %2
  %29 = getelementptr inbounds float, ptr %1, i64 %28
  %30 = or i64 %9, 5
  %31 = mul nsw i64 %30, %2
  %32 = getelementptr inbounds float, ptr %1, i64 %31
  %33 = or i64 %9, 6
  %34 = mul nsw i64 %33, %2
  %35 = getelementptr inbounds float, ptr %1, i64 %34
  %36 = or i64 %9, 7
  %37 = mul nsw i64 %36, %2
  %38 = getelementptr inbounds float, ptr %1, i64 %37
  %39 = or i64 %9, 8
  %40 = mul nsw i64 %39, %2
  %41 = getelementptr inbounds float, ptr %1, i64 %40
  %42 = or i64 %9, 9
  %43 = mul nsw i64 %42, %2
  %44 = getelementptr inbounds float, ptr %1, i64 %43
  %45 = or i64 %9, 10
  %46 = mul nsw i64 %45, %2
  %47 = getelementptr inbounds float, ptr %1, i64 %46
  %48 = or i64 %9, 11
  %49 = mul nsw i64 %48, %2
  %50 = getelementptr inbounds float, ptr %1, i64 %49
  %51 = or i64 %9, 12
  %52 = mul nsw i64 %51, %2
  %53 = getelementptr inbounds float, ptr %1, i64 %52
  %54 = or i64 %9, 13
  %55 = mul nsw i64 %54, %2
  %56 = getelementptr inbounds float, ptr %1, i64 %55
  %57 = or i64 %9, 14
  %58 = mul nsw i64 %57, %2
  %59 = getelementptr inbounds float, ptr %1, i64 %58
  %60 = or i64 %9, 15
  %61 = mul nsw i64 %60, %2
  %62 = getelementptr inbounds float, ptr %1, i64 %61
  %63 = getelementptr inbounds float, ptr %0, i64 %9
  %64 = getelementptr inbounds float, ptr %0, i64 %9
  %65 = getelementptr inbounds float, ptr %0, i64 %9
  %66 = getelementptr inbounds float, ptr %0, i64 %9
  %67 = getelementptr inbounds float, ptr %0, i64 %9
  %68 = getelementptr inbounds float, ptr %0, i64 %9
  %69 = getelementptr inbounds float, ptr %0, i64 %9
  %70 = getelementptr inbounds float, ptr %0, i64 %9
  %71 = getelementptr inbounds float, ptr %0, i64 %9
  %72 = getelementptr inbounds float, ptr %0, i64 %9
  %73 = getelementptr inbounds float, ptr %0, i64 %9
  %74 = getelementptr inbounds float, ptr %0, i64 %9
  %75 = getelementptr inbounds float, ptr %0, i64 %9
  %76 = getelementptr inbounds float, ptr %0, i64 %9
  %77 = getelementptr inbounds float, ptr %0, i64 %9
  %78 = getelementptr inbounds float, ptr %0, i64 %9
  br label %82

79:                                               ; preds = %82, %8
  %80 = phi i64 [ 0, %8 ], [ %83, %82 ]
  %81 = icmp slt i64 %80, %3
  br i1 %81, label %230, label %251

82:                                               ; preds = %15, %82
  %83 = phi i64 [ %228, %82 ], [ 16, %15 ]
  %84 = phi i64 [ %83, %82 ], [ 0, %15 ]
  %85 = getelementptr inbounds float, ptr %17, i64 %84
  %86 = load <16 x float>, ptr %85, align 1
  %87 = getelementptr inbounds float, ptr %20, i64 %84
  %88 = load <16 x float>, ptr %87, align 1
  %89 = getelementptr inbounds float, ptr %23, i64 %84
  %90 = load <16 x float>, ptr %89, align 1
  %91 = getelementptr inbounds float, ptr %26, i64 %84
  %92 = load <16 x float>, ptr %91, align 1
  %93 = getelementptr inbounds float, ptr %29, i64 %84
  %94 = load <16 x float>, ptr %93, align 1
  %95 = getelementptr inbounds float, ptr %32, i64 %84
  %96 = load <16 x float>, ptr %95, align 1
  %97 = getelementptr inbounds float, ptr %35, i64 %84
  %98 = load <16 x float>, ptr %97, align 1
  %99 = getelementptr inbounds float, ptr %38, i64 %84
  %100 = load <16 x float>, ptr %99, align 1
  %101 = getelementptr inbounds float, ptr %41, i64 %84
  %102 = load <16 x float>, ptr %101, align 1
  %103 = getelementptr inbounds float, ptr %44, i64 %84
  %104 = load <16 x float>, ptr %103, align 1
  %105 = getelementptr inbounds float, ptr %47, i64 %84
  %106 = load <16 x float>, ptr %105, align 1
  %107 = getelementptr inbounds float, ptr %50, i64 %84
  %108 = load <16 x float>, ptr %107, align 1
  %109 = getelementptr inbounds float, ptr %53, i64 %84
  %110 = load <16 x float>, ptr %109, align 1
  %111 = getelementptr inbounds float, ptr %56, i64 %84
  %112 = load <16 x float>, ptr %111, align 1
  %113 = getelementptr inbounds float, ptr %59, i64 %84
  %114 = load <16 x float>, ptr %113, align 1
  %115 = getelementptr inbounds float, ptr %62, i64 %84
  %116 = load <16 x float>, ptr %115, align 1
  %117 = shufflevector <16 x float> %86, <16 x float> %88, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %118 = shufflevector <16 x float> %86, <16 x float> %88, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %119 = shufflevector <16 x float> %90, <16 x float> %92, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %120 = shufflevector <16 x float> %90, <16 x float> %92, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %121 = shufflevector <16 x float> %94, <16 x float> %96, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %122 = shufflevector <16 x float> %94, <16 x float> %96, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %123 = shufflevector <16 x float> %98, <16 x float> %100, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %124 = shufflevector <16 x float> %98, <16 x float> %100, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %125 = shufflevector <16 x float> %102, <16 x float> %104, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %126 = shufflevector <16 x float> %102, <16 x float> %104, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %127 = shufflevector <16 x float> %106, <16 x float> %108, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %128 = shufflevector <16 x float> %106, <16 x float> %108, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %129 = shufflevector <16 x float> %110, <16 x float> %112, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %130 = shufflevector <16 x float> %110, <16 x float> %112, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %131 = shufflevector <16 x float> %114, <16 x float> %116, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %132 = shufflevector <16 x float> %114, <16 x float> %116, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %133 = shufflevector <16 x float> %117, <16 x float> %119, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %134 = shufflevector <16 x float> %117, <16 x float> %119, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %135 = shufflevector <16 x float> %118, <16 x float> %120, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %136 = shufflevector <16 x float> %118, <16 x float> %120, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %137 = shufflevector <16 x float> %121, <16 x float> %123, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %138 = shufflevector <16 x float> %121, <16 x float> %123, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %139 = shufflevector <16 x float> %122, <16 x float> %124, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %140 = shufflevector <16 x float> %122, <16 x float> %124, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %141 = shufflevector <16 x float> %125, <16 x float> %127, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %142 = shufflevector <16 x float> %125, <16 x float> %127, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %143 = shufflevector <16 x float> %126, <16 x float> %128, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %144 = shufflevector <16 x float> %126, <16 x float> %128, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %145 = shufflevector <16 x float> %129, <16 x float> %131, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %146 = shufflevector <16 x float> %129, <16 x float> %131, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %147 = shufflevector <16 x float> %130, <16 x float> %132, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %148 = shufflevector <16 x float> %130, <16 x float> %132, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %149 = shufflevector <16 x float> %133, <16 x float> %137, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %150 = shufflevector <16 x float> %133, <16 x float> %137, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %151 = shufflevector <16 x float> %135, <16 x float> %139, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %152 = shufflevector <16 x float> %135, <16 x float> %139, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %153 = shufflevector <16 x float> %134, <16 x float> %138, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %154 = shufflevector <16 x float> %134, <16 x float> %138, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %155 = shufflevector <16 x float> %136, <16 x float> %140, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %156 = shufflevector <16 x float> %136, <16 x float> %140, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %157 = shufflevector <16 x float> %141, <16 x float> %145, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %158 = shufflevector <16 x float> %141, <16 x float> %145, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %159 = shufflevector <16 x float> %143, <16 x float> %147, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %160 = shufflevector <16 x float> %143, <16 x float> %147, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %161 = shufflevector <16 x float> %142, <16 x float> %146, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %162 = shufflevector <16 x float> %142, <16 x float> %146, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %163 = shufflevector <16 x float> %144, <16 x float> %148, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %164 = shufflevector <16 x float> %144, <16 x float> %148, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %165 = shufflevector <16 x float> %149, <16 x float> %157, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %166 = shufflevector <16 x float> %149, <16 x float> %157, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %167 = shufflevector <16 x float> %151, <16 x float> %159, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %168 = shufflevector <16 x float> %151, <16 x float> %159, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %169 = shufflevector <16 x float> %153, <16 x float> %161, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %170 = shufflevector <16 x float> %153, <16 x float> %161, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %171 = shufflevector <16 x float> %155, <16 x float> %163, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %172 = shufflevector <16 x float> %155, <16 x float> %163, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %173 = shufflevector <16 x float> %150, <16 x float> %158, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %174 = shufflevector <16 x float> %150, <16 x float> %158, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %175 = shufflevector <16 x float> %152, <16 x float> %160, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %176 = shufflevector <16 x float> %152, <16 x float> %160, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %177 = shufflevector <16 x float> %154, <16 x float> %162, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %178 = shufflevector <16 x float> %154, <16 x float> %162, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %179 = shufflevector <16 x float> %156, <16 x float> %164, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %180 = shufflevector <16 x float> %156, <16 x float> %164, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %181 = mul nsw i64 %84, 48
  %182 = getelementptr inbounds float, ptr %63, i64 %181
  store <16 x float> %165, ptr %182, align 64
  %183 = or i64 %84, 1
  %184 = mul nsw i64 %183, 48
  %185 = getelementptr inbounds float, ptr %64, i64 %184
  store <16 x float> %167, ptr %185, align 64
  %186 = or i64 %84, 2
  %187 = mul nsw i64 %186, 48
  %188 = getelementptr inbounds float, ptr %65, i64 %187
  store <16 x float> %169, ptr %188, align 64
  %189 = or i64 %84, 3
  %190 = mul nsw i64 %189, 48
  %191 = getelementptr inbounds float, ptr %66, i64 %190
  store <16 x float> %171, ptr %191, align 64
  %192 = or i64 %84, 4
  %193 = mul nsw i64 %192, 48
  %194 = getelementptr inbounds float, ptr %67, i64 %193
  store <16 x float> %173, ptr %194, align 64
  %195 = or i64 %84, 5
  %196 = mul nsw i64 %195, 48
  %197 = getelementptr inbounds float, ptr %68, i64 %196
  store <16 x float> %175, ptr %197, align 64
  %198 = or i64 %84, 6
  %199 = mul nsw i64 %198, 48
  %200 = getelementptr inbounds float, ptr %69, i64 %199
  store <16 x float> %177, ptr %200, align 64
  %201 = or i64 %84, 7
  %202 = mul nsw i64 %201, 48
  %203 = getelementptr inbounds float, ptr %70, i64 %202
  store <16 x float> %179, ptr %203, align 64
  %204 = or i64 %84, 8
  %205 = mul nsw i64 %204, 48
  %206 = getelementptr inbounds float, ptr %71, i64 %205
  store <16 x float> %166, ptr %206, align 64
  %207 = or i64 %84, 9
  %208 = mul nsw i64 %207, 48
  %209 = getelementptr inbounds float, ptr %72, i64 %208
  store <16 x float> %168, ptr %209, align 64
  %210 = or i64 %84, 10
  %211 = mul nsw i64 %210, 48
  %212 = getelementptr inbounds float, ptr %73, i64 %211
  store <16 x float> %170, ptr %212, align 64
  %213 = or i64 %84, 11
  %214 = mul nsw i64 %213, 48
  %215 = getelementptr inbounds float, ptr %74, i64 %214
  store <16 x float> %172, ptr %215, align 64
  %216 = or i64 %84, 12
  %217 = mul nsw i64 %216, 48
  %218 = getelementptr inbounds float, ptr %75, i64 %217
  store <16 x float> %174, ptr %218, align 64
  %219 = or i64 %84, 13
  %220 = mul nsw i64 %219, 48
  %221 = getelementptr inbounds float, ptr %76, i64 %220
  store <16 x float> %176, ptr %221, align 64
  %222 = or i64 %84, 14
  %223 = mul nsw i64 %222, 48
  %224 = getelementptr inbounds float, ptr %77, i64 %223
  store <16 x float> %178, ptr %224, align 64
  %225 = or i64 %84, 15
  %226 = mul nsw i64 %225, 48
  %227 = getelementptr inbounds float, ptr %78, i64 %226
  store <16 x float> %180, ptr %227, align 64
  %228 = add nuw nsw i64 %83, 16
  %229 = icmp sgt i64 %228, %3
  br i1 %229, label %79, label %82

230:                                              ; preds = %79, %233
  %231 = phi i64 [ %234, %233 ], [ %80, %79 ]
  %232 = mul nsw i64 %231, 48
  br label %236

233:                                              ; preds = %245
  %234 = add nuw nsw i64 %231, 1
  %235 = icmp eq i64 %234, %3
  br i1 %235, label %251, label %230

236:                                              ; preds = %230, %245
  %237 = phi i64 [ 0, %230 ], [ %249, %245 ]
  %238 = icmp slt i64 %237, %12
  %239 = add nuw nsw i64 %237, %9
  br i1 %238, label %240, label %245

240:                                              ; preds = %236
  %241 = mul nsw i64 %239, %2
  %242 = add nsw i64 %241, %231
  %243 = getelementptr inbounds float, ptr %1, i64 %242
  %244 = load float, ptr %243, align 4
  br label %245

245:                                              ; preds = %236, %240
  %246 = phi float [ %244, %240 ], [ 0.000000e+00, %236 ]
  %247 = add nuw i64 %239, %232
  %248 = getelementptr inbounds float, ptr %0, i64 %247
  store float %246, ptr %248, align 4
  %249 = add nuw nsw i64 %237, 1
  %250 = icmp eq i64 %249, 16
  br i1 %250, label %233, label %236

251:                                              ; preds = %233, %79
  %252 = add nuw nsw i64 %9, 16
  %253 = icmp ult i64 %9, 32
  br i1 %253, label %8, label %7
}

define internal fastcc void @write_turned(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4) {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %5
  %8 = icmp sgt i64 %3, 15
  br label %10

9:                                                ; preds = %253, %5
  ret void

10:                                               ; preds = %7, %253
  %11 = phi i64 [ %4, %7 ], [ %256, %253 ]
  %12 = phi i64 [ 0, %7 ], [ %254, %253 ]
  %13 = call i64 @llvm.smin.i64(i64 %11, i64 16)
  %14 = call i64 @llvm.smax.i64(i64 %13, i64 1)
  %15 = sub nsw i64 %4, %12
  %16 = icmp sgt i64 %15, 15
  %17 = and i1 %16, %8
  br i1 %17, label %18, label %82

18:                                               ; preds = %10
  %19 = getelementptr inbounds float, ptr %2, i64 %12
  %20 = getelementptr inbounds float, ptr %2, i64 %12
  %21 = getelementptr inbounds float, ptr %2, i64 %12
  %22 = getelementptr inbounds float, ptr %2, i64 %12
  %23 = getelementptr inbounds float, ptr %2, i64 %12
  %24 = getelementptr inbounds float, ptr %2, i64 %12
  %25 = getelementptr inbounds float, ptr %2, i64 %12
  %26 = getelementptr inbounds float, ptr %2, i64 %12
  %27 = getelementptr inbounds float, ptr %2, i64 %12
  %28 = getelementptr inbounds float, ptr %2, i64 %12
  %29 = getelementptr inbounds float, ptr %2, i64 %12
  %30 = getelementptr inbounds float, ptr %2, i64 %12
  %31 = getelementptr inbounds float, ptr %2, i64 %12
  %32 = getelementptr inbounds float, ptr %2, i64 %12
  %33 = getelementptr inbounds float, ptr %2, i64 %12
  %34 = getelementptr inbounds float, ptr %2, i64 %12
  %35 = mul nsw i64 %12, %1
  %36 = getelementptr inbounds float, ptr %0, i64 %35
  %37 = or i64 %12, 1
  %38 = mul nsw i64 %37, %1
  %39 = getelementptr inbounds float, ptr %0, i64 %38
  %40 = or i64 %12, 2
  %41 = mul nsw i64 %40, %1
  %42 = getelementptr inbounds float, ptr %0, i64 %41
  %43 = or i64 %12, 3
  %44 = mul nsw i64 %43, %1
  %45 = getelementptr inbounds float, ptr %0, i64 %44
  %46 = or i64 %12, 4
  %47 = mul nsw i64 %46, %1
  %48 = getelementptr inbounds float, ptr %0, i64 %47
  %49 = or i64 %12, 5
  %50 = mul nsw i64 %49, %1
  %51 = getelementptr inbounds float, ptr %0, i64 %50
  %52 = or i64 %12, 6
  %53 = mul nsw i64 %52, %1
  %54 = getelementptr inbounds float, ptr %0, i64 %53
  %55 = or i64 %12, 7
  %56 = mul nsw i64 %55, %1
  %57 = getelementptr inbounds float, ptr %0, i64 %56
  %58 = or i64 %12, 8
  %59 = mul nsw i64 %58, %1
  %60 = getelementptr inbounds float, ptr %0, i64 %59
  %61 = or i64 %12, 9
  %62 = mul nsw i64 %61, %1
  %63 = getelementptr inbounds float, ptr %0, i64 %62
  %64 = or i64 %12, 10
  %65 = mul nsw i64 %64, %1
  %66 = getelementptr inbounds float, ptr %0, i64 %65
  %67 = or i64 %12, 11
  %68 = mul nsw i64 %67, %1
  %69 = getelementptr inbounds float, ptr %0, i64 %68
  %70 = or i64 %12, 12
  %71 = mul nsw i64 %70, %1
  %72 = getelementptr inbounds float, ptr %0, i64 %71
  %73 = or i64 %12, 13
  %74 = mul nsw i64 %73, %1
  %75 = getelementptr inbounds float, ptr %0, i64 %74
  %76 = or i64 %12, 14
  %77 = mul nsw i64 %76, %1
  %78 = getelementptr inbounds float, ptr %0, i64 %77
  %79 = or i64 %12, 15
  %80 = mul nsw i64 %79, %1
  %81 = getelementptr inbounds float, ptr %0, i64 %80
  br label %87

82:                                               ; preds = %87, %10
  %83 = phi i64 [ 0, %10 ], [ %88, %87 ]
  %84 = icmp slt i64 %83, %3
  br i1 %84, label %85, label %253

85:                                               ; preds = %82
  %86 = icmp sgt i64 %15, 0
  br label %235

87:                                               ; preds = %18, %87
  %88 = phi i64 [ %233, %87 ], [ 16, %18 ]
  %89 = phi i64 [ %88, %87 ], [ 0, %18 ]
  %90 = mul nsw i64 %89, 48
  %91 = getelementptr inbounds float, ptr %19, i64 %90
  %92 = load <16 x float>, ptr %91, align 64
  %93 = or i64 %89, 1
  %94 = mul nsw i64 %93, 48
  %95 = getelementptr inbounds float, ptr %20, i64 %94
  %96 = load <16 x float>, ptr %95, align 64
  %97 = or i64 %89, 2
  %98 = mul nsw i64 %97, 48
  %99 = getelementptr inbounds float, ptr %21, i64 %98
  %100 = load <16 x float>, ptr %99, align 64
  %101 = or i64 %89, 3
  %102 = mul nsw i64 %101, 48
  %103 = getelementptr inbounds float, ptr %22, i64 %102
  %104 = load <16 x float>, ptr %103, align 64
  %105 = or i64 %89, 4
  %106 = mul nsw i64 %105, 48
  %107 = getelementptr inbounds float, ptr %23, i64 %106
  %108 = load <16 x float>, ptr %107, align 64
  %109 = or i64 %89, 5
  %110 = mul nsw i64 %109, 48
  %111 = getelementptr inbounds float, ptr %24, i64 %110
  %112 = load <16 x float>, ptr %111, align 64
  %113 = or i64 %89, 6
  %114 = mul nsw i64 %113, 48
  %115 = getelementptr inbounds float, ptr %25, i64 %114
  %116 = load <16 x float>, ptr %115, align 64
  %117 = or i64 %89, 7
  %118 = mul nsw i64 %117, 48
  %119 = getelementptr inbounds float, ptr %26, i64 %118
  %120 = load <16 x float>, ptr %119, align 64
  %121 = or i64 %89, 8
  %122 = mul nsw i64 %121, 48
  %123 = getelementptr inbounds float, ptr %27, i64 %122
  %124 = load <16 x float>, ptr %123, align 64
  %125 = or i64 %89, 9
  %126 = mul nsw i64 %125, 48
  %127 = getelementptr inbounds float, ptr %28, i64 %126
  %128 = load <16 x float>, ptr %127, align 64
  %129 = or i64 %89, 10
  %130 = mul nsw i64 %129, 48
  %131 = getelementptr inbounds float, ptr %29, i64 %130
  %132 = load <16 x float>, ptr %131, align 64
  %133 = or i64 %89, 11
  %134 = mul nsw i64 %133, 48
  %135 = getelementptr inbounds float, ptr %30, i64 %134
  %136 = load <16 x float>, ptr %135, align 64
  %137 = or i64 %89, 12
  %138 = mul nsw i64 %137, 48
  %139 = getelementptr inbounds float, ptr %31, i64 %138
  %140 = load <16 x float>, ptr %139, align 64
  %141 = or i64 %89, 13
  %142 = mul nsw i64 %141, 48
  %143 = getelementptr inbounds float, ptr %32, i64 %142
  %144 = load <16 x float>, ptr %143, align 64
  %145 = or i64 %89, 14
  %146 = mul nsw i64 %145, 48
  %147 = getelementptr inbounds float, ptr %33, i64 %146
  %148 = load <16 x float>, ptr %147, align 64
  %149 = or i64 %89, 15
  %150 = mul nsw i64 %149, 48
  %151 = getelementptr inbounds float, ptr %34, i64 %150
  %152 = load <16 x float>, ptr %151, align 64
  %153 = shufflevector <16 x float> %92, <16 x float> %96, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %154 = shufflevector <16 x float> %92, <16 x float> %96, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %155 = shufflevector <16 x float> %100, <16 x float> %104, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %156 = shufflevector <16 x float> %100, <16 x float> %104, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %157 = shufflevector <16 x float> %108, <16 x float> %112, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %158 = shufflevector <16 x float> %108, <16 x float> %112, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %159 = shufflevector <16 x float> %116, <16 x float> %120, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %160 = shufflevector <16 x float> %116, <16 x float> %120, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %161 = shufflevector <16 x float> %124, <16 x float> %128, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %162 = shufflevector <16 x float> %124, <16 x float> %128, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %163 = shufflevector <16 x float> %132, <16 x float> %136, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %164 = shufflevector <16 x float> %132, <16 x float> %136, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %165 = shufflevector <16 x float> %140, <16 x float> %144, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %166 = shufflevector <16 x float> %140, <16 x float> %144, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %167 = shufflevector <16 x float> %148, <16 x float> %152, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %168 = shufflevector <16 x float> %148, <16 x float> %152, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %169 = shufflevector <16 x float> %153, <16 x float> %155, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %170 = shufflevector <16 x float> %153, <16 x float> %155, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %171 = shufflevector <16 x float> %154, <16 x float> %156, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %172 = shufflevector <16 x float> %154, <16 x float> %156, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %173 = shufflevector <16 x float> %157, <16 x float> %159, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %174 = shufflevector <16 x float> %157, <16 x float> %159, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %175 = shufflevector <16 x float> %158, <16 x float> %160, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %176 = shufflevector <16 x float> %158, <16 x float> %160, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %177 = shufflevector <16 x float> %161, <16 x float> %163, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %178 = shufflevector <16 x float> %161, <16 x float> %163, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %179 = shufflevector <16 x float> %162, <16 x float> %164, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %180 = shufflevector <16 x float> %162, <16 x float> %164, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %181 = shufflevector <16 x float> %165, <16 x float> %167, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %182 = shufflevector <16 x float> %165, <16 x float> %167, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %183 = shufflevector <16 x float> %166, <16 x float> %168, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %184 = shufflevector <16 x float> %166, <16 x float> %168, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %185 = shufflevector <16 x float> %169, <16 x float> %173, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %186 = shufflevector <16 x float> %169, <16 x float> %173, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %187 = shufflevector <16 x float> %171, <16 x float> %175, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %188 = shufflevector <16 x float> %171, <16 x float> %175, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %189 = shufflevector <16 x float> %170, <16 x float> %174, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %190 = shufflevector <16 x float> %170, <16 x float> %174, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %191 = shufflevector <16 x float> %172, <16 x float> %176, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %192 = shufflevector <16 x float> %172, <16 x float> %176, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %193 = shufflevector <16 x float> %177, <16 x float> %181, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %194 = shufflevector <16 x float> %177, <16 x float> %181, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %195 = shufflevector <16 x float> %179, <16 x float> %183, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %196 = shufflevector <16 x float> %179, <16 x float> %183, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %197 = shufflevector <16 x float> %178, <16 x float> %182, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %198 = shufflevector <16 x float> %178, <16 x float> %182, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %199 = shufflevector <16 x float> %180, <16 x float> %184, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %200 = shufflevector <16 x float> %180, <16 x float> %184, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %201 = shufflevector <16 x float> %185, <16 x float> %193, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %202 = shufflevector <16 x float> %185, <16 x float> %193, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %203 = shufflevector <16 x float> %187, <16 x float> %195, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %204 = shufflevector <16 x float> %187, <16 x float> %195, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %205 = shufflevector <16 x float> %189, <16 x float> %197, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %206 = shufflevector <16 x float> %189, <16 x float> %197, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %207 = shufflevector <16 x float> %191, <16 x float> %199, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %208 = shufflevector <16 x float> %191, <16 x float> %199, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %209 = shufflevector <16 x float> %186, <16 x float> %194, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %210 = shufflevector <16 x float> %186, <16 x float> %194, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %211 = shufflevector <16 x float> %188, <16 x float> %196, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %212 = shufflevector <16 x float> %188, <16 x float> %196, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %213 = shufflevector <16 x float> %190, <16 x float> %198, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %214 = shufflevector <16 x float> %190, <16 x float> %198, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %215 = shufflevector <16 x float> %192, <16 x float> %200, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %216 = shufflevector <16 x float> %192, <16 x float> %200, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %217 = getelementptr inbounds float, ptr %36, i64 %89
  store <16 x float> %201, ptr %217, align 1
  %218 = getelementptr inbounds float, ptr %39, i64 %89
  store <16 x float> %203, ptr %218, align 1
  %219 = getelementptr inbounds float, ptr %42, i64 %89
  store <16 x float> %205, ptr %219, align 1
  %220 = getelementptr inbounds float, ptr %45, i64 %89
  store <16 x float> %207, ptr %220, align 1
  %221 = getelementptr inbounds float, ptr %48, i64 %89
  store <16 x float> %209, ptr %221, align 1
  %222 = getelementptr inbounds float, ptr %51, i64 %89
  store <16 x float> %211, ptr %222, align 1
  %223 = getelementptr inbounds float, ptr %54, i64 %89
  store <16 x float> %213, ptr %223, align 1
  %224 = getelementptr inbounds float, ptr %57, i64 %89
  store <16 x float> %215, ptr %224, align 1
  %225 = getelementptr inbounds float, ptr %60, i64 %89
  store <16 x float> %202, ptr %225, align 1
  %226 = getelementptr inbounds float, ptr %63, i64 %89
  store <16 x float> %204, ptr %226, align 1
  %227 = getelementptr inbounds float, ptr %66, i64 %89
  store <16 x float> %206, ptr %227, align 1
  %228 = getelementptr inbounds float, ptr %69, i64 %89
  store <16 x float> %208, ptr %228, align 1
  %229 = getelementptr inbounds float, ptr %72, i64 %89
  store <16 x float> %210, ptr %229, align 1
  %230 = getelementptr inbounds float, ptr %75, i64 %89
  store <16 x float> %212, ptr %230, align 1
  %231 = getelementptr inbounds float, ptr %78, i64 %89
  store <16 x float> %214, ptr %231, align 1
  %232 = getelementptr inbounds float, ptr %81, i64 %89
  store <16 x float> %216, ptr %232, align 1
  %233 = add nuw nsw i64 %88, 16
  %234 = icmp sgt i64 %233, %3
  br i1 %234, label %82, label %87

235:                                              ; preds = %85, %239
  %236 = phi i64 [ %83, %85 ], [ %240, %239 ]
  br i1 %86, label %237, label %239

237:                                              ; preds = %235
  %238 = mul nsw i64 %236, 48
  br label %242

239:                                              ; preds = %242, %235
  %240 = add nuw nsw i64 %236, 1
  %241 = icmp eq i64 %240, %3
  br i1 %241, label %253, label %235

242:                                              ; preds = %237, %242
  %243 = phi i64 [ 0, %237 ], [ %251, %242 ]
  %244 = add nuw nsw i64 %243, %12
  %245 = add nuw i64 %244, %238
  %246 = getelementptr inbounds float, ptr %2, i64 %245
  %247 = load float, ptr %246, align 4
  %248 = mul nsw i64 %244, %1
  %249 = add nsw i64 %248, %236
  %250 = getelementptr inbounds float, ptr %0, i64 %249
  store float %247, ptr %250, align 4
  %251 = add nuw nsw i64 %243, 1
  %252 = icmp eq i64 %251, %14
  br i1 %252, label %239, label %242

253:                                              ; preds = %239, %82
  %254 = add nuw nsw i64 %12, 16
  %255 = icmp slt i64 %254, %4
  %256 = add i64 %11, -16
  br i1 %255, label %10, label %9
}

define internal fastcc void @read_strip(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4) {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %5
  %8 = icmp eq i64 %4, 48
  br label %10

9:                                                ; preds = %33, %5
  ret void

10:                                               ; preds = %7, %33
  %11 = phi i64 [ 0, %7 ], [ %34, %33 ]
  %12 = phi ptr [ %0, %7 ], [ %35, %33 ]
  %13 = phi ptr [ %1, %7 ], [ %36, %33 ]
  br i1 %8, label %14, label %22

14:                                               ; preds = %10
  %15 = load <16 x float>, ptr %13, align 1
  store <16 x float> %15, ptr %12, align 1
  %16 = getelementptr inbounds float, ptr %12, i64 16
  %17 = getelementptr inbounds float, ptr %13, i64 16
  %18 = load <16 x float>, ptr %17, align 1
  store <16 x float> %18, ptr %16, align 1
  %19 = getelementptr inbounds float, ptr %12, i64 32
  %20 = getelementptr inbounds float, ptr %13, i64 32
  %21 = load <16 x float>, ptr %20, align 1
  store <16 x float> %21, ptr %19, align 1
  br label %33

22:                                               ; preds = %10, %28
  %23 = phi i64 [ %31, %28 ], [ 0, %10 ]
  %24 = icmp slt i64 %23, %4
  br i1 %24, label %25, label %28

25:                                               ; preds = %22
  %26 = getelementptr inbounds float, ptr %13, i64 %23
  %27 = load float, ptr %26, align 4
  br label %28

28:                                               ; preds = %22, %25
  %29 = phi float [ %27, %25 ], [ 0.000000e+00, %22 ]
  %30 = getelementptr inbounds float, ptr %12, i64 %23
  store float %29, ptr %30, align 4
  %31 = add nuw nsw i64 %23, 1
  %32 = icmp eq i64 %31, 48
  br i1 %32, label %33, label %22

33:                                               ; preds = %28, %14
  %34 = add nuw nsw i64 %11, 1
  %35 = getelementptr inbounds float, ptr %12, i64 48
  %36 = getelementptr inbounds float, ptr %13, i64 %2
  %37 = icmp eq i64 %34, %3
  br i1 %37, label %9, label %10
}

define internal fastcc void @write_strip(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4) {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %5
  %8 = icmp eq i64 %4, 48
  %9 = icmp sgt i64 %4, 0
  br label %11

10:                                               ; preds = %31, %5
  ret void

11:                                               ; preds = %7, %31
  %12 = phi i64 [ 0, %7 ], [ %32, %31 ]
  %13 = phi ptr [ %0, %7 ], [ %33, %31 ]
  %14 = phi ptr [ %2, %7 ], [ %34, %31 ]
  br i1 %8, label %15, label %23

15:                                               ; preds = %11
  %16 = load <16 x float>, ptr %14, align 1
  store <16 x float> %16, ptr %13, align 1
  %17 = getelementptr inbounds float, ptr %13, i64 16
  %18 = getelementptr inbounds float, ptr %14, i64 16
  %19 = load <16 x float>, ptr %18, align 1
  store <16 x float> %19, ptr %17, align 1
  %20 = getelementptr inbounds float, ptr %13, i64 32
  %21 = getelementptr inbounds float, ptr %14, i64 32
  %22 = load <16 x float>, ptr %21, align 1
  store <16 x float> %22, ptr %20, align 1
  br label %31

23:                                               ; preds = %11
  br i1 %9, label %24, label %31

24:                                               ; preds = %23, %24
  %25 = phi i64 [ %29, %24 ], [ 0, %23 ]
  %26 = getelementptr inbounds float, ptr %14, i64 %25
  %27 = load float, ptr %26, align 4
  %28 = getelementptr inbounds float, ptr %13, i64 %25
  store float %27, ptr %28, align 4
  %29 = add nuw nsw i64 %25, 1
  %30 = icmp eq i64 %29, %4
  br i1 %30, label %31, label %24

31:                                               ; preds = %24, %15, %23
  %32 = add nuw nsw i64 %12, 1
  %33 = getelementptr inbounds float, ptr %13, i64 %1
  %34 = getelementptr inbounds float, ptr %14, i64 48
  %35 = icmp eq i64 %32, %3
  br i1 %35, label %10, label %11
}

define internal fastcc void @solve_strip(ptr byval(%struct.matrix) align 8 %0, ptr %1, i64 %2, ptr %3, i64 %4, i64 %5, i64 %6, i64 %7) {
  %9 = alloca [8 x [3 x <16 x float>]], align 64
  %10 = icmp ne i64 %7, 0
  %11 = icmp sgt i64 %6, 16
  %12 = and i1 %11, %10
  br i1 %12, label %13, label %703

13:                                               ; preds = %8
  %14 = load ptr, ptr %0, align 8
  %15 = getelementptr inbounds i8, ptr %0, i64 8
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %0, i64 16
  %18 = load i64, ptr %17, align 8
  %19 = icmp sgt i64 %5, 0
  br i1 %19, label %20, label %1377

20:                                               ; preds = %13
  %21 = icmp eq ptr %1, null
  %22 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %9, i64 0, i64 0, i64 0
  %23 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %9, i64 0, i64 0, i64 1
  %24 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %9, i64 0, i64 0, i64 2
  %25 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %9, i64 0, i64 1, i64 0
  %26 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %9, i64 0, i64 1, i64 1
  %27 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %9, i64 0, i64 1, i64 2
  %28 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %9, i64 0, i64 2, i64 0
  %29 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %9, i64 0, i64 2, i64 1
  %30 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %9, i64 0, i64 2, i64 2
  %31 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %9, i64 0, i64 3, i64 0
  %32 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %9, i64 0, i64 3, i64 1
  %33 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %9, i64 0, i64 3, i64 2
  %34 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %9, i64 0, i64 4, i64 0
  %35 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %9, i64 0, i64 4, i64 1
  %36 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %9, i64 0, i64 4, i64 2
  %37 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %9, i64 0, i64 5, i64 0
  %38 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %9, i64 0, i64 5, i64 1
  %39 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %9, i64 0, i64 5, i64 2
  %40 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %9, i64 0, i64 6, i64 0
  %41 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %9, i64 0, i64 6, i64 1
  %42 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %9, i64 0, i64 6, i64 2
  %43 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %9, i64 0, i64 7, i64 0
  %44 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %9, i64 0, i64 7, i64 1
  %45 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %9, i64 0, i64 7, i64 2
  br label %46

46:                                               ; preds = %699, %20
  %47 = phi i64 [ %5, %20 ], [ %702, %699 ]
  %48 = phi i64 [ 0, %20 ], [ %700, %699 ]
  %49 = call i64 @llvm.smin.i64(i64 %47, i64 8)
  %50 = sub nsw i64 %5, %48
  %51 = icmp slt i64 %50, 8
  %52 = select i1 %51, i64 %50, i64 8
  %53 = mul nsw i64 %48, %16
  %54 = getelementptr inbounds float, ptr %14, i64 %53
  %55 = add nsw i64 %52, -1
  %56 = icmp slt i64 %55, 0
  %57 = select i1 %56, i64 %55, i64 0
  %58 = mul nsw i64 %57, %16
  %59 = getelementptr inbounds float, ptr %54, i64 %58
  %60 = icmp slt i64 %55, 1
  %61 = select i1 %60, i64 %55, i64 1
  %62 = mul nsw i64 %61, %16
  %63 = getelementptr inbounds float, ptr %54, i64 %62
  %64 = icmp slt i64 %55, 2
  %65 = select i1 %64, i64 %55, i64 2
  %66 = mul nsw i64 %65, %16
  %67 = getelementptr inbounds float, ptr %54, i64 %66
  %68 = icmp slt i64 %55, 3
  %69 = select i1 %68, i64 %55, i64 3
  %70 = mul nsw i64 %69, %16
  %71 = getelementptr inbounds float, ptr %54, i64 %70
  %72 = icmp slt i64 %55, 4
  %73 = select i1 %72, i64 %55, i64 4
  %74 = mul nsw i64 %73, %16
  %75 = getelementptr inbounds float, ptr %54, i64 %74
  %76 = icmp slt i64 %55, 5
  %77 = select i1 %76, i64 %55, i64 5
  %78 = mul nsw i64 %77, %16
  %79 = getelementptr inbounds float, ptr %54, i64 %78
  %80 = icmp slt i64 %55, 6
  %81 = select i1 %80, i64 %55, i64 6
  %82 = mul nsw i64 %81, %16
  %83 = getelementptr inbounds float, ptr %54, i64 %82
  %84 = icmp slt i64 %55, 7
  %85 = select i1 %84, i64 %55, i64 7
  %86 = mul nsw i64 %85, %16
  %87 = getelementptr inbounds float, ptr %54, i64 %86
  %88 = add nsw i64 %57, %48
  %89 = mul nsw i64 %88, %4
  %90 = getelementptr inbounds float, ptr %3, i64 %89
  %91 = load <16 x float>, ptr %90, align 64
  store <16 x float> %91, ptr %22, align 64
  %92 = getelementptr inbounds float, ptr %90, i64 16
  %93 = load <16 x float>, ptr %92, align 64
  store <16 x float> %93, ptr %23, align 64
  %94 = getelementptr inbounds float, ptr %90, i64 32
  %95 = load <16 x float>, ptr %94, align 64
  store <16 x float> %95, ptr %24, align 64
  %96 = add nsw i64 %61, %48
  %97 = mul nsw i64 %96, %4
  %98 = getelementptr inbounds float, ptr %3, i64 %97
  %99 = load <16 x float>, ptr %98, align 64
  store <16 x float> %99, ptr %25, align 64
  %100 = getelementptr inbounds float, ptr %98, i64 16
  %101 = load <16 x float>, ptr %100, align 64
  store <16 x float> %101, ptr %26, align 64
  %102 = getelementptr inbounds float, ptr %98, i64 32
  %103 = load <16 x float>, ptr %102, align 64
  store <16 x float> %103, ptr %27, align 64
  %104 = add nsw i64 %65, %48
  %105 = mul nsw i64 %104, %4
  %106 = getelementptr inbounds float, ptr %3, i64 %105
  %107 = load <16 x float>, ptr %106, align 64
  store <16 x float> %107, ptr %28, align 64
  %108 = getelementptr inbounds float, ptr %106, i64 16
  %109 = load <16 x float>, ptr %108, align 64
  store <16 x float> %109, ptr %29, align 64
  %110 = getelementptr inbounds float, ptr %106, i64 32
  %111 = load <16 x float>, ptr %110, align 64
  store <16 x float> %111, ptr %30, align 64
  %112 = add nsw i64 %69, %48
  %113 = mul nsw i64 %112, %4
  %114 = getelementptr inbounds float, ptr %3, i64 %113
  %115 = load <16 x float>, ptr %114, align 64
  store <16 x float> %115, ptr %31, align 64
  %116 = getelementptr inbounds float, ptr %114, i64 16
  %117 = load <16 x float>, ptr %116, align 64
  store <16 x float> %117, ptr %32, align 64
  %118 = getelementptr inbounds float, ptr %114, i64 32
  %119 = load <16 x float>, ptr %118, align 64
  store <16 x float> %119, ptr %33, align 64
  %120 = add nsw i64 %73, %48
  %121 = mul nsw i64 %120, %4
  %122 = getelementptr inbounds float, ptr %3, i64 %121
  %123 = load <16 x float>, ptr %122, align 64
  store <16 x float> %123, ptr %34, align 64
  %124 = getelementptr inbounds float, ptr %122, i64 16
  %125 = load <16 x float>, ptr %124, align 64
  store <16 x float> %125, ptr %35, align 64
  %126 = getelementptr inbounds float, ptr %122, i64 32
  %127 = load <16 x float>, ptr %126, align 64
  store <16 x float> %127, ptr %36, align 64
  %128 = add nsw i64 %77, %48
  %129 = mul nsw i64 %128, %4
  %130 = getelementptr inbounds float, ptr %3, i64 %129
  %131 = load <16 x float>, ptr %130, align 64
  store <16 x float> %131, ptr %37, align 64
  %132 = getelementptr inbounds float, ptr %130, i64 16
  %133 = load <16 x float>, ptr %132, align 64
  store <16 x float> %133, ptr %38, align 64
  %134 = getelementptr inbounds float, ptr %130, i64 32
  %135 = load <16 x float>, ptr %134, align 64
  store <16 x float> %135, ptr %39, align 64
  %136 = add nsw i64 %81, %48
  %137 = mul nsw i64 %136, %4
  %138 = getelementptr inbounds float, ptr %3, i64 %137
  %139 = load <16 x float>, ptr %138, align 64
  store <16 x float> %139, ptr %40, align 64
  %140 = getelementptr inbounds float, ptr %138, i64 16
  %141 = load <16 x float>, ptr %140, align 64
  store <16 x float> %141, ptr %41, align 64
  %142 = getelementptr inbounds float, ptr %138, i64 32
  %143 = load <16 x float>, ptr %142, align 64
  store <16 x float> %143, ptr %42, align 64
  %144 = add nsw i64 %85, %48
  %145 = mul nsw i64 %144, %4
  %146 = getelementptr inbounds float, ptr %3, i64 %145
  %147 = load <16 x float>, ptr %146, align 64
  store <16 x float> %147, ptr %43, align 64
  %148 = getelementptr inbounds float, ptr %146, i64 16
  %149 = load <16 x float>, ptr %148, align 64
  store <16 x float> %149, ptr %44, align 64
  %150 = getelementptr inbounds float, ptr %146, i64 32
  %151 = load <16 x float>, ptr %150, align 64
  store <16 x float> %151, ptr %45, align 64
  %152 = call i64 @llvm.smax.i64(i64 %49, i64 0)
  %153 = icmp eq i64 %48, 0
  br i1 %153, label %259, label %154

154:                                              ; preds = %46
  %155 = load <16 x float>, ptr %22, align 64
  %156 = load <16 x float>, ptr %23, align 64
  %157 = load <16 x float>, ptr %24, align 64
  br label %158

158:                                              ; preds = %257, %154
  %159 = phi <16 x float> [ %193, %257 ], [ %157, %154 ]
  %160 = phi <16 x float> [ %192, %257 ], [ %156, %154 ]
  %161 = phi <16 x float> [ %191, %257 ], [ %155, %154 ]
  %162 = phi <16 x float> [ %239, %257 ], [ %139, %154 ]
  %163 = phi <16 x float> [ %233, %257 ], [ %135, %154 ]
  %164 = phi <16 x float> [ %232, %257 ], [ %133, %154 ]
  %165 = phi <16 x float> [ %231, %257 ], [ %131, %154 ]
  %166 = phi <16 x float> [ %225, %257 ], [ %127, %154 ]
  %167 = phi <16 x float> [ %224, %257 ], [ %125, %154 ]
  %168 = phi <16 x float> [ %223, %257 ], [ %123, %154 ]
  %169 = phi <16 x float> [ %217, %257 ], [ %119, %154 ]
  %170 = phi <16 x float> [ %216, %257 ], [ %117, %154 ]
  %171 = phi <16 x float> [ %215, %257 ], [ %115, %154 ]
  %172 = phi <16 x float> [ %209, %257 ], [ %111, %154 ]
  %173 = phi <16 x float> [ %208, %257 ], [ %109, %154 ]
  %174 = phi <16 x float> [ %207, %257 ], [ %107, %154 ]
  %175 = phi <16 x float> [ %201, %257 ], [ %103, %154 ]
  %176 = phi <16 x float> [ %200, %257 ], [ %101, %154 ]
  %177 = phi <16 x float> [ %199, %257 ], [ %99, %154 ]
  %178 = phi ptr [ %258, %257 ], [ %3, %154 ]
  %179 = phi i64 [ %255, %257 ], [ 0, %154 ]
  %180 = load <16 x float>, ptr %178, align 64
  %181 = getelementptr inbounds float, ptr %178, i64 16
  %182 = load <16 x float>, ptr %181, align 64
  %183 = getelementptr inbounds float, ptr %178, i64 32
  %184 = load <16 x float>, ptr %183, align 64
  %185 = mul nsw i64 %179, %18
  %186 = getelementptr inbounds float, ptr %59, i64 %185
  %187 = load float, ptr %186, align 4
  %188 = insertelement <16 x float> poison, float %187, i64 0
  %189 = shufflevector <16 x float> %188, <16 x float> poison, <16 x i32> zeroinitializer
  %190 = fneg <16 x float> %189
  %191 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %190, <16 x float> %180, <16 x float> %161)
  store <16 x float> %191, ptr %22, align 64
  %192 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %190, <16 x float> %182, <16 x float> %160)
  store <16 x float> %192, ptr %23, align 64
  %193 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %190, <16 x float> %184, <16 x float> %159)
  store <16 x float> %193, ptr %24, align 64
  %194 = getelementptr inbounds float, ptr %63, i64 %185
  %195 = load float, ptr %194, align 4
  %196 = insertelement <16 x float> poison, float %195, i64 0
  %197 = shufflevector <16 x float> %196, <16 x float> poison, <16 x i32> zeroinitializer
  %198 = fneg <16 x float> %197
  %199 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %198, <16 x float> %180, <16 x float> %177)
  store <16 x float> %199, ptr %25, align 64
  %200 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %198, <16 x float> %182, <16 x float> %176)
  store <16 x float> %200, ptr %26, align 64
  %201 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %198, <16 x float> %184, <16 x float> %175)
  store <16 x float> %201, ptr %27, align 64
  %202 = getelementptr inbounds float, ptr %67, i64 %185
  %203 = load float, ptr %202, align 4
  %204 = insertelement <16 x float> poison, float %203, i64 0
  %205 = shufflevector <16 x float> %204, <16 x float> poison, <16 x i32> zeroinitializer
  %206 = fneg <16 x float> %205
  %207 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %206, <16 x float> %180, <16 x float> %174)
  store <16 x float> %207, ptr %28, align 64
  %208 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %206, <16 x float> %182, <16 x float> %173)
  store <16 x float> %208, ptr %29, align 64
  %209 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %206, <16 x float> %184, <16 x float> %172)
  store <16 x float> %209, ptr %30, align 64
  %210 = getelementptr inbounds float, ptr %71, i64 %185
  %211 = load float, ptr %210, align 4
  %212 = insertelement <16 x float> poison, float %211, i64 0
  %213 = shufflevector <16 x float> %212, <16 x float> poison, <16 x i32> zeroinitializer
  %214 = fneg <16 x float> %213
  %215 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %214, <16 x float> %180, <16 x float> %171)
  store <16 x float> %215, ptr %31, align 64
  %216 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %214, <16 x float> %182, <16 x float> %170)
  store <16 x float> %216, ptr %32, align 64
  %217 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %214, <16 x float> %184, <16 x float> %169)
  store <16 x float> %217, ptr %33, align 64
  %218 = getelementptr inbounds float, ptr %75, i64 %185
  %219 = load float, ptr %218, align 4
  %220 = insertelement <16 x float> poison, float %219, i64 0
  %221 = shufflevector <16 x float> %220, <16 x float> poison, <16 x i32> zeroinitializer
  %222 = fneg <16 x float> %221
  %223 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %222, <16 x float> %180, <16 x float> %168)
  store <16 x float> %223, ptr %34, align 64
  %224 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %222, <16 x float> %182, <16 x float> %167)
  store <16 x float> %224, ptr %35, align 64
  %225 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %222, <16 x float> %184, <16 x float> %166)
  store <16 x float> %225, ptr %36, align 64
  %226 = getelementptr inbounds float, ptr %79, i64 %185
  %227 = load float, ptr %226, align 4
  %228 = insertelement <16 x float> poison, float %227, i64 0
  %229 = shufflevector <16 x float> %228, <16 x float> poison, <16 x i32> zeroinitializer
  %230 = fneg <16 x float> %229
  %231 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %230, <16 x float> %180, <16 x float> %165)
  store <16 x float> %231, ptr %37, align 64
  %232 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %230, <16 x float> %182, <16 x float> %164)
  store <16 x float> %232, ptr %38, align 64
  %233 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %230, <16 x float> %184, <16 x float> %163)
  store <16 x float> %233, ptr %39, align 64
  %234 = getelementptr inbounds float, ptr %83, i64 %185
  %235 = load float, ptr %234, align 4
  %236 = insertelement <16 x float> poison, float %235, i64 0
  %237 = shufflevector <16 x float> %236, <16 x float> poison, <16 x i32> zeroinitializer
  %238 = fneg <16 x float> %237
  %239 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %238, <16 x float> %180, <16 x float> %162)
  store <16 x float> %239, ptr %40, align 64
  %240 = load <16 x float>, ptr %41, align 64
  %241 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %238, <16 x float> %182, <16 x float> %240)
  store <16 x float> %241, ptr %41, align 64
  %242 = load <16 x float>, ptr %42, align 64
  %243 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %238, <16 x float> %184, <16 x float> %242)
  store <16 x float> %243, ptr %42, align 64
  %244 = getelementptr inbounds float, ptr %87, i64 %185
  %245 = load float, ptr %244, align 4
  %246 = insertelement <16 x float> poison, float %245, i64 0
  %247 = shufflevector <16 x float> %246, <16 x float> poison, <16 x i32> zeroinitializer
  %248 = fneg <16 x float> %247
  %249 = load <16 x float>, ptr %43, align 64
  %250 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %248, <16 x float> %180, <16 x float> %249)
  store <16 x float> %250, ptr %43, align 64
  %251 = load <16 x float>, ptr %44, align 64
  %252 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %248, <16 x float> %182, <16 x float> %251)
  store <16 x float> %252, ptr %44, align 64
  %253 = load <16 x float>, ptr %45, align 64
  %254 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %248, <16 x float> %184, <16 x float> %253)
  store <16 x float> %254, ptr %45, align 64
  %255 = add nuw nsw i64 %179, 1
  %256 = icmp eq i64 %255, %48
  br i1 %256, label %259, label %257

257:                                              ; preds = %158
  %258 = getelementptr inbounds float, ptr %178, i64 %4
  br label %158

259:                                              ; preds = %158, %46
  %260 = phi <16 x float> [ %151, %46 ], [ %254, %158 ]
  %261 = phi <16 x float> [ %149, %46 ], [ %252, %158 ]
  %262 = phi <16 x float> [ %147, %46 ], [ %250, %158 ]
  %263 = phi <16 x float> [ %143, %46 ], [ %243, %158 ]
  %264 = phi <16 x float> [ %141, %46 ], [ %241, %158 ]
  %265 = phi <16 x float> [ %139, %46 ], [ %239, %158 ]
  %266 = phi <16 x float> [ %135, %46 ], [ %233, %158 ]
  %267 = phi <16 x float> [ %133, %46 ], [ %232, %158 ]
  %268 = phi <16 x float> [ %131, %46 ], [ %231, %158 ]
  %269 = phi <16 x float> [ %127, %46 ], [ %225, %158 ]
  %270 = phi <16 x float> [ %125, %46 ], [ %224, %158 ]
  %271 = phi <16 x float> [ %123, %46 ], [ %223, %158 ]
  %272 = phi <16 x float> [ %119, %46 ], [ %217, %158 ]
  %273 = phi <16 x float> [ %117, %46 ], [ %216, %158 ]
  %274 = phi <16 x float> [ %115, %46 ], [ %215, %158 ]
  %275 = phi <16 x float> [ %111, %46 ], [ %209, %158 ]
  %276 = phi <16 x float> [ %109, %46 ], [ %208, %158 ]
  %277 = phi <16 x float> [ %107, %46 ], [ %207, %158 ]
  %278 = phi <16 x float> [ %103, %46 ], [ %201, %158 ]
  %279 = phi <16 x float> [ %101, %46 ], [ %200, %158 ]
  %280 = phi <16 x float> [ %99, %46 ], [ %199, %158 ]
  %281 = icmp slt i64 %49, 1
  br i1 %281, label %699, label %282

282:                                              ; preds = %259
  br i1 %21, label %283, label %287

283:                                              ; preds = %282
  %284 = load <16 x float>, ptr %22, align 64
  %285 = load <16 x float>, ptr %23, align 64
  %286 = load <16 x float>, ptr %24, align 64
  br label %299

287:                                              ; preds = %282
  %288 = mul nsw i64 %48, %2
  %289 = getelementptr inbounds float, ptr %1, i64 %288
  %290 = load float, ptr %289, align 4
  %291 = insertelement <16 x float> poison, float %290, i64 0
  %292 = shufflevector <16 x float> %291, <16 x float> poison, <16 x i32> zeroinitializer
  %293 = load <16 x float>, ptr %22, align 64
  %294 = fmul <16 x float> %292, %293
  store <16 x float> %294, ptr %22, align 64
  %295 = load <16 x float>, ptr %23, align 64
  %296 = fmul <16 x float> %292, %295
  store <16 x float> %296, ptr %23, align 64
  %297 = load <16 x float>, ptr %24, align 64
  %298 = fmul <16 x float> %292, %297
  store <16 x float> %298, ptr %24, align 64
  br label %299

299:                                              ; preds = %283, %287
  %300 = phi <16 x float> [ %286, %283 ], [ %298, %287 ]
  %301 = phi <16 x float> [ %285, %283 ], [ %296, %287 ]
  %302 = phi <16 x float> [ %284, %283 ], [ %294, %287 ]
  %303 = mul nsw i64 %48, %4
  %304 = getelementptr inbounds float, ptr %3, i64 %303
  store <16 x float> %302, ptr %304, align 64
  %305 = getelementptr inbounds float, ptr %304, i64 16
  store <16 x float> %301, ptr %305, align 64
  %306 = getelementptr inbounds float, ptr %304, i64 32
  store <16 x float> %300, ptr %306, align 64
  %307 = icmp eq i64 %152, 1
  br i1 %307, label %699, label %308

308:                                              ; preds = %299
  %309 = mul nsw i64 %48, %18
  %310 = getelementptr inbounds float, ptr %63, i64 %309
  %311 = load float, ptr %310, align 4
  %312 = insertelement <16 x float> poison, float %311, i64 0
  %313 = shufflevector <16 x float> %312, <16 x float> poison, <16 x i32> zeroinitializer
  %314 = fneg <16 x float> %313
  %315 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %314, <16 x float> %302, <16 x float> %280)
  store <16 x float> %315, ptr %25, align 64
  %316 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %314, <16 x float> %301, <16 x float> %279)
  store <16 x float> %316, ptr %26, align 64
  %317 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %314, <16 x float> %300, <16 x float> %278)
  store <16 x float> %317, ptr %27, align 64
  %318 = or i64 %48, 1
  br i1 %21, label %328, label %319

319:                                              ; preds = %308
  %320 = mul nsw i64 %318, %2
  %321 = getelementptr inbounds float, ptr %1, i64 %320
  %322 = load float, ptr %321, align 4
  %323 = insertelement <16 x float> poison, float %322, i64 0
  %324 = shufflevector <16 x float> %323, <16 x float> poison, <16 x i32> zeroinitializer
  %325 = fmul <16 x float> %324, %315
  store <16 x float> %325, ptr %25, align 64
  %326 = fmul <16 x float> %324, %316
  store <16 x float> %326, ptr %26, align 64
  %327 = fmul <16 x float> %324, %317
  store <16 x float> %327, ptr %27, align 64
  br label %328

328:                                              ; preds = %308, %319
  %329 = phi <16 x float> [ %327, %319 ], [ %317, %308 ]
  %330 = phi <16 x float> [ %326, %319 ], [ %316, %308 ]
  %331 = phi <16 x float> [ %325, %319 ], [ %315, %308 ]
  %332 = mul nsw i64 %318, %4
  %333 = getelementptr inbounds float, ptr %3, i64 %332
  store <16 x float> %331, ptr %333, align 64
  %334 = getelementptr inbounds float, ptr %333, i64 16
  store <16 x float> %330, ptr %334, align 64
  %335 = getelementptr inbounds float, ptr %333, i64 32
  store <16 x float> %329, ptr %335, align 64
  %336 = icmp eq i64 %152, 2
  br i1 %336, label %699, label %337

337:                                              ; preds = %328
  %338 = mul nsw i64 %48, %18
  %339 = getelementptr inbounds float, ptr %67, i64 %338
  %340 = load float, ptr %339, align 4
  %341 = insertelement <16 x float> poison, float %340, i64 0
  %342 = shufflevector <16 x float> %341, <16 x float> poison, <16 x i32> zeroinitializer
  %343 = fneg <16 x float> %342
  %344 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %343, <16 x float> %302, <16 x float> %277)
  store <16 x float> %344, ptr %28, align 64
  %345 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %343, <16 x float> %301, <16 x float> %276)
  store <16 x float> %345, ptr %29, align 64
  %346 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %343, <16 x float> %300, <16 x float> %275)
  store <16 x float> %346, ptr %30, align 64
  %347 = mul nsw i64 %318, %18
  %348 = getelementptr inbounds float, ptr %67, i64 %347
  %349 = load float, ptr %348, align 4
  %350 = insertelement <16 x float> poison, float %349, i64 0
  %351 = shufflevector <16 x float> %350, <16 x float> poison, <16 x i32> zeroinitializer
  %352 = fneg <16 x float> %351
  %353 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %352, <16 x float> %331, <16 x float> %344)
  store <16 x float> %353, ptr %28, align 64
  %354 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %352, <16 x float> %330, <16 x float> %345)
  store <16 x float> %354, ptr %29, align 64
  %355 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %352, <16 x float> %329, <16 x float> %346)
  store <16 x float> %355, ptr %30, align 64
  %356 = or i64 %48, 2
  br i1 %21, label %366, label %357

357:                                              ; preds = %337
  %358 = mul nsw i64 %356, %2
  %359 = getelementptr inbounds float, ptr %1, i64 %358
  %360 = load float, ptr %359, align 4
  %361 = insertelement <16 x float> poison, float %360, i64 0
  %362 = shufflevector <16 x float> %361, <16 x float> poison, <16 x i32> zeroinitializer
  %363 = fmul <16 x float> %362, %353
  store <16 x float> %363, ptr %28, align 64
  %364 = fmul <16 x float> %362, %354
  store <16 x float> %364, ptr %29, align 64
  %365 = fmul <16 x float> %362, %355
  store <16 x float> %365, ptr %30, align 64
  br label %366

366:                                              ; preds = %337, %357
  %367 = phi <16 x float> [ %365, %357 ], [ %355, %337 ]
  %368 = phi <16 x float> [ %364, %357 ], [ %354, %337 ]
  %369 = phi <16 x float> [ %363, %357 ], [ %353, %337 ]
  %370 = mul nsw i64 %356, %4
  %371 = getelementptr inbounds float, ptr %3, i64 %370
  store <16 x float> %369, ptr %371, align 64
  %372 = getelementptr inbounds float, ptr %371, i64 16
  store <16 x float> %368, ptr %372, align 64
  %373 = getelementptr inbounds float, ptr %371, i64 32
  store <16 x float> %367, ptr %373, align 64
  %374 = icmp eq i64 %152, 3
  br i1 %374, label %699, label %375

375:                                              ; preds = %366
  %376 = mul nsw i64 %48, %18
  %377 = getelementptr inbounds float, ptr %71, i64 %376
  %378 = load float, ptr %377, align 4
  %379 = insertelement <16 x float> poison, float %378, i64 0
  %380 = shufflevector <16 x float> %379, <16 x float> poison, <16 x i32> zeroinitializer
  %381 = fneg <16 x float> %380
  %382 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %381, <16 x float> %302, <16 x float> %274)
  store <16 x float> %382, ptr %31, align 64
  %383 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %381, <16 x float> %301, <16 x float> %273)
  store <16 x float> %383, ptr %32, align 64
  %384 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %381, <16 x float> %300, <16 x float> %272)
  store <16 x float> %384, ptr %33, align 64
  %385 = mul nsw i64 %318, %18
  %386 = getelementptr inbounds float, ptr %71, i64 %385
  %387 = load float, ptr %386, align 4
  %388 = insertelement <16 x float> poison, float %387, i64 0
  %389 = shufflevector <16 x float> %388, <16 x float> poison, <16 x i32> zeroinitializer
  %390 = fneg <16 x float> %389
  %391 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %390, <16 x float> %331, <16 x float> %382)
  store <16 x float> %391, ptr %31, align 64
  %392 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %390, <16 x float> %330, <16 x float> %383)
  store <16 x float> %392, ptr %32, align 64
  %393 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %390, <16 x float> %329, <16 x float> %384)
  store <16 x float> %393, ptr %33, align 64
  %394 = mul nsw i64 %356, %18
  %395 = getelementptr inbounds float, ptr %71, i64 %394
  %396 = load float, ptr %395, align 4
  %397 = insertelement <16 x float> poison, float %396, i64 0
  %398 = shufflevector <16 x float> %397, <16 x float> poison, <16 x i32> zeroinitializer
  %399 = fneg <16 x float> %398
  %400 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %399, <16 x float> %369, <16 x float> %391)
  store <16 x float> %400, ptr %31, align 64
  %401 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %399, <16 x float> %368, <16 x float> %392)
  store <16 x float> %401, ptr %32, align 64
  %402 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %399, <16 x float> %367, <16 x float> %393)
  store <16 x float> %402, ptr %33, align 64
  %403 = or i64 %48, 3
  br i1 %21, label %413, label %404

404:                                              ; preds = %375
  %405 = mul nsw i64 %403, %2
  %406 = getelementptr inbounds float, ptr %1, i64 %405
  %407 = load float, ptr %406, align 4
  %408 = insertelement <16 x float> poison, float %407, i64 0
  %409 = shufflevector <16 x float> %408, <16 x float> poison, <16 x i32> zeroinitializer
  %410 = fmul <16 x float> %409, %400
  store <16 x float> %410, ptr %31, align 64
  %411 = fmul <16 x float> %409, %401
  store <16 x float> %411, ptr %32, align 64
  %412 = fmul <16 x float> %409, %402
  store <16 x float> %412, ptr %33, align 64
  br label %413

413:                                              ; preds = %375, %404
  %414 = phi <16 x float> [ %412, %404 ], [ %402, %375 ]
  %415 = phi <16 x float> [ %411, %404 ], [ %401, %375 ]
  %416 = phi <16 x float> [ %410, %404 ], [ %400, %375 ]
  %417 = mul nsw i64 %403, %4
  %418 = getelementptr inbounds float, ptr %3, i64 %417
  store <16 x float> %416, ptr %418, align 64
  %419 = getelementptr inbounds float, ptr %418, i64 16
  store <16 x float> %415, ptr %419, align 64
  %420 = getelementptr inbounds float, ptr %418, i64 32
  store <16 x float> %414, ptr %420, align 64
  %421 = icmp eq i64 %152, 4
  br i1 %421, label %699, label %422

422:                                              ; preds = %413
  %423 = mul nsw i64 %48, %18
  %424 = getelementptr inbounds float, ptr %75, i64 %423
  %425 = load float, ptr %424, align 4
  %426 = insertelement <16 x float> poison, float %425, i64 0
  %427 = shufflevector <16 x float> %426, <16 x float> poison, <16 x i32> zeroinitializer
  %428 = fneg <16 x float> %427
  %429 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %428, <16 x float> %302, <16 x float> %271)
  store <16 x float> %429, ptr %34, align 64
  %430 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %428, <16 x float> %301, <16 x float> %270)
  store <16 x float> %430, ptr %35, align 64
  %431 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %428, <16 x float> %300, <16 x float> %269)
  store <16 x float> %431, ptr %36, align 64
  %432 = mul nsw i64 %318, %18
  %433 = getelementptr inbounds float, ptr %75, i64 %432
  %434 = load float, ptr %433, align 4
  %435 = insertelement <16 x float> poison, float %434, i64 0
  %436 = shufflevector <16 x float> %435, <16 x float> poison, <16 x i32> zeroinitializer
  %437 = fneg <16 x float> %436
  %438 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %437, <16 x float> %331, <16 x float> %429)
  store <16 x float> %438, ptr %34, align 64
  %439 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %437, <16 x float> %330, <16 x float> %430)
  store <16 x float> %439, ptr %35, align 64
  %440 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %437, <16 x float> %329, <16 x float> %431)
  store <16 x float> %440, ptr %36, align 64
  %441 = mul nsw i64 %356, %18
  %442 = getelementptr inbounds float, ptr %75, i64 %441
  %443 = load float, ptr %442, align 4
  %444 = insertelement <16 x float> poison, float %443, i64 0
  %445 = shufflevector <16 x float> %444, <16 x float> poison, <16 x i32> zeroinitializer
  %446 = fneg <16 x float> %445
  %447 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %446, <16 x float> %369, <16 x float> %438)
  store <16 x float> %447, ptr %34, align 64
  %448 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %446, <16 x float> %368, <16 x float> %439)
  store <16 x float> %448, ptr %35, align 64
  %449 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %446, <16 x float> %367, <16 x float> %440)
  store <16 x float> %449, ptr %36, align 64
  %450 = mul nsw i64 %403, %18
  %451 = getelementptr inbounds float, ptr %75, i64 %450
  %452 = load float, ptr %451, align 4
  %453 = insertelement <16 x float> poison, float %452, i64 0
  %454 = shufflevector <16 x float> %453, <16 x float> poison, <16 x i32> zeroinitializer
  %455 = fneg <16 x float> %454
  %456 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %455, <16 x float> %416, <16 x float> %447)
  store <16 x float> %456, ptr %34, align 64
  %457 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %455, <16 x float> %415, <16 x float> %448)
  store <16 x float> %457, ptr %35, align 64
  %458 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %455, <16 x float> %414, <16 x float> %449)
  store <16 x float> %458, ptr %36, align 64
  %459 = or i64 %48, 4
  br i1 %21, label %469, label %460

460:                                              ; preds = %422
  %461 = mul nsw i64 %459, %2
  %462 = getelementptr inbounds float, ptr %1, i64 %461
  %463 = load float, ptr %462, align 4
  %464 = insertelement <16 x float> poison, float %463, i64 0
  %465 = shufflevector <16 x float> %464, <16 x float> poison, <16 x i32> zeroinitializer
  %466 = fmul <16 x float> %465, %456
  store <16 x float> %466, ptr %34, align 64
  %467 = fmul <16 x float> %465, %457
  store <16 x float> %467, ptr %35, align 64
  %468 = fmul <16 x float> %465, %458
  store <16 x float> %468, ptr %36, align 64
  br label %469

469:                                              ; preds = %422, %460
  %470 = phi <16 x float> [ %468, %460 ], [ %458, %422 ]
  %471 = phi <16 x float> [ %467, %460 ], [ %457, %422 ]
  %472 = phi <16 x float> [ %466, %460 ], [ %456, %422 ]
  %473 = mul nsw i64 %459, %4
  %474 = getelementptr inbounds float, ptr %3, i64 %473
  store <16 x float> %472, ptr %474, align 64
  %475 = getelementptr inbounds float, ptr %474, i64 16
  store <16 x float> %471, ptr %475, align 64
  %476 = getelementptr inbounds float, ptr %474, i64 32
  store <16 x float> %470, ptr %476, align 64
  %477 = icmp eq i64 %152, 5
  br i1 %477, label %699, label %478

478:                                              ; preds = %469
  %479 = mul nsw i64 %48, %18
  %480 = getelementptr inbounds float, ptr %79, i64 %479
  %481 = load float, ptr %480, align 4
  %482 = insertelement <16 x float> poison, float %481, i64 0
  %483 = shufflevector <16 x float> %482, <16 x float> poison, <16 x i32> zeroinitializer
  %484 = fneg <16 x float> %483
  %485 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %484, <16 x float> %302, <16 x float> %268)
  store <16 x float> %485, ptr %37, align 64
  %486 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %484, <16 x float> %301, <16 x float> %267)
  store <16 x float> %486, ptr %38, align 64
  %487 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %484, <16 x float> %300, <16 x float> %266)
  store <16 x float> %487, ptr %39, align 64
  %488 = mul nsw i64 %318, %18
  %489 = getelementptr inbounds float, ptr %79, i64 %488
  %490 = load float, ptr %489, align 4
  %491 = insertelement <16 x float> poison, float %490, i64 0
  %492 = shufflevector <16 x float> %491, <16 x float> poison, <16 x i32> zeroinitializer
  %493 = fneg <16 x float> %492
  %494 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %493, <16 x float> %331, <16 x float> %485)
  store <16 x float> %494, ptr %37, align 64
  %495 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %493, <16 x float> %330, <16 x float> %486)
  store <16 x float> %495, ptr %38, align 64
  %496 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %493, <16 x float> %329, <16 x float> %487)
  store <16 x float> %496, ptr %39, align 64
  %497 = mul nsw i64 %356, %18
  %498 = getelementptr inbounds float, ptr %79, i64 %497
  %499 = load float, ptr %498, align 4
  %500 = insertelement <16 x float> poison, float %499, i64 0
  %501 = shufflevector <16 x float> %500, <16 x float> poison, <16 x i32> zeroinitializer
  %502 = fneg <16 x float> %501
  %503 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %502, <16 x float> %369, <16 x float> %494)
  store <16 x float> %503, ptr %37, align 64
  %504 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %502, <16 x float> %368, <16 x float> %495)
  store <16 x float> %504, ptr %38, align 64
  %505 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %502, <16 x float> %367, <16 x float> %496)
  store <16 x float> %505, ptr %39, align 64
  %506 = mul nsw i64 %403, %18
  %507 = getelementptr inbounds float, ptr %79, i64 %506
  %508 = load float, ptr %507, align 4
  %509 = insertelement <16 x float> poison, float %508, i64 0
  %510 = shufflevector <16 x float> %509, <16 x float> poison, <16 x i32> zeroinitializer
  %511 = fneg <16 x float> %510
  %512 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %511, <16 x float> %416, <16 x float> %503)
  store <16 x float> %512, ptr %37, align 64
  %513 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %511, <16 x float> %415, <16 x float> %504)
  store <16 x float> %513, ptr %38, align 64
  %514 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %511, <16 x float> %414, <16 x float> %505)
  store <16 x float> %514, ptr %39, align 64
  %515 = mul nsw i64 %459, %18
  %516 = getelementptr inbounds float, ptr %79, i64 %515
  %517 = load float, ptr %516, align 4
  %518 = insertelement <16 x float> poison, float %517, i64 0
  %519 = shufflevector <16 x float> %518, <16 x float> poison, <16 x i32> zeroinitializer
  %520 = fneg <16 x float> %519
  %521 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %520, <16 x float> %472, <16 x float> %512)
  store <16 x float> %521, ptr %37, align 64
  %522 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %520, <16 x float> %471, <16 x float> %513)
  store <16 x float> %522, ptr %38, align 64
  %523 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %520, <16 x float> %470, <16 x float> %514)
  store <16 x float> %523, ptr %39, align 64
  %524 = or i64 %48, 5
  br i1 %21, label %534, label %525

525:                                              ; preds = %478
  %526 = mul nsw i64 %524, %2
  %527 = getelementptr inbounds float, ptr %1, i64 %526
  %528 = load float, ptr %527, align 4
  %529 = insertelement <16 x float> poison, float %528, i64 0
  %530 = shufflevector <16 x float> %529, <16 x float> poison, <16 x i32> zeroinitializer
  %531 = fmul <16 x float> %530, %521
  store <16 x float> %531, ptr %37, align 64
  %532 = fmul <16 x float> %530, %522
  store <16 x float> %532, ptr %38, align 64
  %533 = fmul <16 x float> %530, %523
  store <16 x float> %533, ptr %39, align 64
  br label %534

534:                                              ; preds = %478, %525
  %535 = phi <16 x float> [ %533, %525 ], [ %523, %478 ]
  %536 = phi <16 x float> [ %532, %525 ], [ %522, %478 ]
  %537 = phi <16 x float> [ %531, %525 ], [ %521, %478 ]
  %538 = mul nsw i64 %524, %4
  %539 = getelementptr inbounds float, ptr %3, i64 %538
  store <16 x float> %537, ptr %539, align 64
  %540 = getelementptr inbounds float, ptr %539, i64 16
  store <16 x float> %536, ptr %540, align 64
  %541 = getelementptr inbounds float, ptr %539, i64 32
  store <16 x float> %535, ptr %541, align 64
  %542 = icmp eq i64 %152, 6
  br i1 %542, label %699, label %543

543:                                              ; preds = %534
  %544 = mul nsw i64 %48, %18
  %545 = getelementptr inbounds float, ptr %83, i64 %544
  %546 = load float, ptr %545, align 4
  %547 = insertelement <16 x float> poison, float %546, i64 0
  %548 = shufflevector <16 x float> %547, <16 x float> poison, <16 x i32> zeroinitializer
  %549 = fneg <16 x float> %548
  %550 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %549, <16 x float> %302, <16 x float> %265)
  store <16 x float> %550, ptr %40, align 64
  %551 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %549, <16 x float> %301, <16 x float> %264)
  store <16 x float> %551, ptr %41, align 64
  %552 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %549, <16 x float> %300, <16 x float> %263)
  store <16 x float> %552, ptr %42, align 64
  %553 = mul nsw i64 %318, %18
  %554 = getelementptr inbounds float, ptr %83, i64 %553
  %555 = load float, ptr %554, align 4
  %556 = insertelement <16 x float> poison, float %555, i64 0
  %557 = shufflevector <16 x float> %556, <16 x float> poison, <16 x i32> zeroinitializer
  %558 = fneg <16 x float> %557
  %559 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %558, <16 x float> %331, <16 x float> %550)
  store <16 x float> %559, ptr %40, align 64
  %560 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %558, <16 x float> %330, <16 x float> %551)
  store <16 x float> %560, ptr %41, align 64
  %561 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %558, <16 x float> %329, <16 x float> %552)
  store <16 x float> %561, ptr %42, align 64
  %562 = mul nsw i64 %356, %18
  %563 = getelementptr inbounds float, ptr %83, i64 %562
  %564 = load float, ptr %563, align 4
  %565 = insertelement <16 x float> poison, float %564, i64 0
  %566 = shufflevector <16 x float> %565, <16 x float> poison, <16 x i32> zeroinitializer
  %567 = fneg <16 x float> %566
  %568 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %567, <16 x float> %369, <16 x float> %559)
  store <16 x float> %568, ptr %40, align 64
  %569 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %567, <16 x float> %368, <16 x float> %560)
  store <16 x float> %569, ptr %41, align 64
  %570 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %567, <16 x float> %367, <16 x float> %561)
  store <16 x float> %570, ptr %42, align 64
  %571 = mul nsw i64 %403, %18
  %572 = getelementptr inbounds float, ptr %83, i64 %571
  %573 = load float, ptr %572, align 4
  %574 = insertelement <16 x float> poison, float %573, i64 0
  %575 = shufflevector <16 x float> %574, <16 x float> poison, <16 x i32> zeroinitializer
  %576 = fneg <16 x float> %575
  %577 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %576, <16 x float> %416, <16 x float> %568)
  store <16 x float> %577, ptr %40, align 64
  %578 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %576, <16 x float> %415, <16 x float> %569)
  store <16 x float> %578, ptr %41, align 64
  %579 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %576, <16 x float> %414, <16 x float> %570)
  store <16 x float> %579, ptr %42, align 64
  %580 = mul nsw i64 %459, %18
  %581 = getelementptr inbounds float, ptr %83, i64 %580
  %582 = load float, ptr %581, align 4
  %583 = insertelement <16 x float> poison, float %582, i64 0
  %584 = shufflevector <16 x float> %583, <16 x float> poison, <16 x i32> zeroinitializer
  %585 = fneg <16 x float> %584
  %586 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %585, <16 x float> %472, <16 x float> %577)
  store <16 x float> %586, ptr %40, align 64
  %587 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %585, <16 x float> %471, <16 x float> %578)
  store <16 x float> %587, ptr %41, align 64
  %588 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %585, <16 x float> %470, <16 x float> %579)
  store <16 x float> %588, ptr %42, align 64
  %589 = mul nsw i64 %524, %18
  %590 = getelementptr inbounds float, ptr %83, i64 %589
  %591 = load float, ptr %590, align 4
  %592 = insertelement <16 x float> poison, float %591, i64 0
  %593 = shufflevector <16 x float> %592, <16 x float> poison, <16 x i32> zeroinitializer
  %594 = fneg <16 x float> %593
  %595 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %594, <16 x float> %537, <16 x float> %586)
  store <16 x float> %595, ptr %40, align 64
  %596 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %594, <16 x float> %536, <16 x float> %587)
  store <16 x float> %596, ptr %41, align 64
  %597 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %594, <16 x float> %535, <16 x float> %588)
  store <16 x float> %597, ptr %42, align 64
  %598 = or i64 %48, 6
  br i1 %21, label %608, label %599

599:                                              ; preds = %543
  %600 = mul nsw i64 %598, %2
  %601 = getelementptr inbounds float, ptr %1, i64 %600
  %602 = load float, ptr %601, align 4
  %603 = insertelement <16 x float> poison, float %602, i64 0
  %604 = shufflevector <16 x float> %603, <16 x float> poison, <16 x i32> zeroinitializer
  %605 = fmul <16 x float> %604, %595
  store <16 x float> %605, ptr %40, align 64
  %606 = fmul <16 x float> %604, %596
  store <16 x float> %606, ptr %41, align 64
  %607 = fmul <16 x float> %604, %597
  store <16 x float> %607, ptr %42, align 64
  br label %608

608:                                              ; preds = %543, %599
  %609 = phi <16 x float> [ %607, %599 ], [ %597, %543 ]
  %610 = phi <16 x float> [ %606, %599 ], [ %596, %543 ]
  %611 = phi <16 x float> [ %605, %599 ], [ %595, %543 ]
  %612 = mul nsw i64 %598, %4
  %613 = getelementptr inbounds float, ptr %3, i64 %612
  store <16 x float> %611, ptr %613, align 64
  %614 = getelementptr inbounds float, ptr %613, i64 16
  store <16 x float> %610, ptr %614, align 64
  %615 = getelementptr inbounds float, ptr %613, i64 32
  store <16 x float> %609, ptr %615, align 64
  %616 = icmp eq i64 %152, 7
  br i1 %616, label %699, label %617

617:                                              ; preds = %608
  %618 = mul nsw i64 %48, %18
  %619 = getelementptr inbounds float, ptr %87, i64 %618
  %620 = load float, ptr %619, align 4
  %621 = insertelement <16 x float> poison, float %620, i64 0
  %622 = shufflevector <16 x float> %621, <16 x float> poison, <16 x i32> zeroinitializer
  %623 = fneg <16 x float> %622
  %624 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %623, <16 x float> %302, <16 x float> %262)
  store <16 x float> %624, ptr %43, align 64
  %625 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %623, <16 x float> %301, <16 x float> %261)
  store <16 x float> %625, ptr %44, align 64
  %626 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %623, <16 x float> %300, <16 x float> %260)
  store <16 x float> %626, ptr %45, align 64
  %627 = mul nsw i64 %318, %18
  %628 = getelementptr inbounds float, ptr %87, i64 %627
  %629 = load float, ptr %628, align 4
  %630 = insertelement <16 x float> poison, float %629, i64 0
  %631 = shufflevector <16 x float> %630, <16 x float> poison, <16 x i32> zeroinitializer
  %632 = fneg <16 x float> %631
  %633 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %632, <16 x float> %331, <16 x float> %624)
  store <16 x float> %633, ptr %43, align 64
  %634 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %632, <16 x float> %330, <16 x float> %625)
  store <16 x float> %634, ptr %44, align 64
  %635 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %632, <16 x float> %329, <16 x float> %626)
  store <16 x float> %635, ptr %45, align 64
  %636 = mul nsw i64 %356, %18
  %637 = getelementptr inbounds float, ptr %87, i64 %636
  %638 = load float, ptr %637, align 4
  %639 = insertelement <16 x float> poison, float %638, i64 0
  %640 = shufflevector <16 x float> %639, <16 x float> poison, <16 x i32> zeroinitializer
  %641 = fneg <16 x float> %640
  %642 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %641, <16 x float> %369, <16 x float> %633)
  store <16 x float> %642, ptr %43, align 64
  %643 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %641, <16 x float> %368, <16 x float> %634)
  store <16 x float> %643, ptr %44, align 64
  %644 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %641, <16 x float> %367, <16 x float> %635)
  store <16 x float> %644, ptr %45, align 64
  %645 = mul nsw i64 %403, %18
  %646 = getelementptr inbounds float, ptr %87, i64 %645
  %647 = load float, ptr %646, align 4
  %648 = insertelement <16 x float> poison, float %647, i64 0
  %649 = shufflevector <16 x float> %648, <16 x float> poison, <16 x i32> zeroinitializer
  %650 = fneg <16 x float> %649
  %651 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %650, <16 x float> %416, <16 x float> %642)
  store <16 x float> %651, ptr %43, align 64
  %652 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %650, <16 x float> %415, <16 x float> %643)
  store <16 x float> %652, ptr %44, align 64
  %653 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %650, <16 x float> %414, <16 x float> %644)
  store <16 x float> %653, ptr %45, align 64
  %654 = mul nsw i64 %459, %18
  %655 = getelementptr inbounds float, ptr %87, i64 %654
  %656 = load float, ptr %655, align 4
  %657 = insertelement <16 x float> poison, float %656, i64 0
  %658 = shufflevector <16 x float> %657, <16 x float> poison, <16 x i32> zeroinitializer
  %659 = fneg <16 x float> %658
  %660 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %659, <16 x float> %472, <16 x float> %651)
  store <16 x float> %660, ptr %43, align 64
  %661 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %659, <16 x float> %471, <16 x float> %652)
  store <16 x float> %661, ptr %44, align 64
  %662 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %659, <16 x float> %470, <16 x float> %653)
  store <16 x float> %662, ptr %45, align 64
  %663 = mul nsw i64 %524, %18
  %664 = getelementptr inbounds float, ptr %87, i64 %663
  %665 = load float, ptr %664, align 4
  %666 = insertelement <16 x float> poison, float %665, i64 0
  %667 = shufflevector <16 x float> %666, <16 x float> poison, <16 x i32> zeroinitializer
  %668 = fneg <16 x float> %667
  %669 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %668, <16 x float> %537, <16 x float> %660)
  store <16 x float> %669, ptr %43, align 64
  %670 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %668, <16 x float> %536, <16 x float> %661)
  store <16 x float> %670, ptr %44, align 64
  %671 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %668, <16 x float> %535, <16 x float> %662)
  store <16 x float> %671, ptr %45, align 64
  %672 = mul nsw i64 %598, %18
  %673 = getelementptr inbounds float, ptr %87, i64 %672
  %674 = load float, ptr %673, align 4
  %675 = insertelement <16 x float> poison, float %674, i64 0
  %676 = shufflevector <16 x float> %675, <16 x float> poison, <16 x i32> zeroinitializer
  %677 = fneg <16 x float> %676
  %678 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %677, <16 x float> %611, <16 x float> %669)
  %679 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %677, <16 x float> %610, <16 x float> %670)
  %680 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %677, <16 x float> %609, <16 x float> %671)
  %681 = or i64 %48, 7
  br i1 %21, label %691, label %682

682:                                              ; preds = %617
  %683 = mul nsw i64 %681, %2
  %684 = getelementptr inbounds float, ptr %1, i64 %683
  %685 = load float, ptr %684, align 4
  %686 = insertelement <16 x float> poison, float %685, i64 0
  %687 = shufflevector <16 x float> %686, <16 x float> poison, <16 x i32> zeroinitializer
  %688 = fmul <16 x float> %687, %678
  store <16 x float> %688, ptr %43, align 64
  %689 = fmul <16 x float> %687, %679
  store <16 x float> %689, ptr %44, align 64
  %690 = fmul <16 x float> %687, %680
  store <16 x float> %690, ptr %45, align 64
  br label %691

691:                                              ; preds = %617, %682
  %692 = phi <16 x float> [ %690, %682 ], [ %680, %617 ]
  %693 = phi <16 x float> [ %689, %682 ], [ %679, %617 ]
  %694 = phi <16 x float> [ %688, %682 ], [ %678, %617 ]
  %695 = mul nsw i64 %681, %4
  %696 = getelementptr inbounds float, ptr %3, i64 %695
  store <16 x float> %694, ptr %696, align 64
  %697 = getelementptr inbounds float, ptr %696, i64 16
  store <16 x float> %693, ptr %697, align 64
  %698 = getelementptr inbounds float, ptr %696, i64 32
  store <16 x float> %692, ptr %698, align 64
  br label %699

699:                                              ; preds = %691, %608, %534, %469, %413, %366, %328, %299, %259
  %700 = add nuw nsw i64 %48, 8
  %701 = icmp slt i64 %700, %5
  %702 = add i64 %47, -8
  br i1 %701, label %46, label %1377

703:                                              ; preds = %8
  br i1 %10, label %714, label %704

704:                                              ; preds = %703
  %705 = icmp sgt i64 %6, 0
  br i1 %705, label %706, label %1377

706:                                              ; preds = %704
  %707 = load ptr, ptr %0, align 8
  %708 = getelementptr inbounds i8, ptr %0, i64 8
  %709 = load i64, ptr %708, align 8
  %710 = getelementptr inbounds i8, ptr %0, i64 16
  %711 = load i64, ptr %710, align 8
  %712 = icmp sgt i64 %5, 0
  %713 = icmp eq ptr %1, null
  br label %1183

714:                                              ; preds = %703
  %715 = load ptr, ptr %0, align 8
  %716 = getelementptr inbounds i8, ptr %0, i64 8
  %717 = load i64, ptr %716, align 8
  %718 = getelementptr inbounds i8, ptr %0, i64 16
  %719 = load i64, ptr %718, align 8
  %720 = icmp sgt i64 %5, 0
  br i1 %720, label %721, label %1377

721:                                              ; preds = %714
  %722 = icmp eq ptr %1, null
  br label %723

723:                                              ; preds = %1179, %721
  %724 = phi i64 [ %5, %721 ], [ %1182, %1179 ]
  %725 = phi i64 [ 0, %721 ], [ %1180, %1179 ]
  %726 = call i64 @llvm.smin.i64(i64 %724, i64 8)
  %727 = sub nsw i64 %5, %725
  %728 = icmp slt i64 %727, 8
  %729 = select i1 %728, i64 %727, i64 8
  %730 = mul nsw i64 %725, %717
  %731 = getelementptr inbounds float, ptr %715, i64 %730
  %732 = add nsw i64 %729, -1
  %733 = icmp slt i64 %732, 0
  %734 = select i1 %733, i64 %732, i64 0
  %735 = mul nsw i64 %734, %717
  %736 = getelementptr inbounds float, ptr %731, i64 %735
  %737 = icmp slt i64 %732, 1
  %738 = select i1 %737, i64 %732, i64 1
  %739 = mul nsw i64 %738, %717
  %740 = getelementptr inbounds float, ptr %731, i64 %739
  %741 = icmp slt i64 %732, 2
  %742 = select i1 %741, i64 %732, i64 2
  %743 = mul nsw i64 %742, %717
  %744 = getelementptr inbounds float, ptr %731, i64 %743
  %745 = icmp slt i64 %732, 3
  %746 = select i1 %745, i64 %732, i64 3
  %747 = mul nsw i64 %746, %717
  %748 = getelementptr inbounds float, ptr %731, i64 %747
  %749 = icmp slt i64 %732, 4
  %750 = select i1 %749, i64 %732, i64 4
  %751 = mul nsw i64 %750, %717
  %752 = getelementptr inbounds float, ptr %731, i64 %751
  %753 = icmp slt i64 %732, 5
  %754 = select i1 %753, i64 %732, i64 5
  %755 = mul nsw i64 %754, %717
  %756 = getelementptr inbounds float, ptr %731, i64 %755
  %757 = icmp slt i64 %732, 6
  %758 = select i1 %757, i64 %732, i64 6
  %759 = mul nsw i64 %758, %717
  %760 = getelementptr inbounds float, ptr %731, i64 %759
  %761 = icmp slt i64 %732, 7
  %762 = select i1 %761, i64 %732, i64 7
  %763 = mul nsw i64 %762, %717
  %764 = getelementptr inbounds float, ptr %731, i64 %763
  %765 = add nsw i64 %734, %725
  %766 = mul nsw i64 %765, %4
  %767 = getelementptr inbounds float, ptr %3, i64 %766
  %768 = load <16 x float>, ptr %767, align 64
  %769 = add nsw i64 %738, %725
  %770 = mul nsw i64 %769, %4
  %771 = getelementptr inbounds float, ptr %3, i64 %770
  %772 = load <16 x float>, ptr %771, align 64
  %773 = add nsw i64 %742, %725
  %774 = mul nsw i64 %773, %4
  %775 = getelementptr inbounds float, ptr %3, i64 %774
  %776 = load <16 x float>, ptr %775, align 64
  %777 = add nsw i64 %746, %725
  %778 = mul nsw i64 %777, %4
  %779 = getelementptr inbounds float, ptr %3, i64 %778
  %780 = load <16 x float>, ptr %779, align 64
  %781 = add nsw i64 %750, %725
  %782 = mul nsw i64 %781, %4
  %783 = getelementptr inbounds float, ptr %3, i64 %782
  %784 = load <16 x float>, ptr %783, align 64
  %785 = add nsw i64 %754, %725
  %786 = mul nsw i64 %785, %4
  %787 = getelementptr inbounds float, ptr %3, i64 %786
  %788 = load <16 x float>, ptr %787, align 64
  %789 = add nsw i64 %758, %725
  %790 = mul nsw i64 %789, %4
  %791 = getelementptr inbounds float, ptr %3, i64 %790
  %792 = load <16 x float>, ptr %791, align 64
  %793 = add nsw i64 %762, %725
  %794 = mul nsw i64 %793, %4
  %795 = getelementptr inbounds float, ptr %3, i64 %794
  %796 = load <16 x float>, ptr %795, align 64
  %797 = call i64 @llvm.smax.i64(i64 %726, i64 0)
  %798 = icmp eq i64 %725, 0
  br i1 %798, label %863, label %799

799:                                              ; preds = %723, %799
  %800 = phi <16 x float> [ %859, %799 ], [ %796, %723 ]
  %801 = phi <16 x float> [ %853, %799 ], [ %792, %723 ]
  %802 = phi <16 x float> [ %847, %799 ], [ %788, %723 ]
  %803 = phi <16 x float> [ %841, %799 ], [ %784, %723 ]
  %804 = phi <16 x float> [ %835, %799 ], [ %780, %723 ]
  %805 = phi <16 x float> [ %829, %799 ], [ %776, %723 ]
  %806 = phi <16 x float> [ %823, %799 ], [ %772, %723 ]
  %807 = phi <16 x float> [ %817, %799 ], [ %768, %723 ]
  %808 = phi ptr [ %861, %799 ], [ %3, %723 ]
  %809 = phi i64 [ %860, %799 ], [ 0, %723 ]
  %810 = load <16 x float>, ptr %808, align 64
  %811 = mul nsw i64 %809, %719
  %812 = getelementptr inbounds float, ptr %736, i64 %811
  %813 = load float, ptr %812, align 4
  %814 = insertelement <16 x float> poison, float %813, i64 0
  %815 = shufflevector <16 x float> %814, <16 x float> poison, <16 x i32> zeroinitializer
  %816 = fneg <16 x float> %815
  %817 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %816, <16 x float> %810, <16 x float> %807)
  %818 = getelementptr inbounds float, ptr %740, i64 %811
  %819 = load float, ptr %818, align 4
  %820 = insertelement <16 x float> poison, float %819, i64 0
  %821 = shufflevector <16 x float> %820, <16 x float> poison, <16 x i32> zeroinitializer
  %822 = fneg <16 x float> %821
  %823 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %822, <16 x float> %810, <16 x float> %806)
  %824 = getelementptr inbounds float, ptr %744, i64 %811
  %825 = load float, ptr %824, align 4
  %826 = insertelement <16 x float> poison, float %825, i64 0
  %827 = shufflevector <16 x float> %826, <16 x float> poison, <16 x i32> zeroinitializer
  %828 = fneg <16 x float> %827
  %829 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %828, <16 x float> %810, <16 x float> %805)
  %830 = getelementptr inbounds float, ptr %748, i64 %811
  %831 = load float, ptr %830, align 4
  %832 = insertelement <16 x float> poison, float %831, i64 0
  %833 = shufflevector <16 x float> %832, <16 x float> poison, <16 x i32> zeroinitializer
  %834 = fneg <16 x float> %833
  %835 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %834, <16 x float> %810, <16 x float> %804)
  %836 = getelementptr inbounds float, ptr %752, i64 %811
  %837 = load float, ptr %836, align 4
  %838 = insertelement <16 x float> poison, float %837, i64 0
  %839 = shufflevector <16 x float> %838, <16 x float> poison, <16 x i32> zeroinitializer
  %840 = fneg <16 x float> %839
  %841 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %840, <16 x float> %810, <16 x float> %803)
  %842 = getelementptr inbounds float, ptr %756, i64 %811
  %843 = load float, ptr %842, align 4
  %844 = insertelement <16 x float> poison, float %843, i64 0
  %845 = shufflevector <16 x float> %844, <16 x float> poison, <16 x i32> zeroinitializer
  %846 = fneg <16 x float> %845
  %847 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %846, <16 x float> %810, <16 x float> %802)
  %848 = getelementptr inbounds float, ptr %760, i64 %811
  %849 = load float, ptr %848, align 4
  %850 = insertelement <16 x float> poison, float %849, i64 0
  %851 = shufflevector <16 x float> %850, <16 x float> poison, <16 x i32> zeroinitializer
  %852 = fneg <16 x float> %851
  %853 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %852, <16 x float> %810, <16 x float> %801)
  %854 = getelementptr inbounds float, ptr %764, i64 %811
  %855 = load float, ptr %854, align 4
  %856 = insertelement <16 x float> poison, float %855, i64 0
  %857 = shufflevector <16 x float> %856, <16 x float> poison, <16 x i32> zeroinitializer
  %858 = fneg <16 x float> %857
  %859 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %858, <16 x float> %810, <16 x float> %800)
  %860 = add nuw nsw i64 %809, 1
  %861 = getelementptr inbounds float, ptr %808, i64 %4
  %862 = icmp eq i64 %860, %725
  br i1 %862, label %863, label %799

863:                                              ; preds = %799, %723
  %864 = phi <16 x float> [ %796, %723 ], [ %859, %799 ]
  %865 = phi <16 x float> [ %792, %723 ], [ %853, %799 ]
  %866 = phi <16 x float> [ %788, %723 ], [ %847, %799 ]
  %867 = phi <16 x float> [ %784, %723 ], [ %841, %799 ]
  %868 = phi <16 x float> [ %780, %723 ], [ %835, %799 ]
  %869 = phi <16 x float> [ %776, %723 ], [ %829, %799 ]
  %870 = phi <16 x float> [ %772, %723 ], [ %823, %799 ]
  %871 = phi <16 x float> [ %768, %723 ], [ %817, %799 ]
  %872 = icmp slt i64 %726, 1
  br i1 %872, label %1179, label %873

873:                                              ; preds = %863
  br i1 %722, label %881, label %874

874:                                              ; preds = %873
  %875 = mul nsw i64 %725, %2
  %876 = getelementptr inbounds float, ptr %1, i64 %875
  %877 = load float, ptr %876, align 4
  %878 = insertelement <16 x float> poison, float %877, i64 0
  %879 = shufflevector <16 x float> %878, <16 x float> poison, <16 x i32> zeroinitializer
  %880 = fmul <16 x float> %879, %871
  br label %881

881:                                              ; preds = %874, %873
  %882 = phi <16 x float> [ %880, %874 ], [ %871, %873 ]
  %883 = mul nsw i64 %725, %4
  %884 = getelementptr inbounds float, ptr %3, i64 %883
  store <16 x float> %882, ptr %884, align 64
  %885 = icmp eq i64 %797, 1
  br i1 %885, label %1179, label %886

886:                                              ; preds = %881
  %887 = mul nsw i64 %725, %719
  %888 = getelementptr inbounds float, ptr %740, i64 %887
  %889 = load float, ptr %888, align 4
  %890 = insertelement <16 x float> poison, float %889, i64 0
  %891 = shufflevector <16 x float> %890, <16 x float> poison, <16 x i32> zeroinitializer
  %892 = fneg <16 x float> %891
  %893 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %892, <16 x float> %882, <16 x float> %870)
  %894 = or i64 %725, 1
  br i1 %722, label %902, label %895

895:                                              ; preds = %886
  %896 = mul nsw i64 %894, %2
  %897 = getelementptr inbounds float, ptr %1, i64 %896
  %898 = load float, ptr %897, align 4
  %899 = insertelement <16 x float> poison, float %898, i64 0
  %900 = shufflevector <16 x float> %899, <16 x float> poison, <16 x i32> zeroinitializer
  %901 = fmul <16 x float> %900, %893
  br label %902

902:                                              ; preds = %886, %895
  %903 = phi <16 x float> [ %901, %895 ], [ %893, %886 ]
  %904 = mul nsw i64 %894, %4
  %905 = getelementptr inbounds float, ptr %3, i64 %904
  store <16 x float> %903, ptr %905, align 64
  %906 = icmp eq i64 %797, 2
  br i1 %906, label %1179, label %907

907:                                              ; preds = %902
  %908 = mul nsw i64 %725, %719
  %909 = getelementptr inbounds float, ptr %744, i64 %908
  %910 = load float, ptr %909, align 4
  %911 = insertelement <16 x float> poison, float %910, i64 0
  %912 = shufflevector <16 x float> %911, <16 x float> poison, <16 x i32> zeroinitializer
  %913 = fneg <16 x float> %912
  %914 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %913, <16 x float> %882, <16 x float> %869)
  %915 = mul nsw i64 %894, %719
  %916 = getelementptr inbounds float, ptr %744, i64 %915
  %917 = load float, ptr %916, align 4
  %918 = insertelement <16 x float> poison, float %917, i64 0
  %919 = shufflevector <16 x float> %918, <16 x float> poison, <16 x i32> zeroinitializer
  %920 = fneg <16 x float> %919
  %921 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %920, <16 x float> %903, <16 x float> %914)
  %922 = or i64 %725, 2
  br i1 %722, label %930, label %923

923:                                              ; preds = %907
  %924 = mul nsw i64 %922, %2
  %925 = getelementptr inbounds float, ptr %1, i64 %924
  %926 = load float, ptr %925, align 4
  %927 = insertelement <16 x float> poison, float %926, i64 0
  %928 = shufflevector <16 x float> %927, <16 x float> poison, <16 x i32> zeroinitializer
  %929 = fmul <16 x float> %928, %921
  br label %930

930:                                              ; preds = %907, %923
  %931 = phi <16 x float> [ %929, %923 ], [ %921, %907 ]
  %932 = mul nsw i64 %922, %4
  %933 = getelementptr inbounds float, ptr %3, i64 %932
  store <16 x float> %931, ptr %933, align 64
  %934 = icmp eq i64 %797, 3
  br i1 %934, label %1179, label %935

935:                                              ; preds = %930
  %936 = mul nsw i64 %725, %719
  %937 = getelementptr inbounds float, ptr %748, i64 %936
  %938 = load float, ptr %937, align 4
  %939 = insertelement <16 x float> poison, float %938, i64 0
  %940 = shufflevector <16 x float> %939, <16 x float> poison, <16 x i32> zeroinitializer
  %941 = fneg <16 x float> %940
  %942 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %941, <16 x float> %882, <16 x float> %868)
  %943 = mul nsw i64 %894, %719
  %944 = getelementptr inbounds float, ptr %748, i64 %943
  %945 = load float, ptr %944, align 4
  %946 = insertelement <16 x float> poison, float %945, i64 0
  %947 = shufflevector <16 x float> %946, <16 x float> poison, <16 x i32> zeroinitializer
  %948 = fneg <16 x float> %947
  %949 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %948, <16 x float> %903, <16 x float> %942)
  %950 = mul nsw i64 %922, %719
  %951 = getelementptr inbounds float, ptr %748, i64 %950
  %952 = load float, ptr %951, align 4
  %953 = insertelement <16 x float> poison, float %952, i64 0
  %954 = shufflevector <16 x float> %953, <16 x float> poison, <16 x i32> zeroinitializer
  %955 = fneg <16 x float> %954
  %956 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %955, <16 x float> %931, <16 x float> %949)
  %957 = or i64 %725, 3
  br i1 %722, label %965, label %958

958:                                              ; preds = %935
  %959 = mul nsw i64 %957, %2
  %960 = getelementptr inbounds float, ptr %1, i64 %959
  %961 = load float, ptr %960, align 4
  %962 = insertelement <16 x float> poison, float %961, i64 0
  %963 = shufflevector <16 x float> %962, <16 x float> poison, <16 x i32> zeroinitializer
  %964 = fmul <16 x float> %963, %956
  br label %965

965:                                              ; preds = %935, %958
  %966 = phi <16 x float> [ %964, %958 ], [ %956, %935 ]
  %967 = mul nsw i64 %957, %4
  %968 = getelementptr inbounds float, ptr %3, i64 %967
  store <16 x float> %966, ptr %968, align 64
  %969 = icmp eq i64 %797, 4
  br i1 %969, label %1179, label %970

970:                                              ; preds = %965
  %971 = mul nsw i64 %725, %719
  %972 = getelementptr inbounds float, ptr %752, i64 %971
  %973 = load float, ptr %972, align 4
  %974 = insertelement <16 x float> poison, float %973, i64 0
  %975 = shufflevector <16 x float> %974, <16 x float> poison, <16 x i32> zeroinitializer
  %976 = fneg <16 x float> %975
  %977 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %976, <16 x float> %882, <16 x float> %867)
  %978 = mul nsw i64 %894, %719
  %979 = getelementptr inbounds float, ptr %752, i64 %978
  %980 = load float, ptr %979, align 4
  %981 = insertelement <16 x float> poison, float %980, i64 0
  %982 = shufflevector <16 x float> %981, <16 x float> poison, <16 x i32> zeroinitializer
  %983 = fneg <16 x float> %982
  %984 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %983, <16 x float> %903, <16 x float> %977)
  %985 = mul nsw i64 %922, %719
  %986 = getelementptr inbounds float, ptr %752, i64 %985
  %987 = load float, ptr %986, align 4
  %988 = insertelement <16 x float> poison, float %987, i64 0
  %989 = shufflevector <16 x float> %988, <16 x float> poison, <16 x i32> zeroinitializer
  %990 = fneg <16 x float> %989
  %991 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %990, <16 x float> %931, <16 x float> %984)
  %992 = mul nsw i64 %957, %719
  %993 = getelementptr inbounds float, ptr %752, i64 %992
  %994 = load float, ptr %993, align 4
  %995 = insertelement <16 x float> poison, float %994, i64 0
  %996 = shufflevector <16 x float> %995, <16 x float> poison, <16 x i32> zeroinitializer
  %997 = fneg <16 x float> %996
  %998 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %997, <16 x float> %966, <16 x float> %991)
  %999 = or i64 %725, 4
  br i1 %722, label %1007, label %1000

1000:                                             ; preds = %970
  %1001 = mul nsw i64 %999, %2
  %1002 = getelementptr inbounds float, ptr %1, i64 %1001
  %1003 = load float, ptr %1002, align 4
  %1004 = insertelement <16 x float> poison, float %1003, i64 0
  %1005 = shufflevector <16 x float> %1004, <16 x float> poison, <16 x i32> zeroinitializer
  %1006 = fmul <16 x float> %1005, %998
  br label %1007

1007:                                             ; preds = %970, %1000
  %1008 = phi <16 x float> [ %1006, %1000 ], [ %998, %970 ]
  %1009 = mul nsw i64 %999, %4
  %1010 = getelementptr inbounds float, ptr %3, i64 %1009
  store <16 x float> %1008, ptr %1010, align 64
  %1011 = icmp eq i64 %797, 5
  br i1 %1011, label %1179, label %1012

1012:                                             ; preds = %1007
  %1013 = mul nsw i64 %725, %719
  %1014 = getelementptr inbounds float, ptr %756, i64 %1013
  %1015 = load float, ptr %1014, align 4
  %1016 = insertelement <16 x float> poison, float %1015, i64 0
  %1017 = shufflevector <16 x float> %1016, <16 x float> poison, <16 x i32> zeroinitializer
  %1018 = fneg <16 x float> %1017
  %1019 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1018, <16 x float> %882, <16 x float> %866)
  %1020 = mul nsw i64 %894, %719
  %1021 = getelementptr inbounds float, ptr %756, i64 %1020
  %1022 = load float, ptr %1021, align 4
  %1023 = insertelement <16 x float> poison, float %1022, i64 0
  %1024 = shufflevector <16 x float> %1023, <16 x float> poison, <16 x i32> zeroinitializer
  %1025 = fneg <16 x float> %1024
  %1026 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1025, <16 x float> %903, <16 x float> %1019)
  %1027 = mul nsw i64 %922, %719
  %1028 = getelementptr inbounds float, ptr %756, i64 %1027
  %1029 = load float, ptr %1028, align 4
  %1030 = insertelement <16 x float> poison, float %1029, i64 0
  %1031 = shufflevector <16 x float> %1030, <16 x float> poison, <16 x i32> zeroinitializer
  %1032 = fneg <16 x float> %1031
  %1033 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1032, <16 x float> %931, <16 x float> %1026)
  %1034 = mul nsw i64 %957, %719
  %1035 = getelementptr inbounds float, ptr %756, i64 %1034
  %1036 = load float, ptr %1035, align 4
  %1037 = insertelement <16 x float> poison, float %1036, i64 0
  %1038 = shufflevector <16 x float> %1037, <16 x float> poison, <16 x i32> zeroinitializer
  %1039 = fneg <16 x float> %1038
  %1040 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1039, <16 x float> %966, <16 x float> %1033)
  %1041 = mul nsw i64 %999, %719
  %1042 = getelementptr inbounds float, ptr %756, i64 %1041
  %1043 = load float, ptr %1042, align 4
  %1044 = insertelement <16 x float> poison, float %1043, i64 0
  %1045 = shufflevector <16 x float> %1044, <16 x float> poison, <16 x i32> zeroinitializer
  %1046 = fneg <16 x float> %1045
  %1047 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1046, <16 x float> %1008, <16 x float> %1040)
  %1048 = or i64 %725, 5
  br i1 %722, label %1056, label %1049

1049:                                             ; preds = %1012
  %1050 = mul nsw i64 %1048, %2
  %1051 = getelementptr inbounds float, ptr %1, i64 %1050
  %1052 = load float, ptr %1051, align 4
  %1053 = insertelement <16 x float> poison, float %1052, i64 0
  %1054 = shufflevector <16 x float> %1053, <16 x float> poison, <16 x i32> zeroinitializer
  %1055 = fmul <16 x float> %1054, %1047
  br label %1056

1056:                                             ; preds = %1012, %1049
  %1057 = phi <16 x float> [ %1055, %1049 ], [ %1047, %1012 ]
  %1058 = mul nsw i64 %1048, %4
  %1059 = getelementptr inbounds float, ptr %3, i64 %1058
  store <16 x float> %1057, ptr %1059, align 64
  %1060 = icmp eq i64 %797, 6
  br i1 %1060, label %1179, label %1061

1061:                                             ; preds = %1056
  %1062 = mul nsw i64 %725, %719
  %1063 = getelementptr inbounds float, ptr %760, i64 %1062
  %1064 = load float, ptr %1063, align 4
  %1065 = insertelement <16 x float> poison, float %1064, i64 0
  %1066 = shufflevector <16 x float> %1065, <16 x float> poison, <16 x i32> zeroinitializer
  %1067 = fneg <16 x float> %1066
  %1068 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1067, <16 x float> %882, <16 x float> %865)
  %1069 = mul nsw i64 %894, %719
  %1070 = getelementptr inbounds float, ptr %760, i64 %1069
  %1071 = load float, ptr %1070, align 4
  %1072 = insertelement <16 x float> poison, float %1071, i64 0
  %1073 = shufflevector <16 x float> %1072, <16 x float> poison, <16 x i32> zeroinitializer
  %1074 = fneg <16 x float> %1073
  %1075 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1074, <16 x float> %903, <16 x float> %1068)
  %1076 = mul nsw i64 %922, %719
  %1077 = getelementptr inbounds float, ptr %760, i64 %1076
  %1078 = load float, ptr %1077, align 4
  %1079 = insertelement <16 x float> poison, float %1078, i64 0
  %1080 = shufflevector <16 x float> %1079, <16 x float> poison, <16 x i32> zeroinitializer
  %1081 = fneg <16 x float> %1080
  %1082 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1081, <16 x float> %931, <16 x float> %1075)
  %1083 = mul nsw i64 %957, %719
  %1084 = getelementptr inbounds float, ptr %760, i64 %1083
  %1085 = load float, ptr %1084, align 4
  %1086 = insertelement <16 x float> poison, float %1085, i64 0
  %1087 = shufflevector <16 x float> %1086, <16 x float> poison, <16 x i32> zeroinitializer
  %1088 = fneg <16 x float> %1087
  %1089 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1088, <16 x float> %966, <16 x float> %1082)
  %1090 = mul nsw i64 %999, %719
  %1091 = getelementptr inbounds float, ptr %760, i64 %1090
  %1092 = load float, ptr %1091, align 4
  %1093 = insertelement <16 x float> poison, float %1092, i64 0
  %1094 = shufflevector <16 x float> %1093, <16 x float> poison, <16 x i32> zeroinitializer
  %1095 = fneg <16 x float> %1094
  %1096 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1095, <16 x float> %1008, <16 x float> %1089)
  %1097 = mul nsw i64 %1048, %719
  %1098 = getelementptr inbounds float, ptr %760, i64 %1097
  %1099 = load float, ptr %1098, align 4
  %1100 = insertelement <16 x float> poison, float %1099, i64 0
  %1101 = shufflevector <16 x float> %1100, <16 x float> poison, <16 x i32> zeroinitializer
  %1102 = fneg <16 x float> %1101
  %1103 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1102, <16 x float> %1057, <16 x float> %1096)
  %1104 = or i64 %725, 6
  br i1 %722, label %1112, label %1105

1105:                                             ; preds = %1061
  %1106 = mul nsw i64 %1104, %2
  %1107 = getelementptr inbounds float, ptr %1, i64 %1106
  %1108 = load float, ptr %1107, align 4
  %1109 = insertelement <16 x float> poison, float %1108, i64 0
  %1110 = shufflevector <16 x float> %1109, <16 x float> poison, <16 x i32> zeroinitializer
  %1111 = fmul <16 x float> %1110, %1103
  br label %1112

1112:                                             ; preds = %1061, %1105
  %1113 = phi <16 x float> [ %1111, %1105 ], [ %1103, %1061 ]
  %1114 = mul nsw i64 %1104, %4
  %1115 = getelementptr inbounds float, ptr %3, i64 %1114
  store <16 x float> %1113, ptr %1115, align 64
  %1116 = icmp eq i64 %797, 7
  br i1 %1116, label %1179, label %1117

1117:                                             ; preds = %1112
  %1118 = mul nsw i64 %725, %719
  %1119 = getelementptr inbounds float, ptr %764, i64 %1118
  %1120 = load float, ptr %1119, align 4
  %1121 = insertelement <16 x float> poison, float %1120, i64 0
  %1122 = shufflevector <16 x float> %1121, <16 x float> poison, <16 x i32> zeroinitializer
  %1123 = fneg <16 x float> %1122
  %1124 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1123, <16 x float> %882, <16 x float> %864)
  %1125 = mul nsw i64 %894, %719
  %1126 = getelementptr inbounds float, ptr %764, i64 %1125
  %1127 = load float, ptr %1126, align 4
  %1128 = insertelement <16 x float> poison, float %1127, i64 0
  %1129 = shufflevector <16 x float> %1128, <16 x float> poison, <16 x i32> zeroinitializer
  %1130 = fneg <16 x float> %1129
  %1131 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1130, <16 x float> %903, <16 x float> %1124)
  %1132 = mul nsw i64 %922, %719
  %1133 = getelementptr inbounds float, ptr %764, i64 %1132
  %1134 = load float, ptr %1133, align 4
  %1135 = insertelement <16 x float> poison, float %1134, i64 0
  %1136 = shufflevector <16 x float> %1135, <16 x float> poison, <16 x i32> zeroinitializer
  %1137 = fneg <16 x float> %1136
  %1138 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1137, <16 x float> %931, <16 x float> %1131)
  %1139 = mul nsw i64 %957, %719
  %1140 = getelementptr inbounds float, ptr %764, i64 %1139
  %1141 = load float, ptr %1140, align 4
  %1142 = insertelement <16 x float> poison, float %1141, i64 0
  %1143 = shufflevector <16 x float> %1142, <16 x float> poison, <16 x i32> zeroinitializer
  %1144 = fneg <16 x float> %1143
  %1145 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1144, <16 x float> %966, <16 x float> %1138)
  %1146 = mul nsw i64 %999, %719
  %1147 = getelementptr inbounds float, ptr %764, i64 %1146
  %1148 = load float, ptr %1147, align 4
  %1149 = insertelement <16 x float> poison, float %1148, i64 0
  %1150 = shufflevector <16 x float> %1149, <16 x float> poison, <16 x i32> zeroinitializer
  %1151 = fneg <16 x float> %1150
  %1152 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1151, <16 x float> %1008, <16 x float> %1145)
  %1153 = mul nsw i64 %1048, %719
  %1154 = getelementptr inbounds float, ptr %764, i64 %1153
  %1155 = load float, ptr %1154, align 4
  %1156 = insertelement <16 x float> poison, float %1155, i64 0
  %1157 = shufflevector <16 x float> %1156, <16 x float> poison, <16 x i32> zeroinitializer
  %1158 = fneg <16 x float> %1157
  %1159 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1158, <16 x float> %1057, <16 x float> %1152)
  %1160 = mul nsw i64 %1104, %719
  %1161 = getelementptr inbounds float, ptr %764, i64 %1160
  %1162 = load float, ptr %1161, align 4
  %1163 = insertelement <16 x float> poison, float %1162, i64 0
  %1164 = shufflevector <16 x float> %1163, <16 x float> poison, <16 x i32> zeroinitializer
  %1165 = fneg <16 x float> %1164
  %1166 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1165, <16 x float> %1113, <16 x float> %1159)
  %1167 = or i64 %725, 7
  br i1 %722, label %1175, label %1168

1168:                                             ; preds = %1117
  %1169 = mul nsw i64 %1167, %2
  %1170 = getelementptr inbounds float, ptr %1, i64 %1169
  %1171 = load float, ptr %1170, align 4
  %1172 = insertelement <16 x float> poison, float %1171, i64 0
  %1173 = shufflevector <16 x float> %1172, <16 x float> poison, <16 x i32> zeroinitializer
  %1174 = fmul <16 x float> %1173, %1166
  br label %1175

1175:                                             ; preds = %1117, %1168
  %1176 = phi <16 x float> [ %1174, %1168 ], [ %1166, %1117 ]
  %1177 = mul nsw i64 %1167, %4
  %1178 = getelementptr inbounds float, ptr %3, i64 %1177
  store <16 x float> %1176, ptr %1178, align 64
  br label %1179

1179:                                             ; preds = %1175, %1112, %1056, %1007, %965, %930, %902, %881, %863
  %1180 = add nuw nsw i64 %725, 8
  %1181 = icmp slt i64 %1180, %5
  %1182 = add i64 %724, -8
  br i1 %1181, label %723, label %1377

1183:                                             ; preds = %706, %1373
  %1184 = phi i64 [ 0, %706 ], [ %1375, %1373 ]
  %1185 = phi i64 [ 0, %706 ], [ %1374, %1373 ]
  %1186 = getelementptr inbounds float, ptr %3, i64 %1184
  br i1 %712, label %1187, label %1373

1187:                                             ; preds = %1183, %1369
  %1188 = phi i64 [ %1372, %1369 ], [ %5, %1183 ]
  %1189 = phi i64 [ %1370, %1369 ], [ 0, %1183 ]
  %1190 = call i64 @llvm.smin.i64(i64 %1188, i64 4)
  %1191 = sub nsw i64 %5, %1189
  %1192 = icmp slt i64 %1191, 4
  %1193 = select i1 %1192, i64 %1191, i64 4
  %1194 = mul nsw i64 %1189, %709
  %1195 = getelementptr inbounds float, ptr %707, i64 %1194
  %1196 = add nsw i64 %1193, -1
  %1197 = icmp slt i64 %1196, 0
  %1198 = select i1 %1197, i64 %1196, i64 0
  %1199 = mul nsw i64 %1198, %709
  %1200 = getelementptr inbounds float, ptr %1195, i64 %1199
  %1201 = icmp slt i64 %1196, 1
  %1202 = select i1 %1201, i64 %1196, i64 1
  %1203 = mul nsw i64 %1202, %709
  %1204 = getelementptr inbounds float, ptr %1195, i64 %1203
  %1205 = icmp slt i64 %1196, 2
  %1206 = select i1 %1205, i64 %1196, i64 2
  %1207 = mul nsw i64 %1206, %709
  %1208 = getelementptr inbounds float, ptr %1195, i64 %1207
  %1209 = icmp slt i64 %1196, 3
  %1210 = select i1 %1209, i64 %1196, i64 3
  %1211 = mul nsw i64 %1210, %709
  %1212 = getelementptr inbounds float, ptr %1195, i64 %1211
  %1213 = add nsw i64 %1198, %1189
  %1214 = mul nsw i64 %1213, %4
  %1215 = getelementptr inbounds float, ptr %1186, i64 %1214
  %1216 = load <16 x float>, ptr %1215, align 64
  %1217 = add nsw i64 %1202, %1189
  %1218 = mul nsw i64 %1217, %4
  %1219 = getelementptr inbounds float, ptr %1186, i64 %1218
  %1220 = load <16 x float>, ptr %1219, align 64
  %1221 = add nsw i64 %1206, %1189
  %1222 = mul nsw i64 %1221, %4
  %1223 = getelementptr inbounds float, ptr %1186, i64 %1222
  %1224 = load <16 x float>, ptr %1223, align 64
  %1225 = add nsw i64 %1210, %1189
  %1226 = mul nsw i64 %1225, %4
  %1227 = getelementptr inbounds float, ptr %1186, i64 %1226
  %1228 = load <16 x float>, ptr %1227, align 64
  %1229 = call i64 @llvm.smax.i64(i64 %1190, i64 0)
  %1230 = icmp eq i64 %1189, 0
  br i1 %1230, label %1267, label %1231

1231:                                             ; preds = %1187, %1231
  %1232 = phi <16 x float> [ %1263, %1231 ], [ %1228, %1187 ]
  %1233 = phi <16 x float> [ %1257, %1231 ], [ %1224, %1187 ]
  %1234 = phi <16 x float> [ %1251, %1231 ], [ %1220, %1187 ]
  %1235 = phi <16 x float> [ %1245, %1231 ], [ %1216, %1187 ]
  %1236 = phi ptr [ %1265, %1231 ], [ %1186, %1187 ]
  %1237 = phi i64 [ %1264, %1231 ], [ 0, %1187 ]
  %1238 = load <16 x float>, ptr %1236, align 64
  %1239 = mul nsw i64 %1237, %711
  %1240 = getelementptr inbounds float, ptr %1200, i64 %1239
  %1241 = load float, ptr %1240, align 4
  %1242 = insertelement <16 x float> poison, float %1241, i64 0
  %1243 = shufflevector <16 x float> %1242, <16 x float> poison, <16 x i32> zeroinitializer
  %1244 = fneg <16 x float> %1243
  %1245 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1244, <16 x float> %1238, <16 x float> %1235)
  %1246 = getelementptr inbounds float, ptr %1204, i64 %1239
  %1247 = load float, ptr %1246, align 4
  %1248 = insertelement <16 x float> poison, float %1247, i64 0
  %1249 = shufflevector <16 x float> %1248, <16 x float> poison, <16 x i32> zeroinitializer
  %1250 = fneg <16 x float> %1249
  %1251 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1250, <16 x float> %1238, <16 x float> %1234)
  %1252 = getelementptr inbounds float, ptr %1208, i64 %1239
  %1253 = load float, ptr %1252, align 4
  %1254 = insertelement <16 x float> poison, float %1253, i64 0
  %1255 = shufflevector <16 x float> %1254, <16 x float> poison, <16 x i32> zeroinitializer
  %1256 = fneg <16 x float> %1255
  %1257 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1256, <16 x float> %1238, <16 x float> %1233)
  %1258 = getelementptr inbounds float, ptr %1212, i64 %1239
  %1259 = load float, ptr %1258, align 4
  %1260 = insertelement <16 x float> poison, float %1259, i64 0
  %1261 = shufflevector <16 x float> %1260, <16 x float> poison, <16 x i32> zeroinitializer
  %1262 = fneg <16 x float> %1261
  %1263 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1262, <16 x float> %1238, <16 x float> %1232)
  %1264 = add nuw nsw i64 %1237, 1
  %1265 = getelementptr inbounds float, ptr %1236, i64 %4
  %1266 = icmp eq i64 %1264, %1189
  br i1 %1266, label %1267, label %1231

1267:                                             ; preds = %1231, %1187
  %1268 = phi <16 x float> [ %1228, %1187 ], [ %1263, %1231 ]
  %1269 = phi <16 x float> [ %1224, %1187 ], [ %1257, %1231 ]
  %1270 = phi <16 x float> [ %1220, %1187 ], [ %1251, %1231 ]
  %1271 = phi <16 x float> [ %1216, %1187 ], [ %1245, %1231 ]
  %1272 = icmp slt i64 %1190, 1
  br i1 %1272, label %1369, label %1273

1273:                                             ; preds = %1267
  br i1 %713, label %1281, label %1274

1274:                                             ; preds = %1273
  %1275 = mul nsw i64 %1189, %2
  %1276 = getelementptr inbounds float, ptr %1, i64 %1275
  %1277 = load float, ptr %1276, align 4
  %1278 = insertelement <16 x float> poison, float %1277, i64 0
  %1279 = shufflevector <16 x float> %1278, <16 x float> poison, <16 x i32> zeroinitializer
  %1280 = fmul <16 x float> %1279, %1271
  br label %1281

1281:                                             ; preds = %1274, %1273
  %1282 = phi <16 x float> [ %1280, %1274 ], [ %1271, %1273 ]
  %1283 = mul nsw i64 %1189, %4
  %1284 = getelementptr inbounds float, ptr %1186, i64 %1283
  store <16 x float> %1282, ptr %1284, align 64
  %1285 = icmp eq i64 %1229, 1
  br i1 %1285, label %1369, label %1286

1286:                                             ; preds = %1281
  %1287 = mul nsw i64 %1189, %711
  %1288 = getelementptr inbounds float, ptr %1204, i64 %1287
  %1289 = load float, ptr %1288, align 4
  %1290 = insertelement <16 x float> poison, float %1289, i64 0
  %1291 = shufflevector <16 x float> %1290, <16 x float> poison, <16 x i32> zeroinitializer
  %1292 = fneg <16 x float> %1291
  %1293 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1292, <16 x float> %1282, <16 x float> %1270)
  %1294 = or i64 %1189, 1
  br i1 %713, label %1302, label %1295

1295:                                             ; preds = %1286
  %1296 = mul nsw i64 %1294, %2
  %1297 = getelementptr inbounds float, ptr %1, i64 %1296
  %1298 = load float, ptr %1297, align 4
  %1299 = insertelement <16 x float> poison, float %1298, i64 0
  %1300 = shufflevector <16 x float> %1299, <16 x float> poison, <16 x i32> zeroinitializer
  %1301 = fmul <16 x float> %1300, %1293
  br label %1302

1302:                                             ; preds = %1286, %1295
  %1303 = phi <16 x float> [ %1301, %1295 ], [ %1293, %1286 ]
  %1304 = mul nsw i64 %1294, %4
  %1305 = getelementptr inbounds float, ptr %1186, i64 %1304
  store <16 x float> %1303, ptr %1305, align 64
  %1306 = icmp eq i64 %1229, 2
  br i1 %1306, label %1369, label %1307

1307:                                             ; preds = %1302
  %1308 = mul nsw i64 %1189, %711
  %1309 = getelementptr inbounds float, ptr %1208, i64 %1308
  %1310 = load float, ptr %1309, align 4
  %1311 = insertelement <16 x float> poison, float %1310, i64 0
  %1312 = shufflevector <16 x float> %1311, <16 x float> poison, <16 x i32> zeroinitializer
  %1313 = fneg <16 x float> %1312
  %1314 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1313, <16 x float> %1282, <16 x float> %1269)
  %1315 = mul nsw i64 %1294, %711
  %1316 = getelementptr inbounds float, ptr %1208, i64 %1315
  %1317 = load float, ptr %1316, align 4
  %1318 = insertelement <16 x float> poison, float %1317, i64 0
  %1319 = shufflevector <16 x float> %1318, <16 x float> poison, <16 x i32> zeroinitializer
  %1320 = fneg <16 x float> %1319
  %1321 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1320, <16 x float> %1303, <16 x float> %1314)
  %1322 = or i64 %1189, 2
  br i1 %713, label %1330, label %1323

1323:                                             ; preds = %1307
  %1324 = mul nsw i64 %1322, %2
  %1325 = getelementptr inbounds float, ptr %1, i64 %1324
  %1326 = load float, ptr %1325, align 4
  %1327 = insertelement <16 x float> poison, float %1326, i64 0
  %1328 = shufflevector <16 x float> %1327, <16 x float> poison, <16 x i32> zeroinitializer
  %1329 = fmul <16 x float> %1328, %1321
  br label %1330

1330:                                             ; preds = %1307, %1323
  %1331 = phi <16 x float> [ %1329, %1323 ], [ %1321, %1307 ]
  %1332 = mul nsw i64 %1322, %4
  %1333 = getelementptr inbounds float, ptr %1186, i64 %1332
  store <16 x float> %1331, ptr %1333, align 64
  %1334 = icmp eq i64 %1229, 3
  br i1 %1334, label %1369, label %1335

1335:                                             ; preds = %1330
  %1336 = mul nsw i64 %1189, %711
  %1337 = getelementptr inbounds float, ptr %1212, i64 %1336
  %1338 = load float, ptr %1337, align 4
  %1339 = insertelement <16 x float> poison, float %1338, i64 0
  %1340 = shufflevector <16 x float> %1339, <16 x float> poison, <16 x i32> zeroinitializer
  %1341 = fneg <16 x float> %1340
  %1342 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1341, <16 x float> %1282, <16 x float> %1268)
  %1343 = mul nsw i64 %1294, %711
  %1344 = getelementptr inbounds float, ptr %1212, i64 %1343
  %1345 = load float, ptr %1344, align 4
  %1346 = insertelement <16 x float> poison, float %1345, i64 0
  %1347 = shufflevector <16 x float> %1346, <16 x float> poison, <16 x i32> zeroinitializer
  %1348 = fneg <16 x float> %1347
  %1349 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1348, <16 x float> %1303, <16 x float> %1342)
  %1350 = mul nsw i64 %1322, %711
  %1351 = getelementptr inbounds float, ptr %1212, i64 %1350
  %1352 = load float, ptr %1351, align 4
  %1353 = insertelement <16 x float> poison, float %1352, i64 0
  %1354 = shufflevector <16 x float> %1353, <16 x float> poison, <16 x i32> zeroinitializer
  %1355 = fneg <16 x float> %1354
  %1356 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1355, <16 x float> %1331, <16 x float> %1349)
  %1357 = or i64 %1189, 3
  br i1 %713, label %1365, label %1358

1358:                                             ; preds = %1335
  %1359 = mul nsw i64 %1357, %2
  %1360 = getelementptr inbounds float, ptr %1, i64 %1359
  %1361 = load float, ptr %1360, align 4
  %1362 = insertelement <16 x float> poison, float %1361, i64 0
  %1363 = shufflevector <16 x float> %1362, <16 x float> poison, <16 x i32> zeroinitializer
  %1364 = fmul <16 x float> %1363, %1356
  br label %1365

1365:                                             ; preds = %1335, %1358
  %1366 = phi <16 x float> [ %1364, %1358 ], [ %1356, %1335 ]
  %1367 = mul nsw i64 %1357, %4
  %1368 = getelementptr inbounds float, ptr %1186, i64 %1367
  store <16 x float> %1366, ptr %1368, align 64
  br label %1369

1369:                                             ; preds = %1365, %1330, %1302, %1281, %1267
  %1370 = add nuw nsw i64 %1189, 4
  %1371 = icmp slt i64 %1370, %5
  %1372 = add i64 %1188, -4
  br i1 %1371, label %1187, label %1373

1373:                                             ; preds = %1369, %1183
  %1374 = add nuw nsw i64 %1185, 1
  %1375 = shl nsw i64 %1374, 4
  %1376 = icmp slt i64 %1375, %6
  br i1 %1376, label %1183, label %1377

1377:                                             ; preds = %1373, %1179, %699, %704, %714, %13
  ret void
}

declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>)

define internal void @factors_task(ptr %0, i64 %1) {
  %3 = alloca %struct.matrix, align 8
  %4 = alloca %struct.matrix, align 8
  %5 = alloca %struct.matrix, align 8
  %6 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %7 = load i64, ptr %6, align 8
  %8 = add nsw i64 %7, 47
  %9 = sdiv i64 %8, 48
  %10 = mul nsw i64 %9, %1
  %11 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 8
  %12 = load i64, ptr %11, align 8
  %13 = sdiv i64 %10, %12
  %14 = add nsw i64 %1, 1
  %15 = mul nsw i64 %9, %14
  %16 = sdiv i64 %15, %12
  %17 = icmp slt i64 %13, %16
  br i1 %17, label %18, label %146

18:                                               ; preds = %2
  %19 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 11
  %20 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 5
  %21 = mul i64 %1, 48
  %22 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %23 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %24 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 3
  %25 = getelementptr inbounds %struct.matrix, ptr %4, i64 0, i32 0
  %26 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 2
  %27 = getelementptr inbounds %struct.matrix, ptr %4, i64 0, i32 1
  %28 = getelementptr inbounds %struct.matrix, ptr %4, i64 0, i32 2
  %29 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 10
  %30 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 7
  %31 = getelementptr inbounds %struct.matrix, ptr %5, i64 0, i32 0
  %32 = getelementptr inbounds %struct.matrix, ptr %5, i64 0, i32 1
  %33 = getelementptr inbounds %struct.matrix, ptr %5, i64 0, i32 2
  %34 = getelementptr inbounds %struct.matrix, ptr %3, i64 0, i32 0
  %35 = getelementptr inbounds %struct.matrix, ptr %3, i64 0, i32 1
  %36 = getelementptr inbounds %struct.matrix, ptr %3, i64 0, i32 2
  %37 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 4
  br label %38

38:                                               ; preds = %144, %18
  %39 = phi i64 [ %7, %18 ], [ %145, %144 ]
  %40 = phi i64 [ %13, %18 ], [ %140, %144 ]
  %41 = mul nsw i64 %40, 48
  %42 = sub nsw i64 %39, %41
  %43 = icmp slt i64 %42, 48
  %44 = select i1 %43, i64 %42, i64 48
  %45 = load ptr, ptr %19, align 8
  %46 = load i64, ptr %20, align 8
  %47 = mul i64 %21, %46
  %48 = getelementptr inbounds float, ptr %45, i64 %47
  %49 = load ptr, ptr %22, align 8
  %50 = getelementptr inbounds i64, ptr %49, i64 4
  %51 = load i64, ptr %50, align 8
  %52 = icmp sgt i64 %46, 0
  br i1 %52, label %53, label %57

53:                                               ; preds = %38
  %54 = icmp eq i64 %51, 0
  br label %105

55:                                               ; preds = %111
  %56 = load i64, ptr %20, align 8
  br label %57

57:                                               ; preds = %55, %38
  %58 = phi i64 [ %56, %55 ], [ %46, %38 ]
  %59 = icmp eq i64 %51, 0
  %60 = zext i1 %59 to i64
  %61 = add nsw i64 %58, -1
  %62 = load ptr, ptr %26, align 8
  store ptr %62, ptr %25, align 8
  %63 = select i1 %59, i64 %58, i64 1
  store i64 %63, ptr %27, align 8
  %64 = select i1 %59, i64 1, i64 %58
  store i64 %64, ptr %28, align 8
  br i1 %59, label %67, label %65

65:                                               ; preds = %57
  %66 = load ptr, ptr %29, align 8
  br label %67

67:                                               ; preds = %65, %57
  %68 = phi ptr [ %66, %65 ], [ null, %57 ]
  %69 = icmp eq i64 %51, %60
  br i1 %69, label %72, label %70

70:                                               ; preds = %67
  %71 = load i64, ptr %30, align 8
  call fastcc void @solve_strip(ptr byval(%struct.matrix) align 8 %4, ptr %68, i64 1, ptr %48, i64 48, i64 %58, i64 %44, i64 %71)
  br label %84

72:                                               ; preds = %67
  %73 = add nsw i64 %58, 1
  %74 = mul nsw i64 %61, %73
  %75 = getelementptr inbounds float, ptr %62, i64 %74
  store ptr %75, ptr %31, align 8
  %76 = sub nsw i64 0, %63
  store i64 %76, ptr %32, align 8
  %77 = sub nsw i64 0, %64
  store i64 %77, ptr %33, align 8
  %78 = icmp eq ptr %68, null
  %79 = getelementptr inbounds float, ptr %68, i64 %61
  %80 = select i1 %78, ptr null, ptr %79
  %81 = mul nsw i64 %61, 48
  %82 = getelementptr inbounds float, ptr %48, i64 %81
  %83 = load i64, ptr %30, align 8
  call fastcc void @solve_strip(ptr byval(%struct.matrix) align 8 %5, ptr %80, i64 -1, ptr %82, i64 -48, i64 %58, i64 %44, i64 %83)
  br label %84

84:                                               ; preds = %72, %70
  %85 = load i64, ptr %20, align 8
  %86 = add nsw i64 %85, -1
  %87 = load ptr, ptr %26, align 8
  %88 = select i1 %59, i64 %85, i64 1
  %89 = select i1 %59, i64 1, i64 %85
  br i1 %59, label %90, label %92

90:                                               ; preds = %84
  %91 = load ptr, ptr %29, align 8
  br label %92

92:                                               ; preds = %90, %84
  %93 = phi ptr [ %91, %90 ], [ null, %84 ]
  %94 = add nsw i64 %85, 1
  %95 = mul nsw i64 %86, %94
  %96 = getelementptr inbounds float, ptr %87, i64 %95
  store ptr %96, ptr %34, align 8
  %97 = sub nsw i64 0, %88
  store i64 %97, ptr %35, align 8
  %98 = sub nsw i64 0, %89
  store i64 %98, ptr %36, align 8
  %99 = icmp eq ptr %93, null
  %100 = getelementptr inbounds float, ptr %93, i64 %86
  %101 = select i1 %99, ptr null, ptr %100
  %102 = mul nsw i64 %86, 48
  %103 = getelementptr inbounds float, ptr %48, i64 %102
  %104 = load i64, ptr %30, align 8
  call fastcc void @solve_strip(ptr byval(%struct.matrix) align 8 %3, ptr %101, i64 -1, ptr %103, i64 -48, i64 %85, i64 %44, i64 %104)
  br i1 %52, label %122, label %139

105:                                              ; preds = %111, %53
  %106 = phi i64 [ 0, %53 ], [ %120, %111 ]
  br i1 %54, label %107, label %111

107:                                              ; preds = %105
  %108 = load ptr, ptr %23, align 8
  %109 = getelementptr inbounds i64, ptr %108, i64 %106
  %110 = load i64, ptr %109, align 8
  br label %111

111:                                              ; preds = %107, %105
  %112 = phi i64 [ %110, %107 ], [ %106, %105 ]
  %113 = mul nsw i64 %106, 48
  %114 = getelementptr inbounds float, ptr %48, i64 %113
  %115 = load ptr, ptr %24, align 8
  %116 = load i64, ptr %6, align 8
  %117 = mul nsw i64 %116, %112
  %118 = getelementptr inbounds float, ptr %115, i64 %41
  %119 = getelementptr inbounds float, ptr %118, i64 %117
  call fastcc void @read_strip(ptr %114, ptr %119, i64 0, i64 1, i64 %44)
  %120 = add nuw nsw i64 %106, 1
  %121 = icmp eq i64 %120, %46
  br i1 %121, label %55, label %105

122:                                              ; preds = %92, %128
  %123 = phi i64 [ %137, %128 ], [ 0, %92 ]
  br i1 %59, label %128, label %124

124:                                              ; preds = %122
  %125 = load ptr, ptr %23, align 8
  %126 = getelementptr inbounds i64, ptr %125, i64 %123
  %127 = load i64, ptr %126, align 8
  br label %128

128:                                              ; preds = %124, %122
  %129 = phi i64 [ %127, %124 ], [ %123, %122 ]
  %130 = load ptr, ptr %37, align 8
  %131 = load i64, ptr %6, align 8
  %132 = mul nsw i64 %131, %129
  %133 = getelementptr inbounds float, ptr %130, i64 %41
  %134 = getelementptr inbounds float, ptr %133, i64 %132
  %135 = mul nsw i64 %123, 48
  %136 = getelementptr inbounds float, ptr %48, i64 %135
  call fastcc void @write_strip(ptr %134, i64 0, ptr %136, i64 1, i64 %44)
  %137 = add nuw nsw i64 %123, 1
  %138 = icmp eq i64 %137, %46
  br i1 %138, label %139, label %122

139:                                              ; preds = %128, %92
  %140 = add nsw i64 %40, 1
  %141 = load i64, ptr %11, align 8
  %142 = sdiv i64 %15, %141
  %143 = icmp slt i64 %140, %142
  br i1 %143, label %144, label %146

144:                                              ; preds = %139
  %145 = load i64, ptr %6, align 8
  br label %38

146:                                              ; preds = %139, %2
  ret void
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

define internal void @inverse_task(ptr %0, i64 %1) {
  %3 = alloca %struct.matrix, align 8
  %4 = alloca %struct.matrix, align 8
  %5 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %6 = load i64, ptr %5, align 8
  %7 = add nsw i64 %6, 47
  %8 = sdiv i64 %7, 48
  %9 = mul nsw i64 %8, %1
  %10 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 8
  %11 = load i64, ptr %10, align 8
  %12 = sdiv i64 %9, %11
  %13 = add nsw i64 %1, 1
  %14 = mul nsw i64 %8, %13
  %15 = sdiv i64 %14, %11
  %16 = icmp slt i64 %12, %15
  br i1 %16, label %17, label %109

17:                                               ; preds = %2
  %18 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 11
  %19 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 5
  %20 = mul i64 %1, 48
  %21 = getelementptr inbounds %struct.matrix, ptr %4, i64 0, i32 0
  %22 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 2
  %23 = getelementptr inbounds %struct.matrix, ptr %4, i64 0, i32 1
  %24 = getelementptr inbounds %struct.matrix, ptr %4, i64 0, i32 2
  %25 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 7
  %26 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 10
  %27 = getelementptr inbounds %struct.matrix, ptr %3, i64 0, i32 0
  %28 = getelementptr inbounds %struct.matrix, ptr %3, i64 0, i32 1
  %29 = getelementptr inbounds %struct.matrix, ptr %3, i64 0, i32 2
  %30 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 9
  %31 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 4
  %32 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  br label %33

33:                                               ; preds = %107, %17
  %34 = phi i64 [ %6, %17 ], [ %108, %107 ]
  %35 = phi i64 [ %12, %17 ], [ %103, %107 ]
  %36 = mul nsw i64 %35, 48
  %37 = sub nsw i64 %34, %36
  %38 = icmp slt i64 %37, 48
  %39 = select i1 %38, i64 %37, i64 48
  %40 = load ptr, ptr %18, align 8
  %41 = load i64, ptr %19, align 8
  %42 = mul i64 %20, %41
  %43 = getelementptr inbounds float, ptr %40, i64 %42
  %44 = mul i64 %41, 192
  call void @llvm.memset.p0.i64(ptr align 4 %43, i8 0, i64 %44, i1 false)
  %45 = icmp sgt i64 %37, 0
  br i1 %45, label %70, label %46

46:                                               ; preds = %70, %33
  %47 = load ptr, ptr %22, align 8
  %48 = add nsw i64 %41, 1
  %49 = mul nsw i64 %48, %36
  %50 = getelementptr inbounds float, ptr %47, i64 %49
  store ptr %50, ptr %21, align 8
  store i64 %41, ptr %23, align 8
  store i64 1, ptr %24, align 8
  %51 = mul i64 %35, 2304
  %52 = getelementptr inbounds float, ptr %43, i64 %51
  %53 = sub nsw i64 %41, %36
  %54 = load i64, ptr %25, align 8
  call fastcc void @solve_strip(ptr byval(%struct.matrix) align 8 %4, ptr null, i64 0, ptr %52, i64 48, i64 %53, i64 %39, i64 %54)
  %55 = load i64, ptr %19, align 8
  %56 = add nsw i64 %55, -1
  %57 = load ptr, ptr %22, align 8
  %58 = load ptr, ptr %26, align 8
  %59 = add nsw i64 %55, 1
  %60 = mul nsw i64 %56, %59
  %61 = getelementptr inbounds float, ptr %57, i64 %60
  store ptr %61, ptr %27, align 8
  %62 = sub nsw i64 0, %55
  store i64 %62, ptr %28, align 8
  store i64 -1, ptr %29, align 8
  %63 = icmp eq ptr %58, null
  %64 = getelementptr inbounds float, ptr %58, i64 %56
  %65 = select i1 %63, ptr null, ptr %64
  %66 = mul nsw i64 %56, 48
  %67 = getelementptr inbounds float, ptr %43, i64 %66
  %68 = load i64, ptr %25, align 8
  call fastcc void @solve_strip(ptr byval(%struct.matrix) align 8 %3, ptr %65, i64 -1, ptr %67, i64 -48, i64 %55, i64 %39, i64 %68)
  %69 = icmp sgt i64 %41, 0
  br i1 %69, label %78, label %102

70:                                               ; preds = %33, %70
  %71 = phi i64 [ %76, %70 ], [ 0, %33 ]
  %72 = add nsw i64 %71, %36
  %73 = mul nsw i64 %72, 48
  %74 = add nsw i64 %73, %71
  %75 = getelementptr inbounds float, ptr %43, i64 %74
  store float 1.000000e+00, ptr %75, align 4
  %76 = add nuw nsw i64 %71, 1
  %77 = icmp eq i64 %76, %39
  br i1 %77, label %46, label %70

78:                                               ; preds = %46, %83
  %79 = phi i64 [ %84, %83 ], [ 0, %46 ]
  br i1 %45, label %80, label %83

80:                                               ; preds = %78
  %81 = mul nsw i64 %79, 48
  %82 = mul nsw i64 %79, %41
  br label %86

83:                                               ; preds = %86, %78
  %84 = add nuw nsw i64 %79, 1
  %85 = icmp eq i64 %84, %41
  br i1 %85, label %102, label %78

86:                                               ; preds = %86, %80
  %87 = phi i64 [ 0, %80 ], [ %100, %86 ]
  %88 = add nuw nsw i64 %87, %81
  %89 = getelementptr inbounds float, ptr %43, i64 %88
  %90 = load float, ptr %89, align 4
  %91 = load float, ptr %30, align 8
  %92 = fmul float %90, %91
  %93 = load ptr, ptr %31, align 8
  %94 = load ptr, ptr %32, align 8
  %95 = add nsw i64 %87, %36
  %96 = getelementptr inbounds i64, ptr %94, i64 %95
  %97 = load i64, ptr %96, align 8
  %98 = add nsw i64 %97, %82
  %99 = getelementptr inbounds float, ptr %93, i64 %98
  store float %92, ptr %99, align 4
  %100 = add nuw nsw i64 %87, 1
  %101 = icmp eq i64 %100, %39
  br i1 %101, label %83, label %86

102:                                              ; preds = %83, %46
  %103 = add nsw i64 %35, 1
  %104 = load i64, ptr %10, align 8
  %105 = sdiv i64 %14, %104
  %106 = icmp slt i64 %103, %105
  br i1 %106, label %107, label %109

107:                                              ; preds = %102
  %108 = load i64, ptr %5, align 8
  br label %33

109:                                              ; preds = %102, %2
  ret void
}

declare i64 @llvm.smin.i64(i64, i64)

declare i64 @llvm.smax.i64(i64, i64)
