; Made from source/dense/singular.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 843965e9963ec5a8afb293f4444401b74043bf127d1ea7a5585f9eee3db1ac95

%struct.batch = type { ptr, ptr, ptr, i64, i64, i64, [5 x i64], ptr, i64 }

define i64 @dense_svd(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.batch, align 8
  %7 = getelementptr inbounds %struct.batch, ptr %6, i64 0, i32 0
  store ptr @run_svd, ptr %7, align 8
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
  %34 = call i64 @run_svd(ptr %0, ptr %3, ptr %33)
  br label %37

35:                                               ; preds = %22
  call void @tenferro_parallel_for(ptr @run_share, ptr %6, i64 %19)
  %36 = load i64, ptr %16, align 8
  br label %37

37:                                               ; preds = %32, %35
  %38 = phi i64 [ %34, %32 ], [ %36, %35 ]
  ret i64 %38
}

define internal i64 @run_svd(ptr %0, ptr %1, ptr %2) {
  %4 = alloca [5 x float], align 16
  %5 = load i64, ptr %2, align 8
  %6 = getelementptr inbounds i64, ptr %2, i64 1
  %7 = load i64, ptr %6, align 8
  %8 = icmp slt i64 %5, %7
  %9 = zext i1 %8 to i64
  %10 = getelementptr inbounds i64, ptr %2, i64 %9
  %11 = load i64, ptr %10, align 8
  %12 = xor i1 %8, true
  %13 = zext i1 %12 to i64
  %14 = getelementptr inbounds i64, ptr %2, i64 %13
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds i64, ptr %2, i64 5
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds i64, ptr %2, i64 4
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %19, 0
  %21 = select i1 %20, i64 %15, i64 %11
  %22 = add nsw i64 %11, 15
  %23 = sdiv i64 %22, 16
  %24 = shl nsw i64 %23, 4
  %25 = add nsw i64 %15, 15
  %26 = sdiv i64 %25, 16
  %27 = shl nsw i64 %26, 4
  %28 = mul nsw i64 %21, %24
  %29 = getelementptr inbounds float, ptr %1, i64 %28
  %30 = getelementptr inbounds float, ptr %29, i64 %28
  %31 = mul nsw i64 %27, %15
  %32 = getelementptr inbounds float, ptr %30, i64 %31
  %33 = getelementptr inbounds float, ptr %32, i64 %31
  %34 = getelementptr inbounds float, ptr %33, i64 %24
  %35 = getelementptr inbounds float, ptr %34, i64 %27
  %36 = getelementptr inbounds float, ptr %35, i64 %27
  %37 = getelementptr inbounds float, ptr %36, i64 %27
  %38 = getelementptr inbounds i64, ptr %0, i64 2
  %39 = load i64, ptr %38, align 8
  %40 = inttoptr i64 %39 to ptr
  %41 = load i64, ptr %0, align 8
  %42 = inttoptr i64 %41 to ptr
  %43 = icmp sgt i64 %15, 0
  br i1 %43, label %48, label %45

44:                                               ; preds = %48
  br i1 %8, label %46, label %63

45:                                               ; preds = %3
  br i1 %8, label %64, label %63

46:                                               ; preds = %44
  %47 = shl i64 %11, 2
  br label %55

48:                                               ; preds = %3, %48
  %49 = phi i64 [ %50, %48 ], [ 0, %3 ]
  %50 = add nuw nsw i64 %49, 1
  %51 = mul nsw i64 %50, %24
  %52 = add nsw i64 %51, -16
  %53 = getelementptr inbounds float, ptr %1, i64 %52
  store <16 x float> zeroinitializer, ptr %53, align 64
  %54 = icmp eq i64 %50, %15
  br i1 %54, label %44, label %48

55:                                               ; preds = %46, %55
  %56 = phi i64 [ %61, %55 ], [ 0, %46 ]
  %57 = mul nsw i64 %56, %24
  %58 = getelementptr inbounds float, ptr %1, i64 %57
  %59 = mul nsw i64 %56, %11
  %60 = getelementptr inbounds float, ptr %42, i64 %59
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %58, ptr align 4 %60, i64 %47, i1 false)
  %61 = add nuw nsw i64 %56, 1
  %62 = icmp eq i64 %61, %15
  br i1 %62, label %64, label %55

63:                                               ; preds = %45, %44
  call fastcc void @turn(ptr %1, i64 %24, ptr %42, i64 %15, i64 %11, i64 %15)
  br label %64

64:                                               ; preds = %55, %45, %63
  %65 = phi i1 [ true, %63 ], [ false, %45 ], [ false, %55 ]
  %66 = mul nsw i64 %24, %15
  %67 = icmp sgt i64 %66, 0
  br i1 %67, label %106, label %68

68:                                               ; preds = %106, %64
  %69 = phi <16 x float> [ zeroinitializer, %64 ], [ %118, %106 ]
  %70 = phi <16 x float> [ zeroinitializer, %64 ], [ %116, %106 ]
  br label %91

71:                                               ; preds = %91, %71
  %72 = phi i64 [ %79, %71 ], [ 0, %91 ]
  %73 = phi <16 x float> [ %78, %71 ], [ %98, %91 ]
  %74 = add nuw nsw i64 %72, 4
  %75 = extractelement <16 x float> %73, i64 %74
  %76 = extractelement <16 x float> %73, i64 %72
  %77 = fadd float %76, %75
  %78 = insertelement <16 x float> %73, float %77, i64 %72
  %79 = add nuw nsw i64 %72, 1
  %80 = icmp eq i64 %79, 4
  br i1 %80, label %81, label %71

81:                                               ; preds = %71, %81
  %82 = phi i64 [ %89, %81 ], [ 0, %71 ]
  %83 = phi <16 x float> [ %88, %81 ], [ %78, %71 ]
  %84 = add nuw nsw i64 %82, 2
  %85 = extractelement <16 x float> %83, i64 %84
  %86 = extractelement <16 x float> %83, i64 %82
  %87 = fadd float %86, %85
  %88 = insertelement <16 x float> %83, float %87, i64 %82
  %89 = add nuw nsw i64 %82, 1
  %90 = icmp eq i64 %89, 2
  br i1 %90, label %101, label %81

91:                                               ; preds = %91, %68
  %92 = phi i64 [ %99, %91 ], [ 0, %68 ]
  %93 = phi <16 x float> [ %98, %91 ], [ %69, %68 ]
  %94 = add nuw nsw i64 %92, 8
  %95 = extractelement <16 x float> %93, i64 %94
  %96 = extractelement <16 x float> %93, i64 %92
  %97 = fadd float %96, %95
  %98 = insertelement <16 x float> %93, float %97, i64 %92
  %99 = add nuw nsw i64 %92, 1
  %100 = icmp eq i64 %99, 8
  br i1 %100, label %71, label %91

101:                                              ; preds = %81
  %102 = extractelement <16 x float> %88, i64 1
  %103 = extractelement <16 x float> %88, i64 0
  %104 = fadd float %103, %102
  %105 = fcmp une float %104, 0.000000e+00
  br i1 %105, label %892, label %121

106:                                              ; preds = %64, %106
  %107 = phi <16 x float> [ %116, %106 ], [ zeroinitializer, %64 ]
  %108 = phi i64 [ %119, %106 ], [ 0, %64 ]
  %109 = phi <16 x float> [ %118, %106 ], [ zeroinitializer, %64 ]
  %110 = getelementptr inbounds float, ptr %1, i64 %108
  %111 = load <16 x float>, ptr %110, align 64
  %112 = bitcast <16 x float> %111 to <16 x i32>
  %113 = and <16 x i32> %112, <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>
  %114 = bitcast <16 x i32> %113 to <16 x float>
  %115 = fcmp oge <16 x float> %107, %114
  %116 = select <16 x i1> %115, <16 x float> %107, <16 x float> %114
  %117 = fsub <16 x float> %111, %111
  %118 = fadd <16 x float> %109, %117
  %119 = add nuw nsw i64 %108, 16
  %120 = icmp slt i64 %119, %66
  br i1 %120, label %106, label %68

121:                                              ; preds = %101
  %122 = extractelement <16 x float> %70, i64 0
  %123 = fcmp ogt float %122, 0.000000e+00
  %124 = select i1 %123, float %122, float 0.000000e+00
  %125 = extractelement <16 x float> %70, i64 1
  %126 = fcmp ogt float %125, %124
  %127 = select i1 %126, float %125, float %124
  %128 = extractelement <16 x float> %70, i64 2
  %129 = fcmp ogt float %128, %127
  %130 = select i1 %129, float %128, float %127
  %131 = extractelement <16 x float> %70, i64 3
  %132 = fcmp ogt float %131, %130
  %133 = select i1 %132, float %131, float %130
  %134 = extractelement <16 x float> %70, i64 4
  %135 = fcmp ogt float %134, %133
  %136 = select i1 %135, float %134, float %133
  %137 = extractelement <16 x float> %70, i64 5
  %138 = fcmp ogt float %137, %136
  %139 = select i1 %138, float %137, float %136
  %140 = extractelement <16 x float> %70, i64 6
  %141 = fcmp ogt float %140, %139
  %142 = select i1 %141, float %140, float %139
  %143 = extractelement <16 x float> %70, i64 7
  %144 = fcmp ogt float %143, %142
  %145 = select i1 %144, float %143, float %142
  %146 = extractelement <16 x float> %70, i64 8
  %147 = fcmp ogt float %146, %145
  %148 = select i1 %147, float %146, float %145
  %149 = extractelement <16 x float> %70, i64 9
  %150 = fcmp ogt float %149, %148
  %151 = select i1 %150, float %149, float %148
  %152 = extractelement <16 x float> %70, i64 10
  %153 = fcmp ogt float %152, %151
  %154 = select i1 %153, float %152, float %151
  %155 = extractelement <16 x float> %70, i64 11
  %156 = fcmp ogt float %155, %154
  %157 = select i1 %156, float %155, float %154
  %158 = extractelement <16 x float> %70, i64 12
  %159 = fcmp ogt float %158, %157
  %160 = select i1 %159, float %158, float %157
  %161 = extractelement <16 x float> %70, i64 13
  %162 = fcmp ogt float %161, %160
  %163 = select i1 %162, float %161, float %160
  %164 = extractelement <16 x float> %70, i64 14
  %165 = fcmp ogt float %164, %163
  %166 = select i1 %165, float %164, float %163
  %167 = extractelement <16 x float> %70, i64 15
  %168 = fcmp ogt float %167, %166
  %169 = select i1 %168, float %167, float %166
  %170 = call fastcc float @scale_of(float %169)
  br i1 %67, label %171, label %181

171:                                              ; preds = %121
  %172 = insertelement <16 x float> poison, float %170, i64 0
  %173 = shufflevector <16 x float> %172, <16 x float> poison, <16 x i32> zeroinitializer
  br label %174

174:                                              ; preds = %174, %171
  %175 = phi i64 [ 0, %171 ], [ %179, %174 ]
  %176 = getelementptr inbounds float, ptr %1, i64 %175
  %177 = load <16 x float>, ptr %176, align 64
  %178 = fmul <16 x float> %173, %177
  store <16 x float> %178, ptr %176, align 64
  %179 = add nuw nsw i64 %175, 16
  %180 = icmp slt i64 %179, %66
  br i1 %180, label %174, label %181

181:                                              ; preds = %174, %121
  %182 = fcmp oeq float %170, 0.000000e+00
  br i1 %182, label %892, label %183

183:                                              ; preds = %181
  br i1 %43, label %184, label %272

184:                                              ; preds = %183
  %185 = shl i64 %26, 6
  br label %186

186:                                              ; preds = %271, %184
  %187 = phi i64 [ %193, %271 ], [ 0, %184 ]
  %188 = mul nsw i64 %187, %24
  %189 = getelementptr inbounds float, ptr %1, i64 %188
  %190 = getelementptr inbounds float, ptr %34, i64 %187
  %191 = call fastcc float @reflection(ptr %189, ptr %189, i64 %187, i64 %24, ptr %190)
  %192 = getelementptr inbounds float, ptr %36, i64 %187
  store float %191, ptr %192, align 4
  %193 = add nuw nsw i64 %187, 1
  %194 = icmp eq i64 %193, %15
  br i1 %194, label %272, label %195

195:                                              ; preds = %186
  %196 = and i64 %187, 9223372036854775792
  %197 = getelementptr inbounds float, ptr %189, i64 %24
  %198 = xor i64 %187, -1
  %199 = add i64 %15, %198
  call fastcc void @reflect(ptr %189, float %191, i64 %196, i64 %24, ptr %197, i64 %199)
  %200 = and i64 %193, 9223372036854775792
  %201 = mul nsw i64 %187, %27
  %202 = getelementptr inbounds float, ptr %30, i64 %201
  call void @llvm.memset.p0.i64(ptr align 4 %202, i8 0, i64 %185, i1 false)
  %203 = icmp slt i64 %193, %15
  br i1 %203, label %211, label %204

