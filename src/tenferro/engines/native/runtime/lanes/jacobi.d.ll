; Made from source/lanes/jacobi.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 3d08ec8fadc35ad8a3b48860e605d4543873fc90d80cda4837d06ac521c1b61a

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
  br i1 %36, label %54, label %296

37:                                               ; preds = %29
  %38 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> zeroinitializer)
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %101, label %296

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

110:                                              ; preds = %207, %101
  %111 = phi i64 [ 0, %101 ], [ %208, %207 ]
  br i1 %24, label %115, label %210

112:                                              ; preds = %200, %115
  %113 = phi i64 [ %116, %115 ], [ %201, %200 ]
  %114 = icmp eq i64 %118, %14
  br i1 %114, label %204, label %115

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

126:                                              ; preds = %200, %120
  %127 = phi i64 [ %116, %120 ], [ %201, %200 ]
  %128 = phi i64 [ %118, %120 ], [ %202, %200 ]
  %129 = add nsw i64 %128, %121
  %130 = getelementptr inbounds [256 x <8 x double>], ptr %6, i64 0, i64 %129
  %131 = load <8 x double>, ptr %130, align 64
  %132 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %131)
  %133 = fcmp ogt <8 x double> %132, <double 0x3C60000000000000, double 0x3C60000000000000, double 0x3C60000000000000, double 0x3C60000000000000, double 0x3C60000000000000, double 0x3C60000000000000, double 0x3C60000000000000, double 0x3C60000000000000>
  %134 = sext <8 x i1> %133 to <8 x i64>
  %135 = bitcast <8 x i1> %133 to i8
  %136 = icmp eq i8 %135, 0
  br i1 %136, label %200, label %137

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
  %152 = fcmp ogt <8 x double> %151, <double 0x4340000000000000, double 0x4340000000000000, double 0x4340000000000000, double 0x4340000000000000, double 0x4340000000000000, double 0x4340000000000000, double 0x4340000000000000, double 0x4340000000000000>
  %153 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %150, <8 x double> %150, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>)
  %154 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %153)
  %155 = select <8 x i1> %152, <8 x double> %151, <8 x double> %154
  %156 = fadd <8 x double> %151, %155
  %157 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %156
  %158 = call <8 x double> @llvm.copysign.v8f64(<8 x double> %157, <8 x double> %150)
  %159 = bitcast <8 x double> %158 to <8 x i64>
  %160 = and <8 x i64> %159, %134
  %161 = bitcast <8 x i64> %160 to <8 x double>
  %162 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %161, <8 x double> %161, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>)
  %163 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %162)
  %164 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %163
  %165 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %147
  %166 = fmul <8 x double> %131, %165
  store <8 x double> %164, ptr %103, align 64
  %167 = fmul <8 x double> %164, %161
  store <8 x double> %167, ptr %104, align 64
  store <8 x i64> %160, ptr %105, align 64
  store <8 x double> %132, ptr %106, align 64
  %168 = bitcast <8 x double> %166 to <8 x i64>
  %169 = and <8 x i64> %168, %134
  %170 = or <8 x i64> %169, %145
  store <8 x i64> %170, ptr %107, align 64
  store <8 x i64> %134, ptr %108, align 64
  %171 = getelementptr inbounds [256 x <8 x double>], ptr %6, i64 0, i64 %128
  call fastcc void @rotate(ptr %5, ptr %124, ptr %171, i64 %14, i64 %14)
  br label %182

172:                                              ; preds = %182
  %173 = bitcast <8 x i64> %144 to <8 x double>
  %174 = fmul <8 x double> %173, %161
  %175 = fsub <8 x double> %138, %174
  store <8 x double> %175, ptr %123, align 64
  %176 = fadd <8 x double> %142, %174
  store <8 x double> %176, ptr %141, align 64
  %177 = bitcast <8 x double> %131 to <8 x i64>
  %178 = xor <8 x i64> %134, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %179 = and <8 x i64> %178, %177
  store <8 x i64> %179, ptr %130, align 64
  %180 = add nsw i64 %139, %117
  %181 = getelementptr inbounds [256 x <8 x double>], ptr %6, i64 0, i64 %180
  store <8 x i64> %179, ptr %181, align 64
  br i1 %109, label %199, label %197

182:                                              ; preds = %182, %137
  %183 = phi i64 [ %195, %182 ], [ 0, %137 ]
  %184 = mul nsw i64 %183, %14
  %185 = add nsw i64 %184, %117
  %186 = getelementptr inbounds [256 x <8 x double>], ptr %6, i64 0, i64 %185
  %187 = load <8 x double>, ptr %186, align 64
  %188 = add nsw i64 %183, %121
  %189 = getelementptr inbounds [256 x <8 x double>], ptr %6, i64 0, i64 %188
  store <8 x double> %187, ptr %189, align 64
  %190 = add nsw i64 %184, %128
  %191 = getelementptr inbounds [256 x <8 x double>], ptr %6, i64 0, i64 %190
  %192 = load <8 x double>, ptr %191, align 64
  %193 = add nsw i64 %183, %139
  %194 = getelementptr inbounds [256 x <8 x double>], ptr %6, i64 0, i64 %193
  store <8 x double> %192, ptr %194, align 64
  %195 = add nuw nsw i64 %183, 1
  %196 = icmp eq i64 %195, %14
  br i1 %196, label %172, label %182

197:                                              ; preds = %172
  %198 = getelementptr inbounds [256 x <8 x double>], ptr %7, i64 0, i64 %139
  call fastcc void @rotate(ptr %5, ptr %125, ptr %198, i64 %14, i64 1)
  br label %199

199:                                              ; preds = %197, %172
  br label %200

200:                                              ; preds = %199, %126
  %201 = phi i64 [ 1, %199 ], [ %127, %126 ]
  %202 = add nuw i64 %128, 1
  %203 = icmp eq i64 %202, %14
  br i1 %203, label %112, label %126

204:                                              ; preds = %112
  %205 = icmp eq i64 %113, 0
  br i1 %205, label %206, label %207

206:                                              ; preds = %204
  br i1 %24, label %266, label %210

207:                                              ; preds = %204
  %208 = add nuw nsw i64 %111, 1
  %209 = icmp eq i64 %208, 50
  br i1 %209, label %296, label %110

210:                                              ; preds = %110, %206
  br label %214

211:                                              ; preds = %266
  %212 = getelementptr inbounds [16 x <8 x double>], ptr %8, i64 0, i64 0
  %213 = select i1 %109, i64 0, i64 %14
  br i1 %24, label %215, label %214

214:                                              ; preds = %210, %211
  br label %261

215:                                              ; preds = %211
  %216 = icmp sgt i64 %213, 0
  br label %219

217:                                              ; preds = %250, %219
  %218 = icmp eq i64 %221, %14
  br i1 %218, label %253, label %219

219:                                              ; preds = %217, %215
  %220 = phi i64 [ 0, %215 ], [ %221, %217 ]
  %221 = add nuw nsw i64 %220, 1
  %222 = icmp slt i64 %221, %14
  br i1 %222, label %223, label %217

