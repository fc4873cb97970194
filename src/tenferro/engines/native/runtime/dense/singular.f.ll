; Made from source/dense/singular.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: cbf3a0ecb8451ef6940fb66fd78e26a34e4ecaca04833bfbf0603f2f93ef465c

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
  br i1 %105, label %840, label %121

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
  br i1 %182, label %840, label %183

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
  br i1 %275, label %277, label %276

276:                                              ; preds = %272
  call fastcc void @multiply(ptr %1, ptr %36, ptr %29, i64 %24, i64 %15, i64 %21, i64 0)
  call fastcc void @multiply(ptr %30, ptr %37, ptr %32, i64 %27, i64 %273, i64 %15, i64 1)
  br label %277

277:                                              ; preds = %272, %276
  %278 = icmp sgt i64 %15, 1
  br i1 %278, label %279, label %735

279:                                              ; preds = %277
  %280 = mul nsw i64 %15, 30
  %281 = getelementptr inbounds [5 x float], ptr %4, i64 0, i64 0
  %282 = getelementptr inbounds [5 x float], ptr %4, i64 0, i64 1
  %283 = getelementptr inbounds [5 x float], ptr %4, i64 0, i64 2
  %284 = getelementptr inbounds [5 x float], ptr %4, i64 0, i64 3
  %285 = getelementptr inbounds [5 x float], ptr %4, i64 0, i64 4
  %286 = icmp sgt i64 %11, 0
  br label %287

287:                                              ; preds = %733, %279
  %288 = phi i64 [ %273, %279 ], [ %291, %733 ]
  %289 = phi i64 [ %280, %279 ], [ %323, %733 ]
  br label %290

290:                                              ; preds = %319, %287
  %291 = phi i64 [ %288, %287 ], [ %320, %319 ]
  br label %292

292:                                              ; preds = %295, %290
  %293 = phi i64 [ %296, %295 ], [ %291, %290 ]
  %294 = icmp sgt i64 %293, 0
  br i1 %294, label %295, label %317

295:                                              ; preds = %292
  %296 = add nsw i64 %293, -1
  %297 = getelementptr inbounds float, ptr %35, i64 %296
  %298 = load float, ptr %297, align 4
  %299 = fcmp olt float %298, 0.000000e+00
  %300 = fneg float %298
  %301 = select i1 %299, float %300, float %298
  %302 = getelementptr inbounds float, ptr %34, i64 %296
  %303 = load float, ptr %302, align 4
  %304 = fcmp olt float %303, 0.000000e+00
  %305 = fneg float %303
  %306 = select i1 %304, float %305, float %303
  %307 = getelementptr inbounds float, ptr %34, i64 %293
  %308 = load float, ptr %307, align 4
  %309 = fcmp olt float %308, 0.000000e+00
  %310 = fneg float %308
  %311 = select i1 %309, float %310, float %308
  %312 = fadd float %306, %311
  %313 = call float @llvm.fmuladd.f32(float %312, float 0x3E70000000000000, float 0x3830000000000000)
  %314 = fcmp ugt float %301, %313
  br i1 %314, label %292, label %315

315:                                              ; preds = %295
  %316 = getelementptr inbounds float, ptr %35, i64 %296
  store float 0.000000e+00, ptr %316, align 4
  br label %317

317:                                              ; preds = %292, %315
  %318 = icmp eq i64 %293, %291
  br i1 %318, label %319, label %322

319:                                              ; preds = %317
  %320 = add nsw i64 %291, -1
  %321 = icmp sgt i64 %291, 1
  br i1 %321, label %290, label %735

322:                                              ; preds = %317
  %323 = add nsw i64 %289, -1
  %324 = icmp eq i64 %289, 0
  br i1 %324, label %840, label %325

325:                                              ; preds = %322
  %326 = icmp slt i64 %291, %293
  br i1 %326, label %365, label %327

327:                                              ; preds = %325
  %328 = add i64 %293, -1
  br label %329

329:                                              ; preds = %358, %327
  %330 = phi i64 [ %359, %358 ], [ %291, %327 ]
  %331 = icmp slt i64 %330, %291
  br i1 %331, label %332, label %338

332:                                              ; preds = %329
  %333 = getelementptr inbounds float, ptr %35, i64 %330
  %334 = load float, ptr %333, align 4
  %335 = fcmp olt float %334, 0.000000e+00
  %336 = fneg float %334
  %337 = select i1 %335, float %336, float %334
  br label %338

338:                                              ; preds = %332, %329
  %339 = phi float [ %337, %332 ], [ 0.000000e+00, %329 ]
  %340 = icmp sgt i64 %330, %293
  br i1 %340, label %341, label %348

341:                                              ; preds = %338
  %342 = add nsw i64 %330, -1
  %343 = getelementptr inbounds float, ptr %35, i64 %342
  %344 = load float, ptr %343, align 4
  %345 = fcmp olt float %344, 0.000000e+00
  %346 = fneg float %344
  %347 = select i1 %345, float %346, float %344
  br label %348

