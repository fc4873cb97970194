; Made from source/dense/cholesky.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 4b083c6b059c36cbce944d94198070f31f6ed7247923221f988e10998177a6d8

%struct.batch = type { ptr, ptr, ptr, i64, i64, i64, [5 x i64], ptr, i64 }
%struct.matrix = type { ptr, i64, i64 }
%struct.job = type { i64, i64, i64, ptr, ptr, [2 x ptr], ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64 }

define i64 @dense_cholesky(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.batch, align 8
  %7 = getelementptr inbounds %struct.batch, ptr %6, i64 0, i32 0
  store ptr @run_cholesky, ptr %7, align 8
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
  %34 = call i64 @run_cholesky(ptr %0, ptr %3, ptr %33)
  br label %37

35:                                               ; preds = %22
  call void @tenferro_parallel_for(ptr @run_share, ptr %6, i64 %19)
  %36 = load i64, ptr %16, align 8
  br label %37

37:                                               ; preds = %32, %35
  %38 = phi i64 [ %34, %32 ], [ %36, %35 ]
  ret i64 %38
}

define internal i64 @run_cholesky(ptr %0, ptr %1, ptr %2) {
  %4 = alloca %struct.matrix, align 8
  %5 = alloca %struct.matrix, align 8
  %6 = alloca %struct.job, align 8
  %7 = load i64, ptr %0, align 8
  %8 = inttoptr i64 %7 to ptr
  %9 = getelementptr inbounds i64, ptr %0, i64 1
  %10 = load i64, ptr %9, align 8
  %11 = inttoptr i64 %10 to ptr
  %12 = getelementptr inbounds i8, ptr %6, i64 24
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(128) %12, i8 0, i64 104, i1 false)
  %13 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 0
  %14 = load i64, ptr %2, align 8
  store i64 %14, ptr %13, align 8
  %15 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 1
  %16 = getelementptr inbounds i64, ptr %2, i64 2
  %17 = load i64, ptr %16, align 8
  store i64 %17, ptr %15, align 8
  %18 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 2
  %19 = getelementptr inbounds i64, ptr %2, i64 3
  %20 = load i64, ptr %19, align 8
  store i64 %20, ptr %18, align 8
  %21 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 4
  store ptr %11, ptr %21, align 8
  %22 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 7
  store ptr %1, ptr %22, align 8
  %23 = getelementptr inbounds [3 x <16 x float>], ptr %1, i64 48
  %24 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 8
  store ptr %23, ptr %24, align 8
  %25 = getelementptr inbounds [3 x <16 x float>], ptr %1, i64 96
  %26 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 9
  store ptr %25, ptr %26, align 8
  %27 = getelementptr inbounds float, ptr %25, i64 48
  %28 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5, i64 0
  store ptr %27, ptr %28, align 8
  %29 = mul nsw i64 %14, 48
  %30 = getelementptr inbounds float, ptr %27, i64 %29
  %31 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5, i64 1
  store ptr %30, ptr %31, align 8
  %32 = getelementptr inbounds float, ptr %30, i64 %29
  %33 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 6
  store ptr %32, ptr %33, align 8
  %34 = icmp sgt i64 %14, 0
  br i1 %34, label %35, label %431

35:                                               ; preds = %3, %35
  %36 = phi i64 [ %40, %35 ], [ 0, %3 ]
  %37 = mul nsw i64 %36, %14
  %38 = getelementptr inbounds float, ptr %11, i64 %37
  %39 = getelementptr inbounds float, ptr %8, i64 %37
  %40 = add nuw nsw i64 %36, 1
  %41 = shl i64 %40, 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %38, ptr align 4 %39, i64 %41, i1 false)
  %42 = getelementptr inbounds float, ptr %38, i64 %40
  %43 = xor i64 %36, -1
  %44 = add i64 %14, %43
  %45 = shl i64 %44, 2
  call void @llvm.memset.p0.i64(ptr align 4 %42, i8 0, i64 %45, i1 false)
  %46 = icmp eq i64 %40, %14
  br i1 %46, label %47, label %35

47:                                               ; preds = %35
  br i1 %34, label %48, label %431

48:                                               ; preds = %47
  %49 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 10
  %50 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 11
  %51 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 12
  %52 = getelementptr inbounds %struct.matrix, ptr %5, i64 0, i32 0
  %53 = getelementptr inbounds %struct.matrix, ptr %5, i64 0, i32 1
  %54 = getelementptr inbounds %struct.matrix, ptr %5, i64 0, i32 2
  %55 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 3
  %56 = getelementptr inbounds %struct.matrix, ptr %4, i64 0, i32 0
  %57 = getelementptr inbounds %struct.matrix, ptr %4, i64 0, i32 1
  %58 = getelementptr inbounds %struct.matrix, ptr %4, i64 0, i32 2
  %59 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 13
  br label %60

60:                                               ; preds = %428, %48
  %61 = phi ptr [ %11, %48 ], [ %430, %428 ]
  %62 = phi ptr [ %27, %48 ], [ %429, %428 ]
  %63 = phi i64 [ %14, %48 ], [ %425, %428 ]
  %64 = phi i64 [ 0, %48 ], [ %426, %428 ]
  store i64 %64, ptr %49, align 8
  %65 = sub nsw i64 %63, %64
  %66 = icmp slt i64 %65, 48
  %67 = select i1 %66, i64 %65, i64 48
  store i64 %67, ptr %50, align 8
  %68 = add nsw i64 %67, %64
  store i64 %68, ptr %51, align 8
  %69 = mul nsw i64 %63, %64
  %70 = getelementptr inbounds float, ptr %61, i64 %69
  call fastcc void @read_turned(ptr %62, ptr %70, i64 %63, i64 %64, i64 %67)
  %71 = load i64, ptr %51, align 8
  %72 = load ptr, ptr %21, align 8
  %73 = load ptr, ptr %28, align 8
  %74 = load i64, ptr %49, align 8
  %75 = icmp eq i64 %74, 0
  br i1 %75, label %84, label %76

76:                                               ; preds = %60
  %77 = load i64, ptr %13, align 8
  %78 = mul nsw i64 %77, %64
  %79 = getelementptr inbounds float, ptr %72, i64 %78
  %80 = getelementptr inbounds float, ptr %79, i64 %74
  %81 = load i64, ptr %50, align 8
  store ptr %79, ptr %52, align 8
  store i64 %77, ptr %53, align 8
  store i64 1, ptr %54, align 8
  %82 = sub nsw i64 %71, %64
  %83 = load i64, ptr %15, align 8
  call fastcc void @subtract_strip(ptr %80, i64 %77, i64 %81, ptr byval(%struct.matrix) align 8 %5, ptr %73, i64 %82, i64 %74, i64 %83)
  br label %84

84:                                               ; preds = %76, %60
  %85 = load ptr, ptr %55, align 8
  %86 = icmp eq ptr %85, null
  br i1 %86, label %102, label %87

87:                                               ; preds = %84
  %88 = load ptr, ptr %31, align 8
  %89 = load i64, ptr %49, align 8
  %90 = icmp eq i64 %89, 0
  br i1 %90, label %101, label %91

91:                                               ; preds = %87
  %92 = load ptr, ptr %21, align 8
  %93 = load i64, ptr %13, align 8
  %94 = mul nsw i64 %93, %64
  %95 = getelementptr inbounds float, ptr %92, i64 %94
  %96 = getelementptr inbounds float, ptr %95, i64 %89
  %97 = load i64, ptr %50, align 8
  %98 = getelementptr inbounds float, ptr %85, i64 %94
  store ptr %98, ptr %56, align 8
  store i64 %93, ptr %57, align 8
  store i64 1, ptr %58, align 8
  %99 = sub nsw i64 %71, %64
  %100 = load i64, ptr %15, align 8
  call fastcc void @subtract_strip(ptr %96, i64 %93, i64 %97, ptr byval(%struct.matrix) align 8 %4, ptr %88, i64 %99, i64 %89, i64 %100)
  br label %101

101:                                              ; preds = %91, %87
  br label %102

102:                                              ; preds = %84, %101
  %103 = load ptr, ptr %22, align 8
  %104 = load ptr, ptr %21, align 8
  %105 = load i64, ptr %49, align 8
  %106 = load i64, ptr %13, align 8
  %107 = add nsw i64 %106, 1
  %108 = mul nsw i64 %107, %105
  %109 = getelementptr inbounds float, ptr %104, i64 %108
  %110 = load i64, ptr %50, align 8
  call fastcc void @read_turned(ptr %103, ptr %109, i64 %106, i64 %110, i64 %110)
  %111 = load i64, ptr %50, align 8
  %112 = icmp sgt i64 %111, 1
  br i1 %112, label %113, label %140

113:                                              ; preds = %102
  %114 = add nsw i64 %111, -1
  br label %115

115:                                              ; preds = %119, %113
  %116 = phi i64 [ 0, %113 ], [ %121, %119 ]
  %117 = phi i64 [ 1, %113 ], [ %120, %119 ]
  %118 = lshr i64 %116, 4
  br label %123

119:                                              ; preds = %123
  %120 = add nuw nsw i64 %117, 1
  %121 = add nuw nsw i64 %116, 1
  %122 = icmp eq i64 %121, %114
  br i1 %122, label %138, label %115

123:                                              ; preds = %123, %115
  %124 = phi i64 [ 0, %115 ], [ %136, %123 ]
  %125 = phi i64 [ 0, %115 ], [ %135, %123 ]
  %126 = getelementptr inbounds [3 x <16 x float>], ptr %103, i64 %117, i64 %125
  %127 = load <16 x float>, ptr %126, align 64
  %128 = xor i64 %124, -1
  %129 = add nsw i64 %117, %128
  %130 = trunc i64 %129 to i32
  %131 = insertelement <16 x i32> poison, i32 %130, i64 0
  %132 = shufflevector <16 x i32> %131, <16 x i32> poison, <16 x i32> zeroinitializer
  %133 = icmp slt <16 x i32> %132, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %134 = select <16 x i1> %133, <16 x float> %127, <16 x float> zeroinitializer
  store <16 x float> %134, ptr %126, align 64
  %135 = add nuw nsw i64 %125, 1
  %136 = shl nsw i64 %135, 4
  %137 = icmp eq i64 %125, %118
  br i1 %137, label %119, label %123

138:                                              ; preds = %119
  %139 = load i64, ptr %50, align 8
  br label %140

140:                                              ; preds = %138, %102
  %141 = phi i64 [ %139, %138 ], [ %111, %102 ]
  %142 = load ptr, ptr %22, align 8
  %143 = icmp slt i64 %141, 16
  %144 = select i1 %143, i64 %141, i64 16
  %145 = icmp sgt i64 %141, 0
  br i1 %145, label %146, label %212

146:                                              ; preds = %140
  %147 = getelementptr inbounds [3 x <16 x float>], ptr %142, i64 0, i64 0
  %148 = load float, ptr %147, align 4
  %149 = fcmp ogt float %148, 0.000000e+00
  %150 = fsub float %148, %148
  %151 = fcmp oeq float %150, 0.000000e+00
  %152 = and i1 %149, %151
  br i1 %152, label %153, label %431

153:                                              ; preds = %146
  %154 = call float @llvm.sqrt.f32(float %148)
  br label %164

155:                                              ; preds = %205
  %156 = getelementptr inbounds [3 x <16 x float>], ptr %142, i64 %180, i64 0
  %157 = getelementptr inbounds float, ptr %156, i64 %180
  %158 = load float, ptr %157, align 4
  %159 = call float @llvm.sqrt.f32(float %158)
  %160 = fcmp ogt float %158, 0.000000e+00
  %161 = fsub float %158, %158
  %162 = fcmp oeq float %161, 0.000000e+00
  %163 = and i1 %160, %162
  br i1 %163, label %164, label %207

164:                                              ; preds = %155, %153
  %165 = phi float [ %159, %155 ], [ %154, %153 ]
  %166 = phi ptr [ %157, %155 ], [ %147, %153 ]
  %167 = phi i64 [ %180, %155 ], [ 0, %153 ]
  %168 = fdiv float 1.000000e+00, %165
  %169 = insertelement <16 x float> poison, float %168, i64 0
  %170 = shufflevector <16 x float> %169, <16 x float> poison, <16 x i32> zeroinitializer
  %171 = getelementptr inbounds [3 x <16 x float>], ptr %142, i64 %167, i64 0
  %172 = load <16 x float>, ptr %171, align 64
  %173 = fmul <16 x float> %170, %172
  store <16 x float> %173, ptr %171, align 64
  %174 = getelementptr inbounds [3 x <16 x float>], ptr %142, i64 %167, i64 1
  %175 = load <16 x float>, ptr %174, align 64
  %176 = fmul <16 x float> %170, %175
  store <16 x float> %176, ptr %174, align 64
  %177 = getelementptr inbounds [3 x <16 x float>], ptr %142, i64 %167, i64 2
  %178 = load <16 x float>, ptr %177, align 64
  %179 = fmul <16 x float> %170, %178
  store <16 x float> %179, ptr %177, align 64
  store float %165, ptr %166, align 4
  %180 = add nuw nsw i64 %167, 1
  %181 = icmp slt i64 %180, %141
  br i1 %181, label %182, label %205

182:                                              ; preds = %164, %182
  %183 = phi i64 [ %203, %182 ], [ %180, %164 ]
  %184 = getelementptr inbounds float, ptr %171, i64 %183
  %185 = load float, ptr %184, align 4
  %186 = insertelement <16 x float> poison, float %185, i64 0
  %187 = shufflevector <16 x float> %186, <16 x float> poison, <16 x i32> zeroinitializer
  %188 = load <16 x float>, ptr %171, align 64
  %189 = getelementptr inbounds [3 x <16 x float>], ptr %142, i64 %183, i64 0
  %190 = load <16 x float>, ptr %189, align 64
  %191 = fneg <16 x float> %188
  %192 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %191, <16 x float> %187, <16 x float> %190)
  store <16 x float> %192, ptr %189, align 64
  %193 = load <16 x float>, ptr %174, align 64
  %194 = getelementptr inbounds [3 x <16 x float>], ptr %142, i64 %183, i64 1
  %195 = load <16 x float>, ptr %194, align 64
  %196 = fneg <16 x float> %193
  %197 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %196, <16 x float> %187, <16 x float> %195)
  store <16 x float> %197, ptr %194, align 64
  %198 = load <16 x float>, ptr %177, align 64
  %199 = getelementptr inbounds [3 x <16 x float>], ptr %142, i64 %183, i64 2
  %200 = load <16 x float>, ptr %199, align 64
  %201 = fneg <16 x float> %198
  %202 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %201, <16 x float> %187, <16 x float> %200)
  store <16 x float> %202, ptr %199, align 64
  %203 = add nuw nsw i64 %183, 1
  %204 = icmp eq i64 %203, %141
  br i1 %204, label %205, label %182

