; Made from source/lanes/jacobi.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: be1ed3843b41d07d48a6e767994eb4b301a9d59f40551a2f9b8b69d2573222b7

%struct.job = type { ptr, ptr, ptr, i64 }
%struct.places = type { [8 x ptr] }
%struct.rotation = type { <8 x double>, <8 x double>, <8 x double>, <8 x double>, %struct.number, <8 x i64> }
%struct.number = type { <8 x double>, <8 x double> }
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
  %6 = alloca [144 x %struct.number], align 64
  %7 = alloca [144 x %struct.number], align 64
  %8 = alloca [12 x <8 x double>], align 64
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
  %23 = shl nuw nsw i64 %22, 1
  call fastcc void @place_parts(ptr %9, i64 %21, i64 %1, i64 %2, i64 %23)
  %24 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 0
  call fastcc void @load_parts(ptr %24, ptr %9, i64 %23)
  %25 = icmp sgt i64 %14, 0
  br i1 %25, label %26, label %30

26:                                               ; preds = %3
  %27 = icmp eq i64 %16, 0
  br label %77

28:                                               ; preds = %95, %77
  %29 = icmp eq i64 %83, %14
  br i1 %29, label %30, label %77

30:                                               ; preds = %28, %3
  %31 = icmp eq i64 %22, 0
  br i1 %31, label %38, label %41

32:                                               ; preds = %41
  %33 = xor <8 x i64> %59, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %34 = bitcast <8 x double> %54 to <8 x i64>
  %35 = and <8 x i64> %34, <i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312>
  %36 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %33)
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %62, label %353

38:                                               ; preds = %30
  %39 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> zeroinitializer)
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %120, label %353

41:                                               ; preds = %30, %41
  %42 = phi i64 [ %60, %41 ], [ 0, %30 ]
  %43 = phi <8 x i64> [ %59, %41 ], [ <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %30 ]
  %44 = phi <8 x double> [ %54, %41 ], [ zeroinitializer, %30 ]
  %45 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %42
  %46 = load <8 x double>, ptr %45, align 64
  %47 = getelementptr inbounds i8, ptr %45, i64 64
  %48 = load <8 x double>, ptr %47, align 64
  %49 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %46)
  %50 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %48)
  %51 = fcmp ogt <8 x double> %49, %50
  %52 = select <8 x i1> %51, <8 x double> %49, <8 x double> %50
  %53 = fcmp ogt <8 x double> %52, %44
  %54 = select <8 x i1> %53, <8 x double> %52, <8 x double> %44
  %55 = fsub <8 x double> %46, %46
  %56 = fsub <8 x double> %48, %48
  %57 = fadd <8 x double> %55, %56
  %58 = fcmp oeq <8 x double> %57, zeroinitializer
  %59 = select <8 x i1> %58, <8 x i64> %43, <8 x i64> zeroinitializer
  %60 = add nuw nsw i64 %42, 1
  %61 = icmp eq i64 %60, %22
  br i1 %61, label %32, label %41

62:                                               ; preds = %32
  %63 = sub nsw <8 x i64> <i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816>, %35
  %64 = icmp ult <8 x i64> %35, <i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824>
  %65 = select <8 x i1> %64, <8 x i64> %63, <8 x i64> <i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992>
  %66 = bitcast <8 x i64> %65 to <8 x double>
  br label %67

67:                                               ; preds = %67, %62
  %68 = phi i64 [ 0, %62 ], [ %75, %67 ]
  %69 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %68
  %70 = load <8 x double>, ptr %69, align 64
  %71 = getelementptr inbounds i8, ptr %69, i64 64
  %72 = load <8 x double>, ptr %71, align 64
  %73 = fmul <8 x double> %70, %66
  %74 = fmul <8 x double> %72, %66
  store <8 x double> %73, ptr %69, align 64
  store <8 x double> %74, ptr %71, align 64
  %75 = add nuw nsw i64 %68, 1
  %76 = icmp eq i64 %75, %22
  br i1 %76, label %107, label %67

77:                                               ; preds = %26, %28
  %78 = phi i64 [ 0, %26 ], [ %83, %28 ]
  %79 = mul nsw i64 %78, %14
  %80 = add nsw i64 %79, %78
  %81 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %80
  %82 = getelementptr inbounds i8, ptr %81, i64 64
  store <8 x double> zeroinitializer, ptr %82, align 64
  %83 = add nuw nsw i64 %78, 1
  %84 = icmp slt i64 %83, %14
  br i1 %84, label %85, label %28

85:                                               ; preds = %77, %95
  %86 = phi i64 [ %105, %95 ], [ %83, %77 ]
  br i1 %27, label %91, label %87

87:                                               ; preds = %85
  %88 = add nsw i64 %86, %79
  %89 = mul nsw i64 %86, %14
  %90 = add nsw i64 %89, %78
  br label %95

91:                                               ; preds = %85
  %92 = mul nsw i64 %86, %14
  %93 = add nsw i64 %92, %78
  %94 = add nsw i64 %86, %79
  br label %95

95:                                               ; preds = %87, %91
  %96 = phi i64 [ %90, %87 ], [ %94, %91 ]
  %97 = phi i64 [ %88, %87 ], [ %93, %91 ]
  %98 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %97
  %99 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %96
  %100 = load <8 x double>, ptr %99, align 64
  %101 = getelementptr inbounds i8, ptr %99, i64 64
  %102 = load <8 x double>, ptr %101, align 64
  %103 = fneg <8 x double> %102
  store <8 x double> %100, ptr %98, align 64
  %104 = getelementptr inbounds i8, ptr %98, i64 64
  store <8 x double> %103, ptr %104, align 64
  %105 = add nuw nsw i64 %86, 1
  %106 = icmp eq i64 %105, %14
  br i1 %106, label %28, label %85

107:                                              ; preds = %67
  %108 = bitcast <8 x i64> %65 to <8 x double>
  br i1 %31, label %120, label %109

109:                                              ; preds = %107
  %110 = add nsw i64 %14, 1
  br label %111

111:                                              ; preds = %111, %109
  %112 = phi i64 [ 0, %109 ], [ %118, %111 ]
  %113 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %112
  %114 = srem i64 %112, %110
  %115 = icmp eq i64 %114, 0
  %116 = select i1 %115, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, <8 x double> zeroinitializer
  store <8 x double> %116, ptr %113, align 64
  %117 = getelementptr inbounds i8, ptr %113, i64 64
  store <8 x double> zeroinitializer, ptr %117, align 64
  %118 = add nuw nsw i64 %112, 1
  %119 = icmp eq i64 %118, %22
  br i1 %119, label %120, label %111

120:                                              ; preds = %111, %38, %107
  %121 = phi <8 x double> [ %108, %107 ], [ <double 0x7FE0000000000000, double 0x7FE0000000000000, double 0x7FE0000000000000, double 0x7FE0000000000000, double 0x7FE0000000000000, double 0x7FE0000000000000, double 0x7FE0000000000000, double 0x7FE0000000000000>, %38 ], [ %108, %111 ]
  %122 = getelementptr inbounds %struct.rotation, ptr %5, i64 0, i32 0
  %123 = getelementptr inbounds %struct.rotation, ptr %5, i64 0, i32 1
  %124 = getelementptr inbounds %struct.rotation, ptr %5, i64 0, i32 2
  %125 = getelementptr inbounds %struct.rotation, ptr %5, i64 0, i32 3
  %126 = getelementptr inbounds %struct.rotation, ptr %5, i64 0, i32 4, i32 0
  %127 = getelementptr inbounds %struct.rotation, ptr %5, i64 0, i32 4, i32 1
  %128 = getelementptr inbounds %struct.rotation, ptr %5, i64 0, i32 5
  %129 = icmp eq i64 %18, 0
  br label %130

130:                                              ; preds = %259, %120
  %131 = phi i64 [ 0, %120 ], [ %260, %259 ]
  br i1 %25, label %135, label %262

132:                                              ; preds = %252, %135
  %133 = phi i64 [ %136, %135 ], [ %253, %252 ]
  %134 = icmp eq i64 %138, %14
  br i1 %134, label %256, label %135

135:                                              ; preds = %130, %132
  %136 = phi i64 [ %133, %132 ], [ 0, %130 ]
  %137 = phi i64 [ %138, %132 ], [ 0, %130 ]
  %138 = add nuw nsw i64 %137, 1
  %139 = icmp slt i64 %138, %14
  br i1 %139, label %140, label %132

140:                                              ; preds = %135
  %141 = mul nsw i64 %137, %14
  %142 = add nsw i64 %141, %137
  %143 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %142
  %144 = getelementptr inbounds i8, ptr %143, i64 64
  %145 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %137
  %146 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %141
  br label %147

147:                                              ; preds = %252, %140
  %148 = phi i64 [ %136, %140 ], [ %253, %252 ]
  %149 = phi i64 [ %138, %140 ], [ %254, %252 ]
  %150 = add nsw i64 %149, %141
  %151 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %150
  %152 = load <8 x double>, ptr %151, align 64
  %153 = getelementptr inbounds i8, ptr %151, i64 64
  %154 = load <8 x double>, ptr %153, align 64
  %155 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %152)
  %156 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %154)
  %157 = fcmp ogt <8 x double> %155, %156
  %158 = select <8 x i1> %157, <8 x double> %155, <8 x double> %156
  %159 = fcmp oeq <8 x double> %158, zeroinitializer
  %160 = select <8 x i1> %159, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, <8 x double> %158
  %161 = fdiv <8 x double> %152, %160
  %162 = fdiv <8 x double> %154, %160
  %163 = fmul <8 x double> %162, %162
  %164 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %161, <8 x double> %161, <8 x double> %163)
  %165 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %164)
  %166 = fmul <8 x double> %158, %165
  %167 = fcmp ogt <8 x double> %166, <double 0x3C60000000000000, double 0x3C60000000000000, double 0x3C60000000000000, double 0x3C60000000000000, double 0x3C60000000000000, double 0x3C60000000000000, double 0x3C60000000000000, double 0x3C60000000000000>
  %168 = sext <8 x i1> %167 to <8 x i64>
  %169 = bitcast <8 x i1> %167 to i8
  %170 = icmp eq i8 %169, 0
  br i1 %170, label %252, label %171

171:                                              ; preds = %147
  %172 = load <8 x double>, ptr %143, align 64
  %173 = mul nsw i64 %149, %14
  %174 = add nsw i64 %173, %149
  %175 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %174
  %176 = load <8 x double>, ptr %175, align 64
  %177 = bitcast <8 x double> %166 to <8 x i64>
  %178 = and <8 x i64> %168, %177
  %179 = select <8 x i1> %167, <8 x i64> zeroinitializer, <8 x i64> <i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408>
  %180 = or <8 x i64> %178, %179
  %181 = bitcast <8 x i64> %180 to <8 x double>
  %182 = fsub <8 x double> %176, %172
  %183 = fadd <8 x double> %181, %181
  %184 = fdiv <8 x double> %182, %183
  %185 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %184)
  %186 = fcmp ogt <8 x double> %185, <double 0x4340000000000000, double 0x4340000000000000, double 0x4340000000000000, double 0x4340000000000000, double 0x4340000000000000, double 0x4340000000000000, double 0x4340000000000000, double 0x4340000000000000>
  %187 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %184, <8 x double> %184, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>)
  %188 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %187)
  %189 = select <8 x i1> %186, <8 x double> %185, <8 x double> %188
  %190 = fadd <8 x double> %185, %189
  %191 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %190
  %192 = call <8 x double> @llvm.copysign.v8f64(<8 x double> %191, <8 x double> %184)
  %193 = bitcast <8 x double> %192 to <8 x i64>
  %194 = and <8 x i64> %193, %168
  %195 = bitcast <8 x i64> %194 to <8 x double>
  %196 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %195, <8 x double> %195, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>)
  %197 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %196)
  %198 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %197
  %199 = fneg <8 x double> %154
  %200 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %181
  %201 = fmul <8 x double> %152, %200
  %202 = fmul <8 x double> %200, %199
  store <8 x double> %198, ptr %122, align 64
  %203 = fmul <8 x double> %198, %195
  store <8 x double> %203, ptr %123, align 64
  store <8 x i64> %194, ptr %124, align 64
  store <8 x double> %166, ptr %125, align 64
  %204 = bitcast <8 x double> %201 to <8 x i64>
  %205 = bitcast <8 x double> %202 to <8 x i64>
  %206 = and <8 x i64> %204, %168
  %207 = or <8 x i64> %206, %179
  store <8 x i64> %207, ptr %126, align 64
  %208 = and <8 x i64> %205, %168
  store <8 x i64> %208, ptr %127, align 64
  store <8 x i64> %168, ptr %128, align 64
  %209 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %149
  call fastcc void @rotate(ptr %5, ptr %145, ptr %209, i64 %14, i64 %14)
  br label %226

