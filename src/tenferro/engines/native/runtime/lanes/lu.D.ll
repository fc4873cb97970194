; Made from source/lanes/lu.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 944155f0b35d037f546ddae1ff8a1c29881e87191a43d7c3a6d9eff03589599d

%struct.job = type { ptr, ptr, ptr, i64 }
%struct.number = type { <8 x double>, <8 x double> }
%struct.places = type { [8 x ptr] }
%struct.matrix = type { ptr, i64, i64 }

define i64 @lanes_lu(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.job, align 8
  %7 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 0
  store ptr %0, ptr %7, align 8
  %8 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 1
  store ptr %4, ptr %8, align 8
  %9 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 2
  store ptr @lu_block, ptr %9, align 8
  %10 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 3
  store i64 0, ptr %10, align 8
  %11 = getelementptr inbounds i64, ptr %4, i64 1
  %12 = load i64, ptr %11, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %12)
  %13 = load i64, ptr %10, align 8
  ret i64 %13
}

define internal i64 @lu_block(ptr %0, i64 %1, i64 %2) {
  %4 = alloca [144 x %struct.number], align 64
  %5 = alloca [64 x <8 x i64>], align 64
  %6 = alloca %struct.places, align 8
  %7 = alloca %struct.places, align 8
  %8 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds i64, ptr %9, i64 2
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds i64, ptr %9, i64 3
  %13 = load i64, ptr %12, align 8
  %14 = icmp slt i64 %11, %13
  %15 = select i1 %14, i64 %11, i64 %13
  %16 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %17 = load ptr, ptr %16, align 8
  %18 = load i64, ptr %17, align 8
  %19 = shl i64 %11, 1
  %20 = mul i64 %19, %13
  call fastcc void @place_parts(ptr %6, i64 %18, i64 %1, i64 %2, i64 %20)
  %21 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 0
  call fastcc void @load_parts(ptr %21, ptr %6, i64 %20)
  %22 = icmp sgt i64 %11, 0
  br i1 %22, label %27, label %23

23:                                               ; preds = %27, %3
  %24 = icmp sgt i64 %15, 0
  br i1 %24, label %25, label %36

25:                                               ; preds = %23
  %26 = icmp sgt i64 %13, 0
  br label %41

27:                                               ; preds = %3, %27
  %28 = phi i64 [ %32, %27 ], [ 0, %3 ]
  %29 = insertelement <8 x i64> poison, i64 %28, i64 0
  %30 = shufflevector <8 x i64> %29, <8 x i64> poison, <8 x i32> zeroinitializer
  %31 = getelementptr inbounds [64 x <8 x i64>], ptr %5, i64 0, i64 %28
  store <8 x i64> %30, ptr %31, align 64
  %32 = add nuw nsw i64 %28, 1
  %33 = icmp eq i64 %32, %11
  br i1 %33, label %23, label %27

34:                                               ; preds = %188, %116
  %35 = icmp eq i64 %46, %15
  br i1 %35, label %36, label %41

36:                                               ; preds = %34, %23
  %37 = load ptr, ptr %16, align 8
  %38 = getelementptr inbounds i64, ptr %37, i64 1
  %39 = load i64, ptr %38, align 8
  call fastcc void @place_parts(ptr %7, i64 %39, i64 %1, i64 %2, i64 %20)
  call fastcc void @store_parts(ptr %21, ptr %7, i64 %20)
  %40 = icmp sgt i64 %2, 0
  br i1 %40, label %210, label %209

41:                                               ; preds = %25, %34
  %42 = phi i64 [ 0, %25 ], [ %46, %34 ]
  %43 = mul nsw i64 %42, %13
  %44 = add nsw i64 %43, %42
  %45 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %44
  %46 = add nuw nsw i64 %42, 1
  %47 = icmp slt i64 %46, %11
  br i1 %47, label %48, label %116

48:                                               ; preds = %41
  %49 = insertelement <8 x i64> poison, i64 %42, i64 0
  %50 = shufflevector <8 x i64> %49, <8 x i64> poison, <8 x i32> zeroinitializer
  %51 = load <8 x double>, ptr %45, align 64
  %52 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %51)
  %53 = getelementptr inbounds i8, ptr %45, i64 64
  %54 = load <8 x double>, ptr %53, align 64
  %55 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %54)
  %56 = fadd <8 x double> %52, %55
  br label %59

57:                                               ; preds = %59
  %58 = getelementptr inbounds [64 x <8 x i64>], ptr %5, i64 0, i64 %42
  br label %79

59:                                               ; preds = %59, %48
  %60 = phi <8 x double> [ %76, %59 ], [ %56, %48 ]
  %61 = phi <8 x i64> [ %75, %59 ], [ %50, %48 ]
  %62 = phi i64 [ %77, %59 ], [ %46, %48 ]
  %63 = mul nsw i64 %62, %13
  %64 = add nsw i64 %63, %42
  %65 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %64
  %66 = load <8 x double>, ptr %65, align 64
  %67 = getelementptr inbounds i8, ptr %65, i64 64
  %68 = load <8 x double>, ptr %67, align 64
  %69 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %66)
  %70 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %68)
  %71 = fadd <8 x double> %69, %70
  %72 = fcmp ogt <8 x double> %71, %60
  %73 = insertelement <8 x i64> poison, i64 %62, i64 0
  %74 = shufflevector <8 x i64> %73, <8 x i64> poison, <8 x i32> zeroinitializer
  %75 = select <8 x i1> %72, <8 x i64> %74, <8 x i64> %61
  %76 = select <8 x i1> %72, <8 x double> %71, <8 x double> %60
  %77 = add nuw nsw i64 %62, 1
  %78 = icmp eq i64 %77, %11
  br i1 %78, label %57, label %59

79:                                               ; preds = %113, %57
  %80 = phi i64 [ %46, %57 ], [ %114, %113 ]
  %81 = insertelement <8 x i64> poison, i64 %80, i64 0
  %82 = shufflevector <8 x i64> %81, <8 x i64> poison, <8 x i32> zeroinitializer
  %83 = icmp eq <8 x i64> %75, %82
  %84 = bitcast <8 x i1> %83 to i8
  %85 = icmp eq i8 %84, 0
  br i1 %85, label %113, label %86

86:                                               ; preds = %79
  br i1 %26, label %87, label %89

87:                                               ; preds = %86
  %88 = mul nsw i64 %80, %13
  br label %95

89:                                               ; preds = %95, %86
  %90 = load <8 x i64>, ptr %58, align 64
  %91 = getelementptr inbounds [64 x <8 x i64>], ptr %5, i64 0, i64 %80
  %92 = load <8 x i64>, ptr %91, align 64
  %93 = select <8 x i1> %83, <8 x i64> %92, <8 x i64> %90
  store <8 x i64> %93, ptr %58, align 64
  %94 = select <8 x i1> %83, <8 x i64> %90, <8 x i64> %92
  store <8 x i64> %94, ptr %91, align 64
  br label %113

95:                                               ; preds = %95, %87
  %96 = phi i64 [ 0, %87 ], [ %111, %95 ]
  %97 = add nsw i64 %96, %43
  %98 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %97
  %99 = load <8 x i64>, ptr %98, align 64
  %100 = getelementptr inbounds i8, ptr %98, i64 64
  %101 = load <8 x i64>, ptr %100, align 64
  %102 = add nsw i64 %96, %88
  %103 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %102
  %104 = load <8 x i64>, ptr %103, align 64
  %105 = getelementptr inbounds i8, ptr %103, i64 64
  %106 = load <8 x i64>, ptr %105, align 64
  %107 = select <8 x i1> %83, <8 x i64> %104, <8 x i64> %99
  %108 = select <8 x i1> %83, <8 x i64> %106, <8 x i64> %101
  store <8 x i64> %107, ptr %98, align 64
  store <8 x i64> %108, ptr %100, align 64
  %109 = select <8 x i1> %83, <8 x i64> %99, <8 x i64> %104
  %110 = select <8 x i1> %83, <8 x i64> %101, <8 x i64> %106
  store <8 x i64> %109, ptr %103, align 64
  store <8 x i64> %110, ptr %105, align 64
  %111 = add nuw nsw i64 %96, 1
  %112 = icmp eq i64 %111, %13
  br i1 %112, label %89, label %95

113:                                              ; preds = %89, %79
  %114 = add nuw nsw i64 %80, 1
  %115 = icmp eq i64 %114, %11
  br i1 %115, label %116, label %79

116:                                              ; preds = %113, %41
  %117 = load <8 x double>, ptr %45, align 64
  %118 = getelementptr inbounds i8, ptr %45, i64 64
  %119 = load <8 x double>, ptr %118, align 64
  %120 = fcmp oeq <8 x double> %117, zeroinitializer
  %121 = fcmp oeq <8 x double> %119, zeroinitializer
  %122 = and <8 x i1> %121, %120
  %123 = bitcast <8 x double> %117 to <8 x i64>
  %124 = bitcast <8 x double> %119 to <8 x i64>
  %125 = select <8 x i1> %122, <8 x i64> <i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408>, <8 x i64> zeroinitializer
  %126 = and <8 x i1> %121, %120
  %127 = xor <8 x i1> %126, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %128 = sext <8 x i1> %127 to <8 x i64>
  %129 = and <8 x i64> %128, %123
  %130 = or <8 x i64> %129, %125
  %131 = and <8 x i64> %128, %124
  %132 = bitcast <8 x i64> %130 to <8 x double>
  %133 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %132)
  %134 = bitcast <8 x i64> %131 to <8 x double>
  %135 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %134)
  %136 = fcmp ogt <8 x double> %133, %135
  %137 = select <8 x i1> %136, <8 x double> %133, <8 x double> %135
  %138 = fcmp olt <8 x double> %137, <double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000>
  %139 = fdiv <8 x double> %132, %137
  %140 = fneg <8 x double> %134
  %141 = fdiv <8 x double> %140, %137
  %142 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %137
  %143 = fdiv <8 x double> zeroinitializer, %137
  %144 = fneg <8 x double> %143
  %145 = fmul <8 x double> %141, %144
  %146 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %142, <8 x double> %139, <8 x double> %145)
  %147 = fmul <8 x double> %139, %143
  %148 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %142, <8 x double> %141, <8 x double> %147)
  %149 = fmul <8 x double> %141, %141
  %150 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %139, <8 x double> %139, <8 x double> %149)
  %151 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %150
  %152 = fmul <8 x double> %146, %151
  %153 = fmul <8 x double> %148, %151
  %154 = bitcast <8 x i1> %138 to i8
  %155 = icmp eq i8 %154, 0
  br i1 %47, label %156, label %34

