; Made from source/lanes/functions.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: e75b2cc0939c746ed42a1ecdfc2cb628a361386376b514dea63a851a37f0ed8f

%struct.spacious_job = type { %struct.job, ptr }
%struct.job = type { ptr, ptr, ptr, i64 }
%struct.pair = type { ptr, ptr }
%struct.memory = type { i64, i64, [5 x %struct.pair], %struct.pair, %struct.pair }
%struct.places = type { [16 x ptr] }

@coefficient = internal constant [17 x float] [float 1.000000e+00, float 1.000000e+00, float 5.000000e-01, float 0x3FC5555560000000, float 0x3FA5555560000000, float 0x3F81111120000000, float 0x3F56C16C20000000, float 0x3F2A01A020000000, float 0x3EFA01A020000000, float 0x3EC71DE3A0000000, float 0x3E927E4FC0000000, float 0x3E5AE64560000000, float 0x3E21EED8E0000000, float 0x3DE6124620000000, float 0x3DA93974A0000000, float 0x3D6AE7F3E0000000, float 0x3D2AE7F3E0000000], align 16

define i64 @lanes_expm(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.spacious_job, align 8
  %7 = getelementptr inbounds %struct.spacious_job, ptr %6, i64 0, i32 0, i32 0
  store ptr %0, ptr %7, align 8
  %8 = getelementptr inbounds %struct.spacious_job, ptr %6, i64 0, i32 0, i32 1
  store ptr %4, ptr %8, align 8
  %9 = getelementptr inbounds %struct.spacious_job, ptr %6, i64 0, i32 0, i32 2
  store ptr null, ptr %9, align 8
  %10 = getelementptr inbounds %struct.spacious_job, ptr %6, i64 0, i32 0, i32 3
  store i64 0, ptr %10, align 8
  %11 = getelementptr inbounds %struct.spacious_job, ptr %6, i64 0, i32 1
  store ptr %3, ptr %11, align 8
  %12 = getelementptr inbounds i64, ptr %4, i64 1
  %13 = load i64, ptr %12, align 8
  call void @tenferro_parallel_for(ptr @run_spacious_task, ptr %6, i64 %13)
  %14 = load i64, ptr %10, align 8
  ret i64 %14
}

declare void @tenferro_parallel_for(ptr, ptr, i64)

define internal void @run_spacious_task(ptr %0, i64 %1) {
  %3 = alloca [4 x ptr], align 16
  %4 = alloca [4 x ptr], align 16
  %5 = alloca [4 x ptr], align 16
  %6 = alloca [4 x ptr], align 16
  %7 = alloca %struct.pair, align 8
  %8 = alloca %struct.memory, align 8
  %9 = alloca [6 x ptr], align 16
  %10 = alloca %struct.places, align 8
  %11 = getelementptr inbounds %struct.spacious_job, ptr %0, i64 0, i32 0, i32 1
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds %struct.spacious_job, ptr %0, i64 0, i32 1
  %14 = load ptr, ptr %13, align 8
  %15 = mul nsw i64 %1, 6
  %16 = getelementptr inbounds i64, ptr %12, i64 3
  %17 = load i64, ptr %16, align 8
  %18 = add nsw i64 %17, 1
  %19 = mul nsw i64 %15, %18
  %20 = getelementptr inbounds i64, ptr %12, i64 2
  %21 = load i64, ptr %20, align 8
  %22 = mul nsw i64 %19, %21
  %23 = mul nsw i64 %22, %21
  %24 = getelementptr inbounds <16 x float>, ptr %14, i64 %23
  %25 = load i64, ptr %12, align 8
  %26 = add nsw i64 %25, 15
  %27 = sdiv i64 %26, 16
  %28 = add nsw i64 %1, 1
  %29 = mul nsw i64 %27, %28
  %30 = getelementptr inbounds i64, ptr %12, i64 1
  %31 = load i64, ptr %30, align 8
  %32 = sdiv i64 %29, %31
  %33 = mul nsw i64 %27, %1
  %34 = sdiv i64 %33, %31
  %35 = icmp slt i64 %34, %32
  br i1 %35, label %36, label %504

36:                                               ; preds = %2
  %37 = getelementptr inbounds i8, ptr %8, i64 16
  %38 = getelementptr inbounds %struct.memory, ptr %8, i64 0, i32 0
  %39 = getelementptr inbounds %struct.memory, ptr %8, i64 0, i32 1
  %40 = getelementptr inbounds [6 x ptr], ptr %9, i64 0, i64 0
  %41 = getelementptr inbounds %struct.memory, ptr %8, i64 0, i32 2, i64 1
  %42 = getelementptr inbounds [6 x ptr], ptr %9, i64 0, i64 1
  %43 = getelementptr inbounds %struct.memory, ptr %8, i64 0, i32 2, i64 2
  %44 = getelementptr inbounds [6 x ptr], ptr %9, i64 0, i64 2
  %45 = getelementptr inbounds %struct.memory, ptr %8, i64 0, i32 2, i64 3
  %46 = getelementptr inbounds [6 x ptr], ptr %9, i64 0, i64 3
  %47 = getelementptr inbounds %struct.memory, ptr %8, i64 0, i32 2, i64 4
  %48 = getelementptr inbounds [6 x ptr], ptr %9, i64 0, i64 4
  %49 = getelementptr inbounds %struct.memory, ptr %8, i64 0, i32 3
  %50 = getelementptr inbounds [6 x ptr], ptr %9, i64 0, i64 5
  %51 = getelementptr inbounds %struct.memory, ptr %8, i64 0, i32 4
  %52 = getelementptr inbounds i8, ptr %41, i64 8
  %53 = getelementptr inbounds %struct.memory, ptr %8, i64 0, i32 2, i64 1, i32 1
  %54 = getelementptr inbounds %struct.pair, ptr %41, i64 0, i32 0
  %55 = getelementptr inbounds %struct.spacious_job, ptr %0, i64 0, i32 0, i32 0
  %56 = getelementptr inbounds %struct.memory, ptr %8, i64 0, i32 2, i64 1, i32 0
  %57 = getelementptr inbounds { ptr, ptr }, ptr %43, i64 0, i32 0
  %58 = getelementptr inbounds { ptr, ptr }, ptr %43, i64 0, i32 1
  %59 = getelementptr inbounds { ptr, ptr }, ptr %41, i64 0, i32 1
  %60 = getelementptr inbounds { ptr, ptr }, ptr %45, i64 0, i32 0
  %61 = getelementptr inbounds { ptr, ptr }, ptr %45, i64 0, i32 1
  %62 = getelementptr inbounds { ptr, ptr }, ptr %47, i64 0, i32 0
  %63 = getelementptr inbounds { ptr, ptr }, ptr %47, i64 0, i32 1
  %64 = getelementptr inbounds %struct.memory, ptr %8, i64 0, i32 3, i32 0
  %65 = getelementptr inbounds %struct.memory, ptr %8, i64 0, i32 3, i32 1
  %66 = getelementptr inbounds { ptr, ptr }, ptr %51, i64 0, i32 0
  %67 = getelementptr inbounds { ptr, ptr }, ptr %51, i64 0, i32 1
  %68 = getelementptr inbounds { ptr, ptr }, ptr %49, i64 0, i32 0
  %69 = getelementptr inbounds { ptr, ptr }, ptr %49, i64 0, i32 1
  %70 = getelementptr inbounds i8, ptr %47, i64 8
  br label %71

71:                                               ; preds = %497, %36
  %72 = phi i64 [ %17, %36 ], [ %503, %497 ]
  %73 = phi i64 [ %21, %36 ], [ %501, %497 ]
  %74 = phi i64 [ %25, %36 ], [ %498, %497 ]
  %75 = phi i64 [ %34, %36 ], [ %495, %497 ]
  %76 = shl nsw i64 %75, 4
  %77 = sub nsw i64 %74, %76
  %78 = icmp slt i64 %77, 16
  %79 = mul nsw i64 %73, %73
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(128) %37, i8 0, i64 112, i1 false)
  store i64 %73, ptr %38, align 8
  store i64 %72, ptr %39, align 8
  store ptr %41, ptr %40, align 16
  store ptr %43, ptr %42, align 8
  store ptr %45, ptr %44, align 16
  store ptr %47, ptr %46, align 8
  store ptr %49, ptr %48, align 16
  store ptr %51, ptr %50, align 8
  %80 = icmp eq i64 %72, 0
  %81 = select i1 %80, i64 0, i64 %79
  %82 = add i64 %72, 1
  %83 = mul nsw i64 %82, %79
  %84 = getelementptr inbounds <16 x float>, ptr %24, i64 %81
  store ptr %24, ptr %41, align 8
  store ptr %84, ptr %52, align 8
  br label %90