210:                                              ; preds = %226
  %211 = getelementptr inbounds i8, ptr %175, i64 64
  %212 = bitcast <8 x i64> %178 to <8 x double>
  %213 = fmul <8 x double> %212, %195
  %214 = fsub <8 x double> %172, %213
  store <8 x double> %214, ptr %143, align 64
  store <8 x double> zeroinitializer, ptr %144, align 64
  %215 = fadd <8 x double> %176, %213
  store <8 x double> %215, ptr %175, align 64
  store <8 x double> zeroinitializer, ptr %211, align 64
  %216 = bitcast <8 x double> %152 to <8 x i64>
  %217 = bitcast <8 x double> %154 to <8 x i64>
  %218 = xor <8 x i64> %168, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %219 = and <8 x i64> %218, %216
  %220 = and <8 x i64> %218, %217
  store <8 x i64> %219, ptr %151, align 64
  store <8 x i64> %220, ptr %153, align 64
  %221 = add nsw i64 %173, %137
  %222 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %221
  %223 = bitcast <8 x i64> %220 to <8 x double>
  %224 = fneg <8 x double> %223
  store <8 x i64> %219, ptr %222, align 64
  %225 = getelementptr inbounds i8, ptr %222, i64 64
  store <8 x double> %224, ptr %225, align 64
  br i1 %129, label %251, label %249

226:                                              ; preds = %226, %171
  %227 = phi i64 [ %247, %226 ], [ 0, %171 ]
  %228 = add nsw i64 %227, %141
  %229 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %228
  %230 = mul nsw i64 %227, %14
  %231 = add nsw i64 %230, %137
  %232 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %231
  %233 = load <8 x double>, ptr %232, align 64
  %234 = getelementptr inbounds i8, ptr %232, i64 64
  %235 = load <8 x double>, ptr %234, align 64
  %236 = fneg <8 x double> %235
  store <8 x double> %233, ptr %229, align 64
  %237 = getelementptr inbounds i8, ptr %229, i64 64
  store <8 x double> %236, ptr %237, align 64
  %238 = add nsw i64 %227, %173
  %239 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %238
  %240 = add nsw i64 %230, %149
  %241 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %240
  %242 = load <8 x double>, ptr %241, align 64
  %243 = getelementptr inbounds i8, ptr %241, i64 64
  %244 = load <8 x double>, ptr %243, align 64
  %245 = fneg <8 x double> %244
  store <8 x double> %242, ptr %239, align 64
  %246 = getelementptr inbounds i8, ptr %239, i64 64
  store <8 x double> %245, ptr %246, align 64
  %247 = add nuw nsw i64 %227, 1
  %248 = icmp eq i64 %247, %14
  br i1 %248, label %210, label %226

249:                                              ; preds = %210
  %250 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %173
  call fastcc void @rotate(ptr %5, ptr %146, ptr %250, i64 %14, i64 1)
  br label %251

251:                                              ; preds = %249, %210
  br label %252

252:                                              ; preds = %251, %147
  %253 = phi i64 [ %148, %147 ], [ 1, %251 ]
  %254 = add nuw i64 %149, 1
  %255 = icmp eq i64 %254, %14
  br i1 %255, label %132, label %147

256:                                              ; preds = %132
  %257 = icmp eq i64 %133, 0
  br i1 %257, label %258, label %259

258:                                              ; preds = %256
  br i1 %25, label %324, label %262

259:                                              ; preds = %256
  %260 = add nuw nsw i64 %131, 1
  %261 = icmp eq i64 %260, 50
  br i1 %261, label %353, label %130

262:                                              ; preds = %130, %258
  br label %266

263:                                              ; preds = %324
  %264 = getelementptr inbounds [12 x <8 x double>], ptr %8, i64 0, i64 0
  %265 = select i1 %129, i64 0, i64 %14
  br i1 %25, label %267, label %266

266:                                              ; preds = %262, %263
  br label %319

267:                                              ; preds = %263
  %268 = icmp sgt i64 %265, 0
  br label %271

269:                                              ; preds = %308, %271
  %270 = icmp eq i64 %273, %14
  br i1 %270, label %311, label %271

271:                                              ; preds = %269, %267
  %272 = phi i64 [ 0, %267 ], [ %273, %269 ]
  %273 = add nuw nsw i64 %272, 1
  %274 = icmp slt i64 %273, %14
  br i1 %274, label %275, label %269

275:                                              ; preds = %271
  %276 = getelementptr inbounds [12 x <8 x double>], ptr %8, i64 0, i64 %272
  %277 = mul nsw i64 %272, %265
  %278 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %277
  br label %279

279:                                              ; preds = %308, %275
  %280 = phi i64 [ %273, %275 ], [ %309, %308 ]
  %281 = load <8 x double>, ptr %276, align 64
  %282 = getelementptr inbounds [12 x <8 x double>], ptr %8, i64 0, i64 %280
  %283 = load <8 x double>, ptr %282, align 64
  %284 = fcmp olt <8 x double> %283, %281
  %285 = bitcast <8 x i1> %284 to i8
  %286 = icmp eq i8 %285, 0
  br i1 %286, label %308, label %287

287:                                              ; preds = %279
  %288 = select <8 x i1> %284, <8 x double> %283, <8 x double> %281
  store <8 x double> %288, ptr %276, align 64
  %289 = select <8 x i1> %284, <8 x double> %281, <8 x double> %283
  store <8 x double> %289, ptr %282, align 64
  %290 = mul nsw i64 %280, %265
  %291 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %290
  br i1 %268, label %292, label %308

292:                                              ; preds = %287, %292
  %293 = phi i64 [ %306, %292 ], [ 0, %287 ]
  %294 = getelementptr inbounds %struct.number, ptr %278, i64 %293
  %295 = load <8 x i64>, ptr %294, align 64
  %296 = getelementptr inbounds i8, ptr %294, i64 64
  %297 = load <8 x i64>, ptr %296, align 64
  %298 = getelementptr inbounds %struct.number, ptr %291, i64 %293
  %299 = load <8 x i64>, ptr %298, align 64
  %300 = getelementptr inbounds i8, ptr %298, i64 64
  %301 = load <8 x i64>, ptr %300, align 64
  %302 = select <8 x i1> %284, <8 x i64> %299, <8 x i64> %295
  %303 = select <8 x i1> %284, <8 x i64> %301, <8 x i64> %297
  store <8 x i64> %302, ptr %294, align 64
  store <8 x i64> %303, ptr %296, align 64
  %304 = select <8 x i1> %284, <8 x i64> %295, <8 x i64> %299
  %305 = select <8 x i1> %284, <8 x i64> %297, <8 x i64> %301
  store <8 x i64> %304, ptr %298, align 64
  store <8 x i64> %305, ptr %300, align 64
  %306 = add nuw nsw i64 %293, 1
  %307 = icmp eq i64 %306, %265
  br i1 %307, label %308, label %292

308:                                              ; preds = %292, %287, %279
  %309 = add nuw nsw i64 %280, 1
  %310 = icmp eq i64 %309, %14
  br i1 %310, label %269, label %279

311:                                              ; preds = %269
  br label %312

312:                                              ; preds = %311, %312
  %313 = phi i64 [ %317, %312 ], [ 0, %311 ]
  %314 = getelementptr inbounds [12 x <8 x double>], ptr %8, i64 0, i64 %313
  %315 = load <8 x double>, ptr %314, align 64
  %316 = fdiv <8 x double> %315, %121
  store <8 x double> %316, ptr %314, align 64
  %317 = add nuw nsw i64 %313, 1
  %318 = icmp eq i64 %317, %14
  br i1 %318, label %319, label %312

319:                                              ; preds = %312, %266
  %320 = phi ptr [ %8, %266 ], [ %264, %312 ]
  %321 = load ptr, ptr %19, align 8
  %322 = getelementptr inbounds i64, ptr %321, i64 1
  %323 = load i64, ptr %322, align 8
  call fastcc void @place_parts(ptr %4, i64 %323, i64 %1, i64 %2, i64 %14)
  call fastcc void @store_parts(ptr %320, ptr %4, i64 %14)
  br i1 %129, label %353, label %333

324:                                              ; preds = %258, %324
  %325 = phi i64 [ %331, %324 ], [ 0, %258 ]
  %326 = mul nsw i64 %325, %14
  %327 = add nsw i64 %326, %325
  %328 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %327, i32 0
  %329 = load <8 x double>, ptr %328, align 64
  %330 = getelementptr inbounds [12 x <8 x double>], ptr %8, i64 0, i64 %325
  store <8 x double> %329, ptr %330, align 64
  %331 = add nuw nsw i64 %325, 1
  %332 = icmp eq i64 %331, %14
  br i1 %332, label %263, label %324

333:                                              ; preds = %319
  br i1 %25, label %334, label %349

334:                                              ; preds = %333, %337
  %335 = phi i64 [ %338, %337 ], [ 0, %333 ]
  %336 = mul nsw i64 %335, %14
  br label %340

337:                                              ; preds = %340
  %338 = add nuw nsw i64 %335, 1
  %339 = icmp eq i64 %338, %14
  br i1 %339, label %349, label %334

340:                                              ; preds = %340, %334
  %341 = phi i64 [ 0, %334 ], [ %347, %340 ]
  %342 = add nsw i64 %341, %336
  %343 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %342
  %344 = mul nsw i64 %341, %14
  %345 = add nsw i64 %344, %335
  %346 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %345
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 dereferenceable(128) %343, ptr align 64 dereferenceable(128) %346, i64 128, i1 false)
  %347 = add nuw nsw i64 %341, 1
  %348 = icmp eq i64 %347, %14
  br i1 %348, label %337, label %340

349:                                              ; preds = %337, %333
  %350 = load ptr, ptr %19, align 8
  %351 = getelementptr inbounds i64, ptr %350, i64 2
  %352 = load i64, ptr %351, align 8
  call fastcc void @place_parts(ptr %10, i64 %352, i64 %1, i64 %2, i64 %23)
  call fastcc void @store_parts(ptr %24, ptr %10, i64 %23)
  br label %353

353:                                              ; preds = %259, %32, %38, %349, %319
  %354 = phi i64 [ 0, %349 ], [ 0, %319 ], [ 1, %38 ], [ 1, %32 ], [ 1, %259 ]
  ret i64 %354
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
  %5 = alloca [144 x %struct.number], align 64
  %6 = alloca [144 x %struct.number], align 64
  %7 = alloca [144 x %struct.number], align 64
  %8 = alloca [12 x <8 x double>], align 64
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
  %30 = shl nsw i64 %29, 1
  call fastcc void @place_parts(ptr %9, i64 %28, i64 %1, i64 %2, i64 %30)
  %31 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 0
  call fastcc void @load_parts(ptr %31, ptr %9, i64 %30)
  %32 = icmp sgt i64 %21, 0
  br i1 %32, label %33, label %39

33:                                               ; preds = %3
  %34 = icmp sgt i64 %20, 0
  br label %35

35:                                               ; preds = %33, %87
  %36 = phi i64 [ 0, %33 ], [ %88, %87 ]
  br i1 %34, label %37, label %87

37:                                               ; preds = %35
  %38 = mul nsw i64 %36, %20
  br label %90

39:                                               ; preds = %87, %3
  %40 = getelementptr inbounds [144 x %struct.number], ptr %5, i64 0, i64 0
  %41 = icmp sgt i64 %29, 0
  br i1 %41, label %51, label %48

42:                                               ; preds = %51
  %43 = xor <8 x i64> %69, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %44 = bitcast <8 x double> %64 to <8 x i64>
  %45 = and <8 x i64> %44, <i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312>
  %46 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %43)
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %72, label %189

48:                                               ; preds = %39
  %49 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> zeroinitializer)
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %110, label %189

51:                                               ; preds = %39, %51
  %52 = phi i64 [ %70, %51 ], [ 0, %39 ]
  %53 = phi <8 x i64> [ %69, %51 ], [ <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %39 ]
  %54 = phi <8 x double> [ %64, %51 ], [ zeroinitializer, %39 ]
  %55 = getelementptr inbounds [144 x %struct.number], ptr %5, i64 0, i64 %52
  %56 = load <8 x double>, ptr %55, align 64
  %57 = getelementptr inbounds i8, ptr %55, i64 64
  %58 = load <8 x double>, ptr %57, align 64
  %59 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %56)
  %60 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %58)
  %61 = fcmp ogt <8 x double> %59, %60
  %62 = select <8 x i1> %61, <8 x double> %59, <8 x double> %60
  %63 = fcmp ogt <8 x double> %62, %54
  %64 = select <8 x i1> %63, <8 x double> %62, <8 x double> %54
  %65 = fsub <8 x double> %56, %56
  %66 = fsub <8 x double> %58, %58
  %67 = fadd <8 x double> %65, %66
  %68 = fcmp oeq <8 x double> %67, zeroinitializer
  %69 = select <8 x i1> %68, <8 x i64> %53, <8 x i64> zeroinitializer
  %70 = add nuw nsw i64 %52, 1
  %71 = icmp eq i64 %70, %29
  br i1 %71, label %42, label %51

