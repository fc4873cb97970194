; Made from source/dense/lu.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 853663d66b56c5adbf1b53d6c9d63635d85036bd251d59f3a0250b3fb9429b74

%struct.batch = type { ptr, ptr, ptr, i64, i64, i64, [5 x i64], ptr, i64 }
%struct.lu = type { ptr, i64, i64, i64, ptr, ptr, i64, ptr, i64, i64, i64, i64 }
%struct.matrix = type { ptr, i64, i64 }

define i64 @dense_lu(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.batch, align 8
  %7 = getelementptr inbounds %struct.batch, ptr %6, i64 0, i32 0
  store ptr @run_lu, ptr %7, align 8
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
  %34 = call i64 @run_lu(ptr %0, ptr %3, ptr %33)
  br label %37

35:                                               ; preds = %22
  call void @tenferro_parallel_for(ptr @run_share, ptr %6, i64 %19)
  %36 = load i64, ptr %16, align 8
  br label %37

37:                                               ; preds = %32, %35
  %38 = phi i64 [ %34, %32 ], [ %36, %35 ]
  ret i64 %38
}

define internal i64 @run_lu(ptr %0, ptr %1, ptr %2) {
  %4 = alloca [16 x <16 x float>], align 64
  %5 = alloca [16 x <16 x float>], align 64
  %6 = alloca [16 x i64], align 16
  %7 = alloca %struct.lu, align 8
  %8 = load i64, ptr %2, align 8
  %9 = getelementptr inbounds i64, ptr %2, i64 1
  %10 = load i64, ptr %9, align 8
  %11 = icmp slt i64 %8, %10
  %12 = select i1 %11, i64 %8, i64 %10
  %13 = getelementptr inbounds %struct.lu, ptr %7, i64 0, i32 0
  %14 = getelementptr inbounds i64, ptr %0, i64 1
  %15 = load i64, ptr %14, align 8
  %16 = inttoptr i64 %15 to ptr
  store ptr %16, ptr %13, align 8
  %17 = getelementptr inbounds %struct.lu, ptr %7, i64 0, i32 1
  store i64 %8, ptr %17, align 8
  %18 = getelementptr inbounds %struct.lu, ptr %7, i64 0, i32 2
  store i64 %10, ptr %18, align 8
  %19 = getelementptr inbounds %struct.lu, ptr %7, i64 0, i32 3
  %20 = getelementptr inbounds i64, ptr %2, i64 2
  %21 = load i64, ptr %20, align 8
  store i64 %21, ptr %19, align 8
  %22 = getelementptr inbounds %struct.lu, ptr %7, i64 0, i32 4
  %23 = getelementptr inbounds i64, ptr %0, i64 2
  %24 = load i64, ptr %23, align 8
  %25 = inttoptr i64 %24 to ptr
  store ptr %25, ptr %22, align 8
  %26 = getelementptr inbounds %struct.lu, ptr %7, i64 0, i32 5
  %27 = getelementptr inbounds %struct.lu, ptr %7, i64 0, i32 6
  %28 = getelementptr inbounds %struct.lu, ptr %7, i64 0, i32 7
  %29 = getelementptr inbounds %struct.lu, ptr %7, i64 0, i32 8
  store i64 0, ptr %29, align 8
  %30 = getelementptr inbounds %struct.lu, ptr %7, i64 0, i32 9
  store i64 0, ptr %30, align 8
  %31 = getelementptr inbounds %struct.lu, ptr %7, i64 0, i32 10
  store i64 0, ptr %31, align 8
  %32 = getelementptr inbounds %struct.lu, ptr %7, i64 0, i32 11
  store i64 0, ptr %32, align 8
  %33 = add nsw i64 %8, 15
  %34 = sdiv i64 %33, 16
  %35 = shl nsw i64 %34, 4
  store i64 %35, ptr %27, align 8
  store ptr %1, ptr %26, align 8
  %36 = shl nsw i64 %34, 8
  %37 = getelementptr inbounds float, ptr %1, i64 %36
  store ptr %37, ptr %28, align 8
  %38 = load i64, ptr %0, align 8
  %39 = inttoptr i64 %38 to ptr
  %40 = shl i64 %8, 2
  %41 = mul i64 %40, %10
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %16, ptr align 1 %39, i64 %41, i1 false)
  %42 = icmp sgt i64 %8, 0
  br i1 %42, label %79, label %43

43:                                               ; preds = %79, %3
  %44 = icmp sgt i64 %12, 0
  br i1 %44, label %45, label %87

45:                                               ; preds = %43
  %46 = getelementptr inbounds [16 x <16 x float>], ptr %5, i64 0, i64 0
  %47 = getelementptr inbounds [16 x <16 x float>], ptr %5, i64 0, i64 1
  %48 = getelementptr inbounds [16 x <16 x float>], ptr %5, i64 0, i64 2
  %49 = getelementptr inbounds [16 x <16 x float>], ptr %5, i64 0, i64 3
  %50 = getelementptr inbounds [16 x <16 x float>], ptr %5, i64 0, i64 4
  %51 = getelementptr inbounds [16 x <16 x float>], ptr %5, i64 0, i64 5
  %52 = getelementptr inbounds [16 x <16 x float>], ptr %5, i64 0, i64 6
  %53 = getelementptr inbounds [16 x <16 x float>], ptr %5, i64 0, i64 7
  %54 = getelementptr inbounds [16 x <16 x float>], ptr %5, i64 0, i64 8
  %55 = getelementptr inbounds [16 x <16 x float>], ptr %5, i64 0, i64 9
  %56 = getelementptr inbounds [16 x <16 x float>], ptr %5, i64 0, i64 10
  %57 = getelementptr inbounds [16 x <16 x float>], ptr %5, i64 0, i64 11
  %58 = getelementptr inbounds [16 x <16 x float>], ptr %5, i64 0, i64 12
  %59 = getelementptr inbounds [16 x <16 x float>], ptr %5, i64 0, i64 13
  %60 = getelementptr inbounds [16 x <16 x float>], ptr %5, i64 0, i64 14
  %61 = getelementptr inbounds [16 x <16 x float>], ptr %5, i64 0, i64 15
  %62 = getelementptr inbounds [16 x <16 x float>], ptr %4, i64 0, i64 0
  %63 = getelementptr inbounds [16 x <16 x float>], ptr %4, i64 0, i64 1
  %64 = getelementptr inbounds [16 x <16 x float>], ptr %4, i64 0, i64 2
  %65 = getelementptr inbounds [16 x <16 x float>], ptr %4, i64 0, i64 3
  %66 = getelementptr inbounds [16 x <16 x float>], ptr %4, i64 0, i64 4
  %67 = getelementptr inbounds [16 x <16 x float>], ptr %4, i64 0, i64 5
  %68 = getelementptr inbounds [16 x <16 x float>], ptr %4, i64 0, i64 6
  %69 = getelementptr inbounds [16 x <16 x float>], ptr %4, i64 0, i64 7
  %70 = getelementptr inbounds [16 x <16 x float>], ptr %4, i64 0, i64 8
  %71 = getelementptr inbounds [16 x <16 x float>], ptr %4, i64 0, i64 9
  %72 = getelementptr inbounds [16 x <16 x float>], ptr %4, i64 0, i64 10
  %73 = getelementptr inbounds [16 x <16 x float>], ptr %4, i64 0, i64 11
  %74 = getelementptr inbounds [16 x <16 x float>], ptr %4, i64 0, i64 12
  %75 = getelementptr inbounds [16 x <16 x float>], ptr %4, i64 0, i64 13
  %76 = getelementptr inbounds [16 x <16 x float>], ptr %4, i64 0, i64 14
  %77 = getelementptr inbounds [16 x <16 x float>], ptr %4, i64 0, i64 15
  %78 = getelementptr inbounds i64, ptr %2, i64 3
  br label %88

79:                                               ; preds = %3, %85
  %80 = phi ptr [ %86, %85 ], [ %25, %3 ]
  %81 = phi i64 [ %83, %85 ], [ 0, %3 ]
  %82 = getelementptr inbounds i64, ptr %80, i64 %81
  store i64 %81, ptr %82, align 8
  %83 = add nuw nsw i64 %81, 1
  %84 = icmp eq i64 %83, %8
  br i1 %84, label %43, label %85

85:                                               ; preds = %79
  %86 = load ptr, ptr %22, align 8
  br label %79

87:                                               ; preds = %595, %43
  ret i64 0

88:                                               ; preds = %45, %595
  %89 = phi i64 [ 0, %45 ], [ %90, %595 ]
  %90 = add nuw nsw i64 %89, 64
  %91 = icmp slt i64 %90, %12
  %92 = select i1 %91, i64 %90, i64 %12
  %93 = sub nsw i64 %8, %92
  %94 = sub nsw i64 %10, %92
  %95 = mul nsw i64 %93, %94
  %96 = icmp sgt i64 %92, %89
  br i1 %96, label %100, label %97

97:                                               ; preds = %586, %88
  %98 = sub nsw i64 %92, %89
  %99 = icmp slt i64 %95, 40000
  br i1 %99, label %591, label %589

100:                                              ; preds = %88, %586
  %101 = phi i64 [ %587, %586 ], [ %89, %88 ]
  %102 = sub nsw i64 %92, %101
  %103 = icmp slt i64 %102, 16
  %104 = select i1 %103, i64 %102, i64 16
  %105 = load i64, ptr %17, align 8
  %106 = sub nsw i64 %105, %101
  %107 = load ptr, ptr %13, align 8
  %108 = load i64, ptr %18, align 8
  %109 = mul nsw i64 %108, %101
  %110 = getelementptr inbounds float, ptr %107, i64 %109
  %111 = getelementptr inbounds float, ptr %110, i64 %101
  %112 = icmp sgt i64 %106, 0
  br i1 %112, label %114, label %113

113:                                              ; preds = %100
  br label %582

114:                                              ; preds = %100
  %115 = icmp sgt i64 %102, 15
  %116 = icmp sgt i64 %102, 0
  %117 = icmp eq i64 %104, 1
  br label %118

118:                                              ; preds = %235, %114
  %119 = phi i64 [ %108, %114 ], [ %238, %235 ]
  %120 = phi i64 [ %106, %114 ], [ %237, %235 ]
  %121 = phi i64 [ 0, %114 ], [ %236, %235 ]
  %122 = call i64 @llvm.smin.i64(i64 %120, i64 16)
  %123 = call i64 @llvm.smax.i64(i64 %122, i64 1)
  call void @llvm.memset.p0.i64(ptr align 64 dereferenceable(1024) %5, i8 0, i64 1024, i1 false)
  br label %208

124:                                              ; preds = %229
  %125 = load <16 x float>, ptr %46, align 64
  %126 = load <16 x float>, ptr %47, align 64
  %127 = load <16 x float>, ptr %48, align 64
  %128 = load <16 x float>, ptr %49, align 64
  %129 = load <16 x float>, ptr %50, align 64
  %130 = load <16 x float>, ptr %51, align 64
  %131 = load <16 x float>, ptr %52, align 64
  %132 = load <16 x float>, ptr %53, align 64
  %133 = load <16 x float>, ptr %54, align 64
  %134 = load <16 x float>, ptr %55, align 64
  %135 = load <16 x float>, ptr %56, align 64
  %136 = load <16 x float>, ptr %57, align 64
  %137 = load <16 x float>, ptr %58, align 64
  %138 = load <16 x float>, ptr %59, align 64
  %139 = load <16 x float>, ptr %60, align 64
  %140 = load <16 x float>, ptr %61, align 64
  %141 = shufflevector <16 x float> %125, <16 x float> %126, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %142 = shufflevector <16 x float> %125, <16 x float> %126, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %143 = shufflevector <16 x float> %127, <16 x float> %128, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %144 = shufflevector <16 x float> %127, <16 x float> %128, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %145 = shufflevector <16 x float> %129, <16 x float> %130, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %146 = shufflevector <16 x float> %129, <16 x float> %130, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %147 = shufflevector <16 x float> %131, <16 x float> %132, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %148 = shufflevector <16 x float> %131, <16 x float> %132, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %149 = shufflevector <16 x float> %133, <16 x float> %134, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %150 = shufflevector <16 x float> %133, <16 x float> %134, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %151 = shufflevector <16 x float> %135, <16 x float> %136, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %152 = shufflevector <16 x float> %135, <16 x float> %136, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %153 = shufflevector <16 x float> %137, <16 x float> %138, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %154 = shufflevector <16 x float> %137, <16 x float> %138, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %155 = shufflevector <16 x float> %139, <16 x float> %140, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %156 = shufflevector <16 x float> %139, <16 x float> %140, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %157 = shufflevector <16 x float> %141, <16 x float> %143, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %158 = shufflevector <16 x float> %141, <16 x float> %143, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %159 = shufflevector <16 x float> %142, <16 x float> %144, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %160 = shufflevector <16 x float> %142, <16 x float> %144, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %161 = shufflevector <16 x float> %145, <16 x float> %147, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %162 = shufflevector <16 x float> %145, <16 x float> %147, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %163 = shufflevector <16 x float> %146, <16 x float> %148, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %164 = shufflevector <16 x float> %146, <16 x float> %148, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %165 = shufflevector <16 x float> %149, <16 x float> %151, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %166 = shufflevector <16 x float> %149, <16 x float> %151, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %167 = shufflevector <16 x float> %150, <16 x float> %152, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %168 = shufflevector <16 x float> %150, <16 x float> %152, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %169 = shufflevector <16 x float> %153, <16 x float> %155, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %170 = shufflevector <16 x float> %153, <16 x float> %155, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %171 = shufflevector <16 x float> %154, <16 x float> %156, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %172 = shufflevector <16 x float> %154, <16 x float> %156, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %173 = shufflevector <16 x float> %157, <16 x float> %161, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %174 = shufflevector <16 x float> %157, <16 x float> %161, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %175 = shufflevector <16 x float> %159, <16 x float> %163, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %176 = shufflevector <16 x float> %159, <16 x float> %163, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %177 = shufflevector <16 x float> %158, <16 x float> %162, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %178 = shufflevector <16 x float> %158, <16 x float> %162, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %179 = shufflevector <16 x float> %160, <16 x float> %164, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %180 = shufflevector <16 x float> %160, <16 x float> %164, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %181 = shufflevector <16 x float> %165, <16 x float> %169, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %182 = shufflevector <16 x float> %165, <16 x float> %169, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %183 = shufflevector <16 x float> %167, <16 x float> %171, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %184 = shufflevector <16 x float> %167, <16 x float> %171, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %185 = shufflevector <16 x float> %166, <16 x float> %170, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %186 = shufflevector <16 x float> %166, <16 x float> %170, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %187 = shufflevector <16 x float> %168, <16 x float> %172, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %188 = shufflevector <16 x float> %168, <16 x float> %172, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %189 = shufflevector <16 x float> %173, <16 x float> %181, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %189, ptr %46, align 64
  %190 = shufflevector <16 x float> %173, <16 x float> %181, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %190, ptr %54, align 64
  %191 = shufflevector <16 x float> %175, <16 x float> %183, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %191, ptr %47, align 64
  %192 = shufflevector <16 x float> %175, <16 x float> %183, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %192, ptr %55, align 64
  %193 = shufflevector <16 x float> %177, <16 x float> %185, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %193, ptr %48, align 64
  %194 = shufflevector <16 x float> %177, <16 x float> %185, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %194, ptr %56, align 64
  %195 = shufflevector <16 x float> %179, <16 x float> %187, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %195, ptr %49, align 64
  %196 = shufflevector <16 x float> %179, <16 x float> %187, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %196, ptr %57, align 64
  %197 = shufflevector <16 x float> %174, <16 x float> %182, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %197, ptr %50, align 64
  %198 = shufflevector <16 x float> %174, <16 x float> %182, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %198, ptr %58, align 64
  %199 = shufflevector <16 x float> %176, <16 x float> %184, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %199, ptr %51, align 64
  %200 = shufflevector <16 x float> %176, <16 x float> %184, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %200, ptr %59, align 64
  %201 = shufflevector <16 x float> %178, <16 x float> %186, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %201, ptr %52, align 64
  %202 = shufflevector <16 x float> %178, <16 x float> %186, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %202, ptr %60, align 64
  %203 = shufflevector <16 x float> %180, <16 x float> %188, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %203, ptr %53, align 64
  %204 = shufflevector <16 x float> %180, <16 x float> %188, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %204, ptr %61, align 64
  br i1 %116, label %205, label %243

205:                                              ; preds = %124
  %206 = load ptr, ptr %26, align 8
  %207 = getelementptr inbounds float, ptr %206, i64 %121
  store <16 x float> %189, ptr %207, align 64
  br i1 %117, label %239, label %247

208:                                              ; preds = %229, %118
  %209 = phi i64 [ 0, %118 ], [ %230, %229 ]
  %210 = add nuw nsw i64 %209, %121
  %211 = mul nsw i64 %210, %119
  %212 = getelementptr inbounds float, ptr %111, i64 %211
  br i1 %115, label %217, label %213

213:                                              ; preds = %208
  br i1 %116, label %214, label %229

214:                                              ; preds = %213
  %215 = getelementptr inbounds [16 x <16 x float>], ptr %5, i64 0, i64 %209
  %216 = load <16 x float>, ptr %215, align 64
  br label %220

217:                                              ; preds = %208
  %218 = load <16 x float>, ptr %212, align 1
  %219 = getelementptr inbounds [16 x <16 x float>], ptr %5, i64 0, i64 %209
  store <16 x float> %218, ptr %219, align 64
  br label %229

220:                                              ; preds = %220, %214
  %221 = phi <16 x float> [ %216, %214 ], [ %225, %220 ]
  %222 = phi i64 [ 0, %214 ], [ %226, %220 ]
  %223 = getelementptr inbounds float, ptr %212, i64 %222
  %224 = load float, ptr %223, align 4
  %225 = insertelement <16 x float> %221, float %224, i64 %222
  %226 = add nuw nsw i64 %222, 1
  %227 = icmp eq i64 %226, %104
  br i1 %227, label %228, label %220

228:                                              ; preds = %220
  store <16 x float> %225, ptr %215, align 64
  br label %229

229:                                              ; preds = %228, %217, %213
  %230 = add nuw nsw i64 %209, 1
  %231 = icmp eq i64 %230, %123
  br i1 %231, label %124, label %208

232:                                              ; preds = %247
  %233 = add nuw nsw i64 %121, 16
  %234 = icmp slt i64 %233, %106
  br i1 %234, label %235, label %258

235:                                              ; preds = %232, %243, %239
  %236 = phi i64 [ %233, %232 ], [ %244, %243 ], [ %240, %239 ]
  %237 = add i64 %120, -16
  %238 = load i64, ptr %18, align 8
  br label %118

239:                                              ; preds = %205
  %240 = add nuw nsw i64 %121, 16
  %241 = icmp slt i64 %240, %106
  br i1 %241, label %235, label %242

242:                                              ; preds = %239
  br label %259

243:                                              ; preds = %124
  %244 = add nuw nsw i64 %121, 16
  %245 = icmp slt i64 %244, %106
  br i1 %245, label %235, label %246

246:                                              ; preds = %243
  br label %403

247:                                              ; preds = %205, %247
  %248 = phi i64 [ %256, %247 ], [ 1, %205 ]
  %249 = getelementptr inbounds [16 x <16 x float>], ptr %5, i64 0, i64 %248
  %250 = load <16 x float>, ptr %249, align 64
  %251 = load ptr, ptr %26, align 8
  %252 = load i64, ptr %27, align 8
  %253 = mul nsw i64 %252, %248
  %254 = getelementptr inbounds float, ptr %251, i64 %121
  %255 = getelementptr inbounds float, ptr %254, i64 %253
  store <16 x float> %250, ptr %255, align 64
  %256 = add nuw nsw i64 %248, 1
  %257 = icmp eq i64 %256, %104
  br i1 %257, label %232, label %247

258:                                              ; preds = %232
  br label %259

259:                                              ; preds = %258, %242
  %260 = trunc i64 %106 to i32
  %261 = insertelement <16 x i32> poison, i32 %260, i64 0
  %262 = shufflevector <16 x i32> %261, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %263

263:                                              ; preds = %398, %259
  %264 = phi i64 [ 0, %259 ], [ %399, %398 ]
  %265 = load ptr, ptr %26, align 8
  %266 = load i64, ptr %27, align 8
  %267 = mul nsw i64 %266, %264
  %268 = getelementptr inbounds float, ptr %265, i64 %267
  %269 = and i64 %264, 9223372036854775792
  %270 = icmp slt i64 %269, %106
  br i1 %270, label %271, label %296

271:                                              ; preds = %263
  %272 = trunc i64 %264 to i32
  %273 = insertelement <16 x i32> poison, i32 %272, i64 0
  %274 = shufflevector <16 x i32> %273, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %275

275:                                              ; preds = %275, %271
  %276 = phi <16 x float> [ <float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, %271 ], [ %292, %275 ]
  %277 = phi <16 x i32> [ zeroinitializer, %271 ], [ %293, %275 ]
  %278 = phi i64 [ %269, %271 ], [ %294, %275 ]
  %279 = trunc i64 %278 to i32
  %280 = insertelement <16 x i32> poison, i32 %279, i64 0
  %281 = shufflevector <16 x i32> %280, <16 x i32> poison, <16 x i32> zeroinitializer
  %282 = or <16 x i32> %281, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %283 = getelementptr inbounds float, ptr %268, i64 %278
  %284 = load <16 x i32>, ptr %283, align 64
  %285 = and <16 x i32> %284, <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>
  %286 = bitcast <16 x i32> %285 to <16 x float>
  %287 = fcmp olt <16 x float> %276, %286
  %288 = icmp sge <16 x i32> %282, %274
  %289 = icmp slt <16 x i32> %282, %262
  %290 = and <16 x i1> %288, %287
  %291 = and <16 x i1> %290, %289
  %292 = select <16 x i1> %291, <16 x float> %286, <16 x float> %276
  %293 = select <16 x i1> %291, <16 x i32> %282, <16 x i32> %277
  %294 = add nuw nsw i64 %278, 16
  %295 = icmp slt i64 %294, %106
  br i1 %295, label %275, label %296

296:                                              ; preds = %275, %263
  %297 = phi <16 x i32> [ zeroinitializer, %263 ], [ %293, %275 ]
  %298 = phi <16 x float> [ <float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, %263 ], [ %292, %275 ]
  %299 = call float @llvm.vector.reduce.fmax.v16f32(<16 x float> %298)
  %300 = insertelement <16 x float> poison, float %299, i64 0
  %301 = shufflevector <16 x float> %300, <16 x float> poison, <16 x i32> zeroinitializer
  %302 = fcmp oeq <16 x float> %298, %301
  %303 = select <16 x i1> %302, <16 x i32> %297, <16 x i32> %262
  %304 = call i32 @llvm.vector.reduce.smin.v16i32(<16 x i32> %303)
  %305 = sext i32 %304 to i64
  %306 = fcmp olt float %299, 0.000000e+00
  %307 = select i1 %306, i64 %264, i64 %305
  %308 = getelementptr inbounds [16 x i64], ptr %6, i64 0, i64 %264
  store i64 %307, ptr %308, align 8
  %309 = icmp eq i64 %307, %264
  br i1 %309, label %334, label %323

310:                                              ; preds = %323
  %311 = load ptr, ptr %22, align 8
  %312 = add nsw i64 %264, %101
  %313 = getelementptr inbounds i64, ptr %311, i64 %312
  %314 = load i64, ptr %313, align 8
  %315 = add nsw i64 %307, %101
  %316 = getelementptr inbounds i64, ptr %311, i64 %315
  %317 = load i64, ptr %316, align 8
  store i64 %317, ptr %313, align 8
  %318 = load ptr, ptr %22, align 8
  %319 = getelementptr inbounds i64, ptr %318, i64 %315
  store i64 %314, ptr %319, align 8
  %320 = load ptr, ptr %26, align 8
  %321 = load i64, ptr %27, align 8
  %322 = mul nsw i64 %321, %264
  br label %334

323:                                              ; preds = %296, %323
  %324 = phi i64 [ %330, %323 ], [ 0, %296 ]
  %325 = phi ptr [ %332, %323 ], [ %265, %296 ]
  %326 = getelementptr inbounds float, ptr %325, i64 %264
  %327 = load float, ptr %326, align 4
  %328 = getelementptr inbounds float, ptr %325, i64 %307
  %329 = load float, ptr %328, align 4
  store float %329, ptr %326, align 4
  store float %327, ptr %328, align 4
  %330 = add nuw nsw i64 %324, 1
  %331 = load i64, ptr %27, align 8
  %332 = getelementptr inbounds float, ptr %325, i64 %331
  %333 = icmp eq i64 %330, %104
  br i1 %333, label %310, label %323

334:                                              ; preds = %310, %296
  %335 = phi i64 [ %322, %310 ], [ %267, %296 ]
  %336 = phi ptr [ %320, %310 ], [ %265, %296 ]
  %337 = getelementptr inbounds float, ptr %336, i64 %335
  %338 = getelementptr inbounds float, ptr %337, i64 %264
  %339 = load float, ptr %338, align 4
  %340 = fcmp ult float %339, 0x3810000000000000
  %341 = fcmp ugt float %339, 0xB810000000000000
  %342 = and i1 %340, %341
  br i1 %342, label %343, label %346

343:                                              ; preds = %334
  %344 = fcmp oeq float %339, 0.000000e+00
  %345 = select i1 %344, float 1.000000e+00, float %339
  br label %348

346:                                              ; preds = %334
  %347 = fdiv float 1.000000e+00, %339
  br label %348

348:                                              ; preds = %346, %343
  %349 = phi float [ %345, %343 ], [ %347, %346 ]
  %350 = insertelement <16 x float> poison, float %349, i64 0
  %351 = shufflevector <16 x float> %350, <16 x float> poison, <16 x i32> zeroinitializer
  br i1 %270, label %354, label %352

