; Made from source/lanes/jacobi.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: e2b17ee37bad44f8e5ac2504babcb691558eb80ab4d2d85ad0fc9ee9694de411

%struct.job = type { ptr, ptr, ptr, i64 }
%struct.places = type { [16 x ptr] }
%struct.rotation = type { <16 x float>, <16 x float>, <16 x float>, <16 x float>, <16 x float>, <16 x i32> }
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
  %6 = alloca [256 x <16 x float>], align 64
  %7 = alloca [256 x <16 x float>], align 64
  %8 = alloca [16 x <16 x float>], align 64
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
  %23 = getelementptr inbounds [256 x <16 x float>], ptr %6, i64 0, i64 0
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
  %32 = xor <16 x i32> %51, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %33 = bitcast <16 x float> %48 to <16 x i32>
  %34 = and <16 x i32> %33, <i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040>
  %35 = call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %32)
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %54, label %296

37:                                               ; preds = %29
  %38 = call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> zeroinitializer)
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %101, label %296

40:                                               ; preds = %29, %40
  %41 = phi i64 [ %52, %40 ], [ 0, %29 ]
  %42 = phi <16 x i32> [ %51, %40 ], [ <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, %29 ]
  %43 = phi <16 x float> [ %48, %40 ], [ zeroinitializer, %29 ]
  %44 = getelementptr inbounds [256 x <16 x float>], ptr %6, i64 0, i64 %41
  %45 = load <16 x float>, ptr %44, align 64
  %46 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %45)
  %47 = fcmp ogt <16 x float> %46, %43
  %48 = select <16 x i1> %47, <16 x float> %46, <16 x float> %43
  %49 = fsub <16 x float> %45, %45
  %50 = fcmp oeq <16 x float> %49, zeroinitializer
  %51 = select <16 x i1> %50, <16 x i32> %42, <16 x i32> zeroinitializer
  %52 = add nuw nsw i64 %41, 1
  %53 = icmp eq i64 %52, %22
  br i1 %53, label %31, label %40

54:                                               ; preds = %31
  %55 = sub nsw <16 x i32> <i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432>, %34
  %56 = icmp ult <16 x i32> %34, <i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216>
  %57 = select <16 x i1> %56, <16 x i32> %55, <16 x i32> <i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216>
  %58 = bitcast <16 x i32> %57 to <16 x float>
  br label %59

59:                                               ; preds = %59, %54
  %60 = phi i64 [ 0, %54 ], [ %64, %59 ]
  %61 = getelementptr inbounds [256 x <16 x float>], ptr %6, i64 0, i64 %60
  %62 = load <16 x float>, ptr %61, align 64
  %63 = fmul <16 x float> %62, %58
  store <16 x float> %63, ptr %61, align 64
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
  %84 = getelementptr inbounds [256 x <16 x float>], ptr %6, i64 0, i64 %83
  %85 = load <16 x float>, ptr %84, align 64
  %86 = getelementptr inbounds [256 x <16 x float>], ptr %6, i64 0, i64 %82
  store <16 x float> %85, ptr %86, align 64
  %87 = add nuw nsw i64 %72, 1
  %88 = icmp eq i64 %87, %14
  br i1 %88, label %27, label %71

89:                                               ; preds = %59
  %90 = bitcast <16 x i32> %57 to <16 x float>
  br i1 %30, label %101, label %91

91:                                               ; preds = %89
  %92 = add nsw i64 %14, 1
  br label %93

93:                                               ; preds = %93, %91
  %94 = phi i64 [ 0, %91 ], [ %99, %93 ]
  %95 = srem i64 %94, %92
  %96 = icmp eq i64 %95, 0
  %97 = select i1 %96, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, <16 x float> zeroinitializer
  %98 = getelementptr inbounds [256 x <16 x float>], ptr %7, i64 0, i64 %94
  store <16 x float> %97, ptr %98, align 64
  %99 = add nuw nsw i64 %94, 1
  %100 = icmp eq i64 %99, %22
  br i1 %100, label %101, label %93

101:                                              ; preds = %93, %37, %89
  %102 = phi <16 x float> [ %90, %89 ], [ <float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000>, %37 ], [ %90, %93 ]
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
  %123 = getelementptr inbounds [256 x <16 x float>], ptr %6, i64 0, i64 %122
  %124 = getelementptr inbounds [256 x <16 x float>], ptr %6, i64 0, i64 %117
  %125 = getelementptr inbounds [256 x <16 x float>], ptr %7, i64 0, i64 %121
  br label %126

126:                                              ; preds = %200, %120
  %127 = phi i64 [ %116, %120 ], [ %201, %200 ]
  %128 = phi i64 [ %118, %120 ], [ %202, %200 ]
  %129 = add nsw i64 %128, %121
  %130 = getelementptr inbounds [256 x <16 x float>], ptr %6, i64 0, i64 %129
  %131 = load <16 x float>, ptr %130, align 64
  %132 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %131)
  %133 = fcmp ogt <16 x float> %132, <float 0x3E30000000000000, float 0x3E30000000000000, float 0x3E30000000000000, float 0x3E30000000000000, float 0x3E30000000000000, float 0x3E30000000000000, float 0x3E30000000000000, float 0x3E30000000000000, float 0x3E30000000000000, float 0x3E30000000000000, float 0x3E30000000000000, float 0x3E30000000000000, float 0x3E30000000000000, float 0x3E30000000000000, float 0x3E30000000000000, float 0x3E30000000000000>
  %134 = sext <16 x i1> %133 to <16 x i32>
  %135 = bitcast <16 x i1> %133 to i16
  %136 = icmp eq i16 %135, 0
  br i1 %136, label %200, label %137

137:                                              ; preds = %126
  %138 = load <16 x float>, ptr %123, align 64
  %139 = mul nsw i64 %128, %14
  %140 = add nsw i64 %139, %128
  %141 = getelementptr inbounds [256 x <16 x float>], ptr %6, i64 0, i64 %140
  %142 = load <16 x float>, ptr %141, align 64
  %143 = bitcast <16 x float> %132 to <16 x i32>
  %144 = and <16 x i32> %134, %143
  %145 = select <16 x i1> %133, <16 x i32> zeroinitializer, <16 x i32> <i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216>
  %146 = or <16 x i32> %144, %145
  %147 = bitcast <16 x i32> %146 to <16 x float>
  %148 = fsub <16 x float> %142, %138
  %149 = fadd <16 x float> %147, %147
  %150 = fdiv <16 x float> %148, %149
  %151 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %150)
  %152 = fcmp ogt <16 x float> %151, <float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000>
  %153 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %150, <16 x float> %150, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>)
  %154 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %153)
  %155 = select <16 x i1> %152, <16 x float> %151, <16 x float> %154
  %156 = fadd <16 x float> %151, %155
  %157 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %156
  %158 = call <16 x float> @llvm.copysign.v16f32(<16 x float> %157, <16 x float> %150)
  %159 = bitcast <16 x float> %158 to <16 x i32>
  %160 = and <16 x i32> %159, %134
  %161 = bitcast <16 x i32> %160 to <16 x float>
  %162 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %161, <16 x float> %161, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>)
  %163 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %162)
  %164 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %163
  %165 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %147
  %166 = fmul <16 x float> %131, %165
  store <16 x float> %164, ptr %103, align 64
  %167 = fmul <16 x float> %164, %161
  store <16 x float> %167, ptr %104, align 64
  store <16 x i32> %160, ptr %105, align 64
  store <16 x float> %132, ptr %106, align 64
  %168 = bitcast <16 x float> %166 to <16 x i32>
  %169 = and <16 x i32> %168, %134
  %170 = or <16 x i32> %169, %145
  store <16 x i32> %170, ptr %107, align 64
  store <16 x i32> %134, ptr %108, align 64
  %171 = getelementptr inbounds [256 x <16 x float>], ptr %6, i64 0, i64 %128
  call fastcc void @rotate(ptr %5, ptr %124, ptr %171, i64 %14, i64 %14)
  br label %182

172:                                              ; preds = %182
  %173 = bitcast <16 x i32> %144 to <16 x float>
  %174 = fmul <16 x float> %173, %161
  %175 = fsub <16 x float> %138, %174
  store <16 x float> %175, ptr %123, align 64
  %176 = fadd <16 x float> %142, %174
  store <16 x float> %176, ptr %141, align 64
  %177 = bitcast <16 x float> %131 to <16 x i32>
  %178 = xor <16 x i32> %134, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %179 = and <16 x i32> %178, %177
  store <16 x i32> %179, ptr %130, align 64
  %180 = add nsw i64 %139, %117
  %181 = getelementptr inbounds [256 x <16 x float>], ptr %6, i64 0, i64 %180
  store <16 x i32> %179, ptr %181, align 64
  br i1 %109, label %199, label %197

182:                                              ; preds = %182, %137
  %183 = phi i64 [ %195, %182 ], [ 0, %137 ]
  %184 = mul nsw i64 %183, %14
  %185 = add nsw i64 %184, %117
  %186 = getelementptr inbounds [256 x <16 x float>], ptr %6, i64 0, i64 %185
  %187 = load <16 x float>, ptr %186, align 64
  %188 = add nsw i64 %183, %121
  %189 = getelementptr inbounds [256 x <16 x float>], ptr %6, i64 0, i64 %188
  store <16 x float> %187, ptr %189, align 64
  %190 = add nsw i64 %184, %128
  %191 = getelementptr inbounds [256 x <16 x float>], ptr %6, i64 0, i64 %190
  %192 = load <16 x float>, ptr %191, align 64
  %193 = add nsw i64 %183, %139
  %194 = getelementptr inbounds [256 x <16 x float>], ptr %6, i64 0, i64 %193
  store <16 x float> %192, ptr %194, align 64
  %195 = add nuw nsw i64 %183, 1
  %196 = icmp eq i64 %195, %14
  br i1 %196, label %172, label %182

