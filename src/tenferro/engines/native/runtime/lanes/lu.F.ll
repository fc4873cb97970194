; Made from source/lanes/lu.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: be968bce60e4a9eefc5eee7ebe7d80bf09be855a1aa0fa52da261ee4744879fd

%struct.job = type { ptr, ptr, ptr, i64 }
%struct.number = type { <16 x float>, <16 x float> }
%struct.places = type { [16 x ptr] }
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
  %5 = alloca [64 x <16 x i32>], align 64
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
  br i1 %24, label %25, label %37

25:                                               ; preds = %23
  %26 = icmp sgt i64 %13, 0
  br label %42

27:                                               ; preds = %3, %27
  %28 = phi i64 [ %33, %27 ], [ 0, %3 ]
  %29 = trunc i64 %28 to i32
  %30 = insertelement <16 x i32> poison, i32 %29, i64 0
  %31 = shufflevector <16 x i32> %30, <16 x i32> poison, <16 x i32> zeroinitializer
  %32 = getelementptr inbounds [64 x <16 x i32>], ptr %5, i64 0, i64 %28
  store <16 x i32> %31, ptr %32, align 64
  %33 = add nuw nsw i64 %28, 1
  %34 = icmp eq i64 %33, %11
  br i1 %34, label %23, label %27

35:                                               ; preds = %192, %120
  %36 = icmp eq i64 %47, %15
  br i1 %36, label %37, label %42

37:                                               ; preds = %35, %23
  %38 = load ptr, ptr %16, align 8
  %39 = getelementptr inbounds i64, ptr %38, i64 1
  %40 = load i64, ptr %39, align 8
  call fastcc void @place_parts(ptr %7, i64 %40, i64 %1, i64 %2, i64 %20)
  call fastcc void @store_parts(ptr %21, ptr %7, i64 %20)
  %41 = icmp sgt i64 %2, 0
  br i1 %41, label %214, label %213

42:                                               ; preds = %25, %35
  %43 = phi i64 [ 0, %25 ], [ %47, %35 ]
  %44 = mul nsw i64 %43, %13
  %45 = add nsw i64 %44, %43
  %46 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %45
  %47 = add nuw nsw i64 %43, 1
  %48 = icmp slt i64 %47, %11
  br i1 %48, label %49, label %120

49:                                               ; preds = %42
  %50 = trunc i64 %43 to i32
  %51 = insertelement <16 x i32> poison, i32 %50, i64 0
  %52 = shufflevector <16 x i32> %51, <16 x i32> poison, <16 x i32> zeroinitializer
  %53 = load <16 x float>, ptr %46, align 64
  %54 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %53)
  %55 = getelementptr inbounds i8, ptr %46, i64 64
  %56 = load <16 x float>, ptr %55, align 64
  %57 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %56)
  %58 = fadd <16 x float> %54, %57
  br label %61

59:                                               ; preds = %61
  %60 = getelementptr inbounds [64 x <16 x i32>], ptr %5, i64 0, i64 %43
  br label %82

61:                                               ; preds = %61, %49
  %62 = phi <16 x float> [ %79, %61 ], [ %58, %49 ]
  %63 = phi <16 x i32> [ %78, %61 ], [ %52, %49 ]
  %64 = phi i64 [ %80, %61 ], [ %47, %49 ]
  %65 = mul nsw i64 %64, %13
  %66 = add nsw i64 %65, %43
  %67 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %66
  %68 = load <16 x float>, ptr %67, align 64
  %69 = getelementptr inbounds i8, ptr %67, i64 64
  %70 = load <16 x float>, ptr %69, align 64
  %71 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %68)
  %72 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %70)
  %73 = fadd <16 x float> %71, %72
  %74 = fcmp ogt <16 x float> %73, %62
  %75 = trunc i64 %64 to i32
  %76 = insertelement <16 x i32> poison, i32 %75, i64 0
  %77 = shufflevector <16 x i32> %76, <16 x i32> poison, <16 x i32> zeroinitializer
  %78 = select <16 x i1> %74, <16 x i32> %77, <16 x i32> %63
  %79 = select <16 x i1> %74, <16 x float> %73, <16 x float> %62
  %80 = add nuw nsw i64 %64, 1
  %81 = icmp eq i64 %80, %11
  br i1 %81, label %59, label %61

82:                                               ; preds = %117, %59
  %83 = phi i64 [ %47, %59 ], [ %118, %117 ]
  %84 = trunc i64 %83 to i32
  %85 = insertelement <16 x i32> poison, i32 %84, i64 0
  %86 = shufflevector <16 x i32> %85, <16 x i32> poison, <16 x i32> zeroinitializer
  %87 = icmp eq <16 x i32> %78, %86
  %88 = bitcast <16 x i1> %87 to i16
  %89 = icmp eq i16 %88, 0
  br i1 %89, label %117, label %90

90:                                               ; preds = %82
  br i1 %26, label %91, label %93

91:                                               ; preds = %90
  %92 = mul nsw i64 %83, %13
  br label %99

93:                                               ; preds = %99, %90
  %94 = load <16 x i32>, ptr %60, align 64
  %95 = getelementptr inbounds [64 x <16 x i32>], ptr %5, i64 0, i64 %83
  %96 = load <16 x i32>, ptr %95, align 64
  %97 = select <16 x i1> %87, <16 x i32> %96, <16 x i32> %94
  store <16 x i32> %97, ptr %60, align 64
  %98 = select <16 x i1> %87, <16 x i32> %94, <16 x i32> %96
  store <16 x i32> %98, ptr %95, align 64
  br label %117

99:                                               ; preds = %99, %91
  %100 = phi i64 [ 0, %91 ], [ %115, %99 ]
  %101 = add nsw i64 %100, %44
  %102 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %101
  %103 = load <16 x i32>, ptr %102, align 64
  %104 = getelementptr inbounds i8, ptr %102, i64 64
  %105 = load <16 x i32>, ptr %104, align 64
  %106 = add nsw i64 %100, %92
  %107 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %106
  %108 = load <16 x i32>, ptr %107, align 64
  %109 = getelementptr inbounds i8, ptr %107, i64 64
  %110 = load <16 x i32>, ptr %109, align 64
  %111 = select <16 x i1> %87, <16 x i32> %108, <16 x i32> %103
  %112 = select <16 x i1> %87, <16 x i32> %110, <16 x i32> %105
  store <16 x i32> %111, ptr %102, align 64
  store <16 x i32> %112, ptr %104, align 64
  %113 = select <16 x i1> %87, <16 x i32> %103, <16 x i32> %108
  %114 = select <16 x i1> %87, <16 x i32> %105, <16 x i32> %110
  store <16 x i32> %113, ptr %107, align 64
  store <16 x i32> %114, ptr %109, align 64
  %115 = add nuw nsw i64 %100, 1
  %116 = icmp eq i64 %115, %13
  br i1 %116, label %93, label %99

