; Made from source/dense/solve.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 2c57a6a5e44ad1f1f800a9c7d87cd7cfca23a53c045eec58ccf32da7301e32bd

%struct.batch = type { ptr, ptr, ptr, i64, i64, i64, [5 x i64], ptr, i64 }
%struct.job = type { ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, double, ptr, ptr }
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
  store double 1.000000e+00, ptr %21, align 8
  store ptr %1, ptr %22, align 8
  %24 = add nsw i64 %5, 7
  %25 = sdiv i64 %24, 8
  %26 = shl nsw i64 %25, 3
  %27 = getelementptr inbounds double, ptr %1, i64 %26
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
  %43 = load double, ptr %29, align 8
  %44 = fcmp olt double %43, 0.000000e+00
  %45 = fneg double %43
  %46 = select i1 %44, double %45, double %43
  %47 = fcmp ogt double %46, 0x30000000000000
  %48 = fcmp olt double %46, 0x7FB0000000000000
  %49 = and i1 %47, %48
  br i1 %49, label %58, label %70

50:                                               ; preds = %58
  %51 = load double, ptr %65, align 8
  %52 = fcmp olt double %51, 0.000000e+00
  %53 = fneg double %51
  %54 = select i1 %52, double %53, double %51
  %55 = fcmp ogt double %54, 0x30000000000000
  %56 = fcmp olt double %54, 0x7FB0000000000000
  %57 = and i1 %55, %56
  br i1 %57, label %58, label %67

58:                                               ; preds = %42, %50
  %59 = phi double [ %51, %50 ], [ %43, %42 ]
  %60 = phi ptr [ %65, %50 ], [ %29, %42 ]
  %61 = phi i64 [ %64, %50 ], [ 0, %42 ]
  %62 = fdiv double 1.000000e+00, %59
  %63 = getelementptr inbounds double, ptr %1, i64 %61
  store double %62, ptr %63, align 8
  %64 = add nuw nsw i64 %61, 1
  %65 = getelementptr inbounds double, ptr %60, i64 %40
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
  store double 1.000000e+00, ptr %22, align 8
  store ptr %1, ptr %23, align 8
  %25 = add nsw i64 %6, 7
  %26 = sdiv i64 %25, 8
  %27 = shl nsw i64 %26, 3
  %28 = getelementptr inbounds double, ptr %1, i64 %27
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
  %53 = load double, ptr %31, align 8
  %54 = fcmp olt double %53, 0.000000e+00
  %55 = fneg double %53
  %56 = select i1 %54, double %55, double %53
  %57 = fcmp ogt double %56, 0x30000000000000
  %58 = fcmp olt double %56, 0x7FB0000000000000
  %59 = and i1 %57, %58
  br i1 %59, label %68, label %80

60:                                               ; preds = %68
  %61 = load double, ptr %75, align 8
  %62 = fcmp olt double %61, 0.000000e+00
  %63 = fneg double %61
  %64 = select i1 %62, double %63, double %61
  %65 = fcmp ogt double %64, 0x30000000000000
  %66 = fcmp olt double %64, 0x7FB0000000000000
  %67 = and i1 %65, %66
  br i1 %67, label %68, label %77

68:                                               ; preds = %52, %60
  %69 = phi double [ %61, %60 ], [ %53, %52 ]
  %70 = phi ptr [ %75, %60 ], [ %31, %52 ]
  %71 = phi i64 [ %74, %60 ], [ 0, %52 ]
  %72 = fdiv double 1.000000e+00, %69
  %73 = getelementptr inbounds double, ptr %1, i64 %71
  store double %72, ptr %73, align 8
  %74 = add nuw nsw i64 %71, 1
  %75 = getelementptr inbounds double, ptr %70, i64 %50
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
  store double 1.000000e+00, ptr %22, align 8
  store ptr %1, ptr %23, align 8
  %25 = add nsw i64 %6, 7
  %26 = sdiv i64 %25, 8
  %27 = shl nsw i64 %26, 3
  %28 = getelementptr inbounds double, ptr %1, i64 %27
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
  %50 = load double, ptr %31, align 8
  %51 = fcmp olt double %50, 0.000000e+00
  %52 = fneg double %50
  %53 = select i1 %51, double %52, double %50
  %54 = fcmp ogt double %53, 0x30000000000000
  %55 = fcmp olt double %53, 0x7FB0000000000000
  %56 = and i1 %54, %55
  br i1 %56, label %65, label %123

57:                                               ; preds = %65
  %58 = load double, ptr %72, align 8
  %59 = fcmp olt double %58, 0.000000e+00
  %60 = fneg double %58
  %61 = select i1 %59, double %60, double %58
  %62 = fcmp ogt double %61, 0x30000000000000
  %63 = fcmp olt double %61, 0x7FB0000000000000
  %64 = and i1 %62, %63
  br i1 %64, label %65, label %74

65:                                               ; preds = %49, %57
  %66 = phi double [ %58, %57 ], [ %50, %49 ]
  %67 = phi ptr [ %72, %57 ], [ %31, %49 ]
  %68 = phi i64 [ %71, %57 ], [ 0, %49 ]
  %69 = fdiv double 1.000000e+00, %66
  %70 = getelementptr inbounds double, ptr %1, i64 %68
  store double %69, ptr %70, align 8
  %71 = add nuw nsw i64 %68, 1
  %72 = getelementptr inbounds double, ptr %67, i64 %47
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
  %82 = load double, ptr %81, align 8
  %83 = load i64, ptr %4, align 8
  %84 = icmp eq i64 %83, 0
  %85 = select i1 %84, double 1.000000e+00, double -1.000000e+00
  store double %85, ptr %22, align 8
  br i1 %48, label %93, label %122

86:                                               ; preds = %93
  %87 = fmul double %82, %105
  %88 = load double, ptr %31, align 8
  %89 = fcmp olt double %88, 0.000000e+00
  %90 = fneg double %88
  %91 = select i1 %89, double %90, double %88
  %92 = fcmp ogt double %91, %87
  br i1 %92, label %108, label %123

93:                                               ; preds = %80, %93
  %94 = phi double [ %103, %93 ], [ %85, %80 ]
  %95 = phi double [ %105, %93 ], [ 0.000000e+00, %80 ]
  %96 = phi i64 [ %106, %93 ], [ 0, %80 ]
  %97 = mul nsw i64 %96, %47
  %98 = getelementptr inbounds double, ptr %31, i64 %97
  %99 = load double, ptr %98, align 8
  %100 = fcmp olt double %99, 0.000000e+00
  %101 = fneg double %99
  %102 = select i1 %100, double %101, double %99
  %103 = fmul double %94, %99
  store double %103, ptr %22, align 8
  %104 = fcmp ogt double %102, %95
  %105 = select i1 %104, double %102, double %95
  %106 = add nuw nsw i64 %96, 1
  %107 = icmp eq i64 %106, %6
  br i1 %107, label %86, label %93

108:                                              ; preds = %86, %111
  %109 = phi i64 [ %119, %111 ], [ 1, %86 ]
  %110 = icmp eq i64 %109, %6
  br i1 %110, label %120, label %111

111:                                              ; preds = %108
  %112 = mul nsw i64 %109, %47
  %113 = getelementptr inbounds double, ptr %31, i64 %112
  %114 = load double, ptr %113, align 8
  %115 = fcmp olt double %114, 0.000000e+00
  %116 = fneg double %114
  %117 = select i1 %115, double %116, double %114
  %118 = fcmp ogt double %117, %87
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
  %9 = add nsw i64 %8, 23
  %10 = sdiv i64 %9, 24
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
  %22 = mul i64 %1, 24
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
  %44 = mul nsw i64 %43, 24
  %45 = sub nsw i64 %42, %44
  %46 = icmp slt i64 %45, 24
  %47 = select i1 %46, i64 %45, i64 24
  %48 = load ptr, ptr %20, align 8
  %49 = load i64, ptr %21, align 8
  %50 = mul i64 %22, %49
  %51 = getelementptr inbounds double, ptr %48, i64 %50
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
  %65 = getelementptr inbounds double, ptr %62, i64 %64
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
  call fastcc void @solve_strip(ptr byval(%struct.matrix) align 8 %5, ptr %77, i64 1, ptr %51, i64 24, i64 %68, i64 %47, i64 %80)
  br label %93

81:                                               ; preds = %76
  %82 = add nsw i64 %68, 1
  %83 = mul nsw i64 %69, %82
  %84 = getelementptr inbounds double, ptr %70, i64 %83
  store ptr %84, ptr %31, align 8
  %85 = sub nsw i64 0, %71
  store i64 %85, ptr %32, align 8
  %86 = sub nsw i64 0, %72
  store i64 %86, ptr %33, align 8
  %87 = icmp eq ptr %77, null
  %88 = getelementptr inbounds double, ptr %77, i64 %69
  %89 = select i1 %87, ptr null, ptr %88
  %90 = mul nsw i64 %69, 24
  %91 = getelementptr inbounds double, ptr %51, i64 %90
  %92 = load i64, ptr %30, align 8
  call fastcc void @solve_strip(ptr byval(%struct.matrix) align 8 %6, ptr %89, i64 -1, ptr %91, i64 -24, i64 %68, i64 %47, i64 %92)
  br label %93

93:                                               ; preds = %81, %79
  %94 = load ptr, ptr %34, align 8
  %95 = getelementptr inbounds double, ptr %94, i64 %64
  call fastcc void @write_turned(ptr %95, i64 %49, ptr %51, i64 %49, i64 %47)
  br label %128

96:                                               ; preds = %41
  %97 = getelementptr inbounds double, ptr %62, i64 %44
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
  call fastcc void @solve_strip(ptr byval(%struct.matrix) align 8 %3, ptr %108, i64 1, ptr %51, i64 24, i64 %98, i64 %47, i64 %111)
  br label %124

112:                                              ; preds = %107
  %113 = add nsw i64 %98, 1
  %114 = mul nsw i64 %99, %113
  %115 = getelementptr inbounds double, ptr %100, i64 %114
  store ptr %115, ptr %38, align 8
  %116 = sub nsw i64 0, %102
  store i64 %116, ptr %39, align 8
  %117 = sub nsw i64 0, %103
  store i64 %117, ptr %40, align 8
  %118 = icmp eq ptr %108, null
  %119 = getelementptr inbounds double, ptr %108, i64 %99
  %120 = select i1 %118, ptr null, ptr %119
  %121 = mul nsw i64 %99, 24
  %122 = getelementptr inbounds double, ptr %51, i64 %121
  %123 = load i64, ptr %30, align 8
  call fastcc void @solve_strip(ptr byval(%struct.matrix) align 8 %4, ptr %120, i64 -1, ptr %122, i64 -24, i64 %98, i64 %47, i64 %123)
  br label %124

124:                                              ; preds = %112, %110
  %125 = load ptr, ptr %34, align 8
  %126 = getelementptr inbounds double, ptr %125, i64 %44
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
  %6 = icmp sgt i64 %3, 7
  br label %8

7:                                                ; preds = %139
  ret void

8:                                                ; preds = %5, %139
  %9 = phi i64 [ 0, %5 ], [ %140, %139 ]
  %10 = sub nsw i64 %4, %9
  %11 = icmp slt i64 %10, 8
  %12 = select i1 %11, i64 %10, i64 8
  %13 = icmp sgt i64 %10, 7
  %14 = and i1 %13, %6
  br i1 %14, label %15, label %47

15:                                               ; preds = %8
  %16 = mul nsw i64 %9, %2
  %17 = getelementptr inbounds double, ptr %1, i64 %16
  %18 = or i64 %9, 1
  %19 = mul nsw i64 %18, %2
  %20 = getelementptr inbounds double, ptr %1, i64 %19
  %21 = or i64 %9, 2
  %22 = mul nsw i64 %21, %2
  %23 = getelementptr inbounds double, ptr %1, i64 %22
  %24 = or i64 %9, 3
  %25 = mul nsw i64 %24, %2
  %26 = getelementptr inbounds double, ptr %1, i64 %25
  %27 = or i64 %9, 4
  %28 = mul nsw i64 %27, %2
  %29 = getelementptr inbounds double, ptr %1, i64 %28
  %30 = or i64 %9, 5
  %31 = mul nsw i64 %30, %2
  %32 = getelementptr inbounds double, ptr %1, i64 %31
  %33 = or i64 %9, 6
  %34 = mul nsw i64 %33, %2
  %35 = getelementptr inbounds double, ptr %1, i64 %34
  %36 = or i64 %9, 7
  %37 = mul nsw i64 %36, %2
  %38 = getelementptr inbounds double, ptr %1, i64 %37
  %39 = getelementptr inbounds double, ptr %0, i64 %9
  %40 = getelementptr inbounds double, ptr %0, i64 %9
  %41 = getelementptr inbounds double, ptr %0, i64 %9
  %42 = getelementptr inbounds double, ptr %0, i64 %9
  %43 = getelementptr inbounds double, ptr %0, i64 %9
  %44 = getelementptr inbounds double, ptr %0, i64 %9
  %45 = getelementptr inbounds double, ptr %0, i64 %9
  %46 = getelementptr inbounds double, ptr %0, i64 %9
  br label %50

47:                                               ; preds = %50, %8
  %48 = phi i64 [ 0, %8 ], [ %51, %50 ]
  %49 = icmp slt i64 %48, %3
  br i1 %49, label %118, label %139

50:                                               ; preds = %15, %50
  %51 = phi i64 [ %116, %50 ], [ 8, %15 ]
  %52 = phi i64 [ %51, %50 ], [ 0, %15 ]
  %53 = getelementptr inbounds double, ptr %17, i64 %52
  %54 = load <8 x double>, ptr %53, align 1
  %55 = getelementptr inbounds double, ptr %20, i64 %52
  %56 = load <8 x double>, ptr %55, align 1
  %57 = getelementptr inbounds double, ptr %23, i64 %52
  %58 = load <8 x double>, ptr %57, align 1
  %59 = getelementptr inbounds double, ptr %26, i64 %52
  %60 = load <8 x double>, ptr %59, align 1
  %61 = getelementptr inbounds double, ptr %29, i64 %52
  %62 = load <8 x double>, ptr %61, align 1
  %63 = getelementptr inbounds double, ptr %32, i64 %52
  %64 = load <8 x double>, ptr %63, align 1
  %65 = getelementptr inbounds double, ptr %35, i64 %52
  %66 = load <8 x double>, ptr %65, align 1
  %67 = getelementptr inbounds double, ptr %38, i64 %52
  %68 = load <8 x double>, ptr %67, align 1
  %69 = shufflevector <8 x double> %54, <8 x double> %56, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %70 = shufflevector <8 x double> %54, <8 x double> %56, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %71 = shufflevector <8 x double> %58, <8 x double> %60, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %72 = shufflevector <8 x double> %58, <8 x double> %60, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %73 = shufflevector <8 x double> %62, <8 x double> %64, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %74 = shufflevector <8 x double> %62, <8 x double> %64, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %75 = shufflevector <8 x double> %66, <8 x double> %68, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %76 = shufflevector <8 x double> %66, <8 x double> %68, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %77 = shufflevector <8 x double> %69, <8 x double> %71, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %78 = shufflevector <8 x double> %69, <8 x double> %71, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %79 = shufflevector <8 x double> %70, <8 x double> %72, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %80 = shufflevector <8 x double> %70, <8 x double> %72, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %81 = shufflevector <8 x double> %73, <8 x double> %75, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %82 = shufflevector <8 x double> %73, <8 x double> %75, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %83 = shufflevector <8 x double> %74, <8 x double> %76, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %84 = shufflevector <8 x double> %74, <8 x double> %76, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %85 = shufflevector <8 x double> %77, <8 x double> %81, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %86 = shufflevector <8 x double> %77, <8 x double> %81, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %87 = shufflevector <8 x double> %79, <8 x double> %83, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %88 = shufflevector <8 x double> %79, <8 x double> %83, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %89 = shufflevector <8 x double> %78, <8 x double> %82, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %90 = shufflevector <8 x double> %78, <8 x double> %82, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %91 = shufflevector <8 x double> %80, <8 x double> %84, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %92 = shufflevector <8 x double> %80, <8 x double> %84, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %93 = mul nsw i64 %52, 24
  %94 = getelementptr inbounds double, ptr %39, i64 %93
  store <8 x double> %85, ptr %94, align 64
  %95 = or i64 %52, 1
  %96 = mul nsw i64 %95, 24
  %97 = getelementptr inbounds double, ptr %40, i64 %96
  store <8 x double> %87, ptr %97, align 64
  %98 = or i64 %52, 2
  %99 = mul nsw i64 %98, 24
  %100 = getelementptr inbounds double, ptr %41, i64 %99
  store <8 x double> %89, ptr %100, align 64
  %101 = or i64 %52, 3
  %102 = mul nsw i64 %101, 24
  %103 = getelementptr inbounds double, ptr %42, i64 %102
  store <8 x double> %91, ptr %103, align 64
  %104 = or i64 %52, 4
  %105 = mul nsw i64 %104, 24
  %106 = getelementptr inbounds double, ptr %43, i64 %105
  store <8 x double> %86, ptr %106, align 64
  %107 = or i64 %52, 5
  %108 = mul nsw i64 %107, 24
  %109 = getelementptr inbounds double, ptr %44, i64 %108
  store <8 x double> %88, ptr %109, align 64
  %110 = or i64 %52, 6
  %111 = mul nsw i64 %110, 24
  %112 = getelementptr inbounds double, ptr %45, i64 %111
  store <8 x double> %90, ptr %112, align 64
  %113 = or i64 %52, 7
  %114 = mul nsw i64 %113, 24
  %115 = getelementptr inbounds double, ptr %46, i64 %114
  store <8 x double> %92, ptr %115, align 64
  %116 = add nuw nsw i64 %51, 8
  %117 = icmp sgt i64 %116, %3
  br i1 %117, label %47, label %50