204:                                              ; preds = %211, %195
  %205 = getelementptr inbounds float, ptr %35, i64 %187
  %206 = call fastcc float @reflection(ptr %202, ptr %202, i64 %193, i64 %27, ptr %205)
  %207 = getelementptr inbounds float, ptr %37, i64 %187
  store float %206, ptr %207, align 4
  %208 = fcmp oeq float %206, 0.000000e+00
  br i1 %208, label %271, label %209

209:                                              ; preds = %204
  %210 = icmp slt i64 %200, %24
  br i1 %210, label %221, label %220

211:                                              ; preds = %195, %211
  %212 = phi i64 [ %218, %211 ], [ %193, %195 ]
  %213 = mul nsw i64 %212, %24
  %214 = add nsw i64 %213, %187
  %215 = getelementptr inbounds float, ptr %1, i64 %214
  %216 = load float, ptr %215, align 4
  %217 = getelementptr inbounds float, ptr %202, i64 %212
  store float %216, ptr %217, align 4
  %218 = add nuw nsw i64 %212, 1
  %219 = icmp eq i64 %218, %15
  br i1 %219, label %204, label %211

220:                                              ; preds = %221, %209
  br i1 %203, label %227, label %271

221:                                              ; preds = %209, %221
  %222 = phi i64 [ %224, %221 ], [ %200, %209 ]
  %223 = getelementptr inbounds float, ptr %33, i64 %222
  store <16 x float> zeroinitializer, ptr %223, align 64
  %224 = add nuw nsw i64 %222, 16
  %225 = icmp slt i64 %224, %24
  br i1 %225, label %221, label %220

226:                                              ; preds = %235
  br i1 %203, label %248, label %271

227:                                              ; preds = %220, %235
  %228 = phi i64 [ %236, %235 ], [ %193, %220 ]
  %229 = getelementptr inbounds float, ptr %202, i64 %228
  %230 = load float, ptr %229, align 4
  %231 = insertelement <16 x float> poison, float %230, i64 0
  %232 = shufflevector <16 x float> %231, <16 x float> poison, <16 x i32> zeroinitializer
  br i1 %210, label %233, label %235

233:                                              ; preds = %227
  %234 = mul nsw i64 %228, %24
  br label %238

235:                                              ; preds = %238, %227
  %236 = add nuw nsw i64 %228, 1
  %237 = icmp eq i64 %236, %15
  br i1 %237, label %226, label %227

238:                                              ; preds = %233, %238
  %239 = phi i64 [ %246, %238 ], [ %200, %233 ]
  %240 = add nsw i64 %239, %234
  %241 = getelementptr inbounds float, ptr %1, i64 %240
  %242 = load <16 x float>, ptr %241, align 64
  %243 = getelementptr inbounds float, ptr %33, i64 %239
  %244 = load <16 x float>, ptr %243, align 64
  %245 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %242, <16 x float> %232, <16 x float> %244)
  store <16 x float> %245, ptr %243, align 64
  %246 = add nuw nsw i64 %239, 16
  %247 = icmp slt i64 %246, %24
  br i1 %247, label %238, label %235

248:                                              ; preds = %226, %257
  %249 = phi i64 [ %258, %257 ], [ %193, %226 ]
  %250 = getelementptr inbounds float, ptr %202, i64 %249
  %251 = load float, ptr %250, align 4
  %252 = fmul float %206, %251
  %253 = insertelement <16 x float> poison, float %252, i64 0
  %254 = shufflevector <16 x float> %253, <16 x float> poison, <16 x i32> zeroinitializer
  br i1 %210, label %255, label %257

255:                                              ; preds = %248
  %256 = mul nsw i64 %249, %24
  br label %260

257:                                              ; preds = %260, %248
  %258 = add nuw nsw i64 %249, 1
  %259 = icmp eq i64 %258, %15
  br i1 %259, label %271, label %248

260:                                              ; preds = %255, %260
  %261 = phi i64 [ %269, %260 ], [ %200, %255 ]
  %262 = getelementptr inbounds float, ptr %33, i64 %261
  %263 = load <16 x float>, ptr %262, align 64
  %264 = add nsw i64 %261, %256
  %265 = getelementptr inbounds float, ptr %1, i64 %264
  %266 = load <16 x float>, ptr %265, align 64
  %267 = fneg <16 x float> %263
  %268 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %267, <16 x float> %254, <16 x float> %266)
  store <16 x float> %268, ptr %265, align 64
  %269 = add nuw nsw i64 %261, 16
  %270 = icmp slt i64 %269, %24
  br i1 %270, label %260, label %257

271:                                              ; preds = %257, %220, %204, %226
  br label %186

272:                                              ; preds = %186, %183
  %273 = add nsw i64 %15, -1
  %274 = getelementptr inbounds float, ptr %35, i64 %273
  store float 0.000000e+00, ptr %274, align 4
  %275 = icmp eq i64 %17, 0
  br i1 %275, label %329, label %276

276:                                              ; preds = %272
  %277 = shl i64 %23, 6
  %278 = mul i64 %277, %21
  call void @llvm.memset.p0.i64(ptr align 4 %29, i8 0, i64 %278, i1 false)
  %279 = icmp sgt i64 %21, 0
  br i1 %279, label %280, label %282

280:                                              ; preds = %276
  %281 = or i64 %24, 1
  br label %286

282:                                              ; preds = %286, %276
  br i1 %43, label %292, label %283

283:                                              ; preds = %282
  %284 = shl i64 %15, 6
  %285 = mul i64 %284, %26
  call void @llvm.memset.p0.i64(ptr align 4 %32, i8 0, i64 %285, i1 false)
  br label %829

286:                                              ; preds = %286, %280
  %287 = phi i64 [ 0, %280 ], [ %290, %286 ]
  %288 = mul nsw i64 %287, %281
  %289 = getelementptr inbounds float, ptr %29, i64 %288
  store float 1.000000e+00, ptr %289, align 4
  %290 = add nuw nsw i64 %287, 1
  %291 = icmp eq i64 %290, %21
  br i1 %291, label %282, label %286

292:                                              ; preds = %282, %292
  %293 = phi i64 [ %294, %292 ], [ %15, %282 ]
  %294 = add nsw i64 %293, -1
  %295 = mul nsw i64 %294, %24
  %296 = getelementptr inbounds float, ptr %1, i64 %295
  %297 = getelementptr inbounds float, ptr %36, i64 %294
  %298 = load float, ptr %297, align 4
  %299 = sdiv i64 %294, 16
  %300 = shl nsw i64 %299, 4
  %301 = getelementptr inbounds float, ptr %29, i64 %295
  %302 = sub nsw i64 %21, %294
  call fastcc void @reflect(ptr %296, float %298, i64 %300, i64 %24, ptr %301, i64 %302)
  %303 = icmp ugt i64 %293, 1
  br i1 %303, label %292, label %304

304:                                              ; preds = %292
  %305 = shl i64 %15, 6
  %306 = mul i64 %305, %26
  call void @llvm.memset.p0.i64(ptr align 4 %32, i8 0, i64 %306, i1 false)
  %307 = or i64 %27, 1
  br label %310

308:                                              ; preds = %310
  %309 = icmp sgt i64 %15, 1
  br i1 %309, label %316, label %787

310:                                              ; preds = %310, %304
  %311 = phi i64 [ 0, %304 ], [ %314, %310 ]
  %312 = mul nsw i64 %311, %307
  %313 = getelementptr inbounds float, ptr %32, i64 %312
  store float 1.000000e+00, ptr %313, align 4
  %314 = add nuw nsw i64 %311, 1
  %315 = icmp eq i64 %314, %15
  br i1 %315, label %308, label %310

316:                                              ; preds = %308, %316
  %317 = phi i64 [ %318, %316 ], [ %273, %308 ]
  %318 = add nsw i64 %317, -1
  %319 = mul nsw i64 %318, %27
  %320 = getelementptr inbounds float, ptr %30, i64 %319
  %321 = getelementptr inbounds float, ptr %37, i64 %318
  %322 = load float, ptr %321, align 4
  %323 = sdiv i64 %317, 16
  %324 = shl nsw i64 %323, 4
  %325 = mul nsw i64 %317, %27
  %326 = getelementptr inbounds float, ptr %32, i64 %325
  %327 = sub nsw i64 %15, %317
  call fastcc void @reflect(ptr %320, float %322, i64 %324, i64 %27, ptr %326, i64 %327)
  %328 = icmp ugt i64 %317, 1
  br i1 %328, label %316, label %329

329:                                              ; preds = %316, %272
  %330 = icmp sgt i64 %15, 1
  br i1 %330, label %331, label %787

331:                                              ; preds = %329
  %332 = mul nsw i64 %15, 30
  %333 = getelementptr inbounds [5 x float], ptr %4, i64 0, i64 0
  %334 = getelementptr inbounds [5 x float], ptr %4, i64 0, i64 1
  %335 = getelementptr inbounds [5 x float], ptr %4, i64 0, i64 2
  %336 = getelementptr inbounds [5 x float], ptr %4, i64 0, i64 3
  %337 = getelementptr inbounds [5 x float], ptr %4, i64 0, i64 4
  %338 = icmp sgt i64 %11, 0
  br label %339

339:                                              ; preds = %785, %331
  %340 = phi i64 [ %273, %331 ], [ %343, %785 ]
  %341 = phi i64 [ %332, %331 ], [ %375, %785 ]
  br label %342

342:                                              ; preds = %371, %339
  %343 = phi i64 [ %340, %339 ], [ %372, %371 ]
  br label %344

344:                                              ; preds = %347, %342
  %345 = phi i64 [ %348, %347 ], [ %343, %342 ]
  %346 = icmp sgt i64 %345, 0
  br i1 %346, label %347, label %369

347:                                              ; preds = %344
  %348 = add nsw i64 %345, -1
  %349 = getelementptr inbounds float, ptr %35, i64 %348
  %350 = load float, ptr %349, align 4
  %351 = fcmp olt float %350, 0.000000e+00
  %352 = fneg float %350
  %353 = select i1 %351, float %352, float %350
  %354 = getelementptr inbounds float, ptr %34, i64 %348
  %355 = load float, ptr %354, align 4
  %356 = fcmp olt float %355, 0.000000e+00
  %357 = fneg float %355
  %358 = select i1 %356, float %357, float %355
  %359 = getelementptr inbounds float, ptr %34, i64 %345
  %360 = load float, ptr %359, align 4
  %361 = fcmp olt float %360, 0.000000e+00
  %362 = fneg float %360
  %363 = select i1 %361, float %362, float %360
  %364 = fadd float %358, %363
  %365 = call float @llvm.fmuladd.f32(float %364, float 0x3E70000000000000, float 0x3830000000000000)
  %366 = fcmp ugt float %353, %365
  br i1 %366, label %344, label %367

367:                                              ; preds = %347
  %368 = getelementptr inbounds float, ptr %35, i64 %348
  store float 0.000000e+00, ptr %368, align 4
  br label %369

369:                                              ; preds = %344, %367
  %370 = icmp eq i64 %345, %343
  br i1 %370, label %371, label %374

371:                                              ; preds = %369
  %372 = add nsw i64 %343, -1
  %373 = icmp sgt i64 %343, 1
  br i1 %373, label %342, label %787

374:                                              ; preds = %369
  %375 = add nsw i64 %341, -1
  %376 = icmp eq i64 %341, 0
  br i1 %376, label %892, label %377

377:                                              ; preds = %374
  %378 = icmp slt i64 %343, %345
  br i1 %378, label %417, label %379

379:                                              ; preds = %377
  %380 = add i64 %345, -1
  br label %381

381:                                              ; preds = %410, %379
  %382 = phi i64 [ %411, %410 ], [ %343, %379 ]
  %383 = icmp slt i64 %382, %343
  br i1 %383, label %384, label %390

384:                                              ; preds = %381
  %385 = getelementptr inbounds float, ptr %35, i64 %382
  %386 = load float, ptr %385, align 4
  %387 = fcmp olt float %386, 0.000000e+00
  %388 = fneg float %386
  %389 = select i1 %387, float %388, float %386
  br label %390

390:                                              ; preds = %384, %381
  %391 = phi float [ %389, %384 ], [ 0.000000e+00, %381 ]
  %392 = icmp sgt i64 %382, %345
  br i1 %392, label %393, label %400

393:                                              ; preds = %390
  %394 = add nsw i64 %382, -1
  %395 = getelementptr inbounds float, ptr %35, i64 %394
  %396 = load float, ptr %395, align 4
  %397 = fcmp olt float %396, 0.000000e+00
  %398 = fneg float %396
  %399 = select i1 %397, float %398, float %396
  br label %400

400:                                              ; preds = %393, %390
  %401 = phi float [ %399, %393 ], [ 0.000000e+00, %390 ]
  %402 = fadd float %391, %401
  %403 = getelementptr inbounds float, ptr %34, i64 %382
  %404 = load float, ptr %403, align 4
  %405 = fcmp olt float %404, 0.000000e+00
  %406 = fneg float %404
  %407 = select i1 %405, float %406, float %404
  %408 = call float @llvm.fmuladd.f32(float %402, float 0x3E70000000000000, float 0x3830000000000000)
  %409 = fcmp ugt float %407, %408
  br i1 %409, label %410, label %414

