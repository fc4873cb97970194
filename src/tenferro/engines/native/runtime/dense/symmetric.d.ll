; Made from source/dense/symmetric.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 06dd9116d73fd2795695c0baff3068a0b808c8e9eaac96103d1d1381823a683e

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
  br i1 %78, label %745, label %107

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
  br i1 %145, label %745, label %146

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
  br i1 %167, label %459, label %432

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
  %433 = shl i64 %16, 3
  call void @llvm.memset.p0.i64(ptr align 8 %17, i8 0, i64 %433, i1 false)
  br i1 %27, label %434, label %436

434:                                              ; preds = %432
  %435 = or i64 %9, 1
  br label %439

436:                                              ; preds = %439, %432
  br i1 %149, label %437, label %459

437:                                              ; preds = %436
  %438 = add nsw i64 %4, -2
  br label %445

439:                                              ; preds = %439, %434
  %440 = phi i64 [ 0, %434 ], [ %443, %439 ]
  %441 = mul nsw i64 %440, %435
  %442 = getelementptr inbounds double, ptr %17, i64 %441
  store double 1.000000e+00, ptr %442, align 8
  %443 = add nuw nsw i64 %440, 1
  %444 = icmp eq i64 %443, %4
  br i1 %444, label %436, label %439

445:                                              ; preds = %445, %437
  %446 = phi i64 [ %438, %437 ], [ %457, %445 ]
  %447 = mul nsw i64 %446, %9
  %448 = getelementptr inbounds double, ptr %1, i64 %447
  %449 = getelementptr inbounds double, ptr %22, i64 %446
  %450 = load double, ptr %449, align 8
  %451 = add nuw nsw i64 %446, 1
  %452 = and i64 %451, -8
  %453 = mul nsw i64 %451, %9
  %454 = getelementptr inbounds double, ptr %17, i64 %453
  %455 = xor i64 %446, -1
  %456 = add i64 %4, %455
  call fastcc void @reflect(ptr %448, double %450, i64 %452, i64 %9, ptr %454, i64 %456)
  %457 = add nsw i64 %446, -1
  %458 = icmp eq i64 %446, 0
  br i1 %458, label %459, label %445

459:                                              ; preds = %445, %153, %436
  br i1 %27, label %460, label %727

460:                                              ; preds = %459
  %461 = mul nsw i64 %4, 30
  br label %462

462:                                              ; preds = %694, %460
  %463 = phi i64 [ 0, %460 ], [ %696, %694 ]
  %464 = phi i64 [ %461, %460 ], [ %695, %694 ]
  %465 = call i64 @llvm.smax.i64(i64 %463, i64 %148)
  br label %466

466:                                              ; preds = %473, %462
  %467 = phi i64 [ %486, %473 ], [ %463, %462 ]
  %468 = icmp eq i64 %467, %465
  br i1 %468, label %469, label %473

469:                                              ; preds = %466
  %470 = getelementptr inbounds double, ptr %20, i64 %465
  %471 = load double, ptr %470, align 8
  %472 = fneg double %471
  br label %497

473:                                              ; preds = %466
  %474 = getelementptr inbounds double, ptr %21, i64 %467
  %475 = load double, ptr %474, align 8
  %476 = fcmp olt double %475, 0.000000e+00
  %477 = fneg double %475
  %478 = select i1 %476, double %477, double %475
  %479 = getelementptr inbounds double, ptr %20, i64 %467
  %480 = load double, ptr %479, align 8
  %481 = fcmp olt double %480, 0.000000e+00
  %482 = fneg double %480
  %483 = select i1 %481, double %482, double %480
  %484 = call double @llvm.sqrt.f64(double %483)
  %485 = fmul double %484, 0x3CA0000000000000
  %486 = add i64 %467, 1
  %487 = getelementptr inbounds double, ptr %20, i64 %486
  %488 = load double, ptr %487, align 8
  %489 = fcmp olt double %488, 0.000000e+00
  %490 = fneg double %488
  %491 = select i1 %489, double %490, double %488
  %492 = call double @llvm.sqrt.f64(double %491)
  %493 = fmul double %485, %492
  %494 = fcmp ugt double %478, %493
  %495 = fcmp uge double %478, 0x30000000000000
  %496 = and i1 %495, %494
  br i1 %496, label %466, label %497