118:                                              ; preds = %47, %121
  %119 = phi i64 [ %122, %121 ], [ %48, %47 ]
  %120 = mul nsw i64 %119, 24
  br label %124

121:                                              ; preds = %133
  %122 = add nuw nsw i64 %119, 1
  %123 = icmp eq i64 %122, %3
  br i1 %123, label %139, label %118

124:                                              ; preds = %118, %133
  %125 = phi i64 [ 0, %118 ], [ %137, %133 ]
  %126 = icmp slt i64 %125, %12
  %127 = add nuw nsw i64 %125, %9
  br i1 %126, label %128, label %133

128:                                              ; preds = %124
  %129 = mul nsw i64 %127, %2
  %130 = add nsw i64 %129, %119
  %131 = getelementptr inbounds double, ptr %1, i64 %130
  %132 = load double, ptr %131, align 8
  br label %133

133:                                              ; preds = %124, %128
  %134 = phi double [ %132, %128 ], [ 0.000000e+00, %124 ]
  %135 = add nuw i64 %127, %120
  %136 = getelementptr inbounds double, ptr %0, i64 %135
  store double %134, ptr %136, align 8
  %137 = add nuw nsw i64 %125, 1
  %138 = icmp eq i64 %137, 8
  br i1 %138, label %121, label %124

139:                                              ; preds = %121, %47
  %140 = add nuw nsw i64 %9, 8
  %141 = icmp ult i64 %9, 16
  br i1 %141, label %8, label %7
}

define internal fastcc void @write_turned(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4) {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %5
  %8 = icmp sgt i64 %3, 7
  br label %10

9:                                                ; preds = %141, %5
  ret void

10:                                               ; preds = %7, %141
  %11 = phi i64 [ %4, %7 ], [ %144, %141 ]
  %12 = phi i64 [ 0, %7 ], [ %142, %141 ]
  %13 = call i64 @llvm.smin.i64(i64 %11, i64 8)
  %14 = call i64 @llvm.smax.i64(i64 %13, i64 1)
  %15 = sub nsw i64 %4, %12
  %16 = icmp sgt i64 %15, 7
  %17 = and i1 %16, %8
  br i1 %17, label %18, label %50

18:                                               ; preds = %10
  %19 = getelementptr inbounds double, ptr %2, i64 %12
  %20 = getelementptr inbounds double, ptr %2, i64 %12
  %21 = getelementptr inbounds double, ptr %2, i64 %12
  %22 = getelementptr inbounds double, ptr %2, i64 %12
  %23 = getelementptr inbounds double, ptr %2, i64 %12
  %24 = getelementptr inbounds double, ptr %2, i64 %12
  %25 = getelementptr inbounds double, ptr %2, i64 %12
  %26 = getelementptr inbounds double, ptr %2, i64 %12
  %27 = mul nsw i64 %12, %1
  %28 = getelementptr inbounds double, ptr %0, i64 %27
  %29 = or i64 %12, 1
  %30 = mul nsw i64 %29, %1
  %31 = getelementptr inbounds double, ptr %0, i64 %30
  %32 = or i64 %12, 2
  %33 = mul nsw i64 %32, %1
  %34 = getelementptr inbounds double, ptr %0, i64 %33
  %35 = or i64 %12, 3
  %36 = mul nsw i64 %35, %1
  %37 = getelementptr inbounds double, ptr %0, i64 %36
  %38 = or i64 %12, 4
  %39 = mul nsw i64 %38, %1
  %40 = getelementptr inbounds double, ptr %0, i64 %39
  %41 = or i64 %12, 5
  %42 = mul nsw i64 %41, %1
  %43 = getelementptr inbounds double, ptr %0, i64 %42
  %44 = or i64 %12, 6
  %45 = mul nsw i64 %44, %1
  %46 = getelementptr inbounds double, ptr %0, i64 %45
  %47 = or i64 %12, 7
  %48 = mul nsw i64 %47, %1
  %49 = getelementptr inbounds double, ptr %0, i64 %48
  br label %55

50:                                               ; preds = %55, %10
  %51 = phi i64 [ 0, %10 ], [ %56, %55 ]
  %52 = icmp slt i64 %51, %3
  br i1 %52, label %53, label %141

53:                                               ; preds = %50
  %54 = icmp sgt i64 %15, 0
  br label %123

55:                                               ; preds = %18, %55
  %56 = phi i64 [ %121, %55 ], [ 8, %18 ]
  %57 = phi i64 [ %56, %55 ], [ 0, %18 ]
  %58 = mul nsw i64 %57, 24
  %59 = getelementptr inbounds double, ptr %19, i64 %58
  %60 = load <8 x double>, ptr %59, align 64
  %61 = or i64 %57, 1
  %62 = mul nsw i64 %61, 24
  %63 = getelementptr inbounds double, ptr %20, i64 %62
  %64 = load <8 x double>, ptr %63, align 64
  %65 = or i64 %57, 2
  %66 = mul nsw i64 %65, 24
  %67 = getelementptr inbounds double, ptr %21, i64 %66
  %68 = load <8 x double>, ptr %67, align 64
  %69 = or i64 %57, 3
  %70 = mul nsw i64 %69, 24
  %71 = getelementptr inbounds double, ptr %22, i64 %70
  %72 = load <8 x double>, ptr %71, align 64
  %73 = or i64 %57, 4
  %74 = mul nsw i64 %73, 24
  %75 = getelementptr inbounds double, ptr %23, i64 %74
  %76 = load <8 x double>, ptr %75, align 64
  %77 = or i64 %57, 5
  %78 = mul nsw i64 %77, 24
  %79 = getelementptr inbounds double, ptr %24, i64 %78
  %80 = load <8 x double>, ptr %79, align 64
  %81 = or i64 %57, 6
  %82 = mul nsw i64 %81, 24
  %83 = getelementptr inbounds double, ptr %25, i64 %82
  %84 = load <8 x double>, ptr %83, align 64
  %85 = or i64 %57, 7
  %86 = mul nsw i64 %85, 24
  %87 = getelementptr inbounds double, ptr %26, i64 %86
  %88 = load <8 x double>, ptr %87, align 64
  %89 = shufflevector <8 x double> %60, <8 x double> %64, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %90 = shufflevector <8 x double> %60, <8 x double> %64, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %91 = shufflevector <8 x double> %68, <8 x double> %72, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %92 = shufflevector <8 x double> %68, <8 x double> %72, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %93 = shufflevector <8 x double> %76, <8 x double> %80, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %94 = shufflevector <8 x double> %76, <8 x double> %80, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %95 = shufflevector <8 x double> %84, <8 x double> %88, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %96 = shufflevector <8 x double> %84, <8 x double> %88, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %97 = shufflevector <8 x double> %89, <8 x double> %91, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %98 = shufflevector <8 x double> %89, <8 x double> %91, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %99 = shufflevector <8 x double> %90, <8 x double> %92, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %100 = shufflevector <8 x double> %90, <8 x double> %92, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %101 = shufflevector <8 x double> %93, <8 x double> %95, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %102 = shufflevector <8 x double> %93, <8 x double> %95, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %103 = shufflevector <8 x double> %94, <8 x double> %96, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %104 = shufflevector <8 x double> %94, <8 x double> %96, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %105 = shufflevector <8 x double> %97, <8 x double> %101, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %106 = shufflevector <8 x double> %97, <8 x double> %101, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %107 = shufflevector <8 x double> %99, <8 x double> %103, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %108 = shufflevector <8 x double> %99, <8 x double> %103, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %109 = shufflevector <8 x double> %98, <8 x double> %102, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %110 = shufflevector <8 x double> %98, <8 x double> %102, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %111 = shufflevector <8 x double> %100, <8 x double> %104, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %112 = shufflevector <8 x double> %100, <8 x double> %104, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %113 = getelementptr inbounds double, ptr %28, i64 %57
  store <8 x double> %105, ptr %113, align 1
  %114 = getelementptr inbounds double, ptr %31, i64 %57
  store <8 x double> %107, ptr %114, align 1
  %115 = getelementptr inbounds double, ptr %34, i64 %57
  store <8 x double> %109, ptr %115, align 1
  %116 = getelementptr inbounds double, ptr %37, i64 %57
  store <8 x double> %111, ptr %116, align 1
  %117 = getelementptr inbounds double, ptr %40, i64 %57
  store <8 x double> %106, ptr %117, align 1
  %118 = getelementptr inbounds double, ptr %43, i64 %57
  store <8 x double> %108, ptr %118, align 1
  %119 = getelementptr inbounds double, ptr %46, i64 %57
  store <8 x double> %110, ptr %119, align 1
  %120 = getelementptr inbounds double, ptr %49, i64 %57
  store <8 x double> %112, ptr %120, align 1
  %121 = add nuw nsw i64 %56, 8
  %122 = icmp sgt i64 %121, %3
  br i1 %122, label %50, label %55

123:                                              ; preds = %53, %127
  %124 = phi i64 [ %51, %53 ], [ %128, %127 ]
  br i1 %54, label %125, label %127

125:                                              ; preds = %123
  %126 = mul nsw i64 %124, 24
  br label %130

127:                                              ; preds = %130, %123
  %128 = add nuw nsw i64 %124, 1
  %129 = icmp eq i64 %128, %3
  br i1 %129, label %141, label %123

130:                                              ; preds = %125, %130
  %131 = phi i64 [ 0, %125 ], [ %139, %130 ]
  %132 = add nuw nsw i64 %131, %12
  %133 = add nuw i64 %132, %126
  %134 = getelementptr inbounds double, ptr %2, i64 %133
  %135 = load double, ptr %134, align 8
  %136 = mul nsw i64 %132, %1
  %137 = add nsw i64 %136, %124
  %138 = getelementptr inbounds double, ptr %0, i64 %137
  store double %135, ptr %138, align 8
  %139 = add nuw nsw i64 %131, 1
  %140 = icmp eq i64 %139, %14
  br i1 %140, label %127, label %130

141:                                              ; preds = %127, %50
  %142 = add nuw nsw i64 %12, 8
  %143 = icmp slt i64 %142, %4
  %144 = add i64 %11, -8
  br i1 %143, label %10, label %9
}

define internal fastcc void @read_strip(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4) {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %5
  %8 = icmp eq i64 %4, 24
  br label %10

9:                                                ; preds = %33, %5
  ret void

10:                                               ; preds = %7, %33
  %11 = phi i64 [ 0, %7 ], [ %34, %33 ]
  %12 = phi ptr [ %0, %7 ], [ %35, %33 ]
  %13 = phi ptr [ %1, %7 ], [ %36, %33 ]
  br i1 %8, label %14, label %22

14:                                               ; preds = %10
  %15 = load <8 x double>, ptr %13, align 1
  store <8 x double> %15, ptr %12, align 1
  %16 = getelementptr inbounds double, ptr %12, i64 8
  %17 = getelementptr inbounds double, ptr %13, i64 8
  %18 = load <8 x double>, ptr %17, align 1
  store <8 x double> %18, ptr %16, align 1
  %19 = getelementptr inbounds double, ptr %12, i64 16
  %20 = getelementptr inbounds double, ptr %13, i64 16
  %21 = load <8 x double>, ptr %20, align 1
  store <8 x double> %21, ptr %19, align 1
  br label %33

22:                                               ; preds = %10, %28
  %23 = phi i64 [ %31, %28 ], [ 0, %10 ]
  %24 = icmp slt i64 %23, %4
  br i1 %24, label %25, label %28

25:                                               ; preds = %22
  %26 = getelementptr inbounds double, ptr %13, i64 %23
  %27 = load double, ptr %26, align 8
  br label %28

28:                                               ; preds = %22, %25
  %29 = phi double [ %27, %25 ], [ 0.000000e+00, %22 ]
  %30 = getelementptr inbounds double, ptr %12, i64 %23
  store double %29, ptr %30, align 8
  %31 = add nuw nsw i64 %23, 1
  %32 = icmp eq i64 %31, 24
  br i1 %32, label %33, label %22

33:                                               ; preds = %28, %14
  %34 = add nuw nsw i64 %11, 1
  %35 = getelementptr inbounds double, ptr %12, i64 24
  %36 = getelementptr inbounds double, ptr %13, i64 %2
  %37 = icmp eq i64 %34, %3
  br i1 %37, label %9, label %10
}

define internal fastcc void @write_strip(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4) {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %5
  %8 = icmp eq i64 %4, 24
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
  %16 = load <8 x double>, ptr %14, align 1
  store <8 x double> %16, ptr %13, align 1
  %17 = getelementptr inbounds double, ptr %13, i64 8
  %18 = getelementptr inbounds double, ptr %14, i64 8
  %19 = load <8 x double>, ptr %18, align 1
  store <8 x double> %19, ptr %17, align 1
  %20 = getelementptr inbounds double, ptr %13, i64 16
  %21 = getelementptr inbounds double, ptr %14, i64 16
  %22 = load <8 x double>, ptr %21, align 1
  store <8 x double> %22, ptr %20, align 1
  br label %31

23:                                               ; preds = %11
  br i1 %9, label %24, label %31

24:                                               ; preds = %23, %24
  %25 = phi i64 [ %29, %24 ], [ 0, %23 ]
  %26 = getelementptr inbounds double, ptr %14, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds double, ptr %13, i64 %25
  store double %27, ptr %28, align 8
  %29 = add nuw nsw i64 %25, 1
  %30 = icmp eq i64 %29, %4
  br i1 %30, label %31, label %24

31:                                               ; preds = %24, %15, %23
  %32 = add nuw nsw i64 %12, 1
  %33 = getelementptr inbounds double, ptr %13, i64 %1
  %34 = getelementptr inbounds double, ptr %14, i64 24
  %35 = icmp eq i64 %32, %3
  br i1 %35, label %10, label %11
}

