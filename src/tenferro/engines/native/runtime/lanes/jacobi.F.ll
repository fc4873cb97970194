; Made from source/lanes/jacobi.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: c3f7059d623f066bcbaaf3eeeb7b4a048c5f4c3c08f022399a34dd62b3a017a3

%struct.job = type { ptr, ptr, ptr, i64 }
%struct.places = type { [16 x ptr] }
%struct.rotation = type { <16 x float>, <16 x float>, <16 x float>, <16 x float>, %struct.number, <16 x i32> }
%struct.number = type { <16 x float>, <16 x float> }
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
  %8 = alloca [12 x <16 x float>], align 64
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
  %33 = xor <16 x i32> %59, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %34 = bitcast <16 x float> %54 to <16 x i32>
  %35 = and <16 x i32> %34, <i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040>
  %36 = call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %33)
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %62, label %353

38:                                               ; preds = %30
  %39 = call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> zeroinitializer)
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %120, label %353

41:                                               ; preds = %30, %41
  %42 = phi i64 [ %60, %41 ], [ 0, %30 ]
  %43 = phi <16 x i32> [ %59, %41 ], [ <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, %30 ]
  %44 = phi <16 x float> [ %54, %41 ], [ zeroinitializer, %30 ]
  %45 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %42
  %46 = load <16 x float>, ptr %45, align 64
  %47 = getelementptr inbounds i8, ptr %45, i64 64
  %48 = load <16 x float>, ptr %47, align 64
  %49 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %46)
  %50 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %48)
  %51 = fcmp ogt <16 x float> %49, %50
  %52 = select <16 x i1> %51, <16 x float> %49, <16 x float> %50
  %53 = fcmp ogt <16 x float> %52, %44
  %54 = select <16 x i1> %53, <16 x float> %52, <16 x float> %44
  %55 = fsub <16 x float> %46, %46
  %56 = fsub <16 x float> %48, %48
  %57 = fadd <16 x float> %55, %56
  %58 = fcmp oeq <16 x float> %57, zeroinitializer
  %59 = select <16 x i1> %58, <16 x i32> %43, <16 x i32> zeroinitializer
  %60 = add nuw nsw i64 %42, 1
  %61 = icmp eq i64 %60, %22
  br i1 %61, label %32, label %41

62:                                               ; preds = %32
  %63 = sub nsw <16 x i32> <i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432>, %35
  %64 = icmp ult <16 x i32> %35, <i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216>
  %65 = select <16 x i1> %64, <16 x i32> %63, <16 x i32> <i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216>
  %66 = bitcast <16 x i32> %65 to <16 x float>
  br label %67

67:                                               ; preds = %67, %62
  %68 = phi i64 [ 0, %62 ], [ %75, %67 ]
  %69 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %68
  %70 = load <16 x float>, ptr %69, align 64
  %71 = getelementptr inbounds i8, ptr %69, i64 64
  %72 = load <16 x float>, ptr %71, align 64
  %73 = fmul <16 x float> %70, %66
  %74 = fmul <16 x float> %72, %66
  store <16 x float> %73, ptr %69, align 64
  store <16 x float> %74, ptr %71, align 64
  %75 = add nuw nsw i64 %68, 1
  %76 = icmp eq i64 %75, %22
  br i1 %76, label %107, label %67

77:                                               ; preds = %26, %28
  %78 = phi i64 [ 0, %26 ], [ %83, %28 ]
  %79 = mul nsw i64 %78, %14
  %80 = add nsw i64 %79, %78
  %81 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %80
  %82 = getelementptr inbounds i8, ptr %81, i64 64
  store <16 x float> zeroinitializer, ptr %82, align 64
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
  %100 = load <16 x float>, ptr %99, align 64
  %101 = getelementptr inbounds i8, ptr %99, i64 64
  %102 = load <16 x float>, ptr %101, align 64
  %103 = fneg <16 x float> %102
  store <16 x float> %100, ptr %98, align 64
  %104 = getelementptr inbounds i8, ptr %98, i64 64
  store <16 x float> %103, ptr %104, align 64
  %105 = add nuw nsw i64 %86, 1
  %106 = icmp eq i64 %105, %14
  br i1 %106, label %28, label %85

107:                                              ; preds = %67
  %108 = bitcast <16 x i32> %65 to <16 x float>
  br i1 %31, label %120, label %109

109:                                              ; preds = %107
  %110 = add nsw i64 %14, 1
  br label %111

111:                                              ; preds = %111, %109
  %112 = phi i64 [ 0, %109 ], [ %118, %111 ]
  %113 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %112
  %114 = srem i64 %112, %110
  %115 = icmp eq i64 %114, 0
  %116 = select i1 %115, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, <16 x float> zeroinitializer
  store <16 x float> %116, ptr %113, align 64
  %117 = getelementptr inbounds i8, ptr %113, i64 64
  store <16 x float> zeroinitializer, ptr %117, align 64
  %118 = add nuw nsw i64 %112, 1
  %119 = icmp eq i64 %118, %22
  br i1 %119, label %120, label %111

120:                                              ; preds = %111, %38, %107
  %121 = phi <16 x float> [ %108, %107 ], [ <float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000>, %38 ], [ %108, %111 ]
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
  %152 = load <16 x float>, ptr %151, align 64
  %153 = getelementptr inbounds i8, ptr %151, i64 64
  %154 = load <16 x float>, ptr %153, align 64
  %155 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %152)
  %156 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %154)
  %157 = fcmp ogt <16 x float> %155, %156
  %158 = select <16 x i1> %157, <16 x float> %155, <16 x float> %156
  %159 = fcmp oeq <16 x float> %158, zeroinitializer
  %160 = select <16 x i1> %159, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, <16 x float> %158
  %161 = fdiv <16 x float> %152, %160
  %162 = fdiv <16 x float> %154, %160
  %163 = fmul <16 x float> %162, %162
  %164 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %161, <16 x float> %161, <16 x float> %163)
  %165 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %164)
  %166 = fmul <16 x float> %158, %165
  %167 = fcmp ogt <16 x float> %166, <float 0x3E30000000000000, float 0x3E30000000000000, float 0x3E30000000000000, float 0x3E30000000000000, float 0x3E30000000000000, float 0x3E30000000000000, float 0x3E30000000000000, float 0x3E30000000000000, float 0x3E30000000000000, float 0x3E30000000000000, float 0x3E30000000000000, float 0x3E30000000000000, float 0x3E30000000000000, float 0x3E30000000000000, float 0x3E30000000000000, float 0x3E30000000000000>
  %168 = sext <16 x i1> %167 to <16 x i32>
  %169 = bitcast <16 x i1> %167 to i16
  %170 = icmp eq i16 %169, 0
  br i1 %170, label %252, label %171

171:                                              ; preds = %147
  %172 = load <16 x float>, ptr %143, align 64
  %173 = mul nsw i64 %149, %14
  %174 = add nsw i64 %173, %149
  %175 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %174
  %176 = load <16 x float>, ptr %175, align 64
  %177 = bitcast <16 x float> %166 to <16 x i32>
  %178 = and <16 x i32> %168, %177
  %179 = select <16 x i1> %167, <16 x i32> zeroinitializer, <16 x i32> <i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216>
  %180 = or <16 x i32> %178, %179
  %181 = bitcast <16 x i32> %180 to <16 x float>
  %182 = fsub <16 x float> %176, %172
  %183 = fadd <16 x float> %181, %181
  %184 = fdiv <16 x float> %182, %183
  %185 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %184)
  %186 = fcmp ogt <16 x float> %185, <float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000>
  %187 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %184, <16 x float> %184, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>)
  %188 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %187)
  %189 = select <16 x i1> %186, <16 x float> %185, <16 x float> %188
  %190 = fadd <16 x float> %185, %189
  %191 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %190
  %192 = call <16 x float> @llvm.copysign.v16f32(<16 x float> %191, <16 x float> %184)
  %193 = bitcast <16 x float> %192 to <16 x i32>
  %194 = and <16 x i32> %193, %168
  %195 = bitcast <16 x i32> %194 to <16 x float>
  %196 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %195, <16 x float> %195, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>)
  %197 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %196)
  %198 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %197
  %199 = fneg <16 x float> %154
  %200 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %181
  %201 = fmul <16 x float> %152, %200
  %202 = fmul <16 x float> %200, %199
  store <16 x float> %198, ptr %122, align 64
  %203 = fmul <16 x float> %198, %195
  store <16 x float> %203, ptr %123, align 64
  store <16 x i32> %194, ptr %124, align 64
  store <16 x float> %166, ptr %125, align 64
  %204 = bitcast <16 x float> %201 to <16 x i32>
  %205 = bitcast <16 x float> %202 to <16 x i32>
  %206 = and <16 x i32> %204, %168
  %207 = or <16 x i32> %206, %179
  store <16 x i32> %207, ptr %126, align 64
  %208 = and <16 x i32> %205, %168
  store <16 x i32> %208, ptr %127, align 64
  store <16 x i32> %168, ptr %128, align 64
  %209 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %149
  call fastcc void @rotate(ptr %5, ptr %145, ptr %209, i64 %14, i64 %14)
  br label %226

210:                                              ; preds = %226
  %211 = getelementptr inbounds i8, ptr %175, i64 64
  %212 = bitcast <16 x i32> %178 to <16 x float>
  %213 = fmul <16 x float> %212, %195
  %214 = fsub <16 x float> %172, %213
  store <16 x float> %214, ptr %143, align 64
  store <16 x float> zeroinitializer, ptr %144, align 64
  %215 = fadd <16 x float> %176, %213
  store <16 x float> %215, ptr %175, align 64
  store <16 x float> zeroinitializer, ptr %211, align 64
  %216 = bitcast <16 x float> %152 to <16 x i32>
  %217 = bitcast <16 x float> %154 to <16 x i32>
  %218 = xor <16 x i32> %168, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %219 = and <16 x i32> %218, %216
  %220 = and <16 x i32> %218, %217
  store <16 x i32> %219, ptr %151, align 64
  store <16 x i32> %220, ptr %153, align 64
  %221 = add nsw i64 %173, %137
  %222 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %221
  %223 = bitcast <16 x i32> %220 to <16 x float>
  %224 = fneg <16 x float> %223
  store <16 x i32> %219, ptr %222, align 64
  %225 = getelementptr inbounds i8, ptr %222, i64 64
  store <16 x float> %224, ptr %225, align 64
  br i1 %129, label %251, label %249

226:                                              ; preds = %226, %171
  %227 = phi i64 [ %247, %226 ], [ 0, %171 ]
  %228 = add nsw i64 %227, %141
  %229 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %228
  %230 = mul nsw i64 %227, %14
  %231 = add nsw i64 %230, %137
  %232 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %231
  %233 = load <16 x float>, ptr %232, align 64
  %234 = getelementptr inbounds i8, ptr %232, i64 64
  %235 = load <16 x float>, ptr %234, align 64
  %236 = fneg <16 x float> %235
  store <16 x float> %233, ptr %229, align 64
  %237 = getelementptr inbounds i8, ptr %229, i64 64
  store <16 x float> %236, ptr %237, align 64
  %238 = add nsw i64 %227, %173
  %239 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %238
  %240 = add nsw i64 %230, %149
  %241 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 %240
  %242 = load <16 x float>, ptr %241, align 64
  %243 = getelementptr inbounds i8, ptr %241, i64 64
  %244 = load <16 x float>, ptr %243, align 64
  %245 = fneg <16 x float> %244
  store <16 x float> %242, ptr %239, align 64
  %246 = getelementptr inbounds i8, ptr %239, i64 64
  store <16 x float> %245, ptr %246, align 64
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
  %264 = getelementptr inbounds [12 x <16 x float>], ptr %8, i64 0, i64 0
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
  %276 = getelementptr inbounds [12 x <16 x float>], ptr %8, i64 0, i64 %272
  %277 = mul nsw i64 %272, %265
  %278 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %277
  br label %279

279:                                              ; preds = %308, %275
  %280 = phi i64 [ %273, %275 ], [ %309, %308 ]
  %281 = load <16 x float>, ptr %276, align 64
  %282 = getelementptr inbounds [12 x <16 x float>], ptr %8, i64 0, i64 %280
  %283 = load <16 x float>, ptr %282, align 64
  %284 = fcmp olt <16 x float> %283, %281
  %285 = bitcast <16 x i1> %284 to i16
  %286 = icmp eq i16 %285, 0
  br i1 %286, label %308, label %287

287:                                              ; preds = %279
  %288 = select <16 x i1> %284, <16 x float> %283, <16 x float> %281
  store <16 x float> %288, ptr %276, align 64
  %289 = select <16 x i1> %284, <16 x float> %281, <16 x float> %283
  store <16 x float> %289, ptr %282, align 64
  %290 = mul nsw i64 %280, %265
  %291 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %290
  br i1 %268, label %292, label %308

292:                                              ; preds = %287, %292
  %293 = phi i64 [ %306, %292 ], [ 0, %287 ]
  %294 = getelementptr inbounds %struct.number, ptr %278, i64 %293
  %295 = load <16 x i32>, ptr %294, align 64
  %296 = getelementptr inbounds i8, ptr %294, i64 64
  %297 = load <16 x i32>, ptr %296, align 64
  %298 = getelementptr inbounds %struct.number, ptr %291, i64 %293
  %299 = load <16 x i32>, ptr %298, align 64
  %300 = getelementptr inbounds i8, ptr %298, i64 64
  %301 = load <16 x i32>, ptr %300, align 64
  %302 = select <16 x i1> %284, <16 x i32> %299, <16 x i32> %295
  %303 = select <16 x i1> %284, <16 x i32> %301, <16 x i32> %297
  store <16 x i32> %302, ptr %294, align 64
  store <16 x i32> %303, ptr %296, align 64
  %304 = select <16 x i1> %284, <16 x i32> %295, <16 x i32> %299
  %305 = select <16 x i1> %284, <16 x i32> %297, <16 x i32> %301
  store <16 x i32> %304, ptr %298, align 64
  store <16 x i32> %305, ptr %300, align 64
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
  %314 = getelementptr inbounds [12 x <16 x float>], ptr %8, i64 0, i64 %313
  %315 = load <16 x float>, ptr %314, align 64
  %316 = fdiv <16 x float> %315, %121
  store <16 x float> %316, ptr %314, align 64
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
  %329 = load <16 x float>, ptr %328, align 64
  %330 = getelementptr inbounds [12 x <16 x float>], ptr %8, i64 0, i64 %325
  store <16 x float> %329, ptr %330, align 64
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
  %8 = alloca [12 x <16 x float>], align 64
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
  %43 = xor <16 x i32> %69, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %44 = bitcast <16 x float> %64 to <16 x i32>
  %45 = and <16 x i32> %44, <i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040>
  %46 = call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %43)
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %72, label %190

48:                                               ; preds = %39
  %49 = call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> zeroinitializer)
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %110, label %190

51:                                               ; preds = %39, %51
  %52 = phi i64 [ %70, %51 ], [ 0, %39 ]
  %53 = phi <16 x i32> [ %69, %51 ], [ <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, %39 ]
  %54 = phi <16 x float> [ %64, %51 ], [ zeroinitializer, %39 ]
  %55 = getelementptr inbounds [144 x %struct.number], ptr %5, i64 0, i64 %52
  %56 = load <16 x float>, ptr %55, align 64
  %57 = getelementptr inbounds i8, ptr %55, i64 64
  %58 = load <16 x float>, ptr %57, align 64
  %59 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %56)
  %60 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %58)
  %61 = fcmp ogt <16 x float> %59, %60
  %62 = select <16 x i1> %61, <16 x float> %59, <16 x float> %60
  %63 = fcmp ogt <16 x float> %62, %54
  %64 = select <16 x i1> %63, <16 x float> %62, <16 x float> %54
  %65 = fsub <16 x float> %56, %56
  %66 = fsub <16 x float> %58, %58
  %67 = fadd <16 x float> %65, %66
  %68 = fcmp oeq <16 x float> %67, zeroinitializer
  %69 = select <16 x i1> %68, <16 x i32> %53, <16 x i32> zeroinitializer
  %70 = add nuw nsw i64 %52, 1
  %71 = icmp eq i64 %70, %29
  br i1 %71, label %42, label %51

