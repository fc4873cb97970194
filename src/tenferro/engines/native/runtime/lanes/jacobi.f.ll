; Made from source/lanes/jacobi.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 20004936e40fefeec0781ac2d64c3e6419277577094cc1d37aa66853815fbcc4

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
  br i1 %46, label %64, label %156

47:                                               ; preds = %38
  %48 = call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> zeroinitializer)
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %92, label %156

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
  %94 = shl nsw i64 %21, 1
  %95 = icmp slt i64 %20, %94
  %96 = select i1 %95, ptr @decompose, ptr @decompose_tall
  %97 = getelementptr inbounds [256 x <16 x float>], ptr %6, i64 0, i64 0
  %98 = getelementptr inbounds [16 x <16 x float>], ptr %8, i64 0, i64 0
  %99 = icmp eq i64 %19, 0
  %100 = select i1 %99, i64 0, i64 %25
  %101 = call i64 %96(ptr %39, ptr %97, ptr %30, ptr %98, i64 %20, i64 %21, i64 %100)
  %102 = icmp eq i64 %101, 0
  br i1 %102, label %156, label %103

103:                                              ; preds = %92
  br i1 %31, label %104, label %111

104:                                              ; preds = %103, %104
  %105 = phi i64 [ %109, %104 ], [ 0, %103 ]
  %106 = getelementptr inbounds [16 x <16 x float>], ptr %8, i64 0, i64 %105
  %107 = load <16 x float>, ptr %106, align 64
  %108 = fdiv <16 x float> %107, %93
  store <16 x float> %108, ptr %106, align 64
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
  %133 = getelementptr inbounds <16 x float>, ptr %116, i64 %132
  %134 = load <16 x float>, ptr %133, align 64
  %135 = add nsw i64 %130, %125
  %136 = getelementptr inbounds [256 x <16 x float>], ptr %5, i64 0, i64 %135
  store <16 x float> %134, ptr %136, align 64
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
  %37 = getelementptr inbounds <16 x float>, ptr %2, i64 %35
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
  %46 = select i1 %45, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, <16 x float> zeroinitializer
  %47 = mul nsw i64 %44, %4
  %48 = getelementptr inbounds <16 x float>, ptr %37, i64 %47
  store <16 x float> %46, ptr %48, align 64
  %49 = add nuw nsw i64 %44, 1
  %50 = icmp eq i64 %49, %6
  br i1 %50, label %40, label %43

51:                                               ; preds = %38, %51
  %52 = phi i64 [ %53, %51 ], [ %5, %38 ]
  %53 = add nsw i64 %52, -1
  %54 = getelementptr inbounds [16 x <16 x float>], ptr %9, i64 0, i64 %53
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
  %65 = getelementptr inbounds <16 x float>, ptr %0, i64 %64
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
  %80 = getelementptr inbounds <16 x float>, ptr %0, i64 %79
  %81 = load <16 x float>, ptr %80, align 64
  br label %82

82:                                               ; preds = %75, %78
  %83 = phi <16 x float> [ %81, %78 ], [ zeroinitializer, %75 ]
  %84 = add nsw i64 %76, %61
  %85 = getelementptr inbounds <16 x float>, ptr %0, i64 %84
  store <16 x float> %83, ptr %85, align 64
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
  %93 = getelementptr inbounds [16 x <16 x float>], ptr %10, i64 0, i64 %92
  %94 = mul nsw i64 %92, %5
  br label %98

95:                                               ; preds = %98
  store <16 x float> %108, ptr %93, align 64
  %96 = add nuw nsw i64 %92, 1
  %97 = icmp eq i64 %96, %5
  br i1 %97, label %90, label %91

98:                                               ; preds = %91, %98
  %99 = phi <16 x float> [ zeroinitializer, %91 ], [ %108, %98 ]
  %100 = phi i64 [ 0, %91 ], [ %109, %98 ]
  %101 = mul nsw i64 %100, %4
  %102 = add nsw i64 %101, %89
  %103 = getelementptr inbounds <16 x float>, ptr %2, i64 %102
  %104 = load <16 x float>, ptr %103, align 64
  %105 = add nsw i64 %100, %94
  %106 = getelementptr inbounds <16 x float>, ptr %65, i64 %105
  %107 = load <16 x float>, ptr %106, align 64
  %108 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %104, <16 x float> %107, <16 x float> %99)
  %109 = add nuw nsw i64 %100, 1
  %110 = icmp eq i64 %109, %5
  br i1 %110, label %95, label %98

