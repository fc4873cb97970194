; Made from source/lanes/jacobi.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 78f7432cf8279e71290cecc8e91d640be8bb4bbae01865380fd3ccedefd9328a

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
  br i1 %46, label %64, label %157

47:                                               ; preds = %38
  %48 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> zeroinitializer)
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %92, label %157

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
  %94 = icmp ne i64 %19, 0
  %95 = shl nsw i64 %21, 1
  %96 = icmp sge i64 %20, %95
  %97 = select i1 %94, i1 %96, i1 false
  %98 = select i1 %97, ptr @decompose_tall, ptr @decompose
  %99 = getelementptr inbounds [256 x <8 x double>], ptr %6, i64 0, i64 0
  %100 = getelementptr inbounds [16 x <8 x double>], ptr %8, i64 0, i64 0
  %101 = select i1 %94, i64 %25, i64 0
  %102 = call i64 %98(ptr %39, ptr %99, ptr %30, ptr %100, i64 %20, i64 %21, i64 %101)
  %103 = icmp eq i64 %102, 0
  br i1 %103, label %157, label %104

104:                                              ; preds = %92
  br i1 %31, label %105, label %112

105:                                              ; preds = %104, %105
  %106 = phi i64 [ %110, %105 ], [ 0, %104 ]
  %107 = getelementptr inbounds [16 x <8 x double>], ptr %8, i64 0, i64 %106
  %108 = load <8 x double>, ptr %107, align 64
  %109 = fdiv <8 x double> %108, %93
  store <8 x double> %109, ptr %107, align 64
  %110 = add nuw nsw i64 %106, 1
  %111 = icmp eq i64 %110, %21
  br i1 %111, label %112, label %105

112:                                              ; preds = %105, %104
  %113 = load ptr, ptr %26, align 8
  %114 = getelementptr inbounds i64, ptr %113, i64 2
  %115 = load i64, ptr %114, align 8
  call fastcc void @place_parts(ptr %4, i64 %115, i64 %1, i64 %2, i64 %21)
  call fastcc void @store_parts(ptr %100, ptr %4, i64 %21)
  br i1 %94, label %116, label %157

116:                                              ; preds = %112
  %117 = select i1 %17, ptr %99, ptr %30
  %118 = select i1 %17, ptr %30, ptr %99
  %119 = load i64, ptr %22, align 8
  %120 = icmp sgt i64 %14, 0
  br i1 %120, label %121, label %142

121:                                              ; preds = %116
  %122 = icmp sgt i64 %119, 0
  br label %123

123:                                              ; preds = %127, %121
  %124 = phi i64 [ 0, %121 ], [ %128, %127 ]
  br i1 %122, label %125, label %127

125:                                              ; preds = %123
  %126 = mul nsw i64 %124, %119
  br label %130

127:                                              ; preds = %130, %123
  %128 = add nuw nsw i64 %124, 1
  %129 = icmp eq i64 %128, %14
  br i1 %129, label %140, label %123

130:                                              ; preds = %130, %125
  %131 = phi i64 [ 0, %125 ], [ %138, %130 ]
  %132 = mul nsw i64 %131, %14
  %133 = add nsw i64 %132, %124
  %134 = getelementptr inbounds <8 x double>, ptr %117, i64 %133
  %135 = load <8 x double>, ptr %134, align 64
  %136 = add nsw i64 %131, %126
  %137 = getelementptr inbounds [256 x <8 x double>], ptr %5, i64 0, i64 %136
  store <8 x double> %135, ptr %137, align 64
  %138 = add nuw nsw i64 %131, 1
  %139 = icmp eq i64 %138, %119
  br i1 %139, label %127, label %130

140:                                              ; preds = %127
  %141 = load i64, ptr %22, align 8
  br label %142

142:                                              ; preds = %140, %116
  %143 = phi i64 [ %141, %140 ], [ %119, %116 ]
  %144 = load ptr, ptr %26, align 8
  %145 = getelementptr inbounds i64, ptr %144, i64 1
  %146 = load i64, ptr %145, align 8
  %147 = mul nsw i64 %143, %14
  call fastcc void @place_parts(ptr %10, i64 %146, i64 %1, i64 %2, i64 %147)
  %148 = load i64, ptr %22, align 8
  %149 = mul nsw i64 %148, %14
  call fastcc void @store_parts(ptr %39, ptr %10, i64 %149)
  %150 = load ptr, ptr %26, align 8
  %151 = getelementptr inbounds i64, ptr %150, i64 3
  %152 = load i64, ptr %151, align 8
  %153 = load i64, ptr %23, align 8
  %154 = mul nsw i64 %153, %16
  call fastcc void @place_parts(ptr %10, i64 %152, i64 %1, i64 %2, i64 %154)
  %155 = load i64, ptr %23, align 8
  %156 = mul nsw i64 %155, %16
  call fastcc void @store_parts(ptr %118, ptr %10, i64 %156)
  br label %157

157:                                              ; preds = %41, %47, %142, %92, %112
  %158 = phi i64 [ 0, %142 ], [ 1, %92 ], [ 0, %112 ], [ 1, %47 ], [ 1, %41 ]
  ret i64 %158
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
  %29 = icmp sgt i64 %4, 0
  br i1 %29, label %30, label %36

30:                                               ; preds = %28
  %31 = icmp sgt i64 %6, 0
  br label %32

32:                                               ; preds = %38, %30
  %33 = phi i64 [ 0, %30 ], [ %39, %38 ]
  br i1 %31, label %34, label %38

34:                                               ; preds = %32
  %35 = getelementptr inbounds <8 x double>, ptr %2, i64 %33
  br label %41

36:                                               ; preds = %38, %28
  %37 = icmp sgt i64 %5, 0
  br i1 %37, label %49, label %59

38:                                               ; preds = %41, %32
  %39 = add nuw nsw i64 %33, 1
  %40 = icmp eq i64 %39, %4
  br i1 %40, label %36, label %32

41:                                               ; preds = %34, %41
  %42 = phi i64 [ %47, %41 ], [ 0, %34 ]
  %43 = icmp eq i64 %33, %42
  %44 = select i1 %43, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, <8 x double> zeroinitializer
  %45 = mul nsw i64 %42, %4
  %46 = getelementptr inbounds <8 x double>, ptr %35, i64 %45
  store <8 x double> %44, ptr %46, align 64
  %47 = add nuw nsw i64 %42, 1
  %48 = icmp eq i64 %47, %6
  br i1 %48, label %38, label %41

