; Made from source/dense/cholesky.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: d169d115b818add7ecc85c155c438a001b70414a0197cb0b837958cceec4e7ca

%struct.batch = type { ptr, ptr, ptr, i64, i64, i64, [5 x i64], ptr, i64 }
%struct.matrix = type { ptr, i64, i64 }
%struct.job = type { i64, i64, i64, ptr, ptr, [2 x ptr], ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64 }

define i64 @dense_cholesky(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.batch, align 8
  %7 = getelementptr inbounds %struct.batch, ptr %6, i64 0, i32 0
  store ptr @run_cholesky, ptr %7, align 8
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
  %34 = call i64 @run_cholesky(ptr %0, ptr %3, ptr %33)
  br label %37

35:                                               ; preds = %22
  call void @tenferro_parallel_for(ptr @run_share, ptr %6, i64 %19)
  %36 = load i64, ptr %16, align 8
  br label %37

37:                                               ; preds = %32, %35
  %38 = phi i64 [ %34, %32 ], [ %36, %35 ]
  ret i64 %38
}

define internal i64 @run_cholesky(ptr %0, ptr %1, ptr %2) {
  %4 = alloca %struct.matrix, align 8
  %5 = alloca %struct.matrix, align 8
  %6 = alloca %struct.job, align 8
  %7 = load i64, ptr %0, align 8
  %8 = inttoptr i64 %7 to ptr
  %9 = getelementptr inbounds i64, ptr %0, i64 1
  %10 = load i64, ptr %9, align 8
  %11 = inttoptr i64 %10 to ptr
  %12 = getelementptr inbounds i8, ptr %6, i64 24
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(128) %12, i8 0, i64 104, i1 false)
  %13 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 0
  %14 = load i64, ptr %2, align 8
  store i64 %14, ptr %13, align 8
  %15 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 1
  %16 = getelementptr inbounds i64, ptr %2, i64 2
  %17 = load i64, ptr %16, align 8
  store i64 %17, ptr %15, align 8
  %18 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 2
  %19 = getelementptr inbounds i64, ptr %2, i64 3
  %20 = load i64, ptr %19, align 8
  store i64 %20, ptr %18, align 8
  %21 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 4
  store ptr %11, ptr %21, align 8
  %22 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 7
  store ptr %1, ptr %22, align 8
  %23 = getelementptr inbounds [3 x <8 x double>], ptr %1, i64 24
  %24 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 8
  store ptr %23, ptr %24, align 8
  %25 = getelementptr inbounds [3 x <8 x double>], ptr %1, i64 48
  %26 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 9
  store ptr %25, ptr %26, align 8
  %27 = getelementptr inbounds double, ptr %25, i64 24
  %28 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5, i64 0
  store ptr %27, ptr %28, align 8
  %29 = mul nsw i64 %14, 24
  %30 = getelementptr inbounds double, ptr %27, i64 %29
  %31 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5, i64 1
  store ptr %30, ptr %31, align 8
  %32 = getelementptr inbounds double, ptr %30, i64 %29
  %33 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 6
  store ptr %32, ptr %33, align 8
  %34 = icmp sgt i64 %14, 0
  br i1 %34, label %35, label %395

35:                                               ; preds = %3, %35
  %36 = phi i64 [ %40, %35 ], [ 0, %3 ]
  %37 = mul nsw i64 %36, %14
  %38 = getelementptr inbounds double, ptr %11, i64 %37
  %39 = getelementptr inbounds double, ptr %8, i64 %37
  %40 = add nuw nsw i64 %36, 1
  %41 = shl i64 %40, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %38, ptr align 8 %39, i64 %41, i1 false)
  %42 = getelementptr inbounds double, ptr %38, i64 %40
  %43 = xor i64 %36, -1
  %44 = add i64 %14, %43
  %45 = shl i64 %44, 3
  call void @llvm.memset.p0.i64(ptr align 8 %42, i8 0, i64 %45, i1 false)
  %46 = icmp eq i64 %40, %14
  br i1 %46, label %47, label %35

47:                                               ; preds = %35
  br i1 %34, label %48, label %395

48:                                               ; preds = %47
  %49 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 10
  %50 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 11
  %51 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 12
  %52 = getelementptr inbounds %struct.matrix, ptr %5, i64 0, i32 0
  %53 = getelementptr inbounds %struct.matrix, ptr %5, i64 0, i32 1
  %54 = getelementptr inbounds %struct.matrix, ptr %5, i64 0, i32 2
  %55 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 3
  %56 = getelementptr inbounds %struct.matrix, ptr %4, i64 0, i32 0
  %57 = getelementptr inbounds %struct.matrix, ptr %4, i64 0, i32 1
  %58 = getelementptr inbounds %struct.matrix, ptr %4, i64 0, i32 2
  %59 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 13
  br label %60

60:                                               ; preds = %392, %48
  %61 = phi ptr [ %11, %48 ], [ %394, %392 ]
  %62 = phi ptr [ %27, %48 ], [ %393, %392 ]
  %63 = phi i64 [ %14, %48 ], [ %389, %392 ]
  %64 = phi i64 [ 0, %48 ], [ %390, %392 ]
  store i64 %64, ptr %49, align 8
  %65 = sub nsw i64 %63, %64
  %66 = icmp slt i64 %65, 24
  %67 = select i1 %66, i64 %65, i64 24
  store i64 %67, ptr %50, align 8
  %68 = add nsw i64 %67, %64
  store i64 %68, ptr %51, align 8
  %69 = mul nsw i64 %63, %64
  %70 = getelementptr inbounds double, ptr %61, i64 %69
  call fastcc void @read_turned(ptr %62, ptr %70, i64 %63, i64 %64, i64 %67)
  %71 = load i64, ptr %51, align 8
  %72 = load ptr, ptr %21, align 8
  %73 = load ptr, ptr %28, align 8
  %74 = load i64, ptr %49, align 8
  %75 = icmp eq i64 %74, 0
  br i1 %75, label %84, label %76

76:                                               ; preds = %60
  %77 = load i64, ptr %13, align 8
  %78 = mul nsw i64 %77, %64
  %79 = getelementptr inbounds double, ptr %72, i64 %78
  %80 = getelementptr inbounds double, ptr %79, i64 %74
  %81 = load i64, ptr %50, align 8
  store ptr %79, ptr %52, align 8
  store i64 %77, ptr %53, align 8
  store i64 1, ptr %54, align 8
  %82 = sub nsw i64 %71, %64
  %83 = load i64, ptr %15, align 8
  call fastcc void @subtract_strip(ptr %80, i64 %77, i64 %81, ptr byval(%struct.matrix) align 8 %5, ptr %73, i64 %82, i64 %74, i64 %83)
  br label %84

84:                                               ; preds = %76, %60
  %85 = load ptr, ptr %55, align 8
  %86 = icmp eq ptr %85, null
  br i1 %86, label %102, label %87

87:                                               ; preds = %84
  %88 = load ptr, ptr %31, align 8
  %89 = load i64, ptr %49, align 8
  %90 = icmp eq i64 %89, 0
  br i1 %90, label %101, label %91

91:                                               ; preds = %87
  %92 = load ptr, ptr %21, align 8
  %93 = load i64, ptr %13, align 8
  %94 = mul nsw i64 %93, %64
  %95 = getelementptr inbounds double, ptr %92, i64 %94
  %96 = getelementptr inbounds double, ptr %95, i64 %89
  %97 = load i64, ptr %50, align 8
  %98 = getelementptr inbounds double, ptr %85, i64 %94
  store ptr %98, ptr %56, align 8
  store i64 %93, ptr %57, align 8
  store i64 1, ptr %58, align 8
  %99 = sub nsw i64 %71, %64
  %100 = load i64, ptr %15, align 8
  call fastcc void @subtract_strip(ptr %96, i64 %93, i64 %97, ptr byval(%struct.matrix) align 8 %4, ptr %88, i64 %99, i64 %89, i64 %100)
  br label %101

101:                                              ; preds = %91, %87
  br label %102

102:                                              ; preds = %84, %101
  %103 = load ptr, ptr %22, align 8
  %104 = load ptr, ptr %21, align 8
  %105 = load i64, ptr %49, align 8
  %106 = load i64, ptr %13, align 8
  %107 = add nsw i64 %106, 1
  %108 = mul nsw i64 %107, %105
  %109 = getelementptr inbounds double, ptr %104, i64 %108
  %110 = load i64, ptr %50, align 8
  call fastcc void @read_turned(ptr %103, ptr %109, i64 %106, i64 %110, i64 %110)
  %111 = load i64, ptr %50, align 8
  %112 = icmp sgt i64 %111, 1
  br i1 %112, label %113, label %139

113:                                              ; preds = %102
  %114 = add nsw i64 %111, -1
  br label %115

115:                                              ; preds = %119, %113
  %116 = phi i64 [ 0, %113 ], [ %121, %119 ]
  %117 = phi i64 [ 1, %113 ], [ %120, %119 ]
  %118 = lshr i64 %116, 3
  br label %123

119:                                              ; preds = %123
  %120 = add nuw nsw i64 %117, 1
  %121 = add nuw nsw i64 %116, 1
  %122 = icmp eq i64 %121, %114
  br i1 %122, label %137, label %115

123:                                              ; preds = %123, %115
  %124 = phi i64 [ 0, %115 ], [ %135, %123 ]
  %125 = phi i64 [ 0, %115 ], [ %134, %123 ]
  %126 = getelementptr inbounds [3 x <8 x double>], ptr %103, i64 %117, i64 %125
  %127 = load <8 x double>, ptr %126, align 64
  %128 = xor i64 %124, -1
  %129 = add nsw i64 %117, %128
  %130 = insertelement <8 x i64> poison, i64 %129, i64 0
  %131 = shufflevector <8 x i64> %130, <8 x i64> poison, <8 x i32> zeroinitializer
  %132 = icmp slt <8 x i64> %131, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %133 = select <8 x i1> %132, <8 x double> %127, <8 x double> zeroinitializer
  store <8 x double> %133, ptr %126, align 64
  %134 = add nuw nsw i64 %125, 1
  %135 = shl nsw i64 %134, 3
  %136 = icmp eq i64 %125, %118
  br i1 %136, label %119, label %123

137:                                              ; preds = %119
  %138 = load i64, ptr %50, align 8
  br label %139

139:                                              ; preds = %137, %102
  %140 = phi i64 [ %138, %137 ], [ %111, %102 ]
  %141 = load ptr, ptr %22, align 8
  %142 = icmp slt i64 %140, 8
  %143 = select i1 %142, i64 %140, i64 8
  %144 = icmp sgt i64 %140, 0
  br i1 %144, label %145, label %201

145:                                              ; preds = %139, %193
  %146 = phi i1 [ %194, %193 ], [ true, %139 ]
  %147 = phi i64 [ %168, %193 ], [ 0, %139 ]
  %148 = getelementptr inbounds [3 x <8 x double>], ptr %141, i64 %147, i64 0
  %149 = getelementptr inbounds double, ptr %148, i64 %147
  %150 = load double, ptr %149, align 8
  %151 = call double @llvm.sqrt.f64(double %150)
  %152 = fcmp ogt double %150, 0.000000e+00
  %153 = fsub double %150, %150
  %154 = fcmp oeq double %153, 0.000000e+00
  %155 = and i1 %152, %154
  br i1 %155, label %156, label %196

156:                                              ; preds = %145
  %157 = fdiv double 1.000000e+00, %151
  %158 = insertelement <8 x double> poison, double %157, i64 0
  %159 = shufflevector <8 x double> %158, <8 x double> poison, <8 x i32> zeroinitializer
  %160 = load <8 x double>, ptr %148, align 64
  %161 = fmul <8 x double> %159, %160
  store <8 x double> %161, ptr %148, align 64
  %162 = getelementptr inbounds [3 x <8 x double>], ptr %141, i64 %147, i64 1
  %163 = load <8 x double>, ptr %162, align 64
  %164 = fmul <8 x double> %159, %163
  store <8 x double> %164, ptr %162, align 64
  %165 = getelementptr inbounds [3 x <8 x double>], ptr %141, i64 %147, i64 2
  %166 = load <8 x double>, ptr %165, align 64
  %167 = fmul <8 x double> %159, %166
  store <8 x double> %167, ptr %165, align 64
  store double %151, ptr %149, align 8
  %168 = add nuw nsw i64 %147, 1
  %169 = icmp slt i64 %168, %140
  br i1 %169, label %170, label %193

170:                                              ; preds = %156, %170
  %171 = phi i64 [ %191, %170 ], [ %168, %156 ]
  %172 = getelementptr inbounds double, ptr %148, i64 %171
  %173 = load double, ptr %172, align 8
  %174 = insertelement <8 x double> poison, double %173, i64 0
  %175 = shufflevector <8 x double> %174, <8 x double> poison, <8 x i32> zeroinitializer
  %176 = load <8 x double>, ptr %148, align 64
  %177 = getelementptr inbounds [3 x <8 x double>], ptr %141, i64 %171, i64 0
  %178 = load <8 x double>, ptr %177, align 64
  %179 = fneg <8 x double> %176
  %180 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %179, <8 x double> %175, <8 x double> %178)
  store <8 x double> %180, ptr %177, align 64
  %181 = load <8 x double>, ptr %162, align 64
  %182 = getelementptr inbounds [3 x <8 x double>], ptr %141, i64 %171, i64 1
  %183 = load <8 x double>, ptr %182, align 64
  %184 = fneg <8 x double> %181
  %185 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %184, <8 x double> %175, <8 x double> %183)
  store <8 x double> %185, ptr %182, align 64
  %186 = load <8 x double>, ptr %165, align 64
  %187 = getelementptr inbounds [3 x <8 x double>], ptr %141, i64 %171, i64 2
  %188 = load <8 x double>, ptr %187, align 64
  %189 = fneg <8 x double> %186
  %190 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %189, <8 x double> %175, <8 x double> %188)
  store <8 x double> %190, ptr %187, align 64
  %191 = add nuw nsw i64 %171, 1
  %192 = icmp eq i64 %191, %140
  br i1 %192, label %193, label %170

193:                                              ; preds = %170, %156
  %194 = icmp slt i64 %168, %143
  %195 = icmp eq i64 %168, %143
  br i1 %195, label %196, label %145

196:                                              ; preds = %193, %145
  %197 = phi i1 [ %146, %145 ], [ %194, %193 ]
  br i1 %197, label %395, label %198

198:                                              ; preds = %196
  %199 = load ptr, ptr %22, align 8
  %200 = load i64, ptr %50, align 8
  br label %201

201:                                              ; preds = %198, %139
  %202 = phi i64 [ %200, %198 ], [ %140, %139 ]
  %203 = phi ptr [ %199, %198 ], [ %141, %139 ]
  %204 = icmp slt i64 %202, 16
  %205 = select i1 %204, i64 %202, i64 16
  %206 = icmp sgt i64 %205, 8
  br i1 %206, label %207, label %256

207:                                              ; preds = %201, %248
  %208 = phi i1 [ %249, %248 ], [ true, %201 ]
  %209 = phi i64 [ %228, %248 ], [ 8, %201 ]
  %210 = getelementptr inbounds [3 x <8 x double>], ptr %203, i64 %209, i64 0
  %211 = getelementptr inbounds double, ptr %210, i64 %209
  %212 = load double, ptr %211, align 8
  %213 = call double @llvm.sqrt.f64(double %212)
  %214 = fcmp ogt double %212, 0.000000e+00
  %215 = fsub double %212, %212
  %216 = fcmp oeq double %215, 0.000000e+00
  %217 = and i1 %214, %216
  br i1 %217, label %218, label %251

218:                                              ; preds = %207
  %219 = fdiv double 1.000000e+00, %213
  %220 = insertelement <8 x double> poison, double %219, i64 0
  %221 = shufflevector <8 x double> %220, <8 x double> poison, <8 x i32> zeroinitializer
  %222 = getelementptr inbounds [3 x <8 x double>], ptr %203, i64 %209, i64 1
  %223 = load <8 x double>, ptr %222, align 64
  %224 = fmul <8 x double> %221, %223
  store <8 x double> %224, ptr %222, align 64
  %225 = getelementptr inbounds [3 x <8 x double>], ptr %203, i64 %209, i64 2
  %226 = load <8 x double>, ptr %225, align 64
  %227 = fmul <8 x double> %221, %226
  store <8 x double> %227, ptr %225, align 64
  store double %213, ptr %211, align 8
  %228 = add nuw nsw i64 %209, 1
  %229 = icmp slt i64 %228, %202
  br i1 %229, label %230, label %248

230:                                              ; preds = %218, %230
  %231 = phi i64 [ %246, %230 ], [ %228, %218 ]
  %232 = getelementptr inbounds double, ptr %210, i64 %231
  %233 = load double, ptr %232, align 8
  %234 = insertelement <8 x double> poison, double %233, i64 0
  %235 = shufflevector <8 x double> %234, <8 x double> poison, <8 x i32> zeroinitializer
  %236 = load <8 x double>, ptr %222, align 64
  %237 = getelementptr inbounds [3 x <8 x double>], ptr %203, i64 %231, i64 1
  %238 = load <8 x double>, ptr %237, align 64
  %239 = fneg <8 x double> %236
  %240 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %239, <8 x double> %235, <8 x double> %238)
  store <8 x double> %240, ptr %237, align 64
  %241 = load <8 x double>, ptr %225, align 64
  %242 = getelementptr inbounds [3 x <8 x double>], ptr %203, i64 %231, i64 2
  %243 = load <8 x double>, ptr %242, align 64
  %244 = fneg <8 x double> %241
  %245 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %244, <8 x double> %235, <8 x double> %243)
  store <8 x double> %245, ptr %242, align 64
  %246 = add nuw nsw i64 %231, 1
  %247 = icmp eq i64 %246, %202
  br i1 %247, label %248, label %230

248:                                              ; preds = %230, %218
  %249 = icmp slt i64 %228, %205
  %250 = icmp eq i64 %228, %205
  br i1 %250, label %251, label %207

251:                                              ; preds = %248, %207
  %252 = phi i1 [ %208, %207 ], [ %249, %248 ]
  br i1 %252, label %395, label %253

253:                                              ; preds = %251
  %254 = load ptr, ptr %22, align 8
  %255 = load i64, ptr %50, align 8
  br label %256

256:                                              ; preds = %253, %201
  %257 = phi i64 [ %255, %253 ], [ %202, %201 ]
  %258 = phi ptr [ %254, %253 ], [ %203, %201 ]
  %259 = icmp slt i64 %257, 24
  %260 = select i1 %259, i64 %257, i64 24
  %261 = icmp sgt i64 %260, 16
  br i1 %261, label %262, label %303

262:                                              ; preds = %256, %295
  %263 = phi i1 [ %296, %295 ], [ true, %256 ]
  %264 = phi i64 [ %280, %295 ], [ 16, %256 ]
  %265 = getelementptr inbounds [3 x <8 x double>], ptr %258, i64 %264, i64 0
  %266 = getelementptr inbounds double, ptr %265, i64 %264
  %267 = load double, ptr %266, align 8
  %268 = call double @llvm.sqrt.f64(double %267)
  %269 = fcmp ogt double %267, 0.000000e+00
  %270 = fsub double %267, %267
  %271 = fcmp oeq double %270, 0.000000e+00
  %272 = and i1 %269, %271
  br i1 %272, label %273, label %298

273:                                              ; preds = %262
  %274 = fdiv double 1.000000e+00, %268
  %275 = insertelement <8 x double> poison, double %274, i64 0
  %276 = shufflevector <8 x double> %275, <8 x double> poison, <8 x i32> zeroinitializer
  %277 = getelementptr inbounds [3 x <8 x double>], ptr %258, i64 %264, i64 2
  %278 = load <8 x double>, ptr %277, align 64
  %279 = fmul <8 x double> %276, %278
  store <8 x double> %279, ptr %277, align 64
  store double %268, ptr %266, align 8
  %280 = add nuw nsw i64 %264, 1
  %281 = icmp slt i64 %280, %257
  br i1 %281, label %282, label %295

282:                                              ; preds = %273, %282
  %283 = phi i64 [ %293, %282 ], [ %280, %273 ]
  %284 = getelementptr inbounds double, ptr %265, i64 %283
  %285 = load double, ptr %284, align 8
  %286 = insertelement <8 x double> poison, double %285, i64 0
  %287 = shufflevector <8 x double> %286, <8 x double> poison, <8 x i32> zeroinitializer
  %288 = load <8 x double>, ptr %277, align 64
  %289 = getelementptr inbounds [3 x <8 x double>], ptr %258, i64 %283, i64 2
  %290 = load <8 x double>, ptr %289, align 64
  %291 = fneg <8 x double> %288
  %292 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %291, <8 x double> %287, <8 x double> %290)
  store <8 x double> %292, ptr %289, align 64
  %293 = add nuw nsw i64 %283, 1
  %294 = icmp eq i64 %293, %257
  br i1 %294, label %295, label %282

295:                                              ; preds = %282, %273
  %296 = icmp slt i64 %280, %260
  %297 = icmp eq i64 %280, %260
  br i1 %297, label %298, label %262

298:                                              ; preds = %295, %262
  %299 = phi i1 [ %263, %262 ], [ %296, %295 ]
  br i1 %299, label %395, label %300

300:                                              ; preds = %298
  %301 = load ptr, ptr %22, align 8
  %302 = load i64, ptr %50, align 8
  br label %303

303:                                              ; preds = %300, %256
  %304 = phi i64 [ %302, %300 ], [ %257, %256 ]
  %305 = phi ptr [ %301, %300 ], [ %258, %256 ]
  %306 = icmp sgt i64 %304, 1
  br i1 %306, label %307, label %334

307:                                              ; preds = %303
  %308 = add nsw i64 %304, -1
  br label %309

309:                                              ; preds = %313, %307
  %310 = phi i64 [ 0, %307 ], [ %315, %313 ]
  %311 = phi i64 [ 1, %307 ], [ %314, %313 ]
  %312 = lshr i64 %310, 3
  br label %317

313:                                              ; preds = %317
  %314 = add nuw nsw i64 %311, 1
  %315 = add nuw nsw i64 %310, 1
  %316 = icmp eq i64 %315, %308
  br i1 %316, label %331, label %309

317:                                              ; preds = %317, %309
  %318 = phi i64 [ 0, %309 ], [ %329, %317 ]
  %319 = phi i64 [ 0, %309 ], [ %328, %317 ]
  %320 = getelementptr inbounds [3 x <8 x double>], ptr %305, i64 %311, i64 %319
  %321 = load <8 x double>, ptr %320, align 64
  %322 = xor i64 %318, -1
  %323 = add nsw i64 %311, %322
  %324 = insertelement <8 x i64> poison, i64 %323, i64 0
  %325 = shufflevector <8 x i64> %324, <8 x i64> poison, <8 x i32> zeroinitializer
  %326 = icmp slt <8 x i64> %325, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %327 = select <8 x i1> %326, <8 x double> %321, <8 x double> zeroinitializer
  store <8 x double> %327, ptr %320, align 64
  %328 = add nuw nsw i64 %319, 1
  %329 = shl nsw i64 %328, 3
  %330 = icmp eq i64 %319, %312
  br i1 %330, label %313, label %317

331:                                              ; preds = %313
  %332 = load ptr, ptr %22, align 8
  %333 = load i64, ptr %50, align 8
  br label %334

334:                                              ; preds = %331, %303
  %335 = phi i64 [ %333, %331 ], [ %304, %303 ]
  %336 = phi ptr [ %332, %331 ], [ %305, %303 ]
  %337 = load ptr, ptr %26, align 8
  %338 = icmp sgt i64 %335, 0
  br i1 %338, label %339, label %369

339:                                              ; preds = %334
  %340 = load double, ptr %336, align 8
  %341 = fcmp olt double %340, 0.000000e+00
  %342 = fneg double %340
  %343 = select i1 %341, double %342, double %340
  %344 = fcmp ogt double %343, 0x30000000000000
  %345 = fcmp olt double %343, 0x7FB0000000000000
  %346 = and i1 %344, %345
  br i1 %346, label %355, label %395

347:                                              ; preds = %355
  %348 = load double, ptr %362, align 8
  %349 = fcmp olt double %348, 0.000000e+00
  %350 = fneg double %348
  %351 = select i1 %349, double %350, double %348
  %352 = fcmp ogt double %351, 0x30000000000000
  %353 = fcmp olt double %351, 0x7FB0000000000000
  %354 = and i1 %352, %353
  br i1 %354, label %355, label %364

355:                                              ; preds = %339, %347
  %356 = phi double [ %348, %347 ], [ %340, %339 ]
  %357 = phi ptr [ %362, %347 ], [ %336, %339 ]
  %358 = phi i64 [ %361, %347 ], [ 0, %339 ]
  %359 = fdiv double 1.000000e+00, %356
  %360 = getelementptr inbounds double, ptr %337, i64 %358
  store double %359, ptr %360, align 8
  %361 = add nuw nsw i64 %358, 1
  %362 = getelementptr inbounds double, ptr %357, i64 25
  %363 = icmp eq i64 %361, %335
  br i1 %363, label %366, label %347

364:                                              ; preds = %347
  %365 = icmp slt i64 %361, %335
  br i1 %365, label %395, label %366

366:                                              ; preds = %355, %364
  %367 = load ptr, ptr %22, align 8
  %368 = load i64, ptr %50, align 8
  br label %369

369:                                              ; preds = %366, %334
  %370 = phi i64 [ %368, %366 ], [ %335, %334 ]
  %371 = phi ptr [ %367, %366 ], [ %336, %334 ]
  %372 = load i64, ptr %49, align 8
  %373 = load ptr, ptr %21, align 8
  %374 = load i64, ptr %13, align 8
  %375 = mul nsw i64 %374, %372
  %376 = getelementptr inbounds double, ptr %373, i64 %375
  %377 = getelementptr inbounds double, ptr %376, i64 %372
  call fastcc void @write_turned(ptr %377, i64 %374, ptr %371, i64 %370, i64 %370)
  %378 = load i64, ptr %51, align 8
  %379 = load i64, ptr %13, align 8
  %380 = icmp eq i64 %379, %378
  br i1 %380, label %388, label %381

381:                                              ; preds = %369
  %382 = sub nsw i64 %379, %378
  %383 = mul nsw i64 %382, %64
  %384 = icmp slt i64 %383, 40000
  %385 = load i64, ptr %18, align 8
  %386 = select i1 %384, i64 1, i64 %385
  store i64 %386, ptr %59, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %386)
  %387 = load i64, ptr %13, align 8
  br label %388

388:                                              ; preds = %369, %381
  %389 = phi i64 [ %378, %369 ], [ %387, %381 ]
  %390 = add nuw nsw i64 %64, 24
  %391 = icmp sgt i64 %389, %390
  br i1 %391, label %392, label %395

392:                                              ; preds = %388
  %393 = load ptr, ptr %28, align 8
  %394 = load ptr, ptr %21, align 8
  br label %60

395:                                              ; preds = %388, %364, %298, %251, %196, %339, %3, %47
  %396 = phi i64 [ 0, %47 ], [ 0, %3 ], [ 1, %339 ], [ 1, %196 ], [ 1, %251 ], [ 1, %298 ], [ 1, %364 ], [ 0, %388 ]
  ret i64 %396
}

define i64 @dense_cholesky_tangent(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.batch, align 8
  %7 = getelementptr inbounds %struct.batch, ptr %6, i64 0, i32 0
  store ptr @run_tangent, ptr %7, align 8
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
  %34 = call i64 @run_tangent(ptr %0, ptr %3, ptr %33)
  br label %37

35:                                               ; preds = %22
  call void @tenferro_parallel_for(ptr @run_share, ptr %6, i64 %19)
  %36 = load i64, ptr %16, align 8
  br label %37

37:                                               ; preds = %32, %35
  %38 = phi i64 [ %34, %32 ], [ %36, %35 ]
  ret i64 %38
}

define internal i64 @run_tangent(ptr %0, ptr %1, ptr %2) {
  %4 = alloca %struct.matrix, align 8
  %5 = alloca %struct.matrix, align 8
  %6 = alloca %struct.job, align 8
  %7 = getelementptr inbounds i64, ptr %0, i64 1
  %8 = load i64, ptr %7, align 8
  %9 = inttoptr i64 %8 to ptr
  %10 = getelementptr inbounds i64, ptr %0, i64 2
  %11 = load i64, ptr %10, align 8
  %12 = inttoptr i64 %11 to ptr
  %13 = getelementptr inbounds i8, ptr %6, i64 112
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(128) %13, i8 0, i64 16, i1 false)
  %14 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 0
  %15 = load i64, ptr %2, align 8
  store i64 %15, ptr %14, align 8
  %16 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 1
  %17 = getelementptr inbounds i64, ptr %2, i64 2
  %18 = load i64, ptr %17, align 8
  store i64 %18, ptr %16, align 8
  %19 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 2
  %20 = getelementptr inbounds i64, ptr %2, i64 3
  %21 = load i64, ptr %20, align 8
  store i64 %21, ptr %19, align 8
  %22 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 4
  store ptr %12, ptr %22, align 8
  %23 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 7
  store ptr %1, ptr %23, align 8
  %24 = getelementptr inbounds [3 x <8 x double>], ptr %1, i64 24
  %25 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 8
  store ptr %24, ptr %25, align 8
  %26 = getelementptr inbounds [3 x <8 x double>], ptr %1, i64 48
  %27 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 9
  store ptr %26, ptr %27, align 8
  %28 = getelementptr inbounds double, ptr %26, i64 24
  %29 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5, i64 0
  store ptr %28, ptr %29, align 8
  %30 = mul nsw i64 %15, 24
  %31 = getelementptr inbounds double, ptr %28, i64 %30
  %32 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5, i64 1
  store ptr %31, ptr %32, align 8
  %33 = getelementptr inbounds double, ptr %31, i64 %30
  %34 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 6
  store ptr %33, ptr %34, align 8
  %35 = icmp sgt i64 %15, 0
  br i1 %35, label %36, label %503

36:                                               ; preds = %3, %36
  %37 = phi i64 [ %41, %36 ], [ 0, %3 ]
  %38 = mul nsw i64 %37, %15
  %39 = getelementptr inbounds double, ptr %12, i64 %38
  %40 = getelementptr inbounds double, ptr %9, i64 %38
  %41 = add nuw nsw i64 %37, 1
  %42 = shl i64 %41, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %39, ptr align 8 %40, i64 %42, i1 false)
  %43 = getelementptr inbounds double, ptr %39, i64 %41
  %44 = xor i64 %37, -1
  %45 = add i64 %15, %44
  %46 = shl i64 %45, 3
  call void @llvm.memset.p0.i64(ptr align 8 %43, i8 0, i64 %46, i1 false)
  %47 = icmp eq i64 %41, %15
  br i1 %47, label %48, label %36

48:                                               ; preds = %36
  %49 = load i64, ptr %0, align 8
  %50 = inttoptr i64 %49 to ptr
  %51 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 3
  store ptr %50, ptr %51, align 8
  br i1 %35, label %52, label %503

52:                                               ; preds = %48
  %53 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 10
  %54 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 11
  %55 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 12
  %56 = getelementptr inbounds %struct.matrix, ptr %5, i64 0, i32 0
  %57 = getelementptr inbounds %struct.matrix, ptr %5, i64 0, i32 1
  %58 = getelementptr inbounds %struct.matrix, ptr %5, i64 0, i32 2
  %59 = getelementptr inbounds %struct.matrix, ptr %4, i64 0, i32 0
  %60 = getelementptr inbounds %struct.matrix, ptr %4, i64 0, i32 1
  %61 = getelementptr inbounds %struct.matrix, ptr %4, i64 0, i32 2
  %62 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 13
  br label %63

63:                                               ; preds = %500, %52
  %64 = phi ptr [ %50, %52 ], [ %502, %500 ]
  %65 = phi ptr [ %28, %52 ], [ %501, %500 ]
  %66 = phi i64 [ %15, %52 ], [ %497, %500 ]
  %67 = phi i64 [ 0, %52 ], [ %498, %500 ]
  store i64 %67, ptr %53, align 8
  %68 = sub nsw i64 %66, %67
  %69 = icmp slt i64 %68, 24
  %70 = select i1 %69, i64 %68, i64 24
  store i64 %70, ptr %54, align 8
  %71 = add nsw i64 %70, %67
  store i64 %71, ptr %55, align 8
  %72 = mul nsw i64 %66, %67
  %73 = getelementptr inbounds double, ptr %64, i64 %72
  call fastcc void @read_turned(ptr %65, ptr %73, i64 %66, i64 %67, i64 %70)
  %74 = load ptr, ptr %32, align 8
  %75 = load ptr, ptr %22, align 8
  %76 = load i64, ptr %14, align 8
  %77 = mul nsw i64 %76, %67
  %78 = getelementptr inbounds double, ptr %75, i64 %77
  %79 = load i64, ptr %54, align 8
  call fastcc void @read_turned(ptr %74, ptr %78, i64 %76, i64 %67, i64 %79)
  %80 = load i64, ptr %55, align 8
  %81 = load ptr, ptr %22, align 8
  %82 = load ptr, ptr %29, align 8
  %83 = load i64, ptr %53, align 8
  %84 = icmp eq i64 %83, 0
  br i1 %84, label %93, label %85

85:                                               ; preds = %63
  %86 = load i64, ptr %14, align 8
  %87 = mul nsw i64 %86, %67
  %88 = getelementptr inbounds double, ptr %81, i64 %87
  %89 = getelementptr inbounds double, ptr %88, i64 %83
  %90 = load i64, ptr %54, align 8
  store ptr %88, ptr %56, align 8
  store i64 %86, ptr %57, align 8
  store i64 1, ptr %58, align 8
  %91 = sub nsw i64 %80, %67
  %92 = load i64, ptr %16, align 8
  call fastcc void @subtract_strip(ptr %89, i64 %86, i64 %90, ptr byval(%struct.matrix) align 8 %5, ptr %82, i64 %91, i64 %83, i64 %92)
  br label %93

93:                                               ; preds = %85, %63
  %94 = load ptr, ptr %51, align 8
  %95 = icmp eq ptr %94, null
  br i1 %95, label %113, label %96

96:                                               ; preds = %93
  %97 = load ptr, ptr %32, align 8
  %98 = load i64, ptr %53, align 8
  %99 = icmp eq i64 %98, 0
  br i1 %99, label %111, label %100

100:                                              ; preds = %96
  %101 = load ptr, ptr %22, align 8
  %102 = load i64, ptr %14, align 8
  %103 = mul nsw i64 %102, %67
  %104 = getelementptr inbounds double, ptr %101, i64 %103
  %105 = getelementptr inbounds double, ptr %104, i64 %98
  %106 = load i64, ptr %54, align 8
  %107 = getelementptr inbounds double, ptr %94, i64 %103
  store ptr %107, ptr %59, align 8
  store i64 %102, ptr %60, align 8
  store i64 1, ptr %61, align 8
  %108 = sub nsw i64 %80, %67
  %109 = load i64, ptr %16, align 8
  call fastcc void @subtract_strip(ptr %105, i64 %102, i64 %106, ptr byval(%struct.matrix) align 8 %4, ptr %97, i64 %108, i64 %98, i64 %109)
  %110 = load ptr, ptr %51, align 8
  br label %111

111:                                              ; preds = %100, %96
  %112 = phi ptr [ %110, %100 ], [ %94, %96 ]
  br label %113

113:                                              ; preds = %93, %111
  %114 = phi ptr [ null, %93 ], [ %112, %111 ]
  %115 = load ptr, ptr %23, align 8
  %116 = load i64, ptr %53, align 8
  %117 = load i64, ptr %14, align 8
  %118 = add nsw i64 %117, 1
  %119 = mul nsw i64 %118, %116
  %120 = getelementptr inbounds double, ptr %114, i64 %119
  %121 = load i64, ptr %54, align 8
  call fastcc void @read_turned(ptr %115, ptr %120, i64 %117, i64 %121, i64 %121)
  %122 = load i64, ptr %54, align 8
  %123 = icmp sgt i64 %122, 1
  br i1 %123, label %124, label %150

124:                                              ; preds = %113
  %125 = add nsw i64 %122, -1
  br label %126

126:                                              ; preds = %130, %124
  %127 = phi i64 [ 0, %124 ], [ %132, %130 ]
  %128 = phi i64 [ 1, %124 ], [ %131, %130 ]
  %129 = lshr i64 %127, 3
  br label %134

130:                                              ; preds = %134
  %131 = add nuw nsw i64 %128, 1
  %132 = add nuw nsw i64 %127, 1
  %133 = icmp eq i64 %132, %125
  br i1 %133, label %148, label %126

134:                                              ; preds = %134, %126
  %135 = phi i64 [ 0, %126 ], [ %146, %134 ]
  %136 = phi i64 [ 0, %126 ], [ %145, %134 ]
  %137 = getelementptr inbounds [3 x <8 x double>], ptr %115, i64 %128, i64 %136
  %138 = load <8 x double>, ptr %137, align 64
  %139 = xor i64 %135, -1
  %140 = add nsw i64 %128, %139
  %141 = insertelement <8 x i64> poison, i64 %140, i64 0
  %142 = shufflevector <8 x i64> %141, <8 x i64> poison, <8 x i32> zeroinitializer
  %143 = icmp slt <8 x i64> %142, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %144 = select <8 x i1> %143, <8 x double> %138, <8 x double> zeroinitializer
  store <8 x double> %144, ptr %137, align 64
  %145 = add nuw nsw i64 %136, 1
  %146 = shl nsw i64 %145, 3
  %147 = icmp eq i64 %136, %129
  br i1 %147, label %130, label %134

148:                                              ; preds = %130
  %149 = load i64, ptr %54, align 8
  br label %150

