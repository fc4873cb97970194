; Made from source/dense/singular.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: b2f191c7b0574bcbbeba231dd68283a15e51bfb22e52002d4dba23028470af91

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
  %4 = alloca [5 x double], align 16
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
  %22 = add nsw i64 %11, 7
  %23 = sdiv i64 %22, 8
  %24 = shl nsw i64 %23, 3
  %25 = add nsw i64 %15, 7
  %26 = sdiv i64 %25, 8
  %27 = shl nsw i64 %26, 3
  %28 = mul nsw i64 %21, %24
  %29 = getelementptr inbounds double, ptr %1, i64 %28
  %30 = getelementptr inbounds double, ptr %29, i64 %28
  %31 = mul nsw i64 %27, %15
  %32 = getelementptr inbounds double, ptr %30, i64 %31
  %33 = getelementptr inbounds double, ptr %32, i64 %31
  %34 = getelementptr inbounds double, ptr %33, i64 %24
  %35 = getelementptr inbounds double, ptr %34, i64 %27
  %36 = getelementptr inbounds double, ptr %35, i64 %27
  %37 = getelementptr inbounds double, ptr %36, i64 %27
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
  %47 = shl i64 %11, 3
  br label %55

48:                                               ; preds = %3, %48
  %49 = phi i64 [ %50, %48 ], [ 0, %3 ]
  %50 = add nuw nsw i64 %49, 1
  %51 = mul nsw i64 %50, %24
  %52 = add nsw i64 %51, -8
  %53 = getelementptr inbounds double, ptr %1, i64 %52
  store <8 x double> zeroinitializer, ptr %53, align 64
  %54 = icmp eq i64 %50, %15
  br i1 %54, label %44, label %48

55:                                               ; preds = %46, %55
  %56 = phi i64 [ %61, %55 ], [ 0, %46 ]
  %57 = mul nsw i64 %56, %24
  %58 = getelementptr inbounds double, ptr %1, i64 %57
  %59 = mul nsw i64 %56, %11
  %60 = getelementptr inbounds double, ptr %42, i64 %59
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %58, ptr align 8 %60, i64 %47, i1 false)
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
  br i1 %67, label %96, label %68

68:                                               ; preds = %96, %64
  %69 = phi <8 x double> [ zeroinitializer, %64 ], [ %108, %96 ]
  %70 = phi <8 x double> [ zeroinitializer, %64 ], [ %106, %96 ]
  br label %81

71:                                               ; preds = %81, %71
  %72 = phi i64 [ %79, %71 ], [ 0, %81 ]
  %73 = phi <8 x double> [ %78, %71 ], [ %88, %81 ]
  %74 = add nuw nsw i64 %72, 2
  %75 = extractelement <8 x double> %73, i64 %74
  %76 = extractelement <8 x double> %73, i64 %72
  %77 = fadd double %76, %75
  %78 = insertelement <8 x double> %73, double %77, i64 %72
  %79 = add nuw nsw i64 %72, 1
  %80 = icmp eq i64 %79, 2
  br i1 %80, label %91, label %71

81:                                               ; preds = %81, %68
  %82 = phi i64 [ %89, %81 ], [ 0, %68 ]
  %83 = phi <8 x double> [ %88, %81 ], [ %69, %68 ]
  %84 = add nuw nsw i64 %82, 4
  %85 = extractelement <8 x double> %83, i64 %84
  %86 = extractelement <8 x double> %83, i64 %82
  %87 = fadd double %86, %85
  %88 = insertelement <8 x double> %83, double %87, i64 %82
  %89 = add nuw nsw i64 %82, 1
  %90 = icmp eq i64 %89, 4
  br i1 %90, label %71, label %81

91:                                               ; preds = %71
  %92 = extractelement <8 x double> %78, i64 1
  %93 = extractelement <8 x double> %78, i64 0
  %94 = fadd double %93, %92
  %95 = fcmp une double %94, 0.000000e+00
  br i1 %95, label %858, label %111

96:                                               ; preds = %64, %96
  %97 = phi <8 x double> [ %106, %96 ], [ zeroinitializer, %64 ]
  %98 = phi i64 [ %109, %96 ], [ 0, %64 ]
  %99 = phi <8 x double> [ %108, %96 ], [ zeroinitializer, %64 ]
  %100 = getelementptr inbounds double, ptr %1, i64 %98
  %101 = load <8 x double>, ptr %100, align 64
  %102 = bitcast <8 x double> %101 to <8 x i64>
  %103 = and <8 x i64> %102, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %104 = bitcast <8 x i64> %103 to <8 x double>
  %105 = fcmp oge <8 x double> %97, %104
  %106 = select <8 x i1> %105, <8 x double> %97, <8 x double> %104
  %107 = fsub <8 x double> %101, %101
  %108 = fadd <8 x double> %99, %107
  %109 = add nuw nsw i64 %98, 8
  %110 = icmp slt i64 %109, %66
  br i1 %110, label %96, label %68

111:                                              ; preds = %91
  %112 = extractelement <8 x double> %70, i64 0
  %113 = fcmp ogt double %112, 0.000000e+00
  %114 = select i1 %113, double %112, double 0.000000e+00
  %115 = extractelement <8 x double> %70, i64 1
  %116 = fcmp ogt double %115, %114
  %117 = select i1 %116, double %115, double %114
  %118 = extractelement <8 x double> %70, i64 2
  %119 = fcmp ogt double %118, %117
  %120 = select i1 %119, double %118, double %117
  %121 = extractelement <8 x double> %70, i64 3
  %122 = fcmp ogt double %121, %120
  %123 = select i1 %122, double %121, double %120
  %124 = extractelement <8 x double> %70, i64 4
  %125 = fcmp ogt double %124, %123
  %126 = select i1 %125, double %124, double %123
  %127 = extractelement <8 x double> %70, i64 5
  %128 = fcmp ogt double %127, %126
  %129 = select i1 %128, double %127, double %126
  %130 = extractelement <8 x double> %70, i64 6
  %131 = fcmp ogt double %130, %129
  %132 = select i1 %131, double %130, double %129
  %133 = extractelement <8 x double> %70, i64 7
  %134 = fcmp ogt double %133, %132
  %135 = select i1 %134, double %133, double %132
  %136 = call fastcc double @scale_of(double %135)
  br i1 %67, label %137, label %147

137:                                              ; preds = %111
  %138 = insertelement <8 x double> poison, double %136, i64 0
  %139 = shufflevector <8 x double> %138, <8 x double> poison, <8 x i32> zeroinitializer
  br label %140

140:                                              ; preds = %140, %137
  %141 = phi i64 [ 0, %137 ], [ %145, %140 ]
  %142 = getelementptr inbounds double, ptr %1, i64 %141
  %143 = load <8 x double>, ptr %142, align 64
  %144 = fmul <8 x double> %139, %143
  store <8 x double> %144, ptr %142, align 64
  %145 = add nuw nsw i64 %141, 8
  %146 = icmp slt i64 %145, %66
  br i1 %146, label %140, label %147

147:                                              ; preds = %140, %111
  %148 = fcmp oeq double %136, 0.000000e+00
  br i1 %148, label %858, label %149

149:                                              ; preds = %147
  br i1 %43, label %150, label %238

150:                                              ; preds = %149
  %151 = shl i64 %26, 6
  br label %152

152:                                              ; preds = %237, %150
  %153 = phi i64 [ %159, %237 ], [ 0, %150 ]
  %154 = mul nsw i64 %153, %24
  %155 = getelementptr inbounds double, ptr %1, i64 %154
  %156 = getelementptr inbounds double, ptr %34, i64 %153
  %157 = call fastcc double @reflection(ptr %155, ptr %155, i64 %153, i64 %24, ptr %156)
  %158 = getelementptr inbounds double, ptr %36, i64 %153
  store double %157, ptr %158, align 8
  %159 = add nuw nsw i64 %153, 1
  %160 = icmp eq i64 %159, %15
  br i1 %160, label %238, label %161

161:                                              ; preds = %152
  %162 = and i64 %153, 9223372036854775800
  %163 = getelementptr inbounds double, ptr %155, i64 %24
  %164 = xor i64 %153, -1
  %165 = add i64 %15, %164
  call fastcc void @reflect(ptr %155, double %157, i64 %162, i64 %24, ptr %163, i64 %165)
  %166 = and i64 %159, 9223372036854775800
  %167 = mul nsw i64 %153, %27
  %168 = getelementptr inbounds double, ptr %30, i64 %167
  call void @llvm.memset.p0.i64(ptr align 8 %168, i8 0, i64 %151, i1 false)
  %169 = icmp slt i64 %159, %15
  br i1 %169, label %177, label %170

170:                                              ; preds = %177, %161
  %171 = getelementptr inbounds double, ptr %35, i64 %153
  %172 = call fastcc double @reflection(ptr %168, ptr %168, i64 %159, i64 %27, ptr %171)
  %173 = getelementptr inbounds double, ptr %37, i64 %153
  store double %172, ptr %173, align 8
  %174 = fcmp oeq double %172, 0.000000e+00
  br i1 %174, label %237, label %175

175:                                              ; preds = %170
  %176 = icmp slt i64 %166, %24
  br i1 %176, label %187, label %186

177:                                              ; preds = %161, %177
  %178 = phi i64 [ %184, %177 ], [ %159, %161 ]
  %179 = mul nsw i64 %178, %24
  %180 = add nsw i64 %179, %153
  %181 = getelementptr inbounds double, ptr %1, i64 %180
  %182 = load double, ptr %181, align 8
  %183 = getelementptr inbounds double, ptr %168, i64 %178
  store double %182, ptr %183, align 8
  %184 = add nuw nsw i64 %178, 1
  %185 = icmp eq i64 %184, %15
  br i1 %185, label %170, label %177

186:                                              ; preds = %187, %175
  br i1 %169, label %193, label %237

187:                                              ; preds = %175, %187
  %188 = phi i64 [ %190, %187 ], [ %166, %175 ]
  %189 = getelementptr inbounds double, ptr %33, i64 %188
  store <8 x double> zeroinitializer, ptr %189, align 64
  %190 = add nuw nsw i64 %188, 8
  %191 = icmp slt i64 %190, %24
  br i1 %191, label %187, label %186

192:                                              ; preds = %201
  br i1 %169, label %214, label %237

193:                                              ; preds = %186, %201
  %194 = phi i64 [ %202, %201 ], [ %159, %186 ]
  %195 = getelementptr inbounds double, ptr %168, i64 %194
  %196 = load double, ptr %195, align 8
  %197 = insertelement <8 x double> poison, double %196, i64 0
  %198 = shufflevector <8 x double> %197, <8 x double> poison, <8 x i32> zeroinitializer
  br i1 %176, label %199, label %201

199:                                              ; preds = %193
  %200 = mul nsw i64 %194, %24
  br label %204

