; Made from source/fourier/transform.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 4398cb247a9c88765e07d82a86b5daedd39c2db6a3846378117050504a8f3898

%struct.job = type { ptr, ptr, ptr, [3 x ptr], ptr, float, i64 }
%struct.plan = type { i64, i64, i64, i64, double, double, [0 x %struct.pass] }
%struct.pass = type { i64, i64, i64, i64, i64, i64, i64, %struct.places, %struct.places, i64, i64, i64, [24 x i64], i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.places = type { i64, i64, i64 }
%struct.point = type { <16 x float>, <16 x float> }
%struct.flow = type { ptr, ptr, %struct.memory, %struct.memory, float, ptr, i64 }
%struct.memory = type { ptr, ptr, i64, i64 }
%struct.block = type { [16 x i64], i64, i64 }

define i64 @fourier(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.job, align 8
  %7 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 0
  store ptr %4, ptr %7, align 8
  %8 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 1
  %9 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 6, i64 0
  %10 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 2
  %11 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 0
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 6, i64 %12
  store ptr %13, ptr %10, align 8
  %14 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 4
  %15 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5
  store float 1.000000e+00, ptr %15, align 8
  %16 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 6
  store i64 0, ptr %16, align 8
  %17 = load i64, ptr %0, align 8
  %18 = inttoptr i64 %17 to ptr
  %19 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 3, i64 0
  store ptr %18, ptr %19, align 8
  %20 = getelementptr inbounds i64, ptr %0, i64 1
  %21 = load i64, ptr %20, align 8
  %22 = inttoptr i64 %21 to ptr
  %23 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 3, i64 1
  store ptr %22, ptr %23, align 8
  %24 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 3, i64 2
  store ptr %3, ptr %24, align 8
  %25 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 2
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds i8, ptr %3, i64 %26
  store ptr %27, ptr %14, align 8
  %28 = icmp sgt i64 %12, 0
  br i1 %28, label %30, label %29

29:                                               ; preds = %40, %5
  ret i64 0

30:                                               ; preds = %5, %40
  %31 = phi ptr [ %39, %40 ], [ %9, %5 ]
  store ptr %31, ptr %8, align 8
  %32 = getelementptr inbounds %struct.pass, ptr %31, i64 0, i32 20
  %33 = load i64, ptr %32, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %33)
  br label %34

34:                                               ; preds = %34, %30
  %35 = phi ptr [ %31, %30 ], [ %39, %34 ]
  %36 = getelementptr inbounds %struct.pass, ptr %35, i64 0, i32 18
  %37 = load i64, ptr %36, align 8
  %38 = icmp eq i64 %37, 0
  %39 = getelementptr inbounds %struct.pass, ptr %35, i64 1
  br i1 %38, label %40, label %34

40:                                               ; preds = %34
  %41 = load i64, ptr %11, align 8
  %42 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 6, i64 %41
  %43 = icmp ult ptr %39, %42
  br i1 %43, label %30, label %29
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)

declare void @tenferro_parallel_for(ptr, ptr, i64)

define internal void @run_task(ptr %0, i64 %1) {
  %3 = alloca %struct.job, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(72) %3, ptr align 8 dereferenceable(72) %0, i64 72, i1 false)
  %4 = getelementptr inbounds %struct.job, ptr %3, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.job, ptr %3, i64 0, i32 4
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.job, ptr %3, i64 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.plan, ptr %9, i64 0, i32 3
  %11 = load i64, ptr %10, align 8
  %12 = shl i64 %1, 1
  %13 = mul i64 %12, %11
  %14 = getelementptr inbounds %struct.point, ptr %7, i64 %13
  %15 = getelementptr inbounds %struct.job, ptr %3, i64 0, i32 3, i64 2
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds %struct.pass, ptr %5, i64 0, i32 19
  %18 = load i64, ptr %17, align 8
  %19 = mul nsw i64 %18, %1
  %20 = getelementptr inbounds i8, ptr %16, i64 %19
  store ptr %20, ptr %15, align 8
  %21 = getelementptr inbounds %struct.pass, ptr %5, i64 0, i32 18
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %27, label %24

24:                                               ; preds = %2
  %25 = getelementptr inbounds %struct.pass, ptr %5, i64 0, i32 6
  %26 = load i64, ptr %25, align 8
  br label %40

27:                                               ; preds = %2
  %28 = getelementptr inbounds %struct.pass, ptr %5, i64 0, i32 0
  %29 = load i64, ptr %28, align 8
  %30 = and i64 %29, -2
  %31 = icmp eq i64 %30, 4
  br i1 %31, label %40, label %32

32:                                               ; preds = %27
  %33 = getelementptr inbounds %struct.pass, ptr %5, i64 0, i32 1
  %34 = load i64, ptr %33, align 8
  %35 = icmp eq i64 %34, 1
  br i1 %35, label %40, label %36

36:                                               ; preds = %32
  %37 = add i64 %29, -1
  %38 = icmp ult i64 %37, 2
  %39 = select i1 %38, i64 32, i64 16
  br label %40

40:                                               ; preds = %36, %32, %27, %24
  %41 = phi i64 [ %26, %24 ], [ %39, %36 ], [ 1, %27 ], [ 2, %32 ]
  %42 = getelementptr inbounds %struct.pass, ptr %5, i64 0, i32 6
  %43 = load i64, ptr %42, align 8
  %44 = add i64 %41, -1
  %45 = add i64 %44, %43
  %46 = sdiv i64 %45, %41
  %47 = getelementptr inbounds %struct.pass, ptr %5, i64 0, i32 4
  %48 = load i64, ptr %47, align 8
  %49 = sdiv i64 %48, %43
  %50 = mul nsw i64 %49, %46
  %51 = mul nsw i64 %50, %1
  %52 = getelementptr inbounds %struct.pass, ptr %5, i64 0, i32 20
  %53 = load i64, ptr %52, align 8
  %54 = sdiv i64 %51, %53
  %55 = add nsw i64 %1, 1
  %56 = mul nsw i64 %50, %55
  %57 = sdiv i64 %56, %53
  %58 = icmp slt i64 %54, %57
  br i1 %58, label %60, label %59

59:                                               ; preds = %88, %40
  ret void

60:                                               ; preds = %40, %93
  %61 = phi i64 [ %94, %93 ], [ %43, %40 ]
  %62 = phi i64 [ %89, %93 ], [ %54, %40 ]
  %63 = sdiv i64 %62, %46
  %64 = mul nsw i64 %61, %63
  %65 = srem i64 %62, %46
  %66 = mul nsw i64 %65, %41
  %67 = add nsw i64 %66, %64
  %68 = add nsw i64 %63, 1
  %69 = mul nsw i64 %68, %61
  store ptr %5, ptr %4, align 8
  %70 = add nsw i64 %67, %41
  %71 = icmp slt i64 %70, %69
  %72 = select i1 %71, i64 %70, i64 %69
  call fastcc void @run_lines_between(ptr %3, i64 %67, i64 %72, ptr %14)
  %73 = load ptr, ptr %4, align 8
  %74 = getelementptr inbounds %struct.pass, ptr %73, i64 0, i32 18
  %75 = load i64, ptr %74, align 8
  %76 = icmp eq i64 %75, 0
  br i1 %76, label %88, label %77

77:                                               ; preds = %60, %77
  %78 = phi ptr [ %84, %77 ], [ %73, %60 ]
  %79 = getelementptr inbounds %struct.pass, ptr %78, i64 1
  store ptr %79, ptr %4, align 8
  %80 = getelementptr inbounds %struct.pass, ptr %78, i64 1, i32 6
  %81 = load i64, ptr %80, align 8
  %82 = mul nsw i64 %81, %63
  %83 = mul nsw i64 %81, %68
  call fastcc void @run_lines_between(ptr %3, i64 %82, i64 %83, ptr %14)
  %84 = load ptr, ptr %4, align 8
  %85 = getelementptr inbounds %struct.pass, ptr %84, i64 0, i32 18
  %86 = load i64, ptr %85, align 8
  %87 = icmp eq i64 %86, 0
  br i1 %87, label %88, label %77

88:                                               ; preds = %77, %60
  %89 = add nsw i64 %62, 1
  %90 = load i64, ptr %52, align 8
  %91 = sdiv i64 %56, %90
  %92 = icmp slt i64 %89, %91
  br i1 %92, label %93, label %59

93:                                               ; preds = %88
  %94 = load i64, ptr %42, align 8
  br label %60
}

define internal fastcc void @run_lines_between(ptr %0, i64 %1, i64 %2, ptr %3) {
  %5 = alloca %struct.flow, align 8
  %6 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.pass, ptr %7, i64 1
  %9 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.plan, ptr %10, i64 0, i32 0
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds %struct.plan, ptr %10, i64 0, i32 6, i64 %12
  %14 = icmp eq ptr %8, %13
  %15 = getelementptr inbounds %struct.pass, ptr %7, i64 0, i32 0
  %16 = load i64, ptr %15, align 8
  %17 = and i64 %16, -2
  %18 = icmp eq i64 %17, 4
  br i1 %18, label %27, label %19

19:                                               ; preds = %4
  %20 = getelementptr inbounds %struct.pass, ptr %7, i64 0, i32 1
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %21, 1
  br i1 %22, label %27, label %23

23:                                               ; preds = %19
  %24 = add i64 %16, -1
  %25 = icmp ult i64 %24, 2
  %26 = select i1 %25, i64 32, i64 16
  br label %27

27:                                               ; preds = %4, %19, %23
  %28 = phi i64 [ %26, %23 ], [ 1, %4 ], [ 2, %19 ]
  br i1 %14, label %29, label %33

29:                                               ; preds = %27
  %30 = getelementptr inbounds %struct.plan, ptr %10, i64 0, i32 4
  %31 = load double, ptr %30, align 8
  %32 = fptrunc double %31 to float
  br label %33

33:                                               ; preds = %27, %29
  %34 = phi float [ %32, %29 ], [ 1.000000e+00, %27 ]
  %35 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 5
  store float %34, ptr %35, align 8
  %36 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  store i64 %2, ptr %36, align 8
  %37 = icmp slt i64 %1, %2
  br i1 %37, label %38, label %249

38:                                               ; preds = %33
  %39 = getelementptr inbounds i8, ptr %5, i64 16
  %40 = getelementptr inbounds %struct.flow, ptr %5, i64 0, i32 0
  %41 = getelementptr inbounds %struct.flow, ptr %5, i64 0, i32 1
  %42 = getelementptr inbounds %struct.flow, ptr %5, i64 0, i32 4
  %43 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 2
  br label %44

44:                                               ; preds = %246, %38
  %45 = phi ptr [ %7, %38 ], [ %248, %246 ]
  %46 = phi ptr [ %10, %38 ], [ %247, %246 ]
  %47 = phi i64 [ %1, %38 ], [ %244, %246 ]
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(104) %39, i8 0, i64 88, i1 false)
  store ptr %3, ptr %40, align 8
  %48 = getelementptr inbounds %struct.plan, ptr %46, i64 0, i32 3
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr inbounds %struct.point, ptr %3, i64 %49
  store ptr %50, ptr %41, align 8
  store float 1.000000e+00, ptr %42, align 8
  %51 = getelementptr inbounds %struct.pass, ptr %45, i64 0, i32 0
  %52 = load i64, ptr %51, align 8
  switch i64 %52, label %238 [
    i64 4, label %53
    i64 5, label %133
  ]

53:                                               ; preds = %44
  %54 = getelementptr inbounds %struct.pass, ptr %45, i64 0, i32 2
  %55 = load i64, ptr %54, align 8
  %56 = sdiv i64 %55, 2
  %57 = getelementptr inbounds %struct.pass, ptr %45, i64 0, i32 10
  %58 = load i64, ptr %57, align 8
  %59 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 3, i64 %58
  %60 = load ptr, ptr %59, align 8
  %61 = shl nsw i64 %47, 1
  %62 = getelementptr inbounds %struct.pass, ptr %45, i64 0, i32 8, i32 1
  %63 = load i64, ptr %62, align 8
  %64 = mul nsw i64 %61, %63
  %65 = getelementptr inbounds float, ptr %60, i64 %64
  %66 = icmp slt i64 %55, -1
  br i1 %66, label %243, label %67

67:                                               ; preds = %53
  %68 = load ptr, ptr %43, align 8
  %69 = getelementptr inbounds %struct.pass, ptr %45, i64 0, i32 15
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds float, ptr %68, i64 %70
  %72 = lshr i64 %56, 1
  br label %73

73:                                               ; preds = %111, %67
  %74 = phi i64 [ 0, %67 ], [ %131, %111 ]
  %75 = phi ptr [ %71, %67 ], [ %130, %111 ]
  %76 = phi i64 [ 0, %67 ], [ %129, %111 ]
  %77 = getelementptr inbounds float, ptr %65, i64 %74
  %78 = icmp eq i64 %76, 0
  %79 = sub nsw i64 %56, %76
  %80 = shl nsw i64 %79, 1
  %81 = select i1 %78, i64 0, i64 %80
  %82 = getelementptr inbounds float, ptr %65, i64 %81
  %83 = load float, ptr %77, align 4
  %84 = load float, ptr %82, align 4
  %85 = fadd float %83, %84
  %86 = getelementptr inbounds float, ptr %77, i64 1
  %87 = load float, ptr %86, align 4
  %88 = getelementptr inbounds float, ptr %82, i64 1
  %89 = load float, ptr %88, align 4
  %90 = fsub float %87, %89
  %91 = fadd float %87, %89
  %92 = fsub float %84, %83
  %93 = load float, ptr %75, align 4
  %94 = getelementptr inbounds float, ptr %75, i64 1
  %95 = load float, ptr %94, align 4
  %96 = fneg float %92
  %97 = fmul float %95, %96
  %98 = call float @llvm.fmuladd.f32(float %91, float %93, float %97)
  %99 = fmul float %92, %93
  %100 = call float @llvm.fmuladd.f32(float %91, float %95, float %99)
  br i1 %78, label %111, label %101

101:                                              ; preds = %73
  %102 = load ptr, ptr %6, align 8
  %103 = getelementptr inbounds %struct.pass, ptr %102, i64 0, i32 2
  %104 = load i64, ptr %103, align 8
  %105 = icmp eq i64 %74, %104
  br i1 %105, label %111, label %106

106:                                              ; preds = %101
  %107 = load ptr, ptr %9, align 8
  %108 = getelementptr inbounds %struct.plan, ptr %107, i64 0, i32 5
  %109 = load double, ptr %108, align 8
  %110 = fptrunc double %109 to float
  br label %111

111:                                              ; preds = %106, %101, %73
  %112 = phi float [ %110, %106 ], [ 1.000000e+00, %101 ], [ 1.000000e+00, %73 ]
  %113 = load float, ptr %35, align 8
  %114 = fmul float %112, %113
  %115 = fmul float %114, 5.000000e-01
  %116 = fadd float %85, %98
  %117 = fadd float %90, %100
  %118 = fmul float %116, %115
  store float %118, ptr %77, align 4
  %119 = fmul float %117, %115
  %120 = or i64 %74, 1
  %121 = getelementptr inbounds float, ptr %65, i64 %120
  store float %119, ptr %121, align 4
  %122 = fsub float %85, %98
  %123 = fsub float %100, %90
  %124 = fmul float %122, %115
  %125 = getelementptr inbounds float, ptr %65, i64 %80
  store float %124, ptr %125, align 4
  %126 = fmul float %123, %115
  %127 = or i64 %80, 1
  %128 = getelementptr inbounds float, ptr %65, i64 %127
  store float %126, ptr %128, align 4
  %129 = add nuw nsw i64 %76, 1
  %130 = getelementptr inbounds float, ptr %75, i64 2
  %131 = shl nuw nsw i64 %129, 1
  %132 = icmp eq i64 %76, %72
  br i1 %132, label %243, label %73

133:                                              ; preds = %44
  %134 = getelementptr inbounds %struct.pass, ptr %45, i64 0, i32 2
  %135 = load i64, ptr %134, align 8
  %136 = sdiv i64 %135, 2
  %137 = getelementptr inbounds %struct.pass, ptr %45, i64 0, i32 9
  %138 = load i64, ptr %137, align 8
  %139 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 3, i64 %138
  %140 = load ptr, ptr %139, align 8
  %141 = shl nsw i64 %47, 1
  %142 = getelementptr inbounds %struct.pass, ptr %45, i64 0, i32 7, i32 1
  %143 = load i64, ptr %142, align 8
  %144 = mul nsw i64 %143, %141
  %145 = getelementptr inbounds float, ptr %140, i64 %144
  %146 = getelementptr inbounds %struct.pass, ptr %45, i64 0, i32 10
  %147 = load i64, ptr %146, align 8
  %148 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 3, i64 %147
  %149 = load ptr, ptr %148, align 8
  %150 = getelementptr inbounds %struct.pass, ptr %45, i64 0, i32 8, i32 1
  %151 = load i64, ptr %150, align 8
  %152 = mul nsw i64 %151, %141
  %153 = getelementptr inbounds float, ptr %149, i64 %152
  %154 = icmp slt i64 %135, -1
  br i1 %154, label %243, label %155

155:                                              ; preds = %133
  %156 = load ptr, ptr %43, align 8
  %157 = getelementptr inbounds %struct.pass, ptr %45, i64 0, i32 15
  %158 = load i64, ptr %157, align 8
  %159 = getelementptr inbounds float, ptr %156, i64 %158
  %160 = lshr i64 %136, 1
  br label %161

161:                                              ; preds = %229, %155
  %162 = phi i64 [ 0, %155 ], [ %236, %229 ]
  %163 = phi ptr [ %159, %155 ], [ %235, %229 ]
  %164 = phi i64 [ 0, %155 ], [ %234, %229 ]
  %165 = getelementptr inbounds float, ptr %145, i64 %162
  %166 = sub nsw i64 %136, %164
  %167 = shl nsw i64 %166, 1
  %168 = getelementptr inbounds float, ptr %145, i64 %167
  %169 = icmp eq i64 %164, 0
  br i1 %169, label %175, label %170

170:                                              ; preds = %161
  %171 = getelementptr inbounds float, ptr %165, i64 1
  %172 = load float, ptr %171, align 4
  %173 = getelementptr inbounds float, ptr %168, i64 1
  %174 = load float, ptr %173, align 4
  br label %175

175:                                              ; preds = %170, %161
  %176 = phi float [ %172, %170 ], [ 0.000000e+00, %161 ]
  %177 = phi float [ %174, %170 ], [ 0.000000e+00, %161 ]
  %178 = load float, ptr %165, align 4
  %179 = load float, ptr %168, align 4
  %180 = fadd float %178, %179
  %181 = fsub float %176, %177
  %182 = fsub float %178, %179
  %183 = fadd float %176, %177
  %184 = load float, ptr %163, align 4
  %185 = getelementptr inbounds float, ptr %163, i64 1
  %186 = load float, ptr %185, align 4
  %187 = fmul float %183, %186
  %188 = call float @llvm.fmuladd.f32(float %182, float %184, float %187)
  %189 = fneg float %182
  %190 = fmul float %186, %189
  %191 = call float @llvm.fmuladd.f32(float %183, float %184, float %190)
  %192 = fsub float %180, %191
  %193 = fadd float %181, %188
  br i1 %169, label %204, label %194

194:                                              ; preds = %175
  %195 = load ptr, ptr %6, align 8
  %196 = getelementptr inbounds %struct.pass, ptr %195, i64 0, i32 2
  %197 = load i64, ptr %196, align 8
  %198 = icmp eq i64 %162, %197
  br i1 %198, label %206, label %199

199:                                              ; preds = %194
  %200 = load ptr, ptr %9, align 8
  %201 = getelementptr inbounds %struct.plan, ptr %200, i64 0, i32 5
  %202 = load double, ptr %201, align 8
  %203 = fptrunc double %202 to float
  br label %206

204:                                              ; preds = %175
  %205 = getelementptr inbounds float, ptr %153, i64 %162
  store float %192, ptr %205, align 4
  br label %229

206:                                              ; preds = %199, %194
  %207 = phi float [ 1.000000e+00, %194 ], [ %203, %199 ]
  %208 = fmul float %192, %207
  %209 = getelementptr inbounds float, ptr %153, i64 %162
  store float %208, ptr %209, align 4
  %210 = fmul float %193, %207
  %211 = or i64 %162, 1
  %212 = getelementptr inbounds float, ptr %153, i64 %211
  store float %210, ptr %212, align 4
  %213 = fadd float %180, %191
  %214 = fsub float %188, %181
  %215 = load ptr, ptr %6, align 8
  %216 = getelementptr inbounds %struct.pass, ptr %215, i64 0, i32 2
  %217 = load i64, ptr %216, align 8
  %218 = icmp eq i64 %162, %217
  br i1 %218, label %224, label %219

219:                                              ; preds = %206
  %220 = load ptr, ptr %9, align 8
  %221 = getelementptr inbounds %struct.plan, ptr %220, i64 0, i32 5
  %222 = load double, ptr %221, align 8
  %223 = fptrunc double %222 to float
  br label %224

224:                                              ; preds = %219, %206
  %225 = phi float [ %223, %219 ], [ 1.000000e+00, %206 ]
  %226 = fmul float %213, %225
  %227 = getelementptr inbounds float, ptr %153, i64 %167
  store float %226, ptr %227, align 4
  %228 = fmul float %214, %225
  br label %229

229:                                              ; preds = %224, %204
  %230 = phi i64 [ %162, %204 ], [ %167, %224 ]
  %231 = phi float [ %193, %204 ], [ %228, %224 ]
  %232 = or i64 %230, 1
  %233 = getelementptr inbounds float, ptr %153, i64 %232
  store float %231, ptr %233, align 4
  %234 = add nuw nsw i64 %164, 1
  %235 = getelementptr inbounds float, ptr %163, i64 2
  %236 = shl nuw nsw i64 %234, 1
  %237 = icmp eq i64 %164, %160
  br i1 %237, label %243, label %161

238:                                              ; preds = %44
  %239 = getelementptr inbounds %struct.pass, ptr %45, i64 0, i32 1
  %240 = load i64, ptr %239, align 8
  %241 = icmp eq i64 %240, 1
  %242 = select i1 %241, ptr @run_pieces, ptr @run_lines
  call void %242(ptr %0, i64 %47, ptr %5)
  br label %243

243:                                              ; preds = %229, %111, %53, %133, %238
  %244 = add nsw i64 %47, %28
  %245 = icmp slt i64 %244, %2
  br i1 %245, label %246, label %249

246:                                              ; preds = %243
  %247 = load ptr, ptr %9, align 8
  %248 = load ptr, ptr %6, align 8
  br label %44

249:                                              ; preds = %243, %33
  ret void
}

define internal void @run_pieces(ptr %0, i64 %1, ptr %2) {
  %4 = alloca %struct.block, align 8
  %5 = alloca %struct.block, align 8
  %6 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.pass, ptr %7, i64 0, i32 0
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds %struct.plan, ptr %11, i64 0, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %15 = load i64, ptr %14, align 8
  %16 = sub nsw i64 %15, %1
  %17 = getelementptr inbounds %struct.pass, ptr %7, i64 0, i32 5
  %18 = load i64, ptr %17, align 8
  %19 = icmp sgt i64 %18, 1
  br i1 %19, label %20, label %23

20:                                               ; preds = %3
  %21 = sdiv i64 %1, %18
  %22 = srem i64 %1, %18
  br label %23

23:                                               ; preds = %20, %3
  %24 = phi i64 [ %21, %20 ], [ %1, %3 ]
  %25 = phi i64 [ %22, %20 ], [ 0, %3 ]
  %26 = getelementptr inbounds %struct.pass, ptr %7, i64 0, i32 7, i32 1
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds %struct.pass, ptr %7, i64 0, i32 7, i32 0
  %29 = load i64, ptr %28, align 8
  %30 = icmp slt i64 %16, 2
  %31 = select i1 %30, i64 %16, i64 2
  %32 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 1
  store i64 %31, ptr %32, align 8
  %33 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 2
  store i64 0, ptr %33, align 8
  %34 = mul nsw i64 %29, %25
  %35 = mul nsw i64 %27, %24
  %36 = add nsw i64 %34, %35
  %37 = mul nsw i64 %29, %18
  %38 = sub i64 %27, %37
  br label %39

39:                                               ; preds = %54, %23
  %40 = phi i64 [ 0, %23 ], [ %44, %54 ]
  %41 = phi i64 [ %36, %23 ], [ %56, %54 ]
  %42 = phi i64 [ %25, %23 ], [ %55, %54 ]
  %43 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 %40
  store i64 %41, ptr %43, align 8
  %44 = add nuw nsw i64 %40, 1
  %45 = load i64, ptr %32, align 8
  %46 = icmp slt i64 %44, %45
  br i1 %46, label %47, label %54

47:                                               ; preds = %39
  %48 = add nsw i64 %41, %29
  %49 = add nsw i64 %42, 1
  %50 = icmp eq i64 %49, %18
  %51 = select i1 %50, i64 0, i64 %49
  %52 = select i1 %50, i64 %38, i64 0
  %53 = add nsw i64 %48, %52
  br label %54

54:                                               ; preds = %47, %39
  %55 = phi i64 [ %42, %39 ], [ %51, %47 ]
  %56 = phi i64 [ %41, %39 ], [ %53, %47 ]
  %57 = icmp eq i64 %44, 2
  br i1 %57, label %58, label %39

58:                                               ; preds = %54
  br i1 %19, label %59, label %62

59:                                               ; preds = %58
  %60 = sdiv i64 %1, %18
  %61 = srem i64 %1, %18
  br label %62

62:                                               ; preds = %59, %58
  %63 = phi i64 [ %60, %59 ], [ %1, %58 ]
  %64 = phi i64 [ %61, %59 ], [ 0, %58 ]
  %65 = getelementptr inbounds %struct.pass, ptr %7, i64 0, i32 8, i32 1
  %66 = load i64, ptr %65, align 8
  %67 = getelementptr inbounds %struct.pass, ptr %7, i64 0, i32 8, i32 0
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds %struct.block, ptr %5, i64 0, i32 1
  store i64 %31, ptr %69, align 8
  %70 = getelementptr inbounds %struct.block, ptr %5, i64 0, i32 2
  store i64 0, ptr %70, align 8
  %71 = mul nsw i64 %68, %64
  %72 = mul nsw i64 %66, %63
  %73 = add nsw i64 %71, %72
  %74 = mul nsw i64 %68, %18
  %75 = sub i64 %66, %74
  br label %76

76:                                               ; preds = %91, %62
  %77 = phi i64 [ 0, %62 ], [ %81, %91 ]
  %78 = phi i64 [ %73, %62 ], [ %93, %91 ]
  %79 = phi i64 [ %64, %62 ], [ %92, %91 ]
  %80 = getelementptr inbounds %struct.block, ptr %5, i64 0, i32 0, i64 %77
  store i64 %78, ptr %80, align 8
  %81 = add nuw nsw i64 %77, 1
  %82 = load i64, ptr %69, align 8
  %83 = icmp slt i64 %81, %82
  br i1 %83, label %84, label %91

84:                                               ; preds = %76
  %85 = add nsw i64 %78, %68
  %86 = add nsw i64 %79, 1
  %87 = icmp eq i64 %86, %18
  %88 = select i1 %87, i64 0, i64 %86
  %89 = select i1 %87, i64 %75, i64 0
  %90 = add nsw i64 %85, %89
  br label %91

91:                                               ; preds = %84, %76
  %92 = phi i64 [ %79, %76 ], [ %88, %84 ]
  %93 = phi i64 [ %78, %76 ], [ %90, %84 ]
  %94 = icmp eq i64 %81, 2
  br i1 %94, label %95, label %76

95:                                               ; preds = %91
  %96 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 5
  %97 = load float, ptr %96, align 8
  %98 = getelementptr inbounds %struct.flow, ptr %2, i64 0, i32 4
  store float %97, ptr %98, align 8
  %99 = getelementptr inbounds %struct.pass, ptr %7, i64 0, i32 17
  %100 = load i64, ptr %99, align 8
  %101 = icmp sgt i64 %100, -1
  br i1 %101, label %102, label %106

102:                                              ; preds = %95
  %103 = getelementptr inbounds %struct.flow, ptr %2, i64 0, i32 0
  %104 = load ptr, ptr %103, align 8
  call fastcc void @read_elements(ptr %0, ptr %4, ptr %104)
  call fastcc void @spectrum(ptr %0, ptr %2, i32 0, i32 0)
  %105 = load ptr, ptr %103, align 8
  call fastcc void @write_elements(ptr %0, ptr %5, ptr %105)
  br label %171

106:                                              ; preds = %95
  %107 = load ptr, ptr %6, align 8
  %108 = getelementptr inbounds %struct.pass, ptr %107, i64 0, i32 0
  %109 = load i64, ptr %108, align 8
  %110 = icmp eq i64 %109, 3
  %111 = zext i1 %110 to i64
  %112 = icmp eq i64 %9, 1
  %113 = select i1 %112, i1 true, i1 %110
  %114 = select i1 %113, i64 1, i64 2
  %115 = getelementptr inbounds %struct.flow, ptr %2, i64 0, i32 2
  %116 = getelementptr inbounds %struct.pass, ptr %7, i64 0, i32 9
  %117 = load i64, ptr %116, align 8
  %118 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 3, i64 %117
  %119 = load ptr, ptr %118, align 8
  %120 = icmp eq i64 %9, 2
  %121 = select i1 %120, i64 0, i64 %13
  %122 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 0
  %123 = load i64, ptr %122, align 8
  %124 = mul nsw i64 %123, %114
  %125 = getelementptr inbounds float, ptr %119, i64 %124
  %126 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 1
  %127 = load i64, ptr %126, align 8
  %128 = mul nsw i64 %127, %114
  %129 = getelementptr inbounds float, ptr %119, i64 %128
  store ptr %125, ptr %115, align 8
  %130 = getelementptr inbounds i8, ptr %115, i64 8
  store ptr %129, ptr %130, align 8
  %131 = getelementptr inbounds i8, ptr %115, i64 16
  store i64 16, ptr %131, align 8
  %132 = getelementptr inbounds i8, ptr %115, i64 24
  store i64 %121, ptr %132, align 8
  %133 = getelementptr inbounds %struct.flow, ptr %2, i64 0, i32 3
  %134 = getelementptr inbounds %struct.pass, ptr %7, i64 0, i32 10
  %135 = load i64, ptr %134, align 8
  %136 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 3, i64 %135
  %137 = load ptr, ptr %136, align 8
  %138 = select i1 %120, i64 1, i64 2
  %139 = getelementptr inbounds %struct.block, ptr %5, i64 0, i32 0, i64 0
  %140 = load i64, ptr %139, align 8
  %141 = mul nsw i64 %140, %138
  %142 = getelementptr inbounds float, ptr %137, i64 %141
  %143 = getelementptr inbounds %struct.block, ptr %5, i64 0, i32 0, i64 1
  %144 = load i64, ptr %143, align 8
  %145 = mul nsw i64 %144, %138
  %146 = getelementptr inbounds float, ptr %137, i64 %145
  store ptr %142, ptr %133, align 8
  %147 = getelementptr inbounds i8, ptr %133, i64 8
  store ptr %146, ptr %147, align 8
  %148 = getelementptr inbounds i8, ptr %133, i64 16
  store i64 16, ptr %148, align 8
  %149 = getelementptr inbounds i8, ptr %133, i64 24
  store i64 %13, ptr %149, align 8
  %150 = select i1 %120, i1 true, i1 %110
  br i1 %150, label %151, label %155

151:                                              ; preds = %106
  br i1 %120, label %152, label %158

152:                                              ; preds = %151
  %153 = getelementptr inbounds %struct.flow, ptr %2, i64 0, i32 0
  %154 = load ptr, ptr %153, align 8
  call fastcc void @pack(ptr %0, ptr %115, ptr %154)
  br label %164

155:                                              ; preds = %106
  %156 = getelementptr inbounds %struct.pass, ptr %7, i64 0, i32 12, i64 0
  %157 = load i64, ptr %156, align 8
  switch i64 %157, label %158 [
    i64 8, label %164
    i64 4, label %164
  ]

158:                                              ; preds = %155, %151
  %159 = getelementptr inbounds %struct.flow, ptr %2, i64 0, i32 0
  %160 = load ptr, ptr %159, align 8
  %161 = getelementptr inbounds %struct.pass, ptr %7, i64 0, i32 3
  %162 = load i64, ptr %161, align 8
  %163 = sdiv i64 %162, 8
  call fastcc void @read_pieces(ptr %115, i64 %111, ptr %160, i64 %163)
  br label %164

164:                                              ; preds = %155, %155, %158, %152
  %165 = phi i32 [ 1, %155 ], [ 0, %158 ], [ 0, %152 ], [ 1, %155 ]
  %166 = xor i1 %112, true
  %167 = zext i1 %166 to i32
  call fastcc void @spectrum(ptr %0, ptr %2, i32 %165, i32 %167)
  br i1 %112, label %168, label %171

168:                                              ; preds = %164
  %169 = getelementptr inbounds %struct.flow, ptr %2, i64 0, i32 0
  %170 = load ptr, ptr %169, align 8
  call fastcc void @unpack(ptr %0, ptr %170, ptr %133)
  br label %171

171:                                              ; preds = %164, %168, %102
  ret void
}

define internal void @run_lines(ptr %0, i64 %1, ptr %2) {
  %4 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.pass, ptr %5, i64 0, i32 0
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, 1
  %9 = icmp eq i64 %7, 2
  %10 = select i1 %9, ptr @half_lines, ptr @complex_lines
  %11 = select i1 %8, ptr @real_lines, ptr %10
  call void %11(ptr %0, i64 %1, ptr %2)
  ret void
}

declare float @llvm.fmuladd.f32(float, float, float)

define internal fastcc void @read_elements(ptr %0, ptr %1, ptr %2) {
  %4 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.pass, ptr %5, i64 0, i32 9
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 3, i64 %7
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.pass, ptr %5, i64 0, i32 2
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds %struct.pass, ptr %5, i64 0, i32 0
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds %struct.plan, ptr %15, i64 0, i32 1
  %17 = load i64, ptr %16, align 8
  %18 = add nsw i64 %11, -1
  %19 = sdiv i64 %18, 8
  %20 = getelementptr inbounds %struct.point, ptr %2, i64 %19
  store <16 x float> zeroinitializer, ptr %20, align 64
  %21 = getelementptr inbounds i8, ptr %20, i64 64
  store <16 x float> zeroinitializer, ptr %21, align 64
  %22 = sdiv i64 %11, 2
  %23 = icmp eq i64 %13, 2
  %24 = getelementptr inbounds %struct.pass, ptr %5, i64 0, i32 7, i32 2
  %25 = icmp eq i64 %13, 1
  %26 = icmp eq i64 %17, 0
  br label %27

27:                                               ; preds = %3, %44
  %28 = phi i1 [ true, %3 ], [ false, %44 ]
  %29 = phi i64 [ 0, %3 ], [ 1, %44 ]
  %30 = getelementptr inbounds %struct.block, ptr %1, i64 0, i32 0, i64 %29
  %31 = shl nuw nsw i64 %29, 3
  br label %33

32:                                               ; preds = %44
  ret void

33:                                               ; preds = %27, %121
  %34 = phi i64 [ %122, %121 ], [ 0, %27 ]
  br i1 %23, label %37, label %35

35:                                               ; preds = %33
  %36 = icmp sgt i64 %11, %34
  br i1 %36, label %45, label %44

37:                                               ; preds = %33
  %38 = icmp sgt i64 %34, %22
  br i1 %38, label %44, label %39

39:                                               ; preds = %37
  %40 = load i64, ptr %30, align 8
  %41 = load i64, ptr %24, align 8
  %42 = mul nsw i64 %41, %34
  %43 = add nsw i64 %42, %40
  br label %50

44:                                               ; preds = %37, %35
  br i1 %28, label %27, label %32

45:                                               ; preds = %35
  %46 = load i64, ptr %30, align 8
  %47 = load i64, ptr %24, align 8
  %48 = mul nsw i64 %47, %34
  %49 = add nsw i64 %48, %46
  br i1 %25, label %56, label %50

50:                                               ; preds = %39, %45
  %51 = phi i64 [ %43, %39 ], [ %49, %45 ]
  %52 = load ptr, ptr %4, align 8
  %53 = getelementptr inbounds %struct.pass, ptr %52, i64 0, i32 0
  %54 = load i64, ptr %53, align 8
  %55 = icmp eq i64 %54, 3
  br i1 %55, label %56, label %67

56:                                               ; preds = %50, %45
  %57 = phi i64 [ %51, %50 ], [ %49, %45 ]
  %58 = getelementptr inbounds float, ptr %9, i64 %57
  %59 = load float, ptr %58, align 4
  %60 = select i1 %26, float %59, float 0.000000e+00
  %61 = select i1 %26, float 0.000000e+00, float %59
  %62 = lshr i64 %34, 3
  %63 = getelementptr inbounds %struct.point, ptr %2, i64 %62
  %64 = getelementptr inbounds float, ptr %63, i64 %31
  %65 = and i64 %34, 7
  %66 = getelementptr inbounds float, ptr %64, i64 %65
  store float %60, ptr %66, align 4
  br label %117

67:                                               ; preds = %50
  %68 = shl nsw i64 %51, 1
  %69 = getelementptr inbounds float, ptr %9, i64 %68
  %70 = load float, ptr %69, align 4
  %71 = or i64 %68, 1
  %72 = getelementptr inbounds float, ptr %9, i64 %71
  %73 = load float, ptr %72, align 4
  br i1 %23, label %74, label %92

74:                                               ; preds = %67
  %75 = icmp eq i64 %34, 0
  br i1 %75, label %86, label %76

76:                                               ; preds = %74
  %77 = shl nuw nsw i64 %34, 1
  %78 = getelementptr inbounds %struct.pass, ptr %52, i64 0, i32 2
  %79 = load i64, ptr %78, align 8
  %80 = icmp eq i64 %77, %79
  br i1 %80, label %86, label %81

81:                                               ; preds = %76
  %82 = load ptr, ptr %14, align 8
  %83 = getelementptr inbounds %struct.plan, ptr %82, i64 0, i32 5
  %84 = load double, ptr %83, align 8
  %85 = fptrunc double %84 to float
  br label %86

86:                                               ; preds = %74, %81, %76
  %87 = phi i64 [ %77, %81 ], [ %77, %76 ], [ 0, %74 ]
  %88 = phi float [ %85, %81 ], [ 1.000000e+00, %76 ], [ 1.000000e+00, %74 ]
  %89 = icmp eq i64 %87, %11
  %90 = select i1 %75, i1 true, i1 %89
  %91 = select i1 %90, float 0.000000e+00, float %73
  br label %92

92:                                               ; preds = %67, %86
  %93 = phi float [ %88, %86 ], [ 1.000000e+00, %67 ]
  %94 = phi float [ %91, %86 ], [ %73, %67 ]
  %95 = select i1 %26, float %70, float %94
  %96 = fmul float %93, %95
  %97 = select i1 %26, float %94, float %70
  %98 = fmul float %93, %97
  %99 = lshr i64 %34, 3
  %100 = getelementptr inbounds %struct.point, ptr %2, i64 %99
  %101 = getelementptr inbounds float, ptr %100, i64 %31
  %102 = and i64 %34, 7
  %103 = getelementptr inbounds float, ptr %101, i64 %102
  store float %96, ptr %103, align 4
  %104 = getelementptr inbounds float, ptr %103, i64 16
  store float %98, ptr %104, align 4
  %105 = icmp ne i64 %34, 0
  %106 = select i1 %23, i1 %105, i1 false
  br i1 %106, label %107, label %121

107:                                              ; preds = %92
  %108 = sub nsw i64 %11, %34
  %109 = fneg float %94
  %110 = fmul float %93, %109
  %111 = fmul float %70, %93
  %112 = sdiv i64 %108, 8
  %113 = getelementptr inbounds %struct.point, ptr %2, i64 %112
  %114 = getelementptr inbounds float, ptr %113, i64 %31
  %115 = srem i64 %108, 8
  %116 = getelementptr inbounds float, ptr %114, i64 %115
  store float %110, ptr %116, align 4
  br label %117

117:                                              ; preds = %56, %107
  %118 = phi ptr [ %116, %107 ], [ %66, %56 ]
  %119 = phi float [ %111, %107 ], [ %61, %56 ]
  %120 = getelementptr inbounds float, ptr %118, i64 16
  store float %119, ptr %120, align 4
  br label %121

121:                                              ; preds = %117, %92
  %122 = add nuw nsw i64 %34, 1
  br label %33
}

define internal fastcc void @spectrum(ptr %0, ptr %1, i32 %2, i32 %3) {
  %5 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 17
  %8 = load i64, ptr %7, align 8
  %9 = icmp slt i64 %8, 0
  br i1 %9, label %10, label %53

10:                                               ; preds = %4
  %11 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 2
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 13
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds float, ptr %12, i64 %14
  %16 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 14
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds float, ptr %12, i64 %17
  %19 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 1
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 0
  %22 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 3
  %23 = load i64, ptr %22, align 8
  br i1 %21, label %24, label %28

24:                                               ; preds = %10
  %25 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 12, i64 0
  %26 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 11
  %27 = load i64, ptr %26, align 8
  call fastcc void @transform(ptr %1, i64 %23, ptr %25, i64 %27, ptr %15, ptr %18, i32 %2, i32 %3)
  br label %54

28:                                               ; preds = %10
  %29 = sdiv i64 %23, 8
  %30 = and i64 %23, -8
  %31 = icmp eq i64 %30, 64
  %32 = icmp eq i32 %2, 1
  %33 = and i1 %32, %31
  %34 = icmp eq i32 %3, 1
  %35 = and i1 %34, %33
  br i1 %35, label %36, label %40

36:                                               ; preds = %28
  %37 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 16
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds float, ptr %12, i64 %38
  call fastcc void @sixty_four(ptr %1, ptr %39)
  br label %54

40:                                               ; preds = %28
  %41 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 12, i64 0
  %42 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 11
  %43 = load i64, ptr %42, align 8
  call fastcc void @transform(ptr %1, i64 %29, ptr %41, i64 %43, ptr %15, ptr %18, i32 %2, i32 0)
  %44 = select i1 %34, ptr @across_to_memory, ptr @across_to_buffer
  %45 = load ptr, ptr %11, align 8
  %46 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 16
  %47 = load i64, ptr %46, align 8
  %48 = getelementptr inbounds float, ptr %45, i64 %47
  call void %44(ptr %1, i64 %29, ptr %48)
  %49 = getelementptr inbounds %struct.flow, ptr %1, i64 0, i32 0
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds %struct.flow, ptr %1, i64 0, i32 1
  %52 = load ptr, ptr %51, align 8
  store ptr %52, ptr %49, align 8
  store ptr %50, ptr %51, align 8
  br label %54

53:                                               ; preds = %4
  call fastcc void @convolve(ptr %0, ptr %1)
  br label %54

54:                                               ; preds = %40, %36, %24, %53
  ret void
}

define internal fastcc void @write_elements(ptr %0, ptr %1, ptr %2) {
  %4 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.pass, ptr %5, i64 0, i32 10
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 3, i64 %7
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.pass, ptr %5, i64 0, i32 2
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds %struct.pass, ptr %5, i64 0, i32 0
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds %struct.plan, ptr %15, i64 0, i32 1
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds %struct.block, ptr %1, i64 0, i32 1
  %19 = icmp eq i64 %13, 1
  %20 = sdiv i64 %11, 2
  %21 = add nsw i64 %20, 1
  %22 = getelementptr inbounds %struct.pass, ptr %5, i64 0, i32 8, i32 2
  %23 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 5
  %24 = icmp eq i64 %13, 2
  %25 = icmp eq i64 %17, 0
  %26 = select i1 %25, i64 0, i64 16
  %27 = select i1 %25, i64 16, i64 0
  %28 = select i1 %19, i64 %21, i64 %11
  br label %29

29:                                               ; preds = %3, %41
  %30 = phi i1 [ true, %3 ], [ false, %41 ]
  %31 = phi i64 [ 0, %3 ], [ 1, %41 ]
  %32 = load i64, ptr %18, align 8
  %33 = icmp slt i64 %31, %32
  br i1 %33, label %34, label %37

34:                                               ; preds = %29
  %35 = getelementptr inbounds %struct.block, ptr %1, i64 0, i32 0, i64 %31
  %36 = shl nuw nsw i64 %31, 3
  br label %38

37:                                               ; preds = %41, %29
  ret void

38:                                               ; preds = %34, %86
  %39 = phi i64 [ %90, %86 ], [ 0, %34 ]
  %40 = icmp slt i64 %39, %28
  br i1 %40, label %42, label %41

41:                                               ; preds = %38
  br i1 %30, label %29, label %37

42:                                               ; preds = %38
  %43 = load i64, ptr %35, align 8
  %44 = load i64, ptr %22, align 8
  %45 = mul nsw i64 %44, %39
  %46 = add nsw i64 %45, %43
  %47 = lshr i64 %39, 3
  %48 = getelementptr inbounds %struct.point, ptr %2, i64 %47
  %49 = getelementptr inbounds float, ptr %48, i64 %36
  %50 = and i64 %39, 7
  %51 = getelementptr inbounds float, ptr %49, i64 %50
  br i1 %19, label %52, label %69

52:                                               ; preds = %42
  %53 = icmp eq i64 %39, 0
  br i1 %53, label %65, label %54

54:                                               ; preds = %52
  %55 = shl nuw nsw i64 %39, 1
  %56 = load ptr, ptr %4, align 8
  %57 = getelementptr inbounds %struct.pass, ptr %56, i64 0, i32 2
  %58 = load i64, ptr %57, align 8
  %59 = icmp eq i64 %55, %58
  br i1 %59, label %65, label %60

60:                                               ; preds = %54
  %61 = load ptr, ptr %14, align 8
  %62 = getelementptr inbounds %struct.plan, ptr %61, i64 0, i32 5
  %63 = load double, ptr %62, align 8
  %64 = fptrunc double %63 to float
  br label %65

65:                                               ; preds = %60, %54, %52
  %66 = phi float [ 1.000000e+00, %52 ], [ 1.000000e+00, %54 ], [ %64, %60 ]
  %67 = load float, ptr %23, align 8
  %68 = fmul float %66, %67
  br label %75

69:                                               ; preds = %42
  %70 = load float, ptr %23, align 8
  br i1 %24, label %71, label %75

71:                                               ; preds = %69
  %72 = getelementptr inbounds float, ptr %51, i64 16
  %73 = load float, ptr %72, align 4
  %74 = fmul float %70, %73
  br label %86

75:                                               ; preds = %65, %69
  %76 = phi float [ %68, %65 ], [ %70, %69 ]
  %77 = getelementptr inbounds float, ptr %51, i64 %26
  %78 = load float, ptr %77, align 4
  %79 = fmul float %76, %78
  %80 = shl nsw i64 %46, 1
  %81 = getelementptr inbounds float, ptr %9, i64 %80
  store float %79, ptr %81, align 4
  %82 = getelementptr inbounds float, ptr %51, i64 %27
  %83 = load float, ptr %82, align 4
  %84 = fmul float %76, %83
  %85 = or i64 %80, 1
  br label %86

86:                                               ; preds = %75, %71
  %87 = phi i64 [ %85, %75 ], [ %46, %71 ]
  %88 = phi float [ %84, %75 ], [ %74, %71 ]
  %89 = getelementptr inbounds float, ptr %9, i64 %87
  store float %88, ptr %89, align 4
  %90 = add nuw nsw i64 %39, 1
  br label %38
}

define internal fastcc void @pack(ptr %0, ptr %1, ptr %2) {
  %4 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.pass, ptr %5, i64 0, i32 3
  %7 = load i64, ptr %6, align 8
  %8 = sdiv i64 %7, 8
  %9 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 2
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.pass, ptr %5, i64 0, i32 15
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds float, ptr %10, i64 %12
  %14 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds %struct.plan, ptr %15, i64 0, i32 5
  %17 = load double, ptr %16, align 8
  %18 = fptrunc double %17 to float
  %19 = insertelement <16 x float> poison, float %18, i64 0
  %20 = shufflevector <16 x float> %19, <16 x float> poison, <16 x i32> zeroinitializer
  %21 = load ptr, ptr %1, align 8
  %22 = getelementptr inbounds i8, ptr %1, i64 8
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds %struct.pass, ptr %5, i64 0, i32 2
  %25 = load i64, ptr %24, align 8
  %26 = add nsw i64 %25, -14
  %27 = getelementptr inbounds float, ptr %21, i64 %26
  %28 = getelementptr inbounds float, ptr %23, i64 %26
  %29 = icmp sgt i64 %7, 7
  br i1 %29, label %30, label %40

30:                                               ; preds = %3
  %31 = getelementptr inbounds i8, ptr %1, i64 24
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds i8, ptr %1, i64 16
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds %struct.memory, ptr %1, i64 0, i32 0
  %36 = getelementptr inbounds %struct.memory, ptr %1, i64 0, i32 2
  %37 = getelementptr inbounds %struct.memory, ptr %1, i64 0, i32 1
  %38 = getelementptr inbounds %struct.memory, ptr %1, i64 0, i32 3
  %39 = icmp eq i64 %32, 0
  br label %47

40:                                               ; preds = %47, %3
  %41 = getelementptr inbounds %struct.memory, ptr %1, i64 0, i32 1
  %42 = getelementptr inbounds %struct.memory, ptr %1, i64 0, i32 0
  %43 = getelementptr inbounds %struct.point, ptr %2, i64 0, i32 1
  %44 = getelementptr inbounds %struct.point, ptr %2, i64 0, i32 0
  %45 = load <16 x float>, ptr %43, align 64
  %46 = load <16 x float>, ptr %44, align 64
  br label %103

47:                                               ; preds = %97, %30
  %48 = phi i64 [ %32, %30 ], [ %101, %97 ]
  %49 = phi ptr [ %23, %30 ], [ %100, %97 ]
  %50 = phi i64 [ %34, %30 ], [ %99, %97 ]
  %51 = phi ptr [ %21, %30 ], [ %98, %97 ]
  %52 = phi i64 [ 0, %30 ], [ %95, %97 ]
  %53 = mul nsw i64 %50, %52
  %54 = getelementptr inbounds float, ptr %51, i64 %53
  %55 = getelementptr inbounds float, ptr %49, i64 %53
  %56 = load <16 x float>, ptr %54, align 1
  %57 = load <16 x float>, ptr %55, align 1
  %58 = shufflevector <16 x float> %56, <16 x float> %57, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %59 = shufflevector <16 x float> %56, <16 x float> %57, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %60 = icmp eq i64 %48, 0
  %61 = select i1 %60, <16 x float> %58, <16 x float> %59
  %62 = select i1 %60, <16 x float> %59, <16 x float> %58
  %63 = mul i64 %34, %52
  %64 = sub i64 0, %63
  %65 = getelementptr inbounds float, ptr %27, i64 %64
  %66 = getelementptr inbounds float, ptr %28, i64 %64
  %67 = load <16 x float>, ptr %65, align 1
  %68 = load <16 x float>, ptr %66, align 1
  %69 = shufflevector <16 x float> %67, <16 x float> %68, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %70 = shufflevector <16 x float> %67, <16 x float> %68, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %71 = select i1 %39, <16 x float> %69, <16 x float> %70
  %72 = select i1 %39, <16 x float> %70, <16 x float> %69
  %73 = shufflevector <16 x float> %71, <16 x float> poison, <16 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0, i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8>
  %74 = shufflevector <16 x float> %72, <16 x float> poison, <16 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0, i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8>
  %75 = shl nsw i64 %52, 5
  %76 = getelementptr inbounds float, ptr %13, i64 %75
  %77 = load <16 x float>, ptr %76, align 1
  %78 = getelementptr inbounds float, ptr %76, i64 16
  %79 = load <16 x float>, ptr %78, align 1
  %80 = fadd <16 x float> %61, %73
  %81 = fsub <16 x float> %62, %74
  %82 = fsub <16 x float> %61, %73
  %83 = fadd <16 x float> %62, %74
  %84 = fneg <16 x float> %79
  %85 = fmul <16 x float> %79, %83
  %86 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %82, <16 x float> %77, <16 x float> %85)
  %87 = fmul <16 x float> %77, %83
  %88 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %82, <16 x float> %84, <16 x float> %87)
  %89 = getelementptr inbounds %struct.point, ptr %2, i64 %52
  %90 = fadd <16 x float> %81, %86
  %91 = fmul <16 x float> %20, %90
  %92 = fsub <16 x float> %80, %88
  %93 = fmul <16 x float> %20, %92
  store <16 x float> %91, ptr %89, align 64
  %94 = getelementptr inbounds i8, ptr %89, i64 64
  store <16 x float> %93, ptr %94, align 64
  %95 = add nuw nsw i64 %52, 1
  %96 = icmp eq i64 %95, %8
  br i1 %96, label %40, label %97

97:                                               ; preds = %47
  %98 = load ptr, ptr %35, align 8
  %99 = load i64, ptr %36, align 8
  %100 = load ptr, ptr %37, align 8
  %101 = load i64, ptr %38, align 8
  br label %47

102:                                              ; preds = %103
  ret void

103:                                              ; preds = %40, %103
  %104 = phi <16 x float> [ %46, %40 ], [ %121, %103 ]
  %105 = phi <16 x float> [ %45, %40 ], [ %115, %103 ]
  %106 = phi i1 [ true, %40 ], [ false, %103 ]
  %107 = phi i64 [ 0, %40 ], [ 8, %103 ]
  %108 = select i1 %106, ptr %42, ptr %41
  %109 = load ptr, ptr %108, align 8
  %110 = load float, ptr %109, align 4
  %111 = load i64, ptr %24, align 8
  %112 = getelementptr inbounds float, ptr %109, i64 %111
  %113 = load float, ptr %112, align 4
  %114 = fadd float %110, %113
  %115 = insertelement <16 x float> %105, float %114, i64 %107
  store <16 x float> %115, ptr %43, align 64
  %116 = load float, ptr %109, align 4
  %117 = load i64, ptr %24, align 8
  %118 = getelementptr inbounds float, ptr %109, i64 %117
  %119 = load float, ptr %118, align 4
  %120 = fsub float %116, %119
  %121 = insertelement <16 x float> %104, float %120, i64 %107
  store <16 x float> %121, ptr %44, align 64
  br i1 %106, label %103, label %102
}

define internal fastcc void @read_pieces(ptr %0, i64 %1, ptr %2, i64 %3) {
  %5 = icmp eq i64 %1, 0
  %6 = icmp sgt i64 %3, 0
  br i1 %5, label %12, label %7

7:                                                ; preds = %4
  br i1 %6, label %8, label %56

8:                                                ; preds = %7
  %9 = getelementptr inbounds %struct.memory, ptr %0, i64 0, i32 0
  %10 = getelementptr inbounds %struct.memory, ptr %0, i64 0, i32 1
  %11 = getelementptr inbounds %struct.memory, ptr %0, i64 0, i32 3
  br label %18

12:                                               ; preds = %4
  br i1 %6, label %13, label %56

13:                                               ; preds = %12
  %14 = getelementptr inbounds %struct.memory, ptr %0, i64 0, i32 0
  %15 = getelementptr inbounds %struct.memory, ptr %0, i64 0, i32 2
  %16 = getelementptr inbounds %struct.memory, ptr %0, i64 0, i32 1
  %17 = getelementptr inbounds %struct.memory, ptr %0, i64 0, i32 3
  br label %36

18:                                               ; preds = %8, %18
  %19 = phi i64 [ 0, %8 ], [ %34, %18 ]
  %20 = getelementptr inbounds %struct.point, ptr %2, i64 %19
  %21 = load ptr, ptr %9, align 8
  %22 = shl nsw i64 %19, 3
  %23 = getelementptr inbounds float, ptr %21, i64 %22
  %24 = load <8 x float>, ptr %23, align 4
  %25 = load ptr, ptr %10, align 8
  %26 = getelementptr inbounds float, ptr %25, i64 %22
  %27 = load <8 x float>, ptr %26, align 4
  %28 = shufflevector <8 x float> %24, <8 x float> %27, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %29 = load i64, ptr %11, align 8
  %30 = icmp eq i64 %29, 0
  %31 = select i1 %30, <16 x float> %28, <16 x float> zeroinitializer
  %32 = select i1 %30, <16 x float> zeroinitializer, <16 x float> %28
  store <16 x float> %31, ptr %20, align 64
  %33 = getelementptr inbounds i8, ptr %20, i64 64
  store <16 x float> %32, ptr %33, align 64
  %34 = add nuw nsw i64 %19, 1
  %35 = icmp eq i64 %34, %3
  br i1 %35, label %56, label %18

36:                                               ; preds = %13, %36
  %37 = phi i64 [ 0, %13 ], [ %54, %36 ]
  %38 = getelementptr inbounds %struct.point, ptr %2, i64 %37
  %39 = load ptr, ptr %14, align 8
  %40 = load i64, ptr %15, align 8
  %41 = mul nsw i64 %40, %37
  %42 = getelementptr inbounds float, ptr %39, i64 %41
  %43 = load ptr, ptr %16, align 8
  %44 = getelementptr inbounds float, ptr %43, i64 %41
  %45 = load <16 x float>, ptr %42, align 1
  %46 = load <16 x float>, ptr %44, align 1
  %47 = shufflevector <16 x float> %45, <16 x float> %46, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %48 = shufflevector <16 x float> %45, <16 x float> %46, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %49 = load i64, ptr %17, align 8
  %50 = icmp eq i64 %49, 0
  %51 = select i1 %50, <16 x float> %48, <16 x float> %47
  %52 = select i1 %50, <16 x float> %47, <16 x float> %48
  store <16 x float> %52, ptr %38, align 64
  %53 = getelementptr inbounds i8, ptr %38, i64 64
  store <16 x float> %51, ptr %53, align 64
  %54 = add nuw nsw i64 %37, 1
  %55 = icmp eq i64 %54, %3
  br i1 %55, label %56, label %36

56:                                               ; preds = %18, %36, %7, %12
  ret void
}

define internal fastcc void @unpack(ptr %0, ptr %1, ptr %2) {
  %4 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.pass, ptr %5, i64 0, i32 3
  %7 = load i64, ptr %6, align 8
  %8 = sdiv i64 %7, 8
  %9 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 2
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.pass, ptr %5, i64 0, i32 15
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds float, ptr %10, i64 %12
  %14 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds %struct.plan, ptr %15, i64 0, i32 5
  %17 = load double, ptr %16, align 8
  %18 = fmul double %17, 5.000000e-01
  %19 = fptrunc double %18 to float
  %20 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 5
  %21 = load float, ptr %20, align 8
  %22 = fmul float %21, %19
  %23 = insertelement <16 x float> poison, float %22, i64 0
  %24 = shufflevector <16 x float> %23, <16 x float> poison, <16 x i32> zeroinitializer
  %25 = icmp sgt i64 %7, 7
  br i1 %25, label %26, label %31

26:                                               ; preds = %3
  %27 = getelementptr inbounds %struct.memory, ptr %2, i64 0, i32 0
  %28 = getelementptr inbounds %struct.memory, ptr %2, i64 0, i32 2
  %29 = getelementptr inbounds %struct.memory, ptr %2, i64 0, i32 1
  %30 = getelementptr inbounds %struct.memory, ptr %2, i64 0, i32 3
  br label %37

31:                                               ; preds = %37, %3
  %32 = getelementptr inbounds %struct.memory, ptr %2, i64 0, i32 1
  %33 = getelementptr inbounds %struct.memory, ptr %2, i64 0, i32 0
  %34 = getelementptr inbounds %struct.point, ptr %1, i64 0, i32 0
  %35 = getelementptr inbounds %struct.point, ptr %1, i64 0, i32 1
  %36 = getelementptr inbounds %struct.pass, ptr %5, i64 0, i32 2
  br label %91

37:                                               ; preds = %26, %37
  %38 = phi i64 [ 0, %26 ], [ %88, %37 ]
  %39 = getelementptr inbounds %struct.point, ptr %1, i64 %38
  %40 = load <16 x float>, ptr %39, align 64
  %41 = getelementptr inbounds i8, ptr %39, i64 64
  %42 = load <16 x float>, ptr %41, align 64
  %43 = icmp eq i64 %38, 0
  %44 = sub nsw i64 %8, %38
  %45 = select i1 %43, i64 0, i64 %44
  %46 = getelementptr inbounds %struct.point, ptr %1, i64 %45
  %47 = xor i64 %38, -1
  %48 = add nsw i64 %8, %47
  %49 = getelementptr inbounds %struct.point, ptr %1, i64 %48
  %50 = load <16 x float>, ptr %49, align 1
  %51 = getelementptr inbounds i8, ptr %49, i64 64
  %52 = load <16 x float>, ptr %51, align 1
  %53 = load <16 x float>, ptr %46, align 1
  %54 = getelementptr inbounds i8, ptr %46, i64 64
  %55 = load <16 x float>, ptr %54, align 1
  %56 = shufflevector <16 x float> %53, <16 x float> %50, <16 x i32> <i32 0, i32 23, i32 22, i32 21, i32 20, i32 19, i32 18, i32 17, i32 8, i32 31, i32 30, i32 29, i32 28, i32 27, i32 26, i32 25>
  %57 = shufflevector <16 x float> %55, <16 x float> %52, <16 x i32> <i32 0, i32 23, i32 22, i32 21, i32 20, i32 19, i32 18, i32 17, i32 8, i32 31, i32 30, i32 29, i32 28, i32 27, i32 26, i32 25>
  %58 = fadd <16 x float> %40, %56
  %59 = fsub <16 x float> %42, %57
  %60 = fadd <16 x float> %42, %57
  %61 = fsub <16 x float> %56, %40
  %62 = shl nsw i64 %38, 5
  %63 = getelementptr inbounds float, ptr %13, i64 %62
  %64 = load <16 x float>, ptr %63, align 1
  %65 = getelementptr inbounds float, ptr %63, i64 16
  %66 = load <16 x float>, ptr %65, align 1
  %67 = fneg <16 x float> %61
  %68 = fmul <16 x float> %66, %67
  %69 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %60, <16 x float> %64, <16 x float> %68)
  %70 = fmul <16 x float> %64, %61
  %71 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %60, <16 x float> %66, <16 x float> %70)
  %72 = fadd <16 x float> %58, %69
  %73 = fadd <16 x float> %59, %71
  %74 = fmul <16 x float> %24, %72
  %75 = fmul <16 x float> %24, %73
  %76 = load ptr, ptr %27, align 8
  %77 = load i64, ptr %28, align 8
  %78 = mul nsw i64 %77, %38
  %79 = getelementptr inbounds float, ptr %76, i64 %78
  %80 = load ptr, ptr %29, align 8
  %81 = getelementptr inbounds float, ptr %80, i64 %78
  %82 = load i64, ptr %30, align 8
  %83 = icmp eq i64 %82, 0
  %84 = select i1 %83, <16 x float> %75, <16 x float> %74
  %85 = select i1 %83, <16 x float> %74, <16 x float> %75
  %86 = shufflevector <16 x float> %85, <16 x float> %84, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  store <16 x float> %86, ptr %79, align 1
  %87 = shufflevector <16 x float> %85, <16 x float> %84, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <16 x float> %87, ptr %81, align 1
  %88 = add nuw nsw i64 %38, 1
  %89 = icmp eq i64 %88, %8
  br i1 %89, label %31, label %37

90:                                               ; preds = %91
  ret void

91:                                               ; preds = %31, %91
  %92 = phi i1 [ true, %31 ], [ false, %91 ]
  %93 = phi i64 [ 0, %31 ], [ 8, %91 ]
  %94 = select i1 %92, ptr %33, ptr %32
  %95 = load ptr, ptr %94, align 8
  %96 = load <16 x float>, ptr %34, align 64
  %97 = extractelement <16 x float> %96, i64 %93
  %98 = load <16 x float>, ptr %35, align 64
  %99 = extractelement <16 x float> %98, i64 %93
  %100 = fadd float %97, %99
  %101 = load float, ptr %20, align 8
  %102 = fmul float %101, %100
  store float %102, ptr %95, align 4
  %103 = getelementptr inbounds float, ptr %95, i64 1
  store float 0.000000e+00, ptr %103, align 4
  %104 = fsub float %97, %99
  %105 = load float, ptr %20, align 8
  %106 = fmul float %104, %105
  %107 = load i64, ptr %36, align 8
  %108 = getelementptr inbounds float, ptr %95, i64 %107
  store float %106, ptr %108, align 4
  %109 = load i64, ptr %36, align 8
  %110 = add nsw i64 %109, 1
  %111 = getelementptr inbounds float, ptr %95, i64 %110
  store float 0.000000e+00, ptr %111, align 4
  br i1 %92, label %91, label %90
}

define internal fastcc void @convolve(ptr %0, ptr %1) {
  %3 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.pass, ptr %4, i64 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %6, 0
  %8 = select i1 %7, i64 1, i64 8
  %9 = getelementptr inbounds %struct.pass, ptr %4, i64 0, i32 2
  %10 = load i64, ptr %9, align 8
  %11 = add i64 %10, -1
  %12 = add i64 %11, %8
  %13 = sdiv i64 %12, %8
  %14 = getelementptr inbounds %struct.pass, ptr %4, i64 0, i32 3
  %15 = load i64, ptr %14, align 8
  %16 = sdiv i64 %15, %8
  %17 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 2
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds %struct.pass, ptr %4, i64 0, i32 17
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds float, ptr %18, i64 %20
  %22 = shl nsw i64 %13, 1
  %23 = select i1 %7, i64 1, i64 16
  %24 = mul nsw i64 %22, %23
  %25 = getelementptr inbounds float, ptr %21, i64 %24
  %26 = icmp sgt i64 %13, 0
  br i1 %26, label %27, label %29

27:                                               ; preds = %2
  %28 = getelementptr inbounds %struct.flow, ptr %1, i64 0, i32 0
  br label %33

29:                                               ; preds = %56, %2
  %30 = icmp slt i64 %13, %16
  br i1 %30, label %31, label %71

31:                                               ; preds = %29
  %32 = getelementptr inbounds %struct.flow, ptr %1, i64 0, i32 0
  br label %106

33:                                               ; preds = %69, %27
  %34 = phi i64 [ %6, %27 ], [ %70, %69 ]
  %35 = phi i64 [ 0, %27 ], [ %67, %69 ]
  %36 = load ptr, ptr %28, align 8
  %37 = getelementptr inbounds %struct.point, ptr %36, i64 %35
  %38 = icmp eq i64 %34, 0
  br i1 %38, label %39, label %50

39:                                               ; preds = %33
  %40 = shl nuw nsw i64 %35, 1
  %41 = getelementptr inbounds float, ptr %21, i64 %40
  %42 = load float, ptr %41, align 4
  %43 = insertelement <16 x float> poison, float %42, i64 0
  %44 = shufflevector <16 x float> %43, <16 x float> poison, <16 x i32> zeroinitializer
  %45 = or i64 %40, 1
  %46 = getelementptr inbounds float, ptr %21, i64 %45
  %47 = load float, ptr %46, align 4
  %48 = insertelement <16 x float> poison, float %47, i64 0
  %49 = shufflevector <16 x float> %48, <16 x float> poison, <16 x i32> zeroinitializer
  br label %56

50:                                               ; preds = %33
  %51 = shl nsw i64 %35, 5
  %52 = getelementptr inbounds float, ptr %21, i64 %51
  %53 = load <16 x float>, ptr %52, align 1
  %54 = getelementptr inbounds float, ptr %52, i64 16
  %55 = load <16 x float>, ptr %54, align 1
  br label %56

56:                                               ; preds = %39, %50
  %57 = phi <16 x float> [ %44, %39 ], [ %53, %50 ]
  %58 = phi <16 x float> [ %49, %39 ], [ %55, %50 ]
  %59 = load <16 x float>, ptr %37, align 1
  %60 = getelementptr inbounds i8, ptr %37, i64 64
  %61 = load <16 x float>, ptr %60, align 1
  %62 = fneg <16 x float> %61
  %63 = fmul <16 x float> %58, %62
  %64 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %59, <16 x float> %57, <16 x float> %63)
  %65 = fmul <16 x float> %57, %61
  %66 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %59, <16 x float> %58, <16 x float> %65)
  store <16 x float> %64, ptr %37, align 64
  store <16 x float> %66, ptr %60, align 64
  %67 = add nuw nsw i64 %35, 1
  %68 = icmp eq i64 %67, %13
  br i1 %68, label %29, label %69

69:                                               ; preds = %56
  %70 = load i64, ptr %5, align 8
  br label %33

71:                                               ; preds = %106, %29
  %72 = load ptr, ptr %3, align 8
  %73 = load ptr, ptr %17, align 8
  %74 = getelementptr inbounds %struct.pass, ptr %72, i64 0, i32 13
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr inbounds float, ptr %73, i64 %75
  %77 = getelementptr inbounds %struct.pass, ptr %72, i64 0, i32 14
  %78 = load i64, ptr %77, align 8
  %79 = getelementptr inbounds float, ptr %73, i64 %78
  %80 = getelementptr inbounds %struct.pass, ptr %72, i64 0, i32 1
  %81 = load i64, ptr %80, align 8
  %82 = icmp eq i64 %81, 0
  %83 = getelementptr inbounds %struct.pass, ptr %72, i64 0, i32 3
  %84 = load i64, ptr %83, align 8
  br i1 %82, label %85, label %89

85:                                               ; preds = %71
  %86 = getelementptr inbounds %struct.pass, ptr %72, i64 0, i32 12, i64 0
  %87 = getelementptr inbounds %struct.pass, ptr %72, i64 0, i32 11
  %88 = load i64, ptr %87, align 8
  call fastcc void @transform(ptr %1, i64 %84, ptr %86, i64 %88, ptr %76, ptr %79, i32 0, i32 0)
  br label %102

89:                                               ; preds = %71
  %90 = sdiv i64 %84, 8
  %91 = getelementptr inbounds %struct.pass, ptr %72, i64 0, i32 12, i64 0
  %92 = getelementptr inbounds %struct.pass, ptr %72, i64 0, i32 11
  %93 = load i64, ptr %92, align 8
  call fastcc void @transform(ptr %1, i64 %90, ptr %91, i64 %93, ptr %76, ptr %79, i32 0, i32 0)
  %94 = load ptr, ptr %17, align 8
  %95 = getelementptr inbounds %struct.pass, ptr %72, i64 0, i32 16
  %96 = load i64, ptr %95, align 8
  %97 = getelementptr inbounds float, ptr %94, i64 %96
  call void @across_to_buffer(ptr %1, i64 %90, ptr %97)
  %98 = getelementptr inbounds %struct.flow, ptr %1, i64 0, i32 0
  %99 = load ptr, ptr %98, align 8
  %100 = getelementptr inbounds %struct.flow, ptr %1, i64 0, i32 1
  %101 = load ptr, ptr %100, align 8
  store ptr %101, ptr %98, align 8
  store ptr %99, ptr %100, align 8
  br label %102

102:                                              ; preds = %85, %89
  %103 = icmp sgt i64 %16, 0
  br i1 %103, label %104, label %113

104:                                              ; preds = %102
  %105 = getelementptr inbounds %struct.flow, ptr %1, i64 0, i32 0
  br label %147

106:                                              ; preds = %31, %106
  %107 = phi i64 [ %13, %31 ], [ %111, %106 ]
  %108 = load ptr, ptr %32, align 8
  %109 = getelementptr inbounds %struct.point, ptr %108, i64 %107
  store <16 x float> zeroinitializer, ptr %109, align 64
  %110 = getelementptr inbounds i8, ptr %109, i64 64
  store <16 x float> zeroinitializer, ptr %110, align 64
  %111 = add nsw i64 %107, 1
  %112 = icmp eq i64 %111, %16
  br i1 %112, label %71, label %106

113:                                              ; preds = %170, %102
  %114 = load ptr, ptr %3, align 8
  %115 = load ptr, ptr %17, align 8
  %116 = getelementptr inbounds %struct.pass, ptr %114, i64 0, i32 13
  %117 = load i64, ptr %116, align 8
  %118 = getelementptr inbounds float, ptr %115, i64 %117
  %119 = getelementptr inbounds %struct.pass, ptr %114, i64 0, i32 14
  %120 = load i64, ptr %119, align 8
  %121 = getelementptr inbounds float, ptr %115, i64 %120
  %122 = getelementptr inbounds %struct.pass, ptr %114, i64 0, i32 1
  %123 = load i64, ptr %122, align 8
  %124 = icmp eq i64 %123, 0
  %125 = getelementptr inbounds %struct.pass, ptr %114, i64 0, i32 3
  %126 = load i64, ptr %125, align 8
  br i1 %124, label %127, label %131

127:                                              ; preds = %113
  %128 = getelementptr inbounds %struct.pass, ptr %114, i64 0, i32 12, i64 0
  %129 = getelementptr inbounds %struct.pass, ptr %114, i64 0, i32 11
  %130 = load i64, ptr %129, align 8
  call fastcc void @transform(ptr %1, i64 %126, ptr %128, i64 %130, ptr %118, ptr %121, i32 0, i32 0)
  br label %144

131:                                              ; preds = %113
  %132 = sdiv i64 %126, 8
  %133 = getelementptr inbounds %struct.pass, ptr %114, i64 0, i32 12, i64 0
  %134 = getelementptr inbounds %struct.pass, ptr %114, i64 0, i32 11
  %135 = load i64, ptr %134, align 8
  call fastcc void @transform(ptr %1, i64 %132, ptr %133, i64 %135, ptr %118, ptr %121, i32 0, i32 0)
  %136 = load ptr, ptr %17, align 8
  %137 = getelementptr inbounds %struct.pass, ptr %114, i64 0, i32 16
  %138 = load i64, ptr %137, align 8
  %139 = getelementptr inbounds float, ptr %136, i64 %138
  call void @across_to_buffer(ptr %1, i64 %132, ptr %139)
  %140 = getelementptr inbounds %struct.flow, ptr %1, i64 0, i32 0
  %141 = load ptr, ptr %140, align 8
  %142 = getelementptr inbounds %struct.flow, ptr %1, i64 0, i32 1
  %143 = load ptr, ptr %142, align 8
  store ptr %143, ptr %140, align 8
  store ptr %141, ptr %142, align 8
  br label %144

144:                                              ; preds = %127, %131
  br i1 %26, label %145, label %183

145:                                              ; preds = %144
  %146 = getelementptr inbounds %struct.flow, ptr %1, i64 0, i32 0
  br label %184

147:                                              ; preds = %104, %170
  %148 = phi i64 [ 0, %104 ], [ %181, %170 ]
  %149 = load ptr, ptr %105, align 8
  %150 = getelementptr inbounds %struct.point, ptr %149, i64 %148
  %151 = load i64, ptr %5, align 8
  %152 = icmp eq i64 %151, 0
  br i1 %152, label %153, label %164

153:                                              ; preds = %147
  %154 = shl nuw nsw i64 %148, 1
  %155 = getelementptr inbounds float, ptr %25, i64 %154
  %156 = load float, ptr %155, align 4
  %157 = insertelement <16 x float> poison, float %156, i64 0
  %158 = shufflevector <16 x float> %157, <16 x float> poison, <16 x i32> zeroinitializer
  %159 = or i64 %154, 1
  %160 = getelementptr inbounds float, ptr %25, i64 %159
  %161 = load float, ptr %160, align 4
  %162 = insertelement <16 x float> poison, float %161, i64 0
  %163 = shufflevector <16 x float> %162, <16 x float> poison, <16 x i32> zeroinitializer
  br label %170

164:                                              ; preds = %147
  %165 = shl nsw i64 %148, 5
  %166 = getelementptr inbounds float, ptr %25, i64 %165
  %167 = load <16 x float>, ptr %166, align 1
  %168 = getelementptr inbounds float, ptr %166, i64 16
  %169 = load <16 x float>, ptr %168, align 1
  br label %170

170:                                              ; preds = %153, %164
  %171 = phi <16 x float> [ %158, %153 ], [ %167, %164 ]
  %172 = phi <16 x float> [ %163, %153 ], [ %169, %164 ]
  %173 = load <16 x float>, ptr %150, align 1
  %174 = getelementptr inbounds i8, ptr %150, i64 64
  %175 = load <16 x float>, ptr %174, align 1
  %176 = fneg <16 x float> %175
  %177 = fmul <16 x float> %172, %176
  %178 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %173, <16 x float> %171, <16 x float> %177)
  %179 = fmul <16 x float> %171, %175
  %180 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %173, <16 x float> %172, <16 x float> %179)
  store <16 x float> %180, ptr %150, align 64
  store <16 x float> %178, ptr %174, align 64
  %181 = add nuw nsw i64 %148, 1
  %182 = icmp eq i64 %181, %16
  br i1 %182, label %113, label %147

183:                                              ; preds = %210, %144
  ret void

184:                                              ; preds = %145, %210
  %185 = phi i64 [ 0, %145 ], [ %218, %210 ]
  %186 = load ptr, ptr %146, align 8
  %187 = getelementptr inbounds %struct.point, ptr %186, i64 %185
  %188 = load <16 x float>, ptr %187, align 1
  %189 = getelementptr inbounds i8, ptr %187, i64 64
  %190 = load <16 x float>, ptr %189, align 1
  %191 = load i64, ptr %5, align 8
  %192 = icmp eq i64 %191, 0
  br i1 %192, label %193, label %204

193:                                              ; preds = %184
  %194 = shl nuw nsw i64 %185, 1
  %195 = getelementptr inbounds float, ptr %21, i64 %194
  %196 = load float, ptr %195, align 4
  %197 = insertelement <16 x float> poison, float %196, i64 0
  %198 = shufflevector <16 x float> %197, <16 x float> poison, <16 x i32> zeroinitializer
  %199 = or i64 %194, 1
  %200 = getelementptr inbounds float, ptr %21, i64 %199
  %201 = load float, ptr %200, align 4
  %202 = insertelement <16 x float> poison, float %201, i64 0
  %203 = shufflevector <16 x float> %202, <16 x float> poison, <16 x i32> zeroinitializer
  br label %210

204:                                              ; preds = %184
  %205 = shl nsw i64 %185, 5
  %206 = getelementptr inbounds float, ptr %21, i64 %205
  %207 = load <16 x float>, ptr %206, align 1
  %208 = getelementptr inbounds float, ptr %206, i64 16
  %209 = load <16 x float>, ptr %208, align 1
  br label %210

210:                                              ; preds = %193, %204
  %211 = phi <16 x float> [ %198, %193 ], [ %207, %204 ]
  %212 = phi <16 x float> [ %203, %193 ], [ %209, %204 ]
  %213 = fneg <16 x float> %188
  %214 = fmul <16 x float> %212, %213
  %215 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %190, <16 x float> %211, <16 x float> %214)
  %216 = fmul <16 x float> %188, %211
  %217 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %190, <16 x float> %212, <16 x float> %216)
  store <16 x float> %215, ptr %187, align 64
  store <16 x float> %217, ptr %189, align 64
  %218 = add nuw nsw i64 %185, 1
  %219 = icmp eq i64 %218, %13
  br i1 %219, label %183, label %184
}

define internal fastcc void @transform(ptr %0, i64 %1, ptr %2, i64 %3, ptr %4, ptr %5, i32 %6, i32 %7) {
  %9 = icmp sgt i64 %3, 0
  br i1 %9, label %10, label %15

10:                                               ; preds = %8
  %11 = icmp eq i32 %6, 1
  %12 = icmp eq i32 %7, 1
  %13 = getelementptr inbounds %struct.flow, ptr %0, i64 0, i32 0
  %14 = getelementptr inbounds %struct.flow, ptr %0, i64 0, i32 1
  br label %16

15:                                               ; preds = %44, %8
  ret void

16:                                               ; preds = %10, %44
  %17 = phi ptr [ %4, %10 ], [ %49, %44 ]
  %18 = phi ptr [ %5, %10 ], [ %54, %44 ]
  %19 = phi i64 [ 0, %10 ], [ %45, %44 ]
  %20 = phi i64 [ %1, %10 ], [ %24, %44 ]
  %21 = phi i64 [ 1, %10 ], [ %55, %44 ]
  %22 = getelementptr inbounds i64, ptr %2, i64 %19
  %23 = load i64, ptr %22, align 8
  %24 = sdiv i64 %20, %23
  %25 = icmp eq i64 %19, 0
  %26 = select i1 %11, i1 %25, i1 false
  br i1 %26, label %27, label %30

27:                                               ; preds = %16
  %28 = icmp eq i64 %23, 8
  %29 = select i1 %28, ptr @eight_first, ptr @four_first
  call void %29(ptr %0, i64 %24, ptr %17)
  br label %44

30:                                               ; preds = %16
  %31 = add nuw nsw i64 %19, 1
  %32 = icmp eq i64 %31, %3
  %33 = select i1 %12, i1 %32, i1 false
  br i1 %33, label %34, label %37

34:                                               ; preds = %30
  %35 = icmp eq i64 %23, 8
  %36 = select i1 %35, ptr @eight_last, ptr @four_last
  call void %36(ptr %0, i64 %21)
  br label %44

37:                                               ; preds = %30
  switch i64 %23, label %43 [
    i64 8, label %38
    i64 4, label %39
    i64 2, label %40
    i64 3, label %41
    i64 5, label %42
  ]

38:                                               ; preds = %37
  call fastcc void @eight_inside(ptr %0, i64 %24, i64 %21, ptr %17)
  br label %44

39:                                               ; preds = %37
  call fastcc void @four_inside(ptr %0, i64 %24, i64 %21, ptr %17)
  br label %44

40:                                               ; preds = %37
  call fastcc void @two_inside(ptr %0, i64 %24, i64 %21, ptr %17)
  br label %44

41:                                               ; preds = %37
  call fastcc void @three(ptr %0, i64 %24, i64 %21, ptr %17, ptr %18)
  br label %44

42:                                               ; preds = %37
  call fastcc void @five(ptr %0, i64 %24, i64 %21, ptr %17, ptr %18)
  br label %44

43:                                               ; preds = %37
  call fastcc void @large_odd(ptr %0, i64 %24, i64 %21, ptr %17, i64 %23, ptr %18)
  br label %44

44:                                               ; preds = %43, %42, %41, %40, %39, %38, %34, %27
  %45 = phi i64 [ %31, %43 ], [ %31, %42 ], [ %31, %41 ], [ %31, %40 ], [ %31, %39 ], [ %31, %38 ], [ %31, %34 ], [ 1, %27 ]
  %46 = shl nsw i64 %24, 1
  %47 = add nsw i64 %23, -1
  %48 = mul nsw i64 %46, %47
  %49 = getelementptr inbounds float, ptr %17, i64 %48
  %50 = and i64 %23, 1
  %51 = icmp eq i64 %50, 0
  %52 = shl nsw i64 %23, 1
  %53 = select i1 %51, i64 0, i64 %52
  %54 = getelementptr float, ptr %18, i64 %53
  %55 = mul nsw i64 %23, %21
  %56 = load ptr, ptr %13, align 8
  %57 = load ptr, ptr %14, align 8
  store ptr %57, ptr %13, align 8
  store ptr %56, ptr %14, align 8
  %58 = icmp eq i64 %45, %3
  br i1 %58, label %15, label %16
}

define internal fastcc void @sixty_four(ptr %0, ptr %1) {
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 24
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 32
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 40
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %0, i64 48
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %0, i64 56
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds i8, ptr %0, i64 64
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %0, i64 72
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds i8, ptr %0, i64 80
  %20 = load float, ptr %19, align 8
  %21 = getelementptr inbounds i8, ptr %0, i64 88
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds i8, ptr %0, i64 96
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %10, 0
  %26 = load <16 x float>, ptr %4, align 1
  %27 = load <16 x float>, ptr %6, align 1
  %28 = shufflevector <16 x float> %26, <16 x float> %27, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %29 = shufflevector <16 x float> %26, <16 x float> %27, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %30 = select i1 %25, <16 x float> %29, <16 x float> %28
  %31 = select i1 %25, <16 x float> %28, <16 x float> %29
  %32 = getelementptr inbounds float, ptr %4, i64 %8
  %33 = getelementptr inbounds float, ptr %6, i64 %8
  %34 = load <16 x float>, ptr %32, align 1
  %35 = load <16 x float>, ptr %33, align 1
  %36 = shufflevector <16 x float> %34, <16 x float> %35, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %37 = shufflevector <16 x float> %34, <16 x float> %35, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %38 = select i1 %25, <16 x float> %37, <16 x float> %36
  %39 = select i1 %25, <16 x float> %36, <16 x float> %37
  %40 = shl nsw i64 %8, 1
  %41 = getelementptr inbounds float, ptr %4, i64 %40
  %42 = getelementptr inbounds float, ptr %6, i64 %40
  %43 = load <16 x float>, ptr %41, align 1
  %44 = load <16 x float>, ptr %42, align 1
  %45 = shufflevector <16 x float> %43, <16 x float> %44, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %46 = shufflevector <16 x float> %43, <16 x float> %44, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %47 = select i1 %25, <16 x float> %46, <16 x float> %45
  %48 = select i1 %25, <16 x float> %45, <16 x float> %46
  %49 = mul nsw i64 %8, 3
  %50 = getelementptr inbounds float, ptr %4, i64 %49
  %51 = getelementptr inbounds float, ptr %6, i64 %49
  %52 = load <16 x float>, ptr %50, align 1
  %53 = load <16 x float>, ptr %51, align 1
  %54 = shufflevector <16 x float> %52, <16 x float> %53, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %55 = shufflevector <16 x float> %52, <16 x float> %53, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %56 = select i1 %25, <16 x float> %55, <16 x float> %54
  %57 = select i1 %25, <16 x float> %54, <16 x float> %55
  %58 = shl nsw i64 %8, 2
  %59 = getelementptr inbounds float, ptr %4, i64 %58
  %60 = getelementptr inbounds float, ptr %6, i64 %58
  %61 = load <16 x float>, ptr %59, align 1
  %62 = load <16 x float>, ptr %60, align 1
  %63 = shufflevector <16 x float> %61, <16 x float> %62, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %64 = shufflevector <16 x float> %61, <16 x float> %62, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %65 = select i1 %25, <16 x float> %64, <16 x float> %63
  %66 = select i1 %25, <16 x float> %63, <16 x float> %64
  %67 = mul nsw i64 %8, 5
  %68 = getelementptr inbounds float, ptr %4, i64 %67
  %69 = getelementptr inbounds float, ptr %6, i64 %67
  %70 = load <16 x float>, ptr %68, align 1
  %71 = load <16 x float>, ptr %69, align 1
  %72 = shufflevector <16 x float> %70, <16 x float> %71, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %73 = shufflevector <16 x float> %70, <16 x float> %71, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %74 = select i1 %25, <16 x float> %73, <16 x float> %72
  %75 = select i1 %25, <16 x float> %72, <16 x float> %73
  %76 = mul nsw i64 %8, 6
  %77 = getelementptr inbounds float, ptr %4, i64 %76
  %78 = getelementptr inbounds float, ptr %6, i64 %76
  %79 = load <16 x float>, ptr %77, align 1
  %80 = load <16 x float>, ptr %78, align 1
  %81 = shufflevector <16 x float> %79, <16 x float> %80, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %82 = shufflevector <16 x float> %79, <16 x float> %80, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %83 = select i1 %25, <16 x float> %82, <16 x float> %81
  %84 = select i1 %25, <16 x float> %81, <16 x float> %82
  %85 = mul nsw i64 %8, 7
  %86 = getelementptr inbounds float, ptr %4, i64 %85
  %87 = getelementptr inbounds float, ptr %6, i64 %85
  %88 = load <16 x float>, ptr %86, align 1
  %89 = load <16 x float>, ptr %87, align 1
  %90 = shufflevector <16 x float> %88, <16 x float> %89, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %91 = shufflevector <16 x float> %88, <16 x float> %89, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %92 = select i1 %25, <16 x float> %91, <16 x float> %90
  %93 = select i1 %25, <16 x float> %90, <16 x float> %91
  %94 = fadd <16 x float> %66, %31
  %95 = fadd <16 x float> %65, %30
  %96 = fsub <16 x float> %31, %66
  %97 = fsub <16 x float> %30, %65
  %98 = fadd <16 x float> %75, %39
  %99 = fadd <16 x float> %74, %38
  %100 = fsub <16 x float> %39, %75
  %101 = fsub <16 x float> %38, %74
  %102 = fadd <16 x float> %84, %48
  %103 = fadd <16 x float> %83, %47
  %104 = fsub <16 x float> %48, %84
  %105 = fsub <16 x float> %47, %83
  %106 = fadd <16 x float> %93, %57
  %107 = fadd <16 x float> %92, %56
  %108 = fsub <16 x float> %57, %93
  %109 = fsub <16 x float> %56, %92
  %110 = fadd <16 x float> %100, %101
  %111 = fmul <16 x float> %110, <float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000>
  %112 = fsub <16 x float> %101, %100
  %113 = fmul <16 x float> %112, <float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000>
  %114 = fadd <16 x float> %108, %109
  %115 = fsub <16 x float> %109, %108
  %116 = fmul <16 x float> %115, <float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000>
  %117 = fmul <16 x float> %114, <float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000>
  %118 = fadd <16 x float> %94, %102
  %119 = fadd <16 x float> %95, %103
  %120 = fsub <16 x float> %94, %102
  %121 = fsub <16 x float> %95, %103
  %122 = fadd <16 x float> %98, %106
  %123 = fadd <16 x float> %99, %107
  %124 = fsub <16 x float> %98, %106
  %125 = fsub <16 x float> %99, %107
  %126 = fadd <16 x float> %118, %122
  %127 = fadd <16 x float> %119, %123
  %128 = fadd <16 x float> %120, %125
  %129 = fsub <16 x float> %121, %124
  %130 = fsub <16 x float> %118, %122
  %131 = fsub <16 x float> %119, %123
  %132 = fsub <16 x float> %120, %125
  %133 = fadd <16 x float> %121, %124
  %134 = fadd <16 x float> %96, %105
  %135 = fsub <16 x float> %97, %104
  %136 = fsub <16 x float> %96, %105
  %137 = fadd <16 x float> %97, %104
  %138 = fadd <16 x float> %111, %116
  %139 = fadd <16 x float> %113, %117
  %140 = fsub <16 x float> %111, %116
  %141 = fsub <16 x float> %113, %117
  %142 = fadd <16 x float> %134, %138
  %143 = fadd <16 x float> %135, %139
  %144 = fadd <16 x float> %136, %141
  %145 = fsub <16 x float> %137, %140
  %146 = fsub <16 x float> %134, %138
  %147 = fsub <16 x float> %135, %139
  %148 = fsub <16 x float> %136, %141
  %149 = fadd <16 x float> %137, %140
  %150 = load <16 x float>, ptr %1, align 1
  %151 = getelementptr inbounds float, ptr %1, i64 16
  %152 = load <16 x float>, ptr %151, align 1
  %153 = fneg <16 x float> %127
  %154 = fmul <16 x float> %152, %153
  %155 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %126, <16 x float> %150, <16 x float> %154)
  %156 = fmul <16 x float> %127, %150
  %157 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %126, <16 x float> %152, <16 x float> %156)
  %158 = getelementptr inbounds float, ptr %1, i64 32
  %159 = load <16 x float>, ptr %158, align 1
  %160 = getelementptr inbounds float, ptr %1, i64 48
  %161 = load <16 x float>, ptr %160, align 1
  %162 = fneg <16 x float> %143
  %163 = fmul <16 x float> %161, %162
  %164 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %142, <16 x float> %159, <16 x float> %163)
  %165 = fmul <16 x float> %143, %159
  %166 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %142, <16 x float> %161, <16 x float> %165)
  %167 = getelementptr inbounds float, ptr %1, i64 64
  %168 = load <16 x float>, ptr %167, align 1
  %169 = getelementptr inbounds float, ptr %1, i64 80
  %170 = load <16 x float>, ptr %169, align 1
  %171 = fneg <16 x float> %129
  %172 = fmul <16 x float> %170, %171
  %173 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %128, <16 x float> %168, <16 x float> %172)
  %174 = fmul <16 x float> %129, %168
  %175 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %128, <16 x float> %170, <16 x float> %174)
  %176 = getelementptr inbounds float, ptr %1, i64 96
  %177 = load <16 x float>, ptr %176, align 1
  %178 = getelementptr inbounds float, ptr %1, i64 112
  %179 = load <16 x float>, ptr %178, align 1
  %180 = fneg <16 x float> %145
  %181 = fmul <16 x float> %179, %180
  %182 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %144, <16 x float> %177, <16 x float> %181)
  %183 = fmul <16 x float> %145, %177
  %184 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %144, <16 x float> %179, <16 x float> %183)
  %185 = getelementptr inbounds float, ptr %1, i64 128
  %186 = load <16 x float>, ptr %185, align 1
  %187 = getelementptr inbounds float, ptr %1, i64 144
  %188 = load <16 x float>, ptr %187, align 1
  %189 = fneg <16 x float> %131
  %190 = fmul <16 x float> %188, %189
  %191 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %130, <16 x float> %186, <16 x float> %190)
  %192 = fmul <16 x float> %131, %186
  %193 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %130, <16 x float> %188, <16 x float> %192)
  %194 = getelementptr inbounds float, ptr %1, i64 160
  %195 = load <16 x float>, ptr %194, align 1
  %196 = getelementptr inbounds float, ptr %1, i64 176
  %197 = load <16 x float>, ptr %196, align 1
  %198 = fneg <16 x float> %147
  %199 = fmul <16 x float> %197, %198
  %200 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %146, <16 x float> %195, <16 x float> %199)
  %201 = fmul <16 x float> %147, %195
  %202 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %146, <16 x float> %197, <16 x float> %201)
  %203 = getelementptr inbounds float, ptr %1, i64 192
  %204 = load <16 x float>, ptr %203, align 1
  %205 = getelementptr inbounds float, ptr %1, i64 208
  %206 = load <16 x float>, ptr %205, align 1
  %207 = fneg <16 x float> %133
  %208 = fmul <16 x float> %206, %207
  %209 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %132, <16 x float> %204, <16 x float> %208)
  %210 = fmul <16 x float> %133, %204
  %211 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %132, <16 x float> %206, <16 x float> %210)
  %212 = getelementptr inbounds float, ptr %1, i64 224
  %213 = load <16 x float>, ptr %212, align 1
  %214 = getelementptr inbounds float, ptr %1, i64 240
  %215 = load <16 x float>, ptr %214, align 1
  %216 = fneg <16 x float> %149
  %217 = fmul <16 x float> %215, %216
  %218 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %148, <16 x float> %213, <16 x float> %217)
  %219 = fmul <16 x float> %149, %213
  %220 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %148, <16 x float> %215, <16 x float> %219)
  %221 = shufflevector <16 x float> %155, <16 x float> %164, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %222 = shufflevector <16 x float> %155, <16 x float> %164, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %223 = shufflevector <16 x float> %173, <16 x float> %182, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %224 = shufflevector <16 x float> %173, <16 x float> %182, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %225 = shufflevector <16 x float> %191, <16 x float> %200, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %226 = shufflevector <16 x float> %191, <16 x float> %200, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %227 = shufflevector <16 x float> %209, <16 x float> %218, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %228 = shufflevector <16 x float> %209, <16 x float> %218, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %229 = shufflevector <16 x float> %221, <16 x float> %223, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %230 = shufflevector <16 x float> %221, <16 x float> %223, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %231 = shufflevector <16 x float> %222, <16 x float> %224, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %232 = shufflevector <16 x float> %222, <16 x float> %224, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %233 = shufflevector <16 x float> %225, <16 x float> %227, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %234 = shufflevector <16 x float> %225, <16 x float> %227, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %235 = shufflevector <16 x float> %226, <16 x float> %228, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %236 = shufflevector <16 x float> %226, <16 x float> %228, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %237 = shufflevector <16 x float> %229, <16 x float> %233, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %238 = shufflevector <16 x float> %229, <16 x float> %233, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %239 = shufflevector <16 x float> %231, <16 x float> %235, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %240 = shufflevector <16 x float> %231, <16 x float> %235, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %241 = shufflevector <16 x float> %230, <16 x float> %234, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %242 = shufflevector <16 x float> %230, <16 x float> %234, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %243 = shufflevector <16 x float> %232, <16 x float> %236, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %244 = shufflevector <16 x float> %232, <16 x float> %236, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %245 = shufflevector <16 x float> %157, <16 x float> %166, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %246 = shufflevector <16 x float> %157, <16 x float> %166, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %247 = shufflevector <16 x float> %175, <16 x float> %184, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %248 = shufflevector <16 x float> %175, <16 x float> %184, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %249 = shufflevector <16 x float> %193, <16 x float> %202, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %250 = shufflevector <16 x float> %193, <16 x float> %202, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %251 = shufflevector <16 x float> %211, <16 x float> %220, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %252 = shufflevector <16 x float> %211, <16 x float> %220, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %253 = shufflevector <16 x float> %245, <16 x float> %247, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %254 = shufflevector <16 x float> %245, <16 x float> %247, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %255 = shufflevector <16 x float> %246, <16 x float> %248, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %256 = shufflevector <16 x float> %246, <16 x float> %248, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %257 = shufflevector <16 x float> %249, <16 x float> %251, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %258 = shufflevector <16 x float> %249, <16 x float> %251, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %259 = shufflevector <16 x float> %250, <16 x float> %252, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %260 = shufflevector <16 x float> %250, <16 x float> %252, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %261 = shufflevector <16 x float> %253, <16 x float> %257, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %262 = shufflevector <16 x float> %253, <16 x float> %257, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %263 = shufflevector <16 x float> %255, <16 x float> %259, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %264 = shufflevector <16 x float> %255, <16 x float> %259, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %265 = shufflevector <16 x float> %254, <16 x float> %258, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %266 = shufflevector <16 x float> %254, <16 x float> %258, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %267 = shufflevector <16 x float> %256, <16 x float> %260, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %268 = shufflevector <16 x float> %256, <16 x float> %260, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %269 = fadd <16 x float> %238, %237
  %270 = fadd <16 x float> %262, %261
  %271 = fsub <16 x float> %237, %238
  %272 = fsub <16 x float> %261, %262
  %273 = fadd <16 x float> %240, %239
  %274 = fadd <16 x float> %264, %263
  %275 = fsub <16 x float> %239, %240
  %276 = fsub <16 x float> %263, %264
  %277 = fadd <16 x float> %242, %241
  %278 = fadd <16 x float> %266, %265
  %279 = fsub <16 x float> %241, %242
  %280 = fsub <16 x float> %265, %266
  %281 = fadd <16 x float> %244, %243
  %282 = fadd <16 x float> %268, %267
  %283 = fsub <16 x float> %243, %244
  %284 = fsub <16 x float> %267, %268
  %285 = fadd <16 x float> %276, %275
  %286 = fmul <16 x float> %285, <float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000>
  %287 = fsub <16 x float> %276, %275
  %288 = fmul <16 x float> %287, <float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000>
  %289 = fadd <16 x float> %284, %283
  %290 = fsub <16 x float> %284, %283
  %291 = fmul <16 x float> %290, <float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000>
  %292 = fmul <16 x float> %289, <float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000>
  %293 = fadd <16 x float> %269, %277
  %294 = fadd <16 x float> %270, %278
  %295 = fsub <16 x float> %269, %277
  %296 = fsub <16 x float> %270, %278
  %297 = fadd <16 x float> %273, %281
  %298 = fadd <16 x float> %274, %282
  %299 = fsub <16 x float> %273, %281
  %300 = fsub <16 x float> %274, %282
  %301 = fadd <16 x float> %293, %297
  %302 = fadd <16 x float> %294, %298
  %303 = fadd <16 x float> %300, %295
  %304 = fsub <16 x float> %296, %299
  %305 = fsub <16 x float> %293, %297
  %306 = fsub <16 x float> %294, %298
  %307 = fsub <16 x float> %295, %300
  %308 = fadd <16 x float> %296, %299
  %309 = fadd <16 x float> %280, %271
  %310 = fsub <16 x float> %272, %279
  %311 = fsub <16 x float> %271, %280
  %312 = fadd <16 x float> %272, %279
  %313 = fadd <16 x float> %286, %291
  %314 = fadd <16 x float> %288, %292
  %315 = fsub <16 x float> %286, %291
  %316 = fsub <16 x float> %288, %292
  %317 = fadd <16 x float> %309, %313
  %318 = fadd <16 x float> %310, %314
  %319 = fadd <16 x float> %311, %316
  %320 = fsub <16 x float> %312, %315
  %321 = fsub <16 x float> %309, %313
  %322 = fsub <16 x float> %310, %314
  %323 = fsub <16 x float> %311, %316
  %324 = fadd <16 x float> %312, %315
  %325 = insertelement <16 x float> poison, float %20, i64 0
  %326 = shufflevector <16 x float> %325, <16 x float> poison, <16 x i32> zeroinitializer
  %327 = icmp eq ptr %22, null
  %328 = icmp eq i64 %18, 0
  %329 = shl i64 %24, 1
  %330 = fmul <16 x float> %326, %301
  %331 = fmul <16 x float> %326, %302
  br i1 %327, label %343, label %332

332:                                              ; preds = %2
  %333 = getelementptr inbounds float, ptr %22, i64 16
  %334 = load <16 x float>, ptr %22, align 1
  %335 = load <16 x float>, ptr %333, align 1
  %336 = shufflevector <16 x float> %334, <16 x float> %335, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %337 = shufflevector <16 x float> %334, <16 x float> %335, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %338 = fneg <16 x float> %331
  %339 = fmul <16 x float> %337, %338
  %340 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %330, <16 x float> %336, <16 x float> %339)
  %341 = fmul <16 x float> %331, %336
  %342 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %330, <16 x float> %337, <16 x float> %341)
  br label %343

343:                                              ; preds = %2, %332
  %344 = phi <16 x float> [ %342, %332 ], [ %331, %2 ]
  %345 = phi <16 x float> [ %340, %332 ], [ %330, %2 ]
  %346 = select i1 %328, <16 x float> %344, <16 x float> %345
  %347 = select i1 %328, <16 x float> %345, <16 x float> %344
  %348 = shufflevector <16 x float> %347, <16 x float> %346, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  store <16 x float> %348, ptr %12, align 1
  %349 = shufflevector <16 x float> %347, <16 x float> %346, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <16 x float> %349, ptr %14, align 1
  %350 = fmul <16 x float> %326, %317
  %351 = fmul <16 x float> %326, %318
  br i1 %327, label %364, label %352

352:                                              ; preds = %343
  %353 = getelementptr inbounds float, ptr %22, i64 %329
  %354 = getelementptr inbounds float, ptr %353, i64 16
  %355 = load <16 x float>, ptr %353, align 1
  %356 = load <16 x float>, ptr %354, align 1
  %357 = shufflevector <16 x float> %355, <16 x float> %356, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %358 = shufflevector <16 x float> %355, <16 x float> %356, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %359 = fneg <16 x float> %351
  %360 = fmul <16 x float> %358, %359
  %361 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %350, <16 x float> %357, <16 x float> %360)
  %362 = fmul <16 x float> %351, %357
  %363 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %350, <16 x float> %358, <16 x float> %362)
  br label %364

364:                                              ; preds = %352, %343
  %365 = phi <16 x float> [ %363, %352 ], [ %351, %343 ]
  %366 = phi <16 x float> [ %361, %352 ], [ %350, %343 ]
  %367 = getelementptr inbounds float, ptr %12, i64 %16
  %368 = getelementptr inbounds float, ptr %14, i64 %16
  %369 = select i1 %328, <16 x float> %365, <16 x float> %366
  %370 = select i1 %328, <16 x float> %366, <16 x float> %365
  %371 = shufflevector <16 x float> %370, <16 x float> %369, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  store <16 x float> %371, ptr %367, align 1
  %372 = shufflevector <16 x float> %370, <16 x float> %369, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <16 x float> %372, ptr %368, align 1
  %373 = fmul <16 x float> %326, %303
  %374 = fmul <16 x float> %326, %304
  br i1 %327, label %388, label %375

375:                                              ; preds = %364
  %376 = shl i64 %24, 2
  %377 = getelementptr inbounds float, ptr %22, i64 %376
  %378 = getelementptr inbounds float, ptr %377, i64 16
  %379 = load <16 x float>, ptr %377, align 1
  %380 = load <16 x float>, ptr %378, align 1
  %381 = shufflevector <16 x float> %379, <16 x float> %380, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %382 = shufflevector <16 x float> %379, <16 x float> %380, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %383 = fneg <16 x float> %374
  %384 = fmul <16 x float> %382, %383
  %385 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %373, <16 x float> %381, <16 x float> %384)
  %386 = fmul <16 x float> %374, %381
  %387 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %373, <16 x float> %382, <16 x float> %386)
  br label %388

388:                                              ; preds = %375, %364
  %389 = phi <16 x float> [ %387, %375 ], [ %374, %364 ]
  %390 = phi <16 x float> [ %385, %375 ], [ %373, %364 ]
  %391 = shl nsw i64 %16, 1
  %392 = getelementptr inbounds float, ptr %12, i64 %391
  %393 = getelementptr inbounds float, ptr %14, i64 %391
  %394 = select i1 %328, <16 x float> %389, <16 x float> %390
  %395 = select i1 %328, <16 x float> %390, <16 x float> %389
  %396 = shufflevector <16 x float> %395, <16 x float> %394, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  store <16 x float> %396, ptr %392, align 1
  %397 = shufflevector <16 x float> %395, <16 x float> %394, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <16 x float> %397, ptr %393, align 1
  %398 = fmul <16 x float> %326, %319
  %399 = fmul <16 x float> %326, %320
  br i1 %327, label %413, label %400

400:                                              ; preds = %388
  %401 = mul i64 %24, 6
  %402 = getelementptr inbounds float, ptr %22, i64 %401
  %403 = getelementptr inbounds float, ptr %402, i64 16
  %404 = load <16 x float>, ptr %402, align 1
  %405 = load <16 x float>, ptr %403, align 1
  %406 = shufflevector <16 x float> %404, <16 x float> %405, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %407 = shufflevector <16 x float> %404, <16 x float> %405, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %408 = fneg <16 x float> %399
  %409 = fmul <16 x float> %407, %408
  %410 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %398, <16 x float> %406, <16 x float> %409)
  %411 = fmul <16 x float> %399, %406
  %412 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %398, <16 x float> %407, <16 x float> %411)
  br label %413

413:                                              ; preds = %400, %388
  %414 = phi <16 x float> [ %412, %400 ], [ %399, %388 ]
  %415 = phi <16 x float> [ %410, %400 ], [ %398, %388 ]
  %416 = mul nsw i64 %16, 3
  %417 = getelementptr inbounds float, ptr %12, i64 %416
  %418 = getelementptr inbounds float, ptr %14, i64 %416
  %419 = select i1 %328, <16 x float> %414, <16 x float> %415
  %420 = select i1 %328, <16 x float> %415, <16 x float> %414
  %421 = shufflevector <16 x float> %420, <16 x float> %419, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  store <16 x float> %421, ptr %417, align 1
  %422 = shufflevector <16 x float> %420, <16 x float> %419, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <16 x float> %422, ptr %418, align 1
  %423 = fmul <16 x float> %326, %305
  %424 = fmul <16 x float> %326, %306
  br i1 %327, label %438, label %425

425:                                              ; preds = %413
  %426 = shl i64 %24, 3
  %427 = getelementptr inbounds float, ptr %22, i64 %426
  %428 = getelementptr inbounds float, ptr %427, i64 16
  %429 = load <16 x float>, ptr %427, align 1
  %430 = load <16 x float>, ptr %428, align 1
  %431 = shufflevector <16 x float> %429, <16 x float> %430, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %432 = shufflevector <16 x float> %429, <16 x float> %430, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %433 = fneg <16 x float> %424
  %434 = fmul <16 x float> %432, %433
  %435 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %423, <16 x float> %431, <16 x float> %434)
  %436 = fmul <16 x float> %424, %431
  %437 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %423, <16 x float> %432, <16 x float> %436)
  br label %438

438:                                              ; preds = %425, %413
  %439 = phi <16 x float> [ %437, %425 ], [ %424, %413 ]
  %440 = phi <16 x float> [ %435, %425 ], [ %423, %413 ]
  %441 = shl nsw i64 %16, 2
  %442 = getelementptr inbounds float, ptr %12, i64 %441
  %443 = getelementptr inbounds float, ptr %14, i64 %441
  %444 = select i1 %328, <16 x float> %439, <16 x float> %440
  %445 = select i1 %328, <16 x float> %440, <16 x float> %439
  %446 = shufflevector <16 x float> %445, <16 x float> %444, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  store <16 x float> %446, ptr %442, align 1
  %447 = shufflevector <16 x float> %445, <16 x float> %444, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <16 x float> %447, ptr %443, align 1
  %448 = fmul <16 x float> %326, %321
  %449 = fmul <16 x float> %326, %322
  br i1 %327, label %463, label %450

450:                                              ; preds = %438
  %451 = mul i64 %24, 10
  %452 = getelementptr inbounds float, ptr %22, i64 %451
  %453 = getelementptr inbounds float, ptr %452, i64 16
  %454 = load <16 x float>, ptr %452, align 1
  %455 = load <16 x float>, ptr %453, align 1
  %456 = shufflevector <16 x float> %454, <16 x float> %455, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %457 = shufflevector <16 x float> %454, <16 x float> %455, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %458 = fneg <16 x float> %449
  %459 = fmul <16 x float> %457, %458
  %460 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %448, <16 x float> %456, <16 x float> %459)
  %461 = fmul <16 x float> %449, %456
  %462 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %448, <16 x float> %457, <16 x float> %461)
  br label %463

463:                                              ; preds = %450, %438
  %464 = phi <16 x float> [ %462, %450 ], [ %449, %438 ]
  %465 = phi <16 x float> [ %460, %450 ], [ %448, %438 ]
  %466 = mul nsw i64 %16, 5
  %467 = getelementptr inbounds float, ptr %12, i64 %466
  %468 = getelementptr inbounds float, ptr %14, i64 %466
  %469 = select i1 %328, <16 x float> %464, <16 x float> %465
  %470 = select i1 %328, <16 x float> %465, <16 x float> %464
  %471 = shufflevector <16 x float> %470, <16 x float> %469, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  store <16 x float> %471, ptr %467, align 1
  %472 = shufflevector <16 x float> %470, <16 x float> %469, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <16 x float> %472, ptr %468, align 1
  %473 = fmul <16 x float> %326, %307
  %474 = fmul <16 x float> %326, %308
  br i1 %327, label %488, label %475

475:                                              ; preds = %463
  %476 = mul i64 %24, 12
  %477 = getelementptr inbounds float, ptr %22, i64 %476
  %478 = getelementptr inbounds float, ptr %477, i64 16
  %479 = load <16 x float>, ptr %477, align 1
  %480 = load <16 x float>, ptr %478, align 1
  %481 = shufflevector <16 x float> %479, <16 x float> %480, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %482 = shufflevector <16 x float> %479, <16 x float> %480, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %483 = fneg <16 x float> %474
  %484 = fmul <16 x float> %482, %483
  %485 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %473, <16 x float> %481, <16 x float> %484)
  %486 = fmul <16 x float> %474, %481
  %487 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %473, <16 x float> %482, <16 x float> %486)
  br label %488

488:                                              ; preds = %475, %463
  %489 = phi <16 x float> [ %487, %475 ], [ %474, %463 ]
  %490 = phi <16 x float> [ %485, %475 ], [ %473, %463 ]
  %491 = mul nsw i64 %16, 6
  %492 = getelementptr inbounds float, ptr %12, i64 %491
  %493 = getelementptr inbounds float, ptr %14, i64 %491
  %494 = select i1 %328, <16 x float> %489, <16 x float> %490
  %495 = select i1 %328, <16 x float> %490, <16 x float> %489
  %496 = shufflevector <16 x float> %495, <16 x float> %494, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  store <16 x float> %496, ptr %492, align 1
  %497 = shufflevector <16 x float> %495, <16 x float> %494, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <16 x float> %497, ptr %493, align 1
  %498 = fmul <16 x float> %326, %323
  %499 = fmul <16 x float> %326, %324
  br i1 %327, label %513, label %500

500:                                              ; preds = %488
  %501 = mul i64 %24, 14
  %502 = getelementptr inbounds float, ptr %22, i64 %501
  %503 = getelementptr inbounds float, ptr %502, i64 16
  %504 = load <16 x float>, ptr %502, align 1
  %505 = load <16 x float>, ptr %503, align 1
  %506 = shufflevector <16 x float> %504, <16 x float> %505, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %507 = shufflevector <16 x float> %504, <16 x float> %505, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %508 = fneg <16 x float> %499
  %509 = fmul <16 x float> %507, %508
  %510 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %498, <16 x float> %506, <16 x float> %509)
  %511 = fmul <16 x float> %499, %506
  %512 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %498, <16 x float> %507, <16 x float> %511)
  br label %513

513:                                              ; preds = %500, %488
  %514 = phi <16 x float> [ %512, %500 ], [ %499, %488 ]
  %515 = phi <16 x float> [ %510, %500 ], [ %498, %488 ]
  %516 = mul nsw i64 %16, 7
  %517 = getelementptr inbounds float, ptr %12, i64 %516
  %518 = getelementptr inbounds float, ptr %14, i64 %516
  %519 = select i1 %328, <16 x float> %514, <16 x float> %515
  %520 = select i1 %328, <16 x float> %515, <16 x float> %514
  %521 = shufflevector <16 x float> %520, <16 x float> %519, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  store <16 x float> %521, ptr %517, align 1
  %522 = shufflevector <16 x float> %520, <16 x float> %519, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <16 x float> %522, ptr %518, align 1
  ret void
}

define internal void @across_to_memory(ptr %0, i64 %1, ptr %2) {
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 48
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 56
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 64
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %0, i64 88
  %12 = load ptr, ptr %11, align 8
  %13 = icmp sgt i64 %1, 0
  br i1 %13, label %14, label %467

14:                                               ; preds = %3
  %15 = getelementptr inbounds i8, ptr %0, i64 96
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %0, i64 80
  %18 = load float, ptr %17, align 8
  %19 = getelementptr inbounds i8, ptr %0, i64 72
  %20 = load i64, ptr %19, align 8
  %21 = insertelement <16 x float> poison, float %18, i64 0
  %22 = shufflevector <16 x float> %21, <16 x float> poison, <16 x i32> zeroinitializer
  %23 = icmp eq ptr %12, null
  %24 = shl i64 %16, 1
  %25 = icmp eq i64 %20, 0
  %26 = shl nuw nsw i64 %1, 1
  %27 = mul nsw i64 %1, 3
  %28 = shl nsw i64 %1, 2
  %29 = mul nsw i64 %1, 5
  %30 = mul nsw i64 %1, 6
  %31 = mul nsw i64 %1, 7
  br label %32

32:                                               ; preds = %455, %14
  %33 = phi i64 [ 0, %14 ], [ %465, %455 ]
  %34 = getelementptr inbounds %struct.point, ptr %4, i64 %33
  %35 = load <16 x float>, ptr %34, align 64
  %36 = getelementptr inbounds i8, ptr %34, i64 64
  %37 = load <16 x float>, ptr %36, align 64
  %38 = or i64 %33, 1
  %39 = getelementptr inbounds %struct.point, ptr %4, i64 %38
  %40 = load <16 x float>, ptr %39, align 64
  %41 = getelementptr inbounds i8, ptr %39, i64 64
  %42 = load <16 x float>, ptr %41, align 64
  %43 = or i64 %33, 2
  %44 = getelementptr inbounds %struct.point, ptr %4, i64 %43
  %45 = load <16 x float>, ptr %44, align 64
  %46 = getelementptr inbounds i8, ptr %44, i64 64
  %47 = load <16 x float>, ptr %46, align 64
  %48 = or i64 %33, 3
  %49 = getelementptr inbounds %struct.point, ptr %4, i64 %48
  %50 = load <16 x float>, ptr %49, align 64
  %51 = getelementptr inbounds i8, ptr %49, i64 64
  %52 = load <16 x float>, ptr %51, align 64
  %53 = or i64 %33, 4
  %54 = getelementptr inbounds %struct.point, ptr %4, i64 %53
  %55 = load <16 x float>, ptr %54, align 64
  %56 = getelementptr inbounds i8, ptr %54, i64 64
  %57 = load <16 x float>, ptr %56, align 64
  %58 = or i64 %33, 5
  %59 = getelementptr inbounds %struct.point, ptr %4, i64 %58
  %60 = load <16 x float>, ptr %59, align 64
  %61 = getelementptr inbounds i8, ptr %59, i64 64
  %62 = load <16 x float>, ptr %61, align 64
  %63 = or i64 %33, 6
  %64 = getelementptr inbounds %struct.point, ptr %4, i64 %63
  %65 = load <16 x float>, ptr %64, align 64
  %66 = getelementptr inbounds i8, ptr %64, i64 64
  %67 = load <16 x float>, ptr %66, align 64
  %68 = or i64 %33, 7
  %69 = getelementptr inbounds %struct.point, ptr %4, i64 %68
  %70 = load <16 x float>, ptr %69, align 64
  %71 = getelementptr inbounds i8, ptr %69, i64 64
  %72 = load <16 x float>, ptr %71, align 64
  %73 = shl nsw i64 %33, 5
  %74 = getelementptr inbounds float, ptr %2, i64 %73
  %75 = load <16 x float>, ptr %74, align 1
  %76 = getelementptr inbounds float, ptr %74, i64 16
  %77 = load <16 x float>, ptr %76, align 1
  %78 = fneg <16 x float> %37
  %79 = fmul <16 x float> %77, %78
  %80 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %35, <16 x float> %75, <16 x float> %79)
  %81 = fmul <16 x float> %37, %75
  %82 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %35, <16 x float> %77, <16 x float> %81)
  %83 = getelementptr inbounds float, ptr %74, i64 32
  %84 = load <16 x float>, ptr %83, align 1
  %85 = getelementptr inbounds float, ptr %74, i64 48
  %86 = load <16 x float>, ptr %85, align 1
  %87 = fneg <16 x float> %42
  %88 = fmul <16 x float> %86, %87
  %89 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %40, <16 x float> %84, <16 x float> %88)
  %90 = fmul <16 x float> %42, %84
  %91 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %40, <16 x float> %86, <16 x float> %90)
  %92 = getelementptr inbounds float, ptr %74, i64 64
  %93 = load <16 x float>, ptr %92, align 1
  %94 = getelementptr inbounds float, ptr %74, i64 80
  %95 = load <16 x float>, ptr %94, align 1
  %96 = fneg <16 x float> %47
  %97 = fmul <16 x float> %95, %96
  %98 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %45, <16 x float> %93, <16 x float> %97)
  %99 = fmul <16 x float> %47, %93
  %100 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %45, <16 x float> %95, <16 x float> %99)
  %101 = getelementptr inbounds float, ptr %74, i64 96
  %102 = load <16 x float>, ptr %101, align 1
  %103 = getelementptr inbounds float, ptr %74, i64 112
  %104 = load <16 x float>, ptr %103, align 1
  %105 = fneg <16 x float> %52
  %106 = fmul <16 x float> %104, %105
  %107 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %50, <16 x float> %102, <16 x float> %106)
  %108 = fmul <16 x float> %52, %102
  %109 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %50, <16 x float> %104, <16 x float> %108)
  %110 = getelementptr inbounds float, ptr %74, i64 128
  %111 = load <16 x float>, ptr %110, align 1
  %112 = getelementptr inbounds float, ptr %74, i64 144
  %113 = load <16 x float>, ptr %112, align 1
  %114 = fneg <16 x float> %57
  %115 = fmul <16 x float> %113, %114
  %116 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %55, <16 x float> %111, <16 x float> %115)
  %117 = fmul <16 x float> %57, %111
  %118 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %55, <16 x float> %113, <16 x float> %117)
  %119 = getelementptr inbounds float, ptr %74, i64 160
  %120 = load <16 x float>, ptr %119, align 1
  %121 = getelementptr inbounds float, ptr %74, i64 176
  %122 = load <16 x float>, ptr %121, align 1
  %123 = fneg <16 x float> %62
  %124 = fmul <16 x float> %122, %123
  %125 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %60, <16 x float> %120, <16 x float> %124)
  %126 = fmul <16 x float> %62, %120
  %127 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %60, <16 x float> %122, <16 x float> %126)
  %128 = getelementptr inbounds float, ptr %74, i64 192
  %129 = load <16 x float>, ptr %128, align 1
  %130 = getelementptr inbounds float, ptr %74, i64 208
  %131 = load <16 x float>, ptr %130, align 1
  %132 = fneg <16 x float> %67
  %133 = fmul <16 x float> %131, %132
  %134 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %65, <16 x float> %129, <16 x float> %133)
  %135 = fmul <16 x float> %67, %129
  %136 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %65, <16 x float> %131, <16 x float> %135)
  %137 = getelementptr inbounds float, ptr %74, i64 224
  %138 = load <16 x float>, ptr %137, align 1
  %139 = getelementptr inbounds float, ptr %74, i64 240
  %140 = load <16 x float>, ptr %139, align 1
  %141 = fneg <16 x float> %72
  %142 = fmul <16 x float> %140, %141
  %143 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %70, <16 x float> %138, <16 x float> %142)
  %144 = fmul <16 x float> %72, %138
  %145 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %70, <16 x float> %140, <16 x float> %144)
  %146 = shufflevector <16 x float> %80, <16 x float> %89, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %147 = shufflevector <16 x float> %80, <16 x float> %89, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %148 = shufflevector <16 x float> %98, <16 x float> %107, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %149 = shufflevector <16 x float> %98, <16 x float> %107, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %150 = shufflevector <16 x float> %116, <16 x float> %125, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %151 = shufflevector <16 x float> %116, <16 x float> %125, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %152 = shufflevector <16 x float> %134, <16 x float> %143, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %153 = shufflevector <16 x float> %134, <16 x float> %143, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %154 = shufflevector <16 x float> %146, <16 x float> %148, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %155 = shufflevector <16 x float> %146, <16 x float> %148, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %156 = shufflevector <16 x float> %147, <16 x float> %149, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %157 = shufflevector <16 x float> %147, <16 x float> %149, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %158 = shufflevector <16 x float> %150, <16 x float> %152, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %159 = shufflevector <16 x float> %150, <16 x float> %152, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %160 = shufflevector <16 x float> %151, <16 x float> %153, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %161 = shufflevector <16 x float> %151, <16 x float> %153, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %162 = shufflevector <16 x float> %154, <16 x float> %158, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %163 = shufflevector <16 x float> %154, <16 x float> %158, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %164 = shufflevector <16 x float> %156, <16 x float> %160, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %165 = shufflevector <16 x float> %156, <16 x float> %160, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %166 = shufflevector <16 x float> %155, <16 x float> %159, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %167 = shufflevector <16 x float> %155, <16 x float> %159, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %168 = shufflevector <16 x float> %157, <16 x float> %161, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %169 = shufflevector <16 x float> %157, <16 x float> %161, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %170 = shufflevector <16 x float> %82, <16 x float> %91, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %171 = shufflevector <16 x float> %82, <16 x float> %91, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %172 = shufflevector <16 x float> %100, <16 x float> %109, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %173 = shufflevector <16 x float> %100, <16 x float> %109, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %174 = shufflevector <16 x float> %118, <16 x float> %127, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %175 = shufflevector <16 x float> %118, <16 x float> %127, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %176 = shufflevector <16 x float> %136, <16 x float> %145, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %177 = shufflevector <16 x float> %136, <16 x float> %145, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %178 = shufflevector <16 x float> %170, <16 x float> %172, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %179 = shufflevector <16 x float> %170, <16 x float> %172, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %180 = shufflevector <16 x float> %171, <16 x float> %173, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %181 = shufflevector <16 x float> %171, <16 x float> %173, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %182 = shufflevector <16 x float> %174, <16 x float> %176, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %183 = shufflevector <16 x float> %174, <16 x float> %176, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %184 = shufflevector <16 x float> %175, <16 x float> %177, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %185 = shufflevector <16 x float> %175, <16 x float> %177, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %186 = shufflevector <16 x float> %178, <16 x float> %182, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %187 = shufflevector <16 x float> %178, <16 x float> %182, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %188 = shufflevector <16 x float> %180, <16 x float> %184, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %189 = shufflevector <16 x float> %180, <16 x float> %184, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %190 = shufflevector <16 x float> %179, <16 x float> %183, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %191 = shufflevector <16 x float> %179, <16 x float> %183, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %192 = shufflevector <16 x float> %181, <16 x float> %185, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %193 = shufflevector <16 x float> %181, <16 x float> %185, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %194 = fadd <16 x float> %163, %162
  %195 = fadd <16 x float> %187, %186
  %196 = fsub <16 x float> %162, %163
  %197 = fsub <16 x float> %186, %187
  %198 = fadd <16 x float> %165, %164
  %199 = fadd <16 x float> %189, %188
  %200 = fsub <16 x float> %164, %165
  %201 = fsub <16 x float> %188, %189
  %202 = fadd <16 x float> %167, %166
  %203 = fadd <16 x float> %191, %190
  %204 = fsub <16 x float> %166, %167
  %205 = fsub <16 x float> %190, %191
  %206 = fadd <16 x float> %169, %168
  %207 = fadd <16 x float> %193, %192
  %208 = fsub <16 x float> %168, %169
  %209 = fsub <16 x float> %192, %193
  %210 = fadd <16 x float> %201, %200
  %211 = fmul <16 x float> %210, <float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000>
  %212 = fsub <16 x float> %201, %200
  %213 = fmul <16 x float> %212, <float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000>
  %214 = fadd <16 x float> %209, %208
  %215 = fsub <16 x float> %209, %208
  %216 = fmul <16 x float> %215, <float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000>
  %217 = fmul <16 x float> %214, <float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000>
  %218 = fadd <16 x float> %194, %202
  %219 = fadd <16 x float> %195, %203
  %220 = fsub <16 x float> %194, %202
  %221 = fsub <16 x float> %195, %203
  %222 = fadd <16 x float> %198, %206
  %223 = fadd <16 x float> %199, %207
  %224 = fsub <16 x float> %198, %206
  %225 = fsub <16 x float> %199, %207
  %226 = fadd <16 x float> %218, %222
  %227 = fadd <16 x float> %219, %223
  %228 = fadd <16 x float> %225, %220
  %229 = fsub <16 x float> %221, %224
  %230 = fsub <16 x float> %218, %222
  %231 = fsub <16 x float> %219, %223
  %232 = fsub <16 x float> %220, %225
  %233 = fadd <16 x float> %221, %224
  %234 = fadd <16 x float> %205, %196
  %235 = fsub <16 x float> %197, %204
  %236 = fsub <16 x float> %196, %205
  %237 = fadd <16 x float> %197, %204
  %238 = fadd <16 x float> %211, %216
  %239 = fadd <16 x float> %213, %217
  %240 = fsub <16 x float> %211, %216
  %241 = fsub <16 x float> %213, %217
  %242 = fadd <16 x float> %234, %238
  %243 = fadd <16 x float> %235, %239
  %244 = fadd <16 x float> %236, %241
  %245 = fsub <16 x float> %237, %240
  %246 = fsub <16 x float> %234, %238
  %247 = fsub <16 x float> %235, %239
  %248 = fsub <16 x float> %236, %241
  %249 = fadd <16 x float> %237, %240
  %250 = lshr exact i64 %33, 3
  %251 = fmul <16 x float> %22, %226
  %252 = fmul <16 x float> %22, %227
  br i1 %23, label %266, label %253

253:                                              ; preds = %32
  %254 = mul i64 %250, %24
  %255 = getelementptr inbounds float, ptr %12, i64 %254
  %256 = getelementptr inbounds float, ptr %255, i64 16
  %257 = load <16 x float>, ptr %255, align 1
  %258 = load <16 x float>, ptr %256, align 1
  %259 = shufflevector <16 x float> %257, <16 x float> %258, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %260 = shufflevector <16 x float> %257, <16 x float> %258, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %261 = fneg <16 x float> %252
  %262 = fmul <16 x float> %260, %261
  %263 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %251, <16 x float> %259, <16 x float> %262)
  %264 = fmul <16 x float> %252, %259
  %265 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %251, <16 x float> %260, <16 x float> %264)
  br label %266

266:                                              ; preds = %253, %32
  %267 = phi <16 x float> [ %265, %253 ], [ %252, %32 ]
  %268 = phi <16 x float> [ %263, %253 ], [ %251, %32 ]
  %269 = mul nsw i64 %250, %10
  %270 = getelementptr inbounds float, ptr %6, i64 %269
  %271 = getelementptr inbounds float, ptr %8, i64 %269
  %272 = select i1 %25, <16 x float> %267, <16 x float> %268
  %273 = select i1 %25, <16 x float> %268, <16 x float> %267
  %274 = shufflevector <16 x float> %273, <16 x float> %272, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  store <16 x float> %274, ptr %270, align 1
  %275 = shufflevector <16 x float> %273, <16 x float> %272, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <16 x float> %275, ptr %271, align 1
  %276 = add nsw i64 %33, %1
  %277 = sdiv i64 %276, 8
  %278 = fmul <16 x float> %22, %242
  %279 = fmul <16 x float> %22, %243
  br i1 %23, label %293, label %280

280:                                              ; preds = %266
  %281 = mul i64 %277, %24
  %282 = getelementptr inbounds float, ptr %12, i64 %281
  %283 = getelementptr inbounds float, ptr %282, i64 16
  %284 = load <16 x float>, ptr %282, align 1
  %285 = load <16 x float>, ptr %283, align 1
  %286 = shufflevector <16 x float> %284, <16 x float> %285, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %287 = shufflevector <16 x float> %284, <16 x float> %285, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %288 = fneg <16 x float> %279
  %289 = fmul <16 x float> %287, %288
  %290 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %278, <16 x float> %286, <16 x float> %289)
  %291 = fmul <16 x float> %279, %286
  %292 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %278, <16 x float> %287, <16 x float> %291)
  br label %293

293:                                              ; preds = %280, %266
  %294 = phi <16 x float> [ %292, %280 ], [ %279, %266 ]
  %295 = phi <16 x float> [ %290, %280 ], [ %278, %266 ]
  %296 = mul nsw i64 %277, %10
  %297 = getelementptr inbounds float, ptr %6, i64 %296
  %298 = getelementptr inbounds float, ptr %8, i64 %296
  %299 = select i1 %25, <16 x float> %294, <16 x float> %295
  %300 = select i1 %25, <16 x float> %295, <16 x float> %294
  %301 = shufflevector <16 x float> %300, <16 x float> %299, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  store <16 x float> %301, ptr %297, align 1
  %302 = shufflevector <16 x float> %300, <16 x float> %299, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <16 x float> %302, ptr %298, align 1
  %303 = add nsw i64 %33, %26
  %304 = sdiv i64 %303, 8
  %305 = fmul <16 x float> %22, %228
  %306 = fmul <16 x float> %22, %229
  br i1 %23, label %320, label %307

307:                                              ; preds = %293
  %308 = mul i64 %304, %24
  %309 = getelementptr inbounds float, ptr %12, i64 %308
  %310 = getelementptr inbounds float, ptr %309, i64 16
  %311 = load <16 x float>, ptr %309, align 1
  %312 = load <16 x float>, ptr %310, align 1
  %313 = shufflevector <16 x float> %311, <16 x float> %312, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %314 = shufflevector <16 x float> %311, <16 x float> %312, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %315 = fneg <16 x float> %306
  %316 = fmul <16 x float> %314, %315
  %317 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %305, <16 x float> %313, <16 x float> %316)
  %318 = fmul <16 x float> %306, %313
  %319 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %305, <16 x float> %314, <16 x float> %318)
  br label %320

320:                                              ; preds = %307, %293
  %321 = phi <16 x float> [ %319, %307 ], [ %306, %293 ]
  %322 = phi <16 x float> [ %317, %307 ], [ %305, %293 ]
  %323 = mul nsw i64 %304, %10
  %324 = getelementptr inbounds float, ptr %6, i64 %323
  %325 = getelementptr inbounds float, ptr %8, i64 %323
  %326 = select i1 %25, <16 x float> %321, <16 x float> %322
  %327 = select i1 %25, <16 x float> %322, <16 x float> %321
  %328 = shufflevector <16 x float> %327, <16 x float> %326, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  store <16 x float> %328, ptr %324, align 1
  %329 = shufflevector <16 x float> %327, <16 x float> %326, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <16 x float> %329, ptr %325, align 1
  %330 = add nsw i64 %33, %27
  %331 = sdiv i64 %330, 8
  %332 = fmul <16 x float> %22, %244
  %333 = fmul <16 x float> %22, %245
  br i1 %23, label %347, label %334

334:                                              ; preds = %320
  %335 = mul i64 %331, %24
  %336 = getelementptr inbounds float, ptr %12, i64 %335
  %337 = getelementptr inbounds float, ptr %336, i64 16
  %338 = load <16 x float>, ptr %336, align 1
  %339 = load <16 x float>, ptr %337, align 1
  %340 = shufflevector <16 x float> %338, <16 x float> %339, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %341 = shufflevector <16 x float> %338, <16 x float> %339, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %342 = fneg <16 x float> %333
  %343 = fmul <16 x float> %341, %342
  %344 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %332, <16 x float> %340, <16 x float> %343)
  %345 = fmul <16 x float> %333, %340
  %346 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %332, <16 x float> %341, <16 x float> %345)
  br label %347

347:                                              ; preds = %334, %320
  %348 = phi <16 x float> [ %346, %334 ], [ %333, %320 ]
  %349 = phi <16 x float> [ %344, %334 ], [ %332, %320 ]
  %350 = mul nsw i64 %331, %10
  %351 = getelementptr inbounds float, ptr %6, i64 %350
  %352 = getelementptr inbounds float, ptr %8, i64 %350
  %353 = select i1 %25, <16 x float> %348, <16 x float> %349
  %354 = select i1 %25, <16 x float> %349, <16 x float> %348
  %355 = shufflevector <16 x float> %354, <16 x float> %353, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  store <16 x float> %355, ptr %351, align 1
  %356 = shufflevector <16 x float> %354, <16 x float> %353, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <16 x float> %356, ptr %352, align 1
  %357 = add nsw i64 %33, %28
  %358 = sdiv i64 %357, 8
  %359 = fmul <16 x float> %22, %230
  %360 = fmul <16 x float> %22, %231
  br i1 %23, label %374, label %361

361:                                              ; preds = %347
  %362 = mul i64 %358, %24
  %363 = getelementptr inbounds float, ptr %12, i64 %362
  %364 = getelementptr inbounds float, ptr %363, i64 16
  %365 = load <16 x float>, ptr %363, align 1
  %366 = load <16 x float>, ptr %364, align 1
  %367 = shufflevector <16 x float> %365, <16 x float> %366, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %368 = shufflevector <16 x float> %365, <16 x float> %366, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %369 = fneg <16 x float> %360
  %370 = fmul <16 x float> %368, %369
  %371 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %359, <16 x float> %367, <16 x float> %370)
  %372 = fmul <16 x float> %360, %367
  %373 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %359, <16 x float> %368, <16 x float> %372)
  br label %374

374:                                              ; preds = %361, %347
  %375 = phi <16 x float> [ %373, %361 ], [ %360, %347 ]
  %376 = phi <16 x float> [ %371, %361 ], [ %359, %347 ]
  %377 = mul nsw i64 %358, %10
  %378 = getelementptr inbounds float, ptr %6, i64 %377
  %379 = getelementptr inbounds float, ptr %8, i64 %377
  %380 = select i1 %25, <16 x float> %375, <16 x float> %376
  %381 = select i1 %25, <16 x float> %376, <16 x float> %375
  %382 = shufflevector <16 x float> %381, <16 x float> %380, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  store <16 x float> %382, ptr %378, align 1
  %383 = shufflevector <16 x float> %381, <16 x float> %380, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <16 x float> %383, ptr %379, align 1
  %384 = add nsw i64 %33, %29
  %385 = sdiv i64 %384, 8
  %386 = fmul <16 x float> %22, %246
  %387 = fmul <16 x float> %22, %247
  br i1 %23, label %401, label %388

388:                                              ; preds = %374
  %389 = mul i64 %385, %24
  %390 = getelementptr inbounds float, ptr %12, i64 %389
  %391 = getelementptr inbounds float, ptr %390, i64 16
  %392 = load <16 x float>, ptr %390, align 1
  %393 = load <16 x float>, ptr %391, align 1
  %394 = shufflevector <16 x float> %392, <16 x float> %393, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %395 = shufflevector <16 x float> %392, <16 x float> %393, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %396 = fneg <16 x float> %387
  %397 = fmul <16 x float> %395, %396
  %398 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %386, <16 x float> %394, <16 x float> %397)
  %399 = fmul <16 x float> %387, %394
  %400 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %386, <16 x float> %395, <16 x float> %399)
  br label %401

401:                                              ; preds = %388, %374
  %402 = phi <16 x float> [ %400, %388 ], [ %387, %374 ]
  %403 = phi <16 x float> [ %398, %388 ], [ %386, %374 ]
  %404 = mul nsw i64 %385, %10
  %405 = getelementptr inbounds float, ptr %6, i64 %404
  %406 = getelementptr inbounds float, ptr %8, i64 %404
  %407 = select i1 %25, <16 x float> %402, <16 x float> %403
  %408 = select i1 %25, <16 x float> %403, <16 x float> %402
  %409 = shufflevector <16 x float> %408, <16 x float> %407, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  store <16 x float> %409, ptr %405, align 1
  %410 = shufflevector <16 x float> %408, <16 x float> %407, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <16 x float> %410, ptr %406, align 1
  %411 = add nsw i64 %33, %30
  %412 = sdiv i64 %411, 8
  %413 = fmul <16 x float> %22, %232
  %414 = fmul <16 x float> %22, %233
  br i1 %23, label %428, label %415

415:                                              ; preds = %401
  %416 = mul i64 %412, %24
  %417 = getelementptr inbounds float, ptr %12, i64 %416
  %418 = getelementptr inbounds float, ptr %417, i64 16
  %419 = load <16 x float>, ptr %417, align 1
  %420 = load <16 x float>, ptr %418, align 1
  %421 = shufflevector <16 x float> %419, <16 x float> %420, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %422 = shufflevector <16 x float> %419, <16 x float> %420, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %423 = fneg <16 x float> %414
  %424 = fmul <16 x float> %422, %423
  %425 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %413, <16 x float> %421, <16 x float> %424)
  %426 = fmul <16 x float> %414, %421
  %427 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %413, <16 x float> %422, <16 x float> %426)
  br label %428

428:                                              ; preds = %415, %401
  %429 = phi <16 x float> [ %427, %415 ], [ %414, %401 ]
  %430 = phi <16 x float> [ %425, %415 ], [ %413, %401 ]
  %431 = mul nsw i64 %412, %10
  %432 = getelementptr inbounds float, ptr %6, i64 %431
  %433 = getelementptr inbounds float, ptr %8, i64 %431
  %434 = select i1 %25, <16 x float> %429, <16 x float> %430
  %435 = select i1 %25, <16 x float> %430, <16 x float> %429
  %436 = shufflevector <16 x float> %435, <16 x float> %434, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  store <16 x float> %436, ptr %432, align 1
  %437 = shufflevector <16 x float> %435, <16 x float> %434, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <16 x float> %437, ptr %433, align 1
  %438 = add nsw i64 %33, %31
  %439 = sdiv i64 %438, 8
  %440 = fmul <16 x float> %22, %248
  %441 = fmul <16 x float> %22, %249
  br i1 %23, label %455, label %442

442:                                              ; preds = %428
  %443 = mul i64 %439, %24
  %444 = getelementptr inbounds float, ptr %12, i64 %443
  %445 = getelementptr inbounds float, ptr %444, i64 16
  %446 = load <16 x float>, ptr %444, align 1
  %447 = load <16 x float>, ptr %445, align 1
  %448 = shufflevector <16 x float> %446, <16 x float> %447, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %449 = shufflevector <16 x float> %446, <16 x float> %447, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %450 = fneg <16 x float> %441
  %451 = fmul <16 x float> %449, %450
  %452 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %440, <16 x float> %448, <16 x float> %451)
  %453 = fmul <16 x float> %441, %448
  %454 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %440, <16 x float> %449, <16 x float> %453)
  br label %455

455:                                              ; preds = %442, %428
  %456 = phi <16 x float> [ %454, %442 ], [ %441, %428 ]
  %457 = phi <16 x float> [ %452, %442 ], [ %440, %428 ]
  %458 = mul nsw i64 %439, %10
  %459 = getelementptr inbounds float, ptr %6, i64 %458
  %460 = getelementptr inbounds float, ptr %8, i64 %458
  %461 = select i1 %25, <16 x float> %456, <16 x float> %457
  %462 = select i1 %25, <16 x float> %457, <16 x float> %456
  %463 = shufflevector <16 x float> %462, <16 x float> %461, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  store <16 x float> %463, ptr %459, align 1
  %464 = shufflevector <16 x float> %462, <16 x float> %461, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <16 x float> %464, ptr %460, align 1
  %465 = add nuw nsw i64 %33, 8
  %466 = icmp slt i64 %465, %1
  br i1 %466, label %32, label %467

467:                                              ; preds = %455, %3
  ret void
}

define internal void @across_to_buffer(ptr %0, i64 %1, ptr %2) {
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8
  %7 = icmp sgt i64 %1, 0
  br i1 %7, label %8, label %266

8:                                                ; preds = %3
  %9 = shl nuw nsw i64 %1, 1
  %10 = mul nsw i64 %1, 3
  %11 = shl nsw i64 %1, 2
  %12 = mul nsw i64 %1, 5
  %13 = mul nsw i64 %1, 6
  %14 = mul nsw i64 %1, 7
  br label %15

15:                                               ; preds = %15, %8
  %16 = phi i64 [ 0, %8 ], [ %264, %15 ]
  %17 = getelementptr inbounds %struct.point, ptr %4, i64 %16
  %18 = load <16 x float>, ptr %17, align 64
  %19 = getelementptr inbounds i8, ptr %17, i64 64
  %20 = load <16 x float>, ptr %19, align 64
  %21 = or i64 %16, 1
  %22 = getelementptr inbounds %struct.point, ptr %4, i64 %21
  %23 = load <16 x float>, ptr %22, align 64
  %24 = getelementptr inbounds i8, ptr %22, i64 64
  %25 = load <16 x float>, ptr %24, align 64
  %26 = or i64 %16, 2
  %27 = getelementptr inbounds %struct.point, ptr %4, i64 %26
  %28 = load <16 x float>, ptr %27, align 64
  %29 = getelementptr inbounds i8, ptr %27, i64 64
  %30 = load <16 x float>, ptr %29, align 64
  %31 = or i64 %16, 3
  %32 = getelementptr inbounds %struct.point, ptr %4, i64 %31
  %33 = load <16 x float>, ptr %32, align 64
  %34 = getelementptr inbounds i8, ptr %32, i64 64
  %35 = load <16 x float>, ptr %34, align 64
  %36 = or i64 %16, 4
  %37 = getelementptr inbounds %struct.point, ptr %4, i64 %36
  %38 = load <16 x float>, ptr %37, align 64
  %39 = getelementptr inbounds i8, ptr %37, i64 64
  %40 = load <16 x float>, ptr %39, align 64
  %41 = or i64 %16, 5
  %42 = getelementptr inbounds %struct.point, ptr %4, i64 %41
  %43 = load <16 x float>, ptr %42, align 64
  %44 = getelementptr inbounds i8, ptr %42, i64 64
  %45 = load <16 x float>, ptr %44, align 64
  %46 = or i64 %16, 6
  %47 = getelementptr inbounds %struct.point, ptr %4, i64 %46
  %48 = load <16 x float>, ptr %47, align 64
  %49 = getelementptr inbounds i8, ptr %47, i64 64
  %50 = load <16 x float>, ptr %49, align 64
  %51 = or i64 %16, 7
  %52 = getelementptr inbounds %struct.point, ptr %4, i64 %51
  %53 = load <16 x float>, ptr %52, align 64
  %54 = getelementptr inbounds i8, ptr %52, i64 64
  %55 = load <16 x float>, ptr %54, align 64
  %56 = shl nsw i64 %16, 5
  %57 = getelementptr inbounds float, ptr %2, i64 %56
  %58 = load <16 x float>, ptr %57, align 1
  %59 = getelementptr inbounds float, ptr %57, i64 16
  %60 = load <16 x float>, ptr %59, align 1
  %61 = fneg <16 x float> %20
  %62 = fmul <16 x float> %60, %61
  %63 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %18, <16 x float> %58, <16 x float> %62)
  %64 = fmul <16 x float> %20, %58
  %65 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %18, <16 x float> %60, <16 x float> %64)
  %66 = getelementptr inbounds float, ptr %57, i64 32
  %67 = load <16 x float>, ptr %66, align 1
  %68 = getelementptr inbounds float, ptr %57, i64 48
  %69 = load <16 x float>, ptr %68, align 1
  %70 = fneg <16 x float> %25
  %71 = fmul <16 x float> %69, %70
  %72 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %23, <16 x float> %67, <16 x float> %71)
  %73 = fmul <16 x float> %25, %67
  %74 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %23, <16 x float> %69, <16 x float> %73)
  %75 = getelementptr inbounds float, ptr %57, i64 64
  %76 = load <16 x float>, ptr %75, align 1
  %77 = getelementptr inbounds float, ptr %57, i64 80
  %78 = load <16 x float>, ptr %77, align 1
  %79 = fneg <16 x float> %30
  %80 = fmul <16 x float> %78, %79
  %81 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %28, <16 x float> %76, <16 x float> %80)
  %82 = fmul <16 x float> %30, %76
  %83 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %28, <16 x float> %78, <16 x float> %82)
  %84 = getelementptr inbounds float, ptr %57, i64 96
  %85 = load <16 x float>, ptr %84, align 1
  %86 = getelementptr inbounds float, ptr %57, i64 112
  %87 = load <16 x float>, ptr %86, align 1
  %88 = fneg <16 x float> %35
  %89 = fmul <16 x float> %87, %88
  %90 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %33, <16 x float> %85, <16 x float> %89)
  %91 = fmul <16 x float> %35, %85
  %92 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %33, <16 x float> %87, <16 x float> %91)
  %93 = getelementptr inbounds float, ptr %57, i64 128
  %94 = load <16 x float>, ptr %93, align 1
  %95 = getelementptr inbounds float, ptr %57, i64 144
  %96 = load <16 x float>, ptr %95, align 1
  %97 = fneg <16 x float> %40
  %98 = fmul <16 x float> %96, %97
  %99 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %38, <16 x float> %94, <16 x float> %98)
  %100 = fmul <16 x float> %40, %94
  %101 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %38, <16 x float> %96, <16 x float> %100)
  %102 = getelementptr inbounds float, ptr %57, i64 160
  %103 = load <16 x float>, ptr %102, align 1
  %104 = getelementptr inbounds float, ptr %57, i64 176
  %105 = load <16 x float>, ptr %104, align 1
  %106 = fneg <16 x float> %45
  %107 = fmul <16 x float> %105, %106
  %108 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %43, <16 x float> %103, <16 x float> %107)
  %109 = fmul <16 x float> %45, %103
  %110 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %43, <16 x float> %105, <16 x float> %109)
  %111 = getelementptr inbounds float, ptr %57, i64 192
  %112 = load <16 x float>, ptr %111, align 1
  %113 = getelementptr inbounds float, ptr %57, i64 208
  %114 = load <16 x float>, ptr %113, align 1
  %115 = fneg <16 x float> %50
  %116 = fmul <16 x float> %114, %115
  %117 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %48, <16 x float> %112, <16 x float> %116)
  %118 = fmul <16 x float> %50, %112
  %119 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %48, <16 x float> %114, <16 x float> %118)
  %120 = getelementptr inbounds float, ptr %57, i64 224
  %121 = load <16 x float>, ptr %120, align 1
  %122 = getelementptr inbounds float, ptr %57, i64 240
  %123 = load <16 x float>, ptr %122, align 1
  %124 = fneg <16 x float> %55
  %125 = fmul <16 x float> %123, %124
  %126 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %53, <16 x float> %121, <16 x float> %125)
  %127 = fmul <16 x float> %55, %121
  %128 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %53, <16 x float> %123, <16 x float> %127)
  %129 = shufflevector <16 x float> %63, <16 x float> %72, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %130 = shufflevector <16 x float> %63, <16 x float> %72, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %131 = shufflevector <16 x float> %81, <16 x float> %90, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %132 = shufflevector <16 x float> %81, <16 x float> %90, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %133 = shufflevector <16 x float> %99, <16 x float> %108, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %134 = shufflevector <16 x float> %99, <16 x float> %108, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %135 = shufflevector <16 x float> %117, <16 x float> %126, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %136 = shufflevector <16 x float> %117, <16 x float> %126, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %137 = shufflevector <16 x float> %129, <16 x float> %131, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %138 = shufflevector <16 x float> %129, <16 x float> %131, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %139 = shufflevector <16 x float> %130, <16 x float> %132, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %140 = shufflevector <16 x float> %130, <16 x float> %132, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %141 = shufflevector <16 x float> %133, <16 x float> %135, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %142 = shufflevector <16 x float> %133, <16 x float> %135, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %143 = shufflevector <16 x float> %134, <16 x float> %136, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %144 = shufflevector <16 x float> %134, <16 x float> %136, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %145 = shufflevector <16 x float> %137, <16 x float> %141, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %146 = shufflevector <16 x float> %137, <16 x float> %141, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %147 = shufflevector <16 x float> %139, <16 x float> %143, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %148 = shufflevector <16 x float> %139, <16 x float> %143, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %149 = shufflevector <16 x float> %138, <16 x float> %142, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %150 = shufflevector <16 x float> %138, <16 x float> %142, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %151 = shufflevector <16 x float> %140, <16 x float> %144, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %152 = shufflevector <16 x float> %140, <16 x float> %144, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %153 = shufflevector <16 x float> %65, <16 x float> %74, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %154 = shufflevector <16 x float> %65, <16 x float> %74, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %155 = shufflevector <16 x float> %83, <16 x float> %92, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %156 = shufflevector <16 x float> %83, <16 x float> %92, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %157 = shufflevector <16 x float> %101, <16 x float> %110, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %158 = shufflevector <16 x float> %101, <16 x float> %110, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %159 = shufflevector <16 x float> %119, <16 x float> %128, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %160 = shufflevector <16 x float> %119, <16 x float> %128, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %161 = shufflevector <16 x float> %153, <16 x float> %155, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %162 = shufflevector <16 x float> %153, <16 x float> %155, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %163 = shufflevector <16 x float> %154, <16 x float> %156, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %164 = shufflevector <16 x float> %154, <16 x float> %156, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %165 = shufflevector <16 x float> %157, <16 x float> %159, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %166 = shufflevector <16 x float> %157, <16 x float> %159, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %167 = shufflevector <16 x float> %158, <16 x float> %160, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %168 = shufflevector <16 x float> %158, <16 x float> %160, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %169 = shufflevector <16 x float> %161, <16 x float> %165, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %170 = shufflevector <16 x float> %161, <16 x float> %165, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %171 = shufflevector <16 x float> %163, <16 x float> %167, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %172 = shufflevector <16 x float> %163, <16 x float> %167, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %173 = shufflevector <16 x float> %162, <16 x float> %166, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %174 = shufflevector <16 x float> %162, <16 x float> %166, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %175 = shufflevector <16 x float> %164, <16 x float> %168, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %176 = shufflevector <16 x float> %164, <16 x float> %168, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %177 = fadd <16 x float> %146, %145
  %178 = fadd <16 x float> %170, %169
  %179 = fsub <16 x float> %145, %146
  %180 = fsub <16 x float> %169, %170
  %181 = fadd <16 x float> %148, %147
  %182 = fadd <16 x float> %172, %171
  %183 = fsub <16 x float> %147, %148
  %184 = fsub <16 x float> %171, %172
  %185 = fadd <16 x float> %150, %149
  %186 = fadd <16 x float> %174, %173
  %187 = fsub <16 x float> %149, %150
  %188 = fsub <16 x float> %173, %174
  %189 = fadd <16 x float> %152, %151
  %190 = fadd <16 x float> %176, %175
  %191 = fsub <16 x float> %151, %152
  %192 = fsub <16 x float> %175, %176
  %193 = fadd <16 x float> %184, %183
  %194 = fmul <16 x float> %193, <float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000>
  %195 = fsub <16 x float> %184, %183
  %196 = fmul <16 x float> %195, <float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000>
  %197 = fadd <16 x float> %192, %191
  %198 = fsub <16 x float> %192, %191
  %199 = fmul <16 x float> %198, <float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000>
  %200 = fmul <16 x float> %197, <float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000>
  %201 = fadd <16 x float> %177, %185
  %202 = fadd <16 x float> %178, %186
  %203 = fsub <16 x float> %177, %185
  %204 = fsub <16 x float> %178, %186
  %205 = fadd <16 x float> %181, %189
  %206 = fadd <16 x float> %182, %190
  %207 = fsub <16 x float> %181, %189
  %208 = fsub <16 x float> %182, %190
  %209 = fadd <16 x float> %201, %205
  %210 = fadd <16 x float> %202, %206
  %211 = fadd <16 x float> %208, %203
  %212 = fsub <16 x float> %204, %207
  %213 = fsub <16 x float> %201, %205
  %214 = fsub <16 x float> %202, %206
  %215 = fsub <16 x float> %203, %208
  %216 = fadd <16 x float> %204, %207
  %217 = fadd <16 x float> %188, %179
  %218 = fsub <16 x float> %180, %187
  %219 = fsub <16 x float> %179, %188
  %220 = fadd <16 x float> %180, %187
  %221 = fadd <16 x float> %194, %199
  %222 = fadd <16 x float> %196, %200
  %223 = fsub <16 x float> %194, %199
  %224 = fsub <16 x float> %196, %200
  %225 = fadd <16 x float> %217, %221
  %226 = fadd <16 x float> %218, %222
  %227 = fadd <16 x float> %219, %224
  %228 = fsub <16 x float> %220, %223
  %229 = fsub <16 x float> %217, %221
  %230 = fsub <16 x float> %218, %222
  %231 = fsub <16 x float> %219, %224
  %232 = fadd <16 x float> %220, %223
  %233 = lshr exact i64 %16, 3
  %234 = getelementptr inbounds %struct.point, ptr %6, i64 %233
  store <16 x float> %209, ptr %234, align 64
  %235 = getelementptr inbounds i8, ptr %234, i64 64
  store <16 x float> %210, ptr %235, align 64
  %236 = add nsw i64 %16, %1
  %237 = sdiv i64 %236, 8
  %238 = getelementptr inbounds %struct.point, ptr %6, i64 %237
  store <16 x float> %225, ptr %238, align 64
  %239 = getelementptr inbounds i8, ptr %238, i64 64
  store <16 x float> %226, ptr %239, align 64
  %240 = add nsw i64 %16, %9
  %241 = sdiv i64 %240, 8
  %242 = getelementptr inbounds %struct.point, ptr %6, i64 %241
  store <16 x float> %211, ptr %242, align 64
  %243 = getelementptr inbounds i8, ptr %242, i64 64
  store <16 x float> %212, ptr %243, align 64
  %244 = add nsw i64 %16, %10
  %245 = sdiv i64 %244, 8
  %246 = getelementptr inbounds %struct.point, ptr %6, i64 %245
  store <16 x float> %227, ptr %246, align 64
  %247 = getelementptr inbounds i8, ptr %246, i64 64
  store <16 x float> %228, ptr %247, align 64
  %248 = add nsw i64 %16, %11
  %249 = sdiv i64 %248, 8
  %250 = getelementptr inbounds %struct.point, ptr %6, i64 %249
  store <16 x float> %213, ptr %250, align 64
  %251 = getelementptr inbounds i8, ptr %250, i64 64
  store <16 x float> %214, ptr %251, align 64
  %252 = add nsw i64 %16, %12
  %253 = sdiv i64 %252, 8
  %254 = getelementptr inbounds %struct.point, ptr %6, i64 %253
  store <16 x float> %229, ptr %254, align 64
  %255 = getelementptr inbounds i8, ptr %254, i64 64
  store <16 x float> %230, ptr %255, align 64
  %256 = add nsw i64 %16, %13
  %257 = sdiv i64 %256, 8
  %258 = getelementptr inbounds %struct.point, ptr %6, i64 %257
  store <16 x float> %215, ptr %258, align 64
  %259 = getelementptr inbounds i8, ptr %258, i64 64
  store <16 x float> %216, ptr %259, align 64
  %260 = add nsw i64 %16, %14
  %261 = sdiv i64 %260, 8
  %262 = getelementptr inbounds %struct.point, ptr %6, i64 %261
  store <16 x float> %231, ptr %262, align 64
  %263 = getelementptr inbounds i8, ptr %262, i64 64
  store <16 x float> %232, ptr %263, align 64
  %264 = add nuw nsw i64 %16, 8
  %265 = icmp slt i64 %264, %1
  br i1 %265, label %15, label %266

266:                                              ; preds = %15, %3
  ret void
}

define internal void @eight_first(ptr %0, i64 %1, ptr %2) {
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 32
  %11 = load i64, ptr %10, align 8
  %12 = icmp sgt i64 %1, 0
  br i1 %12, label %13, label %24

13:                                               ; preds = %3
  %14 = getelementptr inbounds i8, ptr %0, i64 40
  %15 = load i64, ptr %14, align 8
  %16 = icmp eq ptr %2, null
  %17 = shl nsw i64 %1, 2
  %18 = mul nsw i64 %1, 5
  %19 = shl nuw nsw i64 %1, 1
  %20 = mul nsw i64 %1, 6
  %21 = mul nsw i64 %1, 3
  %22 = mul nsw i64 %1, 7
  %23 = icmp eq i64 %15, 0
  br label %25

24:                                               ; preds = %290, %3
  ret void

25:                                               ; preds = %13, %290
  %26 = phi i64 [ 0, %13 ], [ %295, %290 ]
  %27 = mul nsw i64 %26, 14
  %28 = getelementptr inbounds float, ptr %2, i64 %27
  %29 = shl nsw i64 %26, 3
  %30 = or i64 %29, 1
  %31 = or i64 %29, 2
  %32 = or i64 %29, 3
  %33 = or i64 %29, 4
  %34 = or i64 %29, 5
  %35 = or i64 %29, 6
  %36 = or i64 %29, 7
  %37 = mul nsw i64 %26, %11
  %38 = getelementptr inbounds float, ptr %7, i64 %37
  %39 = getelementptr inbounds float, ptr %9, i64 %37
  %40 = load <16 x float>, ptr %38, align 1
  %41 = load <16 x float>, ptr %39, align 1
  %42 = shufflevector <16 x float> %40, <16 x float> %41, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %43 = shufflevector <16 x float> %40, <16 x float> %41, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %44 = select i1 %23, <16 x float> %42, <16 x float> %43
  %45 = select i1 %23, <16 x float> %43, <16 x float> %42
  %46 = add i64 %26, %17
  %47 = mul nsw i64 %46, %11
  %48 = getelementptr inbounds float, ptr %7, i64 %47
  %49 = getelementptr inbounds float, ptr %9, i64 %47
  %50 = load <16 x float>, ptr %48, align 1
  %51 = load <16 x float>, ptr %49, align 1
  %52 = shufflevector <16 x float> %50, <16 x float> %51, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %53 = shufflevector <16 x float> %50, <16 x float> %51, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %54 = select i1 %23, <16 x float> %52, <16 x float> %53
  %55 = select i1 %23, <16 x float> %53, <16 x float> %52
  %56 = fadd <16 x float> %44, %54
  %57 = fadd <16 x float> %45, %55
  %58 = fsub <16 x float> %44, %54
  %59 = fsub <16 x float> %45, %55
  %60 = add i64 %26, %1
  %61 = mul nsw i64 %60, %11
  %62 = getelementptr inbounds float, ptr %7, i64 %61
  %63 = getelementptr inbounds float, ptr %9, i64 %61
  %64 = load <16 x float>, ptr %62, align 1
  %65 = load <16 x float>, ptr %63, align 1
  %66 = shufflevector <16 x float> %64, <16 x float> %65, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %67 = shufflevector <16 x float> %64, <16 x float> %65, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %68 = select i1 %23, <16 x float> %66, <16 x float> %67
  %69 = select i1 %23, <16 x float> %67, <16 x float> %66
  %70 = add i64 %26, %18
  %71 = mul nsw i64 %70, %11
  %72 = getelementptr inbounds float, ptr %7, i64 %71
  %73 = getelementptr inbounds float, ptr %9, i64 %71
  %74 = load <16 x float>, ptr %72, align 1
  %75 = load <16 x float>, ptr %73, align 1
  %76 = shufflevector <16 x float> %74, <16 x float> %75, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %77 = shufflevector <16 x float> %74, <16 x float> %75, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %78 = select i1 %23, <16 x float> %76, <16 x float> %77
  %79 = select i1 %23, <16 x float> %77, <16 x float> %76
  %80 = fadd <16 x float> %68, %78
  %81 = fadd <16 x float> %69, %79
  %82 = fsub <16 x float> %68, %78
  %83 = fsub <16 x float> %69, %79
  %84 = add i64 %26, %19
  %85 = mul nsw i64 %84, %11
  %86 = getelementptr inbounds float, ptr %7, i64 %85
  %87 = getelementptr inbounds float, ptr %9, i64 %85
  %88 = load <16 x float>, ptr %86, align 1
  %89 = load <16 x float>, ptr %87, align 1
  %90 = shufflevector <16 x float> %88, <16 x float> %89, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %91 = shufflevector <16 x float> %88, <16 x float> %89, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %92 = select i1 %23, <16 x float> %90, <16 x float> %91
  %93 = select i1 %23, <16 x float> %91, <16 x float> %90
  %94 = add i64 %26, %20
  %95 = mul nsw i64 %94, %11
  %96 = getelementptr inbounds float, ptr %7, i64 %95
  %97 = getelementptr inbounds float, ptr %9, i64 %95
  %98 = load <16 x float>, ptr %96, align 1
  %99 = load <16 x float>, ptr %97, align 1
  %100 = shufflevector <16 x float> %98, <16 x float> %99, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %101 = shufflevector <16 x float> %98, <16 x float> %99, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %102 = select i1 %23, <16 x float> %100, <16 x float> %101
  %103 = select i1 %23, <16 x float> %101, <16 x float> %100
  %104 = fadd <16 x float> %92, %102
  %105 = fadd <16 x float> %93, %103
  %106 = fsub <16 x float> %92, %102
  %107 = fsub <16 x float> %93, %103
  %108 = add i64 %26, %21
  %109 = mul nsw i64 %108, %11
  %110 = getelementptr inbounds float, ptr %7, i64 %109
  %111 = getelementptr inbounds float, ptr %9, i64 %109
  %112 = load <16 x float>, ptr %110, align 1
  %113 = load <16 x float>, ptr %111, align 1
  %114 = shufflevector <16 x float> %112, <16 x float> %113, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %115 = shufflevector <16 x float> %112, <16 x float> %113, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %116 = select i1 %23, <16 x float> %114, <16 x float> %115
  %117 = select i1 %23, <16 x float> %115, <16 x float> %114
  %118 = add i64 %26, %22
  %119 = mul nsw i64 %118, %11
  %120 = getelementptr inbounds float, ptr %7, i64 %119
  %121 = getelementptr inbounds float, ptr %9, i64 %119
  %122 = load <16 x float>, ptr %120, align 1
  %123 = load <16 x float>, ptr %121, align 1
  %124 = shufflevector <16 x float> %122, <16 x float> %123, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %125 = shufflevector <16 x float> %122, <16 x float> %123, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %126 = select i1 %23, <16 x float> %124, <16 x float> %125
  %127 = select i1 %23, <16 x float> %125, <16 x float> %124
  %128 = fadd <16 x float> %116, %126
  %129 = fadd <16 x float> %117, %127
  %130 = fsub <16 x float> %116, %126
  %131 = fsub <16 x float> %117, %127
  %132 = fadd <16 x float> %82, %83
  %133 = fmul <16 x float> %132, <float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000>
  %134 = fsub <16 x float> %83, %82
  %135 = fmul <16 x float> %134, <float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000>
  %136 = fadd <16 x float> %130, %131
  %137 = fsub <16 x float> %131, %130
  %138 = fmul <16 x float> %137, <float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000>
  %139 = fmul <16 x float> %136, <float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000>
  %140 = fadd <16 x float> %56, %104
  %141 = fadd <16 x float> %57, %105
  %142 = fsub <16 x float> %56, %104
  %143 = fsub <16 x float> %57, %105
  %144 = fadd <16 x float> %80, %128
  %145 = fadd <16 x float> %81, %129
  %146 = fsub <16 x float> %80, %128
  %147 = fsub <16 x float> %81, %129
  %148 = fadd <16 x float> %140, %144
  %149 = fadd <16 x float> %141, %145
  %150 = fadd <16 x float> %142, %147
  %151 = fsub <16 x float> %143, %146
  %152 = fsub <16 x float> %140, %144
  %153 = fsub <16 x float> %141, %145
  %154 = fsub <16 x float> %142, %147
  %155 = fadd <16 x float> %143, %146
  %156 = fadd <16 x float> %58, %107
  %157 = fsub <16 x float> %59, %106
  %158 = fsub <16 x float> %58, %107
  %159 = fadd <16 x float> %59, %106
  %160 = fadd <16 x float> %133, %138
  %161 = fadd <16 x float> %135, %139
  %162 = fsub <16 x float> %133, %138
  %163 = fsub <16 x float> %135, %139
  %164 = fadd <16 x float> %156, %160
  %165 = fadd <16 x float> %157, %161
  %166 = fadd <16 x float> %158, %163
  %167 = fsub <16 x float> %159, %162
  %168 = fsub <16 x float> %156, %160
  %169 = fsub <16 x float> %157, %161
  %170 = fsub <16 x float> %158, %163
  %171 = fadd <16 x float> %159, %162
  %172 = getelementptr inbounds %struct.point, ptr %5, i64 %29
  store <16 x float> %148, ptr %172, align 64
  %173 = getelementptr inbounds i8, ptr %172, i64 64
  store <16 x float> %149, ptr %173, align 64
  br i1 %16, label %174, label %187

174:                                              ; preds = %25
  %175 = getelementptr inbounds %struct.point, ptr %5, i64 %30
  store <16 x float> %164, ptr %175, align 64
  %176 = getelementptr inbounds i8, ptr %175, i64 64
  store <16 x float> %165, ptr %176, align 64
  %177 = getelementptr inbounds %struct.point, ptr %5, i64 %31
  store <16 x float> %150, ptr %177, align 64
  %178 = getelementptr inbounds i8, ptr %177, i64 64
  store <16 x float> %151, ptr %178, align 64
  %179 = getelementptr inbounds %struct.point, ptr %5, i64 %32
  store <16 x float> %166, ptr %179, align 64
  %180 = getelementptr inbounds i8, ptr %179, i64 64
  store <16 x float> %167, ptr %180, align 64
  %181 = getelementptr inbounds %struct.point, ptr %5, i64 %33
  store <16 x float> %152, ptr %181, align 64
  %182 = getelementptr inbounds i8, ptr %181, i64 64
  store <16 x float> %153, ptr %182, align 64
  %183 = getelementptr inbounds %struct.point, ptr %5, i64 %34
  store <16 x float> %168, ptr %183, align 64
  %184 = getelementptr inbounds i8, ptr %183, i64 64
  store <16 x float> %169, ptr %184, align 64
  %185 = getelementptr inbounds %struct.point, ptr %5, i64 %35
  store <16 x float> %154, ptr %185, align 64
  %186 = getelementptr inbounds i8, ptr %185, i64 64
  store <16 x float> %155, ptr %186, align 64
  br label %290

187:                                              ; preds = %25
  %188 = getelementptr inbounds float, ptr %28, i64 13
  %189 = getelementptr inbounds float, ptr %28, i64 12
  %190 = getelementptr inbounds float, ptr %28, i64 11
  %191 = getelementptr inbounds float, ptr %28, i64 10
  %192 = getelementptr inbounds float, ptr %28, i64 9
  %193 = getelementptr inbounds float, ptr %28, i64 8
  %194 = getelementptr inbounds float, ptr %28, i64 7
  %195 = getelementptr inbounds float, ptr %28, i64 6
  %196 = getelementptr inbounds float, ptr %28, i64 5
  %197 = getelementptr inbounds float, ptr %28, i64 4
  %198 = getelementptr inbounds float, ptr %28, i64 3
  %199 = getelementptr inbounds float, ptr %28, i64 2
  %200 = getelementptr inbounds float, ptr %28, i64 1
  %201 = load float, ptr %28, align 4
  %202 = insertelement <16 x float> poison, float %201, i64 0
  %203 = shufflevector <16 x float> %202, <16 x float> poison, <16 x i32> zeroinitializer
  %204 = load float, ptr %200, align 4
  %205 = insertelement <16 x float> poison, float %204, i64 0
  %206 = shufflevector <16 x float> %205, <16 x float> poison, <16 x i32> zeroinitializer
  %207 = fneg <16 x float> %165
  %208 = fmul <16 x float> %206, %207
  %209 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %164, <16 x float> %203, <16 x float> %208)
  %210 = fmul <16 x float> %165, %203
  %211 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %164, <16 x float> %206, <16 x float> %210)
  %212 = getelementptr inbounds %struct.point, ptr %5, i64 %30
  store <16 x float> %209, ptr %212, align 64
  %213 = getelementptr inbounds i8, ptr %212, i64 64
  store <16 x float> %211, ptr %213, align 64
  %214 = load float, ptr %199, align 4
  %215 = insertelement <16 x float> poison, float %214, i64 0
  %216 = shufflevector <16 x float> %215, <16 x float> poison, <16 x i32> zeroinitializer
  %217 = load float, ptr %198, align 4
  %218 = insertelement <16 x float> poison, float %217, i64 0
  %219 = shufflevector <16 x float> %218, <16 x float> poison, <16 x i32> zeroinitializer
  %220 = fneg <16 x float> %151
  %221 = fmul <16 x float> %219, %220
  %222 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %150, <16 x float> %216, <16 x float> %221)
  %223 = fmul <16 x float> %151, %216
  %224 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %150, <16 x float> %219, <16 x float> %223)
  %225 = getelementptr inbounds %struct.point, ptr %5, i64 %31
  store <16 x float> %222, ptr %225, align 64
  %226 = getelementptr inbounds i8, ptr %225, i64 64
  store <16 x float> %224, ptr %226, align 64
  %227 = load float, ptr %197, align 4
  %228 = insertelement <16 x float> poison, float %227, i64 0
  %229 = shufflevector <16 x float> %228, <16 x float> poison, <16 x i32> zeroinitializer
  %230 = load float, ptr %196, align 4
  %231 = insertelement <16 x float> poison, float %230, i64 0
  %232 = shufflevector <16 x float> %231, <16 x float> poison, <16 x i32> zeroinitializer
  %233 = fneg <16 x float> %167
  %234 = fmul <16 x float> %232, %233
  %235 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %166, <16 x float> %229, <16 x float> %234)
  %236 = fmul <16 x float> %167, %229
  %237 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %166, <16 x float> %232, <16 x float> %236)
  %238 = getelementptr inbounds %struct.point, ptr %5, i64 %32
  store <16 x float> %235, ptr %238, align 64
  %239 = getelementptr inbounds i8, ptr %238, i64 64
  store <16 x float> %237, ptr %239, align 64
  %240 = load float, ptr %195, align 4
  %241 = insertelement <16 x float> poison, float %240, i64 0
  %242 = shufflevector <16 x float> %241, <16 x float> poison, <16 x i32> zeroinitializer
  %243 = load float, ptr %194, align 4
  %244 = insertelement <16 x float> poison, float %243, i64 0
  %245 = shufflevector <16 x float> %244, <16 x float> poison, <16 x i32> zeroinitializer
  %246 = fneg <16 x float> %153
  %247 = fmul <16 x float> %245, %246
  %248 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %152, <16 x float> %242, <16 x float> %247)
  %249 = fmul <16 x float> %153, %242
  %250 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %152, <16 x float> %245, <16 x float> %249)
  %251 = getelementptr inbounds %struct.point, ptr %5, i64 %33
  store <16 x float> %248, ptr %251, align 64
  %252 = getelementptr inbounds i8, ptr %251, i64 64
  store <16 x float> %250, ptr %252, align 64
  %253 = load float, ptr %193, align 4
  %254 = insertelement <16 x float> poison, float %253, i64 0
  %255 = shufflevector <16 x float> %254, <16 x float> poison, <16 x i32> zeroinitializer
  %256 = load float, ptr %192, align 4
  %257 = insertelement <16 x float> poison, float %256, i64 0
  %258 = shufflevector <16 x float> %257, <16 x float> poison, <16 x i32> zeroinitializer
  %259 = fneg <16 x float> %169
  %260 = fmul <16 x float> %258, %259
  %261 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %168, <16 x float> %255, <16 x float> %260)
  %262 = fmul <16 x float> %169, %255
  %263 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %168, <16 x float> %258, <16 x float> %262)
  %264 = getelementptr inbounds %struct.point, ptr %5, i64 %34
  store <16 x float> %261, ptr %264, align 64
  %265 = getelementptr inbounds i8, ptr %264, i64 64
  store <16 x float> %263, ptr %265, align 64
  %266 = load float, ptr %191, align 4
  %267 = insertelement <16 x float> poison, float %266, i64 0
  %268 = shufflevector <16 x float> %267, <16 x float> poison, <16 x i32> zeroinitializer
  %269 = load float, ptr %190, align 4
  %270 = insertelement <16 x float> poison, float %269, i64 0
  %271 = shufflevector <16 x float> %270, <16 x float> poison, <16 x i32> zeroinitializer
  %272 = fneg <16 x float> %155
  %273 = fmul <16 x float> %271, %272
  %274 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %154, <16 x float> %268, <16 x float> %273)
  %275 = fmul <16 x float> %155, %268
  %276 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %154, <16 x float> %271, <16 x float> %275)
  %277 = getelementptr inbounds %struct.point, ptr %5, i64 %35
  store <16 x float> %274, ptr %277, align 64
  %278 = getelementptr inbounds i8, ptr %277, i64 64
  store <16 x float> %276, ptr %278, align 64
  %279 = load float, ptr %189, align 4
  %280 = insertelement <16 x float> poison, float %279, i64 0
  %281 = shufflevector <16 x float> %280, <16 x float> poison, <16 x i32> zeroinitializer
  %282 = load float, ptr %188, align 4
  %283 = insertelement <16 x float> poison, float %282, i64 0
  %284 = shufflevector <16 x float> %283, <16 x float> poison, <16 x i32> zeroinitializer
  %285 = fneg <16 x float> %171
  %286 = fmul <16 x float> %284, %285
  %287 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %170, <16 x float> %281, <16 x float> %286)
  %288 = fmul <16 x float> %171, %281
  %289 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %170, <16 x float> %284, <16 x float> %288)
  br label %290

290:                                              ; preds = %174, %187
  %291 = phi <16 x float> [ %289, %187 ], [ %171, %174 ]
  %292 = phi <16 x float> [ %287, %187 ], [ %170, %174 ]
  %293 = getelementptr inbounds %struct.point, ptr %5, i64 %36
  store <16 x float> %292, ptr %293, align 64
  %294 = getelementptr inbounds i8, ptr %293, i64 64
  store <16 x float> %291, ptr %294, align 64
  %295 = add nuw nsw i64 %26, 1
  %296 = icmp eq i64 %295, %1
  br i1 %296, label %24, label %25
}

define internal void @four_first(ptr %0, i64 %1, ptr %2) {
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 32
  %11 = load i64, ptr %10, align 8
  %12 = icmp sgt i64 %1, 0
  br i1 %12, label %13, label %20

13:                                               ; preds = %3
  %14 = getelementptr inbounds i8, ptr %0, i64 40
  %15 = load i64, ptr %14, align 8
  %16 = icmp eq ptr %2, null
  %17 = shl nuw nsw i64 %1, 1
  %18 = mul nsw i64 %1, 3
  %19 = icmp eq i64 %15, 0
  br label %21

20:                                               ; preds = %134, %3
  ret void

21:                                               ; preds = %13, %134
  %22 = phi i64 [ 0, %13 ], [ %139, %134 ]
  %23 = mul nsw i64 %22, 6
  %24 = getelementptr inbounds float, ptr %2, i64 %23
  %25 = shl nsw i64 %22, 2
  %26 = or i64 %25, 1
  %27 = or i64 %25, 2
  %28 = or i64 %25, 3
  %29 = mul nsw i64 %22, %11
  %30 = getelementptr inbounds float, ptr %7, i64 %29
  %31 = getelementptr inbounds float, ptr %9, i64 %29
  %32 = load <16 x float>, ptr %30, align 1
  %33 = load <16 x float>, ptr %31, align 1
  %34 = shufflevector <16 x float> %32, <16 x float> %33, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %35 = shufflevector <16 x float> %32, <16 x float> %33, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %36 = select i1 %19, <16 x float> %35, <16 x float> %34
  %37 = select i1 %19, <16 x float> %34, <16 x float> %35
  %38 = add i64 %22, %1
  %39 = mul nsw i64 %38, %11
  %40 = getelementptr inbounds float, ptr %7, i64 %39
  %41 = getelementptr inbounds float, ptr %9, i64 %39
  %42 = load <16 x float>, ptr %40, align 1
  %43 = load <16 x float>, ptr %41, align 1
  %44 = shufflevector <16 x float> %42, <16 x float> %43, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %45 = shufflevector <16 x float> %42, <16 x float> %43, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %46 = select i1 %19, <16 x float> %45, <16 x float> %44
  %47 = select i1 %19, <16 x float> %44, <16 x float> %45
  %48 = add i64 %22, %17
  %49 = mul nsw i64 %48, %11
  %50 = getelementptr inbounds float, ptr %7, i64 %49
  %51 = getelementptr inbounds float, ptr %9, i64 %49
  %52 = load <16 x float>, ptr %50, align 1
  %53 = load <16 x float>, ptr %51, align 1
  %54 = shufflevector <16 x float> %52, <16 x float> %53, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %55 = shufflevector <16 x float> %52, <16 x float> %53, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %56 = select i1 %19, <16 x float> %55, <16 x float> %54
  %57 = select i1 %19, <16 x float> %54, <16 x float> %55
  %58 = add i64 %22, %18
  %59 = mul nsw i64 %58, %11
  %60 = getelementptr inbounds float, ptr %7, i64 %59
  %61 = getelementptr inbounds float, ptr %9, i64 %59
  %62 = load <16 x float>, ptr %60, align 1
  %63 = load <16 x float>, ptr %61, align 1
  %64 = shufflevector <16 x float> %62, <16 x float> %63, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %65 = shufflevector <16 x float> %62, <16 x float> %63, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %66 = select i1 %19, <16 x float> %65, <16 x float> %64
  %67 = select i1 %19, <16 x float> %64, <16 x float> %65
  %68 = fadd <16 x float> %37, %57
  %69 = fadd <16 x float> %36, %56
  %70 = fsub <16 x float> %37, %57
  %71 = fsub <16 x float> %36, %56
  %72 = fadd <16 x float> %47, %67
  %73 = fadd <16 x float> %46, %66
  %74 = fsub <16 x float> %47, %67
  %75 = fsub <16 x float> %46, %66
  %76 = fadd <16 x float> %68, %72
  %77 = fadd <16 x float> %69, %73
  %78 = fadd <16 x float> %70, %75
  %79 = fsub <16 x float> %71, %74
  %80 = fsub <16 x float> %68, %72
  %81 = fsub <16 x float> %69, %73
  %82 = fsub <16 x float> %70, %75
  %83 = fadd <16 x float> %71, %74
  %84 = getelementptr inbounds %struct.point, ptr %5, i64 %25
  store <16 x float> %76, ptr %84, align 64
  %85 = getelementptr inbounds i8, ptr %84, i64 64
  store <16 x float> %77, ptr %85, align 64
  br i1 %16, label %86, label %91

86:                                               ; preds = %21
  %87 = getelementptr inbounds %struct.point, ptr %5, i64 %26
  store <16 x float> %78, ptr %87, align 64
  %88 = getelementptr inbounds i8, ptr %87, i64 64
  store <16 x float> %79, ptr %88, align 64
  %89 = getelementptr inbounds %struct.point, ptr %5, i64 %27
  store <16 x float> %80, ptr %89, align 64
  %90 = getelementptr inbounds i8, ptr %89, i64 64
  store <16 x float> %81, ptr %90, align 64
  br label %134

91:                                               ; preds = %21
  %92 = getelementptr inbounds float, ptr %24, i64 5
  %93 = getelementptr inbounds float, ptr %24, i64 4
  %94 = getelementptr inbounds float, ptr %24, i64 3
  %95 = getelementptr inbounds float, ptr %24, i64 2
  %96 = getelementptr inbounds float, ptr %24, i64 1
  %97 = load float, ptr %24, align 4
  %98 = insertelement <16 x float> poison, float %97, i64 0
  %99 = shufflevector <16 x float> %98, <16 x float> poison, <16 x i32> zeroinitializer
  %100 = load float, ptr %96, align 4
  %101 = insertelement <16 x float> poison, float %100, i64 0
  %102 = shufflevector <16 x float> %101, <16 x float> poison, <16 x i32> zeroinitializer
  %103 = fneg <16 x float> %79
  %104 = fmul <16 x float> %102, %103
  %105 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %78, <16 x float> %99, <16 x float> %104)
  %106 = fmul <16 x float> %79, %99
  %107 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %78, <16 x float> %102, <16 x float> %106)
  %108 = getelementptr inbounds %struct.point, ptr %5, i64 %26
  store <16 x float> %105, ptr %108, align 64
  %109 = getelementptr inbounds i8, ptr %108, i64 64
  store <16 x float> %107, ptr %109, align 64
  %110 = load float, ptr %95, align 4
  %111 = insertelement <16 x float> poison, float %110, i64 0
  %112 = shufflevector <16 x float> %111, <16 x float> poison, <16 x i32> zeroinitializer
  %113 = load float, ptr %94, align 4
  %114 = insertelement <16 x float> poison, float %113, i64 0
  %115 = shufflevector <16 x float> %114, <16 x float> poison, <16 x i32> zeroinitializer
  %116 = fneg <16 x float> %81
  %117 = fmul <16 x float> %115, %116
  %118 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %80, <16 x float> %112, <16 x float> %117)
  %119 = fmul <16 x float> %81, %112
  %120 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %80, <16 x float> %115, <16 x float> %119)
  %121 = getelementptr inbounds %struct.point, ptr %5, i64 %27
  store <16 x float> %118, ptr %121, align 64
  %122 = getelementptr inbounds i8, ptr %121, i64 64
  store <16 x float> %120, ptr %122, align 64
  %123 = load float, ptr %93, align 4
  %124 = insertelement <16 x float> poison, float %123, i64 0
  %125 = shufflevector <16 x float> %124, <16 x float> poison, <16 x i32> zeroinitializer
  %126 = load float, ptr %92, align 4
  %127 = insertelement <16 x float> poison, float %126, i64 0
  %128 = shufflevector <16 x float> %127, <16 x float> poison, <16 x i32> zeroinitializer
  %129 = fneg <16 x float> %83
  %130 = fmul <16 x float> %128, %129
  %131 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %82, <16 x float> %125, <16 x float> %130)
  %132 = fmul <16 x float> %83, %125
  %133 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %82, <16 x float> %128, <16 x float> %132)
  br label %134

134:                                              ; preds = %86, %91
  %135 = phi <16 x float> [ %133, %91 ], [ %83, %86 ]
  %136 = phi <16 x float> [ %131, %91 ], [ %82, %86 ]
  %137 = getelementptr inbounds %struct.point, ptr %5, i64 %28
  store <16 x float> %136, ptr %137, align 64
  %138 = getelementptr inbounds i8, ptr %137, i64 64
  store <16 x float> %135, ptr %138, align 64
  %139 = add nuw nsw i64 %22, 1
  %140 = icmp eq i64 %139, %1
  br i1 %140, label %20, label %21
}

define internal void @eight_last(ptr %0, i64 %1) {
  %3 = load ptr, ptr %0, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 48
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 56
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 64
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 88
  %11 = load ptr, ptr %10, align 8
  %12 = icmp sgt i64 %1, 0
  br i1 %12, label %13, label %330

13:                                               ; preds = %2
  %14 = getelementptr inbounds i8, ptr %0, i64 96
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds i8, ptr %0, i64 80
  %17 = load float, ptr %16, align 8
  %18 = getelementptr inbounds i8, ptr %0, i64 72
  %19 = load i64, ptr %18, align 8
  %20 = shl nsw i64 %1, 2
  %21 = mul nsw i64 %1, 5
  %22 = shl nuw nsw i64 %1, 1
  %23 = mul nsw i64 %1, 6
  %24 = mul nsw i64 %1, 3
  %25 = mul nsw i64 %1, 7
  %26 = insertelement <16 x float> poison, float %17, i64 0
  %27 = shufflevector <16 x float> %26, <16 x float> poison, <16 x i32> zeroinitializer
  %28 = icmp eq ptr %11, null
  %29 = icmp eq i64 %19, 0
  %30 = shl i64 %15, 1
  br label %31

31:                                               ; preds = %318, %13
  %32 = phi i64 [ 0, %13 ], [ %328, %318 ]
  %33 = getelementptr inbounds %struct.point, ptr %3, i64 %32
  %34 = load <16 x float>, ptr %33, align 64
  %35 = getelementptr inbounds i8, ptr %33, i64 64
  %36 = load <16 x float>, ptr %35, align 64
  %37 = add nsw i64 %32, %20
  %38 = getelementptr inbounds %struct.point, ptr %3, i64 %37
  %39 = load <16 x float>, ptr %38, align 64
  %40 = getelementptr inbounds i8, ptr %38, i64 64
  %41 = load <16 x float>, ptr %40, align 64
  %42 = fadd <16 x float> %34, %39
  %43 = fadd <16 x float> %36, %41
  %44 = fsub <16 x float> %34, %39
  %45 = fsub <16 x float> %36, %41
  %46 = add nsw i64 %32, %1
  %47 = getelementptr inbounds %struct.point, ptr %3, i64 %46
  %48 = load <16 x float>, ptr %47, align 64
  %49 = getelementptr inbounds i8, ptr %47, i64 64
  %50 = load <16 x float>, ptr %49, align 64
  %51 = add nsw i64 %32, %21
  %52 = getelementptr inbounds %struct.point, ptr %3, i64 %51
  %53 = load <16 x float>, ptr %52, align 64
  %54 = getelementptr inbounds i8, ptr %52, i64 64
  %55 = load <16 x float>, ptr %54, align 64
  %56 = fadd <16 x float> %48, %53
  %57 = fadd <16 x float> %50, %55
  %58 = fsub <16 x float> %48, %53
  %59 = fsub <16 x float> %50, %55
  %60 = add nsw i64 %32, %22
  %61 = getelementptr inbounds %struct.point, ptr %3, i64 %60
  %62 = load <16 x float>, ptr %61, align 64
  %63 = getelementptr inbounds i8, ptr %61, i64 64
  %64 = load <16 x float>, ptr %63, align 64
  %65 = add nsw i64 %32, %23
  %66 = getelementptr inbounds %struct.point, ptr %3, i64 %65
  %67 = load <16 x float>, ptr %66, align 64
  %68 = getelementptr inbounds i8, ptr %66, i64 64
  %69 = load <16 x float>, ptr %68, align 64
  %70 = fadd <16 x float> %62, %67
  %71 = fadd <16 x float> %64, %69
  %72 = fsub <16 x float> %62, %67
  %73 = fsub <16 x float> %64, %69
  %74 = add nsw i64 %32, %24
  %75 = getelementptr inbounds %struct.point, ptr %3, i64 %74
  %76 = load <16 x float>, ptr %75, align 64
  %77 = getelementptr inbounds i8, ptr %75, i64 64
  %78 = load <16 x float>, ptr %77, align 64
  %79 = add nsw i64 %32, %25
  %80 = getelementptr inbounds %struct.point, ptr %3, i64 %79
  %81 = load <16 x float>, ptr %80, align 64
  %82 = getelementptr inbounds i8, ptr %80, i64 64
  %83 = load <16 x float>, ptr %82, align 64
  %84 = fadd <16 x float> %76, %81
  %85 = fadd <16 x float> %78, %83
  %86 = fsub <16 x float> %76, %81
  %87 = fsub <16 x float> %78, %83
  %88 = fadd <16 x float> %58, %59
  %89 = fmul <16 x float> %88, <float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000>
  %90 = fsub <16 x float> %59, %58
  %91 = fmul <16 x float> %90, <float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000>
  %92 = fadd <16 x float> %86, %87
  %93 = fsub <16 x float> %87, %86
  %94 = fmul <16 x float> %93, <float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000>
  %95 = fmul <16 x float> %92, <float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000>
  %96 = fadd <16 x float> %42, %70
  %97 = fadd <16 x float> %43, %71
  %98 = fsub <16 x float> %42, %70
  %99 = fsub <16 x float> %43, %71
  %100 = fadd <16 x float> %56, %84
  %101 = fadd <16 x float> %57, %85
  %102 = fsub <16 x float> %56, %84
  %103 = fsub <16 x float> %57, %85
  %104 = fadd <16 x float> %96, %100
  %105 = fadd <16 x float> %97, %101
  %106 = fadd <16 x float> %98, %103
  %107 = fsub <16 x float> %99, %102
  %108 = fsub <16 x float> %96, %100
  %109 = fsub <16 x float> %97, %101
  %110 = fsub <16 x float> %98, %103
  %111 = fadd <16 x float> %99, %102
  %112 = fadd <16 x float> %44, %73
  %113 = fsub <16 x float> %45, %72
  %114 = fsub <16 x float> %44, %73
  %115 = fadd <16 x float> %45, %72
  %116 = fadd <16 x float> %89, %94
  %117 = fadd <16 x float> %91, %95
  %118 = fsub <16 x float> %89, %94
  %119 = fsub <16 x float> %91, %95
  %120 = fadd <16 x float> %112, %116
  %121 = fadd <16 x float> %113, %117
  %122 = fadd <16 x float> %114, %119
  %123 = fsub <16 x float> %115, %118
  %124 = fsub <16 x float> %112, %116
  %125 = fsub <16 x float> %113, %117
  %126 = fsub <16 x float> %114, %119
  %127 = fadd <16 x float> %115, %118
  %128 = fmul <16 x float> %27, %104
  %129 = fmul <16 x float> %27, %105
  br i1 %28, label %143, label %130

130:                                              ; preds = %31
  %131 = mul i64 %30, %32
  %132 = getelementptr inbounds float, ptr %11, i64 %131
  %133 = getelementptr inbounds float, ptr %132, i64 16
  %134 = load <16 x float>, ptr %132, align 1
  %135 = load <16 x float>, ptr %133, align 1
  %136 = shufflevector <16 x float> %134, <16 x float> %135, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %137 = shufflevector <16 x float> %134, <16 x float> %135, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %138 = fneg <16 x float> %129
  %139 = fmul <16 x float> %137, %138
  %140 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %128, <16 x float> %136, <16 x float> %139)
  %141 = fmul <16 x float> %129, %136
  %142 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %128, <16 x float> %137, <16 x float> %141)
  br label %143

143:                                              ; preds = %130, %31
  %144 = phi <16 x float> [ %142, %130 ], [ %129, %31 ]
  %145 = phi <16 x float> [ %140, %130 ], [ %128, %31 ]
  %146 = mul nsw i64 %32, %9
  %147 = getelementptr inbounds float, ptr %5, i64 %146
  %148 = getelementptr inbounds float, ptr %7, i64 %146
  %149 = select i1 %29, <16 x float> %144, <16 x float> %145
  %150 = select i1 %29, <16 x float> %145, <16 x float> %144
  %151 = shufflevector <16 x float> %150, <16 x float> %149, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  store <16 x float> %151, ptr %147, align 1
  %152 = shufflevector <16 x float> %150, <16 x float> %149, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <16 x float> %152, ptr %148, align 1
  %153 = fmul <16 x float> %27, %120
  %154 = fmul <16 x float> %27, %121
  br i1 %28, label %168, label %155

155:                                              ; preds = %143
  %156 = mul i64 %30, %46
  %157 = getelementptr inbounds float, ptr %11, i64 %156
  %158 = getelementptr inbounds float, ptr %157, i64 16
  %159 = load <16 x float>, ptr %157, align 1
  %160 = load <16 x float>, ptr %158, align 1
  %161 = shufflevector <16 x float> %159, <16 x float> %160, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %162 = shufflevector <16 x float> %159, <16 x float> %160, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %163 = fneg <16 x float> %154
  %164 = fmul <16 x float> %162, %163
  %165 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %153, <16 x float> %161, <16 x float> %164)
  %166 = fmul <16 x float> %154, %161
  %167 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %153, <16 x float> %162, <16 x float> %166)
  br label %168

168:                                              ; preds = %155, %143
  %169 = phi <16 x float> [ %167, %155 ], [ %154, %143 ]
  %170 = phi <16 x float> [ %165, %155 ], [ %153, %143 ]
  %171 = mul nsw i64 %46, %9
  %172 = getelementptr inbounds float, ptr %5, i64 %171
  %173 = getelementptr inbounds float, ptr %7, i64 %171
  %174 = select i1 %29, <16 x float> %169, <16 x float> %170
  %175 = select i1 %29, <16 x float> %170, <16 x float> %169
  %176 = shufflevector <16 x float> %175, <16 x float> %174, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  store <16 x float> %176, ptr %172, align 1
  %177 = shufflevector <16 x float> %175, <16 x float> %174, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <16 x float> %177, ptr %173, align 1
  %178 = fmul <16 x float> %27, %106
  %179 = fmul <16 x float> %27, %107
  br i1 %28, label %193, label %180

180:                                              ; preds = %168
  %181 = mul i64 %30, %60
  %182 = getelementptr inbounds float, ptr %11, i64 %181
  %183 = getelementptr inbounds float, ptr %182, i64 16
  %184 = load <16 x float>, ptr %182, align 1
  %185 = load <16 x float>, ptr %183, align 1
  %186 = shufflevector <16 x float> %184, <16 x float> %185, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %187 = shufflevector <16 x float> %184, <16 x float> %185, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %188 = fneg <16 x float> %179
  %189 = fmul <16 x float> %187, %188
  %190 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %178, <16 x float> %186, <16 x float> %189)
  %191 = fmul <16 x float> %179, %186
  %192 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %178, <16 x float> %187, <16 x float> %191)
  br label %193

193:                                              ; preds = %180, %168
  %194 = phi <16 x float> [ %192, %180 ], [ %179, %168 ]
  %195 = phi <16 x float> [ %190, %180 ], [ %178, %168 ]
  %196 = mul nsw i64 %60, %9
  %197 = getelementptr inbounds float, ptr %5, i64 %196
  %198 = getelementptr inbounds float, ptr %7, i64 %196
  %199 = select i1 %29, <16 x float> %194, <16 x float> %195
  %200 = select i1 %29, <16 x float> %195, <16 x float> %194
  %201 = shufflevector <16 x float> %200, <16 x float> %199, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  store <16 x float> %201, ptr %197, align 1
  %202 = shufflevector <16 x float> %200, <16 x float> %199, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <16 x float> %202, ptr %198, align 1
  %203 = fmul <16 x float> %27, %122
  %204 = fmul <16 x float> %27, %123
  br i1 %28, label %218, label %205

205:                                              ; preds = %193
  %206 = mul i64 %30, %74
  %207 = getelementptr inbounds float, ptr %11, i64 %206
  %208 = getelementptr inbounds float, ptr %207, i64 16
  %209 = load <16 x float>, ptr %207, align 1
  %210 = load <16 x float>, ptr %208, align 1
  %211 = shufflevector <16 x float> %209, <16 x float> %210, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %212 = shufflevector <16 x float> %209, <16 x float> %210, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %213 = fneg <16 x float> %204
  %214 = fmul <16 x float> %212, %213
  %215 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %203, <16 x float> %211, <16 x float> %214)
  %216 = fmul <16 x float> %204, %211
  %217 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %203, <16 x float> %212, <16 x float> %216)
  br label %218

218:                                              ; preds = %205, %193
  %219 = phi <16 x float> [ %217, %205 ], [ %204, %193 ]
  %220 = phi <16 x float> [ %215, %205 ], [ %203, %193 ]
  %221 = mul nsw i64 %74, %9
  %222 = getelementptr inbounds float, ptr %5, i64 %221
  %223 = getelementptr inbounds float, ptr %7, i64 %221
  %224 = select i1 %29, <16 x float> %219, <16 x float> %220
  %225 = select i1 %29, <16 x float> %220, <16 x float> %219
  %226 = shufflevector <16 x float> %225, <16 x float> %224, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  store <16 x float> %226, ptr %222, align 1
  %227 = shufflevector <16 x float> %225, <16 x float> %224, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <16 x float> %227, ptr %223, align 1
  %228 = fmul <16 x float> %27, %108
  %229 = fmul <16 x float> %27, %109
  br i1 %28, label %243, label %230

230:                                              ; preds = %218
  %231 = mul i64 %30, %37
  %232 = getelementptr inbounds float, ptr %11, i64 %231
  %233 = getelementptr inbounds float, ptr %232, i64 16
  %234 = load <16 x float>, ptr %232, align 1
  %235 = load <16 x float>, ptr %233, align 1
  %236 = shufflevector <16 x float> %234, <16 x float> %235, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %237 = shufflevector <16 x float> %234, <16 x float> %235, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %238 = fneg <16 x float> %229
  %239 = fmul <16 x float> %237, %238
  %240 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %228, <16 x float> %236, <16 x float> %239)
  %241 = fmul <16 x float> %229, %236
  %242 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %228, <16 x float> %237, <16 x float> %241)
  br label %243

243:                                              ; preds = %230, %218
  %244 = phi <16 x float> [ %242, %230 ], [ %229, %218 ]
  %245 = phi <16 x float> [ %240, %230 ], [ %228, %218 ]
  %246 = mul nsw i64 %37, %9
  %247 = getelementptr inbounds float, ptr %5, i64 %246
  %248 = getelementptr inbounds float, ptr %7, i64 %246
  %249 = select i1 %29, <16 x float> %244, <16 x float> %245
  %250 = select i1 %29, <16 x float> %245, <16 x float> %244
  %251 = shufflevector <16 x float> %250, <16 x float> %249, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  store <16 x float> %251, ptr %247, align 1
  %252 = shufflevector <16 x float> %250, <16 x float> %249, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <16 x float> %252, ptr %248, align 1
  %253 = fmul <16 x float> %27, %124
  %254 = fmul <16 x float> %27, %125
  br i1 %28, label %268, label %255

255:                                              ; preds = %243
  %256 = mul i64 %30, %51
  %257 = getelementptr inbounds float, ptr %11, i64 %256
  %258 = getelementptr inbounds float, ptr %257, i64 16
  %259 = load <16 x float>, ptr %257, align 1
  %260 = load <16 x float>, ptr %258, align 1
  %261 = shufflevector <16 x float> %259, <16 x float> %260, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %262 = shufflevector <16 x float> %259, <16 x float> %260, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %263 = fneg <16 x float> %254
  %264 = fmul <16 x float> %262, %263
  %265 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %253, <16 x float> %261, <16 x float> %264)
  %266 = fmul <16 x float> %254, %261
  %267 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %253, <16 x float> %262, <16 x float> %266)
  br label %268

268:                                              ; preds = %255, %243
  %269 = phi <16 x float> [ %267, %255 ], [ %254, %243 ]
  %270 = phi <16 x float> [ %265, %255 ], [ %253, %243 ]
  %271 = mul nsw i64 %51, %9
  %272 = getelementptr inbounds float, ptr %5, i64 %271
  %273 = getelementptr inbounds float, ptr %7, i64 %271
  %274 = select i1 %29, <16 x float> %269, <16 x float> %270
  %275 = select i1 %29, <16 x float> %270, <16 x float> %269
  %276 = shufflevector <16 x float> %275, <16 x float> %274, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  store <16 x float> %276, ptr %272, align 1
  %277 = shufflevector <16 x float> %275, <16 x float> %274, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <16 x float> %277, ptr %273, align 1
  %278 = fmul <16 x float> %27, %110
  %279 = fmul <16 x float> %27, %111
  br i1 %28, label %293, label %280

280:                                              ; preds = %268
  %281 = mul i64 %30, %65
  %282 = getelementptr inbounds float, ptr %11, i64 %281
  %283 = getelementptr inbounds float, ptr %282, i64 16
  %284 = load <16 x float>, ptr %282, align 1
  %285 = load <16 x float>, ptr %283, align 1
  %286 = shufflevector <16 x float> %284, <16 x float> %285, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %287 = shufflevector <16 x float> %284, <16 x float> %285, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %288 = fneg <16 x float> %279
  %289 = fmul <16 x float> %287, %288
  %290 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %278, <16 x float> %286, <16 x float> %289)
  %291 = fmul <16 x float> %279, %286
  %292 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %278, <16 x float> %287, <16 x float> %291)
  br label %293

293:                                              ; preds = %280, %268
  %294 = phi <16 x float> [ %292, %280 ], [ %279, %268 ]
  %295 = phi <16 x float> [ %290, %280 ], [ %278, %268 ]
  %296 = mul nsw i64 %65, %9
  %297 = getelementptr inbounds float, ptr %5, i64 %296
  %298 = getelementptr inbounds float, ptr %7, i64 %296
  %299 = select i1 %29, <16 x float> %294, <16 x float> %295
  %300 = select i1 %29, <16 x float> %295, <16 x float> %294
  %301 = shufflevector <16 x float> %300, <16 x float> %299, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  store <16 x float> %301, ptr %297, align 1
  %302 = shufflevector <16 x float> %300, <16 x float> %299, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <16 x float> %302, ptr %298, align 1
  %303 = fmul <16 x float> %27, %126
  %304 = fmul <16 x float> %27, %127
  br i1 %28, label %318, label %305

305:                                              ; preds = %293
  %306 = mul i64 %30, %79
  %307 = getelementptr inbounds float, ptr %11, i64 %306
  %308 = getelementptr inbounds float, ptr %307, i64 16
  %309 = load <16 x float>, ptr %307, align 1
  %310 = load <16 x float>, ptr %308, align 1
  %311 = shufflevector <16 x float> %309, <16 x float> %310, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %312 = shufflevector <16 x float> %309, <16 x float> %310, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %313 = fneg <16 x float> %304
  %314 = fmul <16 x float> %312, %313
  %315 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %303, <16 x float> %311, <16 x float> %314)
  %316 = fmul <16 x float> %304, %311
  %317 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %303, <16 x float> %312, <16 x float> %316)
  br label %318

318:                                              ; preds = %305, %293
  %319 = phi <16 x float> [ %317, %305 ], [ %304, %293 ]
  %320 = phi <16 x float> [ %315, %305 ], [ %303, %293 ]
  %321 = mul nsw i64 %79, %9
  %322 = getelementptr inbounds float, ptr %5, i64 %321
  %323 = getelementptr inbounds float, ptr %7, i64 %321
  %324 = select i1 %29, <16 x float> %319, <16 x float> %320
  %325 = select i1 %29, <16 x float> %320, <16 x float> %319
  %326 = shufflevector <16 x float> %325, <16 x float> %324, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  store <16 x float> %326, ptr %322, align 1
  %327 = shufflevector <16 x float> %325, <16 x float> %324, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <16 x float> %327, ptr %323, align 1
  %328 = add nuw nsw i64 %32, 1
  %329 = icmp eq i64 %328, %1
  br i1 %329, label %330, label %31

330:                                              ; preds = %318, %2
  ret void
}

define internal void @four_last(ptr %0, i64 %1) {
  %3 = load ptr, ptr %0, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 48
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 56
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 64
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 88
  %11 = load ptr, ptr %10, align 8
  %12 = icmp sgt i64 %1, 0
  br i1 %12, label %13, label %166

13:                                               ; preds = %2
  %14 = getelementptr inbounds i8, ptr %0, i64 96
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds i8, ptr %0, i64 80
  %17 = load float, ptr %16, align 8
  %18 = getelementptr inbounds i8, ptr %0, i64 72
  %19 = load i64, ptr %18, align 8
  %20 = shl nuw nsw i64 %1, 1
  %21 = mul nsw i64 %1, 3
  %22 = insertelement <16 x float> poison, float %17, i64 0
  %23 = shufflevector <16 x float> %22, <16 x float> poison, <16 x i32> zeroinitializer
  %24 = icmp eq ptr %11, null
  %25 = icmp eq i64 %19, 0
  %26 = shl i64 %15, 1
  br label %27

27:                                               ; preds = %154, %13
  %28 = phi i64 [ 0, %13 ], [ %164, %154 ]
  %29 = getelementptr inbounds %struct.point, ptr %3, i64 %28
  %30 = load <16 x float>, ptr %29, align 64
  %31 = getelementptr inbounds i8, ptr %29, i64 64
  %32 = load <16 x float>, ptr %31, align 64
  %33 = add nsw i64 %28, %1
  %34 = getelementptr inbounds %struct.point, ptr %3, i64 %33
  %35 = load <16 x float>, ptr %34, align 64
  %36 = getelementptr inbounds i8, ptr %34, i64 64
  %37 = load <16 x float>, ptr %36, align 64
  %38 = add nsw i64 %28, %20
  %39 = getelementptr inbounds %struct.point, ptr %3, i64 %38
  %40 = load <16 x float>, ptr %39, align 64
  %41 = getelementptr inbounds i8, ptr %39, i64 64
  %42 = load <16 x float>, ptr %41, align 64
  %43 = add nsw i64 %28, %21
  %44 = getelementptr inbounds %struct.point, ptr %3, i64 %43
  %45 = load <16 x float>, ptr %44, align 64
  %46 = getelementptr inbounds i8, ptr %44, i64 64
  %47 = load <16 x float>, ptr %46, align 64
  %48 = fadd <16 x float> %30, %40
  %49 = fadd <16 x float> %32, %42
  %50 = fsub <16 x float> %30, %40
  %51 = fsub <16 x float> %32, %42
  %52 = fadd <16 x float> %35, %45
  %53 = fadd <16 x float> %37, %47
  %54 = fsub <16 x float> %35, %45
  %55 = fsub <16 x float> %37, %47
  %56 = fadd <16 x float> %48, %52
  %57 = fadd <16 x float> %49, %53
  %58 = fadd <16 x float> %50, %55
  %59 = fsub <16 x float> %51, %54
  %60 = fsub <16 x float> %48, %52
  %61 = fsub <16 x float> %49, %53
  %62 = fsub <16 x float> %50, %55
  %63 = fadd <16 x float> %51, %54
  %64 = fmul <16 x float> %23, %56
  %65 = fmul <16 x float> %23, %57
  br i1 %24, label %79, label %66

66:                                               ; preds = %27
  %67 = mul i64 %26, %28
  %68 = getelementptr inbounds float, ptr %11, i64 %67
  %69 = getelementptr inbounds float, ptr %68, i64 16
  %70 = load <16 x float>, ptr %68, align 1
  %71 = load <16 x float>, ptr %69, align 1
  %72 = shufflevector <16 x float> %70, <16 x float> %71, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %73 = shufflevector <16 x float> %70, <16 x float> %71, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %74 = fneg <16 x float> %65
  %75 = fmul <16 x float> %73, %74
  %76 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %64, <16 x float> %72, <16 x float> %75)
  %77 = fmul <16 x float> %65, %72
  %78 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %64, <16 x float> %73, <16 x float> %77)
  br label %79

79:                                               ; preds = %66, %27
  %80 = phi <16 x float> [ %78, %66 ], [ %65, %27 ]
  %81 = phi <16 x float> [ %76, %66 ], [ %64, %27 ]
  %82 = mul nsw i64 %28, %9
  %83 = getelementptr inbounds float, ptr %5, i64 %82
  %84 = getelementptr inbounds float, ptr %7, i64 %82
  %85 = select i1 %25, <16 x float> %80, <16 x float> %81
  %86 = select i1 %25, <16 x float> %81, <16 x float> %80
  %87 = shufflevector <16 x float> %86, <16 x float> %85, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  store <16 x float> %87, ptr %83, align 1
  %88 = shufflevector <16 x float> %86, <16 x float> %85, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <16 x float> %88, ptr %84, align 1
  %89 = fmul <16 x float> %23, %58
  %90 = fmul <16 x float> %23, %59
  br i1 %24, label %104, label %91

91:                                               ; preds = %79
  %92 = mul i64 %26, %33
  %93 = getelementptr inbounds float, ptr %11, i64 %92
  %94 = getelementptr inbounds float, ptr %93, i64 16
  %95 = load <16 x float>, ptr %93, align 1
  %96 = load <16 x float>, ptr %94, align 1
  %97 = shufflevector <16 x float> %95, <16 x float> %96, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %98 = shufflevector <16 x float> %95, <16 x float> %96, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %99 = fneg <16 x float> %90
  %100 = fmul <16 x float> %98, %99
  %101 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %89, <16 x float> %97, <16 x float> %100)
  %102 = fmul <16 x float> %90, %97
  %103 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %89, <16 x float> %98, <16 x float> %102)
  br label %104

104:                                              ; preds = %91, %79
  %105 = phi <16 x float> [ %103, %91 ], [ %90, %79 ]
  %106 = phi <16 x float> [ %101, %91 ], [ %89, %79 ]
  %107 = mul nsw i64 %33, %9
  %108 = getelementptr inbounds float, ptr %5, i64 %107
  %109 = getelementptr inbounds float, ptr %7, i64 %107
  %110 = select i1 %25, <16 x float> %105, <16 x float> %106
  %111 = select i1 %25, <16 x float> %106, <16 x float> %105
  %112 = shufflevector <16 x float> %111, <16 x float> %110, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  store <16 x float> %112, ptr %108, align 1
  %113 = shufflevector <16 x float> %111, <16 x float> %110, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <16 x float> %113, ptr %109, align 1
  %114 = fmul <16 x float> %23, %60
  %115 = fmul <16 x float> %23, %61
  br i1 %24, label %129, label %116

116:                                              ; preds = %104
  %117 = mul i64 %26, %38
  %118 = getelementptr inbounds float, ptr %11, i64 %117
  %119 = getelementptr inbounds float, ptr %118, i64 16
  %120 = load <16 x float>, ptr %118, align 1
  %121 = load <16 x float>, ptr %119, align 1
  %122 = shufflevector <16 x float> %120, <16 x float> %121, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %123 = shufflevector <16 x float> %120, <16 x float> %121, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %124 = fneg <16 x float> %115
  %125 = fmul <16 x float> %123, %124
  %126 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %114, <16 x float> %122, <16 x float> %125)
  %127 = fmul <16 x float> %115, %122
  %128 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %114, <16 x float> %123, <16 x float> %127)
  br label %129

129:                                              ; preds = %116, %104
  %130 = phi <16 x float> [ %128, %116 ], [ %115, %104 ]
  %131 = phi <16 x float> [ %126, %116 ], [ %114, %104 ]
  %132 = mul nsw i64 %38, %9
  %133 = getelementptr inbounds float, ptr %5, i64 %132
  %134 = getelementptr inbounds float, ptr %7, i64 %132
  %135 = select i1 %25, <16 x float> %130, <16 x float> %131
  %136 = select i1 %25, <16 x float> %131, <16 x float> %130
  %137 = shufflevector <16 x float> %136, <16 x float> %135, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  store <16 x float> %137, ptr %133, align 1
  %138 = shufflevector <16 x float> %136, <16 x float> %135, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <16 x float> %138, ptr %134, align 1
  %139 = fmul <16 x float> %23, %62
  %140 = fmul <16 x float> %23, %63
  br i1 %24, label %154, label %141

141:                                              ; preds = %129
  %142 = mul i64 %26, %43
  %143 = getelementptr inbounds float, ptr %11, i64 %142
  %144 = getelementptr inbounds float, ptr %143, i64 16
  %145 = load <16 x float>, ptr %143, align 1
  %146 = load <16 x float>, ptr %144, align 1
  %147 = shufflevector <16 x float> %145, <16 x float> %146, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %148 = shufflevector <16 x float> %145, <16 x float> %146, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %149 = fneg <16 x float> %140
  %150 = fmul <16 x float> %148, %149
  %151 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %139, <16 x float> %147, <16 x float> %150)
  %152 = fmul <16 x float> %140, %147
  %153 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %139, <16 x float> %148, <16 x float> %152)
  br label %154

154:                                              ; preds = %141, %129
  %155 = phi <16 x float> [ %153, %141 ], [ %140, %129 ]
  %156 = phi <16 x float> [ %151, %141 ], [ %139, %129 ]
  %157 = mul nsw i64 %43, %9
  %158 = getelementptr inbounds float, ptr %5, i64 %157
  %159 = getelementptr inbounds float, ptr %7, i64 %157
  %160 = select i1 %25, <16 x float> %155, <16 x float> %156
  %161 = select i1 %25, <16 x float> %156, <16 x float> %155
  %162 = shufflevector <16 x float> %161, <16 x float> %160, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  store <16 x float> %162, ptr %158, align 1
  %163 = shufflevector <16 x float> %161, <16 x float> %160, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <16 x float> %163, ptr %159, align 1
  %164 = add nuw nsw i64 %28, 1
  %165 = icmp eq i64 %164, %1
  br i1 %165, label %166, label %27

166:                                              ; preds = %154, %2
  ret void
}

declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>)

define internal fastcc void @eight_inside(ptr %0, i64 %1, i64 %2, ptr %3) {
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = icmp sgt i64 %2, 0
  br i1 %8, label %9, label %145

9:                                                ; preds = %4
  %10 = mul i64 %2, %1
  %11 = shl i64 %10, 2
  %12 = mul i64 %10, 5
  %13 = shl i64 %10, 1
  %14 = mul i64 %10, 6
  %15 = mul i64 %10, 3
  %16 = mul i64 %10, 7
  %17 = shl nuw nsw i64 %2, 1
  %18 = mul nsw i64 %2, 3
  %19 = shl nsw i64 %2, 2
  %20 = mul nsw i64 %2, 5
  %21 = mul nsw i64 %2, 6
  %22 = mul nsw i64 %2, 7
  br label %23

23:                                               ; preds = %23, %9
  %24 = phi i64 [ 0, %9 ], [ %143, %23 ]
  %25 = getelementptr inbounds %struct.point, ptr %5, i64 %24
  %26 = load <16 x float>, ptr %25, align 64
  %27 = getelementptr inbounds i8, ptr %25, i64 64
  %28 = load <16 x float>, ptr %27, align 64
  %29 = add nsw i64 %24, %11
  %30 = getelementptr inbounds %struct.point, ptr %5, i64 %29
  %31 = load <16 x float>, ptr %30, align 64
  %32 = getelementptr inbounds i8, ptr %30, i64 64
  %33 = load <16 x float>, ptr %32, align 64
  %34 = fadd <16 x float> %26, %31
  %35 = fadd <16 x float> %28, %33
  %36 = fsub <16 x float> %26, %31
  %37 = fsub <16 x float> %28, %33
  %38 = add nsw i64 %24, %10
  %39 = getelementptr inbounds %struct.point, ptr %5, i64 %38
  %40 = load <16 x float>, ptr %39, align 64
  %41 = getelementptr inbounds i8, ptr %39, i64 64
  %42 = load <16 x float>, ptr %41, align 64
  %43 = add nsw i64 %24, %12
  %44 = getelementptr inbounds %struct.point, ptr %5, i64 %43
  %45 = load <16 x float>, ptr %44, align 64
  %46 = getelementptr inbounds i8, ptr %44, i64 64
  %47 = load <16 x float>, ptr %46, align 64
  %48 = fadd <16 x float> %40, %45
  %49 = fadd <16 x float> %42, %47
  %50 = fsub <16 x float> %40, %45
  %51 = fsub <16 x float> %42, %47
  %52 = add nsw i64 %24, %13
  %53 = getelementptr inbounds %struct.point, ptr %5, i64 %52
  %54 = load <16 x float>, ptr %53, align 64
  %55 = getelementptr inbounds i8, ptr %53, i64 64
  %56 = load <16 x float>, ptr %55, align 64
  %57 = add nsw i64 %24, %14
  %58 = getelementptr inbounds %struct.point, ptr %5, i64 %57
  %59 = load <16 x float>, ptr %58, align 64
  %60 = getelementptr inbounds i8, ptr %58, i64 64
  %61 = load <16 x float>, ptr %60, align 64
  %62 = fadd <16 x float> %54, %59
  %63 = fadd <16 x float> %56, %61
  %64 = fsub <16 x float> %54, %59
  %65 = fsub <16 x float> %56, %61
  %66 = add nsw i64 %24, %15
  %67 = getelementptr inbounds %struct.point, ptr %5, i64 %66
  %68 = load <16 x float>, ptr %67, align 64
  %69 = getelementptr inbounds i8, ptr %67, i64 64
  %70 = load <16 x float>, ptr %69, align 64
  %71 = add nsw i64 %24, %16
  %72 = getelementptr inbounds %struct.point, ptr %5, i64 %71
  %73 = load <16 x float>, ptr %72, align 64
  %74 = getelementptr inbounds i8, ptr %72, i64 64
  %75 = load <16 x float>, ptr %74, align 64
  %76 = fadd <16 x float> %68, %73
  %77 = fadd <16 x float> %70, %75
  %78 = fsub <16 x float> %68, %73
  %79 = fsub <16 x float> %70, %75
  %80 = fadd <16 x float> %50, %51
  %81 = fmul <16 x float> %80, <float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000>
  %82 = fsub <16 x float> %51, %50
  %83 = fmul <16 x float> %82, <float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000>
  %84 = fadd <16 x float> %78, %79
  %85 = fsub <16 x float> %79, %78
  %86 = fmul <16 x float> %85, <float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000>
  %87 = fmul <16 x float> %84, <float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000>
  %88 = fadd <16 x float> %34, %62
  %89 = fadd <16 x float> %35, %63
  %90 = fsub <16 x float> %34, %62
  %91 = fsub <16 x float> %35, %63
  %92 = fadd <16 x float> %48, %76
  %93 = fadd <16 x float> %49, %77
  %94 = fsub <16 x float> %48, %76
  %95 = fsub <16 x float> %49, %77
  %96 = fadd <16 x float> %88, %92
  %97 = fadd <16 x float> %89, %93
  %98 = fadd <16 x float> %90, %95
  %99 = fsub <16 x float> %91, %94
  %100 = fsub <16 x float> %88, %92
  %101 = fsub <16 x float> %89, %93
  %102 = fsub <16 x float> %90, %95
  %103 = fadd <16 x float> %91, %94
  %104 = fadd <16 x float> %36, %65
  %105 = fsub <16 x float> %37, %64
  %106 = fsub <16 x float> %36, %65
  %107 = fadd <16 x float> %37, %64
  %108 = fadd <16 x float> %81, %86
  %109 = fadd <16 x float> %83, %87
  %110 = fsub <16 x float> %81, %86
  %111 = fsub <16 x float> %83, %87
  %112 = fadd <16 x float> %104, %108
  %113 = fadd <16 x float> %105, %109
  %114 = fadd <16 x float> %106, %111
  %115 = fsub <16 x float> %107, %110
  %116 = fsub <16 x float> %104, %108
  %117 = fsub <16 x float> %105, %109
  %118 = fsub <16 x float> %106, %111
  %119 = fadd <16 x float> %107, %110
  %120 = getelementptr inbounds %struct.point, ptr %7, i64 %24
  store <16 x float> %96, ptr %120, align 64
  %121 = getelementptr inbounds i8, ptr %120, i64 64
  store <16 x float> %97, ptr %121, align 64
  %122 = add nsw i64 %24, %2
  %123 = getelementptr inbounds %struct.point, ptr %7, i64 %122
  store <16 x float> %112, ptr %123, align 64
  %124 = getelementptr inbounds i8, ptr %123, i64 64
  store <16 x float> %113, ptr %124, align 64
  %125 = add nsw i64 %24, %17
  %126 = getelementptr inbounds %struct.point, ptr %7, i64 %125
  store <16 x float> %98, ptr %126, align 64
  %127 = getelementptr inbounds i8, ptr %126, i64 64
  store <16 x float> %99, ptr %127, align 64
  %128 = add nsw i64 %24, %18
  %129 = getelementptr inbounds %struct.point, ptr %7, i64 %128
  store <16 x float> %114, ptr %129, align 64
  %130 = getelementptr inbounds i8, ptr %129, i64 64
  store <16 x float> %115, ptr %130, align 64
  %131 = add nsw i64 %24, %19
  %132 = getelementptr inbounds %struct.point, ptr %7, i64 %131
  store <16 x float> %100, ptr %132, align 64
  %133 = getelementptr inbounds i8, ptr %132, i64 64
  store <16 x float> %101, ptr %133, align 64
  %134 = add nsw i64 %24, %20
  %135 = getelementptr inbounds %struct.point, ptr %7, i64 %134
  store <16 x float> %116, ptr %135, align 64
  %136 = getelementptr inbounds i8, ptr %135, i64 64
  store <16 x float> %117, ptr %136, align 64
  %137 = add nsw i64 %24, %21
  %138 = getelementptr inbounds %struct.point, ptr %7, i64 %137
  store <16 x float> %102, ptr %138, align 64
  %139 = getelementptr inbounds i8, ptr %138, i64 64
  store <16 x float> %103, ptr %139, align 64
  %140 = add nsw i64 %24, %22
  %141 = getelementptr inbounds %struct.point, ptr %7, i64 %140
  store <16 x float> %118, ptr %141, align 64
  %142 = getelementptr inbounds i8, ptr %141, i64 64
  store <16 x float> %119, ptr %142, align 64
  %143 = add nuw nsw i64 %24, 1
  %144 = icmp eq i64 %143, %2
  br i1 %144, label %145, label %23

145:                                              ; preds = %23, %4
  %146 = icmp sgt i64 %1, 1
  br i1 %146, label %147, label %154

147:                                              ; preds = %145
  %148 = shl nsw i64 %1, 2
  %149 = mul nsw i64 %1, 5
  %150 = shl nuw nsw i64 %1, 1
  %151 = mul nsw i64 %1, 6
  %152 = mul nsw i64 %1, 3
  %153 = mul nsw i64 %1, 7
  br label %155

154:                                              ; preds = %405, %145
  ret void

155:                                              ; preds = %147, %405
  %156 = phi i64 [ 1, %147 ], [ %406, %405 ]
  %157 = mul nsw i64 %156, 14
  %158 = getelementptr inbounds float, ptr %3, i64 %157
  br i1 %8, label %159, label %405

159:                                              ; preds = %155
  %160 = shl nsw i64 %156, 3
  %161 = mul nsw i64 %156, %2
  %162 = add nsw i64 %156, %148
  %163 = mul nsw i64 %162, %2
  %164 = add nsw i64 %156, %1
  %165 = mul nsw i64 %164, %2
  %166 = add nsw i64 %156, %149
  %167 = mul nsw i64 %166, %2
  %168 = add nsw i64 %156, %150
  %169 = mul nsw i64 %168, %2
  %170 = add nsw i64 %156, %151
  %171 = mul nsw i64 %170, %2
  %172 = add nsw i64 %156, %152
  %173 = mul nsw i64 %172, %2
  %174 = add nsw i64 %156, %153
  %175 = mul nsw i64 %174, %2
  %176 = mul nsw i64 %160, %2
  %177 = or i64 %160, 1
  %178 = mul nsw i64 %177, %2
  %179 = getelementptr inbounds float, ptr %158, i64 1
  %180 = or i64 %160, 2
  %181 = mul nsw i64 %180, %2
  %182 = getelementptr inbounds float, ptr %158, i64 2
  %183 = getelementptr inbounds float, ptr %158, i64 3
  %184 = or i64 %160, 3
  %185 = mul nsw i64 %184, %2
  %186 = getelementptr inbounds float, ptr %158, i64 4
  %187 = getelementptr inbounds float, ptr %158, i64 5
  %188 = or i64 %160, 4
  %189 = mul nsw i64 %188, %2
  %190 = getelementptr inbounds float, ptr %158, i64 6
  %191 = getelementptr inbounds float, ptr %158, i64 7
  %192 = or i64 %160, 5
  %193 = mul nsw i64 %192, %2
  %194 = getelementptr inbounds float, ptr %158, i64 8
  %195 = getelementptr inbounds float, ptr %158, i64 9
  %196 = or i64 %160, 6
  %197 = mul nsw i64 %196, %2
  %198 = getelementptr inbounds float, ptr %158, i64 10
  %199 = getelementptr inbounds float, ptr %158, i64 11
  %200 = or i64 %160, 7
  %201 = mul nsw i64 %200, %2
  %202 = getelementptr inbounds float, ptr %158, i64 12
  %203 = getelementptr inbounds float, ptr %158, i64 13
  br label %204

204:                                              ; preds = %204, %159
  %205 = phi i64 [ 0, %159 ], [ %403, %204 ]
  %206 = add nsw i64 %205, %161
  %207 = getelementptr inbounds %struct.point, ptr %5, i64 %206
  %208 = load <16 x float>, ptr %207, align 64
  %209 = getelementptr inbounds i8, ptr %207, i64 64
  %210 = load <16 x float>, ptr %209, align 64
  %211 = add nsw i64 %205, %163
  %212 = getelementptr inbounds %struct.point, ptr %5, i64 %211
  %213 = load <16 x float>, ptr %212, align 64
  %214 = getelementptr inbounds i8, ptr %212, i64 64
  %215 = load <16 x float>, ptr %214, align 64
  %216 = fadd <16 x float> %208, %213
  %217 = fadd <16 x float> %210, %215
  %218 = fsub <16 x float> %208, %213
  %219 = fsub <16 x float> %210, %215
  %220 = add nsw i64 %205, %165
  %221 = getelementptr inbounds %struct.point, ptr %5, i64 %220
  %222 = load <16 x float>, ptr %221, align 64
  %223 = getelementptr inbounds i8, ptr %221, i64 64
  %224 = load <16 x float>, ptr %223, align 64
  %225 = add nsw i64 %205, %167
  %226 = getelementptr inbounds %struct.point, ptr %5, i64 %225
  %227 = load <16 x float>, ptr %226, align 64
  %228 = getelementptr inbounds i8, ptr %226, i64 64
  %229 = load <16 x float>, ptr %228, align 64
  %230 = fadd <16 x float> %222, %227
  %231 = fadd <16 x float> %224, %229
  %232 = fsub <16 x float> %222, %227
  %233 = fsub <16 x float> %224, %229
  %234 = add nsw i64 %205, %169
  %235 = getelementptr inbounds %struct.point, ptr %5, i64 %234
  %236 = load <16 x float>, ptr %235, align 64
  %237 = getelementptr inbounds i8, ptr %235, i64 64
  %238 = load <16 x float>, ptr %237, align 64
  %239 = add nsw i64 %205, %171
  %240 = getelementptr inbounds %struct.point, ptr %5, i64 %239
  %241 = load <16 x float>, ptr %240, align 64
  %242 = getelementptr inbounds i8, ptr %240, i64 64
  %243 = load <16 x float>, ptr %242, align 64
  %244 = fadd <16 x float> %236, %241
  %245 = fadd <16 x float> %238, %243
  %246 = fsub <16 x float> %236, %241
  %247 = fsub <16 x float> %238, %243
  %248 = add nsw i64 %205, %173
  %249 = getelementptr inbounds %struct.point, ptr %5, i64 %248
  %250 = load <16 x float>, ptr %249, align 64
  %251 = getelementptr inbounds i8, ptr %249, i64 64
  %252 = load <16 x float>, ptr %251, align 64
  %253 = add nsw i64 %205, %175
  %254 = getelementptr inbounds %struct.point, ptr %5, i64 %253
  %255 = load <16 x float>, ptr %254, align 64
  %256 = getelementptr inbounds i8, ptr %254, i64 64
  %257 = load <16 x float>, ptr %256, align 64
  %258 = fadd <16 x float> %250, %255
  %259 = fadd <16 x float> %252, %257
  %260 = fsub <16 x float> %250, %255
  %261 = fsub <16 x float> %252, %257
  %262 = fadd <16 x float> %232, %233
  %263 = fmul <16 x float> %262, <float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000>
  %264 = fsub <16 x float> %233, %232
  %265 = fmul <16 x float> %264, <float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000>
  %266 = fadd <16 x float> %260, %261
  %267 = fsub <16 x float> %261, %260
  %268 = fmul <16 x float> %267, <float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000>
  %269 = fmul <16 x float> %266, <float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000>
  %270 = fadd <16 x float> %216, %244
  %271 = fadd <16 x float> %217, %245
  %272 = fsub <16 x float> %216, %244
  %273 = fsub <16 x float> %217, %245
  %274 = fadd <16 x float> %230, %258
  %275 = fadd <16 x float> %231, %259
  %276 = fsub <16 x float> %230, %258
  %277 = fsub <16 x float> %231, %259
  %278 = fadd <16 x float> %270, %274
  %279 = fadd <16 x float> %271, %275
  %280 = fadd <16 x float> %272, %277
  %281 = fsub <16 x float> %273, %276
  %282 = fsub <16 x float> %270, %274
  %283 = fsub <16 x float> %271, %275
  %284 = fsub <16 x float> %272, %277
  %285 = fadd <16 x float> %273, %276
  %286 = fadd <16 x float> %218, %247
  %287 = fsub <16 x float> %219, %246
  %288 = fsub <16 x float> %218, %247
  %289 = fadd <16 x float> %219, %246
  %290 = fadd <16 x float> %263, %268
  %291 = fadd <16 x float> %265, %269
  %292 = fsub <16 x float> %263, %268
  %293 = fsub <16 x float> %265, %269
  %294 = fadd <16 x float> %286, %290
  %295 = fadd <16 x float> %287, %291
  %296 = fadd <16 x float> %288, %293
  %297 = fsub <16 x float> %289, %292
  %298 = fsub <16 x float> %286, %290
  %299 = fsub <16 x float> %287, %291
  %300 = fsub <16 x float> %288, %293
  %301 = fadd <16 x float> %289, %292
  %302 = add nsw i64 %205, %176
  %303 = getelementptr inbounds %struct.point, ptr %7, i64 %302
  store <16 x float> %278, ptr %303, align 64
  %304 = getelementptr inbounds i8, ptr %303, i64 64
  store <16 x float> %279, ptr %304, align 64
  %305 = add nsw i64 %205, %178
  %306 = load float, ptr %158, align 4
  %307 = insertelement <16 x float> poison, float %306, i64 0
  %308 = shufflevector <16 x float> %307, <16 x float> poison, <16 x i32> zeroinitializer
  %309 = load float, ptr %179, align 4
  %310 = insertelement <16 x float> poison, float %309, i64 0
  %311 = shufflevector <16 x float> %310, <16 x float> poison, <16 x i32> zeroinitializer
  %312 = fneg <16 x float> %295
  %313 = fmul <16 x float> %311, %312
  %314 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %294, <16 x float> %308, <16 x float> %313)
  %315 = fmul <16 x float> %295, %308
  %316 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %294, <16 x float> %311, <16 x float> %315)
  %317 = getelementptr inbounds %struct.point, ptr %7, i64 %305
  store <16 x float> %314, ptr %317, align 64
  %318 = getelementptr inbounds i8, ptr %317, i64 64
  store <16 x float> %316, ptr %318, align 64
  %319 = add nsw i64 %205, %181
  %320 = load float, ptr %182, align 4
  %321 = insertelement <16 x float> poison, float %320, i64 0
  %322 = shufflevector <16 x float> %321, <16 x float> poison, <16 x i32> zeroinitializer
  %323 = load float, ptr %183, align 4
  %324 = insertelement <16 x float> poison, float %323, i64 0
  %325 = shufflevector <16 x float> %324, <16 x float> poison, <16 x i32> zeroinitializer
  %326 = fneg <16 x float> %281
  %327 = fmul <16 x float> %325, %326
  %328 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %280, <16 x float> %322, <16 x float> %327)
  %329 = fmul <16 x float> %281, %322
  %330 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %280, <16 x float> %325, <16 x float> %329)
  %331 = getelementptr inbounds %struct.point, ptr %7, i64 %319
  store <16 x float> %328, ptr %331, align 64
  %332 = getelementptr inbounds i8, ptr %331, i64 64
  store <16 x float> %330, ptr %332, align 64
  %333 = add nsw i64 %205, %185
  %334 = load float, ptr %186, align 4
  %335 = insertelement <16 x float> poison, float %334, i64 0
  %336 = shufflevector <16 x float> %335, <16 x float> poison, <16 x i32> zeroinitializer
  %337 = load float, ptr %187, align 4
  %338 = insertelement <16 x float> poison, float %337, i64 0
  %339 = shufflevector <16 x float> %338, <16 x float> poison, <16 x i32> zeroinitializer
  %340 = fneg <16 x float> %297
  %341 = fmul <16 x float> %339, %340
  %342 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %296, <16 x float> %336, <16 x float> %341)
  %343 = fmul <16 x float> %297, %336
  %344 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %296, <16 x float> %339, <16 x float> %343)
  %345 = getelementptr inbounds %struct.point, ptr %7, i64 %333
  store <16 x float> %342, ptr %345, align 64
  %346 = getelementptr inbounds i8, ptr %345, i64 64
  store <16 x float> %344, ptr %346, align 64
  %347 = add nsw i64 %205, %189
  %348 = load float, ptr %190, align 4
  %349 = insertelement <16 x float> poison, float %348, i64 0
  %350 = shufflevector <16 x float> %349, <16 x float> poison, <16 x i32> zeroinitializer
  %351 = load float, ptr %191, align 4
  %352 = insertelement <16 x float> poison, float %351, i64 0
  %353 = shufflevector <16 x float> %352, <16 x float> poison, <16 x i32> zeroinitializer
  %354 = fneg <16 x float> %283
  %355 = fmul <16 x float> %353, %354
  %356 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %282, <16 x float> %350, <16 x float> %355)
  %357 = fmul <16 x float> %283, %350
  %358 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %282, <16 x float> %353, <16 x float> %357)
  %359 = getelementptr inbounds %struct.point, ptr %7, i64 %347
  store <16 x float> %356, ptr %359, align 64
  %360 = getelementptr inbounds i8, ptr %359, i64 64
  store <16 x float> %358, ptr %360, align 64
  %361 = add nsw i64 %205, %193
  %362 = load float, ptr %194, align 4
  %363 = insertelement <16 x float> poison, float %362, i64 0
  %364 = shufflevector <16 x float> %363, <16 x float> poison, <16 x i32> zeroinitializer
  %365 = load float, ptr %195, align 4
  %366 = insertelement <16 x float> poison, float %365, i64 0
  %367 = shufflevector <16 x float> %366, <16 x float> poison, <16 x i32> zeroinitializer
  %368 = fneg <16 x float> %299
  %369 = fmul <16 x float> %367, %368
  %370 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %298, <16 x float> %364, <16 x float> %369)
  %371 = fmul <16 x float> %299, %364
  %372 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %298, <16 x float> %367, <16 x float> %371)
  %373 = getelementptr inbounds %struct.point, ptr %7, i64 %361
  store <16 x float> %370, ptr %373, align 64
  %374 = getelementptr inbounds i8, ptr %373, i64 64
  store <16 x float> %372, ptr %374, align 64
  %375 = add nsw i64 %205, %197
  %376 = load float, ptr %198, align 4
  %377 = insertelement <16 x float> poison, float %376, i64 0
  %378 = shufflevector <16 x float> %377, <16 x float> poison, <16 x i32> zeroinitializer
  %379 = load float, ptr %199, align 4
  %380 = insertelement <16 x float> poison, float %379, i64 0
  %381 = shufflevector <16 x float> %380, <16 x float> poison, <16 x i32> zeroinitializer
  %382 = fneg <16 x float> %285
  %383 = fmul <16 x float> %381, %382
  %384 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %284, <16 x float> %378, <16 x float> %383)
  %385 = fmul <16 x float> %285, %378
  %386 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %284, <16 x float> %381, <16 x float> %385)
  %387 = getelementptr inbounds %struct.point, ptr %7, i64 %375
  store <16 x float> %384, ptr %387, align 64
  %388 = getelementptr inbounds i8, ptr %387, i64 64
  store <16 x float> %386, ptr %388, align 64
  %389 = add nsw i64 %205, %201
  %390 = load float, ptr %202, align 4
  %391 = insertelement <16 x float> poison, float %390, i64 0
  %392 = shufflevector <16 x float> %391, <16 x float> poison, <16 x i32> zeroinitializer
  %393 = load float, ptr %203, align 4
  %394 = insertelement <16 x float> poison, float %393, i64 0
  %395 = shufflevector <16 x float> %394, <16 x float> poison, <16 x i32> zeroinitializer
  %396 = fneg <16 x float> %301
  %397 = fmul <16 x float> %395, %396
  %398 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %300, <16 x float> %392, <16 x float> %397)
  %399 = fmul <16 x float> %301, %392
  %400 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %300, <16 x float> %395, <16 x float> %399)
  %401 = getelementptr inbounds %struct.point, ptr %7, i64 %389
  store <16 x float> %398, ptr %401, align 64
  %402 = getelementptr inbounds i8, ptr %401, i64 64
  store <16 x float> %400, ptr %402, align 64
  %403 = add nuw nsw i64 %205, 1
  %404 = icmp eq i64 %403, %2
  br i1 %404, label %405, label %204

405:                                              ; preds = %204, %155
  %406 = add nuw nsw i64 %156, 1
  %407 = icmp eq i64 %406, %1
  br i1 %407, label %154, label %155
}

define internal fastcc void @four_inside(ptr %0, i64 %1, i64 %2, ptr %3) {
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = icmp sgt i64 %2, 0
  br i1 %8, label %9, label %66

9:                                                ; preds = %4
  %10 = mul i64 %2, %1
  %11 = shl i64 %10, 1
  %12 = mul nsw i64 %1, 3
  %13 = mul nsw i64 %12, %2
  %14 = shl nuw nsw i64 %2, 1
  %15 = mul nsw i64 %2, 3
  br label %16

16:                                               ; preds = %16, %9
  %17 = phi i64 [ 0, %9 ], [ %64, %16 ]
  %18 = getelementptr inbounds %struct.point, ptr %5, i64 %17
  %19 = load <16 x float>, ptr %18, align 64
  %20 = getelementptr inbounds i8, ptr %18, i64 64
  %21 = load <16 x float>, ptr %20, align 64
  %22 = add nsw i64 %17, %10
  %23 = getelementptr inbounds %struct.point, ptr %5, i64 %22
  %24 = load <16 x float>, ptr %23, align 64
  %25 = getelementptr inbounds i8, ptr %23, i64 64
  %26 = load <16 x float>, ptr %25, align 64
  %27 = add nsw i64 %17, %11
  %28 = getelementptr inbounds %struct.point, ptr %5, i64 %27
  %29 = load <16 x float>, ptr %28, align 64
  %30 = getelementptr inbounds i8, ptr %28, i64 64
  %31 = load <16 x float>, ptr %30, align 64
  %32 = add nsw i64 %17, %13
  %33 = getelementptr inbounds %struct.point, ptr %5, i64 %32
  %34 = load <16 x float>, ptr %33, align 64
  %35 = getelementptr inbounds i8, ptr %33, i64 64
  %36 = load <16 x float>, ptr %35, align 64
  %37 = fadd <16 x float> %19, %29
  %38 = fadd <16 x float> %21, %31
  %39 = fsub <16 x float> %19, %29
  %40 = fsub <16 x float> %21, %31
  %41 = fadd <16 x float> %24, %34
  %42 = fadd <16 x float> %26, %36
  %43 = fsub <16 x float> %24, %34
  %44 = fsub <16 x float> %26, %36
  %45 = fadd <16 x float> %37, %41
  %46 = fadd <16 x float> %38, %42
  %47 = fadd <16 x float> %39, %44
  %48 = fsub <16 x float> %40, %43
  %49 = fsub <16 x float> %37, %41
  %50 = fsub <16 x float> %38, %42
  %51 = fsub <16 x float> %39, %44
  %52 = fadd <16 x float> %40, %43
  %53 = getelementptr inbounds %struct.point, ptr %7, i64 %17
  store <16 x float> %45, ptr %53, align 64
  %54 = getelementptr inbounds i8, ptr %53, i64 64
  store <16 x float> %46, ptr %54, align 64
  %55 = add nsw i64 %17, %2
  %56 = getelementptr inbounds %struct.point, ptr %7, i64 %55
  store <16 x float> %47, ptr %56, align 64
  %57 = getelementptr inbounds i8, ptr %56, i64 64
  store <16 x float> %48, ptr %57, align 64
  %58 = add nsw i64 %17, %14
  %59 = getelementptr inbounds %struct.point, ptr %7, i64 %58
  store <16 x float> %49, ptr %59, align 64
  %60 = getelementptr inbounds i8, ptr %59, i64 64
  store <16 x float> %50, ptr %60, align 64
  %61 = add nsw i64 %17, %15
  %62 = getelementptr inbounds %struct.point, ptr %7, i64 %61
  store <16 x float> %51, ptr %62, align 64
  %63 = getelementptr inbounds i8, ptr %62, i64 64
  store <16 x float> %52, ptr %63, align 64
  %64 = add nuw nsw i64 %17, 1
  %65 = icmp eq i64 %64, %2
  br i1 %65, label %66, label %16

66:                                               ; preds = %16, %4
  %67 = icmp sgt i64 %1, 1
  br i1 %67, label %68, label %71

68:                                               ; preds = %66
  %69 = shl nuw nsw i64 %1, 1
  %70 = mul nsw i64 %1, 3
  br label %72

71:                                               ; preds = %182, %66
  ret void

72:                                               ; preds = %68, %182
  %73 = phi i64 [ 1, %68 ], [ %183, %182 ]
  %74 = mul nsw i64 %73, 6
  %75 = getelementptr inbounds float, ptr %3, i64 %74
  br i1 %8, label %76, label %182

76:                                               ; preds = %72
  %77 = shl nsw i64 %73, 2
  %78 = mul nsw i64 %73, %2
  %79 = add nsw i64 %73, %1
  %80 = mul nsw i64 %79, %2
  %81 = add nsw i64 %73, %69
  %82 = mul nsw i64 %81, %2
  %83 = add nsw i64 %73, %70
  %84 = mul nsw i64 %83, %2
  %85 = mul nsw i64 %77, %2
  %86 = or i64 %77, 1
  %87 = mul nsw i64 %86, %2
  %88 = getelementptr inbounds float, ptr %75, i64 1
  %89 = or i64 %77, 2
  %90 = mul nsw i64 %89, %2
  %91 = getelementptr inbounds float, ptr %75, i64 2
  %92 = getelementptr inbounds float, ptr %75, i64 3
  %93 = or i64 %77, 3
  %94 = mul nsw i64 %93, %2
  %95 = getelementptr inbounds float, ptr %75, i64 4
  %96 = getelementptr inbounds float, ptr %75, i64 5
  br label %97

97:                                               ; preds = %97, %76
  %98 = phi i64 [ 0, %76 ], [ %180, %97 ]
  %99 = add nsw i64 %98, %78
  %100 = getelementptr inbounds %struct.point, ptr %5, i64 %99
  %101 = load <16 x float>, ptr %100, align 64
  %102 = getelementptr inbounds i8, ptr %100, i64 64
  %103 = load <16 x float>, ptr %102, align 64
  %104 = add nsw i64 %98, %80
  %105 = getelementptr inbounds %struct.point, ptr %5, i64 %104
  %106 = load <16 x float>, ptr %105, align 64
  %107 = getelementptr inbounds i8, ptr %105, i64 64
  %108 = load <16 x float>, ptr %107, align 64
  %109 = add nsw i64 %98, %82
  %110 = getelementptr inbounds %struct.point, ptr %5, i64 %109
  %111 = load <16 x float>, ptr %110, align 64
  %112 = getelementptr inbounds i8, ptr %110, i64 64
  %113 = load <16 x float>, ptr %112, align 64
  %114 = add nsw i64 %98, %84
  %115 = getelementptr inbounds %struct.point, ptr %5, i64 %114
  %116 = load <16 x float>, ptr %115, align 64
  %117 = getelementptr inbounds i8, ptr %115, i64 64
  %118 = load <16 x float>, ptr %117, align 64
  %119 = fadd <16 x float> %101, %111
  %120 = fadd <16 x float> %103, %113
  %121 = fsub <16 x float> %101, %111
  %122 = fsub <16 x float> %103, %113
  %123 = fadd <16 x float> %106, %116
  %124 = fadd <16 x float> %108, %118
  %125 = fsub <16 x float> %106, %116
  %126 = fsub <16 x float> %108, %118
  %127 = fadd <16 x float> %119, %123
  %128 = fadd <16 x float> %120, %124
  %129 = fadd <16 x float> %121, %126
  %130 = fsub <16 x float> %122, %125
  %131 = fsub <16 x float> %119, %123
  %132 = fsub <16 x float> %120, %124
  %133 = fsub <16 x float> %121, %126
  %134 = fadd <16 x float> %122, %125
  %135 = add nsw i64 %98, %85
  %136 = getelementptr inbounds %struct.point, ptr %7, i64 %135
  store <16 x float> %127, ptr %136, align 64
  %137 = getelementptr inbounds i8, ptr %136, i64 64
  store <16 x float> %128, ptr %137, align 64
  %138 = add nsw i64 %98, %87
  %139 = load float, ptr %75, align 4
  %140 = insertelement <16 x float> poison, float %139, i64 0
  %141 = shufflevector <16 x float> %140, <16 x float> poison, <16 x i32> zeroinitializer
  %142 = load float, ptr %88, align 4
  %143 = insertelement <16 x float> poison, float %142, i64 0
  %144 = shufflevector <16 x float> %143, <16 x float> poison, <16 x i32> zeroinitializer
  %145 = fneg <16 x float> %130
  %146 = fmul <16 x float> %144, %145
  %147 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %129, <16 x float> %141, <16 x float> %146)
  %148 = fmul <16 x float> %130, %141
  %149 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %129, <16 x float> %144, <16 x float> %148)
  %150 = getelementptr inbounds %struct.point, ptr %7, i64 %138
  store <16 x float> %147, ptr %150, align 64
  %151 = getelementptr inbounds i8, ptr %150, i64 64
  store <16 x float> %149, ptr %151, align 64
  %152 = add nsw i64 %98, %90
  %153 = load float, ptr %91, align 4
  %154 = insertelement <16 x float> poison, float %153, i64 0
  %155 = shufflevector <16 x float> %154, <16 x float> poison, <16 x i32> zeroinitializer
  %156 = load float, ptr %92, align 4
  %157 = insertelement <16 x float> poison, float %156, i64 0
  %158 = shufflevector <16 x float> %157, <16 x float> poison, <16 x i32> zeroinitializer
  %159 = fneg <16 x float> %132
  %160 = fmul <16 x float> %158, %159
  %161 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %131, <16 x float> %155, <16 x float> %160)
  %162 = fmul <16 x float> %132, %155
  %163 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %131, <16 x float> %158, <16 x float> %162)
  %164 = getelementptr inbounds %struct.point, ptr %7, i64 %152
  store <16 x float> %161, ptr %164, align 64
  %165 = getelementptr inbounds i8, ptr %164, i64 64
  store <16 x float> %163, ptr %165, align 64
  %166 = add nsw i64 %98, %94
  %167 = load float, ptr %95, align 4
  %168 = insertelement <16 x float> poison, float %167, i64 0
  %169 = shufflevector <16 x float> %168, <16 x float> poison, <16 x i32> zeroinitializer
  %170 = load float, ptr %96, align 4
  %171 = insertelement <16 x float> poison, float %170, i64 0
  %172 = shufflevector <16 x float> %171, <16 x float> poison, <16 x i32> zeroinitializer
  %173 = fneg <16 x float> %134
  %174 = fmul <16 x float> %172, %173
  %175 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %133, <16 x float> %169, <16 x float> %174)
  %176 = fmul <16 x float> %134, %169
  %177 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %133, <16 x float> %172, <16 x float> %176)
  %178 = getelementptr inbounds %struct.point, ptr %7, i64 %166
  store <16 x float> %175, ptr %178, align 64
  %179 = getelementptr inbounds i8, ptr %178, i64 64
  store <16 x float> %177, ptr %179, align 64
  %180 = add nuw nsw i64 %98, 1
  %181 = icmp eq i64 %180, %2
  br i1 %181, label %182, label %97

182:                                              ; preds = %97, %72
  %183 = add nuw nsw i64 %73, 1
  %184 = icmp eq i64 %183, %1
  br i1 %184, label %71, label %72
}

define internal fastcc void @two_inside(ptr %0, i64 %1, i64 %2, ptr %3) {
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = icmp sgt i64 %2, 0
  br i1 %8, label %9, label %33

9:                                                ; preds = %4
  %10 = mul nsw i64 %2, %1
  br label %11

11:                                               ; preds = %11, %9
  %12 = phi i64 [ 0, %9 ], [ %31, %11 ]
  %13 = getelementptr inbounds %struct.point, ptr %5, i64 %12
  %14 = load <16 x float>, ptr %13, align 64
  %15 = getelementptr inbounds i8, ptr %13, i64 64
  %16 = load <16 x float>, ptr %15, align 64
  %17 = add nsw i64 %12, %10
  %18 = getelementptr inbounds %struct.point, ptr %5, i64 %17
  %19 = load <16 x float>, ptr %18, align 64
  %20 = getelementptr inbounds i8, ptr %18, i64 64
  %21 = load <16 x float>, ptr %20, align 64
  %22 = fadd <16 x float> %14, %19
  %23 = fadd <16 x float> %16, %21
  %24 = getelementptr inbounds %struct.point, ptr %7, i64 %12
  store <16 x float> %22, ptr %24, align 64
  %25 = getelementptr inbounds i8, ptr %24, i64 64
  store <16 x float> %23, ptr %25, align 64
  %26 = add nsw i64 %12, %2
  %27 = fsub <16 x float> %14, %19
  %28 = fsub <16 x float> %16, %21
  %29 = getelementptr inbounds %struct.point, ptr %7, i64 %26
  store <16 x float> %27, ptr %29, align 64
  %30 = getelementptr inbounds i8, ptr %29, i64 64
  store <16 x float> %28, ptr %30, align 64
  %31 = add nuw nsw i64 %12, 1
  %32 = icmp eq i64 %31, %2
  br i1 %32, label %33, label %11

33:                                               ; preds = %11, %4
  %34 = icmp sgt i64 %1, 1
  br i1 %34, label %36, label %35

35:                                               ; preds = %83, %33
  ret void

36:                                               ; preds = %33, %83
  %37 = phi i64 [ %84, %83 ], [ 1, %33 ]
  %38 = shl nuw nsw i64 %37, 1
  %39 = getelementptr inbounds float, ptr %3, i64 %38
  br i1 %8, label %40, label %83

40:                                               ; preds = %36
  %41 = mul nsw i64 %37, %2
  %42 = add nsw i64 %37, %1
  %43 = mul nsw i64 %42, %2
  %44 = mul nsw i64 %38, %2
  %45 = or i64 %38, 1
  %46 = mul nsw i64 %45, %2
  %47 = getelementptr inbounds float, ptr %39, i64 1
  br label %48

48:                                               ; preds = %48, %40
  %49 = phi i64 [ 0, %40 ], [ %81, %48 ]
  %50 = add nsw i64 %49, %41
  %51 = getelementptr inbounds %struct.point, ptr %5, i64 %50
  %52 = load <16 x float>, ptr %51, align 64
  %53 = getelementptr inbounds i8, ptr %51, i64 64
  %54 = load <16 x float>, ptr %53, align 64
  %55 = add nsw i64 %49, %43
  %56 = getelementptr inbounds %struct.point, ptr %5, i64 %55
  %57 = load <16 x float>, ptr %56, align 64
  %58 = getelementptr inbounds i8, ptr %56, i64 64
  %59 = load <16 x float>, ptr %58, align 64
  %60 = add nsw i64 %49, %44
  %61 = fadd <16 x float> %52, %57
  %62 = fadd <16 x float> %54, %59
  %63 = getelementptr inbounds %struct.point, ptr %7, i64 %60
  store <16 x float> %61, ptr %63, align 64
  %64 = getelementptr inbounds i8, ptr %63, i64 64
  store <16 x float> %62, ptr %64, align 64
  %65 = add nsw i64 %49, %46
  %66 = fsub <16 x float> %52, %57
  %67 = fsub <16 x float> %54, %59
  %68 = load float, ptr %39, align 4
  %69 = insertelement <16 x float> poison, float %68, i64 0
  %70 = shufflevector <16 x float> %69, <16 x float> poison, <16 x i32> zeroinitializer
  %71 = load float, ptr %47, align 4
  %72 = insertelement <16 x float> poison, float %71, i64 0
  %73 = shufflevector <16 x float> %72, <16 x float> poison, <16 x i32> zeroinitializer
  %74 = fneg <16 x float> %67
  %75 = fmul <16 x float> %73, %74
  %76 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %66, <16 x float> %70, <16 x float> %75)
  %77 = fmul <16 x float> %67, %70
  %78 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %66, <16 x float> %73, <16 x float> %77)
  %79 = getelementptr inbounds %struct.point, ptr %7, i64 %65
  store <16 x float> %76, ptr %79, align 64
  %80 = getelementptr inbounds i8, ptr %79, i64 64
  store <16 x float> %78, ptr %80, align 64
  %81 = add nuw nsw i64 %49, 1
  %82 = icmp eq i64 %81, %2
  br i1 %82, label %83, label %48

83:                                               ; preds = %48, %36
  %84 = add nuw nsw i64 %37, 1
  %85 = icmp eq i64 %84, %1
  br i1 %85, label %35, label %36
}

define internal fastcc void @three(ptr %0, i64 %1, i64 %2, ptr %3, ptr %4) {
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = icmp sgt i64 %2, 0
  br i1 %9, label %10, label %63

10:                                               ; preds = %5
  %11 = mul i64 %2, %1
  %12 = shl i64 %11, 1
  %13 = getelementptr inbounds float, ptr %4, i64 2
  %14 = getelementptr inbounds float, ptr %4, i64 3
  %15 = shl nsw i64 %2, 1
  br label %16

16:                                               ; preds = %10, %16
  %17 = phi i64 [ %61, %16 ], [ 0, %10 ]
  %18 = getelementptr inbounds %struct.point, ptr %6, i64 %17
  %19 = load <16 x float>, ptr %18, align 64
  %20 = getelementptr inbounds i8, ptr %18, i64 64
  %21 = load <16 x float>, ptr %20, align 64
  %22 = add nsw i64 %11, %17
  %23 = getelementptr inbounds %struct.point, ptr %6, i64 %22
  %24 = load <16 x float>, ptr %23, align 64
  %25 = getelementptr inbounds i8, ptr %23, i64 64
  %26 = load <16 x float>, ptr %25, align 64
  %27 = add nsw i64 %12, %17
  %28 = getelementptr inbounds %struct.point, ptr %6, i64 %27
  %29 = load <16 x float>, ptr %28, align 64
  %30 = getelementptr inbounds i8, ptr %28, i64 64
  %31 = load <16 x float>, ptr %30, align 64
  %32 = fadd <16 x float> %24, %29
  %33 = fadd <16 x float> %26, %31
  %34 = fsub <16 x float> %24, %29
  %35 = fsub <16 x float> %26, %31
  %36 = fadd <16 x float> %19, %32
  %37 = fadd <16 x float> %21, %33
  %38 = getelementptr inbounds %struct.point, ptr %8, i64 %17
  store <16 x float> %36, ptr %38, align 64
  %39 = getelementptr inbounds i8, ptr %38, i64 64
  store <16 x float> %37, ptr %39, align 64
  %40 = load float, ptr %13, align 4
  %41 = insertelement <16 x float> poison, float %40, i64 0
  %42 = shufflevector <16 x float> %41, <16 x float> poison, <16 x i32> zeroinitializer
  %43 = load float, ptr %14, align 4
  %44 = insertelement <16 x float> poison, float %43, i64 0
  %45 = shufflevector <16 x float> %44, <16 x float> poison, <16 x i32> zeroinitializer
  %46 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %42, <16 x float> %32, <16 x float> %19)
  %47 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %42, <16 x float> %33, <16 x float> %21)
  %48 = fneg <16 x float> %45
  %49 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %48, <16 x float> %35, <16 x float> zeroinitializer)
  %50 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %45, <16 x float> %34, <16 x float> zeroinitializer)
  %51 = add nsw i64 %17, %2
  %52 = fadd <16 x float> %46, %49
  %53 = fadd <16 x float> %47, %50
  %54 = getelementptr inbounds %struct.point, ptr %8, i64 %51
  store <16 x float> %52, ptr %54, align 64
  %55 = getelementptr inbounds i8, ptr %54, i64 64
  store <16 x float> %53, ptr %55, align 64
  %56 = add nsw i64 %15, %17
  %57 = fsub <16 x float> %46, %49
  %58 = fsub <16 x float> %47, %50
  %59 = getelementptr inbounds %struct.point, ptr %8, i64 %56
  store <16 x float> %57, ptr %59, align 64
  %60 = getelementptr inbounds i8, ptr %59, i64 64
  store <16 x float> %58, ptr %60, align 64
  %61 = add nuw nsw i64 %17, 1
  %62 = icmp eq i64 %61, %2
  br i1 %62, label %63, label %16

63:                                               ; preds = %16, %5
  %64 = icmp sgt i64 %1, 1
  br i1 %64, label %65, label %71

65:                                               ; preds = %63
  %66 = icmp eq ptr %3, null
  %67 = getelementptr inbounds float, ptr %3, i64 -2
  %68 = shl nsw i64 %1, 1
  %69 = getelementptr inbounds float, ptr %4, i64 2
  %70 = getelementptr inbounds float, ptr %4, i64 3
  br label %72

71:                                               ; preds = %171, %63
  ret void

72:                                               ; preds = %65, %171
  %73 = phi i64 [ 1, %65 ], [ %172, %171 ]
  br i1 %9, label %74, label %171

74:                                               ; preds = %72
  %75 = shl nsw i64 %73, 2
  %76 = mul nsw i64 %73, %2
  %77 = mul nsw i64 %73, 3
  %78 = mul nsw i64 %77, %2
  %79 = getelementptr inbounds float, ptr %67, i64 %75
  %80 = add nsw i64 %73, %1
  %81 = mul nsw i64 %80, %2
  %82 = add nsw i64 %68, %73
  %83 = mul nsw i64 %82, %2
  %84 = add nuw nsw i64 %77, 1
  %85 = mul nsw i64 %84, %2
  %86 = getelementptr inbounds float, ptr %79, i64 2
  %87 = getelementptr inbounds float, ptr %86, i64 1
  %88 = add nuw nsw i64 %77, 2
  %89 = mul nsw i64 %88, %2
  %90 = getelementptr inbounds float, ptr %79, i64 4
  %91 = getelementptr inbounds float, ptr %90, i64 1
  br label %92

92:                                               ; preds = %164, %74
  %93 = phi i64 [ 0, %74 ], [ %169, %164 ]
  %94 = add nsw i64 %93, %76
  %95 = getelementptr inbounds %struct.point, ptr %6, i64 %94
  %96 = load <16 x float>, ptr %95, align 64
  %97 = getelementptr inbounds i8, ptr %95, i64 64
  %98 = load <16 x float>, ptr %97, align 64
  %99 = add nsw i64 %81, %93
  %100 = getelementptr inbounds %struct.point, ptr %6, i64 %99
  %101 = load <16 x float>, ptr %100, align 64
  %102 = getelementptr inbounds i8, ptr %100, i64 64
  %103 = load <16 x float>, ptr %102, align 64
  %104 = add nsw i64 %83, %93
  %105 = getelementptr inbounds %struct.point, ptr %6, i64 %104
  %106 = load <16 x float>, ptr %105, align 64
  %107 = getelementptr inbounds i8, ptr %105, i64 64
  %108 = load <16 x float>, ptr %107, align 64
  %109 = fadd <16 x float> %101, %106
  %110 = fadd <16 x float> %103, %108
  %111 = fsub <16 x float> %101, %106
  %112 = fsub <16 x float> %103, %108
  %113 = fadd <16 x float> %96, %109
  %114 = fadd <16 x float> %98, %110
  %115 = add nsw i64 %93, %78
  %116 = getelementptr inbounds %struct.point, ptr %8, i64 %115
  store <16 x float> %113, ptr %116, align 64
  %117 = getelementptr inbounds i8, ptr %116, i64 64
  store <16 x float> %114, ptr %117, align 64
  %118 = load float, ptr %69, align 4
  %119 = insertelement <16 x float> poison, float %118, i64 0
  %120 = shufflevector <16 x float> %119, <16 x float> poison, <16 x i32> zeroinitializer
  %121 = load float, ptr %70, align 4
  %122 = insertelement <16 x float> poison, float %121, i64 0
  %123 = shufflevector <16 x float> %122, <16 x float> poison, <16 x i32> zeroinitializer
  %124 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %120, <16 x float> %109, <16 x float> %96)
  %125 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %120, <16 x float> %110, <16 x float> %98)
  %126 = fneg <16 x float> %123
  %127 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %126, <16 x float> %112, <16 x float> zeroinitializer)
  %128 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %123, <16 x float> %111, <16 x float> zeroinitializer)
  %129 = add nsw i64 %85, %93
  %130 = fadd <16 x float> %124, %127
  %131 = fadd <16 x float> %125, %128
  br i1 %66, label %144, label %132

132:                                              ; preds = %92
  %133 = load float, ptr %86, align 4
  %134 = insertelement <16 x float> poison, float %133, i64 0
  %135 = shufflevector <16 x float> %134, <16 x float> poison, <16 x i32> zeroinitializer
  %136 = load float, ptr %87, align 4
  %137 = insertelement <16 x float> poison, float %136, i64 0
  %138 = shufflevector <16 x float> %137, <16 x float> poison, <16 x i32> zeroinitializer
  %139 = fneg <16 x float> %131
  %140 = fmul <16 x float> %138, %139
  %141 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %130, <16 x float> %135, <16 x float> %140)
  %142 = fmul <16 x float> %131, %135
  %143 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %130, <16 x float> %138, <16 x float> %142)
  br label %144

144:                                              ; preds = %132, %92
  %145 = phi <16 x float> [ %143, %132 ], [ %131, %92 ]
  %146 = phi <16 x float> [ %141, %132 ], [ %130, %92 ]
  %147 = getelementptr inbounds %struct.point, ptr %8, i64 %129
  store <16 x float> %146, ptr %147, align 64
  %148 = getelementptr inbounds i8, ptr %147, i64 64
  store <16 x float> %145, ptr %148, align 64
  %149 = add nsw i64 %89, %93
  %150 = fsub <16 x float> %124, %127
  %151 = fsub <16 x float> %125, %128
  br i1 %66, label %164, label %152

152:                                              ; preds = %144
  %153 = load float, ptr %90, align 4
  %154 = insertelement <16 x float> poison, float %153, i64 0
  %155 = shufflevector <16 x float> %154, <16 x float> poison, <16 x i32> zeroinitializer
  %156 = load float, ptr %91, align 4
  %157 = insertelement <16 x float> poison, float %156, i64 0
  %158 = shufflevector <16 x float> %157, <16 x float> poison, <16 x i32> zeroinitializer
  %159 = fneg <16 x float> %151
  %160 = fmul <16 x float> %158, %159
  %161 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %150, <16 x float> %155, <16 x float> %160)
  %162 = fmul <16 x float> %151, %155
  %163 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %150, <16 x float> %158, <16 x float> %162)
  br label %164

164:                                              ; preds = %152, %144
  %165 = phi <16 x float> [ %163, %152 ], [ %151, %144 ]
  %166 = phi <16 x float> [ %161, %152 ], [ %150, %144 ]
  %167 = getelementptr inbounds %struct.point, ptr %8, i64 %149
  store <16 x float> %166, ptr %167, align 64
  %168 = getelementptr inbounds i8, ptr %167, i64 64
  store <16 x float> %165, ptr %168, align 64
  %169 = add nuw nsw i64 %93, 1
  %170 = icmp eq i64 %169, %2
  br i1 %170, label %171, label %92

171:                                              ; preds = %164, %72
  %172 = add nuw nsw i64 %73, 1
  %173 = icmp eq i64 %172, %1
  br i1 %173, label %71, label %72
}

define internal fastcc void @five(ptr %0, i64 %1, i64 %2, ptr %3, ptr %4) {
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = icmp sgt i64 %2, 0
  br i1 %9, label %10, label %130

10:                                               ; preds = %5
  %11 = mul i64 %2, %1
  %12 = getelementptr inbounds float, ptr %4, i64 4
  %13 = shl i64 %11, 2
  %14 = shl i64 %11, 1
  %15 = mul i64 %11, 3
  %16 = getelementptr inbounds float, ptr %4, i64 2
  %17 = getelementptr inbounds float, ptr %4, i64 3
  %18 = getelementptr inbounds float, ptr %4, i64 5
  %19 = shl nsw i64 %2, 2
  %20 = getelementptr inbounds float, ptr %4, i64 8
  %21 = getelementptr inbounds float, ptr %4, i64 9
  %22 = shl nsw i64 %2, 1
  %23 = mul nsw i64 %2, 3
  br label %24

24:                                               ; preds = %10, %24
  %25 = phi i64 [ %128, %24 ], [ 0, %10 ]
  %26 = getelementptr inbounds %struct.point, ptr %6, i64 %25
  %27 = load <16 x float>, ptr %26, align 64
  %28 = getelementptr inbounds i8, ptr %26, i64 64
  %29 = load <16 x float>, ptr %28, align 64
  %30 = add nsw i64 %11, %25
  %31 = getelementptr inbounds %struct.point, ptr %6, i64 %30
  %32 = load <16 x float>, ptr %31, align 64
  %33 = getelementptr inbounds i8, ptr %31, i64 64
  %34 = load <16 x float>, ptr %33, align 64
  %35 = add nsw i64 %13, %25
  %36 = getelementptr inbounds %struct.point, ptr %6, i64 %35
  %37 = load <16 x float>, ptr %36, align 64
  %38 = getelementptr inbounds i8, ptr %36, i64 64
  %39 = load <16 x float>, ptr %38, align 64
  %40 = fadd <16 x float> %32, %37
  %41 = fadd <16 x float> %34, %39
  %42 = fsub <16 x float> %32, %37
  %43 = fsub <16 x float> %34, %39
  %44 = fadd <16 x float> %27, %40
  %45 = fadd <16 x float> %29, %41
  %46 = add nsw i64 %14, %25
  %47 = getelementptr inbounds %struct.point, ptr %6, i64 %46
  %48 = load <16 x float>, ptr %47, align 64
  %49 = getelementptr inbounds i8, ptr %47, i64 64
  %50 = load <16 x float>, ptr %49, align 64
  %51 = add nsw i64 %15, %25
  %52 = getelementptr inbounds %struct.point, ptr %6, i64 %51
  %53 = load <16 x float>, ptr %52, align 64
  %54 = getelementptr inbounds i8, ptr %52, i64 64
  %55 = load <16 x float>, ptr %54, align 64
  %56 = fadd <16 x float> %48, %53
  %57 = fadd <16 x float> %50, %55
  %58 = fsub <16 x float> %48, %53
  %59 = fsub <16 x float> %50, %55
  %60 = fadd <16 x float> %44, %56
  %61 = fadd <16 x float> %45, %57
  %62 = getelementptr inbounds %struct.point, ptr %8, i64 %25
  store <16 x float> %60, ptr %62, align 64
  %63 = getelementptr inbounds i8, ptr %62, i64 64
  store <16 x float> %61, ptr %63, align 64
  %64 = load float, ptr %16, align 4
  %65 = insertelement <16 x float> poison, float %64, i64 0
  %66 = shufflevector <16 x float> %65, <16 x float> poison, <16 x i32> zeroinitializer
  %67 = load float, ptr %17, align 4
  %68 = insertelement <16 x float> poison, float %67, i64 0
  %69 = shufflevector <16 x float> %68, <16 x float> poison, <16 x i32> zeroinitializer
  %70 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %66, <16 x float> %40, <16 x float> %27)
  %71 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %66, <16 x float> %41, <16 x float> %29)
  %72 = fneg <16 x float> %69
  %73 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %72, <16 x float> %43, <16 x float> zeroinitializer)
  %74 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %69, <16 x float> %42, <16 x float> zeroinitializer)
  %75 = load float, ptr %12, align 4
  %76 = insertelement <16 x float> poison, float %75, i64 0
  %77 = shufflevector <16 x float> %76, <16 x float> poison, <16 x i32> zeroinitializer
  %78 = load float, ptr %18, align 4
  %79 = insertelement <16 x float> poison, float %78, i64 0
  %80 = shufflevector <16 x float> %79, <16 x float> poison, <16 x i32> zeroinitializer
  %81 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %77, <16 x float> %56, <16 x float> %70)
  %82 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %77, <16 x float> %57, <16 x float> %71)
  %83 = fneg <16 x float> %80
  %84 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %83, <16 x float> %59, <16 x float> %73)
  %85 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %80, <16 x float> %58, <16 x float> %74)
  %86 = add nsw i64 %25, %2
  %87 = fadd <16 x float> %81, %84
  %88 = fadd <16 x float> %82, %85
  %89 = getelementptr inbounds %struct.point, ptr %8, i64 %86
  store <16 x float> %87, ptr %89, align 64
  %90 = getelementptr inbounds i8, ptr %89, i64 64
  store <16 x float> %88, ptr %90, align 64
  %91 = add nsw i64 %19, %25
  %92 = fsub <16 x float> %81, %84
  %93 = fsub <16 x float> %82, %85
  %94 = getelementptr inbounds %struct.point, ptr %8, i64 %91
  store <16 x float> %92, ptr %94, align 64
  %95 = getelementptr inbounds i8, ptr %94, i64 64
  store <16 x float> %93, ptr %95, align 64
  %96 = load float, ptr %12, align 4
  %97 = insertelement <16 x float> poison, float %96, i64 0
  %98 = shufflevector <16 x float> %97, <16 x float> poison, <16 x i32> zeroinitializer
  %99 = load float, ptr %18, align 4
  %100 = insertelement <16 x float> poison, float %99, i64 0
  %101 = shufflevector <16 x float> %100, <16 x float> poison, <16 x i32> zeroinitializer
  %102 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %98, <16 x float> %40, <16 x float> %27)
  %103 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %98, <16 x float> %41, <16 x float> %29)
  %104 = fneg <16 x float> %101
  %105 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %104, <16 x float> %43, <16 x float> zeroinitializer)
  %106 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %101, <16 x float> %42, <16 x float> zeroinitializer)
  %107 = load float, ptr %20, align 4
  %108 = insertelement <16 x float> poison, float %107, i64 0
  %109 = shufflevector <16 x float> %108, <16 x float> poison, <16 x i32> zeroinitializer
  %110 = load float, ptr %21, align 4
  %111 = insertelement <16 x float> poison, float %110, i64 0
  %112 = shufflevector <16 x float> %111, <16 x float> poison, <16 x i32> zeroinitializer
  %113 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %109, <16 x float> %56, <16 x float> %102)
  %114 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %109, <16 x float> %57, <16 x float> %103)
  %115 = fneg <16 x float> %112
  %116 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %115, <16 x float> %59, <16 x float> %105)
  %117 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %112, <16 x float> %58, <16 x float> %106)
  %118 = add nsw i64 %22, %25
  %119 = fadd <16 x float> %113, %116
  %120 = fadd <16 x float> %114, %117
  %121 = getelementptr inbounds %struct.point, ptr %8, i64 %118
  store <16 x float> %119, ptr %121, align 64
  %122 = getelementptr inbounds i8, ptr %121, i64 64
  store <16 x float> %120, ptr %122, align 64
  %123 = add nsw i64 %23, %25
  %124 = fsub <16 x float> %113, %116
  %125 = fsub <16 x float> %114, %117
  %126 = getelementptr inbounds %struct.point, ptr %8, i64 %123
  store <16 x float> %124, ptr %126, align 64
  %127 = getelementptr inbounds i8, ptr %126, i64 64
  store <16 x float> %125, ptr %127, align 64
  %128 = add nuw nsw i64 %25, 1
  %129 = icmp eq i64 %128, %2
  br i1 %129, label %130, label %24

130:                                              ; preds = %24, %5
  %131 = icmp sgt i64 %1, 1
  br i1 %131, label %132, label %144

132:                                              ; preds = %130
  %133 = icmp eq ptr %3, null
  %134 = getelementptr inbounds float, ptr %3, i64 -2
  %135 = shl nsw i64 %1, 2
  %136 = shl nsw i64 %1, 1
  %137 = mul nsw i64 %1, 3
  %138 = getelementptr inbounds float, ptr %4, i64 2
  %139 = getelementptr inbounds float, ptr %4, i64 3
  %140 = getelementptr inbounds float, ptr %4, i64 4
  %141 = getelementptr inbounds float, ptr %4, i64 5
  %142 = getelementptr inbounds float, ptr %4, i64 8
  %143 = getelementptr inbounds float, ptr %4, i64 9
  br label %145

144:                                              ; preds = %345, %130
  ret void

145:                                              ; preds = %132, %345
  %146 = phi i64 [ 1, %132 ], [ %346, %345 ]
  br i1 %9, label %147, label %345

147:                                              ; preds = %145
  %148 = shl nsw i64 %146, 3
  %149 = mul nsw i64 %146, %2
  %150 = mul nsw i64 %146, 5
  %151 = mul nsw i64 %150, %2
  %152 = getelementptr inbounds float, ptr %134, i64 %148
  %153 = add nsw i64 %146, %1
  %154 = mul nsw i64 %153, %2
  %155 = add nsw i64 %135, %146
  %156 = mul nsw i64 %155, %2
  %157 = add nsw i64 %136, %146
  %158 = mul nsw i64 %157, %2
  %159 = add nsw i64 %137, %146
  %160 = mul nsw i64 %159, %2
  %161 = add nuw nsw i64 %150, 1
  %162 = mul nsw i64 %161, %2
  %163 = getelementptr inbounds float, ptr %152, i64 2
  %164 = getelementptr inbounds float, ptr %163, i64 1
  %165 = add nuw nsw i64 %150, 4
  %166 = mul nsw i64 %165, %2
  %167 = getelementptr inbounds float, ptr %152, i64 8
  %168 = getelementptr inbounds float, ptr %167, i64 1
  %169 = add nuw nsw i64 %150, 2
  %170 = mul nsw i64 %169, %2
  %171 = getelementptr inbounds float, ptr %152, i64 4
  %172 = getelementptr inbounds float, ptr %171, i64 1
  %173 = add nuw nsw i64 %150, 3
  %174 = mul nsw i64 %173, %2
  %175 = getelementptr inbounds float, ptr %152, i64 6
  %176 = getelementptr inbounds float, ptr %175, i64 1
  br label %177

177:                                              ; preds = %338, %147
  %178 = phi i64 [ 0, %147 ], [ %343, %338 ]
  %179 = add nsw i64 %178, %149
  %180 = getelementptr inbounds %struct.point, ptr %6, i64 %179
  %181 = load <16 x float>, ptr %180, align 64
  %182 = getelementptr inbounds i8, ptr %180, i64 64
  %183 = load <16 x float>, ptr %182, align 64
  %184 = add nsw i64 %154, %178
  %185 = getelementptr inbounds %struct.point, ptr %6, i64 %184
  %186 = load <16 x float>, ptr %185, align 64
  %187 = getelementptr inbounds i8, ptr %185, i64 64
  %188 = load <16 x float>, ptr %187, align 64
  %189 = add nsw i64 %156, %178
  %190 = getelementptr inbounds %struct.point, ptr %6, i64 %189
  %191 = load <16 x float>, ptr %190, align 64
  %192 = getelementptr inbounds i8, ptr %190, i64 64
  %193 = load <16 x float>, ptr %192, align 64
  %194 = fadd <16 x float> %186, %191
  %195 = fadd <16 x float> %188, %193
  %196 = fsub <16 x float> %186, %191
  %197 = fsub <16 x float> %188, %193
  %198 = fadd <16 x float> %181, %194
  %199 = fadd <16 x float> %183, %195
  %200 = add nsw i64 %158, %178
  %201 = getelementptr inbounds %struct.point, ptr %6, i64 %200
  %202 = load <16 x float>, ptr %201, align 64
  %203 = getelementptr inbounds i8, ptr %201, i64 64
  %204 = load <16 x float>, ptr %203, align 64
  %205 = add nsw i64 %160, %178
  %206 = getelementptr inbounds %struct.point, ptr %6, i64 %205
  %207 = load <16 x float>, ptr %206, align 64
  %208 = getelementptr inbounds i8, ptr %206, i64 64
  %209 = load <16 x float>, ptr %208, align 64
  %210 = fadd <16 x float> %202, %207
  %211 = fadd <16 x float> %204, %209
  %212 = fsub <16 x float> %202, %207
  %213 = fsub <16 x float> %204, %209
  %214 = fadd <16 x float> %198, %210
  %215 = fadd <16 x float> %199, %211
  %216 = add nsw i64 %178, %151
  %217 = getelementptr inbounds %struct.point, ptr %8, i64 %216
  store <16 x float> %214, ptr %217, align 64
  %218 = getelementptr inbounds i8, ptr %217, i64 64
  store <16 x float> %215, ptr %218, align 64
  %219 = load float, ptr %138, align 4
  %220 = insertelement <16 x float> poison, float %219, i64 0
  %221 = shufflevector <16 x float> %220, <16 x float> poison, <16 x i32> zeroinitializer
  %222 = load float, ptr %139, align 4
  %223 = insertelement <16 x float> poison, float %222, i64 0
  %224 = shufflevector <16 x float> %223, <16 x float> poison, <16 x i32> zeroinitializer
  %225 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %221, <16 x float> %194, <16 x float> %181)
  %226 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %221, <16 x float> %195, <16 x float> %183)
  %227 = fneg <16 x float> %224
  %228 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %227, <16 x float> %197, <16 x float> zeroinitializer)
  %229 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %224, <16 x float> %196, <16 x float> zeroinitializer)
  %230 = load float, ptr %140, align 4
  %231 = insertelement <16 x float> poison, float %230, i64 0
  %232 = shufflevector <16 x float> %231, <16 x float> poison, <16 x i32> zeroinitializer
  %233 = load float, ptr %141, align 4
  %234 = insertelement <16 x float> poison, float %233, i64 0
  %235 = shufflevector <16 x float> %234, <16 x float> poison, <16 x i32> zeroinitializer
  %236 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %232, <16 x float> %210, <16 x float> %225)
  %237 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %232, <16 x float> %211, <16 x float> %226)
  %238 = fneg <16 x float> %235
  %239 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %238, <16 x float> %213, <16 x float> %228)
  %240 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %235, <16 x float> %212, <16 x float> %229)
  %241 = add nsw i64 %162, %178
  %242 = fadd <16 x float> %236, %239
  %243 = fadd <16 x float> %237, %240
  br i1 %133, label %256, label %244

244:                                              ; preds = %177
  %245 = load float, ptr %163, align 4
  %246 = insertelement <16 x float> poison, float %245, i64 0
  %247 = shufflevector <16 x float> %246, <16 x float> poison, <16 x i32> zeroinitializer
  %248 = load float, ptr %164, align 4
  %249 = insertelement <16 x float> poison, float %248, i64 0
  %250 = shufflevector <16 x float> %249, <16 x float> poison, <16 x i32> zeroinitializer
  %251 = fneg <16 x float> %243
  %252 = fmul <16 x float> %250, %251
  %253 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %242, <16 x float> %247, <16 x float> %252)
  %254 = fmul <16 x float> %243, %247
  %255 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %242, <16 x float> %250, <16 x float> %254)
  br label %256

256:                                              ; preds = %244, %177
  %257 = phi <16 x float> [ %255, %244 ], [ %243, %177 ]
  %258 = phi <16 x float> [ %253, %244 ], [ %242, %177 ]
  %259 = getelementptr inbounds %struct.point, ptr %8, i64 %241
  store <16 x float> %258, ptr %259, align 64
  %260 = getelementptr inbounds i8, ptr %259, i64 64
  store <16 x float> %257, ptr %260, align 64
  %261 = add nsw i64 %166, %178
  %262 = fsub <16 x float> %236, %239
  %263 = fsub <16 x float> %237, %240
  br i1 %133, label %276, label %264

264:                                              ; preds = %256
  %265 = load float, ptr %167, align 4
  %266 = insertelement <16 x float> poison, float %265, i64 0
  %267 = shufflevector <16 x float> %266, <16 x float> poison, <16 x i32> zeroinitializer
  %268 = load float, ptr %168, align 4
  %269 = insertelement <16 x float> poison, float %268, i64 0
  %270 = shufflevector <16 x float> %269, <16 x float> poison, <16 x i32> zeroinitializer
  %271 = fneg <16 x float> %263
  %272 = fmul <16 x float> %270, %271
  %273 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %262, <16 x float> %267, <16 x float> %272)
  %274 = fmul <16 x float> %263, %267
  %275 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %262, <16 x float> %270, <16 x float> %274)
  br label %276

276:                                              ; preds = %264, %256
  %277 = phi <16 x float> [ %275, %264 ], [ %263, %256 ]
  %278 = phi <16 x float> [ %273, %264 ], [ %262, %256 ]
  %279 = getelementptr inbounds %struct.point, ptr %8, i64 %261
  store <16 x float> %278, ptr %279, align 64
  %280 = getelementptr inbounds i8, ptr %279, i64 64
  store <16 x float> %277, ptr %280, align 64
  %281 = load float, ptr %140, align 4
  %282 = insertelement <16 x float> poison, float %281, i64 0
  %283 = shufflevector <16 x float> %282, <16 x float> poison, <16 x i32> zeroinitializer
  %284 = load float, ptr %141, align 4
  %285 = insertelement <16 x float> poison, float %284, i64 0
  %286 = shufflevector <16 x float> %285, <16 x float> poison, <16 x i32> zeroinitializer
  %287 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %283, <16 x float> %194, <16 x float> %181)
  %288 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %283, <16 x float> %195, <16 x float> %183)
  %289 = fneg <16 x float> %286
  %290 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %289, <16 x float> %197, <16 x float> zeroinitializer)
  %291 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %286, <16 x float> %196, <16 x float> zeroinitializer)
  %292 = load float, ptr %142, align 4
  %293 = insertelement <16 x float> poison, float %292, i64 0
  %294 = shufflevector <16 x float> %293, <16 x float> poison, <16 x i32> zeroinitializer
  %295 = load float, ptr %143, align 4
  %296 = insertelement <16 x float> poison, float %295, i64 0
  %297 = shufflevector <16 x float> %296, <16 x float> poison, <16 x i32> zeroinitializer
  %298 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %294, <16 x float> %210, <16 x float> %287)
  %299 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %294, <16 x float> %211, <16 x float> %288)
  %300 = fneg <16 x float> %297
  %301 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %300, <16 x float> %213, <16 x float> %290)
  %302 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %297, <16 x float> %212, <16 x float> %291)
  %303 = add nsw i64 %170, %178
  %304 = fadd <16 x float> %298, %301
  %305 = fadd <16 x float> %299, %302
  br i1 %133, label %318, label %306

306:                                              ; preds = %276
  %307 = load float, ptr %171, align 4
  %308 = insertelement <16 x float> poison, float %307, i64 0
  %309 = shufflevector <16 x float> %308, <16 x float> poison, <16 x i32> zeroinitializer
  %310 = load float, ptr %172, align 4
  %311 = insertelement <16 x float> poison, float %310, i64 0
  %312 = shufflevector <16 x float> %311, <16 x float> poison, <16 x i32> zeroinitializer
  %313 = fneg <16 x float> %305
  %314 = fmul <16 x float> %312, %313
  %315 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %304, <16 x float> %309, <16 x float> %314)
  %316 = fmul <16 x float> %305, %309
  %317 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %304, <16 x float> %312, <16 x float> %316)
  br label %318

318:                                              ; preds = %306, %276
  %319 = phi <16 x float> [ %317, %306 ], [ %305, %276 ]
  %320 = phi <16 x float> [ %315, %306 ], [ %304, %276 ]
  %321 = getelementptr inbounds %struct.point, ptr %8, i64 %303
  store <16 x float> %320, ptr %321, align 64
  %322 = getelementptr inbounds i8, ptr %321, i64 64
  store <16 x float> %319, ptr %322, align 64
  %323 = add nsw i64 %174, %178
  %324 = fsub <16 x float> %298, %301
  %325 = fsub <16 x float> %299, %302
  br i1 %133, label %338, label %326

326:                                              ; preds = %318
  %327 = load float, ptr %175, align 4
  %328 = insertelement <16 x float> poison, float %327, i64 0
  %329 = shufflevector <16 x float> %328, <16 x float> poison, <16 x i32> zeroinitializer
  %330 = load float, ptr %176, align 4
  %331 = insertelement <16 x float> poison, float %330, i64 0
  %332 = shufflevector <16 x float> %331, <16 x float> poison, <16 x i32> zeroinitializer
  %333 = fneg <16 x float> %325
  %334 = fmul <16 x float> %332, %333
  %335 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %324, <16 x float> %329, <16 x float> %334)
  %336 = fmul <16 x float> %325, %329
  %337 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %324, <16 x float> %332, <16 x float> %336)
  br label %338

338:                                              ; preds = %326, %318
  %339 = phi <16 x float> [ %337, %326 ], [ %325, %318 ]
  %340 = phi <16 x float> [ %335, %326 ], [ %324, %318 ]
  %341 = getelementptr inbounds %struct.point, ptr %8, i64 %323
  store <16 x float> %340, ptr %341, align 64
  %342 = getelementptr inbounds i8, ptr %341, i64 64
  store <16 x float> %339, ptr %342, align 64
  %343 = add nuw nsw i64 %178, 1
  %344 = icmp eq i64 %343, %2
  br i1 %344, label %345, label %177

345:                                              ; preds = %338, %145
  %346 = add nuw nsw i64 %146, 1
  %347 = icmp eq i64 %346, %1
  br i1 %347, label %144, label %145
}

define internal fastcc void @large_odd(ptr %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5) {
  %7 = alloca [6 x %struct.point], align 64
  %8 = alloca [6 x %struct.point], align 64
  %9 = load ptr, ptr %0, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = icmp sgt i64 %1, 0
  br i1 %12, label %13, label %22

13:                                               ; preds = %6
  %14 = icmp sgt i64 %2, 0
  %15 = shl i64 %4, 1
  %16 = add i64 %15, -2
  %17 = sdiv i64 %4, 2
  %18 = icmp sgt i64 %4, 1
  %19 = icmp slt i64 %4, 2
  %20 = icmp eq ptr %3, null
  %21 = getelementptr inbounds float, ptr %3, i64 -2
  br label %23

22:                                               ; preds = %176, %6
  ret void

23:                                               ; preds = %13, %176
  %24 = phi i64 [ 0, %13 ], [ %177, %176 ]
  br i1 %14, label %25, label %176

25:                                               ; preds = %23
  %26 = mul nsw i64 %24, %16
  %27 = mul nsw i64 %24, %2
  %28 = mul nsw i64 %24, %4
  %29 = mul nsw i64 %28, %2
  %30 = getelementptr inbounds float, ptr %21, i64 %26
  br label %31

31:                                               ; preds = %80, %25
  %32 = phi i64 [ 0, %25 ], [ %81, %80 ]
  %33 = add nsw i64 %32, %27
  %34 = getelementptr inbounds %struct.point, ptr %9, i64 %33
  %35 = load <16 x float>, ptr %34, align 64
  %36 = getelementptr inbounds i8, ptr %34, i64 64
  %37 = load <16 x float>, ptr %36, align 64
  br i1 %18, label %44, label %38

38:                                               ; preds = %44, %31
  %39 = phi <16 x float> [ %35, %31 ], [ %75, %44 ]
  %40 = phi <16 x float> [ %37, %31 ], [ %76, %44 ]
  %41 = add nsw i64 %32, %29
  %42 = getelementptr inbounds %struct.point, ptr %11, i64 %41
  store <16 x float> %39, ptr %42, align 64
  %43 = getelementptr inbounds i8, ptr %42, i64 64
  store <16 x float> %40, ptr %43, align 64
  br i1 %19, label %80, label %78

44:                                               ; preds = %31, %44
  %45 = phi i64 [ %48, %44 ], [ 0, %31 ]
  %46 = phi <16 x float> [ %76, %44 ], [ %37, %31 ]
  %47 = phi <16 x float> [ %75, %44 ], [ %35, %31 ]
  %48 = add nuw nsw i64 %45, 1
  %49 = mul nsw i64 %48, %1
  %50 = add nsw i64 %49, %24
  %51 = mul nsw i64 %50, %2
  %52 = add nsw i64 %51, %32
  %53 = getelementptr inbounds %struct.point, ptr %9, i64 %52
  %54 = load <16 x float>, ptr %53, align 64
  %55 = getelementptr inbounds i8, ptr %53, i64 64
  %56 = load <16 x float>, ptr %55, align 64
  %57 = xor i64 %45, -1
  %58 = add i64 %57, %4
  %59 = mul nsw i64 %58, %1
  %60 = add nsw i64 %59, %24
  %61 = mul nsw i64 %60, %2
  %62 = add nsw i64 %61, %32
  %63 = getelementptr inbounds %struct.point, ptr %9, i64 %62
  %64 = load <16 x float>, ptr %63, align 64
  %65 = getelementptr inbounds i8, ptr %63, i64 64
  %66 = load <16 x float>, ptr %65, align 64
  %67 = getelementptr inbounds [6 x %struct.point], ptr %7, i64 0, i64 %45
  %68 = fadd <16 x float> %54, %64
  %69 = fadd <16 x float> %56, %66
  store <16 x float> %68, ptr %67, align 64
  %70 = getelementptr inbounds i8, ptr %67, i64 64
  store <16 x float> %69, ptr %70, align 64
  %71 = getelementptr inbounds [6 x %struct.point], ptr %8, i64 0, i64 %45
  %72 = fsub <16 x float> %54, %64
  %73 = fsub <16 x float> %56, %66
  store <16 x float> %72, ptr %71, align 64
  %74 = getelementptr inbounds i8, ptr %71, i64 64
  store <16 x float> %73, ptr %74, align 64
  %75 = fadd <16 x float> %47, %68
  %76 = fadd <16 x float> %46, %69
  %77 = icmp eq i64 %48, %17
  br i1 %77, label %38, label %44

78:                                               ; preds = %38, %169
  %79 = phi i64 [ %174, %169 ], [ 1, %38 ]
  br i1 %18, label %93, label %83

80:                                               ; preds = %169, %38
  %81 = add nuw nsw i64 %32, 1
  %82 = icmp eq i64 %81, %2
  br i1 %82, label %176, label %31

83:                                               ; preds = %93, %78
  %84 = phi <16 x float> [ zeroinitializer, %78 ], [ %124, %93 ]
  %85 = phi <16 x float> [ zeroinitializer, %78 ], [ %121, %93 ]
  %86 = phi <16 x float> [ %35, %78 ], [ %114, %93 ]
  %87 = phi <16 x float> [ %37, %78 ], [ %117, %93 ]
  %88 = add nsw i64 %79, %28
  %89 = mul nsw i64 %88, %2
  %90 = add nsw i64 %89, %32
  %91 = fadd <16 x float> %85, %86
  %92 = fadd <16 x float> %84, %87
  br i1 %20, label %141, label %126

93:                                               ; preds = %78, %93
  %94 = phi i64 [ %99, %93 ], [ 0, %78 ]
  %95 = phi <16 x float> [ %117, %93 ], [ %37, %78 ]
  %96 = phi <16 x float> [ %114, %93 ], [ %35, %78 ]
  %97 = phi <16 x float> [ %121, %93 ], [ zeroinitializer, %78 ]
  %98 = phi <16 x float> [ %124, %93 ], [ zeroinitializer, %78 ]
  %99 = add nuw nsw i64 %94, 1
  %100 = mul nuw nsw i64 %99, %79
  %101 = srem i64 %100, %4
  %102 = shl nuw nsw i64 %101, 1
  %103 = getelementptr inbounds float, ptr %5, i64 %102
  %104 = load float, ptr %103, align 4
  %105 = insertelement <16 x float> poison, float %104, i64 0
  %106 = shufflevector <16 x float> %105, <16 x float> poison, <16 x i32> zeroinitializer
  %107 = or i64 %102, 1
  %108 = getelementptr inbounds float, ptr %5, i64 %107
  %109 = load float, ptr %108, align 4
  %110 = insertelement <16 x float> poison, float %109, i64 0
  %111 = shufflevector <16 x float> %110, <16 x float> poison, <16 x i32> zeroinitializer
  %112 = getelementptr inbounds [6 x %struct.point], ptr %7, i64 0, i64 %94, i32 0
  %113 = load <16 x float>, ptr %112, align 64
  %114 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %106, <16 x float> %113, <16 x float> %96)
  %115 = getelementptr inbounds [6 x %struct.point], ptr %7, i64 0, i64 %94, i32 1
  %116 = load <16 x float>, ptr %115, align 64
  %117 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %106, <16 x float> %116, <16 x float> %95)
  %118 = getelementptr inbounds [6 x %struct.point], ptr %8, i64 0, i64 %94, i32 1
  %119 = load <16 x float>, ptr %118, align 64
  %120 = fneg <16 x float> %111
  %121 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %120, <16 x float> %119, <16 x float> %97)
  %122 = getelementptr inbounds [6 x %struct.point], ptr %8, i64 0, i64 %94, i32 0
  %123 = load <16 x float>, ptr %122, align 64
  %124 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %111, <16 x float> %123, <16 x float> %98)
  %125 = icmp eq i64 %99, %17
  br i1 %125, label %83, label %93

126:                                              ; preds = %83
  %127 = shl nuw nsw i64 %79, 1
  %128 = getelementptr inbounds float, ptr %30, i64 %127
  %129 = load float, ptr %128, align 4
  %130 = insertelement <16 x float> poison, float %129, i64 0
  %131 = shufflevector <16 x float> %130, <16 x float> poison, <16 x i32> zeroinitializer
  %132 = getelementptr inbounds float, ptr %128, i64 1
  %133 = load float, ptr %132, align 4
  %134 = insertelement <16 x float> poison, float %133, i64 0
  %135 = shufflevector <16 x float> %134, <16 x float> poison, <16 x i32> zeroinitializer
  %136 = fneg <16 x float> %92
  %137 = fmul <16 x float> %135, %136
  %138 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %91, <16 x float> %131, <16 x float> %137)
  %139 = fmul <16 x float> %92, %131
  %140 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %91, <16 x float> %135, <16 x float> %139)
  br label %141

141:                                              ; preds = %126, %83
  %142 = phi <16 x float> [ %140, %126 ], [ %92, %83 ]
  %143 = phi <16 x float> [ %138, %126 ], [ %91, %83 ]
  %144 = getelementptr inbounds %struct.point, ptr %11, i64 %90
  store <16 x float> %143, ptr %144, align 64
  %145 = getelementptr inbounds i8, ptr %144, i64 64
  store <16 x float> %142, ptr %145, align 64
  %146 = sub nsw i64 %4, %79
  %147 = add nsw i64 %146, %28
  %148 = mul nsw i64 %147, %2
  %149 = add nsw i64 %148, %32
  %150 = icmp eq i64 %146, 0
  %151 = select i1 %20, i1 true, i1 %150
  %152 = fsub <16 x float> %86, %85
  %153 = fsub <16 x float> %87, %84
  br i1 %151, label %169, label %154

154:                                              ; preds = %141
  %155 = shl nsw i64 %146, 1
  %156 = getelementptr inbounds float, ptr %30, i64 %155
  %157 = load float, ptr %156, align 4
  %158 = insertelement <16 x float> poison, float %157, i64 0
  %159 = shufflevector <16 x float> %158, <16 x float> poison, <16 x i32> zeroinitializer
  %160 = getelementptr inbounds float, ptr %156, i64 1
  %161 = load float, ptr %160, align 4
  %162 = insertelement <16 x float> poison, float %161, i64 0
  %163 = shufflevector <16 x float> %162, <16 x float> poison, <16 x i32> zeroinitializer
  %164 = fneg <16 x float> %153
  %165 = fmul <16 x float> %163, %164
  %166 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %152, <16 x float> %159, <16 x float> %165)
  %167 = fmul <16 x float> %153, %159
  %168 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %152, <16 x float> %163, <16 x float> %167)
  br label %169

169:                                              ; preds = %154, %141
  %170 = phi <16 x float> [ %168, %154 ], [ %153, %141 ]
  %171 = phi <16 x float> [ %166, %154 ], [ %152, %141 ]
  %172 = getelementptr inbounds %struct.point, ptr %11, i64 %149
  store <16 x float> %171, ptr %172, align 64
  %173 = getelementptr inbounds i8, ptr %172, i64 64
  store <16 x float> %170, ptr %173, align 64
  %174 = add nuw nsw i64 %79, 1
  %175 = icmp eq i64 %79, %17
  br i1 %175, label %80, label %78

176:                                              ; preds = %80, %23
  %177 = add nuw nsw i64 %24, 1
  %178 = icmp eq i64 %177, %1
  br i1 %178, label %22, label %23
}

define internal void @real_lines(ptr %0, i64 %1, ptr %2) {
  %4 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.pass, ptr %5, i64 0, i32 2
  %7 = load i64, ptr %6, align 8
  %8 = sdiv i64 %7, 2
  %9 = add nsw i64 %8, 1
  %10 = add nsw i64 %1, 16
  %11 = getelementptr inbounds %struct.flow, ptr %2, i64 0, i32 0
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds %struct.point, ptr %12, i64 0, i32 0
  call fastcc void @read_real(ptr %0, i64 %1, ptr %13)
  %14 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %15 = load i64, ptr %14, align 8
  %16 = icmp slt i64 %10, %15
  %17 = select i1 %16, i64 %10, i64 %1
  %18 = load ptr, ptr %11, align 8
  %19 = getelementptr inbounds %struct.point, ptr %18, i64 0, i32 1
  call fastcc void @read_real(ptr %0, i64 %17, ptr %19)
  call fastcc void @spectrum(ptr %0, ptr %2, i32 0, i32 0)
  %20 = load ptr, ptr %11, align 8
  %21 = getelementptr inbounds %struct.flow, ptr %2, i64 0, i32 1
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds %struct.point, ptr %22, i64 %9
  %24 = load ptr, ptr %4, align 8
  %25 = getelementptr inbounds %struct.pass, ptr %24, i64 0, i32 2
  %26 = load i64, ptr %25, align 8
  %27 = icmp slt i64 %26, -1
  br i1 %27, label %80, label %28

28:                                               ; preds = %3
  %29 = sdiv i64 %26, 2
  %30 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %31 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 5
  br label %32

32:                                               ; preds = %56, %28
  %33 = phi i64 [ 0, %28 ], [ %75, %56 ]
  %34 = getelementptr inbounds %struct.point, ptr %20, i64 %33
  %35 = load <16 x float>, ptr %34, align 64
  %36 = getelementptr inbounds i8, ptr %34, i64 64
  %37 = load <16 x float>, ptr %36, align 64
  %38 = icmp eq i64 %33, 0
  %39 = sub nsw i64 %26, %33
  %40 = select i1 %38, i64 0, i64 %39
  %41 = getelementptr inbounds %struct.point, ptr %20, i64 %40
  %42 = load <16 x float>, ptr %41, align 64
  %43 = getelementptr inbounds i8, ptr %41, i64 64
  %44 = load <16 x float>, ptr %43, align 64
  br i1 %38, label %56, label %45

45:                                               ; preds = %32
  %46 = shl nuw nsw i64 %33, 1
  %47 = load ptr, ptr %4, align 8
  %48 = getelementptr inbounds %struct.pass, ptr %47, i64 0, i32 2
  %49 = load i64, ptr %48, align 8
  %50 = icmp eq i64 %46, %49
  br i1 %50, label %56, label %51

51:                                               ; preds = %45
  %52 = load ptr, ptr %30, align 8
  %53 = getelementptr inbounds %struct.plan, ptr %52, i64 0, i32 5
  %54 = load double, ptr %53, align 8
  %55 = fptrunc double %54 to float
  br label %56

56:                                               ; preds = %51, %45, %32
  %57 = phi float [ %55, %51 ], [ 1.000000e+00, %45 ], [ 1.000000e+00, %32 ]
  %58 = load float, ptr %31, align 8
  %59 = fmul float %57, %58
  %60 = fmul float %59, 5.000000e-01
  %61 = insertelement <16 x float> poison, float %60, i64 0
  %62 = shufflevector <16 x float> %61, <16 x float> poison, <16 x i32> zeroinitializer
  %63 = getelementptr inbounds %struct.point, ptr %22, i64 %33
  %64 = fadd <16 x float> %35, %42
  %65 = fmul <16 x float> %64, %62
  %66 = fsub <16 x float> %37, %44
  %67 = fmul <16 x float> %66, %62
  store <16 x float> %65, ptr %63, align 64
  %68 = getelementptr inbounds i8, ptr %63, i64 64
  store <16 x float> %67, ptr %68, align 64
  %69 = getelementptr inbounds %struct.point, ptr %23, i64 %33
  %70 = fadd <16 x float> %37, %44
  %71 = fmul <16 x float> %70, %62
  %72 = fsub <16 x float> %42, %35
  %73 = fmul <16 x float> %72, %62
  store <16 x float> %71, ptr %69, align 64
  %74 = getelementptr inbounds i8, ptr %69, i64 64
  store <16 x float> %73, ptr %74, align 64
  %75 = add nuw nsw i64 %33, 1
  %76 = icmp eq i64 %33, %29
  br i1 %76, label %77, label %32

77:                                               ; preds = %56
  %78 = load ptr, ptr %11, align 8
  %79 = load ptr, ptr %21, align 8
  br label %80

80:                                               ; preds = %77, %3
  %81 = phi ptr [ %79, %77 ], [ %22, %3 ]
  %82 = phi ptr [ %78, %77 ], [ %20, %3 ]
  store ptr %81, ptr %11, align 8
  store ptr %82, ptr %21, align 8
  call fastcc void @write_lines(ptr %0, i64 %1, ptr %2, i64 %9, i64 0)
  %83 = load ptr, ptr %11, align 8
  %84 = getelementptr inbounds %struct.point, ptr %83, i64 %9
  store ptr %84, ptr %11, align 8
  %85 = load i64, ptr %14, align 8
  %86 = icmp slt i64 %10, %85
  br i1 %86, label %87, label %88

87:                                               ; preds = %80
  call fastcc void @write_lines(ptr %0, i64 %10, ptr %2, i64 %9, i64 0)
  br label %88

88:                                               ; preds = %87, %80
  ret void
}

define internal void @half_lines(ptr %0, i64 %1, ptr %2) {
  %4 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.pass, ptr %5, i64 0, i32 2
  %7 = load i64, ptr %6, align 8
  %8 = sdiv i64 %7, 2
  %9 = add nsw i64 %8, 1
  %10 = add nsw i64 %1, 16
  %11 = getelementptr inbounds %struct.flow, ptr %2, i64 0, i32 1
  %12 = load ptr, ptr %11, align 8
  call fastcc void @read_lines(ptr %0, i64 %1, ptr %12, i64 %9, i64 0)
  %13 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %14 = load i64, ptr %13, align 8
  %15 = icmp slt i64 %10, %14
  %16 = select i1 %15, i64 %10, i64 %1
  %17 = load ptr, ptr %11, align 8
  %18 = getelementptr inbounds %struct.point, ptr %17, i64 %9
  call fastcc void @read_lines(ptr %0, i64 %16, ptr %18, i64 %9, i64 0)
  %19 = load ptr, ptr %11, align 8
  %20 = getelementptr inbounds %struct.point, ptr %19, i64 %9
  %21 = getelementptr inbounds %struct.flow, ptr %2, i64 0, i32 0
  %22 = load ptr, ptr %21, align 8
  %23 = load ptr, ptr %4, align 8
  %24 = getelementptr inbounds %struct.pass, ptr %23, i64 0, i32 2
  %25 = load i64, ptr %24, align 8
  %26 = icmp slt i64 %25, -1
  br i1 %26, label %77, label %27

27:                                               ; preds = %3
  %28 = sdiv i64 %25, 2
  %29 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  br label %30

30:                                               ; preds = %70, %27
  %31 = phi i64 [ 0, %27 ], [ %75, %70 ]
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %44, label %33

33:                                               ; preds = %30
  %34 = shl nuw nsw i64 %31, 1
  %35 = load ptr, ptr %4, align 8
  %36 = getelementptr inbounds %struct.pass, ptr %35, i64 0, i32 2
  %37 = load i64, ptr %36, align 8
  %38 = icmp eq i64 %34, %37
  br i1 %38, label %44, label %39

39:                                               ; preds = %33
  %40 = load ptr, ptr %29, align 8
  %41 = getelementptr inbounds %struct.plan, ptr %40, i64 0, i32 5
  %42 = load double, ptr %41, align 8
  %43 = fptrunc double %42 to float
  br label %44

44:                                               ; preds = %39, %33, %30
  %45 = phi i64 [ %34, %33 ], [ %34, %39 ], [ 0, %30 ]
  %46 = phi float [ 1.000000e+00, %33 ], [ %43, %39 ], [ 1.000000e+00, %30 ]
  %47 = insertelement <16 x float> poison, float %46, i64 0
  %48 = shufflevector <16 x float> %47, <16 x float> poison, <16 x i32> zeroinitializer
  %49 = icmp eq i64 %45, %25
  %50 = select i1 %32, i1 true, i1 %49
  %51 = select i1 %50, <16 x float> zeroinitializer, <16 x float> %48
  %52 = getelementptr inbounds %struct.point, ptr %19, i64 %31, i32 0
  %53 = load <16 x float>, ptr %52, align 64
  %54 = fmul <16 x float> %53, %48
  %55 = getelementptr inbounds %struct.point, ptr %19, i64 %31, i32 1
  %56 = load <16 x float>, ptr %55, align 64
  %57 = fmul <16 x float> %56, %51
  %58 = getelementptr inbounds %struct.point, ptr %20, i64 %31, i32 0
  %59 = load <16 x float>, ptr %58, align 64
  %60 = fmul <16 x float> %48, %59
  %61 = getelementptr inbounds %struct.point, ptr %20, i64 %31, i32 1
  %62 = load <16 x float>, ptr %61, align 64
  %63 = fmul <16 x float> %51, %62
  br i1 %32, label %70, label %64

64:                                               ; preds = %44
  %65 = sub nsw i64 %25, %31
  %66 = getelementptr inbounds %struct.point, ptr %22, i64 %65
  %67 = fsub <16 x float> %60, %57
  %68 = fadd <16 x float> %54, %63
  store <16 x float> %67, ptr %66, align 64
  %69 = getelementptr inbounds i8, ptr %66, i64 64
  store <16 x float> %68, ptr %69, align 64
  br label %70

70:                                               ; preds = %64, %44
  %71 = getelementptr inbounds %struct.point, ptr %22, i64 %31
  %72 = fadd <16 x float> %57, %60
  %73 = fsub <16 x float> %54, %63
  store <16 x float> %72, ptr %71, align 64
  %74 = getelementptr inbounds i8, ptr %71, i64 64
  store <16 x float> %73, ptr %74, align 64
  %75 = add nuw nsw i64 %31, 1
  %76 = icmp eq i64 %31, %28
  br i1 %76, label %77, label %30

77:                                               ; preds = %70, %3
  call fastcc void @spectrum(ptr %0, ptr %2, i32 0, i32 0)
  %78 = load ptr, ptr %21, align 8
  %79 = getelementptr inbounds %struct.point, ptr %78, i64 0, i32 1
  call fastcc void @write_real(ptr %0, i64 %1, ptr %79)
  %80 = load i64, ptr %13, align 8
  %81 = icmp slt i64 %10, %80
  br i1 %81, label %82, label %85

82:                                               ; preds = %77
  %83 = load ptr, ptr %21, align 8
  %84 = getelementptr inbounds %struct.point, ptr %83, i64 0, i32 0
  call fastcc void @write_real(ptr %0, i64 %10, ptr %84)
  br label %85

85:                                               ; preds = %82, %77
  ret void
}

define internal void @complex_lines(ptr %0, i64 %1, ptr %2) {
  %4 = alloca %struct.block, align 8
  %5 = alloca %struct.block, align 8
  %6 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.plan, ptr %9, i64 0, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds %struct.pass, ptr %7, i64 0, i32 17
  %13 = load i64, ptr %12, align 8
  %14 = icmp slt i64 %13, 0
  %15 = getelementptr inbounds %struct.pass, ptr %7, i64 0, i32 0
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %16, 3
  %18 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %19 = load i64, ptr %18, align 8
  %20 = sub nsw i64 %19, %1
  %21 = getelementptr inbounds %struct.pass, ptr %7, i64 0, i32 5
  %22 = load i64, ptr %21, align 8
  %23 = icmp sgt i64 %22, 1
  br i1 %23, label %24, label %27

24:                                               ; preds = %3
  %25 = sdiv i64 %1, %22
  %26 = srem i64 %1, %22
  br label %27

27:                                               ; preds = %24, %3
  %28 = phi i64 [ %25, %24 ], [ %1, %3 ]
  %29 = phi i64 [ %26, %24 ], [ 0, %3 ]
  %30 = getelementptr inbounds %struct.pass, ptr %7, i64 0, i32 7, i32 1
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds %struct.pass, ptr %7, i64 0, i32 7, i32 0
  %33 = load i64, ptr %32, align 8
  %34 = icmp slt i64 %20, 16
  %35 = select i1 %34, i64 %20, i64 16
  %36 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 1
  store i64 %35, ptr %36, align 8
  %37 = icmp sgt i64 %20, 15
  %38 = icmp eq i64 %33, 1
  %39 = select i1 %37, i1 %38, i1 false
  %40 = add nsw i64 %29, 16
  %41 = icmp sle i64 %40, %22
  %42 = select i1 %39, i1 %41, i1 false
  %43 = zext i1 %42 to i64
  %44 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 2
  store i64 %43, ptr %44, align 8
  %45 = mul nsw i64 %33, %29
  %46 = mul nsw i64 %31, %28
  %47 = add nsw i64 %45, %46
  %48 = mul nsw i64 %33, %22
  %49 = sub i64 %31, %48
  br label %50

50:                                               ; preds = %65, %27
  %51 = phi i64 [ 0, %27 ], [ %55, %65 ]
  %52 = phi i64 [ %47, %27 ], [ %67, %65 ]
  %53 = phi i64 [ %29, %27 ], [ %66, %65 ]
  %54 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 %51
  store i64 %52, ptr %54, align 8
  %55 = add nuw nsw i64 %51, 1
  %56 = load i64, ptr %36, align 8
  %57 = icmp slt i64 %55, %56
  br i1 %57, label %58, label %65

58:                                               ; preds = %50
  %59 = add nsw i64 %52, %33
  %60 = add nsw i64 %53, 1
  %61 = icmp eq i64 %60, %22
  %62 = select i1 %61, i64 0, i64 %60
  %63 = select i1 %61, i64 %49, i64 0
  %64 = add nsw i64 %59, %63
  br label %65

65:                                               ; preds = %58, %50
  %66 = phi i64 [ %53, %50 ], [ %62, %58 ]
  %67 = phi i64 [ %52, %50 ], [ %64, %58 ]
  %68 = icmp eq i64 %55, 16
  br i1 %68, label %69, label %50

69:                                               ; preds = %65
  br i1 %23, label %70, label %73

70:                                               ; preds = %69
  %71 = sdiv i64 %1, %22
  %72 = srem i64 %1, %22
  br label %73

73:                                               ; preds = %70, %69
  %74 = phi i64 [ %71, %70 ], [ %1, %69 ]
  %75 = phi i64 [ %72, %70 ], [ 0, %69 ]
  %76 = getelementptr inbounds %struct.pass, ptr %7, i64 0, i32 8, i32 1
  %77 = load i64, ptr %76, align 8
  %78 = getelementptr inbounds %struct.pass, ptr %7, i64 0, i32 8, i32 0
  %79 = load i64, ptr %78, align 8
  %80 = getelementptr inbounds %struct.block, ptr %5, i64 0, i32 1
  store i64 %35, ptr %80, align 8
  %81 = icmp eq i64 %79, 1
  %82 = select i1 %37, i1 %81, i1 false
  %83 = add nsw i64 %75, 16
  %84 = icmp sle i64 %83, %22
  %85 = select i1 %82, i1 %84, i1 false
  %86 = zext i1 %85 to i64
  %87 = getelementptr inbounds %struct.block, ptr %5, i64 0, i32 2
  store i64 %86, ptr %87, align 8
  %88 = mul nsw i64 %79, %75
  %89 = mul nsw i64 %77, %74
  %90 = add nsw i64 %88, %89
  %91 = mul nsw i64 %79, %22
  %92 = sub i64 %77, %91
  br label %93

93:                                               ; preds = %108, %73
  %94 = phi i64 [ 0, %73 ], [ %98, %108 ]
  %95 = phi i64 [ %90, %73 ], [ %110, %108 ]
  %96 = phi i64 [ %75, %73 ], [ %109, %108 ]
  %97 = getelementptr inbounds %struct.block, ptr %5, i64 0, i32 0, i64 %94
  store i64 %95, ptr %97, align 8
  %98 = add nuw nsw i64 %94, 1
  %99 = load i64, ptr %80, align 8
  %100 = icmp slt i64 %98, %99
  br i1 %100, label %101, label %108

101:                                              ; preds = %93
  %102 = add nsw i64 %95, %79
  %103 = add nsw i64 %96, 1
  %104 = icmp eq i64 %103, %22
  %105 = select i1 %104, i64 0, i64 %103
  %106 = select i1 %104, i64 %92, i64 0
  %107 = add nsw i64 %102, %106
  br label %108

108:                                              ; preds = %101, %93
  %109 = phi i64 [ %96, %93 ], [ %105, %101 ]
  %110 = phi i64 [ %95, %93 ], [ %107, %101 ]
  %111 = icmp eq i64 %98, 16
  br i1 %111, label %112, label %93

112:                                              ; preds = %108
  %113 = getelementptr inbounds %struct.pass, ptr %7, i64 0, i32 11
  %114 = load i64, ptr %113, align 8
  %115 = add nsw i64 %114, -1
  %116 = icmp sgt i64 %13, -1
  %117 = select i1 %116, i1 true, i1 %17
  %118 = xor i1 %117, true
  %119 = load i64, ptr %44, align 8
  %120 = icmp ne i64 %119, 0
  %121 = select i1 %118, i1 %120, i1 false
  br i1 %121, label %122, label %129

122:                                              ; preds = %112
  %123 = getelementptr inbounds %struct.pass, ptr %7, i64 0, i32 12, i64 0
  %124 = load i64, ptr %123, align 8
  %125 = icmp eq i64 %124, 8
  %126 = icmp eq i64 %124, 4
  %127 = or i1 %125, %126
  %128 = zext i1 %127 to i32
  br label %129

129:                                              ; preds = %122, %112
  %130 = phi i32 [ 0, %112 ], [ %128, %122 ]
  %131 = icmp sgt i64 %114, 1
  %132 = select i1 %14, i1 %131, i1 false
  %133 = load i64, ptr %87, align 8
  %134 = icmp ne i64 %133, 0
  %135 = select i1 %132, i1 %134, i1 false
  br i1 %135, label %136, label %143

136:                                              ; preds = %129
  %137 = getelementptr inbounds %struct.pass, ptr %7, i64 0, i32 12, i64 %115
  %138 = load i64, ptr %137, align 8
  %139 = icmp eq i64 %138, 8
  %140 = icmp eq i64 %138, 4
  %141 = or i1 %139, %140
  %142 = zext i1 %141 to i32
  br label %143

143:                                              ; preds = %136, %129
  %144 = phi i32 [ 0, %129 ], [ %142, %136 ]
  %145 = getelementptr inbounds %struct.flow, ptr %2, i64 0, i32 2
  %146 = getelementptr inbounds %struct.pass, ptr %7, i64 0, i32 9
  %147 = load i64, ptr %146, align 8
  %148 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 3, i64 %147
  %149 = load ptr, ptr %148, align 8
  %150 = getelementptr inbounds %struct.pass, ptr %7, i64 0, i32 7, i32 2
  %151 = load i64, ptr %150, align 8
  %152 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 0
  %153 = load i64, ptr %152, align 8
  %154 = shl nsw i64 %153, 1
  %155 = getelementptr inbounds float, ptr %149, i64 %154
  %156 = getelementptr inbounds float, ptr %155, i64 16
  %157 = shl nsw i64 %151, 1
  store ptr %155, ptr %145, align 8
  %158 = getelementptr inbounds i8, ptr %145, i64 8
  store ptr %156, ptr %158, align 8
  %159 = getelementptr inbounds i8, ptr %145, i64 16
  store i64 %157, ptr %159, align 8
  %160 = getelementptr inbounds i8, ptr %145, i64 24
  store i64 %11, ptr %160, align 8
  %161 = getelementptr inbounds %struct.flow, ptr %2, i64 0, i32 3
  %162 = getelementptr inbounds %struct.pass, ptr %7, i64 0, i32 10
  %163 = load i64, ptr %162, align 8
  %164 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 3, i64 %163
  %165 = load ptr, ptr %164, align 8
  %166 = getelementptr inbounds %struct.pass, ptr %7, i64 0, i32 8, i32 2
  %167 = load i64, ptr %166, align 8
  %168 = getelementptr inbounds %struct.block, ptr %5, i64 0, i32 0, i64 0
  %169 = load i64, ptr %168, align 8
  %170 = shl nsw i64 %169, 1
  %171 = getelementptr inbounds float, ptr %165, i64 %170
  %172 = getelementptr inbounds float, ptr %171, i64 16
  %173 = shl nsw i64 %167, 1
  store ptr %171, ptr %161, align 8
  %174 = getelementptr inbounds i8, ptr %161, i64 8
  store ptr %172, ptr %174, align 8
  %175 = getelementptr inbounds i8, ptr %161, i64 16
  store i64 %173, ptr %175, align 8
  %176 = getelementptr inbounds i8, ptr %161, i64 24
  store i64 %11, ptr %176, align 8
  %177 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 5
  %178 = load float, ptr %177, align 8
  %179 = getelementptr inbounds %struct.flow, ptr %2, i64 0, i32 4
  store float %178, ptr %179, align 8
  %180 = getelementptr inbounds %struct.pass, ptr %7, i64 0, i32 15
  %181 = load i64, ptr %180, align 8
  %182 = icmp sgt i64 %181, -1
  br i1 %182, label %183, label %194

183:                                              ; preds = %143
  %184 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 2
  %185 = load ptr, ptr %184, align 8
  %186 = getelementptr inbounds float, ptr %185, i64 %181
  %187 = load i64, ptr %21, align 8
  %188 = srem i64 %1, %187
  %189 = shl nsw i64 %188, 1
  %190 = getelementptr inbounds float, ptr %186, i64 %189
  %191 = getelementptr inbounds %struct.flow, ptr %2, i64 0, i32 5
  store ptr %190, ptr %191, align 8
  %192 = load i64, ptr %21, align 8
  %193 = getelementptr inbounds %struct.flow, ptr %2, i64 0, i32 6
  store i64 %192, ptr %193, align 8
  br label %194

194:                                              ; preds = %183, %143
  br i1 %17, label %195, label %219

195:                                              ; preds = %194
  %196 = getelementptr inbounds %struct.flow, ptr %2, i64 0, i32 0
  %197 = load ptr, ptr %196, align 8
  %198 = load ptr, ptr %6, align 8
  %199 = getelementptr inbounds %struct.pass, ptr %198, i64 0, i32 2
  %200 = load i64, ptr %199, align 8
  %201 = icmp sgt i64 %200, 0
  br i1 %201, label %202, label %214

202:                                              ; preds = %195
  %203 = icmp eq i64 %11, 0
  br label %204

204:                                              ; preds = %204, %202
  %205 = phi i64 [ 0, %202 ], [ %209, %204 ]
  %206 = getelementptr inbounds %struct.point, ptr %197, i64 %205, i32 0
  %207 = getelementptr inbounds %struct.point, ptr %197, i64 %205, i32 1
  %208 = select i1 %203, ptr %207, ptr %206
  store <16 x float> zeroinitializer, ptr %208, align 64
  %209 = add nuw nsw i64 %205, 1
  %210 = load ptr, ptr %6, align 8
  %211 = getelementptr inbounds %struct.pass, ptr %210, i64 0, i32 2
  %212 = load i64, ptr %211, align 8
  %213 = icmp slt i64 %209, %212
  br i1 %213, label %204, label %214

214:                                              ; preds = %204, %195
  %215 = icmp eq i64 %11, 0
  %216 = getelementptr inbounds %struct.point, ptr %197, i64 0, i32 1
  %217 = getelementptr inbounds %struct.point, ptr %197, i64 0, i32 0
  %218 = select i1 %215, ptr %217, ptr %216
  call fastcc void @read_real(ptr %0, i64 %1, ptr %218)
  br label %226

219:                                              ; preds = %194
  %220 = icmp eq i32 %130, 0
  br i1 %220, label %221, label %226

221:                                              ; preds = %219
  %222 = getelementptr inbounds %struct.flow, ptr %2, i64 0, i32 0
  %223 = load ptr, ptr %222, align 8
  %224 = getelementptr inbounds %struct.pass, ptr %7, i64 0, i32 2
  %225 = load i64, ptr %224, align 8
  call fastcc void @read_lines(ptr %0, i64 %1, ptr %223, i64 %225, i64 %11)
  br label %226

226:                                              ; preds = %219, %221, %214
  call fastcc void @spectrum(ptr %0, ptr %2, i32 %130, i32 %144)
  %227 = icmp eq i32 %144, 0
  br i1 %227, label %228, label %231

228:                                              ; preds = %226
  %229 = getelementptr inbounds %struct.pass, ptr %7, i64 0, i32 2
  %230 = load i64, ptr %229, align 8
  call fastcc void @write_lines(ptr %0, i64 %1, ptr %2, i64 %230, i64 %11)
  br label %231

231:                                              ; preds = %228, %226
  ret void
}

define internal fastcc void @read_real(ptr %0, i64 %1, ptr %2) {
  %4 = alloca %struct.block, align 8
  %5 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 9
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 3, i64 %8
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %12 = load i64, ptr %11, align 8
  %13 = sub nsw i64 %12, %1
  %14 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 5
  %15 = load i64, ptr %14, align 8
  %16 = icmp sgt i64 %15, 1
  br i1 %16, label %17, label %20

17:                                               ; preds = %3
  %18 = sdiv i64 %1, %15
  %19 = srem i64 %1, %15
  br label %20

20:                                               ; preds = %17, %3
  %21 = phi i64 [ %18, %17 ], [ %1, %3 ]
  %22 = phi i64 [ %19, %17 ], [ 0, %3 ]
  %23 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 7, i32 1
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 7, i32 0
  %26 = load i64, ptr %25, align 8
  %27 = icmp slt i64 %13, 16
  %28 = select i1 %27, i64 %13, i64 16
  %29 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 1
  store i64 %28, ptr %29, align 8
  %30 = icmp sgt i64 %13, 15
  %31 = icmp eq i64 %26, 1
  %32 = select i1 %30, i1 %31, i1 false
  %33 = add nsw i64 %22, 16
  %34 = icmp sle i64 %33, %15
  %35 = select i1 %32, i1 %34, i1 false
  %36 = zext i1 %35 to i64
  %37 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 2
  store i64 %36, ptr %37, align 8
  %38 = mul nsw i64 %26, %22
  %39 = mul nsw i64 %24, %21
  %40 = add nsw i64 %38, %39
  %41 = mul nsw i64 %26, %15
  %42 = sub i64 %24, %41
  br label %43

43:                                               ; preds = %58, %20
  %44 = phi i64 [ 0, %20 ], [ %48, %58 ]
  %45 = phi i64 [ %40, %20 ], [ %60, %58 ]
  %46 = phi i64 [ %22, %20 ], [ %59, %58 ]
  %47 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 %44
  store i64 %45, ptr %47, align 8
  %48 = add nuw nsw i64 %44, 1
  %49 = load i64, ptr %29, align 8
  %50 = icmp slt i64 %48, %49
  br i1 %50, label %51, label %58

51:                                               ; preds = %43
  %52 = add nsw i64 %45, %26
  %53 = add nsw i64 %46, 1
  %54 = icmp eq i64 %53, %15
  %55 = select i1 %54, i64 0, i64 %53
  %56 = select i1 %54, i64 %42, i64 0
  %57 = add nsw i64 %52, %56
  br label %58

58:                                               ; preds = %51, %43
  %59 = phi i64 [ %46, %43 ], [ %55, %51 ]
  %60 = phi i64 [ %45, %43 ], [ %57, %51 ]
  %61 = icmp eq i64 %48, 16
  br i1 %61, label %62, label %43

62:                                               ; preds = %58
  %63 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 2
  %64 = load i64, ptr %63, align 8
  %65 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 7, i32 2
  %66 = load i64, ptr %65, align 8
  %67 = load i64, ptr %37, align 8
  %68 = icmp eq i64 %67, 0
  br i1 %68, label %84, label %69

69:                                               ; preds = %62
  %70 = icmp sgt i64 %64, 0
  br i1 %70, label %71, label %309

71:                                               ; preds = %69
  %72 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 0
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr inbounds float, ptr %10, i64 %73
  br label %75

75:                                               ; preds = %71, %75
  %76 = phi i64 [ 0, %71 ], [ %82, %75 ]
  %77 = mul nsw i64 %76, %66
  %78 = getelementptr inbounds float, ptr %74, i64 %77
  %79 = load <16 x float>, ptr %78, align 1
  %80 = shl nuw nsw i64 %76, 1
  %81 = getelementptr inbounds <16 x float>, ptr %2, i64 %80
  store <16 x float> %79, ptr %81, align 64
  %82 = add nuw nsw i64 %76, 1
  %83 = icmp eq i64 %82, %64
  br i1 %83, label %309, label %75

84:                                               ; preds = %62
  %85 = icmp ne i64 %66, 1
  %86 = icmp slt i64 %64, 16
  %87 = select i1 %85, i1 true, i1 %86
  br i1 %87, label %285, label %88

88:                                               ; preds = %84
  %89 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 0
  %90 = load i64, ptr %89, align 8
  %91 = getelementptr inbounds float, ptr %10, i64 %90
  %92 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 1
  %93 = load i64, ptr %92, align 8
  %94 = getelementptr inbounds float, ptr %10, i64 %93
  %95 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 2
  %96 = load i64, ptr %95, align 8
  %97 = getelementptr inbounds float, ptr %10, i64 %96
  %98 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 3
  %99 = load i64, ptr %98, align 8
  %100 = getelementptr inbounds float, ptr %10, i64 %99
  %101 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 4
  %102 = load i64, ptr %101, align 8
  %103 = getelementptr inbounds float, ptr %10, i64 %102
  %104 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 5
  %105 = load i64, ptr %104, align 8
  %106 = getelementptr inbounds float, ptr %10, i64 %105
  %107 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 6
  %108 = load i64, ptr %107, align 8
  %109 = getelementptr inbounds float, ptr %10, i64 %108
  %110 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 7
  %111 = load i64, ptr %110, align 8
  %112 = getelementptr inbounds float, ptr %10, i64 %111
  %113 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 8
  %114 = load i64, ptr %113, align 8
  %115 = getelementptr inbounds float, ptr %10, i64 %114
  %116 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 9
  %117 = load i64, ptr %116, align 8
  %118 = getelementptr inbounds float, ptr %10, i64 %117
  %119 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 10
  %120 = load i64, ptr %119, align 8
  %121 = getelementptr inbounds float, ptr %10, i64 %120
  %122 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 11
  %123 = load i64, ptr %122, align 8
  %124 = getelementptr inbounds float, ptr %10, i64 %123
  %125 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 12
  %126 = load i64, ptr %125, align 8
  %127 = getelementptr inbounds float, ptr %10, i64 %126
  %128 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 13
  %129 = load i64, ptr %128, align 8
  %130 = getelementptr inbounds float, ptr %10, i64 %129
  %131 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 14
  %132 = load i64, ptr %131, align 8
  %133 = getelementptr inbounds float, ptr %10, i64 %132
  %134 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 15
  %135 = load i64, ptr %134, align 8
  %136 = getelementptr inbounds float, ptr %10, i64 %135
  br label %137

137:                                              ; preds = %88, %137
  %138 = phi i64 [ 16, %88 ], [ %283, %137 ]
  %139 = phi i64 [ 0, %88 ], [ %138, %137 ]
  %140 = getelementptr inbounds float, ptr %91, i64 %139
  %141 = load <16 x float>, ptr %140, align 1
  %142 = getelementptr inbounds float, ptr %94, i64 %139
  %143 = load <16 x float>, ptr %142, align 1
  %144 = getelementptr inbounds float, ptr %97, i64 %139
  %145 = load <16 x float>, ptr %144, align 1
  %146 = getelementptr inbounds float, ptr %100, i64 %139
  %147 = load <16 x float>, ptr %146, align 1
  %148 = getelementptr inbounds float, ptr %103, i64 %139
  %149 = load <16 x float>, ptr %148, align 1
  %150 = getelementptr inbounds float, ptr %106, i64 %139
  %151 = load <16 x float>, ptr %150, align 1
  %152 = getelementptr inbounds float, ptr %109, i64 %139
  %153 = load <16 x float>, ptr %152, align 1
  %154 = getelementptr inbounds float, ptr %112, i64 %139
  %155 = load <16 x float>, ptr %154, align 1
  %156 = getelementptr inbounds float, ptr %115, i64 %139
  %157 = load <16 x float>, ptr %156, align 1
  %158 = getelementptr inbounds float, ptr %118, i64 %139
  %159 = load <16 x float>, ptr %158, align 1
  %160 = getelementptr inbounds float, ptr %121, i64 %139
  %161 = load <16 x float>, ptr %160, align 1
  %162 = getelementptr inbounds float, ptr %124, i64 %139
  %163 = load <16 x float>, ptr %162, align 1
  %164 = getelementptr inbounds float, ptr %127, i64 %139
  %165 = load <16 x float>, ptr %164, align 1
  %166 = getelementptr inbounds float, ptr %130, i64 %139
  %167 = load <16 x float>, ptr %166, align 1
  %168 = getelementptr inbounds float, ptr %133, i64 %139
  %169 = load <16 x float>, ptr %168, align 1
  %170 = getelementptr inbounds float, ptr %136, i64 %139
  %171 = load <16 x float>, ptr %170, align 1
  %172 = shufflevector <16 x float> %141, <16 x float> %143, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %173 = shufflevector <16 x float> %141, <16 x float> %143, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %174 = shufflevector <16 x float> %145, <16 x float> %147, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %175 = shufflevector <16 x float> %145, <16 x float> %147, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %176 = shufflevector <16 x float> %149, <16 x float> %151, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %177 = shufflevector <16 x float> %149, <16 x float> %151, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %178 = shufflevector <16 x float> %153, <16 x float> %155, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %179 = shufflevector <16 x float> %153, <16 x float> %155, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %180 = shufflevector <16 x float> %157, <16 x float> %159, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %181 = shufflevector <16 x float> %157, <16 x float> %159, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %182 = shufflevector <16 x float> %161, <16 x float> %163, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %183 = shufflevector <16 x float> %161, <16 x float> %163, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %184 = shufflevector <16 x float> %165, <16 x float> %167, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %185 = shufflevector <16 x float> %165, <16 x float> %167, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %186 = shufflevector <16 x float> %169, <16 x float> %171, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %187 = shufflevector <16 x float> %169, <16 x float> %171, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %188 = shufflevector <16 x float> %172, <16 x float> %174, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %189 = shufflevector <16 x float> %172, <16 x float> %174, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %190 = shufflevector <16 x float> %173, <16 x float> %175, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %191 = shufflevector <16 x float> %173, <16 x float> %175, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %192 = shufflevector <16 x float> %176, <16 x float> %178, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %193 = shufflevector <16 x float> %176, <16 x float> %178, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %194 = shufflevector <16 x float> %177, <16 x float> %179, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %195 = shufflevector <16 x float> %177, <16 x float> %179, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %196 = shufflevector <16 x float> %180, <16 x float> %182, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %197 = shufflevector <16 x float> %180, <16 x float> %182, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %198 = shufflevector <16 x float> %181, <16 x float> %183, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %199 = shufflevector <16 x float> %181, <16 x float> %183, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %200 = shufflevector <16 x float> %184, <16 x float> %186, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %201 = shufflevector <16 x float> %184, <16 x float> %186, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %202 = shufflevector <16 x float> %185, <16 x float> %187, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %203 = shufflevector <16 x float> %185, <16 x float> %187, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %204 = shufflevector <16 x float> %188, <16 x float> %192, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %205 = shufflevector <16 x float> %188, <16 x float> %192, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %206 = shufflevector <16 x float> %190, <16 x float> %194, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %207 = shufflevector <16 x float> %190, <16 x float> %194, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %208 = shufflevector <16 x float> %189, <16 x float> %193, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %209 = shufflevector <16 x float> %189, <16 x float> %193, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %210 = shufflevector <16 x float> %191, <16 x float> %195, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %211 = shufflevector <16 x float> %191, <16 x float> %195, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %212 = shufflevector <16 x float> %196, <16 x float> %200, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %213 = shufflevector <16 x float> %196, <16 x float> %200, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %214 = shufflevector <16 x float> %198, <16 x float> %202, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %215 = shufflevector <16 x float> %198, <16 x float> %202, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %216 = shufflevector <16 x float> %197, <16 x float> %201, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %217 = shufflevector <16 x float> %197, <16 x float> %201, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %218 = shufflevector <16 x float> %199, <16 x float> %203, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %219 = shufflevector <16 x float> %199, <16 x float> %203, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %220 = shufflevector <16 x float> %204, <16 x float> %212, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %221 = shufflevector <16 x float> %204, <16 x float> %212, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %222 = shufflevector <16 x float> %206, <16 x float> %214, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %223 = shufflevector <16 x float> %206, <16 x float> %214, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %224 = shufflevector <16 x float> %208, <16 x float> %216, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %225 = shufflevector <16 x float> %208, <16 x float> %216, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %226 = shufflevector <16 x float> %210, <16 x float> %218, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %227 = shufflevector <16 x float> %210, <16 x float> %218, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %228 = shufflevector <16 x float> %205, <16 x float> %213, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %229 = shufflevector <16 x float> %205, <16 x float> %213, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %230 = shufflevector <16 x float> %207, <16 x float> %215, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %231 = shufflevector <16 x float> %207, <16 x float> %215, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %232 = shufflevector <16 x float> %209, <16 x float> %217, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %233 = shufflevector <16 x float> %209, <16 x float> %217, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %234 = shufflevector <16 x float> %211, <16 x float> %219, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %235 = shufflevector <16 x float> %211, <16 x float> %219, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %236 = shl nuw nsw i64 %139, 1
  %237 = getelementptr inbounds <16 x float>, ptr %2, i64 %236
  store <16 x float> %220, ptr %237, align 64
  %238 = shl nuw i64 %139, 1
  %239 = or i64 %238, 2
  %240 = getelementptr inbounds <16 x float>, ptr %2, i64 %239
  store <16 x float> %222, ptr %240, align 64
  %241 = shl nuw i64 %139, 1
  %242 = or i64 %241, 4
  %243 = getelementptr inbounds <16 x float>, ptr %2, i64 %242
  store <16 x float> %224, ptr %243, align 64
  %244 = shl nuw i64 %139, 1
  %245 = or i64 %244, 6
  %246 = getelementptr inbounds <16 x float>, ptr %2, i64 %245
  store <16 x float> %226, ptr %246, align 64
  %247 = shl nuw i64 %139, 1
  %248 = or i64 %247, 8
  %249 = getelementptr inbounds <16 x float>, ptr %2, i64 %248
  store <16 x float> %228, ptr %249, align 64
  %250 = shl nuw i64 %139, 1
  %251 = or i64 %250, 10
  %252 = getelementptr inbounds <16 x float>, ptr %2, i64 %251
  store <16 x float> %230, ptr %252, align 64
  %253 = shl nuw i64 %139, 1
  %254 = or i64 %253, 12
  %255 = getelementptr inbounds <16 x float>, ptr %2, i64 %254
  store <16 x float> %232, ptr %255, align 64
  %256 = shl nuw i64 %139, 1
  %257 = or i64 %256, 14
  %258 = getelementptr inbounds <16 x float>, ptr %2, i64 %257
  store <16 x float> %234, ptr %258, align 64
  %259 = shl nuw i64 %139, 1
  %260 = or i64 %259, 16
  %261 = getelementptr inbounds <16 x float>, ptr %2, i64 %260
  store <16 x float> %221, ptr %261, align 64
  %262 = shl nuw i64 %139, 1
  %263 = or i64 %262, 18
  %264 = getelementptr inbounds <16 x float>, ptr %2, i64 %263
  store <16 x float> %223, ptr %264, align 64
  %265 = shl nuw i64 %139, 1
  %266 = or i64 %265, 20
  %267 = getelementptr inbounds <16 x float>, ptr %2, i64 %266
  store <16 x float> %225, ptr %267, align 64
  %268 = shl nuw i64 %139, 1
  %269 = or i64 %268, 22
  %270 = getelementptr inbounds <16 x float>, ptr %2, i64 %269
  store <16 x float> %227, ptr %270, align 64
  %271 = shl nuw i64 %139, 1
  %272 = or i64 %271, 24
  %273 = getelementptr inbounds <16 x float>, ptr %2, i64 %272
  store <16 x float> %229, ptr %273, align 64
  %274 = shl nuw i64 %139, 1
  %275 = or i64 %274, 26
  %276 = getelementptr inbounds <16 x float>, ptr %2, i64 %275
  store <16 x float> %231, ptr %276, align 64
  %277 = shl nuw i64 %139, 1
  %278 = or i64 %277, 28
  %279 = getelementptr inbounds <16 x float>, ptr %2, i64 %278
  store <16 x float> %233, ptr %279, align 64
  %280 = shl nuw i64 %139, 1
  %281 = or i64 %280, 30
  %282 = getelementptr inbounds <16 x float>, ptr %2, i64 %281
  store <16 x float> %235, ptr %282, align 64
  %283 = add nuw nsw i64 %138, 16
  %284 = icmp sgt i64 %283, %64
  br i1 %284, label %285, label %137

285:                                              ; preds = %137, %84
  %286 = phi i64 [ 0, %84 ], [ %138, %137 ]
  %287 = icmp slt i64 %286, %64
  br i1 %287, label %288, label %309

288:                                              ; preds = %285, %294
  %289 = phi i64 [ %295, %294 ], [ %286, %285 ]
  %290 = mul nsw i64 %289, %66
  %291 = shl nuw nsw i64 %289, 1
  %292 = getelementptr inbounds <16 x float>, ptr %2, i64 %291
  %293 = load <16 x float>, ptr %292, align 64
  br label %297

294:                                              ; preds = %297
  %295 = add nuw nsw i64 %289, 1
  %296 = icmp eq i64 %295, %64
  br i1 %296, label %309, label %288

297:                                              ; preds = %288, %297
  %298 = phi <16 x float> [ %293, %288 ], [ %306, %297 ]
  %299 = phi i64 [ 0, %288 ], [ %307, %297 ]
  %300 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 %299
  %301 = load i64, ptr %300, align 8
  %302 = add nsw i64 %301, %290
  %303 = getelementptr inbounds float, ptr %10, i64 %302
  %304 = load float, ptr %303, align 4
  %305 = trunc i64 %299 to i32
  %306 = insertelement <16 x float> %298, float %304, i32 %305
  store <16 x float> %306, ptr %292, align 64
  %307 = add nuw nsw i64 %299, 1
  %308 = icmp eq i64 %307, 16
  br i1 %308, label %294, label %297

309:                                              ; preds = %75, %294, %69, %285
  ret void
}

define internal fastcc void @write_lines(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4) {
  %6 = alloca %struct.block, align 8
  %7 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds %struct.pass, ptr %8, i64 0, i32 10
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 3, i64 %10
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds %struct.flow, ptr %2, i64 0, i32 0
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %16 = load i64, ptr %15, align 8
  %17 = sub nsw i64 %16, %1
  %18 = getelementptr inbounds %struct.pass, ptr %8, i64 0, i32 5
  %19 = load i64, ptr %18, align 8
  %20 = icmp sgt i64 %19, 1
  br i1 %20, label %21, label %24

21:                                               ; preds = %5
  %22 = sdiv i64 %1, %19
  %23 = srem i64 %1, %19
  br label %24

24:                                               ; preds = %21, %5
  %25 = phi i64 [ %22, %21 ], [ %1, %5 ]
  %26 = phi i64 [ %23, %21 ], [ 0, %5 ]
  %27 = getelementptr inbounds %struct.pass, ptr %8, i64 0, i32 8, i32 1
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds %struct.pass, ptr %8, i64 0, i32 8, i32 0
  %30 = load i64, ptr %29, align 8
  %31 = icmp slt i64 %17, 16
  %32 = select i1 %31, i64 %17, i64 16
  %33 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 1
  store i64 %32, ptr %33, align 8
  %34 = icmp sgt i64 %17, 15
  %35 = icmp eq i64 %30, 1
  %36 = select i1 %34, i1 %35, i1 false
  %37 = add nsw i64 %26, 16
  %38 = icmp sle i64 %37, %19
  %39 = select i1 %36, i1 %38, i1 false
  %40 = zext i1 %39 to i64
  %41 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 2
  store i64 %40, ptr %41, align 8
  %42 = mul nsw i64 %30, %26
  %43 = mul nsw i64 %28, %25
  %44 = add nsw i64 %42, %43
  %45 = mul nsw i64 %30, %19
  %46 = sub i64 %28, %45
  br label %47

47:                                               ; preds = %62, %24
  %48 = phi i64 [ 0, %24 ], [ %52, %62 ]
  %49 = phi i64 [ %44, %24 ], [ %64, %62 ]
  %50 = phi i64 [ %26, %24 ], [ %63, %62 ]
  %51 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 %48
  store i64 %49, ptr %51, align 8
  %52 = add nuw nsw i64 %48, 1
  %53 = load i64, ptr %33, align 8
  %54 = icmp slt i64 %52, %53
  br i1 %54, label %55, label %62

55:                                               ; preds = %47
  %56 = add nsw i64 %49, %30
  %57 = add nsw i64 %50, 1
  %58 = icmp eq i64 %57, %19
  %59 = select i1 %58, i64 0, i64 %57
  %60 = select i1 %58, i64 %46, i64 0
  %61 = add nsw i64 %56, %60
  br label %62

62:                                               ; preds = %55, %47
  %63 = phi i64 [ %50, %47 ], [ %59, %55 ]
  %64 = phi i64 [ %49, %47 ], [ %61, %55 ]
  %65 = icmp eq i64 %52, 16
  br i1 %65, label %66, label %47

66:                                               ; preds = %62
  %67 = getelementptr inbounds %struct.pass, ptr %8, i64 0, i32 8, i32 2
  %68 = load i64, ptr %67, align 8
  %69 = load i64, ptr %41, align 8
  %70 = icmp eq i64 %69, 0
  br i1 %70, label %124, label %71

71:                                               ; preds = %66
  %72 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 0
  %73 = load i64, ptr %72, align 8
  %74 = shl nsw i64 %73, 1
  %75 = getelementptr inbounds float, ptr %12, i64 %74
  %76 = getelementptr inbounds float, ptr %75, i64 16
  %77 = shl nsw i64 %68, 1
  %78 = icmp sgt i64 %3, 0
  br i1 %78, label %79, label %564

79:                                               ; preds = %71
  %80 = getelementptr inbounds %struct.flow, ptr %2, i64 0, i32 4
  %81 = getelementptr inbounds %struct.flow, ptr %2, i64 0, i32 5
  %82 = getelementptr inbounds %struct.flow, ptr %2, i64 0, i32 6
  %83 = icmp eq i64 %4, 0
  br label %84

84:                                               ; preds = %79, %112
  %85 = phi i64 [ 0, %79 ], [ %122, %112 ]
  %86 = getelementptr inbounds %struct.point, ptr %14, i64 %85
  %87 = load <16 x float>, ptr %86, align 1
  %88 = getelementptr inbounds i8, ptr %86, i64 64
  %89 = load <16 x float>, ptr %88, align 1
  %90 = load float, ptr %80, align 8
  %91 = insertelement <16 x float> poison, float %90, i64 0
  %92 = shufflevector <16 x float> %91, <16 x float> poison, <16 x i32> zeroinitializer
  %93 = fmul <16 x float> %87, %92
  %94 = fmul <16 x float> %89, %92
  %95 = load ptr, ptr %81, align 8
  %96 = icmp eq ptr %95, null
  br i1 %96, label %112, label %97

97:                                               ; preds = %84
  %98 = shl nuw nsw i64 %85, 1
  %99 = load i64, ptr %82, align 8
  %100 = mul nsw i64 %98, %99
  %101 = getelementptr inbounds float, ptr %95, i64 %100
  %102 = getelementptr inbounds float, ptr %101, i64 16
  %103 = load <16 x float>, ptr %101, align 1
  %104 = load <16 x float>, ptr %102, align 1
  %105 = shufflevector <16 x float> %103, <16 x float> %104, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %106 = shufflevector <16 x float> %103, <16 x float> %104, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %107 = fneg <16 x float> %94
  %108 = fmul <16 x float> %106, %107
  %109 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %93, <16 x float> %105, <16 x float> %108)
  %110 = fmul <16 x float> %94, %105
  %111 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %93, <16 x float> %106, <16 x float> %110)
  br label %112

112:                                              ; preds = %84, %97
  %113 = phi <16 x float> [ %111, %97 ], [ %94, %84 ]
  %114 = phi <16 x float> [ %109, %97 ], [ %93, %84 ]
  %115 = mul nsw i64 %85, %77
  %116 = getelementptr inbounds float, ptr %75, i64 %115
  %117 = getelementptr inbounds float, ptr %76, i64 %115
  %118 = select i1 %83, <16 x float> %113, <16 x float> %114
  %119 = select i1 %83, <16 x float> %114, <16 x float> %113
  %120 = shufflevector <16 x float> %119, <16 x float> %118, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  store <16 x float> %120, ptr %116, align 1
  %121 = shufflevector <16 x float> %119, <16 x float> %118, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <16 x float> %121, ptr %117, align 1
  %122 = add nuw nsw i64 %85, 1
  %123 = icmp eq i64 %122, %3
  br i1 %123, label %564, label %84

124:                                              ; preds = %66
  %125 = icmp ne i64 %68, 1
  %126 = icmp ne i64 %53, 16
  %127 = select i1 %125, i1 true, i1 %126
  %128 = icmp slt i64 %3, 8
  %129 = or i1 %127, %128
  br i1 %129, label %504, label %130

130:                                              ; preds = %124
  %131 = getelementptr inbounds %struct.flow, ptr %2, i64 0, i32 4
  %132 = getelementptr inbounds %struct.flow, ptr %2, i64 0, i32 5
  %133 = icmp eq i64 %4, 0
  %134 = getelementptr inbounds %struct.flow, ptr %2, i64 0, i32 6
  %135 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 0
  %136 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 1
  %137 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 2
  %138 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 3
  %139 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 4
  %140 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 5
  %141 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 6
  %142 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 7
  %143 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 8
  %144 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 9
  %145 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 10
  %146 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 11
  %147 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 12
  %148 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 13
  %149 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 14
  %150 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 15
  br label %151

151:                                              ; preds = %130, %369
  %152 = phi i64 [ 8, %130 ], [ %502, %369 ]
  %153 = phi i64 [ 0, %130 ], [ %152, %369 ]
  %154 = load float, ptr %131, align 8
  %155 = insertelement <16 x float> poison, float %154, i64 0
  %156 = shufflevector <16 x float> %155, <16 x float> poison, <16 x i32> zeroinitializer
  %157 = load ptr, ptr %132, align 8
  %158 = icmp eq ptr %157, null
  %159 = getelementptr inbounds %struct.point, ptr %14, i64 %153
  %160 = load <16 x float>, ptr %159, align 1
  %161 = getelementptr inbounds i8, ptr %159, i64 64
  %162 = load <16 x float>, ptr %161, align 1
  %163 = fmul <16 x float> %160, %156
  %164 = fmul <16 x float> %162, %156
  br i1 %158, label %180, label %165

165:                                              ; preds = %151
  %166 = shl nuw nsw i64 %153, 1
  %167 = load i64, ptr %134, align 8
  %168 = mul nsw i64 %166, %167
  %169 = getelementptr inbounds float, ptr %157, i64 %168
  %170 = getelementptr inbounds float, ptr %169, i64 16
  %171 = load <16 x float>, ptr %169, align 1
  %172 = load <16 x float>, ptr %170, align 1
  %173 = shufflevector <16 x float> %171, <16 x float> %172, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %174 = shufflevector <16 x float> %171, <16 x float> %172, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %175 = fneg <16 x float> %164
  %176 = fmul <16 x float> %174, %175
  %177 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %163, <16 x float> %173, <16 x float> %176)
  %178 = fmul <16 x float> %164, %173
  %179 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %163, <16 x float> %174, <16 x float> %178)
  br label %180

180:                                              ; preds = %151, %165
  %181 = phi <16 x float> [ %179, %165 ], [ %164, %151 ]
  %182 = phi <16 x float> [ %177, %165 ], [ %163, %151 ]
  %183 = select i1 %133, <16 x float> %181, <16 x float> %182
  %184 = select i1 %133, <16 x float> %182, <16 x float> %181
  %185 = or i64 %153, 1
  %186 = getelementptr inbounds %struct.point, ptr %14, i64 %185
  %187 = load <16 x float>, ptr %186, align 1
  %188 = getelementptr inbounds i8, ptr %186, i64 64
  %189 = load <16 x float>, ptr %188, align 1
  %190 = fmul <16 x float> %187, %156
  %191 = fmul <16 x float> %189, %156
  br i1 %158, label %207, label %192

192:                                              ; preds = %180
  %193 = shl nuw nsw i64 %185, 1
  %194 = load i64, ptr %134, align 8
  %195 = mul nsw i64 %193, %194
  %196 = getelementptr inbounds float, ptr %157, i64 %195
  %197 = getelementptr inbounds float, ptr %196, i64 16
  %198 = load <16 x float>, ptr %196, align 1
  %199 = load <16 x float>, ptr %197, align 1
  %200 = shufflevector <16 x float> %198, <16 x float> %199, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %201 = shufflevector <16 x float> %198, <16 x float> %199, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %202 = fneg <16 x float> %191
  %203 = fmul <16 x float> %201, %202
  %204 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %190, <16 x float> %200, <16 x float> %203)
  %205 = fmul <16 x float> %191, %200
  %206 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %190, <16 x float> %201, <16 x float> %205)
  br label %207

207:                                              ; preds = %192, %180
  %208 = phi <16 x float> [ %206, %192 ], [ %191, %180 ]
  %209 = phi <16 x float> [ %204, %192 ], [ %190, %180 ]
  %210 = select i1 %133, <16 x float> %208, <16 x float> %209
  %211 = select i1 %133, <16 x float> %209, <16 x float> %208
  %212 = or i64 %153, 2
  %213 = getelementptr inbounds %struct.point, ptr %14, i64 %212
  %214 = load <16 x float>, ptr %213, align 1
  %215 = getelementptr inbounds i8, ptr %213, i64 64
  %216 = load <16 x float>, ptr %215, align 1
  %217 = fmul <16 x float> %214, %156
  %218 = fmul <16 x float> %216, %156
  br i1 %158, label %234, label %219

219:                                              ; preds = %207
  %220 = shl nuw nsw i64 %212, 1
  %221 = load i64, ptr %134, align 8
  %222 = mul nsw i64 %220, %221
  %223 = getelementptr inbounds float, ptr %157, i64 %222
  %224 = getelementptr inbounds float, ptr %223, i64 16
  %225 = load <16 x float>, ptr %223, align 1
  %226 = load <16 x float>, ptr %224, align 1
  %227 = shufflevector <16 x float> %225, <16 x float> %226, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %228 = shufflevector <16 x float> %225, <16 x float> %226, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %229 = fneg <16 x float> %218
  %230 = fmul <16 x float> %228, %229
  %231 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %217, <16 x float> %227, <16 x float> %230)
  %232 = fmul <16 x float> %218, %227
  %233 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %217, <16 x float> %228, <16 x float> %232)
  br label %234

234:                                              ; preds = %219, %207
  %235 = phi <16 x float> [ %233, %219 ], [ %218, %207 ]
  %236 = phi <16 x float> [ %231, %219 ], [ %217, %207 ]
  %237 = select i1 %133, <16 x float> %235, <16 x float> %236
  %238 = select i1 %133, <16 x float> %236, <16 x float> %235
  %239 = or i64 %153, 3
  %240 = getelementptr inbounds %struct.point, ptr %14, i64 %239
  %241 = load <16 x float>, ptr %240, align 1
  %242 = getelementptr inbounds i8, ptr %240, i64 64
  %243 = load <16 x float>, ptr %242, align 1
  %244 = fmul <16 x float> %241, %156
  %245 = fmul <16 x float> %243, %156
  br i1 %158, label %261, label %246

246:                                              ; preds = %234
  %247 = shl nuw nsw i64 %239, 1
  %248 = load i64, ptr %134, align 8
  %249 = mul nsw i64 %247, %248
  %250 = getelementptr inbounds float, ptr %157, i64 %249
  %251 = getelementptr inbounds float, ptr %250, i64 16
  %252 = load <16 x float>, ptr %250, align 1
  %253 = load <16 x float>, ptr %251, align 1
  %254 = shufflevector <16 x float> %252, <16 x float> %253, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %255 = shufflevector <16 x float> %252, <16 x float> %253, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %256 = fneg <16 x float> %245
  %257 = fmul <16 x float> %255, %256
  %258 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %244, <16 x float> %254, <16 x float> %257)
  %259 = fmul <16 x float> %245, %254
  %260 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %244, <16 x float> %255, <16 x float> %259)
  br label %261

261:                                              ; preds = %246, %234
  %262 = phi <16 x float> [ %260, %246 ], [ %245, %234 ]
  %263 = phi <16 x float> [ %258, %246 ], [ %244, %234 ]
  %264 = select i1 %133, <16 x float> %262, <16 x float> %263
  %265 = select i1 %133, <16 x float> %263, <16 x float> %262
  %266 = or i64 %153, 4
  %267 = getelementptr inbounds %struct.point, ptr %14, i64 %266
  %268 = load <16 x float>, ptr %267, align 1
  %269 = getelementptr inbounds i8, ptr %267, i64 64
  %270 = load <16 x float>, ptr %269, align 1
  %271 = fmul <16 x float> %268, %156
  %272 = fmul <16 x float> %270, %156
  br i1 %158, label %288, label %273

273:                                              ; preds = %261
  %274 = shl nuw nsw i64 %266, 1
  %275 = load i64, ptr %134, align 8
  %276 = mul nsw i64 %274, %275
  %277 = getelementptr inbounds float, ptr %157, i64 %276
  %278 = getelementptr inbounds float, ptr %277, i64 16
  %279 = load <16 x float>, ptr %277, align 1
  %280 = load <16 x float>, ptr %278, align 1
  %281 = shufflevector <16 x float> %279, <16 x float> %280, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %282 = shufflevector <16 x float> %279, <16 x float> %280, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %283 = fneg <16 x float> %272
  %284 = fmul <16 x float> %282, %283
  %285 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %271, <16 x float> %281, <16 x float> %284)
  %286 = fmul <16 x float> %272, %281
  %287 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %271, <16 x float> %282, <16 x float> %286)
  br label %288

288:                                              ; preds = %273, %261
  %289 = phi <16 x float> [ %287, %273 ], [ %272, %261 ]
  %290 = phi <16 x float> [ %285, %273 ], [ %271, %261 ]
  %291 = select i1 %133, <16 x float> %289, <16 x float> %290
  %292 = select i1 %133, <16 x float> %290, <16 x float> %289
  %293 = or i64 %153, 5
  %294 = getelementptr inbounds %struct.point, ptr %14, i64 %293
  %295 = load <16 x float>, ptr %294, align 1
  %296 = getelementptr inbounds i8, ptr %294, i64 64
  %297 = load <16 x float>, ptr %296, align 1
  %298 = fmul <16 x float> %295, %156
  %299 = fmul <16 x float> %297, %156
  br i1 %158, label %315, label %300

300:                                              ; preds = %288
  %301 = shl nuw nsw i64 %293, 1
  %302 = load i64, ptr %134, align 8
  %303 = mul nsw i64 %301, %302
  %304 = getelementptr inbounds float, ptr %157, i64 %303
  %305 = getelementptr inbounds float, ptr %304, i64 16
  %306 = load <16 x float>, ptr %304, align 1
  %307 = load <16 x float>, ptr %305, align 1
  %308 = shufflevector <16 x float> %306, <16 x float> %307, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %309 = shufflevector <16 x float> %306, <16 x float> %307, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %310 = fneg <16 x float> %299
  %311 = fmul <16 x float> %309, %310
  %312 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %298, <16 x float> %308, <16 x float> %311)
  %313 = fmul <16 x float> %299, %308
  %314 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %298, <16 x float> %309, <16 x float> %313)
  br label %315

315:                                              ; preds = %300, %288
  %316 = phi <16 x float> [ %314, %300 ], [ %299, %288 ]
  %317 = phi <16 x float> [ %312, %300 ], [ %298, %288 ]
  %318 = select i1 %133, <16 x float> %316, <16 x float> %317
  %319 = select i1 %133, <16 x float> %317, <16 x float> %316
  %320 = or i64 %153, 6
  %321 = getelementptr inbounds %struct.point, ptr %14, i64 %320
  %322 = load <16 x float>, ptr %321, align 1
  %323 = getelementptr inbounds i8, ptr %321, i64 64
  %324 = load <16 x float>, ptr %323, align 1
  %325 = fmul <16 x float> %322, %156
  %326 = fmul <16 x float> %324, %156
  br i1 %158, label %342, label %327

327:                                              ; preds = %315
  %328 = shl nuw nsw i64 %320, 1
  %329 = load i64, ptr %134, align 8
  %330 = mul nsw i64 %328, %329
  %331 = getelementptr inbounds float, ptr %157, i64 %330
  %332 = getelementptr inbounds float, ptr %331, i64 16
  %333 = load <16 x float>, ptr %331, align 1
  %334 = load <16 x float>, ptr %332, align 1
  %335 = shufflevector <16 x float> %333, <16 x float> %334, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %336 = shufflevector <16 x float> %333, <16 x float> %334, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %337 = fneg <16 x float> %326
  %338 = fmul <16 x float> %336, %337
  %339 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %325, <16 x float> %335, <16 x float> %338)
  %340 = fmul <16 x float> %326, %335
  %341 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %325, <16 x float> %336, <16 x float> %340)
  br label %342

342:                                              ; preds = %327, %315
  %343 = phi <16 x float> [ %341, %327 ], [ %326, %315 ]
  %344 = phi <16 x float> [ %339, %327 ], [ %325, %315 ]
  %345 = select i1 %133, <16 x float> %343, <16 x float> %344
  %346 = select i1 %133, <16 x float> %344, <16 x float> %343
  %347 = or i64 %153, 7
  %348 = getelementptr inbounds %struct.point, ptr %14, i64 %347
  %349 = load <16 x float>, ptr %348, align 1
  %350 = getelementptr inbounds i8, ptr %348, i64 64
  %351 = load <16 x float>, ptr %350, align 1
  %352 = fmul <16 x float> %349, %156
  %353 = fmul <16 x float> %351, %156
  br i1 %158, label %369, label %354

354:                                              ; preds = %342
  %355 = shl nuw nsw i64 %347, 1
  %356 = load i64, ptr %134, align 8
  %357 = mul nsw i64 %355, %356
  %358 = getelementptr inbounds float, ptr %157, i64 %357
  %359 = getelementptr inbounds float, ptr %358, i64 16
  %360 = load <16 x float>, ptr %358, align 1
  %361 = load <16 x float>, ptr %359, align 1
  %362 = shufflevector <16 x float> %360, <16 x float> %361, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %363 = shufflevector <16 x float> %360, <16 x float> %361, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %364 = fneg <16 x float> %353
  %365 = fmul <16 x float> %363, %364
  %366 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %352, <16 x float> %362, <16 x float> %365)
  %367 = fmul <16 x float> %353, %362
  %368 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %352, <16 x float> %363, <16 x float> %367)
  br label %369

369:                                              ; preds = %354, %342
  %370 = phi <16 x float> [ %368, %354 ], [ %353, %342 ]
  %371 = phi <16 x float> [ %366, %354 ], [ %352, %342 ]
  %372 = select i1 %133, <16 x float> %370, <16 x float> %371
  %373 = select i1 %133, <16 x float> %371, <16 x float> %370
  %374 = shufflevector <16 x float> %184, <16 x float> %183, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %375 = shufflevector <16 x float> %184, <16 x float> %183, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %376 = shufflevector <16 x float> %211, <16 x float> %210, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %377 = shufflevector <16 x float> %211, <16 x float> %210, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %378 = shufflevector <16 x float> %238, <16 x float> %237, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %379 = shufflevector <16 x float> %238, <16 x float> %237, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %380 = shufflevector <16 x float> %265, <16 x float> %264, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %381 = shufflevector <16 x float> %265, <16 x float> %264, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %382 = shufflevector <16 x float> %292, <16 x float> %291, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %383 = shufflevector <16 x float> %292, <16 x float> %291, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %384 = shufflevector <16 x float> %319, <16 x float> %318, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %385 = shufflevector <16 x float> %319, <16 x float> %318, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %386 = shufflevector <16 x float> %346, <16 x float> %345, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %387 = shufflevector <16 x float> %346, <16 x float> %345, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %388 = shufflevector <16 x float> %373, <16 x float> %372, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %389 = shufflevector <16 x float> %373, <16 x float> %372, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %390 = shufflevector <16 x float> %374, <16 x float> %376, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %391 = shufflevector <16 x float> %374, <16 x float> %376, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %392 = shufflevector <16 x float> %375, <16 x float> %377, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %393 = shufflevector <16 x float> %375, <16 x float> %377, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %394 = shufflevector <16 x float> %378, <16 x float> %380, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %395 = shufflevector <16 x float> %378, <16 x float> %380, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %396 = shufflevector <16 x float> %379, <16 x float> %381, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %397 = shufflevector <16 x float> %379, <16 x float> %381, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %398 = shufflevector <16 x float> %382, <16 x float> %384, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %399 = shufflevector <16 x float> %382, <16 x float> %384, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %400 = shufflevector <16 x float> %383, <16 x float> %385, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %401 = shufflevector <16 x float> %383, <16 x float> %385, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %402 = shufflevector <16 x float> %386, <16 x float> %388, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %403 = shufflevector <16 x float> %386, <16 x float> %388, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %404 = shufflevector <16 x float> %387, <16 x float> %389, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %405 = shufflevector <16 x float> %387, <16 x float> %389, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %406 = shufflevector <16 x float> %390, <16 x float> %394, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %407 = shufflevector <16 x float> %390, <16 x float> %394, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %408 = shufflevector <16 x float> %392, <16 x float> %396, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %409 = shufflevector <16 x float> %392, <16 x float> %396, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %410 = shufflevector <16 x float> %391, <16 x float> %395, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %411 = shufflevector <16 x float> %391, <16 x float> %395, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %412 = shufflevector <16 x float> %393, <16 x float> %397, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %413 = shufflevector <16 x float> %393, <16 x float> %397, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %414 = shufflevector <16 x float> %398, <16 x float> %402, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %415 = shufflevector <16 x float> %398, <16 x float> %402, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %416 = shufflevector <16 x float> %400, <16 x float> %404, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %417 = shufflevector <16 x float> %400, <16 x float> %404, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %418 = shufflevector <16 x float> %399, <16 x float> %403, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %419 = shufflevector <16 x float> %399, <16 x float> %403, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %420 = shufflevector <16 x float> %401, <16 x float> %405, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %421 = shufflevector <16 x float> %401, <16 x float> %405, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %422 = shufflevector <16 x float> %406, <16 x float> %414, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %423 = shufflevector <16 x float> %406, <16 x float> %414, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %424 = shufflevector <16 x float> %408, <16 x float> %416, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %425 = shufflevector <16 x float> %408, <16 x float> %416, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %426 = shufflevector <16 x float> %410, <16 x float> %418, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %427 = shufflevector <16 x float> %410, <16 x float> %418, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %428 = shufflevector <16 x float> %412, <16 x float> %420, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %429 = shufflevector <16 x float> %412, <16 x float> %420, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %430 = shufflevector <16 x float> %407, <16 x float> %415, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %431 = shufflevector <16 x float> %407, <16 x float> %415, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %432 = shufflevector <16 x float> %409, <16 x float> %417, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %433 = shufflevector <16 x float> %409, <16 x float> %417, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %434 = shufflevector <16 x float> %411, <16 x float> %419, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %435 = shufflevector <16 x float> %411, <16 x float> %419, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %436 = shufflevector <16 x float> %413, <16 x float> %421, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %437 = shufflevector <16 x float> %413, <16 x float> %421, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %438 = load i64, ptr %135, align 8
  %439 = add nsw i64 %438, %153
  %440 = shl nsw i64 %439, 1
  %441 = getelementptr inbounds float, ptr %12, i64 %440
  store <16 x float> %422, ptr %441, align 1
  %442 = load i64, ptr %136, align 8
  %443 = add nsw i64 %442, %153
  %444 = shl nsw i64 %443, 1
  %445 = getelementptr inbounds float, ptr %12, i64 %444
  store <16 x float> %424, ptr %445, align 1
  %446 = load i64, ptr %137, align 8
  %447 = add nsw i64 %446, %153
  %448 = shl nsw i64 %447, 1
  %449 = getelementptr inbounds float, ptr %12, i64 %448
  store <16 x float> %426, ptr %449, align 1
  %450 = load i64, ptr %138, align 8
  %451 = add nsw i64 %450, %153
  %452 = shl nsw i64 %451, 1
  %453 = getelementptr inbounds float, ptr %12, i64 %452
  store <16 x float> %428, ptr %453, align 1
  %454 = load i64, ptr %139, align 8
  %455 = add nsw i64 %454, %153
  %456 = shl nsw i64 %455, 1
  %457 = getelementptr inbounds float, ptr %12, i64 %456
  store <16 x float> %430, ptr %457, align 1
  %458 = load i64, ptr %140, align 8
  %459 = add nsw i64 %458, %153
  %460 = shl nsw i64 %459, 1
  %461 = getelementptr inbounds float, ptr %12, i64 %460
  store <16 x float> %432, ptr %461, align 1
  %462 = load i64, ptr %141, align 8
  %463 = add nsw i64 %462, %153
  %464 = shl nsw i64 %463, 1
  %465 = getelementptr inbounds float, ptr %12, i64 %464
  store <16 x float> %434, ptr %465, align 1
  %466 = load i64, ptr %142, align 8
  %467 = add nsw i64 %466, %153
  %468 = shl nsw i64 %467, 1
  %469 = getelementptr inbounds float, ptr %12, i64 %468
  store <16 x float> %436, ptr %469, align 1
  %470 = load i64, ptr %143, align 8
  %471 = add nsw i64 %470, %153
  %472 = shl nsw i64 %471, 1
  %473 = getelementptr inbounds float, ptr %12, i64 %472
  store <16 x float> %423, ptr %473, align 1
  %474 = load i64, ptr %144, align 8
  %475 = add nsw i64 %474, %153
  %476 = shl nsw i64 %475, 1
  %477 = getelementptr inbounds float, ptr %12, i64 %476
  store <16 x float> %425, ptr %477, align 1
  %478 = load i64, ptr %145, align 8
  %479 = add nsw i64 %478, %153
  %480 = shl nsw i64 %479, 1
  %481 = getelementptr inbounds float, ptr %12, i64 %480
  store <16 x float> %427, ptr %481, align 1
  %482 = load i64, ptr %146, align 8
  %483 = add nsw i64 %482, %153
  %484 = shl nsw i64 %483, 1
  %485 = getelementptr inbounds float, ptr %12, i64 %484
  store <16 x float> %429, ptr %485, align 1
  %486 = load i64, ptr %147, align 8
  %487 = add nsw i64 %486, %153
  %488 = shl nsw i64 %487, 1
  %489 = getelementptr inbounds float, ptr %12, i64 %488
  store <16 x float> %431, ptr %489, align 1
  %490 = load i64, ptr %148, align 8
  %491 = add nsw i64 %490, %153
  %492 = shl nsw i64 %491, 1
  %493 = getelementptr inbounds float, ptr %12, i64 %492
  store <16 x float> %433, ptr %493, align 1
  %494 = load i64, ptr %149, align 8
  %495 = add nsw i64 %494, %153
  %496 = shl nsw i64 %495, 1
  %497 = getelementptr inbounds float, ptr %12, i64 %496
  store <16 x float> %435, ptr %497, align 1
  %498 = load i64, ptr %150, align 8
  %499 = add nsw i64 %498, %153
  %500 = shl nsw i64 %499, 1
  %501 = getelementptr inbounds float, ptr %12, i64 %500
  store <16 x float> %437, ptr %501, align 1
  %502 = add nuw nsw i64 %152, 8
  %503 = icmp sgt i64 %502, %3
  br i1 %503, label %504, label %151

504:                                              ; preds = %369, %124
  %505 = phi i64 [ 0, %124 ], [ %152, %369 ]
  %506 = icmp slt i64 %505, %3
  br i1 %506, label %507, label %564

507:                                              ; preds = %504
  %508 = getelementptr inbounds %struct.flow, ptr %2, i64 0, i32 4
  %509 = getelementptr inbounds %struct.flow, ptr %2, i64 0, i32 5
  %510 = getelementptr inbounds %struct.flow, ptr %2, i64 0, i32 6
  %511 = icmp eq i64 %4, 0
  %512 = icmp sgt i64 %53, 0
  br label %513

513:                                              ; preds = %507, %548
  %514 = phi i64 [ %505, %507 ], [ %549, %548 ]
  %515 = getelementptr inbounds %struct.point, ptr %14, i64 %514
  %516 = load <16 x float>, ptr %515, align 1
  %517 = getelementptr inbounds i8, ptr %515, i64 64
  %518 = load <16 x float>, ptr %517, align 1
  %519 = load float, ptr %508, align 8
  %520 = insertelement <16 x float> poison, float %519, i64 0
  %521 = shufflevector <16 x float> %520, <16 x float> poison, <16 x i32> zeroinitializer
  %522 = fmul <16 x float> %516, %521
  %523 = fmul <16 x float> %518, %521
  %524 = load ptr, ptr %509, align 8
  %525 = icmp eq ptr %524, null
  br i1 %525, label %541, label %526

526:                                              ; preds = %513
  %527 = shl nuw nsw i64 %514, 1
  %528 = load i64, ptr %510, align 8
  %529 = mul nsw i64 %527, %528
  %530 = getelementptr inbounds float, ptr %524, i64 %529
  %531 = getelementptr inbounds float, ptr %530, i64 16
  %532 = load <16 x float>, ptr %530, align 1
  %533 = load <16 x float>, ptr %531, align 1
  %534 = shufflevector <16 x float> %532, <16 x float> %533, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %535 = shufflevector <16 x float> %532, <16 x float> %533, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %536 = fneg <16 x float> %523
  %537 = fmul <16 x float> %535, %536
  %538 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %522, <16 x float> %534, <16 x float> %537)
  %539 = fmul <16 x float> %523, %534
  %540 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %522, <16 x float> %535, <16 x float> %539)
  br label %541

541:                                              ; preds = %513, %526
  %542 = phi <16 x float> [ %540, %526 ], [ %523, %513 ]
  %543 = phi <16 x float> [ %538, %526 ], [ %522, %513 ]
  %544 = select i1 %511, <16 x float> %542, <16 x float> %543
  %545 = select i1 %511, <16 x float> %543, <16 x float> %542
  br i1 %512, label %546, label %548

546:                                              ; preds = %541
  %547 = mul nsw i64 %514, %68
  br label %551

548:                                              ; preds = %551, %541
  %549 = add nuw nsw i64 %514, 1
  %550 = icmp eq i64 %549, %3
  br i1 %550, label %564, label %513

551:                                              ; preds = %546, %551
  %552 = phi i64 [ 0, %546 ], [ %562, %551 ]
  %553 = extractelement <16 x float> %545, i64 %552
  %554 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 %552
  %555 = load i64, ptr %554, align 8
  %556 = add nsw i64 %555, %547
  %557 = shl nsw i64 %556, 1
  %558 = getelementptr inbounds float, ptr %12, i64 %557
  store float %553, ptr %558, align 4
  %559 = extractelement <16 x float> %544, i64 %552
  %560 = or i64 %557, 1
  %561 = getelementptr inbounds float, ptr %12, i64 %560
  store float %559, ptr %561, align 4
  %562 = add nuw nsw i64 %552, 1
  %563 = icmp eq i64 %562, %53
  br i1 %563, label %548, label %551

564:                                              ; preds = %112, %548, %71, %504
  ret void
}

define internal fastcc void @read_lines(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4) {
  %6 = alloca %struct.block, align 8
  %7 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds %struct.pass, ptr %8, i64 0, i32 9
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 3, i64 %10
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %14 = load i64, ptr %13, align 8
  %15 = sub nsw i64 %14, %1
  %16 = getelementptr inbounds %struct.pass, ptr %8, i64 0, i32 5
  %17 = load i64, ptr %16, align 8
  %18 = icmp sgt i64 %17, 1
  br i1 %18, label %19, label %22

19:                                               ; preds = %5
  %20 = sdiv i64 %1, %17
  %21 = srem i64 %1, %17
  br label %22

22:                                               ; preds = %19, %5
  %23 = phi i64 [ %20, %19 ], [ %1, %5 ]
  %24 = phi i64 [ %21, %19 ], [ 0, %5 ]
  %25 = getelementptr inbounds %struct.pass, ptr %8, i64 0, i32 7, i32 1
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds %struct.pass, ptr %8, i64 0, i32 7, i32 0
  %28 = load i64, ptr %27, align 8
  %29 = icmp slt i64 %15, 16
  %30 = select i1 %29, i64 %15, i64 16
  %31 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 1
  store i64 %30, ptr %31, align 8
  %32 = icmp sgt i64 %15, 15
  %33 = icmp eq i64 %28, 1
  %34 = select i1 %32, i1 %33, i1 false
  %35 = add nsw i64 %24, 16
  %36 = icmp sle i64 %35, %17
  %37 = select i1 %34, i1 %36, i1 false
  %38 = zext i1 %37 to i64
  %39 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 2
  store i64 %38, ptr %39, align 8
  %40 = mul nsw i64 %28, %24
  %41 = mul nsw i64 %26, %23
  %42 = add nsw i64 %40, %41
  %43 = mul nsw i64 %28, %17
  %44 = sub i64 %26, %43
  br label %45

45:                                               ; preds = %60, %22
  %46 = phi i64 [ 0, %22 ], [ %50, %60 ]
  %47 = phi i64 [ %42, %22 ], [ %62, %60 ]
  %48 = phi i64 [ %24, %22 ], [ %61, %60 ]
  %49 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 %46
  store i64 %47, ptr %49, align 8
  %50 = add nuw nsw i64 %46, 1
  %51 = load i64, ptr %31, align 8
  %52 = icmp slt i64 %50, %51
  br i1 %52, label %53, label %60

53:                                               ; preds = %45
  %54 = add nsw i64 %47, %28
  %55 = add nsw i64 %48, 1
  %56 = icmp eq i64 %55, %17
  %57 = select i1 %56, i64 0, i64 %55
  %58 = select i1 %56, i64 %44, i64 0
  %59 = add nsw i64 %54, %58
  br label %60

60:                                               ; preds = %53, %45
  %61 = phi i64 [ %48, %45 ], [ %57, %53 ]
  %62 = phi i64 [ %47, %45 ], [ %59, %53 ]
  %63 = icmp eq i64 %50, 16
  br i1 %63, label %64, label %45

64:                                               ; preds = %60
  %65 = getelementptr inbounds %struct.pass, ptr %8, i64 0, i32 7, i32 2
  %66 = load i64, ptr %65, align 8
  %67 = load i64, ptr %39, align 8
  %68 = icmp eq i64 %67, 0
  br i1 %68, label %94, label %69

69:                                               ; preds = %64
  %70 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 0
  %71 = load i64, ptr %70, align 8
  %72 = shl nsw i64 %71, 1
  %73 = getelementptr inbounds float, ptr %12, i64 %72
  %74 = getelementptr inbounds float, ptr %73, i64 16
  %75 = shl nsw i64 %66, 1
  %76 = icmp sgt i64 %3, 0
  br i1 %76, label %77, label %496

77:                                               ; preds = %69
  %78 = icmp eq i64 %4, 0
  br label %79

79:                                               ; preds = %77, %79
  %80 = phi i64 [ 0, %77 ], [ %92, %79 ]
  %81 = getelementptr inbounds %struct.point, ptr %2, i64 %80
  %82 = mul nsw i64 %80, %75
  %83 = getelementptr inbounds float, ptr %73, i64 %82
  %84 = getelementptr inbounds float, ptr %74, i64 %82
  %85 = load <16 x float>, ptr %83, align 1
  %86 = load <16 x float>, ptr %84, align 1
  %87 = shufflevector <16 x float> %85, <16 x float> %86, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %88 = shufflevector <16 x float> %85, <16 x float> %86, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %89 = select i1 %78, <16 x float> %87, <16 x float> %88
  %90 = select i1 %78, <16 x float> %88, <16 x float> %87
  store <16 x float> %89, ptr %81, align 64
  %91 = getelementptr inbounds i8, ptr %81, i64 64
  store <16 x float> %90, ptr %91, align 64
  %92 = add nuw nsw i64 %80, 1
  %93 = icmp eq i64 %92, %3
  br i1 %93, label %496, label %79

94:                                               ; preds = %64
  %95 = icmp ne i64 %66, 1
  %96 = icmp slt i64 %3, 8
  %97 = or i1 %95, %96
  br i1 %97, label %304, label %98

98:                                               ; preds = %94
  %99 = icmp eq i64 %4, 0
  %100 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 0
  %101 = load i64, ptr %100, align 8
  %102 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 1
  %103 = load i64, ptr %102, align 8
  %104 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 2
  %105 = load i64, ptr %104, align 8
  %106 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 3
  %107 = load i64, ptr %106, align 8
  %108 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 4
  %109 = load i64, ptr %108, align 8
  %110 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 5
  %111 = load i64, ptr %110, align 8
  %112 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 6
  %113 = load i64, ptr %112, align 8
  %114 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 7
  %115 = load i64, ptr %114, align 8
  %116 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 8
  %117 = load i64, ptr %116, align 8
  %118 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 9
  %119 = load i64, ptr %118, align 8
  %120 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 10
  %121 = load i64, ptr %120, align 8
  %122 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 11
  %123 = load i64, ptr %122, align 8
  %124 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 12
  %125 = load i64, ptr %124, align 8
  %126 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 13
  %127 = load i64, ptr %126, align 8
  %128 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 14
  %129 = load i64, ptr %128, align 8
  %130 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 15
  %131 = load i64, ptr %130, align 8
  br label %132

132:                                              ; preds = %98, %132
  %133 = phi i64 [ 8, %98 ], [ %302, %132 ]
  %134 = phi i64 [ 0, %98 ], [ %133, %132 ]
  %135 = add nsw i64 %101, %134
  %136 = shl nsw i64 %135, 1
  %137 = getelementptr inbounds float, ptr %12, i64 %136
  %138 = load <16 x float>, ptr %137, align 1
  %139 = add nsw i64 %103, %134
  %140 = shl nsw i64 %139, 1
  %141 = getelementptr inbounds float, ptr %12, i64 %140
  %142 = load <16 x float>, ptr %141, align 1
  %143 = add nsw i64 %105, %134
  %144 = shl nsw i64 %143, 1
  %145 = getelementptr inbounds float, ptr %12, i64 %144
  %146 = load <16 x float>, ptr %145, align 1
  %147 = add nsw i64 %107, %134
  %148 = shl nsw i64 %147, 1
  %149 = getelementptr inbounds float, ptr %12, i64 %148
  %150 = load <16 x float>, ptr %149, align 1
  %151 = add nsw i64 %109, %134
  %152 = shl nsw i64 %151, 1
  %153 = getelementptr inbounds float, ptr %12, i64 %152
  %154 = load <16 x float>, ptr %153, align 1
  %155 = add nsw i64 %111, %134
  %156 = shl nsw i64 %155, 1
  %157 = getelementptr inbounds float, ptr %12, i64 %156
  %158 = load <16 x float>, ptr %157, align 1
  %159 = add nsw i64 %113, %134
  %160 = shl nsw i64 %159, 1
  %161 = getelementptr inbounds float, ptr %12, i64 %160
  %162 = load <16 x float>, ptr %161, align 1
  %163 = add nsw i64 %115, %134
  %164 = shl nsw i64 %163, 1
  %165 = getelementptr inbounds float, ptr %12, i64 %164
  %166 = load <16 x float>, ptr %165, align 1
  %167 = add nsw i64 %117, %134
  %168 = shl nsw i64 %167, 1
  %169 = getelementptr inbounds float, ptr %12, i64 %168
  %170 = load <16 x float>, ptr %169, align 1
  %171 = add nsw i64 %119, %134
  %172 = shl nsw i64 %171, 1
  %173 = getelementptr inbounds float, ptr %12, i64 %172
  %174 = load <16 x float>, ptr %173, align 1
  %175 = add nsw i64 %121, %134
  %176 = shl nsw i64 %175, 1
  %177 = getelementptr inbounds float, ptr %12, i64 %176
  %178 = load <16 x float>, ptr %177, align 1
  %179 = add nsw i64 %123, %134
  %180 = shl nsw i64 %179, 1
  %181 = getelementptr inbounds float, ptr %12, i64 %180
  %182 = load <16 x float>, ptr %181, align 1
  %183 = add nsw i64 %125, %134
  %184 = shl nsw i64 %183, 1
  %185 = getelementptr inbounds float, ptr %12, i64 %184
  %186 = load <16 x float>, ptr %185, align 1
  %187 = add nsw i64 %127, %134
  %188 = shl nsw i64 %187, 1
  %189 = getelementptr inbounds float, ptr %12, i64 %188
  %190 = load <16 x float>, ptr %189, align 1
  %191 = add nsw i64 %129, %134
  %192 = shl nsw i64 %191, 1
  %193 = getelementptr inbounds float, ptr %12, i64 %192
  %194 = load <16 x float>, ptr %193, align 1
  %195 = add nsw i64 %131, %134
  %196 = shl nsw i64 %195, 1
  %197 = getelementptr inbounds float, ptr %12, i64 %196
  %198 = load <16 x float>, ptr %197, align 1
  %199 = shufflevector <16 x float> %138, <16 x float> %142, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %200 = shufflevector <16 x float> %138, <16 x float> %142, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %201 = shufflevector <16 x float> %146, <16 x float> %150, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %202 = shufflevector <16 x float> %146, <16 x float> %150, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %203 = shufflevector <16 x float> %154, <16 x float> %158, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %204 = shufflevector <16 x float> %154, <16 x float> %158, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %205 = shufflevector <16 x float> %162, <16 x float> %166, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %206 = shufflevector <16 x float> %162, <16 x float> %166, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %207 = shufflevector <16 x float> %170, <16 x float> %174, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %208 = shufflevector <16 x float> %170, <16 x float> %174, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %209 = shufflevector <16 x float> %178, <16 x float> %182, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %210 = shufflevector <16 x float> %178, <16 x float> %182, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %211 = shufflevector <16 x float> %186, <16 x float> %190, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %212 = shufflevector <16 x float> %186, <16 x float> %190, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %213 = shufflevector <16 x float> %194, <16 x float> %198, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %214 = shufflevector <16 x float> %194, <16 x float> %198, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %215 = shufflevector <16 x float> %199, <16 x float> %201, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %216 = shufflevector <16 x float> %199, <16 x float> %201, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %217 = shufflevector <16 x float> %200, <16 x float> %202, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %218 = shufflevector <16 x float> %200, <16 x float> %202, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %219 = shufflevector <16 x float> %203, <16 x float> %205, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %220 = shufflevector <16 x float> %203, <16 x float> %205, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %221 = shufflevector <16 x float> %204, <16 x float> %206, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %222 = shufflevector <16 x float> %204, <16 x float> %206, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %223 = shufflevector <16 x float> %207, <16 x float> %209, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %224 = shufflevector <16 x float> %207, <16 x float> %209, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %225 = shufflevector <16 x float> %208, <16 x float> %210, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %226 = shufflevector <16 x float> %208, <16 x float> %210, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %227 = shufflevector <16 x float> %211, <16 x float> %213, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %228 = shufflevector <16 x float> %211, <16 x float> %213, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %229 = shufflevector <16 x float> %212, <16 x float> %214, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %230 = shufflevector <16 x float> %212, <16 x float> %214, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %231 = shufflevector <16 x float> %215, <16 x float> %219, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %232 = shufflevector <16 x float> %215, <16 x float> %219, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %233 = shufflevector <16 x float> %217, <16 x float> %221, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %234 = shufflevector <16 x float> %217, <16 x float> %221, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %235 = shufflevector <16 x float> %216, <16 x float> %220, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %236 = shufflevector <16 x float> %216, <16 x float> %220, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %237 = shufflevector <16 x float> %218, <16 x float> %222, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %238 = shufflevector <16 x float> %218, <16 x float> %222, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %239 = shufflevector <16 x float> %223, <16 x float> %227, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %240 = shufflevector <16 x float> %223, <16 x float> %227, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %241 = shufflevector <16 x float> %225, <16 x float> %229, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %242 = shufflevector <16 x float> %225, <16 x float> %229, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %243 = shufflevector <16 x float> %224, <16 x float> %228, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %244 = shufflevector <16 x float> %224, <16 x float> %228, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %245 = shufflevector <16 x float> %226, <16 x float> %230, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %246 = shufflevector <16 x float> %226, <16 x float> %230, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %247 = shufflevector <16 x float> %231, <16 x float> %239, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %248 = shufflevector <16 x float> %231, <16 x float> %239, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %249 = shufflevector <16 x float> %233, <16 x float> %241, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %250 = shufflevector <16 x float> %233, <16 x float> %241, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %251 = shufflevector <16 x float> %235, <16 x float> %243, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %252 = shufflevector <16 x float> %235, <16 x float> %243, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %253 = shufflevector <16 x float> %237, <16 x float> %245, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %254 = shufflevector <16 x float> %237, <16 x float> %245, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %255 = shufflevector <16 x float> %232, <16 x float> %240, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %256 = shufflevector <16 x float> %232, <16 x float> %240, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %257 = shufflevector <16 x float> %234, <16 x float> %242, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %258 = shufflevector <16 x float> %234, <16 x float> %242, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %259 = shufflevector <16 x float> %236, <16 x float> %244, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %260 = shufflevector <16 x float> %236, <16 x float> %244, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %261 = shufflevector <16 x float> %238, <16 x float> %246, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %262 = shufflevector <16 x float> %238, <16 x float> %246, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %263 = getelementptr inbounds %struct.point, ptr %2, i64 %134
  %264 = select i1 %99, <16 x float> %249, <16 x float> %247
  %265 = select i1 %99, <16 x float> %247, <16 x float> %249
  store <16 x float> %265, ptr %263, align 64
  %266 = getelementptr inbounds i8, ptr %263, i64 64
  store <16 x float> %264, ptr %266, align 64
  %267 = or i64 %134, 1
  %268 = getelementptr inbounds %struct.point, ptr %2, i64 %267
  %269 = select i1 %99, <16 x float> %253, <16 x float> %251
  %270 = select i1 %99, <16 x float> %251, <16 x float> %253
  store <16 x float> %270, ptr %268, align 64
  %271 = getelementptr inbounds i8, ptr %268, i64 64
  store <16 x float> %269, ptr %271, align 64
  %272 = or i64 %134, 2
  %273 = getelementptr inbounds %struct.point, ptr %2, i64 %272
  %274 = select i1 %99, <16 x float> %257, <16 x float> %255
  %275 = select i1 %99, <16 x float> %255, <16 x float> %257
  store <16 x float> %275, ptr %273, align 64
  %276 = getelementptr inbounds i8, ptr %273, i64 64
  store <16 x float> %274, ptr %276, align 64
  %277 = or i64 %134, 3
  %278 = getelementptr inbounds %struct.point, ptr %2, i64 %277
  %279 = select i1 %99, <16 x float> %261, <16 x float> %259
  %280 = select i1 %99, <16 x float> %259, <16 x float> %261
  store <16 x float> %280, ptr %278, align 64
  %281 = getelementptr inbounds i8, ptr %278, i64 64
  store <16 x float> %279, ptr %281, align 64
  %282 = or i64 %134, 4
  %283 = getelementptr inbounds %struct.point, ptr %2, i64 %282
  %284 = select i1 %99, <16 x float> %250, <16 x float> %248
  %285 = select i1 %99, <16 x float> %248, <16 x float> %250
  store <16 x float> %285, ptr %283, align 64
  %286 = getelementptr inbounds i8, ptr %283, i64 64
  store <16 x float> %284, ptr %286, align 64
  %287 = or i64 %134, 5
  %288 = getelementptr inbounds %struct.point, ptr %2, i64 %287
  %289 = select i1 %99, <16 x float> %254, <16 x float> %252
  %290 = select i1 %99, <16 x float> %252, <16 x float> %254
  store <16 x float> %290, ptr %288, align 64
  %291 = getelementptr inbounds i8, ptr %288, i64 64
  store <16 x float> %289, ptr %291, align 64
  %292 = or i64 %134, 6
  %293 = getelementptr inbounds %struct.point, ptr %2, i64 %292
  %294 = select i1 %99, <16 x float> %258, <16 x float> %256
  %295 = select i1 %99, <16 x float> %256, <16 x float> %258
  store <16 x float> %295, ptr %293, align 64
  %296 = getelementptr inbounds i8, ptr %293, i64 64
  store <16 x float> %294, ptr %296, align 64
  %297 = or i64 %134, 7
  %298 = getelementptr inbounds %struct.point, ptr %2, i64 %297
  %299 = select i1 %99, <16 x float> %262, <16 x float> %260
  %300 = select i1 %99, <16 x float> %260, <16 x float> %262
  store <16 x float> %300, ptr %298, align 64
  %301 = getelementptr inbounds i8, ptr %298, i64 64
  store <16 x float> %299, ptr %301, align 64
  %302 = add nuw nsw i64 %133, 8
  %303 = icmp sgt i64 %302, %3
  br i1 %303, label %304, label %132

304:                                              ; preds = %132, %94
  %305 = phi i64 [ 0, %94 ], [ %133, %132 ]
  %306 = icmp slt i64 %305, %3
  br i1 %306, label %307, label %496

307:                                              ; preds = %304
  %308 = icmp eq i64 %4, 0
  %309 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 0
  %310 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 8
  %311 = load i64, ptr %310, align 8
  %312 = load i64, ptr %309, align 8
  %313 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 1
  %314 = load i64, ptr %313, align 8
  %315 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 2
  %316 = load i64, ptr %315, align 8
  %317 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 3
  %318 = load i64, ptr %317, align 8
  %319 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 4
  %320 = load i64, ptr %319, align 8
  %321 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 5
  %322 = load i64, ptr %321, align 8
  %323 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 6
  %324 = load i64, ptr %323, align 8
  %325 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 7
  %326 = load i64, ptr %325, align 8
  %327 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 9
  %328 = load i64, ptr %327, align 8
  %329 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 10
  %330 = load i64, ptr %329, align 8
  %331 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 11
  %332 = load i64, ptr %331, align 8
  %333 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 12
  %334 = load i64, ptr %333, align 8
  %335 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 13
  %336 = load i64, ptr %335, align 8
  %337 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 14
  %338 = load i64, ptr %337, align 8
  %339 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 15
  %340 = load i64, ptr %339, align 8
  br label %341

341:                                              ; preds = %307, %341
  %342 = phi i64 [ %305, %307 ], [ %494, %341 ]
  %343 = phi <16 x float> [ undef, %307 ], [ %485, %341 ]
  %344 = phi <16 x float> [ undef, %307 ], [ %489, %341 ]
  %345 = mul nsw i64 %342, %66
  %346 = add nsw i64 %312, %345
  %347 = shl nsw i64 %346, 1
  %348 = getelementptr inbounds float, ptr %12, i64 %347
  %349 = load float, ptr %348, align 4
  %350 = insertelement <16 x float> %343, float %349, i64 0
  %351 = or i64 %347, 1
  %352 = getelementptr inbounds float, ptr %12, i64 %351
  %353 = load float, ptr %352, align 4
  %354 = insertelement <16 x float> %344, float %353, i64 0
  %355 = add nsw i64 %314, %345
  %356 = shl nsw i64 %355, 1
  %357 = getelementptr inbounds float, ptr %12, i64 %356
  %358 = load float, ptr %357, align 4
  %359 = insertelement <16 x float> %350, float %358, i64 1
  %360 = or i64 %356, 1
  %361 = getelementptr inbounds float, ptr %12, i64 %360
  %362 = load float, ptr %361, align 4
  %363 = insertelement <16 x float> %354, float %362, i64 1
  %364 = add nsw i64 %316, %345
  %365 = shl nsw i64 %364, 1
  %366 = getelementptr inbounds float, ptr %12, i64 %365
  %367 = load float, ptr %366, align 4
  %368 = insertelement <16 x float> %359, float %367, i64 2
  %369 = or i64 %365, 1
  %370 = getelementptr inbounds float, ptr %12, i64 %369
  %371 = load float, ptr %370, align 4
  %372 = insertelement <16 x float> %363, float %371, i64 2
  %373 = add nsw i64 %318, %345
  %374 = shl nsw i64 %373, 1
  %375 = getelementptr inbounds float, ptr %12, i64 %374
  %376 = load float, ptr %375, align 4
  %377 = insertelement <16 x float> %368, float %376, i64 3
  %378 = or i64 %374, 1
  %379 = getelementptr inbounds float, ptr %12, i64 %378
  %380 = load float, ptr %379, align 4
  %381 = insertelement <16 x float> %372, float %380, i64 3
  %382 = add nsw i64 %320, %345
  %383 = shl nsw i64 %382, 1
  %384 = getelementptr inbounds float, ptr %12, i64 %383
  %385 = load float, ptr %384, align 4
  %386 = insertelement <16 x float> %377, float %385, i64 4
  %387 = or i64 %383, 1
  %388 = getelementptr inbounds float, ptr %12, i64 %387
  %389 = load float, ptr %388, align 4
  %390 = insertelement <16 x float> %381, float %389, i64 4
  %391 = add nsw i64 %322, %345
  %392 = shl nsw i64 %391, 1
  %393 = getelementptr inbounds float, ptr %12, i64 %392
  %394 = load float, ptr %393, align 4
  %395 = insertelement <16 x float> %386, float %394, i64 5
  %396 = or i64 %392, 1
  %397 = getelementptr inbounds float, ptr %12, i64 %396
  %398 = load float, ptr %397, align 4
  %399 = insertelement <16 x float> %390, float %398, i64 5
  %400 = add nsw i64 %324, %345
  %401 = shl nsw i64 %400, 1
  %402 = getelementptr inbounds float, ptr %12, i64 %401
  %403 = load float, ptr %402, align 4
  %404 = insertelement <16 x float> %395, float %403, i64 6
  %405 = or i64 %401, 1
  %406 = getelementptr inbounds float, ptr %12, i64 %405
  %407 = load float, ptr %406, align 4
  %408 = insertelement <16 x float> %399, float %407, i64 6
  %409 = add nsw i64 %326, %345
  %410 = shl nsw i64 %409, 1
  %411 = getelementptr inbounds float, ptr %12, i64 %410
  %412 = load float, ptr %411, align 4
  %413 = insertelement <16 x float> %404, float %412, i64 7
  %414 = or i64 %410, 1
  %415 = getelementptr inbounds float, ptr %12, i64 %414
  %416 = load float, ptr %415, align 4
  %417 = insertelement <16 x float> %408, float %416, i64 7
  %418 = add nsw i64 %311, %345
  %419 = shl nsw i64 %418, 1
  %420 = getelementptr inbounds float, ptr %12, i64 %419
  %421 = load float, ptr %420, align 4
  %422 = insertelement <16 x float> %413, float %421, i64 8
  %423 = or i64 %419, 1
  %424 = getelementptr inbounds float, ptr %12, i64 %423
  %425 = load float, ptr %424, align 4
  %426 = insertelement <16 x float> %417, float %425, i64 8
  %427 = add nsw i64 %328, %345
  %428 = shl nsw i64 %427, 1
  %429 = getelementptr inbounds float, ptr %12, i64 %428
  %430 = load float, ptr %429, align 4
  %431 = insertelement <16 x float> %422, float %430, i64 9
  %432 = or i64 %428, 1
  %433 = getelementptr inbounds float, ptr %12, i64 %432
  %434 = load float, ptr %433, align 4
  %435 = insertelement <16 x float> %426, float %434, i64 9
  %436 = add nsw i64 %330, %345
  %437 = shl nsw i64 %436, 1
  %438 = getelementptr inbounds float, ptr %12, i64 %437
  %439 = load float, ptr %438, align 4
  %440 = insertelement <16 x float> %431, float %439, i64 10
  %441 = or i64 %437, 1
  %442 = getelementptr inbounds float, ptr %12, i64 %441
  %443 = load float, ptr %442, align 4
  %444 = insertelement <16 x float> %435, float %443, i64 10
  %445 = add nsw i64 %332, %345
  %446 = shl nsw i64 %445, 1
  %447 = getelementptr inbounds float, ptr %12, i64 %446
  %448 = load float, ptr %447, align 4
  %449 = insertelement <16 x float> %440, float %448, i64 11
  %450 = or i64 %446, 1
  %451 = getelementptr inbounds float, ptr %12, i64 %450
  %452 = load float, ptr %451, align 4
  %453 = insertelement <16 x float> %444, float %452, i64 11
  %454 = add nsw i64 %334, %345
  %455 = shl nsw i64 %454, 1
  %456 = getelementptr inbounds float, ptr %12, i64 %455
  %457 = load float, ptr %456, align 4
  %458 = insertelement <16 x float> %449, float %457, i64 12
  %459 = or i64 %455, 1
  %460 = getelementptr inbounds float, ptr %12, i64 %459
  %461 = load float, ptr %460, align 4
  %462 = insertelement <16 x float> %453, float %461, i64 12
  %463 = add nsw i64 %336, %345
  %464 = shl nsw i64 %463, 1
  %465 = getelementptr inbounds float, ptr %12, i64 %464
  %466 = load float, ptr %465, align 4
  %467 = insertelement <16 x float> %458, float %466, i64 13
  %468 = or i64 %464, 1
  %469 = getelementptr inbounds float, ptr %12, i64 %468
  %470 = load float, ptr %469, align 4
  %471 = insertelement <16 x float> %462, float %470, i64 13
  %472 = add nsw i64 %338, %345
  %473 = shl nsw i64 %472, 1
  %474 = getelementptr inbounds float, ptr %12, i64 %473
  %475 = load float, ptr %474, align 4
  %476 = insertelement <16 x float> %467, float %475, i64 14
  %477 = or i64 %473, 1
  %478 = getelementptr inbounds float, ptr %12, i64 %477
  %479 = load float, ptr %478, align 4
  %480 = insertelement <16 x float> %471, float %479, i64 14
  %481 = add nsw i64 %340, %345
  %482 = shl nsw i64 %481, 1
  %483 = getelementptr inbounds float, ptr %12, i64 %482
  %484 = load float, ptr %483, align 4
  %485 = insertelement <16 x float> %476, float %484, i64 15
  %486 = or i64 %482, 1
  %487 = getelementptr inbounds float, ptr %12, i64 %486
  %488 = load float, ptr %487, align 4
  %489 = insertelement <16 x float> %480, float %488, i64 15
  %490 = getelementptr inbounds %struct.point, ptr %2, i64 %342
  %491 = select i1 %308, <16 x float> %489, <16 x float> %485
  %492 = select i1 %308, <16 x float> %485, <16 x float> %489
  store <16 x float> %492, ptr %490, align 64
  %493 = getelementptr inbounds i8, ptr %490, i64 64
  store <16 x float> %491, ptr %493, align 64
  %494 = add nuw nsw i64 %342, 1
  %495 = icmp eq i64 %494, %3
  br i1 %495, label %496, label %341

496:                                              ; preds = %79, %341, %69, %304
  ret void
}

define internal fastcc void @write_real(ptr %0, i64 %1, ptr %2) {
  %4 = alloca %struct.block, align 8
  %5 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 10
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 3, i64 %8
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %12 = load i64, ptr %11, align 8
  %13 = sub nsw i64 %12, %1
  %14 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 5
  %15 = load i64, ptr %14, align 8
  %16 = icmp sgt i64 %15, 1
  br i1 %16, label %17, label %20

17:                                               ; preds = %3
  %18 = sdiv i64 %1, %15
  %19 = srem i64 %1, %15
  br label %20

20:                                               ; preds = %17, %3
  %21 = phi i64 [ %18, %17 ], [ %1, %3 ]
  %22 = phi i64 [ %19, %17 ], [ 0, %3 ]
  %23 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 8, i32 1
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 8, i32 0
  %26 = load i64, ptr %25, align 8
  %27 = icmp slt i64 %13, 16
  %28 = select i1 %27, i64 %13, i64 16
  %29 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 1
  store i64 %28, ptr %29, align 8
  %30 = icmp sgt i64 %13, 15
  %31 = icmp eq i64 %26, 1
  %32 = select i1 %30, i1 %31, i1 false
  %33 = add nsw i64 %22, 16
  %34 = icmp sle i64 %33, %15
  %35 = select i1 %32, i1 %34, i1 false
  %36 = zext i1 %35 to i64
  %37 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 2
  store i64 %36, ptr %37, align 8
  %38 = mul nsw i64 %26, %22
  %39 = mul nsw i64 %24, %21
  %40 = add nsw i64 %38, %39
  %41 = mul nsw i64 %26, %15
  %42 = sub i64 %24, %41
  br label %43

43:                                               ; preds = %58, %20
  %44 = phi i64 [ 0, %20 ], [ %48, %58 ]
  %45 = phi i64 [ %40, %20 ], [ %60, %58 ]
  %46 = phi i64 [ %22, %20 ], [ %59, %58 ]
  %47 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 %44
  store i64 %45, ptr %47, align 8
  %48 = add nuw nsw i64 %44, 1
  %49 = load i64, ptr %29, align 8
  %50 = icmp slt i64 %48, %49
  br i1 %50, label %51, label %58

51:                                               ; preds = %43
  %52 = add nsw i64 %45, %26
  %53 = add nsw i64 %46, 1
  %54 = icmp eq i64 %53, %15
  %55 = select i1 %54, i64 0, i64 %53
  %56 = select i1 %54, i64 %42, i64 0
  %57 = add nsw i64 %52, %56
  br label %58

58:                                               ; preds = %51, %43
  %59 = phi i64 [ %46, %43 ], [ %55, %51 ]
  %60 = phi i64 [ %45, %43 ], [ %57, %51 ]
  %61 = icmp eq i64 %48, 16
  br i1 %61, label %62, label %43

62:                                               ; preds = %58
  %63 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 2
  %64 = load i64, ptr %63, align 8
  %65 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 8, i32 2
  %66 = load i64, ptr %65, align 8
  %67 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 5
  %68 = load float, ptr %67, align 8
  %69 = insertelement <16 x float> poison, float %68, i64 0
  %70 = shufflevector <16 x float> %69, <16 x float> poison, <16 x i32> zeroinitializer
  %71 = load i64, ptr %37, align 8
  %72 = icmp eq i64 %71, 0
  br i1 %72, label %89, label %73

73:                                               ; preds = %62
  %74 = icmp sgt i64 %64, 0
  br i1 %74, label %75, label %334

75:                                               ; preds = %73
  %76 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 0
  %77 = load i64, ptr %76, align 8
  %78 = getelementptr inbounds float, ptr %10, i64 %77
  br label %79

79:                                               ; preds = %75, %79
  %80 = phi i64 [ 0, %75 ], [ %87, %79 ]
  %81 = mul nsw i64 %80, %66
  %82 = getelementptr inbounds float, ptr %78, i64 %81
  %83 = shl nuw nsw i64 %80, 1
  %84 = getelementptr inbounds <16 x float>, ptr %2, i64 %83
  %85 = load <16 x float>, ptr %84, align 64
  %86 = fmul <16 x float> %70, %85
  store <16 x float> %86, ptr %82, align 1
  %87 = add nuw nsw i64 %80, 1
  %88 = icmp eq i64 %87, %64
  br i1 %88, label %334, label %79

89:                                               ; preds = %62
  %90 = icmp ne i64 %66, 1
  %91 = icmp ne i64 %49, 16
  %92 = select i1 %90, i1 true, i1 %91
  %93 = icmp slt i64 %64, 16
  %94 = select i1 %92, i1 true, i1 %93
  br i1 %94, label %308, label %95

95:                                               ; preds = %89
  %96 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 0
  %97 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 1
  %98 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 2
  %99 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 3
  %100 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 4
  %101 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 5
  %102 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 6
  %103 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 7
  %104 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 8
  %105 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 9
  %106 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 10
  %107 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 11
  %108 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 12
  %109 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 13
  %110 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 14
  %111 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 15
  br label %112

112:                                              ; preds = %95, %112
  %113 = phi i64 [ 16, %95 ], [ %306, %112 ]
  %114 = phi i64 [ 0, %95 ], [ %113, %112 ]
  %115 = shl nuw nsw i64 %114, 1
  %116 = getelementptr inbounds <16 x float>, ptr %2, i64 %115
  %117 = load <16 x float>, ptr %116, align 64
  %118 = fmul <16 x float> %70, %117
  %119 = shl nuw i64 %114, 1
  %120 = or i64 %119, 2
  %121 = getelementptr inbounds <16 x float>, ptr %2, i64 %120
  %122 = load <16 x float>, ptr %121, align 64
  %123 = fmul <16 x float> %70, %122
  %124 = shl nuw i64 %114, 1
  %125 = or i64 %124, 4
  %126 = getelementptr inbounds <16 x float>, ptr %2, i64 %125
  %127 = load <16 x float>, ptr %126, align 64
  %128 = fmul <16 x float> %70, %127
  %129 = shl nuw i64 %114, 1
  %130 = or i64 %129, 6
  %131 = getelementptr inbounds <16 x float>, ptr %2, i64 %130
  %132 = load <16 x float>, ptr %131, align 64
  %133 = fmul <16 x float> %70, %132
  %134 = shl nuw i64 %114, 1
  %135 = or i64 %134, 8
  %136 = getelementptr inbounds <16 x float>, ptr %2, i64 %135
  %137 = load <16 x float>, ptr %136, align 64
  %138 = fmul <16 x float> %70, %137
  %139 = shl nuw i64 %114, 1
  %140 = or i64 %139, 10
  %141 = getelementptr inbounds <16 x float>, ptr %2, i64 %140
  %142 = load <16 x float>, ptr %141, align 64
  %143 = fmul <16 x float> %70, %142
  %144 = shl nuw i64 %114, 1
  %145 = or i64 %144, 12
  %146 = getelementptr inbounds <16 x float>, ptr %2, i64 %145
  %147 = load <16 x float>, ptr %146, align 64
  %148 = fmul <16 x float> %70, %147
  %149 = shl nuw i64 %114, 1
  %150 = or i64 %149, 14
  %151 = getelementptr inbounds <16 x float>, ptr %2, i64 %150
  %152 = load <16 x float>, ptr %151, align 64
  %153 = fmul <16 x float> %70, %152
  %154 = shl nuw i64 %114, 1
  %155 = or i64 %154, 16
  %156 = getelementptr inbounds <16 x float>, ptr %2, i64 %155
  %157 = load <16 x float>, ptr %156, align 64
  %158 = fmul <16 x float> %70, %157
  %159 = shl nuw i64 %114, 1
  %160 = or i64 %159, 18
  %161 = getelementptr inbounds <16 x float>, ptr %2, i64 %160
  %162 = load <16 x float>, ptr %161, align 64
  %163 = fmul <16 x float> %70, %162
  %164 = shl nuw i64 %114, 1
  %165 = or i64 %164, 20
  %166 = getelementptr inbounds <16 x float>, ptr %2, i64 %165
  %167 = load <16 x float>, ptr %166, align 64
  %168 = fmul <16 x float> %70, %167
  %169 = shl nuw i64 %114, 1
  %170 = or i64 %169, 22
  %171 = getelementptr inbounds <16 x float>, ptr %2, i64 %170
  %172 = load <16 x float>, ptr %171, align 64
  %173 = fmul <16 x float> %70, %172
  %174 = shl nuw i64 %114, 1
  %175 = or i64 %174, 24
  %176 = getelementptr inbounds <16 x float>, ptr %2, i64 %175
  %177 = load <16 x float>, ptr %176, align 64
  %178 = fmul <16 x float> %70, %177
  %179 = shl nuw i64 %114, 1
  %180 = or i64 %179, 26
  %181 = getelementptr inbounds <16 x float>, ptr %2, i64 %180
  %182 = load <16 x float>, ptr %181, align 64
  %183 = fmul <16 x float> %70, %182
  %184 = shl nuw i64 %114, 1
  %185 = or i64 %184, 28
  %186 = getelementptr inbounds <16 x float>, ptr %2, i64 %185
  %187 = load <16 x float>, ptr %186, align 64
  %188 = fmul <16 x float> %70, %187
  %189 = shl nuw i64 %114, 1
  %190 = or i64 %189, 30
  %191 = getelementptr inbounds <16 x float>, ptr %2, i64 %190
  %192 = load <16 x float>, ptr %191, align 64
  %193 = fmul <16 x float> %70, %192
  %194 = shufflevector <16 x float> %118, <16 x float> %123, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %195 = shufflevector <16 x float> %118, <16 x float> %123, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %196 = shufflevector <16 x float> %128, <16 x float> %133, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %197 = shufflevector <16 x float> %128, <16 x float> %133, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %198 = shufflevector <16 x float> %138, <16 x float> %143, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %199 = shufflevector <16 x float> %138, <16 x float> %143, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %200 = shufflevector <16 x float> %148, <16 x float> %153, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %201 = shufflevector <16 x float> %148, <16 x float> %153, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %202 = shufflevector <16 x float> %158, <16 x float> %163, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %203 = shufflevector <16 x float> %158, <16 x float> %163, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %204 = shufflevector <16 x float> %168, <16 x float> %173, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %205 = shufflevector <16 x float> %168, <16 x float> %173, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %206 = shufflevector <16 x float> %178, <16 x float> %183, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %207 = shufflevector <16 x float> %178, <16 x float> %183, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %208 = shufflevector <16 x float> %188, <16 x float> %193, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %209 = shufflevector <16 x float> %188, <16 x float> %193, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %210 = shufflevector <16 x float> %194, <16 x float> %196, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %211 = shufflevector <16 x float> %194, <16 x float> %196, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %212 = shufflevector <16 x float> %195, <16 x float> %197, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %213 = shufflevector <16 x float> %195, <16 x float> %197, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %214 = shufflevector <16 x float> %198, <16 x float> %200, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %215 = shufflevector <16 x float> %198, <16 x float> %200, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %216 = shufflevector <16 x float> %199, <16 x float> %201, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %217 = shufflevector <16 x float> %199, <16 x float> %201, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %218 = shufflevector <16 x float> %202, <16 x float> %204, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %219 = shufflevector <16 x float> %202, <16 x float> %204, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %220 = shufflevector <16 x float> %203, <16 x float> %205, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %221 = shufflevector <16 x float> %203, <16 x float> %205, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %222 = shufflevector <16 x float> %206, <16 x float> %208, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %223 = shufflevector <16 x float> %206, <16 x float> %208, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %224 = shufflevector <16 x float> %207, <16 x float> %209, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %225 = shufflevector <16 x float> %207, <16 x float> %209, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %226 = shufflevector <16 x float> %210, <16 x float> %214, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %227 = shufflevector <16 x float> %210, <16 x float> %214, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %228 = shufflevector <16 x float> %212, <16 x float> %216, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %229 = shufflevector <16 x float> %212, <16 x float> %216, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %230 = shufflevector <16 x float> %211, <16 x float> %215, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %231 = shufflevector <16 x float> %211, <16 x float> %215, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %232 = shufflevector <16 x float> %213, <16 x float> %217, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %233 = shufflevector <16 x float> %213, <16 x float> %217, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %234 = shufflevector <16 x float> %218, <16 x float> %222, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %235 = shufflevector <16 x float> %218, <16 x float> %222, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %236 = shufflevector <16 x float> %220, <16 x float> %224, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %237 = shufflevector <16 x float> %220, <16 x float> %224, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %238 = shufflevector <16 x float> %219, <16 x float> %223, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %239 = shufflevector <16 x float> %219, <16 x float> %223, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %240 = shufflevector <16 x float> %221, <16 x float> %225, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %241 = shufflevector <16 x float> %221, <16 x float> %225, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %242 = shufflevector <16 x float> %226, <16 x float> %234, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %243 = shufflevector <16 x float> %226, <16 x float> %234, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %244 = shufflevector <16 x float> %228, <16 x float> %236, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %245 = shufflevector <16 x float> %228, <16 x float> %236, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %246 = shufflevector <16 x float> %230, <16 x float> %238, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %247 = shufflevector <16 x float> %230, <16 x float> %238, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %248 = shufflevector <16 x float> %232, <16 x float> %240, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %249 = shufflevector <16 x float> %232, <16 x float> %240, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %250 = shufflevector <16 x float> %227, <16 x float> %235, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %251 = shufflevector <16 x float> %227, <16 x float> %235, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %252 = shufflevector <16 x float> %229, <16 x float> %237, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %253 = shufflevector <16 x float> %229, <16 x float> %237, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %254 = shufflevector <16 x float> %231, <16 x float> %239, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %255 = shufflevector <16 x float> %231, <16 x float> %239, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %256 = shufflevector <16 x float> %233, <16 x float> %241, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %257 = shufflevector <16 x float> %233, <16 x float> %241, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %258 = load i64, ptr %96, align 8
  %259 = getelementptr inbounds float, ptr %10, i64 %258
  %260 = getelementptr inbounds float, ptr %259, i64 %114
  store <16 x float> %242, ptr %260, align 1
  %261 = load i64, ptr %97, align 8
  %262 = getelementptr inbounds float, ptr %10, i64 %261
  %263 = getelementptr inbounds float, ptr %262, i64 %114
  store <16 x float> %244, ptr %263, align 1
  %264 = load i64, ptr %98, align 8
  %265 = getelementptr inbounds float, ptr %10, i64 %264
  %266 = getelementptr inbounds float, ptr %265, i64 %114
  store <16 x float> %246, ptr %266, align 1
  %267 = load i64, ptr %99, align 8
  %268 = getelementptr inbounds float, ptr %10, i64 %267
  %269 = getelementptr inbounds float, ptr %268, i64 %114
  store <16 x float> %248, ptr %269, align 1
  %270 = load i64, ptr %100, align 8
  %271 = getelementptr inbounds float, ptr %10, i64 %270
  %272 = getelementptr inbounds float, ptr %271, i64 %114
  store <16 x float> %250, ptr %272, align 1
  %273 = load i64, ptr %101, align 8
  %274 = getelementptr inbounds float, ptr %10, i64 %273
  %275 = getelementptr inbounds float, ptr %274, i64 %114
  store <16 x float> %252, ptr %275, align 1
  %276 = load i64, ptr %102, align 8
  %277 = getelementptr inbounds float, ptr %10, i64 %276
  %278 = getelementptr inbounds float, ptr %277, i64 %114
  store <16 x float> %254, ptr %278, align 1
  %279 = load i64, ptr %103, align 8
  %280 = getelementptr inbounds float, ptr %10, i64 %279
  %281 = getelementptr inbounds float, ptr %280, i64 %114
  store <16 x float> %256, ptr %281, align 1
  %282 = load i64, ptr %104, align 8
  %283 = getelementptr inbounds float, ptr %10, i64 %282
  %284 = getelementptr inbounds float, ptr %283, i64 %114
  store <16 x float> %243, ptr %284, align 1
  %285 = load i64, ptr %105, align 8
  %286 = getelementptr inbounds float, ptr %10, i64 %285
  %287 = getelementptr inbounds float, ptr %286, i64 %114
  store <16 x float> %245, ptr %287, align 1
  %288 = load i64, ptr %106, align 8
  %289 = getelementptr inbounds float, ptr %10, i64 %288
  %290 = getelementptr inbounds float, ptr %289, i64 %114
  store <16 x float> %247, ptr %290, align 1
  %291 = load i64, ptr %107, align 8
  %292 = getelementptr inbounds float, ptr %10, i64 %291
  %293 = getelementptr inbounds float, ptr %292, i64 %114
  store <16 x float> %249, ptr %293, align 1
  %294 = load i64, ptr %108, align 8
  %295 = getelementptr inbounds float, ptr %10, i64 %294
  %296 = getelementptr inbounds float, ptr %295, i64 %114
  store <16 x float> %251, ptr %296, align 1
  %297 = load i64, ptr %109, align 8
  %298 = getelementptr inbounds float, ptr %10, i64 %297
  %299 = getelementptr inbounds float, ptr %298, i64 %114
  store <16 x float> %253, ptr %299, align 1
  %300 = load i64, ptr %110, align 8
  %301 = getelementptr inbounds float, ptr %10, i64 %300
  %302 = getelementptr inbounds float, ptr %301, i64 %114
  store <16 x float> %255, ptr %302, align 1
  %303 = load i64, ptr %111, align 8
  %304 = getelementptr inbounds float, ptr %10, i64 %303
  %305 = getelementptr inbounds float, ptr %304, i64 %114
  store <16 x float> %257, ptr %305, align 1
  %306 = add nuw nsw i64 %113, 16
  %307 = icmp sgt i64 %306, %64
  br i1 %307, label %308, label %112

308:                                              ; preds = %112, %89
  %309 = phi i64 [ 0, %89 ], [ %113, %112 ]
  %310 = icmp slt i64 %309, %64
  br i1 %310, label %311, label %334

311:                                              ; preds = %308
  %312 = icmp sgt i64 %49, 0
  br label %313

313:                                              ; preds = %311, %319
  %314 = phi i64 [ %309, %311 ], [ %320, %319 ]
  br i1 %312, label %315, label %319

315:                                              ; preds = %313
  %316 = shl nuw nsw i64 %314, 1
  %317 = getelementptr inbounds <16 x float>, ptr %2, i64 %316
  %318 = mul nsw i64 %314, %66
  br label %322

319:                                              ; preds = %322, %313
  %320 = add nuw nsw i64 %314, 1
  %321 = icmp eq i64 %320, %64
  br i1 %321, label %334, label %313

322:                                              ; preds = %315, %322
  %323 = phi i64 [ 0, %315 ], [ %332, %322 ]
  %324 = load <16 x float>, ptr %317, align 64
  %325 = extractelement <16 x float> %324, i64 %323
  %326 = load float, ptr %67, align 8
  %327 = fmul float %325, %326
  %328 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 %323
  %329 = load i64, ptr %328, align 8
  %330 = add nsw i64 %329, %318
  %331 = getelementptr inbounds float, ptr %10, i64 %330
  store float %327, ptr %331, align 4
  %332 = add nuw nsw i64 %323, 1
  %333 = icmp eq i64 %332, %49
  br i1 %333, label %319, label %322

334:                                              ; preds = %79, %319, %73, %308
  ret void
}