197:                                              ; preds = %172
  %198 = getelementptr inbounds [256 x <16 x float>], ptr %7, i64 0, i64 %139
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
  %212 = getelementptr inbounds [16 x <16 x float>], ptr %8, i64 0, i64 0
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
  %224 = getelementptr inbounds [16 x <16 x float>], ptr %8, i64 0, i64 %220
  %225 = mul nsw i64 %220, %213
  %226 = getelementptr inbounds [256 x <16 x float>], ptr %7, i64 0, i64 %225
  br label %227

227:                                              ; preds = %250, %223
  %228 = phi i64 [ %221, %223 ], [ %251, %250 ]
  %229 = load <16 x float>, ptr %224, align 64
  %230 = getelementptr inbounds [16 x <16 x float>], ptr %8, i64 0, i64 %228
  %231 = load <16 x float>, ptr %230, align 64
  %232 = fcmp olt <16 x float> %231, %229
  %233 = bitcast <16 x i1> %232 to i16
  %234 = icmp eq i16 %233, 0
  br i1 %234, label %250, label %235

235:                                              ; preds = %227
  %236 = select <16 x i1> %232, <16 x float> %231, <16 x float> %229
  store <16 x float> %236, ptr %224, align 64
  %237 = select <16 x i1> %232, <16 x float> %229, <16 x float> %231
  store <16 x float> %237, ptr %230, align 64
  %238 = mul nsw i64 %228, %213
  %239 = getelementptr inbounds [256 x <16 x float>], ptr %7, i64 0, i64 %238
  br i1 %216, label %240, label %250

240:                                              ; preds = %235, %240
  %241 = phi i64 [ %248, %240 ], [ 0, %235 ]
  %242 = getelementptr inbounds <16 x float>, ptr %226, i64 %241
  %243 = load <16 x i32>, ptr %242, align 64
  %244 = getelementptr inbounds <16 x float>, ptr %239, i64 %241
  %245 = load <16 x i32>, ptr %244, align 64
  %246 = select <16 x i1> %232, <16 x i32> %245, <16 x i32> %243
  store <16 x i32> %246, ptr %242, align 64
  %247 = select <16 x i1> %232, <16 x i32> %243, <16 x i32> %245
  store <16 x i32> %247, ptr %244, align 64
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
  %256 = getelementptr inbounds [16 x <16 x float>], ptr %8, i64 0, i64 %255
  %257 = load <16 x float>, ptr %256, align 64
  %258 = fdiv <16 x float> %257, %102
  store <16 x float> %258, ptr %256, align 64
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
  %270 = getelementptr inbounds [256 x <16 x float>], ptr %6, i64 0, i64 %269
  %271 = load <16 x float>, ptr %270, align 64
  %272 = getelementptr inbounds [16 x <16 x float>], ptr %8, i64 0, i64 %267
  store <16 x float> %271, ptr %272, align 64
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
  %286 = getelementptr inbounds [256 x <16 x float>], ptr %7, i64 0, i64 %285
  %287 = load <16 x float>, ptr %286, align 64
  %288 = add nsw i64 %283, %278
  %289 = getelementptr inbounds [256 x <16 x float>], ptr %6, i64 0, i64 %288
  store <16 x float> %287, ptr %289, align 64
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
  %5 = alloca [256 x <16 x float>], align 64
  %6 = alloca [256 x <16 x float>], align 64
  %7 = alloca [256 x <16 x float>], align 64
  %8 = alloca [16 x <16 x float>], align 64
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
  %30 = getelementptr inbounds [256 x <16 x float>], ptr %7, i64 0, i64 0
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
  %39 = getelementptr inbounds [256 x <16 x float>], ptr %5, i64 0, i64 0
  %40 = icmp sgt i64 %29, 0
  br i1 %40, label %50, label %47

41:                                               ; preds = %50
  %42 = xor <16 x i32> %61, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %43 = bitcast <16 x float> %58 to <16 x i32>
  %44 = and <16 x i32> %43, <i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040>
  %45 = call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %42)
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %64, label %157

47:                                               ; preds = %38
  %48 = call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> zeroinitializer)
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %92, label %157

50:                                               ; preds = %38, %50
  %51 = phi i64 [ %62, %50 ], [ 0, %38 ]
  %52 = phi <16 x i32> [ %61, %50 ], [ <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, %38 ]
  %53 = phi <16 x float> [ %58, %50 ], [ zeroinitializer, %38 ]
  %54 = getelementptr inbounds [256 x <16 x float>], ptr %5, i64 0, i64 %51
  %55 = load <16 x float>, ptr %54, align 64
  %56 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %55)
  %57 = fcmp ogt <16 x float> %56, %53
  %58 = select <16 x i1> %57, <16 x float> %56, <16 x float> %53
  %59 = fsub <16 x float> %55, %55
  %60 = fcmp oeq <16 x float> %59, zeroinitializer
  %61 = select <16 x i1> %60, <16 x i32> %52, <16 x i32> zeroinitializer
  %62 = add nuw nsw i64 %51, 1
  %63 = icmp eq i64 %62, %29
  br i1 %63, label %41, label %50

64:                                               ; preds = %41
  %65 = sub nsw <16 x i32> <i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432>, %44
  %66 = icmp ult <16 x i32> %44, <i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216>
  %67 = select <16 x i1> %66, <16 x i32> %65, <16 x i32> <i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216>
  %68 = bitcast <16 x i32> %67 to <16 x float>
  br label %69

69:                                               ; preds = %69, %64
  %70 = phi i64 [ 0, %64 ], [ %74, %69 ]
  %71 = getelementptr inbounds [256 x <16 x float>], ptr %5, i64 0, i64 %70
  %72 = load <16 x float>, ptr %71, align 64
  %73 = fmul <16 x float> %72, %68
  store <16 x float> %73, ptr %71, align 64
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
  %85 = getelementptr inbounds [256 x <16 x float>], ptr %7, i64 0, i64 %84
  %86 = load <16 x float>, ptr %85, align 64
  %87 = getelementptr inbounds [256 x <16 x float>], ptr %5, i64 0, i64 %83
  store <16 x float> %86, ptr %87, align 64
  %88 = add nuw nsw i64 %80, 1
  %89 = icmp eq i64 %88, %20
  br i1 %89, label %76, label %79

90:                                               ; preds = %69
  %91 = bitcast <16 x i32> %67 to <16 x float>
  br label %92

92:                                               ; preds = %90, %47
  %93 = phi <16 x float> [ <float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000>, %47 ], [ %91, %90 ]
  %94 = icmp ne i64 %19, 0
  %95 = shl nsw i64 %21, 1
  %96 = icmp sge i64 %20, %95
  %97 = select i1 %94, i1 %96, i1 false
  %98 = select i1 %97, ptr @decompose_tall, ptr @decompose
  %99 = getelementptr inbounds [256 x <16 x float>], ptr %6, i64 0, i64 0
  %100 = getelementptr inbounds [16 x <16 x float>], ptr %8, i64 0, i64 0
  %101 = select i1 %94, i64 %25, i64 0
  %102 = call i64 %98(ptr %39, ptr %99, ptr %30, ptr %100, i64 %20, i64 %21, i64 %101)
  %103 = icmp eq i64 %102, 0
  br i1 %103, label %157, label %104

104:                                              ; preds = %92
  br i1 %31, label %105, label %112

105:                                              ; preds = %104, %105
  %106 = phi i64 [ %110, %105 ], [ 0, %104 ]
  %107 = getelementptr inbounds [16 x <16 x float>], ptr %8, i64 0, i64 %106
  %108 = load <16 x float>, ptr %107, align 64
  %109 = fdiv <16 x float> %108, %93
  store <16 x float> %109, ptr %107, align 64
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
  %134 = getelementptr inbounds <16 x float>, ptr %117, i64 %133
  %135 = load <16 x float>, ptr %134, align 64
  %136 = add nsw i64 %131, %126
  %137 = getelementptr inbounds [256 x <16 x float>], ptr %5, i64 0, i64 %136
  store <16 x float> %135, ptr %137, align 64
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
  %11 = load <16 x float>, ptr %10, align 64
  %12 = fmul <16 x float> %7, %11
  %13 = fneg <16 x float> %9
  %14 = fmul <16 x float> %11, %13
  %15 = icmp sgt i64 %3, 0
  br i1 %15, label %17, label %16

16:                                               ; preds = %17, %5
  ret void

17:                                               ; preds = %5, %17
  %18 = phi i64 [ %28, %17 ], [ 0, %5 ]
  %19 = mul nsw i64 %18, %4
  %20 = getelementptr inbounds <16 x float>, ptr %1, i64 %19
  %21 = load <16 x float>, ptr %20, align 64
  %22 = getelementptr inbounds <16 x float>, ptr %2, i64 %19
  %23 = load <16 x float>, ptr %22, align 64
  %24 = fmul <16 x float> %7, %21
  %25 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %14, <16 x float> %23, <16 x float> %24)
  store <16 x float> %25, ptr %20, align 64
  %26 = fmul <16 x float> %9, %21
  %27 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %12, <16 x float> %23, <16 x float> %26)
  store <16 x float> %27, ptr %22, align 64
  %28 = add nuw nsw i64 %18, 1
  %29 = icmp eq i64 %28, %3
  br i1 %29, label %16, label %17
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
  %8 = alloca <16 x float>, align 64
  %9 = alloca [16 x <16 x float>], align 64
  %10 = alloca [16 x <16 x float>], align 64
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
  %24 = call fastcc <16 x float> @reflect(ptr %11, i64 %23, i64 %4)
  %25 = getelementptr inbounds [16 x <16 x float>], ptr %9, i64 0, i64 %23
  store <16 x float> %24, ptr %25, align 64
  store <16 x float> %24, ptr %8, align 64
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
  %35 = getelementptr inbounds <16 x float>, ptr %2, i64 %33
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
  %44 = select i1 %43, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, <16 x float> zeroinitializer
  %45 = mul nsw i64 %42, %4
  %46 = getelementptr inbounds <16 x float>, ptr %35, i64 %45
  store <16 x float> %44, ptr %46, align 64
  %47 = add nuw nsw i64 %42, 1
  %48 = icmp eq i64 %47, %6
  br i1 %48, label %38, label %41

