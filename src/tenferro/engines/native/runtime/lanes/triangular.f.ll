; Made from source/lanes/triangular.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 130b5027d7643f3f49b74015ffa324ba931d04391570d0672d83e3473597141c

%struct.job = type { ptr, ptr, ptr, i64 }
%struct.places = type { [16 x ptr] }
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
  %4 = alloca [256 x <16 x float>], align 64
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
  call fastcc void @place_parts(ptr %5, i64 %13, i64 %1, i64 %2, i64 %14)
  %15 = load ptr, ptr %11, align 8
  %16 = getelementptr inbounds i64, ptr %15, i64 1
  %17 = load i64, ptr %16, align 8
  call fastcc void @place_parts(ptr %6, i64 %17, i64 %1, i64 %2, i64 %14)
  %18 = getelementptr inbounds [256 x <16 x float>], ptr %4, i64 0, i64 0
  call fastcc void @load_parts(ptr %18, ptr %5, i64 %14)
  %19 = icmp sgt i64 %10, 0
  br i1 %19, label %27, label %23

20:                                               ; preds = %79, %27, %41, %54
  %21 = add nuw i64 %28, 1
  %22 = icmp eq i64 %39, %10
  br i1 %22, label %23, label %27

23:                                               ; preds = %20, %3
  %24 = phi <16 x i32> [ zeroinitializer, %3 ], [ %36, %20 ]
  %25 = call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %24)
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %85, label %86

27:                                               ; preds = %3, %20
  %28 = phi i64 [ %21, %20 ], [ 2, %3 ]
  %29 = phi <16 x i32> [ %36, %20 ], [ zeroinitializer, %3 ]
  %30 = phi i64 [ %39, %20 ], [ 0, %3 ]
  %31 = mul nsw i64 %30, %10
  %32 = add nsw i64 %31, %30
  %33 = getelementptr inbounds [256 x <16 x float>], ptr %4, i64 0, i64 %32
  %34 = load <16 x float>, ptr %33, align 64
  %35 = fcmp ule <16 x float> %34, zeroinitializer
  %36 = select <16 x i1> %35, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %29
  %37 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %34)
  %38 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %37
  store <16 x float> %37, ptr %33, align 64
  %39 = add nuw nsw i64 %30, 1
  %40 = icmp slt i64 %39, %10
  br i1 %40, label %42, label %20

41:                                               ; preds = %42
  br i1 %40, label %55, label %20

42:                                               ; preds = %27, %42
  %43 = phi i64 [ %52, %42 ], [ %39, %27 ]
  %44 = mul nsw i64 %43, %10
  %45 = add nsw i64 %44, %30
  %46 = getelementptr inbounds [256 x <16 x float>], ptr %4, i64 0, i64 %45
  %47 = load <16 x float>, ptr %46, align 64
  %48 = fmul <16 x float> %38, %47
  store <16 x float> %48, ptr %46, align 64
  %49 = fneg <16 x float> %48
  %50 = add nsw i64 %43, %31
  %51 = getelementptr inbounds [256 x <16 x float>], ptr %4, i64 0, i64 %50
  store <16 x float> %49, ptr %51, align 64
  %52 = add nuw nsw i64 %43, 1
  %53 = icmp eq i64 %52, %10
  br i1 %53, label %41, label %42

54:                                               ; preds = %63
  br i1 %40, label %79, label %20

55:                                               ; preds = %41, %63
  %56 = phi i64 [ %65, %63 ], [ %28, %41 ]
  %57 = phi i64 [ %64, %63 ], [ %39, %41 ]
  %58 = icmp ult i64 %30, %57
  br i1 %58, label %59, label %63

59:                                               ; preds = %55
  %60 = mul nsw i64 %57, %10
  %61 = add nsw i64 %60, %30
  %62 = getelementptr inbounds [256 x <16 x float>], ptr %4, i64 0, i64 %61
  br label %67

63:                                               ; preds = %67, %55
  %64 = add nuw nsw i64 %57, 1
  %65 = add i64 %56, 1
  %66 = icmp eq i64 %56, %10
  br i1 %66, label %54, label %55

67:                                               ; preds = %59, %67
  %68 = phi i64 [ %39, %59 ], [ %77, %67 ]
  %69 = add nsw i64 %68, %60
  %70 = getelementptr inbounds [256 x <16 x float>], ptr %4, i64 0, i64 %69
  %71 = load <16 x float>, ptr %70, align 64
  %72 = load <16 x float>, ptr %62, align 64
  %73 = add nsw i64 %68, %31
  %74 = getelementptr inbounds [256 x <16 x float>], ptr %4, i64 0, i64 %73
  %75 = load <16 x float>, ptr %74, align 64
  %76 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %72, <16 x float> %75, <16 x float> %71)
  store <16 x float> %76, ptr %70, align 64
  %77 = add nuw i64 %68, 1
  %78 = icmp eq i64 %77, %56
  br i1 %78, label %63, label %67

79:                                               ; preds = %54, %79
  %80 = phi i64 [ %83, %79 ], [ %39, %54 ]
  %81 = add nsw i64 %80, %31
  %82 = getelementptr inbounds [256 x <16 x float>], ptr %4, i64 0, i64 %81
  store <16 x float> zeroinitializer, ptr %82, align 64
  %83 = add nuw nsw i64 %80, 1
  %84 = icmp eq i64 %83, %10
  br i1 %84, label %20, label %79

85:                                               ; preds = %23
  call fastcc void @store_parts(ptr %18, ptr %6, i64 %14)
  br label %86

86:                                               ; preds = %23, %85
  %87 = phi i64 [ 0, %85 ], [ 1, %23 ]
  ret i64 %87
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
  %6 = alloca [256 x <16 x float>], align 64
  %7 = alloca [256 x <16 x float>], align 64
  %8 = alloca %struct.matrix, align 8
  %9 = alloca %struct.matrix, align 8
  %10 = alloca %struct.matrix, align 8
  %11 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds i64, ptr %12, i64 2
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds [256 x <16 x float>], ptr %6, i64 0, i64 0
  %16 = getelementptr inbounds [256 x <16 x float>], ptr %7, i64 0, i64 0
  %17 = mul nsw i64 %14, %14
  %18 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %19 = load ptr, ptr %18, align 8
  %20 = load i64, ptr %19, align 8
  call fastcc void @place_parts(ptr %5, i64 %20, i64 %1, i64 %2, i64 %17)
  call fastcc void @load_parts(ptr %15, ptr %5, i64 %17)
  %21 = load ptr, ptr %18, align 8
  %22 = getelementptr inbounds i64, ptr %21, i64 1
  %23 = load i64, ptr %22, align 8
  call fastcc void @place_parts(ptr %5, i64 %23, i64 %1, i64 %2, i64 %17)
  call fastcc void @load_parts(ptr %16, ptr %5, i64 %17)
  %24 = icmp sgt i64 %14, 0
  br i1 %24, label %52, label %27

25:                                               ; preds = %57, %52
  %26 = icmp eq i64 %55, %14
  br i1 %26, label %27, label %52

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
  br i1 %24, label %37, label %48

37:                                               ; preds = %27, %37
  %38 = phi i64 [ %46, %37 ], [ 0, %27 ]
  %39 = phi <16 x i32> [ %45, %37 ], [ zeroinitializer, %27 ]
  %40 = mul nsw i64 %38, %14
  %41 = getelementptr inbounds [256 x <16 x float>], ptr %6, i64 0, i64 %40
  %42 = getelementptr inbounds <16 x float>, ptr %41, i64 %38
  %43 = load <16 x float>, ptr %42, align 64
  %44 = fcmp oeq <16 x float> %43, zeroinitializer
  %45 = select <16 x i1> %44, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %39
  %46 = add nuw nsw i64 %38, 1
  %47 = icmp eq i64 %46, %14
  br i1 %47, label %48, label %37

48:                                               ; preds = %37, %27
  %49 = phi <16 x i32> [ zeroinitializer, %27 ], [ %45, %37 ]
  %50 = call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %49)
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %67, label %93

52:                                               ; preds = %3, %25
  %53 = phi i64 [ %55, %25 ], [ 0, %3 ]
  %54 = mul nsw i64 %53, %14
  %55 = add nuw nsw i64 %53, 1
  %56 = icmp slt i64 %55, %14
  br i1 %56, label %57, label %25

57:                                               ; preds = %52, %57
  %58 = phi i64 [ %65, %57 ], [ %55, %52 ]
  %59 = mul nsw i64 %58, %14
  %60 = add nsw i64 %59, %53
  %61 = getelementptr inbounds [256 x <16 x float>], ptr %7, i64 0, i64 %60
  %62 = load <16 x float>, ptr %61, align 64
  %63 = add nsw i64 %58, %54
  %64 = getelementptr inbounds [256 x <16 x float>], ptr %7, i64 0, i64 %63
  store <16 x float> %62, ptr %64, align 64
  %65 = add nuw nsw i64 %58, 1
  %66 = icmp eq i64 %65, %14
  br i1 %66, label %25, label %57

