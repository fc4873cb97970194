; Made from source/dense/symmetric.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 10b77191632877f2e9f2e9ece3c6619ae546e296f5246530eb4708ee24e9571d

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
  %7 = add nsw i64 %4, 15
  %8 = sdiv i64 %7, 16
  %9 = shl nsw i64 %8, 4
  %10 = getelementptr inbounds i64, ptr %0, i64 1
  %11 = load i64, ptr %10, align 8
  %12 = inttoptr i64 %11 to ptr
  %13 = getelementptr inbounds i64, ptr %0, i64 2
  %14 = load i64, ptr %13, align 8
  %15 = inttoptr i64 %14 to ptr
  %16 = mul nsw i64 %9, %4
  %17 = getelementptr inbounds float, ptr %1, i64 %16
  %18 = getelementptr inbounds float, ptr %17, i64 %16
  %19 = getelementptr inbounds float, ptr %18, i64 %9
  %20 = getelementptr inbounds float, ptr %19, i64 %9
  %21 = getelementptr inbounds float, ptr %20, i64 %9
  %22 = getelementptr inbounds float, ptr %21, i64 %9
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
  %30 = shl i64 %4, 2
  %31 = getelementptr inbounds float, ptr %17, i64 -16
  br label %34

32:                                               ; preds = %34
  call fastcc void @turn(ptr %17, i64 %9, ptr %1, i64 %9, i64 %4, i64 %4)
  %33 = icmp eq i64 %26, 0
  br label %46

34:                                               ; preds = %34, %29
  %35 = phi i64 [ 0, %29 ], [ %40, %34 ]
  %36 = mul nsw i64 %35, %9
  %37 = getelementptr inbounds float, ptr %1, i64 %36
  %38 = getelementptr inbounds float, ptr %37, i64 %9
  %39 = getelementptr inbounds float, ptr %38, i64 -16
  call void @llvm.memset.p0.i64(ptr align 4 dereferenceable(64) %39, i8 0, i64 64, i1 false)
  %40 = add nuw nsw i64 %35, 1
  %41 = mul nsw i64 %40, %9
  %42 = getelementptr inbounds float, ptr %31, i64 %41
  call void @llvm.memset.p0.i64(ptr align 4 dereferenceable(64) %42, i8 0, i64 64, i1 false)
  %43 = mul nsw i64 %35, %4
  %44 = getelementptr inbounds float, ptr %24, i64 %43
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %37, ptr align 4 %44, i64 %30, i1 false)
  %45 = icmp eq i64 %40, %4
  br i1 %45, label %32, label %34

46:                                               ; preds = %32, %89
  %47 = phi <16 x float> [ zeroinitializer, %32 ], [ %113, %89 ]
  %48 = phi i64 [ 0, %32 ], [ %90, %89 ]
  %49 = phi <16 x float> [ zeroinitializer, %32 ], [ %115, %89 ]
  %50 = mul nsw i64 %48, %9
  br label %92

51:                                               ; preds = %89, %28
  %52 = phi <16 x float> [ zeroinitializer, %28 ], [ %115, %89 ]
  %53 = phi <16 x float> [ zeroinitializer, %28 ], [ %113, %89 ]
  br label %74

54:                                               ; preds = %74, %54
  %55 = phi i64 [ %62, %54 ], [ 0, %74 ]
  %56 = phi <16 x float> [ %61, %54 ], [ %81, %74 ]
  %57 = add nuw nsw i64 %55, 4
  %58 = extractelement <16 x float> %56, i64 %57
  %59 = extractelement <16 x float> %56, i64 %55
  %60 = fadd float %59, %58
  %61 = insertelement <16 x float> %56, float %60, i64 %55
  %62 = add nuw nsw i64 %55, 1
  %63 = icmp eq i64 %62, 4
  br i1 %63, label %64, label %54

64:                                               ; preds = %54, %64
  %65 = phi i64 [ %72, %64 ], [ 0, %54 ]
  %66 = phi <16 x float> [ %71, %64 ], [ %61, %54 ]
  %67 = add nuw nsw i64 %65, 2
  %68 = extractelement <16 x float> %66, i64 %67
  %69 = extractelement <16 x float> %66, i64 %65
  %70 = fadd float %69, %68
  %71 = insertelement <16 x float> %66, float %70, i64 %65
  %72 = add nuw nsw i64 %65, 1
  %73 = icmp eq i64 %72, 2
  br i1 %73, label %84, label %64

74:                                               ; preds = %74, %51
  %75 = phi i64 [ %82, %74 ], [ 0, %51 ]
  %76 = phi <16 x float> [ %81, %74 ], [ %52, %51 ]
  %77 = add nuw nsw i64 %75, 8
  %78 = extractelement <16 x float> %76, i64 %77
  %79 = extractelement <16 x float> %76, i64 %75
  %80 = fadd float %79, %78
  %81 = insertelement <16 x float> %76, float %80, i64 %75
  %82 = add nuw nsw i64 %75, 1
  %83 = icmp eq i64 %82, 8
  br i1 %83, label %54, label %74

84:                                               ; preds = %64
  %85 = extractelement <16 x float> %71, i64 1
  %86 = extractelement <16 x float> %71, i64 0
  %87 = fadd float %86, %85
  %88 = fcmp une float %87, 0.000000e+00
  br i1 %88, label %765, label %118

89:                                               ; preds = %92
  %90 = add nuw nsw i64 %48, 1
  %91 = icmp eq i64 %90, %4
  br i1 %91, label %51, label %46