410:                                              ; preds = %400
  %411 = add nsw i64 %382, -1
  br i1 %392, label %381, label %412

412:                                              ; preds = %410
  %413 = icmp eq i64 %380, %343
  br i1 %413, label %417, label %559

414:                                              ; preds = %400
  %415 = getelementptr inbounds float, ptr %34, i64 %382
  store float 0.000000e+00, ptr %415, align 4
  %416 = icmp eq i64 %382, %343
  br i1 %416, label %417, label %491

417:                                              ; preds = %414, %412, %377
  %418 = add nsw i64 %343, -1
  %419 = getelementptr inbounds float, ptr %35, i64 %418
  %420 = load float, ptr %419, align 4
  store float 0.000000e+00, ptr %419, align 4
  %421 = icmp sgt i64 %343, %345
  br i1 %421, label %422, label %785

422:                                              ; preds = %417
  %423 = mul nsw i64 %343, %27
  %424 = getelementptr inbounds float, ptr %32, i64 %423
  br label %425

425:                                              ; preds = %422, %489
  %426 = phi i64 [ %490, %489 ], [ %418, %422 ]
  %427 = phi float [ %461, %489 ], [ %420, %422 ]
  %428 = getelementptr inbounds float, ptr %34, i64 %426
  %429 = load float, ptr %428, align 4
  %430 = fmul float %429, %429
  %431 = call float @llvm.fmuladd.f32(float %427, float %427, float %430)
  %432 = fcmp olt float %431, 0x39B4484C00000000
  br i1 %432, label %433, label %439

433:                                              ; preds = %425
  %434 = fmul float %427, 0x4590000000000000
  %435 = fmul float %429, 0x4590000000000000
  %436 = fmul float %435, %435
  %437 = call float @llvm.fmuladd.f32(float %434, float %434, float %436)
  %438 = fcmp oeq float %437, 0.000000e+00
  br i1 %438, label %448, label %439

439:                                              ; preds = %433, %425
  %440 = phi float [ %435, %433 ], [ %429, %425 ]
  %441 = phi float [ %434, %433 ], [ %427, %425 ]
  %442 = phi float [ %437, %433 ], [ %431, %425 ]
  %443 = phi float [ 0x3A50000000000000, %433 ], [ 1.000000e+00, %425 ]
  %444 = call float @llvm.sqrt.f32(float %442)
  %445 = fdiv float %440, %444
  %446 = fdiv float %441, %444
  %447 = fmul float %444, %443
  br label %448

448:                                              ; preds = %439, %433
  %449 = phi float [ %445, %439 ], [ 1.000000e+00, %433 ]
  %450 = phi float [ %446, %439 ], [ 0.000000e+00, %433 ]
  %451 = phi float [ %447, %439 ], [ 0.000000e+00, %433 ]
  store float %451, ptr %428, align 4
  %452 = icmp sgt i64 %426, %345
  br i1 %452, label %453, label %460

453:                                              ; preds = %448
  %454 = fneg float %450
  %455 = add nsw i64 %426, -1
  %456 = getelementptr inbounds float, ptr %35, i64 %455
  %457 = load float, ptr %456, align 4
  %458 = fmul float %457, %454
  %459 = fmul float %449, %457
  store float %459, ptr %456, align 4
  br label %460

460:                                              ; preds = %453, %448
  %461 = phi float [ %458, %453 ], [ %427, %448 ]
  br i1 %275, label %489, label %462

462:                                              ; preds = %460
  %463 = mul nsw i64 %426, %27
  %464 = getelementptr inbounds float, ptr %32, i64 %463
  %465 = fneg float %450
  %466 = fneg float %449
  %467 = call float @llvm.fmuladd.f32(float %466, float %449, float 1.000000e+00)
  %468 = call float @llvm.fmuladd.f32(float %450, float %465, float %467)
  %469 = fmul float %468, 5.000000e-01
  %470 = call float @llvm.fmuladd.f32(float %449, float %469, float %449)
  %471 = insertelement <16 x float> poison, float %470, i64 0
  %472 = shufflevector <16 x float> %471, <16 x float> poison, <16 x i32> zeroinitializer
  %473 = call float @llvm.fmuladd.f32(float %465, float %469, float %465)
  %474 = insertelement <16 x float> poison, float %473, i64 0
  %475 = shufflevector <16 x float> %474, <16 x float> poison, <16 x i32> zeroinitializer
  %476 = fneg <16 x float> %475
  br label %477

477:                                              ; preds = %477, %462
  %478 = phi i64 [ 0, %462 ], [ %487, %477 ]
  %479 = getelementptr inbounds float, ptr %464, i64 %478
  %480 = load <16 x float>, ptr %479, align 64
  %481 = getelementptr inbounds float, ptr %424, i64 %478
  %482 = load <16 x float>, ptr %481, align 64
  %483 = fmul <16 x float> %475, %480
  %484 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %472, <16 x float> %482, <16 x float> %483)
  store <16 x float> %484, ptr %481, align 64
  %485 = fmul <16 x float> %482, %476
  %486 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %472, <16 x float> %480, <16 x float> %485)
  store <16 x float> %486, ptr %479, align 64
  %487 = add nuw nsw i64 %478, 16
  %488 = icmp slt i64 %487, %27
  br i1 %488, label %477, label %489

489:                                              ; preds = %477, %460
  %490 = add nsw i64 %426, -1
  br i1 %452, label %425, label %785

491:                                              ; preds = %414
  %492 = getelementptr inbounds float, ptr %35, i64 %382
  %493 = load float, ptr %492, align 4
  store float 0.000000e+00, ptr %492, align 4
  br i1 %383, label %494, label %785

494:                                              ; preds = %491
  %495 = mul nsw i64 %382, %24
  %496 = getelementptr inbounds float, ptr %29, i64 %495
  br label %497

497:                                              ; preds = %494, %557
  %498 = phi i64 [ %500, %557 ], [ %382, %494 ]
  %499 = phi float [ %528, %557 ], [ %493, %494 ]
  %500 = add i64 %498, 1
  %501 = getelementptr inbounds float, ptr %34, i64 %500
  %502 = load float, ptr %501, align 4
  %503 = fmul float %502, %502
  %504 = call float @llvm.fmuladd.f32(float %499, float %499, float %503)
  %505 = fcmp olt float %504, 0x39B4484C00000000
  br i1 %505, label %506, label %512

506:                                              ; preds = %497
  %507 = fmul float %499, 0x4590000000000000
  %508 = fmul float %502, 0x4590000000000000
  %509 = fmul float %508, %508
  %510 = call float @llvm.fmuladd.f32(float %507, float %507, float %509)
  %511 = fcmp oeq float %510, 0.000000e+00
  br i1 %511, label %521, label %512

512:                                              ; preds = %506, %497
  %513 = phi float [ %508, %506 ], [ %502, %497 ]
  %514 = phi float [ %507, %506 ], [ %499, %497 ]
  %515 = phi float [ %510, %506 ], [ %504, %497 ]
  %516 = phi float [ 0x3A50000000000000, %506 ], [ 1.000000e+00, %497 ]
  %517 = call float @llvm.sqrt.f32(float %515)
  %518 = fdiv float %513, %517
  %519 = fdiv float %514, %517
  %520 = fmul float %517, %516
  br label %521

521:                                              ; preds = %512, %506
  %522 = phi float [ %518, %512 ], [ 1.000000e+00, %506 ]
  %523 = phi float [ %519, %512 ], [ 0.000000e+00, %506 ]
  %524 = phi float [ %520, %512 ], [ 0.000000e+00, %506 ]
  store float %524, ptr %501, align 4
  %525 = fneg float %523
  %526 = getelementptr inbounds float, ptr %35, i64 %500
  %527 = load float, ptr %526, align 4
  %528 = fmul float %527, %525
  %529 = fmul float %522, %527
  store float %529, ptr %526, align 4
  br i1 %275, label %557, label %530

530:                                              ; preds = %521
  %531 = mul nsw i64 %500, %24
  %532 = getelementptr inbounds float, ptr %29, i64 %531
  %533 = fneg float %522
  %534 = call float @llvm.fmuladd.f32(float %533, float %522, float 1.000000e+00)
  %535 = call float @llvm.fmuladd.f32(float %523, float %525, float %534)
  %536 = fmul float %535, 5.000000e-01
  %537 = call float @llvm.fmuladd.f32(float %522, float %536, float %522)
  %538 = insertelement <16 x float> poison, float %537, i64 0
  %539 = shufflevector <16 x float> %538, <16 x float> poison, <16 x i32> zeroinitializer
  %540 = call float @llvm.fmuladd.f32(float %525, float %536, float %525)
  %541 = insertelement <16 x float> poison, float %540, i64 0
  %542 = shufflevector <16 x float> %541, <16 x float> poison, <16 x i32> zeroinitializer
  br i1 %338, label %543, label %557

543:                                              ; preds = %530
  %544 = fneg <16 x float> %542
  br label %545

545:                                              ; preds = %545, %543
  %546 = phi i64 [ 0, %543 ], [ %555, %545 ]
  %547 = getelementptr inbounds float, ptr %532, i64 %546
  %548 = load <16 x float>, ptr %547, align 64
  %549 = getelementptr inbounds float, ptr %496, i64 %546
  %550 = load <16 x float>, ptr %549, align 64
  %551 = fmul <16 x float> %542, %548
  %552 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %539, <16 x float> %550, <16 x float> %551)
  store <16 x float> %552, ptr %549, align 64
  %553 = fmul <16 x float> %550, %544
  %554 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %539, <16 x float> %548, <16 x float> %553)
  store <16 x float> %554, ptr %547, align 64
  %555 = add nuw nsw i64 %546, 16
  %556 = icmp slt i64 %555, %24
  br i1 %556, label %545, label %557

557:                                              ; preds = %545, %530, %521
  %558 = icmp eq i64 %500, %343
  br i1 %558, label %785, label %497

559:                                              ; preds = %412
  %560 = getelementptr inbounds float, ptr %34, i64 %343
  %561 = load float, ptr %560, align 4
  store float %561, ptr %333, align 16
  %562 = add nsw i64 %343, -1
  %563 = getelementptr inbounds float, ptr %34, i64 %562
  %564 = load float, ptr %563, align 4
  %565 = getelementptr inbounds float, ptr %35, i64 %562
  %566 = load float, ptr %565, align 4
  store float %566, ptr %335, align 8
  %567 = getelementptr inbounds float, ptr %34, i64 %345
  %568 = load float, ptr %567, align 4
  store float %568, ptr %336, align 4
  %569 = getelementptr inbounds float, ptr %35, i64 %345
  %570 = load float, ptr %569, align 4
  store float %570, ptr %337, align 16
  %571 = fcmp olt float %561, 0.000000e+00
  %572 = fneg float %561
  %573 = select i1 %571, float %572, float %561
  %574 = fcmp ogt float %573, 0.000000e+00
  %575 = select i1 %574, float %573, float 0.000000e+00
  %576 = fcmp olt float %564, 0.000000e+00
  %577 = fneg float %564
  %578 = select i1 %576, float %577, float %564
  %579 = fcmp ogt float %578, %575
  %580 = select i1 %579, float %578, float %575
  %581 = fcmp olt float %566, 0.000000e+00
  %582 = fneg float %566
  %583 = select i1 %581, float %582, float %566
  %584 = fcmp ogt float %583, %580
  %585 = select i1 %584, float %583, float %580
  br label %590

586:                                              ; preds = %590
  %587 = fdiv float %561, %598
  store float %587, ptr %333, align 16
  %588 = fdiv float %564, %598
  store float %588, ptr %334, align 4
  %589 = fdiv float %566, %598
  store float %589, ptr %335, align 8
  br label %617

590:                                              ; preds = %601, %559
  %591 = phi float [ %568, %559 ], [ %603, %601 ]
  %592 = phi i64 [ 3, %559 ], [ %599, %601 ]
  %593 = phi float [ %585, %559 ], [ %598, %601 ]
  %594 = fcmp olt float %591, 0.000000e+00
  %595 = fneg float %591
  %596 = select i1 %594, float %595, float %591
  %597 = fcmp ogt float %596, %593
  %598 = select i1 %597, float %596, float %593
  %599 = add nuw nsw i64 %592, 1
  %600 = icmp eq i64 %599, 5
  br i1 %600, label %586, label %601

601:                                              ; preds = %590
  %602 = getelementptr inbounds [5 x float], ptr %4, i64 0, i64 %599
  %603 = load float, ptr %602, align 4
  br label %590

604:                                              ; preds = %617
  %605 = load float, ptr %334, align 4
  %606 = fadd float %587, %605
  %607 = fsub float %605, %587
  %608 = load float, ptr %335, align 8
  %609 = fmul float %608, %608
  %610 = call float @llvm.fmuladd.f32(float %606, float %607, float %609)
  %611 = fmul float %610, 5.000000e-01
  %612 = fmul float %587, %608
  %613 = fmul float %612, %612
  %614 = fcmp une float %611, 0.000000e+00
  %615 = fcmp une float %613, 0.000000e+00
  %616 = select i1 %614, i1 true, i1 %615
  br i1 %616, label %627, label %635

