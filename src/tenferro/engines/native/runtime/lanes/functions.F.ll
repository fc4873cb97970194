; Made from source/lanes/functions.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 1d5ac78d9568629bee44d6e01200b2f01aa5208a84a7acd6b981babcf9f0b1c5

%struct.spacious_job = type { %struct.job, ptr }
%struct.job = type { ptr, ptr, ptr, i64 }
%struct.pair = type { ptr, ptr }
%struct.memory = type { i64, i64, [5 x %struct.pair], %struct.pair, %struct.pair }
%struct.places = type { [16 x ptr] }
%struct.number = type { <16 x float>, <16 x float> }

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
  %24 = getelementptr inbounds %struct.number, ptr %14, i64 %23
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
  br i1 %35, label %36, label %572

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

71:                                               ; preds = %565, %36
  %72 = phi i64 [ %17, %36 ], [ %571, %565 ]
  %73 = phi i64 [ %21, %36 ], [ %569, %565 ]
  %74 = phi i64 [ %25, %36 ], [ %566, %565 ]
  %75 = phi i64 [ %34, %36 ], [ %563, %565 ]
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
  %84 = getelementptr inbounds %struct.number, ptr %24, i64 %81
  store ptr %24, ptr %41, align 8
  store ptr %84, ptr %52, align 8
  br label %91

85:                                               ; preds = %91
  %86 = select i1 %78, i64 %77, i64 16
  %87 = icmp slt i64 %72, 0
  br i1 %87, label %133, label %88

88:                                               ; preds = %85
  %89 = shl nuw nsw i64 %79, 1
  %90 = icmp eq i64 %79, 0
  br label %103

91:                                               ; preds = %100, %71
  %92 = phi ptr [ %43, %71 ], [ %102, %100 ]
  %93 = phi i64 [ 1, %71 ], [ %98, %100 ]
  %94 = phi ptr [ %24, %71 ], [ %95, %100 ]
  %95 = getelementptr inbounds %struct.number, ptr %94, i64 %83
  %96 = getelementptr inbounds %struct.number, ptr %95, i64 %81
  store ptr %95, ptr %92, align 8
  %97 = getelementptr inbounds i8, ptr %92, i64 8
  store ptr %96, ptr %97, align 8
  %98 = add nuw nsw i64 %93, 1
  %99 = icmp eq i64 %98, 6
  br i1 %99, label %85, label %100

100:                                              ; preds = %91
  %101 = getelementptr inbounds [6 x ptr], ptr %9, i64 0, i64 %98
  %102 = load ptr, ptr %101, align 8
  br label %91

103:                                              ; preds = %130, %88
  %104 = phi i64 [ 0, %88 ], [ %131, %130 ]
  %105 = icmp eq i64 %104, 0
  %106 = load ptr, ptr %53, align 8
  %107 = load ptr, ptr %54, align 8
  %108 = select i1 %105, ptr %107, ptr %106
  %109 = load ptr, ptr %55, align 8
  %110 = getelementptr inbounds i64, ptr %109, i64 %104
  %111 = load i64, ptr %110, align 8
  call fastcc void @place_parts(ptr %10, i64 %111, i64 %76, i64 %86, i64 %89)
  call fastcc void @load_parts(ptr %108, ptr %10, i64 %89)
  br i1 %90, label %130, label %112

112:                                              ; preds = %103, %112
  %113 = phi i64 [ %124, %112 ], [ 0, %103 ]
  %114 = phi <16 x float> [ %123, %112 ], [ zeroinitializer, %103 ]
  %115 = getelementptr inbounds %struct.number, ptr %108, i64 %113
  %116 = load <16 x float>, ptr %115, align 1
  %117 = getelementptr inbounds i8, ptr %115, i64 64
  %118 = load <16 x float>, ptr %117, align 1
  %119 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %116)
  %120 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %118)
  %121 = fadd <16 x float> %119, %120
  %122 = fsub <16 x float> %121, %121
  %123 = fadd <16 x float> %114, %122
  %124 = add nuw nsw i64 %113, 1
  %125 = icmp eq i64 %124, %79
  br i1 %125, label %126, label %112

126:                                              ; preds = %112
  %127 = fcmp une <16 x float> %123, zeroinitializer
  %128 = bitcast <16 x i1> %127 to i16
  %129 = icmp eq i16 %128, 0
  br i1 %129, label %130, label %553

130:                                              ; preds = %126, %103
  %131 = add nuw i64 %104, 1
  %132 = icmp eq i64 %104, %72
  br i1 %132, label %133, label %103

133:                                              ; preds = %130, %85
  %134 = load i64, ptr %38, align 8
  %135 = mul i64 %134, %134
  %136 = load ptr, ptr %56, align 8
  %137 = icmp sgt i64 %134, 0
  br i1 %137, label %138, label %141

138:                                              ; preds = %133, %159
  %139 = phi <16 x float> [ %161, %159 ], [ zeroinitializer, %133 ]
  %140 = phi i64 [ %162, %159 ], [ 0, %133 ]
  br label %164