67:                                               ; preds = %48
  call fastcc void @substitute(ptr %8, ptr %9, i64 %14, i64 %14, i64 0, i64 0)
  call fastcc void @substitute(ptr %8, ptr %10, i64 %14, i64 %14, i64 0, i64 0)
  br i1 %24, label %70, label %85

68:                                               ; preds = %79, %70
  %69 = icmp eq i64 %77, %14
  br i1 %69, label %85, label %70

70:                                               ; preds = %67, %68
  %71 = phi i64 [ %77, %68 ], [ 0, %67 ]
  %72 = mul nsw i64 %71, %14
  %73 = add nsw i64 %72, %71
  %74 = getelementptr inbounds [256 x <16 x float>], ptr %7, i64 0, i64 %73
  %75 = load <16 x float>, ptr %74, align 64
  %76 = fmul <16 x float> %75, <float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01>
  store <16 x float> %76, ptr %74, align 64
  %77 = add nuw nsw i64 %71, 1
  %78 = icmp slt i64 %77, %14
  br i1 %78, label %79, label %68

79:                                               ; preds = %70, %79
  %80 = phi i64 [ %83, %79 ], [ %77, %70 ]
  %81 = add nsw i64 %80, %72
  %82 = getelementptr inbounds [256 x <16 x float>], ptr %7, i64 0, i64 %81
  store <16 x float> zeroinitializer, ptr %82, align 64
  %83 = add nuw nsw i64 %80, 1
  %84 = icmp eq i64 %83, %14
  br i1 %84, label %68, label %79

85:                                               ; preds = %68, %67
  call fastcc void @multiply(ptr %8, ptr %9, i64 %14, i64 %14, i64 0, i64 0)
  %86 = load ptr, ptr %11, align 8
  %87 = getelementptr inbounds i64, ptr %86, i64 2
  %88 = load i64, ptr %87, align 8
  %89 = mul nsw i64 %88, %88
  %90 = load ptr, ptr %18, align 8
  %91 = getelementptr inbounds i64, ptr %90, i64 2
  %92 = load i64, ptr %91, align 8
  call fastcc void @place_parts(ptr %4, i64 %92, i64 %1, i64 %2, i64 %89)
  call fastcc void @store_parts(ptr %16, ptr %4, i64 %89)
  br label %93

93:                                               ; preds = %48, %85
  %94 = phi i64 [ 0, %85 ], [ 1, %48 ]
  ret i64 %94
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
  %6 = alloca [256 x <16 x float>], align 64
  %7 = alloca [256 x <16 x float>], align 64
  %8 = alloca %struct.matrix, align 8
  %9 = alloca %struct.matrix, align 8
  %10 = alloca %struct.matrix, align 8
  %11 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds i64, ptr %12, i64 2
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds [256 x <16 x float>], ptr %6, i64 0, i64 0
  %16 = getelementptr inbounds [256 x <16 x float>], ptr %7, i64 0, i64 0
  %17 = mul nsw i64 %14, %14
  %18 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %19 = load ptr, ptr %18, align 8
  %20 = load i64, ptr %19, align 8
  call fastcc void @place_parts(ptr %5, i64 %20, i64 %1, i64 %2, i64 %17)
  call fastcc void @load_parts(ptr %15, ptr %5, i64 %17)
  %21 = load ptr, ptr %18, align 8
  %22 = getelementptr inbounds i64, ptr %21, i64 1
  %23 = load i64, ptr %22, align 8
  call fastcc void @place_parts(ptr %5, i64 %23, i64 %1, i64 %2, i64 %17)
  call fastcc void @load_parts(ptr %16, ptr %5, i64 %17)
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
  br i1 %33, label %34, label %45

34:                                               ; preds = %3, %34
  %35 = phi i64 [ %43, %34 ], [ 0, %3 ]
  %36 = phi <16 x i32> [ %42, %34 ], [ zeroinitializer, %3 ]
  %37 = getelementptr inbounds [256 x <16 x float>], ptr %6, i64 0, i64 %35
  %38 = mul nsw i64 %35, %14
  %39 = getelementptr inbounds <16 x float>, ptr %37, i64 %38
  %40 = load <16 x float>, ptr %39, align 64
  %41 = fcmp oeq <16 x float> %40, zeroinitializer
  %42 = select <16 x i1> %41, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %36
  %43 = add nuw nsw i64 %35, 1
  %44 = icmp eq i64 %43, %14
  br i1 %44, label %45, label %34

45:                                               ; preds = %34, %3
  %46 = phi <16 x i32> [ zeroinitializer, %3 ], [ %42, %34 ]
  %47 = call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %46)
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %115

49:                                               ; preds = %45
  call fastcc void @multiply(ptr %8, ptr %9, i64 %14, i64 %14, i64 1, i64 0)
  br i1 %33, label %52, label %90

50:                                               ; preds = %61, %52
  %51 = icmp eq i64 %59, %14
  br i1 %51, label %67, label %52

52:                                               ; preds = %49, %50
  %53 = phi i64 [ %59, %50 ], [ 0, %49 ]
  %54 = mul nsw i64 %53, %14
  %55 = add nsw i64 %54, %53
  %56 = getelementptr inbounds [256 x <16 x float>], ptr %7, i64 0, i64 %55
  %57 = load <16 x float>, ptr %56, align 64
  %58 = fmul <16 x float> %57, <float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01>
  store <16 x float> %58, ptr %56, align 64
  %59 = add nuw nsw i64 %53, 1
  %60 = icmp slt i64 %59, %14
  br i1 %60, label %61, label %50

61:                                               ; preds = %52, %61
  %62 = phi i64 [ %65, %61 ], [ %59, %52 ]
  %63 = add nsw i64 %62, %54
  %64 = getelementptr inbounds [256 x <16 x float>], ptr %7, i64 0, i64 %63
  store <16 x float> zeroinitializer, ptr %64, align 64
  %65 = add nuw nsw i64 %62, 1
  %66 = icmp eq i64 %65, %14
  br i1 %66, label %50, label %61

67:                                               ; preds = %50
  call fastcc void @substitute(ptr %8, ptr %9, i64 %14, i64 %14, i64 1, i64 0)
  call fastcc void @substitute(ptr %8, ptr %10, i64 %14, i64 %14, i64 1, i64 0)
  br i1 %33, label %68, label %91

68:                                               ; preds = %67, %99
  %69 = phi i64 [ %101, %99 ], [ 1, %67 ]
  %70 = phi i64 [ %100, %99 ], [ 0, %67 ]
  %71 = mul nsw i64 %70, %14
  br label %103

72:                                               ; preds = %99
  br i1 %33, label %75, label %91

73:                                               ; preds = %84, %75
  %74 = icmp eq i64 %82, %14
  br i1 %74, label %91, label %75

75:                                               ; preds = %72, %73
  %76 = phi i64 [ %82, %73 ], [ 0, %72 ]
  %77 = mul nsw i64 %76, %14
  %78 = add nsw i64 %77, %76
  %79 = getelementptr inbounds [256 x <16 x float>], ptr %7, i64 0, i64 %78
  %80 = load <16 x float>, ptr %79, align 64
  %81 = fmul <16 x float> %80, <float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01>
  store <16 x float> %81, ptr %79, align 64
  %82 = add nuw nsw i64 %76, 1
  %83 = icmp slt i64 %82, %14
  br i1 %83, label %84, label %73

84:                                               ; preds = %75, %84
  %85 = phi i64 [ %88, %84 ], [ %82, %75 ]
  %86 = add nsw i64 %85, %77
  %87 = getelementptr inbounds [256 x <16 x float>], ptr %7, i64 0, i64 %86
  store <16 x float> zeroinitializer, ptr %87, align 64
  %88 = add nuw nsw i64 %85, 1
  %89 = icmp eq i64 %88, %14
  br i1 %89, label %73, label %84

90:                                               ; preds = %49
  call fastcc void @substitute(ptr %8, ptr %9, i64 %14, i64 %14, i64 1, i64 0)
  call fastcc void @substitute(ptr %8, ptr %10, i64 %14, i64 %14, i64 1, i64 0)
  br label %91

91:                                               ; preds = %73, %90, %67, %72
  %92 = load ptr, ptr %11, align 8
  %93 = getelementptr inbounds i64, ptr %92, i64 2
  %94 = load i64, ptr %93, align 8
  %95 = mul nsw i64 %94, %94
  %96 = load ptr, ptr %18, align 8
  %97 = getelementptr inbounds i64, ptr %96, i64 2
  %98 = load i64, ptr %97, align 8
  call fastcc void @place_parts(ptr %4, i64 %98, i64 %1, i64 %2, i64 %95)
  call fastcc void @store_parts(ptr %16, ptr %4, i64 %95)
  br label %115

99:                                               ; preds = %103
  %100 = add nuw nsw i64 %70, 1
  %101 = add nuw i64 %69, 1
  %102 = icmp eq i64 %100, %14
  br i1 %102, label %72, label %68

