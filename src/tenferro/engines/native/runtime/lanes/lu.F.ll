; Made from source/lanes/lu.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: d970e0a14cfcc23815a564b496422f7708f864771fb31775a59915233dd19eeb

%struct.job = type { ptr, ptr, ptr, i64 }
%struct.number = type { <16 x float>, <16 x float> }
%struct.places = type { [16 x ptr] }
%struct.matrix = type { ptr, i64, i64 }

define i64 @lanes_lu(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.job, align 8
  %7 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 0
  store ptr %0, ptr %7, align 8
  %8 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 1
  store ptr %4, ptr %8, align 8
  %9 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 2
  store ptr @lu_block, ptr %9, align 8
  %10 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 3
  store i64 0, ptr %10, align 8
  %11 = getelementptr inbounds i64, ptr %4, i64 1
  %12 = load i64, ptr %11, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %12)
  %13 = load i64, ptr %10, align 8
  ret i64 %13
}

define internal i64 @lu_block(ptr %0, i64 %1, i64 %2) {
  %4 = alloca [144 x %struct.number], align 64
  %5 = alloca [64 x <16 x i32>], align 64
  %6 = alloca %struct.places, align 8
  %7 = alloca %struct.places, align 8
  %8 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds i64, ptr %9, i64 2
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds i64, ptr %9, i64 3
  %13 = load i64, ptr %12, align 8
  %14 = icmp slt i64 %11, %13
  %15 = select i1 %14, i64 %11, i64 %13
  %16 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %17 = load ptr, ptr %16, align 8
  %18 = load i64, ptr %17, align 8
  %19 = mul nsw i64 %13, %11
  call fastcc void @place(ptr %6, i64 %18, i64 %1, i64 %2, i64 %19)
  %20 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 0
  call fastcc void @load(ptr %20, ptr %6, i64 %19)
  %21 = icmp sgt i64 %11, 0
  br i1 %21, label %26, label %22

22:                                               ; preds = %26, %3
  %23 = icmp sgt i64 %15, 0
  br i1 %23, label %24, label %36

24:                                               ; preds = %22
  %25 = icmp sgt i64 %13, 0
  br label %41

26:                                               ; preds = %3, %26
  %27 = phi i64 [ %32, %26 ], [ 0, %3 ]
  %28 = trunc i64 %27 to i32
  %29 = insertelement <16 x i32> poison, i32 %28, i64 0
  %30 = shufflevector <16 x i32> %29, <16 x i32> poison, <16 x i32> zeroinitializer
  %31 = getelementptr inbounds [64 x <16 x i32>], ptr %5, i64 0, i64 %27
  store <16 x i32> %30, ptr %31, align 64
  %32 = add nuw nsw i64 %27, 1
  %33 = icmp eq i64 %32, %11
  br i1 %33, label %22, label %26

34:                                               ; preds = %191, %119
  %35 = icmp eq i64 %46, %15
  br i1 %35, label %36, label %41

36:                                               ; preds = %34, %22
  %37 = load ptr, ptr %16, align 8
  %38 = getelementptr inbounds i64, ptr %37, i64 1
  %39 = load i64, ptr %38, align 8
  call fastcc void @place(ptr %7, i64 %39, i64 %1, i64 %2, i64 %19)
  call fastcc void @store(ptr %20, ptr %7, i64 %19)
  %40 = icmp sgt i64 %2, 0
  br i1 %40, label %213, label %212

41:                                               ; preds = %24, %34
  %42 = phi i64 [ 0, %24 ], [ %46, %34 ]
  %43 = mul nsw i64 %42, %13
  %44 = add nsw i64 %43, %42
  %45 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %44
  %46 = add nuw nsw i64 %42, 1
  %47 = icmp slt i64 %46, %11
  br i1 %47, label %48, label %119

48:                                               ; preds = %41
  %49 = trunc i64 %42 to i32
  %50 = insertelement <16 x i32> poison, i32 %49, i64 0
  %51 = shufflevector <16 x i32> %50, <16 x i32> poison, <16 x i32> zeroinitializer
  %52 = load <16 x float>, ptr %45, align 64
  %53 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %52)
  %54 = getelementptr inbounds i8, ptr %45, i64 64
  %55 = load <16 x float>, ptr %54, align 64
  %56 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %55)
  %57 = fadd <16 x float> %53, %56
  br label %60

58:                                               ; preds = %60
  %59 = getelementptr inbounds [64 x <16 x i32>], ptr %5, i64 0, i64 %42
  br label %81

60:                                               ; preds = %60, %48
  %61 = phi <16 x float> [ %78, %60 ], [ %57, %48 ]
  %62 = phi <16 x i32> [ %77, %60 ], [ %51, %48 ]
  %63 = phi i64 [ %79, %60 ], [ %46, %48 ]
  %64 = mul nsw i64 %63, %13
  %65 = add nsw i64 %64, %42
  %66 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %65
  %67 = load <16 x float>, ptr %66, align 64
  %68 = getelementptr inbounds i8, ptr %66, i64 64
  %69 = load <16 x float>, ptr %68, align 64
  %70 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %67)
  %71 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %69)
  %72 = fadd <16 x float> %70, %71
  %73 = fcmp ogt <16 x float> %72, %61
  %74 = trunc i64 %63 to i32
  %75 = insertelement <16 x i32> poison, i32 %74, i64 0
  %76 = shufflevector <16 x i32> %75, <16 x i32> poison, <16 x i32> zeroinitializer
  %77 = select <16 x i1> %73, <16 x i32> %76, <16 x i32> %62
  %78 = select <16 x i1> %73, <16 x float> %72, <16 x float> %61
  %79 = add nuw nsw i64 %63, 1
  %80 = icmp eq i64 %79, %11
  br i1 %80, label %58, label %60

81:                                               ; preds = %116, %58
  %82 = phi i64 [ %46, %58 ], [ %117, %116 ]
  %83 = trunc i64 %82 to i32
  %84 = insertelement <16 x i32> poison, i32 %83, i64 0
  %85 = shufflevector <16 x i32> %84, <16 x i32> poison, <16 x i32> zeroinitializer
  %86 = icmp eq <16 x i32> %77, %85
  %87 = bitcast <16 x i1> %86 to i16
  %88 = icmp eq i16 %87, 0
  br i1 %88, label %116, label %89

89:                                               ; preds = %81
  br i1 %25, label %90, label %92

90:                                               ; preds = %89
  %91 = mul nsw i64 %82, %13
  br label %98

92:                                               ; preds = %98, %89
  %93 = load <16 x i32>, ptr %59, align 64
  %94 = getelementptr inbounds [64 x <16 x i32>], ptr %5, i64 0, i64 %82
  %95 = load <16 x i32>, ptr %94, align 64
  %96 = select <16 x i1> %86, <16 x i32> %95, <16 x i32> %93
  store <16 x i32> %96, ptr %59, align 64
  %97 = select <16 x i1> %86, <16 x i32> %93, <16 x i32> %95
  store <16 x i32> %97, ptr %94, align 64
  br label %116

98:                                               ; preds = %98, %90
  %99 = phi i64 [ 0, %90 ], [ %114, %98 ]
  %100 = add nsw i64 %99, %43
  %101 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %100
  %102 = load <16 x i32>, ptr %101, align 64
  %103 = getelementptr inbounds i8, ptr %101, i64 64
  %104 = load <16 x i32>, ptr %103, align 64
  %105 = add nsw i64 %99, %91
  %106 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %105
  %107 = load <16 x i32>, ptr %106, align 64
  %108 = getelementptr inbounds i8, ptr %106, i64 64
  %109 = load <16 x i32>, ptr %108, align 64
  %110 = select <16 x i1> %86, <16 x i32> %107, <16 x i32> %102
  %111 = select <16 x i1> %86, <16 x i32> %109, <16 x i32> %104
  store <16 x i32> %110, ptr %101, align 64
  store <16 x i32> %111, ptr %103, align 64
  %112 = select <16 x i1> %86, <16 x i32> %102, <16 x i32> %107
  %113 = select <16 x i1> %86, <16 x i32> %104, <16 x i32> %109
  store <16 x i32> %112, ptr %106, align 64
  store <16 x i32> %113, ptr %108, align 64
  %114 = add nuw nsw i64 %99, 1
  %115 = icmp eq i64 %114, %13
  br i1 %115, label %92, label %98

116:                                              ; preds = %92, %81
  %117 = add nuw nsw i64 %82, 1
  %118 = icmp eq i64 %117, %11
  br i1 %118, label %119, label %81

119:                                              ; preds = %116, %41
  %120 = load <16 x float>, ptr %45, align 64
  %121 = getelementptr inbounds i8, ptr %45, i64 64
  %122 = load <16 x float>, ptr %121, align 64
  %123 = fcmp oeq <16 x float> %120, zeroinitializer
  %124 = fcmp oeq <16 x float> %122, zeroinitializer
  %125 = and <16 x i1> %124, %123
  %126 = bitcast <16 x float> %120 to <16 x i32>
  %127 = bitcast <16 x float> %122 to <16 x i32>
  %128 = select <16 x i1> %125, <16 x i32> <i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216>, <16 x i32> zeroinitializer
  %129 = and <16 x i1> %124, %123
  %130 = xor <16 x i1> %129, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %131 = sext <16 x i1> %130 to <16 x i32>
  %132 = and <16 x i32> %131, %126
  %133 = or <16 x i32> %132, %128
  %134 = and <16 x i32> %131, %127
  %135 = bitcast <16 x i32> %133 to <16 x float>
  %136 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %135)
  %137 = bitcast <16 x i32> %134 to <16 x float>
  %138 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %137)
  %139 = fcmp ogt <16 x float> %136, %138
  %140 = select <16 x i1> %139, <16 x float> %136, <16 x float> %138
  %141 = fcmp olt <16 x float> %140, <float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000>
  %142 = fdiv <16 x float> %135, %140
  %143 = fneg <16 x float> %137
  %144 = fdiv <16 x float> %143, %140
  %145 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %140
  %146 = fdiv <16 x float> zeroinitializer, %140
  %147 = fneg <16 x float> %146
  %148 = fmul <16 x float> %144, %147
  %149 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %145, <16 x float> %142, <16 x float> %148)
  %150 = fmul <16 x float> %142, %146
  %151 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %145, <16 x float> %144, <16 x float> %150)
  %152 = fmul <16 x float> %144, %144
  %153 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %142, <16 x float> %142, <16 x float> %152)
  %154 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %153
  %155 = fmul <16 x float> %149, %154
  %156 = fmul <16 x float> %151, %154
  %157 = bitcast <16 x i1> %141 to i16
  %158 = icmp eq i16 %157, 0
  br i1 %47, label %159, label %34

159:                                              ; preds = %119
  %160 = icmp slt i64 %46, %13
  br label %161

161:                                              ; preds = %159, %191
  %162 = phi i64 [ %46, %159 ], [ %192, %191 ]
  %163 = mul nsw i64 %162, %13
  %164 = add nsw i64 %163, %42
  %165 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %164
  %166 = load <16 x float>, ptr %165, align 64
  %167 = getelementptr inbounds i8, ptr %165, i64 64
  %168 = load <16 x float>, ptr %167, align 64
  %169 = fneg <16 x float> %168
  %170 = fmul <16 x float> %156, %169
  %171 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %166, <16 x float> %155, <16 x float> %170)
  %172 = fmul <16 x float> %155, %168
  %173 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %166, <16 x float> %156, <16 x float> %172)
  br i1 %158, label %186, label %174

174:                                              ; preds = %161
  %175 = fdiv <16 x float> %166, %140
  %176 = fdiv <16 x float> %168, %140
  %177 = fneg <16 x float> %176
  %178 = fmul <16 x float> %144, %177
  %179 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %175, <16 x float> %142, <16 x float> %178)
  %180 = fmul <16 x float> %142, %176
  %181 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %175, <16 x float> %144, <16 x float> %180)
  %182 = fmul <16 x float> %154, %179
  %183 = fmul <16 x float> %154, %181
  %184 = select <16 x i1> %141, <16 x float> %182, <16 x float> %171
  %185 = select <16 x i1> %141, <16 x float> %183, <16 x float> %173
  br label %186

186:                                              ; preds = %161, %174
  %187 = phi <16 x float> [ %185, %174 ], [ %173, %161 ]
  %188 = phi <16 x float> [ %184, %174 ], [ %171, %161 ]
  store <16 x float> %188, ptr %165, align 64
  store <16 x float> %187, ptr %167, align 64
  %189 = fneg <16 x float> %188
  %190 = fneg <16 x float> %187
  br i1 %160, label %194, label %191

191:                                              ; preds = %194, %186
  %192 = add nuw nsw i64 %162, 1
  %193 = icmp eq i64 %192, %11
  br i1 %193, label %34, label %161

194:                                              ; preds = %186, %194
  %195 = phi i64 [ %210, %194 ], [ %46, %186 ]
  %196 = add nsw i64 %195, %163
  %197 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %196
  %198 = add nsw i64 %195, %43
  %199 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %198
  %200 = load <16 x float>, ptr %199, align 64
  %201 = getelementptr inbounds i8, ptr %199, i64 64
  %202 = load <16 x float>, ptr %201, align 64
  %203 = load <16 x float>, ptr %197, align 64
  %204 = getelementptr inbounds i8, ptr %197, i64 64
  %205 = load <16 x float>, ptr %204, align 64
  %206 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %189, <16 x float> %200, <16 x float> %203)
  %207 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %187, <16 x float> %202, <16 x float> %206)
  %208 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %189, <16 x float> %202, <16 x float> %205)
  %209 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %190, <16 x float> %200, <16 x float> %208)
  store <16 x float> %207, ptr %197, align 64
  store <16 x float> %209, ptr %204, align 64
  %210 = add nuw nsw i64 %195, 1
  %211 = icmp eq i64 %210, %13
  br i1 %211, label %191, label %194

212:                                              ; preds = %222, %36
  ret i64 0

213:                                              ; preds = %36, %222
  %214 = phi i64 [ %223, %222 ], [ 0, %36 ]
  %215 = load ptr, ptr %16, align 8
  %216 = getelementptr inbounds i64, ptr %215, i64 2
  %217 = load i64, ptr %216, align 8
  %218 = inttoptr i64 %217 to ptr
  %219 = add nsw i64 %214, %1
  %220 = mul nsw i64 %219, %11
  %221 = getelementptr inbounds i64, ptr %218, i64 %220
  br i1 %21, label %225, label %222

222:                                              ; preds = %225, %213
  %223 = add nuw nsw i64 %214, 1
  %224 = icmp eq i64 %223, %2
  br i1 %224, label %212, label %213