223:                                              ; preds = %219
  %224 = getelementptr inbounds [16 x <8 x double>], ptr %8, i64 0, i64 %220
  %225 = mul nsw i64 %220, %213
  %226 = getelementptr inbounds [256 x <8 x double>], ptr %7, i64 0, i64 %225
  br label %227

227:                                              ; preds = %250, %223
  %228 = phi i64 [ %221, %223 ], [ %251, %250 ]
  %229 = load <8 x double>, ptr %224, align 64
  %230 = getelementptr inbounds [16 x <8 x double>], ptr %8, i64 0, i64 %228
  %231 = load <8 x double>, ptr %230, align 64
  %232 = fcmp olt <8 x double> %231, %229
  %233 = bitcast <8 x i1> %232 to i8
  %234 = icmp eq i8 %233, 0
  br i1 %234, label %250, label %235

235:                                              ; preds = %227
  %236 = select <8 x i1> %232, <8 x double> %231, <8 x double> %229
  store <8 x double> %236, ptr %224, align 64
  %237 = select <8 x i1> %232, <8 x double> %229, <8 x double> %231
  store <8 x double> %237, ptr %230, align 64
  %238 = mul nsw i64 %228, %213
  %239 = getelementptr inbounds [256 x <8 x double>], ptr %7, i64 0, i64 %238
  br i1 %216, label %240, label %250

240:                                              ; preds = %235, %240
  %241 = phi i64 [ %248, %240 ], [ 0, %235 ]
  %242 = getelementptr inbounds <8 x double>, ptr %226, i64 %241
  %243 = load <8 x i64>, ptr %242, align 64
  %244 = getelementptr inbounds <8 x double>, ptr %239, i64 %241
  %245 = load <8 x i64>, ptr %244, align 64
  %246 = select <8 x i1> %232, <8 x i64> %245, <8 x i64> %243
  store <8 x i64> %246, ptr %242, align 64
  %247 = select <8 x i1> %232, <8 x i64> %243, <8 x i64> %245
  store <8 x i64> %247, ptr %244, align 64
  %248 = add nuw nsw i64 %241, 1
  %249 = icmp eq i64 %248, %213
  br i1 %249, label %250, label %240

250:                                              ; preds = %240, %235, %227
  %251 = add nuw nsw i64 %228, 1
  %252 = icmp eq i64 %251, %14
  br i1 %252, label %217, label %227

253:                                              ; preds = %217
  br label %254

254:                                              ; preds = %253, %254
  %255 = phi i64 [ %259, %254 ], [ 0, %253 ]
  %256 = getelementptr inbounds [16 x <8 x double>], ptr %8, i64 0, i64 %255
  %257 = load <8 x double>, ptr %256, align 64
  %258 = fdiv <8 x double> %257, %102
  store <8 x double> %258, ptr %256, align 64
  %259 = add nuw nsw i64 %255, 1
  %260 = icmp eq i64 %259, %14
  br i1 %260, label %261, label %254

261:                                              ; preds = %254, %214
  %262 = phi ptr [ %8, %214 ], [ %212, %254 ]
  %263 = load ptr, ptr %19, align 8
  %264 = getelementptr inbounds i64, ptr %263, i64 1
  %265 = load i64, ptr %264, align 8
  call fastcc void @place_parts(ptr %4, i64 %265, i64 %1, i64 %2, i64 %14)
  call fastcc void @store_parts(ptr %262, ptr %4, i64 %14)
  br i1 %109, label %296, label %275

266:                                              ; preds = %206, %266
  %267 = phi i64 [ %273, %266 ], [ 0, %206 ]
  %268 = mul nsw i64 %267, %14
  %269 = add nsw i64 %268, %267
  %270 = getelementptr inbounds [256 x <8 x double>], ptr %6, i64 0, i64 %269
  %271 = load <8 x double>, ptr %270, align 64
  %272 = getelementptr inbounds [16 x <8 x double>], ptr %8, i64 0, i64 %267
  store <8 x double> %271, ptr %272, align 64
  %273 = add nuw nsw i64 %267, 1
  %274 = icmp eq i64 %273, %14
  br i1 %274, label %211, label %266

275:                                              ; preds = %261
  br i1 %24, label %276, label %292

276:                                              ; preds = %275, %279
  %277 = phi i64 [ %280, %279 ], [ 0, %275 ]
  %278 = mul nsw i64 %277, %14
  br label %282

279:                                              ; preds = %282
  %280 = add nuw nsw i64 %277, 1
  %281 = icmp eq i64 %280, %14
  br i1 %281, label %292, label %276

282:                                              ; preds = %282, %276
  %283 = phi i64 [ 0, %276 ], [ %290, %282 ]
  %284 = mul nsw i64 %283, %14
  %285 = add nsw i64 %284, %277
  %286 = getelementptr inbounds [256 x <8 x double>], ptr %7, i64 0, i64 %285
  %287 = load <8 x double>, ptr %286, align 64
  %288 = add nsw i64 %283, %278
  %289 = getelementptr inbounds [256 x <8 x double>], ptr %6, i64 0, i64 %288
  store <8 x double> %287, ptr %289, align 64
  %290 = add nuw nsw i64 %283, 1
  %291 = icmp eq i64 %290, %14
  br i1 %291, label %279, label %282

292:                                              ; preds = %279, %275
  %293 = load ptr, ptr %19, align 8
  %294 = getelementptr inbounds i64, ptr %293, i64 2
  %295 = load i64, ptr %294, align 8
  call fastcc void @place_parts(ptr %10, i64 %295, i64 %1, i64 %2, i64 %22)
  call fastcc void @store_parts(ptr %23, ptr %10, i64 %22)
  br label %296

296:                                              ; preds = %207, %31, %37, %292, %261
  %297 = phi i64 [ 0, %292 ], [ 0, %261 ], [ 1, %37 ], [ 1, %31 ], [ 1, %207 ]
  ret i64 %297
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
  %4 = alloca %struct.places, align 8
  %5 = alloca [256 x <8 x double>], align 64
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
  %17 = icmp slt i64 %14, %16
  %18 = getelementptr inbounds i64, ptr %12, i64 6
  %19 = load i64, ptr %18, align 8
  %20 = select i1 %17, i64 %16, i64 %14
  %21 = select i1 %17, i64 %14, i64 %16
  %22 = getelementptr inbounds i64, ptr %12, i64 4
  %23 = getelementptr inbounds i64, ptr %12, i64 5
  %24 = select i1 %17, ptr %23, ptr %22
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %27 = load ptr, ptr %26, align 8
  %28 = load i64, ptr %27, align 8
  %29 = mul nsw i64 %20, %21
  call fastcc void @place_parts(ptr %9, i64 %28, i64 %1, i64 %2, i64 %29)
  %30 = getelementptr inbounds [256 x <8 x double>], ptr %7, i64 0, i64 0
  call fastcc void @load_parts(ptr %30, ptr %9, i64 %29)
  %31 = icmp sgt i64 %21, 0
  br i1 %31, label %32, label %38

32:                                               ; preds = %3
  %33 = icmp sgt i64 %20, 0
  br label %34

34:                                               ; preds = %32, %76
  %35 = phi i64 [ 0, %32 ], [ %77, %76 ]
  br i1 %33, label %36, label %76

36:                                               ; preds = %34
  %37 = mul nsw i64 %35, %20
  br label %79