92:                                               ; preds = %92, %46
  %93 = phi <16 x float> [ %47, %46 ], [ %113, %92 ]
  %94 = phi i64 [ 0, %46 ], [ %116, %92 ]
  %95 = phi <16 x float> [ %49, %46 ], [ %115, %92 ]
  %96 = add nsw i64 %94, %50
  %97 = getelementptr inbounds float, ptr %1, i64 %96
  %98 = load <16 x float>, ptr %97, align 64
  %99 = getelementptr inbounds float, ptr %17, i64 %96
  %100 = load <16 x float>, ptr %99, align 64
  %101 = select i1 %33, <16 x float> %100, <16 x float> %98
  %102 = select i1 %33, <16 x float> %98, <16 x float> %100
  %103 = sub nsw i64 %48, %94
  %104 = trunc i64 %103 to i32
  %105 = insertelement <16 x i32> poison, i32 %104, i64 0
  %106 = shufflevector <16 x i32> %105, <16 x i32> poison, <16 x i32> zeroinitializer
  %107 = icmp slt <16 x i32> %106, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %108 = select <16 x i1> %107, <16 x float> %102, <16 x float> %101
  %109 = bitcast <16 x float> %108 to <16 x i32>
  store <16 x float> %108, ptr %97, align 64
  %110 = and <16 x i32> %109, <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>
  %111 = bitcast <16 x i32> %110 to <16 x float>
  %112 = fcmp oge <16 x float> %93, %111
  %113 = select <16 x i1> %112, <16 x float> %93, <16 x float> %111
  %114 = fsub <16 x float> %108, %108
  %115 = fadd <16 x float> %95, %114
  %116 = add nuw nsw i64 %94, 16
  %117 = icmp slt i64 %116, %9
  br i1 %117, label %92, label %89

118:                                              ; preds = %84
  %119 = extractelement <16 x float> %53, i64 0
  %120 = fcmp ogt float %119, 0.000000e+00
  %121 = select i1 %120, float %119, float 0.000000e+00
  %122 = extractelement <16 x float> %53, i64 1
  %123 = fcmp ogt float %122, %121
  %124 = select i1 %123, float %122, float %121
  %125 = extractelement <16 x float> %53, i64 2
  %126 = fcmp ogt float %125, %124
  %127 = select i1 %126, float %125, float %124
  %128 = extractelement <16 x float> %53, i64 3
  %129 = fcmp ogt float %128, %127
  %130 = select i1 %129, float %128, float %127
  %131 = extractelement <16 x float> %53, i64 4
  %132 = fcmp ogt float %131, %130
  %133 = select i1 %132, float %131, float %130
  %134 = extractelement <16 x float> %53, i64 5
  %135 = fcmp ogt float %134, %133
  %136 = select i1 %135, float %134, float %133
  %137 = extractelement <16 x float> %53, i64 6
  %138 = fcmp ogt float %137, %136
  %139 = select i1 %138, float %137, float %136
  %140 = extractelement <16 x float> %53, i64 7
  %141 = fcmp ogt float %140, %139
  %142 = select i1 %141, float %140, float %139
  %143 = extractelement <16 x float> %53, i64 8
  %144 = fcmp ogt float %143, %142
  %145 = select i1 %144, float %143, float %142
  %146 = extractelement <16 x float> %53, i64 9
  %147 = fcmp ogt float %146, %145
  %148 = select i1 %147, float %146, float %145
  %149 = extractelement <16 x float> %53, i64 10
  %150 = fcmp ogt float %149, %148
  %151 = select i1 %150, float %149, float %148
  %152 = extractelement <16 x float> %53, i64 11
  %153 = fcmp ogt float %152, %151
  %154 = select i1 %153, float %152, float %151
  %155 = extractelement <16 x float> %53, i64 12
  %156 = fcmp ogt float %155, %154
  %157 = select i1 %156, float %155, float %154
  %158 = extractelement <16 x float> %53, i64 13
  %159 = fcmp ogt float %158, %157
  %160 = select i1 %159, float %158, float %157
  %161 = extractelement <16 x float> %53, i64 14
  %162 = fcmp ogt float %161, %160
  %163 = select i1 %162, float %161, float %160
  %164 = extractelement <16 x float> %53, i64 15
  %165 = fcmp ogt float %164, %163
  %166 = select i1 %165, float %164, float %163
  %167 = call fastcc float @scale_of(float %166)
  %168 = icmp sgt i64 %16, 0
  br i1 %168, label %169, label %179

169:                                              ; preds = %118
  %170 = insertelement <16 x float> poison, float %167, i64 0
  %171 = shufflevector <16 x float> %170, <16 x float> poison, <16 x i32> zeroinitializer
  br label %172

172:                                              ; preds = %172, %169
  %173 = phi i64 [ 0, %169 ], [ %177, %172 ]
  %174 = getelementptr inbounds float, ptr %1, i64 %173
  %175 = load <16 x float>, ptr %174, align 64
  %176 = fmul <16 x float> %171, %175
  store <16 x float> %176, ptr %174, align 64
  %177 = add nuw nsw i64 %173, 16
  %178 = icmp slt i64 %177, %16
  br i1 %178, label %172, label %179

179:                                              ; preds = %172, %118
  %180 = fcmp oeq float %167, 0.000000e+00
  br i1 %180, label %765, label %181

181:                                              ; preds = %179
  %182 = shl i64 %8, 6
  call void @llvm.memset.p0.i64(ptr align 4 %18, i8 0, i64 %182, i1 false)
  %183 = add i64 %4, -1
  %184 = icmp sgt i64 %4, 1
  br i1 %184, label %185, label %188

185:                                              ; preds = %181
  %186 = shl nsw i64 %8, 5
  %187 = mul nsw i64 %8, 48
  br label %203

188:                                              ; preds = %476, %181
  %189 = phi ptr [ %18, %181 ], [ %209, %476 ]
  %190 = xor i64 %9, -1
  %191 = add i64 %4, %190
  %192 = add i64 %191, %16
  %193 = getelementptr inbounds float, ptr %1, i64 %192
  %194 = load float, ptr %193, align 4
  %195 = getelementptr inbounds float, ptr %189, i64 %183
  %196 = load float, ptr %195, align 4
  %197 = getelementptr inbounds float, ptr %18, i64 %183
  %198 = load float, ptr %197, align 4
  %199 = fmul float %196, -2.000000e+00
  %200 = call float @llvm.fmuladd.f32(float %199, float %198, float %194)
  %201 = getelementptr inbounds float, ptr %20, i64 %183
  store float %200, ptr %201, align 4
  %202 = icmp eq i64 %6, 0
  br i1 %202, label %479, label %478

