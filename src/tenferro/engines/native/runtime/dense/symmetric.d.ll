; Made from source/dense/symmetric.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: d52b72223da25033ebc4b82d365b5f988ab290537dd3383ec8ec9378149d592d

%struct.batch = type { ptr, ptr, ptr, i64, i64, i64, [5 x i64], ptr, i64 }

define i64 @dense_eigh(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.batch, align 8
  %7 = getelementptr inbounds %struct.batch, ptr %6, i64 0, i32 0
  store ptr @run_eigh, ptr %7, align 8
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
  %34 = call i64 @run_eigh(ptr %0, ptr %3, ptr %33)
  br label %37

35:                                               ; preds = %22
  call void @tenferro_parallel_for(ptr @run_share, ptr %6, i64 %19)
  %36 = load i64, ptr %16, align 8
  br label %37

37:                                               ; preds = %32, %35
  %38 = phi i64 [ %34, %32 ], [ %36, %35 ]
  ret i64 %38
}

define internal i64 @run_eigh(ptr %0, ptr %1, ptr %2) {
  %4 = load i64, ptr %2, align 8
  %5 = getelementptr inbounds i64, ptr %2, i64 5
  %6 = load i64, ptr %5, align 8
  %7 = add nsw i64 %4, 7
  %8 = sdiv i64 %7, 8
  %9 = shl nsw i64 %8, 3
  %10 = getelementptr inbounds i64, ptr %0, i64 1
  %11 = load i64, ptr %10, align 8
  %12 = inttoptr i64 %11 to ptr
  %13 = getelementptr inbounds i64, ptr %0, i64 2
  %14 = load i64, ptr %13, align 8
  %15 = inttoptr i64 %14 to ptr
  %16 = mul nsw i64 %9, %4
  %17 = getelementptr inbounds double, ptr %1, i64 %16
  %18 = getelementptr inbounds double, ptr %17, i64 %16
  %19 = getelementptr inbounds double, ptr %18, i64 %9
  %20 = getelementptr inbounds double, ptr %19, i64 %9
  %21 = getelementptr inbounds double, ptr %20, i64 %9
  %22 = getelementptr inbounds double, ptr %21, i64 %9
  %23 = load i64, ptr %0, align 8
  %24 = inttoptr i64 %23 to ptr
  %25 = getelementptr inbounds i64, ptr %2, i64 4
  %26 = load i64, ptr %25, align 8
  %27 = icmp sgt i64 %4, 0
  br i1 %27, label %29, label %28

28:                                               ; preds = %3
  call fastcc void @turn(ptr %17, i64 %9, ptr %1, i64 %9, i64 %4, i64 %4)
  br label %51

29:                                               ; preds = %3
  %30 = shl i64 %4, 3
  %31 = getelementptr inbounds double, ptr %17, i64 -8
  br label %34

32:                                               ; preds = %34
  call fastcc void @turn(ptr %17, i64 %9, ptr %1, i64 %9, i64 %4, i64 %4)
  %33 = icmp eq i64 %26, 0
  br label %46

34:                                               ; preds = %34, %29
  %35 = phi i64 [ 0, %29 ], [ %40, %34 ]
  %36 = mul nsw i64 %35, %9
  %37 = getelementptr inbounds double, ptr %1, i64 %36
  %38 = getelementptr inbounds double, ptr %37, i64 %9
  %39 = getelementptr inbounds double, ptr %38, i64 -8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(64) %39, i8 0, i64 64, i1 false)
  %40 = add nuw nsw i64 %35, 1
  %41 = mul nsw i64 %40, %9
  %42 = getelementptr inbounds double, ptr %31, i64 %41
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(64) %42, i8 0, i64 64, i1 false)
  %43 = mul nsw i64 %35, %4
  %44 = getelementptr inbounds double, ptr %24, i64 %43
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %37, ptr align 8 %44, i64 %30, i1 false)
  %45 = icmp eq i64 %40, %4
  br i1 %45, label %32, label %34

46:                                               ; preds = %32, %79
  %47 = phi <8 x double> [ zeroinitializer, %32 ], [ %102, %79 ]
  %48 = phi i64 [ 0, %32 ], [ %80, %79 ]
  %49 = phi <8 x double> [ zeroinitializer, %32 ], [ %104, %79 ]
  %50 = mul nsw i64 %48, %9
  br label %82

51:                                               ; preds = %79, %28
  %52 = phi <8 x double> [ zeroinitializer, %28 ], [ %104, %79 ]
  %53 = phi <8 x double> [ zeroinitializer, %28 ], [ %102, %79 ]
  br label %64

54:                                               ; preds = %64, %54
  %55 = phi i64 [ %62, %54 ], [ 0, %64 ]
  %56 = phi <8 x double> [ %61, %54 ], [ %71, %64 ]
  %57 = add nuw nsw i64 %55, 2
  %58 = extractelement <8 x double> %56, i64 %57
  %59 = extractelement <8 x double> %56, i64 %55
  %60 = fadd double %59, %58
  %61 = insertelement <8 x double> %56, double %60, i64 %55
  %62 = add nuw nsw i64 %55, 1
  %63 = icmp eq i64 %62, 2
  br i1 %63, label %74, label %54

64:                                               ; preds = %64, %51
  %65 = phi i64 [ %72, %64 ], [ 0, %51 ]
  %66 = phi <8 x double> [ %71, %64 ], [ %52, %51 ]
  %67 = add nuw nsw i64 %65, 4
  %68 = extractelement <8 x double> %66, i64 %67
  %69 = extractelement <8 x double> %66, i64 %65
  %70 = fadd double %69, %68
  %71 = insertelement <8 x double> %66, double %70, i64 %65
  %72 = add nuw nsw i64 %65, 1
  %73 = icmp eq i64 %72, 4
  br i1 %73, label %54, label %64

74:                                               ; preds = %54
  %75 = extractelement <8 x double> %61, i64 1
  %76 = extractelement <8 x double> %61, i64 0
  %77 = fadd double %76, %75
  %78 = fcmp une double %77, 0.000000e+00
  br i1 %78, label %719, label %107

79:                                               ; preds = %82
  %80 = add nuw nsw i64 %48, 1
  %81 = icmp eq i64 %80, %4
  br i1 %81, label %51, label %46