150:                                              ; preds = %148, %113
  %151 = phi i64 [ %149, %148 ], [ %122, %113 ]
  %152 = load ptr, ptr %25, align 8
  %153 = load ptr, ptr %22, align 8
  %154 = load i64, ptr %53, align 8
  %155 = load i64, ptr %14, align 8
  %156 = add nsw i64 %155, 1
  %157 = mul nsw i64 %156, %154
  %158 = getelementptr inbounds double, ptr %153, i64 %157
  call fastcc void @read_turned(ptr %152, ptr %158, i64 %155, i64 %151, i64 %151)
  %159 = load i64, ptr %54, align 8
  %160 = icmp sgt i64 %159, 1
  br i1 %160, label %161, label %187

161:                                              ; preds = %150
  %162 = add nsw i64 %159, -1
  br label %163

163:                                              ; preds = %167, %161
  %164 = phi i64 [ 0, %161 ], [ %169, %167 ]
  %165 = phi i64 [ 1, %161 ], [ %168, %167 ]
  %166 = lshr i64 %164, 3
  br label %171

167:                                              ; preds = %171
  %168 = add nuw nsw i64 %165, 1
  %169 = add nuw nsw i64 %164, 1
  %170 = icmp eq i64 %169, %162
  br i1 %170, label %185, label %163

171:                                              ; preds = %171, %163
  %172 = phi i64 [ 0, %163 ], [ %183, %171 ]
  %173 = phi i64 [ 0, %163 ], [ %182, %171 ]
  %174 = getelementptr inbounds [3 x <8 x double>], ptr %152, i64 %165, i64 %173
  %175 = load <8 x double>, ptr %174, align 64
  %176 = xor i64 %172, -1
  %177 = add nsw i64 %165, %176
  %178 = insertelement <8 x i64> poison, i64 %177, i64 0
  %179 = shufflevector <8 x i64> %178, <8 x i64> poison, <8 x i32> zeroinitializer
  %180 = icmp slt <8 x i64> %179, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %181 = select <8 x i1> %180, <8 x double> %175, <8 x double> zeroinitializer
  store <8 x double> %181, ptr %174, align 64
  %182 = add nuw nsw i64 %173, 1
  %183 = shl nsw i64 %182, 3
  %184 = icmp eq i64 %173, %166
  br i1 %184, label %167, label %171

185:                                              ; preds = %167
  %186 = load i64, ptr %54, align 8
  br label %187

187:                                              ; preds = %185, %150
  %188 = phi i64 [ %186, %185 ], [ %159, %150 ]
  %189 = load ptr, ptr %27, align 8
  %190 = load ptr, ptr %23, align 8
  %191 = icmp sgt i64 %188, 0
  br i1 %191, label %194, label %192

192:                                              ; preds = %187
  %193 = load ptr, ptr %25, align 8
  br label %337

194:                                              ; preds = %187
  %195 = load double, ptr %190, align 8
  %196 = fcmp olt double %195, 0.000000e+00
  %197 = fneg double %195
  %198 = select i1 %196, double %197, double %195
  %199 = fcmp ogt double %198, 0x30000000000000
  %200 = fcmp olt double %198, 0x7FB0000000000000
  %201 = and i1 %199, %200
  br i1 %201, label %210, label %503

202:                                              ; preds = %210
  %203 = load double, ptr %217, align 8
  %204 = fcmp olt double %203, 0.000000e+00
  %205 = fneg double %203
  %206 = select i1 %204, double %205, double %203
  %207 = fcmp ogt double %206, 0x30000000000000
  %208 = fcmp olt double %206, 0x7FB0000000000000
  %209 = and i1 %207, %208
  br i1 %209, label %210, label %219

210:                                              ; preds = %194, %202
  %211 = phi double [ %203, %202 ], [ %195, %194 ]
  %212 = phi ptr [ %217, %202 ], [ %190, %194 ]
  %213 = phi i64 [ %216, %202 ], [ 0, %194 ]
  %214 = fdiv double 1.000000e+00, %211
  %215 = getelementptr inbounds double, ptr %189, i64 %213
  store double %214, ptr %215, align 8
  %216 = add nuw nsw i64 %213, 1
  %217 = getelementptr inbounds double, ptr %212, i64 25
  %218 = icmp eq i64 %216, %188
  br i1 %218, label %221, label %202

219:                                              ; preds = %202
  %220 = icmp slt i64 %216, %188
  br i1 %220, label %503, label %221

221:                                              ; preds = %210, %219
  %222 = load i64, ptr %54, align 8
  %223 = load ptr, ptr %23, align 8
  %224 = load ptr, ptr %25, align 8
  %225 = icmp slt i64 %222, 8
  %226 = select i1 %225, i64 %222, i64 8
  %227 = icmp sgt i64 %222, 0
  br i1 %227, label %254, label %337

228:                                              ; preds = %469
  %229 = add nsw i64 %470, -1
  br label %230

230:                                              ; preds = %234, %228
  %231 = phi i64 [ 0, %228 ], [ %236, %234 ]
  %232 = phi i64 [ 1, %228 ], [ %235, %234 ]
  %233 = lshr i64 %231, 3
  br label %238

234:                                              ; preds = %238
  %235 = add nuw nsw i64 %232, 1
  %236 = add nuw nsw i64 %231, 1
  %237 = icmp eq i64 %236, %229
  br i1 %237, label %473, label %230

238:                                              ; preds = %238, %230
  %239 = phi i64 [ 0, %230 ], [ %250, %238 ]
  %240 = phi i64 [ 0, %230 ], [ %249, %238 ]
  %241 = getelementptr inbounds [3 x <8 x double>], ptr %471, i64 %232, i64 %240
  %242 = load <8 x double>, ptr %241, align 64
  %243 = xor i64 %239, -1
  %244 = add nsw i64 %232, %243
  %245 = insertelement <8 x i64> poison, i64 %244, i64 0
  %246 = shufflevector <8 x i64> %245, <8 x i64> poison, <8 x i32> zeroinitializer
  %247 = icmp slt <8 x i64> %246, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %248 = select <8 x i1> %247, <8 x double> %242, <8 x double> zeroinitializer
  store <8 x double> %248, ptr %241, align 64
  %249 = add nuw nsw i64 %240, 1
  %250 = shl nsw i64 %249, 3
  %251 = icmp eq i64 %240, %233
  br i1 %251, label %234, label %238

252:                                              ; preds = %300, %254
  %253 = icmp eq i64 %298, %226
  br i1 %253, label %333, label %254

254:                                              ; preds = %221, %252
  %255 = phi i64 [ %298, %252 ], [ 0, %221 ]
  %256 = getelementptr inbounds [3 x <8 x double>], ptr %224, i64 %255, i64 0
  %257 = getelementptr inbounds double, ptr %256, i64 %255
  %258 = load double, ptr %257, align 8
  %259 = load ptr, ptr %27, align 8
  %260 = getelementptr inbounds double, ptr %259, i64 %255
  %261 = load double, ptr %260, align 8
  %262 = fmul double %258, %261
  %263 = fmul double %262, 5.000000e-01
  %264 = insertelement <8 x double> poison, double %263, i64 0
  %265 = shufflevector <8 x double> %264, <8 x double> poison, <8 x i32> zeroinitializer
  %266 = load <8 x double>, ptr %256, align 64
  %267 = getelementptr inbounds [3 x <8 x double>], ptr %223, i64 %255, i64 0
  %268 = load <8 x double>, ptr %267, align 64
  %269 = fneg <8 x double> %268
  %270 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %269, <8 x double> %265, <8 x double> %266)
  %271 = insertelement <8 x double> poison, double %261, i64 0
  %272 = shufflevector <8 x double> %271, <8 x double> poison, <8 x i32> zeroinitializer
  %273 = fmul <8 x double> %272, %270
  store <8 x double> %273, ptr %256, align 64
  %274 = load ptr, ptr %27, align 8
  %275 = getelementptr inbounds double, ptr %274, i64 %255
  %276 = load double, ptr %275, align 8
  %277 = getelementptr inbounds [3 x <8 x double>], ptr %224, i64 %255, i64 1
  %278 = load <8 x double>, ptr %277, align 64
  %279 = getelementptr inbounds [3 x <8 x double>], ptr %223, i64 %255, i64 1
  %280 = load <8 x double>, ptr %279, align 64
  %281 = fneg <8 x double> %280
  %282 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %281, <8 x double> %265, <8 x double> %278)
  %283 = insertelement <8 x double> poison, double %276, i64 0
  %284 = shufflevector <8 x double> %283, <8 x double> poison, <8 x i32> zeroinitializer
  %285 = fmul <8 x double> %284, %282
  store <8 x double> %285, ptr %277, align 64
  %286 = load ptr, ptr %27, align 8
  %287 = getelementptr inbounds double, ptr %286, i64 %255
  %288 = load double, ptr %287, align 8
  %289 = getelementptr inbounds [3 x <8 x double>], ptr %224, i64 %255, i64 2
  %290 = load <8 x double>, ptr %289, align 64
  %291 = getelementptr inbounds [3 x <8 x double>], ptr %223, i64 %255, i64 2
  %292 = load <8 x double>, ptr %291, align 64
  %293 = fneg <8 x double> %292
  %294 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %293, <8 x double> %265, <8 x double> %290)
  %295 = insertelement <8 x double> poison, double %288, i64 0
  %296 = shufflevector <8 x double> %295, <8 x double> poison, <8 x i32> zeroinitializer
  %297 = fmul <8 x double> %296, %294
  store <8 x double> %297, ptr %289, align 64
  store double %263, ptr %257, align 8
  %298 = add nuw nsw i64 %255, 1
  %299 = icmp slt i64 %298, %222
  br i1 %299, label %300, label %252

300:                                              ; preds = %254, %300
  %301 = phi i64 [ %331, %300 ], [ %298, %254 ]
  %302 = getelementptr inbounds double, ptr %267, i64 %301
  %303 = load double, ptr %302, align 8
  %304 = insertelement <8 x double> poison, double %303, i64 0
  %305 = shufflevector <8 x double> %304, <8 x double> poison, <8 x i32> zeroinitializer
  %306 = getelementptr inbounds double, ptr %256, i64 %301
  %307 = load double, ptr %306, align 8
  %308 = insertelement <8 x double> poison, double %307, i64 0
  %309 = shufflevector <8 x double> %308, <8 x double> poison, <8 x i32> zeroinitializer
  %310 = load <8 x double>, ptr %256, align 64
  %311 = load <8 x double>, ptr %267, align 64
  %312 = fmul <8 x double> %309, %311
  %313 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %310, <8 x double> %305, <8 x double> %312)
  %314 = getelementptr inbounds [3 x <8 x double>], ptr %224, i64 %301, i64 0
  %315 = load <8 x double>, ptr %314, align 64
  %316 = fsub <8 x double> %315, %313
  store <8 x double> %316, ptr %314, align 64
  %317 = load <8 x double>, ptr %277, align 64
  %318 = load <8 x double>, ptr %279, align 64
  %319 = fmul <8 x double> %309, %318
  %320 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %317, <8 x double> %305, <8 x double> %319)
  %321 = getelementptr inbounds [3 x <8 x double>], ptr %224, i64 %301, i64 1
  %322 = load <8 x double>, ptr %321, align 64
  %323 = fsub <8 x double> %322, %320
  store <8 x double> %323, ptr %321, align 64
  %324 = load <8 x double>, ptr %289, align 64
  %325 = load <8 x double>, ptr %291, align 64
  %326 = fmul <8 x double> %309, %325
  %327 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %324, <8 x double> %305, <8 x double> %326)
  %328 = getelementptr inbounds [3 x <8 x double>], ptr %224, i64 %301, i64 2
  %329 = load <8 x double>, ptr %328, align 64
  %330 = fsub <8 x double> %329, %327
  store <8 x double> %330, ptr %328, align 64
  %331 = add nuw nsw i64 %301, 1
  %332 = icmp eq i64 %331, %222
  br i1 %332, label %252, label %300

333:                                              ; preds = %252
  %334 = load i64, ptr %54, align 8
  %335 = load ptr, ptr %23, align 8
  %336 = load ptr, ptr %25, align 8
  br label %337

337:                                              ; preds = %192, %333, %221
  %338 = phi ptr [ %336, %333 ], [ %224, %221 ], [ %193, %192 ]
  %339 = phi ptr [ %335, %333 ], [ %223, %221 ], [ %190, %192 ]
  %340 = phi i64 [ %334, %333 ], [ %222, %221 ], [ %188, %192 ]
  %341 = icmp slt i64 %340, 16
  %342 = select i1 %341, i64 %340, i64 16
  %343 = icmp sgt i64 %342, 8
  br i1 %343, label %344, label %413

344:                                              ; preds = %337, %407
  %345 = phi i64 [ %377, %407 ], [ 8, %337 ]
  %346 = getelementptr inbounds [3 x <8 x double>], ptr %338, i64 %345, i64 0
  %347 = getelementptr inbounds double, ptr %346, i64 %345
  %348 = load double, ptr %347, align 8
  %349 = load ptr, ptr %27, align 8
  %350 = getelementptr inbounds double, ptr %349, i64 %345
  %351 = load double, ptr %350, align 8
  %352 = fmul double %348, %351
  %353 = fmul double %352, 5.000000e-01
  %354 = insertelement <8 x double> poison, double %353, i64 0
  %355 = shufflevector <8 x double> %354, <8 x double> poison, <8 x i32> zeroinitializer
  %356 = getelementptr inbounds [3 x <8 x double>], ptr %338, i64 %345, i64 1
  %357 = load <8 x double>, ptr %356, align 64
  %358 = getelementptr inbounds [3 x <8 x double>], ptr %339, i64 %345, i64 1
  %359 = load <8 x double>, ptr %358, align 64
  %360 = fneg <8 x double> %359
  %361 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %360, <8 x double> %355, <8 x double> %357)
  %362 = insertelement <8 x double> poison, double %351, i64 0
  %363 = shufflevector <8 x double> %362, <8 x double> poison, <8 x i32> zeroinitializer
  %364 = fmul <8 x double> %363, %361
  store <8 x double> %364, ptr %356, align 64
  %365 = load ptr, ptr %27, align 8
  %366 = getelementptr inbounds double, ptr %365, i64 %345
  %367 = load double, ptr %366, align 8
  %368 = getelementptr inbounds [3 x <8 x double>], ptr %338, i64 %345, i64 2
  %369 = load <8 x double>, ptr %368, align 64
  %370 = getelementptr inbounds [3 x <8 x double>], ptr %339, i64 %345, i64 2
  %371 = load <8 x double>, ptr %370, align 64
  %372 = fneg <8 x double> %371
  %373 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %372, <8 x double> %355, <8 x double> %369)
  %374 = insertelement <8 x double> poison, double %367, i64 0
  %375 = shufflevector <8 x double> %374, <8 x double> poison, <8 x i32> zeroinitializer
  %376 = fmul <8 x double> %375, %373
  store <8 x double> %376, ptr %368, align 64
  store double %353, ptr %347, align 8
  %377 = add nuw nsw i64 %345, 1
  %378 = icmp slt i64 %377, %340
  br i1 %378, label %379, label %407

379:                                              ; preds = %344
  %380 = getelementptr inbounds [3 x <8 x double>], ptr %339, i64 %345, i64 0
  br label %381

381:                                              ; preds = %381, %379
  %382 = phi i64 [ %377, %379 ], [ %405, %381 ]
  %383 = getelementptr inbounds double, ptr %380, i64 %382
  %384 = load double, ptr %383, align 8
  %385 = insertelement <8 x double> poison, double %384, i64 0
  %386 = shufflevector <8 x double> %385, <8 x double> poison, <8 x i32> zeroinitializer
  %387 = getelementptr inbounds double, ptr %346, i64 %382
  %388 = load double, ptr %387, align 8
  %389 = insertelement <8 x double> poison, double %388, i64 0
  %390 = shufflevector <8 x double> %389, <8 x double> poison, <8 x i32> zeroinitializer
  %391 = load <8 x double>, ptr %356, align 64
  %392 = load <8 x double>, ptr %358, align 64
  %393 = fmul <8 x double> %390, %392
  %394 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %391, <8 x double> %386, <8 x double> %393)
  %395 = getelementptr inbounds [3 x <8 x double>], ptr %338, i64 %382, i64 1
  %396 = load <8 x double>, ptr %395, align 64
  %397 = fsub <8 x double> %396, %394
  store <8 x double> %397, ptr %395, align 64
  %398 = load <8 x double>, ptr %368, align 64
  %399 = load <8 x double>, ptr %370, align 64
  %400 = fmul <8 x double> %390, %399
  %401 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %398, <8 x double> %386, <8 x double> %400)
  %402 = getelementptr inbounds [3 x <8 x double>], ptr %338, i64 %382, i64 2
  %403 = load <8 x double>, ptr %402, align 64
  %404 = fsub <8 x double> %403, %401
  store <8 x double> %404, ptr %402, align 64
  %405 = add nuw nsw i64 %382, 1
  %406 = icmp eq i64 %405, %340
  br i1 %406, label %407, label %381

407:                                              ; preds = %381, %344
  %408 = icmp eq i64 %377, %342
  br i1 %408, label %409, label %344

409:                                              ; preds = %407
  %410 = load i64, ptr %54, align 8
  %411 = load ptr, ptr %23, align 8
  %412 = load ptr, ptr %25, align 8
  br label %413

413:                                              ; preds = %409, %337
  %414 = phi ptr [ %412, %409 ], [ %338, %337 ]
  %415 = phi ptr [ %411, %409 ], [ %339, %337 ]
  %416 = phi i64 [ %410, %409 ], [ %340, %337 ]
  %417 = icmp slt i64 %416, 24
  %418 = select i1 %417, i64 %416, i64 24
  %419 = icmp sgt i64 %418, 16
  br i1 %419, label %420, label %469

420:                                              ; preds = %413, %464
  %421 = phi i64 [ %441, %464 ], [ 16, %413 ]
  %422 = getelementptr inbounds [3 x <8 x double>], ptr %414, i64 %421, i64 0
  %423 = getelementptr inbounds double, ptr %422, i64 %421
  %424 = load double, ptr %423, align 8
  %425 = load ptr, ptr %27, align 8
  %426 = getelementptr inbounds double, ptr %425, i64 %421
  %427 = load double, ptr %426, align 8
  %428 = fmul double %424, %427
  %429 = fmul double %428, 5.000000e-01
  %430 = insertelement <8 x double> poison, double %429, i64 0
  %431 = shufflevector <8 x double> %430, <8 x double> poison, <8 x i32> zeroinitializer
  %432 = getelementptr inbounds [3 x <8 x double>], ptr %414, i64 %421, i64 2
  %433 = load <8 x double>, ptr %432, align 64
  %434 = getelementptr inbounds [3 x <8 x double>], ptr %415, i64 %421, i64 2
  %435 = load <8 x double>, ptr %434, align 64
  %436 = fneg <8 x double> %435
  %437 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %436, <8 x double> %431, <8 x double> %433)
  %438 = insertelement <8 x double> poison, double %427, i64 0
  %439 = shufflevector <8 x double> %438, <8 x double> poison, <8 x i32> zeroinitializer
  %440 = fmul <8 x double> %439, %437
  store <8 x double> %440, ptr %432, align 64
  store double %429, ptr %423, align 8
  %441 = add nuw nsw i64 %421, 1
  %442 = icmp slt i64 %441, %416
  br i1 %442, label %443, label %464

443:                                              ; preds = %420
  %444 = getelementptr inbounds [3 x <8 x double>], ptr %415, i64 %421, i64 0
  br label %445

445:                                              ; preds = %445, %443
  %446 = phi i64 [ %441, %443 ], [ %462, %445 ]
  %447 = getelementptr inbounds double, ptr %444, i64 %446
  %448 = load double, ptr %447, align 8
  %449 = insertelement <8 x double> poison, double %448, i64 0
  %450 = shufflevector <8 x double> %449, <8 x double> poison, <8 x i32> zeroinitializer
  %451 = getelementptr inbounds double, ptr %422, i64 %446
  %452 = load double, ptr %451, align 8
  %453 = insertelement <8 x double> poison, double %452, i64 0
  %454 = shufflevector <8 x double> %453, <8 x double> poison, <8 x i32> zeroinitializer
  %455 = load <8 x double>, ptr %432, align 64
  %456 = load <8 x double>, ptr %434, align 64
  %457 = fmul <8 x double> %454, %456
  %458 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %455, <8 x double> %450, <8 x double> %457)
  %459 = getelementptr inbounds [3 x <8 x double>], ptr %414, i64 %446, i64 2
  %460 = load <8 x double>, ptr %459, align 64
  %461 = fsub <8 x double> %460, %458
  store <8 x double> %461, ptr %459, align 64
  %462 = add nuw nsw i64 %446, 1
  %463 = icmp eq i64 %462, %416
  br i1 %463, label %464, label %445

464:                                              ; preds = %445, %420
  %465 = icmp eq i64 %441, %418
  br i1 %465, label %466, label %420

466:                                              ; preds = %464
  %467 = load ptr, ptr %25, align 8
  %468 = load i64, ptr %54, align 8
  br label %469

469:                                              ; preds = %466, %413
  %470 = phi i64 [ %468, %466 ], [ %416, %413 ]
  %471 = phi ptr [ %467, %466 ], [ %414, %413 ]
  %472 = icmp sgt i64 %470, 1
  br i1 %472, label %228, label %476

473:                                              ; preds = %234
  %474 = load ptr, ptr %25, align 8
  %475 = load i64, ptr %54, align 8
  br label %476

476:                                              ; preds = %473, %469
  %477 = phi i64 [ %475, %473 ], [ %470, %469 ]
  %478 = phi ptr [ %474, %473 ], [ %471, %469 ]
  %479 = load i64, ptr %53, align 8
  %480 = load ptr, ptr %22, align 8
  %481 = load i64, ptr %14, align 8
  %482 = mul nsw i64 %481, %479
  %483 = getelementptr inbounds double, ptr %480, i64 %482
  %484 = getelementptr inbounds double, ptr %483, i64 %479
  call fastcc void @write_turned(ptr %484, i64 %481, ptr %478, i64 %477, i64 %477)
  %485 = load i64, ptr %55, align 8
  %486 = load i64, ptr %14, align 8
  %487 = icmp eq i64 %486, %485
  br i1 %487, label %496, label %488

488:                                              ; preds = %476
  %489 = shl nuw nsw i64 %67, 1
  %490 = sub nsw i64 %486, %485
  %491 = mul nsw i64 %489, %490
  %492 = icmp slt i64 %491, 40000
  %493 = load i64, ptr %19, align 8
  %494 = select i1 %492, i64 1, i64 %493
  store i64 %494, ptr %62, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %494)
  %495 = load i64, ptr %14, align 8
  br label %496

496:                                              ; preds = %476, %488
  %497 = phi i64 [ %485, %476 ], [ %495, %488 ]
  %498 = add nuw nsw i64 %67, 24
  %499 = icmp sgt i64 %497, %498
  br i1 %499, label %500, label %503

500:                                              ; preds = %496
  %501 = load ptr, ptr %29, align 8
  %502 = load ptr, ptr %51, align 8
  br label %63

503:                                              ; preds = %496, %219, %194, %3, %48
  %504 = phi i64 [ 0, %48 ], [ 0, %3 ], [ 1, %194 ], [ 1, %219 ], [ 0, %496 ]
  ret i64 %504
}

define i64 @dense_cholesky_cotangent(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.batch, align 8
  %7 = getelementptr inbounds %struct.batch, ptr %6, i64 0, i32 0
  store ptr @run_cotangent, ptr %7, align 8
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
  %34 = call i64 @run_cotangent(ptr %0, ptr %3, ptr %33)
  br label %37

35:                                               ; preds = %22
  call void @tenferro_parallel_for(ptr @run_share, ptr %6, i64 %19)
  %36 = load i64, ptr %16, align 8
  br label %37

37:                                               ; preds = %32, %35
  %38 = phi i64 [ %34, %32 ], [ %36, %35 ]
  ret i64 %38
}

define internal i64 @run_cotangent(ptr %0, ptr %1, ptr %2) {
  %4 = alloca %struct.matrix, align 8
  %5 = alloca %struct.job, align 8
  %6 = getelementptr inbounds i64, ptr %0, i64 1
  %7 = load i64, ptr %6, align 8
  %8 = inttoptr i64 %7 to ptr
  %9 = getelementptr inbounds i64, ptr %0, i64 2
  %10 = load i64, ptr %9, align 8
  %11 = inttoptr i64 %10 to ptr
  %12 = getelementptr inbounds i8, ptr %5, i64 24
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(128) %12, i8 0, i64 96, i1 false)
  %13 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 0
  %14 = load i64, ptr %2, align 8
  store i64 %14, ptr %13, align 8
  %15 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 1
  %16 = getelementptr inbounds i64, ptr %2, i64 2
  %17 = load i64, ptr %16, align 8
  store i64 %17, ptr %15, align 8
  %18 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 2
  %19 = getelementptr inbounds i64, ptr %2, i64 3
  %20 = load i64, ptr %19, align 8
  store i64 %20, ptr %18, align 8
  %21 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 4
  store ptr %11, ptr %21, align 8
  %22 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 7
  store ptr %1, ptr %22, align 8
  %23 = getelementptr inbounds [3 x <8 x double>], ptr %1, i64 24
  %24 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 8
  store ptr %23, ptr %24, align 8
  %25 = getelementptr inbounds [3 x <8 x double>], ptr %1, i64 48
  %26 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 9
  store ptr %25, ptr %26, align 8
  %27 = getelementptr inbounds double, ptr %25, i64 24
  %28 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 5, i64 0
  store ptr %27, ptr %28, align 8
  %29 = mul nsw i64 %14, 24
  %30 = getelementptr inbounds double, ptr %27, i64 %29
  %31 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 5, i64 1
  store ptr %30, ptr %31, align 8
  %32 = getelementptr inbounds double, ptr %30, i64 %29
  %33 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 6
  store ptr %32, ptr %33, align 8
  %34 = icmp sgt i64 %14, 0
  br i1 %34, label %35, label %47

35:                                               ; preds = %3, %35
  %36 = phi i64 [ %40, %35 ], [ 0, %3 ]
  %37 = mul nsw i64 %36, %14
  %38 = getelementptr inbounds double, ptr %11, i64 %37
  %39 = getelementptr inbounds double, ptr %8, i64 %37
  %40 = add nuw nsw i64 %36, 1
  %41 = shl i64 %40, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %38, ptr align 8 %39, i64 %41, i1 false)
  %42 = getelementptr inbounds double, ptr %38, i64 %40
  %43 = xor i64 %36, -1
  %44 = add i64 %14, %43
  %45 = shl i64 %44, 3
  call void @llvm.memset.p0.i64(ptr align 8 %42, i8 0, i64 %45, i1 false)
  %46 = icmp eq i64 %40, %14
  br i1 %46, label %47, label %35

47:                                               ; preds = %35, %3
  %48 = load i64, ptr %0, align 8
  %49 = inttoptr i64 %48 to ptr
  %50 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 14
  store i64 1, ptr %50, align 8
  %51 = add nsw i64 %14, -1
  %52 = srem i64 %51, 24
  %53 = sub i64 %51, %52
  %54 = icmp sgt i64 %53, -1
  br i1 %54, label %55, label %65

55:                                               ; preds = %47
  %56 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 10
  %57 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 11
  %58 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 12
  %59 = getelementptr inbounds %struct.job, ptr %5, i64 0, i32 13
  %60 = getelementptr inbounds %struct.matrix, ptr %4, i64 0, i32 0
  %61 = getelementptr inbounds %struct.matrix, ptr %4, i64 0, i32 1
  %62 = getelementptr inbounds %struct.matrix, ptr %4, i64 0, i32 2
  br label %68

63:                                               ; preds = %516
  %64 = load i64, ptr %13, align 8
  br label %65

65:                                               ; preds = %63, %47
  %66 = phi i64 [ %64, %63 ], [ %14, %47 ]
  %67 = icmp sgt i64 %66, 0
  br i1 %67, label %530, label %550

68:                                               ; preds = %526, %55
  %69 = phi ptr [ %27, %55 ], [ %529, %526 ]
  %70 = phi i64 [ %14, %55 ], [ %528, %526 ]
  %71 = phi i64 [ %53, %55 ], [ %527, %526 ]
  store i64 %71, ptr %56, align 8
  %72 = sub nsw i64 %70, %71
  %73 = icmp slt i64 %72, 24
  %74 = select i1 %73, i64 %72, i64 24
  store i64 %74, ptr %57, align 8
  %75 = add nsw i64 %74, %71
  store i64 %75, ptr %58, align 8
  %76 = sub nsw i64 %70, %75
  %77 = mul nsw i64 %75, %70
  %78 = getelementptr inbounds double, ptr %49, i64 %77
  %79 = getelementptr inbounds double, ptr %78, i64 %71
  call fastcc void @read_strip(ptr %69, ptr %79, i64 %70, i64 %76, i64 %74)
  %80 = load ptr, ptr %22, align 8
  %81 = load i64, ptr %56, align 8
  %82 = load i64, ptr %13, align 8
  %83 = add nsw i64 %82, 1
  %84 = mul nsw i64 %83, %81
  %85 = getelementptr inbounds double, ptr %49, i64 %84
  %86 = load i64, ptr %57, align 8
  call fastcc void @read_turned(ptr %80, ptr %85, i64 %82, i64 %86, i64 %86)
  %87 = load i64, ptr %57, align 8
  %88 = icmp sgt i64 %87, 1
  br i1 %88, label %89, label %115

89:                                               ; preds = %68
  %90 = add nsw i64 %87, -1
  br label %91

91:                                               ; preds = %95, %89
  %92 = phi i64 [ 0, %89 ], [ %97, %95 ]
  %93 = phi i64 [ 1, %89 ], [ %96, %95 ]
  %94 = lshr i64 %92, 3
  br label %99

95:                                               ; preds = %99
  %96 = add nuw nsw i64 %93, 1
  %97 = add nuw nsw i64 %92, 1
  %98 = icmp eq i64 %97, %90
  br i1 %98, label %113, label %91

99:                                               ; preds = %99, %91
  %100 = phi i64 [ 0, %91 ], [ %111, %99 ]
  %101 = phi i64 [ 0, %91 ], [ %110, %99 ]
  %102 = getelementptr inbounds [3 x <8 x double>], ptr %80, i64 %93, i64 %101
  %103 = load <8 x double>, ptr %102, align 64
  %104 = xor i64 %100, -1
  %105 = add nsw i64 %93, %104
  %106 = insertelement <8 x i64> poison, i64 %105, i64 0
  %107 = shufflevector <8 x i64> %106, <8 x i64> poison, <8 x i32> zeroinitializer
  %108 = icmp slt <8 x i64> %107, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %109 = select <8 x i1> %108, <8 x double> %103, <8 x double> zeroinitializer
  store <8 x double> %109, ptr %102, align 64
  %110 = add nuw nsw i64 %101, 1
  %111 = shl nsw i64 %110, 3
  %112 = icmp eq i64 %101, %94
  br i1 %112, label %95, label %99

113:                                              ; preds = %95
  %114 = load i64, ptr %57, align 8
  br label %115

115:                                              ; preds = %113, %68
  %116 = phi i64 [ %114, %113 ], [ %87, %68 ]
  %117 = load ptr, ptr %26, align 8
  %118 = load ptr, ptr %22, align 8
  %119 = icmp sgt i64 %116, 0
  br i1 %119, label %120, label %147

120:                                              ; preds = %115
  %121 = load double, ptr %118, align 8
  %122 = fcmp olt double %121, 0.000000e+00
  %123 = fneg double %121
  %124 = select i1 %122, double %123, double %121
  %125 = fcmp ogt double %124, 0x30000000000000
  %126 = fcmp olt double %124, 0x7FB0000000000000
  %127 = and i1 %125, %126
  br i1 %127, label %136, label %550

128:                                              ; preds = %136
  %129 = load double, ptr %143, align 8
  %130 = fcmp olt double %129, 0.000000e+00
  %131 = fneg double %129
  %132 = select i1 %130, double %131, double %129
  %133 = fcmp ogt double %132, 0x30000000000000
  %134 = fcmp olt double %132, 0x7FB0000000000000
  %135 = and i1 %133, %134
  br i1 %135, label %136, label %145

136:                                              ; preds = %120, %128
  %137 = phi double [ %129, %128 ], [ %121, %120 ]
  %138 = phi ptr [ %143, %128 ], [ %118, %120 ]
  %139 = phi i64 [ %142, %128 ], [ 0, %120 ]
  %140 = fdiv double 1.000000e+00, %137
  %141 = getelementptr inbounds double, ptr %117, i64 %139
  store double %140, ptr %141, align 8
  %142 = add nuw nsw i64 %139, 1
  %143 = getelementptr inbounds double, ptr %138, i64 25
  %144 = icmp eq i64 %142, %116
  br i1 %144, label %147, label %128

145:                                              ; preds = %128
  %146 = icmp slt i64 %142, %116
  br i1 %146, label %550, label %147

147:                                              ; preds = %136, %115, %145
  %148 = load i64, ptr %58, align 8
  %149 = load i64, ptr %13, align 8
  %150 = icmp eq i64 %149, %148
  br i1 %150, label %158, label %151

151:                                              ; preds = %147
  %152 = sub nsw i64 %149, %148
  %153 = mul nsw i64 %152, %76
  %154 = icmp slt i64 %153, 40000
  %155 = load i64, ptr %18, align 8
  %156 = select i1 %154, i64 1, i64 %155
  store i64 %156, ptr %59, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %5, i64 %156)
  %157 = load i64, ptr %58, align 8
  br label %158

158:                                              ; preds = %147, %151
  %159 = phi i64 [ %148, %147 ], [ %157, %151 ]
  %160 = load ptr, ptr %21, align 8
  %161 = load ptr, ptr %28, align 8
  %162 = icmp eq i64 %76, 0
  br i1 %162, label %174, label %163

163:                                              ; preds = %158
  %164 = load i64, ptr %56, align 8
  %165 = load i64, ptr %13, align 8
  %166 = mul nsw i64 %165, %71
  %167 = getelementptr inbounds double, ptr %160, i64 %166
  %168 = getelementptr inbounds double, ptr %167, i64 %164
  %169 = load i64, ptr %57, align 8
  %170 = getelementptr inbounds double, ptr %167, i64 %159
  store ptr %170, ptr %60, align 8
  store i64 %165, ptr %61, align 8
  store i64 1, ptr %62, align 8
  %171 = sub nsw i64 %159, %71
  %172 = load i64, ptr %15, align 8
  call fastcc void @subtract_strip(ptr %168, i64 %165, i64 %169, ptr byval(%struct.matrix) align 8 %4, ptr %161, i64 %171, i64 %76, i64 %172)
  %173 = load ptr, ptr %21, align 8
  br label %174

174:                                              ; preds = %158, %163
  %175 = phi ptr [ %160, %158 ], [ %173, %163 ]
  %176 = load ptr, ptr %24, align 8
  %177 = load i64, ptr %56, align 8
  %178 = load i64, ptr %13, align 8
  %179 = add nsw i64 %178, 1
  %180 = mul nsw i64 %179, %177
  %181 = getelementptr inbounds double, ptr %175, i64 %180
  %182 = load i64, ptr %57, align 8
  call fastcc void @read_turned(ptr %176, ptr %181, i64 %178, i64 %182, i64 %182)
  %183 = load i64, ptr %57, align 8
  %184 = icmp sgt i64 %183, 1
  br i1 %184, label %185, label %211

185:                                              ; preds = %174
  %186 = add nsw i64 %183, -1
  br label %187

187:                                              ; preds = %191, %185
  %188 = phi i64 [ 0, %185 ], [ %193, %191 ]
  %189 = phi i64 [ 1, %185 ], [ %192, %191 ]
  %190 = lshr i64 %188, 3
  br label %195

191:                                              ; preds = %195
  %192 = add nuw nsw i64 %189, 1
  %193 = add nuw nsw i64 %188, 1
  %194 = icmp eq i64 %193, %186
  br i1 %194, label %209, label %187

195:                                              ; preds = %195, %187
  %196 = phi i64 [ 0, %187 ], [ %207, %195 ]
  %197 = phi i64 [ 0, %187 ], [ %206, %195 ]
  %198 = getelementptr inbounds [3 x <8 x double>], ptr %176, i64 %189, i64 %197
  %199 = load <8 x double>, ptr %198, align 64
  %200 = xor i64 %196, -1
  %201 = add nsw i64 %189, %200
  %202 = insertelement <8 x i64> poison, i64 %201, i64 0
  %203 = shufflevector <8 x i64> %202, <8 x i64> poison, <8 x i32> zeroinitializer
  %204 = icmp slt <8 x i64> %203, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %205 = select <8 x i1> %204, <8 x double> %199, <8 x double> zeroinitializer
  store <8 x double> %205, ptr %198, align 64
  %206 = add nuw nsw i64 %197, 1
  %207 = shl nsw i64 %206, 3
  %208 = icmp eq i64 %197, %190
  br i1 %208, label %191, label %195

209:                                              ; preds = %191
  %210 = load i64, ptr %57, align 8
  br label %211

211:                                              ; preds = %209, %174
  %212 = phi i64 [ %210, %209 ], [ %183, %174 ]
  %213 = load ptr, ptr %22, align 8
  %214 = load ptr, ptr %24, align 8
  %215 = icmp slt i64 %212, 24
  %216 = select i1 %215, i64 %212, i64 24
  %217 = icmp sgt i64 %216, 16
  br i1 %217, label %218, label %296

218:                                              ; preds = %211, %282
  %219 = phi i64 [ %220, %282 ], [ %216, %211 ]
  %220 = add nsw i64 %219, -1
  %221 = getelementptr inbounds [3 x <8 x double>], ptr %214, i64 %220, i64 0
  %222 = getelementptr inbounds double, ptr %221, i64 %220
  %223 = load double, ptr %222, align 8
  store double 0.000000e+00, ptr %222, align 8
  %224 = getelementptr inbounds [3 x <8 x double>], ptr %214, i64 %220, i64 2
  %225 = load <8 x double>, ptr %224, align 64
  %226 = icmp slt i64 %219, %212
  br i1 %226, label %227, label %242

227:                                              ; preds = %218
  %228 = getelementptr inbounds [3 x <8 x double>], ptr %213, i64 %220, i64 0
  br label %229