49:                                               ; preds = %36, %49
  %50 = phi i64 [ %51, %49 ], [ %5, %36 ]
  %51 = add nsw i64 %50, -1
  %52 = getelementptr inbounds [16 x <8 x double>], ptr %9, i64 0, i64 %51
  call fastcc void @apply_reflection(ptr %11, ptr %12, ptr %52, i64 %51, i64 %4, i64 %51, i64 %6)
  %53 = icmp ugt i64 %50, 1
  br i1 %53, label %49, label %54

54:                                               ; preds = %49
  br i1 %37, label %55, label %59

55:                                               ; preds = %54, %68
  %56 = phi i64 [ %69, %68 ], [ 0, %54 ]
  %57 = mul nsw i64 %56, %4
  %58 = mul nsw i64 %56, %5
  br label %71

59:                                               ; preds = %68, %36, %54
  %60 = mul nsw i64 %5, %5
  %61 = getelementptr inbounds <8 x double>, ptr %0, i64 %60
  %62 = call i64 @decompose(ptr %0, ptr %1, ptr %61, ptr %3, i64 %5, i64 %5, i64 %5)
  %63 = icmp eq i64 %62, 0
  %64 = xor i1 %29, true
  %65 = or i1 %63, %64
  %66 = xor i1 %63, true
  %67 = zext i1 %66 to i64
  br i1 %65, label %119, label %84

68:                                               ; preds = %78
  %69 = add nuw nsw i64 %56, 1
  %70 = icmp eq i64 %69, %5
  br i1 %70, label %59, label %55

71:                                               ; preds = %55, %78
  %72 = phi i64 [ 0, %55 ], [ %82, %78 ]
  %73 = icmp ugt i64 %72, %56
  br i1 %73, label %78, label %74

74:                                               ; preds = %71
  %75 = add nsw i64 %72, %57
  %76 = getelementptr inbounds <8 x double>, ptr %0, i64 %75
  %77 = load <8 x double>, ptr %76, align 64
  br label %78

78:                                               ; preds = %71, %74
  %79 = phi <8 x double> [ %77, %74 ], [ zeroinitializer, %71 ]
  %80 = add nsw i64 %72, %58
  %81 = getelementptr inbounds <8 x double>, ptr %0, i64 %80
  store <8 x double> %79, ptr %81, align 64
  %82 = add nuw nsw i64 %72, 1
  %83 = icmp eq i64 %82, %5
  br i1 %83, label %68, label %71

84:                                               ; preds = %59, %107
  %85 = phi i64 [ %108, %107 ], [ 0, %59 ]
  br i1 %37, label %87, label %107

86:                                               ; preds = %91
  br i1 %37, label %110, label %107

87:                                               ; preds = %84, %91
  %88 = phi i64 [ %92, %91 ], [ 0, %84 ]
  %89 = getelementptr inbounds [16 x <8 x double>], ptr %10, i64 0, i64 %88
  %90 = mul nsw i64 %88, %5
  br label %94

91:                                               ; preds = %94
  store <8 x double> %104, ptr %89, align 64
  %92 = add nuw nsw i64 %88, 1
  %93 = icmp eq i64 %92, %5
  br i1 %93, label %86, label %87

94:                                               ; preds = %87, %94
  %95 = phi <8 x double> [ zeroinitializer, %87 ], [ %104, %94 ]
  %96 = phi i64 [ 0, %87 ], [ %105, %94 ]
  %97 = mul nsw i64 %96, %4
  %98 = add nsw i64 %97, %85
  %99 = getelementptr inbounds <8 x double>, ptr %2, i64 %98
  %100 = load <8 x double>, ptr %99, align 64
  %101 = add nsw i64 %96, %90
  %102 = getelementptr inbounds <8 x double>, ptr %61, i64 %101
  %103 = load <8 x double>, ptr %102, align 64
  %104 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %100, <8 x double> %103, <8 x double> %95)
  %105 = add nuw nsw i64 %96, 1
  %106 = icmp eq i64 %105, %5
  br i1 %106, label %91, label %94

107:                                              ; preds = %110, %84, %86
  %108 = add nuw nsw i64 %85, 1
  %109 = icmp eq i64 %108, %4
  br i1 %109, label %119, label %84

110:                                              ; preds = %86, %110
  %111 = phi i64 [ %117, %110 ], [ 0, %86 ]
  %112 = getelementptr inbounds [16 x <8 x double>], ptr %10, i64 0, i64 %111
  %113 = load <8 x double>, ptr %112, align 64
  %114 = mul nsw i64 %111, %4
  %115 = add nsw i64 %114, %85
  %116 = getelementptr inbounds <8 x double>, ptr %2, i64 %115
  store <8 x double> %113, ptr %116, align 64
  %117 = add nuw nsw i64 %111, 1
  %118 = icmp eq i64 %117, %5
  br i1 %118, label %107, label %110

119:                                              ; preds = %107, %59
  %120 = phi i64 [ %67, %59 ], [ 1, %107 ]
  ret i64 %120
}

