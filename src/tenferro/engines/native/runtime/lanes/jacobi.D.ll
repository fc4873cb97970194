; Made from source/lanes/jacobi.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: c17af11c97372bac4106519742eec2de78fdc5f539c9c45d24fe585a661904a3

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
  br i1 %47, label %72, label %190

48:                                               ; preds = %39
  %49 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> zeroinitializer)
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %110, label %190

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
  %112 = icmp ne i64 %19, 0
  %113 = shl nsw i64 %21, 1
  %114 = icmp sge i64 %20, %113
  %115 = select i1 %112, i1 %114, i1 false
  %116 = select i1 %115, ptr @decompose_tall, ptr @decompose
  %117 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 0
  %118 = getelementptr inbounds [12 x <8 x double>], ptr %8, i64 0, i64 0
  %119 = select i1 %112, i64 %25, i64 0
  %120 = call i64 %116(ptr %40, ptr %117, ptr %31, ptr %118, i64 %20, i64 %21, i64 %119)
  %121 = icmp eq i64 %120, 0
  br i1 %121, label %190, label %122

122:                                              ; preds = %110
  br i1 %32, label %123, label %130

123:                                              ; preds = %122, %123
  %124 = phi i64 [ %128, %123 ], [ 0, %122 ]
  %125 = getelementptr inbounds [12 x <8 x double>], ptr %8, i64 0, i64 %124
  %126 = load <8 x double>, ptr %125, align 64
  %127 = fdiv <8 x double> %126, %111
  store <8 x double> %127, ptr %125, align 64
  %128 = add nuw nsw i64 %124, 1
  %129 = icmp eq i64 %128, %21
  br i1 %129, label %130, label %123

130:                                              ; preds = %123, %122
  %131 = load ptr, ptr %26, align 8
  %132 = getelementptr inbounds i64, ptr %131, i64 2
  %133 = load i64, ptr %132, align 8
  call fastcc void @place_parts(ptr %4, i64 %133, i64 %1, i64 %2, i64 %21)
  call fastcc void @store_parts(ptr %118, ptr %4, i64 %21)
  br i1 %112, label %134, label %190

134:                                              ; preds = %130
  %135 = select i1 %17, ptr %117, ptr %31
  %136 = select i1 %17, ptr %31, ptr %117
  %137 = load i64, ptr %22, align 8
  %138 = icmp sgt i64 %14, 0
  br i1 %138, label %139, label %159

139:                                              ; preds = %134
  %140 = icmp sgt i64 %137, 0
  br label %141

141:                                              ; preds = %145, %139
  %142 = phi i64 [ 0, %139 ], [ %146, %145 ]
  br i1 %140, label %143, label %145

143:                                              ; preds = %141
  %144 = mul nsw i64 %142, %137
  br label %148

145:                                              ; preds = %148, %141
  %146 = add nuw nsw i64 %142, 1
  %147 = icmp eq i64 %146, %14
  br i1 %147, label %157, label %141

148:                                              ; preds = %148, %143
  %149 = phi i64 [ 0, %143 ], [ %155, %148 ]
  %150 = add nsw i64 %149, %144
  %151 = getelementptr inbounds [144 x %struct.number], ptr %5, i64 0, i64 %150
  %152 = mul nsw i64 %149, %14
  %153 = add nsw i64 %152, %142
  %154 = getelementptr inbounds %struct.number, ptr %135, i64 %153
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 dereferenceable(128) %151, ptr align 64 dereferenceable(128) %154, i64 128, i1 false)
  %155 = add nuw nsw i64 %149, 1
  %156 = icmp eq i64 %155, %137
  br i1 %156, label %145, label %148

157:                                              ; preds = %145
  %158 = load i64, ptr %22, align 8
  br label %159

159:                                              ; preds = %157, %134
  %160 = phi i64 [ %158, %157 ], [ %137, %134 ]
  %161 = load ptr, ptr %26, align 8
  %162 = getelementptr inbounds i64, ptr %161, i64 1
  %163 = load i64, ptr %162, align 8
  %164 = shl i64 %14, 1
  %165 = mul i64 %164, %160
  call fastcc void @place_parts(ptr %10, i64 %163, i64 %1, i64 %2, i64 %165)
  %166 = load i64, ptr %22, align 8
  %167 = mul i64 %164, %166
  call fastcc void @store_parts(ptr %40, ptr %10, i64 %167)
  %168 = load i64, ptr %23, align 8
  %169 = mul nsw i64 %168, %16
  %170 = icmp sgt i64 %169, 0
  br i1 %170, label %171, label %181

171:                                              ; preds = %159, %171
  %172 = phi i64 [ %177, %171 ], [ 0, %159 ]
  %173 = getelementptr inbounds %struct.number, ptr %136, i64 %172
  %174 = getelementptr inbounds i8, ptr %173, i64 64
  %175 = load <8 x double>, ptr %174, align 64
  %176 = fneg <8 x double> %175
  store <8 x double> %176, ptr %174, align 64
  %177 = add nuw nsw i64 %172, 1
  %178 = icmp eq i64 %177, %169
  br i1 %178, label %179, label %171

179:                                              ; preds = %171
  %180 = load i64, ptr %23, align 8
  br label %181

181:                                              ; preds = %179, %159
  %182 = phi i64 [ %180, %179 ], [ %168, %159 ]
  %183 = load ptr, ptr %26, align 8
  %184 = getelementptr inbounds i64, ptr %183, i64 3
  %185 = load i64, ptr %184, align 8
  %186 = shl i64 %16, 1
  %187 = mul i64 %186, %182
  call fastcc void @place_parts(ptr %10, i64 %185, i64 %1, i64 %2, i64 %187)
  %188 = load i64, ptr %23, align 8
  %189 = mul i64 %186, %188
  call fastcc void @store_parts(ptr %136, ptr %10, i64 %189)
  br label %190

190:                                              ; preds = %42, %48, %181, %110, %130
  %191 = phi i64 [ 0, %181 ], [ 1, %110 ], [ 0, %130 ], [ 1, %48 ], [ 1, %42 ]
  ret i64 %191
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
  %36 = icmp sgt i64 %4, 0
  br i1 %36, label %37, label %43

37:                                               ; preds = %35
  %38 = icmp sgt i64 %6, 0
  br label %39

39:                                               ; preds = %45, %37
  %40 = phi i64 [ 0, %37 ], [ %46, %45 ]
  br i1 %38, label %41, label %45

41:                                               ; preds = %39
  %42 = getelementptr inbounds %struct.number, ptr %2, i64 %40
  br label %48

43:                                               ; preds = %45, %35
  %44 = icmp sgt i64 %5, 0
  br i1 %44, label %57, label %67

45:                                               ; preds = %48, %39
  %46 = add nuw nsw i64 %40, 1
  %47 = icmp eq i64 %46, %4
  br i1 %47, label %43, label %39

48:                                               ; preds = %41, %48
  %49 = phi i64 [ %55, %48 ], [ 0, %41 ]
  %50 = mul nsw i64 %49, %4
  %51 = getelementptr inbounds %struct.number, ptr %42, i64 %50
  %52 = icmp eq i64 %40, %49
  %53 = select i1 %52, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, <8 x double> zeroinitializer
  store <8 x double> %53, ptr %51, align 64
  %54 = getelementptr inbounds i8, ptr %51, i64 64
  store <8 x double> zeroinitializer, ptr %54, align 64
  %55 = add nuw nsw i64 %49, 1
  %56 = icmp eq i64 %55, %6
  br i1 %56, label %45, label %48