497:                                              ; preds = %473, %469
  %498 = phi double [ %472, %469 ], [ %482, %473 ]
  %499 = phi double [ %471, %469 ], [ %480, %473 ]
  %500 = phi i64 [ %465, %469 ], [ %467, %473 ]
  %501 = fcmp olt double %499, 0.000000e+00
  %502 = select i1 %501, double %498, double %499
  %503 = getelementptr inbounds double, ptr %20, i64 %463
  %504 = load double, ptr %503, align 8
  %505 = fcmp olt double %504, 0.000000e+00
  %506 = fneg double %504
  %507 = select i1 %505, double %506, double %504
  %508 = fcmp olt double %502, %507
  %509 = icmp slt i64 %463, %500
  %510 = select i1 %508, i1 %509, i1 false
  br i1 %510, label %511, label %544

511:                                              ; preds = %497, %529
  %512 = phi double [ %533, %529 ], [ %499, %497 ]
  %513 = phi double [ %531, %529 ], [ %504, %497 ]
  %514 = phi i64 [ %527, %529 ], [ %463, %497 ]
  %515 = phi i64 [ %520, %529 ], [ %500, %497 ]
  %516 = getelementptr inbounds double, ptr %20, i64 %514
  store double %512, ptr %516, align 8
  %517 = getelementptr inbounds double, ptr %20, i64 %515
  store double %513, ptr %517, align 8
  %518 = getelementptr inbounds double, ptr %21, i64 %514
  %519 = load double, ptr %518, align 8
  %520 = add nsw i64 %515, -1
  %521 = getelementptr inbounds double, ptr %21, i64 %520
  %522 = load double, ptr %521, align 8
  store double %522, ptr %518, align 8
  store double %519, ptr %521, align 8
  br i1 %167, label %526, label %523

523:                                              ; preds = %511
  %524 = mul nsw i64 %514, %9
  %525 = mul nsw i64 %515, %9
  br label %534

526:                                              ; preds = %534, %511
  %527 = add nsw i64 %514, 1
  %528 = icmp slt i64 %527, %520
  br i1 %528, label %529, label %544

529:                                              ; preds = %526
  %530 = getelementptr inbounds double, ptr %20, i64 %527
  %531 = load double, ptr %530, align 8
  %532 = getelementptr inbounds double, ptr %20, i64 %520
  %533 = load double, ptr %532, align 8
  br label %511

534:                                              ; preds = %523, %534
  %535 = phi i64 [ 0, %523 ], [ %542, %534 ]
  %536 = add nsw i64 %535, %524
  %537 = getelementptr inbounds double, ptr %17, i64 %536
  %538 = add nsw i64 %535, %525
  %539 = getelementptr inbounds double, ptr %17, i64 %538
  %540 = load <8 x double>, ptr %537, align 64
  %541 = load <8 x double>, ptr %539, align 64
  store <8 x double> %541, ptr %537, align 64
  store <8 x double> %540, ptr %539, align 64
  %542 = add nuw nsw i64 %535, 8
  %543 = icmp slt i64 %542, %9
  br i1 %543, label %534, label %526

544:                                              ; preds = %526, %497
  br i1 %509, label %545, label %694

545:                                              ; preds = %544, %688
  %546 = phi i64 [ %692, %688 ], [ %463, %544 ]
  %547 = phi i64 [ %689, %688 ], [ %464, %544 ]
  %548 = call i64 @llvm.smax.i64(i64 %546, i64 %500)
  br label %549

549:                                              ; preds = %552, %545
  %550 = phi i64 [ %565, %552 ], [ %546, %545 ]
  %551 = icmp eq i64 %550, %548
  br i1 %551, label %578, label %552