define internal fastcc void @solve_strip(ptr byval(%struct.matrix) align 8 %0, ptr %1, i64 %2, ptr %3, i64 %4, i64 %5, i64 %6, i64 %7) {
  %9 = alloca [8 x [3 x <8 x double>]], align 64
  %10 = icmp ne i64 %7, 0
  %11 = icmp sgt i64 %6, 8
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
  %22 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %9, i64 0, i64 0, i64 0
  %23 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %9, i64 0, i64 0, i64 1
  %24 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %9, i64 0, i64 0, i64 2
  %25 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %9, i64 0, i64 1, i64 0
  %26 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %9, i64 0, i64 1, i64 1
  %27 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %9, i64 0, i64 1, i64 2
  %28 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %9, i64 0, i64 2, i64 0
  %29 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %9, i64 0, i64 2, i64 1
  %30 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %9, i64 0, i64 2, i64 2
  %31 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %9, i64 0, i64 3, i64 0
  %32 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %9, i64 0, i64 3, i64 1
  %33 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %9, i64 0, i64 3, i64 2
  %34 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %9, i64 0, i64 4, i64 0
  %35 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %9, i64 0, i64 4, i64 1
  %36 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %9, i64 0, i64 4, i64 2
  %37 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %9, i64 0, i64 5, i64 0
  %38 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %9, i64 0, i64 5, i64 1
  %39 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %9, i64 0, i64 5, i64 2
  %40 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %9, i64 0, i64 6, i64 0
  %41 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %9, i64 0, i64 6, i64 1
  %42 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %9, i64 0, i64 6, i64 2
  %43 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %9, i64 0, i64 7, i64 0
  %44 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %9, i64 0, i64 7, i64 1
  %45 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %9, i64 0, i64 7, i64 2
  br label %46

46:                                               ; preds = %699, %20
  %47 = phi i64 [ %5, %20 ], [ %702, %699 ]
  %48 = phi i64 [ 0, %20 ], [ %700, %699 ]
  %49 = call i64 @llvm.smin.i64(i64 %47, i64 8)
  %50 = sub nsw i64 %5, %48
  %51 = icmp slt i64 %50, 8
  %52 = select i1 %51, i64 %50, i64 8
  %53 = mul nsw i64 %48, %16
  %54 = getelementptr inbounds double, ptr %14, i64 %53
  %55 = add nsw i64 %52, -1
  %56 = icmp slt i64 %55, 0
  %57 = select i1 %56, i64 %55, i64 0
  %58 = mul nsw i64 %57, %16
  %59 = getelementptr inbounds double, ptr %54, i64 %58
  %60 = icmp slt i64 %55, 1
  %61 = select i1 %60, i64 %55, i64 1
  %62 = mul nsw i64 %61, %16
  %63 = getelementptr inbounds double, ptr %54, i64 %62
  %64 = icmp slt i64 %55, 2
  %65 = select i1 %64, i64 %55, i64 2
  %66 = mul nsw i64 %65, %16
  %67 = getelementptr inbounds double, ptr %54, i64 %66
  %68 = icmp slt i64 %55, 3
  %69 = select i1 %68, i64 %55, i64 3
  %70 = mul nsw i64 %69, %16
  %71 = getelementptr inbounds double, ptr %54, i64 %70
  %72 = icmp slt i64 %55, 4
  %73 = select i1 %72, i64 %55, i64 4
  %74 = mul nsw i64 %73, %16
  %75 = getelementptr inbounds double, ptr %54, i64 %74
  %76 = icmp slt i64 %55, 5
  %77 = select i1 %76, i64 %55, i64 5
  %78 = mul nsw i64 %77, %16
  %79 = getelementptr inbounds double, ptr %54, i64 %78
  %80 = icmp slt i64 %55, 6
  %81 = select i1 %80, i64 %55, i64 6
  %82 = mul nsw i64 %81, %16
  %83 = getelementptr inbounds double, ptr %54, i64 %82
  %84 = icmp slt i64 %55, 7
  %85 = select i1 %84, i64 %55, i64 7
  %86 = mul nsw i64 %85, %16
  %87 = getelementptr inbounds double, ptr %54, i64 %86
  %88 = add nsw i64 %57, %48
  %89 = mul nsw i64 %88, %4
  %90 = getelementptr inbounds double, ptr %3, i64 %89
  %91 = load <8 x double>, ptr %90, align 64
  store <8 x double> %91, ptr %22, align 64
  %92 = getelementptr inbounds double, ptr %90, i64 8
  %93 = load <8 x double>, ptr %92, align 64
  store <8 x double> %93, ptr %23, align 64
  %94 = getelementptr inbounds double, ptr %90, i64 16
  %95 = load <8 x double>, ptr %94, align 64
  store <8 x double> %95, ptr %24, align 64
  %96 = add nsw i64 %61, %48
  %97 = mul nsw i64 %96, %4
  %98 = getelementptr inbounds double, ptr %3, i64 %97
  %99 = load <8 x double>, ptr %98, align 64
  store <8 x double> %99, ptr %25, align 64
  %100 = getelementptr inbounds double, ptr %98, i64 8
  %101 = load <8 x double>, ptr %100, align 64
  store <8 x double> %101, ptr %26, align 64
  %102 = getelementptr inbounds double, ptr %98, i64 16
  %103 = load <8 x double>, ptr %102, align 64
  store <8 x double> %103, ptr %27, align 64
  %104 = add nsw i64 %65, %48
  %105 = mul nsw i64 %104, %4
  %106 = getelementptr inbounds double, ptr %3, i64 %105
  %107 = load <8 x double>, ptr %106, align 64
  store <8 x double> %107, ptr %28, align 64
  %108 = getelementptr inbounds double, ptr %106, i64 8
  %109 = load <8 x double>, ptr %108, align 64
  store <8 x double> %109, ptr %29, align 64
  %110 = getelementptr inbounds double, ptr %106, i64 16
  %111 = load <8 x double>, ptr %110, align 64
  store <8 x double> %111, ptr %30, align 64
  %112 = add nsw i64 %69, %48
  %113 = mul nsw i64 %112, %4
  %114 = getelementptr inbounds double, ptr %3, i64 %113
  %115 = load <8 x double>, ptr %114, align 64
  store <8 x double> %115, ptr %31, align 64
  %116 = getelementptr inbounds double, ptr %114, i64 8
  %117 = load <8 x double>, ptr %116, align 64
  store <8 x double> %117, ptr %32, align 64
  %118 = getelementptr inbounds double, ptr %114, i64 16
  %119 = load <8 x double>, ptr %118, align 64
  store <8 x double> %119, ptr %33, align 64
  %120 = add nsw i64 %73, %48
  %121 = mul nsw i64 %120, %4
  %122 = getelementptr inbounds double, ptr %3, i64 %121
  %123 = load <8 x double>, ptr %122, align 64
  store <8 x double> %123, ptr %34, align 64
  %124 = getelementptr inbounds double, ptr %122, i64 8
  %125 = load <8 x double>, ptr %124, align 64
  store <8 x double> %125, ptr %35, align 64
  %126 = getelementptr inbounds double, ptr %122, i64 16
  %127 = load <8 x double>, ptr %126, align 64
  store <8 x double> %127, ptr %36, align 64
  %128 = add nsw i64 %77, %48
  %129 = mul nsw i64 %128, %4
  %130 = getelementptr inbounds double, ptr %3, i64 %129
  %131 = load <8 x double>, ptr %130, align 64
  store <8 x double> %131, ptr %37, align 64
  %132 = getelementptr inbounds double, ptr %130, i64 8
  %133 = load <8 x double>, ptr %132, align 64
  store <8 x double> %133, ptr %38, align 64
  %134 = getelementptr inbounds double, ptr %130, i64 16
  %135 = load <8 x double>, ptr %134, align 64
  store <8 x double> %135, ptr %39, align 64
  %136 = add nsw i64 %81, %48
  %137 = mul nsw i64 %136, %4
  %138 = getelementptr inbounds double, ptr %3, i64 %137
  %139 = load <8 x double>, ptr %138, align 64
  store <8 x double> %139, ptr %40, align 64
  %140 = getelementptr inbounds double, ptr %138, i64 8
  %141 = load <8 x double>, ptr %140, align 64
  store <8 x double> %141, ptr %41, align 64
  %142 = getelementptr inbounds double, ptr %138, i64 16
  %143 = load <8 x double>, ptr %142, align 64
  store <8 x double> %143, ptr %42, align 64
  %144 = add nsw i64 %85, %48
  %145 = mul nsw i64 %144, %4
  %146 = getelementptr inbounds double, ptr %3, i64 %145
  %147 = load <8 x double>, ptr %146, align 64
  store <8 x double> %147, ptr %43, align 64
  %148 = getelementptr inbounds double, ptr %146, i64 8
  %149 = load <8 x double>, ptr %148, align 64
  store <8 x double> %149, ptr %44, align 64
  %150 = getelementptr inbounds double, ptr %146, i64 16
  %151 = load <8 x double>, ptr %150, align 64
  store <8 x double> %151, ptr %45, align 64
  %152 = call i64 @llvm.smax.i64(i64 %49, i64 0)
  %153 = icmp eq i64 %48, 0
  br i1 %153, label %259, label %154

154:                                              ; preds = %46
  %155 = load <8 x double>, ptr %22, align 64
  %156 = load <8 x double>, ptr %23, align 64
  %157 = load <8 x double>, ptr %24, align 64
  br label %158

158:                                              ; preds = %257, %154
  %159 = phi <8 x double> [ %193, %257 ], [ %157, %154 ]
  %160 = phi <8 x double> [ %192, %257 ], [ %156, %154 ]
  %161 = phi <8 x double> [ %191, %257 ], [ %155, %154 ]
  %162 = phi <8 x double> [ %239, %257 ], [ %139, %154 ]
  %163 = phi <8 x double> [ %233, %257 ], [ %135, %154 ]
  %164 = phi <8 x double> [ %232, %257 ], [ %133, %154 ]
  %165 = phi <8 x double> [ %231, %257 ], [ %131, %154 ]
  %166 = phi <8 x double> [ %225, %257 ], [ %127, %154 ]
  %167 = phi <8 x double> [ %224, %257 ], [ %125, %154 ]
  %168 = phi <8 x double> [ %223, %257 ], [ %123, %154 ]
  %169 = phi <8 x double> [ %217, %257 ], [ %119, %154 ]
  %170 = phi <8 x double> [ %216, %257 ], [ %117, %154 ]
  %171 = phi <8 x double> [ %215, %257 ], [ %115, %154 ]
  %172 = phi <8 x double> [ %209, %257 ], [ %111, %154 ]
  %173 = phi <8 x double> [ %208, %257 ], [ %109, %154 ]
  %174 = phi <8 x double> [ %207, %257 ], [ %107, %154 ]
  %175 = phi <8 x double> [ %201, %257 ], [ %103, %154 ]
  %176 = phi <8 x double> [ %200, %257 ], [ %101, %154 ]
  %177 = phi <8 x double> [ %199, %257 ], [ %99, %154 ]
  %178 = phi ptr [ %258, %257 ], [ %3, %154 ]
  %179 = phi i64 [ %255, %257 ], [ 0, %154 ]
  %180 = load <8 x double>, ptr %178, align 64
  %181 = getelementptr inbounds double, ptr %178, i64 8
  %182 = load <8 x double>, ptr %181, align 64
  %183 = getelementptr inbounds double, ptr %178, i64 16
  %184 = load <8 x double>, ptr %183, align 64
  %185 = mul nsw i64 %179, %18
  %186 = getelementptr inbounds double, ptr %59, i64 %185
  %187 = load double, ptr %186, align 8
  %188 = insertelement <8 x double> poison, double %187, i64 0
  %189 = shufflevector <8 x double> %188, <8 x double> poison, <8 x i32> zeroinitializer
  %190 = fneg <8 x double> %189
  %191 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %190, <8 x double> %180, <8 x double> %161)
  store <8 x double> %191, ptr %22, align 64
  %192 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %190, <8 x double> %182, <8 x double> %160)
  store <8 x double> %192, ptr %23, align 64
  %193 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %190, <8 x double> %184, <8 x double> %159)
  store <8 x double> %193, ptr %24, align 64
  %194 = getelementptr inbounds double, ptr %63, i64 %185
  %195 = load double, ptr %194, align 8
  %196 = insertelement <8 x double> poison, double %195, i64 0
  %197 = shufflevector <8 x double> %196, <8 x double> poison, <8 x i32> zeroinitializer
  %198 = fneg <8 x double> %197
  %199 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %198, <8 x double> %180, <8 x double> %177)
  store <8 x double> %199, ptr %25, align 64
  %200 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %198, <8 x double> %182, <8 x double> %176)
  store <8 x double> %200, ptr %26, align 64
  %201 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %198, <8 x double> %184, <8 x double> %175)
  store <8 x double> %201, ptr %27, align 64
  %202 = getelementptr inbounds double, ptr %67, i64 %185
  %203 = load double, ptr %202, align 8
  %204 = insertelement <8 x double> poison, double %203, i64 0
  %205 = shufflevector <8 x double> %204, <8 x double> poison, <8 x i32> zeroinitializer
  %206 = fneg <8 x double> %205
  %207 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %206, <8 x double> %180, <8 x double> %174)
  store <8 x double> %207, ptr %28, align 64
  %208 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %206, <8 x double> %182, <8 x double> %173)
  store <8 x double> %208, ptr %29, align 64
  %209 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %206, <8 x double> %184, <8 x double> %172)
  store <8 x double> %209, ptr %30, align 64
  %210 = getelementptr inbounds double, ptr %71, i64 %185
  %211 = load double, ptr %210, align 8
  %212 = insertelement <8 x double> poison, double %211, i64 0
  %213 = shufflevector <8 x double> %212, <8 x double> poison, <8 x i32> zeroinitializer
  %214 = fneg <8 x double> %213
  %215 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %214, <8 x double> %180, <8 x double> %171)
  store <8 x double> %215, ptr %31, align 64
  %216 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %214, <8 x double> %182, <8 x double> %170)
  store <8 x double> %216, ptr %32, align 64
  %217 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %214, <8 x double> %184, <8 x double> %169)
  store <8 x double> %217, ptr %33, align 64
  %218 = getelementptr inbounds double, ptr %75, i64 %185
  %219 = load double, ptr %218, align 8
  %220 = insertelement <8 x double> poison, double %219, i64 0
  %221 = shufflevector <8 x double> %220, <8 x double> poison, <8 x i32> zeroinitializer
  %222 = fneg <8 x double> %221
  %223 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %222, <8 x double> %180, <8 x double> %168)
  store <8 x double> %223, ptr %34, align 64
  %224 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %222, <8 x double> %182, <8 x double> %167)
  store <8 x double> %224, ptr %35, align 64
  %225 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %222, <8 x double> %184, <8 x double> %166)
  store <8 x double> %225, ptr %36, align 64
  %226 = getelementptr inbounds double, ptr %79, i64 %185
  %227 = load double, ptr %226, align 8
  %228 = insertelement <8 x double> poison, double %227, i64 0
  %229 = shufflevector <8 x double> %228, <8 x double> poison, <8 x i32> zeroinitializer
  %230 = fneg <8 x double> %229
  %231 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %230, <8 x double> %180, <8 x double> %165)
  store <8 x double> %231, ptr %37, align 64
  %232 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %230, <8 x double> %182, <8 x double> %164)
  store <8 x double> %232, ptr %38, align 64
  %233 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %230, <8 x double> %184, <8 x double> %163)
  store <8 x double> %233, ptr %39, align 64
  %234 = getelementptr inbounds double, ptr %83, i64 %185
  %235 = load double, ptr %234, align 8
  %236 = insertelement <8 x double> poison, double %235, i64 0
  %237 = shufflevector <8 x double> %236, <8 x double> poison, <8 x i32> zeroinitializer
  %238 = fneg <8 x double> %237
  %239 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %238, <8 x double> %180, <8 x double> %162)
  store <8 x double> %239, ptr %40, align 64
  %240 = load <8 x double>, ptr %41, align 64
  %241 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %238, <8 x double> %182, <8 x double> %240)
  store <8 x double> %241, ptr %41, align 64
  %242 = load <8 x double>, ptr %42, align 64
  %243 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %238, <8 x double> %184, <8 x double> %242)
  store <8 x double> %243, ptr %42, align 64
  %244 = getelementptr inbounds double, ptr %87, i64 %185
  %245 = load double, ptr %244, align 8
  %246 = insertelement <8 x double> poison, double %245, i64 0
  %247 = shufflevector <8 x double> %246, <8 x double> poison, <8 x i32> zeroinitializer
  %248 = fneg <8 x double> %247
  %249 = load <8 x double>, ptr %43, align 64
  %250 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %248, <8 x double> %180, <8 x double> %249)
  store <8 x double> %250, ptr %43, align 64
  %251 = load <8 x double>, ptr %44, align 64
  %252 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %248, <8 x double> %182, <8 x double> %251)
  store <8 x double> %252, ptr %44, align 64
  %253 = load <8 x double>, ptr %45, align 64
  %254 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %248, <8 x double> %184, <8 x double> %253)
  store <8 x double> %254, ptr %45, align 64
  %255 = add nuw nsw i64 %179, 1
  %256 = icmp eq i64 %255, %48
  br i1 %256, label %259, label %257

257:                                              ; preds = %158
  %258 = getelementptr inbounds double, ptr %178, i64 %4
  br label %158

259:                                              ; preds = %158, %46
  %260 = phi <8 x double> [ %151, %46 ], [ %254, %158 ]
  %261 = phi <8 x double> [ %149, %46 ], [ %252, %158 ]
  %262 = phi <8 x double> [ %147, %46 ], [ %250, %158 ]
  %263 = phi <8 x double> [ %143, %46 ], [ %243, %158 ]
  %264 = phi <8 x double> [ %141, %46 ], [ %241, %158 ]
  %265 = phi <8 x double> [ %139, %46 ], [ %239, %158 ]
  %266 = phi <8 x double> [ %135, %46 ], [ %233, %158 ]
  %267 = phi <8 x double> [ %133, %46 ], [ %232, %158 ]
  %268 = phi <8 x double> [ %131, %46 ], [ %231, %158 ]
  %269 = phi <8 x double> [ %127, %46 ], [ %225, %158 ]
  %270 = phi <8 x double> [ %125, %46 ], [ %224, %158 ]
  %271 = phi <8 x double> [ %123, %46 ], [ %223, %158 ]
  %272 = phi <8 x double> [ %119, %46 ], [ %217, %158 ]
  %273 = phi <8 x double> [ %117, %46 ], [ %216, %158 ]
  %274 = phi <8 x double> [ %115, %46 ], [ %215, %158 ]
  %275 = phi <8 x double> [ %111, %46 ], [ %209, %158 ]
  %276 = phi <8 x double> [ %109, %46 ], [ %208, %158 ]
  %277 = phi <8 x double> [ %107, %46 ], [ %207, %158 ]
  %278 = phi <8 x double> [ %103, %46 ], [ %201, %158 ]
  %279 = phi <8 x double> [ %101, %46 ], [ %200, %158 ]
  %280 = phi <8 x double> [ %99, %46 ], [ %199, %158 ]
  %281 = icmp slt i64 %49, 1
  br i1 %281, label %699, label %282

