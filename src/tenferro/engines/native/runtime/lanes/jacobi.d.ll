; Made from source/lanes/jacobi.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 5e3538d114247c440d111df633203c6fe2ff47d3a8971a1a4f81f0f4fb1735dd

%struct.job = type { ptr, ptr, ptr, i64 }
%struct.places = type { [8 x ptr] }
%struct.rotation = type { <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x i64> }
%struct.matrix = type { ptr, i64, i64 }

define i64 @lanes_eigh(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.job, align 8
  %7 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 0
  store ptr %0, ptr %7, align 8
  %8 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 1
  store ptr %4, ptr %8, align 8
  %9 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 2
  store ptr @eigh_block, ptr %9, align 8
  %10 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 3
  store i64 0, ptr %10, align 8
  %11 = getelementptr inbounds i64, ptr %4, i64 1
  %12 = load i64, ptr %11, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %12)
  %13 = load i64, ptr %10, align 8
  ret i64 %13
}

define internal i64 @eigh_block(ptr %0, i64 %1, i64 %2) {
  %4 = alloca %struct.places, align 8
  %5 = alloca %struct.rotation, align 64
  %6 = alloca [256 x <8 x double>], align 64
  %7 = alloca [256 x <8 x double>], align 64
  %8 = alloca [16 x <8 x double>], align 64
  %9 = alloca %struct.places, align 8
  %10 = alloca %struct.places, align 8
  %11 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds i64, ptr %12, i64 2
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds i64, ptr %12, i64 3
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds i64, ptr %12, i64 4
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %20 = load ptr, ptr %19, align 8
  %21 = load i64, ptr %20, align 8
  %22 = mul nsw i64 %14, %14
  call fastcc void @place_parts(ptr %9, i64 %21, i64 %1, i64 %2, i64 %22)
  %23 = getelementptr inbounds [256 x <8 x double>], ptr %6, i64 0, i64 0
  call fastcc void @load_parts(ptr %23, ptr %9, i64 %22)
  %24 = icmp sgt i64 %14, 0
  br i1 %24, label %25, label %29

25:                                               ; preds = %3
  %26 = icmp eq i64 %16, 0
  br label %66

27:                                               ; preds = %81, %66
  %28 = icmp eq i64 %69, %14
  br i1 %28, label %29, label %66

29:                                               ; preds = %27, %3
  %30 = icmp eq i64 %22, 0
  br i1 %30, label %37, label %40

31:                                               ; preds = %40
  %32 = xor <8 x i64> %51, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %33 = bitcast <8 x double> %48 to <8 x i64>
  %34 = and <8 x i64> %33, <i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312>
  %35 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %32)
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %54, label %294

37:                                               ; preds = %29
  %38 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> zeroinitializer)
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %101, label %294

40:                                               ; preds = %29, %40
  %41 = phi i64 [ %52, %40 ], [ 0, %29 ]
  %42 = phi <8 x i64> [ %51, %40 ], [ <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %29 ]
  %43 = phi <8 x double> [ %48, %40 ], [ zeroinitializer, %29 ]
  %44 = getelementptr inbounds [256 x <8 x double>], ptr %6, i64 0, i64 %41
  %45 = load <8 x double>, ptr %44, align 64
  %46 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %45)
  %47 = fcmp ogt <8 x double> %46, %43
  %48 = select <8 x i1> %47, <8 x double> %46, <8 x double> %43
  %49 = fsub <8 x double> %45, %45
  %50 = fcmp oeq <8 x double> %49, zeroinitializer
  %51 = select <8 x i1> %50, <8 x i64> %42, <8 x i64> zeroinitializer
  %52 = add nuw nsw i64 %41, 1
  %53 = icmp eq i64 %52, %22
  br i1 %53, label %31, label %40

54:                                               ; preds = %31
  %55 = sub nsw <8 x i64> <i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816>, %34
  %56 = icmp ult <8 x i64> %34, <i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824>
  %57 = select <8 x i1> %56, <8 x i64> %55, <8 x i64> <i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992>
  %58 = bitcast <8 x i64> %57 to <8 x double>
  br label %59

59:                                               ; preds = %59, %54
  %60 = phi i64 [ 0, %54 ], [ %64, %59 ]
  %61 = getelementptr inbounds [256 x <8 x double>], ptr %6, i64 0, i64 %60
  %62 = load <8 x double>, ptr %61, align 64
  %63 = fmul <8 x double> %62, %58
  store <8 x double> %63, ptr %61, align 64
  %64 = add nuw nsw i64 %60, 1
  %65 = icmp eq i64 %64, %22
  br i1 %65, label %89, label %59

66:                                               ; preds = %25, %27
  %67 = phi i64 [ 0, %25 ], [ %69, %27 ]
  %68 = mul nsw i64 %67, %14
  %69 = add nuw nsw i64 %67, 1
  %70 = icmp slt i64 %69, %14
  br i1 %70, label %71, label %27

71:                                               ; preds = %66, %81
  %72 = phi i64 [ %87, %81 ], [ %69, %66 ]
  br i1 %26, label %77, label %73

73:                                               ; preds = %71
  %74 = mul nsw i64 %72, %14
  %75 = add nsw i64 %74, %67
  %76 = add nsw i64 %72, %68
  br label %81

77:                                               ; preds = %71
  %78 = add nsw i64 %72, %68
  %79 = mul nsw i64 %72, %14
  %80 = add nsw i64 %79, %67
  br label %81

81:                                               ; preds = %73, %77
  %82 = phi i64 [ %76, %73 ], [ %80, %77 ]
  %83 = phi i64 [ %75, %73 ], [ %78, %77 ]
  %84 = getelementptr inbounds [256 x <8 x double>], ptr %6, i64 0, i64 %83
  %85 = load <8 x double>, ptr %84, align 64
  %86 = getelementptr inbounds [256 x <8 x double>], ptr %6, i64 0, i64 %82
  store <8 x double> %85, ptr %86, align 64
  %87 = add nuw nsw i64 %72, 1
  %88 = icmp eq i64 %87, %14
  br i1 %88, label %27, label %71

89:                                               ; preds = %59
  %90 = bitcast <8 x i64> %57 to <8 x double>
  br i1 %30, label %101, label %91

91:                                               ; preds = %89
  %92 = add nsw i64 %14, 1
  br label %93

93:                                               ; preds = %93, %91
  %94 = phi i64 [ 0, %91 ], [ %99, %93 ]
  %95 = srem i64 %94, %92
  %96 = icmp eq i64 %95, 0
  %97 = select i1 %96, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, <8 x double> zeroinitializer
  %98 = getelementptr inbounds [256 x <8 x double>], ptr %7, i64 0, i64 %94
  store <8 x double> %97, ptr %98, align 64
  %99 = add nuw nsw i64 %94, 1
  %100 = icmp eq i64 %99, %22
  br i1 %100, label %101, label %93

101:                                              ; preds = %93, %37, %89
  %102 = phi <8 x double> [ %90, %89 ], [ <double 0x7FE0000000000000, double 0x7FE0000000000000, double 0x7FE0000000000000, double 0x7FE0000000000000, double 0x7FE0000000000000, double 0x7FE0000000000000, double 0x7FE0000000000000, double 0x7FE0000000000000>, %37 ], [ %90, %93 ]
  %103 = getelementptr inbounds %struct.rotation, ptr %5, i64 0, i32 0
  %104 = getelementptr inbounds %struct.rotation, ptr %5, i64 0, i32 1
  %105 = getelementptr inbounds %struct.rotation, ptr %5, i64 0, i32 2
  %106 = getelementptr inbounds %struct.rotation, ptr %5, i64 0, i32 3
  %107 = getelementptr inbounds %struct.rotation, ptr %5, i64 0, i32 4
  %108 = getelementptr inbounds %struct.rotation, ptr %5, i64 0, i32 5
  %109 = icmp eq i64 %18, 0
  br label %110

110:                                              ; preds = %205, %101
  %111 = phi i64 [ 0, %101 ], [ %206, %205 ]
  br i1 %24, label %115, label %208

112:                                              ; preds = %198, %115
  %113 = phi i64 [ %116, %115 ], [ %199, %198 ]
  %114 = icmp eq i64 %118, %14
  br i1 %114, label %202, label %115

115:                                              ; preds = %110, %112
  %116 = phi i64 [ %113, %112 ], [ 0, %110 ]
  %117 = phi i64 [ %118, %112 ], [ 0, %110 ]
  %118 = add nuw nsw i64 %117, 1
  %119 = icmp slt i64 %118, %14
  br i1 %119, label %120, label %112

120:                                              ; preds = %115
  %121 = mul nsw i64 %117, %14
  %122 = add nsw i64 %121, %117
  %123 = getelementptr inbounds [256 x <8 x double>], ptr %6, i64 0, i64 %122
  %124 = getelementptr inbounds [256 x <8 x double>], ptr %6, i64 0, i64 %117
  %125 = getelementptr inbounds [256 x <8 x double>], ptr %7, i64 0, i64 %121
  br label %126

126:                                              ; preds = %198, %120
  %127 = phi i64 [ %116, %120 ], [ %199, %198 ]
  %128 = phi i64 [ %118, %120 ], [ %200, %198 ]
  %129 = add nsw i64 %128, %121
  %130 = getelementptr inbounds [256 x <8 x double>], ptr %6, i64 0, i64 %129
  %131 = load <8 x double>, ptr %130, align 64
  %132 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %131)
  %133 = fcmp ogt <8 x double> %132, <double 0x3C60000000000000, double 0x3C60000000000000, double 0x3C60000000000000, double 0x3C60000000000000, double 0x3C60000000000000, double 0x3C60000000000000, double 0x3C60000000000000, double 0x3C60000000000000>
  %134 = sext <8 x i1> %133 to <8 x i64>
  %135 = bitcast <8 x i1> %133 to i8
  %136 = icmp eq i8 %135, 0
  br i1 %136, label %198, label %137