203:                                              ; preds = %476, %185
  %204 = phi i64 [ 0, %185 ], [ %206, %476 ]
  %205 = phi ptr [ %18, %185 ], [ %209, %476 ]
  %206 = add nuw nsw i64 %204, 1
  %207 = and i64 %206, 9223372036854775792
  %208 = mul nsw i64 %204, %9
  %209 = getelementptr inbounds float, ptr %1, i64 %208
  %210 = getelementptr inbounds float, ptr %205, i64 %204
  %211 = load float, ptr %210, align 4
  %212 = insertelement <16 x float> poison, float %211, i64 0
  %213 = shufflevector <16 x float> %212, <16 x float> poison, <16 x i32> zeroinitializer
  %214 = getelementptr inbounds float, ptr %18, i64 %204
  %215 = load float, ptr %214, align 4
  %216 = insertelement <16 x float> poison, float %215, i64 0
  %217 = shufflevector <16 x float> %216, <16 x float> poison, <16 x i32> zeroinitializer
  %218 = and i64 %204, 9223372036854775792
  %219 = icmp slt i64 %218, %9
  br i1 %219, label %220, label %232

220:                                              ; preds = %203
  %221 = getelementptr inbounds float, ptr %18, i64 %218
  %222 = load <16 x float>, ptr %221, align 64
  %223 = getelementptr inbounds float, ptr %205, i64 %218
  %224 = load <16 x float>, ptr %223, align 64
  %225 = fmul <16 x float> %217, %224
  %226 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %213, <16 x float> %222, <16 x float> %225)
  %227 = getelementptr inbounds float, ptr %209, i64 %218
  %228 = load <16 x float>, ptr %227, align 64
  %229 = fsub <16 x float> %228, %226
  store <16 x float> %229, ptr %227, align 64
  %230 = add nuw nsw i64 %218, 16
  %231 = icmp slt i64 %230, %9
  br i1 %231, label %246, label %232

232:                                              ; preds = %246, %220, %203
  %233 = getelementptr inbounds float, ptr %209, i64 %204
  %234 = load float, ptr %233, align 4
  %235 = getelementptr inbounds float, ptr %20, i64 %204
  store float %234, ptr %235, align 4
  %236 = getelementptr inbounds float, ptr %21, i64 %204
  %237 = call fastcc float @reflection(ptr %209, ptr %209, i64 %206, i64 %9, ptr %236)
  %238 = getelementptr inbounds float, ptr %22, i64 %204
  store float %237, ptr %238, align 4
  %239 = getelementptr inbounds float, ptr %19, i64 %207
  %240 = sub nsw i64 %9, %207
  %241 = shl i64 %240, 2
  call void @llvm.memset.p0.i64(ptr align 4 %239, i8 0, i64 %241, i1 false)
  %242 = add nuw nsw i64 %204, 5
  %243 = icmp sgt i64 %242, %4
  br i1 %243, label %259, label %244

244:                                              ; preds = %232
  %245 = icmp sgt i64 %9, %207
  br label %264

246:                                              ; preds = %220, %246
  %247 = phi i64 [ %257, %246 ], [ %230, %220 ]
  %248 = getelementptr inbounds float, ptr %18, i64 %247
  %249 = load <16 x float>, ptr %248, align 64
  %250 = getelementptr inbounds float, ptr %205, i64 %247
  %251 = load <16 x float>, ptr %250, align 64
  %252 = fmul <16 x float> %217, %251
  %253 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %213, <16 x float> %249, <16 x float> %252)
  %254 = getelementptr inbounds float, ptr %209, i64 %247
  %255 = load <16 x float>, ptr %254, align 64
  %256 = fsub <16 x float> %255, %253
  store <16 x float> %256, ptr %254, align 64
  %257 = add nuw nsw i64 %247, 16
  %258 = icmp slt i64 %257, %9
  br i1 %258, label %246, label %232

259:                                              ; preds = %362, %232
  %260 = phi i64 [ %206, %232 ], [ %265, %362 ]
  %261 = icmp slt i64 %260, %4
  br i1 %261, label %262, label %365

262:                                              ; preds = %259
  %263 = icmp sgt i64 %9, %207
  br label %367

264:                                              ; preds = %244, %362
  %265 = phi i64 [ %363, %362 ], [ %242, %244 ]
  %266 = phi i64 [ %265, %362 ], [ %206, %244 ]
  %267 = mul nsw i64 %266, %9
  %268 = getelementptr inbounds float, ptr %209, i64 %266
  %269 = load float, ptr %268, align 4
  %270 = insertelement <16 x float> poison, float %269, i64 0
  %271 = shufflevector <16 x float> %270, <16 x float> poison, <16 x i32> zeroinitializer
  %272 = add nsw i64 %266, 1
  %273 = getelementptr inbounds float, ptr %209, i64 %272
  %274 = load float, ptr %273, align 4
  %275 = insertelement <16 x float> poison, float %274, i64 0
  %276 = shufflevector <16 x float> %275, <16 x float> poison, <16 x i32> zeroinitializer
  %277 = add nsw i64 %266, 2
  %278 = getelementptr inbounds float, ptr %209, i64 %277
  %279 = load float, ptr %278, align 4
  %280 = insertelement <16 x float> poison, float %279, i64 0
  %281 = shufflevector <16 x float> %280, <16 x float> poison, <16 x i32> zeroinitializer
  %282 = add nsw i64 %266, 3
  %283 = getelementptr inbounds float, ptr %209, i64 %282
  %284 = load float, ptr %283, align 4
  %285 = insertelement <16 x float> poison, float %284, i64 0
  %286 = shufflevector <16 x float> %285, <16 x float> poison, <16 x i32> zeroinitializer
  %287 = getelementptr inbounds float, ptr %1, i64 %267
  br i1 %245, label %288, label %362

