; Made from source/lanes/functions.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 6230e947926f248d359317db2654811bcb8d575b11bfeabb27f6e4e59bb36ba4

%struct.spacious_job = type { %struct.job, ptr }
%struct.job = type { ptr, ptr, ptr, i64 }
%struct.pair = type { ptr, ptr }
%struct.memory = type { i64, i64, [5 x %struct.pair], %struct.pair, %struct.pair }
%struct.places = type { [8 x ptr] }
%struct.number = type { <8 x double>, <8 x double> }

@coefficient = internal constant [17 x double] [double 1.000000e+00, double 1.000000e+00, double 5.000000e-01, double 0x3FC5555555555555, double 0x3FA5555555555555, double 0x3F81111111111111, double 0x3F56C16C16C16C17, double 0x3F2A01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EC71DE3A556C734, double 0x3E927E4FB7789F5C, double 0x3E5AE64567F544E4, double 0x3E21EED8EFF8D898, double 0x3DE6124613A86D09, double 0x3DA93974A8C07C9D, double 0x3D6AE7F3E733B81F, double 0x3D2AE7F3E733B81F], align 16

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
  %26 = add nsw i64 %25, 7
  %27 = sdiv i64 %26, 8
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
  %76 = shl nsw i64 %75, 3
  %77 = sub nsw i64 %74, %76
  %78 = icmp slt i64 %77, 8
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
  %86 = select i1 %78, i64 %77, i64 8
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
  %114 = phi <8 x double> [ %123, %112 ], [ zeroinitializer, %103 ]
  %115 = getelementptr inbounds %struct.number, ptr %108, i64 %113
  %116 = load <8 x double>, ptr %115, align 1
  %117 = getelementptr inbounds i8, ptr %115, i64 64
  %118 = load <8 x double>, ptr %117, align 1
  %119 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %116)
  %120 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %118)
  %121 = fadd <8 x double> %119, %120
  %122 = fsub <8 x double> %121, %121
  %123 = fadd <8 x double> %114, %122
  %124 = add nuw nsw i64 %113, 1
  %125 = icmp eq i64 %124, %79
  br i1 %125, label %126, label %112

126:                                              ; preds = %112
  %127 = fcmp une <8 x double> %123, zeroinitializer
  %128 = bitcast <8 x i1> %127 to i8
  %129 = icmp eq i8 %128, 0
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
  %139 = phi <8 x double> [ %161, %159 ], [ zeroinitializer, %133 ]
  %140 = phi i64 [ %162, %159 ], [ 0, %133 ]
  br label %164

141:                                              ; preds = %159, %133
  %142 = phi <8 x double> [ zeroinitializer, %133 ], [ %161, %159 ]
  %143 = fdiv <8 x double> %142, <double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01>
  %144 = bitcast <8 x double> %143 to <8 x i64>
  %145 = ashr <8 x i64> %144, <i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52>
  %146 = add nsw <8 x i64> %145, <i64 -1023, i64 -1023, i64 -1023, i64 -1023, i64 -1023, i64 -1023, i64 -1023, i64 -1023>
  %147 = and <8 x i64> %144, <i64 4503599627370495, i64 4503599627370495, i64 4503599627370495, i64 4503599627370495, i64 4503599627370495, i64 4503599627370495, i64 4503599627370495, i64 4503599627370495>
  %148 = icmp ne <8 x i64> %147, zeroinitializer
  %149 = zext <8 x i1> %148 to <8 x i64>
  %150 = add nsw <8 x i64> %146, %149
  %151 = icmp sgt <8 x i64> %150, zeroinitializer
  %152 = select <8 x i1> %151, <8 x i64> %150, <8 x i64> zeroinitializer
  %153 = icmp slt <8 x i64> %152, <i64 1022, i64 1022, i64 1022, i64 1022, i64 1022, i64 1022, i64 1022, i64 1022>
  %154 = select <8 x i1> %153, <8 x i64> %152, <8 x i64> <i64 1022, i64 1022, i64 1022, i64 1022, i64 1022, i64 1022, i64 1022, i64 1022>
  %155 = mul nsw <8 x i64> %154, <i64 -4503599627370496, i64 -4503599627370496, i64 -4503599627370496, i64 -4503599627370496, i64 -4503599627370496, i64 -4503599627370496, i64 -4503599627370496, i64 -4503599627370496>
  %156 = add <8 x i64> %155, <i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408>
  %157 = bitcast <8 x i64> %156 to <8 x double>
  %158 = icmp eq i64 %135, 0
  br i1 %158, label %203, label %182

159:                                              ; preds = %164
  %160 = fcmp ogt <8 x double> %176, %139
  %161 = select <8 x i1> %160, <8 x double> %176, <8 x double> %139
  %162 = add nuw nsw i64 %140, 1
  %163 = icmp eq i64 %162, %134
  br i1 %163, label %141, label %138

164:                                              ; preds = %164, %138
  %165 = phi <8 x double> [ %176, %164 ], [ zeroinitializer, %138 ]
  %166 = phi i64 [ %177, %164 ], [ 0, %138 ]
  %167 = mul nsw i64 %166, %134
  %168 = add nsw i64 %167, %140
  %169 = getelementptr inbounds %struct.number, ptr %136, i64 %168
  %170 = load <8 x double>, ptr %169, align 1
  %171 = getelementptr inbounds i8, ptr %169, i64 64
  %172 = load <8 x double>, ptr %171, align 1
  %173 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %170)
  %174 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %172)
  %175 = fadd <8 x double> %173, %174
  %176 = fadd <8 x double> %165, %175
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
  %185 = load <8 x double>, ptr %184, align 1
  %186 = getelementptr inbounds i8, ptr %184, i64 64
  %187 = load <8 x double>, ptr %186, align 1
  %188 = fmul <8 x double> %185, %157
  %189 = fmul <8 x double> %187, %157
  store <8 x double> %188, ptr %184, align 64
  store <8 x double> %189, ptr %186, align 64
  %190 = add nuw nsw i64 %183, 1
  %191 = icmp eq i64 %190, %135
  br i1 %191, label %179, label %182