137:                                              ; preds = %126
  %138 = load <8 x double>, ptr %123, align 64
  %139 = mul nsw i64 %128, %14
  %140 = add nsw i64 %139, %128
  %141 = getelementptr inbounds [256 x <8 x double>], ptr %6, i64 0, i64 %140
  %142 = load <8 x double>, ptr %141, align 64
  %143 = bitcast <8 x double> %132 to <8 x i64>
  %144 = and <8 x i64> %134, %143
  %145 = select <8 x i1> %133, <8 x i64> zeroinitializer, <8 x i64> <i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408>
  %146 = or <8 x i64> %144, %145
  %147 = bitcast <8 x i64> %146 to <8 x double>
  %148 = fsub <8 x double> %142, %138
  %149 = fadd <8 x double> %147, %147
  %150 = fdiv <8 x double> %148, %149
  %151 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %150)
  %152 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %150, <8 x double> %150, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>)
  %153 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %152)
  %154 = fadd <8 x double> %151, %153
  %155 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %154
  %156 = call <8 x double> @llvm.copysign.v8f64(<8 x double> %155, <8 x double> %150)
  %157 = bitcast <8 x double> %156 to <8 x i64>
  %158 = and <8 x i64> %157, %134
  %159 = bitcast <8 x i64> %158 to <8 x double>
  %160 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %159, <8 x double> %159, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>)
  %161 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %160)
  %162 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %161
  %163 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %147
  %164 = fmul <8 x double> %131, %163
  store <8 x double> %162, ptr %103, align 64
  %165 = fmul <8 x double> %162, %159
  store <8 x double> %165, ptr %104, align 64
  store <8 x i64> %158, ptr %105, align 64
  store <8 x double> %132, ptr %106, align 64
  %166 = bitcast <8 x double> %164 to <8 x i64>
  %167 = and <8 x i64> %166, %134
  %168 = or <8 x i64> %167, %145
  store <8 x i64> %168, ptr %107, align 64
  store <8 x i64> %134, ptr %108, align 64
  %169 = getelementptr inbounds [256 x <8 x double>], ptr %6, i64 0, i64 %128
  call fastcc void @rotate(ptr %5, ptr %124, ptr %169, i64 %14, i64 %14)
  br label %180

170:                                              ; preds = %180
  %171 = bitcast <8 x i64> %144 to <8 x double>
  %172 = fmul <8 x double> %171, %159
  %173 = fsub <8 x double> %138, %172
  store <8 x double> %173, ptr %123, align 64
  %174 = fadd <8 x double> %142, %172
  store <8 x double> %174, ptr %141, align 64
  %175 = bitcast <8 x double> %131 to <8 x i64>
  %176 = xor <8 x i64> %134, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %177 = and <8 x i64> %176, %175
  store <8 x i64> %177, ptr %130, align 64
  %178 = add nsw i64 %139, %117
  %179 = getelementptr inbounds [256 x <8 x double>], ptr %6, i64 0, i64 %178
  store <8 x i64> %177, ptr %179, align 64
  br i1 %109, label %197, label %195

180:                                              ; preds = %180, %137
  %181 = phi i64 [ %193, %180 ], [ 0, %137 ]
  %182 = mul nsw i64 %181, %14
  %183 = add nsw i64 %182, %117
  %184 = getelementptr inbounds [256 x <8 x double>], ptr %6, i64 0, i64 %183
  %185 = load <8 x double>, ptr %184, align 64
  %186 = add nsw i64 %181, %121
  %187 = getelementptr inbounds [256 x <8 x double>], ptr %6, i64 0, i64 %186
  store <8 x double> %185, ptr %187, align 64
  %188 = add nsw i64 %182, %128
  %189 = getelementptr inbounds [256 x <8 x double>], ptr %6, i64 0, i64 %188
  %190 = load <8 x double>, ptr %189, align 64
  %191 = add nsw i64 %181, %139
  %192 = getelementptr inbounds [256 x <8 x double>], ptr %6, i64 0, i64 %191
  store <8 x double> %190, ptr %192, align 64
  %193 = add nuw nsw i64 %181, 1
  %194 = icmp eq i64 %193, %14
  br i1 %194, label %170, label %180

195:                                              ; preds = %170
  %196 = getelementptr inbounds [256 x <8 x double>], ptr %7, i64 0, i64 %139
  call fastcc void @rotate(ptr %5, ptr %125, ptr %196, i64 %14, i64 1)
  br label %197

197:                                              ; preds = %195, %170
  br label %198

198:                                              ; preds = %197, %126
  %199 = phi i64 [ 1, %197 ], [ %127, %126 ]
  %200 = add nuw i64 %128, 1
  %201 = icmp eq i64 %200, %14
  br i1 %201, label %112, label %126

202:                                              ; preds = %112
  %203 = icmp eq i64 %113, 0
  br i1 %203, label %204, label %205

204:                                              ; preds = %202
  br i1 %24, label %264, label %208

205:                                              ; preds = %202
  %206 = add nuw nsw i64 %111, 1
  %207 = icmp eq i64 %206, 50
  br i1 %207, label %294, label %110

208:                                              ; preds = %110, %204
  br label %212

209:                                              ; preds = %264
  %210 = getelementptr inbounds [16 x <8 x double>], ptr %8, i64 0, i64 0
  %211 = select i1 %109, i64 0, i64 %14
  br i1 %24, label %213, label %212

212:                                              ; preds = %208, %209
  br label %259

213:                                              ; preds = %209
  %214 = icmp sgt i64 %211, 0
  br label %217

215:                                              ; preds = %248, %217
  %216 = icmp eq i64 %219, %14
  br i1 %216, label %251, label %217

217:                                              ; preds = %215, %213
  %218 = phi i64 [ 0, %213 ], [ %219, %215 ]
  %219 = add nuw nsw i64 %218, 1
  %220 = icmp slt i64 %219, %14
  br i1 %220, label %221, label %215

221:                                              ; preds = %217
  %222 = getelementptr inbounds [16 x <8 x double>], ptr %8, i64 0, i64 %218
  %223 = mul nsw i64 %218, %211
  %224 = getelementptr inbounds [256 x <8 x double>], ptr %7, i64 0, i64 %223
  br label %225

225:                                              ; preds = %248, %221
  %226 = phi i64 [ %219, %221 ], [ %249, %248 ]
  %227 = load <8 x double>, ptr %222, align 64
  %228 = getelementptr inbounds [16 x <8 x double>], ptr %8, i64 0, i64 %226
  %229 = load <8 x double>, ptr %228, align 64
  %230 = fcmp olt <8 x double> %229, %227
  %231 = bitcast <8 x i1> %230 to i8
  %232 = icmp eq i8 %231, 0
  br i1 %232, label %248, label %233

233:                                              ; preds = %225
  %234 = select <8 x i1> %230, <8 x double> %229, <8 x double> %227
  store <8 x double> %234, ptr %222, align 64
  %235 = select <8 x i1> %230, <8 x double> %227, <8 x double> %229
  store <8 x double> %235, ptr %228, align 64
  %236 = mul nsw i64 %226, %211
  %237 = getelementptr inbounds [256 x <8 x double>], ptr %7, i64 0, i64 %236
  br i1 %214, label %238, label %248

238:                                              ; preds = %233, %238
  %239 = phi i64 [ %246, %238 ], [ 0, %233 ]
  %240 = getelementptr inbounds <8 x double>, ptr %224, i64 %239
  %241 = load <8 x i64>, ptr %240, align 64
  %242 = getelementptr inbounds <8 x double>, ptr %237, i64 %239
  %243 = load <8 x i64>, ptr %242, align 64
  %244 = select <8 x i1> %230, <8 x i64> %243, <8 x i64> %241
  store <8 x i64> %244, ptr %240, align 64
  %245 = select <8 x i1> %230, <8 x i64> %241, <8 x i64> %243
  store <8 x i64> %245, ptr %242, align 64
  %246 = add nuw nsw i64 %239, 1
  %247 = icmp eq i64 %246, %211
  br i1 %247, label %248, label %238

248:                                              ; preds = %238, %233, %225
  %249 = add nuw nsw i64 %226, 1
  %250 = icmp eq i64 %249, %14
  br i1 %250, label %215, label %225

251:                                              ; preds = %215
  br label %252

252:                                              ; preds = %251, %252
  %253 = phi i64 [ %257, %252 ], [ 0, %251 ]
  %254 = getelementptr inbounds [16 x <8 x double>], ptr %8, i64 0, i64 %253
  %255 = load <8 x double>, ptr %254, align 64
  %256 = fdiv <8 x double> %255, %102
  store <8 x double> %256, ptr %254, align 64
  %257 = add nuw nsw i64 %253, 1
  %258 = icmp eq i64 %257, %14
  br i1 %258, label %259, label %252

259:                                              ; preds = %252, %212
  %260 = phi ptr [ %8, %212 ], [ %210, %252 ]
  %261 = load ptr, ptr %19, align 8
  %262 = getelementptr inbounds i64, ptr %261, i64 1
  %263 = load i64, ptr %262, align 8
  call fastcc void @place_parts(ptr %4, i64 %263, i64 %1, i64 %2, i64 %14)
  call fastcc void @store_parts(ptr %260, ptr %4, i64 %14)
  br i1 %109, label %294, label %273

264:                                              ; preds = %204, %264
  %265 = phi i64 [ %271, %264 ], [ 0, %204 ]
  %266 = mul nsw i64 %265, %14
  %267 = add nsw i64 %266, %265
  %268 = getelementptr inbounds [256 x <8 x double>], ptr %6, i64 0, i64 %267
  %269 = load <8 x double>, ptr %268, align 64
  %270 = getelementptr inbounds [16 x <8 x double>], ptr %8, i64 0, i64 %265
  store <8 x double> %269, ptr %270, align 64
  %271 = add nuw nsw i64 %265, 1
  %272 = icmp eq i64 %271, %14
  br i1 %272, label %209, label %264

273:                                              ; preds = %259
  br i1 %24, label %274, label %290

274:                                              ; preds = %273, %277
  %275 = phi i64 [ %278, %277 ], [ 0, %273 ]
  %276 = mul nsw i64 %275, %14
  br label %280

277:                                              ; preds = %280
  %278 = add nuw nsw i64 %275, 1
  %279 = icmp eq i64 %278, %14
  br i1 %279, label %290, label %274