225:                                              ; preds = %213, %225
  %226 = phi i64 [ %232, %225 ], [ 0, %213 ]
  %227 = getelementptr inbounds [64 x <16 x i32>], ptr %5, i64 0, i64 %226
  %228 = getelementptr inbounds i32, ptr %227, i64 %214
  %229 = load i32, ptr %228, align 4
  %230 = sext i32 %229 to i64
  %231 = getelementptr inbounds i64, ptr %221, i64 %226
  store i64 %230, ptr %231, align 8
  %232 = add nuw nsw i64 %226, 1
  %233 = icmp eq i64 %232, %11
  br i1 %233, label %222, label %225
}

define i64 @lanes_solve(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.job, align 8
  %7 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 0
  store ptr %0, ptr %7, align 8
  %8 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 1
  store ptr %4, ptr %8, align 8
  %9 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 2
  store ptr @solve_block, ptr %9, align 8
  %10 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 3
  store i64 0, ptr %10, align 8
  %11 = getelementptr inbounds i64, ptr %4, i64 1
  %12 = load i64, ptr %11, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %12)
  %13 = load i64, ptr %10, align 8
  ret i64 %13
}

define internal i64 @solve_block(ptr %0, i64 %1, i64 %2) {
  %4 = alloca [144 x %struct.number], align 64
  %5 = alloca [144 x %struct.number], align 64
  %6 = alloca [16 x ptr], align 16
  %7 = alloca <16 x i32>, align 64
  %8 = alloca %struct.places, align 8
  %9 = alloca %struct.matrix, align 8
  %10 = alloca %struct.places, align 8
  %11 = alloca %struct.places, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca %struct.places, align 8
  %14 = alloca %struct.places, align 8
  %15 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds i64, ptr %16, i64 2
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds i64, ptr %16, i64 3
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds i64, ptr %16, i64 4
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds [16 x ptr], ptr %6, i64 0, i64 0
  %24 = call fastcc i64 @permutations(ptr %0, i64 %1, i64 %2, ptr %23, ptr %7)
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %121, label %26

26:                                               ; preds = %3
  %27 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds i64, ptr %28, i64 1
  %30 = load i64, ptr %29, align 8
  %31 = mul nsw i64 %18, %18
  call fastcc void @place(ptr %8, i64 %30, i64 %1, i64 %2, i64 %31)
  %32 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 0
  call fastcc void @load(ptr %32, ptr %8, i64 %31)
  %33 = getelementptr inbounds %struct.matrix, ptr %9, i64 0, i32 0
  store ptr %32, ptr %33, align 8
  %34 = getelementptr inbounds %struct.matrix, ptr %9, i64 0, i32 1
  store i64 %18, ptr %34, align 8
  %35 = getelementptr inbounds %struct.matrix, ptr %9, i64 0, i32 2
  store i64 1, ptr %35, align 8
  %36 = getelementptr inbounds i8, ptr %9, i64 8
  %37 = getelementptr inbounds i8, ptr %9, i64 16
  %38 = icmp sgt i64 %18, 0
  br i1 %38, label %39, label %54

39:                                               ; preds = %26, %39
  %40 = phi i64 [ %52, %39 ], [ 0, %26 ]
  %41 = phi <16 x i32> [ %51, %39 ], [ zeroinitializer, %26 ]
  %42 = mul nsw i64 %40, %18
  %43 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %42
  %44 = getelementptr inbounds %struct.number, ptr %43, i64 %40
  %45 = load <16 x float>, ptr %44, align 64
  %46 = getelementptr inbounds i8, ptr %44, i64 64
  %47 = load <16 x float>, ptr %46, align 64
  %48 = fcmp oeq <16 x float> %45, zeroinitializer
  %49 = fcmp oeq <16 x float> %47, zeroinitializer
  %50 = and <16 x i1> %49, %48
  %51 = select <16 x i1> %50, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %41
  %52 = add nuw nsw i64 %40, 1
  %53 = icmp eq i64 %52, %18
  br i1 %53, label %54, label %39

54:                                               ; preds = %39, %26
  %55 = phi <16 x i32> [ zeroinitializer, %26 ], [ %51, %39 ]
  %56 = call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %55)
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %119

58:                                               ; preds = %54
  %59 = icmp eq i64 %22, 0
  br i1 %59, label %61, label %60

60:                                               ; preds = %58
  store i64 1, ptr %36, align 8
  store i64 %18, ptr %37, align 8
  br label %61

61:                                               ; preds = %60, %58
  %62 = load ptr, ptr %15, align 8
  %63 = getelementptr inbounds i64, ptr %62, i64 5
  %64 = load i64, ptr %63, align 8
  %65 = icmp ne i64 %64, 0
  %66 = icmp ne i64 %31, 0
  %67 = and i1 %66, %65
  br i1 %67, label %68, label %76

68:                                               ; preds = %61, %68
  %69 = phi i64 [ %74, %68 ], [ 0, %61 ]
  %70 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %69
  %71 = getelementptr inbounds i8, ptr %70, i64 64
  %72 = load <16 x float>, ptr %71, align 64
  %73 = fneg <16 x float> %72
  store <16 x float> %73, ptr %71, align 64
  %74 = add nuw nsw i64 %69, 1
  %75 = icmp eq i64 %74, %31
  br i1 %75, label %76, label %68

76:                                               ; preds = %68, %61
  %77 = load ptr, ptr %27, align 8
  %78 = getelementptr inbounds i64, ptr %77, i64 3
  %79 = load i64, ptr %78, align 8
  %80 = mul nsw i64 %20, %18
  call fastcc void @place(ptr %10, i64 %79, i64 %1, i64 %2, i64 %80)
  %81 = load ptr, ptr %27, align 8
  %82 = getelementptr inbounds i64, ptr %81, i64 4
  %83 = load i64, ptr %82, align 8
  call fastcc void @place(ptr %11, i64 %83, i64 %1, i64 %2, i64 %80)
  %84 = icmp sgt i64 %20, 0
  br i1 %84, label %85, label %93

85:                                               ; preds = %76
  %86 = getelementptr inbounds %struct.matrix, ptr %12, i64 0, i32 0
  %87 = getelementptr inbounds [144 x %struct.number], ptr %5, i64 0, i64 0
  %88 = getelementptr inbounds %struct.matrix, ptr %12, i64 0, i32 1
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i64 0, i32 2
  %90 = select i1 %59, ptr %23, ptr null
  %91 = zext i1 %59 to i64
  %92 = select i1 %59, ptr null, ptr %23
  br label %94

93:                                               ; preds = %116, %76
  br label %119

94:                                               ; preds = %85, %116
  %95 = phi i64 [ 0, %85 ], [ %117, %116 ]
  %96 = sub nsw i64 %20, %95
  %97 = icmp slt i64 %96, 12
  %98 = select i1 %97, i64 %96, i64 12
  store ptr %87, ptr %86, align 8
  store i64 %98, ptr %88, align 8
  store i64 1, ptr %89, align 8
  br i1 %38, label %103, label %99

99:                                               ; preds = %103, %94
  call fastcc void @substitute(ptr %9, ptr %12, i64 %18, i64 %98, i64 0, i64 %91)
  call fastcc void @substitute(ptr %9, ptr %12, i64 %18, i64 %98, i64 1, i64 %22)
  %100 = icmp eq i64 %98, %20
  %101 = select i1 %59, i1 %100, i1 false
  br i1 %101, label %109, label %102

102:                                              ; preds = %99
  br i1 %38, label %110, label %116

103:                                              ; preds = %94, %103
  %104 = phi i64 [ %107, %103 ], [ 0, %94 ]
  call fastcc void @find_row(ptr %13, ptr %10, ptr %90, i64 %104, i64 %20, i64 %95)
  %105 = mul nsw i64 %104, %98
  %106 = getelementptr inbounds [144 x %struct.number], ptr %5, i64 0, i64 %105
  call fastcc void @load(ptr %106, ptr %13, i64 %98)
  %107 = add nuw nsw i64 %104, 1
  %108 = icmp eq i64 %107, %18
  br i1 %108, label %99, label %103

109:                                              ; preds = %99
  call fastcc void @store(ptr %87, ptr %11, i64 %80)
  br label %116

110:                                              ; preds = %102, %110
  %111 = phi i64 [ %114, %110 ], [ 0, %102 ]
  call fastcc void @find_row(ptr %14, ptr %11, ptr %92, i64 %111, i64 %20, i64 %95)
  %112 = mul nsw i64 %111, %98
  %113 = getelementptr inbounds [144 x %struct.number], ptr %5, i64 0, i64 %112
  call fastcc void @store(ptr %113, ptr %14, i64 %98)
  %114 = add nuw nsw i64 %111, 1
  %115 = icmp eq i64 %114, %18
  br i1 %115, label %116, label %110

116:                                              ; preds = %110, %102, %109
  %117 = add nuw nsw i64 %95, 12
  %118 = icmp sgt i64 %20, %117
  br i1 %118, label %94, label %93

119:                                              ; preds = %54, %93
  %120 = phi i64 [ 0, %93 ], [ 1, %54 ]
  br label %121

121:                                              ; preds = %3, %119
  %122 = phi i64 [ %120, %119 ], [ 1, %3 ]
  ret i64 %122
}

define i64 @lanes_inv(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.job, align 8
  %7 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 0
  store ptr %0, ptr %7, align 8
  %8 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 1
  store ptr %4, ptr %8, align 8
  %9 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 2
  store ptr @inv_block, ptr %9, align 8
  %10 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 3
  store i64 0, ptr %10, align 8
  %11 = getelementptr inbounds i64, ptr %4, i64 1
  %12 = load i64, ptr %11, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %12)
  %13 = load i64, ptr %10, align 8
  ret i64 %13
}

define internal i64 @inv_block(ptr %0, i64 %1, i64 %2) {
  %4 = alloca [144 x %struct.number], align 64
  %5 = alloca [16 x ptr], align 16
  %6 = alloca <16 x i32>, align 64
  %7 = alloca %struct.places, align 8
  %8 = alloca %struct.number, align 64
  %9 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds i64, ptr %10, i64 2
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds [16 x ptr], ptr %5, i64 0, i64 0
  %14 = call fastcc i64 @permutations(ptr %0, i64 %1, i64 %2, ptr %13, ptr %6)
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %48, label %16

16:                                               ; preds = %3
  %17 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds i64, ptr %18, i64 1
  %20 = load i64, ptr %19, align 8
  %21 = mul nsw i64 %12, %12
  call fastcc void @place(ptr %7, i64 %20, i64 %1, i64 %2, i64 %21)
  %22 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 0
  call fastcc void @load(ptr %22, ptr %7, i64 %21)
  %23 = icmp sgt i64 %12, 0
  br i1 %23, label %24, label %39

24:                                               ; preds = %16, %24
  %25 = phi i64 [ %37, %24 ], [ 0, %16 ]
  %26 = phi <16 x i32> [ %36, %24 ], [ zeroinitializer, %16 ]
  %27 = mul nsw i64 %25, %12
  %28 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %27
  %29 = getelementptr inbounds %struct.number, ptr %28, i64 %25
  %30 = load <16 x float>, ptr %29, align 64
  %31 = getelementptr inbounds i8, ptr %29, i64 64
  %32 = load <16 x float>, ptr %31, align 64
  %33 = fcmp oeq <16 x float> %30, zeroinitializer
  %34 = fcmp oeq <16 x float> %32, zeroinitializer
  %35 = and <16 x i1> %34, %33
  %36 = select <16 x i1> %35, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %26
  %37 = add nuw nsw i64 %25, 1
  %38 = icmp eq i64 %37, %12
  br i1 %38, label %39, label %24

39:                                               ; preds = %24, %16
  %40 = phi <16 x i32> [ zeroinitializer, %16 ], [ %36, %24 ]
  %41 = call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %40)
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %46

43:                                               ; preds = %39
  %44 = getelementptr inbounds %struct.number, ptr %8, i64 0, i32 0
  store <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, ptr %44, align 64
  %45 = getelementptr inbounds %struct.number, ptr %8, i64 0, i32 1
  store <16 x float> zeroinitializer, ptr %45, align 64
  call fastcc void @write_inverse(ptr %0, i64 %1, i64 %2, ptr %22, ptr %13, ptr byval(%struct.number) align 64 %8)
  br label %46

46:                                               ; preds = %39, %43
  %47 = phi i64 [ 0, %43 ], [ 1, %39 ]
  br label %48

48:                                               ; preds = %3, %46
  %49 = phi i64 [ %47, %46 ], [ 1, %3 ]
  ret i64 %49
}

define i64 @lanes_adjugate(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.job, align 8
  %7 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 0
  store ptr %0, ptr %7, align 8
  %8 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 1
  store ptr %4, ptr %8, align 8
  %9 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 2
  store ptr @adjugate_block, ptr %9, align 8
  %10 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 3
  store i64 0, ptr %10, align 8
  %11 = getelementptr inbounds i64, ptr %4, i64 1
  %12 = load i64, ptr %11, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %12)
  %13 = load i64, ptr %10, align 8
  ret i64 %13
}