define internal i64 @decompose(ptr %0, ptr %1, ptr %2, ptr %3, i64 %4, i64 %5, i64 %6) {
  %8 = alloca <8 x double>, align 64
  %9 = alloca %struct.rotation, align 64
  %10 = alloca %struct.matrix, align 8
  %11 = alloca <8 x double>, align 64
  %12 = alloca %struct.matrix, align 8
  %13 = alloca [16 x <8 x double>], align 64
  %14 = alloca [16 x <8 x double>], align 64
  %15 = alloca %struct.matrix, align 8
  %16 = alloca %struct.matrix, align 8
  %17 = icmp eq i64 %6, 0
  br i1 %17, label %18, label %326

18:                                               ; preds = %7
  %19 = getelementptr inbounds %struct.matrix, ptr %12, i64 0, i32 0
  store ptr %0, ptr %19, align 8
  %20 = getelementptr inbounds %struct.matrix, ptr %12, i64 0, i32 1
  store i64 1, ptr %20, align 8
  %21 = getelementptr inbounds %struct.matrix, ptr %12, i64 0, i32 2
  store i64 %4, ptr %21, align 8
  %22 = getelementptr inbounds %struct.matrix, ptr %10, i64 0, i32 0
  %23 = getelementptr inbounds <8 x double>, ptr %0, i64 %4
  store ptr %23, ptr %22, align 8
  %24 = getelementptr inbounds %struct.matrix, ptr %10, i64 0, i32 1
  store i64 %4, ptr %24, align 8
  %25 = getelementptr inbounds %struct.matrix, ptr %10, i64 0, i32 2
  store i64 1, ptr %25, align 8
  %26 = icmp sgt i64 %5, 0
  br i1 %26, label %27, label %46

27:                                               ; preds = %18
  %28 = add nsw i64 %5, -1
  br label %29

29:                                               ; preds = %39, %27
  %30 = phi i64 [ 0, %27 ], [ %32, %39 ]
  %31 = call fastcc <8 x double> @reflect(ptr %12, i64 %30, i64 %4)
  store <8 x double> %31, ptr %11, align 64
  %32 = add nuw nsw i64 %30, 1
  call fastcc void @apply_reflection(ptr %12, ptr %12, ptr %11, i64 %30, i64 %4, i64 %32, i64 %5)
  %33 = getelementptr inbounds <8 x double>, ptr %0, i64 %30
  %34 = mul nsw i64 %30, %4
  %35 = getelementptr inbounds <8 x double>, ptr %33, i64 %34
  %36 = load <8 x double>, ptr %35, align 64
  %37 = getelementptr inbounds <8 x double>, ptr %3, i64 %30
  store <8 x double> %36, ptr %37, align 64
  %38 = icmp eq i64 %32, %5
  br i1 %38, label %45, label %39

39:                                               ; preds = %29
  %40 = call fastcc <8 x double> @reflect(ptr %10, i64 %30, i64 %28)
  store <8 x double> %40, ptr %11, align 64
  call fastcc void @apply_reflection(ptr %10, ptr %10, ptr %11, i64 %30, i64 %28, i64 %32, i64 %4)
  %41 = getelementptr inbounds <8 x double>, ptr %23, i64 %34
  %42 = getelementptr inbounds <8 x double>, ptr %41, i64 %30
  %43 = load <8 x double>, ptr %42, align 64
  %44 = getelementptr inbounds [16 x <8 x double>], ptr %13, i64 0, i64 %30
  store <8 x double> %43, ptr %44, align 64
  br label %29

45:                                               ; preds = %29
  br label %46

46:                                               ; preds = %45, %18
  %47 = icmp sgt i64 %5, 1
  %48 = add nsw i64 %5, -2
  %49 = mul nsw i64 %5, 30
  br label %50

50:                                               ; preds = %293, %46
  %51 = phi i64 [ 0, %46 ], [ %294, %293 ]
  br i1 %47, label %52, label %95

52:                                               ; preds = %50, %52
  %53 = phi <8 x i64> [ %92, %52 ], [ zeroinitializer, %50 ]
  %54 = phi i64 [ %93, %52 ], [ %48, %50 ]
  %55 = phi <8 x i64> [ %91, %52 ], [ zeroinitializer, %50 ]
  %56 = phi <8 x i64> [ %86, %52 ], [ zeroinitializer, %50 ]
  %57 = phi <8 x i64> [ %90, %52 ], [ zeroinitializer, %50 ]
  %58 = getelementptr inbounds <8 x double>, ptr %3, i64 %54
  %59 = load <8 x double>, ptr %58, align 64
  %60 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %59)
  %61 = add nuw nsw i64 %54, 1
  %62 = getelementptr inbounds <8 x double>, ptr %3, i64 %61
  %63 = load <8 x double>, ptr %62, align 64
  %64 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %63)
  %65 = fadd <8 x double> %60, %64
  %66 = fmul <8 x double> %65, <double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000>
  %67 = getelementptr inbounds [16 x <8 x double>], ptr %13, i64 0, i64 %54
  %68 = load <8 x double>, ptr %67, align 64
  %69 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %68)
  %70 = fcmp ogt <8 x double> %66, <double 0x3950000000000000, double 0x3950000000000000, double 0x3950000000000000, double 0x3950000000000000, double 0x3950000000000000, double 0x3950000000000000, double 0x3950000000000000, double 0x3950000000000000>
  %71 = select <8 x i1> %70, <8 x double> %66, <8 x double> <double 0x3950000000000000, double 0x3950000000000000, double 0x3950000000000000, double 0x3950000000000000, double 0x3950000000000000, double 0x3950000000000000, double 0x3950000000000000, double 0x3950000000000000>
  %72 = fcmp ole <8 x double> %69, %71
  %73 = sext <8 x i1> %72 to <8 x i64>
  %74 = bitcast <8 x double> %68 to <8 x i64>
  %75 = xor <8 x i64> %73, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %76 = and <8 x i64> %75, %74
  store <8 x i64> %76, ptr %67, align 64
  %77 = or <8 x i64> %55, %73
  %78 = xor <8 x i64> %77, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %79 = and <8 x i64> %55, %73
  %80 = xor <8 x i64> %53, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %81 = and <8 x i64> %79, %80
  %82 = insertelement <8 x i64> poison, i64 %61, i64 0
  %83 = shufflevector <8 x i64> %82, <8 x i64> poison, <8 x i32> zeroinitializer
  %84 = and <8 x i64> %83, %78
  %85 = and <8 x i64> %77, %56
  %86 = or <8 x i64> %85, %84
  %87 = and <8 x i64> %81, %83
  %88 = xor <8 x i64> %81, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %89 = and <8 x i64> %57, %88
  %90 = or <8 x i64> %89, %87
  %91 = or <8 x i64> %55, %78
  %92 = or <8 x i64> %79, %53
  %93 = add nsw i64 %54, -1
  %94 = icmp eq i64 %54, 0
  br i1 %94, label %95, label %52

95:                                               ; preds = %52, %50
  %96 = phi <8 x i64> [ zeroinitializer, %50 ], [ %86, %52 ]
  %97 = phi <8 x i64> [ zeroinitializer, %50 ], [ %90, %52 ]
  %98 = phi <8 x i64> [ zeroinitializer, %50 ], [ %91, %52 ]
  %99 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %98)
  %100 = icmp eq i64 %99, 0
  br i1 %100, label %101, label %103

101:                                              ; preds = %95
  br i1 %26, label %295, label %102

102:                                              ; preds = %101
  br label %576

103:                                              ; preds = %95
  %104 = icmp eq i64 %51, %49
  br i1 %104, label %302, label %105

105:                                              ; preds = %103
  br i1 %26, label %108, label %147

106:                                              ; preds = %144
  %107 = fmul <8 x double> %131, <double 0x3CE0000000000000, double 0x3CE0000000000000, double 0x3CE0000000000000, double 0x3CE0000000000000, double 0x3CE0000000000000, double 0x3CE0000000000000, double 0x3CE0000000000000, double 0x3CE0000000000000>
  br label %147