72:                                               ; preds = %42
  %73 = sub nsw <8 x i64> <i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816>, %45
  %74 = icmp ult <8 x i64> %45, <i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824>
  %75 = select <8 x i1> %74, <8 x i64> %73, <8 x i64> <i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992>
  %76 = bitcast <8 x i64> %75 to <8 x double>
  br label %77

77:                                               ; preds = %77, %72
  %78 = phi i64 [ 0, %72 ], [ %85, %77 ]
  %79 = getelementptr inbounds [144 x %struct.number], ptr %5, i64 0, i64 %78
  %80 = load <8 x double>, ptr %79, align 64
  %81 = getelementptr inbounds i8, ptr %79, i64 64
  %82 = load <8 x double>, ptr %81, align 64
  %83 = fmul <8 x double> %80, %76
  %84 = fmul <8 x double> %82, %76
  store <8 x double> %83, ptr %79, align 64
  store <8 x double> %84, ptr %81, align 64
  %85 = add nuw nsw i64 %78, 1
  %86 = icmp eq i64 %85, %29
  br i1 %86, label %108, label %77

87:                                               ; preds = %105, %35
  %88 = add nuw nsw i64 %36, 1
  %89 = icmp eq i64 %88, %21
  br i1 %89, label %39, label %35

90:                                               ; preds = %37, %105
  %91 = phi i64 [ 0, %37 ], [ %106, %105 ]
  %92 = add nsw i64 %91, %38
  %93 = getelementptr inbounds [144 x %struct.number], ptr %5, i64 0, i64 %92
  br i1 %17, label %98, label %94

94:                                               ; preds = %90
  %95 = mul nsw i64 %91, %21
  %96 = add nsw i64 %95, %36
  %97 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %96
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 dereferenceable(128) %93, ptr align 64 dereferenceable(128) %97, i64 128, i1 false)
  br label %105

98:                                               ; preds = %90
  %99 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %92
  %100 = load <8 x double>, ptr %99, align 64
  %101 = getelementptr inbounds i8, ptr %99, i64 64
  %102 = load <8 x double>, ptr %101, align 64
  %103 = fneg <8 x double> %102
  store <8 x double> %100, ptr %93, align 64
  %104 = getelementptr inbounds i8, ptr %93, i64 64
  store <8 x double> %103, ptr %104, align 64
  br label %105

105:                                              ; preds = %94, %98
  %106 = add nuw nsw i64 %91, 1
  %107 = icmp eq i64 %106, %20
  br i1 %107, label %87, label %90

108:                                              ; preds = %77
  %109 = bitcast <8 x i64> %75 to <8 x double>
  br label %110

110:                                              ; preds = %108, %48
  %111 = phi <8 x double> [ <double 0x7FE0000000000000, double 0x7FE0000000000000, double 0x7FE0000000000000, double 0x7FE0000000000000, double 0x7FE0000000000000, double 0x7FE0000000000000, double 0x7FE0000000000000, double 0x7FE0000000000000>, %48 ], [ %109, %108 ]
  %112 = shl nsw i64 %21, 1
  %113 = icmp slt i64 %20, %112
  %114 = select i1 %113, ptr @decompose, ptr @decompose_tall
  %115 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 0
  %116 = getelementptr inbounds [12 x <8 x double>], ptr %8, i64 0, i64 0
  %117 = icmp eq i64 %19, 0
  %118 = select i1 %117, i64 0, i64 %25
  %119 = call i64 %114(ptr %40, ptr %115, ptr %31, ptr %116, i64 %20, i64 %21, i64 %118)
  %120 = icmp eq i64 %119, 0
  br i1 %120, label %189, label %121

121:                                              ; preds = %110
  br i1 %32, label %122, label %129

122:                                              ; preds = %121, %122
  %123 = phi i64 [ %127, %122 ], [ 0, %121 ]
  %124 = getelementptr inbounds [12 x <8 x double>], ptr %8, i64 0, i64 %123
  %125 = load <8 x double>, ptr %124, align 64
  %126 = fdiv <8 x double> %125, %111
  store <8 x double> %126, ptr %124, align 64
  %127 = add nuw nsw i64 %123, 1
  %128 = icmp eq i64 %127, %21
  br i1 %128, label %129, label %122

129:                                              ; preds = %122, %121
  %130 = load ptr, ptr %26, align 8
  %131 = getelementptr inbounds i64, ptr %130, i64 2
  %132 = load i64, ptr %131, align 8
  call fastcc void @place_parts(ptr %4, i64 %132, i64 %1, i64 %2, i64 %21)
  call fastcc void @store_parts(ptr %116, ptr %4, i64 %21)
  br i1 %117, label %189, label %133

133:                                              ; preds = %129
  %134 = select i1 %17, ptr %115, ptr %31
  %135 = select i1 %17, ptr %31, ptr %115
  %136 = load i64, ptr %22, align 8
  %137 = icmp sgt i64 %14, 0
  br i1 %137, label %138, label %158

138:                                              ; preds = %133
  %139 = icmp sgt i64 %136, 0
  br label %140

140:                                              ; preds = %144, %138
  %141 = phi i64 [ 0, %138 ], [ %145, %144 ]
  br i1 %139, label %142, label %144

142:                                              ; preds = %140
  %143 = mul nsw i64 %141, %136
  br label %147

144:                                              ; preds = %147, %140
  %145 = add nuw nsw i64 %141, 1
  %146 = icmp eq i64 %145, %14
  br i1 %146, label %156, label %140

147:                                              ; preds = %147, %142
  %148 = phi i64 [ 0, %142 ], [ %154, %147 ]
  %149 = add nsw i64 %148, %143
  %150 = getelementptr inbounds [144 x %struct.number], ptr %5, i64 0, i64 %149
  %151 = mul nsw i64 %148, %14
  %152 = add nsw i64 %151, %141
  %153 = getelementptr inbounds %struct.number, ptr %134, i64 %152
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 dereferenceable(128) %150, ptr align 64 dereferenceable(128) %153, i64 128, i1 false)
  %154 = add nuw nsw i64 %148, 1
  %155 = icmp eq i64 %154, %136
  br i1 %155, label %144, label %147

156:                                              ; preds = %144
  %157 = load i64, ptr %22, align 8
  br label %158

158:                                              ; preds = %156, %133
  %159 = phi i64 [ %157, %156 ], [ %136, %133 ]
  %160 = load ptr, ptr %26, align 8
  %161 = getelementptr inbounds i64, ptr %160, i64 1
  %162 = load i64, ptr %161, align 8
  %163 = shl i64 %14, 1
  %164 = mul i64 %163, %159
  call fastcc void @place_parts(ptr %10, i64 %162, i64 %1, i64 %2, i64 %164)
  %165 = load i64, ptr %22, align 8
  %166 = mul i64 %163, %165
  call fastcc void @store_parts(ptr %40, ptr %10, i64 %166)
  %167 = load i64, ptr %23, align 8
  %168 = mul nsw i64 %167, %16
  %169 = icmp sgt i64 %168, 0
  br i1 %169, label %170, label %180

170:                                              ; preds = %158, %170
  %171 = phi i64 [ %176, %170 ], [ 0, %158 ]
  %172 = getelementptr inbounds %struct.number, ptr %135, i64 %171
  %173 = getelementptr inbounds i8, ptr %172, i64 64
  %174 = load <8 x double>, ptr %173, align 64
  %175 = fneg <8 x double> %174
  store <8 x double> %175, ptr %173, align 64
  %176 = add nuw nsw i64 %171, 1
  %177 = icmp eq i64 %176, %168
  br i1 %177, label %178, label %170

178:                                              ; preds = %170
  %179 = load i64, ptr %23, align 8
  br label %180

180:                                              ; preds = %178, %158
  %181 = phi i64 [ %179, %178 ], [ %167, %158 ]
  %182 = load ptr, ptr %26, align 8
  %183 = getelementptr inbounds i64, ptr %182, i64 3
  %184 = load i64, ptr %183, align 8
  %185 = shl i64 %16, 1
  %186 = mul i64 %185, %181
  call fastcc void @place_parts(ptr %10, i64 %184, i64 %1, i64 %2, i64 %186)
  %187 = load i64, ptr %23, align 8
  %188 = mul i64 %185, %187
  call fastcc void @store_parts(ptr %135, ptr %10, i64 %188)
  br label %189

189:                                              ; preds = %42, %48, %180, %110, %129
  %190 = phi i64 [ 0, %180 ], [ 1, %110 ], [ 0, %129 ], [ 1, %48 ], [ 1, %42 ]
  ret i64 %190
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

declare i64 @llvm.vector.reduce.or.v8i64(<8 x i64>)

declare <8 x double> @llvm.fabs.v8f64(<8 x double>)

define internal fastcc void @rotate(ptr %0, ptr %1, ptr %2, i64 %3, i64 %4) {
  %6 = getelementptr inbounds %struct.rotation, ptr %0, i64 0, i32 0
  %7 = load <8 x double>, ptr %6, align 64
  %8 = getelementptr inbounds %struct.rotation, ptr %0, i64 0, i32 1
  %9 = load <8 x double>, ptr %8, align 64
  %10 = getelementptr inbounds %struct.rotation, ptr %0, i64 0, i32 4
  %11 = load <8 x double>, ptr %10, align 1
  %12 = getelementptr inbounds i8, ptr %10, i64 64
  %13 = load <8 x double>, ptr %12, align 1
  %14 = fmul <8 x double> %7, %11
  %15 = fmul <8 x double> %7, %13
  %16 = fneg <8 x double> %9
  %17 = fmul <8 x double> %11, %16
  %18 = fmul <8 x double> %13, %16
  %19 = icmp sgt i64 %3, 0
  br i1 %19, label %20, label %23

20:                                               ; preds = %5
  %21 = fneg <8 x double> %18
  %22 = fneg <8 x double> %15
  br label %24

23:                                               ; preds = %24, %5
  ret void

24:                                               ; preds = %20, %24
  %25 = phi i64 [ 0, %20 ], [ %47, %24 ]
  %26 = mul nsw i64 %25, %4
  %27 = getelementptr inbounds %struct.number, ptr %1, i64 %26
  %28 = load <8 x double>, ptr %27, align 64
  %29 = getelementptr inbounds i8, ptr %27, i64 64
  %30 = load <8 x double>, ptr %29, align 64
  %31 = getelementptr inbounds %struct.number, ptr %2, i64 %26
  %32 = load <8 x double>, ptr %31, align 64
  %33 = getelementptr inbounds i8, ptr %31, i64 64
  %34 = load <8 x double>, ptr %33, align 64
  %35 = fmul <8 x double> %7, %28
  %36 = fmul <8 x double> %7, %30
  %37 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %17, <8 x double> %32, <8 x double> %35)
  %38 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %21, <8 x double> %34, <8 x double> %37)
  %39 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %17, <8 x double> %34, <8 x double> %36)
  %40 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %18, <8 x double> %32, <8 x double> %39)
  store <8 x double> %38, ptr %27, align 64
  store <8 x double> %40, ptr %29, align 64
  %41 = fmul <8 x double> %9, %28
  %42 = fmul <8 x double> %9, %30
  %43 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %14, <8 x double> %32, <8 x double> %41)
  %44 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %22, <8 x double> %34, <8 x double> %43)
  %45 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %14, <8 x double> %34, <8 x double> %42)
  %46 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %15, <8 x double> %32, <8 x double> %45)
  store <8 x double> %44, ptr %31, align 64
  store <8 x double> %46, ptr %33, align 64
  %47 = add nuw nsw i64 %25, 1
  %48 = icmp eq i64 %47, %3
  br i1 %48, label %23, label %24
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
  %8 = alloca %struct.number, align 64
  %9 = alloca %struct.number, align 64
  %10 = alloca [12 x %struct.number], align 64
  %11 = alloca [12 x %struct.number], align 64
  %12 = alloca %struct.matrix, align 8
  %13 = alloca %struct.matrix, align 8
  %14 = getelementptr inbounds %struct.matrix, ptr %12, i64 0, i32 0
  store ptr %0, ptr %14, align 8
  %15 = getelementptr inbounds %struct.matrix, ptr %12, i64 0, i32 1
  store i64 1, ptr %15, align 8
  %16 = getelementptr inbounds %struct.matrix, ptr %12, i64 0, i32 2
  store i64 %4, ptr %16, align 8
  %17 = getelementptr inbounds %struct.matrix, ptr %13, i64 0, i32 0
  store ptr %2, ptr %17, align 8
  %18 = getelementptr inbounds %struct.matrix, ptr %13, i64 0, i32 1
  store i64 1, ptr %18, align 8
  %19 = getelementptr inbounds %struct.matrix, ptr %13, i64 0, i32 2
  store i64 %4, ptr %19, align 8
  %20 = icmp slt i64 %4, %5
  %21 = select i1 %20, i64 %4, i64 %5
  %22 = icmp sgt i64 %21, 0
  br i1 %22, label %23, label %35

