; Made from source/dense/singular.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 3f2d85bc6fbc5087ee2def34c73bb111933776a7dc2305acf682010c4e4274c5

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
  br i1 %95, label %806, label %111

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
  br i1 %148, label %806, label %149

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
  br i1 %241, label %243, label %242

242:                                              ; preds = %238
  call fastcc void @multiply(ptr %1, ptr %36, ptr %29, i64 %24, i64 %15, i64 %21, i64 0)
  call fastcc void @multiply(ptr %30, ptr %37, ptr %32, i64 %27, i64 %239, i64 %15, i64 1)
  br label %243

243:                                              ; preds = %238, %242
  %244 = icmp sgt i64 %15, 1
  br i1 %244, label %245, label %701

245:                                              ; preds = %243
  %246 = mul nsw i64 %15, 30
  %247 = getelementptr inbounds [5 x double], ptr %4, i64 0, i64 0
  %248 = getelementptr inbounds [5 x double], ptr %4, i64 0, i64 1
  %249 = getelementptr inbounds [5 x double], ptr %4, i64 0, i64 2
  %250 = getelementptr inbounds [5 x double], ptr %4, i64 0, i64 3
  %251 = getelementptr inbounds [5 x double], ptr %4, i64 0, i64 4
  %252 = icmp sgt i64 %11, 0
  br label %253

253:                                              ; preds = %699, %245
  %254 = phi i64 [ %239, %245 ], [ %257, %699 ]
  %255 = phi i64 [ %246, %245 ], [ %289, %699 ]
  br label %256

256:                                              ; preds = %285, %253
  %257 = phi i64 [ %254, %253 ], [ %286, %285 ]
  br label %258

258:                                              ; preds = %261, %256
  %259 = phi i64 [ %262, %261 ], [ %257, %256 ]
  %260 = icmp sgt i64 %259, 0
  br i1 %260, label %261, label %283

261:                                              ; preds = %258
  %262 = add nsw i64 %259, -1
  %263 = getelementptr inbounds double, ptr %35, i64 %262
  %264 = load double, ptr %263, align 8
  %265 = fcmp olt double %264, 0.000000e+00
  %266 = fneg double %264
  %267 = select i1 %265, double %266, double %264
  %268 = getelementptr inbounds double, ptr %34, i64 %262
  %269 = load double, ptr %268, align 8
  %270 = fcmp olt double %269, 0.000000e+00
  %271 = fneg double %269
  %272 = select i1 %270, double %271, double %269
  %273 = getelementptr inbounds double, ptr %34, i64 %259
  %274 = load double, ptr %273, align 8
  %275 = fcmp olt double %274, 0.000000e+00
  %276 = fneg double %274
  %277 = select i1 %275, double %276, double %274
  %278 = fadd double %272, %277
  %279 = call double @llvm.fmuladd.f64(double %278, double 0x3CA0000000000000, double 0x30000000000000)
  %280 = fcmp ugt double %267, %279
  br i1 %280, label %258, label %281

281:                                              ; preds = %261
  %282 = getelementptr inbounds double, ptr %35, i64 %262
  store double 0.000000e+00, ptr %282, align 8
  br label %283

283:                                              ; preds = %258, %281
  %284 = icmp eq i64 %259, %257
  br i1 %284, label %285, label %288

285:                                              ; preds = %283
  %286 = add nsw i64 %257, -1
  %287 = icmp sgt i64 %257, 1
  br i1 %287, label %256, label %701

288:                                              ; preds = %283
  %289 = add nsw i64 %255, -1
  %290 = icmp eq i64 %255, 0
  br i1 %290, label %806, label %291

291:                                              ; preds = %288
  %292 = icmp slt i64 %257, %259
  br i1 %292, label %331, label %293

293:                                              ; preds = %291
  %294 = add i64 %259, -1
  br label %295

295:                                              ; preds = %324, %293
  %296 = phi i64 [ %325, %324 ], [ %257, %293 ]
  %297 = icmp slt i64 %296, %257
  br i1 %297, label %298, label %304

298:                                              ; preds = %295
  %299 = getelementptr inbounds double, ptr %35, i64 %296
  %300 = load double, ptr %299, align 8
  %301 = fcmp olt double %300, 0.000000e+00
  %302 = fneg double %300
  %303 = select i1 %301, double %302, double %300
  br label %304

304:                                              ; preds = %298, %295
  %305 = phi double [ %303, %298 ], [ 0.000000e+00, %295 ]
  %306 = icmp sgt i64 %296, %259
  br i1 %306, label %307, label %314

307:                                              ; preds = %304
  %308 = add nsw i64 %296, -1
  %309 = getelementptr inbounds double, ptr %35, i64 %308
  %310 = load double, ptr %309, align 8
  %311 = fcmp olt double %310, 0.000000e+00
  %312 = fneg double %310
  %313 = select i1 %311, double %312, double %310
  br label %314