define internal i64 @adjugate_block(ptr %0, i64 %1, i64 %2) {
  %4 = alloca [144 x %struct.number], align 64
  %5 = alloca [16 x ptr], align 16
  %6 = alloca <16 x i32>, align 64
  %7 = alloca %struct.places, align 8
  %8 = alloca %struct.number, align 64
  %9 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds i64, ptr %10, i64 2
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds [16 x ptr], ptr %5, i64 0, i64 0
  %14 = call fastcc i64 @permutations(ptr %0, i64 %1, i64 %2, ptr %13, ptr %6)
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %88, label %16

16:                                               ; preds = %3
  %17 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds i64, ptr %18, i64 1
  %20 = load i64, ptr %19, align 8
  %21 = mul nsw i64 %12, %12
  call fastcc void @place(ptr %7, i64 %20, i64 %1, i64 %2, i64 %21)
  %22 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 0
  call fastcc void @load(ptr %22, ptr %7, i64 %21)
  %23 = load <16 x i32>, ptr %6, align 64
  %24 = and <16 x i32> %23, <i32 -1082130432, i32 -1082130432, i32 -1082130432, i32 -1082130432, i32 -1082130432, i32 -1082130432, i32 -1082130432, i32 -1082130432, i32 -1082130432, i32 -1082130432, i32 -1082130432, i32 -1082130432, i32 -1082130432, i32 -1082130432, i32 -1082130432, i32 -1082130432>
  %25 = and <16 x i32> %23, <i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216>
  %26 = xor <16 x i32> %25, <i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216>
  %27 = or <16 x i32> %26, %24
  %28 = getelementptr inbounds %struct.number, ptr %8, i64 0, i32 0
  store <16 x i32> %27, ptr %28, align 64
  %29 = getelementptr inbounds %struct.number, ptr %8, i64 0, i32 1
  store <16 x float> zeroinitializer, ptr %29, align 64
  %30 = icmp sgt i64 %12, 0
  br i1 %30, label %31, label %65

31:                                               ; preds = %16
  %32 = bitcast <16 x i32> %27 to <16 x float>
  %33 = getelementptr inbounds i8, ptr %8, i64 64
  br label %42

34:                                               ; preds = %42
  store <16 x float> %60, ptr %8, align 64
  store <16 x float> %62, ptr %33, align 64
  br i1 %30, label %35, label %65

35:                                               ; preds = %34
  %36 = load ptr, ptr %9, align 8
  %37 = getelementptr inbounds i64, ptr %36, i64 3
  %38 = load float, ptr %37, align 8
  %39 = insertelement <16 x float> poison, float %38, i64 0
  %40 = shufflevector <16 x float> %39, <16 x float> poison, <16 x i32> zeroinitializer
  %41 = fmul <16 x float> %57, %40
  br label %69

42:                                               ; preds = %31, %42
  %43 = phi <16 x float> [ zeroinitializer, %31 ], [ %62, %42 ]
  %44 = phi <16 x float> [ %32, %31 ], [ %60, %42 ]
  %45 = phi i64 [ 0, %31 ], [ %63, %42 ]
  %46 = phi <16 x float> [ zeroinitializer, %31 ], [ %57, %42 ]
  %47 = mul nsw i64 %45, %12
  %48 = add nsw i64 %47, %45
  %49 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %48
  %50 = load <16 x float>, ptr %49, align 64
  %51 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %50)
  %52 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %48, i32 1
  %53 = load <16 x float>, ptr %52, align 64
  %54 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %53)
  %55 = fadd <16 x float> %51, %54
  %56 = fcmp ogt <16 x float> %55, %46
  %57 = select <16 x i1> %56, <16 x float> %55, <16 x float> %46
  %58 = fneg <16 x float> %43
  %59 = fmul <16 x float> %53, %58
  %60 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %44, <16 x float> %50, <16 x float> %59)
  %61 = fmul <16 x float> %50, %43
  %62 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %44, <16 x float> %53, <16 x float> %61)
  %63 = add nuw nsw i64 %45, 1
  %64 = icmp eq i64 %63, %12
  br i1 %64, label %34, label %42

65:                                               ; preds = %69, %16, %34
  %66 = phi <16 x i32> [ zeroinitializer, %34 ], [ zeroinitializer, %16 ], [ %82, %69 ]
  %67 = call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %66)
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %85, label %86

69:                                               ; preds = %35, %69
  %70 = phi i64 [ 0, %35 ], [ %83, %69 ]
  %71 = phi <16 x i32> [ zeroinitializer, %35 ], [ %82, %69 ]
  %72 = mul nsw i64 %70, %12
  %73 = add nsw i64 %72, %70
  %74 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %73, i32 0
  %75 = load <16 x float>, ptr %74, align 64
  %76 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %75)
  %77 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %73, i32 1
  %78 = load <16 x float>, ptr %77, align 64
  %79 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %78)
  %80 = fadd <16 x float> %76, %79
  %81 = fcmp ule <16 x float> %80, %41
  %82 = select <16 x i1> %81, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %71
  %83 = add nuw nsw i64 %70, 1
  %84 = icmp eq i64 %83, %12
  br i1 %84, label %65, label %69

85:                                               ; preds = %65
  call fastcc void @write_inverse(ptr %0, i64 %1, i64 %2, ptr %22, ptr %13, ptr byval(%struct.number) align 64 %8)
  br label %86

86:                                               ; preds = %65, %85
  %87 = phi i64 [ 0, %85 ], [ 1, %65 ]
  br label %88

88:                                               ; preds = %3, %86
  %89 = phi i64 [ %87, %86 ], [ 1, %3 ]
  ret i64 %89
}

define i64 @lanes_det(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.job, align 8
  %7 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 0
  store ptr %0, ptr %7, align 8
  %8 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 1
  store ptr %4, ptr %8, align 8
  %9 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 2
  store ptr @det_block, ptr %9, align 8
  %10 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 3
  store i64 0, ptr %10, align 8
  %11 = getelementptr inbounds i64, ptr %4, i64 1
  %12 = load i64, ptr %11, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %12)
  %13 = load i64, ptr %10, align 8
  ret i64 %13
}

define internal i64 @det_block(ptr %0, i64 %1, i64 %2) {
  %4 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i64, ptr %5, i64 2
  %7 = load i64, ptr %6, align 8
  %8 = add nsw i64 %2, %1
  %9 = icmp sgt i64 %2, 0
  br i1 %9, label %10, label %100

10:                                               ; preds = %3
  %11 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %12 = shl i64 %7, 1
  %13 = icmp sgt i64 %7, 0
  %14 = icmp eq i64 %7, 0
  %15 = shl nuw i64 1, %7
  %16 = and i64 %7, 1
  %17 = add i64 %12, 2
  br label %18

18:                                               ; preds = %10, %94
  %19 = phi i64 [ %1, %10 ], [ %98, %94 ]
  %20 = load ptr, ptr %11, align 8
  %21 = getelementptr inbounds i64, ptr %20, i64 1
  %22 = load i64, ptr %21, align 8
  %23 = inttoptr i64 %22 to ptr
  %24 = mul nsw i64 %19, %7
  %25 = mul i64 %12, %24
  %26 = getelementptr inbounds float, ptr %23, i64 %25
  %27 = getelementptr inbounds i64, ptr %20, i64 3
  %28 = load i64, ptr %27, align 8
  %29 = inttoptr i64 %28 to ptr
  %30 = shl nsw i64 %19, 1
  %31 = getelementptr inbounds float, ptr %29, i64 %30
  %32 = getelementptr inbounds i64, ptr %20, i64 2
  %33 = load i64, ptr %32, align 8
  %34 = inttoptr i64 %33 to ptr
  %35 = getelementptr inbounds i64, ptr %34, i64 %24
  br i1 %13, label %36, label %50

36:                                               ; preds = %18, %42
  %37 = phi i64 [ %45, %42 ], [ 0, %18 ]
  %38 = phi i64 [ %44, %42 ], [ 0, %18 ]
  %39 = getelementptr inbounds i64, ptr %35, i64 %37
  %40 = load i64, ptr %39, align 8
  %41 = icmp ult i64 %40, %7
  br i1 %41, label %42, label %100

42:                                               ; preds = %36
  %43 = shl nuw i64 1, %40
  %44 = or i64 %43, %38
  %45 = add nuw nsw i64 %37, 1
  %46 = icmp eq i64 %45, %7
  br i1 %46, label %47, label %36

47:                                               ; preds = %42
  %48 = add i64 %44, 1
  %49 = icmp eq i64 %48, %15
  br i1 %49, label %51, label %100

50:                                               ; preds = %18
  br i1 %14, label %75, label %100

51:                                               ; preds = %47, %69
  %52 = phi i64 [ %70, %69 ], [ %44, %47 ]
  %53 = phi i64 [ %71, %69 ], [ %16, %47 ]
  %54 = call i64 @llvm.cttz.i64(i64 %52, i1 true)
  %55 = shl nuw i64 1, %54
  %56 = and i64 %55, %52
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %69, label %58

58:                                               ; preds = %51, %58
  %59 = phi i64 [ %66, %58 ], [ %55, %51 ]
  %60 = phi i64 [ %65, %58 ], [ %54, %51 ]
  %61 = phi i64 [ %63, %58 ], [ %52, %51 ]
  %62 = xor i64 %59, -1
  %63 = and i64 %61, %62
  %64 = getelementptr inbounds i64, ptr %35, i64 %60
  %65 = load i64, ptr %64, align 8
  %66 = shl nuw i64 1, %65
  %67 = and i64 %66, %63
  %68 = icmp eq i64 %67, 0
  br i1 %68, label %69, label %58

69:                                               ; preds = %58, %51
  %70 = phi i64 [ %52, %51 ], [ %63, %58 ]
  %71 = xor i64 %53, 1
  %72 = icmp eq i64 %70, 0
  br i1 %72, label %73, label %51

73:                                               ; preds = %69
  %74 = icmp eq i64 %71, 0
  br i1 %74, label %75, label %76

75:                                               ; preds = %50, %73
  br label %76

76:                                               ; preds = %73, %75
  %77 = phi float [ 1.000000e+00, %75 ], [ -1.000000e+00, %73 ]
  br i1 %13, label %78, label %94

78:                                               ; preds = %76, %78
  %79 = phi i64 [ %92, %78 ], [ 0, %76 ]
  %80 = phi float [ %91, %78 ], [ 0.000000e+00, %76 ]
  %81 = phi float [ %89, %78 ], [ %77, %76 ]
  %82 = mul i64 %17, %79
  %83 = getelementptr inbounds float, ptr %26, i64 %82
  %84 = load float, ptr %83, align 4
  %85 = getelementptr inbounds float, ptr %83, i64 1
  %86 = load float, ptr %85, align 4
  %87 = fneg float %80
  %88 = fmul float %86, %87
  %89 = call float @llvm.fmuladd.f32(float %81, float %84, float %88)
  %90 = fmul float %80, %84
  %91 = call float @llvm.fmuladd.f32(float %81, float %86, float %90)
  %92 = add nuw nsw i64 %79, 1
  %93 = icmp eq i64 %92, %7
  br i1 %93, label %94, label %78

94:                                               ; preds = %78, %76
  %95 = phi float [ %77, %76 ], [ %89, %78 ]
  %96 = phi float [ 0.000000e+00, %76 ], [ %91, %78 ]
  store float %95, ptr %31, align 4
  %97 = getelementptr inbounds float, ptr %31, i64 1
  store float %96, ptr %97, align 4
  %98 = add nsw i64 %19, 1
  %99 = icmp slt i64 %98, %8
  br i1 %99, label %18, label %100

100:                                              ; preds = %94, %47, %50, %36, %3
  %101 = phi i64 [ 0, %3 ], [ 1, %36 ], [ 0, %94 ], [ 1, %47 ], [ 1, %50 ]
  ret i64 %101
}

define i64 @lanes_slogdet(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.job, align 8
  %7 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 0
  store ptr %0, ptr %7, align 8
  %8 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 1
  store ptr %4, ptr %8, align 8
  %9 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 2
  store ptr @slogdet_block, ptr %9, align 8
  %10 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 3
  store i64 0, ptr %10, align 8
  %11 = getelementptr inbounds i64, ptr %4, i64 1
  %12 = load i64, ptr %11, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %12)
  %13 = load i64, ptr %10, align 8
  ret i64 %13
}