205:                                              ; preds = %182, %164
  %206 = icmp eq i64 %180, %144
  br i1 %206, label %209, label %155

207:                                              ; preds = %155
  %208 = icmp slt i64 %180, %144
  br i1 %208, label %431, label %209

209:                                              ; preds = %205, %207
  %210 = load ptr, ptr %22, align 8
  %211 = load i64, ptr %50, align 8
  br label %212

212:                                              ; preds = %209, %140
  %213 = phi i64 [ %211, %209 ], [ %141, %140 ]
  %214 = phi ptr [ %210, %209 ], [ %142, %140 ]
  %215 = icmp slt i64 %213, 32
  %216 = select i1 %215, i64 %213, i64 32
  %217 = icmp sgt i64 %216, 16
  br i1 %217, label %218, label %279

218:                                              ; preds = %212
  %219 = getelementptr inbounds [3 x <16 x float>], ptr %214, i64 16, i64 0
  %220 = getelementptr inbounds float, ptr %219, i64 16
  %221 = load float, ptr %220, align 4
  %222 = fcmp ogt float %221, 0.000000e+00
  %223 = fsub float %221, %221
  %224 = fcmp oeq float %223, 0.000000e+00
  %225 = and i1 %222, %224
  br i1 %225, label %226, label %431

226:                                              ; preds = %218
  %227 = call float @llvm.sqrt.f32(float %221)
  br label %228

228:                                              ; preds = %265, %226
  %229 = phi float [ %269, %265 ], [ %227, %226 ]
  %230 = phi ptr [ %267, %265 ], [ %220, %226 ]
  %231 = phi i64 [ %241, %265 ], [ 16, %226 ]
  %232 = fdiv float 1.000000e+00, %229
  %233 = insertelement <16 x float> poison, float %232, i64 0
  %234 = shufflevector <16 x float> %233, <16 x float> poison, <16 x i32> zeroinitializer
  %235 = getelementptr inbounds [3 x <16 x float>], ptr %214, i64 %231, i64 1
  %236 = load <16 x float>, ptr %235, align 64
  %237 = fmul <16 x float> %234, %236
  store <16 x float> %237, ptr %235, align 64
  %238 = getelementptr inbounds [3 x <16 x float>], ptr %214, i64 %231, i64 2
  %239 = load <16 x float>, ptr %238, align 64
  %240 = fmul <16 x float> %234, %239
  store <16 x float> %240, ptr %238, align 64
  store float %229, ptr %230, align 4
  %241 = add nuw nsw i64 %231, 1
  %242 = icmp slt i64 %241, %213
  br i1 %242, label %243, label %263

243:                                              ; preds = %228
  %244 = getelementptr inbounds [3 x <16 x float>], ptr %214, i64 %231, i64 0
  br label %245

245:                                              ; preds = %245, %243
  %246 = phi i64 [ %261, %245 ], [ %241, %243 ]
  %247 = getelementptr inbounds float, ptr %244, i64 %246
  %248 = load float, ptr %247, align 4
  %249 = insertelement <16 x float> poison, float %248, i64 0
  %250 = shufflevector <16 x float> %249, <16 x float> poison, <16 x i32> zeroinitializer
  %251 = load <16 x float>, ptr %235, align 64
  %252 = getelementptr inbounds [3 x <16 x float>], ptr %214, i64 %246, i64 1
  %253 = load <16 x float>, ptr %252, align 64
  %254 = fneg <16 x float> %251
  %255 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %254, <16 x float> %250, <16 x float> %253)
  store <16 x float> %255, ptr %252, align 64
  %256 = load <16 x float>, ptr %238, align 64
  %257 = getelementptr inbounds [3 x <16 x float>], ptr %214, i64 %246, i64 2
  %258 = load <16 x float>, ptr %257, align 64
  %259 = fneg <16 x float> %256
  %260 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %259, <16 x float> %250, <16 x float> %258)
  store <16 x float> %260, ptr %257, align 64
  %261 = add nuw nsw i64 %246, 1
  %262 = icmp eq i64 %261, %213
  br i1 %262, label %263, label %245

263:                                              ; preds = %245, %228
  %264 = icmp eq i64 %241, %216
  br i1 %264, label %276, label %265

265:                                              ; preds = %263
  %266 = getelementptr inbounds [3 x <16 x float>], ptr %214, i64 %241, i64 0
  %267 = getelementptr inbounds float, ptr %266, i64 %241
  %268 = load float, ptr %267, align 4
  %269 = call float @llvm.sqrt.f32(float %268)
  %270 = fcmp ogt float %268, 0.000000e+00
  %271 = fsub float %268, %268
  %272 = fcmp oeq float %271, 0.000000e+00
  %273 = and i1 %270, %272
  br i1 %273, label %228, label %274

274:                                              ; preds = %265
  %275 = icmp slt i64 %241, %216
  br i1 %275, label %431, label %276

276:                                              ; preds = %263, %274
  %277 = load ptr, ptr %22, align 8
  %278 = load i64, ptr %50, align 8
  br label %279

279:                                              ; preds = %276, %212
  %280 = phi i64 [ %278, %276 ], [ %213, %212 ]
  %281 = phi ptr [ %277, %276 ], [ %214, %212 ]
  %282 = icmp slt i64 %280, 48
  %283 = select i1 %282, i64 %280, i64 48
  %284 = icmp sgt i64 %283, 32
  br i1 %284, label %285, label %338

285:                                              ; preds = %279
  %286 = getelementptr inbounds [3 x <16 x float>], ptr %281, i64 32, i64 0
  %287 = getelementptr inbounds float, ptr %286, i64 32
  %288 = load float, ptr %287, align 4
  %289 = fcmp ogt float %288, 0.000000e+00
  %290 = fsub float %288, %288
  %291 = fcmp oeq float %290, 0.000000e+00
  %292 = and i1 %289, %291
  br i1 %292, label %293, label %431

293:                                              ; preds = %285
  %294 = call float @llvm.sqrt.f32(float %288)
  br label %295

295:                                              ; preds = %324, %293
  %296 = phi float [ %328, %324 ], [ %294, %293 ]
  %297 = phi ptr [ %326, %324 ], [ %287, %293 ]
  %298 = phi i64 [ %305, %324 ], [ 32, %293 ]
  %299 = fdiv float 1.000000e+00, %296
  %300 = insertelement <16 x float> poison, float %299, i64 0
  %301 = shufflevector <16 x float> %300, <16 x float> poison, <16 x i32> zeroinitializer
  %302 = getelementptr inbounds [3 x <16 x float>], ptr %281, i64 %298, i64 2
  %303 = load <16 x float>, ptr %302, align 64
  %304 = fmul <16 x float> %301, %303
  store <16 x float> %304, ptr %302, align 64
  store float %296, ptr %297, align 4
  %305 = add nuw nsw i64 %298, 1
  %306 = icmp slt i64 %305, %280
  br i1 %306, label %307, label %322

307:                                              ; preds = %295
  %308 = getelementptr inbounds [3 x <16 x float>], ptr %281, i64 %298, i64 0
  br label %309

309:                                              ; preds = %309, %307
  %310 = phi i64 [ %320, %309 ], [ %305, %307 ]
  %311 = getelementptr inbounds float, ptr %308, i64 %310
  %312 = load float, ptr %311, align 4
  %313 = insertelement <16 x float> poison, float %312, i64 0
  %314 = shufflevector <16 x float> %313, <16 x float> poison, <16 x i32> zeroinitializer
  %315 = load <16 x float>, ptr %302, align 64
  %316 = getelementptr inbounds [3 x <16 x float>], ptr %281, i64 %310, i64 2
  %317 = load <16 x float>, ptr %316, align 64
  %318 = fneg <16 x float> %315
  %319 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %318, <16 x float> %314, <16 x float> %317)
  store <16 x float> %319, ptr %316, align 64
  %320 = add nuw nsw i64 %310, 1
  %321 = icmp eq i64 %320, %280
  br i1 %321, label %322, label %309

322:                                              ; preds = %309, %295
  %323 = icmp eq i64 %305, %283
  br i1 %323, label %335, label %324

324:                                              ; preds = %322
  %325 = getelementptr inbounds [3 x <16 x float>], ptr %281, i64 %305, i64 0
  %326 = getelementptr inbounds float, ptr %325, i64 %305
  %327 = load float, ptr %326, align 4
  %328 = call float @llvm.sqrt.f32(float %327)
  %329 = fcmp ogt float %327, 0.000000e+00
  %330 = fsub float %327, %327
  %331 = fcmp oeq float %330, 0.000000e+00
  %332 = and i1 %329, %331
  br i1 %332, label %295, label %333

333:                                              ; preds = %324
  %334 = icmp slt i64 %305, %283
  br i1 %334, label %431, label %335

335:                                              ; preds = %322, %333
  %336 = load ptr, ptr %22, align 8
  %337 = load i64, ptr %50, align 8
  br label %338

338:                                              ; preds = %335, %279
  %339 = phi i64 [ %337, %335 ], [ %280, %279 ]
  %340 = phi ptr [ %336, %335 ], [ %281, %279 ]
  %341 = icmp sgt i64 %339, 1
  br i1 %341, label %342, label %370

342:                                              ; preds = %338
  %343 = add nsw i64 %339, -1
  br label %344

344:                                              ; preds = %348, %342
  %345 = phi i64 [ 0, %342 ], [ %350, %348 ]
  %346 = phi i64 [ 1, %342 ], [ %349, %348 ]
  %347 = lshr i64 %345, 4
  br label %352

348:                                              ; preds = %352
  %349 = add nuw nsw i64 %346, 1
  %350 = add nuw nsw i64 %345, 1
  %351 = icmp eq i64 %350, %343
  br i1 %351, label %367, label %344

352:                                              ; preds = %352, %344
  %353 = phi i64 [ 0, %344 ], [ %365, %352 ]
  %354 = phi i64 [ 0, %344 ], [ %364, %352 ]
  %355 = getelementptr inbounds [3 x <16 x float>], ptr %340, i64 %346, i64 %354
  %356 = load <16 x float>, ptr %355, align 64
  %357 = xor i64 %353, -1
  %358 = add nsw i64 %346, %357
  %359 = trunc i64 %358 to i32
  %360 = insertelement <16 x i32> poison, i32 %359, i64 0
  %361 = shufflevector <16 x i32> %360, <16 x i32> poison, <16 x i32> zeroinitializer
  %362 = icmp slt <16 x i32> %361, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %363 = select <16 x i1> %362, <16 x float> %356, <16 x float> zeroinitializer
  store <16 x float> %363, ptr %355, align 64
  %364 = add nuw nsw i64 %354, 1
  %365 = shl nsw i64 %364, 4
  %366 = icmp eq i64 %354, %347
  br i1 %366, label %348, label %352

367:                                              ; preds = %348
  %368 = load ptr, ptr %22, align 8
  %369 = load i64, ptr %50, align 8
  br label %370

370:                                              ; preds = %367, %338
  %371 = phi i64 [ %369, %367 ], [ %339, %338 ]
  %372 = phi ptr [ %368, %367 ], [ %340, %338 ]
  %373 = load ptr, ptr %26, align 8
  %374 = icmp sgt i64 %371, 0
  br i1 %374, label %375, label %405

375:                                              ; preds = %370
  %376 = load float, ptr %372, align 4
  %377 = fcmp olt float %376, 0.000000e+00
  %378 = fneg float %376
  %379 = select i1 %377, float %378, float %376
  %380 = fcmp ogt float %379, 0x3830000000000000
  %381 = fcmp olt float %379, 0x47B0000000000000
  %382 = and i1 %380, %381
  br i1 %382, label %391, label %431

383:                                              ; preds = %391
  %384 = load float, ptr %398, align 4
  %385 = fcmp olt float %384, 0.000000e+00
  %386 = fneg float %384
  %387 = select i1 %385, float %386, float %384
  %388 = fcmp ogt float %387, 0x3830000000000000
  %389 = fcmp olt float %387, 0x47B0000000000000
  %390 = and i1 %388, %389
  br i1 %390, label %391, label %400

391:                                              ; preds = %375, %383
  %392 = phi float [ %384, %383 ], [ %376, %375 ]
  %393 = phi ptr [ %398, %383 ], [ %372, %375 ]
  %394 = phi i64 [ %397, %383 ], [ 0, %375 ]
  %395 = fdiv float 1.000000e+00, %392
  %396 = getelementptr inbounds float, ptr %373, i64 %394
  store float %395, ptr %396, align 4
  %397 = add nuw nsw i64 %394, 1
  %398 = getelementptr inbounds float, ptr %393, i64 49
  %399 = icmp eq i64 %397, %371
  br i1 %399, label %402, label %383

400:                                              ; preds = %383
  %401 = icmp slt i64 %397, %371
  br i1 %401, label %431, label %402

402:                                              ; preds = %391, %400
  %403 = load ptr, ptr %22, align 8
  %404 = load i64, ptr %50, align 8
  br label %405

405:                                              ; preds = %402, %370
  %406 = phi i64 [ %404, %402 ], [ %371, %370 ]
  %407 = phi ptr [ %403, %402 ], [ %372, %370 ]
  %408 = load i64, ptr %49, align 8
  %409 = load ptr, ptr %21, align 8
  %410 = load i64, ptr %13, align 8
  %411 = mul nsw i64 %410, %408
  %412 = getelementptr inbounds float, ptr %409, i64 %411
  %413 = getelementptr inbounds float, ptr %412, i64 %408
  call fastcc void @write_turned(ptr %413, i64 %410, ptr %407, i64 %406, i64 %406)
  %414 = load i64, ptr %51, align 8
  %415 = load i64, ptr %13, align 8
  %416 = icmp eq i64 %415, %414
  br i1 %416, label %424, label %417

417:                                              ; preds = %405
  %418 = sub nsw i64 %415, %414
  %419 = mul nsw i64 %418, %64
  %420 = icmp slt i64 %419, 40000
  %421 = load i64, ptr %18, align 8
  %422 = select i1 %420, i64 1, i64 %421
  store i64 %422, ptr %59, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %422)
  %423 = load i64, ptr %13, align 8
  br label %424