72:                                               ; preds = %42
  %73 = sub nsw <16 x i32> <i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432>, %45
  %74 = icmp ult <16 x i32> %45, <i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216>
  %75 = select <16 x i1> %74, <16 x i32> %73, <16 x i32> <i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216>
  %76 = bitcast <16 x i32> %75 to <16 x float>
  br label %77

77:                                               ; preds = %77, %72
  %78 = phi i64 [ 0, %72 ], [ %85, %77 ]
  %79 = getelementptr inbounds [144 x %struct.number], ptr %5, i64 0, i64 %78
  %80 = load <16 x float>, ptr %79, align 64
  %81 = getelementptr inbounds i8, ptr %79, i64 64
  %82 = load <16 x float>, ptr %81, align 64
  %83 = fmul <16 x float> %80, %76
  %84 = fmul <16 x float> %82, %76
  store <16 x float> %83, ptr %79, align 64
  store <16 x float> %84, ptr %81, align 64
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
  %100 = load <16 x float>, ptr %99, align 64
  %101 = getelementptr inbounds i8, ptr %99, i64 64
  %102 = load <16 x float>, ptr %101, align 64
  %103 = fneg <16 x float> %102
  store <16 x float> %100, ptr %93, align 64
  %104 = getelementptr inbounds i8, ptr %93, i64 64
  store <16 x float> %103, ptr %104, align 64
  br label %105

105:                                              ; preds = %94, %98
  %106 = add nuw nsw i64 %91, 1
  %107 = icmp eq i64 %106, %20
  br i1 %107, label %87, label %90

108:                                              ; preds = %77
  %109 = bitcast <16 x i32> %75 to <16 x float>
  br label %110

110:                                              ; preds = %108, %48
  %111 = phi <16 x float> [ <float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000>, %48 ], [ %109, %108 ]
  %112 = icmp ne i64 %19, 0
  %113 = shl nsw i64 %21, 1
  %114 = icmp sge i64 %20, %113
  %115 = select i1 %112, i1 %114, i1 false
  %116 = select i1 %115, ptr @decompose_tall, ptr @decompose
  %117 = getelementptr inbounds [144 x %struct.number], ptr %6, i64 0, i64 0
  %118 = getelementptr inbounds [12 x <16 x float>], ptr %8, i64 0, i64 0
  %119 = select i1 %112, i64 %25, i64 0
  %120 = call i64 %116(ptr %40, ptr %117, ptr %31, ptr %118, i64 %20, i64 %21, i64 %119)
  %121 = icmp eq i64 %120, 0
  br i1 %121, label %190, label %122

122:                                              ; preds = %110
  br i1 %32, label %123, label %130

123:                                              ; preds = %122, %123
  %124 = phi i64 [ %128, %123 ], [ 0, %122 ]
  %125 = getelementptr inbounds [12 x <16 x float>], ptr %8, i64 0, i64 %124
  %126 = load <16 x float>, ptr %125, align 64
  %127 = fdiv <16 x float> %126, %111
  store <16 x float> %127, ptr %125, align 64
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
  %175 = load <16 x float>, ptr %174, align 64
  %176 = fneg <16 x float> %175
  store <16 x float> %176, ptr %174, align 64
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
  %15 = getelementptr inbounds float, ptr %6, i64 %14
  %16 = getelementptr inbounds %struct.places, ptr %0, i64 0, i32 0, i64 %10
  store ptr %15, ptr %16, align 8
  %17 = add nuw nsw i64 %10, 1
  %18 = icmp eq i64 %17, 16
  br i1 %18, label %8, label %9
}

define internal fastcc void @load_parts(ptr %0, ptr %1, i64 %2) {
  %4 = icmp slt i64 %2, 16
  br i1 %4, label %23, label %5

5:                                                ; preds = %3
  %6 = add nsw i64 %2, -16
  %7 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 0
  %8 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 1
  %9 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 2
  %10 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 3
  %11 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 4
  %12 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 5
  %13 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 6
  %14 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 7
  %15 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 8
  %16 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 9
  %17 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 10
  %18 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 11
  %19 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 12
  %20 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 13
  %21 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 14
  %22 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 15
  br label %112

23:                                               ; preds = %3
  %24 = icmp sgt i64 %2, 0
  br i1 %24, label %25, label %263

25:                                               ; preds = %23
  %26 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 0
  %27 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 1
  %28 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 2
  %29 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 3
  %30 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 4
  %31 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 5
  %32 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 6
  %33 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 7
  %34 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 8
  %35 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 9
  %36 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 10
  %37 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 11
  %38 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 12
  %39 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 13
  %40 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 14
  %41 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 15
  br label %42

42:                                               ; preds = %25, %42
  %43 = phi i64 [ %110, %42 ], [ 0, %25 ]
  %44 = getelementptr inbounds <16 x float>, ptr %0, i64 %43
  %45 = load ptr, ptr %26, align 8
  %46 = getelementptr inbounds float, ptr %45, i64 %43
  %47 = load float, ptr %46, align 4
  %48 = load <16 x float>, ptr %44, align 64
  %49 = insertelement <16 x float> %48, float %47, i64 0
  store <16 x float> %49, ptr %44, align 64
  %50 = load ptr, ptr %27, align 8
  %51 = getelementptr inbounds float, ptr %50, i64 %43
  %52 = load float, ptr %51, align 4
  %53 = insertelement <16 x float> %49, float %52, i64 1
  store <16 x float> %53, ptr %44, align 64
  %54 = load ptr, ptr %28, align 8
  %55 = getelementptr inbounds float, ptr %54, i64 %43
  %56 = load float, ptr %55, align 4
  %57 = insertelement <16 x float> %53, float %56, i64 2
  store <16 x float> %57, ptr %44, align 64
  %58 = load ptr, ptr %29, align 8
  %59 = getelementptr inbounds float, ptr %58, i64 %43
  %60 = load float, ptr %59, align 4
  %61 = insertelement <16 x float> %57, float %60, i64 3
  store <16 x float> %61, ptr %44, align 64
  %62 = load ptr, ptr %30, align 8
  %63 = getelementptr inbounds float, ptr %62, i64 %43
  %64 = load float, ptr %63, align 4
  %65 = insertelement <16 x float> %61, float %64, i64 4
  store <16 x float> %65, ptr %44, align 64
  %66 = load ptr, ptr %31, align 8
  %67 = getelementptr inbounds float, ptr %66, i64 %43
  %68 = load float, ptr %67, align 4
  %69 = insertelement <16 x float> %65, float %68, i64 5
  store <16 x float> %69, ptr %44, align 64
  %70 = load ptr, ptr %32, align 8
  %71 = getelementptr inbounds float, ptr %70, i64 %43
  %72 = load float, ptr %71, align 4
  %73 = insertelement <16 x float> %69, float %72, i64 6
  store <16 x float> %73, ptr %44, align 64
  %74 = load ptr, ptr %33, align 8
  %75 = getelementptr inbounds float, ptr %74, i64 %43
  %76 = load float, ptr %75, align 4
  %77 = insertelement <16 x float> %73, float %76, i64 7
  store <16 x float> %77, ptr %44, align 64
  %78 = load ptr, ptr %34, align 8
  %79 = getelementptr inbounds float, ptr %78, i64 %43
  %80 = load float, ptr %79, align 4
  %81 = insertelement <16 x float> %77, float %80, i64 8
  store <16 x float> %81, ptr %44, align 64
  %82 = load ptr, ptr %35, align 8
  %83 = getelementptr inbounds float, ptr %82, i64 %43
  %84 = load float, ptr %83, align 4
  %85 = insertelement <16 x float> %81, float %84, i64 9
  store <16 x float> %85, ptr %44, align 64
  %86 = load ptr, ptr %36, align 8
  %87 = getelementptr inbounds float, ptr %86, i64 %43
  %88 = load float, ptr %87, align 4
  %89 = insertelement <16 x float> %85, float %88, i64 10
  store <16 x float> %89, ptr %44, align 64
  %90 = load ptr, ptr %37, align 8
  %91 = getelementptr inbounds float, ptr %90, i64 %43
  %92 = load float, ptr %91, align 4
  %93 = insertelement <16 x float> %89, float %92, i64 11
  store <16 x float> %93, ptr %44, align 64
  %94 = load ptr, ptr %38, align 8
  %95 = getelementptr inbounds float, ptr %94, i64 %43
  %96 = load float, ptr %95, align 4
  %97 = insertelement <16 x float> %93, float %96, i64 12
  store <16 x float> %97, ptr %44, align 64
  %98 = load ptr, ptr %39, align 8
  %99 = getelementptr inbounds float, ptr %98, i64 %43
  %100 = load float, ptr %99, align 4
  %101 = insertelement <16 x float> %97, float %100, i64 13
  store <16 x float> %101, ptr %44, align 64
  %102 = load ptr, ptr %40, align 8
  %103 = getelementptr inbounds float, ptr %102, i64 %43
  %104 = load float, ptr %103, align 4
  %105 = insertelement <16 x float> %101, float %104, i64 14
  store <16 x float> %105, ptr %44, align 64
  %106 = load ptr, ptr %41, align 8
  %107 = getelementptr inbounds float, ptr %106, i64 %43
  %108 = load float, ptr %107, align 4
  %109 = insertelement <16 x float> %105, float %108, i64 15
  store <16 x float> %109, ptr %44, align 64
  %110 = add nuw nsw i64 %43, 1
  %111 = icmp eq i64 %110, %2
  br i1 %111, label %263, label %42

112:                                              ; preds = %5, %259
  %113 = phi i64 [ %262, %259 ], [ 0, %5 ]
  %114 = load ptr, ptr %7, align 8
  %115 = getelementptr inbounds float, ptr %114, i64 %113
  %116 = load <16 x float>, ptr %115, align 1
  %117 = load ptr, ptr %8, align 8
  %118 = getelementptr inbounds float, ptr %117, i64 %113
  %119 = load <16 x float>, ptr %118, align 1
  %120 = load ptr, ptr %9, align 8
  %121 = getelementptr inbounds float, ptr %120, i64 %113
  %122 = load <16 x float>, ptr %121, align 1
  %123 = load ptr, ptr %10, align 8
  %124 = getelementptr inbounds float, ptr %123, i64 %113
  %125 = load <16 x float>, ptr %124, align 1
  %126 = load ptr, ptr %11, align 8
  %127 = getelementptr inbounds float, ptr %126, i64 %113
  %128 = load <16 x float>, ptr %127, align 1
  %129 = load ptr, ptr %12, align 8
  %130 = getelementptr inbounds float, ptr %129, i64 %113
  %131 = load <16 x float>, ptr %130, align 1
  %132 = load ptr, ptr %13, align 8
  %133 = getelementptr inbounds float, ptr %132, i64 %113
  %134 = load <16 x float>, ptr %133, align 1
  %135 = load ptr, ptr %14, align 8
  %136 = getelementptr inbounds float, ptr %135, i64 %113
  %137 = load <16 x float>, ptr %136, align 1
  %138 = load ptr, ptr %15, align 8
  %139 = getelementptr inbounds float, ptr %138, i64 %113
  %140 = load <16 x float>, ptr %139, align 1
  %141 = load ptr, ptr %16, align 8
  %142 = getelementptr inbounds float, ptr %141, i64 %113
  %143 = load <16 x float>, ptr %142, align 1
  %144 = load ptr, ptr %17, align 8
  %145 = getelementptr inbounds float, ptr %144, i64 %113
  %146 = load <16 x float>, ptr %145, align 1
  %147 = load ptr, ptr %18, align 8
  %148 = getelementptr inbounds float, ptr %147, i64 %113
  %149 = load <16 x float>, ptr %148, align 1
  %150 = load ptr, ptr %19, align 8
  %151 = getelementptr inbounds float, ptr %150, i64 %113
  %152 = load <16 x float>, ptr %151, align 1
  %153 = load ptr, ptr %20, align 8
  %154 = getelementptr inbounds float, ptr %153, i64 %113
  %155 = load <16 x float>, ptr %154, align 1
  %156 = load ptr, ptr %21, align 8
  %157 = getelementptr inbounds float, ptr %156, i64 %113
  %158 = load <16 x float>, ptr %157, align 1
  %159 = load ptr, ptr %22, align 8
  %160 = getelementptr inbounds float, ptr %159, i64 %113
  %161 = load <16 x float>, ptr %160, align 1
  %162 = shufflevector <16 x float> %116, <16 x float> %119, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %163 = shufflevector <16 x float> %116, <16 x float> %119, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %164 = shufflevector <16 x float> %122, <16 x float> %125, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %165 = shufflevector <16 x float> %122, <16 x float> %125, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %166 = shufflevector <16 x float> %128, <16 x float> %131, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %167 = shufflevector <16 x float> %128, <16 x float> %131, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %168 = shufflevector <16 x float> %134, <16 x float> %137, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %169 = shufflevector <16 x float> %134, <16 x float> %137, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %170 = shufflevector <16 x float> %140, <16 x float> %143, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %171 = shufflevector <16 x float> %140, <16 x float> %143, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %172 = shufflevector <16 x float> %146, <16 x float> %149, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %173 = shufflevector <16 x float> %146, <16 x float> %149, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %174 = shufflevector <16 x float> %152, <16 x float> %155, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %175 = shufflevector <16 x float> %152, <16 x float> %155, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %176 = shufflevector <16 x float> %158, <16 x float> %161, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %177 = shufflevector <16 x float> %158, <16 x float> %161, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %178 = shufflevector <16 x float> %162, <16 x float> %164, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %179 = shufflevector <16 x float> %162, <16 x float> %164, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %180 = shufflevector <16 x float> %163, <16 x float> %165, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %181 = shufflevector <16 x float> %163, <16 x float> %165, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %182 = shufflevector <16 x float> %166, <16 x float> %168, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %183 = shufflevector <16 x float> %166, <16 x float> %168, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %184 = shufflevector <16 x float> %167, <16 x float> %169, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %185 = shufflevector <16 x float> %167, <16 x float> %169, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %186 = shufflevector <16 x float> %170, <16 x float> %172, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %187 = shufflevector <16 x float> %170, <16 x float> %172, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %188 = shufflevector <16 x float> %171, <16 x float> %173, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %189 = shufflevector <16 x float> %171, <16 x float> %173, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %190 = shufflevector <16 x float> %174, <16 x float> %176, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %191 = shufflevector <16 x float> %174, <16 x float> %176, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %192 = shufflevector <16 x float> %175, <16 x float> %177, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %193 = shufflevector <16 x float> %175, <16 x float> %177, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %194 = shufflevector <16 x float> %178, <16 x float> %182, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %195 = shufflevector <16 x float> %178, <16 x float> %182, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %196 = shufflevector <16 x float> %180, <16 x float> %184, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %197 = shufflevector <16 x float> %180, <16 x float> %184, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %198 = shufflevector <16 x float> %179, <16 x float> %183, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %199 = shufflevector <16 x float> %179, <16 x float> %183, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %200 = shufflevector <16 x float> %181, <16 x float> %185, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %201 = shufflevector <16 x float> %181, <16 x float> %185, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %202 = shufflevector <16 x float> %186, <16 x float> %190, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %203 = shufflevector <16 x float> %186, <16 x float> %190, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %204 = shufflevector <16 x float> %188, <16 x float> %192, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %205 = shufflevector <16 x float> %188, <16 x float> %192, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %206 = shufflevector <16 x float> %187, <16 x float> %191, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %207 = shufflevector <16 x float> %187, <16 x float> %191, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %208 = shufflevector <16 x float> %189, <16 x float> %193, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %209 = shufflevector <16 x float> %189, <16 x float> %193, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %210 = shufflevector <16 x float> %194, <16 x float> %202, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %211 = shufflevector <16 x float> %194, <16 x float> %202, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %212 = shufflevector <16 x float> %196, <16 x float> %204, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %213 = shufflevector <16 x float> %196, <16 x float> %204, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %214 = shufflevector <16 x float> %198, <16 x float> %206, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %215 = shufflevector <16 x float> %198, <16 x float> %206, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %216 = shufflevector <16 x float> %200, <16 x float> %208, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %217 = shufflevector <16 x float> %200, <16 x float> %208, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %218 = shufflevector <16 x float> %195, <16 x float> %203, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %219 = shufflevector <16 x float> %195, <16 x float> %203, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %220 = shufflevector <16 x float> %197, <16 x float> %205, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %221 = shufflevector <16 x float> %197, <16 x float> %205, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %222 = shufflevector <16 x float> %199, <16 x float> %207, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %223 = shufflevector <16 x float> %199, <16 x float> %207, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %224 = shufflevector <16 x float> %201, <16 x float> %209, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %225 = shufflevector <16 x float> %201, <16 x float> %209, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %226 = getelementptr inbounds <16 x float>, ptr %0, i64 %113
  store <16 x float> %210, ptr %226, align 64
  %227 = add nsw i64 %113, 1
  %228 = getelementptr inbounds <16 x float>, ptr %0, i64 %227
  store <16 x float> %212, ptr %228, align 64
  %229 = add nsw i64 %113, 2
  %230 = getelementptr inbounds <16 x float>, ptr %0, i64 %229
  store <16 x float> %214, ptr %230, align 64
  %231 = add nsw i64 %113, 3
  %232 = getelementptr inbounds <16 x float>, ptr %0, i64 %231
  store <16 x float> %216, ptr %232, align 64
  %233 = add nsw i64 %113, 4
  %234 = getelementptr inbounds <16 x float>, ptr %0, i64 %233
  store <16 x float> %218, ptr %234, align 64
  %235 = add nsw i64 %113, 5
  %236 = getelementptr inbounds <16 x float>, ptr %0, i64 %235
  store <16 x float> %220, ptr %236, align 64
  %237 = add nsw i64 %113, 6
  %238 = getelementptr inbounds <16 x float>, ptr %0, i64 %237
  store <16 x float> %222, ptr %238, align 64
  %239 = add nsw i64 %113, 7
  %240 = getelementptr inbounds <16 x float>, ptr %0, i64 %239
  store <16 x float> %224, ptr %240, align 64
  %241 = add nsw i64 %113, 8
  %242 = getelementptr inbounds <16 x float>, ptr %0, i64 %241
  store <16 x float> %211, ptr %242, align 64
  %243 = add nsw i64 %113, 9
  %244 = getelementptr inbounds <16 x float>, ptr %0, i64 %243
  store <16 x float> %213, ptr %244, align 64
  %245 = add nsw i64 %113, 10
  %246 = getelementptr inbounds <16 x float>, ptr %0, i64 %245
  store <16 x float> %215, ptr %246, align 64
  %247 = add nsw i64 %113, 11
  %248 = getelementptr inbounds <16 x float>, ptr %0, i64 %247
  store <16 x float> %217, ptr %248, align 64
  %249 = add nsw i64 %113, 12
  %250 = getelementptr inbounds <16 x float>, ptr %0, i64 %249
  store <16 x float> %219, ptr %250, align 64
  %251 = add nsw i64 %113, 13
  %252 = getelementptr inbounds <16 x float>, ptr %0, i64 %251
  store <16 x float> %221, ptr %252, align 64
  %253 = add nsw i64 %113, 14
  %254 = getelementptr inbounds <16 x float>, ptr %0, i64 %253
  store <16 x float> %223, ptr %254, align 64
  %255 = add nsw i64 %113, 15
  %256 = getelementptr inbounds <16 x float>, ptr %0, i64 %255
  store <16 x float> %225, ptr %256, align 64
  %257 = add nsw i64 %113, 16
  %258 = icmp eq i64 %257, %2
  br i1 %258, label %263, label %259

259:                                              ; preds = %112
  %260 = add nsw i64 %113, 32
  %261 = icmp sgt i64 %260, %2
  %262 = select i1 %261, i64 %6, i64 %257
  br label %112

263:                                              ; preds = %112, %42, %23
  ret void
}