85:                                               ; preds = %90
  %86 = select i1 %78, i64 %77, i64 16
  %87 = icmp slt i64 %72, 0
  br i1 %87, label %128, label %88

88:                                               ; preds = %85
  %89 = icmp eq i64 %79, 0
  br label %102

90:                                               ; preds = %99, %71
  %91 = phi ptr [ %43, %71 ], [ %101, %99 ]
  %92 = phi i64 [ 1, %71 ], [ %97, %99 ]
  %93 = phi ptr [ %24, %71 ], [ %94, %99 ]
  %94 = getelementptr inbounds <16 x float>, ptr %93, i64 %83
  %95 = getelementptr inbounds <16 x float>, ptr %94, i64 %81
  store ptr %94, ptr %91, align 8
  %96 = getelementptr inbounds i8, ptr %91, i64 8
  store ptr %95, ptr %96, align 8
  %97 = add nuw nsw i64 %92, 1
  %98 = icmp eq i64 %97, 6
  br i1 %98, label %85, label %99

99:                                               ; preds = %90
  %100 = getelementptr inbounds [6 x ptr], ptr %9, i64 0, i64 %97
  %101 = load ptr, ptr %100, align 8
  br label %90

102:                                              ; preds = %125, %88
  %103 = phi i64 [ 0, %88 ], [ %126, %125 ]
  %104 = icmp eq i64 %103, 0
  %105 = load ptr, ptr %53, align 8
  %106 = load ptr, ptr %54, align 8
  %107 = select i1 %104, ptr %106, ptr %105
  %108 = load ptr, ptr %55, align 8
  %109 = getelementptr inbounds i64, ptr %108, i64 %103
  %110 = load i64, ptr %109, align 8
  call fastcc void @place_parts(ptr %10, i64 %110, i64 %76, i64 %86, i64 %79)
  call fastcc void @load_parts(ptr %107, ptr %10, i64 %79)
  br i1 %89, label %125, label %111

111:                                              ; preds = %102, %111
  %112 = phi i64 [ %119, %111 ], [ 0, %102 ]
  %113 = phi <16 x float> [ %118, %111 ], [ zeroinitializer, %102 ]
  %114 = getelementptr inbounds <16 x float>, ptr %107, i64 %112
  %115 = load <16 x float>, ptr %114, align 64
  %116 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %115)
  %117 = fsub <16 x float> %116, %116
  %118 = fadd <16 x float> %113, %117
  %119 = add nuw nsw i64 %112, 1
  %120 = icmp eq i64 %119, %79
  br i1 %120, label %121, label %111

121:                                              ; preds = %111
  %122 = fcmp une <16 x float> %118, zeroinitializer
  %123 = bitcast <16 x i1> %122 to i16
  %124 = icmp eq i16 %123, 0
  br i1 %124, label %125, label %486

