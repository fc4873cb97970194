; Made from source/lanes/jacobi.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 1acd68b653c7d26bef1f5c4c01f1d428506c4ed74ac0112975cef0ab05a47ca9

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
  br i1 %37, label %62, label %351

38:                                               ; preds = %30
  %39 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> zeroinitializer)
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %120, label %351

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

130:                                              ; preds = %257, %120
  %131 = phi i64 [ 0, %120 ], [ %258, %257 ]
  br i1 %25, label %135, label %260

132:                                              ; preds = %250, %135
  %133 = phi i64 [ %136, %135 ], [ %251, %250 ]
  %134 = icmp eq i64 %138, %14
  br i1 %134, label %254, label %135

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

147:                                              ; preds = %250, %140
  %148 = phi i64 [ %136, %140 ], [ %251, %250 ]
  %149 = phi i64 [ %138, %140 ], [ %252, %250 ]
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
  br i1 %170, label %250, label %171

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
  %186 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %184, <8 x double> %184, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>)
  %187 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %186)
  %188 = fadd <8 x double> %185, %187
  %189 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %188
  %190 = call <8 x double> @llvm.copysign.v8f64(<8 x double> %189, <8 x double> %184)
  %191 = bitcast <8 x double> %190 to <8 x i64>
  %192 = and <8 x i64> %191, %168
  %193 = bitcast <8 x i64> %192 to <8 x double>
  %194 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %193, <8 x double> %193, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>)
  %195 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %194)
  %196 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %195
  %197 = fneg <8 x double> %154
  %198 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %181
  %199 = fmul <8 x double> %152, %198
  %200 = fmul <8 x double> %198, %197
  store <8 x double> %196, ptr %122, align 64
  %201 = fmul <8 x double> %196, %193
  store <8 x double> %201, ptr %123, align 64
  store <8 x i64> %192, ptr %124, align 64
  store <8 x double> %166, ptr %125, align 64
  %202 = bitcast <8 x double> %199 to <8 x i64>
  %203 = bitcast <8 x double> %200 to <8 x i64>
  %204 = and <8 x i64> %202, %168
  %205 = or <8 x i64> %204, %179
  store <8 x i64> %205, ptr %126, align 64
  %206 = and <8 x i64> %203, %168
  store <8 x i64> %206, ptr %127, align 64
  store <8 x i64> %168, ptr %128, align 64
  %207 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %149
  call fastcc void @rotate(ptr %5, ptr %145, ptr %207, i64 %14, i64 %14)
  br label %224

208:                                              ; preds = %224
  %209 = getelementptr inbounds i8, ptr %175, i64 64
  %210 = bitcast <8 x i64> %178 to <8 x double>
  %211 = fmul <8 x double> %210, %193
  %212 = fsub <8 x double> %172, %211
  store <8 x double> %212, ptr %143, align 64
  store <8 x double> zeroinitializer, ptr %144, align 64
  %213 = fadd <8 x double> %176, %211
  store <8 x double> %213, ptr %175, align 64
  store <8 x double> zeroinitializer, ptr %209, align 64
  %214 = bitcast <8 x double> %152 to <8 x i64>
  %215 = bitcast <8 x double> %154 to <8 x i64>
  %216 = xor <8 x i64> %168, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %217 = and <8 x i64> %216, %214
  %218 = and <8 x i64> %216, %215
  store <8 x i64> %217, ptr %151, align 64
  store <8 x i64> %218, ptr %153, align 64
  %219 = add nsw i64 %173, %137
  %220 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %219
  %221 = bitcast <8 x i64> %218 to <8 x double>
  %222 = fneg <8 x double> %221
  store <8 x i64> %217, ptr %220, align 64
  %223 = getelementptr inbounds i8, ptr %220, i64 64
  store <8 x double> %222, ptr %223, align 64
  br i1 %129, label %249, label %247

224:                                              ; preds = %224, %171
  %225 = phi i64 [ %245, %224 ], [ 0, %171 ]
  %226 = add nsw i64 %225, %141
  %227 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %226
  %228 = mul nsw i64 %225, %14
  %229 = add nsw i64 %228, %137
  %230 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %229
  %231 = load <8 x double>, ptr %230, align 64
  %232 = getelementptr inbounds i8, ptr %230, i64 64
  %233 = load <8 x double>, ptr %232, align 64
  %234 = fneg <8 x double> %233
  store <8 x double> %231, ptr %227, align 64
  %235 = getelementptr inbounds i8, ptr %227, i64 64
  store <8 x double> %234, ptr %235, align 64
  %236 = add nsw i64 %225, %173
  %237 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %236
  %238 = add nsw i64 %228, %149
  %239 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %238
  %240 = load <8 x double>, ptr %239, align 64
  %241 = getelementptr inbounds i8, ptr %239, i64 64
  %242 = load <8 x double>, ptr %241, align 64
  %243 = fneg <8 x double> %242
  store <8 x double> %240, ptr %237, align 64
  %244 = getelementptr inbounds i8, ptr %237, i64 64
  store <8 x double> %243, ptr %244, align 64
  %245 = add nuw nsw i64 %225, 1
  %246 = icmp eq i64 %245, %14
  br i1 %246, label %208, label %224

247:                                              ; preds = %208
  %248 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %173
  call fastcc void @rotate(ptr %5, ptr %146, ptr %248, i64 %14, i64 1)
  br label %249

249:                                              ; preds = %247, %208
  br label %250

250:                                              ; preds = %249, %147
  %251 = phi i64 [ %148, %147 ], [ 1, %249 ]
  %252 = add nuw i64 %149, 1
  %253 = icmp eq i64 %252, %14
  br i1 %253, label %132, label %147

254:                                              ; preds = %132
  %255 = icmp eq i64 %133, 0
  br i1 %255, label %256, label %257

256:                                              ; preds = %254
  br i1 %25, label %322, label %260

257:                                              ; preds = %254
  %258 = add nuw nsw i64 %131, 1
  %259 = icmp eq i64 %258, 50
  br i1 %259, label %351, label %130

260:                                              ; preds = %130, %256
  br label %264

261:                                              ; preds = %322
  %262 = getelementptr inbounds [12 x <8 x double>], ptr %8, i64 0, i64 0
  %263 = select i1 %129, i64 0, i64 %14
  br i1 %25, label %265, label %264

264:                                              ; preds = %260, %261
  br label %317

265:                                              ; preds = %261
  %266 = icmp sgt i64 %263, 0
  br label %269

267:                                              ; preds = %306, %269
  %268 = icmp eq i64 %271, %14
  br i1 %268, label %309, label %269

269:                                              ; preds = %267, %265
  %270 = phi i64 [ 0, %265 ], [ %271, %267 ]
  %271 = add nuw nsw i64 %270, 1
  %272 = icmp slt i64 %271, %14
  br i1 %272, label %273, label %267

273:                                              ; preds = %269
  %274 = getelementptr inbounds [12 x <8 x double>], ptr %8, i64 0, i64 %270
  %275 = mul nsw i64 %270, %263
  %276 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %275
  br label %277