141:                                              ; preds = %159, %133
  %142 = phi <16 x float> [ zeroinitializer, %133 ], [ %161, %159 ]
  %143 = fdiv <16 x float> %142, <float 0x3FE3333340000000, float 0x3FE3333340000000, float 0x3FE3333340000000, float 0x3FE3333340000000, float 0x3FE3333340000000, float 0x3FE3333340000000, float 0x3FE3333340000000, float 0x3FE3333340000000, float 0x3FE3333340000000, float 0x3FE3333340000000, float 0x3FE3333340000000, float 0x3FE3333340000000, float 0x3FE3333340000000, float 0x3FE3333340000000, float 0x3FE3333340000000, float 0x3FE3333340000000>
  %144 = bitcast <16 x float> %143 to <16 x i32>
  %145 = ashr <16 x i32> %144, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %146 = add nsw <16 x i32> %145, <i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127>
  %147 = and <16 x i32> %144, <i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607, i32 8388607>
  %148 = icmp ne <16 x i32> %147, zeroinitializer
  %149 = zext <16 x i1> %148 to <16 x i32>
  %150 = add nsw <16 x i32> %146, %149
  %151 = icmp sgt <16 x i32> %150, zeroinitializer
  %152 = select <16 x i1> %151, <16 x i32> %150, <16 x i32> zeroinitializer
  %153 = icmp slt <16 x i32> %152, <i32 126, i32 126, i32 126, i32 126, i32 126, i32 126, i32 126, i32 126, i32 126, i32 126, i32 126, i32 126, i32 126, i32 126, i32 126, i32 126>
  %154 = select <16 x i1> %153, <16 x i32> %152, <16 x i32> <i32 126, i32 126, i32 126, i32 126, i32 126, i32 126, i32 126, i32 126, i32 126, i32 126, i32 126, i32 126, i32 126, i32 126, i32 126, i32 126>
  %155 = mul nsw <16 x i32> %154, <i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608>
  %156 = add <16 x i32> %155, <i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216>
  %157 = bitcast <16 x i32> %156 to <16 x float>
  %158 = icmp eq i64 %135, 0
  br i1 %158, label %203, label %182

159:                                              ; preds = %164
  %160 = fcmp ogt <16 x float> %176, %139
  %161 = select <16 x i1> %160, <16 x float> %176, <16 x float> %139
  %162 = add nuw nsw i64 %140, 1
  %163 = icmp eq i64 %162, %134
  br i1 %163, label %141, label %138

164:                                              ; preds = %164, %138
  %165 = phi <16 x float> [ %176, %164 ], [ zeroinitializer, %138 ]
  %166 = phi i64 [ %177, %164 ], [ 0, %138 ]
  %167 = mul nsw i64 %166, %134
  %168 = add nsw i64 %167, %140
  %169 = getelementptr inbounds %struct.number, ptr %136, i64 %168
  %170 = load <16 x float>, ptr %169, align 1
  %171 = getelementptr inbounds i8, ptr %169, i64 64
  %172 = load <16 x float>, ptr %171, align 1
  %173 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %170)
  %174 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %172)
  %175 = fadd <16 x float> %173, %174
  %176 = fadd <16 x float> %165, %175
  %177 = add nuw nsw i64 %166, 1
  %178 = icmp eq i64 %177, %134
  br i1 %178, label %159, label %164

179:                                              ; preds = %182
  %180 = load i64, ptr %39, align 8
  %181 = icmp eq i64 %180, 0
  br i1 %181, label %203, label %192

182:                                              ; preds = %141, %182
  %183 = phi i64 [ %190, %182 ], [ 0, %141 ]
  %184 = getelementptr inbounds %struct.number, ptr %136, i64 %183
  %185 = load <16 x float>, ptr %184, align 1
  %186 = getelementptr inbounds i8, ptr %184, i64 64
  %187 = load <16 x float>, ptr %186, align 1
  %188 = fmul <16 x float> %185, %157
  %189 = fmul <16 x float> %187, %157
  store <16 x float> %188, ptr %184, align 64
  store <16 x float> %189, ptr %186, align 64
  %190 = add nuw nsw i64 %183, 1
  %191 = icmp eq i64 %190, %135
  br i1 %191, label %179, label %182

192:                                              ; preds = %179, %192
  %193 = phi i64 [ %201, %192 ], [ 0, %179 ]
  %194 = load ptr, ptr %53, align 8
  %195 = getelementptr inbounds %struct.number, ptr %194, i64 %193
  %196 = load <16 x float>, ptr %195, align 1
  %197 = getelementptr inbounds i8, ptr %195, i64 64
  %198 = load <16 x float>, ptr %197, align 1
  %199 = fmul <16 x float> %196, %157
  %200 = fmul <16 x float> %198, %157
  store <16 x float> %199, ptr %195, align 64
  store <16 x float> %200, ptr %197, align 64
  %201 = add nuw nsw i64 %193, 1
  %202 = icmp eq i64 %201, %135
  br i1 %202, label %203, label %192

203:                                              ; preds = %192, %179, %141
  %204 = load ptr, ptr %57, align 8
  %205 = load ptr, ptr %58, align 8
  %206 = load ptr, ptr %54, align 8
  %207 = load ptr, ptr %59, align 8
  %208 = load i64, ptr %38, align 8
  call fastcc void @product_of(ptr %204, ptr %206, ptr %206, i64 %208, i64 0)
  %209 = load i64, ptr %39, align 8
  %210 = icmp eq i64 %209, 0
  br i1 %210, label %214, label %211

211:                                              ; preds = %203
  %212 = load i64, ptr %38, align 8
  call fastcc void @product_of(ptr %205, ptr %206, ptr %207, i64 %212, i64 0)
  %213 = load i64, ptr %38, align 8
  call fastcc void @product_of(ptr %205, ptr %207, ptr %206, i64 %213, i64 1)
  br label %214

214:                                              ; preds = %211, %203
  %215 = load ptr, ptr %60, align 8
  %216 = load ptr, ptr %61, align 8
  %217 = load ptr, ptr %57, align 8
  %218 = load ptr, ptr %58, align 8
  %219 = load ptr, ptr %41, align 8
  %220 = load ptr, ptr %52, align 8
  %221 = load i64, ptr %38, align 8
  call fastcc void @product_of(ptr %215, ptr %217, ptr %219, i64 %221, i64 0)
  %222 = load i64, ptr %39, align 8
  %223 = icmp eq i64 %222, 0
  br i1 %223, label %227, label %224

224:                                              ; preds = %214
  %225 = load i64, ptr %38, align 8
  call fastcc void @product_of(ptr %216, ptr %217, ptr %220, i64 %225, i64 0)
  %226 = load i64, ptr %38, align 8
  call fastcc void @product_of(ptr %216, ptr %218, ptr %219, i64 %226, i64 1)
  br label %227