201:                                              ; preds = %204, %193
  %202 = add nuw nsw i64 %194, 1
  %203 = icmp eq i64 %202, %15
  br i1 %203, label %192, label %193

204:                                              ; preds = %199, %204
  %205 = phi i64 [ %212, %204 ], [ %166, %199 ]
  %206 = add nsw i64 %205, %200
  %207 = getelementptr inbounds double, ptr %1, i64 %206
  %208 = load <8 x double>, ptr %207, align 64
  %209 = getelementptr inbounds double, ptr %33, i64 %205
  %210 = load <8 x double>, ptr %209, align 64
  %211 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %208, <8 x double> %198, <8 x double> %210)
  store <8 x double> %211, ptr %209, align 64
  %212 = add nuw nsw i64 %205, 8
  %213 = icmp slt i64 %212, %24
  br i1 %213, label %204, label %201

214:                                              ; preds = %192, %223
  %215 = phi i64 [ %224, %223 ], [ %159, %192 ]
  %216 = getelementptr inbounds double, ptr %168, i64 %215
  %217 = load double, ptr %216, align 8
  %218 = fmul double %172, %217
  %219 = insertelement <8 x double> poison, double %218, i64 0
  %220 = shufflevector <8 x double> %219, <8 x double> poison, <8 x i32> zeroinitializer
  br i1 %176, label %221, label %223

221:                                              ; preds = %214
  %222 = mul nsw i64 %215, %24
  br label %226

223:                                              ; preds = %226, %214
  %224 = add nuw nsw i64 %215, 1
  %225 = icmp eq i64 %224, %15
  br i1 %225, label %237, label %214

226:                                              ; preds = %221, %226
  %227 = phi i64 [ %235, %226 ], [ %166, %221 ]
  %228 = getelementptr inbounds double, ptr %33, i64 %227
  %229 = load <8 x double>, ptr %228, align 64
  %230 = add nsw i64 %227, %222
  %231 = getelementptr inbounds double, ptr %1, i64 %230
  %232 = load <8 x double>, ptr %231, align 64
  %233 = fneg <8 x double> %229
  %234 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %233, <8 x double> %220, <8 x double> %232)
  store <8 x double> %234, ptr %231, align 64
  %235 = add nuw nsw i64 %227, 8
  %236 = icmp slt i64 %235, %24
  br i1 %236, label %226, label %223

237:                                              ; preds = %223, %186, %170, %192
  br label %152

238:                                              ; preds = %152, %149
  %239 = add nsw i64 %15, -1
  %240 = getelementptr inbounds double, ptr %35, i64 %239
  store double 0.000000e+00, ptr %240, align 8
  %241 = icmp eq i64 %17, 0
  br i1 %241, label %295, label %242

242:                                              ; preds = %238
  %243 = shl i64 %23, 6
  %244 = mul i64 %243, %21
  call void @llvm.memset.p0.i64(ptr align 8 %29, i8 0, i64 %244, i1 false)
  %245 = icmp sgt i64 %21, 0
  br i1 %245, label %246, label %248

246:                                              ; preds = %242
  %247 = or i64 %24, 1
  br label %252

248:                                              ; preds = %252, %242
  br i1 %43, label %258, label %249

249:                                              ; preds = %248
  %250 = shl i64 %15, 6
  %251 = mul i64 %250, %26
  call void @llvm.memset.p0.i64(ptr align 8 %32, i8 0, i64 %251, i1 false)
  br label %795

252:                                              ; preds = %252, %246
  %253 = phi i64 [ 0, %246 ], [ %256, %252 ]
  %254 = mul nsw i64 %253, %247
  %255 = getelementptr inbounds double, ptr %29, i64 %254
  store double 1.000000e+00, ptr %255, align 8
  %256 = add nuw nsw i64 %253, 1
  %257 = icmp eq i64 %256, %21
  br i1 %257, label %248, label %252

258:                                              ; preds = %248, %258
  %259 = phi i64 [ %260, %258 ], [ %15, %248 ]
  %260 = add nsw i64 %259, -1
  %261 = mul nsw i64 %260, %24
  %262 = getelementptr inbounds double, ptr %1, i64 %261
  %263 = getelementptr inbounds double, ptr %36, i64 %260
  %264 = load double, ptr %263, align 8
  %265 = sdiv i64 %260, 8
  %266 = shl nsw i64 %265, 3
  %267 = getelementptr inbounds double, ptr %29, i64 %261
  %268 = sub nsw i64 %21, %260
  call fastcc void @reflect(ptr %262, double %264, i64 %266, i64 %24, ptr %267, i64 %268)
  %269 = icmp ugt i64 %259, 1
  br i1 %269, label %258, label %270

270:                                              ; preds = %258
  %271 = shl i64 %15, 6
  %272 = mul i64 %271, %26
  call void @llvm.memset.p0.i64(ptr align 8 %32, i8 0, i64 %272, i1 false)
  %273 = or i64 %27, 1
  br label %276

274:                                              ; preds = %276
  %275 = icmp sgt i64 %15, 1
  br i1 %275, label %282, label %753

276:                                              ; preds = %276, %270
  %277 = phi i64 [ 0, %270 ], [ %280, %276 ]
  %278 = mul nsw i64 %277, %273
  %279 = getelementptr inbounds double, ptr %32, i64 %278
  store double 1.000000e+00, ptr %279, align 8
  %280 = add nuw nsw i64 %277, 1
  %281 = icmp eq i64 %280, %15
  br i1 %281, label %274, label %276

282:                                              ; preds = %274, %282
  %283 = phi i64 [ %284, %282 ], [ %239, %274 ]
  %284 = add nsw i64 %283, -1
  %285 = mul nsw i64 %284, %27
  %286 = getelementptr inbounds double, ptr %30, i64 %285
  %287 = getelementptr inbounds double, ptr %37, i64 %284
  %288 = load double, ptr %287, align 8
  %289 = sdiv i64 %283, 8
  %290 = shl nsw i64 %289, 3
  %291 = mul nsw i64 %283, %27
  %292 = getelementptr inbounds double, ptr %32, i64 %291
  %293 = sub nsw i64 %15, %283
  call fastcc void @reflect(ptr %286, double %288, i64 %290, i64 %27, ptr %292, i64 %293)
  %294 = icmp ugt i64 %283, 1
  br i1 %294, label %282, label %295

295:                                              ; preds = %282, %238
  %296 = icmp sgt i64 %15, 1
  br i1 %296, label %297, label %753

297:                                              ; preds = %295
  %298 = mul nsw i64 %15, 30
  %299 = getelementptr inbounds [5 x double], ptr %4, i64 0, i64 0
  %300 = getelementptr inbounds [5 x double], ptr %4, i64 0, i64 1
  %301 = getelementptr inbounds [5 x double], ptr %4, i64 0, i64 2
  %302 = getelementptr inbounds [5 x double], ptr %4, i64 0, i64 3
  %303 = getelementptr inbounds [5 x double], ptr %4, i64 0, i64 4
  %304 = icmp sgt i64 %11, 0
  br label %305

305:                                              ; preds = %751, %297
  %306 = phi i64 [ %239, %297 ], [ %309, %751 ]
  %307 = phi i64 [ %298, %297 ], [ %341, %751 ]
  br label %308

308:                                              ; preds = %337, %305
  %309 = phi i64 [ %306, %305 ], [ %338, %337 ]
  br label %310

310:                                              ; preds = %313, %308
  %311 = phi i64 [ %314, %313 ], [ %309, %308 ]
  %312 = icmp sgt i64 %311, 0
  br i1 %312, label %313, label %335

313:                                              ; preds = %310
  %314 = add nsw i64 %311, -1
  %315 = getelementptr inbounds double, ptr %35, i64 %314
  %316 = load double, ptr %315, align 8
  %317 = fcmp olt double %316, 0.000000e+00
  %318 = fneg double %316
  %319 = select i1 %317, double %318, double %316
  %320 = getelementptr inbounds double, ptr %34, i64 %314
  %321 = load double, ptr %320, align 8
  %322 = fcmp olt double %321, 0.000000e+00
  %323 = fneg double %321
  %324 = select i1 %322, double %323, double %321
  %325 = getelementptr inbounds double, ptr %34, i64 %311
  %326 = load double, ptr %325, align 8
  %327 = fcmp olt double %326, 0.000000e+00
  %328 = fneg double %326
  %329 = select i1 %327, double %328, double %326
  %330 = fadd double %324, %329
  %331 = call double @llvm.fmuladd.f64(double %330, double 0x3CA0000000000000, double 0x30000000000000)
  %332 = fcmp ugt double %319, %331
  br i1 %332, label %310, label %333

333:                                              ; preds = %313
  %334 = getelementptr inbounds double, ptr %35, i64 %314
  store double 0.000000e+00, ptr %334, align 8
  br label %335

335:                                              ; preds = %310, %333
  %336 = icmp eq i64 %311, %309
  br i1 %336, label %337, label %340

337:                                              ; preds = %335
  %338 = add nsw i64 %309, -1
  %339 = icmp sgt i64 %309, 1
  br i1 %339, label %308, label %753

340:                                              ; preds = %335
  %341 = add nsw i64 %307, -1
  %342 = icmp eq i64 %307, 0
  br i1 %342, label %858, label %343

343:                                              ; preds = %340
  %344 = icmp slt i64 %309, %311
  br i1 %344, label %383, label %345

345:                                              ; preds = %343
  %346 = add i64 %311, -1
  br label %347

347:                                              ; preds = %376, %345
  %348 = phi i64 [ %377, %376 ], [ %309, %345 ]
  %349 = icmp slt i64 %348, %309
  br i1 %349, label %350, label %356

350:                                              ; preds = %347
  %351 = getelementptr inbounds double, ptr %35, i64 %348
  %352 = load double, ptr %351, align 8
  %353 = fcmp olt double %352, 0.000000e+00
  %354 = fneg double %352
  %355 = select i1 %353, double %354, double %352
  br label %356

356:                                              ; preds = %350, %347
  %357 = phi double [ %355, %350 ], [ 0.000000e+00, %347 ]
  %358 = icmp sgt i64 %348, %311
  br i1 %358, label %359, label %366

359:                                              ; preds = %356
  %360 = add nsw i64 %348, -1
  %361 = getelementptr inbounds double, ptr %35, i64 %360
  %362 = load double, ptr %361, align 8
  %363 = fcmp olt double %362, 0.000000e+00
  %364 = fneg double %362
  %365 = select i1 %363, double %364, double %362
  br label %366

366:                                              ; preds = %359, %356
  %367 = phi double [ %365, %359 ], [ 0.000000e+00, %356 ]
  %368 = fadd double %357, %367
  %369 = getelementptr inbounds double, ptr %34, i64 %348
  %370 = load double, ptr %369, align 8
  %371 = fcmp olt double %370, 0.000000e+00
  %372 = fneg double %370
  %373 = select i1 %371, double %372, double %370
  %374 = call double @llvm.fmuladd.f64(double %368, double 0x3CA0000000000000, double 0x30000000000000)
  %375 = fcmp ugt double %373, %374
  br i1 %375, label %376, label %380