define internal i64 @slogdet_block(ptr %0, i64 %1, i64 %2) {
  %4 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i64, ptr %5, i64 2
  %7 = load i64, ptr %6, align 8
  %8 = add nsw i64 %2, %1
  %9 = icmp sgt i64 %2, 0
  br i1 %9, label %10, label %173

10:                                               ; preds = %3
  %11 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %12 = shl i64 %7, 1
  %13 = icmp sgt i64 %7, 0
  %14 = icmp eq i64 %7, 0
  %15 = shl nuw i64 1, %7
  %16 = and i64 %7, 1
  %17 = add i64 %12, 2
  br label %18

18:                                               ; preds = %10, %94
  %19 = phi i64 [ %1, %10 ], [ %115, %94 ]
  %20 = load ptr, ptr %11, align 8
  %21 = getelementptr inbounds i64, ptr %20, i64 1
  %22 = load i64, ptr %21, align 8
  %23 = inttoptr i64 %22 to ptr
  %24 = mul nsw i64 %19, %7
  %25 = mul i64 %12, %24
  %26 = getelementptr inbounds float, ptr %23, i64 %25
  %27 = getelementptr inbounds i64, ptr %20, i64 3
  %28 = load i64, ptr %27, align 8
  %29 = inttoptr i64 %28 to ptr
  %30 = shl nsw i64 %19, 1
  %31 = getelementptr inbounds float, ptr %29, i64 %30
  %32 = getelementptr inbounds i64, ptr %20, i64 2
  %33 = load i64, ptr %32, align 8
  %34 = inttoptr i64 %33 to ptr
  %35 = getelementptr inbounds i64, ptr %34, i64 %24
  br i1 %13, label %36, label %50

36:                                               ; preds = %18, %42
  %37 = phi i64 [ %45, %42 ], [ 0, %18 ]
  %38 = phi i64 [ %44, %42 ], [ 0, %18 ]
  %39 = getelementptr inbounds i64, ptr %35, i64 %37
  %40 = load i64, ptr %39, align 8
  %41 = icmp ult i64 %40, %7
  br i1 %41, label %42, label %173

42:                                               ; preds = %36
  %43 = shl nuw i64 1, %40
  %44 = or i64 %43, %38
  %45 = add nuw nsw i64 %37, 1
  %46 = icmp eq i64 %45, %7
  br i1 %46, label %47, label %36

47:                                               ; preds = %42
  %48 = add i64 %44, 1
  %49 = icmp eq i64 %48, %15
  br i1 %49, label %51, label %173

50:                                               ; preds = %18
  br i1 %14, label %75, label %173

51:                                               ; preds = %47, %69
  %52 = phi i64 [ %70, %69 ], [ %44, %47 ]
  %53 = phi i64 [ %71, %69 ], [ %16, %47 ]
  %54 = call i64 @llvm.cttz.i64(i64 %52, i1 true)
  %55 = shl nuw i64 1, %54
  %56 = and i64 %55, %52
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %69, label %58

58:                                               ; preds = %51, %58
  %59 = phi i64 [ %66, %58 ], [ %55, %51 ]
  %60 = phi i64 [ %65, %58 ], [ %54, %51 ]
  %61 = phi i64 [ %63, %58 ], [ %52, %51 ]
  %62 = xor i64 %59, -1
  %63 = and i64 %61, %62
  %64 = getelementptr inbounds i64, ptr %35, i64 %60
  %65 = load i64, ptr %64, align 8
  %66 = shl nuw i64 1, %65
  %67 = and i64 %66, %63
  %68 = icmp eq i64 %67, 0
  br i1 %68, label %69, label %58

69:                                               ; preds = %58, %51
  %70 = phi i64 [ %52, %51 ], [ %63, %58 ]
  %71 = xor i64 %53, 1
  %72 = icmp eq i64 %70, 0
  br i1 %72, label %73, label %51

73:                                               ; preds = %69
  %74 = icmp eq i64 %71, 0
  br i1 %74, label %75, label %76

75:                                               ; preds = %50, %73
  br label %76

76:                                               ; preds = %73, %75
  %77 = phi float [ 1.000000e+00, %75 ], [ -1.000000e+00, %73 ]
  br i1 %13, label %117, label %78

78:                                               ; preds = %162, %76
  %79 = phi i64 [ 0, %76 ], [ %163, %162 ]
  %80 = phi float [ %77, %76 ], [ %168, %162 ]
  %81 = phi float [ 0.000000e+00, %76 ], [ %170, %162 ]
  %82 = phi float [ 1.000000e+00, %76 ], [ %165, %162 ]
  %83 = bitcast float %82 to i32
  %84 = lshr i32 %83, 23
  %85 = trunc i32 %84 to i8
  switch i8 %85, label %86 [
    i8 -1, label %94
    i8 0, label %94
  ]

86:                                               ; preds = %78
  %87 = and i32 %84, 255
  %88 = add nsw i32 %87, -127
  %89 = sext i32 %88 to i64
  %90 = add nsw i64 %79, %89
  %91 = mul nsw i32 %88, -8388608
  %92 = add i32 %91, %83
  %93 = bitcast i32 %92 to float
  br label %94

94:                                               ; preds = %78, %78, %86
  %95 = phi i64 [ %90, %86 ], [ %79, %78 ], [ %79, %78 ]
  %96 = phi float [ %93, %86 ], [ %82, %78 ], [ %82, %78 ]
  %97 = fcmp ogt float %96, 0x3FF6A09E60000000
  %98 = icmp ne i64 %95, 0
  %99 = select i1 %97, i1 %98, i1 false
  %100 = fmul float %96, 5.000000e-01
  %101 = zext i1 %99 to i64
  %102 = add nsw i64 %95, %101
  %103 = select i1 %99, float %100, float %96
  store float %80, ptr %31, align 4
  %104 = getelementptr inbounds float, ptr %31, i64 1
  store float %81, ptr %104, align 4
  %105 = icmp eq i64 %102, 0
  %106 = call float @logf(float %103)
  %107 = sitofp i64 %102 to float
  %108 = call float @llvm.fmuladd.f32(float %107, float 0x3FE62E4300000000, float %106)
  %109 = select i1 %105, float %106, float %108
  %110 = load ptr, ptr %11, align 8
  %111 = getelementptr inbounds i64, ptr %110, i64 4
  %112 = load i64, ptr %111, align 8
  %113 = inttoptr i64 %112 to ptr
  %114 = getelementptr inbounds float, ptr %113, i64 %19
  store float %109, ptr %114, align 4
  %115 = add nsw i64 %19, 1
  %116 = icmp slt i64 %115, %8
  br i1 %116, label %18, label %173

117:                                              ; preds = %76, %162
  %118 = phi i64 [ %171, %162 ], [ 0, %76 ]
  %119 = phi float [ %165, %162 ], [ 1.000000e+00, %76 ]
  %120 = phi float [ %170, %162 ], [ 0.000000e+00, %76 ]
  %121 = phi float [ %168, %162 ], [ %77, %76 ]
  %122 = phi i64 [ %163, %162 ], [ 0, %76 ]
  %123 = mul i64 %17, %118
  %124 = getelementptr inbounds float, ptr %26, i64 %123
  %125 = load float, ptr %124, align 4
  %126 = fcmp olt float %125, 0.000000e+00
  %127 = fneg float %125
  %128 = select i1 %126, float %127, float %125
  %129 = getelementptr inbounds float, ptr %124, i64 1
  %130 = load float, ptr %129, align 4
  %131 = fcmp olt float %130, 0.000000e+00
  %132 = fneg float %130
  %133 = select i1 %131, float %132, float %130
  %134 = fcmp ogt float %128, %133
  %135 = select i1 %134, float %128, float %133
  %136 = fcmp oeq float %135, 0.000000e+00
  br i1 %136, label %140, label %137

137:                                              ; preds = %117
  %138 = select i1 %134, float %133, float %128
  %139 = fdiv float %138, %135
  br label %140

140:                                              ; preds = %117, %137
  %141 = phi float [ %139, %137 ], [ 0.000000e+00, %117 ]
  %142 = call float @llvm.fmuladd.f32(float %141, float %141, float 1.000000e+00)
  %143 = call float @sqrtf(float %142)
  %144 = fmul float %135, %143
  %145 = fcmp oeq float %144, 0.000000e+00
  %146 = select i1 %145, float 1.000000e+00, float %144
  %147 = load float, ptr %124, align 4
  %148 = fdiv float %147, %146
  %149 = load float, ptr %129, align 4
  %150 = fdiv float %149, %146
  %151 = bitcast float %144 to i32
  %152 = lshr i32 %151, 23
  %153 = trunc i32 %152 to i8
  switch i8 %153, label %154 [
    i8 -1, label %162
    i8 0, label %162
  ]

154:                                              ; preds = %140
  %155 = and i32 %152, 255
  %156 = add nsw i32 %155, -127
  %157 = sext i32 %156 to i64
  %158 = add nsw i64 %122, %157
  %159 = mul nsw i32 %156, -8388608
  %160 = add i32 %159, %151
  %161 = bitcast i32 %160 to float
  br label %162

162:                                              ; preds = %140, %140, %154
  %163 = phi i64 [ %158, %154 ], [ %122, %140 ], [ %122, %140 ]
  %164 = phi float [ %161, %154 ], [ %144, %140 ], [ %144, %140 ]
  %165 = fmul float %119, %164
  %166 = fneg float %120
  %167 = fmul float %150, %166
  %168 = call float @llvm.fmuladd.f32(float %121, float %148, float %167)
  %169 = fmul float %120, %148
  %170 = call float @llvm.fmuladd.f32(float %121, float %150, float %169)
  %171 = add nuw nsw i64 %118, 1
  %172 = icmp eq i64 %171, %7
  br i1 %172, label %78, label %117

173:                                              ; preds = %94, %47, %50, %36, %3
  %174 = phi i64 [ 0, %3 ], [ 1, %36 ], [ 0, %94 ], [ 1, %47 ], [ 1, %50 ]
  ret i64 %174
}

declare void @tenferro_parallel_for(ptr, ptr, i64)