49:                                               ; preds = %36, %49
  %50 = phi i64 [ %51, %49 ], [ %5, %36 ]
  %51 = add nsw i64 %50, -1
  %52 = getelementptr inbounds [16 x <16 x float>], ptr %9, i64 0, i64 %51
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
  %61 = getelementptr inbounds <16 x float>, ptr %0, i64 %60
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
  %76 = getelementptr inbounds <16 x float>, ptr %0, i64 %75
  %77 = load <16 x float>, ptr %76, align 64
  br label %78

78:                                               ; preds = %71, %74
  %79 = phi <16 x float> [ %77, %74 ], [ zeroinitializer, %71 ]
  %80 = add nsw i64 %72, %58
  %81 = getelementptr inbounds <16 x float>, ptr %0, i64 %80
  store <16 x float> %79, ptr %81, align 64
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
  %89 = getelementptr inbounds [16 x <16 x float>], ptr %10, i64 0, i64 %88
  %90 = mul nsw i64 %88, %5
  br label %94

91:                                               ; preds = %94
  store <16 x float> %104, ptr %89, align 64
  %92 = add nuw nsw i64 %88, 1
  %93 = icmp eq i64 %92, %5
  br i1 %93, label %86, label %87

94:                                               ; preds = %87, %94
  %95 = phi <16 x float> [ zeroinitializer, %87 ], [ %104, %94 ]
  %96 = phi i64 [ 0, %87 ], [ %105, %94 ]
  %97 = mul nsw i64 %96, %4
  %98 = add nsw i64 %97, %85
  %99 = getelementptr inbounds <16 x float>, ptr %2, i64 %98
  %100 = load <16 x float>, ptr %99, align 64
  %101 = add nsw i64 %96, %90
  %102 = getelementptr inbounds <16 x float>, ptr %61, i64 %101
  %103 = load <16 x float>, ptr %102, align 64
  %104 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %100, <16 x float> %103, <16 x float> %95)
  %105 = add nuw nsw i64 %96, 1
  %106 = icmp eq i64 %105, %5
  br i1 %106, label %91, label %94

107:                                              ; preds = %110, %84, %86
  %108 = add nuw nsw i64 %85, 1
  %109 = icmp eq i64 %108, %4
  br i1 %109, label %119, label %84

110:                                              ; preds = %86, %110
  %111 = phi i64 [ %117, %110 ], [ 0, %86 ]
  %112 = getelementptr inbounds [16 x <16 x float>], ptr %10, i64 0, i64 %111
  %113 = load <16 x float>, ptr %112, align 64
  %114 = mul nsw i64 %111, %4
  %115 = add nsw i64 %114, %85
  %116 = getelementptr inbounds <16 x float>, ptr %2, i64 %115
  store <16 x float> %113, ptr %116, align 64
  %117 = add nuw nsw i64 %111, 1
  %118 = icmp eq i64 %117, %5
  br i1 %118, label %107, label %110

119:                                              ; preds = %107, %59
  %120 = phi i64 [ %67, %59 ], [ 1, %107 ]
  ret i64 %120
}

define internal i64 @decompose(ptr %0, ptr %1, ptr %2, ptr %3, i64 %4, i64 %5, i64 %6) {
  %8 = alloca <16 x float>, align 64
  %9 = alloca %struct.rotation, align 64
  %10 = alloca %struct.matrix, align 8
  %11 = alloca <16 x float>, align 64
  %12 = alloca %struct.matrix, align 8
  %13 = alloca [16 x <16 x float>], align 64
  %14 = alloca [16 x <16 x float>], align 64
  %15 = alloca %struct.matrix, align 8
  %16 = alloca %struct.matrix, align 8
  %17 = icmp eq i64 %6, 0
  br i1 %17, label %18, label %331

18:                                               ; preds = %7
  %19 = getelementptr inbounds %struct.matrix, ptr %12, i64 0, i32 0
  store ptr %0, ptr %19, align 8
  %20 = getelementptr inbounds %struct.matrix, ptr %12, i64 0, i32 1
  store i64 1, ptr %20, align 8
  %21 = getelementptr inbounds %struct.matrix, ptr %12, i64 0, i32 2
  store i64 %4, ptr %21, align 8
  %22 = getelementptr inbounds %struct.matrix, ptr %10, i64 0, i32 0
  %23 = getelementptr inbounds <16 x float>, ptr %0, i64 %4
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
  %31 = call fastcc <16 x float> @reflect(ptr %12, i64 %30, i64 %4)
  store <16 x float> %31, ptr %11, align 64
  %32 = add nuw nsw i64 %30, 1
  call fastcc void @apply_reflection(ptr %12, ptr %12, ptr %11, i64 %30, i64 %4, i64 %32, i64 %5)
  %33 = getelementptr inbounds <16 x float>, ptr %0, i64 %30
  %34 = mul nsw i64 %30, %4
  %35 = getelementptr inbounds <16 x float>, ptr %33, i64 %34
  %36 = load <16 x float>, ptr %35, align 64
  %37 = getelementptr inbounds <16 x float>, ptr %3, i64 %30
  store <16 x float> %36, ptr %37, align 64
  %38 = icmp eq i64 %32, %5
  br i1 %38, label %45, label %39

39:                                               ; preds = %29
  %40 = call fastcc <16 x float> @reflect(ptr %10, i64 %30, i64 %28)
  store <16 x float> %40, ptr %11, align 64
  call fastcc void @apply_reflection(ptr %10, ptr %10, ptr %11, i64 %30, i64 %28, i64 %32, i64 %4)
  %41 = getelementptr inbounds <16 x float>, ptr %23, i64 %34
  %42 = getelementptr inbounds <16 x float>, ptr %41, i64 %30
  %43 = load <16 x float>, ptr %42, align 64
  %44 = getelementptr inbounds [16 x <16 x float>], ptr %13, i64 0, i64 %30
  store <16 x float> %43, ptr %44, align 64
  br label %29

45:                                               ; preds = %29
  br label %46

46:                                               ; preds = %45, %18
  %47 = icmp sgt i64 %5, 1
  %48 = add nsw i64 %5, -2
  %49 = mul nsw i64 %5, 30
  br label %50

50:                                               ; preds = %298, %46
  %51 = phi i64 [ 0, %46 ], [ %299, %298 ]
  br i1 %47, label %52, label %96

52:                                               ; preds = %50, %52
  %53 = phi <16 x i32> [ %93, %52 ], [ zeroinitializer, %50 ]
  %54 = phi i64 [ %94, %52 ], [ %48, %50 ]
  %55 = phi <16 x i32> [ %92, %52 ], [ zeroinitializer, %50 ]
  %56 = phi <16 x i32> [ %87, %52 ], [ zeroinitializer, %50 ]
  %57 = phi <16 x i32> [ %91, %52 ], [ zeroinitializer, %50 ]
  %58 = getelementptr inbounds <16 x float>, ptr %3, i64 %54
  %59 = load <16 x float>, ptr %58, align 64
  %60 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %59)
  %61 = add nuw nsw i64 %54, 1
  %62 = getelementptr inbounds <16 x float>, ptr %3, i64 %61
  %63 = load <16 x float>, ptr %62, align 64
  %64 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %63)
  %65 = fadd <16 x float> %60, %64
  %66 = fmul <16 x float> %65, <float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000>
  %67 = getelementptr inbounds [16 x <16 x float>], ptr %13, i64 0, i64 %54
  %68 = load <16 x float>, ptr %67, align 64
  %69 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %68)
  %70 = fcmp ogt <16 x float> %66, <float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000>
  %71 = select <16 x i1> %70, <16 x float> %66, <16 x float> <float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000, float 0x3CF0000000000000>
  %72 = fcmp ole <16 x float> %69, %71
  %73 = sext <16 x i1> %72 to <16 x i32>
  %74 = bitcast <16 x float> %68 to <16 x i32>
  %75 = xor <16 x i32> %73, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %76 = and <16 x i32> %75, %74
  store <16 x i32> %76, ptr %67, align 64
  %77 = or <16 x i32> %55, %73
  %78 = xor <16 x i32> %77, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %79 = and <16 x i32> %55, %73
  %80 = xor <16 x i32> %53, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %81 = and <16 x i32> %79, %80
  %82 = trunc i64 %61 to i32
  %83 = insertelement <16 x i32> poison, i32 %82, i64 0
  %84 = shufflevector <16 x i32> %83, <16 x i32> poison, <16 x i32> zeroinitializer
  %85 = and <16 x i32> %84, %78
  %86 = and <16 x i32> %77, %56
  %87 = or <16 x i32> %86, %85
  %88 = and <16 x i32> %81, %84
  %89 = xor <16 x i32> %81, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %90 = and <16 x i32> %57, %89
  %91 = or <16 x i32> %90, %88
  %92 = or <16 x i32> %55, %78
  %93 = or <16 x i32> %79, %53
  %94 = add nsw i64 %54, -1
  %95 = icmp eq i64 %54, 0
  br i1 %95, label %96, label %52

96:                                               ; preds = %52, %50
  %97 = phi <16 x i32> [ zeroinitializer, %50 ], [ %87, %52 ]
  %98 = phi <16 x i32> [ zeroinitializer, %50 ], [ %91, %52 ]
  %99 = phi <16 x i32> [ zeroinitializer, %50 ], [ %92, %52 ]
  %100 = call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %99)
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %102, label %104

102:                                              ; preds = %96
  br i1 %26, label %300, label %103

103:                                              ; preds = %102
  br label %581

104:                                              ; preds = %96
  %105 = icmp eq i64 %51, %49
  br i1 %105, label %307, label %106

106:                                              ; preds = %104
  br i1 %26, label %109, label %150

107:                                              ; preds = %147
  %108 = fmul <16 x float> %133, <float 0x3EB0000000000000, float 0x3EB0000000000000, float 0x3EB0000000000000, float 0x3EB0000000000000, float 0x3EB0000000000000, float 0x3EB0000000000000, float 0x3EB0000000000000, float 0x3EB0000000000000, float 0x3EB0000000000000, float 0x3EB0000000000000, float 0x3EB0000000000000, float 0x3EB0000000000000, float 0x3EB0000000000000, float 0x3EB0000000000000, float 0x3EB0000000000000, float 0x3EB0000000000000>
  br label %150