376:                                              ; preds = %366
  %377 = add nsw i64 %348, -1
  br i1 %358, label %347, label %378

378:                                              ; preds = %376
  %379 = icmp eq i64 %346, %309
  br i1 %379, label %383, label %525

380:                                              ; preds = %366
  %381 = getelementptr inbounds double, ptr %34, i64 %348
  store double 0.000000e+00, ptr %381, align 8
  %382 = icmp eq i64 %348, %309
  br i1 %382, label %383, label %457

383:                                              ; preds = %380, %378, %343
  %384 = add nsw i64 %309, -1
  %385 = getelementptr inbounds double, ptr %35, i64 %384
  %386 = load double, ptr %385, align 8
  store double 0.000000e+00, ptr %385, align 8
  %387 = icmp sgt i64 %309, %311
  br i1 %387, label %388, label %751

388:                                              ; preds = %383
  %389 = mul nsw i64 %309, %27
  %390 = getelementptr inbounds double, ptr %32, i64 %389
  br label %391

391:                                              ; preds = %388, %455
  %392 = phi i64 [ %456, %455 ], [ %384, %388 ]
  %393 = phi double [ %427, %455 ], [ %386, %388 ]
  %394 = getelementptr inbounds double, ptr %34, i64 %392
  %395 = load double, ptr %394, align 8
  %396 = fmul double %395, %395
  %397 = call double @llvm.fmuladd.f64(double %393, double %393, double %396)
  %398 = fcmp olt double %397, 0x5CD0B15A491EB84
  br i1 %398, label %399, label %405

399:                                              ; preds = %391
  %400 = fmul double %393, 0x6BB0000000000000
  %401 = fmul double %395, 0x6BB0000000000000
  %402 = fmul double %401, %401
  %403 = call double @llvm.fmuladd.f64(double %400, double %400, double %402)
  %404 = fcmp oeq double %403, 0.000000e+00
  br i1 %404, label %414, label %405

405:                                              ; preds = %399, %391
  %406 = phi double [ %401, %399 ], [ %395, %391 ]
  %407 = phi double [ %400, %399 ], [ %393, %391 ]
  %408 = phi double [ %403, %399 ], [ %397, %391 ]
  %409 = phi double [ 0x1430000000000000, %399 ], [ 1.000000e+00, %391 ]
  %410 = call double @llvm.sqrt.f64(double %408)
  %411 = fdiv double %406, %410
  %412 = fdiv double %407, %410
  %413 = fmul double %410, %409
  br label %414

414:                                              ; preds = %405, %399
  %415 = phi double [ %411, %405 ], [ 1.000000e+00, %399 ]
  %416 = phi double [ %412, %405 ], [ 0.000000e+00, %399 ]
  %417 = phi double [ %413, %405 ], [ 0.000000e+00, %399 ]
  store double %417, ptr %394, align 8
  %418 = icmp sgt i64 %392, %311
  br i1 %418, label %419, label %426

419:                                              ; preds = %414
  %420 = fneg double %416
  %421 = add nsw i64 %392, -1
  %422 = getelementptr inbounds double, ptr %35, i64 %421
  %423 = load double, ptr %422, align 8
  %424 = fmul double %423, %420
  %425 = fmul double %415, %423
  store double %425, ptr %422, align 8
  br label %426

426:                                              ; preds = %419, %414
  %427 = phi double [ %424, %419 ], [ %393, %414 ]
  br i1 %241, label %455, label %428

428:                                              ; preds = %426
  %429 = mul nsw i64 %392, %27
  %430 = getelementptr inbounds double, ptr %32, i64 %429
  %431 = fneg double %416
  %432 = fneg double %415
  %433 = call double @llvm.fmuladd.f64(double %432, double %415, double 1.000000e+00)
  %434 = call double @llvm.fmuladd.f64(double %416, double %431, double %433)
  %435 = fmul double %434, 5.000000e-01
  %436 = call double @llvm.fmuladd.f64(double %415, double %435, double %415)
  %437 = insertelement <8 x double> poison, double %436, i64 0
  %438 = shufflevector <8 x double> %437, <8 x double> poison, <8 x i32> zeroinitializer
  %439 = call double @llvm.fmuladd.f64(double %431, double %435, double %431)
  %440 = insertelement <8 x double> poison, double %439, i64 0
  %441 = shufflevector <8 x double> %440, <8 x double> poison, <8 x i32> zeroinitializer
  %442 = fneg <8 x double> %441
  br label %443

443:                                              ; preds = %443, %428
  %444 = phi i64 [ 0, %428 ], [ %453, %443 ]
  %445 = getelementptr inbounds double, ptr %430, i64 %444
  %446 = load <8 x double>, ptr %445, align 64
  %447 = getelementptr inbounds double, ptr %390, i64 %444
  %448 = load <8 x double>, ptr %447, align 64
  %449 = fmul <8 x double> %441, %446
  %450 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %438, <8 x double> %448, <8 x double> %449)
  store <8 x double> %450, ptr %447, align 64
  %451 = fmul <8 x double> %448, %442
  %452 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %438, <8 x double> %446, <8 x double> %451)
  store <8 x double> %452, ptr %445, align 64
  %453 = add nuw nsw i64 %444, 8
  %454 = icmp slt i64 %453, %27
  br i1 %454, label %443, label %455

455:                                              ; preds = %443, %426
  %456 = add nsw i64 %392, -1
  br i1 %418, label %391, label %751

457:                                              ; preds = %380
  %458 = getelementptr inbounds double, ptr %35, i64 %348
  %459 = load double, ptr %458, align 8
  store double 0.000000e+00, ptr %458, align 8
  br i1 %349, label %460, label %751

460:                                              ; preds = %457
  %461 = mul nsw i64 %348, %24
  %462 = getelementptr inbounds double, ptr %29, i64 %461
  br label %463

463:                                              ; preds = %460, %523
  %464 = phi i64 [ %466, %523 ], [ %348, %460 ]
  %465 = phi double [ %494, %523 ], [ %459, %460 ]
  %466 = add i64 %464, 1
  %467 = getelementptr inbounds double, ptr %34, i64 %466
  %468 = load double, ptr %467, align 8
  %469 = fmul double %468, %468
  %470 = call double @llvm.fmuladd.f64(double %465, double %465, double %469)
  %471 = fcmp olt double %470, 0x5CD0B15A491EB84
  br i1 %471, label %472, label %478

472:                                              ; preds = %463
  %473 = fmul double %465, 0x6BB0000000000000
  %474 = fmul double %468, 0x6BB0000000000000
  %475 = fmul double %474, %474
  %476 = call double @llvm.fmuladd.f64(double %473, double %473, double %475)
  %477 = fcmp oeq double %476, 0.000000e+00
  br i1 %477, label %487, label %478

478:                                              ; preds = %472, %463
  %479 = phi double [ %474, %472 ], [ %468, %463 ]
  %480 = phi double [ %473, %472 ], [ %465, %463 ]
  %481 = phi double [ %476, %472 ], [ %470, %463 ]
  %482 = phi double [ 0x1430000000000000, %472 ], [ 1.000000e+00, %463 ]
  %483 = call double @llvm.sqrt.f64(double %481)
  %484 = fdiv double %479, %483
  %485 = fdiv double %480, %483
  %486 = fmul double %483, %482
  br label %487

487:                                              ; preds = %478, %472
  %488 = phi double [ %484, %478 ], [ 1.000000e+00, %472 ]
  %489 = phi double [ %485, %478 ], [ 0.000000e+00, %472 ]
  %490 = phi double [ %486, %478 ], [ 0.000000e+00, %472 ]
  store double %490, ptr %467, align 8
  %491 = fneg double %489
  %492 = getelementptr inbounds double, ptr %35, i64 %466
  %493 = load double, ptr %492, align 8
  %494 = fmul double %493, %491
  %495 = fmul double %488, %493
  store double %495, ptr %492, align 8
  br i1 %241, label %523, label %496

496:                                              ; preds = %487
  %497 = mul nsw i64 %466, %24
  %498 = getelementptr inbounds double, ptr %29, i64 %497
  %499 = fneg double %488
  %500 = call double @llvm.fmuladd.f64(double %499, double %488, double 1.000000e+00)
  %501 = call double @llvm.fmuladd.f64(double %489, double %491, double %500)
  %502 = fmul double %501, 5.000000e-01
  %503 = call double @llvm.fmuladd.f64(double %488, double %502, double %488)
  %504 = insertelement <8 x double> poison, double %503, i64 0
  %505 = shufflevector <8 x double> %504, <8 x double> poison, <8 x i32> zeroinitializer
  %506 = call double @llvm.fmuladd.f64(double %491, double %502, double %491)
  %507 = insertelement <8 x double> poison, double %506, i64 0
  %508 = shufflevector <8 x double> %507, <8 x double> poison, <8 x i32> zeroinitializer
  br i1 %304, label %509, label %523

509:                                              ; preds = %496
  %510 = fneg <8 x double> %508
  br label %511

511:                                              ; preds = %511, %509
  %512 = phi i64 [ 0, %509 ], [ %521, %511 ]
  %513 = getelementptr inbounds double, ptr %498, i64 %512
  %514 = load <8 x double>, ptr %513, align 64
  %515 = getelementptr inbounds double, ptr %462, i64 %512
  %516 = load <8 x double>, ptr %515, align 64
  %517 = fmul <8 x double> %508, %514
  %518 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %505, <8 x double> %516, <8 x double> %517)
  store <8 x double> %518, ptr %515, align 64
  %519 = fmul <8 x double> %516, %510
  %520 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %505, <8 x double> %514, <8 x double> %519)
  store <8 x double> %520, ptr %513, align 64
  %521 = add nuw nsw i64 %512, 8
  %522 = icmp slt i64 %521, %24
  br i1 %522, label %511, label %523

523:                                              ; preds = %511, %496, %487
  %524 = icmp eq i64 %466, %309
  br i1 %524, label %751, label %463

525:                                              ; preds = %378
  %526 = getelementptr inbounds double, ptr %34, i64 %309
  %527 = load double, ptr %526, align 8
  store double %527, ptr %299, align 16
  %528 = add nsw i64 %309, -1
  %529 = getelementptr inbounds double, ptr %34, i64 %528
  %530 = load double, ptr %529, align 8
  %531 = getelementptr inbounds double, ptr %35, i64 %528
  %532 = load double, ptr %531, align 8
  store double %532, ptr %301, align 16
  %533 = getelementptr inbounds double, ptr %34, i64 %311
  %534 = load double, ptr %533, align 8
  store double %534, ptr %302, align 8
  %535 = getelementptr inbounds double, ptr %35, i64 %311
  %536 = load double, ptr %535, align 8
  store double %536, ptr %303, align 16
  %537 = fcmp olt double %527, 0.000000e+00
  %538 = fneg double %527
  %539 = select i1 %537, double %538, double %527
  %540 = fcmp ogt double %539, 0.000000e+00
  %541 = select i1 %540, double %539, double 0.000000e+00
  %542 = fcmp olt double %530, 0.000000e+00
  %543 = fneg double %530
  %544 = select i1 %542, double %543, double %530
  %545 = fcmp ogt double %544, %541
  %546 = select i1 %545, double %544, double %541
  %547 = fcmp olt double %532, 0.000000e+00
  %548 = fneg double %532
  %549 = select i1 %547, double %548, double %532
  %550 = fcmp ogt double %549, %546
  %551 = select i1 %550, double %549, double %546
  br label %556