156:                                              ; preds = %116
  %157 = icmp slt i64 %46, %13
  br label %158

158:                                              ; preds = %156, %188
  %159 = phi i64 [ %46, %156 ], [ %189, %188 ]
  %160 = mul nsw i64 %159, %13
  %161 = add nsw i64 %160, %42
  %162 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %161
  %163 = load <8 x double>, ptr %162, align 64
  %164 = getelementptr inbounds i8, ptr %162, i64 64
  %165 = load <8 x double>, ptr %164, align 64
  %166 = fneg <8 x double> %165
  %167 = fmul <8 x double> %153, %166
  %168 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %163, <8 x double> %152, <8 x double> %167)
  %169 = fmul <8 x double> %152, %165
  %170 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %163, <8 x double> %153, <8 x double> %169)
  br i1 %155, label %183, label %171

171:                                              ; preds = %158
  %172 = fdiv <8 x double> %163, %137
  %173 = fdiv <8 x double> %165, %137
  %174 = fneg <8 x double> %173
  %175 = fmul <8 x double> %141, %174
  %176 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %172, <8 x double> %139, <8 x double> %175)
  %177 = fmul <8 x double> %139, %173
  %178 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %172, <8 x double> %141, <8 x double> %177)
  %179 = fmul <8 x double> %151, %176
  %180 = fmul <8 x double> %151, %178
  %181 = select <8 x i1> %138, <8 x double> %179, <8 x double> %168
  %182 = select <8 x i1> %138, <8 x double> %180, <8 x double> %170
  br label %183

183:                                              ; preds = %158, %171
  %184 = phi <8 x double> [ %182, %171 ], [ %170, %158 ]
  %185 = phi <8 x double> [ %181, %171 ], [ %168, %158 ]
  store <8 x double> %185, ptr %162, align 64
  store <8 x double> %184, ptr %164, align 64
  %186 = fneg <8 x double> %185
  %187 = fneg <8 x double> %184
  br i1 %157, label %191, label %188

188:                                              ; preds = %191, %183
  %189 = add nuw nsw i64 %159, 1
  %190 = icmp eq i64 %189, %11
  br i1 %190, label %34, label %158

191:                                              ; preds = %183, %191
  %192 = phi i64 [ %207, %191 ], [ %46, %183 ]
  %193 = add nsw i64 %192, %160
  %194 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %193
  %195 = add nsw i64 %192, %43
  %196 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %195
  %197 = load <8 x double>, ptr %196, align 64
  %198 = getelementptr inbounds i8, ptr %196, i64 64
  %199 = load <8 x double>, ptr %198, align 64
  %200 = load <8 x double>, ptr %194, align 64
  %201 = getelementptr inbounds i8, ptr %194, i64 64
  %202 = load <8 x double>, ptr %201, align 64
  %203 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %186, <8 x double> %197, <8 x double> %200)
  %204 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %184, <8 x double> %199, <8 x double> %203)
  %205 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %186, <8 x double> %199, <8 x double> %202)
  %206 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %187, <8 x double> %197, <8 x double> %205)
  store <8 x double> %204, ptr %194, align 64
  store <8 x double> %206, ptr %201, align 64
  %207 = add nuw nsw i64 %192, 1
  %208 = icmp eq i64 %207, %13
  br i1 %208, label %188, label %191

209:                                              ; preds = %219, %36
  ret i64 0

210:                                              ; preds = %36, %219
  %211 = phi i64 [ %220, %219 ], [ 0, %36 ]
  %212 = load ptr, ptr %16, align 8
  %213 = getelementptr inbounds i64, ptr %212, i64 2
  %214 = load i64, ptr %213, align 8
  %215 = inttoptr i64 %214 to ptr
  %216 = add nsw i64 %211, %1
  %217 = mul nsw i64 %216, %11
  %218 = getelementptr inbounds i64, ptr %215, i64 %217
  br i1 %22, label %222, label %219

219:                                              ; preds = %222, %210
  %220 = add nuw nsw i64 %211, 1
  %221 = icmp eq i64 %220, %2
  br i1 %221, label %209, label %210

222:                                              ; preds = %210, %222
  %223 = phi i64 [ %228, %222 ], [ 0, %210 ]
  %224 = getelementptr inbounds [64 x <8 x i64>], ptr %5, i64 0, i64 %223
  %225 = getelementptr inbounds i64, ptr %224, i64 %211
  %226 = load i64, ptr %225, align 8
  %227 = getelementptr inbounds i64, ptr %218, i64 %223
  store i64 %226, ptr %227, align 8
  %228 = add nuw nsw i64 %223, 1
  %229 = icmp eq i64 %228, %11
  br i1 %229, label %219, label %222
}

define i64 @lanes_solve(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.job, align 8
  %7 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 0
  store ptr %0, ptr %7, align 8
  %8 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 1
  store ptr %4, ptr %8, align 8
  %9 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 2
  store ptr @solve_block, ptr %9, align 8
  %10 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 3
  store i64 0, ptr %10, align 8
  %11 = getelementptr inbounds i64, ptr %4, i64 1
  %12 = load i64, ptr %11, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %12)
  %13 = load i64, ptr %10, align 8
  ret i64 %13
}

define internal i64 @solve_block(ptr %0, i64 %1, i64 %2) {
  %4 = alloca %struct.places, align 8
  %5 = alloca [144 x %struct.number], align 64
  %6 = alloca [144 x %struct.number], align 64
  %7 = alloca [8 x ptr], align 16
  %8 = alloca <8 x i64>, align 64
  %9 = alloca %struct.matrix, align 8
  %10 = alloca %struct.places, align 8
  %11 = alloca %struct.places, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca %struct.places, align 8
  %14 = alloca %struct.places, align 8
  %15 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds i64, ptr %16, i64 2
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds i64, ptr %16, i64 3
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds i64, ptr %16, i64 4
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds [144 x %struct.number], ptr %5, i64 0, i64 0
  %24 = getelementptr inbounds [8 x ptr], ptr %7, i64 0, i64 0
  %25 = call fastcc i64 @permutations(ptr %0, i64 %1, i64 %2, ptr %24, ptr %8)
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %127, label %27

27:                                               ; preds = %3
  %28 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds i64, ptr %29, i64 1
  %31 = load i64, ptr %30, align 8
  %32 = shl i64 %18, 1
  %33 = mul i64 %32, %18
  call fastcc void @place_parts(ptr %4, i64 %31, i64 %1, i64 %2, i64 %33)
  call fastcc void @load_parts(ptr %23, ptr %4, i64 %33)
  %34 = getelementptr inbounds %struct.matrix, ptr %9, i64 0, i32 0
  store ptr %23, ptr %34, align 8
  %35 = getelementptr inbounds %struct.matrix, ptr %9, i64 0, i32 1
  store i64 %18, ptr %35, align 8
  %36 = getelementptr inbounds %struct.matrix, ptr %9, i64 0, i32 2
  store i64 1, ptr %36, align 8
  %37 = getelementptr inbounds i8, ptr %9, i64 8
  %38 = getelementptr inbounds i8, ptr %9, i64 16
  %39 = icmp sgt i64 %18, 0
  br i1 %39, label %40, label %55

40:                                               ; preds = %27, %40
  %41 = phi i64 [ %53, %40 ], [ 0, %27 ]
  %42 = phi <8 x i64> [ %52, %40 ], [ zeroinitializer, %27 ]
  %43 = mul nsw i64 %41, %18
  %44 = getelementptr inbounds [144 x %struct.number], ptr %5, i64 0, i64 %43
  %45 = getelementptr inbounds %struct.number, ptr %44, i64 %41
  %46 = load <8 x double>, ptr %45, align 64
  %47 = getelementptr inbounds i8, ptr %45, i64 64
  %48 = load <8 x double>, ptr %47, align 64
  %49 = fcmp oeq <8 x double> %46, zeroinitializer
  %50 = fcmp oeq <8 x double> %48, zeroinitializer
  %51 = and <8 x i1> %50, %49
  %52 = select <8 x i1> %51, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %42
  %53 = add nuw nsw i64 %41, 1
  %54 = icmp eq i64 %53, %18
  br i1 %54, label %55, label %40

55:                                               ; preds = %40, %27
  %56 = phi <8 x i64> [ zeroinitializer, %27 ], [ %52, %40 ]
  %57 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %56)
  %58 = icmp eq i64 %57, 0
  br i1 %58, label %59, label %125

59:                                               ; preds = %55
  %60 = icmp eq i64 %22, 0
  br i1 %60, label %62, label %61

61:                                               ; preds = %59
  store i64 1, ptr %37, align 8
  store i64 %18, ptr %38, align 8
  br label %62

62:                                               ; preds = %61, %59
  %63 = load ptr, ptr %15, align 8
  %64 = getelementptr inbounds i64, ptr %63, i64 5
  %65 = load i64, ptr %64, align 8
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %78, label %67