617:                                              ; preds = %624, %586
  %618 = phi float [ %568, %586 ], [ %626, %624 ]
  %619 = phi i64 [ 3, %586 ], [ %622, %624 ]
  %620 = getelementptr inbounds [5 x float], ptr %4, i64 0, i64 %619
  %621 = fdiv float %618, %598
  store float %621, ptr %620, align 4
  %622 = add nuw nsw i64 %619, 1
  %623 = icmp eq i64 %622, 5
  br i1 %623, label %604, label %624

624:                                              ; preds = %617
  %625 = getelementptr inbounds [5 x float], ptr %4, i64 0, i64 %622
  %626 = load float, ptr %625, align 4
  br label %617

627:                                              ; preds = %604
  %628 = call float @llvm.fmuladd.f32(float %611, float %611, float %613)
  %629 = call float @llvm.sqrt.f32(float %628)
  %630 = fcmp olt float %611, 0.000000e+00
  %631 = fneg float %629
  %632 = select i1 %630, float %631, float %629
  %633 = fadd float %611, %632
  %634 = fdiv float %613, %633
  br label %635

635:                                              ; preds = %627, %604
  %636 = phi float [ %634, %627 ], [ 0.000000e+00, %604 ]
  %637 = load float, ptr %336, align 4
  %638 = fadd float %587, %637
  %639 = fsub float %637, %587
  %640 = call float @llvm.fmuladd.f32(float %638, float %639, float %636)
  %641 = load float, ptr %337, align 16
  %642 = icmp slt i64 %345, %343
  br i1 %642, label %643, label %783

643:                                              ; preds = %635
  %644 = fmul float %637, %641
  br label %645

645:                                              ; preds = %781, %643
  %646 = phi i64 [ %345, %643 ], [ %685, %781 ]
  %647 = phi float [ %644, %643 ], [ %750, %781 ]
  %648 = phi float [ %640, %643 ], [ %744, %781 ]
  %649 = fmul float %648, %648
  %650 = call float @llvm.fmuladd.f32(float %647, float %647, float %649)
  %651 = fcmp olt float %650, 0x39B4484C00000000
  br i1 %651, label %652, label %658

652:                                              ; preds = %645
  %653 = fmul float %647, 0x4590000000000000
  %654 = fmul float %648, 0x4590000000000000
  %655 = fmul float %654, %654
  %656 = call float @llvm.fmuladd.f32(float %653, float %653, float %655)
  %657 = fcmp oeq float %656, 0.000000e+00
  br i1 %657, label %667, label %658

658:                                              ; preds = %652, %645
  %659 = phi float [ %654, %652 ], [ %648, %645 ]
  %660 = phi float [ %653, %652 ], [ %647, %645 ]
  %661 = phi float [ %656, %652 ], [ %650, %645 ]
  %662 = phi float [ 0x3A50000000000000, %652 ], [ 1.000000e+00, %645 ]
  %663 = call float @llvm.sqrt.f32(float %661)
  %664 = fdiv float %659, %663
  %665 = fdiv float %660, %663
  %666 = fmul float %663, %662
  br label %667

667:                                              ; preds = %658, %652
  %668 = phi float [ %664, %658 ], [ 1.000000e+00, %652 ]
  %669 = phi float [ %665, %658 ], [ 0.000000e+00, %652 ]
  %670 = phi float [ %666, %658 ], [ 0.000000e+00, %652 ]
  %671 = icmp sgt i64 %646, %345
  br i1 %671, label %672, label %675

672:                                              ; preds = %667
  %673 = add nsw i64 %646, -1
  %674 = getelementptr inbounds float, ptr %35, i64 %673
  store float %670, ptr %674, align 4
  br label %675

675:                                              ; preds = %672, %667
  %676 = getelementptr inbounds float, ptr %34, i64 %646
  %677 = load float, ptr %676, align 4
  %678 = getelementptr inbounds float, ptr %35, i64 %646
  %679 = load float, ptr %678, align 4
  %680 = fmul float %669, %679
  %681 = call float @llvm.fmuladd.f32(float %668, float %677, float %680)
  %682 = fneg float %669
  %683 = fmul float %677, %682
  %684 = call float @llvm.fmuladd.f32(float %668, float %679, float %683)
  store float %684, ptr %678, align 4
  %685 = add nsw i64 %646, 1
  %686 = getelementptr inbounds float, ptr %34, i64 %685
  %687 = load float, ptr %686, align 4
  %688 = fmul float %669, %687
  %689 = fmul float %668, %687
  store float %689, ptr %686, align 4
  br i1 %275, label %718, label %690

690:                                              ; preds = %675
  %691 = mul nsw i64 %646, %27
  %692 = getelementptr inbounds float, ptr %32, i64 %691
  %693 = mul nsw i64 %685, %27
  %694 = getelementptr inbounds float, ptr %32, i64 %693
  %695 = fneg float %668
  %696 = call float @llvm.fmuladd.f32(float %695, float %668, float 1.000000e+00)
  %697 = call float @llvm.fmuladd.f32(float %669, float %682, float %696)
  %698 = fmul float %697, 5.000000e-01
  %699 = call float @llvm.fmuladd.f32(float %668, float %698, float %668)
  %700 = insertelement <16 x float> poison, float %699, i64 0
  %701 = shufflevector <16 x float> %700, <16 x float> poison, <16 x i32> zeroinitializer
  %702 = call float @llvm.fmuladd.f32(float %682, float %698, float %682)
  %703 = insertelement <16 x float> poison, float %702, i64 0
  %704 = shufflevector <16 x float> %703, <16 x float> poison, <16 x i32> zeroinitializer
  %705 = fneg <16 x float> %704
  br label %706

706:                                              ; preds = %706, %690
  %707 = phi i64 [ 0, %690 ], [ %716, %706 ]
  %708 = getelementptr inbounds float, ptr %692, i64 %707
  %709 = load <16 x float>, ptr %708, align 64
  %710 = getelementptr inbounds float, ptr %694, i64 %707
  %711 = load <16 x float>, ptr %710, align 64
  %712 = fmul <16 x float> %704, %709
  %713 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %701, <16 x float> %711, <16 x float> %712)
  store <16 x float> %713, ptr %710, align 64
  %714 = fmul <16 x float> %711, %705
  %715 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %701, <16 x float> %709, <16 x float> %714)
  store <16 x float> %715, ptr %708, align 64
  %716 = add nuw nsw i64 %707, 16
  %717 = icmp slt i64 %716, %27
  br i1 %717, label %706, label %718

718:                                              ; preds = %706, %675
  %719 = fmul float %681, %681
  %720 = call float @llvm.fmuladd.f32(float %688, float %688, float %719)
  %721 = fcmp olt float %720, 0x39B4484C00000000
  br i1 %721, label %722, label %728

722:                                              ; preds = %718
  %723 = fmul float %688, 0x4590000000000000
  %724 = fmul float %681, 0x4590000000000000
  %725 = fmul float %724, %724
  %726 = call float @llvm.fmuladd.f32(float %723, float %723, float %725)
  %727 = fcmp oeq float %726, 0.000000e+00
  br i1 %727, label %737, label %728

728:                                              ; preds = %722, %718
  %729 = phi float [ %724, %722 ], [ %681, %718 ]
  %730 = phi float [ %723, %722 ], [ %688, %718 ]
  %731 = phi float [ %726, %722 ], [ %720, %718 ]
  %732 = phi float [ 0x3A50000000000000, %722 ], [ 1.000000e+00, %718 ]
  %733 = call float @llvm.sqrt.f32(float %731)
  %734 = fdiv float %729, %733
  %735 = fdiv float %730, %733
  %736 = fmul float %733, %732
  br label %737

737:                                              ; preds = %728, %722
  %738 = phi float [ %734, %728 ], [ 1.000000e+00, %722 ]
  %739 = phi float [ %735, %728 ], [ 0.000000e+00, %722 ]
  %740 = phi float [ %736, %728 ], [ 0.000000e+00, %722 ]
  store float %740, ptr %676, align 4
  %741 = load float, ptr %678, align 4
  %742 = load float, ptr %686, align 4
  %743 = fmul float %739, %742
  %744 = call float @llvm.fmuladd.f32(float %738, float %741, float %743)
  %745 = fneg float %739
  %746 = fmul float %741, %745
  %747 = call float @llvm.fmuladd.f32(float %738, float %742, float %746)
  store float %747, ptr %686, align 4
  %748 = getelementptr inbounds float, ptr %35, i64 %685
  %749 = load float, ptr %748, align 4
  %750 = fmul float %739, %749
  %751 = fmul float %738, %749
  store float %751, ptr %748, align 4
  br i1 %275, label %781, label %752

752:                                              ; preds = %737
  %753 = mul nsw i64 %646, %24
  %754 = getelementptr inbounds float, ptr %29, i64 %753
  %755 = mul nsw i64 %685, %24
  %756 = getelementptr inbounds float, ptr %29, i64 %755
  %757 = fneg float %738
  %758 = call float @llvm.fmuladd.f32(float %757, float %738, float 1.000000e+00)
  %759 = call float @llvm.fmuladd.f32(float %739, float %745, float %758)
  %760 = fmul float %759, 5.000000e-01
  %761 = call float @llvm.fmuladd.f32(float %738, float %760, float %738)
  %762 = insertelement <16 x float> poison, float %761, i64 0
  %763 = shufflevector <16 x float> %762, <16 x float> poison, <16 x i32> zeroinitializer
  %764 = call float @llvm.fmuladd.f32(float %745, float %760, float %745)
  %765 = insertelement <16 x float> poison, float %764, i64 0
  %766 = shufflevector <16 x float> %765, <16 x float> poison, <16 x i32> zeroinitializer
  br i1 %338, label %767, label %781

767:                                              ; preds = %752
  %768 = fneg <16 x float> %766
  br label %769

769:                                              ; preds = %769, %767
  %770 = phi i64 [ 0, %767 ], [ %779, %769 ]
  %771 = getelementptr inbounds float, ptr %754, i64 %770
  %772 = load <16 x float>, ptr %771, align 64
  %773 = getelementptr inbounds float, ptr %756, i64 %770
  %774 = load <16 x float>, ptr %773, align 64
  %775 = fmul <16 x float> %766, %772
  %776 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %763, <16 x float> %774, <16 x float> %775)
  store <16 x float> %776, ptr %773, align 64
  %777 = fmul <16 x float> %774, %768
  %778 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %763, <16 x float> %772, <16 x float> %777)
  store <16 x float> %778, ptr %771, align 64
  %779 = add nuw nsw i64 %770, 16
  %780 = icmp slt i64 %779, %24
  br i1 %780, label %769, label %781

781:                                              ; preds = %769, %752, %737
  %782 = icmp eq i64 %685, %343
  br i1 %782, label %783, label %645

783:                                              ; preds = %781, %635
  %784 = phi float [ %640, %635 ], [ %744, %781 ]
  store float %784, ptr %565, align 4
  br label %785

785:                                              ; preds = %557, %489, %783, %491, %417
  %786 = icmp sgt i64 %343, 0
  br i1 %786, label %339, label %787

787:                                              ; preds = %785, %371, %308, %329
  br i1 %43, label %789, label %829

788:                                              ; preds = %822
  br i1 %43, label %830, label %829

789:                                              ; preds = %787, %822
  %790 = phi i64 [ %827, %822 ], [ 0, %787 ]
  %791 = getelementptr inbounds float, ptr %34, i64 %790
  %792 = load float, ptr %791, align 4
  %793 = fcmp olt float %792, 0.000000e+00
  %794 = fneg float %792
  %795 = select i1 %793, float %794, float %792
  %796 = xor i1 %793, true
  %797 = select i1 %796, i1 true, i1 %275
  br i1 %797, label %808, label %798

798:                                              ; preds = %789
  %799 = mul nsw i64 %790, %27
  br label %800

800:                                              ; preds = %798, %800
  %801 = phi i64 [ 0, %798 ], [ %806, %800 ]
  %802 = add nsw i64 %801, %799
  %803 = getelementptr inbounds float, ptr %32, i64 %802
  %804 = load <16 x float>, ptr %803, align 64
  %805 = fneg <16 x float> %804
  store <16 x float> %805, ptr %803, align 64
  %806 = add nuw nsw i64 %801, 16
  %807 = icmp slt i64 %806, %27
  br i1 %807, label %800, label %808

808:                                              ; preds = %800, %789
  %809 = icmp eq i64 %790, 0
  br i1 %809, label %822, label %810

810:                                              ; preds = %808, %816
  %811 = phi i64 [ %812, %816 ], [ %790, %808 ]
  %812 = add nsw i64 %811, -1
  %813 = getelementptr inbounds float, ptr %40, i64 %812
  %814 = load float, ptr %813, align 4
  %815 = fcmp olt float %814, %795
  br i1 %815, label %816, label %822