288:                                              ; preds = %264
  %289 = getelementptr inbounds float, ptr %18, i64 %282
  %290 = load float, ptr %289, align 4
  %291 = insertelement <16 x float> poison, float %290, i64 0
  %292 = shufflevector <16 x float> %291, <16 x float> poison, <16 x i32> zeroinitializer
  %293 = getelementptr inbounds float, ptr %205, i64 %282
  %294 = load float, ptr %293, align 4
  %295 = insertelement <16 x float> poison, float %294, i64 0
  %296 = shufflevector <16 x float> %295, <16 x float> poison, <16 x i32> zeroinitializer
  %297 = getelementptr inbounds float, ptr %18, i64 %277
  %298 = load float, ptr %297, align 4
  %299 = insertelement <16 x float> poison, float %298, i64 0
  %300 = shufflevector <16 x float> %299, <16 x float> poison, <16 x i32> zeroinitializer
  %301 = getelementptr inbounds float, ptr %205, i64 %277
  %302 = load float, ptr %301, align 4
  %303 = insertelement <16 x float> poison, float %302, i64 0
  %304 = shufflevector <16 x float> %303, <16 x float> poison, <16 x i32> zeroinitializer
  %305 = getelementptr inbounds float, ptr %18, i64 %272
  %306 = load float, ptr %305, align 4
  %307 = insertelement <16 x float> poison, float %306, i64 0
  %308 = shufflevector <16 x float> %307, <16 x float> poison, <16 x i32> zeroinitializer
  %309 = getelementptr inbounds float, ptr %205, i64 %272
  %310 = load float, ptr %309, align 4
  %311 = insertelement <16 x float> poison, float %310, i64 0
  %312 = shufflevector <16 x float> %311, <16 x float> poison, <16 x i32> zeroinitializer
  %313 = getelementptr inbounds float, ptr %18, i64 %266
  %314 = load float, ptr %313, align 4
  %315 = insertelement <16 x float> poison, float %314, i64 0
  %316 = shufflevector <16 x float> %315, <16 x float> poison, <16 x i32> zeroinitializer
  %317 = getelementptr inbounds float, ptr %205, i64 %266
  %318 = load float, ptr %317, align 4
  %319 = insertelement <16 x float> poison, float %318, i64 0
  %320 = shufflevector <16 x float> %319, <16 x float> poison, <16 x i32> zeroinitializer
  %321 = fneg <16 x float> %320
  %322 = fneg <16 x float> %316
  %323 = fneg <16 x float> %312
  %324 = fneg <16 x float> %308
  %325 = fneg <16 x float> %304
  %326 = fneg <16 x float> %300
  %327 = fneg <16 x float> %296
  %328 = fneg <16 x float> %292
  br label %329

329:                                              ; preds = %288, %329
  %330 = phi i64 [ %360, %329 ], [ %207, %288 ]
  %331 = getelementptr inbounds float, ptr %19, i64 %330
  %332 = load <16 x float>, ptr %331, align 64
  %333 = getelementptr inbounds float, ptr %205, i64 %330
  %334 = load <16 x float>, ptr %333, align 64
  %335 = getelementptr inbounds float, ptr %18, i64 %330
  %336 = load <16 x float>, ptr %335, align 64
  %337 = getelementptr inbounds float, ptr %287, i64 %330
  %338 = load <16 x float>, ptr %337, align 64
  %339 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %321, <16 x float> %336, <16 x float> %338)
  %340 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %322, <16 x float> %334, <16 x float> %339)
  store <16 x float> %340, ptr %337, align 64
  %341 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %340, <16 x float> %271, <16 x float> %332)
  %342 = add nsw i64 %9, %330
  %343 = getelementptr inbounds float, ptr %287, i64 %342
  %344 = load <16 x float>, ptr %343, align 64
  %345 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %323, <16 x float> %336, <16 x float> %344)
  %346 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %324, <16 x float> %334, <16 x float> %345)
  store <16 x float> %346, ptr %343, align 64
  %347 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %346, <16 x float> %276, <16 x float> %341)
  %348 = add nsw i64 %186, %330
  %349 = getelementptr inbounds float, ptr %287, i64 %348
  %350 = load <16 x float>, ptr %349, align 64
  %351 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %325, <16 x float> %336, <16 x float> %350)
  %352 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %326, <16 x float> %334, <16 x float> %351)
  store <16 x float> %352, ptr %349, align 64
  %353 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %352, <16 x float> %281, <16 x float> %347)
  %354 = add nsw i64 %187, %330
  %355 = getelementptr inbounds float, ptr %287, i64 %354
  %356 = load <16 x float>, ptr %355, align 64
  %357 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %327, <16 x float> %336, <16 x float> %356)
  %358 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %328, <16 x float> %334, <16 x float> %357)
  store <16 x float> %358, ptr %355, align 64
  %359 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %358, <16 x float> %286, <16 x float> %353)
  store <16 x float> %359, ptr %331, align 64
  %360 = add nuw nsw i64 %330, 16
  %361 = icmp slt i64 %360, %9
  br i1 %361, label %329, label %362

362:                                              ; preds = %329, %264
  %363 = add nuw nsw i64 %265, 4
  %364 = icmp sgt i64 %363, %4
  br i1 %364, label %259, label %264

365:                                              ; preds = %401, %259
  %366 = icmp sgt i64 %9, %207
  br i1 %366, label %448, label %404

367:                                              ; preds = %262, %401
  %368 = phi i64 [ %402, %401 ], [ %260, %262 ]
  %369 = mul nsw i64 %368, %9
  %370 = getelementptr inbounds float, ptr %209, i64 %368
  %371 = load float, ptr %370, align 4
  %372 = insertelement <16 x float> poison, float %371, i64 0
  %373 = shufflevector <16 x float> %372, <16 x float> poison, <16 x i32> zeroinitializer
  %374 = getelementptr inbounds float, ptr %1, i64 %369
  br i1 %263, label %375, label %401

375:                                              ; preds = %367
  %376 = getelementptr inbounds float, ptr %18, i64 %368
  %377 = load float, ptr %376, align 4
  %378 = insertelement <16 x float> poison, float %377, i64 0
  %379 = shufflevector <16 x float> %378, <16 x float> poison, <16 x i32> zeroinitializer
  %380 = getelementptr inbounds float, ptr %205, i64 %368
  %381 = load float, ptr %380, align 4
  %382 = insertelement <16 x float> poison, float %381, i64 0
  %383 = shufflevector <16 x float> %382, <16 x float> poison, <16 x i32> zeroinitializer
  %384 = fneg <16 x float> %383
  %385 = fneg <16 x float> %379
  br label %386

386:                                              ; preds = %386, %375
  %387 = phi i64 [ %207, %375 ], [ %399, %386 ]
  %388 = getelementptr inbounds float, ptr %19, i64 %387
  %389 = load <16 x float>, ptr %388, align 64
  %390 = getelementptr inbounds float, ptr %205, i64 %387
  %391 = load <16 x float>, ptr %390, align 64
  %392 = getelementptr inbounds float, ptr %18, i64 %387
  %393 = load <16 x float>, ptr %392, align 64
  %394 = getelementptr inbounds float, ptr %374, i64 %387
  %395 = load <16 x float>, ptr %394, align 64
  %396 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %384, <16 x float> %393, <16 x float> %395)
  %397 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %385, <16 x float> %391, <16 x float> %396)
  store <16 x float> %397, ptr %394, align 64
  %398 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %397, <16 x float> %373, <16 x float> %389)
  store <16 x float> %398, ptr %388, align 64
  %399 = add nuw nsw i64 %387, 16
  %400 = icmp slt i64 %399, %9
  br i1 %400, label %386, label %401