82:                                               ; preds = %82, %46
  %83 = phi <8 x double> [ %47, %46 ], [ %102, %82 ]
  %84 = phi i64 [ 0, %46 ], [ %105, %82 ]
  %85 = phi <8 x double> [ %49, %46 ], [ %104, %82 ]
  %86 = add nsw i64 %84, %50
  %87 = getelementptr inbounds double, ptr %1, i64 %86
  %88 = load <8 x double>, ptr %87, align 64
  %89 = getelementptr inbounds double, ptr %17, i64 %86
  %90 = load <8 x double>, ptr %89, align 64
  %91 = select i1 %33, <8 x double> %90, <8 x double> %88
  %92 = select i1 %33, <8 x double> %88, <8 x double> %90
  %93 = sub nsw i64 %48, %84
  %94 = insertelement <8 x i64> poison, i64 %93, i64 0
  %95 = shufflevector <8 x i64> %94, <8 x i64> poison, <8 x i32> zeroinitializer
  %96 = icmp slt <8 x i64> %95, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %97 = select <8 x i1> %96, <8 x double> %92, <8 x double> %91
  %98 = bitcast <8 x double> %97 to <8 x i64>
  store <8 x double> %97, ptr %87, align 64
  %99 = and <8 x i64> %98, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %100 = bitcast <8 x i64> %99 to <8 x double>
  %101 = fcmp oge <8 x double> %83, %100
  %102 = select <8 x i1> %101, <8 x double> %83, <8 x double> %100
  %103 = fsub <8 x double> %97, %97
  %104 = fadd <8 x double> %85, %103
  %105 = add nuw nsw i64 %84, 8
  %106 = icmp slt i64 %105, %9
  br i1 %106, label %82, label %79

107:                                              ; preds = %74
  %108 = extractelement <8 x double> %53, i64 0
  %109 = fcmp ogt double %108, 0.000000e+00
  %110 = select i1 %109, double %108, double 0.000000e+00
  %111 = extractelement <8 x double> %53, i64 1
  %112 = fcmp ogt double %111, %110
  %113 = select i1 %112, double %111, double %110
  %114 = extractelement <8 x double> %53, i64 2
  %115 = fcmp ogt double %114, %113
  %116 = select i1 %115, double %114, double %113
  %117 = extractelement <8 x double> %53, i64 3
  %118 = fcmp ogt double %117, %116
  %119 = select i1 %118, double %117, double %116
  %120 = extractelement <8 x double> %53, i64 4
  %121 = fcmp ogt double %120, %119
  %122 = select i1 %121, double %120, double %119
  %123 = extractelement <8 x double> %53, i64 5
  %124 = fcmp ogt double %123, %122
  %125 = select i1 %124, double %123, double %122
  %126 = extractelement <8 x double> %53, i64 6
  %127 = fcmp ogt double %126, %125
  %128 = select i1 %127, double %126, double %125
  %129 = extractelement <8 x double> %53, i64 7
  %130 = fcmp ogt double %129, %128
  %131 = select i1 %130, double %129, double %128
  %132 = call fastcc double @scale_of(double %131)
  %133 = icmp sgt i64 %16, 0
  br i1 %133, label %134, label %144

134:                                              ; preds = %107
  %135 = insertelement <8 x double> poison, double %132, i64 0
  %136 = shufflevector <8 x double> %135, <8 x double> poison, <8 x i32> zeroinitializer
  br label %137

137:                                              ; preds = %137, %134
  %138 = phi i64 [ 0, %134 ], [ %142, %137 ]
  %139 = getelementptr inbounds double, ptr %1, i64 %138
  %140 = load <8 x double>, ptr %139, align 64
  %141 = fmul <8 x double> %136, %140
  store <8 x double> %141, ptr %139, align 64
  %142 = add nuw nsw i64 %138, 8
  %143 = icmp slt i64 %142, %16
  br i1 %143, label %137, label %144

144:                                              ; preds = %137, %107
  %145 = fcmp oeq double %132, 0.000000e+00
  br i1 %145, label %719, label %146

146:                                              ; preds = %144
  %147 = shl i64 %8, 6
  call void @llvm.memset.p0.i64(ptr align 8 %18, i8 0, i64 %147, i1 false)
  %148 = add i64 %4, -1
  %149 = icmp sgt i64 %4, 1
  br i1 %149, label %150, label %153

150:                                              ; preds = %146
  %151 = shl nsw i64 %8, 4
  %152 = mul nsw i64 %8, 24
  br label %168

153:                                              ; preds = %430, %146
  %154 = phi ptr [ %18, %146 ], [ %174, %430 ]
  %155 = xor i64 %9, -1
  %156 = add i64 %4, %155
  %157 = add i64 %156, %16
  %158 = getelementptr inbounds double, ptr %1, i64 %157
  %159 = load double, ptr %158, align 8
  %160 = getelementptr inbounds double, ptr %154, i64 %148
  %161 = load double, ptr %160, align 8
  %162 = getelementptr inbounds double, ptr %18, i64 %148
  %163 = load double, ptr %162, align 8
  %164 = fmul double %161, -2.000000e+00
  %165 = call double @llvm.fmuladd.f64(double %164, double %163, double %159)
  %166 = getelementptr inbounds double, ptr %20, i64 %148
  store double %165, ptr %166, align 8
  %167 = icmp eq i64 %6, 0
  br i1 %167, label %433, label %432

168:                                              ; preds = %430, %150
  %169 = phi i64 [ 0, %150 ], [ %171, %430 ]
  %170 = phi ptr [ %18, %150 ], [ %174, %430 ]
  %171 = add nuw nsw i64 %169, 1
  %172 = and i64 %171, 9223372036854775800
  %173 = mul nsw i64 %169, %9
  %174 = getelementptr inbounds double, ptr %1, i64 %173
  %175 = getelementptr inbounds double, ptr %170, i64 %169
  %176 = load double, ptr %175, align 8
  %177 = insertelement <8 x double> poison, double %176, i64 0
  %178 = shufflevector <8 x double> %177, <8 x double> poison, <8 x i32> zeroinitializer
  %179 = getelementptr inbounds double, ptr %18, i64 %169
  %180 = load double, ptr %179, align 8
  %181 = insertelement <8 x double> poison, double %180, i64 0
  %182 = shufflevector <8 x double> %181, <8 x double> poison, <8 x i32> zeroinitializer
  %183 = and i64 %169, 9223372036854775800
  %184 = icmp slt i64 %183, %9
  br i1 %184, label %185, label %197