103:                                              ; preds = %68, %103
  %104 = phi i64 [ 0, %68 ], [ %113, %103 ]
  %105 = add nsw i64 %104, %71
  %106 = getelementptr inbounds [256 x <16 x float>], ptr %7, i64 0, i64 %105
  %107 = load <16 x float>, ptr %106, align 64
  %108 = mul nsw i64 %104, %14
  %109 = add nsw i64 %108, %70
  %110 = getelementptr inbounds [256 x <16 x float>], ptr %7, i64 0, i64 %109
  %111 = load <16 x float>, ptr %110, align 64
  %112 = fadd <16 x float> %107, %111
  store <16 x float> %112, ptr %106, align 64
  %113 = add nuw nsw i64 %104, 1
  %114 = icmp eq i64 %113, %69
  br i1 %114, label %99, label %103

115:                                              ; preds = %45, %91
  %116 = phi i64 [ 0, %91 ], [ 1, %45 ]
  ret i64 %116
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
  %8 = add nsw i64 %5, 15
  %9 = sdiv i64 %8, 16
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
  %22 = shl nsw i64 %21, 4
  %23 = sub nsw i64 %5, %22
  %24 = load ptr, ptr %17, align 8
  %25 = icmp slt i64 %23, 16
  %26 = select i1 %25, i64 %23, i64 16
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

declare <16 x float> @llvm.sqrt.v16f32(<16 x float>)

declare i32 @llvm.vector.reduce.or.v16i32(<16 x i32>)

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
  %15 = getelementptr inbounds float, ptr %6, i64 %14
  %16 = getelementptr inbounds %struct.places, ptr %0, i64 0, i32 0, i64 %10
  store ptr %15, ptr %16, align 8
  %17 = add nuw nsw i64 %10, 1
  %18 = icmp eq i64 %17, 16
  br i1 %18, label %8, label %9
}