67:                                               ; preds = %62
  %68 = mul nsw i64 %18, %18
  %69 = icmp eq i64 %68, 0
  br i1 %69, label %78, label %70

70:                                               ; preds = %67, %70
  %71 = phi i64 [ %76, %70 ], [ 0, %67 ]
  %72 = getelementptr inbounds [144 x %struct.number], ptr %5, i64 0, i64 %71
  %73 = getelementptr inbounds i8, ptr %72, i64 64
  %74 = load <8 x double>, ptr %73, align 64
  %75 = fneg <8 x double> %74
  store <8 x double> %75, ptr %73, align 64
  %76 = add nuw nsw i64 %71, 1
  %77 = icmp eq i64 %76, %68
  br i1 %77, label %78, label %70

78:                                               ; preds = %70, %67, %62
  %79 = load ptr, ptr %28, align 8
  %80 = getelementptr inbounds i64, ptr %79, i64 3
  %81 = load i64, ptr %80, align 8
  %82 = mul i64 %32, %20
  call fastcc void @place_parts(ptr %10, i64 %81, i64 %1, i64 %2, i64 %82)
  %83 = load ptr, ptr %28, align 8
  %84 = getelementptr inbounds i64, ptr %83, i64 4
  %85 = load i64, ptr %84, align 8
  call fastcc void @place_parts(ptr %11, i64 %85, i64 %1, i64 %2, i64 %82)
  %86 = icmp sgt i64 %20, 0
  br i1 %86, label %87, label %95

87:                                               ; preds = %78
  %88 = getelementptr inbounds %struct.matrix, ptr %12, i64 0, i32 0
  %89 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 0
  %90 = getelementptr inbounds %struct.matrix, ptr %12, i64 0, i32 1
  %91 = getelementptr inbounds %struct.matrix, ptr %12, i64 0, i32 2
  %92 = select i1 %60, ptr %24, ptr null
  %93 = zext i1 %60 to i64
  %94 = select i1 %60, ptr null, ptr %24
  br label %96

95:                                               ; preds = %122, %78
  br label %125

96:                                               ; preds = %87, %122
  %97 = phi i64 [ 0, %87 ], [ %123, %122 ]
  %98 = sub nsw i64 %20, %97
  %99 = icmp slt i64 %98, 12
  %100 = select i1 %99, i64 %98, i64 12
  store ptr %89, ptr %88, align 8
  store i64 %100, ptr %90, align 8
  store i64 1, ptr %91, align 8
  br i1 %39, label %101, label %103

101:                                              ; preds = %96
  %102 = shl nsw i64 %100, 1
  br label %109

103:                                              ; preds = %109, %96
  call fastcc void @substitute(ptr %9, ptr %12, i64 %18, i64 %100, i64 0, i64 %93)
  call fastcc void @substitute(ptr %9, ptr %12, i64 %18, i64 %100, i64 1, i64 %22)
  %104 = icmp eq i64 %100, %20
  %105 = select i1 %60, i1 %104, i1 false
  br i1 %105, label %115, label %106

106:                                              ; preds = %103
  br i1 %39, label %107, label %122

107:                                              ; preds = %106
  %108 = shl nsw i64 %100, 1
  br label %116

109:                                              ; preds = %101, %109
  %110 = phi i64 [ 0, %101 ], [ %113, %109 ]
  call fastcc void @find_row(ptr %13, ptr %10, ptr %92, i64 %110, i64 %20, i64 %97)
  %111 = mul nsw i64 %110, %100
  %112 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %111
  call fastcc void @load_parts(ptr %112, ptr %13, i64 %102)
  %113 = add nuw nsw i64 %110, 1
  %114 = icmp eq i64 %113, %18
  br i1 %114, label %103, label %109

115:                                              ; preds = %103
  call fastcc void @store_parts(ptr %89, ptr %11, i64 %82)
  br label %122

116:                                              ; preds = %107, %116
  %117 = phi i64 [ 0, %107 ], [ %120, %116 ]
  call fastcc void @find_row(ptr %14, ptr %11, ptr %94, i64 %117, i64 %20, i64 %97)
  %118 = mul nsw i64 %117, %100
  %119 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %118
  call fastcc void @store_parts(ptr %119, ptr %14, i64 %108)
  %120 = add nuw nsw i64 %117, 1
  %121 = icmp eq i64 %120, %18
  br i1 %121, label %122, label %116

122:                                              ; preds = %116, %106, %115
  %123 = add nuw nsw i64 %97, 12
  %124 = icmp sgt i64 %20, %123
  br i1 %124, label %96, label %95

125:                                              ; preds = %55, %95
  %126 = phi i64 [ 0, %95 ], [ 1, %55 ]
  br label %127

127:                                              ; preds = %3, %125
  %128 = phi i64 [ %126, %125 ], [ 1, %3 ]
  ret i64 %128
}

define i64 @lanes_inv(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.job, align 8
  %7 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 0
  store ptr %0, ptr %7, align 8
  %8 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 1
  store ptr %4, ptr %8, align 8
  %9 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 2
  store ptr @inv_block, ptr %9, align 8
  %10 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 3
  store i64 0, ptr %10, align 8
  %11 = getelementptr inbounds i64, ptr %4, i64 1
  %12 = load i64, ptr %11, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %12)
  %13 = load i64, ptr %10, align 8
  ret i64 %13
}

define internal i64 @inv_block(ptr %0, i64 %1, i64 %2) {
  %4 = alloca %struct.places, align 8
  %5 = alloca [144 x %struct.number], align 64
  %6 = alloca [8 x ptr], align 16
  %7 = alloca <8 x i64>, align 64
  %8 = alloca %struct.number, align 64
  %9 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds i64, ptr %10, i64 2
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds [144 x %struct.number], ptr %5, i64 0, i64 0
  %14 = getelementptr inbounds [8 x ptr], ptr %6, i64 0, i64 0
  %15 = call fastcc i64 @permutations(ptr %0, i64 %1, i64 %2, ptr %14, ptr %7)
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %47, label %17

17:                                               ; preds = %3
  %18 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds i64, ptr %19, i64 1
  %21 = load i64, ptr %20, align 8
  %22 = shl i64 %12, 1
  %23 = mul i64 %22, %12
  call fastcc void @place_parts(ptr %4, i64 %21, i64 %1, i64 %2, i64 %23)
  call fastcc void @load_parts(ptr %13, ptr %4, i64 %23)
  %24 = icmp sgt i64 %12, 0
  br i1 %24, label %25, label %40

25:                                               ; preds = %17, %25
  %26 = phi i64 [ %38, %25 ], [ 0, %17 ]
  %27 = phi <8 x i64> [ %37, %25 ], [ zeroinitializer, %17 ]
  %28 = mul nsw i64 %26, %12
  %29 = getelementptr inbounds [144 x %struct.number], ptr %5, i64 0, i64 %28
  %30 = getelementptr inbounds %struct.number, ptr %29, i64 %26
  %31 = load <8 x double>, ptr %30, align 64
  %32 = getelementptr inbounds i8, ptr %30, i64 64
  %33 = load <8 x double>, ptr %32, align 64
  %34 = fcmp oeq <8 x double> %31, zeroinitializer
  %35 = fcmp oeq <8 x double> %33, zeroinitializer
  %36 = and <8 x i1> %35, %34
  %37 = select <8 x i1> %36, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %27
  %38 = add nuw nsw i64 %26, 1
  %39 = icmp eq i64 %38, %12
  br i1 %39, label %40, label %25

40:                                               ; preds = %25, %17
  %41 = phi <8 x i64> [ zeroinitializer, %17 ], [ %37, %25 ]
  %42 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %41)
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %44, label %47

44:                                               ; preds = %40
  %45 = getelementptr inbounds %struct.number, ptr %8, i64 0, i32 0
  store <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, ptr %45, align 64
  %46 = getelementptr inbounds %struct.number, ptr %8, i64 0, i32 1
  store <8 x double> zeroinitializer, ptr %46, align 64
  call fastcc void @write_inverse(ptr %0, i64 %1, i64 %2, ptr %13, ptr %14, ptr byval(%struct.number) align 64 %8)
  br label %47

47:                                               ; preds = %3, %40, %44
  %48 = phi i64 [ 0, %44 ], [ 1, %40 ], [ 1, %3 ]
  ret i64 %48
}

define i64 @lanes_adjugate(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.job, align 8
  %7 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 0
  store ptr %0, ptr %7, align 8
  %8 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 1
  store ptr %4, ptr %8, align 8
  %9 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 2
  store ptr @adjugate_block, ptr %9, align 8
  %10 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 3
  store i64 0, ptr %10, align 8
  %11 = getelementptr inbounds i64, ptr %4, i64 1
  %12 = load i64, ptr %11, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %12)
  %13 = load i64, ptr %10, align 8
  ret i64 %13
}