23:                                               ; preds = %7
  %24 = getelementptr inbounds %struct.number, ptr %9, i64 0, i32 0
  %25 = getelementptr inbounds %struct.number, ptr %9, i64 0, i32 1
  br label %26

26:                                               ; preds = %26, %23
  %27 = phi i64 [ 0, %23 ], [ %33, %26 ]
  %28 = getelementptr inbounds [12 x %struct.number], ptr %10, i64 0, i64 %27
  call fastcc void @reflect(ptr sret(%struct.number) align 64 %8, ptr %12, i64 %27, i64 %4)
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 dereferenceable(128) %28, ptr align 64 dereferenceable(128) %8, i64 128, i1 false)
  %29 = load <8 x double>, ptr %28, align 64
  %30 = getelementptr inbounds i8, ptr %28, i64 64
  %31 = load <8 x double>, ptr %30, align 64
  store <8 x double> %29, ptr %24, align 64
  %32 = fneg <8 x double> %31
  store <8 x double> %32, ptr %25, align 64
  %33 = add nuw nsw i64 %27, 1
  call fastcc void @apply_reflection(ptr %12, ptr %12, ptr %9, i64 %27, i64 %4, i64 %33, i64 %5)
  %34 = icmp eq i64 %33, %21
  br i1 %34, label %35, label %26

35:                                               ; preds = %26, %7
  %36 = icmp ne i64 %6, 0
  br i1 %36, label %37, label %64

37:                                               ; preds = %35
  %38 = icmp sgt i64 %4, 0
  br i1 %38, label %39, label %45

39:                                               ; preds = %37
  %40 = icmp sgt i64 %6, 0
  br label %41

41:                                               ; preds = %47, %39
  %42 = phi i64 [ 0, %39 ], [ %48, %47 ]
  br i1 %40, label %43, label %47

43:                                               ; preds = %41
  %44 = getelementptr inbounds %struct.number, ptr %2, i64 %42
  br label %50

45:                                               ; preds = %47, %37
  %46 = icmp sgt i64 %5, 0
  br i1 %46, label %59, label %70

47:                                               ; preds = %50, %41
  %48 = add nuw nsw i64 %42, 1
  %49 = icmp eq i64 %48, %4
  br i1 %49, label %45, label %41

50:                                               ; preds = %43, %50
  %51 = phi i64 [ %57, %50 ], [ 0, %43 ]
  %52 = mul nsw i64 %51, %4
  %53 = getelementptr inbounds %struct.number, ptr %44, i64 %52
  %54 = icmp eq i64 %42, %51
  %55 = select i1 %54, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, <8 x double> zeroinitializer
  store <8 x double> %55, ptr %53, align 64
  %56 = getelementptr inbounds i8, ptr %53, i64 64
  store <8 x double> zeroinitializer, ptr %56, align 64
  %57 = add nuw nsw i64 %51, 1
  %58 = icmp eq i64 %57, %6
  br i1 %58, label %47, label %50

59:                                               ; preds = %45, %59
  %60 = phi i64 [ %61, %59 ], [ %5, %45 ]
  %61 = add nsw i64 %60, -1
  %62 = getelementptr inbounds [12 x %struct.number], ptr %10, i64 0, i64 %61
  call fastcc void @apply_reflection(ptr %12, ptr %13, ptr %62, i64 %61, i64 %4, i64 %61, i64 %6)
  %63 = icmp ugt i64 %60, 1
  br i1 %63, label %59, label %64

64:                                               ; preds = %59, %35
  %65 = icmp sgt i64 %5, 0
  br i1 %65, label %66, label %70

66:                                               ; preds = %64, %80
  %67 = phi i64 [ %81, %80 ], [ 0, %64 ]
  %68 = mul nsw i64 %67, %5
  %69 = mul nsw i64 %67, %4
  br label %83

70:                                               ; preds = %80, %45, %64
  %71 = phi i1 [ false, %64 ], [ false, %45 ], [ %65, %80 ]
  %72 = mul nsw i64 %5, %5
  %73 = getelementptr inbounds %struct.number, ptr %0, i64 %72
  %74 = select i1 %36, i64 %5, i64 0
  %75 = call i64 @decompose(ptr %0, ptr %1, ptr %73, ptr %3, i64 %5, i64 %5, i64 %74)
  %76 = icmp eq i64 %75, 0
  br i1 %76, label %140, label %77

77:                                               ; preds = %70
  %78 = icmp sgt i64 %4, 0
  %79 = and i1 %36, %78
  br i1 %79, label %96, label %140

80:                                               ; preds = %93
  %81 = add nuw nsw i64 %67, 1
  %82 = icmp eq i64 %81, %5
  br i1 %82, label %70, label %66

83:                                               ; preds = %66, %93
  %84 = phi i64 [ 0, %66 ], [ %94, %93 ]
  %85 = add nsw i64 %84, %68
  %86 = getelementptr inbounds %struct.number, ptr %0, i64 %85
  %87 = icmp ugt i64 %84, %67
  br i1 %87, label %88, label %90

88:                                               ; preds = %83
  store <8 x double> zeroinitializer, ptr %86, align 64
  %89 = getelementptr inbounds i8, ptr %86, i64 64
  store <8 x double> zeroinitializer, ptr %89, align 64
  br label %93

90:                                               ; preds = %83
  %91 = add nsw i64 %84, %69
  %92 = getelementptr inbounds %struct.number, ptr %0, i64 %91
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 dereferenceable(128) %86, ptr align 64 dereferenceable(128) %92, i64 128, i1 false)
  br label %93

93:                                               ; preds = %88, %90
  %94 = add nuw nsw i64 %84, 1
  %95 = icmp eq i64 %94, %5
  br i1 %95, label %80, label %83

96:                                               ; preds = %77, %129
  %97 = phi i64 [ %130, %129 ], [ 0, %77 ]
  br i1 %71, label %99, label %129

98:                                               ; preds = %104
  br i1 %71, label %132, label %129

99:                                               ; preds = %96, %104
  %100 = phi i64 [ %105, %104 ], [ 0, %96 ]
  %101 = getelementptr inbounds [12 x %struct.number], ptr %11, i64 0, i64 %100
  %102 = getelementptr inbounds i8, ptr %101, i64 64
  %103 = mul nsw i64 %100, %5
  br label %107

104:                                              ; preds = %107
  store <8 x double> %124, ptr %101, align 64
  store <8 x double> %126, ptr %102, align 64
  %105 = add nuw nsw i64 %100, 1
  %106 = icmp eq i64 %105, %5
  br i1 %106, label %98, label %99

107:                                              ; preds = %99, %107
  %108 = phi <8 x double> [ zeroinitializer, %99 ], [ %126, %107 ]
  %109 = phi <8 x double> [ zeroinitializer, %99 ], [ %124, %107 ]
  %110 = phi i64 [ 0, %99 ], [ %127, %107 ]
  %111 = mul nsw i64 %110, %4
  %112 = add nsw i64 %111, %97
  %113 = getelementptr inbounds %struct.number, ptr %2, i64 %112
  %114 = add nsw i64 %110, %103
  %115 = getelementptr inbounds %struct.number, ptr %73, i64 %114
  %116 = load <8 x double>, ptr %115, align 1
  %117 = getelementptr inbounds i8, ptr %115, i64 64
  %118 = load <8 x double>, ptr %117, align 1
  %119 = load <8 x double>, ptr %113, align 1
  %120 = getelementptr inbounds i8, ptr %113, i64 64
  %121 = load <8 x double>, ptr %120, align 1
  %122 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %119, <8 x double> %116, <8 x double> %109)
  %123 = fneg <8 x double> %121
  %124 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %123, <8 x double> %118, <8 x double> %122)
  %125 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %119, <8 x double> %118, <8 x double> %108)
  %126 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %121, <8 x double> %116, <8 x double> %125)
  %127 = add nuw nsw i64 %110, 1
  %128 = icmp eq i64 %127, %5
  br i1 %128, label %104, label %107

129:                                              ; preds = %132, %96, %98
  %130 = add nuw nsw i64 %97, 1
  %131 = icmp slt i64 %130, %4
  br i1 %131, label %96, label %140

132:                                              ; preds = %98, %132
  %133 = phi i64 [ %138, %132 ], [ 0, %98 ]
  %134 = mul nsw i64 %133, %4
  %135 = add nsw i64 %134, %97
  %136 = getelementptr inbounds %struct.number, ptr %2, i64 %135
  %137 = getelementptr inbounds [12 x %struct.number], ptr %11, i64 0, i64 %133
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 dereferenceable(128) %136, ptr align 64 dereferenceable(128) %137, i64 128, i1 false)
  %138 = add nuw nsw i64 %133, 1
  %139 = icmp eq i64 %138, %5
  br i1 %139, label %129, label %132

140:                                              ; preds = %129, %77, %70
  %141 = phi i64 [ 0, %70 ], [ 1, %77 ], [ 1, %129 ]
  ret i64 %141
}

define internal i64 @decompose(ptr %0, ptr %1, ptr %2, ptr %3, i64 %4, i64 %5, i64 %6) {
  %8 = alloca %struct.number, align 64
  %9 = alloca %struct.number, align 64
  %10 = alloca %struct.rotation, align 64
  %11 = alloca [12 x %struct.number], align 64
  %12 = alloca %struct.matrix, align 8
  %13 = alloca %struct.matrix, align 8
  %14 = mul i64 %5, %5
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %27, label %16

16:                                               ; preds = %7
  %17 = add nsw i64 %5, 1
  br label %18

18:                                               ; preds = %18, %16
  %19 = phi i64 [ 0, %16 ], [ %25, %18 ]
  %20 = getelementptr inbounds %struct.number, ptr %1, i64 %19
  %21 = srem i64 %19, %17
  %22 = icmp eq i64 %21, 0
  %23 = select i1 %22, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, <8 x double> zeroinitializer
  store <8 x double> %23, ptr %20, align 64
  %24 = getelementptr inbounds i8, ptr %20, i64 64
  store <8 x double> zeroinitializer, ptr %24, align 64
  %25 = add nuw nsw i64 %19, 1
  %26 = icmp eq i64 %25, %14
  br i1 %26, label %27, label %18

27:                                               ; preds = %18, %7
  %28 = icmp sgt i64 %5, 0
  %29 = icmp sgt i64 %4, 0
  %30 = getelementptr inbounds %struct.rotation, ptr %10, i64 0, i32 0
  %31 = getelementptr inbounds %struct.rotation, ptr %10, i64 0, i32 1
  %32 = getelementptr inbounds %struct.rotation, ptr %10, i64 0, i32 2
  %33 = getelementptr inbounds %struct.rotation, ptr %10, i64 0, i32 3
  %34 = getelementptr inbounds %struct.rotation, ptr %10, i64 0, i32 4, i32 0
  %35 = getelementptr inbounds %struct.rotation, ptr %10, i64 0, i32 4, i32 1
  %36 = getelementptr inbounds %struct.rotation, ptr %10, i64 0, i32 5
  %37 = icmp eq i64 %6, 0
  br label %38

38:                                               ; preds = %160, %27
  %39 = phi i64 [ 0, %27 ], [ %161, %160 ]
  br i1 %28, label %43, label %236

40:                                               ; preds = %153, %43
  %41 = phi i64 [ %44, %43 ], [ %154, %153 ]
  %42 = icmp eq i64 %46, %5
  br i1 %42, label %157, label %43

43:                                               ; preds = %38, %40
  %44 = phi i64 [ %41, %40 ], [ 0, %38 ]
  %45 = phi i64 [ %46, %40 ], [ 0, %38 ]
  %46 = add nuw nsw i64 %45, 1
  %47 = icmp slt i64 %46, %5
  br i1 %47, label %48, label %40

48:                                               ; preds = %43
  %49 = mul nsw i64 %45, %4
  %50 = getelementptr inbounds %struct.number, ptr %0, i64 %49
  %51 = mul nsw i64 %45, %5
  %52 = getelementptr inbounds %struct.number, ptr %1, i64 %51
  br label %53

53:                                               ; preds = %153, %48
  %54 = phi i64 [ %44, %48 ], [ %154, %153 ]
  %55 = phi i64 [ %46, %48 ], [ %155, %153 ]
  %56 = mul nsw i64 %55, %4
  %57 = getelementptr inbounds %struct.number, ptr %0, i64 %56
  br i1 %29, label %88, label %58

58:                                               ; preds = %88, %53
  %59 = phi <8 x double> [ zeroinitializer, %53 ], [ %110, %88 ]
  %60 = phi <8 x double> [ zeroinitializer, %53 ], [ %112, %88 ]
  %61 = phi <8 x double> [ zeroinitializer, %53 ], [ %100, %88 ]
  %62 = phi <8 x double> [ zeroinitializer, %53 ], [ %107, %88 ]
  %63 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %59)
  %64 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %60)
  %65 = fcmp ogt <8 x double> %63, %64
  %66 = select <8 x i1> %65, <8 x double> %63, <8 x double> %64
  %67 = fcmp oeq <8 x double> %66, zeroinitializer
  %68 = select <8 x i1> %67, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, <8 x double> %66
  %69 = fdiv <8 x double> %59, %68
  %70 = fdiv <8 x double> %60, %68
  %71 = fmul <8 x double> %70, %70
  %72 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %69, <8 x double> %69, <8 x double> %71)
  %73 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %72)
  %74 = fmul <8 x double> %66, %73
  %75 = fcmp ogt <8 x double> %61, <double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000>
  %76 = select <8 x i1> %75, <8 x double> %61, <8 x double> <double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000>
  %77 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %76)
  %78 = fcmp ogt <8 x double> %62, <double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000>
  %79 = select <8 x i1> %78, <8 x double> %62, <8 x double> <double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000>
  %80 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %79)
  %81 = fmul <8 x double> %77, %80
  %82 = fmul <8 x double> %81, <double 0x3CC0000000000000, double 0x3CC0000000000000, double 0x3CC0000000000000, double 0x3CC0000000000000, double 0x3CC0000000000000, double 0x3CC0000000000000, double 0x3CC0000000000000, double 0x3CC0000000000000>
  %83 = fcmp ogt <8 x double> %82, <double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000>
  %84 = select <8 x i1> %83, <8 x double> %82, <8 x double> <double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000>
  %85 = fcmp ogt <8 x double> %74, %84
  %86 = bitcast <8 x i1> %85 to i8
  %87 = icmp eq i8 %86, 0
  br i1 %87, label %153, label %115