117:                                              ; preds = %93, %82
  %118 = add nuw nsw i64 %83, 1
  %119 = icmp eq i64 %118, %11
  br i1 %119, label %120, label %82

120:                                              ; preds = %117, %42
  %121 = load <16 x float>, ptr %46, align 64
  %122 = getelementptr inbounds i8, ptr %46, i64 64
  %123 = load <16 x float>, ptr %122, align 64
  %124 = fcmp oeq <16 x float> %121, zeroinitializer
  %125 = fcmp oeq <16 x float> %123, zeroinitializer
  %126 = and <16 x i1> %125, %124
  %127 = bitcast <16 x float> %121 to <16 x i32>
  %128 = bitcast <16 x float> %123 to <16 x i32>
  %129 = select <16 x i1> %126, <16 x i32> <i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216>, <16 x i32> zeroinitializer
  %130 = and <16 x i1> %125, %124
  %131 = xor <16 x i1> %130, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %132 = sext <16 x i1> %131 to <16 x i32>
  %133 = and <16 x i32> %132, %127
  %134 = or <16 x i32> %133, %129
  %135 = and <16 x i32> %132, %128
  %136 = bitcast <16 x i32> %134 to <16 x float>
  %137 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %136)
  %138 = bitcast <16 x i32> %135 to <16 x float>
  %139 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %138)
  %140 = fcmp ogt <16 x float> %137, %139
  %141 = select <16 x i1> %140, <16 x float> %137, <16 x float> %139
  %142 = fcmp olt <16 x float> %141, <float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000>
  %143 = fdiv <16 x float> %136, %141
  %144 = fneg <16 x float> %138
  %145 = fdiv <16 x float> %144, %141
  %146 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %141
  %147 = fdiv <16 x float> zeroinitializer, %141
  %148 = fneg <16 x float> %147
  %149 = fmul <16 x float> %145, %148
  %150 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %146, <16 x float> %143, <16 x float> %149)
  %151 = fmul <16 x float> %143, %147
  %152 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %146, <16 x float> %145, <16 x float> %151)
  %153 = fmul <16 x float> %145, %145
  %154 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %143, <16 x float> %143, <16 x float> %153)
  %155 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %154
  %156 = fmul <16 x float> %150, %155
  %157 = fmul <16 x float> %152, %155
  %158 = bitcast <16 x i1> %142 to i16
  %159 = icmp eq i16 %158, 0
  br i1 %48, label %160, label %35

160:                                              ; preds = %120
  %161 = icmp slt i64 %47, %13
  br label %162

162:                                              ; preds = %160, %192
  %163 = phi i64 [ %47, %160 ], [ %193, %192 ]
  %164 = mul nsw i64 %163, %13
  %165 = add nsw i64 %164, %43
  %166 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %165
  %167 = load <16 x float>, ptr %166, align 64
  %168 = getelementptr inbounds i8, ptr %166, i64 64
  %169 = load <16 x float>, ptr %168, align 64
  %170 = fneg <16 x float> %169
  %171 = fmul <16 x float> %157, %170
  %172 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %167, <16 x float> %156, <16 x float> %171)
  %173 = fmul <16 x float> %156, %169
  %174 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %167, <16 x float> %157, <16 x float> %173)
  br i1 %159, label %187, label %175

175:                                              ; preds = %162
  %176 = fdiv <16 x float> %167, %141
  %177 = fdiv <16 x float> %169, %141
  %178 = fneg <16 x float> %177
  %179 = fmul <16 x float> %145, %178
  %180 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %176, <16 x float> %143, <16 x float> %179)
  %181 = fmul <16 x float> %143, %177
  %182 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %176, <16 x float> %145, <16 x float> %181)
  %183 = fmul <16 x float> %155, %180
  %184 = fmul <16 x float> %155, %182
  %185 = select <16 x i1> %142, <16 x float> %183, <16 x float> %172
  %186 = select <16 x i1> %142, <16 x float> %184, <16 x float> %174
  br label %187

187:                                              ; preds = %162, %175
  %188 = phi <16 x float> [ %186, %175 ], [ %174, %162 ]
  %189 = phi <16 x float> [ %185, %175 ], [ %172, %162 ]
  store <16 x float> %189, ptr %166, align 64
  store <16 x float> %188, ptr %168, align 64
  %190 = fneg <16 x float> %189
  %191 = fneg <16 x float> %188
  br i1 %161, label %195, label %192

192:                                              ; preds = %195, %187
  %193 = add nuw nsw i64 %163, 1
  %194 = icmp eq i64 %193, %11
  br i1 %194, label %35, label %162

195:                                              ; preds = %187, %195
  %196 = phi i64 [ %211, %195 ], [ %47, %187 ]
  %197 = add nsw i64 %196, %164
  %198 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %197
  %199 = add nsw i64 %196, %44
  %200 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %199
  %201 = load <16 x float>, ptr %200, align 64
  %202 = getelementptr inbounds i8, ptr %200, i64 64
  %203 = load <16 x float>, ptr %202, align 64
  %204 = load <16 x float>, ptr %198, align 64
  %205 = getelementptr inbounds i8, ptr %198, i64 64
  %206 = load <16 x float>, ptr %205, align 64
  %207 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %190, <16 x float> %201, <16 x float> %204)
  %208 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %188, <16 x float> %203, <16 x float> %207)
  %209 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %190, <16 x float> %203, <16 x float> %206)
  %210 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %191, <16 x float> %201, <16 x float> %209)
  store <16 x float> %208, ptr %198, align 64
  store <16 x float> %210, ptr %205, align 64
  %211 = add nuw nsw i64 %196, 1
  %212 = icmp eq i64 %211, %13
  br i1 %212, label %192, label %195

213:                                              ; preds = %223, %37
  ret i64 0

214:                                              ; preds = %37, %223
  %215 = phi i64 [ %224, %223 ], [ 0, %37 ]
  %216 = load ptr, ptr %16, align 8
  %217 = getelementptr inbounds i64, ptr %216, i64 2
  %218 = load i64, ptr %217, align 8
  %219 = inttoptr i64 %218 to ptr
  %220 = add nsw i64 %215, %1
  %221 = mul nsw i64 %220, %11
  %222 = getelementptr inbounds i64, ptr %219, i64 %221
  br i1 %22, label %226, label %223

223:                                              ; preds = %226, %214
  %224 = add nuw nsw i64 %215, 1
  %225 = icmp eq i64 %224, %2
  br i1 %225, label %213, label %214