229:                                              ; preds = %229, %227
  %230 = phi <8 x double> [ %225, %227 ], [ %239, %229 ]
  %231 = phi i64 [ %219, %227 ], [ %240, %229 ]
  %232 = getelementptr inbounds double, ptr %228, i64 %231
  %233 = load double, ptr %232, align 8
  %234 = insertelement <8 x double> poison, double %233, i64 0
  %235 = shufflevector <8 x double> %234, <8 x double> poison, <8 x i32> zeroinitializer
  %236 = getelementptr inbounds [3 x <8 x double>], ptr %214, i64 %231, i64 2
  %237 = load <8 x double>, ptr %236, align 64
  %238 = fneg <8 x double> %237
  %239 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %238, <8 x double> %235, <8 x double> %230)
  %240 = add nsw i64 %231, 1
  %241 = icmp slt i64 %240, %212
  br i1 %241, label %229, label %242

242:                                              ; preds = %229, %218
  %243 = phi <8 x double> [ %225, %218 ], [ %239, %229 ]
  %244 = load ptr, ptr %26, align 8
  %245 = getelementptr inbounds double, ptr %244, i64 %220
  %246 = load double, ptr %245, align 8
  %247 = insertelement <8 x double> poison, double %246, i64 0
  %248 = shufflevector <8 x double> %247, <8 x double> poison, <8 x i32> zeroinitializer
  %249 = fmul <8 x double> %243, %248
  store <8 x double> %249, ptr %224, align 64
  %250 = getelementptr inbounds [3 x <8 x double>], ptr %213, i64 %220, i64 2
  %251 = load <8 x double>, ptr %250, align 64
  %252 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %249, <8 x double> %251, <8 x double> zeroinitializer)
  br label %263

253:                                              ; preds = %263, %253
  %254 = phi i64 [ %261, %253 ], [ 0, %263 ]
  %255 = phi <8 x double> [ %260, %253 ], [ %270, %263 ]
  %256 = add nuw nsw i64 %254, 2
  %257 = extractelement <8 x double> %255, i64 %256
  %258 = extractelement <8 x double> %255, i64 %254
  %259 = fadd double %258, %257
  %260 = insertelement <8 x double> %255, double %259, i64 %254
  %261 = add nuw nsw i64 %254, 1
  %262 = icmp eq i64 %261, 2
  br i1 %262, label %273, label %253

263:                                              ; preds = %263, %242
  %264 = phi i64 [ %271, %263 ], [ 0, %242 ]
  %265 = phi <8 x double> [ %270, %263 ], [ %252, %242 ]
  %266 = add nuw nsw i64 %264, 4
  %267 = extractelement <8 x double> %265, i64 %266
  %268 = extractelement <8 x double> %265, i64 %264
  %269 = fadd double %268, %267
  %270 = insertelement <8 x double> %265, double %269, i64 %264
  %271 = add nuw nsw i64 %264, 1
  %272 = icmp eq i64 %271, 4
  br i1 %272, label %253, label %263

273:                                              ; preds = %253
  %274 = extractelement <8 x double> %260, i64 1
  %275 = extractelement <8 x double> %260, i64 0
  %276 = fadd double %275, %274
  %277 = fsub double %223, %276
  %278 = load ptr, ptr %26, align 8
  %279 = getelementptr inbounds double, ptr %278, i64 %220
  %280 = load double, ptr %279, align 8
  %281 = fmul double %277, %280
  store double %281, ptr %222, align 8
  br i1 %226, label %284, label %282

282:                                              ; preds = %284, %273
  %283 = icmp sgt i64 %219, 17
  br i1 %283, label %218, label %292

284:                                              ; preds = %273, %284
  %285 = phi i64 [ %290, %284 ], [ %219, %273 ]
  %286 = getelementptr inbounds double, ptr %221, i64 %285
  %287 = load double, ptr %286, align 8
  %288 = getelementptr inbounds [3 x <8 x double>], ptr %214, i64 %285, i64 0
  %289 = getelementptr inbounds double, ptr %288, i64 %220
  store double %287, ptr %289, align 8
  %290 = add nsw i64 %285, 1
  %291 = icmp slt i64 %290, %212
  br i1 %291, label %284, label %282

292:                                              ; preds = %282
  %293 = load i64, ptr %57, align 8
  %294 = load ptr, ptr %22, align 8
  %295 = load ptr, ptr %24, align 8
  br label %296

296:                                              ; preds = %292, %211
  %297 = phi ptr [ %295, %292 ], [ %214, %211 ]
  %298 = phi ptr [ %294, %292 ], [ %213, %211 ]
  %299 = phi i64 [ %293, %292 ], [ %212, %211 ]
  %300 = icmp slt i64 %299, 16
  %301 = select i1 %300, i64 %299, i64 16
  %302 = icmp sgt i64 %301, 8
  br i1 %302, label %303, label %398

303:                                              ; preds = %296, %392
  %304 = phi i64 [ %305, %392 ], [ %301, %296 ]
  %305 = add nsw i64 %304, -1
  %306 = getelementptr inbounds [3 x <8 x double>], ptr %297, i64 %305, i64 0
  %307 = getelementptr inbounds double, ptr %306, i64 %305
  %308 = load double, ptr %307, align 8
  store double 0.000000e+00, ptr %307, align 8
  %309 = getelementptr inbounds [3 x <8 x double>], ptr %297, i64 %305, i64 1
  %310 = load <8 x double>, ptr %309, align 64
  %311 = getelementptr inbounds [3 x <8 x double>], ptr %297, i64 %305, i64 2
  %312 = load <8 x double>, ptr %311, align 64
  %313 = icmp slt i64 %304, %299
  br i1 %313, label %314, label %334

314:                                              ; preds = %303
  %315 = getelementptr inbounds [3 x <8 x double>], ptr %298, i64 %305, i64 0
  br label %316

316:                                              ; preds = %316, %314
  %317 = phi <8 x double> [ %312, %314 ], [ %331, %316 ]
  %318 = phi <8 x double> [ %310, %314 ], [ %327, %316 ]
  %319 = phi i64 [ %304, %314 ], [ %332, %316 ]
  %320 = getelementptr inbounds double, ptr %315, i64 %319
  %321 = load double, ptr %320, align 8
  %322 = insertelement <8 x double> poison, double %321, i64 0
  %323 = shufflevector <8 x double> %322, <8 x double> poison, <8 x i32> zeroinitializer
  %324 = getelementptr inbounds [3 x <8 x double>], ptr %297, i64 %319, i64 1
  %325 = load <8 x double>, ptr %324, align 64
  %326 = fneg <8 x double> %325
  %327 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %326, <8 x double> %323, <8 x double> %318)
  %328 = getelementptr inbounds [3 x <8 x double>], ptr %297, i64 %319, i64 2
  %329 = load <8 x double>, ptr %328, align 64
  %330 = fneg <8 x double> %329
  %331 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %330, <8 x double> %323, <8 x double> %317)
  %332 = add nsw i64 %319, 1
  %333 = icmp slt i64 %332, %299
  br i1 %333, label %316, label %334

334:                                              ; preds = %316, %303
  %335 = phi <8 x double> [ %312, %303 ], [ %331, %316 ]
  %336 = phi <8 x double> [ %310, %303 ], [ %327, %316 ]
  %337 = load ptr, ptr %26, align 8
  %338 = getelementptr inbounds double, ptr %337, i64 %305
  %339 = load double, ptr %338, align 8
  %340 = insertelement <8 x double> poison, double %339, i64 0
  %341 = shufflevector <8 x double> %340, <8 x double> poison, <8 x i32> zeroinitializer
  %342 = fmul <8 x double> %336, %341
  store <8 x double> %342, ptr %309, align 64
  %343 = getelementptr inbounds [3 x <8 x double>], ptr %298, i64 %305, i64 1
  %344 = load <8 x double>, ptr %343, align 64
  %345 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %342, <8 x double> %344, <8 x double> zeroinitializer)
  %346 = load ptr, ptr %26, align 8
  %347 = getelementptr inbounds double, ptr %346, i64 %305
  %348 = load double, ptr %347, align 8
  %349 = insertelement <8 x double> poison, double %348, i64 0
  %350 = shufflevector <8 x double> %349, <8 x double> poison, <8 x i32> zeroinitializer
  %351 = fmul <8 x double> %335, %350
  store <8 x double> %351, ptr %311, align 64
  %352 = getelementptr inbounds [3 x <8 x double>], ptr %298, i64 %305, i64 2
  %353 = load <8 x double>, ptr %352, align 64
  %354 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %351, <8 x double> %353, <8 x double> %345)
  br label %355

355:                                              ; preds = %355, %334
  %356 = phi i64 [ %363, %355 ], [ 0, %334 ]
  %357 = phi <8 x double> [ %362, %355 ], [ %354, %334 ]
  %358 = add nuw nsw i64 %356, 4
  %359 = extractelement <8 x double> %357, i64 %358
  %360 = extractelement <8 x double> %357, i64 %356
  %361 = fadd double %360, %359
  %362 = insertelement <8 x double> %357, double %361, i64 %356
  %363 = add nuw nsw i64 %356, 1
  %364 = icmp eq i64 %363, 4
  br i1 %364, label %365, label %355

365:                                              ; preds = %355, %365
  %366 = phi i64 [ %373, %365 ], [ 0, %355 ]
  %367 = phi <8 x double> [ %372, %365 ], [ %362, %355 ]
  %368 = add nuw nsw i64 %366, 2
  %369 = extractelement <8 x double> %367, i64 %368
  %370 = extractelement <8 x double> %367, i64 %366
  %371 = fadd double %370, %369
  %372 = insertelement <8 x double> %367, double %371, i64 %366
  %373 = add nuw nsw i64 %366, 1
  %374 = icmp eq i64 %373, 2
  br i1 %374, label %375, label %365

375:                                              ; preds = %365
  %376 = extractelement <8 x double> %372, i64 1
  %377 = extractelement <8 x double> %372, i64 0
  %378 = fadd double %377, %376
  %379 = fsub double %308, %378
  %380 = load ptr, ptr %26, align 8
  %381 = getelementptr inbounds double, ptr %380, i64 %305
  %382 = load double, ptr %381, align 8
  %383 = fmul double %379, %382
  store double %383, ptr %307, align 8
  br i1 %313, label %384, label %392

384:                                              ; preds = %375, %384
  %385 = phi i64 [ %390, %384 ], [ %304, %375 ]
  %386 = getelementptr inbounds double, ptr %306, i64 %385
  %387 = load double, ptr %386, align 8
  %388 = getelementptr inbounds [3 x <8 x double>], ptr %297, i64 %385, i64 0
  %389 = getelementptr inbounds double, ptr %388, i64 %305
  store double %387, ptr %389, align 8
  %390 = add nsw i64 %385, 1
  %391 = icmp slt i64 %390, %299
  br i1 %391, label %384, label %392

392:                                              ; preds = %384, %375
  %393 = icmp sgt i64 %304, 9
  br i1 %393, label %303, label %394

394:                                              ; preds = %392
  %395 = load i64, ptr %57, align 8
  %396 = load ptr, ptr %22, align 8
  %397 = load ptr, ptr %24, align 8
  br label %398

398:                                              ; preds = %394, %296
  %399 = phi ptr [ %397, %394 ], [ %297, %296 ]
  %400 = phi ptr [ %396, %394 ], [ %298, %296 ]
  %401 = phi i64 [ %395, %394 ], [ %299, %296 ]
  %402 = icmp sgt i64 %401, 0
  br i1 %402, label %403, label %516

403:                                              ; preds = %398
  %404 = icmp ult i64 %401, 8
  %405 = select i1 %404, i64 %401, i64 8
  br label %406

406:                                              ; preds = %511, %403
  %407 = phi i64 [ %405, %403 ], [ %408, %511 ]
  %408 = add nsw i64 %407, -1
  %409 = getelementptr inbounds [3 x <8 x double>], ptr %399, i64 %408, i64 0
  %410 = getelementptr inbounds double, ptr %409, i64 %408
  %411 = load double, ptr %410, align 8
  store double 0.000000e+00, ptr %410, align 8
  %412 = load <8 x double>, ptr %409, align 64
  %413 = getelementptr inbounds [3 x <8 x double>], ptr %399, i64 %408, i64 1
  %414 = load <8 x double>, ptr %413, align 64
  %415 = getelementptr inbounds [3 x <8 x double>], ptr %399, i64 %408, i64 2
  %416 = load <8 x double>, ptr %415, align 64
  %417 = icmp slt i64 %407, %401
  br i1 %417, label %418, label %443

418:                                              ; preds = %406
  %419 = getelementptr inbounds [3 x <8 x double>], ptr %400, i64 %408, i64 0
  br label %420

420:                                              ; preds = %420, %418
  %421 = phi <8 x double> [ %416, %418 ], [ %440, %420 ]
  %422 = phi <8 x double> [ %414, %418 ], [ %436, %420 ]
  %423 = phi <8 x double> [ %412, %418 ], [ %432, %420 ]
  %424 = phi i64 [ %407, %418 ], [ %441, %420 ]
  %425 = getelementptr inbounds double, ptr %419, i64 %424
  %426 = load double, ptr %425, align 8
  %427 = insertelement <8 x double> poison, double %426, i64 0
  %428 = shufflevector <8 x double> %427, <8 x double> poison, <8 x i32> zeroinitializer
  %429 = getelementptr inbounds [3 x <8 x double>], ptr %399, i64 %424, i64 0
  %430 = load <8 x double>, ptr %429, align 64
  %431 = fneg <8 x double> %430
  %432 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %431, <8 x double> %428, <8 x double> %423)
  %433 = getelementptr inbounds [3 x <8 x double>], ptr %399, i64 %424, i64 1
  %434 = load <8 x double>, ptr %433, align 64
  %435 = fneg <8 x double> %434
  %436 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %435, <8 x double> %428, <8 x double> %422)
  %437 = getelementptr inbounds [3 x <8 x double>], ptr %399, i64 %424, i64 2
  %438 = load <8 x double>, ptr %437, align 64
  %439 = fneg <8 x double> %438
  %440 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %439, <8 x double> %428, <8 x double> %421)
  %441 = add nuw nsw i64 %424, 1
  %442 = icmp slt i64 %441, %401
  br i1 %442, label %420, label %443

443:                                              ; preds = %420, %406
  %444 = phi <8 x double> [ %416, %406 ], [ %440, %420 ]
  %445 = phi <8 x double> [ %414, %406 ], [ %436, %420 ]
  %446 = phi <8 x double> [ %412, %406 ], [ %432, %420 ]
  %447 = load ptr, ptr %26, align 8
  %448 = getelementptr inbounds double, ptr %447, i64 %408
  %449 = load double, ptr %448, align 8
  %450 = insertelement <8 x double> poison, double %449, i64 0
  %451 = shufflevector <8 x double> %450, <8 x double> poison, <8 x i32> zeroinitializer
  %452 = fmul <8 x double> %446, %451
  store <8 x double> %452, ptr %409, align 64
  %453 = getelementptr inbounds [3 x <8 x double>], ptr %400, i64 %408, i64 0
  %454 = load <8 x double>, ptr %453, align 64
  %455 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %452, <8 x double> %454, <8 x double> zeroinitializer)
  %456 = load ptr, ptr %26, align 8
  %457 = getelementptr inbounds double, ptr %456, i64 %408
  %458 = load double, ptr %457, align 8
  %459 = insertelement <8 x double> poison, double %458, i64 0
  %460 = shufflevector <8 x double> %459, <8 x double> poison, <8 x i32> zeroinitializer
  %461 = fmul <8 x double> %445, %460
  store <8 x double> %461, ptr %413, align 64
  %462 = getelementptr inbounds [3 x <8 x double>], ptr %400, i64 %408, i64 1
  %463 = load <8 x double>, ptr %462, align 64
  %464 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %461, <8 x double> %463, <8 x double> %455)
  %465 = load ptr, ptr %26, align 8
  %466 = getelementptr inbounds double, ptr %465, i64 %408
  %467 = load double, ptr %466, align 8
  %468 = insertelement <8 x double> poison, double %467, i64 0
  %469 = shufflevector <8 x double> %468, <8 x double> poison, <8 x i32> zeroinitializer
  %470 = fmul <8 x double> %444, %469
  store <8 x double> %470, ptr %415, align 64
  %471 = getelementptr inbounds [3 x <8 x double>], ptr %400, i64 %408, i64 2
  %472 = load <8 x double>, ptr %471, align 64
  %473 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %470, <8 x double> %472, <8 x double> %464)
  br label %474

474:                                              ; preds = %474, %443
  %475 = phi i64 [ %482, %474 ], [ 0, %443 ]
  %476 = phi <8 x double> [ %481, %474 ], [ %473, %443 ]
  %477 = add nuw nsw i64 %475, 4
  %478 = extractelement <8 x double> %476, i64 %477
  %479 = extractelement <8 x double> %476, i64 %475
  %480 = fadd double %479, %478
  %481 = insertelement <8 x double> %476, double %480, i64 %475
  %482 = add nuw nsw i64 %475, 1
  %483 = icmp eq i64 %482, 4
  br i1 %483, label %484, label %474

484:                                              ; preds = %474, %484
  %485 = phi i64 [ %492, %484 ], [ 0, %474 ]
  %486 = phi <8 x double> [ %491, %484 ], [ %481, %474 ]
  %487 = add nuw nsw i64 %485, 2
  %488 = extractelement <8 x double> %486, i64 %487
  %489 = extractelement <8 x double> %486, i64 %485
  %490 = fadd double %489, %488
  %491 = insertelement <8 x double> %486, double %490, i64 %485
  %492 = add nuw nsw i64 %485, 1
  %493 = icmp eq i64 %492, 2
  br i1 %493, label %494, label %484

494:                                              ; preds = %484
  %495 = extractelement <8 x double> %491, i64 1
  %496 = extractelement <8 x double> %491, i64 0
  %497 = fadd double %496, %495
  %498 = fsub double %411, %497
  %499 = load ptr, ptr %26, align 8
  %500 = getelementptr inbounds double, ptr %499, i64 %408
  %501 = load double, ptr %500, align 8
  %502 = fmul double %498, %501
  store double %502, ptr %410, align 8
  br i1 %417, label %503, label %511

503:                                              ; preds = %494, %503
  %504 = phi i64 [ %509, %503 ], [ %407, %494 ]
  %505 = getelementptr inbounds double, ptr %409, i64 %504
  %506 = load double, ptr %505, align 8
  %507 = getelementptr inbounds [3 x <8 x double>], ptr %399, i64 %504, i64 0
  %508 = getelementptr inbounds double, ptr %507, i64 %408
  store double %506, ptr %508, align 8
  %509 = add nuw nsw i64 %504, 1
  %510 = icmp slt i64 %509, %401
  br i1 %510, label %503, label %511

511:                                              ; preds = %503, %494
  %512 = icmp sgt i64 %407, 1
  br i1 %512, label %406, label %513

513:                                              ; preds = %511
  %514 = load ptr, ptr %24, align 8
  %515 = load i64, ptr %57, align 8
  br label %516

516:                                              ; preds = %513, %398
  %517 = phi i64 [ %515, %513 ], [ %401, %398 ]
  %518 = phi ptr [ %514, %513 ], [ %399, %398 ]
  %519 = load i64, ptr %56, align 8
  %520 = load ptr, ptr %21, align 8
  %521 = load i64, ptr %13, align 8
  %522 = mul nsw i64 %521, %519
  %523 = getelementptr inbounds double, ptr %520, i64 %522
  %524 = getelementptr inbounds double, ptr %523, i64 %519
  call fastcc void @write_turned(ptr %524, i64 %521, ptr %518, i64 %517, i64 %517)
  %525 = icmp sgt i64 %71, 23
  br i1 %525, label %526, label %63

526:                                              ; preds = %516
  %527 = add nsw i64 %71, -24
  %528 = load i64, ptr %13, align 8
  %529 = load ptr, ptr %28, align 8
  br label %68

530:                                              ; preds = %65, %530
  %531 = phi i64 [ %548, %530 ], [ %66, %65 ]
  %532 = phi i64 [ %539, %530 ], [ 0, %65 ]
  %533 = load ptr, ptr %21, align 8
  %534 = mul nsw i64 %531, %532
  %535 = getelementptr inbounds double, ptr %533, i64 %534
  %536 = getelementptr inbounds double, ptr %535, i64 %532
  %537 = load double, ptr %536, align 8
  %538 = fmul double %537, 5.000000e-01
  store double %538, ptr %536, align 8
  %539 = add nuw nsw i64 %532, 1
  %540 = load ptr, ptr %21, align 8
  %541 = load i64, ptr %13, align 8
  %542 = mul nsw i64 %541, %532
  %543 = getelementptr inbounds double, ptr %540, i64 %542
  %544 = getelementptr inbounds double, ptr %543, i64 %539
  %545 = xor i64 %532, -1
  %546 = add i64 %541, %545
  %547 = shl i64 %546, 3
  call void @llvm.memset.p0.i64(ptr align 8 %544, i8 0, i64 %547, i1 false)
  %548 = load i64, ptr %13, align 8
  %549 = icmp slt i64 %539, %548
  br i1 %549, label %530, label %550

550:                                              ; preds = %120, %145, %530, %65
  %551 = phi i64 [ 0, %65 ], [ 0, %530 ], [ 1, %145 ], [ 1, %120 ]
  ret i64 %551
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

define internal fastcc void @read_turned(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4) {
  %6 = icmp sgt i64 %3, 7
  br label %8

7:                                                ; preds = %139
  ret void

8:                                                ; preds = %5, %139
  %9 = phi i64 [ 0, %5 ], [ %140, %139 ]
  %10 = sub nsw i64 %4, %9
  %11 = icmp slt i64 %10, 8
  %12 = select i1 %11, i64 %10, i64 8
  %13 = icmp sgt i64 %10, 7
  %14 = and i1 %13, %6
  br i1 %14, label %15, label %47

15:                                               ; preds = %8
  %16 = mul nsw i64 %9, %2
  %17 = getelementptr inbounds double, ptr %1, i64 %16
  %18 = or i64 %9, 1
  %19 = mul nsw i64 %18, %2
  %20 = getelementptr inbounds double, ptr %1, i64 %19
  %21 = or i64 %9, 2
  %22 = mul nsw i64 %21, %2
  %23 = getelementptr inbounds double, ptr %1, i64 %22
  %24 = or i64 %9, 3
  %25 = mul nsw i64 %24, %2
  %26 = getelementptr inbounds double, ptr %1, i64 %25
  %27 = or i64 %9, 4
  %28 = mul nsw i64 %27, %2
  %29 = getelementptr inbounds double, ptr %1, i64 %28
  %30 = or i64 %9, 5
  %31 = mul nsw i64 %30, %2
  %32 = getelementptr inbounds double, ptr %1, i64 %31
  %33 = or i64 %9, 6
  %34 = mul nsw i64 %33, %2
  %35 = getelementptr inbounds double, ptr %1, i64 %34
  %36 = or i64 %9, 7
  %37 = mul nsw i64 %36, %2
  %38 = getelementptr inbounds double, ptr %1, i64 %37
  %39 = getelementptr inbounds double, ptr %0, i64 %9
  %40 = getelementptr inbounds double, ptr %0, i64 %9
  %41 = getelementptr inbounds double, ptr %0, i64 %9
  %42 = getelementptr inbounds double, ptr %0, i64 %9
  %43 = getelementptr inbounds double, ptr %0, i64 %9
  %44 = getelementptr inbounds double, ptr %0, i64 %9
  %45 = getelementptr inbounds double, ptr %0, i64 %9
  %46 = getelementptr inbounds double, ptr %0, i64 %9
  br label %50

47:                                               ; preds = %50, %8
  %48 = phi i64 [ 0, %8 ], [ %51, %50 ]
  %49 = icmp slt i64 %48, %3
  br i1 %49, label %118, label %139

50:                                               ; preds = %15, %50
  %51 = phi i64 [ %116, %50 ], [ 8, %15 ]
  %52 = phi i64 [ %51, %50 ], [ 0, %15 ]
  %53 = getelementptr inbounds double, ptr %17, i64 %52
  %54 = load <8 x double>, ptr %53, align 1
  %55 = getelementptr inbounds double, ptr %20, i64 %52
  %56 = load <8 x double>, ptr %55, align 1
  %57 = getelementptr inbounds double, ptr %23, i64 %52
  %58 = load <8 x double>, ptr %57, align 1
  %59 = getelementptr inbounds double, ptr %26, i64 %52
  %60 = load <8 x double>, ptr %59, align 1
  %61 = getelementptr inbounds double, ptr %29, i64 %52
  %62 = load <8 x double>, ptr %61, align 1
  %63 = getelementptr inbounds double, ptr %32, i64 %52
  %64 = load <8 x double>, ptr %63, align 1
  %65 = getelementptr inbounds double, ptr %35, i64 %52
  %66 = load <8 x double>, ptr %65, align 1
  %67 = getelementptr inbounds double, ptr %38, i64 %52
  %68 = load <8 x double>, ptr %67, align 1
  %69 = shufflevector <8 x double> %54, <8 x double> %56, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %70 = shufflevector <8 x double> %54, <8 x double> %56, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %71 = shufflevector <8 x double> %58, <8 x double> %60, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %72 = shufflevector <8 x double> %58, <8 x double> %60, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %73 = shufflevector <8 x double> %62, <8 x double> %64, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %74 = shufflevector <8 x double> %62, <8 x double> %64, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %75 = shufflevector <8 x double> %66, <8 x double> %68, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %76 = shufflevector <8 x double> %66, <8 x double> %68, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %77 = shufflevector <8 x double> %69, <8 x double> %71, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %78 = shufflevector <8 x double> %69, <8 x double> %71, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %79 = shufflevector <8 x double> %70, <8 x double> %72, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %80 = shufflevector <8 x double> %70, <8 x double> %72, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %81 = shufflevector <8 x double> %73, <8 x double> %75, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %82 = shufflevector <8 x double> %73, <8 x double> %75, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %83 = shufflevector <8 x double> %74, <8 x double> %76, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %84 = shufflevector <8 x double> %74, <8 x double> %76, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %85 = shufflevector <8 x double> %77, <8 x double> %81, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %86 = shufflevector <8 x double> %77, <8 x double> %81, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %87 = shufflevector <8 x double> %79, <8 x double> %83, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %88 = shufflevector <8 x double> %79, <8 x double> %83, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %89 = shufflevector <8 x double> %78, <8 x double> %82, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %90 = shufflevector <8 x double> %78, <8 x double> %82, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %91 = shufflevector <8 x double> %80, <8 x double> %84, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %92 = shufflevector <8 x double> %80, <8 x double> %84, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %93 = mul nsw i64 %52, 24
  %94 = getelementptr inbounds double, ptr %39, i64 %93
  store <8 x double> %85, ptr %94, align 64
  %95 = or i64 %52, 1
  %96 = mul nsw i64 %95, 24
  %97 = getelementptr inbounds double, ptr %40, i64 %96
  store <8 x double> %87, ptr %97, align 64
  %98 = or i64 %52, 2
  %99 = mul nsw i64 %98, 24
  %100 = getelementptr inbounds double, ptr %41, i64 %99
  store <8 x double> %89, ptr %100, align 64
  %101 = or i64 %52, 3
  %102 = mul nsw i64 %101, 24
  %103 = getelementptr inbounds double, ptr %42, i64 %102
  store <8 x double> %91, ptr %103, align 64
  %104 = or i64 %52, 4
  %105 = mul nsw i64 %104, 24
  %106 = getelementptr inbounds double, ptr %43, i64 %105
  store <8 x double> %86, ptr %106, align 64
  %107 = or i64 %52, 5
  %108 = mul nsw i64 %107, 24
  %109 = getelementptr inbounds double, ptr %44, i64 %108
  store <8 x double> %88, ptr %109, align 64
  %110 = or i64 %52, 6
  %111 = mul nsw i64 %110, 24
  %112 = getelementptr inbounds double, ptr %45, i64 %111
  store <8 x double> %90, ptr %112, align 64
  %113 = or i64 %52, 7
  %114 = mul nsw i64 %113, 24
  %115 = getelementptr inbounds double, ptr %46, i64 %114
  store <8 x double> %92, ptr %115, align 64
  %116 = add nuw nsw i64 %51, 8
  %117 = icmp sgt i64 %116, %3
  br i1 %117, label %47, label %50

118:                                              ; preds = %47, %121
  %119 = phi i64 [ %122, %121 ], [ %48, %47 ]
  %120 = mul nsw i64 %119, 24
  br label %124

121:                                              ; preds = %133
  %122 = add nuw nsw i64 %119, 1
  %123 = icmp eq i64 %122, %3
  br i1 %123, label %139, label %118

124:                                              ; preds = %118, %133
  %125 = phi i64 [ 0, %118 ], [ %137, %133 ]
  %126 = icmp slt i64 %125, %12
  %127 = add nuw nsw i64 %125, %9
  br i1 %126, label %128, label %133

128:                                              ; preds = %124
  %129 = mul nsw i64 %127, %2
  %130 = add nsw i64 %129, %119
  %131 = getelementptr inbounds double, ptr %1, i64 %130
  %132 = load double, ptr %131, align 8
  br label %133

133:                                              ; preds = %124, %128
  %134 = phi double [ %132, %128 ], [ 0.000000e+00, %124 ]
  %135 = add nuw i64 %127, %120
  %136 = getelementptr inbounds double, ptr %0, i64 %135
  store double %134, ptr %136, align 8
  %137 = add nuw nsw i64 %125, 1
  %138 = icmp eq i64 %137, 8
  br i1 %138, label %121, label %124

139:                                              ; preds = %121, %47
  %140 = add nuw nsw i64 %9, 8
  %141 = icmp ult i64 %9, 16
  br i1 %141, label %8, label %7
}

define internal fastcc void @subtract_known(ptr %0, i64 %1, i64 %2) {
  %4 = alloca %struct.matrix, align 8
  %5 = alloca %struct.matrix, align 8
  %6 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 4
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 5, i64 0
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 10
  %11 = load i64, ptr %10, align 8
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %27, label %13

13:                                               ; preds = %3
  %14 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %15 = load i64, ptr %14, align 8
  %16 = mul nsw i64 %15, %1
  %17 = getelementptr inbounds double, ptr %7, i64 %16
  %18 = getelementptr inbounds double, ptr %17, i64 %11
  %19 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 11
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds %struct.matrix, ptr %5, i64 0, i32 0
  store ptr %17, ptr %21, align 8
  %22 = getelementptr inbounds %struct.matrix, ptr %5, i64 0, i32 1
  store i64 %15, ptr %22, align 8
  %23 = getelementptr inbounds %struct.matrix, ptr %5, i64 0, i32 2
  store i64 1, ptr %23, align 8
  %24 = sub nsw i64 %2, %1
  %25 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %26 = load i64, ptr %25, align 8
  call fastcc void @subtract_strip(ptr %18, i64 %15, i64 %20, ptr byval(%struct.matrix) align 8 %5, ptr %9, i64 %24, i64 %11, i64 %26)
  br label %27

27:                                               ; preds = %3, %13
  %28 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 3
  %29 = load ptr, ptr %28, align 8
  %30 = icmp eq ptr %29, null
  br i1 %30, label %53, label %31

31:                                               ; preds = %27
  %32 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 5, i64 1
  %33 = load ptr, ptr %32, align 8
  %34 = load i64, ptr %10, align 8
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %52, label %36

36:                                               ; preds = %31
  %37 = load ptr, ptr %6, align 8
  %38 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %39 = load i64, ptr %38, align 8
  %40 = mul nsw i64 %39, %1
  %41 = getelementptr inbounds double, ptr %37, i64 %40
  %42 = getelementptr inbounds double, ptr %41, i64 %34
  %43 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 11
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %4, i64 0, i32 0
  %46 = getelementptr inbounds double, ptr %29, i64 %40
  store ptr %46, ptr %45, align 8
  %47 = getelementptr inbounds %struct.matrix, ptr %4, i64 0, i32 1
  store i64 %39, ptr %47, align 8
  %48 = getelementptr inbounds %struct.matrix, ptr %4, i64 0, i32 2
  store i64 1, ptr %48, align 8
  %49 = sub nsw i64 %2, %1
  %50 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %51 = load i64, ptr %50, align 8
  call fastcc void @subtract_strip(ptr %42, i64 %39, i64 %44, ptr byval(%struct.matrix) align 8 %4, ptr %33, i64 %49, i64 %34, i64 %51)
  br label %52

52:                                               ; preds = %31, %36
  br label %53

53:                                               ; preds = %52, %27
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)