88:                                               ; preds = %53, %88
  %89 = phi i64 [ %113, %88 ], [ 0, %53 ]
  %90 = phi <8 x double> [ %107, %88 ], [ zeroinitializer, %53 ]
  %91 = phi <8 x double> [ %100, %88 ], [ zeroinitializer, %53 ]
  %92 = phi <8 x double> [ %112, %88 ], [ zeroinitializer, %53 ]
  %93 = phi <8 x double> [ %110, %88 ], [ zeroinitializer, %53 ]
  %94 = getelementptr inbounds %struct.number, ptr %50, i64 %89
  %95 = load <8 x double>, ptr %94, align 1
  %96 = getelementptr inbounds i8, ptr %94, i64 64
  %97 = load <8 x double>, ptr %96, align 1
  %98 = fmul <8 x double> %97, %97
  %99 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %95, <8 x double> %95, <8 x double> %98)
  %100 = fadd <8 x double> %91, %99
  %101 = getelementptr inbounds %struct.number, ptr %57, i64 %89
  %102 = load <8 x double>, ptr %101, align 1
  %103 = getelementptr inbounds i8, ptr %101, i64 64
  %104 = load <8 x double>, ptr %103, align 1
  %105 = fmul <8 x double> %104, %104
  %106 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %102, <8 x double> %102, <8 x double> %105)
  %107 = fadd <8 x double> %90, %106
  %108 = fneg <8 x double> %97
  %109 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %95, <8 x double> %102, <8 x double> %93)
  %110 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %97, <8 x double> %104, <8 x double> %109)
  %111 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %95, <8 x double> %104, <8 x double> %92)
  %112 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %108, <8 x double> %102, <8 x double> %111)
  %113 = add nuw nsw i64 %89, 1
  %114 = icmp eq i64 %113, %4
  br i1 %114, label %58, label %88

115:                                              ; preds = %58
  %116 = sext <8 x i1> %85 to <8 x i64>
  %117 = bitcast <8 x double> %74 to <8 x i64>
  %118 = and <8 x i64> %116, %117
  %119 = select <8 x i1> %85, <8 x i64> zeroinitializer, <8 x i64> <i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408>
  %120 = or <8 x i64> %118, %119
  %121 = bitcast <8 x i64> %120 to <8 x double>
  %122 = fsub <8 x double> %62, %61
  %123 = fadd <8 x double> %121, %121
  %124 = fdiv <8 x double> %122, %123
  %125 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %124)
  %126 = fcmp ogt <8 x double> %125, <double 0x4340000000000000, double 0x4340000000000000, double 0x4340000000000000, double 0x4340000000000000, double 0x4340000000000000, double 0x4340000000000000, double 0x4340000000000000, double 0x4340000000000000>
  %127 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %124, <8 x double> %124, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>)
  %128 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %127)
  %129 = select <8 x i1> %126, <8 x double> %125, <8 x double> %128
  %130 = fadd <8 x double> %125, %129
  %131 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %130
  %132 = call <8 x double> @llvm.copysign.v8f64(<8 x double> %131, <8 x double> %124)
  %133 = bitcast <8 x double> %132 to <8 x i64>
  %134 = and <8 x i64> %133, %116
  %135 = bitcast <8 x i64> %134 to <8 x double>
  %136 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %135, <8 x double> %135, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>)
  %137 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %136)
  %138 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %137
  %139 = fneg <8 x double> %60
  %140 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %121
  %141 = fmul <8 x double> %59, %140
  %142 = fmul <8 x double> %140, %139
  store <8 x double> %138, ptr %30, align 64
  %143 = fmul <8 x double> %138, %135
  store <8 x double> %143, ptr %31, align 64
  store <8 x i64> %134, ptr %32, align 64
  store <8 x double> %74, ptr %33, align 64
  %144 = bitcast <8 x double> %141 to <8 x i64>
  %145 = bitcast <8 x double> %142 to <8 x i64>
  %146 = and <8 x i64> %144, %116
  %147 = or <8 x i64> %146, %119
  store <8 x i64> %147, ptr %34, align 64
  %148 = and <8 x i64> %145, %116
  store <8 x i64> %148, ptr %35, align 64
  store <8 x i64> %116, ptr %36, align 64
  call fastcc void @rotate(ptr %10, ptr %50, ptr %57, i64 %4, i64 1)
  br i1 %37, label %152, label %149

149:                                              ; preds = %115
  %150 = mul nsw i64 %55, %5
  %151 = getelementptr inbounds %struct.number, ptr %1, i64 %150
  call fastcc void @rotate(ptr %10, ptr %52, ptr %151, i64 %5, i64 1)
  br label %152

152:                                              ; preds = %149, %115
  br label %153

153:                                              ; preds = %152, %58
  %154 = phi i64 [ 1, %152 ], [ %54, %58 ]
  %155 = add nuw i64 %55, 1
  %156 = icmp eq i64 %155, %5
  br i1 %156, label %40, label %53

157:                                              ; preds = %40
  %158 = icmp eq i64 %41, 0
  br i1 %158, label %159, label %160

159:                                              ; preds = %157
  br i1 %28, label %163, label %236

160:                                              ; preds = %157
  %161 = add nuw nsw i64 %39, 1
  %162 = icmp eq i64 %161, 50
  br i1 %162, label %326, label %38

163:                                              ; preds = %159, %237
  %164 = phi i64 [ %241, %237 ], [ 0, %159 ]
  br i1 %29, label %165, label %237

165:                                              ; preds = %163
  %166 = mul nsw i64 %164, %4
  br label %243

167:                                              ; preds = %237
  %168 = select i1 %37, i64 0, i64 %4
  %169 = select i1 %37, i64 0, i64 %5
  br i1 %28, label %170, label %236

170:                                              ; preds = %167
  %171 = icmp sgt i64 %168, 0
  %172 = icmp sgt i64 %169, 0
  br label %175

173:                                              ; preds = %233, %175
  %174 = icmp eq i64 %177, %5
  br i1 %174, label %236, label %175

175:                                              ; preds = %173, %170
  %176 = phi i64 [ 0, %170 ], [ %177, %173 ]
  %177 = add nuw nsw i64 %176, 1
  %178 = icmp slt i64 %177, %5
  br i1 %178, label %179, label %173

179:                                              ; preds = %175
  %180 = getelementptr inbounds <8 x double>, ptr %3, i64 %176
  %181 = mul nsw i64 %176, %168
  %182 = getelementptr inbounds %struct.number, ptr %0, i64 %181
  %183 = mul nsw i64 %176, %169
  %184 = getelementptr inbounds %struct.number, ptr %1, i64 %183
  br label %185

185:                                              ; preds = %233, %179
  %186 = phi i64 [ %177, %179 ], [ %234, %233 ]
  %187 = load <8 x double>, ptr %180, align 64
  %188 = getelementptr inbounds <8 x double>, ptr %3, i64 %186
  %189 = load <8 x double>, ptr %188, align 64
  %190 = fcmp olt <8 x double> %187, %189
  %191 = bitcast <8 x i1> %190 to i8
  %192 = icmp eq i8 %191, 0
  br i1 %192, label %233, label %193

193:                                              ; preds = %185
  %194 = select <8 x i1> %190, <8 x double> %189, <8 x double> %187
  store <8 x double> %194, ptr %180, align 64
  %195 = select <8 x i1> %190, <8 x double> %187, <8 x double> %189
  store <8 x double> %195, ptr %188, align 64
  %196 = mul nsw i64 %186, %168
  %197 = getelementptr inbounds %struct.number, ptr %0, i64 %196
  br i1 %171, label %198, label %214

198:                                              ; preds = %193, %198
  %199 = phi i64 [ %212, %198 ], [ 0, %193 ]
  %200 = getelementptr inbounds %struct.number, ptr %182, i64 %199
  %201 = load <8 x i64>, ptr %200, align 64
  %202 = getelementptr inbounds i8, ptr %200, i64 64
  %203 = load <8 x i64>, ptr %202, align 64
  %204 = getelementptr inbounds %struct.number, ptr %197, i64 %199
  %205 = load <8 x i64>, ptr %204, align 64
  %206 = getelementptr inbounds i8, ptr %204, i64 64
  %207 = load <8 x i64>, ptr %206, align 64
  %208 = select <8 x i1> %190, <8 x i64> %205, <8 x i64> %201
  %209 = select <8 x i1> %190, <8 x i64> %207, <8 x i64> %203
  store <8 x i64> %208, ptr %200, align 64
  store <8 x i64> %209, ptr %202, align 64
  %210 = select <8 x i1> %190, <8 x i64> %201, <8 x i64> %205
  %211 = select <8 x i1> %190, <8 x i64> %203, <8 x i64> %207
  store <8 x i64> %210, ptr %204, align 64
  store <8 x i64> %211, ptr %206, align 64
  %212 = add nuw nsw i64 %199, 1
  %213 = icmp eq i64 %212, %168
  br i1 %213, label %214, label %198

214:                                              ; preds = %198, %193
  %215 = mul nsw i64 %186, %169
  %216 = getelementptr inbounds %struct.number, ptr %1, i64 %215
  br i1 %172, label %217, label %233

217:                                              ; preds = %214, %217
  %218 = phi i64 [ %231, %217 ], [ 0, %214 ]
  %219 = getelementptr inbounds %struct.number, ptr %184, i64 %218
  %220 = load <8 x i64>, ptr %219, align 64
  %221 = getelementptr inbounds i8, ptr %219, i64 64
  %222 = load <8 x i64>, ptr %221, align 64
  %223 = getelementptr inbounds %struct.number, ptr %216, i64 %218
  %224 = load <8 x i64>, ptr %223, align 64
  %225 = getelementptr inbounds i8, ptr %223, i64 64
  %226 = load <8 x i64>, ptr %225, align 64
  %227 = select <8 x i1> %190, <8 x i64> %224, <8 x i64> %220
  %228 = select <8 x i1> %190, <8 x i64> %226, <8 x i64> %222
  store <8 x i64> %227, ptr %219, align 64
  store <8 x i64> %228, ptr %221, align 64
  %229 = select <8 x i1> %190, <8 x i64> %220, <8 x i64> %224
  %230 = select <8 x i1> %190, <8 x i64> %222, <8 x i64> %226
  store <8 x i64> %229, ptr %223, align 64
  store <8 x i64> %230, ptr %225, align 64
  %231 = add nuw nsw i64 %218, 1
  %232 = icmp eq i64 %231, %169
  br i1 %232, label %233, label %217

233:                                              ; preds = %217, %214, %185
  %234 = add nuw nsw i64 %186, 1
  %235 = icmp eq i64 %234, %5
  br i1 %235, label %173, label %185

236:                                              ; preds = %38, %173, %159, %167
  br i1 %37, label %326, label %256

237:                                              ; preds = %243, %163
  %238 = phi <8 x double> [ zeroinitializer, %163 ], [ %253, %243 ]
  %239 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %238)
  %240 = getelementptr inbounds <8 x double>, ptr %3, i64 %164
  store <8 x double> %239, ptr %240, align 64
  %241 = add nuw nsw i64 %164, 1
  %242 = icmp eq i64 %241, %5
  br i1 %242, label %167, label %163