192:                                              ; preds = %179, %192
  %193 = phi i64 [ %201, %192 ], [ 0, %179 ]
  %194 = load ptr, ptr %53, align 8
  %195 = getelementptr inbounds %struct.number, ptr %194, i64 %193
  %196 = load <8 x double>, ptr %195, align 1
  %197 = getelementptr inbounds i8, ptr %195, i64 64
  %198 = load <8 x double>, ptr %197, align 1
  %199 = fmul <8 x double> %196, %157
  %200 = fmul <8 x double> %198, %157
  store <8 x double> %199, ptr %195, align 64
  store <8 x double> %200, ptr %197, align 64
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
  %252 = load <8 x double>, ptr %251, align 64
  %253 = getelementptr inbounds i8, ptr %251, i64 64
  %254 = load <8 x double>, ptr %253, align 64
  br label %258

255:                                              ; preds = %258
  store <8 x double> %275, ptr %251, align 64
  store <8 x double> %276, ptr %253, align 64
  %256 = add nuw nsw i64 %250, 1
  %257 = icmp eq i64 %256, %243
  br i1 %257, label %245, label %249

258:                                              ; preds = %258, %249
  %259 = phi i64 [ 1, %249 ], [ %277, %258 ]
  %260 = phi <8 x double> [ %254, %249 ], [ %276, %258 ]
  %261 = phi <8 x double> [ %252, %249 ], [ %275, %258 ]
  %262 = getelementptr inbounds [4 x ptr], ptr %5, i64 0, i64 %259
  %263 = load ptr, ptr %262, align 8
  %264 = getelementptr inbounds %struct.number, ptr %263, i64 %250
  %265 = add nuw nsw i64 %259, 12
  %266 = getelementptr inbounds [17 x double], ptr @coefficient, i64 0, i64 %265
  %267 = load double, ptr %266, align 8
  %268 = insertelement <8 x double> poison, double %267, i64 0
  %269 = shufflevector <8 x double> %268, <8 x double> poison, <8 x i32> zeroinitializer
  %270 = load <8 x double>, ptr %264, align 1
  %271 = getelementptr inbounds i8, ptr %264, i64 64
  %272 = load <8 x double>, ptr %271, align 1
  %273 = fmul <8 x double> %270, %269
  %274 = fmul <8 x double> %272, %269
  %275 = fadd <8 x double> %261, %273
  %276 = fadd <8 x double> %260, %274
  %277 = add nuw nsw i64 %259, 1
  %278 = icmp eq i64 %277, 4
  br i1 %278, label %255, label %258

279:                                              ; preds = %279, %247
  %280 = phi i64 [ 0, %247 ], [ %288, %279 ]
  %281 = mul nsw i64 %280, %248
  %282 = getelementptr inbounds %struct.number, ptr %241, i64 %281
  %283 = load <8 x double>, ptr %282, align 1
  %284 = getelementptr inbounds i8, ptr %282, i64 64
  %285 = load <8 x double>, ptr %284, align 1
  %286 = fadd <8 x double> %283, <double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898>
  %287 = fadd <8 x double> %285, zeroinitializer
  store <8 x double> %286, ptr %282, align 64
  store <8 x double> %287, ptr %284, align 64
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
  %311 = load <8 x double>, ptr %310, align 64
  %312 = getelementptr inbounds i8, ptr %310, i64 64
  %313 = load <8 x double>, ptr %312, align 64
  br label %317

314:                                              ; preds = %317
  store <8 x double> %334, ptr %310, align 64
  store <8 x double> %335, ptr %312, align 64
  %315 = add nuw nsw i64 %309, 1
  %316 = icmp eq i64 %315, %306
  br i1 %316, label %338, label %308

317:                                              ; preds = %317, %308
  %318 = phi i64 [ 1, %308 ], [ %336, %317 ]
  %319 = phi <8 x double> [ %313, %308 ], [ %335, %317 ]
  %320 = phi <8 x double> [ %311, %308 ], [ %334, %317 ]
  %321 = getelementptr inbounds [4 x ptr], ptr %6, i64 0, i64 %318
  %322 = load ptr, ptr %321, align 8
  %323 = getelementptr inbounds %struct.number, ptr %322, i64 %309
  %324 = add nuw nsw i64 %318, 12
  %325 = getelementptr inbounds [17 x double], ptr @coefficient, i64 0, i64 %324
  %326 = load double, ptr %325, align 8
  %327 = insertelement <8 x double> poison, double %326, i64 0
  %328 = shufflevector <8 x double> %327, <8 x double> poison, <8 x i32> zeroinitializer
  %329 = load <8 x double>, ptr %323, align 1
  %330 = getelementptr inbounds i8, ptr %323, i64 64
  %331 = load <8 x double>, ptr %330, align 1
  %332 = fmul <8 x double> %329, %328
  %333 = fmul <8 x double> %331, %328
  %334 = fadd <8 x double> %320, %332
  %335 = fadd <8 x double> %319, %333
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
  %345 = load <8 x double>, ptr %344, align 1
  %346 = getelementptr inbounds i8, ptr %344, i64 64
  %347 = load <8 x double>, ptr %346, align 1
  %348 = fmul <8 x double> %345, <double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F>
  %349 = fmul <8 x double> %347, <double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F>
  store <8 x double> %348, ptr %342, align 64
  %350 = getelementptr inbounds i8, ptr %342, i64 64
  store <8 x double> %349, ptr %350, align 64
  %351 = load i64, ptr %39, align 8
  %352 = icmp eq i64 %351, 0
  br i1 %352, label %364, label %353