define internal fastcc void @subtract_strip(ptr %0, i64 %1, i64 %2, ptr byval(%struct.matrix) align 8 %3, ptr %4, i64 %5, i64 %6, i64 %7) {
  %9 = icmp ne i64 %7, 0
  %10 = icmp sgt i64 %2, 8
  %11 = and i1 %10, %9
  br i1 %11, label %12, label %612

12:                                               ; preds = %8
  %13 = load ptr, ptr %3, align 8
  %14 = getelementptr inbounds i8, ptr %3, i64 8
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds i8, ptr %3, i64 16
  %17 = load i64, ptr %16, align 8
  %18 = icmp sgt i64 %5, 0
  br i1 %18, label %19, label %1133

19:                                               ; preds = %12
  %20 = icmp sgt i64 %6, 0
  %21 = icmp sgt i64 %2, 7
  %22 = icmp sgt i64 %2, 0
  %23 = add i64 %2, -8
  %24 = icmp sgt i64 %23, 7
  %25 = icmp sgt i64 %23, 0
  %26 = add i64 %2, -16
  %27 = icmp sgt i64 %26, 7
  %28 = icmp sgt i64 %26, 0
  %29 = icmp sgt i64 %2, 0
  %30 = icmp sgt i64 %23, 0
  %31 = icmp sgt i64 %26, 0
  %32 = shl nsw i64 %1, 1
  %33 = icmp sgt i64 %2, 0
  %34 = icmp sgt i64 %23, 0
  %35 = icmp sgt i64 %26, 0
  %36 = mul nsw i64 %1, 3
  %37 = icmp sgt i64 %2, 0
  %38 = icmp sgt i64 %23, 0
  %39 = icmp sgt i64 %26, 0
  %40 = shl nsw i64 %1, 2
  %41 = icmp sgt i64 %2, 0
  %42 = icmp sgt i64 %23, 0
  %43 = icmp sgt i64 %26, 0
  %44 = mul nsw i64 %1, 5
  %45 = icmp sgt i64 %2, 0
  %46 = icmp sgt i64 %23, 0
  %47 = icmp sgt i64 %26, 0
  %48 = mul nsw i64 %1, 6
  %49 = icmp sgt i64 %2, 0
  %50 = icmp sgt i64 %23, 0
  %51 = icmp sgt i64 %26, 0
  %52 = mul nsw i64 %1, 7
  %53 = icmp sgt i64 %2, 0
  %54 = icmp sgt i64 %23, 0
  %55 = icmp sgt i64 %26, 0
  br label %56

56:                                               ; preds = %608, %19
  %57 = phi i64 [ %5, %19 ], [ %611, %608 ]
  %58 = phi i64 [ 0, %19 ], [ %609, %608 ]
  %59 = call i64 @llvm.smin.i64(i64 %57, i64 8)
  %60 = sub nsw i64 %5, %58
  %61 = icmp slt i64 %60, 8
  %62 = select i1 %61, i64 %60, i64 8
  %63 = mul nsw i64 %58, %1
  %64 = mul nsw i64 %58, %15
  %65 = getelementptr inbounds double, ptr %13, i64 %64
  %66 = add nsw i64 %62, -1
  %67 = icmp slt i64 %66, 0
  %68 = select i1 %67, i64 %66, i64 0
  %69 = mul nsw i64 %68, %15
  %70 = getelementptr inbounds double, ptr %65, i64 %69
  %71 = icmp slt i64 %66, 1
  %72 = select i1 %71, i64 %66, i64 1
  %73 = mul nsw i64 %72, %15
  %74 = getelementptr inbounds double, ptr %65, i64 %73
  %75 = icmp slt i64 %66, 2
  %76 = select i1 %75, i64 %66, i64 2
  %77 = mul nsw i64 %76, %15
  %78 = getelementptr inbounds double, ptr %65, i64 %77
  %79 = icmp slt i64 %66, 3
  %80 = select i1 %79, i64 %66, i64 3
  %81 = mul nsw i64 %80, %15
  %82 = getelementptr inbounds double, ptr %65, i64 %81
  %83 = icmp slt i64 %66, 4
  %84 = select i1 %83, i64 %66, i64 4
  %85 = mul nsw i64 %84, %15
  %86 = getelementptr inbounds double, ptr %65, i64 %85
  %87 = icmp slt i64 %66, 5
  %88 = select i1 %87, i64 %66, i64 5
  %89 = mul nsw i64 %88, %15
  %90 = getelementptr inbounds double, ptr %65, i64 %89
  %91 = icmp slt i64 %66, 6
  %92 = select i1 %91, i64 %66, i64 6
  %93 = mul nsw i64 %92, %15
  %94 = getelementptr inbounds double, ptr %65, i64 %93
  %95 = icmp slt i64 %66, 7
  %96 = select i1 %95, i64 %66, i64 7
  %97 = mul nsw i64 %96, %15
  %98 = getelementptr inbounds double, ptr %65, i64 %97
  %99 = getelementptr inbounds double, ptr %0, i64 %63
  %100 = mul nsw i64 %68, %1
  %101 = getelementptr inbounds double, ptr %99, i64 %100
  call void @llvm.prefetch.p0(ptr %101, i32 0, i32 3, i32 1)
  %102 = getelementptr inbounds double, ptr %101, i64 8
  call void @llvm.prefetch.p0(ptr %102, i32 0, i32 3, i32 1)
  %103 = getelementptr inbounds double, ptr %101, i64 16
  call void @llvm.prefetch.p0(ptr %103, i32 0, i32 3, i32 1)
  %104 = mul nsw i64 %72, %1
  %105 = getelementptr inbounds double, ptr %99, i64 %104
  call void @llvm.prefetch.p0(ptr %105, i32 0, i32 3, i32 1)
  %106 = getelementptr inbounds double, ptr %105, i64 8
  call void @llvm.prefetch.p0(ptr %106, i32 0, i32 3, i32 1)
  %107 = getelementptr inbounds double, ptr %105, i64 16
  call void @llvm.prefetch.p0(ptr %107, i32 0, i32 3, i32 1)
  %108 = mul nsw i64 %76, %1
  %109 = getelementptr inbounds double, ptr %99, i64 %108
  call void @llvm.prefetch.p0(ptr %109, i32 0, i32 3, i32 1)
  %110 = getelementptr inbounds double, ptr %109, i64 8
  call void @llvm.prefetch.p0(ptr %110, i32 0, i32 3, i32 1)
  %111 = getelementptr inbounds double, ptr %109, i64 16
  call void @llvm.prefetch.p0(ptr %111, i32 0, i32 3, i32 1)
  %112 = mul nsw i64 %80, %1
  %113 = getelementptr inbounds double, ptr %99, i64 %112
  call void @llvm.prefetch.p0(ptr %113, i32 0, i32 3, i32 1)
  %114 = getelementptr inbounds double, ptr %113, i64 8
  call void @llvm.prefetch.p0(ptr %114, i32 0, i32 3, i32 1)
  %115 = getelementptr inbounds double, ptr %113, i64 16
  call void @llvm.prefetch.p0(ptr %115, i32 0, i32 3, i32 1)
  %116 = mul nsw i64 %84, %1
  %117 = getelementptr inbounds double, ptr %99, i64 %116
  call void @llvm.prefetch.p0(ptr %117, i32 0, i32 3, i32 1)
  %118 = getelementptr inbounds double, ptr %117, i64 8
  call void @llvm.prefetch.p0(ptr %118, i32 0, i32 3, i32 1)
  %119 = getelementptr inbounds double, ptr %117, i64 16
  call void @llvm.prefetch.p0(ptr %119, i32 0, i32 3, i32 1)
  %120 = mul nsw i64 %88, %1
  %121 = getelementptr inbounds double, ptr %99, i64 %120
  call void @llvm.prefetch.p0(ptr %121, i32 0, i32 3, i32 1)
  %122 = getelementptr inbounds double, ptr %121, i64 8
  call void @llvm.prefetch.p0(ptr %122, i32 0, i32 3, i32 1)
  %123 = getelementptr inbounds double, ptr %121, i64 16
  call void @llvm.prefetch.p0(ptr %123, i32 0, i32 3, i32 1)
  %124 = mul nsw i64 %92, %1
  %125 = getelementptr inbounds double, ptr %99, i64 %124
  call void @llvm.prefetch.p0(ptr %125, i32 0, i32 3, i32 1)
  %126 = getelementptr inbounds double, ptr %125, i64 8
  call void @llvm.prefetch.p0(ptr %126, i32 0, i32 3, i32 1)
  %127 = getelementptr inbounds double, ptr %125, i64 16
  call void @llvm.prefetch.p0(ptr %127, i32 0, i32 3, i32 1)
  %128 = mul nsw i64 %96, %1
  %129 = getelementptr inbounds double, ptr %99, i64 %128
  call void @llvm.prefetch.p0(ptr %129, i32 0, i32 3, i32 1)
  %130 = getelementptr inbounds double, ptr %129, i64 8
  call void @llvm.prefetch.p0(ptr %130, i32 0, i32 3, i32 1)
  %131 = getelementptr inbounds double, ptr %129, i64 16
  call void @llvm.prefetch.p0(ptr %131, i32 0, i32 3, i32 1)
  %132 = call i64 @llvm.smax.i64(i64 %59, i64 0)
  br i1 %20, label %133, label %233

133:                                              ; preds = %56, %133
  %134 = phi <8 x double> [ %229, %133 ], [ zeroinitializer, %56 ]
  %135 = phi <8 x double> [ %228, %133 ], [ zeroinitializer, %56 ]
  %136 = phi <8 x double> [ %227, %133 ], [ zeroinitializer, %56 ]
  %137 = phi <8 x double> [ %221, %133 ], [ zeroinitializer, %56 ]
  %138 = phi <8 x double> [ %220, %133 ], [ zeroinitializer, %56 ]
  %139 = phi <8 x double> [ %219, %133 ], [ zeroinitializer, %56 ]
  %140 = phi <8 x double> [ %213, %133 ], [ zeroinitializer, %56 ]
  %141 = phi <8 x double> [ %212, %133 ], [ zeroinitializer, %56 ]
  %142 = phi <8 x double> [ %211, %133 ], [ zeroinitializer, %56 ]
  %143 = phi <8 x double> [ %205, %133 ], [ zeroinitializer, %56 ]
  %144 = phi <8 x double> [ %204, %133 ], [ zeroinitializer, %56 ]
  %145 = phi <8 x double> [ %203, %133 ], [ zeroinitializer, %56 ]
  %146 = phi <8 x double> [ %197, %133 ], [ zeroinitializer, %56 ]
  %147 = phi <8 x double> [ %196, %133 ], [ zeroinitializer, %56 ]
  %148 = phi <8 x double> [ %195, %133 ], [ zeroinitializer, %56 ]
  %149 = phi <8 x double> [ %189, %133 ], [ zeroinitializer, %56 ]
  %150 = phi <8 x double> [ %188, %133 ], [ zeroinitializer, %56 ]
  %151 = phi <8 x double> [ %187, %133 ], [ zeroinitializer, %56 ]
  %152 = phi <8 x double> [ %181, %133 ], [ zeroinitializer, %56 ]
  %153 = phi <8 x double> [ %180, %133 ], [ zeroinitializer, %56 ]
  %154 = phi <8 x double> [ %179, %133 ], [ zeroinitializer, %56 ]
  %155 = phi <8 x double> [ %173, %133 ], [ zeroinitializer, %56 ]
  %156 = phi <8 x double> [ %172, %133 ], [ zeroinitializer, %56 ]
  %157 = phi <8 x double> [ %171, %133 ], [ zeroinitializer, %56 ]
  %158 = phi ptr [ %231, %133 ], [ %4, %56 ]
  %159 = phi i64 [ %230, %133 ], [ 0, %56 ]
  %160 = load <8 x double>, ptr %158, align 64
  %161 = getelementptr inbounds double, ptr %158, i64 8
  %162 = load <8 x double>, ptr %161, align 64
  %163 = getelementptr inbounds double, ptr %158, i64 16
  %164 = load <8 x double>, ptr %163, align 64
  %165 = mul nsw i64 %159, %17
  %166 = getelementptr inbounds double, ptr %70, i64 %165
  %167 = load double, ptr %166, align 8
  %168 = insertelement <8 x double> poison, double %167, i64 0
  %169 = shufflevector <8 x double> %168, <8 x double> poison, <8 x i32> zeroinitializer
  %170 = fneg <8 x double> %169
  %171 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %170, <8 x double> %160, <8 x double> %157)
  %172 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %170, <8 x double> %162, <8 x double> %156)
  %173 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %170, <8 x double> %164, <8 x double> %155)
  %174 = getelementptr inbounds double, ptr %74, i64 %165
  %175 = load double, ptr %174, align 8
  %176 = insertelement <8 x double> poison, double %175, i64 0
  %177 = shufflevector <8 x double> %176, <8 x double> poison, <8 x i32> zeroinitializer
  %178 = fneg <8 x double> %177
  %179 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %178, <8 x double> %160, <8 x double> %154)
  %180 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %178, <8 x double> %162, <8 x double> %153)
  %181 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %178, <8 x double> %164, <8 x double> %152)
  %182 = getelementptr inbounds double, ptr %78, i64 %165
  %183 = load double, ptr %182, align 8
  %184 = insertelement <8 x double> poison, double %183, i64 0
  %185 = shufflevector <8 x double> %184, <8 x double> poison, <8 x i32> zeroinitializer
  %186 = fneg <8 x double> %185
  %187 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %186, <8 x double> %160, <8 x double> %151)
  %188 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %186, <8 x double> %162, <8 x double> %150)
  %189 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %186, <8 x double> %164, <8 x double> %149)
  %190 = getelementptr inbounds double, ptr %82, i64 %165
  %191 = load double, ptr %190, align 8
  %192 = insertelement <8 x double> poison, double %191, i64 0
  %193 = shufflevector <8 x double> %192, <8 x double> poison, <8 x i32> zeroinitializer
  %194 = fneg <8 x double> %193
  %195 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %194, <8 x double> %160, <8 x double> %148)
  %196 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %194, <8 x double> %162, <8 x double> %147)
  %197 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %194, <8 x double> %164, <8 x double> %146)
  %198 = getelementptr inbounds double, ptr %86, i64 %165
  %199 = load double, ptr %198, align 8
  %200 = insertelement <8 x double> poison, double %199, i64 0
  %201 = shufflevector <8 x double> %200, <8 x double> poison, <8 x i32> zeroinitializer
  %202 = fneg <8 x double> %201
  %203 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %202, <8 x double> %160, <8 x double> %145)
  %204 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %202, <8 x double> %162, <8 x double> %144)
  %205 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %202, <8 x double> %164, <8 x double> %143)
  %206 = getelementptr inbounds double, ptr %90, i64 %165
  %207 = load double, ptr %206, align 8
  %208 = insertelement <8 x double> poison, double %207, i64 0
  %209 = shufflevector <8 x double> %208, <8 x double> poison, <8 x i32> zeroinitializer
  %210 = fneg <8 x double> %209
  %211 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %210, <8 x double> %160, <8 x double> %142)
  %212 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %210, <8 x double> %162, <8 x double> %141)
  %213 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %210, <8 x double> %164, <8 x double> %140)
  %214 = getelementptr inbounds double, ptr %94, i64 %165
  %215 = load double, ptr %214, align 8
  %216 = insertelement <8 x double> poison, double %215, i64 0
  %217 = shufflevector <8 x double> %216, <8 x double> poison, <8 x i32> zeroinitializer
  %218 = fneg <8 x double> %217
  %219 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %218, <8 x double> %160, <8 x double> %139)
  %220 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %218, <8 x double> %162, <8 x double> %138)
  %221 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %218, <8 x double> %164, <8 x double> %137)
  %222 = getelementptr inbounds double, ptr %98, i64 %165
  %223 = load double, ptr %222, align 8
  %224 = insertelement <8 x double> poison, double %223, i64 0
  %225 = shufflevector <8 x double> %224, <8 x double> poison, <8 x i32> zeroinitializer
  %226 = fneg <8 x double> %225
  %227 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %226, <8 x double> %160, <8 x double> %136)
  %228 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %226, <8 x double> %162, <8 x double> %135)
  %229 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %226, <8 x double> %164, <8 x double> %134)
  %230 = add nuw nsw i64 %159, 1
  %231 = getelementptr inbounds double, ptr %158, i64 24
  %232 = icmp eq i64 %230, %6
  br i1 %232, label %233, label %133

233:                                              ; preds = %133, %56
  %234 = phi <8 x double> [ zeroinitializer, %56 ], [ %229, %133 ]
  %235 = phi <8 x double> [ zeroinitializer, %56 ], [ %228, %133 ]
  %236 = phi <8 x double> [ zeroinitializer, %56 ], [ %227, %133 ]
  %237 = phi <8 x double> [ zeroinitializer, %56 ], [ %221, %133 ]
  %238 = phi <8 x double> [ zeroinitializer, %56 ], [ %220, %133 ]
  %239 = phi <8 x double> [ zeroinitializer, %56 ], [ %219, %133 ]
  %240 = phi <8 x double> [ zeroinitializer, %56 ], [ %213, %133 ]
  %241 = phi <8 x double> [ zeroinitializer, %56 ], [ %212, %133 ]
  %242 = phi <8 x double> [ zeroinitializer, %56 ], [ %211, %133 ]
  %243 = phi <8 x double> [ zeroinitializer, %56 ], [ %205, %133 ]
  %244 = phi <8 x double> [ zeroinitializer, %56 ], [ %204, %133 ]
  %245 = phi <8 x double> [ zeroinitializer, %56 ], [ %203, %133 ]
  %246 = phi <8 x double> [ zeroinitializer, %56 ], [ %197, %133 ]
  %247 = phi <8 x double> [ zeroinitializer, %56 ], [ %196, %133 ]
  %248 = phi <8 x double> [ zeroinitializer, %56 ], [ %195, %133 ]
  %249 = phi <8 x double> [ zeroinitializer, %56 ], [ %189, %133 ]
  %250 = phi <8 x double> [ zeroinitializer, %56 ], [ %188, %133 ]
  %251 = phi <8 x double> [ zeroinitializer, %56 ], [ %187, %133 ]
  %252 = phi <8 x double> [ zeroinitializer, %56 ], [ %181, %133 ]
  %253 = phi <8 x double> [ zeroinitializer, %56 ], [ %180, %133 ]
  %254 = phi <8 x double> [ zeroinitializer, %56 ], [ %179, %133 ]
  %255 = phi <8 x double> [ zeroinitializer, %56 ], [ %173, %133 ]
  %256 = phi <8 x double> [ zeroinitializer, %56 ], [ %172, %133 ]
  %257 = phi <8 x double> [ zeroinitializer, %56 ], [ %171, %133 ]
  %258 = icmp slt i64 %59, 1
  br i1 %258, label %608, label %259

259:                                              ; preds = %233
  br i1 %21, label %262, label %260

260:                                              ; preds = %259
  br i1 %22, label %261, label %272

261:                                              ; preds = %260
  br label %265

262:                                              ; preds = %259
  %263 = load <8 x double>, ptr %99, align 1
  %264 = fadd <8 x double> %257, %263
  store <8 x double> %264, ptr %99, align 1
  br label %272

265:                                              ; preds = %265, %261
  %266 = phi i64 [ %271, %265 ], [ 0, %261 ]
  %267 = getelementptr inbounds double, ptr %99, i64 %266
  %268 = load double, ptr %267, align 8
  %269 = extractelement <8 x double> %257, i64 %266
  %270 = fadd double %269, %268
  store double %270, ptr %267, align 8
  %271 = add nuw nsw i64 %266, 1
  br label %265

272:                                              ; preds = %262, %260
  %273 = getelementptr inbounds double, ptr %99, i64 8
  br i1 %24, label %283, label %274

274:                                              ; preds = %272
  br i1 %25, label %275, label %286

275:                                              ; preds = %274, %275
  %276 = phi i64 [ %281, %275 ], [ 0, %274 ]
  %277 = getelementptr inbounds double, ptr %273, i64 %276
  %278 = load double, ptr %277, align 8
  %279 = extractelement <8 x double> %256, i64 %276
  %280 = fadd double %279, %278
  store double %280, ptr %277, align 8
  %281 = add nuw nsw i64 %276, 1
  %282 = icmp eq i64 %281, %23
  br i1 %282, label %286, label %275

283:                                              ; preds = %272
  %284 = load <8 x double>, ptr %273, align 1
  %285 = fadd <8 x double> %256, %284
  store <8 x double> %285, ptr %273, align 1
  br label %286

286:                                              ; preds = %275, %283, %274
  %287 = getelementptr inbounds double, ptr %99, i64 16
  br i1 %27, label %297, label %288

288:                                              ; preds = %286
  br i1 %28, label %289, label %300

289:                                              ; preds = %288, %289
  %290 = phi i64 [ %295, %289 ], [ 0, %288 ]
  %291 = getelementptr inbounds double, ptr %287, i64 %290
  %292 = load double, ptr %291, align 8
  %293 = extractelement <8 x double> %255, i64 %290
  %294 = fadd double %293, %292
  store double %294, ptr %291, align 8
  %295 = add nuw nsw i64 %290, 1
  %296 = icmp eq i64 %295, %26
  br i1 %296, label %300, label %289

297:                                              ; preds = %286
  %298 = load <8 x double>, ptr %287, align 1
  %299 = fadd <8 x double> %255, %298
  store <8 x double> %299, ptr %287, align 1
  br label %300

300:                                              ; preds = %289, %297, %288
  %301 = icmp eq i64 %132, 1
  br i1 %301, label %608, label %302

302:                                              ; preds = %300
  %303 = getelementptr inbounds double, ptr %99, i64 %1
  br i1 %21, label %313, label %304

304:                                              ; preds = %302
  br i1 %29, label %305, label %316

305:                                              ; preds = %304
  br label %306

306:                                              ; preds = %306, %305
  %307 = phi i64 [ %312, %306 ], [ 0, %305 ]
  %308 = getelementptr inbounds double, ptr %303, i64 %307
  %309 = load double, ptr %308, align 8
  %310 = extractelement <8 x double> %254, i64 %307
  %311 = fadd double %310, %309
  store double %311, ptr %308, align 8
  %312 = add nuw nsw i64 %307, 1
  br label %306

313:                                              ; preds = %302
  %314 = load <8 x double>, ptr %303, align 1
  %315 = fadd <8 x double> %254, %314
  store <8 x double> %315, ptr %303, align 1
  br label %316

316:                                              ; preds = %313, %304
  %317 = getelementptr inbounds double, ptr %303, i64 8
  br i1 %24, label %327, label %318

318:                                              ; preds = %316
  br i1 %30, label %319, label %330

319:                                              ; preds = %318, %319
  %320 = phi i64 [ %325, %319 ], [ 0, %318 ]
  %321 = getelementptr inbounds double, ptr %317, i64 %320
  %322 = load double, ptr %321, align 8
  %323 = extractelement <8 x double> %253, i64 %320
  %324 = fadd double %323, %322
  store double %324, ptr %321, align 8
  %325 = add nuw nsw i64 %320, 1
  %326 = icmp eq i64 %325, %23
  br i1 %326, label %330, label %319

327:                                              ; preds = %316
  %328 = load <8 x double>, ptr %317, align 1
  %329 = fadd <8 x double> %253, %328
  store <8 x double> %329, ptr %317, align 1
  br label %330

330:                                              ; preds = %319, %327, %318
  %331 = getelementptr inbounds double, ptr %303, i64 16
  br i1 %27, label %341, label %332

332:                                              ; preds = %330
  br i1 %31, label %333, label %344

333:                                              ; preds = %332, %333
  %334 = phi i64 [ %339, %333 ], [ 0, %332 ]
  %335 = getelementptr inbounds double, ptr %331, i64 %334
  %336 = load double, ptr %335, align 8
  %337 = extractelement <8 x double> %252, i64 %334
  %338 = fadd double %337, %336
  store double %338, ptr %335, align 8
  %339 = add nuw nsw i64 %334, 1
  %340 = icmp eq i64 %339, %26
  br i1 %340, label %344, label %333

341:                                              ; preds = %330
  %342 = load <8 x double>, ptr %331, align 1
  %343 = fadd <8 x double> %252, %342
  store <8 x double> %343, ptr %331, align 1
  br label %344

344:                                              ; preds = %333, %341, %332
  %345 = icmp eq i64 %132, 2
  br i1 %345, label %608, label %346

346:                                              ; preds = %344
  %347 = getelementptr inbounds double, ptr %99, i64 %32
  br i1 %21, label %357, label %348

348:                                              ; preds = %346
  br i1 %33, label %349, label %360

349:                                              ; preds = %348
  br label %350

350:                                              ; preds = %350, %349
  %351 = phi i64 [ %356, %350 ], [ 0, %349 ]
  %352 = getelementptr inbounds double, ptr %347, i64 %351
  %353 = load double, ptr %352, align 8
  %354 = extractelement <8 x double> %251, i64 %351
  %355 = fadd double %354, %353
  store double %355, ptr %352, align 8
  %356 = add nuw nsw i64 %351, 1
  br label %350

357:                                              ; preds = %346
  %358 = load <8 x double>, ptr %347, align 1
  %359 = fadd <8 x double> %251, %358
  store <8 x double> %359, ptr %347, align 1
  br label %360

360:                                              ; preds = %357, %348
  %361 = getelementptr inbounds double, ptr %347, i64 8
  br i1 %24, label %371, label %362

362:                                              ; preds = %360
  br i1 %34, label %363, label %374

363:                                              ; preds = %362, %363
  %364 = phi i64 [ %369, %363 ], [ 0, %362 ]
  %365 = getelementptr inbounds double, ptr %361, i64 %364
  %366 = load double, ptr %365, align 8
  %367 = extractelement <8 x double> %250, i64 %364
  %368 = fadd double %367, %366
  store double %368, ptr %365, align 8
  %369 = add nuw nsw i64 %364, 1
  %370 = icmp eq i64 %369, %23
  br i1 %370, label %374, label %363

371:                                              ; preds = %360
  %372 = load <8 x double>, ptr %361, align 1
  %373 = fadd <8 x double> %250, %372
  store <8 x double> %373, ptr %361, align 1
  br label %374

374:                                              ; preds = %363, %371, %362
  %375 = getelementptr inbounds double, ptr %347, i64 16
  br i1 %27, label %385, label %376

376:                                              ; preds = %374
  br i1 %35, label %377, label %388

377:                                              ; preds = %376, %377
  %378 = phi i64 [ %383, %377 ], [ 0, %376 ]
  %379 = getelementptr inbounds double, ptr %375, i64 %378
  %380 = load double, ptr %379, align 8
  %381 = extractelement <8 x double> %249, i64 %378
  %382 = fadd double %381, %380
  store double %382, ptr %379, align 8
  %383 = add nuw nsw i64 %378, 1
  %384 = icmp eq i64 %383, %26
  br i1 %384, label %388, label %377

385:                                              ; preds = %374
  %386 = load <8 x double>, ptr %375, align 1
  %387 = fadd <8 x double> %249, %386
  store <8 x double> %387, ptr %375, align 1
  br label %388

388:                                              ; preds = %377, %385, %376
  %389 = icmp eq i64 %132, 3
  br i1 %389, label %608, label %390

390:                                              ; preds = %388
  %391 = getelementptr inbounds double, ptr %99, i64 %36
  br i1 %21, label %401, label %392

392:                                              ; preds = %390
  br i1 %37, label %393, label %404

393:                                              ; preds = %392
  br label %394

394:                                              ; preds = %394, %393
  %395 = phi i64 [ %400, %394 ], [ 0, %393 ]
  %396 = getelementptr inbounds double, ptr %391, i64 %395
  %397 = load double, ptr %396, align 8
  %398 = extractelement <8 x double> %248, i64 %395
  %399 = fadd double %398, %397
  store double %399, ptr %396, align 8
  %400 = add nuw nsw i64 %395, 1
  br label %394

401:                                              ; preds = %390
  %402 = load <8 x double>, ptr %391, align 1
  %403 = fadd <8 x double> %248, %402
  store <8 x double> %403, ptr %391, align 1
  br label %404

404:                                              ; preds = %401, %392
  %405 = getelementptr inbounds double, ptr %391, i64 8
  br i1 %24, label %415, label %406

406:                                              ; preds = %404
  br i1 %38, label %407, label %418

407:                                              ; preds = %406, %407
  %408 = phi i64 [ %413, %407 ], [ 0, %406 ]
  %409 = getelementptr inbounds double, ptr %405, i64 %408
  %410 = load double, ptr %409, align 8
  %411 = extractelement <8 x double> %247, i64 %408
  %412 = fadd double %411, %410
  store double %412, ptr %409, align 8
  %413 = add nuw nsw i64 %408, 1
  %414 = icmp eq i64 %413, %23
  br i1 %414, label %418, label %407

415:                                              ; preds = %404
  %416 = load <8 x double>, ptr %405, align 1
  %417 = fadd <8 x double> %247, %416
  store <8 x double> %417, ptr %405, align 1
  br label %418

418:                                              ; preds = %407, %415, %406
  %419 = getelementptr inbounds double, ptr %391, i64 16
  br i1 %27, label %429, label %420

420:                                              ; preds = %418
  br i1 %39, label %421, label %432

421:                                              ; preds = %420, %421
  %422 = phi i64 [ %427, %421 ], [ 0, %420 ]
  %423 = getelementptr inbounds double, ptr %419, i64 %422
  %424 = load double, ptr %423, align 8
  %425 = extractelement <8 x double> %246, i64 %422
  %426 = fadd double %425, %424
  store double %426, ptr %423, align 8
  %427 = add nuw nsw i64 %422, 1
  %428 = icmp eq i64 %427, %26
  br i1 %428, label %432, label %421

429:                                              ; preds = %418
  %430 = load <8 x double>, ptr %419, align 1
  %431 = fadd <8 x double> %246, %430
  store <8 x double> %431, ptr %419, align 1
  br label %432

432:                                              ; preds = %421, %429, %420
  %433 = icmp eq i64 %132, 4
  br i1 %433, label %608, label %434

434:                                              ; preds = %432
  %435 = getelementptr inbounds double, ptr %99, i64 %40
  br i1 %21, label %445, label %436

436:                                              ; preds = %434
  br i1 %41, label %437, label %448

437:                                              ; preds = %436
  br label %438

438:                                              ; preds = %438, %437
  %439 = phi i64 [ %444, %438 ], [ 0, %437 ]
  %440 = getelementptr inbounds double, ptr %435, i64 %439
  %441 = load double, ptr %440, align 8
  %442 = extractelement <8 x double> %245, i64 %439
  %443 = fadd double %442, %441
  store double %443, ptr %440, align 8
  %444 = add nuw nsw i64 %439, 1
  br label %438

445:                                              ; preds = %434
  %446 = load <8 x double>, ptr %435, align 1
  %447 = fadd <8 x double> %245, %446
  store <8 x double> %447, ptr %435, align 1
  br label %448

448:                                              ; preds = %445, %436
  %449 = getelementptr inbounds double, ptr %435, i64 8
  br i1 %24, label %459, label %450

450:                                              ; preds = %448
  br i1 %42, label %451, label %462

451:                                              ; preds = %450, %451
  %452 = phi i64 [ %457, %451 ], [ 0, %450 ]
  %453 = getelementptr inbounds double, ptr %449, i64 %452
  %454 = load double, ptr %453, align 8
  %455 = extractelement <8 x double> %244, i64 %452
  %456 = fadd double %455, %454
  store double %456, ptr %453, align 8
  %457 = add nuw nsw i64 %452, 1
  %458 = icmp eq i64 %457, %23
  br i1 %458, label %462, label %451

459:                                              ; preds = %448
  %460 = load <8 x double>, ptr %449, align 1
  %461 = fadd <8 x double> %244, %460
  store <8 x double> %461, ptr %449, align 1
  br label %462

462:                                              ; preds = %451, %459, %450
  %463 = getelementptr inbounds double, ptr %435, i64 16
  br i1 %27, label %473, label %464

464:                                              ; preds = %462
  br i1 %43, label %465, label %476

465:                                              ; preds = %464, %465
  %466 = phi i64 [ %471, %465 ], [ 0, %464 ]
  %467 = getelementptr inbounds double, ptr %463, i64 %466
  %468 = load double, ptr %467, align 8
  %469 = extractelement <8 x double> %243, i64 %466
  %470 = fadd double %469, %468
  store double %470, ptr %467, align 8
  %471 = add nuw nsw i64 %466, 1
  %472 = icmp eq i64 %471, %26
  br i1 %472, label %476, label %465

473:                                              ; preds = %462
  %474 = load <8 x double>, ptr %463, align 1
  %475 = fadd <8 x double> %243, %474
  store <8 x double> %475, ptr %463, align 1
  br label %476

476:                                              ; preds = %465, %473, %464
  %477 = icmp eq i64 %132, 5
  br i1 %477, label %608, label %478

478:                                              ; preds = %476
  %479 = getelementptr inbounds double, ptr %99, i64 %44
  br i1 %21, label %489, label %480

480:                                              ; preds = %478
  br i1 %45, label %481, label %492

481:                                              ; preds = %480
  br label %482

482:                                              ; preds = %482, %481
  %483 = phi i64 [ %488, %482 ], [ 0, %481 ]
  %484 = getelementptr inbounds double, ptr %479, i64 %483
  %485 = load double, ptr %484, align 8
  %486 = extractelement <8 x double> %242, i64 %483
  %487 = fadd double %486, %485
  store double %487, ptr %484, align 8
  %488 = add nuw nsw i64 %483, 1
  br label %482

489:                                              ; preds = %478
  %490 = load <8 x double>, ptr %479, align 1
  %491 = fadd <8 x double> %242, %490
  store <8 x double> %491, ptr %479, align 1
  br label %492

492:                                              ; preds = %489, %480
  %493 = getelementptr inbounds double, ptr %479, i64 8
  br i1 %24, label %503, label %494

494:                                              ; preds = %492
  br i1 %46, label %495, label %506

495:                                              ; preds = %494, %495
  %496 = phi i64 [ %501, %495 ], [ 0, %494 ]
  %497 = getelementptr inbounds double, ptr %493, i64 %496
  %498 = load double, ptr %497, align 8
  %499 = extractelement <8 x double> %241, i64 %496
  %500 = fadd double %499, %498
  store double %500, ptr %497, align 8
  %501 = add nuw nsw i64 %496, 1
  %502 = icmp eq i64 %501, %23
  br i1 %502, label %506, label %495

503:                                              ; preds = %492
  %504 = load <8 x double>, ptr %493, align 1
  %505 = fadd <8 x double> %241, %504
  store <8 x double> %505, ptr %493, align 1
  br label %506

506:                                              ; preds = %495, %503, %494
  %507 = getelementptr inbounds double, ptr %479, i64 16
  br i1 %27, label %517, label %508

508:                                              ; preds = %506
  br i1 %47, label %509, label %520

509:                                              ; preds = %508, %509
  %510 = phi i64 [ %515, %509 ], [ 0, %508 ]
  %511 = getelementptr inbounds double, ptr %507, i64 %510
  %512 = load double, ptr %511, align 8
  %513 = extractelement <8 x double> %240, i64 %510
  %514 = fadd double %513, %512
  store double %514, ptr %511, align 8
  %515 = add nuw nsw i64 %510, 1
  %516 = icmp eq i64 %515, %26
  br i1 %516, label %520, label %509

517:                                              ; preds = %506
  %518 = load <8 x double>, ptr %507, align 1
  %519 = fadd <8 x double> %240, %518
  store <8 x double> %519, ptr %507, align 1
  br label %520

520:                                              ; preds = %509, %517, %508
  %521 = icmp eq i64 %132, 6
  br i1 %521, label %608, label %522

522:                                              ; preds = %520
  %523 = getelementptr inbounds double, ptr %99, i64 %48
  br i1 %21, label %533, label %524

524:                                              ; preds = %522
  br i1 %49, label %525, label %536

525:                                              ; preds = %524
  br label %526

526:                                              ; preds = %526, %525
  %527 = phi i64 [ %532, %526 ], [ 0, %525 ]
  %528 = getelementptr inbounds double, ptr %523, i64 %527
  %529 = load double, ptr %528, align 8
  %530 = extractelement <8 x double> %239, i64 %527
  %531 = fadd double %530, %529
  store double %531, ptr %528, align 8
  %532 = add nuw nsw i64 %527, 1
  br label %526

533:                                              ; preds = %522
  %534 = load <8 x double>, ptr %523, align 1
  %535 = fadd <8 x double> %239, %534
  store <8 x double> %535, ptr %523, align 1
  br label %536

536:                                              ; preds = %533, %524
  %537 = getelementptr inbounds double, ptr %523, i64 8
  br i1 %24, label %547, label %538

538:                                              ; preds = %536
  br i1 %50, label %539, label %550

539:                                              ; preds = %538, %539
  %540 = phi i64 [ %545, %539 ], [ 0, %538 ]
  %541 = getelementptr inbounds double, ptr %537, i64 %540
  %542 = load double, ptr %541, align 8
  %543 = extractelement <8 x double> %238, i64 %540
  %544 = fadd double %543, %542
  store double %544, ptr %541, align 8
  %545 = add nuw nsw i64 %540, 1
  %546 = icmp eq i64 %545, %23
  br i1 %546, label %550, label %539

547:                                              ; preds = %536
  %548 = load <8 x double>, ptr %537, align 1
  %549 = fadd <8 x double> %238, %548
  store <8 x double> %549, ptr %537, align 1
  br label %550

550:                                              ; preds = %539, %547, %538
  %551 = getelementptr inbounds double, ptr %523, i64 16
  br i1 %27, label %561, label %552

552:                                              ; preds = %550
  br i1 %51, label %553, label %564

553:                                              ; preds = %552, %553
  %554 = phi i64 [ %559, %553 ], [ 0, %552 ]
  %555 = getelementptr inbounds double, ptr %551, i64 %554
  %556 = load double, ptr %555, align 8
  %557 = extractelement <8 x double> %237, i64 %554
  %558 = fadd double %557, %556
  store double %558, ptr %555, align 8
  %559 = add nuw nsw i64 %554, 1
  %560 = icmp eq i64 %559, %26
  br i1 %560, label %564, label %553

561:                                              ; preds = %550
  %562 = load <8 x double>, ptr %551, align 1
  %563 = fadd <8 x double> %237, %562
  store <8 x double> %563, ptr %551, align 1
  br label %564

564:                                              ; preds = %553, %561, %552
  %565 = icmp eq i64 %132, 7
  br i1 %565, label %608, label %566

566:                                              ; preds = %564
  %567 = getelementptr inbounds double, ptr %99, i64 %52
  br i1 %21, label %577, label %568

568:                                              ; preds = %566
  br i1 %53, label %569, label %580

569:                                              ; preds = %568
  br label %570

570:                                              ; preds = %570, %569
  %571 = phi i64 [ %576, %570 ], [ 0, %569 ]
  %572 = getelementptr inbounds double, ptr %567, i64 %571
  %573 = load double, ptr %572, align 8
  %574 = extractelement <8 x double> %236, i64 %571
  %575 = fadd double %574, %573
  store double %575, ptr %572, align 8
  %576 = add nuw nsw i64 %571, 1
  br label %570

577:                                              ; preds = %566
  %578 = load <8 x double>, ptr %567, align 1
  %579 = fadd <8 x double> %236, %578
  store <8 x double> %579, ptr %567, align 1
  br label %580

580:                                              ; preds = %577, %568
  %581 = getelementptr inbounds double, ptr %567, i64 8
  br i1 %24, label %591, label %582

582:                                              ; preds = %580
  br i1 %54, label %583, label %594

583:                                              ; preds = %582, %583
  %584 = phi i64 [ %589, %583 ], [ 0, %582 ]
  %585 = getelementptr inbounds double, ptr %581, i64 %584
  %586 = load double, ptr %585, align 8
  %587 = extractelement <8 x double> %235, i64 %584
  %588 = fadd double %587, %586
  store double %588, ptr %585, align 8
  %589 = add nuw nsw i64 %584, 1
  %590 = icmp eq i64 %589, %23
  br i1 %590, label %594, label %583

591:                                              ; preds = %580
  %592 = load <8 x double>, ptr %581, align 1
  %593 = fadd <8 x double> %235, %592
  store <8 x double> %593, ptr %581, align 1
  br label %594

594:                                              ; preds = %583, %591, %582
  %595 = getelementptr inbounds double, ptr %567, i64 16
  br i1 %27, label %605, label %596

596:                                              ; preds = %594
  br i1 %55, label %597, label %608

597:                                              ; preds = %596, %597
  %598 = phi i64 [ %603, %597 ], [ 0, %596 ]
  %599 = getelementptr inbounds double, ptr %595, i64 %598
  %600 = load double, ptr %599, align 8
  %601 = extractelement <8 x double> %234, i64 %598
  %602 = fadd double %601, %600
  store double %602, ptr %599, align 8
  %603 = add nuw nsw i64 %598, 1
  %604 = icmp eq i64 %603, %26
  br i1 %604, label %608, label %597

605:                                              ; preds = %594
  %606 = load <8 x double>, ptr %595, align 1
  %607 = fadd <8 x double> %234, %606
  store <8 x double> %607, ptr %595, align 1
  br label %608

608:                                              ; preds = %597, %596, %605, %564, %520, %476, %432, %388, %344, %300, %233
  %609 = add nuw nsw i64 %58, 8
  %610 = icmp slt i64 %609, %5
  %611 = add i64 %57, -8
  br i1 %610, label %56, label %1133

612:                                              ; preds = %8
  br i1 %9, label %627, label %613

613:                                              ; preds = %612
  %614 = icmp sgt i64 %2, 0
  br i1 %614, label %615, label %1133

615:                                              ; preds = %613
  %616 = load ptr, ptr %3, align 8
  %617 = getelementptr inbounds i8, ptr %3, i64 8
  %618 = load i64, ptr %617, align 8
  %619 = getelementptr inbounds i8, ptr %3, i64 16
  %620 = load i64, ptr %619, align 8
  %621 = icmp sgt i64 %5, 0
  %622 = icmp sgt i64 %6, 0
  %623 = shl nsw i64 %1, 1
  %624 = mul nsw i64 %1, 3
  %625 = shl nsw i64 %1, 1
  %626 = mul nsw i64 %1, 3
  br label %958

627:                                              ; preds = %612
  %628 = load ptr, ptr %3, align 8
  %629 = getelementptr inbounds i8, ptr %3, i64 8
  %630 = load i64, ptr %629, align 8
  %631 = getelementptr inbounds i8, ptr %3, i64 16
  %632 = load i64, ptr %631, align 8
  %633 = icmp sgt i64 %5, 0
  br i1 %633, label %634, label %1133

634:                                              ; preds = %627
  %635 = icmp sgt i64 %6, 0
  %636 = icmp sgt i64 %2, 7
  %637 = icmp sgt i64 %2, 0
  %638 = icmp sgt i64 %2, 0
  %639 = shl nsw i64 %1, 1
  %640 = icmp sgt i64 %2, 0
  %641 = mul nsw i64 %1, 3
  %642 = icmp sgt i64 %2, 0
  %643 = shl nsw i64 %1, 2
  %644 = icmp sgt i64 %2, 0
  %645 = mul nsw i64 %1, 5
  %646 = icmp sgt i64 %2, 0
  %647 = mul nsw i64 %1, 6
  %648 = icmp sgt i64 %2, 0
  %649 = mul nsw i64 %1, 7
  %650 = icmp sgt i64 %2, 0
  %651 = shl nsw i64 %1, 1
  %652 = mul nsw i64 %1, 3
  %653 = shl nsw i64 %1, 2
  %654 = mul nsw i64 %1, 5
  %655 = mul nsw i64 %1, 6
  %656 = mul nsw i64 %1, 7
  br label %657