348:                                              ; preds = %341, %338
  %349 = phi float [ %347, %341 ], [ 0.000000e+00, %338 ]
  %350 = fadd float %339, %349
  %351 = getelementptr inbounds float, ptr %34, i64 %330
  %352 = load float, ptr %351, align 4
  %353 = fcmp olt float %352, 0.000000e+00
  %354 = fneg float %352
  %355 = select i1 %353, float %354, float %352
  %356 = call float @llvm.fmuladd.f32(float %350, float 0x3E70000000000000, float 0x3830000000000000)
  %357 = fcmp ugt float %355, %356
  br i1 %357, label %358, label %362

358:                                              ; preds = %348
  %359 = add nsw i64 %330, -1
  br i1 %340, label %329, label %360

360:                                              ; preds = %358
  %361 = icmp eq i64 %328, %291
  br i1 %361, label %365, label %507

362:                                              ; preds = %348
  %363 = getelementptr inbounds float, ptr %34, i64 %330
  store float 0.000000e+00, ptr %363, align 4
  %364 = icmp eq i64 %330, %291
  br i1 %364, label %365, label %439

365:                                              ; preds = %362, %360, %325
  %366 = add nsw i64 %291, -1
  %367 = getelementptr inbounds float, ptr %35, i64 %366
  %368 = load float, ptr %367, align 4
  store float 0.000000e+00, ptr %367, align 4
  %369 = icmp sgt i64 %291, %293
  br i1 %369, label %370, label %733

370:                                              ; preds = %365
  %371 = mul nsw i64 %291, %27
  %372 = getelementptr inbounds float, ptr %32, i64 %371
  br label %373

373:                                              ; preds = %370, %437
  %374 = phi i64 [ %438, %437 ], [ %366, %370 ]
  %375 = phi float [ %409, %437 ], [ %368, %370 ]
  %376 = getelementptr inbounds float, ptr %34, i64 %374
  %377 = load float, ptr %376, align 4
  %378 = fmul float %377, %377
  %379 = call float @llvm.fmuladd.f32(float %375, float %375, float %378)
  %380 = fcmp olt float %379, 0x39B4484C00000000
  br i1 %380, label %381, label %387

381:                                              ; preds = %373
  %382 = fmul float %375, 0x4590000000000000
  %383 = fmul float %377, 0x4590000000000000
  %384 = fmul float %383, %383
  %385 = call float @llvm.fmuladd.f32(float %382, float %382, float %384)
  %386 = fcmp oeq float %385, 0.000000e+00
  br i1 %386, label %396, label %387

387:                                              ; preds = %381, %373
  %388 = phi float [ %383, %381 ], [ %377, %373 ]
  %389 = phi float [ %382, %381 ], [ %375, %373 ]
  %390 = phi float [ %385, %381 ], [ %379, %373 ]
  %391 = phi float [ 0x3A50000000000000, %381 ], [ 1.000000e+00, %373 ]
  %392 = call float @llvm.sqrt.f32(float %390)
  %393 = fdiv float %388, %392
  %394 = fdiv float %389, %392
  %395 = fmul float %392, %391
  br label %396

396:                                              ; preds = %387, %381
  %397 = phi float [ %393, %387 ], [ 1.000000e+00, %381 ]
  %398 = phi float [ %394, %387 ], [ 0.000000e+00, %381 ]
  %399 = phi float [ %395, %387 ], [ 0.000000e+00, %381 ]
  store float %399, ptr %376, align 4
  %400 = icmp sgt i64 %374, %293
  br i1 %400, label %401, label %408

401:                                              ; preds = %396
  %402 = fneg float %398
  %403 = add nsw i64 %374, -1
  %404 = getelementptr inbounds float, ptr %35, i64 %403
  %405 = load float, ptr %404, align 4
  %406 = fmul float %405, %402
  %407 = fmul float %397, %405
  store float %407, ptr %404, align 4
  br label %408

408:                                              ; preds = %401, %396
  %409 = phi float [ %406, %401 ], [ %375, %396 ]
  br i1 %275, label %437, label %410

410:                                              ; preds = %408
  %411 = mul nsw i64 %374, %27
  %412 = getelementptr inbounds float, ptr %32, i64 %411
  %413 = fneg float %398
  %414 = fneg float %397
  %415 = call float @llvm.fmuladd.f32(float %414, float %397, float 1.000000e+00)
  %416 = call float @llvm.fmuladd.f32(float %398, float %413, float %415)
  %417 = fmul float %416, 5.000000e-01
  %418 = call float @llvm.fmuladd.f32(float %397, float %417, float %397)
  %419 = insertelement <16 x float> poison, float %418, i64 0
  %420 = shufflevector <16 x float> %419, <16 x float> poison, <16 x i32> zeroinitializer
  %421 = call float @llvm.fmuladd.f32(float %413, float %417, float %413)
  %422 = insertelement <16 x float> poison, float %421, i64 0
  %423 = shufflevector <16 x float> %422, <16 x float> poison, <16 x i32> zeroinitializer
  %424 = fneg <16 x float> %423
  br label %425