109:                                              ; preds = %106, %147
  %110 = phi <16 x float> [ %127, %147 ], [ <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %106 ]
  %111 = phi <16 x float> [ %130, %147 ], [ <float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000>, %106 ]
  %112 = phi <16 x float> [ %133, %147 ], [ zeroinitializer, %106 ]
  %113 = phi <16 x float> [ %141, %147 ], [ zeroinitializer, %106 ]
  %114 = phi <16 x float> [ %148, %147 ], [ zeroinitializer, %106 ]
  %115 = phi <16 x float> [ %135, %147 ], [ zeroinitializer, %106 ]
  %116 = phi i64 [ %136, %147 ], [ 0, %106 ]
  %117 = trunc i64 %116 to i32
  %118 = insertelement <16 x i32> poison, i32 %117, i64 0
  %119 = shufflevector <16 x i32> %118, <16 x i32> poison, <16 x i32> zeroinitializer
  %120 = icmp sge <16 x i32> %119, %98
  %121 = icmp sle <16 x i32> %119, %97
  %122 = and <16 x i1> %121, %120
  %123 = getelementptr inbounds <16 x float>, ptr %3, i64 %116
  %124 = load <16 x float>, ptr %123, align 64
  %125 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %124)
  %126 = icmp eq <16 x i32> %119, %98
  %127 = select <16 x i1> %126, <16 x float> %124, <16 x float> %110
  %128 = fcmp olt <16 x float> %125, %111
  %129 = and <16 x i1> %122, %128
  %130 = select <16 x i1> %129, <16 x float> %125, <16 x float> %111
  %131 = fcmp ogt <16 x float> %125, %112
  %132 = and <16 x i1> %122, %131
  %133 = select <16 x i1> %132, <16 x float> %125, <16 x float> %112
  %134 = icmp eq <16 x i32> %119, %97
  %135 = select <16 x i1> %134, <16 x float> %125, <16 x float> %115
  %136 = add nuw nsw i64 %116, 1
  %137 = trunc i64 %136 to i32
  %138 = insertelement <16 x i32> poison, i32 %137, i64 0
  %139 = shufflevector <16 x i32> %138, <16 x i32> poison, <16 x i32> zeroinitializer
  %140 = icmp eq <16 x i32> %139, %97
  %141 = select <16 x i1> %140, <16 x float> %125, <16 x float> %113
  %142 = icmp slt i64 %136, %5
  br i1 %142, label %143, label %147

143:                                              ; preds = %109
  %144 = getelementptr inbounds [16 x <16 x float>], ptr %13, i64 0, i64 %116
  %145 = load <16 x float>, ptr %144, align 64
  %146 = select <16 x i1> %140, <16 x float> %145, <16 x float> %114
  br label %147

147:                                              ; preds = %143, %109
  %148 = phi <16 x float> [ %146, %143 ], [ %114, %109 ]
  %149 = icmp eq i64 %136, %5
  br i1 %149, label %107, label %109

150:                                              ; preds = %107, %106
  %151 = phi <16 x float> [ %127, %107 ], [ <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %106 ]
  %152 = phi <16 x float> [ %135, %107 ], [ zeroinitializer, %106 ]
  %153 = phi <16 x float> [ %148, %107 ], [ zeroinitializer, %106 ]
  %154 = phi <16 x float> [ %141, %107 ], [ zeroinitializer, %106 ]
  %155 = phi <16 x float> [ %108, %107 ], [ zeroinitializer, %106 ]
  %156 = phi <16 x float> [ %130, %107 ], [ <float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000>, %106 ]
  %157 = fadd <16 x float> %152, %154
  %158 = fmul <16 x float> %153, %153
  %159 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %157, <16 x float> %157, <16 x float> %158)
  %160 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %159)
  %161 = fsub <16 x float> %154, %152
  %162 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %161, <16 x float> %161, <16 x float> %158)
  %163 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %162)
  %164 = fadd <16 x float> %160, %163
  %165 = fmul <16 x float> %154, <float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00>
  %166 = fmul <16 x float> %152, %165
  %167 = fcmp ogt <16 x float> %164, zeroinitializer
  %168 = select <16 x i1> %167, <16 x float> %164, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>
  %169 = fdiv <16 x float> %166, %168
  %170 = fcmp ogt <16 x float> %156, %155
  %171 = fmul <16 x float> %169, %169
  %172 = fmul <16 x float> %151, <float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000, float 0x3E70000000000000>
  %173 = fmul <16 x float> %151, %172
  %174 = fcmp ogt <16 x float> %171, %173
  %175 = and <16 x i1> %174, %170
  %176 = select <16 x i1> %175, <16 x float> %169, <16 x float> zeroinitializer
  %177 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %151)
  %178 = fcmp one <16 x float> %151, zeroinitializer
  %179 = select <16 x i1> %178, <16 x float> %151, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>
  %180 = fsub <16 x float> %177, %176
  %181 = call <16 x float> @llvm.copysign.v16f32(<16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, <16 x float> %151)
  %182 = fdiv <16 x float> %176, %179
  %183 = fadd <16 x float> %181, %182
  %184 = fmul <16 x float> %180, %183
  br i1 %47, label %185, label %298

185:                                              ; preds = %150, %293
  %186 = phi i64 [ %296, %293 ], [ 1, %150 ]
  %187 = phi <16 x float> [ %295, %293 ], [ zeroinitializer, %150 ]
  %188 = phi <16 x float> [ %294, %293 ], [ zeroinitializer, %150 ]
  %189 = phi i64 [ %186, %293 ], [ 0, %150 ]
  %190 = trunc i64 %189 to i32
  %191 = insertelement <16 x i32> poison, i32 %190, i64 0
  %192 = shufflevector <16 x i32> %191, <16 x i32> poison, <16 x i32> zeroinitializer
  %193 = icmp slt <16 x i32> %192, %98
  %194 = select <16 x i1> %193, <16 x i32> zeroinitializer, <16 x i32> %99
  %195 = icmp slt <16 x i32> %192, %97
  %196 = select <16 x i1> %195, <16 x i32> %194, <16 x i32> zeroinitializer
  %197 = icmp eq <16 x i32> %192, %98
  %198 = call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %196)
  %199 = icmp eq i32 %198, 0
  br i1 %199, label %293, label %200

200:                                              ; preds = %185
  %201 = select <16 x i1> %197, <16 x float> %184, <16 x float> %187
  %202 = getelementptr inbounds [16 x <16 x float>], ptr %13, i64 0, i64 %189
  %203 = load <16 x float>, ptr %202, align 64
  %204 = select <16 x i1> %197, <16 x float> %203, <16 x float> %188
  %205 = fmul <16 x float> %204, %204
  %206 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %201, <16 x float> %201, <16 x float> %205)
  %207 = fcmp ogt <16 x float> %206, <float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000>
  %208 = select <16 x i1> %207, <16 x float> %206, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>
  %209 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %208)
  %210 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %209
  %211 = fmul <16 x float> %201, %210
  %212 = select <16 x i1> %207, <16 x float> %211, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>
  %213 = fmul <16 x float> %204, %210
  %214 = icmp eq i64 %189, 0
  %215 = bitcast <16 x float> %203 to <16 x i32>
  br i1 %214, label %227, label %216

216:                                              ; preds = %200
  %217 = select <16 x i1> %207, <16 x float> %209, <16 x float> %201
  %218 = select <16 x i1> %197, <16 x i32> zeroinitializer, <16 x i32> %196
  %219 = add nsw i64 %189, -1
  %220 = getelementptr inbounds [16 x <16 x float>], ptr %13, i64 0, i64 %219
  %221 = load <16 x i32>, ptr %220, align 64
  %222 = bitcast <16 x float> %217 to <16 x i32>
  %223 = and <16 x i32> %218, %222
  %224 = xor <16 x i32> %218, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %225 = and <16 x i32> %221, %224
  %226 = or <16 x i32> %225, %223
  store <16 x i32> %226, ptr %220, align 64
  br label %227

227:                                              ; preds = %216, %200
  %228 = select <16 x i1> %207, <16 x float> %213, <16 x float> zeroinitializer
  %229 = getelementptr inbounds <16 x float>, ptr %3, i64 %189
  %230 = load <16 x float>, ptr %229, align 64
  %231 = fneg <16 x float> %228
  %232 = fmul <16 x float> %230, %231
  %233 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %212, <16 x float> %203, <16 x float> %232)
  %234 = getelementptr inbounds <16 x float>, ptr %3, i64 %186
  %235 = load <16 x float>, ptr %234, align 64
  %236 = fmul <16 x float> %212, %235
  %237 = fmul <16 x float> %203, %228
  %238 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %212, <16 x float> %230, <16 x float> %237)
  %239 = fmul <16 x float> %228, %235
  %240 = fmul <16 x float> %239, %239
  %241 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %238, <16 x float> %238, <16 x float> %240)
  %242 = fcmp ogt <16 x float> %241, <float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000>
  %243 = select <16 x i1> %242, <16 x float> %241, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>
  %244 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %243)
  %245 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %244
  %246 = fmul <16 x float> %238, %245
  %247 = select <16 x i1> %242, <16 x float> %246, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>
  %248 = fmul <16 x float> %239, %245
  %249 = select <16 x i1> %242, <16 x float> %244, <16 x float> %238
  %250 = bitcast <16 x float> %249 to <16 x i32>
  %251 = and <16 x i32> %196, %250
  %252 = bitcast <16 x float> %230 to <16 x i32>
  %253 = xor <16 x i32> %196, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %254 = and <16 x i32> %252, %253
  %255 = or <16 x i32> %251, %254
  store <16 x i32> %255, ptr %229, align 64
  %256 = select <16 x i1> %242, <16 x float> %248, <16 x float> zeroinitializer
  %257 = fneg <16 x float> %256
  %258 = fmul <16 x float> %233, %257
  %259 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %247, <16 x float> %236, <16 x float> %258)
  %260 = bitcast <16 x float> %259 to <16 x i32>
  %261 = and <16 x i32> %196, %260
  %262 = bitcast <16 x float> %235 to <16 x i32>
  %263 = and <16 x i32> %262, %253
  %264 = or <16 x i32> %261, %263
  store <16 x i32> %264, ptr %234, align 64
  %265 = fmul <16 x float> %236, %256
  %266 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %247, <16 x float> %233, <16 x float> %265)
  %267 = trunc i64 %186 to i32
  %268 = insertelement <16 x i32> poison, i32 %267, i64 0
  %269 = shufflevector <16 x i32> %268, <16 x i32> poison, <16 x i32> zeroinitializer
  %270 = icmp eq <16 x i32> %269, %97
  %271 = sext <16 x i1> %270 to <16 x i32>
  %272 = and <16 x i32> %196, %271
  %273 = bitcast <16 x float> %266 to <16 x i32>
  %274 = and <16 x i32> %272, %273
  %275 = xor <16 x i32> %272, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %276 = and <16 x i32> %215, %275
  %277 = or <16 x i32> %274, %276
  store <16 x i32> %277, ptr %202, align 64
  %278 = add nuw nsw i64 %189, 2
  %279 = icmp eq i64 %278, %5
  br i1 %279, label %298, label %280