352:                                              ; preds = %348
  %353 = add nuw nsw i64 %264, 1
  br label %398

354:                                              ; preds = %348
  %355 = trunc i64 %264 to i32
  %356 = insertelement <16 x i32> poison, i32 %355, i64 0
  %357 = shufflevector <16 x i32> %356, <16 x i32> poison, <16 x i32> zeroinitializer
  %358 = add nuw nsw i64 %264, 1
  %359 = icmp slt i64 %358, %104
  br label %360

360:                                              ; preds = %379, %354
  %361 = phi i64 [ %269, %354 ], [ %380, %379 ]
  %362 = getelementptr inbounds float, ptr %337, i64 %361
  %363 = load <16 x float>, ptr %362, align 64
  %364 = trunc i64 %361 to i32
  %365 = insertelement <16 x i32> poison, i32 %364, i64 0
  %366 = shufflevector <16 x i32> %365, <16 x i32> poison, <16 x i32> zeroinitializer
  %367 = or <16 x i32> %366, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %368 = icmp sgt <16 x i32> %367, %357
  br i1 %342, label %369, label %371

369:                                              ; preds = %360
  %370 = fdiv <16 x float> %363, %351
  br label %373

371:                                              ; preds = %360
  %372 = fmul <16 x float> %351, %363
  br label %373

373:                                              ; preds = %371, %369
  %374 = phi <16 x float> [ %370, %369 ], [ %372, %371 ]
  %375 = select <16 x i1> %368, <16 x float> %374, <16 x float> %363
  store <16 x float> %375, ptr %362, align 64
  br i1 %359, label %376, label %379

376:                                              ; preds = %373
  %377 = select <16 x i1> %368, <16 x float> %374, <16 x float> zeroinitializer
  %378 = fneg <16 x float> %377
  br label %382

379:                                              ; preds = %382, %373
  %380 = add nuw nsw i64 %361, 16
  %381 = icmp slt i64 %380, %106
  br i1 %381, label %360, label %398

382:                                              ; preds = %382, %376
  %383 = phi i64 [ %358, %376 ], [ %396, %382 ]
  %384 = load ptr, ptr %26, align 8
  %385 = load i64, ptr %27, align 8
  %386 = mul nsw i64 %385, %383
  %387 = getelementptr inbounds float, ptr %384, i64 %386
  %388 = getelementptr inbounds float, ptr %387, i64 %361
  %389 = load <16 x float>, ptr %388, align 64
  %390 = getelementptr inbounds float, ptr %387, i64 %264
  %391 = load float, ptr %390, align 4
  %392 = insertelement <16 x float> poison, float %391, i64 0
  %393 = shufflevector <16 x float> %392, <16 x float> poison, <16 x i32> zeroinitializer
  %394 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %378, <16 x float> %393, <16 x float> %389)
  %395 = select <16 x i1> %368, <16 x float> %394, <16 x float> %389
  store <16 x float> %395, ptr %388, align 64
  %396 = add nuw nsw i64 %383, 1
  %397 = icmp eq i64 %396, %104
  br i1 %397, label %379, label %382

398:                                              ; preds = %379, %352
  %399 = phi i64 [ %353, %352 ], [ %358, %379 ]
  %400 = icmp slt i64 %399, %104
  %401 = icmp slt i64 %399, %106
  %402 = and i1 %400, %401
  br i1 %402, label %263, label %545

403:                                              ; preds = %577, %246
  br label %404

404:                                              ; preds = %519, %403
  %405 = phi i64 [ %106, %403 ], [ %522, %519 ]
  %406 = phi i64 [ 0, %403 ], [ %520, %519 ]
  %407 = call i64 @llvm.smin.i64(i64 %405, i64 16)
  %408 = call i64 @llvm.smax.i64(i64 %407, i64 1)
  call void @llvm.memset.p0.i64(ptr align 64 dereferenceable(1024) %4, i8 0, i64 1024, i1 false)
  br i1 %116, label %409, label %430

409:                                              ; preds = %404
  %410 = load ptr, ptr %26, align 8
  %411 = load i64, ptr %27, align 8
  %412 = getelementptr inbounds float, ptr %410, i64 %406
  br label %511

413:                                              ; preds = %511
  %414 = load <16 x float>, ptr %62, align 64
  %415 = load <16 x float>, ptr %63, align 64
  %416 = load <16 x float>, ptr %64, align 64
  %417 = load <16 x float>, ptr %65, align 64
  %418 = load <16 x float>, ptr %66, align 64
  %419 = load <16 x float>, ptr %67, align 64
  %420 = load <16 x float>, ptr %68, align 64
  %421 = load <16 x float>, ptr %69, align 64
  %422 = load <16 x float>, ptr %70, align 64
  %423 = load <16 x float>, ptr %71, align 64
  %424 = load <16 x float>, ptr %72, align 64
  %425 = load <16 x float>, ptr %73, align 64
  %426 = load <16 x float>, ptr %74, align 64
  %427 = load <16 x float>, ptr %75, align 64
  %428 = load <16 x float>, ptr %76, align 64
  %429 = load <16 x float>, ptr %77, align 64
  br label %430

430:                                              ; preds = %413, %404
  %431 = phi <16 x float> [ %429, %413 ], [ zeroinitializer, %404 ]
  %432 = phi <16 x float> [ %428, %413 ], [ zeroinitializer, %404 ]
  %433 = phi <16 x float> [ %427, %413 ], [ zeroinitializer, %404 ]
  %434 = phi <16 x float> [ %426, %413 ], [ zeroinitializer, %404 ]
  %435 = phi <16 x float> [ %425, %413 ], [ zeroinitializer, %404 ]
  %436 = phi <16 x float> [ %424, %413 ], [ zeroinitializer, %404 ]
  %437 = phi <16 x float> [ %423, %413 ], [ zeroinitializer, %404 ]
  %438 = phi <16 x float> [ %422, %413 ], [ zeroinitializer, %404 ]
  %439 = phi <16 x float> [ %421, %413 ], [ zeroinitializer, %404 ]
  %440 = phi <16 x float> [ %420, %413 ], [ zeroinitializer, %404 ]
  %441 = phi <16 x float> [ %419, %413 ], [ zeroinitializer, %404 ]
  %442 = phi <16 x float> [ %418, %413 ], [ zeroinitializer, %404 ]
  %443 = phi <16 x float> [ %417, %413 ], [ zeroinitializer, %404 ]
  %444 = phi <16 x float> [ %416, %413 ], [ zeroinitializer, %404 ]
  %445 = phi <16 x float> [ %415, %413 ], [ zeroinitializer, %404 ]
  %446 = phi <16 x float> [ %414, %413 ], [ zeroinitializer, %404 ]
  %447 = shufflevector <16 x float> %446, <16 x float> %445, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %448 = shufflevector <16 x float> %446, <16 x float> %445, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %449 = shufflevector <16 x float> %444, <16 x float> %443, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %450 = shufflevector <16 x float> %444, <16 x float> %443, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %451 = shufflevector <16 x float> %442, <16 x float> %441, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %452 = shufflevector <16 x float> %442, <16 x float> %441, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %453 = shufflevector <16 x float> %440, <16 x float> %439, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %454 = shufflevector <16 x float> %440, <16 x float> %439, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %455 = shufflevector <16 x float> %438, <16 x float> %437, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %456 = shufflevector <16 x float> %438, <16 x float> %437, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %457 = shufflevector <16 x float> %436, <16 x float> %435, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %458 = shufflevector <16 x float> %436, <16 x float> %435, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %459 = shufflevector <16 x float> %434, <16 x float> %433, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %460 = shufflevector <16 x float> %434, <16 x float> %433, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %461 = shufflevector <16 x float> %432, <16 x float> %431, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %462 = shufflevector <16 x float> %432, <16 x float> %431, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %463 = shufflevector <16 x float> %447, <16 x float> %449, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %464 = shufflevector <16 x float> %447, <16 x float> %449, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %465 = shufflevector <16 x float> %448, <16 x float> %450, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %466 = shufflevector <16 x float> %448, <16 x float> %450, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %467 = shufflevector <16 x float> %451, <16 x float> %453, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %468 = shufflevector <16 x float> %451, <16 x float> %453, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %469 = shufflevector <16 x float> %452, <16 x float> %454, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %470 = shufflevector <16 x float> %452, <16 x float> %454, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %471 = shufflevector <16 x float> %455, <16 x float> %457, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %472 = shufflevector <16 x float> %455, <16 x float> %457, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %473 = shufflevector <16 x float> %456, <16 x float> %458, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %474 = shufflevector <16 x float> %456, <16 x float> %458, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %475 = shufflevector <16 x float> %459, <16 x float> %461, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %476 = shufflevector <16 x float> %459, <16 x float> %461, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %477 = shufflevector <16 x float> %460, <16 x float> %462, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %478 = shufflevector <16 x float> %460, <16 x float> %462, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %479 = shufflevector <16 x float> %463, <16 x float> %467, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %480 = shufflevector <16 x float> %463, <16 x float> %467, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %481 = shufflevector <16 x float> %465, <16 x float> %469, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %482 = shufflevector <16 x float> %465, <16 x float> %469, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %483 = shufflevector <16 x float> %464, <16 x float> %468, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %484 = shufflevector <16 x float> %464, <16 x float> %468, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %485 = shufflevector <16 x float> %466, <16 x float> %470, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %486 = shufflevector <16 x float> %466, <16 x float> %470, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %487 = shufflevector <16 x float> %471, <16 x float> %475, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %488 = shufflevector <16 x float> %471, <16 x float> %475, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %489 = shufflevector <16 x float> %473, <16 x float> %477, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %490 = shufflevector <16 x float> %473, <16 x float> %477, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %491 = shufflevector <16 x float> %472, <16 x float> %476, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %492 = shufflevector <16 x float> %472, <16 x float> %476, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %493 = shufflevector <16 x float> %474, <16 x float> %478, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %494 = shufflevector <16 x float> %474, <16 x float> %478, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %495 = shufflevector <16 x float> %479, <16 x float> %487, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %495, ptr %62, align 64
  %496 = shufflevector <16 x float> %479, <16 x float> %487, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %496, ptr %70, align 64
  %497 = shufflevector <16 x float> %481, <16 x float> %489, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %497, ptr %63, align 64
  %498 = shufflevector <16 x float> %481, <16 x float> %489, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %498, ptr %71, align 64
  %499 = shufflevector <16 x float> %483, <16 x float> %491, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %499, ptr %64, align 64
  %500 = shufflevector <16 x float> %483, <16 x float> %491, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %500, ptr %72, align 64
  %501 = shufflevector <16 x float> %485, <16 x float> %493, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %501, ptr %65, align 64
  %502 = shufflevector <16 x float> %485, <16 x float> %493, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %502, ptr %73, align 64
  %503 = shufflevector <16 x float> %480, <16 x float> %488, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %503, ptr %66, align 64
  %504 = shufflevector <16 x float> %480, <16 x float> %488, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %504, ptr %74, align 64
  %505 = shufflevector <16 x float> %482, <16 x float> %490, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %505, ptr %67, align 64
  %506 = shufflevector <16 x float> %482, <16 x float> %490, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %506, ptr %75, align 64
  %507 = shufflevector <16 x float> %484, <16 x float> %492, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %507, ptr %68, align 64
  %508 = shufflevector <16 x float> %484, <16 x float> %492, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %508, ptr %76, align 64
  %509 = shufflevector <16 x float> %486, <16 x float> %494, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %509, ptr %69, align 64
  %510 = shufflevector <16 x float> %486, <16 x float> %494, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %510, ptr %77, align 64
  br label %523

511:                                              ; preds = %511, %409
  %512 = phi i64 [ 0, %409 ], [ %517, %511 ]
  %513 = mul nsw i64 %512, %411
  %514 = getelementptr inbounds float, ptr %412, i64 %513
  %515 = load <16 x float>, ptr %514, align 64
  %516 = getelementptr inbounds [16 x <16 x float>], ptr %4, i64 0, i64 %512
  store <16 x float> %515, ptr %516, align 64
  %517 = add nuw nsw i64 %512, 1
  %518 = icmp eq i64 %517, %104
  br i1 %518, label %413, label %511

519:                                              ; preds = %542
  %520 = add nuw nsw i64 %406, 16
  %521 = icmp slt i64 %520, %106
  %522 = add i64 %405, -16
  br i1 %521, label %404, label %582

523:                                              ; preds = %542, %430
  %524 = phi i64 [ %543, %542 ], [ 0, %430 ]
  %525 = add nuw nsw i64 %524, %406
  %526 = load i64, ptr %18, align 8
  %527 = mul nsw i64 %526, %525
  %528 = getelementptr inbounds float, ptr %111, i64 %527
  br i1 %115, label %533, label %529

529:                                              ; preds = %523
  br i1 %116, label %530, label %542

530:                                              ; preds = %529
  %531 = getelementptr inbounds [16 x <16 x float>], ptr %4, i64 0, i64 %524
  %532 = load <16 x float>, ptr %531, align 64
  br label %536

533:                                              ; preds = %523
  %534 = getelementptr inbounds [16 x <16 x float>], ptr %4, i64 0, i64 %524
  %535 = load <16 x float>, ptr %534, align 64
  store <16 x float> %535, ptr %528, align 1
  br label %542

536:                                              ; preds = %536, %530
  %537 = phi i64 [ 0, %530 ], [ %540, %536 ]
  %538 = extractelement <16 x float> %532, i64 %537
  %539 = getelementptr inbounds float, ptr %528, i64 %537
  store float %538, ptr %539, align 4
  %540 = add nuw nsw i64 %537, 1
  %541 = icmp eq i64 %540, %104
  br i1 %541, label %542, label %536

542:                                              ; preds = %536, %533, %529
  %543 = add nuw nsw i64 %524, 1
  %544 = icmp eq i64 %543, %408
  br i1 %544, label %519, label %523

545:                                              ; preds = %398, %577
  %546 = phi i64 [ %578, %577 ], [ 0, %398 ]
  %547 = getelementptr inbounds [16 x i64], ptr %6, i64 0, i64 %546
  %548 = load i64, ptr %547, align 8
  %549 = icmp eq i64 %548, %546
  br i1 %549, label %577, label %550

550:                                              ; preds = %545
  %551 = load i64, ptr %18, align 8
  %552 = mul nsw i64 %551, %546
  %553 = getelementptr inbounds float, ptr %110, i64 %552
  %554 = mul nsw i64 %551, %548
  %555 = getelementptr inbounds float, ptr %110, i64 %554
  %556 = icmp slt i64 %551, 16
  br i1 %556, label %557, label %560

557:                                              ; preds = %560, %550
  %558 = phi i64 [ 0, %550 ], [ %561, %560 ]
  %559 = icmp slt i64 %558, %551
  br i1 %559, label %569, label %577

560:                                              ; preds = %550, %560
  %561 = phi i64 [ %567, %560 ], [ 16, %550 ]
  %562 = phi i64 [ %561, %560 ], [ 0, %550 ]
  %563 = getelementptr inbounds float, ptr %553, i64 %562
  %564 = load <16 x float>, ptr %563, align 1
  %565 = getelementptr inbounds float, ptr %555, i64 %562
  %566 = load <16 x float>, ptr %565, align 1
  store <16 x float> %566, ptr %563, align 1
  store <16 x float> %564, ptr %565, align 1
  %567 = add nuw nsw i64 %561, 16
  %568 = icmp sgt i64 %567, %551
  br i1 %568, label %557, label %560

569:                                              ; preds = %557, %569
  %570 = phi i64 [ %575, %569 ], [ %558, %557 ]
  %571 = getelementptr inbounds float, ptr %553, i64 %570
  %572 = load float, ptr %571, align 4
  %573 = getelementptr inbounds float, ptr %555, i64 %570
  %574 = load float, ptr %573, align 4
  store float %574, ptr %571, align 4
  store float %572, ptr %573, align 4
  %575 = add nuw nsw i64 %570, 1
  %576 = icmp eq i64 %575, %551
  br i1 %576, label %577, label %569

577:                                              ; preds = %569, %557, %545
  %578 = add nuw nsw i64 %546, 1
  %579 = icmp slt i64 %578, %104
  %580 = icmp slt i64 %578, %106
  %581 = and i1 %579, %580
  br i1 %581, label %545, label %403

582:                                              ; preds = %519, %113
  %583 = add nsw i64 %104, %101
  %584 = icmp slt i64 %583, %92
  br i1 %584, label %585, label %586

585:                                              ; preds = %582
  store i64 %101, ptr %29, align 8
  store i64 %104, ptr %30, align 8
  store i64 %92, ptr %31, align 8
  store i64 1, ptr %32, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %7, i64 1)
  br label %586

586:                                              ; preds = %582, %585
  %587 = add nuw nsw i64 %101, 16
  %588 = icmp sgt i64 %92, %587
  br i1 %588, label %100, label %97

589:                                              ; preds = %97
  %590 = load i64, ptr %78, align 8
  br label %591

591:                                              ; preds = %97, %589
  %592 = phi i64 [ %590, %589 ], [ 1, %97 ]
  %593 = icmp sgt i64 %10, %92
  br i1 %593, label %594, label %595

594:                                              ; preds = %591
  store i64 %89, ptr %29, align 8
  store i64 %98, ptr %30, align 8
  store i64 %10, ptr %31, align 8
  store i64 %592, ptr %32, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %7, i64 %592)
  br label %595

595:                                              ; preds = %591, %594
  br i1 %91, label %88, label %87
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

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)

declare float @llvm.vector.reduce.fmax.v16f32(<16 x float>)

declare i32 @llvm.vector.reduce.smin.v16i32(<16 x i32>)

declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>)