657:                                              ; preds = %954, %634
  %658 = phi i64 [ %5, %634 ], [ %957, %954 ]
  %659 = phi i64 [ 0, %634 ], [ %955, %954 ]
  %660 = call i64 @llvm.smin.i64(i64 %658, i64 8)
  %661 = sub nsw i64 %5, %659
  %662 = icmp slt i64 %661, 8
  %663 = select i1 %662, i64 %661, i64 8
  %664 = mul nsw i64 %659, %1
  %665 = mul nsw i64 %659, %630
  %666 = getelementptr inbounds double, ptr %628, i64 %665
  %667 = add nsw i64 %663, -1
  %668 = icmp slt i64 %667, 0
  %669 = select i1 %668, i64 %667, i64 0
  %670 = mul nsw i64 %669, %630
  %671 = getelementptr inbounds double, ptr %666, i64 %670
  %672 = icmp slt i64 %667, 1
  %673 = select i1 %672, i64 %667, i64 1
  %674 = mul nsw i64 %673, %630
  %675 = getelementptr inbounds double, ptr %666, i64 %674
  %676 = icmp slt i64 %667, 2
  %677 = select i1 %676, i64 %667, i64 2
  %678 = mul nsw i64 %677, %630
  %679 = getelementptr inbounds double, ptr %666, i64 %678
  %680 = icmp slt i64 %667, 3
  %681 = select i1 %680, i64 %667, i64 3
  %682 = mul nsw i64 %681, %630
  %683 = getelementptr inbounds double, ptr %666, i64 %682
  %684 = icmp slt i64 %667, 4
  %685 = select i1 %684, i64 %667, i64 4
  %686 = mul nsw i64 %685, %630
  %687 = getelementptr inbounds double, ptr %666, i64 %686
  %688 = icmp slt i64 %667, 5
  %689 = select i1 %688, i64 %667, i64 5
  %690 = mul nsw i64 %689, %630
  %691 = getelementptr inbounds double, ptr %666, i64 %690
  %692 = icmp slt i64 %667, 6
  %693 = select i1 %692, i64 %667, i64 6
  %694 = mul nsw i64 %693, %630
  %695 = getelementptr inbounds double, ptr %666, i64 %694
  %696 = icmp slt i64 %667, 7
  %697 = select i1 %696, i64 %667, i64 7
  %698 = mul nsw i64 %697, %630
  %699 = getelementptr inbounds double, ptr %666, i64 %698
  %700 = getelementptr inbounds double, ptr %0, i64 %664
  %701 = mul nsw i64 %669, %1
  %702 = getelementptr inbounds double, ptr %700, i64 %701
  call void @llvm.prefetch.p0(ptr %702, i32 0, i32 3, i32 1)
  %703 = mul nsw i64 %673, %1
  %704 = getelementptr inbounds double, ptr %700, i64 %703
  call void @llvm.prefetch.p0(ptr %704, i32 0, i32 3, i32 1)
  %705 = mul nsw i64 %677, %1
  %706 = getelementptr inbounds double, ptr %700, i64 %705
  call void @llvm.prefetch.p0(ptr %706, i32 0, i32 3, i32 1)
  %707 = mul nsw i64 %681, %1
  %708 = getelementptr inbounds double, ptr %700, i64 %707
  call void @llvm.prefetch.p0(ptr %708, i32 0, i32 3, i32 1)
  %709 = mul nsw i64 %685, %1
  %710 = getelementptr inbounds double, ptr %700, i64 %709
  call void @llvm.prefetch.p0(ptr %710, i32 0, i32 3, i32 1)
  %711 = mul nsw i64 %689, %1
  %712 = getelementptr inbounds double, ptr %700, i64 %711
  call void @llvm.prefetch.p0(ptr %712, i32 0, i32 3, i32 1)
  %713 = mul nsw i64 %693, %1
  %714 = getelementptr inbounds double, ptr %700, i64 %713
  call void @llvm.prefetch.p0(ptr %714, i32 0, i32 3, i32 1)
  %715 = mul nsw i64 %697, %1
  %716 = getelementptr inbounds double, ptr %700, i64 %715
  call void @llvm.prefetch.p0(ptr %716, i32 0, i32 3, i32 1)
  %717 = call i64 @llvm.smax.i64(i64 %660, i64 0)
  br i1 %635, label %718, label %782

718:                                              ; preds = %657, %718
  %719 = phi <8 x double> [ %736, %718 ], [ zeroinitializer, %657 ]
  %720 = phi <8 x double> [ %742, %718 ], [ zeroinitializer, %657 ]
  %721 = phi <8 x double> [ %748, %718 ], [ zeroinitializer, %657 ]
  %722 = phi <8 x double> [ %754, %718 ], [ zeroinitializer, %657 ]
  %723 = phi <8 x double> [ %760, %718 ], [ zeroinitializer, %657 ]
  %724 = phi <8 x double> [ %766, %718 ], [ zeroinitializer, %657 ]
  %725 = phi <8 x double> [ %772, %718 ], [ zeroinitializer, %657 ]
  %726 = phi <8 x double> [ %778, %718 ], [ zeroinitializer, %657 ]
  %727 = phi ptr [ %780, %718 ], [ %4, %657 ]
  %728 = phi i64 [ %779, %718 ], [ 0, %657 ]
  %729 = load <8 x double>, ptr %727, align 64
  %730 = mul nsw i64 %728, %632
  %731 = getelementptr inbounds double, ptr %671, i64 %730
  %732 = load double, ptr %731, align 8
  %733 = insertelement <8 x double> poison, double %732, i64 0
  %734 = shufflevector <8 x double> %733, <8 x double> poison, <8 x i32> zeroinitializer
  %735 = fneg <8 x double> %734
  %736 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %735, <8 x double> %729, <8 x double> %719)
  %737 = getelementptr inbounds double, ptr %675, i64 %730
  %738 = load double, ptr %737, align 8
  %739 = insertelement <8 x double> poison, double %738, i64 0
  %740 = shufflevector <8 x double> %739, <8 x double> poison, <8 x i32> zeroinitializer
  %741 = fneg <8 x double> %740
  %742 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %741, <8 x double> %729, <8 x double> %720)
  %743 = getelementptr inbounds double, ptr %679, i64 %730
  %744 = load double, ptr %743, align 8
  %745 = insertelement <8 x double> poison, double %744, i64 0
  %746 = shufflevector <8 x double> %745, <8 x double> poison, <8 x i32> zeroinitializer
  %747 = fneg <8 x double> %746
  %748 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %747, <8 x double> %729, <8 x double> %721)
  %749 = getelementptr inbounds double, ptr %683, i64 %730
  %750 = load double, ptr %749, align 8
  %751 = insertelement <8 x double> poison, double %750, i64 0
  %752 = shufflevector <8 x double> %751, <8 x double> poison, <8 x i32> zeroinitializer
  %753 = fneg <8 x double> %752
  %754 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %753, <8 x double> %729, <8 x double> %722)
  %755 = getelementptr inbounds double, ptr %687, i64 %730
  %756 = load double, ptr %755, align 8
  %757 = insertelement <8 x double> poison, double %756, i64 0
  %758 = shufflevector <8 x double> %757, <8 x double> poison, <8 x i32> zeroinitializer
  %759 = fneg <8 x double> %758
  %760 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %759, <8 x double> %729, <8 x double> %723)
  %761 = getelementptr inbounds double, ptr %691, i64 %730
  %762 = load double, ptr %761, align 8
  %763 = insertelement <8 x double> poison, double %762, i64 0
  %764 = shufflevector <8 x double> %763, <8 x double> poison, <8 x i32> zeroinitializer
  %765 = fneg <8 x double> %764
  %766 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %765, <8 x double> %729, <8 x double> %724)
  %767 = getelementptr inbounds double, ptr %695, i64 %730
  %768 = load double, ptr %767, align 8
  %769 = insertelement <8 x double> poison, double %768, i64 0
  %770 = shufflevector <8 x double> %769, <8 x double> poison, <8 x i32> zeroinitializer
  %771 = fneg <8 x double> %770
  %772 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %771, <8 x double> %729, <8 x double> %725)
  %773 = getelementptr inbounds double, ptr %699, i64 %730
  %774 = load double, ptr %773, align 8
  %775 = insertelement <8 x double> poison, double %774, i64 0
  %776 = shufflevector <8 x double> %775, <8 x double> poison, <8 x i32> zeroinitializer
  %777 = fneg <8 x double> %776
  %778 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %777, <8 x double> %729, <8 x double> %726)
  %779 = add nuw nsw i64 %728, 1
  %780 = getelementptr inbounds double, ptr %727, i64 24
  %781 = icmp eq i64 %779, %6
  br i1 %781, label %782, label %718

782:                                              ; preds = %718, %657
  %783 = phi <8 x double> [ zeroinitializer, %657 ], [ %736, %718 ]
  %784 = phi <8 x double> [ zeroinitializer, %657 ], [ %742, %718 ]
  %785 = phi <8 x double> [ zeroinitializer, %657 ], [ %748, %718 ]
  %786 = phi <8 x double> [ zeroinitializer, %657 ], [ %754, %718 ]
  %787 = phi <8 x double> [ zeroinitializer, %657 ], [ %760, %718 ]
  %788 = phi <8 x double> [ zeroinitializer, %657 ], [ %766, %718 ]
  %789 = phi <8 x double> [ zeroinitializer, %657 ], [ %772, %718 ]
  %790 = phi <8 x double> [ zeroinitializer, %657 ], [ %778, %718 ]
  %791 = icmp slt i64 %660, 1
  br i1 %791, label %954, label %792

792:                                              ; preds = %782
  br i1 %636, label %945, label %934

793:                                              ; preds = %943
  %794 = getelementptr inbounds double, ptr %700, i64 %1
  br i1 %636, label %806, label %795

795:                                              ; preds = %793
  br i1 %638, label %796, label %804

796:                                              ; preds = %795, %796
  %797 = phi i64 [ %802, %796 ], [ 0, %795 ]
  %798 = getelementptr inbounds double, ptr %794, i64 %797
  %799 = load double, ptr %798, align 8
  %800 = extractelement <8 x double> %784, i64 %797
  %801 = fadd double %800, %799
  store double %801, ptr %798, align 8
  %802 = add nuw nsw i64 %797, 1
  %803 = icmp eq i64 %802, %2
  br i1 %803, label %804, label %796

804:                                              ; preds = %796, %795
  %805 = icmp eq i64 %717, 2
  br i1 %805, label %954, label %813

806:                                              ; preds = %793, %949
  %807 = phi ptr [ %950, %949 ], [ %794, %793 ]
  %808 = load <8 x double>, ptr %807, align 1
  %809 = fadd <8 x double> %784, %808
  store <8 x double> %809, ptr %807, align 1
  %810 = icmp eq i64 %717, 2
  br i1 %810, label %954, label %811

811:                                              ; preds = %806
  %812 = getelementptr inbounds double, ptr %700, i64 %651
  br label %826

813:                                              ; preds = %951, %804
  %814 = getelementptr inbounds double, ptr %700, i64 %639
  br i1 %636, label %826, label %815

815:                                              ; preds = %813
  br i1 %640, label %816, label %833

816:                                              ; preds = %815, %816
  %817 = phi i64 [ %822, %816 ], [ 0, %815 ]
  %818 = getelementptr inbounds double, ptr %814, i64 %817
  %819 = load double, ptr %818, align 8
  %820 = extractelement <8 x double> %785, i64 %817
  %821 = fadd double %820, %819
  store double %821, ptr %818, align 8
  %822 = add nuw nsw i64 %817, 1
  %823 = icmp eq i64 %822, %2
  br i1 %823, label %824, label %816

824:                                              ; preds = %816
  %825 = icmp eq i64 %717, 3
  br i1 %825, label %954, label %836

826:                                              ; preds = %813, %811
  %827 = phi ptr [ %812, %811 ], [ %814, %813 ]
  %828 = load <8 x double>, ptr %827, align 1
  %829 = fadd <8 x double> %785, %828
  store <8 x double> %829, ptr %827, align 1
  %830 = icmp eq i64 %717, 3
  br i1 %830, label %954, label %831

831:                                              ; preds = %826
  %832 = getelementptr inbounds double, ptr %700, i64 %652
  br label %849

833:                                              ; preds = %815
  %834 = add nsw i64 %717, -3
  %835 = icmp ult i64 %834, 2
  br i1 %835, label %954, label %856

836:                                              ; preds = %824
  %837 = getelementptr inbounds double, ptr %700, i64 %641
  br i1 %636, label %849, label %838

838:                                              ; preds = %836
  br i1 %642, label %839, label %847

839:                                              ; preds = %838, %839
  %840 = phi i64 [ %845, %839 ], [ 0, %838 ]
  %841 = getelementptr inbounds double, ptr %837, i64 %840
  %842 = load double, ptr %841, align 8
  %843 = extractelement <8 x double> %786, i64 %840
  %844 = fadd double %843, %842
  store double %844, ptr %841, align 8
  %845 = add nuw nsw i64 %840, 1
  %846 = icmp eq i64 %845, %2
  br i1 %846, label %847, label %839

847:                                              ; preds = %839, %838
  %848 = icmp eq i64 %717, 4
  br i1 %848, label %954, label %856

849:                                              ; preds = %836, %831
  %850 = phi ptr [ %832, %831 ], [ %837, %836 ]
  %851 = load <8 x double>, ptr %850, align 1
  %852 = fadd <8 x double> %786, %851
  store <8 x double> %852, ptr %850, align 1
  %853 = icmp eq i64 %717, 4
  br i1 %853, label %954, label %854

854:                                              ; preds = %849
  %855 = getelementptr inbounds double, ptr %700, i64 %653
  br label %869

856:                                              ; preds = %833, %847
  %857 = getelementptr inbounds double, ptr %700, i64 %643
  br i1 %636, label %869, label %858

858:                                              ; preds = %856
  br i1 %644, label %859, label %876

859:                                              ; preds = %858, %859
  %860 = phi i64 [ %865, %859 ], [ 0, %858 ]
  %861 = getelementptr inbounds double, ptr %857, i64 %860
  %862 = load double, ptr %861, align 8
  %863 = extractelement <8 x double> %787, i64 %860
  %864 = fadd double %863, %862
  store double %864, ptr %861, align 8
  %865 = add nuw nsw i64 %860, 1
  %866 = icmp eq i64 %865, %2
  br i1 %866, label %867, label %859

867:                                              ; preds = %859
  %868 = icmp eq i64 %717, 5
  br i1 %868, label %954, label %879

869:                                              ; preds = %856, %854
  %870 = phi ptr [ %855, %854 ], [ %857, %856 ]
  %871 = load <8 x double>, ptr %870, align 1
  %872 = fadd <8 x double> %787, %871
  store <8 x double> %872, ptr %870, align 1
  %873 = icmp eq i64 %717, 5
  br i1 %873, label %954, label %874

874:                                              ; preds = %869
  %875 = getelementptr inbounds double, ptr %700, i64 %654
  br label %892

876:                                              ; preds = %858
  %877 = add nsw i64 %717, -5
  %878 = icmp ult i64 %877, 2
  br i1 %878, label %954, label %899

879:                                              ; preds = %867
  %880 = getelementptr inbounds double, ptr %700, i64 %645
  br i1 %636, label %892, label %881

881:                                              ; preds = %879
  br i1 %646, label %882, label %890

882:                                              ; preds = %881, %882
  %883 = phi i64 [ %888, %882 ], [ 0, %881 ]
  %884 = getelementptr inbounds double, ptr %880, i64 %883
  %885 = load double, ptr %884, align 8
  %886 = extractelement <8 x double> %788, i64 %883
  %887 = fadd double %886, %885
  store double %887, ptr %884, align 8
  %888 = add nuw nsw i64 %883, 1
  %889 = icmp eq i64 %888, %2
  br i1 %889, label %890, label %882

890:                                              ; preds = %882, %881
  %891 = icmp eq i64 %717, 6
  br i1 %891, label %954, label %899

892:                                              ; preds = %879, %874
  %893 = phi ptr [ %875, %874 ], [ %880, %879 ]
  %894 = load <8 x double>, ptr %893, align 1
  %895 = fadd <8 x double> %788, %894
  store <8 x double> %895, ptr %893, align 1
  %896 = icmp eq i64 %717, 6
  br i1 %896, label %954, label %897

897:                                              ; preds = %892
  %898 = getelementptr inbounds double, ptr %700, i64 %655
  br label %912

899:                                              ; preds = %876, %890
  %900 = getelementptr inbounds double, ptr %700, i64 %647
  br i1 %636, label %912, label %901

901:                                              ; preds = %899
  br i1 %648, label %902, label %954

902:                                              ; preds = %901, %902
  %903 = phi i64 [ %908, %902 ], [ 0, %901 ]
  %904 = getelementptr inbounds double, ptr %900, i64 %903
  %905 = load double, ptr %904, align 8
  %906 = extractelement <8 x double> %789, i64 %903
  %907 = fadd double %906, %905
  store double %907, ptr %904, align 8
  %908 = add nuw nsw i64 %903, 1
  %909 = icmp eq i64 %908, %2
  br i1 %909, label %910, label %902

910:                                              ; preds = %902
  %911 = icmp eq i64 %717, 7
  br i1 %911, label %954, label %919

912:                                              ; preds = %899, %897
  %913 = phi ptr [ %898, %897 ], [ %900, %899 ]
  %914 = load <8 x double>, ptr %913, align 1
  %915 = fadd <8 x double> %789, %914
  store <8 x double> %915, ptr %913, align 1
  %916 = icmp eq i64 %717, 7
  br i1 %916, label %954, label %917

917:                                              ; preds = %912
  %918 = getelementptr inbounds double, ptr %700, i64 %656
  br label %930

919:                                              ; preds = %910
  %920 = getelementptr inbounds double, ptr %700, i64 %649
  br i1 %636, label %930, label %921

921:                                              ; preds = %919
  br i1 %650, label %922, label %954

922:                                              ; preds = %921, %922
  %923 = phi i64 [ %928, %922 ], [ 0, %921 ]
  %924 = getelementptr inbounds double, ptr %920, i64 %923
  %925 = load double, ptr %924, align 8
  %926 = extractelement <8 x double> %790, i64 %923
  %927 = fadd double %926, %925
  store double %927, ptr %924, align 8
  %928 = add nuw nsw i64 %923, 1
  %929 = icmp eq i64 %928, %2
  br i1 %929, label %954, label %922

930:                                              ; preds = %917, %919
  %931 = phi ptr [ %918, %917 ], [ %920, %919 ]
  %932 = load <8 x double>, ptr %931, align 1
  %933 = fadd <8 x double> %790, %932
  store <8 x double> %933, ptr %931, align 1
  br label %954

934:                                              ; preds = %792
  br i1 %637, label %935, label %951

935:                                              ; preds = %934, %935
  %936 = phi i64 [ %941, %935 ], [ 0, %934 ]
  %937 = getelementptr inbounds double, ptr %700, i64 %936
  %938 = load double, ptr %937, align 8
  %939 = extractelement <8 x double> %783, i64 %936
  %940 = fadd double %939, %938
  store double %940, ptr %937, align 8
  %941 = add nuw nsw i64 %936, 1
  %942 = icmp eq i64 %941, %2
  br i1 %942, label %943, label %935

943:                                              ; preds = %935
  %944 = icmp eq i64 %717, 1
  br i1 %944, label %954, label %793

945:                                              ; preds = %792
  %946 = load <8 x double>, ptr %700, align 1
  %947 = fadd <8 x double> %783, %946
  store <8 x double> %947, ptr %700, align 1
  %948 = icmp eq i64 %717, 1
  br i1 %948, label %954, label %949

949:                                              ; preds = %945
  %950 = getelementptr inbounds double, ptr %700, i64 %1
  br label %806

951:                                              ; preds = %934
  %952 = add nsw i64 %717, -1
  %953 = icmp ult i64 %952, 2
  br i1 %953, label %954, label %813

954:                                              ; preds = %876, %833, %922, %951, %901, %921, %930, %912, %892, %869, %849, %826, %806, %945, %910, %890, %867, %847, %824, %804, %943, %782
  %955 = add nuw nsw i64 %659, 8
  %956 = icmp slt i64 %955, %5
  %957 = add i64 %658, -8
  br i1 %956, label %657, label %1133

958:                                              ; preds = %615, %1129
  %959 = phi i64 [ 0, %615 ], [ %1131, %1129 ]
  %960 = phi i64 [ 0, %615 ], [ %1130, %1129 ]
  %961 = getelementptr inbounds double, ptr %0, i64 %959
  %962 = sub nsw i64 %2, %959
  %963 = getelementptr inbounds double, ptr %4, i64 %959
  br i1 %621, label %964, label %1129

964:                                              ; preds = %958
  %965 = icmp sgt i64 %962, 7
  %966 = icmp sgt i64 %962, 0
  %967 = icmp sgt i64 %962, 0
  %968 = icmp sgt i64 %962, 0
  %969 = icmp sgt i64 %962, 0
  br label %970

970:                                              ; preds = %964, %1125
  %971 = phi i64 [ %1128, %1125 ], [ %5, %964 ]
  %972 = phi i64 [ %1126, %1125 ], [ 0, %964 ]
  %973 = call i64 @llvm.smin.i64(i64 %971, i64 4)
  %974 = sub nsw i64 %5, %972
  %975 = icmp slt i64 %974, 4
  %976 = select i1 %975, i64 %974, i64 4
  %977 = mul nsw i64 %972, %1
  %978 = mul nsw i64 %972, %618
  %979 = getelementptr inbounds double, ptr %616, i64 %978
  %980 = add nsw i64 %976, -1
  %981 = icmp slt i64 %980, 0
  %982 = select i1 %981, i64 %980, i64 0
  %983 = mul nsw i64 %982, %618
  %984 = getelementptr inbounds double, ptr %979, i64 %983
  %985 = icmp slt i64 %980, 1
  %986 = select i1 %985, i64 %980, i64 1
  %987 = mul nsw i64 %986, %618
  %988 = getelementptr inbounds double, ptr %979, i64 %987
  %989 = icmp slt i64 %980, 2
  %990 = select i1 %989, i64 %980, i64 2
  %991 = mul nsw i64 %990, %618
  %992 = getelementptr inbounds double, ptr %979, i64 %991
  %993 = icmp slt i64 %980, 3
  %994 = select i1 %993, i64 %980, i64 3
  %995 = mul nsw i64 %994, %618
  %996 = getelementptr inbounds double, ptr %979, i64 %995
  %997 = getelementptr inbounds double, ptr %961, i64 %977
  %998 = mul nsw i64 %982, %1
  %999 = getelementptr inbounds double, ptr %997, i64 %998
  call void @llvm.prefetch.p0(ptr %999, i32 0, i32 3, i32 1)
  %1000 = mul nsw i64 %986, %1
  %1001 = getelementptr inbounds double, ptr %997, i64 %1000
  call void @llvm.prefetch.p0(ptr %1001, i32 0, i32 3, i32 1)
  %1002 = mul nsw i64 %990, %1
  %1003 = getelementptr inbounds double, ptr %997, i64 %1002
  call void @llvm.prefetch.p0(ptr %1003, i32 0, i32 3, i32 1)
  %1004 = mul nsw i64 %994, %1
  %1005 = getelementptr inbounds double, ptr %997, i64 %1004
  call void @llvm.prefetch.p0(ptr %1005, i32 0, i32 3, i32 1)
  %1006 = call i64 @llvm.smax.i64(i64 %973, i64 0)
  br i1 %622, label %1007, label %1043

1007:                                             ; preds = %970, %1007
  %1008 = phi <8 x double> [ %1021, %1007 ], [ zeroinitializer, %970 ]
  %1009 = phi <8 x double> [ %1027, %1007 ], [ zeroinitializer, %970 ]
  %1010 = phi <8 x double> [ %1033, %1007 ], [ zeroinitializer, %970 ]
  %1011 = phi <8 x double> [ %1039, %1007 ], [ zeroinitializer, %970 ]
  %1012 = phi ptr [ %1041, %1007 ], [ %963, %970 ]
  %1013 = phi i64 [ %1040, %1007 ], [ 0, %970 ]
  %1014 = load <8 x double>, ptr %1012, align 64
  %1015 = mul nsw i64 %1013, %620
  %1016 = getelementptr inbounds double, ptr %984, i64 %1015
  %1017 = load double, ptr %1016, align 8
  %1018 = insertelement <8 x double> poison, double %1017, i64 0
  %1019 = shufflevector <8 x double> %1018, <8 x double> poison, <8 x i32> zeroinitializer
  %1020 = fneg <8 x double> %1019
  %1021 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1020, <8 x double> %1014, <8 x double> %1008)
  %1022 = getelementptr inbounds double, ptr %988, i64 %1015
  %1023 = load double, ptr %1022, align 8
  %1024 = insertelement <8 x double> poison, double %1023, i64 0
  %1025 = shufflevector <8 x double> %1024, <8 x double> poison, <8 x i32> zeroinitializer
  %1026 = fneg <8 x double> %1025
  %1027 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1026, <8 x double> %1014, <8 x double> %1009)
  %1028 = getelementptr inbounds double, ptr %992, i64 %1015
  %1029 = load double, ptr %1028, align 8
  %1030 = insertelement <8 x double> poison, double %1029, i64 0
  %1031 = shufflevector <8 x double> %1030, <8 x double> poison, <8 x i32> zeroinitializer
  %1032 = fneg <8 x double> %1031
  %1033 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1032, <8 x double> %1014, <8 x double> %1010)
  %1034 = getelementptr inbounds double, ptr %996, i64 %1015
  %1035 = load double, ptr %1034, align 8
  %1036 = insertelement <8 x double> poison, double %1035, i64 0
  %1037 = shufflevector <8 x double> %1036, <8 x double> poison, <8 x i32> zeroinitializer
  %1038 = fneg <8 x double> %1037
  %1039 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1038, <8 x double> %1014, <8 x double> %1011)
  %1040 = add nuw nsw i64 %1013, 1
  %1041 = getelementptr inbounds double, ptr %1012, i64 24
  %1042 = icmp eq i64 %1040, %6
  br i1 %1042, label %1043, label %1007

1043:                                             ; preds = %1007, %970
  %1044 = phi <8 x double> [ zeroinitializer, %970 ], [ %1021, %1007 ]
  %1045 = phi <8 x double> [ zeroinitializer, %970 ], [ %1027, %1007 ]
  %1046 = phi <8 x double> [ zeroinitializer, %970 ], [ %1033, %1007 ]
  %1047 = phi <8 x double> [ zeroinitializer, %970 ], [ %1039, %1007 ]
  %1048 = icmp slt i64 %973, 1
  br i1 %1048, label %1125, label %1049

1049:                                             ; preds = %1043
  br i1 %965, label %1116, label %1105

1050:                                             ; preds = %1114
  %1051 = getelementptr inbounds double, ptr %997, i64 %1
  br i1 %965, label %1063, label %1052

1052:                                             ; preds = %1050
  br i1 %967, label %1053, label %1061

1053:                                             ; preds = %1052, %1053
  %1054 = phi i64 [ %1059, %1053 ], [ 0, %1052 ]
  %1055 = getelementptr inbounds double, ptr %1051, i64 %1054
  %1056 = load double, ptr %1055, align 8
  %1057 = extractelement <8 x double> %1045, i64 %1054
  %1058 = fadd double %1057, %1056
  store double %1058, ptr %1055, align 8
  %1059 = add nuw nsw i64 %1054, 1
  %1060 = icmp eq i64 %1059, %962
  br i1 %1060, label %1061, label %1053

1061:                                             ; preds = %1053, %1052
  %1062 = icmp eq i64 %1006, 2
  br i1 %1062, label %1125, label %1070

1063:                                             ; preds = %1050, %1120
  %1064 = phi ptr [ %1121, %1120 ], [ %1051, %1050 ]
  %1065 = load <8 x double>, ptr %1064, align 1
  %1066 = fadd <8 x double> %1045, %1065
  store <8 x double> %1066, ptr %1064, align 1
  %1067 = icmp eq i64 %1006, 2
  br i1 %1067, label %1125, label %1068

1068:                                             ; preds = %1063
  %1069 = getelementptr inbounds double, ptr %997, i64 %625
  br label %1083

1070:                                             ; preds = %1122, %1061
  %1071 = getelementptr inbounds double, ptr %997, i64 %623
  br i1 %965, label %1083, label %1072

1072:                                             ; preds = %1070
  br i1 %968, label %1073, label %1125

1073:                                             ; preds = %1072, %1073
  %1074 = phi i64 [ %1079, %1073 ], [ 0, %1072 ]
  %1075 = getelementptr inbounds double, ptr %1071, i64 %1074
  %1076 = load double, ptr %1075, align 8
  %1077 = extractelement <8 x double> %1046, i64 %1074
  %1078 = fadd double %1077, %1076
  store double %1078, ptr %1075, align 8
  %1079 = add nuw nsw i64 %1074, 1
  %1080 = icmp eq i64 %1079, %962
  br i1 %1080, label %1081, label %1073

1081:                                             ; preds = %1073
  %1082 = icmp eq i64 %1006, 3
  br i1 %1082, label %1125, label %1090

1083:                                             ; preds = %1070, %1068
  %1084 = phi ptr [ %1069, %1068 ], [ %1071, %1070 ]
  %1085 = load <8 x double>, ptr %1084, align 1
  %1086 = fadd <8 x double> %1046, %1085
  store <8 x double> %1086, ptr %1084, align 1
  %1087 = icmp eq i64 %1006, 3
  br i1 %1087, label %1125, label %1088

1088:                                             ; preds = %1083
  %1089 = getelementptr inbounds double, ptr %997, i64 %626
  br label %1101

1090:                                             ; preds = %1081
  %1091 = getelementptr inbounds double, ptr %997, i64 %624
  br i1 %965, label %1101, label %1092

1092:                                             ; preds = %1090
  br i1 %969, label %1093, label %1125

1093:                                             ; preds = %1092, %1093
  %1094 = phi i64 [ %1099, %1093 ], [ 0, %1092 ]
  %1095 = getelementptr inbounds double, ptr %1091, i64 %1094
  %1096 = load double, ptr %1095, align 8
  %1097 = extractelement <8 x double> %1047, i64 %1094
  %1098 = fadd double %1097, %1096
  store double %1098, ptr %1095, align 8
  %1099 = add nuw nsw i64 %1094, 1
  %1100 = icmp eq i64 %1099, %962
  br i1 %1100, label %1125, label %1093

1101:                                             ; preds = %1088, %1090
  %1102 = phi ptr [ %1089, %1088 ], [ %1091, %1090 ]
  %1103 = load <8 x double>, ptr %1102, align 1
  %1104 = fadd <8 x double> %1047, %1103
  store <8 x double> %1104, ptr %1102, align 1
  br label %1125

1105:                                             ; preds = %1049
  br i1 %966, label %1106, label %1122

1106:                                             ; preds = %1105, %1106
  %1107 = phi i64 [ %1112, %1106 ], [ 0, %1105 ]
  %1108 = getelementptr inbounds double, ptr %997, i64 %1107
  %1109 = load double, ptr %1108, align 8
  %1110 = extractelement <8 x double> %1044, i64 %1107
  %1111 = fadd double %1110, %1109
  store double %1111, ptr %1108, align 8
  %1112 = add nuw nsw i64 %1107, 1
  %1113 = icmp eq i64 %1112, %962
  br i1 %1113, label %1114, label %1106

1114:                                             ; preds = %1106
  %1115 = icmp eq i64 %1006, 1
  br i1 %1115, label %1125, label %1050

1116:                                             ; preds = %1049
  %1117 = load <8 x double>, ptr %997, align 1
  %1118 = fadd <8 x double> %1044, %1117
  store <8 x double> %1118, ptr %997, align 1
  %1119 = icmp eq i64 %1006, 1
  br i1 %1119, label %1125, label %1120

1120:                                             ; preds = %1116
  %1121 = getelementptr inbounds double, ptr %997, i64 %1
  br label %1063

1122:                                             ; preds = %1105
  %1123 = add nsw i64 %1006, -1
  %1124 = icmp ult i64 %1123, 2
  br i1 %1124, label %1125, label %1070

1125:                                             ; preds = %1093, %1122, %1072, %1092, %1101, %1083, %1063, %1116, %1081, %1061, %1114, %1043
  %1126 = add nuw nsw i64 %972, 4
  %1127 = icmp slt i64 %1126, %5
  %1128 = add i64 %971, -4
  br i1 %1127, label %970, label %1129

1129:                                             ; preds = %1125, %958
  %1130 = add nuw nsw i64 %960, 1
  %1131 = shl nsw i64 %1130, 3
  %1132 = icmp slt i64 %1131, %2
  br i1 %1132, label %958, label %1133

1133:                                             ; preds = %1129, %954, %608, %613, %627, %12
  ret void
}

declare void @llvm.prefetch.p0(ptr, i32 immarg, i32 immarg, i32)

declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>)

declare double @llvm.sqrt.f64(double)

define internal fastcc void @write_turned(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4) {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %5
  %8 = icmp sgt i64 %3, 7
  br label %10

9:                                                ; preds = %141, %5
  ret void

10:                                               ; preds = %7, %141
  %11 = phi i64 [ %4, %7 ], [ %144, %141 ]
  %12 = phi i64 [ 0, %7 ], [ %142, %141 ]
  %13 = call i64 @llvm.smin.i64(i64 %11, i64 8)
  %14 = call i64 @llvm.smax.i64(i64 %13, i64 1)
  %15 = sub nsw i64 %4, %12
  %16 = icmp sgt i64 %15, 7
  %17 = and i1 %16, %8
  br i1 %17, label %18, label %50

18:                                               ; preds = %10
  %19 = getelementptr inbounds double, ptr %2, i64 %12
  %20 = getelementptr inbounds double, ptr %2, i64 %12
  %21 = getelementptr inbounds double, ptr %2, i64 %12
  %22 = getelementptr inbounds double, ptr %2, i64 %12
  %23 = getelementptr inbounds double, ptr %2, i64 %12
  %24 = getelementptr inbounds double, ptr %2, i64 %12
  %25 = getelementptr inbounds double, ptr %2, i64 %12
  %26 = getelementptr inbounds double, ptr %2, i64 %12
  %27 = mul nsw i64 %12, %1
  %28 = getelementptr inbounds double, ptr %0, i64 %27
  %29 = or i64 %12, 1
  %30 = mul nsw i64 %29, %1
  %31 = getelementptr inbounds double, ptr %0, i64 %30
  %32 = or i64 %12, 2
  %33 = mul nsw i64 %32, %1
  %34 = getelementptr inbounds double, ptr %0, i64 %33
  %35 = or i64 %12, 3
  %36 = mul nsw i64 %35, %1
  %37 = getelementptr inbounds double, ptr %0, i64 %36
  %38 = or i64 %12, 4
  %39 = mul nsw i64 %38, %1
  %40 = getelementptr inbounds double, ptr %0, i64 %39
  %41 = or i64 %12, 5
  %42 = mul nsw i64 %41, %1
  %43 = getelementptr inbounds double, ptr %0, i64 %42
  %44 = or i64 %12, 6
  %45 = mul nsw i64 %44, %1
  %46 = getelementptr inbounds double, ptr %0, i64 %45
  %47 = or i64 %12, 7
  %48 = mul nsw i64 %47, %1
  %49 = getelementptr inbounds double, ptr %0, i64 %48
  br label %55

50:                                               ; preds = %55, %10
  %51 = phi i64 [ 0, %10 ], [ %56, %55 ]
  %52 = icmp slt i64 %51, %3
  br i1 %52, label %53, label %141

53:                                               ; preds = %50
  %54 = icmp sgt i64 %15, 0
  br label %123

55:                                               ; preds = %18, %55
  %56 = phi i64 [ %121, %55 ], [ 8, %18 ]
  %57 = phi i64 [ %56, %55 ], [ 0, %18 ]
  %58 = mul nsw i64 %57, 24
  %59 = getelementptr inbounds double, ptr %19, i64 %58
  %60 = load <8 x double>, ptr %59, align 64
  %61 = or i64 %57, 1
  %62 = mul nsw i64 %61, 24
  %63 = getelementptr inbounds double, ptr %20, i64 %62
  %64 = load <8 x double>, ptr %63, align 64
  %65 = or i64 %57, 2
  %66 = mul nsw i64 %65, 24
  %67 = getelementptr inbounds double, ptr %21, i64 %66
  %68 = load <8 x double>, ptr %67, align 64
  %69 = or i64 %57, 3
  %70 = mul nsw i64 %69, 24
  %71 = getelementptr inbounds double, ptr %22, i64 %70
  %72 = load <8 x double>, ptr %71, align 64
  %73 = or i64 %57, 4
  %74 = mul nsw i64 %73, 24
  %75 = getelementptr inbounds double, ptr %23, i64 %74
  %76 = load <8 x double>, ptr %75, align 64
  %77 = or i64 %57, 5
  %78 = mul nsw i64 %77, 24
  %79 = getelementptr inbounds double, ptr %24, i64 %78
  %80 = load <8 x double>, ptr %79, align 64
  %81 = or i64 %57, 6
  %82 = mul nsw i64 %81, 24
  %83 = getelementptr inbounds double, ptr %25, i64 %82
  %84 = load <8 x double>, ptr %83, align 64
  %85 = or i64 %57, 7
  %86 = mul nsw i64 %85, 24
  %87 = getelementptr inbounds double, ptr %26, i64 %86
  %88 = load <8 x double>, ptr %87, align 64
  %89 = shufflevector <8 x double> %60, <8 x double> %64, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %90 = shufflevector <8 x double> %60, <8 x double> %64, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %91 = shufflevector <8 x double> %68, <8 x double> %72, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %92 = shufflevector <8 x double> %68, <8 x double> %72, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %93 = shufflevector <8 x double> %76, <8 x double> %80, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %94 = shufflevector <8 x double> %76, <8 x double> %80, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %95 = shufflevector <8 x double> %84, <8 x double> %88, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %96 = shufflevector <8 x double> %84, <8 x double> %88, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %97 = shufflevector <8 x double> %89, <8 x double> %91, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %98 = shufflevector <8 x double> %89, <8 x double> %91, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %99 = shufflevector <8 x double> %90, <8 x double> %92, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %100 = shufflevector <8 x double> %90, <8 x double> %92, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %101 = shufflevector <8 x double> %93, <8 x double> %95, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %102 = shufflevector <8 x double> %93, <8 x double> %95, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %103 = shufflevector <8 x double> %94, <8 x double> %96, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %104 = shufflevector <8 x double> %94, <8 x double> %96, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %105 = shufflevector <8 x double> %97, <8 x double> %101, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %106 = shufflevector <8 x double> %97, <8 x double> %101, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %107 = shufflevector <8 x double> %99, <8 x double> %103, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %108 = shufflevector <8 x double> %99, <8 x double> %103, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %109 = shufflevector <8 x double> %98, <8 x double> %102, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %110 = shufflevector <8 x double> %98, <8 x double> %102, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %111 = shufflevector <8 x double> %100, <8 x double> %104, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %112 = shufflevector <8 x double> %100, <8 x double> %104, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %113 = getelementptr inbounds double, ptr %28, i64 %57
  store <8 x double> %105, ptr %113, align 1
  %114 = getelementptr inbounds double, ptr %31, i64 %57
  store <8 x double> %107, ptr %114, align 1
  %115 = getelementptr inbounds double, ptr %34, i64 %57
  store <8 x double> %109, ptr %115, align 1
  %116 = getelementptr inbounds double, ptr %37, i64 %57
  store <8 x double> %111, ptr %116, align 1
  %117 = getelementptr inbounds double, ptr %40, i64 %57
  store <8 x double> %106, ptr %117, align 1
  %118 = getelementptr inbounds double, ptr %43, i64 %57
  store <8 x double> %108, ptr %118, align 1
  %119 = getelementptr inbounds double, ptr %46, i64 %57
  store <8 x double> %110, ptr %119, align 1
  %120 = getelementptr inbounds double, ptr %49, i64 %57
  store <8 x double> %112, ptr %120, align 1
  %121 = add nuw nsw i64 %56, 8
  %122 = icmp sgt i64 %121, %3
  br i1 %122, label %50, label %55

123:                                              ; preds = %53, %127
  %124 = phi i64 [ %51, %53 ], [ %128, %127 ]
  br i1 %54, label %125, label %127

125:                                              ; preds = %123
  %126 = mul nsw i64 %124, 24
  br label %130

127:                                              ; preds = %130, %123
  %128 = add nuw nsw i64 %124, 1
  %129 = icmp eq i64 %128, %3
  br i1 %129, label %141, label %123

130:                                              ; preds = %125, %130
  %131 = phi i64 [ 0, %125 ], [ %139, %130 ]
  %132 = add nuw nsw i64 %131, %12
  %133 = add nuw i64 %132, %126
  %134 = getelementptr inbounds double, ptr %2, i64 %133
  %135 = load double, ptr %134, align 8
  %136 = mul nsw i64 %132, %1
  %137 = add nsw i64 %136, %124
  %138 = getelementptr inbounds double, ptr %0, i64 %137
  store double %135, ptr %138, align 8
  %139 = add nuw nsw i64 %131, 1
  %140 = icmp eq i64 %139, %14
  br i1 %140, label %127, label %130

141:                                              ; preds = %127, %50
  %142 = add nuw nsw i64 %12, 8
  %143 = icmp slt i64 %142, %4
  %144 = add i64 %11, -8
  br i1 %143, label %10, label %9
}