280:                                              ; preds = %227
  %281 = getelementptr inbounds [16 x <16 x float>], ptr %13, i64 0, i64 %186
  %282 = load <16 x float>, ptr %281, align 64
  %283 = fmul <16 x float> %256, %282
  %284 = xor <16 x i32> %271, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %285 = and <16 x i32> %196, %284
  %286 = fmul <16 x float> %247, %282
  %287 = bitcast <16 x float> %286 to <16 x i32>
  %288 = and <16 x i32> %285, %287
  %289 = bitcast <16 x float> %282 to <16 x i32>
  %290 = xor <16 x i32> %285, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %291 = and <16 x i32> %289, %290
  %292 = or <16 x i32> %288, %291
  store <16 x i32> %292, ptr %281, align 64
  br label %293

293:                                              ; preds = %280, %185
  %294 = phi <16 x float> [ %283, %280 ], [ %188, %185 ]
  %295 = phi <16 x float> [ %266, %280 ], [ %187, %185 ]
  %296 = add nuw nsw i64 %186, 1
  %297 = icmp eq i64 %296, %5
  br i1 %297, label %298, label %185

298:                                              ; preds = %293, %227, %150
  %299 = add nuw nsw i64 %51, 1
  br label %50

300:                                              ; preds = %102, %300
  %301 = phi i64 [ %305, %300 ], [ 0, %102 ]
  %302 = getelementptr inbounds <16 x float>, ptr %3, i64 %301
  %303 = load <16 x float>, ptr %302, align 64
  %304 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %303)
  store <16 x float> %304, ptr %302, align 64
  %305 = add nuw nsw i64 %301, 1
  %306 = icmp eq i64 %305, %5
  br i1 %306, label %308, label %300

307:                                              ; preds = %104
  br label %581

308:                                              ; preds = %300
  br label %311

309:                                              ; preds = %328, %311
  %310 = icmp eq i64 %313, %5
  br i1 %310, label %581, label %311

311:                                              ; preds = %308, %309
  %312 = phi i64 [ %313, %309 ], [ 0, %308 ]
  %313 = add nuw nsw i64 %312, 1
  %314 = icmp slt i64 %313, %5
  br i1 %314, label %315, label %309

315:                                              ; preds = %311
  %316 = getelementptr inbounds <16 x float>, ptr %3, i64 %312
  br label %317

317:                                              ; preds = %328, %315
  %318 = phi i64 [ %313, %315 ], [ %329, %328 ]
  %319 = load <16 x float>, ptr %316, align 64
  %320 = getelementptr inbounds <16 x float>, ptr %3, i64 %318
  %321 = load <16 x float>, ptr %320, align 64
  %322 = fcmp olt <16 x float> %319, %321
  %323 = bitcast <16 x i1> %322 to i16
  %324 = icmp eq i16 %323, 0
  br i1 %324, label %328, label %325

325:                                              ; preds = %317
  %326 = select <16 x i1> %322, <16 x float> %321, <16 x float> %319
  store <16 x float> %326, ptr %316, align 64
  %327 = select <16 x i1> %322, <16 x float> %319, <16 x float> %321
  store <16 x float> %327, ptr %320, align 64
  br label %328

328:                                              ; preds = %325, %317
  %329 = add nuw nsw i64 %318, 1
  %330 = icmp eq i64 %329, %5
  br i1 %330, label %309, label %317

331:                                              ; preds = %7
  %332 = mul i64 %5, %5
  %333 = icmp eq i64 %332, 0
  br i1 %333, label %344, label %334

334:                                              ; preds = %331
  %335 = add nsw i64 %5, 1
  br label %336

336:                                              ; preds = %336, %334
  %337 = phi i64 [ 0, %334 ], [ %342, %336 ]
  %338 = srem i64 %337, %335
  %339 = icmp eq i64 %338, 0
  %340 = select i1 %339, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, <16 x float> zeroinitializer
  %341 = getelementptr inbounds <16 x float>, ptr %1, i64 %337
  store <16 x float> %340, ptr %341, align 64
  %342 = add nuw nsw i64 %337, 1
  %343 = icmp eq i64 %342, %332
  br i1 %343, label %344, label %336

344:                                              ; preds = %336, %331
  %345 = icmp sgt i64 %5, 0
  %346 = icmp sgt i64 %4, 0
  %347 = getelementptr inbounds %struct.rotation, ptr %9, i64 0, i32 0
  %348 = getelementptr inbounds %struct.rotation, ptr %9, i64 0, i32 1
  %349 = getelementptr inbounds %struct.rotation, ptr %9, i64 0, i32 2
  %350 = getelementptr inbounds %struct.rotation, ptr %9, i64 0, i32 3
  %351 = getelementptr inbounds %struct.rotation, ptr %9, i64 0, i32 4
  %352 = getelementptr inbounds %struct.rotation, ptr %9, i64 0, i32 5
  br label %353

353:                                              ; preds = %446, %344
  %354 = phi i64 [ 0, %344 ], [ %447, %446 ]
  br i1 %345, label %358, label %505

355:                                              ; preds = %439, %358
  %356 = phi i64 [ %359, %358 ], [ %440, %439 ]
  %357 = icmp eq i64 %361, %5
  br i1 %357, label %443, label %358

358:                                              ; preds = %353, %355
  %359 = phi i64 [ %356, %355 ], [ 0, %353 ]
  %360 = phi i64 [ %361, %355 ], [ 0, %353 ]
  %361 = add nuw nsw i64 %360, 1
  %362 = icmp slt i64 %361, %5
  br i1 %362, label %363, label %355

363:                                              ; preds = %358
  %364 = mul nsw i64 %360, %4
  %365 = getelementptr inbounds <16 x float>, ptr %0, i64 %364
  %366 = mul nsw i64 %360, %5
  %367 = getelementptr inbounds <16 x float>, ptr %1, i64 %366
  br label %368

368:                                              ; preds = %439, %363
  %369 = phi i64 [ %359, %363 ], [ %440, %439 ]
  %370 = phi i64 [ %361, %363 ], [ %441, %439 ]
  %371 = mul nsw i64 %370, %4
  %372 = getelementptr inbounds <16 x float>, ptr %0, i64 %371
  br i1 %346, label %391, label %373

373:                                              ; preds = %391, %368
  %374 = phi <16 x float> [ zeroinitializer, %368 ], [ %399, %391 ]
  %375 = phi <16 x float> [ zeroinitializer, %368 ], [ %403, %391 ]
  %376 = phi <16 x float> [ zeroinitializer, %368 ], [ %404, %391 ]
  %377 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %376)
  %378 = fcmp ogt <16 x float> %374, <float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000>
  %379 = select <16 x i1> %378, <16 x float> %374, <16 x float> <float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000>
  %380 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %379)
  %381 = fcmp ogt <16 x float> %375, <float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000>
  %382 = select <16 x i1> %381, <16 x float> %375, <16 x float> <float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000>
  %383 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %382)
  %384 = fmul <16 x float> %380, %383
  %385 = fmul <16 x float> %384, <float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000>
  %386 = fcmp ogt <16 x float> %385, <float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000>
  %387 = select <16 x i1> %386, <16 x float> %385, <16 x float> <float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000>
  %388 = fcmp ogt <16 x float> %377, %387
  %389 = bitcast <16 x i1> %388 to i16
  %390 = icmp eq i16 %389, 0
  br i1 %390, label %439, label %407

391:                                              ; preds = %368, %391
  %392 = phi i64 [ %405, %391 ], [ 0, %368 ]
  %393 = phi <16 x float> [ %404, %391 ], [ zeroinitializer, %368 ]
  %394 = phi <16 x float> [ %403, %391 ], [ zeroinitializer, %368 ]
  %395 = phi <16 x float> [ %399, %391 ], [ zeroinitializer, %368 ]
  %396 = getelementptr inbounds <16 x float>, ptr %365, i64 %392
  %397 = load <16 x float>, ptr %396, align 64
  %398 = fmul <16 x float> %397, %397
  %399 = fadd <16 x float> %395, %398
  %400 = getelementptr inbounds <16 x float>, ptr %372, i64 %392
  %401 = load <16 x float>, ptr %400, align 64
  %402 = fmul <16 x float> %401, %401
  %403 = fadd <16 x float> %394, %402
  %404 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %397, <16 x float> %401, <16 x float> %393)
  %405 = add nuw nsw i64 %392, 1
  %406 = icmp eq i64 %405, %4
  br i1 %406, label %373, label %391