425:                                              ; preds = %425, %410
  %426 = phi i64 [ 0, %410 ], [ %435, %425 ]
  %427 = getelementptr inbounds float, ptr %412, i64 %426
  %428 = load <16 x float>, ptr %427, align 64
  %429 = getelementptr inbounds float, ptr %372, i64 %426
  %430 = load <16 x float>, ptr %429, align 64
  %431 = fmul <16 x float> %423, %428
  %432 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %420, <16 x float> %430, <16 x float> %431)
  store <16 x float> %432, ptr %429, align 64
  %433 = fmul <16 x float> %430, %424
  %434 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %420, <16 x float> %428, <16 x float> %433)
  store <16 x float> %434, ptr %427, align 64
  %435 = add nuw nsw i64 %426, 16
  %436 = icmp slt i64 %435, %27
  br i1 %436, label %425, label %437

437:                                              ; preds = %425, %408
  %438 = add nsw i64 %374, -1
  br i1 %400, label %373, label %733

439:                                              ; preds = %362
  %440 = getelementptr inbounds float, ptr %35, i64 %330
  %441 = load float, ptr %440, align 4
  store float 0.000000e+00, ptr %440, align 4
  br i1 %331, label %442, label %733

442:                                              ; preds = %439
  %443 = mul nsw i64 %330, %24
  %444 = getelementptr inbounds float, ptr %29, i64 %443
  br label %445

445:                                              ; preds = %442, %505
  %446 = phi i64 [ %448, %505 ], [ %330, %442 ]
  %447 = phi float [ %476, %505 ], [ %441, %442 ]
  %448 = add i64 %446, 1
  %449 = getelementptr inbounds float, ptr %34, i64 %448
  %450 = load float, ptr %449, align 4
  %451 = fmul float %450, %450
  %452 = call float @llvm.fmuladd.f32(float %447, float %447, float %451)
  %453 = fcmp olt float %452, 0x39B4484C00000000
  br i1 %453, label %454, label %460

454:                                              ; preds = %445
  %455 = fmul float %447, 0x4590000000000000
  %456 = fmul float %450, 0x4590000000000000
  %457 = fmul float %456, %456
  %458 = call float @llvm.fmuladd.f32(float %455, float %455, float %457)
  %459 = fcmp oeq float %458, 0.000000e+00
  br i1 %459, label %469, label %460

460:                                              ; preds = %454, %445
  %461 = phi float [ %456, %454 ], [ %450, %445 ]
  %462 = phi float [ %455, %454 ], [ %447, %445 ]
  %463 = phi float [ %458, %454 ], [ %452, %445 ]
  %464 = phi float [ 0x3A50000000000000, %454 ], [ 1.000000e+00, %445 ]
  %465 = call float @llvm.sqrt.f32(float %463)
  %466 = fdiv float %461, %465
  %467 = fdiv float %462, %465
  %468 = fmul float %465, %464
  br label %469

469:                                              ; preds = %460, %454
  %470 = phi float [ %466, %460 ], [ 1.000000e+00, %454 ]
  %471 = phi float [ %467, %460 ], [ 0.000000e+00, %454 ]
  %472 = phi float [ %468, %460 ], [ 0.000000e+00, %454 ]
  store float %472, ptr %449, align 4
  %473 = fneg float %471
  %474 = getelementptr inbounds float, ptr %35, i64 %448
  %475 = load float, ptr %474, align 4
  %476 = fmul float %475, %473
  %477 = fmul float %470, %475
  store float %477, ptr %474, align 4
  br i1 %275, label %505, label %478

478:                                              ; preds = %469
  %479 = mul nsw i64 %448, %24
  %480 = getelementptr inbounds float, ptr %29, i64 %479
  %481 = fneg float %470
  %482 = call float @llvm.fmuladd.f32(float %481, float %470, float 1.000000e+00)
  %483 = call float @llvm.fmuladd.f32(float %471, float %473, float %482)
  %484 = fmul float %483, 5.000000e-01
  %485 = call float @llvm.fmuladd.f32(float %470, float %484, float %470)
  %486 = insertelement <16 x float> poison, float %485, i64 0
  %487 = shufflevector <16 x float> %486, <16 x float> poison, <16 x i32> zeroinitializer
  %488 = call float @llvm.fmuladd.f32(float %473, float %484, float %473)
  %489 = insertelement <16 x float> poison, float %488, i64 0
  %490 = shufflevector <16 x float> %489, <16 x float> poison, <16 x i32> zeroinitializer
  br i1 %286, label %491, label %505

491:                                              ; preds = %478
  %492 = fneg <16 x float> %490
  br label %493