57:                                               ; preds = %43, %57
  %58 = phi i64 [ %59, %57 ], [ %5, %43 ]
  %59 = add nsw i64 %58, -1
  %60 = getelementptr inbounds [12 x %struct.number], ptr %10, i64 0, i64 %59
  call fastcc void @apply_reflection(ptr %12, ptr %13, ptr %60, i64 %59, i64 %4, i64 %59, i64 %6)
  %61 = icmp ugt i64 %58, 1
  br i1 %61, label %57, label %62

62:                                               ; preds = %57
  br i1 %44, label %63, label %67

63:                                               ; preds = %62, %76
  %64 = phi i64 [ %77, %76 ], [ 0, %62 ]
  %65 = mul nsw i64 %64, %5
  %66 = mul nsw i64 %64, %4
  br label %79

67:                                               ; preds = %76, %43, %62
  %68 = mul nsw i64 %5, %5
  %69 = getelementptr inbounds %struct.number, ptr %0, i64 %68
  %70 = call i64 @decompose(ptr %0, ptr %1, ptr %69, ptr %3, i64 %5, i64 %5, i64 %5)
  %71 = icmp eq i64 %70, 0
  %72 = xor i1 %36, true
  %73 = or i1 %71, %72
  %74 = xor i1 %71, true
  %75 = zext i1 %74 to i64
  br i1 %73, label %136, label %92

76:                                               ; preds = %89
  %77 = add nuw nsw i64 %64, 1
  %78 = icmp eq i64 %77, %5
  br i1 %78, label %67, label %63

79:                                               ; preds = %63, %89
  %80 = phi i64 [ 0, %63 ], [ %90, %89 ]
  %81 = add nsw i64 %80, %65
  %82 = getelementptr inbounds %struct.number, ptr %0, i64 %81
  %83 = icmp ugt i64 %80, %64
  br i1 %83, label %84, label %86

84:                                               ; preds = %79
  store <8 x double> zeroinitializer, ptr %82, align 64
  %85 = getelementptr inbounds i8, ptr %82, i64 64
  store <8 x double> zeroinitializer, ptr %85, align 64
  br label %89

86:                                               ; preds = %79
  %87 = add nsw i64 %80, %66
  %88 = getelementptr inbounds %struct.number, ptr %0, i64 %87
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 dereferenceable(128) %82, ptr align 64 dereferenceable(128) %88, i64 128, i1 false)
  br label %89

89:                                               ; preds = %84, %86
  %90 = add nuw nsw i64 %80, 1
  %91 = icmp eq i64 %90, %5
  br i1 %91, label %76, label %79

92:                                               ; preds = %67, %125
  %93 = phi i64 [ %126, %125 ], [ 0, %67 ]
  br i1 %44, label %95, label %125

94:                                               ; preds = %100
  br i1 %44, label %128, label %125

95:                                               ; preds = %92, %100
  %96 = phi i64 [ %101, %100 ], [ 0, %92 ]
  %97 = getelementptr inbounds [12 x %struct.number], ptr %11, i64 0, i64 %96
  %98 = getelementptr inbounds i8, ptr %97, i64 64
  %99 = mul nsw i64 %96, %5
  br label %103

100:                                              ; preds = %103
  store <8 x double> %120, ptr %97, align 64
  store <8 x double> %122, ptr %98, align 64
  %101 = add nuw nsw i64 %96, 1
  %102 = icmp eq i64 %101, %5
  br i1 %102, label %94, label %95

103:                                              ; preds = %95, %103
  %104 = phi <8 x double> [ zeroinitializer, %95 ], [ %122, %103 ]
  %105 = phi <8 x double> [ zeroinitializer, %95 ], [ %120, %103 ]
  %106 = phi i64 [ 0, %95 ], [ %123, %103 ]
  %107 = mul nsw i64 %106, %4
  %108 = add nsw i64 %107, %93
  %109 = getelementptr inbounds %struct.number, ptr %2, i64 %108
  %110 = add nsw i64 %106, %99
  %111 = getelementptr inbounds %struct.number, ptr %69, i64 %110
  %112 = load <8 x double>, ptr %111, align 1
  %113 = getelementptr inbounds i8, ptr %111, i64 64
  %114 = load <8 x double>, ptr %113, align 1
  %115 = load <8 x double>, ptr %109, align 1
  %116 = getelementptr inbounds i8, ptr %109, i64 64
  %117 = load <8 x double>, ptr %116, align 1
  %118 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %115, <8 x double> %112, <8 x double> %105)
  %119 = fneg <8 x double> %117
  %120 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %119, <8 x double> %114, <8 x double> %118)
  %121 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %115, <8 x double> %114, <8 x double> %104)
  %122 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %117, <8 x double> %112, <8 x double> %121)
  %123 = add nuw nsw i64 %106, 1
  %124 = icmp eq i64 %123, %5
  br i1 %124, label %100, label %103

125:                                              ; preds = %128, %92, %94
  %126 = add nuw nsw i64 %93, 1
  %127 = icmp eq i64 %126, %4
  br i1 %127, label %136, label %92

128:                                              ; preds = %94, %128
  %129 = phi i64 [ %134, %128 ], [ 0, %94 ]
  %130 = mul nsw i64 %129, %4
  %131 = add nsw i64 %130, %93
  %132 = getelementptr inbounds %struct.number, ptr %2, i64 %131
  %133 = getelementptr inbounds [12 x %struct.number], ptr %11, i64 0, i64 %129
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 dereferenceable(128) %132, ptr align 64 dereferenceable(128) %133, i64 128, i1 false)
  %134 = add nuw nsw i64 %129, 1
  %135 = icmp eq i64 %134, %5
  br i1 %135, label %125, label %128

136:                                              ; preds = %125, %67
  %137 = phi i64 [ %75, %67 ], [ 1, %125 ]
  ret i64 %137
}