282:                                              ; preds = %259
  br i1 %21, label %283, label %287

283:                                              ; preds = %282
  %284 = load <8 x double>, ptr %22, align 64
  %285 = load <8 x double>, ptr %23, align 64
  %286 = load <8 x double>, ptr %24, align 64
  br label %299

287:                                              ; preds = %282
  %288 = mul nsw i64 %48, %2
  %289 = getelementptr inbounds double, ptr %1, i64 %288
  %290 = load double, ptr %289, align 8
  %291 = insertelement <8 x double> poison, double %290, i64 0
  %292 = shufflevector <8 x double> %291, <8 x double> poison, <8 x i32> zeroinitializer
  %293 = load <8 x double>, ptr %22, align 64
  %294 = fmul <8 x double> %292, %293
  store <8 x double> %294, ptr %22, align 64
  %295 = load <8 x double>, ptr %23, align 64
  %296 = fmul <8 x double> %292, %295
  store <8 x double> %296, ptr %23, align 64
  %297 = load <8 x double>, ptr %24, align 64
  %298 = fmul <8 x double> %292, %297
  store <8 x double> %298, ptr %24, align 64
  br label %299

299:                                              ; preds = %283, %287
  %300 = phi <8 x double> [ %286, %283 ], [ %298, %287 ]
  %301 = phi <8 x double> [ %285, %283 ], [ %296, %287 ]
  %302 = phi <8 x double> [ %284, %283 ], [ %294, %287 ]
  %303 = mul nsw i64 %48, %4
  %304 = getelementptr inbounds double, ptr %3, i64 %303
  store <8 x double> %302, ptr %304, align 64
  %305 = getelementptr inbounds double, ptr %304, i64 8
  store <8 x double> %301, ptr %305, align 64
  %306 = getelementptr inbounds double, ptr %304, i64 16
  store <8 x double> %300, ptr %306, align 64
  %307 = icmp eq i64 %152, 1
  br i1 %307, label %699, label %308

308:                                              ; preds = %299
  %309 = mul nsw i64 %48, %18
  %310 = getelementptr inbounds double, ptr %63, i64 %309
  %311 = load double, ptr %310, align 8
  %312 = insertelement <8 x double> poison, double %311, i64 0
  %313 = shufflevector <8 x double> %312, <8 x double> poison, <8 x i32> zeroinitializer
  %314 = fneg <8 x double> %313
  %315 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %314, <8 x double> %302, <8 x double> %280)
  store <8 x double> %315, ptr %25, align 64
  %316 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %314, <8 x double> %301, <8 x double> %279)
  store <8 x double> %316, ptr %26, align 64
  %317 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %314, <8 x double> %300, <8 x double> %278)
  store <8 x double> %317, ptr %27, align 64
  %318 = or i64 %48, 1
  br i1 %21, label %328, label %319

319:                                              ; preds = %308
  %320 = mul nsw i64 %318, %2
  %321 = getelementptr inbounds double, ptr %1, i64 %320
  %322 = load double, ptr %321, align 8
  %323 = insertelement <8 x double> poison, double %322, i64 0
  %324 = shufflevector <8 x double> %323, <8 x double> poison, <8 x i32> zeroinitializer
  %325 = fmul <8 x double> %324, %315
  store <8 x double> %325, ptr %25, align 64
  %326 = fmul <8 x double> %324, %316
  store <8 x double> %326, ptr %26, align 64
  %327 = fmul <8 x double> %324, %317
  store <8 x double> %327, ptr %27, align 64
  br label %328

328:                                              ; preds = %308, %319
  %329 = phi <8 x double> [ %327, %319 ], [ %317, %308 ]
  %330 = phi <8 x double> [ %326, %319 ], [ %316, %308 ]
  %331 = phi <8 x double> [ %325, %319 ], [ %315, %308 ]
  %332 = mul nsw i64 %318, %4
  %333 = getelementptr inbounds double, ptr %3, i64 %332
  store <8 x double> %331, ptr %333, align 64
  %334 = getelementptr inbounds double, ptr %333, i64 8
  store <8 x double> %330, ptr %334, align 64
  %335 = getelementptr inbounds double, ptr %333, i64 16
  store <8 x double> %329, ptr %335, align 64
  %336 = icmp eq i64 %152, 2
  br i1 %336, label %699, label %337

337:                                              ; preds = %328
  %338 = mul nsw i64 %48, %18
  %339 = getelementptr inbounds double, ptr %67, i64 %338
  %340 = load double, ptr %339, align 8
  %341 = insertelement <8 x double> poison, double %340, i64 0
  %342 = shufflevector <8 x double> %341, <8 x double> poison, <8 x i32> zeroinitializer
  %343 = fneg <8 x double> %342
  %344 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %343, <8 x double> %302, <8 x double> %277)
  store <8 x double> %344, ptr %28, align 64
  %345 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %343, <8 x double> %301, <8 x double> %276)
  store <8 x double> %345, ptr %29, align 64
  %346 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %343, <8 x double> %300, <8 x double> %275)
  store <8 x double> %346, ptr %30, align 64
  %347 = mul nsw i64 %318, %18
  %348 = getelementptr inbounds double, ptr %67, i64 %347
  %349 = load double, ptr %348, align 8
  %350 = insertelement <8 x double> poison, double %349, i64 0
  %351 = shufflevector <8 x double> %350, <8 x double> poison, <8 x i32> zeroinitializer
  %352 = fneg <8 x double> %351
  %353 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %352, <8 x double> %331, <8 x double> %344)
  store <8 x double> %353, ptr %28, align 64
  %354 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %352, <8 x double> %330, <8 x double> %345)
  store <8 x double> %354, ptr %29, align 64
  %355 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %352, <8 x double> %329, <8 x double> %346)
  store <8 x double> %355, ptr %30, align 64
  %356 = or i64 %48, 2
  br i1 %21, label %366, label %357

357:                                              ; preds = %337
  %358 = mul nsw i64 %356, %2
  %359 = getelementptr inbounds double, ptr %1, i64 %358
  %360 = load double, ptr %359, align 8
  %361 = insertelement <8 x double> poison, double %360, i64 0
  %362 = shufflevector <8 x double> %361, <8 x double> poison, <8 x i32> zeroinitializer
  %363 = fmul <8 x double> %362, %353
  store <8 x double> %363, ptr %28, align 64
  %364 = fmul <8 x double> %362, %354
  store <8 x double> %364, ptr %29, align 64
  %365 = fmul <8 x double> %362, %355
  store <8 x double> %365, ptr %30, align 64
  br label %366

366:                                              ; preds = %337, %357
  %367 = phi <8 x double> [ %365, %357 ], [ %355, %337 ]
  %368 = phi <8 x double> [ %364, %357 ], [ %354, %337 ]
  %369 = phi <8 x double> [ %363, %357 ], [ %353, %337 ]
  %370 = mul nsw i64 %356, %4
  %371 = getelementptr inbounds double, ptr %3, i64 %370
  store <8 x double> %369, ptr %371, align 64
  %372 = getelementptr inbounds double, ptr %371, i64 8
  store <8 x double> %368, ptr %372, align 64
  %373 = getelementptr inbounds double, ptr %371, i64 16
  store <8 x double> %367, ptr %373, align 64
  %374 = icmp eq i64 %152, 3
  br i1 %374, label %699, label %375

375:                                              ; preds = %366
  %376 = mul nsw i64 %48, %18
  %377 = getelementptr inbounds double, ptr %71, i64 %376
  %378 = load double, ptr %377, align 8
  %379 = insertelement <8 x double> poison, double %378, i64 0
  %380 = shufflevector <8 x double> %379, <8 x double> poison, <8 x i32> zeroinitializer
  %381 = fneg <8 x double> %380
  %382 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %381, <8 x double> %302, <8 x double> %274)
  store <8 x double> %382, ptr %31, align 64
  %383 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %381, <8 x double> %301, <8 x double> %273)
  store <8 x double> %383, ptr %32, align 64
  %384 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %381, <8 x double> %300, <8 x double> %272)
  store <8 x double> %384, ptr %33, align 64
  %385 = mul nsw i64 %318, %18
  %386 = getelementptr inbounds double, ptr %71, i64 %385
  %387 = load double, ptr %386, align 8
  %388 = insertelement <8 x double> poison, double %387, i64 0
  %389 = shufflevector <8 x double> %388, <8 x double> poison, <8 x i32> zeroinitializer
  %390 = fneg <8 x double> %389
  %391 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %390, <8 x double> %331, <8 x double> %382)
  store <8 x double> %391, ptr %31, align 64
  %392 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %390, <8 x double> %330, <8 x double> %383)
  store <8 x double> %392, ptr %32, align 64
  %393 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %390, <8 x double> %329, <8 x double> %384)
  store <8 x double> %393, ptr %33, align 64
  %394 = mul nsw i64 %356, %18
  %395 = getelementptr inbounds double, ptr %71, i64 %394
  %396 = load double, ptr %395, align 8
  %397 = insertelement <8 x double> poison, double %396, i64 0
  %398 = shufflevector <8 x double> %397, <8 x double> poison, <8 x i32> zeroinitializer
  %399 = fneg <8 x double> %398
  %400 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %399, <8 x double> %369, <8 x double> %391)
  store <8 x double> %400, ptr %31, align 64
  %401 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %399, <8 x double> %368, <8 x double> %392)
  store <8 x double> %401, ptr %32, align 64
  %402 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %399, <8 x double> %367, <8 x double> %393)
  store <8 x double> %402, ptr %33, align 64
  %403 = or i64 %48, 3
  br i1 %21, label %413, label %404

404:                                              ; preds = %375
  %405 = mul nsw i64 %403, %2
  %406 = getelementptr inbounds double, ptr %1, i64 %405
  %407 = load double, ptr %406, align 8
  %408 = insertelement <8 x double> poison, double %407, i64 0
  %409 = shufflevector <8 x double> %408, <8 x double> poison, <8 x i32> zeroinitializer
  %410 = fmul <8 x double> %409, %400
  store <8 x double> %410, ptr %31, align 64
  %411 = fmul <8 x double> %409, %401
  store <8 x double> %411, ptr %32, align 64
  %412 = fmul <8 x double> %409, %402
  store <8 x double> %412, ptr %33, align 64
  br label %413

413:                                              ; preds = %375, %404
  %414 = phi <8 x double> [ %412, %404 ], [ %402, %375 ]
  %415 = phi <8 x double> [ %411, %404 ], [ %401, %375 ]
  %416 = phi <8 x double> [ %410, %404 ], [ %400, %375 ]
  %417 = mul nsw i64 %403, %4
  %418 = getelementptr inbounds double, ptr %3, i64 %417
  store <8 x double> %416, ptr %418, align 64
  %419 = getelementptr inbounds double, ptr %418, i64 8
  store <8 x double> %415, ptr %419, align 64
  %420 = getelementptr inbounds double, ptr %418, i64 16
  store <8 x double> %414, ptr %420, align 64
  %421 = icmp eq i64 %152, 4
  br i1 %421, label %699, label %422

422:                                              ; preds = %413
  %423 = mul nsw i64 %48, %18
  %424 = getelementptr inbounds double, ptr %75, i64 %423
  %425 = load double, ptr %424, align 8
  %426 = insertelement <8 x double> poison, double %425, i64 0
  %427 = shufflevector <8 x double> %426, <8 x double> poison, <8 x i32> zeroinitializer
  %428 = fneg <8 x double> %427
  %429 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %428, <8 x double> %302, <8 x double> %271)
  store <8 x double> %429, ptr %34, align 64
  %430 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %428, <8 x double> %301, <8 x double> %270)
  store <8 x double> %430, ptr %35, align 64
  %431 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %428, <8 x double> %300, <8 x double> %269)
  store <8 x double> %431, ptr %36, align 64
  %432 = mul nsw i64 %318, %18
  %433 = getelementptr inbounds double, ptr %75, i64 %432
  %434 = load double, ptr %433, align 8
  %435 = insertelement <8 x double> poison, double %434, i64 0
  %436 = shufflevector <8 x double> %435, <8 x double> poison, <8 x i32> zeroinitializer
  %437 = fneg <8 x double> %436
  %438 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %437, <8 x double> %331, <8 x double> %429)
  store <8 x double> %438, ptr %34, align 64
  %439 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %437, <8 x double> %330, <8 x double> %430)
  store <8 x double> %439, ptr %35, align 64
  %440 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %437, <8 x double> %329, <8 x double> %431)
  store <8 x double> %440, ptr %36, align 64
  %441 = mul nsw i64 %356, %18
  %442 = getelementptr inbounds double, ptr %75, i64 %441
  %443 = load double, ptr %442, align 8
  %444 = insertelement <8 x double> poison, double %443, i64 0
  %445 = shufflevector <8 x double> %444, <8 x double> poison, <8 x i32> zeroinitializer
  %446 = fneg <8 x double> %445
  %447 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %446, <8 x double> %369, <8 x double> %438)
  store <8 x double> %447, ptr %34, align 64
  %448 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %446, <8 x double> %368, <8 x double> %439)
  store <8 x double> %448, ptr %35, align 64
  %449 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %446, <8 x double> %367, <8 x double> %440)
  store <8 x double> %449, ptr %36, align 64
  %450 = mul nsw i64 %403, %18
  %451 = getelementptr inbounds double, ptr %75, i64 %450
  %452 = load double, ptr %451, align 8
  %453 = insertelement <8 x double> poison, double %452, i64 0
  %454 = shufflevector <8 x double> %453, <8 x double> poison, <8 x i32> zeroinitializer
  %455 = fneg <8 x double> %454
  %456 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %455, <8 x double> %416, <8 x double> %447)
  store <8 x double> %456, ptr %34, align 64
  %457 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %455, <8 x double> %415, <8 x double> %448)
  store <8 x double> %457, ptr %35, align 64
  %458 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %455, <8 x double> %414, <8 x double> %449)
  store <8 x double> %458, ptr %36, align 64
  %459 = or i64 %48, 4
  br i1 %21, label %469, label %460

460:                                              ; preds = %422
  %461 = mul nsw i64 %459, %2
  %462 = getelementptr inbounds double, ptr %1, i64 %461
  %463 = load double, ptr %462, align 8
  %464 = insertelement <8 x double> poison, double %463, i64 0
  %465 = shufflevector <8 x double> %464, <8 x double> poison, <8 x i32> zeroinitializer
  %466 = fmul <8 x double> %465, %456
  store <8 x double> %466, ptr %34, align 64
  %467 = fmul <8 x double> %465, %457
  store <8 x double> %467, ptr %35, align 64
  %468 = fmul <8 x double> %465, %458
  store <8 x double> %468, ptr %36, align 64
  br label %469

469:                                              ; preds = %422, %460
  %470 = phi <8 x double> [ %468, %460 ], [ %458, %422 ]
  %471 = phi <8 x double> [ %467, %460 ], [ %457, %422 ]
  %472 = phi <8 x double> [ %466, %460 ], [ %456, %422 ]
  %473 = mul nsw i64 %459, %4
  %474 = getelementptr inbounds double, ptr %3, i64 %473
  store <8 x double> %472, ptr %474, align 64
  %475 = getelementptr inbounds double, ptr %474, i64 8
  store <8 x double> %471, ptr %475, align 64
  %476 = getelementptr inbounds double, ptr %474, i64 16
  store <8 x double> %470, ptr %476, align 64
  %477 = icmp eq i64 %152, 5
  br i1 %477, label %699, label %478