define internal void @run_task(ptr %0, i64 %1) {
  %3 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 12
  %6 = load i64, ptr %5, align 8
  %7 = add i64 %4, 23
  %8 = sub i64 %7, %6
  %9 = sdiv i64 %8, 24
  %10 = mul nsw i64 %9, %1
  %11 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 13
  %12 = load i64, ptr %11, align 8
  %13 = sdiv i64 %10, %12
  %14 = mul nsw i64 %13, 24
  %15 = add nsw i64 %14, %6
  %16 = add nsw i64 %1, 1
  %17 = mul nsw i64 %9, %16
  %18 = sdiv i64 %17, %12
  %19 = mul nsw i64 %18, 24
  %20 = add nsw i64 %19, %6
  %21 = icmp slt i64 %4, %20
  %22 = select i1 %21, i64 %4, i64 %20
  %23 = icmp slt i64 %15, %22
  br i1 %23, label %24, label %33

24:                                               ; preds = %2
  %25 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %26 = load ptr, ptr %25, align 8
  %27 = mul i64 %1, 1152
  %28 = getelementptr inbounds double, ptr %26, i64 %27
  %29 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 14
  %30 = load i64, ptr %29, align 8
  %31 = icmp eq i64 %30, 0
  %32 = select i1 %31, ptr @forward_rows, ptr @reverse_rows
  call void %32(ptr %0, i64 %15, i64 %22, ptr %28)
  br label %33

33:                                               ; preds = %24, %2
  ret void
}

define internal void @reverse_rows(ptr %0, i64 %1, i64 %2, ptr %3) {
  %5 = alloca %struct.matrix, align 8
  %6 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 4
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 12
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 5, i64 0
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %13 = load i64, ptr %12, align 8
  %14 = sub nsw i64 %13, %9
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %31, label %16

16:                                               ; preds = %4
  %17 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 10
  %18 = load i64, ptr %17, align 8
  %19 = mul nsw i64 %13, %1
  %20 = getelementptr inbounds double, ptr %7, i64 %19
  %21 = getelementptr inbounds double, ptr %20, i64 %18
  %22 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 11
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds %struct.matrix, ptr %5, i64 0, i32 0
  %25 = getelementptr inbounds double, ptr %20, i64 %9
  store ptr %25, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %5, i64 0, i32 1
  store i64 %13, ptr %26, align 8
  %27 = getelementptr inbounds %struct.matrix, ptr %5, i64 0, i32 2
  store i64 1, ptr %27, align 8
  %28 = sub nsw i64 %2, %1
  %29 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %30 = load i64, ptr %29, align 8
  call fastcc void @subtract_strip(ptr %21, i64 %13, i64 %23, ptr byval(%struct.matrix) align 8 %5, ptr %11, i64 %28, i64 %14, i64 %30)
  br label %31

31:                                               ; preds = %4, %16
  call fastcc void @solve_rows(ptr %0, i64 %1, i64 %2, ptr %3)
  ret void
}

define internal void @forward_rows(ptr %0, i64 %1, i64 %2, ptr %3) {
  %5 = alloca %struct.matrix, align 8
  call fastcc void @subtract_known(ptr %0, i64 %1, i64 %2)
  %6 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 3
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %41, label %9

9:                                                ; preds = %4
  %10 = getelementptr inbounds double, ptr %3, i64 576
  %11 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 10
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 4
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %16 = load i64, ptr %15, align 8
  %17 = mul nsw i64 %16, %12
  %18 = getelementptr inbounds double, ptr %14, i64 %17
  %19 = getelementptr inbounds double, ptr %18, i64 %12
  %20 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 11
  %21 = load i64, ptr %20, align 8
  call fastcc void @read_turned(ptr %10, ptr %19, i64 %16, i64 %21, i64 %21)
  %22 = load ptr, ptr %6, align 8
  %23 = load i64, ptr %11, align 8
  %24 = load i64, ptr %20, align 8
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %40, label %26

26:                                               ; preds = %9
  %27 = load ptr, ptr %13, align 8
  %28 = load i64, ptr %15, align 8
  %29 = mul nsw i64 %28, %1
  %30 = getelementptr inbounds double, ptr %27, i64 %29
  %31 = getelementptr inbounds double, ptr %30, i64 %23
  %32 = getelementptr inbounds %struct.matrix, ptr %5, i64 0, i32 0
  %33 = getelementptr inbounds double, ptr %22, i64 %29
  %34 = getelementptr inbounds double, ptr %33, i64 %23
  store ptr %34, ptr %32, align 8
  %35 = getelementptr inbounds %struct.matrix, ptr %5, i64 0, i32 1
  store i64 %28, ptr %35, align 8
  %36 = getelementptr inbounds %struct.matrix, ptr %5, i64 0, i32 2
  store i64 1, ptr %36, align 8
  %37 = sub nsw i64 %2, %1
  %38 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %39 = load i64, ptr %38, align 8
  call fastcc void @subtract_strip(ptr %31, i64 %28, i64 %24, ptr byval(%struct.matrix) align 8 %5, ptr %10, i64 %37, i64 %24, i64 %39)
  br label %40

40:                                               ; preds = %9, %26
  br label %41

41:                                               ; preds = %40, %4
  call fastcc void @solve_rows(ptr %0, i64 %1, i64 %2, ptr %3)
  ret void
}

define internal fastcc void @solve_rows(ptr %0, i64 %1, i64 %2, ptr %3) {
  %5 = alloca %struct.matrix, align 8
  %6 = alloca %struct.matrix, align 8
  %7 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 11
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.matrix, ptr %5, i64 0, i32 0
  %10 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 7
  %11 = load ptr, ptr %10, align 8
  store ptr %11, ptr %9, align 8
  %12 = getelementptr inbounds %struct.matrix, ptr %5, i64 0, i32 1
  store i64 1, ptr %12, align 8
  %13 = getelementptr inbounds %struct.matrix, ptr %5, i64 0, i32 2
  store i64 24, ptr %13, align 8
  %14 = getelementptr inbounds %struct.matrix, ptr %6, i64 0, i32 0
  %15 = add nsw i64 %8, -1
  %16 = mul nsw i64 %15, 25
  %17 = getelementptr inbounds double, ptr %11, i64 %16
  store ptr %17, ptr %14, align 8
  %18 = getelementptr inbounds %struct.matrix, ptr %6, i64 0, i32 1
  store i64 -24, ptr %18, align 8
  %19 = getelementptr inbounds %struct.matrix, ptr %6, i64 0, i32 2
  store i64 -1, ptr %19, align 8
  %20 = icmp slt i64 %1, %2
  br i1 %20, label %21, label %30

21:                                               ; preds = %4
  %22 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 10
  %23 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 4
  %24 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %25 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 14
  %26 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 9
  %27 = mul nsw i64 %15, 24
  %28 = getelementptr inbounds double, ptr %3, i64 %27
  %29 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  br label %31

30:                                               ; preds = %57, %4
  ret void

31:                                               ; preds = %21, %57
  %32 = phi i64 [ %1, %21 ], [ %64, %57 ]
  %33 = sub nsw i64 %2, %32
  %34 = icmp slt i64 %33, 24
  %35 = select i1 %34, i64 %33, i64 24
  %36 = load i64, ptr %22, align 8
  %37 = load ptr, ptr %23, align 8
  %38 = load i64, ptr %24, align 8
  %39 = mul nsw i64 %38, %32
  %40 = getelementptr inbounds double, ptr %37, i64 %39
  %41 = getelementptr inbounds double, ptr %40, i64 %36
  call fastcc void @read_turned(ptr %3, ptr %41, i64 %38, i64 %8, i64 %35)
  %42 = load i64, ptr %25, align 8
  %43 = icmp eq i64 %42, 0
  %44 = load ptr, ptr %26, align 8
  br i1 %43, label %55, label %45

45:                                               ; preds = %31
  %46 = getelementptr inbounds double, ptr %44, i64 %8
  %47 = getelementptr inbounds double, ptr %46, i64 -1
  %48 = load i64, ptr %29, align 8
  call fastcc void @solve_strip(ptr byval(%struct.matrix) align 8 %6, ptr %47, i64 -1, ptr %28, i64 -24, i64 %8, i64 %35, i64 %48)
  %49 = load i64, ptr %22, align 8
  %50 = load ptr, ptr %23, align 8
  %51 = load i64, ptr %24, align 8
  %52 = mul nsw i64 %51, %49
  %53 = getelementptr inbounds double, ptr %50, i64 %52
  %54 = getelementptr inbounds double, ptr %53, i64 %32
  call fastcc void @write_strip(ptr %54, i64 %51, ptr %3, i64 %8, i64 %35)
  br label %57

55:                                               ; preds = %31
  %56 = load i64, ptr %29, align 8
  call fastcc void @solve_strip(ptr byval(%struct.matrix) align 8 %5, ptr %44, i64 1, ptr %3, i64 24, i64 %8, i64 %35, i64 %56)
  br label %57

57:                                               ; preds = %55, %45
  %58 = load i64, ptr %22, align 8
  %59 = load ptr, ptr %23, align 8
  %60 = load i64, ptr %24, align 8
  %61 = mul nsw i64 %60, %32
  %62 = getelementptr inbounds double, ptr %59, i64 %61
  %63 = getelementptr inbounds double, ptr %62, i64 %58
  call fastcc void @write_turned(ptr %63, i64 %60, ptr %3, i64 %8, i64 %35)
  %64 = add nsw i64 %32, 24
  %65 = icmp slt i64 %64, %2
  br i1 %65, label %31, label %30
}

define internal fastcc void @solve_strip(ptr byval(%struct.matrix) align 8 %0, ptr %1, i64 %2, ptr %3, i64 %4, i64 %5, i64 %6, i64 %7) {
  %9 = alloca [8 x [3 x <8 x double>]], align 64
  %10 = icmp ne i64 %7, 0
  %11 = icmp sgt i64 %6, 8
  %12 = and i1 %11, %10
  br i1 %12, label %13, label %703

13:                                               ; preds = %8
  %14 = load ptr, ptr %0, align 8
  %15 = getelementptr inbounds i8, ptr %0, i64 8
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %0, i64 16
  %18 = load i64, ptr %17, align 8
  %19 = icmp sgt i64 %5, 0
  br i1 %19, label %20, label %1377

20:                                               ; preds = %13
  %21 = icmp eq ptr %1, null
  %22 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %9, i64 0, i64 0, i64 0
  %23 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %9, i64 0, i64 0, i64 1
  %24 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %9, i64 0, i64 0, i64 2
  %25 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %9, i64 0, i64 1, i64 0
  %26 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %9, i64 0, i64 1, i64 1
  %27 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %9, i64 0, i64 1, i64 2
  %28 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %9, i64 0, i64 2, i64 0
  %29 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %9, i64 0, i64 2, i64 1
  %30 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %9, i64 0, i64 2, i64 2
  %31 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %9, i64 0, i64 3, i64 0
  %32 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %9, i64 0, i64 3, i64 1
  %33 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %9, i64 0, i64 3, i64 2
  %34 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %9, i64 0, i64 4, i64 0
  %35 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %9, i64 0, i64 4, i64 1
  %36 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %9, i64 0, i64 4, i64 2
  %37 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %9, i64 0, i64 5, i64 0
  %38 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %9, i64 0, i64 5, i64 1
  %39 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %9, i64 0, i64 5, i64 2
  %40 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %9, i64 0, i64 6, i64 0
  %41 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %9, i64 0, i64 6, i64 1
  %42 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %9, i64 0, i64 6, i64 2
  %43 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %9, i64 0, i64 7, i64 0
  %44 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %9, i64 0, i64 7, i64 1
  %45 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %9, i64 0, i64 7, i64 2
  br label %46

46:                                               ; preds = %699, %20
  %47 = phi i64 [ %5, %20 ], [ %702, %699 ]
  %48 = phi i64 [ 0, %20 ], [ %700, %699 ]
  %49 = call i64 @llvm.smin.i64(i64 %47, i64 8)
  %50 = sub nsw i64 %5, %48
  %51 = icmp slt i64 %50, 8
  %52 = select i1 %51, i64 %50, i64 8
  %53 = mul nsw i64 %48, %16
  %54 = getelementptr inbounds double, ptr %14, i64 %53
  %55 = add nsw i64 %52, -1
  %56 = icmp slt i64 %55, 0
  %57 = select i1 %56, i64 %55, i64 0
  %58 = mul nsw i64 %57, %16
  %59 = getelementptr inbounds double, ptr %54, i64 %58
  %60 = icmp slt i64 %55, 1
  %61 = select i1 %60, i64 %55, i64 1
  %62 = mul nsw i64 %61, %16
  %63 = getelementptr inbounds double, ptr %54, i64 %62
  %64 = icmp slt i64 %55, 2
  %65 = select i1 %64, i64 %55, i64 2
  %66 = mul nsw i64 %65, %16
  %67 = getelementptr inbounds double, ptr %54, i64 %66
  %68 = icmp slt i64 %55, 3
  %69 = select i1 %68, i64 %55, i64 3
  %70 = mul nsw i64 %69, %16
  %71 = getelementptr inbounds double, ptr %54, i64 %70
  %72 = icmp slt i64 %55, 4
  %73 = select i1 %72, i64 %55, i64 4
  %74 = mul nsw i64 %73, %16
  %75 = getelementptr inbounds double, ptr %54, i64 %74
  %76 = icmp slt i64 %55, 5
  %77 = select i1 %76, i64 %55, i64 5
  %78 = mul nsw i64 %77, %16
  %79 = getelementptr inbounds double, ptr %54, i64 %78
  %80 = icmp slt i64 %55, 6
  %81 = select i1 %80, i64 %55, i64 6
  %82 = mul nsw i64 %81, %16
  %83 = getelementptr inbounds double, ptr %54, i64 %82
  %84 = icmp slt i64 %55, 7
  %85 = select i1 %84, i64 %55, i64 7
  %86 = mul nsw i64 %85, %16
  %87 = getelementptr inbounds double, ptr %54, i64 %86
  %88 = add nsw i64 %57, %48
  %89 = mul nsw i64 %88, %4
  %90 = getelementptr inbounds double, ptr %3, i64 %89
  %91 = load <8 x double>, ptr %90, align 64
  store <8 x double> %91, ptr %22, align 64
  %92 = getelementptr inbounds double, ptr %90, i64 8
  %93 = load <8 x double>, ptr %92, align 64
  store <8 x double> %93, ptr %23, align 64
  %94 = getelementptr inbounds double, ptr %90, i64 16
  %95 = load <8 x double>, ptr %94, align 64
  store <8 x double> %95, ptr %24, align 64
  %96 = add nsw i64 %61, %48
  %97 = mul nsw i64 %96, %4
  %98 = getelementptr inbounds double, ptr %3, i64 %97
  %99 = load <8 x double>, ptr %98, align 64
  store <8 x double> %99, ptr %25, align 64
  %100 = getelementptr inbounds double, ptr %98, i64 8
  %101 = load <8 x double>, ptr %100, align 64
  store <8 x double> %101, ptr %26, align 64
  %102 = getelementptr inbounds double, ptr %98, i64 16
  %103 = load <8 x double>, ptr %102, align 64
  store <8 x double> %103, ptr %27, align 64
  %104 = add nsw i64 %65, %48
  %105 = mul nsw i64 %104, %4
  %106 = getelementptr inbounds double, ptr %3, i64 %105
  %107 = load <8 x double>, ptr %106, align 64
  store <8 x double> %107, ptr %28, align 64
  %108 = getelementptr inbounds double, ptr %106, i64 8
  %109 = load <8 x double>, ptr %108, align 64
  store <8 x double> %109, ptr %29, align 64
  %110 = getelementptr inbounds double, ptr %106, i64 16
  %111 = load <8 x double>, ptr %110, align 64
  store <8 x double> %111, ptr %30, align 64
  %112 = add nsw i64 %69, %48
  %113 = mul nsw i64 %112, %4
  %114 = getelementptr inbounds double, ptr %3, i64 %113
  %115 = load <8 x double>, ptr %114, align 64
  store <8 x double> %115, ptr %31, align 64
  %116 = getelementptr inbounds double, ptr %114, i64 8
  %117 = load <8 x double>, ptr %116, align 64
  store <8 x double> %117, ptr %32, align 64
  %118 = getelementptr inbounds double, ptr %114, i64 16
  %119 = load <8 x double>, ptr %118, align 64
  store <8 x double> %119, ptr %33, align 64
  %120 = add nsw i64 %73, %48
  %121 = mul nsw i64 %120, %4
  %122 = getelementptr inbounds double, ptr %3, i64 %121
  %123 = load <8 x double>, ptr %122, align 64
  store <8 x double> %123, ptr %34, align 64
  %124 = getelementptr inbounds double, ptr %122, i64 8
  %125 = load <8 x double>, ptr %124, align 64
  store <8 x double> %125, ptr %35, align 64
  %126 = getelementptr inbounds double, ptr %122, i64 16
  %127 = load <8 x double>, ptr %126, align 64
  store <8 x double> %127, ptr %36, align 64
  %128 = add nsw i64 %77, %48
  %129 = mul nsw i64 %128, %4
  %130 = getelementptr inbounds double, ptr %3, i64 %129
  %131 = load <8 x double>, ptr %130, align 64
  store <8 x double> %131, ptr %37, align 64
  %132 = getelementptr inbounds double, ptr %130, i64 8
  %133 = load <8 x double>, ptr %132, align 64
  store <8 x double> %133, ptr %38, align 64
  %134 = getelementptr inbounds double, ptr %130, i64 16
  %135 = load <8 x double>, ptr %134, align 64
  store <8 x double> %135, ptr %39, align 64
  %136 = add nsw i64 %81, %48
  %137 = mul nsw i64 %136, %4
  %138 = getelementptr inbounds double, ptr %3, i64 %137
  %139 = load <8 x double>, ptr %138, align 64
  store <8 x double> %139, ptr %40, align 64
  %140 = getelementptr inbounds double, ptr %138, i64 8
  %141 = load <8 x double>, ptr %140, align 64
  store <8 x double> %141, ptr %41, align 64
  %142 = getelementptr inbounds double, ptr %138, i64 16
  %143 = load <8 x double>, ptr %142, align 64
  store <8 x double> %143, ptr %42, align 64
  %144 = add nsw i64 %85, %48
  %145 = mul nsw i64 %144, %4
  %146 = getelementptr inbounds double, ptr %3, i64 %145
  %147 = load <8 x double>, ptr %146, align 64
  store <8 x double> %147, ptr %43, align 64
  %148 = getelementptr inbounds double, ptr %146, i64 8
  %149 = load <8 x double>, ptr %148, align 64
  store <8 x double> %149, ptr %44, align 64
  %150 = getelementptr inbounds double, ptr %146, i64 16
  %151 = load <8 x double>, ptr %150, align 64
  store <8 x double> %151, ptr %45, align 64
  %152 = call i64 @llvm.smax.i64(i64 %49, i64 0)
  %153 = icmp eq i64 %48, 0
  br i1 %153, label %259, label %154

154:                                              ; preds = %46
  %155 = load <8 x double>, ptr %22, align 64
  %156 = load <8 x double>, ptr %23, align 64
  %157 = load <8 x double>, ptr %24, align 64
  br label %158

158:                                              ; preds = %257, %154
  %159 = phi <8 x double> [ %193, %257 ], [ %157, %154 ]
  %160 = phi <8 x double> [ %192, %257 ], [ %156, %154 ]
  %161 = phi <8 x double> [ %191, %257 ], [ %155, %154 ]
  %162 = phi <8 x double> [ %239, %257 ], [ %139, %154 ]
  %163 = phi <8 x double> [ %233, %257 ], [ %135, %154 ]
  %164 = phi <8 x double> [ %232, %257 ], [ %133, %154 ]
  %165 = phi <8 x double> [ %231, %257 ], [ %131, %154 ]
  %166 = phi <8 x double> [ %225, %257 ], [ %127, %154 ]
  %167 = phi <8 x double> [ %224, %257 ], [ %125, %154 ]
  %168 = phi <8 x double> [ %223, %257 ], [ %123, %154 ]
  %169 = phi <8 x double> [ %217, %257 ], [ %119, %154 ]
  %170 = phi <8 x double> [ %216, %257 ], [ %117, %154 ]
  %171 = phi <8 x double> [ %215, %257 ], [ %115, %154 ]
  %172 = phi <8 x double> [ %209, %257 ], [ %111, %154 ]
  %173 = phi <8 x double> [ %208, %257 ], [ %109, %154 ]
  %174 = phi <8 x double> [ %207, %257 ], [ %107, %154 ]
  %175 = phi <8 x double> [ %201, %257 ], [ %103, %154 ]
  %176 = phi <8 x double> [ %200, %257 ], [ %101, %154 ]
  %177 = phi <8 x double> [ %199, %257 ], [ %99, %154 ]
  %178 = phi ptr [ %258, %257 ], [ %3, %154 ]
  %179 = phi i64 [ %255, %257 ], [ 0, %154 ]
  %180 = load <8 x double>, ptr %178, align 64
  %181 = getelementptr inbounds double, ptr %178, i64 8
  %182 = load <8 x double>, ptr %181, align 64
  %183 = getelementptr inbounds double, ptr %178, i64 16
  %184 = load <8 x double>, ptr %183, align 64
  %185 = mul nsw i64 %179, %18
  %186 = getelementptr inbounds double, ptr %59, i64 %185
  %187 = load double, ptr %186, align 8
  %188 = insertelement <8 x double> poison, double %187, i64 0
  %189 = shufflevector <8 x double> %188, <8 x double> poison, <8 x i32> zeroinitializer
  %190 = fneg <8 x double> %189
  %191 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %190, <8 x double> %180, <8 x double> %161)
  store <8 x double> %191, ptr %22, align 64
  %192 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %190, <8 x double> %182, <8 x double> %160)
  store <8 x double> %192, ptr %23, align 64
  %193 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %190, <8 x double> %184, <8 x double> %159)
  store <8 x double> %193, ptr %24, align 64
  %194 = getelementptr inbounds double, ptr %63, i64 %185
  %195 = load double, ptr %194, align 8
  %196 = insertelement <8 x double> poison, double %195, i64 0
  %197 = shufflevector <8 x double> %196, <8 x double> poison, <8 x i32> zeroinitializer
  %198 = fneg <8 x double> %197
  %199 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %198, <8 x double> %180, <8 x double> %177)
  store <8 x double> %199, ptr %25, align 64
  %200 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %198, <8 x double> %182, <8 x double> %176)
  store <8 x double> %200, ptr %26, align 64
  %201 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %198, <8 x double> %184, <8 x double> %175)
  store <8 x double> %201, ptr %27, align 64
  %202 = getelementptr inbounds double, ptr %67, i64 %185
  %203 = load double, ptr %202, align 8
  %204 = insertelement <8 x double> poison, double %203, i64 0
  %205 = shufflevector <8 x double> %204, <8 x double> poison, <8 x i32> zeroinitializer
  %206 = fneg <8 x double> %205
  %207 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %206, <8 x double> %180, <8 x double> %174)
  store <8 x double> %207, ptr %28, align 64
  %208 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %206, <8 x double> %182, <8 x double> %173)
  store <8 x double> %208, ptr %29, align 64
  %209 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %206, <8 x double> %184, <8 x double> %172)
  store <8 x double> %209, ptr %30, align 64
  %210 = getelementptr inbounds double, ptr %71, i64 %185
  %211 = load double, ptr %210, align 8
  %212 = insertelement <8 x double> poison, double %211, i64 0
  %213 = shufflevector <8 x double> %212, <8 x double> poison, <8 x i32> zeroinitializer
  %214 = fneg <8 x double> %213
  %215 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %214, <8 x double> %180, <8 x double> %171)
  store <8 x double> %215, ptr %31, align 64
  %216 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %214, <8 x double> %182, <8 x double> %170)
  store <8 x double> %216, ptr %32, align 64
  %217 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %214, <8 x double> %184, <8 x double> %169)
  store <8 x double> %217, ptr %33, align 64
  %218 = getelementptr inbounds double, ptr %75, i64 %185
  %219 = load double, ptr %218, align 8
  %220 = insertelement <8 x double> poison, double %219, i64 0
  %221 = shufflevector <8 x double> %220, <8 x double> poison, <8 x i32> zeroinitializer
  %222 = fneg <8 x double> %221
  %223 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %222, <8 x double> %180, <8 x double> %168)
  store <8 x double> %223, ptr %34, align 64
  %224 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %222, <8 x double> %182, <8 x double> %167)
  store <8 x double> %224, ptr %35, align 64
  %225 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %222, <8 x double> %184, <8 x double> %166)
  store <8 x double> %225, ptr %36, align 64
  %226 = getelementptr inbounds double, ptr %79, i64 %185
  %227 = load double, ptr %226, align 8
  %228 = insertelement <8 x double> poison, double %227, i64 0
  %229 = shufflevector <8 x double> %228, <8 x double> poison, <8 x i32> zeroinitializer
  %230 = fneg <8 x double> %229
  %231 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %230, <8 x double> %180, <8 x double> %165)
  store <8 x double> %231, ptr %37, align 64
  %232 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %230, <8 x double> %182, <8 x double> %164)
  store <8 x double> %232, ptr %38, align 64
  %233 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %230, <8 x double> %184, <8 x double> %163)
  store <8 x double> %233, ptr %39, align 64
  %234 = getelementptr inbounds double, ptr %83, i64 %185
  %235 = load double, ptr %234, align 8
  %236 = insertelement <8 x double> poison, double %235, i64 0
  %237 = shufflevector <8 x double> %236, <8 x double> poison, <8 x i32> zeroinitializer
  %238 = fneg <8 x double> %237
  %239 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %238, <8 x double> %180, <8 x double> %162)
  store <8 x double> %239, ptr %40, align 64
  %240 = load <8 x double>, ptr %41, align 64
  %241 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %238, <8 x double> %182, <8 x double> %240)
  store <8 x double> %241, ptr %41, align 64
  %242 = load <8 x double>, ptr %42, align 64
  %243 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %238, <8 x double> %184, <8 x double> %242)
  store <8 x double> %243, ptr %42, align 64
  %244 = getelementptr inbounds double, ptr %87, i64 %185
  %245 = load double, ptr %244, align 8
  %246 = insertelement <8 x double> poison, double %245, i64 0
  %247 = shufflevector <8 x double> %246, <8 x double> poison, <8 x i32> zeroinitializer
  %248 = fneg <8 x double> %247
  %249 = load <8 x double>, ptr %43, align 64
  %250 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %248, <8 x double> %180, <8 x double> %249)
  store <8 x double> %250, ptr %43, align 64
  %251 = load <8 x double>, ptr %44, align 64
  %252 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %248, <8 x double> %182, <8 x double> %251)
  store <8 x double> %252, ptr %44, align 64
  %253 = load <8 x double>, ptr %45, align 64
  %254 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %248, <8 x double> %184, <8 x double> %253)
  store <8 x double> %254, ptr %45, align 64
  %255 = add nuw nsw i64 %179, 1
  %256 = icmp eq i64 %255, %48
  br i1 %256, label %259, label %257

257:                                              ; preds = %158
  %258 = getelementptr inbounds double, ptr %178, i64 %4
  br label %158

259:                                              ; preds = %158, %46
  %260 = phi <8 x double> [ %151, %46 ], [ %254, %158 ]
  %261 = phi <8 x double> [ %149, %46 ], [ %252, %158 ]
  %262 = phi <8 x double> [ %147, %46 ], [ %250, %158 ]
  %263 = phi <8 x double> [ %143, %46 ], [ %243, %158 ]
  %264 = phi <8 x double> [ %141, %46 ], [ %241, %158 ]
  %265 = phi <8 x double> [ %139, %46 ], [ %239, %158 ]
  %266 = phi <8 x double> [ %135, %46 ], [ %233, %158 ]
  %267 = phi <8 x double> [ %133, %46 ], [ %232, %158 ]
  %268 = phi <8 x double> [ %131, %46 ], [ %231, %158 ]
  %269 = phi <8 x double> [ %127, %46 ], [ %225, %158 ]
  %270 = phi <8 x double> [ %125, %46 ], [ %224, %158 ]
  %271 = phi <8 x double> [ %123, %46 ], [ %223, %158 ]
  %272 = phi <8 x double> [ %119, %46 ], [ %217, %158 ]
  %273 = phi <8 x double> [ %117, %46 ], [ %216, %158 ]
  %274 = phi <8 x double> [ %115, %46 ], [ %215, %158 ]
  %275 = phi <8 x double> [ %111, %46 ], [ %209, %158 ]
  %276 = phi <8 x double> [ %109, %46 ], [ %208, %158 ]
  %277 = phi <8 x double> [ %107, %46 ], [ %207, %158 ]
  %278 = phi <8 x double> [ %103, %46 ], [ %201, %158 ]
  %279 = phi <8 x double> [ %101, %46 ], [ %200, %158 ]
  %280 = phi <8 x double> [ %99, %46 ], [ %199, %158 ]
  %281 = icmp slt i64 %49, 1
  br i1 %281, label %699, label %282

282:                                              ; preds = %259
  br i1 %21, label %283, label %287

283:                                              ; preds = %282
  %284 = load <8 x double>, ptr %22, align 64
  %285 = load <8 x double>, ptr %23, align 64
  %286 = load <8 x double>, ptr %24, align 64
  br label %299

287:                                              ; preds = %282
  %288 = mul nsw i64 %48, %2
  %289 = getelementptr inbounds double, ptr %1, i64 %288
  %290 = load double, ptr %289, align 8
  %291 = insertelement <8 x double> poison, double %290, i64 0
  %292 = shufflevector <8 x double> %291, <8 x double> poison, <8 x i32> zeroinitializer
  %293 = load <8 x double>, ptr %22, align 64
  %294 = fmul <8 x double> %292, %293
  store <8 x double> %294, ptr %22, align 64
  %295 = load <8 x double>, ptr %23, align 64
  %296 = fmul <8 x double> %292, %295
  store <8 x double> %296, ptr %23, align 64
  %297 = load <8 x double>, ptr %24, align 64
  %298 = fmul <8 x double> %292, %297
  store <8 x double> %298, ptr %24, align 64
  br label %299

299:                                              ; preds = %283, %287
  %300 = phi <8 x double> [ %286, %283 ], [ %298, %287 ]
  %301 = phi <8 x double> [ %285, %283 ], [ %296, %287 ]
  %302 = phi <8 x double> [ %284, %283 ], [ %294, %287 ]
  %303 = mul nsw i64 %48, %4
  %304 = getelementptr inbounds double, ptr %3, i64 %303
  store <8 x double> %302, ptr %304, align 64
  %305 = getelementptr inbounds double, ptr %304, i64 8
  store <8 x double> %301, ptr %305, align 64
  %306 = getelementptr inbounds double, ptr %304, i64 16
  store <8 x double> %300, ptr %306, align 64
  %307 = icmp eq i64 %152, 1
  br i1 %307, label %699, label %308

308:                                              ; preds = %299
  %309 = mul nsw i64 %48, %18
  %310 = getelementptr inbounds double, ptr %63, i64 %309
  %311 = load double, ptr %310, align 8
  %312 = insertelement <8 x double> poison, double %311, i64 0
  %313 = shufflevector <8 x double> %312, <8 x double> poison, <8 x i32> zeroinitializer
  %314 = fneg <8 x double> %313
  %315 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %314, <8 x double> %302, <8 x double> %280)
  store <8 x double> %315, ptr %25, align 64
  %316 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %314, <8 x double> %301, <8 x double> %279)
  store <8 x double> %316, ptr %26, align 64
  %317 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %314, <8 x double> %300, <8 x double> %278)
  store <8 x double> %317, ptr %27, align 64
  %318 = or i64 %48, 1
  br i1 %21, label %328, label %319

319:                                              ; preds = %308
  %320 = mul nsw i64 %318, %2
  %321 = getelementptr inbounds double, ptr %1, i64 %320
  %322 = load double, ptr %321, align 8
  %323 = insertelement <8 x double> poison, double %322, i64 0
  %324 = shufflevector <8 x double> %323, <8 x double> poison, <8 x i32> zeroinitializer
  %325 = fmul <8 x double> %324, %315
  store <8 x double> %325, ptr %25, align 64
  %326 = fmul <8 x double> %324, %316
  store <8 x double> %326, ptr %26, align 64
  %327 = fmul <8 x double> %324, %317
  store <8 x double> %327, ptr %27, align 64
  br label %328

328:                                              ; preds = %308, %319
  %329 = phi <8 x double> [ %327, %319 ], [ %317, %308 ]
  %330 = phi <8 x double> [ %326, %319 ], [ %316, %308 ]
  %331 = phi <8 x double> [ %325, %319 ], [ %315, %308 ]
  %332 = mul nsw i64 %318, %4
  %333 = getelementptr inbounds double, ptr %3, i64 %332
  store <8 x double> %331, ptr %333, align 64
  %334 = getelementptr inbounds double, ptr %333, i64 8
  store <8 x double> %330, ptr %334, align 64
  %335 = getelementptr inbounds double, ptr %333, i64 16
  store <8 x double> %329, ptr %335, align 64
  %336 = icmp eq i64 %152, 2
  br i1 %336, label %699, label %337

337:                                              ; preds = %328
  %338 = mul nsw i64 %48, %18
  %339 = getelementptr inbounds double, ptr %67, i64 %338
  %340 = load double, ptr %339, align 8
  %341 = insertelement <8 x double> poison, double %340, i64 0
  %342 = shufflevector <8 x double> %341, <8 x double> poison, <8 x i32> zeroinitializer
  %343 = fneg <8 x double> %342
  %344 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %343, <8 x double> %302, <8 x double> %277)
  store <8 x double> %344, ptr %28, align 64
  %345 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %343, <8 x double> %301, <8 x double> %276)
  store <8 x double> %345, ptr %29, align 64
  %346 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %343, <8 x double> %300, <8 x double> %275)
  store <8 x double> %346, ptr %30, align 64
  %347 = mul nsw i64 %318, %18
  %348 = getelementptr inbounds double, ptr %67, i64 %347
  %349 = load double, ptr %348, align 8
  %350 = insertelement <8 x double> poison, double %349, i64 0
  %351 = shufflevector <8 x double> %350, <8 x double> poison, <8 x i32> zeroinitializer
  %352 = fneg <8 x double> %351
  %353 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %352, <8 x double> %331, <8 x double> %344)
  store <8 x double> %353, ptr %28, align 64
  %354 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %352, <8 x double> %330, <8 x double> %345)
  store <8 x double> %354, ptr %29, align 64
  %355 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %352, <8 x double> %329, <8 x double> %346)
  store <8 x double> %355, ptr %30, align 64
  %356 = or i64 %48, 2
  br i1 %21, label %366, label %357