552:                                              ; preds = %549
  %553 = getelementptr inbounds double, ptr %21, i64 %550
  %554 = load double, ptr %553, align 8
  %555 = fcmp olt double %554, 0.000000e+00
  %556 = fneg double %554
  %557 = select i1 %555, double %556, double %554
  %558 = getelementptr inbounds double, ptr %20, i64 %550
  %559 = load double, ptr %558, align 8
  %560 = fcmp olt double %559, 0.000000e+00
  %561 = fneg double %559
  %562 = select i1 %560, double %561, double %559
  %563 = call double @llvm.sqrt.f64(double %562)
  %564 = fmul double %563, 0x3CA0000000000000
  %565 = add i64 %550, 1
  %566 = getelementptr inbounds double, ptr %20, i64 %565
  %567 = load double, ptr %566, align 8
  %568 = fcmp olt double %567, 0.000000e+00
  %569 = fneg double %567
  %570 = select i1 %568, double %569, double %567
  %571 = call double @llvm.sqrt.f64(double %570)
  %572 = fmul double %564, %571
  %573 = fcmp ugt double %557, %572
  %574 = fcmp uge double %557, 0x30000000000000
  %575 = and i1 %574, %573
  br i1 %575, label %549, label %576

576:                                              ; preds = %552
  %577 = getelementptr inbounds double, ptr %21, i64 %550
  store double 0.000000e+00, ptr %577, align 8
  br label %578

578:                                              ; preds = %549, %576
  %579 = phi i64 [ %550, %576 ], [ %548, %549 ]
  %580 = icmp sgt i64 %579, %546
  br i1 %580, label %581, label %688

581:                                              ; preds = %578
  %582 = add nsw i64 %547, -1
  %583 = icmp eq i64 %547, 0
  br i1 %583, label %745, label %584

584:                                              ; preds = %581
  %585 = add nsw i64 %546, 1
  %586 = getelementptr inbounds double, ptr %20, i64 %585
  %587 = load double, ptr %586, align 8
  %588 = getelementptr inbounds double, ptr %20, i64 %546
  %589 = load double, ptr %588, align 8
  %590 = fsub double %587, %589
  %591 = getelementptr inbounds double, ptr %21, i64 %546
  %592 = load double, ptr %591, align 8
  %593 = fmul double %592, 2.000000e+00
  %594 = fdiv double %590, %593
  %595 = call double @llvm.fmuladd.f64(double %594, double %594, double 1.000000e+00)
  %596 = call double @llvm.sqrt.f64(double %595)
  %597 = getelementptr inbounds double, ptr %20, i64 %579
  %598 = load double, ptr %597, align 8
  %599 = fsub double %598, %589
  %600 = fcmp olt double %594, 0.000000e+00
  %601 = fneg double %596
  %602 = select i1 %600, double %601, double %596
  %603 = fadd double %594, %602
  %604 = fdiv double %592, %603
  %605 = fadd double %599, %604
  br label %606

606:                                              ; preds = %682, %584
  %607 = phi double [ 0.000000e+00, %584 ], [ %649, %682 ]
  %608 = phi double [ %605, %584 ], [ %652, %682 ]
  %609 = phi i64 [ %579, %584 ], [ %612, %682 ]
  %610 = phi double [ 1.000000e+00, %584 ], [ %637, %682 ]
  %611 = phi double [ 1.000000e+00, %584 ], [ %636, %682 ]
  %612 = add nsw i64 %609, -1
  %613 = getelementptr inbounds double, ptr %21, i64 %612
  %614 = load double, ptr %613, align 8
  %615 = fmul double %611, %614
  %616 = fmul double %610, %614
  %617 = fmul double %608, %608
  %618 = call double @llvm.fmuladd.f64(double %615, double %615, double %617)
  %619 = fcmp olt double %618, 0x5CD0B15A491EB84
  br i1 %619, label %620, label %626

620:                                              ; preds = %606
  %621 = fmul double %615, 0x6BB0000000000000
  %622 = fmul double %608, 0x6BB0000000000000
  %623 = fmul double %622, %622
  %624 = call double @llvm.fmuladd.f64(double %621, double %621, double %623)
  %625 = fcmp oeq double %624, 0.000000e+00
  br i1 %625, label %635, label %626

