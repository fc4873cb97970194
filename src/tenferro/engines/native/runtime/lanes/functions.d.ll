; Made from source/lanes/functions.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 3f708bc0fe3a0d6e380b1cea75ed162d0c1c9df8e98add34584e840bbe3aedac

%struct.spacious_job = type { %struct.job, ptr }
%struct.job = type { ptr, ptr, ptr, i64 }
%struct.pair = type { ptr, ptr }
%struct.memory = type { i64, i64, [5 x %struct.pair], %struct.pair, %struct.pair }
%struct.places = type { [8 x ptr] }

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
  %24 = getelementptr inbounds <8 x double>, ptr %14, i64 %23
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
  %84 = getelementptr inbounds <8 x double>, ptr %24, i64 %81
  store ptr %24, ptr %41, align 8
  store ptr %84, ptr %52, align 8
  br label %90

85:                                               ; preds = %90
  %86 = select i1 %78, i64 %77, i64 8
  %87 = icmp slt i64 %72, 0
  br i1 %87, label %128, label %88

88:                                               ; preds = %85
  %89 = icmp eq i64 %79, 0
  br label %102

90:                                               ; preds = %99, %71
  %91 = phi ptr [ %43, %71 ], [ %101, %99 ]
  %92 = phi i64 [ 1, %71 ], [ %97, %99 ]
  %93 = phi ptr [ %24, %71 ], [ %94, %99 ]
  %94 = getelementptr inbounds <8 x double>, ptr %93, i64 %83
  %95 = getelementptr inbounds <8 x double>, ptr %94, i64 %81
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
  %113 = phi <8 x double> [ %118, %111 ], [ zeroinitializer, %102 ]
  %114 = getelementptr inbounds <8 x double>, ptr %107, i64 %112
  %115 = load <8 x double>, ptr %114, align 64
  %116 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %115)
  %117 = fsub <8 x double> %116, %116
  %118 = fadd <8 x double> %113, %117
  %119 = add nuw nsw i64 %112, 1
  %120 = icmp eq i64 %119, %79
  br i1 %120, label %121, label %111

121:                                              ; preds = %111
  %122 = fcmp une <8 x double> %118, zeroinitializer
  %123 = bitcast <8 x i1> %122 to i8
  %124 = icmp eq i8 %123, 0
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
  %134 = phi <8 x double> [ %156, %154 ], [ zeroinitializer, %128 ]
  %135 = phi i64 [ %157, %154 ], [ 0, %128 ]
  br label %159

136:                                              ; preds = %154, %128
  %137 = phi <8 x double> [ zeroinitializer, %128 ], [ %156, %154 ]
  %138 = fdiv <8 x double> %137, <double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01>
  %139 = bitcast <8 x double> %138 to <8 x i64>
  %140 = ashr <8 x i64> %139, <i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52>
  %141 = add nsw <8 x i64> %140, <i64 -1023, i64 -1023, i64 -1023, i64 -1023, i64 -1023, i64 -1023, i64 -1023, i64 -1023>
  %142 = and <8 x i64> %139, <i64 4503599627370495, i64 4503599627370495, i64 4503599627370495, i64 4503599627370495, i64 4503599627370495, i64 4503599627370495, i64 4503599627370495, i64 4503599627370495>
  %143 = icmp ne <8 x i64> %142, zeroinitializer
  %144 = zext <8 x i1> %143 to <8 x i64>
  %145 = add nsw <8 x i64> %141, %144
  %146 = icmp sgt <8 x i64> %145, zeroinitializer
  %147 = select <8 x i1> %146, <8 x i64> %145, <8 x i64> zeroinitializer
  %148 = icmp slt <8 x i64> %147, <i64 1022, i64 1022, i64 1022, i64 1022, i64 1022, i64 1022, i64 1022, i64 1022>
  %149 = select <8 x i1> %148, <8 x i64> %147, <8 x i64> <i64 1022, i64 1022, i64 1022, i64 1022, i64 1022, i64 1022, i64 1022, i64 1022>
  %150 = mul nsw <8 x i64> %149, <i64 -4503599627370496, i64 -4503599627370496, i64 -4503599627370496, i64 -4503599627370496, i64 -4503599627370496, i64 -4503599627370496, i64 -4503599627370496, i64 -4503599627370496>
  %151 = add <8 x i64> %150, <i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408>
  %152 = bitcast <8 x i64> %151 to <8 x double>
  %153 = icmp eq i64 %130, 0
  br i1 %153, label %188, label %173