816:                                              ; preds = %810
  %817 = getelementptr inbounds float, ptr %40, i64 %811
  store float %814, ptr %817, align 4
  %818 = getelementptr inbounds float, ptr %35, i64 %812
  %819 = load float, ptr %818, align 4
  %820 = getelementptr inbounds float, ptr %35, i64 %811
  store float %819, ptr %820, align 4
  %821 = icmp sgt i64 %811, 1
  br i1 %821, label %810, label %822

822:                                              ; preds = %810, %816, %808
  %823 = phi i64 [ 0, %808 ], [ 0, %816 ], [ %811, %810 ]
  %824 = getelementptr inbounds float, ptr %40, i64 %823
  store float %795, ptr %824, align 4
  %825 = sitofp i64 %790 to float
  %826 = getelementptr inbounds float, ptr %35, i64 %823
  store float %825, ptr %826, align 4
  %827 = add nuw nsw i64 %790, 1
  %828 = icmp eq i64 %827, %15
  br i1 %828, label %788, label %789

829:                                              ; preds = %830, %787, %283, %788
  br i1 %275, label %892, label %837

830:                                              ; preds = %788, %830
  %831 = phi i64 [ %835, %830 ], [ 0, %788 ]
  %832 = getelementptr inbounds float, ptr %40, i64 %831
  %833 = load float, ptr %832, align 4
  %834 = fdiv float %833, %170
  store float %834, ptr %832, align 4
  %835 = add nuw nsw i64 %831, 1
  %836 = icmp eq i64 %835, %15
  br i1 %836, label %829, label %830

837:                                              ; preds = %829
  %838 = select i1 %8, i64 3, i64 1
  %839 = getelementptr inbounds i64, ptr %0, i64 %838
  %840 = load i64, ptr %839, align 8
  %841 = inttoptr i64 %840 to ptr
  %842 = select i1 %8, i64 1, i64 3
  %843 = getelementptr inbounds i64, ptr %0, i64 %842
  %844 = load i64, ptr %843, align 8
  %845 = inttoptr i64 %844 to ptr
  %846 = icmp sgt i64 %21, 0
  br i1 %846, label %847, label %849

847:                                              ; preds = %837
  %848 = shl i64 %11, 2
  br label %850

849:                                              ; preds = %857, %837
  br i1 %8, label %869, label %868

850:                                              ; preds = %857, %847
  %851 = phi i64 [ 0, %847 ], [ %866, %857 ]
  %852 = icmp slt i64 %851, %15
  br i1 %852, label %853, label %857

853:                                              ; preds = %850
  %854 = getelementptr inbounds float, ptr %35, i64 %851
  %855 = load float, ptr %854, align 4
  %856 = fptosi float %855 to i64
  br label %857

857:                                              ; preds = %853, %850
  %858 = phi i64 [ %856, %853 ], [ %851, %850 ]
  %859 = mul nsw i64 %858, %24
  %860 = getelementptr inbounds float, ptr %29, i64 %859
  %861 = mul nsw i64 %851, %24
  %862 = getelementptr inbounds float, ptr %1, i64 %861
  %863 = mul nsw i64 %851, %11
  %864 = getelementptr inbounds float, ptr %841, i64 %863
  %865 = select i1 %8, ptr %864, ptr %862
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %865, ptr align 4 %860, i64 %848, i1 false)
  %866 = add nuw nsw i64 %851, 1
  %867 = icmp eq i64 %866, %21
  br i1 %867, label %849, label %850

868:                                              ; preds = %849
  call fastcc void @turn(ptr %841, i64 %21, ptr %1, i64 %24, i64 %21, i64 %11)
  br label %869

869:                                              ; preds = %849, %868
  br i1 %43, label %870, label %872

870:                                              ; preds = %869
  %871 = shl i64 %15, 2
  br label %873

872:                                              ; preds = %880, %869
  br i1 %65, label %892, label %891

873:                                              ; preds = %880, %870
  %874 = phi i64 [ 0, %870 ], [ %889, %880 ]
  %875 = icmp slt i64 %874, %15
  br i1 %875, label %876, label %880

876:                                              ; preds = %873
  %877 = getelementptr inbounds float, ptr %35, i64 %874
  %878 = load float, ptr %877, align 4
  %879 = fptosi float %878 to i64
  br label %880

880:                                              ; preds = %876, %873
  %881 = phi i64 [ %879, %876 ], [ %874, %873 ]
  %882 = mul nsw i64 %881, %27
  %883 = getelementptr inbounds float, ptr %32, i64 %882
  %884 = mul nsw i64 %874, %27
  %885 = getelementptr inbounds float, ptr %1, i64 %884
  %886 = mul nsw i64 %874, %15
  %887 = getelementptr inbounds float, ptr %845, i64 %886
  %888 = select i1 %65, ptr %887, ptr %885
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %888, ptr align 4 %883, i64 %871, i1 false)
  %889 = add nuw nsw i64 %874, 1
  %890 = icmp eq i64 %889, %15
  br i1 %890, label %872, label %873

891:                                              ; preds = %872
  call fastcc void @turn(ptr %845, i64 %15, ptr %1, i64 %27, i64 %15, i64 %15)
  br label %892

892:                                              ; preds = %374, %101, %891, %872, %829, %181
  %893 = phi i64 [ 1, %181 ], [ 0, %829 ], [ 0, %872 ], [ 0, %891 ], [ 1, %101 ], [ 1, %374 ]
  ret i64 %893
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