108:                                              ; preds = %105, %144
  %109 = phi <8 x double> [ %125, %144 ], [ <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %105 ]
  %110 = phi <8 x double> [ %128, %144 ], [ <double 0x7E70000000000000, double 0x7E70000000000000, double 0x7E70000000000000, double 0x7E70000000000000, double 0x7E70000000000000, double 0x7E70000000000000, double 0x7E70000000000000, double 0x7E70000000000000>, %105 ]
  %111 = phi <8 x double> [ %131, %144 ], [ zeroinitializer, %105 ]
  %112 = phi <8 x double> [ %138, %144 ], [ zeroinitializer, %105 ]
  %113 = phi <8 x double> [ %145, %144 ], [ zeroinitializer, %105 ]
  %114 = phi <8 x double> [ %133, %144 ], [ zeroinitializer, %105 ]
  %115 = phi i64 [ %134, %144 ], [ 0, %105 ]
  %116 = insertelement <8 x i64> poison, i64 %115, i64 0
  %117 = shufflevector <8 x i64> %116, <8 x i64> poison, <8 x i32> zeroinitializer
  %118 = icmp sge <8 x i64> %117, %97
  %119 = icmp sle <8 x i64> %117, %96
  %120 = and <8 x i1> %119, %118
  %121 = getelementptr inbounds <8 x double>, ptr %3, i64 %115
  %122 = load <8 x double>, ptr %121, align 64
  %123 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %122)
  %124 = icmp eq <8 x i64> %117, %97
  %125 = select <8 x i1> %124, <8 x double> %122, <8 x double> %109
  %126 = fcmp olt <8 x double> %123, %110
  %127 = and <8 x i1> %120, %126
  %128 = select <8 x i1> %127, <8 x double> %123, <8 x double> %110
  %129 = fcmp ogt <8 x double> %123, %111
  %130 = and <8 x i1> %120, %129
  %131 = select <8 x i1> %130, <8 x double> %123, <8 x double> %111
  %132 = icmp eq <8 x i64> %117, %96
  %133 = select <8 x i1> %132, <8 x double> %123, <8 x double> %114
  %134 = add nuw nsw i64 %115, 1
  %135 = insertelement <8 x i64> poison, i64 %134, i64 0
  %136 = shufflevector <8 x i64> %135, <8 x i64> poison, <8 x i32> zeroinitializer
  %137 = icmp eq <8 x i64> %136, %96
  %138 = select <8 x i1> %137, <8 x double> %123, <8 x double> %112
  %139 = icmp slt i64 %134, %5
  br i1 %139, label %140, label %144

140:                                              ; preds = %108
  %141 = getelementptr inbounds [16 x <8 x double>], ptr %13, i64 0, i64 %115
  %142 = load <8 x double>, ptr %141, align 64
  %143 = select <8 x i1> %137, <8 x double> %142, <8 x double> %113
  br label %144

144:                                              ; preds = %140, %108
  %145 = phi <8 x double> [ %143, %140 ], [ %113, %108 ]
  %146 = icmp eq i64 %134, %5
  br i1 %146, label %106, label %108

147:                                              ; preds = %106, %105
  %148 = phi <8 x double> [ %125, %106 ], [ <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %105 ]
  %149 = phi <8 x double> [ %133, %106 ], [ zeroinitializer, %105 ]
  %150 = phi <8 x double> [ %145, %106 ], [ zeroinitializer, %105 ]
  %151 = phi <8 x double> [ %138, %106 ], [ zeroinitializer, %105 ]
  %152 = phi <8 x double> [ %107, %106 ], [ zeroinitializer, %105 ]
  %153 = phi <8 x double> [ %128, %106 ], [ <double 0x7E70000000000000, double 0x7E70000000000000, double 0x7E70000000000000, double 0x7E70000000000000, double 0x7E70000000000000, double 0x7E70000000000000, double 0x7E70000000000000, double 0x7E70000000000000>, %105 ]
  %154 = fadd <8 x double> %149, %151
  %155 = fmul <8 x double> %150, %150
  %156 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %154, <8 x double> %154, <8 x double> %155)
  %157 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %156)
  %158 = fsub <8 x double> %151, %149
  %159 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %158, <8 x double> %158, <8 x double> %155)
  %160 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %159)
  %161 = fadd <8 x double> %157, %160
  %162 = fmul <8 x double> %151, <double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00>
  %163 = fmul <8 x double> %149, %162
  %164 = fcmp ogt <8 x double> %161, zeroinitializer
  %165 = select <8 x i1> %164, <8 x double> %161, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %166 = fdiv <8 x double> %163, %165
  %167 = fcmp ogt <8 x double> %153, %152
  %168 = fmul <8 x double> %166, %166
  %169 = fmul <8 x double> %148, <double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000>
  %170 = fmul <8 x double> %148, %169
  %171 = fcmp ogt <8 x double> %168, %170
  %172 = and <8 x i1> %171, %167
  %173 = select <8 x i1> %172, <8 x double> %166, <8 x double> zeroinitializer
  %174 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %148)
  %175 = fcmp one <8 x double> %148, zeroinitializer
  %176 = select <8 x i1> %175, <8 x double> %148, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %177 = fsub <8 x double> %174, %173
  %178 = call <8 x double> @llvm.copysign.v8f64(<8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, <8 x double> %148)
  %179 = fdiv <8 x double> %173, %176
  %180 = fadd <8 x double> %178, %179
  %181 = fmul <8 x double> %177, %180
  br i1 %47, label %182, label %293

182:                                              ; preds = %147, %288
  %183 = phi i64 [ %291, %288 ], [ 1, %147 ]
  %184 = phi <8 x double> [ %290, %288 ], [ zeroinitializer, %147 ]
  %185 = phi <8 x double> [ %289, %288 ], [ zeroinitializer, %147 ]
  %186 = phi i64 [ %183, %288 ], [ 0, %147 ]
  %187 = insertelement <8 x i64> poison, i64 %186, i64 0
  %188 = shufflevector <8 x i64> %187, <8 x i64> poison, <8 x i32> zeroinitializer
  %189 = icmp slt <8 x i64> %188, %97
  %190 = select <8 x i1> %189, <8 x i64> zeroinitializer, <8 x i64> %98
  %191 = icmp slt <8 x i64> %188, %96
  %192 = select <8 x i1> %191, <8 x i64> %190, <8 x i64> zeroinitializer
  %193 = icmp eq <8 x i64> %188, %97
  %194 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %192)
  %195 = icmp eq i64 %194, 0
  br i1 %195, label %288, label %196

196:                                              ; preds = %182
  %197 = select <8 x i1> %193, <8 x double> %181, <8 x double> %184
  %198 = getelementptr inbounds [16 x <8 x double>], ptr %13, i64 0, i64 %186
  %199 = load <8 x double>, ptr %198, align 64
  %200 = select <8 x i1> %193, <8 x double> %199, <8 x double> %185
  %201 = fmul <8 x double> %200, %200
  %202 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %197, <8 x double> %197, <8 x double> %201)
  %203 = fcmp ogt <8 x double> %202, <double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000>
  %204 = select <8 x i1> %203, <8 x double> %202, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %205 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %204)
  %206 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %205
  %207 = fmul <8 x double> %197, %206
  %208 = select <8 x i1> %203, <8 x double> %207, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %209 = fmul <8 x double> %200, %206
  %210 = icmp eq i64 %186, 0
  %211 = bitcast <8 x double> %199 to <8 x i64>
  br i1 %210, label %223, label %212