314:                                              ; preds = %307, %304
  %315 = phi double [ %313, %307 ], [ 0.000000e+00, %304 ]
  %316 = fadd double %305, %315
  %317 = getelementptr inbounds double, ptr %34, i64 %296
  %318 = load double, ptr %317, align 8
  %319 = fcmp olt double %318, 0.000000e+00
  %320 = fneg double %318
  %321 = select i1 %319, double %320, double %318
  %322 = call double @llvm.fmuladd.f64(double %316, double 0x3CA0000000000000, double 0x30000000000000)
  %323 = fcmp ugt double %321, %322
  br i1 %323, label %324, label %328

324:                                              ; preds = %314
  %325 = add nsw i64 %296, -1
  br i1 %306, label %295, label %326

326:                                              ; preds = %324
  %327 = icmp eq i64 %294, %257
  br i1 %327, label %331, label %473

328:                                              ; preds = %314
  %329 = getelementptr inbounds double, ptr %34, i64 %296
  store double 0.000000e+00, ptr %329, align 8
  %330 = icmp eq i64 %296, %257
  br i1 %330, label %331, label %405

331:                                              ; preds = %328, %326, %291
  %332 = add nsw i64 %257, -1
  %333 = getelementptr inbounds double, ptr %35, i64 %332
  %334 = load double, ptr %333, align 8
  store double 0.000000e+00, ptr %333, align 8
  %335 = icmp sgt i64 %257, %259
  br i1 %335, label %336, label %699

336:                                              ; preds = %331
  %337 = mul nsw i64 %257, %27
  %338 = getelementptr inbounds double, ptr %32, i64 %337
  br label %339

339:                                              ; preds = %336, %403
  %340 = phi i64 [ %404, %403 ], [ %332, %336 ]
  %341 = phi double [ %375, %403 ], [ %334, %336 ]
  %342 = getelementptr inbounds double, ptr %34, i64 %340
  %343 = load double, ptr %342, align 8
  %344 = fmul double %343, %343
  %345 = call double @llvm.fmuladd.f64(double %341, double %341, double %344)
  %346 = fcmp olt double %345, 0x5CD0B15A491EB84
  br i1 %346, label %347, label %353

347:                                              ; preds = %339
  %348 = fmul double %341, 0x6BB0000000000000
  %349 = fmul double %343, 0x6BB0000000000000
  %350 = fmul double %349, %349
  %351 = call double @llvm.fmuladd.f64(double %348, double %348, double %350)
  %352 = fcmp oeq double %351, 0.000000e+00
  br i1 %352, label %362, label %353

353:                                              ; preds = %347, %339
  %354 = phi double [ %349, %347 ], [ %343, %339 ]
  %355 = phi double [ %348, %347 ], [ %341, %339 ]
  %356 = phi double [ %351, %347 ], [ %345, %339 ]
  %357 = phi double [ 0x1430000000000000, %347 ], [ 1.000000e+00, %339 ]
  %358 = call double @llvm.sqrt.f64(double %356)
  %359 = fdiv double %354, %358
  %360 = fdiv double %355, %358
  %361 = fmul double %358, %357
  br label %362

362:                                              ; preds = %353, %347
  %363 = phi double [ %359, %353 ], [ 1.000000e+00, %347 ]
  %364 = phi double [ %360, %353 ], [ 0.000000e+00, %347 ]
  %365 = phi double [ %361, %353 ], [ 0.000000e+00, %347 ]
  store double %365, ptr %342, align 8
  %366 = icmp sgt i64 %340, %259
  br i1 %366, label %367, label %374

367:                                              ; preds = %362
  %368 = fneg double %364
  %369 = add nsw i64 %340, -1
  %370 = getelementptr inbounds double, ptr %35, i64 %369
  %371 = load double, ptr %370, align 8
  %372 = fmul double %371, %368
  %373 = fmul double %363, %371
  store double %373, ptr %370, align 8
  br label %374

374:                                              ; preds = %367, %362
  %375 = phi double [ %372, %367 ], [ %341, %362 ]
  br i1 %241, label %403, label %376

376:                                              ; preds = %374
  %377 = mul nsw i64 %340, %27
  %378 = getelementptr inbounds double, ptr %32, i64 %377
  %379 = fneg double %364
  %380 = fneg double %363
  %381 = call double @llvm.fmuladd.f64(double %380, double %363, double 1.000000e+00)
  %382 = call double @llvm.fmuladd.f64(double %364, double %379, double %381)
  %383 = fmul double %382, 5.000000e-01
  %384 = call double @llvm.fmuladd.f64(double %363, double %383, double %363)
  %385 = insertelement <8 x double> poison, double %384, i64 0
  %386 = shufflevector <8 x double> %385, <8 x double> poison, <8 x i32> zeroinitializer
  %387 = call double @llvm.fmuladd.f64(double %379, double %383, double %379)
  %388 = insertelement <8 x double> poison, double %387, i64 0
  %389 = shufflevector <8 x double> %388, <8 x double> poison, <8 x i32> zeroinitializer
  %390 = fneg <8 x double> %389
  br label %391