define internal i64 @adjugate_block(ptr %0, i64 %1, i64 %2) {
  %4 = alloca %struct.places, align 8
  %5 = alloca [144 x %struct.number], align 64
  %6 = alloca [8 x ptr], align 16
  %7 = alloca <8 x i64>, align 64
  %8 = alloca %struct.number, align 64
  %9 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds i64, ptr %10, i64 2
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds [144 x %struct.number], ptr %5, i64 0, i64 0
  %14 = getelementptr inbounds [8 x ptr], ptr %6, i64 0, i64 0
  %15 = call fastcc i64 @permutations(ptr %0, i64 %1, i64 %2, ptr %14, ptr %7)
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %89, label %17

17:                                               ; preds = %3
  %18 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds i64, ptr %19, i64 1
  %21 = load i64, ptr %20, align 8
  %22 = shl i64 %12, 1
  %23 = mul i64 %22, %12
  call fastcc void @place_parts(ptr %4, i64 %21, i64 %1, i64 %2, i64 %23)
  call fastcc void @load_parts(ptr %13, ptr %4, i64 %23)
  %24 = load <8 x i64>, ptr %7, align 64
  %25 = and <8 x i64> %24, <i64 -4616189618054758400, i64 -4616189618054758400, i64 -4616189618054758400, i64 -4616189618054758400, i64 -4616189618054758400, i64 -4616189618054758400, i64 -4616189618054758400, i64 -4616189618054758400>
  %26 = and <8 x i64> %24, <i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408>
  %27 = xor <8 x i64> %26, <i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408>
  %28 = or <8 x i64> %27, %25
  %29 = getelementptr inbounds %struct.number, ptr %8, i64 0, i32 0
  store <8 x i64> %28, ptr %29, align 64
  %30 = getelementptr inbounds %struct.number, ptr %8, i64 0, i32 1
  store <8 x double> zeroinitializer, ptr %30, align 64
  %31 = icmp sgt i64 %12, 0
  br i1 %31, label %32, label %66

32:                                               ; preds = %17
  %33 = bitcast <8 x i64> %28 to <8 x double>
  %34 = getelementptr inbounds i8, ptr %8, i64 64
  br label %43

35:                                               ; preds = %43
  store <8 x double> %61, ptr %8, align 64
  store <8 x double> %63, ptr %34, align 64
  br i1 %31, label %36, label %66

36:                                               ; preds = %35
  %37 = load ptr, ptr %9, align 8
  %38 = getelementptr inbounds i64, ptr %37, i64 3
  %39 = load double, ptr %38, align 8
  %40 = insertelement <8 x double> poison, double %39, i64 0
  %41 = shufflevector <8 x double> %40, <8 x double> poison, <8 x i32> zeroinitializer
  %42 = fmul <8 x double> %58, %41
  br label %70

43:                                               ; preds = %32, %43
  %44 = phi <8 x double> [ zeroinitializer, %32 ], [ %63, %43 ]
  %45 = phi <8 x double> [ %33, %32 ], [ %61, %43 ]
  %46 = phi i64 [ 0, %32 ], [ %64, %43 ]
  %47 = phi <8 x double> [ zeroinitializer, %32 ], [ %58, %43 ]
  %48 = mul nsw i64 %46, %12
  %49 = add nsw i64 %48, %46
  %50 = getelementptr inbounds [144 x %struct.number], ptr %5, i64 0, i64 %49
  %51 = load <8 x double>, ptr %50, align 64
  %52 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %51)
  %53 = getelementptr inbounds [144 x %struct.number], ptr %5, i64 0, i64 %49, i32 1
  %54 = load <8 x double>, ptr %53, align 64
  %55 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %54)
  %56 = fadd <8 x double> %52, %55
  %57 = fcmp ogt <8 x double> %56, %47
  %58 = select <8 x i1> %57, <8 x double> %56, <8 x double> %47
  %59 = fneg <8 x double> %44
  %60 = fmul <8 x double> %54, %59
  %61 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %45, <8 x double> %51, <8 x double> %60)
  %62 = fmul <8 x double> %51, %44
  %63 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %45, <8 x double> %54, <8 x double> %62)
  %64 = add nuw nsw i64 %46, 1
  %65 = icmp eq i64 %64, %12
  br i1 %65, label %35, label %43

66:                                               ; preds = %70, %17, %35
  %67 = phi <8 x i64> [ zeroinitializer, %35 ], [ zeroinitializer, %17 ], [ %83, %70 ]
  %68 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %67)
  %69 = icmp eq i64 %68, 0
  br i1 %69, label %86, label %87

70:                                               ; preds = %36, %70
  %71 = phi i64 [ 0, %36 ], [ %84, %70 ]
  %72 = phi <8 x i64> [ zeroinitializer, %36 ], [ %83, %70 ]
  %73 = mul nsw i64 %71, %12
  %74 = add nsw i64 %73, %71
  %75 = getelementptr inbounds [144 x %struct.number], ptr %5, i64 0, i64 %74, i32 0
  %76 = load <8 x double>, ptr %75, align 64
  %77 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %76)
  %78 = getelementptr inbounds [144 x %struct.number], ptr %5, i64 0, i64 %74, i32 1
  %79 = load <8 x double>, ptr %78, align 64
  %80 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %79)
  %81 = fadd <8 x double> %77, %80
  %82 = fcmp ule <8 x double> %81, %42
  %83 = select <8 x i1> %82, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %72
  %84 = add nuw nsw i64 %71, 1
  %85 = icmp eq i64 %84, %12
  br i1 %85, label %66, label %70

86:                                               ; preds = %66
  call fastcc void @write_inverse(ptr %0, i64 %1, i64 %2, ptr %13, ptr %14, ptr byval(%struct.number) align 64 %8)
  br label %87

87:                                               ; preds = %66, %86
  %88 = phi i64 [ 0, %86 ], [ 1, %66 ]
  br label %89

89:                                               ; preds = %3, %87
  %90 = phi i64 [ %88, %87 ], [ 1, %3 ]
  ret i64 %90
}

define i64 @lanes_det(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.job, align 8
  %7 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 0
  store ptr %0, ptr %7, align 8
  %8 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 1
  store ptr %4, ptr %8, align 8
  %9 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 2
  store ptr @det_block, ptr %9, align 8
  %10 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 3
  store i64 0, ptr %10, align 8
  %11 = getelementptr inbounds i64, ptr %4, i64 1
  %12 = load i64, ptr %11, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %12)
  %13 = load i64, ptr %10, align 8
  ret i64 %13
}

define internal i64 @det_block(ptr %0, i64 %1, i64 %2) {
  %4 = alloca i64, align 8
  %5 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds i64, ptr %6, i64 2
  %8 = load i64, ptr %7, align 8
  %9 = add nsw i64 %2, %1
  %10 = icmp sgt i64 %2, 0
  br i1 %10, label %11, label %70

11:                                               ; preds = %3
  %12 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %13 = shl i64 %8, 1
  %14 = icmp slt i64 %8, 65
  %15 = icmp sgt i64 %8, 0
  %16 = add i64 %13, 2
  br label %17

17:                                               ; preds = %11, %41
  %18 = phi i64 [ %1, %11 ], [ %51, %41 ]
  %19 = load ptr, ptr %12, align 8
  %20 = getelementptr inbounds i64, ptr %19, i64 1
  %21 = load i64, ptr %20, align 8
  %22 = inttoptr i64 %21 to ptr
  %23 = mul nsw i64 %18, %8
  %24 = mul i64 %13, %23
  %25 = getelementptr inbounds double, ptr %22, i64 %24
  %26 = getelementptr inbounds i64, ptr %19, i64 2
  %27 = load i64, ptr %26, align 8
  %28 = inttoptr i64 %27 to ptr
  %29 = getelementptr inbounds i64, ptr %28, i64 %23
  br i1 %14, label %30, label %32

30:                                               ; preds = %17
  %31 = call fastcc i64 @is_short_permutation(ptr %29, i64 %8, ptr %4)
  br label %34

32:                                               ; preds = %17
  %33 = call fastcc i64 @is_long_permutation(ptr %29, i64 %8, ptr %4)
  br label %34

34:                                               ; preds = %30, %32
  %35 = phi i64 [ %31, %30 ], [ %33, %32 ]
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %69, label %37

37:                                               ; preds = %34
  %38 = load i64, ptr %4, align 8
  %39 = icmp eq i64 %38, 0
  %40 = select i1 %39, double 1.000000e+00, double -1.000000e+00
  br i1 %15, label %53, label %41

41:                                               ; preds = %53, %37
  %42 = phi double [ 0.000000e+00, %37 ], [ %66, %53 ]
  %43 = phi double [ %40, %37 ], [ %64, %53 ]
  %44 = load ptr, ptr %12, align 8
  %45 = getelementptr inbounds i64, ptr %44, i64 3
  %46 = load i64, ptr %45, align 8
  %47 = inttoptr i64 %46 to ptr
  %48 = shl nsw i64 %18, 1
  %49 = getelementptr inbounds double, ptr %47, i64 %48
  store double %43, ptr %49, align 8
  %50 = getelementptr inbounds double, ptr %49, i64 1
  store double %42, ptr %50, align 8
  %51 = add nsw i64 %18, 1
  %52 = icmp slt i64 %51, %9
  br i1 %52, label %17, label %70

53:                                               ; preds = %37, %53
  %54 = phi double [ %66, %53 ], [ 0.000000e+00, %37 ]
  %55 = phi i64 [ %67, %53 ], [ 0, %37 ]
  %56 = phi double [ %64, %53 ], [ %40, %37 ]
  %57 = mul i64 %16, %55
  %58 = getelementptr inbounds double, ptr %25, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = getelementptr inbounds double, ptr %58, i64 1
  %61 = load double, ptr %60, align 8
  %62 = fneg double %54
  %63 = fmul double %61, %62
  %64 = call double @llvm.fmuladd.f64(double %56, double %59, double %63)
  %65 = fmul double %59, %54
  %66 = call double @llvm.fmuladd.f64(double %56, double %61, double %65)
  %67 = add nuw nsw i64 %55, 1
  %68 = icmp eq i64 %67, %8
  br i1 %68, label %41, label %53

69:                                               ; preds = %34
  br label %70

70:                                               ; preds = %41, %3, %69
  %71 = phi i64 [ 1, %69 ], [ 0, %3 ], [ 0, %41 ]
  ret i64 %71
}