111:                                              ; preds = %114, %88, %90
  %112 = add nuw nsw i64 %89, 1
  %113 = icmp slt i64 %112, %4
  br i1 %113, label %88, label %123

114:                                              ; preds = %90, %114
  %115 = phi i64 [ %121, %114 ], [ 0, %90 ]
  %116 = getelementptr inbounds [16 x <16 x float>], ptr %10, i64 0, i64 %115
  %117 = load <16 x float>, ptr %116, align 64
  %118 = mul nsw i64 %115, %4
  %119 = add nsw i64 %118, %89
  %120 = getelementptr inbounds <16 x float>, ptr %2, i64 %119
  store <16 x float> %117, ptr %120, align 64
  %121 = add nuw nsw i64 %115, 1
  %122 = icmp eq i64 %121, %5
  br i1 %122, label %111, label %114

123:                                              ; preds = %111, %69, %62
  %124 = phi i64 [ 0, %62 ], [ 1, %69 ], [ 1, %111 ]
  ret i64 %124
}

define internal i64 @decompose(ptr %0, ptr %1, ptr %2, ptr %3, i64 %4, i64 %5, i64 %6) {
  %8 = alloca <16 x float>, align 64
  %9 = alloca %struct.rotation, align 64
  %10 = alloca [16 x <16 x float>], align 64
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
  %21 = select i1 %20, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, <16 x float> zeroinitializer
  %22 = getelementptr inbounds <16 x float>, ptr %1, i64 %18
  store <16 x float> %21, ptr %22, align 64
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
  %47 = getelementptr inbounds <16 x float>, ptr %0, i64 %46
  %48 = mul nsw i64 %42, %5
  %49 = getelementptr inbounds <16 x float>, ptr %1, i64 %48
  br label %50

50:                                               ; preds = %123, %45
  %51 = phi i64 [ %41, %45 ], [ %124, %123 ]
  %52 = phi i64 [ %43, %45 ], [ %125, %123 ]
  %53 = mul nsw i64 %52, %4
  %54 = getelementptr inbounds <16 x float>, ptr %0, i64 %53
  br i1 %27, label %73, label %55

55:                                               ; preds = %73, %50
  %56 = phi <16 x float> [ zeroinitializer, %50 ], [ %81, %73 ]
  %57 = phi <16 x float> [ zeroinitializer, %50 ], [ %85, %73 ]
  %58 = phi <16 x float> [ zeroinitializer, %50 ], [ %86, %73 ]
  %59 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %58)
  %60 = fcmp ogt <16 x float> %56, <float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000>
  %61 = select <16 x i1> %60, <16 x float> %56, <16 x float> <float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000>
  %62 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %61)
  %63 = fcmp ogt <16 x float> %57, <float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000>
  %64 = select <16 x i1> %63, <16 x float> %57, <16 x float> <float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000>
  %65 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %64)
  %66 = fmul <16 x float> %62, %65
  %67 = fmul <16 x float> %66, <float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000>
  %68 = fcmp ogt <16 x float> %67, <float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000>
  %69 = select <16 x i1> %68, <16 x float> %67, <16 x float> <float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000, float 0x3870000000000000>
  %70 = fcmp ogt <16 x float> %59, %69
  %71 = bitcast <16 x i1> %70 to i16
  %72 = icmp eq i16 %71, 0
  br i1 %72, label %123, label %89

73:                                               ; preds = %50, %73
  %74 = phi i64 [ %87, %73 ], [ 0, %50 ]
  %75 = phi <16 x float> [ %86, %73 ], [ zeroinitializer, %50 ]
  %76 = phi <16 x float> [ %85, %73 ], [ zeroinitializer, %50 ]
  %77 = phi <16 x float> [ %81, %73 ], [ zeroinitializer, %50 ]
  %78 = getelementptr inbounds <16 x float>, ptr %47, i64 %74
  %79 = load <16 x float>, ptr %78, align 64
  %80 = fmul <16 x float> %79, %79
  %81 = fadd <16 x float> %77, %80
  %82 = getelementptr inbounds <16 x float>, ptr %54, i64 %74
  %83 = load <16 x float>, ptr %82, align 64
  %84 = fmul <16 x float> %83, %83
  %85 = fadd <16 x float> %76, %84
  %86 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %79, <16 x float> %83, <16 x float> %75)
  %87 = add nuw nsw i64 %74, 1
  %88 = icmp eq i64 %87, %4
  br i1 %88, label %55, label %73