391:                                              ; preds = %391, %376
  %392 = phi i64 [ 0, %376 ], [ %401, %391 ]
  %393 = getelementptr inbounds double, ptr %378, i64 %392
  %394 = load <8 x double>, ptr %393, align 64
  %395 = getelementptr inbounds double, ptr %338, i64 %392
  %396 = load <8 x double>, ptr %395, align 64
  %397 = fmul <8 x double> %389, %394
  %398 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %386, <8 x double> %396, <8 x double> %397)
  store <8 x double> %398, ptr %395, align 64
  %399 = fmul <8 x double> %396, %390
  %400 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %386, <8 x double> %394, <8 x double> %399)
  store <8 x double> %400, ptr %393, align 64
  %401 = add nuw nsw i64 %392, 8
  %402 = icmp slt i64 %401, %27
  br i1 %402, label %391, label %403

403:                                              ; preds = %391, %374
  %404 = add nsw i64 %340, -1
  br i1 %366, label %339, label %699

405:                                              ; preds = %328
  %406 = getelementptr inbounds double, ptr %35, i64 %296
  %407 = load double, ptr %406, align 8
  store double 0.000000e+00, ptr %406, align 8
  br i1 %297, label %408, label %699

408:                                              ; preds = %405
  %409 = mul nsw i64 %296, %24
  %410 = getelementptr inbounds double, ptr %29, i64 %409
  br label %411

411:                                              ; preds = %408, %471
  %412 = phi i64 [ %414, %471 ], [ %296, %408 ]
  %413 = phi double [ %442, %471 ], [ %407, %408 ]
  %414 = add i64 %412, 1
  %415 = getelementptr inbounds double, ptr %34, i64 %414
  %416 = load double, ptr %415, align 8
  %417 = fmul double %416, %416
  %418 = call double @llvm.fmuladd.f64(double %413, double %413, double %417)
  %419 = fcmp olt double %418, 0x5CD0B15A491EB84
  br i1 %419, label %420, label %426

420:                                              ; preds = %411
  %421 = fmul double %413, 0x6BB0000000000000
  %422 = fmul double %416, 0x6BB0000000000000
  %423 = fmul double %422, %422
  %424 = call double @llvm.fmuladd.f64(double %421, double %421, double %423)
  %425 = fcmp oeq double %424, 0.000000e+00
  br i1 %425, label %435, label %426

426:                                              ; preds = %420, %411
  %427 = phi double [ %422, %420 ], [ %416, %411 ]
  %428 = phi double [ %421, %420 ], [ %413, %411 ]
  %429 = phi double [ %424, %420 ], [ %418, %411 ]
  %430 = phi double [ 0x1430000000000000, %420 ], [ 1.000000e+00, %411 ]
  %431 = call double @llvm.sqrt.f64(double %429)
  %432 = fdiv double %427, %431
  %433 = fdiv double %428, %431
  %434 = fmul double %431, %430
  br label %435

435:                                              ; preds = %426, %420
  %436 = phi double [ %432, %426 ], [ 1.000000e+00, %420 ]
  %437 = phi double [ %433, %426 ], [ 0.000000e+00, %420 ]
  %438 = phi double [ %434, %426 ], [ 0.000000e+00, %420 ]
  store double %438, ptr %415, align 8
  %439 = fneg double %437
  %440 = getelementptr inbounds double, ptr %35, i64 %414
  %441 = load double, ptr %440, align 8
  %442 = fmul double %441, %439
  %443 = fmul double %436, %441
  store double %443, ptr %440, align 8
  br i1 %241, label %471, label %444

444:                                              ; preds = %435
  %445 = mul nsw i64 %414, %24
  %446 = getelementptr inbounds double, ptr %29, i64 %445
  %447 = fneg double %436
  %448 = call double @llvm.fmuladd.f64(double %447, double %436, double 1.000000e+00)
  %449 = call double @llvm.fmuladd.f64(double %437, double %439, double %448)
  %450 = fmul double %449, 5.000000e-01
  %451 = call double @llvm.fmuladd.f64(double %436, double %450, double %436)
  %452 = insertelement <8 x double> poison, double %451, i64 0
  %453 = shufflevector <8 x double> %452, <8 x double> poison, <8 x i32> zeroinitializer
  %454 = call double @llvm.fmuladd.f64(double %439, double %450, double %439)
  %455 = insertelement <8 x double> poison, double %454, i64 0
  %456 = shufflevector <8 x double> %455, <8 x double> poison, <8 x i32> zeroinitializer
  br i1 %252, label %457, label %471