125:                                              ; preds = %121, %102
  %126 = add nuw i64 %103, 1
  %127 = icmp eq i64 %103, %72
  br i1 %127, label %128, label %102

128:                                              ; preds = %125, %85
  %129 = load i64, ptr %38, align 8
  %130 = mul i64 %129, %129
  %131 = load ptr, ptr %56, align 8
  %132 = icmp sgt i64 %129, 0
  br i1 %132, label %133, label %136

133:                                              ; preds = %128, %154
  %134 = phi <16 x float> [ %156, %154 ], [ zeroinitializer, %128 ]
  %135 = phi i64 [ %157, %154 ], [ 0, %128 ]
  br label %159

136:                                              ; preds = %154, %128
  %137 = phi <16 x float> [ zeroinitializer, %128 ], [ %156, %154 ]
  %138 = fdiv <16 x float> %137, <float 0x3FE3333340000000, float 0x3FE3333340000000, float 0x3FE3333340000000, float 0x3FE3333340000000, float 0x3FE3333340000000, float 0x3FE3333340000000, float 0x3FE3333340000000, float 0x3FE3333340000000, float 0x3FE3333340000000, float 0x3FE3333340000000, float 0x3FE3333340000000, float 0x3FE3333340000000, float 0x3FE3333340000000, float 0x3FE3333340000000, float 0x3FE3333340000000, float 0x3FE3333340000000>
  %139 = bitcast <16 x float> %138 to <16 x i32>
  %140 = ashr <16 x i32> %139, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %141 = add nsw <16 x i32> %140, <i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127>
  %142 = and <16 x i32> %139, <i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607>
  %143 = icmp ne <16 x i32> %142, zeroinitializer
  %144 = zext <16 x i1> %143 to <16 x i32>
  %145 = add nsw <16 x i32> %141, %144
  %146 = icmp sgt <16 x i32> %145, zeroinitializer
  %147 = select <16 x i1> %146, <16 x i32> %145, <16 x i32> zeroinitializer
  %148 = icmp slt <16 x i32> %147, <i32 126, i32 126, i32 126, i32 126, i32 126, i32 126, i32 126, i32 126, i32 126, i32 126, i32 126, i32 126, i32 126, i32 126, i32 126, i32 126>
  %149 = select <16 x i1> %148, <16 x i32> %147, <16 x i32> <i32 126, i32 126, i32 126, i32 126, i32 126, i32 126, i32 126, i32 126, i32 126, i32 126, i32 126, i32 126, i32 126, i32 126, i32 126, i32 126>
  %150 = mul nsw <16 x i32> %149, <i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608>
  %151 = add <16 x i32> %150, <i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216>
  %152 = bitcast <16 x i32> %151 to <16 x float>
  %153 = icmp eq i64 %130, 0
  br i1 %153, label %188, label %173

154:                                              ; preds = %159
  %155 = fcmp ogt <16 x float> %167, %134
  %156 = select <16 x i1> %155, <16 x float> %167, <16 x float> %134
  %157 = add nuw nsw i64 %135, 1
  %158 = icmp eq i64 %157, %129
  br i1 %158, label %136, label %133

159:                                              ; preds = %159, %133
  %160 = phi <16 x float> [ %167, %159 ], [ zeroinitializer, %133 ]
  %161 = phi i64 [ %168, %159 ], [ 0, %133 ]
  %162 = mul nsw i64 %161, %129
  %163 = add nsw i64 %162, %135
  %164 = getelementptr inbounds <16 x float>, ptr %131, i64 %163
  %165 = load <16 x float>, ptr %164, align 64
  %166 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %165)
  %167 = fadd <16 x float> %160, %166
  %168 = add nuw nsw i64 %161, 1
  %169 = icmp eq i64 %168, %129
  br i1 %169, label %154, label %159

170:                                              ; preds = %173
  %171 = load i64, ptr %39, align 8
  %172 = icmp eq i64 %171, 0
  br i1 %172, label %188, label %180

173:                                              ; preds = %136, %173
  %174 = phi i64 [ %178, %173 ], [ 0, %136 ]
  %175 = getelementptr inbounds <16 x float>, ptr %131, i64 %174
  %176 = load <16 x float>, ptr %175, align 64
  %177 = fmul <16 x float> %176, %152
  store <16 x float> %177, ptr %175, align 64
  %178 = add nuw nsw i64 %174, 1
  %179 = icmp eq i64 %178, %130
  br i1 %179, label %170, label %173

180:                                              ; preds = %170, %180
  %181 = phi i64 [ %186, %180 ], [ 0, %170 ]
  %182 = load ptr, ptr %53, align 8
  %183 = getelementptr inbounds <16 x float>, ptr %182, i64 %181
  %184 = load <16 x float>, ptr %183, align 64
  %185 = fmul <16 x float> %184, %152
  store <16 x float> %185, ptr %183, align 64
  %186 = add nuw nsw i64 %181, 1
  %187 = icmp eq i64 %186, %130
  br i1 %187, label %188, label %180

188:                                              ; preds = %180, %170, %136
  %189 = load ptr, ptr %57, align 8
  %190 = load ptr, ptr %58, align 8
  %191 = load ptr, ptr %54, align 8
  %192 = load ptr, ptr %59, align 8
  %193 = load i64, ptr %38, align 8
  call fastcc void @product_of(ptr %189, ptr %191, ptr %191, i64 %193, i64 0)
  %194 = load i64, ptr %39, align 8
  %195 = icmp eq i64 %194, 0
  br i1 %195, label %199, label %196

196:                                              ; preds = %188
  %197 = load i64, ptr %38, align 8
  call fastcc void @product_of(ptr %190, ptr %191, ptr %192, i64 %197, i64 0)
  %198 = load i64, ptr %38, align 8
  call fastcc void @product_of(ptr %190, ptr %192, ptr %191, i64 %198, i64 1)
  br label %199

