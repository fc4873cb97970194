; Made from source/fourier/transform.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: acf646439f477f48756f656a78d9ee1d400ee11f7bcf93c388af27607e2efcde

%struct.job = type { ptr, ptr, ptr, [3 x ptr], ptr, double, i64 }
%struct.plan = type { i64, i64, i64, i64, double, double, [0 x %struct.pass] }
%struct.pass = type { i64, i64, i64, i64, i64, i64, i64, %struct.places, %struct.places, i64, i64, i64, [24 x i64], i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.places = type { i64, i64, i64 }
%struct.point = type { <8 x double>, <8 x double> }
%struct.flow = type { ptr, ptr, %struct.memory, %struct.memory, double, ptr, i64 }
%struct.memory = type { ptr, ptr, i64, i64 }
%struct.block = type { [8 x i64], i64, i64 }

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
  store double 1.000000e+00, ptr %15, align 8
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
  %39 = select i1 %38, i64 16, i64 8
  br label %40

40:                                               ; preds = %36, %32, %27, %24
  %41 = phi i64 [ %26, %24 ], [ %39, %36 ], [ 1, %27 ], [ 1, %32 ]
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
  %26 = select i1 %25, i64 16, i64 8
  br label %27

27:                                               ; preds = %4, %19, %23
  %28 = phi i64 [ %26, %23 ], [ 1, %4 ], [ 1, %19 ]
  br i1 %14, label %29, label %32

29:                                               ; preds = %27
  %30 = getelementptr inbounds %struct.plan, ptr %10, i64 0, i32 4
  %31 = load double, ptr %30, align 8
  br label %32

32:                                               ; preds = %27, %29
  %33 = phi double [ %31, %29 ], [ 1.000000e+00, %27 ]
  %34 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 5
  store double %33, ptr %34, align 8
  %35 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  store i64 %2, ptr %35, align 8
  %36 = icmp slt i64 %1, %2
  br i1 %36, label %37, label %245

37:                                               ; preds = %32
  %38 = getelementptr inbounds i8, ptr %5, i64 16
  %39 = getelementptr inbounds %struct.flow, ptr %5, i64 0, i32 0
  %40 = getelementptr inbounds %struct.flow, ptr %5, i64 0, i32 1
  %41 = getelementptr inbounds %struct.flow, ptr %5, i64 0, i32 4
  %42 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 2
  br label %43

43:                                               ; preds = %242, %37
  %44 = phi ptr [ %7, %37 ], [ %244, %242 ]
  %45 = phi ptr [ %10, %37 ], [ %243, %242 ]
  %46 = phi i64 [ %1, %37 ], [ %240, %242 ]
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(104) %38, i8 0, i64 88, i1 false)
  store ptr %3, ptr %39, align 8
  %47 = getelementptr inbounds %struct.plan, ptr %45, i64 0, i32 3
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds %struct.point, ptr %3, i64 %48
  store ptr %49, ptr %40, align 8
  store double 1.000000e+00, ptr %41, align 8
  %50 = getelementptr inbounds %struct.pass, ptr %44, i64 0, i32 0
  %51 = load i64, ptr %50, align 8
  switch i64 %51, label %234 [
    i64 4, label %52
    i64 5, label %131
  ]

52:                                               ; preds = %43
  %53 = getelementptr inbounds %struct.pass, ptr %44, i64 0, i32 2
  %54 = load i64, ptr %53, align 8
  %55 = sdiv i64 %54, 2
  %56 = getelementptr inbounds %struct.pass, ptr %44, i64 0, i32 10
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 3, i64 %57
  %59 = load ptr, ptr %58, align 8
  %60 = shl nsw i64 %46, 1
  %61 = getelementptr inbounds %struct.pass, ptr %44, i64 0, i32 8, i32 1
  %62 = load i64, ptr %61, align 8
  %63 = mul nsw i64 %60, %62
  %64 = getelementptr inbounds double, ptr %59, i64 %63
  %65 = icmp slt i64 %54, -1
  br i1 %65, label %239, label %66

66:                                               ; preds = %52
  %67 = load ptr, ptr %42, align 8
  %68 = getelementptr inbounds %struct.pass, ptr %44, i64 0, i32 15
  %69 = load i64, ptr %68, align 8
  %70 = getelementptr inbounds double, ptr %67, i64 %69
  %71 = lshr i64 %55, 1
  br label %72

72:                                               ; preds = %109, %66
  %73 = phi i64 [ 0, %66 ], [ %129, %109 ]
  %74 = phi ptr [ %70, %66 ], [ %128, %109 ]
  %75 = phi i64 [ 0, %66 ], [ %127, %109 ]
  %76 = getelementptr inbounds double, ptr %64, i64 %73
  %77 = icmp eq i64 %75, 0
  %78 = sub nsw i64 %55, %75
  %79 = shl nsw i64 %78, 1
  %80 = select i1 %77, i64 0, i64 %79
  %81 = getelementptr inbounds double, ptr %64, i64 %80
  %82 = load double, ptr %76, align 8
  %83 = load double, ptr %81, align 8
  %84 = fadd double %82, %83
  %85 = getelementptr inbounds double, ptr %76, i64 1
  %86 = load double, ptr %85, align 8
  %87 = getelementptr inbounds double, ptr %81, i64 1
  %88 = load double, ptr %87, align 8
  %89 = fsub double %86, %88
  %90 = fadd double %86, %88
  %91 = fsub double %83, %82
  %92 = load double, ptr %74, align 8
  %93 = getelementptr inbounds double, ptr %74, i64 1
  %94 = load double, ptr %93, align 8
  %95 = fneg double %91
  %96 = fmul double %94, %95
  %97 = call double @llvm.fmuladd.f64(double %90, double %92, double %96)
  %98 = fmul double %91, %92
  %99 = call double @llvm.fmuladd.f64(double %90, double %94, double %98)
  br i1 %77, label %109, label %100

100:                                              ; preds = %72
  %101 = load ptr, ptr %6, align 8
  %102 = getelementptr inbounds %struct.pass, ptr %101, i64 0, i32 2
  %103 = load i64, ptr %102, align 8
  %104 = icmp eq i64 %73, %103
  br i1 %104, label %109, label %105

105:                                              ; preds = %100
  %106 = load ptr, ptr %9, align 8
  %107 = getelementptr inbounds %struct.plan, ptr %106, i64 0, i32 5
  %108 = load double, ptr %107, align 8
  br label %109

109:                                              ; preds = %105, %100, %72
  %110 = phi double [ %108, %105 ], [ 1.000000e+00, %100 ], [ 1.000000e+00, %72 ]
  %111 = load double, ptr %34, align 8
  %112 = fmul double %110, %111
  %113 = fmul double %112, 5.000000e-01
  %114 = fadd double %84, %97
  %115 = fadd double %89, %99
  %116 = fmul double %114, %113
  store double %116, ptr %76, align 8
  %117 = fmul double %115, %113
  %118 = or i64 %73, 1
  %119 = getelementptr inbounds double, ptr %64, i64 %118
  store double %117, ptr %119, align 8
  %120 = fsub double %84, %97
  %121 = fsub double %99, %89
  %122 = fmul double %120, %113
  %123 = getelementptr inbounds double, ptr %64, i64 %79
  store double %122, ptr %123, align 8
  %124 = fmul double %121, %113
  %125 = or i64 %79, 1
  %126 = getelementptr inbounds double, ptr %64, i64 %125
  store double %124, ptr %126, align 8
  %127 = add nuw nsw i64 %75, 1
  %128 = getelementptr inbounds double, ptr %74, i64 2
  %129 = shl nuw nsw i64 %127, 1
  %130 = icmp eq i64 %75, %71
  br i1 %130, label %239, label %72

131:                                              ; preds = %43
  %132 = getelementptr inbounds %struct.pass, ptr %44, i64 0, i32 2
  %133 = load i64, ptr %132, align 8
  %134 = sdiv i64 %133, 2
  %135 = getelementptr inbounds %struct.pass, ptr %44, i64 0, i32 9
  %136 = load i64, ptr %135, align 8
  %137 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 3, i64 %136
  %138 = load ptr, ptr %137, align 8
  %139 = shl nsw i64 %46, 1
  %140 = getelementptr inbounds %struct.pass, ptr %44, i64 0, i32 7, i32 1
  %141 = load i64, ptr %140, align 8
  %142 = mul nsw i64 %141, %139
  %143 = getelementptr inbounds double, ptr %138, i64 %142
  %144 = getelementptr inbounds %struct.pass, ptr %44, i64 0, i32 10
  %145 = load i64, ptr %144, align 8
  %146 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 3, i64 %145
  %147 = load ptr, ptr %146, align 8
  %148 = getelementptr inbounds %struct.pass, ptr %44, i64 0, i32 8, i32 1
  %149 = load i64, ptr %148, align 8
  %150 = mul nsw i64 %149, %139
  %151 = getelementptr inbounds double, ptr %147, i64 %150
  %152 = icmp slt i64 %133, -1
  br i1 %152, label %239, label %153

153:                                              ; preds = %131
  %154 = load ptr, ptr %42, align 8
  %155 = getelementptr inbounds %struct.pass, ptr %44, i64 0, i32 15
  %156 = load i64, ptr %155, align 8
  %157 = getelementptr inbounds double, ptr %154, i64 %156
  %158 = lshr i64 %134, 1
  br label %159

159:                                              ; preds = %225, %153
  %160 = phi i64 [ 0, %153 ], [ %232, %225 ]
  %161 = phi ptr [ %157, %153 ], [ %231, %225 ]
  %162 = phi i64 [ 0, %153 ], [ %230, %225 ]
  %163 = getelementptr inbounds double, ptr %143, i64 %160
  %164 = sub nsw i64 %134, %162
  %165 = shl nsw i64 %164, 1
  %166 = getelementptr inbounds double, ptr %143, i64 %165
  %167 = icmp eq i64 %162, 0
  br i1 %167, label %173, label %168

168:                                              ; preds = %159
  %169 = getelementptr inbounds double, ptr %163, i64 1
  %170 = load double, ptr %169, align 8
  %171 = getelementptr inbounds double, ptr %166, i64 1
  %172 = load double, ptr %171, align 8
  br label %173

173:                                              ; preds = %168, %159
  %174 = phi double [ %170, %168 ], [ 0.000000e+00, %159 ]
  %175 = phi double [ %172, %168 ], [ 0.000000e+00, %159 ]
  %176 = load double, ptr %163, align 8
  %177 = load double, ptr %166, align 8
  %178 = fadd double %176, %177
  %179 = fsub double %174, %175
  %180 = fsub double %176, %177
  %181 = fadd double %174, %175
  %182 = load double, ptr %161, align 8
  %183 = getelementptr inbounds double, ptr %161, i64 1
  %184 = load double, ptr %183, align 8
  %185 = fmul double %181, %184
  %186 = call double @llvm.fmuladd.f64(double %180, double %182, double %185)
  %187 = fneg double %180
  %188 = fmul double %184, %187
  %189 = call double @llvm.fmuladd.f64(double %181, double %182, double %188)
  %190 = fsub double %178, %189
  %191 = fadd double %179, %186
  br i1 %167, label %201, label %192

192:                                              ; preds = %173
  %193 = load ptr, ptr %6, align 8
  %194 = getelementptr inbounds %struct.pass, ptr %193, i64 0, i32 2
  %195 = load i64, ptr %194, align 8
  %196 = icmp eq i64 %160, %195
  br i1 %196, label %203, label %197

197:                                              ; preds = %192
  %198 = load ptr, ptr %9, align 8
  %199 = getelementptr inbounds %struct.plan, ptr %198, i64 0, i32 5
  %200 = load double, ptr %199, align 8
  br label %203

201:                                              ; preds = %173
  %202 = getelementptr inbounds double, ptr %151, i64 %160
  store double %190, ptr %202, align 8
  br label %225

203:                                              ; preds = %197, %192
  %204 = phi double [ 1.000000e+00, %192 ], [ %200, %197 ]
  %205 = fmul double %190, %204
  %206 = getelementptr inbounds double, ptr %151, i64 %160
  store double %205, ptr %206, align 8
  %207 = fmul double %191, %204
  %208 = or i64 %160, 1
  %209 = getelementptr inbounds double, ptr %151, i64 %208
  store double %207, ptr %209, align 8
  %210 = fadd double %178, %189
  %211 = fsub double %186, %179
  %212 = load ptr, ptr %6, align 8
  %213 = getelementptr inbounds %struct.pass, ptr %212, i64 0, i32 2
  %214 = load i64, ptr %213, align 8
  %215 = icmp eq i64 %160, %214
  br i1 %215, label %220, label %216

216:                                              ; preds = %203
  %217 = load ptr, ptr %9, align 8
  %218 = getelementptr inbounds %struct.plan, ptr %217, i64 0, i32 5
  %219 = load double, ptr %218, align 8
  br label %220

220:                                              ; preds = %216, %203
  %221 = phi double [ %219, %216 ], [ 1.000000e+00, %203 ]
  %222 = fmul double %210, %221
  %223 = getelementptr inbounds double, ptr %151, i64 %165
  store double %222, ptr %223, align 8
  %224 = fmul double %211, %221
  br label %225

225:                                              ; preds = %220, %201
  %226 = phi i64 [ %160, %201 ], [ %165, %220 ]
  %227 = phi double [ %191, %201 ], [ %224, %220 ]
  %228 = or i64 %226, 1
  %229 = getelementptr inbounds double, ptr %151, i64 %228
  store double %227, ptr %229, align 8
  %230 = add nuw nsw i64 %162, 1
  %231 = getelementptr inbounds double, ptr %161, i64 2
  %232 = shl nuw nsw i64 %230, 1
  %233 = icmp eq i64 %162, %158
  br i1 %233, label %239, label %159

234:                                              ; preds = %43
  %235 = getelementptr inbounds %struct.pass, ptr %44, i64 0, i32 1
  %236 = load i64, ptr %235, align 8
  %237 = icmp eq i64 %236, 1
  %238 = select i1 %237, ptr @run_pieces, ptr @run_lines
  call void %238(ptr %0, i64 %46, ptr %5)
  br label %239

239:                                              ; preds = %225, %109, %52, %131, %234
  %240 = add nsw i64 %46, %28
  %241 = icmp slt i64 %240, %2
  br i1 %241, label %242, label %245

242:                                              ; preds = %239
  %243 = load ptr, ptr %9, align 8
  %244 = load ptr, ptr %6, align 8
  br label %43

245:                                              ; preds = %239, %32
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

23:                                               ; preds = %3, %20
  %24 = phi i64 [ %21, %20 ], [ %1, %3 ]
  %25 = phi i64 [ %22, %20 ], [ 0, %3 ]
  %26 = getelementptr inbounds %struct.pass, ptr %7, i64 0, i32 7, i32 1
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds %struct.pass, ptr %7, i64 0, i32 7, i32 0
  %29 = load i64, ptr %28, align 8
  %30 = icmp slt i64 %16, 1
  %31 = select i1 %30, i64 %16, i64 1
  %32 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 1
  store i64 %31, ptr %32, align 8
  %33 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 2
  store i64 0, ptr %33, align 8
  %34 = mul nsw i64 %29, %25
  %35 = mul nsw i64 %27, %24
  %36 = add nsw i64 %34, %35
  %37 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 0
  store i64 %36, ptr %37, align 8
  br i1 %19, label %38, label %41

38:                                               ; preds = %23
  %39 = sdiv i64 %1, %18
  %40 = srem i64 %1, %18
  br label %41

41:                                               ; preds = %23, %38
  %42 = phi i64 [ %39, %38 ], [ %1, %23 ]
  %43 = phi i64 [ %40, %38 ], [ 0, %23 ]
  %44 = getelementptr inbounds %struct.pass, ptr %7, i64 0, i32 8, i32 1
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds %struct.pass, ptr %7, i64 0, i32 8, i32 0
  %47 = load i64, ptr %46, align 8
  %48 = getelementptr inbounds %struct.block, ptr %5, i64 0, i32 1
  store i64 %31, ptr %48, align 8
  %49 = getelementptr inbounds %struct.block, ptr %5, i64 0, i32 2
  store i64 0, ptr %49, align 8
  %50 = mul nsw i64 %47, %43
  %51 = mul nsw i64 %45, %42
  %52 = add nsw i64 %50, %51
  %53 = getelementptr inbounds %struct.block, ptr %5, i64 0, i32 0, i64 0
  store i64 %52, ptr %53, align 8
  %54 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 5
  %55 = load double, ptr %54, align 8
  %56 = getelementptr inbounds %struct.flow, ptr %2, i64 0, i32 4
  store double %55, ptr %56, align 8
  %57 = getelementptr inbounds %struct.pass, ptr %7, i64 0, i32 17
  %58 = load i64, ptr %57, align 8
  %59 = icmp sgt i64 %58, -1
  br i1 %59, label %60, label %64

60:                                               ; preds = %41
  %61 = getelementptr inbounds %struct.flow, ptr %2, i64 0, i32 0
  %62 = load ptr, ptr %61, align 8
  call fastcc void @read_elements(ptr %0, ptr %4, ptr %62)
  call fastcc void @spectrum(ptr %0, ptr %2, i32 0, i32 0)
  %63 = load ptr, ptr %61, align 8
  call fastcc void @write_elements(ptr %0, ptr %5, ptr %63)
  br label %119

64:                                               ; preds = %41
  %65 = load ptr, ptr %6, align 8
  %66 = getelementptr inbounds %struct.pass, ptr %65, i64 0, i32 0
  %67 = load i64, ptr %66, align 8
  %68 = icmp eq i64 %67, 3
  %69 = zext i1 %68 to i64
  %70 = icmp eq i64 %9, 1
  %71 = select i1 %70, i1 true, i1 %68
  %72 = select i1 %71, i64 1, i64 2
  %73 = getelementptr inbounds %struct.flow, ptr %2, i64 0, i32 2
  %74 = getelementptr inbounds %struct.pass, ptr %7, i64 0, i32 9
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 3, i64 %75
  %77 = load ptr, ptr %76, align 8
  %78 = icmp eq i64 %9, 2
  %79 = select i1 %78, i64 0, i64 %13
  %80 = mul nsw i64 %36, %72
  %81 = getelementptr inbounds double, ptr %77, i64 %80
  %82 = getelementptr inbounds double, ptr %81, i64 8
  store ptr %81, ptr %73, align 8
  %83 = getelementptr inbounds i8, ptr %73, i64 8
  store ptr %82, ptr %83, align 8
  %84 = getelementptr inbounds i8, ptr %73, i64 16
  store i64 16, ptr %84, align 8
  %85 = getelementptr inbounds i8, ptr %73, i64 24
  store i64 %79, ptr %85, align 8
  %86 = getelementptr inbounds %struct.flow, ptr %2, i64 0, i32 3
  %87 = getelementptr inbounds %struct.pass, ptr %7, i64 0, i32 10
  %88 = load i64, ptr %87, align 8
  %89 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 3, i64 %88
  %90 = load ptr, ptr %89, align 8
  %91 = select i1 %78, i64 1, i64 2
  %92 = mul nsw i64 %52, %91
  %93 = getelementptr inbounds double, ptr %90, i64 %92
  %94 = getelementptr inbounds double, ptr %93, i64 8
  store ptr %93, ptr %86, align 8
  %95 = getelementptr inbounds i8, ptr %86, i64 8
  store ptr %94, ptr %95, align 8
  %96 = getelementptr inbounds i8, ptr %86, i64 16
  store i64 16, ptr %96, align 8
  %97 = getelementptr inbounds i8, ptr %86, i64 24
  store i64 %13, ptr %97, align 8
  %98 = select i1 %78, i1 true, i1 %68
  br i1 %98, label %99, label %103

99:                                               ; preds = %64
  br i1 %78, label %100, label %106

100:                                              ; preds = %99
  %101 = getelementptr inbounds %struct.flow, ptr %2, i64 0, i32 0
  %102 = load ptr, ptr %101, align 8
  call fastcc void @pack(ptr %0, ptr %73, ptr %102)
  br label %112

103:                                              ; preds = %64
  %104 = getelementptr inbounds %struct.pass, ptr %7, i64 0, i32 12, i64 0
  %105 = load i64, ptr %104, align 8
  switch i64 %105, label %106 [
    i64 8, label %112
    i64 4, label %112
  ]

106:                                              ; preds = %103, %99
  %107 = getelementptr inbounds %struct.flow, ptr %2, i64 0, i32 0
  %108 = load ptr, ptr %107, align 8
  %109 = getelementptr inbounds %struct.pass, ptr %7, i64 0, i32 3
  %110 = load i64, ptr %109, align 8
  %111 = sdiv i64 %110, 8
  call fastcc void @read_pieces(ptr %73, i64 %69, ptr %108, i64 %111)
  br label %112

112:                                              ; preds = %103, %103, %106, %100
  %113 = phi i32 [ 1, %103 ], [ 0, %106 ], [ 0, %100 ], [ 1, %103 ]
  %114 = xor i1 %70, true
  %115 = zext i1 %114 to i32
  call fastcc void @spectrum(ptr %0, ptr %2, i32 %113, i32 %115)
  br i1 %70, label %116, label %119

116:                                              ; preds = %112
  %117 = getelementptr inbounds %struct.flow, ptr %2, i64 0, i32 0
  %118 = load ptr, ptr %117, align 8
  call fastcc void @unpack(ptr %0, ptr %118, ptr %86)
  br label %119

119:                                              ; preds = %112, %116, %60
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

declare double @llvm.fmuladd.f64(double, double, double)

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
  store <8 x double> zeroinitializer, ptr %20, align 64
  %21 = getelementptr inbounds i8, ptr %20, i64 64
  store <8 x double> zeroinitializer, ptr %21, align 64
  %22 = sdiv i64 %11, 2
  %23 = icmp eq i64 %13, 2
  %24 = getelementptr inbounds %struct.block, ptr %1, i64 0, i32 0, i64 0
  %25 = getelementptr inbounds %struct.pass, ptr %5, i64 0, i32 7, i32 2
  %26 = icmp eq i64 %13, 1
  %27 = icmp eq i64 %17, 0
  br label %29

28:                                               ; preds = %33, %31
  ret void

29:                                               ; preds = %112, %3
  %30 = phi i64 [ 0, %3 ], [ %113, %112 ]
  br i1 %23, label %33, label %31

31:                                               ; preds = %29
  %32 = icmp sgt i64 %11, %30
  br i1 %32, label %40, label %28

33:                                               ; preds = %29
  %34 = icmp sgt i64 %30, %22
  br i1 %34, label %28, label %35

35:                                               ; preds = %33
  %36 = load i64, ptr %24, align 8
  %37 = load i64, ptr %25, align 8
  %38 = mul nsw i64 %37, %30
  %39 = add nsw i64 %38, %36
  br label %45

40:                                               ; preds = %31
  %41 = load i64, ptr %24, align 8
  %42 = load i64, ptr %25, align 8
  %43 = mul nsw i64 %42, %30
  %44 = add nsw i64 %43, %41
  br i1 %26, label %51, label %45

45:                                               ; preds = %35, %40
  %46 = phi i64 [ %39, %35 ], [ %44, %40 ]
  %47 = load ptr, ptr %4, align 8
  %48 = getelementptr inbounds %struct.pass, ptr %47, i64 0, i32 0
  %49 = load i64, ptr %48, align 8
  %50 = icmp eq i64 %49, 3
  br i1 %50, label %51, label %61

51:                                               ; preds = %45, %40
  %52 = phi i64 [ %46, %45 ], [ %44, %40 ]
  %53 = getelementptr inbounds double, ptr %9, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = select i1 %27, double %54, double 0.000000e+00
  %56 = select i1 %27, double 0.000000e+00, double %54
  %57 = lshr i64 %30, 3
  %58 = getelementptr inbounds %struct.point, ptr %2, i64 %57
  %59 = and i64 %30, 7
  %60 = getelementptr inbounds double, ptr %58, i64 %59
  store double %55, ptr %60, align 8
  br label %108

61:                                               ; preds = %45
  %62 = shl nsw i64 %46, 1
  %63 = getelementptr inbounds double, ptr %9, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = or i64 %62, 1
  %66 = getelementptr inbounds double, ptr %9, i64 %65
  %67 = load double, ptr %66, align 8
  br i1 %23, label %68, label %85

68:                                               ; preds = %61
  %69 = icmp eq i64 %30, 0
  br i1 %69, label %79, label %70

70:                                               ; preds = %68
  %71 = shl nuw nsw i64 %30, 1
  %72 = getelementptr inbounds %struct.pass, ptr %47, i64 0, i32 2
  %73 = load i64, ptr %72, align 8
  %74 = icmp eq i64 %71, %73
  br i1 %74, label %79, label %75

75:                                               ; preds = %70
  %76 = load ptr, ptr %14, align 8
  %77 = getelementptr inbounds %struct.plan, ptr %76, i64 0, i32 5
  %78 = load double, ptr %77, align 8
  br label %79

79:                                               ; preds = %68, %75, %70
  %80 = phi i64 [ %71, %75 ], [ %71, %70 ], [ 0, %68 ]
  %81 = phi double [ %78, %75 ], [ 1.000000e+00, %70 ], [ 1.000000e+00, %68 ]
  %82 = icmp eq i64 %80, %11
  %83 = select i1 %69, i1 true, i1 %82
  %84 = select i1 %83, double 0.000000e+00, double %67
  br label %85

85:                                               ; preds = %61, %79
  %86 = phi double [ %81, %79 ], [ 1.000000e+00, %61 ]
  %87 = phi double [ %84, %79 ], [ %67, %61 ]
  %88 = select i1 %27, double %64, double %87
  %89 = fmul double %86, %88
  %90 = select i1 %27, double %87, double %64
  %91 = fmul double %86, %90
  %92 = lshr i64 %30, 3
  %93 = getelementptr inbounds %struct.point, ptr %2, i64 %92
  %94 = and i64 %30, 7
  %95 = getelementptr inbounds double, ptr %93, i64 %94
  store double %89, ptr %95, align 8
  %96 = getelementptr inbounds double, ptr %95, i64 8
  store double %91, ptr %96, align 8
  %97 = icmp ne i64 %30, 0
  %98 = select i1 %23, i1 %97, i1 false
  br i1 %98, label %99, label %112

99:                                               ; preds = %85
  %100 = sub nsw i64 %11, %30
  %101 = fneg double %87
  %102 = fmul double %86, %101
  %103 = fmul double %64, %86
  %104 = sdiv i64 %100, 8
  %105 = getelementptr inbounds %struct.point, ptr %2, i64 %104
  %106 = srem i64 %100, 8
  %107 = getelementptr inbounds double, ptr %105, i64 %106
  store double %102, ptr %107, align 8
  br label %108

108:                                              ; preds = %51, %99
  %109 = phi ptr [ %107, %99 ], [ %60, %51 ]
  %110 = phi double [ %103, %99 ], [ %56, %51 ]
  %111 = getelementptr inbounds double, ptr %109, i64 8
  store double %110, ptr %111, align 8
  br label %112

112:                                              ; preds = %108, %85
  %113 = add nuw nsw i64 %30, 1
  br label %29
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
  %15 = getelementptr inbounds double, ptr %12, i64 %14
  %16 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 14
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds double, ptr %12, i64 %17
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
  %39 = getelementptr inbounds double, ptr %12, i64 %38
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
  %48 = getelementptr inbounds double, ptr %45, i64 %47
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
  %15 = getelementptr inbounds %struct.block, ptr %1, i64 0, i32 1
  %16 = load i64, ptr %15, align 8
  %17 = icmp sgt i64 %16, 0
  br i1 %17, label %18, label %33

18:                                               ; preds = %3
  %19 = load ptr, ptr %14, align 8
  %20 = getelementptr inbounds %struct.plan, ptr %19, i64 0, i32 1
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %13, 1
  %23 = sdiv i64 %11, 2
  %24 = add nsw i64 %23, 1
  %25 = getelementptr inbounds %struct.block, ptr %1, i64 0, i32 0, i64 0
  %26 = getelementptr inbounds %struct.pass, ptr %5, i64 0, i32 8, i32 2
  %27 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 5
  %28 = icmp eq i64 %13, 2
  %29 = icmp eq i64 %21, 0
  %30 = select i1 %29, i64 0, i64 8
  %31 = select i1 %29, i64 8, i64 0
  %32 = select i1 %22, i64 %24, i64 %11
  br label %34

33:                                               ; preds = %34, %3
  ret void

34:                                               ; preds = %18, %79
  %35 = phi i64 [ %83, %79 ], [ 0, %18 ]
  %36 = icmp slt i64 %35, %32
  br i1 %36, label %37, label %33

37:                                               ; preds = %34
  %38 = load i64, ptr %25, align 8
  %39 = load i64, ptr %26, align 8
  %40 = mul nsw i64 %39, %35
  %41 = add nsw i64 %40, %38
  %42 = lshr i64 %35, 3
  %43 = getelementptr inbounds %struct.point, ptr %2, i64 %42
  %44 = and i64 %35, 7
  %45 = getelementptr inbounds double, ptr %43, i64 %44
  br i1 %22, label %46, label %62

46:                                               ; preds = %37
  %47 = icmp eq i64 %35, 0
  br i1 %47, label %58, label %48

48:                                               ; preds = %46
  %49 = shl nuw nsw i64 %35, 1
  %50 = load ptr, ptr %4, align 8
  %51 = getelementptr inbounds %struct.pass, ptr %50, i64 0, i32 2
  %52 = load i64, ptr %51, align 8
  %53 = icmp eq i64 %49, %52
  br i1 %53, label %58, label %54

54:                                               ; preds = %48
  %55 = load ptr, ptr %14, align 8
  %56 = getelementptr inbounds %struct.plan, ptr %55, i64 0, i32 5
  %57 = load double, ptr %56, align 8
  br label %58

58:                                               ; preds = %54, %48, %46
  %59 = phi double [ 1.000000e+00, %46 ], [ 1.000000e+00, %48 ], [ %57, %54 ]
  %60 = load double, ptr %27, align 8
  %61 = fmul double %59, %60
  br label %68

62:                                               ; preds = %37
  %63 = load double, ptr %27, align 8
  br i1 %28, label %64, label %68

64:                                               ; preds = %62
  %65 = getelementptr inbounds double, ptr %45, i64 8
  %66 = load double, ptr %65, align 8
  %67 = fmul double %63, %66
  br label %79

68:                                               ; preds = %58, %62
  %69 = phi double [ %61, %58 ], [ %63, %62 ]
  %70 = getelementptr inbounds double, ptr %45, i64 %30
  %71 = load double, ptr %70, align 8
  %72 = fmul double %69, %71
  %73 = shl nsw i64 %41, 1
  %74 = getelementptr inbounds double, ptr %9, i64 %73
  store double %72, ptr %74, align 8
  %75 = getelementptr inbounds double, ptr %45, i64 %31
  %76 = load double, ptr %75, align 8
  %77 = fmul double %69, %76
  %78 = or i64 %73, 1
  br label %79

79:                                               ; preds = %68, %64
  %80 = phi i64 [ %78, %68 ], [ %41, %64 ]
  %81 = phi double [ %77, %68 ], [ %67, %64 ]
  %82 = getelementptr inbounds double, ptr %9, i64 %80
  store double %81, ptr %82, align 8
  %83 = add nuw nsw i64 %35, 1
  br label %34
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
  %13 = getelementptr inbounds double, ptr %10, i64 %12
  %14 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds %struct.plan, ptr %15, i64 0, i32 5
  %17 = load double, ptr %16, align 8
  %18 = insertelement <8 x double> poison, double %17, i64 0
  %19 = shufflevector <8 x double> %18, <8 x double> poison, <8 x i32> zeroinitializer
  %20 = load ptr, ptr %1, align 8
  %21 = getelementptr inbounds i8, ptr %1, i64 8
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds %struct.pass, ptr %5, i64 0, i32 2
  %24 = load i64, ptr %23, align 8
  %25 = add nsw i64 %24, -14
  %26 = getelementptr inbounds double, ptr %20, i64 %25
  %27 = getelementptr inbounds double, ptr %22, i64 %25
  %28 = icmp sgt i64 %7, 7
  br i1 %28, label %29, label %96

29:                                               ; preds = %3
  %30 = getelementptr inbounds i8, ptr %1, i64 24
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds i8, ptr %1, i64 16
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds %struct.memory, ptr %1, i64 0, i32 0
  %35 = getelementptr inbounds %struct.memory, ptr %1, i64 0, i32 2
  %36 = getelementptr inbounds %struct.memory, ptr %1, i64 0, i32 1
  %37 = getelementptr inbounds %struct.memory, ptr %1, i64 0, i32 3
  %38 = icmp eq i64 %31, 0
  br label %39

39:                                               ; preds = %90, %29
  %40 = phi i64 [ %31, %29 ], [ %93, %90 ]
  %41 = phi ptr [ %22, %29 ], [ %92, %90 ]
  %42 = phi i64 [ %33, %29 ], [ %91, %90 ]
  %43 = phi ptr [ %20, %29 ], [ %89, %90 ]
  %44 = phi i64 [ 0, %29 ], [ %87, %90 ]
  %45 = mul nsw i64 %42, %44
  %46 = getelementptr inbounds double, ptr %43, i64 %45
  %47 = getelementptr inbounds double, ptr %41, i64 %45
  %48 = load <8 x double>, ptr %46, align 1
  %49 = load <8 x double>, ptr %47, align 1
  %50 = shufflevector <8 x double> %48, <8 x double> %49, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %51 = shufflevector <8 x double> %48, <8 x double> %49, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %52 = icmp eq i64 %40, 0
  %53 = select i1 %52, <8 x double> %50, <8 x double> %51
  %54 = select i1 %52, <8 x double> %51, <8 x double> %50
  %55 = mul i64 %33, %44
  %56 = sub i64 0, %55
  %57 = getelementptr inbounds double, ptr %26, i64 %56
  %58 = getelementptr inbounds double, ptr %27, i64 %56
  %59 = load <8 x double>, ptr %57, align 1
  %60 = load <8 x double>, ptr %58, align 1
  %61 = shufflevector <8 x double> %59, <8 x double> %60, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %62 = shufflevector <8 x double> %59, <8 x double> %60, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %63 = select i1 %38, <8 x double> %61, <8 x double> %62
  %64 = select i1 %38, <8 x double> %62, <8 x double> %61
  %65 = shufflevector <8 x double> %63, <8 x double> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %66 = shufflevector <8 x double> %64, <8 x double> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %67 = shl nsw i64 %44, 4
  %68 = getelementptr inbounds double, ptr %13, i64 %67
  %69 = load <8 x double>, ptr %68, align 1
  %70 = getelementptr inbounds double, ptr %68, i64 8
  %71 = load <8 x double>, ptr %70, align 1
  %72 = fadd <8 x double> %53, %65
  %73 = fsub <8 x double> %54, %66
  %74 = fsub <8 x double> %53, %65
  %75 = fadd <8 x double> %54, %66
  %76 = fneg <8 x double> %71
  %77 = fmul <8 x double> %71, %75
  %78 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %74, <8 x double> %69, <8 x double> %77)
  %79 = fmul <8 x double> %69, %75
  %80 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %74, <8 x double> %76, <8 x double> %79)
  %81 = getelementptr inbounds %struct.point, ptr %2, i64 %44
  %82 = fadd <8 x double> %73, %78
  %83 = fmul <8 x double> %19, %82
  %84 = fsub <8 x double> %72, %80
  %85 = fmul <8 x double> %19, %84
  store <8 x double> %83, ptr %81, align 64
  %86 = getelementptr inbounds i8, ptr %81, i64 64
  store <8 x double> %85, ptr %86, align 64
  %87 = add nuw nsw i64 %44, 1
  %88 = icmp eq i64 %87, %8
  %89 = load ptr, ptr %34, align 8
  br i1 %88, label %94, label %90

90:                                               ; preds = %39
  %91 = load i64, ptr %35, align 8
  %92 = load ptr, ptr %36, align 8
  %93 = load i64, ptr %37, align 8
  br label %39

94:                                               ; preds = %39
  %95 = load i64, ptr %23, align 8
  br label %96

96:                                               ; preds = %94, %3
  %97 = phi i64 [ %95, %94 ], [ %24, %3 ]
  %98 = phi ptr [ %89, %94 ], [ %20, %3 ]
  %99 = load double, ptr %98, align 8
  %100 = getelementptr inbounds double, ptr %98, i64 %97
  %101 = load double, ptr %100, align 8
  %102 = fadd double %99, %101
  %103 = getelementptr inbounds %struct.point, ptr %2, i64 0, i32 1
  %104 = load <8 x double>, ptr %103, align 64
  %105 = insertelement <8 x double> %104, double %102, i64 0
  store <8 x double> %105, ptr %103, align 64
  %106 = load double, ptr %98, align 8
  %107 = load i64, ptr %23, align 8
  %108 = getelementptr inbounds double, ptr %98, i64 %107
  %109 = load double, ptr %108, align 8
  %110 = fsub double %106, %109
  %111 = getelementptr inbounds %struct.point, ptr %2, i64 0, i32 0
  %112 = load <8 x double>, ptr %111, align 64
  %113 = insertelement <8 x double> %112, double %110, i64 0
  store <8 x double> %113, ptr %111, align 64
  ret void
}

define internal fastcc void @read_pieces(ptr %0, i64 %1, ptr %2, i64 %3) {
  %5 = icmp eq i64 %1, 0
  %6 = icmp sgt i64 %3, 0
  br i1 %5, label %11, label %7

7:                                                ; preds = %4
  br i1 %6, label %8, label %51

8:                                                ; preds = %7
  %9 = getelementptr inbounds %struct.memory, ptr %0, i64 0, i32 0
  %10 = getelementptr inbounds %struct.memory, ptr %0, i64 0, i32 3
  br label %17

11:                                               ; preds = %4
  br i1 %6, label %12, label %51

12:                                               ; preds = %11
  %13 = getelementptr inbounds %struct.memory, ptr %0, i64 0, i32 0
  %14 = getelementptr inbounds %struct.memory, ptr %0, i64 0, i32 2
  %15 = getelementptr inbounds %struct.memory, ptr %0, i64 0, i32 1
  %16 = getelementptr inbounds %struct.memory, ptr %0, i64 0, i32 3
  br label %31

17:                                               ; preds = %8, %17
  %18 = phi i64 [ 0, %8 ], [ %29, %17 ]
  %19 = getelementptr inbounds %struct.point, ptr %2, i64 %18
  %20 = load ptr, ptr %9, align 8
  %21 = shl nsw i64 %18, 3
  %22 = getelementptr inbounds double, ptr %20, i64 %21
  %23 = load <8 x double>, ptr %22, align 1
  %24 = load i64, ptr %10, align 8
  %25 = icmp eq i64 %24, 0
  %26 = select i1 %25, <8 x double> %23, <8 x double> zeroinitializer
  %27 = select i1 %25, <8 x double> zeroinitializer, <8 x double> %23
  store <8 x double> %26, ptr %19, align 64
  %28 = getelementptr inbounds i8, ptr %19, i64 64
  store <8 x double> %27, ptr %28, align 64
  %29 = add nuw nsw i64 %18, 1
  %30 = icmp eq i64 %29, %3
  br i1 %30, label %51, label %17

31:                                               ; preds = %12, %31
  %32 = phi i64 [ 0, %12 ], [ %49, %31 ]
  %33 = getelementptr inbounds %struct.point, ptr %2, i64 %32
  %34 = load ptr, ptr %13, align 8
  %35 = load i64, ptr %14, align 8
  %36 = mul nsw i64 %35, %32
  %37 = getelementptr inbounds double, ptr %34, i64 %36
  %38 = load ptr, ptr %15, align 8
  %39 = getelementptr inbounds double, ptr %38, i64 %36
  %40 = load <8 x double>, ptr %37, align 1
  %41 = load <8 x double>, ptr %39, align 1
  %42 = shufflevector <8 x double> %40, <8 x double> %41, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %43 = shufflevector <8 x double> %40, <8 x double> %41, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %44 = load i64, ptr %16, align 8
  %45 = icmp eq i64 %44, 0
  %46 = select i1 %45, <8 x double> %43, <8 x double> %42
  %47 = select i1 %45, <8 x double> %42, <8 x double> %43
  store <8 x double> %47, ptr %33, align 64
  %48 = getelementptr inbounds i8, ptr %33, i64 64
  store <8 x double> %46, ptr %48, align 64
  %49 = add nuw nsw i64 %32, 1
  %50 = icmp eq i64 %49, %3
  br i1 %50, label %51, label %31

51:                                               ; preds = %17, %31, %7, %11
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
  %13 = getelementptr inbounds double, ptr %10, i64 %12
  %14 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds %struct.plan, ptr %15, i64 0, i32 5
  %17 = load double, ptr %16, align 8
  %18 = fmul double %17, 5.000000e-01
  %19 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 5
  %20 = load double, ptr %19, align 8
  %21 = fmul double %18, %20
  %22 = insertelement <8 x double> poison, double %21, i64 0
  %23 = shufflevector <8 x double> %22, <8 x double> poison, <8 x i32> zeroinitializer
  %24 = icmp sgt i64 %7, 7
  br i1 %24, label %25, label %85

25:                                               ; preds = %3
  %26 = getelementptr inbounds %struct.memory, ptr %2, i64 0, i32 0
  %27 = getelementptr inbounds %struct.memory, ptr %2, i64 0, i32 2
  %28 = getelementptr inbounds %struct.memory, ptr %2, i64 0, i32 1
  %29 = getelementptr inbounds %struct.memory, ptr %2, i64 0, i32 3
  br label %30

30:                                               ; preds = %25, %30
  %31 = phi i64 [ 0, %25 ], [ %81, %30 ]
  %32 = getelementptr inbounds %struct.point, ptr %1, i64 %31
  %33 = load <8 x double>, ptr %32, align 64
  %34 = getelementptr inbounds i8, ptr %32, i64 64
  %35 = load <8 x double>, ptr %34, align 64
  %36 = icmp eq i64 %31, 0
  %37 = sub nsw i64 %8, %31
  %38 = select i1 %36, i64 0, i64 %37
  %39 = getelementptr inbounds %struct.point, ptr %1, i64 %38
  %40 = xor i64 %31, -1
  %41 = add nsw i64 %8, %40
  %42 = getelementptr inbounds %struct.point, ptr %1, i64 %41
  %43 = load <8 x double>, ptr %42, align 1
  %44 = getelementptr inbounds i8, ptr %42, i64 64
  %45 = load <8 x double>, ptr %44, align 1
  %46 = load <8 x double>, ptr %39, align 1
  %47 = getelementptr inbounds i8, ptr %39, i64 64
  %48 = load <8 x double>, ptr %47, align 1
  %49 = shufflevector <8 x double> %46, <8 x double> %43, <8 x i32> <i32 0, i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9>
  %50 = shufflevector <8 x double> %48, <8 x double> %45, <8 x i32> <i32 0, i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9>
  %51 = fadd <8 x double> %33, %49
  %52 = fsub <8 x double> %35, %50
  %53 = fadd <8 x double> %35, %50
  %54 = fsub <8 x double> %49, %33
  %55 = shl nsw i64 %31, 4
  %56 = getelementptr inbounds double, ptr %13, i64 %55
  %57 = load <8 x double>, ptr %56, align 1
  %58 = getelementptr inbounds double, ptr %56, i64 8
  %59 = load <8 x double>, ptr %58, align 1
  %60 = fneg <8 x double> %54
  %61 = fmul <8 x double> %59, %60
  %62 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %53, <8 x double> %57, <8 x double> %61)
  %63 = fmul <8 x double> %57, %54
  %64 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %53, <8 x double> %59, <8 x double> %63)
  %65 = fadd <8 x double> %51, %62
  %66 = fadd <8 x double> %52, %64
  %67 = fmul <8 x double> %23, %65
  %68 = fmul <8 x double> %23, %66
  %69 = load ptr, ptr %26, align 8
  %70 = load i64, ptr %27, align 8
  %71 = mul nsw i64 %70, %31
  %72 = getelementptr inbounds double, ptr %69, i64 %71
  %73 = load ptr, ptr %28, align 8
  %74 = getelementptr inbounds double, ptr %73, i64 %71
  %75 = load i64, ptr %29, align 8
  %76 = icmp eq i64 %75, 0
  %77 = select i1 %76, <8 x double> %68, <8 x double> %67
  %78 = select i1 %76, <8 x double> %67, <8 x double> %68
  %79 = shufflevector <8 x double> %78, <8 x double> %77, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  store <8 x double> %79, ptr %72, align 1
  %80 = shufflevector <8 x double> %78, <8 x double> %77, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x double> %80, ptr %74, align 1
  %81 = add nuw nsw i64 %31, 1
  %82 = icmp eq i64 %81, %8
  br i1 %82, label %83, label %30

83:                                               ; preds = %30
  %84 = load double, ptr %19, align 8
  br label %85

85:                                               ; preds = %83, %3
  %86 = phi double [ %84, %83 ], [ %20, %3 ]
  %87 = getelementptr inbounds %struct.memory, ptr %2, i64 0, i32 0
  %88 = load ptr, ptr %87, align 8
  %89 = getelementptr inbounds %struct.point, ptr %1, i64 0, i32 0
  %90 = load <8 x double>, ptr %89, align 64
  %91 = extractelement <8 x double> %90, i64 0
  %92 = getelementptr inbounds %struct.point, ptr %1, i64 0, i32 1
  %93 = load <8 x double>, ptr %92, align 64
  %94 = extractelement <8 x double> %93, i64 0
  %95 = fadd double %91, %94
  %96 = fmul double %86, %95
  store double %96, ptr %88, align 8
  %97 = getelementptr inbounds double, ptr %88, i64 1
  store double 0.000000e+00, ptr %97, align 8
  %98 = fsub double %91, %94
  %99 = load double, ptr %19, align 8
  %100 = fmul double %98, %99
  %101 = getelementptr inbounds %struct.pass, ptr %5, i64 0, i32 2
  %102 = load i64, ptr %101, align 8
  %103 = getelementptr inbounds double, ptr %88, i64 %102
  store double %100, ptr %103, align 8
  %104 = load i64, ptr %101, align 8
  %105 = add nsw i64 %104, 1
  %106 = getelementptr inbounds double, ptr %88, i64 %105
  store double 0.000000e+00, ptr %106, align 8
  ret void
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
  %21 = getelementptr inbounds double, ptr %18, i64 %20
  %22 = shl nsw i64 %13, 1
  %23 = mul nsw i64 %22, %8
  %24 = getelementptr inbounds double, ptr %21, i64 %23
  %25 = icmp sgt i64 %13, 0
  br i1 %25, label %26, label %28

26:                                               ; preds = %2
  %27 = getelementptr inbounds %struct.flow, ptr %1, i64 0, i32 0
  br label %32

28:                                               ; preds = %55, %2
  %29 = icmp slt i64 %13, %16
  br i1 %29, label %30, label %70

30:                                               ; preds = %28
  %31 = getelementptr inbounds %struct.flow, ptr %1, i64 0, i32 0
  br label %105

32:                                               ; preds = %68, %26
  %33 = phi i64 [ %6, %26 ], [ %69, %68 ]
  %34 = phi i64 [ 0, %26 ], [ %66, %68 ]
  %35 = load ptr, ptr %27, align 8
  %36 = getelementptr inbounds %struct.point, ptr %35, i64 %34
  %37 = icmp eq i64 %33, 0
  br i1 %37, label %38, label %49

38:                                               ; preds = %32
  %39 = shl nuw nsw i64 %34, 1
  %40 = getelementptr inbounds double, ptr %21, i64 %39
  %41 = load double, ptr %40, align 8
  %42 = insertelement <8 x double> poison, double %41, i64 0
  %43 = shufflevector <8 x double> %42, <8 x double> poison, <8 x i32> zeroinitializer
  %44 = or i64 %39, 1
  %45 = getelementptr inbounds double, ptr %21, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = insertelement <8 x double> poison, double %46, i64 0
  %48 = shufflevector <8 x double> %47, <8 x double> poison, <8 x i32> zeroinitializer
  br label %55

49:                                               ; preds = %32
  %50 = shl nsw i64 %34, 4
  %51 = getelementptr inbounds double, ptr %21, i64 %50
  %52 = load <8 x double>, ptr %51, align 1
  %53 = getelementptr inbounds double, ptr %51, i64 8
  %54 = load <8 x double>, ptr %53, align 1
  br label %55

55:                                               ; preds = %38, %49
  %56 = phi <8 x double> [ %43, %38 ], [ %52, %49 ]
  %57 = phi <8 x double> [ %48, %38 ], [ %54, %49 ]
  %58 = load <8 x double>, ptr %36, align 1
  %59 = getelementptr inbounds i8, ptr %36, i64 64
  %60 = load <8 x double>, ptr %59, align 1
  %61 = fneg <8 x double> %60
  %62 = fmul <8 x double> %57, %61
  %63 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %58, <8 x double> %56, <8 x double> %62)
  %64 = fmul <8 x double> %56, %60
  %65 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %58, <8 x double> %57, <8 x double> %64)
  store <8 x double> %63, ptr %36, align 64
  store <8 x double> %65, ptr %59, align 64
  %66 = add nuw nsw i64 %34, 1
  %67 = icmp eq i64 %66, %13
  br i1 %67, label %28, label %68

68:                                               ; preds = %55
  %69 = load i64, ptr %5, align 8
  br label %32

70:                                               ; preds = %105, %28
  %71 = load ptr, ptr %3, align 8
  %72 = load ptr, ptr %17, align 8
  %73 = getelementptr inbounds %struct.pass, ptr %71, i64 0, i32 13
  %74 = load i64, ptr %73, align 8
  %75 = getelementptr inbounds double, ptr %72, i64 %74
  %76 = getelementptr inbounds %struct.pass, ptr %71, i64 0, i32 14
  %77 = load i64, ptr %76, align 8
  %78 = getelementptr inbounds double, ptr %72, i64 %77
  %79 = getelementptr inbounds %struct.pass, ptr %71, i64 0, i32 1
  %80 = load i64, ptr %79, align 8
  %81 = icmp eq i64 %80, 0
  %82 = getelementptr inbounds %struct.pass, ptr %71, i64 0, i32 3
  %83 = load i64, ptr %82, align 8
  br i1 %81, label %84, label %88

84:                                               ; preds = %70
  %85 = getelementptr inbounds %struct.pass, ptr %71, i64 0, i32 12, i64 0
  %86 = getelementptr inbounds %struct.pass, ptr %71, i64 0, i32 11
  %87 = load i64, ptr %86, align 8
  call fastcc void @transform(ptr %1, i64 %83, ptr %85, i64 %87, ptr %75, ptr %78, i32 0, i32 0)
  br label %101

88:                                               ; preds = %70
  %89 = sdiv i64 %83, 8
  %90 = getelementptr inbounds %struct.pass, ptr %71, i64 0, i32 12, i64 0
  %91 = getelementptr inbounds %struct.pass, ptr %71, i64 0, i32 11
  %92 = load i64, ptr %91, align 8
  call fastcc void @transform(ptr %1, i64 %89, ptr %90, i64 %92, ptr %75, ptr %78, i32 0, i32 0)
  %93 = load ptr, ptr %17, align 8
  %94 = getelementptr inbounds %struct.pass, ptr %71, i64 0, i32 16
  %95 = load i64, ptr %94, align 8
  %96 = getelementptr inbounds double, ptr %93, i64 %95
  call void @across_to_buffer(ptr %1, i64 %89, ptr %96)
  %97 = getelementptr inbounds %struct.flow, ptr %1, i64 0, i32 0
  %98 = load ptr, ptr %97, align 8
  %99 = getelementptr inbounds %struct.flow, ptr %1, i64 0, i32 1
  %100 = load ptr, ptr %99, align 8
  store ptr %100, ptr %97, align 8
  store ptr %98, ptr %99, align 8
  br label %101

101:                                              ; preds = %84, %88
  %102 = icmp sgt i64 %16, 0
  br i1 %102, label %103, label %112

103:                                              ; preds = %101
  %104 = getelementptr inbounds %struct.flow, ptr %1, i64 0, i32 0
  br label %146

105:                                              ; preds = %30, %105
  %106 = phi i64 [ %13, %30 ], [ %110, %105 ]
  %107 = load ptr, ptr %31, align 8
  %108 = getelementptr inbounds %struct.point, ptr %107, i64 %106
  store <8 x double> zeroinitializer, ptr %108, align 64
  %109 = getelementptr inbounds i8, ptr %108, i64 64
  store <8 x double> zeroinitializer, ptr %109, align 64
  %110 = add nsw i64 %106, 1
  %111 = icmp eq i64 %110, %16
  br i1 %111, label %70, label %105

112:                                              ; preds = %169, %101
  %113 = load ptr, ptr %3, align 8
  %114 = load ptr, ptr %17, align 8
  %115 = getelementptr inbounds %struct.pass, ptr %113, i64 0, i32 13
  %116 = load i64, ptr %115, align 8
  %117 = getelementptr inbounds double, ptr %114, i64 %116
  %118 = getelementptr inbounds %struct.pass, ptr %113, i64 0, i32 14
  %119 = load i64, ptr %118, align 8
  %120 = getelementptr inbounds double, ptr %114, i64 %119
  %121 = getelementptr inbounds %struct.pass, ptr %113, i64 0, i32 1
  %122 = load i64, ptr %121, align 8
  %123 = icmp eq i64 %122, 0
  %124 = getelementptr inbounds %struct.pass, ptr %113, i64 0, i32 3
  %125 = load i64, ptr %124, align 8
  br i1 %123, label %126, label %130

126:                                              ; preds = %112
  %127 = getelementptr inbounds %struct.pass, ptr %113, i64 0, i32 12, i64 0
  %128 = getelementptr inbounds %struct.pass, ptr %113, i64 0, i32 11
  %129 = load i64, ptr %128, align 8
  call fastcc void @transform(ptr %1, i64 %125, ptr %127, i64 %129, ptr %117, ptr %120, i32 0, i32 0)
  br label %143

130:                                              ; preds = %112
  %131 = sdiv i64 %125, 8
  %132 = getelementptr inbounds %struct.pass, ptr %113, i64 0, i32 12, i64 0
  %133 = getelementptr inbounds %struct.pass, ptr %113, i64 0, i32 11
  %134 = load i64, ptr %133, align 8
  call fastcc void @transform(ptr %1, i64 %131, ptr %132, i64 %134, ptr %117, ptr %120, i32 0, i32 0)
  %135 = load ptr, ptr %17, align 8
  %136 = getelementptr inbounds %struct.pass, ptr %113, i64 0, i32 16
  %137 = load i64, ptr %136, align 8
  %138 = getelementptr inbounds double, ptr %135, i64 %137
  call void @across_to_buffer(ptr %1, i64 %131, ptr %138)
  %139 = getelementptr inbounds %struct.flow, ptr %1, i64 0, i32 0
  %140 = load ptr, ptr %139, align 8
  %141 = getelementptr inbounds %struct.flow, ptr %1, i64 0, i32 1
  %142 = load ptr, ptr %141, align 8
  store ptr %142, ptr %139, align 8
  store ptr %140, ptr %141, align 8
  br label %143

143:                                              ; preds = %126, %130
  br i1 %25, label %144, label %182

144:                                              ; preds = %143
  %145 = getelementptr inbounds %struct.flow, ptr %1, i64 0, i32 0
  br label %183

146:                                              ; preds = %103, %169
  %147 = phi i64 [ 0, %103 ], [ %180, %169 ]
  %148 = load ptr, ptr %104, align 8
  %149 = getelementptr inbounds %struct.point, ptr %148, i64 %147
  %150 = load i64, ptr %5, align 8
  %151 = icmp eq i64 %150, 0
  br i1 %151, label %152, label %163

152:                                              ; preds = %146
  %153 = shl nuw nsw i64 %147, 1
  %154 = getelementptr inbounds double, ptr %24, i64 %153
  %155 = load double, ptr %154, align 8
  %156 = insertelement <8 x double> poison, double %155, i64 0
  %157 = shufflevector <8 x double> %156, <8 x double> poison, <8 x i32> zeroinitializer
  %158 = or i64 %153, 1
  %159 = getelementptr inbounds double, ptr %24, i64 %158
  %160 = load double, ptr %159, align 8
  %161 = insertelement <8 x double> poison, double %160, i64 0
  %162 = shufflevector <8 x double> %161, <8 x double> poison, <8 x i32> zeroinitializer
  br label %169

163:                                              ; preds = %146
  %164 = shl nsw i64 %147, 4
  %165 = getelementptr inbounds double, ptr %24, i64 %164
  %166 = load <8 x double>, ptr %165, align 1
  %167 = getelementptr inbounds double, ptr %165, i64 8
  %168 = load <8 x double>, ptr %167, align 1
  br label %169

169:                                              ; preds = %152, %163
  %170 = phi <8 x double> [ %157, %152 ], [ %166, %163 ]
  %171 = phi <8 x double> [ %162, %152 ], [ %168, %163 ]
  %172 = load <8 x double>, ptr %149, align 1
  %173 = getelementptr inbounds i8, ptr %149, i64 64
  %174 = load <8 x double>, ptr %173, align 1
  %175 = fneg <8 x double> %174
  %176 = fmul <8 x double> %171, %175
  %177 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %172, <8 x double> %170, <8 x double> %176)
  %178 = fmul <8 x double> %170, %174
  %179 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %172, <8 x double> %171, <8 x double> %178)
  store <8 x double> %179, ptr %149, align 64
  store <8 x double> %177, ptr %173, align 64
  %180 = add nuw nsw i64 %147, 1
  %181 = icmp eq i64 %180, %16
  br i1 %181, label %112, label %146

182:                                              ; preds = %209, %143
  ret void

183:                                              ; preds = %144, %209
  %184 = phi i64 [ 0, %144 ], [ %217, %209 ]
  %185 = load ptr, ptr %145, align 8
  %186 = getelementptr inbounds %struct.point, ptr %185, i64 %184
  %187 = load <8 x double>, ptr %186, align 1
  %188 = getelementptr inbounds i8, ptr %186, i64 64
  %189 = load <8 x double>, ptr %188, align 1
  %190 = load i64, ptr %5, align 8
  %191 = icmp eq i64 %190, 0
  br i1 %191, label %192, label %203

192:                                              ; preds = %183
  %193 = shl nuw nsw i64 %184, 1
  %194 = getelementptr inbounds double, ptr %21, i64 %193
  %195 = load double, ptr %194, align 8
  %196 = insertelement <8 x double> poison, double %195, i64 0
  %197 = shufflevector <8 x double> %196, <8 x double> poison, <8 x i32> zeroinitializer
  %198 = or i64 %193, 1
  %199 = getelementptr inbounds double, ptr %21, i64 %198
  %200 = load double, ptr %199, align 8
  %201 = insertelement <8 x double> poison, double %200, i64 0
  %202 = shufflevector <8 x double> %201, <8 x double> poison, <8 x i32> zeroinitializer
  br label %209

203:                                              ; preds = %183
  %204 = shl nsw i64 %184, 4
  %205 = getelementptr inbounds double, ptr %21, i64 %204
  %206 = load <8 x double>, ptr %205, align 1
  %207 = getelementptr inbounds double, ptr %205, i64 8
  %208 = load <8 x double>, ptr %207, align 1
  br label %209

209:                                              ; preds = %192, %203
  %210 = phi <8 x double> [ %197, %192 ], [ %206, %203 ]
  %211 = phi <8 x double> [ %202, %192 ], [ %208, %203 ]
  %212 = fneg <8 x double> %187
  %213 = fmul <8 x double> %211, %212
  %214 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %189, <8 x double> %210, <8 x double> %213)
  %215 = fmul <8 x double> %187, %210
  %216 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %189, <8 x double> %211, <8 x double> %215)
  store <8 x double> %214, ptr %186, align 64
  store <8 x double> %216, ptr %188, align 64
  %217 = add nuw nsw i64 %184, 1
  %218 = icmp eq i64 %217, %13
  br i1 %218, label %182, label %183
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
  %49 = getelementptr inbounds double, ptr %17, i64 %48
  %50 = and i64 %23, 1
  %51 = icmp eq i64 %50, 0
  %52 = shl nsw i64 %23, 1
  %53 = select i1 %51, i64 0, i64 %52
  %54 = getelementptr double, ptr %18, i64 %53
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
  %20 = load double, ptr %19, align 8
  %21 = getelementptr inbounds i8, ptr %0, i64 88
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds i8, ptr %0, i64 96
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %10, 0
  %26 = load <8 x double>, ptr %4, align 1
  %27 = load <8 x double>, ptr %6, align 1
  %28 = shufflevector <8 x double> %26, <8 x double> %27, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %29 = shufflevector <8 x double> %26, <8 x double> %27, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %30 = select i1 %25, <8 x double> %29, <8 x double> %28
  %31 = select i1 %25, <8 x double> %28, <8 x double> %29
  %32 = getelementptr inbounds double, ptr %4, i64 %8
  %33 = getelementptr inbounds double, ptr %6, i64 %8
  %34 = load <8 x double>, ptr %32, align 1
  %35 = load <8 x double>, ptr %33, align 1
  %36 = shufflevector <8 x double> %34, <8 x double> %35, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %37 = shufflevector <8 x double> %34, <8 x double> %35, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %38 = select i1 %25, <8 x double> %37, <8 x double> %36
  %39 = select i1 %25, <8 x double> %36, <8 x double> %37
  %40 = shl nsw i64 %8, 1
  %41 = getelementptr inbounds double, ptr %4, i64 %40
  %42 = getelementptr inbounds double, ptr %6, i64 %40
  %43 = load <8 x double>, ptr %41, align 1
  %44 = load <8 x double>, ptr %42, align 1
  %45 = shufflevector <8 x double> %43, <8 x double> %44, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %46 = shufflevector <8 x double> %43, <8 x double> %44, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %47 = select i1 %25, <8 x double> %46, <8 x double> %45
  %48 = select i1 %25, <8 x double> %45, <8 x double> %46
  %49 = mul nsw i64 %8, 3
  %50 = getelementptr inbounds double, ptr %4, i64 %49
  %51 = getelementptr inbounds double, ptr %6, i64 %49
  %52 = load <8 x double>, ptr %50, align 1
  %53 = load <8 x double>, ptr %51, align 1
  %54 = shufflevector <8 x double> %52, <8 x double> %53, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %55 = shufflevector <8 x double> %52, <8 x double> %53, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %56 = select i1 %25, <8 x double> %55, <8 x double> %54
  %57 = select i1 %25, <8 x double> %54, <8 x double> %55
  %58 = shl nsw i64 %8, 2
  %59 = getelementptr inbounds double, ptr %4, i64 %58
  %60 = getelementptr inbounds double, ptr %6, i64 %58
  %61 = load <8 x double>, ptr %59, align 1
  %62 = load <8 x double>, ptr %60, align 1
  %63 = shufflevector <8 x double> %61, <8 x double> %62, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %64 = shufflevector <8 x double> %61, <8 x double> %62, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %65 = select i1 %25, <8 x double> %64, <8 x double> %63
  %66 = select i1 %25, <8 x double> %63, <8 x double> %64
  %67 = mul nsw i64 %8, 5
  %68 = getelementptr inbounds double, ptr %4, i64 %67
  %69 = getelementptr inbounds double, ptr %6, i64 %67
  %70 = load <8 x double>, ptr %68, align 1
  %71 = load <8 x double>, ptr %69, align 1
  %72 = shufflevector <8 x double> %70, <8 x double> %71, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %73 = shufflevector <8 x double> %70, <8 x double> %71, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %74 = select i1 %25, <8 x double> %73, <8 x double> %72
  %75 = select i1 %25, <8 x double> %72, <8 x double> %73
  %76 = mul nsw i64 %8, 6
  %77 = getelementptr inbounds double, ptr %4, i64 %76
  %78 = getelementptr inbounds double, ptr %6, i64 %76
  %79 = load <8 x double>, ptr %77, align 1
  %80 = load <8 x double>, ptr %78, align 1
  %81 = shufflevector <8 x double> %79, <8 x double> %80, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %82 = shufflevector <8 x double> %79, <8 x double> %80, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %83 = select i1 %25, <8 x double> %82, <8 x double> %81
  %84 = select i1 %25, <8 x double> %81, <8 x double> %82
  %85 = mul nsw i64 %8, 7
  %86 = getelementptr inbounds double, ptr %4, i64 %85
  %87 = getelementptr inbounds double, ptr %6, i64 %85
  %88 = load <8 x double>, ptr %86, align 1
  %89 = load <8 x double>, ptr %87, align 1
  %90 = shufflevector <8 x double> %88, <8 x double> %89, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %91 = shufflevector <8 x double> %88, <8 x double> %89, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %92 = select i1 %25, <8 x double> %91, <8 x double> %90
  %93 = select i1 %25, <8 x double> %90, <8 x double> %91
  %94 = fadd <8 x double> %66, %31
  %95 = fadd <8 x double> %65, %30
  %96 = fsub <8 x double> %31, %66
  %97 = fsub <8 x double> %30, %65
  %98 = fadd <8 x double> %75, %39
  %99 = fadd <8 x double> %74, %38
  %100 = fsub <8 x double> %39, %75
  %101 = fsub <8 x double> %38, %74
  %102 = fadd <8 x double> %84, %48
  %103 = fadd <8 x double> %83, %47
  %104 = fsub <8 x double> %48, %84
  %105 = fsub <8 x double> %47, %83
  %106 = fadd <8 x double> %93, %57
  %107 = fadd <8 x double> %92, %56
  %108 = fsub <8 x double> %57, %93
  %109 = fsub <8 x double> %56, %92
  %110 = fadd <8 x double> %100, %101
  %111 = fmul <8 x double> %110, <double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD>
  %112 = fsub <8 x double> %101, %100
  %113 = fmul <8 x double> %112, <double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD>
  %114 = fadd <8 x double> %108, %109
  %115 = fsub <8 x double> %109, %108
  %116 = fmul <8 x double> %115, <double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD>
  %117 = fmul <8 x double> %114, <double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD>
  %118 = fadd <8 x double> %94, %102
  %119 = fadd <8 x double> %95, %103
  %120 = fsub <8 x double> %94, %102
  %121 = fsub <8 x double> %95, %103
  %122 = fadd <8 x double> %98, %106
  %123 = fadd <8 x double> %99, %107
  %124 = fsub <8 x double> %98, %106
  %125 = fsub <8 x double> %99, %107
  %126 = fadd <8 x double> %118, %122
  %127 = fadd <8 x double> %119, %123
  %128 = fadd <8 x double> %120, %125
  %129 = fsub <8 x double> %121, %124
  %130 = fsub <8 x double> %118, %122
  %131 = fsub <8 x double> %119, %123
  %132 = fsub <8 x double> %120, %125
  %133 = fadd <8 x double> %121, %124
  %134 = fadd <8 x double> %96, %105
  %135 = fsub <8 x double> %97, %104
  %136 = fsub <8 x double> %96, %105
  %137 = fadd <8 x double> %97, %104
  %138 = fadd <8 x double> %111, %116
  %139 = fadd <8 x double> %113, %117
  %140 = fsub <8 x double> %111, %116
  %141 = fsub <8 x double> %113, %117
  %142 = fadd <8 x double> %134, %138
  %143 = fadd <8 x double> %135, %139
  %144 = fadd <8 x double> %136, %141
  %145 = fsub <8 x double> %137, %140
  %146 = fsub <8 x double> %134, %138
  %147 = fsub <8 x double> %135, %139
  %148 = fsub <8 x double> %136, %141
  %149 = fadd <8 x double> %137, %140
  %150 = load <8 x double>, ptr %1, align 1
  %151 = getelementptr inbounds double, ptr %1, i64 8
  %152 = load <8 x double>, ptr %151, align 1
  %153 = fneg <8 x double> %127
  %154 = fmul <8 x double> %152, %153
  %155 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %126, <8 x double> %150, <8 x double> %154)
  %156 = fmul <8 x double> %127, %150
  %157 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %126, <8 x double> %152, <8 x double> %156)
  %158 = getelementptr inbounds double, ptr %1, i64 16
  %159 = load <8 x double>, ptr %158, align 1
  %160 = getelementptr inbounds double, ptr %1, i64 24
  %161 = load <8 x double>, ptr %160, align 1
  %162 = fneg <8 x double> %143
  %163 = fmul <8 x double> %161, %162
  %164 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %142, <8 x double> %159, <8 x double> %163)
  %165 = fmul <8 x double> %143, %159
  %166 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %142, <8 x double> %161, <8 x double> %165)
  %167 = getelementptr inbounds double, ptr %1, i64 32
  %168 = load <8 x double>, ptr %167, align 1
  %169 = getelementptr inbounds double, ptr %1, i64 40
  %170 = load <8 x double>, ptr %169, align 1
  %171 = fneg <8 x double> %129
  %172 = fmul <8 x double> %170, %171
  %173 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %128, <8 x double> %168, <8 x double> %172)
  %174 = fmul <8 x double> %129, %168
  %175 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %128, <8 x double> %170, <8 x double> %174)
  %176 = getelementptr inbounds double, ptr %1, i64 48
  %177 = load <8 x double>, ptr %176, align 1
  %178 = getelementptr inbounds double, ptr %1, i64 56
  %179 = load <8 x double>, ptr %178, align 1
  %180 = fneg <8 x double> %145
  %181 = fmul <8 x double> %179, %180
  %182 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %144, <8 x double> %177, <8 x double> %181)
  %183 = fmul <8 x double> %145, %177
  %184 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %144, <8 x double> %179, <8 x double> %183)
  %185 = getelementptr inbounds double, ptr %1, i64 64
  %186 = load <8 x double>, ptr %185, align 1
  %187 = getelementptr inbounds double, ptr %1, i64 72
  %188 = load <8 x double>, ptr %187, align 1
  %189 = fneg <8 x double> %131
  %190 = fmul <8 x double> %188, %189
  %191 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %130, <8 x double> %186, <8 x double> %190)
  %192 = fmul <8 x double> %131, %186
  %193 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %130, <8 x double> %188, <8 x double> %192)
  %194 = getelementptr inbounds double, ptr %1, i64 80
  %195 = load <8 x double>, ptr %194, align 1
  %196 = getelementptr inbounds double, ptr %1, i64 88
  %197 = load <8 x double>, ptr %196, align 1
  %198 = fneg <8 x double> %147
  %199 = fmul <8 x double> %197, %198
  %200 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %146, <8 x double> %195, <8 x double> %199)
  %201 = fmul <8 x double> %147, %195
  %202 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %146, <8 x double> %197, <8 x double> %201)
  %203 = getelementptr inbounds double, ptr %1, i64 96
  %204 = load <8 x double>, ptr %203, align 1
  %205 = getelementptr inbounds double, ptr %1, i64 104
  %206 = load <8 x double>, ptr %205, align 1
  %207 = fneg <8 x double> %133
  %208 = fmul <8 x double> %206, %207
  %209 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %132, <8 x double> %204, <8 x double> %208)
  %210 = fmul <8 x double> %133, %204
  %211 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %132, <8 x double> %206, <8 x double> %210)
  %212 = getelementptr inbounds double, ptr %1, i64 112
  %213 = load <8 x double>, ptr %212, align 1
  %214 = getelementptr inbounds double, ptr %1, i64 120
  %215 = load <8 x double>, ptr %214, align 1
  %216 = fneg <8 x double> %149
  %217 = fmul <8 x double> %215, %216
  %218 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %148, <8 x double> %213, <8 x double> %217)
  %219 = fmul <8 x double> %149, %213
  %220 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %148, <8 x double> %215, <8 x double> %219)
  %221 = shufflevector <8 x double> %155, <8 x double> %164, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %222 = shufflevector <8 x double> %155, <8 x double> %164, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %223 = shufflevector <8 x double> %173, <8 x double> %182, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %224 = shufflevector <8 x double> %173, <8 x double> %182, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %225 = shufflevector <8 x double> %191, <8 x double> %200, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %226 = shufflevector <8 x double> %191, <8 x double> %200, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %227 = shufflevector <8 x double> %209, <8 x double> %218, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %228 = shufflevector <8 x double> %209, <8 x double> %218, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %229 = shufflevector <8 x double> %221, <8 x double> %223, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %230 = shufflevector <8 x double> %221, <8 x double> %223, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %231 = shufflevector <8 x double> %222, <8 x double> %224, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %232 = shufflevector <8 x double> %222, <8 x double> %224, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %233 = shufflevector <8 x double> %225, <8 x double> %227, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %234 = shufflevector <8 x double> %225, <8 x double> %227, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %235 = shufflevector <8 x double> %226, <8 x double> %228, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %236 = shufflevector <8 x double> %226, <8 x double> %228, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %237 = shufflevector <8 x double> %229, <8 x double> %233, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %238 = shufflevector <8 x double> %229, <8 x double> %233, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %239 = shufflevector <8 x double> %231, <8 x double> %235, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %240 = shufflevector <8 x double> %231, <8 x double> %235, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %241 = shufflevector <8 x double> %230, <8 x double> %234, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %242 = shufflevector <8 x double> %230, <8 x double> %234, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %243 = shufflevector <8 x double> %232, <8 x double> %236, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %244 = shufflevector <8 x double> %232, <8 x double> %236, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %245 = shufflevector <8 x double> %157, <8 x double> %166, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %246 = shufflevector <8 x double> %157, <8 x double> %166, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %247 = shufflevector <8 x double> %175, <8 x double> %184, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %248 = shufflevector <8 x double> %175, <8 x double> %184, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %249 = shufflevector <8 x double> %193, <8 x double> %202, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %250 = shufflevector <8 x double> %193, <8 x double> %202, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %251 = shufflevector <8 x double> %211, <8 x double> %220, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %252 = shufflevector <8 x double> %211, <8 x double> %220, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %253 = shufflevector <8 x double> %245, <8 x double> %247, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %254 = shufflevector <8 x double> %245, <8 x double> %247, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %255 = shufflevector <8 x double> %246, <8 x double> %248, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %256 = shufflevector <8 x double> %246, <8 x double> %248, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %257 = shufflevector <8 x double> %249, <8 x double> %251, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %258 = shufflevector <8 x double> %249, <8 x double> %251, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %259 = shufflevector <8 x double> %250, <8 x double> %252, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %260 = shufflevector <8 x double> %250, <8 x double> %252, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %261 = shufflevector <8 x double> %253, <8 x double> %257, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %262 = shufflevector <8 x double> %253, <8 x double> %257, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %263 = shufflevector <8 x double> %255, <8 x double> %259, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %264 = shufflevector <8 x double> %255, <8 x double> %259, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %265 = shufflevector <8 x double> %254, <8 x double> %258, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %266 = shufflevector <8 x double> %254, <8 x double> %258, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %267 = shufflevector <8 x double> %256, <8 x double> %260, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %268 = shufflevector <8 x double> %256, <8 x double> %260, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %269 = fadd <8 x double> %238, %237
  %270 = fadd <8 x double> %262, %261
  %271 = fsub <8 x double> %237, %238
  %272 = fsub <8 x double> %261, %262
  %273 = fadd <8 x double> %240, %239
  %274 = fadd <8 x double> %264, %263
  %275 = fsub <8 x double> %239, %240
  %276 = fsub <8 x double> %263, %264
  %277 = fadd <8 x double> %242, %241
  %278 = fadd <8 x double> %266, %265
  %279 = fsub <8 x double> %241, %242
  %280 = fsub <8 x double> %265, %266
  %281 = fadd <8 x double> %244, %243
  %282 = fadd <8 x double> %268, %267
  %283 = fsub <8 x double> %243, %244
  %284 = fsub <8 x double> %267, %268
  %285 = fadd <8 x double> %276, %275
  %286 = fmul <8 x double> %285, <double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD>
  %287 = fsub <8 x double> %276, %275
  %288 = fmul <8 x double> %287, <double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD>
  %289 = fadd <8 x double> %284, %283
  %290 = fsub <8 x double> %284, %283
  %291 = fmul <8 x double> %290, <double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD>
  %292 = fmul <8 x double> %289, <double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD>
  %293 = fadd <8 x double> %269, %277
  %294 = fadd <8 x double> %270, %278
  %295 = fsub <8 x double> %269, %277
  %296 = fsub <8 x double> %270, %278
  %297 = fadd <8 x double> %273, %281
  %298 = fadd <8 x double> %274, %282
  %299 = fsub <8 x double> %273, %281
  %300 = fsub <8 x double> %274, %282
  %301 = fadd <8 x double> %293, %297
  %302 = fadd <8 x double> %294, %298
  %303 = fadd <8 x double> %300, %295
  %304 = fsub <8 x double> %296, %299
  %305 = fsub <8 x double> %293, %297
  %306 = fsub <8 x double> %294, %298
  %307 = fsub <8 x double> %295, %300
  %308 = fadd <8 x double> %296, %299
  %309 = fadd <8 x double> %280, %271
  %310 = fsub <8 x double> %272, %279
  %311 = fsub <8 x double> %271, %280
  %312 = fadd <8 x double> %272, %279
  %313 = fadd <8 x double> %286, %291
  %314 = fadd <8 x double> %288, %292
  %315 = fsub <8 x double> %286, %291
  %316 = fsub <8 x double> %288, %292
  %317 = fadd <8 x double> %309, %313
  %318 = fadd <8 x double> %310, %314
  %319 = fadd <8 x double> %311, %316
  %320 = fsub <8 x double> %312, %315
  %321 = fsub <8 x double> %309, %313
  %322 = fsub <8 x double> %310, %314
  %323 = fsub <8 x double> %311, %316
  %324 = fadd <8 x double> %312, %315
  %325 = insertelement <8 x double> poison, double %20, i64 0
  %326 = shufflevector <8 x double> %325, <8 x double> poison, <8 x i32> zeroinitializer
  %327 = icmp eq ptr %22, null
  %328 = icmp eq i64 %18, 0
  %329 = shl i64 %24, 1
  %330 = fmul <8 x double> %326, %301
  %331 = fmul <8 x double> %326, %302
  br i1 %327, label %343, label %332

332:                                              ; preds = %2
  %333 = getelementptr inbounds double, ptr %22, i64 8
  %334 = load <8 x double>, ptr %22, align 1
  %335 = load <8 x double>, ptr %333, align 1
  %336 = shufflevector <8 x double> %334, <8 x double> %335, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %337 = shufflevector <8 x double> %334, <8 x double> %335, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %338 = fneg <8 x double> %331
  %339 = fmul <8 x double> %337, %338
  %340 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %330, <8 x double> %336, <8 x double> %339)
  %341 = fmul <8 x double> %331, %336
  %342 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %330, <8 x double> %337, <8 x double> %341)
  br label %343

343:                                              ; preds = %2, %332
  %344 = phi <8 x double> [ %342, %332 ], [ %331, %2 ]
  %345 = phi <8 x double> [ %340, %332 ], [ %330, %2 ]
  %346 = select i1 %328, <8 x double> %344, <8 x double> %345
  %347 = select i1 %328, <8 x double> %345, <8 x double> %344
  %348 = shufflevector <8 x double> %347, <8 x double> %346, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  store <8 x double> %348, ptr %12, align 1
  %349 = shufflevector <8 x double> %347, <8 x double> %346, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x double> %349, ptr %14, align 1
  %350 = fmul <8 x double> %326, %317
  %351 = fmul <8 x double> %326, %318
  br i1 %327, label %364, label %352

352:                                              ; preds = %343
  %353 = getelementptr inbounds double, ptr %22, i64 %329
  %354 = getelementptr inbounds double, ptr %353, i64 8
  %355 = load <8 x double>, ptr %353, align 1
  %356 = load <8 x double>, ptr %354, align 1
  %357 = shufflevector <8 x double> %355, <8 x double> %356, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %358 = shufflevector <8 x double> %355, <8 x double> %356, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %359 = fneg <8 x double> %351
  %360 = fmul <8 x double> %358, %359
  %361 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %350, <8 x double> %357, <8 x double> %360)
  %362 = fmul <8 x double> %351, %357
  %363 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %350, <8 x double> %358, <8 x double> %362)
  br label %364

364:                                              ; preds = %352, %343
  %365 = phi <8 x double> [ %363, %352 ], [ %351, %343 ]
  %366 = phi <8 x double> [ %361, %352 ], [ %350, %343 ]
  %367 = getelementptr inbounds double, ptr %12, i64 %16
  %368 = getelementptr inbounds double, ptr %14, i64 %16
  %369 = select i1 %328, <8 x double> %365, <8 x double> %366
  %370 = select i1 %328, <8 x double> %366, <8 x double> %365
  %371 = shufflevector <8 x double> %370, <8 x double> %369, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  store <8 x double> %371, ptr %367, align 1
  %372 = shufflevector <8 x double> %370, <8 x double> %369, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x double> %372, ptr %368, align 1
  %373 = fmul <8 x double> %326, %303
  %374 = fmul <8 x double> %326, %304
  br i1 %327, label %388, label %375

375:                                              ; preds = %364
  %376 = shl i64 %24, 2
  %377 = getelementptr inbounds double, ptr %22, i64 %376
  %378 = getelementptr inbounds double, ptr %377, i64 8
  %379 = load <8 x double>, ptr %377, align 1
  %380 = load <8 x double>, ptr %378, align 1
  %381 = shufflevector <8 x double> %379, <8 x double> %380, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %382 = shufflevector <8 x double> %379, <8 x double> %380, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %383 = fneg <8 x double> %374
  %384 = fmul <8 x double> %382, %383
  %385 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %373, <8 x double> %381, <8 x double> %384)
  %386 = fmul <8 x double> %374, %381
  %387 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %373, <8 x double> %382, <8 x double> %386)
  br label %388

388:                                              ; preds = %375, %364
  %389 = phi <8 x double> [ %387, %375 ], [ %374, %364 ]
  %390 = phi <8 x double> [ %385, %375 ], [ %373, %364 ]
  %391 = shl nsw i64 %16, 1
  %392 = getelementptr inbounds double, ptr %12, i64 %391
  %393 = getelementptr inbounds double, ptr %14, i64 %391
  %394 = select i1 %328, <8 x double> %389, <8 x double> %390
  %395 = select i1 %328, <8 x double> %390, <8 x double> %389
  %396 = shufflevector <8 x double> %395, <8 x double> %394, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  store <8 x double> %396, ptr %392, align 1
  %397 = shufflevector <8 x double> %395, <8 x double> %394, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x double> %397, ptr %393, align 1
  %398 = fmul <8 x double> %326, %319
  %399 = fmul <8 x double> %326, %320
  br i1 %327, label %413, label %400

400:                                              ; preds = %388
  %401 = mul i64 %24, 6
  %402 = getelementptr inbounds double, ptr %22, i64 %401
  %403 = getelementptr inbounds double, ptr %402, i64 8
  %404 = load <8 x double>, ptr %402, align 1
  %405 = load <8 x double>, ptr %403, align 1
  %406 = shufflevector <8 x double> %404, <8 x double> %405, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %407 = shufflevector <8 x double> %404, <8 x double> %405, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %408 = fneg <8 x double> %399
  %409 = fmul <8 x double> %407, %408
  %410 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %398, <8 x double> %406, <8 x double> %409)
  %411 = fmul <8 x double> %399, %406
  %412 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %398, <8 x double> %407, <8 x double> %411)
  br label %413

413:                                              ; preds = %400, %388
  %414 = phi <8 x double> [ %412, %400 ], [ %399, %388 ]
  %415 = phi <8 x double> [ %410, %400 ], [ %398, %388 ]
  %416 = mul nsw i64 %16, 3
  %417 = getelementptr inbounds double, ptr %12, i64 %416
  %418 = getelementptr inbounds double, ptr %14, i64 %416
  %419 = select i1 %328, <8 x double> %414, <8 x double> %415
  %420 = select i1 %328, <8 x double> %415, <8 x double> %414
  %421 = shufflevector <8 x double> %420, <8 x double> %419, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  store <8 x double> %421, ptr %417, align 1
  %422 = shufflevector <8 x double> %420, <8 x double> %419, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x double> %422, ptr %418, align 1
  %423 = fmul <8 x double> %326, %305
  %424 = fmul <8 x double> %326, %306
  br i1 %327, label %438, label %425

425:                                              ; preds = %413
  %426 = shl i64 %24, 3
  %427 = getelementptr inbounds double, ptr %22, i64 %426
  %428 = getelementptr inbounds double, ptr %427, i64 8
  %429 = load <8 x double>, ptr %427, align 1
  %430 = load <8 x double>, ptr %428, align 1
  %431 = shufflevector <8 x double> %429, <8 x double> %430, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %432 = shufflevector <8 x double> %429, <8 x double> %430, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %433 = fneg <8 x double> %424
  %434 = fmul <8 x double> %432, %433
  %435 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %423, <8 x double> %431, <8 x double> %434)
  %436 = fmul <8 x double> %424, %431
  %437 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %423, <8 x double> %432, <8 x double> %436)
  br label %438

438:                                              ; preds = %425, %413
  %439 = phi <8 x double> [ %437, %425 ], [ %424, %413 ]
  %440 = phi <8 x double> [ %435, %425 ], [ %423, %413 ]
  %441 = shl nsw i64 %16, 2
  %442 = getelementptr inbounds double, ptr %12, i64 %441
  %443 = getelementptr inbounds double, ptr %14, i64 %441
  %444 = select i1 %328, <8 x double> %439, <8 x double> %440
  %445 = select i1 %328, <8 x double> %440, <8 x double> %439
  %446 = shufflevector <8 x double> %445, <8 x double> %444, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  store <8 x double> %446, ptr %442, align 1
  %447 = shufflevector <8 x double> %445, <8 x double> %444, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x double> %447, ptr %443, align 1
  %448 = fmul <8 x double> %326, %321
  %449 = fmul <8 x double> %326, %322
  br i1 %327, label %463, label %450

450:                                              ; preds = %438
  %451 = mul i64 %24, 10
  %452 = getelementptr inbounds double, ptr %22, i64 %451
  %453 = getelementptr inbounds double, ptr %452, i64 8
  %454 = load <8 x double>, ptr %452, align 1
  %455 = load <8 x double>, ptr %453, align 1
  %456 = shufflevector <8 x double> %454, <8 x double> %455, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %457 = shufflevector <8 x double> %454, <8 x double> %455, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %458 = fneg <8 x double> %449
  %459 = fmul <8 x double> %457, %458
  %460 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %448, <8 x double> %456, <8 x double> %459)
  %461 = fmul <8 x double> %449, %456
  %462 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %448, <8 x double> %457, <8 x double> %461)
  br label %463

463:                                              ; preds = %450, %438
  %464 = phi <8 x double> [ %462, %450 ], [ %449, %438 ]
  %465 = phi <8 x double> [ %460, %450 ], [ %448, %438 ]
  %466 = mul nsw i64 %16, 5
  %467 = getelementptr inbounds double, ptr %12, i64 %466
  %468 = getelementptr inbounds double, ptr %14, i64 %466
  %469 = select i1 %328, <8 x double> %464, <8 x double> %465
  %470 = select i1 %328, <8 x double> %465, <8 x double> %464
  %471 = shufflevector <8 x double> %470, <8 x double> %469, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  store <8 x double> %471, ptr %467, align 1
  %472 = shufflevector <8 x double> %470, <8 x double> %469, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x double> %472, ptr %468, align 1
  %473 = fmul <8 x double> %326, %307
  %474 = fmul <8 x double> %326, %308
  br i1 %327, label %488, label %475

475:                                              ; preds = %463
  %476 = mul i64 %24, 12
  %477 = getelementptr inbounds double, ptr %22, i64 %476
  %478 = getelementptr inbounds double, ptr %477, i64 8
  %479 = load <8 x double>, ptr %477, align 1
  %480 = load <8 x double>, ptr %478, align 1
  %481 = shufflevector <8 x double> %479, <8 x double> %480, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %482 = shufflevector <8 x double> %479, <8 x double> %480, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %483 = fneg <8 x double> %474
  %484 = fmul <8 x double> %482, %483
  %485 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %473, <8 x double> %481, <8 x double> %484)
  %486 = fmul <8 x double> %474, %481
  %487 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %473, <8 x double> %482, <8 x double> %486)
  br label %488

488:                                              ; preds = %475, %463
  %489 = phi <8 x double> [ %487, %475 ], [ %474, %463 ]
  %490 = phi <8 x double> [ %485, %475 ], [ %473, %463 ]
  %491 = mul nsw i64 %16, 6
  %492 = getelementptr inbounds double, ptr %12, i64 %491
  %493 = getelementptr inbounds double, ptr %14, i64 %491
  %494 = select i1 %328, <8 x double> %489, <8 x double> %490
  %495 = select i1 %328, <8 x double> %490, <8 x double> %489
  %496 = shufflevector <8 x double> %495, <8 x double> %494, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  store <8 x double> %496, ptr %492, align 1
  %497 = shufflevector <8 x double> %495, <8 x double> %494, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x double> %497, ptr %493, align 1
  %498 = fmul <8 x double> %326, %323
  %499 = fmul <8 x double> %326, %324
  br i1 %327, label %513, label %500

500:                                              ; preds = %488
  %501 = mul i64 %24, 14
  %502 = getelementptr inbounds double, ptr %22, i64 %501
  %503 = getelementptr inbounds double, ptr %502, i64 8
  %504 = load <8 x double>, ptr %502, align 1
  %505 = load <8 x double>, ptr %503, align 1
  %506 = shufflevector <8 x double> %504, <8 x double> %505, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %507 = shufflevector <8 x double> %504, <8 x double> %505, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %508 = fneg <8 x double> %499
  %509 = fmul <8 x double> %507, %508
  %510 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %498, <8 x double> %506, <8 x double> %509)
  %511 = fmul <8 x double> %499, %506
  %512 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %498, <8 x double> %507, <8 x double> %511)
  br label %513

513:                                              ; preds = %500, %488
  %514 = phi <8 x double> [ %512, %500 ], [ %499, %488 ]
  %515 = phi <8 x double> [ %510, %500 ], [ %498, %488 ]
  %516 = mul nsw i64 %16, 7
  %517 = getelementptr inbounds double, ptr %12, i64 %516
  %518 = getelementptr inbounds double, ptr %14, i64 %516
  %519 = select i1 %328, <8 x double> %514, <8 x double> %515
  %520 = select i1 %328, <8 x double> %515, <8 x double> %514
  %521 = shufflevector <8 x double> %520, <8 x double> %519, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  store <8 x double> %521, ptr %517, align 1
  %522 = shufflevector <8 x double> %520, <8 x double> %519, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x double> %522, ptr %518, align 1
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
  %18 = load double, ptr %17, align 8
  %19 = getelementptr inbounds i8, ptr %0, i64 72
  %20 = load i64, ptr %19, align 8
  %21 = insertelement <8 x double> poison, double %18, i64 0
  %22 = shufflevector <8 x double> %21, <8 x double> poison, <8 x i32> zeroinitializer
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
  %35 = load <8 x double>, ptr %34, align 64
  %36 = getelementptr inbounds i8, ptr %34, i64 64
  %37 = load <8 x double>, ptr %36, align 64
  %38 = or i64 %33, 1
  %39 = getelementptr inbounds %struct.point, ptr %4, i64 %38
  %40 = load <8 x double>, ptr %39, align 64
  %41 = getelementptr inbounds i8, ptr %39, i64 64
  %42 = load <8 x double>, ptr %41, align 64
  %43 = or i64 %33, 2
  %44 = getelementptr inbounds %struct.point, ptr %4, i64 %43
  %45 = load <8 x double>, ptr %44, align 64
  %46 = getelementptr inbounds i8, ptr %44, i64 64
  %47 = load <8 x double>, ptr %46, align 64
  %48 = or i64 %33, 3
  %49 = getelementptr inbounds %struct.point, ptr %4, i64 %48
  %50 = load <8 x double>, ptr %49, align 64
  %51 = getelementptr inbounds i8, ptr %49, i64 64
  %52 = load <8 x double>, ptr %51, align 64
  %53 = or i64 %33, 4
  %54 = getelementptr inbounds %struct.point, ptr %4, i64 %53
  %55 = load <8 x double>, ptr %54, align 64
  %56 = getelementptr inbounds i8, ptr %54, i64 64
  %57 = load <8 x double>, ptr %56, align 64
  %58 = or i64 %33, 5
  %59 = getelementptr inbounds %struct.point, ptr %4, i64 %58
  %60 = load <8 x double>, ptr %59, align 64
  %61 = getelementptr inbounds i8, ptr %59, i64 64
  %62 = load <8 x double>, ptr %61, align 64
  %63 = or i64 %33, 6
  %64 = getelementptr inbounds %struct.point, ptr %4, i64 %63
  %65 = load <8 x double>, ptr %64, align 64
  %66 = getelementptr inbounds i8, ptr %64, i64 64
  %67 = load <8 x double>, ptr %66, align 64
  %68 = or i64 %33, 7
  %69 = getelementptr inbounds %struct.point, ptr %4, i64 %68
  %70 = load <8 x double>, ptr %69, align 64
  %71 = getelementptr inbounds i8, ptr %69, i64 64
  %72 = load <8 x double>, ptr %71, align 64
  %73 = shl nsw i64 %33, 4
  %74 = getelementptr inbounds double, ptr %2, i64 %73
  %75 = load <8 x double>, ptr %74, align 1
  %76 = getelementptr inbounds double, ptr %74, i64 8
  %77 = load <8 x double>, ptr %76, align 1
  %78 = fneg <8 x double> %37
  %79 = fmul <8 x double> %77, %78
  %80 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %35, <8 x double> %75, <8 x double> %79)
  %81 = fmul <8 x double> %37, %75
  %82 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %35, <8 x double> %77, <8 x double> %81)
  %83 = getelementptr inbounds double, ptr %74, i64 16
  %84 = load <8 x double>, ptr %83, align 1
  %85 = getelementptr inbounds double, ptr %74, i64 24
  %86 = load <8 x double>, ptr %85, align 1
  %87 = fneg <8 x double> %42
  %88 = fmul <8 x double> %86, %87
  %89 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %40, <8 x double> %84, <8 x double> %88)
  %90 = fmul <8 x double> %42, %84
  %91 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %40, <8 x double> %86, <8 x double> %90)
  %92 = getelementptr inbounds double, ptr %74, i64 32
  %93 = load <8 x double>, ptr %92, align 1
  %94 = getelementptr inbounds double, ptr %74, i64 40
  %95 = load <8 x double>, ptr %94, align 1
  %96 = fneg <8 x double> %47
  %97 = fmul <8 x double> %95, %96
  %98 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %45, <8 x double> %93, <8 x double> %97)
  %99 = fmul <8 x double> %47, %93
  %100 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %45, <8 x double> %95, <8 x double> %99)
  %101 = getelementptr inbounds double, ptr %74, i64 48
  %102 = load <8 x double>, ptr %101, align 1
  %103 = getelementptr inbounds double, ptr %74, i64 56
  %104 = load <8 x double>, ptr %103, align 1
  %105 = fneg <8 x double> %52
  %106 = fmul <8 x double> %104, %105
  %107 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %50, <8 x double> %102, <8 x double> %106)
  %108 = fmul <8 x double> %52, %102
  %109 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %50, <8 x double> %104, <8 x double> %108)
  %110 = getelementptr inbounds double, ptr %74, i64 64
  %111 = load <8 x double>, ptr %110, align 1
  %112 = getelementptr inbounds double, ptr %74, i64 72
  %113 = load <8 x double>, ptr %112, align 1
  %114 = fneg <8 x double> %57
  %115 = fmul <8 x double> %113, %114
  %116 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %55, <8 x double> %111, <8 x double> %115)
  %117 = fmul <8 x double> %57, %111
  %118 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %55, <8 x double> %113, <8 x double> %117)
  %119 = getelementptr inbounds double, ptr %74, i64 80
  %120 = load <8 x double>, ptr %119, align 1
  %121 = getelementptr inbounds double, ptr %74, i64 88
  %122 = load <8 x double>, ptr %121, align 1
  %123 = fneg <8 x double> %62
  %124 = fmul <8 x double> %122, %123
  %125 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %60, <8 x double> %120, <8 x double> %124)
  %126 = fmul <8 x double> %62, %120
  %127 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %60, <8 x double> %122, <8 x double> %126)
  %128 = getelementptr inbounds double, ptr %74, i64 96
  %129 = load <8 x double>, ptr %128, align 1
  %130 = getelementptr inbounds double, ptr %74, i64 104
  %131 = load <8 x double>, ptr %130, align 1
  %132 = fneg <8 x double> %67
  %133 = fmul <8 x double> %131, %132
  %134 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %65, <8 x double> %129, <8 x double> %133)
  %135 = fmul <8 x double> %67, %129
  %136 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %65, <8 x double> %131, <8 x double> %135)
  %137 = getelementptr inbounds double, ptr %74, i64 112
  %138 = load <8 x double>, ptr %137, align 1
  %139 = getelementptr inbounds double, ptr %74, i64 120
  %140 = load <8 x double>, ptr %139, align 1
  %141 = fneg <8 x double> %72
  %142 = fmul <8 x double> %140, %141
  %143 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %70, <8 x double> %138, <8 x double> %142)
  %144 = fmul <8 x double> %72, %138
  %145 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %70, <8 x double> %140, <8 x double> %144)
  %146 = shufflevector <8 x double> %80, <8 x double> %89, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %147 = shufflevector <8 x double> %80, <8 x double> %89, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %148 = shufflevector <8 x double> %98, <8 x double> %107, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %149 = shufflevector <8 x double> %98, <8 x double> %107, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %150 = shufflevector <8 x double> %116, <8 x double> %125, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %151 = shufflevector <8 x double> %116, <8 x double> %125, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %152 = shufflevector <8 x double> %134, <8 x double> %143, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %153 = shufflevector <8 x double> %134, <8 x double> %143, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %154 = shufflevector <8 x double> %146, <8 x double> %148, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %155 = shufflevector <8 x double> %146, <8 x double> %148, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %156 = shufflevector <8 x double> %147, <8 x double> %149, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %157 = shufflevector <8 x double> %147, <8 x double> %149, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %158 = shufflevector <8 x double> %150, <8 x double> %152, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %159 = shufflevector <8 x double> %150, <8 x double> %152, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %160 = shufflevector <8 x double> %151, <8 x double> %153, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %161 = shufflevector <8 x double> %151, <8 x double> %153, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %162 = shufflevector <8 x double> %154, <8 x double> %158, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %163 = shufflevector <8 x double> %154, <8 x double> %158, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %164 = shufflevector <8 x double> %156, <8 x double> %160, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %165 = shufflevector <8 x double> %156, <8 x double> %160, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %166 = shufflevector <8 x double> %155, <8 x double> %159, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %167 = shufflevector <8 x double> %155, <8 x double> %159, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %168 = shufflevector <8 x double> %157, <8 x double> %161, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %169 = shufflevector <8 x double> %157, <8 x double> %161, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %170 = shufflevector <8 x double> %82, <8 x double> %91, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %171 = shufflevector <8 x double> %82, <8 x double> %91, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %172 = shufflevector <8 x double> %100, <8 x double> %109, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %173 = shufflevector <8 x double> %100, <8 x double> %109, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %174 = shufflevector <8 x double> %118, <8 x double> %127, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %175 = shufflevector <8 x double> %118, <8 x double> %127, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %176 = shufflevector <8 x double> %136, <8 x double> %145, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %177 = shufflevector <8 x double> %136, <8 x double> %145, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %178 = shufflevector <8 x double> %170, <8 x double> %172, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %179 = shufflevector <8 x double> %170, <8 x double> %172, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %180 = shufflevector <8 x double> %171, <8 x double> %173, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %181 = shufflevector <8 x double> %171, <8 x double> %173, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %182 = shufflevector <8 x double> %174, <8 x double> %176, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %183 = shufflevector <8 x double> %174, <8 x double> %176, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %184 = shufflevector <8 x double> %175, <8 x double> %177, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %185 = shufflevector <8 x double> %175, <8 x double> %177, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %186 = shufflevector <8 x double> %178, <8 x double> %182, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %187 = shufflevector <8 x double> %178, <8 x double> %182, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %188 = shufflevector <8 x double> %180, <8 x double> %184, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %189 = shufflevector <8 x double> %180, <8 x double> %184, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %190 = shufflevector <8 x double> %179, <8 x double> %183, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %191 = shufflevector <8 x double> %179, <8 x double> %183, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %192 = shufflevector <8 x double> %181, <8 x double> %185, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %193 = shufflevector <8 x double> %181, <8 x double> %185, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %194 = fadd <8 x double> %163, %162
  %195 = fadd <8 x double> %187, %186
  %196 = fsub <8 x double> %162, %163
  %197 = fsub <8 x double> %186, %187
  %198 = fadd <8 x double> %165, %164
  %199 = fadd <8 x double> %189, %188
  %200 = fsub <8 x double> %164, %165
  %201 = fsub <8 x double> %188, %189
  %202 = fadd <8 x double> %167, %166
  %203 = fadd <8 x double> %191, %190
  %204 = fsub <8 x double> %166, %167
  %205 = fsub <8 x double> %190, %191
  %206 = fadd <8 x double> %169, %168
  %207 = fadd <8 x double> %193, %192
  %208 = fsub <8 x double> %168, %169
  %209 = fsub <8 x double> %192, %193
  %210 = fadd <8 x double> %201, %200
  %211 = fmul <8 x double> %210, <double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD>
  %212 = fsub <8 x double> %201, %200
  %213 = fmul <8 x double> %212, <double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD>
  %214 = fadd <8 x double> %209, %208
  %215 = fsub <8 x double> %209, %208
  %216 = fmul <8 x double> %215, <double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD>
  %217 = fmul <8 x double> %214, <double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD>
  %218 = fadd <8 x double> %194, %202
  %219 = fadd <8 x double> %195, %203
  %220 = fsub <8 x double> %194, %202
  %221 = fsub <8 x double> %195, %203
  %222 = fadd <8 x double> %198, %206
  %223 = fadd <8 x double> %199, %207
  %224 = fsub <8 x double> %198, %206
  %225 = fsub <8 x double> %199, %207
  %226 = fadd <8 x double> %218, %222
  %227 = fadd <8 x double> %219, %223
  %228 = fadd <8 x double> %225, %220
  %229 = fsub <8 x double> %221, %224
  %230 = fsub <8 x double> %218, %222
  %231 = fsub <8 x double> %219, %223
  %232 = fsub <8 x double> %220, %225
  %233 = fadd <8 x double> %221, %224
  %234 = fadd <8 x double> %205, %196
  %235 = fsub <8 x double> %197, %204
  %236 = fsub <8 x double> %196, %205
  %237 = fadd <8 x double> %197, %204
  %238 = fadd <8 x double> %211, %216
  %239 = fadd <8 x double> %213, %217
  %240 = fsub <8 x double> %211, %216
  %241 = fsub <8 x double> %213, %217
  %242 = fadd <8 x double> %234, %238
  %243 = fadd <8 x double> %235, %239
  %244 = fadd <8 x double> %236, %241
  %245 = fsub <8 x double> %237, %240
  %246 = fsub <8 x double> %234, %238
  %247 = fsub <8 x double> %235, %239
  %248 = fsub <8 x double> %236, %241
  %249 = fadd <8 x double> %237, %240
  %250 = lshr exact i64 %33, 3
  %251 = fmul <8 x double> %22, %226
  %252 = fmul <8 x double> %22, %227
  br i1 %23, label %266, label %253

253:                                              ; preds = %32
  %254 = mul i64 %250, %24
  %255 = getelementptr inbounds double, ptr %12, i64 %254
  %256 = getelementptr inbounds double, ptr %255, i64 8
  %257 = load <8 x double>, ptr %255, align 1
  %258 = load <8 x double>, ptr %256, align 1
  %259 = shufflevector <8 x double> %257, <8 x double> %258, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %260 = shufflevector <8 x double> %257, <8 x double> %258, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %261 = fneg <8 x double> %252
  %262 = fmul <8 x double> %260, %261
  %263 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %251, <8 x double> %259, <8 x double> %262)
  %264 = fmul <8 x double> %252, %259
  %265 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %251, <8 x double> %260, <8 x double> %264)
  br label %266

266:                                              ; preds = %253, %32
  %267 = phi <8 x double> [ %265, %253 ], [ %252, %32 ]
  %268 = phi <8 x double> [ %263, %253 ], [ %251, %32 ]
  %269 = mul nsw i64 %250, %10
  %270 = getelementptr inbounds double, ptr %6, i64 %269
  %271 = getelementptr inbounds double, ptr %8, i64 %269
  %272 = select i1 %25, <8 x double> %267, <8 x double> %268
  %273 = select i1 %25, <8 x double> %268, <8 x double> %267
  %274 = shufflevector <8 x double> %273, <8 x double> %272, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  store <8 x double> %274, ptr %270, align 1
  %275 = shufflevector <8 x double> %273, <8 x double> %272, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x double> %275, ptr %271, align 1
  %276 = add nsw i64 %33, %1
  %277 = sdiv i64 %276, 8
  %278 = fmul <8 x double> %22, %242
  %279 = fmul <8 x double> %22, %243
  br i1 %23, label %293, label %280

280:                                              ; preds = %266
  %281 = mul i64 %277, %24
  %282 = getelementptr inbounds double, ptr %12, i64 %281
  %283 = getelementptr inbounds double, ptr %282, i64 8
  %284 = load <8 x double>, ptr %282, align 1
  %285 = load <8 x double>, ptr %283, align 1
  %286 = shufflevector <8 x double> %284, <8 x double> %285, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %287 = shufflevector <8 x double> %284, <8 x double> %285, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %288 = fneg <8 x double> %279
  %289 = fmul <8 x double> %287, %288
  %290 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %278, <8 x double> %286, <8 x double> %289)
  %291 = fmul <8 x double> %279, %286
  %292 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %278, <8 x double> %287, <8 x double> %291)
  br label %293

293:                                              ; preds = %280, %266
  %294 = phi <8 x double> [ %292, %280 ], [ %279, %266 ]
  %295 = phi <8 x double> [ %290, %280 ], [ %278, %266 ]
  %296 = mul nsw i64 %277, %10
  %297 = getelementptr inbounds double, ptr %6, i64 %296
  %298 = getelementptr inbounds double, ptr %8, i64 %296
  %299 = select i1 %25, <8 x double> %294, <8 x double> %295
  %300 = select i1 %25, <8 x double> %295, <8 x double> %294
  %301 = shufflevector <8 x double> %300, <8 x double> %299, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  store <8 x double> %301, ptr %297, align 1
  %302 = shufflevector <8 x double> %300, <8 x double> %299, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x double> %302, ptr %298, align 1
  %303 = add nsw i64 %33, %26
  %304 = sdiv i64 %303, 8
  %305 = fmul <8 x double> %22, %228
  %306 = fmul <8 x double> %22, %229
  br i1 %23, label %320, label %307

307:                                              ; preds = %293
  %308 = mul i64 %304, %24
  %309 = getelementptr inbounds double, ptr %12, i64 %308
  %310 = getelementptr inbounds double, ptr %309, i64 8
  %311 = load <8 x double>, ptr %309, align 1
  %312 = load <8 x double>, ptr %310, align 1
  %313 = shufflevector <8 x double> %311, <8 x double> %312, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %314 = shufflevector <8 x double> %311, <8 x double> %312, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %315 = fneg <8 x double> %306
  %316 = fmul <8 x double> %314, %315
  %317 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %305, <8 x double> %313, <8 x double> %316)
  %318 = fmul <8 x double> %306, %313
  %319 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %305, <8 x double> %314, <8 x double> %318)
  br label %320

320:                                              ; preds = %307, %293
  %321 = phi <8 x double> [ %319, %307 ], [ %306, %293 ]
  %322 = phi <8 x double> [ %317, %307 ], [ %305, %293 ]
  %323 = mul nsw i64 %304, %10
  %324 = getelementptr inbounds double, ptr %6, i64 %323
  %325 = getelementptr inbounds double, ptr %8, i64 %323
  %326 = select i1 %25, <8 x double> %321, <8 x double> %322
  %327 = select i1 %25, <8 x double> %322, <8 x double> %321
  %328 = shufflevector <8 x double> %327, <8 x double> %326, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  store <8 x double> %328, ptr %324, align 1
  %329 = shufflevector <8 x double> %327, <8 x double> %326, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x double> %329, ptr %325, align 1
  %330 = add nsw i64 %33, %27
  %331 = sdiv i64 %330, 8
  %332 = fmul <8 x double> %22, %244
  %333 = fmul <8 x double> %22, %245
  br i1 %23, label %347, label %334

334:                                              ; preds = %320
  %335 = mul i64 %331, %24
  %336 = getelementptr inbounds double, ptr %12, i64 %335
  %337 = getelementptr inbounds double, ptr %336, i64 8
  %338 = load <8 x double>, ptr %336, align 1
  %339 = load <8 x double>, ptr %337, align 1
  %340 = shufflevector <8 x double> %338, <8 x double> %339, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %341 = shufflevector <8 x double> %338, <8 x double> %339, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %342 = fneg <8 x double> %333
  %343 = fmul <8 x double> %341, %342
  %344 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %332, <8 x double> %340, <8 x double> %343)
  %345 = fmul <8 x double> %333, %340
  %346 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %332, <8 x double> %341, <8 x double> %345)
  br label %347

347:                                              ; preds = %334, %320
  %348 = phi <8 x double> [ %346, %334 ], [ %333, %320 ]
  %349 = phi <8 x double> [ %344, %334 ], [ %332, %320 ]
  %350 = mul nsw i64 %331, %10
  %351 = getelementptr inbounds double, ptr %6, i64 %350
  %352 = getelementptr inbounds double, ptr %8, i64 %350
  %353 = select i1 %25, <8 x double> %348, <8 x double> %349
  %354 = select i1 %25, <8 x double> %349, <8 x double> %348
  %355 = shufflevector <8 x double> %354, <8 x double> %353, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  store <8 x double> %355, ptr %351, align 1
  %356 = shufflevector <8 x double> %354, <8 x double> %353, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x double> %356, ptr %352, align 1
  %357 = add nsw i64 %33, %28
  %358 = sdiv i64 %357, 8
  %359 = fmul <8 x double> %22, %230
  %360 = fmul <8 x double> %22, %231
  br i1 %23, label %374, label %361

361:                                              ; preds = %347
  %362 = mul i64 %358, %24
  %363 = getelementptr inbounds double, ptr %12, i64 %362
  %364 = getelementptr inbounds double, ptr %363, i64 8
  %365 = load <8 x double>, ptr %363, align 1
  %366 = load <8 x double>, ptr %364, align 1
  %367 = shufflevector <8 x double> %365, <8 x double> %366, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %368 = shufflevector <8 x double> %365, <8 x double> %366, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %369 = fneg <8 x double> %360
  %370 = fmul <8 x double> %368, %369
  %371 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %359, <8 x double> %367, <8 x double> %370)
  %372 = fmul <8 x double> %360, %367
  %373 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %359, <8 x double> %368, <8 x double> %372)
  br label %374

374:                                              ; preds = %361, %347
  %375 = phi <8 x double> [ %373, %361 ], [ %360, %347 ]
  %376 = phi <8 x double> [ %371, %361 ], [ %359, %347 ]
  %377 = mul nsw i64 %358, %10
  %378 = getelementptr inbounds double, ptr %6, i64 %377
  %379 = getelementptr inbounds double, ptr %8, i64 %377
  %380 = select i1 %25, <8 x double> %375, <8 x double> %376
  %381 = select i1 %25, <8 x double> %376, <8 x double> %375
  %382 = shufflevector <8 x double> %381, <8 x double> %380, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  store <8 x double> %382, ptr %378, align 1
  %383 = shufflevector <8 x double> %381, <8 x double> %380, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x double> %383, ptr %379, align 1
  %384 = add nsw i64 %33, %29
  %385 = sdiv i64 %384, 8
  %386 = fmul <8 x double> %22, %246
  %387 = fmul <8 x double> %22, %247
  br i1 %23, label %401, label %388

388:                                              ; preds = %374
  %389 = mul i64 %385, %24
  %390 = getelementptr inbounds double, ptr %12, i64 %389
  %391 = getelementptr inbounds double, ptr %390, i64 8
  %392 = load <8 x double>, ptr %390, align 1
  %393 = load <8 x double>, ptr %391, align 1
  %394 = shufflevector <8 x double> %392, <8 x double> %393, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %395 = shufflevector <8 x double> %392, <8 x double> %393, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %396 = fneg <8 x double> %387
  %397 = fmul <8 x double> %395, %396
  %398 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %386, <8 x double> %394, <8 x double> %397)
  %399 = fmul <8 x double> %387, %394
  %400 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %386, <8 x double> %395, <8 x double> %399)
  br label %401

401:                                              ; preds = %388, %374
  %402 = phi <8 x double> [ %400, %388 ], [ %387, %374 ]
  %403 = phi <8 x double> [ %398, %388 ], [ %386, %374 ]
  %404 = mul nsw i64 %385, %10
  %405 = getelementptr inbounds double, ptr %6, i64 %404
  %406 = getelementptr inbounds double, ptr %8, i64 %404
  %407 = select i1 %25, <8 x double> %402, <8 x double> %403
  %408 = select i1 %25, <8 x double> %403, <8 x double> %402
  %409 = shufflevector <8 x double> %408, <8 x double> %407, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  store <8 x double> %409, ptr %405, align 1
  %410 = shufflevector <8 x double> %408, <8 x double> %407, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x double> %410, ptr %406, align 1
  %411 = add nsw i64 %33, %30
  %412 = sdiv i64 %411, 8
  %413 = fmul <8 x double> %22, %232
  %414 = fmul <8 x double> %22, %233
  br i1 %23, label %428, label %415

415:                                              ; preds = %401
  %416 = mul i64 %412, %24
  %417 = getelementptr inbounds double, ptr %12, i64 %416
  %418 = getelementptr inbounds double, ptr %417, i64 8
  %419 = load <8 x double>, ptr %417, align 1
  %420 = load <8 x double>, ptr %418, align 1
  %421 = shufflevector <8 x double> %419, <8 x double> %420, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %422 = shufflevector <8 x double> %419, <8 x double> %420, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %423 = fneg <8 x double> %414
  %424 = fmul <8 x double> %422, %423
  %425 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %413, <8 x double> %421, <8 x double> %424)
  %426 = fmul <8 x double> %414, %421
  %427 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %413, <8 x double> %422, <8 x double> %426)
  br label %428

428:                                              ; preds = %415, %401
  %429 = phi <8 x double> [ %427, %415 ], [ %414, %401 ]
  %430 = phi <8 x double> [ %425, %415 ], [ %413, %401 ]
  %431 = mul nsw i64 %412, %10
  %432 = getelementptr inbounds double, ptr %6, i64 %431
  %433 = getelementptr inbounds double, ptr %8, i64 %431
  %434 = select i1 %25, <8 x double> %429, <8 x double> %430
  %435 = select i1 %25, <8 x double> %430, <8 x double> %429
  %436 = shufflevector <8 x double> %435, <8 x double> %434, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  store <8 x double> %436, ptr %432, align 1
  %437 = shufflevector <8 x double> %435, <8 x double> %434, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x double> %437, ptr %433, align 1
  %438 = add nsw i64 %33, %31
  %439 = sdiv i64 %438, 8
  %440 = fmul <8 x double> %22, %248
  %441 = fmul <8 x double> %22, %249
  br i1 %23, label %455, label %442

442:                                              ; preds = %428
  %443 = mul i64 %439, %24
  %444 = getelementptr inbounds double, ptr %12, i64 %443
  %445 = getelementptr inbounds double, ptr %444, i64 8
  %446 = load <8 x double>, ptr %444, align 1
  %447 = load <8 x double>, ptr %445, align 1
  %448 = shufflevector <8 x double> %446, <8 x double> %447, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %449 = shufflevector <8 x double> %446, <8 x double> %447, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %450 = fneg <8 x double> %441
  %451 = fmul <8 x double> %449, %450
  %452 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %440, <8 x double> %448, <8 x double> %451)
  %453 = fmul <8 x double> %441, %448
  %454 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %440, <8 x double> %449, <8 x double> %453)
  br label %455

455:                                              ; preds = %442, %428
  %456 = phi <8 x double> [ %454, %442 ], [ %441, %428 ]
  %457 = phi <8 x double> [ %452, %442 ], [ %440, %428 ]
  %458 = mul nsw i64 %439, %10
  %459 = getelementptr inbounds double, ptr %6, i64 %458
  %460 = getelementptr inbounds double, ptr %8, i64 %458
  %461 = select i1 %25, <8 x double> %456, <8 x double> %457
  %462 = select i1 %25, <8 x double> %457, <8 x double> %456
  %463 = shufflevector <8 x double> %462, <8 x double> %461, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  store <8 x double> %463, ptr %459, align 1
  %464 = shufflevector <8 x double> %462, <8 x double> %461, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x double> %464, ptr %460, align 1
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
  %18 = load <8 x double>, ptr %17, align 64
  %19 = getelementptr inbounds i8, ptr %17, i64 64
  %20 = load <8 x double>, ptr %19, align 64
  %21 = or i64 %16, 1
  %22 = getelementptr inbounds %struct.point, ptr %4, i64 %21
  %23 = load <8 x double>, ptr %22, align 64
  %24 = getelementptr inbounds i8, ptr %22, i64 64
  %25 = load <8 x double>, ptr %24, align 64
  %26 = or i64 %16, 2
  %27 = getelementptr inbounds %struct.point, ptr %4, i64 %26
  %28 = load <8 x double>, ptr %27, align 64
  %29 = getelementptr inbounds i8, ptr %27, i64 64
  %30 = load <8 x double>, ptr %29, align 64
  %31 = or i64 %16, 3
  %32 = getelementptr inbounds %struct.point, ptr %4, i64 %31
  %33 = load <8 x double>, ptr %32, align 64
  %34 = getelementptr inbounds i8, ptr %32, i64 64
  %35 = load <8 x double>, ptr %34, align 64
  %36 = or i64 %16, 4
  %37 = getelementptr inbounds %struct.point, ptr %4, i64 %36
  %38 = load <8 x double>, ptr %37, align 64
  %39 = getelementptr inbounds i8, ptr %37, i64 64
  %40 = load <8 x double>, ptr %39, align 64
  %41 = or i64 %16, 5
  %42 = getelementptr inbounds %struct.point, ptr %4, i64 %41
  %43 = load <8 x double>, ptr %42, align 64
  %44 = getelementptr inbounds i8, ptr %42, i64 64
  %45 = load <8 x double>, ptr %44, align 64
  %46 = or i64 %16, 6
  %47 = getelementptr inbounds %struct.point, ptr %4, i64 %46
  %48 = load <8 x double>, ptr %47, align 64
  %49 = getelementptr inbounds i8, ptr %47, i64 64
  %50 = load <8 x double>, ptr %49, align 64
  %51 = or i64 %16, 7
  %52 = getelementptr inbounds %struct.point, ptr %4, i64 %51
  %53 = load <8 x double>, ptr %52, align 64
  %54 = getelementptr inbounds i8, ptr %52, i64 64
  %55 = load <8 x double>, ptr %54, align 64
  %56 = shl nsw i64 %16, 4
  %57 = getelementptr inbounds double, ptr %2, i64 %56
  %58 = load <8 x double>, ptr %57, align 1
  %59 = getelementptr inbounds double, ptr %57, i64 8
  %60 = load <8 x double>, ptr %59, align 1
  %61 = fneg <8 x double> %20
  %62 = fmul <8 x double> %60, %61
  %63 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %18, <8 x double> %58, <8 x double> %62)
  %64 = fmul <8 x double> %20, %58
  %65 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %18, <8 x double> %60, <8 x double> %64)
  %66 = getelementptr inbounds double, ptr %57, i64 16
  %67 = load <8 x double>, ptr %66, align 1
  %68 = getelementptr inbounds double, ptr %57, i64 24
  %69 = load <8 x double>, ptr %68, align 1
  %70 = fneg <8 x double> %25
  %71 = fmul <8 x double> %69, %70
  %72 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %23, <8 x double> %67, <8 x double> %71)
  %73 = fmul <8 x double> %25, %67
  %74 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %23, <8 x double> %69, <8 x double> %73)
  %75 = getelementptr inbounds double, ptr %57, i64 32
  %76 = load <8 x double>, ptr %75, align 1
  %77 = getelementptr inbounds double, ptr %57, i64 40
  %78 = load <8 x double>, ptr %77, align 1
  %79 = fneg <8 x double> %30
  %80 = fmul <8 x double> %78, %79
  %81 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %28, <8 x double> %76, <8 x double> %80)
  %82 = fmul <8 x double> %30, %76
  %83 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %28, <8 x double> %78, <8 x double> %82)
  %84 = getelementptr inbounds double, ptr %57, i64 48
  %85 = load <8 x double>, ptr %84, align 1
  %86 = getelementptr inbounds double, ptr %57, i64 56
  %87 = load <8 x double>, ptr %86, align 1
  %88 = fneg <8 x double> %35
  %89 = fmul <8 x double> %87, %88
  %90 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %33, <8 x double> %85, <8 x double> %89)
  %91 = fmul <8 x double> %35, %85
  %92 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %33, <8 x double> %87, <8 x double> %91)
  %93 = getelementptr inbounds double, ptr %57, i64 64
  %94 = load <8 x double>, ptr %93, align 1
  %95 = getelementptr inbounds double, ptr %57, i64 72
  %96 = load <8 x double>, ptr %95, align 1
  %97 = fneg <8 x double> %40
  %98 = fmul <8 x double> %96, %97
  %99 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %38, <8 x double> %94, <8 x double> %98)
  %100 = fmul <8 x double> %40, %94
  %101 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %38, <8 x double> %96, <8 x double> %100)
  %102 = getelementptr inbounds double, ptr %57, i64 80
  %103 = load <8 x double>, ptr %102, align 1
  %104 = getelementptr inbounds double, ptr %57, i64 88
  %105 = load <8 x double>, ptr %104, align 1
  %106 = fneg <8 x double> %45
  %107 = fmul <8 x double> %105, %106
  %108 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %43, <8 x double> %103, <8 x double> %107)
  %109 = fmul <8 x double> %45, %103
  %110 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %43, <8 x double> %105, <8 x double> %109)
  %111 = getelementptr inbounds double, ptr %57, i64 96
  %112 = load <8 x double>, ptr %111, align 1
  %113 = getelementptr inbounds double, ptr %57, i64 104
  %114 = load <8 x double>, ptr %113, align 1
  %115 = fneg <8 x double> %50
  %116 = fmul <8 x double> %114, %115
  %117 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %48, <8 x double> %112, <8 x double> %116)
  %118 = fmul <8 x double> %50, %112
  %119 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %48, <8 x double> %114, <8 x double> %118)
  %120 = getelementptr inbounds double, ptr %57, i64 112
  %121 = load <8 x double>, ptr %120, align 1
  %122 = getelementptr inbounds double, ptr %57, i64 120
  %123 = load <8 x double>, ptr %122, align 1
  %124 = fneg <8 x double> %55
  %125 = fmul <8 x double> %123, %124
  %126 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %53, <8 x double> %121, <8 x double> %125)
  %127 = fmul <8 x double> %55, %121
  %128 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %53, <8 x double> %123, <8 x double> %127)
  %129 = shufflevector <8 x double> %63, <8 x double> %72, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %130 = shufflevector <8 x double> %63, <8 x double> %72, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %131 = shufflevector <8 x double> %81, <8 x double> %90, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %132 = shufflevector <8 x double> %81, <8 x double> %90, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %133 = shufflevector <8 x double> %99, <8 x double> %108, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %134 = shufflevector <8 x double> %99, <8 x double> %108, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %135 = shufflevector <8 x double> %117, <8 x double> %126, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %136 = shufflevector <8 x double> %117, <8 x double> %126, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %137 = shufflevector <8 x double> %129, <8 x double> %131, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %138 = shufflevector <8 x double> %129, <8 x double> %131, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %139 = shufflevector <8 x double> %130, <8 x double> %132, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %140 = shufflevector <8 x double> %130, <8 x double> %132, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %141 = shufflevector <8 x double> %133, <8 x double> %135, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %142 = shufflevector <8 x double> %133, <8 x double> %135, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %143 = shufflevector <8 x double> %134, <8 x double> %136, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %144 = shufflevector <8 x double> %134, <8 x double> %136, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %145 = shufflevector <8 x double> %137, <8 x double> %141, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %146 = shufflevector <8 x double> %137, <8 x double> %141, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %147 = shufflevector <8 x double> %139, <8 x double> %143, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %148 = shufflevector <8 x double> %139, <8 x double> %143, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %149 = shufflevector <8 x double> %138, <8 x double> %142, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %150 = shufflevector <8 x double> %138, <8 x double> %142, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %151 = shufflevector <8 x double> %140, <8 x double> %144, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %152 = shufflevector <8 x double> %140, <8 x double> %144, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %153 = shufflevector <8 x double> %65, <8 x double> %74, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %154 = shufflevector <8 x double> %65, <8 x double> %74, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %155 = shufflevector <8 x double> %83, <8 x double> %92, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %156 = shufflevector <8 x double> %83, <8 x double> %92, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %157 = shufflevector <8 x double> %101, <8 x double> %110, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %158 = shufflevector <8 x double> %101, <8 x double> %110, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %159 = shufflevector <8 x double> %119, <8 x double> %128, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %160 = shufflevector <8 x double> %119, <8 x double> %128, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %161 = shufflevector <8 x double> %153, <8 x double> %155, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %162 = shufflevector <8 x double> %153, <8 x double> %155, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %163 = shufflevector <8 x double> %154, <8 x double> %156, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %164 = shufflevector <8 x double> %154, <8 x double> %156, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %165 = shufflevector <8 x double> %157, <8 x double> %159, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %166 = shufflevector <8 x double> %157, <8 x double> %159, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %167 = shufflevector <8 x double> %158, <8 x double> %160, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %168 = shufflevector <8 x double> %158, <8 x double> %160, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %169 = shufflevector <8 x double> %161, <8 x double> %165, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %170 = shufflevector <8 x double> %161, <8 x double> %165, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %171 = shufflevector <8 x double> %163, <8 x double> %167, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %172 = shufflevector <8 x double> %163, <8 x double> %167, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %173 = shufflevector <8 x double> %162, <8 x double> %166, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %174 = shufflevector <8 x double> %162, <8 x double> %166, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %175 = shufflevector <8 x double> %164, <8 x double> %168, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %176 = shufflevector <8 x double> %164, <8 x double> %168, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %177 = fadd <8 x double> %146, %145
  %178 = fadd <8 x double> %170, %169
  %179 = fsub <8 x double> %145, %146
  %180 = fsub <8 x double> %169, %170
  %181 = fadd <8 x double> %148, %147
  %182 = fadd <8 x double> %172, %171
  %183 = fsub <8 x double> %147, %148
  %184 = fsub <8 x double> %171, %172
  %185 = fadd <8 x double> %150, %149
  %186 = fadd <8 x double> %174, %173
  %187 = fsub <8 x double> %149, %150
  %188 = fsub <8 x double> %173, %174
  %189 = fadd <8 x double> %152, %151
  %190 = fadd <8 x double> %176, %175
  %191 = fsub <8 x double> %151, %152
  %192 = fsub <8 x double> %175, %176
  %193 = fadd <8 x double> %184, %183
  %194 = fmul <8 x double> %193, <double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD>
  %195 = fsub <8 x double> %184, %183
  %196 = fmul <8 x double> %195, <double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD>
  %197 = fadd <8 x double> %192, %191
  %198 = fsub <8 x double> %192, %191
  %199 = fmul <8 x double> %198, <double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD>
  %200 = fmul <8 x double> %197, <double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD>
  %201 = fadd <8 x double> %177, %185
  %202 = fadd <8 x double> %178, %186
  %203 = fsub <8 x double> %177, %185
  %204 = fsub <8 x double> %178, %186
  %205 = fadd <8 x double> %181, %189
  %206 = fadd <8 x double> %182, %190
  %207 = fsub <8 x double> %181, %189
  %208 = fsub <8 x double> %182, %190
  %209 = fadd <8 x double> %201, %205
  %210 = fadd <8 x double> %202, %206
  %211 = fadd <8 x double> %208, %203
  %212 = fsub <8 x double> %204, %207
  %213 = fsub <8 x double> %201, %205
  %214 = fsub <8 x double> %202, %206
  %215 = fsub <8 x double> %203, %208
  %216 = fadd <8 x double> %204, %207
  %217 = fadd <8 x double> %188, %179
  %218 = fsub <8 x double> %180, %187
  %219 = fsub <8 x double> %179, %188
  %220 = fadd <8 x double> %180, %187
  %221 = fadd <8 x double> %194, %199
  %222 = fadd <8 x double> %196, %200
  %223 = fsub <8 x double> %194, %199
  %224 = fsub <8 x double> %196, %200
  %225 = fadd <8 x double> %217, %221
  %226 = fadd <8 x double> %218, %222
  %227 = fadd <8 x double> %219, %224
  %228 = fsub <8 x double> %220, %223
  %229 = fsub <8 x double> %217, %221
  %230 = fsub <8 x double> %218, %222
  %231 = fsub <8 x double> %219, %224
  %232 = fadd <8 x double> %220, %223
  %233 = lshr exact i64 %16, 3
  %234 = getelementptr inbounds %struct.point, ptr %6, i64 %233
  store <8 x double> %209, ptr %234, align 64
  %235 = getelementptr inbounds i8, ptr %234, i64 64
  store <8 x double> %210, ptr %235, align 64
  %236 = add nsw i64 %16, %1
  %237 = sdiv i64 %236, 8
  %238 = getelementptr inbounds %struct.point, ptr %6, i64 %237
  store <8 x double> %225, ptr %238, align 64
  %239 = getelementptr inbounds i8, ptr %238, i64 64
  store <8 x double> %226, ptr %239, align 64
  %240 = add nsw i64 %16, %9
  %241 = sdiv i64 %240, 8
  %242 = getelementptr inbounds %struct.point, ptr %6, i64 %241
  store <8 x double> %211, ptr %242, align 64
  %243 = getelementptr inbounds i8, ptr %242, i64 64
  store <8 x double> %212, ptr %243, align 64
  %244 = add nsw i64 %16, %10
  %245 = sdiv i64 %244, 8
  %246 = getelementptr inbounds %struct.point, ptr %6, i64 %245
  store <8 x double> %227, ptr %246, align 64
  %247 = getelementptr inbounds i8, ptr %246, i64 64
  store <8 x double> %228, ptr %247, align 64
  %248 = add nsw i64 %16, %11
  %249 = sdiv i64 %248, 8
  %250 = getelementptr inbounds %struct.point, ptr %6, i64 %249
  store <8 x double> %213, ptr %250, align 64
  %251 = getelementptr inbounds i8, ptr %250, i64 64
  store <8 x double> %214, ptr %251, align 64
  %252 = add nsw i64 %16, %12
  %253 = sdiv i64 %252, 8
  %254 = getelementptr inbounds %struct.point, ptr %6, i64 %253
  store <8 x double> %229, ptr %254, align 64
  %255 = getelementptr inbounds i8, ptr %254, i64 64
  store <8 x double> %230, ptr %255, align 64
  %256 = add nsw i64 %16, %13
  %257 = sdiv i64 %256, 8
  %258 = getelementptr inbounds %struct.point, ptr %6, i64 %257
  store <8 x double> %215, ptr %258, align 64
  %259 = getelementptr inbounds i8, ptr %258, i64 64
  store <8 x double> %216, ptr %259, align 64
  %260 = add nsw i64 %16, %14
  %261 = sdiv i64 %260, 8
  %262 = getelementptr inbounds %struct.point, ptr %6, i64 %261
  store <8 x double> %231, ptr %262, align 64
  %263 = getelementptr inbounds i8, ptr %262, i64 64
  store <8 x double> %232, ptr %263, align 64
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
  %28 = getelementptr inbounds double, ptr %2, i64 %27
  %29 = shl nsw i64 %26, 3
  %30 = or i64 %29, 1
  %31 = or i64 %29, 2
  %32 = or i64 %29, 3
  %33 = or i64 %29, 4
  %34 = or i64 %29, 5
  %35 = or i64 %29, 6
  %36 = or i64 %29, 7
  %37 = mul nsw i64 %26, %11
  %38 = getelementptr inbounds double, ptr %7, i64 %37
  %39 = getelementptr inbounds double, ptr %9, i64 %37
  %40 = load <8 x double>, ptr %38, align 1
  %41 = load <8 x double>, ptr %39, align 1
  %42 = shufflevector <8 x double> %40, <8 x double> %41, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %43 = shufflevector <8 x double> %40, <8 x double> %41, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %44 = select i1 %23, <8 x double> %42, <8 x double> %43
  %45 = select i1 %23, <8 x double> %43, <8 x double> %42
  %46 = add i64 %26, %17
  %47 = mul nsw i64 %46, %11
  %48 = getelementptr inbounds double, ptr %7, i64 %47
  %49 = getelementptr inbounds double, ptr %9, i64 %47
  %50 = load <8 x double>, ptr %48, align 1
  %51 = load <8 x double>, ptr %49, align 1
  %52 = shufflevector <8 x double> %50, <8 x double> %51, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %53 = shufflevector <8 x double> %50, <8 x double> %51, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %54 = select i1 %23, <8 x double> %52, <8 x double> %53
  %55 = select i1 %23, <8 x double> %53, <8 x double> %52
  %56 = fadd <8 x double> %44, %54
  %57 = fadd <8 x double> %45, %55
  %58 = fsub <8 x double> %44, %54
  %59 = fsub <8 x double> %45, %55
  %60 = add i64 %26, %1
  %61 = mul nsw i64 %60, %11
  %62 = getelementptr inbounds double, ptr %7, i64 %61
  %63 = getelementptr inbounds double, ptr %9, i64 %61
  %64 = load <8 x double>, ptr %62, align 1
  %65 = load <8 x double>, ptr %63, align 1
  %66 = shufflevector <8 x double> %64, <8 x double> %65, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %67 = shufflevector <8 x double> %64, <8 x double> %65, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %68 = select i1 %23, <8 x double> %66, <8 x double> %67
  %69 = select i1 %23, <8 x double> %67, <8 x double> %66
  %70 = add i64 %26, %18
  %71 = mul nsw i64 %70, %11
  %72 = getelementptr inbounds double, ptr %7, i64 %71
  %73 = getelementptr inbounds double, ptr %9, i64 %71
  %74 = load <8 x double>, ptr %72, align 1
  %75 = load <8 x double>, ptr %73, align 1
  %76 = shufflevector <8 x double> %74, <8 x double> %75, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %77 = shufflevector <8 x double> %74, <8 x double> %75, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %78 = select i1 %23, <8 x double> %76, <8 x double> %77
  %79 = select i1 %23, <8 x double> %77, <8 x double> %76
  %80 = fadd <8 x double> %68, %78
  %81 = fadd <8 x double> %69, %79
  %82 = fsub <8 x double> %68, %78
  %83 = fsub <8 x double> %69, %79
  %84 = add i64 %26, %19
  %85 = mul nsw i64 %84, %11
  %86 = getelementptr inbounds double, ptr %7, i64 %85
  %87 = getelementptr inbounds double, ptr %9, i64 %85
  %88 = load <8 x double>, ptr %86, align 1
  %89 = load <8 x double>, ptr %87, align 1
  %90 = shufflevector <8 x double> %88, <8 x double> %89, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %91 = shufflevector <8 x double> %88, <8 x double> %89, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %92 = select i1 %23, <8 x double> %90, <8 x double> %91
  %93 = select i1 %23, <8 x double> %91, <8 x double> %90
  %94 = add i64 %26, %20
  %95 = mul nsw i64 %94, %11
  %96 = getelementptr inbounds double, ptr %7, i64 %95
  %97 = getelementptr inbounds double, ptr %9, i64 %95
  %98 = load <8 x double>, ptr %96, align 1
  %99 = load <8 x double>, ptr %97, align 1
  %100 = shufflevector <8 x double> %98, <8 x double> %99, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %101 = shufflevector <8 x double> %98, <8 x double> %99, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %102 = select i1 %23, <8 x double> %100, <8 x double> %101
  %103 = select i1 %23, <8 x double> %101, <8 x double> %100
  %104 = fadd <8 x double> %92, %102
  %105 = fadd <8 x double> %93, %103
  %106 = fsub <8 x double> %92, %102
  %107 = fsub <8 x double> %93, %103
  %108 = add i64 %26, %21
  %109 = mul nsw i64 %108, %11
  %110 = getelementptr inbounds double, ptr %7, i64 %109
  %111 = getelementptr inbounds double, ptr %9, i64 %109
  %112 = load <8 x double>, ptr %110, align 1
  %113 = load <8 x double>, ptr %111, align 1
  %114 = shufflevector <8 x double> %112, <8 x double> %113, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %115 = shufflevector <8 x double> %112, <8 x double> %113, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %116 = select i1 %23, <8 x double> %114, <8 x double> %115
  %117 = select i1 %23, <8 x double> %115, <8 x double> %114
  %118 = add i64 %26, %22
  %119 = mul nsw i64 %118, %11
  %120 = getelementptr inbounds double, ptr %7, i64 %119
  %121 = getelementptr inbounds double, ptr %9, i64 %119
  %122 = load <8 x double>, ptr %120, align 1
  %123 = load <8 x double>, ptr %121, align 1
  %124 = shufflevector <8 x double> %122, <8 x double> %123, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %125 = shufflevector <8 x double> %122, <8 x double> %123, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %126 = select i1 %23, <8 x double> %124, <8 x double> %125
  %127 = select i1 %23, <8 x double> %125, <8 x double> %124
  %128 = fadd <8 x double> %116, %126
  %129 = fadd <8 x double> %117, %127
  %130 = fsub <8 x double> %116, %126
  %131 = fsub <8 x double> %117, %127
  %132 = fadd <8 x double> %82, %83
  %133 = fmul <8 x double> %132, <double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD>
  %134 = fsub <8 x double> %83, %82
  %135 = fmul <8 x double> %134, <double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD>
  %136 = fadd <8 x double> %130, %131
  %137 = fsub <8 x double> %131, %130
  %138 = fmul <8 x double> %137, <double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD>
  %139 = fmul <8 x double> %136, <double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD>
  %140 = fadd <8 x double> %56, %104
  %141 = fadd <8 x double> %57, %105
  %142 = fsub <8 x double> %56, %104
  %143 = fsub <8 x double> %57, %105
  %144 = fadd <8 x double> %80, %128
  %145 = fadd <8 x double> %81, %129
  %146 = fsub <8 x double> %80, %128
  %147 = fsub <8 x double> %81, %129
  %148 = fadd <8 x double> %140, %144
  %149 = fadd <8 x double> %141, %145
  %150 = fadd <8 x double> %142, %147
  %151 = fsub <8 x double> %143, %146
  %152 = fsub <8 x double> %140, %144
  %153 = fsub <8 x double> %141, %145
  %154 = fsub <8 x double> %142, %147
  %155 = fadd <8 x double> %143, %146
  %156 = fadd <8 x double> %58, %107
  %157 = fsub <8 x double> %59, %106
  %158 = fsub <8 x double> %58, %107
  %159 = fadd <8 x double> %59, %106
  %160 = fadd <8 x double> %133, %138
  %161 = fadd <8 x double> %135, %139
  %162 = fsub <8 x double> %133, %138
  %163 = fsub <8 x double> %135, %139
  %164 = fadd <8 x double> %156, %160
  %165 = fadd <8 x double> %157, %161
  %166 = fadd <8 x double> %158, %163
  %167 = fsub <8 x double> %159, %162
  %168 = fsub <8 x double> %156, %160
  %169 = fsub <8 x double> %157, %161
  %170 = fsub <8 x double> %158, %163
  %171 = fadd <8 x double> %159, %162
  %172 = getelementptr inbounds %struct.point, ptr %5, i64 %29
  store <8 x double> %148, ptr %172, align 64
  %173 = getelementptr inbounds i8, ptr %172, i64 64
  store <8 x double> %149, ptr %173, align 64
  br i1 %16, label %174, label %187

174:                                              ; preds = %25
  %175 = getelementptr inbounds %struct.point, ptr %5, i64 %30
  store <8 x double> %164, ptr %175, align 64
  %176 = getelementptr inbounds i8, ptr %175, i64 64
  store <8 x double> %165, ptr %176, align 64
  %177 = getelementptr inbounds %struct.point, ptr %5, i64 %31
  store <8 x double> %150, ptr %177, align 64
  %178 = getelementptr inbounds i8, ptr %177, i64 64
  store <8 x double> %151, ptr %178, align 64
  %179 = getelementptr inbounds %struct.point, ptr %5, i64 %32
  store <8 x double> %166, ptr %179, align 64
  %180 = getelementptr inbounds i8, ptr %179, i64 64
  store <8 x double> %167, ptr %180, align 64
  %181 = getelementptr inbounds %struct.point, ptr %5, i64 %33
  store <8 x double> %152, ptr %181, align 64
  %182 = getelementptr inbounds i8, ptr %181, i64 64
  store <8 x double> %153, ptr %182, align 64
  %183 = getelementptr inbounds %struct.point, ptr %5, i64 %34
  store <8 x double> %168, ptr %183, align 64
  %184 = getelementptr inbounds i8, ptr %183, i64 64
  store <8 x double> %169, ptr %184, align 64
  %185 = getelementptr inbounds %struct.point, ptr %5, i64 %35
  store <8 x double> %154, ptr %185, align 64
  %186 = getelementptr inbounds i8, ptr %185, i64 64
  store <8 x double> %155, ptr %186, align 64
  br label %290

187:                                              ; preds = %25
  %188 = getelementptr inbounds double, ptr %28, i64 13
  %189 = getelementptr inbounds double, ptr %28, i64 12
  %190 = getelementptr inbounds double, ptr %28, i64 11
  %191 = getelementptr inbounds double, ptr %28, i64 10
  %192 = getelementptr inbounds double, ptr %28, i64 9
  %193 = getelementptr inbounds double, ptr %28, i64 8
  %194 = getelementptr inbounds double, ptr %28, i64 7
  %195 = getelementptr inbounds double, ptr %28, i64 6
  %196 = getelementptr inbounds double, ptr %28, i64 5
  %197 = getelementptr inbounds double, ptr %28, i64 4
  %198 = getelementptr inbounds double, ptr %28, i64 3
  %199 = getelementptr inbounds double, ptr %28, i64 2
  %200 = getelementptr inbounds double, ptr %28, i64 1
  %201 = load double, ptr %28, align 8
  %202 = insertelement <8 x double> poison, double %201, i64 0
  %203 = shufflevector <8 x double> %202, <8 x double> poison, <8 x i32> zeroinitializer
  %204 = load double, ptr %200, align 8
  %205 = insertelement <8 x double> poison, double %204, i64 0
  %206 = shufflevector <8 x double> %205, <8 x double> poison, <8 x i32> zeroinitializer
  %207 = fneg <8 x double> %165
  %208 = fmul <8 x double> %206, %207
  %209 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %164, <8 x double> %203, <8 x double> %208)
  %210 = fmul <8 x double> %165, %203
  %211 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %164, <8 x double> %206, <8 x double> %210)
  %212 = getelementptr inbounds %struct.point, ptr %5, i64 %30
  store <8 x double> %209, ptr %212, align 64
  %213 = getelementptr inbounds i8, ptr %212, i64 64
  store <8 x double> %211, ptr %213, align 64
  %214 = load double, ptr %199, align 8
  %215 = insertelement <8 x double> poison, double %214, i64 0
  %216 = shufflevector <8 x double> %215, <8 x double> poison, <8 x i32> zeroinitializer
  %217 = load double, ptr %198, align 8
  %218 = insertelement <8 x double> poison, double %217, i64 0
  %219 = shufflevector <8 x double> %218, <8 x double> poison, <8 x i32> zeroinitializer
  %220 = fneg <8 x double> %151
  %221 = fmul <8 x double> %219, %220
  %222 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %150, <8 x double> %216, <8 x double> %221)
  %223 = fmul <8 x double> %151, %216
  %224 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %150, <8 x double> %219, <8 x double> %223)
  %225 = getelementptr inbounds %struct.point, ptr %5, i64 %31
  store <8 x double> %222, ptr %225, align 64
  %226 = getelementptr inbounds i8, ptr %225, i64 64
  store <8 x double> %224, ptr %226, align 64
  %227 = load double, ptr %197, align 8
  %228 = insertelement <8 x double> poison, double %227, i64 0
  %229 = shufflevector <8 x double> %228, <8 x double> poison, <8 x i32> zeroinitializer
  %230 = load double, ptr %196, align 8
  %231 = insertelement <8 x double> poison, double %230, i64 0
  %232 = shufflevector <8 x double> %231, <8 x double> poison, <8 x i32> zeroinitializer
  %233 = fneg <8 x double> %167
  %234 = fmul <8 x double> %232, %233
  %235 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %166, <8 x double> %229, <8 x double> %234)
  %236 = fmul <8 x double> %167, %229
  %237 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %166, <8 x double> %232, <8 x double> %236)
  %238 = getelementptr inbounds %struct.point, ptr %5, i64 %32
  store <8 x double> %235, ptr %238, align 64
  %239 = getelementptr inbounds i8, ptr %238, i64 64
  store <8 x double> %237, ptr %239, align 64
  %240 = load double, ptr %195, align 8
  %241 = insertelement <8 x double> poison, double %240, i64 0
  %242 = shufflevector <8 x double> %241, <8 x double> poison, <8 x i32> zeroinitializer
  %243 = load double, ptr %194, align 8
  %244 = insertelement <8 x double> poison, double %243, i64 0
  %245 = shufflevector <8 x double> %244, <8 x double> poison, <8 x i32> zeroinitializer
  %246 = fneg <8 x double> %153
  %247 = fmul <8 x double> %245, %246
  %248 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %152, <8 x double> %242, <8 x double> %247)
  %249 = fmul <8 x double> %153, %242
  %250 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %152, <8 x double> %245, <8 x double> %249)
  %251 = getelementptr inbounds %struct.point, ptr %5, i64 %33
  store <8 x double> %248, ptr %251, align 64
  %252 = getelementptr inbounds i8, ptr %251, i64 64
  store <8 x double> %250, ptr %252, align 64
  %253 = load double, ptr %193, align 8
  %254 = insertelement <8 x double> poison, double %253, i64 0
  %255 = shufflevector <8 x double> %254, <8 x double> poison, <8 x i32> zeroinitializer
  %256 = load double, ptr %192, align 8
  %257 = insertelement <8 x double> poison, double %256, i64 0
  %258 = shufflevector <8 x double> %257, <8 x double> poison, <8 x i32> zeroinitializer
  %259 = fneg <8 x double> %169
  %260 = fmul <8 x double> %258, %259
  %261 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %168, <8 x double> %255, <8 x double> %260)
  %262 = fmul <8 x double> %169, %255
  %263 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %168, <8 x double> %258, <8 x double> %262)
  %264 = getelementptr inbounds %struct.point, ptr %5, i64 %34
  store <8 x double> %261, ptr %264, align 64
  %265 = getelementptr inbounds i8, ptr %264, i64 64
  store <8 x double> %263, ptr %265, align 64
  %266 = load double, ptr %191, align 8
  %267 = insertelement <8 x double> poison, double %266, i64 0
  %268 = shufflevector <8 x double> %267, <8 x double> poison, <8 x i32> zeroinitializer
  %269 = load double, ptr %190, align 8
  %270 = insertelement <8 x double> poison, double %269, i64 0
  %271 = shufflevector <8 x double> %270, <8 x double> poison, <8 x i32> zeroinitializer
  %272 = fneg <8 x double> %155
  %273 = fmul <8 x double> %271, %272
  %274 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %154, <8 x double> %268, <8 x double> %273)
  %275 = fmul <8 x double> %155, %268
  %276 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %154, <8 x double> %271, <8 x double> %275)
  %277 = getelementptr inbounds %struct.point, ptr %5, i64 %35
  store <8 x double> %274, ptr %277, align 64
  %278 = getelementptr inbounds i8, ptr %277, i64 64
  store <8 x double> %276, ptr %278, align 64
  %279 = load double, ptr %189, align 8
  %280 = insertelement <8 x double> poison, double %279, i64 0
  %281 = shufflevector <8 x double> %280, <8 x double> poison, <8 x i32> zeroinitializer
  %282 = load double, ptr %188, align 8
  %283 = insertelement <8 x double> poison, double %282, i64 0
  %284 = shufflevector <8 x double> %283, <8 x double> poison, <8 x i32> zeroinitializer
  %285 = fneg <8 x double> %171
  %286 = fmul <8 x double> %284, %285
  %287 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %170, <8 x double> %281, <8 x double> %286)
  %288 = fmul <8 x double> %171, %281
  %289 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %170, <8 x double> %284, <8 x double> %288)
  br label %290

290:                                              ; preds = %174, %187
  %291 = phi <8 x double> [ %289, %187 ], [ %171, %174 ]
  %292 = phi <8 x double> [ %287, %187 ], [ %170, %174 ]
  %293 = getelementptr inbounds %struct.point, ptr %5, i64 %36
  store <8 x double> %292, ptr %293, align 64
  %294 = getelementptr inbounds i8, ptr %293, i64 64
  store <8 x double> %291, ptr %294, align 64
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
  %24 = getelementptr inbounds double, ptr %2, i64 %23
  %25 = shl nsw i64 %22, 2
  %26 = or i64 %25, 1
  %27 = or i64 %25, 2
  %28 = or i64 %25, 3
  %29 = mul nsw i64 %22, %11
  %30 = getelementptr inbounds double, ptr %7, i64 %29
  %31 = getelementptr inbounds double, ptr %9, i64 %29
  %32 = load <8 x double>, ptr %30, align 1
  %33 = load <8 x double>, ptr %31, align 1
  %34 = shufflevector <8 x double> %32, <8 x double> %33, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %35 = shufflevector <8 x double> %32, <8 x double> %33, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %36 = select i1 %19, <8 x double> %35, <8 x double> %34
  %37 = select i1 %19, <8 x double> %34, <8 x double> %35
  %38 = add i64 %22, %1
  %39 = mul nsw i64 %38, %11
  %40 = getelementptr inbounds double, ptr %7, i64 %39
  %41 = getelementptr inbounds double, ptr %9, i64 %39
  %42 = load <8 x double>, ptr %40, align 1
  %43 = load <8 x double>, ptr %41, align 1
  %44 = shufflevector <8 x double> %42, <8 x double> %43, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %45 = shufflevector <8 x double> %42, <8 x double> %43, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %46 = select i1 %19, <8 x double> %45, <8 x double> %44
  %47 = select i1 %19, <8 x double> %44, <8 x double> %45
  %48 = add i64 %22, %17
  %49 = mul nsw i64 %48, %11
  %50 = getelementptr inbounds double, ptr %7, i64 %49
  %51 = getelementptr inbounds double, ptr %9, i64 %49
  %52 = load <8 x double>, ptr %50, align 1
  %53 = load <8 x double>, ptr %51, align 1
  %54 = shufflevector <8 x double> %52, <8 x double> %53, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %55 = shufflevector <8 x double> %52, <8 x double> %53, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %56 = select i1 %19, <8 x double> %55, <8 x double> %54
  %57 = select i1 %19, <8 x double> %54, <8 x double> %55
  %58 = add i64 %22, %18
  %59 = mul nsw i64 %58, %11
  %60 = getelementptr inbounds double, ptr %7, i64 %59
  %61 = getelementptr inbounds double, ptr %9, i64 %59
  %62 = load <8 x double>, ptr %60, align 1
  %63 = load <8 x double>, ptr %61, align 1
  %64 = shufflevector <8 x double> %62, <8 x double> %63, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %65 = shufflevector <8 x double> %62, <8 x double> %63, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %66 = select i1 %19, <8 x double> %65, <8 x double> %64
  %67 = select i1 %19, <8 x double> %64, <8 x double> %65
  %68 = fadd <8 x double> %37, %57
  %69 = fadd <8 x double> %36, %56
  %70 = fsub <8 x double> %37, %57
  %71 = fsub <8 x double> %36, %56
  %72 = fadd <8 x double> %47, %67
  %73 = fadd <8 x double> %46, %66
  %74 = fsub <8 x double> %47, %67
  %75 = fsub <8 x double> %46, %66
  %76 = fadd <8 x double> %68, %72
  %77 = fadd <8 x double> %69, %73
  %78 = fadd <8 x double> %70, %75
  %79 = fsub <8 x double> %71, %74
  %80 = fsub <8 x double> %68, %72
  %81 = fsub <8 x double> %69, %73
  %82 = fsub <8 x double> %70, %75
  %83 = fadd <8 x double> %71, %74
  %84 = getelementptr inbounds %struct.point, ptr %5, i64 %25
  store <8 x double> %76, ptr %84, align 64
  %85 = getelementptr inbounds i8, ptr %84, i64 64
  store <8 x double> %77, ptr %85, align 64
  br i1 %16, label %86, label %91

86:                                               ; preds = %21
  %87 = getelementptr inbounds %struct.point, ptr %5, i64 %26
  store <8 x double> %78, ptr %87, align 64
  %88 = getelementptr inbounds i8, ptr %87, i64 64
  store <8 x double> %79, ptr %88, align 64
  %89 = getelementptr inbounds %struct.point, ptr %5, i64 %27
  store <8 x double> %80, ptr %89, align 64
  %90 = getelementptr inbounds i8, ptr %89, i64 64
  store <8 x double> %81, ptr %90, align 64
  br label %134

91:                                               ; preds = %21
  %92 = getelementptr inbounds double, ptr %24, i64 5
  %93 = getelementptr inbounds double, ptr %24, i64 4
  %94 = getelementptr inbounds double, ptr %24, i64 3
  %95 = getelementptr inbounds double, ptr %24, i64 2
  %96 = getelementptr inbounds double, ptr %24, i64 1
  %97 = load double, ptr %24, align 8
  %98 = insertelement <8 x double> poison, double %97, i64 0
  %99 = shufflevector <8 x double> %98, <8 x double> poison, <8 x i32> zeroinitializer
  %100 = load double, ptr %96, align 8
  %101 = insertelement <8 x double> poison, double %100, i64 0
  %102 = shufflevector <8 x double> %101, <8 x double> poison, <8 x i32> zeroinitializer
  %103 = fneg <8 x double> %79
  %104 = fmul <8 x double> %102, %103
  %105 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %78, <8 x double> %99, <8 x double> %104)
  %106 = fmul <8 x double> %79, %99
  %107 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %78, <8 x double> %102, <8 x double> %106)
  %108 = getelementptr inbounds %struct.point, ptr %5, i64 %26
  store <8 x double> %105, ptr %108, align 64
  %109 = getelementptr inbounds i8, ptr %108, i64 64
  store <8 x double> %107, ptr %109, align 64
  %110 = load double, ptr %95, align 8
  %111 = insertelement <8 x double> poison, double %110, i64 0
  %112 = shufflevector <8 x double> %111, <8 x double> poison, <8 x i32> zeroinitializer
  %113 = load double, ptr %94, align 8
  %114 = insertelement <8 x double> poison, double %113, i64 0
  %115 = shufflevector <8 x double> %114, <8 x double> poison, <8 x i32> zeroinitializer
  %116 = fneg <8 x double> %81
  %117 = fmul <8 x double> %115, %116
  %118 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %80, <8 x double> %112, <8 x double> %117)
  %119 = fmul <8 x double> %81, %112
  %120 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %80, <8 x double> %115, <8 x double> %119)
  %121 = getelementptr inbounds %struct.point, ptr %5, i64 %27
  store <8 x double> %118, ptr %121, align 64
  %122 = getelementptr inbounds i8, ptr %121, i64 64
  store <8 x double> %120, ptr %122, align 64
  %123 = load double, ptr %93, align 8
  %124 = insertelement <8 x double> poison, double %123, i64 0
  %125 = shufflevector <8 x double> %124, <8 x double> poison, <8 x i32> zeroinitializer
  %126 = load double, ptr %92, align 8
  %127 = insertelement <8 x double> poison, double %126, i64 0
  %128 = shufflevector <8 x double> %127, <8 x double> poison, <8 x i32> zeroinitializer
  %129 = fneg <8 x double> %83
  %130 = fmul <8 x double> %128, %129
  %131 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %82, <8 x double> %125, <8 x double> %130)
  %132 = fmul <8 x double> %83, %125
  %133 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %82, <8 x double> %128, <8 x double> %132)
  br label %134

134:                                              ; preds = %86, %91
  %135 = phi <8 x double> [ %133, %91 ], [ %83, %86 ]
  %136 = phi <8 x double> [ %131, %91 ], [ %82, %86 ]
  %137 = getelementptr inbounds %struct.point, ptr %5, i64 %28
  store <8 x double> %136, ptr %137, align 64
  %138 = getelementptr inbounds i8, ptr %137, i64 64
  store <8 x double> %135, ptr %138, align 64
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
  %17 = load double, ptr %16, align 8
  %18 = getelementptr inbounds i8, ptr %0, i64 72
  %19 = load i64, ptr %18, align 8
  %20 = shl nsw i64 %1, 2
  %21 = mul nsw i64 %1, 5
  %22 = shl nuw nsw i64 %1, 1
  %23 = mul nsw i64 %1, 6
  %24 = mul nsw i64 %1, 3
  %25 = mul nsw i64 %1, 7
  %26 = insertelement <8 x double> poison, double %17, i64 0
  %27 = shufflevector <8 x double> %26, <8 x double> poison, <8 x i32> zeroinitializer
  %28 = icmp eq ptr %11, null
  %29 = icmp eq i64 %19, 0
  %30 = shl i64 %15, 1
  br label %31

31:                                               ; preds = %318, %13
  %32 = phi i64 [ 0, %13 ], [ %328, %318 ]
  %33 = getelementptr inbounds %struct.point, ptr %3, i64 %32
  %34 = load <8 x double>, ptr %33, align 64
  %35 = getelementptr inbounds i8, ptr %33, i64 64
  %36 = load <8 x double>, ptr %35, align 64
  %37 = add nsw i64 %32, %20
  %38 = getelementptr inbounds %struct.point, ptr %3, i64 %37
  %39 = load <8 x double>, ptr %38, align 64
  %40 = getelementptr inbounds i8, ptr %38, i64 64
  %41 = load <8 x double>, ptr %40, align 64
  %42 = fadd <8 x double> %34, %39
  %43 = fadd <8 x double> %36, %41
  %44 = fsub <8 x double> %34, %39
  %45 = fsub <8 x double> %36, %41
  %46 = add nsw i64 %32, %1
  %47 = getelementptr inbounds %struct.point, ptr %3, i64 %46
  %48 = load <8 x double>, ptr %47, align 64
  %49 = getelementptr inbounds i8, ptr %47, i64 64
  %50 = load <8 x double>, ptr %49, align 64
  %51 = add nsw i64 %32, %21
  %52 = getelementptr inbounds %struct.point, ptr %3, i64 %51
  %53 = load <8 x double>, ptr %52, align 64
  %54 = getelementptr inbounds i8, ptr %52, i64 64
  %55 = load <8 x double>, ptr %54, align 64
  %56 = fadd <8 x double> %48, %53
  %57 = fadd <8 x double> %50, %55
  %58 = fsub <8 x double> %48, %53
  %59 = fsub <8 x double> %50, %55
  %60 = add nsw i64 %32, %22
  %61 = getelementptr inbounds %struct.point, ptr %3, i64 %60
  %62 = load <8 x double>, ptr %61, align 64
  %63 = getelementptr inbounds i8, ptr %61, i64 64
  %64 = load <8 x double>, ptr %63, align 64
  %65 = add nsw i64 %32, %23
  %66 = getelementptr inbounds %struct.point, ptr %3, i64 %65
  %67 = load <8 x double>, ptr %66, align 64
  %68 = getelementptr inbounds i8, ptr %66, i64 64
  %69 = load <8 x double>, ptr %68, align 64
  %70 = fadd <8 x double> %62, %67
  %71 = fadd <8 x double> %64, %69
  %72 = fsub <8 x double> %62, %67
  %73 = fsub <8 x double> %64, %69
  %74 = add nsw i64 %32, %24
  %75 = getelementptr inbounds %struct.point, ptr %3, i64 %74
  %76 = load <8 x double>, ptr %75, align 64
  %77 = getelementptr inbounds i8, ptr %75, i64 64
  %78 = load <8 x double>, ptr %77, align 64
  %79 = add nsw i64 %32, %25
  %80 = getelementptr inbounds %struct.point, ptr %3, i64 %79
  %81 = load <8 x double>, ptr %80, align 64
  %82 = getelementptr inbounds i8, ptr %80, i64 64
  %83 = load <8 x double>, ptr %82, align 64
  %84 = fadd <8 x double> %76, %81
  %85 = fadd <8 x double> %78, %83
  %86 = fsub <8 x double> %76, %81
  %87 = fsub <8 x double> %78, %83
  %88 = fadd <8 x double> %58, %59
  %89 = fmul <8 x double> %88, <double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD>
  %90 = fsub <8 x double> %59, %58
  %91 = fmul <8 x double> %90, <double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD>
  %92 = fadd <8 x double> %86, %87
  %93 = fsub <8 x double> %87, %86
  %94 = fmul <8 x double> %93, <double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD>
  %95 = fmul <8 x double> %92, <double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD>
  %96 = fadd <8 x double> %42, %70
  %97 = fadd <8 x double> %43, %71
  %98 = fsub <8 x double> %42, %70
  %99 = fsub <8 x double> %43, %71
  %100 = fadd <8 x double> %56, %84
  %101 = fadd <8 x double> %57, %85
  %102 = fsub <8 x double> %56, %84
  %103 = fsub <8 x double> %57, %85
  %104 = fadd <8 x double> %96, %100
  %105 = fadd <8 x double> %97, %101
  %106 = fadd <8 x double> %98, %103
  %107 = fsub <8 x double> %99, %102
  %108 = fsub <8 x double> %96, %100
  %109 = fsub <8 x double> %97, %101
  %110 = fsub <8 x double> %98, %103
  %111 = fadd <8 x double> %99, %102
  %112 = fadd <8 x double> %44, %73
  %113 = fsub <8 x double> %45, %72
  %114 = fsub <8 x double> %44, %73
  %115 = fadd <8 x double> %45, %72
  %116 = fadd <8 x double> %89, %94
  %117 = fadd <8 x double> %91, %95
  %118 = fsub <8 x double> %89, %94
  %119 = fsub <8 x double> %91, %95
  %120 = fadd <8 x double> %112, %116
  %121 = fadd <8 x double> %113, %117
  %122 = fadd <8 x double> %114, %119
  %123 = fsub <8 x double> %115, %118
  %124 = fsub <8 x double> %112, %116
  %125 = fsub <8 x double> %113, %117
  %126 = fsub <8 x double> %114, %119
  %127 = fadd <8 x double> %115, %118
  %128 = fmul <8 x double> %27, %104
  %129 = fmul <8 x double> %27, %105
  br i1 %28, label %143, label %130

130:                                              ; preds = %31
  %131 = mul i64 %30, %32
  %132 = getelementptr inbounds double, ptr %11, i64 %131
  %133 = getelementptr inbounds double, ptr %132, i64 8
  %134 = load <8 x double>, ptr %132, align 1
  %135 = load <8 x double>, ptr %133, align 1
  %136 = shufflevector <8 x double> %134, <8 x double> %135, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %137 = shufflevector <8 x double> %134, <8 x double> %135, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %138 = fneg <8 x double> %129
  %139 = fmul <8 x double> %137, %138
  %140 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %128, <8 x double> %136, <8 x double> %139)
  %141 = fmul <8 x double> %129, %136
  %142 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %128, <8 x double> %137, <8 x double> %141)
  br label %143

143:                                              ; preds = %130, %31
  %144 = phi <8 x double> [ %142, %130 ], [ %129, %31 ]
  %145 = phi <8 x double> [ %140, %130 ], [ %128, %31 ]
  %146 = mul nsw i64 %32, %9
  %147 = getelementptr inbounds double, ptr %5, i64 %146
  %148 = getelementptr inbounds double, ptr %7, i64 %146
  %149 = select i1 %29, <8 x double> %144, <8 x double> %145
  %150 = select i1 %29, <8 x double> %145, <8 x double> %144
  %151 = shufflevector <8 x double> %150, <8 x double> %149, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  store <8 x double> %151, ptr %147, align 1
  %152 = shufflevector <8 x double> %150, <8 x double> %149, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x double> %152, ptr %148, align 1
  %153 = fmul <8 x double> %27, %120
  %154 = fmul <8 x double> %27, %121
  br i1 %28, label %168, label %155

155:                                              ; preds = %143
  %156 = mul i64 %30, %46
  %157 = getelementptr inbounds double, ptr %11, i64 %156
  %158 = getelementptr inbounds double, ptr %157, i64 8
  %159 = load <8 x double>, ptr %157, align 1
  %160 = load <8 x double>, ptr %158, align 1
  %161 = shufflevector <8 x double> %159, <8 x double> %160, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %162 = shufflevector <8 x double> %159, <8 x double> %160, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %163 = fneg <8 x double> %154
  %164 = fmul <8 x double> %162, %163
  %165 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %153, <8 x double> %161, <8 x double> %164)
  %166 = fmul <8 x double> %154, %161
  %167 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %153, <8 x double> %162, <8 x double> %166)
  br label %168

168:                                              ; preds = %155, %143
  %169 = phi <8 x double> [ %167, %155 ], [ %154, %143 ]
  %170 = phi <8 x double> [ %165, %155 ], [ %153, %143 ]
  %171 = mul nsw i64 %46, %9
  %172 = getelementptr inbounds double, ptr %5, i64 %171
  %173 = getelementptr inbounds double, ptr %7, i64 %171
  %174 = select i1 %29, <8 x double> %169, <8 x double> %170
  %175 = select i1 %29, <8 x double> %170, <8 x double> %169
  %176 = shufflevector <8 x double> %175, <8 x double> %174, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  store <8 x double> %176, ptr %172, align 1
  %177 = shufflevector <8 x double> %175, <8 x double> %174, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x double> %177, ptr %173, align 1
  %178 = fmul <8 x double> %27, %106
  %179 = fmul <8 x double> %27, %107
  br i1 %28, label %193, label %180

180:                                              ; preds = %168
  %181 = mul i64 %30, %60
  %182 = getelementptr inbounds double, ptr %11, i64 %181
  %183 = getelementptr inbounds double, ptr %182, i64 8
  %184 = load <8 x double>, ptr %182, align 1
  %185 = load <8 x double>, ptr %183, align 1
  %186 = shufflevector <8 x double> %184, <8 x double> %185, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %187 = shufflevector <8 x double> %184, <8 x double> %185, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %188 = fneg <8 x double> %179
  %189 = fmul <8 x double> %187, %188
  %190 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %178, <8 x double> %186, <8 x double> %189)
  %191 = fmul <8 x double> %179, %186
  %192 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %178, <8 x double> %187, <8 x double> %191)
  br label %193

193:                                              ; preds = %180, %168
  %194 = phi <8 x double> [ %192, %180 ], [ %179, %168 ]
  %195 = phi <8 x double> [ %190, %180 ], [ %178, %168 ]
  %196 = mul nsw i64 %60, %9
  %197 = getelementptr inbounds double, ptr %5, i64 %196
  %198 = getelementptr inbounds double, ptr %7, i64 %196
  %199 = select i1 %29, <8 x double> %194, <8 x double> %195
  %200 = select i1 %29, <8 x double> %195, <8 x double> %194
  %201 = shufflevector <8 x double> %200, <8 x double> %199, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  store <8 x double> %201, ptr %197, align 1
  %202 = shufflevector <8 x double> %200, <8 x double> %199, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x double> %202, ptr %198, align 1
  %203 = fmul <8 x double> %27, %122
  %204 = fmul <8 x double> %27, %123
  br i1 %28, label %218, label %205

205:                                              ; preds = %193
  %206 = mul i64 %30, %74
  %207 = getelementptr inbounds double, ptr %11, i64 %206
  %208 = getelementptr inbounds double, ptr %207, i64 8
  %209 = load <8 x double>, ptr %207, align 1
  %210 = load <8 x double>, ptr %208, align 1
  %211 = shufflevector <8 x double> %209, <8 x double> %210, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %212 = shufflevector <8 x double> %209, <8 x double> %210, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %213 = fneg <8 x double> %204
  %214 = fmul <8 x double> %212, %213
  %215 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %203, <8 x double> %211, <8 x double> %214)
  %216 = fmul <8 x double> %204, %211
  %217 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %203, <8 x double> %212, <8 x double> %216)
  br label %218

218:                                              ; preds = %205, %193
  %219 = phi <8 x double> [ %217, %205 ], [ %204, %193 ]
  %220 = phi <8 x double> [ %215, %205 ], [ %203, %193 ]
  %221 = mul nsw i64 %74, %9
  %222 = getelementptr inbounds double, ptr %5, i64 %221
  %223 = getelementptr inbounds double, ptr %7, i64 %221
  %224 = select i1 %29, <8 x double> %219, <8 x double> %220
  %225 = select i1 %29, <8 x double> %220, <8 x double> %219
  %226 = shufflevector <8 x double> %225, <8 x double> %224, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  store <8 x double> %226, ptr %222, align 1
  %227 = shufflevector <8 x double> %225, <8 x double> %224, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x double> %227, ptr %223, align 1
  %228 = fmul <8 x double> %27, %108
  %229 = fmul <8 x double> %27, %109
  br i1 %28, label %243, label %230

230:                                              ; preds = %218
  %231 = mul i64 %30, %37
  %232 = getelementptr inbounds double, ptr %11, i64 %231
  %233 = getelementptr inbounds double, ptr %232, i64 8
  %234 = load <8 x double>, ptr %232, align 1
  %235 = load <8 x double>, ptr %233, align 1
  %236 = shufflevector <8 x double> %234, <8 x double> %235, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %237 = shufflevector <8 x double> %234, <8 x double> %235, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %238 = fneg <8 x double> %229
  %239 = fmul <8 x double> %237, %238
  %240 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %228, <8 x double> %236, <8 x double> %239)
  %241 = fmul <8 x double> %229, %236
  %242 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %228, <8 x double> %237, <8 x double> %241)
  br label %243

243:                                              ; preds = %230, %218
  %244 = phi <8 x double> [ %242, %230 ], [ %229, %218 ]
  %245 = phi <8 x double> [ %240, %230 ], [ %228, %218 ]
  %246 = mul nsw i64 %37, %9
  %247 = getelementptr inbounds double, ptr %5, i64 %246
  %248 = getelementptr inbounds double, ptr %7, i64 %246
  %249 = select i1 %29, <8 x double> %244, <8 x double> %245
  %250 = select i1 %29, <8 x double> %245, <8 x double> %244
  %251 = shufflevector <8 x double> %250, <8 x double> %249, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  store <8 x double> %251, ptr %247, align 1
  %252 = shufflevector <8 x double> %250, <8 x double> %249, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x double> %252, ptr %248, align 1
  %253 = fmul <8 x double> %27, %124
  %254 = fmul <8 x double> %27, %125
  br i1 %28, label %268, label %255

255:                                              ; preds = %243
  %256 = mul i64 %30, %51
  %257 = getelementptr inbounds double, ptr %11, i64 %256
  %258 = getelementptr inbounds double, ptr %257, i64 8
  %259 = load <8 x double>, ptr %257, align 1
  %260 = load <8 x double>, ptr %258, align 1
  %261 = shufflevector <8 x double> %259, <8 x double> %260, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %262 = shufflevector <8 x double> %259, <8 x double> %260, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %263 = fneg <8 x double> %254
  %264 = fmul <8 x double> %262, %263
  %265 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %253, <8 x double> %261, <8 x double> %264)
  %266 = fmul <8 x double> %254, %261
  %267 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %253, <8 x double> %262, <8 x double> %266)
  br label %268

268:                                              ; preds = %255, %243
  %269 = phi <8 x double> [ %267, %255 ], [ %254, %243 ]
  %270 = phi <8 x double> [ %265, %255 ], [ %253, %243 ]
  %271 = mul nsw i64 %51, %9
  %272 = getelementptr inbounds double, ptr %5, i64 %271
  %273 = getelementptr inbounds double, ptr %7, i64 %271
  %274 = select i1 %29, <8 x double> %269, <8 x double> %270
  %275 = select i1 %29, <8 x double> %270, <8 x double> %269
  %276 = shufflevector <8 x double> %275, <8 x double> %274, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  store <8 x double> %276, ptr %272, align 1
  %277 = shufflevector <8 x double> %275, <8 x double> %274, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x double> %277, ptr %273, align 1
  %278 = fmul <8 x double> %27, %110
  %279 = fmul <8 x double> %27, %111
  br i1 %28, label %293, label %280

280:                                              ; preds = %268
  %281 = mul i64 %30, %65
  %282 = getelementptr inbounds double, ptr %11, i64 %281
  %283 = getelementptr inbounds double, ptr %282, i64 8
  %284 = load <8 x double>, ptr %282, align 1
  %285 = load <8 x double>, ptr %283, align 1
  %286 = shufflevector <8 x double> %284, <8 x double> %285, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %287 = shufflevector <8 x double> %284, <8 x double> %285, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %288 = fneg <8 x double> %279
  %289 = fmul <8 x double> %287, %288
  %290 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %278, <8 x double> %286, <8 x double> %289)
  %291 = fmul <8 x double> %279, %286
  %292 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %278, <8 x double> %287, <8 x double> %291)
  br label %293

293:                                              ; preds = %280, %268
  %294 = phi <8 x double> [ %292, %280 ], [ %279, %268 ]
  %295 = phi <8 x double> [ %290, %280 ], [ %278, %268 ]
  %296 = mul nsw i64 %65, %9
  %297 = getelementptr inbounds double, ptr %5, i64 %296
  %298 = getelementptr inbounds double, ptr %7, i64 %296
  %299 = select i1 %29, <8 x double> %294, <8 x double> %295
  %300 = select i1 %29, <8 x double> %295, <8 x double> %294
  %301 = shufflevector <8 x double> %300, <8 x double> %299, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  store <8 x double> %301, ptr %297, align 1
  %302 = shufflevector <8 x double> %300, <8 x double> %299, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x double> %302, ptr %298, align 1
  %303 = fmul <8 x double> %27, %126
  %304 = fmul <8 x double> %27, %127
  br i1 %28, label %318, label %305

305:                                              ; preds = %293
  %306 = mul i64 %30, %79
  %307 = getelementptr inbounds double, ptr %11, i64 %306
  %308 = getelementptr inbounds double, ptr %307, i64 8
  %309 = load <8 x double>, ptr %307, align 1
  %310 = load <8 x double>, ptr %308, align 1
  %311 = shufflevector <8 x double> %309, <8 x double> %310, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %312 = shufflevector <8 x double> %309, <8 x double> %310, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %313 = fneg <8 x double> %304
  %314 = fmul <8 x double> %312, %313
  %315 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %303, <8 x double> %311, <8 x double> %314)
  %316 = fmul <8 x double> %304, %311
  %317 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %303, <8 x double> %312, <8 x double> %316)
  br label %318

318:                                              ; preds = %305, %293
  %319 = phi <8 x double> [ %317, %305 ], [ %304, %293 ]
  %320 = phi <8 x double> [ %315, %305 ], [ %303, %293 ]
  %321 = mul nsw i64 %79, %9
  %322 = getelementptr inbounds double, ptr %5, i64 %321
  %323 = getelementptr inbounds double, ptr %7, i64 %321
  %324 = select i1 %29, <8 x double> %319, <8 x double> %320
  %325 = select i1 %29, <8 x double> %320, <8 x double> %319
  %326 = shufflevector <8 x double> %325, <8 x double> %324, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  store <8 x double> %326, ptr %322, align 1
  %327 = shufflevector <8 x double> %325, <8 x double> %324, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x double> %327, ptr %323, align 1
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
  %17 = load double, ptr %16, align 8
  %18 = getelementptr inbounds i8, ptr %0, i64 72
  %19 = load i64, ptr %18, align 8
  %20 = shl nuw nsw i64 %1, 1
  %21 = mul nsw i64 %1, 3
  %22 = insertelement <8 x double> poison, double %17, i64 0
  %23 = shufflevector <8 x double> %22, <8 x double> poison, <8 x i32> zeroinitializer
  %24 = icmp eq ptr %11, null
  %25 = icmp eq i64 %19, 0
  %26 = shl i64 %15, 1
  br label %27

27:                                               ; preds = %154, %13
  %28 = phi i64 [ 0, %13 ], [ %164, %154 ]
  %29 = getelementptr inbounds %struct.point, ptr %3, i64 %28
  %30 = load <8 x double>, ptr %29, align 64
  %31 = getelementptr inbounds i8, ptr %29, i64 64
  %32 = load <8 x double>, ptr %31, align 64
  %33 = add nsw i64 %28, %1
  %34 = getelementptr inbounds %struct.point, ptr %3, i64 %33
  %35 = load <8 x double>, ptr %34, align 64
  %36 = getelementptr inbounds i8, ptr %34, i64 64
  %37 = load <8 x double>, ptr %36, align 64
  %38 = add nsw i64 %28, %20
  %39 = getelementptr inbounds %struct.point, ptr %3, i64 %38
  %40 = load <8 x double>, ptr %39, align 64
  %41 = getelementptr inbounds i8, ptr %39, i64 64
  %42 = load <8 x double>, ptr %41, align 64
  %43 = add nsw i64 %28, %21
  %44 = getelementptr inbounds %struct.point, ptr %3, i64 %43
  %45 = load <8 x double>, ptr %44, align 64
  %46 = getelementptr inbounds i8, ptr %44, i64 64
  %47 = load <8 x double>, ptr %46, align 64
  %48 = fadd <8 x double> %30, %40
  %49 = fadd <8 x double> %32, %42
  %50 = fsub <8 x double> %30, %40
  %51 = fsub <8 x double> %32, %42
  %52 = fadd <8 x double> %35, %45
  %53 = fadd <8 x double> %37, %47
  %54 = fsub <8 x double> %35, %45
  %55 = fsub <8 x double> %37, %47
  %56 = fadd <8 x double> %48, %52
  %57 = fadd <8 x double> %49, %53
  %58 = fadd <8 x double> %50, %55
  %59 = fsub <8 x double> %51, %54
  %60 = fsub <8 x double> %48, %52
  %61 = fsub <8 x double> %49, %53
  %62 = fsub <8 x double> %50, %55
  %63 = fadd <8 x double> %51, %54
  %64 = fmul <8 x double> %23, %56
  %65 = fmul <8 x double> %23, %57
  br i1 %24, label %79, label %66

66:                                               ; preds = %27
  %67 = mul i64 %26, %28
  %68 = getelementptr inbounds double, ptr %11, i64 %67
  %69 = getelementptr inbounds double, ptr %68, i64 8
  %70 = load <8 x double>, ptr %68, align 1
  %71 = load <8 x double>, ptr %69, align 1
  %72 = shufflevector <8 x double> %70, <8 x double> %71, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %73 = shufflevector <8 x double> %70, <8 x double> %71, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %74 = fneg <8 x double> %65
  %75 = fmul <8 x double> %73, %74
  %76 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %64, <8 x double> %72, <8 x double> %75)
  %77 = fmul <8 x double> %65, %72
  %78 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %64, <8 x double> %73, <8 x double> %77)
  br label %79

79:                                               ; preds = %66, %27
  %80 = phi <8 x double> [ %78, %66 ], [ %65, %27 ]
  %81 = phi <8 x double> [ %76, %66 ], [ %64, %27 ]
  %82 = mul nsw i64 %28, %9
  %83 = getelementptr inbounds double, ptr %5, i64 %82
  %84 = getelementptr inbounds double, ptr %7, i64 %82
  %85 = select i1 %25, <8 x double> %80, <8 x double> %81
  %86 = select i1 %25, <8 x double> %81, <8 x double> %80
  %87 = shufflevector <8 x double> %86, <8 x double> %85, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  store <8 x double> %87, ptr %83, align 1
  %88 = shufflevector <8 x double> %86, <8 x double> %85, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x double> %88, ptr %84, align 1
  %89 = fmul <8 x double> %23, %58
  %90 = fmul <8 x double> %23, %59
  br i1 %24, label %104, label %91

91:                                               ; preds = %79
  %92 = mul i64 %26, %33
  %93 = getelementptr inbounds double, ptr %11, i64 %92
  %94 = getelementptr inbounds double, ptr %93, i64 8
  %95 = load <8 x double>, ptr %93, align 1
  %96 = load <8 x double>, ptr %94, align 1
  %97 = shufflevector <8 x double> %95, <8 x double> %96, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %98 = shufflevector <8 x double> %95, <8 x double> %96, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %99 = fneg <8 x double> %90
  %100 = fmul <8 x double> %98, %99
  %101 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %89, <8 x double> %97, <8 x double> %100)
  %102 = fmul <8 x double> %90, %97
  %103 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %89, <8 x double> %98, <8 x double> %102)
  br label %104

104:                                              ; preds = %91, %79
  %105 = phi <8 x double> [ %103, %91 ], [ %90, %79 ]
  %106 = phi <8 x double> [ %101, %91 ], [ %89, %79 ]
  %107 = mul nsw i64 %33, %9
  %108 = getelementptr inbounds double, ptr %5, i64 %107
  %109 = getelementptr inbounds double, ptr %7, i64 %107
  %110 = select i1 %25, <8 x double> %105, <8 x double> %106
  %111 = select i1 %25, <8 x double> %106, <8 x double> %105
  %112 = shufflevector <8 x double> %111, <8 x double> %110, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  store <8 x double> %112, ptr %108, align 1
  %113 = shufflevector <8 x double> %111, <8 x double> %110, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x double> %113, ptr %109, align 1
  %114 = fmul <8 x double> %23, %60
  %115 = fmul <8 x double> %23, %61
  br i1 %24, label %129, label %116

116:                                              ; preds = %104
  %117 = mul i64 %26, %38
  %118 = getelementptr inbounds double, ptr %11, i64 %117
  %119 = getelementptr inbounds double, ptr %118, i64 8
  %120 = load <8 x double>, ptr %118, align 1
  %121 = load <8 x double>, ptr %119, align 1
  %122 = shufflevector <8 x double> %120, <8 x double> %121, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %123 = shufflevector <8 x double> %120, <8 x double> %121, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %124 = fneg <8 x double> %115
  %125 = fmul <8 x double> %123, %124
  %126 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %114, <8 x double> %122, <8 x double> %125)
  %127 = fmul <8 x double> %115, %122
  %128 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %114, <8 x double> %123, <8 x double> %127)
  br label %129

129:                                              ; preds = %116, %104
  %130 = phi <8 x double> [ %128, %116 ], [ %115, %104 ]
  %131 = phi <8 x double> [ %126, %116 ], [ %114, %104 ]
  %132 = mul nsw i64 %38, %9
  %133 = getelementptr inbounds double, ptr %5, i64 %132
  %134 = getelementptr inbounds double, ptr %7, i64 %132
  %135 = select i1 %25, <8 x double> %130, <8 x double> %131
  %136 = select i1 %25, <8 x double> %131, <8 x double> %130
  %137 = shufflevector <8 x double> %136, <8 x double> %135, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  store <8 x double> %137, ptr %133, align 1
  %138 = shufflevector <8 x double> %136, <8 x double> %135, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x double> %138, ptr %134, align 1
  %139 = fmul <8 x double> %23, %62
  %140 = fmul <8 x double> %23, %63
  br i1 %24, label %154, label %141

141:                                              ; preds = %129
  %142 = mul i64 %26, %43
  %143 = getelementptr inbounds double, ptr %11, i64 %142
  %144 = getelementptr inbounds double, ptr %143, i64 8
  %145 = load <8 x double>, ptr %143, align 1
  %146 = load <8 x double>, ptr %144, align 1
  %147 = shufflevector <8 x double> %145, <8 x double> %146, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %148 = shufflevector <8 x double> %145, <8 x double> %146, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %149 = fneg <8 x double> %140
  %150 = fmul <8 x double> %148, %149
  %151 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %139, <8 x double> %147, <8 x double> %150)
  %152 = fmul <8 x double> %140, %147
  %153 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %139, <8 x double> %148, <8 x double> %152)
  br label %154

154:                                              ; preds = %141, %129
  %155 = phi <8 x double> [ %153, %141 ], [ %140, %129 ]
  %156 = phi <8 x double> [ %151, %141 ], [ %139, %129 ]
  %157 = mul nsw i64 %43, %9
  %158 = getelementptr inbounds double, ptr %5, i64 %157
  %159 = getelementptr inbounds double, ptr %7, i64 %157
  %160 = select i1 %25, <8 x double> %155, <8 x double> %156
  %161 = select i1 %25, <8 x double> %156, <8 x double> %155
  %162 = shufflevector <8 x double> %161, <8 x double> %160, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  store <8 x double> %162, ptr %158, align 1
  %163 = shufflevector <8 x double> %161, <8 x double> %160, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x double> %163, ptr %159, align 1
  %164 = add nuw nsw i64 %28, 1
  %165 = icmp eq i64 %164, %1
  br i1 %165, label %166, label %27

166:                                              ; preds = %154, %2
  ret void
}

declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>)

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
  %26 = load <8 x double>, ptr %25, align 64
  %27 = getelementptr inbounds i8, ptr %25, i64 64
  %28 = load <8 x double>, ptr %27, align 64
  %29 = add nsw i64 %24, %11
  %30 = getelementptr inbounds %struct.point, ptr %5, i64 %29
  %31 = load <8 x double>, ptr %30, align 64
  %32 = getelementptr inbounds i8, ptr %30, i64 64
  %33 = load <8 x double>, ptr %32, align 64
  %34 = fadd <8 x double> %26, %31
  %35 = fadd <8 x double> %28, %33
  %36 = fsub <8 x double> %26, %31
  %37 = fsub <8 x double> %28, %33
  %38 = add nsw i64 %24, %10
  %39 = getelementptr inbounds %struct.point, ptr %5, i64 %38
  %40 = load <8 x double>, ptr %39, align 64
  %41 = getelementptr inbounds i8, ptr %39, i64 64
  %42 = load <8 x double>, ptr %41, align 64
  %43 = add nsw i64 %24, %12
  %44 = getelementptr inbounds %struct.point, ptr %5, i64 %43
  %45 = load <8 x double>, ptr %44, align 64
  %46 = getelementptr inbounds i8, ptr %44, i64 64
  %47 = load <8 x double>, ptr %46, align 64
  %48 = fadd <8 x double> %40, %45
  %49 = fadd <8 x double> %42, %47
  %50 = fsub <8 x double> %40, %45
  %51 = fsub <8 x double> %42, %47
  %52 = add nsw i64 %24, %13
  %53 = getelementptr inbounds %struct.point, ptr %5, i64 %52
  %54 = load <8 x double>, ptr %53, align 64
  %55 = getelementptr inbounds i8, ptr %53, i64 64
  %56 = load <8 x double>, ptr %55, align 64
  %57 = add nsw i64 %24, %14
  %58 = getelementptr inbounds %struct.point, ptr %5, i64 %57
  %59 = load <8 x double>, ptr %58, align 64
  %60 = getelementptr inbounds i8, ptr %58, i64 64
  %61 = load <8 x double>, ptr %60, align 64
  %62 = fadd <8 x double> %54, %59
  %63 = fadd <8 x double> %56, %61
  %64 = fsub <8 x double> %54, %59
  %65 = fsub <8 x double> %56, %61
  %66 = add nsw i64 %24, %15
  %67 = getelementptr inbounds %struct.point, ptr %5, i64 %66
  %68 = load <8 x double>, ptr %67, align 64
  %69 = getelementptr inbounds i8, ptr %67, i64 64
  %70 = load <8 x double>, ptr %69, align 64
  %71 = add nsw i64 %24, %16
  %72 = getelementptr inbounds %struct.point, ptr %5, i64 %71
  %73 = load <8 x double>, ptr %72, align 64
  %74 = getelementptr inbounds i8, ptr %72, i64 64
  %75 = load <8 x double>, ptr %74, align 64
  %76 = fadd <8 x double> %68, %73
  %77 = fadd <8 x double> %70, %75
  %78 = fsub <8 x double> %68, %73
  %79 = fsub <8 x double> %70, %75
  %80 = fadd <8 x double> %50, %51
  %81 = fmul <8 x double> %80, <double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD>
  %82 = fsub <8 x double> %51, %50
  %83 = fmul <8 x double> %82, <double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD>
  %84 = fadd <8 x double> %78, %79
  %85 = fsub <8 x double> %79, %78
  %86 = fmul <8 x double> %85, <double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD>
  %87 = fmul <8 x double> %84, <double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD>
  %88 = fadd <8 x double> %34, %62
  %89 = fadd <8 x double> %35, %63
  %90 = fsub <8 x double> %34, %62
  %91 = fsub <8 x double> %35, %63
  %92 = fadd <8 x double> %48, %76
  %93 = fadd <8 x double> %49, %77
  %94 = fsub <8 x double> %48, %76
  %95 = fsub <8 x double> %49, %77
  %96 = fadd <8 x double> %88, %92
  %97 = fadd <8 x double> %89, %93
  %98 = fadd <8 x double> %90, %95
  %99 = fsub <8 x double> %91, %94
  %100 = fsub <8 x double> %88, %92
  %101 = fsub <8 x double> %89, %93
  %102 = fsub <8 x double> %90, %95
  %103 = fadd <8 x double> %91, %94
  %104 = fadd <8 x double> %36, %65
  %105 = fsub <8 x double> %37, %64
  %106 = fsub <8 x double> %36, %65
  %107 = fadd <8 x double> %37, %64
  %108 = fadd <8 x double> %81, %86
  %109 = fadd <8 x double> %83, %87
  %110 = fsub <8 x double> %81, %86
  %111 = fsub <8 x double> %83, %87
  %112 = fadd <8 x double> %104, %108
  %113 = fadd <8 x double> %105, %109
  %114 = fadd <8 x double> %106, %111
  %115 = fsub <8 x double> %107, %110
  %116 = fsub <8 x double> %104, %108
  %117 = fsub <8 x double> %105, %109
  %118 = fsub <8 x double> %106, %111
  %119 = fadd <8 x double> %107, %110
  %120 = getelementptr inbounds %struct.point, ptr %7, i64 %24
  store <8 x double> %96, ptr %120, align 64
  %121 = getelementptr inbounds i8, ptr %120, i64 64
  store <8 x double> %97, ptr %121, align 64
  %122 = add nsw i64 %24, %2
  %123 = getelementptr inbounds %struct.point, ptr %7, i64 %122
  store <8 x double> %112, ptr %123, align 64
  %124 = getelementptr inbounds i8, ptr %123, i64 64
  store <8 x double> %113, ptr %124, align 64
  %125 = add nsw i64 %24, %17
  %126 = getelementptr inbounds %struct.point, ptr %7, i64 %125
  store <8 x double> %98, ptr %126, align 64
  %127 = getelementptr inbounds i8, ptr %126, i64 64
  store <8 x double> %99, ptr %127, align 64
  %128 = add nsw i64 %24, %18
  %129 = getelementptr inbounds %struct.point, ptr %7, i64 %128
  store <8 x double> %114, ptr %129, align 64
  %130 = getelementptr inbounds i8, ptr %129, i64 64
  store <8 x double> %115, ptr %130, align 64
  %131 = add nsw i64 %24, %19
  %132 = getelementptr inbounds %struct.point, ptr %7, i64 %131
  store <8 x double> %100, ptr %132, align 64
  %133 = getelementptr inbounds i8, ptr %132, i64 64
  store <8 x double> %101, ptr %133, align 64
  %134 = add nsw i64 %24, %20
  %135 = getelementptr inbounds %struct.point, ptr %7, i64 %134
  store <8 x double> %116, ptr %135, align 64
  %136 = getelementptr inbounds i8, ptr %135, i64 64
  store <8 x double> %117, ptr %136, align 64
  %137 = add nsw i64 %24, %21
  %138 = getelementptr inbounds %struct.point, ptr %7, i64 %137
  store <8 x double> %102, ptr %138, align 64
  %139 = getelementptr inbounds i8, ptr %138, i64 64
  store <8 x double> %103, ptr %139, align 64
  %140 = add nsw i64 %24, %22
  %141 = getelementptr inbounds %struct.point, ptr %7, i64 %140
  store <8 x double> %118, ptr %141, align 64
  %142 = getelementptr inbounds i8, ptr %141, i64 64
  store <8 x double> %119, ptr %142, align 64
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
  %158 = getelementptr inbounds double, ptr %3, i64 %157
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
  %179 = getelementptr inbounds double, ptr %158, i64 1
  %180 = or i64 %160, 2
  %181 = mul nsw i64 %180, %2
  %182 = getelementptr inbounds double, ptr %158, i64 2
  %183 = getelementptr inbounds double, ptr %158, i64 3
  %184 = or i64 %160, 3
  %185 = mul nsw i64 %184, %2
  %186 = getelementptr inbounds double, ptr %158, i64 4
  %187 = getelementptr inbounds double, ptr %158, i64 5
  %188 = or i64 %160, 4
  %189 = mul nsw i64 %188, %2
  %190 = getelementptr inbounds double, ptr %158, i64 6
  %191 = getelementptr inbounds double, ptr %158, i64 7
  %192 = or i64 %160, 5
  %193 = mul nsw i64 %192, %2
  %194 = getelementptr inbounds double, ptr %158, i64 8
  %195 = getelementptr inbounds double, ptr %158, i64 9
  %196 = or i64 %160, 6
  %197 = mul nsw i64 %196, %2
  %198 = getelementptr inbounds double, ptr %158, i64 10
  %199 = getelementptr inbounds double, ptr %158, i64 11
  %200 = or i64 %160, 7
  %201 = mul nsw i64 %200, %2
  %202 = getelementptr inbounds double, ptr %158, i64 12
  %203 = getelementptr inbounds double, ptr %158, i64 13
  br label %204

204:                                              ; preds = %204, %159
  %205 = phi i64 [ 0, %159 ], [ %403, %204 ]
  %206 = add nsw i64 %205, %161
  %207 = getelementptr inbounds %struct.point, ptr %5, i64 %206
  %208 = load <8 x double>, ptr %207, align 64
  %209 = getelementptr inbounds i8, ptr %207, i64 64
  %210 = load <8 x double>, ptr %209, align 64
  %211 = add nsw i64 %205, %163
  %212 = getelementptr inbounds %struct.point, ptr %5, i64 %211
  %213 = load <8 x double>, ptr %212, align 64
  %214 = getelementptr inbounds i8, ptr %212, i64 64
  %215 = load <8 x double>, ptr %214, align 64
  %216 = fadd <8 x double> %208, %213
  %217 = fadd <8 x double> %210, %215
  %218 = fsub <8 x double> %208, %213
  %219 = fsub <8 x double> %210, %215
  %220 = add nsw i64 %205, %165
  %221 = getelementptr inbounds %struct.point, ptr %5, i64 %220
  %222 = load <8 x double>, ptr %221, align 64
  %223 = getelementptr inbounds i8, ptr %221, i64 64
  %224 = load <8 x double>, ptr %223, align 64
  %225 = add nsw i64 %205, %167
  %226 = getelementptr inbounds %struct.point, ptr %5, i64 %225
  %227 = load <8 x double>, ptr %226, align 64
  %228 = getelementptr inbounds i8, ptr %226, i64 64
  %229 = load <8 x double>, ptr %228, align 64
  %230 = fadd <8 x double> %222, %227
  %231 = fadd <8 x double> %224, %229
  %232 = fsub <8 x double> %222, %227
  %233 = fsub <8 x double> %224, %229
  %234 = add nsw i64 %205, %169
  %235 = getelementptr inbounds %struct.point, ptr %5, i64 %234
  %236 = load <8 x double>, ptr %235, align 64
  %237 = getelementptr inbounds i8, ptr %235, i64 64
  %238 = load <8 x double>, ptr %237, align 64
  %239 = add nsw i64 %205, %171
  %240 = getelementptr inbounds %struct.point, ptr %5, i64 %239
  %241 = load <8 x double>, ptr %240, align 64
  %242 = getelementptr inbounds i8, ptr %240, i64 64
  %243 = load <8 x double>, ptr %242, align 64
  %244 = fadd <8 x double> %236, %241
  %245 = fadd <8 x double> %238, %243
  %246 = fsub <8 x double> %236, %241
  %247 = fsub <8 x double> %238, %243
  %248 = add nsw i64 %205, %173
  %249 = getelementptr inbounds %struct.point, ptr %5, i64 %248
  %250 = load <8 x double>, ptr %249, align 64
  %251 = getelementptr inbounds i8, ptr %249, i64 64
  %252 = load <8 x double>, ptr %251, align 64
  %253 = add nsw i64 %205, %175
  %254 = getelementptr inbounds %struct.point, ptr %5, i64 %253
  %255 = load <8 x double>, ptr %254, align 64
  %256 = getelementptr inbounds i8, ptr %254, i64 64
  %257 = load <8 x double>, ptr %256, align 64
  %258 = fadd <8 x double> %250, %255
  %259 = fadd <8 x double> %252, %257
  %260 = fsub <8 x double> %250, %255
  %261 = fsub <8 x double> %252, %257
  %262 = fadd <8 x double> %232, %233
  %263 = fmul <8 x double> %262, <double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD>
  %264 = fsub <8 x double> %233, %232
  %265 = fmul <8 x double> %264, <double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD>
  %266 = fadd <8 x double> %260, %261
  %267 = fsub <8 x double> %261, %260
  %268 = fmul <8 x double> %267, <double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD>
  %269 = fmul <8 x double> %266, <double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD>
  %270 = fadd <8 x double> %216, %244
  %271 = fadd <8 x double> %217, %245
  %272 = fsub <8 x double> %216, %244
  %273 = fsub <8 x double> %217, %245
  %274 = fadd <8 x double> %230, %258
  %275 = fadd <8 x double> %231, %259
  %276 = fsub <8 x double> %230, %258
  %277 = fsub <8 x double> %231, %259
  %278 = fadd <8 x double> %270, %274
  %279 = fadd <8 x double> %271, %275
  %280 = fadd <8 x double> %272, %277
  %281 = fsub <8 x double> %273, %276
  %282 = fsub <8 x double> %270, %274
  %283 = fsub <8 x double> %271, %275
  %284 = fsub <8 x double> %272, %277
  %285 = fadd <8 x double> %273, %276
  %286 = fadd <8 x double> %218, %247
  %287 = fsub <8 x double> %219, %246
  %288 = fsub <8 x double> %218, %247
  %289 = fadd <8 x double> %219, %246
  %290 = fadd <8 x double> %263, %268
  %291 = fadd <8 x double> %265, %269
  %292 = fsub <8 x double> %263, %268
  %293 = fsub <8 x double> %265, %269
  %294 = fadd <8 x double> %286, %290
  %295 = fadd <8 x double> %287, %291
  %296 = fadd <8 x double> %288, %293
  %297 = fsub <8 x double> %289, %292
  %298 = fsub <8 x double> %286, %290
  %299 = fsub <8 x double> %287, %291
  %300 = fsub <8 x double> %288, %293
  %301 = fadd <8 x double> %289, %292
  %302 = add nsw i64 %205, %176
  %303 = getelementptr inbounds %struct.point, ptr %7, i64 %302
  store <8 x double> %278, ptr %303, align 64
  %304 = getelementptr inbounds i8, ptr %303, i64 64
  store <8 x double> %279, ptr %304, align 64
  %305 = add nsw i64 %205, %178
  %306 = load double, ptr %158, align 8
  %307 = insertelement <8 x double> poison, double %306, i64 0
  %308 = shufflevector <8 x double> %307, <8 x double> poison, <8 x i32> zeroinitializer
  %309 = load double, ptr %179, align 8
  %310 = insertelement <8 x double> poison, double %309, i64 0
  %311 = shufflevector <8 x double> %310, <8 x double> poison, <8 x i32> zeroinitializer
  %312 = fneg <8 x double> %295
  %313 = fmul <8 x double> %311, %312
  %314 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %294, <8 x double> %308, <8 x double> %313)
  %315 = fmul <8 x double> %295, %308
  %316 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %294, <8 x double> %311, <8 x double> %315)
  %317 = getelementptr inbounds %struct.point, ptr %7, i64 %305
  store <8 x double> %314, ptr %317, align 64
  %318 = getelementptr inbounds i8, ptr %317, i64 64
  store <8 x double> %316, ptr %318, align 64
  %319 = add nsw i64 %205, %181
  %320 = load double, ptr %182, align 8
  %321 = insertelement <8 x double> poison, double %320, i64 0
  %322 = shufflevector <8 x double> %321, <8 x double> poison, <8 x i32> zeroinitializer
  %323 = load double, ptr %183, align 8
  %324 = insertelement <8 x double> poison, double %323, i64 0
  %325 = shufflevector <8 x double> %324, <8 x double> poison, <8 x i32> zeroinitializer
  %326 = fneg <8 x double> %281
  %327 = fmul <8 x double> %325, %326
  %328 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %280, <8 x double> %322, <8 x double> %327)
  %329 = fmul <8 x double> %281, %322
  %330 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %280, <8 x double> %325, <8 x double> %329)
  %331 = getelementptr inbounds %struct.point, ptr %7, i64 %319
  store <8 x double> %328, ptr %331, align 64
  %332 = getelementptr inbounds i8, ptr %331, i64 64
  store <8 x double> %330, ptr %332, align 64
  %333 = add nsw i64 %205, %185
  %334 = load double, ptr %186, align 8
  %335 = insertelement <8 x double> poison, double %334, i64 0
  %336 = shufflevector <8 x double> %335, <8 x double> poison, <8 x i32> zeroinitializer
  %337 = load double, ptr %187, align 8
  %338 = insertelement <8 x double> poison, double %337, i64 0
  %339 = shufflevector <8 x double> %338, <8 x double> poison, <8 x i32> zeroinitializer
  %340 = fneg <8 x double> %297
  %341 = fmul <8 x double> %339, %340
  %342 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %296, <8 x double> %336, <8 x double> %341)
  %343 = fmul <8 x double> %297, %336
  %344 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %296, <8 x double> %339, <8 x double> %343)
  %345 = getelementptr inbounds %struct.point, ptr %7, i64 %333
  store <8 x double> %342, ptr %345, align 64
  %346 = getelementptr inbounds i8, ptr %345, i64 64
  store <8 x double> %344, ptr %346, align 64
  %347 = add nsw i64 %205, %189
  %348 = load double, ptr %190, align 8
  %349 = insertelement <8 x double> poison, double %348, i64 0
  %350 = shufflevector <8 x double> %349, <8 x double> poison, <8 x i32> zeroinitializer
  %351 = load double, ptr %191, align 8
  %352 = insertelement <8 x double> poison, double %351, i64 0
  %353 = shufflevector <8 x double> %352, <8 x double> poison, <8 x i32> zeroinitializer
  %354 = fneg <8 x double> %283
  %355 = fmul <8 x double> %353, %354
  %356 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %282, <8 x double> %350, <8 x double> %355)
  %357 = fmul <8 x double> %283, %350
  %358 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %282, <8 x double> %353, <8 x double> %357)
  %359 = getelementptr inbounds %struct.point, ptr %7, i64 %347
  store <8 x double> %356, ptr %359, align 64
  %360 = getelementptr inbounds i8, ptr %359, i64 64
  store <8 x double> %358, ptr %360, align 64
  %361 = add nsw i64 %205, %193
  %362 = load double, ptr %194, align 8
  %363 = insertelement <8 x double> poison, double %362, i64 0
  %364 = shufflevector <8 x double> %363, <8 x double> poison, <8 x i32> zeroinitializer
  %365 = load double, ptr %195, align 8
  %366 = insertelement <8 x double> poison, double %365, i64 0
  %367 = shufflevector <8 x double> %366, <8 x double> poison, <8 x i32> zeroinitializer
  %368 = fneg <8 x double> %299
  %369 = fmul <8 x double> %367, %368
  %370 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %298, <8 x double> %364, <8 x double> %369)
  %371 = fmul <8 x double> %299, %364
  %372 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %298, <8 x double> %367, <8 x double> %371)
  %373 = getelementptr inbounds %struct.point, ptr %7, i64 %361
  store <8 x double> %370, ptr %373, align 64
  %374 = getelementptr inbounds i8, ptr %373, i64 64
  store <8 x double> %372, ptr %374, align 64
  %375 = add nsw i64 %205, %197
  %376 = load double, ptr %198, align 8
  %377 = insertelement <8 x double> poison, double %376, i64 0
  %378 = shufflevector <8 x double> %377, <8 x double> poison, <8 x i32> zeroinitializer
  %379 = load double, ptr %199, align 8
  %380 = insertelement <8 x double> poison, double %379, i64 0
  %381 = shufflevector <8 x double> %380, <8 x double> poison, <8 x i32> zeroinitializer
  %382 = fneg <8 x double> %285
  %383 = fmul <8 x double> %381, %382
  %384 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %284, <8 x double> %378, <8 x double> %383)
  %385 = fmul <8 x double> %285, %378
  %386 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %284, <8 x double> %381, <8 x double> %385)
  %387 = getelementptr inbounds %struct.point, ptr %7, i64 %375
  store <8 x double> %384, ptr %387, align 64
  %388 = getelementptr inbounds i8, ptr %387, i64 64
  store <8 x double> %386, ptr %388, align 64
  %389 = add nsw i64 %205, %201
  %390 = load double, ptr %202, align 8
  %391 = insertelement <8 x double> poison, double %390, i64 0
  %392 = shufflevector <8 x double> %391, <8 x double> poison, <8 x i32> zeroinitializer
  %393 = load double, ptr %203, align 8
  %394 = insertelement <8 x double> poison, double %393, i64 0
  %395 = shufflevector <8 x double> %394, <8 x double> poison, <8 x i32> zeroinitializer
  %396 = fneg <8 x double> %301
  %397 = fmul <8 x double> %395, %396
  %398 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %300, <8 x double> %392, <8 x double> %397)
  %399 = fmul <8 x double> %301, %392
  %400 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %300, <8 x double> %395, <8 x double> %399)
  %401 = getelementptr inbounds %struct.point, ptr %7, i64 %389
  store <8 x double> %398, ptr %401, align 64
  %402 = getelementptr inbounds i8, ptr %401, i64 64
  store <8 x double> %400, ptr %402, align 64
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
  %19 = load <8 x double>, ptr %18, align 64
  %20 = getelementptr inbounds i8, ptr %18, i64 64
  %21 = load <8 x double>, ptr %20, align 64
  %22 = add nsw i64 %17, %10
  %23 = getelementptr inbounds %struct.point, ptr %5, i64 %22
  %24 = load <8 x double>, ptr %23, align 64
  %25 = getelementptr inbounds i8, ptr %23, i64 64
  %26 = load <8 x double>, ptr %25, align 64
  %27 = add nsw i64 %17, %11
  %28 = getelementptr inbounds %struct.point, ptr %5, i64 %27
  %29 = load <8 x double>, ptr %28, align 64
  %30 = getelementptr inbounds i8, ptr %28, i64 64
  %31 = load <8 x double>, ptr %30, align 64
  %32 = add nsw i64 %17, %13
  %33 = getelementptr inbounds %struct.point, ptr %5, i64 %32
  %34 = load <8 x double>, ptr %33, align 64
  %35 = getelementptr inbounds i8, ptr %33, i64 64
  %36 = load <8 x double>, ptr %35, align 64
  %37 = fadd <8 x double> %19, %29
  %38 = fadd <8 x double> %21, %31
  %39 = fsub <8 x double> %19, %29
  %40 = fsub <8 x double> %21, %31
  %41 = fadd <8 x double> %24, %34
  %42 = fadd <8 x double> %26, %36
  %43 = fsub <8 x double> %24, %34
  %44 = fsub <8 x double> %26, %36
  %45 = fadd <8 x double> %37, %41
  %46 = fadd <8 x double> %38, %42
  %47 = fadd <8 x double> %39, %44
  %48 = fsub <8 x double> %40, %43
  %49 = fsub <8 x double> %37, %41
  %50 = fsub <8 x double> %38, %42
  %51 = fsub <8 x double> %39, %44
  %52 = fadd <8 x double> %40, %43
  %53 = getelementptr inbounds %struct.point, ptr %7, i64 %17
  store <8 x double> %45, ptr %53, align 64
  %54 = getelementptr inbounds i8, ptr %53, i64 64
  store <8 x double> %46, ptr %54, align 64
  %55 = add nsw i64 %17, %2
  %56 = getelementptr inbounds %struct.point, ptr %7, i64 %55
  store <8 x double> %47, ptr %56, align 64
  %57 = getelementptr inbounds i8, ptr %56, i64 64
  store <8 x double> %48, ptr %57, align 64
  %58 = add nsw i64 %17, %14
  %59 = getelementptr inbounds %struct.point, ptr %7, i64 %58
  store <8 x double> %49, ptr %59, align 64
  %60 = getelementptr inbounds i8, ptr %59, i64 64
  store <8 x double> %50, ptr %60, align 64
  %61 = add nsw i64 %17, %15
  %62 = getelementptr inbounds %struct.point, ptr %7, i64 %61
  store <8 x double> %51, ptr %62, align 64
  %63 = getelementptr inbounds i8, ptr %62, i64 64
  store <8 x double> %52, ptr %63, align 64
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
  %75 = getelementptr inbounds double, ptr %3, i64 %74
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
  %88 = getelementptr inbounds double, ptr %75, i64 1
  %89 = or i64 %77, 2
  %90 = mul nsw i64 %89, %2
  %91 = getelementptr inbounds double, ptr %75, i64 2
  %92 = getelementptr inbounds double, ptr %75, i64 3
  %93 = or i64 %77, 3
  %94 = mul nsw i64 %93, %2
  %95 = getelementptr inbounds double, ptr %75, i64 4
  %96 = getelementptr inbounds double, ptr %75, i64 5
  br label %97

97:                                               ; preds = %97, %76
  %98 = phi i64 [ 0, %76 ], [ %180, %97 ]
  %99 = add nsw i64 %98, %78
  %100 = getelementptr inbounds %struct.point, ptr %5, i64 %99
  %101 = load <8 x double>, ptr %100, align 64
  %102 = getelementptr inbounds i8, ptr %100, i64 64
  %103 = load <8 x double>, ptr %102, align 64
  %104 = add nsw i64 %98, %80
  %105 = getelementptr inbounds %struct.point, ptr %5, i64 %104
  %106 = load <8 x double>, ptr %105, align 64
  %107 = getelementptr inbounds i8, ptr %105, i64 64
  %108 = load <8 x double>, ptr %107, align 64
  %109 = add nsw i64 %98, %82
  %110 = getelementptr inbounds %struct.point, ptr %5, i64 %109
  %111 = load <8 x double>, ptr %110, align 64
  %112 = getelementptr inbounds i8, ptr %110, i64 64
  %113 = load <8 x double>, ptr %112, align 64
  %114 = add nsw i64 %98, %84
  %115 = getelementptr inbounds %struct.point, ptr %5, i64 %114
  %116 = load <8 x double>, ptr %115, align 64
  %117 = getelementptr inbounds i8, ptr %115, i64 64
  %118 = load <8 x double>, ptr %117, align 64
  %119 = fadd <8 x double> %101, %111
  %120 = fadd <8 x double> %103, %113
  %121 = fsub <8 x double> %101, %111
  %122 = fsub <8 x double> %103, %113
  %123 = fadd <8 x double> %106, %116
  %124 = fadd <8 x double> %108, %118
  %125 = fsub <8 x double> %106, %116
  %126 = fsub <8 x double> %108, %118
  %127 = fadd <8 x double> %119, %123
  %128 = fadd <8 x double> %120, %124
  %129 = fadd <8 x double> %121, %126
  %130 = fsub <8 x double> %122, %125
  %131 = fsub <8 x double> %119, %123
  %132 = fsub <8 x double> %120, %124
  %133 = fsub <8 x double> %121, %126
  %134 = fadd <8 x double> %122, %125
  %135 = add nsw i64 %98, %85
  %136 = getelementptr inbounds %struct.point, ptr %7, i64 %135
  store <8 x double> %127, ptr %136, align 64
  %137 = getelementptr inbounds i8, ptr %136, i64 64
  store <8 x double> %128, ptr %137, align 64
  %138 = add nsw i64 %98, %87
  %139 = load double, ptr %75, align 8
  %140 = insertelement <8 x double> poison, double %139, i64 0
  %141 = shufflevector <8 x double> %140, <8 x double> poison, <8 x i32> zeroinitializer
  %142 = load double, ptr %88, align 8
  %143 = insertelement <8 x double> poison, double %142, i64 0
  %144 = shufflevector <8 x double> %143, <8 x double> poison, <8 x i32> zeroinitializer
  %145 = fneg <8 x double> %130
  %146 = fmul <8 x double> %144, %145
  %147 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %129, <8 x double> %141, <8 x double> %146)
  %148 = fmul <8 x double> %130, %141
  %149 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %129, <8 x double> %144, <8 x double> %148)
  %150 = getelementptr inbounds %struct.point, ptr %7, i64 %138
  store <8 x double> %147, ptr %150, align 64
  %151 = getelementptr inbounds i8, ptr %150, i64 64
  store <8 x double> %149, ptr %151, align 64
  %152 = add nsw i64 %98, %90
  %153 = load double, ptr %91, align 8
  %154 = insertelement <8 x double> poison, double %153, i64 0
  %155 = shufflevector <8 x double> %154, <8 x double> poison, <8 x i32> zeroinitializer
  %156 = load double, ptr %92, align 8
  %157 = insertelement <8 x double> poison, double %156, i64 0
  %158 = shufflevector <8 x double> %157, <8 x double> poison, <8 x i32> zeroinitializer
  %159 = fneg <8 x double> %132
  %160 = fmul <8 x double> %158, %159
  %161 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %131, <8 x double> %155, <8 x double> %160)
  %162 = fmul <8 x double> %132, %155
  %163 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %131, <8 x double> %158, <8 x double> %162)
  %164 = getelementptr inbounds %struct.point, ptr %7, i64 %152
  store <8 x double> %161, ptr %164, align 64
  %165 = getelementptr inbounds i8, ptr %164, i64 64
  store <8 x double> %163, ptr %165, align 64
  %166 = add nsw i64 %98, %94
  %167 = load double, ptr %95, align 8
  %168 = insertelement <8 x double> poison, double %167, i64 0
  %169 = shufflevector <8 x double> %168, <8 x double> poison, <8 x i32> zeroinitializer
  %170 = load double, ptr %96, align 8
  %171 = insertelement <8 x double> poison, double %170, i64 0
  %172 = shufflevector <8 x double> %171, <8 x double> poison, <8 x i32> zeroinitializer
  %173 = fneg <8 x double> %134
  %174 = fmul <8 x double> %172, %173
  %175 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %133, <8 x double> %169, <8 x double> %174)
  %176 = fmul <8 x double> %134, %169
  %177 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %133, <8 x double> %172, <8 x double> %176)
  %178 = getelementptr inbounds %struct.point, ptr %7, i64 %166
  store <8 x double> %175, ptr %178, align 64
  %179 = getelementptr inbounds i8, ptr %178, i64 64
  store <8 x double> %177, ptr %179, align 64
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
  %14 = load <8 x double>, ptr %13, align 64
  %15 = getelementptr inbounds i8, ptr %13, i64 64
  %16 = load <8 x double>, ptr %15, align 64
  %17 = add nsw i64 %12, %10
  %18 = getelementptr inbounds %struct.point, ptr %5, i64 %17
  %19 = load <8 x double>, ptr %18, align 64
  %20 = getelementptr inbounds i8, ptr %18, i64 64
  %21 = load <8 x double>, ptr %20, align 64
  %22 = fadd <8 x double> %14, %19
  %23 = fadd <8 x double> %16, %21
  %24 = getelementptr inbounds %struct.point, ptr %7, i64 %12
  store <8 x double> %22, ptr %24, align 64
  %25 = getelementptr inbounds i8, ptr %24, i64 64
  store <8 x double> %23, ptr %25, align 64
  %26 = add nsw i64 %12, %2
  %27 = fsub <8 x double> %14, %19
  %28 = fsub <8 x double> %16, %21
  %29 = getelementptr inbounds %struct.point, ptr %7, i64 %26
  store <8 x double> %27, ptr %29, align 64
  %30 = getelementptr inbounds i8, ptr %29, i64 64
  store <8 x double> %28, ptr %30, align 64
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
  %39 = getelementptr inbounds double, ptr %3, i64 %38
  br i1 %8, label %40, label %83

40:                                               ; preds = %36
  %41 = mul nsw i64 %37, %2
  %42 = add nsw i64 %37, %1
  %43 = mul nsw i64 %42, %2
  %44 = mul nsw i64 %38, %2
  %45 = or i64 %38, 1
  %46 = mul nsw i64 %45, %2
  %47 = getelementptr inbounds double, ptr %39, i64 1
  br label %48

48:                                               ; preds = %48, %40
  %49 = phi i64 [ 0, %40 ], [ %81, %48 ]
  %50 = add nsw i64 %49, %41
  %51 = getelementptr inbounds %struct.point, ptr %5, i64 %50
  %52 = load <8 x double>, ptr %51, align 64
  %53 = getelementptr inbounds i8, ptr %51, i64 64
  %54 = load <8 x double>, ptr %53, align 64
  %55 = add nsw i64 %49, %43
  %56 = getelementptr inbounds %struct.point, ptr %5, i64 %55
  %57 = load <8 x double>, ptr %56, align 64
  %58 = getelementptr inbounds i8, ptr %56, i64 64
  %59 = load <8 x double>, ptr %58, align 64
  %60 = add nsw i64 %49, %44
  %61 = fadd <8 x double> %52, %57
  %62 = fadd <8 x double> %54, %59
  %63 = getelementptr inbounds %struct.point, ptr %7, i64 %60
  store <8 x double> %61, ptr %63, align 64
  %64 = getelementptr inbounds i8, ptr %63, i64 64
  store <8 x double> %62, ptr %64, align 64
  %65 = add nsw i64 %49, %46
  %66 = fsub <8 x double> %52, %57
  %67 = fsub <8 x double> %54, %59
  %68 = load double, ptr %39, align 8
  %69 = insertelement <8 x double> poison, double %68, i64 0
  %70 = shufflevector <8 x double> %69, <8 x double> poison, <8 x i32> zeroinitializer
  %71 = load double, ptr %47, align 8
  %72 = insertelement <8 x double> poison, double %71, i64 0
  %73 = shufflevector <8 x double> %72, <8 x double> poison, <8 x i32> zeroinitializer
  %74 = fneg <8 x double> %67
  %75 = fmul <8 x double> %73, %74
  %76 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %66, <8 x double> %70, <8 x double> %75)
  %77 = fmul <8 x double> %67, %70
  %78 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %66, <8 x double> %73, <8 x double> %77)
  %79 = getelementptr inbounds %struct.point, ptr %7, i64 %65
  store <8 x double> %76, ptr %79, align 64
  %80 = getelementptr inbounds i8, ptr %79, i64 64
  store <8 x double> %78, ptr %80, align 64
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
  %13 = getelementptr inbounds double, ptr %4, i64 2
  %14 = getelementptr inbounds double, ptr %4, i64 3
  %15 = shl nsw i64 %2, 1
  br label %16

16:                                               ; preds = %10, %16
  %17 = phi i64 [ %61, %16 ], [ 0, %10 ]
  %18 = getelementptr inbounds %struct.point, ptr %6, i64 %17
  %19 = load <8 x double>, ptr %18, align 64
  %20 = getelementptr inbounds i8, ptr %18, i64 64
  %21 = load <8 x double>, ptr %20, align 64
  %22 = add nsw i64 %11, %17
  %23 = getelementptr inbounds %struct.point, ptr %6, i64 %22
  %24 = load <8 x double>, ptr %23, align 64
  %25 = getelementptr inbounds i8, ptr %23, i64 64
  %26 = load <8 x double>, ptr %25, align 64
  %27 = add nsw i64 %12, %17
  %28 = getelementptr inbounds %struct.point, ptr %6, i64 %27
  %29 = load <8 x double>, ptr %28, align 64
  %30 = getelementptr inbounds i8, ptr %28, i64 64
  %31 = load <8 x double>, ptr %30, align 64
  %32 = fadd <8 x double> %24, %29
  %33 = fadd <8 x double> %26, %31
  %34 = fsub <8 x double> %24, %29
  %35 = fsub <8 x double> %26, %31
  %36 = fadd <8 x double> %19, %32
  %37 = fadd <8 x double> %21, %33
  %38 = getelementptr inbounds %struct.point, ptr %8, i64 %17
  store <8 x double> %36, ptr %38, align 64
  %39 = getelementptr inbounds i8, ptr %38, i64 64
  store <8 x double> %37, ptr %39, align 64
  %40 = load double, ptr %13, align 8
  %41 = insertelement <8 x double> poison, double %40, i64 0
  %42 = shufflevector <8 x double> %41, <8 x double> poison, <8 x i32> zeroinitializer
  %43 = load double, ptr %14, align 8
  %44 = insertelement <8 x double> poison, double %43, i64 0
  %45 = shufflevector <8 x double> %44, <8 x double> poison, <8 x i32> zeroinitializer
  %46 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %42, <8 x double> %32, <8 x double> %19)
  %47 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %42, <8 x double> %33, <8 x double> %21)
  %48 = fneg <8 x double> %45
  %49 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %48, <8 x double> %35, <8 x double> zeroinitializer)
  %50 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %45, <8 x double> %34, <8 x double> zeroinitializer)
  %51 = add nsw i64 %17, %2
  %52 = fadd <8 x double> %46, %49
  %53 = fadd <8 x double> %47, %50
  %54 = getelementptr inbounds %struct.point, ptr %8, i64 %51
  store <8 x double> %52, ptr %54, align 64
  %55 = getelementptr inbounds i8, ptr %54, i64 64
  store <8 x double> %53, ptr %55, align 64
  %56 = add nsw i64 %15, %17
  %57 = fsub <8 x double> %46, %49
  %58 = fsub <8 x double> %47, %50
  %59 = getelementptr inbounds %struct.point, ptr %8, i64 %56
  store <8 x double> %57, ptr %59, align 64
  %60 = getelementptr inbounds i8, ptr %59, i64 64
  store <8 x double> %58, ptr %60, align 64
  %61 = add nuw nsw i64 %17, 1
  %62 = icmp eq i64 %61, %2
  br i1 %62, label %63, label %16

63:                                               ; preds = %16, %5
  %64 = icmp sgt i64 %1, 1
  br i1 %64, label %65, label %71

65:                                               ; preds = %63
  %66 = icmp eq ptr %3, null
  %67 = getelementptr inbounds double, ptr %3, i64 -2
  %68 = shl nsw i64 %1, 1
  %69 = getelementptr inbounds double, ptr %4, i64 2
  %70 = getelementptr inbounds double, ptr %4, i64 3
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
  %79 = getelementptr inbounds double, ptr %67, i64 %75
  %80 = add nsw i64 %73, %1
  %81 = mul nsw i64 %80, %2
  %82 = add nsw i64 %68, %73
  %83 = mul nsw i64 %82, %2
  %84 = add nuw nsw i64 %77, 1
  %85 = mul nsw i64 %84, %2
  %86 = getelementptr inbounds double, ptr %79, i64 2
  %87 = getelementptr inbounds double, ptr %86, i64 1
  %88 = add nuw nsw i64 %77, 2
  %89 = mul nsw i64 %88, %2
  %90 = getelementptr inbounds double, ptr %79, i64 4
  %91 = getelementptr inbounds double, ptr %90, i64 1
  br label %92

92:                                               ; preds = %164, %74
  %93 = phi i64 [ 0, %74 ], [ %169, %164 ]
  %94 = add nsw i64 %93, %76
  %95 = getelementptr inbounds %struct.point, ptr %6, i64 %94
  %96 = load <8 x double>, ptr %95, align 64
  %97 = getelementptr inbounds i8, ptr %95, i64 64
  %98 = load <8 x double>, ptr %97, align 64
  %99 = add nsw i64 %81, %93
  %100 = getelementptr inbounds %struct.point, ptr %6, i64 %99
  %101 = load <8 x double>, ptr %100, align 64
  %102 = getelementptr inbounds i8, ptr %100, i64 64
  %103 = load <8 x double>, ptr %102, align 64
  %104 = add nsw i64 %83, %93
  %105 = getelementptr inbounds %struct.point, ptr %6, i64 %104
  %106 = load <8 x double>, ptr %105, align 64
  %107 = getelementptr inbounds i8, ptr %105, i64 64
  %108 = load <8 x double>, ptr %107, align 64
  %109 = fadd <8 x double> %101, %106
  %110 = fadd <8 x double> %103, %108
  %111 = fsub <8 x double> %101, %106
  %112 = fsub <8 x double> %103, %108
  %113 = fadd <8 x double> %96, %109
  %114 = fadd <8 x double> %98, %110
  %115 = add nsw i64 %93, %78
  %116 = getelementptr inbounds %struct.point, ptr %8, i64 %115
  store <8 x double> %113, ptr %116, align 64
  %117 = getelementptr inbounds i8, ptr %116, i64 64
  store <8 x double> %114, ptr %117, align 64
  %118 = load double, ptr %69, align 8
  %119 = insertelement <8 x double> poison, double %118, i64 0
  %120 = shufflevector <8 x double> %119, <8 x double> poison, <8 x i32> zeroinitializer
  %121 = load double, ptr %70, align 8
  %122 = insertelement <8 x double> poison, double %121, i64 0
  %123 = shufflevector <8 x double> %122, <8 x double> poison, <8 x i32> zeroinitializer
  %124 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %120, <8 x double> %109, <8 x double> %96)
  %125 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %120, <8 x double> %110, <8 x double> %98)
  %126 = fneg <8 x double> %123
  %127 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %126, <8 x double> %112, <8 x double> zeroinitializer)
  %128 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %123, <8 x double> %111, <8 x double> zeroinitializer)
  %129 = add nsw i64 %85, %93
  %130 = fadd <8 x double> %124, %127
  %131 = fadd <8 x double> %125, %128
  br i1 %66, label %144, label %132

132:                                              ; preds = %92
  %133 = load double, ptr %86, align 8
  %134 = insertelement <8 x double> poison, double %133, i64 0
  %135 = shufflevector <8 x double> %134, <8 x double> poison, <8 x i32> zeroinitializer
  %136 = load double, ptr %87, align 8
  %137 = insertelement <8 x double> poison, double %136, i64 0
  %138 = shufflevector <8 x double> %137, <8 x double> poison, <8 x i32> zeroinitializer
  %139 = fneg <8 x double> %131
  %140 = fmul <8 x double> %138, %139
  %141 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %130, <8 x double> %135, <8 x double> %140)
  %142 = fmul <8 x double> %131, %135
  %143 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %130, <8 x double> %138, <8 x double> %142)
  br label %144

144:                                              ; preds = %132, %92
  %145 = phi <8 x double> [ %143, %132 ], [ %131, %92 ]
  %146 = phi <8 x double> [ %141, %132 ], [ %130, %92 ]
  %147 = getelementptr inbounds %struct.point, ptr %8, i64 %129
  store <8 x double> %146, ptr %147, align 64
  %148 = getelementptr inbounds i8, ptr %147, i64 64
  store <8 x double> %145, ptr %148, align 64
  %149 = add nsw i64 %89, %93
  %150 = fsub <8 x double> %124, %127
  %151 = fsub <8 x double> %125, %128
  br i1 %66, label %164, label %152

152:                                              ; preds = %144
  %153 = load double, ptr %90, align 8
  %154 = insertelement <8 x double> poison, double %153, i64 0
  %155 = shufflevector <8 x double> %154, <8 x double> poison, <8 x i32> zeroinitializer
  %156 = load double, ptr %91, align 8
  %157 = insertelement <8 x double> poison, double %156, i64 0
  %158 = shufflevector <8 x double> %157, <8 x double> poison, <8 x i32> zeroinitializer
  %159 = fneg <8 x double> %151
  %160 = fmul <8 x double> %158, %159
  %161 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %150, <8 x double> %155, <8 x double> %160)
  %162 = fmul <8 x double> %151, %155
  %163 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %150, <8 x double> %158, <8 x double> %162)
  br label %164

164:                                              ; preds = %152, %144
  %165 = phi <8 x double> [ %163, %152 ], [ %151, %144 ]
  %166 = phi <8 x double> [ %161, %152 ], [ %150, %144 ]
  %167 = getelementptr inbounds %struct.point, ptr %8, i64 %149
  store <8 x double> %166, ptr %167, align 64
  %168 = getelementptr inbounds i8, ptr %167, i64 64
  store <8 x double> %165, ptr %168, align 64
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
  %12 = getelementptr inbounds double, ptr %4, i64 4
  %13 = shl i64 %11, 2
  %14 = shl i64 %11, 1
  %15 = mul i64 %11, 3
  %16 = getelementptr inbounds double, ptr %4, i64 2
  %17 = getelementptr inbounds double, ptr %4, i64 3
  %18 = getelementptr inbounds double, ptr %4, i64 5
  %19 = shl nsw i64 %2, 2
  %20 = getelementptr inbounds double, ptr %4, i64 8
  %21 = getelementptr inbounds double, ptr %4, i64 9
  %22 = shl nsw i64 %2, 1
  %23 = mul nsw i64 %2, 3
  br label %24

24:                                               ; preds = %10, %24
  %25 = phi i64 [ %128, %24 ], [ 0, %10 ]
  %26 = getelementptr inbounds %struct.point, ptr %6, i64 %25
  %27 = load <8 x double>, ptr %26, align 64
  %28 = getelementptr inbounds i8, ptr %26, i64 64
  %29 = load <8 x double>, ptr %28, align 64
  %30 = add nsw i64 %11, %25
  %31 = getelementptr inbounds %struct.point, ptr %6, i64 %30
  %32 = load <8 x double>, ptr %31, align 64
  %33 = getelementptr inbounds i8, ptr %31, i64 64
  %34 = load <8 x double>, ptr %33, align 64
  %35 = add nsw i64 %13, %25
  %36 = getelementptr inbounds %struct.point, ptr %6, i64 %35
  %37 = load <8 x double>, ptr %36, align 64
  %38 = getelementptr inbounds i8, ptr %36, i64 64
  %39 = load <8 x double>, ptr %38, align 64
  %40 = fadd <8 x double> %32, %37
  %41 = fadd <8 x double> %34, %39
  %42 = fsub <8 x double> %32, %37
  %43 = fsub <8 x double> %34, %39
  %44 = fadd <8 x double> %27, %40
  %45 = fadd <8 x double> %29, %41
  %46 = add nsw i64 %14, %25
  %47 = getelementptr inbounds %struct.point, ptr %6, i64 %46
  %48 = load <8 x double>, ptr %47, align 64
  %49 = getelementptr inbounds i8, ptr %47, i64 64
  %50 = load <8 x double>, ptr %49, align 64
  %51 = add nsw i64 %15, %25
  %52 = getelementptr inbounds %struct.point, ptr %6, i64 %51
  %53 = load <8 x double>, ptr %52, align 64
  %54 = getelementptr inbounds i8, ptr %52, i64 64
  %55 = load <8 x double>, ptr %54, align 64
  %56 = fadd <8 x double> %48, %53
  %57 = fadd <8 x double> %50, %55
  %58 = fsub <8 x double> %48, %53
  %59 = fsub <8 x double> %50, %55
  %60 = fadd <8 x double> %44, %56
  %61 = fadd <8 x double> %45, %57
  %62 = getelementptr inbounds %struct.point, ptr %8, i64 %25
  store <8 x double> %60, ptr %62, align 64
  %63 = getelementptr inbounds i8, ptr %62, i64 64
  store <8 x double> %61, ptr %63, align 64
  %64 = load double, ptr %16, align 8
  %65 = insertelement <8 x double> poison, double %64, i64 0
  %66 = shufflevector <8 x double> %65, <8 x double> poison, <8 x i32> zeroinitializer
  %67 = load double, ptr %17, align 8
  %68 = insertelement <8 x double> poison, double %67, i64 0
  %69 = shufflevector <8 x double> %68, <8 x double> poison, <8 x i32> zeroinitializer
  %70 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %66, <8 x double> %40, <8 x double> %27)
  %71 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %66, <8 x double> %41, <8 x double> %29)
  %72 = fneg <8 x double> %69
  %73 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %72, <8 x double> %43, <8 x double> zeroinitializer)
  %74 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %69, <8 x double> %42, <8 x double> zeroinitializer)
  %75 = load double, ptr %12, align 8
  %76 = insertelement <8 x double> poison, double %75, i64 0
  %77 = shufflevector <8 x double> %76, <8 x double> poison, <8 x i32> zeroinitializer
  %78 = load double, ptr %18, align 8
  %79 = insertelement <8 x double> poison, double %78, i64 0
  %80 = shufflevector <8 x double> %79, <8 x double> poison, <8 x i32> zeroinitializer
  %81 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %77, <8 x double> %56, <8 x double> %70)
  %82 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %77, <8 x double> %57, <8 x double> %71)
  %83 = fneg <8 x double> %80
  %84 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %83, <8 x double> %59, <8 x double> %73)
  %85 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %80, <8 x double> %58, <8 x double> %74)
  %86 = add nsw i64 %25, %2
  %87 = fadd <8 x double> %81, %84
  %88 = fadd <8 x double> %82, %85
  %89 = getelementptr inbounds %struct.point, ptr %8, i64 %86
  store <8 x double> %87, ptr %89, align 64
  %90 = getelementptr inbounds i8, ptr %89, i64 64
  store <8 x double> %88, ptr %90, align 64
  %91 = add nsw i64 %19, %25
  %92 = fsub <8 x double> %81, %84
  %93 = fsub <8 x double> %82, %85
  %94 = getelementptr inbounds %struct.point, ptr %8, i64 %91
  store <8 x double> %92, ptr %94, align 64
  %95 = getelementptr inbounds i8, ptr %94, i64 64
  store <8 x double> %93, ptr %95, align 64
  %96 = load double, ptr %12, align 8
  %97 = insertelement <8 x double> poison, double %96, i64 0
  %98 = shufflevector <8 x double> %97, <8 x double> poison, <8 x i32> zeroinitializer
  %99 = load double, ptr %18, align 8
  %100 = insertelement <8 x double> poison, double %99, i64 0
  %101 = shufflevector <8 x double> %100, <8 x double> poison, <8 x i32> zeroinitializer
  %102 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %98, <8 x double> %40, <8 x double> %27)
  %103 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %98, <8 x double> %41, <8 x double> %29)
  %104 = fneg <8 x double> %101
  %105 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %104, <8 x double> %43, <8 x double> zeroinitializer)
  %106 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %101, <8 x double> %42, <8 x double> zeroinitializer)
  %107 = load double, ptr %20, align 8
  %108 = insertelement <8 x double> poison, double %107, i64 0
  %109 = shufflevector <8 x double> %108, <8 x double> poison, <8 x i32> zeroinitializer
  %110 = load double, ptr %21, align 8
  %111 = insertelement <8 x double> poison, double %110, i64 0
  %112 = shufflevector <8 x double> %111, <8 x double> poison, <8 x i32> zeroinitializer
  %113 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %109, <8 x double> %56, <8 x double> %102)
  %114 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %109, <8 x double> %57, <8 x double> %103)
  %115 = fneg <8 x double> %112
  %116 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %115, <8 x double> %59, <8 x double> %105)
  %117 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %112, <8 x double> %58, <8 x double> %106)
  %118 = add nsw i64 %22, %25
  %119 = fadd <8 x double> %113, %116
  %120 = fadd <8 x double> %114, %117
  %121 = getelementptr inbounds %struct.point, ptr %8, i64 %118
  store <8 x double> %119, ptr %121, align 64
  %122 = getelementptr inbounds i8, ptr %121, i64 64
  store <8 x double> %120, ptr %122, align 64
  %123 = add nsw i64 %23, %25
  %124 = fsub <8 x double> %113, %116
  %125 = fsub <8 x double> %114, %117
  %126 = getelementptr inbounds %struct.point, ptr %8, i64 %123
  store <8 x double> %124, ptr %126, align 64
  %127 = getelementptr inbounds i8, ptr %126, i64 64
  store <8 x double> %125, ptr %127, align 64
  %128 = add nuw nsw i64 %25, 1
  %129 = icmp eq i64 %128, %2
  br i1 %129, label %130, label %24

130:                                              ; preds = %24, %5
  %131 = icmp sgt i64 %1, 1
  br i1 %131, label %132, label %144

132:                                              ; preds = %130
  %133 = icmp eq ptr %3, null
  %134 = getelementptr inbounds double, ptr %3, i64 -2
  %135 = shl nsw i64 %1, 2
  %136 = shl nsw i64 %1, 1
  %137 = mul nsw i64 %1, 3
  %138 = getelementptr inbounds double, ptr %4, i64 2
  %139 = getelementptr inbounds double, ptr %4, i64 3
  %140 = getelementptr inbounds double, ptr %4, i64 4
  %141 = getelementptr inbounds double, ptr %4, i64 5
  %142 = getelementptr inbounds double, ptr %4, i64 8
  %143 = getelementptr inbounds double, ptr %4, i64 9
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
  %152 = getelementptr inbounds double, ptr %134, i64 %148
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
  %163 = getelementptr inbounds double, ptr %152, i64 2
  %164 = getelementptr inbounds double, ptr %163, i64 1
  %165 = add nuw nsw i64 %150, 4
  %166 = mul nsw i64 %165, %2
  %167 = getelementptr inbounds double, ptr %152, i64 8
  %168 = getelementptr inbounds double, ptr %167, i64 1
  %169 = add nuw nsw i64 %150, 2
  %170 = mul nsw i64 %169, %2
  %171 = getelementptr inbounds double, ptr %152, i64 4
  %172 = getelementptr inbounds double, ptr %171, i64 1
  %173 = add nuw nsw i64 %150, 3
  %174 = mul nsw i64 %173, %2
  %175 = getelementptr inbounds double, ptr %152, i64 6
  %176 = getelementptr inbounds double, ptr %175, i64 1
  br label %177

177:                                              ; preds = %338, %147
  %178 = phi i64 [ 0, %147 ], [ %343, %338 ]
  %179 = add nsw i64 %178, %149
  %180 = getelementptr inbounds %struct.point, ptr %6, i64 %179
  %181 = load <8 x double>, ptr %180, align 64
  %182 = getelementptr inbounds i8, ptr %180, i64 64
  %183 = load <8 x double>, ptr %182, align 64
  %184 = add nsw i64 %154, %178
  %185 = getelementptr inbounds %struct.point, ptr %6, i64 %184
  %186 = load <8 x double>, ptr %185, align 64
  %187 = getelementptr inbounds i8, ptr %185, i64 64
  %188 = load <8 x double>, ptr %187, align 64
  %189 = add nsw i64 %156, %178
  %190 = getelementptr inbounds %struct.point, ptr %6, i64 %189
  %191 = load <8 x double>, ptr %190, align 64
  %192 = getelementptr inbounds i8, ptr %190, i64 64
  %193 = load <8 x double>, ptr %192, align 64
  %194 = fadd <8 x double> %186, %191
  %195 = fadd <8 x double> %188, %193
  %196 = fsub <8 x double> %186, %191
  %197 = fsub <8 x double> %188, %193
  %198 = fadd <8 x double> %181, %194
  %199 = fadd <8 x double> %183, %195
  %200 = add nsw i64 %158, %178
  %201 = getelementptr inbounds %struct.point, ptr %6, i64 %200
  %202 = load <8 x double>, ptr %201, align 64
  %203 = getelementptr inbounds i8, ptr %201, i64 64
  %204 = load <8 x double>, ptr %203, align 64
  %205 = add nsw i64 %160, %178
  %206 = getelementptr inbounds %struct.point, ptr %6, i64 %205
  %207 = load <8 x double>, ptr %206, align 64
  %208 = getelementptr inbounds i8, ptr %206, i64 64
  %209 = load <8 x double>, ptr %208, align 64
  %210 = fadd <8 x double> %202, %207
  %211 = fadd <8 x double> %204, %209
  %212 = fsub <8 x double> %202, %207
  %213 = fsub <8 x double> %204, %209
  %214 = fadd <8 x double> %198, %210
  %215 = fadd <8 x double> %199, %211
  %216 = add nsw i64 %178, %151
  %217 = getelementptr inbounds %struct.point, ptr %8, i64 %216
  store <8 x double> %214, ptr %217, align 64
  %218 = getelementptr inbounds i8, ptr %217, i64 64
  store <8 x double> %215, ptr %218, align 64
  %219 = load double, ptr %138, align 8
  %220 = insertelement <8 x double> poison, double %219, i64 0
  %221 = shufflevector <8 x double> %220, <8 x double> poison, <8 x i32> zeroinitializer
  %222 = load double, ptr %139, align 8
  %223 = insertelement <8 x double> poison, double %222, i64 0
  %224 = shufflevector <8 x double> %223, <8 x double> poison, <8 x i32> zeroinitializer
  %225 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %221, <8 x double> %194, <8 x double> %181)
  %226 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %221, <8 x double> %195, <8 x double> %183)
  %227 = fneg <8 x double> %224
  %228 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %227, <8 x double> %197, <8 x double> zeroinitializer)
  %229 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %224, <8 x double> %196, <8 x double> zeroinitializer)
  %230 = load double, ptr %140, align 8
  %231 = insertelement <8 x double> poison, double %230, i64 0
  %232 = shufflevector <8 x double> %231, <8 x double> poison, <8 x i32> zeroinitializer
  %233 = load double, ptr %141, align 8
  %234 = insertelement <8 x double> poison, double %233, i64 0
  %235 = shufflevector <8 x double> %234, <8 x double> poison, <8 x i32> zeroinitializer
  %236 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %232, <8 x double> %210, <8 x double> %225)
  %237 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %232, <8 x double> %211, <8 x double> %226)
  %238 = fneg <8 x double> %235
  %239 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %238, <8 x double> %213, <8 x double> %228)
  %240 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %235, <8 x double> %212, <8 x double> %229)
  %241 = add nsw i64 %162, %178
  %242 = fadd <8 x double> %236, %239
  %243 = fadd <8 x double> %237, %240
  br i1 %133, label %256, label %244

244:                                              ; preds = %177
  %245 = load double, ptr %163, align 8
  %246 = insertelement <8 x double> poison, double %245, i64 0
  %247 = shufflevector <8 x double> %246, <8 x double> poison, <8 x i32> zeroinitializer
  %248 = load double, ptr %164, align 8
  %249 = insertelement <8 x double> poison, double %248, i64 0
  %250 = shufflevector <8 x double> %249, <8 x double> poison, <8 x i32> zeroinitializer
  %251 = fneg <8 x double> %243
  %252 = fmul <8 x double> %250, %251
  %253 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %242, <8 x double> %247, <8 x double> %252)
  %254 = fmul <8 x double> %243, %247
  %255 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %242, <8 x double> %250, <8 x double> %254)
  br label %256

256:                                              ; preds = %244, %177
  %257 = phi <8 x double> [ %255, %244 ], [ %243, %177 ]
  %258 = phi <8 x double> [ %253, %244 ], [ %242, %177 ]
  %259 = getelementptr inbounds %struct.point, ptr %8, i64 %241
  store <8 x double> %258, ptr %259, align 64
  %260 = getelementptr inbounds i8, ptr %259, i64 64
  store <8 x double> %257, ptr %260, align 64
  %261 = add nsw i64 %166, %178
  %262 = fsub <8 x double> %236, %239
  %263 = fsub <8 x double> %237, %240
  br i1 %133, label %276, label %264

264:                                              ; preds = %256
  %265 = load double, ptr %167, align 8
  %266 = insertelement <8 x double> poison, double %265, i64 0
  %267 = shufflevector <8 x double> %266, <8 x double> poison, <8 x i32> zeroinitializer
  %268 = load double, ptr %168, align 8
  %269 = insertelement <8 x double> poison, double %268, i64 0
  %270 = shufflevector <8 x double> %269, <8 x double> poison, <8 x i32> zeroinitializer
  %271 = fneg <8 x double> %263
  %272 = fmul <8 x double> %270, %271
  %273 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %262, <8 x double> %267, <8 x double> %272)
  %274 = fmul <8 x double> %263, %267
  %275 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %262, <8 x double> %270, <8 x double> %274)
  br label %276

276:                                              ; preds = %264, %256
  %277 = phi <8 x double> [ %275, %264 ], [ %263, %256 ]
  %278 = phi <8 x double> [ %273, %264 ], [ %262, %256 ]
  %279 = getelementptr inbounds %struct.point, ptr %8, i64 %261
  store <8 x double> %278, ptr %279, align 64
  %280 = getelementptr inbounds i8, ptr %279, i64 64
  store <8 x double> %277, ptr %280, align 64
  %281 = load double, ptr %140, align 8
  %282 = insertelement <8 x double> poison, double %281, i64 0
  %283 = shufflevector <8 x double> %282, <8 x double> poison, <8 x i32> zeroinitializer
  %284 = load double, ptr %141, align 8
  %285 = insertelement <8 x double> poison, double %284, i64 0
  %286 = shufflevector <8 x double> %285, <8 x double> poison, <8 x i32> zeroinitializer
  %287 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %283, <8 x double> %194, <8 x double> %181)
  %288 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %283, <8 x double> %195, <8 x double> %183)
  %289 = fneg <8 x double> %286
  %290 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %289, <8 x double> %197, <8 x double> zeroinitializer)
  %291 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %286, <8 x double> %196, <8 x double> zeroinitializer)
  %292 = load double, ptr %142, align 8
  %293 = insertelement <8 x double> poison, double %292, i64 0
  %294 = shufflevector <8 x double> %293, <8 x double> poison, <8 x i32> zeroinitializer
  %295 = load double, ptr %143, align 8
  %296 = insertelement <8 x double> poison, double %295, i64 0
  %297 = shufflevector <8 x double> %296, <8 x double> poison, <8 x i32> zeroinitializer
  %298 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %294, <8 x double> %210, <8 x double> %287)
  %299 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %294, <8 x double> %211, <8 x double> %288)
  %300 = fneg <8 x double> %297
  %301 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %300, <8 x double> %213, <8 x double> %290)
  %302 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %297, <8 x double> %212, <8 x double> %291)
  %303 = add nsw i64 %170, %178
  %304 = fadd <8 x double> %298, %301
  %305 = fadd <8 x double> %299, %302
  br i1 %133, label %318, label %306

306:                                              ; preds = %276
  %307 = load double, ptr %171, align 8
  %308 = insertelement <8 x double> poison, double %307, i64 0
  %309 = shufflevector <8 x double> %308, <8 x double> poison, <8 x i32> zeroinitializer
  %310 = load double, ptr %172, align 8
  %311 = insertelement <8 x double> poison, double %310, i64 0
  %312 = shufflevector <8 x double> %311, <8 x double> poison, <8 x i32> zeroinitializer
  %313 = fneg <8 x double> %305
  %314 = fmul <8 x double> %312, %313
  %315 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %304, <8 x double> %309, <8 x double> %314)
  %316 = fmul <8 x double> %305, %309
  %317 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %304, <8 x double> %312, <8 x double> %316)
  br label %318

318:                                              ; preds = %306, %276
  %319 = phi <8 x double> [ %317, %306 ], [ %305, %276 ]
  %320 = phi <8 x double> [ %315, %306 ], [ %304, %276 ]
  %321 = getelementptr inbounds %struct.point, ptr %8, i64 %303
  store <8 x double> %320, ptr %321, align 64
  %322 = getelementptr inbounds i8, ptr %321, i64 64
  store <8 x double> %319, ptr %322, align 64
  %323 = add nsw i64 %174, %178
  %324 = fsub <8 x double> %298, %301
  %325 = fsub <8 x double> %299, %302
  br i1 %133, label %338, label %326

326:                                              ; preds = %318
  %327 = load double, ptr %175, align 8
  %328 = insertelement <8 x double> poison, double %327, i64 0
  %329 = shufflevector <8 x double> %328, <8 x double> poison, <8 x i32> zeroinitializer
  %330 = load double, ptr %176, align 8
  %331 = insertelement <8 x double> poison, double %330, i64 0
  %332 = shufflevector <8 x double> %331, <8 x double> poison, <8 x i32> zeroinitializer
  %333 = fneg <8 x double> %325
  %334 = fmul <8 x double> %332, %333
  %335 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %324, <8 x double> %329, <8 x double> %334)
  %336 = fmul <8 x double> %325, %329
  %337 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %324, <8 x double> %332, <8 x double> %336)
  br label %338

338:                                              ; preds = %326, %318
  %339 = phi <8 x double> [ %337, %326 ], [ %325, %318 ]
  %340 = phi <8 x double> [ %335, %326 ], [ %324, %318 ]
  %341 = getelementptr inbounds %struct.point, ptr %8, i64 %323
  store <8 x double> %340, ptr %341, align 64
  %342 = getelementptr inbounds i8, ptr %341, i64 64
  store <8 x double> %339, ptr %342, align 64
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
  %21 = getelementptr inbounds double, ptr %3, i64 -2
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
  %30 = getelementptr inbounds double, ptr %21, i64 %26
  br label %31

31:                                               ; preds = %80, %25
  %32 = phi i64 [ 0, %25 ], [ %81, %80 ]
  %33 = add nsw i64 %32, %27
  %34 = getelementptr inbounds %struct.point, ptr %9, i64 %33
  %35 = load <8 x double>, ptr %34, align 64
  %36 = getelementptr inbounds i8, ptr %34, i64 64
  %37 = load <8 x double>, ptr %36, align 64
  br i1 %18, label %44, label %38

38:                                               ; preds = %44, %31
  %39 = phi <8 x double> [ %35, %31 ], [ %75, %44 ]
  %40 = phi <8 x double> [ %37, %31 ], [ %76, %44 ]
  %41 = add nsw i64 %32, %29
  %42 = getelementptr inbounds %struct.point, ptr %11, i64 %41
  store <8 x double> %39, ptr %42, align 64
  %43 = getelementptr inbounds i8, ptr %42, i64 64
  store <8 x double> %40, ptr %43, align 64
  br i1 %19, label %80, label %78

44:                                               ; preds = %31, %44
  %45 = phi i64 [ %48, %44 ], [ 0, %31 ]
  %46 = phi <8 x double> [ %76, %44 ], [ %37, %31 ]
  %47 = phi <8 x double> [ %75, %44 ], [ %35, %31 ]
  %48 = add nuw nsw i64 %45, 1
  %49 = mul nsw i64 %48, %1
  %50 = add nsw i64 %49, %24
  %51 = mul nsw i64 %50, %2
  %52 = add nsw i64 %51, %32
  %53 = getelementptr inbounds %struct.point, ptr %9, i64 %52
  %54 = load <8 x double>, ptr %53, align 64
  %55 = getelementptr inbounds i8, ptr %53, i64 64
  %56 = load <8 x double>, ptr %55, align 64
  %57 = xor i64 %45, -1
  %58 = add i64 %57, %4
  %59 = mul nsw i64 %58, %1
  %60 = add nsw i64 %59, %24
  %61 = mul nsw i64 %60, %2
  %62 = add nsw i64 %61, %32
  %63 = getelementptr inbounds %struct.point, ptr %9, i64 %62
  %64 = load <8 x double>, ptr %63, align 64
  %65 = getelementptr inbounds i8, ptr %63, i64 64
  %66 = load <8 x double>, ptr %65, align 64
  %67 = getelementptr inbounds [6 x %struct.point], ptr %7, i64 0, i64 %45
  %68 = fadd <8 x double> %54, %64
  %69 = fadd <8 x double> %56, %66
  store <8 x double> %68, ptr %67, align 64
  %70 = getelementptr inbounds i8, ptr %67, i64 64
  store <8 x double> %69, ptr %70, align 64
  %71 = getelementptr inbounds [6 x %struct.point], ptr %8, i64 0, i64 %45
  %72 = fsub <8 x double> %54, %64
  %73 = fsub <8 x double> %56, %66
  store <8 x double> %72, ptr %71, align 64
  %74 = getelementptr inbounds i8, ptr %71, i64 64
  store <8 x double> %73, ptr %74, align 64
  %75 = fadd <8 x double> %47, %68
  %76 = fadd <8 x double> %46, %69
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
  %84 = phi <8 x double> [ zeroinitializer, %78 ], [ %124, %93 ]
  %85 = phi <8 x double> [ zeroinitializer, %78 ], [ %121, %93 ]
  %86 = phi <8 x double> [ %35, %78 ], [ %114, %93 ]
  %87 = phi <8 x double> [ %37, %78 ], [ %117, %93 ]
  %88 = add nsw i64 %79, %28
  %89 = mul nsw i64 %88, %2
  %90 = add nsw i64 %89, %32
  %91 = fadd <8 x double> %85, %86
  %92 = fadd <8 x double> %84, %87
  br i1 %20, label %141, label %126

93:                                               ; preds = %78, %93
  %94 = phi i64 [ %99, %93 ], [ 0, %78 ]
  %95 = phi <8 x double> [ %117, %93 ], [ %37, %78 ]
  %96 = phi <8 x double> [ %114, %93 ], [ %35, %78 ]
  %97 = phi <8 x double> [ %121, %93 ], [ zeroinitializer, %78 ]
  %98 = phi <8 x double> [ %124, %93 ], [ zeroinitializer, %78 ]
  %99 = add nuw nsw i64 %94, 1
  %100 = mul nuw nsw i64 %99, %79
  %101 = srem i64 %100, %4
  %102 = shl nuw nsw i64 %101, 1
  %103 = getelementptr inbounds double, ptr %5, i64 %102
  %104 = load double, ptr %103, align 8
  %105 = insertelement <8 x double> poison, double %104, i64 0
  %106 = shufflevector <8 x double> %105, <8 x double> poison, <8 x i32> zeroinitializer
  %107 = or i64 %102, 1
  %108 = getelementptr inbounds double, ptr %5, i64 %107
  %109 = load double, ptr %108, align 8
  %110 = insertelement <8 x double> poison, double %109, i64 0
  %111 = shufflevector <8 x double> %110, <8 x double> poison, <8 x i32> zeroinitializer
  %112 = getelementptr inbounds [6 x %struct.point], ptr %7, i64 0, i64 %94, i32 0
  %113 = load <8 x double>, ptr %112, align 64
  %114 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %106, <8 x double> %113, <8 x double> %96)
  %115 = getelementptr inbounds [6 x %struct.point], ptr %7, i64 0, i64 %94, i32 1
  %116 = load <8 x double>, ptr %115, align 64
  %117 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %106, <8 x double> %116, <8 x double> %95)
  %118 = getelementptr inbounds [6 x %struct.point], ptr %8, i64 0, i64 %94, i32 1
  %119 = load <8 x double>, ptr %118, align 64
  %120 = fneg <8 x double> %111
  %121 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %120, <8 x double> %119, <8 x double> %97)
  %122 = getelementptr inbounds [6 x %struct.point], ptr %8, i64 0, i64 %94, i32 0
  %123 = load <8 x double>, ptr %122, align 64
  %124 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %111, <8 x double> %123, <8 x double> %98)
  %125 = icmp eq i64 %99, %17
  br i1 %125, label %83, label %93

126:                                              ; preds = %83
  %127 = shl nuw nsw i64 %79, 1
  %128 = getelementptr inbounds double, ptr %30, i64 %127
  %129 = load double, ptr %128, align 8
  %130 = insertelement <8 x double> poison, double %129, i64 0
  %131 = shufflevector <8 x double> %130, <8 x double> poison, <8 x i32> zeroinitializer
  %132 = getelementptr inbounds double, ptr %128, i64 1
  %133 = load double, ptr %132, align 8
  %134 = insertelement <8 x double> poison, double %133, i64 0
  %135 = shufflevector <8 x double> %134, <8 x double> poison, <8 x i32> zeroinitializer
  %136 = fneg <8 x double> %92
  %137 = fmul <8 x double> %135, %136
  %138 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %91, <8 x double> %131, <8 x double> %137)
  %139 = fmul <8 x double> %92, %131
  %140 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %91, <8 x double> %135, <8 x double> %139)
  br label %141

141:                                              ; preds = %126, %83
  %142 = phi <8 x double> [ %140, %126 ], [ %92, %83 ]
  %143 = phi <8 x double> [ %138, %126 ], [ %91, %83 ]
  %144 = getelementptr inbounds %struct.point, ptr %11, i64 %90
  store <8 x double> %143, ptr %144, align 64
  %145 = getelementptr inbounds i8, ptr %144, i64 64
  store <8 x double> %142, ptr %145, align 64
  %146 = sub nsw i64 %4, %79
  %147 = add nsw i64 %146, %28
  %148 = mul nsw i64 %147, %2
  %149 = add nsw i64 %148, %32
  %150 = icmp eq i64 %146, 0
  %151 = select i1 %20, i1 true, i1 %150
  %152 = fsub <8 x double> %86, %85
  %153 = fsub <8 x double> %87, %84
  br i1 %151, label %169, label %154

154:                                              ; preds = %141
  %155 = shl nsw i64 %146, 1
  %156 = getelementptr inbounds double, ptr %30, i64 %155
  %157 = load double, ptr %156, align 8
  %158 = insertelement <8 x double> poison, double %157, i64 0
  %159 = shufflevector <8 x double> %158, <8 x double> poison, <8 x i32> zeroinitializer
  %160 = getelementptr inbounds double, ptr %156, i64 1
  %161 = load double, ptr %160, align 8
  %162 = insertelement <8 x double> poison, double %161, i64 0
  %163 = shufflevector <8 x double> %162, <8 x double> poison, <8 x i32> zeroinitializer
  %164 = fneg <8 x double> %153
  %165 = fmul <8 x double> %163, %164
  %166 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %152, <8 x double> %159, <8 x double> %165)
  %167 = fmul <8 x double> %153, %159
  %168 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %152, <8 x double> %163, <8 x double> %167)
  br label %169

169:                                              ; preds = %154, %141
  %170 = phi <8 x double> [ %168, %154 ], [ %153, %141 ]
  %171 = phi <8 x double> [ %166, %154 ], [ %152, %141 ]
  %172 = getelementptr inbounds %struct.point, ptr %11, i64 %149
  store <8 x double> %171, ptr %172, align 64
  %173 = getelementptr inbounds i8, ptr %172, i64 64
  store <8 x double> %170, ptr %173, align 64
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
  %10 = add nsw i64 %1, 8
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
  br i1 %27, label %79, label %28

28:                                               ; preds = %3
  %29 = sdiv i64 %26, 2
  %30 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %31 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 5
  br label %32

32:                                               ; preds = %55, %28
  %33 = phi i64 [ 0, %28 ], [ %74, %55 ]
  %34 = getelementptr inbounds %struct.point, ptr %20, i64 %33
  %35 = load <8 x double>, ptr %34, align 64
  %36 = getelementptr inbounds i8, ptr %34, i64 64
  %37 = load <8 x double>, ptr %36, align 64
  %38 = icmp eq i64 %33, 0
  %39 = sub nsw i64 %26, %33
  %40 = select i1 %38, i64 0, i64 %39
  %41 = getelementptr inbounds %struct.point, ptr %20, i64 %40
  %42 = load <8 x double>, ptr %41, align 64
  %43 = getelementptr inbounds i8, ptr %41, i64 64
  %44 = load <8 x double>, ptr %43, align 64
  br i1 %38, label %55, label %45

45:                                               ; preds = %32
  %46 = shl nuw nsw i64 %33, 1
  %47 = load ptr, ptr %4, align 8
  %48 = getelementptr inbounds %struct.pass, ptr %47, i64 0, i32 2
  %49 = load i64, ptr %48, align 8
  %50 = icmp eq i64 %46, %49
  br i1 %50, label %55, label %51

51:                                               ; preds = %45
  %52 = load ptr, ptr %30, align 8
  %53 = getelementptr inbounds %struct.plan, ptr %52, i64 0, i32 5
  %54 = load double, ptr %53, align 8
  br label %55

55:                                               ; preds = %51, %45, %32
  %56 = phi double [ %54, %51 ], [ 1.000000e+00, %45 ], [ 1.000000e+00, %32 ]
  %57 = load double, ptr %31, align 8
  %58 = fmul double %56, %57
  %59 = fmul double %58, 5.000000e-01
  %60 = insertelement <8 x double> poison, double %59, i64 0
  %61 = shufflevector <8 x double> %60, <8 x double> poison, <8 x i32> zeroinitializer
  %62 = getelementptr inbounds %struct.point, ptr %22, i64 %33
  %63 = fadd <8 x double> %35, %42
  %64 = fmul <8 x double> %63, %61
  %65 = fsub <8 x double> %37, %44
  %66 = fmul <8 x double> %65, %61
  store <8 x double> %64, ptr %62, align 64
  %67 = getelementptr inbounds i8, ptr %62, i64 64
  store <8 x double> %66, ptr %67, align 64
  %68 = getelementptr inbounds %struct.point, ptr %23, i64 %33
  %69 = fadd <8 x double> %37, %44
  %70 = fmul <8 x double> %69, %61
  %71 = fsub <8 x double> %42, %35
  %72 = fmul <8 x double> %71, %61
  store <8 x double> %70, ptr %68, align 64
  %73 = getelementptr inbounds i8, ptr %68, i64 64
  store <8 x double> %72, ptr %73, align 64
  %74 = add nuw nsw i64 %33, 1
  %75 = icmp eq i64 %33, %29
  br i1 %75, label %76, label %32

76:                                               ; preds = %55
  %77 = load ptr, ptr %11, align 8
  %78 = load ptr, ptr %21, align 8
  br label %79

79:                                               ; preds = %76, %3
  %80 = phi ptr [ %78, %76 ], [ %22, %3 ]
  %81 = phi ptr [ %77, %76 ], [ %20, %3 ]
  store ptr %80, ptr %11, align 8
  store ptr %81, ptr %21, align 8
  call fastcc void @write_lines(ptr %0, i64 %1, ptr %2, i64 %9, i64 0)
  %82 = load ptr, ptr %11, align 8
  %83 = getelementptr inbounds %struct.point, ptr %82, i64 %9
  store ptr %83, ptr %11, align 8
  %84 = load i64, ptr %14, align 8
  %85 = icmp slt i64 %10, %84
  br i1 %85, label %86, label %87

86:                                               ; preds = %79
  call fastcc void @write_lines(ptr %0, i64 %10, ptr %2, i64 %9, i64 0)
  br label %87

87:                                               ; preds = %86, %79
  ret void
}

define internal void @half_lines(ptr %0, i64 %1, ptr %2) {
  %4 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.pass, ptr %5, i64 0, i32 2
  %7 = load i64, ptr %6, align 8
  %8 = sdiv i64 %7, 2
  %9 = add nsw i64 %8, 1
  %10 = add nsw i64 %1, 8
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
  br i1 %26, label %76, label %27

27:                                               ; preds = %3
  %28 = sdiv i64 %25, 2
  %29 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  br label %30

30:                                               ; preds = %69, %27
  %31 = phi i64 [ 0, %27 ], [ %74, %69 ]
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %43, label %33

33:                                               ; preds = %30
  %34 = shl nuw nsw i64 %31, 1
  %35 = load ptr, ptr %4, align 8
  %36 = getelementptr inbounds %struct.pass, ptr %35, i64 0, i32 2
  %37 = load i64, ptr %36, align 8
  %38 = icmp eq i64 %34, %37
  br i1 %38, label %43, label %39

39:                                               ; preds = %33
  %40 = load ptr, ptr %29, align 8
  %41 = getelementptr inbounds %struct.plan, ptr %40, i64 0, i32 5
  %42 = load double, ptr %41, align 8
  br label %43

43:                                               ; preds = %39, %33, %30
  %44 = phi i64 [ %34, %33 ], [ %34, %39 ], [ 0, %30 ]
  %45 = phi double [ 1.000000e+00, %33 ], [ %42, %39 ], [ 1.000000e+00, %30 ]
  %46 = insertelement <8 x double> poison, double %45, i64 0
  %47 = shufflevector <8 x double> %46, <8 x double> poison, <8 x i32> zeroinitializer
  %48 = icmp eq i64 %44, %25
  %49 = select i1 %32, i1 true, i1 %48
  %50 = select i1 %49, <8 x double> zeroinitializer, <8 x double> %47
  %51 = getelementptr inbounds %struct.point, ptr %19, i64 %31, i32 0
  %52 = load <8 x double>, ptr %51, align 64
  %53 = fmul <8 x double> %52, %47
  %54 = getelementptr inbounds %struct.point, ptr %19, i64 %31, i32 1
  %55 = load <8 x double>, ptr %54, align 64
  %56 = fmul <8 x double> %55, %50
  %57 = getelementptr inbounds %struct.point, ptr %20, i64 %31, i32 0
  %58 = load <8 x double>, ptr %57, align 64
  %59 = fmul <8 x double> %47, %58
  %60 = getelementptr inbounds %struct.point, ptr %20, i64 %31, i32 1
  %61 = load <8 x double>, ptr %60, align 64
  %62 = fmul <8 x double> %50, %61
  br i1 %32, label %69, label %63

63:                                               ; preds = %43
  %64 = sub nsw i64 %25, %31
  %65 = getelementptr inbounds %struct.point, ptr %22, i64 %64
  %66 = fsub <8 x double> %59, %56
  %67 = fadd <8 x double> %53, %62
  store <8 x double> %66, ptr %65, align 64
  %68 = getelementptr inbounds i8, ptr %65, i64 64
  store <8 x double> %67, ptr %68, align 64
  br label %69

69:                                               ; preds = %63, %43
  %70 = getelementptr inbounds %struct.point, ptr %22, i64 %31
  %71 = fadd <8 x double> %56, %59
  %72 = fsub <8 x double> %53, %62
  store <8 x double> %71, ptr %70, align 64
  %73 = getelementptr inbounds i8, ptr %70, i64 64
  store <8 x double> %72, ptr %73, align 64
  %74 = add nuw nsw i64 %31, 1
  %75 = icmp eq i64 %31, %28
  br i1 %75, label %76, label %30

76:                                               ; preds = %69, %3
  call fastcc void @spectrum(ptr %0, ptr %2, i32 0, i32 0)
  %77 = load ptr, ptr %21, align 8
  %78 = getelementptr inbounds %struct.point, ptr %77, i64 0, i32 1
  call fastcc void @write_real(ptr %0, i64 %1, ptr %78)
  %79 = load i64, ptr %13, align 8
  %80 = icmp slt i64 %10, %79
  br i1 %80, label %81, label %84

81:                                               ; preds = %76
  %82 = load ptr, ptr %21, align 8
  %83 = getelementptr inbounds %struct.point, ptr %82, i64 0, i32 0
  call fastcc void @write_real(ptr %0, i64 %10, ptr %83)
  br label %84

84:                                               ; preds = %81, %76
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
  %34 = icmp slt i64 %20, 8
  %35 = select i1 %34, i64 %20, i64 8
  %36 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 1
  store i64 %35, ptr %36, align 8
  %37 = icmp sgt i64 %20, 7
  %38 = icmp eq i64 %33, 1
  %39 = select i1 %37, i1 %38, i1 false
  %40 = add nsw i64 %29, 8
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
  %68 = icmp eq i64 %55, 8
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
  %83 = add nsw i64 %75, 8
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
  %111 = icmp eq i64 %98, 8
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
  %155 = getelementptr inbounds double, ptr %149, i64 %154
  %156 = getelementptr inbounds double, ptr %155, i64 8
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
  %171 = getelementptr inbounds double, ptr %165, i64 %170
  %172 = getelementptr inbounds double, ptr %171, i64 8
  %173 = shl nsw i64 %167, 1
  store ptr %171, ptr %161, align 8
  %174 = getelementptr inbounds i8, ptr %161, i64 8
  store ptr %172, ptr %174, align 8
  %175 = getelementptr inbounds i8, ptr %161, i64 16
  store i64 %173, ptr %175, align 8
  %176 = getelementptr inbounds i8, ptr %161, i64 24
  store i64 %11, ptr %176, align 8
  %177 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 5
  %178 = load double, ptr %177, align 8
  %179 = getelementptr inbounds %struct.flow, ptr %2, i64 0, i32 4
  store double %178, ptr %179, align 8
  %180 = getelementptr inbounds %struct.pass, ptr %7, i64 0, i32 15
  %181 = load i64, ptr %180, align 8
  %182 = icmp sgt i64 %181, -1
  br i1 %182, label %183, label %194

183:                                              ; preds = %143
  %184 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 2
  %185 = load ptr, ptr %184, align 8
  %186 = getelementptr inbounds double, ptr %185, i64 %181
  %187 = load i64, ptr %21, align 8
  %188 = srem i64 %1, %187
  %189 = shl nsw i64 %188, 1
  %190 = getelementptr inbounds double, ptr %186, i64 %189
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
  store <8 x double> zeroinitializer, ptr %208, align 64
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
  %27 = icmp slt i64 %13, 8
  %28 = select i1 %27, i64 %13, i64 8
  %29 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 1
  store i64 %28, ptr %29, align 8
  %30 = icmp sgt i64 %13, 7
  %31 = icmp eq i64 %26, 1
  %32 = select i1 %30, i1 %31, i1 false
  %33 = add nsw i64 %22, 8
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
  %61 = icmp eq i64 %48, 8
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
  br i1 %70, label %71, label %205

71:                                               ; preds = %69
  %72 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 0
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr inbounds double, ptr %10, i64 %73
  br label %75

75:                                               ; preds = %71, %75
  %76 = phi i64 [ 0, %71 ], [ %82, %75 ]
  %77 = mul nsw i64 %76, %66
  %78 = getelementptr inbounds double, ptr %74, i64 %77
  %79 = load <8 x double>, ptr %78, align 1
  %80 = shl nuw nsw i64 %76, 1
  %81 = getelementptr inbounds <8 x double>, ptr %2, i64 %80
  store <8 x double> %79, ptr %81, align 64
  %82 = add nuw nsw i64 %76, 1
  %83 = icmp eq i64 %82, %64
  br i1 %83, label %205, label %75

84:                                               ; preds = %62
  %85 = icmp ne i64 %66, 1
  %86 = icmp slt i64 %64, 8
  %87 = select i1 %85, i1 true, i1 %86
  br i1 %87, label %181, label %88

88:                                               ; preds = %84
  %89 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 0
  %90 = load i64, ptr %89, align 8
  %91 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 1
  %92 = load i64, ptr %91, align 8
  %93 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 2
  %94 = load i64, ptr %93, align 8
  %95 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 3
  %96 = load i64, ptr %95, align 8
  %97 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 4
  %98 = load i64, ptr %97, align 8
  %99 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 5
  %100 = load i64, ptr %99, align 8
  %101 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 6
  %102 = load i64, ptr %101, align 8
  %103 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 7
  %104 = load i64, ptr %103, align 8
  %105 = getelementptr inbounds double, ptr %10, i64 %90
  %106 = getelementptr inbounds double, ptr %10, i64 %92
  %107 = getelementptr inbounds double, ptr %10, i64 %94
  %108 = getelementptr inbounds double, ptr %10, i64 %96
  %109 = getelementptr inbounds double, ptr %10, i64 %98
  %110 = getelementptr inbounds double, ptr %10, i64 %100
  %111 = getelementptr inbounds double, ptr %10, i64 %102
  %112 = getelementptr inbounds double, ptr %10, i64 %104
  br label %113

113:                                              ; preds = %88, %113
  %114 = phi i64 [ 8, %88 ], [ %179, %113 ]
  %115 = phi i64 [ 0, %88 ], [ %114, %113 ]
  %116 = getelementptr inbounds double, ptr %105, i64 %115
  %117 = load <8 x double>, ptr %116, align 1
  %118 = getelementptr inbounds double, ptr %106, i64 %115
  %119 = load <8 x double>, ptr %118, align 1
  %120 = getelementptr inbounds double, ptr %107, i64 %115
  %121 = load <8 x double>, ptr %120, align 1
  %122 = getelementptr inbounds double, ptr %108, i64 %115
  %123 = load <8 x double>, ptr %122, align 1
  %124 = getelementptr inbounds double, ptr %109, i64 %115
  %125 = load <8 x double>, ptr %124, align 1
  %126 = getelementptr inbounds double, ptr %110, i64 %115
  %127 = load <8 x double>, ptr %126, align 1
  %128 = getelementptr inbounds double, ptr %111, i64 %115
  %129 = load <8 x double>, ptr %128, align 1
  %130 = getelementptr inbounds double, ptr %112, i64 %115
  %131 = load <8 x double>, ptr %130, align 1
  %132 = shufflevector <8 x double> %117, <8 x double> %119, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %133 = shufflevector <8 x double> %117, <8 x double> %119, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %134 = shufflevector <8 x double> %121, <8 x double> %123, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %135 = shufflevector <8 x double> %121, <8 x double> %123, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %136 = shufflevector <8 x double> %125, <8 x double> %127, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %137 = shufflevector <8 x double> %125, <8 x double> %127, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %138 = shufflevector <8 x double> %129, <8 x double> %131, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %139 = shufflevector <8 x double> %129, <8 x double> %131, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %140 = shufflevector <8 x double> %132, <8 x double> %134, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %141 = shufflevector <8 x double> %132, <8 x double> %134, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %142 = shufflevector <8 x double> %133, <8 x double> %135, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %143 = shufflevector <8 x double> %133, <8 x double> %135, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %144 = shufflevector <8 x double> %136, <8 x double> %138, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %145 = shufflevector <8 x double> %136, <8 x double> %138, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %146 = shufflevector <8 x double> %137, <8 x double> %139, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %147 = shufflevector <8 x double> %137, <8 x double> %139, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %148 = shufflevector <8 x double> %140, <8 x double> %144, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %149 = shufflevector <8 x double> %140, <8 x double> %144, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %150 = shufflevector <8 x double> %142, <8 x double> %146, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %151 = shufflevector <8 x double> %142, <8 x double> %146, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %152 = shufflevector <8 x double> %141, <8 x double> %145, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %153 = shufflevector <8 x double> %141, <8 x double> %145, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %154 = shufflevector <8 x double> %143, <8 x double> %147, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %155 = shufflevector <8 x double> %143, <8 x double> %147, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %156 = shl nuw nsw i64 %115, 1
  %157 = getelementptr inbounds <8 x double>, ptr %2, i64 %156
  store <8 x double> %148, ptr %157, align 64
  %158 = shl nuw i64 %115, 1
  %159 = or i64 %158, 2
  %160 = getelementptr inbounds <8 x double>, ptr %2, i64 %159
  store <8 x double> %150, ptr %160, align 64
  %161 = shl nuw i64 %115, 1
  %162 = or i64 %161, 4
  %163 = getelementptr inbounds <8 x double>, ptr %2, i64 %162
  store <8 x double> %152, ptr %163, align 64
  %164 = shl nuw i64 %115, 1
  %165 = or i64 %164, 6
  %166 = getelementptr inbounds <8 x double>, ptr %2, i64 %165
  store <8 x double> %154, ptr %166, align 64
  %167 = shl nuw i64 %115, 1
  %168 = or i64 %167, 8
  %169 = getelementptr inbounds <8 x double>, ptr %2, i64 %168
  store <8 x double> %149, ptr %169, align 64
  %170 = shl nuw i64 %115, 1
  %171 = or i64 %170, 10
  %172 = getelementptr inbounds <8 x double>, ptr %2, i64 %171
  store <8 x double> %151, ptr %172, align 64
  %173 = shl nuw i64 %115, 1
  %174 = or i64 %173, 12
  %175 = getelementptr inbounds <8 x double>, ptr %2, i64 %174
  store <8 x double> %153, ptr %175, align 64
  %176 = shl nuw i64 %115, 1
  %177 = or i64 %176, 14
  %178 = getelementptr inbounds <8 x double>, ptr %2, i64 %177
  store <8 x double> %155, ptr %178, align 64
  %179 = add nuw nsw i64 %114, 8
  %180 = icmp sgt i64 %179, %64
  br i1 %180, label %181, label %113

181:                                              ; preds = %113, %84
  %182 = phi i64 [ 0, %84 ], [ %114, %113 ]
  %183 = icmp slt i64 %182, %64
  br i1 %183, label %184, label %205

184:                                              ; preds = %181, %190
  %185 = phi i64 [ %191, %190 ], [ %182, %181 ]
  %186 = mul nsw i64 %185, %66
  %187 = shl nuw nsw i64 %185, 1
  %188 = getelementptr inbounds <8 x double>, ptr %2, i64 %187
  %189 = load <8 x double>, ptr %188, align 64
  br label %193

190:                                              ; preds = %193
  %191 = add nuw nsw i64 %185, 1
  %192 = icmp eq i64 %191, %64
  br i1 %192, label %205, label %184

193:                                              ; preds = %184, %193
  %194 = phi <8 x double> [ %189, %184 ], [ %202, %193 ]
  %195 = phi i64 [ 0, %184 ], [ %203, %193 ]
  %196 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 %195
  %197 = load i64, ptr %196, align 8
  %198 = add nsw i64 %197, %186
  %199 = getelementptr inbounds double, ptr %10, i64 %198
  %200 = load double, ptr %199, align 8
  %201 = trunc i64 %195 to i32
  %202 = insertelement <8 x double> %194, double %200, i32 %201
  store <8 x double> %202, ptr %188, align 64
  %203 = add nuw nsw i64 %195, 1
  %204 = icmp eq i64 %203, 8
  br i1 %204, label %190, label %193

205:                                              ; preds = %75, %190, %69, %181
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
  %31 = icmp slt i64 %17, 8
  %32 = select i1 %31, i64 %17, i64 8
  %33 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 1
  store i64 %32, ptr %33, align 8
  %34 = icmp sgt i64 %17, 7
  %35 = icmp eq i64 %30, 1
  %36 = select i1 %34, i1 %35, i1 false
  %37 = add nsw i64 %26, 8
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
  %65 = icmp eq i64 %52, 8
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
  %75 = getelementptr inbounds double, ptr %12, i64 %74
  %76 = getelementptr inbounds double, ptr %75, i64 8
  %77 = shl nsw i64 %68, 1
  %78 = icmp sgt i64 %3, 0
  br i1 %78, label %79, label %376

79:                                               ; preds = %71
  %80 = getelementptr inbounds %struct.flow, ptr %2, i64 0, i32 4
  %81 = getelementptr inbounds %struct.flow, ptr %2, i64 0, i32 5
  %82 = getelementptr inbounds %struct.flow, ptr %2, i64 0, i32 6
  %83 = icmp eq i64 %4, 0
  br label %84

84:                                               ; preds = %79, %112
  %85 = phi i64 [ 0, %79 ], [ %122, %112 ]
  %86 = getelementptr inbounds %struct.point, ptr %14, i64 %85
  %87 = load <8 x double>, ptr %86, align 1
  %88 = getelementptr inbounds i8, ptr %86, i64 64
  %89 = load <8 x double>, ptr %88, align 1
  %90 = load double, ptr %80, align 8
  %91 = insertelement <8 x double> poison, double %90, i64 0
  %92 = shufflevector <8 x double> %91, <8 x double> poison, <8 x i32> zeroinitializer
  %93 = fmul <8 x double> %87, %92
  %94 = fmul <8 x double> %89, %92
  %95 = load ptr, ptr %81, align 8
  %96 = icmp eq ptr %95, null
  br i1 %96, label %112, label %97

97:                                               ; preds = %84
  %98 = shl nuw nsw i64 %85, 1
  %99 = load i64, ptr %82, align 8
  %100 = mul nsw i64 %98, %99
  %101 = getelementptr inbounds double, ptr %95, i64 %100
  %102 = getelementptr inbounds double, ptr %101, i64 8
  %103 = load <8 x double>, ptr %101, align 1
  %104 = load <8 x double>, ptr %102, align 1
  %105 = shufflevector <8 x double> %103, <8 x double> %104, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %106 = shufflevector <8 x double> %103, <8 x double> %104, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %107 = fneg <8 x double> %94
  %108 = fmul <8 x double> %106, %107
  %109 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %93, <8 x double> %105, <8 x double> %108)
  %110 = fmul <8 x double> %94, %105
  %111 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %93, <8 x double> %106, <8 x double> %110)
  br label %112

112:                                              ; preds = %84, %97
  %113 = phi <8 x double> [ %111, %97 ], [ %94, %84 ]
  %114 = phi <8 x double> [ %109, %97 ], [ %93, %84 ]
  %115 = mul nsw i64 %85, %77
  %116 = getelementptr inbounds double, ptr %75, i64 %115
  %117 = getelementptr inbounds double, ptr %76, i64 %115
  %118 = select i1 %83, <8 x double> %113, <8 x double> %114
  %119 = select i1 %83, <8 x double> %114, <8 x double> %113
  %120 = shufflevector <8 x double> %119, <8 x double> %118, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  store <8 x double> %120, ptr %116, align 1
  %121 = shufflevector <8 x double> %119, <8 x double> %118, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x double> %121, ptr %117, align 1
  %122 = add nuw nsw i64 %85, 1
  %123 = icmp eq i64 %122, %3
  br i1 %123, label %376, label %84

124:                                              ; preds = %66
  %125 = icmp ne i64 %68, 1
  %126 = icmp ne i64 %53, 8
  %127 = select i1 %125, i1 true, i1 %126
  %128 = icmp slt i64 %3, 4
  %129 = or i1 %127, %128
  br i1 %129, label %316, label %130

130:                                              ; preds = %124
  %131 = getelementptr inbounds %struct.flow, ptr %2, i64 0, i32 4
  %132 = getelementptr inbounds %struct.flow, ptr %2, i64 0, i32 5
  %133 = icmp eq i64 %4, 0
  %134 = getelementptr inbounds %struct.flow, ptr %2, i64 0, i32 6
  %135 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 0
  %136 = load i64, ptr %135, align 8
  %137 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 1
  %138 = load i64, ptr %137, align 8
  %139 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 2
  %140 = load i64, ptr %139, align 8
  %141 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 3
  %142 = load i64, ptr %141, align 8
  %143 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 4
  %144 = load i64, ptr %143, align 8
  %145 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 5
  %146 = load i64, ptr %145, align 8
  %147 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 6
  %148 = load i64, ptr %147, align 8
  %149 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 7
  %150 = load i64, ptr %149, align 8
  br label %151

151:                                              ; preds = %130, %261
  %152 = phi i64 [ 4, %130 ], [ %314, %261 ]
  %153 = phi i64 [ 0, %130 ], [ %152, %261 ]
  %154 = load double, ptr %131, align 8
  %155 = insertelement <8 x double> poison, double %154, i64 0
  %156 = shufflevector <8 x double> %155, <8 x double> poison, <8 x i32> zeroinitializer
  %157 = load ptr, ptr %132, align 8
  %158 = icmp eq ptr %157, null
  %159 = getelementptr inbounds %struct.point, ptr %14, i64 %153
  %160 = load <8 x double>, ptr %159, align 1
  %161 = getelementptr inbounds i8, ptr %159, i64 64
  %162 = load <8 x double>, ptr %161, align 1
  %163 = fmul <8 x double> %160, %156
  %164 = fmul <8 x double> %162, %156
  br i1 %158, label %180, label %165

165:                                              ; preds = %151
  %166 = shl nuw nsw i64 %153, 1
  %167 = load i64, ptr %134, align 8
  %168 = mul nsw i64 %166, %167
  %169 = getelementptr inbounds double, ptr %157, i64 %168
  %170 = getelementptr inbounds double, ptr %169, i64 8
  %171 = load <8 x double>, ptr %169, align 1
  %172 = load <8 x double>, ptr %170, align 1
  %173 = shufflevector <8 x double> %171, <8 x double> %172, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %174 = shufflevector <8 x double> %171, <8 x double> %172, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %175 = fneg <8 x double> %164
  %176 = fmul <8 x double> %174, %175
  %177 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %163, <8 x double> %173, <8 x double> %176)
  %178 = fmul <8 x double> %164, %173
  %179 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %163, <8 x double> %174, <8 x double> %178)
  br label %180

180:                                              ; preds = %151, %165
  %181 = phi <8 x double> [ %179, %165 ], [ %164, %151 ]
  %182 = phi <8 x double> [ %177, %165 ], [ %163, %151 ]
  %183 = select i1 %133, <8 x double> %181, <8 x double> %182
  %184 = select i1 %133, <8 x double> %182, <8 x double> %181
  %185 = or i64 %153, 1
  %186 = getelementptr inbounds %struct.point, ptr %14, i64 %185
  %187 = load <8 x double>, ptr %186, align 1
  %188 = getelementptr inbounds i8, ptr %186, i64 64
  %189 = load <8 x double>, ptr %188, align 1
  %190 = fmul <8 x double> %187, %156
  %191 = fmul <8 x double> %189, %156
  br i1 %158, label %207, label %192

192:                                              ; preds = %180
  %193 = shl nuw nsw i64 %185, 1
  %194 = load i64, ptr %134, align 8
  %195 = mul nsw i64 %193, %194
  %196 = getelementptr inbounds double, ptr %157, i64 %195
  %197 = getelementptr inbounds double, ptr %196, i64 8
  %198 = load <8 x double>, ptr %196, align 1
  %199 = load <8 x double>, ptr %197, align 1
  %200 = shufflevector <8 x double> %198, <8 x double> %199, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %201 = shufflevector <8 x double> %198, <8 x double> %199, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %202 = fneg <8 x double> %191
  %203 = fmul <8 x double> %201, %202
  %204 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %190, <8 x double> %200, <8 x double> %203)
  %205 = fmul <8 x double> %191, %200
  %206 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %190, <8 x double> %201, <8 x double> %205)
  br label %207

207:                                              ; preds = %192, %180
  %208 = phi <8 x double> [ %206, %192 ], [ %191, %180 ]
  %209 = phi <8 x double> [ %204, %192 ], [ %190, %180 ]
  %210 = select i1 %133, <8 x double> %208, <8 x double> %209
  %211 = select i1 %133, <8 x double> %209, <8 x double> %208
  %212 = or i64 %153, 2
  %213 = getelementptr inbounds %struct.point, ptr %14, i64 %212
  %214 = load <8 x double>, ptr %213, align 1
  %215 = getelementptr inbounds i8, ptr %213, i64 64
  %216 = load <8 x double>, ptr %215, align 1
  %217 = fmul <8 x double> %214, %156
  %218 = fmul <8 x double> %216, %156
  br i1 %158, label %234, label %219

219:                                              ; preds = %207
  %220 = shl nuw nsw i64 %212, 1
  %221 = load i64, ptr %134, align 8
  %222 = mul nsw i64 %220, %221
  %223 = getelementptr inbounds double, ptr %157, i64 %222
  %224 = getelementptr inbounds double, ptr %223, i64 8
  %225 = load <8 x double>, ptr %223, align 1
  %226 = load <8 x double>, ptr %224, align 1
  %227 = shufflevector <8 x double> %225, <8 x double> %226, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %228 = shufflevector <8 x double> %225, <8 x double> %226, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %229 = fneg <8 x double> %218
  %230 = fmul <8 x double> %228, %229
  %231 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %217, <8 x double> %227, <8 x double> %230)
  %232 = fmul <8 x double> %218, %227
  %233 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %217, <8 x double> %228, <8 x double> %232)
  br label %234

234:                                              ; preds = %219, %207
  %235 = phi <8 x double> [ %233, %219 ], [ %218, %207 ]
  %236 = phi <8 x double> [ %231, %219 ], [ %217, %207 ]
  %237 = select i1 %133, <8 x double> %235, <8 x double> %236
  %238 = select i1 %133, <8 x double> %236, <8 x double> %235
  %239 = or i64 %153, 3
  %240 = getelementptr inbounds %struct.point, ptr %14, i64 %239
  %241 = load <8 x double>, ptr %240, align 1
  %242 = getelementptr inbounds i8, ptr %240, i64 64
  %243 = load <8 x double>, ptr %242, align 1
  %244 = fmul <8 x double> %241, %156
  %245 = fmul <8 x double> %243, %156
  br i1 %158, label %261, label %246

246:                                              ; preds = %234
  %247 = shl nuw nsw i64 %239, 1
  %248 = load i64, ptr %134, align 8
  %249 = mul nsw i64 %247, %248
  %250 = getelementptr inbounds double, ptr %157, i64 %249
  %251 = getelementptr inbounds double, ptr %250, i64 8
  %252 = load <8 x double>, ptr %250, align 1
  %253 = load <8 x double>, ptr %251, align 1
  %254 = shufflevector <8 x double> %252, <8 x double> %253, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %255 = shufflevector <8 x double> %252, <8 x double> %253, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %256 = fneg <8 x double> %245
  %257 = fmul <8 x double> %255, %256
  %258 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %244, <8 x double> %254, <8 x double> %257)
  %259 = fmul <8 x double> %245, %254
  %260 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %244, <8 x double> %255, <8 x double> %259)
  br label %261

261:                                              ; preds = %246, %234
  %262 = phi <8 x double> [ %260, %246 ], [ %245, %234 ]
  %263 = phi <8 x double> [ %258, %246 ], [ %244, %234 ]
  %264 = select i1 %133, <8 x double> %262, <8 x double> %263
  %265 = select i1 %133, <8 x double> %263, <8 x double> %262
  %266 = shufflevector <8 x double> %184, <8 x double> %183, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %267 = shufflevector <8 x double> %184, <8 x double> %183, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %268 = shufflevector <8 x double> %211, <8 x double> %210, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %269 = shufflevector <8 x double> %211, <8 x double> %210, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %270 = shufflevector <8 x double> %238, <8 x double> %237, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %271 = shufflevector <8 x double> %238, <8 x double> %237, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %272 = shufflevector <8 x double> %265, <8 x double> %264, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %273 = shufflevector <8 x double> %265, <8 x double> %264, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %274 = shufflevector <8 x double> %266, <8 x double> %268, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %275 = shufflevector <8 x double> %266, <8 x double> %268, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %276 = shufflevector <8 x double> %267, <8 x double> %269, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %277 = shufflevector <8 x double> %267, <8 x double> %269, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %278 = shufflevector <8 x double> %270, <8 x double> %272, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %279 = shufflevector <8 x double> %270, <8 x double> %272, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %280 = shufflevector <8 x double> %271, <8 x double> %273, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %281 = shufflevector <8 x double> %271, <8 x double> %273, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %282 = shufflevector <8 x double> %274, <8 x double> %278, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %283 = shufflevector <8 x double> %274, <8 x double> %278, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %284 = shufflevector <8 x double> %276, <8 x double> %280, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %285 = shufflevector <8 x double> %276, <8 x double> %280, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %286 = shufflevector <8 x double> %275, <8 x double> %279, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %287 = shufflevector <8 x double> %275, <8 x double> %279, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %288 = shufflevector <8 x double> %277, <8 x double> %281, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %289 = shufflevector <8 x double> %277, <8 x double> %281, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %290 = add nsw i64 %136, %153
  %291 = shl nsw i64 %290, 1
  %292 = getelementptr inbounds double, ptr %12, i64 %291
  store <8 x double> %282, ptr %292, align 1
  %293 = add nsw i64 %138, %153
  %294 = shl nsw i64 %293, 1
  %295 = getelementptr inbounds double, ptr %12, i64 %294
  store <8 x double> %284, ptr %295, align 1
  %296 = add nsw i64 %140, %153
  %297 = shl nsw i64 %296, 1
  %298 = getelementptr inbounds double, ptr %12, i64 %297
  store <8 x double> %286, ptr %298, align 1
  %299 = add nsw i64 %142, %153
  %300 = shl nsw i64 %299, 1
  %301 = getelementptr inbounds double, ptr %12, i64 %300
  store <8 x double> %288, ptr %301, align 1
  %302 = add nsw i64 %144, %153
  %303 = shl nsw i64 %302, 1
  %304 = getelementptr inbounds double, ptr %12, i64 %303
  store <8 x double> %283, ptr %304, align 1
  %305 = add nsw i64 %146, %153
  %306 = shl nsw i64 %305, 1
  %307 = getelementptr inbounds double, ptr %12, i64 %306
  store <8 x double> %285, ptr %307, align 1
  %308 = add nsw i64 %148, %153
  %309 = shl nsw i64 %308, 1
  %310 = getelementptr inbounds double, ptr %12, i64 %309
  store <8 x double> %287, ptr %310, align 1
  %311 = add nsw i64 %150, %153
  %312 = shl nsw i64 %311, 1
  %313 = getelementptr inbounds double, ptr %12, i64 %312
  store <8 x double> %289, ptr %313, align 1
  %314 = add nuw nsw i64 %152, 4
  %315 = icmp sgt i64 %314, %3
  br i1 %315, label %316, label %151

316:                                              ; preds = %261, %124
  %317 = phi i64 [ 0, %124 ], [ %152, %261 ]
  %318 = icmp slt i64 %317, %3
  br i1 %318, label %319, label %376

319:                                              ; preds = %316
  %320 = getelementptr inbounds %struct.flow, ptr %2, i64 0, i32 4
  %321 = getelementptr inbounds %struct.flow, ptr %2, i64 0, i32 5
  %322 = getelementptr inbounds %struct.flow, ptr %2, i64 0, i32 6
  %323 = icmp eq i64 %4, 0
  %324 = icmp sgt i64 %53, 0
  br label %325

325:                                              ; preds = %319, %360
  %326 = phi i64 [ %317, %319 ], [ %361, %360 ]
  %327 = getelementptr inbounds %struct.point, ptr %14, i64 %326
  %328 = load <8 x double>, ptr %327, align 1
  %329 = getelementptr inbounds i8, ptr %327, i64 64
  %330 = load <8 x double>, ptr %329, align 1
  %331 = load double, ptr %320, align 8
  %332 = insertelement <8 x double> poison, double %331, i64 0
  %333 = shufflevector <8 x double> %332, <8 x double> poison, <8 x i32> zeroinitializer
  %334 = fmul <8 x double> %328, %333
  %335 = fmul <8 x double> %330, %333
  %336 = load ptr, ptr %321, align 8
  %337 = icmp eq ptr %336, null
  br i1 %337, label %353, label %338

338:                                              ; preds = %325
  %339 = shl nuw nsw i64 %326, 1
  %340 = load i64, ptr %322, align 8
  %341 = mul nsw i64 %339, %340
  %342 = getelementptr inbounds double, ptr %336, i64 %341
  %343 = getelementptr inbounds double, ptr %342, i64 8
  %344 = load <8 x double>, ptr %342, align 1
  %345 = load <8 x double>, ptr %343, align 1
  %346 = shufflevector <8 x double> %344, <8 x double> %345, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %347 = shufflevector <8 x double> %344, <8 x double> %345, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %348 = fneg <8 x double> %335
  %349 = fmul <8 x double> %347, %348
  %350 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %334, <8 x double> %346, <8 x double> %349)
  %351 = fmul <8 x double> %335, %346
  %352 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %334, <8 x double> %347, <8 x double> %351)
  br label %353

353:                                              ; preds = %325, %338
  %354 = phi <8 x double> [ %352, %338 ], [ %335, %325 ]
  %355 = phi <8 x double> [ %350, %338 ], [ %334, %325 ]
  %356 = select i1 %323, <8 x double> %354, <8 x double> %355
  %357 = select i1 %323, <8 x double> %355, <8 x double> %354
  br i1 %324, label %358, label %360

358:                                              ; preds = %353
  %359 = mul nsw i64 %326, %68
  br label %363

360:                                              ; preds = %363, %353
  %361 = add nuw nsw i64 %326, 1
  %362 = icmp eq i64 %361, %3
  br i1 %362, label %376, label %325

363:                                              ; preds = %358, %363
  %364 = phi i64 [ 0, %358 ], [ %374, %363 ]
  %365 = extractelement <8 x double> %357, i64 %364
  %366 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 %364
  %367 = load i64, ptr %366, align 8
  %368 = add nsw i64 %367, %359
  %369 = shl nsw i64 %368, 1
  %370 = getelementptr inbounds double, ptr %12, i64 %369
  store double %365, ptr %370, align 8
  %371 = extractelement <8 x double> %356, i64 %364
  %372 = or i64 %369, 1
  %373 = getelementptr inbounds double, ptr %12, i64 %372
  store double %371, ptr %373, align 8
  %374 = add nuw nsw i64 %364, 1
  %375 = icmp eq i64 %374, %53
  br i1 %375, label %360, label %363

376:                                              ; preds = %112, %360, %71, %316
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
  %29 = icmp slt i64 %15, 8
  %30 = select i1 %29, i64 %15, i64 8
  %31 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 1
  store i64 %30, ptr %31, align 8
  %32 = icmp sgt i64 %15, 7
  %33 = icmp eq i64 %28, 1
  %34 = select i1 %32, i1 %33, i1 false
  %35 = add nsw i64 %24, 8
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
  %63 = icmp eq i64 %50, 8
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
  %73 = getelementptr inbounds double, ptr %12, i64 %72
  %74 = getelementptr inbounds double, ptr %73, i64 8
  %75 = shl nsw i64 %66, 1
  %76 = icmp sgt i64 %3, 0
  br i1 %76, label %77, label %298

77:                                               ; preds = %69
  %78 = icmp eq i64 %4, 0
  br label %79

79:                                               ; preds = %77, %79
  %80 = phi i64 [ 0, %77 ], [ %92, %79 ]
  %81 = getelementptr inbounds %struct.point, ptr %2, i64 %80
  %82 = mul nsw i64 %80, %75
  %83 = getelementptr inbounds double, ptr %73, i64 %82
  %84 = getelementptr inbounds double, ptr %74, i64 %82
  %85 = load <8 x double>, ptr %83, align 1
  %86 = load <8 x double>, ptr %84, align 1
  %87 = shufflevector <8 x double> %85, <8 x double> %86, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %88 = shufflevector <8 x double> %85, <8 x double> %86, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %89 = select i1 %78, <8 x double> %87, <8 x double> %88
  %90 = select i1 %78, <8 x double> %88, <8 x double> %87
  store <8 x double> %89, ptr %81, align 64
  %91 = getelementptr inbounds i8, ptr %81, i64 64
  store <8 x double> %90, ptr %91, align 64
  %92 = add nuw nsw i64 %80, 1
  %93 = icmp eq i64 %92, %3
  br i1 %93, label %298, label %79

94:                                               ; preds = %64
  %95 = icmp ne i64 %66, 1
  %96 = icmp slt i64 %3, 4
  %97 = or i1 %95, %96
  br i1 %97, label %196, label %98

98:                                               ; preds = %94
  %99 = icmp eq i64 %4, 0
  %100 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 1
  %101 = load i64, ptr %100, align 8
  %102 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 2
  %103 = load i64, ptr %102, align 8
  %104 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 3
  %105 = load i64, ptr %104, align 8
  %106 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 4
  %107 = load i64, ptr %106, align 8
  %108 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 5
  %109 = load i64, ptr %108, align 8
  %110 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 6
  %111 = load i64, ptr %110, align 8
  %112 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 7
  %113 = load i64, ptr %112, align 8
  %114 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 0
  %115 = load i64, ptr %114, align 8
  br label %116

116:                                              ; preds = %98, %116
  %117 = phi i64 [ 4, %98 ], [ %194, %116 ]
  %118 = phi i64 [ 0, %98 ], [ %117, %116 ]
  %119 = add nsw i64 %115, %118
  %120 = shl nsw i64 %119, 1
  %121 = getelementptr inbounds double, ptr %12, i64 %120
  %122 = load <8 x double>, ptr %121, align 1
  %123 = add nsw i64 %101, %118
  %124 = shl nsw i64 %123, 1
  %125 = getelementptr inbounds double, ptr %12, i64 %124
  %126 = load <8 x double>, ptr %125, align 1
  %127 = add nsw i64 %103, %118
  %128 = shl nsw i64 %127, 1
  %129 = getelementptr inbounds double, ptr %12, i64 %128
  %130 = load <8 x double>, ptr %129, align 1
  %131 = add nsw i64 %105, %118
  %132 = shl nsw i64 %131, 1
  %133 = getelementptr inbounds double, ptr %12, i64 %132
  %134 = load <8 x double>, ptr %133, align 1
  %135 = add nsw i64 %107, %118
  %136 = shl nsw i64 %135, 1
  %137 = getelementptr inbounds double, ptr %12, i64 %136
  %138 = load <8 x double>, ptr %137, align 1
  %139 = add nsw i64 %109, %118
  %140 = shl nsw i64 %139, 1
  %141 = getelementptr inbounds double, ptr %12, i64 %140
  %142 = load <8 x double>, ptr %141, align 1
  %143 = add nsw i64 %111, %118
  %144 = shl nsw i64 %143, 1
  %145 = getelementptr inbounds double, ptr %12, i64 %144
  %146 = load <8 x double>, ptr %145, align 1
  %147 = add nsw i64 %113, %118
  %148 = shl nsw i64 %147, 1
  %149 = getelementptr inbounds double, ptr %12, i64 %148
  %150 = load <8 x double>, ptr %149, align 1
  %151 = shufflevector <8 x double> %122, <8 x double> %126, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %152 = shufflevector <8 x double> %122, <8 x double> %126, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %153 = shufflevector <8 x double> %130, <8 x double> %134, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %154 = shufflevector <8 x double> %130, <8 x double> %134, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %155 = shufflevector <8 x double> %138, <8 x double> %142, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %156 = shufflevector <8 x double> %138, <8 x double> %142, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %157 = shufflevector <8 x double> %146, <8 x double> %150, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %158 = shufflevector <8 x double> %146, <8 x double> %150, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %159 = shufflevector <8 x double> %151, <8 x double> %153, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %160 = shufflevector <8 x double> %151, <8 x double> %153, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %161 = shufflevector <8 x double> %152, <8 x double> %154, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %162 = shufflevector <8 x double> %152, <8 x double> %154, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %163 = shufflevector <8 x double> %155, <8 x double> %157, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %164 = shufflevector <8 x double> %155, <8 x double> %157, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %165 = shufflevector <8 x double> %156, <8 x double> %158, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %166 = shufflevector <8 x double> %156, <8 x double> %158, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %167 = shufflevector <8 x double> %159, <8 x double> %163, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %168 = shufflevector <8 x double> %159, <8 x double> %163, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %169 = shufflevector <8 x double> %161, <8 x double> %165, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %170 = shufflevector <8 x double> %161, <8 x double> %165, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %171 = shufflevector <8 x double> %160, <8 x double> %164, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %172 = shufflevector <8 x double> %160, <8 x double> %164, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %173 = shufflevector <8 x double> %162, <8 x double> %166, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %174 = shufflevector <8 x double> %162, <8 x double> %166, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %175 = getelementptr inbounds %struct.point, ptr %2, i64 %118
  %176 = select i1 %99, <8 x double> %169, <8 x double> %167
  %177 = select i1 %99, <8 x double> %167, <8 x double> %169
  store <8 x double> %177, ptr %175, align 64
  %178 = getelementptr inbounds i8, ptr %175, i64 64
  store <8 x double> %176, ptr %178, align 64
  %179 = or i64 %118, 1
  %180 = getelementptr inbounds %struct.point, ptr %2, i64 %179
  %181 = select i1 %99, <8 x double> %173, <8 x double> %171
  %182 = select i1 %99, <8 x double> %171, <8 x double> %173
  store <8 x double> %182, ptr %180, align 64
  %183 = getelementptr inbounds i8, ptr %180, i64 64
  store <8 x double> %181, ptr %183, align 64
  %184 = or i64 %118, 2
  %185 = getelementptr inbounds %struct.point, ptr %2, i64 %184
  %186 = select i1 %99, <8 x double> %170, <8 x double> %168
  %187 = select i1 %99, <8 x double> %168, <8 x double> %170
  store <8 x double> %187, ptr %185, align 64
  %188 = getelementptr inbounds i8, ptr %185, i64 64
  store <8 x double> %186, ptr %188, align 64
  %189 = or i64 %118, 3
  %190 = getelementptr inbounds %struct.point, ptr %2, i64 %189
  %191 = select i1 %99, <8 x double> %174, <8 x double> %172
  %192 = select i1 %99, <8 x double> %172, <8 x double> %174
  store <8 x double> %192, ptr %190, align 64
  %193 = getelementptr inbounds i8, ptr %190, i64 64
  store <8 x double> %191, ptr %193, align 64
  %194 = add nuw nsw i64 %117, 4
  %195 = icmp sgt i64 %194, %3
  br i1 %195, label %196, label %116

196:                                              ; preds = %116, %94
  %197 = phi i64 [ 0, %94 ], [ %117, %116 ]
  %198 = icmp slt i64 %197, %3
  br i1 %198, label %199, label %298

199:                                              ; preds = %196
  %200 = icmp eq i64 %4, 0
  %201 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 0
  %202 = load i64, ptr %201, align 8
  %203 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 1
  %204 = load i64, ptr %203, align 8
  %205 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 2
  %206 = load i64, ptr %205, align 8
  %207 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 3
  %208 = load i64, ptr %207, align 8
  %209 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 4
  %210 = load i64, ptr %209, align 8
  %211 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 5
  %212 = load i64, ptr %211, align 8
  %213 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 6
  %214 = load i64, ptr %213, align 8
  %215 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 7
  %216 = load i64, ptr %215, align 8
  br label %217

217:                                              ; preds = %199, %217
  %218 = phi i64 [ %197, %199 ], [ %296, %217 ]
  %219 = mul nsw i64 %218, %66
  %220 = add nsw i64 %202, %219
  %221 = shl nsw i64 %220, 1
  %222 = getelementptr inbounds double, ptr %12, i64 %221
  %223 = load double, ptr %222, align 8
  %224 = insertelement <8 x double> poison, double %223, i64 0
  %225 = or i64 %221, 1
  %226 = getelementptr inbounds double, ptr %12, i64 %225
  %227 = load double, ptr %226, align 8
  %228 = insertelement <8 x double> poison, double %227, i64 0
  %229 = add nsw i64 %204, %219
  %230 = shl nsw i64 %229, 1
  %231 = getelementptr inbounds double, ptr %12, i64 %230
  %232 = load double, ptr %231, align 8
  %233 = insertelement <8 x double> %224, double %232, i64 1
  %234 = or i64 %230, 1
  %235 = getelementptr inbounds double, ptr %12, i64 %234
  %236 = load double, ptr %235, align 8
  %237 = insertelement <8 x double> %228, double %236, i64 1
  %238 = add nsw i64 %206, %219
  %239 = shl nsw i64 %238, 1
  %240 = getelementptr inbounds double, ptr %12, i64 %239
  %241 = load double, ptr %240, align 8
  %242 = insertelement <8 x double> %233, double %241, i64 2
  %243 = or i64 %239, 1
  %244 = getelementptr inbounds double, ptr %12, i64 %243
  %245 = load double, ptr %244, align 8
  %246 = insertelement <8 x double> %237, double %245, i64 2
  %247 = add nsw i64 %208, %219
  %248 = shl nsw i64 %247, 1
  %249 = getelementptr inbounds double, ptr %12, i64 %248
  %250 = load double, ptr %249, align 8
  %251 = insertelement <8 x double> %242, double %250, i64 3
  %252 = or i64 %248, 1
  %253 = getelementptr inbounds double, ptr %12, i64 %252
  %254 = load double, ptr %253, align 8
  %255 = insertelement <8 x double> %246, double %254, i64 3
  %256 = add nsw i64 %210, %219
  %257 = shl nsw i64 %256, 1
  %258 = getelementptr inbounds double, ptr %12, i64 %257
  %259 = load double, ptr %258, align 8
  %260 = insertelement <8 x double> %251, double %259, i64 4
  %261 = or i64 %257, 1
  %262 = getelementptr inbounds double, ptr %12, i64 %261
  %263 = load double, ptr %262, align 8
  %264 = insertelement <8 x double> %255, double %263, i64 4
  %265 = add nsw i64 %212, %219
  %266 = shl nsw i64 %265, 1
  %267 = getelementptr inbounds double, ptr %12, i64 %266
  %268 = load double, ptr %267, align 8
  %269 = insertelement <8 x double> %260, double %268, i64 5
  %270 = or i64 %266, 1
  %271 = getelementptr inbounds double, ptr %12, i64 %270
  %272 = load double, ptr %271, align 8
  %273 = insertelement <8 x double> %264, double %272, i64 5
  %274 = add nsw i64 %214, %219
  %275 = shl nsw i64 %274, 1
  %276 = getelementptr inbounds double, ptr %12, i64 %275
  %277 = load double, ptr %276, align 8
  %278 = insertelement <8 x double> %269, double %277, i64 6
  %279 = or i64 %275, 1
  %280 = getelementptr inbounds double, ptr %12, i64 %279
  %281 = load double, ptr %280, align 8
  %282 = insertelement <8 x double> %273, double %281, i64 6
  %283 = add nsw i64 %216, %219
  %284 = shl nsw i64 %283, 1
  %285 = getelementptr inbounds double, ptr %12, i64 %284
  %286 = load double, ptr %285, align 8
  %287 = insertelement <8 x double> %278, double %286, i64 7
  %288 = or i64 %284, 1
  %289 = getelementptr inbounds double, ptr %12, i64 %288
  %290 = load double, ptr %289, align 8
  %291 = insertelement <8 x double> %282, double %290, i64 7
  %292 = getelementptr inbounds %struct.point, ptr %2, i64 %218
  %293 = select i1 %200, <8 x double> %291, <8 x double> %287
  %294 = select i1 %200, <8 x double> %287, <8 x double> %291
  store <8 x double> %294, ptr %292, align 64
  %295 = getelementptr inbounds i8, ptr %292, i64 64
  store <8 x double> %293, ptr %295, align 64
  %296 = add nuw nsw i64 %218, 1
  %297 = icmp eq i64 %296, %3
  br i1 %297, label %298, label %217

298:                                              ; preds = %79, %217, %69, %196
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
  %27 = icmp slt i64 %13, 8
  %28 = select i1 %27, i64 %13, i64 8
  %29 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 1
  store i64 %28, ptr %29, align 8
  %30 = icmp sgt i64 %13, 7
  %31 = icmp eq i64 %26, 1
  %32 = select i1 %30, i1 %31, i1 false
  %33 = add nsw i64 %22, 8
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
  %61 = icmp eq i64 %48, 8
  br i1 %61, label %62, label %43

62:                                               ; preds = %58
  %63 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 2
  %64 = load i64, ptr %63, align 8
  %65 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 8, i32 2
  %66 = load i64, ptr %65, align 8
  %67 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 5
  %68 = load double, ptr %67, align 8
  %69 = insertelement <8 x double> poison, double %68, i64 0
  %70 = shufflevector <8 x double> %69, <8 x double> poison, <8 x i32> zeroinitializer
  %71 = load i64, ptr %37, align 8
  %72 = icmp eq i64 %71, 0
  br i1 %72, label %89, label %73

73:                                               ; preds = %62
  %74 = icmp sgt i64 %64, 0
  br i1 %74, label %75, label %222

75:                                               ; preds = %73
  %76 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 0
  %77 = load i64, ptr %76, align 8
  %78 = getelementptr inbounds double, ptr %10, i64 %77
  br label %79

79:                                               ; preds = %75, %79
  %80 = phi i64 [ 0, %75 ], [ %87, %79 ]
  %81 = mul nsw i64 %80, %66
  %82 = getelementptr inbounds double, ptr %78, i64 %81
  %83 = shl nuw nsw i64 %80, 1
  %84 = getelementptr inbounds <8 x double>, ptr %2, i64 %83
  %85 = load <8 x double>, ptr %84, align 64
  %86 = fmul <8 x double> %70, %85
  store <8 x double> %86, ptr %82, align 1
  %87 = add nuw nsw i64 %80, 1
  %88 = icmp eq i64 %87, %64
  br i1 %88, label %222, label %79

89:                                               ; preds = %62
  %90 = icmp ne i64 %66, 1
  %91 = icmp ne i64 %49, 8
  %92 = select i1 %90, i1 true, i1 %91
  %93 = icmp slt i64 %64, 8
  %94 = select i1 %92, i1 true, i1 %93
  br i1 %94, label %196, label %95

95:                                               ; preds = %89
  %96 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 0
  %97 = load i64, ptr %96, align 8
  %98 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 1
  %99 = load i64, ptr %98, align 8
  %100 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 2
  %101 = load i64, ptr %100, align 8
  %102 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 3
  %103 = load i64, ptr %102, align 8
  %104 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 4
  %105 = load i64, ptr %104, align 8
  %106 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 5
  %107 = load i64, ptr %106, align 8
  %108 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 6
  %109 = load i64, ptr %108, align 8
  %110 = getelementptr inbounds double, ptr %10, i64 %97
  %111 = getelementptr inbounds double, ptr %10, i64 %99
  %112 = getelementptr inbounds double, ptr %10, i64 %101
  %113 = getelementptr inbounds double, ptr %10, i64 %103
  %114 = getelementptr inbounds double, ptr %10, i64 %105
  %115 = getelementptr inbounds double, ptr %10, i64 %107
  %116 = getelementptr inbounds double, ptr %10, i64 %109
  %117 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 7
  %118 = load i64, ptr %117, align 8
  %119 = getelementptr inbounds double, ptr %10, i64 %118
  br label %120

120:                                              ; preds = %95, %120
  %121 = phi i64 [ 8, %95 ], [ %194, %120 ]
  %122 = phi i64 [ 0, %95 ], [ %121, %120 ]
  %123 = shl nuw nsw i64 %122, 1
  %124 = getelementptr inbounds <8 x double>, ptr %2, i64 %123
  %125 = load <8 x double>, ptr %124, align 64
  %126 = fmul <8 x double> %70, %125
  %127 = shl nuw i64 %122, 1
  %128 = or i64 %127, 2
  %129 = getelementptr inbounds <8 x double>, ptr %2, i64 %128
  %130 = load <8 x double>, ptr %129, align 64
  %131 = fmul <8 x double> %70, %130
  %132 = shl nuw i64 %122, 1
  %133 = or i64 %132, 4
  %134 = getelementptr inbounds <8 x double>, ptr %2, i64 %133
  %135 = load <8 x double>, ptr %134, align 64
  %136 = fmul <8 x double> %70, %135
  %137 = shl nuw i64 %122, 1
  %138 = or i64 %137, 6
  %139 = getelementptr inbounds <8 x double>, ptr %2, i64 %138
  %140 = load <8 x double>, ptr %139, align 64
  %141 = fmul <8 x double> %70, %140
  %142 = shl nuw i64 %122, 1
  %143 = or i64 %142, 8
  %144 = getelementptr inbounds <8 x double>, ptr %2, i64 %143
  %145 = load <8 x double>, ptr %144, align 64
  %146 = fmul <8 x double> %70, %145
  %147 = shl nuw i64 %122, 1
  %148 = or i64 %147, 10
  %149 = getelementptr inbounds <8 x double>, ptr %2, i64 %148
  %150 = load <8 x double>, ptr %149, align 64
  %151 = fmul <8 x double> %70, %150
  %152 = shl nuw i64 %122, 1
  %153 = or i64 %152, 12
  %154 = getelementptr inbounds <8 x double>, ptr %2, i64 %153
  %155 = load <8 x double>, ptr %154, align 64
  %156 = fmul <8 x double> %70, %155
  %157 = shl nuw i64 %122, 1
  %158 = or i64 %157, 14
  %159 = getelementptr inbounds <8 x double>, ptr %2, i64 %158
  %160 = load <8 x double>, ptr %159, align 64
  %161 = fmul <8 x double> %70, %160
  %162 = shufflevector <8 x double> %126, <8 x double> %131, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %163 = shufflevector <8 x double> %126, <8 x double> %131, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %164 = shufflevector <8 x double> %136, <8 x double> %141, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %165 = shufflevector <8 x double> %136, <8 x double> %141, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %166 = shufflevector <8 x double> %146, <8 x double> %151, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %167 = shufflevector <8 x double> %146, <8 x double> %151, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %168 = shufflevector <8 x double> %156, <8 x double> %161, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %169 = shufflevector <8 x double> %156, <8 x double> %161, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %170 = shufflevector <8 x double> %162, <8 x double> %164, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %171 = shufflevector <8 x double> %162, <8 x double> %164, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %172 = shufflevector <8 x double> %163, <8 x double> %165, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %173 = shufflevector <8 x double> %163, <8 x double> %165, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %174 = shufflevector <8 x double> %166, <8 x double> %168, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %175 = shufflevector <8 x double> %166, <8 x double> %168, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %176 = shufflevector <8 x double> %167, <8 x double> %169, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %177 = shufflevector <8 x double> %167, <8 x double> %169, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %178 = shufflevector <8 x double> %170, <8 x double> %174, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %179 = shufflevector <8 x double> %170, <8 x double> %174, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %180 = shufflevector <8 x double> %172, <8 x double> %176, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %181 = shufflevector <8 x double> %172, <8 x double> %176, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %182 = shufflevector <8 x double> %171, <8 x double> %175, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %183 = shufflevector <8 x double> %171, <8 x double> %175, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %184 = shufflevector <8 x double> %173, <8 x double> %177, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %185 = shufflevector <8 x double> %173, <8 x double> %177, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %186 = getelementptr inbounds double, ptr %110, i64 %122
  store <8 x double> %178, ptr %186, align 1
  %187 = getelementptr inbounds double, ptr %111, i64 %122
  store <8 x double> %180, ptr %187, align 1
  %188 = getelementptr inbounds double, ptr %112, i64 %122
  store <8 x double> %182, ptr %188, align 1
  %189 = getelementptr inbounds double, ptr %113, i64 %122
  store <8 x double> %184, ptr %189, align 1
  %190 = getelementptr inbounds double, ptr %114, i64 %122
  store <8 x double> %179, ptr %190, align 1
  %191 = getelementptr inbounds double, ptr %115, i64 %122
  store <8 x double> %181, ptr %191, align 1
  %192 = getelementptr inbounds double, ptr %116, i64 %122
  store <8 x double> %183, ptr %192, align 1
  %193 = getelementptr inbounds double, ptr %119, i64 %122
  store <8 x double> %185, ptr %193, align 1
  %194 = add nuw nsw i64 %121, 8
  %195 = icmp sgt i64 %194, %64
  br i1 %195, label %196, label %120

196:                                              ; preds = %120, %89
  %197 = phi i64 [ 0, %89 ], [ %121, %120 ]
  %198 = icmp slt i64 %197, %64
  br i1 %198, label %199, label %222

199:                                              ; preds = %196
  %200 = icmp sgt i64 %49, 0
  br label %201

201:                                              ; preds = %199, %207
  %202 = phi i64 [ %197, %199 ], [ %208, %207 ]
  br i1 %200, label %203, label %207

203:                                              ; preds = %201
  %204 = shl nuw nsw i64 %202, 1
  %205 = getelementptr inbounds <8 x double>, ptr %2, i64 %204
  %206 = mul nsw i64 %202, %66
  br label %210

207:                                              ; preds = %210, %201
  %208 = add nuw nsw i64 %202, 1
  %209 = icmp eq i64 %208, %64
  br i1 %209, label %222, label %201

210:                                              ; preds = %203, %210
  %211 = phi i64 [ 0, %203 ], [ %220, %210 ]
  %212 = load <8 x double>, ptr %205, align 64
  %213 = extractelement <8 x double> %212, i64 %211
  %214 = load double, ptr %67, align 8
  %215 = fmul double %213, %214
  %216 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 %211
  %217 = load i64, ptr %216, align 8
  %218 = add nsw i64 %217, %206
  %219 = getelementptr inbounds double, ptr %10, i64 %218
  store double %215, ptr %219, align 8
  %220 = add nuw nsw i64 %211, 1
  %221 = icmp eq i64 %220, %49
  br i1 %221, label %207, label %210

222:                                              ; preds = %79, %207, %73, %196
  ret void
}