277:                                              ; preds = %306, %273
  %278 = phi i64 [ %271, %273 ], [ %307, %306 ]
  %279 = load <8 x double>, ptr %274, align 64
  %280 = getelementptr inbounds [12 x <8 x double>], ptr %8, i64 0, i64 %278
  %281 = load <8 x double>, ptr %280, align 64
  %282 = fcmp olt <8 x double> %281, %279
  %283 = bitcast <8 x i1> %282 to i8
  %284 = icmp eq i8 %283, 0
  br i1 %284, label %306, label %285

285:                                              ; preds = %277
  %286 = select <8 x i1> %282, <8 x double> %281, <8 x double> %279
  store <8 x double> %286, ptr %274, align 64
  %287 = select <8 x i1> %282, <8 x double> %279, <8 x double> %281
  store <8 x double> %287, ptr %280, align 64
  %288 = mul nsw i64 %278, %263
  %289 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %288
  br i1 %266, label %290, label %306

290:                                              ; preds = %285, %290
  %291 = phi i64 [ %304, %290 ], [ 0, %285 ]
  %292 = getelementptr inbounds %struct.number, ptr %276, i64 %291
  %293 = load <8 x i64>, ptr %292, align 64
  %294 = getelementptr inbounds i8, ptr %292, i64 64
  %295 = load <8 x i64>, ptr %294, align 64
  %296 = getelementptr inbounds %struct.number, ptr %289, i64 %291
  %297 = load <8 x i64>, ptr %296, align 64
  %298 = getelementptr inbounds i8, ptr %296, i64 64
  %299 = load <8 x i64>, ptr %298, align 64
  %300 = select <8 x i1> %282, <8 x i64> %297, <8 x i64> %293
  %301 = select <8 x i1> %282, <8 x i64> %299, <8 x i64> %295
  store <8 x i64> %300, ptr %292, align 64
  store <8 x i64> %301, ptr %294, align 64
  %302 = select <8 x i1> %282, <8 x i64> %293, <8 x i64> %297
  %303 = select <8 x i1> %282, <8 x i64> %295, <8 x i64> %299
  store <8 x i64> %302, ptr %296, align 64
  store <8 x i64> %303, ptr %298, align 64
  %304 = add nuw nsw i64 %291, 1
  %305 = icmp eq i64 %304, %263
  br i1 %305, label %306, label %290

306:                                              ; preds = %290, %285, %277
  %307 = add nuw nsw i64 %278, 1
  %308 = icmp eq i64 %307, %14
  br i1 %308, label %267, label %277

309:                                              ; preds = %267
  br label %310

310:                                              ; preds = %309, %310
  %311 = phi i64 [ %315, %310 ], [ 0, %309 ]
  %312 = getelementptr inbounds [12 x <8 x double>], ptr %8, i64 0, i64 %311
  %313 = load <8 x double>, ptr %312, align 64
  %314 = fdiv <8 x double> %313, %121
  store <8 x double> %314, ptr %312, align 64
  %315 = add nuw nsw i64 %311, 1
  %316 = icmp eq i64 %315, %14
  br i1 %316, label %317, label %310

317:                                              ; preds = %310, %264
  %318 = phi ptr [ %8, %264 ], [ %262, %310 ]
  %319 = load ptr, ptr %19, align 8
  %320 = getelementptr inbounds i64, ptr %319, i64 1
  %321 = load i64, ptr %320, align 8
  call fastcc void @place_parts(ptr %4, i64 %321, i64 %1, i64 %2, i64 %14)
  call fastcc void @store_parts(ptr %318, ptr %4, i64 %14)
  br i1 %129, label %351, label %331

322:                                              ; preds = %256, %322
  %323 = phi i64 [ %329, %322 ], [ 0, %256 ]
  %324 = mul nsw i64 %323, %14
  %325 = add nsw i64 %324, %323
  %326 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %325, i32 0
  %327 = load <8 x double>, ptr %326, align 64
  %328 = getelementptr inbounds [12 x <8 x double>], ptr %8, i64 0, i64 %323
  store <8 x double> %327, ptr %328, align 64
  %329 = add nuw nsw i64 %323, 1
  %330 = icmp eq i64 %329, %14
  br i1 %330, label %261, label %322

331:                                              ; preds = %317
  br i1 %25, label %332, label %347

332:                                              ; preds = %331, %335
  %333 = phi i64 [ %336, %335 ], [ 0, %331 ]
  %334 = mul nsw i64 %333, %14
  br label %338

335:                                              ; preds = %338
  %336 = add nuw nsw i64 %333, 1
  %337 = icmp eq i64 %336, %14
  br i1 %337, label %347, label %332

338:                                              ; preds = %338, %332
  %339 = phi i64 [ 0, %332 ], [ %345, %338 ]
  %340 = add nsw i64 %339, %334
  %341 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %340
  %342 = mul nsw i64 %339, %14
  %343 = add nsw i64 %342, %333
  %344 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %343
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 dereferenceable(128) %341, ptr align 64 dereferenceable(128) %344, i64 128, i1 false)
  %345 = add nuw nsw i64 %339, 1
  %346 = icmp eq i64 %345, %14
  br i1 %346, label %335, label %338

347:                                              ; preds = %335, %331
  %348 = load ptr, ptr %19, align 8
  %349 = getelementptr inbounds i64, ptr %348, i64 2
  %350 = load i64, ptr %349, align 8
  call fastcc void @place_parts(ptr %10, i64 %350, i64 %1, i64 %2, i64 %23)
  call fastcc void @store_parts(ptr %24, ptr %10, i64 %23)
  br label %351

351:                                              ; preds = %257, %32, %38, %347, %317
  %352 = phi i64 [ 0, %347 ], [ 0, %317 ], [ 1, %38 ], [ 1, %32 ], [ 1, %257 ]
  ret i64 %352
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
  %4 = alloca %struct.number, align 64
  %5 = alloca %struct.number, align 64
  %6 = alloca %struct.places, align 8
  %7 = alloca %struct.rotation, align 64
  %8 = alloca [144 x %struct.number], align 64
  %9 = alloca [144 x %struct.number], align 64
  %10 = alloca [144 x %struct.number], align 64
  %11 = alloca [12 x %struct.number], align 64
  %12 = alloca [12 x <8 x double>], align 64
  %13 = alloca %struct.places, align 8
  %14 = alloca %struct.places, align 8
  %15 = alloca %struct.matrix, align 8
  %16 = alloca %struct.matrix, align 8
  %17 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds i64, ptr %18, i64 2
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds i64, ptr %18, i64 3
  %22 = load i64, ptr %21, align 8
  %23 = icmp slt i64 %20, %22
  %24 = getelementptr inbounds i64, ptr %18, i64 6
  %25 = load i64, ptr %24, align 8
  %26 = select i1 %23, i64 %22, i64 %20
  %27 = select i1 %23, i64 %20, i64 %22
  %28 = getelementptr inbounds i64, ptr %18, i64 4
  %29 = getelementptr inbounds i64, ptr %18, i64 5
  %30 = select i1 %23, ptr %29, ptr %28
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %33 = load ptr, ptr %32, align 8
  %34 = load i64, ptr %33, align 8
  %35 = mul nsw i64 %26, %27
  %36 = shl nsw i64 %35, 1
  call fastcc void @place_parts(ptr %13, i64 %34, i64 %1, i64 %2, i64 %36)
  %37 = getelementptr inbounds [144 x %struct.number], ptr %10, i64 0, i64 0
  call fastcc void @load_parts(ptr %37, ptr %13, i64 %36)
  %38 = icmp sgt i64 %27, 0
  br i1 %38, label %39, label %45