define internal fastcc void @load_parts(ptr %0, ptr %1, i64 %2) {
  %4 = icmp slt i64 %2, 16
  br i1 %4, label %23, label %5

5:                                                ; preds = %3
  %6 = add nsw i64 %2, -16
  %7 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 0
  %8 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 1
  %9 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 2
  %10 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 3
  %11 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 4
  %12 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 5
  %13 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 6
  %14 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 7
  %15 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 8
  %16 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 9
  %17 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 10
  %18 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 11
  %19 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 12
  %20 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 13
  %21 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 14
  %22 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 15
  br label %112

23:                                               ; preds = %3
  %24 = icmp sgt i64 %2, 0
  br i1 %24, label %25, label %263

25:                                               ; preds = %23
  %26 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 0
  %27 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 1
  %28 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 2
  %29 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 3
  %30 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 4
  %31 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 5
  %32 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 6
  %33 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 7
  %34 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 8
  %35 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 9
  %36 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 10
  %37 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 11
  %38 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 12
  %39 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 13
  %40 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 14
  %41 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 15
  br label %42

42:                                               ; preds = %25, %42
  %43 = phi i64 [ %110, %42 ], [ 0, %25 ]
  %44 = getelementptr inbounds <16 x float>, ptr %0, i64 %43
  %45 = load ptr, ptr %26, align 8
  %46 = getelementptr inbounds float, ptr %45, i64 %43
  %47 = load float, ptr %46, align 4
  %48 = load <16 x float>, ptr %44, align 64
  %49 = insertelement <16 x float> %48, float %47, i64 0
  store <16 x float> %49, ptr %44, align 64
  %50 = load ptr, ptr %27, align 8
  %51 = getelementptr inbounds float, ptr %50, i64 %43
  %52 = load float, ptr %51, align 4
  %53 = insertelement <16 x float> %49, float %52, i64 1
  store <16 x float> %53, ptr %44, align 64
  %54 = load ptr, ptr %28, align 8
  %55 = getelementptr inbounds float, ptr %54, i64 %43
  %56 = load float, ptr %55, align 4
  %57 = insertelement <16 x float> %53, float %56, i64 2
  store <16 x float> %57, ptr %44, align 64
  %58 = load ptr, ptr %29, align 8
  %59 = getelementptr inbounds float, ptr %58, i64 %43
  %60 = load float, ptr %59, align 4
  %61 = insertelement <16 x float> %57, float %60, i64 3
  store <16 x float> %61, ptr %44, align 64
  %62 = load ptr, ptr %30, align 8
  %63 = getelementptr inbounds float, ptr %62, i64 %43
  %64 = load float, ptr %63, align 4
  %65 = insertelement <16 x float> %61, float %64, i64 4
  store <16 x float> %65, ptr %44, align 64
  %66 = load ptr, ptr %31, align 8
  %67 = getelementptr inbounds float, ptr %66, i64 %43
  %68 = load float, ptr %67, align 4
  %69 = insertelement <16 x float> %65, float %68, i64 5
  store <16 x float> %69, ptr %44, align 64
  %70 = load ptr, ptr %32, align 8
  %71 = getelementptr inbounds float, ptr %70, i64 %43
  %72 = load float, ptr %71, align 4
  %73 = insertelement <16 x float> %69, float %72, i64 6
  store <16 x float> %73, ptr %44, align 64
  %74 = load ptr, ptr %33, align 8
  %75 = getelementptr inbounds float, ptr %74, i64 %43
  %76 = load float, ptr %75, align 4
  %77 = insertelement <16 x float> %73, float %76, i64 7
  store <16 x float> %77, ptr %44, align 64
  %78 = load ptr, ptr %34, align 8
  %79 = getelementptr inbounds float, ptr %78, i64 %43
  %80 = load float, ptr %79, align 4
  %81 = insertelement <16 x float> %77, float %80, i64 8
  store <16 x float> %81, ptr %44, align 64
  %82 = load ptr, ptr %35, align 8
  %83 = getelementptr inbounds float, ptr %82, i64 %43
  %84 = load float, ptr %83, align 4
  %85 = insertelement <16 x float> %81, float %84, i64 9
  store <16 x float> %85, ptr %44, align 64
  %86 = load ptr, ptr %36, align 8
  %87 = getelementptr inbounds float, ptr %86, i64 %43
  %88 = load float, ptr %87, align 4
  %89 = insertelement <16 x float> %85, float %88, i64 10
  store <16 x float> %89, ptr %44, align 64
  %90 = load ptr, ptr %37, align 8
  %91 = getelementptr inbounds float, ptr %90, i64 %43
  %92 = load float, ptr %91, align 4
  %93 = insertelement <16 x float> %89, float %92, i64 11
  store <16 x float> %93, ptr %44, align 64
  %94 = load ptr, ptr %38, align 8
  %95 = getelementptr inbounds float, ptr %94, i64 %43
  %96 = load float, ptr %95, align 4
  %97 = insertelement <16 x float> %93, float %96, i64 12
  store <16 x float> %97, ptr %44, align 64
  %98 = load ptr, ptr %39, align 8
  %99 = getelementptr inbounds float, ptr %98, i64 %43
  %100 = load float, ptr %99, align 4
  %101 = insertelement <16 x float> %97, float %100, i64 13
  store <16 x float> %101, ptr %44, align 64
  %102 = load ptr, ptr %40, align 8
  %103 = getelementptr inbounds float, ptr %102, i64 %43
  %104 = load float, ptr %103, align 4
  %105 = insertelement <16 x float> %101, float %104, i64 14
  store <16 x float> %105, ptr %44, align 64
  %106 = load ptr, ptr %41, align 8
  %107 = getelementptr inbounds float, ptr %106, i64 %43
  %108 = load float, ptr %107, align 4
  %109 = insertelement <16 x float> %105, float %108, i64 15
  store <16 x float> %109, ptr %44, align 64
  %110 = add nuw nsw i64 %43, 1
  %111 = icmp eq i64 %110, %2
  br i1 %111, label %263, label %42

112:                                              ; preds = %5, %259
  %113 = phi i64 [ %262, %259 ], [ 0, %5 ]
  %114 = load ptr, ptr %7, align 8
  %115 = getelementptr inbounds float, ptr %114, i64 %113
  %116 = load <16 x float>, ptr %115, align 1
  %117 = load ptr, ptr %8, align 8
  %118 = getelementptr inbounds float, ptr %117, i64 %113
  %119 = load <16 x float>, ptr %118, align 1
  %120 = load ptr, ptr %9, align 8
  %121 = getelementptr inbounds float, ptr %120, i64 %113
  %122 = load <16 x float>, ptr %121, align 1
  %123 = load ptr, ptr %10, align 8
  %124 = getelementptr inbounds float, ptr %123, i64 %113
  %125 = load <16 x float>, ptr %124, align 1
  %126 = load ptr, ptr %11, align 8
  %127 = getelementptr inbounds float, ptr %126, i64 %113
  %128 = load <16 x float>, ptr %127, align 1
  %129 = load ptr, ptr %12, align 8
  %130 = getelementptr inbounds float, ptr %129, i64 %113
  %131 = load <16 x float>, ptr %130, align 1
  %132 = load ptr, ptr %13, align 8
  %133 = getelementptr inbounds float, ptr %132, i64 %113
  %134 = load <16 x float>, ptr %133, align 1
  %135 = load ptr, ptr %14, align 8
  %136 = getelementptr inbounds float, ptr %135, i64 %113
  %137 = load <16 x float>, ptr %136, align 1
  %138 = load ptr, ptr %15, align 8
  %139 = getelementptr inbounds float, ptr %138, i64 %113
  %140 = load <16 x float>, ptr %139, align 1
  %141 = load ptr, ptr %16, align 8
  %142 = getelementptr inbounds float, ptr %141, i64 %113
  %143 = load <16 x float>, ptr %142, align 1
  %144 = load ptr, ptr %17, align 8
  %145 = getelementptr inbounds float, ptr %144, i64 %113
  %146 = load <16 x float>, ptr %145, align 1
  %147 = load ptr, ptr %18, align 8
  %148 = getelementptr inbounds float, ptr %147, i64 %113
  %149 = load <16 x float>, ptr %148, align 1
  %150 = load ptr, ptr %19, align 8
  %151 = getelementptr inbounds float, ptr %150, i64 %113
  %152 = load <16 x float>, ptr %151, align 1
  %153 = load ptr, ptr %20, align 8
  %154 = getelementptr inbounds float, ptr %153, i64 %113
  %155 = load <16 x float>, ptr %154, align 1
  %156 = load ptr, ptr %21, align 8
  %157 = getelementptr inbounds float, ptr %156, i64 %113
  %158 = load <16 x float>, ptr %157, align 1
  %159 = load ptr, ptr %22, align 8
  %160 = getelementptr inbounds float, ptr %159, i64 %113
  %161 = load <16 x float>, ptr %160, align 1
  %162 = shufflevector <16 x float> %116, <16 x float> %119, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %163 = shufflevector <16 x float> %116, <16 x float> %119, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %164 = shufflevector <16 x float> %122, <16 x float> %125, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %165 = shufflevector <16 x float> %122, <16 x float> %125, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %166 = shufflevector <16 x float> %128, <16 x float> %131, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %167 = shufflevector <16 x float> %128, <16 x float> %131, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %168 = shufflevector <16 x float> %134, <16 x float> %137, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %169 = shufflevector <16 x float> %134, <16 x float> %137, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %170 = shufflevector <16 x float> %140, <16 x float> %143, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %171 = shufflevector <16 x float> %140, <16 x float> %143, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %172 = shufflevector <16 x float> %146, <16 x float> %149, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %173 = shufflevector <16 x float> %146, <16 x float> %149, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %174 = shufflevector <16 x float> %152, <16 x float> %155, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %175 = shufflevector <16 x float> %152, <16 x float> %155, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %176 = shufflevector <16 x float> %158, <16 x float> %161, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %177 = shufflevector <16 x float> %158, <16 x float> %161, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %178 = shufflevector <16 x float> %162, <16 x float> %164, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %179 = shufflevector <16 x float> %162, <16 x float> %164, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %180 = shufflevector <16 x float> %163, <16 x float> %165, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %181 = shufflevector <16 x float> %163, <16 x float> %165, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %182 = shufflevector <16 x float> %166, <16 x float> %168, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %183 = shufflevector <16 x float> %166, <16 x float> %168, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %184 = shufflevector <16 x float> %167, <16 x float> %169, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %185 = shufflevector <16 x float> %167, <16 x float> %169, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %186 = shufflevector <16 x float> %170, <16 x float> %172, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %187 = shufflevector <16 x float> %170, <16 x float> %172, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %188 = shufflevector <16 x float> %171, <16 x float> %173, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %189 = shufflevector <16 x float> %171, <16 x float> %173, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %190 = shufflevector <16 x float> %174, <16 x float> %176, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %191 = shufflevector <16 x float> %174, <16 x float> %176, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %192 = shufflevector <16 x float> %175, <16 x float> %177, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %193 = shufflevector <16 x float> %175, <16 x float> %177, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %194 = shufflevector <16 x float> %178, <16 x float> %182, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %195 = shufflevector <16 x float> %178, <16 x float> %182, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %196 = shufflevector <16 x float> %180, <16 x float> %184, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %197 = shufflevector <16 x float> %180, <16 x float> %184, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %198 = shufflevector <16 x float> %179, <16 x float> %183, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %199 = shufflevector <16 x float> %179, <16 x float> %183, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %200 = shufflevector <16 x float> %181, <16 x float> %185, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %201 = shufflevector <16 x float> %181, <16 x float> %185, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %202 = shufflevector <16 x float> %186, <16 x float> %190, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %203 = shufflevector <16 x float> %186, <16 x float> %190, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %204 = shufflevector <16 x float> %188, <16 x float> %192, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %205 = shufflevector <16 x float> %188, <16 x float> %192, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %206 = shufflevector <16 x float> %187, <16 x float> %191, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %207 = shufflevector <16 x float> %187, <16 x float> %191, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %208 = shufflevector <16 x float> %189, <16 x float> %193, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %209 = shufflevector <16 x float> %189, <16 x float> %193, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %210 = shufflevector <16 x float> %194, <16 x float> %202, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %211 = shufflevector <16 x float> %194, <16 x float> %202, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %212 = shufflevector <16 x float> %196, <16 x float> %204, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %213 = shufflevector <16 x float> %196, <16 x float> %204, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %214 = shufflevector <16 x float> %198, <16 x float> %206, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %215 = shufflevector <16 x float> %198, <16 x float> %206, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %216 = shufflevector <16 x float> %200, <16 x float> %208, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %217 = shufflevector <16 x float> %200, <16 x float> %208, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %218 = shufflevector <16 x float> %195, <16 x float> %203, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %219 = shufflevector <16 x float> %195, <16 x float> %203, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %220 = shufflevector <16 x float> %197, <16 x float> %205, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %221 = shufflevector <16 x float> %197, <16 x float> %205, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %222 = shufflevector <16 x float> %199, <16 x float> %207, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %223 = shufflevector <16 x float> %199, <16 x float> %207, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %224 = shufflevector <16 x float> %201, <16 x float> %209, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %225 = shufflevector <16 x float> %201, <16 x float> %209, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %226 = getelementptr inbounds <16 x float>, ptr %0, i64 %113
  store <16 x float> %210, ptr %226, align 64
  %227 = add nsw i64 %113, 1
  %228 = getelementptr inbounds <16 x float>, ptr %0, i64 %227
  store <16 x float> %212, ptr %228, align 64
  %229 = add nsw i64 %113, 2
  %230 = getelementptr inbounds <16 x float>, ptr %0, i64 %229
  store <16 x float> %214, ptr %230, align 64
  %231 = add nsw i64 %113, 3
  %232 = getelementptr inbounds <16 x float>, ptr %0, i64 %231
  store <16 x float> %216, ptr %232, align 64
  %233 = add nsw i64 %113, 4
  %234 = getelementptr inbounds <16 x float>, ptr %0, i64 %233
  store <16 x float> %218, ptr %234, align 64
  %235 = add nsw i64 %113, 5
  %236 = getelementptr inbounds <16 x float>, ptr %0, i64 %235
  store <16 x float> %220, ptr %236, align 64
  %237 = add nsw i64 %113, 6
  %238 = getelementptr inbounds <16 x float>, ptr %0, i64 %237
  store <16 x float> %222, ptr %238, align 64
  %239 = add nsw i64 %113, 7
  %240 = getelementptr inbounds <16 x float>, ptr %0, i64 %239
  store <16 x float> %224, ptr %240, align 64
  %241 = add nsw i64 %113, 8
  %242 = getelementptr inbounds <16 x float>, ptr %0, i64 %241
  store <16 x float> %211, ptr %242, align 64
  %243 = add nsw i64 %113, 9
  %244 = getelementptr inbounds <16 x float>, ptr %0, i64 %243
  store <16 x float> %213, ptr %244, align 64
  %245 = add nsw i64 %113, 10
  %246 = getelementptr inbounds <16 x float>, ptr %0, i64 %245
  store <16 x float> %215, ptr %246, align 64
  %247 = add nsw i64 %113, 11
  %248 = getelementptr inbounds <16 x float>, ptr %0, i64 %247
  store <16 x float> %217, ptr %248, align 64
  %249 = add nsw i64 %113, 12
  %250 = getelementptr inbounds <16 x float>, ptr %0, i64 %249
  store <16 x float> %219, ptr %250, align 64
  %251 = add nsw i64 %113, 13
  %252 = getelementptr inbounds <16 x float>, ptr %0, i64 %251
  store <16 x float> %221, ptr %252, align 64
  %253 = add nsw i64 %113, 14
  %254 = getelementptr inbounds <16 x float>, ptr %0, i64 %253
  store <16 x float> %223, ptr %254, align 64
  %255 = add nsw i64 %113, 15
  %256 = getelementptr inbounds <16 x float>, ptr %0, i64 %255
  store <16 x float> %225, ptr %256, align 64
  %257 = add nsw i64 %113, 16
  %258 = icmp eq i64 %257, %2
  br i1 %258, label %263, label %259

259:                                              ; preds = %112
  %260 = add nsw i64 %113, 32
  %261 = icmp sgt i64 %260, %2
  %262 = select i1 %261, i64 %6, i64 %257
  br label %112

263:                                              ; preds = %112, %42, %23
  ret void
}

declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>)