280:                                              ; preds = %280, %274
  %281 = phi i64 [ 0, %274 ], [ %288, %280 ]
  %282 = mul nsw i64 %281, %14
  %283 = add nsw i64 %282, %275
  %284 = getelementptr inbounds [256 x <8 x double>], ptr %7, i64 0, i64 %283
  %285 = load <8 x double>, ptr %284, align 64
  %286 = add nsw i64 %281, %276
  %287 = getelementptr inbounds [256 x <8 x double>], ptr %6, i64 0, i64 %286
  store <8 x double> %285, ptr %287, align 64
  %288 = add nuw nsw i64 %281, 1
  %289 = icmp eq i64 %288, %14
  br i1 %289, label %277, label %280

290:                                              ; preds = %277, %273
  %291 = load ptr, ptr %19, align 8
  %292 = getelementptr inbounds i64, ptr %291, i64 2
  %293 = load i64, ptr %292, align 8
  call fastcc void @place_parts(ptr %10, i64 %293, i64 %1, i64 %2, i64 %22)
  call fastcc void @store_parts(ptr %23, ptr %10, i64 %22)
  br label %294

294:                                              ; preds = %205, %31, %37, %290, %259
  %295 = phi i64 [ 0, %290 ], [ 0, %259 ], [ 1, %37 ], [ 1, %31 ], [ 1, %205 ]
  ret i64 %295
}

define i64 @lanes_svd(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.job, align 8
  %7 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 0
  store ptr %0, ptr %7, align 8
  %8 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 1
  store ptr %4, ptr %8, align 8
  %9 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 2
  store ptr @svd_block, ptr %9, align 8
  %10 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 3
  store i64 0, ptr %10, align 8
  %11 = getelementptr inbounds i64, ptr %4, i64 1
  %12 = load i64, ptr %11, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %12)
  %13 = load i64, ptr %10, align 8
  ret i64 %13
}

define internal i64 @svd_block(ptr %0, i64 %1, i64 %2) {
  %4 = alloca <8 x double>, align 64
  %5 = alloca %struct.places, align 8
  %6 = alloca %struct.rotation, align 64
  %7 = alloca [256 x <8 x double>], align 64
  %8 = alloca [256 x <8 x double>], align 64
  %9 = alloca [256 x <8 x double>], align 64
  %10 = alloca [16 x <8 x double>], align 64
  %11 = alloca [16 x <8 x double>], align 64
  %12 = alloca %struct.places, align 8
  %13 = alloca %struct.places, align 8
  %14 = alloca %struct.matrix, align 8
  %15 = alloca %struct.matrix, align 8
  %16 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds i64, ptr %17, i64 2
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds i64, ptr %17, i64 3
  %21 = load i64, ptr %20, align 8
  %22 = icmp slt i64 %19, %21
  %23 = getelementptr inbounds i64, ptr %17, i64 6
  %24 = load i64, ptr %23, align 8
  %25 = select i1 %22, i64 %21, i64 %19
  %26 = select i1 %22, i64 %19, i64 %21
  %27 = getelementptr inbounds i64, ptr %17, i64 4
  %28 = getelementptr inbounds i64, ptr %17, i64 5
  %29 = select i1 %22, ptr %28, ptr %27
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %32 = load ptr, ptr %31, align 8
  %33 = load i64, ptr %32, align 8
  %34 = mul nsw i64 %25, %26
  call fastcc void @place_parts(ptr %12, i64 %33, i64 %1, i64 %2, i64 %34)
  %35 = getelementptr inbounds [256 x <8 x double>], ptr %9, i64 0, i64 0
  call fastcc void @load_parts(ptr %35, ptr %12, i64 %34)
  %36 = icmp sgt i64 %26, 0
  br i1 %36, label %37, label %43

37:                                               ; preds = %3
  %38 = icmp sgt i64 %25, 0
  br label %39

39:                                               ; preds = %37, %81
  %40 = phi i64 [ 0, %37 ], [ %82, %81 ]
  br i1 %38, label %41, label %81

41:                                               ; preds = %39
  %42 = mul nsw i64 %40, %25
  br label %84

43:                                               ; preds = %81, %3
  %44 = getelementptr inbounds [256 x <8 x double>], ptr %7, i64 0, i64 0
  %45 = icmp sgt i64 %34, 0
  br i1 %45, label %55, label %52

46:                                               ; preds = %55
  %47 = xor <8 x i64> %66, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %48 = bitcast <8 x double> %63 to <8 x i64>
  %49 = and <8 x i64> %48, <i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312>
  %50 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %47)
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %69, label %401

52:                                               ; preds = %43
  %53 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> zeroinitializer)
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %97, label %401

55:                                               ; preds = %43, %55
  %56 = phi i64 [ %67, %55 ], [ 0, %43 ]
  %57 = phi <8 x i64> [ %66, %55 ], [ <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %43 ]
  %58 = phi <8 x double> [ %63, %55 ], [ zeroinitializer, %43 ]
  %59 = getelementptr inbounds [256 x <8 x double>], ptr %7, i64 0, i64 %56
  %60 = load <8 x double>, ptr %59, align 64
  %61 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %60)
  %62 = fcmp ogt <8 x double> %61, %58
  %63 = select <8 x i1> %62, <8 x double> %61, <8 x double> %58
  %64 = fsub <8 x double> %60, %60
  %65 = fcmp oeq <8 x double> %64, zeroinitializer
  %66 = select <8 x i1> %65, <8 x i64> %57, <8 x i64> zeroinitializer
  %67 = add nuw nsw i64 %56, 1
  %68 = icmp eq i64 %67, %34
  br i1 %68, label %46, label %55

69:                                               ; preds = %46
  %70 = sub nsw <8 x i64> <i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816>, %49
  %71 = icmp ult <8 x i64> %49, <i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824>
  %72 = select <8 x i1> %71, <8 x i64> %70, <8 x i64> <i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992>
  %73 = bitcast <8 x i64> %72 to <8 x double>
  br label %74

74:                                               ; preds = %74, %69
  %75 = phi i64 [ 0, %69 ], [ %79, %74 ]
  %76 = getelementptr inbounds [256 x <8 x double>], ptr %7, i64 0, i64 %75
  %77 = load <8 x double>, ptr %76, align 64
  %78 = fmul <8 x double> %77, %73
  store <8 x double> %78, ptr %76, align 64
  %79 = add nuw nsw i64 %75, 1
  %80 = icmp eq i64 %79, %34
  br i1 %80, label %95, label %74

81:                                               ; preds = %84, %39
  %82 = add nuw nsw i64 %40, 1
  %83 = icmp eq i64 %82, %26
  br i1 %83, label %43, label %39

84:                                               ; preds = %41, %84
  %85 = phi i64 [ 0, %41 ], [ %93, %84 ]
  %86 = mul nsw i64 %85, %26
  %87 = add nsw i64 %86, %40
  %88 = add nsw i64 %85, %42
  %89 = select i1 %22, i64 %88, i64 %87
  %90 = getelementptr inbounds [256 x <8 x double>], ptr %9, i64 0, i64 %89
  %91 = load <8 x double>, ptr %90, align 64
  %92 = getelementptr inbounds [256 x <8 x double>], ptr %7, i64 0, i64 %88
  store <8 x double> %91, ptr %92, align 64
  %93 = add nuw nsw i64 %85, 1
  %94 = icmp eq i64 %93, %25
  br i1 %94, label %81, label %84

95:                                               ; preds = %74
  %96 = bitcast <8 x i64> %72 to <8 x double>
  br label %97

97:                                               ; preds = %95, %52
  %98 = phi <8 x double> [ <double 0x7FE0000000000000, double 0x7FE0000000000000, double 0x7FE0000000000000, double 0x7FE0000000000000, double 0x7FE0000000000000, double 0x7FE0000000000000, double 0x7FE0000000000000, double 0x7FE0000000000000>, %52 ], [ %96, %95 ]
  %99 = getelementptr inbounds [256 x <8 x double>], ptr %8, i64 0, i64 0
  %100 = mul i64 %26, %26
  %101 = icmp eq i64 %100, 0
  br i1 %101, label %112, label %102

102:                                              ; preds = %97
  %103 = add nsw i64 %26, 1
  br label %104

104:                                              ; preds = %104, %102
  %105 = phi i64 [ 0, %102 ], [ %110, %104 ]
  %106 = srem i64 %105, %103
  %107 = icmp eq i64 %106, 0
  %108 = select i1 %107, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, <8 x double> zeroinitializer
  %109 = getelementptr inbounds [256 x <8 x double>], ptr %8, i64 0, i64 %105
  store <8 x double> %108, ptr %109, align 64
  %110 = add nuw nsw i64 %105, 1
  %111 = icmp eq i64 %110, %100
  br i1 %111, label %112, label %104

112:                                              ; preds = %104, %97
  %113 = icmp sgt i64 %25, 0
  %114 = getelementptr inbounds %struct.rotation, ptr %6, i64 0, i32 0
  %115 = getelementptr inbounds %struct.rotation, ptr %6, i64 0, i32 1
  %116 = getelementptr inbounds %struct.rotation, ptr %6, i64 0, i32 2
  %117 = getelementptr inbounds %struct.rotation, ptr %6, i64 0, i32 3
  %118 = getelementptr inbounds %struct.rotation, ptr %6, i64 0, i32 4
  %119 = getelementptr inbounds %struct.rotation, ptr %6, i64 0, i32 5
  %120 = icmp eq i64 %24, 0
  br label %121

121:                                              ; preds = %208, %112
  %122 = phi i64 [ 0, %112 ], [ %209, %208 ]
  br i1 %36, label %126, label %215

123:                                              ; preds = %201, %126
  %124 = phi i64 [ %127, %126 ], [ %202, %201 ]
  %125 = icmp eq i64 %129, %26
  br i1 %125, label %205, label %126

126:                                              ; preds = %121, %123
  %127 = phi i64 [ %124, %123 ], [ 0, %121 ]
  %128 = phi i64 [ %129, %123 ], [ 0, %121 ]
  %129 = add nuw nsw i64 %128, 1
  %130 = icmp slt i64 %129, %26
  br i1 %130, label %131, label %123