define internal fastcc void @turn(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4, i64 %5) {
  %7 = icmp sgt i64 %4, 0
  br i1 %7, label %8, label %82

8:                                                ; preds = %6
  %9 = icmp sgt i64 %5, 0
  br label %10

10:                                               ; preds = %8, %83
  %11 = phi i64 [ 16, %8 ], [ %85, %83 ]
  %12 = phi i64 [ 0, %8 ], [ %14, %83 ]
  %13 = call i64 @llvm.smin.i64(i64 %4, i64 %11)
  %14 = add nuw nsw i64 %12, 16
  br i1 %9, label %15, label %83

15:                                               ; preds = %10
  %16 = icmp sgt i64 %14, %4
  %17 = select i1 %16, i64 %4, i64 %14
  %18 = icmp slt i64 %12, %17
  %19 = mul nsw i64 %12, %3
  %20 = getelementptr inbounds float, ptr %2, i64 %19
  %21 = or i64 %12, 1
  %22 = mul nsw i64 %21, %3
  %23 = getelementptr inbounds float, ptr %2, i64 %22
  %24 = or i64 %12, 2
  %25 = mul nsw i64 %24, %3
  %26 = getelementptr inbounds float, ptr %2, i64 %25
  %27 = or i64 %12, 3
  %28 = mul nsw i64 %27, %3
  %29 = getelementptr inbounds float, ptr %2, i64 %28
  %30 = or i64 %12, 4
  %31 = mul nsw i64 %30, %3
  %32 = getelementptr inbounds float, ptr %2, i64 %31
  %33 = or i64 %12, 5
  %34 = mul nsw i64 %33, %3
  %35 = getelementptr inbounds float, ptr %2, i64 %34
  %36 = or i64 %12, 6
  %37 = mul nsw i64 %36, %3
  %38 = getelementptr inbounds float, ptr %2, i64 %37
  %39 = or i64 %12, 7
  %40 = mul nsw i64 %39, %3
  %41 = getelementptr inbounds float, ptr %2, i64 %40
  %42 = or i64 %12, 8
  %43 = mul nsw i64 %42, %3
  %44 = getelementptr inbounds float, ptr %2, i64 %43
  %45 = or i64 %12, 9
  %46 = mul nsw i64 %45, %3
  %47 = getelementptr inbounds float, ptr %2, i64 %46
  %48 = or i64 %12, 10
  %49 = mul nsw i64 %48, %3
  %50 = getelementptr inbounds float, ptr %2, i64 %49
  %51 = or i64 %12, 11
  %52 = mul nsw i64 %51, %3
  %53 = getelementptr inbounds float, ptr %2, i64 %52
  %54 = or i64 %12, 12
  %55 = mul nsw i64 %54, %3
  %56 = getelementptr inbounds float, ptr %2, i64 %55
  %57 = or i64 %12, 13
  %58 = mul nsw i64 %57, %3
  %59 = getelementptr inbounds float, ptr %2, i64 %58
  %60 = or i64 %12, 14
  %61 = mul nsw i64 %60, %3
  %62 = getelementptr inbounds float, ptr %2, i64 %61
  %63 = or i64 %12, 15
  %64 = mul nsw i64 %63, %3
  %65 = getelementptr inbounds float, ptr %2, i64 %64
  %66 = getelementptr inbounds float, ptr %0, i64 %12
  %67 = getelementptr inbounds float, ptr %0, i64 %12
  %68 = getelementptr inbounds float, ptr %0, i64 %12
  %69 = getelementptr inbounds float, ptr %0, i64 %12
  %70 = getelementptr inbounds float, ptr %0, i64 %12
  %71 = getelementptr inbounds float, ptr %0, i64 %12
  %72 = getelementptr inbounds float, ptr %0, i64 %12
  %73 = getelementptr inbounds float, ptr %0, i64 %12
  %74 = getelementptr inbounds float, ptr %0, i64 %12
  %75 = getelementptr inbounds float, ptr %0, i64 %12
  %76 = getelementptr inbounds float, ptr %0, i64 %12
  %77 = getelementptr inbounds float, ptr %0, i64 %12
  %78 = getelementptr inbounds float, ptr %0, i64 %12
  %79 = getelementptr inbounds float, ptr %0, i64 %12
  %80 = getelementptr inbounds float, ptr %0, i64 %12
  %81 = getelementptr inbounds float, ptr %0, i64 %12
  br label %86

82:                                               ; preds = %83, %6
  ret void

83:                                               ; preds = %258, %10
  %84 = icmp slt i64 %14, %4
  %85 = add nuw i64 %11, 16
  br i1 %84, label %10, label %82

86:                                               ; preds = %15, %258
  %87 = phi i64 [ 16, %15 ], [ %260, %258 ]
  %88 = phi i64 [ 0, %15 ], [ %90, %258 ]
  %89 = call i64 @llvm.smin.i64(i64 %5, i64 %87)
  %90 = add nuw nsw i64 %88, 16
  %91 = icmp sgt i64 %90, %5
  %92 = select i1 %16, i1 true, i1 %91
  br i1 %92, label %93, label %97

93:                                               ; preds = %86
  br i1 %18, label %94, label %258

94:                                               ; preds = %93
  %95 = select i1 %91, i64 %5, i64 %90
  %96 = icmp slt i64 %88, %95
  br label %241

97:                                               ; preds = %86
  %98 = getelementptr inbounds float, ptr %20, i64 %88
  %99 = load <16 x float>, ptr %98, align 1
  %100 = getelementptr inbounds float, ptr %23, i64 %88
  %101 = load <16 x float>, ptr %100, align 1
  %102 = getelementptr inbounds float, ptr %26, i64 %88
  %103 = load <16 x float>, ptr %102, align 1
  %104 = getelementptr inbounds float, ptr %29, i64 %88
  %105 = load <16 x float>, ptr %104, align 1
  %106 = getelementptr inbounds float, ptr %32, i64 %88
  %107 = load <16 x float>, ptr %106, align 1
  %108 = getelementptr inbounds float, ptr %35, i64 %88
  %109 = load <16 x float>, ptr %108, align 1
  %110 = getelementptr inbounds float, ptr %38, i64 %88
  %111 = load <16 x float>, ptr %110, align 1
  %112 = getelementptr inbounds float, ptr %41, i64 %88
  %113 = load <16 x float>, ptr %112, align 1
  %114 = getelementptr inbounds float, ptr %44, i64 %88
  %115 = load <16 x float>, ptr %114, align 1
  %116 = getelementptr inbounds float, ptr %47, i64 %88
  %117 = load <16 x float>, ptr %116, align 1
  %118 = getelementptr inbounds float, ptr %50, i64 %88
  %119 = load <16 x float>, ptr %118, align 1
  %120 = getelementptr inbounds float, ptr %53, i64 %88
  %121 = load <16 x float>, ptr %120, align 1
  %122 = getelementptr inbounds float, ptr %56, i64 %88
  %123 = load <16 x float>, ptr %122, align 1
  %124 = getelementptr inbounds float, ptr %59, i64 %88
  %125 = load <16 x float>, ptr %124, align 1
  %126 = getelementptr inbounds float, ptr %62, i64 %88
  %127 = load <16 x float>, ptr %126, align 1
  %128 = getelementptr inbounds float, ptr %65, i64 %88
  %129 = load <16 x float>, ptr %128, align 1
  %130 = shufflevector <16 x float> %99, <16 x float> %101, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %131 = shufflevector <16 x float> %99, <16 x float> %101, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %132 = shufflevector <16 x float> %103, <16 x float> %105, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %133 = shufflevector <16 x float> %103, <16 x float> %105, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %134 = shufflevector <16 x float> %107, <16 x float> %109, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %135 = shufflevector <16 x float> %107, <16 x float> %109, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %136 = shufflevector <16 x float> %111, <16 x float> %113, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %137 = shufflevector <16 x float> %111, <16 x float> %113, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %138 = shufflevector <16 x float> %115, <16 x float> %117, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %139 = shufflevector <16 x float> %115, <16 x float> %117, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %140 = shufflevector <16 x float> %119, <16 x float> %121, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %141 = shufflevector <16 x float> %119, <16 x float> %121, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %142 = shufflevector <16 x float> %123, <16 x float> %125, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %143 = shufflevector <16 x float> %123, <16 x float> %125, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %144 = shufflevector <16 x float> %127, <16 x float> %129, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %145 = shufflevector <16 x float> %127, <16 x float> %129, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %146 = shufflevector <16 x float> %130, <16 x float> %132, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %147 = shufflevector <16 x float> %130, <16 x float> %132, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %148 = shufflevector <16 x float> %131, <16 x float> %133, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %149 = shufflevector <16 x float> %131, <16 x float> %133, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %150 = shufflevector <16 x float> %134, <16 x float> %136, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %151 = shufflevector <16 x float> %134, <16 x float> %136, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %152 = shufflevector <16 x float> %135, <16 x float> %137, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %153 = shufflevector <16 x float> %135, <16 x float> %137, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %154 = shufflevector <16 x float> %138, <16 x float> %140, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %155 = shufflevector <16 x float> %138, <16 x float> %140, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %156 = shufflevector <16 x float> %139, <16 x float> %141, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %157 = shufflevector <16 x float> %139, <16 x float> %141, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %158 = shufflevector <16 x float> %142, <16 x float> %144, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %159 = shufflevector <16 x float> %142, <16 x float> %144, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %160 = shufflevector <16 x float> %143, <16 x float> %145, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %161 = shufflevector <16 x float> %143, <16 x float> %145, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %162 = shufflevector <16 x float> %146, <16 x float> %150, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %163 = shufflevector <16 x float> %146, <16 x float> %150, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %164 = shufflevector <16 x float> %148, <16 x float> %152, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %165 = shufflevector <16 x float> %148, <16 x float> %152, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %166 = shufflevector <16 x float> %147, <16 x float> %151, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %167 = shufflevector <16 x float> %147, <16 x float> %151, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %168 = shufflevector <16 x float> %149, <16 x float> %153, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %169 = shufflevector <16 x float> %149, <16 x float> %153, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %170 = shufflevector <16 x float> %154, <16 x float> %158, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %171 = shufflevector <16 x float> %154, <16 x float> %158, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %172 = shufflevector <16 x float> %156, <16 x float> %160, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %173 = shufflevector <16 x float> %156, <16 x float> %160, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %174 = shufflevector <16 x float> %155, <16 x float> %159, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %175 = shufflevector <16 x float> %155, <16 x float> %159, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %176 = shufflevector <16 x float> %157, <16 x float> %161, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %177 = shufflevector <16 x float> %157, <16 x float> %161, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %178 = shufflevector <16 x float> %162, <16 x float> %170, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %179 = shufflevector <16 x float> %162, <16 x float> %170, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %180 = shufflevector <16 x float> %164, <16 x float> %172, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %181 = shufflevector <16 x float> %164, <16 x float> %172, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %182 = shufflevector <16 x float> %166, <16 x float> %174, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %183 = shufflevector <16 x float> %166, <16 x float> %174, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %184 = shufflevector <16 x float> %168, <16 x float> %176, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %185 = shufflevector <16 x float> %168, <16 x float> %176, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %186 = shufflevector <16 x float> %163, <16 x float> %171, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %187 = shufflevector <16 x float> %163, <16 x float> %171, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %188 = shufflevector <16 x float> %165, <16 x float> %173, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %189 = shufflevector <16 x float> %165, <16 x float> %173, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %190 = shufflevector <16 x float> %167, <16 x float> %175, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %191 = shufflevector <16 x float> %167, <16 x float> %175, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %192 = shufflevector <16 x float> %169, <16 x float> %177, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %193 = shufflevector <16 x float> %169, <16 x float> %177, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %194 = mul nsw i64 %88, %1
  %195 = getelementptr inbounds float, ptr %66, i64 %194
  store <16 x float> %178, ptr %195, align 1
  %196 = or i64 %88, 1
  %197 = mul nsw i64 %196, %1
  %198 = getelementptr inbounds float, ptr %67, i64 %197
  store <16 x float> %180, ptr %198, align 1
  %199 = or i64 %88, 2
  %200 = mul nsw i64 %199, %1
  %201 = getelementptr inbounds float, ptr %68, i64 %200
  store <16 x float> %182, ptr %201, align 1
  %202 = or i64 %88, 3
  %203 = mul nsw i64 %202, %1
  %204 = getelementptr inbounds float, ptr %69, i64 %203
  store <16 x float> %184, ptr %204, align 1
  %205 = or i64 %88, 4
  %206 = mul nsw i64 %205, %1
  %207 = getelementptr inbounds float, ptr %70, i64 %206
  store <16 x float> %186, ptr %207, align 1
  %208 = or i64 %88, 5
  %209 = mul nsw i64 %208, %1
  %210 = getelementptr inbounds float, ptr %71, i64 %209
  store <16 x float> %188, ptr %210, align 1
  %211 = or i64 %88, 6
  %212 = mul nsw i64 %211, %1
  %213 = getelementptr inbounds float, ptr %72, i64 %212
  store <16 x float> %190, ptr %213, align 1
  %214 = or i64 %88, 7
  %215 = mul nsw i64 %214, %1
  %216 = getelementptr inbounds float, ptr %73, i64 %215
  store <16 x float> %192, ptr %216, align 1
  %217 = or i64 %88, 8
  %218 = mul nsw i64 %217, %1
  %219 = getelementptr inbounds float, ptr %74, i64 %218
  store <16 x float> %179, ptr %219, align 1
  %220 = or i64 %88, 9
  %221 = mul nsw i64 %220, %1
  %222 = getelementptr inbounds float, ptr %75, i64 %221
  store <16 x float> %181, ptr %222, align 1
  %223 = or i64 %88, 10
  %224 = mul nsw i64 %223, %1
  %225 = getelementptr inbounds float, ptr %76, i64 %224
  store <16 x float> %183, ptr %225, align 1
  %226 = or i64 %88, 11
  %227 = mul nsw i64 %226, %1
  %228 = getelementptr inbounds float, ptr %77, i64 %227
  store <16 x float> %185, ptr %228, align 1
  %229 = or i64 %88, 12
  %230 = mul nsw i64 %229, %1
  %231 = getelementptr inbounds float, ptr %78, i64 %230
  store <16 x float> %187, ptr %231, align 1
  %232 = or i64 %88, 13
  %233 = mul nsw i64 %232, %1
  %234 = getelementptr inbounds float, ptr %79, i64 %233
  store <16 x float> %189, ptr %234, align 1
  %235 = or i64 %88, 14
  %236 = mul nsw i64 %235, %1
  %237 = getelementptr inbounds float, ptr %80, i64 %236
  store <16 x float> %191, ptr %237, align 1
  %238 = or i64 %88, 15
  %239 = mul nsw i64 %238, %1
  %240 = getelementptr inbounds float, ptr %81, i64 %239
  store <16 x float> %193, ptr %240, align 1
  br label %258

241:                                              ; preds = %94, %245
  %242 = phi i64 [ %12, %94 ], [ %246, %245 ]
  br i1 %96, label %243, label %245

243:                                              ; preds = %241
  %244 = mul nsw i64 %242, %3
  br label %248

245:                                              ; preds = %248, %241
  %246 = add nuw nsw i64 %242, 1
  %247 = icmp eq i64 %246, %13
  br i1 %247, label %258, label %241

248:                                              ; preds = %243, %248
  %249 = phi i64 [ %88, %243 ], [ %256, %248 ]
  %250 = add nsw i64 %249, %244
  %251 = getelementptr inbounds float, ptr %2, i64 %250
  %252 = load float, ptr %251, align 4
  %253 = mul nsw i64 %249, %1
  %254 = add nsw i64 %253, %242
  %255 = getelementptr inbounds float, ptr %0, i64 %254
  store float %252, ptr %255, align 4
  %256 = add nuw nsw i64 %249, 1
  %257 = icmp eq i64 %256, %89
  br i1 %257, label %245, label %248

258:                                              ; preds = %245, %93, %97
  %259 = icmp slt i64 %90, %5
  %260 = add nuw i64 %87, 16
  br i1 %259, label %86, label %83
}

define internal fastcc float @scale_of(float %0) {
  %2 = bitcast float %0 to i32
  %3 = lshr i32 %2, 23
  %4 = and i32 %3, 255
  %5 = sub nsw i32 254, %4
  %6 = icmp sgt i32 %5, 1
  %7 = select i1 %6, i32 %5, i32 1
  %8 = shl nuw nsw i32 %7, 23
  %9 = bitcast i32 %8 to float
  ret float %9
}