552:                                              ; preds = %556
  %553 = fdiv double %527, %564
  store double %553, ptr %299, align 16
  %554 = fdiv double %530, %564
  store double %554, ptr %300, align 8
  %555 = fdiv double %532, %564
  store double %555, ptr %301, align 16
  br label %583

556:                                              ; preds = %567, %525
  %557 = phi double [ %534, %525 ], [ %569, %567 ]
  %558 = phi i64 [ 3, %525 ], [ %565, %567 ]
  %559 = phi double [ %551, %525 ], [ %564, %567 ]
  %560 = fcmp olt double %557, 0.000000e+00
  %561 = fneg double %557
  %562 = select i1 %560, double %561, double %557
  %563 = fcmp ogt double %562, %559
  %564 = select i1 %563, double %562, double %559
  %565 = add nuw nsw i64 %558, 1
  %566 = icmp eq i64 %565, 5
  br i1 %566, label %552, label %567

567:                                              ; preds = %556
  %568 = getelementptr inbounds [5 x double], ptr %4, i64 0, i64 %565
  %569 = load double, ptr %568, align 8
  br label %556

570:                                              ; preds = %583
  %571 = load double, ptr %300, align 8
  %572 = fadd double %553, %571
  %573 = fsub double %571, %553
  %574 = load double, ptr %301, align 16
  %575 = fmul double %574, %574
  %576 = call double @llvm.fmuladd.f64(double %572, double %573, double %575)
  %577 = fmul double %576, 5.000000e-01
  %578 = fmul double %553, %574
  %579 = fmul double %578, %578
  %580 = fcmp une double %577, 0.000000e+00
  %581 = fcmp une double %579, 0.000000e+00
  %582 = select i1 %580, i1 true, i1 %581
  br i1 %582, label %593, label %601

583:                                              ; preds = %590, %552
  %584 = phi double [ %534, %552 ], [ %592, %590 ]
  %585 = phi i64 [ 3, %552 ], [ %588, %590 ]
  %586 = getelementptr inbounds [5 x double], ptr %4, i64 0, i64 %585
  %587 = fdiv double %584, %564
  store double %587, ptr %586, align 8
  %588 = add nuw nsw i64 %585, 1
  %589 = icmp eq i64 %588, 5
  br i1 %589, label %570, label %590

590:                                              ; preds = %583
  %591 = getelementptr inbounds [5 x double], ptr %4, i64 0, i64 %588
  %592 = load double, ptr %591, align 8
  br label %583

593:                                              ; preds = %570
  %594 = call double @llvm.fmuladd.f64(double %577, double %577, double %579)
  %595 = call double @llvm.sqrt.f64(double %594)
  %596 = fcmp olt double %577, 0.000000e+00
  %597 = fneg double %595
  %598 = select i1 %596, double %597, double %595
  %599 = fadd double %577, %598
  %600 = fdiv double %579, %599
  br label %601

601:                                              ; preds = %593, %570
  %602 = phi double [ %600, %593 ], [ 0.000000e+00, %570 ]
  %603 = load double, ptr %302, align 8
  %604 = fadd double %553, %603
  %605 = fsub double %603, %553
  %606 = call double @llvm.fmuladd.f64(double %604, double %605, double %602)
  %607 = load double, ptr %303, align 16
  %608 = icmp slt i64 %311, %309
  br i1 %608, label %609, label %749

609:                                              ; preds = %601
  %610 = fmul double %603, %607
  br label %611

611:                                              ; preds = %747, %609
  %612 = phi i64 [ %311, %609 ], [ %651, %747 ]
  %613 = phi double [ %610, %609 ], [ %716, %747 ]
  %614 = phi double [ %606, %609 ], [ %710, %747 ]
  %615 = fmul double %614, %614
  %616 = call double @llvm.fmuladd.f64(double %613, double %613, double %615)
  %617 = fcmp olt double %616, 0x5CD0B15A491EB84
  br i1 %617, label %618, label %624

618:                                              ; preds = %611
  %619 = fmul double %613, 0x6BB0000000000000
  %620 = fmul double %614, 0x6BB0000000000000
  %621 = fmul double %620, %620
  %622 = call double @llvm.fmuladd.f64(double %619, double %619, double %621)
  %623 = fcmp oeq double %622, 0.000000e+00
  br i1 %623, label %633, label %624

624:                                              ; preds = %618, %611
  %625 = phi double [ %620, %618 ], [ %614, %611 ]
  %626 = phi double [ %619, %618 ], [ %613, %611 ]
  %627 = phi double [ %622, %618 ], [ %616, %611 ]
  %628 = phi double [ 0x1430000000000000, %618 ], [ 1.000000e+00, %611 ]
  %629 = call double @llvm.sqrt.f64(double %627)
  %630 = fdiv double %625, %629
  %631 = fdiv double %626, %629
  %632 = fmul double %629, %628
  br label %633

633:                                              ; preds = %624, %618
  %634 = phi double [ %630, %624 ], [ 1.000000e+00, %618 ]
  %635 = phi double [ %631, %624 ], [ 0.000000e+00, %618 ]
  %636 = phi double [ %632, %624 ], [ 0.000000e+00, %618 ]
  %637 = icmp sgt i64 %612, %311
  br i1 %637, label %638, label %641

638:                                              ; preds = %633
  %639 = add nsw i64 %612, -1
  %640 = getelementptr inbounds double, ptr %35, i64 %639
  store double %636, ptr %640, align 8
  br label %641

641:                                              ; preds = %638, %633
  %642 = getelementptr inbounds double, ptr %34, i64 %612
  %643 = load double, ptr %642, align 8
  %644 = getelementptr inbounds double, ptr %35, i64 %612
  %645 = load double, ptr %644, align 8
  %646 = fmul double %635, %645
  %647 = call double @llvm.fmuladd.f64(double %634, double %643, double %646)
  %648 = fneg double %635
  %649 = fmul double %643, %648
  %650 = call double @llvm.fmuladd.f64(double %634, double %645, double %649)
  store double %650, ptr %644, align 8
  %651 = add nsw i64 %612, 1
  %652 = getelementptr inbounds double, ptr %34, i64 %651
  %653 = load double, ptr %652, align 8
  %654 = fmul double %635, %653
  %655 = fmul double %634, %653
  store double %655, ptr %652, align 8
  br i1 %241, label %684, label %656

656:                                              ; preds = %641
  %657 = mul nsw i64 %612, %27
  %658 = getelementptr inbounds double, ptr %32, i64 %657
  %659 = mul nsw i64 %651, %27
  %660 = getelementptr inbounds double, ptr %32, i64 %659
  %661 = fneg double %634
  %662 = call double @llvm.fmuladd.f64(double %661, double %634, double 1.000000e+00)
  %663 = call double @llvm.fmuladd.f64(double %635, double %648, double %662)
  %664 = fmul double %663, 5.000000e-01
  %665 = call double @llvm.fmuladd.f64(double %634, double %664, double %634)
  %666 = insertelement <8 x double> poison, double %665, i64 0
  %667 = shufflevector <8 x double> %666, <8 x double> poison, <8 x i32> zeroinitializer
  %668 = call double @llvm.fmuladd.f64(double %648, double %664, double %648)
  %669 = insertelement <8 x double> poison, double %668, i64 0
  %670 = shufflevector <8 x double> %669, <8 x double> poison, <8 x i32> zeroinitializer
  %671 = fneg <8 x double> %670
  br label %672

672:                                              ; preds = %672, %656
  %673 = phi i64 [ 0, %656 ], [ %682, %672 ]
  %674 = getelementptr inbounds double, ptr %658, i64 %673
  %675 = load <8 x double>, ptr %674, align 64
  %676 = getelementptr inbounds double, ptr %660, i64 %673
  %677 = load <8 x double>, ptr %676, align 64
  %678 = fmul <8 x double> %670, %675
  %679 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %667, <8 x double> %677, <8 x double> %678)
  store <8 x double> %679, ptr %676, align 64
  %680 = fmul <8 x double> %677, %671
  %681 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %667, <8 x double> %675, <8 x double> %680)
  store <8 x double> %681, ptr %674, align 64
  %682 = add nuw nsw i64 %673, 8
  %683 = icmp slt i64 %682, %27
  br i1 %683, label %672, label %684

684:                                              ; preds = %672, %641
  %685 = fmul double %647, %647
  %686 = call double @llvm.fmuladd.f64(double %654, double %654, double %685)
  %687 = fcmp olt double %686, 0x5CD0B15A491EB84
  br i1 %687, label %688, label %694

688:                                              ; preds = %684
  %689 = fmul double %654, 0x6BB0000000000000
  %690 = fmul double %647, 0x6BB0000000000000
  %691 = fmul double %690, %690
  %692 = call double @llvm.fmuladd.f64(double %689, double %689, double %691)
  %693 = fcmp oeq double %692, 0.000000e+00
  br i1 %693, label %703, label %694

694:                                              ; preds = %688, %684
  %695 = phi double [ %690, %688 ], [ %647, %684 ]
  %696 = phi double [ %689, %688 ], [ %654, %684 ]
  %697 = phi double [ %692, %688 ], [ %686, %684 ]
  %698 = phi double [ 0x1430000000000000, %688 ], [ 1.000000e+00, %684 ]
  %699 = call double @llvm.sqrt.f64(double %697)
  %700 = fdiv double %695, %699
  %701 = fdiv double %696, %699
  %702 = fmul double %699, %698
  br label %703

703:                                              ; preds = %694, %688
  %704 = phi double [ %700, %694 ], [ 1.000000e+00, %688 ]
  %705 = phi double [ %701, %694 ], [ 0.000000e+00, %688 ]
  %706 = phi double [ %702, %694 ], [ 0.000000e+00, %688 ]
  store double %706, ptr %642, align 8
  %707 = load double, ptr %644, align 8
  %708 = load double, ptr %652, align 8
  %709 = fmul double %705, %708
  %710 = call double @llvm.fmuladd.f64(double %704, double %707, double %709)
  %711 = fneg double %705
  %712 = fmul double %707, %711
  %713 = call double @llvm.fmuladd.f64(double %704, double %708, double %712)
  store double %713, ptr %652, align 8
  %714 = getelementptr inbounds double, ptr %35, i64 %651
  %715 = load double, ptr %714, align 8
  %716 = fmul double %705, %715
  %717 = fmul double %704, %715
  store double %717, ptr %714, align 8
  br i1 %241, label %747, label %718