define internal void @run_task(ptr %0, i64 %1) {
  %3 = alloca %struct.matrix, align 8
  %4 = alloca %struct.matrix, align 8
  %5 = getelementptr inbounds %struct.lu, ptr %0, i64 0, i32 8
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds %struct.lu, ptr %0, i64 0, i32 9
  %8 = load i64, ptr %7, align 8
  %9 = add nsw i64 %8, %6
  %10 = getelementptr inbounds %struct.lu, ptr %0, i64 0, i32 10
  %11 = load i64, ptr %10, align 8
  %12 = sub i64 47, %9
  %13 = add i64 %12, %11
  %14 = sdiv i64 %13, 48
  %15 = mul nsw i64 %14, %1
  %16 = getelementptr inbounds %struct.lu, ptr %0, i64 0, i32 11
  %17 = load i64, ptr %16, align 8
  %18 = sdiv i64 %15, %17
  %19 = add nsw i64 %1, 1
  %20 = mul nsw i64 %14, %19
  %21 = sdiv i64 %20, %17
  %22 = icmp slt i64 %18, %21
  br i1 %22, label %23, label %36

23:                                               ; preds = %2
  %24 = getelementptr inbounds %struct.lu, ptr %0, i64 0, i32 7
  %25 = mul nsw i64 %1, 3072
  %26 = getelementptr inbounds %struct.lu, ptr %0, i64 0, i32 2
  %27 = getelementptr inbounds %struct.lu, ptr %0, i64 0, i32 0
  %28 = getelementptr inbounds %struct.matrix, ptr %3, i64 0, i32 0
  %29 = getelementptr inbounds %struct.matrix, ptr %3, i64 0, i32 1
  %30 = getelementptr inbounds %struct.matrix, ptr %3, i64 0, i32 2
  %31 = getelementptr inbounds %struct.lu, ptr %0, i64 0, i32 3
  %32 = getelementptr inbounds %struct.matrix, ptr %4, i64 0, i32 0
  %33 = getelementptr inbounds %struct.matrix, ptr %4, i64 0, i32 1
  %34 = getelementptr inbounds %struct.matrix, ptr %4, i64 0, i32 2
  %35 = getelementptr inbounds %struct.lu, ptr %0, i64 0, i32 1
  br label %37

36:                                               ; preds = %37, %2
  ret void

37:                                               ; preds = %69, %23
  %38 = phi i64 [ %6, %23 ], [ %72, %69 ]
  %39 = phi i64 [ %8, %23 ], [ %71, %69 ]
  %40 = phi i64 [ %11, %23 ], [ %70, %69 ]
  %41 = phi i64 [ %18, %23 ], [ %65, %69 ]
  %42 = mul nsw i64 %41, 48
  %43 = add nsw i64 %42, %9
  %44 = load ptr, ptr %24, align 8
  %45 = getelementptr inbounds float, ptr %44, i64 %25
  %46 = sub nsw i64 %40, %43
  %47 = icmp slt i64 %46, 48
  %48 = select i1 %47, i64 %46, i64 48
  %49 = load i64, ptr %26, align 8
  %50 = load ptr, ptr %27, align 8
  %51 = mul nsw i64 %38, %49
  %52 = getelementptr inbounds float, ptr %50, i64 %51
  %53 = getelementptr inbounds float, ptr %52, i64 %38
  store ptr %53, ptr %28, align 8
  store i64 %49, ptr %29, align 8
  store i64 1, ptr %30, align 8
  %54 = getelementptr inbounds float, ptr %52, i64 %43
  call fastcc void @read_strip(ptr %45, ptr %54, i64 %49, i64 %39, i64 %48)
  %55 = load i64, ptr %31, align 8
  call fastcc void @solve_strip(ptr byval(%struct.matrix) align 8 %3, ptr %45, i64 %39, i64 %48, i64 %55)
  call fastcc void @write_strip(ptr %54, i64 %49, ptr %45, i64 %39, i64 %48)
  %56 = mul nsw i64 %49, %39
  %57 = getelementptr inbounds float, ptr %52, i64 %56
  %58 = getelementptr inbounds float, ptr %57, i64 %43
  %59 = getelementptr inbounds float, ptr %53, i64 %56
  store ptr %59, ptr %32, align 8
  store i64 %49, ptr %33, align 8
  store i64 1, ptr %34, align 8
  %60 = load i64, ptr %35, align 8
  %61 = load i64, ptr %5, align 8
  %62 = add i64 %39, %61
  %63 = sub i64 %60, %62
  %64 = load i64, ptr %31, align 8
  call fastcc void @subtract_strip(ptr %58, i64 %49, i64 %48, ptr byval(%struct.matrix) align 8 %4, ptr %45, i64 %63, i64 %39, i64 %64)
  %65 = add nsw i64 %41, 1
  %66 = load i64, ptr %16, align 8
  %67 = sdiv i64 %20, %66
  %68 = icmp slt i64 %65, %67
  br i1 %68, label %69, label %36

69:                                               ; preds = %37
  %70 = load i64, ptr %10, align 8
  %71 = load i64, ptr %7, align 8
  %72 = load i64, ptr %5, align 8
  br label %37
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

define internal fastcc void @solve_strip(ptr byval(%struct.matrix) align 8 %0, ptr %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca [8 x [3 x <16 x float>]], align 64
  %7 = icmp ne i64 %4, 0
  %8 = icmp sgt i64 %3, 16
  %9 = and i1 %8, %7
  br i1 %9, label %10, label %591

10:                                               ; preds = %5
  %11 = load ptr, ptr %0, align 8
  %12 = getelementptr inbounds i8, ptr %0, i64 8
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %0, i64 16
  %15 = load i64, ptr %14, align 8
  %16 = icmp sgt i64 %2, 0
  br i1 %16, label %17, label %1154

17:                                               ; preds = %10
  %18 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %6, i64 0, i64 0, i64 0
  %19 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %6, i64 0, i64 0, i64 1
  %20 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %6, i64 0, i64 0, i64 2
  %21 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %6, i64 0, i64 1, i64 0
  %22 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %6, i64 0, i64 1, i64 1
  %23 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %6, i64 0, i64 1, i64 2
  %24 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %6, i64 0, i64 2, i64 0
  %25 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %6, i64 0, i64 2, i64 1
  %26 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %6, i64 0, i64 2, i64 2
  %27 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %6, i64 0, i64 3, i64 0
  %28 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %6, i64 0, i64 3, i64 1
  %29 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %6, i64 0, i64 3, i64 2
  %30 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %6, i64 0, i64 4, i64 0
  %31 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %6, i64 0, i64 4, i64 1
  %32 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %6, i64 0, i64 4, i64 2
  %33 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %6, i64 0, i64 5, i64 0
  %34 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %6, i64 0, i64 5, i64 1
  %35 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %6, i64 0, i64 5, i64 2
  %36 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %6, i64 0, i64 6, i64 0
  %37 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %6, i64 0, i64 6, i64 1
  %38 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %6, i64 0, i64 6, i64 2
  %39 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %6, i64 0, i64 7, i64 0
  %40 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %6, i64 0, i64 7, i64 1
  %41 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %6, i64 0, i64 7, i64 2
  br label %42

42:                                               ; preds = %17, %587
  %43 = phi i64 [ %590, %587 ], [ %2, %17 ]
  %44 = phi i64 [ %588, %587 ], [ 0, %17 ]
  %45 = call i64 @llvm.smin.i64(i64 %43, i64 8)
  %46 = sub nsw i64 %2, %44
  %47 = icmp slt i64 %46, 8
  %48 = select i1 %47, i64 %46, i64 8
  %49 = mul nsw i64 %44, %13
  %50 = getelementptr inbounds float, ptr %11, i64 %49
  %51 = add nsw i64 %48, -1
  %52 = icmp slt i64 %51, 0
  %53 = select i1 %52, i64 %51, i64 0
  %54 = mul nsw i64 %53, %13
  %55 = getelementptr inbounds float, ptr %50, i64 %54
  %56 = icmp slt i64 %51, 1
  %57 = select i1 %56, i64 %51, i64 1
  %58 = mul nsw i64 %57, %13
  %59 = getelementptr inbounds float, ptr %50, i64 %58
  %60 = icmp slt i64 %51, 2
  %61 = select i1 %60, i64 %51, i64 2
  %62 = mul nsw i64 %61, %13
  %63 = getelementptr inbounds float, ptr %50, i64 %62
  %64 = icmp slt i64 %51, 3
  %65 = select i1 %64, i64 %51, i64 3
  %66 = mul nsw i64 %65, %13
  %67 = getelementptr inbounds float, ptr %50, i64 %66
  %68 = icmp slt i64 %51, 4
  %69 = select i1 %68, i64 %51, i64 4
  %70 = mul nsw i64 %69, %13
  %71 = getelementptr inbounds float, ptr %50, i64 %70
  %72 = icmp slt i64 %51, 5
  %73 = select i1 %72, i64 %51, i64 5
  %74 = mul nsw i64 %73, %13
  %75 = getelementptr inbounds float, ptr %50, i64 %74
  %76 = icmp slt i64 %51, 6
  %77 = select i1 %76, i64 %51, i64 6
  %78 = mul nsw i64 %77, %13
  %79 = getelementptr inbounds float, ptr %50, i64 %78
  %80 = icmp slt i64 %51, 7
  %81 = select i1 %80, i64 %51, i64 7
  %82 = mul nsw i64 %81, %13
  %83 = getelementptr inbounds float, ptr %50, i64 %82
  %84 = add nsw i64 %53, %44
  %85 = mul nsw i64 %84, 48
  %86 = getelementptr inbounds float, ptr %1, i64 %85
  %87 = load <16 x float>, ptr %86, align 64
  store <16 x float> %87, ptr %18, align 64
  %88 = getelementptr inbounds float, ptr %86, i64 16
  %89 = load <16 x float>, ptr %88, align 64
  store <16 x float> %89, ptr %19, align 64
  %90 = getelementptr inbounds float, ptr %86, i64 32
  %91 = load <16 x float>, ptr %90, align 64
  store <16 x float> %91, ptr %20, align 64
  %92 = add nsw i64 %57, %44
  %93 = mul nsw i64 %92, 48
  %94 = getelementptr inbounds float, ptr %1, i64 %93
  %95 = load <16 x float>, ptr %94, align 64
  store <16 x float> %95, ptr %21, align 64
  %96 = getelementptr inbounds float, ptr %94, i64 16
  %97 = load <16 x float>, ptr %96, align 64
  store <16 x float> %97, ptr %22, align 64
  %98 = getelementptr inbounds float, ptr %94, i64 32
  %99 = load <16 x float>, ptr %98, align 64
  store <16 x float> %99, ptr %23, align 64
  %100 = add nsw i64 %61, %44
  %101 = mul nsw i64 %100, 48
  %102 = getelementptr inbounds float, ptr %1, i64 %101
  %103 = load <16 x float>, ptr %102, align 64
  store <16 x float> %103, ptr %24, align 64
  %104 = getelementptr inbounds float, ptr %102, i64 16
  %105 = load <16 x float>, ptr %104, align 64
  store <16 x float> %105, ptr %25, align 64
  %106 = getelementptr inbounds float, ptr %102, i64 32
  %107 = load <16 x float>, ptr %106, align 64
  store <16 x float> %107, ptr %26, align 64
  %108 = add nsw i64 %65, %44
  %109 = mul nsw i64 %108, 48
  %110 = getelementptr inbounds float, ptr %1, i64 %109
  %111 = load <16 x float>, ptr %110, align 64
  store <16 x float> %111, ptr %27, align 64
  %112 = getelementptr inbounds float, ptr %110, i64 16
  %113 = load <16 x float>, ptr %112, align 64
  store <16 x float> %113, ptr %28, align 64
  %114 = getelementptr inbounds float, ptr %110, i64 32
  %115 = load <16 x float>, ptr %114, align 64
  store <16 x float> %115, ptr %29, align 64
  %116 = add nsw i64 %69, %44
  %117 = mul nsw i64 %116, 48
  %118 = getelementptr inbounds float, ptr %1, i64 %117
  %119 = load <16 x float>, ptr %118, align 64
  store <16 x float> %119, ptr %30, align 64
  %120 = getelementptr inbounds float, ptr %118, i64 16
  %121 = load <16 x float>, ptr %120, align 64
  store <16 x float> %121, ptr %31, align 64
  %122 = getelementptr inbounds float, ptr %118, i64 32
  %123 = load <16 x float>, ptr %122, align 64
  store <16 x float> %123, ptr %32, align 64
  %124 = add nsw i64 %73, %44
  %125 = mul nsw i64 %124, 48
  %126 = getelementptr inbounds float, ptr %1, i64 %125
  %127 = load <16 x float>, ptr %126, align 64
  store <16 x float> %127, ptr %33, align 64
  %128 = getelementptr inbounds float, ptr %126, i64 16
  %129 = load <16 x float>, ptr %128, align 64
  store <16 x float> %129, ptr %34, align 64
  %130 = getelementptr inbounds float, ptr %126, i64 32
  %131 = load <16 x float>, ptr %130, align 64
  store <16 x float> %131, ptr %35, align 64
  %132 = add nsw i64 %77, %44
  %133 = mul nsw i64 %132, 48
  %134 = getelementptr inbounds float, ptr %1, i64 %133
  %135 = load <16 x float>, ptr %134, align 64
  store <16 x float> %135, ptr %36, align 64
  %136 = getelementptr inbounds float, ptr %134, i64 16
  %137 = load <16 x float>, ptr %136, align 64
  store <16 x float> %137, ptr %37, align 64
  %138 = getelementptr inbounds float, ptr %134, i64 32
  %139 = load <16 x float>, ptr %138, align 64
  store <16 x float> %139, ptr %38, align 64
  %140 = add nsw i64 %81, %44
  %141 = mul nsw i64 %140, 48
  %142 = getelementptr inbounds float, ptr %1, i64 %141
  %143 = load <16 x float>, ptr %142, align 64
  store <16 x float> %143, ptr %39, align 64
  %144 = getelementptr inbounds float, ptr %142, i64 16
  %145 = load <16 x float>, ptr %144, align 64
  store <16 x float> %145, ptr %40, align 64
  %146 = getelementptr inbounds float, ptr %142, i64 32
  %147 = load <16 x float>, ptr %146, align 64
  store <16 x float> %147, ptr %41, align 64
  %148 = call i64 @llvm.smax.i64(i64 %45, i64 0)
  %149 = icmp eq i64 %44, 0
  br i1 %149, label %255, label %150

150:                                              ; preds = %42
  %151 = load <16 x float>, ptr %18, align 64
  %152 = load <16 x float>, ptr %19, align 64
  %153 = load <16 x float>, ptr %20, align 64
  br label %154

154:                                              ; preds = %253, %150
  %155 = phi <16 x float> [ %189, %253 ], [ %153, %150 ]
  %156 = phi <16 x float> [ %188, %253 ], [ %152, %150 ]
  %157 = phi <16 x float> [ %187, %253 ], [ %151, %150 ]
  %158 = phi <16 x float> [ %235, %253 ], [ %135, %150 ]
  %159 = phi <16 x float> [ %229, %253 ], [ %131, %150 ]
  %160 = phi <16 x float> [ %228, %253 ], [ %129, %150 ]
  %161 = phi <16 x float> [ %227, %253 ], [ %127, %150 ]
  %162 = phi <16 x float> [ %221, %253 ], [ %123, %150 ]
  %163 = phi <16 x float> [ %220, %253 ], [ %121, %150 ]
  %164 = phi <16 x float> [ %219, %253 ], [ %119, %150 ]
  %165 = phi <16 x float> [ %213, %253 ], [ %115, %150 ]
  %166 = phi <16 x float> [ %212, %253 ], [ %113, %150 ]
  %167 = phi <16 x float> [ %211, %253 ], [ %111, %150 ]
  %168 = phi <16 x float> [ %205, %253 ], [ %107, %150 ]
  %169 = phi <16 x float> [ %204, %253 ], [ %105, %150 ]
  %170 = phi <16 x float> [ %203, %253 ], [ %103, %150 ]
  %171 = phi <16 x float> [ %197, %253 ], [ %99, %150 ]
  %172 = phi <16 x float> [ %196, %253 ], [ %97, %150 ]
  %173 = phi <16 x float> [ %195, %253 ], [ %95, %150 ]
  %174 = phi ptr [ %254, %253 ], [ %1, %150 ]
  %175 = phi i64 [ %251, %253 ], [ 0, %150 ]
  %176 = load <16 x float>, ptr %174, align 64
  %177 = getelementptr inbounds float, ptr %174, i64 16
  %178 = load <16 x float>, ptr %177, align 64
  %179 = getelementptr inbounds float, ptr %174, i64 32
  %180 = load <16 x float>, ptr %179, align 64
  %181 = mul nsw i64 %175, %15
  %182 = getelementptr inbounds float, ptr %55, i64 %181
  %183 = load float, ptr %182, align 4
  %184 = insertelement <16 x float> poison, float %183, i64 0
  %185 = shufflevector <16 x float> %184, <16 x float> poison, <16 x i32> zeroinitializer
  %186 = fneg <16 x float> %185
  %187 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %186, <16 x float> %176, <16 x float> %157)
  store <16 x float> %187, ptr %18, align 64
  %188 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %186, <16 x float> %178, <16 x float> %156)
  store <16 x float> %188, ptr %19, align 64
  %189 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %186, <16 x float> %180, <16 x float> %155)
  store <16 x float> %189, ptr %20, align 64
  %190 = getelementptr inbounds float, ptr %59, i64 %181
  %191 = load float, ptr %190, align 4
  %192 = insertelement <16 x float> poison, float %191, i64 0
  %193 = shufflevector <16 x float> %192, <16 x float> poison, <16 x i32> zeroinitializer
  %194 = fneg <16 x float> %193
  %195 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %194, <16 x float> %176, <16 x float> %173)
  store <16 x float> %195, ptr %21, align 64
  %196 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %194, <16 x float> %178, <16 x float> %172)
  store <16 x float> %196, ptr %22, align 64
  %197 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %194, <16 x float> %180, <16 x float> %171)
  store <16 x float> %197, ptr %23, align 64
  %198 = getelementptr inbounds float, ptr %63, i64 %181
  %199 = load float, ptr %198, align 4
  %200 = insertelement <16 x float> poison, float %199, i64 0
  %201 = shufflevector <16 x float> %200, <16 x float> poison, <16 x i32> zeroinitializer
  %202 = fneg <16 x float> %201
  %203 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %202, <16 x float> %176, <16 x float> %170)
  store <16 x float> %203, ptr %24, align 64
  %204 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %202, <16 x float> %178, <16 x float> %169)
  store <16 x float> %204, ptr %25, align 64
  %205 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %202, <16 x float> %180, <16 x float> %168)
  store <16 x float> %205, ptr %26, align 64
  %206 = getelementptr inbounds float, ptr %67, i64 %181
  %207 = load float, ptr %206, align 4
  %208 = insertelement <16 x float> poison, float %207, i64 0
  %209 = shufflevector <16 x float> %208, <16 x float> poison, <16 x i32> zeroinitializer
  %210 = fneg <16 x float> %209
  %211 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %210, <16 x float> %176, <16 x float> %167)
  store <16 x float> %211, ptr %27, align 64
  %212 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %210, <16 x float> %178, <16 x float> %166)
  store <16 x float> %212, ptr %28, align 64
  %213 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %210, <16 x float> %180, <16 x float> %165)
  store <16 x float> %213, ptr %29, align 64
  %214 = getelementptr inbounds float, ptr %71, i64 %181
  %215 = load float, ptr %214, align 4
  %216 = insertelement <16 x float> poison, float %215, i64 0
  %217 = shufflevector <16 x float> %216, <16 x float> poison, <16 x i32> zeroinitializer
  %218 = fneg <16 x float> %217
  %219 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %218, <16 x float> %176, <16 x float> %164)
  store <16 x float> %219, ptr %30, align 64
  %220 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %218, <16 x float> %178, <16 x float> %163)
  store <16 x float> %220, ptr %31, align 64
  %221 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %218, <16 x float> %180, <16 x float> %162)
  store <16 x float> %221, ptr %32, align 64
  %222 = getelementptr inbounds float, ptr %75, i64 %181
  %223 = load float, ptr %222, align 4
  %224 = insertelement <16 x float> poison, float %223, i64 0
  %225 = shufflevector <16 x float> %224, <16 x float> poison, <16 x i32> zeroinitializer
  %226 = fneg <16 x float> %225
  %227 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %226, <16 x float> %176, <16 x float> %161)
  store <16 x float> %227, ptr %33, align 64
  %228 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %226, <16 x float> %178, <16 x float> %160)
  store <16 x float> %228, ptr %34, align 64
  %229 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %226, <16 x float> %180, <16 x float> %159)
  store <16 x float> %229, ptr %35, align 64
  %230 = getelementptr inbounds float, ptr %79, i64 %181
  %231 = load float, ptr %230, align 4
  %232 = insertelement <16 x float> poison, float %231, i64 0
  %233 = shufflevector <16 x float> %232, <16 x float> poison, <16 x i32> zeroinitializer
  %234 = fneg <16 x float> %233
  %235 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %234, <16 x float> %176, <16 x float> %158)
  store <16 x float> %235, ptr %36, align 64
  %236 = load <16 x float>, ptr %37, align 64
  %237 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %234, <16 x float> %178, <16 x float> %236)
  store <16 x float> %237, ptr %37, align 64
  %238 = load <16 x float>, ptr %38, align 64
  %239 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %234, <16 x float> %180, <16 x float> %238)
  store <16 x float> %239, ptr %38, align 64
  %240 = getelementptr inbounds float, ptr %83, i64 %181
  %241 = load float, ptr %240, align 4
  %242 = insertelement <16 x float> poison, float %241, i64 0
  %243 = shufflevector <16 x float> %242, <16 x float> poison, <16 x i32> zeroinitializer
  %244 = fneg <16 x float> %243
  %245 = load <16 x float>, ptr %39, align 64
  %246 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %244, <16 x float> %176, <16 x float> %245)
  store <16 x float> %246, ptr %39, align 64
  %247 = load <16 x float>, ptr %40, align 64
  %248 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %244, <16 x float> %178, <16 x float> %247)
  store <16 x float> %248, ptr %40, align 64
  %249 = load <16 x float>, ptr %41, align 64
  %250 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %244, <16 x float> %180, <16 x float> %249)
  store <16 x float> %250, ptr %41, align 64
  %251 = add nuw nsw i64 %175, 1
  %252 = icmp eq i64 %251, %44
  br i1 %252, label %255, label %253

253:                                              ; preds = %154
  %254 = getelementptr inbounds float, ptr %174, i64 48
  br label %154

255:                                              ; preds = %154, %42
  %256 = phi <16 x float> [ %147, %42 ], [ %250, %154 ]
  %257 = phi <16 x float> [ %145, %42 ], [ %248, %154 ]
  %258 = phi <16 x float> [ %143, %42 ], [ %246, %154 ]
  %259 = phi <16 x float> [ %139, %42 ], [ %239, %154 ]
  %260 = phi <16 x float> [ %137, %42 ], [ %237, %154 ]
  %261 = phi <16 x float> [ %135, %42 ], [ %235, %154 ]
  %262 = phi <16 x float> [ %131, %42 ], [ %229, %154 ]
  %263 = phi <16 x float> [ %129, %42 ], [ %228, %154 ]
  %264 = phi <16 x float> [ %127, %42 ], [ %227, %154 ]
  %265 = phi <16 x float> [ %123, %42 ], [ %221, %154 ]
  %266 = phi <16 x float> [ %121, %42 ], [ %220, %154 ]
  %267 = phi <16 x float> [ %119, %42 ], [ %219, %154 ]
  %268 = phi <16 x float> [ %115, %42 ], [ %213, %154 ]
  %269 = phi <16 x float> [ %113, %42 ], [ %212, %154 ]
  %270 = phi <16 x float> [ %111, %42 ], [ %211, %154 ]
  %271 = phi <16 x float> [ %107, %42 ], [ %205, %154 ]
  %272 = phi <16 x float> [ %105, %42 ], [ %204, %154 ]
  %273 = phi <16 x float> [ %103, %42 ], [ %203, %154 ]
  %274 = phi <16 x float> [ %99, %42 ], [ %197, %154 ]
  %275 = phi <16 x float> [ %97, %42 ], [ %196, %154 ]
  %276 = phi <16 x float> [ %95, %42 ], [ %195, %154 ]
  %277 = icmp slt i64 %45, 1
  br i1 %277, label %587, label %278

278:                                              ; preds = %255
  %279 = mul nsw i64 %44, 48
  %280 = getelementptr inbounds float, ptr %1, i64 %279
  %281 = load <16 x float>, ptr %18, align 64
  store <16 x float> %281, ptr %280, align 64
  %282 = load <16 x float>, ptr %19, align 64
  %283 = getelementptr inbounds float, ptr %280, i64 16
  store <16 x float> %282, ptr %283, align 64
  %284 = load <16 x float>, ptr %20, align 64
  %285 = getelementptr inbounds float, ptr %280, i64 32
  store <16 x float> %284, ptr %285, align 64
  %286 = icmp eq i64 %148, 1
  br i1 %286, label %587, label %287

287:                                              ; preds = %278
  %288 = mul nsw i64 %44, %15
  %289 = getelementptr inbounds float, ptr %59, i64 %288
  %290 = load float, ptr %289, align 4
  %291 = insertelement <16 x float> poison, float %290, i64 0
  %292 = shufflevector <16 x float> %291, <16 x float> poison, <16 x i32> zeroinitializer
  %293 = fneg <16 x float> %292
  %294 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %293, <16 x float> %281, <16 x float> %276)
  store <16 x float> %294, ptr %21, align 64
  %295 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %293, <16 x float> %282, <16 x float> %275)
  store <16 x float> %295, ptr %22, align 64
  %296 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %293, <16 x float> %284, <16 x float> %274)
  store <16 x float> %296, ptr %23, align 64
  %297 = or i64 %44, 1
  %298 = mul nsw i64 %297, 48
  %299 = getelementptr inbounds float, ptr %1, i64 %298
  store <16 x float> %294, ptr %299, align 64
  %300 = getelementptr inbounds float, ptr %299, i64 16
  store <16 x float> %295, ptr %300, align 64
  %301 = getelementptr inbounds float, ptr %299, i64 32
  store <16 x float> %296, ptr %301, align 64
  %302 = icmp eq i64 %148, 2
  br i1 %302, label %587, label %303

303:                                              ; preds = %287
  %304 = mul nsw i64 %44, %15
  %305 = getelementptr inbounds float, ptr %63, i64 %304
  %306 = load float, ptr %305, align 4
  %307 = insertelement <16 x float> poison, float %306, i64 0
  %308 = shufflevector <16 x float> %307, <16 x float> poison, <16 x i32> zeroinitializer
  %309 = fneg <16 x float> %308
  %310 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %309, <16 x float> %281, <16 x float> %273)
  store <16 x float> %310, ptr %24, align 64
  %311 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %309, <16 x float> %282, <16 x float> %272)
  store <16 x float> %311, ptr %25, align 64
  %312 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %309, <16 x float> %284, <16 x float> %271)
  store <16 x float> %312, ptr %26, align 64
  %313 = mul nsw i64 %297, %15
  %314 = getelementptr inbounds float, ptr %63, i64 %313
  %315 = load float, ptr %314, align 4
  %316 = insertelement <16 x float> poison, float %315, i64 0
  %317 = shufflevector <16 x float> %316, <16 x float> poison, <16 x i32> zeroinitializer
  %318 = fneg <16 x float> %317
  %319 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %318, <16 x float> %294, <16 x float> %310)
  store <16 x float> %319, ptr %24, align 64
  %320 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %318, <16 x float> %295, <16 x float> %311)
  store <16 x float> %320, ptr %25, align 64
  %321 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %318, <16 x float> %296, <16 x float> %312)
  store <16 x float> %321, ptr %26, align 64
  %322 = or i64 %44, 2
  %323 = mul nsw i64 %322, 48
  %324 = getelementptr inbounds float, ptr %1, i64 %323
  store <16 x float> %319, ptr %324, align 64
  %325 = getelementptr inbounds float, ptr %324, i64 16
  store <16 x float> %320, ptr %325, align 64
  %326 = getelementptr inbounds float, ptr %324, i64 32
  store <16 x float> %321, ptr %326, align 64
  %327 = icmp eq i64 %148, 3
  br i1 %327, label %587, label %328

328:                                              ; preds = %303
  %329 = mul nsw i64 %44, %15
  %330 = getelementptr inbounds float, ptr %67, i64 %329
  %331 = load float, ptr %330, align 4
  %332 = insertelement <16 x float> poison, float %331, i64 0
  %333 = shufflevector <16 x float> %332, <16 x float> poison, <16 x i32> zeroinitializer
  %334 = fneg <16 x float> %333
  %335 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %334, <16 x float> %281, <16 x float> %270)
  store <16 x float> %335, ptr %27, align 64
  %336 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %334, <16 x float> %282, <16 x float> %269)
  store <16 x float> %336, ptr %28, align 64
  %337 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %334, <16 x float> %284, <16 x float> %268)
  store <16 x float> %337, ptr %29, align 64
  %338 = mul nsw i64 %297, %15
  %339 = getelementptr inbounds float, ptr %67, i64 %338
  %340 = load float, ptr %339, align 4
  %341 = insertelement <16 x float> poison, float %340, i64 0
  %342 = shufflevector <16 x float> %341, <16 x float> poison, <16 x i32> zeroinitializer
  %343 = fneg <16 x float> %342
  %344 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %343, <16 x float> %294, <16 x float> %335)
  store <16 x float> %344, ptr %27, align 64
  %345 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %343, <16 x float> %295, <16 x float> %336)
  store <16 x float> %345, ptr %28, align 64
  %346 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %343, <16 x float> %296, <16 x float> %337)
  store <16 x float> %346, ptr %29, align 64
  %347 = mul nsw i64 %322, %15
  %348 = getelementptr inbounds float, ptr %67, i64 %347
  %349 = load float, ptr %348, align 4
  %350 = insertelement <16 x float> poison, float %349, i64 0
  %351 = shufflevector <16 x float> %350, <16 x float> poison, <16 x i32> zeroinitializer
  %352 = fneg <16 x float> %351
  %353 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %352, <16 x float> %319, <16 x float> %344)
  store <16 x float> %353, ptr %27, align 64
  %354 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %352, <16 x float> %320, <16 x float> %345)
  store <16 x float> %354, ptr %28, align 64
  %355 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %352, <16 x float> %321, <16 x float> %346)
  store <16 x float> %355, ptr %29, align 64
  %356 = or i64 %44, 3
  %357 = mul nsw i64 %356, 48
  %358 = getelementptr inbounds float, ptr %1, i64 %357
  store <16 x float> %353, ptr %358, align 64
  %359 = getelementptr inbounds float, ptr %358, i64 16
  store <16 x float> %354, ptr %359, align 64
  %360 = getelementptr inbounds float, ptr %358, i64 32
  store <16 x float> %355, ptr %360, align 64
  %361 = icmp eq i64 %148, 4
  br i1 %361, label %587, label %362

362:                                              ; preds = %328
  %363 = mul nsw i64 %44, %15
  %364 = getelementptr inbounds float, ptr %71, i64 %363
  %365 = load float, ptr %364, align 4
  %366 = insertelement <16 x float> poison, float %365, i64 0
  %367 = shufflevector <16 x float> %366, <16 x float> poison, <16 x i32> zeroinitializer
  %368 = fneg <16 x float> %367
  %369 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %368, <16 x float> %281, <16 x float> %267)
  store <16 x float> %369, ptr %30, align 64
  %370 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %368, <16 x float> %282, <16 x float> %266)
  store <16 x float> %370, ptr %31, align 64
  %371 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %368, <16 x float> %284, <16 x float> %265)
  store <16 x float> %371, ptr %32, align 64
  %372 = mul nsw i64 %297, %15
  %373 = getelementptr inbounds float, ptr %71, i64 %372
  %374 = load float, ptr %373, align 4
  %375 = insertelement <16 x float> poison, float %374, i64 0
  %376 = shufflevector <16 x float> %375, <16 x float> poison, <16 x i32> zeroinitializer
  %377 = fneg <16 x float> %376
  %378 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %377, <16 x float> %294, <16 x float> %369)
  store <16 x float> %378, ptr %30, align 64
  %379 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %377, <16 x float> %295, <16 x float> %370)
  store <16 x float> %379, ptr %31, align 64
  %380 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %377, <16 x float> %296, <16 x float> %371)
  store <16 x float> %380, ptr %32, align 64
  %381 = mul nsw i64 %322, %15
  %382 = getelementptr inbounds float, ptr %71, i64 %381
  %383 = load float, ptr %382, align 4
  %384 = insertelement <16 x float> poison, float %383, i64 0
  %385 = shufflevector <16 x float> %384, <16 x float> poison, <16 x i32> zeroinitializer
  %386 = fneg <16 x float> %385
  %387 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %386, <16 x float> %319, <16 x float> %378)
  store <16 x float> %387, ptr %30, align 64
  %388 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %386, <16 x float> %320, <16 x float> %379)
  store <16 x float> %388, ptr %31, align 64
  %389 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %386, <16 x float> %321, <16 x float> %380)
  store <16 x float> %389, ptr %32, align 64
  %390 = mul nsw i64 %356, %15
  %391 = getelementptr inbounds float, ptr %71, i64 %390
  %392 = load float, ptr %391, align 4
  %393 = insertelement <16 x float> poison, float %392, i64 0
  %394 = shufflevector <16 x float> %393, <16 x float> poison, <16 x i32> zeroinitializer
  %395 = fneg <16 x float> %394
  %396 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %395, <16 x float> %353, <16 x float> %387)
  store <16 x float> %396, ptr %30, align 64
  %397 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %395, <16 x float> %354, <16 x float> %388)
  store <16 x float> %397, ptr %31, align 64
  %398 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %395, <16 x float> %355, <16 x float> %389)
  store <16 x float> %398, ptr %32, align 64
  %399 = or i64 %44, 4
  %400 = mul nsw i64 %399, 48
  %401 = getelementptr inbounds float, ptr %1, i64 %400
  store <16 x float> %396, ptr %401, align 64
  %402 = getelementptr inbounds float, ptr %401, i64 16
  store <16 x float> %397, ptr %402, align 64
  %403 = getelementptr inbounds float, ptr %401, i64 32
  store <16 x float> %398, ptr %403, align 64
  %404 = icmp eq i64 %148, 5
  br i1 %404, label %587, label %405