define internal fastcc void @store_parts(ptr %0, ptr %1, i64 %2) {
  %4 = icmp slt i64 %2, 16
  br i1 %4, label %23, label %5

5:                                                ; preds = %3
  %6 = add nsw i64 %2, -16
  %7 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 0
  %8 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 1
  %9 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 2
  %10 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 3
  %11 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 4
  %12 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 5
  %13 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 6
  %14 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 7
  %15 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 8
  %16 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 9
  %17 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 10
  %18 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 11
  %19 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 12
  %20 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 13
  %21 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 14
  %22 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 15
  br label %111

23:                                               ; preds = %3
  %24 = icmp sgt i64 %2, 0
  br i1 %24, label %25, label %262

25:                                               ; preds = %23
  %26 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 0
  %27 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 1
  %28 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 2
  %29 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 3
  %30 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 4
  %31 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 5
  %32 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 6
  %33 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 7
  %34 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 8
  %35 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 9
  %36 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 10
  %37 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 11
  %38 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 12
  %39 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 13
  %40 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 14
  %41 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 15
  br label %42

42:                                               ; preds = %25, %42
  %43 = phi i64 [ %109, %42 ], [ 0, %25 ]
  %44 = getelementptr inbounds <16 x float>, ptr %0, i64 %43
  %45 = load <16 x float>, ptr %44, align 64
  %46 = extractelement <16 x float> %45, i64 0
  %47 = load ptr, ptr %26, align 8
  %48 = getelementptr inbounds float, ptr %47, i64 %43
  store float %46, ptr %48, align 4
  %49 = load <16 x float>, ptr %44, align 64
  %50 = extractelement <16 x float> %49, i64 1
  %51 = load ptr, ptr %27, align 8
  %52 = getelementptr inbounds float, ptr %51, i64 %43
  store float %50, ptr %52, align 4
  %53 = load <16 x float>, ptr %44, align 64
  %54 = extractelement <16 x float> %53, i64 2
  %55 = load ptr, ptr %28, align 8
  %56 = getelementptr inbounds float, ptr %55, i64 %43
  store float %54, ptr %56, align 4
  %57 = load <16 x float>, ptr %44, align 64
  %58 = extractelement <16 x float> %57, i64 3
  %59 = load ptr, ptr %29, align 8
  %60 = getelementptr inbounds float, ptr %59, i64 %43
  store float %58, ptr %60, align 4
  %61 = load <16 x float>, ptr %44, align 64
  %62 = extractelement <16 x float> %61, i64 4
  %63 = load ptr, ptr %30, align 8
  %64 = getelementptr inbounds float, ptr %63, i64 %43
  store float %62, ptr %64, align 4
  %65 = load <16 x float>, ptr %44, align 64
  %66 = extractelement <16 x float> %65, i64 5
  %67 = load ptr, ptr %31, align 8
  %68 = getelementptr inbounds float, ptr %67, i64 %43
  store float %66, ptr %68, align 4
  %69 = load <16 x float>, ptr %44, align 64
  %70 = extractelement <16 x float> %69, i64 6
  %71 = load ptr, ptr %32, align 8
  %72 = getelementptr inbounds float, ptr %71, i64 %43
  store float %70, ptr %72, align 4
  %73 = load <16 x float>, ptr %44, align 64
  %74 = extractelement <16 x float> %73, i64 7
  %75 = load ptr, ptr %33, align 8
  %76 = getelementptr inbounds float, ptr %75, i64 %43
  store float %74, ptr %76, align 4
  %77 = load <16 x float>, ptr %44, align 64
  %78 = extractelement <16 x float> %77, i64 8
  %79 = load ptr, ptr %34, align 8
  %80 = getelementptr inbounds float, ptr %79, i64 %43
  store float %78, ptr %80, align 4
  %81 = load <16 x float>, ptr %44, align 64
  %82 = extractelement <16 x float> %81, i64 9
  %83 = load ptr, ptr %35, align 8
  %84 = getelementptr inbounds float, ptr %83, i64 %43
  store float %82, ptr %84, align 4
  %85 = load <16 x float>, ptr %44, align 64
  %86 = extractelement <16 x float> %85, i64 10
  %87 = load ptr, ptr %36, align 8
  %88 = getelementptr inbounds float, ptr %87, i64 %43
  store float %86, ptr %88, align 4
  %89 = load <16 x float>, ptr %44, align 64
  %90 = extractelement <16 x float> %89, i64 11
  %91 = load ptr, ptr %37, align 8
  %92 = getelementptr inbounds float, ptr %91, i64 %43
  store float %90, ptr %92, align 4
  %93 = load <16 x float>, ptr %44, align 64
  %94 = extractelement <16 x float> %93, i64 12
  %95 = load ptr, ptr %38, align 8
  %96 = getelementptr inbounds float, ptr %95, i64 %43
  store float %94, ptr %96, align 4
  %97 = load <16 x float>, ptr %44, align 64
  %98 = extractelement <16 x float> %97, i64 13
  %99 = load ptr, ptr %39, align 8
  %100 = getelementptr inbounds float, ptr %99, i64 %43
  store float %98, ptr %100, align 4
  %101 = load <16 x float>, ptr %44, align 64
  %102 = extractelement <16 x float> %101, i64 14
  %103 = load ptr, ptr %40, align 8
  %104 = getelementptr inbounds float, ptr %103, i64 %43
  store float %102, ptr %104, align 4
  %105 = load <16 x float>, ptr %44, align 64
  %106 = extractelement <16 x float> %105, i64 15
  %107 = load ptr, ptr %41, align 8
  %108 = getelementptr inbounds float, ptr %107, i64 %43
  store float %106, ptr %108, align 4
  %109 = add nuw nsw i64 %43, 1
  %110 = icmp eq i64 %109, %2
  br i1 %110, label %262, label %42

111:                                              ; preds = %5, %258
  %112 = phi i64 [ %261, %258 ], [ 0, %5 ]
  %113 = getelementptr inbounds <16 x float>, ptr %0, i64 %112
  %114 = load <16 x float>, ptr %113, align 64
  %115 = add nsw i64 %112, 1
  %116 = getelementptr inbounds <16 x float>, ptr %0, i64 %115
  %117 = load <16 x float>, ptr %116, align 64
  %118 = add nsw i64 %112, 2
  %119 = getelementptr inbounds <16 x float>, ptr %0, i64 %118
  %120 = load <16 x float>, ptr %119, align 64
  %121 = add nsw i64 %112, 3
  %122 = getelementptr inbounds <16 x float>, ptr %0, i64 %121
  %123 = load <16 x float>, ptr %122, align 64
  %124 = add nsw i64 %112, 4
  %125 = getelementptr inbounds <16 x float>, ptr %0, i64 %124
  %126 = load <16 x float>, ptr %125, align 64
  %127 = add nsw i64 %112, 5
  %128 = getelementptr inbounds <16 x float>, ptr %0, i64 %127
  %129 = load <16 x float>, ptr %128, align 64
  %130 = add nsw i64 %112, 6
  %131 = getelementptr inbounds <16 x float>, ptr %0, i64 %130
  %132 = load <16 x float>, ptr %131, align 64
  %133 = add nsw i64 %112, 7
  %134 = getelementptr inbounds <16 x float>, ptr %0, i64 %133
  %135 = load <16 x float>, ptr %134, align 64
  %136 = add nsw i64 %112, 8
  %137 = getelementptr inbounds <16 x float>, ptr %0, i64 %136
  %138 = load <16 x float>, ptr %137, align 64
  %139 = add nsw i64 %112, 9
  %140 = getelementptr inbounds <16 x float>, ptr %0, i64 %139
  %141 = load <16 x float>, ptr %140, align 64
  %142 = add nsw i64 %112, 10
  %143 = getelementptr inbounds <16 x float>, ptr %0, i64 %142
  %144 = load <16 x float>, ptr %143, align 64
  %145 = add nsw i64 %112, 11
  %146 = getelementptr inbounds <16 x float>, ptr %0, i64 %145
  %147 = load <16 x float>, ptr %146, align 64
  %148 = add nsw i64 %112, 12
  %149 = getelementptr inbounds <16 x float>, ptr %0, i64 %148
  %150 = load <16 x float>, ptr %149, align 64
  %151 = add nsw i64 %112, 13
  %152 = getelementptr inbounds <16 x float>, ptr %0, i64 %151
  %153 = load <16 x float>, ptr %152, align 64
  %154 = add nsw i64 %112, 14
  %155 = getelementptr inbounds <16 x float>, ptr %0, i64 %154
  %156 = load <16 x float>, ptr %155, align 64
  %157 = add nsw i64 %112, 15
  %158 = getelementptr inbounds <16 x float>, ptr %0, i64 %157
  %159 = load <16 x float>, ptr %158, align 64
  %160 = shufflevector <16 x float> %114, <16 x float> %117, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %161 = shufflevector <16 x float> %114, <16 x float> %117, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %162 = shufflevector <16 x float> %120, <16 x float> %123, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %163 = shufflevector <16 x float> %120, <16 x float> %123, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %164 = shufflevector <16 x float> %126, <16 x float> %129, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %165 = shufflevector <16 x float> %126, <16 x float> %129, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %166 = shufflevector <16 x float> %132, <16 x float> %135, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %167 = shufflevector <16 x float> %132, <16 x float> %135, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %168 = shufflevector <16 x float> %138, <16 x float> %141, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %169 = shufflevector <16 x float> %138, <16 x float> %141, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %170 = shufflevector <16 x float> %144, <16 x float> %147, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %171 = shufflevector <16 x float> %144, <16 x float> %147, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %172 = shufflevector <16 x float> %150, <16 x float> %153, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %173 = shufflevector <16 x float> %150, <16 x float> %153, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %174 = shufflevector <16 x float> %156, <16 x float> %159, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %175 = shufflevector <16 x float> %156, <16 x float> %159, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %176 = shufflevector <16 x float> %160, <16 x float> %162, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %177 = shufflevector <16 x float> %160, <16 x float> %162, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %178 = shufflevector <16 x float> %161, <16 x float> %163, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %179 = shufflevector <16 x float> %161, <16 x float> %163, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %180 = shufflevector <16 x float> %164, <16 x float> %166, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %181 = shufflevector <16 x float> %164, <16 x float> %166, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %182 = shufflevector <16 x float> %165, <16 x float> %167, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %183 = shufflevector <16 x float> %165, <16 x float> %167, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %184 = shufflevector <16 x float> %168, <16 x float> %170, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %185 = shufflevector <16 x float> %168, <16 x float> %170, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %186 = shufflevector <16 x float> %169, <16 x float> %171, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %187 = shufflevector <16 x float> %169, <16 x float> %171, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %188 = shufflevector <16 x float> %172, <16 x float> %174, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %189 = shufflevector <16 x float> %172, <16 x float> %174, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %190 = shufflevector <16 x float> %173, <16 x float> %175, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %191 = shufflevector <16 x float> %173, <16 x float> %175, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %192 = shufflevector <16 x float> %176, <16 x float> %180, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %193 = shufflevector <16 x float> %176, <16 x float> %180, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %194 = shufflevector <16 x float> %178, <16 x float> %182, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %195 = shufflevector <16 x float> %178, <16 x float> %182, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %196 = shufflevector <16 x float> %177, <16 x float> %181, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %197 = shufflevector <16 x float> %177, <16 x float> %181, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %198 = shufflevector <16 x float> %179, <16 x float> %183, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %199 = shufflevector <16 x float> %179, <16 x float> %183, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %200 = shufflevector <16 x float> %184, <16 x float> %188, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %201 = shufflevector <16 x float> %184, <16 x float> %188, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %202 = shufflevector <16 x float> %186, <16 x float> %190, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %203 = shufflevector <16 x float> %186, <16 x float> %190, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %204 = shufflevector <16 x float> %185, <16 x float> %189, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %205 = shufflevector <16 x float> %185, <16 x float> %189, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %206 = shufflevector <16 x float> %187, <16 x float> %191, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %207 = shufflevector <16 x float> %187, <16 x float> %191, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %208 = shufflevector <16 x float> %192, <16 x float> %200, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %209 = shufflevector <16 x float> %192, <16 x float> %200, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %210 = shufflevector <16 x float> %194, <16 x float> %202, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %211 = shufflevector <16 x float> %194, <16 x float> %202, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %212 = shufflevector <16 x float> %196, <16 x float> %204, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %213 = shufflevector <16 x float> %196, <16 x float> %204, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %214 = shufflevector <16 x float> %198, <16 x float> %206, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %215 = shufflevector <16 x float> %198, <16 x float> %206, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %216 = shufflevector <16 x float> %193, <16 x float> %201, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %217 = shufflevector <16 x float> %193, <16 x float> %201, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %218 = shufflevector <16 x float> %195, <16 x float> %203, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %219 = shufflevector <16 x float> %195, <16 x float> %203, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %220 = shufflevector <16 x float> %197, <16 x float> %205, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %221 = shufflevector <16 x float> %197, <16 x float> %205, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %222 = shufflevector <16 x float> %199, <16 x float> %207, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %223 = shufflevector <16 x float> %199, <16 x float> %207, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %224 = load ptr, ptr %7, align 8
  %225 = getelementptr inbounds float, ptr %224, i64 %112
  store <16 x float> %208, ptr %225, align 1
  %226 = load ptr, ptr %8, align 8
  %227 = getelementptr inbounds float, ptr %226, i64 %112
  store <16 x float> %210, ptr %227, align 1
  %228 = load ptr, ptr %9, align 8
  %229 = getelementptr inbounds float, ptr %228, i64 %112
  store <16 x float> %212, ptr %229, align 1
  %230 = load ptr, ptr %10, align 8
  %231 = getelementptr inbounds float, ptr %230, i64 %112
  store <16 x float> %214, ptr %231, align 1
  %232 = load ptr, ptr %11, align 8
  %233 = getelementptr inbounds float, ptr %232, i64 %112
  store <16 x float> %216, ptr %233, align 1
  %234 = load ptr, ptr %12, align 8
  %235 = getelementptr inbounds float, ptr %234, i64 %112
  store <16 x float> %218, ptr %235, align 1
  %236 = load ptr, ptr %13, align 8
  %237 = getelementptr inbounds float, ptr %236, i64 %112
  store <16 x float> %220, ptr %237, align 1
  %238 = load ptr, ptr %14, align 8
  %239 = getelementptr inbounds float, ptr %238, i64 %112
  store <16 x float> %222, ptr %239, align 1
  %240 = load ptr, ptr %15, align 8
  %241 = getelementptr inbounds float, ptr %240, i64 %112
  store <16 x float> %209, ptr %241, align 1
  %242 = load ptr, ptr %16, align 8
  %243 = getelementptr inbounds float, ptr %242, i64 %112
  store <16 x float> %211, ptr %243, align 1
  %244 = load ptr, ptr %17, align 8
  %245 = getelementptr inbounds float, ptr %244, i64 %112
  store <16 x float> %213, ptr %245, align 1
  %246 = load ptr, ptr %18, align 8
  %247 = getelementptr inbounds float, ptr %246, i64 %112
  store <16 x float> %215, ptr %247, align 1
  %248 = load ptr, ptr %19, align 8
  %249 = getelementptr inbounds float, ptr %248, i64 %112
  store <16 x float> %217, ptr %249, align 1
  %250 = load ptr, ptr %20, align 8
  %251 = getelementptr inbounds float, ptr %250, i64 %112
  store <16 x float> %219, ptr %251, align 1
  %252 = load ptr, ptr %21, align 8
  %253 = getelementptr inbounds float, ptr %252, i64 %112
  store <16 x float> %221, ptr %253, align 1
  %254 = load ptr, ptr %22, align 8
  %255 = getelementptr inbounds float, ptr %254, i64 %112
  store <16 x float> %223, ptr %255, align 1
  %256 = add nsw i64 %112, 16
  %257 = icmp eq i64 %256, %2
  br i1 %257, label %262, label %258

258:                                              ; preds = %111
  %259 = add nsw i64 %112, 32
  %260 = icmp sgt i64 %259, %2
  %261 = select i1 %260, i64 %6, i64 %256
  br label %111

262:                                              ; preds = %111, %42, %23
  ret void
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
  %30 = getelementptr inbounds <16 x float>, ptr %26, i64 %29
  %31 = mul nsw i64 %28, %22
  %32 = getelementptr inbounds <16 x float>, ptr %30, i64 %31
  %33 = load <16 x float>, ptr %32, align 64
  %34 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %33)
  %35 = fcmp olt <16 x float> %34, <float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000>
  %36 = zext <16 x i1> %35 to <16 x i32>
  %37 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %33
  %38 = bitcast <16 x i1> %35 to i16
  %39 = icmp ne i16 %38, 0
  %40 = sext i1 %39 to i32
  br label %41