226:                                              ; preds = %214, %226
  %227 = phi i64 [ %233, %226 ], [ 0, %214 ]
  %228 = getelementptr inbounds [64 x <16 x i32>], ptr %5, i64 0, i64 %227
  %229 = getelementptr inbounds i32, ptr %228, i64 %215
  %230 = load i32, ptr %229, align 4
  %231 = sext i32 %230 to i64
  %232 = getelementptr inbounds i64, ptr %222, i64 %227
  store i64 %231, ptr %232, align 8
  %233 = add nuw nsw i64 %227, 1
  %234 = icmp eq i64 %233, %11
  br i1 %234, label %223, label %226
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
  %7 = alloca [16 x ptr], align 16
  %8 = alloca <16 x i32>, align 64
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
  %24 = getelementptr inbounds [16 x ptr], ptr %7, i64 0, i64 0
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
  %42 = phi <16 x i32> [ %52, %40 ], [ zeroinitializer, %27 ]
  %43 = mul nsw i64 %41, %18
  %44 = getelementptr inbounds [144 x %struct.number], ptr %5, i64 0, i64 %43
  %45 = getelementptr inbounds %struct.number, ptr %44, i64 %41
  %46 = load <16 x float>, ptr %45, align 64
  %47 = getelementptr inbounds i8, ptr %45, i64 64
  %48 = load <16 x float>, ptr %47, align 64
  %49 = fcmp oeq <16 x float> %46, zeroinitializer
  %50 = fcmp oeq <16 x float> %48, zeroinitializer
  %51 = and <16 x i1> %50, %49
  %52 = select <16 x i1> %51, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %42
  %53 = add nuw nsw i64 %41, 1
  %54 = icmp eq i64 %53, %18
  br i1 %54, label %55, label %40

55:                                               ; preds = %40, %27
  %56 = phi <16 x i32> [ zeroinitializer, %27 ], [ %52, %40 ]
  %57 = call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %56)
  %58 = icmp eq i32 %57, 0
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
  %74 = load <16 x float>, ptr %73, align 64
  %75 = fneg <16 x float> %74
  store <16 x float> %75, ptr %73, align 64
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
  %6 = alloca [16 x ptr], align 16
  %7 = alloca <16 x i32>, align 64
  %8 = alloca %struct.number, align 64
  %9 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds i64, ptr %10, i64 2
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds [144 x %struct.number], ptr %5, i64 0, i64 0
  %14 = getelementptr inbounds [16 x ptr], ptr %6, i64 0, i64 0
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
  %27 = phi <16 x i32> [ %37, %25 ], [ zeroinitializer, %17 ]
  %28 = mul nsw i64 %26, %12
  %29 = getelementptr inbounds [144 x %struct.number], ptr %5, i64 0, i64 %28
  %30 = getelementptr inbounds %struct.number, ptr %29, i64 %26
  %31 = load <16 x float>, ptr %30, align 64
  %32 = getelementptr inbounds i8, ptr %30, i64 64
  %33 = load <16 x float>, ptr %32, align 64
  %34 = fcmp oeq <16 x float> %31, zeroinitializer
  %35 = fcmp oeq <16 x float> %33, zeroinitializer
  %36 = and <16 x i1> %35, %34
  %37 = select <16 x i1> %36, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %27
  %38 = add nuw nsw i64 %26, 1
  %39 = icmp eq i64 %38, %12
  br i1 %39, label %40, label %25

40:                                               ; preds = %25, %17
  %41 = phi <16 x i32> [ zeroinitializer, %17 ], [ %37, %25 ]
  %42 = call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %41)
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %47

44:                                               ; preds = %40
  %45 = getelementptr inbounds %struct.number, ptr %8, i64 0, i32 0
  store <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, ptr %45, align 64
  %46 = getelementptr inbounds %struct.number, ptr %8, i64 0, i32 1
  store <16 x float> zeroinitializer, ptr %46, align 64
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
  %6 = alloca [16 x ptr], align 16
  %7 = alloca <16 x i32>, align 64
  %8 = alloca %struct.number, align 64
  %9 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds i64, ptr %10, i64 2
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds [144 x %struct.number], ptr %5, i64 0, i64 0
  %14 = getelementptr inbounds [16 x ptr], ptr %6, i64 0, i64 0
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
  %24 = load <16 x i32>, ptr %7, align 64
  %25 = and <16 x i32> %24, <i32 -1082130432, i32 -1082130432, i32 -1082130432, i32 -1082130432, i32 -1082130432, i32 -1082130432, i32 -1082130432, i32 -1082130432, i32 -1082130432, i32 -1082130432, i32 -1082130432, i32 -1082130432, i32 -1082130432, i32 -1082130432, i32 -1082130432, i32 -1082130432>
  %26 = and <16 x i32> %24, <i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216>
  %27 = xor <16 x i32> %26, <i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216>
  %28 = or <16 x i32> %27, %25
  %29 = getelementptr inbounds %struct.number, ptr %8, i64 0, i32 0
  store <16 x i32> %28, ptr %29, align 64
  %30 = getelementptr inbounds %struct.number, ptr %8, i64 0, i32 1
  store <16 x float> zeroinitializer, ptr %30, align 64
  %31 = icmp sgt i64 %12, 0
  br i1 %31, label %32, label %66

32:                                               ; preds = %17
  %33 = bitcast <16 x i32> %28 to <16 x float>
  %34 = getelementptr inbounds i8, ptr %8, i64 64
  br label %43

35:                                               ; preds = %43
  store <16 x float> %61, ptr %8, align 64
  store <16 x float> %63, ptr %34, align 64
  br i1 %31, label %36, label %66

36:                                               ; preds = %35
  %37 = load ptr, ptr %9, align 8
  %38 = getelementptr inbounds i64, ptr %37, i64 3
  %39 = load float, ptr %38, align 8
  %40 = insertelement <16 x float> poison, float %39, i64 0
  %41 = shufflevector <16 x float> %40, <16 x float> poison, <16 x i32> zeroinitializer
  %42 = fmul <16 x float> %58, %41
  br label %70

43:                                               ; preds = %32, %43
  %44 = phi <16 x float> [ zeroinitializer, %32 ], [ %63, %43 ]
  %45 = phi <16 x float> [ %33, %32 ], [ %61, %43 ]
  %46 = phi i64 [ 0, %32 ], [ %64, %43 ]
  %47 = phi <16 x float> [ zeroinitializer, %32 ], [ %58, %43 ]
  %48 = mul nsw i64 %46, %12
  %49 = add nsw i64 %48, %46
  %50 = getelementptr inbounds [144 x %struct.number], ptr %5, i64 0, i64 %49
  %51 = load <16 x float>, ptr %50, align 64
  %52 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %51)
  %53 = getelementptr inbounds [144 x %struct.number], ptr %5, i64 0, i64 %49, i32 1
  %54 = load <16 x float>, ptr %53, align 64
  %55 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %54)
  %56 = fadd <16 x float> %52, %55
  %57 = fcmp ogt <16 x float> %56, %47
  %58 = select <16 x i1> %57, <16 x float> %56, <16 x float> %47
  %59 = fneg <16 x float> %44
  %60 = fmul <16 x float> %54, %59
  %61 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %45, <16 x float> %51, <16 x float> %60)
  %62 = fmul <16 x float> %51, %44
  %63 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %45, <16 x float> %54, <16 x float> %62)
  %64 = add nuw nsw i64 %46, 1
  %65 = icmp eq i64 %64, %12
  br i1 %65, label %35, label %43