478:                                              ; preds = %469
  %479 = mul nsw i64 %48, %18
  %480 = getelementptr inbounds double, ptr %79, i64 %479
  %481 = load double, ptr %480, align 8
  %482 = insertelement <8 x double> poison, double %481, i64 0
  %483 = shufflevector <8 x double> %482, <8 x double> poison, <8 x i32> zeroinitializer
  %484 = fneg <8 x double> %483
  %485 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %484, <8 x double> %302, <8 x double> %268)
  store <8 x double> %485, ptr %37, align 64
  %486 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %484, <8 x double> %301, <8 x double> %267)
  store <8 x double> %486, ptr %38, align 64
  %487 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %484, <8 x double> %300, <8 x double> %266)
  store <8 x double> %487, ptr %39, align 64
  %488 = mul nsw i64 %318, %18
  %489 = getelementptr inbounds double, ptr %79, i64 %488
  %490 = load double, ptr %489, align 8
  %491 = insertelement <8 x double> poison, double %490, i64 0
  %492 = shufflevector <8 x double> %491, <8 x double> poison, <8 x i32> zeroinitializer
  %493 = fneg <8 x double> %492
  %494 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %493, <8 x double> %331, <8 x double> %485)
  store <8 x double> %494, ptr %37, align 64
  %495 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %493, <8 x double> %330, <8 x double> %486)
  store <8 x double> %495, ptr %38, align 64
  %496 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %493, <8 x double> %329, <8 x double> %487)
  store <8 x double> %496, ptr %39, align 64
  %497 = mul nsw i64 %356, %18
  %498 = getelementptr inbounds double, ptr %79, i64 %497
  %499 = load double, ptr %498, align 8
  %500 = insertelement <8 x double> poison, double %499, i64 0
  %501 = shufflevector <8 x double> %500, <8 x double> poison, <8 x i32> zeroinitializer
  %502 = fneg <8 x double> %501
  %503 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %502, <8 x double> %369, <8 x double> %494)
  store <8 x double> %503, ptr %37, align 64
  %504 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %502, <8 x double> %368, <8 x double> %495)
  store <8 x double> %504, ptr %38, align 64
  %505 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %502, <8 x double> %367, <8 x double> %496)
  store <8 x double> %505, ptr %39, align 64
  %506 = mul nsw i64 %403, %18
  %507 = getelementptr inbounds double, ptr %79, i64 %506
  %508 = load double, ptr %507, align 8
  %509 = insertelement <8 x double> poison, double %508, i64 0
  %510 = shufflevector <8 x double> %509, <8 x double> poison, <8 x i32> zeroinitializer
  %511 = fneg <8 x double> %510
  %512 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %511, <8 x double> %416, <8 x double> %503)
  store <8 x double> %512, ptr %37, align 64
  %513 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %511, <8 x double> %415, <8 x double> %504)
  store <8 x double> %513, ptr %38, align 64
  %514 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %511, <8 x double> %414, <8 x double> %505)
  store <8 x double> %514, ptr %39, align 64
  %515 = mul nsw i64 %459, %18
  %516 = getelementptr inbounds double, ptr %79, i64 %515
  %517 = load double, ptr %516, align 8
  %518 = insertelement <8 x double> poison, double %517, i64 0
  %519 = shufflevector <8 x double> %518, <8 x double> poison, <8 x i32> zeroinitializer
  %520 = fneg <8 x double> %519
  %521 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %520, <8 x double> %472, <8 x double> %512)
  store <8 x double> %521, ptr %37, align 64
  %522 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %520, <8 x double> %471, <8 x double> %513)
  store <8 x double> %522, ptr %38, align 64
  %523 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %520, <8 x double> %470, <8 x double> %514)
  store <8 x double> %523, ptr %39, align 64
  %524 = or i64 %48, 5
  br i1 %21, label %534, label %525

525:                                              ; preds = %478
  %526 = mul nsw i64 %524, %2
  %527 = getelementptr inbounds double, ptr %1, i64 %526
  %528 = load double, ptr %527, align 8
  %529 = insertelement <8 x double> poison, double %528, i64 0
  %530 = shufflevector <8 x double> %529, <8 x double> poison, <8 x i32> zeroinitializer
  %531 = fmul <8 x double> %530, %521
  store <8 x double> %531, ptr %37, align 64
  %532 = fmul <8 x double> %530, %522
  store <8 x double> %532, ptr %38, align 64
  %533 = fmul <8 x double> %530, %523
  store <8 x double> %533, ptr %39, align 64
  br label %534

534:                                              ; preds = %478, %525
  %535 = phi <8 x double> [ %533, %525 ], [ %523, %478 ]
  %536 = phi <8 x double> [ %532, %525 ], [ %522, %478 ]
  %537 = phi <8 x double> [ %531, %525 ], [ %521, %478 ]
  %538 = mul nsw i64 %524, %4
  %539 = getelementptr inbounds double, ptr %3, i64 %538
  store <8 x double> %537, ptr %539, align 64
  %540 = getelementptr inbounds double, ptr %539, i64 8
  store <8 x double> %536, ptr %540, align 64
  %541 = getelementptr inbounds double, ptr %539, i64 16
  store <8 x double> %535, ptr %541, align 64
  %542 = icmp eq i64 %152, 6
  br i1 %542, label %699, label %543

543:                                              ; preds = %534
  %544 = mul nsw i64 %48, %18
  %545 = getelementptr inbounds double, ptr %83, i64 %544
  %546 = load double, ptr %545, align 8
  %547 = insertelement <8 x double> poison, double %546, i64 0
  %548 = shufflevector <8 x double> %547, <8 x double> poison, <8 x i32> zeroinitializer
  %549 = fneg <8 x double> %548
  %550 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %549, <8 x double> %302, <8 x double> %265)
  store <8 x double> %550, ptr %40, align 64
  %551 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %549, <8 x double> %301, <8 x double> %264)
  store <8 x double> %551, ptr %41, align 64
  %552 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %549, <8 x double> %300, <8 x double> %263)
  store <8 x double> %552, ptr %42, align 64
  %553 = mul nsw i64 %318, %18
  %554 = getelementptr inbounds double, ptr %83, i64 %553
  %555 = load double, ptr %554, align 8
  %556 = insertelement <8 x double> poison, double %555, i64 0
  %557 = shufflevector <8 x double> %556, <8 x double> poison, <8 x i32> zeroinitializer
  %558 = fneg <8 x double> %557
  %559 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %558, <8 x double> %331, <8 x double> %550)
  store <8 x double> %559, ptr %40, align 64
  %560 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %558, <8 x double> %330, <8 x double> %551)
  store <8 x double> %560, ptr %41, align 64
  %561 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %558, <8 x double> %329, <8 x double> %552)
  store <8 x double> %561, ptr %42, align 64
  %562 = mul nsw i64 %356, %18
  %563 = getelementptr inbounds double, ptr %83, i64 %562
  %564 = load double, ptr %563, align 8
  %565 = insertelement <8 x double> poison, double %564, i64 0
  %566 = shufflevector <8 x double> %565, <8 x double> poison, <8 x i32> zeroinitializer
  %567 = fneg <8 x double> %566
  %568 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %567, <8 x double> %369, <8 x double> %559)
  store <8 x double> %568, ptr %40, align 64
  %569 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %567, <8 x double> %368, <8 x double> %560)
  store <8 x double> %569, ptr %41, align 64
  %570 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %567, <8 x double> %367, <8 x double> %561)
  store <8 x double> %570, ptr %42, align 64
  %571 = mul nsw i64 %403, %18
  %572 = getelementptr inbounds double, ptr %83, i64 %571
  %573 = load double, ptr %572, align 8
  %574 = insertelement <8 x double> poison, double %573, i64 0
  %575 = shufflevector <8 x double> %574, <8 x double> poison, <8 x i32> zeroinitializer
  %576 = fneg <8 x double> %575
  %577 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %576, <8 x double> %416, <8 x double> %568)
  store <8 x double> %577, ptr %40, align 64
  %578 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %576, <8 x double> %415, <8 x double> %569)
  store <8 x double> %578, ptr %41, align 64
  %579 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %576, <8 x double> %414, <8 x double> %570)
  store <8 x double> %579, ptr %42, align 64
  %580 = mul nsw i64 %459, %18
  %581 = getelementptr inbounds double, ptr %83, i64 %580
  %582 = load double, ptr %581, align 8
  %583 = insertelement <8 x double> poison, double %582, i64 0
  %584 = shufflevector <8 x double> %583, <8 x double> poison, <8 x i32> zeroinitializer
  %585 = fneg <8 x double> %584
  %586 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %585, <8 x double> %472, <8 x double> %577)
  store <8 x double> %586, ptr %40, align 64
  %587 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %585, <8 x double> %471, <8 x double> %578)
  store <8 x double> %587, ptr %41, align 64
  %588 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %585, <8 x double> %470, <8 x double> %579)
  store <8 x double> %588, ptr %42, align 64
  %589 = mul nsw i64 %524, %18
  %590 = getelementptr inbounds double, ptr %83, i64 %589
  %591 = load double, ptr %590, align 8
  %592 = insertelement <8 x double> poison, double %591, i64 0
  %593 = shufflevector <8 x double> %592, <8 x double> poison, <8 x i32> zeroinitializer
  %594 = fneg <8 x double> %593
  %595 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %594, <8 x double> %537, <8 x double> %586)
  store <8 x double> %595, ptr %40, align 64
  %596 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %594, <8 x double> %536, <8 x double> %587)
  store <8 x double> %596, ptr %41, align 64
  %597 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %594, <8 x double> %535, <8 x double> %588)
  store <8 x double> %597, ptr %42, align 64
  %598 = or i64 %48, 6
  br i1 %21, label %608, label %599

599:                                              ; preds = %543
  %600 = mul nsw i64 %598, %2
  %601 = getelementptr inbounds double, ptr %1, i64 %600
  %602 = load double, ptr %601, align 8
  %603 = insertelement <8 x double> poison, double %602, i64 0
  %604 = shufflevector <8 x double> %603, <8 x double> poison, <8 x i32> zeroinitializer
  %605 = fmul <8 x double> %604, %595
  store <8 x double> %605, ptr %40, align 64
  %606 = fmul <8 x double> %604, %596
  store <8 x double> %606, ptr %41, align 64
  %607 = fmul <8 x double> %604, %597
  store <8 x double> %607, ptr %42, align 64
  br label %608

608:                                              ; preds = %543, %599
  %609 = phi <8 x double> [ %607, %599 ], [ %597, %543 ]
  %610 = phi <8 x double> [ %606, %599 ], [ %596, %543 ]
  %611 = phi <8 x double> [ %605, %599 ], [ %595, %543 ]
  %612 = mul nsw i64 %598, %4
  %613 = getelementptr inbounds double, ptr %3, i64 %612
  store <8 x double> %611, ptr %613, align 64
  %614 = getelementptr inbounds double, ptr %613, i64 8
  store <8 x double> %610, ptr %614, align 64
  %615 = getelementptr inbounds double, ptr %613, i64 16
  store <8 x double> %609, ptr %615, align 64
  %616 = icmp eq i64 %152, 7
  br i1 %616, label %699, label %617

617:                                              ; preds = %608
  %618 = mul nsw i64 %48, %18
  %619 = getelementptr inbounds double, ptr %87, i64 %618
  %620 = load double, ptr %619, align 8
  %621 = insertelement <8 x double> poison, double %620, i64 0
  %622 = shufflevector <8 x double> %621, <8 x double> poison, <8 x i32> zeroinitializer
  %623 = fneg <8 x double> %622
  %624 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %623, <8 x double> %302, <8 x double> %262)
  store <8 x double> %624, ptr %43, align 64
  %625 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %623, <8 x double> %301, <8 x double> %261)
  store <8 x double> %625, ptr %44, align 64
  %626 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %623, <8 x double> %300, <8 x double> %260)
  store <8 x double> %626, ptr %45, align 64
  %627 = mul nsw i64 %318, %18
  %628 = getelementptr inbounds double, ptr %87, i64 %627
  %629 = load double, ptr %628, align 8
  %630 = insertelement <8 x double> poison, double %629, i64 0
  %631 = shufflevector <8 x double> %630, <8 x double> poison, <8 x i32> zeroinitializer
  %632 = fneg <8 x double> %631
  %633 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %632, <8 x double> %331, <8 x double> %624)
  store <8 x double> %633, ptr %43, align 64
  %634 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %632, <8 x double> %330, <8 x double> %625)
  store <8 x double> %634, ptr %44, align 64
  %635 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %632, <8 x double> %329, <8 x double> %626)
  store <8 x double> %635, ptr %45, align 64
  %636 = mul nsw i64 %356, %18
  %637 = getelementptr inbounds double, ptr %87, i64 %636
  %638 = load double, ptr %637, align 8
  %639 = insertelement <8 x double> poison, double %638, i64 0
  %640 = shufflevector <8 x double> %639, <8 x double> poison, <8 x i32> zeroinitializer
  %641 = fneg <8 x double> %640
  %642 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %641, <8 x double> %369, <8 x double> %633)
  store <8 x double> %642, ptr %43, align 64
  %643 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %641, <8 x double> %368, <8 x double> %634)
  store <8 x double> %643, ptr %44, align 64
  %644 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %641, <8 x double> %367, <8 x double> %635)
  store <8 x double> %644, ptr %45, align 64
  %645 = mul nsw i64 %403, %18
  %646 = getelementptr inbounds double, ptr %87, i64 %645
  %647 = load double, ptr %646, align 8
  %648 = insertelement <8 x double> poison, double %647, i64 0
  %649 = shufflevector <8 x double> %648, <8 x double> poison, <8 x i32> zeroinitializer
  %650 = fneg <8 x double> %649
  %651 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %650, <8 x double> %416, <8 x double> %642)
  store <8 x double> %651, ptr %43, align 64
  %652 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %650, <8 x double> %415, <8 x double> %643)
  store <8 x double> %652, ptr %44, align 64
  %653 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %650, <8 x double> %414, <8 x double> %644)
  store <8 x double> %653, ptr %45, align 64
  %654 = mul nsw i64 %459, %18
  %655 = getelementptr inbounds double, ptr %87, i64 %654
  %656 = load double, ptr %655, align 8
  %657 = insertelement <8 x double> poison, double %656, i64 0
  %658 = shufflevector <8 x double> %657, <8 x double> poison, <8 x i32> zeroinitializer
  %659 = fneg <8 x double> %658
  %660 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %659, <8 x double> %472, <8 x double> %651)
  store <8 x double> %660, ptr %43, align 64
  %661 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %659, <8 x double> %471, <8 x double> %652)
  store <8 x double> %661, ptr %44, align 64
  %662 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %659, <8 x double> %470, <8 x double> %653)
  store <8 x double> %662, ptr %45, align 64
  %663 = mul nsw i64 %524, %18
  %664 = getelementptr inbounds double, ptr %87, i64 %663
  %665 = load double, ptr %664, align 8
  %666 = insertelement <8 x double> poison, double %665, i64 0
  %667 = shufflevector <8 x double> %666, <8 x double> poison, <8 x i32> zeroinitializer
  %668 = fneg <8 x double> %667
  %669 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %668, <8 x double> %537, <8 x double> %660)
  store <8 x double> %669, ptr %43, align 64
  %670 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %668, <8 x double> %536, <8 x double> %661)
  store <8 x double> %670, ptr %44, align 64
  %671 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %668, <8 x double> %535, <8 x double> %662)
  store <8 x double> %671, ptr %45, align 64
  %672 = mul nsw i64 %598, %18
  %673 = getelementptr inbounds double, ptr %87, i64 %672
  %674 = load double, ptr %673, align 8
  %675 = insertelement <8 x double> poison, double %674, i64 0
  %676 = shufflevector <8 x double> %675, <8 x double> poison, <8 x i32> zeroinitializer
  %677 = fneg <8 x double> %676
  %678 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %677, <8 x double> %611, <8 x double> %669)
  %679 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %677, <8 x double> %610, <8 x double> %670)
  %680 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %677, <8 x double> %609, <8 x double> %671)
  %681 = or i64 %48, 7
  br i1 %21, label %691, label %682

682:                                              ; preds = %617
  %683 = mul nsw i64 %681, %2
  %684 = getelementptr inbounds double, ptr %1, i64 %683
  %685 = load double, ptr %684, align 8
  %686 = insertelement <8 x double> poison, double %685, i64 0
  %687 = shufflevector <8 x double> %686, <8 x double> poison, <8 x i32> zeroinitializer
  %688 = fmul <8 x double> %687, %678
  store <8 x double> %688, ptr %43, align 64
  %689 = fmul <8 x double> %687, %679
  store <8 x double> %689, ptr %44, align 64
  %690 = fmul <8 x double> %687, %680
  store <8 x double> %690, ptr %45, align 64
  br label %691