493:                                              ; preds = %493, %491
  %494 = phi i64 [ 0, %491 ], [ %503, %493 ]
  %495 = getelementptr inbounds float, ptr %480, i64 %494
  %496 = load <16 x float>, ptr %495, align 64
  %497 = getelementptr inbounds float, ptr %444, i64 %494
  %498 = load <16 x float>, ptr %497, align 64
  %499 = fmul <16 x float> %490, %496
  %500 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %487, <16 x float> %498, <16 x float> %499)
  store <16 x float> %500, ptr %497, align 64
  %501 = fmul <16 x float> %498, %492
  %502 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %487, <16 x float> %496, <16 x float> %501)
  store <16 x float> %502, ptr %495, align 64
  %503 = add nuw nsw i64 %494, 16
  %504 = icmp slt i64 %503, %24
  br i1 %504, label %493, label %505

505:                                              ; preds = %493, %478, %469
  %506 = icmp eq i64 %448, %291
  br i1 %506, label %733, label %445

507:                                              ; preds = %360
  %508 = getelementptr inbounds float, ptr %34, i64 %291
  %509 = load float, ptr %508, align 4
  store float %509, ptr %281, align 16
  %510 = add nsw i64 %291, -1
  %511 = getelementptr inbounds float, ptr %34, i64 %510
  %512 = load float, ptr %511, align 4
  %513 = getelementptr inbounds float, ptr %35, i64 %510
  %514 = load float, ptr %513, align 4
  store float %514, ptr %283, align 8
  %515 = getelementptr inbounds float, ptr %34, i64 %293
  %516 = load float, ptr %515, align 4
  store float %516, ptr %284, align 4
  %517 = getelementptr inbounds float, ptr %35, i64 %293
  %518 = load float, ptr %517, align 4
  store float %518, ptr %285, align 16
  %519 = fcmp olt float %509, 0.000000e+00
  %520 = fneg float %509
  %521 = select i1 %519, float %520, float %509
  %522 = fcmp ogt float %521, 0.000000e+00
  %523 = select i1 %522, float %521, float 0.000000e+00
  %524 = fcmp olt float %512, 0.000000e+00
  %525 = fneg float %512
  %526 = select i1 %524, float %525, float %512
  %527 = fcmp ogt float %526, %523
  %528 = select i1 %527, float %526, float %523
  %529 = fcmp olt float %514, 0.000000e+00
  %530 = fneg float %514
  %531 = select i1 %529, float %530, float %514
  %532 = fcmp ogt float %531, %528
  %533 = select i1 %532, float %531, float %528
  br label %538

534:                                              ; preds = %538
  %535 = fdiv float %509, %546
  store float %535, ptr %281, align 16
  %536 = fdiv float %512, %546
  store float %536, ptr %282, align 4
  %537 = fdiv float %514, %546
  store float %537, ptr %283, align 8
  br label %565

538:                                              ; preds = %549, %507
  %539 = phi float [ %516, %507 ], [ %551, %549 ]
  %540 = phi i64 [ 3, %507 ], [ %547, %549 ]
  %541 = phi float [ %533, %507 ], [ %546, %549 ]
  %542 = fcmp olt float %539, 0.000000e+00
  %543 = fneg float %539
  %544 = select i1 %542, float %543, float %539
  %545 = fcmp ogt float %544, %541
  %546 = select i1 %545, float %544, float %541
  %547 = add nuw nsw i64 %540, 1
  %548 = icmp eq i64 %547, 5
  br i1 %548, label %534, label %549

549:                                              ; preds = %538
  %550 = getelementptr inbounds [5 x float], ptr %4, i64 0, i64 %547
  %551 = load float, ptr %550, align 4
  br label %538

552:                                              ; preds = %565
  %553 = load float, ptr %282, align 4
  %554 = fadd float %535, %553
  %555 = fsub float %553, %535
  %556 = load float, ptr %283, align 8
  %557 = fmul float %556, %556
  %558 = call float @llvm.fmuladd.f32(float %554, float %555, float %557)
  %559 = fmul float %558, 5.000000e-01
  %560 = fmul float %535, %556
  %561 = fmul float %560, %560
  %562 = fcmp une float %559, 0.000000e+00
  %563 = fcmp une float %561, 0.000000e+00
  %564 = select i1 %562, i1 true, i1 %563
  br i1 %564, label %575, label %583

565:                                              ; preds = %572, %534
  %566 = phi float [ %516, %534 ], [ %574, %572 ]
  %567 = phi i64 [ 3, %534 ], [ %570, %572 ]
  %568 = getelementptr inbounds [5 x float], ptr %4, i64 0, i64 %567
  %569 = fdiv float %566, %546
  store float %569, ptr %568, align 4
  %570 = add nuw nsw i64 %567, 1
  %571 = icmp eq i64 %570, 5
  br i1 %571, label %552, label %572

572:                                              ; preds = %565
  %573 = getelementptr inbounds [5 x float], ptr %4, i64 0, i64 %570
  %574 = load float, ptr %573, align 4
  br label %565