define internal fastcc float @reflection(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) {
  %6 = sdiv i64 %2, 16
  %7 = shl nsw i64 %6, 4
  %8 = icmp slt i64 %7, %3
  br i1 %8, label %107, label %9

9:                                                ; preds = %107, %5
  %10 = phi <16 x float> [ zeroinitializer, %5 ], [ %123, %107 ]
  %11 = phi <16 x float> [ zeroinitializer, %5 ], [ %122, %107 ]
  %12 = getelementptr inbounds float, ptr %0, i64 %2
  %13 = load float, ptr %12, align 4
  %14 = fcmp olt float %13, 0.000000e+00
  %15 = fneg float %13
  %16 = select i1 %14, float %15, float %13
  %17 = extractelement <16 x float> %11, i64 0
  %18 = fcmp ogt float %17, 0.000000e+00
  %19 = select i1 %18, float %17, float 0.000000e+00
  %20 = extractelement <16 x float> %11, i64 1
  %21 = fcmp ogt float %20, %19
  %22 = select i1 %21, float %20, float %19
  %23 = extractelement <16 x float> %11, i64 2
  %24 = fcmp ogt float %23, %22
  %25 = select i1 %24, float %23, float %22
  %26 = extractelement <16 x float> %11, i64 3
  %27 = fcmp ogt float %26, %25
  %28 = select i1 %27, float %26, float %25
  %29 = extractelement <16 x float> %11, i64 4
  %30 = fcmp ogt float %29, %28
  %31 = select i1 %30, float %29, float %28
  %32 = extractelement <16 x float> %11, i64 5
  %33 = fcmp ogt float %32, %31
  %34 = select i1 %33, float %32, float %31
  %35 = extractelement <16 x float> %11, i64 6
  %36 = fcmp ogt float %35, %34
  %37 = select i1 %36, float %35, float %34
  %38 = extractelement <16 x float> %11, i64 7
  %39 = fcmp ogt float %38, %37
  %40 = select i1 %39, float %38, float %37
  %41 = extractelement <16 x float> %11, i64 8
  %42 = fcmp ogt float %41, %40
  %43 = select i1 %42, float %41, float %40
  %44 = extractelement <16 x float> %11, i64 9
  %45 = fcmp ogt float %44, %43
  %46 = select i1 %45, float %44, float %43
  %47 = extractelement <16 x float> %11, i64 10
  %48 = fcmp ogt float %47, %46
  %49 = select i1 %48, float %47, float %46
  %50 = extractelement <16 x float> %11, i64 11
  %51 = fcmp ogt float %50, %49
  %52 = select i1 %51, float %50, float %49
  %53 = extractelement <16 x float> %11, i64 12
  %54 = fcmp ogt float %53, %52
  %55 = select i1 %54, float %53, float %52
  %56 = extractelement <16 x float> %11, i64 13
  %57 = fcmp ogt float %56, %55
  %58 = select i1 %57, float %56, float %55
  %59 = extractelement <16 x float> %11, i64 14
  %60 = fcmp ogt float %59, %58
  %61 = select i1 %60, float %59, float %58
  %62 = extractelement <16 x float> %11, i64 15
  %63 = fcmp ogt float %62, %61
  %64 = select i1 %63, float %62, float %61
  %65 = fcmp ogt float %16, %64
  %66 = select i1 %65, float %16, float %64
  store float %13, ptr %4, align 4
  br label %87

67:                                               ; preds = %87, %67
  %68 = phi i64 [ %75, %67 ], [ 0, %87 ]
  %69 = phi <16 x float> [ %74, %67 ], [ %94, %87 ]
  %70 = add nuw nsw i64 %68, 4
  %71 = extractelement <16 x float> %69, i64 %70
  %72 = extractelement <16 x float> %69, i64 %68
  %73 = fadd float %72, %71
  %74 = insertelement <16 x float> %69, float %73, i64 %68
  %75 = add nuw nsw i64 %68, 1
  %76 = icmp eq i64 %75, 4
  br i1 %76, label %77, label %67

77:                                               ; preds = %67, %77
  %78 = phi i64 [ %85, %77 ], [ 0, %67 ]
  %79 = phi <16 x float> [ %84, %77 ], [ %74, %67 ]
  %80 = add nuw nsw i64 %78, 2
  %81 = extractelement <16 x float> %79, i64 %80
  %82 = extractelement <16 x float> %79, i64 %78
  %83 = fadd float %82, %81
  %84 = insertelement <16 x float> %79, float %83, i64 %78
  %85 = add nuw nsw i64 %78, 1
  %86 = icmp eq i64 %85, 2
  br i1 %86, label %97, label %77

87:                                               ; preds = %87, %9
  %88 = phi i64 [ %95, %87 ], [ 0, %9 ]
  %89 = phi <16 x float> [ %94, %87 ], [ %10, %9 ]
  %90 = add nuw nsw i64 %88, 8
  %91 = extractelement <16 x float> %89, i64 %90
  %92 = extractelement <16 x float> %89, i64 %88
  %93 = fadd float %92, %91
  %94 = insertelement <16 x float> %89, float %93, i64 %88
  %95 = add nuw nsw i64 %88, 1
  %96 = icmp eq i64 %95, 8
  br i1 %96, label %67, label %87

97:                                               ; preds = %77
  %98 = call fastcc float @scale_of(float %66)
  %99 = extractelement <16 x float> %84, i64 1
  %100 = extractelement <16 x float> %84, i64 0
  %101 = fadd float %100, %99
  %102 = fcmp oeq float %101, 0.000000e+00
  br i1 %102, label %201, label %103

103:                                              ; preds = %97
  br i1 %8, label %104, label %126

104:                                              ; preds = %103
  %105 = insertelement <16 x float> poison, float %98, i64 0
  %106 = shufflevector <16 x float> %105, <16 x float> poison, <16 x i32> zeroinitializer
  br label %173

107:                                              ; preds = %5, %107
  %108 = phi <16 x float> [ %122, %107 ], [ zeroinitializer, %5 ]
  %109 = phi <16 x float> [ %123, %107 ], [ zeroinitializer, %5 ]
  %110 = phi i64 [ %124, %107 ], [ %7, %5 ]
  %111 = getelementptr inbounds float, ptr %0, i64 %110
  %112 = load <16 x i32>, ptr %111, align 64
  %113 = sub nsw i64 %2, %110
  %114 = trunc i64 %113 to i32
  %115 = insertelement <16 x i32> poison, i32 %114, i64 0
  %116 = shufflevector <16 x i32> %115, <16 x i32> poison, <16 x i32> zeroinitializer
  %117 = icmp slt <16 x i32> %116, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %118 = and <16 x i32> %112, <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>
  %119 = select <16 x i1> %117, <16 x i32> %118, <16 x i32> zeroinitializer
  %120 = bitcast <16 x i32> %119 to <16 x float>
  %121 = fcmp oge <16 x float> %108, %120
  %122 = select <16 x i1> %121, <16 x float> %108, <16 x float> %120
  %123 = fadd <16 x float> %109, %120
  %124 = add nsw i64 %110, 16
  %125 = icmp slt i64 %124, %3
  br i1 %125, label %107, label %9

126:                                              ; preds = %173, %103
  %127 = phi <16 x float> [ zeroinitializer, %103 ], [ %185, %173 ]
  br label %148

128:                                              ; preds = %148, %128
  %129 = phi i64 [ %136, %128 ], [ 0, %148 ]
  %130 = phi <16 x float> [ %135, %128 ], [ %155, %148 ]
  %131 = add nuw nsw i64 %129, 4
  %132 = extractelement <16 x float> %130, i64 %131
  %133 = extractelement <16 x float> %130, i64 %129
  %134 = fadd float %133, %132
  %135 = insertelement <16 x float> %130, float %134, i64 %129
  %136 = add nuw nsw i64 %129, 1
  %137 = icmp eq i64 %136, 4
  br i1 %137, label %138, label %128

138:                                              ; preds = %128, %138
  %139 = phi i64 [ %146, %138 ], [ 0, %128 ]
  %140 = phi <16 x float> [ %145, %138 ], [ %135, %128 ]
  %141 = add nuw nsw i64 %139, 2
  %142 = extractelement <16 x float> %140, i64 %141
  %143 = extractelement <16 x float> %140, i64 %139
  %144 = fadd float %143, %142
  %145 = insertelement <16 x float> %140, float %144, i64 %139
  %146 = add nuw nsw i64 %139, 1
  %147 = icmp eq i64 %146, 2
  br i1 %147, label %158, label %138

148:                                              ; preds = %148, %126
  %149 = phi i64 [ %156, %148 ], [ 0, %126 ]
  %150 = phi <16 x float> [ %155, %148 ], [ %127, %126 ]
  %151 = add nuw nsw i64 %149, 8
  %152 = extractelement <16 x float> %150, i64 %151
  %153 = extractelement <16 x float> %150, i64 %149
  %154 = fadd float %153, %152
  %155 = insertelement <16 x float> %150, float %154, i64 %149
  %156 = add nuw nsw i64 %149, 1
  %157 = icmp eq i64 %156, 8
  br i1 %157, label %128, label %148

158:                                              ; preds = %138
  %159 = fmul float %13, %98
  %160 = extractelement <16 x float> %145, i64 1
  %161 = extractelement <16 x float> %145, i64 0
  %162 = fadd float %161, %160
  %163 = call float @llvm.fmuladd.f32(float %159, float %159, float %162)
  %164 = call float @llvm.sqrt.f32(float %163)
  %165 = fcmp olt float %159, 0.000000e+00
  %166 = fneg float %164
  %167 = select i1 %165, float %164, float %166
  br i1 %8, label %168, label %189

168:                                              ; preds = %158
  %169 = fsub float %159, %167
  %170 = fdiv float 1.000000e+00, %169
  %171 = insertelement <16 x float> poison, float %170, i64 0
  %172 = shufflevector <16 x float> %171, <16 x float> poison, <16 x i32> zeroinitializer
  br label %194

173:                                              ; preds = %104, %173
  %174 = phi <16 x float> [ zeroinitializer, %104 ], [ %185, %173 ]
  %175 = phi i64 [ %7, %104 ], [ %187, %173 ]
  %176 = getelementptr inbounds float, ptr %0, i64 %175
  %177 = load <16 x float>, ptr %176, align 64
  %178 = sub nsw i64 %2, %175
  %179 = trunc i64 %178 to i32
  %180 = insertelement <16 x i32> poison, i32 %179, i64 0
  %181 = shufflevector <16 x i32> %180, <16 x i32> poison, <16 x i32> zeroinitializer
  %182 = icmp slt <16 x i32> %181, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %183 = select <16 x i1> %182, <16 x float> %177, <16 x float> zeroinitializer
  %184 = fmul <16 x float> %106, %183
  %185 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %184, <16 x float> %184, <16 x float> %174)
  %186 = getelementptr inbounds float, ptr %1, i64 %175
  store <16 x float> %184, ptr %186, align 64
  %187 = add nsw i64 %175, 16
  %188 = icmp slt i64 %187, %3
  br i1 %188, label %173, label %126

189:                                              ; preds = %194, %158
  %190 = getelementptr inbounds float, ptr %1, i64 %2
  store float 1.000000e+00, ptr %190, align 4
  %191 = fdiv float %167, %98
  store float %191, ptr %4, align 4
  %192 = fsub float %167, %159
  %193 = fdiv float %192, %167
  br label %201

194:                                              ; preds = %168, %194
  %195 = phi i64 [ %7, %168 ], [ %199, %194 ]
  %196 = getelementptr inbounds float, ptr %1, i64 %195
  %197 = load <16 x float>, ptr %196, align 64
  %198 = fmul <16 x float> %172, %197
  store <16 x float> %198, ptr %196, align 64
  %199 = add nsw i64 %195, 16
  %200 = icmp slt i64 %199, %3
  br i1 %200, label %194, label %189

201:                                              ; preds = %97, %189
  %202 = phi float [ %193, %189 ], [ 0.000000e+00, %97 ]
  ret float %202
}

define internal fastcc void @reflect(ptr %0, float %1, i64 %2, i64 %3, ptr %4, i64 %5) {
  %7 = fcmp oeq float %1, 0.000000e+00
  br i1 %7, label %294, label %8

8:                                                ; preds = %6
  %9 = icmp slt i64 %5, 4
  br i1 %9, label %16, label %10

10:                                               ; preds = %8
  %11 = icmp slt i64 %2, %3
  %12 = shl nsw i64 %3, 1
  %13 = mul nsw i64 %3, 3
  %14 = shl nsw i64 %3, 1
  %15 = mul nsw i64 %3, 3
  br label %21

16:                                               ; preds = %224, %8
  %17 = phi i64 [ 0, %8 ], [ %22, %224 ]
  %18 = icmp slt i64 %17, %5
  br i1 %18, label %19, label %294

19:                                               ; preds = %16
  %20 = icmp slt i64 %2, %3
  br label %227

21:                                               ; preds = %10, %224
  %22 = phi i64 [ 4, %10 ], [ %225, %224 ]
  %23 = phi i64 [ 0, %10 ], [ %22, %224 ]
  %24 = mul nsw i64 %23, %3
  %25 = getelementptr inbounds float, ptr %4, i64 %24
  br i1 %11, label %31, label %26

26:                                               ; preds = %31, %21
  %27 = phi <16 x float> [ zeroinitializer, %21 ], [ %50, %31 ]
  %28 = phi <16 x float> [ zeroinitializer, %21 ], [ %47, %31 ]
  %29 = phi <16 x float> [ zeroinitializer, %21 ], [ %44, %31 ]
  %30 = phi <16 x float> [ zeroinitializer, %21 ], [ %41, %31 ]
  br label %84

31:                                               ; preds = %21, %31
  %32 = phi <16 x float> [ %50, %31 ], [ zeroinitializer, %21 ]
  %33 = phi <16 x float> [ %47, %31 ], [ zeroinitializer, %21 ]
  %34 = phi <16 x float> [ %44, %31 ], [ zeroinitializer, %21 ]
  %35 = phi <16 x float> [ %41, %31 ], [ zeroinitializer, %21 ]
  %36 = phi i64 [ %51, %31 ], [ %2, %21 ]
  %37 = getelementptr inbounds float, ptr %0, i64 %36
  %38 = load <16 x float>, ptr %37, align 64
  %39 = getelementptr inbounds float, ptr %25, i64 %36
  %40 = load <16 x float>, ptr %39, align 64
  %41 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %38, <16 x float> %40, <16 x float> %35)
  %42 = getelementptr inbounds float, ptr %39, i64 %3
  %43 = load <16 x float>, ptr %42, align 64
  %44 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %38, <16 x float> %43, <16 x float> %34)
  %45 = getelementptr inbounds float, ptr %39, i64 %12
  %46 = load <16 x float>, ptr %45, align 64
  %47 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %38, <16 x float> %46, <16 x float> %33)
  %48 = getelementptr inbounds float, ptr %39, i64 %13
  %49 = load <16 x float>, ptr %48, align 64
  %50 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %38, <16 x float> %49, <16 x float> %32)
  %51 = add nsw i64 %36, 16
  %52 = icmp slt i64 %51, %3
  br i1 %52, label %31, label %26

53:                                               ; preds = %205
  %54 = extractelement <16 x float> %202, i64 0
  %55 = extractelement <16 x float> %202, i64 1
  %56 = fadd float %54, %55
  %57 = fmul float %56, %1
  %58 = insertelement <16 x float> poison, float %57, i64 0
  %59 = shufflevector <16 x float> %58, <16 x float> poison, <16 x i32> zeroinitializer
  %60 = fneg <16 x float> %100
  %61 = fneg <16 x float> %137
  %62 = fneg <16 x float> %174
  %63 = fneg <16 x float> %59
  br label %206

64:                                               ; preds = %84, %64
  %65 = phi i64 [ %72, %64 ], [ 0, %84 ]
  %66 = phi <16 x float> [ %71, %64 ], [ %91, %84 ]
  %67 = add nuw nsw i64 %65, 4
  %68 = extractelement <16 x float> %66, i64 %67
  %69 = extractelement <16 x float> %66, i64 %65
  %70 = fadd float %69, %68
  %71 = insertelement <16 x float> %66, float %70, i64 %65
  %72 = add nuw nsw i64 %65, 1
  %73 = icmp eq i64 %72, 4
  br i1 %73, label %74, label %64

74:                                               ; preds = %64, %74
  %75 = phi i64 [ %82, %74 ], [ 0, %64 ]
  %76 = phi <16 x float> [ %81, %74 ], [ %71, %64 ]
  %77 = add nuw nsw i64 %75, 2
  %78 = extractelement <16 x float> %76, i64 %77
  %79 = extractelement <16 x float> %76, i64 %75
  %80 = fadd float %79, %78
  %81 = insertelement <16 x float> %76, float %80, i64 %75
  %82 = add nuw nsw i64 %75, 1
  %83 = icmp eq i64 %82, 2
  br i1 %83, label %94, label %74

84:                                               ; preds = %84, %26
  %85 = phi i64 [ %92, %84 ], [ 0, %26 ]
  %86 = phi <16 x float> [ %91, %84 ], [ %30, %26 ]
  %87 = add nuw nsw i64 %85, 8
  %88 = extractelement <16 x float> %86, i64 %87
  %89 = extractelement <16 x float> %86, i64 %85
  %90 = fadd float %89, %88
  %91 = insertelement <16 x float> %86, float %90, i64 %85
  %92 = add nuw nsw i64 %85, 1
  %93 = icmp eq i64 %92, 8
  br i1 %93, label %64, label %84