define internal void @run_task(ptr %0, i64 %1) {
  %3 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %4 = load ptr, ptr %3, align 8
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds i64, ptr %4, i64 1
  %7 = load i64, ptr %6, align 8
  %8 = add nsw i64 %5, 15
  %9 = sdiv i64 %8, 16
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
  %22 = shl nsw i64 %21, 4
  %23 = sub nsw i64 %5, %22
  %24 = load ptr, ptr %17, align 8
  %25 = icmp slt i64 %23, 16
  %26 = select i1 %25, i64 %23, i64 16
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

define internal fastcc void @place(ptr %0, i64 %1, i64 %2, i64 %3, i64 %4) {
  %6 = inttoptr i64 %1 to ptr
  %7 = add nsw i64 %3, -1
  %8 = shl i64 %4, 1
  br label %10

9:                                                ; preds = %10
  ret void

10:                                               ; preds = %5, %10
  %11 = phi i64 [ 0, %5 ], [ %18, %10 ]
  %12 = icmp slt i64 %11, %3
  %13 = select i1 %12, i64 %11, i64 %7
  %14 = add nsw i64 %13, %2
  %15 = mul i64 %8, %14
  %16 = getelementptr inbounds float, ptr %6, i64 %15
  %17 = getelementptr inbounds %struct.places, ptr %0, i64 0, i32 0, i64 %11
  store ptr %16, ptr %17, align 8
  %18 = add nuw nsw i64 %11, 1
  %19 = icmp eq i64 %18, 16
  br i1 %19, label %9, label %10
}

define internal fastcc void @load(ptr %0, ptr %1, i64 %2) {
  %4 = shl i64 %2, 1
  %5 = icmp slt i64 %2, 8
  br i1 %5, label %24, label %6

6:                                                ; preds = %3
  %7 = add nsw i64 %4, -16
  %8 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 0
  %9 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 1
  %10 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 2
  %11 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 3
  %12 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 4
  %13 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 5
  %14 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 6
  %15 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 7
  %16 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 8
  %17 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 9
  %18 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 10
  %19 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 11
  %20 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 12
  %21 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 13
  %22 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 14
  %23 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 15
  br label %114

24:                                               ; preds = %3
  %25 = icmp sgt i64 %2, 0
  br i1 %25, label %26, label %265

26:                                               ; preds = %24
  %27 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 0
  %28 = call i64 @llvm.smax.i64(i64 %4, i64 1)
  %29 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 1
  %30 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 2
  %31 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 3
  %32 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 4
  %33 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 5
  %34 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 6
  %35 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 7
  %36 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 8
  %37 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 9
  %38 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 10
  %39 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 11
  %40 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 12
  %41 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 13
  %42 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 14
  %43 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 15
  br label %44

44:                                               ; preds = %26, %44
  %45 = phi i64 [ %112, %44 ], [ 0, %26 ]
  %46 = getelementptr inbounds <16 x float>, ptr %0, i64 %45
  %47 = load ptr, ptr %27, align 8
  %48 = getelementptr inbounds float, ptr %47, i64 %45
  %49 = load float, ptr %48, align 4
  %50 = load <16 x float>, ptr %46, align 64
  %51 = insertelement <16 x float> %50, float %49, i64 0
  store <16 x float> %51, ptr %46, align 64
  %52 = load ptr, ptr %29, align 8
  %53 = getelementptr inbounds float, ptr %52, i64 %45
  %54 = load float, ptr %53, align 4
  %55 = insertelement <16 x float> %51, float %54, i64 1
  store <16 x float> %55, ptr %46, align 64
  %56 = load ptr, ptr %30, align 8
  %57 = getelementptr inbounds float, ptr %56, i64 %45
  %58 = load float, ptr %57, align 4
  %59 = insertelement <16 x float> %55, float %58, i64 2
  store <16 x float> %59, ptr %46, align 64
  %60 = load ptr, ptr %31, align 8
  %61 = getelementptr inbounds float, ptr %60, i64 %45
  %62 = load float, ptr %61, align 4
  %63 = insertelement <16 x float> %59, float %62, i64 3
  store <16 x float> %63, ptr %46, align 64
  %64 = load ptr, ptr %32, align 8
  %65 = getelementptr inbounds float, ptr %64, i64 %45
  %66 = load float, ptr %65, align 4
  %67 = insertelement <16 x float> %63, float %66, i64 4
  store <16 x float> %67, ptr %46, align 64
  %68 = load ptr, ptr %33, align 8
  %69 = getelementptr inbounds float, ptr %68, i64 %45
  %70 = load float, ptr %69, align 4
  %71 = insertelement <16 x float> %67, float %70, i64 5
  store <16 x float> %71, ptr %46, align 64
  %72 = load ptr, ptr %34, align 8
  %73 = getelementptr inbounds float, ptr %72, i64 %45
  %74 = load float, ptr %73, align 4
  %75 = insertelement <16 x float> %71, float %74, i64 6
  store <16 x float> %75, ptr %46, align 64
  %76 = load ptr, ptr %35, align 8
  %77 = getelementptr inbounds float, ptr %76, i64 %45
  %78 = load float, ptr %77, align 4
  %79 = insertelement <16 x float> %75, float %78, i64 7
  store <16 x float> %79, ptr %46, align 64
  %80 = load ptr, ptr %36, align 8
  %81 = getelementptr inbounds float, ptr %80, i64 %45
  %82 = load float, ptr %81, align 4
  %83 = insertelement <16 x float> %79, float %82, i64 8
  store <16 x float> %83, ptr %46, align 64
  %84 = load ptr, ptr %37, align 8
  %85 = getelementptr inbounds float, ptr %84, i64 %45
  %86 = load float, ptr %85, align 4
  %87 = insertelement <16 x float> %83, float %86, i64 9
  store <16 x float> %87, ptr %46, align 64
  %88 = load ptr, ptr %38, align 8
  %89 = getelementptr inbounds float, ptr %88, i64 %45
  %90 = load float, ptr %89, align 4
  %91 = insertelement <16 x float> %87, float %90, i64 10
  store <16 x float> %91, ptr %46, align 64
  %92 = load ptr, ptr %39, align 8
  %93 = getelementptr inbounds float, ptr %92, i64 %45
  %94 = load float, ptr %93, align 4
  %95 = insertelement <16 x float> %91, float %94, i64 11
  store <16 x float> %95, ptr %46, align 64
  %96 = load ptr, ptr %40, align 8
  %97 = getelementptr inbounds float, ptr %96, i64 %45
  %98 = load float, ptr %97, align 4
  %99 = insertelement <16 x float> %95, float %98, i64 12
  store <16 x float> %99, ptr %46, align 64
  %100 = load ptr, ptr %41, align 8
  %101 = getelementptr inbounds float, ptr %100, i64 %45
  %102 = load float, ptr %101, align 4
  %103 = insertelement <16 x float> %99, float %102, i64 13
  store <16 x float> %103, ptr %46, align 64
  %104 = load ptr, ptr %42, align 8
  %105 = getelementptr inbounds float, ptr %104, i64 %45
  %106 = load float, ptr %105, align 4
  %107 = insertelement <16 x float> %103, float %106, i64 14
  store <16 x float> %107, ptr %46, align 64
  %108 = load ptr, ptr %43, align 8
  %109 = getelementptr inbounds float, ptr %108, i64 %45
  %110 = load float, ptr %109, align 4
  %111 = insertelement <16 x float> %107, float %110, i64 15
  store <16 x float> %111, ptr %46, align 64
  %112 = add nuw nsw i64 %45, 1
  %113 = icmp eq i64 %112, %28
  br i1 %113, label %265, label %44

114:                                              ; preds = %6, %261
  %115 = phi i64 [ %264, %261 ], [ 0, %6 ]
  %116 = load ptr, ptr %8, align 8
  %117 = getelementptr inbounds float, ptr %116, i64 %115
  %118 = load <16 x float>, ptr %117, align 1
  %119 = load ptr, ptr %9, align 8
  %120 = getelementptr inbounds float, ptr %119, i64 %115
  %121 = load <16 x float>, ptr %120, align 1
  %122 = load ptr, ptr %10, align 8
  %123 = getelementptr inbounds float, ptr %122, i64 %115
  %124 = load <16 x float>, ptr %123, align 1
  %125 = load ptr, ptr %11, align 8
  %126 = getelementptr inbounds float, ptr %125, i64 %115
  %127 = load <16 x float>, ptr %126, align 1
  %128 = load ptr, ptr %12, align 8
  %129 = getelementptr inbounds float, ptr %128, i64 %115
  %130 = load <16 x float>, ptr %129, align 1
  %131 = load ptr, ptr %13, align 8
  %132 = getelementptr inbounds float, ptr %131, i64 %115
  %133 = load <16 x float>, ptr %132, align 1
  %134 = load ptr, ptr %14, align 8
  %135 = getelementptr inbounds float, ptr %134, i64 %115
  %136 = load <16 x float>, ptr %135, align 1
  %137 = load ptr, ptr %15, align 8
  %138 = getelementptr inbounds float, ptr %137, i64 %115
  %139 = load <16 x float>, ptr %138, align 1
  %140 = load ptr, ptr %16, align 8
  %141 = getelementptr inbounds float, ptr %140, i64 %115
  %142 = load <16 x float>, ptr %141, align 1
  %143 = load ptr, ptr %17, align 8
  %144 = getelementptr inbounds float, ptr %143, i64 %115
  %145 = load <16 x float>, ptr %144, align 1
  %146 = load ptr, ptr %18, align 8
  %147 = getelementptr inbounds float, ptr %146, i64 %115
  %148 = load <16 x float>, ptr %147, align 1
  %149 = load ptr, ptr %19, align 8
  %150 = getelementptr inbounds float, ptr %149, i64 %115
  %151 = load <16 x float>, ptr %150, align 1
  %152 = load ptr, ptr %20, align 8
  %153 = getelementptr inbounds float, ptr %152, i64 %115
  %154 = load <16 x float>, ptr %153, align 1
  %155 = load ptr, ptr %21, align 8
  %156 = getelementptr inbounds float, ptr %155, i64 %115
  %157 = load <16 x float>, ptr %156, align 1
  %158 = load ptr, ptr %22, align 8
  %159 = getelementptr inbounds float, ptr %158, i64 %115
  %160 = load <16 x float>, ptr %159, align 1
  %161 = load ptr, ptr %23, align 8
  %162 = getelementptr inbounds float, ptr %161, i64 %115
  %163 = load <16 x float>, ptr %162, align 1
  %164 = shufflevector <16 x float> %118, <16 x float> %142, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %165 = shufflevector <16 x float> %118, <16 x float> %142, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %166 = shufflevector <16 x float> %121, <16 x float> %145, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %167 = shufflevector <16 x float> %121, <16 x float> %145, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %168 = shufflevector <16 x float> %124, <16 x float> %148, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %169 = shufflevector <16 x float> %124, <16 x float> %148, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %170 = shufflevector <16 x float> %127, <16 x float> %151, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %171 = shufflevector <16 x float> %127, <16 x float> %151, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %172 = shufflevector <16 x float> %130, <16 x float> %154, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %173 = shufflevector <16 x float> %130, <16 x float> %154, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %174 = shufflevector <16 x float> %133, <16 x float> %157, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %175 = shufflevector <16 x float> %133, <16 x float> %157, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %176 = shufflevector <16 x float> %136, <16 x float> %160, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %177 = shufflevector <16 x float> %136, <16 x float> %160, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %178 = shufflevector <16 x float> %139, <16 x float> %163, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %179 = shufflevector <16 x float> %139, <16 x float> %163, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %180 = shufflevector <16 x float> %164, <16 x float> %172, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %181 = shufflevector <16 x float> %164, <16 x float> %172, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %182 = shufflevector <16 x float> %166, <16 x float> %174, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %183 = shufflevector <16 x float> %166, <16 x float> %174, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %184 = shufflevector <16 x float> %168, <16 x float> %176, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %185 = shufflevector <16 x float> %168, <16 x float> %176, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %186 = shufflevector <16 x float> %170, <16 x float> %178, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %187 = shufflevector <16 x float> %170, <16 x float> %178, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %188 = shufflevector <16 x float> %165, <16 x float> %173, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %189 = shufflevector <16 x float> %165, <16 x float> %173, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %190 = shufflevector <16 x float> %167, <16 x float> %175, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %191 = shufflevector <16 x float> %167, <16 x float> %175, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %192 = shufflevector <16 x float> %169, <16 x float> %177, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %193 = shufflevector <16 x float> %169, <16 x float> %177, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %194 = shufflevector <16 x float> %171, <16 x float> %179, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %195 = shufflevector <16 x float> %171, <16 x float> %179, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %196 = shufflevector <16 x float> %180, <16 x float> %184, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %197 = shufflevector <16 x float> %180, <16 x float> %184, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %198 = shufflevector <16 x float> %182, <16 x float> %186, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %199 = shufflevector <16 x float> %182, <16 x float> %186, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %200 = shufflevector <16 x float> %181, <16 x float> %185, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %201 = shufflevector <16 x float> %181, <16 x float> %185, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %202 = shufflevector <16 x float> %183, <16 x float> %187, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %203 = shufflevector <16 x float> %183, <16 x float> %187, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %204 = shufflevector <16 x float> %188, <16 x float> %192, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %205 = shufflevector <16 x float> %188, <16 x float> %192, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %206 = shufflevector <16 x float> %190, <16 x float> %194, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %207 = shufflevector <16 x float> %190, <16 x float> %194, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %208 = shufflevector <16 x float> %189, <16 x float> %193, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %209 = shufflevector <16 x float> %189, <16 x float> %193, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %210 = shufflevector <16 x float> %191, <16 x float> %195, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %211 = shufflevector <16 x float> %191, <16 x float> %195, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %212 = shufflevector <16 x float> %196, <16 x float> %198, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %213 = shufflevector <16 x float> %196, <16 x float> %198, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %214 = shufflevector <16 x float> %197, <16 x float> %199, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %215 = shufflevector <16 x float> %197, <16 x float> %199, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %216 = shufflevector <16 x float> %200, <16 x float> %202, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %217 = shufflevector <16 x float> %200, <16 x float> %202, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %218 = shufflevector <16 x float> %201, <16 x float> %203, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %219 = shufflevector <16 x float> %201, <16 x float> %203, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %220 = shufflevector <16 x float> %204, <16 x float> %206, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %221 = shufflevector <16 x float> %204, <16 x float> %206, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %222 = shufflevector <16 x float> %205, <16 x float> %207, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %223 = shufflevector <16 x float> %205, <16 x float> %207, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %224 = shufflevector <16 x float> %208, <16 x float> %210, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %225 = shufflevector <16 x float> %208, <16 x float> %210, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %226 = shufflevector <16 x float> %209, <16 x float> %211, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %227 = shufflevector <16 x float> %209, <16 x float> %211, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %228 = getelementptr inbounds <16 x float>, ptr %0, i64 %115
  store <16 x float> %212, ptr %228, align 64
  %229 = add nsw i64 %115, 1
  %230 = getelementptr inbounds <16 x float>, ptr %0, i64 %229
  store <16 x float> %213, ptr %230, align 64
  %231 = add nsw i64 %115, 2
  %232 = getelementptr inbounds <16 x float>, ptr %0, i64 %231
  store <16 x float> %214, ptr %232, align 64
  %233 = add nsw i64 %115, 3
  %234 = getelementptr inbounds <16 x float>, ptr %0, i64 %233
  store <16 x float> %215, ptr %234, align 64
  %235 = add nsw i64 %115, 4
  %236 = getelementptr inbounds <16 x float>, ptr %0, i64 %235
  store <16 x float> %216, ptr %236, align 64
  %237 = add nsw i64 %115, 5
  %238 = getelementptr inbounds <16 x float>, ptr %0, i64 %237
  store <16 x float> %217, ptr %238, align 64
  %239 = add nsw i64 %115, 6
  %240 = getelementptr inbounds <16 x float>, ptr %0, i64 %239
  store <16 x float> %218, ptr %240, align 64
  %241 = add nsw i64 %115, 7
  %242 = getelementptr inbounds <16 x float>, ptr %0, i64 %241
  store <16 x float> %219, ptr %242, align 64
  %243 = add nsw i64 %115, 8
  %244 = getelementptr inbounds <16 x float>, ptr %0, i64 %243
  store <16 x float> %220, ptr %244, align 64
  %245 = add nsw i64 %115, 9
  %246 = getelementptr inbounds <16 x float>, ptr %0, i64 %245
  store <16 x float> %221, ptr %246, align 64
  %247 = add nsw i64 %115, 10
  %248 = getelementptr inbounds <16 x float>, ptr %0, i64 %247
  store <16 x float> %222, ptr %248, align 64
  %249 = add nsw i64 %115, 11
  %250 = getelementptr inbounds <16 x float>, ptr %0, i64 %249
  store <16 x float> %223, ptr %250, align 64
  %251 = add nsw i64 %115, 12
  %252 = getelementptr inbounds <16 x float>, ptr %0, i64 %251
  store <16 x float> %224, ptr %252, align 64
  %253 = add nsw i64 %115, 13
  %254 = getelementptr inbounds <16 x float>, ptr %0, i64 %253
  store <16 x float> %225, ptr %254, align 64
  %255 = add nsw i64 %115, 14
  %256 = getelementptr inbounds <16 x float>, ptr %0, i64 %255
  store <16 x float> %226, ptr %256, align 64
  %257 = add nsw i64 %115, 15
  %258 = getelementptr inbounds <16 x float>, ptr %0, i64 %257
  store <16 x float> %227, ptr %258, align 64
  %259 = add nsw i64 %115, 16
  %260 = icmp eq i64 %259, %4
  br i1 %260, label %265, label %261

261:                                              ; preds = %114
  %262 = add nsw i64 %115, 32
  %263 = icmp sgt i64 %262, %4
  %264 = select i1 %263, i64 %7, i64 %259
  br label %114

265:                                              ; preds = %114, %44, %24
  ret void
}

define internal fastcc void @store(ptr %0, ptr %1, i64 %2) {
  %4 = shl i64 %2, 1
  %5 = icmp slt i64 %2, 8
  br i1 %5, label %24, label %6

6:                                                ; preds = %3
  %7 = add nsw i64 %4, -16
  %8 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 0
  %9 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 1
  %10 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 2
  %11 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 3
  %12 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 4
  %13 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 5
  %14 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 6
  %15 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 7
  %16 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 8
  %17 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 9
  %18 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 10
  %19 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 11
  %20 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 12
  %21 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 13
  %22 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 14
  %23 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 15
  br label %113

24:                                               ; preds = %3
  %25 = icmp sgt i64 %2, 0
  br i1 %25, label %26, label %264

26:                                               ; preds = %24
  %27 = call i64 @llvm.smax.i64(i64 %4, i64 1)
  %28 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 0
  %29 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 1
  %30 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 2
  %31 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 3
  %32 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 4
  %33 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 5
  %34 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 6
  %35 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 7
  %36 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 8
  %37 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 9
  %38 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 10
  %39 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 11
  %40 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 12
  %41 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 13
  %42 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 14
  %43 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 15
  br label %44

44:                                               ; preds = %26, %44
  %45 = phi i64 [ %111, %44 ], [ 0, %26 ]
  %46 = getelementptr inbounds <16 x float>, ptr %0, i64 %45
  %47 = load <16 x float>, ptr %46, align 64
  %48 = extractelement <16 x float> %47, i64 0
  %49 = load ptr, ptr %28, align 8
  %50 = getelementptr inbounds float, ptr %49, i64 %45
  store float %48, ptr %50, align 4
  %51 = load <16 x float>, ptr %46, align 64
  %52 = extractelement <16 x float> %51, i64 1
  %53 = load ptr, ptr %29, align 8
  %54 = getelementptr inbounds float, ptr %53, i64 %45
  store float %52, ptr %54, align 4
  %55 = load <16 x float>, ptr %46, align 64
  %56 = extractelement <16 x float> %55, i64 2
  %57 = load ptr, ptr %30, align 8
  %58 = getelementptr inbounds float, ptr %57, i64 %45
  store float %56, ptr %58, align 4
  %59 = load <16 x float>, ptr %46, align 64
  %60 = extractelement <16 x float> %59, i64 3
  %61 = load ptr, ptr %31, align 8
  %62 = getelementptr inbounds float, ptr %61, i64 %45
  store float %60, ptr %62, align 4
  %63 = load <16 x float>, ptr %46, align 64
  %64 = extractelement <16 x float> %63, i64 4
  %65 = load ptr, ptr %32, align 8
  %66 = getelementptr inbounds float, ptr %65, i64 %45
  store float %64, ptr %66, align 4
  %67 = load <16 x float>, ptr %46, align 64
  %68 = extractelement <16 x float> %67, i64 5
  %69 = load ptr, ptr %33, align 8
  %70 = getelementptr inbounds float, ptr %69, i64 %45
  store float %68, ptr %70, align 4
  %71 = load <16 x float>, ptr %46, align 64
  %72 = extractelement <16 x float> %71, i64 6
  %73 = load ptr, ptr %34, align 8
  %74 = getelementptr inbounds float, ptr %73, i64 %45
  store float %72, ptr %74, align 4
  %75 = load <16 x float>, ptr %46, align 64
  %76 = extractelement <16 x float> %75, i64 7
  %77 = load ptr, ptr %35, align 8
  %78 = getelementptr inbounds float, ptr %77, i64 %45
  store float %76, ptr %78, align 4
  %79 = load <16 x float>, ptr %46, align 64
  %80 = extractelement <16 x float> %79, i64 8
  %81 = load ptr, ptr %36, align 8
  %82 = getelementptr inbounds float, ptr %81, i64 %45
  store float %80, ptr %82, align 4
  %83 = load <16 x float>, ptr %46, align 64
  %84 = extractelement <16 x float> %83, i64 9
  %85 = load ptr, ptr %37, align 8
  %86 = getelementptr inbounds float, ptr %85, i64 %45
  store float %84, ptr %86, align 4
  %87 = load <16 x float>, ptr %46, align 64
  %88 = extractelement <16 x float> %87, i64 10
  %89 = load ptr, ptr %38, align 8
  %90 = getelementptr inbounds float, ptr %89, i64 %45
  store float %88, ptr %90, align 4
  %91 = load <16 x float>, ptr %46, align 64
  %92 = extractelement <16 x float> %91, i64 11
  %93 = load ptr, ptr %39, align 8
  %94 = getelementptr inbounds float, ptr %93, i64 %45
  store float %92, ptr %94, align 4
  %95 = load <16 x float>, ptr %46, align 64
  %96 = extractelement <16 x float> %95, i64 12
  %97 = load ptr, ptr %40, align 8
  %98 = getelementptr inbounds float, ptr %97, i64 %45
  store float %96, ptr %98, align 4
  %99 = load <16 x float>, ptr %46, align 64
  %100 = extractelement <16 x float> %99, i64 13
  %101 = load ptr, ptr %41, align 8
  %102 = getelementptr inbounds float, ptr %101, i64 %45
  store float %100, ptr %102, align 4
  %103 = load <16 x float>, ptr %46, align 64
  %104 = extractelement <16 x float> %103, i64 14
  %105 = load ptr, ptr %42, align 8
  %106 = getelementptr inbounds float, ptr %105, i64 %45
  store float %104, ptr %106, align 4
  %107 = load <16 x float>, ptr %46, align 64
  %108 = extractelement <16 x float> %107, i64 15
  %109 = load ptr, ptr %43, align 8
  %110 = getelementptr inbounds float, ptr %109, i64 %45
  store float %108, ptr %110, align 4
  %111 = add nuw nsw i64 %45, 1
  %112 = icmp eq i64 %111, %27
  br i1 %112, label %264, label %44

113:                                              ; preds = %6, %260
  %114 = phi i64 [ %263, %260 ], [ 0, %6 ]
  %115 = getelementptr inbounds <16 x float>, ptr %0, i64 %114
  %116 = load <16 x float>, ptr %115, align 64
  %117 = add nsw i64 %114, 1
  %118 = getelementptr inbounds <16 x float>, ptr %0, i64 %117
  %119 = load <16 x float>, ptr %118, align 64
  %120 = add nsw i64 %114, 2
  %121 = getelementptr inbounds <16 x float>, ptr %0, i64 %120
  %122 = load <16 x float>, ptr %121, align 64
  %123 = add nsw i64 %114, 3
  %124 = getelementptr inbounds <16 x float>, ptr %0, i64 %123
  %125 = load <16 x float>, ptr %124, align 64
  %126 = add nsw i64 %114, 4
  %127 = getelementptr inbounds <16 x float>, ptr %0, i64 %126
  %128 = load <16 x float>, ptr %127, align 64
  %129 = add nsw i64 %114, 5
  %130 = getelementptr inbounds <16 x float>, ptr %0, i64 %129
  %131 = load <16 x float>, ptr %130, align 64
  %132 = add nsw i64 %114, 6
  %133 = getelementptr inbounds <16 x float>, ptr %0, i64 %132
  %134 = load <16 x float>, ptr %133, align 64
  %135 = add nsw i64 %114, 7
  %136 = getelementptr inbounds <16 x float>, ptr %0, i64 %135
  %137 = load <16 x float>, ptr %136, align 64
  %138 = add nsw i64 %114, 8
  %139 = getelementptr inbounds <16 x float>, ptr %0, i64 %138
  %140 = load <16 x float>, ptr %139, align 64
  %141 = add nsw i64 %114, 9
  %142 = getelementptr inbounds <16 x float>, ptr %0, i64 %141
  %143 = load <16 x float>, ptr %142, align 64
  %144 = add nsw i64 %114, 10
  %145 = getelementptr inbounds <16 x float>, ptr %0, i64 %144
  %146 = load <16 x float>, ptr %145, align 64
  %147 = add nsw i64 %114, 11
  %148 = getelementptr inbounds <16 x float>, ptr %0, i64 %147
  %149 = load <16 x float>, ptr %148, align 64
  %150 = add nsw i64 %114, 12
  %151 = getelementptr inbounds <16 x float>, ptr %0, i64 %150
  %152 = load <16 x float>, ptr %151, align 64
  %153 = add nsw i64 %114, 13
  %154 = getelementptr inbounds <16 x float>, ptr %0, i64 %153
  %155 = load <16 x float>, ptr %154, align 64
  %156 = add nsw i64 %114, 14
  %157 = getelementptr inbounds <16 x float>, ptr %0, i64 %156
  %158 = load <16 x float>, ptr %157, align 64
  %159 = add nsw i64 %114, 15
  %160 = getelementptr inbounds <16 x float>, ptr %0, i64 %159
  %161 = load <16 x float>, ptr %160, align 64
  %162 = shufflevector <16 x float> %116, <16 x float> %140, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %163 = shufflevector <16 x float> %116, <16 x float> %140, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %164 = shufflevector <16 x float> %119, <16 x float> %143, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %165 = shufflevector <16 x float> %119, <16 x float> %143, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %166 = shufflevector <16 x float> %122, <16 x float> %146, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %167 = shufflevector <16 x float> %122, <16 x float> %146, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %168 = shufflevector <16 x float> %125, <16 x float> %149, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %169 = shufflevector <16 x float> %125, <16 x float> %149, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %170 = shufflevector <16 x float> %128, <16 x float> %152, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %171 = shufflevector <16 x float> %128, <16 x float> %152, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %172 = shufflevector <16 x float> %131, <16 x float> %155, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %173 = shufflevector <16 x float> %131, <16 x float> %155, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %174 = shufflevector <16 x float> %134, <16 x float> %158, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %175 = shufflevector <16 x float> %134, <16 x float> %158, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %176 = shufflevector <16 x float> %137, <16 x float> %161, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %177 = shufflevector <16 x float> %137, <16 x float> %161, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %178 = shufflevector <16 x float> %162, <16 x float> %170, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %179 = shufflevector <16 x float> %162, <16 x float> %170, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %180 = shufflevector <16 x float> %164, <16 x float> %172, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %181 = shufflevector <16 x float> %164, <16 x float> %172, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %182 = shufflevector <16 x float> %166, <16 x float> %174, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %183 = shufflevector <16 x float> %166, <16 x float> %174, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %184 = shufflevector <16 x float> %168, <16 x float> %176, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %185 = shufflevector <16 x float> %168, <16 x float> %176, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %186 = shufflevector <16 x float> %163, <16 x float> %171, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %187 = shufflevector <16 x float> %163, <16 x float> %171, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %188 = shufflevector <16 x float> %165, <16 x float> %173, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %189 = shufflevector <16 x float> %165, <16 x float> %173, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %190 = shufflevector <16 x float> %167, <16 x float> %175, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %191 = shufflevector <16 x float> %167, <16 x float> %175, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %192 = shufflevector <16 x float> %169, <16 x float> %177, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %193 = shufflevector <16 x float> %169, <16 x float> %177, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %194 = shufflevector <16 x float> %178, <16 x float> %182, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %195 = shufflevector <16 x float> %178, <16 x float> %182, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %196 = shufflevector <16 x float> %180, <16 x float> %184, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %197 = shufflevector <16 x float> %180, <16 x float> %184, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %198 = shufflevector <16 x float> %179, <16 x float> %183, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %199 = shufflevector <16 x float> %179, <16 x float> %183, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %200 = shufflevector <16 x float> %181, <16 x float> %185, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %201 = shufflevector <16 x float> %181, <16 x float> %185, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %202 = shufflevector <16 x float> %186, <16 x float> %190, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %203 = shufflevector <16 x float> %186, <16 x float> %190, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %204 = shufflevector <16 x float> %188, <16 x float> %192, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %205 = shufflevector <16 x float> %188, <16 x float> %192, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %206 = shufflevector <16 x float> %187, <16 x float> %191, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %207 = shufflevector <16 x float> %187, <16 x float> %191, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %208 = shufflevector <16 x float> %189, <16 x float> %193, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %209 = shufflevector <16 x float> %189, <16 x float> %193, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %210 = shufflevector <16 x float> %194, <16 x float> %196, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %211 = shufflevector <16 x float> %194, <16 x float> %196, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %212 = shufflevector <16 x float> %195, <16 x float> %197, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %213 = shufflevector <16 x float> %195, <16 x float> %197, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %214 = shufflevector <16 x float> %198, <16 x float> %200, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %215 = shufflevector <16 x float> %198, <16 x float> %200, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %216 = shufflevector <16 x float> %199, <16 x float> %201, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %217 = shufflevector <16 x float> %199, <16 x float> %201, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %218 = shufflevector <16 x float> %202, <16 x float> %204, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %219 = shufflevector <16 x float> %202, <16 x float> %204, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %220 = shufflevector <16 x float> %203, <16 x float> %205, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %221 = shufflevector <16 x float> %203, <16 x float> %205, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %222 = shufflevector <16 x float> %206, <16 x float> %208, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %223 = shufflevector <16 x float> %206, <16 x float> %208, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %224 = shufflevector <16 x float> %207, <16 x float> %209, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %225 = shufflevector <16 x float> %207, <16 x float> %209, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %226 = load ptr, ptr %8, align 8
  %227 = getelementptr inbounds float, ptr %226, i64 %114
  store <16 x float> %210, ptr %227, align 1
  %228 = load ptr, ptr %9, align 8
  %229 = getelementptr inbounds float, ptr %228, i64 %114
  store <16 x float> %211, ptr %229, align 1
  %230 = load ptr, ptr %10, align 8
  %231 = getelementptr inbounds float, ptr %230, i64 %114
  store <16 x float> %212, ptr %231, align 1
  %232 = load ptr, ptr %11, align 8
  %233 = getelementptr inbounds float, ptr %232, i64 %114
  store <16 x float> %213, ptr %233, align 1
  %234 = load ptr, ptr %12, align 8
  %235 = getelementptr inbounds float, ptr %234, i64 %114
  store <16 x float> %214, ptr %235, align 1
  %236 = load ptr, ptr %13, align 8
  %237 = getelementptr inbounds float, ptr %236, i64 %114
  store <16 x float> %215, ptr %237, align 1
  %238 = load ptr, ptr %14, align 8
  %239 = getelementptr inbounds float, ptr %238, i64 %114
  store <16 x float> %216, ptr %239, align 1
  %240 = load ptr, ptr %15, align 8
  %241 = getelementptr inbounds float, ptr %240, i64 %114
  store <16 x float> %217, ptr %241, align 1
  %242 = load ptr, ptr %16, align 8
  %243 = getelementptr inbounds float, ptr %242, i64 %114
  store <16 x float> %218, ptr %243, align 1
  %244 = load ptr, ptr %17, align 8
  %245 = getelementptr inbounds float, ptr %244, i64 %114
  store <16 x float> %219, ptr %245, align 1
  %246 = load ptr, ptr %18, align 8
  %247 = getelementptr inbounds float, ptr %246, i64 %114
  store <16 x float> %220, ptr %247, align 1
  %248 = load ptr, ptr %19, align 8
  %249 = getelementptr inbounds float, ptr %248, i64 %114
  store <16 x float> %221, ptr %249, align 1
  %250 = load ptr, ptr %20, align 8
  %251 = getelementptr inbounds float, ptr %250, i64 %114
  store <16 x float> %222, ptr %251, align 1
  %252 = load ptr, ptr %21, align 8
  %253 = getelementptr inbounds float, ptr %252, i64 %114
  store <16 x float> %223, ptr %253, align 1
  %254 = load ptr, ptr %22, align 8
  %255 = getelementptr inbounds float, ptr %254, i64 %114
  store <16 x float> %224, ptr %255, align 1
  %256 = load ptr, ptr %23, align 8
  %257 = getelementptr inbounds float, ptr %256, i64 %114
  store <16 x float> %225, ptr %257, align 1
  %258 = add nsw i64 %114, 16
  %259 = icmp eq i64 %258, %4
  br i1 %259, label %264, label %260

260:                                              ; preds = %113
  %261 = add nsw i64 %114, 32
  %262 = icmp sgt i64 %261, %4
  %263 = select i1 %262, i64 %7, i64 %258
  br label %113

264:                                              ; preds = %113, %44, %24
  ret void
}

declare i32 @llvm.vector.reduce.or.v16i32(<16 x i32>)

declare <16 x float> @llvm.fabs.v16f32(<16 x float>)

declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>)