353:                                              ; preds = %339
  %354 = load ptr, ptr %65, align 8
  %355 = getelementptr inbounds %struct.number, ptr %354, i64 %340
  %356 = load ptr, ptr %63, align 8
  %357 = getelementptr inbounds %struct.number, ptr %356, i64 %340
  %358 = load <8 x double>, ptr %357, align 1
  %359 = getelementptr inbounds i8, ptr %357, i64 64
  %360 = load <8 x double>, ptr %359, align 1
  %361 = fmul <8 x double> %358, <double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F>
  %362 = fmul <8 x double> %360, <double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F>
  store <8 x double> %361, ptr %355, align 64
  %363 = getelementptr inbounds i8, ptr %355, i64 64
  store <8 x double> %362, ptr %363, align 64
  br label %364

364:                                              ; preds = %353, %339
  %365 = add nuw nsw i64 %340, 1
  %366 = icmp eq i64 %365, %135
  br i1 %366, label %239, label %339

367:                                              ; preds = %550
  %368 = load i64, ptr %38, align 8
  %369 = mul nsw i64 %368, %368
  %370 = bitcast <8 x i1> %151 to i8
  %371 = icmp eq i8 %370, 0
  br i1 %371, label %555, label %372

372:                                              ; preds = %367
  %373 = icmp eq i64 %369, 0
  br label %374

374:                                              ; preds = %431, %372
  %375 = phi i64 [ %368, %372 ], [ %432, %431 ]
  %376 = phi <8 x i1> [ %151, %372 ], [ %428, %431 ]
  %377 = phi i64 [ 0, %372 ], [ %425, %431 ]
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
  %394 = load <8 x i64>, ptr %392, align 1
  %395 = getelementptr inbounds i8, ptr %392, i64 64
  %396 = load <8 x i64>, ptr %395, align 1
  %397 = load <8 x i64>, ptr %393, align 1
  %398 = getelementptr inbounds i8, ptr %393, i64 64
  %399 = load <8 x i64>, ptr %398, align 1
  %400 = select <8 x i1> %376, <8 x i64> %397, <8 x i64> %394
  %401 = select <8 x i1> %376, <8 x i64> %399, <8 x i64> %396
  store <8 x i64> %400, ptr %392, align 64
  store <8 x i64> %401, ptr %395, align 64
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
  %414 = load <8 x i64>, ptr %412, align 1
  %415 = getelementptr inbounds i8, ptr %412, i64 64
  %416 = load <8 x i64>, ptr %415, align 1
  %417 = load <8 x i64>, ptr %413, align 1
  %418 = getelementptr inbounds i8, ptr %413, i64 64
  %419 = load <8 x i64>, ptr %418, align 1
  %420 = select <8 x i1> %376, <8 x i64> %417, <8 x i64> %414
  %421 = select <8 x i1> %376, <8 x i64> %419, <8 x i64> %416
  store <8 x i64> %420, ptr %412, align 64
  store <8 x i64> %421, ptr %415, align 64
  %422 = add nuw nsw i64 %411, 1
  %423 = icmp eq i64 %422, %369
  br i1 %423, label %424, label %410

424:                                              ; preds = %410, %404, %387
  %425 = add nuw nsw i64 %377, 1
  %426 = insertelement <8 x i64> poison, i64 %425, i64 0
  %427 = shufflevector <8 x i64> %426, <8 x i64> poison, <8 x i32> zeroinitializer
  %428 = icmp slt <8 x i64> %427, %154
  %429 = bitcast <8 x i1> %428 to i8
  %430 = icmp eq i8 %429, 0
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
  %457 = getelementptr inbounds [17 x double], ptr @coefficient, i64 0, i64 %434
  %458 = load double, ptr %457, align 16
  %459 = insertelement <8 x double> poison, double %458, i64 0
  %460 = shufflevector <8 x double> %459, <8 x double> poison, <8 x i32> zeroinitializer
  br label %491

461:                                              ; preds = %448, %467
  %462 = phi i64 [ %468, %467 ], [ 0, %448 ]
  %463 = getelementptr inbounds %struct.number, ptr %449, i64 %462
  %464 = load <8 x double>, ptr %463, align 64
  %465 = getelementptr inbounds i8, ptr %463, i64 64
  %466 = load <8 x double>, ptr %465, align 64
  br label %470

467:                                              ; preds = %470
  store <8 x double> %487, ptr %463, align 64
  store <8 x double> %488, ptr %465, align 64
  %468 = add nuw nsw i64 %462, 1
  %469 = icmp eq i64 %468, %451
  br i1 %469, label %453, label %461

470:                                              ; preds = %470, %461
  %471 = phi i64 [ 1, %461 ], [ %489, %470 ]
  %472 = phi <8 x double> [ %466, %461 ], [ %488, %470 ]
  %473 = phi <8 x double> [ %464, %461 ], [ %487, %470 ]
  %474 = getelementptr inbounds [4 x ptr], ptr %3, i64 0, i64 %471
  %475 = load ptr, ptr %474, align 8
  %476 = getelementptr inbounds %struct.number, ptr %475, i64 %462
  %477 = add nuw nsw i64 %471, %434
  %478 = getelementptr inbounds [17 x double], ptr @coefficient, i64 0, i64 %477
  %479 = load double, ptr %478, align 8
  %480 = insertelement <8 x double> poison, double %479, i64 0
  %481 = shufflevector <8 x double> %480, <8 x double> poison, <8 x i32> zeroinitializer
  %482 = load <8 x double>, ptr %476, align 1
  %483 = getelementptr inbounds i8, ptr %476, i64 64
  %484 = load <8 x double>, ptr %483, align 1
  %485 = fmul <8 x double> %482, %481
  %486 = fmul <8 x double> %484, %481
  %487 = fadd <8 x double> %473, %485
  %488 = fadd <8 x double> %472, %486
  %489 = add nuw nsw i64 %471, 1
  %490 = icmp eq i64 %489, 4
  br i1 %490, label %467, label %470