185:                                              ; preds = %168
  %186 = getelementptr inbounds double, ptr %18, i64 %183
  %187 = load <8 x double>, ptr %186, align 64
  %188 = getelementptr inbounds double, ptr %170, i64 %183
  %189 = load <8 x double>, ptr %188, align 64
  %190 = fmul <8 x double> %182, %189
  %191 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %178, <8 x double> %187, <8 x double> %190)
  %192 = getelementptr inbounds double, ptr %174, i64 %183
  %193 = load <8 x double>, ptr %192, align 64
  %194 = fsub <8 x double> %193, %191
  store <8 x double> %194, ptr %192, align 64
  %195 = add nuw nsw i64 %183, 8
  %196 = icmp slt i64 %195, %9
  br i1 %196, label %211, label %197

197:                                              ; preds = %211, %185, %168
  %198 = getelementptr inbounds double, ptr %174, i64 %169
  %199 = load double, ptr %198, align 8
  %200 = getelementptr inbounds double, ptr %20, i64 %169
  store double %199, ptr %200, align 8
  %201 = getelementptr inbounds double, ptr %21, i64 %169
  %202 = call fastcc double @reflection(ptr %174, ptr %174, i64 %171, i64 %9, ptr %201)
  %203 = getelementptr inbounds double, ptr %22, i64 %169
  store double %202, ptr %203, align 8
  %204 = getelementptr inbounds double, ptr %19, i64 %172
  %205 = sub nsw i64 %9, %172
  %206 = shl i64 %205, 3
  call void @llvm.memset.p0.i64(ptr align 8 %204, i8 0, i64 %206, i1 false)
  %207 = add nuw nsw i64 %169, 5
  %208 = icmp sgt i64 %207, %4
  br i1 %208, label %224, label %209

209:                                              ; preds = %197
  %210 = icmp sgt i64 %9, %172
  br label %229

211:                                              ; preds = %185, %211
  %212 = phi i64 [ %222, %211 ], [ %195, %185 ]
  %213 = getelementptr inbounds double, ptr %18, i64 %212
  %214 = load <8 x double>, ptr %213, align 64
  %215 = getelementptr inbounds double, ptr %170, i64 %212
  %216 = load <8 x double>, ptr %215, align 64
  %217 = fmul <8 x double> %182, %216
  %218 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %178, <8 x double> %214, <8 x double> %217)
  %219 = getelementptr inbounds double, ptr %174, i64 %212
  %220 = load <8 x double>, ptr %219, align 64
  %221 = fsub <8 x double> %220, %218
  store <8 x double> %221, ptr %219, align 64
  %222 = add nuw nsw i64 %212, 8
  %223 = icmp slt i64 %222, %9
  br i1 %223, label %211, label %197

224:                                              ; preds = %327, %197
  %225 = phi i64 [ %171, %197 ], [ %230, %327 ]
  %226 = icmp slt i64 %225, %4
  br i1 %226, label %227, label %330

227:                                              ; preds = %224
  %228 = icmp sgt i64 %9, %172
  br label %332

229:                                              ; preds = %209, %327
  %230 = phi i64 [ %328, %327 ], [ %207, %209 ]
  %231 = phi i64 [ %230, %327 ], [ %171, %209 ]
  %232 = mul nsw i64 %231, %9
  %233 = getelementptr inbounds double, ptr %174, i64 %231
  %234 = load double, ptr %233, align 8
  %235 = insertelement <8 x double> poison, double %234, i64 0
  %236 = shufflevector <8 x double> %235, <8 x double> poison, <8 x i32> zeroinitializer
  %237 = add nsw i64 %231, 1
  %238 = getelementptr inbounds double, ptr %174, i64 %237
  %239 = load double, ptr %238, align 8
  %240 = insertelement <8 x double> poison, double %239, i64 0
  %241 = shufflevector <8 x double> %240, <8 x double> poison, <8 x i32> zeroinitializer
  %242 = add nsw i64 %231, 2
  %243 = getelementptr inbounds double, ptr %174, i64 %242
  %244 = load double, ptr %243, align 8
  %245 = insertelement <8 x double> poison, double %244, i64 0
  %246 = shufflevector <8 x double> %245, <8 x double> poison, <8 x i32> zeroinitializer
  %247 = add nsw i64 %231, 3
  %248 = getelementptr inbounds double, ptr %174, i64 %247
  %249 = load double, ptr %248, align 8
  %250 = insertelement <8 x double> poison, double %249, i64 0
  %251 = shufflevector <8 x double> %250, <8 x double> poison, <8 x i32> zeroinitializer
  %252 = getelementptr inbounds double, ptr %1, i64 %232
  br i1 %210, label %253, label %327