66:                                               ; preds = %70, %17, %35
  %67 = phi <16 x i32> [ zeroinitializer, %35 ], [ zeroinitializer, %17 ], [ %83, %70 ]
  %68 = call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %67)
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %86, label %87

70:                                               ; preds = %36, %70
  %71 = phi i64 [ 0, %36 ], [ %84, %70 ]
  %72 = phi <16 x i32> [ zeroinitializer, %36 ], [ %83, %70 ]
  %73 = mul nsw i64 %71, %12
  %74 = add nsw i64 %73, %71
  %75 = getelementptr inbounds [144 x %struct.number], ptr %5, i64 0, i64 %74, i32 0
  %76 = load <16 x float>, ptr %75, align 64
  %77 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %76)
  %78 = getelementptr inbounds [144 x %struct.number], ptr %5, i64 0, i64 %74, i32 1
  %79 = load <16 x float>, ptr %78, align 64
  %80 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %79)
  %81 = fadd <16 x float> %77, %80
  %82 = fcmp ule <16 x float> %81, %42
  %83 = select <16 x i1> %82, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %72
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
  %25 = getelementptr inbounds float, ptr %22, i64 %24
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
  %40 = select i1 %39, float 1.000000e+00, float -1.000000e+00
  br i1 %15, label %53, label %41

41:                                               ; preds = %53, %37
  %42 = phi float [ 0.000000e+00, %37 ], [ %66, %53 ]
  %43 = phi float [ %40, %37 ], [ %64, %53 ]
  %44 = load ptr, ptr %12, align 8
  %45 = getelementptr inbounds i64, ptr %44, i64 3
  %46 = load i64, ptr %45, align 8
  %47 = inttoptr i64 %46 to ptr
  %48 = shl nsw i64 %18, 1
  %49 = getelementptr inbounds float, ptr %47, i64 %48
  store float %43, ptr %49, align 4
  %50 = getelementptr inbounds float, ptr %49, i64 1
  store float %42, ptr %50, align 4
  %51 = add nsw i64 %18, 1
  %52 = icmp slt i64 %51, %9
  br i1 %52, label %17, label %70

53:                                               ; preds = %37, %53
  %54 = phi float [ %66, %53 ], [ 0.000000e+00, %37 ]
  %55 = phi i64 [ %67, %53 ], [ 0, %37 ]
  %56 = phi float [ %64, %53 ], [ %40, %37 ]
  %57 = mul i64 %16, %55
  %58 = getelementptr inbounds float, ptr %25, i64 %57
  %59 = load float, ptr %58, align 4
  %60 = getelementptr inbounds float, ptr %58, i64 1
  %61 = load float, ptr %60, align 4
  %62 = fneg float %54
  %63 = fmul float %61, %62
  %64 = call float @llvm.fmuladd.f32(float %56, float %59, float %63)
  %65 = fmul float %59, %54
  %66 = call float @llvm.fmuladd.f32(float %56, float %61, float %65)
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
  br i1 %10, label %11, label %143

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
  %25 = getelementptr inbounds float, ptr %22, i64 %24
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
  br i1 %36, label %142, label %37

37:                                               ; preds = %34
  %38 = load i64, ptr %4, align 8
  %39 = icmp eq i64 %38, 0
  %40 = select i1 %39, float 1.000000e+00, float -1.000000e+00
  br i1 %15, label %72, label %41

41:                                               ; preds = %132, %37
  %42 = phi float [ 0.000000e+00, %37 ], [ %139, %132 ]
  %43 = phi float [ %40, %37 ], [ %137, %132 ]
  %44 = phi i64 [ 0, %37 ], [ %133, %132 ]
  %45 = phi float [ 1.000000e+00, %37 ], [ %134, %132 ]
  %46 = fcmp ogt float %45, 0x3FF6A09E60000000
  %47 = icmp ne i64 %44, 0
  %48 = select i1 %46, i1 %47, i1 false
  %49 = fmul float %45, 5.000000e-01
  %50 = zext i1 %48 to i64
  %51 = add nsw i64 %44, %50
  %52 = select i1 %48, float %49, float %45
  %53 = load ptr, ptr %12, align 8
  %54 = getelementptr inbounds i64, ptr %53, i64 3
  %55 = load i64, ptr %54, align 8
  %56 = inttoptr i64 %55 to ptr
  %57 = shl nsw i64 %18, 1
  %58 = getelementptr inbounds float, ptr %56, i64 %57
  store float %43, ptr %58, align 4
  %59 = getelementptr inbounds float, ptr %58, i64 1
  store float %42, ptr %59, align 4
  %60 = icmp eq i64 %51, 0
  %61 = call float @logf(float %52)
  %62 = sitofp i64 %51 to float
  %63 = call float @llvm.fmuladd.f32(float %62, float 0x3FE62E4300000000, float %61)
  %64 = select i1 %60, float %61, float %63
  %65 = load ptr, ptr %12, align 8
  %66 = getelementptr inbounds i64, ptr %65, i64 4
  %67 = load i64, ptr %66, align 8
  %68 = inttoptr i64 %67 to ptr
  %69 = getelementptr inbounds float, ptr %68, i64 %18
  store float %64, ptr %69, align 4
  %70 = add nsw i64 %18, 1
  %71 = icmp slt i64 %70, %9
  br i1 %71, label %17, label %143

72:                                               ; preds = %37, %132
  %73 = phi float [ %139, %132 ], [ 0.000000e+00, %37 ]
  %74 = phi i64 [ %140, %132 ], [ 0, %37 ]
  %75 = phi float [ %134, %132 ], [ 1.000000e+00, %37 ]
  %76 = phi i64 [ %133, %132 ], [ 0, %37 ]
  %77 = phi float [ %137, %132 ], [ %40, %37 ]
  %78 = mul i64 %16, %74
  %79 = getelementptr inbounds float, ptr %25, i64 %78
  %80 = load float, ptr %79, align 4
  %81 = fcmp olt float %80, 0.000000e+00
  %82 = fneg float %80
  %83 = select i1 %81, float %82, float %80
  %84 = getelementptr inbounds float, ptr %79, i64 1
  %85 = load float, ptr %84, align 4
  %86 = fcmp olt float %85, 0.000000e+00
  %87 = fneg float %85
  %88 = select i1 %86, float %87, float %85
  %89 = fcmp ogt float %83, %88
  %90 = select i1 %89, float %83, float %88
  %91 = fcmp oeq float %90, 0.000000e+00
  br i1 %91, label %95, label %92