243:                                              ; preds = %165, %243
  %244 = phi i64 [ 0, %165 ], [ %254, %243 ]
  %245 = phi <8 x double> [ zeroinitializer, %165 ], [ %253, %243 ]
  %246 = add nsw i64 %244, %166
  %247 = getelementptr inbounds %struct.number, ptr %0, i64 %246
  %248 = load <8 x double>, ptr %247, align 1
  %249 = getelementptr inbounds i8, ptr %247, i64 64
  %250 = load <8 x double>, ptr %249, align 1
  %251 = fmul <8 x double> %250, %250
  %252 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %248, <8 x double> %248, <8 x double> %251)
  %253 = fadd <8 x double> %245, %252
  %254 = add nuw nsw i64 %244, 1
  %255 = icmp eq i64 %254, %4
  br i1 %255, label %237, label %243

256:                                              ; preds = %236
  %257 = getelementptr inbounds %struct.matrix, ptr %12, i64 0, i32 0
  store ptr %0, ptr %257, align 8
  %258 = getelementptr inbounds %struct.matrix, ptr %12, i64 0, i32 1
  store i64 1, ptr %258, align 8
  %259 = getelementptr inbounds %struct.matrix, ptr %12, i64 0, i32 2
  store i64 %4, ptr %259, align 8
  %260 = getelementptr inbounds %struct.matrix, ptr %13, i64 0, i32 0
  store ptr %2, ptr %260, align 8
  %261 = getelementptr inbounds %struct.matrix, ptr %13, i64 0, i32 1
  store i64 1, ptr %261, align 8
  %262 = getelementptr inbounds %struct.matrix, ptr %13, i64 0, i32 2
  store i64 %4, ptr %262, align 8
  %263 = icmp slt i64 %4, %5
  %264 = select i1 %263, i64 %4, i64 %5
  %265 = icmp sgt i64 %264, 0
  br i1 %265, label %266, label %278

266:                                              ; preds = %256
  %267 = getelementptr inbounds %struct.number, ptr %9, i64 0, i32 0
  %268 = getelementptr inbounds %struct.number, ptr %9, i64 0, i32 1
  br label %269

269:                                              ; preds = %269, %266
  %270 = phi i64 [ 0, %266 ], [ %276, %269 ]
  %271 = getelementptr inbounds [12 x %struct.number], ptr %11, i64 0, i64 %270
  call fastcc void @reflect(ptr sret(%struct.number) align 64 %8, ptr %12, i64 %270, i64 %4)
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 dereferenceable(128) %271, ptr align 64 dereferenceable(128) %8, i64 128, i1 false)
  %272 = load <8 x double>, ptr %271, align 64
  %273 = getelementptr inbounds i8, ptr %271, i64 64
  %274 = load <8 x double>, ptr %273, align 64
  store <8 x double> %272, ptr %267, align 64
  %275 = fneg <8 x double> %274
  store <8 x double> %275, ptr %268, align 64
  %276 = add nuw nsw i64 %270, 1
  call fastcc void @apply_reflection(ptr %12, ptr %12, ptr %9, i64 %270, i64 %4, i64 %276, i64 %5)
  %277 = icmp eq i64 %276, %264
  br i1 %277, label %278, label %269

278:                                              ; preds = %269, %256
  br i1 %29, label %279, label %285

279:                                              ; preds = %278
  %280 = icmp sgt i64 %6, 0
  br label %281

281:                                              ; preds = %286, %279
  %282 = phi i64 [ 0, %279 ], [ %287, %286 ]
  br i1 %280, label %283, label %286

283:                                              ; preds = %281
  %284 = getelementptr inbounds %struct.number, ptr %2, i64 %282
  br label %289

285:                                              ; preds = %286, %278
  br i1 %28, label %298, label %304

286:                                              ; preds = %289, %281
  %287 = add nuw nsw i64 %282, 1
  %288 = icmp eq i64 %287, %4
  br i1 %288, label %285, label %281

289:                                              ; preds = %283, %289
  %290 = phi i64 [ %296, %289 ], [ 0, %283 ]
  %291 = mul nsw i64 %290, %4
  %292 = getelementptr inbounds %struct.number, ptr %284, i64 %291
  %293 = icmp eq i64 %282, %290
  %294 = select i1 %293, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, <8 x double> zeroinitializer
  store <8 x double> %294, ptr %292, align 64
  %295 = getelementptr inbounds i8, ptr %292, i64 64
  store <8 x double> zeroinitializer, ptr %295, align 64
  %296 = add nuw nsw i64 %290, 1
  %297 = icmp eq i64 %296, %6
  br i1 %297, label %286, label %289

298:                                              ; preds = %285, %298
  %299 = phi i64 [ %300, %298 ], [ %5, %285 ]
  %300 = add nsw i64 %299, -1
  %301 = getelementptr inbounds [12 x %struct.number], ptr %11, i64 0, i64 %300
  call fastcc void @apply_reflection(ptr %12, ptr %13, ptr %301, i64 %300, i64 %4, i64 %300, i64 %6)
  %302 = icmp ugt i64 %299, 1
  br i1 %302, label %298, label %303

303:                                              ; preds = %298
  br i1 %28, label %305, label %304

304:                                              ; preds = %312, %285, %303
  br label %326

305:                                              ; preds = %303, %312
  %306 = phi i64 [ %313, %312 ], [ 0, %303 ]
  %307 = mul nsw i64 %306, %4
  %308 = add nsw i64 %307, %306
  %309 = getelementptr inbounds %struct.number, ptr %0, i64 %308
  %310 = load <8 x double>, ptr %309, align 1
  %311 = call <8 x double> @llvm.copysign.v8f64(<8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, <8 x double> %310)
  br i1 %29, label %315, label %312

312:                                              ; preds = %315, %305
  %313 = add nuw nsw i64 %306, 1
  %314 = icmp eq i64 %313, %5
  br i1 %314, label %304, label %305

315:                                              ; preds = %305, %315
  %316 = phi i64 [ %324, %315 ], [ 0, %305 ]
  %317 = add nsw i64 %316, %307
  %318 = getelementptr inbounds %struct.number, ptr %2, i64 %317
  %319 = load <8 x double>, ptr %318, align 1
  %320 = getelementptr inbounds i8, ptr %318, i64 64
  %321 = load <8 x double>, ptr %320, align 1
  %322 = fmul <8 x double> %311, %319
  %323 = fmul <8 x double> %311, %321
  store <8 x double> %322, ptr %318, align 64
  store <8 x double> %323, ptr %320, align 64
  %324 = add nuw nsw i64 %316, 1
  %325 = icmp eq i64 %324, %4
  br i1 %325, label %312, label %315

326:                                              ; preds = %160, %236, %304
  %327 = phi i64 [ 1, %304 ], [ 1, %236 ], [ 0, %160 ]
  ret i64 %327
}

define internal fastcc void @reflect(ptr sret(%struct.number) align 64 %0, ptr %1, i64 %2, i64 %3) {
  %5 = load ptr, ptr %1, align 1
  %6 = getelementptr inbounds i8, ptr %1, i64 8
  %7 = load i64, ptr %6, align 1
  %8 = getelementptr inbounds i8, ptr %1, i64 16
  %9 = load i64, ptr %8, align 1
  %10 = mul nsw i64 %7, %2
  %11 = getelementptr inbounds %struct.number, ptr %5, i64 %10
  %12 = mul nsw i64 %9, %2
  %13 = getelementptr inbounds %struct.number, ptr %11, i64 %12
  %14 = load <8 x double>, ptr %13, align 64
  %15 = getelementptr inbounds i8, ptr %13, i64 64
  %16 = load <8 x double>, ptr %15, align 64
  %17 = add nsw i64 %2, 1
  %18 = icmp slt i64 %17, %3
  br i1 %18, label %19, label %21

19:                                               ; preds = %4
  %20 = getelementptr inbounds %struct.number, ptr %5, i64 %12
  br label %37

21:                                               ; preds = %37, %4
  %22 = phi <8 x double> [ zeroinitializer, %4 ], [ %50, %37 ]
  %23 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %14)
  %24 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %16)
  %25 = fcmp ogt <8 x double> %23, %24
  %26 = select <8 x i1> %25, <8 x double> %23, <8 x double> %24
  %27 = fcmp ogt <8 x double> %26, %22
  %28 = select <8 x i1> %27, <8 x double> %26, <8 x double> %22
  %29 = bitcast <8 x double> %28 to <8 x i64>
  %30 = and <8 x i64> %29, <i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312>
  %31 = sub nsw <8 x i64> <i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816>, %30
  %32 = icmp ult <8 x i64> %30, <i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824>
  %33 = select <8 x i1> %32, <8 x i64> %31, <8 x i64> <i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992>
  %34 = bitcast <8 x i64> %33 to <8 x double>
  br i1 %18, label %35, label %53

35:                                               ; preds = %21
  %36 = getelementptr inbounds %struct.number, ptr %5, i64 %12
  br label %103

37:                                               ; preds = %19, %37
  %38 = phi <8 x double> [ %50, %37 ], [ zeroinitializer, %19 ]
  %39 = phi i64 [ %51, %37 ], [ %17, %19 ]
  %40 = mul nsw i64 %39, %7
  %41 = getelementptr inbounds %struct.number, ptr %20, i64 %40
  %42 = load <8 x double>, ptr %41, align 1
  %43 = getelementptr inbounds i8, ptr %41, i64 64
  %44 = load <8 x double>, ptr %43, align 1
  %45 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %42)
  %46 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %44)
  %47 = fcmp ogt <8 x double> %45, %46
  %48 = select <8 x i1> %47, <8 x double> %45, <8 x double> %46
  %49 = fcmp ogt <8 x double> %48, %38
  %50 = select <8 x i1> %49, <8 x double> %48, <8 x double> %38
  %51 = add nsw i64 %39, 1
  %52 = icmp eq i64 %51, %3
  br i1 %52, label %21, label %37

53:                                               ; preds = %103, %21
  %54 = phi <8 x double> [ zeroinitializer, %21 ], [ %115, %103 ]
  %55 = fmul <8 x double> %14, %34
  %56 = fmul <8 x double> %16, %34
  %57 = fcmp oeq <8 x double> %22, zeroinitializer
  %58 = fcmp oeq <8 x double> %54, zeroinitializer
  %59 = fcmp oeq <8 x double> %16, zeroinitializer
  %60 = and <8 x i1> %57, %59
  %61 = and <8 x i1> %60, %58
  %62 = sext <8 x i1> %61 to <8 x i64>
  %63 = fmul <8 x double> %56, %56
  %64 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %55, <8 x double> %55, <8 x double> %63)
  %65 = fadd <8 x double> %64, %54
  %66 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %65)
  %67 = fneg <8 x double> %55
  %68 = call <8 x double> @llvm.copysign.v8f64(<8 x double> %66, <8 x double> %67)
  %69 = select <8 x i1> %61, <8 x i64> <i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408>, <8 x i64> zeroinitializer
  %70 = bitcast <8 x double> %68 to <8 x i64>
  %71 = xor <8 x i64> %62, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %72 = and <8 x i64> %70, %71
  %73 = or <8 x i64> %72, %69
  %74 = bitcast <8 x i64> %73 to <8 x double>
  %75 = fsub <8 x double> %55, %74
  %76 = fadd <8 x double> %56, zeroinitializer
  %77 = bitcast <8 x double> %75 to <8 x i64>
  %78 = bitcast <8 x double> %76 to <8 x i64>
  %79 = and <8 x i64> %77, %71
  %80 = or <8 x i64> %79, %69
  %81 = and <8 x i64> %71, %78
  %82 = bitcast <8 x i64> %80 to <8 x double>
  %83 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %82)
  %84 = bitcast <8 x i64> %81 to <8 x double>
  %85 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %84)
  %86 = fcmp ogt <8 x double> %83, %85
  %87 = select <8 x i1> %86, <8 x double> %83, <8 x double> %85
  %88 = fdiv <8 x double> %82, %87
  %89 = fneg <8 x double> %84
  %90 = fdiv <8 x double> %89, %87
  %91 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %87
  %92 = fdiv <8 x double> zeroinitializer, %87
  %93 = fneg <8 x double> %92
  %94 = fmul <8 x double> %90, %93
  %95 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %91, <8 x double> %88, <8 x double> %94)
  %96 = fmul <8 x double> %88, %92
  %97 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %91, <8 x double> %90, <8 x double> %96)
  %98 = fmul <8 x double> %90, %90
  %99 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %88, <8 x double> %88, <8 x double> %98)
  %100 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %99
  %101 = fmul <8 x double> %95, %100
  %102 = fmul <8 x double> %97, %100
  br i1 %18, label %141, label %121