38:                                               ; preds = %76, %3
  %39 = getelementptr inbounds [256 x <8 x double>], ptr %5, i64 0, i64 0
  %40 = icmp sgt i64 %29, 0
  br i1 %40, label %50, label %47

41:                                               ; preds = %50
  %42 = xor <8 x i64> %61, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %43 = bitcast <8 x double> %58 to <8 x i64>
  %44 = and <8 x i64> %43, <i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312>
  %45 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %42)
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %64, label %156

47:                                               ; preds = %38
  %48 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> zeroinitializer)
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %92, label %156

50:                                               ; preds = %38, %50
  %51 = phi i64 [ %62, %50 ], [ 0, %38 ]
  %52 = phi <8 x i64> [ %61, %50 ], [ <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %38 ]
  %53 = phi <8 x double> [ %58, %50 ], [ zeroinitializer, %38 ]
  %54 = getelementptr inbounds [256 x <8 x double>], ptr %5, i64 0, i64 %51
  %55 = load <8 x double>, ptr %54, align 64
  %56 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %55)
  %57 = fcmp ogt <8 x double> %56, %53
  %58 = select <8 x i1> %57, <8 x double> %56, <8 x double> %53
  %59 = fsub <8 x double> %55, %55
  %60 = fcmp oeq <8 x double> %59, zeroinitializer
  %61 = select <8 x i1> %60, <8 x i64> %52, <8 x i64> zeroinitializer
  %62 = add nuw nsw i64 %51, 1
  %63 = icmp eq i64 %62, %29
  br i1 %63, label %41, label %50

64:                                               ; preds = %41
  %65 = sub nsw <8 x i64> <i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816>, %44
  %66 = icmp ult <8 x i64> %44, <i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824>
  %67 = select <8 x i1> %66, <8 x i64> %65, <8 x i64> <i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992>
  %68 = bitcast <8 x i64> %67 to <8 x double>
  br label %69

69:                                               ; preds = %69, %64
  %70 = phi i64 [ 0, %64 ], [ %74, %69 ]
  %71 = getelementptr inbounds [256 x <8 x double>], ptr %5, i64 0, i64 %70
  %72 = load <8 x double>, ptr %71, align 64
  %73 = fmul <8 x double> %72, %68
  store <8 x double> %73, ptr %71, align 64
  %74 = add nuw nsw i64 %70, 1
  %75 = icmp eq i64 %74, %29
  br i1 %75, label %90, label %69

76:                                               ; preds = %79, %34
  %77 = add nuw nsw i64 %35, 1
  %78 = icmp eq i64 %77, %21
  br i1 %78, label %38, label %34

79:                                               ; preds = %36, %79
  %80 = phi i64 [ 0, %36 ], [ %88, %79 ]
  %81 = mul nsw i64 %80, %21
  %82 = add nsw i64 %81, %35
  %83 = add nsw i64 %80, %37
  %84 = select i1 %17, i64 %83, i64 %82
  %85 = getelementptr inbounds [256 x <8 x double>], ptr %7, i64 0, i64 %84
  %86 = load <8 x double>, ptr %85, align 64
  %87 = getelementptr inbounds [256 x <8 x double>], ptr %5, i64 0, i64 %83
  store <8 x double> %86, ptr %87, align 64
  %88 = add nuw nsw i64 %80, 1
  %89 = icmp eq i64 %88, %20
  br i1 %89, label %76, label %79

90:                                               ; preds = %69
  %91 = bitcast <8 x i64> %67 to <8 x double>
  br label %92

92:                                               ; preds = %90, %47
  %93 = phi <8 x double> [ <double 0x7FE0000000000000, double 0x7FE0000000000000, double 0x7FE0000000000000, double 0x7FE0000000000000, double 0x7FE0000000000000, double 0x7FE0000000000000, double 0x7FE0000000000000, double 0x7FE0000000000000>, %47 ], [ %91, %90 ]
  %94 = shl nsw i64 %21, 1
  %95 = icmp slt i64 %20, %94
  %96 = select i1 %95, ptr @decompose, ptr @decompose_tall
  %97 = getelementptr inbounds [256 x <8 x double>], ptr %6, i64 0, i64 0
  %98 = getelementptr inbounds [16 x <8 x double>], ptr %8, i64 0, i64 0
  %99 = icmp eq i64 %19, 0
  %100 = select i1 %99, i64 0, i64 %25
  %101 = call i64 %96(ptr %39, ptr %97, ptr %30, ptr %98, i64 %20, i64 %21, i64 %100)
  %102 = icmp eq i64 %101, 0
  br i1 %102, label %156, label %103

103:                                              ; preds = %92
  br i1 %31, label %104, label %111

104:                                              ; preds = %103, %104
  %105 = phi i64 [ %109, %104 ], [ 0, %103 ]
  %106 = getelementptr inbounds [16 x <8 x double>], ptr %8, i64 0, i64 %105
  %107 = load <8 x double>, ptr %106, align 64
  %108 = fdiv <8 x double> %107, %93
  store <8 x double> %108, ptr %106, align 64
  %109 = add nuw nsw i64 %105, 1
  %110 = icmp eq i64 %109, %21
  br i1 %110, label %111, label %104

111:                                              ; preds = %104, %103
  %112 = load ptr, ptr %26, align 8
  %113 = getelementptr inbounds i64, ptr %112, i64 2
  %114 = load i64, ptr %113, align 8
  call fastcc void @place_parts(ptr %4, i64 %114, i64 %1, i64 %2, i64 %21)
  call fastcc void @store_parts(ptr %98, ptr %4, i64 %21)
  br i1 %99, label %156, label %115

115:                                              ; preds = %111
  %116 = select i1 %17, ptr %97, ptr %30
  %117 = select i1 %17, ptr %30, ptr %97
  %118 = load i64, ptr %22, align 8
  %119 = icmp sgt i64 %14, 0
  br i1 %119, label %120, label %141

120:                                              ; preds = %115
  %121 = icmp sgt i64 %118, 0
  br label %122

122:                                              ; preds = %126, %120
  %123 = phi i64 [ 0, %120 ], [ %127, %126 ]
  br i1 %121, label %124, label %126

124:                                              ; preds = %122
  %125 = mul nsw i64 %123, %118
  br label %129

126:                                              ; preds = %129, %122
  %127 = add nuw nsw i64 %123, 1
  %128 = icmp eq i64 %127, %14
  br i1 %128, label %139, label %122

129:                                              ; preds = %129, %124
  %130 = phi i64 [ 0, %124 ], [ %137, %129 ]
  %131 = mul nsw i64 %130, %14
  %132 = add nsw i64 %131, %123
  %133 = getelementptr inbounds <8 x double>, ptr %116, i64 %132
  %134 = load <8 x double>, ptr %133, align 64
  %135 = add nsw i64 %130, %125
  %136 = getelementptr inbounds [256 x <8 x double>], ptr %5, i64 0, i64 %135
  store <8 x double> %134, ptr %136, align 64
  %137 = add nuw nsw i64 %130, 1
  %138 = icmp eq i64 %137, %118
  br i1 %138, label %126, label %129

139:                                              ; preds = %126
  %140 = load i64, ptr %22, align 8
  br label %141