declare i32 @llvm.vector.reduce.or.v16i32(<16 x i32>)

declare <16 x float> @llvm.fabs.v16f32(<16 x float>)

define internal fastcc void @rotate(ptr %0, ptr %1, ptr %2, i64 %3, i64 %4) {
  %6 = getelementptr inbounds %struct.rotation, ptr %0, i64 0, i32 0
  %7 = load <16 x float>, ptr %6, align 64
  %8 = getelementptr inbounds %struct.rotation, ptr %0, i64 0, i32 1
  %9 = load <16 x float>, ptr %8, align 64
  %10 = getelementptr inbounds %struct.rotation, ptr %0, i64 0, i32 4
  %11 = load <16 x float>, ptr %10, align 1
  %12 = getelementptr inbounds i8, ptr %10, i64 64
  %13 = load <16 x float>, ptr %12, align 1
  %14 = fmul <16 x float> %7, %11
  %15 = fmul <16 x float> %7, %13
  %16 = fneg <16 x float> %9
  %17 = fmul <16 x float> %11, %16
  %18 = fmul <16 x float> %13, %16
  %19 = icmp sgt i64 %3, 0
  br i1 %19, label %20, label %23

20:                                               ; preds = %5
  %21 = fneg <16 x float> %18
  %22 = fneg <16 x float> %15
  br label %24

23:                                               ; preds = %24, %5
  ret void

24:                                               ; preds = %20, %24
  %25 = phi i64 [ 0, %20 ], [ %47, %24 ]
  %26 = mul nsw i64 %25, %4
  %27 = getelementptr inbounds %struct.number, ptr %1, i64 %26
  %28 = load <16 x float>, ptr %27, align 64
  %29 = getelementptr inbounds i8, ptr %27, i64 64
  %30 = load <16 x float>, ptr %29, align 64
  %31 = getelementptr inbounds %struct.number, ptr %2, i64 %26
  %32 = load <16 x float>, ptr %31, align 64
  %33 = getelementptr inbounds i8, ptr %31, i64 64
  %34 = load <16 x float>, ptr %33, align 64
  %35 = fmul <16 x float> %7, %28
  %36 = fmul <16 x float> %7, %30
  %37 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %17, <16 x float> %32, <16 x float> %35)
  %38 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %21, <16 x float> %34, <16 x float> %37)
  %39 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %17, <16 x float> %34, <16 x float> %36)
  %40 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %18, <16 x float> %32, <16 x float> %39)
  store <16 x float> %38, ptr %27, align 64
  store <16 x float> %40, ptr %29, align 64
  %41 = fmul <16 x float> %9, %28
  %42 = fmul <16 x float> %9, %30
  %43 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %14, <16 x float> %32, <16 x float> %41)
  %44 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %22, <16 x float> %34, <16 x float> %43)
  %45 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %14, <16 x float> %34, <16 x float> %42)
  %46 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %15, <16 x float> %32, <16 x float> %45)
  store <16 x float> %44, ptr %31, align 64
  store <16 x float> %46, ptr %33, align 64
  %47 = add nuw nsw i64 %25, 1
  %48 = icmp eq i64 %47, %3
  br i1 %48, label %23, label %24
}

declare <16 x float> @llvm.sqrt.v16f32(<16 x float>)

declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>)

declare <16 x float> @llvm.copysign.v16f32(<16 x float>, <16 x float>)