491:                                              ; preds = %491, %455
  %492 = phi i64 [ 0, %455 ], [ %500, %491 ]
  %493 = mul nsw i64 %492, %456
  %494 = getelementptr inbounds %struct.number, ptr %449, i64 %493
  %495 = load <8 x double>, ptr %494, align 1
  %496 = getelementptr inbounds i8, ptr %494, i64 64
  %497 = load <8 x double>, ptr %496, align 1
  %498 = fadd <8 x double> %460, %495
  %499 = fadd <8 x double> %497, zeroinitializer
  store <8 x double> %498, ptr %494, align 64
  store <8 x double> %499, ptr %496, align 64
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
  %523 = load <8 x double>, ptr %522, align 64
  %524 = getelementptr inbounds i8, ptr %522, i64 64
  %525 = load <8 x double>, ptr %524, align 64
  br label %529

526:                                              ; preds = %529
  store <8 x double> %546, ptr %522, align 64
  store <8 x double> %547, ptr %524, align 64
  %527 = add nuw nsw i64 %521, 1
  %528 = icmp eq i64 %527, %518
  br i1 %528, label %550, label %520

529:                                              ; preds = %529, %520
  %530 = phi i64 [ 1, %520 ], [ %548, %529 ]
  %531 = phi <8 x double> [ %525, %520 ], [ %547, %529 ]
  %532 = phi <8 x double> [ %523, %520 ], [ %546, %529 ]
  %533 = getelementptr inbounds [4 x ptr], ptr %4, i64 0, i64 %530
  %534 = load ptr, ptr %533, align 8
  %535 = getelementptr inbounds %struct.number, ptr %534, i64 %521
  %536 = add nuw nsw i64 %530, %434
  %537 = getelementptr inbounds [17 x double], ptr @coefficient, i64 0, i64 %536
  %538 = load double, ptr %537, align 8
  %539 = insertelement <8 x double> poison, double %538, i64 0
  %540 = shufflevector <8 x double> %539, <8 x double> poison, <8 x i32> zeroinitializer
  %541 = load <8 x double>, ptr %535, align 1
  %542 = getelementptr inbounds i8, ptr %535, i64 64
  %543 = load <8 x double>, ptr %542, align 1
  %544 = fmul <8 x double> %541, %540
  %545 = fmul <8 x double> %543, %540
  %546 = fadd <8 x double> %532, %544
  %547 = fadd <8 x double> %531, %545
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
  %15 = getelementptr inbounds double, ptr %6, i64 %14
  %16 = getelementptr inbounds %struct.places, ptr %0, i64 0, i32 0, i64 %10
  store ptr %15, ptr %16, align 8
  %17 = add nuw nsw i64 %10, 1
  %18 = icmp eq i64 %17, 8
  br i1 %18, label %8, label %9
}