401:                                              ; preds = %386, %367
  %402 = add nsw i64 %368, 1
  %403 = icmp eq i64 %402, %4
  br i1 %403, label %365, label %367

404:                                              ; preds = %448, %365
  %405 = phi <16 x float> [ zeroinitializer, %365 ], [ %455, %448 ]
  br label %426

406:                                              ; preds = %426, %406
  %407 = phi i64 [ %414, %406 ], [ 0, %426 ]
  %408 = phi <16 x float> [ %413, %406 ], [ %433, %426 ]
  %409 = add nuw nsw i64 %407, 4
  %410 = extractelement <16 x float> %408, i64 %409
  %411 = extractelement <16 x float> %408, i64 %407
  %412 = fadd float %411, %410
  %413 = insertelement <16 x float> %408, float %412, i64 %407
  %414 = add nuw nsw i64 %407, 1
  %415 = icmp eq i64 %414, 4
  br i1 %415, label %416, label %406

416:                                              ; preds = %406, %416
  %417 = phi i64 [ %424, %416 ], [ 0, %406 ]
  %418 = phi <16 x float> [ %423, %416 ], [ %413, %406 ]
  %419 = add nuw nsw i64 %417, 2
  %420 = extractelement <16 x float> %418, i64 %419
  %421 = extractelement <16 x float> %418, i64 %417
  %422 = fadd float %421, %420
  %423 = insertelement <16 x float> %418, float %422, i64 %417
  %424 = add nuw nsw i64 %417, 1
  %425 = icmp eq i64 %424, 2
  br i1 %425, label %436, label %416

426:                                              ; preds = %426, %404
  %427 = phi i64 [ %434, %426 ], [ 0, %404 ]
  %428 = phi <16 x float> [ %433, %426 ], [ %405, %404 ]
  %429 = add nuw nsw i64 %427, 8
  %430 = extractelement <16 x float> %428, i64 %429
  %431 = extractelement <16 x float> %428, i64 %427
  %432 = fadd float %431, %430
  %433 = insertelement <16 x float> %428, float %432, i64 %427
  %434 = add nuw nsw i64 %427, 1
  %435 = icmp eq i64 %434, 8
  br i1 %435, label %406, label %426

436:                                              ; preds = %416
  %437 = fmul float %237, %237
  %438 = extractelement <16 x float> %423, i64 1
  %439 = extractelement <16 x float> %423, i64 0
  %440 = fadd float %439, %438
  %441 = fmul float %437, %440
  %442 = fmul float %441, 5.000000e-01
  %443 = insertelement <16 x float> poison, float %442, i64 0
  %444 = shufflevector <16 x float> %443, <16 x float> poison, <16 x i32> zeroinitializer
  br i1 %366, label %445, label %476

445:                                              ; preds = %436
  %446 = insertelement <16 x float> poison, float %237, i64 0
  %447 = shufflevector <16 x float> %446, <16 x float> poison, <16 x i32> zeroinitializer
  br label %458

448:                                              ; preds = %365, %448
  %449 = phi i64 [ %456, %448 ], [ %207, %365 ]
  %450 = phi <16 x float> [ %455, %448 ], [ zeroinitializer, %365 ]
  %451 = getelementptr inbounds float, ptr %19, i64 %449
  %452 = load <16 x float>, ptr %451, align 64
  %453 = getelementptr inbounds float, ptr %209, i64 %449
  %454 = load <16 x float>, ptr %453, align 64
  %455 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %452, <16 x float> %454, <16 x float> %450)
  %456 = add nuw nsw i64 %449, 16
  %457 = icmp slt i64 %456, %9
  br i1 %457, label %448, label %404

458:                                              ; preds = %458, %445
  %459 = phi i64 [ %207, %445 ], [ %474, %458 ]
  %460 = getelementptr inbounds float, ptr %19, i64 %459
  %461 = load <16 x float>, ptr %460, align 64
  %462 = getelementptr inbounds float, ptr %209, i64 %459
  %463 = load <16 x float>, ptr %462, align 64
  %464 = fneg <16 x float> %463
  %465 = fmul <16 x float> %444, %464
  %466 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %461, <16 x float> %447, <16 x float> %465)
  %467 = sub nsw i64 %204, %459
  %468 = trunc i64 %467 to i32
  %469 = insertelement <16 x i32> poison, i32 %468, i64 0
  %470 = shufflevector <16 x i32> %469, <16 x i32> poison, <16 x i32> zeroinitializer
  %471 = icmp slt <16 x i32> %470, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %472 = select <16 x i1> %471, <16 x float> %466, <16 x float> zeroinitializer
  %473 = getelementptr inbounds float, ptr %18, i64 %459
  store <16 x float> %472, ptr %473, align 64
  %474 = add nuw nsw i64 %459, 16
  %475 = icmp slt i64 %474, %9
  br i1 %475, label %458, label %476

476:                                              ; preds = %458, %436
  %477 = icmp eq i64 %206, %183
  br i1 %477, label %188, label %203

478:                                              ; preds = %188
  call fastcc void @multiply(ptr %1, ptr %22, ptr %17, i64 %9, i64 %183, i64 %4)
  br label %479

479:                                              ; preds = %188, %478
  br i1 %27, label %480, label %747

480:                                              ; preds = %479
  %481 = mul nsw i64 %4, 30
  br label %482

482:                                              ; preds = %714, %480
  %483 = phi i64 [ 0, %480 ], [ %716, %714 ]
  %484 = phi i64 [ %481, %480 ], [ %715, %714 ]
  %485 = call i64 @llvm.smax.i64(i64 %483, i64 %183)
  br label %486

486:                                              ; preds = %493, %482
  %487 = phi i64 [ %506, %493 ], [ %483, %482 ]
  %488 = icmp eq i64 %487, %485
  br i1 %488, label %489, label %493

489:                                              ; preds = %486
  %490 = getelementptr inbounds float, ptr %20, i64 %485
  %491 = load float, ptr %490, align 4
  %492 = fneg float %491
  br label %517