define internal fastcc void @store_parts(ptr %0, ptr %1, i64 %2) {
  %4 = icmp slt i64 %2, 16
  br i1 %4, label %23, label %5

5:                                                ; preds = %3
  %6 = add nsw i64 %2, -16
  %7 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 0
  %8 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 1
  %9 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 2
  %10 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 3
  %11 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 4
  %12 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 5
  %13 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 6
  %14 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 7
  %15 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 8
  %16 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 9
  %17 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 10
  %18 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 11
  %19 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 12
  %20 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 13
  %21 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 14
  %22 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 15
  br label %111

23:                                               ; preds = %3
  %24 = icmp sgt i64 %2, 0
  br i1 %24, label %25, label %262

25:                                               ; preds = %23
  %26 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 0
  %27 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 1
  %28 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 2
  %29 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 3
  %30 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 4
  %31 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 5
  %32 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 6
  %33 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 7
  %34 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 8
  %35 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 9
  %36 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 10
  %37 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 11
  %38 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 12
  %39 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 13
  %40 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 14
  %41 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 15
  br label %42

42:                                               ; preds = %25, %42
  %43 = phi i64 [ %109, %42 ], [ 0, %25 ]
  %44 = getelementptr inbounds <16 x float>, ptr %0, i64 %43
  %45 = load <16 x float>, ptr %44, align 64
  %46 = extractelement <16 x float> %45, i64 0
  %47 = load ptr, ptr %26, align 8
  %48 = getelementptr inbounds float, ptr %47, i64 %43
  store float %46, ptr %48, align 4
  %49 = load <16 x float>, ptr %44, align 64
  %50 = extractelement <16 x float> %49, i64 1
  %51 = load ptr, ptr %27, align 8
  %52 = getelementptr inbounds float, ptr %51, i64 %43
  store float %50, ptr %52, align 4
  %53 = load <16 x float>, ptr %44, align 64
  %54 = extractelement <16 x float> %53, i64 2
  %55 = load ptr, ptr %28, align 8
  %56 = getelementptr inbounds float, ptr %55, i64 %43
  store float %54, ptr %56, align 4
  %57 = load <16 x float>, ptr %44, align 64
  %58 = extractelement <16 x float> %57, i64 3
  %59 = load ptr, ptr %29, align 8
  %60 = getelementptr inbounds float, ptr %59, i64 %43
  store float %58, ptr %60, align 4
  %61 = load <16 x float>, ptr %44, align 64
  %62 = extractelement <16 x float> %61, i64 4
  %63 = load ptr, ptr %30, align 8
  %64 = getelementptr inbounds float, ptr %63, i64 %43
  store float %62, ptr %64, align 4
  %65 = load <16 x float>, ptr %44, align 64
  %66 = extractelement <16 x float> %65, i64 5
  %67 = load ptr, ptr %31, align 8
  %68 = getelementptr inbounds float, ptr %67, i64 %43
  store float %66, ptr %68, align 4
  %69 = load <16 x float>, ptr %44, align 64
  %70 = extractelement <16 x float> %69, i64 6
  %71 = load ptr, ptr %32, align 8
  %72 = getelementptr inbounds float, ptr %71, i64 %43
  store float %70, ptr %72, align 4
  %73 = load <16 x float>, ptr %44, align 64
  %74 = extractelement <16 x float> %73, i64 7
  %75 = load ptr, ptr %33, align 8
  %76 = getelementptr inbounds float, ptr %75, i64 %43
  store float %74, ptr %76, align 4
  %77 = load <16 x float>, ptr %44, align 64
  %78 = extractelement <16 x float> %77, i64 8
  %79 = load ptr, ptr %34, align 8
  %80 = getelementptr inbounds float, ptr %79, i64 %43
  store float %78, ptr %80, align 4
  %81 = load <16 x float>, ptr %44, align 64
  %82 = extractelement <16 x float> %81, i64 9
  %83 = load ptr, ptr %35, align 8
  %84 = getelementptr inbounds float, ptr %83, i64 %43
  store float %82, ptr %84, align 4
  %85 = load <16 x float>, ptr %44, align 64
  %86 = extractelement <16 x float> %85, i64 10
  %87 = load ptr, ptr %36, align 8
  %88 = getelementptr inbounds float, ptr %87, i64 %43
  store float %86, ptr %88, align 4
  %89 = load <16 x float>, ptr %44, align 64
  %90 = extractelement <16 x float> %89, i64 11
  %91 = load ptr, ptr %37, align 8
  %92 = getelementptr inbounds float, ptr %91, i64 %43
  store float %90, ptr %92, align 4
  %93 = load <16 x float>, ptr %44, align 64
  %94 = extractelement <16 x float> %93, i64 12
  %95 = load ptr, ptr %38, align 8
  %96 = getelementptr inbounds float, ptr %95, i64 %43
  store float %94, ptr %96, align 4
  %97 = load <16 x float>, ptr %44, align 64
  %98 = extractelement <16 x float> %97, i64 13
  %99 = load ptr, ptr %39, align 8
  %100 = getelementptr inbounds float, ptr %99, i64 %43
  store float %98, ptr %100, align 4
  %101 = load <16 x float>, ptr %44, align 64
  %102 = extractelement <16 x float> %101, i64 14
  %103 = load ptr, ptr %40, align 8
  %104 = getelementptr inbounds float, ptr %103, i64 %43
  store float %102, ptr %104, align 4
  %105 = load <16 x float>, ptr %44, align 64
  %106 = extractelement <16 x float> %105, i64 15
  %107 = load ptr, ptr %41, align 8
  %108 = getelementptr inbounds float, ptr %107, i64 %43
  store float %106, ptr %108, align 4
  %109 = add nuw nsw i64 %43, 1
  %110 = icmp eq i64 %109, %2
  br i1 %110, label %262, label %42

111:                                              ; preds = %5, %258
  %112 = phi i64 [ %261, %258 ], [ 0, %5 ]
  %113 = getelementptr inbounds <16 x float>, ptr %0, i64 %112
  %114 = load <16 x float>, ptr %113, align 64
  %115 = add nsw i64 %112, 1
  %116 = getelementptr inbounds <16 x float>, ptr %0, i64 %115
  %117 = load <16 x float>, ptr %116, align 64
  %118 = add nsw i64 %112, 2
  %119 = getelementptr inbounds <16 x float>, ptr %0, i64 %118
  %120 = load <16 x float>, ptr %119, align 64
  %121 = add nsw i64 %112, 3
  %122 = getelementptr inbounds <16 x float>, ptr %0, i64 %121
  %123 = load <16 x float>, ptr %122, align 64
  %124 = add nsw i64 %112, 4
  %125 = getelementptr inbounds <16 x float>, ptr %0, i64 %124
  %126 = load <16 x float>, ptr %125, align 64
  %127 = add nsw i64 %112, 5
  %128 = getelementptr inbounds <16 x float>, ptr %0, i64 %127
  %129 = load <16 x float>, ptr %128, align 64
  %130 = add nsw i64 %112, 6
  %131 = getelementptr inbounds <16 x float>, ptr %0, i64 %130
  %132 = load <16 x float>, ptr %131, align 64
  %133 = add nsw i64 %112, 7
  %134 = getelementptr inbounds <16 x float>, ptr %0, i64 %133
  %135 = load <16 x float>, ptr %134, align 64
  %136 = add nsw i64 %112, 8
  %137 = getelementptr inbounds <16 x float>, ptr %0, i64 %136
  %138 = load <16 x float>, ptr %137, align 64
  %139 = add nsw i64 %112, 9
  %140 = getelementptr inbounds <16 x float>, ptr %0, i64 %139
  %141 = load <16 x float>, ptr %140, align 64
  %142 = add nsw i64 %112, 10
  %143 = getelementptr inbounds <16 x float>, ptr %0, i64 %142
  %144 = load <16 x float>, ptr %143, align 64
  %145 = add nsw i64 %112, 11
  %146 = getelementptr inbounds <16 x float>, ptr %0, i64 %145
  %147 = load <16 x float>, ptr %146, align 64
  %148 = add nsw i64 %112, 12
  %149 = getelementptr inbounds <16 x float>, ptr %0, i64 %148
  %150 = load <16 x float>, ptr %149, align 64
  %151 = add nsw i64 %112, 13
  %152 = getelementptr inbounds <16 x float>, ptr %0, i64 %151
  %153 = load <16 x float>, ptr %152, align 64
  %154 = add nsw i64 %112, 14
  %155 = getelementptr inbounds <16 x float>, ptr %0, i64 %154
  %156 = load <16 x float>, ptr %155, align 64
  %157 = add nsw i64 %112, 15
  %158 = getelementptr inbounds <16 x float>, ptr %0, i64 %157
  %159 = load <16 x float>, ptr %158, align 64
  %160 = shufflevector <16 x float> %114, <16 x float> %117, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %161 = shufflevector <16 x float> %114, <16 x float> %117, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %162 = shufflevector <16 x float> %120, <16 x float> %123, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %163 = shufflevector <16 x float> %120, <16 x float> %123, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %164 = shufflevector <16 x float> %126, <16 x float> %129, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %165 = shufflevector <16 x float> %126, <16 x float> %129, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %166 = shufflevector <16 x float> %132, <16 x float> %135, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %167 = shufflevector <16 x float> %132, <16 x float> %135, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %168 = shufflevector <16 x float> %138, <16 x float> %141, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %169 = shufflevector <16 x float> %138, <16 x float> %141, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %170 = shufflevector <16 x float> %144, <16 x float> %147, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %171 = shufflevector <16 x float> %144, <16 x float> %147, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %172 = shufflevector <16 x float> %150, <16 x float> %153, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %173 = shufflevector <16 x float> %150, <16 x float> %153, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %174 = shufflevector <16 x float> %156, <16 x float> %159, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %175 = shufflevector <16 x float> %156, <16 x float> %159, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %176 = shufflevector <16 x float> %160, <16 x float> %162, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %177 = shufflevector <16 x float> %160, <16 x float> %162, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %178 = shufflevector <16 x float> %161, <16 x float> %163, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %179 = shufflevector <16 x float> %161, <16 x float> %163, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %180 = shufflevector <16 x float> %164, <16 x float> %166, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %181 = shufflevector <16 x float> %164, <16 x float> %166, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %182 = shufflevector <16 x float> %165, <16 x float> %167, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %183 = shufflevector <16 x float> %165, <16 x float> %167, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %184 = shufflevector <16 x float> %168, <16 x float> %170, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %185 = shufflevector <16 x float> %168, <16 x float> %170, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %186 = shufflevector <16 x float> %169, <16 x float> %171, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %187 = shufflevector <16 x float> %169, <16 x float> %171, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %188 = shufflevector <16 x float> %172, <16 x float> %174, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %189 = shufflevector <16 x float> %172, <16 x float> %174, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %190 = shufflevector <16 x float> %173, <16 x float> %175, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %191 = shufflevector <16 x float> %173, <16 x float> %175, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %192 = shufflevector <16 x float> %176, <16 x float> %180, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %193 = shufflevector <16 x float> %176, <16 x float> %180, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %194 = shufflevector <16 x float> %178, <16 x float> %182, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %195 = shufflevector <16 x float> %178, <16 x float> %182, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %196 = shufflevector <16 x float> %177, <16 x float> %181, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %197 = shufflevector <16 x float> %177, <16 x float> %181, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %198 = shufflevector <16 x float> %179, <16 x float> %183, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %199 = shufflevector <16 x float> %179, <16 x float> %183, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %200 = shufflevector <16 x float> %184, <16 x float> %188, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %201 = shufflevector <16 x float> %184, <16 x float> %188, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %202 = shufflevector <16 x float> %186, <16 x float> %190, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %203 = shufflevector <16 x float> %186, <16 x float> %190, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %204 = shufflevector <16 x float> %185, <16 x float> %189, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %205 = shufflevector <16 x float> %185, <16 x float> %189, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %206 = shufflevector <16 x float> %187, <16 x float> %191, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %207 = shufflevector <16 x float> %187, <16 x float> %191, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %208 = shufflevector <16 x float> %192, <16 x float> %200, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %209 = shufflevector <16 x float> %192, <16 x float> %200, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %210 = shufflevector <16 x float> %194, <16 x float> %202, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %211 = shufflevector <16 x float> %194, <16 x float> %202, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %212 = shufflevector <16 x float> %196, <16 x float> %204, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %213 = shufflevector <16 x float> %196, <16 x float> %204, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %214 = shufflevector <16 x float> %198, <16 x float> %206, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %215 = shufflevector <16 x float> %198, <16 x float> %206, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %216 = shufflevector <16 x float> %193, <16 x float> %201, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %217 = shufflevector <16 x float> %193, <16 x float> %201, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %218 = shufflevector <16 x float> %195, <16 x float> %203, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %219 = shufflevector <16 x float> %195, <16 x float> %203, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %220 = shufflevector <16 x float> %197, <16 x float> %205, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %221 = shufflevector <16 x float> %197, <16 x float> %205, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %222 = shufflevector <16 x float> %199, <16 x float> %207, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %223 = shufflevector <16 x float> %199, <16 x float> %207, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %224 = load ptr, ptr %7, align 8
  %225 = getelementptr inbounds float, ptr %224, i64 %112
  store <16 x float> %208, ptr %225, align 1
  %226 = load ptr, ptr %8, align 8
  %227 = getelementptr inbounds float, ptr %226, i64 %112
  store <16 x float> %210, ptr %227, align 1
  %228 = load ptr, ptr %9, align 8
  %229 = getelementptr inbounds float, ptr %228, i64 %112
  store <16 x float> %212, ptr %229, align 1
  %230 = load ptr, ptr %10, align 8
  %231 = getelementptr inbounds float, ptr %230, i64 %112
  store <16 x float> %214, ptr %231, align 1
  %232 = load ptr, ptr %11, align 8
  %233 = getelementptr inbounds float, ptr %232, i64 %112
  store <16 x float> %216, ptr %233, align 1
  %234 = load ptr, ptr %12, align 8
  %235 = getelementptr inbounds float, ptr %234, i64 %112
  store <16 x float> %218, ptr %235, align 1
  %236 = load ptr, ptr %13, align 8
  %237 = getelementptr inbounds float, ptr %236, i64 %112
  store <16 x float> %220, ptr %237, align 1
  %238 = load ptr, ptr %14, align 8
  %239 = getelementptr inbounds float, ptr %238, i64 %112
  store <16 x float> %222, ptr %239, align 1
  %240 = load ptr, ptr %15, align 8
  %241 = getelementptr inbounds float, ptr %240, i64 %112
  store <16 x float> %209, ptr %241, align 1
  %242 = load ptr, ptr %16, align 8
  %243 = getelementptr inbounds float, ptr %242, i64 %112
  store <16 x float> %211, ptr %243, align 1
  %244 = load ptr, ptr %17, align 8
  %245 = getelementptr inbounds float, ptr %244, i64 %112
  store <16 x float> %213, ptr %245, align 1
  %246 = load ptr, ptr %18, align 8
  %247 = getelementptr inbounds float, ptr %246, i64 %112
  store <16 x float> %215, ptr %247, align 1
  %248 = load ptr, ptr %19, align 8
  %249 = getelementptr inbounds float, ptr %248, i64 %112
  store <16 x float> %217, ptr %249, align 1
  %250 = load ptr, ptr %20, align 8
  %251 = getelementptr inbounds float, ptr %250, i64 %112
  store <16 x float> %219, ptr %251, align 1
  %252 = load ptr, ptr %21, align 8
  %253 = getelementptr inbounds float, ptr %252, i64 %112
  store <16 x float> %221, ptr %253, align 1
  %254 = load ptr, ptr %22, align 8
  %255 = getelementptr inbounds float, ptr %254, i64 %112
  store <16 x float> %223, ptr %255, align 1
  %256 = add nsw i64 %112, 16
  %257 = icmp eq i64 %256, %2
  br i1 %257, label %262, label %258

258:                                              ; preds = %111
  %259 = add nsw i64 %112, 32
  %260 = icmp sgt i64 %259, %2
  %261 = select i1 %260, i64 %6, i64 %256
  br label %111

262:                                              ; preds = %111, %42, %23
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
  %29 = load <16 x float>, ptr %28, align 64
  %30 = getelementptr inbounds i8, ptr %28, i64 64
  %31 = load <16 x float>, ptr %30, align 64
  store <16 x float> %29, ptr %24, align 64
  %32 = fneg <16 x float> %31
  store <16 x float> %32, ptr %25, align 64
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
  %53 = select i1 %52, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, <16 x float> zeroinitializer
  store <16 x float> %53, ptr %51, align 64
  %54 = getelementptr inbounds i8, ptr %51, i64 64
  store <16 x float> zeroinitializer, ptr %54, align 64
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
  store <16 x float> zeroinitializer, ptr %82, align 64
  %85 = getelementptr inbounds i8, ptr %82, i64 64
  store <16 x float> zeroinitializer, ptr %85, align 64
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
  store <16 x float> %120, ptr %97, align 64
  store <16 x float> %122, ptr %98, align 64
  %101 = add nuw nsw i64 %96, 1
  %102 = icmp eq i64 %101, %5
  br i1 %102, label %94, label %95

103:                                              ; preds = %95, %103
  %104 = phi <16 x float> [ zeroinitializer, %95 ], [ %122, %103 ]
  %105 = phi <16 x float> [ zeroinitializer, %95 ], [ %120, %103 ]
  %106 = phi i64 [ 0, %95 ], [ %123, %103 ]
  %107 = mul nsw i64 %106, %4
  %108 = add nsw i64 %107, %93
  %109 = getelementptr inbounds %struct.number, ptr %2, i64 %108
  %110 = add nsw i64 %106, %99
  %111 = getelementptr inbounds %struct.number, ptr %69, i64 %110
  %112 = load <16 x float>, ptr %111, align 1
  %113 = getelementptr inbounds i8, ptr %111, i64 64
  %114 = load <16 x float>, ptr %113, align 1
  %115 = load <16 x float>, ptr %109, align 1
  %116 = getelementptr inbounds i8, ptr %109, i64 64
  %117 = load <16 x float>, ptr %116, align 1
  %118 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %115, <16 x float> %112, <16 x float> %105)
  %119 = fneg <16 x float> %117
  %120 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %119, <16 x float> %114, <16 x float> %118)
  %121 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %115, <16 x float> %114, <16 x float> %104)
  %122 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %117, <16 x float> %112, <16 x float> %121)
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
  %16 = alloca [12 x <16 x float>], align 64
  %17 = alloca [12 x %struct.number], align 64
  %18 = alloca %struct.matrix, align 8
  %19 = alloca %struct.matrix, align 8
  %20 = icmp eq i64 %6, 0
  br i1 %20, label %21, label %343

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
  %39 = load <16 x float>, ptr %13, align 64
  %40 = load <16 x float>, ptr %31, align 64
  store <16 x float> %39, ptr %32, align 64
  %41 = fneg <16 x float> %40
  store <16 x float> %41, ptr %33, align 64
  %42 = add nuw nsw i64 %38, 1
  call fastcc void @apply_reflection(ptr %15, ptr %15, ptr %12, i64 %38, i64 %4, i64 %42, i64 %5)
  %43 = getelementptr inbounds %struct.number, ptr %0, i64 %38
  %44 = mul nsw i64 %38, %4
  %45 = getelementptr inbounds %struct.number, ptr %43, i64 %44
  %46 = load <16 x float>, ptr %45, align 1
  %47 = getelementptr inbounds <16 x float>, ptr %3, i64 %38
  store <16 x float> %46, ptr %47, align 64
  %48 = icmp eq i64 %42, %5
  br i1 %48, label %57, label %49

49:                                               ; preds = %37
  call fastcc void @reflect(ptr sret(%struct.number) align 64 %14, ptr %11, i64 %38, i64 %34)
  %50 = load <16 x float>, ptr %14, align 64
  %51 = load <16 x float>, ptr %35, align 64
  %52 = fneg <16 x float> %51
  store <16 x float> %50, ptr %12, align 64
  store <16 x float> %52, ptr %36, align 64
  call fastcc void @apply_reflection(ptr %11, ptr %11, ptr %12, i64 %38, i64 %34, i64 %42, i64 %4)
  %53 = getelementptr inbounds %struct.number, ptr %26, i64 %44
  %54 = getelementptr inbounds %struct.number, ptr %53, i64 %38
  %55 = load <16 x float>, ptr %54, align 1
  %56 = getelementptr inbounds [12 x <16 x float>], ptr %16, i64 0, i64 %38
  store <16 x float> %55, ptr %56, align 64
  br label %37

57:                                               ; preds = %37
  br label %58

58:                                               ; preds = %57, %21
  %59 = icmp sgt i64 %5, 1
  %60 = add nsw i64 %5, -2
  %61 = mul nsw i64 %5, 30
  br label %62

62:                                               ; preds = %310, %58
  %63 = phi i64 [ 0, %58 ], [ %311, %310 ]
  br i1 %59, label %64, label %108

64:                                               ; preds = %62, %64
  %65 = phi <16 x i32> [ %105, %64 ], [ zeroinitializer, %62 ]
  %66 = phi i64 [ %106, %64 ], [ %60, %62 ]
  %67 = phi <16 x i32> [ %104, %64 ], [ zeroinitializer, %62 ]
  %68 = phi <16 x i32> [ %99, %64 ], [ zeroinitializer, %62 ]
  %69 = phi <16 x i32> [ %103, %64 ], [ zeroinitializer, %62 ]
  %70 = getelementptr inbounds <16 x float>, ptr %3, i64 %66
  %71 = load <16 x float>, ptr %70, align 64
  %72 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %71)
  %73 = add nuw nsw i64 %66, 1
  %74 = getelementptr inbounds <16 x float>, ptr %3, i64 %73
  %75 = load <16 x float>, ptr %74, align 64
  %76 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %75)
  %77 = fadd <16 x float> %72, %76
  %78 = fmul <16 x float> %77, <float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000>
  %79 = getelementptr inbounds [12 x <16 x float>], ptr %16, i64 0, i64 %66
  %80 = load <16 x float>, ptr %79, align 64
  %81 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %80)
  %82 = fcmp ogt <16 x float> %78, <float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000>
  %83 = select <16 x i1> %82, <16 x float> %78, <16 x float> <float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000>
  %84 = fcmp ole <16 x float> %81, %83
  %85 = sext <16 x i1> %84 to <16 x i32>
  %86 = bitcast <16 x float> %80 to <16 x i32>
  %87 = xor <16 x i32> %85, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %88 = and <16 x i32> %87, %86
  store <16 x i32> %88, ptr %79, align 64
  %89 = or <16 x i32> %67, %85
  %90 = xor <16 x i32> %89, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %91 = and <16 x i32> %67, %85
  %92 = xor <16 x i32> %65, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %93 = and <16 x i32> %91, %92
  %94 = trunc i64 %73 to i32
  %95 = insertelement <16 x i32> poison, i32 %94, i64 0
  %96 = shufflevector <16 x i32> %95, <16 x i32> poison, <16 x i32> zeroinitializer
  %97 = and <16 x i32> %96, %90
  %98 = and <16 x i32> %89, %68
  %99 = or <16 x i32> %98, %97
  %100 = and <16 x i32> %93, %96
  %101 = xor <16 x i32> %93, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %102 = and <16 x i32> %69, %101
  %103 = or <16 x i32> %102, %100
  %104 = or <16 x i32> %67, %90
  %105 = or <16 x i32> %91, %65
  %106 = add nsw i64 %66, -1
  %107 = icmp eq i64 %66, 0
  br i1 %107, label %108, label %64