212:                                              ; preds = %196
  %213 = select <8 x i1> %203, <8 x double> %205, <8 x double> %197
  %214 = select <8 x i1> %193, <8 x i64> zeroinitializer, <8 x i64> %192
  %215 = add nsw i64 %186, -1
  %216 = getelementptr inbounds [16 x <8 x double>], ptr %13, i64 0, i64 %215
  %217 = load <8 x i64>, ptr %216, align 64
  %218 = bitcast <8 x double> %213 to <8 x i64>
  %219 = and <8 x i64> %214, %218
  %220 = xor <8 x i64> %214, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %221 = and <8 x i64> %217, %220
  %222 = or <8 x i64> %221, %219
  store <8 x i64> %222, ptr %216, align 64
  br label %223

223:                                              ; preds = %212, %196
  %224 = select <8 x i1> %203, <8 x double> %209, <8 x double> zeroinitializer
  %225 = getelementptr inbounds <8 x double>, ptr %3, i64 %186
  %226 = load <8 x double>, ptr %225, align 64
  %227 = fneg <8 x double> %224
  %228 = fmul <8 x double> %226, %227
  %229 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %208, <8 x double> %199, <8 x double> %228)
  %230 = getelementptr inbounds <8 x double>, ptr %3, i64 %183
  %231 = load <8 x double>, ptr %230, align 64
  %232 = fmul <8 x double> %208, %231
  %233 = fmul <8 x double> %199, %224
  %234 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %208, <8 x double> %226, <8 x double> %233)
  %235 = fmul <8 x double> %224, %231
  %236 = fmul <8 x double> %235, %235
  %237 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %234, <8 x double> %234, <8 x double> %236)
  %238 = fcmp ogt <8 x double> %237, <double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000>
  %239 = select <8 x i1> %238, <8 x double> %237, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %240 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %239)
  %241 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %240
  %242 = fmul <8 x double> %234, %241
  %243 = select <8 x i1> %238, <8 x double> %242, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %244 = fmul <8 x double> %235, %241
  %245 = select <8 x i1> %238, <8 x double> %240, <8 x double> %234
  %246 = bitcast <8 x double> %245 to <8 x i64>
  %247 = and <8 x i64> %192, %246
  %248 = bitcast <8 x double> %226 to <8 x i64>
  %249 = xor <8 x i64> %192, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %250 = and <8 x i64> %248, %249
  %251 = or <8 x i64> %247, %250
  store <8 x i64> %251, ptr %225, align 64
  %252 = select <8 x i1> %238, <8 x double> %244, <8 x double> zeroinitializer
  %253 = fneg <8 x double> %252
  %254 = fmul <8 x double> %229, %253
  %255 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %243, <8 x double> %232, <8 x double> %254)
  %256 = bitcast <8 x double> %255 to <8 x i64>
  %257 = and <8 x i64> %192, %256
  %258 = bitcast <8 x double> %231 to <8 x i64>
  %259 = and <8 x i64> %258, %249
  %260 = or <8 x i64> %257, %259
  store <8 x i64> %260, ptr %230, align 64
  %261 = fmul <8 x double> %232, %252
  %262 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %243, <8 x double> %229, <8 x double> %261)
  %263 = insertelement <8 x i64> poison, i64 %183, i64 0
  %264 = shufflevector <8 x i64> %263, <8 x i64> poison, <8 x i32> zeroinitializer
  %265 = icmp eq <8 x i64> %264, %96
  %266 = sext <8 x i1> %265 to <8 x i64>
  %267 = and <8 x i64> %192, %266
  %268 = bitcast <8 x double> %262 to <8 x i64>
  %269 = and <8 x i64> %267, %268
  %270 = xor <8 x i64> %267, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %271 = and <8 x i64> %211, %270
  %272 = or <8 x i64> %269, %271
  store <8 x i64> %272, ptr %198, align 64
  %273 = add nuw nsw i64 %186, 2
  %274 = icmp eq i64 %273, %5
  br i1 %274, label %293, label %275

275:                                              ; preds = %223
  %276 = getelementptr inbounds [16 x <8 x double>], ptr %13, i64 0, i64 %183
  %277 = load <8 x double>, ptr %276, align 64
  %278 = fmul <8 x double> %252, %277
  %279 = xor <8 x i64> %266, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %280 = and <8 x i64> %192, %279
  %281 = fmul <8 x double> %243, %277
  %282 = bitcast <8 x double> %281 to <8 x i64>
  %283 = and <8 x i64> %280, %282
  %284 = bitcast <8 x double> %277 to <8 x i64>
  %285 = xor <8 x i64> %280, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %286 = and <8 x i64> %284, %285
  %287 = or <8 x i64> %283, %286
  store <8 x i64> %287, ptr %276, align 64
  br label %288

288:                                              ; preds = %275, %182
  %289 = phi <8 x double> [ %278, %275 ], [ %185, %182 ]
  %290 = phi <8 x double> [ %262, %275 ], [ %184, %182 ]
  %291 = add nuw nsw i64 %183, 1
  %292 = icmp eq i64 %291, %5
  br i1 %292, label %293, label %182

293:                                              ; preds = %288, %223, %147
  %294 = add nuw nsw i64 %51, 1
  br label %50

295:                                              ; preds = %101, %295
  %296 = phi i64 [ %300, %295 ], [ 0, %101 ]
  %297 = getelementptr inbounds <8 x double>, ptr %3, i64 %296
  %298 = load <8 x double>, ptr %297, align 64
  %299 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %298)
  store <8 x double> %299, ptr %297, align 64
  %300 = add nuw nsw i64 %296, 1
  %301 = icmp eq i64 %300, %5
  br i1 %301, label %303, label %295

302:                                              ; preds = %103
  br label %576

303:                                              ; preds = %295
  br label %306

304:                                              ; preds = %323, %306
  %305 = icmp eq i64 %308, %5
  br i1 %305, label %576, label %306

306:                                              ; preds = %303, %304
  %307 = phi i64 [ %308, %304 ], [ 0, %303 ]
  %308 = add nuw nsw i64 %307, 1
  %309 = icmp slt i64 %308, %5
  br i1 %309, label %310, label %304