41:                                               ; preds = %25, %17
  %42 = phi <16 x float> [ %33, %25 ], [ zeroinitializer, %17 ]
  %43 = phi <16 x float> [ %37, %25 ], [ zeroinitializer, %17 ]
  %44 = phi <16 x i32> [ %36, %25 ], [ zeroinitializer, %17 ]
  %45 = phi i32 [ %40, %25 ], [ 0, %17 ]
  br i1 %13, label %50, label %46

46:                                               ; preds = %41
  %47 = icmp slt i64 %24, %21
  %48 = icmp eq i32 %45, 0
  %49 = trunc <16 x i32> %44 to <16 x i1>
  br label %57

50:                                               ; preds = %164, %41
  %51 = phi i64 [ 0, %41 ], [ %58, %164 ]
  %52 = icmp slt i64 %51, %3
  br i1 %52, label %53, label %216

53:                                               ; preds = %50
  %54 = icmp slt i64 %24, %21
  %55 = icmp eq i32 %45, 0
  %56 = trunc <16 x i32> %44 to <16 x i1>
  br label %175

57:                                               ; preds = %46, %164
  %58 = phi i64 [ 4, %46 ], [ %173, %164 ]
  %59 = phi i64 [ 0, %46 ], [ %58, %164 ]
  %60 = load ptr, ptr %1, align 1
  %61 = load i64, ptr %14, align 1
  %62 = load i64, ptr %15, align 1
  %63 = mul nsw i64 %61, %22
  %64 = getelementptr inbounds <16 x float>, ptr %60, i64 %63
  %65 = mul nsw i64 %62, %59
  %66 = getelementptr inbounds <16 x float>, ptr %64, i64 %65
  %67 = load <16 x float>, ptr %66, align 64
  %68 = or i64 %59, 1
  %69 = mul nsw i64 %62, %68
  %70 = getelementptr inbounds <16 x float>, ptr %64, i64 %69
  %71 = load <16 x float>, ptr %70, align 64
  %72 = or i64 %59, 2
  %73 = mul nsw i64 %62, %72
  %74 = getelementptr inbounds <16 x float>, ptr %64, i64 %73
  %75 = load <16 x float>, ptr %74, align 64
  %76 = or i64 %59, 3
  %77 = mul nsw i64 %62, %76
  %78 = getelementptr inbounds <16 x float>, ptr %64, i64 %77
  %79 = load <16 x float>, ptr %78, align 64
  br i1 %47, label %80, label %86