define internal fastcc i64 @permutations(ptr %0, i64 %1, i64 %2, ptr %3, ptr %4) {
  %6 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i64, ptr %7, i64 2
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %11 = add nsw i64 %2, -1
  %12 = icmp sgt i64 %9, 0
  %13 = icmp eq i64 %9, 0
  %14 = shl nuw i64 1, %9
  %15 = and i64 %9, 1
  br label %16

16:                                               ; preds = %5, %66
  %17 = phi i1 [ true, %5 ], [ %72, %66 ]
  %18 = phi i64 [ 0, %5 ], [ %71, %66 ]
  %19 = load ptr, ptr %10, align 8
  %20 = getelementptr inbounds i64, ptr %19, i64 2
  %21 = load i64, ptr %20, align 8
  %22 = inttoptr i64 %21 to ptr
  %23 = icmp slt i64 %18, %2
  %24 = select i1 %23, i64 %18, i64 %11
  %25 = add nsw i64 %24, %1
  %26 = mul nsw i64 %25, %9
  %27 = getelementptr inbounds i64, ptr %22, i64 %26
  %28 = getelementptr inbounds ptr, ptr %3, i64 %18
  store ptr %27, ptr %28, align 8
  br i1 %12, label %29, label %43

29:                                               ; preds = %16, %35
  %30 = phi i64 [ %38, %35 ], [ 0, %16 ]
  %31 = phi i64 [ %37, %35 ], [ 0, %16 ]
  %32 = getelementptr inbounds i64, ptr %27, i64 %30
  %33 = load i64, ptr %32, align 8
  %34 = icmp ult i64 %33, %9
  br i1 %34, label %35, label %74

35:                                               ; preds = %29
  %36 = shl nuw i64 1, %33
  %37 = or i64 %36, %31
  %38 = add nuw nsw i64 %30, 1
  %39 = icmp eq i64 %38, %9
  br i1 %39, label %40, label %29

40:                                               ; preds = %35
  %41 = add i64 %37, 1
  %42 = icmp eq i64 %41, %14
  br i1 %42, label %44, label %74

43:                                               ; preds = %16
  br i1 %13, label %66, label %74

44:                                               ; preds = %40, %62
  %45 = phi i64 [ %63, %62 ], [ %37, %40 ]
  %46 = phi i64 [ %64, %62 ], [ %15, %40 ]
  %47 = call i64 @llvm.cttz.i64(i64 %45, i1 true)
  %48 = shl nuw i64 1, %47
  %49 = and i64 %48, %45
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %62, label %51

51:                                               ; preds = %44, %51
  %52 = phi i64 [ %59, %51 ], [ %48, %44 ]
  %53 = phi i64 [ %58, %51 ], [ %47, %44 ]
  %54 = phi i64 [ %56, %51 ], [ %45, %44 ]
  %55 = xor i64 %52, -1
  %56 = and i64 %54, %55
  %57 = getelementptr inbounds i64, ptr %27, i64 %53
  %58 = load i64, ptr %57, align 8
  %59 = shl nuw i64 1, %58
  %60 = and i64 %59, %56
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %62, label %51

62:                                               ; preds = %51, %44
  %63 = phi i64 [ %45, %44 ], [ %56, %51 ]
  %64 = xor i64 %46, 1
  %65 = icmp eq i64 %63, 0
  br i1 %65, label %66, label %44

66:                                               ; preds = %62, %43
  %67 = phi i64 [ 0, %43 ], [ %64, %62 ]
  %68 = trunc i64 %67 to i32
  %69 = sub nsw i32 0, %68
  %70 = getelementptr inbounds i32, ptr %4, i64 %18
  store i32 %69, ptr %70, align 4
  %71 = add nuw nsw i64 %18, 1
  %72 = icmp ult i64 %18, 15
  %73 = icmp eq i64 %71, 16
  br i1 %73, label %74, label %16

74:                                               ; preds = %43, %40, %66, %29
  %75 = phi i1 [ %17, %29 ], [ %72, %66 ], [ %17, %40 ], [ %17, %43 ]
  %76 = xor i1 %75, true
  %77 = zext i1 %76 to i64
  ret i64 %77
}