define internal i64 @decompose(ptr %0, ptr %1, ptr %2, ptr %3, i64 %4, i64 %5, i64 %6) {
  %8 = alloca %struct.number, align 64
  %9 = alloca %struct.number, align 64
  %10 = alloca %struct.rotation, align 64
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.number, align 64
  %13 = alloca %struct.number, align 64
  %14 = alloca %struct.number, align 64
  %15 = alloca %struct.matrix, align 8
  %16 = alloca [12 x <8 x double>], align 64
  %17 = alloca [12 x %struct.number], align 64
  %18 = alloca %struct.matrix, align 8
  %19 = alloca %struct.matrix, align 8
  %20 = icmp eq i64 %6, 0
  br i1 %20, label %21, label %338

21:                                               ; preds = %7
  %22 = getelementptr inbounds %struct.matrix, ptr %15, i64 0, i32 0
  store ptr %0, ptr %22, align 8
  %23 = getelementptr inbounds %struct.matrix, ptr %15, i64 0, i32 1
  store i64 1, ptr %23, align 8
  %24 = getelementptr inbounds %struct.matrix, ptr %15, i64 0, i32 2
  store i64 %4, ptr %24, align 8
  %25 = getelementptr inbounds %struct.matrix, ptr %11, i64 0, i32 0
  %26 = getelementptr inbounds %struct.number, ptr %0, i64 %4
  store ptr %26, ptr %25, align 8
  %27 = getelementptr inbounds %struct.matrix, ptr %11, i64 0, i32 1
  store i64 %4, ptr %27, align 8
  %28 = getelementptr inbounds %struct.matrix, ptr %11, i64 0, i32 2
  store i64 1, ptr %28, align 8
  %29 = icmp sgt i64 %5, 0
  br i1 %29, label %30, label %58

30:                                               ; preds = %21
  %31 = getelementptr inbounds i8, ptr %13, i64 64
  %32 = getelementptr inbounds %struct.number, ptr %12, i64 0, i32 0
  %33 = getelementptr inbounds %struct.number, ptr %12, i64 0, i32 1
  %34 = add nsw i64 %5, -1
  %35 = getelementptr inbounds i8, ptr %14, i64 64
  %36 = getelementptr inbounds i8, ptr %12, i64 64
  br label %37

37:                                               ; preds = %49, %30
  %38 = phi i64 [ 0, %30 ], [ %42, %49 ]
  call fastcc void @reflect(ptr sret(%struct.number) align 64 %13, ptr %15, i64 %38, i64 %4)
  %39 = load <8 x double>, ptr %13, align 64
  %40 = load <8 x double>, ptr %31, align 64
  store <8 x double> %39, ptr %32, align 64
  %41 = fneg <8 x double> %40
  store <8 x double> %41, ptr %33, align 64
  %42 = add nuw nsw i64 %38, 1
  call fastcc void @apply_reflection(ptr %15, ptr %15, ptr %12, i64 %38, i64 %4, i64 %42, i64 %5)
  %43 = getelementptr inbounds %struct.number, ptr %0, i64 %38
  %44 = mul nsw i64 %38, %4
  %45 = getelementptr inbounds %struct.number, ptr %43, i64 %44
  %46 = load <8 x double>, ptr %45, align 1
  %47 = getelementptr inbounds <8 x double>, ptr %3, i64 %38
  store <8 x double> %46, ptr %47, align 64
  %48 = icmp eq i64 %42, %5
  br i1 %48, label %57, label %49

49:                                               ; preds = %37
  call fastcc void @reflect(ptr sret(%struct.number) align 64 %14, ptr %11, i64 %38, i64 %34)
  %50 = load <8 x double>, ptr %14, align 64
  %51 = load <8 x double>, ptr %35, align 64
  %52 = fneg <8 x double> %51
  store <8 x double> %50, ptr %12, align 64
  store <8 x double> %52, ptr %36, align 64
  call fastcc void @apply_reflection(ptr %11, ptr %11, ptr %12, i64 %38, i64 %34, i64 %42, i64 %4)
  %53 = getelementptr inbounds %struct.number, ptr %26, i64 %44
  %54 = getelementptr inbounds %struct.number, ptr %53, i64 %38
  %55 = load <8 x double>, ptr %54, align 1
  %56 = getelementptr inbounds [12 x <8 x double>], ptr %16, i64 0, i64 %38
  store <8 x double> %55, ptr %56, align 64
  br label %37

57:                                               ; preds = %37
  br label %58

58:                                               ; preds = %57, %21
  %59 = icmp sgt i64 %5, 1
  %60 = add nsw i64 %5, -2
  %61 = mul nsw i64 %5, 30
  br label %62

62:                                               ; preds = %305, %58
  %63 = phi i64 [ 0, %58 ], [ %306, %305 ]
  br i1 %59, label %64, label %107

64:                                               ; preds = %62, %64
  %65 = phi <8 x i64> [ %104, %64 ], [ zeroinitializer, %62 ]
  %66 = phi i64 [ %105, %64 ], [ %60, %62 ]
  %67 = phi <8 x i64> [ %103, %64 ], [ zeroinitializer, %62 ]
  %68 = phi <8 x i64> [ %98, %64 ], [ zeroinitializer, %62 ]
  %69 = phi <8 x i64> [ %102, %64 ], [ zeroinitializer, %62 ]
  %70 = getelementptr inbounds <8 x double>, ptr %3, i64 %66
  %71 = load <8 x double>, ptr %70, align 64
  %72 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %71)
  %73 = add nuw nsw i64 %66, 1
  %74 = getelementptr inbounds <8 x double>, ptr %3, i64 %73
  %75 = load <8 x double>, ptr %74, align 64
  %76 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %75)
  %77 = fadd <8 x double> %72, %76
  %78 = fmul <8 x double> %77, <double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000>
  %79 = getelementptr inbounds [12 x <8 x double>], ptr %16, i64 0, i64 %66
  %80 = load <8 x double>, ptr %79, align 64
  %81 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %80)
  %82 = fcmp ogt <8 x double> %78, <double 0x3950000000000000, double 0x3950000000000000, double 0x3950000000000000, double 0x3950000000000000, double 0x3950000000000000, double 0x3950000000000000, double 0x3950000000000000, double 0x3950000000000000>
  %83 = select <8 x i1> %82, <8 x double> %78, <8 x double> <double 0x3950000000000000, double 0x3950000000000000, double 0x3950000000000000, double 0x3950000000000000, double 0x3950000000000000, double 0x3950000000000000, double 0x3950000000000000, double 0x3950000000000000>
  %84 = fcmp ole <8 x double> %81, %83
  %85 = sext <8 x i1> %84 to <8 x i64>
  %86 = bitcast <8 x double> %80 to <8 x i64>
  %87 = xor <8 x i64> %85, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %88 = and <8 x i64> %87, %86
  store <8 x i64> %88, ptr %79, align 64
  %89 = or <8 x i64> %67, %85
  %90 = xor <8 x i64> %89, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %91 = and <8 x i64> %67, %85
  %92 = xor <8 x i64> %65, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %93 = and <8 x i64> %91, %92
  %94 = insertelement <8 x i64> poison, i64 %73, i64 0
  %95 = shufflevector <8 x i64> %94, <8 x i64> poison, <8 x i32> zeroinitializer
  %96 = and <8 x i64> %95, %90
  %97 = and <8 x i64> %89, %68
  %98 = or <8 x i64> %97, %96
  %99 = and <8 x i64> %93, %95
  %100 = xor <8 x i64> %93, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %101 = and <8 x i64> %69, %100
  %102 = or <8 x i64> %101, %99
  %103 = or <8 x i64> %67, %90
  %104 = or <8 x i64> %91, %65
  %105 = add nsw i64 %66, -1
  %106 = icmp eq i64 %66, 0
  br i1 %106, label %107, label %64

107:                                              ; preds = %64, %62
  %108 = phi <8 x i64> [ zeroinitializer, %62 ], [ %98, %64 ]
  %109 = phi <8 x i64> [ zeroinitializer, %62 ], [ %102, %64 ]
  %110 = phi <8 x i64> [ zeroinitializer, %62 ], [ %103, %64 ]
  %111 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %110)
  %112 = icmp eq i64 %111, 0
  br i1 %112, label %113, label %115

113:                                              ; preds = %107
  br i1 %29, label %307, label %114

114:                                              ; preds = %113
  br label %642

115:                                              ; preds = %107
  %116 = icmp eq i64 %63, %61
  br i1 %116, label %314, label %117

117:                                              ; preds = %115
  br i1 %29, label %120, label %159

118:                                              ; preds = %156
  %119 = fmul <8 x double> %143, <double 0x3CE0000000000000, double 0x3CE0000000000000, double 0x3CE0000000000000, double 0x3CE0000000000000, double 0x3CE0000000000000, double 0x3CE0000000000000, double 0x3CE0000000000000, double 0x3CE0000000000000>
  br label %159