405:                                              ; preds = %362
  %406 = mul nsw i64 %44, %15
  %407 = getelementptr inbounds float, ptr %75, i64 %406
  %408 = load float, ptr %407, align 4
  %409 = insertelement <16 x float> poison, float %408, i64 0
  %410 = shufflevector <16 x float> %409, <16 x float> poison, <16 x i32> zeroinitializer
  %411 = fneg <16 x float> %410
  %412 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %411, <16 x float> %281, <16 x float> %264)
  store <16 x float> %412, ptr %33, align 64
  %413 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %411, <16 x float> %282, <16 x float> %263)
  store <16 x float> %413, ptr %34, align 64
  %414 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %411, <16 x float> %284, <16 x float> %262)
  store <16 x float> %414, ptr %35, align 64
  %415 = mul nsw i64 %297, %15
  %416 = getelementptr inbounds float, ptr %75, i64 %415
  %417 = load float, ptr %416, align 4
  %418 = insertelement <16 x float> poison, float %417, i64 0
  %419 = shufflevector <16 x float> %418, <16 x float> poison, <16 x i32> zeroinitializer
  %420 = fneg <16 x float> %419
  %421 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %420, <16 x float> %294, <16 x float> %412)
  store <16 x float> %421, ptr %33, align 64
  %422 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %420, <16 x float> %295, <16 x float> %413)
  store <16 x float> %422, ptr %34, align 64
  %423 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %420, <16 x float> %296, <16 x float> %414)
  store <16 x float> %423, ptr %35, align 64
  %424 = mul nsw i64 %322, %15
  %425 = getelementptr inbounds float, ptr %75, i64 %424
  %426 = load float, ptr %425, align 4
  %427 = insertelement <16 x float> poison, float %426, i64 0
  %428 = shufflevector <16 x float> %427, <16 x float> poison, <16 x i32> zeroinitializer
  %429 = fneg <16 x float> %428
  %430 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %429, <16 x float> %319, <16 x float> %421)
  store <16 x float> %430, ptr %33, align 64
  %431 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %429, <16 x float> %320, <16 x float> %422)
  store <16 x float> %431, ptr %34, align 64
  %432 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %429, <16 x float> %321, <16 x float> %423)
  store <16 x float> %432, ptr %35, align 64
  %433 = mul nsw i64 %356, %15
  %434 = getelementptr inbounds float, ptr %75, i64 %433
  %435 = load float, ptr %434, align 4
  %436 = insertelement <16 x float> poison, float %435, i64 0
  %437 = shufflevector <16 x float> %436, <16 x float> poison, <16 x i32> zeroinitializer
  %438 = fneg <16 x float> %437
  %439 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %438, <16 x float> %353, <16 x float> %430)
  store <16 x float> %439, ptr %33, align 64
  %440 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %438, <16 x float> %354, <16 x float> %431)
  store <16 x float> %440, ptr %34, align 64
  %441 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %438, <16 x float> %355, <16 x float> %432)
  store <16 x float> %441, ptr %35, align 64
  %442 = mul nsw i64 %399, %15
  %443 = getelementptr inbounds float, ptr %75, i64 %442
  %444 = load float, ptr %443, align 4
  %445 = insertelement <16 x float> poison, float %444, i64 0
  %446 = shufflevector <16 x float> %445, <16 x float> poison, <16 x i32> zeroinitializer
  %447 = fneg <16 x float> %446
  %448 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %447, <16 x float> %396, <16 x float> %439)
  store <16 x float> %448, ptr %33, align 64
  %449 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %447, <16 x float> %397, <16 x float> %440)
  store <16 x float> %449, ptr %34, align 64
  %450 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %447, <16 x float> %398, <16 x float> %441)
  store <16 x float> %450, ptr %35, align 64
  %451 = or i64 %44, 5
  %452 = mul nsw i64 %451, 48
  %453 = getelementptr inbounds float, ptr %1, i64 %452
  store <16 x float> %448, ptr %453, align 64
  %454 = getelementptr inbounds float, ptr %453, i64 16
  store <16 x float> %449, ptr %454, align 64
  %455 = getelementptr inbounds float, ptr %453, i64 32
  store <16 x float> %450, ptr %455, align 64
  %456 = icmp eq i64 %148, 6
  br i1 %456, label %587, label %457

457:                                              ; preds = %405
  %458 = mul nsw i64 %44, %15
  %459 = getelementptr inbounds float, ptr %79, i64 %458
  %460 = load float, ptr %459, align 4
  %461 = insertelement <16 x float> poison, float %460, i64 0
  %462 = shufflevector <16 x float> %461, <16 x float> poison, <16 x i32> zeroinitializer
  %463 = fneg <16 x float> %462
  %464 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %463, <16 x float> %281, <16 x float> %261)
  store <16 x float> %464, ptr %36, align 64
  %465 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %463, <16 x float> %282, <16 x float> %260)
  store <16 x float> %465, ptr %37, align 64
  %466 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %463, <16 x float> %284, <16 x float> %259)
  store <16 x float> %466, ptr %38, align 64
  %467 = mul nsw i64 %297, %15
  %468 = getelementptr inbounds float, ptr %79, i64 %467
  %469 = load float, ptr %468, align 4
  %470 = insertelement <16 x float> poison, float %469, i64 0
  %471 = shufflevector <16 x float> %470, <16 x float> poison, <16 x i32> zeroinitializer
  %472 = fneg <16 x float> %471
  %473 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %472, <16 x float> %294, <16 x float> %464)
  store <16 x float> %473, ptr %36, align 64
  %474 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %472, <16 x float> %295, <16 x float> %465)
  store <16 x float> %474, ptr %37, align 64
  %475 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %472, <16 x float> %296, <16 x float> %466)
  store <16 x float> %475, ptr %38, align 64
  %476 = mul nsw i64 %322, %15
  %477 = getelementptr inbounds float, ptr %79, i64 %476
  %478 = load float, ptr %477, align 4
  %479 = insertelement <16 x float> poison, float %478, i64 0
  %480 = shufflevector <16 x float> %479, <16 x float> poison, <16 x i32> zeroinitializer
  %481 = fneg <16 x float> %480
  %482 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %481, <16 x float> %319, <16 x float> %473)
  store <16 x float> %482, ptr %36, align 64
  %483 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %481, <16 x float> %320, <16 x float> %474)
  store <16 x float> %483, ptr %37, align 64
  %484 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %481, <16 x float> %321, <16 x float> %475)
  store <16 x float> %484, ptr %38, align 64
  %485 = mul nsw i64 %356, %15
  %486 = getelementptr inbounds float, ptr %79, i64 %485
  %487 = load float, ptr %486, align 4
  %488 = insertelement <16 x float> poison, float %487, i64 0
  %489 = shufflevector <16 x float> %488, <16 x float> poison, <16 x i32> zeroinitializer
  %490 = fneg <16 x float> %489
  %491 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %490, <16 x float> %353, <16 x float> %482)
  store <16 x float> %491, ptr %36, align 64
  %492 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %490, <16 x float> %354, <16 x float> %483)
  store <16 x float> %492, ptr %37, align 64
  %493 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %490, <16 x float> %355, <16 x float> %484)
  store <16 x float> %493, ptr %38, align 64
  %494 = mul nsw i64 %399, %15
  %495 = getelementptr inbounds float, ptr %79, i64 %494
  %496 = load float, ptr %495, align 4
  %497 = insertelement <16 x float> poison, float %496, i64 0
  %498 = shufflevector <16 x float> %497, <16 x float> poison, <16 x i32> zeroinitializer
  %499 = fneg <16 x float> %498
  %500 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %499, <16 x float> %396, <16 x float> %491)
  store <16 x float> %500, ptr %36, align 64
  %501 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %499, <16 x float> %397, <16 x float> %492)
  store <16 x float> %501, ptr %37, align 64
  %502 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %499, <16 x float> %398, <16 x float> %493)
  store <16 x float> %502, ptr %38, align 64
  %503 = mul nsw i64 %451, %15
  %504 = getelementptr inbounds float, ptr %79, i64 %503
  %505 = load float, ptr %504, align 4
  %506 = insertelement <16 x float> poison, float %505, i64 0
  %507 = shufflevector <16 x float> %506, <16 x float> poison, <16 x i32> zeroinitializer
  %508 = fneg <16 x float> %507
  %509 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %508, <16 x float> %448, <16 x float> %500)
  store <16 x float> %509, ptr %36, align 64
  %510 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %508, <16 x float> %449, <16 x float> %501)
  store <16 x float> %510, ptr %37, align 64
  %511 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %508, <16 x float> %450, <16 x float> %502)
  store <16 x float> %511, ptr %38, align 64
  %512 = or i64 %44, 6
  %513 = mul nsw i64 %512, 48
  %514 = getelementptr inbounds float, ptr %1, i64 %513
  store <16 x float> %509, ptr %514, align 64
  %515 = getelementptr inbounds float, ptr %514, i64 16
  store <16 x float> %510, ptr %515, align 64
  %516 = getelementptr inbounds float, ptr %514, i64 32
  store <16 x float> %511, ptr %516, align 64
  %517 = icmp eq i64 %148, 7
  br i1 %517, label %587, label %518

518:                                              ; preds = %457
  %519 = mul nsw i64 %44, %15
  %520 = getelementptr inbounds float, ptr %83, i64 %519
  %521 = load float, ptr %520, align 4
  %522 = insertelement <16 x float> poison, float %521, i64 0
  %523 = shufflevector <16 x float> %522, <16 x float> poison, <16 x i32> zeroinitializer
  %524 = fneg <16 x float> %523
  %525 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %524, <16 x float> %281, <16 x float> %258)
  store <16 x float> %525, ptr %39, align 64
  %526 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %524, <16 x float> %282, <16 x float> %257)
  store <16 x float> %526, ptr %40, align 64
  %527 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %524, <16 x float> %284, <16 x float> %256)
  store <16 x float> %527, ptr %41, align 64
  %528 = mul nsw i64 %297, %15
  %529 = getelementptr inbounds float, ptr %83, i64 %528
  %530 = load float, ptr %529, align 4
  %531 = insertelement <16 x float> poison, float %530, i64 0
  %532 = shufflevector <16 x float> %531, <16 x float> poison, <16 x i32> zeroinitializer
  %533 = fneg <16 x float> %532
  %534 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %533, <16 x float> %294, <16 x float> %525)
  store <16 x float> %534, ptr %39, align 64
  %535 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %533, <16 x float> %295, <16 x float> %526)
  store <16 x float> %535, ptr %40, align 64
  %536 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %533, <16 x float> %296, <16 x float> %527)
  store <16 x float> %536, ptr %41, align 64
  %537 = mul nsw i64 %322, %15
  %538 = getelementptr inbounds float, ptr %83, i64 %537
  %539 = load float, ptr %538, align 4
  %540 = insertelement <16 x float> poison, float %539, i64 0
  %541 = shufflevector <16 x float> %540, <16 x float> poison, <16 x i32> zeroinitializer
  %542 = fneg <16 x float> %541
  %543 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %542, <16 x float> %319, <16 x float> %534)
  store <16 x float> %543, ptr %39, align 64
  %544 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %542, <16 x float> %320, <16 x float> %535)
  store <16 x float> %544, ptr %40, align 64
  %545 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %542, <16 x float> %321, <16 x float> %536)
  store <16 x float> %545, ptr %41, align 64
  %546 = mul nsw i64 %356, %15
  %547 = getelementptr inbounds float, ptr %83, i64 %546
  %548 = load float, ptr %547, align 4
  %549 = insertelement <16 x float> poison, float %548, i64 0
  %550 = shufflevector <16 x float> %549, <16 x float> poison, <16 x i32> zeroinitializer
  %551 = fneg <16 x float> %550
  %552 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %551, <16 x float> %353, <16 x float> %543)
  store <16 x float> %552, ptr %39, align 64
  %553 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %551, <16 x float> %354, <16 x float> %544)
  store <16 x float> %553, ptr %40, align 64
  %554 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %551, <16 x float> %355, <16 x float> %545)
  store <16 x float> %554, ptr %41, align 64
  %555 = mul nsw i64 %399, %15
  %556 = getelementptr inbounds float, ptr %83, i64 %555
  %557 = load float, ptr %556, align 4
  %558 = insertelement <16 x float> poison, float %557, i64 0
  %559 = shufflevector <16 x float> %558, <16 x float> poison, <16 x i32> zeroinitializer
  %560 = fneg <16 x float> %559
  %561 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %560, <16 x float> %396, <16 x float> %552)
  store <16 x float> %561, ptr %39, align 64
  %562 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %560, <16 x float> %397, <16 x float> %553)
  store <16 x float> %562, ptr %40, align 64
  %563 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %560, <16 x float> %398, <16 x float> %554)
  store <16 x float> %563, ptr %41, align 64
  %564 = mul nsw i64 %451, %15
  %565 = getelementptr inbounds float, ptr %83, i64 %564
  %566 = load float, ptr %565, align 4
  %567 = insertelement <16 x float> poison, float %566, i64 0
  %568 = shufflevector <16 x float> %567, <16 x float> poison, <16 x i32> zeroinitializer
  %569 = fneg <16 x float> %568
  %570 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %569, <16 x float> %448, <16 x float> %561)
  store <16 x float> %570, ptr %39, align 64
  %571 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %569, <16 x float> %449, <16 x float> %562)
  store <16 x float> %571, ptr %40, align 64
  %572 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %569, <16 x float> %450, <16 x float> %563)
  store <16 x float> %572, ptr %41, align 64
  %573 = mul nsw i64 %512, %15
  %574 = getelementptr inbounds float, ptr %83, i64 %573
  %575 = load float, ptr %574, align 4
  %576 = insertelement <16 x float> poison, float %575, i64 0
  %577 = shufflevector <16 x float> %576, <16 x float> poison, <16 x i32> zeroinitializer
  %578 = fneg <16 x float> %577
  %579 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %578, <16 x float> %509, <16 x float> %570)
  store <16 x float> %579, ptr %39, align 64
  %580 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %578, <16 x float> %510, <16 x float> %571)
  store <16 x float> %580, ptr %40, align 64
  %581 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %578, <16 x float> %511, <16 x float> %572)
  store <16 x float> %581, ptr %41, align 64
  %582 = or i64 %44, 7
  %583 = mul nsw i64 %582, 48
  %584 = getelementptr inbounds float, ptr %1, i64 %583
  store <16 x float> %579, ptr %584, align 64
  %585 = getelementptr inbounds float, ptr %584, i64 16
  store <16 x float> %580, ptr %585, align 64
  %586 = getelementptr inbounds float, ptr %584, i64 32
  store <16 x float> %581, ptr %586, align 64
  br label %587

587:                                              ; preds = %518, %457, %405, %362, %328, %303, %287, %278, %255
  %588 = add nuw nsw i64 %44, 8
  %589 = icmp slt i64 %588, %2
  %590 = add i64 %43, -8
  br i1 %589, label %42, label %1154

591:                                              ; preds = %5
  br i1 %7, label %601, label %592

592:                                              ; preds = %591
  %593 = icmp sgt i64 %3, 0
  br i1 %593, label %594, label %1154

594:                                              ; preds = %592
  %595 = load ptr, ptr %0, align 8
  %596 = getelementptr inbounds i8, ptr %0, i64 8
  %597 = load i64, ptr %596, align 8
  %598 = getelementptr inbounds i8, ptr %0, i64 16
  %599 = load i64, ptr %598, align 8
  %600 = icmp sgt i64 %2, 0
  br label %996

601:                                              ; preds = %591
  %602 = load ptr, ptr %0, align 8
  %603 = getelementptr inbounds i8, ptr %0, i64 8
  %604 = load i64, ptr %603, align 8
  %605 = getelementptr inbounds i8, ptr %0, i64 16
  %606 = load i64, ptr %605, align 8
  %607 = icmp sgt i64 %2, 0
  br i1 %607, label %608, label %1154

608:                                              ; preds = %601, %992
  %609 = phi i64 [ %995, %992 ], [ %2, %601 ]
  %610 = phi i64 [ %993, %992 ], [ 0, %601 ]
  %611 = call i64 @llvm.smin.i64(i64 %609, i64 8)
  %612 = sub nsw i64 %2, %610
  %613 = icmp slt i64 %612, 8
  %614 = select i1 %613, i64 %612, i64 8
  %615 = mul nsw i64 %610, %604
  %616 = getelementptr inbounds float, ptr %602, i64 %615
  %617 = add nsw i64 %614, -1
  %618 = icmp slt i64 %617, 0
  %619 = select i1 %618, i64 %617, i64 0
  %620 = mul nsw i64 %619, %604
  %621 = getelementptr inbounds float, ptr %616, i64 %620
  %622 = icmp slt i64 %617, 1
  %623 = select i1 %622, i64 %617, i64 1
  %624 = mul nsw i64 %623, %604
  %625 = getelementptr inbounds float, ptr %616, i64 %624
  %626 = icmp slt i64 %617, 2
  %627 = select i1 %626, i64 %617, i64 2
  %628 = mul nsw i64 %627, %604
  %629 = getelementptr inbounds float, ptr %616, i64 %628
  %630 = icmp slt i64 %617, 3
  %631 = select i1 %630, i64 %617, i64 3
  %632 = mul nsw i64 %631, %604
  %633 = getelementptr inbounds float, ptr %616, i64 %632
  %634 = icmp slt i64 %617, 4
  %635 = select i1 %634, i64 %617, i64 4
  %636 = mul nsw i64 %635, %604
  %637 = getelementptr inbounds float, ptr %616, i64 %636
  %638 = icmp slt i64 %617, 5
  %639 = select i1 %638, i64 %617, i64 5
  %640 = mul nsw i64 %639, %604
  %641 = getelementptr inbounds float, ptr %616, i64 %640
  %642 = icmp slt i64 %617, 6
  %643 = select i1 %642, i64 %617, i64 6
  %644 = mul nsw i64 %643, %604
  %645 = getelementptr inbounds float, ptr %616, i64 %644
  %646 = icmp slt i64 %617, 7
  %647 = select i1 %646, i64 %617, i64 7
  %648 = mul nsw i64 %647, %604
  %649 = getelementptr inbounds float, ptr %616, i64 %648
  %650 = add nsw i64 %619, %610
  %651 = mul nsw i64 %650, 48
  %652 = getelementptr inbounds float, ptr %1, i64 %651
  %653 = load <16 x float>, ptr %652, align 64
  %654 = add nsw i64 %623, %610
  %655 = mul nsw i64 %654, 48
  %656 = getelementptr inbounds float, ptr %1, i64 %655
  %657 = load <16 x float>, ptr %656, align 64
  %658 = add nsw i64 %627, %610
  %659 = mul nsw i64 %658, 48
  %660 = getelementptr inbounds float, ptr %1, i64 %659
  %661 = load <16 x float>, ptr %660, align 64
  %662 = add nsw i64 %631, %610
  %663 = mul nsw i64 %662, 48
  %664 = getelementptr inbounds float, ptr %1, i64 %663
  %665 = load <16 x float>, ptr %664, align 64
  %666 = add nsw i64 %635, %610
  %667 = mul nsw i64 %666, 48
  %668 = getelementptr inbounds float, ptr %1, i64 %667
  %669 = load <16 x float>, ptr %668, align 64
  %670 = add nsw i64 %639, %610
  %671 = mul nsw i64 %670, 48
  %672 = getelementptr inbounds float, ptr %1, i64 %671
  %673 = load <16 x float>, ptr %672, align 64
  %674 = add nsw i64 %643, %610
  %675 = mul nsw i64 %674, 48
  %676 = getelementptr inbounds float, ptr %1, i64 %675
  %677 = load <16 x float>, ptr %676, align 64
  %678 = add nsw i64 %647, %610
  %679 = mul nsw i64 %678, 48
  %680 = getelementptr inbounds float, ptr %1, i64 %679
  %681 = load <16 x float>, ptr %680, align 64
  %682 = call i64 @llvm.smax.i64(i64 %611, i64 0)
  %683 = icmp eq i64 %610, 0
  br i1 %683, label %748, label %684

684:                                              ; preds = %608, %684
  %685 = phi <16 x float> [ %744, %684 ], [ %681, %608 ]
  %686 = phi <16 x float> [ %738, %684 ], [ %677, %608 ]
  %687 = phi <16 x float> [ %732, %684 ], [ %673, %608 ]
  %688 = phi <16 x float> [ %726, %684 ], [ %669, %608 ]
  %689 = phi <16 x float> [ %720, %684 ], [ %665, %608 ]
  %690 = phi <16 x float> [ %714, %684 ], [ %661, %608 ]
  %691 = phi <16 x float> [ %708, %684 ], [ %657, %608 ]
  %692 = phi <16 x float> [ %702, %684 ], [ %653, %608 ]
  %693 = phi ptr [ %746, %684 ], [ %1, %608 ]
  %694 = phi i64 [ %745, %684 ], [ 0, %608 ]
  %695 = load <16 x float>, ptr %693, align 64
  %696 = mul nsw i64 %694, %606
  %697 = getelementptr inbounds float, ptr %621, i64 %696
  %698 = load float, ptr %697, align 4
  %699 = insertelement <16 x float> poison, float %698, i64 0
  %700 = shufflevector <16 x float> %699, <16 x float> poison, <16 x i32> zeroinitializer
  %701 = fneg <16 x float> %700
  %702 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %701, <16 x float> %695, <16 x float> %692)
  %703 = getelementptr inbounds float, ptr %625, i64 %696
  %704 = load float, ptr %703, align 4
  %705 = insertelement <16 x float> poison, float %704, i64 0
  %706 = shufflevector <16 x float> %705, <16 x float> poison, <16 x i32> zeroinitializer
  %707 = fneg <16 x float> %706
  %708 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %707, <16 x float> %695, <16 x float> %691)
  %709 = getelementptr inbounds float, ptr %629, i64 %696
  %710 = load float, ptr %709, align 4
  %711 = insertelement <16 x float> poison, float %710, i64 0
  %712 = shufflevector <16 x float> %711, <16 x float> poison, <16 x i32> zeroinitializer
  %713 = fneg <16 x float> %712
  %714 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %713, <16 x float> %695, <16 x float> %690)
  %715 = getelementptr inbounds float, ptr %633, i64 %696
  %716 = load float, ptr %715, align 4
  %717 = insertelement <16 x float> poison, float %716, i64 0
  %718 = shufflevector <16 x float> %717, <16 x float> poison, <16 x i32> zeroinitializer
  %719 = fneg <16 x float> %718
  %720 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %719, <16 x float> %695, <16 x float> %689)
  %721 = getelementptr inbounds float, ptr %637, i64 %696
  %722 = load float, ptr %721, align 4
  %723 = insertelement <16 x float> poison, float %722, i64 0
  %724 = shufflevector <16 x float> %723, <16 x float> poison, <16 x i32> zeroinitializer
  %725 = fneg <16 x float> %724
  %726 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %725, <16 x float> %695, <16 x float> %688)
  %727 = getelementptr inbounds float, ptr %641, i64 %696
  %728 = load float, ptr %727, align 4
  %729 = insertelement <16 x float> poison, float %728, i64 0
  %730 = shufflevector <16 x float> %729, <16 x float> poison, <16 x i32> zeroinitializer
  %731 = fneg <16 x float> %730
  %732 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %731, <16 x float> %695, <16 x float> %687)
  %733 = getelementptr inbounds float, ptr %645, i64 %696
  %734 = load float, ptr %733, align 4
  %735 = insertelement <16 x float> poison, float %734, i64 0
  %736 = shufflevector <16 x float> %735, <16 x float> poison, <16 x i32> zeroinitializer
  %737 = fneg <16 x float> %736
  %738 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %737, <16 x float> %695, <16 x float> %686)
  %739 = getelementptr inbounds float, ptr %649, i64 %696
  %740 = load float, ptr %739, align 4
  %741 = insertelement <16 x float> poison, float %740, i64 0
  %742 = shufflevector <16 x float> %741, <16 x float> poison, <16 x i32> zeroinitializer
  %743 = fneg <16 x float> %742
  %744 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %743, <16 x float> %695, <16 x float> %685)
  %745 = add nuw nsw i64 %694, 1
  %746 = getelementptr inbounds float, ptr %693, i64 48
  %747 = icmp eq i64 %745, %610
  br i1 %747, label %748, label %684

748:                                              ; preds = %684, %608
  %749 = phi <16 x float> [ %681, %608 ], [ %744, %684 ]
  %750 = phi <16 x float> [ %677, %608 ], [ %738, %684 ]
  %751 = phi <16 x float> [ %673, %608 ], [ %732, %684 ]
  %752 = phi <16 x float> [ %669, %608 ], [ %726, %684 ]
  %753 = phi <16 x float> [ %665, %608 ], [ %720, %684 ]
  %754 = phi <16 x float> [ %661, %608 ], [ %714, %684 ]
  %755 = phi <16 x float> [ %657, %608 ], [ %708, %684 ]
  %756 = phi <16 x float> [ %653, %608 ], [ %702, %684 ]
  %757 = icmp slt i64 %611, 1
  br i1 %757, label %992, label %758