424:                                              ; preds = %405, %417
  %425 = phi i64 [ %414, %405 ], [ %423, %417 ]
  %426 = add nuw nsw i64 %64, 48
  %427 = icmp sgt i64 %425, %426
  br i1 %427, label %428, label %431

428:                                              ; preds = %424
  %429 = load ptr, ptr %28, align 8
  %430 = load ptr, ptr %21, align 8
  br label %60

431:                                              ; preds = %424, %400, %333, %285, %274, %218, %146, %207, %375, %3, %47
  %432 = phi i64 [ 0, %47 ], [ 0, %3 ], [ 1, %375 ], [ 1, %207 ], [ 1, %146 ], [ 1, %218 ], [ 1, %274 ], [ 1, %285 ], [ 1, %333 ], [ 1, %400 ], [ 0, %424 ]
  ret i64 %432
}

define i64 @dense_cholesky_tangent(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.batch, align 8
  %7 = getelementptr inbounds %struct.batch, ptr %6, i64 0, i32 0
  store ptr @run_tangent, ptr %7, align 8
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
  %34 = call i64 @run_tangent(ptr %0, ptr %3, ptr %33)
  br label %37

35:                                               ; preds = %22
  call void @tenferro_parallel_for(ptr @run_share, ptr %6, i64 %19)
  %36 = load i64, ptr %16, align 8
  br label %37

37:                                               ; preds = %32, %35
  %38 = phi i64 [ %34, %32 ], [ %36, %35 ]
  ret i64 %38
}

define internal i64 @run_tangent(ptr %0, ptr %1, ptr %2) {
  %4 = alloca %struct.matrix, align 8
  %5 = alloca %struct.matrix, align 8
  %6 = alloca %struct.job, align 8
  %7 = getelementptr inbounds i64, ptr %0, i64 1
  %8 = load i64, ptr %7, align 8
  %9 = inttoptr i64 %8 to ptr
  %10 = getelementptr inbounds i64, ptr %0, i64 2
  %11 = load i64, ptr %10, align 8
  %12 = inttoptr i64 %11 to ptr
  %13 = getelementptr inbounds i8, ptr %6, i64 112
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(128) %13, i8 0, i64 16, i1 false)
  %14 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 0
  %15 = load i64, ptr %2, align 8
  store i64 %15, ptr %14, align 8
  %16 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 1
  %17 = getelementptr inbounds i64, ptr %2, i64 2
  %18 = load i64, ptr %17, align 8
  store i64 %18, ptr %16, align 8
  %19 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 2
  %20 = getelementptr inbounds i64, ptr %2, i64 3
  %21 = load i64, ptr %20, align 8
  store i64 %21, ptr %19, align 8
  %22 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 4
  store ptr %12, ptr %22, align 8
  %23 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 7
  store ptr %1, ptr %23, align 8
  %24 = getelementptr inbounds [3 x <16 x float>], ptr %1, i64 48
  %25 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 8
  store ptr %24, ptr %25, align 8
  %26 = getelementptr inbounds [3 x <16 x float>], ptr %1, i64 96
  %27 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 9
  store ptr %26, ptr %27, align 8
  %28 = getelementptr inbounds float, ptr %26, i64 48
  %29 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5, i64 0
  store ptr %28, ptr %29, align 8
  %30 = mul nsw i64 %15, 48
  %31 = getelementptr inbounds float, ptr %28, i64 %30
  %32 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5, i64 1
  store ptr %31, ptr %32, align 8
  %33 = getelementptr inbounds float, ptr %31, i64 %30
  %34 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 6
  store ptr %33, ptr %34, align 8
  %35 = icmp sgt i64 %15, 0
  br i1 %35, label %36, label %506

36:                                               ; preds = %3, %36
  %37 = phi i64 [ %41, %36 ], [ 0, %3 ]
  %38 = mul nsw i64 %37, %15
  %39 = getelementptr inbounds float, ptr %12, i64 %38
  %40 = getelementptr inbounds float, ptr %9, i64 %38
  %41 = add nuw nsw i64 %37, 1
  %42 = shl i64 %41, 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %39, ptr align 4 %40, i64 %42, i1 false)
  %43 = getelementptr inbounds float, ptr %39, i64 %41
  %44 = xor i64 %37, -1
  %45 = add i64 %15, %44
  %46 = shl i64 %45, 2
  call void @llvm.memset.p0.i64(ptr align 4 %43, i8 0, i64 %46, i1 false)
  %47 = icmp eq i64 %41, %15
  br i1 %47, label %48, label %36

48:                                               ; preds = %36
  %49 = load i64, ptr %0, align 8
  %50 = inttoptr i64 %49 to ptr
  %51 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 3
  store ptr %50, ptr %51, align 8
  br i1 %35, label %52, label %506

52:                                               ; preds = %48
  %53 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 10
  %54 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 11
  %55 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 12
  %56 = getelementptr inbounds %struct.matrix, ptr %5, i64 0, i32 0
  %57 = getelementptr inbounds %struct.matrix, ptr %5, i64 0, i32 1
  %58 = getelementptr inbounds %struct.matrix, ptr %5, i64 0, i32 2
  %59 = getelementptr inbounds %struct.matrix, ptr %4, i64 0, i32 0
  %60 = getelementptr inbounds %struct.matrix, ptr %4, i64 0, i32 1
  %61 = getelementptr inbounds %struct.matrix, ptr %4, i64 0, i32 2
  %62 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 13
  br label %63

63:                                               ; preds = %503, %52
  %64 = phi ptr [ %50, %52 ], [ %505, %503 ]
  %65 = phi ptr [ %28, %52 ], [ %504, %503 ]
  %66 = phi i64 [ %15, %52 ], [ %500, %503 ]
  %67 = phi i64 [ 0, %52 ], [ %501, %503 ]
  store i64 %67, ptr %53, align 8
  %68 = sub nsw i64 %66, %67
  %69 = icmp slt i64 %68, 48
  %70 = select i1 %69, i64 %68, i64 48
  store i64 %70, ptr %54, align 8
  %71 = add nsw i64 %70, %67
  store i64 %71, ptr %55, align 8
  %72 = mul nsw i64 %66, %67
  %73 = getelementptr inbounds float, ptr %64, i64 %72
  call fastcc void @read_turned(ptr %65, ptr %73, i64 %66, i64 %67, i64 %70)
  %74 = load ptr, ptr %32, align 8
  %75 = load ptr, ptr %22, align 8
  %76 = load i64, ptr %14, align 8
  %77 = mul nsw i64 %76, %67
  %78 = getelementptr inbounds float, ptr %75, i64 %77
  %79 = load i64, ptr %54, align 8
  call fastcc void @read_turned(ptr %74, ptr %78, i64 %76, i64 %67, i64 %79)
  %80 = load i64, ptr %55, align 8
  %81 = load ptr, ptr %22, align 8
  %82 = load ptr, ptr %29, align 8
  %83 = load i64, ptr %53, align 8
  %84 = icmp eq i64 %83, 0
  br i1 %84, label %93, label %85

85:                                               ; preds = %63
  %86 = load i64, ptr %14, align 8
  %87 = mul nsw i64 %86, %67
  %88 = getelementptr inbounds float, ptr %81, i64 %87
  %89 = getelementptr inbounds float, ptr %88, i64 %83
  %90 = load i64, ptr %54, align 8
  store ptr %88, ptr %56, align 8
  store i64 %86, ptr %57, align 8
  store i64 1, ptr %58, align 8
  %91 = sub nsw i64 %80, %67
  %92 = load i64, ptr %16, align 8
  call fastcc void @subtract_strip(ptr %89, i64 %86, i64 %90, ptr byval(%struct.matrix) align 8 %5, ptr %82, i64 %91, i64 %83, i64 %92)
  br label %93

93:                                               ; preds = %85, %63
  %94 = load ptr, ptr %51, align 8
  %95 = icmp eq ptr %94, null
  br i1 %95, label %113, label %96

96:                                               ; preds = %93
  %97 = load ptr, ptr %32, align 8
  %98 = load i64, ptr %53, align 8
  %99 = icmp eq i64 %98, 0
  br i1 %99, label %111, label %100

100:                                              ; preds = %96
  %101 = load ptr, ptr %22, align 8
  %102 = load i64, ptr %14, align 8
  %103 = mul nsw i64 %102, %67
  %104 = getelementptr inbounds float, ptr %101, i64 %103
  %105 = getelementptr inbounds float, ptr %104, i64 %98
  %106 = load i64, ptr %54, align 8
  %107 = getelementptr inbounds float, ptr %94, i64 %103
  store ptr %107, ptr %59, align 8
  store i64 %102, ptr %60, align 8
  store i64 1, ptr %61, align 8
  %108 = sub nsw i64 %80, %67
  %109 = load i64, ptr %16, align 8
  call fastcc void @subtract_strip(ptr %105, i64 %102, i64 %106, ptr byval(%struct.matrix) align 8 %4, ptr %97, i64 %108, i64 %98, i64 %109)
  %110 = load ptr, ptr %51, align 8
  br label %111

111:                                              ; preds = %100, %96
  %112 = phi ptr [ %110, %100 ], [ %94, %96 ]
  br label %113

113:                                              ; preds = %93, %111
  %114 = phi ptr [ null, %93 ], [ %112, %111 ]
  %115 = load ptr, ptr %23, align 8
  %116 = load i64, ptr %53, align 8
  %117 = load i64, ptr %14, align 8
  %118 = add nsw i64 %117, 1
  %119 = mul nsw i64 %118, %116
  %120 = getelementptr inbounds float, ptr %114, i64 %119
  %121 = load i64, ptr %54, align 8
  call fastcc void @read_turned(ptr %115, ptr %120, i64 %117, i64 %121, i64 %121)
  %122 = load i64, ptr %54, align 8
  %123 = icmp sgt i64 %122, 1
  br i1 %123, label %124, label %151

124:                                              ; preds = %113
  %125 = add nsw i64 %122, -1
  br label %126

126:                                              ; preds = %130, %124
  %127 = phi i64 [ 0, %124 ], [ %132, %130 ]
  %128 = phi i64 [ 1, %124 ], [ %131, %130 ]
  %129 = lshr i64 %127, 4
  br label %134

130:                                              ; preds = %134
  %131 = add nuw nsw i64 %128, 1
  %132 = add nuw nsw i64 %127, 1
  %133 = icmp eq i64 %132, %125
  br i1 %133, label %149, label %126

134:                                              ; preds = %134, %126
  %135 = phi i64 [ 0, %126 ], [ %147, %134 ]
  %136 = phi i64 [ 0, %126 ], [ %146, %134 ]
  %137 = getelementptr inbounds [3 x <16 x float>], ptr %115, i64 %128, i64 %136
  %138 = load <16 x float>, ptr %137, align 64
  %139 = xor i64 %135, -1
  %140 = add nsw i64 %128, %139
  %141 = trunc i64 %140 to i32
  %142 = insertelement <16 x i32> poison, i32 %141, i64 0
  %143 = shufflevector <16 x i32> %142, <16 x i32> poison, <16 x i32> zeroinitializer
  %144 = icmp slt <16 x i32> %143, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %145 = select <16 x i1> %144, <16 x float> %138, <16 x float> zeroinitializer
  store <16 x float> %145, ptr %137, align 64
  %146 = add nuw nsw i64 %136, 1
  %147 = shl nsw i64 %146, 4
  %148 = icmp eq i64 %136, %129
  br i1 %148, label %130, label %134

149:                                              ; preds = %130
  %150 = load i64, ptr %54, align 8
  br label %151

151:                                              ; preds = %149, %113
  %152 = phi i64 [ %150, %149 ], [ %122, %113 ]
  %153 = load ptr, ptr %25, align 8
  %154 = load ptr, ptr %22, align 8
  %155 = load i64, ptr %53, align 8
  %156 = load i64, ptr %14, align 8
  %157 = add nsw i64 %156, 1
  %158 = mul nsw i64 %157, %155
  %159 = getelementptr inbounds float, ptr %154, i64 %158
  call fastcc void @read_turned(ptr %153, ptr %159, i64 %156, i64 %152, i64 %152)
  %160 = load i64, ptr %54, align 8
  %161 = icmp sgt i64 %160, 1
  br i1 %161, label %162, label %189

162:                                              ; preds = %151
  %163 = add nsw i64 %160, -1
  br label %164

164:                                              ; preds = %168, %162
  %165 = phi i64 [ 0, %162 ], [ %170, %168 ]
  %166 = phi i64 [ 1, %162 ], [ %169, %168 ]
  %167 = lshr i64 %165, 4
  br label %172

168:                                              ; preds = %172
  %169 = add nuw nsw i64 %166, 1
  %170 = add nuw nsw i64 %165, 1
  %171 = icmp eq i64 %170, %163
  br i1 %171, label %187, label %164

172:                                              ; preds = %172, %164
  %173 = phi i64 [ 0, %164 ], [ %185, %172 ]
  %174 = phi i64 [ 0, %164 ], [ %184, %172 ]
  %175 = getelementptr inbounds [3 x <16 x float>], ptr %153, i64 %166, i64 %174
  %176 = load <16 x float>, ptr %175, align 64
  %177 = xor i64 %173, -1
  %178 = add nsw i64 %166, %177
  %179 = trunc i64 %178 to i32
  %180 = insertelement <16 x i32> poison, i32 %179, i64 0
  %181 = shufflevector <16 x i32> %180, <16 x i32> poison, <16 x i32> zeroinitializer
  %182 = icmp slt <16 x i32> %181, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %183 = select <16 x i1> %182, <16 x float> %176, <16 x float> zeroinitializer
  store <16 x float> %183, ptr %175, align 64
  %184 = add nuw nsw i64 %174, 1
  %185 = shl nsw i64 %184, 4
  %186 = icmp eq i64 %174, %167
  br i1 %186, label %168, label %172

187:                                              ; preds = %168
  %188 = load i64, ptr %54, align 8
  br label %189

189:                                              ; preds = %187, %151
  %190 = phi i64 [ %188, %187 ], [ %160, %151 ]
  %191 = load ptr, ptr %27, align 8
  %192 = load ptr, ptr %23, align 8
  %193 = icmp sgt i64 %190, 0
  br i1 %193, label %196, label %194