253:                                              ; preds = %229
  %254 = getelementptr inbounds double, ptr %18, i64 %247
  %255 = load double, ptr %254, align 8
  %256 = insertelement <8 x double> poison, double %255, i64 0
  %257 = shufflevector <8 x double> %256, <8 x double> poison, <8 x i32> zeroinitializer
  %258 = getelementptr inbounds double, ptr %170, i64 %247
  %259 = load double, ptr %258, align 8
  %260 = insertelement <8 x double> poison, double %259, i64 0
  %261 = shufflevector <8 x double> %260, <8 x double> poison, <8 x i32> zeroinitializer
  %262 = getelementptr inbounds double, ptr %18, i64 %242
  %263 = load double, ptr %262, align 8
  %264 = insertelement <8 x double> poison, double %263, i64 0
  %265 = shufflevector <8 x double> %264, <8 x double> poison, <8 x i32> zeroinitializer
  %266 = getelementptr inbounds double, ptr %170, i64 %242
  %267 = load double, ptr %266, align 8
  %268 = insertelement <8 x double> poison, double %267, i64 0
  %269 = shufflevector <8 x double> %268, <8 x double> poison, <8 x i32> zeroinitializer
  %270 = getelementptr inbounds double, ptr %18, i64 %237
  %271 = load double, ptr %270, align 8
  %272 = insertelement <8 x double> poison, double %271, i64 0
  %273 = shufflevector <8 x double> %272, <8 x double> poison, <8 x i32> zeroinitializer
  %274 = getelementptr inbounds double, ptr %170, i64 %237
  %275 = load double, ptr %274, align 8
  %276 = insertelement <8 x double> poison, double %275, i64 0
  %277 = shufflevector <8 x double> %276, <8 x double> poison, <8 x i32> zeroinitializer
  %278 = getelementptr inbounds double, ptr %18, i64 %231
  %279 = load double, ptr %278, align 8
  %280 = insertelement <8 x double> poison, double %279, i64 0
  %281 = shufflevector <8 x double> %280, <8 x double> poison, <8 x i32> zeroinitializer
  %282 = getelementptr inbounds double, ptr %170, i64 %231
  %283 = load double, ptr %282, align 8
  %284 = insertelement <8 x double> poison, double %283, i64 0
  %285 = shufflevector <8 x double> %284, <8 x double> poison, <8 x i32> zeroinitializer
  %286 = fneg <8 x double> %285
  %287 = fneg <8 x double> %281
  %288 = fneg <8 x double> %277
  %289 = fneg <8 x double> %273
  %290 = fneg <8 x double> %269
  %291 = fneg <8 x double> %265
  %292 = fneg <8 x double> %261
  %293 = fneg <8 x double> %257
  br label %294

294:                                              ; preds = %253, %294
  %295 = phi i64 [ %325, %294 ], [ %172, %253 ]
  %296 = getelementptr inbounds double, ptr %19, i64 %295
  %297 = load <8 x double>, ptr %296, align 64
  %298 = getelementptr inbounds double, ptr %170, i64 %295
  %299 = load <8 x double>, ptr %298, align 64
  %300 = getelementptr inbounds double, ptr %18, i64 %295
  %301 = load <8 x double>, ptr %300, align 64
  %302 = getelementptr inbounds double, ptr %252, i64 %295
  %303 = load <8 x double>, ptr %302, align 64
  %304 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %286, <8 x double> %301, <8 x double> %303)
  %305 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %287, <8 x double> %299, <8 x double> %304)
  store <8 x double> %305, ptr %302, align 64
  %306 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %305, <8 x double> %236, <8 x double> %297)
  %307 = add nsw i64 %9, %295
  %308 = getelementptr inbounds double, ptr %252, i64 %307
  %309 = load <8 x double>, ptr %308, align 64
  %310 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %288, <8 x double> %301, <8 x double> %309)
  %311 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %289, <8 x double> %299, <8 x double> %310)
  store <8 x double> %311, ptr %308, align 64
  %312 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %311, <8 x double> %241, <8 x double> %306)
  %313 = add nsw i64 %151, %295
  %314 = getelementptr inbounds double, ptr %252, i64 %313
  %315 = load <8 x double>, ptr %314, align 64
  %316 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %290, <8 x double> %301, <8 x double> %315)
  %317 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %291, <8 x double> %299, <8 x double> %316)
  store <8 x double> %317, ptr %314, align 64
  %318 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %317, <8 x double> %246, <8 x double> %312)
  %319 = add nsw i64 %152, %295
  %320 = getelementptr inbounds double, ptr %252, i64 %319
  %321 = load <8 x double>, ptr %320, align 64
  %322 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %292, <8 x double> %301, <8 x double> %321)
  %323 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %293, <8 x double> %299, <8 x double> %322)
  store <8 x double> %323, ptr %320, align 64
  %324 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %323, <8 x double> %251, <8 x double> %318)
  store <8 x double> %324, ptr %296, align 64
  %325 = add nuw nsw i64 %295, 8
  %326 = icmp slt i64 %325, %9
  br i1 %326, label %294, label %327

327:                                              ; preds = %294, %229
  %328 = add nuw nsw i64 %230, 4
  %329 = icmp sgt i64 %328, %4
  br i1 %329, label %224, label %229

330:                                              ; preds = %366, %224
  %331 = icmp sgt i64 %9, %172
  br i1 %331, label %403, label %369

332:                                              ; preds = %227, %366
  %333 = phi i64 [ %367, %366 ], [ %225, %227 ]
  %334 = mul nsw i64 %333, %9
  %335 = getelementptr inbounds double, ptr %174, i64 %333
  %336 = load double, ptr %335, align 8
  %337 = insertelement <8 x double> poison, double %336, i64 0
  %338 = shufflevector <8 x double> %337, <8 x double> poison, <8 x i32> zeroinitializer
  %339 = getelementptr inbounds double, ptr %1, i64 %334
  br i1 %228, label %340, label %366

340:                                              ; preds = %332
  %341 = getelementptr inbounds double, ptr %18, i64 %333
  %342 = load double, ptr %341, align 8
  %343 = insertelement <8 x double> poison, double %342, i64 0
  %344 = shufflevector <8 x double> %343, <8 x double> poison, <8 x i32> zeroinitializer
  %345 = getelementptr inbounds double, ptr %170, i64 %333
  %346 = load double, ptr %345, align 8
  %347 = insertelement <8 x double> poison, double %346, i64 0
  %348 = shufflevector <8 x double> %347, <8 x double> poison, <8 x i32> zeroinitializer
  %349 = fneg <8 x double> %348
  %350 = fneg <8 x double> %344
  br label %351

351:                                              ; preds = %351, %340
  %352 = phi i64 [ %172, %340 ], [ %364, %351 ]
  %353 = getelementptr inbounds double, ptr %19, i64 %352
  %354 = load <8 x double>, ptr %353, align 64
  %355 = getelementptr inbounds double, ptr %170, i64 %352
  %356 = load <8 x double>, ptr %355, align 64
  %357 = getelementptr inbounds double, ptr %18, i64 %352
  %358 = load <8 x double>, ptr %357, align 64
  %359 = getelementptr inbounds double, ptr %339, i64 %352
  %360 = load <8 x double>, ptr %359, align 64
  %361 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %349, <8 x double> %358, <8 x double> %360)
  %362 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %350, <8 x double> %356, <8 x double> %361)
  store <8 x double> %362, ptr %359, align 64
  %363 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %362, <8 x double> %338, <8 x double> %354)
  store <8 x double> %363, ptr %353, align 64
  %364 = add nuw nsw i64 %352, 8
  %365 = icmp slt i64 %364, %9
  br i1 %365, label %351, label %366