154:                                              ; preds = %159
  %155 = fcmp ogt <8 x double> %167, %134
  %156 = select <8 x i1> %155, <8 x double> %167, <8 x double> %134
  %157 = add nuw nsw i64 %135, 1
  %158 = icmp eq i64 %157, %129
  br i1 %158, label %136, label %133

159:                                              ; preds = %159, %133
  %160 = phi <8 x double> [ %167, %159 ], [ zeroinitializer, %133 ]
  %161 = phi i64 [ %168, %159 ], [ 0, %133 ]
  %162 = mul nsw i64 %161, %129
  %163 = add nsw i64 %162, %135
  %164 = getelementptr inbounds <8 x double>, ptr %131, i64 %163
  %165 = load <8 x double>, ptr %164, align 64
  %166 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %165)
  %167 = fadd <8 x double> %160, %166
  %168 = add nuw nsw i64 %161, 1
  %169 = icmp eq i64 %168, %129
  br i1 %169, label %154, label %159

170:                                              ; preds = %173
  %171 = load i64, ptr %39, align 8
  %172 = icmp eq i64 %171, 0
  br i1 %172, label %188, label %180

173:                                              ; preds = %136, %173
  %174 = phi i64 [ %178, %173 ], [ 0, %136 ]
  %175 = getelementptr inbounds <8 x double>, ptr %131, i64 %174
  %176 = load <8 x double>, ptr %175, align 64
  %177 = fmul <8 x double> %176, %152
  store <8 x double> %177, ptr %175, align 64
  %178 = add nuw nsw i64 %174, 1
  %179 = icmp eq i64 %178, %130
  br i1 %179, label %170, label %173

180:                                              ; preds = %170, %180
  %181 = phi i64 [ %186, %180 ], [ 0, %170 ]
  %182 = load ptr, ptr %53, align 8
  %183 = getelementptr inbounds <8 x double>, ptr %182, i64 %181
  %184 = load <8 x double>, ptr %183, align 64
  %185 = fmul <8 x double> %184, %152
  store <8 x double> %185, ptr %183, align 64
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
  %236 = getelementptr inbounds <8 x double>, ptr %226, i64 %235
  %237 = load <8 x double>, ptr %236, align 64
  br label %241

238:                                              ; preds = %241
  store <8 x double> %254, ptr %236, align 64
  %239 = add nuw nsw i64 %235, 1
  %240 = icmp eq i64 %239, %228
  br i1 %240, label %230, label %234

241:                                              ; preds = %241, %234
  %242 = phi i64 [ 1, %234 ], [ %255, %241 ]
  %243 = phi <8 x double> [ %237, %234 ], [ %254, %241 ]
  %244 = getelementptr inbounds [4 x ptr], ptr %5, i64 0, i64 %242
  %245 = load ptr, ptr %244, align 8
  %246 = getelementptr inbounds <8 x double>, ptr %245, i64 %235
  %247 = load <8 x double>, ptr %246, align 64
  %248 = add nuw nsw i64 %242, 12
  %249 = getelementptr inbounds [17 x double], ptr @coefficient, i64 0, i64 %248
  %250 = load double, ptr %249, align 8
  %251 = insertelement <8 x double> poison, double %250, i64 0
  %252 = shufflevector <8 x double> %251, <8 x double> poison, <8 x i32> zeroinitializer
  %253 = fmul <8 x double> %247, %252
  %254 = fadd <8 x double> %243, %253
  %255 = add nuw nsw i64 %242, 1
  %256 = icmp eq i64 %255, 4
  br i1 %256, label %238, label %241

257:                                              ; preds = %257, %232
  %258 = phi i64 [ 0, %232 ], [ %263, %257 ]
  %259 = mul nsw i64 %258, %233
  %260 = getelementptr inbounds <8 x double>, ptr %226, i64 %259
  %261 = load <8 x double>, ptr %260, align 64
  %262 = fadd <8 x double> %261, <double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898>
  store <8 x double> %262, ptr %260, align 64
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
  %285 = getelementptr inbounds <8 x double>, ptr %279, i64 %284
  %286 = load <8 x double>, ptr %285, align 64
  br label %290

287:                                              ; preds = %290
  store <8 x double> %303, ptr %285, align 64
  %288 = add nuw nsw i64 %284, 1
  %289 = icmp eq i64 %288, %281
  br i1 %289, label %306, label %283