194:                                              ; preds = %189
  %195 = load ptr, ptr %25, align 8
  br label %340

196:                                              ; preds = %189
  %197 = load float, ptr %192, align 4
  %198 = fcmp olt float %197, 0.000000e+00
  %199 = fneg float %197
  %200 = select i1 %198, float %199, float %197
  %201 = fcmp ogt float %200, 0x3830000000000000
  %202 = fcmp olt float %200, 0x47B0000000000000
  %203 = and i1 %201, %202
  br i1 %203, label %212, label %506

204:                                              ; preds = %212
  %205 = load float, ptr %219, align 4
  %206 = fcmp olt float %205, 0.000000e+00
  %207 = fneg float %205
  %208 = select i1 %206, float %207, float %205
  %209 = fcmp ogt float %208, 0x3830000000000000
  %210 = fcmp olt float %208, 0x47B0000000000000
  %211 = and i1 %209, %210
  br i1 %211, label %212, label %221

212:                                              ; preds = %196, %204
  %213 = phi float [ %205, %204 ], [ %197, %196 ]
  %214 = phi ptr [ %219, %204 ], [ %192, %196 ]
  %215 = phi i64 [ %218, %204 ], [ 0, %196 ]
  %216 = fdiv float 1.000000e+00, %213
  %217 = getelementptr inbounds float, ptr %191, i64 %215
  store float %216, ptr %217, align 4
  %218 = add nuw nsw i64 %215, 1
  %219 = getelementptr inbounds float, ptr %214, i64 49
  %220 = icmp eq i64 %218, %190
  br i1 %220, label %223, label %204

221:                                              ; preds = %204
  %222 = icmp slt i64 %218, %190
  br i1 %222, label %506, label %223

223:                                              ; preds = %212, %221
  %224 = load i64, ptr %54, align 8
  %225 = load ptr, ptr %23, align 8
  %226 = load ptr, ptr %25, align 8
  %227 = icmp slt i64 %224, 16
  %228 = select i1 %227, i64 %224, i64 16
  %229 = icmp sgt i64 %224, 0
  br i1 %229, label %257, label %340

230:                                              ; preds = %472
  %231 = add nsw i64 %473, -1
  br label %232

232:                                              ; preds = %236, %230
  %233 = phi i64 [ 0, %230 ], [ %238, %236 ]
  %234 = phi i64 [ 1, %230 ], [ %237, %236 ]
  %235 = lshr i64 %233, 4
  br label %240

236:                                              ; preds = %240
  %237 = add nuw nsw i64 %234, 1
  %238 = add nuw nsw i64 %233, 1
  %239 = icmp eq i64 %238, %231
  br i1 %239, label %476, label %232

240:                                              ; preds = %240, %232
  %241 = phi i64 [ 0, %232 ], [ %253, %240 ]
  %242 = phi i64 [ 0, %232 ], [ %252, %240 ]
  %243 = getelementptr inbounds [3 x <16 x float>], ptr %474, i64 %234, i64 %242
  %244 = load <16 x float>, ptr %243, align 64
  %245 = xor i64 %241, -1
  %246 = add nsw i64 %234, %245
  %247 = trunc i64 %246 to i32
  %248 = insertelement <16 x i32> poison, i32 %247, i64 0
  %249 = shufflevector <16 x i32> %248, <16 x i32> poison, <16 x i32> zeroinitializer
  %250 = icmp slt <16 x i32> %249, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %251 = select <16 x i1> %250, <16 x float> %244, <16 x float> zeroinitializer
  store <16 x float> %251, ptr %243, align 64
  %252 = add nuw nsw i64 %242, 1
  %253 = shl nsw i64 %252, 4
  %254 = icmp eq i64 %242, %235
  br i1 %254, label %236, label %240

255:                                              ; preds = %303, %257
  %256 = icmp eq i64 %301, %228
  br i1 %256, label %336, label %257

257:                                              ; preds = %223, %255
  %258 = phi i64 [ %301, %255 ], [ 0, %223 ]
  %259 = getelementptr inbounds [3 x <16 x float>], ptr %226, i64 %258, i64 0
  %260 = getelementptr inbounds float, ptr %259, i64 %258
  %261 = load float, ptr %260, align 4
  %262 = load ptr, ptr %27, align 8
  %263 = getelementptr inbounds float, ptr %262, i64 %258
  %264 = load float, ptr %263, align 4
  %265 = fmul float %261, %264
  %266 = fmul float %265, 5.000000e-01
  %267 = insertelement <16 x float> poison, float %266, i64 0
  %268 = shufflevector <16 x float> %267, <16 x float> poison, <16 x i32> zeroinitializer
  %269 = load <16 x float>, ptr %259, align 64
  %270 = getelementptr inbounds [3 x <16 x float>], ptr %225, i64 %258, i64 0
  %271 = load <16 x float>, ptr %270, align 64
  %272 = fneg <16 x float> %271
  %273 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %272, <16 x float> %268, <16 x float> %269)
  %274 = insertelement <16 x float> poison, float %264, i64 0
  %275 = shufflevector <16 x float> %274, <16 x float> poison, <16 x i32> zeroinitializer
  %276 = fmul <16 x float> %275, %273
  store <16 x float> %276, ptr %259, align 64
  %277 = load ptr, ptr %27, align 8
  %278 = getelementptr inbounds float, ptr %277, i64 %258
  %279 = load float, ptr %278, align 4
  %280 = getelementptr inbounds [3 x <16 x float>], ptr %226, i64 %258, i64 1
  %281 = load <16 x float>, ptr %280, align 64
  %282 = getelementptr inbounds [3 x <16 x float>], ptr %225, i64 %258, i64 1
  %283 = load <16 x float>, ptr %282, align 64
  %284 = fneg <16 x float> %283
  %285 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %284, <16 x float> %268, <16 x float> %281)
  %286 = insertelement <16 x float> poison, float %279, i64 0
  %287 = shufflevector <16 x float> %286, <16 x float> poison, <16 x i32> zeroinitializer
  %288 = fmul <16 x float> %287, %285
  store <16 x float> %288, ptr %280, align 64
  %289 = load ptr, ptr %27, align 8
  %290 = getelementptr inbounds float, ptr %289, i64 %258
  %291 = load float, ptr %290, align 4
  %292 = getelementptr inbounds [3 x <16 x float>], ptr %226, i64 %258, i64 2
  %293 = load <16 x float>, ptr %292, align 64
  %294 = getelementptr inbounds [3 x <16 x float>], ptr %225, i64 %258, i64 2
  %295 = load <16 x float>, ptr %294, align 64
  %296 = fneg <16 x float> %295
  %297 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %296, <16 x float> %268, <16 x float> %293)
  %298 = insertelement <16 x float> poison, float %291, i64 0
  %299 = shufflevector <16 x float> %298, <16 x float> poison, <16 x i32> zeroinitializer
  %300 = fmul <16 x float> %299, %297
  store <16 x float> %300, ptr %292, align 64
  store float %266, ptr %260, align 4
  %301 = add nuw nsw i64 %258, 1
  %302 = icmp slt i64 %301, %224
  br i1 %302, label %303, label %255

303:                                              ; preds = %257, %303
  %304 = phi i64 [ %334, %303 ], [ %301, %257 ]
  %305 = getelementptr inbounds float, ptr %270, i64 %304
  %306 = load float, ptr %305, align 4
  %307 = insertelement <16 x float> poison, float %306, i64 0
  %308 = shufflevector <16 x float> %307, <16 x float> poison, <16 x i32> zeroinitializer
  %309 = getelementptr inbounds float, ptr %259, i64 %304
  %310 = load float, ptr %309, align 4
  %311 = insertelement <16 x float> poison, float %310, i64 0
  %312 = shufflevector <16 x float> %311, <16 x float> poison, <16 x i32> zeroinitializer
  %313 = load <16 x float>, ptr %259, align 64
  %314 = load <16 x float>, ptr %270, align 64
  %315 = fmul <16 x float> %312, %314
  %316 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %313, <16 x float> %308, <16 x float> %315)
  %317 = getelementptr inbounds [3 x <16 x float>], ptr %226, i64 %304, i64 0
  %318 = load <16 x float>, ptr %317, align 64
  %319 = fsub <16 x float> %318, %316
  store <16 x float> %319, ptr %317, align 64
  %320 = load <16 x float>, ptr %280, align 64
  %321 = load <16 x float>, ptr %282, align 64
  %322 = fmul <16 x float> %312, %321
  %323 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %320, <16 x float> %308, <16 x float> %322)
  %324 = getelementptr inbounds [3 x <16 x float>], ptr %226, i64 %304, i64 1
  %325 = load <16 x float>, ptr %324, align 64
  %326 = fsub <16 x float> %325, %323
  store <16 x float> %326, ptr %324, align 64
  %327 = load <16 x float>, ptr %292, align 64
  %328 = load <16 x float>, ptr %294, align 64
  %329 = fmul <16 x float> %312, %328
  %330 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %327, <16 x float> %308, <16 x float> %329)
  %331 = getelementptr inbounds [3 x <16 x float>], ptr %226, i64 %304, i64 2
  %332 = load <16 x float>, ptr %331, align 64
  %333 = fsub <16 x float> %332, %330
  store <16 x float> %333, ptr %331, align 64
  %334 = add nuw nsw i64 %304, 1
  %335 = icmp eq i64 %334, %224
  br i1 %335, label %255, label %303

336:                                              ; preds = %255
  %337 = load i64, ptr %54, align 8
  %338 = load ptr, ptr %23, align 8
  %339 = load ptr, ptr %25, align 8
  br label %340

340:                                              ; preds = %194, %336, %223
  %341 = phi ptr [ %339, %336 ], [ %226, %223 ], [ %195, %194 ]
  %342 = phi ptr [ %338, %336 ], [ %225, %223 ], [ %192, %194 ]
  %343 = phi i64 [ %337, %336 ], [ %224, %223 ], [ %190, %194 ]
  %344 = icmp slt i64 %343, 32
  %345 = select i1 %344, i64 %343, i64 32
  %346 = icmp sgt i64 %345, 16
  br i1 %346, label %347, label %416

347:                                              ; preds = %340, %410
  %348 = phi i64 [ %380, %410 ], [ 16, %340 ]
  %349 = getelementptr inbounds [3 x <16 x float>], ptr %341, i64 %348, i64 0
  %350 = getelementptr inbounds float, ptr %349, i64 %348
  %351 = load float, ptr %350, align 4
  %352 = load ptr, ptr %27, align 8
  %353 = getelementptr inbounds float, ptr %352, i64 %348
  %354 = load float, ptr %353, align 4
  %355 = fmul float %351, %354
  %356 = fmul float %355, 5.000000e-01
  %357 = insertelement <16 x float> poison, float %356, i64 0
  %358 = shufflevector <16 x float> %357, <16 x float> poison, <16 x i32> zeroinitializer
  %359 = getelementptr inbounds [3 x <16 x float>], ptr %341, i64 %348, i64 1
  %360 = load <16 x float>, ptr %359, align 64
  %361 = getelementptr inbounds [3 x <16 x float>], ptr %342, i64 %348, i64 1
  %362 = load <16 x float>, ptr %361, align 64
  %363 = fneg <16 x float> %362
  %364 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %363, <16 x float> %358, <16 x float> %360)
  %365 = insertelement <16 x float> poison, float %354, i64 0
  %366 = shufflevector <16 x float> %365, <16 x float> poison, <16 x i32> zeroinitializer
  %367 = fmul <16 x float> %366, %364
  store <16 x float> %367, ptr %359, align 64
  %368 = load ptr, ptr %27, align 8
  %369 = getelementptr inbounds float, ptr %368, i64 %348
  %370 = load float, ptr %369, align 4
  %371 = getelementptr inbounds [3 x <16 x float>], ptr %341, i64 %348, i64 2
  %372 = load <16 x float>, ptr %371, align 64
  %373 = getelementptr inbounds [3 x <16 x float>], ptr %342, i64 %348, i64 2
  %374 = load <16 x float>, ptr %373, align 64
  %375 = fneg <16 x float> %374
  %376 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %375, <16 x float> %358, <16 x float> %372)
  %377 = insertelement <16 x float> poison, float %370, i64 0
  %378 = shufflevector <16 x float> %377, <16 x float> poison, <16 x i32> zeroinitializer
  %379 = fmul <16 x float> %378, %376
  store <16 x float> %379, ptr %371, align 64
  store float %356, ptr %350, align 4
  %380 = add nuw nsw i64 %348, 1
  %381 = icmp slt i64 %380, %343
  br i1 %381, label %382, label %410

382:                                              ; preds = %347
  %383 = getelementptr inbounds [3 x <16 x float>], ptr %342, i64 %348, i64 0
  br label %384

384:                                              ; preds = %384, %382
  %385 = phi i64 [ %380, %382 ], [ %408, %384 ]
  %386 = getelementptr inbounds float, ptr %383, i64 %385
  %387 = load float, ptr %386, align 4
  %388 = insertelement <16 x float> poison, float %387, i64 0
  %389 = shufflevector <16 x float> %388, <16 x float> poison, <16 x i32> zeroinitializer
  %390 = getelementptr inbounds float, ptr %349, i64 %385
  %391 = load float, ptr %390, align 4
  %392 = insertelement <16 x float> poison, float %391, i64 0
  %393 = shufflevector <16 x float> %392, <16 x float> poison, <16 x i32> zeroinitializer
  %394 = load <16 x float>, ptr %359, align 64
  %395 = load <16 x float>, ptr %361, align 64
  %396 = fmul <16 x float> %393, %395
  %397 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %394, <16 x float> %389, <16 x float> %396)
  %398 = getelementptr inbounds [3 x <16 x float>], ptr %341, i64 %385, i64 1
  %399 = load <16 x float>, ptr %398, align 64
  %400 = fsub <16 x float> %399, %397
  store <16 x float> %400, ptr %398, align 64
  %401 = load <16 x float>, ptr %371, align 64
  %402 = load <16 x float>, ptr %373, align 64
  %403 = fmul <16 x float> %393, %402
  %404 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %401, <16 x float> %389, <16 x float> %403)
  %405 = getelementptr inbounds [3 x <16 x float>], ptr %341, i64 %385, i64 2
  %406 = load <16 x float>, ptr %405, align 64
  %407 = fsub <16 x float> %406, %404
  store <16 x float> %407, ptr %405, align 64
  %408 = add nuw nsw i64 %385, 1
  %409 = icmp eq i64 %408, %343
  br i1 %409, label %410, label %384