366:                                              ; preds = %351, %332
  %367 = add nsw i64 %333, 1
  %368 = icmp eq i64 %367, %4
  br i1 %368, label %330, label %332

369:                                              ; preds = %403, %330
  %370 = phi <8 x double> [ zeroinitializer, %330 ], [ %410, %403 ]
  br label %381

371:                                              ; preds = %381, %371
  %372 = phi i64 [ %379, %371 ], [ 0, %381 ]
  %373 = phi <8 x double> [ %378, %371 ], [ %388, %381 ]
  %374 = add nuw nsw i64 %372, 2
  %375 = extractelement <8 x double> %373, i64 %374
  %376 = extractelement <8 x double> %373, i64 %372
  %377 = fadd double %376, %375
  %378 = insertelement <8 x double> %373, double %377, i64 %372
  %379 = add nuw nsw i64 %372, 1
  %380 = icmp eq i64 %379, 2
  br i1 %380, label %391, label %371

381:                                              ; preds = %381, %369
  %382 = phi i64 [ %389, %381 ], [ 0, %369 ]
  %383 = phi <8 x double> [ %388, %381 ], [ %370, %369 ]
  %384 = add nuw nsw i64 %382, 4
  %385 = extractelement <8 x double> %383, i64 %384
  %386 = extractelement <8 x double> %383, i64 %382
  %387 = fadd double %386, %385
  %388 = insertelement <8 x double> %383, double %387, i64 %382
  %389 = add nuw nsw i64 %382, 1
  %390 = icmp eq i64 %389, 4
  br i1 %390, label %371, label %381

391:                                              ; preds = %371
  %392 = fmul double %202, %202
  %393 = extractelement <8 x double> %378, i64 1
  %394 = extractelement <8 x double> %378, i64 0
  %395 = fadd double %394, %393
  %396 = fmul double %392, %395
  %397 = fmul double %396, 5.000000e-01
  %398 = insertelement <8 x double> poison, double %397, i64 0
  %399 = shufflevector <8 x double> %398, <8 x double> poison, <8 x i32> zeroinitializer
  br i1 %331, label %400, label %430

400:                                              ; preds = %391
  %401 = insertelement <8 x double> poison, double %202, i64 0
  %402 = shufflevector <8 x double> %401, <8 x double> poison, <8 x i32> zeroinitializer
  br label %413

403:                                              ; preds = %330, %403
  %404 = phi i64 [ %411, %403 ], [ %172, %330 ]
  %405 = phi <8 x double> [ %410, %403 ], [ zeroinitializer, %330 ]
  %406 = getelementptr inbounds double, ptr %19, i64 %404
  %407 = load <8 x double>, ptr %406, align 64
  %408 = getelementptr inbounds double, ptr %174, i64 %404
  %409 = load <8 x double>, ptr %408, align 64
  %410 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %407, <8 x double> %409, <8 x double> %405)
  %411 = add nuw nsw i64 %404, 8
  %412 = icmp slt i64 %411, %9
  br i1 %412, label %403, label %369

413:                                              ; preds = %413, %400
  %414 = phi i64 [ %172, %400 ], [ %428, %413 ]
  %415 = getelementptr inbounds double, ptr %19, i64 %414
  %416 = load <8 x double>, ptr %415, align 64
  %417 = getelementptr inbounds double, ptr %174, i64 %414
  %418 = load <8 x double>, ptr %417, align 64
  %419 = fneg <8 x double> %418
  %420 = fmul <8 x double> %399, %419
  %421 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %416, <8 x double> %402, <8 x double> %420)
  %422 = sub nsw i64 %169, %414
  %423 = insertelement <8 x i64> poison, i64 %422, i64 0
  %424 = shufflevector <8 x i64> %423, <8 x i64> poison, <8 x i32> zeroinitializer
  %425 = icmp slt <8 x i64> %424, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %426 = select <8 x i1> %425, <8 x double> %421, <8 x double> zeroinitializer
  %427 = getelementptr inbounds double, ptr %18, i64 %414
  store <8 x double> %426, ptr %427, align 64
  %428 = add nuw nsw i64 %414, 8
  %429 = icmp slt i64 %428, %9
  br i1 %429, label %413, label %430

430:                                              ; preds = %413, %391
  %431 = icmp eq i64 %171, %148
  br i1 %431, label %153, label %168

432:                                              ; preds = %153
  call fastcc void @multiply(ptr %1, ptr %22, ptr %17, i64 %9, i64 %148, i64 %4)
  br label %433

433:                                              ; preds = %153, %432
  br i1 %27, label %434, label %701

434:                                              ; preds = %433
  %435 = mul nsw i64 %4, 30
  br label %436

436:                                              ; preds = %668, %434
  %437 = phi i64 [ 0, %434 ], [ %670, %668 ]
  %438 = phi i64 [ %435, %434 ], [ %669, %668 ]
  %439 = call i64 @llvm.smax.i64(i64 %437, i64 %148)
  br label %440

440:                                              ; preds = %447, %436
  %441 = phi i64 [ %460, %447 ], [ %437, %436 ]
  %442 = icmp eq i64 %441, %439
  br i1 %442, label %443, label %447

443:                                              ; preds = %440
  %444 = getelementptr inbounds double, ptr %20, i64 %439
  %445 = load double, ptr %444, align 8
  %446 = fneg double %445
  br label %471

447:                                              ; preds = %440
  %448 = getelementptr inbounds double, ptr %21, i64 %441
  %449 = load double, ptr %448, align 8
  %450 = fcmp olt double %449, 0.000000e+00
  %451 = fneg double %449
  %452 = select i1 %450, double %451, double %449
  %453 = getelementptr inbounds double, ptr %20, i64 %441
  %454 = load double, ptr %453, align 8
  %455 = fcmp olt double %454, 0.000000e+00
  %456 = fneg double %454
  %457 = select i1 %455, double %456, double %454
  %458 = call double @llvm.sqrt.f64(double %457)
  %459 = fmul double %458, 0x3CA0000000000000
  %460 = add i64 %441, 1
  %461 = getelementptr inbounds double, ptr %20, i64 %460
  %462 = load double, ptr %461, align 8
  %463 = fcmp olt double %462, 0.000000e+00
  %464 = fneg double %462
  %465 = select i1 %463, double %464, double %462
  %466 = call double @llvm.sqrt.f64(double %465)
  %467 = fmul double %459, %466
  %468 = fcmp ugt double %452, %467
  %469 = fcmp uge double %452, 0x30000000000000
  %470 = and i1 %469, %468
  br i1 %470, label %440, label %471