290:                                              ; preds = %290, %283
  %291 = phi i64 [ 1, %283 ], [ %304, %290 ]
  %292 = phi <8 x double> [ %286, %283 ], [ %303, %290 ]
  %293 = getelementptr inbounds [4 x ptr], ptr %6, i64 0, i64 %291
  %294 = load ptr, ptr %293, align 8
  %295 = getelementptr inbounds <8 x double>, ptr %294, i64 %284
  %296 = load <8 x double>, ptr %295, align 64
  %297 = add nuw nsw i64 %291, 12
  %298 = getelementptr inbounds [17 x double], ptr @coefficient, i64 0, i64 %297
  %299 = load double, ptr %298, align 8
  %300 = insertelement <8 x double> poison, double %299, i64 0
  %301 = shufflevector <8 x double> %300, <8 x double> poison, <8 x i32> zeroinitializer
  %302 = fmul <8 x double> %296, %301
  %303 = fadd <8 x double> %292, %302
  %304 = add nuw nsw i64 %291, 1
  %305 = icmp eq i64 %304, 4
  br i1 %305, label %287, label %290

306:                                              ; preds = %287, %278, %265
  br label %383

307:                                              ; preds = %223, %324
  %308 = phi i64 [ %325, %324 ], [ 0, %223 ]
  %309 = load ptr, ptr %62, align 8
  %310 = getelementptr inbounds <8 x double>, ptr %309, i64 %308
  %311 = load <8 x double>, ptr %310, align 64
  %312 = fmul <8 x double> %311, <double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F>
  %313 = load ptr, ptr %64, align 8
  %314 = getelementptr inbounds <8 x double>, ptr %313, i64 %308
  store <8 x double> %312, ptr %314, align 64
  %315 = load i64, ptr %39, align 8
  %316 = icmp eq i64 %315, 0
  br i1 %316, label %324, label %317

317:                                              ; preds = %307
  %318 = load ptr, ptr %63, align 8
  %319 = getelementptr inbounds <8 x double>, ptr %318, i64 %308
  %320 = load <8 x double>, ptr %319, align 64
  %321 = fmul <8 x double> %320, <double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F>
  %322 = load ptr, ptr %65, align 8
  %323 = getelementptr inbounds <8 x double>, ptr %322, i64 %308
  store <8 x double> %321, ptr %323, align 64
  br label %324

324:                                              ; preds = %317, %307
  %325 = add nuw nsw i64 %308, 1
  %326 = icmp eq i64 %325, %130
  br i1 %326, label %224, label %307

327:                                              ; preds = %483
  %328 = load i64, ptr %38, align 8
  %329 = mul nsw i64 %328, %328
  %330 = bitcast <8 x i1> %146 to i8
  %331 = icmp eq i8 %330, 0
  br i1 %331, label %488, label %332

332:                                              ; preds = %327
  %333 = icmp eq i64 %329, 0
  br label %334

334:                                              ; preds = %381, %332
  %335 = phi i64 [ %328, %332 ], [ %382, %381 ]
  %336 = phi <8 x i1> [ %146, %332 ], [ %378, %381 ]
  %337 = phi i64 [ 0, %332 ], [ %375, %381 ]
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
  %352 = getelementptr inbounds <8 x double>, ptr %349, i64 %351
  %353 = load <8 x i64>, ptr %352, align 64
  %354 = getelementptr inbounds <8 x double>, ptr %348, i64 %351
  %355 = load <8 x i64>, ptr %354, align 64
  %356 = select <8 x i1> %336, <8 x i64> %353, <8 x i64> %355
  store <8 x i64> %356, ptr %354, align 64
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
  %367 = getelementptr inbounds <8 x double>, ptr %364, i64 %366
  %368 = load <8 x i64>, ptr %367, align 64
  %369 = getelementptr inbounds <8 x double>, ptr %363, i64 %366
  %370 = load <8 x i64>, ptr %369, align 64
  %371 = select <8 x i1> %336, <8 x i64> %368, <8 x i64> %370
  store <8 x i64> %371, ptr %369, align 64
  %372 = add nuw nsw i64 %366, 1
  %373 = icmp eq i64 %372, %329
  br i1 %373, label %374, label %365

374:                                              ; preds = %365, %359, %347
  %375 = add nuw nsw i64 %337, 1
  %376 = insertelement <8 x i64> poison, i64 %375, i64 0
  %377 = shufflevector <8 x i64> %376, <8 x i64> poison, <8 x i32> zeroinitializer
  %378 = icmp slt <8 x i64> %377, %149
  %379 = bitcast <8 x i1> %378 to i8
  %380 = icmp eq i8 %379, 0
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
  %407 = getelementptr inbounds [17 x double], ptr @coefficient, i64 0, i64 %384
  %408 = load double, ptr %407, align 16
  %409 = insertelement <8 x double> poison, double %408, i64 0
  %410 = shufflevector <8 x double> %409, <8 x double> poison, <8 x i32> zeroinitializer
  br label %434