120:                                              ; preds = %117, %156
  %121 = phi <8 x double> [ %137, %156 ], [ <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %117 ]
  %122 = phi <8 x double> [ %140, %156 ], [ <double 0x7E70000000000000, double 0x7E70000000000000, double 0x7E70000000000000, double 0x7E70000000000000, double 0x7E70000000000000, double 0x7E70000000000000, double 0x7E70000000000000, double 0x7E70000000000000>, %117 ]
  %123 = phi <8 x double> [ %143, %156 ], [ zeroinitializer, %117 ]
  %124 = phi <8 x double> [ %150, %156 ], [ zeroinitializer, %117 ]
  %125 = phi <8 x double> [ %157, %156 ], [ zeroinitializer, %117 ]
  %126 = phi <8 x double> [ %145, %156 ], [ zeroinitializer, %117 ]
  %127 = phi i64 [ %146, %156 ], [ 0, %117 ]
  %128 = insertelement <8 x i64> poison, i64 %127, i64 0
  %129 = shufflevector <8 x i64> %128, <8 x i64> poison, <8 x i32> zeroinitializer
  %130 = icmp sge <8 x i64> %129, %109
  %131 = icmp sle <8 x i64> %129, %108
  %132 = and <8 x i1> %131, %130
  %133 = getelementptr inbounds <8 x double>, ptr %3, i64 %127
  %134 = load <8 x double>, ptr %133, align 64
  %135 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %134)
  %136 = icmp eq <8 x i64> %129, %109
  %137 = select <8 x i1> %136, <8 x double> %134, <8 x double> %121
  %138 = fcmp olt <8 x double> %135, %122
  %139 = and <8 x i1> %132, %138
  %140 = select <8 x i1> %139, <8 x double> %135, <8 x double> %122
  %141 = fcmp ogt <8 x double> %135, %123
  %142 = and <8 x i1> %132, %141
  %143 = select <8 x i1> %142, <8 x double> %135, <8 x double> %123
  %144 = icmp eq <8 x i64> %129, %108
  %145 = select <8 x i1> %144, <8 x double> %135, <8 x double> %126
  %146 = add nuw nsw i64 %127, 1
  %147 = insertelement <8 x i64> poison, i64 %146, i64 0
  %148 = shufflevector <8 x i64> %147, <8 x i64> poison, <8 x i32> zeroinitializer
  %149 = icmp eq <8 x i64> %148, %108
  %150 = select <8 x i1> %149, <8 x double> %135, <8 x double> %124
  %151 = icmp slt i64 %146, %5
  br i1 %151, label %152, label %156

152:                                              ; preds = %120
  %153 = getelementptr inbounds [12 x <8 x double>], ptr %16, i64 0, i64 %127
  %154 = load <8 x double>, ptr %153, align 64
  %155 = select <8 x i1> %149, <8 x double> %154, <8 x double> %125
  br label %156

156:                                              ; preds = %152, %120
  %157 = phi <8 x double> [ %155, %152 ], [ %125, %120 ]
  %158 = icmp eq i64 %146, %5
  br i1 %158, label %118, label %120

159:                                              ; preds = %118, %117
  %160 = phi <8 x double> [ %137, %118 ], [ <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %117 ]
  %161 = phi <8 x double> [ %145, %118 ], [ zeroinitializer, %117 ]
  %162 = phi <8 x double> [ %157, %118 ], [ zeroinitializer, %117 ]
  %163 = phi <8 x double> [ %150, %118 ], [ zeroinitializer, %117 ]
  %164 = phi <8 x double> [ %119, %118 ], [ zeroinitializer, %117 ]
  %165 = phi <8 x double> [ %140, %118 ], [ <double 0x7E70000000000000, double 0x7E70000000000000, double 0x7E70000000000000, double 0x7E70000000000000, double 0x7E70000000000000, double 0x7E70000000000000, double 0x7E70000000000000, double 0x7E70000000000000>, %117 ]
  %166 = fadd <8 x double> %161, %163
  %167 = fmul <8 x double> %162, %162
  %168 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %166, <8 x double> %166, <8 x double> %167)
  %169 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %168)
  %170 = fsub <8 x double> %163, %161
  %171 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %170, <8 x double> %170, <8 x double> %167)
  %172 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %171)
  %173 = fadd <8 x double> %169, %172
  %174 = fmul <8 x double> %163, <double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00>
  %175 = fmul <8 x double> %161, %174
  %176 = fcmp ogt <8 x double> %173, zeroinitializer
  %177 = select <8 x i1> %176, <8 x double> %173, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %178 = fdiv <8 x double> %175, %177
  %179 = fcmp ogt <8 x double> %165, %164
  %180 = fmul <8 x double> %178, %178
  %181 = fmul <8 x double> %160, <double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000, double 0x3CA0000000000000>
  %182 = fmul <8 x double> %160, %181
  %183 = fcmp ogt <8 x double> %180, %182
  %184 = and <8 x i1> %183, %179
  %185 = select <8 x i1> %184, <8 x double> %178, <8 x double> zeroinitializer
  %186 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %160)
  %187 = fcmp one <8 x double> %160, zeroinitializer
  %188 = select <8 x i1> %187, <8 x double> %160, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %189 = fsub <8 x double> %186, %185
  %190 = call <8 x double> @llvm.copysign.v8f64(<8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, <8 x double> %160)
  %191 = fdiv <8 x double> %185, %188
  %192 = fadd <8 x double> %190, %191
  %193 = fmul <8 x double> %189, %192
  br i1 %59, label %194, label %305

194:                                              ; preds = %159, %300
  %195 = phi i64 [ %303, %300 ], [ 1, %159 ]
  %196 = phi <8 x double> [ %302, %300 ], [ zeroinitializer, %159 ]
  %197 = phi <8 x double> [ %301, %300 ], [ zeroinitializer, %159 ]
  %198 = phi i64 [ %195, %300 ], [ 0, %159 ]
  %199 = insertelement <8 x i64> poison, i64 %198, i64 0
  %200 = shufflevector <8 x i64> %199, <8 x i64> poison, <8 x i32> zeroinitializer
  %201 = icmp slt <8 x i64> %200, %109
  %202 = select <8 x i1> %201, <8 x i64> zeroinitializer, <8 x i64> %110
  %203 = icmp slt <8 x i64> %200, %108
  %204 = select <8 x i1> %203, <8 x i64> %202, <8 x i64> zeroinitializer
  %205 = icmp eq <8 x i64> %200, %109
  %206 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %204)
  %207 = icmp eq i64 %206, 0
  br i1 %207, label %300, label %208

208:                                              ; preds = %194
  %209 = select <8 x i1> %205, <8 x double> %193, <8 x double> %196
  %210 = getelementptr inbounds [12 x <8 x double>], ptr %16, i64 0, i64 %198
  %211 = load <8 x double>, ptr %210, align 64
  %212 = select <8 x i1> %205, <8 x double> %211, <8 x double> %197
  %213 = fmul <8 x double> %212, %212
  %214 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %209, <8 x double> %209, <8 x double> %213)
  %215 = fcmp ogt <8 x double> %214, <double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000>
  %216 = select <8 x i1> %215, <8 x double> %214, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %217 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %216)
  %218 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %217
  %219 = fmul <8 x double> %209, %218
  %220 = select <8 x i1> %215, <8 x double> %219, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %221 = fmul <8 x double> %212, %218
  %222 = icmp eq i64 %198, 0
  %223 = bitcast <8 x double> %211 to <8 x i64>
  br i1 %222, label %235, label %224