108:                                              ; preds = %64, %62
  %109 = phi <16 x i32> [ zeroinitializer, %62 ], [ %99, %64 ]
  %110 = phi <16 x i32> [ zeroinitializer, %62 ], [ %103, %64 ]
  %111 = phi <16 x i32> [ zeroinitializer, %62 ], [ %104, %64 ]
  %112 = call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %111)
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %114, label %116

114:                                              ; preds = %108
  br i1 %29, label %312, label %115

115:                                              ; preds = %114
  br label %647

116:                                              ; preds = %108
  %117 = icmp eq i64 %63, %61
  br i1 %117, label %319, label %118

118:                                              ; preds = %116
  br i1 %29, label %121, label %162

119:                                              ; preds = %159
  %120 = fmul <16 x float> %145, <float 0x3EB0000000000000, float 0x3EB0000000000000, float 0x3EB0000000000000, float 0x3EB0000000000000, float 0x3EB0000000000000, float 0x3EB0000000000000, float 0x3EB0000000000000, float 0x3EB0000000000000, float 0x3EB0000000000000, float 0x3EB0000000000000, float 0x3EB0000000000000, float 0x3EB0000000000000, float 0x3EB0000000000000, float 0x3EB0000000000000, float 0x3EB0000000000000, float 0x3EB0000000000000>
  br label %162

121:                                              ; preds = %118, %159
  %122 = phi <16 x float> [ %139, %159 ], [ <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %118 ]
  %123 = phi <16 x float> [ %142, %159 ], [ <float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000>, %118 ]
  %124 = phi <16 x float> [ %145, %159 ], [ zeroinitializer, %118 ]
  %125 = phi <16 x float> [ %153, %159 ], [ zeroinitializer, %118 ]
  %126 = phi <16 x float> [ %160, %159 ], [ zeroinitializer, %118 ]
  %127 = phi <16 x float> [ %147, %159 ], [ zeroinitializer, %118 ]
  %128 = phi i64 [ %148, %159 ], [ 0, %118 ]
  %129 = trunc i64 %128 to i32
  %130 = insertelement <16 x i32> poison, i32 %129, i64 0
  %131 = shufflevector <16 x i32> %130, <16 x i32> poison, <16 x i32> zeroinitializer
  %132 = icmp sge <16 x i32> %131, %110
  %133 = icmp sle <16 x i32> %131, %109
  %134 = and <16 x i1> %133, %132
  %135 = getelementptr inbounds <16 x float>, ptr %3, i64 %128
  %136 = load <16 x float>, ptr %135, align 64
  %137 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %136)
  %138 = icmp eq <16 x i32> %131, %110
  %139 = select <16 x i1> %138, <16 x float> %136, <16 x float> %122
  %140 = fcmp olt <16 x float> %137, %123
  %141 = and <16 x i1> %134, %140
  %142 = select <16 x i1> %141, <16 x float> %137, <16 x float> %123
  %143 = fcmp ogt <16 x float> %137, %124
  %144 = and <16 x i1> %134, %143
  %145 = select <16 x i1> %144, <16 x float> %137, <16 x float> %124
  %146 = icmp eq <16 x i32> %131, %109
  %147 = select <16 x i1> %146, <16 x float> %137, <16 x float> %127
  %148 = add nuw nsw i64 %128, 1
  %149 = trunc i64 %148 to i32
  %150 = insertelement <16 x i32> poison, i32 %149, i64 0
  %151 = shufflevector <16 x i32> %150, <16 x i32> poison, <16 x i32> zeroinitializer
  %152 = icmp eq <16 x i32> %151, %109
  %153 = select <16 x i1> %152, <16 x float> %137, <16 x float> %125
  %154 = icmp slt i64 %148, %5
  br i1 %154, label %155, label %159

155:                                              ; preds = %121
  %156 = getelementptr inbounds [12 x <16 x float>], ptr %16, i64 0, i64 %128
  %157 = load <16 x float>, ptr %156, align 64
  %158 = select <16 x i1> %152, <16 x float> %157, <16 x float> %126
  br label %159

159:                                              ; preds = %155, %121
  %160 = phi <16 x float> [ %158, %155 ], [ %126, %121 ]
  %161 = icmp eq i64 %148, %5
  br i1 %161, label %119, label %121

162:                                              ; preds = %119, %118
  %163 = phi <16 x float> [ %139, %119 ], [ <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %118 ]
  %164 = phi <16 x float> [ %147, %119 ], [ zeroinitializer, %118 ]
  %165 = phi <16 x float> [ %160, %119 ], [ zeroinitializer, %118 ]
  %166 = phi <16 x float> [ %153, %119 ], [ zeroinitializer, %118 ]
  %167 = phi <16 x float> [ %120, %119 ], [ zeroinitializer, %118 ]
  %168 = phi <16 x float> [ %142, %119 ], [ <float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000>, %118 ]
  %169 = fadd <16 x float> %164, %166
  %170 = fmul <16 x float> %165, %165
  %171 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %169, <16 x float> %169, <16 x float> %170)
  %172 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %171)
  %173 = fsub <16 x float> %166, %164
  %174 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %173, <16 x float> %173, <16 x float> %170)
  %175 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %174)
  %176 = fadd <16 x float> %172, %175
  %177 = fmul <16 x float> %166, <float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00>
  %178 = fmul <16 x float> %164, %177
  %179 = fcmp ogt <16 x float> %176, zeroinitializer
  %180 = select <16 x i1> %179, <16 x float> %176, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>
  %181 = fdiv <16 x float> %178, %180
  %182 = fcmp ogt <16 x float> %168, %167
  %183 = fmul <16 x float> %181, %181
  %184 = fmul <16 x float> %163, <float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000>
  %185 = fmul <16 x float> %163, %184
  %186 = fcmp ogt <16 x float> %183, %185
  %187 = and <16 x i1> %186, %182
  %188 = select <16 x i1> %187, <16 x float> %181, <16 x float> zeroinitializer
  %189 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %163)
  %190 = fcmp one <16 x float> %163, zeroinitializer
  %191 = select <16 x i1> %190, <16 x float> %163, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>
  %192 = fsub <16 x float> %189, %188
  %193 = call <16 x float> @llvm.copysign.v16f32(<16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, <16 x float> %163)
  %194 = fdiv <16 x float> %188, %191
  %195 = fadd <16 x float> %193, %194
  %196 = fmul <16 x float> %192, %195
  br i1 %59, label %197, label %310

197:                                              ; preds = %162, %305
  %198 = phi i64 [ %308, %305 ], [ 1, %162 ]
  %199 = phi <16 x float> [ %307, %305 ], [ zeroinitializer, %162 ]
  %200 = phi <16 x float> [ %306, %305 ], [ zeroinitializer, %162 ]
  %201 = phi i64 [ %198, %305 ], [ 0, %162 ]
  %202 = trunc i64 %201 to i32
  %203 = insertelement <16 x i32> poison, i32 %202, i64 0
  %204 = shufflevector <16 x i32> %203, <16 x i32> poison, <16 x i32> zeroinitializer
  %205 = icmp slt <16 x i32> %204, %110
  %206 = select <16 x i1> %205, <16 x i32> zeroinitializer, <16 x i32> %111
  %207 = icmp slt <16 x i32> %204, %109
  %208 = select <16 x i1> %207, <16 x i32> %206, <16 x i32> zeroinitializer
  %209 = icmp eq <16 x i32> %204, %110
  %210 = call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %208)
  %211 = icmp eq i32 %210, 0
  br i1 %211, label %305, label %212

212:                                              ; preds = %197
  %213 = select <16 x i1> %209, <16 x float> %196, <16 x float> %199
  %214 = getelementptr inbounds [12 x <16 x float>], ptr %16, i64 0, i64 %201
  %215 = load <16 x float>, ptr %214, align 64
  %216 = select <16 x i1> %209, <16 x float> %215, <16 x float> %200
  %217 = fmul <16 x float> %216, %216
  %218 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %213, <16 x float> %213, <16 x float> %217)
  %219 = fcmp ogt <16 x float> %218, <float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000>
  %220 = select <16 x i1> %219, <16 x float> %218, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>
  %221 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %220)
  %222 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %221
  %223 = fmul <16 x float> %213, %222
  %224 = select <16 x i1> %219, <16 x float> %223, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>
  %225 = fmul <16 x float> %216, %222
  %226 = icmp eq i64 %201, 0
  %227 = bitcast <16 x float> %215 to <16 x i32>
  br i1 %226, label %239, label %228

228:                                              ; preds = %212
  %229 = select <16 x i1> %219, <16 x float> %221, <16 x float> %213
  %230 = select <16 x i1> %209, <16 x i32> zeroinitializer, <16 x i32> %208
  %231 = add nsw i64 %201, -1
  %232 = getelementptr inbounds [12 x <16 x float>], ptr %16, i64 0, i64 %231
  %233 = load <16 x i32>, ptr %232, align 64
  %234 = bitcast <16 x float> %229 to <16 x i32>
  %235 = and <16 x i32> %230, %234
  %236 = xor <16 x i32> %230, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %237 = and <16 x i32> %233, %236
  %238 = or <16 x i32> %237, %235
  store <16 x i32> %238, ptr %232, align 64
  br label %239

239:                                              ; preds = %228, %212
  %240 = select <16 x i1> %219, <16 x float> %225, <16 x float> zeroinitializer
  %241 = getelementptr inbounds <16 x float>, ptr %3, i64 %201
  %242 = load <16 x float>, ptr %241, align 64
  %243 = fneg <16 x float> %240
  %244 = fmul <16 x float> %242, %243
  %245 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %224, <16 x float> %215, <16 x float> %244)
  %246 = getelementptr inbounds <16 x float>, ptr %3, i64 %198
  %247 = load <16 x float>, ptr %246, align 64
  %248 = fmul <16 x float> %224, %247
  %249 = fmul <16 x float> %215, %240
  %250 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %224, <16 x float> %242, <16 x float> %249)
  %251 = fmul <16 x float> %240, %247
  %252 = fmul <16 x float> %251, %251
  %253 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %250, <16 x float> %250, <16 x float> %252)
  %254 = fcmp ogt <16 x float> %253, <float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000>
  %255 = select <16 x i1> %254, <16 x float> %253, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>
  %256 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %255)
  %257 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %256
  %258 = fmul <16 x float> %250, %257
  %259 = select <16 x i1> %254, <16 x float> %258, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>
  %260 = fmul <16 x float> %251, %257
  %261 = select <16 x i1> %254, <16 x float> %256, <16 x float> %250
  %262 = bitcast <16 x float> %261 to <16 x i32>
  %263 = and <16 x i32> %208, %262
  %264 = bitcast <16 x float> %242 to <16 x i32>
  %265 = xor <16 x i32> %208, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %266 = and <16 x i32> %264, %265
  %267 = or <16 x i32> %263, %266
  store <16 x i32> %267, ptr %241, align 64
  %268 = select <16 x i1> %254, <16 x float> %260, <16 x float> zeroinitializer
  %269 = fneg <16 x float> %268
  %270 = fmul <16 x float> %245, %269
  %271 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %259, <16 x float> %248, <16 x float> %270)
  %272 = bitcast <16 x float> %271 to <16 x i32>
  %273 = and <16 x i32> %208, %272
  %274 = bitcast <16 x float> %247 to <16 x i32>
  %275 = and <16 x i32> %274, %265
  %276 = or <16 x i32> %273, %275
  store <16 x i32> %276, ptr %246, align 64
  %277 = fmul <16 x float> %248, %268
  %278 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %259, <16 x float> %245, <16 x float> %277)
  %279 = trunc i64 %198 to i32
  %280 = insertelement <16 x i32> poison, i32 %279, i64 0
  %281 = shufflevector <16 x i32> %280, <16 x i32> poison, <16 x i32> zeroinitializer
  %282 = icmp eq <16 x i32> %281, %109
  %283 = sext <16 x i1> %282 to <16 x i32>
  %284 = and <16 x i32> %208, %283
  %285 = bitcast <16 x float> %278 to <16 x i32>
  %286 = and <16 x i32> %284, %285
  %287 = xor <16 x i32> %284, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %288 = and <16 x i32> %227, %287
  %289 = or <16 x i32> %286, %288
  store <16 x i32> %289, ptr %214, align 64
  %290 = add nuw nsw i64 %201, 2
  %291 = icmp eq i64 %290, %5
  br i1 %291, label %310, label %292

292:                                              ; preds = %239
  %293 = getelementptr inbounds [12 x <16 x float>], ptr %16, i64 0, i64 %198
  %294 = load <16 x float>, ptr %293, align 64
  %295 = fmul <16 x float> %268, %294
  %296 = xor <16 x i32> %283, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %297 = and <16 x i32> %208, %296
  %298 = fmul <16 x float> %259, %294
  %299 = bitcast <16 x float> %298 to <16 x i32>
  %300 = and <16 x i32> %297, %299
  %301 = bitcast <16 x float> %294 to <16 x i32>
  %302 = xor <16 x i32> %297, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %303 = and <16 x i32> %301, %302
  %304 = or <16 x i32> %300, %303
  store <16 x i32> %304, ptr %293, align 64
  br label %305

305:                                              ; preds = %292, %197
  %306 = phi <16 x float> [ %295, %292 ], [ %200, %197 ]
  %307 = phi <16 x float> [ %278, %292 ], [ %199, %197 ]
  %308 = add nuw nsw i64 %198, 1
  %309 = icmp eq i64 %308, %5
  br i1 %309, label %310, label %197

310:                                              ; preds = %305, %239, %162
  %311 = add nuw nsw i64 %63, 1
  br label %62

312:                                              ; preds = %114, %312
  %313 = phi i64 [ %317, %312 ], [ 0, %114 ]
  %314 = getelementptr inbounds <16 x float>, ptr %3, i64 %313
  %315 = load <16 x float>, ptr %314, align 64
  %316 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %315)
  store <16 x float> %316, ptr %314, align 64
  %317 = add nuw nsw i64 %313, 1
  %318 = icmp eq i64 %317, %5
  br i1 %318, label %320, label %312

319:                                              ; preds = %116
  br label %647

320:                                              ; preds = %312
  br label %323

321:                                              ; preds = %340, %323
  %322 = icmp eq i64 %325, %5
  br i1 %322, label %647, label %323

323:                                              ; preds = %320, %321
  %324 = phi i64 [ %325, %321 ], [ 0, %320 ]
  %325 = add nuw nsw i64 %324, 1
  %326 = icmp slt i64 %325, %5
  br i1 %326, label %327, label %321

327:                                              ; preds = %323
  %328 = getelementptr inbounds <16 x float>, ptr %3, i64 %324
  br label %329

329:                                              ; preds = %340, %327
  %330 = phi i64 [ %325, %327 ], [ %341, %340 ]
  %331 = load <16 x float>, ptr %328, align 64
  %332 = getelementptr inbounds <16 x float>, ptr %3, i64 %330
  %333 = load <16 x float>, ptr %332, align 64
  %334 = fcmp olt <16 x float> %331, %333
  %335 = bitcast <16 x i1> %334 to i16
  %336 = icmp eq i16 %335, 0
  br i1 %336, label %340, label %337