310:                                              ; preds = %306
  %311 = getelementptr inbounds <8 x double>, ptr %3, i64 %307
  br label %312

312:                                              ; preds = %323, %310
  %313 = phi i64 [ %308, %310 ], [ %324, %323 ]
  %314 = load <8 x double>, ptr %311, align 64
  %315 = getelementptr inbounds <8 x double>, ptr %3, i64 %313
  %316 = load <8 x double>, ptr %315, align 64
  %317 = fcmp olt <8 x double> %314, %316
  %318 = bitcast <8 x i1> %317 to i8
  %319 = icmp eq i8 %318, 0
  br i1 %319, label %323, label %320

320:                                              ; preds = %312
  %321 = select <8 x i1> %317, <8 x double> %316, <8 x double> %314
  store <8 x double> %321, ptr %311, align 64
  %322 = select <8 x i1> %317, <8 x double> %314, <8 x double> %316
  store <8 x double> %322, ptr %315, align 64
  br label %323

323:                                              ; preds = %320, %312
  %324 = add nuw nsw i64 %313, 1
  %325 = icmp eq i64 %324, %5
  br i1 %325, label %304, label %312

326:                                              ; preds = %7
  %327 = mul i64 %5, %5
  %328 = icmp eq i64 %327, 0
  br i1 %328, label %339, label %329

329:                                              ; preds = %326
  %330 = add nsw i64 %5, 1
  br label %331

331:                                              ; preds = %331, %329
  %332 = phi i64 [ 0, %329 ], [ %337, %331 ]
  %333 = srem i64 %332, %330
  %334 = icmp eq i64 %333, 0
  %335 = select i1 %334, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, <8 x double> zeroinitializer
  %336 = getelementptr inbounds <8 x double>, ptr %1, i64 %332
  store <8 x double> %335, ptr %336, align 64
  %337 = add nuw nsw i64 %332, 1
  %338 = icmp eq i64 %337, %327
  br i1 %338, label %339, label %331

339:                                              ; preds = %331, %326
  %340 = icmp sgt i64 %5, 0
  %341 = icmp sgt i64 %4, 0
  %342 = getelementptr inbounds %struct.rotation, ptr %9, i64 0, i32 0
  %343 = getelementptr inbounds %struct.rotation, ptr %9, i64 0, i32 1
  %344 = getelementptr inbounds %struct.rotation, ptr %9, i64 0, i32 2
  %345 = getelementptr inbounds %struct.rotation, ptr %9, i64 0, i32 3
  %346 = getelementptr inbounds %struct.rotation, ptr %9, i64 0, i32 4
  %347 = getelementptr inbounds %struct.rotation, ptr %9, i64 0, i32 5
  br label %348

348:                                              ; preds = %441, %339
  %349 = phi i64 [ 0, %339 ], [ %442, %441 ]
  br i1 %340, label %353, label %500

350:                                              ; preds = %434, %353
  %351 = phi i64 [ %354, %353 ], [ %435, %434 ]
  %352 = icmp eq i64 %356, %5
  br i1 %352, label %438, label %353

353:                                              ; preds = %348, %350
  %354 = phi i64 [ %351, %350 ], [ 0, %348 ]
  %355 = phi i64 [ %356, %350 ], [ 0, %348 ]
  %356 = add nuw nsw i64 %355, 1
  %357 = icmp slt i64 %356, %5
  br i1 %357, label %358, label %350

358:                                              ; preds = %353
  %359 = mul nsw i64 %355, %4
  %360 = getelementptr inbounds <8 x double>, ptr %0, i64 %359
  %361 = mul nsw i64 %355, %5
  %362 = getelementptr inbounds <8 x double>, ptr %1, i64 %361
  br label %363

363:                                              ; preds = %434, %358
  %364 = phi i64 [ %354, %358 ], [ %435, %434 ]
  %365 = phi i64 [ %356, %358 ], [ %436, %434 ]
  %366 = mul nsw i64 %365, %4
  %367 = getelementptr inbounds <8 x double>, ptr %0, i64 %366
  br i1 %341, label %386, label %368

368:                                              ; preds = %386, %363
  %369 = phi <8 x double> [ zeroinitializer, %363 ], [ %394, %386 ]
  %370 = phi <8 x double> [ zeroinitializer, %363 ], [ %398, %386 ]
  %371 = phi <8 x double> [ zeroinitializer, %363 ], [ %399, %386 ]
  %372 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %371)
  %373 = fcmp ogt <8 x double> %369, <double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000>
  %374 = select <8 x i1> %373, <8 x double> %369, <8 x double> <double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000>
  %375 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %374)
  %376 = fcmp ogt <8 x double> %370, <double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000>
  %377 = select <8 x i1> %376, <8 x double> %370, <8 x double> <double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000>
  %378 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %377)
  %379 = fmul <8 x double> %375, %378
  %380 = fmul <8 x double> %379, <double 0x3CC0000000000000, double 0x3CC0000000000000, double 0x3CC0000000000000, double 0x3CC0000000000000, double 0x3CC0000000000000, double 0x3CC0000000000000, double 0x3CC0000000000000, double 0x3CC0000000000000>
  %381 = fcmp ogt <8 x double> %380, <double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000>
  %382 = select <8 x i1> %381, <8 x double> %380, <8 x double> <double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000>
  %383 = fcmp ogt <8 x double> %372, %382
  %384 = bitcast <8 x i1> %383 to i8
  %385 = icmp eq i8 %384, 0
  br i1 %385, label %434, label %402

386:                                              ; preds = %363, %386
  %387 = phi i64 [ %400, %386 ], [ 0, %363 ]
  %388 = phi <8 x double> [ %399, %386 ], [ zeroinitializer, %363 ]
  %389 = phi <8 x double> [ %398, %386 ], [ zeroinitializer, %363 ]
  %390 = phi <8 x double> [ %394, %386 ], [ zeroinitializer, %363 ]
  %391 = getelementptr inbounds <8 x double>, ptr %360, i64 %387
  %392 = load <8 x double>, ptr %391, align 64
  %393 = fmul <8 x double> %392, %392
  %394 = fadd <8 x double> %390, %393
  %395 = getelementptr inbounds <8 x double>, ptr %367, i64 %387
  %396 = load <8 x double>, ptr %395, align 64
  %397 = fmul <8 x double> %396, %396
  %398 = fadd <8 x double> %389, %397
  %399 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %392, <8 x double> %396, <8 x double> %388)
  %400 = add nuw nsw i64 %387, 1
  %401 = icmp eq i64 %400, %4
  br i1 %401, label %368, label %386