92:                                               ; preds = %72
  %93 = select i1 %89, float %88, float %83
  %94 = fdiv float %93, %90
  br label %95

95:                                               ; preds = %72, %92
  %96 = phi float [ %94, %92 ], [ 0.000000e+00, %72 ]
  %97 = call float @llvm.fmuladd.f32(float %96, float %96, float 1.000000e+00)
  %98 = call float @sqrtf(float %97)
  %99 = fmul float %90, %98
  %100 = fcmp oeq float %99, 0.000000e+00
  %101 = select i1 %100, float 1.000000e+00, float %99
  %102 = load float, ptr %79, align 4
  %103 = fdiv float %102, %101
  %104 = load float, ptr %84, align 4
  %105 = fdiv float %104, %101
  %106 = bitcast float %99 to i32
  %107 = lshr i32 %106, 23
  %108 = trunc i32 %107 to i8
  switch i8 %108, label %109 [
    i8 -1, label %117
    i8 0, label %117
  ]

109:                                              ; preds = %95
  %110 = and i32 %107, 255
  %111 = add nsw i32 %110, -127
  %112 = sext i32 %111 to i64
  %113 = add nsw i64 %76, %112
  %114 = mul nsw i32 %111, -8388608
  %115 = add i32 %114, %106
  %116 = bitcast i32 %115 to float
  br label %117

117:                                              ; preds = %95, %95, %109
  %118 = phi i64 [ %113, %109 ], [ %76, %95 ], [ %76, %95 ]
  %119 = phi float [ %116, %109 ], [ %99, %95 ], [ %99, %95 ]
  %120 = fmul float %75, %119
  %121 = bitcast float %120 to i32
  %122 = lshr i32 %121, 23
  %123 = trunc i32 %122 to i8
  switch i8 %123, label %124 [
    i8 -1, label %132
    i8 0, label %132
  ]

124:                                              ; preds = %117
  %125 = and i32 %122, 255
  %126 = add nsw i32 %125, -127
  %127 = sext i32 %126 to i64
  %128 = add nsw i64 %118, %127
  %129 = mul nsw i32 %126, -8388608
  %130 = add i32 %129, %121
  %131 = bitcast i32 %130 to float
  br label %132

132:                                              ; preds = %117, %117, %124
  %133 = phi i64 [ %128, %124 ], [ %118, %117 ], [ %118, %117 ]
  %134 = phi float [ %131, %124 ], [ %120, %117 ], [ %120, %117 ]
  %135 = fneg float %73
  %136 = fmul float %105, %135
  %137 = call float @llvm.fmuladd.f32(float %77, float %103, float %136)
  %138 = fmul float %103, %73
  %139 = call float @llvm.fmuladd.f32(float %77, float %105, float %138)
  %140 = add nuw nsw i64 %74, 1
  %141 = icmp eq i64 %140, %8
  br i1 %141, label %41, label %72

142:                                              ; preds = %34
  br label %143

143:                                              ; preds = %41, %3, %142
  %144 = phi i64 [ 1, %142 ], [ 0, %3 ], [ 0, %41 ]
  ret i64 %144
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

declare i32 @llvm.vector.reduce.or.v16i32(<16 x i32>)

declare <16 x float> @llvm.fabs.v16f32(<16 x float>)

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
  %23 = getelementptr inbounds float, ptr %12, i64 %22
  %24 = getelementptr inbounds %struct.places, ptr %0, i64 0, i32 0, i64 %10
  store ptr %23, ptr %24, align 8
  %25 = add nuw nsw i64 %10, 1
  %26 = icmp eq i64 %25, 16
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
  %33 = load <16 x float>, ptr %32, align 1
  %34 = getelementptr inbounds i8, ptr %32, i64 64
  %35 = load <16 x float>, ptr %34, align 1
  %36 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %33)
  %37 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %35)
  %38 = fcmp ogt <16 x float> %36, %37
  %39 = select <16 x i1> %38, <16 x float> %36, <16 x float> %37
  %40 = fcmp olt <16 x float> %39, <float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000>
  %41 = zext <16 x i1> %40 to <16 x i32>
  %42 = fdiv <16 x float> %33, %39
  %43 = fneg <16 x float> %35
  %44 = fdiv <16 x float> %43, %39
  %45 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %39
  %46 = fdiv <16 x float> zeroinitializer, %39
  %47 = fneg <16 x float> %46
  %48 = fmul <16 x float> %44, %47
  %49 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %45, <16 x float> %42, <16 x float> %48)
  %50 = fmul <16 x float> %42, %46
  %51 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %45, <16 x float> %44, <16 x float> %50)
  %52 = fmul <16 x float> %44, %44
  %53 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %42, <16 x float> %42, <16 x float> %52)
  %54 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %53
  %55 = fmul <16 x float> %49, %54
  %56 = fmul <16 x float> %51, %54
  %57 = bitcast <16 x i1> %40 to i16
  %58 = icmp ne i16 %57, 0
  %59 = sext i1 %58 to i32
  br label %60

60:                                               ; preds = %25, %17
  %61 = phi <16 x float> [ %55, %25 ], [ zeroinitializer, %17 ]
  %62 = phi <16 x float> [ %56, %25 ], [ zeroinitializer, %17 ]
  %63 = phi <16 x i32> [ %41, %25 ], [ zeroinitializer, %17 ]
  %64 = phi i32 [ %59, %25 ], [ 0, %17 ]
  %65 = phi <16 x float> [ %33, %25 ], [ zeroinitializer, %17 ]
  %66 = phi <16 x float> [ %35, %25 ], [ zeroinitializer, %17 ]
  br i1 %13, label %81, label %67

67:                                               ; preds = %60
  %68 = icmp slt i64 %24, %21
  %69 = icmp eq i32 %64, 0
  %70 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %65)
  %71 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %66)
  %72 = fcmp ogt <16 x float> %70, %71
  %73 = select <16 x i1> %72, <16 x float> %70, <16 x float> %71
  %74 = fdiv <16 x float> %65, %73
  %75 = fneg <16 x float> %66
  %76 = fdiv <16 x float> %75, %73
  %77 = fmul <16 x float> %76, %76
  %78 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %74, <16 x float> %74, <16 x float> %77)
  %79 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %78
  %80 = trunc <16 x i32> %63 to <16 x i1>
  br label %98

81:                                               ; preds = %301, %60
  %82 = phi i64 [ 0, %60 ], [ %99, %301 ]
  %83 = icmp slt i64 %82, %3
  br i1 %83, label %84, label %374