575:                                              ; preds = %552
  %576 = call float @llvm.fmuladd.f32(float %559, float %559, float %561)
  %577 = call float @llvm.sqrt.f32(float %576)
  %578 = fcmp olt float %559, 0.000000e+00
  %579 = fneg float %577
  %580 = select i1 %578, float %579, float %577
  %581 = fadd float %559, %580
  %582 = fdiv float %561, %581
  br label %583

583:                                              ; preds = %575, %552
  %584 = phi float [ %582, %575 ], [ 0.000000e+00, %552 ]
  %585 = load float, ptr %284, align 4
  %586 = fadd float %535, %585
  %587 = fsub float %585, %535
  %588 = call float @llvm.fmuladd.f32(float %586, float %587, float %584)
  %589 = load float, ptr %285, align 16
  %590 = icmp slt i64 %293, %291
  br i1 %590, label %591, label %731

591:                                              ; preds = %583
  %592 = fmul float %585, %589
  br label %593

593:                                              ; preds = %729, %591
  %594 = phi i64 [ %293, %591 ], [ %633, %729 ]
  %595 = phi float [ %592, %591 ], [ %698, %729 ]
  %596 = phi float [ %588, %591 ], [ %692, %729 ]
  %597 = fmul float %596, %596
  %598 = call float @llvm.fmuladd.f32(float %595, float %595, float %597)
  %599 = fcmp olt float %598, 0x39B4484C00000000
  br i1 %599, label %600, label %606

600:                                              ; preds = %593
  %601 = fmul float %595, 0x4590000000000000
  %602 = fmul float %596, 0x4590000000000000
  %603 = fmul float %602, %602
  %604 = call float @llvm.fmuladd.f32(float %601, float %601, float %603)
  %605 = fcmp oeq float %604, 0.000000e+00
  br i1 %605, label %615, label %606

606:                                              ; preds = %600, %593
  %607 = phi float [ %602, %600 ], [ %596, %593 ]
  %608 = phi float [ %601, %600 ], [ %595, %593 ]
  %609 = phi float [ %604, %600 ], [ %598, %593 ]
  %610 = phi float [ 0x3A50000000000000, %600 ], [ 1.000000e+00, %593 ]
  %611 = call float @llvm.sqrt.f32(float %609)
  %612 = fdiv float %607, %611
  %613 = fdiv float %608, %611
  %614 = fmul float %611, %610
  br label %615

615:                                              ; preds = %606, %600
  %616 = phi float [ %612, %606 ], [ 1.000000e+00, %600 ]
  %617 = phi float [ %613, %606 ], [ 0.000000e+00, %600 ]
  %618 = phi float [ %614, %606 ], [ 0.000000e+00, %600 ]
  %619 = icmp sgt i64 %594, %293
  br i1 %619, label %620, label %623

620:                                              ; preds = %615
  %621 = add nsw i64 %594, -1
  %622 = getelementptr inbounds float, ptr %35, i64 %621
  store float %618, ptr %622, align 4
  br label %623

623:                                              ; preds = %620, %615
  %624 = getelementptr inbounds float, ptr %34, i64 %594
  %625 = load float, ptr %624, align 4
  %626 = getelementptr inbounds float, ptr %35, i64 %594
  %627 = load float, ptr %626, align 4
  %628 = fmul float %617, %627
  %629 = call float @llvm.fmuladd.f32(float %616, float %625, float %628)
  %630 = fneg float %617
  %631 = fmul float %625, %630
  %632 = call float @llvm.fmuladd.f32(float %616, float %627, float %631)
  store float %632, ptr %626, align 4
  %633 = add nsw i64 %594, 1
  %634 = getelementptr inbounds float, ptr %34, i64 %633
  %635 = load float, ptr %634, align 4
  %636 = fmul float %617, %635
  %637 = fmul float %616, %635
  store float %637, ptr %634, align 4
  br i1 %275, label %666, label %638

638:                                              ; preds = %623
  %639 = mul nsw i64 %594, %27
  %640 = getelementptr inbounds float, ptr %32, i64 %639
  %641 = mul nsw i64 %633, %27
  %642 = getelementptr inbounds float, ptr %32, i64 %641
  %643 = fneg float %616
  %644 = call float @llvm.fmuladd.f32(float %643, float %616, float 1.000000e+00)
  %645 = call float @llvm.fmuladd.f32(float %617, float %630, float %644)
  %646 = fmul float %645, 5.000000e-01
  %647 = call float @llvm.fmuladd.f32(float %616, float %646, float %616)
  %648 = insertelement <16 x float> poison, float %647, i64 0
  %649 = shufflevector <16 x float> %648, <16 x float> poison, <16 x i32> zeroinitializer
  %650 = call float @llvm.fmuladd.f32(float %630, float %646, float %630)
  %651 = insertelement <16 x float> poison, float %650, i64 0
  %652 = shufflevector <16 x float> %651, <16 x float> poison, <16 x i32> zeroinitializer
  %653 = fneg <16 x float> %652
  br label %654