407:                                              ; preds = %373
  %408 = sext <16 x i1> %388 to <16 x i32>
  %409 = bitcast <16 x float> %377 to <16 x i32>
  %410 = and <16 x i32> %408, %409
  %411 = select <16 x i1> %388, <16 x i32> zeroinitializer, <16 x i32> <i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216>
  %412 = or <16 x i32> %410, %411
  %413 = bitcast <16 x i32> %412 to <16 x float>
  %414 = fsub <16 x float> %375, %374
  %415 = fadd <16 x float> %413, %413
  %416 = fdiv <16 x float> %414, %415
  %417 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %416)
  %418 = fcmp ogt <16 x float> %417, <float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000>
  %419 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %416, <16 x float> %416, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>)
  %420 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %419)
  %421 = select <16 x i1> %418, <16 x float> %417, <16 x float> %420
  %422 = fadd <16 x float> %417, %421
  %423 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %422
  %424 = call <16 x float> @llvm.copysign.v16f32(<16 x float> %423, <16 x float> %416)
  %425 = bitcast <16 x float> %424 to <16 x i32>
  %426 = and <16 x i32> %425, %408
  %427 = bitcast <16 x i32> %426 to <16 x float>
  %428 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %427, <16 x float> %427, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>)
  %429 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %428)
  %430 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %429
  %431 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %413
  %432 = fmul <16 x float> %376, %431
  store <16 x float> %430, ptr %347, align 64
  %433 = fmul <16 x float> %430, %427
  store <16 x float> %433, ptr %348, align 64
  store <16 x i32> %426, ptr %349, align 64
  store <16 x float> %377, ptr %350, align 64
  %434 = bitcast <16 x float> %432 to <16 x i32>
  %435 = and <16 x i32> %434, %408
  %436 = or <16 x i32> %435, %411
  store <16 x i32> %436, ptr %351, align 64
  store <16 x i32> %408, ptr %352, align 64
  call fastcc void @rotate(ptr %9, ptr %365, ptr %372, i64 %4, i64 1)
  %437 = mul nsw i64 %370, %5
  %438 = getelementptr inbounds <16 x float>, ptr %1, i64 %437
  call fastcc void @rotate(ptr %9, ptr %367, ptr %438, i64 %5, i64 1)
  br label %439

439:                                              ; preds = %407, %373
  %440 = phi i64 [ 1, %407 ], [ %369, %373 ]
  %441 = add nuw i64 %370, 1
  %442 = icmp eq i64 %441, %5
  br i1 %442, label %355, label %368

443:                                              ; preds = %355
  %444 = icmp eq i64 %356, 0
  br i1 %444, label %445, label %446

445:                                              ; preds = %443
  br i1 %345, label %449, label %505

446:                                              ; preds = %443
  %447 = add nuw nsw i64 %354, 1
  %448 = icmp eq i64 %447, 50
  br i1 %448, label %581, label %353

449:                                              ; preds = %445, %546
  %450 = phi i64 [ %550, %546 ], [ 0, %445 ]
  br i1 %346, label %451, label %546

451:                                              ; preds = %449
  %452 = mul nsw i64 %450, %4
  br label %552

453:                                              ; preds = %546
  br i1 %345, label %456, label %505

454:                                              ; preds = %502, %456
  %455 = icmp eq i64 %458, %5
  br i1 %455, label %505, label %456

456:                                              ; preds = %453, %454
  %457 = phi i64 [ %458, %454 ], [ 0, %453 ]
  %458 = add nuw nsw i64 %457, 1
  %459 = icmp slt i64 %458, %5
  br i1 %459, label %460, label %454

460:                                              ; preds = %456
  %461 = getelementptr inbounds <16 x float>, ptr %3, i64 %457
  %462 = mul nsw i64 %457, %4
  %463 = getelementptr inbounds <16 x float>, ptr %0, i64 %462
  %464 = mul nsw i64 %457, %5
  %465 = getelementptr inbounds <16 x float>, ptr %1, i64 %464
  br label %466

466:                                              ; preds = %502, %460
  %467 = phi i64 [ %458, %460 ], [ %503, %502 ]
  %468 = load <16 x float>, ptr %461, align 64
  %469 = getelementptr inbounds <16 x float>, ptr %3, i64 %467
  %470 = load <16 x float>, ptr %469, align 64
  %471 = fcmp olt <16 x float> %468, %470
  %472 = bitcast <16 x i1> %471 to i16
  %473 = icmp eq i16 %472, 0
  br i1 %473, label %502, label %474

474:                                              ; preds = %466
  %475 = select <16 x i1> %471, <16 x float> %470, <16 x float> %468
  store <16 x float> %475, ptr %461, align 64
  %476 = select <16 x i1> %471, <16 x float> %468, <16 x float> %470
  store <16 x float> %476, ptr %469, align 64
  %477 = mul nsw i64 %467, %4
  %478 = getelementptr inbounds <16 x float>, ptr %0, i64 %477
  br i1 %346, label %479, label %489

479:                                              ; preds = %474, %479
  %480 = phi i64 [ %487, %479 ], [ 0, %474 ]
  %481 = getelementptr inbounds <16 x float>, ptr %463, i64 %480
  %482 = load <16 x i32>, ptr %481, align 64
  %483 = getelementptr inbounds <16 x float>, ptr %478, i64 %480
  %484 = load <16 x i32>, ptr %483, align 64
  %485 = select <16 x i1> %471, <16 x i32> %484, <16 x i32> %482
  store <16 x i32> %485, ptr %481, align 64
  %486 = select <16 x i1> %471, <16 x i32> %482, <16 x i32> %484
  store <16 x i32> %486, ptr %483, align 64
  %487 = add nuw nsw i64 %480, 1
  %488 = icmp eq i64 %487, %4
  br i1 %488, label %489, label %479

489:                                              ; preds = %479, %474
  %490 = mul nsw i64 %467, %5
  %491 = getelementptr inbounds <16 x float>, ptr %1, i64 %490
  br label %492

492:                                              ; preds = %489, %492
  %493 = phi i64 [ %500, %492 ], [ 0, %489 ]
  %494 = getelementptr inbounds <16 x float>, ptr %465, i64 %493
  %495 = load <16 x i32>, ptr %494, align 64
  %496 = getelementptr inbounds <16 x float>, ptr %491, i64 %493
  %497 = load <16 x i32>, ptr %496, align 64
  %498 = select <16 x i1> %471, <16 x i32> %497, <16 x i32> %495
  store <16 x i32> %498, ptr %494, align 64
  %499 = select <16 x i1> %471, <16 x i32> %495, <16 x i32> %497
  store <16 x i32> %499, ptr %496, align 64
  %500 = add nuw nsw i64 %493, 1
  %501 = icmp eq i64 %500, %5
  br i1 %501, label %502, label %492

502:                                              ; preds = %492, %466
  %503 = add nuw nsw i64 %467, 1
  %504 = icmp eq i64 %503, %5
  br i1 %504, label %454, label %466

505:                                              ; preds = %353, %454, %445, %453
  %506 = getelementptr inbounds %struct.matrix, ptr %15, i64 0, i32 0
  store ptr %0, ptr %506, align 8
  %507 = getelementptr inbounds %struct.matrix, ptr %15, i64 0, i32 1
  store i64 1, ptr %507, align 8
  %508 = getelementptr inbounds %struct.matrix, ptr %15, i64 0, i32 2
  store i64 %4, ptr %508, align 8
  %509 = getelementptr inbounds %struct.matrix, ptr %16, i64 0, i32 0
  store ptr %2, ptr %509, align 8
  %510 = getelementptr inbounds %struct.matrix, ptr %16, i64 0, i32 1
  store i64 1, ptr %510, align 8
  %511 = getelementptr inbounds %struct.matrix, ptr %16, i64 0, i32 2
  store i64 %4, ptr %511, align 8
  %512 = icmp slt i64 %4, %5
  %513 = select i1 %512, i64 %4, i64 %5
  %514 = icmp sgt i64 %513, 0
  br i1 %514, label %515, label %521

515:                                              ; preds = %505, %515
  %516 = phi i64 [ %519, %515 ], [ 0, %505 ]
  %517 = call fastcc <16 x float> @reflect(ptr %15, i64 %516, i64 %4)
  %518 = getelementptr inbounds [16 x <16 x float>], ptr %14, i64 0, i64 %516
  store <16 x float> %517, ptr %518, align 64
  store <16 x float> %517, ptr %8, align 64
  %519 = add nuw nsw i64 %516, 1
  call fastcc void @apply_reflection(ptr %15, ptr %15, ptr %8, i64 %516, i64 %4, i64 %519, i64 %5)
  %520 = icmp eq i64 %519, %513
  br i1 %520, label %521, label %515

521:                                              ; preds = %515, %505
  br i1 %346, label %522, label %528

522:                                              ; preds = %521
  %523 = icmp sgt i64 %6, 0
  br label %524

524:                                              ; preds = %529, %522
  %525 = phi i64 [ 0, %522 ], [ %530, %529 ]
  br i1 %523, label %526, label %529

526:                                              ; preds = %524
  %527 = getelementptr inbounds <16 x float>, ptr %2, i64 %525
  br label %532

528:                                              ; preds = %529, %521
  br i1 %345, label %540, label %562

529:                                              ; preds = %532, %524
  %530 = add nuw nsw i64 %525, 1
  %531 = icmp eq i64 %530, %4
  br i1 %531, label %528, label %524

532:                                              ; preds = %526, %532
  %533 = phi i64 [ %538, %532 ], [ 0, %526 ]
  %534 = icmp eq i64 %525, %533
  %535 = select i1 %534, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, <16 x float> zeroinitializer
  %536 = mul nsw i64 %533, %4
  %537 = getelementptr inbounds <16 x float>, ptr %527, i64 %536
  store <16 x float> %535, ptr %537, align 64
  %538 = add nuw nsw i64 %533, 1
  %539 = icmp eq i64 %538, %6
  br i1 %539, label %529, label %532

540:                                              ; preds = %528, %540
  %541 = phi i64 [ %542, %540 ], [ %5, %528 ]
  %542 = add nsw i64 %541, -1
  %543 = getelementptr inbounds [16 x <16 x float>], ptr %14, i64 0, i64 %542
  call fastcc void @apply_reflection(ptr %15, ptr %16, ptr %543, i64 %542, i64 %4, i64 %542, i64 %6)
  %544 = icmp ugt i64 %541, 1
  br i1 %544, label %540, label %545

545:                                              ; preds = %540
  br i1 %345, label %563, label %562