84:                                               ; preds = %81
  %85 = icmp slt i64 %24, %21
  %86 = icmp eq i32 %64, 0
  %87 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %65)
  %88 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %66)
  %89 = fcmp ogt <16 x float> %87, %88
  %90 = select <16 x i1> %89, <16 x float> %87, <16 x float> %88
  %91 = fdiv <16 x float> %65, %90
  %92 = fneg <16 x float> %66
  %93 = fdiv <16 x float> %92, %90
  %94 = fmul <16 x float> %93, %93
  %95 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %91, <16 x float> %91, <16 x float> %94)
  %96 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %95
  %97 = trunc <16 x i32> %63 to <16 x i1>
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
  %108 = load <16 x float>, ptr %107, align 64
  %109 = getelementptr inbounds i8, ptr %107, i64 64
  %110 = load <16 x float>, ptr %109, align 64
  %111 = or i64 %100, 1
  %112 = mul nsw i64 %103, %111
  %113 = getelementptr inbounds %struct.number, ptr %105, i64 %112
  %114 = load <16 x float>, ptr %113, align 64
  %115 = getelementptr inbounds i8, ptr %113, i64 64
  %116 = load <16 x float>, ptr %115, align 64
  %117 = or i64 %100, 2
  %118 = mul nsw i64 %103, %117
  %119 = getelementptr inbounds %struct.number, ptr %105, i64 %118
  %120 = load <16 x float>, ptr %119, align 64
  %121 = getelementptr inbounds i8, ptr %119, i64 64
  %122 = load <16 x float>, ptr %121, align 64
  %123 = or i64 %100, 3
  %124 = mul nsw i64 %103, %123
  %125 = getelementptr inbounds %struct.number, ptr %105, i64 %124
  %126 = load <16 x float>, ptr %125, align 64
  %127 = getelementptr inbounds i8, ptr %125, i64 64
  %128 = load <16 x float>, ptr %127, align 64
  br i1 %68, label %129, label %135

129:                                              ; preds = %98
  %130 = load ptr, ptr %0, align 1
  %131 = load i64, ptr %11, align 1
  %132 = load i64, ptr %12, align 1
  %133 = mul nsw i64 %131, %22
  %134 = getelementptr inbounds %struct.number, ptr %130, i64 %133
  br label %144

135:                                              ; preds = %144, %98
  %136 = phi <16 x float> [ %128, %98 ], [ %194, %144 ]
  %137 = phi <16 x float> [ %126, %98 ], [ %192, %144 ]
  %138 = phi <16 x float> [ %122, %98 ], [ %186, %144 ]
  %139 = phi <16 x float> [ %120, %98 ], [ %184, %144 ]
  %140 = phi <16 x float> [ %116, %98 ], [ %178, %144 ]
  %141 = phi <16 x float> [ %114, %98 ], [ %176, %144 ]
  %142 = phi <16 x float> [ %110, %98 ], [ %170, %144 ]
  %143 = phi <16 x float> [ %108, %98 ], [ %168, %144 ]
  br i1 %10, label %197, label %215

144:                                              ; preds = %129, %144
  %145 = phi <16 x float> [ %128, %129 ], [ %194, %144 ]
  %146 = phi <16 x float> [ %126, %129 ], [ %192, %144 ]
  %147 = phi <16 x float> [ %122, %129 ], [ %186, %144 ]
  %148 = phi <16 x float> [ %120, %129 ], [ %184, %144 ]
  %149 = phi <16 x float> [ %116, %129 ], [ %178, %144 ]
  %150 = phi <16 x float> [ %114, %129 ], [ %176, %144 ]
  %151 = phi <16 x float> [ %110, %129 ], [ %170, %144 ]
  %152 = phi <16 x float> [ %108, %129 ], [ %168, %144 ]
  %153 = phi i64 [ %24, %129 ], [ %195, %144 ]
  %154 = mul nsw i64 %132, %153
  %155 = getelementptr inbounds %struct.number, ptr %134, i64 %154
  %156 = load <16 x float>, ptr %155, align 1
  %157 = getelementptr inbounds i8, ptr %155, i64 64
  %158 = load <16 x float>, ptr %157, align 1
  %159 = fneg <16 x float> %156
  %160 = fneg <16 x float> %158
  %161 = mul nsw i64 %102, %153
  %162 = getelementptr inbounds %struct.number, ptr %101, i64 %161
  %163 = getelementptr inbounds %struct.number, ptr %162, i64 %106
  %164 = load <16 x float>, ptr %163, align 1
  %165 = getelementptr inbounds i8, ptr %163, i64 64
  %166 = load <16 x float>, ptr %165, align 1
  %167 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %159, <16 x float> %164, <16 x float> %152)
  %168 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %158, <16 x float> %166, <16 x float> %167)
  %169 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %159, <16 x float> %166, <16 x float> %151)
  %170 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %160, <16 x float> %164, <16 x float> %169)
  %171 = getelementptr inbounds %struct.number, ptr %162, i64 %112
  %172 = load <16 x float>, ptr %171, align 1
  %173 = getelementptr inbounds i8, ptr %171, i64 64
  %174 = load <16 x float>, ptr %173, align 1
  %175 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %159, <16 x float> %172, <16 x float> %150)
  %176 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %158, <16 x float> %174, <16 x float> %175)
  %177 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %159, <16 x float> %174, <16 x float> %149)
  %178 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %160, <16 x float> %172, <16 x float> %177)
  %179 = getelementptr inbounds %struct.number, ptr %162, i64 %118
  %180 = load <16 x float>, ptr %179, align 1
  %181 = getelementptr inbounds i8, ptr %179, i64 64
  %182 = load <16 x float>, ptr %181, align 1
  %183 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %159, <16 x float> %180, <16 x float> %148)
  %184 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %158, <16 x float> %182, <16 x float> %183)
  %185 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %159, <16 x float> %182, <16 x float> %147)
  %186 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %160, <16 x float> %180, <16 x float> %185)
  %187 = getelementptr inbounds %struct.number, ptr %162, i64 %124
  %188 = load <16 x float>, ptr %187, align 1
  %189 = getelementptr inbounds i8, ptr %187, i64 64
  %190 = load <16 x float>, ptr %189, align 1
  %191 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %159, <16 x float> %188, <16 x float> %146)
  %192 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %158, <16 x float> %190, <16 x float> %191)
  %193 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %159, <16 x float> %190, <16 x float> %145)
  %194 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %160, <16 x float> %188, <16 x float> %193)
  %195 = add nsw i64 %153, 1
  %196 = icmp eq i64 %195, %21
  br i1 %196, label %135, label %144

197:                                              ; preds = %135
  %198 = fneg <16 x float> %142
  %199 = fmul <16 x float> %62, %198
  %200 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %143, <16 x float> %61, <16 x float> %199)
  %201 = fmul <16 x float> %61, %142
  %202 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %143, <16 x float> %62, <16 x float> %201)
  br i1 %69, label %215, label %203