357:                                              ; preds = %337
  %358 = mul nsw i64 %356, %2
  %359 = getelementptr inbounds double, ptr %1, i64 %358
  %360 = load double, ptr %359, align 8
  %361 = insertelement <8 x double> poison, double %360, i64 0
  %362 = shufflevector <8 x double> %361, <8 x double> poison, <8 x i32> zeroinitializer
  %363 = fmul <8 x double> %362, %353
  store <8 x double> %363, ptr %28, align 64
  %364 = fmul <8 x double> %362, %354
  store <8 x double> %364, ptr %29, align 64
  %365 = fmul <8 x double> %362, %355
  store <8 x double> %365, ptr %30, align 64
  br label %366

366:                                              ; preds = %337, %357
  %367 = phi <8 x double> [ %365, %357 ], [ %355, %337 ]
  %368 = phi <8 x double> [ %364, %357 ], [ %354, %337 ]
  %369 = phi <8 x double> [ %363, %357 ], [ %353, %337 ]
  %370 = mul nsw i64 %356, %4
  %371 = getelementptr inbounds double, ptr %3, i64 %370
  store <8 x double> %369, ptr %371, align 64
  %372 = getelementptr inbounds double, ptr %371, i64 8
  store <8 x double> %368, ptr %372, align 64
  %373 = getelementptr inbounds double, ptr %371, i64 16
  store <8 x double> %367, ptr %373, align 64
  %374 = icmp eq i64 %152, 3
  br i1 %374, label %699, label %375

375:                                              ; preds = %366
  %376 = mul nsw i64 %48, %18
  %377 = getelementptr inbounds double, ptr %71, i64 %376
  %378 = load double, ptr %377, align 8
  %379 = insertelement <8 x double> poison, double %378, i64 0
  %380 = shufflevector <8 x double> %379, <8 x double> poison, <8 x i32> zeroinitializer
  %381 = fneg <8 x double> %380
  %382 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %381, <8 x double> %302, <8 x double> %274)
  store <8 x double> %382, ptr %31, align 64
  %383 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %381, <8 x double> %301, <8 x double> %273)
  store <8 x double> %383, ptr %32, align 64
  %384 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %381, <8 x double> %300, <8 x double> %272)
  store <8 x double> %384, ptr %33, align 64
  %385 = mul nsw i64 %318, %18
  %386 = getelementptr inbounds double, ptr %71, i64 %385
  %387 = load double, ptr %386, align 8
  %388 = insertelement <8 x double> poison, double %387, i64 0
  %389 = shufflevector <8 x double> %388, <8 x double> poison, <8 x i32> zeroinitializer
  %390 = fneg <8 x double> %389
  %391 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %390, <8 x double> %331, <8 x double> %382)
  store <8 x double> %391, ptr %31, align 64
  %392 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %390, <8 x double> %330, <8 x double> %383)
  store <8 x double> %392, ptr %32, align 64
  %393 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %390, <8 x double> %329, <8 x double> %384)
  store <8 x double> %393, ptr %33, align 64
  %394 = mul nsw i64 %356, %18
  %395 = getelementptr inbounds double, ptr %71, i64 %394
  %396 = load double, ptr %395, align 8
  %397 = insertelement <8 x double> poison, double %396, i64 0
  %398 = shufflevector <8 x double> %397, <8 x double> poison, <8 x i32> zeroinitializer
  %399 = fneg <8 x double> %398
  %400 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %399, <8 x double> %369, <8 x double> %391)
  store <8 x double> %400, ptr %31, align 64
  %401 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %399, <8 x double> %368, <8 x double> %392)
  store <8 x double> %401, ptr %32, align 64
  %402 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %399, <8 x double> %367, <8 x double> %393)
  store <8 x double> %402, ptr %33, align 64
  %403 = or i64 %48, 3
  br i1 %21, label %413, label %404

404:                                              ; preds = %375
  %405 = mul nsw i64 %403, %2
  %406 = getelementptr inbounds double, ptr %1, i64 %405
  %407 = load double, ptr %406, align 8
  %408 = insertelement <8 x double> poison, double %407, i64 0
  %409 = shufflevector <8 x double> %408, <8 x double> poison, <8 x i32> zeroinitializer
  %410 = fmul <8 x double> %409, %400
  store <8 x double> %410, ptr %31, align 64
  %411 = fmul <8 x double> %409, %401
  store <8 x double> %411, ptr %32, align 64
  %412 = fmul <8 x double> %409, %402
  store <8 x double> %412, ptr %33, align 64
  br label %413

413:                                              ; preds = %375, %404
  %414 = phi <8 x double> [ %412, %404 ], [ %402, %375 ]
  %415 = phi <8 x double> [ %411, %404 ], [ %401, %375 ]
  %416 = phi <8 x double> [ %410, %404 ], [ %400, %375 ]
  %417 = mul nsw i64 %403, %4
  %418 = getelementptr inbounds double, ptr %3, i64 %417
  store <8 x double> %416, ptr %418, align 64
  %419 = getelementptr inbounds double, ptr %418, i64 8
  store <8 x double> %415, ptr %419, align 64
  %420 = getelementptr inbounds double, ptr %418, i64 16
  store <8 x double> %414, ptr %420, align 64
  %421 = icmp eq i64 %152, 4
  br i1 %421, label %699, label %422

422:                                              ; preds = %413
  %423 = mul nsw i64 %48, %18
  %424 = getelementptr inbounds double, ptr %75, i64 %423
  %425 = load double, ptr %424, align 8
  %426 = insertelement <8 x double> poison, double %425, i64 0
  %427 = shufflevector <8 x double> %426, <8 x double> poison, <8 x i32> zeroinitializer
  %428 = fneg <8 x double> %427
  %429 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %428, <8 x double> %302, <8 x double> %271)
  store <8 x double> %429, ptr %34, align 64
  %430 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %428, <8 x double> %301, <8 x double> %270)
  store <8 x double> %430, ptr %35, align 64
  %431 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %428, <8 x double> %300, <8 x double> %269)
  store <8 x double> %431, ptr %36, align 64
  %432 = mul nsw i64 %318, %18
  %433 = getelementptr inbounds double, ptr %75, i64 %432
  %434 = load double, ptr %433, align 8
  %435 = insertelement <8 x double> poison, double %434, i64 0
  %436 = shufflevector <8 x double> %435, <8 x double> poison, <8 x i32> zeroinitializer
  %437 = fneg <8 x double> %436
  %438 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %437, <8 x double> %331, <8 x double> %429)
  store <8 x double> %438, ptr %34, align 64
  %439 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %437, <8 x double> %330, <8 x double> %430)
  store <8 x double> %439, ptr %35, align 64
  %440 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %437, <8 x double> %329, <8 x double> %431)
  store <8 x double> %440, ptr %36, align 64
  %441 = mul nsw i64 %356, %18
  %442 = getelementptr inbounds double, ptr %75, i64 %441
  %443 = load double, ptr %442, align 8
  %444 = insertelement <8 x double> poison, double %443, i64 0
  %445 = shufflevector <8 x double> %444, <8 x double> poison, <8 x i32> zeroinitializer
  %446 = fneg <8 x double> %445
  %447 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %446, <8 x double> %369, <8 x double> %438)
  store <8 x double> %447, ptr %34, align 64
  %448 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %446, <8 x double> %368, <8 x double> %439)
  store <8 x double> %448, ptr %35, align 64
  %449 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %446, <8 x double> %367, <8 x double> %440)
  store <8 x double> %449, ptr %36, align 64
  %450 = mul nsw i64 %403, %18
  %451 = getelementptr inbounds double, ptr %75, i64 %450
  %452 = load double, ptr %451, align 8
  %453 = insertelement <8 x double> poison, double %452, i64 0
  %454 = shufflevector <8 x double> %453, <8 x double> poison, <8 x i32> zeroinitializer
  %455 = fneg <8 x double> %454
  %456 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %455, <8 x double> %416, <8 x double> %447)
  store <8 x double> %456, ptr %34, align 64
  %457 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %455, <8 x double> %415, <8 x double> %448)
  store <8 x double> %457, ptr %35, align 64
  %458 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %455, <8 x double> %414, <8 x double> %449)
  store <8 x double> %458, ptr %36, align 64
  %459 = or i64 %48, 4
  br i1 %21, label %469, label %460

460:                                              ; preds = %422
  %461 = mul nsw i64 %459, %2
  %462 = getelementptr inbounds double, ptr %1, i64 %461
  %463 = load double, ptr %462, align 8
  %464 = insertelement <8 x double> poison, double %463, i64 0
  %465 = shufflevector <8 x double> %464, <8 x double> poison, <8 x i32> zeroinitializer
  %466 = fmul <8 x double> %465, %456
  store <8 x double> %466, ptr %34, align 64
  %467 = fmul <8 x double> %465, %457
  store <8 x double> %467, ptr %35, align 64
  %468 = fmul <8 x double> %465, %458
  store <8 x double> %468, ptr %36, align 64
  br label %469

469:                                              ; preds = %422, %460
  %470 = phi <8 x double> [ %468, %460 ], [ %458, %422 ]
  %471 = phi <8 x double> [ %467, %460 ], [ %457, %422 ]
  %472 = phi <8 x double> [ %466, %460 ], [ %456, %422 ]
  %473 = mul nsw i64 %459, %4
  %474 = getelementptr inbounds double, ptr %3, i64 %473
  store <8 x double> %472, ptr %474, align 64
  %475 = getelementptr inbounds double, ptr %474, i64 8
  store <8 x double> %471, ptr %475, align 64
  %476 = getelementptr inbounds double, ptr %474, i64 16
  store <8 x double> %470, ptr %476, align 64
  %477 = icmp eq i64 %152, 5
  br i1 %477, label %699, label %478

478:                                              ; preds = %469
  %479 = mul nsw i64 %48, %18
  %480 = getelementptr inbounds double, ptr %79, i64 %479
  %481 = load double, ptr %480, align 8
  %482 = insertelement <8 x double> poison, double %481, i64 0
  %483 = shufflevector <8 x double> %482, <8 x double> poison, <8 x i32> zeroinitializer
  %484 = fneg <8 x double> %483
  %485 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %484, <8 x double> %302, <8 x double> %268)
  store <8 x double> %485, ptr %37, align 64
  %486 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %484, <8 x double> %301, <8 x double> %267)
  store <8 x double> %486, ptr %38, align 64
  %487 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %484, <8 x double> %300, <8 x double> %266)
  store <8 x double> %487, ptr %39, align 64
  %488 = mul nsw i64 %318, %18
  %489 = getelementptr inbounds double, ptr %79, i64 %488
  %490 = load double, ptr %489, align 8
  %491 = insertelement <8 x double> poison, double %490, i64 0
  %492 = shufflevector <8 x double> %491, <8 x double> poison, <8 x i32> zeroinitializer
  %493 = fneg <8 x double> %492
  %494 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %493, <8 x double> %331, <8 x double> %485)
  store <8 x double> %494, ptr %37, align 64
  %495 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %493, <8 x double> %330, <8 x double> %486)
  store <8 x double> %495, ptr %38, align 64
  %496 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %493, <8 x double> %329, <8 x double> %487)
  store <8 x double> %496, ptr %39, align 64
  %497 = mul nsw i64 %356, %18
  %498 = getelementptr inbounds double, ptr %79, i64 %497
  %499 = load double, ptr %498, align 8
  %500 = insertelement <8 x double> poison, double %499, i64 0
  %501 = shufflevector <8 x double> %500, <8 x double> poison, <8 x i32> zeroinitializer
  %502 = fneg <8 x double> %501
  %503 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %502, <8 x double> %369, <8 x double> %494)
  store <8 x double> %503, ptr %37, align 64
  %504 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %502, <8 x double> %368, <8 x double> %495)
  store <8 x double> %504, ptr %38, align 64
  %505 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %502, <8 x double> %367, <8 x double> %496)
  store <8 x double> %505, ptr %39, align 64
  %506 = mul nsw i64 %403, %18
  %507 = getelementptr inbounds double, ptr %79, i64 %506
  %508 = load double, ptr %507, align 8
  %509 = insertelement <8 x double> poison, double %508, i64 0
  %510 = shufflevector <8 x double> %509, <8 x double> poison, <8 x i32> zeroinitializer
  %511 = fneg <8 x double> %510
  %512 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %511, <8 x double> %416, <8 x double> %503)
  store <8 x double> %512, ptr %37, align 64
  %513 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %511, <8 x double> %415, <8 x double> %504)
  store <8 x double> %513, ptr %38, align 64
  %514 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %511, <8 x double> %414, <8 x double> %505)
  store <8 x double> %514, ptr %39, align 64
  %515 = mul nsw i64 %459, %18
  %516 = getelementptr inbounds double, ptr %79, i64 %515
  %517 = load double, ptr %516, align 8
  %518 = insertelement <8 x double> poison, double %517, i64 0
  %519 = shufflevector <8 x double> %518, <8 x double> poison, <8 x i32> zeroinitializer
  %520 = fneg <8 x double> %519
  %521 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %520, <8 x double> %472, <8 x double> %512)
  store <8 x double> %521, ptr %37, align 64
  %522 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %520, <8 x double> %471, <8 x double> %513)
  store <8 x double> %522, ptr %38, align 64
  %523 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %520, <8 x double> %470, <8 x double> %514)
  store <8 x double> %523, ptr %39, align 64
  %524 = or i64 %48, 5
  br i1 %21, label %534, label %525

525:                                              ; preds = %478
  %526 = mul nsw i64 %524, %2
  %527 = getelementptr inbounds double, ptr %1, i64 %526
  %528 = load double, ptr %527, align 8
  %529 = insertelement <8 x double> poison, double %528, i64 0
  %530 = shufflevector <8 x double> %529, <8 x double> poison, <8 x i32> zeroinitializer
  %531 = fmul <8 x double> %530, %521
  store <8 x double> %531, ptr %37, align 64
  %532 = fmul <8 x double> %530, %522
  store <8 x double> %532, ptr %38, align 64
  %533 = fmul <8 x double> %530, %523
  store <8 x double> %533, ptr %39, align 64
  br label %534

534:                                              ; preds = %478, %525
  %535 = phi <8 x double> [ %533, %525 ], [ %523, %478 ]
  %536 = phi <8 x double> [ %532, %525 ], [ %522, %478 ]
  %537 = phi <8 x double> [ %531, %525 ], [ %521, %478 ]
  %538 = mul nsw i64 %524, %4
  %539 = getelementptr inbounds double, ptr %3, i64 %538
  store <8 x double> %537, ptr %539, align 64
  %540 = getelementptr inbounds double, ptr %539, i64 8
  store <8 x double> %536, ptr %540, align 64
  %541 = getelementptr inbounds double, ptr %539, i64 16
  store <8 x double> %535, ptr %541, align 64
  %542 = icmp eq i64 %152, 6
  br i1 %542, label %699, label %543

543:                                              ; preds = %534
  %544 = mul nsw i64 %48, %18
  %545 = getelementptr inbounds double, ptr %83, i64 %544
  %546 = load double, ptr %545, align 8
  %547 = insertelement <8 x double> poison, double %546, i64 0
  %548 = shufflevector <8 x double> %547, <8 x double> poison, <8 x i32> zeroinitializer
  %549 = fneg <8 x double> %548
  %550 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %549, <8 x double> %302, <8 x double> %265)
  store <8 x double> %550, ptr %40, align 64
  %551 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %549, <8 x double> %301, <8 x double> %264)
  store <8 x double> %551, ptr %41, align 64
  %552 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %549, <8 x double> %300, <8 x double> %263)
  store <8 x double> %552, ptr %42, align 64
  %553 = mul nsw i64 %318, %18
  %554 = getelementptr inbounds double, ptr %83, i64 %553
  %555 = load double, ptr %554, align 8
  %556 = insertelement <8 x double> poison, double %555, i64 0
  %557 = shufflevector <8 x double> %556, <8 x double> poison, <8 x i32> zeroinitializer
  %558 = fneg <8 x double> %557
  %559 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %558, <8 x double> %331, <8 x double> %550)
  store <8 x double> %559, ptr %40, align 64
  %560 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %558, <8 x double> %330, <8 x double> %551)
  store <8 x double> %560, ptr %41, align 64
  %561 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %558, <8 x double> %329, <8 x double> %552)
  store <8 x double> %561, ptr %42, align 64
  %562 = mul nsw i64 %356, %18
  %563 = getelementptr inbounds double, ptr %83, i64 %562
  %564 = load double, ptr %563, align 8
  %565 = insertelement <8 x double> poison, double %564, i64 0
  %566 = shufflevector <8 x double> %565, <8 x double> poison, <8 x i32> zeroinitializer
  %567 = fneg <8 x double> %566
  %568 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %567, <8 x double> %369, <8 x double> %559)
  store <8 x double> %568, ptr %40, align 64
  %569 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %567, <8 x double> %368, <8 x double> %560)
  store <8 x double> %569, ptr %41, align 64
  %570 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %567, <8 x double> %367, <8 x double> %561)
  store <8 x double> %570, ptr %42, align 64
  %571 = mul nsw i64 %403, %18
  %572 = getelementptr inbounds double, ptr %83, i64 %571
  %573 = load double, ptr %572, align 8
  %574 = insertelement <8 x double> poison, double %573, i64 0
  %575 = shufflevector <8 x double> %574, <8 x double> poison, <8 x i32> zeroinitializer
  %576 = fneg <8 x double> %575
  %577 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %576, <8 x double> %416, <8 x double> %568)
  store <8 x double> %577, ptr %40, align 64
  %578 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %576, <8 x double> %415, <8 x double> %569)
  store <8 x double> %578, ptr %41, align 64
  %579 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %576, <8 x double> %414, <8 x double> %570)
  store <8 x double> %579, ptr %42, align 64
  %580 = mul nsw i64 %459, %18
  %581 = getelementptr inbounds double, ptr %83, i64 %580
  %582 = load double, ptr %581, align 8
  %583 = insertelement <8 x double> poison, double %582, i64 0
  %584 = shufflevector <8 x double> %583, <8 x double> poison, <8 x i32> zeroinitializer
  %585 = fneg <8 x double> %584
  %586 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %585, <8 x double> %472, <8 x double> %577)
  store <8 x double> %586, ptr %40, align 64
  %587 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %585, <8 x double> %471, <8 x double> %578)
  store <8 x double> %587, ptr %41, align 64
  %588 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %585, <8 x double> %470, <8 x double> %579)
  store <8 x double> %588, ptr %42, align 64
  %589 = mul nsw i64 %524, %18
  %590 = getelementptr inbounds double, ptr %83, i64 %589
  %591 = load double, ptr %590, align 8
  %592 = insertelement <8 x double> poison, double %591, i64 0
  %593 = shufflevector <8 x double> %592, <8 x double> poison, <8 x i32> zeroinitializer
  %594 = fneg <8 x double> %593
  %595 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %594, <8 x double> %537, <8 x double> %586)
  store <8 x double> %595, ptr %40, align 64
  %596 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %594, <8 x double> %536, <8 x double> %587)
  store <8 x double> %596, ptr %41, align 64
  %597 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %594, <8 x double> %535, <8 x double> %588)
  store <8 x double> %597, ptr %42, align 64
  %598 = or i64 %48, 6
  br i1 %21, label %608, label %599

599:                                              ; preds = %543
  %600 = mul nsw i64 %598, %2
  %601 = getelementptr inbounds double, ptr %1, i64 %600
  %602 = load double, ptr %601, align 8
  %603 = insertelement <8 x double> poison, double %602, i64 0
  %604 = shufflevector <8 x double> %603, <8 x double> poison, <8 x i32> zeroinitializer
  %605 = fmul <8 x double> %604, %595
  store <8 x double> %605, ptr %40, align 64
  %606 = fmul <8 x double> %604, %596
  store <8 x double> %606, ptr %41, align 64
  %607 = fmul <8 x double> %604, %597
  store <8 x double> %607, ptr %42, align 64
  br label %608

608:                                              ; preds = %543, %599
  %609 = phi <8 x double> [ %607, %599 ], [ %597, %543 ]
  %610 = phi <8 x double> [ %606, %599 ], [ %596, %543 ]
  %611 = phi <8 x double> [ %605, %599 ], [ %595, %543 ]
  %612 = mul nsw i64 %598, %4
  %613 = getelementptr inbounds double, ptr %3, i64 %612
  store <8 x double> %611, ptr %613, align 64
  %614 = getelementptr inbounds double, ptr %613, i64 8
  store <8 x double> %610, ptr %614, align 64
  %615 = getelementptr inbounds double, ptr %613, i64 16
  store <8 x double> %609, ptr %615, align 64
  %616 = icmp eq i64 %152, 7
  br i1 %616, label %699, label %617

617:                                              ; preds = %608
  %618 = mul nsw i64 %48, %18
  %619 = getelementptr inbounds double, ptr %87, i64 %618
  %620 = load double, ptr %619, align 8
  %621 = insertelement <8 x double> poison, double %620, i64 0
  %622 = shufflevector <8 x double> %621, <8 x double> poison, <8 x i32> zeroinitializer
  %623 = fneg <8 x double> %622
  %624 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %623, <8 x double> %302, <8 x double> %262)
  store <8 x double> %624, ptr %43, align 64
  %625 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %623, <8 x double> %301, <8 x double> %261)
  store <8 x double> %625, ptr %44, align 64
  %626 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %623, <8 x double> %300, <8 x double> %260)
  store <8 x double> %626, ptr %45, align 64
  %627 = mul nsw i64 %318, %18
  %628 = getelementptr inbounds double, ptr %87, i64 %627
  %629 = load double, ptr %628, align 8
  %630 = insertelement <8 x double> poison, double %629, i64 0
  %631 = shufflevector <8 x double> %630, <8 x double> poison, <8 x i32> zeroinitializer
  %632 = fneg <8 x double> %631
  %633 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %632, <8 x double> %331, <8 x double> %624)
  store <8 x double> %633, ptr %43, align 64
  %634 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %632, <8 x double> %330, <8 x double> %625)
  store <8 x double> %634, ptr %44, align 64
  %635 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %632, <8 x double> %329, <8 x double> %626)
  store <8 x double> %635, ptr %45, align 64
  %636 = mul nsw i64 %356, %18
  %637 = getelementptr inbounds double, ptr %87, i64 %636
  %638 = load double, ptr %637, align 8
  %639 = insertelement <8 x double> poison, double %638, i64 0
  %640 = shufflevector <8 x double> %639, <8 x double> poison, <8 x i32> zeroinitializer
  %641 = fneg <8 x double> %640
  %642 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %641, <8 x double> %369, <8 x double> %633)
  store <8 x double> %642, ptr %43, align 64
  %643 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %641, <8 x double> %368, <8 x double> %634)
  store <8 x double> %643, ptr %44, align 64
  %644 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %641, <8 x double> %367, <8 x double> %635)
  store <8 x double> %644, ptr %45, align 64
  %645 = mul nsw i64 %403, %18
  %646 = getelementptr inbounds double, ptr %87, i64 %645
  %647 = load double, ptr %646, align 8
  %648 = insertelement <8 x double> poison, double %647, i64 0
  %649 = shufflevector <8 x double> %648, <8 x double> poison, <8 x i32> zeroinitializer
  %650 = fneg <8 x double> %649
  %651 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %650, <8 x double> %416, <8 x double> %642)
  store <8 x double> %651, ptr %43, align 64
  %652 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %650, <8 x double> %415, <8 x double> %643)
  store <8 x double> %652, ptr %44, align 64
  %653 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %650, <8 x double> %414, <8 x double> %644)
  store <8 x double> %653, ptr %45, align 64
  %654 = mul nsw i64 %459, %18
  %655 = getelementptr inbounds double, ptr %87, i64 %654
  %656 = load double, ptr %655, align 8
  %657 = insertelement <8 x double> poison, double %656, i64 0
  %658 = shufflevector <8 x double> %657, <8 x double> poison, <8 x i32> zeroinitializer
  %659 = fneg <8 x double> %658
  %660 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %659, <8 x double> %472, <8 x double> %651)
  store <8 x double> %660, ptr %43, align 64
  %661 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %659, <8 x double> %471, <8 x double> %652)
  store <8 x double> %661, ptr %44, align 64
  %662 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %659, <8 x double> %470, <8 x double> %653)
  store <8 x double> %662, ptr %45, align 64
  %663 = mul nsw i64 %524, %18
  %664 = getelementptr inbounds double, ptr %87, i64 %663
  %665 = load double, ptr %664, align 8
  %666 = insertelement <8 x double> poison, double %665, i64 0
  %667 = shufflevector <8 x double> %666, <8 x double> poison, <8 x i32> zeroinitializer
  %668 = fneg <8 x double> %667
  %669 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %668, <8 x double> %537, <8 x double> %660)
  store <8 x double> %669, ptr %43, align 64
  %670 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %668, <8 x double> %536, <8 x double> %661)
  store <8 x double> %670, ptr %44, align 64
  %671 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %668, <8 x double> %535, <8 x double> %662)
  store <8 x double> %671, ptr %45, align 64
  %672 = mul nsw i64 %598, %18
  %673 = getelementptr inbounds double, ptr %87, i64 %672
  %674 = load double, ptr %673, align 8
  %675 = insertelement <8 x double> poison, double %674, i64 0
  %676 = shufflevector <8 x double> %675, <8 x double> poison, <8 x i32> zeroinitializer
  %677 = fneg <8 x double> %676
  %678 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %677, <8 x double> %611, <8 x double> %669)
  %679 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %677, <8 x double> %610, <8 x double> %670)
  %680 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %677, <8 x double> %609, <8 x double> %671)
  %681 = or i64 %48, 7
  br i1 %21, label %691, label %682

682:                                              ; preds = %617
  %683 = mul nsw i64 %681, %2
  %684 = getelementptr inbounds double, ptr %1, i64 %683
  %685 = load double, ptr %684, align 8
  %686 = insertelement <8 x double> poison, double %685, i64 0
  %687 = shufflevector <8 x double> %686, <8 x double> poison, <8 x i32> zeroinitializer
  %688 = fmul <8 x double> %687, %678
  store <8 x double> %688, ptr %43, align 64
  %689 = fmul <8 x double> %687, %679
  store <8 x double> %689, ptr %44, align 64
  %690 = fmul <8 x double> %687, %680
  store <8 x double> %690, ptr %45, align 64
  br label %691

691:                                              ; preds = %617, %682
  %692 = phi <8 x double> [ %690, %682 ], [ %680, %617 ]
  %693 = phi <8 x double> [ %689, %682 ], [ %679, %617 ]
  %694 = phi <8 x double> [ %688, %682 ], [ %678, %617 ]
  %695 = mul nsw i64 %681, %4
  %696 = getelementptr inbounds double, ptr %3, i64 %695
  store <8 x double> %694, ptr %696, align 64
  %697 = getelementptr inbounds double, ptr %696, i64 8
  store <8 x double> %693, ptr %697, align 64
  %698 = getelementptr inbounds double, ptr %696, i64 16
  store <8 x double> %692, ptr %698, align 64
  br label %699

699:                                              ; preds = %691, %608, %534, %469, %413, %366, %328, %299, %259
  %700 = add nuw nsw i64 %48, 8
  %701 = icmp slt i64 %700, %5
  %702 = add i64 %47, -8
  br i1 %701, label %46, label %1377

703:                                              ; preds = %8
  br i1 %10, label %714, label %704

704:                                              ; preds = %703
  %705 = icmp sgt i64 %6, 0
  br i1 %705, label %706, label %1377

706:                                              ; preds = %704
  %707 = load ptr, ptr %0, align 8
  %708 = getelementptr inbounds i8, ptr %0, i64 8
  %709 = load i64, ptr %708, align 8
  %710 = getelementptr inbounds i8, ptr %0, i64 16
  %711 = load i64, ptr %710, align 8
  %712 = icmp sgt i64 %5, 0
  %713 = icmp eq ptr %1, null
  br label %1183

714:                                              ; preds = %703
  %715 = load ptr, ptr %0, align 8
  %716 = getelementptr inbounds i8, ptr %0, i64 8
  %717 = load i64, ptr %716, align 8
  %718 = getelementptr inbounds i8, ptr %0, i64 16
  %719 = load i64, ptr %718, align 8
  %720 = icmp sgt i64 %5, 0
  br i1 %720, label %721, label %1377

721:                                              ; preds = %714
  %722 = icmp eq ptr %1, null
  br label %723

723:                                              ; preds = %1179, %721
  %724 = phi i64 [ %5, %721 ], [ %1182, %1179 ]
  %725 = phi i64 [ 0, %721 ], [ %1180, %1179 ]
  %726 = call i64 @llvm.smin.i64(i64 %724, i64 8)
  %727 = sub nsw i64 %5, %725
  %728 = icmp slt i64 %727, 8
  %729 = select i1 %728, i64 %727, i64 8
  %730 = mul nsw i64 %725, %717
  %731 = getelementptr inbounds double, ptr %715, i64 %730
  %732 = add nsw i64 %729, -1
  %733 = icmp slt i64 %732, 0
  %734 = select i1 %733, i64 %732, i64 0
  %735 = mul nsw i64 %734, %717
  %736 = getelementptr inbounds double, ptr %731, i64 %735
  %737 = icmp slt i64 %732, 1
  %738 = select i1 %737, i64 %732, i64 1
  %739 = mul nsw i64 %738, %717
  %740 = getelementptr inbounds double, ptr %731, i64 %739
  %741 = icmp slt i64 %732, 2
  %742 = select i1 %741, i64 %732, i64 2
  %743 = mul nsw i64 %742, %717
  %744 = getelementptr inbounds double, ptr %731, i64 %743
  %745 = icmp slt i64 %732, 3
  %746 = select i1 %745, i64 %732, i64 3
  %747 = mul nsw i64 %746, %717
  %748 = getelementptr inbounds double, ptr %731, i64 %747
  %749 = icmp slt i64 %732, 4
  %750 = select i1 %749, i64 %732, i64 4
  %751 = mul nsw i64 %750, %717
  %752 = getelementptr inbounds double, ptr %731, i64 %751
  %753 = icmp slt i64 %732, 5
  %754 = select i1 %753, i64 %732, i64 5
  %755 = mul nsw i64 %754, %717
  %756 = getelementptr inbounds double, ptr %731, i64 %755
  %757 = icmp slt i64 %732, 6
  %758 = select i1 %757, i64 %732, i64 6
  %759 = mul nsw i64 %758, %717
  %760 = getelementptr inbounds double, ptr %731, i64 %759
  %761 = icmp slt i64 %732, 7
  %762 = select i1 %761, i64 %732, i64 7
  %763 = mul nsw i64 %762, %717
  %764 = getelementptr inbounds double, ptr %731, i64 %763
  %765 = add nsw i64 %734, %725
  %766 = mul nsw i64 %765, %4
  %767 = getelementptr inbounds double, ptr %3, i64 %766
  %768 = load <8 x double>, ptr %767, align 64
  %769 = add nsw i64 %738, %725
  %770 = mul nsw i64 %769, %4
  %771 = getelementptr inbounds double, ptr %3, i64 %770
  %772 = load <8 x double>, ptr %771, align 64
  %773 = add nsw i64 %742, %725
  %774 = mul nsw i64 %773, %4
  %775 = getelementptr inbounds double, ptr %3, i64 %774
  %776 = load <8 x double>, ptr %775, align 64
  %777 = add nsw i64 %746, %725
  %778 = mul nsw i64 %777, %4
  %779 = getelementptr inbounds double, ptr %3, i64 %778
  %780 = load <8 x double>, ptr %779, align 64
  %781 = add nsw i64 %750, %725
  %782 = mul nsw i64 %781, %4
  %783 = getelementptr inbounds double, ptr %3, i64 %782
  %784 = load <8 x double>, ptr %783, align 64
  %785 = add nsw i64 %754, %725
  %786 = mul nsw i64 %785, %4
  %787 = getelementptr inbounds double, ptr %3, i64 %786
  %788 = load <8 x double>, ptr %787, align 64
  %789 = add nsw i64 %758, %725
  %790 = mul nsw i64 %789, %4
  %791 = getelementptr inbounds double, ptr %3, i64 %790
  %792 = load <8 x double>, ptr %791, align 64
  %793 = add nsw i64 %762, %725
  %794 = mul nsw i64 %793, %4
  %795 = getelementptr inbounds double, ptr %3, i64 %794
  %796 = load <8 x double>, ptr %795, align 64
  %797 = call i64 @llvm.smax.i64(i64 %726, i64 0)
  %798 = icmp eq i64 %725, 0
  br i1 %798, label %863, label %799

799:                                              ; preds = %723, %799
  %800 = phi <8 x double> [ %859, %799 ], [ %796, %723 ]
  %801 = phi <8 x double> [ %853, %799 ], [ %792, %723 ]
  %802 = phi <8 x double> [ %847, %799 ], [ %788, %723 ]
  %803 = phi <8 x double> [ %841, %799 ], [ %784, %723 ]
  %804 = phi <8 x double> [ %835, %799 ], [ %780, %723 ]
  %805 = phi <8 x double> [ %829, %799 ], [ %776, %723 ]
  %806 = phi <8 x double> [ %823, %799 ], [ %772, %723 ]
  %807 = phi <8 x double> [ %817, %799 ], [ %768, %723 ]
  %808 = phi ptr [ %861, %799 ], [ %3, %723 ]
  %809 = phi i64 [ %860, %799 ], [ 0, %723 ]
  %810 = load <8 x double>, ptr %808, align 64
  %811 = mul nsw i64 %809, %719
  %812 = getelementptr inbounds double, ptr %736, i64 %811
  %813 = load double, ptr %812, align 8
  %814 = insertelement <8 x double> poison, double %813, i64 0
  %815 = shufflevector <8 x double> %814, <8 x double> poison, <8 x i32> zeroinitializer
  %816 = fneg <8 x double> %815
  %817 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %816, <8 x double> %810, <8 x double> %807)
  %818 = getelementptr inbounds double, ptr %740, i64 %811
  %819 = load double, ptr %818, align 8
  %820 = insertelement <8 x double> poison, double %819, i64 0
  %821 = shufflevector <8 x double> %820, <8 x double> poison, <8 x i32> zeroinitializer
  %822 = fneg <8 x double> %821
  %823 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %822, <8 x double> %810, <8 x double> %806)
  %824 = getelementptr inbounds double, ptr %744, i64 %811
  %825 = load double, ptr %824, align 8
  %826 = insertelement <8 x double> poison, double %825, i64 0
  %827 = shufflevector <8 x double> %826, <8 x double> poison, <8 x i32> zeroinitializer
  %828 = fneg <8 x double> %827
  %829 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %828, <8 x double> %810, <8 x double> %805)
  %830 = getelementptr inbounds double, ptr %748, i64 %811
  %831 = load double, ptr %830, align 8
  %832 = insertelement <8 x double> poison, double %831, i64 0
  %833 = shufflevector <8 x double> %832, <8 x double> poison, <8 x i32> zeroinitializer
  %834 = fneg <8 x double> %833
  %835 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %834, <8 x double> %810, <8 x double> %804)
  %836 = getelementptr inbounds double, ptr %752, i64 %811
  %837 = load double, ptr %836, align 8
  %838 = insertelement <8 x double> poison, double %837, i64 0
  %839 = shufflevector <8 x double> %838, <8 x double> poison, <8 x i32> zeroinitializer
  %840 = fneg <8 x double> %839
  %841 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %840, <8 x double> %810, <8 x double> %803)
  %842 = getelementptr inbounds double, ptr %756, i64 %811
  %843 = load double, ptr %842, align 8
  %844 = insertelement <8 x double> poison, double %843, i64 0
  %845 = shufflevector <8 x double> %844, <8 x double> poison, <8 x i32> zeroinitializer
  %846 = fneg <8 x double> %845
  %847 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %846, <8 x double> %810, <8 x double> %802)
  %848 = getelementptr inbounds double, ptr %760, i64 %811
  %849 = load double, ptr %848, align 8
  %850 = insertelement <8 x double> poison, double %849, i64 0
  %851 = shufflevector <8 x double> %850, <8 x double> poison, <8 x i32> zeroinitializer
  %852 = fneg <8 x double> %851
  %853 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %852, <8 x double> %810, <8 x double> %801)
  %854 = getelementptr inbounds double, ptr %764, i64 %811
  %855 = load double, ptr %854, align 8
  %856 = insertelement <8 x double> poison, double %855, i64 0
  %857 = shufflevector <8 x double> %856, <8 x double> poison, <8 x i32> zeroinitializer
  %858 = fneg <8 x double> %857
  %859 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %858, <8 x double> %810, <8 x double> %800)
  %860 = add nuw nsw i64 %809, 1
  %861 = getelementptr inbounds double, ptr %808, i64 %4
  %862 = icmp eq i64 %860, %725
  br i1 %862, label %863, label %799

863:                                              ; preds = %799, %723
  %864 = phi <8 x double> [ %796, %723 ], [ %859, %799 ]
  %865 = phi <8 x double> [ %792, %723 ], [ %853, %799 ]
  %866 = phi <8 x double> [ %788, %723 ], [ %847, %799 ]
  %867 = phi <8 x double> [ %784, %723 ], [ %841, %799 ]
  %868 = phi <8 x double> [ %780, %723 ], [ %835, %799 ]
  %869 = phi <8 x double> [ %776, %723 ], [ %829, %799 ]
  %870 = phi <8 x double> [ %772, %723 ], [ %823, %799 ]
  %871 = phi <8 x double> [ %768, %723 ], [ %817, %799 ]
  %872 = icmp slt i64 %726, 1
  br i1 %872, label %1179, label %873

873:                                              ; preds = %863
  br i1 %722, label %881, label %874