224:                                              ; preds = %208
  %225 = select <8 x i1> %215, <8 x double> %217, <8 x double> %209
  %226 = select <8 x i1> %205, <8 x i64> zeroinitializer, <8 x i64> %204
  %227 = add nsw i64 %198, -1
  %228 = getelementptr inbounds [12 x <8 x double>], ptr %16, i64 0, i64 %227
  %229 = load <8 x i64>, ptr %228, align 64
  %230 = bitcast <8 x double> %225 to <8 x i64>
  %231 = and <8 x i64> %226, %230
  %232 = xor <8 x i64> %226, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %233 = and <8 x i64> %229, %232
  %234 = or <8 x i64> %233, %231
  store <8 x i64> %234, ptr %228, align 64
  br label %235

235:                                              ; preds = %224, %208
  %236 = select <8 x i1> %215, <8 x double> %221, <8 x double> zeroinitializer
  %237 = getelementptr inbounds <8 x double>, ptr %3, i64 %198
  %238 = load <8 x double>, ptr %237, align 64
  %239 = fneg <8 x double> %236
  %240 = fmul <8 x double> %238, %239
  %241 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %220, <8 x double> %211, <8 x double> %240)
  %242 = getelementptr inbounds <8 x double>, ptr %3, i64 %195
  %243 = load <8 x double>, ptr %242, align 64
  %244 = fmul <8 x double> %220, %243
  %245 = fmul <8 x double> %211, %236
  %246 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %220, <8 x double> %238, <8 x double> %245)
  %247 = fmul <8 x double> %236, %243
  %248 = fmul <8 x double> %247, %247
  %249 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %246, <8 x double> %246, <8 x double> %248)
  %250 = fcmp ogt <8 x double> %249, <double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000>
  %251 = select <8 x i1> %250, <8 x double> %249, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %252 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %251)
  %253 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %252
  %254 = fmul <8 x double> %246, %253
  %255 = select <8 x i1> %250, <8 x double> %254, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %256 = fmul <8 x double> %247, %253
  %257 = select <8 x i1> %250, <8 x double> %252, <8 x double> %246
  %258 = bitcast <8 x double> %257 to <8 x i64>
  %259 = and <8 x i64> %204, %258
  %260 = bitcast <8 x double> %238 to <8 x i64>
  %261 = xor <8 x i64> %204, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %262 = and <8 x i64> %260, %261
  %263 = or <8 x i64> %259, %262
  store <8 x i64> %263, ptr %237, align 64
  %264 = select <8 x i1> %250, <8 x double> %256, <8 x double> zeroinitializer
  %265 = fneg <8 x double> %264
  %266 = fmul <8 x double> %241, %265
  %267 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %255, <8 x double> %244, <8 x double> %266)
  %268 = bitcast <8 x double> %267 to <8 x i64>
  %269 = and <8 x i64> %204, %268
  %270 = bitcast <8 x double> %243 to <8 x i64>
  %271 = and <8 x i64> %270, %261
  %272 = or <8 x i64> %269, %271
  store <8 x i64> %272, ptr %242, align 64
  %273 = fmul <8 x double> %244, %264
  %274 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %255, <8 x double> %241, <8 x double> %273)
  %275 = insertelement <8 x i64> poison, i64 %195, i64 0
  %276 = shufflevector <8 x i64> %275, <8 x i64> poison, <8 x i32> zeroinitializer
  %277 = icmp eq <8 x i64> %276, %108
  %278 = sext <8 x i1> %277 to <8 x i64>
  %279 = and <8 x i64> %204, %278
  %280 = bitcast <8 x double> %274 to <8 x i64>
  %281 = and <8 x i64> %279, %280
  %282 = xor <8 x i64> %279, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %283 = and <8 x i64> %223, %282
  %284 = or <8 x i64> %281, %283
  store <8 x i64> %284, ptr %210, align 64
  %285 = add nuw nsw i64 %198, 2
  %286 = icmp eq i64 %285, %5
  br i1 %286, label %305, label %287

287:                                              ; preds = %235
  %288 = getelementptr inbounds [12 x <8 x double>], ptr %16, i64 0, i64 %195
  %289 = load <8 x double>, ptr %288, align 64
  %290 = fmul <8 x double> %264, %289
  %291 = xor <8 x i64> %278, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %292 = and <8 x i64> %204, %291
  %293 = fmul <8 x double> %255, %289
  %294 = bitcast <8 x double> %293 to <8 x i64>
  %295 = and <8 x i64> %292, %294
  %296 = bitcast <8 x double> %289 to <8 x i64>
  %297 = xor <8 x i64> %292, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %298 = and <8 x i64> %296, %297
  %299 = or <8 x i64> %295, %298
  store <8 x i64> %299, ptr %288, align 64
  br label %300

300:                                              ; preds = %287, %194
  %301 = phi <8 x double> [ %290, %287 ], [ %197, %194 ]
  %302 = phi <8 x double> [ %274, %287 ], [ %196, %194 ]
  %303 = add nuw nsw i64 %195, 1
  %304 = icmp eq i64 %303, %5
  br i1 %304, label %305, label %194

305:                                              ; preds = %300, %235, %159
  %306 = add nuw nsw i64 %63, 1
  br label %62

307:                                              ; preds = %113, %307
  %308 = phi i64 [ %312, %307 ], [ 0, %113 ]
  %309 = getelementptr inbounds <8 x double>, ptr %3, i64 %308
  %310 = load <8 x double>, ptr %309, align 64
  %311 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %310)
  store <8 x double> %311, ptr %309, align 64
  %312 = add nuw nsw i64 %308, 1
  %313 = icmp eq i64 %312, %5
  br i1 %313, label %315, label %307

314:                                              ; preds = %115
  br label %642

315:                                              ; preds = %307
  br label %318

316:                                              ; preds = %335, %318
  %317 = icmp eq i64 %320, %5
  br i1 %317, label %642, label %318

318:                                              ; preds = %315, %316
  %319 = phi i64 [ %320, %316 ], [ 0, %315 ]
  %320 = add nuw nsw i64 %319, 1
  %321 = icmp slt i64 %320, %5
  br i1 %321, label %322, label %316

322:                                              ; preds = %318
  %323 = getelementptr inbounds <8 x double>, ptr %3, i64 %319
  br label %324

324:                                              ; preds = %335, %322
  %325 = phi i64 [ %320, %322 ], [ %336, %335 ]
  %326 = load <8 x double>, ptr %323, align 64
  %327 = getelementptr inbounds <8 x double>, ptr %3, i64 %325
  %328 = load <8 x double>, ptr %327, align 64
  %329 = fcmp olt <8 x double> %326, %328
  %330 = bitcast <8 x i1> %329 to i8
  %331 = icmp eq i8 %330, 0
  br i1 %331, label %335, label %332

332:                                              ; preds = %324
  %333 = select <8 x i1> %329, <8 x double> %328, <8 x double> %326
  store <8 x double> %333, ptr %323, align 64
  %334 = select <8 x i1> %329, <8 x double> %326, <8 x double> %328
  store <8 x double> %334, ptr %327, align 64
  br label %335

335:                                              ; preds = %332, %324
  %336 = add nuw nsw i64 %325, 1
  %337 = icmp eq i64 %336, %5
  br i1 %337, label %316, label %324

338:                                              ; preds = %7
  %339 = mul i64 %5, %5
  %340 = icmp eq i64 %339, 0
  br i1 %340, label %352, label %341

341:                                              ; preds = %338
  %342 = add nsw i64 %5, 1
  br label %343