define internal fastcc void @load_parts(ptr %0, ptr %1, i64 %2) {
  %4 = icmp slt i64 %2, 8
  br i1 %4, label %15, label %5

5:                                                ; preds = %3
  %6 = add nsw i64 %2, -8
  %7 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 0
  %8 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 1
  %9 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 2
  %10 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 3
  %11 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 4
  %12 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 5
  %13 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 6
  %14 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 7
  br label %64

15:                                               ; preds = %3
  %16 = icmp sgt i64 %2, 0
  br i1 %16, label %17, label %135

17:                                               ; preds = %15
  %18 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 0
  %19 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 1
  %20 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 2
  %21 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 3
  %22 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 4
  %23 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 5
  %24 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 6
  %25 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 7
  br label %26

26:                                               ; preds = %17, %26
  %27 = phi i64 [ %62, %26 ], [ 0, %17 ]
  %28 = getelementptr inbounds <8 x double>, ptr %0, i64 %27
  %29 = load ptr, ptr %18, align 8
  %30 = getelementptr inbounds double, ptr %29, i64 %27
  %31 = load double, ptr %30, align 8
  %32 = load <8 x double>, ptr %28, align 64
  %33 = insertelement <8 x double> %32, double %31, i64 0
  store <8 x double> %33, ptr %28, align 64
  %34 = load ptr, ptr %19, align 8
  %35 = getelementptr inbounds double, ptr %34, i64 %27
  %36 = load double, ptr %35, align 8
  %37 = insertelement <8 x double> %33, double %36, i64 1
  store <8 x double> %37, ptr %28, align 64
  %38 = load ptr, ptr %20, align 8
  %39 = getelementptr inbounds double, ptr %38, i64 %27
  %40 = load double, ptr %39, align 8
  %41 = insertelement <8 x double> %37, double %40, i64 2
  store <8 x double> %41, ptr %28, align 64
  %42 = load ptr, ptr %21, align 8
  %43 = getelementptr inbounds double, ptr %42, i64 %27
  %44 = load double, ptr %43, align 8
  %45 = insertelement <8 x double> %41, double %44, i64 3
  store <8 x double> %45, ptr %28, align 64
  %46 = load ptr, ptr %22, align 8
  %47 = getelementptr inbounds double, ptr %46, i64 %27
  %48 = load double, ptr %47, align 8
  %49 = insertelement <8 x double> %45, double %48, i64 4
  store <8 x double> %49, ptr %28, align 64
  %50 = load ptr, ptr %23, align 8
  %51 = getelementptr inbounds double, ptr %50, i64 %27
  %52 = load double, ptr %51, align 8
  %53 = insertelement <8 x double> %49, double %52, i64 5
  store <8 x double> %53, ptr %28, align 64
  %54 = load ptr, ptr %24, align 8
  %55 = getelementptr inbounds double, ptr %54, i64 %27
  %56 = load double, ptr %55, align 8
  %57 = insertelement <8 x double> %53, double %56, i64 6
  store <8 x double> %57, ptr %28, align 64
  %58 = load ptr, ptr %25, align 8
  %59 = getelementptr inbounds double, ptr %58, i64 %27
  %60 = load double, ptr %59, align 8
  %61 = insertelement <8 x double> %57, double %60, i64 7
  store <8 x double> %61, ptr %28, align 64
  %62 = add nuw nsw i64 %27, 1
  %63 = icmp eq i64 %62, %2
  br i1 %63, label %135, label %26

64:                                               ; preds = %5, %131
  %65 = phi i64 [ %134, %131 ], [ 0, %5 ]
  %66 = load ptr, ptr %7, align 8
  %67 = getelementptr inbounds double, ptr %66, i64 %65
  %68 = load <8 x double>, ptr %67, align 1
  %69 = load ptr, ptr %8, align 8
  %70 = getelementptr inbounds double, ptr %69, i64 %65
  %71 = load <8 x double>, ptr %70, align 1
  %72 = load ptr, ptr %9, align 8
  %73 = getelementptr inbounds double, ptr %72, i64 %65
  %74 = load <8 x double>, ptr %73, align 1
  %75 = load ptr, ptr %10, align 8
  %76 = getelementptr inbounds double, ptr %75, i64 %65
  %77 = load <8 x double>, ptr %76, align 1
  %78 = load ptr, ptr %11, align 8
  %79 = getelementptr inbounds double, ptr %78, i64 %65
  %80 = load <8 x double>, ptr %79, align 1
  %81 = load ptr, ptr %12, align 8
  %82 = getelementptr inbounds double, ptr %81, i64 %65
  %83 = load <8 x double>, ptr %82, align 1
  %84 = load ptr, ptr %13, align 8
  %85 = getelementptr inbounds double, ptr %84, i64 %65
  %86 = load <8 x double>, ptr %85, align 1
  %87 = load ptr, ptr %14, align 8
  %88 = getelementptr inbounds double, ptr %87, i64 %65
  %89 = load <8 x double>, ptr %88, align 1
  %90 = shufflevector <8 x double> %68, <8 x double> %71, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %91 = shufflevector <8 x double> %68, <8 x double> %71, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %92 = shufflevector <8 x double> %74, <8 x double> %77, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %93 = shufflevector <8 x double> %74, <8 x double> %77, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %94 = shufflevector <8 x double> %80, <8 x double> %83, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %95 = shufflevector <8 x double> %80, <8 x double> %83, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %96 = shufflevector <8 x double> %86, <8 x double> %89, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %97 = shufflevector <8 x double> %86, <8 x double> %89, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %98 = shufflevector <8 x double> %90, <8 x double> %92, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %99 = shufflevector <8 x double> %90, <8 x double> %92, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %100 = shufflevector <8 x double> %91, <8 x double> %93, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %101 = shufflevector <8 x double> %91, <8 x double> %93, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %102 = shufflevector <8 x double> %94, <8 x double> %96, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %103 = shufflevector <8 x double> %94, <8 x double> %96, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %104 = shufflevector <8 x double> %95, <8 x double> %97, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %105 = shufflevector <8 x double> %95, <8 x double> %97, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %106 = shufflevector <8 x double> %98, <8 x double> %102, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %107 = shufflevector <8 x double> %98, <8 x double> %102, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %108 = shufflevector <8 x double> %100, <8 x double> %104, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %109 = shufflevector <8 x double> %100, <8 x double> %104, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %110 = shufflevector <8 x double> %99, <8 x double> %103, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %111 = shufflevector <8 x double> %99, <8 x double> %103, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %112 = shufflevector <8 x double> %101, <8 x double> %105, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %113 = shufflevector <8 x double> %101, <8 x double> %105, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %114 = getelementptr inbounds <8 x double>, ptr %0, i64 %65
  store <8 x double> %106, ptr %114, align 64
  %115 = add nsw i64 %65, 1
  %116 = getelementptr inbounds <8 x double>, ptr %0, i64 %115
  store <8 x double> %108, ptr %116, align 64
  %117 = add nsw i64 %65, 2
  %118 = getelementptr inbounds <8 x double>, ptr %0, i64 %117
  store <8 x double> %110, ptr %118, align 64
  %119 = add nsw i64 %65, 3
  %120 = getelementptr inbounds <8 x double>, ptr %0, i64 %119
  store <8 x double> %112, ptr %120, align 64
  %121 = add nsw i64 %65, 4
  %122 = getelementptr inbounds <8 x double>, ptr %0, i64 %121
  store <8 x double> %107, ptr %122, align 64
  %123 = add nsw i64 %65, 5
  %124 = getelementptr inbounds <8 x double>, ptr %0, i64 %123
  store <8 x double> %109, ptr %124, align 64
  %125 = add nsw i64 %65, 6
  %126 = getelementptr inbounds <8 x double>, ptr %0, i64 %125
  store <8 x double> %111, ptr %126, align 64
  %127 = add nsw i64 %65, 7
  %128 = getelementptr inbounds <8 x double>, ptr %0, i64 %127
  store <8 x double> %113, ptr %128, align 64
  %129 = add nsw i64 %65, 8
  %130 = icmp eq i64 %129, %2
  br i1 %130, label %135, label %131

131:                                              ; preds = %64
  %132 = add nsw i64 %65, 16
  %133 = icmp sgt i64 %132, %2
  %134 = select i1 %133, i64 %6, i64 %129
  br label %64

135:                                              ; preds = %64, %26, %15
  ret void
}

declare <8 x double> @llvm.fabs.v8f64(<8 x double>)

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
  %27 = load <8 x double>, ptr %26, align 64
  %28 = getelementptr inbounds i8, ptr %26, i64 64
  %29 = load <8 x double>, ptr %28, align 64
  br label %30