141:                                              ; preds = %139, %115
  %142 = phi i64 [ %140, %139 ], [ %118, %115 ]
  %143 = load ptr, ptr %26, align 8
  %144 = getelementptr inbounds i64, ptr %143, i64 1
  %145 = load i64, ptr %144, align 8
  %146 = mul nsw i64 %142, %14
  call fastcc void @place_parts(ptr %10, i64 %145, i64 %1, i64 %2, i64 %146)
  %147 = load i64, ptr %22, align 8
  %148 = mul nsw i64 %147, %14
  call fastcc void @store_parts(ptr %39, ptr %10, i64 %148)
  %149 = load ptr, ptr %26, align 8
  %150 = getelementptr inbounds i64, ptr %149, i64 3
  %151 = load i64, ptr %150, align 8
  %152 = load i64, ptr %23, align 8
  %153 = mul nsw i64 %152, %16
  call fastcc void @place_parts(ptr %10, i64 %151, i64 %1, i64 %2, i64 %153)
  %154 = load i64, ptr %23, align 8
  %155 = mul nsw i64 %154, %16
  call fastcc void @store_parts(ptr %117, ptr %10, i64 %155)
  br label %156

156:                                              ; preds = %41, %47, %141, %92, %111
  %157 = phi i64 [ 0, %141 ], [ 1, %92 ], [ 0, %111 ], [ 1, %47 ], [ 1, %41 ]
  ret i64 %157
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

declare <8 x double> @llvm.sqrt.v8f64(<8 x double>)

declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>)

declare <8 x double> @llvm.copysign.v8f64(<8 x double>, <8 x double>)

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

define internal i64 @decompose_tall(ptr %0, ptr %1, ptr %2, ptr %3, i64 %4, i64 %5, i64 %6) {
  %8 = alloca <8 x double>, align 64
  %9 = alloca [16 x <8 x double>], align 64
  %10 = alloca [16 x <8 x double>], align 64
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = getelementptr inbounds %struct.matrix, ptr %11, i64 0, i32 0
  store ptr %0, ptr %13, align 8
  %14 = getelementptr inbounds %struct.matrix, ptr %11, i64 0, i32 1
  store i64 1, ptr %14, align 8
  %15 = getelementptr inbounds %struct.matrix, ptr %11, i64 0, i32 2
  store i64 %4, ptr %15, align 8
  %16 = getelementptr inbounds %struct.matrix, ptr %12, i64 0, i32 0
  store ptr %2, ptr %16, align 8
  %17 = getelementptr inbounds %struct.matrix, ptr %12, i64 0, i32 1
  store i64 1, ptr %17, align 8
  %18 = getelementptr inbounds %struct.matrix, ptr %12, i64 0, i32 2
  store i64 %4, ptr %18, align 8
  %19 = icmp slt i64 %4, %5
  %20 = select i1 %19, i64 %4, i64 %5
  %21 = icmp sgt i64 %20, 0
  br i1 %21, label %22, label %28

22:                                               ; preds = %7, %22
  %23 = phi i64 [ %26, %22 ], [ 0, %7 ]
  %24 = call fastcc <8 x double> @reflect(ptr %11, i64 %23, i64 %4)
  %25 = getelementptr inbounds [16 x <8 x double>], ptr %9, i64 0, i64 %23
  store <8 x double> %24, ptr %25, align 64
  store <8 x double> %24, ptr %8, align 64
  %26 = add nuw nsw i64 %23, 1
  call fastcc void @apply_reflection(ptr %11, ptr %11, ptr %8, i64 %23, i64 %4, i64 %26, i64 %5)
  %27 = icmp eq i64 %26, %20
  br i1 %27, label %28, label %22

28:                                               ; preds = %22, %7
  %29 = icmp ne i64 %6, 0
  br i1 %29, label %30, label %56

30:                                               ; preds = %28
  %31 = icmp sgt i64 %4, 0
  br i1 %31, label %32, label %38

32:                                               ; preds = %30
  %33 = icmp sgt i64 %6, 0
  br label %34

34:                                               ; preds = %40, %32
  %35 = phi i64 [ 0, %32 ], [ %41, %40 ]
  br i1 %33, label %36, label %40

36:                                               ; preds = %34
  %37 = getelementptr inbounds <8 x double>, ptr %2, i64 %35
  br label %43

38:                                               ; preds = %40, %30
  %39 = icmp sgt i64 %5, 0
  br i1 %39, label %51, label %62

40:                                               ; preds = %43, %34
  %41 = add nuw nsw i64 %35, 1
  %42 = icmp eq i64 %41, %4
  br i1 %42, label %38, label %34

43:                                               ; preds = %36, %43
  %44 = phi i64 [ %49, %43 ], [ 0, %36 ]
  %45 = icmp eq i64 %35, %44
  %46 = select i1 %45, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, <8 x double> zeroinitializer
  %47 = mul nsw i64 %44, %4
  %48 = getelementptr inbounds <8 x double>, ptr %37, i64 %47
  store <8 x double> %46, ptr %48, align 64
  %49 = add nuw nsw i64 %44, 1
  %50 = icmp eq i64 %49, %6
  br i1 %50, label %40, label %43

51:                                               ; preds = %38, %51
  %52 = phi i64 [ %53, %51 ], [ %5, %38 ]
  %53 = add nsw i64 %52, -1
  %54 = getelementptr inbounds [16 x <8 x double>], ptr %9, i64 0, i64 %53
  call fastcc void @apply_reflection(ptr %11, ptr %12, ptr %54, i64 %53, i64 %4, i64 %53, i64 %6)
  %55 = icmp ugt i64 %52, 1
  br i1 %55, label %51, label %56

56:                                               ; preds = %51, %28
  %57 = icmp sgt i64 %5, 0
  br i1 %57, label %58, label %62

58:                                               ; preds = %56, %72
  %59 = phi i64 [ %73, %72 ], [ 0, %56 ]
  %60 = mul nsw i64 %59, %4
  %61 = mul nsw i64 %59, %5
  br label %75

62:                                               ; preds = %72, %38, %56
  %63 = phi i1 [ false, %56 ], [ false, %38 ], [ %57, %72 ]
  %64 = mul nsw i64 %5, %5
  %65 = getelementptr inbounds <8 x double>, ptr %0, i64 %64
  %66 = select i1 %29, i64 %5, i64 0
  %67 = call i64 @decompose(ptr %0, ptr %1, ptr %65, ptr %3, i64 %5, i64 %5, i64 %66)
  %68 = icmp eq i64 %67, 0
  br i1 %68, label %123, label %69

69:                                               ; preds = %62
  %70 = icmp sgt i64 %4, 0
  %71 = and i1 %29, %70
  br i1 %71, label %88, label %123

72:                                               ; preds = %82
  %73 = add nuw nsw i64 %59, 1
  %74 = icmp eq i64 %73, %5
  br i1 %74, label %62, label %58

75:                                               ; preds = %58, %82
  %76 = phi i64 [ 0, %58 ], [ %86, %82 ]
  %77 = icmp ugt i64 %76, %59
  br i1 %77, label %82, label %78

78:                                               ; preds = %75
  %79 = add nsw i64 %76, %60
  %80 = getelementptr inbounds <8 x double>, ptr %0, i64 %79
  %81 = load <8 x double>, ptr %80, align 64
  br label %82

82:                                               ; preds = %75, %78
  %83 = phi <8 x double> [ %81, %78 ], [ zeroinitializer, %75 ]
  %84 = add nsw i64 %76, %61
  %85 = getelementptr inbounds <8 x double>, ptr %0, i64 %84
  store <8 x double> %83, ptr %85, align 64
  %86 = add nuw nsw i64 %76, 1
  %87 = icmp eq i64 %86, %5
  br i1 %87, label %72, label %75

88:                                               ; preds = %69, %111
  %89 = phi i64 [ %112, %111 ], [ 0, %69 ]
  br i1 %63, label %91, label %111

90:                                               ; preds = %95
  br i1 %63, label %114, label %111

91:                                               ; preds = %88, %95
  %92 = phi i64 [ %96, %95 ], [ 0, %88 ]
  %93 = getelementptr inbounds [16 x <8 x double>], ptr %10, i64 0, i64 %92
  %94 = mul nsw i64 %92, %5
  br label %98

95:                                               ; preds = %98
  store <8 x double> %108, ptr %93, align 64
  %96 = add nuw nsw i64 %92, 1
  %97 = icmp eq i64 %96, %5
  br i1 %97, label %90, label %91

98:                                               ; preds = %91, %98
  %99 = phi <8 x double> [ zeroinitializer, %91 ], [ %108, %98 ]
  %100 = phi i64 [ 0, %91 ], [ %109, %98 ]
  %101 = mul nsw i64 %100, %4
  %102 = add nsw i64 %101, %89
  %103 = getelementptr inbounds <8 x double>, ptr %2, i64 %102
  %104 = load <8 x double>, ptr %103, align 64
  %105 = add nsw i64 %100, %94
  %106 = getelementptr inbounds <8 x double>, ptr %65, i64 %105
  %107 = load <8 x double>, ptr %106, align 64
  %108 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %104, <8 x double> %107, <8 x double> %99)
  %109 = add nuw nsw i64 %100, 1
  %110 = icmp eq i64 %109, %5
  br i1 %110, label %95, label %98