39:                                               ; preds = %3
  %40 = icmp sgt i64 %26, 0
  br label %41

41:                                               ; preds = %39, %93
  %42 = phi i64 [ 0, %39 ], [ %94, %93 ]
  br i1 %40, label %43, label %93

43:                                               ; preds = %41
  %44 = mul nsw i64 %42, %26
  br label %96

45:                                               ; preds = %93, %3
  %46 = getelementptr inbounds [144 x %struct.number], ptr %8, i64 0, i64 0
  %47 = icmp sgt i64 %35, 0
  br i1 %47, label %57, label %54

48:                                               ; preds = %57
  %49 = xor <8 x i64> %75, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %50 = bitcast <8 x double> %70 to <8 x i64>
  %51 = and <8 x i64> %50, <i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312>
  %52 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %49)
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %78, label %488

54:                                               ; preds = %45
  %55 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> zeroinitializer)
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %114, label %488

57:                                               ; preds = %45, %57
  %58 = phi i64 [ %76, %57 ], [ 0, %45 ]
  %59 = phi <8 x i64> [ %75, %57 ], [ <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %45 ]
  %60 = phi <8 x double> [ %70, %57 ], [ zeroinitializer, %45 ]
  %61 = getelementptr inbounds [144 x %struct.number], ptr %8, i64 0, i64 %58
  %62 = load <8 x double>, ptr %61, align 64
  %63 = getelementptr inbounds i8, ptr %61, i64 64
  %64 = load <8 x double>, ptr %63, align 64
  %65 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %62)
  %66 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %64)
  %67 = fcmp ogt <8 x double> %65, %66
  %68 = select <8 x i1> %67, <8 x double> %65, <8 x double> %66
  %69 = fcmp ogt <8 x double> %68, %60
  %70 = select <8 x i1> %69, <8 x double> %68, <8 x double> %60
  %71 = fsub <8 x double> %62, %62
  %72 = fsub <8 x double> %64, %64
  %73 = fadd <8 x double> %71, %72
  %74 = fcmp oeq <8 x double> %73, zeroinitializer
  %75 = select <8 x i1> %74, <8 x i64> %59, <8 x i64> zeroinitializer
  %76 = add nuw nsw i64 %58, 1
  %77 = icmp eq i64 %76, %35
  br i1 %77, label %48, label %57

78:                                               ; preds = %48
  %79 = sub nsw <8 x i64> <i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816>, %51
  %80 = icmp ult <8 x i64> %51, <i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824>
  %81 = select <8 x i1> %80, <8 x i64> %79, <8 x i64> <i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992>
  %82 = bitcast <8 x i64> %81 to <8 x double>
  br label %83

83:                                               ; preds = %83, %78
  %84 = phi i64 [ 0, %78 ], [ %91, %83 ]
  %85 = getelementptr inbounds [144 x %struct.number], ptr %8, i64 0, i64 %84
  %86 = load <8 x double>, ptr %85, align 64
  %87 = getelementptr inbounds i8, ptr %85, i64 64
  %88 = load <8 x double>, ptr %87, align 64
  %89 = fmul <8 x double> %86, %82
  %90 = fmul <8 x double> %88, %82
  store <8 x double> %89, ptr %85, align 64
  store <8 x double> %90, ptr %87, align 64
  %91 = add nuw nsw i64 %84, 1
  %92 = icmp eq i64 %91, %35
  br i1 %92, label %114, label %83

93:                                               ; preds = %111, %41
  %94 = add nuw nsw i64 %42, 1
  %95 = icmp eq i64 %94, %27
  br i1 %95, label %45, label %41

96:                                               ; preds = %43, %111
  %97 = phi i64 [ 0, %43 ], [ %112, %111 ]
  %98 = add nsw i64 %97, %44
  %99 = getelementptr inbounds [144 x %struct.number], ptr %8, i64 0, i64 %98
  br i1 %23, label %104, label %100

100:                                              ; preds = %96
  %101 = mul nsw i64 %97, %27
  %102 = add nsw i64 %101, %42
  %103 = getelementptr inbounds [144 x %struct.number], ptr %10, i64 0, i64 %102
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 dereferenceable(128) %99, ptr align 64 dereferenceable(128) %103, i64 128, i1 false)
  br label %111

104:                                              ; preds = %96
  %105 = getelementptr inbounds [144 x %struct.number], ptr %10, i64 0, i64 %98
  %106 = load <8 x double>, ptr %105, align 64
  %107 = getelementptr inbounds i8, ptr %105, i64 64
  %108 = load <8 x double>, ptr %107, align 64
  %109 = fneg <8 x double> %108
  store <8 x double> %106, ptr %99, align 64
  %110 = getelementptr inbounds i8, ptr %99, i64 64
  store <8 x double> %109, ptr %110, align 64
  br label %111

111:                                              ; preds = %100, %104
  %112 = add nuw nsw i64 %97, 1
  %113 = icmp eq i64 %112, %26
  br i1 %113, label %93, label %96

114:                                              ; preds = %83, %54
  %115 = phi <8 x i64> [ <i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816>, %54 ], [ %81, %83 ]
  %116 = getelementptr inbounds [144 x %struct.number], ptr %9, i64 0, i64 0
  %117 = mul i64 %27, %27
  %118 = icmp eq i64 %117, 0
  br i1 %118, label %130, label %119

119:                                              ; preds = %114
  %120 = add nsw i64 %27, 1
  br label %121

121:                                              ; preds = %121, %119
  %122 = phi i64 [ 0, %119 ], [ %128, %121 ]
  %123 = getelementptr inbounds [144 x %struct.number], ptr %9, i64 0, i64 %122
  %124 = srem i64 %122, %120
  %125 = icmp eq i64 %124, 0
  %126 = select i1 %125, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, <8 x double> zeroinitializer
  store <8 x double> %126, ptr %123, align 64
  %127 = getelementptr inbounds i8, ptr %123, i64 64
  store <8 x double> zeroinitializer, ptr %127, align 64
  %128 = add nuw nsw i64 %122, 1
  %129 = icmp eq i64 %128, %117
  br i1 %129, label %130, label %121

130:                                              ; preds = %121, %114
  %131 = icmp sgt i64 %26, 0
  %132 = getelementptr inbounds %struct.rotation, ptr %7, i64 0, i32 0
  %133 = getelementptr inbounds %struct.rotation, ptr %7, i64 0, i32 1
  %134 = getelementptr inbounds %struct.rotation, ptr %7, i64 0, i32 2
  %135 = getelementptr inbounds %struct.rotation, ptr %7, i64 0, i32 3
  %136 = getelementptr inbounds %struct.rotation, ptr %7, i64 0, i32 4, i32 0
  %137 = getelementptr inbounds %struct.rotation, ptr %7, i64 0, i32 4, i32 1
  %138 = getelementptr inbounds %struct.rotation, ptr %7, i64 0, i32 5
  %139 = icmp eq i64 %25, 0
  br label %140