30:                                               ; preds = %24, %22
  %31 = phi <8 x double> [ %27, %24 ], [ zeroinitializer, %22 ]
  %32 = phi <8 x double> [ %29, %24 ], [ zeroinitializer, %22 ]
  br label %39

33:                                               ; preds = %39
  %34 = add nsw i64 %23, %11
  %35 = getelementptr inbounds %struct.number, ptr %0, i64 %34
  store <8 x double> %56, ptr %35, align 64
  %36 = getelementptr inbounds i8, ptr %35, i64 64
  store <8 x double> %58, ptr %36, align 64
  %37 = add nuw nsw i64 %23, 1
  %38 = icmp eq i64 %37, %3
  br i1 %38, label %157, label %22

39:                                               ; preds = %30, %39
  %40 = phi i64 [ %59, %39 ], [ 0, %30 ]
  %41 = phi <8 x double> [ %58, %39 ], [ %32, %30 ]
  %42 = phi <8 x double> [ %56, %39 ], [ %31, %30 ]
  %43 = add nsw i64 %40, %11
  %44 = getelementptr inbounds %struct.number, ptr %1, i64 %43
  %45 = mul nsw i64 %40, %3
  %46 = add nsw i64 %45, %23
  %47 = getelementptr inbounds %struct.number, ptr %2, i64 %46
  %48 = load <8 x double>, ptr %47, align 1
  %49 = getelementptr inbounds i8, ptr %47, i64 64
  %50 = load <8 x double>, ptr %49, align 1
  %51 = load <8 x double>, ptr %44, align 1
  %52 = getelementptr inbounds i8, ptr %44, i64 64
  %53 = load <8 x double>, ptr %52, align 1
  %54 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %51, <8 x double> %48, <8 x double> %42)
  %55 = fneg <8 x double> %53
  %56 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %55, <8 x double> %50, <8 x double> %54)
  %57 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %51, <8 x double> %50, <8 x double> %41)
  %58 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %53, <8 x double> %48, <8 x double> %57)
  %59 = add nuw nsw i64 %40, 1
  %60 = icmp eq i64 %59, %3
  br i1 %60, label %33, label %39

61:                                               ; preds = %70, %20
  %62 = phi <8 x double> [ %82, %70 ], [ zeroinitializer, %20 ]
  %63 = phi <8 x double> [ %84, %70 ], [ zeroinitializer, %20 ]
  %64 = phi <8 x double> [ %72, %70 ], [ zeroinitializer, %20 ]
  %65 = phi <8 x double> [ %74, %70 ], [ zeroinitializer, %20 ]
  %66 = phi <8 x double> [ %79, %70 ], [ zeroinitializer, %20 ]
  %67 = phi <8 x double> [ %77, %70 ], [ zeroinitializer, %20 ]
  %68 = phi <8 x double> [ %89, %70 ], [ zeroinitializer, %20 ]
  %69 = phi <8 x double> [ %87, %70 ], [ zeroinitializer, %20 ]
  br label %102

70:                                               ; preds = %20
  %71 = getelementptr inbounds %struct.number, ptr %0, i64 %21
  %72 = load <8 x double>, ptr %71, align 64
  %73 = getelementptr inbounds i8, ptr %71, i64 64
  %74 = load <8 x double>, ptr %73, align 64
  %75 = add nsw i64 %21, 1
  %76 = getelementptr inbounds %struct.number, ptr %0, i64 %75
  %77 = load <8 x double>, ptr %76, align 64
  %78 = getelementptr inbounds i8, ptr %76, i64 64
  %79 = load <8 x double>, ptr %78, align 64
  %80 = add nsw i64 %21, 2
  %81 = getelementptr inbounds %struct.number, ptr %0, i64 %80
  %82 = load <8 x double>, ptr %81, align 64
  %83 = getelementptr inbounds i8, ptr %81, i64 64
  %84 = load <8 x double>, ptr %83, align 64
  %85 = add nsw i64 %21, 3
  %86 = getelementptr inbounds %struct.number, ptr %0, i64 %85
  %87 = load <8 x double>, ptr %86, align 64
  %88 = getelementptr inbounds i8, ptr %86, i64 64
  %89 = load <8 x double>, ptr %88, align 64
  br label %61

90:                                               ; preds = %102
  %91 = getelementptr inbounds %struct.number, ptr %0, i64 %21
  store <8 x double> %125, ptr %91, align 64
  %92 = getelementptr inbounds i8, ptr %91, i64 64
  store <8 x double> %127, ptr %92, align 64
  %93 = add nsw i64 %21, 1
  %94 = getelementptr inbounds %struct.number, ptr %0, i64 %93
  store <8 x double> %134, ptr %94, align 64
  %95 = getelementptr inbounds i8, ptr %94, i64 64
  store <8 x double> %136, ptr %95, align 64
  %96 = add nsw i64 %21, 2
  %97 = getelementptr inbounds %struct.number, ptr %0, i64 %96
  store <8 x double> %143, ptr %97, align 64
  %98 = getelementptr inbounds i8, ptr %97, i64 64
  store <8 x double> %145, ptr %98, align 64
  %99 = add nsw i64 %21, 3
  %100 = getelementptr inbounds %struct.number, ptr %0, i64 %99
  store <8 x double> %152, ptr %100, align 64
  %101 = getelementptr inbounds i8, ptr %100, i64 64
  store <8 x double> %154, ptr %101, align 64
  br label %157