define i64 @lanes_slogdet(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.job, align 8
  %7 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 0
  store ptr %0, ptr %7, align 8
  %8 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 1
  store ptr %4, ptr %8, align 8
  %9 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 2
  store ptr @slogdet_block, ptr %9, align 8
  %10 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 3
  store i64 0, ptr %10, align 8
  %11 = getelementptr inbounds i64, ptr %4, i64 1
  %12 = load i64, ptr %11, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %12)
  %13 = load i64, ptr %10, align 8
  ret i64 %13
}

define internal i64 @slogdet_block(ptr %0, i64 %1, i64 %2) {
  %4 = alloca i64, align 8
  %5 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds i64, ptr %6, i64 2
  %8 = load i64, ptr %7, align 8
  %9 = add nsw i64 %2, %1
  %10 = icmp sgt i64 %2, 0
  br i1 %10, label %11, label %139

11:                                               ; preds = %3
  %12 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %13 = shl i64 %8, 1
  %14 = icmp slt i64 %8, 65
  %15 = icmp sgt i64 %8, 0
  %16 = add i64 %13, 2
  br label %17

17:                                               ; preds = %11, %41
  %18 = phi i64 [ %1, %11 ], [ %70, %41 ]
  %19 = load ptr, ptr %12, align 8
  %20 = getelementptr inbounds i64, ptr %19, i64 1
  %21 = load i64, ptr %20, align 8
  %22 = inttoptr i64 %21 to ptr
  %23 = mul nsw i64 %18, %8
  %24 = mul i64 %13, %23
  %25 = getelementptr inbounds double, ptr %22, i64 %24
  %26 = getelementptr inbounds i64, ptr %19, i64 2
  %27 = load i64, ptr %26, align 8
  %28 = inttoptr i64 %27 to ptr
  %29 = getelementptr inbounds i64, ptr %28, i64 %23
  br i1 %14, label %30, label %32

30:                                               ; preds = %17
  %31 = call fastcc i64 @is_short_permutation(ptr %29, i64 %8, ptr %4)
  br label %34

32:                                               ; preds = %17
  %33 = call fastcc i64 @is_long_permutation(ptr %29, i64 %8, ptr %4)
  br label %34

34:                                               ; preds = %30, %32
  %35 = phi i64 [ %31, %30 ], [ %33, %32 ]
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %138, label %37

37:                                               ; preds = %34
  %38 = load i64, ptr %4, align 8
  %39 = icmp eq i64 %38, 0
  %40 = select i1 %39, double 1.000000e+00, double -1.000000e+00
  br i1 %15, label %72, label %41

41:                                               ; preds = %128, %37
  %42 = phi double [ 0.000000e+00, %37 ], [ %135, %128 ]
  %43 = phi double [ %40, %37 ], [ %133, %128 ]
  %44 = phi i64 [ 0, %37 ], [ %129, %128 ]
  %45 = phi double [ 1.000000e+00, %37 ], [ %130, %128 ]
  %46 = fcmp ogt double %45, 0x3FF6A09E55C0FCB5
  %47 = icmp ne i64 %44, 0
  %48 = select i1 %46, i1 %47, i1 false
  %49 = fmul double %45, 5.000000e-01
  %50 = zext i1 %48 to i64
  %51 = add nsw i64 %44, %50
  %52 = select i1 %48, double %49, double %45
  %53 = load ptr, ptr %12, align 8
  %54 = getelementptr inbounds i64, ptr %53, i64 3
  %55 = load i64, ptr %54, align 8
  %56 = inttoptr i64 %55 to ptr
  %57 = shl nsw i64 %18, 1
  %58 = getelementptr inbounds double, ptr %56, i64 %57
  store double %43, ptr %58, align 8
  %59 = getelementptr inbounds double, ptr %58, i64 1
  store double %42, ptr %59, align 8
  %60 = icmp eq i64 %51, 0
  %61 = call double @log(double %52)
  %62 = sitofp i64 %51 to double
  %63 = call double @llvm.fmuladd.f64(double %62, double 0x3FE62E42FEFA39EF, double %61)
  %64 = select i1 %60, double %61, double %63
  %65 = load ptr, ptr %12, align 8
  %66 = getelementptr inbounds i64, ptr %65, i64 4
  %67 = load i64, ptr %66, align 8
  %68 = inttoptr i64 %67 to ptr
  %69 = getelementptr inbounds double, ptr %68, i64 %18
  store double %64, ptr %69, align 8
  %70 = add nsw i64 %18, 1
  %71 = icmp slt i64 %70, %9
  br i1 %71, label %17, label %139

72:                                               ; preds = %37, %128
  %73 = phi double [ %135, %128 ], [ 0.000000e+00, %37 ]
  %74 = phi i64 [ %136, %128 ], [ 0, %37 ]
  %75 = phi double [ %130, %128 ], [ 1.000000e+00, %37 ]
  %76 = phi i64 [ %129, %128 ], [ 0, %37 ]
  %77 = phi double [ %133, %128 ], [ %40, %37 ]
  %78 = mul i64 %16, %74
  %79 = getelementptr inbounds double, ptr %25, i64 %78
  %80 = load double, ptr %79, align 8
  %81 = fcmp olt double %80, 0.000000e+00
  %82 = fneg double %80
  %83 = select i1 %81, double %82, double %80
  %84 = getelementptr inbounds double, ptr %79, i64 1
  %85 = load double, ptr %84, align 8
  %86 = fcmp olt double %85, 0.000000e+00
  %87 = fneg double %85
  %88 = select i1 %86, double %87, double %85
  %89 = fcmp ogt double %83, %88
  %90 = select i1 %89, double %83, double %88
  %91 = fcmp oeq double %90, 0.000000e+00
  br i1 %91, label %95, label %92

92:                                               ; preds = %72
  %93 = select i1 %89, double %88, double %83
  %94 = fdiv double %93, %90
  br label %95

95:                                               ; preds = %72, %92
  %96 = phi double [ %94, %92 ], [ 0.000000e+00, %72 ]
  %97 = call double @llvm.fmuladd.f64(double %96, double %96, double 1.000000e+00)
  %98 = call double @sqrt(double %97)
  %99 = fmul double %90, %98
  %100 = fcmp oeq double %99, 0.000000e+00
  %101 = select i1 %100, double 1.000000e+00, double %99
  %102 = load double, ptr %79, align 8
  %103 = fdiv double %102, %101
  %104 = load double, ptr %84, align 8
  %105 = fdiv double %104, %101
  %106 = bitcast double %99 to i64
  %107 = lshr i64 %106, 52
  %108 = and i64 %107, 2047
  switch i64 %108, label %109 [
    i64 2047, label %115
    i64 0, label %115
  ]

109:                                              ; preds = %95
  %110 = add nsw i64 %108, -1023
  %111 = add nsw i64 %110, %76
  %112 = mul nsw i64 %110, -4503599627370496
  %113 = add i64 %112, %106
  %114 = bitcast i64 %113 to double
  br label %115

115:                                              ; preds = %95, %95, %109
  %116 = phi i64 [ %111, %109 ], [ %76, %95 ], [ %76, %95 ]
  %117 = phi double [ %114, %109 ], [ %99, %95 ], [ %99, %95 ]
  %118 = fmul double %75, %117
  %119 = bitcast double %118 to i64
  %120 = lshr i64 %119, 52
  %121 = and i64 %120, 2047
  switch i64 %121, label %122 [
    i64 2047, label %128
    i64 0, label %128
  ]

122:                                              ; preds = %115
  %123 = add nsw i64 %121, -1023
  %124 = add nsw i64 %123, %116
  %125 = mul nsw i64 %123, -4503599627370496
  %126 = add i64 %125, %119
  %127 = bitcast i64 %126 to double
  br label %128

128:                                              ; preds = %115, %115, %122
  %129 = phi i64 [ %124, %122 ], [ %116, %115 ], [ %116, %115 ]
  %130 = phi double [ %127, %122 ], [ %118, %115 ], [ %118, %115 ]
  %131 = fneg double %73
  %132 = fmul double %105, %131
  %133 = call double @llvm.fmuladd.f64(double %77, double %103, double %132)
  %134 = fmul double %103, %73
  %135 = call double @llvm.fmuladd.f64(double %77, double %105, double %134)
  %136 = add nuw nsw i64 %74, 1
  %137 = icmp eq i64 %136, %8
  br i1 %137, label %41, label %72

138:                                              ; preds = %34
  br label %139

139:                                              ; preds = %41, %3, %138
  %140 = phi i64 [ 1, %138 ], [ 0, %3 ], [ 0, %41 ]
  ret i64 %140
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

declare i64 @llvm.vector.reduce.or.v8i64(<8 x i64>)

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

define internal fastcc void @find_row(ptr %0, ptr %1, ptr %2, i64 %3, i64 %4, i64 %5) {
  %7 = icmp eq ptr %2, null
  br label %9

8:                                                ; preds = %18
  ret void

9:                                                ; preds = %6, %18
  %10 = phi i64 [ 0, %6 ], [ %25, %18 ]
  %11 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 %10
  %12 = load ptr, ptr %11, align 8
  br i1 %7, label %18, label %13

13:                                               ; preds = %9
  %14 = getelementptr inbounds ptr, ptr %2, i64 %10
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds i64, ptr %15, i64 %3
  %17 = load i64, ptr %16, align 8
  br label %18

18:                                               ; preds = %9, %13
  %19 = phi i64 [ %17, %13 ], [ %3, %9 ]
  %20 = mul nsw i64 %19, %4
  %21 = add nsw i64 %20, %5
  %22 = shl nsw i64 %21, 1
  %23 = getelementptr inbounds double, ptr %12, i64 %22
  %24 = getelementptr inbounds %struct.places, ptr %0, i64 0, i32 0, i64 %10
  store ptr %23, ptr %24, align 8
  %25 = add nuw nsw i64 %10, 1
  %26 = icmp eq i64 %25, 8
  br i1 %26, label %8, label %9
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

16:                                               ; preds = %374, %6
  ret void

17:                                               ; preds = %8, %374
  %18 = phi i64 [ 0, %8 ], [ %375, %374 ]
  %19 = xor i64 %18, -1
  %20 = add i64 %19, %2
  %21 = select i1 %9, i64 %18, i64 %2
  %22 = select i1 %9, i64 %18, i64 %20
  %23 = sub i64 %2, %18
  %24 = select i1 %9, i64 0, i64 %23
  br i1 %10, label %25, label %60

25:                                               ; preds = %17
  %26 = load ptr, ptr %0, align 1
  %27 = load i64, ptr %11, align 1
  %28 = load i64, ptr %12, align 1
  %29 = mul nsw i64 %27, %22
  %30 = getelementptr inbounds %struct.number, ptr %26, i64 %29
  %31 = mul nsw i64 %28, %22
  %32 = getelementptr inbounds %struct.number, ptr %30, i64 %31
  %33 = load <8 x double>, ptr %32, align 1
  %34 = getelementptr inbounds i8, ptr %32, i64 64
  %35 = load <8 x double>, ptr %34, align 1
  %36 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %33)
  %37 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %35)
  %38 = fcmp ogt <8 x double> %36, %37
  %39 = select <8 x i1> %38, <8 x double> %36, <8 x double> %37
  %40 = fcmp olt <8 x double> %39, <double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000>
  %41 = zext <8 x i1> %40 to <8 x i64>
  %42 = fdiv <8 x double> %33, %39
  %43 = fneg <8 x double> %35
  %44 = fdiv <8 x double> %43, %39
  %45 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %39
  %46 = fdiv <8 x double> zeroinitializer, %39
  %47 = fneg <8 x double> %46
  %48 = fmul <8 x double> %44, %47
  %49 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %45, <8 x double> %42, <8 x double> %48)
  %50 = fmul <8 x double> %42, %46
  %51 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %45, <8 x double> %44, <8 x double> %50)
  %52 = fmul <8 x double> %44, %44
  %53 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %42, <8 x double> %42, <8 x double> %52)
  %54 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %53
  %55 = fmul <8 x double> %49, %54
  %56 = fmul <8 x double> %51, %54
  %57 = bitcast <8 x i1> %40 to i8
  %58 = icmp ne i8 %57, 0
  %59 = sext i1 %58 to i64
  br label %60