111:                                              ; preds = %114, %88, %90
  %112 = add nuw nsw i64 %89, 1
  %113 = icmp slt i64 %112, %4
  br i1 %113, label %88, label %123

114:                                              ; preds = %90, %114
  %115 = phi i64 [ %121, %114 ], [ 0, %90 ]
  %116 = getelementptr inbounds [16 x <8 x double>], ptr %10, i64 0, i64 %115
  %117 = load <8 x double>, ptr %116, align 64
  %118 = mul nsw i64 %115, %4
  %119 = add nsw i64 %118, %89
  %120 = getelementptr inbounds <8 x double>, ptr %2, i64 %119
  store <8 x double> %117, ptr %120, align 64
  %121 = add nuw nsw i64 %115, 1
  %122 = icmp eq i64 %121, %5
  br i1 %122, label %111, label %114

123:                                              ; preds = %111, %69, %62
  %124 = phi i64 [ 0, %62 ], [ 1, %69 ], [ 1, %111 ]
  ret i64 %124
}

define internal i64 @decompose(ptr %0, ptr %1, ptr %2, ptr %3, i64 %4, i64 %5, i64 %6) {
  %8 = alloca <8 x double>, align 64
  %9 = alloca %struct.rotation, align 64
  %10 = alloca [16 x <8 x double>], align 64
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = mul i64 %5, %5
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %25, label %15

15:                                               ; preds = %7
  %16 = add nsw i64 %5, 1
  br label %17

17:                                               ; preds = %17, %15
  %18 = phi i64 [ 0, %15 ], [ %23, %17 ]
  %19 = srem i64 %18, %16
  %20 = icmp eq i64 %19, 0
  %21 = select i1 %20, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, <8 x double> zeroinitializer
  %22 = getelementptr inbounds <8 x double>, ptr %1, i64 %18
  store <8 x double> %21, ptr %22, align 64
  %23 = add nuw nsw i64 %18, 1
  %24 = icmp eq i64 %23, %13
  br i1 %24, label %25, label %17

25:                                               ; preds = %17, %7
  %26 = icmp sgt i64 %5, 0
  %27 = icmp sgt i64 %4, 0
  %28 = getelementptr inbounds %struct.rotation, ptr %9, i64 0, i32 0
  %29 = getelementptr inbounds %struct.rotation, ptr %9, i64 0, i32 1
  %30 = getelementptr inbounds %struct.rotation, ptr %9, i64 0, i32 2
  %31 = getelementptr inbounds %struct.rotation, ptr %9, i64 0, i32 3
  %32 = getelementptr inbounds %struct.rotation, ptr %9, i64 0, i32 4
  %33 = getelementptr inbounds %struct.rotation, ptr %9, i64 0, i32 5
  %34 = icmp eq i64 %6, 0
  br label %35

35:                                               ; preds = %130, %25
  %36 = phi i64 [ 0, %25 ], [ %131, %130 ]
  br i1 %26, label %40, label %194

37:                                               ; preds = %123, %40
  %38 = phi i64 [ %41, %40 ], [ %124, %123 ]
  %39 = icmp eq i64 %43, %5
  br i1 %39, label %127, label %40

40:                                               ; preds = %35, %37
  %41 = phi i64 [ %38, %37 ], [ 0, %35 ]
  %42 = phi i64 [ %43, %37 ], [ 0, %35 ]
  %43 = add nuw nsw i64 %42, 1
  %44 = icmp slt i64 %43, %5
  br i1 %44, label %45, label %37

45:                                               ; preds = %40
  %46 = mul nsw i64 %42, %4
  %47 = getelementptr inbounds <8 x double>, ptr %0, i64 %46
  %48 = mul nsw i64 %42, %5
  %49 = getelementptr inbounds <8 x double>, ptr %1, i64 %48
  br label %50

50:                                               ; preds = %123, %45
  %51 = phi i64 [ %41, %45 ], [ %124, %123 ]
  %52 = phi i64 [ %43, %45 ], [ %125, %123 ]
  %53 = mul nsw i64 %52, %4
  %54 = getelementptr inbounds <8 x double>, ptr %0, i64 %53
  br i1 %27, label %73, label %55

55:                                               ; preds = %73, %50
  %56 = phi <8 x double> [ zeroinitializer, %50 ], [ %81, %73 ]
  %57 = phi <8 x double> [ zeroinitializer, %50 ], [ %85, %73 ]
  %58 = phi <8 x double> [ zeroinitializer, %50 ], [ %86, %73 ]
  %59 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %58)
  %60 = fcmp ogt <8 x double> %56, <double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000>
  %61 = select <8 x i1> %60, <8 x double> %56, <8 x double> <double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000>
  %62 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %61)
  %63 = fcmp ogt <8 x double> %57, <double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000>
  %64 = select <8 x i1> %63, <8 x double> %57, <8 x double> <double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000>
  %65 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %64)
  %66 = fmul <8 x double> %62, %65
  %67 = fmul <8 x double> %66, <double 0x3CC0000000000000, double 0x3CC0000000000000, double 0x3CC0000000000000, double 0x3CC0000000000000, double 0x3CC0000000000000, double 0x3CC0000000000000, double 0x3CC0000000000000, double 0x3CC0000000000000>
  %68 = fcmp ogt <8 x double> %67, <double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000>
  %69 = select <8 x i1> %68, <8 x double> %67, <8 x double> <double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000>
  %70 = fcmp ogt <8 x double> %59, %69
  %71 = bitcast <8 x i1> %70 to i8
  %72 = icmp eq i8 %71, 0
  br i1 %72, label %123, label %89