337:                                              ; preds = %329
  %338 = select <16 x i1> %334, <16 x float> %333, <16 x float> %331
  store <16 x float> %338, ptr %328, align 64
  %339 = select <16 x i1> %334, <16 x float> %331, <16 x float> %333
  store <16 x float> %339, ptr %332, align 64
  br label %340

340:                                              ; preds = %337, %329
  %341 = add nuw nsw i64 %330, 1
  %342 = icmp eq i64 %341, %5
  br i1 %342, label %321, label %329

343:                                              ; preds = %7
  %344 = mul i64 %5, %5
  %345 = icmp eq i64 %344, 0
  br i1 %345, label %357, label %346

346:                                              ; preds = %343
  %347 = add nsw i64 %5, 1
  br label %348

348:                                              ; preds = %348, %346
  %349 = phi i64 [ 0, %346 ], [ %355, %348 ]
  %350 = getelementptr inbounds %struct.number, ptr %1, i64 %349
  %351 = srem i64 %349, %347
  %352 = icmp eq i64 %351, 0
  %353 = select i1 %352, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, <16 x float> zeroinitializer
  store <16 x float> %353, ptr %350, align 64
  %354 = getelementptr inbounds i8, ptr %350, i64 64
  store <16 x float> zeroinitializer, ptr %354, align 64
  %355 = add nuw nsw i64 %349, 1
  %356 = icmp eq i64 %355, %344
  br i1 %356, label %357, label %348

357:                                              ; preds = %348, %343
  %358 = icmp sgt i64 %5, 0
  %359 = icmp sgt i64 %4, 0
  %360 = getelementptr inbounds %struct.rotation, ptr %10, i64 0, i32 0
  %361 = getelementptr inbounds %struct.rotation, ptr %10, i64 0, i32 1
  %362 = getelementptr inbounds %struct.rotation, ptr %10, i64 0, i32 2
  %363 = getelementptr inbounds %struct.rotation, ptr %10, i64 0, i32 3
  %364 = getelementptr inbounds %struct.rotation, ptr %10, i64 0, i32 4, i32 0
  %365 = getelementptr inbounds %struct.rotation, ptr %10, i64 0, i32 4, i32 1
  %366 = getelementptr inbounds %struct.rotation, ptr %10, i64 0, i32 5
  br label %367

367:                                              ; preds = %487, %357
  %368 = phi i64 [ 0, %357 ], [ %488, %487 ]
  br i1 %358, label %372, label %558

369:                                              ; preds = %480, %372
  %370 = phi i64 [ %373, %372 ], [ %481, %480 ]
  %371 = icmp eq i64 %375, %5
  br i1 %371, label %484, label %372

372:                                              ; preds = %367, %369
  %373 = phi i64 [ %370, %369 ], [ 0, %367 ]
  %374 = phi i64 [ %375, %369 ], [ 0, %367 ]
  %375 = add nuw nsw i64 %374, 1
  %376 = icmp slt i64 %375, %5
  br i1 %376, label %377, label %369

377:                                              ; preds = %372
  %378 = mul nsw i64 %374, %4
  %379 = getelementptr inbounds %struct.number, ptr %0, i64 %378
  %380 = mul nsw i64 %374, %5
  %381 = getelementptr inbounds %struct.number, ptr %1, i64 %380
  br label %382

382:                                              ; preds = %480, %377
  %383 = phi i64 [ %373, %377 ], [ %481, %480 ]
  %384 = phi i64 [ %375, %377 ], [ %482, %480 ]
  %385 = mul nsw i64 %384, %4
  %386 = getelementptr inbounds %struct.number, ptr %0, i64 %385
  br i1 %359, label %417, label %387

387:                                              ; preds = %417, %382
  %388 = phi <16 x float> [ zeroinitializer, %382 ], [ %439, %417 ]
  %389 = phi <16 x float> [ zeroinitializer, %382 ], [ %441, %417 ]
  %390 = phi <16 x float> [ zeroinitializer, %382 ], [ %429, %417 ]
  %391 = phi <16 x float> [ zeroinitializer, %382 ], [ %436, %417 ]
  %392 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %388)
  %393 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %389)
  %394 = fcmp ogt <16 x float> %392, %393
  %395 = select <16 x i1> %394, <16 x float> %392, <16 x float> %393
  %396 = fcmp oeq <16 x float> %395, zeroinitializer
  %397 = select <16 x i1> %396, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, <16 x float> %395
  %398 = fdiv <16 x float> %388, %397
  %399 = fdiv <16 x float> %389, %397
  %400 = fmul <16 x float> %399, %399
  %401 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %398, <16 x float> %398, <16 x float> %400)
  %402 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %401)
  %403 = fmul <16 x float> %395, %402
  %404 = fcmp ogt <16 x float> %390, <float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000>
  %405 = select <16 x i1> %404, <16 x float> %390, <16 x float> <float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000>
  %406 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %405)
  %407 = fcmp ogt <16 x float> %391, <float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000>
  %408 = select <16 x i1> %407, <16 x float> %391, <16 x float> <float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000>
  %409 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %408)
  %410 = fmul <16 x float> %406, %409
  %411 = fmul <16 x float> %410, <float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000>
  %412 = fcmp ogt <16 x float> %411, <float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000>
  %413 = select <16 x i1> %412, <16 x float> %411, <16 x float> <float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000>
  %414 = fcmp ogt <16 x float> %403, %413
  %415 = bitcast <16 x i1> %414 to i16
  %416 = icmp eq i16 %415, 0
  br i1 %416, label %480, label %444

417:                                              ; preds = %382, %417
  %418 = phi i64 [ %442, %417 ], [ 0, %382 ]
  %419 = phi <16 x float> [ %436, %417 ], [ zeroinitializer, %382 ]
  %420 = phi <16 x float> [ %429, %417 ], [ zeroinitializer, %382 ]
  %421 = phi <16 x float> [ %441, %417 ], [ zeroinitializer, %382 ]
  %422 = phi <16 x float> [ %439, %417 ], [ zeroinitializer, %382 ]
  %423 = getelementptr inbounds %struct.number, ptr %379, i64 %418
  %424 = load <16 x float>, ptr %423, align 1
  %425 = getelementptr inbounds i8, ptr %423, i64 64
  %426 = load <16 x float>, ptr %425, align 1
  %427 = fmul <16 x float> %426, %426
  %428 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %424, <16 x float> %424, <16 x float> %427)
  %429 = fadd <16 x float> %420, %428
  %430 = getelementptr inbounds %struct.number, ptr %386, i64 %418
  %431 = load <16 x float>, ptr %430, align 1
  %432 = getelementptr inbounds i8, ptr %430, i64 64
  %433 = load <16 x float>, ptr %432, align 1
  %434 = fmul <16 x float> %433, %433
  %435 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %431, <16 x float> %431, <16 x float> %434)
  %436 = fadd <16 x float> %419, %435
  %437 = fneg <16 x float> %426
  %438 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %424, <16 x float> %431, <16 x float> %422)
  %439 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %426, <16 x float> %433, <16 x float> %438)
  %440 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %424, <16 x float> %433, <16 x float> %421)
  %441 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %437, <16 x float> %431, <16 x float> %440)
  %442 = add nuw nsw i64 %418, 1
  %443 = icmp eq i64 %442, %4
  br i1 %443, label %387, label %417

444:                                              ; preds = %387
  %445 = sext <16 x i1> %414 to <16 x i32>
  %446 = bitcast <16 x float> %403 to <16 x i32>
  %447 = and <16 x i32> %445, %446
  %448 = select <16 x i1> %414, <16 x i32> zeroinitializer, <16 x i32> <i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216>
  %449 = or <16 x i32> %447, %448
  %450 = bitcast <16 x i32> %449 to <16 x float>
  %451 = fsub <16 x float> %391, %390
  %452 = fadd <16 x float> %450, %450
  %453 = fdiv <16 x float> %451, %452
  %454 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %453)
  %455 = fcmp ogt <16 x float> %454, <float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000>
  %456 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %453, <16 x float> %453, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>)
  %457 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %456)
  %458 = select <16 x i1> %455, <16 x float> %454, <16 x float> %457
  %459 = fadd <16 x float> %454, %458
  %460 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %459
  %461 = call <16 x float> @llvm.copysign.v16f32(<16 x float> %460, <16 x float> %453)
  %462 = bitcast <16 x float> %461 to <16 x i32>
  %463 = and <16 x i32> %462, %445
  %464 = bitcast <16 x i32> %463 to <16 x float>
  %465 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %464, <16 x float> %464, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>)
  %466 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %465)
  %467 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %466
  %468 = fneg <16 x float> %389
  %469 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %450
  %470 = fmul <16 x float> %388, %469
  %471 = fmul <16 x float> %469, %468
  store <16 x float> %467, ptr %360, align 64
  %472 = fmul <16 x float> %467, %464
  store <16 x float> %472, ptr %361, align 64
  store <16 x i32> %463, ptr %362, align 64
  store <16 x float> %403, ptr %363, align 64
  %473 = bitcast <16 x float> %470 to <16 x i32>
  %474 = bitcast <16 x float> %471 to <16 x i32>
  %475 = and <16 x i32> %473, %445
  %476 = or <16 x i32> %475, %448
  store <16 x i32> %476, ptr %364, align 64
  %477 = and <16 x i32> %474, %445
  store <16 x i32> %477, ptr %365, align 64
  store <16 x i32> %445, ptr %366, align 64
  call fastcc void @rotate(ptr %10, ptr %379, ptr %386, i64 %4, i64 1)
  %478 = mul nsw i64 %384, %5
  %479 = getelementptr inbounds %struct.number, ptr %1, i64 %478
  call fastcc void @rotate(ptr %10, ptr %381, ptr %479, i64 %5, i64 1)
  br label %480

480:                                              ; preds = %444, %387
  %481 = phi i64 [ 1, %444 ], [ %383, %387 ]
  %482 = add nuw i64 %384, 1
  %483 = icmp eq i64 %482, %5
  br i1 %483, label %369, label %382

484:                                              ; preds = %369
  %485 = icmp eq i64 %370, 0
  br i1 %485, label %486, label %487

486:                                              ; preds = %484
  br i1 %358, label %490, label %558

487:                                              ; preds = %484
  %488 = add nuw nsw i64 %368, 1
  %489 = icmp eq i64 %488, 50
  br i1 %489, label %647, label %367

490:                                              ; preds = %486, %606
  %491 = phi i64 [ %610, %606 ], [ 0, %486 ]
  br i1 %359, label %492, label %606

492:                                              ; preds = %490
  %493 = mul nsw i64 %491, %4
  br label %612

494:                                              ; preds = %606
  br i1 %358, label %497, label %558

495:                                              ; preds = %555, %497
  %496 = icmp eq i64 %499, %5
  br i1 %496, label %558, label %497

497:                                              ; preds = %494, %495
  %498 = phi i64 [ %499, %495 ], [ 0, %494 ]
  %499 = add nuw nsw i64 %498, 1
  %500 = icmp slt i64 %499, %5
  br i1 %500, label %501, label %495

501:                                              ; preds = %497
  %502 = getelementptr inbounds <16 x float>, ptr %3, i64 %498
  %503 = mul nsw i64 %498, %4
  %504 = getelementptr inbounds %struct.number, ptr %0, i64 %503
  %505 = mul nsw i64 %498, %5
  %506 = getelementptr inbounds %struct.number, ptr %1, i64 %505
  br label %507

507:                                              ; preds = %555, %501
  %508 = phi i64 [ %499, %501 ], [ %556, %555 ]
  %509 = load <16 x float>, ptr %502, align 64
  %510 = getelementptr inbounds <16 x float>, ptr %3, i64 %508
  %511 = load <16 x float>, ptr %510, align 64
  %512 = fcmp olt <16 x float> %509, %511
  %513 = bitcast <16 x i1> %512 to i16
  %514 = icmp eq i16 %513, 0
  br i1 %514, label %555, label %515

515:                                              ; preds = %507
  %516 = select <16 x i1> %512, <16 x float> %511, <16 x float> %509
  store <16 x float> %516, ptr %502, align 64
  %517 = select <16 x i1> %512, <16 x float> %509, <16 x float> %511
  store <16 x float> %517, ptr %510, align 64
  %518 = mul nsw i64 %508, %4
  %519 = getelementptr inbounds %struct.number, ptr %0, i64 %518
  br i1 %359, label %520, label %536

520:                                              ; preds = %515, %520
  %521 = phi i64 [ %534, %520 ], [ 0, %515 ]
  %522 = getelementptr inbounds %struct.number, ptr %504, i64 %521
  %523 = load <16 x i32>, ptr %522, align 64
  %524 = getelementptr inbounds i8, ptr %522, i64 64
  %525 = load <16 x i32>, ptr %524, align 64
  %526 = getelementptr inbounds %struct.number, ptr %519, i64 %521
  %527 = load <16 x i32>, ptr %526, align 64
  %528 = getelementptr inbounds i8, ptr %526, i64 64
  %529 = load <16 x i32>, ptr %528, align 64
  %530 = select <16 x i1> %512, <16 x i32> %527, <16 x i32> %523
  %531 = select <16 x i1> %512, <16 x i32> %529, <16 x i32> %525
  store <16 x i32> %530, ptr %522, align 64
  store <16 x i32> %531, ptr %524, align 64
  %532 = select <16 x i1> %512, <16 x i32> %523, <16 x i32> %527
  %533 = select <16 x i1> %512, <16 x i32> %525, <16 x i32> %529
  store <16 x i32> %532, ptr %526, align 64
  store <16 x i32> %533, ptr %528, align 64
  %534 = add nuw nsw i64 %521, 1
  %535 = icmp eq i64 %534, %4
  br i1 %535, label %536, label %520

536:                                              ; preds = %520, %515
  %537 = mul nsw i64 %508, %5
  %538 = getelementptr inbounds %struct.number, ptr %1, i64 %537
  br label %539

539:                                              ; preds = %536, %539
  %540 = phi i64 [ %553, %539 ], [ 0, %536 ]
  %541 = getelementptr inbounds %struct.number, ptr %506, i64 %540
  %542 = load <16 x i32>, ptr %541, align 64
  %543 = getelementptr inbounds i8, ptr %541, i64 64
  %544 = load <16 x i32>, ptr %543, align 64
  %545 = getelementptr inbounds %struct.number, ptr %538, i64 %540
  %546 = load <16 x i32>, ptr %545, align 64
  %547 = getelementptr inbounds i8, ptr %545, i64 64
  %548 = load <16 x i32>, ptr %547, align 64
  %549 = select <16 x i1> %512, <16 x i32> %546, <16 x i32> %542
  %550 = select <16 x i1> %512, <16 x i32> %548, <16 x i32> %544
  store <16 x i32> %549, ptr %541, align 64
  store <16 x i32> %550, ptr %543, align 64
  %551 = select <16 x i1> %512, <16 x i32> %542, <16 x i32> %546
  %552 = select <16 x i1> %512, <16 x i32> %544, <16 x i32> %548
  store <16 x i32> %551, ptr %545, align 64
  store <16 x i32> %552, ptr %547, align 64
  %553 = add nuw nsw i64 %540, 1
  %554 = icmp eq i64 %553, %5
  br i1 %554, label %555, label %539

555:                                              ; preds = %539, %507
  %556 = add nuw nsw i64 %508, 1
  %557 = icmp eq i64 %556, %5
  br i1 %557, label %495, label %507