60:                                               ; preds = %25, %17
  %61 = phi <8 x double> [ %55, %25 ], [ zeroinitializer, %17 ]
  %62 = phi <8 x double> [ %56, %25 ], [ zeroinitializer, %17 ]
  %63 = phi <8 x i64> [ %41, %25 ], [ zeroinitializer, %17 ]
  %64 = phi i64 [ %59, %25 ], [ 0, %17 ]
  %65 = phi <8 x double> [ %33, %25 ], [ zeroinitializer, %17 ]
  %66 = phi <8 x double> [ %35, %25 ], [ zeroinitializer, %17 ]
  br i1 %13, label %81, label %67

67:                                               ; preds = %60
  %68 = icmp slt i64 %24, %21
  %69 = icmp eq i64 %64, 0
  %70 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %65)
  %71 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %66)
  %72 = fcmp ogt <8 x double> %70, %71
  %73 = select <8 x i1> %72, <8 x double> %70, <8 x double> %71
  %74 = fdiv <8 x double> %65, %73
  %75 = fneg <8 x double> %66
  %76 = fdiv <8 x double> %75, %73
  %77 = fmul <8 x double> %76, %76
  %78 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %74, <8 x double> %74, <8 x double> %77)
  %79 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %78
  %80 = trunc <8 x i64> %63 to <8 x i1>
  br label %98

81:                                               ; preds = %301, %60
  %82 = phi i64 [ 0, %60 ], [ %99, %301 ]
  %83 = icmp slt i64 %82, %3
  br i1 %83, label %84, label %374

84:                                               ; preds = %81
  %85 = icmp slt i64 %24, %21
  %86 = icmp eq i64 %64, 0
  %87 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %65)
  %88 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %66)
  %89 = fcmp ogt <8 x double> %87, %88
  %90 = select <8 x i1> %89, <8 x double> %87, <8 x double> %88
  %91 = fdiv <8 x double> %65, %90
  %92 = fneg <8 x double> %66
  %93 = fdiv <8 x double> %92, %90
  %94 = fmul <8 x double> %93, %93
  %95 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %91, <8 x double> %91, <8 x double> %94)
  %96 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %95
  %97 = trunc <8 x i64> %63 to <8 x i1>
  br label %307

98:                                               ; preds = %67, %301
  %99 = phi i64 [ 4, %67 ], [ %305, %301 ]
  %100 = phi i64 [ 0, %67 ], [ %99, %301 ]
  %101 = load ptr, ptr %1, align 1
  %102 = load i64, ptr %14, align 1
  %103 = load i64, ptr %15, align 1
  %104 = mul nsw i64 %102, %22
  %105 = getelementptr inbounds %struct.number, ptr %101, i64 %104
  %106 = mul nsw i64 %103, %100
  %107 = getelementptr inbounds %struct.number, ptr %105, i64 %106
  %108 = load <8 x double>, ptr %107, align 64
  %109 = getelementptr inbounds i8, ptr %107, i64 64
  %110 = load <8 x double>, ptr %109, align 64
  %111 = or i64 %100, 1
  %112 = mul nsw i64 %103, %111
  %113 = getelementptr inbounds %struct.number, ptr %105, i64 %112
  %114 = load <8 x double>, ptr %113, align 64
  %115 = getelementptr inbounds i8, ptr %113, i64 64
  %116 = load <8 x double>, ptr %115, align 64
  %117 = or i64 %100, 2
  %118 = mul nsw i64 %103, %117
  %119 = getelementptr inbounds %struct.number, ptr %105, i64 %118
  %120 = load <8 x double>, ptr %119, align 64
  %121 = getelementptr inbounds i8, ptr %119, i64 64
  %122 = load <8 x double>, ptr %121, align 64
  %123 = or i64 %100, 3
  %124 = mul nsw i64 %103, %123
  %125 = getelementptr inbounds %struct.number, ptr %105, i64 %124
  %126 = load <8 x double>, ptr %125, align 64
  %127 = getelementptr inbounds i8, ptr %125, i64 64
  %128 = load <8 x double>, ptr %127, align 64
  br i1 %68, label %129, label %135

129:                                              ; preds = %98
  %130 = load ptr, ptr %0, align 1
  %131 = load i64, ptr %11, align 1
  %132 = load i64, ptr %12, align 1
  %133 = mul nsw i64 %131, %22
  %134 = getelementptr inbounds %struct.number, ptr %130, i64 %133
  br label %144

135:                                              ; preds = %144, %98
  %136 = phi <8 x double> [ %128, %98 ], [ %194, %144 ]
  %137 = phi <8 x double> [ %126, %98 ], [ %192, %144 ]
  %138 = phi <8 x double> [ %122, %98 ], [ %186, %144 ]
  %139 = phi <8 x double> [ %120, %98 ], [ %184, %144 ]
  %140 = phi <8 x double> [ %116, %98 ], [ %178, %144 ]
  %141 = phi <8 x double> [ %114, %98 ], [ %176, %144 ]
  %142 = phi <8 x double> [ %110, %98 ], [ %170, %144 ]
  %143 = phi <8 x double> [ %108, %98 ], [ %168, %144 ]
  br i1 %10, label %197, label %215

144:                                              ; preds = %129, %144
  %145 = phi <8 x double> [ %128, %129 ], [ %194, %144 ]
  %146 = phi <8 x double> [ %126, %129 ], [ %192, %144 ]
  %147 = phi <8 x double> [ %122, %129 ], [ %186, %144 ]
  %148 = phi <8 x double> [ %120, %129 ], [ %184, %144 ]
  %149 = phi <8 x double> [ %116, %129 ], [ %178, %144 ]
  %150 = phi <8 x double> [ %114, %129 ], [ %176, %144 ]
  %151 = phi <8 x double> [ %110, %129 ], [ %170, %144 ]
  %152 = phi <8 x double> [ %108, %129 ], [ %168, %144 ]
  %153 = phi i64 [ %24, %129 ], [ %195, %144 ]
  %154 = mul nsw i64 %132, %153
  %155 = getelementptr inbounds %struct.number, ptr %134, i64 %154
  %156 = load <8 x double>, ptr %155, align 1
  %157 = getelementptr inbounds i8, ptr %155, i64 64
  %158 = load <8 x double>, ptr %157, align 1
  %159 = fneg <8 x double> %156
  %160 = fneg <8 x double> %158
  %161 = mul nsw i64 %102, %153
  %162 = getelementptr inbounds %struct.number, ptr %101, i64 %161
  %163 = getelementptr inbounds %struct.number, ptr %162, i64 %106
  %164 = load <8 x double>, ptr %163, align 1
  %165 = getelementptr inbounds i8, ptr %163, i64 64
  %166 = load <8 x double>, ptr %165, align 1
  %167 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %159, <8 x double> %164, <8 x double> %152)
  %168 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %158, <8 x double> %166, <8 x double> %167)
  %169 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %159, <8 x double> %166, <8 x double> %151)
  %170 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %160, <8 x double> %164, <8 x double> %169)
  %171 = getelementptr inbounds %struct.number, ptr %162, i64 %112
  %172 = load <8 x double>, ptr %171, align 1
  %173 = getelementptr inbounds i8, ptr %171, i64 64
  %174 = load <8 x double>, ptr %173, align 1
  %175 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %159, <8 x double> %172, <8 x double> %150)
  %176 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %158, <8 x double> %174, <8 x double> %175)
  %177 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %159, <8 x double> %174, <8 x double> %149)
  %178 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %160, <8 x double> %172, <8 x double> %177)
  %179 = getelementptr inbounds %struct.number, ptr %162, i64 %118
  %180 = load <8 x double>, ptr %179, align 1
  %181 = getelementptr inbounds i8, ptr %179, i64 64
  %182 = load <8 x double>, ptr %181, align 1
  %183 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %159, <8 x double> %180, <8 x double> %148)
  %184 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %158, <8 x double> %182, <8 x double> %183)
  %185 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %159, <8 x double> %182, <8 x double> %147)
  %186 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %160, <8 x double> %180, <8 x double> %185)
  %187 = getelementptr inbounds %struct.number, ptr %162, i64 %124
  %188 = load <8 x double>, ptr %187, align 1
  %189 = getelementptr inbounds i8, ptr %187, i64 64
  %190 = load <8 x double>, ptr %189, align 1
  %191 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %159, <8 x double> %188, <8 x double> %146)
  %192 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %158, <8 x double> %190, <8 x double> %191)
  %193 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %159, <8 x double> %190, <8 x double> %145)
  %194 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %160, <8 x double> %188, <8 x double> %193)
  %195 = add nsw i64 %153, 1
  %196 = icmp eq i64 %195, %21
  br i1 %196, label %135, label %144