203:                                              ; preds = %197
  %204 = fdiv <16 x float> %143, %73
  %205 = fdiv <16 x float> %142, %73
  %206 = fneg <16 x float> %205
  %207 = fmul <16 x float> %76, %206
  %208 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %204, <16 x float> %74, <16 x float> %207)
  %209 = fmul <16 x float> %74, %205
  %210 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %204, <16 x float> %76, <16 x float> %209)
  %211 = fmul <16 x float> %79, %208
  %212 = fmul <16 x float> %79, %210
  %213 = select <16 x i1> %80, <16 x float> %211, <16 x float> %200
  %214 = select <16 x i1> %80, <16 x float> %212, <16 x float> %202
  br label %215

215:                                              ; preds = %203, %197, %135
  %216 = phi <16 x float> [ %143, %135 ], [ %213, %203 ], [ %200, %197 ]
  %217 = phi <16 x float> [ %142, %135 ], [ %214, %203 ], [ %202, %197 ]
  store <16 x float> %216, ptr %107, align 64
  store <16 x float> %217, ptr %109, align 64
  %218 = load ptr, ptr %1, align 1
  %219 = load i64, ptr %14, align 1
  %220 = load i64, ptr %15, align 1
  %221 = mul nsw i64 %219, %22
  %222 = getelementptr inbounds %struct.number, ptr %218, i64 %221
  %223 = mul nsw i64 %220, %111
  %224 = getelementptr inbounds %struct.number, ptr %222, i64 %223
  br i1 %10, label %225, label %243

225:                                              ; preds = %215
  %226 = fneg <16 x float> %140
  %227 = fmul <16 x float> %62, %226
  %228 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %141, <16 x float> %61, <16 x float> %227)
  %229 = fmul <16 x float> %61, %140
  %230 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %141, <16 x float> %62, <16 x float> %229)
  br i1 %69, label %243, label %231

231:                                              ; preds = %225
  %232 = fdiv <16 x float> %141, %73
  %233 = fdiv <16 x float> %140, %73
  %234 = fneg <16 x float> %233
  %235 = fmul <16 x float> %76, %234
  %236 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %232, <16 x float> %74, <16 x float> %235)
  %237 = fmul <16 x float> %74, %233
  %238 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %232, <16 x float> %76, <16 x float> %237)
  %239 = fmul <16 x float> %79, %236
  %240 = fmul <16 x float> %79, %238
  %241 = select <16 x i1> %80, <16 x float> %239, <16 x float> %228
  %242 = select <16 x i1> %80, <16 x float> %240, <16 x float> %230
  br label %243

243:                                              ; preds = %225, %231, %215
  %244 = phi <16 x float> [ %141, %215 ], [ %241, %231 ], [ %228, %225 ]
  %245 = phi <16 x float> [ %140, %215 ], [ %242, %231 ], [ %230, %225 ]
  store <16 x float> %244, ptr %224, align 64
  %246 = getelementptr inbounds i8, ptr %224, i64 64
  store <16 x float> %245, ptr %246, align 64
  %247 = load ptr, ptr %1, align 1
  %248 = load i64, ptr %14, align 1
  %249 = load i64, ptr %15, align 1
  %250 = mul nsw i64 %248, %22
  %251 = getelementptr inbounds %struct.number, ptr %247, i64 %250
  %252 = mul nsw i64 %249, %117
  %253 = getelementptr inbounds %struct.number, ptr %251, i64 %252
  br i1 %10, label %254, label %272

254:                                              ; preds = %243
  %255 = fneg <16 x float> %138
  %256 = fmul <16 x float> %62, %255
  %257 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %139, <16 x float> %61, <16 x float> %256)
  %258 = fmul <16 x float> %61, %138
  %259 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %139, <16 x float> %62, <16 x float> %258)
  br i1 %69, label %272, label %260

260:                                              ; preds = %254
  %261 = fdiv <16 x float> %139, %73
  %262 = fdiv <16 x float> %138, %73
  %263 = fneg <16 x float> %262
  %264 = fmul <16 x float> %76, %263
  %265 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %261, <16 x float> %74, <16 x float> %264)
  %266 = fmul <16 x float> %74, %262
  %267 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %261, <16 x float> %76, <16 x float> %266)
  %268 = fmul <16 x float> %79, %265
  %269 = fmul <16 x float> %79, %267
  %270 = select <16 x i1> %80, <16 x float> %268, <16 x float> %257
  %271 = select <16 x i1> %80, <16 x float> %269, <16 x float> %259
  br label %272

272:                                              ; preds = %254, %260, %243
  %273 = phi <16 x float> [ %139, %243 ], [ %270, %260 ], [ %257, %254 ]
  %274 = phi <16 x float> [ %138, %243 ], [ %271, %260 ], [ %259, %254 ]
  store <16 x float> %273, ptr %253, align 64
  %275 = getelementptr inbounds i8, ptr %253, i64 64
  store <16 x float> %274, ptr %275, align 64
  %276 = load ptr, ptr %1, align 1
  %277 = load i64, ptr %14, align 1
  %278 = load i64, ptr %15, align 1
  %279 = mul nsw i64 %277, %22
  %280 = getelementptr inbounds %struct.number, ptr %276, i64 %279
  %281 = mul nsw i64 %278, %123
  %282 = getelementptr inbounds %struct.number, ptr %280, i64 %281
  br i1 %10, label %283, label %301

283:                                              ; preds = %272
  %284 = fneg <16 x float> %136
  %285 = fmul <16 x float> %62, %284
  %286 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %137, <16 x float> %61, <16 x float> %285)
  %287 = fmul <16 x float> %61, %136
  %288 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %137, <16 x float> %62, <16 x float> %287)
  br i1 %69, label %301, label %289

289:                                              ; preds = %283
  %290 = fdiv <16 x float> %137, %73
  %291 = fdiv <16 x float> %136, %73
  %292 = fneg <16 x float> %291
  %293 = fmul <16 x float> %76, %292
  %294 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %290, <16 x float> %74, <16 x float> %293)
  %295 = fmul <16 x float> %74, %291
  %296 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %290, <16 x float> %76, <16 x float> %295)
  %297 = fmul <16 x float> %79, %294
  %298 = fmul <16 x float> %79, %296
  %299 = select <16 x i1> %80, <16 x float> %297, <16 x float> %286
  %300 = select <16 x i1> %80, <16 x float> %298, <16 x float> %288
  br label %301