199:                                              ; preds = %196, %188
  %200 = load ptr, ptr %60, align 8
  %201 = load ptr, ptr %61, align 8
  %202 = load ptr, ptr %57, align 8
  %203 = load ptr, ptr %58, align 8
  %204 = load ptr, ptr %41, align 8
  %205 = load ptr, ptr %52, align 8
  %206 = load i64, ptr %38, align 8
  call fastcc void @product_of(ptr %200, ptr %202, ptr %204, i64 %206, i64 0)
  %207 = load i64, ptr %39, align 8
  %208 = icmp eq i64 %207, 0
  br i1 %208, label %212, label %209

209:                                              ; preds = %199
  %210 = load i64, ptr %38, align 8
  call fastcc void @product_of(ptr %201, ptr %202, ptr %205, i64 %210, i64 0)
  %211 = load i64, ptr %38, align 8
  call fastcc void @product_of(ptr %201, ptr %203, ptr %204, i64 %211, i64 1)
  br label %212

212:                                              ; preds = %209, %199
  %213 = load ptr, ptr %62, align 8
  %214 = load ptr, ptr %63, align 8
  %215 = load ptr, ptr %57, align 8
  %216 = load ptr, ptr %58, align 8
  %217 = load i64, ptr %38, align 8
  call fastcc void @product_of(ptr %213, ptr %215, ptr %215, i64 %217, i64 0)
  %218 = load i64, ptr %39, align 8
  %219 = icmp eq i64 %218, 0
  br i1 %219, label %223, label %220

220:                                              ; preds = %212
  %221 = load i64, ptr %38, align 8
  call fastcc void @product_of(ptr %214, ptr %215, ptr %216, i64 %221, i64 0)
  %222 = load i64, ptr %38, align 8
  call fastcc void @product_of(ptr %214, ptr %216, ptr %215, i64 %222, i64 1)
  br label %223

223:                                              ; preds = %220, %212
  br i1 %153, label %224, label %307

224:                                              ; preds = %324, %223
  br label %268

225:                                              ; preds = %268
  %226 = load ptr, ptr %64, align 8
  %227 = load i64, ptr %38, align 8
  %228 = mul i64 %227, %227
  %229 = icmp eq i64 %228, 0
  br i1 %229, label %230, label %234

230:                                              ; preds = %238, %225
  %231 = icmp sgt i64 %227, 0
  br i1 %231, label %232, label %265

232:                                              ; preds = %230
  %233 = add nuw nsw i64 %227, 1
  br label %257

234:                                              ; preds = %225, %238
  %235 = phi i64 [ %239, %238 ], [ 0, %225 ]
  %236 = getelementptr inbounds <16 x float>, ptr %226, i64 %235
  %237 = load <16 x float>, ptr %236, align 64
  br label %241

238:                                              ; preds = %241
  store <16 x float> %254, ptr %236, align 64
  %239 = add nuw nsw i64 %235, 1
  %240 = icmp eq i64 %239, %228
  br i1 %240, label %230, label %234

241:                                              ; preds = %241, %234
  %242 = phi i64 [ 1, %234 ], [ %255, %241 ]
  %243 = phi <16 x float> [ %237, %234 ], [ %254, %241 ]
  %244 = getelementptr inbounds [4 x ptr], ptr %5, i64 0, i64 %242
  %245 = load ptr, ptr %244, align 8
  %246 = getelementptr inbounds <16 x float>, ptr %245, i64 %235
  %247 = load <16 x float>, ptr %246, align 64
  %248 = add nuw nsw i64 %242, 12
  %249 = getelementptr inbounds [17 x float], ptr @coefficient, i64 0, i64 %248
  %250 = load float, ptr %249, align 4
  %251 = insertelement <16 x float> poison, float %250, i64 0
  %252 = shufflevector <16 x float> %251, <16 x float> poison, <16 x i32> zeroinitializer
  %253 = fmul <16 x float> %247, %252
  %254 = fadd <16 x float> %243, %253
  %255 = add nuw nsw i64 %242, 1
  %256 = icmp eq i64 %255, 4
  br i1 %256, label %238, label %241

257:                                              ; preds = %257, %232
  %258 = phi i64 [ 0, %232 ], [ %263, %257 ]
  %259 = mul nsw i64 %258, %233
  %260 = getelementptr inbounds <16 x float>, ptr %226, i64 %259
  %261 = load <16 x float>, ptr %260, align 64
  %262 = fadd <16 x float> %261, <float 0x3E21EED8E0000000, float 0x3E21EED8E0000000, float 0x3E21EED8E0000000, float 0x3E21EED8E0000000, float 0x3E21EED8E0000000, float 0x3E21EED8E0000000, float 0x3E21EED8E0000000, float 0x3E21EED8E0000000, float 0x3E21EED8E0000000, float 0x3E21EED8E0000000, float 0x3E21EED8E0000000, float 0x3E21EED8E0000000, float 0x3E21EED8E0000000, float 0x3E21EED8E0000000, float 0x3E21EED8E0000000, float 0x3E21EED8E0000000>
  store <16 x float> %262, ptr %260, align 64
  %263 = add nuw nsw i64 %258, 1
  %264 = icmp eq i64 %263, %227
  br i1 %264, label %265, label %257

265:                                              ; preds = %257, %230
  %266 = load i64, ptr %39, align 8
  %267 = icmp eq i64 %266, 0
  br i1 %267, label %306, label %278