197:                                              ; preds = %135
  %198 = fneg <8 x double> %142
  %199 = fmul <8 x double> %62, %198
  %200 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %143, <8 x double> %61, <8 x double> %199)
  %201 = fmul <8 x double> %61, %142
  %202 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %143, <8 x double> %62, <8 x double> %201)
  br i1 %69, label %215, label %203

203:                                              ; preds = %197
  %204 = fdiv <8 x double> %143, %73
  %205 = fdiv <8 x double> %142, %73
  %206 = fneg <8 x double> %205
  %207 = fmul <8 x double> %76, %206
  %208 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %204, <8 x double> %74, <8 x double> %207)
  %209 = fmul <8 x double> %74, %205
  %210 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %204, <8 x double> %76, <8 x double> %209)
  %211 = fmul <8 x double> %79, %208
  %212 = fmul <8 x double> %79, %210
  %213 = select <8 x i1> %80, <8 x double> %211, <8 x double> %200
  %214 = select <8 x i1> %80, <8 x double> %212, <8 x double> %202
  br label %215

215:                                              ; preds = %203, %197, %135
  %216 = phi <8 x double> [ %143, %135 ], [ %213, %203 ], [ %200, %197 ]
  %217 = phi <8 x double> [ %142, %135 ], [ %214, %203 ], [ %202, %197 ]
  store <8 x double> %216, ptr %107, align 64
  store <8 x double> %217, ptr %109, align 64
  %218 = load ptr, ptr %1, align 1
  %219 = load i64, ptr %14, align 1
  %220 = load i64, ptr %15, align 1
  %221 = mul nsw i64 %219, %22
  %222 = getelementptr inbounds %struct.number, ptr %218, i64 %221
  %223 = mul nsw i64 %220, %111
  %224 = getelementptr inbounds %struct.number, ptr %222, i64 %223
  br i1 %10, label %225, label %243

225:                                              ; preds = %215
  %226 = fneg <8 x double> %140
  %227 = fmul <8 x double> %62, %226
  %228 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %141, <8 x double> %61, <8 x double> %227)
  %229 = fmul <8 x double> %61, %140
  %230 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %141, <8 x double> %62, <8 x double> %229)
  br i1 %69, label %243, label %231

231:                                              ; preds = %225
  %232 = fdiv <8 x double> %141, %73
  %233 = fdiv <8 x double> %140, %73
  %234 = fneg <8 x double> %233
  %235 = fmul <8 x double> %76, %234
  %236 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %232, <8 x double> %74, <8 x double> %235)
  %237 = fmul <8 x double> %74, %233
  %238 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %232, <8 x double> %76, <8 x double> %237)
  %239 = fmul <8 x double> %79, %236
  %240 = fmul <8 x double> %79, %238
  %241 = select <8 x i1> %80, <8 x double> %239, <8 x double> %228
  %242 = select <8 x i1> %80, <8 x double> %240, <8 x double> %230
  br label %243

243:                                              ; preds = %225, %231, %215
  %244 = phi <8 x double> [ %141, %215 ], [ %241, %231 ], [ %228, %225 ]
  %245 = phi <8 x double> [ %140, %215 ], [ %242, %231 ], [ %230, %225 ]
  store <8 x double> %244, ptr %224, align 64
  %246 = getelementptr inbounds i8, ptr %224, i64 64
  store <8 x double> %245, ptr %246, align 64
  %247 = load ptr, ptr %1, align 1
  %248 = load i64, ptr %14, align 1
  %249 = load i64, ptr %15, align 1
  %250 = mul nsw i64 %248, %22
  %251 = getelementptr inbounds %struct.number, ptr %247, i64 %250
  %252 = mul nsw i64 %249, %117
  %253 = getelementptr inbounds %struct.number, ptr %251, i64 %252
  br i1 %10, label %254, label %272

254:                                              ; preds = %243
  %255 = fneg <8 x double> %138
  %256 = fmul <8 x double> %62, %255
  %257 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %139, <8 x double> %61, <8 x double> %256)
  %258 = fmul <8 x double> %61, %138
  %259 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %139, <8 x double> %62, <8 x double> %258)
  br i1 %69, label %272, label %260

260:                                              ; preds = %254
  %261 = fdiv <8 x double> %139, %73
  %262 = fdiv <8 x double> %138, %73
  %263 = fneg <8 x double> %262
  %264 = fmul <8 x double> %76, %263
  %265 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %261, <8 x double> %74, <8 x double> %264)
  %266 = fmul <8 x double> %74, %262
  %267 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %261, <8 x double> %76, <8 x double> %266)
  %268 = fmul <8 x double> %79, %265
  %269 = fmul <8 x double> %79, %267
  %270 = select <8 x i1> %80, <8 x double> %268, <8 x double> %257
  %271 = select <8 x i1> %80, <8 x double> %269, <8 x double> %259
  br label %272

272:                                              ; preds = %254, %260, %243
  %273 = phi <8 x double> [ %139, %243 ], [ %270, %260 ], [ %257, %254 ]
  %274 = phi <8 x double> [ %138, %243 ], [ %271, %260 ], [ %259, %254 ]
  store <8 x double> %273, ptr %253, align 64
  %275 = getelementptr inbounds i8, ptr %253, i64 64
  store <8 x double> %274, ptr %275, align 64
  %276 = load ptr, ptr %1, align 1
  %277 = load i64, ptr %14, align 1
  %278 = load i64, ptr %15, align 1
  %279 = mul nsw i64 %277, %22
  %280 = getelementptr inbounds %struct.number, ptr %276, i64 %279
  %281 = mul nsw i64 %278, %123
  %282 = getelementptr inbounds %struct.number, ptr %280, i64 %281
  br i1 %10, label %283, label %301

283:                                              ; preds = %272
  %284 = fneg <8 x double> %136
  %285 = fmul <8 x double> %62, %284
  %286 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %137, <8 x double> %61, <8 x double> %285)
  %287 = fmul <8 x double> %61, %136
  %288 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %137, <8 x double> %62, <8 x double> %287)
  br i1 %69, label %301, label %289

289:                                              ; preds = %283
  %290 = fdiv <8 x double> %137, %73
  %291 = fdiv <8 x double> %136, %73
  %292 = fneg <8 x double> %291
  %293 = fmul <8 x double> %76, %292
  %294 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %290, <8 x double> %74, <8 x double> %293)
  %295 = fmul <8 x double> %74, %291
  %296 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %290, <8 x double> %76, <8 x double> %295)
  %297 = fmul <8 x double> %79, %294
  %298 = fmul <8 x double> %79, %296
  %299 = select <8 x i1> %80, <8 x double> %297, <8 x double> %286
  %300 = select <8 x i1> %80, <8 x double> %298, <8 x double> %288
  br label %301

301:                                              ; preds = %283, %289, %272
  %302 = phi <8 x double> [ %137, %272 ], [ %299, %289 ], [ %286, %283 ]
  %303 = phi <8 x double> [ %136, %272 ], [ %300, %289 ], [ %288, %283 ]
  store <8 x double> %302, ptr %282, align 64
  %304 = getelementptr inbounds i8, ptr %282, i64 64
  store <8 x double> %303, ptr %304, align 64
  %305 = add nuw nsw i64 %99, 4
  %306 = icmp sgt i64 %305, %3
  br i1 %306, label %81, label %98

307:                                              ; preds = %84, %369
  %308 = phi i64 [ %82, %84 ], [ %372, %369 ]
  %309 = load ptr, ptr %1, align 1
  %310 = load i64, ptr %14, align 1
  %311 = load i64, ptr %15, align 1
  %312 = mul nsw i64 %310, %22
  %313 = getelementptr inbounds %struct.number, ptr %309, i64 %312
  %314 = mul nsw i64 %311, %308
  %315 = getelementptr inbounds %struct.number, ptr %313, i64 %314
  %316 = load <8 x double>, ptr %315, align 64
  %317 = getelementptr inbounds i8, ptr %315, i64 64
  %318 = load <8 x double>, ptr %317, align 64
  br i1 %85, label %319, label %326

319:                                              ; preds = %307
  %320 = load ptr, ptr %0, align 1
  %321 = load i64, ptr %11, align 1
  %322 = load i64, ptr %12, align 1
  %323 = mul nsw i64 %321, %22
  %324 = getelementptr inbounds %struct.number, ptr %320, i64 %323
  %325 = getelementptr inbounds %struct.number, ptr %309, i64 %314
  br label %329