80:                                               ; preds = %57
  %81 = load ptr, ptr %0, align 1
  %82 = load i64, ptr %11, align 1
  %83 = load i64, ptr %12, align 1
  %84 = mul nsw i64 %82, %22
  %85 = getelementptr inbounds <16 x float>, ptr %81, i64 %84
  br label %91

86:                                               ; preds = %91, %57
  %87 = phi <16 x float> [ %79, %57 ], [ %114, %91 ]
  %88 = phi <16 x float> [ %75, %57 ], [ %111, %91 ]
  %89 = phi <16 x float> [ %71, %57 ], [ %108, %91 ]
  %90 = phi <16 x float> [ %67, %57 ], [ %105, %91 ]
  br i1 %10, label %117, label %121

91:                                               ; preds = %80, %91
  %92 = phi <16 x float> [ %79, %80 ], [ %114, %91 ]
  %93 = phi <16 x float> [ %75, %80 ], [ %111, %91 ]
  %94 = phi <16 x float> [ %71, %80 ], [ %108, %91 ]
  %95 = phi <16 x float> [ %67, %80 ], [ %105, %91 ]
  %96 = phi i64 [ %24, %80 ], [ %115, %91 ]
  %97 = mul nsw i64 %83, %96
  %98 = getelementptr inbounds <16 x float>, ptr %85, i64 %97
  %99 = load <16 x float>, ptr %98, align 64
  %100 = fneg <16 x float> %99
  %101 = mul nsw i64 %61, %96
  %102 = getelementptr inbounds <16 x float>, ptr %60, i64 %101
  %103 = getelementptr inbounds <16 x float>, ptr %102, i64 %65
  %104 = load <16 x float>, ptr %103, align 64
  %105 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %100, <16 x float> %104, <16 x float> %95)
  %106 = getelementptr inbounds <16 x float>, ptr %102, i64 %69
  %107 = load <16 x float>, ptr %106, align 64
  %108 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %100, <16 x float> %107, <16 x float> %94)
  %109 = getelementptr inbounds <16 x float>, ptr %102, i64 %73
  %110 = load <16 x float>, ptr %109, align 64
  %111 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %100, <16 x float> %110, <16 x float> %93)
  %112 = getelementptr inbounds <16 x float>, ptr %102, i64 %77
  %113 = load <16 x float>, ptr %112, align 64
  %114 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %100, <16 x float> %113, <16 x float> %92)
  %115 = add nsw i64 %96, 1
  %116 = icmp eq i64 %115, %21
  br i1 %116, label %86, label %91

117:                                              ; preds = %86
  %118 = fmul <16 x float> %43, %90
  br i1 %48, label %119, label %122

119:                                              ; preds = %117
  store <16 x float> %118, ptr %66, align 64
  %120 = fmul <16 x float> %43, %89
  br label %128

121:                                              ; preds = %86
  store <16 x float> %90, ptr %66, align 64
  br label %128

122:                                              ; preds = %117
  %123 = fdiv <16 x float> %90, %42
  %124 = select <16 x i1> %49, <16 x float> %123, <16 x float> %118
  store <16 x float> %124, ptr %66, align 64
  %125 = fmul <16 x float> %43, %89
  %126 = fdiv <16 x float> %89, %42
  %127 = select <16 x i1> %49, <16 x float> %126, <16 x float> %125
  br label %128

128:                                              ; preds = %119, %122, %121
  %129 = phi <16 x float> [ %89, %121 ], [ %127, %122 ], [ %120, %119 ]
  %130 = load ptr, ptr %1, align 1
  %131 = load i64, ptr %14, align 1
  %132 = load i64, ptr %15, align 1
  %133 = mul nsw i64 %131, %22
  %134 = getelementptr inbounds <16 x float>, ptr %130, i64 %133
  %135 = mul nsw i64 %132, %68
  %136 = getelementptr inbounds <16 x float>, ptr %134, i64 %135
  store <16 x float> %129, ptr %136, align 64
  br i1 %10, label %137, label %156

137:                                              ; preds = %128
  %138 = fmul <16 x float> %43, %88
  br i1 %48, label %142, label %139

139:                                              ; preds = %137
  %140 = fdiv <16 x float> %88, %42
  %141 = select <16 x i1> %49, <16 x float> %140, <16 x float> %138
  br label %142

142:                                              ; preds = %139, %137
  %143 = phi <16 x float> [ %141, %139 ], [ %138, %137 ]
  %144 = load ptr, ptr %1, align 1
  %145 = load i64, ptr %14, align 1
  %146 = load i64, ptr %15, align 1
  %147 = mul nsw i64 %145, %22
  %148 = getelementptr inbounds <16 x float>, ptr %144, i64 %147
  %149 = mul nsw i64 %146, %72
  %150 = getelementptr inbounds <16 x float>, ptr %148, i64 %149
  store <16 x float> %143, ptr %150, align 64
  br i1 %10, label %151, label %164

151:                                              ; preds = %142
  %152 = fmul <16 x float> %43, %87
  br i1 %48, label %164, label %153

153:                                              ; preds = %151
  %154 = fdiv <16 x float> %87, %42
  %155 = select <16 x i1> %49, <16 x float> %154, <16 x float> %152
  br label %164

156:                                              ; preds = %128
  %157 = load ptr, ptr %1, align 1
  %158 = load i64, ptr %14, align 1
  %159 = load i64, ptr %15, align 1
  %160 = mul nsw i64 %158, %22
  %161 = getelementptr inbounds <16 x float>, ptr %157, i64 %160
  %162 = mul nsw i64 %159, %72
  %163 = getelementptr inbounds <16 x float>, ptr %161, i64 %162
  store <16 x float> %88, ptr %163, align 64
  br label %164

164:                                              ; preds = %156, %142, %153, %151
  %165 = phi <16 x float> [ %155, %153 ], [ %152, %151 ], [ %87, %142 ], [ %87, %156 ]
  %166 = load ptr, ptr %1, align 1
  %167 = load i64, ptr %14, align 1
  %168 = load i64, ptr %15, align 1
  %169 = mul nsw i64 %167, %22
  %170 = getelementptr inbounds <16 x float>, ptr %166, i64 %169
  %171 = mul nsw i64 %168, %76
  %172 = getelementptr inbounds <16 x float>, ptr %170, i64 %171
  store <16 x float> %165, ptr %172, align 64
  %173 = add nuw nsw i64 %58, 4
  %174 = icmp sgt i64 %173, %3
  br i1 %174, label %50, label %57

175:                                              ; preds = %53, %212
  %176 = phi i64 [ %51, %53 ], [ %214, %212 ]
  %177 = load ptr, ptr %1, align 1
  %178 = load i64, ptr %14, align 1
  %179 = load i64, ptr %15, align 1
  %180 = mul nsw i64 %178, %22
  %181 = getelementptr inbounds <16 x float>, ptr %177, i64 %180
  %182 = mul nsw i64 %179, %176
  %183 = getelementptr inbounds <16 x float>, ptr %181, i64 %182
  %184 = load <16 x float>, ptr %183, align 64
  br i1 %54, label %185, label %192

185:                                              ; preds = %175
  %186 = load ptr, ptr %0, align 1
  %187 = load i64, ptr %11, align 1
  %188 = load i64, ptr %12, align 1
  %189 = mul nsw i64 %187, %22
  %190 = getelementptr inbounds <16 x float>, ptr %186, i64 %189
  %191 = getelementptr inbounds <16 x float>, ptr %177, i64 %182
  br label %194

192:                                              ; preds = %194, %175
  %193 = phi <16 x float> [ %184, %175 ], [ %204, %194 ]
  br i1 %10, label %207, label %212

194:                                              ; preds = %185, %194
  %195 = phi i64 [ %24, %185 ], [ %205, %194 ]
  %196 = phi <16 x float> [ %184, %185 ], [ %204, %194 ]
  %197 = mul nsw i64 %188, %195
  %198 = getelementptr inbounds <16 x float>, ptr %190, i64 %197
  %199 = load <16 x float>, ptr %198, align 64
  %200 = mul nsw i64 %195, %178
  %201 = getelementptr inbounds <16 x float>, ptr %191, i64 %200
  %202 = load <16 x float>, ptr %201, align 64
  %203 = fneg <16 x float> %199
  %204 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %203, <16 x float> %202, <16 x float> %196)
  %205 = add nsw i64 %195, 1
  %206 = icmp eq i64 %205, %21
  br i1 %206, label %192, label %194