471:                                              ; preds = %447, %443
  %472 = phi double [ %446, %443 ], [ %456, %447 ]
  %473 = phi double [ %445, %443 ], [ %454, %447 ]
  %474 = phi i64 [ %439, %443 ], [ %441, %447 ]
  %475 = fcmp olt double %473, 0.000000e+00
  %476 = select i1 %475, double %472, double %473
  %477 = getelementptr inbounds double, ptr %20, i64 %437
  %478 = load double, ptr %477, align 8
  %479 = fcmp olt double %478, 0.000000e+00
  %480 = fneg double %478
  %481 = select i1 %479, double %480, double %478
  %482 = fcmp olt double %476, %481
  %483 = icmp slt i64 %437, %474
  %484 = select i1 %482, i1 %483, i1 false
  br i1 %484, label %485, label %518

485:                                              ; preds = %471, %503
  %486 = phi double [ %507, %503 ], [ %473, %471 ]
  %487 = phi double [ %505, %503 ], [ %478, %471 ]
  %488 = phi i64 [ %501, %503 ], [ %437, %471 ]
  %489 = phi i64 [ %494, %503 ], [ %474, %471 ]
  %490 = getelementptr inbounds double, ptr %20, i64 %488
  store double %486, ptr %490, align 8
  %491 = getelementptr inbounds double, ptr %20, i64 %489
  store double %487, ptr %491, align 8
  %492 = getelementptr inbounds double, ptr %21, i64 %488
  %493 = load double, ptr %492, align 8
  %494 = add nsw i64 %489, -1
  %495 = getelementptr inbounds double, ptr %21, i64 %494
  %496 = load double, ptr %495, align 8
  store double %496, ptr %492, align 8
  store double %493, ptr %495, align 8
  br i1 %167, label %500, label %497

497:                                              ; preds = %485
  %498 = mul nsw i64 %488, %9
  %499 = mul nsw i64 %489, %9
  br label %508

500:                                              ; preds = %508, %485
  %501 = add nsw i64 %488, 1
  %502 = icmp slt i64 %501, %494
  br i1 %502, label %503, label %518

503:                                              ; preds = %500
  %504 = getelementptr inbounds double, ptr %20, i64 %501
  %505 = load double, ptr %504, align 8
  %506 = getelementptr inbounds double, ptr %20, i64 %494
  %507 = load double, ptr %506, align 8
  br label %485

508:                                              ; preds = %497, %508
  %509 = phi i64 [ 0, %497 ], [ %516, %508 ]
  %510 = add nsw i64 %509, %498
  %511 = getelementptr inbounds double, ptr %17, i64 %510
  %512 = add nsw i64 %509, %499
  %513 = getelementptr inbounds double, ptr %17, i64 %512
  %514 = load <8 x double>, ptr %511, align 64
  %515 = load <8 x double>, ptr %513, align 64
  store <8 x double> %515, ptr %511, align 64
  store <8 x double> %514, ptr %513, align 64
  %516 = add nuw nsw i64 %509, 8
  %517 = icmp slt i64 %516, %9
  br i1 %517, label %508, label %500

518:                                              ; preds = %500, %471
  br i1 %483, label %519, label %668

519:                                              ; preds = %518, %662
  %520 = phi i64 [ %666, %662 ], [ %437, %518 ]
  %521 = phi i64 [ %663, %662 ], [ %438, %518 ]
  %522 = call i64 @llvm.smax.i64(i64 %520, i64 %474)
  br label %523

523:                                              ; preds = %526, %519
  %524 = phi i64 [ %539, %526 ], [ %520, %519 ]
  %525 = icmp eq i64 %524, %522
  br i1 %525, label %552, label %526

526:                                              ; preds = %523
  %527 = getelementptr inbounds double, ptr %21, i64 %524
  %528 = load double, ptr %527, align 8
  %529 = fcmp olt double %528, 0.000000e+00
  %530 = fneg double %528
  %531 = select i1 %529, double %530, double %528
  %532 = getelementptr inbounds double, ptr %20, i64 %524
  %533 = load double, ptr %532, align 8
  %534 = fcmp olt double %533, 0.000000e+00
  %535 = fneg double %533
  %536 = select i1 %534, double %535, double %533
  %537 = call double @llvm.sqrt.f64(double %536)
  %538 = fmul double %537, 0x3CA0000000000000
  %539 = add i64 %524, 1
  %540 = getelementptr inbounds double, ptr %20, i64 %539
  %541 = load double, ptr %540, align 8
  %542 = fcmp olt double %541, 0.000000e+00
  %543 = fneg double %541
  %544 = select i1 %542, double %543, double %541
  %545 = call double @llvm.sqrt.f64(double %544)
  %546 = fmul double %538, %545
  %547 = fcmp ugt double %531, %546
  %548 = fcmp uge double %531, 0x30000000000000
  %549 = and i1 %548, %547
  br i1 %549, label %523, label %550

550:                                              ; preds = %526
  %551 = getelementptr inbounds double, ptr %21, i64 %524
  store double 0.000000e+00, ptr %551, align 8
  br label %552

552:                                              ; preds = %523, %550
  %553 = phi i64 [ %524, %550 ], [ %522, %523 ]
  %554 = icmp sgt i64 %553, %520
  br i1 %554, label %555, label %662

555:                                              ; preds = %552
  %556 = add nsw i64 %521, -1
  %557 = icmp eq i64 %521, 0
  br i1 %557, label %719, label %558