227:                                              ; preds = %224, %214
  %228 = load ptr, ptr %62, align 8
  %229 = load ptr, ptr %63, align 8
  %230 = load ptr, ptr %57, align 8
  %231 = load ptr, ptr %58, align 8
  %232 = load i64, ptr %38, align 8
  call fastcc void @product_of(ptr %228, ptr %230, ptr %230, i64 %232, i64 0)
  %233 = load i64, ptr %39, align 8
  %234 = icmp eq i64 %233, 0
  br i1 %234, label %238, label %235

235:                                              ; preds = %227
  %236 = load i64, ptr %38, align 8
  call fastcc void @product_of(ptr %229, ptr %230, ptr %231, i64 %236, i64 0)
  %237 = load i64, ptr %38, align 8
  call fastcc void @product_of(ptr %229, ptr %231, ptr %230, i64 %237, i64 1)
  br label %238

238:                                              ; preds = %235, %227
  br i1 %158, label %239, label %339

239:                                              ; preds = %364, %238
  br label %293

240:                                              ; preds = %293
  %241 = load ptr, ptr %64, align 8
  %242 = load i64, ptr %38, align 8
  %243 = mul i64 %242, %242
  %244 = icmp eq i64 %243, 0
  br i1 %244, label %245, label %249

245:                                              ; preds = %255, %240
  %246 = icmp sgt i64 %242, 0
  br i1 %246, label %247, label %290

247:                                              ; preds = %245
  %248 = add nuw nsw i64 %242, 1
  br label %279

249:                                              ; preds = %240, %255
  %250 = phi i64 [ %256, %255 ], [ 0, %240 ]
  %251 = getelementptr inbounds %struct.number, ptr %241, i64 %250
  %252 = load <16 x float>, ptr %251, align 64
  %253 = getelementptr inbounds i8, ptr %251, i64 64
  %254 = load <16 x float>, ptr %253, align 64
  br label %258

255:                                              ; preds = %258
  store <16 x float> %275, ptr %251, align 64
  store <16 x float> %276, ptr %253, align 64
  %256 = add nuw nsw i64 %250, 1
  %257 = icmp eq i64 %256, %243
  br i1 %257, label %245, label %249

258:                                              ; preds = %258, %249
  %259 = phi i64 [ 1, %249 ], [ %277, %258 ]
  %260 = phi <16 x float> [ %254, %249 ], [ %276, %258 ]
  %261 = phi <16 x float> [ %252, %249 ], [ %275, %258 ]
  %262 = getelementptr inbounds [4 x ptr], ptr %5, i64 0, i64 %259
  %263 = load ptr, ptr %262, align 8
  %264 = getelementptr inbounds %struct.number, ptr %263, i64 %250
  %265 = add nuw nsw i64 %259, 12
  %266 = getelementptr inbounds [17 x float], ptr @coefficient, i64 0, i64 %265
  %267 = load float, ptr %266, align 4
  %268 = insertelement <16 x float> poison, float %267, i64 0
  %269 = shufflevector <16 x float> %268, <16 x float> poison, <16 x i32> zeroinitializer
  %270 = load <16 x float>, ptr %264, align 1
  %271 = getelementptr inbounds i8, ptr %264, i64 64
  %272 = load <16 x float>, ptr %271, align 1
  %273 = fmul <16 x float> %270, %269
  %274 = fmul <16 x float> %272, %269
  %275 = fadd <16 x float> %261, %273
  %276 = fadd <16 x float> %260, %274
  %277 = add nuw nsw i64 %259, 1
  %278 = icmp eq i64 %277, 4
  br i1 %278, label %255, label %258

279:                                              ; preds = %279, %247
  %280 = phi i64 [ 0, %247 ], [ %288, %279 ]
  %281 = mul nsw i64 %280, %248
  %282 = getelementptr inbounds %struct.number, ptr %241, i64 %281
  %283 = load <16 x float>, ptr %282, align 1
  %284 = getelementptr inbounds i8, ptr %282, i64 64
  %285 = load <16 x float>, ptr %284, align 1
  %286 = fadd <16 x float> %283, <float 0x3E21EED8E0000000, float 0x3E21EED8E0000000, float 0x3E21EED8E0000000, float 0x3E21EED8E0000000, float 0x3E21EED8E0000000, float 0x3E21EED8E0000000, float 0x3E21EED8E0000000, float 0x3E21EED8E0000000, float 0x3E21EED8E0000000, float 0x3E21EED8E0000000, float 0x3E21EED8E0000000, float 0x3E21EED8E0000000, float 0x3E21EED8E0000000, float 0x3E21EED8E0000000, float 0x3E21EED8E0000000, float 0x3E21EED8E0000000>
  %287 = fadd <16 x float> %285, zeroinitializer
  store <16 x float> %286, ptr %282, align 64
  store <16 x float> %287, ptr %284, align 64
  %288 = add nuw nsw i64 %280, 1
  %289 = icmp eq i64 %288, %242
  br i1 %289, label %290, label %279

290:                                              ; preds = %279, %245
  %291 = load i64, ptr %39, align 8
  %292 = icmp eq i64 %291, 0
  br i1 %292, label %338, label %303

293:                                              ; preds = %293, %239
  %294 = phi i64 [ 1, %239 ], [ %301, %293 ]
  %295 = getelementptr inbounds %struct.memory, ptr %8, i64 0, i32 2, i64 %294, i32 0
  %296 = load ptr, ptr %295, align 8
  %297 = getelementptr inbounds [4 x ptr], ptr %5, i64 0, i64 %294
  store ptr %296, ptr %297, align 8
  %298 = getelementptr inbounds %struct.memory, ptr %8, i64 0, i32 2, i64 %294, i32 1
  %299 = load ptr, ptr %298, align 8
  %300 = getelementptr inbounds [4 x ptr], ptr %6, i64 0, i64 %294
  store ptr %299, ptr %300, align 8
  %301 = add nuw nsw i64 %294, 1
  %302 = icmp eq i64 %301, 4
  br i1 %302, label %240, label %293