758:                                              ; preds = %748
  %759 = mul nsw i64 %610, 48
  %760 = getelementptr inbounds float, ptr %1, i64 %759
  store <16 x float> %756, ptr %760, align 64
  %761 = icmp eq i64 %682, 1
  br i1 %761, label %992, label %762

762:                                              ; preds = %758
  %763 = mul nsw i64 %610, %606
  %764 = getelementptr inbounds float, ptr %625, i64 %763
  %765 = load float, ptr %764, align 4
  %766 = insertelement <16 x float> poison, float %765, i64 0
  %767 = shufflevector <16 x float> %766, <16 x float> poison, <16 x i32> zeroinitializer
  %768 = fneg <16 x float> %767
  %769 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %768, <16 x float> %756, <16 x float> %755)
  %770 = or i64 %610, 1
  %771 = mul nsw i64 %770, 48
  %772 = getelementptr inbounds float, ptr %1, i64 %771
  store <16 x float> %769, ptr %772, align 64
  %773 = icmp eq i64 %682, 2
  br i1 %773, label %992, label %774

774:                                              ; preds = %762
  %775 = mul nsw i64 %610, %606
  %776 = getelementptr inbounds float, ptr %629, i64 %775
  %777 = load float, ptr %776, align 4
  %778 = insertelement <16 x float> poison, float %777, i64 0
  %779 = shufflevector <16 x float> %778, <16 x float> poison, <16 x i32> zeroinitializer
  %780 = fneg <16 x float> %779
  %781 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %780, <16 x float> %756, <16 x float> %754)
  %782 = mul nsw i64 %770, %606
  %783 = getelementptr inbounds float, ptr %629, i64 %782
  %784 = load float, ptr %783, align 4
  %785 = insertelement <16 x float> poison, float %784, i64 0
  %786 = shufflevector <16 x float> %785, <16 x float> poison, <16 x i32> zeroinitializer
  %787 = fneg <16 x float> %786
  %788 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %787, <16 x float> %769, <16 x float> %781)
  %789 = or i64 %610, 2
  %790 = mul nsw i64 %789, 48
  %791 = getelementptr inbounds float, ptr %1, i64 %790
  store <16 x float> %788, ptr %791, align 64
  %792 = icmp eq i64 %682, 3
  br i1 %792, label %992, label %793

793:                                              ; preds = %774
  %794 = mul nsw i64 %610, %606
  %795 = getelementptr inbounds float, ptr %633, i64 %794
  %796 = load float, ptr %795, align 4
  %797 = insertelement <16 x float> poison, float %796, i64 0
  %798 = shufflevector <16 x float> %797, <16 x float> poison, <16 x i32> zeroinitializer
  %799 = fneg <16 x float> %798
  %800 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %799, <16 x float> %756, <16 x float> %753)
  %801 = mul nsw i64 %770, %606
  %802 = getelementptr inbounds float, ptr %633, i64 %801
  %803 = load float, ptr %802, align 4
  %804 = insertelement <16 x float> poison, float %803, i64 0
  %805 = shufflevector <16 x float> %804, <16 x float> poison, <16 x i32> zeroinitializer
  %806 = fneg <16 x float> %805
  %807 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %806, <16 x float> %769, <16 x float> %800)
  %808 = mul nsw i64 %789, %606
  %809 = getelementptr inbounds float, ptr %633, i64 %808
  %810 = load float, ptr %809, align 4
  %811 = insertelement <16 x float> poison, float %810, i64 0
  %812 = shufflevector <16 x float> %811, <16 x float> poison, <16 x i32> zeroinitializer
  %813 = fneg <16 x float> %812
  %814 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %813, <16 x float> %788, <16 x float> %807)
  %815 = or i64 %610, 3
  %816 = mul nsw i64 %815, 48
  %817 = getelementptr inbounds float, ptr %1, i64 %816
  store <16 x float> %814, ptr %817, align 64
  %818 = icmp eq i64 %682, 4
  br i1 %818, label %992, label %819

819:                                              ; preds = %793
  %820 = mul nsw i64 %610, %606
  %821 = getelementptr inbounds float, ptr %637, i64 %820
  %822 = load float, ptr %821, align 4
  %823 = insertelement <16 x float> poison, float %822, i64 0
  %824 = shufflevector <16 x float> %823, <16 x float> poison, <16 x i32> zeroinitializer
  %825 = fneg <16 x float> %824
  %826 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %825, <16 x float> %756, <16 x float> %752)
  %827 = mul nsw i64 %770, %606
  %828 = getelementptr inbounds float, ptr %637, i64 %827
  %829 = load float, ptr %828, align 4
  %830 = insertelement <16 x float> poison, float %829, i64 0
  %831 = shufflevector <16 x float> %830, <16 x float> poison, <16 x i32> zeroinitializer
  %832 = fneg <16 x float> %831
  %833 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %832, <16 x float> %769, <16 x float> %826)
  %834 = mul nsw i64 %789, %606
  %835 = getelementptr inbounds float, ptr %637, i64 %834
  %836 = load float, ptr %835, align 4
  %837 = insertelement <16 x float> poison, float %836, i64 0
  %838 = shufflevector <16 x float> %837, <16 x float> poison, <16 x i32> zeroinitializer
  %839 = fneg <16 x float> %838
  %840 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %839, <16 x float> %788, <16 x float> %833)
  %841 = mul nsw i64 %815, %606
  %842 = getelementptr inbounds float, ptr %637, i64 %841
  %843 = load float, ptr %842, align 4
  %844 = insertelement <16 x float> poison, float %843, i64 0
  %845 = shufflevector <16 x float> %844, <16 x float> poison, <16 x i32> zeroinitializer
  %846 = fneg <16 x float> %845
  %847 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %846, <16 x float> %814, <16 x float> %840)
  %848 = or i64 %610, 4
  %849 = mul nsw i64 %848, 48
  %850 = getelementptr inbounds float, ptr %1, i64 %849
  store <16 x float> %847, ptr %850, align 64
  %851 = icmp eq i64 %682, 5
  br i1 %851, label %992, label %852

852:                                              ; preds = %819
  %853 = mul nsw i64 %610, %606
  %854 = getelementptr inbounds float, ptr %641, i64 %853
  %855 = load float, ptr %854, align 4
  %856 = insertelement <16 x float> poison, float %855, i64 0
  %857 = shufflevector <16 x float> %856, <16 x float> poison, <16 x i32> zeroinitializer
  %858 = fneg <16 x float> %857
  %859 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %858, <16 x float> %756, <16 x float> %751)
  %860 = mul nsw i64 %770, %606
  %861 = getelementptr inbounds float, ptr %641, i64 %860
  %862 = load float, ptr %861, align 4
  %863 = insertelement <16 x float> poison, float %862, i64 0
  %864 = shufflevector <16 x float> %863, <16 x float> poison, <16 x i32> zeroinitializer
  %865 = fneg <16 x float> %864
  %866 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %865, <16 x float> %769, <16 x float> %859)
  %867 = mul nsw i64 %789, %606
  %868 = getelementptr inbounds float, ptr %641, i64 %867
  %869 = load float, ptr %868, align 4
  %870 = insertelement <16 x float> poison, float %869, i64 0
  %871 = shufflevector <16 x float> %870, <16 x float> poison, <16 x i32> zeroinitializer
  %872 = fneg <16 x float> %871
  %873 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %872, <16 x float> %788, <16 x float> %866)
  %874 = mul nsw i64 %815, %606
  %875 = getelementptr inbounds float, ptr %641, i64 %874
  %876 = load float, ptr %875, align 4
  %877 = insertelement <16 x float> poison, float %876, i64 0
  %878 = shufflevector <16 x float> %877, <16 x float> poison, <16 x i32> zeroinitializer
  %879 = fneg <16 x float> %878
  %880 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %879, <16 x float> %814, <16 x float> %873)
  %881 = mul nsw i64 %848, %606
  %882 = getelementptr inbounds float, ptr %641, i64 %881
  %883 = load float, ptr %882, align 4
  %884 = insertelement <16 x float> poison, float %883, i64 0
  %885 = shufflevector <16 x float> %884, <16 x float> poison, <16 x i32> zeroinitializer
  %886 = fneg <16 x float> %885
  %887 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %886, <16 x float> %847, <16 x float> %880)
  %888 = or i64 %610, 5
  %889 = mul nsw i64 %888, 48
  %890 = getelementptr inbounds float, ptr %1, i64 %889
  store <16 x float> %887, ptr %890, align 64
  %891 = icmp eq i64 %682, 6
  br i1 %891, label %992, label %892

892:                                              ; preds = %852
  %893 = mul nsw i64 %610, %606
  %894 = getelementptr inbounds float, ptr %645, i64 %893
  %895 = load float, ptr %894, align 4
  %896 = insertelement <16 x float> poison, float %895, i64 0
  %897 = shufflevector <16 x float> %896, <16 x float> poison, <16 x i32> zeroinitializer
  %898 = fneg <16 x float> %897
  %899 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %898, <16 x float> %756, <16 x float> %750)
  %900 = mul nsw i64 %770, %606
  %901 = getelementptr inbounds float, ptr %645, i64 %900
  %902 = load float, ptr %901, align 4
  %903 = insertelement <16 x float> poison, float %902, i64 0
  %904 = shufflevector <16 x float> %903, <16 x float> poison, <16 x i32> zeroinitializer
  %905 = fneg <16 x float> %904
  %906 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %905, <16 x float> %769, <16 x float> %899)
  %907 = mul nsw i64 %789, %606
  %908 = getelementptr inbounds float, ptr %645, i64 %907
  %909 = load float, ptr %908, align 4
  %910 = insertelement <16 x float> poison, float %909, i64 0
  %911 = shufflevector <16 x float> %910, <16 x float> poison, <16 x i32> zeroinitializer
  %912 = fneg <16 x float> %911
  %913 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %912, <16 x float> %788, <16 x float> %906)
  %914 = mul nsw i64 %815, %606
  %915 = getelementptr inbounds float, ptr %645, i64 %914
  %916 = load float, ptr %915, align 4
  %917 = insertelement <16 x float> poison, float %916, i64 0
  %918 = shufflevector <16 x float> %917, <16 x float> poison, <16 x i32> zeroinitializer
  %919 = fneg <16 x float> %918
  %920 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %919, <16 x float> %814, <16 x float> %913)
  %921 = mul nsw i64 %848, %606
  %922 = getelementptr inbounds float, ptr %645, i64 %921
  %923 = load float, ptr %922, align 4
  %924 = insertelement <16 x float> poison, float %923, i64 0
  %925 = shufflevector <16 x float> %924, <16 x float> poison, <16 x i32> zeroinitializer
  %926 = fneg <16 x float> %925
  %927 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %926, <16 x float> %847, <16 x float> %920)
  %928 = mul nsw i64 %888, %606
  %929 = getelementptr inbounds float, ptr %645, i64 %928
  %930 = load float, ptr %929, align 4
  %931 = insertelement <16 x float> poison, float %930, i64 0
  %932 = shufflevector <16 x float> %931, <16 x float> poison, <16 x i32> zeroinitializer
  %933 = fneg <16 x float> %932
  %934 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %933, <16 x float> %887, <16 x float> %927)
  %935 = or i64 %610, 6
  %936 = mul nsw i64 %935, 48
  %937 = getelementptr inbounds float, ptr %1, i64 %936
  store <16 x float> %934, ptr %937, align 64
  %938 = icmp eq i64 %682, 7
  br i1 %938, label %992, label %939

939:                                              ; preds = %892
  %940 = mul nsw i64 %610, %606
  %941 = getelementptr inbounds float, ptr %649, i64 %940
  %942 = load float, ptr %941, align 4
  %943 = insertelement <16 x float> poison, float %942, i64 0
  %944 = shufflevector <16 x float> %943, <16 x float> poison, <16 x i32> zeroinitializer
  %945 = fneg <16 x float> %944
  %946 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %945, <16 x float> %756, <16 x float> %749)
  %947 = mul nsw i64 %770, %606
  %948 = getelementptr inbounds float, ptr %649, i64 %947
  %949 = load float, ptr %948, align 4
  %950 = insertelement <16 x float> poison, float %949, i64 0
  %951 = shufflevector <16 x float> %950, <16 x float> poison, <16 x i32> zeroinitializer
  %952 = fneg <16 x float> %951
  %953 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %952, <16 x float> %769, <16 x float> %946)
  %954 = mul nsw i64 %789, %606
  %955 = getelementptr inbounds float, ptr %649, i64 %954
  %956 = load float, ptr %955, align 4
  %957 = insertelement <16 x float> poison, float %956, i64 0
  %958 = shufflevector <16 x float> %957, <16 x float> poison, <16 x i32> zeroinitializer
  %959 = fneg <16 x float> %958
  %960 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %959, <16 x float> %788, <16 x float> %953)
  %961 = mul nsw i64 %815, %606
  %962 = getelementptr inbounds float, ptr %649, i64 %961
  %963 = load float, ptr %962, align 4
  %964 = insertelement <16 x float> poison, float %963, i64 0
  %965 = shufflevector <16 x float> %964, <16 x float> poison, <16 x i32> zeroinitializer
  %966 = fneg <16 x float> %965
  %967 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %966, <16 x float> %814, <16 x float> %960)
  %968 = mul nsw i64 %848, %606
  %969 = getelementptr inbounds float, ptr %649, i64 %968
  %970 = load float, ptr %969, align 4
  %971 = insertelement <16 x float> poison, float %970, i64 0
  %972 = shufflevector <16 x float> %971, <16 x float> poison, <16 x i32> zeroinitializer
  %973 = fneg <16 x float> %972
  %974 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %973, <16 x float> %847, <16 x float> %967)
  %975 = mul nsw i64 %888, %606
  %976 = getelementptr inbounds float, ptr %649, i64 %975
  %977 = load float, ptr %976, align 4
  %978 = insertelement <16 x float> poison, float %977, i64 0
  %979 = shufflevector <16 x float> %978, <16 x float> poison, <16 x i32> zeroinitializer
  %980 = fneg <16 x float> %979
  %981 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %980, <16 x float> %887, <16 x float> %974)
  %982 = mul nsw i64 %935, %606
  %983 = getelementptr inbounds float, ptr %649, i64 %982
  %984 = load float, ptr %983, align 4
  %985 = insertelement <16 x float> poison, float %984, i64 0
  %986 = shufflevector <16 x float> %985, <16 x float> poison, <16 x i32> zeroinitializer
  %987 = fneg <16 x float> %986
  %988 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %987, <16 x float> %934, <16 x float> %981)
  %989 = or i64 %610, 7
  %990 = mul nsw i64 %989, 48
  %991 = getelementptr inbounds float, ptr %1, i64 %990
  store <16 x float> %988, ptr %991, align 64
  br label %992

992:                                              ; preds = %939, %892, %852, %819, %793, %774, %762, %758, %748
  %993 = add nuw nsw i64 %610, 8
  %994 = icmp slt i64 %993, %2
  %995 = add i64 %609, -8
  br i1 %994, label %608, label %1154

996:                                              ; preds = %594, %1150
  %997 = phi i64 [ 0, %594 ], [ %1152, %1150 ]
  %998 = phi i64 [ 0, %594 ], [ %1151, %1150 ]
  %999 = getelementptr inbounds float, ptr %1, i64 %997
  br i1 %600, label %1000, label %1150

1000:                                             ; preds = %996, %1146
  %1001 = phi i64 [ %1149, %1146 ], [ %2, %996 ]
  %1002 = phi i64 [ %1147, %1146 ], [ 0, %996 ]
  %1003 = call i64 @llvm.smin.i64(i64 %1001, i64 4)
  %1004 = sub nsw i64 %2, %1002
  %1005 = icmp slt i64 %1004, 4
  %1006 = select i1 %1005, i64 %1004, i64 4
  %1007 = mul nsw i64 %1002, %597
  %1008 = getelementptr inbounds float, ptr %595, i64 %1007
  %1009 = add nsw i64 %1006, -1
  %1010 = icmp slt i64 %1009, 0
  %1011 = select i1 %1010, i64 %1009, i64 0
  %1012 = mul nsw i64 %1011, %597
  %1013 = getelementptr inbounds float, ptr %1008, i64 %1012
  %1014 = icmp slt i64 %1009, 1
  %1015 = select i1 %1014, i64 %1009, i64 1
  %1016 = mul nsw i64 %1015, %597
  %1017 = getelementptr inbounds float, ptr %1008, i64 %1016
  %1018 = icmp slt i64 %1009, 2
  %1019 = select i1 %1018, i64 %1009, i64 2
  %1020 = mul nsw i64 %1019, %597
  %1021 = getelementptr inbounds float, ptr %1008, i64 %1020
  %1022 = icmp slt i64 %1009, 3
  %1023 = select i1 %1022, i64 %1009, i64 3
  %1024 = mul nsw i64 %1023, %597
  %1025 = getelementptr inbounds float, ptr %1008, i64 %1024
  %1026 = add nsw i64 %1011, %1002
  %1027 = mul nsw i64 %1026, 48
  %1028 = getelementptr inbounds float, ptr %999, i64 %1027
  %1029 = load <16 x float>, ptr %1028, align 64
  %1030 = add nsw i64 %1015, %1002
  %1031 = mul nsw i64 %1030, 48
  %1032 = getelementptr inbounds float, ptr %999, i64 %1031
  %1033 = load <16 x float>, ptr %1032, align 64
  %1034 = add nsw i64 %1019, %1002
  %1035 = mul nsw i64 %1034, 48
  %1036 = getelementptr inbounds float, ptr %999, i64 %1035
  %1037 = load <16 x float>, ptr %1036, align 64
  %1038 = add nsw i64 %1023, %1002
  %1039 = mul nsw i64 %1038, 48
  %1040 = getelementptr inbounds float, ptr %999, i64 %1039
  %1041 = load <16 x float>, ptr %1040, align 64
  %1042 = call i64 @llvm.smax.i64(i64 %1003, i64 0)
  %1043 = icmp eq i64 %1002, 0
  br i1 %1043, label %1080, label %1044

1044:                                             ; preds = %1000, %1044
  %1045 = phi <16 x float> [ %1076, %1044 ], [ %1041, %1000 ]
  %1046 = phi <16 x float> [ %1070, %1044 ], [ %1037, %1000 ]
  %1047 = phi <16 x float> [ %1064, %1044 ], [ %1033, %1000 ]
  %1048 = phi <16 x float> [ %1058, %1044 ], [ %1029, %1000 ]
  %1049 = phi ptr [ %1078, %1044 ], [ %999, %1000 ]
  %1050 = phi i64 [ %1077, %1044 ], [ 0, %1000 ]
  %1051 = load <16 x float>, ptr %1049, align 64
  %1052 = mul nsw i64 %1050, %599
  %1053 = getelementptr inbounds float, ptr %1013, i64 %1052
  %1054 = load float, ptr %1053, align 4
  %1055 = insertelement <16 x float> poison, float %1054, i64 0
  %1056 = shufflevector <16 x float> %1055, <16 x float> poison, <16 x i32> zeroinitializer
  %1057 = fneg <16 x float> %1056
  %1058 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1057, <16 x float> %1051, <16 x float> %1048)
  %1059 = getelementptr inbounds float, ptr %1017, i64 %1052
  %1060 = load float, ptr %1059, align 4
  %1061 = insertelement <16 x float> poison, float %1060, i64 0
  %1062 = shufflevector <16 x float> %1061, <16 x float> poison, <16 x i32> zeroinitializer
  %1063 = fneg <16 x float> %1062
  %1064 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1063, <16 x float> %1051, <16 x float> %1047)
  %1065 = getelementptr inbounds float, ptr %1021, i64 %1052
  %1066 = load float, ptr %1065, align 4
  %1067 = insertelement <16 x float> poison, float %1066, i64 0
  %1068 = shufflevector <16 x float> %1067, <16 x float> poison, <16 x i32> zeroinitializer
  %1069 = fneg <16 x float> %1068
  %1070 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1069, <16 x float> %1051, <16 x float> %1046)
  %1071 = getelementptr inbounds float, ptr %1025, i64 %1052
  %1072 = load float, ptr %1071, align 4
  %1073 = insertelement <16 x float> poison, float %1072, i64 0
  %1074 = shufflevector <16 x float> %1073, <16 x float> poison, <16 x i32> zeroinitializer
  %1075 = fneg <16 x float> %1074
  %1076 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1075, <16 x float> %1051, <16 x float> %1045)
  %1077 = add nuw nsw i64 %1050, 1
  %1078 = getelementptr inbounds float, ptr %1049, i64 48
  %1079 = icmp eq i64 %1077, %1002
  br i1 %1079, label %1080, label %1044

1080:                                             ; preds = %1044, %1000
  %1081 = phi <16 x float> [ %1041, %1000 ], [ %1076, %1044 ]
  %1082 = phi <16 x float> [ %1037, %1000 ], [ %1070, %1044 ]
  %1083 = phi <16 x float> [ %1033, %1000 ], [ %1064, %1044 ]
  %1084 = phi <16 x float> [ %1029, %1000 ], [ %1058, %1044 ]
  %1085 = icmp slt i64 %1003, 1
  br i1 %1085, label %1146, label %1086

1086:                                             ; preds = %1080
  %1087 = mul nsw i64 %1002, 48
  %1088 = getelementptr inbounds float, ptr %999, i64 %1087
  store <16 x float> %1084, ptr %1088, align 64
  %1089 = icmp eq i64 %1042, 1
  br i1 %1089, label %1146, label %1090

1090:                                             ; preds = %1086
  %1091 = mul nsw i64 %1002, %599
  %1092 = getelementptr inbounds float, ptr %1017, i64 %1091
  %1093 = load float, ptr %1092, align 4
  %1094 = insertelement <16 x float> poison, float %1093, i64 0
  %1095 = shufflevector <16 x float> %1094, <16 x float> poison, <16 x i32> zeroinitializer
  %1096 = fneg <16 x float> %1095
  %1097 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1096, <16 x float> %1084, <16 x float> %1083)
  %1098 = or i64 %1002, 1
  %1099 = mul nsw i64 %1098, 48
  %1100 = getelementptr inbounds float, ptr %999, i64 %1099
  store <16 x float> %1097, ptr %1100, align 64
  %1101 = icmp eq i64 %1042, 2
  br i1 %1101, label %1146, label %1102

1102:                                             ; preds = %1090
  %1103 = mul nsw i64 %1002, %599
  %1104 = getelementptr inbounds float, ptr %1021, i64 %1103
  %1105 = load float, ptr %1104, align 4
  %1106 = insertelement <16 x float> poison, float %1105, i64 0
  %1107 = shufflevector <16 x float> %1106, <16 x float> poison, <16 x i32> zeroinitializer
  %1108 = fneg <16 x float> %1107
  %1109 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1108, <16 x float> %1084, <16 x float> %1082)
  %1110 = mul nsw i64 %1098, %599
  %1111 = getelementptr inbounds float, ptr %1021, i64 %1110
  %1112 = load float, ptr %1111, align 4
  %1113 = insertelement <16 x float> poison, float %1112, i64 0
  %1114 = shufflevector <16 x float> %1113, <16 x float> poison, <16 x i32> zeroinitializer
  %1115 = fneg <16 x float> %1114
  %1116 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1115, <16 x float> %1097, <16 x float> %1109)
  %1117 = or i64 %1002, 2
  %1118 = mul nsw i64 %1117, 48
  %1119 = getelementptr inbounds float, ptr %999, i64 %1118
  store <16 x float> %1116, ptr %1119, align 64
  %1120 = icmp eq i64 %1042, 3
  br i1 %1120, label %1146, label %1121

1121:                                             ; preds = %1102
  %1122 = mul nsw i64 %1002, %599
  %1123 = getelementptr inbounds float, ptr %1025, i64 %1122
  %1124 = load float, ptr %1123, align 4
  %1125 = insertelement <16 x float> poison, float %1124, i64 0
  %1126 = shufflevector <16 x float> %1125, <16 x float> poison, <16 x i32> zeroinitializer
  %1127 = fneg <16 x float> %1126
  %1128 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1127, <16 x float> %1084, <16 x float> %1081)
  %1129 = mul nsw i64 %1098, %599
  %1130 = getelementptr inbounds float, ptr %1025, i64 %1129
  %1131 = load float, ptr %1130, align 4
  %1132 = insertelement <16 x float> poison, float %1131, i64 0
  %1133 = shufflevector <16 x float> %1132, <16 x float> poison, <16 x i32> zeroinitializer
  %1134 = fneg <16 x float> %1133
  %1135 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1134, <16 x float> %1097, <16 x float> %1128)
  %1136 = mul nsw i64 %1117, %599
  %1137 = getelementptr inbounds float, ptr %1025, i64 %1136
  %1138 = load float, ptr %1137, align 4
  %1139 = insertelement <16 x float> poison, float %1138, i64 0
  %1140 = shufflevector <16 x float> %1139, <16 x float> poison, <16 x i32> zeroinitializer
  %1141 = fneg <16 x float> %1140
  %1142 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1141, <16 x float> %1116, <16 x float> %1135)
  %1143 = or i64 %1002, 3
  %1144 = mul nsw i64 %1143, 48
  %1145 = getelementptr inbounds float, ptr %999, i64 %1144
  store <16 x float> %1142, ptr %1145, align 64
  br label %1146

1146:                                             ; preds = %1121, %1102, %1090, %1086, %1080
  %1147 = add nuw nsw i64 %1002, 4
  %1148 = icmp slt i64 %1147, %2
  %1149 = add i64 %1001, -4
  br i1 %1148, label %1000, label %1150