343:                                              ; preds = %343, %341
  %344 = phi i64 [ 0, %341 ], [ %350, %343 ]
  %345 = getelementptr inbounds %struct.number, ptr %1, i64 %344
  %346 = srem i64 %344, %342
  %347 = icmp eq i64 %346, 0
  %348 = select i1 %347, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, <8 x double> zeroinitializer
  store <8 x double> %348, ptr %345, align 64
  %349 = getelementptr inbounds i8, ptr %345, i64 64
  store <8 x double> zeroinitializer, ptr %349, align 64
  %350 = add nuw nsw i64 %344, 1
  %351 = icmp eq i64 %350, %339
  br i1 %351, label %352, label %343

352:                                              ; preds = %343, %338
  %353 = icmp sgt i64 %5, 0
  %354 = icmp sgt i64 %4, 0
  %355 = getelementptr inbounds %struct.rotation, ptr %10, i64 0, i32 0
  %356 = getelementptr inbounds %struct.rotation, ptr %10, i64 0, i32 1
  %357 = getelementptr inbounds %struct.rotation, ptr %10, i64 0, i32 2
  %358 = getelementptr inbounds %struct.rotation, ptr %10, i64 0, i32 3
  %359 = getelementptr inbounds %struct.rotation, ptr %10, i64 0, i32 4, i32 0
  %360 = getelementptr inbounds %struct.rotation, ptr %10, i64 0, i32 4, i32 1
  %361 = getelementptr inbounds %struct.rotation, ptr %10, i64 0, i32 5
  br label %362

362:                                              ; preds = %482, %352
  %363 = phi i64 [ 0, %352 ], [ %483, %482 ]
  br i1 %353, label %367, label %553

364:                                              ; preds = %475, %367
  %365 = phi i64 [ %368, %367 ], [ %476, %475 ]
  %366 = icmp eq i64 %370, %5
  br i1 %366, label %479, label %367

367:                                              ; preds = %362, %364
  %368 = phi i64 [ %365, %364 ], [ 0, %362 ]
  %369 = phi i64 [ %370, %364 ], [ 0, %362 ]
  %370 = add nuw nsw i64 %369, 1
  %371 = icmp slt i64 %370, %5
  br i1 %371, label %372, label %364

372:                                              ; preds = %367
  %373 = mul nsw i64 %369, %4
  %374 = getelementptr inbounds %struct.number, ptr %0, i64 %373
  %375 = mul nsw i64 %369, %5
  %376 = getelementptr inbounds %struct.number, ptr %1, i64 %375
  br label %377

377:                                              ; preds = %475, %372
  %378 = phi i64 [ %368, %372 ], [ %476, %475 ]
  %379 = phi i64 [ %370, %372 ], [ %477, %475 ]
  %380 = mul nsw i64 %379, %4
  %381 = getelementptr inbounds %struct.number, ptr %0, i64 %380
  br i1 %354, label %412, label %382

382:                                              ; preds = %412, %377
  %383 = phi <8 x double> [ zeroinitializer, %377 ], [ %434, %412 ]
  %384 = phi <8 x double> [ zeroinitializer, %377 ], [ %436, %412 ]
  %385 = phi <8 x double> [ zeroinitializer, %377 ], [ %424, %412 ]
  %386 = phi <8 x double> [ zeroinitializer, %377 ], [ %431, %412 ]
  %387 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %383)
  %388 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %384)
  %389 = fcmp ogt <8 x double> %387, %388
  %390 = select <8 x i1> %389, <8 x double> %387, <8 x double> %388
  %391 = fcmp oeq <8 x double> %390, zeroinitializer
  %392 = select <8 x i1> %391, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, <8 x double> %390
  %393 = fdiv <8 x double> %383, %392
  %394 = fdiv <8 x double> %384, %392
  %395 = fmul <8 x double> %394, %394
  %396 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %393, <8 x double> %393, <8 x double> %395)
  %397 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %396)
  %398 = fmul <8 x double> %390, %397
  %399 = fcmp ogt <8 x double> %385, <double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000>
  %400 = select <8 x i1> %399, <8 x double> %385, <8 x double> <double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000>
  %401 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %400)
  %402 = fcmp ogt <8 x double> %386, <double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000>
  %403 = select <8 x i1> %402, <8 x double> %386, <8 x double> <double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000>
  %404 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %403)
  %405 = fmul <8 x double> %401, %404
  %406 = fmul <8 x double> %405, <double 0x3CC0000000000000, double 0x3CC0000000000000, double 0x3CC0000000000000, double 0x3CC0000000000000, double 0x3CC0000000000000, double 0x3CC0000000000000, double 0x3CC0000000000000, double 0x3CC0000000000000>
  %407 = fcmp ogt <8 x double> %406, <double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000>
  %408 = select <8 x i1> %407, <8 x double> %406, <8 x double> <double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000>
  %409 = fcmp ogt <8 x double> %398, %408
  %410 = bitcast <8 x i1> %409 to i8
  %411 = icmp eq i8 %410, 0
  br i1 %411, label %475, label %439

412:                                              ; preds = %377, %412
  %413 = phi i64 [ %437, %412 ], [ 0, %377 ]
  %414 = phi <8 x double> [ %431, %412 ], [ zeroinitializer, %377 ]
  %415 = phi <8 x double> [ %424, %412 ], [ zeroinitializer, %377 ]
  %416 = phi <8 x double> [ %436, %412 ], [ zeroinitializer, %377 ]
  %417 = phi <8 x double> [ %434, %412 ], [ zeroinitializer, %377 ]
  %418 = getelementptr inbounds %struct.number, ptr %374, i64 %413
  %419 = load <8 x double>, ptr %418, align 1
  %420 = getelementptr inbounds i8, ptr %418, i64 64
  %421 = load <8 x double>, ptr %420, align 1
  %422 = fmul <8 x double> %421, %421
  %423 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %419, <8 x double> %419, <8 x double> %422)
  %424 = fadd <8 x double> %415, %423
  %425 = getelementptr inbounds %struct.number, ptr %381, i64 %413
  %426 = load <8 x double>, ptr %425, align 1
  %427 = getelementptr inbounds i8, ptr %425, i64 64
  %428 = load <8 x double>, ptr %427, align 1
  %429 = fmul <8 x double> %428, %428
  %430 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %426, <8 x double> %426, <8 x double> %429)
  %431 = fadd <8 x double> %414, %430
  %432 = fneg <8 x double> %421
  %433 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %419, <8 x double> %426, <8 x double> %417)
  %434 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %421, <8 x double> %428, <8 x double> %433)
  %435 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %419, <8 x double> %428, <8 x double> %416)
  %436 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %432, <8 x double> %426, <8 x double> %435)
  %437 = add nuw nsw i64 %413, 1
  %438 = icmp eq i64 %437, %4
  br i1 %438, label %382, label %412