303:                                              ; preds = %290
  %304 = load ptr, ptr %65, align 8
  %305 = load i64, ptr %38, align 8
  %306 = mul i64 %305, %305
  %307 = icmp eq i64 %306, 0
  br i1 %307, label %338, label %308

308:                                              ; preds = %303, %314
  %309 = phi i64 [ %315, %314 ], [ 0, %303 ]
  %310 = getelementptr inbounds %struct.number, ptr %304, i64 %309
  %311 = load <16 x float>, ptr %310, align 64
  %312 = getelementptr inbounds i8, ptr %310, i64 64
  %313 = load <16 x float>, ptr %312, align 64
  br label %317

314:                                              ; preds = %317
  store <16 x float> %334, ptr %310, align 64
  store <16 x float> %335, ptr %312, align 64
  %315 = add nuw nsw i64 %309, 1
  %316 = icmp eq i64 %315, %306
  br i1 %316, label %338, label %308

317:                                              ; preds = %317, %308
  %318 = phi i64 [ 1, %308 ], [ %336, %317 ]
  %319 = phi <16 x float> [ %313, %308 ], [ %335, %317 ]
  %320 = phi <16 x float> [ %311, %308 ], [ %334, %317 ]
  %321 = getelementptr inbounds [4 x ptr], ptr %6, i64 0, i64 %318
  %322 = load ptr, ptr %321, align 8
  %323 = getelementptr inbounds %struct.number, ptr %322, i64 %309
  %324 = add nuw nsw i64 %318, 12
  %325 = getelementptr inbounds [17 x float], ptr @coefficient, i64 0, i64 %324
  %326 = load float, ptr %325, align 4
  %327 = insertelement <16 x float> poison, float %326, i64 0
  %328 = shufflevector <16 x float> %327, <16 x float> poison, <16 x i32> zeroinitializer
  %329 = load <16 x float>, ptr %323, align 1
  %330 = getelementptr inbounds i8, ptr %323, i64 64
  %331 = load <16 x float>, ptr %330, align 1
  %332 = fmul <16 x float> %329, %328
  %333 = fmul <16 x float> %331, %328
  %334 = fadd <16 x float> %320, %332
  %335 = fadd <16 x float> %319, %333
  %336 = add nuw nsw i64 %318, 1
  %337 = icmp eq i64 %336, 4
  br i1 %337, label %314, label %317

338:                                              ; preds = %314, %303, %290
  br label %433

339:                                              ; preds = %238, %364
  %340 = phi i64 [ %365, %364 ], [ 0, %238 ]
  %341 = load ptr, ptr %64, align 8
  %342 = getelementptr inbounds %struct.number, ptr %341, i64 %340
  %343 = load ptr, ptr %62, align 8
  %344 = getelementptr inbounds %struct.number, ptr %343, i64 %340
  %345 = load <16 x float>, ptr %344, align 1
  %346 = getelementptr inbounds i8, ptr %344, i64 64
  %347 = load <16 x float>, ptr %346, align 1
  %348 = fmul <16 x float> %345, <float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000>
  %349 = fmul <16 x float> %347, <float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000>
  store <16 x float> %348, ptr %342, align 64
  %350 = getelementptr inbounds i8, ptr %342, i64 64
  store <16 x float> %349, ptr %350, align 64
  %351 = load i64, ptr %39, align 8
  %352 = icmp eq i64 %351, 0
  br i1 %352, label %364, label %353

353:                                              ; preds = %339
  %354 = load ptr, ptr %65, align 8
  %355 = getelementptr inbounds %struct.number, ptr %354, i64 %340
  %356 = load ptr, ptr %63, align 8
  %357 = getelementptr inbounds %struct.number, ptr %356, i64 %340
  %358 = load <16 x float>, ptr %357, align 1
  %359 = getelementptr inbounds i8, ptr %357, i64 64
  %360 = load <16 x float>, ptr %359, align 1
  %361 = fmul <16 x float> %358, <float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000>
  %362 = fmul <16 x float> %360, <float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000>
  store <16 x float> %361, ptr %355, align 64
  %363 = getelementptr inbounds i8, ptr %355, i64 64
  store <16 x float> %362, ptr %363, align 64
  br label %364

364:                                              ; preds = %353, %339
  %365 = add nuw nsw i64 %340, 1
  %366 = icmp eq i64 %365, %135
  br i1 %366, label %239, label %339

367:                                              ; preds = %550
  %368 = load i64, ptr %38, align 8
  %369 = mul nsw i64 %368, %368
  %370 = bitcast <16 x i1> %151 to i16
  %371 = icmp eq i16 %370, 0
  br i1 %371, label %555, label %372

372:                                              ; preds = %367
  %373 = icmp eq i64 %369, 0
  br label %374

374:                                              ; preds = %431, %372
  %375 = phi i64 [ %368, %372 ], [ %432, %431 ]
  %376 = phi <16 x i1> [ %151, %372 ], [ %428, %431 ]
  %377 = phi i32 [ 0, %372 ], [ %425, %431 ]
  %378 = load ptr, ptr %66, align 8
  %379 = load ptr, ptr %67, align 8
  %380 = load ptr, ptr %68, align 8
  %381 = load ptr, ptr %69, align 8
  call fastcc void @product_of(ptr %378, ptr %380, ptr %380, i64 %375, i64 0)
  %382 = load i64, ptr %39, align 8
  %383 = icmp eq i64 %382, 0
  br i1 %383, label %387, label %384

384:                                              ; preds = %374
  %385 = load i64, ptr %38, align 8
  call fastcc void @product_of(ptr %379, ptr %380, ptr %381, i64 %385, i64 0)
  %386 = load i64, ptr %38, align 8
  call fastcc void @product_of(ptr %379, ptr %381, ptr %380, i64 %386, i64 1)
  br label %387