410:                                              ; preds = %384, %347
  %411 = icmp eq i64 %380, %345
  br i1 %411, label %412, label %347

412:                                              ; preds = %410
  %413 = load i64, ptr %54, align 8
  %414 = load ptr, ptr %23, align 8
  %415 = load ptr, ptr %25, align 8
  br label %416

416:                                              ; preds = %412, %340
  %417 = phi ptr [ %415, %412 ], [ %341, %340 ]
  %418 = phi ptr [ %414, %412 ], [ %342, %340 ]
  %419 = phi i64 [ %413, %412 ], [ %343, %340 ]
  %420 = icmp slt i64 %419, 48
  %421 = select i1 %420, i64 %419, i64 48
  %422 = icmp sgt i64 %421, 32
  br i1 %422, label %423, label %472

423:                                              ; preds = %416, %467
  %424 = phi i64 [ %444, %467 ], [ 32, %416 ]
  %425 = getelementptr inbounds [3 x <16 x float>], ptr %417, i64 %424, i64 0
  %426 = getelementptr inbounds float, ptr %425, i64 %424
  %427 = load float, ptr %426, align 4
  %428 = load ptr, ptr %27, align 8
  %429 = getelementptr inbounds float, ptr %428, i64 %424
  %430 = load float, ptr %429, align 4
  %431 = fmul float %427, %430
  %432 = fmul float %431, 5.000000e-01
  %433 = insertelement <16 x float> poison, float %432, i64 0
  %434 = shufflevector <16 x float> %433, <16 x float> poison, <16 x i32> zeroinitializer
  %435 = getelementptr inbounds [3 x <16 x float>], ptr %417, i64 %424, i64 2
  %436 = load <16 x float>, ptr %435, align 64
  %437 = getelementptr inbounds [3 x <16 x float>], ptr %418, i64 %424, i64 2
  %438 = load <16 x float>, ptr %437, align 64
  %439 = fneg <16 x float> %438
  %440 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %439, <16 x float> %434, <16 x float> %436)
  %441 = insertelement <16 x float> poison, float %430, i64 0
  %442 = shufflevector <16 x float> %441, <16 x float> poison, <16 x i32> zeroinitializer
  %443 = fmul <16 x float> %442, %440
  store <16 x float> %443, ptr %435, align 64
  store float %432, ptr %426, align 4
  %444 = add nuw nsw i64 %424, 1
  %445 = icmp slt i64 %444, %419
  br i1 %445, label %446, label %467

446:                                              ; preds = %423
  %447 = getelementptr inbounds [3 x <16 x float>], ptr %418, i64 %424, i64 0
  br label %448

448:                                              ; preds = %448, %446
  %449 = phi i64 [ %444, %446 ], [ %465, %448 ]
  %450 = getelementptr inbounds float, ptr %447, i64 %449
  %451 = load float, ptr %450, align 4
  %452 = insertelement <16 x float> poison, float %451, i64 0
  %453 = shufflevector <16 x float> %452, <16 x float> poison, <16 x i32> zeroinitializer
  %454 = getelementptr inbounds float, ptr %425, i64 %449
  %455 = load float, ptr %454, align 4
  %456 = insertelement <16 x float> poison, float %455, i64 0
  %457 = shufflevector <16 x float> %456, <16 x float> poison, <16 x i32> zeroinitializer
  %458 = load <16 x float>, ptr %435, align 64
  %459 = load <16 x float>, ptr %437, align 64
  %460 = fmul <16 x float> %457, %459
  %461 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %458, <16 x float> %453, <16 x float> %460)
  %462 = getelementptr inbounds [3 x <16 x float>], ptr %417, i64 %449, i64 2
  %463 = load <16 x float>, ptr %462, align 64
  %464 = fsub <16 x float> %463, %461
  store <16 x float> %464, ptr %462, align 64
  %465 = add nuw nsw i64 %449, 1
  %466 = icmp eq i64 %465, %419
  br i1 %466, label %467, label %448

467:                                              ; preds = %448, %423
  %468 = icmp eq i64 %444, %421
  br i1 %468, label %469, label %423

469:                                              ; preds = %467
  %470 = load ptr, ptr %25, align 8
  %471 = load i64, ptr %54, align 8
  br label %472

472:                                              ; preds = %469, %416
  %473 = phi i64 [ %471, %469 ], [ %419, %416 ]
  %474 = phi ptr [ %470, %469 ], [ %417, %416 ]
  %475 = icmp sgt i64 %473, 1
  br i1 %475, label %230, label %479

476:                                              ; preds = %236
  %477 = load ptr, ptr %25, align 8
  %478 = load i64, ptr %54, align 8
  br label %479

479:                                              ; preds = %476, %472
  %480 = phi i64 [ %478, %476 ], [ %473, %472 ]
  %481 = phi ptr [ %477, %476 ], [ %474, %472 ]
  %482 = load i64, ptr %53, align 8
  %483 = load ptr, ptr %22, align 8
  %484 = load i64, ptr %14, align 8
  %485 = mul nsw i64 %484, %482
  %486 = getelementptr inbounds float, ptr %483, i64 %485
  %487 = getelementptr inbounds float, ptr %486, i64 %482
  call fastcc void @write_turned(ptr %487, i64 %484, ptr %481, i64 %480, i64 %480)
  %488 = load i64, ptr %55, align 8
  %489 = load i64, ptr %14, align 8
  %490 = icmp eq i64 %489, %488
  br i1 %490, label %499, label %491

491:                                              ; preds = %479
  %492 = shl nuw nsw i64 %67, 1
  %493 = sub nsw i64 %489, %488
  %494 = mul nsw i64 %492, %493
  %495 = icmp slt i64 %494, 40000
  %496 = load i64, ptr %19, align 8
  %497 = select i1 %495, i64 1, i64 %496
  store i64 %497, ptr %62, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %497)
  %498 = load i64, ptr %14, align 8
  br label %499

499:                                              ; preds = %479, %491
  %500 = phi i64 [ %488, %479 ], [ %498, %491 ]
  %501 = add nuw nsw i64 %67, 48
  %502 = icmp sgt i64 %500, %501
  br i1 %502, label %503, label %506

503:                                              ; preds = %499
  %504 = load ptr, ptr %29, align 8
  %505 = load ptr, ptr %51, align 8
  br label %63

506:                                              ; preds = %499, %221, %196, %3, %48
  %507 = phi i64 [ 0, %48 ], [ 0, %3 ], [ 1, %196 ], [ 1, %221 ], [ 0, %499 ]
  ret i64 %507
}

define i64 @dense_cholesky_cotangent(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.batch, align 8
  %7 = getelementptr inbounds %struct.batch, ptr %6, i64 0, i32 0
  store ptr @run_cotangent, ptr %7, align 8
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
  %34 = call i64 @run_cotangent(ptr %0, ptr %3, ptr %33)
  br label %37

35:                                               ; preds = %22
  call void @tenferro_parallel_for(ptr @run_share, ptr %6, i64 %19)
  %36 = load i64, ptr %16, align 8
  br label %37

37:                                               ; preds = %32, %35
  %38 = phi i64 [ %34, %32 ], [ %36, %35 ]
  ret i64 %38
}

define internal i64 @run_cotangent(ptr %0, ptr %1, ptr %2) {
  %4 = alloca %struct.matrix, align 8
  %5 = alloca %struct.job, align 8
  %6 = getelementptr inbounds i64, ptr %0, i64 1
  %7 = load i64, ptr %6, align 8
  %8 = inttoptr i64 %7 to ptr
  %9 = getelementptr inbounds i64, ptr %0, i64 2
  %10 = load i64, ptr %9, align 8
  %11 = inttoptr i64 %10 to ptr
  %12 = getelementptr inbounds i8, ptr %5, i64 24
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(128) %12, i8 0, i64 96, i1 false)
  %13 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 0
  %14 = load i64, ptr %2, align 8
  store i64 %14, ptr %13, align 8
  %15 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 1
  %16 = getelementptr inbounds i64, ptr %2, i64 2
  %17 = load i64, ptr %16, align 8
  store i64 %17, ptr %15, align 8
  %18 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 2
  %19 = getelementptr inbounds i64, ptr %2, i64 3
  %20 = load i64, ptr %19, align 8
  store i64 %20, ptr %18, align 8
  %21 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 4
  store ptr %11, ptr %21, align 8
  %22 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 7
  store ptr %1, ptr %22, align 8
  %23 = getelementptr inbounds [3 x <16 x float>], ptr %1, i64 48
  %24 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 8
  store ptr %23, ptr %24, align 8
  %25 = getelementptr inbounds [3 x <16 x float>], ptr %1, i64 96
  %26 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 9
  store ptr %25, ptr %26, align 8
  %27 = getelementptr inbounds float, ptr %25, i64 48
  %28 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 5, i64 0
  store ptr %27, ptr %28, align 8
  %29 = mul nsw i64 %14, 48
  %30 = getelementptr inbounds float, ptr %27, i64 %29
  %31 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 5, i64 1
  store ptr %30, ptr %31, align 8
  %32 = getelementptr inbounds float, ptr %30, i64 %29
  %33 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 6
  store ptr %32, ptr %33, align 8
  %34 = icmp sgt i64 %14, 0
  br i1 %34, label %35, label %47

35:                                               ; preds = %3, %35
  %36 = phi i64 [ %40, %35 ], [ 0, %3 ]
  %37 = mul nsw i64 %36, %14
  %38 = getelementptr inbounds float, ptr %11, i64 %37
  %39 = getelementptr inbounds float, ptr %8, i64 %37
  %40 = add nuw nsw i64 %36, 1
  %41 = shl i64 %40, 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %38, ptr align 4 %39, i64 %41, i1 false)
  %42 = getelementptr inbounds float, ptr %38, i64 %40
  %43 = xor i64 %36, -1
  %44 = add i64 %14, %43
  %45 = shl i64 %44, 2
  call void @llvm.memset.p0.i64(ptr align 4 %42, i8 0, i64 %45, i1 false)
  %46 = icmp eq i64 %40, %14
  br i1 %46, label %47, label %35

47:                                               ; preds = %35, %3
  %48 = load i64, ptr %0, align 8
  %49 = inttoptr i64 %48 to ptr
  %50 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 14
  store i64 1, ptr %50, align 8
  %51 = add nsw i64 %14, -1
  %52 = srem i64 %51, 48
  %53 = sub i64 %51, %52
  %54 = icmp sgt i64 %53, -1
  br i1 %54, label %55, label %65

55:                                               ; preds = %47
  %56 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 10
  %57 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 11
  %58 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 12
  %59 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 13
  %60 = getelementptr inbounds %struct.matrix, ptr %4, i64 0, i32 0
  %61 = getelementptr inbounds %struct.matrix, ptr %4, i64 0, i32 1
  %62 = getelementptr inbounds %struct.matrix, ptr %4, i64 0, i32 2
  br label %68

63:                                               ; preds = %548
  %64 = load i64, ptr %13, align 8
  br label %65

65:                                               ; preds = %63, %47
  %66 = phi i64 [ %64, %63 ], [ %14, %47 ]
  %67 = icmp sgt i64 %66, 0
  br i1 %67, label %562, label %582

68:                                               ; preds = %558, %55
  %69 = phi ptr [ %27, %55 ], [ %561, %558 ]
  %70 = phi i64 [ %14, %55 ], [ %560, %558 ]
  %71 = phi i64 [ %53, %55 ], [ %559, %558 ]
  store i64 %71, ptr %56, align 8
  %72 = sub nsw i64 %70, %71
  %73 = icmp slt i64 %72, 48
  %74 = select i1 %73, i64 %72, i64 48
  store i64 %74, ptr %57, align 8
  %75 = add nsw i64 %74, %71
  store i64 %75, ptr %58, align 8
  %76 = sub nsw i64 %70, %75
  %77 = mul nsw i64 %75, %70
  %78 = getelementptr inbounds float, ptr %49, i64 %77
  %79 = getelementptr inbounds float, ptr %78, i64 %71
  call fastcc void @read_strip(ptr %69, ptr %79, i64 %70, i64 %76, i64 %74)
  %80 = load ptr, ptr %22, align 8
  %81 = load i64, ptr %56, align 8
  %82 = load i64, ptr %13, align 8
  %83 = add nsw i64 %82, 1
  %84 = mul nsw i64 %83, %81
  %85 = getelementptr inbounds float, ptr %49, i64 %84
  %86 = load i64, ptr %57, align 8
  call fastcc void @read_turned(ptr %80, ptr %85, i64 %82, i64 %86, i64 %86)
  %87 = load i64, ptr %57, align 8
  %88 = icmp sgt i64 %87, 1
  br i1 %88, label %89, label %116

89:                                               ; preds = %68
  %90 = add nsw i64 %87, -1
  br label %91

91:                                               ; preds = %95, %89
  %92 = phi i64 [ 0, %89 ], [ %97, %95 ]
  %93 = phi i64 [ 1, %89 ], [ %96, %95 ]
  %94 = lshr i64 %92, 4
  br label %99

95:                                               ; preds = %99
  %96 = add nuw nsw i64 %93, 1
  %97 = add nuw nsw i64 %92, 1
  %98 = icmp eq i64 %97, %90
  br i1 %98, label %114, label %91

99:                                               ; preds = %99, %91
  %100 = phi i64 [ 0, %91 ], [ %112, %99 ]
  %101 = phi i64 [ 0, %91 ], [ %111, %99 ]
  %102 = getelementptr inbounds [3 x <16 x float>], ptr %80, i64 %93, i64 %101
  %103 = load <16 x float>, ptr %102, align 64
  %104 = xor i64 %100, -1
  %105 = add nsw i64 %93, %104
  %106 = trunc i64 %105 to i32
  %107 = insertelement <16 x i32> poison, i32 %106, i64 0
  %108 = shufflevector <16 x i32> %107, <16 x i32> poison, <16 x i32> zeroinitializer
  %109 = icmp slt <16 x i32> %108, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %110 = select <16 x i1> %109, <16 x float> %103, <16 x float> zeroinitializer
  store <16 x float> %110, ptr %102, align 64
  %111 = add nuw nsw i64 %101, 1
  %112 = shl nsw i64 %111, 4
  %113 = icmp eq i64 %101, %94
  br i1 %113, label %95, label %99

114:                                              ; preds = %95
  %115 = load i64, ptr %57, align 8
  br label %116