493:                                              ; preds = %486
  %494 = getelementptr inbounds float, ptr %21, i64 %487
  %495 = load float, ptr %494, align 4
  %496 = fcmp olt float %495, 0.000000e+00
  %497 = fneg float %495
  %498 = select i1 %496, float %497, float %495
  %499 = getelementptr inbounds float, ptr %20, i64 %487
  %500 = load float, ptr %499, align 4
  %501 = fcmp olt float %500, 0.000000e+00
  %502 = fneg float %500
  %503 = select i1 %501, float %502, float %500
  %504 = call float @llvm.sqrt.f32(float %503)
  %505 = fmul float %504, 0x3E70000000000000
  %506 = add i64 %487, 1
  %507 = getelementptr inbounds float, ptr %20, i64 %506
  %508 = load float, ptr %507, align 4
  %509 = fcmp olt float %508, 0.000000e+00
  %510 = fneg float %508
  %511 = select i1 %509, float %510, float %508
  %512 = call float @llvm.sqrt.f32(float %511)
  %513 = fmul float %505, %512
  %514 = fcmp ugt float %498, %513
  %515 = fcmp uge float %498, 0x3830000000000000
  %516 = and i1 %515, %514
  br i1 %516, label %486, label %517

517:                                              ; preds = %493, %489
  %518 = phi float [ %492, %489 ], [ %502, %493 ]
  %519 = phi float [ %491, %489 ], [ %500, %493 ]
  %520 = phi i64 [ %485, %489 ], [ %487, %493 ]
  %521 = fcmp olt float %519, 0.000000e+00
  %522 = select i1 %521, float %518, float %519
  %523 = getelementptr inbounds float, ptr %20, i64 %483
  %524 = load float, ptr %523, align 4
  %525 = fcmp olt float %524, 0.000000e+00
  %526 = fneg float %524
  %527 = select i1 %525, float %526, float %524
  %528 = fcmp olt float %522, %527
  %529 = icmp slt i64 %483, %520
  %530 = select i1 %528, i1 %529, i1 false
  br i1 %530, label %531, label %564

531:                                              ; preds = %517, %549
  %532 = phi float [ %553, %549 ], [ %519, %517 ]
  %533 = phi float [ %551, %549 ], [ %524, %517 ]
  %534 = phi i64 [ %547, %549 ], [ %483, %517 ]
  %535 = phi i64 [ %540, %549 ], [ %520, %517 ]
  %536 = getelementptr inbounds float, ptr %20, i64 %534
  store float %532, ptr %536, align 4
  %537 = getelementptr inbounds float, ptr %20, i64 %535
  store float %533, ptr %537, align 4
  %538 = getelementptr inbounds float, ptr %21, i64 %534
  %539 = load float, ptr %538, align 4
  %540 = add nsw i64 %535, -1
  %541 = getelementptr inbounds float, ptr %21, i64 %540
  %542 = load float, ptr %541, align 4
  store float %542, ptr %538, align 4
  store float %539, ptr %541, align 4
  br i1 %202, label %546, label %543

543:                                              ; preds = %531
  %544 = mul nsw i64 %534, %9
  %545 = mul nsw i64 %535, %9
  br label %554

546:                                              ; preds = %554, %531
  %547 = add nsw i64 %534, 1
  %548 = icmp slt i64 %547, %540
  br i1 %548, label %549, label %564

549:                                              ; preds = %546
  %550 = getelementptr inbounds float, ptr %20, i64 %547
  %551 = load float, ptr %550, align 4
  %552 = getelementptr inbounds float, ptr %20, i64 %540
  %553 = load float, ptr %552, align 4
  br label %531

554:                                              ; preds = %543, %554
  %555 = phi i64 [ 0, %543 ], [ %562, %554 ]
  %556 = add nsw i64 %555, %544
  %557 = getelementptr inbounds float, ptr %17, i64 %556
  %558 = add nsw i64 %555, %545
  %559 = getelementptr inbounds float, ptr %17, i64 %558
  %560 = load <16 x float>, ptr %557, align 64
  %561 = load <16 x float>, ptr %559, align 64
  store <16 x float> %561, ptr %557, align 64
  store <16 x float> %560, ptr %559, align 64
  %562 = add nuw nsw i64 %555, 16
  %563 = icmp slt i64 %562, %9
  br i1 %563, label %554, label %546

564:                                              ; preds = %546, %517
  br i1 %529, label %565, label %714

565:                                              ; preds = %564, %708
  %566 = phi i64 [ %712, %708 ], [ %483, %564 ]
  %567 = phi i64 [ %709, %708 ], [ %484, %564 ]
  %568 = call i64 @llvm.smax.i64(i64 %566, i64 %520)
  br label %569

569:                                              ; preds = %572, %565
  %570 = phi i64 [ %585, %572 ], [ %566, %565 ]
  %571 = icmp eq i64 %570, %568
  br i1 %571, label %598, label %572

572:                                              ; preds = %569
  %573 = getelementptr inbounds float, ptr %21, i64 %570
  %574 = load float, ptr %573, align 4
  %575 = fcmp olt float %574, 0.000000e+00
  %576 = fneg float %574
  %577 = select i1 %575, float %576, float %574
  %578 = getelementptr inbounds float, ptr %20, i64 %570
  %579 = load float, ptr %578, align 4
  %580 = fcmp olt float %579, 0.000000e+00
  %581 = fneg float %579
  %582 = select i1 %580, float %581, float %579
  %583 = call float @llvm.sqrt.f32(float %582)
  %584 = fmul float %583, 0x3E70000000000000
  %585 = add i64 %570, 1
  %586 = getelementptr inbounds float, ptr %20, i64 %585
  %587 = load float, ptr %586, align 4
  %588 = fcmp olt float %587, 0.000000e+00
  %589 = fneg float %587
  %590 = select i1 %588, float %589, float %587
  %591 = call float @llvm.sqrt.f32(float %590)
  %592 = fmul float %584, %591
  %593 = fcmp ugt float %577, %592
  %594 = fcmp uge float %577, 0x3830000000000000
  %595 = and i1 %594, %593
  br i1 %595, label %569, label %596

596:                                              ; preds = %572
  %597 = getelementptr inbounds float, ptr %21, i64 %570
  store float 0.000000e+00, ptr %597, align 4
  br label %598

598:                                              ; preds = %569, %596
  %599 = phi i64 [ %570, %596 ], [ %568, %569 ]
  %600 = icmp sgt i64 %599, %566
  br i1 %600, label %601, label %708