387:                                              ; preds = %384, %374
  %388 = load ptr, ptr %68, align 8
  %389 = load ptr, ptr %66, align 8
  br i1 %373, label %424, label %390

390:                                              ; preds = %387, %390
  %391 = phi i64 [ %402, %390 ], [ 0, %387 ]
  %392 = getelementptr inbounds %struct.number, ptr %388, i64 %391
  %393 = getelementptr inbounds %struct.number, ptr %389, i64 %391
  %394 = load <16 x i32>, ptr %392, align 1
  %395 = getelementptr inbounds i8, ptr %392, i64 64
  %396 = load <16 x i32>, ptr %395, align 1
  %397 = load <16 x i32>, ptr %393, align 1
  %398 = getelementptr inbounds i8, ptr %393, i64 64
  %399 = load <16 x i32>, ptr %398, align 1
  %400 = select <16 x i1> %376, <16 x i32> %397, <16 x i32> %394
  %401 = select <16 x i1> %376, <16 x i32> %399, <16 x i32> %396
  store <16 x i32> %400, ptr %392, align 64
  store <16 x i32> %401, ptr %395, align 64
  %402 = add nuw nsw i64 %391, 1
  %403 = icmp eq i64 %402, %369
  br i1 %403, label %404, label %390

404:                                              ; preds = %390
  %405 = load i64, ptr %39, align 8
  %406 = icmp eq i64 %405, 0
  br i1 %406, label %424, label %407

407:                                              ; preds = %404
  %408 = load ptr, ptr %69, align 8
  %409 = load ptr, ptr %67, align 8
  br label %410

410:                                              ; preds = %410, %407
  %411 = phi i64 [ %422, %410 ], [ 0, %407 ]
  %412 = getelementptr inbounds %struct.number, ptr %408, i64 %411
  %413 = getelementptr inbounds %struct.number, ptr %409, i64 %411
  %414 = load <16 x i32>, ptr %412, align 1
  %415 = getelementptr inbounds i8, ptr %412, i64 64
  %416 = load <16 x i32>, ptr %415, align 1
  %417 = load <16 x i32>, ptr %413, align 1
  %418 = getelementptr inbounds i8, ptr %413, i64 64
  %419 = load <16 x i32>, ptr %418, align 1
  %420 = select <16 x i1> %376, <16 x i32> %417, <16 x i32> %414
  %421 = select <16 x i1> %376, <16 x i32> %419, <16 x i32> %416
  store <16 x i32> %420, ptr %412, align 64
  store <16 x i32> %421, ptr %415, align 64
  %422 = add nuw nsw i64 %411, 1
  %423 = icmp eq i64 %422, %369
  br i1 %423, label %424, label %410

424:                                              ; preds = %410, %404, %387
  %425 = add nuw nsw i32 %377, 1
  %426 = insertelement <16 x i32> poison, i32 %425, i64 0
  %427 = shufflevector <16 x i32> %426, <16 x i32> poison, <16 x i32> zeroinitializer
  %428 = icmp slt <16 x i32> %427, %154
  %429 = bitcast <16 x i1> %428 to i16
  %430 = icmp eq i16 %429, 0
  br i1 %430, label %555, label %431

431:                                              ; preds = %424
  %432 = load i64, ptr %38, align 8
  br label %374

433:                                              ; preds = %550, %338
  %434 = phi i64 [ 8, %338 ], [ %551, %550 ]
  %435 = load ptr, ptr %66, align 8
  %436 = load ptr, ptr %67, align 8
  %437 = load ptr, ptr %68, align 8
  %438 = load ptr, ptr %69, align 8
  %439 = load ptr, ptr %47, align 8
  %440 = load ptr, ptr %70, align 8
  %441 = load i64, ptr %38, align 8
  call fastcc void @product_of(ptr %435, ptr %437, ptr %439, i64 %441, i64 0)
  %442 = load i64, ptr %39, align 8
  %443 = icmp eq i64 %442, 0
  br i1 %443, label %447, label %444

444:                                              ; preds = %433
  %445 = load i64, ptr %38, align 8
  call fastcc void @product_of(ptr %436, ptr %437, ptr %440, i64 %445, i64 0)
  %446 = load i64, ptr %38, align 8
  call fastcc void @product_of(ptr %436, ptr %438, ptr %439, i64 %446, i64 1)
  br label %447

447:                                              ; preds = %444, %433
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %7, ptr align 8 dereferenceable(16) %49, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %49, ptr align 8 dereferenceable(16) %51, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %51, ptr align 8 dereferenceable(16) %7, i64 16, i1 false)
  br label %505

448:                                              ; preds = %505
  %449 = load ptr, ptr %64, align 8
  %450 = load i64, ptr %38, align 8
  %451 = mul i64 %450, %450
  %452 = icmp eq i64 %451, 0
  br i1 %452, label %453, label %461

453:                                              ; preds = %467, %448
  %454 = icmp sgt i64 %450, 0
  br i1 %454, label %455, label %502

455:                                              ; preds = %453
  %456 = add nuw nsw i64 %450, 1
  %457 = getelementptr inbounds [17 x float], ptr @coefficient, i64 0, i64 %434
  %458 = load float, ptr %457, align 16
  %459 = insertelement <16 x float> poison, float %458, i64 0
  %460 = shufflevector <16 x float> %459, <16 x float> poison, <16 x i32> zeroinitializer
  br label %491

461:                                              ; preds = %448, %467
  %462 = phi i64 [ %468, %467 ], [ 0, %448 ]
  %463 = getelementptr inbounds %struct.number, ptr %449, i64 %462
  %464 = load <16 x float>, ptr %463, align 64
  %465 = getelementptr inbounds i8, ptr %463, i64 64
  %466 = load <16 x float>, ptr %465, align 64
  br label %470