1150:                                             ; preds = %1146, %996
  %1151 = add nuw nsw i64 %998, 1
  %1152 = shl nsw i64 %1151, 4
  %1153 = icmp slt i64 %1152, %3
  br i1 %1153, label %996, label %1154

1154:                                             ; preds = %1150, %992, %587, %592, %601, %10
  ret void
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

define internal fastcc void @subtract_strip(ptr %0, i64 %1, i64 %2, ptr byval(%struct.matrix) align 8 %3, ptr %4, i64 %5, i64 %6, i64 %7) {
  %9 = icmp ne i64 %7, 0
  %10 = icmp sgt i64 %2, 16
  %11 = and i1 %10, %9
  br i1 %11, label %12, label %612

12:                                               ; preds = %8
  %13 = load ptr, ptr %3, align 8
  %14 = getelementptr inbounds i8, ptr %3, i64 8
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds i8, ptr %3, i64 16
  %17 = load i64, ptr %16, align 8
  %18 = icmp sgt i64 %5, 0
  br i1 %18, label %19, label %1133

19:                                               ; preds = %12
  %20 = icmp sgt i64 %6, 0
  %21 = icmp sgt i64 %2, 15
  %22 = icmp sgt i64 %2, 0
  %23 = add i64 %2, -16
  %24 = icmp sgt i64 %23, 15
  %25 = icmp sgt i64 %23, 0
  %26 = add i64 %2, -32
  %27 = icmp sgt i64 %26, 15
  %28 = icmp sgt i64 %26, 0
  %29 = icmp sgt i64 %2, 0
  %30 = icmp sgt i64 %23, 0
  %31 = icmp sgt i64 %26, 0
  %32 = shl nsw i64 %1, 1
  %33 = icmp sgt i64 %2, 0
  %34 = icmp sgt i64 %23, 0
  %35 = icmp sgt i64 %26, 0
  %36 = mul nsw i64 %1, 3
  %37 = icmp sgt i64 %2, 0
  %38 = icmp sgt i64 %23, 0
  %39 = icmp sgt i64 %26, 0
  %40 = shl nsw i64 %1, 2
  %41 = icmp sgt i64 %2, 0
  %42 = icmp sgt i64 %23, 0
  %43 = icmp sgt i64 %26, 0
  %44 = mul nsw i64 %1, 5
  %45 = icmp sgt i64 %2, 0
  %46 = icmp sgt i64 %23, 0
  %47 = icmp sgt i64 %26, 0
  %48 = mul nsw i64 %1, 6
  %49 = icmp sgt i64 %2, 0
  %50 = icmp sgt i64 %23, 0
  %51 = icmp sgt i64 %26, 0
  %52 = mul nsw i64 %1, 7
  %53 = icmp sgt i64 %2, 0
  %54 = icmp sgt i64 %23, 0
  %55 = icmp sgt i64 %26, 0
  br label %56

56:                                               ; preds = %608, %19
  %57 = phi i64 [ %5, %19 ], [ %611, %608 ]
  %58 = phi i64 [ 0, %19 ], [ %609, %608 ]
  %59 = call i64 @llvm.smin.i64(i64 %57, i64 8)
  %60 = sub nsw i64 %5, %58
  %61 = icmp slt i64 %60, 8
  %62 = select i1 %61, i64 %60, i64 8
  %63 = mul nsw i64 %58, %1
  %64 = mul nsw i64 %58, %15
  %65 = getelementptr inbounds float, ptr %13, i64 %64
  %66 = add nsw i64 %62, -1
  %67 = icmp slt i64 %66, 0
  %68 = select i1 %67, i64 %66, i64 0
  %69 = mul nsw i64 %68, %15
  %70 = getelementptr inbounds float, ptr %65, i64 %69
  %71 = icmp slt i64 %66, 1
  %72 = select i1 %71, i64 %66, i64 1
  %73 = mul nsw i64 %72, %15
  %74 = getelementptr inbounds float, ptr %65, i64 %73
  %75 = icmp slt i64 %66, 2
  %76 = select i1 %75, i64 %66, i64 2
  %77 = mul nsw i64 %76, %15
  %78 = getelementptr inbounds float, ptr %65, i64 %77
  %79 = icmp slt i64 %66, 3
  %80 = select i1 %79, i64 %66, i64 3
  %81 = mul nsw i64 %80, %15
  %82 = getelementptr inbounds float, ptr %65, i64 %81
  %83 = icmp slt i64 %66, 4
  %84 = select i1 %83, i64 %66, i64 4
  %85 = mul nsw i64 %84, %15
  %86 = getelementptr inbounds float, ptr %65, i64 %85
  %87 = icmp slt i64 %66, 5
  %88 = select i1 %87, i64 %66, i64 5
  %89 = mul nsw i64 %88, %15
  %90 = getelementptr inbounds float, ptr %65, i64 %89
  %91 = icmp slt i64 %66, 6
  %92 = select i1 %91, i64 %66, i64 6
  %93 = mul nsw i64 %92, %15
  %94 = getelementptr inbounds float, ptr %65, i64 %93
  %95 = icmp slt i64 %66, 7
  %96 = select i1 %95, i64 %66, i64 7
  %97 = mul nsw i64 %96, %15
  %98 = getelementptr inbounds float, ptr %65, i64 %97
  %99 = getelementptr inbounds float, ptr %0, i64 %63
  %100 = mul nsw i64 %68, %1
  %101 = getelementptr inbounds float, ptr %99, i64 %100
  call void @llvm.prefetch.p0(ptr %101, i32 0, i32 3, i32 1)
  %102 = getelementptr inbounds float, ptr %101, i64 16
  call void @llvm.prefetch.p0(ptr %102, i32 0, i32 3, i32 1)
  %103 = getelementptr inbounds float, ptr %101, i64 32
  call void @llvm.prefetch.p0(ptr %103, i32 0, i32 3, i32 1)
  %104 = mul nsw i64 %72, %1
  %105 = getelementptr inbounds float, ptr %99, i64 %104
  call void @llvm.prefetch.p0(ptr %105, i32 0, i32 3, i32 1)
  %106 = getelementptr inbounds float, ptr %105, i64 16
  call void @llvm.prefetch.p0(ptr %106, i32 0, i32 3, i32 1)
  %107 = getelementptr inbounds float, ptr %105, i64 32
  call void @llvm.prefetch.p0(ptr %107, i32 0, i32 3, i32 1)
  %108 = mul nsw i64 %76, %1
  %109 = getelementptr inbounds float, ptr %99, i64 %108
  call void @llvm.prefetch.p0(ptr %109, i32 0, i32 3, i32 1)
  %110 = getelementptr inbounds float, ptr %109, i64 16
  call void @llvm.prefetch.p0(ptr %110, i32 0, i32 3, i32 1)
  %111 = getelementptr inbounds float, ptr %109, i64 32
  call void @llvm.prefetch.p0(ptr %111, i32 0, i32 3, i32 1)
  %112 = mul nsw i64 %80, %1
  %113 = getelementptr inbounds float, ptr %99, i64 %112
  call void @llvm.prefetch.p0(ptr %113, i32 0, i32 3, i32 1)
  %114 = getelementptr inbounds float, ptr %113, i64 16
  call void @llvm.prefetch.p0(ptr %114, i32 0, i32 3, i32 1)
  %115 = getelementptr inbounds float, ptr %113, i64 32
  call void @llvm.prefetch.p0(ptr %115, i32 0, i32 3, i32 1)
  %116 = mul nsw i64 %84, %1
  %117 = getelementptr inbounds float, ptr %99, i64 %116
  call void @llvm.prefetch.p0(ptr %117, i32 0, i32 3, i32 1)
  %118 = getelementptr inbounds float, ptr %117, i64 16
  call void @llvm.prefetch.p0(ptr %118, i32 0, i32 3, i32 1)
  %119 = getelementptr inbounds float, ptr %117, i64 32
  call void @llvm.prefetch.p0(ptr %119, i32 0, i32 3, i32 1)
  %120 = mul nsw i64 %88, %1
  %121 = getelementptr inbounds float, ptr %99, i64 %120
  call void @llvm.prefetch.p0(ptr %121, i32 0, i32 3, i32 1)
  %122 = getelementptr inbounds float, ptr %121, i64 16
  call void @llvm.prefetch.p0(ptr %122, i32 0, i32 3, i32 1)
  %123 = getelementptr inbounds float, ptr %121, i64 32
  call void @llvm.prefetch.p0(ptr %123, i32 0, i32 3, i32 1)
  %124 = mul nsw i64 %92, %1
  %125 = getelementptr inbounds float, ptr %99, i64 %124
  call void @llvm.prefetch.p0(ptr %125, i32 0, i32 3, i32 1)
  %126 = getelementptr inbounds float, ptr %125, i64 16
  call void @llvm.prefetch.p0(ptr %126, i32 0, i32 3, i32 1)
  %127 = getelementptr inbounds float, ptr %125, i64 32
  call void @llvm.prefetch.p0(ptr %127, i32 0, i32 3, i32 1)
  %128 = mul nsw i64 %96, %1
  %129 = getelementptr inbounds float, ptr %99, i64 %128
  call void @llvm.prefetch.p0(ptr %129, i32 0, i32 3, i32 1)
  %130 = getelementptr inbounds float, ptr %129, i64 16
  call void @llvm.prefetch.p0(ptr %130, i32 0, i32 3, i32 1)
  %131 = getelementptr inbounds float, ptr %129, i64 32
  call void @llvm.prefetch.p0(ptr %131, i32 0, i32 3, i32 1)
  %132 = call i64 @llvm.smax.i64(i64 %59, i64 0)
  br i1 %20, label %133, label %233

133:                                              ; preds = %56, %133
  %134 = phi <16 x float> [ %229, %133 ], [ zeroinitializer, %56 ]
  %135 = phi <16 x float> [ %228, %133 ], [ zeroinitializer, %56 ]
  %136 = phi <16 x float> [ %227, %133 ], [ zeroinitializer, %56 ]
  %137 = phi <16 x float> [ %221, %133 ], [ zeroinitializer, %56 ]
  %138 = phi <16 x float> [ %220, %133 ], [ zeroinitializer, %56 ]
  %139 = phi <16 x float> [ %219, %133 ], [ zeroinitializer, %56 ]
  %140 = phi <16 x float> [ %213, %133 ], [ zeroinitializer, %56 ]
  %141 = phi <16 x float> [ %212, %133 ], [ zeroinitializer, %56 ]
  %142 = phi <16 x float> [ %211, %133 ], [ zeroinitializer, %56 ]
  %143 = phi <16 x float> [ %205, %133 ], [ zeroinitializer, %56 ]
  %144 = phi <16 x float> [ %204, %133 ], [ zeroinitializer, %56 ]
  %145 = phi <16 x float> [ %203, %133 ], [ zeroinitializer, %56 ]
  %146 = phi <16 x float> [ %197, %133 ], [ zeroinitializer, %56 ]
  %147 = phi <16 x float> [ %196, %133 ], [ zeroinitializer, %56 ]
  %148 = phi <16 x float> [ %195, %133 ], [ zeroinitializer, %56 ]
  %149 = phi <16 x float> [ %189, %133 ], [ zeroinitializer, %56 ]
  %150 = phi <16 x float> [ %188, %133 ], [ zeroinitializer, %56 ]
  %151 = phi <16 x float> [ %187, %133 ], [ zeroinitializer, %56 ]
  %152 = phi <16 x float> [ %181, %133 ], [ zeroinitializer, %56 ]
  %153 = phi <16 x float> [ %180, %133 ], [ zeroinitializer, %56 ]
  %154 = phi <16 x float> [ %179, %133 ], [ zeroinitializer, %56 ]
  %155 = phi <16 x float> [ %173, %133 ], [ zeroinitializer, %56 ]
  %156 = phi <16 x float> [ %172, %133 ], [ zeroinitializer, %56 ]
  %157 = phi <16 x float> [ %171, %133 ], [ zeroinitializer, %56 ]
  %158 = phi ptr [ %231, %133 ], [ %4, %56 ]
  %159 = phi i64 [ %230, %133 ], [ 0, %56 ]
  %160 = load <16 x float>, ptr %158, align 64
  %161 = getelementptr inbounds float, ptr %158, i64 16
  %162 = load <16 x float>, ptr %161, align 64
  %163 = getelementptr inbounds float, ptr %158, i64 32
  %164 = load <16 x float>, ptr %163, align 64
  %165 = mul nsw i64 %159, %17
  %166 = getelementptr inbounds float, ptr %70, i64 %165
  %167 = load float, ptr %166, align 4
  %168 = insertelement <16 x float> poison, float %167, i64 0
  %169 = shufflevector <16 x float> %168, <16 x float> poison, <16 x i32> zeroinitializer
  %170 = fneg <16 x float> %169
  %171 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %170, <16 x float> %160, <16 x float> %157)
  %172 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %170, <16 x float> %162, <16 x float> %156)
  %173 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %170, <16 x float> %164, <16 x float> %155)
  %174 = getelementptr inbounds float, ptr %74, i64 %165
  %175 = load float, ptr %174, align 4
  %176 = insertelement <16 x float> poison, float %175, i64 0
  %177 = shufflevector <16 x float> %176, <16 x float> poison, <16 x i32> zeroinitializer
  %178 = fneg <16 x float> %177
  %179 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %178, <16 x float> %160, <16 x float> %154)
  %180 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %178, <16 x float> %162, <16 x float> %153)
  %181 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %178, <16 x float> %164, <16 x float> %152)
  %182 = getelementptr inbounds float, ptr %78, i64 %165
  %183 = load float, ptr %182, align 4
  %184 = insertelement <16 x float> poison, float %183, i64 0
  %185 = shufflevector <16 x float> %184, <16 x float> poison, <16 x i32> zeroinitializer
  %186 = fneg <16 x float> %185
  %187 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %186, <16 x float> %160, <16 x float> %151)
  %188 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %186, <16 x float> %162, <16 x float> %150)
  %189 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %186, <16 x float> %164, <16 x float> %149)
  %190 = getelementptr inbounds float, ptr %82, i64 %165
  %191 = load float, ptr %190, align 4
  %192 = insertelement <16 x float> poison, float %191, i64 0
  %193 = shufflevector <16 x float> %192, <16 x float> poison, <16 x i32> zeroinitializer
  %194 = fneg <16 x float> %193
  %195 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %194, <16 x float> %160, <16 x float> %148)
  %196 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %194, <16 x float> %162, <16 x float> %147)
  %197 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %194, <16 x float> %164, <16 x float> %146)
  %198 = getelementptr inbounds float, ptr %86, i64 %165
  %199 = load float, ptr %198, align 4
  %200 = insertelement <16 x float> poison, float %199, i64 0
  %201 = shufflevector <16 x float> %200, <16 x float> poison, <16 x i32> zeroinitializer
  %202 = fneg <16 x float> %201
  %203 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %202, <16 x float> %160, <16 x float> %145)
  %204 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %202, <16 x float> %162, <16 x float> %144)
  %205 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %202, <16 x float> %164, <16 x float> %143)
  %206 = getelementptr inbounds float, ptr %90, i64 %165
  %207 = load float, ptr %206, align 4
  %208 = insertelement <16 x float> poison, float %207, i64 0
  %209 = shufflevector <16 x float> %208, <16 x float> poison, <16 x i32> zeroinitializer
  %210 = fneg <16 x float> %209
  %211 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %210, <16 x float> %160, <16 x float> %142)
  %212 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %210, <16 x float> %162, <16 x float> %141)
  %213 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %210, <16 x float> %164, <16 x float> %140)
  %214 = getelementptr inbounds float, ptr %94, i64 %165
  %215 = load float, ptr %214, align 4
  %216 = insertelement <16 x float> poison, float %215, i64 0
  %217 = shufflevector <16 x float> %216, <16 x float> poison, <16 x i32> zeroinitializer
  %218 = fneg <16 x float> %217
  %219 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %218, <16 x float> %160, <16 x float> %139)
  %220 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %218, <16 x float> %162, <16 x float> %138)
  %221 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %218, <16 x float> %164, <16 x float> %137)
  %222 = getelementptr inbounds float, ptr %98, i64 %165
  %223 = load float, ptr %222, align 4
  %224 = insertelement <16 x float> poison, float %223, i64 0
  %225 = shufflevector <16 x float> %224, <16 x float> poison, <16 x i32> zeroinitializer
  %226 = fneg <16 x float> %225
  %227 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %226, <16 x float> %160, <16 x float> %136)
  %228 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %226, <16 x float> %162, <16 x float> %135)
  %229 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %226, <16 x float> %164, <16 x float> %134)
  %230 = add nuw nsw i64 %159, 1
  %231 = getelementptr inbounds float, ptr %158, i64 48
  %232 = icmp eq i64 %230, %6
  br i1 %232, label %233, label %133

233:                                              ; preds = %133, %56
  %234 = phi <16 x float> [ zeroinitializer, %56 ], [ %229, %133 ]
  %235 = phi <16 x float> [ zeroinitializer, %56 ], [ %228, %133 ]
  %236 = phi <16 x float> [ zeroinitializer, %56 ], [ %227, %133 ]
  %237 = phi <16 x float> [ zeroinitializer, %56 ], [ %221, %133 ]
  %238 = phi <16 x float> [ zeroinitializer, %56 ], [ %220, %133 ]
  %239 = phi <16 x float> [ zeroinitializer, %56 ], [ %219, %133 ]
  %240 = phi <16 x float> [ zeroinitializer, %56 ], [ %213, %133 ]
  %241 = phi <16 x float> [ zeroinitializer, %56 ], [ %212, %133 ]
  %242 = phi <16 x float> [ zeroinitializer, %56 ], [ %211, %133 ]
  %243 = phi <16 x float> [ zeroinitializer, %56 ], [ %205, %133 ]
  %244 = phi <16 x float> [ zeroinitializer, %56 ], [ %204, %133 ]
  %245 = phi <16 x float> [ zeroinitializer, %56 ], [ %203, %133 ]
  %246 = phi <16 x float> [ zeroinitializer, %56 ], [ %197, %133 ]
  %247 = phi <16 x float> [ zeroinitializer, %56 ], [ %196, %133 ]
  %248 = phi <16 x float> [ zeroinitializer, %56 ], [ %195, %133 ]
  %249 = phi <16 x float> [ zeroinitializer, %56 ], [ %189, %133 ]
  %250 = phi <16 x float> [ zeroinitializer, %56 ], [ %188, %133 ]
  %251 = phi <16 x float> [ zeroinitializer, %56 ], [ %187, %133 ]
  %252 = phi <16 x float> [ zeroinitializer, %56 ], [ %181, %133 ]
  %253 = phi <16 x float> [ zeroinitializer, %56 ], [ %180, %133 ]
  %254 = phi <16 x float> [ zeroinitializer, %56 ], [ %179, %133 ]
  %255 = phi <16 x float> [ zeroinitializer, %56 ], [ %173, %133 ]
  %256 = phi <16 x float> [ zeroinitializer, %56 ], [ %172, %133 ]
  %257 = phi <16 x float> [ zeroinitializer, %56 ], [ %171, %133 ]
  %258 = icmp slt i64 %59, 1
  br i1 %258, label %608, label %259

259:                                              ; preds = %233
  br i1 %21, label %262, label %260

260:                                              ; preds = %259
  br i1 %22, label %261, label %272

261:                                              ; preds = %260
  br label %265

262:                                              ; preds = %259
  %263 = load <16 x float>, ptr %99, align 1
  %264 = fadd <16 x float> %257, %263
  store <16 x float> %264, ptr %99, align 1
  br label %272

265:                                              ; preds = %265, %261
  %266 = phi i64 [ %271, %265 ], [ 0, %261 ]
  %267 = getelementptr inbounds float, ptr %99, i64 %266
  %268 = load float, ptr %267, align 4
  %269 = extractelement <16 x float> %257, i64 %266
  %270 = fadd float %269, %268
  store float %270, ptr %267, align 4
  %271 = add nuw nsw i64 %266, 1
  br label %265

272:                                              ; preds = %262, %260
  %273 = getelementptr inbounds float, ptr %99, i64 16
  br i1 %24, label %283, label %274

274:                                              ; preds = %272
  br i1 %25, label %275, label %286

275:                                              ; preds = %274, %275
  %276 = phi i64 [ %281, %275 ], [ 0, %274 ]
  %277 = getelementptr inbounds float, ptr %273, i64 %276
  %278 = load float, ptr %277, align 4
  %279 = extractelement <16 x float> %256, i64 %276
  %280 = fadd float %279, %278
  store float %280, ptr %277, align 4
  %281 = add nuw nsw i64 %276, 1
  %282 = icmp eq i64 %281, %23
  br i1 %282, label %286, label %275

283:                                              ; preds = %272
  %284 = load <16 x float>, ptr %273, align 1
  %285 = fadd <16 x float> %256, %284
  store <16 x float> %285, ptr %273, align 1
  br label %286

286:                                              ; preds = %275, %283, %274
  %287 = getelementptr inbounds float, ptr %99, i64 32
  br i1 %27, label %297, label %288

288:                                              ; preds = %286
  br i1 %28, label %289, label %300

289:                                              ; preds = %288, %289
  %290 = phi i64 [ %295, %289 ], [ 0, %288 ]
  %291 = getelementptr inbounds float, ptr %287, i64 %290
  %292 = load float, ptr %291, align 4
  %293 = extractelement <16 x float> %255, i64 %290
  %294 = fadd float %293, %292
  store float %294, ptr %291, align 4
  %295 = add nuw nsw i64 %290, 1
  %296 = icmp eq i64 %295, %26
  br i1 %296, label %300, label %289

297:                                              ; preds = %286
  %298 = load <16 x float>, ptr %287, align 1
  %299 = fadd <16 x float> %255, %298
  store <16 x float> %299, ptr %287, align 1
  br label %300

300:                                              ; preds = %289, %297, %288
  %301 = icmp eq i64 %132, 1
  br i1 %301, label %608, label %302

302:                                              ; preds = %300
  %303 = getelementptr inbounds float, ptr %99, i64 %1
  br i1 %21, label %313, label %304

304:                                              ; preds = %302
  br i1 %29, label %305, label %316

305:                                              ; preds = %304
  br label %306

306:                                              ; preds = %306, %305
  %307 = phi i64 [ %312, %306 ], [ 0, %305 ]
  %308 = getelementptr inbounds float, ptr %303, i64 %307
  %309 = load float, ptr %308, align 4
  %310 = extractelement <16 x float> %254, i64 %307
  %311 = fadd float %310, %309
  store float %311, ptr %308, align 4
  %312 = add nuw nsw i64 %307, 1
  br label %306

313:                                              ; preds = %302
  %314 = load <16 x float>, ptr %303, align 1
  %315 = fadd <16 x float> %254, %314
  store <16 x float> %315, ptr %303, align 1
  br label %316

316:                                              ; preds = %313, %304
  %317 = getelementptr inbounds float, ptr %303, i64 16
  br i1 %24, label %327, label %318

318:                                              ; preds = %316
  br i1 %30, label %319, label %330

319:                                              ; preds = %318, %319
  %320 = phi i64 [ %325, %319 ], [ 0, %318 ]
  %321 = getelementptr inbounds float, ptr %317, i64 %320
  %322 = load float, ptr %321, align 4
  %323 = extractelement <16 x float> %253, i64 %320
  %324 = fadd float %323, %322
  store float %324, ptr %321, align 4
  %325 = add nuw nsw i64 %320, 1
  %326 = icmp eq i64 %325, %23
  br i1 %326, label %330, label %319

327:                                              ; preds = %316
  %328 = load <16 x float>, ptr %317, align 1
  %329 = fadd <16 x float> %253, %328
  store <16 x float> %329, ptr %317, align 1
  br label %330

330:                                              ; preds = %319, %327, %318
  %331 = getelementptr inbounds float, ptr %303, i64 32
  br i1 %27, label %341, label %332

332:                                              ; preds = %330
  br i1 %31, label %333, label %344

333:                                              ; preds = %332, %333
  %334 = phi i64 [ %339, %333 ], [ 0, %332 ]
  %335 = getelementptr inbounds float, ptr %331, i64 %334
  %336 = load float, ptr %335, align 4
  %337 = extractelement <16 x float> %252, i64 %334
  %338 = fadd float %337, %336
  store float %338, ptr %335, align 4
  %339 = add nuw nsw i64 %334, 1
  %340 = icmp eq i64 %339, %26
  br i1 %340, label %344, label %333

341:                                              ; preds = %330
  %342 = load <16 x float>, ptr %331, align 1
  %343 = fadd <16 x float> %252, %342
  store <16 x float> %343, ptr %331, align 1
  br label %344

344:                                              ; preds = %333, %341, %332
  %345 = icmp eq i64 %132, 2
  br i1 %345, label %608, label %346

346:                                              ; preds = %344
  %347 = getelementptr inbounds float, ptr %99, i64 %32
  br i1 %21, label %357, label %348

348:                                              ; preds = %346
  br i1 %33, label %349, label %360

349:                                              ; preds = %348
  br label %350

350:                                              ; preds = %350, %349
  %351 = phi i64 [ %356, %350 ], [ 0, %349 ]
  %352 = getelementptr inbounds float, ptr %347, i64 %351
  %353 = load float, ptr %352, align 4
  %354 = extractelement <16 x float> %251, i64 %351
  %355 = fadd float %354, %353
  store float %355, ptr %352, align 4
  %356 = add nuw nsw i64 %351, 1
  br label %350

357:                                              ; preds = %346
  %358 = load <16 x float>, ptr %347, align 1
  %359 = fadd <16 x float> %251, %358
  store <16 x float> %359, ptr %347, align 1
  br label %360

360:                                              ; preds = %357, %348
  %361 = getelementptr inbounds float, ptr %347, i64 16
  br i1 %24, label %371, label %362

362:                                              ; preds = %360
  br i1 %34, label %363, label %374