268:                                              ; preds = %268, %224
  %269 = phi i64 [ 1, %224 ], [ %276, %268 ]
  %270 = getelementptr inbounds %struct.memory, ptr %8, i64 0, i32 2, i64 %269, i32 0
  %271 = load ptr, ptr %270, align 8
  %272 = getelementptr inbounds [4 x ptr], ptr %5, i64 0, i64 %269
  store ptr %271, ptr %272, align 8
  %273 = getelementptr inbounds %struct.memory, ptr %8, i64 0, i32 2, i64 %269, i32 1
  %274 = load ptr, ptr %273, align 8
  %275 = getelementptr inbounds [4 x ptr], ptr %6, i64 0, i64 %269
  store ptr %274, ptr %275, align 8
  %276 = add nuw nsw i64 %269, 1
  %277 = icmp eq i64 %276, 4
  br i1 %277, label %225, label %268

278:                                              ; preds = %265
  %279 = load ptr, ptr %65, align 8
  %280 = load i64, ptr %38, align 8
  %281 = mul i64 %280, %280
  %282 = icmp eq i64 %281, 0
  br i1 %282, label %306, label %283

283:                                              ; preds = %278, %287
  %284 = phi i64 [ %288, %287 ], [ 0, %278 ]
  %285 = getelementptr inbounds <16 x float>, ptr %279, i64 %284
  %286 = load <16 x float>, ptr %285, align 64
  br label %290

287:                                              ; preds = %290
  store <16 x float> %303, ptr %285, align 64
  %288 = add nuw nsw i64 %284, 1
  %289 = icmp eq i64 %288, %281
  br i1 %289, label %306, label %283

290:                                              ; preds = %290, %283
  %291 = phi i64 [ 1, %283 ], [ %304, %290 ]
  %292 = phi <16 x float> [ %286, %283 ], [ %303, %290 ]
  %293 = getelementptr inbounds [4 x ptr], ptr %6, i64 0, i64 %291
  %294 = load ptr, ptr %293, align 8
  %295 = getelementptr inbounds <16 x float>, ptr %294, i64 %284
  %296 = load <16 x float>, ptr %295, align 64
  %297 = add nuw nsw i64 %291, 12
  %298 = getelementptr inbounds [17 x float], ptr @coefficient, i64 0, i64 %297
  %299 = load float, ptr %298, align 4
  %300 = insertelement <16 x float> poison, float %299, i64 0
  %301 = shufflevector <16 x float> %300, <16 x float> poison, <16 x i32> zeroinitializer
  %302 = fmul <16 x float> %296, %301
  %303 = fadd <16 x float> %292, %302
  %304 = add nuw nsw i64 %291, 1
  %305 = icmp eq i64 %304, 4
  br i1 %305, label %287, label %290

306:                                              ; preds = %287, %278, %265
  br label %383

307:                                              ; preds = %223, %324
  %308 = phi i64 [ %325, %324 ], [ 0, %223 ]
  %309 = load ptr, ptr %62, align 8
  %310 = getelementptr inbounds <16 x float>, ptr %309, i64 %308
  %311 = load <16 x float>, ptr %310, align 64
  %312 = fmul <16 x float> %311, <float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000>
  %313 = load ptr, ptr %64, align 8
  %314 = getelementptr inbounds <16 x float>, ptr %313, i64 %308
  store <16 x float> %312, ptr %314, align 64
  %315 = load i64, ptr %39, align 8
  %316 = icmp eq i64 %315, 0
  br i1 %316, label %324, label %317

317:                                              ; preds = %307
  %318 = load ptr, ptr %63, align 8
  %319 = getelementptr inbounds <16 x float>, ptr %318, i64 %308
  %320 = load <16 x float>, ptr %319, align 64
  %321 = fmul <16 x float> %320, <float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000>
  %322 = load ptr, ptr %65, align 8
  %323 = getelementptr inbounds <16 x float>, ptr %322, i64 %308
  store <16 x float> %321, ptr %323, align 64
  br label %324

324:                                              ; preds = %317, %307
  %325 = add nuw nsw i64 %308, 1
  %326 = icmp eq i64 %325, %130
  br i1 %326, label %224, label %307

327:                                              ; preds = %483
  %328 = load i64, ptr %38, align 8
  %329 = mul nsw i64 %328, %328
  %330 = bitcast <16 x i1> %146 to i16
  %331 = icmp eq i16 %330, 0
  br i1 %331, label %488, label %332

332:                                              ; preds = %327
  %333 = icmp eq i64 %329, 0
  br label %334

334:                                              ; preds = %381, %332
  %335 = phi i64 [ %328, %332 ], [ %382, %381 ]
  %336 = phi <16 x i1> [ %146, %332 ], [ %378, %381 ]
  %337 = phi i32 [ 0, %332 ], [ %375, %381 ]
  %338 = load ptr, ptr %66, align 8
  %339 = load ptr, ptr %67, align 8
  %340 = load ptr, ptr %68, align 8
  %341 = load ptr, ptr %69, align 8
  call fastcc void @product_of(ptr %338, ptr %340, ptr %340, i64 %335, i64 0)
  %342 = load i64, ptr %39, align 8
  %343 = icmp eq i64 %342, 0
  br i1 %343, label %347, label %344

344:                                              ; preds = %334
  %345 = load i64, ptr %38, align 8
  call fastcc void @product_of(ptr %339, ptr %340, ptr %341, i64 %345, i64 0)
  %346 = load i64, ptr %38, align 8
  call fastcc void @product_of(ptr %339, ptr %341, ptr %340, i64 %346, i64 1)
  br label %347

347:                                              ; preds = %344, %334
  %348 = load ptr, ptr %68, align 8
  %349 = load ptr, ptr %66, align 8
  br i1 %333, label %374, label %350

350:                                              ; preds = %347, %350
  %351 = phi i64 [ %357, %350 ], [ 0, %347 ]
  %352 = getelementptr inbounds <16 x float>, ptr %349, i64 %351
  %353 = load <16 x i32>, ptr %352, align 64
  %354 = getelementptr inbounds <16 x float>, ptr %348, i64 %351
  %355 = load <16 x i32>, ptr %354, align 64
  %356 = select <16 x i1> %336, <16 x i32> %353, <16 x i32> %355
  store <16 x i32> %356, ptr %354, align 64
  %357 = add nuw nsw i64 %351, 1
  %358 = icmp eq i64 %357, %329
  br i1 %358, label %359, label %350