94:                                               ; preds = %74
  %95 = extractelement <16 x float> %81, i64 1
  %96 = extractelement <16 x float> %81, i64 0
  %97 = fadd float %96, %95
  %98 = fmul float %97, %1
  %99 = insertelement <16 x float> poison, float %98, i64 0
  %100 = shufflevector <16 x float> %99, <16 x float> poison, <16 x i32> zeroinitializer
  br label %101

101:                                              ; preds = %101, %94
  %102 = phi i64 [ %109, %101 ], [ 0, %94 ]
  %103 = phi <16 x float> [ %108, %101 ], [ %29, %94 ]
  %104 = add nuw nsw i64 %102, 8
  %105 = extractelement <16 x float> %103, i64 %104
  %106 = extractelement <16 x float> %103, i64 %102
  %107 = fadd float %106, %105
  %108 = insertelement <16 x float> %103, float %107, i64 %102
  %109 = add nuw nsw i64 %102, 1
  %110 = icmp eq i64 %109, 8
  br i1 %110, label %111, label %101

111:                                              ; preds = %101, %111
  %112 = phi i64 [ %119, %111 ], [ 0, %101 ]
  %113 = phi <16 x float> [ %118, %111 ], [ %108, %101 ]
  %114 = add nuw nsw i64 %112, 4
  %115 = extractelement <16 x float> %113, i64 %114
  %116 = extractelement <16 x float> %113, i64 %112
  %117 = fadd float %116, %115
  %118 = insertelement <16 x float> %113, float %117, i64 %112
  %119 = add nuw nsw i64 %112, 1
  %120 = icmp eq i64 %119, 4
  br i1 %120, label %121, label %111

121:                                              ; preds = %111, %121
  %122 = phi i64 [ %129, %121 ], [ 0, %111 ]
  %123 = phi <16 x float> [ %128, %121 ], [ %118, %111 ]
  %124 = add nuw nsw i64 %122, 2
  %125 = extractelement <16 x float> %123, i64 %124
  %126 = extractelement <16 x float> %123, i64 %122
  %127 = fadd float %126, %125
  %128 = insertelement <16 x float> %123, float %127, i64 %122
  %129 = add nuw nsw i64 %122, 1
  %130 = icmp eq i64 %129, 2
  br i1 %130, label %131, label %121

131:                                              ; preds = %121
  %132 = extractelement <16 x float> %128, i64 1
  %133 = extractelement <16 x float> %128, i64 0
  %134 = fadd float %133, %132
  %135 = fmul float %134, %1
  %136 = insertelement <16 x float> poison, float %135, i64 0
  %137 = shufflevector <16 x float> %136, <16 x float> poison, <16 x i32> zeroinitializer
  br label %138

138:                                              ; preds = %138, %131
  %139 = phi i64 [ %146, %138 ], [ 0, %131 ]
  %140 = phi <16 x float> [ %145, %138 ], [ %28, %131 ]
  %141 = add nuw nsw i64 %139, 8
  %142 = extractelement <16 x float> %140, i64 %141
  %143 = extractelement <16 x float> %140, i64 %139
  %144 = fadd float %143, %142
  %145 = insertelement <16 x float> %140, float %144, i64 %139
  %146 = add nuw nsw i64 %139, 1
  %147 = icmp eq i64 %146, 8
  br i1 %147, label %148, label %138

148:                                              ; preds = %138, %148
  %149 = phi i64 [ %156, %148 ], [ 0, %138 ]
  %150 = phi <16 x float> [ %155, %148 ], [ %145, %138 ]
  %151 = add nuw nsw i64 %149, 4
  %152 = extractelement <16 x float> %150, i64 %151
  %153 = extractelement <16 x float> %150, i64 %149
  %154 = fadd float %153, %152
  %155 = insertelement <16 x float> %150, float %154, i64 %149
  %156 = add nuw nsw i64 %149, 1
  %157 = icmp eq i64 %156, 4
  br i1 %157, label %158, label %148

158:                                              ; preds = %148, %158
  %159 = phi i64 [ %166, %158 ], [ 0, %148 ]
  %160 = phi <16 x float> [ %165, %158 ], [ %155, %148 ]
  %161 = add nuw nsw i64 %159, 2
  %162 = extractelement <16 x float> %160, i64 %161
  %163 = extractelement <16 x float> %160, i64 %159
  %164 = fadd float %163, %162
  %165 = insertelement <16 x float> %160, float %164, i64 %159
  %166 = add nuw nsw i64 %159, 1
  %167 = icmp eq i64 %166, 2
  br i1 %167, label %168, label %158

168:                                              ; preds = %158
  %169 = extractelement <16 x float> %165, i64 1
  %170 = extractelement <16 x float> %165, i64 0
  %171 = fadd float %170, %169
  %172 = fmul float %171, %1
  %173 = insertelement <16 x float> poison, float %172, i64 0
  %174 = shufflevector <16 x float> %173, <16 x float> poison, <16 x i32> zeroinitializer
  br label %175

175:                                              ; preds = %175, %168
  %176 = phi i64 [ %183, %175 ], [ 0, %168 ]
  %177 = phi <16 x float> [ %182, %175 ], [ %27, %168 ]
  %178 = add nuw nsw i64 %176, 8
  %179 = extractelement <16 x float> %177, i64 %178
  %180 = extractelement <16 x float> %177, i64 %176
  %181 = fadd float %180, %179
  %182 = insertelement <16 x float> %177, float %181, i64 %176
  %183 = add nuw nsw i64 %176, 1
  %184 = icmp eq i64 %183, 8
  br i1 %184, label %185, label %175

185:                                              ; preds = %175, %185
  %186 = phi i64 [ %193, %185 ], [ 0, %175 ]
  %187 = phi <16 x float> [ %192, %185 ], [ %182, %175 ]
  %188 = add nuw nsw i64 %186, 4
  %189 = extractelement <16 x float> %187, i64 %188
  %190 = extractelement <16 x float> %187, i64 %186
  %191 = fadd float %190, %189
  %192 = insertelement <16 x float> %187, float %191, i64 %186
  %193 = add nuw nsw i64 %186, 1
  %194 = icmp eq i64 %193, 4
  br i1 %194, label %195, label %185

195:                                              ; preds = %185, %195
  %196 = phi i64 [ %203, %195 ], [ 0, %185 ]
  %197 = phi <16 x float> [ %202, %195 ], [ %192, %185 ]
  %198 = add nuw nsw i64 %196, 2
  %199 = extractelement <16 x float> %197, i64 %198
  %200 = extractelement <16 x float> %197, i64 %196
  %201 = fadd float %200, %199
  %202 = insertelement <16 x float> %197, float %201, i64 %196
  %203 = add nuw nsw i64 %196, 1
  %204 = icmp eq i64 %203, 2
  br i1 %204, label %205, label %195

205:                                              ; preds = %195
  br i1 %11, label %53, label %224

206:                                              ; preds = %53, %206
  %207 = phi i64 [ %222, %206 ], [ %2, %53 ]
  %208 = getelementptr inbounds float, ptr %0, i64 %207
  %209 = load <16 x float>, ptr %208, align 64
  %210 = getelementptr inbounds float, ptr %25, i64 %207
  %211 = load <16 x float>, ptr %210, align 64
  %212 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %60, <16 x float> %209, <16 x float> %211)
  store <16 x float> %212, ptr %210, align 64
  %213 = getelementptr inbounds float, ptr %210, i64 %3
  %214 = load <16 x float>, ptr %213, align 64
  %215 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %61, <16 x float> %209, <16 x float> %214)
  store <16 x float> %215, ptr %213, align 64
  %216 = getelementptr inbounds float, ptr %210, i64 %14
  %217 = load <16 x float>, ptr %216, align 64
  %218 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %62, <16 x float> %209, <16 x float> %217)
  store <16 x float> %218, ptr %216, align 64
  %219 = getelementptr inbounds float, ptr %210, i64 %15
  %220 = load <16 x float>, ptr %219, align 64
  %221 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %63, <16 x float> %209, <16 x float> %220)
  store <16 x float> %221, ptr %219, align 64
  %222 = add nsw i64 %207, 16
  %223 = icmp slt i64 %222, %3
  br i1 %223, label %206, label %224

224:                                              ; preds = %206, %205
  %225 = add nuw nsw i64 %22, 4
  %226 = icmp sgt i64 %225, %5
  br i1 %226, label %16, label %21

227:                                              ; preds = %19, %291
  %228 = phi i64 [ %17, %19 ], [ %292, %291 ]
  %229 = mul nsw i64 %228, %3
  %230 = getelementptr inbounds float, ptr %4, i64 %229
  br i1 %20, label %233, label %231

231:                                              ; preds = %233, %227
  %232 = phi <16 x float> [ zeroinitializer, %227 ], [ %240, %233 ]
  br label %271

233:                                              ; preds = %227, %233
  %234 = phi <16 x float> [ %240, %233 ], [ zeroinitializer, %227 ]
  %235 = phi i64 [ %241, %233 ], [ %2, %227 ]
  %236 = getelementptr inbounds float, ptr %0, i64 %235
  %237 = load <16 x float>, ptr %236, align 64
  %238 = getelementptr inbounds float, ptr %230, i64 %235
  %239 = load <16 x float>, ptr %238, align 64
  %240 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %237, <16 x float> %239, <16 x float> %234)
  %241 = add nsw i64 %235, 16
  %242 = icmp slt i64 %241, %3
  br i1 %242, label %233, label %231

243:                                              ; preds = %281
  %244 = extractelement <16 x float> %268, i64 0
  %245 = extractelement <16 x float> %268, i64 1
  %246 = fadd float %244, %245
  %247 = fmul float %246, %1
  %248 = insertelement <16 x float> poison, float %247, i64 0
  %249 = shufflevector <16 x float> %248, <16 x float> poison, <16 x i32> zeroinitializer
  %250 = fneg <16 x float> %249
  br label %282

251:                                              ; preds = %271, %251
  %252 = phi i64 [ %259, %251 ], [ 0, %271 ]
  %253 = phi <16 x float> [ %258, %251 ], [ %278, %271 ]
  %254 = add nuw nsw i64 %252, 4
  %255 = extractelement <16 x float> %253, i64 %254
  %256 = extractelement <16 x float> %253, i64 %252
  %257 = fadd float %256, %255
  %258 = insertelement <16 x float> %253, float %257, i64 %252
  %259 = add nuw nsw i64 %252, 1
  %260 = icmp eq i64 %259, 4
  br i1 %260, label %261, label %251

261:                                              ; preds = %251, %261
  %262 = phi i64 [ %269, %261 ], [ 0, %251 ]
  %263 = phi <16 x float> [ %268, %261 ], [ %258, %251 ]
  %264 = add nuw nsw i64 %262, 2
  %265 = extractelement <16 x float> %263, i64 %264
  %266 = extractelement <16 x float> %263, i64 %262
  %267 = fadd float %266, %265
  %268 = insertelement <16 x float> %263, float %267, i64 %262
  %269 = add nuw nsw i64 %262, 1
  %270 = icmp eq i64 %269, 2
  br i1 %270, label %281, label %261

271:                                              ; preds = %271, %231
  %272 = phi i64 [ %279, %271 ], [ 0, %231 ]
  %273 = phi <16 x float> [ %278, %271 ], [ %232, %231 ]
  %274 = add nuw nsw i64 %272, 8
  %275 = extractelement <16 x float> %273, i64 %274
  %276 = extractelement <16 x float> %273, i64 %272
  %277 = fadd float %276, %275
  %278 = insertelement <16 x float> %273, float %277, i64 %272
  %279 = add nuw nsw i64 %272, 1
  %280 = icmp eq i64 %279, 8
  br i1 %280, label %251, label %271

281:                                              ; preds = %261
  br i1 %20, label %243, label %291

282:                                              ; preds = %243, %282
  %283 = phi i64 [ %289, %282 ], [ %2, %243 ]
  %284 = getelementptr inbounds float, ptr %0, i64 %283
  %285 = load <16 x float>, ptr %284, align 64
  %286 = getelementptr inbounds float, ptr %230, i64 %283
  %287 = load <16 x float>, ptr %286, align 64
  %288 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %250, <16 x float> %285, <16 x float> %287)
  store <16 x float> %288, ptr %286, align 64
  %289 = add nsw i64 %283, 16
  %290 = icmp slt i64 %289, %3
  br i1 %290, label %282, label %291

291:                                              ; preds = %282, %281
  %292 = add nuw nsw i64 %228, 1
  %293 = icmp eq i64 %292, %5
  br i1 %293, label %294, label %227

294:                                              ; preds = %291, %16, %6
  ret void
}

declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>)

declare float @llvm.sqrt.f32(float)

declare float @llvm.fmuladd.f32(float, float, float)

declare i64 @llvm.smin.i64(i64, i64)