558:                                              ; preds = %367, %495, %486, %494
  %559 = getelementptr inbounds %struct.matrix, ptr %18, i64 0, i32 0
  store ptr %0, ptr %559, align 8
  %560 = getelementptr inbounds %struct.matrix, ptr %18, i64 0, i32 1
  store i64 1, ptr %560, align 8
  %561 = getelementptr inbounds %struct.matrix, ptr %18, i64 0, i32 2
  store i64 %4, ptr %561, align 8
  %562 = getelementptr inbounds %struct.matrix, ptr %19, i64 0, i32 0
  store ptr %2, ptr %562, align 8
  %563 = getelementptr inbounds %struct.matrix, ptr %19, i64 0, i32 1
  store i64 1, ptr %563, align 8
  %564 = getelementptr inbounds %struct.matrix, ptr %19, i64 0, i32 2
  store i64 %4, ptr %564, align 8
  %565 = icmp slt i64 %4, %5
  %566 = select i1 %565, i64 %4, i64 %5
  %567 = icmp sgt i64 %566, 0
  br i1 %567, label %568, label %580

568:                                              ; preds = %558
  %569 = getelementptr inbounds %struct.number, ptr %9, i64 0, i32 0
  %570 = getelementptr inbounds %struct.number, ptr %9, i64 0, i32 1
  br label %571

571:                                              ; preds = %571, %568
  %572 = phi i64 [ 0, %568 ], [ %578, %571 ]
  %573 = getelementptr inbounds [12 x %struct.number], ptr %17, i64 0, i64 %572
  call fastcc void @reflect(ptr sret(%struct.number) align 64 %8, ptr %18, i64 %572, i64 %4)
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 dereferenceable(128) %573, ptr align 64 dereferenceable(128) %8, i64 128, i1 false)
  %574 = load <16 x float>, ptr %573, align 64
  %575 = getelementptr inbounds i8, ptr %573, i64 64
  %576 = load <16 x float>, ptr %575, align 64
  store <16 x float> %574, ptr %569, align 64
  %577 = fneg <16 x float> %576
  store <16 x float> %577, ptr %570, align 64
  %578 = add nuw nsw i64 %572, 1
  call fastcc void @apply_reflection(ptr %18, ptr %18, ptr %9, i64 %572, i64 %4, i64 %578, i64 %5)
  %579 = icmp eq i64 %578, %566
  br i1 %579, label %580, label %571

580:                                              ; preds = %571, %558
  br i1 %359, label %581, label %587

581:                                              ; preds = %580
  %582 = icmp sgt i64 %6, 0
  br label %583

583:                                              ; preds = %588, %581
  %584 = phi i64 [ 0, %581 ], [ %589, %588 ]
  br i1 %582, label %585, label %588

585:                                              ; preds = %583
  %586 = getelementptr inbounds %struct.number, ptr %2, i64 %584
  br label %591

587:                                              ; preds = %588, %580
  br i1 %358, label %600, label %625

588:                                              ; preds = %591, %583
  %589 = add nuw nsw i64 %584, 1
  %590 = icmp eq i64 %589, %4
  br i1 %590, label %587, label %583

591:                                              ; preds = %585, %591
  %592 = phi i64 [ %598, %591 ], [ 0, %585 ]
  %593 = mul nsw i64 %592, %4
  %594 = getelementptr inbounds %struct.number, ptr %586, i64 %593
  %595 = icmp eq i64 %584, %592
  %596 = select i1 %595, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, <16 x float> zeroinitializer
  store <16 x float> %596, ptr %594, align 64
  %597 = getelementptr inbounds i8, ptr %594, i64 64
  store <16 x float> zeroinitializer, ptr %597, align 64
  %598 = add nuw nsw i64 %592, 1
  %599 = icmp eq i64 %598, %6
  br i1 %599, label %588, label %591

600:                                              ; preds = %587, %600
  %601 = phi i64 [ %602, %600 ], [ %5, %587 ]
  %602 = add nsw i64 %601, -1
  %603 = getelementptr inbounds [12 x %struct.number], ptr %17, i64 0, i64 %602
  call fastcc void @apply_reflection(ptr %18, ptr %19, ptr %603, i64 %602, i64 %4, i64 %602, i64 %6)
  %604 = icmp ugt i64 %601, 1
  br i1 %604, label %600, label %605

605:                                              ; preds = %600
  br i1 %358, label %626, label %625

606:                                              ; preds = %612, %490
  %607 = phi <16 x float> [ zeroinitializer, %490 ], [ %622, %612 ]
  %608 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %607)
  %609 = getelementptr inbounds <16 x float>, ptr %3, i64 %491
  store <16 x float> %608, ptr %609, align 64
  %610 = add nuw nsw i64 %491, 1
  %611 = icmp eq i64 %610, %5
  br i1 %611, label %494, label %490

612:                                              ; preds = %492, %612
  %613 = phi i64 [ 0, %492 ], [ %623, %612 ]
  %614 = phi <16 x float> [ zeroinitializer, %492 ], [ %622, %612 ]
  %615 = add nsw i64 %613, %493
  %616 = getelementptr inbounds %struct.number, ptr %0, i64 %615
  %617 = load <16 x float>, ptr %616, align 1
  %618 = getelementptr inbounds i8, ptr %616, i64 64
  %619 = load <16 x float>, ptr %618, align 1
  %620 = fmul <16 x float> %619, %619
  %621 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %617, <16 x float> %617, <16 x float> %620)
  %622 = fadd <16 x float> %614, %621
  %623 = add nuw nsw i64 %613, 1
  %624 = icmp eq i64 %623, %4
  br i1 %624, label %606, label %612

625:                                              ; preds = %633, %587, %605
  br label %647

626:                                              ; preds = %605, %633
  %627 = phi i64 [ %634, %633 ], [ 0, %605 ]
  %628 = mul nsw i64 %627, %4
  %629 = add nsw i64 %628, %627
  %630 = getelementptr inbounds %struct.number, ptr %0, i64 %629
  %631 = load <16 x float>, ptr %630, align 1
  %632 = call <16 x float> @llvm.copysign.v16f32(<16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, <16 x float> %631)
  br i1 %359, label %636, label %633

633:                                              ; preds = %636, %626
  %634 = add nuw nsw i64 %627, 1
  %635 = icmp eq i64 %634, %5
  br i1 %635, label %625, label %626

636:                                              ; preds = %626, %636
  %637 = phi i64 [ %645, %636 ], [ 0, %626 ]
  %638 = add nsw i64 %637, %628
  %639 = getelementptr inbounds %struct.number, ptr %2, i64 %638
  %640 = load <16 x float>, ptr %639, align 1
  %641 = getelementptr inbounds i8, ptr %639, i64 64
  %642 = load <16 x float>, ptr %641, align 1
  %643 = fmul <16 x float> %632, %640
  %644 = fmul <16 x float> %632, %642
  store <16 x float> %643, ptr %639, align 64
  store <16 x float> %644, ptr %641, align 64
  %645 = add nuw nsw i64 %637, 1
  %646 = icmp eq i64 %645, %4
  br i1 %646, label %633, label %636

647:                                              ; preds = %487, %321, %115, %319, %625
  %648 = phi i64 [ 0, %319 ], [ 1, %625 ], [ 1, %115 ], [ 1, %321 ], [ 0, %487 ]
  ret i64 %648
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
  %14 = load <16 x float>, ptr %13, align 64
  %15 = getelementptr inbounds i8, ptr %13, i64 64
  %16 = load <16 x float>, ptr %15, align 64
  %17 = add nsw i64 %2, 1
  %18 = icmp slt i64 %17, %3
  br i1 %18, label %19, label %21

19:                                               ; preds = %4
  %20 = getelementptr inbounds %struct.number, ptr %5, i64 %12
  br label %37

21:                                               ; preds = %37, %4
  %22 = phi <16 x float> [ zeroinitializer, %4 ], [ %50, %37 ]
  %23 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %14)
  %24 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %16)
  %25 = fcmp ogt <16 x float> %23, %24
  %26 = select <16 x i1> %25, <16 x float> %23, <16 x float> %24
  %27 = fcmp ogt <16 x float> %26, %22
  %28 = select <16 x i1> %27, <16 x float> %26, <16 x float> %22
  %29 = bitcast <16 x float> %28 to <16 x i32>
  %30 = and <16 x i32> %29, <i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040>
  %31 = sub nsw <16 x i32> <i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432>, %30
  %32 = icmp ult <16 x i32> %30, <i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216>
  %33 = select <16 x i1> %32, <16 x i32> %31, <16 x i32> <i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216>
  %34 = bitcast <16 x i32> %33 to <16 x float>
  br i1 %18, label %35, label %53

35:                                               ; preds = %21
  %36 = getelementptr inbounds %struct.number, ptr %5, i64 %12
  br label %103

37:                                               ; preds = %19, %37
  %38 = phi <16 x float> [ %50, %37 ], [ zeroinitializer, %19 ]
  %39 = phi i64 [ %51, %37 ], [ %17, %19 ]
  %40 = mul nsw i64 %39, %7
  %41 = getelementptr inbounds %struct.number, ptr %20, i64 %40
  %42 = load <16 x float>, ptr %41, align 1
  %43 = getelementptr inbounds i8, ptr %41, i64 64
  %44 = load <16 x float>, ptr %43, align 1
  %45 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %42)
  %46 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %44)
  %47 = fcmp ogt <16 x float> %45, %46
  %48 = select <16 x i1> %47, <16 x float> %45, <16 x float> %46
  %49 = fcmp ogt <16 x float> %48, %38
  %50 = select <16 x i1> %49, <16 x float> %48, <16 x float> %38
  %51 = add nsw i64 %39, 1
  %52 = icmp eq i64 %51, %3
  br i1 %52, label %21, label %37

53:                                               ; preds = %103, %21
  %54 = phi <16 x float> [ zeroinitializer, %21 ], [ %115, %103 ]
  %55 = fmul <16 x float> %14, %34
  %56 = fmul <16 x float> %16, %34
  %57 = fcmp oeq <16 x float> %22, zeroinitializer
  %58 = fcmp oeq <16 x float> %54, zeroinitializer
  %59 = fcmp oeq <16 x float> %16, zeroinitializer
  %60 = and <16 x i1> %57, %59
  %61 = and <16 x i1> %60, %58
  %62 = sext <16 x i1> %61 to <16 x i32>
  %63 = fmul <16 x float> %56, %56
  %64 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %55, <16 x float> %55, <16 x float> %63)
  %65 = fadd <16 x float> %64, %54
  %66 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %65)
  %67 = fneg <16 x float> %55
  %68 = call <16 x float> @llvm.copysign.v16f32(<16 x float> %66, <16 x float> %67)
  %69 = select <16 x i1> %61, <16 x i32> <i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216>, <16 x i32> zeroinitializer
  %70 = bitcast <16 x float> %68 to <16 x i32>
  %71 = xor <16 x i32> %62, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %72 = and <16 x i32> %70, %71
  %73 = or <16 x i32> %72, %69
  %74 = bitcast <16 x i32> %73 to <16 x float>
  %75 = fsub <16 x float> %55, %74
  %76 = fadd <16 x float> %56, zeroinitializer
  %77 = bitcast <16 x float> %75 to <16 x i32>
  %78 = bitcast <16 x float> %76 to <16 x i32>
  %79 = and <16 x i32> %77, %71
  %80 = or <16 x i32> %79, %69
  %81 = and <16 x i32> %71, %78
  %82 = bitcast <16 x i32> %80 to <16 x float>
  %83 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %82)
  %84 = bitcast <16 x i32> %81 to <16 x float>
  %85 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %84)
  %86 = fcmp ogt <16 x float> %83, %85
  %87 = select <16 x i1> %86, <16 x float> %83, <16 x float> %85
  %88 = fdiv <16 x float> %82, %87
  %89 = fneg <16 x float> %84
  %90 = fdiv <16 x float> %89, %87
  %91 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %87
  %92 = fdiv <16 x float> zeroinitializer, %87
  %93 = fneg <16 x float> %92
  %94 = fmul <16 x float> %90, %93
  %95 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %91, <16 x float> %88, <16 x float> %94)
  %96 = fmul <16 x float> %88, %92
  %97 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %91, <16 x float> %90, <16 x float> %96)
  %98 = fmul <16 x float> %90, %90
  %99 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %88, <16 x float> %88, <16 x float> %98)
  %100 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %99
  %101 = fmul <16 x float> %95, %100
  %102 = fmul <16 x float> %97, %100
  br i1 %18, label %141, label %121

103:                                              ; preds = %35, %103
  %104 = phi i64 [ %116, %103 ], [ %17, %35 ]
  %105 = phi <16 x float> [ %115, %103 ], [ zeroinitializer, %35 ]
  %106 = mul nsw i64 %104, %7
  %107 = getelementptr inbounds %struct.number, ptr %36, i64 %106
  %108 = load <16 x float>, ptr %107, align 1
  %109 = getelementptr inbounds i8, ptr %107, i64 64
  %110 = load <16 x float>, ptr %109, align 1
  %111 = fmul <16 x float> %108, %34
  %112 = fmul <16 x float> %110, %34
  %113 = fmul <16 x float> %112, %112
  %114 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %111, <16 x float> %111, <16 x float> %113)
  %115 = fadd <16 x float> %105, %114
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
  %127 = fdiv <16 x float> %74, %34
  %128 = bitcast <16 x float> %16 to <16 x i32>
  %129 = select <16 x i1> %61, <16 x float> %14, <16 x float> %127
  %130 = and <16 x i32> %62, %128
  store <16 x float> %129, ptr %126, align 64
  %131 = getelementptr inbounds i8, ptr %126, i64 64
  store <16 x i32> %130, ptr %131, align 64
  %132 = fdiv <16 x float> <float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, %74
  %133 = fmul <16 x float> %75, %132
  %134 = fmul <16 x float> %76, %132
  %135 = bitcast <16 x float> %133 to <16 x i32>
  %136 = bitcast <16 x float> %134 to <16 x i32>
  %137 = getelementptr inbounds %struct.number, ptr %0, i64 0, i32 0
  %138 = and <16 x i32> %135, %71
  store <16 x i32> %138, ptr %137, align 64
  %139 = getelementptr inbounds %struct.number, ptr %0, i64 0, i32 1
  %140 = and <16 x i32> %136, %71
  store <16 x i32> %140, ptr %139, align 64
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
  %150 = load <16 x float>, ptr %149, align 1
  %151 = getelementptr inbounds i8, ptr %149, i64 64
  %152 = load <16 x float>, ptr %151, align 1
  %153 = fmul <16 x float> %150, %34
  %154 = fmul <16 x float> %152, %34
  %155 = fneg <16 x float> %154
  %156 = fmul <16 x float> %102, %155
  %157 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %153, <16 x float> %101, <16 x float> %156)
  %158 = fmul <16 x float> %101, %154
  %159 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %153, <16 x float> %102, <16 x float> %158)
  store <16 x float> %157, ptr %149, align 64
  store <16 x float> %159, ptr %151, align 64
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
  %29 = load <16 x float>, ptr %28, align 64
  %30 = getelementptr inbounds i8, ptr %28, i64 64
  %31 = load <16 x float>, ptr %30, align 64
  %32 = add nsw i64 %18, 1
  %33 = mul nsw i64 %24, %32
  %34 = getelementptr inbounds %struct.number, ptr %26, i64 %33
  %35 = load <16 x float>, ptr %34, align 64
  %36 = getelementptr inbounds i8, ptr %34, i64 64
  %37 = load <16 x float>, ptr %36, align 64
  %38 = add nsw i64 %18, 2
  %39 = mul nsw i64 %24, %38
  %40 = getelementptr inbounds %struct.number, ptr %26, i64 %39
  %41 = load <16 x float>, ptr %40, align 64
  %42 = getelementptr inbounds i8, ptr %40, i64 64
  %43 = load <16 x float>, ptr %42, align 64
  %44 = add nsw i64 %18, 3
  %45 = mul nsw i64 %24, %44
  %46 = getelementptr inbounds %struct.number, ptr %26, i64 %45
  %47 = load <16 x float>, ptr %46, align 64
  %48 = getelementptr inbounds i8, ptr %46, i64 64
  %49 = load <16 x float>, ptr %48, align 64
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
  %59 = load <16 x float>, ptr %58, align 64
  %60 = getelementptr inbounds i8, ptr %58, i64 64
  %61 = load <16 x float>, ptr %60, align 64
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
  %70 = phi <16 x float> [ %59, %50 ], [ %99, %83 ]
  %71 = phi <16 x float> [ %61, %50 ], [ %101, %83 ]
  %72 = load <16 x float>, ptr %2, align 1
  %73 = load <16 x float>, ptr %16, align 1
  %74 = fneg <16 x float> %73
  %75 = fmul <16 x float> %71, %74
  %76 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %72, <16 x float> %70, <16 x float> %75)
  %77 = fmul <16 x float> %70, %73
  %78 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %72, <16 x float> %71, <16 x float> %77)
  %79 = fneg <16 x float> %76
  %80 = fneg <16 x float> %78
  %81 = fsub <16 x float> %59, %76
  %82 = fsub <16 x float> %61, %78
  store <16 x float> %81, ptr %58, align 64
  store <16 x float> %82, ptr %60, align 64
  br i1 %13, label %107, label %104