718:                                              ; preds = %703
  %719 = mul nsw i64 %612, %24
  %720 = getelementptr inbounds double, ptr %29, i64 %719
  %721 = mul nsw i64 %651, %24
  %722 = getelementptr inbounds double, ptr %29, i64 %721
  %723 = fneg double %704
  %724 = call double @llvm.fmuladd.f64(double %723, double %704, double 1.000000e+00)
  %725 = call double @llvm.fmuladd.f64(double %705, double %711, double %724)
  %726 = fmul double %725, 5.000000e-01
  %727 = call double @llvm.fmuladd.f64(double %704, double %726, double %704)
  %728 = insertelement <8 x double> poison, double %727, i64 0
  %729 = shufflevector <8 x double> %728, <8 x double> poison, <8 x i32> zeroinitializer
  %730 = call double @llvm.fmuladd.f64(double %711, double %726, double %711)
  %731 = insertelement <8 x double> poison, double %730, i64 0
  %732 = shufflevector <8 x double> %731, <8 x double> poison, <8 x i32> zeroinitializer
  br i1 %304, label %733, label %747

733:                                              ; preds = %718
  %734 = fneg <8 x double> %732
  br label %735

735:                                              ; preds = %735, %733
  %736 = phi i64 [ 0, %733 ], [ %745, %735 ]
  %737 = getelementptr inbounds double, ptr %720, i64 %736
  %738 = load <8 x double>, ptr %737, align 64
  %739 = getelementptr inbounds double, ptr %722, i64 %736
  %740 = load <8 x double>, ptr %739, align 64
  %741 = fmul <8 x double> %732, %738
  %742 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %729, <8 x double> %740, <8 x double> %741)
  store <8 x double> %742, ptr %739, align 64
  %743 = fmul <8 x double> %740, %734
  %744 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %729, <8 x double> %738, <8 x double> %743)
  store <8 x double> %744, ptr %737, align 64
  %745 = add nuw nsw i64 %736, 8
  %746 = icmp slt i64 %745, %24
  br i1 %746, label %735, label %747

747:                                              ; preds = %735, %718, %703
  %748 = icmp eq i64 %651, %309
  br i1 %748, label %749, label %611

749:                                              ; preds = %747, %601
  %750 = phi double [ %606, %601 ], [ %710, %747 ]
  store double %750, ptr %531, align 8
  br label %751

751:                                              ; preds = %523, %455, %749, %457, %383
  %752 = icmp sgt i64 %309, 0
  br i1 %752, label %305, label %753

753:                                              ; preds = %751, %337, %274, %295
  br i1 %43, label %755, label %795

754:                                              ; preds = %788
  br i1 %43, label %796, label %795

755:                                              ; preds = %753, %788
  %756 = phi i64 [ %793, %788 ], [ 0, %753 ]
  %757 = getelementptr inbounds double, ptr %34, i64 %756
  %758 = load double, ptr %757, align 8
  %759 = fcmp olt double %758, 0.000000e+00
  %760 = fneg double %758
  %761 = select i1 %759, double %760, double %758
  %762 = xor i1 %759, true
  %763 = select i1 %762, i1 true, i1 %241
  br i1 %763, label %774, label %764

764:                                              ; preds = %755
  %765 = mul nsw i64 %756, %27
  br label %766

766:                                              ; preds = %764, %766
  %767 = phi i64 [ 0, %764 ], [ %772, %766 ]
  %768 = add nsw i64 %767, %765
  %769 = getelementptr inbounds double, ptr %32, i64 %768
  %770 = load <8 x double>, ptr %769, align 64
  %771 = fneg <8 x double> %770
  store <8 x double> %771, ptr %769, align 64
  %772 = add nuw nsw i64 %767, 8
  %773 = icmp slt i64 %772, %27
  br i1 %773, label %766, label %774

774:                                              ; preds = %766, %755
  %775 = icmp eq i64 %756, 0
  br i1 %775, label %788, label %776

776:                                              ; preds = %774, %782
  %777 = phi i64 [ %778, %782 ], [ %756, %774 ]
  %778 = add nsw i64 %777, -1
  %779 = getelementptr inbounds double, ptr %40, i64 %778
  %780 = load double, ptr %779, align 8
  %781 = fcmp olt double %780, %761
  br i1 %781, label %782, label %788

782:                                              ; preds = %776
  %783 = getelementptr inbounds double, ptr %40, i64 %777
  store double %780, ptr %783, align 8
  %784 = getelementptr inbounds double, ptr %35, i64 %778
  %785 = load double, ptr %784, align 8
  %786 = getelementptr inbounds double, ptr %35, i64 %777
  store double %785, ptr %786, align 8
  %787 = icmp sgt i64 %777, 1
  br i1 %787, label %776, label %788

788:                                              ; preds = %776, %782, %774
  %789 = phi i64 [ 0, %774 ], [ 0, %782 ], [ %777, %776 ]
  %790 = getelementptr inbounds double, ptr %40, i64 %789
  store double %761, ptr %790, align 8
  %791 = sitofp i64 %756 to double
  %792 = getelementptr inbounds double, ptr %35, i64 %789
  store double %791, ptr %792, align 8
  %793 = add nuw nsw i64 %756, 1
  %794 = icmp eq i64 %793, %15
  br i1 %794, label %754, label %755

795:                                              ; preds = %796, %753, %249, %754
  br i1 %241, label %858, label %803

796:                                              ; preds = %754, %796
  %797 = phi i64 [ %801, %796 ], [ 0, %754 ]
  %798 = getelementptr inbounds double, ptr %40, i64 %797
  %799 = load double, ptr %798, align 8
  %800 = fdiv double %799, %136
  store double %800, ptr %798, align 8
  %801 = add nuw nsw i64 %797, 1
  %802 = icmp eq i64 %801, %15
  br i1 %802, label %795, label %796

803:                                              ; preds = %795
  %804 = select i1 %8, i64 3, i64 1
  %805 = getelementptr inbounds i64, ptr %0, i64 %804
  %806 = load i64, ptr %805, align 8
  %807 = inttoptr i64 %806 to ptr
  %808 = select i1 %8, i64 1, i64 3
  %809 = getelementptr inbounds i64, ptr %0, i64 %808
  %810 = load i64, ptr %809, align 8
  %811 = inttoptr i64 %810 to ptr
  %812 = icmp sgt i64 %21, 0
  br i1 %812, label %813, label %815

813:                                              ; preds = %803
  %814 = shl i64 %11, 3
  br label %816

815:                                              ; preds = %823, %803
  br i1 %8, label %835, label %834

816:                                              ; preds = %823, %813
  %817 = phi i64 [ 0, %813 ], [ %832, %823 ]
  %818 = icmp slt i64 %817, %15
  br i1 %818, label %819, label %823

819:                                              ; preds = %816
  %820 = getelementptr inbounds double, ptr %35, i64 %817
  %821 = load double, ptr %820, align 8
  %822 = fptosi double %821 to i64
  br label %823

823:                                              ; preds = %819, %816
  %824 = phi i64 [ %822, %819 ], [ %817, %816 ]
  %825 = mul nsw i64 %824, %24
  %826 = getelementptr inbounds double, ptr %29, i64 %825
  %827 = mul nsw i64 %817, %24
  %828 = getelementptr inbounds double, ptr %1, i64 %827
  %829 = mul nsw i64 %817, %11
  %830 = getelementptr inbounds double, ptr %807, i64 %829
  %831 = select i1 %8, ptr %830, ptr %828
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %831, ptr align 8 %826, i64 %814, i1 false)
  %832 = add nuw nsw i64 %817, 1
  %833 = icmp eq i64 %832, %21
  br i1 %833, label %815, label %816

834:                                              ; preds = %815
  call fastcc void @turn(ptr %807, i64 %21, ptr %1, i64 %24, i64 %21, i64 %11)
  br label %835

835:                                              ; preds = %815, %834
  br i1 %43, label %836, label %838

836:                                              ; preds = %835
  %837 = shl i64 %15, 3
  br label %839

838:                                              ; preds = %846, %835
  br i1 %65, label %858, label %857

839:                                              ; preds = %846, %836
  %840 = phi i64 [ 0, %836 ], [ %855, %846 ]
  %841 = icmp slt i64 %840, %15
  br i1 %841, label %842, label %846

842:                                              ; preds = %839
  %843 = getelementptr inbounds double, ptr %35, i64 %840
  %844 = load double, ptr %843, align 8
  %845 = fptosi double %844 to i64
  br label %846

846:                                              ; preds = %842, %839
  %847 = phi i64 [ %845, %842 ], [ %840, %839 ]
  %848 = mul nsw i64 %847, %27
  %849 = getelementptr inbounds double, ptr %32, i64 %848
  %850 = mul nsw i64 %840, %27
  %851 = getelementptr inbounds double, ptr %1, i64 %850
  %852 = mul nsw i64 %840, %15
  %853 = getelementptr inbounds double, ptr %811, i64 %852
  %854 = select i1 %65, ptr %853, ptr %851
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %854, ptr align 8 %849, i64 %837, i1 false)
  %855 = add nuw nsw i64 %840, 1
  %856 = icmp eq i64 %855, %15
  br i1 %856, label %838, label %839

857:                                              ; preds = %838
  call fastcc void @turn(ptr %811, i64 %15, ptr %1, i64 %27, i64 %15, i64 %15)
  br label %858

858:                                              ; preds = %340, %91, %857, %838, %795, %147
  %859 = phi i64 [ 1, %147 ], [ 0, %795 ], [ 0, %838 ], [ 0, %857 ], [ 1, %91 ], [ 1, %340 ]
  ret i64 %859
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
  br i1 %7, label %8, label %50

8:                                                ; preds = %6
  %9 = icmp sgt i64 %5, 0
  br label %10

10:                                               ; preds = %8, %51
  %11 = phi i64 [ 8, %8 ], [ %53, %51 ]
  %12 = phi i64 [ 0, %8 ], [ %14, %51 ]
  %13 = call i64 @llvm.smin.i64(i64 %4, i64 %11)
  %14 = add nuw nsw i64 %12, 8
  br i1 %9, label %15, label %51