691:                                              ; preds = %617, %682
  %692 = phi <8 x double> [ %690, %682 ], [ %680, %617 ]
  %693 = phi <8 x double> [ %689, %682 ], [ %679, %617 ]
  %694 = phi <8 x double> [ %688, %682 ], [ %678, %617 ]
  %695 = mul nsw i64 %681, %4
  %696 = getelementptr inbounds double, ptr %3, i64 %695
  store <8 x double> %694, ptr %696, align 64
  %697 = getelementptr inbounds double, ptr %696, i64 8
  store <8 x double> %693, ptr %697, align 64
  %698 = getelementptr inbounds double, ptr %696, i64 16
  store <8 x double> %692, ptr %698, align 64
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
  %731 = getelementptr inbounds double, ptr %715, i64 %730
  %732 = add nsw i64 %729, -1
  %733 = icmp slt i64 %732, 0
  %734 = select i1 %733, i64 %732, i64 0
  %735 = mul nsw i64 %734, %717
  %736 = getelementptr inbounds double, ptr %731, i64 %735
  %737 = icmp slt i64 %732, 1
  %738 = select i1 %737, i64 %732, i64 1
  %739 = mul nsw i64 %738, %717
  %740 = getelementptr inbounds double, ptr %731, i64 %739
  %741 = icmp slt i64 %732, 2
  %742 = select i1 %741, i64 %732, i64 2
  %743 = mul nsw i64 %742, %717
  %744 = getelementptr inbounds double, ptr %731, i64 %743
  %745 = icmp slt i64 %732, 3
  %746 = select i1 %745, i64 %732, i64 3
  %747 = mul nsw i64 %746, %717
  %748 = getelementptr inbounds double, ptr %731, i64 %747
  %749 = icmp slt i64 %732, 4
  %750 = select i1 %749, i64 %732, i64 4
  %751 = mul nsw i64 %750, %717
  %752 = getelementptr inbounds double, ptr %731, i64 %751
  %753 = icmp slt i64 %732, 5
  %754 = select i1 %753, i64 %732, i64 5
  %755 = mul nsw i64 %754, %717
  %756 = getelementptr inbounds double, ptr %731, i64 %755
  %757 = icmp slt i64 %732, 6
  %758 = select i1 %757, i64 %732, i64 6
  %759 = mul nsw i64 %758, %717
  %760 = getelementptr inbounds double, ptr %731, i64 %759
  %761 = icmp slt i64 %732, 7
  %762 = select i1 %761, i64 %732, i64 7
  %763 = mul nsw i64 %762, %717
  %764 = getelementptr inbounds double, ptr %731, i64 %763
  %765 = add nsw i64 %734, %725
  %766 = mul nsw i64 %765, %4
  %767 = getelementptr inbounds double, ptr %3, i64 %766
  %768 = load <8 x double>, ptr %767, align 64
  %769 = add nsw i64 %738, %725
  %770 = mul nsw i64 %769, %4
  %771 = getelementptr inbounds double, ptr %3, i64 %770
  %772 = load <8 x double>, ptr %771, align 64
  %773 = add nsw i64 %742, %725
  %774 = mul nsw i64 %773, %4
  %775 = getelementptr inbounds double, ptr %3, i64 %774
  %776 = load <8 x double>, ptr %775, align 64
  %777 = add nsw i64 %746, %725
  %778 = mul nsw i64 %777, %4
  %779 = getelementptr inbounds double, ptr %3, i64 %778
  %780 = load <8 x double>, ptr %779, align 64
  %781 = add nsw i64 %750, %725
  %782 = mul nsw i64 %781, %4
  %783 = getelementptr inbounds double, ptr %3, i64 %782
  %784 = load <8 x double>, ptr %783, align 64
  %785 = add nsw i64 %754, %725
  %786 = mul nsw i64 %785, %4
  %787 = getelementptr inbounds double, ptr %3, i64 %786
  %788 = load <8 x double>, ptr %787, align 64
  %789 = add nsw i64 %758, %725
  %790 = mul nsw i64 %789, %4
  %791 = getelementptr inbounds double, ptr %3, i64 %790
  %792 = load <8 x double>, ptr %791, align 64
  %793 = add nsw i64 %762, %725
  %794 = mul nsw i64 %793, %4
  %795 = getelementptr inbounds double, ptr %3, i64 %794
  %796 = load <8 x double>, ptr %795, align 64
  %797 = call i64 @llvm.smax.i64(i64 %726, i64 0)
  %798 = icmp eq i64 %725, 0
  br i1 %798, label %863, label %799

799:                                              ; preds = %723, %799
  %800 = phi <8 x double> [ %859, %799 ], [ %796, %723 ]
  %801 = phi <8 x double> [ %853, %799 ], [ %792, %723 ]
  %802 = phi <8 x double> [ %847, %799 ], [ %788, %723 ]
  %803 = phi <8 x double> [ %841, %799 ], [ %784, %723 ]
  %804 = phi <8 x double> [ %835, %799 ], [ %780, %723 ]
  %805 = phi <8 x double> [ %829, %799 ], [ %776, %723 ]
  %806 = phi <8 x double> [ %823, %799 ], [ %772, %723 ]
  %807 = phi <8 x double> [ %817, %799 ], [ %768, %723 ]
  %808 = phi ptr [ %861, %799 ], [ %3, %723 ]
  %809 = phi i64 [ %860, %799 ], [ 0, %723 ]
  %810 = load <8 x double>, ptr %808, align 64
  %811 = mul nsw i64 %809, %719
  %812 = getelementptr inbounds double, ptr %736, i64 %811
  %813 = load double, ptr %812, align 8
  %814 = insertelement <8 x double> poison, double %813, i64 0
  %815 = shufflevector <8 x double> %814, <8 x double> poison, <8 x i32> zeroinitializer
  %816 = fneg <8 x double> %815
  %817 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %816, <8 x double> %810, <8 x double> %807)
  %818 = getelementptr inbounds double, ptr %740, i64 %811
  %819 = load double, ptr %818, align 8
  %820 = insertelement <8 x double> poison, double %819, i64 0
  %821 = shufflevector <8 x double> %820, <8 x double> poison, <8 x i32> zeroinitializer
  %822 = fneg <8 x double> %821
  %823 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %822, <8 x double> %810, <8 x double> %806)
  %824 = getelementptr inbounds double, ptr %744, i64 %811
  %825 = load double, ptr %824, align 8
  %826 = insertelement <8 x double> poison, double %825, i64 0
  %827 = shufflevector <8 x double> %826, <8 x double> poison, <8 x i32> zeroinitializer
  %828 = fneg <8 x double> %827
  %829 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %828, <8 x double> %810, <8 x double> %805)
  %830 = getelementptr inbounds double, ptr %748, i64 %811
  %831 = load double, ptr %830, align 8
  %832 = insertelement <8 x double> poison, double %831, i64 0
  %833 = shufflevector <8 x double> %832, <8 x double> poison, <8 x i32> zeroinitializer
  %834 = fneg <8 x double> %833
  %835 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %834, <8 x double> %810, <8 x double> %804)
  %836 = getelementptr inbounds double, ptr %752, i64 %811
  %837 = load double, ptr %836, align 8
  %838 = insertelement <8 x double> poison, double %837, i64 0
  %839 = shufflevector <8 x double> %838, <8 x double> poison, <8 x i32> zeroinitializer
  %840 = fneg <8 x double> %839
  %841 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %840, <8 x double> %810, <8 x double> %803)
  %842 = getelementptr inbounds double, ptr %756, i64 %811
  %843 = load double, ptr %842, align 8
  %844 = insertelement <8 x double> poison, double %843, i64 0
  %845 = shufflevector <8 x double> %844, <8 x double> poison, <8 x i32> zeroinitializer
  %846 = fneg <8 x double> %845
  %847 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %846, <8 x double> %810, <8 x double> %802)
  %848 = getelementptr inbounds double, ptr %760, i64 %811
  %849 = load double, ptr %848, align 8
  %850 = insertelement <8 x double> poison, double %849, i64 0
  %851 = shufflevector <8 x double> %850, <8 x double> poison, <8 x i32> zeroinitializer
  %852 = fneg <8 x double> %851
  %853 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %852, <8 x double> %810, <8 x double> %801)
  %854 = getelementptr inbounds double, ptr %764, i64 %811
  %855 = load double, ptr %854, align 8
  %856 = insertelement <8 x double> poison, double %855, i64 0
  %857 = shufflevector <8 x double> %856, <8 x double> poison, <8 x i32> zeroinitializer
  %858 = fneg <8 x double> %857
  %859 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %858, <8 x double> %810, <8 x double> %800)
  %860 = add nuw nsw i64 %809, 1
  %861 = getelementptr inbounds double, ptr %808, i64 %4
  %862 = icmp eq i64 %860, %725
  br i1 %862, label %863, label %799

863:                                              ; preds = %799, %723
  %864 = phi <8 x double> [ %796, %723 ], [ %859, %799 ]
  %865 = phi <8 x double> [ %792, %723 ], [ %853, %799 ]
  %866 = phi <8 x double> [ %788, %723 ], [ %847, %799 ]
  %867 = phi <8 x double> [ %784, %723 ], [ %841, %799 ]
  %868 = phi <8 x double> [ %780, %723 ], [ %835, %799 ]
  %869 = phi <8 x double> [ %776, %723 ], [ %829, %799 ]
  %870 = phi <8 x double> [ %772, %723 ], [ %823, %799 ]
  %871 = phi <8 x double> [ %768, %723 ], [ %817, %799 ]
  %872 = icmp slt i64 %726, 1
  br i1 %872, label %1179, label %873

873:                                              ; preds = %863
  br i1 %722, label %881, label %874

874:                                              ; preds = %873
  %875 = mul nsw i64 %725, %2
  %876 = getelementptr inbounds double, ptr %1, i64 %875
  %877 = load double, ptr %876, align 8
  %878 = insertelement <8 x double> poison, double %877, i64 0
  %879 = shufflevector <8 x double> %878, <8 x double> poison, <8 x i32> zeroinitializer
  %880 = fmul <8 x double> %879, %871
  br label %881

881:                                              ; preds = %874, %873
  %882 = phi <8 x double> [ %880, %874 ], [ %871, %873 ]
  %883 = mul nsw i64 %725, %4
  %884 = getelementptr inbounds double, ptr %3, i64 %883
  store <8 x double> %882, ptr %884, align 64
  %885 = icmp eq i64 %797, 1
  br i1 %885, label %1179, label %886

886:                                              ; preds = %881
  %887 = mul nsw i64 %725, %719
  %888 = getelementptr inbounds double, ptr %740, i64 %887
  %889 = load double, ptr %888, align 8
  %890 = insertelement <8 x double> poison, double %889, i64 0
  %891 = shufflevector <8 x double> %890, <8 x double> poison, <8 x i32> zeroinitializer
  %892 = fneg <8 x double> %891
  %893 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %892, <8 x double> %882, <8 x double> %870)
  %894 = or i64 %725, 1
  br i1 %722, label %902, label %895

895:                                              ; preds = %886
  %896 = mul nsw i64 %894, %2
  %897 = getelementptr inbounds double, ptr %1, i64 %896
  %898 = load double, ptr %897, align 8
  %899 = insertelement <8 x double> poison, double %898, i64 0
  %900 = shufflevector <8 x double> %899, <8 x double> poison, <8 x i32> zeroinitializer
  %901 = fmul <8 x double> %900, %893
  br label %902

902:                                              ; preds = %886, %895
  %903 = phi <8 x double> [ %901, %895 ], [ %893, %886 ]
  %904 = mul nsw i64 %894, %4
  %905 = getelementptr inbounds double, ptr %3, i64 %904
  store <8 x double> %903, ptr %905, align 64
  %906 = icmp eq i64 %797, 2
  br i1 %906, label %1179, label %907

907:                                              ; preds = %902
  %908 = mul nsw i64 %725, %719
  %909 = getelementptr inbounds double, ptr %744, i64 %908
  %910 = load double, ptr %909, align 8
  %911 = insertelement <8 x double> poison, double %910, i64 0
  %912 = shufflevector <8 x double> %911, <8 x double> poison, <8 x i32> zeroinitializer
  %913 = fneg <8 x double> %912
  %914 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %913, <8 x double> %882, <8 x double> %869)
  %915 = mul nsw i64 %894, %719
  %916 = getelementptr inbounds double, ptr %744, i64 %915
  %917 = load double, ptr %916, align 8
  %918 = insertelement <8 x double> poison, double %917, i64 0
  %919 = shufflevector <8 x double> %918, <8 x double> poison, <8 x i32> zeroinitializer
  %920 = fneg <8 x double> %919
  %921 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %920, <8 x double> %903, <8 x double> %914)
  %922 = or i64 %725, 2
  br i1 %722, label %930, label %923

923:                                              ; preds = %907
  %924 = mul nsw i64 %922, %2
  %925 = getelementptr inbounds double, ptr %1, i64 %924
  %926 = load double, ptr %925, align 8
  %927 = insertelement <8 x double> poison, double %926, i64 0
  %928 = shufflevector <8 x double> %927, <8 x double> poison, <8 x i32> zeroinitializer
  %929 = fmul <8 x double> %928, %921
  br label %930

930:                                              ; preds = %907, %923
  %931 = phi <8 x double> [ %929, %923 ], [ %921, %907 ]
  %932 = mul nsw i64 %922, %4
  %933 = getelementptr inbounds double, ptr %3, i64 %932
  store <8 x double> %931, ptr %933, align 64
  %934 = icmp eq i64 %797, 3
  br i1 %934, label %1179, label %935

935:                                              ; preds = %930
  %936 = mul nsw i64 %725, %719
  %937 = getelementptr inbounds double, ptr %748, i64 %936
  %938 = load double, ptr %937, align 8
  %939 = insertelement <8 x double> poison, double %938, i64 0
  %940 = shufflevector <8 x double> %939, <8 x double> poison, <8 x i32> zeroinitializer
  %941 = fneg <8 x double> %940
  %942 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %941, <8 x double> %882, <8 x double> %868)
  %943 = mul nsw i64 %894, %719
  %944 = getelementptr inbounds double, ptr %748, i64 %943
  %945 = load double, ptr %944, align 8
  %946 = insertelement <8 x double> poison, double %945, i64 0
  %947 = shufflevector <8 x double> %946, <8 x double> poison, <8 x i32> zeroinitializer
  %948 = fneg <8 x double> %947
  %949 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %948, <8 x double> %903, <8 x double> %942)
  %950 = mul nsw i64 %922, %719
  %951 = getelementptr inbounds double, ptr %748, i64 %950
  %952 = load double, ptr %951, align 8
  %953 = insertelement <8 x double> poison, double %952, i64 0
  %954 = shufflevector <8 x double> %953, <8 x double> poison, <8 x i32> zeroinitializer
  %955 = fneg <8 x double> %954
  %956 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %955, <8 x double> %931, <8 x double> %949)
  %957 = or i64 %725, 3
  br i1 %722, label %965, label %958

958:                                              ; preds = %935
  %959 = mul nsw i64 %957, %2
  %960 = getelementptr inbounds double, ptr %1, i64 %959
  %961 = load double, ptr %960, align 8
  %962 = insertelement <8 x double> poison, double %961, i64 0
  %963 = shufflevector <8 x double> %962, <8 x double> poison, <8 x i32> zeroinitializer
  %964 = fmul <8 x double> %963, %956
  br label %965

965:                                              ; preds = %935, %958
  %966 = phi <8 x double> [ %964, %958 ], [ %956, %935 ]
  %967 = mul nsw i64 %957, %4
  %968 = getelementptr inbounds double, ptr %3, i64 %967
  store <8 x double> %966, ptr %968, align 64
  %969 = icmp eq i64 %797, 4
  br i1 %969, label %1179, label %970

970:                                              ; preds = %965
  %971 = mul nsw i64 %725, %719
  %972 = getelementptr inbounds double, ptr %752, i64 %971
  %973 = load double, ptr %972, align 8
  %974 = insertelement <8 x double> poison, double %973, i64 0
  %975 = shufflevector <8 x double> %974, <8 x double> poison, <8 x i32> zeroinitializer
  %976 = fneg <8 x double> %975
  %977 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %976, <8 x double> %882, <8 x double> %867)
  %978 = mul nsw i64 %894, %719
  %979 = getelementptr inbounds double, ptr %752, i64 %978
  %980 = load double, ptr %979, align 8
  %981 = insertelement <8 x double> poison, double %980, i64 0
  %982 = shufflevector <8 x double> %981, <8 x double> poison, <8 x i32> zeroinitializer
  %983 = fneg <8 x double> %982
  %984 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %983, <8 x double> %903, <8 x double> %977)
  %985 = mul nsw i64 %922, %719
  %986 = getelementptr inbounds double, ptr %752, i64 %985
  %987 = load double, ptr %986, align 8
  %988 = insertelement <8 x double> poison, double %987, i64 0
  %989 = shufflevector <8 x double> %988, <8 x double> poison, <8 x i32> zeroinitializer
  %990 = fneg <8 x double> %989
  %991 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %990, <8 x double> %931, <8 x double> %984)
  %992 = mul nsw i64 %957, %719
  %993 = getelementptr inbounds double, ptr %752, i64 %992
  %994 = load double, ptr %993, align 8
  %995 = insertelement <8 x double> poison, double %994, i64 0
  %996 = shufflevector <8 x double> %995, <8 x double> poison, <8 x i32> zeroinitializer
  %997 = fneg <8 x double> %996
  %998 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %997, <8 x double> %966, <8 x double> %991)
  %999 = or i64 %725, 4
  br i1 %722, label %1007, label %1000

1000:                                             ; preds = %970
  %1001 = mul nsw i64 %999, %2
  %1002 = getelementptr inbounds double, ptr %1, i64 %1001
  %1003 = load double, ptr %1002, align 8
  %1004 = insertelement <8 x double> poison, double %1003, i64 0
  %1005 = shufflevector <8 x double> %1004, <8 x double> poison, <8 x i32> zeroinitializer
  %1006 = fmul <8 x double> %1005, %998
  br label %1007