457:                                              ; preds = %444
  %458 = fneg <8 x double> %456
  br label %459

459:                                              ; preds = %459, %457
  %460 = phi i64 [ 0, %457 ], [ %469, %459 ]
  %461 = getelementptr inbounds double, ptr %446, i64 %460
  %462 = load <8 x double>, ptr %461, align 64
  %463 = getelementptr inbounds double, ptr %410, i64 %460
  %464 = load <8 x double>, ptr %463, align 64
  %465 = fmul <8 x double> %456, %462
  %466 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %453, <8 x double> %464, <8 x double> %465)
  store <8 x double> %466, ptr %463, align 64
  %467 = fmul <8 x double> %464, %458
  %468 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %453, <8 x double> %462, <8 x double> %467)
  store <8 x double> %468, ptr %461, align 64
  %469 = add nuw nsw i64 %460, 8
  %470 = icmp slt i64 %469, %24
  br i1 %470, label %459, label %471

471:                                              ; preds = %459, %444, %435
  %472 = icmp eq i64 %414, %257
  br i1 %472, label %699, label %411

473:                                              ; preds = %326
  %474 = getelementptr inbounds double, ptr %34, i64 %257
  %475 = load double, ptr %474, align 8
  store double %475, ptr %247, align 16
  %476 = add nsw i64 %257, -1
  %477 = getelementptr inbounds double, ptr %34, i64 %476
  %478 = load double, ptr %477, align 8
  %479 = getelementptr inbounds double, ptr %35, i64 %476
  %480 = load double, ptr %479, align 8
  store double %480, ptr %249, align 16
  %481 = getelementptr inbounds double, ptr %34, i64 %259
  %482 = load double, ptr %481, align 8
  store double %482, ptr %250, align 8
  %483 = getelementptr inbounds double, ptr %35, i64 %259
  %484 = load double, ptr %483, align 8
  store double %484, ptr %251, align 16
  %485 = fcmp olt double %475, 0.000000e+00
  %486 = fneg double %475
  %487 = select i1 %485, double %486, double %475
  %488 = fcmp ogt double %487, 0.000000e+00
  %489 = select i1 %488, double %487, double 0.000000e+00
  %490 = fcmp olt double %478, 0.000000e+00
  %491 = fneg double %478
  %492 = select i1 %490, double %491, double %478
  %493 = fcmp ogt double %492, %489
  %494 = select i1 %493, double %492, double %489
  %495 = fcmp olt double %480, 0.000000e+00
  %496 = fneg double %480
  %497 = select i1 %495, double %496, double %480
  %498 = fcmp ogt double %497, %494
  %499 = select i1 %498, double %497, double %494
  br label %504

500:                                              ; preds = %504
  %501 = fdiv double %475, %512
  store double %501, ptr %247, align 16
  %502 = fdiv double %478, %512
  store double %502, ptr %248, align 8
  %503 = fdiv double %480, %512
  store double %503, ptr %249, align 16
  br label %531

504:                                              ; preds = %515, %473
  %505 = phi double [ %482, %473 ], [ %517, %515 ]
  %506 = phi i64 [ 3, %473 ], [ %513, %515 ]
  %507 = phi double [ %499, %473 ], [ %512, %515 ]
  %508 = fcmp olt double %505, 0.000000e+00
  %509 = fneg double %505
  %510 = select i1 %508, double %509, double %505
  %511 = fcmp ogt double %510, %507
  %512 = select i1 %511, double %510, double %507
  %513 = add nuw nsw i64 %506, 1
  %514 = icmp eq i64 %513, 5
  br i1 %514, label %500, label %515

515:                                              ; preds = %504
  %516 = getelementptr inbounds [5 x double], ptr %4, i64 0, i64 %513
  %517 = load double, ptr %516, align 8
  br label %504

518:                                              ; preds = %531
  %519 = load double, ptr %248, align 8
  %520 = fadd double %501, %519
  %521 = fsub double %519, %501
  %522 = load double, ptr %249, align 16
  %523 = fmul double %522, %522
  %524 = call double @llvm.fmuladd.f64(double %520, double %521, double %523)
  %525 = fmul double %524, 5.000000e-01
  %526 = fmul double %501, %522
  %527 = fmul double %526, %526
  %528 = fcmp une double %525, 0.000000e+00
  %529 = fcmp une double %527, 0.000000e+00
  %530 = select i1 %528, i1 true, i1 %529
  br i1 %530, label %541, label %549

531:                                              ; preds = %538, %500
  %532 = phi double [ %482, %500 ], [ %540, %538 ]
  %533 = phi i64 [ 3, %500 ], [ %536, %538 ]
  %534 = getelementptr inbounds [5 x double], ptr %4, i64 0, i64 %533
  %535 = fdiv double %532, %512
  store double %535, ptr %534, align 8
  %536 = add nuw nsw i64 %533, 1
  %537 = icmp eq i64 %536, 5
  br i1 %537, label %518, label %538