363:                                              ; preds = %362, %363
  %364 = phi i64 [ %369, %363 ], [ 0, %362 ]
  %365 = getelementptr inbounds float, ptr %361, i64 %364
  %366 = load float, ptr %365, align 4
  %367 = extractelement <16 x float> %250, i64 %364
  %368 = fadd float %367, %366
  store float %368, ptr %365, align 4
  %369 = add nuw nsw i64 %364, 1
  %370 = icmp eq i64 %369, %23
  br i1 %370, label %374, label %363

371:                                              ; preds = %360
  %372 = load <16 x float>, ptr %361, align 1
  %373 = fadd <16 x float> %250, %372
  store <16 x float> %373, ptr %361, align 1
  br label %374

374:                                              ; preds = %363, %371, %362
  %375 = getelementptr inbounds float, ptr %347, i64 32
  br i1 %27, label %385, label %376

376:                                              ; preds = %374
  br i1 %35, label %377, label %388

377:                                              ; preds = %376, %377
  %378 = phi i64 [ %383, %377 ], [ 0, %376 ]
  %379 = getelementptr inbounds float, ptr %375, i64 %378
  %380 = load float, ptr %379, align 4
  %381 = extractelement <16 x float> %249, i64 %378
  %382 = fadd float %381, %380
  store float %382, ptr %379, align 4
  %383 = add nuw nsw i64 %378, 1
  %384 = icmp eq i64 %383, %26
  br i1 %384, label %388, label %377

385:                                              ; preds = %374
  %386 = load <16 x float>, ptr %375, align 1
  %387 = fadd <16 x float> %249, %386
  store <16 x float> %387, ptr %375, align 1
  br label %388

388:                                              ; preds = %377, %385, %376
  %389 = icmp eq i64 %132, 3
  br i1 %389, label %608, label %390

390:                                              ; preds = %388
  %391 = getelementptr inbounds float, ptr %99, i64 %36
  br i1 %21, label %401, label %392

392:                                              ; preds = %390
  br i1 %37, label %393, label %404

393:                                              ; preds = %392
  br label %394

394:                                              ; preds = %394, %393
  %395 = phi i64 [ %400, %394 ], [ 0, %393 ]
  %396 = getelementptr inbounds float, ptr %391, i64 %395
  %397 = load float, ptr %396, align 4
  %398 = extractelement <16 x float> %248, i64 %395
  %399 = fadd float %398, %397
  store float %399, ptr %396, align 4
  %400 = add nuw nsw i64 %395, 1
  br label %394

401:                                              ; preds = %390
  %402 = load <16 x float>, ptr %391, align 1
  %403 = fadd <16 x float> %248, %402
  store <16 x float> %403, ptr %391, align 1
  br label %404

404:                                              ; preds = %401, %392
  %405 = getelementptr inbounds float, ptr %391, i64 16
  br i1 %24, label %415, label %406

406:                                              ; preds = %404
  br i1 %38, label %407, label %418

407:                                              ; preds = %406, %407
  %408 = phi i64 [ %413, %407 ], [ 0, %406 ]
  %409 = getelementptr inbounds float, ptr %405, i64 %408
  %410 = load float, ptr %409, align 4
  %411 = extractelement <16 x float> %247, i64 %408
  %412 = fadd float %411, %410
  store float %412, ptr %409, align 4
  %413 = add nuw nsw i64 %408, 1
  %414 = icmp eq i64 %413, %23
  br i1 %414, label %418, label %407

415:                                              ; preds = %404
  %416 = load <16 x float>, ptr %405, align 1
  %417 = fadd <16 x float> %247, %416
  store <16 x float> %417, ptr %405, align 1
  br label %418

418:                                              ; preds = %407, %415, %406
  %419 = getelementptr inbounds float, ptr %391, i64 32
  br i1 %27, label %429, label %420

420:                                              ; preds = %418
  br i1 %39, label %421, label %432

421:                                              ; preds = %420, %421
  %422 = phi i64 [ %427, %421 ], [ 0, %420 ]
  %423 = getelementptr inbounds float, ptr %419, i64 %422
  %424 = load float, ptr %423, align 4
  %425 = extractelement <16 x float> %246, i64 %422
  %426 = fadd float %425, %424
  store float %426, ptr %423, align 4
  %427 = add nuw nsw i64 %422, 1
  %428 = icmp eq i64 %427, %26
  br i1 %428, label %432, label %421

429:                                              ; preds = %418
  %430 = load <16 x float>, ptr %419, align 1
  %431 = fadd <16 x float> %246, %430
  store <16 x float> %431, ptr %419, align 1
  br label %432

432:                                              ; preds = %421, %429, %420
  %433 = icmp eq i64 %132, 4
  br i1 %433, label %608, label %434

434:                                              ; preds = %432
  %435 = getelementptr inbounds float, ptr %99, i64 %40
  br i1 %21, label %445, label %436

436:                                              ; preds = %434
  br i1 %41, label %437, label %448

437:                                              ; preds = %436
  br label %438

438:                                              ; preds = %438, %437
  %439 = phi i64 [ %444, %438 ], [ 0, %437 ]
  %440 = getelementptr inbounds float, ptr %435, i64 %439
  %441 = load float, ptr %440, align 4
  %442 = extractelement <16 x float> %245, i64 %439
  %443 = fadd float %442, %441
  store float %443, ptr %440, align 4
  %444 = add nuw nsw i64 %439, 1
  br label %438

445:                                              ; preds = %434
  %446 = load <16 x float>, ptr %435, align 1
  %447 = fadd <16 x float> %245, %446
  store <16 x float> %447, ptr %435, align 1
  br label %448

448:                                              ; preds = %445, %436
  %449 = getelementptr inbounds float, ptr %435, i64 16
  br i1 %24, label %459, label %450

450:                                              ; preds = %448
  br i1 %42, label %451, label %462

451:                                              ; preds = %450, %451
  %452 = phi i64 [ %457, %451 ], [ 0, %450 ]
  %453 = getelementptr inbounds float, ptr %449, i64 %452
  %454 = load float, ptr %453, align 4
  %455 = extractelement <16 x float> %244, i64 %452
  %456 = fadd float %455, %454
  store float %456, ptr %453, align 4
  %457 = add nuw nsw i64 %452, 1
  %458 = icmp eq i64 %457, %23
  br i1 %458, label %462, label %451

459:                                              ; preds = %448
  %460 = load <16 x float>, ptr %449, align 1
  %461 = fadd <16 x float> %244, %460
  store <16 x float> %461, ptr %449, align 1
  br label %462

462:                                              ; preds = %451, %459, %450
  %463 = getelementptr inbounds float, ptr %435, i64 32
  br i1 %27, label %473, label %464

464:                                              ; preds = %462
  br i1 %43, label %465, label %476

465:                                              ; preds = %464, %465
  %466 = phi i64 [ %471, %465 ], [ 0, %464 ]
  %467 = getelementptr inbounds float, ptr %463, i64 %466
  %468 = load float, ptr %467, align 4
  %469 = extractelement <16 x float> %243, i64 %466
  %470 = fadd float %469, %468
  store float %470, ptr %467, align 4
  %471 = add nuw nsw i64 %466, 1
  %472 = icmp eq i64 %471, %26
  br i1 %472, label %476, label %465

473:                                              ; preds = %462
  %474 = load <16 x float>, ptr %463, align 1
  %475 = fadd <16 x float> %243, %474
  store <16 x float> %475, ptr %463, align 1
  br label %476

476:                                              ; preds = %465, %473, %464
  %477 = icmp eq i64 %132, 5
  br i1 %477, label %608, label %478

478:                                              ; preds = %476
  %479 = getelementptr inbounds float, ptr %99, i64 %44
  br i1 %21, label %489, label %480

480:                                              ; preds = %478
  br i1 %45, label %481, label %492

481:                                              ; preds = %480
  br label %482

482:                                              ; preds = %482, %481
  %483 = phi i64 [ %488, %482 ], [ 0, %481 ]
  %484 = getelementptr inbounds float, ptr %479, i64 %483
  %485 = load float, ptr %484, align 4
  %486 = extractelement <16 x float> %242, i64 %483
  %487 = fadd float %486, %485
  store float %487, ptr %484, align 4
  %488 = add nuw nsw i64 %483, 1
  br label %482

489:                                              ; preds = %478
  %490 = load <16 x float>, ptr %479, align 1
  %491 = fadd <16 x float> %242, %490
  store <16 x float> %491, ptr %479, align 1
  br label %492

492:                                              ; preds = %489, %480
  %493 = getelementptr inbounds float, ptr %479, i64 16
  br i1 %24, label %503, label %494

494:                                              ; preds = %492
  br i1 %46, label %495, label %506

495:                                              ; preds = %494, %495
  %496 = phi i64 [ %501, %495 ], [ 0, %494 ]
  %497 = getelementptr inbounds float, ptr %493, i64 %496
  %498 = load float, ptr %497, align 4
  %499 = extractelement <16 x float> %241, i64 %496
  %500 = fadd float %499, %498
  store float %500, ptr %497, align 4
  %501 = add nuw nsw i64 %496, 1
  %502 = icmp eq i64 %501, %23
  br i1 %502, label %506, label %495

503:                                              ; preds = %492
  %504 = load <16 x float>, ptr %493, align 1
  %505 = fadd <16 x float> %241, %504
  store <16 x float> %505, ptr %493, align 1
  br label %506

506:                                              ; preds = %495, %503, %494
  %507 = getelementptr inbounds float, ptr %479, i64 32
  br i1 %27, label %517, label %508

508:                                              ; preds = %506
  br i1 %47, label %509, label %520

509:                                              ; preds = %508, %509
  %510 = phi i64 [ %515, %509 ], [ 0, %508 ]
  %511 = getelementptr inbounds float, ptr %507, i64 %510
  %512 = load float, ptr %511, align 4
  %513 = extractelement <16 x float> %240, i64 %510
  %514 = fadd float %513, %512
  store float %514, ptr %511, align 4
  %515 = add nuw nsw i64 %510, 1
  %516 = icmp eq i64 %515, %26
  br i1 %516, label %520, label %509

517:                                              ; preds = %506
  %518 = load <16 x float>, ptr %507, align 1
  %519 = fadd <16 x float> %240, %518
  store <16 x float> %519, ptr %507, align 1
  br label %520

520:                                              ; preds = %509, %517, %508
  %521 = icmp eq i64 %132, 6
  br i1 %521, label %608, label %522

522:                                              ; preds = %520
  %523 = getelementptr inbounds float, ptr %99, i64 %48
  br i1 %21, label %533, label %524

524:                                              ; preds = %522
  br i1 %49, label %525, label %536

525:                                              ; preds = %524
  br label %526

526:                                              ; preds = %526, %525
  %527 = phi i64 [ %532, %526 ], [ 0, %525 ]
  %528 = getelementptr inbounds float, ptr %523, i64 %527
  %529 = load float, ptr %528, align 4
  %530 = extractelement <16 x float> %239, i64 %527
  %531 = fadd float %530, %529
  store float %531, ptr %528, align 4
  %532 = add nuw nsw i64 %527, 1
  br label %526

533:                                              ; preds = %522
  %534 = load <16 x float>, ptr %523, align 1
  %535 = fadd <16 x float> %239, %534
  store <16 x float> %535, ptr %523, align 1
  br label %536

536:                                              ; preds = %533, %524
  %537 = getelementptr inbounds float, ptr %523, i64 16
  br i1 %24, label %547, label %538

538:                                              ; preds = %536
  br i1 %50, label %539, label %550

539:                                              ; preds = %538, %539
  %540 = phi i64 [ %545, %539 ], [ 0, %538 ]
  %541 = getelementptr inbounds float, ptr %537, i64 %540
  %542 = load float, ptr %541, align 4
  %543 = extractelement <16 x float> %238, i64 %540
  %544 = fadd float %543, %542
  store float %544, ptr %541, align 4
  %545 = add nuw nsw i64 %540, 1
  %546 = icmp eq i64 %545, %23
  br i1 %546, label %550, label %539

547:                                              ; preds = %536
  %548 = load <16 x float>, ptr %537, align 1
  %549 = fadd <16 x float> %238, %548
  store <16 x float> %549, ptr %537, align 1
  br label %550

550:                                              ; preds = %539, %547, %538
  %551 = getelementptr inbounds float, ptr %523, i64 32
  br i1 %27, label %561, label %552

552:                                              ; preds = %550
  br i1 %51, label %553, label %564

553:                                              ; preds = %552, %553
  %554 = phi i64 [ %559, %553 ], [ 0, %552 ]
  %555 = getelementptr inbounds float, ptr %551, i64 %554
  %556 = load float, ptr %555, align 4
  %557 = extractelement <16 x float> %237, i64 %554
  %558 = fadd float %557, %556
  store float %558, ptr %555, align 4
  %559 = add nuw nsw i64 %554, 1
  %560 = icmp eq i64 %559, %26
  br i1 %560, label %564, label %553

561:                                              ; preds = %550
  %562 = load <16 x float>, ptr %551, align 1
  %563 = fadd <16 x float> %237, %562
  store <16 x float> %563, ptr %551, align 1
  br label %564

564:                                              ; preds = %553, %561, %552
  %565 = icmp eq i64 %132, 7
  br i1 %565, label %608, label %566

566:                                              ; preds = %564
  %567 = getelementptr inbounds float, ptr %99, i64 %52
  br i1 %21, label %577, label %568

568:                                              ; preds = %566
  br i1 %53, label %569, label %580

569:                                              ; preds = %568
  br label %570

570:                                              ; preds = %570, %569
  %571 = phi i64 [ %576, %570 ], [ 0, %569 ]
  %572 = getelementptr inbounds float, ptr %567, i64 %571
  %573 = load float, ptr %572, align 4
  %574 = extractelement <16 x float> %236, i64 %571
  %575 = fadd float %574, %573
  store float %575, ptr %572, align 4
  %576 = add nuw nsw i64 %571, 1
  br label %570

577:                                              ; preds = %566
  %578 = load <16 x float>, ptr %567, align 1
  %579 = fadd <16 x float> %236, %578
  store <16 x float> %579, ptr %567, align 1
  br label %580

580:                                              ; preds = %577, %568
  %581 = getelementptr inbounds float, ptr %567, i64 16
  br i1 %24, label %591, label %582

582:                                              ; preds = %580
  br i1 %54, label %583, label %594

583:                                              ; preds = %582, %583
  %584 = phi i64 [ %589, %583 ], [ 0, %582 ]
  %585 = getelementptr inbounds float, ptr %581, i64 %584
  %586 = load float, ptr %585, align 4
  %587 = extractelement <16 x float> %235, i64 %584
  %588 = fadd float %587, %586
  store float %588, ptr %585, align 4
  %589 = add nuw nsw i64 %584, 1
  %590 = icmp eq i64 %589, %23
  br i1 %590, label %594, label %583

591:                                              ; preds = %580
  %592 = load <16 x float>, ptr %581, align 1
  %593 = fadd <16 x float> %235, %592
  store <16 x float> %593, ptr %581, align 1
  br label %594

594:                                              ; preds = %583, %591, %582
  %595 = getelementptr inbounds float, ptr %567, i64 32
  br i1 %27, label %605, label %596

596:                                              ; preds = %594
  br i1 %55, label %597, label %608

597:                                              ; preds = %596, %597
  %598 = phi i64 [ %603, %597 ], [ 0, %596 ]
  %599 = getelementptr inbounds float, ptr %595, i64 %598
  %600 = load float, ptr %599, align 4
  %601 = extractelement <16 x float> %234, i64 %598
  %602 = fadd float %601, %600
  store float %602, ptr %599, align 4
  %603 = add nuw nsw i64 %598, 1
  %604 = icmp eq i64 %603, %26
  br i1 %604, label %608, label %597

605:                                              ; preds = %594
  %606 = load <16 x float>, ptr %595, align 1
  %607 = fadd <16 x float> %234, %606
  store <16 x float> %607, ptr %595, align 1
  br label %608

608:                                              ; preds = %597, %596, %605, %564, %520, %476, %432, %388, %344, %300, %233
  %609 = add nuw nsw i64 %58, 8
  %610 = icmp slt i64 %609, %5
  %611 = add i64 %57, -8
  br i1 %610, label %56, label %1133

612:                                              ; preds = %8
  br i1 %9, label %627, label %613

613:                                              ; preds = %612
  %614 = icmp sgt i64 %2, 0
  br i1 %614, label %615, label %1133

615:                                              ; preds = %613
  %616 = load ptr, ptr %3, align 8
  %617 = getelementptr inbounds i8, ptr %3, i64 8
  %618 = load i64, ptr %617, align 8
  %619 = getelementptr inbounds i8, ptr %3, i64 16
  %620 = load i64, ptr %619, align 8
  %621 = icmp sgt i64 %5, 0
  %622 = icmp sgt i64 %6, 0
  %623 = shl nsw i64 %1, 1
  %624 = mul nsw i64 %1, 3
  %625 = shl nsw i64 %1, 1
  %626 = mul nsw i64 %1, 3
  br label %958

627:                                              ; preds = %612
  %628 = load ptr, ptr %3, align 8
  %629 = getelementptr inbounds i8, ptr %3, i64 8
  %630 = load i64, ptr %629, align 8
  %631 = getelementptr inbounds i8, ptr %3, i64 16
  %632 = load i64, ptr %631, align 8
  %633 = icmp sgt i64 %5, 0
  br i1 %633, label %634, label %1133

634:                                              ; preds = %627
  %635 = icmp sgt i64 %6, 0
  %636 = icmp sgt i64 %2, 15
  %637 = icmp sgt i64 %2, 0
  %638 = icmp sgt i64 %2, 0
  %639 = shl nsw i64 %1, 1
  %640 = icmp sgt i64 %2, 0
  %641 = mul nsw i64 %1, 3
  %642 = icmp sgt i64 %2, 0
  %643 = shl nsw i64 %1, 2
  %644 = icmp sgt i64 %2, 0
  %645 = mul nsw i64 %1, 5
  %646 = icmp sgt i64 %2, 0
  %647 = mul nsw i64 %1, 6
  %648 = icmp sgt i64 %2, 0
  %649 = mul nsw i64 %1, 7
  %650 = icmp sgt i64 %2, 0
  %651 = shl nsw i64 %1, 1
  %652 = mul nsw i64 %1, 3
  %653 = shl nsw i64 %1, 2
  %654 = mul nsw i64 %1, 5
  %655 = mul nsw i64 %1, 6
  %656 = mul nsw i64 %1, 7
  br label %657

657:                                              ; preds = %954, %634
  %658 = phi i64 [ %5, %634 ], [ %957, %954 ]
  %659 = phi i64 [ 0, %634 ], [ %955, %954 ]
  %660 = call i64 @llvm.smin.i64(i64 %658, i64 8)
  %661 = sub nsw i64 %5, %659
  %662 = icmp slt i64 %661, 8
  %663 = select i1 %662, i64 %661, i64 8
  %664 = mul nsw i64 %659, %1
  %665 = mul nsw i64 %659, %630
  %666 = getelementptr inbounds float, ptr %628, i64 %665
  %667 = add nsw i64 %663, -1
  %668 = icmp slt i64 %667, 0
  %669 = select i1 %668, i64 %667, i64 0
  %670 = mul nsw i64 %669, %630
  %671 = getelementptr inbounds float, ptr %666, i64 %670
  %672 = icmp slt i64 %667, 1
  %673 = select i1 %672, i64 %667, i64 1
  %674 = mul nsw i64 %673, %630
  %675 = getelementptr inbounds float, ptr %666, i64 %674
  %676 = icmp slt i64 %667, 2
  %677 = select i1 %676, i64 %667, i64 2
  %678 = mul nsw i64 %677, %630
  %679 = getelementptr inbounds float, ptr %666, i64 %678
  %680 = icmp slt i64 %667, 3
  %681 = select i1 %680, i64 %667, i64 3
  %682 = mul nsw i64 %681, %630
  %683 = getelementptr inbounds float, ptr %666, i64 %682
  %684 = icmp slt i64 %667, 4
  %685 = select i1 %684, i64 %667, i64 4
  %686 = mul nsw i64 %685, %630
  %687 = getelementptr inbounds float, ptr %666, i64 %686
  %688 = icmp slt i64 %667, 5
  %689 = select i1 %688, i64 %667, i64 5
  %690 = mul nsw i64 %689, %630
  %691 = getelementptr inbounds float, ptr %666, i64 %690
  %692 = icmp slt i64 %667, 6
  %693 = select i1 %692, i64 %667, i64 6
  %694 = mul nsw i64 %693, %630
  %695 = getelementptr inbounds float, ptr %666, i64 %694
  %696 = icmp slt i64 %667, 7
  %697 = select i1 %696, i64 %667, i64 7
  %698 = mul nsw i64 %697, %630
  %699 = getelementptr inbounds float, ptr %666, i64 %698
  %700 = getelementptr inbounds float, ptr %0, i64 %664
  %701 = mul nsw i64 %669, %1
  %702 = getelementptr inbounds float, ptr %700, i64 %701
  call void @llvm.prefetch.p0(ptr %702, i32 0, i32 3, i32 1)
  %703 = mul nsw i64 %673, %1
  %704 = getelementptr inbounds float, ptr %700, i64 %703
  call void @llvm.prefetch.p0(ptr %704, i32 0, i32 3, i32 1)
  %705 = mul nsw i64 %677, %1
  %706 = getelementptr inbounds float, ptr %700, i64 %705
  call void @llvm.prefetch.p0(ptr %706, i32 0, i32 3, i32 1)
  %707 = mul nsw i64 %681, %1
  %708 = getelementptr inbounds float, ptr %700, i64 %707
  call void @llvm.prefetch.p0(ptr %708, i32 0, i32 3, i32 1)
  %709 = mul nsw i64 %685, %1
  %710 = getelementptr inbounds float, ptr %700, i64 %709
  call void @llvm.prefetch.p0(ptr %710, i32 0, i32 3, i32 1)
  %711 = mul nsw i64 %689, %1
  %712 = getelementptr inbounds float, ptr %700, i64 %711
  call void @llvm.prefetch.p0(ptr %712, i32 0, i32 3, i32 1)
  %713 = mul nsw i64 %693, %1
  %714 = getelementptr inbounds float, ptr %700, i64 %713
  call void @llvm.prefetch.p0(ptr %714, i32 0, i32 3, i32 1)
  %715 = mul nsw i64 %697, %1
  %716 = getelementptr inbounds float, ptr %700, i64 %715
  call void @llvm.prefetch.p0(ptr %716, i32 0, i32 3, i32 1)
  %717 = call i64 @llvm.smax.i64(i64 %660, i64 0)
  br i1 %635, label %718, label %782

718:                                              ; preds = %657, %718
  %719 = phi <16 x float> [ %736, %718 ], [ zeroinitializer, %657 ]
  %720 = phi <16 x float> [ %742, %718 ], [ zeroinitializer, %657 ]
  %721 = phi <16 x float> [ %748, %718 ], [ zeroinitializer, %657 ]
  %722 = phi <16 x float> [ %754, %718 ], [ zeroinitializer, %657 ]
  %723 = phi <16 x float> [ %760, %718 ], [ zeroinitializer, %657 ]
  %724 = phi <16 x float> [ %766, %718 ], [ zeroinitializer, %657 ]
  %725 = phi <16 x float> [ %772, %718 ], [ zeroinitializer, %657 ]
  %726 = phi <16 x float> [ %778, %718 ], [ zeroinitializer, %657 ]
  %727 = phi ptr [ %780, %718 ], [ %4, %657 ]
  %728 = phi i64 [ %779, %718 ], [ 0, %657 ]
  %729 = load <16 x float>, ptr %727, align 64
  %730 = mul nsw i64 %728, %632
  %731 = getelementptr inbounds float, ptr %671, i64 %730
  %732 = load float, ptr %731, align 4
  %733 = insertelement <16 x float> poison, float %732, i64 0
  %734 = shufflevector <16 x float> %733, <16 x float> poison, <16 x i32> zeroinitializer
  %735 = fneg <16 x float> %734
  %736 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %735, <16 x float> %729, <16 x float> %719)
  %737 = getelementptr inbounds float, ptr %675, i64 %730
  %738 = load float, ptr %737, align 4
  %739 = insertelement <16 x float> poison, float %738, i64 0
  %740 = shufflevector <16 x float> %739, <16 x float> poison, <16 x i32> zeroinitializer
  %741 = fneg <16 x float> %740
  %742 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %741, <16 x float> %729, <16 x float> %720)
  %743 = getelementptr inbounds float, ptr %679, i64 %730
  %744 = load float, ptr %743, align 4
  %745 = insertelement <16 x float> poison, float %744, i64 0
  %746 = shufflevector <16 x float> %745, <16 x float> poison, <16 x i32> zeroinitializer
  %747 = fneg <16 x float> %746
  %748 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %747, <16 x float> %729, <16 x float> %721)
  %749 = getelementptr inbounds float, ptr %683, i64 %730
  %750 = load float, ptr %749, align 4
  %751 = insertelement <16 x float> poison, float %750, i64 0
  %752 = shufflevector <16 x float> %751, <16 x float> poison, <16 x i32> zeroinitializer
  %753 = fneg <16 x float> %752
  %754 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %753, <16 x float> %729, <16 x float> %722)
  %755 = getelementptr inbounds float, ptr %687, i64 %730
  %756 = load float, ptr %755, align 4
  %757 = insertelement <16 x float> poison, float %756, i64 0
  %758 = shufflevector <16 x float> %757, <16 x float> poison, <16 x i32> zeroinitializer
  %759 = fneg <16 x float> %758
  %760 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %759, <16 x float> %729, <16 x float> %723)
  %761 = getelementptr inbounds float, ptr %691, i64 %730
  %762 = load float, ptr %761, align 4
  %763 = insertelement <16 x float> poison, float %762, i64 0
  %764 = shufflevector <16 x float> %763, <16 x float> poison, <16 x i32> zeroinitializer
  %765 = fneg <16 x float> %764
  %766 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %765, <16 x float> %729, <16 x float> %724)
  %767 = getelementptr inbounds float, ptr %695, i64 %730
  %768 = load float, ptr %767, align 4
  %769 = insertelement <16 x float> poison, float %768, i64 0
  %770 = shufflevector <16 x float> %769, <16 x float> poison, <16 x i32> zeroinitializer
  %771 = fneg <16 x float> %770
  %772 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %771, <16 x float> %729, <16 x float> %725)
  %773 = getelementptr inbounds float, ptr %699, i64 %730
  %774 = load float, ptr %773, align 4
  %775 = insertelement <16 x float> poison, float %774, i64 0
  %776 = shufflevector <16 x float> %775, <16 x float> poison, <16 x i32> zeroinitializer
  %777 = fneg <16 x float> %776
  %778 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %777, <16 x float> %729, <16 x float> %726)
  %779 = add nuw nsw i64 %728, 1
  %780 = getelementptr inbounds float, ptr %727, i64 48
  %781 = icmp eq i64 %779, %6
  br i1 %781, label %782, label %718