15:                                               ; preds = %10
  %16 = icmp sgt i64 %14, %4
  %17 = select i1 %16, i64 %4, i64 %14
  %18 = icmp slt i64 %12, %17
  %19 = mul nsw i64 %12, %3
  %20 = getelementptr inbounds double, ptr %2, i64 %19
  %21 = or i64 %12, 1
  %22 = mul nsw i64 %21, %3
  %23 = getelementptr inbounds double, ptr %2, i64 %22
  %24 = or i64 %12, 2
  %25 = mul nsw i64 %24, %3
  %26 = getelementptr inbounds double, ptr %2, i64 %25
  %27 = or i64 %12, 3
  %28 = mul nsw i64 %27, %3
  %29 = getelementptr inbounds double, ptr %2, i64 %28
  %30 = or i64 %12, 4
  %31 = mul nsw i64 %30, %3
  %32 = getelementptr inbounds double, ptr %2, i64 %31
  %33 = or i64 %12, 5
  %34 = mul nsw i64 %33, %3
  %35 = getelementptr inbounds double, ptr %2, i64 %34
  %36 = or i64 %12, 6
  %37 = mul nsw i64 %36, %3
  %38 = getelementptr inbounds double, ptr %2, i64 %37
  %39 = or i64 %12, 7
  %40 = mul nsw i64 %39, %3
  %41 = getelementptr inbounds double, ptr %2, i64 %40
  %42 = getelementptr inbounds double, ptr %0, i64 %12
  %43 = getelementptr inbounds double, ptr %0, i64 %12
  %44 = getelementptr inbounds double, ptr %0, i64 %12
  %45 = getelementptr inbounds double, ptr %0, i64 %12
  %46 = getelementptr inbounds double, ptr %0, i64 %12
  %47 = getelementptr inbounds double, ptr %0, i64 %12
  %48 = getelementptr inbounds double, ptr %0, i64 %12
  %49 = getelementptr inbounds double, ptr %0, i64 %12
  br label %54

50:                                               ; preds = %51, %6
  ret void

51:                                               ; preds = %146, %10
  %52 = icmp slt i64 %14, %4
  %53 = add nuw i64 %11, 8
  br i1 %52, label %10, label %50

54:                                               ; preds = %15, %146
  %55 = phi i64 [ 8, %15 ], [ %148, %146 ]
  %56 = phi i64 [ 0, %15 ], [ %58, %146 ]
  %57 = call i64 @llvm.smin.i64(i64 %5, i64 %55)
  %58 = add nuw nsw i64 %56, 8
  %59 = icmp sgt i64 %58, %5
  %60 = select i1 %16, i1 true, i1 %59
  br i1 %60, label %61, label %65

61:                                               ; preds = %54
  br i1 %18, label %62, label %146

62:                                               ; preds = %61
  %63 = select i1 %59, i64 %5, i64 %58
  %64 = icmp slt i64 %56, %63
  br label %129

65:                                               ; preds = %54
  %66 = getelementptr inbounds double, ptr %20, i64 %56
  %67 = load <8 x double>, ptr %66, align 1
  %68 = getelementptr inbounds double, ptr %23, i64 %56
  %69 = load <8 x double>, ptr %68, align 1
  %70 = getelementptr inbounds double, ptr %26, i64 %56
  %71 = load <8 x double>, ptr %70, align 1
  %72 = getelementptr inbounds double, ptr %29, i64 %56
  %73 = load <8 x double>, ptr %72, align 1
  %74 = getelementptr inbounds double, ptr %32, i64 %56
  %75 = load <8 x double>, ptr %74, align 1
  %76 = getelementptr inbounds double, ptr %35, i64 %56
  %77 = load <8 x double>, ptr %76, align 1
  %78 = getelementptr inbounds double, ptr %38, i64 %56
  %79 = load <8 x double>, ptr %78, align 1
  %80 = getelementptr inbounds double, ptr %41, i64 %56
  %81 = load <8 x double>, ptr %80, align 1
  %82 = shufflevector <8 x double> %67, <8 x double> %69, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %83 = shufflevector <8 x double> %67, <8 x double> %69, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %84 = shufflevector <8 x double> %71, <8 x double> %73, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %85 = shufflevector <8 x double> %71, <8 x double> %73, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %86 = shufflevector <8 x double> %75, <8 x double> %77, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %87 = shufflevector <8 x double> %75, <8 x double> %77, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %88 = shufflevector <8 x double> %79, <8 x double> %81, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %89 = shufflevector <8 x double> %79, <8 x double> %81, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %90 = shufflevector <8 x double> %82, <8 x double> %84, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %91 = shufflevector <8 x double> %82, <8 x double> %84, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %92 = shufflevector <8 x double> %83, <8 x double> %85, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %93 = shufflevector <8 x double> %83, <8 x double> %85, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %94 = shufflevector <8 x double> %86, <8 x double> %88, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %95 = shufflevector <8 x double> %86, <8 x double> %88, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %96 = shufflevector <8 x double> %87, <8 x double> %89, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %97 = shufflevector <8 x double> %87, <8 x double> %89, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %98 = shufflevector <8 x double> %90, <8 x double> %94, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %99 = shufflevector <8 x double> %90, <8 x double> %94, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %100 = shufflevector <8 x double> %92, <8 x double> %96, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %101 = shufflevector <8 x double> %92, <8 x double> %96, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %102 = shufflevector <8 x double> %91, <8 x double> %95, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %103 = shufflevector <8 x double> %91, <8 x double> %95, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %104 = shufflevector <8 x double> %93, <8 x double> %97, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %105 = shufflevector <8 x double> %93, <8 x double> %97, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %106 = mul nsw i64 %56, %1
  %107 = getelementptr inbounds double, ptr %42, i64 %106
  store <8 x double> %98, ptr %107, align 1
  %108 = or i64 %56, 1
  %109 = mul nsw i64 %108, %1
  %110 = getelementptr inbounds double, ptr %43, i64 %109
  store <8 x double> %100, ptr %110, align 1
  %111 = or i64 %56, 2
  %112 = mul nsw i64 %111, %1
  %113 = getelementptr inbounds double, ptr %44, i64 %112
  store <8 x double> %102, ptr %113, align 1
  %114 = or i64 %56, 3
  %115 = mul nsw i64 %114, %1
  %116 = getelementptr inbounds double, ptr %45, i64 %115
  store <8 x double> %104, ptr %116, align 1
  %117 = or i64 %56, 4
  %118 = mul nsw i64 %117, %1
  %119 = getelementptr inbounds double, ptr %46, i64 %118
  store <8 x double> %99, ptr %119, align 1
  %120 = or i64 %56, 5
  %121 = mul nsw i64 %120, %1
  %122 = getelementptr inbounds double, ptr %47, i64 %121
  store <8 x double> %101, ptr %122, align 1
  %123 = or i64 %56, 6
  %124 = mul nsw i64 %123, %1
  %125 = getelementptr inbounds double, ptr %48, i64 %124
  store <8 x double> %103, ptr %125, align 1
  %126 = or i64 %56, 7
  %127 = mul nsw i64 %126, %1
  %128 = getelementptr inbounds double, ptr %49, i64 %127
  store <8 x double> %105, ptr %128, align 1
  br label %146

129:                                              ; preds = %62, %133
  %130 = phi i64 [ %12, %62 ], [ %134, %133 ]
  br i1 %64, label %131, label %133

131:                                              ; preds = %129
  %132 = mul nsw i64 %130, %3
  br label %136

133:                                              ; preds = %136, %129
  %134 = add nuw nsw i64 %130, 1
  %135 = icmp eq i64 %134, %13
  br i1 %135, label %146, label %129

136:                                              ; preds = %131, %136
  %137 = phi i64 [ %56, %131 ], [ %144, %136 ]
  %138 = add nsw i64 %137, %132
  %139 = getelementptr inbounds double, ptr %2, i64 %138
  %140 = load double, ptr %139, align 8
  %141 = mul nsw i64 %137, %1
  %142 = add nsw i64 %141, %130
  %143 = getelementptr inbounds double, ptr %0, i64 %142
  store double %140, ptr %143, align 8
  %144 = add nuw nsw i64 %137, 1
  %145 = icmp eq i64 %144, %57
  br i1 %145, label %133, label %136

146:                                              ; preds = %133, %61, %65
  %147 = icmp slt i64 %58, %5
  %148 = add nuw i64 %55, 8
  br i1 %147, label %54, label %51
}

define internal fastcc double @scale_of(double %0) {
  %2 = bitcast double %0 to i64
  %3 = lshr i64 %2, 52
  %4 = and i64 %3, 2047
  %5 = sub nsw i64 2046, %4
  %6 = icmp sgt i64 %5, 1
  %7 = select i1 %6, i64 %5, i64 1
  %8 = shl nuw nsw i64 %7, 52
  %9 = bitcast i64 %8 to double
  ret double %9
}