538:                                              ; preds = %531
  %539 = getelementptr inbounds [5 x double], ptr %4, i64 0, i64 %536
  %540 = load double, ptr %539, align 8
  br label %531

541:                                              ; preds = %518
  %542 = call double @llvm.fmuladd.f64(double %525, double %525, double %527)
  %543 = call double @llvm.sqrt.f64(double %542)
  %544 = fcmp olt double %525, 0.000000e+00
  %545 = fneg double %543
  %546 = select i1 %544, double %545, double %543
  %547 = fadd double %525, %546
  %548 = fdiv double %527, %547
  br label %549

549:                                              ; preds = %541, %518
  %550 = phi double [ %548, %541 ], [ 0.000000e+00, %518 ]
  %551 = load double, ptr %250, align 8
  %552 = fadd double %501, %551
  %553 = fsub double %551, %501
  %554 = call double @llvm.fmuladd.f64(double %552, double %553, double %550)
  %555 = load double, ptr %251, align 16
  %556 = icmp slt i64 %259, %257
  br i1 %556, label %557, label %697

557:                                              ; preds = %549
  %558 = fmul double %551, %555
  br label %559

559:                                              ; preds = %695, %557
  %560 = phi i64 [ %259, %557 ], [ %599, %695 ]
  %561 = phi double [ %558, %557 ], [ %664, %695 ]
  %562 = phi double [ %554, %557 ], [ %658, %695 ]
  %563 = fmul double %562, %562
  %564 = call double @llvm.fmuladd.f64(double %561, double %561, double %563)
  %565 = fcmp olt double %564, 0x5CD0B15A491EB84
  br i1 %565, label %566, label %572

566:                                              ; preds = %559
  %567 = fmul double %561, 0x6BB0000000000000
  %568 = fmul double %562, 0x6BB0000000000000
  %569 = fmul double %568, %568
  %570 = call double @llvm.fmuladd.f64(double %567, double %567, double %569)
  %571 = fcmp oeq double %570, 0.000000e+00
  br i1 %571, label %581, label %572

572:                                              ; preds = %566, %559
  %573 = phi double [ %568, %566 ], [ %562, %559 ]
  %574 = phi double [ %567, %566 ], [ %561, %559 ]
  %575 = phi double [ %570, %566 ], [ %564, %559 ]
  %576 = phi double [ 0x1430000000000000, %566 ], [ 1.000000e+00, %559 ]
  %577 = call double @llvm.sqrt.f64(double %575)
  %578 = fdiv double %573, %577
  %579 = fdiv double %574, %577
  %580 = fmul double %577, %576
  br label %581

581:                                              ; preds = %572, %566
  %582 = phi double [ %578, %572 ], [ 1.000000e+00, %566 ]
  %583 = phi double [ %579, %572 ], [ 0.000000e+00, %566 ]
  %584 = phi double [ %580, %572 ], [ 0.000000e+00, %566 ]
  %585 = icmp sgt i64 %560, %259
  br i1 %585, label %586, label %589

586:                                              ; preds = %581
  %587 = add nsw i64 %560, -1
  %588 = getelementptr inbounds double, ptr %35, i64 %587
  store double %584, ptr %588, align 8
  br label %589

589:                                              ; preds = %586, %581
  %590 = getelementptr inbounds double, ptr %34, i64 %560
  %591 = load double, ptr %590, align 8
  %592 = getelementptr inbounds double, ptr %35, i64 %560
  %593 = load double, ptr %592, align 8
  %594 = fmul double %583, %593
  %595 = call double @llvm.fmuladd.f64(double %582, double %591, double %594)
  %596 = fneg double %583
  %597 = fmul double %591, %596
  %598 = call double @llvm.fmuladd.f64(double %582, double %593, double %597)
  store double %598, ptr %592, align 8
  %599 = add nsw i64 %560, 1
  %600 = getelementptr inbounds double, ptr %34, i64 %599
  %601 = load double, ptr %600, align 8
  %602 = fmul double %583, %601
  %603 = fmul double %582, %601
  store double %603, ptr %600, align 8
  br i1 %241, label %632, label %604

604:                                              ; preds = %589
  %605 = mul nsw i64 %560, %27
  %606 = getelementptr inbounds double, ptr %32, i64 %605
  %607 = mul nsw i64 %599, %27
  %608 = getelementptr inbounds double, ptr %32, i64 %607
  %609 = fneg double %582
  %610 = call double @llvm.fmuladd.f64(double %609, double %582, double 1.000000e+00)
  %611 = call double @llvm.fmuladd.f64(double %583, double %596, double %610)
  %612 = fmul double %611, 5.000000e-01
  %613 = call double @llvm.fmuladd.f64(double %582, double %612, double %582)
  %614 = insertelement <8 x double> poison, double %613, i64 0
  %615 = shufflevector <8 x double> %614, <8 x double> poison, <8 x i32> zeroinitializer
  %616 = call double @llvm.fmuladd.f64(double %596, double %612, double %596)
  %617 = insertelement <8 x double> poison, double %616, i64 0
  %618 = shufflevector <8 x double> %617, <8 x double> poison, <8 x i32> zeroinitializer
  %619 = fneg <8 x double> %618
  br label %620