102:                                              ; preds = %61, %102
  %103 = phi <8 x double> [ %68, %61 ], [ %154, %102 ]
  %104 = phi <8 x double> [ %69, %61 ], [ %152, %102 ]
  %105 = phi <8 x double> [ %63, %61 ], [ %145, %102 ]
  %106 = phi <8 x double> [ %62, %61 ], [ %143, %102 ]
  %107 = phi <8 x double> [ %66, %61 ], [ %136, %102 ]
  %108 = phi <8 x double> [ %67, %61 ], [ %134, %102 ]
  %109 = phi <8 x double> [ %65, %61 ], [ %127, %102 ]
  %110 = phi <8 x double> [ %64, %61 ], [ %125, %102 ]
  %111 = phi i64 [ 0, %61 ], [ %155, %102 ]
  %112 = add nsw i64 %111, %11
  %113 = getelementptr inbounds %struct.number, ptr %1, i64 %112
  %114 = load <8 x double>, ptr %113, align 64
  %115 = getelementptr inbounds i8, ptr %113, i64 64
  %116 = load <8 x double>, ptr %115, align 64
  %117 = mul nsw i64 %111, %3
  %118 = add nsw i64 %117, %17
  %119 = fneg <8 x double> %116
  %120 = getelementptr inbounds %struct.number, ptr %2, i64 %118
  %121 = load <8 x double>, ptr %120, align 1
  %122 = getelementptr inbounds i8, ptr %120, i64 64
  %123 = load <8 x double>, ptr %122, align 1
  %124 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %114, <8 x double> %121, <8 x double> %110)
  %125 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %119, <8 x double> %123, <8 x double> %124)
  %126 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %114, <8 x double> %123, <8 x double> %109)
  %127 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %116, <8 x double> %121, <8 x double> %126)
  %128 = add nsw i64 %118, 1
  %129 = getelementptr inbounds %struct.number, ptr %2, i64 %128
  %130 = load <8 x double>, ptr %129, align 1
  %131 = getelementptr inbounds i8, ptr %129, i64 64
  %132 = load <8 x double>, ptr %131, align 1
  %133 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %114, <8 x double> %130, <8 x double> %108)
  %134 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %119, <8 x double> %132, <8 x double> %133)
  %135 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %114, <8 x double> %132, <8 x double> %107)
  %136 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %116, <8 x double> %130, <8 x double> %135)
  %137 = add nsw i64 %118, 2
  %138 = getelementptr inbounds %struct.number, ptr %2, i64 %137
  %139 = load <8 x double>, ptr %138, align 1
  %140 = getelementptr inbounds i8, ptr %138, i64 64
  %141 = load <8 x double>, ptr %140, align 1
  %142 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %114, <8 x double> %139, <8 x double> %106)
  %143 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %119, <8 x double> %141, <8 x double> %142)
  %144 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %114, <8 x double> %141, <8 x double> %105)
  %145 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %116, <8 x double> %139, <8 x double> %144)
  %146 = add nsw i64 %118, 3
  %147 = getelementptr inbounds %struct.number, ptr %2, i64 %146
  %148 = load <8 x double>, ptr %147, align 1
  %149 = getelementptr inbounds i8, ptr %147, i64 64
  %150 = load <8 x double>, ptr %149, align 1
  %151 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %114, <8 x double> %148, <8 x double> %104)
  %152 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %119, <8 x double> %150, <8 x double> %151)
  %153 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %114, <8 x double> %150, <8 x double> %103)
  %154 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %116, <8 x double> %148, <8 x double> %153)
  %155 = add nuw nsw i64 %111, 1
  %156 = icmp eq i64 %155, %3
  br i1 %156, label %90, label %102

157:                                              ; preds = %33, %90
  %158 = add nuw nsw i64 %17, 4
  %159 = icmp slt i64 %158, %3
  br i1 %159, label %16, label %13
}

declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>)