131:                                              ; preds = %126
  %132 = mul nsw i64 %128, %25
  %133 = getelementptr inbounds [256 x <8 x double>], ptr %7, i64 0, i64 %132
  %134 = mul nsw i64 %128, %26
  %135 = getelementptr inbounds [256 x <8 x double>], ptr %8, i64 0, i64 %134
  br label %136

136:                                              ; preds = %201, %131
  %137 = phi i64 [ %127, %131 ], [ %202, %201 ]
  %138 = phi i64 [ %129, %131 ], [ %203, %201 ]
  %139 = mul nsw i64 %138, %25
  %140 = getelementptr inbounds [256 x <8 x double>], ptr %7, i64 0, i64 %139
  br i1 %113, label %153, label %141

141:                                              ; preds = %153, %136
  %142 = phi <8 x double> [ zeroinitializer, %136 ], [ %161, %153 ]
  %143 = phi <8 x double> [ zeroinitializer, %136 ], [ %165, %153 ]
  %144 = phi <8 x double> [ zeroinitializer, %136 ], [ %166, %153 ]
  %145 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %144)
  %146 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %142)
  %147 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %143)
  %148 = fmul <8 x double> %146, %147
  %149 = fmul <8 x double> %148, <double 0x3CC0000000000000, double 0x3CC0000000000000, double 0x3CC0000000000000, double 0x3CC0000000000000, double 0x3CC0000000000000, double 0x3CC0000000000000, double 0x3CC0000000000000, double 0x3CC0000000000000>
  %150 = fcmp ogt <8 x double> %145, %149
  %151 = bitcast <8 x i1> %150 to i8
  %152 = icmp eq i8 %151, 0
  br i1 %152, label %201, label %169

153:                                              ; preds = %136, %153
  %154 = phi i64 [ %167, %153 ], [ 0, %136 ]
  %155 = phi <8 x double> [ %166, %153 ], [ zeroinitializer, %136 ]
  %156 = phi <8 x double> [ %165, %153 ], [ zeroinitializer, %136 ]
  %157 = phi <8 x double> [ %161, %153 ], [ zeroinitializer, %136 ]
  %158 = getelementptr inbounds <8 x double>, ptr %133, i64 %154
  %159 = load <8 x double>, ptr %158, align 64
  %160 = fmul <8 x double> %159, %159
  %161 = fadd <8 x double> %157, %160
  %162 = getelementptr inbounds <8 x double>, ptr %140, i64 %154
  %163 = load <8 x double>, ptr %162, align 64
  %164 = fmul <8 x double> %163, %163
  %165 = fadd <8 x double> %156, %164
  %166 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %159, <8 x double> %163, <8 x double> %155)
  %167 = add nuw nsw i64 %154, 1
  %168 = icmp eq i64 %167, %25
  br i1 %168, label %141, label %153

169:                                              ; preds = %141
  %170 = sext <8 x i1> %150 to <8 x i64>
  %171 = bitcast <8 x double> %145 to <8 x i64>
  %172 = and <8 x i64> %170, %171
  %173 = select <8 x i1> %150, <8 x i64> zeroinitializer, <8 x i64> <i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408>
  %174 = or <8 x i64> %172, %173
  %175 = bitcast <8 x i64> %174 to <8 x double>
  %176 = fsub <8 x double> %143, %142
  %177 = fadd <8 x double> %175, %175
  %178 = fdiv <8 x double> %176, %177
  %179 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %178)
  %180 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %178, <8 x double> %178, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>)
  %181 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %180)
  %182 = fadd <8 x double> %179, %181
  %183 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %182
  %184 = call <8 x double> @llvm.copysign.v8f64(<8 x double> %183, <8 x double> %178)
  %185 = bitcast <8 x double> %184 to <8 x i64>
  %186 = and <8 x i64> %185, %170
  %187 = bitcast <8 x i64> %186 to <8 x double>
  %188 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %187, <8 x double> %187, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>)
  %189 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %188)
  %190 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %189
  %191 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %175
  %192 = fmul <8 x double> %144, %191
  store <8 x double> %190, ptr %114, align 64
  %193 = fmul <8 x double> %190, %187
  store <8 x double> %193, ptr %115, align 64
  store <8 x i64> %186, ptr %116, align 64
  store <8 x double> %145, ptr %117, align 64
  %194 = bitcast <8 x double> %192 to <8 x i64>
  %195 = and <8 x i64> %194, %170
  %196 = or <8 x i64> %195, %173
  store <8 x i64> %196, ptr %118, align 64
  store <8 x i64> %170, ptr %119, align 64
  call fastcc void @rotate(ptr %6, ptr %133, ptr %140, i64 %25, i64 1)
  br i1 %120, label %200, label %197

197:                                              ; preds = %169
  %198 = mul nsw i64 %138, %26
  %199 = getelementptr inbounds [256 x <8 x double>], ptr %8, i64 0, i64 %198
  call fastcc void @rotate(ptr %6, ptr %135, ptr %199, i64 %26, i64 1)
  br label %200

200:                                              ; preds = %197, %169
  br label %201

201:                                              ; preds = %200, %141
  %202 = phi i64 [ 1, %200 ], [ %137, %141 ]
  %203 = add nuw i64 %138, 1
  %204 = icmp eq i64 %203, %26
  br i1 %204, label %123, label %136

205:                                              ; preds = %123
  %206 = icmp eq i64 %124, 0
  br i1 %206, label %207, label %208

207:                                              ; preds = %205
  br i1 %36, label %211, label %215

208:                                              ; preds = %205
  %209 = add nuw nsw i64 %122, 1
  %210 = icmp eq i64 %209, 50
  br i1 %210, label %401, label %121

211:                                              ; preds = %207, %288
  %212 = phi i64 [ %292, %288 ], [ 0, %207 ]
  br i1 %113, label %213, label %288

213:                                              ; preds = %211
  %214 = mul nsw i64 %212, %25
  br label %294

215:                                              ; preds = %121, %207
  br label %220

216:                                              ; preds = %288
  %217 = getelementptr inbounds [16 x <8 x double>], ptr %11, i64 0, i64 0
  %218 = select i1 %120, i64 0, i64 %25
  %219 = select i1 %120, i64 0, i64 %26
  br i1 %36, label %221, label %220

220:                                              ; preds = %215, %216
  br label %283

221:                                              ; preds = %216
  %222 = icmp sgt i64 %218, 0
  %223 = icmp sgt i64 %219, 0
  br label %226

224:                                              ; preds = %272, %226
  %225 = icmp eq i64 %228, %26
  br i1 %225, label %275, label %226

226:                                              ; preds = %224, %221
  %227 = phi i64 [ 0, %221 ], [ %228, %224 ]
  %228 = add nuw nsw i64 %227, 1
  %229 = icmp slt i64 %228, %26
  br i1 %229, label %230, label %224

230:                                              ; preds = %226
  %231 = getelementptr inbounds [16 x <8 x double>], ptr %11, i64 0, i64 %227
  %232 = mul nsw i64 %227, %218
  %233 = getelementptr inbounds [256 x <8 x double>], ptr %7, i64 0, i64 %232
  %234 = mul nsw i64 %227, %219
  %235 = getelementptr inbounds [256 x <8 x double>], ptr %8, i64 0, i64 %234
  br label %236

236:                                              ; preds = %272, %230
  %237 = phi i64 [ %228, %230 ], [ %273, %272 ]
  %238 = load <8 x double>, ptr %231, align 64
  %239 = getelementptr inbounds [16 x <8 x double>], ptr %11, i64 0, i64 %237
  %240 = load <8 x double>, ptr %239, align 64
  %241 = fcmp olt <8 x double> %238, %240
  %242 = bitcast <8 x i1> %241 to i8
  %243 = icmp eq i8 %242, 0
  br i1 %243, label %272, label %244

244:                                              ; preds = %236
  %245 = select <8 x i1> %241, <8 x double> %240, <8 x double> %238
  store <8 x double> %245, ptr %231, align 64
  %246 = select <8 x i1> %241, <8 x double> %238, <8 x double> %240
  store <8 x double> %246, ptr %239, align 64
  %247 = mul nsw i64 %237, %218
  %248 = getelementptr inbounds [256 x <8 x double>], ptr %7, i64 0, i64 %247
  br i1 %222, label %249, label %259

249:                                              ; preds = %244, %249
  %250 = phi i64 [ %257, %249 ], [ 0, %244 ]
  %251 = getelementptr inbounds <8 x double>, ptr %233, i64 %250
  %252 = load <8 x i64>, ptr %251, align 64
  %253 = getelementptr inbounds <8 x double>, ptr %248, i64 %250
  %254 = load <8 x i64>, ptr %253, align 64
  %255 = select <8 x i1> %241, <8 x i64> %254, <8 x i64> %252
  store <8 x i64> %255, ptr %251, align 64
  %256 = select <8 x i1> %241, <8 x i64> %252, <8 x i64> %254
  store <8 x i64> %256, ptr %253, align 64
  %257 = add nuw nsw i64 %250, 1
  %258 = icmp eq i64 %257, %218
  br i1 %258, label %259, label %249

259:                                              ; preds = %249, %244
  %260 = mul nsw i64 %237, %219
  %261 = getelementptr inbounds [256 x <8 x double>], ptr %8, i64 0, i64 %260
  br i1 %223, label %262, label %272

262:                                              ; preds = %259, %262
  %263 = phi i64 [ %270, %262 ], [ 0, %259 ]
  %264 = getelementptr inbounds <8 x double>, ptr %235, i64 %263
  %265 = load <8 x i64>, ptr %264, align 64
  %266 = getelementptr inbounds <8 x double>, ptr %261, i64 %263
  %267 = load <8 x i64>, ptr %266, align 64
  %268 = select <8 x i1> %241, <8 x i64> %267, <8 x i64> %265
  store <8 x i64> %268, ptr %264, align 64
  %269 = select <8 x i1> %241, <8 x i64> %265, <8 x i64> %267
  store <8 x i64> %269, ptr %266, align 64
  %270 = add nuw nsw i64 %263, 1
  %271 = icmp eq i64 %270, %219
  br i1 %271, label %272, label %262