546:                                              ; preds = %552, %449
  %547 = phi <16 x float> [ zeroinitializer, %449 ], [ %559, %552 ]
  %548 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %547)
  %549 = getelementptr inbounds <16 x float>, ptr %3, i64 %450
  store <16 x float> %548, ptr %549, align 64
  %550 = add nuw nsw i64 %450, 1
  %551 = icmp eq i64 %550, %5
  br i1 %551, label %453, label %449

552:                                              ; preds = %451, %552
  %553 = phi i64 [ 0, %451 ], [ %560, %552 ]
  %554 = phi <16 x float> [ zeroinitializer, %451 ], [ %559, %552 ]
  %555 = add nsw i64 %553, %452
  %556 = getelementptr inbounds <16 x float>, ptr %0, i64 %555
  %557 = load <16 x float>, ptr %556, align 64
  %558 = fmul <16 x float> %557, %557
  %559 = fadd <16 x float> %554, %558
  %560 = add nuw nsw i64 %553, 1
  %561 = icmp eq i64 %560, %4
  br i1 %561, label %546, label %552

562:                                              ; preds = %570, %528, %545
  br label %581

563:                                              ; preds = %545, %570
  %564 = phi i64 [ %571, %570 ], [ 0, %545 ]
  %565 = mul nsw i64 %564, %4
  %566 = add nsw i64 %565, %564
  %567 = getelementptr inbounds <16 x float>, ptr %0, i64 %566
  %568 = load <16 x float>, ptr %567, align 64
  %569 = call <16 x float> @llvm.copysign.v16f32(<16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, <16 x float> %568)
  br i1 %346, label %573, label %570

570:                                              ; preds = %573, %563
  %571 = add nuw nsw i64 %564, 1
  %572 = icmp eq i64 %571, %5
  br i1 %572, label %562, label %563

573:                                              ; preds = %563, %573
  %574 = phi i64 [ %579, %573 ], [ 0, %563 ]
  %575 = add nsw i64 %574, %565
  %576 = getelementptr inbounds <16 x float>, ptr %2, i64 %575
  %577 = load <16 x float>, ptr %576, align 64
  %578 = fmul <16 x float> %569, %577
  store <16 x float> %578, ptr %576, align 64
  %579 = add nuw nsw i64 %574, 1
  %580 = icmp eq i64 %579, %4
  br i1 %580, label %570, label %573

581:                                              ; preds = %446, %309, %103, %307, %562
  %582 = phi i64 [ 0, %307 ], [ 1, %562 ], [ 1, %103 ], [ 1, %309 ], [ 0, %446 ]
  ret i64 %582
}

define internal fastcc <16 x float> @reflect(ptr %0, i64 %1, i64 %2) {
  %4 = load ptr, ptr %0, align 1
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load i64, ptr %5, align 1
  %7 = getelementptr inbounds i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 1
  %9 = mul nsw i64 %6, %1
  %10 = getelementptr inbounds <16 x float>, ptr %4, i64 %9
  %11 = mul nsw i64 %8, %1
  %12 = getelementptr inbounds <16 x float>, ptr %10, i64 %11
  %13 = load <16 x float>, ptr %12, align 64
  %14 = add nsw i64 %1, 1
  %15 = icmp slt i64 %14, %2
  br i1 %15, label %16, label %18

16:                                               ; preds = %3
  %17 = getelementptr inbounds <16 x float>, ptr %4, i64 %11
  br label %31

18:                                               ; preds = %31, %3
  %19 = phi <16 x float> [ zeroinitializer, %3 ], [ %39, %31 ]
  %20 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %13)
  %21 = fcmp ogt <16 x float> %20, %19
  %22 = select <16 x i1> %21, <16 x float> %20, <16 x float> %19
  %23 = bitcast <16 x float> %22 to <16 x i32>
  %24 = and <16 x i32> %23, <i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040>
  %25 = sub nsw <16 x i32> <i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432>, %24
  %26 = icmp ult <16 x i32> %24, <i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216>
  %27 = select <16 x i1> %26, <16 x i32> %25, <16 x i32> <i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216>
  %28 = bitcast <16 x i32> %27 to <16 x float>
  br i1 %15, label %29, label %42

29:                                               ; preds = %18
  %30 = getelementptr inbounds <16 x float>, ptr %4, i64 %11
  br label %67

31:                                               ; preds = %16, %31
  %32 = phi <16 x float> [ %39, %31 ], [ zeroinitializer, %16 ]
  %33 = phi i64 [ %40, %31 ], [ %14, %16 ]
  %34 = mul nsw i64 %33, %6
  %35 = getelementptr inbounds <16 x float>, ptr %17, i64 %34
  %36 = load <16 x float>, ptr %35, align 64
  %37 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %36)
  %38 = fcmp ogt <16 x float> %37, %32
  %39 = select <16 x i1> %38, <16 x float> %37, <16 x float> %32
  %40 = add nsw i64 %33, 1
  %41 = icmp eq i64 %40, %2
  br i1 %41, label %18, label %31

42:                                               ; preds = %67, %18
  %43 = phi <16 x float> [ zeroinitializer, %18 ], [ %75, %67 ]
  %44 = fmul <16 x float> %13, %28
  %45 = fcmp oeq <16 x float> %19, zeroinitializer
  %46 = fcmp oeq <16 x float> %43, zeroinitializer
  %47 = and <16 x i1> %46, %45
  %48 = fmul <16 x float> %44, %44
  %49 = fadd <16 x float> %48, %43
  %50 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %49)
  %51 = fneg <16 x float> %44
  %52 = call <16 x float> @llvm.copysign.v16f32(<16 x float> %50, <16 x float> %51)
  %53 = select <16 x i1> %47, <16 x i32> <i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216>, <16 x i32> zeroinitializer
  %54 = bitcast <16 x float> %52 to <16 x i32>
  %55 = and <16 x i1> %46, %45
  %56 = xor <16 x i1> %55, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %57 = sext <16 x i1> %56 to <16 x i32>
  %58 = and <16 x i32> %54, %57
  %59 = or <16 x i32> %58, %53
  %60 = bitcast <16 x i32> %59 to <16 x float>
  %61 = fsub <16 x float> %44, %60
  %62 = bitcast <16 x float> %61 to <16 x i32>
  %63 = and <16 x i32> %62, %57
  %64 = or <16 x i32> %63, %53
  %65 = bitcast <16 x i32> %64 to <16 x float>
  %66 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %65
  br i1 %15, label %94, label %81

67:                                               ; preds = %29, %67
  %68 = phi <16 x float> [ %75, %67 ], [ zeroinitializer, %29 ]
  %69 = phi i64 [ %76, %67 ], [ %14, %29 ]
  %70 = mul nsw i64 %69, %6
  %71 = getelementptr inbounds <16 x float>, ptr %30, i64 %70
  %72 = load <16 x float>, ptr %71, align 64
  %73 = fmul <16 x float> %72, %28
  %74 = fmul <16 x float> %73, %73
  %75 = fadd <16 x float> %68, %74
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
  %85 = fdiv <16 x float> %60, %28
  %86 = select <16 x i1> %47, <16 x float> %13, <16 x float> %85
  %87 = getelementptr inbounds <16 x float>, ptr %84, i64 %83
  %88 = getelementptr inbounds <16 x float>, ptr %87, i64 %82
  store <16 x float> %86, ptr %88, align 64
  %89 = fdiv <16 x float> <float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, %60
  %90 = fmul <16 x float> %61, %89
  %91 = bitcast <16 x float> %90 to <16 x i32>
  %92 = and <16 x i32> %91, %57
  %93 = bitcast <16 x i32> %92 to <16 x float>
  ret <16 x float> %93

94:                                               ; preds = %94, %42
  %95 = phi i64 [ %8, %42 ], [ %110, %94 ]
  %96 = phi i64 [ %6, %42 ], [ %109, %94 ]
  %97 = phi ptr [ %4, %42 ], [ %108, %94 ]
  %98 = phi i64 [ %14, %42 ], [ %106, %94 ]
  %99 = mul nsw i64 %96, %98
  %100 = getelementptr inbounds <16 x float>, ptr %97, i64 %99
  %101 = mul nsw i64 %95, %1
  %102 = getelementptr inbounds <16 x float>, ptr %100, i64 %101
  %103 = load <16 x float>, ptr %102, align 64
  %104 = fmul <16 x float> %103, %28
  %105 = fmul <16 x float> %66, %104
  store <16 x float> %105, ptr %102, align 64
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
  %25 = getelementptr inbounds <16 x float>, ptr %21, i64 %24
  %26 = mul nsw i64 %23, %17
  %27 = getelementptr inbounds <16 x float>, ptr %25, i64 %26
  %28 = load <16 x float>, ptr %27, align 64
  %29 = add nsw i64 %17, 1
  %30 = mul nsw i64 %23, %29
  %31 = getelementptr inbounds <16 x float>, ptr %25, i64 %30
  %32 = load <16 x float>, ptr %31, align 64
  %33 = add nsw i64 %17, 2
  %34 = mul nsw i64 %23, %33
  %35 = getelementptr inbounds <16 x float>, ptr %25, i64 %34
  %36 = load <16 x float>, ptr %35, align 64
  %37 = add nsw i64 %17, 3
  %38 = mul nsw i64 %23, %37
  %39 = getelementptr inbounds <16 x float>, ptr %25, i64 %38
  %40 = load <16 x float>, ptr %39, align 64
  br i1 %13, label %103, label %109

41:                                               ; preds = %16, %79
  %42 = phi i64 [ %80, %79 ], [ %17, %16 ]
  %43 = load ptr, ptr %1, align 1
  %44 = load i64, ptr %10, align 1
  %45 = load i64, ptr %11, align 1
  %46 = mul nsw i64 %44, %3
  %47 = getelementptr inbounds <16 x float>, ptr %43, i64 %46
  %48 = mul nsw i64 %45, %42
  %49 = getelementptr inbounds <16 x float>, ptr %47, i64 %48
  %50 = load <16 x float>, ptr %49, align 64
  br i1 %13, label %55, label %51

51:                                               ; preds = %41
  %52 = load <16 x float>, ptr %2, align 64
  %53 = fmul <16 x float> %52, %50
  %54 = fsub <16 x float> %50, %53
  store <16 x float> %54, ptr %49, align 64
  br label %79