140:                                              ; preds = %254, %130
  %141 = phi i64 [ 0, %130 ], [ %255, %254 ]
  br i1 %38, label %145, label %261

142:                                              ; preds = %247, %145
  %143 = phi i64 [ %146, %145 ], [ %248, %247 ]
  %144 = icmp eq i64 %148, %27
  br i1 %144, label %251, label %145

145:                                              ; preds = %140, %142
  %146 = phi i64 [ %143, %142 ], [ 0, %140 ]
  %147 = phi i64 [ %148, %142 ], [ 0, %140 ]
  %148 = add nuw nsw i64 %147, 1
  %149 = icmp slt i64 %148, %27
  br i1 %149, label %150, label %142

150:                                              ; preds = %145
  %151 = mul nsw i64 %147, %26
  %152 = getelementptr inbounds [144 x %struct.number], ptr %8, i64 0, i64 %151
  %153 = mul nsw i64 %147, %27
  %154 = getelementptr inbounds [144 x %struct.number], ptr %9, i64 0, i64 %153
  br label %155

155:                                              ; preds = %247, %150
  %156 = phi i64 [ %146, %150 ], [ %248, %247 ]
  %157 = phi i64 [ %148, %150 ], [ %249, %247 ]
  %158 = mul nsw i64 %157, %26
  %159 = getelementptr inbounds [144 x %struct.number], ptr %8, i64 0, i64 %158
  br i1 %131, label %184, label %160

160:                                              ; preds = %184, %155
  %161 = phi <8 x double> [ zeroinitializer, %155 ], [ %206, %184 ]
  %162 = phi <8 x double> [ zeroinitializer, %155 ], [ %208, %184 ]
  %163 = phi <8 x double> [ zeroinitializer, %155 ], [ %196, %184 ]
  %164 = phi <8 x double> [ zeroinitializer, %155 ], [ %203, %184 ]
  %165 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %161)
  %166 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %162)
  %167 = fcmp ogt <8 x double> %165, %166
  %168 = select <8 x i1> %167, <8 x double> %165, <8 x double> %166
  %169 = fcmp oeq <8 x double> %168, zeroinitializer
  %170 = select <8 x i1> %169, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, <8 x double> %168
  %171 = fdiv <8 x double> %161, %170
  %172 = fdiv <8 x double> %162, %170
  %173 = fmul <8 x double> %172, %172
  %174 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %171, <8 x double> %171, <8 x double> %173)
  %175 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %174)
  %176 = fmul <8 x double> %168, %175
  %177 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %163)
  %178 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %164)
  %179 = fmul <8 x double> %177, %178
  %180 = fmul <8 x double> %179, <double 0x3CC0000000000000, double 0x3CC0000000000000, double 0x3CC0000000000000, double 0x3CC0000000000000, double 0x3CC0000000000000, double 0x3CC0000000000000, double 0x3CC0000000000000, double 0x3CC0000000000000>
  %181 = fcmp ogt <8 x double> %176, %180
  %182 = bitcast <8 x i1> %181 to i8
  %183 = icmp eq i8 %182, 0
  br i1 %183, label %247, label %211

184:                                              ; preds = %155, %184
  %185 = phi i64 [ %209, %184 ], [ 0, %155 ]
  %186 = phi <8 x double> [ %203, %184 ], [ zeroinitializer, %155 ]
  %187 = phi <8 x double> [ %196, %184 ], [ zeroinitializer, %155 ]
  %188 = phi <8 x double> [ %208, %184 ], [ zeroinitializer, %155 ]
  %189 = phi <8 x double> [ %206, %184 ], [ zeroinitializer, %155 ]
  %190 = getelementptr inbounds %struct.number, ptr %152, i64 %185
  %191 = load <8 x double>, ptr %190, align 64
  %192 = getelementptr inbounds i8, ptr %190, i64 64
  %193 = load <8 x double>, ptr %192, align 64
  %194 = fmul <8 x double> %193, %193
  %195 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %191, <8 x double> %191, <8 x double> %194)
  %196 = fadd <8 x double> %187, %195
  %197 = getelementptr inbounds %struct.number, ptr %159, i64 %185
  %198 = load <8 x double>, ptr %197, align 64
  %199 = getelementptr inbounds i8, ptr %197, i64 64
  %200 = load <8 x double>, ptr %199, align 64
  %201 = fmul <8 x double> %200, %200
  %202 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %198, <8 x double> %198, <8 x double> %201)
  %203 = fadd <8 x double> %186, %202
  %204 = fneg <8 x double> %193
  %205 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %191, <8 x double> %198, <8 x double> %189)
  %206 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %193, <8 x double> %200, <8 x double> %205)
  %207 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %191, <8 x double> %200, <8 x double> %188)
  %208 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %204, <8 x double> %198, <8 x double> %207)
  %209 = add nuw nsw i64 %185, 1
  %210 = icmp eq i64 %209, %26
  br i1 %210, label %160, label %184

211:                                              ; preds = %160
  %212 = sext <8 x i1> %181 to <8 x i64>
  %213 = bitcast <8 x double> %176 to <8 x i64>
  %214 = and <8 x i64> %212, %213
  %215 = select <8 x i1> %181, <8 x i64> zeroinitializer, <8 x i64> <i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408>
  %216 = or <8 x i64> %214, %215
  %217 = bitcast <8 x i64> %216 to <8 x double>
  %218 = fsub <8 x double> %164, %163
  %219 = fadd <8 x double> %217, %217
  %220 = fdiv <8 x double> %218, %219
  %221 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %220)
  %222 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %220, <8 x double> %220, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>)
  %223 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %222)
  %224 = fadd <8 x double> %221, %223
  %225 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %224
  %226 = call <8 x double> @llvm.copysign.v8f64(<8 x double> %225, <8 x double> %220)
  %227 = bitcast <8 x double> %226 to <8 x i64>
  %228 = and <8 x i64> %227, %212
  %229 = bitcast <8 x i64> %228 to <8 x double>
  %230 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %229, <8 x double> %229, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>)
  %231 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %230)
  %232 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %231
  %233 = fneg <8 x double> %162
  %234 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %217
  %235 = fmul <8 x double> %161, %234
  %236 = fmul <8 x double> %234, %233
  store <8 x double> %232, ptr %132, align 64
  %237 = fmul <8 x double> %232, %229
  store <8 x double> %237, ptr %133, align 64
  store <8 x i64> %228, ptr %134, align 64
  store <8 x double> %176, ptr %135, align 64
  %238 = bitcast <8 x double> %235 to <8 x i64>
  %239 = bitcast <8 x double> %236 to <8 x i64>
  %240 = and <8 x i64> %238, %212
  %241 = or <8 x i64> %240, %215
  store <8 x i64> %241, ptr %136, align 64
  %242 = and <8 x i64> %239, %212
  store <8 x i64> %242, ptr %137, align 64
  store <8 x i64> %212, ptr %138, align 64
  call fastcc void @rotate(ptr %7, ptr %152, ptr %159, i64 %26, i64 1)
  br i1 %139, label %246, label %243