620:                                              ; preds = %620, %604
  %621 = phi i64 [ 0, %604 ], [ %630, %620 ]
  %622 = getelementptr inbounds double, ptr %606, i64 %621
  %623 = load <8 x double>, ptr %622, align 64
  %624 = getelementptr inbounds double, ptr %608, i64 %621
  %625 = load <8 x double>, ptr %624, align 64
  %626 = fmul <8 x double> %618, %623
  %627 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %615, <8 x double> %625, <8 x double> %626)
  store <8 x double> %627, ptr %624, align 64
  %628 = fmul <8 x double> %625, %619
  %629 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %615, <8 x double> %623, <8 x double> %628)
  store <8 x double> %629, ptr %622, align 64
  %630 = add nuw nsw i64 %621, 8
  %631 = icmp slt i64 %630, %27
  br i1 %631, label %620, label %632

632:                                              ; preds = %620, %589
  %633 = fmul double %595, %595
  %634 = call double @llvm.fmuladd.f64(double %602, double %602, double %633)
  %635 = fcmp olt double %634, 0x5CD0B15A491EB84
  br i1 %635, label %636, label %642

636:                                              ; preds = %632
  %637 = fmul double %602, 0x6BB0000000000000
  %638 = fmul double %595, 0x6BB0000000000000
  %639 = fmul double %638, %638
  %640 = call double @llvm.fmuladd.f64(double %637, double %637, double %639)
  %641 = fcmp oeq double %640, 0.000000e+00
  br i1 %641, label %651, label %642

642:                                              ; preds = %636, %632
  %643 = phi double [ %638, %636 ], [ %595, %632 ]
  %644 = phi double [ %637, %636 ], [ %602, %632 ]
  %645 = phi double [ %640, %636 ], [ %634, %632 ]
  %646 = phi double [ 0x1430000000000000, %636 ], [ 1.000000e+00, %632 ]
  %647 = call double @llvm.sqrt.f64(double %645)
  %648 = fdiv double %643, %647
  %649 = fdiv double %644, %647
  %650 = fmul double %647, %646
  br label %651

651:                                              ; preds = %642, %636
  %652 = phi double [ %648, %642 ], [ 1.000000e+00, %636 ]
  %653 = phi double [ %649, %642 ], [ 0.000000e+00, %636 ]
  %654 = phi double [ %650, %642 ], [ 0.000000e+00, %636 ]
  store double %654, ptr %590, align 8
  %655 = load double, ptr %592, align 8
  %656 = load double, ptr %600, align 8
  %657 = fmul double %653, %656
  %658 = call double @llvm.fmuladd.f64(double %652, double %655, double %657)
  %659 = fneg double %653
  %660 = fmul double %655, %659
  %661 = call double @llvm.fmuladd.f64(double %652, double %656, double %660)
  store double %661, ptr %600, align 8
  %662 = getelementptr inbounds double, ptr %35, i64 %599
  %663 = load double, ptr %662, align 8
  %664 = fmul double %653, %663
  %665 = fmul double %652, %663
  store double %665, ptr %662, align 8
  br i1 %241, label %695, label %666

666:                                              ; preds = %651
  %667 = mul nsw i64 %560, %24
  %668 = getelementptr inbounds double, ptr %29, i64 %667
  %669 = mul nsw i64 %599, %24
  %670 = getelementptr inbounds double, ptr %29, i64 %669
  %671 = fneg double %652
  %672 = call double @llvm.fmuladd.f64(double %671, double %652, double 1.000000e+00)
  %673 = call double @llvm.fmuladd.f64(double %653, double %659, double %672)
  %674 = fmul double %673, 5.000000e-01
  %675 = call double @llvm.fmuladd.f64(double %652, double %674, double %652)
  %676 = insertelement <8 x double> poison, double %675, i64 0
  %677 = shufflevector <8 x double> %676, <8 x double> poison, <8 x i32> zeroinitializer
  %678 = call double @llvm.fmuladd.f64(double %659, double %674, double %659)
  %679 = insertelement <8 x double> poison, double %678, i64 0
  %680 = shufflevector <8 x double> %679, <8 x double> poison, <8 x i32> zeroinitializer
  br i1 %252, label %681, label %695

681:                                              ; preds = %666
  %682 = fneg <8 x double> %680
  br label %683