define internal fastcc void @store_parts(ptr %0, ptr %1, i64 %2) {
  %4 = icmp slt i64 %2, 8
  br i1 %4, label %15, label %5

5:                                                ; preds = %3
  %6 = add nsw i64 %2, -8
  %7 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 0
  %8 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 1
  %9 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 2
  %10 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 3
  %11 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 4
  %12 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 5
  %13 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 6
  %14 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 7
  br label %63

15:                                               ; preds = %3
  %16 = icmp sgt i64 %2, 0
  br i1 %16, label %17, label %134

17:                                               ; preds = %15
  %18 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 0
  %19 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 1
  %20 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 2
  %21 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 3
  %22 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 4
  %23 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 5
  %24 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 6
  %25 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 7
  br label %26

26:                                               ; preds = %17, %26
  %27 = phi i64 [ %61, %26 ], [ 0, %17 ]
  %28 = getelementptr inbounds <8 x double>, ptr %0, i64 %27
  %29 = load <8 x double>, ptr %28, align 64
  %30 = extractelement <8 x double> %29, i64 0
  %31 = load ptr, ptr %18, align 8
  %32 = getelementptr inbounds double, ptr %31, i64 %27
  store double %30, ptr %32, align 8
  %33 = load <8 x double>, ptr %28, align 64
  %34 = extractelement <8 x double> %33, i64 1
  %35 = load ptr, ptr %19, align 8
  %36 = getelementptr inbounds double, ptr %35, i64 %27
  store double %34, ptr %36, align 8
  %37 = load <8 x double>, ptr %28, align 64
  %38 = extractelement <8 x double> %37, i64 2
  %39 = load ptr, ptr %20, align 8
  %40 = getelementptr inbounds double, ptr %39, i64 %27
  store double %38, ptr %40, align 8
  %41 = load <8 x double>, ptr %28, align 64
  %42 = extractelement <8 x double> %41, i64 3
  %43 = load ptr, ptr %21, align 8
  %44 = getelementptr inbounds double, ptr %43, i64 %27
  store double %42, ptr %44, align 8
  %45 = load <8 x double>, ptr %28, align 64
  %46 = extractelement <8 x double> %45, i64 4
  %47 = load ptr, ptr %22, align 8
  %48 = getelementptr inbounds double, ptr %47, i64 %27
  store double %46, ptr %48, align 8
  %49 = load <8 x double>, ptr %28, align 64
  %50 = extractelement <8 x double> %49, i64 5
  %51 = load ptr, ptr %23, align 8
  %52 = getelementptr inbounds double, ptr %51, i64 %27
  store double %50, ptr %52, align 8
  %53 = load <8 x double>, ptr %28, align 64
  %54 = extractelement <8 x double> %53, i64 6
  %55 = load ptr, ptr %24, align 8
  %56 = getelementptr inbounds double, ptr %55, i64 %27
  store double %54, ptr %56, align 8
  %57 = load <8 x double>, ptr %28, align 64
  %58 = extractelement <8 x double> %57, i64 7
  %59 = load ptr, ptr %25, align 8
  %60 = getelementptr inbounds double, ptr %59, i64 %27
  store double %58, ptr %60, align 8
  %61 = add nuw nsw i64 %27, 1
  %62 = icmp eq i64 %61, %2
  br i1 %62, label %134, label %26

63:                                               ; preds = %5, %130
  %64 = phi i64 [ %133, %130 ], [ 0, %5 ]
  %65 = getelementptr inbounds <8 x double>, ptr %0, i64 %64
  %66 = load <8 x double>, ptr %65, align 64
  %67 = add nsw i64 %64, 1
  %68 = getelementptr inbounds <8 x double>, ptr %0, i64 %67
  %69 = load <8 x double>, ptr %68, align 64
  %70 = add nsw i64 %64, 2
  %71 = getelementptr inbounds <8 x double>, ptr %0, i64 %70
  %72 = load <8 x double>, ptr %71, align 64
  %73 = add nsw i64 %64, 3
  %74 = getelementptr inbounds <8 x double>, ptr %0, i64 %73
  %75 = load <8 x double>, ptr %74, align 64
  %76 = add nsw i64 %64, 4
  %77 = getelementptr inbounds <8 x double>, ptr %0, i64 %76
  %78 = load <8 x double>, ptr %77, align 64
  %79 = add nsw i64 %64, 5
  %80 = getelementptr inbounds <8 x double>, ptr %0, i64 %79
  %81 = load <8 x double>, ptr %80, align 64
  %82 = add nsw i64 %64, 6
  %83 = getelementptr inbounds <8 x double>, ptr %0, i64 %82
  %84 = load <8 x double>, ptr %83, align 64
  %85 = add nsw i64 %64, 7
  %86 = getelementptr inbounds <8 x double>, ptr %0, i64 %85
  %87 = load <8 x double>, ptr %86, align 64
  %88 = shufflevector <8 x double> %66, <8 x double> %69, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %89 = shufflevector <8 x double> %66, <8 x double> %69, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %90 = shufflevector <8 x double> %72, <8 x double> %75, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %91 = shufflevector <8 x double> %72, <8 x double> %75, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %92 = shufflevector <8 x double> %78, <8 x double> %81, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %93 = shufflevector <8 x double> %78, <8 x double> %81, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %94 = shufflevector <8 x double> %84, <8 x double> %87, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %95 = shufflevector <8 x double> %84, <8 x double> %87, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %96 = shufflevector <8 x double> %88, <8 x double> %90, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %97 = shufflevector <8 x double> %88, <8 x double> %90, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %98 = shufflevector <8 x double> %89, <8 x double> %91, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %99 = shufflevector <8 x double> %89, <8 x double> %91, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %100 = shufflevector <8 x double> %92, <8 x double> %94, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %101 = shufflevector <8 x double> %92, <8 x double> %94, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %102 = shufflevector <8 x double> %93, <8 x double> %95, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %103 = shufflevector <8 x double> %93, <8 x double> %95, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %104 = shufflevector <8 x double> %96, <8 x double> %100, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %105 = shufflevector <8 x double> %96, <8 x double> %100, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %106 = shufflevector <8 x double> %98, <8 x double> %102, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %107 = shufflevector <8 x double> %98, <8 x double> %102, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %108 = shufflevector <8 x double> %97, <8 x double> %101, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %109 = shufflevector <8 x double> %97, <8 x double> %101, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %110 = shufflevector <8 x double> %99, <8 x double> %103, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %111 = shufflevector <8 x double> %99, <8 x double> %103, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %112 = load ptr, ptr %7, align 8
  %113 = getelementptr inbounds double, ptr %112, i64 %64
  store <8 x double> %104, ptr %113, align 1
  %114 = load ptr, ptr %8, align 8
  %115 = getelementptr inbounds double, ptr %114, i64 %64
  store <8 x double> %106, ptr %115, align 1
  %116 = load ptr, ptr %9, align 8
  %117 = getelementptr inbounds double, ptr %116, i64 %64
  store <8 x double> %108, ptr %117, align 1
  %118 = load ptr, ptr %10, align 8
  %119 = getelementptr inbounds double, ptr %118, i64 %64
  store <8 x double> %110, ptr %119, align 1
  %120 = load ptr, ptr %11, align 8
  %121 = getelementptr inbounds double, ptr %120, i64 %64
  store <8 x double> %105, ptr %121, align 1
  %122 = load ptr, ptr %12, align 8
  %123 = getelementptr inbounds double, ptr %122, i64 %64
  store <8 x double> %107, ptr %123, align 1
  %124 = load ptr, ptr %13, align 8
  %125 = getelementptr inbounds double, ptr %124, i64 %64
  store <8 x double> %109, ptr %125, align 1
  %126 = load ptr, ptr %14, align 8
  %127 = getelementptr inbounds double, ptr %126, i64 %64
  store <8 x double> %111, ptr %127, align 1
  %128 = add nsw i64 %64, 8
  %129 = icmp eq i64 %128, %2
  br i1 %129, label %134, label %130

130:                                              ; preds = %63
  %131 = add nsw i64 %64, 16
  %132 = icmp sgt i64 %131, %2
  %133 = select i1 %132, i64 %6, i64 %128
  br label %63

134:                                              ; preds = %63, %26, %15
  ret void
}