558:                                              ; preds = %555
  %559 = add nsw i64 %520, 1
  %560 = getelementptr inbounds double, ptr %20, i64 %559
  %561 = load double, ptr %560, align 8
  %562 = getelementptr inbounds double, ptr %20, i64 %520
  %563 = load double, ptr %562, align 8
  %564 = fsub double %561, %563
  %565 = getelementptr inbounds double, ptr %21, i64 %520
  %566 = load double, ptr %565, align 8
  %567 = fmul double %566, 2.000000e+00
  %568 = fdiv double %564, %567
  %569 = call double @llvm.fmuladd.f64(double %568, double %568, double 1.000000e+00)
  %570 = call double @llvm.sqrt.f64(double %569)
  %571 = getelementptr inbounds double, ptr %20, i64 %553
  %572 = load double, ptr %571, align 8
  %573 = fsub double %572, %563
  %574 = fcmp olt double %568, 0.000000e+00
  %575 = fneg double %570
  %576 = select i1 %574, double %575, double %570
  %577 = fadd double %568, %576
  %578 = fdiv double %566, %577
  %579 = fadd double %573, %578
  br label %580

580:                                              ; preds = %656, %558
  %581 = phi double [ 0.000000e+00, %558 ], [ %623, %656 ]
  %582 = phi double [ %579, %558 ], [ %626, %656 ]
  %583 = phi i64 [ %553, %558 ], [ %586, %656 ]
  %584 = phi double [ 1.000000e+00, %558 ], [ %611, %656 ]
  %585 = phi double [ 1.000000e+00, %558 ], [ %610, %656 ]
  %586 = add nsw i64 %583, -1
  %587 = getelementptr inbounds double, ptr %21, i64 %586
  %588 = load double, ptr %587, align 8
  %589 = fmul double %585, %588
  %590 = fmul double %584, %588
  %591 = fmul double %582, %582
  %592 = call double @llvm.fmuladd.f64(double %589, double %589, double %591)
  %593 = fcmp olt double %592, 0x5CD0B15A491EB84
  br i1 %593, label %594, label %600

594:                                              ; preds = %580
  %595 = fmul double %589, 0x6BB0000000000000
  %596 = fmul double %582, 0x6BB0000000000000
  %597 = fmul double %596, %596
  %598 = call double @llvm.fmuladd.f64(double %595, double %595, double %597)
  %599 = fcmp oeq double %598, 0.000000e+00
  br i1 %599, label %609, label %600

600:                                              ; preds = %594, %580
  %601 = phi double [ %596, %594 ], [ %582, %580 ]
  %602 = phi double [ %595, %594 ], [ %589, %580 ]
  %603 = phi double [ %598, %594 ], [ %592, %580 ]
  %604 = phi double [ 0x1430000000000000, %594 ], [ 1.000000e+00, %580 ]
  %605 = call double @llvm.sqrt.f64(double %603)
  %606 = fdiv double %601, %605
  %607 = fdiv double %602, %605
  %608 = fmul double %605, %604
  br label %609

609:                                              ; preds = %600, %594
  %610 = phi double [ %607, %600 ], [ 0.000000e+00, %594 ]
  %611 = phi double [ %606, %600 ], [ 1.000000e+00, %594 ]
  %612 = phi double [ %608, %600 ], [ 0.000000e+00, %594 ]
  %613 = getelementptr inbounds double, ptr %21, i64 %583
  store double %612, ptr %613, align 8
  %614 = getelementptr inbounds double, ptr %20, i64 %583
  %615 = load double, ptr %614, align 8
  %616 = fsub double %615, %581
  %617 = getelementptr inbounds double, ptr %20, i64 %586
  %618 = load double, ptr %617, align 8
  %619 = fsub double %618, %616
  %620 = fmul double %611, 2.000000e+00
  %621 = fmul double %590, %620
  %622 = call double @llvm.fmuladd.f64(double %619, double %610, double %621)
  %623 = fmul double %610, %622
  %624 = fadd double %616, %623
  store double %624, ptr %614, align 8
  %625 = fneg double %590
  %626 = call double @llvm.fmuladd.f64(double %611, double %622, double %625)
  br i1 %167, label %656, label %627

627:                                              ; preds = %609
  %628 = mul nsw i64 %586, %9
  %629 = getelementptr inbounds double, ptr %17, i64 %628
  %630 = mul nsw i64 %583, %9
  %631 = getelementptr inbounds double, ptr %17, i64 %630
  %632 = fneg double %611
  %633 = call double @llvm.fmuladd.f64(double %632, double %611, double 1.000000e+00)
  %634 = fneg double %610
  %635 = call double @llvm.fmuladd.f64(double %634, double %610, double %633)
  %636 = fmul double %635, 5.000000e-01
  %637 = call double @llvm.fmuladd.f64(double %611, double %636, double %611)
  %638 = insertelement <8 x double> poison, double %637, i64 0
  %639 = shufflevector <8 x double> %638, <8 x double> poison, <8 x i32> zeroinitializer
  %640 = call double @llvm.fmuladd.f64(double %610, double %636, double %610)
  %641 = insertelement <8 x double> poison, double %640, i64 0
  %642 = shufflevector <8 x double> %641, <8 x double> poison, <8 x i32> zeroinitializer
  %643 = fneg <8 x double> %642
  br label %644

644:                                              ; preds = %644, %627
  %645 = phi i64 [ 0, %627 ], [ %654, %644 ]
  %646 = getelementptr inbounds double, ptr %629, i64 %645
  %647 = load <8 x double>, ptr %646, align 64
  %648 = getelementptr inbounds double, ptr %631, i64 %645
  %649 = load <8 x double>, ptr %648, align 64
  %650 = fmul <8 x double> %642, %647
  %651 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %639, <8 x double> %649, <8 x double> %650)
  store <8 x double> %651, ptr %648, align 64
  %652 = fmul <8 x double> %649, %643
  %653 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %639, <8 x double> %647, <8 x double> %652)
  store <8 x double> %653, ptr %646, align 64
  %654 = add nuw nsw i64 %645, 8
  %655 = icmp slt i64 %654, %9
  br i1 %655, label %644, label %656

656:                                              ; preds = %644, %609
  %657 = icmp sgt i64 %586, %520
  br i1 %657, label %580, label %658

658:                                              ; preds = %656
  %659 = load double, ptr %562, align 8
  %660 = fsub double %659, %623
  store double %660, ptr %562, align 8
  store double %626, ptr %565, align 8
  %661 = getelementptr inbounds double, ptr %21, i64 %553
  store double 0.000000e+00, ptr %661, align 8
  br label %662