1007:                                             ; preds = %970, %1000
  %1008 = phi <8 x double> [ %1006, %1000 ], [ %998, %970 ]
  %1009 = mul nsw i64 %999, %4
  %1010 = getelementptr inbounds double, ptr %3, i64 %1009
  store <8 x double> %1008, ptr %1010, align 64
  %1011 = icmp eq i64 %797, 5
  br i1 %1011, label %1179, label %1012

1012:                                             ; preds = %1007
  %1013 = mul nsw i64 %725, %719
  %1014 = getelementptr inbounds double, ptr %756, i64 %1013
  %1015 = load double, ptr %1014, align 8
  %1016 = insertelement <8 x double> poison, double %1015, i64 0
  %1017 = shufflevector <8 x double> %1016, <8 x double> poison, <8 x i32> zeroinitializer
  %1018 = fneg <8 x double> %1017
  %1019 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1018, <8 x double> %882, <8 x double> %866)
  %1020 = mul nsw i64 %894, %719
  %1021 = getelementptr inbounds double, ptr %756, i64 %1020
  %1022 = load double, ptr %1021, align 8
  %1023 = insertelement <8 x double> poison, double %1022, i64 0
  %1024 = shufflevector <8 x double> %1023, <8 x double> poison, <8 x i32> zeroinitializer
  %1025 = fneg <8 x double> %1024
  %1026 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1025, <8 x double> %903, <8 x double> %1019)
  %1027 = mul nsw i64 %922, %719
  %1028 = getelementptr inbounds double, ptr %756, i64 %1027
  %1029 = load double, ptr %1028, align 8
  %1030 = insertelement <8 x double> poison, double %1029, i64 0
  %1031 = shufflevector <8 x double> %1030, <8 x double> poison, <8 x i32> zeroinitializer
  %1032 = fneg <8 x double> %1031
  %1033 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1032, <8 x double> %931, <8 x double> %1026)
  %1034 = mul nsw i64 %957, %719
  %1035 = getelementptr inbounds double, ptr %756, i64 %1034
  %1036 = load double, ptr %1035, align 8
  %1037 = insertelement <8 x double> poison, double %1036, i64 0
  %1038 = shufflevector <8 x double> %1037, <8 x double> poison, <8 x i32> zeroinitializer
  %1039 = fneg <8 x double> %1038
  %1040 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1039, <8 x double> %966, <8 x double> %1033)
  %1041 = mul nsw i64 %999, %719
  %1042 = getelementptr inbounds double, ptr %756, i64 %1041
  %1043 = load double, ptr %1042, align 8
  %1044 = insertelement <8 x double> poison, double %1043, i64 0
  %1045 = shufflevector <8 x double> %1044, <8 x double> poison, <8 x i32> zeroinitializer
  %1046 = fneg <8 x double> %1045
  %1047 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1046, <8 x double> %1008, <8 x double> %1040)
  %1048 = or i64 %725, 5
  br i1 %722, label %1056, label %1049

1049:                                             ; preds = %1012
  %1050 = mul nsw i64 %1048, %2
  %1051 = getelementptr inbounds double, ptr %1, i64 %1050
  %1052 = load double, ptr %1051, align 8
  %1053 = insertelement <8 x double> poison, double %1052, i64 0
  %1054 = shufflevector <8 x double> %1053, <8 x double> poison, <8 x i32> zeroinitializer
  %1055 = fmul <8 x double> %1054, %1047
  br label %1056

1056:                                             ; preds = %1012, %1049
  %1057 = phi <8 x double> [ %1055, %1049 ], [ %1047, %1012 ]
  %1058 = mul nsw i64 %1048, %4
  %1059 = getelementptr inbounds double, ptr %3, i64 %1058
  store <8 x double> %1057, ptr %1059, align 64
  %1060 = icmp eq i64 %797, 6
  br i1 %1060, label %1179, label %1061

1061:                                             ; preds = %1056
  %1062 = mul nsw i64 %725, %719
  %1063 = getelementptr inbounds double, ptr %760, i64 %1062
  %1064 = load double, ptr %1063, align 8
  %1065 = insertelement <8 x double> poison, double %1064, i64 0
  %1066 = shufflevector <8 x double> %1065, <8 x double> poison, <8 x i32> zeroinitializer
  %1067 = fneg <8 x double> %1066
  %1068 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1067, <8 x double> %882, <8 x double> %865)
  %1069 = mul nsw i64 %894, %719
  %1070 = getelementptr inbounds double, ptr %760, i64 %1069
  %1071 = load double, ptr %1070, align 8
  %1072 = insertelement <8 x double> poison, double %1071, i64 0
  %1073 = shufflevector <8 x double> %1072, <8 x double> poison, <8 x i32> zeroinitializer
  %1074 = fneg <8 x double> %1073
  %1075 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1074, <8 x double> %903, <8 x double> %1068)
  %1076 = mul nsw i64 %922, %719
  %1077 = getelementptr inbounds double, ptr %760, i64 %1076
  %1078 = load double, ptr %1077, align 8
  %1079 = insertelement <8 x double> poison, double %1078, i64 0
  %1080 = shufflevector <8 x double> %1079, <8 x double> poison, <8 x i32> zeroinitializer
  %1081 = fneg <8 x double> %1080
  %1082 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1081, <8 x double> %931, <8 x double> %1075)
  %1083 = mul nsw i64 %957, %719
  %1084 = getelementptr inbounds double, ptr %760, i64 %1083
  %1085 = load double, ptr %1084, align 8
  %1086 = insertelement <8 x double> poison, double %1085, i64 0
  %1087 = shufflevector <8 x double> %1086, <8 x double> poison, <8 x i32> zeroinitializer
  %1088 = fneg <8 x double> %1087
  %1089 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1088, <8 x double> %966, <8 x double> %1082)
  %1090 = mul nsw i64 %999, %719
  %1091 = getelementptr inbounds double, ptr %760, i64 %1090
  %1092 = load double, ptr %1091, align 8
  %1093 = insertelement <8 x double> poison, double %1092, i64 0
  %1094 = shufflevector <8 x double> %1093, <8 x double> poison, <8 x i32> zeroinitializer
  %1095 = fneg <8 x double> %1094
  %1096 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1095, <8 x double> %1008, <8 x double> %1089)
  %1097 = mul nsw i64 %1048, %719
  %1098 = getelementptr inbounds double, ptr %760, i64 %1097
  %1099 = load double, ptr %1098, align 8
  %1100 = insertelement <8 x double> poison, double %1099, i64 0
  %1101 = shufflevector <8 x double> %1100, <8 x double> poison, <8 x i32> zeroinitializer
  %1102 = fneg <8 x double> %1101
  %1103 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1102, <8 x double> %1057, <8 x double> %1096)
  %1104 = or i64 %725, 6
  br i1 %722, label %1112, label %1105

1105:                                             ; preds = %1061
  %1106 = mul nsw i64 %1104, %2
  %1107 = getelementptr inbounds double, ptr %1, i64 %1106
  %1108 = load double, ptr %1107, align 8
  %1109 = insertelement <8 x double> poison, double %1108, i64 0
  %1110 = shufflevector <8 x double> %1109, <8 x double> poison, <8 x i32> zeroinitializer
  %1111 = fmul <8 x double> %1110, %1103
  br label %1112

1112:                                             ; preds = %1061, %1105
  %1113 = phi <8 x double> [ %1111, %1105 ], [ %1103, %1061 ]
  %1114 = mul nsw i64 %1104, %4
  %1115 = getelementptr inbounds double, ptr %3, i64 %1114
  store <8 x double> %1113, ptr %1115, align 64
  %1116 = icmp eq i64 %797, 7
  br i1 %1116, label %1179, label %1117

1117:                                             ; preds = %1112
  %1118 = mul nsw i64 %725, %719
  %1119 = getelementptr inbounds double, ptr %764, i64 %1118
  %1120 = load double, ptr %1119, align 8
  %1121 = insertelement <8 x double> poison, double %1120, i64 0
  %1122 = shufflevector <8 x double> %1121, <8 x double> poison, <8 x i32> zeroinitializer
  %1123 = fneg <8 x double> %1122
  %1124 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1123, <8 x double> %882, <8 x double> %864)
  %1125 = mul nsw i64 %894, %719
  %1126 = getelementptr inbounds double, ptr %764, i64 %1125
  %1127 = load double, ptr %1126, align 8
  %1128 = insertelement <8 x double> poison, double %1127, i64 0
  %1129 = shufflevector <8 x double> %1128, <8 x double> poison, <8 x i32> zeroinitializer
  %1130 = fneg <8 x double> %1129
  %1131 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1130, <8 x double> %903, <8 x double> %1124)
  %1132 = mul nsw i64 %922, %719
  %1133 = getelementptr inbounds double, ptr %764, i64 %1132
  %1134 = load double, ptr %1133, align 8
  %1135 = insertelement <8 x double> poison, double %1134, i64 0
  %1136 = shufflevector <8 x double> %1135, <8 x double> poison, <8 x i32> zeroinitializer
  %1137 = fneg <8 x double> %1136
  %1138 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1137, <8 x double> %931, <8 x double> %1131)
  %1139 = mul nsw i64 %957, %719
  %1140 = getelementptr inbounds double, ptr %764, i64 %1139
  %1141 = load double, ptr %1140, align 8
  %1142 = insertelement <8 x double> poison, double %1141, i64 0
  %1143 = shufflevector <8 x double> %1142, <8 x double> poison, <8 x i32> zeroinitializer
  %1144 = fneg <8 x double> %1143
  %1145 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1144, <8 x double> %966, <8 x double> %1138)
  %1146 = mul nsw i64 %999, %719
  %1147 = getelementptr inbounds double, ptr %764, i64 %1146
  %1148 = load double, ptr %1147, align 8
  %1149 = insertelement <8 x double> poison, double %1148, i64 0
  %1150 = shufflevector <8 x double> %1149, <8 x double> poison, <8 x i32> zeroinitializer
  %1151 = fneg <8 x double> %1150
  %1152 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1151, <8 x double> %1008, <8 x double> %1145)
  %1153 = mul nsw i64 %1048, %719
  %1154 = getelementptr inbounds double, ptr %764, i64 %1153
  %1155 = load double, ptr %1154, align 8
  %1156 = insertelement <8 x double> poison, double %1155, i64 0
  %1157 = shufflevector <8 x double> %1156, <8 x double> poison, <8 x i32> zeroinitializer
  %1158 = fneg <8 x double> %1157
  %1159 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1158, <8 x double> %1057, <8 x double> %1152)
  %1160 = mul nsw i64 %1104, %719
  %1161 = getelementptr inbounds double, ptr %764, i64 %1160
  %1162 = load double, ptr %1161, align 8
  %1163 = insertelement <8 x double> poison, double %1162, i64 0
  %1164 = shufflevector <8 x double> %1163, <8 x double> poison, <8 x i32> zeroinitializer
  %1165 = fneg <8 x double> %1164
  %1166 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1165, <8 x double> %1113, <8 x double> %1159)
  %1167 = or i64 %725, 7
  br i1 %722, label %1175, label %1168

1168:                                             ; preds = %1117
  %1169 = mul nsw i64 %1167, %2
  %1170 = getelementptr inbounds double, ptr %1, i64 %1169
  %1171 = load double, ptr %1170, align 8
  %1172 = insertelement <8 x double> poison, double %1171, i64 0
  %1173 = shufflevector <8 x double> %1172, <8 x double> poison, <8 x i32> zeroinitializer
  %1174 = fmul <8 x double> %1173, %1166
  br label %1175

1175:                                             ; preds = %1117, %1168
  %1176 = phi <8 x double> [ %1174, %1168 ], [ %1166, %1117 ]
  %1177 = mul nsw i64 %1167, %4
  %1178 = getelementptr inbounds double, ptr %3, i64 %1177
  store <8 x double> %1176, ptr %1178, align 64
  br label %1179

1179:                                             ; preds = %1175, %1112, %1056, %1007, %965, %930, %902, %881, %863
  %1180 = add nuw nsw i64 %725, 8
  %1181 = icmp slt i64 %1180, %5
  %1182 = add i64 %724, -8
  br i1 %1181, label %723, label %1377

1183:                                             ; preds = %706, %1373
  %1184 = phi i64 [ 0, %706 ], [ %1375, %1373 ]
  %1185 = phi i64 [ 0, %706 ], [ %1374, %1373 ]
  %1186 = getelementptr inbounds double, ptr %3, i64 %1184
  br i1 %712, label %1187, label %1373

1187:                                             ; preds = %1183, %1369
  %1188 = phi i64 [ %1372, %1369 ], [ %5, %1183 ]
  %1189 = phi i64 [ %1370, %1369 ], [ 0, %1183 ]
  %1190 = call i64 @llvm.smin.i64(i64 %1188, i64 4)
  %1191 = sub nsw i64 %5, %1189
  %1192 = icmp slt i64 %1191, 4
  %1193 = select i1 %1192, i64 %1191, i64 4
  %1194 = mul nsw i64 %1189, %709
  %1195 = getelementptr inbounds double, ptr %707, i64 %1194
  %1196 = add nsw i64 %1193, -1
  %1197 = icmp slt i64 %1196, 0
  %1198 = select i1 %1197, i64 %1196, i64 0
  %1199 = mul nsw i64 %1198, %709
  %1200 = getelementptr inbounds double, ptr %1195, i64 %1199
  %1201 = icmp slt i64 %1196, 1
  %1202 = select i1 %1201, i64 %1196, i64 1
  %1203 = mul nsw i64 %1202, %709
  %1204 = getelementptr inbounds double, ptr %1195, i64 %1203
  %1205 = icmp slt i64 %1196, 2
  %1206 = select i1 %1205, i64 %1196, i64 2
  %1207 = mul nsw i64 %1206, %709
  %1208 = getelementptr inbounds double, ptr %1195, i64 %1207
  %1209 = icmp slt i64 %1196, 3
  %1210 = select i1 %1209, i64 %1196, i64 3
  %1211 = mul nsw i64 %1210, %709
  %1212 = getelementptr inbounds double, ptr %1195, i64 %1211
  %1213 = add nsw i64 %1198, %1189
  %1214 = mul nsw i64 %1213, %4
  %1215 = getelementptr inbounds double, ptr %1186, i64 %1214
  %1216 = load <8 x double>, ptr %1215, align 64
  %1217 = add nsw i64 %1202, %1189
  %1218 = mul nsw i64 %1217, %4
  %1219 = getelementptr inbounds double, ptr %1186, i64 %1218
  %1220 = load <8 x double>, ptr %1219, align 64
  %1221 = add nsw i64 %1206, %1189
  %1222 = mul nsw i64 %1221, %4
  %1223 = getelementptr inbounds double, ptr %1186, i64 %1222
  %1224 = load <8 x double>, ptr %1223, align 64
  %1225 = add nsw i64 %1210, %1189
  %1226 = mul nsw i64 %1225, %4
  %1227 = getelementptr inbounds double, ptr %1186, i64 %1226
  %1228 = load <8 x double>, ptr %1227, align 64
  %1229 = call i64 @llvm.smax.i64(i64 %1190, i64 0)
  %1230 = icmp eq i64 %1189, 0
  br i1 %1230, label %1267, label %1231

1231:                                             ; preds = %1187, %1231
  %1232 = phi <8 x double> [ %1263, %1231 ], [ %1228, %1187 ]
  %1233 = phi <8 x double> [ %1257, %1231 ], [ %1224, %1187 ]
  %1234 = phi <8 x double> [ %1251, %1231 ], [ %1220, %1187 ]
  %1235 = phi <8 x double> [ %1245, %1231 ], [ %1216, %1187 ]
  %1236 = phi ptr [ %1265, %1231 ], [ %1186, %1187 ]
  %1237 = phi i64 [ %1264, %1231 ], [ 0, %1187 ]
  %1238 = load <8 x double>, ptr %1236, align 64
  %1239 = mul nsw i64 %1237, %711
  %1240 = getelementptr inbounds double, ptr %1200, i64 %1239
  %1241 = load double, ptr %1240, align 8
  %1242 = insertelement <8 x double> poison, double %1241, i64 0
  %1243 = shufflevector <8 x double> %1242, <8 x double> poison, <8 x i32> zeroinitializer
  %1244 = fneg <8 x double> %1243
  %1245 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1244, <8 x double> %1238, <8 x double> %1235)
  %1246 = getelementptr inbounds double, ptr %1204, i64 %1239
  %1247 = load double, ptr %1246, align 8
  %1248 = insertelement <8 x double> poison, double %1247, i64 0
  %1249 = shufflevector <8 x double> %1248, <8 x double> poison, <8 x i32> zeroinitializer
  %1250 = fneg <8 x double> %1249
  %1251 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1250, <8 x double> %1238, <8 x double> %1234)
  %1252 = getelementptr inbounds double, ptr %1208, i64 %1239
  %1253 = load double, ptr %1252, align 8
  %1254 = insertelement <8 x double> poison, double %1253, i64 0
  %1255 = shufflevector <8 x double> %1254, <8 x double> poison, <8 x i32> zeroinitializer
  %1256 = fneg <8 x double> %1255
  %1257 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1256, <8 x double> %1238, <8 x double> %1233)
  %1258 = getelementptr inbounds double, ptr %1212, i64 %1239
  %1259 = load double, ptr %1258, align 8
  %1260 = insertelement <8 x double> poison, double %1259, i64 0
  %1261 = shufflevector <8 x double> %1260, <8 x double> poison, <8 x i32> zeroinitializer
  %1262 = fneg <8 x double> %1261
  %1263 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1262, <8 x double> %1238, <8 x double> %1232)
  %1264 = add nuw nsw i64 %1237, 1
  %1265 = getelementptr inbounds double, ptr %1236, i64 %4
  %1266 = icmp eq i64 %1264, %1189
  br i1 %1266, label %1267, label %1231