272:                                              ; preds = %262, %259, %236
  %273 = add nuw nsw i64 %237, 1
  %274 = icmp eq i64 %273, %26
  br i1 %274, label %224, label %236

275:                                              ; preds = %224
  br label %276

276:                                              ; preds = %275, %276
  %277 = phi i64 [ %281, %276 ], [ 0, %275 ]
  %278 = getelementptr inbounds [16 x <8 x double>], ptr %11, i64 0, i64 %277
  %279 = load <8 x double>, ptr %278, align 64
  %280 = fdiv <8 x double> %279, %98
  store <8 x double> %280, ptr %278, align 64
  %281 = add nuw nsw i64 %277, 1
  %282 = icmp eq i64 %281, %26
  br i1 %282, label %283, label %276

283:                                              ; preds = %276, %220
  %284 = phi ptr [ %11, %220 ], [ %217, %276 ]
  %285 = load ptr, ptr %31, align 8
  %286 = getelementptr inbounds i64, ptr %285, i64 2
  %287 = load i64, ptr %286, align 8
  call fastcc void @place_parts(ptr %5, i64 %287, i64 %1, i64 %2, i64 %26)
  call fastcc void @store_parts(ptr %284, ptr %5, i64 %26)
  br i1 %120, label %401, label %304

288:                                              ; preds = %294, %211
  %289 = phi <8 x double> [ zeroinitializer, %211 ], [ %301, %294 ]
  %290 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %289)
  %291 = getelementptr inbounds [16 x <8 x double>], ptr %11, i64 0, i64 %212
  store <8 x double> %290, ptr %291, align 64
  %292 = add nuw nsw i64 %212, 1
  %293 = icmp eq i64 %292, %26
  br i1 %293, label %216, label %211

294:                                              ; preds = %213, %294
  %295 = phi i64 [ 0, %213 ], [ %302, %294 ]
  %296 = phi <8 x double> [ zeroinitializer, %213 ], [ %301, %294 ]
  %297 = add nsw i64 %295, %214
  %298 = getelementptr inbounds [256 x <8 x double>], ptr %7, i64 0, i64 %297
  %299 = load <8 x double>, ptr %298, align 64
  %300 = fmul <8 x double> %299, %299
  %301 = fadd <8 x double> %296, %300
  %302 = add nuw nsw i64 %295, 1
  %303 = icmp eq i64 %302, %25
  br i1 %303, label %288, label %294

304:                                              ; preds = %283
  %305 = getelementptr inbounds %struct.matrix, ptr %14, i64 0, i32 0
  store ptr %44, ptr %305, align 8
  %306 = getelementptr inbounds %struct.matrix, ptr %14, i64 0, i32 1
  store i64 1, ptr %306, align 8
  %307 = getelementptr inbounds %struct.matrix, ptr %14, i64 0, i32 2
  store i64 %25, ptr %307, align 8
  %308 = getelementptr inbounds %struct.matrix, ptr %15, i64 0, i32 0
  store ptr %35, ptr %308, align 8
  %309 = getelementptr inbounds %struct.matrix, ptr %15, i64 0, i32 1
  store i64 1, ptr %309, align 8
  %310 = getelementptr inbounds %struct.matrix, ptr %15, i64 0, i32 2
  store i64 %25, ptr %310, align 8
  br i1 %36, label %311, label %317

311:                                              ; preds = %304, %311
  %312 = phi i64 [ %315, %311 ], [ 0, %304 ]
  %313 = call fastcc <8 x double> @reflect(ptr %14, i64 %312, i64 %25)
  %314 = getelementptr inbounds [16 x <8 x double>], ptr %10, i64 0, i64 %312
  store <8 x double> %313, ptr %314, align 64
  store <8 x double> %313, ptr %4, align 64
  %315 = add nuw nsw i64 %312, 1
  call fastcc void @apply_reflection(ptr %14, ptr %14, ptr %4, i64 %312, i64 %25, i64 %315, i64 %26)
  %316 = icmp eq i64 %315, %26
  br i1 %316, label %317, label %311

317:                                              ; preds = %311, %304
  br i1 %113, label %318, label %324

318:                                              ; preds = %317
  %319 = icmp sgt i64 %30, 0
  br label %320

320:                                              ; preds = %325, %318
  %321 = phi i64 [ 0, %318 ], [ %326, %325 ]
  br i1 %319, label %322, label %325

322:                                              ; preds = %320
  %323 = getelementptr inbounds [256 x <8 x double>], ptr %9, i64 0, i64 %321
  br label %328

324:                                              ; preds = %325, %317
  br i1 %36, label %336, label %342

325:                                              ; preds = %328, %320
  %326 = add nuw nsw i64 %321, 1
  %327 = icmp eq i64 %326, %25
  br i1 %327, label %324, label %320

328:                                              ; preds = %322, %328
  %329 = phi i64 [ %334, %328 ], [ 0, %322 ]
  %330 = icmp eq i64 %321, %329
  %331 = select i1 %330, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, <8 x double> zeroinitializer
  %332 = mul nsw i64 %25, %329
  %333 = getelementptr inbounds <8 x double>, ptr %323, i64 %332
  store <8 x double> %331, ptr %333, align 64
  %334 = add nuw nsw i64 %329, 1
  %335 = icmp eq i64 %334, %30
  br i1 %335, label %325, label %328

336:                                              ; preds = %324, %336
  %337 = phi i64 [ %338, %336 ], [ %26, %324 ]
  %338 = add nsw i64 %337, -1
  %339 = getelementptr inbounds [16 x <8 x double>], ptr %10, i64 0, i64 %338
  call fastcc void @apply_reflection(ptr %14, ptr %15, ptr %339, i64 %338, i64 %25, i64 %338, i64 %30)
  %340 = icmp ugt i64 %337, 1
  br i1 %340, label %336, label %341

341:                                              ; preds = %336
  br i1 %36, label %383, label %342

342:                                              ; preds = %390, %324, %341
  %343 = select i1 %22, ptr %99, ptr %35
  %344 = select i1 %22, ptr %35, ptr %99
  %345 = load i64, ptr %27, align 8
  %346 = icmp sgt i64 %19, 0
  br i1 %346, label %347, label %368

347:                                              ; preds = %342
  %348 = icmp sgt i64 %345, 0
  br label %349

349:                                              ; preds = %353, %347
  %350 = phi i64 [ 0, %347 ], [ %354, %353 ]
  br i1 %348, label %351, label %353

351:                                              ; preds = %349
  %352 = mul nsw i64 %350, %345
  br label %356

353:                                              ; preds = %356, %349
  %354 = add nuw nsw i64 %350, 1
  %355 = icmp eq i64 %354, %19
  br i1 %355, label %366, label %349

356:                                              ; preds = %356, %351
  %357 = phi i64 [ 0, %351 ], [ %364, %356 ]
  %358 = mul nsw i64 %357, %19
  %359 = add nsw i64 %358, %350
  %360 = getelementptr inbounds <8 x double>, ptr %343, i64 %359
  %361 = load <8 x double>, ptr %360, align 64
  %362 = add nsw i64 %357, %352
  %363 = getelementptr inbounds [256 x <8 x double>], ptr %7, i64 0, i64 %362
  store <8 x double> %361, ptr %363, align 64
  %364 = add nuw nsw i64 %357, 1
  %365 = icmp eq i64 %364, %345
  br i1 %365, label %353, label %356

366:                                              ; preds = %353
  %367 = load i64, ptr %27, align 8
  br label %368

368:                                              ; preds = %366, %342
  %369 = phi i64 [ %367, %366 ], [ %345, %342 ]
  %370 = load ptr, ptr %31, align 8
  %371 = getelementptr inbounds i64, ptr %370, i64 1
  %372 = load i64, ptr %371, align 8
  %373 = mul nsw i64 %369, %19
  call fastcc void @place_parts(ptr %13, i64 %372, i64 %1, i64 %2, i64 %373)
  %374 = load i64, ptr %27, align 8
  %375 = mul nsw i64 %374, %19
  call fastcc void @store_parts(ptr %44, ptr %13, i64 %375)
  %376 = load ptr, ptr %31, align 8
  %377 = getelementptr inbounds i64, ptr %376, i64 3
  %378 = load i64, ptr %377, align 8
  %379 = load i64, ptr %28, align 8
  %380 = mul nsw i64 %379, %21
  call fastcc void @place_parts(ptr %13, i64 %378, i64 %1, i64 %2, i64 %380)
  %381 = load i64, ptr %28, align 8
  %382 = mul nsw i64 %381, %21
  call fastcc void @store_parts(ptr %344, ptr %13, i64 %382)
  br label %401

383:                                              ; preds = %341, %390
  %384 = phi i64 [ %391, %390 ], [ 0, %341 ]
  %385 = mul nsw i64 %384, %25
  %386 = add nsw i64 %385, %384
  %387 = getelementptr inbounds [256 x <8 x double>], ptr %7, i64 0, i64 %386
  %388 = load <8 x double>, ptr %387, align 64
  %389 = call <8 x double> @llvm.copysign.v8f64(<8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, <8 x double> %388)
  br i1 %113, label %393, label %390

390:                                              ; preds = %393, %383
  %391 = add nuw nsw i64 %384, 1
  %392 = icmp eq i64 %391, %26
  br i1 %392, label %342, label %383

393:                                              ; preds = %383, %393
  %394 = phi i64 [ %399, %393 ], [ 0, %383 ]
  %395 = add nsw i64 %394, %385
  %396 = getelementptr inbounds [256 x <8 x double>], ptr %9, i64 0, i64 %395
  %397 = load <8 x double>, ptr %396, align 64
  %398 = fmul <8 x double> %389, %397
  store <8 x double> %398, ptr %396, align 64
  %399 = add nuw nsw i64 %394, 1
  %400 = icmp eq i64 %399, %25
  br i1 %400, label %390, label %393

401:                                              ; preds = %208, %46, %52, %368, %283
  %402 = phi i64 [ 0, %368 ], [ 0, %283 ], [ 1, %52 ], [ 1, %46 ], [ 1, %208 ]
  ret i64 %402
}