654:                                              ; preds = %654, %638
  %655 = phi i64 [ 0, %638 ], [ %664, %654 ]
  %656 = getelementptr inbounds float, ptr %640, i64 %655
  %657 = load <16 x float>, ptr %656, align 64
  %658 = getelementptr inbounds float, ptr %642, i64 %655
  %659 = load <16 x float>, ptr %658, align 64
  %660 = fmul <16 x float> %652, %657
  %661 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %649, <16 x float> %659, <16 x float> %660)
  store <16 x float> %661, ptr %658, align 64
  %662 = fmul <16 x float> %659, %653
  %663 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %649, <16 x float> %657, <16 x float> %662)
  store <16 x float> %663, ptr %656, align 64
  %664 = add nuw nsw i64 %655, 16
  %665 = icmp slt i64 %664, %27
  br i1 %665, label %654, label %666

666:                                              ; preds = %654, %623
  %667 = fmul float %629, %629
  %668 = call float @llvm.fmuladd.f32(float %636, float %636, float %667)
  %669 = fcmp olt float %668, 0x39B4484C00000000
  br i1 %669, label %670, label %676

670:                                              ; preds = %666
  %671 = fmul float %636, 0x4590000000000000
  %672 = fmul float %629, 0x4590000000000000
  %673 = fmul float %672, %672
  %674 = call float @llvm.fmuladd.f32(float %671, float %671, float %673)
  %675 = fcmp oeq float %674, 0.000000e+00
  br i1 %675, label %685, label %676

676:                                              ; preds = %670, %666
  %677 = phi float [ %672, %670 ], [ %629, %666 ]
  %678 = phi float [ %671, %670 ], [ %636, %666 ]
  %679 = phi float [ %674, %670 ], [ %668, %666 ]
  %680 = phi float [ 0x3A50000000000000, %670 ], [ 1.000000e+00, %666 ]
  %681 = call float @llvm.sqrt.f32(float %679)
  %682 = fdiv float %677, %681
  %683 = fdiv float %678, %681
  %684 = fmul float %681, %680
  br label %685

685:                                              ; preds = %676, %670
  %686 = phi float [ %682, %676 ], [ 1.000000e+00, %670 ]
  %687 = phi float [ %683, %676 ], [ 0.000000e+00, %670 ]
  %688 = phi float [ %684, %676 ], [ 0.000000e+00, %670 ]
  store float %688, ptr %624, align 4
  %689 = load float, ptr %626, align 4
  %690 = load float, ptr %634, align 4
  %691 = fmul float %687, %690
  %692 = call float @llvm.fmuladd.f32(float %686, float %689, float %691)
  %693 = fneg float %687
  %694 = fmul float %689, %693
  %695 = call float @llvm.fmuladd.f32(float %686, float %690, float %694)
  store float %695, ptr %634, align 4
  %696 = getelementptr inbounds float, ptr %35, i64 %633
  %697 = load float, ptr %696, align 4
  %698 = fmul float %687, %697
  %699 = fmul float %686, %697
  store float %699, ptr %696, align 4
  br i1 %275, label %729, label %700

700:                                              ; preds = %685
  %701 = mul nsw i64 %594, %24
  %702 = getelementptr inbounds float, ptr %29, i64 %701
  %703 = mul nsw i64 %633, %24
  %704 = getelementptr inbounds float, ptr %29, i64 %703
  %705 = fneg float %686
  %706 = call float @llvm.fmuladd.f32(float %705, float %686, float 1.000000e+00)
  %707 = call float @llvm.fmuladd.f32(float %687, float %693, float %706)
  %708 = fmul float %707, 5.000000e-01
  %709 = call float @llvm.fmuladd.f32(float %686, float %708, float %686)
  %710 = insertelement <16 x float> poison, float %709, i64 0
  %711 = shufflevector <16 x float> %710, <16 x float> poison, <16 x i32> zeroinitializer
  %712 = call float @llvm.fmuladd.f32(float %693, float %708, float %693)
  %713 = insertelement <16 x float> poison, float %712, i64 0
  %714 = shufflevector <16 x float> %713, <16 x float> poison, <16 x i32> zeroinitializer
  br i1 %286, label %715, label %729

715:                                              ; preds = %700
  %716 = fneg <16 x float> %714
  br label %717

717:                                              ; preds = %717, %715
  %718 = phi i64 [ 0, %715 ], [ %727, %717 ]
  %719 = getelementptr inbounds float, ptr %702, i64 %718
  %720 = load <16 x float>, ptr %719, align 64
  %721 = getelementptr inbounds float, ptr %704, i64 %718
  %722 = load <16 x float>, ptr %721, align 64
  %723 = fmul <16 x float> %714, %720
  %724 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %711, <16 x float> %722, <16 x float> %723)
  store <16 x float> %724, ptr %721, align 64
  %725 = fmul <16 x float> %722, %716
  %726 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %711, <16 x float> %720, <16 x float> %725)
  store <16 x float> %726, ptr %719, align 64
  %727 = add nuw nsw i64 %718, 16
  %728 = icmp slt i64 %727, %24
  br i1 %728, label %717, label %729