83:                                               ; preds = %62, %83
  %84 = phi i64 [ %12, %62 ], [ %102, %83 ]
  %85 = phi <16 x float> [ %61, %62 ], [ %101, %83 ]
  %86 = phi <16 x float> [ %59, %62 ], [ %99, %83 ]
  %87 = mul nsw i64 %64, %84
  %88 = getelementptr inbounds %struct.number, ptr %67, i64 %87
  %89 = load <16 x float>, ptr %88, align 1
  %90 = getelementptr inbounds i8, ptr %88, i64 64
  %91 = load <16 x float>, ptr %90, align 1
  %92 = fneg <16 x float> %91
  %93 = mul nsw i64 %84, %53
  %94 = getelementptr inbounds %struct.number, ptr %68, i64 %93
  %95 = load <16 x float>, ptr %94, align 1
  %96 = getelementptr inbounds i8, ptr %94, i64 64
  %97 = load <16 x float>, ptr %96, align 1
  %98 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %89, <16 x float> %95, <16 x float> %86)
  %99 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %91, <16 x float> %97, <16 x float> %98)
  %100 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %89, <16 x float> %97, <16 x float> %85)
  %101 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %92, <16 x float> %95, <16 x float> %100)
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
  %123 = load <16 x float>, ptr %122, align 1
  %124 = getelementptr inbounds i8, ptr %122, i64 64
  %125 = load <16 x float>, ptr %124, align 1
  %126 = load <16 x float>, ptr %115, align 1
  %127 = getelementptr inbounds i8, ptr %115, i64 64
  %128 = load <16 x float>, ptr %127, align 1
  %129 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %79, <16 x float> %123, <16 x float> %126)
  %130 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %78, <16 x float> %125, <16 x float> %129)
  %131 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %79, <16 x float> %125, <16 x float> %128)
  %132 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %80, <16 x float> %123, <16 x float> %131)
  store <16 x float> %130, ptr %115, align 64
  store <16 x float> %132, ptr %127, align 64
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
  %142 = phi <16 x float> [ %49, %21 ], [ %273, %224 ]
  %143 = phi <16 x float> [ %47, %21 ], [ %271, %224 ]
  %144 = phi <16 x float> [ %43, %21 ], [ %265, %224 ]
  %145 = phi <16 x float> [ %41, %21 ], [ %263, %224 ]
  %146 = phi <16 x float> [ %37, %21 ], [ %257, %224 ]
  %147 = phi <16 x float> [ %35, %21 ], [ %255, %224 ]
  %148 = phi <16 x float> [ %31, %21 ], [ %249, %224 ]
  %149 = phi <16 x float> [ %29, %21 ], [ %247, %224 ]
  %150 = load <16 x float>, ptr %2, align 1
  %151 = load <16 x float>, ptr %16, align 1
  %152 = fneg <16 x float> %151
  %153 = fmul <16 x float> %148, %152
  %154 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %150, <16 x float> %149, <16 x float> %153)
  %155 = fmul <16 x float> %149, %151
  %156 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %150, <16 x float> %148, <16 x float> %155)
  %157 = fneg <16 x float> %154
  %158 = fneg <16 x float> %156
  %159 = fsub <16 x float> %29, %154
  %160 = fsub <16 x float> %31, %156
  store <16 x float> %159, ptr %28, align 64
  store <16 x float> %160, ptr %30, align 64
  %161 = load <16 x float>, ptr %2, align 1
  %162 = load <16 x float>, ptr %16, align 1
  %163 = fneg <16 x float> %162
  %164 = fmul <16 x float> %146, %163
  %165 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %161, <16 x float> %147, <16 x float> %164)
  %166 = fmul <16 x float> %147, %162
  %167 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %161, <16 x float> %146, <16 x float> %166)
  %168 = fneg <16 x float> %165
  %169 = fneg <16 x float> %167
  %170 = load ptr, ptr %1, align 1
  %171 = load i64, ptr %10, align 1
  %172 = load i64, ptr %11, align 1
  %173 = mul nsw i64 %171, %3
  %174 = getelementptr inbounds %struct.number, ptr %170, i64 %173
  %175 = mul nsw i64 %172, %32
  %176 = getelementptr inbounds %struct.number, ptr %174, i64 %175
  %177 = load <16 x float>, ptr %176, align 1
  %178 = getelementptr inbounds i8, ptr %176, i64 64
  %179 = load <16 x float>, ptr %178, align 1
  %180 = fsub <16 x float> %177, %165
  %181 = fsub <16 x float> %179, %167
  store <16 x float> %180, ptr %176, align 64
  store <16 x float> %181, ptr %178, align 64
  %182 = load <16 x float>, ptr %2, align 1
  %183 = load <16 x float>, ptr %16, align 1
  %184 = fneg <16 x float> %183
  %185 = fmul <16 x float> %144, %184
  %186 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %182, <16 x float> %145, <16 x float> %185)
  %187 = fmul <16 x float> %145, %183
  %188 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %182, <16 x float> %144, <16 x float> %187)
  %189 = fneg <16 x float> %186
  %190 = fneg <16 x float> %188
  %191 = load ptr, ptr %1, align 1
  %192 = load i64, ptr %10, align 1
  %193 = load i64, ptr %11, align 1
  %194 = mul nsw i64 %192, %3
  %195 = getelementptr inbounds %struct.number, ptr %191, i64 %194
  %196 = mul nsw i64 %193, %38
  %197 = getelementptr inbounds %struct.number, ptr %195, i64 %196
  %198 = load <16 x float>, ptr %197, align 1
  %199 = getelementptr inbounds i8, ptr %197, i64 64
  %200 = load <16 x float>, ptr %199, align 1
  %201 = fsub <16 x float> %198, %186
  %202 = fsub <16 x float> %200, %188
  store <16 x float> %201, ptr %197, align 64
  store <16 x float> %202, ptr %199, align 64
  %203 = load <16 x float>, ptr %2, align 1
  %204 = load <16 x float>, ptr %16, align 1
  %205 = fneg <16 x float> %204
  %206 = fmul <16 x float> %142, %205
  %207 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %203, <16 x float> %143, <16 x float> %206)
  %208 = fmul <16 x float> %143, %204
  %209 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %203, <16 x float> %142, <16 x float> %208)
  %210 = fneg <16 x float> %207
  %211 = fneg <16 x float> %209
  %212 = load ptr, ptr %1, align 1
  %213 = load i64, ptr %10, align 1
  %214 = load i64, ptr %11, align 1
  %215 = mul nsw i64 %213, %3
  %216 = getelementptr inbounds %struct.number, ptr %212, i64 %215
  %217 = mul nsw i64 %214, %44
  %218 = getelementptr inbounds %struct.number, ptr %216, i64 %217
  %219 = load <16 x float>, ptr %218, align 1
  %220 = getelementptr inbounds i8, ptr %218, i64 64
  %221 = load <16 x float>, ptr %220, align 1
  %222 = fsub <16 x float> %219, %207
  %223 = fsub <16 x float> %221, %209
  store <16 x float> %222, ptr %218, align 64
  store <16 x float> %223, ptr %220, align 64
  br i1 %13, label %276, label %346

224:                                              ; preds = %135, %224
  %225 = phi <16 x float> [ %49, %135 ], [ %273, %224 ]
  %226 = phi <16 x float> [ %47, %135 ], [ %271, %224 ]
  %227 = phi <16 x float> [ %43, %135 ], [ %265, %224 ]
  %228 = phi <16 x float> [ %41, %135 ], [ %263, %224 ]
  %229 = phi <16 x float> [ %37, %135 ], [ %257, %224 ]
  %230 = phi <16 x float> [ %35, %135 ], [ %255, %224 ]
  %231 = phi <16 x float> [ %31, %135 ], [ %249, %224 ]
  %232 = phi <16 x float> [ %29, %135 ], [ %247, %224 ]
  %233 = phi i64 [ %12, %135 ], [ %274, %224 ]
  %234 = mul nsw i64 %137, %233
  %235 = getelementptr inbounds %struct.number, ptr %140, i64 %234
  %236 = load <16 x float>, ptr %235, align 1
  %237 = getelementptr inbounds i8, ptr %235, i64 64
  %238 = load <16 x float>, ptr %237, align 1
  %239 = fneg <16 x float> %238
  %240 = mul nsw i64 %23, %233
  %241 = getelementptr inbounds %struct.number, ptr %22, i64 %240
  %242 = getelementptr inbounds %struct.number, ptr %241, i64 %27
  %243 = load <16 x float>, ptr %242, align 1
  %244 = getelementptr inbounds i8, ptr %242, i64 64
  %245 = load <16 x float>, ptr %244, align 1
  %246 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %236, <16 x float> %243, <16 x float> %232)
  %247 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %238, <16 x float> %245, <16 x float> %246)
  %248 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %236, <16 x float> %245, <16 x float> %231)
  %249 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %239, <16 x float> %243, <16 x float> %248)
  %250 = getelementptr inbounds %struct.number, ptr %241, i64 %33
  %251 = load <16 x float>, ptr %250, align 1
  %252 = getelementptr inbounds i8, ptr %250, i64 64
  %253 = load <16 x float>, ptr %252, align 1
  %254 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %236, <16 x float> %251, <16 x float> %230)
  %255 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %238, <16 x float> %253, <16 x float> %254)
  %256 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %236, <16 x float> %253, <16 x float> %229)
  %257 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %239, <16 x float> %251, <16 x float> %256)
  %258 = getelementptr inbounds %struct.number, ptr %241, i64 %39
  %259 = load <16 x float>, ptr %258, align 1
  %260 = getelementptr inbounds i8, ptr %258, i64 64
  %261 = load <16 x float>, ptr %260, align 1
  %262 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %236, <16 x float> %259, <16 x float> %228)
  %263 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %238, <16 x float> %261, <16 x float> %262)
  %264 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %236, <16 x float> %261, <16 x float> %227)
  %265 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %239, <16 x float> %259, <16 x float> %264)
  %266 = getelementptr inbounds %struct.number, ptr %241, i64 %45
  %267 = load <16 x float>, ptr %266, align 1
  %268 = getelementptr inbounds i8, ptr %266, i64 64
  %269 = load <16 x float>, ptr %268, align 1
  %270 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %236, <16 x float> %267, <16 x float> %226)
  %271 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %238, <16 x float> %269, <16 x float> %270)
  %272 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %236, <16 x float> %269, <16 x float> %225)
  %273 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %239, <16 x float> %267, <16 x float> %272)
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
  %285 = load <16 x float>, ptr %284, align 64
  %286 = getelementptr inbounds i8, ptr %284, i64 64
  %287 = load <16 x float>, ptr %286, align 64
  %288 = load ptr, ptr %1, align 1
  %289 = load i64, ptr %10, align 1
  %290 = load i64, ptr %11, align 1
  %291 = mul nsw i64 %289, %277
  %292 = getelementptr inbounds %struct.number, ptr %288, i64 %291
  %293 = mul nsw i64 %290, %18
  %294 = getelementptr inbounds %struct.number, ptr %292, i64 %293
  %295 = load <16 x float>, ptr %294, align 1
  %296 = getelementptr inbounds i8, ptr %294, i64 64
  %297 = load <16 x float>, ptr %296, align 1
  %298 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %157, <16 x float> %285, <16 x float> %295)
  %299 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %156, <16 x float> %287, <16 x float> %298)
  %300 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %157, <16 x float> %287, <16 x float> %297)
  %301 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %158, <16 x float> %285, <16 x float> %300)
  store <16 x float> %299, ptr %294, align 64
  store <16 x float> %301, ptr %296, align 64
  %302 = load ptr, ptr %1, align 1
  %303 = load i64, ptr %10, align 1
  %304 = load i64, ptr %11, align 1
  %305 = mul nsw i64 %303, %277
  %306 = getelementptr inbounds %struct.number, ptr %302, i64 %305
  %307 = mul nsw i64 %304, %32
  %308 = getelementptr inbounds %struct.number, ptr %306, i64 %307
  %309 = load <16 x float>, ptr %308, align 1
  %310 = getelementptr inbounds i8, ptr %308, i64 64
  %311 = load <16 x float>, ptr %310, align 1
  %312 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %168, <16 x float> %285, <16 x float> %309)
  %313 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %167, <16 x float> %287, <16 x float> %312)
  %314 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %168, <16 x float> %287, <16 x float> %311)
  %315 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %169, <16 x float> %285, <16 x float> %314)
  store <16 x float> %313, ptr %308, align 64
  store <16 x float> %315, ptr %310, align 64
  %316 = load ptr, ptr %1, align 1
  %317 = load i64, ptr %10, align 1
  %318 = load i64, ptr %11, align 1
  %319 = mul nsw i64 %317, %277
  %320 = getelementptr inbounds %struct.number, ptr %316, i64 %319
  %321 = mul nsw i64 %318, %38
  %322 = getelementptr inbounds %struct.number, ptr %320, i64 %321
  %323 = load <16 x float>, ptr %322, align 1
  %324 = getelementptr inbounds i8, ptr %322, i64 64
  %325 = load <16 x float>, ptr %324, align 1
  %326 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %189, <16 x float> %285, <16 x float> %323)
  %327 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %188, <16 x float> %287, <16 x float> %326)
  %328 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %189, <16 x float> %287, <16 x float> %325)
  %329 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %190, <16 x float> %285, <16 x float> %328)
  store <16 x float> %327, ptr %322, align 64
  store <16 x float> %329, ptr %324, align 64
  %330 = load ptr, ptr %1, align 1
  %331 = load i64, ptr %10, align 1
  %332 = load i64, ptr %11, align 1
  %333 = mul nsw i64 %331, %277
  %334 = getelementptr inbounds %struct.number, ptr %330, i64 %333
  %335 = mul nsw i64 %332, %44
  %336 = getelementptr inbounds %struct.number, ptr %334, i64 %335
  %337 = load <16 x float>, ptr %336, align 1
  %338 = getelementptr inbounds i8, ptr %336, i64 64
  %339 = load <16 x float>, ptr %338, align 1
  %340 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %210, <16 x float> %285, <16 x float> %337)
  %341 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %209, <16 x float> %287, <16 x float> %340)
  %342 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %210, <16 x float> %287, <16 x float> %339)
  %343 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %211, <16 x float> %285, <16 x float> %342)
  store <16 x float> %341, ptr %336, align 64
  store <16 x float> %343, ptr %338, align 64
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