439:                                              ; preds = %382
  %440 = sext <8 x i1> %409 to <8 x i64>
  %441 = bitcast <8 x double> %398 to <8 x i64>
  %442 = and <8 x i64> %440, %441
  %443 = select <8 x i1> %409, <8 x i64> zeroinitializer, <8 x i64> <i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408>
  %444 = or <8 x i64> %442, %443
  %445 = bitcast <8 x i64> %444 to <8 x double>
  %446 = fsub <8 x double> %386, %385
  %447 = fadd <8 x double> %445, %445
  %448 = fdiv <8 x double> %446, %447
  %449 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %448)
  %450 = fcmp ogt <8 x double> %449, <double 0x4340000000000000, double 0x4340000000000000, double 0x4340000000000000, double 0x4340000000000000, double 0x4340000000000000, double 0x4340000000000000, double 0x4340000000000000, double 0x4340000000000000>
  %451 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %448, <8 x double> %448, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>)
  %452 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %451)
  %453 = select <8 x i1> %450, <8 x double> %449, <8 x double> %452
  %454 = fadd <8 x double> %449, %453
  %455 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %454
  %456 = call <8 x double> @llvm.copysign.v8f64(<8 x double> %455, <8 x double> %448)
  %457 = bitcast <8 x double> %456 to <8 x i64>
  %458 = and <8 x i64> %457, %440
  %459 = bitcast <8 x i64> %458 to <8 x double>
  %460 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %459, <8 x double> %459, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>)
  %461 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %460)
  %462 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %461
  %463 = fneg <8 x double> %384
  %464 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %445
  %465 = fmul <8 x double> %383, %464
  %466 = fmul <8 x double> %464, %463
  store <8 x double> %462, ptr %355, align 64
  %467 = fmul <8 x double> %462, %459
  store <8 x double> %467, ptr %356, align 64
  store <8 x i64> %458, ptr %357, align 64
  store <8 x double> %398, ptr %358, align 64
  %468 = bitcast <8 x double> %465 to <8 x i64>
  %469 = bitcast <8 x double> %466 to <8 x i64>
  %470 = and <8 x i64> %468, %440
  %471 = or <8 x i64> %470, %443
  store <8 x i64> %471, ptr %359, align 64
  %472 = and <8 x i64> %469, %440
  store <8 x i64> %472, ptr %360, align 64
  store <8 x i64> %440, ptr %361, align 64
  call fastcc void @rotate(ptr %10, ptr %374, ptr %381, i64 %4, i64 1)
  %473 = mul nsw i64 %379, %5
  %474 = getelementptr inbounds %struct.number, ptr %1, i64 %473
  call fastcc void @rotate(ptr %10, ptr %376, ptr %474, i64 %5, i64 1)
  br label %475

475:                                              ; preds = %439, %382
  %476 = phi i64 [ 1, %439 ], [ %378, %382 ]
  %477 = add nuw i64 %379, 1
  %478 = icmp eq i64 %477, %5
  br i1 %478, label %364, label %377

479:                                              ; preds = %364
  %480 = icmp eq i64 %365, 0
  br i1 %480, label %481, label %482

481:                                              ; preds = %479
  br i1 %353, label %485, label %553

482:                                              ; preds = %479
  %483 = add nuw nsw i64 %363, 1
  %484 = icmp eq i64 %483, 50
  br i1 %484, label %642, label %362

485:                                              ; preds = %481, %601
  %486 = phi i64 [ %605, %601 ], [ 0, %481 ]
  br i1 %354, label %487, label %601

487:                                              ; preds = %485
  %488 = mul nsw i64 %486, %4
  br label %607

489:                                              ; preds = %601
  br i1 %353, label %492, label %553

490:                                              ; preds = %550, %492
  %491 = icmp eq i64 %494, %5
  br i1 %491, label %553, label %492

492:                                              ; preds = %489, %490
  %493 = phi i64 [ %494, %490 ], [ 0, %489 ]
  %494 = add nuw nsw i64 %493, 1
  %495 = icmp slt i64 %494, %5
  br i1 %495, label %496, label %490

496:                                              ; preds = %492
  %497 = getelementptr inbounds <8 x double>, ptr %3, i64 %493
  %498 = mul nsw i64 %493, %4
  %499 = getelementptr inbounds %struct.number, ptr %0, i64 %498
  %500 = mul nsw i64 %493, %5
  %501 = getelementptr inbounds %struct.number, ptr %1, i64 %500
  br label %502

502:                                              ; preds = %550, %496
  %503 = phi i64 [ %494, %496 ], [ %551, %550 ]
  %504 = load <8 x double>, ptr %497, align 64
  %505 = getelementptr inbounds <8 x double>, ptr %3, i64 %503
  %506 = load <8 x double>, ptr %505, align 64
  %507 = fcmp olt <8 x double> %504, %506
  %508 = bitcast <8 x i1> %507 to i8
  %509 = icmp eq i8 %508, 0
  br i1 %509, label %550, label %510

510:                                              ; preds = %502
  %511 = select <8 x i1> %507, <8 x double> %506, <8 x double> %504
  store <8 x double> %511, ptr %497, align 64
  %512 = select <8 x i1> %507, <8 x double> %504, <8 x double> %506
  store <8 x double> %512, ptr %505, align 64
  %513 = mul nsw i64 %503, %4
  %514 = getelementptr inbounds %struct.number, ptr %0, i64 %513
  br i1 %354, label %515, label %531

515:                                              ; preds = %510, %515
  %516 = phi i64 [ %529, %515 ], [ 0, %510 ]
  %517 = getelementptr inbounds %struct.number, ptr %499, i64 %516
  %518 = load <8 x i64>, ptr %517, align 64
  %519 = getelementptr inbounds i8, ptr %517, i64 64
  %520 = load <8 x i64>, ptr %519, align 64
  %521 = getelementptr inbounds %struct.number, ptr %514, i64 %516
  %522 = load <8 x i64>, ptr %521, align 64
  %523 = getelementptr inbounds i8, ptr %521, i64 64
  %524 = load <8 x i64>, ptr %523, align 64
  %525 = select <8 x i1> %507, <8 x i64> %522, <8 x i64> %518
  %526 = select <8 x i1> %507, <8 x i64> %524, <8 x i64> %520
  store <8 x i64> %525, ptr %517, align 64
  store <8 x i64> %526, ptr %519, align 64
  %527 = select <8 x i1> %507, <8 x i64> %518, <8 x i64> %522
  %528 = select <8 x i1> %507, <8 x i64> %520, <8 x i64> %524
  store <8 x i64> %527, ptr %521, align 64
  store <8 x i64> %528, ptr %523, align 64
  %529 = add nuw nsw i64 %516, 1
  %530 = icmp eq i64 %529, %4
  br i1 %530, label %531, label %515

531:                                              ; preds = %515, %510
  %532 = mul nsw i64 %503, %5
  %533 = getelementptr inbounds %struct.number, ptr %1, i64 %532
  br label %534

534:                                              ; preds = %531, %534
  %535 = phi i64 [ %548, %534 ], [ 0, %531 ]
  %536 = getelementptr inbounds %struct.number, ptr %501, i64 %535
  %537 = load <8 x i64>, ptr %536, align 64
  %538 = getelementptr inbounds i8, ptr %536, i64 64
  %539 = load <8 x i64>, ptr %538, align 64
  %540 = getelementptr inbounds %struct.number, ptr %533, i64 %535
  %541 = load <8 x i64>, ptr %540, align 64
  %542 = getelementptr inbounds i8, ptr %540, i64 64
  %543 = load <8 x i64>, ptr %542, align 64
  %544 = select <8 x i1> %507, <8 x i64> %541, <8 x i64> %537
  %545 = select <8 x i1> %507, <8 x i64> %543, <8 x i64> %539
  store <8 x i64> %544, ptr %536, align 64
  store <8 x i64> %545, ptr %538, align 64
  %546 = select <8 x i1> %507, <8 x i64> %537, <8 x i64> %541
  %547 = select <8 x i1> %507, <8 x i64> %539, <8 x i64> %543
  store <8 x i64> %546, ptr %540, align 64
  store <8 x i64> %547, ptr %542, align 64
  %548 = add nuw nsw i64 %535, 1
  %549 = icmp eq i64 %548, %5
  br i1 %549, label %550, label %534