243:                                              ; preds = %211
  %244 = mul nsw i64 %157, %27
  %245 = getelementptr inbounds [144 x %struct.number], ptr %9, i64 0, i64 %244
  call fastcc void @rotate(ptr %7, ptr %154, ptr %245, i64 %27, i64 1)
  br label %246

246:                                              ; preds = %243, %211
  br label %247

247:                                              ; preds = %246, %160
  %248 = phi i64 [ 1, %246 ], [ %156, %160 ]
  %249 = add nuw i64 %157, 1
  %250 = icmp eq i64 %249, %27
  br i1 %250, label %142, label %155

251:                                              ; preds = %142
  %252 = icmp eq i64 %143, 0
  br i1 %252, label %253, label %254

253:                                              ; preds = %251
  br i1 %38, label %257, label %261

254:                                              ; preds = %251
  %255 = add nuw nsw i64 %141, 1
  %256 = icmp eq i64 %255, 50
  br i1 %256, label %488, label %140

257:                                              ; preds = %253, %347
  %258 = phi i64 [ %351, %347 ], [ 0, %253 ]
  br i1 %131, label %259, label %347

259:                                              ; preds = %257
  %260 = mul nsw i64 %258, %26
  br label %353

261:                                              ; preds = %140, %253
  br label %266

262:                                              ; preds = %347
  %263 = getelementptr inbounds [12 x <8 x double>], ptr %12, i64 0, i64 0
  %264 = select i1 %139, i64 0, i64 %26
  %265 = select i1 %139, i64 0, i64 %27
  br i1 %38, label %267, label %266

266:                                              ; preds = %261, %262
  br label %342

267:                                              ; preds = %262
  %268 = icmp sgt i64 %264, 0
  %269 = icmp sgt i64 %265, 0
  br label %272

270:                                              ; preds = %330, %272
  %271 = icmp eq i64 %274, %27
  br i1 %271, label %333, label %272

272:                                              ; preds = %270, %267
  %273 = phi i64 [ 0, %267 ], [ %274, %270 ]
  %274 = add nuw nsw i64 %273, 1
  %275 = icmp slt i64 %274, %27
  br i1 %275, label %276, label %270

276:                                              ; preds = %272
  %277 = getelementptr inbounds [12 x <8 x double>], ptr %12, i64 0, i64 %273
  %278 = mul nsw i64 %273, %264
  %279 = getelementptr inbounds [144 x %struct.number], ptr %8, i64 0, i64 %278
  %280 = mul nsw i64 %273, %265
  %281 = getelementptr inbounds [144 x %struct.number], ptr %9, i64 0, i64 %280
  br label %282

282:                                              ; preds = %330, %276
  %283 = phi i64 [ %274, %276 ], [ %331, %330 ]
  %284 = load <8 x double>, ptr %277, align 64
  %285 = getelementptr inbounds [12 x <8 x double>], ptr %12, i64 0, i64 %283
  %286 = load <8 x double>, ptr %285, align 64
  %287 = fcmp olt <8 x double> %284, %286
  %288 = bitcast <8 x i1> %287 to i8
  %289 = icmp eq i8 %288, 0
  br i1 %289, label %330, label %290

290:                                              ; preds = %282
  %291 = select <8 x i1> %287, <8 x double> %286, <8 x double> %284
  store <8 x double> %291, ptr %277, align 64
  %292 = select <8 x i1> %287, <8 x double> %284, <8 x double> %286
  store <8 x double> %292, ptr %285, align 64
  %293 = mul nsw i64 %283, %264
  %294 = getelementptr inbounds [144 x %struct.number], ptr %8, i64 0, i64 %293
  br i1 %268, label %295, label %311

295:                                              ; preds = %290, %295
  %296 = phi i64 [ %309, %295 ], [ 0, %290 ]
  %297 = getelementptr inbounds %struct.number, ptr %279, i64 %296
  %298 = load <8 x i64>, ptr %297, align 64
  %299 = getelementptr inbounds i8, ptr %297, i64 64
  %300 = load <8 x i64>, ptr %299, align 64
  %301 = getelementptr inbounds %struct.number, ptr %294, i64 %296
  %302 = load <8 x i64>, ptr %301, align 64
  %303 = getelementptr inbounds i8, ptr %301, i64 64
  %304 = load <8 x i64>, ptr %303, align 64
  %305 = select <8 x i1> %287, <8 x i64> %302, <8 x i64> %298
  %306 = select <8 x i1> %287, <8 x i64> %304, <8 x i64> %300
  store <8 x i64> %305, ptr %297, align 64
  store <8 x i64> %306, ptr %299, align 64
  %307 = select <8 x i1> %287, <8 x i64> %298, <8 x i64> %302
  %308 = select <8 x i1> %287, <8 x i64> %300, <8 x i64> %304
  store <8 x i64> %307, ptr %301, align 64
  store <8 x i64> %308, ptr %303, align 64
  %309 = add nuw nsw i64 %296, 1
  %310 = icmp eq i64 %309, %264
  br i1 %310, label %311, label %295

311:                                              ; preds = %295, %290
  %312 = mul nsw i64 %283, %265
  %313 = getelementptr inbounds [144 x %struct.number], ptr %9, i64 0, i64 %312
  br i1 %269, label %314, label %330

314:                                              ; preds = %311, %314
  %315 = phi i64 [ %328, %314 ], [ 0, %311 ]
  %316 = getelementptr inbounds %struct.number, ptr %281, i64 %315
  %317 = load <8 x i64>, ptr %316, align 64
  %318 = getelementptr inbounds i8, ptr %316, i64 64
  %319 = load <8 x i64>, ptr %318, align 64
  %320 = getelementptr inbounds %struct.number, ptr %313, i64 %315
  %321 = load <8 x i64>, ptr %320, align 64
  %322 = getelementptr inbounds i8, ptr %320, i64 64
  %323 = load <8 x i64>, ptr %322, align 64
  %324 = select <8 x i1> %287, <8 x i64> %321, <8 x i64> %317
  %325 = select <8 x i1> %287, <8 x i64> %323, <8 x i64> %319
  store <8 x i64> %324, ptr %316, align 64
  store <8 x i64> %325, ptr %318, align 64
  %326 = select <8 x i1> %287, <8 x i64> %317, <8 x i64> %321
  %327 = select <8 x i1> %287, <8 x i64> %319, <8 x i64> %323
  store <8 x i64> %326, ptr %320, align 64
  store <8 x i64> %327, ptr %322, align 64
  %328 = add nuw nsw i64 %315, 1
  %329 = icmp eq i64 %328, %265
  br i1 %329, label %330, label %314

330:                                              ; preds = %314, %311, %282
  %331 = add nuw nsw i64 %283, 1
  %332 = icmp eq i64 %331, %27
  br i1 %332, label %270, label %282

333:                                              ; preds = %270
  %334 = bitcast <8 x i64> %115 to <8 x double>
  br label %335