116:                                              ; preds = %114, %68
  %117 = phi i64 [ %115, %114 ], [ %87, %68 ]
  %118 = load ptr, ptr %26, align 8
  %119 = load ptr, ptr %22, align 8
  %120 = icmp sgt i64 %117, 0
  br i1 %120, label %121, label %148

121:                                              ; preds = %116
  %122 = load float, ptr %119, align 4
  %123 = fcmp olt float %122, 0.000000e+00
  %124 = fneg float %122
  %125 = select i1 %123, float %124, float %122
  %126 = fcmp ogt float %125, 0x3830000000000000
  %127 = fcmp olt float %125, 0x47B0000000000000
  %128 = and i1 %126, %127
  br i1 %128, label %137, label %582

129:                                              ; preds = %137
  %130 = load float, ptr %144, align 4
  %131 = fcmp olt float %130, 0.000000e+00
  %132 = fneg float %130
  %133 = select i1 %131, float %132, float %130
  %134 = fcmp ogt float %133, 0x3830000000000000
  %135 = fcmp olt float %133, 0x47B0000000000000
  %136 = and i1 %134, %135
  br i1 %136, label %137, label %146

137:                                              ; preds = %121, %129
  %138 = phi float [ %130, %129 ], [ %122, %121 ]
  %139 = phi ptr [ %144, %129 ], [ %119, %121 ]
  %140 = phi i64 [ %143, %129 ], [ 0, %121 ]
  %141 = fdiv float 1.000000e+00, %138
  %142 = getelementptr inbounds float, ptr %118, i64 %140
  store float %141, ptr %142, align 4
  %143 = add nuw nsw i64 %140, 1
  %144 = getelementptr inbounds float, ptr %139, i64 49
  %145 = icmp eq i64 %143, %117
  br i1 %145, label %148, label %129

146:                                              ; preds = %129
  %147 = icmp slt i64 %143, %117
  br i1 %147, label %582, label %148

148:                                              ; preds = %137, %116, %146
  %149 = load i64, ptr %58, align 8
  %150 = load i64, ptr %13, align 8
  %151 = icmp eq i64 %150, %149
  br i1 %151, label %159, label %152

152:                                              ; preds = %148
  %153 = sub nsw i64 %150, %149
  %154 = mul nsw i64 %153, %76
  %155 = icmp slt i64 %154, 40000
  %156 = load i64, ptr %18, align 8
  %157 = select i1 %155, i64 1, i64 %156
  store i64 %157, ptr %59, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %5, i64 %157)
  %158 = load i64, ptr %58, align 8
  br label %159

159:                                              ; preds = %148, %152
  %160 = phi i64 [ %149, %148 ], [ %158, %152 ]
  %161 = load ptr, ptr %21, align 8
  %162 = load ptr, ptr %28, align 8
  %163 = icmp eq i64 %76, 0
  br i1 %163, label %175, label %164

164:                                              ; preds = %159
  %165 = load i64, ptr %56, align 8
  %166 = load i64, ptr %13, align 8
  %167 = mul nsw i64 %166, %71
  %168 = getelementptr inbounds float, ptr %161, i64 %167
  %169 = getelementptr inbounds float, ptr %168, i64 %165
  %170 = load i64, ptr %57, align 8
  %171 = getelementptr inbounds float, ptr %168, i64 %160
  store ptr %171, ptr %60, align 8
  store i64 %166, ptr %61, align 8
  store i64 1, ptr %62, align 8
  %172 = sub nsw i64 %160, %71
  %173 = load i64, ptr %15, align 8
  call fastcc void @subtract_strip(ptr %169, i64 %166, i64 %170, ptr byval(%struct.matrix) align 8 %4, ptr %162, i64 %172, i64 %76, i64 %173)
  %174 = load ptr, ptr %21, align 8
  br label %175

175:                                              ; preds = %159, %164
  %176 = phi ptr [ %161, %159 ], [ %174, %164 ]
  %177 = load ptr, ptr %24, align 8
  %178 = load i64, ptr %56, align 8
  %179 = load i64, ptr %13, align 8
  %180 = add nsw i64 %179, 1
  %181 = mul nsw i64 %180, %178
  %182 = getelementptr inbounds float, ptr %176, i64 %181
  %183 = load i64, ptr %57, align 8
  call fastcc void @read_turned(ptr %177, ptr %182, i64 %179, i64 %183, i64 %183)
  %184 = load i64, ptr %57, align 8
  %185 = icmp sgt i64 %184, 1
  br i1 %185, label %186, label %213

186:                                              ; preds = %175
  %187 = add nsw i64 %184, -1
  br label %188

188:                                              ; preds = %192, %186
  %189 = phi i64 [ 0, %186 ], [ %194, %192 ]
  %190 = phi i64 [ 1, %186 ], [ %193, %192 ]
  %191 = lshr i64 %189, 4
  br label %196

192:                                              ; preds = %196
  %193 = add nuw nsw i64 %190, 1
  %194 = add nuw nsw i64 %189, 1
  %195 = icmp eq i64 %194, %187
  br i1 %195, label %211, label %188

196:                                              ; preds = %196, %188
  %197 = phi i64 [ 0, %188 ], [ %209, %196 ]
  %198 = phi i64 [ 0, %188 ], [ %208, %196 ]
  %199 = getelementptr inbounds [3 x <16 x float>], ptr %177, i64 %190, i64 %198
  %200 = load <16 x float>, ptr %199, align 64
  %201 = xor i64 %197, -1
  %202 = add nsw i64 %190, %201
  %203 = trunc i64 %202 to i32
  %204 = insertelement <16 x i32> poison, i32 %203, i64 0
  %205 = shufflevector <16 x i32> %204, <16 x i32> poison, <16 x i32> zeroinitializer
  %206 = icmp slt <16 x i32> %205, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %207 = select <16 x i1> %206, <16 x float> %200, <16 x float> zeroinitializer
  store <16 x float> %207, ptr %199, align 64
  %208 = add nuw nsw i64 %198, 1
  %209 = shl nsw i64 %208, 4
  %210 = icmp eq i64 %198, %191
  br i1 %210, label %192, label %196

211:                                              ; preds = %192
  %212 = load i64, ptr %57, align 8
  br label %213

213:                                              ; preds = %211, %175
  %214 = phi i64 [ %212, %211 ], [ %184, %175 ]
  %215 = load ptr, ptr %22, align 8
  %216 = load ptr, ptr %24, align 8
  %217 = icmp slt i64 %214, 48
  %218 = select i1 %217, i64 %214, i64 48
  %219 = icmp sgt i64 %218, 32
  br i1 %219, label %220, label %308

220:                                              ; preds = %213, %294
  %221 = phi i64 [ %222, %294 ], [ %218, %213 ]
  %222 = add nsw i64 %221, -1
  %223 = getelementptr inbounds [3 x <16 x float>], ptr %216, i64 %222, i64 0
  %224 = getelementptr inbounds float, ptr %223, i64 %222
  %225 = load float, ptr %224, align 4
  store float 0.000000e+00, ptr %224, align 4
  %226 = getelementptr inbounds [3 x <16 x float>], ptr %216, i64 %222, i64 2
  %227 = load <16 x float>, ptr %226, align 64
  %228 = icmp slt i64 %221, %214
  br i1 %228, label %229, label %244

229:                                              ; preds = %220
  %230 = getelementptr inbounds [3 x <16 x float>], ptr %215, i64 %222, i64 0
  br label %231

231:                                              ; preds = %231, %229
  %232 = phi <16 x float> [ %227, %229 ], [ %241, %231 ]
  %233 = phi i64 [ %221, %229 ], [ %242, %231 ]
  %234 = getelementptr inbounds float, ptr %230, i64 %233
  %235 = load float, ptr %234, align 4
  %236 = insertelement <16 x float> poison, float %235, i64 0
  %237 = shufflevector <16 x float> %236, <16 x float> poison, <16 x i32> zeroinitializer
  %238 = getelementptr inbounds [3 x <16 x float>], ptr %216, i64 %233, i64 2
  %239 = load <16 x float>, ptr %238, align 64
  %240 = fneg <16 x float> %239
  %241 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %240, <16 x float> %237, <16 x float> %232)
  %242 = add nsw i64 %233, 1
  %243 = icmp slt i64 %242, %214
  br i1 %243, label %231, label %244

244:                                              ; preds = %231, %220
  %245 = phi <16 x float> [ %227, %220 ], [ %241, %231 ]
  %246 = load ptr, ptr %26, align 8
  %247 = getelementptr inbounds float, ptr %246, i64 %222
  %248 = load float, ptr %247, align 4
  %249 = insertelement <16 x float> poison, float %248, i64 0
  %250 = shufflevector <16 x float> %249, <16 x float> poison, <16 x i32> zeroinitializer
  %251 = fmul <16 x float> %245, %250
  store <16 x float> %251, ptr %226, align 64
  %252 = getelementptr inbounds [3 x <16 x float>], ptr %215, i64 %222, i64 2
  %253 = load <16 x float>, ptr %252, align 64
  %254 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %251, <16 x float> %253, <16 x float> zeroinitializer)
  br label %275

255:                                              ; preds = %275, %255
  %256 = phi i64 [ %263, %255 ], [ 0, %275 ]
  %257 = phi <16 x float> [ %262, %255 ], [ %282, %275 ]
  %258 = add nuw nsw i64 %256, 4
  %259 = extractelement <16 x float> %257, i64 %258
  %260 = extractelement <16 x float> %257, i64 %256
  %261 = fadd float %260, %259
  %262 = insertelement <16 x float> %257, float %261, i64 %256
  %263 = add nuw nsw i64 %256, 1
  %264 = icmp eq i64 %263, 4
  br i1 %264, label %265, label %255

265:                                              ; preds = %255, %265
  %266 = phi i64 [ %273, %265 ], [ 0, %255 ]
  %267 = phi <16 x float> [ %272, %265 ], [ %262, %255 ]
  %268 = add nuw nsw i64 %266, 2
  %269 = extractelement <16 x float> %267, i64 %268
  %270 = extractelement <16 x float> %267, i64 %266
  %271 = fadd float %270, %269
  %272 = insertelement <16 x float> %267, float %271, i64 %266
  %273 = add nuw nsw i64 %266, 1
  %274 = icmp eq i64 %273, 2
  br i1 %274, label %285, label %265

275:                                              ; preds = %275, %244
  %276 = phi i64 [ %283, %275 ], [ 0, %244 ]
  %277 = phi <16 x float> [ %282, %275 ], [ %254, %244 ]
  %278 = add nuw nsw i64 %276, 8
  %279 = extractelement <16 x float> %277, i64 %278
  %280 = extractelement <16 x float> %277, i64 %276
  %281 = fadd float %280, %279
  %282 = insertelement <16 x float> %277, float %281, i64 %276
  %283 = add nuw nsw i64 %276, 1
  %284 = icmp eq i64 %283, 8
  br i1 %284, label %255, label %275

285:                                              ; preds = %265
  %286 = extractelement <16 x float> %272, i64 1
  %287 = extractelement <16 x float> %272, i64 0
  %288 = fadd float %287, %286
  %289 = fsub float %225, %288
  %290 = load ptr, ptr %26, align 8
  %291 = getelementptr inbounds float, ptr %290, i64 %222
  %292 = load float, ptr %291, align 4
  %293 = fmul float %289, %292
  store float %293, ptr %224, align 4
  br i1 %228, label %296, label %294

294:                                              ; preds = %296, %285
  %295 = icmp sgt i64 %221, 33
  br i1 %295, label %220, label %304

296:                                              ; preds = %285, %296
  %297 = phi i64 [ %302, %296 ], [ %221, %285 ]
  %298 = getelementptr inbounds float, ptr %223, i64 %297
  %299 = load float, ptr %298, align 4
  %300 = getelementptr inbounds [3 x <16 x float>], ptr %216, i64 %297, i64 0
  %301 = getelementptr inbounds float, ptr %300, i64 %222
  store float %299, ptr %301, align 4
  %302 = add nsw i64 %297, 1
  %303 = icmp slt i64 %302, %214
  br i1 %303, label %296, label %294

304:                                              ; preds = %294
  %305 = load i64, ptr %57, align 8
  %306 = load ptr, ptr %22, align 8
  %307 = load ptr, ptr %24, align 8
  br label %308

308:                                              ; preds = %304, %213
  %309 = phi ptr [ %307, %304 ], [ %216, %213 ]
  %310 = phi ptr [ %306, %304 ], [ %215, %213 ]
  %311 = phi i64 [ %305, %304 ], [ %214, %213 ]
  %312 = icmp slt i64 %311, 32
  %313 = select i1 %312, i64 %311, i64 32
  %314 = icmp sgt i64 %313, 16
  br i1 %314, label %315, label %420

315:                                              ; preds = %308, %414
  %316 = phi i64 [ %317, %414 ], [ %313, %308 ]
  %317 = add nsw i64 %316, -1
  %318 = getelementptr inbounds [3 x <16 x float>], ptr %309, i64 %317, i64 0
  %319 = getelementptr inbounds float, ptr %318, i64 %317
  %320 = load float, ptr %319, align 4
  store float 0.000000e+00, ptr %319, align 4
  %321 = getelementptr inbounds [3 x <16 x float>], ptr %309, i64 %317, i64 1
  %322 = load <16 x float>, ptr %321, align 64
  %323 = getelementptr inbounds [3 x <16 x float>], ptr %309, i64 %317, i64 2
  %324 = load <16 x float>, ptr %323, align 64
  %325 = icmp slt i64 %316, %311
  br i1 %325, label %326, label %346

326:                                              ; preds = %315
  %327 = getelementptr inbounds [3 x <16 x float>], ptr %310, i64 %317, i64 0
  br label %328

328:                                              ; preds = %328, %326
  %329 = phi <16 x float> [ %324, %326 ], [ %343, %328 ]
  %330 = phi <16 x float> [ %322, %326 ], [ %339, %328 ]
  %331 = phi i64 [ %316, %326 ], [ %344, %328 ]
  %332 = getelementptr inbounds float, ptr %327, i64 %331
  %333 = load float, ptr %332, align 4
  %334 = insertelement <16 x float> poison, float %333, i64 0
  %335 = shufflevector <16 x float> %334, <16 x float> poison, <16 x i32> zeroinitializer
  %336 = getelementptr inbounds [3 x <16 x float>], ptr %309, i64 %331, i64 1
  %337 = load <16 x float>, ptr %336, align 64
  %338 = fneg <16 x float> %337
  %339 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %338, <16 x float> %335, <16 x float> %330)
  %340 = getelementptr inbounds [3 x <16 x float>], ptr %309, i64 %331, i64 2
  %341 = load <16 x float>, ptr %340, align 64
  %342 = fneg <16 x float> %341
  %343 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %342, <16 x float> %335, <16 x float> %329)
  %344 = add nsw i64 %331, 1
  %345 = icmp slt i64 %344, %311
  br i1 %345, label %328, label %346