626:                                              ; preds = %620, %606
  %627 = phi double [ %622, %620 ], [ %608, %606 ]
  %628 = phi double [ %621, %620 ], [ %615, %606 ]
  %629 = phi double [ %624, %620 ], [ %618, %606 ]
  %630 = phi double [ 0x1430000000000000, %620 ], [ 1.000000e+00, %606 ]
  %631 = call double @llvm.sqrt.f64(double %629)
  %632 = fdiv double %627, %631
  %633 = fdiv double %628, %631
  %634 = fmul double %631, %630
  br label %635

635:                                              ; preds = %626, %620
  %636 = phi double [ %633, %626 ], [ 0.000000e+00, %620 ]
  %637 = phi double [ %632, %626 ], [ 1.000000e+00, %620 ]
  %638 = phi double [ %634, %626 ], [ 0.000000e+00, %620 ]
  %639 = getelementptr inbounds double, ptr %21, i64 %609
  store double %638, ptr %639, align 8
  %640 = getelementptr inbounds double, ptr %20, i64 %609
  %641 = load double, ptr %640, align 8
  %642 = fsub double %641, %607
  %643 = getelementptr inbounds double, ptr %20, i64 %612
  %644 = load double, ptr %643, align 8
  %645 = fsub double %644, %642
  %646 = fmul double %637, 2.000000e+00
  %647 = fmul double %616, %646
  %648 = call double @llvm.fmuladd.f64(double %645, double %636, double %647)
  %649 = fmul double %636, %648
  %650 = fadd double %642, %649
  store double %650, ptr %640, align 8
  %651 = fneg double %616
  %652 = call double @llvm.fmuladd.f64(double %637, double %648, double %651)
  br i1 %167, label %682, label %653

653:                                              ; preds = %635
  %654 = mul nsw i64 %612, %9
  %655 = getelementptr inbounds double, ptr %17, i64 %654
  %656 = mul nsw i64 %609, %9
  %657 = getelementptr inbounds double, ptr %17, i64 %656
  %658 = fneg double %637
  %659 = call double @llvm.fmuladd.f64(double %658, double %637, double 1.000000e+00)
  %660 = fneg double %636
  %661 = call double @llvm.fmuladd.f64(double %660, double %636, double %659)
  %662 = fmul double %661, 5.000000e-01
  %663 = call double @llvm.fmuladd.f64(double %637, double %662, double %637)
  %664 = insertelement <8 x double> poison, double %663, i64 0
  %665 = shufflevector <8 x double> %664, <8 x double> poison, <8 x i32> zeroinitializer
  %666 = call double @llvm.fmuladd.f64(double %636, double %662, double %636)
  %667 = insertelement <8 x double> poison, double %666, i64 0
  %668 = shufflevector <8 x double> %667, <8 x double> poison, <8 x i32> zeroinitializer
  %669 = fneg <8 x double> %668
  br label %670

670:                                              ; preds = %670, %653
  %671 = phi i64 [ 0, %653 ], [ %680, %670 ]
  %672 = getelementptr inbounds double, ptr %655, i64 %671
  %673 = load <8 x double>, ptr %672, align 64
  %674 = getelementptr inbounds double, ptr %657, i64 %671
  %675 = load <8 x double>, ptr %674, align 64
  %676 = fmul <8 x double> %668, %673
  %677 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %665, <8 x double> %675, <8 x double> %676)
  store <8 x double> %677, ptr %674, align 64
  %678 = fmul <8 x double> %675, %669
  %679 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %665, <8 x double> %673, <8 x double> %678)
  store <8 x double> %679, ptr %672, align 64
  %680 = add nuw nsw i64 %671, 8
  %681 = icmp slt i64 %680, %9
  br i1 %681, label %670, label %682

682:                                              ; preds = %670, %635
  %683 = icmp sgt i64 %612, %546
  br i1 %683, label %606, label %684

684:                                              ; preds = %682
  %685 = load double, ptr %588, align 8
  %686 = fsub double %685, %649
  store double %686, ptr %588, align 8
  store double %652, ptr %591, align 8
  %687 = getelementptr inbounds double, ptr %21, i64 %579
  store double 0.000000e+00, ptr %687, align 8
  br label %688