359:                                              ; preds = %350
  %360 = load i64, ptr %39, align 8
  %361 = icmp eq i64 %360, 0
  br i1 %361, label %374, label %362

362:                                              ; preds = %359
  %363 = load ptr, ptr %69, align 8
  %364 = load ptr, ptr %67, align 8
  br label %365

365:                                              ; preds = %365, %362
  %366 = phi i64 [ %372, %365 ], [ 0, %362 ]
  %367 = getelementptr inbounds <16 x float>, ptr %364, i64 %366
  %368 = load <16 x i32>, ptr %367, align 64
  %369 = getelementptr inbounds <16 x float>, ptr %363, i64 %366
  %370 = load <16 x i32>, ptr %369, align 64
  %371 = select <16 x i1> %336, <16 x i32> %368, <16 x i32> %370
  store <16 x i32> %371, ptr %369, align 64
  %372 = add nuw nsw i64 %366, 1
  %373 = icmp eq i64 %372, %329
  br i1 %373, label %374, label %365

374:                                              ; preds = %365, %359, %347
  %375 = add nuw nsw i32 %337, 1
  %376 = insertelement <16 x i32> poison, i32 %375, i64 0
  %377 = shufflevector <16 x i32> %376, <16 x i32> poison, <16 x i32> zeroinitializer
  %378 = icmp slt <16 x i32> %377, %149
  %379 = bitcast <16 x i1> %378 to i16
  %380 = icmp eq i16 %379, 0
  br i1 %380, label %488, label %381

381:                                              ; preds = %374
  %382 = load i64, ptr %38, align 8
  br label %334

383:                                              ; preds = %483, %306
  %384 = phi i64 [ 8, %306 ], [ %484, %483 ]
  %385 = load ptr, ptr %66, align 8
  %386 = load ptr, ptr %67, align 8
  %387 = load ptr, ptr %68, align 8
  %388 = load ptr, ptr %69, align 8
  %389 = load ptr, ptr %47, align 8
  %390 = load ptr, ptr %70, align 8
  %391 = load i64, ptr %38, align 8
  call fastcc void @product_of(ptr %385, ptr %387, ptr %389, i64 %391, i64 0)
  %392 = load i64, ptr %39, align 8
  %393 = icmp eq i64 %392, 0
  br i1 %393, label %397, label %394

394:                                              ; preds = %383
  %395 = load i64, ptr %38, align 8
  call fastcc void @product_of(ptr %386, ptr %387, ptr %390, i64 %395, i64 0)
  %396 = load i64, ptr %38, align 8
  call fastcc void @product_of(ptr %386, ptr %388, ptr %389, i64 %396, i64 1)
  br label %397

397:                                              ; preds = %394, %383
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %7, ptr align 8 dereferenceable(16) %49, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %49, ptr align 8 dereferenceable(16) %51, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %51, ptr align 8 dereferenceable(16) %7, i64 16, i1 false)
  br label %445

398:                                              ; preds = %445
  %399 = load ptr, ptr %64, align 8
  %400 = load i64, ptr %38, align 8
  %401 = mul i64 %400, %400
  %402 = icmp eq i64 %401, 0
  br i1 %402, label %403, label %411

403:                                              ; preds = %415, %398
  %404 = icmp sgt i64 %400, 0
  br i1 %404, label %405, label %442

405:                                              ; preds = %403
  %406 = add nuw nsw i64 %400, 1
  %407 = getelementptr inbounds [17 x float], ptr @coefficient, i64 0, i64 %384
  %408 = load float, ptr %407, align 16
  %409 = insertelement <16 x float> poison, float %408, i64 0
  %410 = shufflevector <16 x float> %409, <16 x float> poison, <16 x i32> zeroinitializer
  br label %434

411:                                              ; preds = %398, %415
  %412 = phi i64 [ %416, %415 ], [ 0, %398 ]
  %413 = getelementptr inbounds <16 x float>, ptr %399, i64 %412
  %414 = load <16 x float>, ptr %413, align 64
  br label %418

415:                                              ; preds = %418
  store <16 x float> %431, ptr %413, align 64
  %416 = add nuw nsw i64 %412, 1
  %417 = icmp eq i64 %416, %401
  br i1 %417, label %403, label %411

418:                                              ; preds = %418, %411
  %419 = phi i64 [ 1, %411 ], [ %432, %418 ]
  %420 = phi <16 x float> [ %414, %411 ], [ %431, %418 ]
  %421 = getelementptr inbounds [4 x ptr], ptr %3, i64 0, i64 %419
  %422 = load ptr, ptr %421, align 8
  %423 = getelementptr inbounds <16 x float>, ptr %422, i64 %412
  %424 = load <16 x float>, ptr %423, align 64
  %425 = add nuw nsw i64 %419, %384
  %426 = getelementptr inbounds [17 x float], ptr @coefficient, i64 0, i64 %425
  %427 = load float, ptr %426, align 4
  %428 = insertelement <16 x float> poison, float %427, i64 0
  %429 = shufflevector <16 x float> %428, <16 x float> poison, <16 x i32> zeroinitializer
  %430 = fmul <16 x float> %424, %429
  %431 = fadd <16 x float> %420, %430
  %432 = add nuw nsw i64 %419, 1
  %433 = icmp eq i64 %432, 4
  br i1 %433, label %415, label %418