declare void @tenferro_parallel_for(ptr, ptr, i64)

define internal void @run_task(ptr %0, i64 %1) {
  %3 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %4 = load ptr, ptr %3, align 8
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds i64, ptr %4, i64 1
  %7 = load i64, ptr %6, align 8
  %8 = add nsw i64 %5, 7
  %9 = sdiv i64 %8, 8
  %10 = add nsw i64 %1, 1
  %11 = mul nsw i64 %9, %10
  %12 = sdiv i64 %11, %7
  %13 = mul nsw i64 %9, %1
  %14 = sdiv i64 %13, %7
  %15 = icmp slt i64 %14, %12
  br i1 %15, label %16, label %32

16:                                               ; preds = %2
  %17 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 2
  br label %20

18:                                               ; preds = %20
  %19 = icmp eq i64 %29, %12
  br i1 %19, label %32, label %20

20:                                               ; preds = %16, %18
  %21 = phi i64 [ %14, %16 ], [ %29, %18 ]
  %22 = shl nsw i64 %21, 3
  %23 = sub nsw i64 %5, %22
  %24 = load ptr, ptr %17, align 8
  %25 = icmp slt i64 %23, 8
  %26 = select i1 %25, i64 %23, i64 8
  %27 = call i64 %24(ptr %0, i64 %22, i64 %26)
  %28 = icmp eq i64 %27, 0
  %29 = add i64 %21, 1
  br i1 %28, label %18, label %30

30:                                               ; preds = %20
  %31 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 3
  store atomic i64 1, ptr %31 monotonic, align 8
  br label %32

32:                                               ; preds = %18, %2, %30
  ret void
}

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
  %90 = shufflevector <8 x double> %68, <8 x double> %80, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %91 = shufflevector <8 x double> %68, <8 x double> %80, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %92 = shufflevector <8 x double> %71, <8 x double> %83, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %93 = shufflevector <8 x double> %71, <8 x double> %83, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %94 = shufflevector <8 x double> %74, <8 x double> %86, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %95 = shufflevector <8 x double> %74, <8 x double> %86, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %96 = shufflevector <8 x double> %77, <8 x double> %89, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %97 = shufflevector <8 x double> %77, <8 x double> %89, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %98 = shufflevector <8 x double> %90, <8 x double> %94, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %99 = shufflevector <8 x double> %90, <8 x double> %94, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %100 = shufflevector <8 x double> %92, <8 x double> %96, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %101 = shufflevector <8 x double> %92, <8 x double> %96, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %102 = shufflevector <8 x double> %91, <8 x double> %95, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %103 = shufflevector <8 x double> %91, <8 x double> %95, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %104 = shufflevector <8 x double> %93, <8 x double> %97, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %105 = shufflevector <8 x double> %93, <8 x double> %97, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %106 = shufflevector <8 x double> %98, <8 x double> %100, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %107 = shufflevector <8 x double> %98, <8 x double> %100, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %108 = shufflevector <8 x double> %99, <8 x double> %101, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %109 = shufflevector <8 x double> %99, <8 x double> %101, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %110 = shufflevector <8 x double> %102, <8 x double> %104, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %111 = shufflevector <8 x double> %102, <8 x double> %104, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %112 = shufflevector <8 x double> %103, <8 x double> %105, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %113 = shufflevector <8 x double> %103, <8 x double> %105, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %114 = getelementptr inbounds <8 x double>, ptr %0, i64 %65
  store <8 x double> %106, ptr %114, align 64
  %115 = add nsw i64 %65, 1
  %116 = getelementptr inbounds <8 x double>, ptr %0, i64 %115
  store <8 x double> %107, ptr %116, align 64
  %117 = add nsw i64 %65, 2
  %118 = getelementptr inbounds <8 x double>, ptr %0, i64 %117
  store <8 x double> %108, ptr %118, align 64
  %119 = add nsw i64 %65, 3
  %120 = getelementptr inbounds <8 x double>, ptr %0, i64 %119
  store <8 x double> %109, ptr %120, align 64
  %121 = add nsw i64 %65, 4
  %122 = getelementptr inbounds <8 x double>, ptr %0, i64 %121
  store <8 x double> %110, ptr %122, align 64
  %123 = add nsw i64 %65, 5
  %124 = getelementptr inbounds <8 x double>, ptr %0, i64 %123
  store <8 x double> %111, ptr %124, align 64
  %125 = add nsw i64 %65, 6
  %126 = getelementptr inbounds <8 x double>, ptr %0, i64 %125
  store <8 x double> %112, ptr %126, align 64
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

declare i64 @llvm.vector.reduce.or.v8i64(<8 x i64>)

declare <8 x double> @llvm.fabs.v8f64(<8 x double>)

define internal fastcc void @rotate(ptr %0, ptr %1, ptr %2, i64 %3, i64 %4) {
  %6 = getelementptr inbounds %struct.rotation, ptr %0, i64 0, i32 0
  %7 = load <8 x double>, ptr %6, align 64
  %8 = getelementptr inbounds %struct.rotation, ptr %0, i64 0, i32 1
  %9 = load <8 x double>, ptr %8, align 64
  %10 = getelementptr inbounds %struct.rotation, ptr %0, i64 0, i32 4
  %11 = load <8 x double>, ptr %10, align 64
  %12 = fmul <8 x double> %7, %11
  %13 = fneg <8 x double> %9
  %14 = fmul <8 x double> %11, %13
  %15 = icmp sgt i64 %3, 0
  br i1 %15, label %17, label %16

16:                                               ; preds = %17, %5
  ret void

17:                                               ; preds = %5, %17
  %18 = phi i64 [ %28, %17 ], [ 0, %5 ]
  %19 = mul nsw i64 %18, %4
  %20 = getelementptr inbounds <8 x double>, ptr %1, i64 %19
  %21 = load <8 x double>, ptr %20, align 64
  %22 = getelementptr inbounds <8 x double>, ptr %2, i64 %19
  %23 = load <8 x double>, ptr %22, align 64
  %24 = fmul <8 x double> %7, %21
  %25 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %14, <8 x double> %23, <8 x double> %24)
  store <8 x double> %25, ptr %20, align 64
  %26 = fmul <8 x double> %9, %21
  %27 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %12, <8 x double> %23, <8 x double> %26)
  store <8 x double> %27, ptr %22, align 64
  %28 = add nuw nsw i64 %18, 1
  %29 = icmp eq i64 %28, %3
  br i1 %29, label %16, label %17
}

declare <8 x double> @llvm.copysign.v8f64(<8 x double>, <8 x double>)

declare <8 x double> @llvm.sqrt.v8f64(<8 x double>)

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
  %88 = shufflevector <8 x double> %66, <8 x double> %78, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %89 = shufflevector <8 x double> %66, <8 x double> %78, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %90 = shufflevector <8 x double> %69, <8 x double> %81, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %91 = shufflevector <8 x double> %69, <8 x double> %81, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %92 = shufflevector <8 x double> %72, <8 x double> %84, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %93 = shufflevector <8 x double> %72, <8 x double> %84, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %94 = shufflevector <8 x double> %75, <8 x double> %87, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %95 = shufflevector <8 x double> %75, <8 x double> %87, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %96 = shufflevector <8 x double> %88, <8 x double> %92, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %97 = shufflevector <8 x double> %88, <8 x double> %92, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %98 = shufflevector <8 x double> %90, <8 x double> %94, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %99 = shufflevector <8 x double> %90, <8 x double> %94, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %100 = shufflevector <8 x double> %89, <8 x double> %93, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %101 = shufflevector <8 x double> %89, <8 x double> %93, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %102 = shufflevector <8 x double> %91, <8 x double> %95, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %103 = shufflevector <8 x double> %91, <8 x double> %95, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %104 = shufflevector <8 x double> %96, <8 x double> %98, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %105 = shufflevector <8 x double> %96, <8 x double> %98, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %106 = shufflevector <8 x double> %97, <8 x double> %99, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %107 = shufflevector <8 x double> %97, <8 x double> %99, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %108 = shufflevector <8 x double> %100, <8 x double> %102, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %109 = shufflevector <8 x double> %100, <8 x double> %102, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %110 = shufflevector <8 x double> %101, <8 x double> %103, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %111 = shufflevector <8 x double> %101, <8 x double> %103, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %112 = load ptr, ptr %7, align 8
  %113 = getelementptr inbounds double, ptr %112, i64 %64
  store <8 x double> %104, ptr %113, align 1
  %114 = load ptr, ptr %8, align 8
  %115 = getelementptr inbounds double, ptr %114, i64 %64
  store <8 x double> %105, ptr %115, align 1
  %116 = load ptr, ptr %9, align 8
  %117 = getelementptr inbounds double, ptr %116, i64 %64
  store <8 x double> %106, ptr %117, align 1
  %118 = load ptr, ptr %10, align 8
  %119 = getelementptr inbounds double, ptr %118, i64 %64
  store <8 x double> %107, ptr %119, align 1
  %120 = load ptr, ptr %11, align 8
  %121 = getelementptr inbounds double, ptr %120, i64 %64
  store <8 x double> %108, ptr %121, align 1
  %122 = load ptr, ptr %12, align 8
  %123 = getelementptr inbounds double, ptr %122, i64 %64
  store <8 x double> %109, ptr %123, align 1
  %124 = load ptr, ptr %13, align 8
  %125 = getelementptr inbounds double, ptr %124, i64 %64
  store <8 x double> %110, ptr %125, align 1
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

define internal fastcc <8 x double> @reflect(ptr %0, i64 %1, i64 %2) {
  %4 = load ptr, ptr %0, align 1
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load i64, ptr %5, align 1
  %7 = getelementptr inbounds i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 1
  %9 = mul nsw i64 %6, %1
  %10 = getelementptr inbounds <8 x double>, ptr %4, i64 %9
  %11 = mul nsw i64 %8, %1
  %12 = getelementptr inbounds <8 x double>, ptr %10, i64 %11
  %13 = load <8 x double>, ptr %12, align 64
  %14 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %13)
  %15 = add nsw i64 %1, 1
  %16 = icmp slt i64 %15, %2
  br i1 %16, label %24, label %17