55:                                               ; preds = %41
  %56 = load ptr, ptr %0, align 1
  %57 = load i64, ptr %14, align 1
  %58 = load i64, ptr %15, align 1
  %59 = mul nsw i64 %58, %3
  %60 = getelementptr inbounds <16 x float>, ptr %56, i64 %59
  %61 = getelementptr inbounds <16 x float>, ptr %43, i64 %48
  br label %67

62:                                               ; preds = %67
  %63 = load <16 x float>, ptr %2, align 64
  %64 = fneg <16 x float> %63
  %65 = fmul <16 x float> %76, %64
  %66 = fadd <16 x float> %50, %65
  store <16 x float> %66, ptr %49, align 64
  br i1 %13, label %82, label %79

67:                                               ; preds = %55, %67
  %68 = phi i64 [ %12, %55 ], [ %77, %67 ]
  %69 = phi <16 x float> [ %50, %55 ], [ %76, %67 ]
  %70 = mul nsw i64 %57, %68
  %71 = getelementptr inbounds <16 x float>, ptr %60, i64 %70
  %72 = load <16 x float>, ptr %71, align 64
  %73 = mul nsw i64 %68, %44
  %74 = getelementptr inbounds <16 x float>, ptr %61, i64 %73
  %75 = load <16 x float>, ptr %74, align 64
  %76 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %72, <16 x float> %75, <16 x float> %69)
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
  %88 = getelementptr inbounds <16 x float>, ptr %84, i64 %87
  %89 = mul nsw i64 %86, %42
  %90 = getelementptr inbounds <16 x float>, ptr %88, i64 %89
  %91 = load <16 x float>, ptr %90, align 64
  %92 = load ptr, ptr %0, align 1
  %93 = load i64, ptr %14, align 1
  %94 = load i64, ptr %15, align 1
  %95 = mul nsw i64 %93, %83
  %96 = getelementptr inbounds <16 x float>, ptr %92, i64 %95
  %97 = mul nsw i64 %94, %3
  %98 = getelementptr inbounds <16 x float>, ptr %96, i64 %97
  %99 = load <16 x float>, ptr %98, align 64
  %100 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %65, <16 x float> %99, <16 x float> %91)
  store <16 x float> %100, ptr %90, align 64
  %101 = add nsw i64 %83, 1
  %102 = icmp eq i64 %101, %4
  br i1 %102, label %79, label %82

103:                                              ; preds = %20
  %104 = load ptr, ptr %0, align 1
  %105 = load i64, ptr %14, align 1
  %106 = load i64, ptr %15, align 1
  %107 = mul nsw i64 %106, %3
  %108 = getelementptr inbounds <16 x float>, ptr %104, i64 %107
  br label %154

109:                                              ; preds = %154, %20
  %110 = phi <16 x float> [ %40, %20 ], [ %176, %154 ]
  %111 = phi <16 x float> [ %36, %20 ], [ %173, %154 ]
  %112 = phi <16 x float> [ %32, %20 ], [ %170, %154 ]
  %113 = phi <16 x float> [ %28, %20 ], [ %167, %154 ]
  %114 = load <16 x float>, ptr %2, align 64
  %115 = fneg <16 x float> %114
  %116 = fmul <16 x float> %113, %115
  %117 = fadd <16 x float> %116, %28
  store <16 x float> %117, ptr %27, align 64
  %118 = load <16 x float>, ptr %2, align 64
  %119 = fneg <16 x float> %118
  %120 = fmul <16 x float> %112, %119
  %121 = load ptr, ptr %1, align 1
  %122 = load i64, ptr %10, align 1
  %123 = load i64, ptr %11, align 1
  %124 = mul nsw i64 %122, %3
  %125 = getelementptr inbounds <16 x float>, ptr %121, i64 %124
  %126 = mul nsw i64 %123, %29
  %127 = getelementptr inbounds <16 x float>, ptr %125, i64 %126
  %128 = load <16 x float>, ptr %127, align 64
  %129 = fadd <16 x float> %120, %128
  store <16 x float> %129, ptr %127, align 64
  %130 = load <16 x float>, ptr %2, align 64
  %131 = fneg <16 x float> %130
  %132 = fmul <16 x float> %111, %131
  %133 = load ptr, ptr %1, align 1
  %134 = load i64, ptr %10, align 1
  %135 = load i64, ptr %11, align 1
  %136 = mul nsw i64 %134, %3
  %137 = getelementptr inbounds <16 x float>, ptr %133, i64 %136
  %138 = mul nsw i64 %135, %33
  %139 = getelementptr inbounds <16 x float>, ptr %137, i64 %138
  %140 = load <16 x float>, ptr %139, align 64
  %141 = fadd <16 x float> %132, %140
  store <16 x float> %141, ptr %139, align 64
  %142 = load <16 x float>, ptr %2, align 64
  %143 = fneg <16 x float> %142
  %144 = fmul <16 x float> %110, %143
  %145 = load ptr, ptr %1, align 1
  %146 = load i64, ptr %10, align 1
  %147 = load i64, ptr %11, align 1
  %148 = mul nsw i64 %146, %3
  %149 = getelementptr inbounds <16 x float>, ptr %145, i64 %148
  %150 = mul nsw i64 %147, %37
  %151 = getelementptr inbounds <16 x float>, ptr %149, i64 %150
  %152 = load <16 x float>, ptr %151, align 64
  %153 = fadd <16 x float> %144, %152
  store <16 x float> %153, ptr %151, align 64
  br i1 %13, label %179, label %227

154:                                              ; preds = %103, %154
  %155 = phi <16 x float> [ %40, %103 ], [ %176, %154 ]
  %156 = phi <16 x float> [ %36, %103 ], [ %173, %154 ]
  %157 = phi <16 x float> [ %32, %103 ], [ %170, %154 ]
  %158 = phi <16 x float> [ %28, %103 ], [ %167, %154 ]
  %159 = phi i64 [ %12, %103 ], [ %177, %154 ]
  %160 = mul nsw i64 %105, %159
  %161 = getelementptr inbounds <16 x float>, ptr %108, i64 %160
  %162 = load <16 x float>, ptr %161, align 64
  %163 = mul nsw i64 %22, %159
  %164 = getelementptr inbounds <16 x float>, ptr %21, i64 %163
  %165 = getelementptr inbounds <16 x float>, ptr %164, i64 %26
  %166 = load <16 x float>, ptr %165, align 64
  %167 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %162, <16 x float> %166, <16 x float> %158)
  %168 = getelementptr inbounds <16 x float>, ptr %164, i64 %30
  %169 = load <16 x float>, ptr %168, align 64
  %170 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %162, <16 x float> %169, <16 x float> %157)
  %171 = getelementptr inbounds <16 x float>, ptr %164, i64 %34
  %172 = load <16 x float>, ptr %171, align 64
  %173 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %162, <16 x float> %172, <16 x float> %156)
  %174 = getelementptr inbounds <16 x float>, ptr %164, i64 %38
  %175 = load <16 x float>, ptr %174, align 64
  %176 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %162, <16 x float> %175, <16 x float> %155)
  %177 = add nsw i64 %159, 1
  %178 = icmp eq i64 %177, %4
  br i1 %178, label %109, label %154

179:                                              ; preds = %109, %179
  %180 = phi i64 [ %225, %179 ], [ %12, %109 ]
  %181 = load ptr, ptr %0, align 1
  %182 = load i64, ptr %14, align 1
  %183 = load i64, ptr %15, align 1
  %184 = mul nsw i64 %182, %180
  %185 = getelementptr inbounds <16 x float>, ptr %181, i64 %184
  %186 = mul nsw i64 %183, %3
  %187 = getelementptr inbounds <16 x float>, ptr %185, i64 %186
  %188 = load <16 x float>, ptr %187, align 64
  %189 = load ptr, ptr %1, align 1
  %190 = load i64, ptr %10, align 1
  %191 = load i64, ptr %11, align 1
  %192 = mul nsw i64 %190, %180
  %193 = getelementptr inbounds <16 x float>, ptr %189, i64 %192
  %194 = mul nsw i64 %191, %17
  %195 = getelementptr inbounds <16 x float>, ptr %193, i64 %194
  %196 = load <16 x float>, ptr %195, align 64
  %197 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %116, <16 x float> %188, <16 x float> %196)
  store <16 x float> %197, ptr %195, align 64
  %198 = load ptr, ptr %1, align 1
  %199 = load i64, ptr %10, align 1
  %200 = load i64, ptr %11, align 1
  %201 = mul nsw i64 %199, %180
  %202 = getelementptr inbounds <16 x float>, ptr %198, i64 %201
  %203 = mul nsw i64 %200, %29
  %204 = getelementptr inbounds <16 x float>, ptr %202, i64 %203
  %205 = load <16 x float>, ptr %204, align 64
  %206 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %120, <16 x float> %188, <16 x float> %205)
  store <16 x float> %206, ptr %204, align 64
  %207 = load ptr, ptr %1, align 1
  %208 = load i64, ptr %10, align 1
  %209 = load i64, ptr %11, align 1
  %210 = mul nsw i64 %208, %180
  %211 = getelementptr inbounds <16 x float>, ptr %207, i64 %210
  %212 = mul nsw i64 %209, %33
  %213 = getelementptr inbounds <16 x float>, ptr %211, i64 %212
  %214 = load <16 x float>, ptr %213, align 64
  %215 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %132, <16 x float> %188, <16 x float> %214)
  store <16 x float> %215, ptr %213, align 64
  %216 = load ptr, ptr %1, align 1
  %217 = load i64, ptr %10, align 1
  %218 = load i64, ptr %11, align 1
  %219 = mul nsw i64 %217, %180
  %220 = getelementptr inbounds <16 x float>, ptr %216, i64 %219
  %221 = mul nsw i64 %218, %37
  %222 = getelementptr inbounds <16 x float>, ptr %220, i64 %221
  %223 = load <16 x float>, ptr %222, align 64
  %224 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %144, <16 x float> %188, <16 x float> %223)
  store <16 x float> %224, ptr %222, align 64
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