434:                                              ; preds = %434, %405
  %435 = phi i64 [ 0, %405 ], [ %440, %434 ]
  %436 = mul nsw i64 %435, %406
  %437 = getelementptr inbounds <16 x float>, ptr %399, i64 %436
  %438 = load <16 x float>, ptr %437, align 64
  %439 = fadd <16 x float> %410, %438
  store <16 x float> %439, ptr %437, align 64
  %440 = add nuw nsw i64 %435, 1
  %441 = icmp eq i64 %440, %400
  br i1 %441, label %442, label %434

442:                                              ; preds = %434, %403
  %443 = load i64, ptr %39, align 8
  %444 = icmp eq i64 %443, 0
  br i1 %444, label %483, label %455

445:                                              ; preds = %445, %397
  %446 = phi i64 [ 1, %397 ], [ %453, %445 ]
  %447 = getelementptr inbounds %struct.memory, ptr %8, i64 0, i32 2, i64 %446, i32 0
  %448 = load ptr, ptr %447, align 8
  %449 = getelementptr inbounds [4 x ptr], ptr %3, i64 0, i64 %446
  store ptr %448, ptr %449, align 8
  %450 = getelementptr inbounds %struct.memory, ptr %8, i64 0, i32 2, i64 %446, i32 1
  %451 = load ptr, ptr %450, align 8
  %452 = getelementptr inbounds [4 x ptr], ptr %4, i64 0, i64 %446
  store ptr %451, ptr %452, align 8
  %453 = add nuw nsw i64 %446, 1
  %454 = icmp eq i64 %453, 4
  br i1 %454, label %398, label %445

455:                                              ; preds = %442
  %456 = load ptr, ptr %65, align 8
  %457 = load i64, ptr %38, align 8
  %458 = mul i64 %457, %457
  %459 = icmp eq i64 %458, 0
  br i1 %459, label %483, label %460

460:                                              ; preds = %455, %464
  %461 = phi i64 [ %465, %464 ], [ 0, %455 ]
  %462 = getelementptr inbounds <16 x float>, ptr %456, i64 %461
  %463 = load <16 x float>, ptr %462, align 64
  br label %467

464:                                              ; preds = %467
  store <16 x float> %480, ptr %462, align 64
  %465 = add nuw nsw i64 %461, 1
  %466 = icmp eq i64 %465, %458
  br i1 %466, label %483, label %460

467:                                              ; preds = %467, %460
  %468 = phi i64 [ 1, %460 ], [ %481, %467 ]
  %469 = phi <16 x float> [ %463, %460 ], [ %480, %467 ]
  %470 = getelementptr inbounds [4 x ptr], ptr %4, i64 0, i64 %468
  %471 = load ptr, ptr %470, align 8
  %472 = getelementptr inbounds <16 x float>, ptr %471, i64 %461
  %473 = load <16 x float>, ptr %472, align 64
  %474 = add nuw nsw i64 %468, %384
  %475 = getelementptr inbounds [17 x float], ptr @coefficient, i64 0, i64 %474
  %476 = load float, ptr %475, align 4
  %477 = insertelement <16 x float> poison, float %476, i64 0
  %478 = shufflevector <16 x float> %477, <16 x float> poison, <16 x i32> zeroinitializer
  %479 = fmul <16 x float> %473, %478
  %480 = fadd <16 x float> %469, %479
  %481 = add nuw nsw i64 %468, 1
  %482 = icmp eq i64 %481, 4
  br i1 %482, label %464, label %467

483:                                              ; preds = %464, %455, %442
  %484 = add nsw i64 %384, -4
  %485 = icmp eq i64 %384, 0
  br i1 %485, label %327, label %383

486:                                              ; preds = %121
  %487 = getelementptr inbounds %struct.spacious_job, ptr %0, i64 0, i32 0, i32 3
  store atomic i64 1, ptr %487 monotonic, align 8
  br label %504

488:                                              ; preds = %374, %327
  %489 = load ptr, ptr %55, align 8
  %490 = getelementptr inbounds i64, ptr %489, i64 %82
  %491 = load i64, ptr %490, align 8
  call fastcc void @place_parts(ptr %10, i64 %491, i64 %76, i64 %86, i64 %79)
  %492 = load ptr, ptr %65, align 8
  %493 = load ptr, ptr %68, align 8
  %494 = select i1 %80, ptr %493, ptr %492
  call fastcc void @store_parts(ptr %494, ptr %10, i64 %79)
  %495 = add i64 %75, 1
  %496 = icmp eq i64 %495, %32
  br i1 %496, label %504, label %497

497:                                              ; preds = %488
  %498 = load i64, ptr %12, align 8
  %499 = load ptr, ptr %11, align 8
  %500 = getelementptr inbounds i64, ptr %499, i64 2
  %501 = load i64, ptr %500, align 8
  %502 = getelementptr inbounds i64, ptr %499, i64 3
  %503 = load i64, ptr %502, align 8
  br label %71

504:                                              ; preds = %488, %2, %486
  ret void
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)

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

declare <16 x float> @llvm.fabs.v16f32(<16 x float>)