729:                                              ; preds = %717, %700, %685
  %730 = icmp eq i64 %633, %291
  br i1 %730, label %731, label %593

731:                                              ; preds = %729, %583
  %732 = phi float [ %588, %583 ], [ %692, %729 ]
  store float %732, ptr %513, align 4
  br label %733

733:                                              ; preds = %505, %437, %731, %439, %365
  %734 = icmp sgt i64 %291, 0
  br i1 %734, label %287, label %735

735:                                              ; preds = %733, %319, %277
  br i1 %43, label %737, label %777

736:                                              ; preds = %770
  br i1 %43, label %778, label %777

737:                                              ; preds = %735, %770
  %738 = phi i64 [ %775, %770 ], [ 0, %735 ]
  %739 = getelementptr inbounds float, ptr %34, i64 %738
  %740 = load float, ptr %739, align 4
  %741 = fcmp olt float %740, 0.000000e+00
  %742 = fneg float %740
  %743 = select i1 %741, float %742, float %740
  %744 = xor i1 %741, true
  %745 = select i1 %744, i1 true, i1 %275
  br i1 %745, label %756, label %746

746:                                              ; preds = %737
  %747 = mul nsw i64 %738, %27
  br label %748

748:                                              ; preds = %746, %748
  %749 = phi i64 [ 0, %746 ], [ %754, %748 ]
  %750 = add nsw i64 %749, %747
  %751 = getelementptr inbounds float, ptr %32, i64 %750
  %752 = load <16 x float>, ptr %751, align 64
  %753 = fneg <16 x float> %752
  store <16 x float> %753, ptr %751, align 64
  %754 = add nuw nsw i64 %749, 16
  %755 = icmp slt i64 %754, %27
  br i1 %755, label %748, label %756

756:                                              ; preds = %748, %737
  %757 = icmp eq i64 %738, 0
  br i1 %757, label %770, label %758

758:                                              ; preds = %756, %764
  %759 = phi i64 [ %760, %764 ], [ %738, %756 ]
  %760 = add nsw i64 %759, -1
  %761 = getelementptr inbounds float, ptr %40, i64 %760
  %762 = load float, ptr %761, align 4
  %763 = fcmp olt float %762, %743
  br i1 %763, label %764, label %770

764:                                              ; preds = %758
  %765 = getelementptr inbounds float, ptr %40, i64 %759
  store float %762, ptr %765, align 4
  %766 = getelementptr inbounds float, ptr %35, i64 %760
  %767 = load float, ptr %766, align 4
  %768 = getelementptr inbounds float, ptr %35, i64 %759
  store float %767, ptr %768, align 4
  %769 = icmp sgt i64 %759, 1
  br i1 %769, label %758, label %770

770:                                              ; preds = %758, %764, %756
  %771 = phi i64 [ 0, %756 ], [ 0, %764 ], [ %759, %758 ]
  %772 = getelementptr inbounds float, ptr %40, i64 %771
  store float %743, ptr %772, align 4
  %773 = sitofp i64 %738 to float
  %774 = getelementptr inbounds float, ptr %35, i64 %771
  store float %773, ptr %774, align 4
  %775 = add nuw nsw i64 %738, 1
  %776 = icmp eq i64 %775, %15
  br i1 %776, label %736, label %737

777:                                              ; preds = %778, %735, %736
  br i1 %275, label %840, label %785

778:                                              ; preds = %736, %778
  %779 = phi i64 [ %783, %778 ], [ 0, %736 ]
  %780 = getelementptr inbounds float, ptr %40, i64 %779
  %781 = load float, ptr %780, align 4
  %782 = fdiv float %781, %170
  store float %782, ptr %780, align 4
  %783 = add nuw nsw i64 %779, 1
  %784 = icmp eq i64 %783, %15
  br i1 %784, label %777, label %778

785:                                              ; preds = %777
  %786 = select i1 %8, i64 3, i64 1
  %787 = getelementptr inbounds i64, ptr %0, i64 %786
  %788 = load i64, ptr %787, align 8
  %789 = inttoptr i64 %788 to ptr
  %790 = select i1 %8, i64 1, i64 3
  %791 = getelementptr inbounds i64, ptr %0, i64 %790
  %792 = load i64, ptr %791, align 8
  %793 = inttoptr i64 %792 to ptr
  %794 = icmp sgt i64 %21, 0
  br i1 %794, label %795, label %797

795:                                              ; preds = %785
  %796 = shl i64 %11, 2
  br label %798

797:                                              ; preds = %805, %785
  br i1 %8, label %817, label %816

798:                                              ; preds = %805, %795
  %799 = phi i64 [ 0, %795 ], [ %814, %805 ]
  %800 = icmp slt i64 %799, %15
  br i1 %800, label %801, label %805

801:                                              ; preds = %798
  %802 = getelementptr inbounds float, ptr %35, i64 %799
  %803 = load float, ptr %802, align 4
  %804 = fptosi float %803 to i64
  br label %805