467:                                              ; preds = %470
  store <16 x float> %487, ptr %463, align 64
  store <16 x float> %488, ptr %465, align 64
  %468 = add nuw nsw i64 %462, 1
  %469 = icmp eq i64 %468, %451
  br i1 %469, label %453, label %461

470:                                              ; preds = %470, %461
  %471 = phi i64 [ 1, %461 ], [ %489, %470 ]
  %472 = phi <16 x float> [ %466, %461 ], [ %488, %470 ]
  %473 = phi <16 x float> [ %464, %461 ], [ %487, %470 ]
  %474 = getelementptr inbounds [4 x ptr], ptr %3, i64 0, i64 %471
  %475 = load ptr, ptr %474, align 8
  %476 = getelementptr inbounds %struct.number, ptr %475, i64 %462
  %477 = add nuw nsw i64 %471, %434
  %478 = getelementptr inbounds [17 x float], ptr @coefficient, i64 0, i64 %477
  %479 = load float, ptr %478, align 4
  %480 = insertelement <16 x float> poison, float %479, i64 0
  %481 = shufflevector <16 x float> %480, <16 x float> poison, <16 x i32> zeroinitializer
  %482 = load <16 x float>, ptr %476, align 1
  %483 = getelementptr inbounds i8, ptr %476, i64 64
  %484 = load <16 x float>, ptr %483, align 1
  %485 = fmul <16 x float> %482, %481
  %486 = fmul <16 x float> %484, %481
  %487 = fadd <16 x float> %473, %485
  %488 = fadd <16 x float> %472, %486
  %489 = add nuw nsw i64 %471, 1
  %490 = icmp eq i64 %489, 4
  br i1 %490, label %467, label %470

491:                                              ; preds = %491, %455
  %492 = phi i64 [ 0, %455 ], [ %500, %491 ]
  %493 = mul nsw i64 %492, %456
  %494 = getelementptr inbounds %struct.number, ptr %449, i64 %493
  %495 = load <16 x float>, ptr %494, align 1
  %496 = getelementptr inbounds i8, ptr %494, i64 64
  %497 = load <16 x float>, ptr %496, align 1
  %498 = fadd <16 x float> %460, %495
  %499 = fadd <16 x float> %497, zeroinitializer
  store <16 x float> %498, ptr %494, align 64
  store <16 x float> %499, ptr %496, align 64
  %500 = add nuw nsw i64 %492, 1
  %501 = icmp eq i64 %500, %450
  br i1 %501, label %502, label %491

502:                                              ; preds = %491, %453
  %503 = load i64, ptr %39, align 8
  %504 = icmp eq i64 %503, 0
  br i1 %504, label %550, label %515

505:                                              ; preds = %505, %447
  %506 = phi i64 [ 1, %447 ], [ %513, %505 ]
  %507 = getelementptr inbounds %struct.memory, ptr %8, i64 0, i32 2, i64 %506, i32 0
  %508 = load ptr, ptr %507, align 8
  %509 = getelementptr inbounds [4 x ptr], ptr %3, i64 0, i64 %506
  store ptr %508, ptr %509, align 8
  %510 = getelementptr inbounds %struct.memory, ptr %8, i64 0, i32 2, i64 %506, i32 1
  %511 = load ptr, ptr %510, align 8
  %512 = getelementptr inbounds [4 x ptr], ptr %4, i64 0, i64 %506
  store ptr %511, ptr %512, align 8
  %513 = add nuw nsw i64 %506, 1
  %514 = icmp eq i64 %513, 4
  br i1 %514, label %448, label %505

515:                                              ; preds = %502
  %516 = load ptr, ptr %65, align 8
  %517 = load i64, ptr %38, align 8
  %518 = mul i64 %517, %517
  %519 = icmp eq i64 %518, 0
  br i1 %519, label %550, label %520

520:                                              ; preds = %515, %526
  %521 = phi i64 [ %527, %526 ], [ 0, %515 ]
  %522 = getelementptr inbounds %struct.number, ptr %516, i64 %521
  %523 = load <16 x float>, ptr %522, align 64
  %524 = getelementptr inbounds i8, ptr %522, i64 64
  %525 = load <16 x float>, ptr %524, align 64
  br label %529

526:                                              ; preds = %529
  store <16 x float> %546, ptr %522, align 64
  store <16 x float> %547, ptr %524, align 64
  %527 = add nuw nsw i64 %521, 1
  %528 = icmp eq i64 %527, %518
  br i1 %528, label %550, label %520

529:                                              ; preds = %529, %520
  %530 = phi i64 [ 1, %520 ], [ %548, %529 ]
  %531 = phi <16 x float> [ %525, %520 ], [ %547, %529 ]
  %532 = phi <16 x float> [ %523, %520 ], [ %546, %529 ]
  %533 = getelementptr inbounds [4 x ptr], ptr %4, i64 0, i64 %530
  %534 = load ptr, ptr %533, align 8
  %535 = getelementptr inbounds %struct.number, ptr %534, i64 %521
  %536 = add nuw nsw i64 %530, %434
  %537 = getelementptr inbounds [17 x float], ptr @coefficient, i64 0, i64 %536
  %538 = load float, ptr %537, align 4
  %539 = insertelement <16 x float> poison, float %538, i64 0
  %540 = shufflevector <16 x float> %539, <16 x float> poison, <16 x i32> zeroinitializer
  %541 = load <16 x float>, ptr %535, align 1
  %542 = getelementptr inbounds i8, ptr %535, i64 64
  %543 = load <16 x float>, ptr %542, align 1
  %544 = fmul <16 x float> %541, %540
  %545 = fmul <16 x float> %543, %540
  %546 = fadd <16 x float> %532, %544
  %547 = fadd <16 x float> %531, %545
  %548 = add nuw nsw i64 %530, 1
  %549 = icmp eq i64 %548, 4
  br i1 %549, label %526, label %529