73:                                               ; preds = %50, %73
  %74 = phi i64 [ %87, %73 ], [ 0, %50 ]
  %75 = phi <8 x double> [ %86, %73 ], [ zeroinitializer, %50 ]
  %76 = phi <8 x double> [ %85, %73 ], [ zeroinitializer, %50 ]
  %77 = phi <8 x double> [ %81, %73 ], [ zeroinitializer, %50 ]
  %78 = getelementptr inbounds <8 x double>, ptr %47, i64 %74
  %79 = load <8 x double>, ptr %78, align 64
  %80 = fmul <8 x double> %79, %79
  %81 = fadd <8 x double> %77, %80
  %82 = getelementptr inbounds <8 x double>, ptr %54, i64 %74
  %83 = load <8 x double>, ptr %82, align 64
  %84 = fmul <8 x double> %83, %83
  %85 = fadd <8 x double> %76, %84
  %86 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %79, <8 x double> %83, <8 x double> %75)
  %87 = add nuw nsw i64 %74, 1
  %88 = icmp eq i64 %87, %4
  br i1 %88, label %55, label %73

89:                                               ; preds = %55
  %90 = sext <8 x i1> %70 to <8 x i64>
  %91 = bitcast <8 x double> %59 to <8 x i64>
  %92 = and <8 x i64> %90, %91
  %93 = select <8 x i1> %70, <8 x i64> zeroinitializer, <8 x i64> <i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408>
  %94 = or <8 x i64> %92, %93
  %95 = bitcast <8 x i64> %94 to <8 x double>
  %96 = fsub <8 x double> %57, %56
  %97 = fadd <8 x double> %95, %95
  %98 = fdiv <8 x double> %96, %97
  %99 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %98)
  %100 = fcmp ogt <8 x double> %99, <double 0x4340000000000000, double 0x4340000000000000, double 0x4340000000000000, double 0x4340000000000000, double 0x4340000000000000, double 0x4340000000000000, double 0x4340000000000000, double 0x4340000000000000>
  %101 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %98, <8 x double> %98, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>)
  %102 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %101)
  %103 = select <8 x i1> %100, <8 x double> %99, <8 x double> %102
  %104 = fadd <8 x double> %99, %103
  %105 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %104
  %106 = call <8 x double> @llvm.copysign.v8f64(<8 x double> %105, <8 x double> %98)
  %107 = bitcast <8 x double> %106 to <8 x i64>
  %108 = and <8 x i64> %107, %90
  %109 = bitcast <8 x i64> %108 to <8 x double>
  %110 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %109, <8 x double> %109, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>)
  %111 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %110)
  %112 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %111
  %113 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %95
  %114 = fmul <8 x double> %58, %113
  store <8 x double> %112, ptr %28, align 64
  %115 = fmul <8 x double> %112, %109
  store <8 x double> %115, ptr %29, align 64
  store <8 x i64> %108, ptr %30, align 64
  store <8 x double> %59, ptr %31, align 64
  %116 = bitcast <8 x double> %114 to <8 x i64>
  %117 = and <8 x i64> %116, %90
  %118 = or <8 x i64> %117, %93
  store <8 x i64> %118, ptr %32, align 64
  store <8 x i64> %90, ptr %33, align 64
  call fastcc void @rotate(ptr %9, ptr %47, ptr %54, i64 %4, i64 1)
  br i1 %34, label %122, label %119

119:                                              ; preds = %89
  %120 = mul nsw i64 %52, %5
  %121 = getelementptr inbounds <8 x double>, ptr %1, i64 %120
  call fastcc void @rotate(ptr %9, ptr %49, ptr %121, i64 %5, i64 1)
  br label %122

122:                                              ; preds = %119, %89
  br label %123

123:                                              ; preds = %122, %55
  %124 = phi i64 [ 1, %122 ], [ %51, %55 ]
  %125 = add nuw i64 %52, 1
  %126 = icmp eq i64 %125, %5
  br i1 %126, label %37, label %50

127:                                              ; preds = %37
  %128 = icmp eq i64 %38, 0
  br i1 %128, label %129, label %130

129:                                              ; preds = %127
  br i1 %26, label %133, label %194

130:                                              ; preds = %127
  %131 = add nuw nsw i64 %36, 1
  %132 = icmp eq i64 %131, 50
  br i1 %132, label %271, label %35

133:                                              ; preds = %129, %195
  %134 = phi i64 [ %199, %195 ], [ 0, %129 ]
  br i1 %27, label %135, label %195

135:                                              ; preds = %133
  %136 = mul nsw i64 %134, %4
  br label %201

137:                                              ; preds = %195
  %138 = select i1 %34, i64 0, i64 %4
  %139 = select i1 %34, i64 0, i64 %5
  br i1 %26, label %140, label %194

140:                                              ; preds = %137
  %141 = icmp sgt i64 %138, 0
  %142 = icmp sgt i64 %139, 0
  br label %145

143:                                              ; preds = %191, %145
  %144 = icmp eq i64 %147, %5
  br i1 %144, label %194, label %145

145:                                              ; preds = %143, %140
  %146 = phi i64 [ 0, %140 ], [ %147, %143 ]
  %147 = add nuw nsw i64 %146, 1
  %148 = icmp slt i64 %147, %5
  br i1 %148, label %149, label %143

149:                                              ; preds = %145
  %150 = getelementptr inbounds <8 x double>, ptr %3, i64 %146
  %151 = mul nsw i64 %146, %138
  %152 = getelementptr inbounds <8 x double>, ptr %0, i64 %151
  %153 = mul nsw i64 %146, %139
  %154 = getelementptr inbounds <8 x double>, ptr %1, i64 %153
  br label %155

155:                                              ; preds = %191, %149
  %156 = phi i64 [ %147, %149 ], [ %192, %191 ]
  %157 = load <8 x double>, ptr %150, align 64
  %158 = getelementptr inbounds <8 x double>, ptr %3, i64 %156
  %159 = load <8 x double>, ptr %158, align 64
  %160 = fcmp olt <8 x double> %157, %159
  %161 = bitcast <8 x i1> %160 to i8
  %162 = icmp eq i8 %161, 0
  br i1 %162, label %191, label %163

163:                                              ; preds = %155
  %164 = select <8 x i1> %160, <8 x double> %159, <8 x double> %157
  store <8 x double> %164, ptr %150, align 64
  %165 = select <8 x i1> %160, <8 x double> %157, <8 x double> %159
  store <8 x double> %165, ptr %158, align 64
  %166 = mul nsw i64 %156, %138
  %167 = getelementptr inbounds <8 x double>, ptr %0, i64 %166
  br i1 %141, label %168, label %178