601:                                              ; preds = %598
  %602 = add nsw i64 %567, -1
  %603 = icmp eq i64 %567, 0
  br i1 %603, label %765, label %604

604:                                              ; preds = %601
  %605 = add nsw i64 %566, 1
  %606 = getelementptr inbounds float, ptr %20, i64 %605
  %607 = load float, ptr %606, align 4
  %608 = getelementptr inbounds float, ptr %20, i64 %566
  %609 = load float, ptr %608, align 4
  %610 = fsub float %607, %609
  %611 = getelementptr inbounds float, ptr %21, i64 %566
  %612 = load float, ptr %611, align 4
  %613 = fmul float %612, 2.000000e+00
  %614 = fdiv float %610, %613
  %615 = call float @llvm.fmuladd.f32(float %614, float %614, float 1.000000e+00)
  %616 = call float @llvm.sqrt.f32(float %615)
  %617 = getelementptr inbounds float, ptr %20, i64 %599
  %618 = load float, ptr %617, align 4
  %619 = fsub float %618, %609
  %620 = fcmp olt float %614, 0.000000e+00
  %621 = fneg float %616
  %622 = select i1 %620, float %621, float %616
  %623 = fadd float %614, %622
  %624 = fdiv float %612, %623
  %625 = fadd float %619, %624
  br label %626

626:                                              ; preds = %702, %604
  %627 = phi float [ 0.000000e+00, %604 ], [ %669, %702 ]
  %628 = phi float [ %625, %604 ], [ %672, %702 ]
  %629 = phi i64 [ %599, %604 ], [ %632, %702 ]
  %630 = phi float [ 1.000000e+00, %604 ], [ %657, %702 ]
  %631 = phi float [ 1.000000e+00, %604 ], [ %656, %702 ]
  %632 = add nsw i64 %629, -1
  %633 = getelementptr inbounds float, ptr %21, i64 %632
  %634 = load float, ptr %633, align 4
  %635 = fmul float %631, %634
  %636 = fmul float %630, %634
  %637 = fmul float %628, %628
  %638 = call float @llvm.fmuladd.f32(float %635, float %635, float %637)
  %639 = fcmp olt float %638, 0x39B4484C00000000
  br i1 %639, label %640, label %646

640:                                              ; preds = %626
  %641 = fmul float %635, 0x4590000000000000
  %642 = fmul float %628, 0x4590000000000000
  %643 = fmul float %642, %642
  %644 = call float @llvm.fmuladd.f32(float %641, float %641, float %643)
  %645 = fcmp oeq float %644, 0.000000e+00
  br i1 %645, label %655, label %646

646:                                              ; preds = %640, %626
  %647 = phi float [ %642, %640 ], [ %628, %626 ]
  %648 = phi float [ %641, %640 ], [ %635, %626 ]
  %649 = phi float [ %644, %640 ], [ %638, %626 ]
  %650 = phi float [ 0x3A50000000000000, %640 ], [ 1.000000e+00, %626 ]
  %651 = call float @llvm.sqrt.f32(float %649)
  %652 = fdiv float %647, %651
  %653 = fdiv float %648, %651
  %654 = fmul float %651, %650
  br label %655

655:                                              ; preds = %646, %640
  %656 = phi float [ %653, %646 ], [ 0.000000e+00, %640 ]
  %657 = phi float [ %652, %646 ], [ 1.000000e+00, %640 ]
  %658 = phi float [ %654, %646 ], [ 0.000000e+00, %640 ]
  %659 = getelementptr inbounds float, ptr %21, i64 %629
  store float %658, ptr %659, align 4
  %660 = getelementptr inbounds float, ptr %20, i64 %629
  %661 = load float, ptr %660, align 4
  %662 = fsub float %661, %627
  %663 = getelementptr inbounds float, ptr %20, i64 %632
  %664 = load float, ptr %663, align 4
  %665 = fsub float %664, %662
  %666 = fmul float %657, 2.000000e+00
  %667 = fmul float %636, %666
  %668 = call float @llvm.fmuladd.f32(float %665, float %656, float %667)
  %669 = fmul float %656, %668
  %670 = fadd float %662, %669
  store float %670, ptr %660, align 4
  %671 = fneg float %636
  %672 = call float @llvm.fmuladd.f32(float %657, float %668, float %671)
  br i1 %202, label %702, label %673

673:                                              ; preds = %655
  %674 = mul nsw i64 %632, %9
  %675 = getelementptr inbounds float, ptr %17, i64 %674
  %676 = mul nsw i64 %629, %9
  %677 = getelementptr inbounds float, ptr %17, i64 %676
  %678 = fneg float %657
  %679 = call float @llvm.fmuladd.f32(float %678, float %657, float 1.000000e+00)
  %680 = fneg float %656
  %681 = call float @llvm.fmuladd.f32(float %680, float %656, float %679)
  %682 = fmul float %681, 5.000000e-01
  %683 = call float @llvm.fmuladd.f32(float %657, float %682, float %657)
  %684 = insertelement <16 x float> poison, float %683, i64 0
  %685 = shufflevector <16 x float> %684, <16 x float> poison, <16 x i32> zeroinitializer
  %686 = call float @llvm.fmuladd.f32(float %656, float %682, float %656)
  %687 = insertelement <16 x float> poison, float %686, i64 0
  %688 = shufflevector <16 x float> %687, <16 x float> poison, <16 x i32> zeroinitializer
  %689 = fneg <16 x float> %688
  br label %690

690:                                              ; preds = %690, %673
  %691 = phi i64 [ 0, %673 ], [ %700, %690 ]
  %692 = getelementptr inbounds float, ptr %675, i64 %691
  %693 = load <16 x float>, ptr %692, align 64
  %694 = getelementptr inbounds float, ptr %677, i64 %691
  %695 = load <16 x float>, ptr %694, align 64
  %696 = fmul <16 x float> %688, %693
  %697 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %685, <16 x float> %695, <16 x float> %696)
  store <16 x float> %697, ptr %694, align 64
  %698 = fmul <16 x float> %695, %689
  %699 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %685, <16 x float> %693, <16 x float> %698)
  store <16 x float> %699, ptr %692, align 64
  %700 = add nuw nsw i64 %691, 16
  %701 = icmp slt i64 %700, %9
  br i1 %701, label %690, label %702