103:                                              ; preds = %35, %103
  %104 = phi i64 [ %116, %103 ], [ %17, %35 ]
  %105 = phi <8 x double> [ %115, %103 ], [ zeroinitializer, %35 ]
  %106 = mul nsw i64 %104, %7
  %107 = getelementptr inbounds %struct.number, ptr %36, i64 %106
  %108 = load <8 x double>, ptr %107, align 1
  %109 = getelementptr inbounds i8, ptr %107, i64 64
  %110 = load <8 x double>, ptr %109, align 1
  %111 = fmul <8 x double> %108, %34
  %112 = fmul <8 x double> %110, %34
  %113 = fmul <8 x double> %112, %112
  %114 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %111, <8 x double> %111, <8 x double> %113)
  %115 = fadd <8 x double> %105, %114
  %116 = add nsw i64 %104, 1
  %117 = icmp eq i64 %116, %3
  br i1 %117, label %53, label %103

118:                                              ; preds = %141
  %119 = mul nsw i64 %163, %2
  %120 = mul nsw i64 %164, %2
  br label %121

121:                                              ; preds = %118, %53
  %122 = phi i64 [ %120, %118 ], [ %12, %53 ]
  %123 = phi i64 [ %119, %118 ], [ %10, %53 ]
  %124 = phi ptr [ %162, %118 ], [ %5, %53 ]
  %125 = getelementptr inbounds %struct.number, ptr %124, i64 %123
  %126 = getelementptr inbounds %struct.number, ptr %125, i64 %122
  %127 = fdiv <8 x double> %74, %34
  %128 = bitcast <8 x double> %16 to <8 x i64>
  %129 = select <8 x i1> %61, <8 x double> %14, <8 x double> %127
  %130 = and <8 x i64> %62, %128
  store <8 x double> %129, ptr %126, align 64
  %131 = getelementptr inbounds i8, ptr %126, i64 64
  store <8 x i64> %130, ptr %131, align 64
  %132 = fdiv <8 x double> <double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00>, %74
  %133 = fmul <8 x double> %75, %132
  %134 = fmul <8 x double> %76, %132
  %135 = bitcast <8 x double> %133 to <8 x i64>
  %136 = bitcast <8 x double> %134 to <8 x i64>
  %137 = getelementptr inbounds %struct.number, ptr %0, i64 0, i32 0
  %138 = and <8 x i64> %135, %71
  store <8 x i64> %138, ptr %137, align 64
  %139 = getelementptr inbounds %struct.number, ptr %0, i64 0, i32 1
  %140 = and <8 x i64> %136, %71
  store <8 x i64> %140, ptr %139, align 64
  ret void

141:                                              ; preds = %141, %53
  %142 = phi i64 [ %9, %53 ], [ %164, %141 ]
  %143 = phi i64 [ %7, %53 ], [ %163, %141 ]
  %144 = phi ptr [ %5, %53 ], [ %162, %141 ]
  %145 = phi i64 [ %17, %53 ], [ %160, %141 ]
  %146 = mul nsw i64 %143, %145
  %147 = getelementptr inbounds %struct.number, ptr %144, i64 %146
  %148 = mul nsw i64 %142, %2
  %149 = getelementptr inbounds %struct.number, ptr %147, i64 %148
  %150 = load <8 x double>, ptr %149, align 1
  %151 = getelementptr inbounds i8, ptr %149, i64 64
  %152 = load <8 x double>, ptr %151, align 1
  %153 = fmul <8 x double> %150, %34
  %154 = fmul <8 x double> %152, %34
  %155 = fneg <8 x double> %154
  %156 = fmul <8 x double> %102, %155
  %157 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %153, <8 x double> %101, <8 x double> %156)
  %158 = fmul <8 x double> %101, %154
  %159 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %153, <8 x double> %102, <8 x double> %158)
  store <8 x double> %157, ptr %149, align 64
  store <8 x double> %159, ptr %151, align 64
  %160 = add nsw i64 %145, 1
  %161 = icmp eq i64 %160, %3
  %162 = load ptr, ptr %1, align 1
  %163 = load i64, ptr %6, align 1
  %164 = load i64, ptr %8, align 1
  br i1 %161, label %118, label %141
}

define internal fastcc void @apply_reflection(ptr %0, ptr %1, ptr %2, i64 %3, i64 %4, i64 %5, i64 %6) {
  %8 = icmp slt i64 %5, %6
  br i1 %8, label %9, label %351

9:                                                ; preds = %7
  %10 = getelementptr inbounds i8, ptr %1, i64 8
  %11 = getelementptr inbounds i8, ptr %1, i64 16
  %12 = add nsw i64 %3, 1
  %13 = icmp slt i64 %12, %4
  %14 = getelementptr inbounds i8, ptr %0, i64 8
  %15 = getelementptr inbounds i8, ptr %0, i64 16
  %16 = getelementptr inbounds i8, ptr %2, i64 64
  br label %17

17:                                               ; preds = %346, %9
  %18 = phi i64 [ %5, %9 ], [ %347, %346 ]
  %19 = sub nsw i64 %6, %18
  %20 = icmp slt i64 %19, 4
  br i1 %20, label %50, label %21

21:                                               ; preds = %17
  %22 = load ptr, ptr %1, align 1
  %23 = load i64, ptr %10, align 1
  %24 = load i64, ptr %11, align 1
  %25 = mul nsw i64 %23, %3
  %26 = getelementptr inbounds %struct.number, ptr %22, i64 %25
  %27 = mul nsw i64 %24, %18
  %28 = getelementptr inbounds %struct.number, ptr %26, i64 %27
  %29 = load <8 x double>, ptr %28, align 64
  %30 = getelementptr inbounds i8, ptr %28, i64 64
  %31 = load <8 x double>, ptr %30, align 64
  %32 = add nsw i64 %18, 1
  %33 = mul nsw i64 %24, %32
  %34 = getelementptr inbounds %struct.number, ptr %26, i64 %33
  %35 = load <8 x double>, ptr %34, align 64
  %36 = getelementptr inbounds i8, ptr %34, i64 64
  %37 = load <8 x double>, ptr %36, align 64
  %38 = add nsw i64 %18, 2
  %39 = mul nsw i64 %24, %38
  %40 = getelementptr inbounds %struct.number, ptr %26, i64 %39
  %41 = load <8 x double>, ptr %40, align 64
  %42 = getelementptr inbounds i8, ptr %40, i64 64
  %43 = load <8 x double>, ptr %42, align 64
  %44 = add nsw i64 %18, 3
  %45 = mul nsw i64 %24, %44
  %46 = getelementptr inbounds %struct.number, ptr %26, i64 %45
  %47 = load <8 x double>, ptr %46, align 64
  %48 = getelementptr inbounds i8, ptr %46, i64 64
  %49 = load <8 x double>, ptr %48, align 64
  br i1 %13, label %135, label %141

50:                                               ; preds = %17, %104
  %51 = phi i64 [ %105, %104 ], [ %18, %17 ]
  %52 = load ptr, ptr %1, align 1
  %53 = load i64, ptr %10, align 1
  %54 = load i64, ptr %11, align 1
  %55 = mul nsw i64 %53, %3
  %56 = getelementptr inbounds %struct.number, ptr %52, i64 %55
  %57 = mul nsw i64 %54, %51
  %58 = getelementptr inbounds %struct.number, ptr %56, i64 %57
  %59 = load <8 x double>, ptr %58, align 64
  %60 = getelementptr inbounds i8, ptr %58, i64 64
  %61 = load <8 x double>, ptr %60, align 64
  br i1 %13, label %62, label %69

62:                                               ; preds = %50
  %63 = load ptr, ptr %0, align 1
  %64 = load i64, ptr %14, align 1
  %65 = load i64, ptr %15, align 1
  %66 = mul nsw i64 %65, %3
  %67 = getelementptr inbounds %struct.number, ptr %63, i64 %66
  %68 = getelementptr inbounds %struct.number, ptr %52, i64 %57
  br label %83

69:                                               ; preds = %83, %50
  %70 = phi <8 x double> [ %59, %50 ], [ %99, %83 ]
  %71 = phi <8 x double> [ %61, %50 ], [ %101, %83 ]
  %72 = load <8 x double>, ptr %2, align 1
  %73 = load <8 x double>, ptr %16, align 1
  %74 = fneg <8 x double> %73
  %75 = fmul <8 x double> %71, %74
  %76 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %72, <8 x double> %70, <8 x double> %75)
  %77 = fmul <8 x double> %70, %73
  %78 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %72, <8 x double> %71, <8 x double> %77)
  %79 = fneg <8 x double> %76
  %80 = fneg <8 x double> %78
  %81 = fsub <8 x double> %59, %76
  %82 = fsub <8 x double> %61, %78
  store <8 x double> %81, ptr %58, align 64
  store <8 x double> %82, ptr %60, align 64
  br i1 %13, label %107, label %104

83:                                               ; preds = %62, %83
  %84 = phi i64 [ %12, %62 ], [ %102, %83 ]
  %85 = phi <8 x double> [ %61, %62 ], [ %101, %83 ]
  %86 = phi <8 x double> [ %59, %62 ], [ %99, %83 ]
  %87 = mul nsw i64 %64, %84
  %88 = getelementptr inbounds %struct.number, ptr %67, i64 %87
  %89 = load <8 x double>, ptr %88, align 1
  %90 = getelementptr inbounds i8, ptr %88, i64 64
  %91 = load <8 x double>, ptr %90, align 1
  %92 = fneg <8 x double> %91
  %93 = mul nsw i64 %84, %53
  %94 = getelementptr inbounds %struct.number, ptr %68, i64 %93
  %95 = load <8 x double>, ptr %94, align 1
  %96 = getelementptr inbounds i8, ptr %94, i64 64
  %97 = load <8 x double>, ptr %96, align 1
  %98 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %89, <8 x double> %95, <8 x double> %86)
  %99 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %91, <8 x double> %97, <8 x double> %98)
  %100 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %89, <8 x double> %97, <8 x double> %85)
  %101 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %92, <8 x double> %95, <8 x double> %100)
  %102 = add nsw i64 %84, 1
  %103 = icmp eq i64 %102, %4
  br i1 %103, label %69, label %83

104:                                              ; preds = %107, %69
  %105 = add nsw i64 %51, 1
  %106 = icmp slt i64 %105, %6
  br i1 %106, label %50, label %346

107:                                              ; preds = %69, %107
  %108 = phi i64 [ %133, %107 ], [ %12, %69 ]
  %109 = load ptr, ptr %1, align 1
  %110 = load i64, ptr %10, align 1
  %111 = load i64, ptr %11, align 1
  %112 = mul nsw i64 %110, %108
  %113 = getelementptr inbounds %struct.number, ptr %109, i64 %112
  %114 = mul nsw i64 %111, %51
  %115 = getelementptr inbounds %struct.number, ptr %113, i64 %114
  %116 = load ptr, ptr %0, align 1
  %117 = load i64, ptr %14, align 1
  %118 = load i64, ptr %15, align 1
  %119 = mul nsw i64 %117, %108
  %120 = getelementptr inbounds %struct.number, ptr %116, i64 %119
  %121 = mul nsw i64 %118, %3
  %122 = getelementptr inbounds %struct.number, ptr %120, i64 %121
  %123 = load <8 x double>, ptr %122, align 1
  %124 = getelementptr inbounds i8, ptr %122, i64 64
  %125 = load <8 x double>, ptr %124, align 1
  %126 = load <8 x double>, ptr %115, align 1
  %127 = getelementptr inbounds i8, ptr %115, i64 64
  %128 = load <8 x double>, ptr %127, align 1
  %129 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %79, <8 x double> %123, <8 x double> %126)
  %130 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %78, <8 x double> %125, <8 x double> %129)
  %131 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %79, <8 x double> %125, <8 x double> %128)
  %132 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %80, <8 x double> %123, <8 x double> %131)
  store <8 x double> %130, ptr %115, align 64
  store <8 x double> %132, ptr %127, align 64
  %133 = add nsw i64 %108, 1
  %134 = icmp eq i64 %133, %4
  br i1 %134, label %104, label %107

135:                                              ; preds = %21
  %136 = load ptr, ptr %0, align 1
  %137 = load i64, ptr %14, align 1
  %138 = load i64, ptr %15, align 1
  %139 = mul nsw i64 %138, %3
  %140 = getelementptr inbounds %struct.number, ptr %136, i64 %139
  br label %224