168:                                              ; preds = %163, %168
  %169 = phi i64 [ %176, %168 ], [ 0, %163 ]
  %170 = getelementptr inbounds <8 x double>, ptr %152, i64 %169
  %171 = load <8 x i64>, ptr %170, align 64
  %172 = getelementptr inbounds <8 x double>, ptr %167, i64 %169
  %173 = load <8 x i64>, ptr %172, align 64
  %174 = select <8 x i1> %160, <8 x i64> %173, <8 x i64> %171
  store <8 x i64> %174, ptr %170, align 64
  %175 = select <8 x i1> %160, <8 x i64> %171, <8 x i64> %173
  store <8 x i64> %175, ptr %172, align 64
  %176 = add nuw nsw i64 %169, 1
  %177 = icmp eq i64 %176, %138
  br i1 %177, label %178, label %168

178:                                              ; preds = %168, %163
  %179 = mul nsw i64 %156, %139
  %180 = getelementptr inbounds <8 x double>, ptr %1, i64 %179
  br i1 %142, label %181, label %191

181:                                              ; preds = %178, %181
  %182 = phi i64 [ %189, %181 ], [ 0, %178 ]
  %183 = getelementptr inbounds <8 x double>, ptr %154, i64 %182
  %184 = load <8 x i64>, ptr %183, align 64
  %185 = getelementptr inbounds <8 x double>, ptr %180, i64 %182
  %186 = load <8 x i64>, ptr %185, align 64
  %187 = select <8 x i1> %160, <8 x i64> %186, <8 x i64> %184
  store <8 x i64> %187, ptr %183, align 64
  %188 = select <8 x i1> %160, <8 x i64> %184, <8 x i64> %186
  store <8 x i64> %188, ptr %185, align 64
  %189 = add nuw nsw i64 %182, 1
  %190 = icmp eq i64 %189, %139
  br i1 %190, label %191, label %181

191:                                              ; preds = %181, %178, %155
  %192 = add nuw nsw i64 %156, 1
  %193 = icmp eq i64 %192, %5
  br i1 %193, label %143, label %155

194:                                              ; preds = %35, %143, %129, %137
  br i1 %34, label %271, label %211

195:                                              ; preds = %201, %133
  %196 = phi <8 x double> [ zeroinitializer, %133 ], [ %208, %201 ]
  %197 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %196)
  %198 = getelementptr inbounds <8 x double>, ptr %3, i64 %134
  store <8 x double> %197, ptr %198, align 64
  %199 = add nuw nsw i64 %134, 1
  %200 = icmp eq i64 %199, %5
  br i1 %200, label %137, label %133

201:                                              ; preds = %135, %201
  %202 = phi i64 [ 0, %135 ], [ %209, %201 ]
  %203 = phi <8 x double> [ zeroinitializer, %135 ], [ %208, %201 ]
  %204 = add nsw i64 %202, %136
  %205 = getelementptr inbounds <8 x double>, ptr %0, i64 %204
  %206 = load <8 x double>, ptr %205, align 64
  %207 = fmul <8 x double> %206, %206
  %208 = fadd <8 x double> %203, %207
  %209 = add nuw nsw i64 %202, 1
  %210 = icmp eq i64 %209, %4
  br i1 %210, label %195, label %201

211:                                              ; preds = %194
  %212 = getelementptr inbounds %struct.matrix, ptr %11, i64 0, i32 0
  store ptr %0, ptr %212, align 8
  %213 = getelementptr inbounds %struct.matrix, ptr %11, i64 0, i32 1
  store i64 1, ptr %213, align 8
  %214 = getelementptr inbounds %struct.matrix, ptr %11, i64 0, i32 2
  store i64 %4, ptr %214, align 8
  %215 = getelementptr inbounds %struct.matrix, ptr %12, i64 0, i32 0
  store ptr %2, ptr %215, align 8
  %216 = getelementptr inbounds %struct.matrix, ptr %12, i64 0, i32 1
  store i64 1, ptr %216, align 8
  %217 = getelementptr inbounds %struct.matrix, ptr %12, i64 0, i32 2
  store i64 %4, ptr %217, align 8
  %218 = icmp slt i64 %4, %5
  %219 = select i1 %218, i64 %4, i64 %5
  %220 = icmp sgt i64 %219, 0
  br i1 %220, label %221, label %227

221:                                              ; preds = %211, %221
  %222 = phi i64 [ %225, %221 ], [ 0, %211 ]
  %223 = call fastcc <8 x double> @reflect(ptr %11, i64 %222, i64 %4)
  %224 = getelementptr inbounds [16 x <8 x double>], ptr %10, i64 0, i64 %222
  store <8 x double> %223, ptr %224, align 64
  store <8 x double> %223, ptr %8, align 64
  %225 = add nuw nsw i64 %222, 1
  call fastcc void @apply_reflection(ptr %11, ptr %11, ptr %8, i64 %222, i64 %4, i64 %225, i64 %5)
  %226 = icmp eq i64 %225, %219
  br i1 %226, label %227, label %221

227:                                              ; preds = %221, %211
  br i1 %27, label %228, label %234

228:                                              ; preds = %227
  %229 = icmp sgt i64 %6, 0
  br label %230

230:                                              ; preds = %235, %228
  %231 = phi i64 [ 0, %228 ], [ %236, %235 ]
  br i1 %229, label %232, label %235

232:                                              ; preds = %230
  %233 = getelementptr inbounds <8 x double>, ptr %2, i64 %231
  br label %238

234:                                              ; preds = %235, %227
  br i1 %26, label %246, label %252

235:                                              ; preds = %238, %230
  %236 = add nuw nsw i64 %231, 1
  %237 = icmp eq i64 %236, %4
  br i1 %237, label %234, label %230

238:                                              ; preds = %232, %238
  %239 = phi i64 [ %244, %238 ], [ 0, %232 ]
  %240 = icmp eq i64 %231, %239
  %241 = select i1 %240, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, <8 x double> zeroinitializer
  %242 = mul nsw i64 %239, %4
  %243 = getelementptr inbounds <8 x double>, ptr %233, i64 %242
  store <8 x double> %241, ptr %243, align 64
  %244 = add nuw nsw i64 %239, 1
  %245 = icmp eq i64 %244, %6
  br i1 %245, label %235, label %238

246:                                              ; preds = %234, %246
  %247 = phi i64 [ %248, %246 ], [ %5, %234 ]
  %248 = add nsw i64 %247, -1
  %249 = getelementptr inbounds [16 x <8 x double>], ptr %10, i64 0, i64 %248
  call fastcc void @apply_reflection(ptr %11, ptr %12, ptr %249, i64 %248, i64 %4, i64 %248, i64 %6)
  %250 = icmp ugt i64 %247, 1
  br i1 %250, label %246, label %251

251:                                              ; preds = %246
  br i1 %26, label %253, label %252

252:                                              ; preds = %260, %234, %251
  br label %271

253:                                              ; preds = %251, %260
  %254 = phi i64 [ %261, %260 ], [ 0, %251 ]
  %255 = mul nsw i64 %254, %4
  %256 = add nsw i64 %255, %254
  %257 = getelementptr inbounds <8 x double>, ptr %0, i64 %256
  %258 = load <8 x double>, ptr %257, align 64
  %259 = call <8 x double> @llvm.copysign.v8f64(<8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, <8 x double> %258)
  br i1 %27, label %263, label %260