683:                                              ; preds = %683, %681
  %684 = phi i64 [ 0, %681 ], [ %693, %683 ]
  %685 = getelementptr inbounds double, ptr %668, i64 %684
  %686 = load <8 x double>, ptr %685, align 64
  %687 = getelementptr inbounds double, ptr %670, i64 %684
  %688 = load <8 x double>, ptr %687, align 64
  %689 = fmul <8 x double> %680, %686
  %690 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %677, <8 x double> %688, <8 x double> %689)
  store <8 x double> %690, ptr %687, align 64
  %691 = fmul <8 x double> %688, %682
  %692 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %677, <8 x double> %686, <8 x double> %691)
  store <8 x double> %692, ptr %685, align 64
  %693 = add nuw nsw i64 %684, 8
  %694 = icmp slt i64 %693, %24
  br i1 %694, label %683, label %695

695:                                              ; preds = %683, %666, %651
  %696 = icmp eq i64 %599, %257
  br i1 %696, label %697, label %559

697:                                              ; preds = %695, %549
  %698 = phi double [ %554, %549 ], [ %658, %695 ]
  store double %698, ptr %479, align 8
  br label %699

699:                                              ; preds = %471, %403, %697, %405, %331
  %700 = icmp sgt i64 %257, 0
  br i1 %700, label %253, label %701

701:                                              ; preds = %699, %285, %243
  br i1 %43, label %703, label %743

702:                                              ; preds = %736
  br i1 %43, label %744, label %743

703:                                              ; preds = %701, %736
  %704 = phi i64 [ %741, %736 ], [ 0, %701 ]
  %705 = getelementptr inbounds double, ptr %34, i64 %704
  %706 = load double, ptr %705, align 8
  %707 = fcmp olt double %706, 0.000000e+00
  %708 = fneg double %706
  %709 = select i1 %707, double %708, double %706
  %710 = xor i1 %707, true
  %711 = select i1 %710, i1 true, i1 %241
  br i1 %711, label %722, label %712

712:                                              ; preds = %703
  %713 = mul nsw i64 %704, %27
  br label %714

714:                                              ; preds = %712, %714
  %715 = phi i64 [ 0, %712 ], [ %720, %714 ]
  %716 = add nsw i64 %715, %713
  %717 = getelementptr inbounds double, ptr %32, i64 %716
  %718 = load <8 x double>, ptr %717, align 64
  %719 = fneg <8 x double> %718
  store <8 x double> %719, ptr %717, align 64
  %720 = add nuw nsw i64 %715, 8
  %721 = icmp slt i64 %720, %27
  br i1 %721, label %714, label %722

722:                                              ; preds = %714, %703
  %723 = icmp eq i64 %704, 0
  br i1 %723, label %736, label %724

724:                                              ; preds = %722, %730
  %725 = phi i64 [ %726, %730 ], [ %704, %722 ]
  %726 = add nsw i64 %725, -1
  %727 = getelementptr inbounds double, ptr %40, i64 %726
  %728 = load double, ptr %727, align 8
  %729 = fcmp olt double %728, %709
  br i1 %729, label %730, label %736

730:                                              ; preds = %724
  %731 = getelementptr inbounds double, ptr %40, i64 %725
  store double %728, ptr %731, align 8
  %732 = getelementptr inbounds double, ptr %35, i64 %726
  %733 = load double, ptr %732, align 8
  %734 = getelementptr inbounds double, ptr %35, i64 %725
  store double %733, ptr %734, align 8
  %735 = icmp sgt i64 %725, 1
  br i1 %735, label %724, label %736

736:                                              ; preds = %724, %730, %722
  %737 = phi i64 [ 0, %722 ], [ 0, %730 ], [ %725, %724 ]
  %738 = getelementptr inbounds double, ptr %40, i64 %737
  store double %709, ptr %738, align 8
  %739 = sitofp i64 %704 to double
  %740 = getelementptr inbounds double, ptr %35, i64 %737
  store double %739, ptr %740, align 8
  %741 = add nuw nsw i64 %704, 1
  %742 = icmp eq i64 %741, %15
  br i1 %742, label %702, label %703

743:                                              ; preds = %744, %701, %702
  br i1 %241, label %806, label %751

744:                                              ; preds = %702, %744
  %745 = phi i64 [ %749, %744 ], [ 0, %702 ]
  %746 = getelementptr inbounds double, ptr %40, i64 %745
  %747 = load double, ptr %746, align 8
  %748 = fdiv double %747, %136
  store double %748, ptr %746, align 8
  %749 = add nuw nsw i64 %745, 1
  %750 = icmp eq i64 %749, %15
  br i1 %750, label %743, label %744

751:                                              ; preds = %743
  %752 = select i1 %8, i64 3, i64 1
  %753 = getelementptr inbounds i64, ptr %0, i64 %752
  %754 = load i64, ptr %753, align 8
  %755 = inttoptr i64 %754 to ptr
  %756 = select i1 %8, i64 1, i64 3
  %757 = getelementptr inbounds i64, ptr %0, i64 %756
  %758 = load i64, ptr %757, align 8
  %759 = inttoptr i64 %758 to ptr
  %760 = icmp sgt i64 %21, 0
  br i1 %760, label %761, label %763