550:                                              ; preds = %526, %515, %502
  %551 = add nsw i64 %434, -4
  %552 = icmp eq i64 %434, 0
  br i1 %552, label %367, label %433

553:                                              ; preds = %126
  %554 = getelementptr inbounds %struct.spacious_job, ptr %0, i64 0, i32 0, i32 3
  store atomic i64 1, ptr %554 monotonic, align 8
  br label %572

555:                                              ; preds = %424, %367
  %556 = load ptr, ptr %55, align 8
  %557 = getelementptr inbounds i64, ptr %556, i64 %82
  %558 = load i64, ptr %557, align 8
  %559 = shl nuw nsw i64 %79, 1
  call fastcc void @place_parts(ptr %10, i64 %558, i64 %76, i64 %86, i64 %559)
  %560 = load ptr, ptr %65, align 8
  %561 = load ptr, ptr %68, align 8
  %562 = select i1 %80, ptr %561, ptr %560
  call fastcc void @store_parts(ptr %562, ptr %10, i64 %559)
  %563 = add i64 %75, 1
  %564 = icmp eq i64 %563, %32
  br i1 %564, label %572, label %565

565:                                              ; preds = %555
  %566 = load i64, ptr %12, align 8
  %567 = load ptr, ptr %11, align 8
  %568 = getelementptr inbounds i64, ptr %567, i64 2
  %569 = load i64, ptr %568, align 8
  %570 = getelementptr inbounds i64, ptr %567, i64 3
  %571 = load i64, ptr %570, align 8
  br label %71

572:                                              ; preds = %555, %2, %553
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

13:                                               ; preds = %157
  %14 = add nuw nsw i64 %10, 1
  %15 = icmp eq i64 %14, %3
  br i1 %15, label %12, label %9

16:                                               ; preds = %9, %157
  %17 = phi i64 [ 0, %9 ], [ %158, %157 ]
  %18 = sub nsw i64 %3, %17
  %19 = icmp slt i64 %18, 4
  br i1 %19, label %22, label %20

20:                                               ; preds = %16
  %21 = add nsw i64 %17, %11
  br i1 %8, label %61, label %70

22:                                               ; preds = %16, %33
  %23 = phi i64 [ %37, %33 ], [ %17, %16 ]
  br i1 %8, label %30, label %24

24:                                               ; preds = %22
  %25 = add nsw i64 %23, %11
  %26 = getelementptr inbounds %struct.number, ptr %0, i64 %25
  %27 = load <16 x float>, ptr %26, align 64
  %28 = getelementptr inbounds i8, ptr %26, i64 64
  %29 = load <16 x float>, ptr %28, align 64
  br label %30

30:                                               ; preds = %24, %22
  %31 = phi <16 x float> [ %27, %24 ], [ zeroinitializer, %22 ]
  %32 = phi <16 x float> [ %29, %24 ], [ zeroinitializer, %22 ]
  br label %39

33:                                               ; preds = %39
  %34 = add nsw i64 %23, %11
  %35 = getelementptr inbounds %struct.number, ptr %0, i64 %34
  store <16 x float> %56, ptr %35, align 64
  %36 = getelementptr inbounds i8, ptr %35, i64 64
  store <16 x float> %58, ptr %36, align 64
  %37 = add nuw nsw i64 %23, 1
  %38 = icmp eq i64 %37, %3
  br i1 %38, label %157, label %22

39:                                               ; preds = %30, %39
  %40 = phi i64 [ %59, %39 ], [ 0, %30 ]
  %41 = phi <16 x float> [ %58, %39 ], [ %32, %30 ]
  %42 = phi <16 x float> [ %56, %39 ], [ %31, %30 ]
  %43 = add nsw i64 %40, %11
  %44 = getelementptr inbounds %struct.number, ptr %1, i64 %43
  %45 = mul nsw i64 %40, %3
  %46 = add nsw i64 %45, %23
  %47 = getelementptr inbounds %struct.number, ptr %2, i64 %46
  %48 = load <16 x float>, ptr %47, align 1
  %49 = getelementptr inbounds i8, ptr %47, i64 64
  %50 = load <16 x float>, ptr %49, align 1
  %51 = load <16 x float>, ptr %44, align 1
  %52 = getelementptr inbounds i8, ptr %44, i64 64
  %53 = load <16 x float>, ptr %52, align 1
  %54 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %51, <16 x float> %48, <16 x float> %42)
  %55 = fneg <16 x float> %53
  %56 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %55, <16 x float> %50, <16 x float> %54)
  %57 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %51, <16 x float> %50, <16 x float> %41)
  %58 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %53, <16 x float> %48, <16 x float> %57)
  %59 = add nuw nsw i64 %40, 1
  %60 = icmp eq i64 %59, %3
  br i1 %60, label %33, label %39

61:                                               ; preds = %70, %20
  %62 = phi <16 x float> [ %82, %70 ], [ zeroinitializer, %20 ]
  %63 = phi <16 x float> [ %84, %70 ], [ zeroinitializer, %20 ]
  %64 = phi <16 x float> [ %72, %70 ], [ zeroinitializer, %20 ]
  %65 = phi <16 x float> [ %74, %70 ], [ zeroinitializer, %20 ]
  %66 = phi <16 x float> [ %79, %70 ], [ zeroinitializer, %20 ]
  %67 = phi <16 x float> [ %77, %70 ], [ zeroinitializer, %20 ]
  %68 = phi <16 x float> [ %89, %70 ], [ zeroinitializer, %20 ]
  %69 = phi <16 x float> [ %87, %70 ], [ zeroinitializer, %20 ]
  br label %102