define internal fastcc double @reflection(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) {
  %6 = sdiv i64 %2, 8
  %7 = shl nsw i64 %6, 3
  %8 = icmp slt i64 %7, %3
  br i1 %8, label %73, label %9

9:                                                ; preds = %73, %5
  %10 = phi <8 x double> [ zeroinitializer, %5 ], [ %88, %73 ]
  %11 = phi <8 x double> [ zeroinitializer, %5 ], [ %87, %73 ]
  %12 = getelementptr inbounds double, ptr %0, i64 %2
  %13 = load double, ptr %12, align 8
  %14 = fcmp olt double %13, 0.000000e+00
  %15 = fneg double %13
  %16 = select i1 %14, double %15, double %13
  %17 = extractelement <8 x double> %11, i64 0
  %18 = fcmp ogt double %17, 0.000000e+00
  %19 = select i1 %18, double %17, double 0.000000e+00
  %20 = extractelement <8 x double> %11, i64 1
  %21 = fcmp ogt double %20, %19
  %22 = select i1 %21, double %20, double %19
  %23 = extractelement <8 x double> %11, i64 2
  %24 = fcmp ogt double %23, %22
  %25 = select i1 %24, double %23, double %22
  %26 = extractelement <8 x double> %11, i64 3
  %27 = fcmp ogt double %26, %25
  %28 = select i1 %27, double %26, double %25
  %29 = extractelement <8 x double> %11, i64 4
  %30 = fcmp ogt double %29, %28
  %31 = select i1 %30, double %29, double %28
  %32 = extractelement <8 x double> %11, i64 5
  %33 = fcmp ogt double %32, %31
  %34 = select i1 %33, double %32, double %31
  %35 = extractelement <8 x double> %11, i64 6
  %36 = fcmp ogt double %35, %34
  %37 = select i1 %36, double %35, double %34
  %38 = extractelement <8 x double> %11, i64 7
  %39 = fcmp ogt double %38, %37
  %40 = select i1 %39, double %38, double %37
  %41 = fcmp ogt double %16, %40
  %42 = select i1 %41, double %16, double %40
  store double %13, ptr %4, align 8
  br label %53

43:                                               ; preds = %53, %43
  %44 = phi i64 [ %51, %43 ], [ 0, %53 ]
  %45 = phi <8 x double> [ %50, %43 ], [ %60, %53 ]
  %46 = add nuw nsw i64 %44, 2
  %47 = extractelement <8 x double> %45, i64 %46
  %48 = extractelement <8 x double> %45, i64 %44
  %49 = fadd double %48, %47
  %50 = insertelement <8 x double> %45, double %49, i64 %44
  %51 = add nuw nsw i64 %44, 1
  %52 = icmp eq i64 %51, 2
  br i1 %52, label %63, label %43

53:                                               ; preds = %53, %9
  %54 = phi i64 [ %61, %53 ], [ 0, %9 ]
  %55 = phi <8 x double> [ %60, %53 ], [ %10, %9 ]
  %56 = add nuw nsw i64 %54, 4
  %57 = extractelement <8 x double> %55, i64 %56
  %58 = extractelement <8 x double> %55, i64 %54
  %59 = fadd double %58, %57
  %60 = insertelement <8 x double> %55, double %59, i64 %54
  %61 = add nuw nsw i64 %54, 1
  %62 = icmp eq i64 %61, 4
  br i1 %62, label %43, label %53

63:                                               ; preds = %43
  %64 = call fastcc double @scale_of(double %42)
  %65 = extractelement <8 x double> %50, i64 1
  %66 = extractelement <8 x double> %50, i64 0
  %67 = fadd double %66, %65
  %68 = fcmp oeq double %67, 0.000000e+00
  br i1 %68, label %155, label %69

69:                                               ; preds = %63
  br i1 %8, label %70, label %91

70:                                               ; preds = %69
  %71 = insertelement <8 x double> poison, double %64, i64 0
  %72 = shufflevector <8 x double> %71, <8 x double> poison, <8 x i32> zeroinitializer
  br label %128

73:                                               ; preds = %5, %73
  %74 = phi <8 x double> [ %87, %73 ], [ zeroinitializer, %5 ]
  %75 = phi <8 x double> [ %88, %73 ], [ zeroinitializer, %5 ]
  %76 = phi i64 [ %89, %73 ], [ %7, %5 ]
  %77 = getelementptr inbounds double, ptr %0, i64 %76
  %78 = load <8 x i64>, ptr %77, align 64
  %79 = sub nsw i64 %2, %76
  %80 = insertelement <8 x i64> poison, i64 %79, i64 0
  %81 = shufflevector <8 x i64> %80, <8 x i64> poison, <8 x i32> zeroinitializer
  %82 = icmp slt <8 x i64> %81, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %83 = and <8 x i64> %78, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %84 = select <8 x i1> %82, <8 x i64> %83, <8 x i64> zeroinitializer
  %85 = bitcast <8 x i64> %84 to <8 x double>
  %86 = fcmp oge <8 x double> %74, %85
  %87 = select <8 x i1> %86, <8 x double> %74, <8 x double> %85
  %88 = fadd <8 x double> %75, %85
  %89 = add nsw i64 %76, 8
  %90 = icmp slt i64 %89, %3
  br i1 %90, label %73, label %9

91:                                               ; preds = %128, %69
  %92 = phi <8 x double> [ zeroinitializer, %69 ], [ %139, %128 ]
  br label %103

93:                                               ; preds = %103, %93
  %94 = phi i64 [ %101, %93 ], [ 0, %103 ]
  %95 = phi <8 x double> [ %100, %93 ], [ %110, %103 ]
  %96 = add nuw nsw i64 %94, 2
  %97 = extractelement <8 x double> %95, i64 %96
  %98 = extractelement <8 x double> %95, i64 %94
  %99 = fadd double %98, %97
  %100 = insertelement <8 x double> %95, double %99, i64 %94
  %101 = add nuw nsw i64 %94, 1
  %102 = icmp eq i64 %101, 2
  br i1 %102, label %113, label %93

103:                                              ; preds = %103, %91
  %104 = phi i64 [ %111, %103 ], [ 0, %91 ]
  %105 = phi <8 x double> [ %110, %103 ], [ %92, %91 ]
  %106 = add nuw nsw i64 %104, 4
  %107 = extractelement <8 x double> %105, i64 %106
  %108 = extractelement <8 x double> %105, i64 %104
  %109 = fadd double %108, %107
  %110 = insertelement <8 x double> %105, double %109, i64 %104
  %111 = add nuw nsw i64 %104, 1
  %112 = icmp eq i64 %111, 4
  br i1 %112, label %93, label %103

113:                                              ; preds = %93
  %114 = fmul double %13, %64
  %115 = extractelement <8 x double> %100, i64 1
  %116 = extractelement <8 x double> %100, i64 0
  %117 = fadd double %116, %115
  %118 = call double @llvm.fmuladd.f64(double %114, double %114, double %117)
  %119 = call double @llvm.sqrt.f64(double %118)
  %120 = fcmp olt double %114, 0.000000e+00
  %121 = fneg double %119
  %122 = select i1 %120, double %119, double %121
  br i1 %8, label %123, label %143

123:                                              ; preds = %113
  %124 = fsub double %114, %122
  %125 = fdiv double 1.000000e+00, %124
  %126 = insertelement <8 x double> poison, double %125, i64 0
  %127 = shufflevector <8 x double> %126, <8 x double> poison, <8 x i32> zeroinitializer
  br label %148

128:                                              ; preds = %70, %128
  %129 = phi <8 x double> [ zeroinitializer, %70 ], [ %139, %128 ]
  %130 = phi i64 [ %7, %70 ], [ %141, %128 ]
  %131 = getelementptr inbounds double, ptr %0, i64 %130
  %132 = load <8 x double>, ptr %131, align 64
  %133 = sub nsw i64 %2, %130
  %134 = insertelement <8 x i64> poison, i64 %133, i64 0
  %135 = shufflevector <8 x i64> %134, <8 x i64> poison, <8 x i32> zeroinitializer
  %136 = icmp slt <8 x i64> %135, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %137 = select <8 x i1> %136, <8 x double> %132, <8 x double> zeroinitializer
  %138 = fmul <8 x double> %72, %137
  %139 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %138, <8 x double> %138, <8 x double> %129)
  %140 = getelementptr inbounds double, ptr %1, i64 %130
  store <8 x double> %138, ptr %140, align 64
  %141 = add nsw i64 %130, 8
  %142 = icmp slt i64 %141, %3
  br i1 %142, label %128, label %91

143:                                              ; preds = %148, %113
  %144 = getelementptr inbounds double, ptr %1, i64 %2
  store double 1.000000e+00, ptr %144, align 8
  %145 = fdiv double %122, %64
  store double %145, ptr %4, align 8
  %146 = fsub double %122, %114
  %147 = fdiv double %146, %122
  br label %155

148:                                              ; preds = %123, %148
  %149 = phi i64 [ %7, %123 ], [ %153, %148 ]
  %150 = getelementptr inbounds double, ptr %1, i64 %149
  %151 = load <8 x double>, ptr %150, align 64
  %152 = fmul <8 x double> %127, %151
  store <8 x double> %152, ptr %150, align 64
  %153 = add nsw i64 %149, 8
  %154 = icmp slt i64 %153, %3
  br i1 %154, label %148, label %143

155:                                              ; preds = %63, %143
  %156 = phi double [ %147, %143 ], [ 0.000000e+00, %63 ]
  ret double %156
}

define internal fastcc void @reflect(ptr %0, double %1, i64 %2, i64 %3, ptr %4, i64 %5) {
  %7 = fcmp oeq double %1, 0.000000e+00
  br i1 %7, label %244, label %8

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

16:                                               ; preds = %184, %8
  %17 = phi i64 [ 0, %8 ], [ %22, %184 ]
  %18 = icmp slt i64 %17, %5
  br i1 %18, label %19, label %244

19:                                               ; preds = %16
  %20 = icmp slt i64 %2, %3
  br label %187

21:                                               ; preds = %10, %184
  %22 = phi i64 [ 4, %10 ], [ %185, %184 ]
  %23 = phi i64 [ 0, %10 ], [ %22, %184 ]
  %24 = mul nsw i64 %23, %3
  %25 = getelementptr inbounds double, ptr %4, i64 %24
  br i1 %11, label %31, label %26

26:                                               ; preds = %31, %21
  %27 = phi <8 x double> [ zeroinitializer, %21 ], [ %50, %31 ]
  %28 = phi <8 x double> [ zeroinitializer, %21 ], [ %47, %31 ]
  %29 = phi <8 x double> [ zeroinitializer, %21 ], [ %44, %31 ]
  %30 = phi <8 x double> [ zeroinitializer, %21 ], [ %41, %31 ]
  br label %74

31:                                               ; preds = %21, %31
  %32 = phi <8 x double> [ %50, %31 ], [ zeroinitializer, %21 ]
  %33 = phi <8 x double> [ %47, %31 ], [ zeroinitializer, %21 ]
  %34 = phi <8 x double> [ %44, %31 ], [ zeroinitializer, %21 ]
  %35 = phi <8 x double> [ %41, %31 ], [ zeroinitializer, %21 ]
  %36 = phi i64 [ %51, %31 ], [ %2, %21 ]
  %37 = getelementptr inbounds double, ptr %0, i64 %36
  %38 = load <8 x double>, ptr %37, align 64
  %39 = getelementptr inbounds double, ptr %25, i64 %36
  %40 = load <8 x double>, ptr %39, align 64
  %41 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %38, <8 x double> %40, <8 x double> %35)
  %42 = getelementptr inbounds double, ptr %39, i64 %3
  %43 = load <8 x double>, ptr %42, align 64
  %44 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %38, <8 x double> %43, <8 x double> %34)
  %45 = getelementptr inbounds double, ptr %39, i64 %12
  %46 = load <8 x double>, ptr %45, align 64
  %47 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %38, <8 x double> %46, <8 x double> %33)
  %48 = getelementptr inbounds double, ptr %39, i64 %13
  %49 = load <8 x double>, ptr %48, align 64
  %50 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %38, <8 x double> %49, <8 x double> %32)
  %51 = add nsw i64 %36, 8
  %52 = icmp slt i64 %51, %3
  br i1 %52, label %31, label %26

53:                                               ; preds = %165
  %54 = extractelement <8 x double> %162, i64 0
  %55 = extractelement <8 x double> %162, i64 1
  %56 = fadd double %54, %55
  %57 = fmul double %56, %1
  %58 = insertelement <8 x double> poison, double %57, i64 0
  %59 = shufflevector <8 x double> %58, <8 x double> poison, <8 x i32> zeroinitializer
  %60 = fneg <8 x double> %90
  %61 = fneg <8 x double> %117
  %62 = fneg <8 x double> %144
  %63 = fneg <8 x double> %59
  br label %166

64:                                               ; preds = %74, %64
  %65 = phi i64 [ %72, %64 ], [ 0, %74 ]
  %66 = phi <8 x double> [ %71, %64 ], [ %81, %74 ]
  %67 = add nuw nsw i64 %65, 2
  %68 = extractelement <8 x double> %66, i64 %67
  %69 = extractelement <8 x double> %66, i64 %65
  %70 = fadd double %69, %68
  %71 = insertelement <8 x double> %66, double %70, i64 %65
  %72 = add nuw nsw i64 %65, 1
  %73 = icmp eq i64 %72, 2
  br i1 %73, label %84, label %64