805:                                              ; preds = %801, %798
  %806 = phi i64 [ %804, %801 ], [ %799, %798 ]
  %807 = mul nsw i64 %806, %24
  %808 = getelementptr inbounds float, ptr %29, i64 %807
  %809 = mul nsw i64 %799, %24
  %810 = getelementptr inbounds float, ptr %1, i64 %809
  %811 = mul nsw i64 %799, %11
  %812 = getelementptr inbounds float, ptr %789, i64 %811
  %813 = select i1 %8, ptr %812, ptr %810
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %813, ptr align 4 %808, i64 %796, i1 false)
  %814 = add nuw nsw i64 %799, 1
  %815 = icmp eq i64 %814, %21
  br i1 %815, label %797, label %798

816:                                              ; preds = %797
  call fastcc void @turn(ptr %789, i64 %21, ptr %1, i64 %24, i64 %21, i64 %11)
  br label %817

817:                                              ; preds = %797, %816
  br i1 %43, label %818, label %820

818:                                              ; preds = %817
  %819 = shl i64 %15, 2
  br label %821

820:                                              ; preds = %828, %817
  br i1 %65, label %840, label %839

821:                                              ; preds = %828, %818
  %822 = phi i64 [ 0, %818 ], [ %837, %828 ]
  %823 = icmp slt i64 %822, %15
  br i1 %823, label %824, label %828

824:                                              ; preds = %821
  %825 = getelementptr inbounds float, ptr %35, i64 %822
  %826 = load float, ptr %825, align 4
  %827 = fptosi float %826 to i64
  br label %828

828:                                              ; preds = %824, %821
  %829 = phi i64 [ %827, %824 ], [ %822, %821 ]
  %830 = mul nsw i64 %829, %27
  %831 = getelementptr inbounds float, ptr %32, i64 %830
  %832 = mul nsw i64 %822, %27
  %833 = getelementptr inbounds float, ptr %1, i64 %832
  %834 = mul nsw i64 %822, %15
  %835 = getelementptr inbounds float, ptr %793, i64 %834
  %836 = select i1 %65, ptr %835, ptr %833
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %836, ptr align 4 %831, i64 %819, i1 false)
  %837 = add nuw nsw i64 %822, 1
  %838 = icmp eq i64 %837, %15
  br i1 %838, label %820, label %821

839:                                              ; preds = %820
  call fastcc void @turn(ptr %793, i64 %15, ptr %1, i64 %27, i64 %15, i64 %15)
  br label %840

840:                                              ; preds = %322, %101, %839, %820, %777, %181
  %841 = phi i64 [ 1, %181 ], [ 0, %777 ], [ 0, %820 ], [ 0, %839 ], [ 1, %101 ], [ 1, %322 ]
  ret i64 %841
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

define internal fastcc void @multiply(ptr %0, ptr %1, ptr %2, i64 %3, i64 %4, i64 %5, i64 %6) {
  %8 = shl i64 %3, 2
  %9 = mul i64 %8, %5
  call void @llvm.memset.p0.i64(ptr align 4 %2, i8 0, i64 %9, i1 false)
  %10 = icmp sgt i64 %5, 0
  br i1 %10, label %11, label %13

11:                                               ; preds = %7
  %12 = add nsw i64 %3, 1
  br label %15

13:                                               ; preds = %15, %7
  %14 = icmp sgt i64 %4, 0
  br i1 %14, label %22, label %21

15:                                               ; preds = %11, %15
  %16 = phi i64 [ 0, %11 ], [ %19, %15 ]
  %17 = mul nsw i64 %16, %12
  %18 = getelementptr inbounds float, ptr %2, i64 %17
  store float 1.000000e+00, ptr %18, align 4
  %19 = add nuw nsw i64 %16, 1
  %20 = icmp eq i64 %19, %5
  br i1 %20, label %13, label %15

21:                                               ; preds = %22, %13
  ret void

22:                                               ; preds = %13, %22
  %23 = phi i64 [ %24, %22 ], [ %4, %13 ]
  %24 = add nsw i64 %23, -1
  %25 = add nsw i64 %24, %6
  %26 = mul nsw i64 %24, %3
  %27 = getelementptr inbounds float, ptr %0, i64 %26
  %28 = getelementptr inbounds float, ptr %1, i64 %24
  %29 = load float, ptr %28, align 4
  %30 = sdiv i64 %25, 16
  %31 = shl nsw i64 %30, 4
  %32 = mul nsw i64 %25, %3
  %33 = getelementptr inbounds float, ptr %2, i64 %32
  %34 = sub nsw i64 %5, %25
  call fastcc void @reflect(ptr %27, float %29, i64 %31, i64 %3, ptr %33, i64 %34)
  %35 = icmp ugt i64 %23, 1
  br i1 %35, label %22, label %21
}

declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>)

declare float @llvm.sqrt.f32(float)

declare float @llvm.fmuladd.f32(float, float, float)

declare i64 @llvm.smin.i64(i64, i64)