207:                                              ; preds = %192
  %208 = fmul <16 x float> %43, %193
  br i1 %55, label %212, label %209

209:                                              ; preds = %207
  %210 = fdiv <16 x float> %193, %42
  %211 = select <16 x i1> %56, <16 x float> %210, <16 x float> %208
  br label %212

212:                                              ; preds = %209, %207, %192
  %213 = phi <16 x float> [ %193, %192 ], [ %211, %209 ], [ %208, %207 ]
  store <16 x float> %213, ptr %183, align 64
  %214 = add nuw nsw i64 %176, 1
  %215 = icmp eq i64 %214, %3
  br i1 %215, label %216, label %175

216:                                              ; preds = %212, %50
  %217 = add nuw nsw i64 %18, 1
  %218 = icmp eq i64 %217, %2
  br i1 %218, label %16, label %17
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

27:                                               ; preds = %73, %17
  %28 = icmp eq i64 %23, %2
  br i1 %28, label %16, label %17

29:                                               ; preds = %25, %73
  %30 = phi i64 [ 0, %25 ], [ %79, %73 ]
  br i1 %11, label %40, label %31

31:                                               ; preds = %29
  %32 = load ptr, ptr %1, align 1
  %33 = load i64, ptr %12, align 1
  %34 = load i64, ptr %13, align 1
  %35 = mul nsw i64 %33, %22
  %36 = getelementptr inbounds <16 x float>, ptr %32, i64 %35
  %37 = mul nsw i64 %34, %30
  %38 = getelementptr inbounds <16 x float>, ptr %36, i64 %37
  %39 = load <16 x float>, ptr %38, align 64
  br label %58

40:                                               ; preds = %29
  %41 = load ptr, ptr %0, align 1
  %42 = load i64, ptr %14, align 1
  %43 = load i64, ptr %15, align 1
  %44 = mul nsw i64 %42, %22
  %45 = getelementptr inbounds <16 x float>, ptr %41, i64 %44
  %46 = mul nsw i64 %43, %22
  %47 = getelementptr inbounds <16 x float>, ptr %45, i64 %46
  %48 = load <16 x float>, ptr %47, align 64
  %49 = load ptr, ptr %1, align 1
  %50 = load i64, ptr %12, align 1
  %51 = load i64, ptr %13, align 1
  %52 = mul nsw i64 %50, %22
  %53 = getelementptr inbounds <16 x float>, ptr %49, i64 %52
  %54 = mul nsw i64 %51, %30
  %55 = getelementptr inbounds <16 x float>, ptr %53, i64 %54
  %56 = load <16 x float>, ptr %55, align 64
  %57 = fmul <16 x float> %48, %56
  br label %58

58:                                               ; preds = %40, %31
  %59 = phi i64 [ %34, %31 ], [ %51, %40 ]
  %60 = phi i64 [ %33, %31 ], [ %50, %40 ]
  %61 = phi ptr [ %32, %31 ], [ %49, %40 ]
  %62 = phi <16 x float> [ %39, %31 ], [ %57, %40 ]
  br i1 %26, label %65, label %63

63:                                               ; preds = %58
  %64 = mul nsw i64 %59, %30
  br label %73

65:                                               ; preds = %58
  %66 = load ptr, ptr %0, align 1
  %67 = load i64, ptr %14, align 1
  %68 = load i64, ptr %15, align 1
  %69 = mul nsw i64 %67, %22
  %70 = getelementptr inbounds <16 x float>, ptr %66, i64 %69
  %71 = mul nsw i64 %59, %30
  %72 = getelementptr inbounds <16 x float>, ptr %61, i64 %71
  br label %81

73:                                               ; preds = %81, %63
  %74 = phi i64 [ %64, %63 ], [ %71, %81 ]
  %75 = phi <16 x float> [ %62, %63 ], [ %90, %81 ]
  %76 = mul nsw i64 %60, %22
  %77 = getelementptr inbounds <16 x float>, ptr %61, i64 %76
  %78 = getelementptr inbounds <16 x float>, ptr %77, i64 %74
  store <16 x float> %75, ptr %78, align 64
  %79 = add nuw nsw i64 %30, 1
  %80 = icmp eq i64 %79, %3
  br i1 %80, label %27, label %29

81:                                               ; preds = %65, %81
  %82 = phi i64 [ %24, %65 ], [ %91, %81 ]
  %83 = phi <16 x float> [ %62, %65 ], [ %90, %81 ]
  %84 = mul nsw i64 %68, %82
  %85 = getelementptr inbounds <16 x float>, ptr %70, i64 %84
  %86 = load <16 x float>, ptr %85, align 64
  %87 = mul nsw i64 %60, %82
  %88 = getelementptr inbounds <16 x float>, ptr %72, i64 %87
  %89 = load <16 x float>, ptr %88, align 64
  %90 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %86, <16 x float> %89, <16 x float> %83)
  %91 = add nuw nsw i64 %82, 1
  %92 = icmp eq i64 %91, %21
  br i1 %92, label %73, label %81
}

declare <16 x float> @llvm.fabs.v16f32(<16 x float>)

define internal fastcc i64 @triangle_block(ptr %0, i64 %1, i64 %2, i64 %3) {
  %5 = alloca [256 x <16 x float>], align 64
  %6 = alloca [256 x <16 x float>], align 64
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
  call fastcc void @place_parts(ptr %7, i64 %23, i64 %1, i64 %2, i64 %24)
  %25 = getelementptr inbounds [256 x <16 x float>], ptr %5, i64 0, i64 0
  call fastcc void @load_parts(ptr %25, ptr %7, i64 %24)
  %26 = load ptr, ptr %21, align 8
  %27 = getelementptr inbounds i64, ptr %26, i64 1
  %28 = load i64, ptr %27, align 8
  %29 = mul nsw i64 %16, %14
  call fastcc void @place_parts(ptr %7, i64 %28, i64 %1, i64 %2, i64 %29)
  %30 = getelementptr inbounds [256 x <16 x float>], ptr %6, i64 0, i64 0
  call fastcc void @load_parts(ptr %30, ptr %7, i64 %29)
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
  br i1 %42, label %60, label %43

43:                                               ; preds = %4
  %44 = icmp sgt i64 %14, 0
  br i1 %44, label %45, label %56

45:                                               ; preds = %43, %45
  %46 = phi i64 [ %54, %45 ], [ 0, %43 ]
  %47 = phi <16 x i32> [ %53, %45 ], [ zeroinitializer, %43 ]
  %48 = mul nsw i64 %46, %14
  %49 = getelementptr inbounds [256 x <16 x float>], ptr %5, i64 0, i64 %48
  %50 = getelementptr inbounds <16 x float>, ptr %49, i64 %46
  %51 = load <16 x float>, ptr %50, align 64
  %52 = fcmp oeq <16 x float> %51, zeroinitializer
  %53 = select <16 x i1> %52, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %47
  %54 = add nuw nsw i64 %46, 1
  %55 = icmp eq i64 %54, %14
  br i1 %55, label %56, label %45

56:                                               ; preds = %45, %43
  %57 = phi <16 x i32> [ zeroinitializer, %43 ], [ %53, %45 ]
  %58 = call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %57)
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %80

60:                                               ; preds = %4, %56
  %61 = getelementptr inbounds i64, ptr %12, i64 5
  %62 = load i64, ptr %61, align 8
  %63 = icmp eq i64 %62, %18
  br i1 %63, label %67, label %64

64:                                               ; preds = %60
  %65 = getelementptr inbounds i8, ptr %9, i64 8
  %66 = getelementptr inbounds i8, ptr %9, i64 16
  store i64 1, ptr %65, align 8
  store i64 %14, ptr %66, align 8
  br label %67

67:                                               ; preds = %64, %60
  %68 = getelementptr inbounds i64, ptr %12, i64 4
  %69 = load i64, ptr %68, align 8
  %70 = icmp ne i64 %62, %18
  %71 = zext i1 %70 to i64
  %72 = icmp eq i64 %69, %71
  %73 = zext i1 %72 to i64
  br i1 %40, label %75, label %74

74:                                               ; preds = %67
  call fastcc void @substitute(ptr %9, ptr %10, i64 %14, i64 %16, i64 %73, i64 %20)
  br label %76

75:                                               ; preds = %67
  call fastcc void @multiply(ptr %9, ptr %10, i64 %14, i64 %16, i64 %73, i64 %20)
  br label %76

76:                                               ; preds = %75, %74
  %77 = load ptr, ptr %21, align 8
  %78 = getelementptr inbounds i64, ptr %77, i64 2
  %79 = load i64, ptr %78, align 8
  call fastcc void @place_parts(ptr %8, i64 %79, i64 %1, i64 %2, i64 %29)
  call fastcc void @store_parts(ptr %30, ptr %8, i64 %29)
  br label %80

80:                                               ; preds = %56, %76
  %81 = phi i64 [ 0, %76 ], [ 1, %56 ]
  ret i64 %81
}