411:                                              ; preds = %398, %415
  %412 = phi i64 [ %416, %415 ], [ 0, %398 ]
  %413 = getelementptr inbounds <8 x double>, ptr %399, i64 %412
  %414 = load <8 x double>, ptr %413, align 64
  br label %418

415:                                              ; preds = %418
  store <8 x double> %431, ptr %413, align 64
  %416 = add nuw nsw i64 %412, 1
  %417 = icmp eq i64 %416, %401
  br i1 %417, label %403, label %411

418:                                              ; preds = %418, %411
  %419 = phi i64 [ 1, %411 ], [ %432, %418 ]
  %420 = phi <8 x double> [ %414, %411 ], [ %431, %418 ]
  %421 = getelementptr inbounds [4 x ptr], ptr %3, i64 0, i64 %419
  %422 = load ptr, ptr %421, align 8
  %423 = getelementptr inbounds <8 x double>, ptr %422, i64 %412
  %424 = load <8 x double>, ptr %423, align 64
  %425 = add nuw nsw i64 %419, %384
  %426 = getelementptr inbounds [17 x double], ptr @coefficient, i64 0, i64 %425
  %427 = load double, ptr %426, align 8
  %428 = insertelement <8 x double> poison, double %427, i64 0
  %429 = shufflevector <8 x double> %428, <8 x double> poison, <8 x i32> zeroinitializer
  %430 = fmul <8 x double> %424, %429
  %431 = fadd <8 x double> %420, %430
  %432 = add nuw nsw i64 %419, 1
  %433 = icmp eq i64 %432, 4
  br i1 %433, label %415, label %418

434:                                              ; preds = %434, %405
  %435 = phi i64 [ 0, %405 ], [ %440, %434 ]
  %436 = mul nsw i64 %435, %406
  %437 = getelementptr inbounds <8 x double>, ptr %399, i64 %436
  %438 = load <8 x double>, ptr %437, align 64
  %439 = fadd <8 x double> %410, %438
  store <8 x double> %439, ptr %437, align 64
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
  %462 = getelementptr inbounds <8 x double>, ptr %456, i64 %461
  %463 = load <8 x double>, ptr %462, align 64
  br label %467

464:                                              ; preds = %467
  store <8 x double> %480, ptr %462, align 64
  %465 = add nuw nsw i64 %461, 1
  %466 = icmp eq i64 %465, %458
  br i1 %466, label %483, label %460

467:                                              ; preds = %467, %460
  %468 = phi i64 [ 1, %460 ], [ %481, %467 ]
  %469 = phi <8 x double> [ %463, %460 ], [ %480, %467 ]
  %470 = getelementptr inbounds [4 x ptr], ptr %4, i64 0, i64 %468
  %471 = load ptr, ptr %470, align 8
  %472 = getelementptr inbounds <8 x double>, ptr %471, i64 %461
  %473 = load <8 x double>, ptr %472, align 64
  %474 = add nuw nsw i64 %468, %384
  %475 = getelementptr inbounds [17 x double], ptr @coefficient, i64 0, i64 %474
  %476 = load double, ptr %475, align 8
  %477 = insertelement <8 x double> poison, double %476, i64 0
  %478 = shufflevector <8 x double> %477, <8 x double> poison, <8 x i32> zeroinitializer
  %479 = fmul <8 x double> %473, %478
  %480 = fadd <8 x double> %469, %479
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
  %26 = getelementptr inbounds <8 x double>, ptr %0, i64 %25
  %27 = load <8 x double>, ptr %26, align 64
  br label %28

28:                                               ; preds = %24, %22
  %29 = phi <8 x double> [ %27, %24 ], [ zeroinitializer, %22 ]
  br label %35

30:                                               ; preds = %35
  %31 = add nsw i64 %23, %11
  %32 = getelementptr inbounds <8 x double>, ptr %0, i64 %31
  store <8 x double> %45, ptr %32, align 64
  %33 = add nuw nsw i64 %23, 1
  %34 = icmp eq i64 %33, %3
  br i1 %34, label %101, label %22