402:                                              ; preds = %368
  %403 = sext <8 x i1> %383 to <8 x i64>
  %404 = bitcast <8 x double> %372 to <8 x i64>
  %405 = and <8 x i64> %403, %404
  %406 = select <8 x i1> %383, <8 x i64> zeroinitializer, <8 x i64> <i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408>
  %407 = or <8 x i64> %405, %406
  %408 = bitcast <8 x i64> %407 to <8 x double>
  %409 = fsub <8 x double> %370, %369
  %410 = fadd <8 x double> %408, %408
  %411 = fdiv <8 x double> %409, %410
  %412 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %411)
  %413 = fcmp ogt <8 x double> %412, <double 0x4340000000000000, double 0x4340000000000000, double 0x4340000000000000, double 0x4340000000000000, double 0x4340000000000000, double 0x4340000000000000, double 0x4340000000000000, double 0x4340000000000000>
  %414 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %411, <8 x double> %411, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>)
  %415 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %414)
  %416 = select <8 x i1> %413, <8 x double> %412, <8 x double> %415
  %417 = fadd <8 x double> %412, %416
  %418 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %417
  %419 = call <8 x double> @llvm.copysign.v8f64(<8 x double> %418, <8 x double> %411)
  %420 = bitcast <8 x double> %419 to <8 x i64>
  %421 = and <8 x i64> %420, %403
  %422 = bitcast <8 x i64> %421 to <8 x double>
  %423 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %422, <8 x double> %422, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>)
  %424 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %423)
  %425 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %424
  %426 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %408
  %427 = fmul <8 x double> %371, %426
  store <8 x double> %425, ptr %342, align 64
  %428 = fmul <8 x double> %425, %422
  store <8 x double> %428, ptr %343, align 64
  store <8 x i64> %421, ptr %344, align 64
  store <8 x double> %372, ptr %345, align 64
  %429 = bitcast <8 x double> %427 to <8 x i64>
  %430 = and <8 x i64> %429, %403
  %431 = or <8 x i64> %430, %406
  store <8 x i64> %431, ptr %346, align 64
  store <8 x i64> %403, ptr %347, align 64
  call fastcc void @rotate(ptr %9, ptr %360, ptr %367, i64 %4, i64 1)
  %432 = mul nsw i64 %365, %5
  %433 = getelementptr inbounds <8 x double>, ptr %1, i64 %432
  call fastcc void @rotate(ptr %9, ptr %362, ptr %433, i64 %5, i64 1)
  br label %434

434:                                              ; preds = %402, %368
  %435 = phi i64 [ 1, %402 ], [ %364, %368 ]
  %436 = add nuw i64 %365, 1
  %437 = icmp eq i64 %436, %5
  br i1 %437, label %350, label %363

438:                                              ; preds = %350
  %439 = icmp eq i64 %351, 0
  br i1 %439, label %440, label %441

440:                                              ; preds = %438
  br i1 %340, label %444, label %500

441:                                              ; preds = %438
  %442 = add nuw nsw i64 %349, 1
  %443 = icmp eq i64 %442, 50
  br i1 %443, label %576, label %348

444:                                              ; preds = %440, %541
  %445 = phi i64 [ %545, %541 ], [ 0, %440 ]
  br i1 %341, label %446, label %541

446:                                              ; preds = %444
  %447 = mul nsw i64 %445, %4
  br label %547

448:                                              ; preds = %541
  br i1 %340, label %451, label %500

449:                                              ; preds = %497, %451
  %450 = icmp eq i64 %453, %5
  br i1 %450, label %500, label %451

451:                                              ; preds = %448, %449
  %452 = phi i64 [ %453, %449 ], [ 0, %448 ]
  %453 = add nuw nsw i64 %452, 1
  %454 = icmp slt i64 %453, %5
  br i1 %454, label %455, label %449

455:                                              ; preds = %451
  %456 = getelementptr inbounds <8 x double>, ptr %3, i64 %452
  %457 = mul nsw i64 %452, %4
  %458 = getelementptr inbounds <8 x double>, ptr %0, i64 %457
  %459 = mul nsw i64 %452, %5
  %460 = getelementptr inbounds <8 x double>, ptr %1, i64 %459
  br label %461

461:                                              ; preds = %497, %455
  %462 = phi i64 [ %453, %455 ], [ %498, %497 ]
  %463 = load <8 x double>, ptr %456, align 64
  %464 = getelementptr inbounds <8 x double>, ptr %3, i64 %462
  %465 = load <8 x double>, ptr %464, align 64
  %466 = fcmp olt <8 x double> %463, %465
  %467 = bitcast <8 x i1> %466 to i8
  %468 = icmp eq i8 %467, 0
  br i1 %468, label %497, label %469

469:                                              ; preds = %461
  %470 = select <8 x i1> %466, <8 x double> %465, <8 x double> %463
  store <8 x double> %470, ptr %456, align 64
  %471 = select <8 x i1> %466, <8 x double> %463, <8 x double> %465
  store <8 x double> %471, ptr %464, align 64
  %472 = mul nsw i64 %462, %4
  %473 = getelementptr inbounds <8 x double>, ptr %0, i64 %472
  br i1 %341, label %474, label %484

474:                                              ; preds = %469, %474
  %475 = phi i64 [ %482, %474 ], [ 0, %469 ]
  %476 = getelementptr inbounds <8 x double>, ptr %458, i64 %475
  %477 = load <8 x i64>, ptr %476, align 64
  %478 = getelementptr inbounds <8 x double>, ptr %473, i64 %475
  %479 = load <8 x i64>, ptr %478, align 64
  %480 = select <8 x i1> %466, <8 x i64> %479, <8 x i64> %477
  store <8 x i64> %480, ptr %476, align 64
  %481 = select <8 x i1> %466, <8 x i64> %477, <8 x i64> %479
  store <8 x i64> %481, ptr %478, align 64
  %482 = add nuw nsw i64 %475, 1
  %483 = icmp eq i64 %482, %4
  br i1 %483, label %484, label %474

484:                                              ; preds = %474, %469
  %485 = mul nsw i64 %462, %5
  %486 = getelementptr inbounds <8 x double>, ptr %1, i64 %485
  br label %487

487:                                              ; preds = %484, %487
  %488 = phi i64 [ %495, %487 ], [ 0, %484 ]
  %489 = getelementptr inbounds <8 x double>, ptr %460, i64 %488
  %490 = load <8 x i64>, ptr %489, align 64
  %491 = getelementptr inbounds <8 x double>, ptr %486, i64 %488
  %492 = load <8 x i64>, ptr %491, align 64
  %493 = select <8 x i1> %466, <8 x i64> %492, <8 x i64> %490
  store <8 x i64> %493, ptr %489, align 64
  %494 = select <8 x i1> %466, <8 x i64> %490, <8 x i64> %492
  store <8 x i64> %494, ptr %491, align 64
  %495 = add nuw nsw i64 %488, 1
  %496 = icmp eq i64 %495, %5
  br i1 %496, label %497, label %487