335:                                              ; preds = %333, %335
  %336 = phi i64 [ %340, %335 ], [ 0, %333 ]
  %337 = getelementptr inbounds [12 x <8 x double>], ptr %12, i64 0, i64 %336
  %338 = load <8 x double>, ptr %337, align 64
  %339 = fdiv <8 x double> %338, %334
  store <8 x double> %339, ptr %337, align 64
  %340 = add nuw nsw i64 %336, 1
  %341 = icmp eq i64 %340, %27
  br i1 %341, label %342, label %335

342:                                              ; preds = %335, %266
  %343 = phi ptr [ %12, %266 ], [ %263, %335 ]
  %344 = load ptr, ptr %32, align 8
  %345 = getelementptr inbounds i64, ptr %344, i64 2
  %346 = load i64, ptr %345, align 8
  call fastcc void @place_parts(ptr %6, i64 %346, i64 %1, i64 %2, i64 %27)
  call fastcc void @store_parts(ptr %343, ptr %6, i64 %27)
  br i1 %139, label %488, label %366

347:                                              ; preds = %353, %257
  %348 = phi <8 x double> [ zeroinitializer, %257 ], [ %363, %353 ]
  %349 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %348)
  %350 = getelementptr inbounds [12 x <8 x double>], ptr %12, i64 0, i64 %258
  store <8 x double> %349, ptr %350, align 64
  %351 = add nuw nsw i64 %258, 1
  %352 = icmp eq i64 %351, %27
  br i1 %352, label %262, label %257

353:                                              ; preds = %259, %353
  %354 = phi i64 [ 0, %259 ], [ %364, %353 ]
  %355 = phi <8 x double> [ zeroinitializer, %259 ], [ %363, %353 ]
  %356 = add nsw i64 %354, %260
  %357 = getelementptr inbounds [144 x %struct.number], ptr %8, i64 0, i64 %356, i32 0
  %358 = load <8 x double>, ptr %357, align 64
  %359 = getelementptr inbounds [144 x %struct.number], ptr %8, i64 0, i64 %356, i32 1
  %360 = load <8 x double>, ptr %359, align 64
  %361 = fmul <8 x double> %360, %360
  %362 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %358, <8 x double> %358, <8 x double> %361)
  %363 = fadd <8 x double> %355, %362
  %364 = add nuw nsw i64 %354, 1
  %365 = icmp eq i64 %364, %26
  br i1 %365, label %347, label %353

366:                                              ; preds = %342
  %367 = getelementptr inbounds %struct.matrix, ptr %15, i64 0, i32 0
  store ptr %46, ptr %367, align 8
  %368 = getelementptr inbounds %struct.matrix, ptr %15, i64 0, i32 1
  store i64 1, ptr %368, align 8
  %369 = getelementptr inbounds %struct.matrix, ptr %15, i64 0, i32 2
  store i64 %26, ptr %369, align 8
  %370 = getelementptr inbounds %struct.matrix, ptr %16, i64 0, i32 0
  store ptr %37, ptr %370, align 8
  %371 = getelementptr inbounds %struct.matrix, ptr %16, i64 0, i32 1
  store i64 1, ptr %371, align 8
  %372 = getelementptr inbounds %struct.matrix, ptr %16, i64 0, i32 2
  store i64 %26, ptr %372, align 8
  br i1 %38, label %373, label %385

373:                                              ; preds = %366
  %374 = getelementptr inbounds %struct.number, ptr %5, i64 0, i32 0
  %375 = getelementptr inbounds %struct.number, ptr %5, i64 0, i32 1
  br label %376

376:                                              ; preds = %376, %373
  %377 = phi i64 [ 0, %373 ], [ %383, %376 ]
  %378 = getelementptr inbounds [12 x %struct.number], ptr %11, i64 0, i64 %377
  call fastcc void @reflect(ptr sret(%struct.number) align 64 %4, ptr %15, i64 %377, i64 %26)
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 dereferenceable(128) %378, ptr align 64 dereferenceable(128) %4, i64 128, i1 false)
  %379 = load <8 x double>, ptr %378, align 64
  %380 = getelementptr inbounds i8, ptr %378, i64 64
  %381 = load <8 x double>, ptr %380, align 64
  store <8 x double> %379, ptr %374, align 64
  %382 = fneg <8 x double> %381
  store <8 x double> %382, ptr %375, align 64
  %383 = add nuw nsw i64 %377, 1
  call fastcc void @apply_reflection(ptr %15, ptr %15, ptr %5, i64 %377, i64 %26, i64 %383, i64 %27)
  %384 = icmp eq i64 %383, %27
  br i1 %384, label %385, label %376

385:                                              ; preds = %376, %366
  br i1 %131, label %386, label %392

386:                                              ; preds = %385
  %387 = icmp sgt i64 %31, 0
  br label %388

388:                                              ; preds = %393, %386
  %389 = phi i64 [ 0, %386 ], [ %394, %393 ]
  br i1 %387, label %390, label %393

390:                                              ; preds = %388
  %391 = getelementptr inbounds [144 x %struct.number], ptr %10, i64 0, i64 %389
  br label %396

392:                                              ; preds = %393, %385
  br i1 %38, label %405, label %411

393:                                              ; preds = %396, %388
  %394 = add nuw nsw i64 %389, 1
  %395 = icmp eq i64 %394, %26
  br i1 %395, label %392, label %388

396:                                              ; preds = %390, %396
  %397 = phi i64 [ %403, %396 ], [ 0, %390 ]
  %398 = mul nsw i64 %26, %397
  %399 = getelementptr inbounds %struct.number, ptr %391, i64 %398
  %400 = icmp eq i64 %389, %397
  %401 = select i1 %400, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, <8 x double> zeroinitializer
  store <8 x double> %401, ptr %399, align 64
  %402 = getelementptr inbounds i8, ptr %399, i64 64
  store <8 x double> zeroinitializer, ptr %402, align 64
  %403 = add nuw nsw i64 %397, 1
  %404 = icmp eq i64 %403, %31
  br i1 %404, label %393, label %396

405:                                              ; preds = %392, %405
  %406 = phi i64 [ %407, %405 ], [ %27, %392 ]
  %407 = add nsw i64 %406, -1
  %408 = getelementptr inbounds [12 x %struct.number], ptr %11, i64 0, i64 %407
  call fastcc void @apply_reflection(ptr %15, ptr %16, ptr %408, i64 %407, i64 %26, i64 %407, i64 %31)
  %409 = icmp ugt i64 %406, 1
  br i1 %409, label %405, label %410

410:                                              ; preds = %405
  br i1 %38, label %467, label %411

411:                                              ; preds = %474, %392, %410
  %412 = select i1 %23, ptr %116, ptr %37
  %413 = select i1 %23, ptr %37, ptr %116
  %414 = load i64, ptr %28, align 8
  %415 = icmp sgt i64 %20, 0
  br i1 %415, label %416, label %436

416:                                              ; preds = %411
  %417 = icmp sgt i64 %414, 0
  br label %418

418:                                              ; preds = %422, %416
  %419 = phi i64 [ 0, %416 ], [ %423, %422 ]
  br i1 %417, label %420, label %422

420:                                              ; preds = %418
  %421 = mul nsw i64 %419, %414
  br label %425

422:                                              ; preds = %425, %418
  %423 = add nuw nsw i64 %419, 1
  %424 = icmp eq i64 %423, %20
  br i1 %424, label %434, label %418