17:                                               ; preds = %3
  %18 = bitcast <8 x double> %14 to <8 x i64>
  %19 = and <8 x i64> %18, <i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312>
  %20 = sub nsw <8 x i64> <i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816>, %19
  %21 = icmp ult <8 x i64> %19, <i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824>
  %22 = select <8 x i1> %21, <8 x i64> %20, <8 x i64> <i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992>
  %23 = bitcast <8 x i64> %22 to <8 x double>
  br label %46

24:                                               ; preds = %3
  %25 = getelementptr inbounds <8 x double>, ptr %4, i64 %11
  br label %35

26:                                               ; preds = %35
  %27 = bitcast <8 x double> %43 to <8 x i64>
  %28 = and <8 x i64> %27, <i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312>
  %29 = sub nsw <8 x i64> <i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816>, %28
  %30 = icmp ult <8 x i64> %28, <i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824>
  %31 = select <8 x i1> %30, <8 x i64> %29, <8 x i64> <i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992>
  %32 = bitcast <8 x i64> %31 to <8 x double>
  br i1 %16, label %33, label %46

33:                                               ; preds = %26
  %34 = getelementptr inbounds <8 x double>, ptr %4, i64 %11
  br label %69

35:                                               ; preds = %24, %35
  %36 = phi <8 x double> [ %43, %35 ], [ %14, %24 ]
  %37 = phi i64 [ %44, %35 ], [ %15, %24 ]
  %38 = mul nsw i64 %37, %6
  %39 = getelementptr inbounds <8 x double>, ptr %25, i64 %38
  %40 = load <8 x double>, ptr %39, align 64
  %41 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %40)
  %42 = fcmp ogt <8 x double> %41, %36
  %43 = select <8 x i1> %42, <8 x double> %41, <8 x double> %36
  %44 = add nsw i64 %37, 1
  %45 = icmp eq i64 %44, %2
  br i1 %45, label %26, label %35

46:                                               ; preds = %69, %17, %26
  %47 = phi <8 x double> [ %32, %26 ], [ %23, %17 ], [ %32, %69 ]
  %48 = phi <8 x double> [ zeroinitializer, %26 ], [ zeroinitializer, %17 ], [ %77, %69 ]
  %49 = fmul <8 x double> %13, %47
  %50 = fcmp oeq <8 x double> %48, zeroinitializer
  %51 = fmul <8 x double> %49, %49
  %52 = fadd <8 x double> %51, %48
  %53 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %52)
  %54 = fneg <8 x double> %49
  %55 = call <8 x double> @llvm.copysign.v8f64(<8 x double> %53, <8 x double> %54)
  %56 = select <8 x i1> %50, <8 x i64> <i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408>, <8 x i64> zeroinitializer
  %57 = bitcast <8 x double> %55 to <8 x i64>
  %58 = xor <8 x i1> %50, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %59 = sext <8 x i1> %58 to <8 x i64>
  %60 = and <8 x i64> %57, %59
  %61 = or <8 x i64> %60, %56
  %62 = bitcast <8 x i64> %61 to <8 x double>
  %63 = fsub <8 x double> %49, %62
  %64 = bitcast <8 x double> %63 to <8 x i64>
  %65 = and <8 x i64> %64, %59
  %66 = or <8 x i64> %65, %56
  %67 = bitcast <8 x i64> %66 to <8 x double>
  %68 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %67
  br i1 %16, label %96, label %83

69:                                               ; preds = %33, %69
  %70 = phi <8 x double> [ %77, %69 ], [ zeroinitializer, %33 ]
  %71 = phi i64 [ %78, %69 ], [ %15, %33 ]
  %72 = mul nsw i64 %71, %6
  %73 = getelementptr inbounds <8 x double>, ptr %34, i64 %72
  %74 = load <8 x double>, ptr %73, align 64
  %75 = fmul <8 x double> %74, %32
  %76 = fmul <8 x double> %75, %75
  %77 = fadd <8 x double> %70, %76
  %78 = add nsw i64 %71, 1
  %79 = icmp eq i64 %78, %2
  br i1 %79, label %46, label %69

80:                                               ; preds = %96
  %81 = mul nsw i64 %111, %1
  %82 = mul nsw i64 %112, %1
  br label %83

83:                                               ; preds = %80, %46
  %84 = phi i64 [ %82, %80 ], [ %11, %46 ]
  %85 = phi i64 [ %81, %80 ], [ %9, %46 ]
  %86 = phi ptr [ %110, %80 ], [ %4, %46 ]
  %87 = fdiv <8 x double> %62, %47
  %88 = select <8 x i1> %50, <8 x double> %13, <8 x double> %87
  %89 = getelementptr inbounds <8 x double>, ptr %86, i64 %85
  %90 = getelementptr inbounds <8 x double>, ptr %89, i64 %84
  store <8 x double> %88, ptr %90, align 64
  %91 = fdiv <8 x double> <double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00>, %62
  %92 = fmul <8 x double> %63, %91
  %93 = bitcast <8 x double> %92 to <8 x i64>
  %94 = and <8 x i64> %93, %59
  %95 = bitcast <8 x i64> %94 to <8 x double>
  ret <8 x double> %95

96:                                               ; preds = %96, %46
  %97 = phi i64 [ %8, %46 ], [ %112, %96 ]
  %98 = phi i64 [ %6, %46 ], [ %111, %96 ]
  %99 = phi ptr [ %4, %46 ], [ %110, %96 ]
  %100 = phi i64 [ %15, %46 ], [ %108, %96 ]
  %101 = mul nsw i64 %98, %100
  %102 = getelementptr inbounds <8 x double>, ptr %99, i64 %101
  %103 = mul nsw i64 %97, %1
  %104 = getelementptr inbounds <8 x double>, ptr %102, i64 %103
  %105 = load <8 x double>, ptr %104, align 64
  %106 = fmul <8 x double> %105, %47
  %107 = fmul <8 x double> %68, %106
  store <8 x double> %107, ptr %104, align 64
  %108 = add nsw i64 %100, 1
  %109 = icmp eq i64 %108, %2
  %110 = load ptr, ptr %0, align 1
  %111 = load i64, ptr %5, align 1
  %112 = load i64, ptr %7, align 1
  br i1 %109, label %80, label %96
}

define internal fastcc void @apply_reflection(ptr %0, ptr %1, ptr %2, i64 %3, i64 %4, i64 %5, i64 %6) {
  %8 = icmp slt i64 %5, %6
  br i1 %8, label %9, label %232

9:                                                ; preds = %7
  %10 = getelementptr inbounds i8, ptr %1, i64 8
  %11 = getelementptr inbounds i8, ptr %1, i64 16
  %12 = add nsw i64 %3, 1
  %13 = icmp slt i64 %12, %4
  %14 = getelementptr inbounds i8, ptr %0, i64 8
  %15 = getelementptr inbounds i8, ptr %0, i64 16
  br label %16

16:                                               ; preds = %227, %9
  %17 = phi i64 [ %5, %9 ], [ %228, %227 ]
  %18 = sub nsw i64 %6, %17
  %19 = icmp slt i64 %18, 4
  br i1 %19, label %41, label %20

20:                                               ; preds = %16
  %21 = load ptr, ptr %1, align 1
  %22 = load i64, ptr %10, align 1
  %23 = load i64, ptr %11, align 1
  %24 = mul nsw i64 %22, %3
  %25 = getelementptr inbounds <8 x double>, ptr %21, i64 %24
  %26 = mul nsw i64 %23, %17
  %27 = getelementptr inbounds <8 x double>, ptr %25, i64 %26
  %28 = load <8 x double>, ptr %27, align 64
  %29 = add nsw i64 %17, 1
  %30 = mul nsw i64 %23, %29
  %31 = getelementptr inbounds <8 x double>, ptr %25, i64 %30
  %32 = load <8 x double>, ptr %31, align 64
  %33 = add nsw i64 %17, 2
  %34 = mul nsw i64 %23, %33
  %35 = getelementptr inbounds <8 x double>, ptr %25, i64 %34
  %36 = load <8 x double>, ptr %35, align 64
  %37 = add nsw i64 %17, 3
  %38 = mul nsw i64 %23, %37
  %39 = getelementptr inbounds <8 x double>, ptr %25, i64 %38
  %40 = load <8 x double>, ptr %39, align 64
  br i1 %13, label %103, label %109

41:                                               ; preds = %16, %79
  %42 = phi i64 [ %80, %79 ], [ %17, %16 ]
  %43 = load ptr, ptr %1, align 1
  %44 = load i64, ptr %10, align 1
  %45 = load i64, ptr %11, align 1
  %46 = mul nsw i64 %44, %3
  %47 = getelementptr inbounds <8 x double>, ptr %43, i64 %46
  %48 = mul nsw i64 %45, %42
  %49 = getelementptr inbounds <8 x double>, ptr %47, i64 %48
  %50 = load <8 x double>, ptr %49, align 64
  br i1 %13, label %55, label %51

51:                                               ; preds = %41
  %52 = load <8 x double>, ptr %2, align 64
  %53 = fmul <8 x double> %52, %50
  %54 = fsub <8 x double> %50, %53
  store <8 x double> %54, ptr %49, align 64
  br label %79

55:                                               ; preds = %41
  %56 = load ptr, ptr %0, align 1
  %57 = load i64, ptr %14, align 1
  %58 = load i64, ptr %15, align 1
  %59 = mul nsw i64 %58, %3
  %60 = getelementptr inbounds <8 x double>, ptr %56, i64 %59
  %61 = getelementptr inbounds <8 x double>, ptr %43, i64 %48
  br label %67

62:                                               ; preds = %67
  %63 = load <8 x double>, ptr %2, align 64
  %64 = fneg <8 x double> %63
  %65 = fmul <8 x double> %76, %64
  %66 = fadd <8 x double> %50, %65
  store <8 x double> %66, ptr %49, align 64
  br i1 %13, label %82, label %79

67:                                               ; preds = %55, %67
  %68 = phi i64 [ %12, %55 ], [ %77, %67 ]
  %69 = phi <8 x double> [ %50, %55 ], [ %76, %67 ]
  %70 = mul nsw i64 %57, %68
  %71 = getelementptr inbounds <8 x double>, ptr %60, i64 %70
  %72 = load <8 x double>, ptr %71, align 64
  %73 = mul nsw i64 %68, %44
  %74 = getelementptr inbounds <8 x double>, ptr %61, i64 %73
  %75 = load <8 x double>, ptr %74, align 64
  %76 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %72, <8 x double> %75, <8 x double> %69)
  %77 = add nsw i64 %68, 1
  %78 = icmp eq i64 %77, %4
  br i1 %78, label %62, label %67