1267:                                             ; preds = %1231, %1187
  %1268 = phi <8 x double> [ %1228, %1187 ], [ %1263, %1231 ]
  %1269 = phi <8 x double> [ %1224, %1187 ], [ %1257, %1231 ]
  %1270 = phi <8 x double> [ %1220, %1187 ], [ %1251, %1231 ]
  %1271 = phi <8 x double> [ %1216, %1187 ], [ %1245, %1231 ]
  %1272 = icmp slt i64 %1190, 1
  br i1 %1272, label %1369, label %1273

1273:                                             ; preds = %1267
  br i1 %713, label %1281, label %1274

1274:                                             ; preds = %1273
  %1275 = mul nsw i64 %1189, %2
  %1276 = getelementptr inbounds double, ptr %1, i64 %1275
  %1277 = load double, ptr %1276, align 8
  %1278 = insertelement <8 x double> poison, double %1277, i64 0
  %1279 = shufflevector <8 x double> %1278, <8 x double> poison, <8 x i32> zeroinitializer
  %1280 = fmul <8 x double> %1279, %1271
  br label %1281

1281:                                             ; preds = %1274, %1273
  %1282 = phi <8 x double> [ %1280, %1274 ], [ %1271, %1273 ]
  %1283 = mul nsw i64 %1189, %4
  %1284 = getelementptr inbounds double, ptr %1186, i64 %1283
  store <8 x double> %1282, ptr %1284, align 64
  %1285 = icmp eq i64 %1229, 1
  br i1 %1285, label %1369, label %1286

1286:                                             ; preds = %1281
  %1287 = mul nsw i64 %1189, %711
  %1288 = getelementptr inbounds double, ptr %1204, i64 %1287
  %1289 = load double, ptr %1288, align 8
  %1290 = insertelement <8 x double> poison, double %1289, i64 0
  %1291 = shufflevector <8 x double> %1290, <8 x double> poison, <8 x i32> zeroinitializer
  %1292 = fneg <8 x double> %1291
  %1293 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1292, <8 x double> %1282, <8 x double> %1270)
  %1294 = or i64 %1189, 1
  br i1 %713, label %1302, label %1295

1295:                                             ; preds = %1286
  %1296 = mul nsw i64 %1294, %2
  %1297 = getelementptr inbounds double, ptr %1, i64 %1296
  %1298 = load double, ptr %1297, align 8
  %1299 = insertelement <8 x double> poison, double %1298, i64 0
  %1300 = shufflevector <8 x double> %1299, <8 x double> poison, <8 x i32> zeroinitializer
  %1301 = fmul <8 x double> %1300, %1293
  br label %1302

1302:                                             ; preds = %1286, %1295
  %1303 = phi <8 x double> [ %1301, %1295 ], [ %1293, %1286 ]
  %1304 = mul nsw i64 %1294, %4
  %1305 = getelementptr inbounds double, ptr %1186, i64 %1304
  store <8 x double> %1303, ptr %1305, align 64
  %1306 = icmp eq i64 %1229, 2
  br i1 %1306, label %1369, label %1307

1307:                                             ; preds = %1302
  %1308 = mul nsw i64 %1189, %711
  %1309 = getelementptr inbounds double, ptr %1208, i64 %1308
  %1310 = load double, ptr %1309, align 8
  %1311 = insertelement <8 x double> poison, double %1310, i64 0
  %1312 = shufflevector <8 x double> %1311, <8 x double> poison, <8 x i32> zeroinitializer
  %1313 = fneg <8 x double> %1312
  %1314 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1313, <8 x double> %1282, <8 x double> %1269)
  %1315 = mul nsw i64 %1294, %711
  %1316 = getelementptr inbounds double, ptr %1208, i64 %1315
  %1317 = load double, ptr %1316, align 8
  %1318 = insertelement <8 x double> poison, double %1317, i64 0
  %1319 = shufflevector <8 x double> %1318, <8 x double> poison, <8 x i32> zeroinitializer
  %1320 = fneg <8 x double> %1319
  %1321 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1320, <8 x double> %1303, <8 x double> %1314)
  %1322 = or i64 %1189, 2
  br i1 %713, label %1330, label %1323

1323:                                             ; preds = %1307
  %1324 = mul nsw i64 %1322, %2
  %1325 = getelementptr inbounds double, ptr %1, i64 %1324
  %1326 = load double, ptr %1325, align 8
  %1327 = insertelement <8 x double> poison, double %1326, i64 0
  %1328 = shufflevector <8 x double> %1327, <8 x double> poison, <8 x i32> zeroinitializer
  %1329 = fmul <8 x double> %1328, %1321
  br label %1330

1330:                                             ; preds = %1307, %1323
  %1331 = phi <8 x double> [ %1329, %1323 ], [ %1321, %1307 ]
  %1332 = mul nsw i64 %1322, %4
  %1333 = getelementptr inbounds double, ptr %1186, i64 %1332
  store <8 x double> %1331, ptr %1333, align 64
  %1334 = icmp eq i64 %1229, 3
  br i1 %1334, label %1369, label %1335

1335:                                             ; preds = %1330
  %1336 = mul nsw i64 %1189, %711
  %1337 = getelementptr inbounds double, ptr %1212, i64 %1336
  %1338 = load double, ptr %1337, align 8
  %1339 = insertelement <8 x double> poison, double %1338, i64 0
  %1340 = shufflevector <8 x double> %1339, <8 x double> poison, <8 x i32> zeroinitializer
  %1341 = fneg <8 x double> %1340
  %1342 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1341, <8 x double> %1282, <8 x double> %1268)
  %1343 = mul nsw i64 %1294, %711
  %1344 = getelementptr inbounds double, ptr %1212, i64 %1343
  %1345 = load double, ptr %1344, align 8
  %1346 = insertelement <8 x double> poison, double %1345, i64 0
  %1347 = shufflevector <8 x double> %1346, <8 x double> poison, <8 x i32> zeroinitializer
  %1348 = fneg <8 x double> %1347
  %1349 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1348, <8 x double> %1303, <8 x double> %1342)
  %1350 = mul nsw i64 %1322, %711
  %1351 = getelementptr inbounds double, ptr %1212, i64 %1350
  %1352 = load double, ptr %1351, align 8
  %1353 = insertelement <8 x double> poison, double %1352, i64 0
  %1354 = shufflevector <8 x double> %1353, <8 x double> poison, <8 x i32> zeroinitializer
  %1355 = fneg <8 x double> %1354
  %1356 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1355, <8 x double> %1331, <8 x double> %1349)
  %1357 = or i64 %1189, 3
  br i1 %713, label %1365, label %1358

1358:                                             ; preds = %1335
  %1359 = mul nsw i64 %1357, %2
  %1360 = getelementptr inbounds double, ptr %1, i64 %1359
  %1361 = load double, ptr %1360, align 8
  %1362 = insertelement <8 x double> poison, double %1361, i64 0
  %1363 = shufflevector <8 x double> %1362, <8 x double> poison, <8 x i32> zeroinitializer
  %1364 = fmul <8 x double> %1363, %1356
  br label %1365

1365:                                             ; preds = %1335, %1358
  %1366 = phi <8 x double> [ %1364, %1358 ], [ %1356, %1335 ]
  %1367 = mul nsw i64 %1357, %4
  %1368 = getelementptr inbounds double, ptr %1186, i64 %1367
  store <8 x double> %1366, ptr %1368, align 64
  br label %1369

1369:                                             ; preds = %1365, %1330, %1302, %1281, %1267
  %1370 = add nuw nsw i64 %1189, 4
  %1371 = icmp slt i64 %1370, %5
  %1372 = add i64 %1188, -4
  br i1 %1371, label %1187, label %1373

1373:                                             ; preds = %1369, %1183
  %1374 = add nuw nsw i64 %1185, 1
  %1375 = shl nsw i64 %1374, 3
  %1376 = icmp slt i64 %1375, %6
  br i1 %1376, label %1183, label %1377

1377:                                             ; preds = %1373, %1179, %699, %704, %714, %13
  ret void
}

declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>)

define internal void @factors_task(ptr %0, i64 %1) {
  %3 = alloca %struct.matrix, align 8
  %4 = alloca %struct.matrix, align 8
  %5 = alloca %struct.matrix, align 8
  %6 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %7 = load i64, ptr %6, align 8
  %8 = add nsw i64 %7, 23
  %9 = sdiv i64 %8, 24
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
  %21 = mul i64 %1, 24
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
  %41 = mul nsw i64 %40, 24
  %42 = sub nsw i64 %39, %41
  %43 = icmp slt i64 %42, 24
  %44 = select i1 %43, i64 %42, i64 24
  %45 = load ptr, ptr %19, align 8
  %46 = load i64, ptr %20, align 8
  %47 = mul i64 %21, %46
  %48 = getelementptr inbounds double, ptr %45, i64 %47
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
  call fastcc void @solve_strip(ptr byval(%struct.matrix) align 8 %4, ptr %68, i64 1, ptr %48, i64 24, i64 %58, i64 %44, i64 %71)
  br label %84

72:                                               ; preds = %67
  %73 = add nsw i64 %58, 1
  %74 = mul nsw i64 %61, %73
  %75 = getelementptr inbounds double, ptr %62, i64 %74
  store ptr %75, ptr %31, align 8
  %76 = sub nsw i64 0, %63
  store i64 %76, ptr %32, align 8
  %77 = sub nsw i64 0, %64
  store i64 %77, ptr %33, align 8
  %78 = icmp eq ptr %68, null
  %79 = getelementptr inbounds double, ptr %68, i64 %61
  %80 = select i1 %78, ptr null, ptr %79
  %81 = mul nsw i64 %61, 24
  %82 = getelementptr inbounds double, ptr %48, i64 %81
  %83 = load i64, ptr %30, align 8
  call fastcc void @solve_strip(ptr byval(%struct.matrix) align 8 %5, ptr %80, i64 -1, ptr %82, i64 -24, i64 %58, i64 %44, i64 %83)
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
  %96 = getelementptr inbounds double, ptr %87, i64 %95
  store ptr %96, ptr %34, align 8
  %97 = sub nsw i64 0, %88
  store i64 %97, ptr %35, align 8
  %98 = sub nsw i64 0, %89
  store i64 %98, ptr %36, align 8
  %99 = icmp eq ptr %93, null
  %100 = getelementptr inbounds double, ptr %93, i64 %86
  %101 = select i1 %99, ptr null, ptr %100
  %102 = mul nsw i64 %86, 24
  %103 = getelementptr inbounds double, ptr %48, i64 %102
  %104 = load i64, ptr %30, align 8
  call fastcc void @solve_strip(ptr byval(%struct.matrix) align 8 %3, ptr %101, i64 -1, ptr %103, i64 -24, i64 %85, i64 %44, i64 %104)
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
  %113 = mul nsw i64 %106, 24
  %114 = getelementptr inbounds double, ptr %48, i64 %113
  %115 = load ptr, ptr %24, align 8
  %116 = load i64, ptr %6, align 8
  %117 = mul nsw i64 %116, %112
  %118 = getelementptr inbounds double, ptr %115, i64 %41
  %119 = getelementptr inbounds double, ptr %118, i64 %117
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
  %133 = getelementptr inbounds double, ptr %130, i64 %41
  %134 = getelementptr inbounds double, ptr %133, i64 %132
  %135 = mul nsw i64 %123, 24
  %136 = getelementptr inbounds double, ptr %48, i64 %135
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
  %7 = add nsw i64 %6, 23
  %8 = sdiv i64 %7, 24
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
  %20 = mul i64 %1, 24
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
  %36 = mul nsw i64 %35, 24
  %37 = sub nsw i64 %34, %36
  %38 = icmp slt i64 %37, 24
  %39 = select i1 %38, i64 %37, i64 24
  %40 = load ptr, ptr %18, align 8
  %41 = load i64, ptr %19, align 8
  %42 = mul i64 %20, %41
  %43 = getelementptr inbounds double, ptr %40, i64 %42
  %44 = mul i64 %41, 192
  call void @llvm.memset.p0.i64(ptr align 8 %43, i8 0, i64 %44, i1 false)
  %45 = icmp sgt i64 %37, 0
  br i1 %45, label %70, label %46

46:                                               ; preds = %70, %33
  %47 = load ptr, ptr %22, align 8
  %48 = add nsw i64 %41, 1
  %49 = mul nsw i64 %48, %36
  %50 = getelementptr inbounds double, ptr %47, i64 %49
  store ptr %50, ptr %21, align 8
  store i64 %41, ptr %23, align 8
  store i64 1, ptr %24, align 8
  %51 = mul i64 %35, 576
  %52 = getelementptr inbounds double, ptr %43, i64 %51
  %53 = sub nsw i64 %41, %36
  %54 = load i64, ptr %25, align 8
  call fastcc void @solve_strip(ptr byval(%struct.matrix) align 8 %4, ptr null, i64 0, ptr %52, i64 24, i64 %53, i64 %39, i64 %54)
  %55 = load i64, ptr %19, align 8
  %56 = add nsw i64 %55, -1
  %57 = load ptr, ptr %22, align 8
  %58 = load ptr, ptr %26, align 8
  %59 = add nsw i64 %55, 1
  %60 = mul nsw i64 %56, %59
  %61 = getelementptr inbounds double, ptr %57, i64 %60
  store ptr %61, ptr %27, align 8
  %62 = sub nsw i64 0, %55
  store i64 %62, ptr %28, align 8
  store i64 -1, ptr %29, align 8
  %63 = icmp eq ptr %58, null
  %64 = getelementptr inbounds double, ptr %58, i64 %56
  %65 = select i1 %63, ptr null, ptr %64
  %66 = mul nsw i64 %56, 24
  %67 = getelementptr inbounds double, ptr %43, i64 %66
  %68 = load i64, ptr %25, align 8
  call fastcc void @solve_strip(ptr byval(%struct.matrix) align 8 %3, ptr %65, i64 -1, ptr %67, i64 -24, i64 %55, i64 %39, i64 %68)
  %69 = icmp sgt i64 %41, 0
  br i1 %69, label %78, label %102

70:                                               ; preds = %33, %70
  %71 = phi i64 [ %76, %70 ], [ 0, %33 ]
  %72 = add nsw i64 %71, %36
  %73 = mul nsw i64 %72, 24
  %74 = add nsw i64 %73, %71
  %75 = getelementptr inbounds double, ptr %43, i64 %74
  store double 1.000000e+00, ptr %75, align 8
  %76 = add nuw nsw i64 %71, 1
  %77 = icmp eq i64 %76, %39
  br i1 %77, label %46, label %70

78:                                               ; preds = %46, %83
  %79 = phi i64 [ %84, %83 ], [ 0, %46 ]
  br i1 %45, label %80, label %83

80:                                               ; preds = %78
  %81 = mul nsw i64 %79, 24
  %82 = mul nsw i64 %79, %41
  br label %86

83:                                               ; preds = %86, %78
  %84 = add nuw nsw i64 %79, 1
  %85 = icmp eq i64 %84, %41
  br i1 %85, label %102, label %78

86:                                               ; preds = %86, %80
  %87 = phi i64 [ 0, %80 ], [ %100, %86 ]
  %88 = add nuw nsw i64 %87, %81
  %89 = getelementptr inbounds double, ptr %43, i64 %88
  %90 = load double, ptr %89, align 8
  %91 = load double, ptr %30, align 8
  %92 = fmul double %90, %91
  %93 = load ptr, ptr %31, align 8
  %94 = load ptr, ptr %32, align 8
  %95 = add nsw i64 %87, %36
  %96 = getelementptr inbounds i64, ptr %94, i64 %95
  %97 = load i64, ptr %96, align 8
  %98 = add nsw i64 %97, %82
  %99 = getelementptr inbounds double, ptr %93, i64 %98
  store double %92, ptr %99, align 8
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