782:                                              ; preds = %718, %657
  %783 = phi <16 x float> [ zeroinitializer, %657 ], [ %736, %718 ]
  %784 = phi <16 x float> [ zeroinitializer, %657 ], [ %742, %718 ]
  %785 = phi <16 x float> [ zeroinitializer, %657 ], [ %748, %718 ]
  %786 = phi <16 x float> [ zeroinitializer, %657 ], [ %754, %718 ]
  %787 = phi <16 x float> [ zeroinitializer, %657 ], [ %760, %718 ]
  %788 = phi <16 x float> [ zeroinitializer, %657 ], [ %766, %718 ]
  %789 = phi <16 x float> [ zeroinitializer, %657 ], [ %772, %718 ]
  %790 = phi <16 x float> [ zeroinitializer, %657 ], [ %778, %718 ]
  %791 = icmp slt i64 %660, 1
  br i1 %791, label %954, label %792

792:                                              ; preds = %782
  br i1 %636, label %945, label %934

793:                                              ; preds = %943
  %794 = getelementptr inbounds float, ptr %700, i64 %1
  br i1 %636, label %806, label %795

795:                                              ; preds = %793
  br i1 %638, label %796, label %804

796:                                              ; preds = %795, %796
  %797 = phi i64 [ %802, %796 ], [ 0, %795 ]
  %798 = getelementptr inbounds float, ptr %794, i64 %797
  %799 = load float, ptr %798, align 4
  %800 = extractelement <16 x float> %784, i64 %797
  %801 = fadd float %800, %799
  store float %801, ptr %798, align 4
  %802 = add nuw nsw i64 %797, 1
  %803 = icmp eq i64 %802, %2
  br i1 %803, label %804, label %796

804:                                              ; preds = %796, %795
  %805 = icmp eq i64 %717, 2
  br i1 %805, label %954, label %813

806:                                              ; preds = %793, %949
  %807 = phi ptr [ %950, %949 ], [ %794, %793 ]
  %808 = load <16 x float>, ptr %807, align 1
  %809 = fadd <16 x float> %784, %808
  store <16 x float> %809, ptr %807, align 1
  %810 = icmp eq i64 %717, 2
  br i1 %810, label %954, label %811

811:                                              ; preds = %806
  %812 = getelementptr inbounds float, ptr %700, i64 %651
  br label %826

813:                                              ; preds = %951, %804
  %814 = getelementptr inbounds float, ptr %700, i64 %639
  br i1 %636, label %826, label %815

815:                                              ; preds = %813
  br i1 %640, label %816, label %833

816:                                              ; preds = %815, %816
  %817 = phi i64 [ %822, %816 ], [ 0, %815 ]
  %818 = getelementptr inbounds float, ptr %814, i64 %817
  %819 = load float, ptr %818, align 4
  %820 = extractelement <16 x float> %785, i64 %817
  %821 = fadd float %820, %819
  store float %821, ptr %818, align 4
  %822 = add nuw nsw i64 %817, 1
  %823 = icmp eq i64 %822, %2
  br i1 %823, label %824, label %816

824:                                              ; preds = %816
  %825 = icmp eq i64 %717, 3
  br i1 %825, label %954, label %836

826:                                              ; preds = %813, %811
  %827 = phi ptr [ %812, %811 ], [ %814, %813 ]
  %828 = load <16 x float>, ptr %827, align 1
  %829 = fadd <16 x float> %785, %828
  store <16 x float> %829, ptr %827, align 1
  %830 = icmp eq i64 %717, 3
  br i1 %830, label %954, label %831

831:                                              ; preds = %826
  %832 = getelementptr inbounds float, ptr %700, i64 %652
  br label %849

833:                                              ; preds = %815
  %834 = add nsw i64 %717, -3
  %835 = icmp ult i64 %834, 2
  br i1 %835, label %954, label %856

836:                                              ; preds = %824
  %837 = getelementptr inbounds float, ptr %700, i64 %641
  br i1 %636, label %849, label %838

838:                                              ; preds = %836
  br i1 %642, label %839, label %847

839:                                              ; preds = %838, %839
  %840 = phi i64 [ %845, %839 ], [ 0, %838 ]
  %841 = getelementptr inbounds float, ptr %837, i64 %840
  %842 = load float, ptr %841, align 4
  %843 = extractelement <16 x float> %786, i64 %840
  %844 = fadd float %843, %842
  store float %844, ptr %841, align 4
  %845 = add nuw nsw i64 %840, 1
  %846 = icmp eq i64 %845, %2
  br i1 %846, label %847, label %839

847:                                              ; preds = %839, %838
  %848 = icmp eq i64 %717, 4
  br i1 %848, label %954, label %856

849:                                              ; preds = %836, %831
  %850 = phi ptr [ %832, %831 ], [ %837, %836 ]
  %851 = load <16 x float>, ptr %850, align 1
  %852 = fadd <16 x float> %786, %851
  store <16 x float> %852, ptr %850, align 1
  %853 = icmp eq i64 %717, 4
  br i1 %853, label %954, label %854

854:                                              ; preds = %849
  %855 = getelementptr inbounds float, ptr %700, i64 %653
  br label %869

856:                                              ; preds = %833, %847
  %857 = getelementptr inbounds float, ptr %700, i64 %643
  br i1 %636, label %869, label %858

858:                                              ; preds = %856
  br i1 %644, label %859, label %876

859:                                              ; preds = %858, %859
  %860 = phi i64 [ %865, %859 ], [ 0, %858 ]
  %861 = getelementptr inbounds float, ptr %857, i64 %860
  %862 = load float, ptr %861, align 4
  %863 = extractelement <16 x float> %787, i64 %860
  %864 = fadd float %863, %862
  store float %864, ptr %861, align 4
  %865 = add nuw nsw i64 %860, 1
  %866 = icmp eq i64 %865, %2
  br i1 %866, label %867, label %859

867:                                              ; preds = %859
  %868 = icmp eq i64 %717, 5
  br i1 %868, label %954, label %879

869:                                              ; preds = %856, %854
  %870 = phi ptr [ %855, %854 ], [ %857, %856 ]
  %871 = load <16 x float>, ptr %870, align 1
  %872 = fadd <16 x float> %787, %871
  store <16 x float> %872, ptr %870, align 1
  %873 = icmp eq i64 %717, 5
  br i1 %873, label %954, label %874

874:                                              ; preds = %869
  %875 = getelementptr inbounds float, ptr %700, i64 %654
  br label %892

876:                                              ; preds = %858
  %877 = add nsw i64 %717, -5
  %878 = icmp ult i64 %877, 2
  br i1 %878, label %954, label %899

879:                                              ; preds = %867
  %880 = getelementptr inbounds float, ptr %700, i64 %645
  br i1 %636, label %892, label %881

881:                                              ; preds = %879
  br i1 %646, label %882, label %890

882:                                              ; preds = %881, %882
  %883 = phi i64 [ %888, %882 ], [ 0, %881 ]
  %884 = getelementptr inbounds float, ptr %880, i64 %883
  %885 = load float, ptr %884, align 4
  %886 = extractelement <16 x float> %788, i64 %883
  %887 = fadd float %886, %885
  store float %887, ptr %884, align 4
  %888 = add nuw nsw i64 %883, 1
  %889 = icmp eq i64 %888, %2
  br i1 %889, label %890, label %882

890:                                              ; preds = %882, %881
  %891 = icmp eq i64 %717, 6
  br i1 %891, label %954, label %899

892:                                              ; preds = %879, %874
  %893 = phi ptr [ %875, %874 ], [ %880, %879 ]
  %894 = load <16 x float>, ptr %893, align 1
  %895 = fadd <16 x float> %788, %894
  store <16 x float> %895, ptr %893, align 1
  %896 = icmp eq i64 %717, 6
  br i1 %896, label %954, label %897

897:                                              ; preds = %892
  %898 = getelementptr inbounds float, ptr %700, i64 %655
  br label %912

899:                                              ; preds = %876, %890
  %900 = getelementptr inbounds float, ptr %700, i64 %647
  br i1 %636, label %912, label %901

901:                                              ; preds = %899
  br i1 %648, label %902, label %954

902:                                              ; preds = %901, %902
  %903 = phi i64 [ %908, %902 ], [ 0, %901 ]
  %904 = getelementptr inbounds float, ptr %900, i64 %903
  %905 = load float, ptr %904, align 4
  %906 = extractelement <16 x float> %789, i64 %903
  %907 = fadd float %906, %905
  store float %907, ptr %904, align 4
  %908 = add nuw nsw i64 %903, 1
  %909 = icmp eq i64 %908, %2
  br i1 %909, label %910, label %902

910:                                              ; preds = %902
  %911 = icmp eq i64 %717, 7
  br i1 %911, label %954, label %919

912:                                              ; preds = %899, %897
  %913 = phi ptr [ %898, %897 ], [ %900, %899 ]
  %914 = load <16 x float>, ptr %913, align 1
  %915 = fadd <16 x float> %789, %914
  store <16 x float> %915, ptr %913, align 1
  %916 = icmp eq i64 %717, 7
  br i1 %916, label %954, label %917

917:                                              ; preds = %912
  %918 = getelementptr inbounds float, ptr %700, i64 %656
  br label %930

919:                                              ; preds = %910
  %920 = getelementptr inbounds float, ptr %700, i64 %649
  br i1 %636, label %930, label %921

921:                                              ; preds = %919
  br i1 %650, label %922, label %954

922:                                              ; preds = %921, %922
  %923 = phi i64 [ %928, %922 ], [ 0, %921 ]
  %924 = getelementptr inbounds float, ptr %920, i64 %923
  %925 = load float, ptr %924, align 4
  %926 = extractelement <16 x float> %790, i64 %923
  %927 = fadd float %926, %925
  store float %927, ptr %924, align 4
  %928 = add nuw nsw i64 %923, 1
  %929 = icmp eq i64 %928, %2
  br i1 %929, label %954, label %922

930:                                              ; preds = %917, %919
  %931 = phi ptr [ %918, %917 ], [ %920, %919 ]
  %932 = load <16 x float>, ptr %931, align 1
  %933 = fadd <16 x float> %790, %932
  store <16 x float> %933, ptr %931, align 1
  br label %954

934:                                              ; preds = %792
  br i1 %637, label %935, label %951

935:                                              ; preds = %934, %935
  %936 = phi i64 [ %941, %935 ], [ 0, %934 ]
  %937 = getelementptr inbounds float, ptr %700, i64 %936
  %938 = load float, ptr %937, align 4
  %939 = extractelement <16 x float> %783, i64 %936
  %940 = fadd float %939, %938
  store float %940, ptr %937, align 4
  %941 = add nuw nsw i64 %936, 1
  %942 = icmp eq i64 %941, %2
  br i1 %942, label %943, label %935

943:                                              ; preds = %935
  %944 = icmp eq i64 %717, 1
  br i1 %944, label %954, label %793

945:                                              ; preds = %792
  %946 = load <16 x float>, ptr %700, align 1
  %947 = fadd <16 x float> %783, %946
  store <16 x float> %947, ptr %700, align 1
  %948 = icmp eq i64 %717, 1
  br i1 %948, label %954, label %949

949:                                              ; preds = %945
  %950 = getelementptr inbounds float, ptr %700, i64 %1
  br label %806

951:                                              ; preds = %934
  %952 = add nsw i64 %717, -1
  %953 = icmp ult i64 %952, 2
  br i1 %953, label %954, label %813

954:                                              ; preds = %876, %833, %922, %951, %901, %921, %930, %912, %892, %869, %849, %826, %806, %945, %910, %890, %867, %847, %824, %804, %943, %782
  %955 = add nuw nsw i64 %659, 8
  %956 = icmp slt i64 %955, %5
  %957 = add i64 %658, -8
  br i1 %956, label %657, label %1133

958:                                              ; preds = %615, %1129
  %959 = phi i64 [ 0, %615 ], [ %1131, %1129 ]
  %960 = phi i64 [ 0, %615 ], [ %1130, %1129 ]
  %961 = getelementptr inbounds float, ptr %0, i64 %959
  %962 = sub nsw i64 %2, %959
  %963 = getelementptr inbounds float, ptr %4, i64 %959
  br i1 %621, label %964, label %1129

964:                                              ; preds = %958
  %965 = icmp sgt i64 %962, 15
  %966 = icmp sgt i64 %962, 0
  %967 = icmp sgt i64 %962, 0
  %968 = icmp sgt i64 %962, 0
  %969 = icmp sgt i64 %962, 0
  br label %970

970:                                              ; preds = %964, %1125
  %971 = phi i64 [ %1128, %1125 ], [ %5, %964 ]
  %972 = phi i64 [ %1126, %1125 ], [ 0, %964 ]
  %973 = call i64 @llvm.smin.i64(i64 %971, i64 4)
  %974 = sub nsw i64 %5, %972
  %975 = icmp slt i64 %974, 4
  %976 = select i1 %975, i64 %974, i64 4
  %977 = mul nsw i64 %972, %1
  %978 = mul nsw i64 %972, %618
  %979 = getelementptr inbounds float, ptr %616, i64 %978
  %980 = add nsw i64 %976, -1
  %981 = icmp slt i64 %980, 0
  %982 = select i1 %981, i64 %980, i64 0
  %983 = mul nsw i64 %982, %618
  %984 = getelementptr inbounds float, ptr %979, i64 %983
  %985 = icmp slt i64 %980, 1
  %986 = select i1 %985, i64 %980, i64 1
  %987 = mul nsw i64 %986, %618
  %988 = getelementptr inbounds float, ptr %979, i64 %987
  %989 = icmp slt i64 %980, 2
  %990 = select i1 %989, i64 %980, i64 2
  %991 = mul nsw i64 %990, %618
  %992 = getelementptr inbounds float, ptr %979, i64 %991
  %993 = icmp slt i64 %980, 3
  %994 = select i1 %993, i64 %980, i64 3
  %995 = mul nsw i64 %994, %618
  %996 = getelementptr inbounds float, ptr %979, i64 %995
  %997 = getelementptr inbounds float, ptr %961, i64 %977
  %998 = mul nsw i64 %982, %1
  %999 = getelementptr inbounds float, ptr %997, i64 %998
  call void @llvm.prefetch.p0(ptr %999, i32 0, i32 3, i32 1)
  %1000 = mul nsw i64 %986, %1
  %1001 = getelementptr inbounds float, ptr %997, i64 %1000
  call void @llvm.prefetch.p0(ptr %1001, i32 0, i32 3, i32 1)
  %1002 = mul nsw i64 %990, %1
  %1003 = getelementptr inbounds float, ptr %997, i64 %1002
  call void @llvm.prefetch.p0(ptr %1003, i32 0, i32 3, i32 1)
  %1004 = mul nsw i64 %994, %1
  %1005 = getelementptr inbounds float, ptr %997, i64 %1004
  call void @llvm.prefetch.p0(ptr %1005, i32 0, i32 3, i32 1)
  %1006 = call i64 @llvm.smax.i64(i64 %973, i64 0)
  br i1 %622, label %1007, label %1043

1007:                                             ; preds = %970, %1007
  %1008 = phi <16 x float> [ %1021, %1007 ], [ zeroinitializer, %970 ]
  %1009 = phi <16 x float> [ %1027, %1007 ], [ zeroinitializer, %970 ]
  %1010 = phi <16 x float> [ %1033, %1007 ], [ zeroinitializer, %970 ]
  %1011 = phi <16 x float> [ %1039, %1007 ], [ zeroinitializer, %970 ]
  %1012 = phi ptr [ %1041, %1007 ], [ %963, %970 ]
  %1013 = phi i64 [ %1040, %1007 ], [ 0, %970 ]
  %1014 = load <16 x float>, ptr %1012, align 64
  %1015 = mul nsw i64 %1013, %620
  %1016 = getelementptr inbounds float, ptr %984, i64 %1015
  %1017 = load float, ptr %1016, align 4
  %1018 = insertelement <16 x float> poison, float %1017, i64 0
  %1019 = shufflevector <16 x float> %1018, <16 x float> poison, <16 x i32> zeroinitializer
  %1020 = fneg <16 x float> %1019
  %1021 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1020, <16 x float> %1014, <16 x float> %1008)
  %1022 = getelementptr inbounds float, ptr %988, i64 %1015
  %1023 = load float, ptr %1022, align 4
  %1024 = insertelement <16 x float> poison, float %1023, i64 0
  %1025 = shufflevector <16 x float> %1024, <16 x float> poison, <16 x i32> zeroinitializer
  %1026 = fneg <16 x float> %1025
  %1027 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1026, <16 x float> %1014, <16 x float> %1009)
  %1028 = getelementptr inbounds float, ptr %992, i64 %1015
  %1029 = load float, ptr %1028, align 4
  %1030 = insertelement <16 x float> poison, float %1029, i64 0
  %1031 = shufflevector <16 x float> %1030, <16 x float> poison, <16 x i32> zeroinitializer
  %1032 = fneg <16 x float> %1031
  %1033 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1032, <16 x float> %1014, <16 x float> %1010)
  %1034 = getelementptr inbounds float, ptr %996, i64 %1015
  %1035 = load float, ptr %1034, align 4
  %1036 = insertelement <16 x float> poison, float %1035, i64 0
  %1037 = shufflevector <16 x float> %1036, <16 x float> poison, <16 x i32> zeroinitializer
  %1038 = fneg <16 x float> %1037
  %1039 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1038, <16 x float> %1014, <16 x float> %1011)
  %1040 = add nuw nsw i64 %1013, 1
  %1041 = getelementptr inbounds float, ptr %1012, i64 48
  %1042 = icmp eq i64 %1040, %6
  br i1 %1042, label %1043, label %1007

1043:                                             ; preds = %1007, %970
  %1044 = phi <16 x float> [ zeroinitializer, %970 ], [ %1021, %1007 ]
  %1045 = phi <16 x float> [ zeroinitializer, %970 ], [ %1027, %1007 ]
  %1046 = phi <16 x float> [ zeroinitializer, %970 ], [ %1033, %1007 ]
  %1047 = phi <16 x float> [ zeroinitializer, %970 ], [ %1039, %1007 ]
  %1048 = icmp slt i64 %973, 1
  br i1 %1048, label %1125, label %1049

1049:                                             ; preds = %1043
  br i1 %965, label %1116, label %1105

1050:                                             ; preds = %1114
  %1051 = getelementptr inbounds float, ptr %997, i64 %1
  br i1 %965, label %1063, label %1052

1052:                                             ; preds = %1050
  br i1 %967, label %1053, label %1061

1053:                                             ; preds = %1052, %1053
  %1054 = phi i64 [ %1059, %1053 ], [ 0, %1052 ]
  %1055 = getelementptr inbounds float, ptr %1051, i64 %1054
  %1056 = load float, ptr %1055, align 4
  %1057 = extractelement <16 x float> %1045, i64 %1054
  %1058 = fadd float %1057, %1056
  store float %1058, ptr %1055, align 4
  %1059 = add nuw nsw i64 %1054, 1
  %1060 = icmp eq i64 %1059, %962
  br i1 %1060, label %1061, label %1053

1061:                                             ; preds = %1053, %1052
  %1062 = icmp eq i64 %1006, 2
  br i1 %1062, label %1125, label %1070

1063:                                             ; preds = %1050, %1120
  %1064 = phi ptr [ %1121, %1120 ], [ %1051, %1050 ]
  %1065 = load <16 x float>, ptr %1064, align 1
  %1066 = fadd <16 x float> %1045, %1065
  store <16 x float> %1066, ptr %1064, align 1
  %1067 = icmp eq i64 %1006, 2
  br i1 %1067, label %1125, label %1068

1068:                                             ; preds = %1063
  %1069 = getelementptr inbounds float, ptr %997, i64 %625
  br label %1083

1070:                                             ; preds = %1122, %1061
  %1071 = getelementptr inbounds float, ptr %997, i64 %623
  br i1 %965, label %1083, label %1072

1072:                                             ; preds = %1070
  br i1 %968, label %1073, label %1125

1073:                                             ; preds = %1072, %1073
  %1074 = phi i64 [ %1079, %1073 ], [ 0, %1072 ]
  %1075 = getelementptr inbounds float, ptr %1071, i64 %1074
  %1076 = load float, ptr %1075, align 4
  %1077 = extractelement <16 x float> %1046, i64 %1074
  %1078 = fadd float %1077, %1076
  store float %1078, ptr %1075, align 4
  %1079 = add nuw nsw i64 %1074, 1
  %1080 = icmp eq i64 %1079, %962
  br i1 %1080, label %1081, label %1073

1081:                                             ; preds = %1073
  %1082 = icmp eq i64 %1006, 3
  br i1 %1082, label %1125, label %1090

1083:                                             ; preds = %1070, %1068
  %1084 = phi ptr [ %1069, %1068 ], [ %1071, %1070 ]
  %1085 = load <16 x float>, ptr %1084, align 1
  %1086 = fadd <16 x float> %1046, %1085
  store <16 x float> %1086, ptr %1084, align 1
  %1087 = icmp eq i64 %1006, 3
  br i1 %1087, label %1125, label %1088

1088:                                             ; preds = %1083
  %1089 = getelementptr inbounds float, ptr %997, i64 %626
  br label %1101

1090:                                             ; preds = %1081
  %1091 = getelementptr inbounds float, ptr %997, i64 %624
  br i1 %965, label %1101, label %1092

1092:                                             ; preds = %1090
  br i1 %969, label %1093, label %1125

1093:                                             ; preds = %1092, %1093
  %1094 = phi i64 [ %1099, %1093 ], [ 0, %1092 ]
  %1095 = getelementptr inbounds float, ptr %1091, i64 %1094
  %1096 = load float, ptr %1095, align 4
  %1097 = extractelement <16 x float> %1047, i64 %1094
  %1098 = fadd float %1097, %1096
  store float %1098, ptr %1095, align 4
  %1099 = add nuw nsw i64 %1094, 1
  %1100 = icmp eq i64 %1099, %962
  br i1 %1100, label %1125, label %1093

1101:                                             ; preds = %1088, %1090
  %1102 = phi ptr [ %1089, %1088 ], [ %1091, %1090 ]
  %1103 = load <16 x float>, ptr %1102, align 1
  %1104 = fadd <16 x float> %1047, %1103
  store <16 x float> %1104, ptr %1102, align 1
  br label %1125

1105:                                             ; preds = %1049
  br i1 %966, label %1106, label %1122

1106:                                             ; preds = %1105, %1106
  %1107 = phi i64 [ %1112, %1106 ], [ 0, %1105 ]
  %1108 = getelementptr inbounds float, ptr %997, i64 %1107
  %1109 = load float, ptr %1108, align 4
  %1110 = extractelement <16 x float> %1044, i64 %1107
  %1111 = fadd float %1110, %1109
  store float %1111, ptr %1108, align 4
  %1112 = add nuw nsw i64 %1107, 1
  %1113 = icmp eq i64 %1112, %962
  br i1 %1113, label %1114, label %1106

1114:                                             ; preds = %1106
  %1115 = icmp eq i64 %1006, 1
  br i1 %1115, label %1125, label %1050

1116:                                             ; preds = %1049
  %1117 = load <16 x float>, ptr %997, align 1
  %1118 = fadd <16 x float> %1044, %1117
  store <16 x float> %1118, ptr %997, align 1
  %1119 = icmp eq i64 %1006, 1
  br i1 %1119, label %1125, label %1120

1120:                                             ; preds = %1116
  %1121 = getelementptr inbounds float, ptr %997, i64 %1
  br label %1063

1122:                                             ; preds = %1105
  %1123 = add nsw i64 %1006, -1
  %1124 = icmp ult i64 %1123, 2
  br i1 %1124, label %1125, label %1070

1125:                                             ; preds = %1093, %1122, %1072, %1092, %1101, %1083, %1063, %1116, %1081, %1061, %1114, %1043
  %1126 = add nuw nsw i64 %972, 4
  %1127 = icmp slt i64 %1126, %5
  %1128 = add i64 %971, -4
  br i1 %1127, label %970, label %1129

1129:                                             ; preds = %1125, %958
  %1130 = add nuw nsw i64 %960, 1
  %1131 = shl nsw i64 %1130, 4
  %1132 = icmp slt i64 %1131, %2
  br i1 %1132, label %958, label %1133

1133:                                             ; preds = %1129, %954, %608, %613, %627, %12
  ret void
}

declare void @llvm.prefetch.p0(ptr, i32 immarg, i32 immarg, i32)

declare i64 @llvm.smin.i64(i64, i64)

declare i64 @llvm.smax.i64(i64, i64)