326:                                              ; preds = %329, %307
  %327 = phi <8 x double> [ %318, %307 ], [ %348, %329 ]
  %328 = phi <8 x double> [ %316, %307 ], [ %346, %329 ]
  br i1 %10, label %351, label %369

329:                                              ; preds = %319, %329
  %330 = phi i64 [ %24, %319 ], [ %349, %329 ]
  %331 = phi <8 x double> [ %316, %319 ], [ %346, %329 ]
  %332 = phi <8 x double> [ %318, %319 ], [ %348, %329 ]
  %333 = mul nsw i64 %322, %330
  %334 = getelementptr inbounds %struct.number, ptr %324, i64 %333
  %335 = mul nsw i64 %330, %310
  %336 = getelementptr inbounds %struct.number, ptr %325, i64 %335
  %337 = load <8 x double>, ptr %336, align 1
  %338 = getelementptr inbounds i8, ptr %336, i64 64
  %339 = load <8 x double>, ptr %338, align 1
  %340 = load <8 x double>, ptr %334, align 1
  %341 = getelementptr inbounds i8, ptr %334, i64 64
  %342 = load <8 x double>, ptr %341, align 1
  %343 = fneg <8 x double> %340
  %344 = fneg <8 x double> %342
  %345 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %343, <8 x double> %337, <8 x double> %331)
  %346 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %342, <8 x double> %339, <8 x double> %345)
  %347 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %343, <8 x double> %339, <8 x double> %332)
  %348 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %344, <8 x double> %337, <8 x double> %347)
  %349 = add nsw i64 %330, 1
  %350 = icmp eq i64 %349, %21
  br i1 %350, label %326, label %329

351:                                              ; preds = %326
  %352 = fneg <8 x double> %327
  %353 = fmul <8 x double> %62, %352
  %354 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %328, <8 x double> %61, <8 x double> %353)
  %355 = fmul <8 x double> %61, %327
  %356 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %328, <8 x double> %62, <8 x double> %355)
  br i1 %86, label %369, label %357

357:                                              ; preds = %351
  %358 = fdiv <8 x double> %328, %90
  %359 = fdiv <8 x double> %327, %90
  %360 = fneg <8 x double> %359
  %361 = fmul <8 x double> %93, %360
  %362 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %358, <8 x double> %91, <8 x double> %361)
  %363 = fmul <8 x double> %91, %359
  %364 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %358, <8 x double> %93, <8 x double> %363)
  %365 = fmul <8 x double> %96, %362
  %366 = fmul <8 x double> %96, %364
  %367 = select <8 x i1> %97, <8 x double> %365, <8 x double> %354
  %368 = select <8 x i1> %97, <8 x double> %366, <8 x double> %356
  br label %369

369:                                              ; preds = %357, %351, %326
  %370 = phi <8 x double> [ %328, %326 ], [ %367, %357 ], [ %354, %351 ]
  %371 = phi <8 x double> [ %327, %326 ], [ %368, %357 ], [ %356, %351 ]
  store <8 x double> %370, ptr %315, align 64
  store <8 x double> %371, ptr %317, align 64
  %372 = add nuw nsw i64 %308, 1
  %373 = icmp eq i64 %372, %3
  br i1 %373, label %374, label %307

374:                                              ; preds = %369, %81
  %375 = add nuw nsw i64 %18, 1
  %376 = icmp eq i64 %375, %2
  br i1 %376, label %16, label %17
}

define internal fastcc i64 @permutations(ptr %0, i64 %1, i64 %2, ptr %3, ptr %4) {
  %6 = alloca i64, align 8
  %7 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds i64, ptr %8, i64 2
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %12 = add nsw i64 %2, -1
  %13 = icmp slt i64 %10, 65
  br label %14

14:                                               ; preds = %5, %34
  %15 = phi i1 [ true, %5 ], [ %39, %34 ]
  %16 = phi i64 [ 0, %5 ], [ %38, %34 ]
  %17 = load ptr, ptr %11, align 8
  %18 = getelementptr inbounds i64, ptr %17, i64 2
  %19 = load i64, ptr %18, align 8
  %20 = inttoptr i64 %19 to ptr
  %21 = icmp slt i64 %16, %2
  %22 = select i1 %21, i64 %16, i64 %12
  %23 = add nsw i64 %22, %1
  %24 = mul nsw i64 %23, %10
  %25 = getelementptr inbounds i64, ptr %20, i64 %24
  %26 = getelementptr inbounds ptr, ptr %3, i64 %16
  store ptr %25, ptr %26, align 8
  br i1 %13, label %27, label %29

27:                                               ; preds = %14
  %28 = call fastcc i64 @is_short_permutation(ptr %25, i64 %10, ptr %6)
  br label %31

29:                                               ; preds = %14
  %30 = call fastcc i64 @is_long_permutation(ptr %25, i64 %10, ptr %6)
  br label %31

31:                                               ; preds = %27, %29
  %32 = phi i64 [ %28, %27 ], [ %30, %29 ]
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %41, label %34

34:                                               ; preds = %31
  %35 = load i64, ptr %6, align 8
  %36 = sub nsw i64 0, %35
  %37 = getelementptr inbounds i64, ptr %4, i64 %16
  store i64 %36, ptr %37, align 8
  %38 = add nuw nsw i64 %16, 1
  %39 = icmp ult i64 %16, 7
  %40 = icmp eq i64 %38, 8
  br i1 %40, label %42, label %14

41:                                               ; preds = %31
  br label %42

42:                                               ; preds = %34, %41
  %43 = phi i1 [ %15, %41 ], [ %39, %34 ]
  %44 = xor i1 %43, true
  %45 = zext i1 %44 to i64
  ret i64 %45
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

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)

define internal fastcc void @write_inverse(ptr %0, i64 %1, i64 %2, ptr %3, ptr %4, ptr byval(%struct.number) align 64 %5) {
  %7 = alloca [144 x %struct.number], align 64
  %8 = alloca <8 x i64>, align 64
  %9 = alloca %struct.matrix, align 8
  %10 = alloca %struct.matrix, align 8
  %11 = alloca %struct.places, align 8
  %12 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds i64, ptr %13, i64 2
  %15 = load i64, ptr %14, align 8
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %21

17:                                               ; preds = %6
  %18 = load <8 x i64>, ptr %5, align 64
  %19 = getelementptr inbounds i8, ptr %5, i64 64
  %20 = load <8 x i64>, ptr %19, align 64
  br label %35

21:                                               ; preds = %49, %6
  %22 = getelementptr inbounds %struct.matrix, ptr %9, i64 0, i32 0
  store ptr %3, ptr %22, align 8
  %23 = getelementptr inbounds %struct.matrix, ptr %9, i64 0, i32 1
  store i64 %15, ptr %23, align 8
  %24 = getelementptr inbounds %struct.matrix, ptr %9, i64 0, i32 2
  store i64 1, ptr %24, align 8
  %25 = getelementptr inbounds %struct.matrix, ptr %10, i64 0, i32 0
  %26 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 0
  store ptr %26, ptr %25, align 8
  %27 = getelementptr inbounds %struct.matrix, ptr %10, i64 0, i32 1
  store i64 %15, ptr %27, align 8
  %28 = getelementptr inbounds %struct.matrix, ptr %10, i64 0, i32 2
  store i64 1, ptr %28, align 8
  call fastcc void @substitute(ptr %9, ptr %10, i64 %15, i64 %15, i64 0, i64 1)
  call fastcc void @substitute(ptr %9, ptr %10, i64 %15, i64 %15, i64 1, i64 0)
  %29 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds i64, ptr %30, i64 3
  %32 = load i64, ptr %31, align 8
  %33 = shl i64 %15, 1
  %34 = mul i64 %33, %15
  call fastcc void @place_parts(ptr %11, i64 %32, i64 %1, i64 %2, i64 %34)
  call fastcc void @store_parts(ptr %26, ptr %11, i64 %34)
  ret void

35:                                               ; preds = %17, %49
  %36 = phi i64 [ 0, %17 ], [ %50, %49 ]
  br label %40

37:                                               ; preds = %40
  %38 = mul nsw i64 %36, %15
  %39 = load <8 x i64>, ptr %8, align 64
  br label %52

40:                                               ; preds = %35, %40
  %41 = phi i64 [ 0, %35 ], [ %47, %40 ]
  %42 = getelementptr inbounds ptr, ptr %4, i64 %41
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds i64, ptr %43, i64 %36
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds i64, ptr %8, i64 %41
  store i64 %45, ptr %46, align 8
  %47 = add nuw nsw i64 %41, 1
  %48 = icmp eq i64 %47, 8
  br i1 %48, label %37, label %40

49:                                               ; preds = %52
  %50 = add nuw nsw i64 %36, 1
  %51 = icmp eq i64 %50, %15
  br i1 %51, label %21, label %35

52:                                               ; preds = %37, %52
  %53 = phi i64 [ 0, %37 ], [ %63, %52 ]
  %54 = add nsw i64 %53, %38
  %55 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %54
  %56 = insertelement <8 x i64> poison, i64 %53, i64 0
  %57 = shufflevector <8 x i64> %56, <8 x i64> poison, <8 x i32> zeroinitializer
  %58 = icmp eq <8 x i64> %39, %57
  %59 = sext <8 x i1> %58 to <8 x i64>
  %60 = and <8 x i64> %18, %59
  %61 = and <8 x i64> %20, %59
  store <8 x i64> %60, ptr %55, align 64
  %62 = getelementptr inbounds i8, ptr %55, i64 64
  store <8 x i64> %61, ptr %62, align 64
  %63 = add nuw nsw i64 %53, 1
  %64 = icmp eq i64 %63, %15
  br i1 %64, label %49, label %52
}

declare double @llvm.fmuladd.f64(double, double, double)

declare double @log(double)

declare double @sqrt(double)