761:                                              ; preds = %751
  %762 = shl i64 %11, 3
  br label %764

763:                                              ; preds = %771, %751
  br i1 %8, label %783, label %782

764:                                              ; preds = %771, %761
  %765 = phi i64 [ 0, %761 ], [ %780, %771 ]
  %766 = icmp slt i64 %765, %15
  br i1 %766, label %767, label %771

767:                                              ; preds = %764
  %768 = getelementptr inbounds double, ptr %35, i64 %765
  %769 = load double, ptr %768, align 8
  %770 = fptosi double %769 to i64
  br label %771

771:                                              ; preds = %767, %764
  %772 = phi i64 [ %770, %767 ], [ %765, %764 ]
  %773 = mul nsw i64 %772, %24
  %774 = getelementptr inbounds double, ptr %29, i64 %773
  %775 = mul nsw i64 %765, %24
  %776 = getelementptr inbounds double, ptr %1, i64 %775
  %777 = mul nsw i64 %765, %11
  %778 = getelementptr inbounds double, ptr %755, i64 %777
  %779 = select i1 %8, ptr %778, ptr %776
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %779, ptr align 8 %774, i64 %762, i1 false)
  %780 = add nuw nsw i64 %765, 1
  %781 = icmp eq i64 %780, %21
  br i1 %781, label %763, label %764

782:                                              ; preds = %763
  call fastcc void @turn(ptr %755, i64 %21, ptr %1, i64 %24, i64 %21, i64 %11)
  br label %783

783:                                              ; preds = %763, %782
  br i1 %43, label %784, label %786

784:                                              ; preds = %783
  %785 = shl i64 %15, 3
  br label %787

786:                                              ; preds = %794, %783
  br i1 %65, label %806, label %805

787:                                              ; preds = %794, %784
  %788 = phi i64 [ 0, %784 ], [ %803, %794 ]
  %789 = icmp slt i64 %788, %15
  br i1 %789, label %790, label %794

790:                                              ; preds = %787
  %791 = getelementptr inbounds double, ptr %35, i64 %788
  %792 = load double, ptr %791, align 8
  %793 = fptosi double %792 to i64
  br label %794

794:                                              ; preds = %790, %787
  %795 = phi i64 [ %793, %790 ], [ %788, %787 ]
  %796 = mul nsw i64 %795, %27
  %797 = getelementptr inbounds double, ptr %32, i64 %796
  %798 = mul nsw i64 %788, %27
  %799 = getelementptr inbounds double, ptr %1, i64 %798
  %800 = mul nsw i64 %788, %15
  %801 = getelementptr inbounds double, ptr %759, i64 %800
  %802 = select i1 %65, ptr %801, ptr %799
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %802, ptr align 8 %797, i64 %785, i1 false)
  %803 = add nuw nsw i64 %788, 1
  %804 = icmp eq i64 %803, %15
  br i1 %804, label %786, label %787

805:                                              ; preds = %786
  call fastcc void @turn(ptr %759, i64 %15, ptr %1, i64 %27, i64 %15, i64 %15)
  br label %806

806:                                              ; preds = %288, %91, %805, %786, %743, %147
  %807 = phi i64 [ 1, %147 ], [ 0, %743 ], [ 0, %786 ], [ 0, %805 ], [ 1, %91 ], [ 1, %288 ]
  ret i64 %807
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

define internal fastcc void @multiply(ptr %0, ptr %1, ptr %2, i64 %3, i64 %4, i64 %5, i64 %6) {
  %8 = shl i64 %3, 3
  %9 = mul i64 %8, %5
  call void @llvm.memset.p0.i64(ptr align 8 %2, i8 0, i64 %9, i1 false)
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
  %18 = getelementptr inbounds double, ptr %2, i64 %17
  store double 1.000000e+00, ptr %18, align 8
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
  %27 = getelementptr inbounds double, ptr %0, i64 %26
  %28 = getelementptr inbounds double, ptr %1, i64 %24
  %29 = load double, ptr %28, align 8
  %30 = sdiv i64 %25, 8
  %31 = shl nsw i64 %30, 3
  %32 = mul nsw i64 %25, %3
  %33 = getelementptr inbounds double, ptr %2, i64 %32
  %34 = sub nsw i64 %5, %25
  call fastcc void @reflect(ptr %27, double %29, i64 %31, i64 %3, ptr %33, i64 %34)
  %35 = icmp ugt i64 %23, 1
  br i1 %35, label %22, label %21
}

declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>)

declare double @llvm.sqrt.f64(double)

declare double @llvm.fmuladd.f64(double, double, double)

declare i64 @llvm.smin.i64(i64, i64)