874:                                              ; preds = %873
  %875 = mul nsw i64 %725, %2
  %876 = getelementptr inbounds double, ptr %1, i64 %875
  %877 = load double, ptr %876, align 8
  %878 = insertelement <8 x double> poison, double %877, i64 0
  %879 = shufflevector <8 x double> %878, <8 x double> poison, <8 x i32> zeroinitializer
  %880 = fmul <8 x double> %879, %871
  br label %881

881:                                              ; preds = %874, %873
  %882 = phi <8 x double> [ %880, %874 ], [ %871, %873 ]
  %883 = mul nsw i64 %725, %4
  %884 = getelementptr inbounds double, ptr %3, i64 %883
  store <8 x double> %882, ptr %884, align 64
  %885 = icmp eq i64 %797, 1
  br i1 %885, label %1179, label %886

886:                                              ; preds = %881
  %887 = mul nsw i64 %725, %719
  %888 = getelementptr inbounds double, ptr %740, i64 %887
  %889 = load double, ptr %888, align 8
  %890 = insertelement <8 x double> poison, double %889, i64 0
  %891 = shufflevector <8 x double> %890, <8 x double> poison, <8 x i32> zeroinitializer
  %892 = fneg <8 x double> %891
  %893 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %892, <8 x double> %882, <8 x double> %870)
  %894 = or i64 %725, 1
  br i1 %722, label %902, label %895

895:                                              ; preds = %886
  %896 = mul nsw i64 %894, %2
  %897 = getelementptr inbounds double, ptr %1, i64 %896
  %898 = load double, ptr %897, align 8
  %899 = insertelement <8 x double> poison, double %898, i64 0
  %900 = shufflevector <8 x double> %899, <8 x double> poison, <8 x i32> zeroinitializer
  %901 = fmul <8 x double> %900, %893
  br label %902

902:                                              ; preds = %886, %895
  %903 = phi <8 x double> [ %901, %895 ], [ %893, %886 ]
  %904 = mul nsw i64 %894, %4
  %905 = getelementptr inbounds double, ptr %3, i64 %904
  store <8 x double> %903, ptr %905, align 64
  %906 = icmp eq i64 %797, 2
  br i1 %906, label %1179, label %907

907:                                              ; preds = %902
  %908 = mul nsw i64 %725, %719
  %909 = getelementptr inbounds double, ptr %744, i64 %908
  %910 = load double, ptr %909, align 8
  %911 = insertelement <8 x double> poison, double %910, i64 0
  %912 = shufflevector <8 x double> %911, <8 x double> poison, <8 x i32> zeroinitializer
  %913 = fneg <8 x double> %912
  %914 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %913, <8 x double> %882, <8 x double> %869)
  %915 = mul nsw i64 %894, %719
  %916 = getelementptr inbounds double, ptr %744, i64 %915
  %917 = load double, ptr %916, align 8
  %918 = insertelement <8 x double> poison, double %917, i64 0
  %919 = shufflevector <8 x double> %918, <8 x double> poison, <8 x i32> zeroinitializer
  %920 = fneg <8 x double> %919
  %921 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %920, <8 x double> %903, <8 x double> %914)
  %922 = or i64 %725, 2
  br i1 %722, label %930, label %923

923:                                              ; preds = %907
  %924 = mul nsw i64 %922, %2
  %925 = getelementptr inbounds double, ptr %1, i64 %924
  %926 = load double, ptr %925, align 8
  %927 = insertelement <8 x double> poison, double %926, i64 0
  %928 = shufflevector <8 x double> %927, <8 x double> poison, <8 x i32> zeroinitializer
  %929 = fmul <8 x double> %928, %921
  br label %930

930:                                              ; preds = %907, %923
  %931 = phi <8 x double> [ %929, %923 ], [ %921, %907 ]
  %932 = mul nsw i64 %922, %4
  %933 = getelementptr inbounds double, ptr %3, i64 %932
  store <8 x double> %931, ptr %933, align 64
  %934 = icmp eq i64 %797, 3
  br i1 %934, label %1179, label %935

935:                                              ; preds = %930
  %936 = mul nsw i64 %725, %719
  %937 = getelementptr inbounds double, ptr %748, i64 %936
  %938 = load double, ptr %937, align 8
  %939 = insertelement <8 x double> poison, double %938, i64 0
  %940 = shufflevector <8 x double> %939, <8 x double> poison, <8 x i32> zeroinitializer
  %941 = fneg <8 x double> %940
  %942 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %941, <8 x double> %882, <8 x double> %868)
  %943 = mul nsw i64 %894, %719
  %944 = getelementptr inbounds double, ptr %748, i64 %943
  %945 = load double, ptr %944, align 8
  %946 = insertelement <8 x double> poison, double %945, i64 0
  %947 = shufflevector <8 x double> %946, <8 x double> poison, <8 x i32> zeroinitializer
  %948 = fneg <8 x double> %947
  %949 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %948, <8 x double> %903, <8 x double> %942)
  %950 = mul nsw i64 %922, %719
  %951 = getelementptr inbounds double, ptr %748, i64 %950
  %952 = load double, ptr %951, align 8
  %953 = insertelement <8 x double> poison, double %952, i64 0
  %954 = shufflevector <8 x double> %953, <8 x double> poison, <8 x i32> zeroinitializer
  %955 = fneg <8 x double> %954
  %956 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %955, <8 x double> %931, <8 x double> %949)
  %957 = or i64 %725, 3
  br i1 %722, label %965, label %958

958:                                              ; preds = %935
  %959 = mul nsw i64 %957, %2
  %960 = getelementptr inbounds double, ptr %1, i64 %959
  %961 = load double, ptr %960, align 8
  %962 = insertelement <8 x double> poison, double %961, i64 0
  %963 = shufflevector <8 x double> %962, <8 x double> poison, <8 x i32> zeroinitializer
  %964 = fmul <8 x double> %963, %956
  br label %965

965:                                              ; preds = %935, %958
  %966 = phi <8 x double> [ %964, %958 ], [ %956, %935 ]
  %967 = mul nsw i64 %957, %4
  %968 = getelementptr inbounds double, ptr %3, i64 %967
  store <8 x double> %966, ptr %968, align 64
  %969 = icmp eq i64 %797, 4
  br i1 %969, label %1179, label %970

970:                                              ; preds = %965
  %971 = mul nsw i64 %725, %719
  %972 = getelementptr inbounds double, ptr %752, i64 %971
  %973 = load double, ptr %972, align 8
  %974 = insertelement <8 x double> poison, double %973, i64 0
  %975 = shufflevector <8 x double> %974, <8 x double> poison, <8 x i32> zeroinitializer
  %976 = fneg <8 x double> %975
  %977 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %976, <8 x double> %882, <8 x double> %867)
  %978 = mul nsw i64 %894, %719
  %979 = getelementptr inbounds double, ptr %752, i64 %978
  %980 = load double, ptr %979, align 8
  %981 = insertelement <8 x double> poison, double %980, i64 0
  %982 = shufflevector <8 x double> %981, <8 x double> poison, <8 x i32> zeroinitializer
  %983 = fneg <8 x double> %982
  %984 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %983, <8 x double> %903, <8 x double> %977)
  %985 = mul nsw i64 %922, %719
  %986 = getelementptr inbounds double, ptr %752, i64 %985
  %987 = load double, ptr %986, align 8
  %988 = insertelement <8 x double> poison, double %987, i64 0
  %989 = shufflevector <8 x double> %988, <8 x double> poison, <8 x i32> zeroinitializer
  %990 = fneg <8 x double> %989
  %991 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %990, <8 x double> %931, <8 x double> %984)
  %992 = mul nsw i64 %957, %719
  %993 = getelementptr inbounds double, ptr %752, i64 %992
  %994 = load double, ptr %993, align 8
  %995 = insertelement <8 x double> poison, double %994, i64 0
  %996 = shufflevector <8 x double> %995, <8 x double> poison, <8 x i32> zeroinitializer
  %997 = fneg <8 x double> %996
  %998 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %997, <8 x double> %966, <8 x double> %991)
  %999 = or i64 %725, 4
  br i1 %722, label %1007, label %1000

1000:                                             ; preds = %970
  %1001 = mul nsw i64 %999, %2
  %1002 = getelementptr inbounds double, ptr %1, i64 %1001
  %1003 = load double, ptr %1002, align 8
  %1004 = insertelement <8 x double> poison, double %1003, i64 0
  %1005 = shufflevector <8 x double> %1004, <8 x double> poison, <8 x i32> zeroinitializer
  %1006 = fmul <8 x double> %1005, %998
  br label %1007

1007:                                             ; preds = %970, %1000
  %1008 = phi <8 x double> [ %1006, %1000 ], [ %998, %970 ]
  %1009 = mul nsw i64 %999, %4
  %1010 = getelementptr inbounds double, ptr %3, i64 %1009
  store <8 x double> %1008, ptr %1010, align 64
  %1011 = icmp eq i64 %797, 5
  br i1 %1011, label %1179, label %1012

1012:                                             ; preds = %1007
  %1013 = mul nsw i64 %725, %719
  %1014 = getelementptr inbounds double, ptr %756, i64 %1013
  %1015 = load double, ptr %1014, align 8
  %1016 = insertelement <8 x double> poison, double %1015, i64 0
  %1017 = shufflevector <8 x double> %1016, <8 x double> poison, <8 x i32> zeroinitializer
  %1018 = fneg <8 x double> %1017
  %1019 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1018, <8 x double> %882, <8 x double> %866)
  %1020 = mul nsw i64 %894, %719
  %1021 = getelementptr inbounds double, ptr %756, i64 %1020
  %1022 = load double, ptr %1021, align 8
  %1023 = insertelement <8 x double> poison, double %1022, i64 0
  %1024 = shufflevector <8 x double> %1023, <8 x double> poison, <8 x i32> zeroinitializer
  %1025 = fneg <8 x double> %1024
  %1026 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1025, <8 x double> %903, <8 x double> %1019)
  %1027 = mul nsw i64 %922, %719
  %1028 = getelementptr inbounds double, ptr %756, i64 %1027
  %1029 = load double, ptr %1028, align 8
  %1030 = insertelement <8 x double> poison, double %1029, i64 0
  %1031 = shufflevector <8 x double> %1030, <8 x double> poison, <8 x i32> zeroinitializer
  %1032 = fneg <8 x double> %1031
  %1033 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1032, <8 x double> %931, <8 x double> %1026)
  %1034 = mul nsw i64 %957, %719
  %1035 = getelementptr inbounds double, ptr %756, i64 %1034
  %1036 = load double, ptr %1035, align 8
  %1037 = insertelement <8 x double> poison, double %1036, i64 0
  %1038 = shufflevector <8 x double> %1037, <8 x double> poison, <8 x i32> zeroinitializer
  %1039 = fneg <8 x double> %1038
  %1040 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1039, <8 x double> %966, <8 x double> %1033)
  %1041 = mul nsw i64 %999, %719
  %1042 = getelementptr inbounds double, ptr %756, i64 %1041
  %1043 = load double, ptr %1042, align 8
  %1044 = insertelement <8 x double> poison, double %1043, i64 0
  %1045 = shufflevector <8 x double> %1044, <8 x double> poison, <8 x i32> zeroinitializer
  %1046 = fneg <8 x double> %1045
  %1047 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1046, <8 x double> %1008, <8 x double> %1040)
  %1048 = or i64 %725, 5
  br i1 %722, label %1056, label %1049

1049:                                             ; preds = %1012
  %1050 = mul nsw i64 %1048, %2
  %1051 = getelementptr inbounds double, ptr %1, i64 %1050
  %1052 = load double, ptr %1051, align 8
  %1053 = insertelement <8 x double> poison, double %1052, i64 0
  %1054 = shufflevector <8 x double> %1053, <8 x double> poison, <8 x i32> zeroinitializer
  %1055 = fmul <8 x double> %1054, %1047
  br label %1056

1056:                                             ; preds = %1012, %1049
  %1057 = phi <8 x double> [ %1055, %1049 ], [ %1047, %1012 ]
  %1058 = mul nsw i64 %1048, %4
  %1059 = getelementptr inbounds double, ptr %3, i64 %1058
  store <8 x double> %1057, ptr %1059, align 64
  %1060 = icmp eq i64 %797, 6
  br i1 %1060, label %1179, label %1061

1061:                                             ; preds = %1056
  %1062 = mul nsw i64 %725, %719
  %1063 = getelementptr inbounds double, ptr %760, i64 %1062
  %1064 = load double, ptr %1063, align 8
  %1065 = insertelement <8 x double> poison, double %1064, i64 0
  %1066 = shufflevector <8 x double> %1065, <8 x double> poison, <8 x i32> zeroinitializer
  %1067 = fneg <8 x double> %1066
  %1068 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1067, <8 x double> %882, <8 x double> %865)
  %1069 = mul nsw i64 %894, %719
  %1070 = getelementptr inbounds double, ptr %760, i64 %1069
  %1071 = load double, ptr %1070, align 8
  %1072 = insertelement <8 x double> poison, double %1071, i64 0
  %1073 = shufflevector <8 x double> %1072, <8 x double> poison, <8 x i32> zeroinitializer
  %1074 = fneg <8 x double> %1073
  %1075 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1074, <8 x double> %903, <8 x double> %1068)
  %1076 = mul nsw i64 %922, %719
  %1077 = getelementptr inbounds double, ptr %760, i64 %1076
  %1078 = load double, ptr %1077, align 8
  %1079 = insertelement <8 x double> poison, double %1078, i64 0
  %1080 = shufflevector <8 x double> %1079, <8 x double> poison, <8 x i32> zeroinitializer
  %1081 = fneg <8 x double> %1080
  %1082 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1081, <8 x double> %931, <8 x double> %1075)
  %1083 = mul nsw i64 %957, %719
  %1084 = getelementptr inbounds double, ptr %760, i64 %1083
  %1085 = load double, ptr %1084, align 8
  %1086 = insertelement <8 x double> poison, double %1085, i64 0
  %1087 = shufflevector <8 x double> %1086, <8 x double> poison, <8 x i32> zeroinitializer
  %1088 = fneg <8 x double> %1087
  %1089 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1088, <8 x double> %966, <8 x double> %1082)
  %1090 = mul nsw i64 %999, %719
  %1091 = getelementptr inbounds double, ptr %760, i64 %1090
  %1092 = load double, ptr %1091, align 8
  %1093 = insertelement <8 x double> poison, double %1092, i64 0
  %1094 = shufflevector <8 x double> %1093, <8 x double> poison, <8 x i32> zeroinitializer
  %1095 = fneg <8 x double> %1094
  %1096 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1095, <8 x double> %1008, <8 x double> %1089)
  %1097 = mul nsw i64 %1048, %719
  %1098 = getelementptr inbounds double, ptr %760, i64 %1097
  %1099 = load double, ptr %1098, align 8
  %1100 = insertelement <8 x double> poison, double %1099, i64 0
  %1101 = shufflevector <8 x double> %1100, <8 x double> poison, <8 x i32> zeroinitializer
  %1102 = fneg <8 x double> %1101
  %1103 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1102, <8 x double> %1057, <8 x double> %1096)
  %1104 = or i64 %725, 6
  br i1 %722, label %1112, label %1105

1105:                                             ; preds = %1061
  %1106 = mul nsw i64 %1104, %2
  %1107 = getelementptr inbounds double, ptr %1, i64 %1106
  %1108 = load double, ptr %1107, align 8
  %1109 = insertelement <8 x double> poison, double %1108, i64 0
  %1110 = shufflevector <8 x double> %1109, <8 x double> poison, <8 x i32> zeroinitializer
  %1111 = fmul <8 x double> %1110, %1103
  br label %1112

1112:                                             ; preds = %1061, %1105
  %1113 = phi <8 x double> [ %1111, %1105 ], [ %1103, %1061 ]
  %1114 = mul nsw i64 %1104, %4
  %1115 = getelementptr inbounds double, ptr %3, i64 %1114
  store <8 x double> %1113, ptr %1115, align 64
  %1116 = icmp eq i64 %797, 7
  br i1 %1116, label %1179, label %1117

1117:                                             ; preds = %1112
  %1118 = mul nsw i64 %725, %719
  %1119 = getelementptr inbounds double, ptr %764, i64 %1118
  %1120 = load double, ptr %1119, align 8
  %1121 = insertelement <8 x double> poison, double %1120, i64 0
  %1122 = shufflevector <8 x double> %1121, <8 x double> poison, <8 x i32> zeroinitializer
  %1123 = fneg <8 x double> %1122
  %1124 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1123, <8 x double> %882, <8 x double> %864)
  %1125 = mul nsw i64 %894, %719
  %1126 = getelementptr inbounds double, ptr %764, i64 %1125
  %1127 = load double, ptr %1126, align 8
  %1128 = insertelement <8 x double> poison, double %1127, i64 0
  %1129 = shufflevector <8 x double> %1128, <8 x double> poison, <8 x i32> zeroinitializer
  %1130 = fneg <8 x double> %1129
  %1131 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1130, <8 x double> %903, <8 x double> %1124)
  %1132 = mul nsw i64 %922, %719
  %1133 = getelementptr inbounds double, ptr %764, i64 %1132
  %1134 = load double, ptr %1133, align 8
  %1135 = insertelement <8 x double> poison, double %1134, i64 0
  %1136 = shufflevector <8 x double> %1135, <8 x double> poison, <8 x i32> zeroinitializer
  %1137 = fneg <8 x double> %1136
  %1138 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1137, <8 x double> %931, <8 x double> %1131)
  %1139 = mul nsw i64 %957, %719
  %1140 = getelementptr inbounds double, ptr %764, i64 %1139
  %1141 = load double, ptr %1140, align 8
  %1142 = insertelement <8 x double> poison, double %1141, i64 0
  %1143 = shufflevector <8 x double> %1142, <8 x double> poison, <8 x i32> zeroinitializer
  %1144 = fneg <8 x double> %1143
  %1145 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1144, <8 x double> %966, <8 x double> %1138)
  %1146 = mul nsw i64 %999, %719
  %1147 = getelementptr inbounds double, ptr %764, i64 %1146
  %1148 = load double, ptr %1147, align 8
  %1149 = insertelement <8 x double> poison, double %1148, i64 0
  %1150 = shufflevector <8 x double> %1149, <8 x double> poison, <8 x i32> zeroinitializer
  %1151 = fneg <8 x double> %1150
  %1152 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1151, <8 x double> %1008, <8 x double> %1145)
  %1153 = mul nsw i64 %1048, %719
  %1154 = getelementptr inbounds double, ptr %764, i64 %1153
  %1155 = load double, ptr %1154, align 8
  %1156 = insertelement <8 x double> poison, double %1155, i64 0
  %1157 = shufflevector <8 x double> %1156, <8 x double> poison, <8 x i32> zeroinitializer
  %1158 = fneg <8 x double> %1157
  %1159 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1158, <8 x double> %1057, <8 x double> %1152)
  %1160 = mul nsw i64 %1104, %719
  %1161 = getelementptr inbounds double, ptr %764, i64 %1160
  %1162 = load double, ptr %1161, align 8
  %1163 = insertelement <8 x double> poison, double %1162, i64 0
  %1164 = shufflevector <8 x double> %1163, <8 x double> poison, <8 x i32> zeroinitializer
  %1165 = fneg <8 x double> %1164
  %1166 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1165, <8 x double> %1113, <8 x double> %1159)
  %1167 = or i64 %725, 7
  br i1 %722, label %1175, label %1168

1168:                                             ; preds = %1117
  %1169 = mul nsw i64 %1167, %2
  %1170 = getelementptr inbounds double, ptr %1, i64 %1169
  %1171 = load double, ptr %1170, align 8
  %1172 = insertelement <8 x double> poison, double %1171, i64 0
  %1173 = shufflevector <8 x double> %1172, <8 x double> poison, <8 x i32> zeroinitializer
  %1174 = fmul <8 x double> %1173, %1166
  br label %1175

1175:                                             ; preds = %1117, %1168
  %1176 = phi <8 x double> [ %1174, %1168 ], [ %1166, %1117 ]
  %1177 = mul nsw i64 %1167, %4
  %1178 = getelementptr inbounds double, ptr %3, i64 %1177
  store <8 x double> %1176, ptr %1178, align 64
  br label %1179

1179:                                             ; preds = %1175, %1112, %1056, %1007, %965, %930, %902, %881, %863
  %1180 = add nuw nsw i64 %725, 8
  %1181 = icmp slt i64 %1180, %5
  %1182 = add i64 %724, -8
  br i1 %1181, label %723, label %1377

1183:                                             ; preds = %706, %1373
  %1184 = phi i64 [ 0, %706 ], [ %1375, %1373 ]
  %1185 = phi i64 [ 0, %706 ], [ %1374, %1373 ]
  %1186 = getelementptr inbounds double, ptr %3, i64 %1184
  br i1 %712, label %1187, label %1373

1187:                                             ; preds = %1183, %1369
  %1188 = phi i64 [ %1372, %1369 ], [ %5, %1183 ]
  %1189 = phi i64 [ %1370, %1369 ], [ 0, %1183 ]
  %1190 = call i64 @llvm.smin.i64(i64 %1188, i64 4)
  %1191 = sub nsw i64 %5, %1189
  %1192 = icmp slt i64 %1191, 4
  %1193 = select i1 %1192, i64 %1191, i64 4
  %1194 = mul nsw i64 %1189, %709
  %1195 = getelementptr inbounds double, ptr %707, i64 %1194
  %1196 = add nsw i64 %1193, -1
  %1197 = icmp slt i64 %1196, 0
  %1198 = select i1 %1197, i64 %1196, i64 0
  %1199 = mul nsw i64 %1198, %709
  %1200 = getelementptr inbounds double, ptr %1195, i64 %1199
  %1201 = icmp slt i64 %1196, 1
  %1202 = select i1 %1201, i64 %1196, i64 1
  %1203 = mul nsw i64 %1202, %709
  %1204 = getelementptr inbounds double, ptr %1195, i64 %1203
  %1205 = icmp slt i64 %1196, 2
  %1206 = select i1 %1205, i64 %1196, i64 2
  %1207 = mul nsw i64 %1206, %709
  %1208 = getelementptr inbounds double, ptr %1195, i64 %1207
  %1209 = icmp slt i64 %1196, 3
  %1210 = select i1 %1209, i64 %1196, i64 3
  %1211 = mul nsw i64 %1210, %709
  %1212 = getelementptr inbounds double, ptr %1195, i64 %1211
  %1213 = add nsw i64 %1198, %1189
  %1214 = mul nsw i64 %1213, %4
  %1215 = getelementptr inbounds double, ptr %1186, i64 %1214
  %1216 = load <8 x double>, ptr %1215, align 64
  %1217 = add nsw i64 %1202, %1189
  %1218 = mul nsw i64 %1217, %4
  %1219 = getelementptr inbounds double, ptr %1186, i64 %1218
  %1220 = load <8 x double>, ptr %1219, align 64
  %1221 = add nsw i64 %1206, %1189
  %1222 = mul nsw i64 %1221, %4
  %1223 = getelementptr inbounds double, ptr %1186, i64 %1222
  %1224 = load <8 x double>, ptr %1223, align 64
  %1225 = add nsw i64 %1210, %1189
  %1226 = mul nsw i64 %1225, %4
  %1227 = getelementptr inbounds double, ptr %1186, i64 %1226
  %1228 = load <8 x double>, ptr %1227, align 64
  %1229 = call i64 @llvm.smax.i64(i64 %1190, i64 0)
  %1230 = icmp eq i64 %1189, 0
  br i1 %1230, label %1267, label %1231

1231:                                             ; preds = %1187, %1231
  %1232 = phi <8 x double> [ %1263, %1231 ], [ %1228, %1187 ]
  %1233 = phi <8 x double> [ %1257, %1231 ], [ %1224, %1187 ]
  %1234 = phi <8 x double> [ %1251, %1231 ], [ %1220, %1187 ]
  %1235 = phi <8 x double> [ %1245, %1231 ], [ %1216, %1187 ]
  %1236 = phi ptr [ %1265, %1231 ], [ %1186, %1187 ]
  %1237 = phi i64 [ %1264, %1231 ], [ 0, %1187 ]
  %1238 = load <8 x double>, ptr %1236, align 64
  %1239 = mul nsw i64 %1237, %711
  %1240 = getelementptr inbounds double, ptr %1200, i64 %1239
  %1241 = load double, ptr %1240, align 8
  %1242 = insertelement <8 x double> poison, double %1241, i64 0
  %1243 = shufflevector <8 x double> %1242, <8 x double> poison, <8 x i32> zeroinitializer
  %1244 = fneg <8 x double> %1243
  %1245 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1244, <8 x double> %1238, <8 x double> %1235)
  %1246 = getelementptr inbounds double, ptr %1204, i64 %1239
  %1247 = load double, ptr %1246, align 8
  %1248 = insertelement <8 x double> poison, double %1247, i64 0
  %1249 = shufflevector <8 x double> %1248, <8 x double> poison, <8 x i32> zeroinitializer
  %1250 = fneg <8 x double> %1249
  %1251 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1250, <8 x double> %1238, <8 x double> %1234)
  %1252 = getelementptr inbounds double, ptr %1208, i64 %1239
  %1253 = load double, ptr %1252, align 8
  %1254 = insertelement <8 x double> poison, double %1253, i64 0
  %1255 = shufflevector <8 x double> %1254, <8 x double> poison, <8 x i32> zeroinitializer
  %1256 = fneg <8 x double> %1255
  %1257 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1256, <8 x double> %1238, <8 x double> %1233)
  %1258 = getelementptr inbounds double, ptr %1212, i64 %1239
  %1259 = load double, ptr %1258, align 8
  %1260 = insertelement <8 x double> poison, double %1259, i64 0
  %1261 = shufflevector <8 x double> %1260, <8 x double> poison, <8 x i32> zeroinitializer
  %1262 = fneg <8 x double> %1261
  %1263 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1262, <8 x double> %1238, <8 x double> %1232)
  %1264 = add nuw nsw i64 %1237, 1
  %1265 = getelementptr inbounds double, ptr %1236, i64 %4
  %1266 = icmp eq i64 %1264, %1189
  br i1 %1266, label %1267, label %1231

1267:                                             ; preds = %1231, %1187
  %1268 = phi <8 x double> [ %1228, %1187 ], [ %1263, %1231 ]
  %1269 = phi <8 x double> [ %1224, %1187 ], [ %1257, %1231 ]
  %1270 = phi <8 x double> [ %1220, %1187 ], [ %1251, %1231 ]
  %1271 = phi <8 x double> [ %1216, %1187 ], [ %1245, %1231 ]
  %1272 = icmp slt i64 %1190, 1
  br i1 %1272, label %1369, label %1273

1273:                                             ; preds = %1267
  br i1 %713, label %1281, label %1274

1274:                                             ; preds = %1273
  %1275 = mul nsw i64 %1189, %2
  %1276 = getelementptr inbounds double, ptr %1, i64 %1275
  %1277 = load double, ptr %1276, align 8
  %1278 = insertelement <8 x double> poison, double %1277, i64 0
  %1279 = shufflevector <8 x double> %1278, <8 x double> poison, <8 x i32> zeroinitializer
  %1280 = fmul <8 x double> %1279, %1271
  br label %1281

1281:                                             ; preds = %1274, %1273
  %1282 = phi <8 x double> [ %1280, %1274 ], [ %1271, %1273 ]
  %1283 = mul nsw i64 %1189, %4
  %1284 = getelementptr inbounds double, ptr %1186, i64 %1283
  store <8 x double> %1282, ptr %1284, align 64
  %1285 = icmp eq i64 %1229, 1
  br i1 %1285, label %1369, label %1286

1286:                                             ; preds = %1281
  %1287 = mul nsw i64 %1189, %711
  %1288 = getelementptr inbounds double, ptr %1204, i64 %1287
  %1289 = load double, ptr %1288, align 8
  %1290 = insertelement <8 x double> poison, double %1289, i64 0
  %1291 = shufflevector <8 x double> %1290, <8 x double> poison, <8 x i32> zeroinitializer
  %1292 = fneg <8 x double> %1291
  %1293 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1292, <8 x double> %1282, <8 x double> %1270)
  %1294 = or i64 %1189, 1
  br i1 %713, label %1302, label %1295

1295:                                             ; preds = %1286
  %1296 = mul nsw i64 %1294, %2
  %1297 = getelementptr inbounds double, ptr %1, i64 %1296
  %1298 = load double, ptr %1297, align 8
  %1299 = insertelement <8 x double> poison, double %1298, i64 0
  %1300 = shufflevector <8 x double> %1299, <8 x double> poison, <8 x i32> zeroinitializer
  %1301 = fmul <8 x double> %1300, %1293
  br label %1302

1302:                                             ; preds = %1286, %1295
  %1303 = phi <8 x double> [ %1301, %1295 ], [ %1293, %1286 ]
  %1304 = mul nsw i64 %1294, %4
  %1305 = getelementptr inbounds double, ptr %1186, i64 %1304
  store <8 x double> %1303, ptr %1305, align 64
  %1306 = icmp eq i64 %1229, 2
  br i1 %1306, label %1369, label %1307

1307:                                             ; preds = %1302
  %1308 = mul nsw i64 %1189, %711
  %1309 = getelementptr inbounds double, ptr %1208, i64 %1308
  %1310 = load double, ptr %1309, align 8
  %1311 = insertelement <8 x double> poison, double %1310, i64 0
  %1312 = shufflevector <8 x double> %1311, <8 x double> poison, <8 x i32> zeroinitializer
  %1313 = fneg <8 x double> %1312
  %1314 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1313, <8 x double> %1282, <8 x double> %1269)
  %1315 = mul nsw i64 %1294, %711
  %1316 = getelementptr inbounds double, ptr %1208, i64 %1315
  %1317 = load double, ptr %1316, align 8
  %1318 = insertelement <8 x double> poison, double %1317, i64 0
  %1319 = shufflevector <8 x double> %1318, <8 x double> poison, <8 x i32> zeroinitializer
  %1320 = fneg <8 x double> %1319
  %1321 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1320, <8 x double> %1303, <8 x double> %1314)
  %1322 = or i64 %1189, 2
  br i1 %713, label %1330, label %1323

1323:                                             ; preds = %1307
  %1324 = mul nsw i64 %1322, %2
  %1325 = getelementptr inbounds double, ptr %1, i64 %1324
  %1326 = load double, ptr %1325, align 8
  %1327 = insertelement <8 x double> poison, double %1326, i64 0
  %1328 = shufflevector <8 x double> %1327, <8 x double> poison, <8 x i32> zeroinitializer
  %1329 = fmul <8 x double> %1328, %1321
  br label %1330

1330:                                             ; preds = %1307, %1323
  %1331 = phi <8 x double> [ %1329, %1323 ], [ %1321, %1307 ]
  %1332 = mul nsw i64 %1322, %4
  %1333 = getelementptr inbounds double, ptr %1186, i64 %1332
  store <8 x double> %1331, ptr %1333, align 64
  %1334 = icmp eq i64 %1229, 3
  br i1 %1334, label %1369, label %1335

1335:                                             ; preds = %1330
  %1336 = mul nsw i64 %1189, %711
  %1337 = getelementptr inbounds double, ptr %1212, i64 %1336
  %1338 = load double, ptr %1337, align 8
  %1339 = insertelement <8 x double> poison, double %1338, i64 0
  %1340 = shufflevector <8 x double> %1339, <8 x double> poison, <8 x i32> zeroinitializer
  %1341 = fneg <8 x double> %1340
  %1342 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1341, <8 x double> %1282, <8 x double> %1268)
  %1343 = mul nsw i64 %1294, %711
  %1344 = getelementptr inbounds double, ptr %1212, i64 %1343
  %1345 = load double, ptr %1344, align 8
  %1346 = insertelement <8 x double> poison, double %1345, i64 0
  %1347 = shufflevector <8 x double> %1346, <8 x double> poison, <8 x i32> zeroinitializer
  %1348 = fneg <8 x double> %1347
  %1349 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1348, <8 x double> %1303, <8 x double> %1342)
  %1350 = mul nsw i64 %1322, %711
  %1351 = getelementptr inbounds double, ptr %1212, i64 %1350
  %1352 = load double, ptr %1351, align 8
  %1353 = insertelement <8 x double> poison, double %1352, i64 0
  %1354 = shufflevector <8 x double> %1353, <8 x double> poison, <8 x i32> zeroinitializer
  %1355 = fneg <8 x double> %1354
  %1356 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1355, <8 x double> %1331, <8 x double> %1349)
  %1357 = or i64 %1189, 3
  br i1 %713, label %1365, label %1358

1358:                                             ; preds = %1335
  %1359 = mul nsw i64 %1357, %2
  %1360 = getelementptr inbounds double, ptr %1, i64 %1359
  %1361 = load double, ptr %1360, align 8
  %1362 = insertelement <8 x double> poison, double %1361, i64 0
  %1363 = shufflevector <8 x double> %1362, <8 x double> poison, <8 x i32> zeroinitializer
  %1364 = fmul <8 x double> %1363, %1356
  br label %1365

1365:                                             ; preds = %1335, %1358
  %1366 = phi <8 x double> [ %1364, %1358 ], [ %1356, %1335 ]
  %1367 = mul nsw i64 %1357, %4
  %1368 = getelementptr inbounds double, ptr %1186, i64 %1367
  store <8 x double> %1366, ptr %1368, align 64
  br label %1369

1369:                                             ; preds = %1365, %1330, %1302, %1281, %1267
  %1370 = add nuw nsw i64 %1189, 4
  %1371 = icmp slt i64 %1370, %5
  %1372 = add i64 %1188, -4
  br i1 %1371, label %1187, label %1373

1373:                                             ; preds = %1369, %1183
  %1374 = add nuw nsw i64 %1185, 1
  %1375 = shl nsw i64 %1374, 3
  %1376 = icmp slt i64 %1375, %6
  br i1 %1376, label %1183, label %1377

1377:                                             ; preds = %1373, %1179, %699, %704, %714, %13
  ret void
}

define internal fastcc void @write_strip(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4) {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %5
  %8 = icmp eq i64 %4, 24
  %9 = icmp sgt i64 %4, 0
  br label %11

10:                                               ; preds = %31, %5
  ret void

11:                                               ; preds = %7, %31
  %12 = phi i64 [ 0, %7 ], [ %32, %31 ]
  %13 = phi ptr [ %0, %7 ], [ %33, %31 ]
  %14 = phi ptr [ %2, %7 ], [ %34, %31 ]
  br i1 %8, label %15, label %23

15:                                               ; preds = %11
  %16 = load <8 x double>, ptr %14, align 1
  store <8 x double> %16, ptr %13, align 1
  %17 = getelementptr inbounds double, ptr %13, i64 8
  %18 = getelementptr inbounds double, ptr %14, i64 8
  %19 = load <8 x double>, ptr %18, align 1
  store <8 x double> %19, ptr %17, align 1
  %20 = getelementptr inbounds double, ptr %13, i64 16
  %21 = getelementptr inbounds double, ptr %14, i64 16
  %22 = load <8 x double>, ptr %21, align 1
  store <8 x double> %22, ptr %20, align 1
  br label %31

23:                                               ; preds = %11
  br i1 %9, label %24, label %31

24:                                               ; preds = %23, %24
  %25 = phi i64 [ %29, %24 ], [ 0, %23 ]
  %26 = getelementptr inbounds double, ptr %14, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds double, ptr %13, i64 %25
  store double %27, ptr %28, align 8
  %29 = add nuw nsw i64 %25, 1
  %30 = icmp eq i64 %29, %4
  br i1 %30, label %31, label %24

31:                                               ; preds = %24, %15, %23
  %32 = add nuw nsw i64 %12, 1
  %33 = getelementptr inbounds double, ptr %13, i64 %1
  %34 = getelementptr inbounds double, ptr %14, i64 24
  %35 = icmp eq i64 %32, %3
  br i1 %35, label %10, label %11
}

define internal fastcc void @read_strip(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4) {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %5
  %8 = icmp eq i64 %4, 24
  br label %10

9:                                                ; preds = %33, %5
  ret void

10:                                               ; preds = %7, %33
  %11 = phi i64 [ 0, %7 ], [ %34, %33 ]
  %12 = phi ptr [ %0, %7 ], [ %35, %33 ]
  %13 = phi ptr [ %1, %7 ], [ %36, %33 ]
  br i1 %8, label %14, label %22

14:                                               ; preds = %10
  %15 = load <8 x double>, ptr %13, align 1
  store <8 x double> %15, ptr %12, align 1
  %16 = getelementptr inbounds double, ptr %12, i64 8
  %17 = getelementptr inbounds double, ptr %13, i64 8
  %18 = load <8 x double>, ptr %17, align 1
  store <8 x double> %18, ptr %16, align 1
  %19 = getelementptr inbounds double, ptr %12, i64 16
  %20 = getelementptr inbounds double, ptr %13, i64 16
  %21 = load <8 x double>, ptr %20, align 1
  store <8 x double> %21, ptr %19, align 1
  br label %33

22:                                               ; preds = %10, %28
  %23 = phi i64 [ %31, %28 ], [ 0, %10 ]
  %24 = icmp slt i64 %23, %4
  br i1 %24, label %25, label %28

25:                                               ; preds = %22
  %26 = getelementptr inbounds double, ptr %13, i64 %23
  %27 = load double, ptr %26, align 8
  br label %28

28:                                               ; preds = %22, %25
  %29 = phi double [ %27, %25 ], [ 0.000000e+00, %22 ]
  %30 = getelementptr inbounds double, ptr %12, i64 %23
  store double %29, ptr %30, align 8
  %31 = add nuw nsw i64 %23, 1
  %32 = icmp eq i64 %31, 24
  br i1 %32, label %33, label %22

33:                                               ; preds = %28, %14
  %34 = add nuw nsw i64 %11, 1
  %35 = getelementptr inbounds double, ptr %12, i64 24
  %36 = getelementptr inbounds double, ptr %13, i64 %2
  %37 = icmp eq i64 %34, %3
  br i1 %37, label %9, label %10
}

declare i64 @llvm.smin.i64(i64, i64)

declare i64 @llvm.smax.i64(i64, i64)