70:                                               ; preds = %20
  %71 = getelementptr inbounds %struct.number, ptr %0, i64 %21
  %72 = load <16 x float>, ptr %71, align 64
  %73 = getelementptr inbounds i8, ptr %71, i64 64
  %74 = load <16 x float>, ptr %73, align 64
  %75 = add nsw i64 %21, 1
  %76 = getelementptr inbounds %struct.number, ptr %0, i64 %75
  %77 = load <16 x float>, ptr %76, align 64
  %78 = getelementptr inbounds i8, ptr %76, i64 64
  %79 = load <16 x float>, ptr %78, align 64
  %80 = add nsw i64 %21, 2
  %81 = getelementptr inbounds %struct.number, ptr %0, i64 %80
  %82 = load <16 x float>, ptr %81, align 64
  %83 = getelementptr inbounds i8, ptr %81, i64 64
  %84 = load <16 x float>, ptr %83, align 64
  %85 = add nsw i64 %21, 3
  %86 = getelementptr inbounds %struct.number, ptr %0, i64 %85
  %87 = load <16 x float>, ptr %86, align 64
  %88 = getelementptr inbounds i8, ptr %86, i64 64
  %89 = load <16 x float>, ptr %88, align 64
  br label %61

90:                                               ; preds = %102
  %91 = getelementptr inbounds %struct.number, ptr %0, i64 %21
  store <16 x float> %125, ptr %91, align 64
  %92 = getelementptr inbounds i8, ptr %91, i64 64
  store <16 x float> %127, ptr %92, align 64
  %93 = add nsw i64 %21, 1
  %94 = getelementptr inbounds %struct.number, ptr %0, i64 %93
  store <16 x float> %134, ptr %94, align 64
  %95 = getelementptr inbounds i8, ptr %94, i64 64
  store <16 x float> %136, ptr %95, align 64
  %96 = add nsw i64 %21, 2
  %97 = getelementptr inbounds %struct.number, ptr %0, i64 %96
  store <16 x float> %143, ptr %97, align 64
  %98 = getelementptr inbounds i8, ptr %97, i64 64
  store <16 x float> %145, ptr %98, align 64
  %99 = add nsw i64 %21, 3
  %100 = getelementptr inbounds %struct.number, ptr %0, i64 %99
  store <16 x float> %152, ptr %100, align 64
  %101 = getelementptr inbounds i8, ptr %100, i64 64
  store <16 x float> %154, ptr %101, align 64
  br label %157

102:                                              ; preds = %61, %102
  %103 = phi <16 x float> [ %68, %61 ], [ %154, %102 ]
  %104 = phi <16 x float> [ %69, %61 ], [ %152, %102 ]
  %105 = phi <16 x float> [ %63, %61 ], [ %145, %102 ]
  %106 = phi <16 x float> [ %62, %61 ], [ %143, %102 ]
  %107 = phi <16 x float> [ %66, %61 ], [ %136, %102 ]
  %108 = phi <16 x float> [ %67, %61 ], [ %134, %102 ]
  %109 = phi <16 x float> [ %65, %61 ], [ %127, %102 ]
  %110 = phi <16 x float> [ %64, %61 ], [ %125, %102 ]
  %111 = phi i64 [ 0, %61 ], [ %155, %102 ]
  %112 = add nsw i64 %111, %11
  %113 = getelementptr inbounds %struct.number, ptr %1, i64 %112
  %114 = load <16 x float>, ptr %113, align 64
  %115 = getelementptr inbounds i8, ptr %113, i64 64
  %116 = load <16 x float>, ptr %115, align 64
  %117 = mul nsw i64 %111, %3
  %118 = add nsw i64 %117, %17
  %119 = fneg <16 x float> %116
  %120 = getelementptr inbounds %struct.number, ptr %2, i64 %118
  %121 = load <16 x float>, ptr %120, align 1
  %122 = getelementptr inbounds i8, ptr %120, i64 64
  %123 = load <16 x float>, ptr %122, align 1
  %124 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %114, <16 x float> %121, <16 x float> %110)
  %125 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %119, <16 x float> %123, <16 x float> %124)
  %126 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %114, <16 x float> %123, <16 x float> %109)
  %127 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %116, <16 x float> %121, <16 x float> %126)
  %128 = add nsw i64 %118, 1
  %129 = getelementptr inbounds %struct.number, ptr %2, i64 %128
  %130 = load <16 x float>, ptr %129, align 1
  %131 = getelementptr inbounds i8, ptr %129, i64 64
  %132 = load <16 x float>, ptr %131, align 1
  %133 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %114, <16 x float> %130, <16 x float> %108)
  %134 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %119, <16 x float> %132, <16 x float> %133)
  %135 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %114, <16 x float> %132, <16 x float> %107)
  %136 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %116, <16 x float> %130, <16 x float> %135)
  %137 = add nsw i64 %118, 2
  %138 = getelementptr inbounds %struct.number, ptr %2, i64 %137
  %139 = load <16 x float>, ptr %138, align 1
  %140 = getelementptr inbounds i8, ptr %138, i64 64
  %141 = load <16 x float>, ptr %140, align 1
  %142 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %114, <16 x float> %139, <16 x float> %106)
  %143 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %119, <16 x float> %141, <16 x float> %142)
  %144 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %114, <16 x float> %141, <16 x float> %105)
  %145 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %116, <16 x float> %139, <16 x float> %144)
  %146 = add nsw i64 %118, 3
  %147 = getelementptr inbounds %struct.number, ptr %2, i64 %146
  %148 = load <16 x float>, ptr %147, align 1
  %149 = getelementptr inbounds i8, ptr %147, i64 64
  %150 = load <16 x float>, ptr %149, align 1
  %151 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %114, <16 x float> %148, <16 x float> %104)
  %152 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %119, <16 x float> %150, <16 x float> %151)
  %153 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %114, <16 x float> %150, <16 x float> %103)
  %154 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %116, <16 x float> %148, <16 x float> %153)
  %155 = add nuw nsw i64 %111, 1
  %156 = icmp eq i64 %155, %3
  br i1 %156, label %90, label %102

157:                                              ; preds = %33, %90
  %158 = add nuw nsw i64 %17, 4
  %159 = icmp slt i64 %158, %3
  br i1 %159, label %16, label %13
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