35:                                               ; preds = %28, %35
  %36 = phi i64 [ %46, %35 ], [ 0, %28 ]
  %37 = phi <8 x double> [ %45, %35 ], [ %29, %28 ]
  %38 = add nsw i64 %36, %11
  %39 = getelementptr inbounds <8 x double>, ptr %1, i64 %38
  %40 = load <8 x double>, ptr %39, align 64
  %41 = mul nsw i64 %36, %3
  %42 = add nsw i64 %41, %23
  %43 = getelementptr inbounds <8 x double>, ptr %2, i64 %42
  %44 = load <8 x double>, ptr %43, align 64
  %45 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %40, <8 x double> %44, <8 x double> %37)
  %46 = add nuw nsw i64 %36, 1
  %47 = icmp eq i64 %46, %3
  br i1 %47, label %30, label %35

48:                                               ; preds = %20, %53
  %49 = phi <8 x double> [ %61, %53 ], [ zeroinitializer, %20 ]
  %50 = phi <8 x double> [ %55, %53 ], [ zeroinitializer, %20 ]
  %51 = phi <8 x double> [ %58, %53 ], [ zeroinitializer, %20 ]
  %52 = phi <8 x double> [ %64, %53 ], [ zeroinitializer, %20 ]
  br label %73

53:                                               ; preds = %20
  %54 = getelementptr inbounds <8 x double>, ptr %0, i64 %21
  %55 = load <8 x double>, ptr %54, align 64
  %56 = add nsw i64 %21, 1
  %57 = getelementptr inbounds <8 x double>, ptr %0, i64 %56
  %58 = load <8 x double>, ptr %57, align 64
  %59 = add nsw i64 %21, 2
  %60 = getelementptr inbounds <8 x double>, ptr %0, i64 %59
  %61 = load <8 x double>, ptr %60, align 64
  %62 = add nsw i64 %21, 3
  %63 = getelementptr inbounds <8 x double>, ptr %0, i64 %62
  %64 = load <8 x double>, ptr %63, align 64
  br label %48

65:                                               ; preds = %73
  %66 = getelementptr inbounds <8 x double>, ptr %0, i64 %21
  store <8 x double> %86, ptr %66, align 64
  %67 = add nsw i64 %21, 1
  %68 = getelementptr inbounds <8 x double>, ptr %0, i64 %67
  store <8 x double> %90, ptr %68, align 64
  %69 = add nsw i64 %21, 2
  %70 = getelementptr inbounds <8 x double>, ptr %0, i64 %69
  store <8 x double> %94, ptr %70, align 64
  %71 = add nsw i64 %21, 3
  %72 = getelementptr inbounds <8 x double>, ptr %0, i64 %71
  store <8 x double> %98, ptr %72, align 64
  br label %101

73:                                               ; preds = %48, %73
  %74 = phi <8 x double> [ %52, %48 ], [ %98, %73 ]
  %75 = phi <8 x double> [ %49, %48 ], [ %94, %73 ]
  %76 = phi <8 x double> [ %51, %48 ], [ %90, %73 ]
  %77 = phi <8 x double> [ %50, %48 ], [ %86, %73 ]
  %78 = phi i64 [ 0, %48 ], [ %99, %73 ]
  %79 = add nsw i64 %78, %11
  %80 = getelementptr inbounds <8 x double>, ptr %1, i64 %79
  %81 = load <8 x double>, ptr %80, align 64
  %82 = mul nsw i64 %78, %3
  %83 = add nsw i64 %82, %17
  %84 = getelementptr inbounds <8 x double>, ptr %2, i64 %83
  %85 = load <8 x double>, ptr %84, align 64
  %86 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %81, <8 x double> %85, <8 x double> %77)
  %87 = add nsw i64 %83, 1
  %88 = getelementptr inbounds <8 x double>, ptr %2, i64 %87
  %89 = load <8 x double>, ptr %88, align 64
  %90 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %81, <8 x double> %89, <8 x double> %76)
  %91 = add nsw i64 %83, 2
  %92 = getelementptr inbounds <8 x double>, ptr %2, i64 %91
  %93 = load <8 x double>, ptr %92, align 64
  %94 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %81, <8 x double> %93, <8 x double> %75)
  %95 = add nsw i64 %83, 3
  %96 = getelementptr inbounds <8 x double>, ptr %2, i64 %95
  %97 = load <8 x double>, ptr %96, align 64
  %98 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %81, <8 x double> %97, <8 x double> %74)
  %99 = add nuw nsw i64 %78, 1
  %100 = icmp eq i64 %99, %3
  br i1 %100, label %65, label %73

101:                                              ; preds = %30, %65
  %102 = add nuw nsw i64 %17, 4
  %103 = icmp slt i64 %102, %3
  br i1 %103, label %16, label %13
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