89:                                               ; preds = %55
  %90 = sext <16 x i1> %70 to <16 x i32>
  %91 = bitcast <16 x float> %59 to <16 x i32>
  %92 = and <16 x i32> %90, %91
  %93 = select <16 x i1> %70, <16 x i32> zeroinitializer, <16 x i32> <i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216>
  %94 = or <16 x i32> %92, %93
  %95 = bitcast <16 x i32> %94 to <16 x float>
  %96 = fsub <16 x float> %57, %56
  %97 = fadd <16 x float> %95, %95
  %98 = fdiv <16 x float> %96, %97
  %99 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %98)
  %100 = fcmp ogt <16 x float> %99, <float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000, float 0x4170000000000000>
  %101 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %98, <16 x float> %98, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>)
  %102 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %101)
  %103 = select <16 x i1> %100, <16 x float> %99, <16 x float> %102
  %104 = fadd <16 x float> %99, %103
  %105 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %104
  %106 = call <16 x float> @llvm.copysign.v16f32(<16 x float> %105, <16 x float> %98)
  %107 = bitcast <16 x float> %106 to <16 x i32>
  %108 = and <16 x i32> %107, %90
  %109 = bitcast <16 x i32> %108 to <16 x float>
  %110 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %109, <16 x float> %109, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>)
  %111 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %110)
  %112 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %111
  %113 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %95
  %114 = fmul <16 x float> %58, %113
  store <16 x float> %112, ptr %28, align 64
  %115 = fmul <16 x float> %112, %109
  store <16 x float> %115, ptr %29, align 64
  store <16 x i32> %108, ptr %30, align 64
  store <16 x float> %59, ptr %31, align 64
  %116 = bitcast <16 x float> %114 to <16 x i32>
  %117 = and <16 x i32> %116, %90
  %118 = or <16 x i32> %117, %93
  store <16 x i32> %118, ptr %32, align 64
  store <16 x i32> %90, ptr %33, align 64
  call fastcc void @rotate(ptr %9, ptr %47, ptr %54, i64 %4, i64 1)
  br i1 %34, label %122, label %119

119:                                              ; preds = %89
  %120 = mul nsw i64 %52, %5
  %121 = getelementptr inbounds <16 x float>, ptr %1, i64 %120
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
  %150 = getelementptr inbounds <16 x float>, ptr %3, i64 %146
  %151 = mul nsw i64 %146, %138
  %152 = getelementptr inbounds <16 x float>, ptr %0, i64 %151
  %153 = mul nsw i64 %146, %139
  %154 = getelementptr inbounds <16 x float>, ptr %1, i64 %153
  br label %155

155:                                              ; preds = %191, %149
  %156 = phi i64 [ %147, %149 ], [ %192, %191 ]
  %157 = load <16 x float>, ptr %150, align 64
  %158 = getelementptr inbounds <16 x float>, ptr %3, i64 %156
  %159 = load <16 x float>, ptr %158, align 64
  %160 = fcmp olt <16 x float> %157, %159
  %161 = bitcast <16 x i1> %160 to i16
  %162 = icmp eq i16 %161, 0
  br i1 %162, label %191, label %163

163:                                              ; preds = %155
  %164 = select <16 x i1> %160, <16 x float> %159, <16 x float> %157
  store <16 x float> %164, ptr %150, align 64
  %165 = select <16 x i1> %160, <16 x float> %157, <16 x float> %159
  store <16 x float> %165, ptr %158, align 64
  %166 = mul nsw i64 %156, %138
  %167 = getelementptr inbounds <16 x float>, ptr %0, i64 %166
  br i1 %141, label %168, label %178

168:                                              ; preds = %163, %168
  %169 = phi i64 [ %176, %168 ], [ 0, %163 ]
  %170 = getelementptr inbounds <16 x float>, ptr %152, i64 %169
  %171 = load <16 x i32>, ptr %170, align 64
  %172 = getelementptr inbounds <16 x float>, ptr %167, i64 %169
  %173 = load <16 x i32>, ptr %172, align 64
  %174 = select <16 x i1> %160, <16 x i32> %173, <16 x i32> %171
  store <16 x i32> %174, ptr %170, align 64
  %175 = select <16 x i1> %160, <16 x i32> %171, <16 x i32> %173
  store <16 x i32> %175, ptr %172, align 64
  %176 = add nuw nsw i64 %169, 1
  %177 = icmp eq i64 %176, %138
  br i1 %177, label %178, label %168