79:                                               ; preds = %82, %51, %62
  %80 = add nsw i64 %42, 1
  %81 = icmp slt i64 %80, %6
  br i1 %81, label %41, label %227

82:                                               ; preds = %62, %82
  %83 = phi i64 [ %101, %82 ], [ %12, %62 ]
  %84 = load ptr, ptr %1, align 1
  %85 = load i64, ptr %10, align 1
  %86 = load i64, ptr %11, align 1
  %87 = mul nsw i64 %85, %83
  %88 = getelementptr inbounds <8 x double>, ptr %84, i64 %87
  %89 = mul nsw i64 %86, %42
  %90 = getelementptr inbounds <8 x double>, ptr %88, i64 %89
  %91 = load <8 x double>, ptr %90, align 64
  %92 = load ptr, ptr %0, align 1
  %93 = load i64, ptr %14, align 1
  %94 = load i64, ptr %15, align 1
  %95 = mul nsw i64 %93, %83
  %96 = getelementptr inbounds <8 x double>, ptr %92, i64 %95
  %97 = mul nsw i64 %94, %3
  %98 = getelementptr inbounds <8 x double>, ptr %96, i64 %97
  %99 = load <8 x double>, ptr %98, align 64
  %100 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %65, <8 x double> %99, <8 x double> %91)
  store <8 x double> %100, ptr %90, align 64
  %101 = add nsw i64 %83, 1
  %102 = icmp eq i64 %101, %4
  br i1 %102, label %79, label %82

103:                                              ; preds = %20
  %104 = load ptr, ptr %0, align 1
  %105 = load i64, ptr %14, align 1
  %106 = load i64, ptr %15, align 1
  %107 = mul nsw i64 %106, %3
  %108 = getelementptr inbounds <8 x double>, ptr %104, i64 %107
  br label %154

109:                                              ; preds = %154, %20
  %110 = phi <8 x double> [ %40, %20 ], [ %176, %154 ]
  %111 = phi <8 x double> [ %36, %20 ], [ %173, %154 ]
  %112 = phi <8 x double> [ %32, %20 ], [ %170, %154 ]
  %113 = phi <8 x double> [ %28, %20 ], [ %167, %154 ]
  %114 = load <8 x double>, ptr %2, align 64
  %115 = fneg <8 x double> %114
  %116 = fmul <8 x double> %113, %115
  %117 = fadd <8 x double> %116, %28
  store <8 x double> %117, ptr %27, align 64
  %118 = load <8 x double>, ptr %2, align 64
  %119 = fneg <8 x double> %118
  %120 = fmul <8 x double> %112, %119
  %121 = load ptr, ptr %1, align 1
  %122 = load i64, ptr %10, align 1
  %123 = load i64, ptr %11, align 1
  %124 = mul nsw i64 %122, %3
  %125 = getelementptr inbounds <8 x double>, ptr %121, i64 %124
  %126 = mul nsw i64 %123, %29
  %127 = getelementptr inbounds <8 x double>, ptr %125, i64 %126
  %128 = load <8 x double>, ptr %127, align 64
  %129 = fadd <8 x double> %120, %128
  store <8 x double> %129, ptr %127, align 64
  %130 = load <8 x double>, ptr %2, align 64
  %131 = fneg <8 x double> %130
  %132 = fmul <8 x double> %111, %131
  %133 = load ptr, ptr %1, align 1
  %134 = load i64, ptr %10, align 1
  %135 = load i64, ptr %11, align 1
  %136 = mul nsw i64 %134, %3
  %137 = getelementptr inbounds <8 x double>, ptr %133, i64 %136
  %138 = mul nsw i64 %135, %33
  %139 = getelementptr inbounds <8 x double>, ptr %137, i64 %138
  %140 = load <8 x double>, ptr %139, align 64
  %141 = fadd <8 x double> %132, %140
  store <8 x double> %141, ptr %139, align 64
  %142 = load <8 x double>, ptr %2, align 64
  %143 = fneg <8 x double> %142
  %144 = fmul <8 x double> %110, %143
  %145 = load ptr, ptr %1, align 1
  %146 = load i64, ptr %10, align 1
  %147 = load i64, ptr %11, align 1
  %148 = mul nsw i64 %146, %3
  %149 = getelementptr inbounds <8 x double>, ptr %145, i64 %148
  %150 = mul nsw i64 %147, %37
  %151 = getelementptr inbounds <8 x double>, ptr %149, i64 %150
  %152 = load <8 x double>, ptr %151, align 64
  %153 = fadd <8 x double> %144, %152
  store <8 x double> %153, ptr %151, align 64
  br i1 %13, label %179, label %227

154:                                              ; preds = %103, %154
  %155 = phi <8 x double> [ %40, %103 ], [ %176, %154 ]
  %156 = phi <8 x double> [ %36, %103 ], [ %173, %154 ]
  %157 = phi <8 x double> [ %32, %103 ], [ %170, %154 ]
  %158 = phi <8 x double> [ %28, %103 ], [ %167, %154 ]
  %159 = phi i64 [ %12, %103 ], [ %177, %154 ]
  %160 = mul nsw i64 %105, %159
  %161 = getelementptr inbounds <8 x double>, ptr %108, i64 %160
  %162 = load <8 x double>, ptr %161, align 64
  %163 = mul nsw i64 %22, %159
  %164 = getelementptr inbounds <8 x double>, ptr %21, i64 %163
  %165 = getelementptr inbounds <8 x double>, ptr %164, i64 %26
  %166 = load <8 x double>, ptr %165, align 64
  %167 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %162, <8 x double> %166, <8 x double> %158)
  %168 = getelementptr inbounds <8 x double>, ptr %164, i64 %30
  %169 = load <8 x double>, ptr %168, align 64
  %170 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %162, <8 x double> %169, <8 x double> %157)
  %171 = getelementptr inbounds <8 x double>, ptr %164, i64 %34
  %172 = load <8 x double>, ptr %171, align 64
  %173 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %162, <8 x double> %172, <8 x double> %156)
  %174 = getelementptr inbounds <8 x double>, ptr %164, i64 %38
  %175 = load <8 x double>, ptr %174, align 64
  %176 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %162, <8 x double> %175, <8 x double> %155)
  %177 = add nsw i64 %159, 1
  %178 = icmp eq i64 %177, %4
  br i1 %178, label %109, label %154

179:                                              ; preds = %109, %179
  %180 = phi i64 [ %225, %179 ], [ %12, %109 ]
  %181 = load ptr, ptr %0, align 1
  %182 = load i64, ptr %14, align 1
  %183 = load i64, ptr %15, align 1
  %184 = mul nsw i64 %182, %180
  %185 = getelementptr inbounds <8 x double>, ptr %181, i64 %184
  %186 = mul nsw i64 %183, %3
  %187 = getelementptr inbounds <8 x double>, ptr %185, i64 %186
  %188 = load <8 x double>, ptr %187, align 64
  %189 = load ptr, ptr %1, align 1
  %190 = load i64, ptr %10, align 1
  %191 = load i64, ptr %11, align 1
  %192 = mul nsw i64 %190, %180
  %193 = getelementptr inbounds <8 x double>, ptr %189, i64 %192
  %194 = mul nsw i64 %191, %17
  %195 = getelementptr inbounds <8 x double>, ptr %193, i64 %194
  %196 = load <8 x double>, ptr %195, align 64
  %197 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %116, <8 x double> %188, <8 x double> %196)
  store <8 x double> %197, ptr %195, align 64
  %198 = load ptr, ptr %1, align 1
  %199 = load i64, ptr %10, align 1
  %200 = load i64, ptr %11, align 1
  %201 = mul nsw i64 %199, %180
  %202 = getelementptr inbounds <8 x double>, ptr %198, i64 %201
  %203 = mul nsw i64 %200, %29
  %204 = getelementptr inbounds <8 x double>, ptr %202, i64 %203
  %205 = load <8 x double>, ptr %204, align 64
  %206 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %120, <8 x double> %188, <8 x double> %205)
  store <8 x double> %206, ptr %204, align 64
  %207 = load ptr, ptr %1, align 1
  %208 = load i64, ptr %10, align 1
  %209 = load i64, ptr %11, align 1
  %210 = mul nsw i64 %208, %180
  %211 = getelementptr inbounds <8 x double>, ptr %207, i64 %210
  %212 = mul nsw i64 %209, %33
  %213 = getelementptr inbounds <8 x double>, ptr %211, i64 %212
  %214 = load <8 x double>, ptr %213, align 64
  %215 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %132, <8 x double> %188, <8 x double> %214)
  store <8 x double> %215, ptr %213, align 64
  %216 = load ptr, ptr %1, align 1
  %217 = load i64, ptr %10, align 1
  %218 = load i64, ptr %11, align 1
  %219 = mul nsw i64 %217, %180
  %220 = getelementptr inbounds <8 x double>, ptr %216, i64 %219
  %221 = mul nsw i64 %218, %37
  %222 = getelementptr inbounds <8 x double>, ptr %220, i64 %221
  %223 = load <8 x double>, ptr %222, align 64
  %224 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %144, <8 x double> %188, <8 x double> %223)
  store <8 x double> %224, ptr %222, align 64
  %225 = add nsw i64 %180, 1
  %226 = icmp eq i64 %225, %4
  br i1 %226, label %227, label %179

227:                                              ; preds = %179, %79, %109
  %228 = add nsw i64 %17, 4
  %229 = xor i1 %19, true
  %230 = icmp slt i64 %228, %6
  %231 = select i1 %229, i1 %230, i1 false
  br i1 %231, label %16, label %232

232:                                              ; preds = %227, %7
  ret void
}