550:                                              ; preds = %534, %502
  %551 = add nuw nsw i64 %503, 1
  %552 = icmp eq i64 %551, %5
  br i1 %552, label %490, label %502

553:                                              ; preds = %362, %490, %481, %489
  %554 = getelementptr inbounds %struct.matrix, ptr %18, i64 0, i32 0
  store ptr %0, ptr %554, align 8
  %555 = getelementptr inbounds %struct.matrix, ptr %18, i64 0, i32 1
  store i64 1, ptr %555, align 8
  %556 = getelementptr inbounds %struct.matrix, ptr %18, i64 0, i32 2
  store i64 %4, ptr %556, align 8
  %557 = getelementptr inbounds %struct.matrix, ptr %19, i64 0, i32 0
  store ptr %2, ptr %557, align 8
  %558 = getelementptr inbounds %struct.matrix, ptr %19, i64 0, i32 1
  store i64 1, ptr %558, align 8
  %559 = getelementptr inbounds %struct.matrix, ptr %19, i64 0, i32 2
  store i64 %4, ptr %559, align 8
  %560 = icmp slt i64 %4, %5
  %561 = select i1 %560, i64 %4, i64 %5
  %562 = icmp sgt i64 %561, 0
  br i1 %562, label %563, label %575

563:                                              ; preds = %553
  %564 = getelementptr inbounds %struct.number, ptr %9, i64 0, i32 0
  %565 = getelementptr inbounds %struct.number, ptr %9, i64 0, i32 1
  br label %566

566:                                              ; preds = %566, %563
  %567 = phi i64 [ 0, %563 ], [ %573, %566 ]
  %568 = getelementptr inbounds [12 x %struct.number], ptr %17, i64 0, i64 %567
  call fastcc void @reflect(ptr sret(%struct.number) align 64 %8, ptr %18, i64 %567, i64 %4)
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 dereferenceable(128) %568, ptr align 64 dereferenceable(128) %8, i64 128, i1 false)
  %569 = load <8 x double>, ptr %568, align 64
  %570 = getelementptr inbounds i8, ptr %568, i64 64
  %571 = load <8 x double>, ptr %570, align 64
  store <8 x double> %569, ptr %564, align 64
  %572 = fneg <8 x double> %571
  store <8 x double> %572, ptr %565, align 64
  %573 = add nuw nsw i64 %567, 1
  call fastcc void @apply_reflection(ptr %18, ptr %18, ptr %9, i64 %567, i64 %4, i64 %573, i64 %5)
  %574 = icmp eq i64 %573, %561
  br i1 %574, label %575, label %566

575:                                              ; preds = %566, %553
  br i1 %354, label %576, label %582

576:                                              ; preds = %575
  %577 = icmp sgt i64 %6, 0
  br label %578

578:                                              ; preds = %583, %576
  %579 = phi i64 [ 0, %576 ], [ %584, %583 ]
  br i1 %577, label %580, label %583

580:                                              ; preds = %578
  %581 = getelementptr inbounds %struct.number, ptr %2, i64 %579
  br label %586

582:                                              ; preds = %583, %575
  br i1 %353, label %595, label %620

583:                                              ; preds = %586, %578
  %584 = add nuw nsw i64 %579, 1
  %585 = icmp eq i64 %584, %4
  br i1 %585, label %582, label %578

586:                                              ; preds = %580, %586
  %587 = phi i64 [ %593, %586 ], [ 0, %580 ]
  %588 = mul nsw i64 %587, %4
  %589 = getelementptr inbounds %struct.number, ptr %581, i64 %588
  %590 = icmp eq i64 %579, %587
  %591 = select i1 %590, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, <8 x double> zeroinitializer
  store <8 x double> %591, ptr %589, align 64
  %592 = getelementptr inbounds i8, ptr %589, i64 64
  store <8 x double> zeroinitializer, ptr %592, align 64
  %593 = add nuw nsw i64 %587, 1
  %594 = icmp eq i64 %593, %6
  br i1 %594, label %583, label %586

595:                                              ; preds = %582, %595
  %596 = phi i64 [ %597, %595 ], [ %5, %582 ]
  %597 = add nsw i64 %596, -1
  %598 = getelementptr inbounds [12 x %struct.number], ptr %17, i64 0, i64 %597
  call fastcc void @apply_reflection(ptr %18, ptr %19, ptr %598, i64 %597, i64 %4, i64 %597, i64 %6)
  %599 = icmp ugt i64 %596, 1
  br i1 %599, label %595, label %600

600:                                              ; preds = %595
  br i1 %353, label %621, label %620

601:                                              ; preds = %607, %485
  %602 = phi <8 x double> [ zeroinitializer, %485 ], [ %617, %607 ]
  %603 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %602)
  %604 = getelementptr inbounds <8 x double>, ptr %3, i64 %486
  store <8 x double> %603, ptr %604, align 64
  %605 = add nuw nsw i64 %486, 1
  %606 = icmp eq i64 %605, %5
  br i1 %606, label %489, label %485

607:                                              ; preds = %487, %607
  %608 = phi i64 [ 0, %487 ], [ %618, %607 ]
  %609 = phi <8 x double> [ zeroinitializer, %487 ], [ %617, %607 ]
  %610 = add nsw i64 %608, %488
  %611 = getelementptr inbounds %struct.number, ptr %0, i64 %610
  %612 = load <8 x double>, ptr %611, align 1
  %613 = getelementptr inbounds i8, ptr %611, i64 64
  %614 = load <8 x double>, ptr %613, align 1
  %615 = fmul <8 x double> %614, %614
  %616 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %612, <8 x double> %612, <8 x double> %615)
  %617 = fadd <8 x double> %609, %616
  %618 = add nuw nsw i64 %608, 1
  %619 = icmp eq i64 %618, %4
  br i1 %619, label %601, label %607

620:                                              ; preds = %628, %582, %600
  br label %642

621:                                              ; preds = %600, %628
  %622 = phi i64 [ %629, %628 ], [ 0, %600 ]
  %623 = mul nsw i64 %622, %4
  %624 = add nsw i64 %623, %622
  %625 = getelementptr inbounds %struct.number, ptr %0, i64 %624
  %626 = load <8 x double>, ptr %625, align 1
  %627 = call <8 x double> @llvm.copysign.v8f64(<8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, <8 x double> %626)
  br i1 %354, label %631, label %628

628:                                              ; preds = %631, %621
  %629 = add nuw nsw i64 %622, 1
  %630 = icmp eq i64 %629, %5
  br i1 %630, label %620, label %621

631:                                              ; preds = %621, %631
  %632 = phi i64 [ %640, %631 ], [ 0, %621 ]
  %633 = add nsw i64 %632, %623
  %634 = getelementptr inbounds %struct.number, ptr %2, i64 %633
  %635 = load <8 x double>, ptr %634, align 1
  %636 = getelementptr inbounds i8, ptr %634, i64 64
  %637 = load <8 x double>, ptr %636, align 1
  %638 = fmul <8 x double> %627, %635
  %639 = fmul <8 x double> %627, %637
  store <8 x double> %638, ptr %634, align 64
  store <8 x double> %639, ptr %636, align 64
  %640 = add nuw nsw i64 %632, 1
  %641 = icmp eq i64 %640, %4
  br i1 %641, label %628, label %631

642:                                              ; preds = %482, %316, %114, %314, %620
  %643 = phi i64 [ 0, %314 ], [ 1, %620 ], [ 1, %114 ], [ 1, %316 ], [ 0, %482 ]
  ret i64 %643
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