688:                                              ; preds = %684, %578
  %689 = phi i64 [ %582, %684 ], [ %547, %578 ]
  %690 = icmp eq i64 %579, %546
  %691 = zext i1 %690 to i64
  %692 = add nsw i64 %546, %691
  %693 = icmp slt i64 %692, %500
  br i1 %693, label %545, label %694

694:                                              ; preds = %688, %544
  %695 = phi i64 [ %464, %544 ], [ %689, %688 ]
  %696 = add nsw i64 %500, 1
  %697 = icmp slt i64 %696, %4
  br i1 %697, label %462, label %698

698:                                              ; preds = %694
  br i1 %27, label %699, label %727

699:                                              ; preds = %698, %718
  %700 = phi i64 [ %725, %718 ], [ 0, %698 ]
  %701 = icmp eq i64 %700, 0
  br i1 %701, label %718, label %702

702:                                              ; preds = %699
  %703 = getelementptr inbounds double, ptr %20, i64 %700
  br label %705

704:                                              ; preds = %718
  br i1 %27, label %728, label %727

705:                                              ; preds = %702, %712
  %706 = phi i64 [ %700, %702 ], [ %707, %712 ]
  %707 = add nsw i64 %706, -1
  %708 = getelementptr inbounds double, ptr %12, i64 %707
  %709 = load double, ptr %708, align 8
  %710 = load double, ptr %703, align 8
  %711 = fcmp ogt double %709, %710
  br i1 %711, label %712, label %718

712:                                              ; preds = %705
  %713 = getelementptr inbounds double, ptr %12, i64 %706
  store double %709, ptr %713, align 8
  %714 = getelementptr inbounds double, ptr %21, i64 %707
  %715 = load double, ptr %714, align 8
  %716 = getelementptr inbounds double, ptr %21, i64 %706
  store double %715, ptr %716, align 8
  %717 = icmp sgt i64 %706, 1
  br i1 %717, label %705, label %718

718:                                              ; preds = %705, %712, %699
  %719 = phi i64 [ 0, %699 ], [ 0, %712 ], [ %706, %705 ]
  %720 = getelementptr inbounds double, ptr %20, i64 %700
  %721 = load double, ptr %720, align 8
  %722 = getelementptr inbounds double, ptr %12, i64 %719
  store double %721, ptr %722, align 8
  %723 = sitofp i64 %700 to double
  %724 = getelementptr inbounds double, ptr %21, i64 %719
  store double %723, ptr %724, align 8
  %725 = add nuw nsw i64 %700, 1
  %726 = icmp eq i64 %725, %4
  br i1 %726, label %704, label %699

727:                                              ; preds = %741, %459, %698, %704
  br i1 %167, label %745, label %744

728:                                              ; preds = %704, %741
  %729 = phi i64 [ %742, %741 ], [ 0, %704 ]
  %730 = getelementptr inbounds double, ptr %12, i64 %729
  %731 = load double, ptr %730, align 8
  %732 = fdiv double %731, %132
  store double %732, ptr %730, align 8
  br i1 %167, label %741, label %733

733:                                              ; preds = %728
  %734 = getelementptr inbounds double, ptr %21, i64 %729
  %735 = load double, ptr %734, align 8
  %736 = fptosi double %735 to i64
  %737 = mul nsw i64 %9, %736
  %738 = getelementptr inbounds double, ptr %17, i64 %737
  %739 = mul nsw i64 %729, %9
  %740 = getelementptr inbounds double, ptr %1, i64 %739
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %740, ptr align 8 %738, i64 %147, i1 false)
  br label %741

741:                                              ; preds = %733, %728
  %742 = add nuw nsw i64 %729, 1
  %743 = icmp eq i64 %742, %4
  br i1 %743, label %727, label %728

744:                                              ; preds = %727
  call fastcc void @turn(ptr %15, i64 %4, ptr %1, i64 %9, i64 %4, i64 %4)
  br label %745

745:                                              ; preds = %581, %74, %727, %744, %144
  %746 = phi i64 [ 1, %144 ], [ 0, %744 ], [ 0, %727 ], [ 1, %74 ], [ 1, %581 ]
  ret i64 %746
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

declare i64 @llvm.smin.i64(i64, i64)

declare i64 @llvm.smax.i64(i64, i64)