425:                                              ; preds = %425, %420
  %426 = phi i64 [ 0, %420 ], [ %432, %425 ]
  %427 = add nsw i64 %426, %421
  %428 = getelementptr inbounds [144 x %struct.number], ptr %8, i64 0, i64 %427
  %429 = mul nsw i64 %426, %20
  %430 = add nsw i64 %429, %419
  %431 = getelementptr inbounds %struct.number, ptr %412, i64 %430
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 dereferenceable(128) %428, ptr align 64 dereferenceable(128) %431, i64 128, i1 false)
  %432 = add nuw nsw i64 %426, 1
  %433 = icmp eq i64 %432, %414
  br i1 %433, label %422, label %425

434:                                              ; preds = %422
  %435 = load i64, ptr %28, align 8
  br label %436

436:                                              ; preds = %434, %411
  %437 = phi i64 [ %435, %434 ], [ %414, %411 ]
  %438 = load ptr, ptr %32, align 8
  %439 = getelementptr inbounds i64, ptr %438, i64 1
  %440 = load i64, ptr %439, align 8
  %441 = shl i64 %20, 1
  %442 = mul i64 %441, %437
  call fastcc void @place_parts(ptr %14, i64 %440, i64 %1, i64 %2, i64 %442)
  %443 = load i64, ptr %28, align 8
  %444 = mul i64 %441, %443
  call fastcc void @store_parts(ptr %46, ptr %14, i64 %444)
  %445 = load i64, ptr %29, align 8
  %446 = mul nsw i64 %445, %22
  %447 = icmp sgt i64 %446, 0
  br i1 %447, label %448, label %458

448:                                              ; preds = %436, %448
  %449 = phi i64 [ %454, %448 ], [ 0, %436 ]
  %450 = getelementptr inbounds %struct.number, ptr %413, i64 %449
  %451 = getelementptr inbounds i8, ptr %450, i64 64
  %452 = load <8 x double>, ptr %451, align 64
  %453 = fneg <8 x double> %452
  store <8 x double> %453, ptr %451, align 64
  %454 = add nuw nsw i64 %449, 1
  %455 = icmp eq i64 %454, %446
  br i1 %455, label %456, label %448

456:                                              ; preds = %448
  %457 = load i64, ptr %29, align 8
  br label %458

458:                                              ; preds = %456, %436
  %459 = phi i64 [ %457, %456 ], [ %445, %436 ]
  %460 = load ptr, ptr %32, align 8
  %461 = getelementptr inbounds i64, ptr %460, i64 3
  %462 = load i64, ptr %461, align 8
  %463 = shl i64 %22, 1
  %464 = mul i64 %463, %459
  call fastcc void @place_parts(ptr %14, i64 %462, i64 %1, i64 %2, i64 %464)
  %465 = load i64, ptr %29, align 8
  %466 = mul i64 %463, %465
  call fastcc void @store_parts(ptr %413, ptr %14, i64 %466)
  br label %488

467:                                              ; preds = %410, %474
  %468 = phi i64 [ %475, %474 ], [ 0, %410 ]
  %469 = mul nsw i64 %468, %26
  %470 = add nsw i64 %469, %468
  %471 = getelementptr inbounds [144 x %struct.number], ptr %8, i64 0, i64 %470, i32 0
  %472 = load <8 x double>, ptr %471, align 64
  %473 = call <8 x double> @llvm.copysign.v8f64(<8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, <8 x double> %472)
  br i1 %131, label %477, label %474

474:                                              ; preds = %477, %467
  %475 = add nuw nsw i64 %468, 1
  %476 = icmp eq i64 %475, %27
  br i1 %476, label %411, label %467

477:                                              ; preds = %467, %477
  %478 = phi i64 [ %486, %477 ], [ 0, %467 ]
  %479 = add nsw i64 %478, %469
  %480 = getelementptr inbounds [144 x %struct.number], ptr %10, i64 0, i64 %479
  %481 = load <8 x double>, ptr %480, align 64
  %482 = getelementptr inbounds i8, ptr %480, i64 64
  %483 = load <8 x double>, ptr %482, align 64
  %484 = fmul <8 x double> %473, %481
  %485 = fmul <8 x double> %473, %483
  store <8 x double> %484, ptr %480, align 64
  store <8 x double> %485, ptr %482, align 64
  %486 = add nuw nsw i64 %478, 1
  %487 = icmp eq i64 %486, %26
  br i1 %487, label %474, label %477

488:                                              ; preds = %254, %48, %54, %458, %342
  %489 = phi i64 [ 0, %458 ], [ 0, %342 ], [ 1, %54 ], [ 1, %48 ], [ 1, %254 ]
  ret i64 %489
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
  %17 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %14)
  %18 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %16)
  %19 = fcmp ogt <8 x double> %17, %18
  %20 = select <8 x i1> %19, <8 x double> %17, <8 x double> %18
  %21 = add nsw i64 %2, 1
  %22 = icmp slt i64 %21, %3
  br i1 %22, label %30, label %23

23:                                               ; preds = %4
  %24 = bitcast <8 x double> %20 to <8 x i64>
  %25 = and <8 x i64> %24, <i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312>
  %26 = sub nsw <8 x i64> <i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816>, %25
  %27 = icmp ult <8 x i64> %25, <i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824>
  %28 = select <8 x i1> %27, <8 x i64> %26, <8 x i64> <i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992>
  %29 = bitcast <8 x i64> %28 to <8 x double>
  br label %57

30:                                               ; preds = %4
  %31 = getelementptr inbounds %struct.number, ptr %5, i64 %12
  br label %41

32:                                               ; preds = %41
  %33 = bitcast <8 x double> %54 to <8 x i64>
  %34 = and <8 x i64> %33, <i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312, i64 9218868437227405312>
  %35 = sub nsw <8 x i64> <i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816, i64 9214364837600034816>, %34
  %36 = icmp ult <8 x i64> %34, <i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824, i64 9205357638345293824>
  %37 = select <8 x i1> %36, <8 x i64> %35, <8 x i64> <i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992, i64 9007199254740992>
  %38 = bitcast <8 x i64> %37 to <8 x double>
  br i1 %22, label %39, label %57

39:                                               ; preds = %32
  %40 = getelementptr inbounds %struct.number, ptr %5, i64 %12
  br label %106

41:                                               ; preds = %30, %41
  %42 = phi <8 x double> [ %54, %41 ], [ %20, %30 ]
  %43 = phi i64 [ %55, %41 ], [ %21, %30 ]
  %44 = mul nsw i64 %43, %7
  %45 = getelementptr inbounds %struct.number, ptr %31, i64 %44
  %46 = load <8 x double>, ptr %45, align 1
  %47 = getelementptr inbounds i8, ptr %45, i64 64
  %48 = load <8 x double>, ptr %47, align 1
  %49 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %46)
  %50 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %48)
  %51 = fcmp ogt <8 x double> %49, %50
  %52 = select <8 x i1> %51, <8 x double> %49, <8 x double> %50
  %53 = fcmp ogt <8 x double> %52, %42
  %54 = select <8 x i1> %53, <8 x double> %52, <8 x double> %42
  %55 = add nsw i64 %43, 1
  %56 = icmp eq i64 %55, %3
  br i1 %56, label %32, label %41