define internal fastcc void @find_row(ptr %0, ptr %1, ptr %2, i64 %3, i64 %4, i64 %5) {
  %7 = icmp eq ptr %2, null
  br label %9

8:                                                ; preds = %18
  ret void

9:                                                ; preds = %6, %18
  %10 = phi i64 [ 0, %6 ], [ %25, %18 ]
  %11 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 %10
  %12 = load ptr, ptr %11, align 8
  br i1 %7, label %18, label %13

13:                                               ; preds = %9
  %14 = getelementptr inbounds ptr, ptr %2, i64 %10
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds i64, ptr %15, i64 %3
  %17 = load i64, ptr %16, align 8
  br label %18

18:                                               ; preds = %9, %13
  %19 = phi i64 [ %17, %13 ], [ %3, %9 ]
  %20 = mul nsw i64 %19, %4
  %21 = add nsw i64 %20, %5
  %22 = shl nsw i64 %21, 1
  %23 = getelementptr inbounds float, ptr %12, i64 %22
  %24 = getelementptr inbounds %struct.places, ptr %0, i64 0, i32 0, i64 %10
  store ptr %23, ptr %24, align 8
  %25 = add nuw nsw i64 %10, 1
  %26 = icmp eq i64 %25, 16
  br i1 %26, label %8, label %9
}

define internal fastcc void @substitute(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = icmp sgt i64 %2, 0
  br i1 %7, label %8, label %16

8:                                                ; preds = %6
  %9 = icmp eq i64 %4, 0
  %10 = icmp eq i64 %5, 0
  %11 = getelementptr inbounds i8, ptr %0, i64 8
  %12 = getelementptr inbounds i8, ptr %0, i64 16
  %13 = icmp slt i64 %3, 4
  %14 = getelementptr inbounds i8, ptr %1, i64 8
  %15 = getelementptr inbounds i8, ptr %1, i64 16
  br label %17

16:                                               ; preds = %374, %6
  ret void

17:                                               ; preds = %8, %374
  %18 = phi i64 [ 0, %8 ], [ %375, %374 ]
  %19 = xor i64 %18, -1
  %20 = add i64 %19, %2
  %21 = select i1 %9, i64 %18, i64 %2
  %22 = select i1 %9, i64 %18, i64 %20
  %23 = sub i64 %2, %18
  %24 = select i1 %9, i64 0, i64 %23
  br i1 %10, label %25, label %60

25:                                               ; preds = %17
  %26 = load ptr, ptr %0, align 1
  %27 = load i64, ptr %11, align 1
  %28 = load i64, ptr %12, align 1
  %29 = mul nsw i64 %27, %22
  %30 = getelementptr inbounds %struct.number, ptr %26, i64 %29
  %31 = mul nsw i64 %28, %22
  %32 = getelementptr inbounds %struct.number, ptr %30, i64 %31
  %33 = load <16 x float>, ptr %32, align 1
  %34 = getelementptr inbounds i8, ptr %32, i64 64
  %35 = load <16 x float>, ptr %34, align 1
  %36 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %33)
  %37 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %35)
  %38 = fcmp ogt <16 x float> %36, %37
  %39 = select <16 x i1> %38, <16 x float> %36, <16 x float> %37
  %40 = fcmp olt <16 x float> %39, <float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000>
  %41 = zext <16 x i1> %40 to <16 x i32>
  %42 = fdiv <16 x float> %33, %39
  %43 = fneg <16 x float> %35
  %44 = fdiv <16 x float> %43, %39
  %45 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %39
  %46 = fdiv <16 x float> zeroinitializer, %39
  %47 = fneg <16 x float> %46
  %48 = fmul <16 x float> %44, %47
  %49 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %45, <16 x float> %42, <16 x float> %48)
  %50 = fmul <16 x float> %42, %46
  %51 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %45, <16 x float> %44, <16 x float> %50)
  %52 = fmul <16 x float> %44, %44
  %53 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %42, <16 x float> %42, <16 x float> %52)
  %54 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %53
  %55 = fmul <16 x float> %49, %54
  %56 = fmul <16 x float> %51, %54
  %57 = bitcast <16 x i1> %40 to i16
  %58 = icmp ne i16 %57, 0
  %59 = sext i1 %58 to i32
  br label %60

60:                                               ; preds = %25, %17
  %61 = phi <16 x float> [ %55, %25 ], [ zeroinitializer, %17 ]
  %62 = phi <16 x float> [ %56, %25 ], [ zeroinitializer, %17 ]
  %63 = phi <16 x i32> [ %41, %25 ], [ zeroinitializer, %17 ]
  %64 = phi i32 [ %59, %25 ], [ 0, %17 ]
  %65 = phi <16 x float> [ %33, %25 ], [ zeroinitializer, %17 ]
  %66 = phi <16 x float> [ %35, %25 ], [ zeroinitializer, %17 ]
  br i1 %13, label %81, label %67

67:                                               ; preds = %60
  %68 = icmp slt i64 %24, %21
  %69 = icmp eq i32 %64, 0
  %70 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %65)
  %71 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %66)
  %72 = fcmp ogt <16 x float> %70, %71
  %73 = select <16 x i1> %72, <16 x float> %70, <16 x float> %71
  %74 = fdiv <16 x float> %65, %73
  %75 = fneg <16 x float> %66
  %76 = fdiv <16 x float> %75, %73
  %77 = fmul <16 x float> %76, %76
  %78 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %74, <16 x float> %74, <16 x float> %77)
  %79 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %78
  %80 = trunc <16 x i32> %63 to <16 x i1>
  br label %98

81:                                               ; preds = %301, %60
  %82 = phi i64 [ 0, %60 ], [ %99, %301 ]
  %83 = icmp slt i64 %82, %3
  br i1 %83, label %84, label %374

84:                                               ; preds = %81
  %85 = icmp slt i64 %24, %21
  %86 = icmp eq i32 %64, 0
  %87 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %65)
  %88 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %66)
  %89 = fcmp ogt <16 x float> %87, %88
  %90 = select <16 x i1> %89, <16 x float> %87, <16 x float> %88
  %91 = fdiv <16 x float> %65, %90
  %92 = fneg <16 x float> %66
  %93 = fdiv <16 x float> %92, %90
  %94 = fmul <16 x float> %93, %93
  %95 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %91, <16 x float> %91, <16 x float> %94)
  %96 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %95
  %97 = trunc <16 x i32> %63 to <16 x i1>
  br label %307

98:                                               ; preds = %67, %301
  %99 = phi i64 [ 4, %67 ], [ %305, %301 ]
  %100 = phi i64 [ 0, %67 ], [ %99, %301 ]
  %101 = load ptr, ptr %1, align 1
  %102 = load i64, ptr %14, align 1
  %103 = load i64, ptr %15, align 1
  %104 = mul nsw i64 %102, %22
  %105 = getelementptr inbounds %struct.number, ptr %101, i64 %104
  %106 = mul nsw i64 %103, %100
  %107 = getelementptr inbounds %struct.number, ptr %105, i64 %106
  %108 = load <16 x float>, ptr %107, align 64
  %109 = getelementptr inbounds i8, ptr %107, i64 64
  %110 = load <16 x float>, ptr %109, align 64
  %111 = or i64 %100, 1
  %112 = mul nsw i64 %103, %111
  %113 = getelementptr inbounds %struct.number, ptr %105, i64 %112
  %114 = load <16 x float>, ptr %113, align 64
  %115 = getelementptr inbounds i8, ptr %113, i64 64
  %116 = load <16 x float>, ptr %115, align 64
  %117 = or i64 %100, 2
  %118 = mul nsw i64 %103, %117
  %119 = getelementptr inbounds %struct.number, ptr %105, i64 %118
  %120 = load <16 x float>, ptr %119, align 64
  %121 = getelementptr inbounds i8, ptr %119, i64 64
  %122 = load <16 x float>, ptr %121, align 64
  %123 = or i64 %100, 3
  %124 = mul nsw i64 %103, %123
  %125 = getelementptr inbounds %struct.number, ptr %105, i64 %124
  %126 = load <16 x float>, ptr %125, align 64
  %127 = getelementptr inbounds i8, ptr %125, i64 64
  %128 = load <16 x float>, ptr %127, align 64
  br i1 %68, label %129, label %135

129:                                              ; preds = %98
  %130 = load ptr, ptr %0, align 1
  %131 = load i64, ptr %11, align 1
  %132 = load i64, ptr %12, align 1
  %133 = mul nsw i64 %131, %22
  %134 = getelementptr inbounds %struct.number, ptr %130, i64 %133
  br label %144

135:                                              ; preds = %144, %98
  %136 = phi <16 x float> [ %128, %98 ], [ %194, %144 ]
  %137 = phi <16 x float> [ %126, %98 ], [ %192, %144 ]
  %138 = phi <16 x float> [ %122, %98 ], [ %186, %144 ]
  %139 = phi <16 x float> [ %120, %98 ], [ %184, %144 ]
  %140 = phi <16 x float> [ %116, %98 ], [ %178, %144 ]
  %141 = phi <16 x float> [ %114, %98 ], [ %176, %144 ]
  %142 = phi <16 x float> [ %110, %98 ], [ %170, %144 ]
  %143 = phi <16 x float> [ %108, %98 ], [ %168, %144 ]
  br i1 %10, label %197, label %215

144:                                              ; preds = %129, %144
  %145 = phi <16 x float> [ %128, %129 ], [ %194, %144 ]
  %146 = phi <16 x float> [ %126, %129 ], [ %192, %144 ]
  %147 = phi <16 x float> [ %122, %129 ], [ %186, %144 ]
  %148 = phi <16 x float> [ %120, %129 ], [ %184, %144 ]
  %149 = phi <16 x float> [ %116, %129 ], [ %178, %144 ]
  %150 = phi <16 x float> [ %114, %129 ], [ %176, %144 ]
  %151 = phi <16 x float> [ %110, %129 ], [ %170, %144 ]
  %152 = phi <16 x float> [ %108, %129 ], [ %168, %144 ]
  %153 = phi i64 [ %24, %129 ], [ %195, %144 ]
  %154 = mul nsw i64 %132, %153
  %155 = getelementptr inbounds %struct.number, ptr %134, i64 %154
  %156 = load <16 x float>, ptr %155, align 1
  %157 = getelementptr inbounds i8, ptr %155, i64 64
  %158 = load <16 x float>, ptr %157, align 1
  %159 = fneg <16 x float> %156
  %160 = fneg <16 x float> %158
  %161 = mul nsw i64 %102, %153
  %162 = getelementptr inbounds %struct.number, ptr %101, i64 %161
  %163 = getelementptr inbounds %struct.number, ptr %162, i64 %106
  %164 = load <16 x float>, ptr %163, align 1
  %165 = getelementptr inbounds i8, ptr %163, i64 64
  %166 = load <16 x float>, ptr %165, align 1
  %167 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %159, <16 x float> %164, <16 x float> %152)
  %168 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %158, <16 x float> %166, <16 x float> %167)
  %169 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %159, <16 x float> %166, <16 x float> %151)
  %170 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %160, <16 x float> %164, <16 x float> %169)
  %171 = getelementptr inbounds %struct.number, ptr %162, i64 %112
  %172 = load <16 x float>, ptr %171, align 1
  %173 = getelementptr inbounds i8, ptr %171, i64 64
  %174 = load <16 x float>, ptr %173, align 1
  %175 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %159, <16 x float> %172, <16 x float> %150)
  %176 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %158, <16 x float> %174, <16 x float> %175)
  %177 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %159, <16 x float> %174, <16 x float> %149)
  %178 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %160, <16 x float> %172, <16 x float> %177)
  %179 = getelementptr inbounds %struct.number, ptr %162, i64 %118
  %180 = load <16 x float>, ptr %179, align 1
  %181 = getelementptr inbounds i8, ptr %179, i64 64
  %182 = load <16 x float>, ptr %181, align 1
  %183 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %159, <16 x float> %180, <16 x float> %148)
  %184 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %158, <16 x float> %182, <16 x float> %183)
  %185 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %159, <16 x float> %182, <16 x float> %147)
  %186 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %160, <16 x float> %180, <16 x float> %185)
  %187 = getelementptr inbounds %struct.number, ptr %162, i64 %124
  %188 = load <16 x float>, ptr %187, align 1
  %189 = getelementptr inbounds i8, ptr %187, i64 64
  %190 = load <16 x float>, ptr %189, align 1
  %191 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %159, <16 x float> %188, <16 x float> %146)
  %192 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %158, <16 x float> %190, <16 x float> %191)
  %193 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %159, <16 x float> %190, <16 x float> %145)
  %194 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %160, <16 x float> %188, <16 x float> %193)
  %195 = add nsw i64 %153, 1
  %196 = icmp eq i64 %195, %21
  br i1 %196, label %135, label %144

197:                                              ; preds = %135
  %198 = fneg <16 x float> %142
  %199 = fmul <16 x float> %62, %198
  %200 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %143, <16 x float> %61, <16 x float> %199)
  %201 = fmul <16 x float> %61, %142
  %202 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %143, <16 x float> %62, <16 x float> %201)
  br i1 %69, label %215, label %203

203:                                              ; preds = %197
  %204 = fdiv <16 x float> %143, %73
  %205 = fdiv <16 x float> %142, %73
  %206 = fneg <16 x float> %205
  %207 = fmul <16 x float> %76, %206
  %208 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %204, <16 x float> %74, <16 x float> %207)
  %209 = fmul <16 x float> %74, %205
  %210 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %204, <16 x float> %76, <16 x float> %209)
  %211 = fmul <16 x float> %79, %208
  %212 = fmul <16 x float> %79, %210
  %213 = select <16 x i1> %80, <16 x float> %211, <16 x float> %200
  %214 = select <16 x i1> %80, <16 x float> %212, <16 x float> %202
  br label %215