260:                                              ; preds = %263, %253
  %261 = add nuw nsw i64 %254, 1
  %262 = icmp eq i64 %261, %5
  br i1 %262, label %252, label %253

263:                                              ; preds = %253, %263
  %264 = phi i64 [ %269, %263 ], [ 0, %253 ]
  %265 = add nsw i64 %264, %255
  %266 = getelementptr inbounds <8 x double>, ptr %2, i64 %265
  %267 = load <8 x double>, ptr %266, align 64
  %268 = fmul <8 x double> %259, %267
  store <8 x double> %268, ptr %266, align 64
  %269 = add nuw nsw i64 %264, 1
  %270 = icmp eq i64 %269, %4
  br i1 %270, label %260, label %263

271:                                              ; preds = %130, %194, %252
  %272 = phi i64 [ 1, %252 ], [ 1, %194 ], [ 0, %130 ]
  ret i64 %272
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
  %14 = add nsw i64 %1, 1
  %15 = icmp slt i64 %14, %2
  br i1 %15, label %16, label %18

16:                                               ; preds = %3
  %17 = getelementptr inbounds <8 x double>, ptr %4, i64 %11
  br label %31

18:                                               ; preds = %31, %3
  %19 = phi <8 x double> [ zeroinitializer, %3 ], [ %39, %31 ]
  %20 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %13)
  %21 = fcmp ogt <8 x double> %20, %19
  %22 = select <8 x i1> %21, <8 x double> %20, <8 x double> %19
  %23 = bitcast <8 x double> %22 to <8 x i64>
  %24 = and <8 x i64> %23, <i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312>
  %25 = sub nsw <8 x i64> <i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816>, %24
  %26 = icmp ult <8 x i64> %24, <i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824>
  %27 = select <8 x i1> %26, <8 x i64> %25, <8 x i64> <i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992>
  %28 = bitcast <8 x i64> %27 to <8 x double>
  br i1 %15, label %29, label %42

29:                                               ; preds = %18
  %30 = getelementptr inbounds <8 x double>, ptr %4, i64 %11
  br label %67

31:                                               ; preds = %16, %31
  %32 = phi <8 x double> [ %39, %31 ], [ zeroinitializer, %16 ]
  %33 = phi i64 [ %40, %31 ], [ %14, %16 ]
  %34 = mul nsw i64 %33, %6
  %35 = getelementptr inbounds <8 x double>, ptr %17, i64 %34
  %36 = load <8 x double>, ptr %35, align 64
  %37 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %36)
  %38 = fcmp ogt <8 x double> %37, %32
  %39 = select <8 x i1> %38, <8 x double> %37, <8 x double> %32
  %40 = add nsw i64 %33, 1
  %41 = icmp eq i64 %40, %2
  br i1 %41, label %18, label %31

42:                                               ; preds = %67, %18
  %43 = phi <8 x double> [ zeroinitializer, %18 ], [ %75, %67 ]
  %44 = fmul <8 x double> %13, %28
  %45 = fcmp oeq <8 x double> %19, zeroinitializer
  %46 = fcmp oeq <8 x double> %43, zeroinitializer
  %47 = and <8 x i1> %46, %45
  %48 = fmul <8 x double> %44, %44
  %49 = fadd <8 x double> %48, %43
  %50 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %49)
  %51 = fneg <8 x double> %44
  %52 = call <8 x double> @llvm.copysign.v8f64(<8 x double> %50, <8 x double> %51)
  %53 = select <8 x i1> %47, <8 x i64> <i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408>, <8 x i64> zeroinitializer
  %54 = bitcast <8 x double> %52 to <8 x i64>
  %55 = and <8 x i1> %46, %45
  %56 = xor <8 x i1> %55, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %57 = sext <8 x i1> %56 to <8 x i64>
  %58 = and <8 x i64> %54, %57
  %59 = or <8 x i64> %58, %53
  %60 = bitcast <8 x i64> %59 to <8 x double>
  %61 = fsub <8 x double> %44, %60
  %62 = bitcast <8 x double> %61 to <8 x i64>
  %63 = and <8 x i64> %62, %57
  %64 = or <8 x i64> %63, %53
  %65 = bitcast <8 x i64> %64 to <8 x double>
  %66 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %65
  br i1 %15, label %94, label %81

67:                                               ; preds = %29, %67
  %68 = phi <8 x double> [ %75, %67 ], [ zeroinitializer, %29 ]
  %69 = phi i64 [ %76, %67 ], [ %14, %29 ]
  %70 = mul nsw i64 %69, %6
  %71 = getelementptr inbounds <8 x double>, ptr %30, i64 %70
  %72 = load <8 x double>, ptr %71, align 64
  %73 = fmul <8 x double> %72, %28
  %74 = fmul <8 x double> %73, %73
  %75 = fadd <8 x double> %68, %74
  %76 = add nsw i64 %69, 1
  %77 = icmp eq i64 %76, %2
  br i1 %77, label %42, label %67

78:                                               ; preds = %94
  %79 = mul nsw i64 %109, %1
  %80 = mul nsw i64 %110, %1
  br label %81

81:                                               ; preds = %78, %42
  %82 = phi i64 [ %80, %78 ], [ %11, %42 ]
  %83 = phi i64 [ %79, %78 ], [ %9, %42 ]
  %84 = phi ptr [ %108, %78 ], [ %4, %42 ]
  %85 = fdiv <8 x double> %60, %28
  %86 = select <8 x i1> %47, <8 x double> %13, <8 x double> %85
  %87 = getelementptr inbounds <8 x double>, ptr %84, i64 %83
  %88 = getelementptr inbounds <8 x double>, ptr %87, i64 %82
  store <8 x double> %86, ptr %88, align 64
  %89 = fdiv <8 x double> <double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00>, %60
  %90 = fmul <8 x double> %61, %89
  %91 = bitcast <8 x double> %90 to <8 x i64>
  %92 = and <8 x i64> %91, %57
  %93 = bitcast <8 x i64> %92 to <8 x double>
  ret <8 x double> %93

94:                                               ; preds = %94, %42
  %95 = phi i64 [ %8, %42 ], [ %110, %94 ]
  %96 = phi i64 [ %6, %42 ], [ %109, %94 ]
  %97 = phi ptr [ %4, %42 ], [ %108, %94 ]
  %98 = phi i64 [ %14, %42 ], [ %106, %94 ]
  %99 = mul nsw i64 %96, %98
  %100 = getelementptr inbounds <8 x double>, ptr %97, i64 %99
  %101 = mul nsw i64 %95, %1
  %102 = getelementptr inbounds <8 x double>, ptr %100, i64 %101
  %103 = load <8 x double>, ptr %102, align 64
  %104 = fmul <8 x double> %103, %28
  %105 = fmul <8 x double> %66, %104
  store <8 x double> %105, ptr %102, align 64
  %106 = add nsw i64 %98, 1
  %107 = icmp eq i64 %106, %2
  %108 = load ptr, ptr %0, align 1
  %109 = load i64, ptr %5, align 1
  %110 = load i64, ptr %7, align 1
  br i1 %107, label %78, label %94
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