702:                                              ; preds = %690, %655
  %703 = icmp sgt i64 %632, %566
  br i1 %703, label %626, label %704

704:                                              ; preds = %702
  %705 = load float, ptr %608, align 4
  %706 = fsub float %705, %669
  store float %706, ptr %608, align 4
  store float %672, ptr %611, align 4
  %707 = getelementptr inbounds float, ptr %21, i64 %599
  store float 0.000000e+00, ptr %707, align 4
  br label %708

708:                                              ; preds = %704, %598
  %709 = phi i64 [ %602, %704 ], [ %567, %598 ]
  %710 = icmp eq i64 %599, %566
  %711 = zext i1 %710 to i64
  %712 = add nsw i64 %566, %711
  %713 = icmp slt i64 %712, %520
  br i1 %713, label %565, label %714

714:                                              ; preds = %708, %564
  %715 = phi i64 [ %484, %564 ], [ %709, %708 ]
  %716 = add nsw i64 %520, 1
  %717 = icmp slt i64 %716, %4
  br i1 %717, label %482, label %718

718:                                              ; preds = %714
  br i1 %27, label %719, label %747

719:                                              ; preds = %718, %738
  %720 = phi i64 [ %745, %738 ], [ 0, %718 ]
  %721 = icmp eq i64 %720, 0
  br i1 %721, label %738, label %722

722:                                              ; preds = %719
  %723 = getelementptr inbounds float, ptr %20, i64 %720
  br label %725

724:                                              ; preds = %738
  br i1 %27, label %748, label %747

725:                                              ; preds = %722, %732
  %726 = phi i64 [ %720, %722 ], [ %727, %732 ]
  %727 = add nsw i64 %726, -1
  %728 = getelementptr inbounds float, ptr %12, i64 %727
  %729 = load float, ptr %728, align 4
  %730 = load float, ptr %723, align 4
  %731 = fcmp ogt float %729, %730
  br i1 %731, label %732, label %738

732:                                              ; preds = %725
  %733 = getelementptr inbounds float, ptr %12, i64 %726
  store float %729, ptr %733, align 4
  %734 = getelementptr inbounds float, ptr %21, i64 %727
  %735 = load float, ptr %734, align 4
  %736 = getelementptr inbounds float, ptr %21, i64 %726
  store float %735, ptr %736, align 4
  %737 = icmp sgt i64 %726, 1
  br i1 %737, label %725, label %738

738:                                              ; preds = %725, %732, %719
  %739 = phi i64 [ 0, %719 ], [ 0, %732 ], [ %726, %725 ]
  %740 = getelementptr inbounds float, ptr %20, i64 %720
  %741 = load float, ptr %740, align 4
  %742 = getelementptr inbounds float, ptr %12, i64 %739
  store float %741, ptr %742, align 4
  %743 = sitofp i64 %720 to float
  %744 = getelementptr inbounds float, ptr %21, i64 %739
  store float %743, ptr %744, align 4
  %745 = add nuw nsw i64 %720, 1
  %746 = icmp eq i64 %745, %4
  br i1 %746, label %724, label %719

747:                                              ; preds = %761, %479, %718, %724
  br i1 %202, label %765, label %764

748:                                              ; preds = %724, %761
  %749 = phi i64 [ %762, %761 ], [ 0, %724 ]
  %750 = getelementptr inbounds float, ptr %12, i64 %749
  %751 = load float, ptr %750, align 4
  %752 = fdiv float %751, %167
  store float %752, ptr %750, align 4
  br i1 %202, label %761, label %753

753:                                              ; preds = %748
  %754 = getelementptr inbounds float, ptr %21, i64 %749
  %755 = load float, ptr %754, align 4
  %756 = fptosi float %755 to i64
  %757 = mul nsw i64 %9, %756
  %758 = getelementptr inbounds float, ptr %17, i64 %757
  %759 = mul nsw i64 %749, %9
  %760 = getelementptr inbounds float, ptr %1, i64 %759
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %760, ptr align 4 %758, i64 %182, i1 false)
  br label %761

761:                                              ; preds = %753, %748
  %762 = add nuw nsw i64 %749, 1
  %763 = icmp eq i64 %762, %4
  br i1 %763, label %747, label %748

764:                                              ; preds = %747
  call fastcc void @turn(ptr %15, i64 %4, ptr %1, i64 %9, i64 %4, i64 %4)
  br label %765

765:                                              ; preds = %601, %84, %747, %764, %179
  %766 = phi i64 [ 1, %179 ], [ 0, %764 ], [ 0, %747 ], [ 1, %84 ], [ 1, %601 ]
  ret i64 %766
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

declare float @llvm.fmuladd.f32(float, float, float)

define internal fastcc void @multiply(ptr %0, ptr %1, ptr %2, i64 %3, i64 %4, i64 %5) {
  %7 = shl i64 %3, 2
  %8 = mul i64 %7, %5
  call void @llvm.memset.p0.i64(ptr align 4 %2, i8 0, i64 %8, i1 false)
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
  %17 = getelementptr inbounds float, ptr %2, i64 %16
  store float 1.000000e+00, ptr %17, align 4
  %18 = add nuw nsw i64 %15, 1
  %19 = icmp eq i64 %18, %5
  br i1 %19, label %12, label %14

20:                                               ; preds = %21, %12
  ret void

21:                                               ; preds = %12, %21
  %22 = phi i64 [ %23, %21 ], [ %4, %12 ]
  %23 = add nsw i64 %22, -1
  %24 = mul nsw i64 %23, %3
  %25 = getelementptr inbounds float, ptr %0, i64 %24
  %26 = getelementptr inbounds float, ptr %1, i64 %23
  %27 = load float, ptr %26, align 4
  %28 = and i64 %22, -16
  %29 = mul nsw i64 %22, %3
  %30 = getelementptr inbounds float, ptr %2, i64 %29
  %31 = sub nsw i64 %5, %22
  call fastcc void @reflect(ptr %25, float %27, i64 %28, i64 %3, ptr %30, i64 %31)
  %32 = icmp ugt i64 %22, 1
  br i1 %32, label %21, label %20
}

declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>)

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

declare float @llvm.sqrt.f32(float)

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

declare i64 @llvm.smin.i64(i64, i64)

declare i64 @llvm.smax.i64(i64, i64)