define internal fastcc void @product_of(ptr %0, ptr %1, ptr %2, i64 %3, i64 %4) {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %7, label %12

7:                                                ; preds = %5
  %8 = icmp eq i64 %4, 0
  br label %9

9:                                                ; preds = %13, %7
  %10 = phi i64 [ 0, %7 ], [ %14, %13 ]
  %11 = mul nsw i64 %10, %3
  br label %16

12:                                               ; preds = %13, %5
  ret void

13:                                               ; preds = %101
  %14 = add nuw nsw i64 %10, 1
  %15 = icmp eq i64 %14, %3
  br i1 %15, label %12, label %9

16:                                               ; preds = %9, %101
  %17 = phi i64 [ 0, %9 ], [ %102, %101 ]
  %18 = sub nsw i64 %3, %17
  %19 = icmp slt i64 %18, 4
  br i1 %19, label %22, label %20

20:                                               ; preds = %16
  %21 = add nsw i64 %17, %11
  br i1 %8, label %48, label %53

22:                                               ; preds = %16, %30
  %23 = phi i64 [ %33, %30 ], [ %17, %16 ]
  br i1 %8, label %28, label %24

24:                                               ; preds = %22
  %25 = add nsw i64 %23, %11
  %26 = getelementptr inbounds <16 x float>, ptr %0, i64 %25
  %27 = load <16 x float>, ptr %26, align 64
  br label %28

28:                                               ; preds = %24, %22
  %29 = phi <16 x float> [ %27, %24 ], [ zeroinitializer, %22 ]
  br label %35

30:                                               ; preds = %35
  %31 = add nsw i64 %23, %11
  %32 = getelementptr inbounds <16 x float>, ptr %0, i64 %31
  store <16 x float> %45, ptr %32, align 64
  %33 = add nuw nsw i64 %23, 1
  %34 = icmp eq i64 %33, %3
  br i1 %34, label %101, label %22

35:                                               ; preds = %28, %35
  %36 = phi i64 [ %46, %35 ], [ 0, %28 ]
  %37 = phi <16 x float> [ %45, %35 ], [ %29, %28 ]
  %38 = add nsw i64 %36, %11
  %39 = getelementptr inbounds <16 x float>, ptr %1, i64 %38
  %40 = load <16 x float>, ptr %39, align 64
  %41 = mul nsw i64 %36, %3
  %42 = add nsw i64 %41, %23
  %43 = getelementptr inbounds <16 x float>, ptr %2, i64 %42
  %44 = load <16 x float>, ptr %43, align 64
  %45 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %40, <16 x float> %44, <16 x float> %37)
  %46 = add nuw nsw i64 %36, 1
  %47 = icmp eq i64 %46, %3
  br i1 %47, label %30, label %35

48:                                               ; preds = %20, %53
  %49 = phi <16 x float> [ %61, %53 ], [ zeroinitializer, %20 ]
  %50 = phi <16 x float> [ %55, %53 ], [ zeroinitializer, %20 ]
  %51 = phi <16 x float> [ %58, %53 ], [ zeroinitializer, %20 ]
  %52 = phi <16 x float> [ %64, %53 ], [ zeroinitializer, %20 ]
  br label %73

53:                                               ; preds = %20
  %54 = getelementptr inbounds <16 x float>, ptr %0, i64 %21
  %55 = load <16 x float>, ptr %54, align 64
  %56 = add nsw i64 %21, 1
  %57 = getelementptr inbounds <16 x float>, ptr %0, i64 %56
  %58 = load <16 x float>, ptr %57, align 64
  %59 = add nsw i64 %21, 2
  %60 = getelementptr inbounds <16 x float>, ptr %0, i64 %59
  %61 = load <16 x float>, ptr %60, align 64
  %62 = add nsw i64 %21, 3
  %63 = getelementptr inbounds <16 x float>, ptr %0, i64 %62
  %64 = load <16 x float>, ptr %63, align 64
  br label %48

65:                                               ; preds = %73
  %66 = getelementptr inbounds <16 x float>, ptr %0, i64 %21
  store <16 x float> %86, ptr %66, align 64
  %67 = add nsw i64 %21, 1
  %68 = getelementptr inbounds <16 x float>, ptr %0, i64 %67
  store <16 x float> %90, ptr %68, align 64
  %69 = add nsw i64 %21, 2
  %70 = getelementptr inbounds <16 x float>, ptr %0, i64 %69
  store <16 x float> %94, ptr %70, align 64
  %71 = add nsw i64 %21, 3
  %72 = getelementptr inbounds <16 x float>, ptr %0, i64 %71
  store <16 x float> %98, ptr %72, align 64
  br label %101

73:                                               ; preds = %48, %73
  %74 = phi <16 x float> [ %52, %48 ], [ %98, %73 ]
  %75 = phi <16 x float> [ %49, %48 ], [ %94, %73 ]
  %76 = phi <16 x float> [ %51, %48 ], [ %90, %73 ]
  %77 = phi <16 x float> [ %50, %48 ], [ %86, %73 ]
  %78 = phi i64 [ 0, %48 ], [ %99, %73 ]
  %79 = add nsw i64 %78, %11
  %80 = getelementptr inbounds <16 x float>, ptr %1, i64 %79
  %81 = load <16 x float>, ptr %80, align 64
  %82 = mul nsw i64 %78, %3
  %83 = add nsw i64 %82, %17
  %84 = getelementptr inbounds <16 x float>, ptr %2, i64 %83
  %85 = load <16 x float>, ptr %84, align 64
  %86 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %81, <16 x float> %85, <16 x float> %77)
  %87 = add nsw i64 %83, 1
  %88 = getelementptr inbounds <16 x float>, ptr %2, i64 %87
  %89 = load <16 x float>, ptr %88, align 64
  %90 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %81, <16 x float> %89, <16 x float> %76)
  %91 = add nsw i64 %83, 2
  %92 = getelementptr inbounds <16 x float>, ptr %2, i64 %91
  %93 = load <16 x float>, ptr %92, align 64
  %94 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %81, <16 x float> %93, <16 x float> %75)
  %95 = add nsw i64 %83, 3
  %96 = getelementptr inbounds <16 x float>, ptr %2, i64 %95
  %97 = load <16 x float>, ptr %96, align 64
  %98 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %81, <16 x float> %97, <16 x float> %74)
  %99 = add nuw nsw i64 %78, 1
  %100 = icmp eq i64 %99, %3
  br i1 %100, label %65, label %73

101:                                              ; preds = %30, %65
  %102 = add nuw nsw i64 %17, 4
  %103 = icmp slt i64 %102, %3
  br i1 %103, label %16, label %13
}

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