301:                                              ; preds = %283, %289, %272
  %302 = phi <16 x float> [ %137, %272 ], [ %299, %289 ], [ %286, %283 ]
  %303 = phi <16 x float> [ %136, %272 ], [ %300, %289 ], [ %288, %283 ]
  store <16 x float> %302, ptr %282, align 64
  %304 = getelementptr inbounds i8, ptr %282, i64 64
  store <16 x float> %303, ptr %304, align 64
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
  %316 = load <16 x float>, ptr %315, align 64
  %317 = getelementptr inbounds i8, ptr %315, i64 64
  %318 = load <16 x float>, ptr %317, align 64
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
  %327 = phi <16 x float> [ %318, %307 ], [ %348, %329 ]
  %328 = phi <16 x float> [ %316, %307 ], [ %346, %329 ]
  br i1 %10, label %351, label %369

329:                                              ; preds = %319, %329
  %330 = phi i64 [ %24, %319 ], [ %349, %329 ]
  %331 = phi <16 x float> [ %316, %319 ], [ %346, %329 ]
  %332 = phi <16 x float> [ %318, %319 ], [ %348, %329 ]
  %333 = mul nsw i64 %322, %330
  %334 = getelementptr inbounds %struct.number, ptr %324, i64 %333
  %335 = mul nsw i64 %330, %310
  %336 = getelementptr inbounds %struct.number, ptr %325, i64 %335
  %337 = load <16 x float>, ptr %336, align 1
  %338 = getelementptr inbounds i8, ptr %336, i64 64
  %339 = load <16 x float>, ptr %338, align 1
  %340 = load <16 x float>, ptr %334, align 1
  %341 = getelementptr inbounds i8, ptr %334, i64 64
  %342 = load <16 x float>, ptr %341, align 1
  %343 = fneg <16 x float> %340
  %344 = fneg <16 x float> %342
  %345 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %343, <16 x float> %337, <16 x float> %331)
  %346 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %342, <16 x float> %339, <16 x float> %345)
  %347 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %343, <16 x float> %339, <16 x float> %332)
  %348 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %344, <16 x float> %337, <16 x float> %347)
  %349 = add nsw i64 %330, 1
  %350 = icmp eq i64 %349, %21
  br i1 %350, label %326, label %329

351:                                              ; preds = %326
  %352 = fneg <16 x float> %327
  %353 = fmul <16 x float> %62, %352
  %354 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %328, <16 x float> %61, <16 x float> %353)
  %355 = fmul <16 x float> %61, %327
  %356 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %328, <16 x float> %62, <16 x float> %355)
  br i1 %86, label %369, label %357

357:                                              ; preds = %351
  %358 = fdiv <16 x float> %328, %90
  %359 = fdiv <16 x float> %327, %90
  %360 = fneg <16 x float> %359
  %361 = fmul <16 x float> %93, %360
  %362 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %358, <16 x float> %91, <16 x float> %361)
  %363 = fmul <16 x float> %91, %359
  %364 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %358, <16 x float> %93, <16 x float> %363)
  %365 = fmul <16 x float> %96, %362
  %366 = fmul <16 x float> %96, %364
  %367 = select <16 x i1> %97, <16 x float> %365, <16 x float> %354
  %368 = select <16 x i1> %97, <16 x float> %366, <16 x float> %356
  br label %369

369:                                              ; preds = %357, %351, %326
  %370 = phi <16 x float> [ %328, %326 ], [ %367, %357 ], [ %354, %351 ]
  %371 = phi <16 x float> [ %327, %326 ], [ %368, %357 ], [ %356, %351 ]
  store <16 x float> %370, ptr %315, align 64
  store <16 x float> %371, ptr %317, align 64
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
  %15 = phi i1 [ true, %5 ], [ %40, %34 ]
  %16 = phi i64 [ 0, %5 ], [ %39, %34 ]
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
  br i1 %33, label %42, label %34

34:                                               ; preds = %31
  %35 = load i64, ptr %6, align 8
  %36 = trunc i64 %35 to i32
  %37 = sub nsw i32 0, %36
  %38 = getelementptr inbounds i32, ptr %4, i64 %16
  store i32 %37, ptr %38, align 4
  %39 = add nuw nsw i64 %16, 1
  %40 = icmp ult i64 %16, 15
  %41 = icmp eq i64 %39, 16
  br i1 %41, label %43, label %14

42:                                               ; preds = %31
  br label %43

43:                                               ; preds = %34, %42
  %44 = phi i1 [ %15, %42 ], [ %40, %34 ]
  %45 = xor i1 %44, true
  %46 = zext i1 %45 to i64
  ret i64 %46
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
  %8 = alloca <16 x i32>, align 64
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
  %18 = load <16 x i32>, ptr %5, align 64
  %19 = getelementptr inbounds i8, ptr %5, i64 64
  %20 = load <16 x i32>, ptr %19, align 64
  br label %35

21:                                               ; preds = %50, %6
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

35:                                               ; preds = %17, %50
  %36 = phi i64 [ 0, %17 ], [ %51, %50 ]
  br label %40

37:                                               ; preds = %40
  %38 = mul nsw i64 %36, %15
  %39 = load <16 x i32>, ptr %8, align 64
  br label %53

40:                                               ; preds = %35, %40
  %41 = phi i64 [ 0, %35 ], [ %48, %40 ]
  %42 = getelementptr inbounds ptr, ptr %4, i64 %41
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds i64, ptr %43, i64 %36
  %45 = load i64, ptr %44, align 8
  %46 = trunc i64 %45 to i32
  %47 = getelementptr inbounds i32, ptr %8, i64 %41
  store i32 %46, ptr %47, align 4
  %48 = add nuw nsw i64 %41, 1
  %49 = icmp eq i64 %48, 16
  br i1 %49, label %37, label %40

50:                                               ; preds = %53
  %51 = add nuw nsw i64 %36, 1
  %52 = icmp eq i64 %51, %15
  br i1 %52, label %21, label %35

53:                                               ; preds = %37, %53
  %54 = phi i64 [ 0, %37 ], [ %65, %53 ]
  %55 = add nsw i64 %54, %38
  %56 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %55
  %57 = trunc i64 %54 to i32
  %58 = insertelement <16 x i32> poison, i32 %57, i64 0
  %59 = shufflevector <16 x i32> %58, <16 x i32> poison, <16 x i32> zeroinitializer
  %60 = icmp eq <16 x i32> %39, %59
  %61 = sext <16 x i1> %60 to <16 x i32>
  %62 = and <16 x i32> %18, %61
  %63 = and <16 x i32> %20, %61
  store <16 x i32> %62, ptr %56, align 64
  %64 = getelementptr inbounds i8, ptr %56, i64 64
  store <16 x i32> %63, ptr %64, align 64
  %65 = add nuw nsw i64 %54, 1
  %66 = icmp eq i64 %65, %15
  br i1 %66, label %50, label %53
}

declare float @llvm.fmuladd.f32(float, float, float)

declare float @logf(float)

declare float @sqrtf(float)