497:                                              ; preds = %487, %461
  %498 = add nuw nsw i64 %462, 1
  %499 = icmp eq i64 %498, %5
  br i1 %499, label %449, label %461

500:                                              ; preds = %348, %449, %440, %448
  %501 = getelementptr inbounds %struct.matrix, ptr %15, i64 0, i32 0
  store ptr %0, ptr %501, align 8
  %502 = getelementptr inbounds %struct.matrix, ptr %15, i64 0, i32 1
  store i64 1, ptr %502, align 8
  %503 = getelementptr inbounds %struct.matrix, ptr %15, i64 0, i32 2
  store i64 %4, ptr %503, align 8
  %504 = getelementptr inbounds %struct.matrix, ptr %16, i64 0, i32 0
  store ptr %2, ptr %504, align 8
  %505 = getelementptr inbounds %struct.matrix, ptr %16, i64 0, i32 1
  store i64 1, ptr %505, align 8
  %506 = getelementptr inbounds %struct.matrix, ptr %16, i64 0, i32 2
  store i64 %4, ptr %506, align 8
  %507 = icmp slt i64 %4, %5
  %508 = select i1 %507, i64 %4, i64 %5
  %509 = icmp sgt i64 %508, 0
  br i1 %509, label %510, label %516

510:                                              ; preds = %500, %510
  %511 = phi i64 [ %514, %510 ], [ 0, %500 ]
  %512 = call fastcc <8 x double> @reflect(ptr %15, i64 %511, i64 %4)
  %513 = getelementptr inbounds [16 x <8 x double>], ptr %14, i64 0, i64 %511
  store <8 x double> %512, ptr %513, align 64
  store <8 x double> %512, ptr %8, align 64
  %514 = add nuw nsw i64 %511, 1
  call fastcc void @apply_reflection(ptr %15, ptr %15, ptr %8, i64 %511, i64 %4, i64 %514, i64 %5)
  %515 = icmp eq i64 %514, %508
  br i1 %515, label %516, label %510

516:                                              ; preds = %510, %500
  br i1 %341, label %517, label %523

517:                                              ; preds = %516
  %518 = icmp sgt i64 %6, 0
  br label %519

519:                                              ; preds = %524, %517
  %520 = phi i64 [ 0, %517 ], [ %525, %524 ]
  br i1 %518, label %521, label %524

521:                                              ; preds = %519
  %522 = getelementptr inbounds <8 x double>, ptr %2, i64 %520
  br label %527

523:                                              ; preds = %524, %516
  br i1 %340, label %535, label %557

524:                                              ; preds = %527, %519
  %525 = add nuw nsw i64 %520, 1
  %526 = icmp eq i64 %525, %4
  br i1 %526, label %523, label %519

527:                                              ; preds = %521, %527
  %528 = phi i64 [ %533, %527 ], [ 0, %521 ]
  %529 = icmp eq i64 %520, %528
  %530 = select i1 %529, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, <8 x double> zeroinitializer
  %531 = mul nsw i64 %528, %4
  %532 = getelementptr inbounds <8 x double>, ptr %522, i64 %531
  store <8 x double> %530, ptr %532, align 64
  %533 = add nuw nsw i64 %528, 1
  %534 = icmp eq i64 %533, %6
  br i1 %534, label %524, label %527

535:                                              ; preds = %523, %535
  %536 = phi i64 [ %537, %535 ], [ %5, %523 ]
  %537 = add nsw i64 %536, -1
  %538 = getelementptr inbounds [16 x <8 x double>], ptr %14, i64 0, i64 %537
  call fastcc void @apply_reflection(ptr %15, ptr %16, ptr %538, i64 %537, i64 %4, i64 %537, i64 %6)
  %539 = icmp ugt i64 %536, 1
  br i1 %539, label %535, label %540

540:                                              ; preds = %535
  br i1 %340, label %558, label %557

541:                                              ; preds = %547, %444
  %542 = phi <8 x double> [ zeroinitializer, %444 ], [ %554, %547 ]
  %543 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %542)
  %544 = getelementptr inbounds <8 x double>, ptr %3, i64 %445
  store <8 x double> %543, ptr %544, align 64
  %545 = add nuw nsw i64 %445, 1
  %546 = icmp eq i64 %545, %5
  br i1 %546, label %448, label %444

547:                                              ; preds = %446, %547
  %548 = phi i64 [ 0, %446 ], [ %555, %547 ]
  %549 = phi <8 x double> [ zeroinitializer, %446 ], [ %554, %547 ]
  %550 = add nsw i64 %548, %447
  %551 = getelementptr inbounds <8 x double>, ptr %0, i64 %550
  %552 = load <8 x double>, ptr %551, align 64
  %553 = fmul <8 x double> %552, %552
  %554 = fadd <8 x double> %549, %553
  %555 = add nuw nsw i64 %548, 1
  %556 = icmp eq i64 %555, %4
  br i1 %556, label %541, label %547

557:                                              ; preds = %565, %523, %540
  br label %576

558:                                              ; preds = %540, %565
  %559 = phi i64 [ %566, %565 ], [ 0, %540 ]
  %560 = mul nsw i64 %559, %4
  %561 = add nsw i64 %560, %559
  %562 = getelementptr inbounds <8 x double>, ptr %0, i64 %561
  %563 = load <8 x double>, ptr %562, align 64
  %564 = call <8 x double> @llvm.copysign.v8f64(<8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, <8 x double> %563)
  br i1 %341, label %568, label %565

565:                                              ; preds = %568, %558
  %566 = add nuw nsw i64 %559, 1
  %567 = icmp eq i64 %566, %5
  br i1 %567, label %557, label %558

568:                                              ; preds = %558, %568
  %569 = phi i64 [ %574, %568 ], [ 0, %558 ]
  %570 = add nsw i64 %569, %560
  %571 = getelementptr inbounds <8 x double>, ptr %2, i64 %570
  %572 = load <8 x double>, ptr %571, align 64
  %573 = fmul <8 x double> %564, %572
  store <8 x double> %573, ptr %571, align 64
  %574 = add nuw nsw i64 %569, 1
  %575 = icmp eq i64 %574, %4
  br i1 %575, label %565, label %568

576:                                              ; preds = %441, %304, %102, %302, %557
  %577 = phi i64 [ 0, %302 ], [ 1, %557 ], [ 1, %102 ], [ 1, %304 ], [ 0, %441 ]
  ret i64 %577
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