215:                                              ; preds = %203, %197, %135
  %216 = phi <16 x float> [ %143, %135 ], [ %213, %203 ], [ %200, %197 ]
  %217 = phi <16 x float> [ %142, %135 ], [ %214, %203 ], [ %202, %197 ]
  store <16 x float> %216, ptr %107, align 64
  store <16 x float> %217, ptr %109, align 64
  %218 = load ptr, ptr %1, align 1
  %219 = load i64, ptr %14, align 1
  %220 = load i64, ptr %15, align 1
  %221 = mul nsw i64 %219, %22
  %222 = getelementptr inbounds %struct.number, ptr %218, i64 %221
  %223 = mul nsw i64 %220, %111
  %224 = getelementptr inbounds %struct.number, ptr %222, i64 %223
  br i1 %10, label %225, label %243

225:                                              ; preds = %215
  %226 = fneg <16 x float> %140
  %227 = fmul <16 x float> %62, %226
  %228 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %141, <16 x float> %61, <16 x float> %227)
  %229 = fmul <16 x float> %61, %140
  %230 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %141, <16 x float> %62, <16 x float> %229)
  br i1 %69, label %243, label %231

231:                                              ; preds = %225
  %232 = fdiv <16 x float> %141, %73
  %233 = fdiv <16 x float> %140, %73
  %234 = fneg <16 x float> %233
  %235 = fmul <16 x float> %76, %234
  %236 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %232, <16 x float> %74, <16 x float> %235)
  %237 = fmul <16 x float> %74, %233
  %238 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %232, <16 x float> %76, <16 x float> %237)
  %239 = fmul <16 x float> %79, %236
  %240 = fmul <16 x float> %79, %238
  %241 = select <16 x i1> %80, <16 x float> %239, <16 x float> %228
  %242 = select <16 x i1> %80, <16 x float> %240, <16 x float> %230
  br label %243

243:                                              ; preds = %225, %231, %215
  %244 = phi <16 x float> [ %141, %215 ], [ %241, %231 ], [ %228, %225 ]
  %245 = phi <16 x float> [ %140, %215 ], [ %242, %231 ], [ %230, %225 ]
  store <16 x float> %244, ptr %224, align 64
  %246 = getelementptr inbounds i8, ptr %224, i64 64
  store <16 x float> %245, ptr %246, align 64
  %247 = load ptr, ptr %1, align 1
  %248 = load i64, ptr %14, align 1
  %249 = load i64, ptr %15, align 1
  %250 = mul nsw i64 %248, %22
  %251 = getelementptr inbounds %struct.number, ptr %247, i64 %250
  %252 = mul nsw i64 %249, %117
  %253 = getelementptr inbounds %struct.number, ptr %251, i64 %252
  br i1 %10, label %254, label %272

254:                                              ; preds = %243
  %255 = fneg <16 x float> %138
  %256 = fmul <16 x float> %62, %255
  %257 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %139, <16 x float> %61, <16 x float> %256)
  %258 = fmul <16 x float> %61, %138
  %259 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %139, <16 x float> %62, <16 x float> %258)
  br i1 %69, label %272, label %260

260:                                              ; preds = %254
  %261 = fdiv <16 x float> %139, %73
  %262 = fdiv <16 x float> %138, %73
  %263 = fneg <16 x float> %262
  %264 = fmul <16 x float> %76, %263
  %265 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %261, <16 x float> %74, <16 x float> %264)
  %266 = fmul <16 x float> %74, %262
  %267 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %261, <16 x float> %76, <16 x float> %266)
  %268 = fmul <16 x float> %79, %265
  %269 = fmul <16 x float> %79, %267
  %270 = select <16 x i1> %80, <16 x float> %268, <16 x float> %257
  %271 = select <16 x i1> %80, <16 x float> %269, <16 x float> %259
  br label %272

272:                                              ; preds = %254, %260, %243
  %273 = phi <16 x float> [ %139, %243 ], [ %270, %260 ], [ %257, %254 ]
  %274 = phi <16 x float> [ %138, %243 ], [ %271, %260 ], [ %259, %254 ]
  store <16 x float> %273, ptr %253, align 64
  %275 = getelementptr inbounds i8, ptr %253, i64 64
  store <16 x float> %274, ptr %275, align 64
  %276 = load ptr, ptr %1, align 1
  %277 = load i64, ptr %14, align 1
  %278 = load i64, ptr %15, align 1
  %279 = mul nsw i64 %277, %22
  %280 = getelementptr inbounds %struct.number, ptr %276, i64 %279
  %281 = mul nsw i64 %278, %123
  %282 = getelementptr inbounds %struct.number, ptr %280, i64 %281
  br i1 %10, label %283, label %301

283:                                              ; preds = %272
  %284 = fneg <16 x float> %136
  %285 = fmul <16 x float> %62, %284
  %286 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %137, <16 x float> %61, <16 x float> %285)
  %287 = fmul <16 x float> %61, %136
  %288 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %137, <16 x float> %62, <16 x float> %287)
  br i1 %69, label %301, label %289

289:                                              ; preds = %283
  %290 = fdiv <16 x float> %137, %73
  %291 = fdiv <16 x float> %136, %73
  %292 = fneg <16 x float> %291
  %293 = fmul <16 x float> %76, %292
  %294 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %290, <16 x float> %74, <16 x float> %293)
  %295 = fmul <16 x float> %74, %291
  %296 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %290, <16 x float> %76, <16 x float> %295)
  %297 = fmul <16 x float> %79, %294
  %298 = fmul <16 x float> %79, %296
  %299 = select <16 x i1> %80, <16 x float> %297, <16 x float> %286
  %300 = select <16 x i1> %80, <16 x float> %298, <16 x float> %288
  br label %301

301:                                              ; preds = %283, %289, %272
  %302 = phi <16 x float> [ %137, %272 ], [ %299, %289 ], [ %286, %283 ]
  %303 = phi <16 x float> [ %136, %272 ], [ %300, %289 ], [ %288, %283 ]
  store <16 x float> %302, ptr %282, align 64
  %304 = getelementptr inbounds i8, ptr %282, i64 64
  store <16 x float> %303, ptr %304, align 64
  %305 = add nuw nsw i64 %99, 4
  %306 = icmp sgt i64 %305, %3
  br i1 %306, label %81, label %98

307:                                              ; preds = %84, %369
  %308 = phi i64 [ %82, %84 ], [ %372, %369 ]
  %309 = load ptr, ptr %1, align 1
  %310 = load i64, ptr %14, align 1
  %311 = load i64, ptr %15, align 1
  %312 = mul nsw i64 %310, %22
  %313 = getelementptr inbounds %struct.number, ptr %309, i64 %312
  %314 = mul nsw i64 %311, %308
  %315 = getelementptr inbounds %struct.number, ptr %313, i64 %314
  %316 = load <16 x float>, ptr %315, align 64
  %317 = getelementptr inbounds i8, ptr %315, i64 64
  %318 = load <16 x float>, ptr %317, align 64
  br i1 %85, label %319, label %326

319:                                              ; preds = %307
  %320 = load ptr, ptr %0, align 1
  %321 = load i64, ptr %11, align 1
  %322 = load i64, ptr %12, align 1
  %323 = mul nsw i64 %321, %22
  %324 = getelementptr inbounds %struct.number, ptr %320, i64 %323
  %325 = getelementptr inbounds %struct.number, ptr %309, i64 %314
  br label %329

326:                                              ; preds = %329, %307
  %327 = phi <16 x float> [ %318, %307 ], [ %348, %329 ]
  %328 = phi <16 x float> [ %316, %307 ], [ %346, %329 ]
  br i1 %10, label %351, label %369

329:                                              ; preds = %319, %329
  %330 = phi i64 [ %24, %319 ], [ %349, %329 ]
  %331 = phi <16 x float> [ %316, %319 ], [ %346, %329 ]
  %332 = phi <16 x float> [ %318, %319 ], [ %348, %329 ]
  %333 = mul nsw i64 %322, %330
  %334 = getelementptr inbounds %struct.number, ptr %324, i64 %333
  %335 = mul nsw i64 %330, %310
  %336 = getelementptr inbounds %struct.number, ptr %325, i64 %335
  %337 = load <16 x float>, ptr %336, align 1
  %338 = getelementptr inbounds i8, ptr %336, i64 64
  %339 = load <16 x float>, ptr %338, align 1
  %340 = load <16 x float>, ptr %334, align 1
  %341 = getelementptr inbounds i8, ptr %334, i64 64
  %342 = load <16 x float>, ptr %341, align 1
  %343 = fneg <16 x float> %340
  %344 = fneg <16 x float> %342
  %345 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %343, <16 x float> %337, <16 x float> %331)
  %346 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %342, <16 x float> %339, <16 x float> %345)
  %347 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %343, <16 x float> %339, <16 x float> %332)
  %348 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %344, <16 x float> %337, <16 x float> %347)
  %349 = add nsw i64 %330, 1
  %350 = icmp eq i64 %349, %21
  br i1 %350, label %326, label %329

351:                                              ; preds = %326
  %352 = fneg <16 x float> %327
  %353 = fmul <16 x float> %62, %352
  %354 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %328, <16 x float> %61, <16 x float> %353)
  %355 = fmul <16 x float> %61, %327
  %356 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %328, <16 x float> %62, <16 x float> %355)
  br i1 %86, label %369, label %357

357:                                              ; preds = %351
  %358 = fdiv <16 x float> %328, %90
  %359 = fdiv <16 x float> %327, %90
  %360 = fneg <16 x float> %359
  %361 = fmul <16 x float> %93, %360
  %362 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %358, <16 x float> %91, <16 x float> %361)
  %363 = fmul <16 x float> %91, %359
  %364 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %358, <16 x float> %93, <16 x float> %363)
  %365 = fmul <16 x float> %96, %362
  %366 = fmul <16 x float> %96, %364
  %367 = select <16 x i1> %97, <16 x float> %365, <16 x float> %354
  %368 = select <16 x i1> %97, <16 x float> %366, <16 x float> %356
  br label %369

369:                                              ; preds = %357, %351, %326
  %370 = phi <16 x float> [ %328, %326 ], [ %367, %357 ], [ %354, %351 ]
  %371 = phi <16 x float> [ %327, %326 ], [ %368, %357 ], [ %356, %351 ]
  store <16 x float> %370, ptr %315, align 64
  store <16 x float> %371, ptr %317, align 64
  %372 = add nuw nsw i64 %308, 1
  %373 = icmp eq i64 %372, %3
  br i1 %373, label %374, label %307

374:                                              ; preds = %369, %81
  %375 = add nuw nsw i64 %18, 1
  %376 = icmp eq i64 %375, %2
  br i1 %376, label %16, label %17
}

declare i64 @llvm.cttz.i64(i64, i1 immarg)

define internal fastcc void @write_inverse(ptr %0, i64 %1, i64 %2, ptr %3, ptr %4, ptr byval(%struct.number) align 64 %5) {
  %7 = alloca [144 x %struct.number], align 64
  %8 = alloca <16 x i32>, align 64
  %9 = alloca %struct.matrix, align 8
  %10 = alloca %struct.matrix, align 8
  %11 = alloca %struct.places, align 8
  %12 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds i64, ptr %13, i64 2
  %15 = load i64, ptr %14, align 8
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %21

17:                                               ; preds = %6
  %18 = load <16 x i32>, ptr %5, align 64
  %19 = getelementptr inbounds i8, ptr %5, i64 64
  %20 = load <16 x i32>, ptr %19, align 64
  br label %34

21:                                               ; preds = %49, %6
  %22 = getelementptr inbounds %struct.matrix, ptr %9, i64 0, i32 0
  store ptr %3, ptr %22, align 8
  %23 = getelementptr inbounds %struct.matrix, ptr %9, i64 0, i32 1
  store i64 %15, ptr %23, align 8
  %24 = getelementptr inbounds %struct.matrix, ptr %9, i64 0, i32 2
  store i64 1, ptr %24, align 8
  %25 = getelementptr inbounds %struct.matrix, ptr %10, i64 0, i32 0
  %26 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 0
  store ptr %26, ptr %25, align 8
  %27 = getelementptr inbounds %struct.matrix, ptr %10, i64 0, i32 1
  store i64 %15, ptr %27, align 8
  %28 = getelementptr inbounds %struct.matrix, ptr %10, i64 0, i32 2
  store i64 1, ptr %28, align 8
  call fastcc void @substitute(ptr %9, ptr %10, i64 %15, i64 %15, i64 0, i64 1)
  call fastcc void @substitute(ptr %9, ptr %10, i64 %15, i64 %15, i64 1, i64 0)
  %29 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds i64, ptr %30, i64 3
  %32 = load i64, ptr %31, align 8
  %33 = mul nsw i64 %15, %15
  call fastcc void @place(ptr %11, i64 %32, i64 %1, i64 %2, i64 %33)
  call fastcc void @store(ptr %26, ptr %11, i64 %33)
  ret void

34:                                               ; preds = %17, %49
  %35 = phi i64 [ 0, %17 ], [ %50, %49 ]
  br label %39

36:                                               ; preds = %39
  %37 = mul nsw i64 %35, %15
  %38 = load <16 x i32>, ptr %8, align 64
  br label %52

39:                                               ; preds = %34, %39
  %40 = phi i64 [ 0, %34 ], [ %47, %39 ]
  %41 = getelementptr inbounds ptr, ptr %4, i64 %40
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds i64, ptr %42, i64 %35
  %44 = load i64, ptr %43, align 8
  %45 = trunc i64 %44 to i32
  %46 = getelementptr inbounds i32, ptr %8, i64 %40
  store i32 %45, ptr %46, align 4
  %47 = add nuw nsw i64 %40, 1
  %48 = icmp eq i64 %47, 16
  br i1 %48, label %36, label %39

49:                                               ; preds = %52
  %50 = add nuw nsw i64 %35, 1
  %51 = icmp eq i64 %50, %15
  br i1 %51, label %21, label %34

52:                                               ; preds = %36, %52
  %53 = phi i64 [ 0, %36 ], [ %64, %52 ]
  %54 = add nsw i64 %53, %37
  %55 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %54
  %56 = trunc i64 %53 to i32
  %57 = insertelement <16 x i32> poison, i32 %56, i64 0
  %58 = shufflevector <16 x i32> %57, <16 x i32> poison, <16 x i32> zeroinitializer
  %59 = icmp eq <16 x i32> %38, %58
  %60 = sext <16 x i1> %59 to <16 x i32>
  %61 = and <16 x i32> %18, %60
  %62 = and <16 x i32> %20, %60
  store <16 x i32> %61, ptr %55, align 64
  %63 = getelementptr inbounds i8, ptr %55, i64 64
  store <16 x i32> %62, ptr %63, align 64
  %64 = add nuw nsw i64 %53, 1
  %65 = icmp eq i64 %64, %15
  br i1 %65, label %49, label %52
}

declare float @llvm.fmuladd.f32(float, float, float)

declare float @logf(float)

declare float @sqrtf(float)

declare i64 @llvm.smax.i64(i64, i64)