662:                                              ; preds = %658, %552
  %663 = phi i64 [ %556, %658 ], [ %521, %552 ]
  %664 = icmp eq i64 %553, %520
  %665 = zext i1 %664 to i64
  %666 = add nsw i64 %520, %665
  %667 = icmp slt i64 %666, %474
  br i1 %667, label %519, label %668

668:                                              ; preds = %662, %518
  %669 = phi i64 [ %438, %518 ], [ %663, %662 ]
  %670 = add nsw i64 %474, 1
  %671 = icmp slt i64 %670, %4
  br i1 %671, label %436, label %672

672:                                              ; preds = %668
  br i1 %27, label %673, label %701

673:                                              ; preds = %672, %692
  %674 = phi i64 [ %699, %692 ], [ 0, %672 ]
  %675 = icmp eq i64 %674, 0
  br i1 %675, label %692, label %676

676:                                              ; preds = %673
  %677 = getelementptr inbounds double, ptr %20, i64 %674
  br label %679

678:                                              ; preds = %692
  br i1 %27, label %702, label %701

679:                                              ; preds = %676, %686
  %680 = phi i64 [ %674, %676 ], [ %681, %686 ]
  %681 = add nsw i64 %680, -1
  %682 = getelementptr inbounds double, ptr %12, i64 %681
  %683 = load double, ptr %682, align 8
  %684 = load double, ptr %677, align 8
  %685 = fcmp ogt double %683, %684
  br i1 %685, label %686, label %692

686:                                              ; preds = %679
  %687 = getelementptr inbounds double, ptr %12, i64 %680
  store double %683, ptr %687, align 8
  %688 = getelementptr inbounds double, ptr %21, i64 %681
  %689 = load double, ptr %688, align 8
  %690 = getelementptr inbounds double, ptr %21, i64 %680
  store double %689, ptr %690, align 8
  %691 = icmp sgt i64 %680, 1
  br i1 %691, label %679, label %692

692:                                              ; preds = %679, %686, %673
  %693 = phi i64 [ 0, %673 ], [ 0, %686 ], [ %680, %679 ]
  %694 = getelementptr inbounds double, ptr %20, i64 %674
  %695 = load double, ptr %694, align 8
  %696 = getelementptr inbounds double, ptr %12, i64 %693
  store double %695, ptr %696, align 8
  %697 = sitofp i64 %674 to double
  %698 = getelementptr inbounds double, ptr %21, i64 %693
  store double %697, ptr %698, align 8
  %699 = add nuw nsw i64 %674, 1
  %700 = icmp eq i64 %699, %4
  br i1 %700, label %678, label %673

701:                                              ; preds = %715, %433, %672, %678
  br i1 %167, label %719, label %718

702:                                              ; preds = %678, %715
  %703 = phi i64 [ %716, %715 ], [ 0, %678 ]
  %704 = getelementptr inbounds double, ptr %12, i64 %703
  %705 = load double, ptr %704, align 8
  %706 = fdiv double %705, %132
  store double %706, ptr %704, align 8
  br i1 %167, label %715, label %707

707:                                              ; preds = %702
  %708 = getelementptr inbounds double, ptr %21, i64 %703
  %709 = load double, ptr %708, align 8
  %710 = fptosi double %709 to i64
  %711 = mul nsw i64 %9, %710
  %712 = getelementptr inbounds double, ptr %17, i64 %711
  %713 = mul nsw i64 %703, %9
  %714 = getelementptr inbounds double, ptr %1, i64 %713
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %714, ptr align 8 %712, i64 %147, i1 false)
  br label %715

715:                                              ; preds = %707, %702
  %716 = add nuw nsw i64 %703, 1
  %717 = icmp eq i64 %716, %4
  br i1 %717, label %701, label %702

718:                                              ; preds = %701
  call fastcc void @turn(ptr %15, i64 %4, ptr %1, i64 %9, i64 %4, i64 %4)
  br label %719

719:                                              ; preds = %555, %74, %701, %718, %144
  %720 = phi i64 [ 1, %144 ], [ 0, %718 ], [ 0, %701 ], [ 1, %74 ], [ 1, %555 ]
  ret i64 %720
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

declare double @llvm.fmuladd.f64(double, double, double)

define internal fastcc void @multiply(ptr %0, ptr %1, ptr %2, i64 %3, i64 %4, i64 %5) {
  %7 = shl i64 %3, 3
  %8 = mul i64 %7, %5
  call void @llvm.memset.p0.i64(ptr align 8 %2, i8 0, i64 %8, i1 false)
  %9 = icmp sgt i64 %5, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %6
  %11 = add nsw i64 %3, 1
  br label %14

12:                                               ; preds = %14, %6
  %13 = icmp sgt i64 %4, 0
  br i1 %13, label %21, label %20

14:                                               ; preds = %10, %14
  %15 = phi i64 [ 0, %10 ], [ %18, %14 ]
  %16 = mul nsw i64 %15, %11
  %17 = getelementptr inbounds double, ptr %2, i64 %16
  store double 1.000000e+00, ptr %17, align 8
  %18 = add nuw nsw i64 %15, 1
  %19 = icmp eq i64 %18, %5
  br i1 %19, label %12, label %14

20:                                               ; preds = %21, %12
  ret void

21:                                               ; preds = %12, %21
  %22 = phi i64 [ %23, %21 ], [ %4, %12 ]
  %23 = add nsw i64 %22, -1
  %24 = mul nsw i64 %23, %3
  %25 = getelementptr inbounds double, ptr %0, i64 %24
  %26 = getelementptr inbounds double, ptr %1, i64 %23
  %27 = load double, ptr %26, align 8
  %28 = and i64 %22, -8
  %29 = mul nsw i64 %22, %3
  %30 = getelementptr inbounds double, ptr %2, i64 %29
  %31 = sub nsw i64 %5, %22
  call fastcc void @reflect(ptr %25, double %27, i64 %28, i64 %3, ptr %30, i64 %31)
  %32 = icmp ugt i64 %22, 1
  br i1 %32, label %21, label %20
}

declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>)

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

declare double @llvm.sqrt.f64(double)

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

declare i64 @llvm.smin.i64(i64, i64)

declare i64 @llvm.smax.i64(i64, i64)