141:                                              ; preds = %224, %21
  %142 = phi <8 x double> [ %49, %21 ], [ %273, %224 ]
  %143 = phi <8 x double> [ %47, %21 ], [ %271, %224 ]
  %144 = phi <8 x double> [ %43, %21 ], [ %265, %224 ]
  %145 = phi <8 x double> [ %41, %21 ], [ %263, %224 ]
  %146 = phi <8 x double> [ %37, %21 ], [ %257, %224 ]
  %147 = phi <8 x double> [ %35, %21 ], [ %255, %224 ]
  %148 = phi <8 x double> [ %31, %21 ], [ %249, %224 ]
  %149 = phi <8 x double> [ %29, %21 ], [ %247, %224 ]
  %150 = load <8 x double>, ptr %2, align 1
  %151 = load <8 x double>, ptr %16, align 1
  %152 = fneg <8 x double> %151
  %153 = fmul <8 x double> %148, %152
  %154 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %150, <8 x double> %149, <8 x double> %153)
  %155 = fmul <8 x double> %149, %151
  %156 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %150, <8 x double> %148, <8 x double> %155)
  %157 = fneg <8 x double> %154
  %158 = fneg <8 x double> %156
  %159 = fsub <8 x double> %29, %154
  %160 = fsub <8 x double> %31, %156
  store <8 x double> %159, ptr %28, align 64
  store <8 x double> %160, ptr %30, align 64
  %161 = load <8 x double>, ptr %2, align 1
  %162 = load <8 x double>, ptr %16, align 1
  %163 = fneg <8 x double> %162
  %164 = fmul <8 x double> %146, %163
  %165 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %161, <8 x double> %147, <8 x double> %164)
  %166 = fmul <8 x double> %147, %162
  %167 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %161, <8 x double> %146, <8 x double> %166)
  %168 = fneg <8 x double> %165
  %169 = fneg <8 x double> %167
  %170 = load ptr, ptr %1, align 1
  %171 = load i64, ptr %10, align 1
  %172 = load i64, ptr %11, align 1
  %173 = mul nsw i64 %171, %3
  %174 = getelementptr inbounds %struct.number, ptr %170, i64 %173
  %175 = mul nsw i64 %172, %32
  %176 = getelementptr inbounds %struct.number, ptr %174, i64 %175
  %177 = load <8 x double>, ptr %176, align 1
  %178 = getelementptr inbounds i8, ptr %176, i64 64
  %179 = load <8 x double>, ptr %178, align 1
  %180 = fsub <8 x double> %177, %165
  %181 = fsub <8 x double> %179, %167
  store <8 x double> %180, ptr %176, align 64
  store <8 x double> %181, ptr %178, align 64
  %182 = load <8 x double>, ptr %2, align 1
  %183 = load <8 x double>, ptr %16, align 1
  %184 = fneg <8 x double> %183
  %185 = fmul <8 x double> %144, %184
  %186 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %182, <8 x double> %145, <8 x double> %185)
  %187 = fmul <8 x double> %145, %183
  %188 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %182, <8 x double> %144, <8 x double> %187)
  %189 = fneg <8 x double> %186
  %190 = fneg <8 x double> %188
  %191 = load ptr, ptr %1, align 1
  %192 = load i64, ptr %10, align 1
  %193 = load i64, ptr %11, align 1
  %194 = mul nsw i64 %192, %3
  %195 = getelementptr inbounds %struct.number, ptr %191, i64 %194
  %196 = mul nsw i64 %193, %38
  %197 = getelementptr inbounds %struct.number, ptr %195, i64 %196
  %198 = load <8 x double>, ptr %197, align 1
  %199 = getelementptr inbounds i8, ptr %197, i64 64
  %200 = load <8 x double>, ptr %199, align 1
  %201 = fsub <8 x double> %198, %186
  %202 = fsub <8 x double> %200, %188
  store <8 x double> %201, ptr %197, align 64
  store <8 x double> %202, ptr %199, align 64
  %203 = load <8 x double>, ptr %2, align 1
  %204 = load <8 x double>, ptr %16, align 1
  %205 = fneg <8 x double> %204
  %206 = fmul <8 x double> %142, %205
  %207 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %203, <8 x double> %143, <8 x double> %206)
  %208 = fmul <8 x double> %143, %204
  %209 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %203, <8 x double> %142, <8 x double> %208)
  %210 = fneg <8 x double> %207
  %211 = fneg <8 x double> %209
  %212 = load ptr, ptr %1, align 1
  %213 = load i64, ptr %10, align 1
  %214 = load i64, ptr %11, align 1
  %215 = mul nsw i64 %213, %3
  %216 = getelementptr inbounds %struct.number, ptr %212, i64 %215
  %217 = mul nsw i64 %214, %44
  %218 = getelementptr inbounds %struct.number, ptr %216, i64 %217
  %219 = load <8 x double>, ptr %218, align 1
  %220 = getelementptr inbounds i8, ptr %218, i64 64
  %221 = load <8 x double>, ptr %220, align 1
  %222 = fsub <8 x double> %219, %207
  %223 = fsub <8 x double> %221, %209
  store <8 x double> %222, ptr %218, align 64
  store <8 x double> %223, ptr %220, align 64
  br i1 %13, label %276, label %346

224:                                              ; preds = %135, %224
  %225 = phi <8 x double> [ %49, %135 ], [ %273, %224 ]
  %226 = phi <8 x double> [ %47, %135 ], [ %271, %224 ]
  %227 = phi <8 x double> [ %43, %135 ], [ %265, %224 ]
  %228 = phi <8 x double> [ %41, %135 ], [ %263, %224 ]
  %229 = phi <8 x double> [ %37, %135 ], [ %257, %224 ]
  %230 = phi <8 x double> [ %35, %135 ], [ %255, %224 ]
  %231 = phi <8 x double> [ %31, %135 ], [ %249, %224 ]
  %232 = phi <8 x double> [ %29, %135 ], [ %247, %224 ]
  %233 = phi i64 [ %12, %135 ], [ %274, %224 ]
  %234 = mul nsw i64 %137, %233
  %235 = getelementptr inbounds %struct.number, ptr %140, i64 %234
  %236 = load <8 x double>, ptr %235, align 1
  %237 = getelementptr inbounds i8, ptr %235, i64 64
  %238 = load <8 x double>, ptr %237, align 1
  %239 = fneg <8 x double> %238
  %240 = mul nsw i64 %23, %233
  %241 = getelementptr inbounds %struct.number, ptr %22, i64 %240
  %242 = getelementptr inbounds %struct.number, ptr %241, i64 %27
  %243 = load <8 x double>, ptr %242, align 1
  %244 = getelementptr inbounds i8, ptr %242, i64 64
  %245 = load <8 x double>, ptr %244, align 1
  %246 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %236, <8 x double> %243, <8 x double> %232)
  %247 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %238, <8 x double> %245, <8 x double> %246)
  %248 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %236, <8 x double> %245, <8 x double> %231)
  %249 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %239, <8 x double> %243, <8 x double> %248)
  %250 = getelementptr inbounds %struct.number, ptr %241, i64 %33
  %251 = load <8 x double>, ptr %250, align 1
  %252 = getelementptr inbounds i8, ptr %250, i64 64
  %253 = load <8 x double>, ptr %252, align 1
  %254 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %236, <8 x double> %251, <8 x double> %230)
  %255 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %238, <8 x double> %253, <8 x double> %254)
  %256 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %236, <8 x double> %253, <8 x double> %229)
  %257 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %239, <8 x double> %251, <8 x double> %256)
  %258 = getelementptr inbounds %struct.number, ptr %241, i64 %39
  %259 = load <8 x double>, ptr %258, align 1
  %260 = getelementptr inbounds i8, ptr %258, i64 64
  %261 = load <8 x double>, ptr %260, align 1
  %262 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %236, <8 x double> %259, <8 x double> %228)
  %263 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %238, <8 x double> %261, <8 x double> %262)
  %264 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %236, <8 x double> %261, <8 x double> %227)
  %265 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %239, <8 x double> %259, <8 x double> %264)
  %266 = getelementptr inbounds %struct.number, ptr %241, i64 %45
  %267 = load <8 x double>, ptr %266, align 1
  %268 = getelementptr inbounds i8, ptr %266, i64 64
  %269 = load <8 x double>, ptr %268, align 1
  %270 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %236, <8 x double> %267, <8 x double> %226)
  %271 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %238, <8 x double> %269, <8 x double> %270)
  %272 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %236, <8 x double> %269, <8 x double> %225)
  %273 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %239, <8 x double> %267, <8 x double> %272)
  %274 = add nsw i64 %233, 1
  %275 = icmp eq i64 %274, %4
  br i1 %275, label %141, label %224

276:                                              ; preds = %141, %276
  %277 = phi i64 [ %344, %276 ], [ %12, %141 ]
  %278 = load ptr, ptr %0, align 1
  %279 = load i64, ptr %14, align 1
  %280 = load i64, ptr %15, align 1
  %281 = mul nsw i64 %279, %277
  %282 = getelementptr inbounds %struct.number, ptr %278, i64 %281
  %283 = mul nsw i64 %280, %3
  %284 = getelementptr inbounds %struct.number, ptr %282, i64 %283
  %285 = load <8 x double>, ptr %284, align 64
  %286 = getelementptr inbounds i8, ptr %284, i64 64
  %287 = load <8 x double>, ptr %286, align 64
  %288 = load ptr, ptr %1, align 1
  %289 = load i64, ptr %10, align 1
  %290 = load i64, ptr %11, align 1
  %291 = mul nsw i64 %289, %277
  %292 = getelementptr inbounds %struct.number, ptr %288, i64 %291
  %293 = mul nsw i64 %290, %18
  %294 = getelementptr inbounds %struct.number, ptr %292, i64 %293
  %295 = load <8 x double>, ptr %294, align 1
  %296 = getelementptr inbounds i8, ptr %294, i64 64
  %297 = load <8 x double>, ptr %296, align 1
  %298 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %157, <8 x double> %285, <8 x double> %295)
  %299 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %156, <8 x double> %287, <8 x double> %298)
  %300 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %157, <8 x double> %287, <8 x double> %297)
  %301 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %158, <8 x double> %285, <8 x double> %300)
  store <8 x double> %299, ptr %294, align 64
  store <8 x double> %301, ptr %296, align 64
  %302 = load ptr, ptr %1, align 1
  %303 = load i64, ptr %10, align 1
  %304 = load i64, ptr %11, align 1
  %305 = mul nsw i64 %303, %277
  %306 = getelementptr inbounds %struct.number, ptr %302, i64 %305
  %307 = mul nsw i64 %304, %32
  %308 = getelementptr inbounds %struct.number, ptr %306, i64 %307
  %309 = load <8 x double>, ptr %308, align 1
  %310 = getelementptr inbounds i8, ptr %308, i64 64
  %311 = load <8 x double>, ptr %310, align 1
  %312 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %168, <8 x double> %285, <8 x double> %309)
  %313 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %167, <8 x double> %287, <8 x double> %312)
  %314 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %168, <8 x double> %287, <8 x double> %311)
  %315 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %169, <8 x double> %285, <8 x double> %314)
  store <8 x double> %313, ptr %308, align 64
  store <8 x double> %315, ptr %310, align 64
  %316 = load ptr, ptr %1, align 1
  %317 = load i64, ptr %10, align 1
  %318 = load i64, ptr %11, align 1
  %319 = mul nsw i64 %317, %277
  %320 = getelementptr inbounds %struct.number, ptr %316, i64 %319
  %321 = mul nsw i64 %318, %38
  %322 = getelementptr inbounds %struct.number, ptr %320, i64 %321
  %323 = load <8 x double>, ptr %322, align 1
  %324 = getelementptr inbounds i8, ptr %322, i64 64
  %325 = load <8 x double>, ptr %324, align 1
  %326 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %189, <8 x double> %285, <8 x double> %323)
  %327 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %188, <8 x double> %287, <8 x double> %326)
  %328 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %189, <8 x double> %287, <8 x double> %325)
  %329 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %190, <8 x double> %285, <8 x double> %328)
  store <8 x double> %327, ptr %322, align 64
  store <8 x double> %329, ptr %324, align 64
  %330 = load ptr, ptr %1, align 1
  %331 = load i64, ptr %10, align 1
  %332 = load i64, ptr %11, align 1
  %333 = mul nsw i64 %331, %277
  %334 = getelementptr inbounds %struct.number, ptr %330, i64 %333
  %335 = mul nsw i64 %332, %44
  %336 = getelementptr inbounds %struct.number, ptr %334, i64 %335
  %337 = load <8 x double>, ptr %336, align 1
  %338 = getelementptr inbounds i8, ptr %336, i64 64
  %339 = load <8 x double>, ptr %338, align 1
  %340 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %210, <8 x double> %285, <8 x double> %337)
  %341 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %209, <8 x double> %287, <8 x double> %340)
  %342 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %210, <8 x double> %287, <8 x double> %339)
  %343 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %211, <8 x double> %285, <8 x double> %342)
  store <8 x double> %341, ptr %336, align 64
  store <8 x double> %343, ptr %338, align 64
  %344 = add nsw i64 %277, 1
  %345 = icmp eq i64 %344, %4
  br i1 %345, label %346, label %276

346:                                              ; preds = %276, %104, %141
  %347 = add nsw i64 %18, 4
  %348 = xor i1 %20, true
  %349 = icmp slt i64 %347, %6
  %350 = select i1 %348, i1 %349, i1 false
  br i1 %350, label %17, label %351

351:                                              ; preds = %346, %7
  ret void
}