346:                                              ; preds = %328, %315
  %347 = phi <16 x float> [ %324, %315 ], [ %343, %328 ]
  %348 = phi <16 x float> [ %322, %315 ], [ %339, %328 ]
  %349 = load ptr, ptr %26, align 8
  %350 = getelementptr inbounds float, ptr %349, i64 %317
  %351 = load float, ptr %350, align 4
  %352 = insertelement <16 x float> poison, float %351, i64 0
  %353 = shufflevector <16 x float> %352, <16 x float> poison, <16 x i32> zeroinitializer
  %354 = fmul <16 x float> %348, %353
  store <16 x float> %354, ptr %321, align 64
  %355 = getelementptr inbounds [3 x <16 x float>], ptr %310, i64 %317, i64 1
  %356 = load <16 x float>, ptr %355, align 64
  %357 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %354, <16 x float> %356, <16 x float> zeroinitializer)
  %358 = load ptr, ptr %26, align 8
  %359 = getelementptr inbounds float, ptr %358, i64 %317
  %360 = load float, ptr %359, align 4
  %361 = insertelement <16 x float> poison, float %360, i64 0
  %362 = shufflevector <16 x float> %361, <16 x float> poison, <16 x i32> zeroinitializer
  %363 = fmul <16 x float> %347, %362
  store <16 x float> %363, ptr %323, align 64
  %364 = getelementptr inbounds [3 x <16 x float>], ptr %310, i64 %317, i64 2
  %365 = load <16 x float>, ptr %364, align 64
  %366 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %363, <16 x float> %365, <16 x float> %357)
  br label %367

367:                                              ; preds = %367, %346
  %368 = phi i64 [ %375, %367 ], [ 0, %346 ]
  %369 = phi <16 x float> [ %374, %367 ], [ %366, %346 ]
  %370 = add nuw nsw i64 %368, 8
  %371 = extractelement <16 x float> %369, i64 %370
  %372 = extractelement <16 x float> %369, i64 %368
  %373 = fadd float %372, %371
  %374 = insertelement <16 x float> %369, float %373, i64 %368
  %375 = add nuw nsw i64 %368, 1
  %376 = icmp eq i64 %375, 8
  br i1 %376, label %377, label %367

377:                                              ; preds = %367, %377
  %378 = phi i64 [ %385, %377 ], [ 0, %367 ]
  %379 = phi <16 x float> [ %384, %377 ], [ %374, %367 ]
  %380 = add nuw nsw i64 %378, 4
  %381 = extractelement <16 x float> %379, i64 %380
  %382 = extractelement <16 x float> %379, i64 %378
  %383 = fadd float %382, %381
  %384 = insertelement <16 x float> %379, float %383, i64 %378
  %385 = add nuw nsw i64 %378, 1
  %386 = icmp eq i64 %385, 4
  br i1 %386, label %387, label %377

387:                                              ; preds = %377, %387
  %388 = phi i64 [ %395, %387 ], [ 0, %377 ]
  %389 = phi <16 x float> [ %394, %387 ], [ %384, %377 ]
  %390 = add nuw nsw i64 %388, 2
  %391 = extractelement <16 x float> %389, i64 %390
  %392 = extractelement <16 x float> %389, i64 %388
  %393 = fadd float %392, %391
  %394 = insertelement <16 x float> %389, float %393, i64 %388
  %395 = add nuw nsw i64 %388, 1
  %396 = icmp eq i64 %395, 2
  br i1 %396, label %397, label %387

397:                                              ; preds = %387
  %398 = extractelement <16 x float> %394, i64 1
  %399 = extractelement <16 x float> %394, i64 0
  %400 = fadd float %399, %398
  %401 = fsub float %320, %400
  %402 = load ptr, ptr %26, align 8
  %403 = getelementptr inbounds float, ptr %402, i64 %317
  %404 = load float, ptr %403, align 4
  %405 = fmul float %401, %404
  store float %405, ptr %319, align 4
  br i1 %325, label %406, label %414

406:                                              ; preds = %397, %406
  %407 = phi i64 [ %412, %406 ], [ %316, %397 ]
  %408 = getelementptr inbounds float, ptr %318, i64 %407
  %409 = load float, ptr %408, align 4
  %410 = getelementptr inbounds [3 x <16 x float>], ptr %309, i64 %407, i64 0
  %411 = getelementptr inbounds float, ptr %410, i64 %317
  store float %409, ptr %411, align 4
  %412 = add nsw i64 %407, 1
  %413 = icmp slt i64 %412, %311
  br i1 %413, label %406, label %414

414:                                              ; preds = %406, %397
  %415 = icmp sgt i64 %316, 17
  br i1 %415, label %315, label %416

416:                                              ; preds = %414
  %417 = load i64, ptr %57, align 8
  %418 = load ptr, ptr %22, align 8
  %419 = load ptr, ptr %24, align 8
  br label %420

420:                                              ; preds = %416, %308
  %421 = phi ptr [ %419, %416 ], [ %309, %308 ]
  %422 = phi ptr [ %418, %416 ], [ %310, %308 ]
  %423 = phi i64 [ %417, %416 ], [ %311, %308 ]
  %424 = icmp sgt i64 %423, 0
  br i1 %424, label %425, label %548

425:                                              ; preds = %420
  %426 = icmp ult i64 %423, 16
  %427 = select i1 %426, i64 %423, i64 16
  br label %428

428:                                              ; preds = %543, %425
  %429 = phi i64 [ %427, %425 ], [ %430, %543 ]
  %430 = add nsw i64 %429, -1
  %431 = getelementptr inbounds [3 x <16 x float>], ptr %421, i64 %430, i64 0
  %432 = getelementptr inbounds float, ptr %431, i64 %430
  %433 = load float, ptr %432, align 4
  store float 0.000000e+00, ptr %432, align 4
  %434 = load <16 x float>, ptr %431, align 64
  %435 = getelementptr inbounds [3 x <16 x float>], ptr %421, i64 %430, i64 1
  %436 = load <16 x float>, ptr %435, align 64
  %437 = getelementptr inbounds [3 x <16 x float>], ptr %421, i64 %430, i64 2
  %438 = load <16 x float>, ptr %437, align 64
  %439 = icmp slt i64 %429, %423
  br i1 %439, label %440, label %465

440:                                              ; preds = %428
  %441 = getelementptr inbounds [3 x <16 x float>], ptr %422, i64 %430, i64 0
  br label %442

442:                                              ; preds = %442, %440
  %443 = phi <16 x float> [ %438, %440 ], [ %462, %442 ]
  %444 = phi <16 x float> [ %436, %440 ], [ %458, %442 ]
  %445 = phi <16 x float> [ %434, %440 ], [ %454, %442 ]
  %446 = phi i64 [ %429, %440 ], [ %463, %442 ]
  %447 = getelementptr inbounds float, ptr %441, i64 %446
  %448 = load float, ptr %447, align 4
  %449 = insertelement <16 x float> poison, float %448, i64 0
  %450 = shufflevector <16 x float> %449, <16 x float> poison, <16 x i32> zeroinitializer
  %451 = getelementptr inbounds [3 x <16 x float>], ptr %421, i64 %446, i64 0
  %452 = load <16 x float>, ptr %451, align 64
  %453 = fneg <16 x float> %452
  %454 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %453, <16 x float> %450, <16 x float> %445)
  %455 = getelementptr inbounds [3 x <16 x float>], ptr %421, i64 %446, i64 1
  %456 = load <16 x float>, ptr %455, align 64
  %457 = fneg <16 x float> %456
  %458 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %457, <16 x float> %450, <16 x float> %444)
  %459 = getelementptr inbounds [3 x <16 x float>], ptr %421, i64 %446, i64 2
  %460 = load <16 x float>, ptr %459, align 64
  %461 = fneg <16 x float> %460
  %462 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %461, <16 x float> %450, <16 x float> %443)
  %463 = add nuw nsw i64 %446, 1
  %464 = icmp slt i64 %463, %423
  br i1 %464, label %442, label %465

465:                                              ; preds = %442, %428
  %466 = phi <16 x float> [ %438, %428 ], [ %462, %442 ]
  %467 = phi <16 x float> [ %436, %428 ], [ %458, %442 ]
  %468 = phi <16 x float> [ %434, %428 ], [ %454, %442 ]
  %469 = load ptr, ptr %26, align 8
  %470 = getelementptr inbounds float, ptr %469, i64 %430
  %471 = load float, ptr %470, align 4
  %472 = insertelement <16 x float> poison, float %471, i64 0
  %473 = shufflevector <16 x float> %472, <16 x float> poison, <16 x i32> zeroinitializer
  %474 = fmul <16 x float> %468, %473
  store <16 x float> %474, ptr %431, align 64
  %475 = getelementptr inbounds [3 x <16 x float>], ptr %422, i64 %430, i64 0
  %476 = load <16 x float>, ptr %475, align 64
  %477 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %474, <16 x float> %476, <16 x float> zeroinitializer)
  %478 = load ptr, ptr %26, align 8
  %479 = getelementptr inbounds float, ptr %478, i64 %430
  %480 = load float, ptr %479, align 4
  %481 = insertelement <16 x float> poison, float %480, i64 0
  %482 = shufflevector <16 x float> %481, <16 x float> poison, <16 x i32> zeroinitializer
  %483 = fmul <16 x float> %467, %482
  store <16 x float> %483, ptr %435, align 64
  %484 = getelementptr inbounds [3 x <16 x float>], ptr %422, i64 %430, i64 1
  %485 = load <16 x float>, ptr %484, align 64
  %486 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %483, <16 x float> %485, <16 x float> %477)
  %487 = load ptr, ptr %26, align 8
  %488 = getelementptr inbounds float, ptr %487, i64 %430
  %489 = load float, ptr %488, align 4
  %490 = insertelement <16 x float> poison, float %489, i64 0
  %491 = shufflevector <16 x float> %490, <16 x float> poison, <16 x i32> zeroinitializer
  %492 = fmul <16 x float> %466, %491
  store <16 x float> %492, ptr %437, align 64
  %493 = getelementptr inbounds [3 x <16 x float>], ptr %422, i64 %430, i64 2
  %494 = load <16 x float>, ptr %493, align 64
  %495 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %492, <16 x float> %494, <16 x float> %486)
  br label %496

496:                                              ; preds = %496, %465
  %497 = phi i64 [ %504, %496 ], [ 0, %465 ]
  %498 = phi <16 x float> [ %503, %496 ], [ %495, %465 ]
  %499 = add nuw nsw i64 %497, 8
  %500 = extractelement <16 x float> %498, i64 %499
  %501 = extractelement <16 x float> %498, i64 %497
  %502 = fadd float %501, %500
  %503 = insertelement <16 x float> %498, float %502, i64 %497
  %504 = add nuw nsw i64 %497, 1
  %505 = icmp eq i64 %504, 8
  br i1 %505, label %506, label %496

506:                                              ; preds = %496, %506
  %507 = phi i64 [ %514, %506 ], [ 0, %496 ]
  %508 = phi <16 x float> [ %513, %506 ], [ %503, %496 ]
  %509 = add nuw nsw i64 %507, 4
  %510 = extractelement <16 x float> %508, i64 %509
  %511 = extractelement <16 x float> %508, i64 %507
  %512 = fadd float %511, %510
  %513 = insertelement <16 x float> %508, float %512, i64 %507
  %514 = add nuw nsw i64 %507, 1
  %515 = icmp eq i64 %514, 4
  br i1 %515, label %516, label %506

516:                                              ; preds = %506, %516
  %517 = phi i64 [ %524, %516 ], [ 0, %506 ]
  %518 = phi <16 x float> [ %523, %516 ], [ %513, %506 ]
  %519 = add nuw nsw i64 %517, 2
  %520 = extractelement <16 x float> %518, i64 %519
  %521 = extractelement <16 x float> %518, i64 %517
  %522 = fadd float %521, %520
  %523 = insertelement <16 x float> %518, float %522, i64 %517
  %524 = add nuw nsw i64 %517, 1
  %525 = icmp eq i64 %524, 2
  br i1 %525, label %526, label %516

526:                                              ; preds = %516
  %527 = extractelement <16 x float> %523, i64 1
  %528 = extractelement <16 x float> %523, i64 0
  %529 = fadd float %528, %527
  %530 = fsub float %433, %529
  %531 = load ptr, ptr %26, align 8
  %532 = getelementptr inbounds float, ptr %531, i64 %430
  %533 = load float, ptr %532, align 4
  %534 = fmul float %530, %533
  store float %534, ptr %432, align 4
  br i1 %439, label %535, label %543

535:                                              ; preds = %526, %535
  %536 = phi i64 [ %541, %535 ], [ %429, %526 ]
  %537 = getelementptr inbounds float, ptr %431, i64 %536
  %538 = load float, ptr %537, align 4
  %539 = getelementptr inbounds [3 x <16 x float>], ptr %421, i64 %536, i64 0
  %540 = getelementptr inbounds float, ptr %539, i64 %430
  store float %538, ptr %540, align 4
  %541 = add nuw nsw i64 %536, 1
  %542 = icmp slt i64 %541, %423
  br i1 %542, label %535, label %543

543:                                              ; preds = %535, %526
  %544 = icmp sgt i64 %429, 1
  br i1 %544, label %428, label %545

545:                                              ; preds = %543
  %546 = load ptr, ptr %24, align 8
  %547 = load i64, ptr %57, align 8
  br label %548

548:                                              ; preds = %545, %420
  %549 = phi i64 [ %547, %545 ], [ %423, %420 ]
  %550 = phi ptr [ %546, %545 ], [ %421, %420 ]
  %551 = load i64, ptr %56, align 8
  %552 = load ptr, ptr %21, align 8
  %553 = load i64, ptr %13, align 8
  %554 = mul nsw i64 %553, %551
  %555 = getelementptr inbounds float, ptr %552, i64 %554
  %556 = getelementptr inbounds float, ptr %555, i64 %551
  call fastcc void @write_turned(ptr %556, i64 %553, ptr %550, i64 %549, i64 %549)
  %557 = icmp sgt i64 %71, 47
  br i1 %557, label %558, label %63