74:                                               ; preds = %74, %26
  %75 = phi i64 [ %82, %74 ], [ 0, %26 ]
  %76 = phi <8 x double> [ %81, %74 ], [ %30, %26 ]
  %77 = add nuw nsw i64 %75, 4
  %78 = extractelement <8 x double> %76, i64 %77
  %79 = extractelement <8 x double> %76, i64 %75
  %80 = fadd double %79, %78
  %81 = insertelement <8 x double> %76, double %80, i64 %75
  %82 = add nuw nsw i64 %75, 1
  %83 = icmp eq i64 %82, 4
  br i1 %83, label %64, label %74

84:                                               ; preds = %64
  %85 = extractelement <8 x double> %71, i64 1
  %86 = extractelement <8 x double> %71, i64 0
  %87 = fadd double %86, %85
  %88 = fmul double %87, %1
  %89 = insertelement <8 x double> poison, double %88, i64 0
  %90 = shufflevector <8 x double> %89, <8 x double> poison, <8 x i32> zeroinitializer
  br label %91

91:                                               ; preds = %91, %84
  %92 = phi i64 [ %99, %91 ], [ 0, %84 ]
  %93 = phi <8 x double> [ %98, %91 ], [ %29, %84 ]
  %94 = add nuw nsw i64 %92, 4
  %95 = extractelement <8 x double> %93, i64 %94
  %96 = extractelement <8 x double> %93, i64 %92
  %97 = fadd double %96, %95
  %98 = insertelement <8 x double> %93, double %97, i64 %92
  %99 = add nuw nsw i64 %92, 1
  %100 = icmp eq i64 %99, 4
  br i1 %100, label %101, label %91

101:                                              ; preds = %91, %101
  %102 = phi i64 [ %109, %101 ], [ 0, %91 ]
  %103 = phi <8 x double> [ %108, %101 ], [ %98, %91 ]
  %104 = add nuw nsw i64 %102, 2
  %105 = extractelement <8 x double> %103, i64 %104
  %106 = extractelement <8 x double> %103, i64 %102
  %107 = fadd double %106, %105
  %108 = insertelement <8 x double> %103, double %107, i64 %102
  %109 = add nuw nsw i64 %102, 1
  %110 = icmp eq i64 %109, 2
  br i1 %110, label %111, label %101

111:                                              ; preds = %101
  %112 = extractelement <8 x double> %108, i64 1
  %113 = extractelement <8 x double> %108, i64 0
  %114 = fadd double %113, %112
  %115 = fmul double %114, %1
  %116 = insertelement <8 x double> poison, double %115, i64 0
  %117 = shufflevector <8 x double> %116, <8 x double> poison, <8 x i32> zeroinitializer
  br label %118

118:                                              ; preds = %118, %111
  %119 = phi i64 [ %126, %118 ], [ 0, %111 ]
  %120 = phi <8 x double> [ %125, %118 ], [ %28, %111 ]
  %121 = add nuw nsw i64 %119, 4
  %122 = extractelement <8 x double> %120, i64 %121
  %123 = extractelement <8 x double> %120, i64 %119
  %124 = fadd double %123, %122
  %125 = insertelement <8 x double> %120, double %124, i64 %119
  %126 = add nuw nsw i64 %119, 1
  %127 = icmp eq i64 %126, 4
  br i1 %127, label %128, label %118

128:                                              ; preds = %118, %128
  %129 = phi i64 [ %136, %128 ], [ 0, %118 ]
  %130 = phi <8 x double> [ %135, %128 ], [ %125, %118 ]
  %131 = add nuw nsw i64 %129, 2
  %132 = extractelement <8 x double> %130, i64 %131
  %133 = extractelement <8 x double> %130, i64 %129
  %134 = fadd double %133, %132
  %135 = insertelement <8 x double> %130, double %134, i64 %129
  %136 = add nuw nsw i64 %129, 1
  %137 = icmp eq i64 %136, 2
  br i1 %137, label %138, label %128

138:                                              ; preds = %128
  %139 = extractelement <8 x double> %135, i64 1
  %140 = extractelement <8 x double> %135, i64 0
  %141 = fadd double %140, %139
  %142 = fmul double %141, %1
  %143 = insertelement <8 x double> poison, double %142, i64 0
  %144 = shufflevector <8 x double> %143, <8 x double> poison, <8 x i32> zeroinitializer
  br label %145

145:                                              ; preds = %145, %138
  %146 = phi i64 [ %153, %145 ], [ 0, %138 ]
  %147 = phi <8 x double> [ %152, %145 ], [ %27, %138 ]
  %148 = add nuw nsw i64 %146, 4
  %149 = extractelement <8 x double> %147, i64 %148
  %150 = extractelement <8 x double> %147, i64 %146
  %151 = fadd double %150, %149
  %152 = insertelement <8 x double> %147, double %151, i64 %146
  %153 = add nuw nsw i64 %146, 1
  %154 = icmp eq i64 %153, 4
  br i1 %154, label %155, label %145

155:                                              ; preds = %145, %155
  %156 = phi i64 [ %163, %155 ], [ 0, %145 ]
  %157 = phi <8 x double> [ %162, %155 ], [ %152, %145 ]
  %158 = add nuw nsw i64 %156, 2
  %159 = extractelement <8 x double> %157, i64 %158
  %160 = extractelement <8 x double> %157, i64 %156
  %161 = fadd double %160, %159
  %162 = insertelement <8 x double> %157, double %161, i64 %156
  %163 = add nuw nsw i64 %156, 1
  %164 = icmp eq i64 %163, 2
  br i1 %164, label %165, label %155

165:                                              ; preds = %155
  br i1 %11, label %53, label %184

166:                                              ; preds = %53, %166
  %167 = phi i64 [ %182, %166 ], [ %2, %53 ]
  %168 = getelementptr inbounds double, ptr %0, i64 %167
  %169 = load <8 x double>, ptr %168, align 64
  %170 = getelementptr inbounds double, ptr %25, i64 %167
  %171 = load <8 x double>, ptr %170, align 64
  %172 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %60, <8 x double> %169, <8 x double> %171)
  store <8 x double> %172, ptr %170, align 64
  %173 = getelementptr inbounds double, ptr %170, i64 %3
  %174 = load <8 x double>, ptr %173, align 64
  %175 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %61, <8 x double> %169, <8 x double> %174)
  store <8 x double> %175, ptr %173, align 64
  %176 = getelementptr inbounds double, ptr %170, i64 %14
  %177 = load <8 x double>, ptr %176, align 64
  %178 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %62, <8 x double> %169, <8 x double> %177)
  store <8 x double> %178, ptr %176, align 64
  %179 = getelementptr inbounds double, ptr %170, i64 %15
  %180 = load <8 x double>, ptr %179, align 64
  %181 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %63, <8 x double> %169, <8 x double> %180)
  store <8 x double> %181, ptr %179, align 64
  %182 = add nsw i64 %167, 8
  %183 = icmp slt i64 %182, %3
  br i1 %183, label %166, label %184

184:                                              ; preds = %166, %165
  %185 = add nuw nsw i64 %22, 4
  %186 = icmp sgt i64 %185, %5
  br i1 %186, label %16, label %21

187:                                              ; preds = %19, %241
  %188 = phi i64 [ %17, %19 ], [ %242, %241 ]
  %189 = mul nsw i64 %188, %3
  %190 = getelementptr inbounds double, ptr %4, i64 %189
  br i1 %20, label %193, label %191

191:                                              ; preds = %193, %187
  %192 = phi <8 x double> [ zeroinitializer, %187 ], [ %200, %193 ]
  br label %221

193:                                              ; preds = %187, %193
  %194 = phi <8 x double> [ %200, %193 ], [ zeroinitializer, %187 ]
  %195 = phi i64 [ %201, %193 ], [ %2, %187 ]
  %196 = getelementptr inbounds double, ptr %0, i64 %195
  %197 = load <8 x double>, ptr %196, align 64
  %198 = getelementptr inbounds double, ptr %190, i64 %195
  %199 = load <8 x double>, ptr %198, align 64
  %200 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %197, <8 x double> %199, <8 x double> %194)
  %201 = add nsw i64 %195, 8
  %202 = icmp slt i64 %201, %3
  br i1 %202, label %193, label %191

203:                                              ; preds = %231
  %204 = extractelement <8 x double> %218, i64 0
  %205 = extractelement <8 x double> %218, i64 1
  %206 = fadd double %204, %205
  %207 = fmul double %206, %1
  %208 = insertelement <8 x double> poison, double %207, i64 0
  %209 = shufflevector <8 x double> %208, <8 x double> poison, <8 x i32> zeroinitializer
  %210 = fneg <8 x double> %209
  br label %232

211:                                              ; preds = %221, %211
  %212 = phi i64 [ %219, %211 ], [ 0, %221 ]
  %213 = phi <8 x double> [ %218, %211 ], [ %228, %221 ]
  %214 = add nuw nsw i64 %212, 2
  %215 = extractelement <8 x double> %213, i64 %214
  %216 = extractelement <8 x double> %213, i64 %212
  %217 = fadd double %216, %215
  %218 = insertelement <8 x double> %213, double %217, i64 %212
  %219 = add nuw nsw i64 %212, 1
  %220 = icmp eq i64 %219, 2
  br i1 %220, label %231, label %211

221:                                              ; preds = %221, %191
  %222 = phi i64 [ %229, %221 ], [ 0, %191 ]
  %223 = phi <8 x double> [ %228, %221 ], [ %192, %191 ]
  %224 = add nuw nsw i64 %222, 4
  %225 = extractelement <8 x double> %223, i64 %224
  %226 = extractelement <8 x double> %223, i64 %222
  %227 = fadd double %226, %225
  %228 = insertelement <8 x double> %223, double %227, i64 %222
  %229 = add nuw nsw i64 %222, 1
  %230 = icmp eq i64 %229, 4
  br i1 %230, label %211, label %221

231:                                              ; preds = %211
  br i1 %20, label %203, label %241

232:                                              ; preds = %203, %232
  %233 = phi i64 [ %239, %232 ], [ %2, %203 ]
  %234 = getelementptr inbounds double, ptr %0, i64 %233
  %235 = load <8 x double>, ptr %234, align 64
  %236 = getelementptr inbounds double, ptr %190, i64 %233
  %237 = load <8 x double>, ptr %236, align 64
  %238 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %210, <8 x double> %235, <8 x double> %237)
  store <8 x double> %238, ptr %236, align 64
  %239 = add nsw i64 %233, 8
  %240 = icmp slt i64 %239, %3
  br i1 %240, label %232, label %241

241:                                              ; preds = %232, %231
  %242 = add nuw nsw i64 %188, 1
  %243 = icmp eq i64 %242, %5
  br i1 %243, label %244, label %187

244:                                              ; preds = %241, %16, %6
  ret void
}

declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>)

declare double @llvm.sqrt.f64(double)

declare double @llvm.fmuladd.f64(double, double, double)

declare i64 @llvm.smin.i64(i64, i64)