57:                                               ; preds = %106, %23, %32
  %58 = phi <8 x double> [ %38, %32 ], [ %29, %23 ], [ %38, %106 ]
  %59 = phi <8 x double> [ zeroinitializer, %32 ], [ zeroinitializer, %23 ], [ %118, %106 ]
  %60 = fmul <8 x double> %14, %58
  %61 = fmul <8 x double> %16, %58
  %62 = fcmp oeq <8 x double> %59, zeroinitializer
  %63 = fcmp oeq <8 x double> %16, zeroinitializer
  %64 = and <8 x i1> %62, %63
  %65 = sext <8 x i1> %64 to <8 x i64>
  %66 = fmul <8 x double> %61, %61
  %67 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %60, <8 x double> %60, <8 x double> %66)
  %68 = fadd <8 x double> %67, %59
  %69 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %68)
  %70 = fneg <8 x double> %60
  %71 = call <8 x double> @llvm.copysign.v8f64(<8 x double> %69, <8 x double> %70)
  %72 = select <8 x i1> %64, <8 x i64> <i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408>, <8 x i64> zeroinitializer
  %73 = bitcast <8 x double> %71 to <8 x i64>
  %74 = xor <8 x i64> %65, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %75 = and <8 x i64> %73, %74
  %76 = or <8 x i64> %75, %72
  %77 = bitcast <8 x i64> %76 to <8 x double>
  %78 = fsub <8 x double> %60, %77
  %79 = fadd <8 x double> %61, zeroinitializer
  %80 = bitcast <8 x double> %78 to <8 x i64>
  %81 = bitcast <8 x double> %79 to <8 x i64>
  %82 = and <8 x i64> %80, %74
  %83 = or <8 x i64> %82, %72
  %84 = and <8 x i64> %74, %81
  %85 = bitcast <8 x i64> %83 to <8 x double>
  %86 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %85)
  %87 = bitcast <8 x i64> %84 to <8 x double>
  %88 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %87)
  %89 = fcmp ogt <8 x double> %86, %88
  %90 = select <8 x i1> %89, <8 x double> %86, <8 x double> %88
  %91 = fdiv <8 x double> %85, %90
  %92 = fneg <8 x double> %87
  %93 = fdiv <8 x double> %92, %90
  %94 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %90
  %95 = fdiv <8 x double> zeroinitializer, %90
  %96 = fneg <8 x double> %95
  %97 = fmul <8 x double> %93, %96
  %98 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %94, <8 x double> %91, <8 x double> %97)
  %99 = fmul <8 x double> %91, %95
  %100 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %94, <8 x double> %93, <8 x double> %99)
  %101 = fmul <8 x double> %93, %93
  %102 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %91, <8 x double> %91, <8 x double> %101)
  %103 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %102
  %104 = fmul <8 x double> %98, %103
  %105 = fmul <8 x double> %100, %103
  br i1 %22, label %144, label %124

106:                                              ; preds = %39, %106
  %107 = phi i64 [ %119, %106 ], [ %21, %39 ]
  %108 = phi <8 x double> [ %118, %106 ], [ zeroinitializer, %39 ]
  %109 = mul nsw i64 %107, %7
  %110 = getelementptr inbounds %struct.number, ptr %40, i64 %109
  %111 = load <8 x double>, ptr %110, align 1
  %112 = getelementptr inbounds i8, ptr %110, i64 64
  %113 = load <8 x double>, ptr %112, align 1
  %114 = fmul <8 x double> %111, %38
  %115 = fmul <8 x double> %113, %38
  %116 = fmul <8 x double> %115, %115
  %117 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %114, <8 x double> %114, <8 x double> %116)
  %118 = fadd <8 x double> %108, %117
  %119 = add nsw i64 %107, 1
  %120 = icmp eq i64 %119, %3
  br i1 %120, label %57, label %106

121:                                              ; preds = %144
  %122 = mul nsw i64 %166, %2
  %123 = mul nsw i64 %167, %2
  br label %124

124:                                              ; preds = %121, %57
  %125 = phi i64 [ %123, %121 ], [ %12, %57 ]
  %126 = phi i64 [ %122, %121 ], [ %10, %57 ]
  %127 = phi ptr [ %165, %121 ], [ %5, %57 ]
  %128 = getelementptr inbounds %struct.number, ptr %127, i64 %126
  %129 = getelementptr inbounds %struct.number, ptr %128, i64 %125
  %130 = fdiv <8 x double> %77, %58
  %131 = bitcast <8 x double> %16 to <8 x i64>
  %132 = select <8 x i1> %64, <8 x double> %14, <8 x double> %130
  %133 = and <8 x i64> %65, %131
  store <8 x double> %132, ptr %129, align 64
  %134 = getelementptr inbounds i8, ptr %129, i64 64
  store <8 x i64> %133, ptr %134, align 64
  %135 = fdiv <8 x double> <double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00>, %77
  %136 = fmul <8 x double> %78, %135
  %137 = fmul <8 x double> %79, %135
  %138 = bitcast <8 x double> %136 to <8 x i64>
  %139 = bitcast <8 x double> %137 to <8 x i64>
  %140 = getelementptr inbounds %struct.number, ptr %0, i64 0, i32 0
  %141 = and <8 x i64> %138, %74
  store <8 x i64> %141, ptr %140, align 64
  %142 = getelementptr inbounds %struct.number, ptr %0, i64 0, i32 1
  %143 = and <8 x i64> %139, %74
  store <8 x i64> %143, ptr %142, align 64
  ret void

144:                                              ; preds = %144, %57
  %145 = phi i64 [ %9, %57 ], [ %167, %144 ]
  %146 = phi i64 [ %7, %57 ], [ %166, %144 ]
  %147 = phi ptr [ %5, %57 ], [ %165, %144 ]
  %148 = phi i64 [ %21, %57 ], [ %163, %144 ]
  %149 = mul nsw i64 %146, %148
  %150 = getelementptr inbounds %struct.number, ptr %147, i64 %149
  %151 = mul nsw i64 %145, %2
  %152 = getelementptr inbounds %struct.number, ptr %150, i64 %151
  %153 = load <8 x double>, ptr %152, align 1
  %154 = getelementptr inbounds i8, ptr %152, i64 64
  %155 = load <8 x double>, ptr %154, align 1
  %156 = fmul <8 x double> %153, %58
  %157 = fmul <8 x double> %155, %58
  %158 = fneg <8 x double> %157
  %159 = fmul <8 x double> %105, %158
  %160 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %156, <8 x double> %104, <8 x double> %159)
  %161 = fmul <8 x double> %104, %157
  %162 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %156, <8 x double> %105, <8 x double> %161)
  store <8 x double> %160, ptr %152, align 64
  store <8 x double> %162, ptr %154, align 64
  %163 = add nsw i64 %148, 1
  %164 = icmp eq i64 %163, %3
  %165 = load ptr, ptr %1, align 1
  %166 = load i64, ptr %6, align 1
  %167 = load i64, ptr %8, align 1
  br i1 %164, label %121, label %144
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