178:                                              ; preds = %168, %163
  %179 = mul nsw i64 %156, %139
  %180 = getelementptr inbounds <16 x float>, ptr %1, i64 %179
  br i1 %142, label %181, label %191

181:                                              ; preds = %178, %181
  %182 = phi i64 [ %189, %181 ], [ 0, %178 ]
  %183 = getelementptr inbounds <16 x float>, ptr %154, i64 %182
  %184 = load <16 x i32>, ptr %183, align 64
  %185 = getelementptr inbounds <16 x float>, ptr %180, i64 %182
  %186 = load <16 x i32>, ptr %185, align 64
  %187 = select <16 x i1> %160, <16 x i32> %186, <16 x i32> %184
  store <16 x i32> %187, ptr %183, align 64
  %188 = select <16 x i1> %160, <16 x i32> %184, <16 x i32> %186
  store <16 x i32> %188, ptr %185, align 64
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
  %196 = phi <16 x float> [ zeroinitializer, %133 ], [ %208, %201 ]
  %197 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %196)
  %198 = getelementptr inbounds <16 x float>, ptr %3, i64 %134
  store <16 x float> %197, ptr %198, align 64
  %199 = add nuw nsw i64 %134, 1
  %200 = icmp eq i64 %199, %5
  br i1 %200, label %137, label %133

201:                                              ; preds = %135, %201
  %202 = phi i64 [ 0, %135 ], [ %209, %201 ]
  %203 = phi <16 x float> [ zeroinitializer, %135 ], [ %208, %201 ]
  %204 = add nsw i64 %202, %136
  %205 = getelementptr inbounds <16 x float>, ptr %0, i64 %204
  %206 = load <16 x float>, ptr %205, align 64
  %207 = fmul <16 x float> %206, %206
  %208 = fadd <16 x float> %203, %207
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
  %223 = call fastcc <16 x float> @reflect(ptr %11, i64 %222, i64 %4)
  %224 = getelementptr inbounds [16 x <16 x float>], ptr %10, i64 0, i64 %222
  store <16 x float> %223, ptr %224, align 64
  store <16 x float> %223, ptr %8, align 64
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
  %233 = getelementptr inbounds <16 x float>, ptr %2, i64 %231
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
  %241 = select i1 %240, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, <16 x float> zeroinitializer
  %242 = mul nsw i64 %239, %4
  %243 = getelementptr inbounds <16 x float>, ptr %233, i64 %242
  store <16 x float> %241, ptr %243, align 64
  %244 = add nuw nsw i64 %239, 1
  %245 = icmp eq i64 %244, %6
  br i1 %245, label %235, label %238

246:                                              ; preds = %234, %246
  %247 = phi i64 [ %248, %246 ], [ %5, %234 ]
  %248 = add nsw i64 %247, -1
  %249 = getelementptr inbounds [16 x <16 x float>], ptr %10, i64 0, i64 %248
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
  %257 = getelementptr inbounds <16 x float>, ptr %0, i64 %256
  %258 = load <16 x float>, ptr %257, align 64
  %259 = call <16 x float> @llvm.copysign.v16f32(<16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, <16 x float> %258)
  br i1 %27, label %263, label %260

260:                                              ; preds = %263, %253
  %261 = add nuw nsw i64 %254, 1
  %262 = icmp eq i64 %261, %5
  br i1 %262, label %252, label %253

263:                                              ; preds = %253, %263
  %264 = phi i64 [ %269, %263 ], [ 0, %253 ]
  %265 = add nsw i64 %264, %255
  %266 = getelementptr inbounds <16 x float>, ptr %2, i64 %265
  %267 = load <16 x float>, ptr %266, align 64
  %268 = fmul <16 x float> %259, %267
  store <16 x float> %268, ptr %266, align 64
  %269 = add nuw nsw i64 %264, 1
  %270 = icmp eq i64 %269, %4
  br i1 %270, label %260, label %263

271:                                              ; preds = %130, %194, %252
  %272 = phi i64 [ 1, %252 ], [ 1, %194 ], [ 0, %130 ]
  ret i64 %272
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