558:                                              ; preds = %548
  %559 = add nsw i64 %71, -48
  %560 = load i64, ptr %13, align 8
  %561 = load ptr, ptr %28, align 8
  br label %68

562:                                              ; preds = %65, %562
  %563 = phi i64 [ %580, %562 ], [ %66, %65 ]
  %564 = phi i64 [ %571, %562 ], [ 0, %65 ]
  %565 = load ptr, ptr %21, align 8
  %566 = mul nsw i64 %563, %564
  %567 = getelementptr inbounds float, ptr %565, i64 %566
  %568 = getelementptr inbounds float, ptr %567, i64 %564
  %569 = load float, ptr %568, align 4
  %570 = fmul float %569, 5.000000e-01
  store float %570, ptr %568, align 4
  %571 = add nuw nsw i64 %564, 1
  %572 = load ptr, ptr %21, align 8
  %573 = load i64, ptr %13, align 8
  %574 = mul nsw i64 %573, %564
  %575 = getelementptr inbounds float, ptr %572, i64 %574
  %576 = getelementptr inbounds float, ptr %575, i64 %571
  %577 = xor i64 %564, -1
  %578 = add i64 %573, %577
  %579 = shl i64 %578, 2
  call void @llvm.memset.p0.i64(ptr align 4 %576, i8 0, i64 %579, i1 false)
  %580 = load i64, ptr %13, align 8
  %581 = icmp slt i64 %571, %580
  br i1 %581, label %562, label %582

582:                                              ; preds = %121, %146, %562, %65
  %583 = phi i64 [ 0, %65 ], [ 0, %562 ], [ 1, %146 ], [ 1, %121 ]
  ret i64 %583
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

define internal fastcc void @subtract_known(ptr %0, i64 %1, i64 %2) {
  %4 = alloca %struct.matrix, align 8
  %5 = alloca %struct.matrix, align 8
  %6 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 4
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 5, i64 0
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 10
  %11 = load i64, ptr %10, align 8
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %27, label %13

13:                                               ; preds = %3
  %14 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %15 = load i64, ptr %14, align 8
  %16 = mul nsw i64 %15, %1
  %17 = getelementptr inbounds float, ptr %7, i64 %16
  %18 = getelementptr inbounds float, ptr %17, i64 %11
  %19 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 11
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds %struct.matrix, ptr %5, i64 0, i32 0
  store ptr %17, ptr %21, align 8
  %22 = getelementptr inbounds %struct.matrix, ptr %5, i64 0, i32 1
  store i64 %15, ptr %22, align 8
  %23 = getelementptr inbounds %struct.matrix, ptr %5, i64 0, i32 2
  store i64 1, ptr %23, align 8
  %24 = sub nsw i64 %2, %1
  %25 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %26 = load i64, ptr %25, align 8
  call fastcc void @subtract_strip(ptr %18, i64 %15, i64 %20, ptr byval(%struct.matrix) align 8 %5, ptr %9, i64 %24, i64 %11, i64 %26)
  br label %27

27:                                               ; preds = %3, %13
  %28 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 3
  %29 = load ptr, ptr %28, align 8
  %30 = icmp eq ptr %29, null
  br i1 %30, label %53, label %31

31:                                               ; preds = %27
  %32 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 5, i64 1
  %33 = load ptr, ptr %32, align 8
  %34 = load i64, ptr %10, align 8
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %52, label %36

36:                                               ; preds = %31
  %37 = load ptr, ptr %6, align 8
  %38 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %39 = load i64, ptr %38, align 8
  %40 = mul nsw i64 %39, %1
  %41 = getelementptr inbounds float, ptr %37, i64 %40
  %42 = getelementptr inbounds float, ptr %41, i64 %34
  %43 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 11
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %4, i64 0, i32 0
  %46 = getelementptr inbounds float, ptr %29, i64 %40
  store ptr %46, ptr %45, align 8
  %47 = getelementptr inbounds %struct.matrix, ptr %4, i64 0, i32 1
  store i64 %39, ptr %47, align 8
  %48 = getelementptr inbounds %struct.matrix, ptr %4, i64 0, i32 2
  store i64 1, ptr %48, align 8
  %49 = sub nsw i64 %2, %1
  %50 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %51 = load i64, ptr %50, align 8
  call fastcc void @subtract_strip(ptr %42, i64 %39, i64 %44, ptr byval(%struct.matrix) align 8 %4, ptr %33, i64 %49, i64 %34, i64 %51)
  br label %52

52:                                               ; preds = %31, %36
  br label %53

53:                                               ; preds = %52, %27
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)

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

declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>)

declare float @llvm.sqrt.f32(float)

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

define internal void @run_task(ptr %0, i64 %1) {
  %3 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 12
  %6 = load i64, ptr %5, align 8
  %7 = add i64 %4, 47
  %8 = sub i64 %7, %6
  %9 = sdiv i64 %8, 48
  %10 = mul nsw i64 %9, %1
  %11 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 13
  %12 = load i64, ptr %11, align 8
  %13 = sdiv i64 %10, %12
  %14 = mul nsw i64 %13, 48
  %15 = add nsw i64 %14, %6
  %16 = add nsw i64 %1, 1
  %17 = mul nsw i64 %9, %16
  %18 = sdiv i64 %17, %12
  %19 = mul nsw i64 %18, 48
  %20 = add nsw i64 %19, %6
  %21 = icmp slt i64 %4, %20
  %22 = select i1 %21, i64 %4, i64 %20
  %23 = icmp slt i64 %15, %22
  br i1 %23, label %24, label %33

24:                                               ; preds = %2
  %25 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %26 = load ptr, ptr %25, align 8
  %27 = mul i64 %1, 4608
  %28 = getelementptr inbounds float, ptr %26, i64 %27
  %29 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 14
  %30 = load i64, ptr %29, align 8
  %31 = icmp eq i64 %30, 0
  %32 = select i1 %31, ptr @forward_rows, ptr @reverse_rows
  call void %32(ptr %0, i64 %15, i64 %22, ptr %28)
  br label %33

33:                                               ; preds = %24, %2
  ret void
}

define internal void @reverse_rows(ptr %0, i64 %1, i64 %2, ptr %3) {
  %5 = alloca %struct.matrix, align 8
  %6 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 4
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 12
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 5, i64 0
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %13 = load i64, ptr %12, align 8
  %14 = sub nsw i64 %13, %9
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %31, label %16

16:                                               ; preds = %4
  %17 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 10
  %18 = load i64, ptr %17, align 8
  %19 = mul nsw i64 %13, %1
  %20 = getelementptr inbounds float, ptr %7, i64 %19
  %21 = getelementptr inbounds float, ptr %20, i64 %18
  %22 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 11
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds %struct.matrix, ptr %5, i64 0, i32 0
  %25 = getelementptr inbounds float, ptr %20, i64 %9
  store ptr %25, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %5, i64 0, i32 1
  store i64 %13, ptr %26, align 8
  %27 = getelementptr inbounds %struct.matrix, ptr %5, i64 0, i32 2
  store i64 1, ptr %27, align 8
  %28 = sub nsw i64 %2, %1
  %29 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %30 = load i64, ptr %29, align 8
  call fastcc void @subtract_strip(ptr %21, i64 %13, i64 %23, ptr byval(%struct.matrix) align 8 %5, ptr %11, i64 %28, i64 %14, i64 %30)
  br label %31

31:                                               ; preds = %4, %16
  call fastcc void @solve_rows(ptr %0, i64 %1, i64 %2, ptr %3)
  ret void
}

define internal void @forward_rows(ptr %0, i64 %1, i64 %2, ptr %3) {
  %5 = alloca %struct.matrix, align 8
  call fastcc void @subtract_known(ptr %0, i64 %1, i64 %2)
  %6 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 3
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %41, label %9

9:                                                ; preds = %4
  %10 = getelementptr inbounds float, ptr %3, i64 2304
  %11 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 10
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 4
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %16 = load i64, ptr %15, align 8
  %17 = mul nsw i64 %16, %12
  %18 = getelementptr inbounds float, ptr %14, i64 %17
  %19 = getelementptr inbounds float, ptr %18, i64 %12
  %20 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 11
  %21 = load i64, ptr %20, align 8
  call fastcc void @read_turned(ptr %10, ptr %19, i64 %16, i64 %21, i64 %21)
  %22 = load ptr, ptr %6, align 8
  %23 = load i64, ptr %11, align 8
  %24 = load i64, ptr %20, align 8
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %40, label %26

26:                                               ; preds = %9
  %27 = load ptr, ptr %13, align 8
  %28 = load i64, ptr %15, align 8
  %29 = mul nsw i64 %28, %1
  %30 = getelementptr inbounds float, ptr %27, i64 %29
  %31 = getelementptr inbounds float, ptr %30, i64 %23
  %32 = getelementptr inbounds %struct.matrix, ptr %5, i64 0, i32 0
  %33 = getelementptr inbounds float, ptr %22, i64 %29
  %34 = getelementptr inbounds float, ptr %33, i64 %23
  store ptr %34, ptr %32, align 8
  %35 = getelementptr inbounds %struct.matrix, ptr %5, i64 0, i32 1
  store i64 %28, ptr %35, align 8
  %36 = getelementptr inbounds %struct.matrix, ptr %5, i64 0, i32 2
  store i64 1, ptr %36, align 8
  %37 = sub nsw i64 %2, %1
  %38 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %39 = load i64, ptr %38, align 8
  call fastcc void @subtract_strip(ptr %31, i64 %28, i64 %24, ptr byval(%struct.matrix) align 8 %5, ptr %10, i64 %37, i64 %24, i64 %39)
  br label %40

40:                                               ; preds = %9, %26
  br label %41

41:                                               ; preds = %40, %4
  call fastcc void @solve_rows(ptr %0, i64 %1, i64 %2, ptr %3)
  ret void
}

define internal fastcc void @solve_rows(ptr %0, i64 %1, i64 %2, ptr %3) {
  %5 = alloca %struct.matrix, align 8
  %6 = alloca %struct.matrix, align 8
  %7 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 11
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.matrix, ptr %5, i64 0, i32 0
  %10 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 7
  %11 = load ptr, ptr %10, align 8
  store ptr %11, ptr %9, align 8
  %12 = getelementptr inbounds %struct.matrix, ptr %5, i64 0, i32 1
  store i64 1, ptr %12, align 8
  %13 = getelementptr inbounds %struct.matrix, ptr %5, i64 0, i32 2
  store i64 48, ptr %13, align 8
  %14 = getelementptr inbounds %struct.matrix, ptr %6, i64 0, i32 0
  %15 = add nsw i64 %8, -1
  %16 = mul nsw i64 %15, 49
  %17 = getelementptr inbounds float, ptr %11, i64 %16
  store ptr %17, ptr %14, align 8
  %18 = getelementptr inbounds %struct.matrix, ptr %6, i64 0, i32 1
  store i64 -48, ptr %18, align 8
  %19 = getelementptr inbounds %struct.matrix, ptr %6, i64 0, i32 2
  store i64 -1, ptr %19, align 8
  %20 = icmp slt i64 %1, %2
  br i1 %20, label %21, label %30

21:                                               ; preds = %4
  %22 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 10
  %23 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 4
  %24 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %25 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 14
  %26 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 9
  %27 = mul nsw i64 %15, 48
  %28 = getelementptr inbounds float, ptr %3, i64 %27
  %29 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  br label %31

30:                                               ; preds = %57, %4
  ret void

31:                                               ; preds = %21, %57
  %32 = phi i64 [ %1, %21 ], [ %64, %57 ]
  %33 = sub nsw i64 %2, %32
  %34 = icmp slt i64 %33, 48
  %35 = select i1 %34, i64 %33, i64 48
  %36 = load i64, ptr %22, align 8
  %37 = load ptr, ptr %23, align 8
  %38 = load i64, ptr %24, align 8
  %39 = mul nsw i64 %38, %32
  %40 = getelementptr inbounds float, ptr %37, i64 %39
  %41 = getelementptr inbounds float, ptr %40, i64 %36
  call fastcc void @read_turned(ptr %3, ptr %41, i64 %38, i64 %8, i64 %35)
  %42 = load i64, ptr %25, align 8
  %43 = icmp eq i64 %42, 0
  %44 = load ptr, ptr %26, align 8
  br i1 %43, label %55, label %45

45:                                               ; preds = %31
  %46 = getelementptr inbounds float, ptr %44, i64 %8
  %47 = getelementptr inbounds float, ptr %46, i64 -1
  %48 = load i64, ptr %29, align 8
  call fastcc void @solve_strip(ptr byval(%struct.matrix) align 8 %6, ptr %47, i64 -1, ptr %28, i64 -48, i64 %8, i64 %35, i64 %48)
  %49 = load i64, ptr %22, align 8
  %50 = load ptr, ptr %23, align 8
  %51 = load i64, ptr %24, align 8
  %52 = mul nsw i64 %51, %49
  %53 = getelementptr inbounds float, ptr %50, i64 %52
  %54 = getelementptr inbounds float, ptr %53, i64 %32
  call fastcc void @write_strip(ptr %54, i64 %51, ptr %3, i64 %8, i64 %35)
  br label %57

55:                                               ; preds = %31
  %56 = load i64, ptr %29, align 8
  call fastcc void @solve_strip(ptr byval(%struct.matrix) align 8 %5, ptr %44, i64 1, ptr %3, i64 48, i64 %8, i64 %35, i64 %56)
  br label %57

57:                                               ; preds = %55, %45
  %58 = load i64, ptr %22, align 8
  %59 = load ptr, ptr %23, align 8
  %60 = load i64, ptr %24, align 8
  %61 = mul nsw i64 %60, %32
  %62 = getelementptr inbounds float, ptr %59, i64 %61
  %63 = getelementptr inbounds float, ptr %62, i64 %58
  call fastcc void @write_turned(ptr %63, i64 %60, ptr %3, i64 %8, i64 %35)
  %64 = add nsw i64 %32, 48
  %65 = icmp slt i64 %64, %2
  br i1 %65, label %31, label %30
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

declare i64 @llvm.smin.i64(i64, i64)

declare i64 @llvm.smax.i64(i64, i64)
