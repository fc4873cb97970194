; Made from source/lanes/jacobi.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: d47585600d6fc814ba7dafd974cc98a87aa4df24b7f92c1d2e88bc449d2ba84c

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
  br i1 %36, label %54, label %294

37:                                               ; preds = %29
  %38 = call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> zeroinitializer)
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %101, label %294

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
  %123 = getelementptr inbounds [256 x <16 x float>], ptr %6, i64 0, i64 %122
  %124 = getelementptr inbounds [256 x <16 x float>], ptr %6, i64 0, i64 %117
  %125 = getelementptr inbounds [256 x <16 x float>], ptr %7, i64 0, i64 %121
  br label %126

126:                                              ; preds = %198, %120
  %127 = phi i64 [ %116, %120 ], [ %199, %198 ]
  %128 = phi i64 [ %118, %120 ], [ %200, %198 ]
  %129 = add nsw i64 %128, %121
  %130 = getelementptr inbounds [256 x <16 x float>], ptr %6, i64 0, i64 %129
  %131 = load <16 x float>, ptr %130, align 64
  %132 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %131)
  %133 = fcmp ogt <16 x float> %132, <float 0x3E30000000000000, float 0x3E30000000000000, float 0x3E30000000000000, float 0x3E30000000000000, float 0x3E30000000000000, float 0x3E30000000000000, float 0x3E30000000000000, float 0x3E30000000000000, float 0x3E30000000000000, float 0x3E30000000000000, float 0x3E30000000000000, float 0x3E30000000000000, float 0x3E30000000000000, float 0x3E30000000000000, float 0x3E30000000000000, float 0x3E30000000000000>
  %134 = sext <16 x i1> %133 to <16 x i32>
  %135 = bitcast <16 x i1> %133 to i16
  %136 = icmp eq i16 %135, 0
  br i1 %136, label %198, label %137

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
  %152 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %150, <16 x float> %150, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>)
  %153 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %152)
  %154 = fadd <16 x float> %151, %153
  %155 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %154
  %156 = call <16 x float> @llvm.copysign.v16f32(<16 x float> %155, <16 x float> %150)
  %157 = bitcast <16 x float> %156 to <16 x i32>
  %158 = and <16 x i32> %157, %134
  %159 = bitcast <16 x i32> %158 to <16 x float>
  %160 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %159, <16 x float> %159, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>)
  %161 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %160)
  %162 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %161
  %163 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %147
  %164 = fmul <16 x float> %131, %163
  store <16 x float> %162, ptr %103, align 64
  %165 = fmul <16 x float> %162, %159
  store <16 x float> %165, ptr %104, align 64
  store <16 x i32> %158, ptr %105, align 64
  store <16 x float> %132, ptr %106, align 64
  %166 = bitcast <16 x float> %164 to <16 x i32>
  %167 = and <16 x i32> %166, %134
  %168 = or <16 x i32> %167, %145
  store <16 x i32> %168, ptr %107, align 64
  store <16 x i32> %134, ptr %108, align 64
  %169 = getelementptr inbounds [256 x <16 x float>], ptr %6, i64 0, i64 %128
  call fastcc void @rotate(ptr %5, ptr %124, ptr %169, i64 %14, i64 %14)
  br label %180

170:                                              ; preds = %180
  %171 = bitcast <16 x i32> %144 to <16 x float>
  %172 = fmul <16 x float> %171, %159
  %173 = fsub <16 x float> %138, %172
  store <16 x float> %173, ptr %123, align 64
  %174 = fadd <16 x float> %142, %172
  store <16 x float> %174, ptr %141, align 64
  %175 = bitcast <16 x float> %131 to <16 x i32>
  %176 = xor <16 x i32> %134, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %177 = and <16 x i32> %176, %175
  store <16 x i32> %177, ptr %130, align 64
  %178 = add nsw i64 %139, %117
  %179 = getelementptr inbounds [256 x <16 x float>], ptr %6, i64 0, i64 %178
  store <16 x i32> %177, ptr %179, align 64
  br i1 %109, label %197, label %195

180:                                              ; preds = %180, %137
  %181 = phi i64 [ %193, %180 ], [ 0, %137 ]
  %182 = mul nsw i64 %181, %14
  %183 = add nsw i64 %182, %117
  %184 = getelementptr inbounds [256 x <16 x float>], ptr %6, i64 0, i64 %183
  %185 = load <16 x float>, ptr %184, align 64
  %186 = add nsw i64 %181, %121
  %187 = getelementptr inbounds [256 x <16 x float>], ptr %6, i64 0, i64 %186
  store <16 x float> %185, ptr %187, align 64
  %188 = add nsw i64 %182, %128
  %189 = getelementptr inbounds [256 x <16 x float>], ptr %6, i64 0, i64 %188
  %190 = load <16 x float>, ptr %189, align 64
  %191 = add nsw i64 %181, %139
  %192 = getelementptr inbounds [256 x <16 x float>], ptr %6, i64 0, i64 %191
  store <16 x float> %190, ptr %192, align 64
  %193 = add nuw nsw i64 %181, 1
  %194 = icmp eq i64 %193, %14
  br i1 %194, label %170, label %180

195:                                              ; preds = %170
  %196 = getelementptr inbounds [256 x <16 x float>], ptr %7, i64 0, i64 %139
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
  %210 = getelementptr inbounds [16 x <16 x float>], ptr %8, i64 0, i64 0
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
  %222 = getelementptr inbounds [16 x <16 x float>], ptr %8, i64 0, i64 %218
  %223 = mul nsw i64 %218, %211
  %224 = getelementptr inbounds [256 x <16 x float>], ptr %7, i64 0, i64 %223
  br label %225

225:                                              ; preds = %248, %221
  %226 = phi i64 [ %219, %221 ], [ %249, %248 ]
  %227 = load <16 x float>, ptr %222, align 64
  %228 = getelementptr inbounds [16 x <16 x float>], ptr %8, i64 0, i64 %226
  %229 = load <16 x float>, ptr %228, align 64
  %230 = fcmp olt <16 x float> %229, %227
  %231 = bitcast <16 x i1> %230 to i16
  %232 = icmp eq i16 %231, 0
  br i1 %232, label %248, label %233

233:                                              ; preds = %225
  %234 = select <16 x i1> %230, <16 x float> %229, <16 x float> %227
  store <16 x float> %234, ptr %222, align 64
  %235 = select <16 x i1> %230, <16 x float> %227, <16 x float> %229
  store <16 x float> %235, ptr %228, align 64
  %236 = mul nsw i64 %226, %211
  %237 = getelementptr inbounds [256 x <16 x float>], ptr %7, i64 0, i64 %236
  br i1 %214, label %238, label %248

238:                                              ; preds = %233, %238
  %239 = phi i64 [ %246, %238 ], [ 0, %233 ]
  %240 = getelementptr inbounds <16 x float>, ptr %224, i64 %239
  %241 = load <16 x i32>, ptr %240, align 64
  %242 = getelementptr inbounds <16 x float>, ptr %237, i64 %239
  %243 = load <16 x i32>, ptr %242, align 64
  %244 = select <16 x i1> %230, <16 x i32> %243, <16 x i32> %241
  store <16 x i32> %244, ptr %240, align 64
  %245 = select <16 x i1> %230, <16 x i32> %241, <16 x i32> %243
  store <16 x i32> %245, ptr %242, align 64
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
  %254 = getelementptr inbounds [16 x <16 x float>], ptr %8, i64 0, i64 %253
  %255 = load <16 x float>, ptr %254, align 64
  %256 = fdiv <16 x float> %255, %102
  store <16 x float> %256, ptr %254, align 64
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
  %268 = getelementptr inbounds [256 x <16 x float>], ptr %6, i64 0, i64 %267
  %269 = load <16 x float>, ptr %268, align 64
  %270 = getelementptr inbounds [16 x <16 x float>], ptr %8, i64 0, i64 %265
  store <16 x float> %269, ptr %270, align 64
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
  %284 = getelementptr inbounds [256 x <16 x float>], ptr %7, i64 0, i64 %283
  %285 = load <16 x float>, ptr %284, align 64
  %286 = add nsw i64 %281, %276
  %287 = getelementptr inbounds [256 x <16 x float>], ptr %6, i64 0, i64 %286
  store <16 x float> %285, ptr %287, align 64
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
  %4 = alloca <16 x float>, align 64
  %5 = alloca %struct.places, align 8
  %6 = alloca %struct.rotation, align 64
  %7 = alloca [256 x <16 x float>], align 64
  %8 = alloca [256 x <16 x float>], align 64
  %9 = alloca [256 x <16 x float>], align 64
  %10 = alloca [16 x <16 x float>], align 64
  %11 = alloca [16 x <16 x float>], align 64
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
  %35 = getelementptr inbounds [256 x <16 x float>], ptr %9, i64 0, i64 0
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
  %44 = getelementptr inbounds [256 x <16 x float>], ptr %7, i64 0, i64 0
  %45 = icmp sgt i64 %34, 0
  br i1 %45, label %55, label %52

46:                                               ; preds = %55
  %47 = xor <16 x i32> %66, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %48 = bitcast <16 x float> %63 to <16 x i32>
  %49 = and <16 x i32> %48, <i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040>
  %50 = call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %47)
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %69, label %401

52:                                               ; preds = %43
  %53 = call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> zeroinitializer)
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %97, label %401

55:                                               ; preds = %43, %55
  %56 = phi i64 [ %67, %55 ], [ 0, %43 ]
  %57 = phi <16 x i32> [ %66, %55 ], [ <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, %43 ]
  %58 = phi <16 x float> [ %63, %55 ], [ zeroinitializer, %43 ]
  %59 = getelementptr inbounds [256 x <16 x float>], ptr %7, i64 0, i64 %56
  %60 = load <16 x float>, ptr %59, align 64
  %61 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %60)
  %62 = fcmp ogt <16 x float> %61, %58
  %63 = select <16 x i1> %62, <16 x float> %61, <16 x float> %58
  %64 = fsub <16 x float> %60, %60
  %65 = fcmp oeq <16 x float> %64, zeroinitializer
  %66 = select <16 x i1> %65, <16 x i32> %57, <16 x i32> zeroinitializer
  %67 = add nuw nsw i64 %56, 1
  %68 = icmp eq i64 %67, %34
  br i1 %68, label %46, label %55

69:                                               ; preds = %46
  %70 = sub nsw <16 x i32> <i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432>, %49
  %71 = icmp ult <16 x i32> %49, <i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216>
  %72 = select <16 x i1> %71, <16 x i32> %70, <16 x i32> <i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216>
  %73 = bitcast <16 x i32> %72 to <16 x float>
  br label %74

74:                                               ; preds = %74, %69
  %75 = phi i64 [ 0, %69 ], [ %79, %74 ]
  %76 = getelementptr inbounds [256 x <16 x float>], ptr %7, i64 0, i64 %75
  %77 = load <16 x float>, ptr %76, align 64
  %78 = fmul <16 x float> %77, %73
  store <16 x float> %78, ptr %76, align 64
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
  %90 = getelementptr inbounds [256 x <16 x float>], ptr %9, i64 0, i64 %89
  %91 = load <16 x float>, ptr %90, align 64
  %92 = getelementptr inbounds [256 x <16 x float>], ptr %7, i64 0, i64 %88
  store <16 x float> %91, ptr %92, align 64
  %93 = add nuw nsw i64 %85, 1
  %94 = icmp eq i64 %93, %25
  br i1 %94, label %81, label %84

95:                                               ; preds = %74
  %96 = bitcast <16 x i32> %72 to <16 x float>
  br label %97

97:                                               ; preds = %95, %52
  %98 = phi <16 x float> [ <float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000, float 0x47E0000000000000>, %52 ], [ %96, %95 ]
  %99 = getelementptr inbounds [256 x <16 x float>], ptr %8, i64 0, i64 0
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
  %108 = select i1 %107, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, <16 x float> zeroinitializer
  %109 = getelementptr inbounds [256 x <16 x float>], ptr %8, i64 0, i64 %105
  store <16 x float> %108, ptr %109, align 64
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
  %133 = getelementptr inbounds [256 x <16 x float>], ptr %7, i64 0, i64 %132
  %134 = mul nsw i64 %128, %26
  %135 = getelementptr inbounds [256 x <16 x float>], ptr %8, i64 0, i64 %134
  br label %136

136:                                              ; preds = %201, %131
  %137 = phi i64 [ %127, %131 ], [ %202, %201 ]
  %138 = phi i64 [ %129, %131 ], [ %203, %201 ]
  %139 = mul nsw i64 %138, %25
  %140 = getelementptr inbounds [256 x <16 x float>], ptr %7, i64 0, i64 %139
  br i1 %113, label %153, label %141

141:                                              ; preds = %153, %136
  %142 = phi <16 x float> [ zeroinitializer, %136 ], [ %161, %153 ]
  %143 = phi <16 x float> [ zeroinitializer, %136 ], [ %165, %153 ]
  %144 = phi <16 x float> [ zeroinitializer, %136 ], [ %166, %153 ]
  %145 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %144)
  %146 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %142)
  %147 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %143)
  %148 = fmul <16 x float> %146, %147
  %149 = fmul <16 x float> %148, <float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000, float 0x3E90000000000000>
  %150 = fcmp ogt <16 x float> %145, %149
  %151 = bitcast <16 x i1> %150 to i16
  %152 = icmp eq i16 %151, 0
  br i1 %152, label %201, label %169

153:                                              ; preds = %136, %153
  %154 = phi i64 [ %167, %153 ], [ 0, %136 ]
  %155 = phi <16 x float> [ %166, %153 ], [ zeroinitializer, %136 ]
  %156 = phi <16 x float> [ %165, %153 ], [ zeroinitializer, %136 ]
  %157 = phi <16 x float> [ %161, %153 ], [ zeroinitializer, %136 ]
  %158 = getelementptr inbounds <16 x float>, ptr %133, i64 %154
  %159 = load <16 x float>, ptr %158, align 64
  %160 = fmul <16 x float> %159, %159
  %161 = fadd <16 x float> %157, %160
  %162 = getelementptr inbounds <16 x float>, ptr %140, i64 %154
  %163 = load <16 x float>, ptr %162, align 64
  %164 = fmul <16 x float> %163, %163
  %165 = fadd <16 x float> %156, %164
  %166 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %159, <16 x float> %163, <16 x float> %155)
  %167 = add nuw nsw i64 %154, 1
  %168 = icmp eq i64 %167, %25
  br i1 %168, label %141, label %153

169:                                              ; preds = %141
  %170 = sext <16 x i1> %150 to <16 x i32>
  %171 = bitcast <16 x float> %145 to <16 x i32>
  %172 = and <16 x i32> %170, %171
  %173 = select <16 x i1> %150, <16 x i32> zeroinitializer, <16 x i32> <i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216>
  %174 = or <16 x i32> %172, %173
  %175 = bitcast <16 x i32> %174 to <16 x float>
  %176 = fsub <16 x float> %143, %142
  %177 = fadd <16 x float> %175, %175
  %178 = fdiv <16 x float> %176, %177
  %179 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %178)
  %180 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %178, <16 x float> %178, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>)
  %181 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %180)
  %182 = fadd <16 x float> %179, %181
  %183 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %182
  %184 = call <16 x float> @llvm.copysign.v16f32(<16 x float> %183, <16 x float> %178)
  %185 = bitcast <16 x float> %184 to <16 x i32>
  %186 = and <16 x i32> %185, %170
  %187 = bitcast <16 x i32> %186 to <16 x float>
  %188 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %187, <16 x float> %187, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>)
  %189 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %188)
  %190 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %189
  %191 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %175
  %192 = fmul <16 x float> %144, %191
  store <16 x float> %190, ptr %114, align 64
  %193 = fmul <16 x float> %190, %187
  store <16 x float> %193, ptr %115, align 64
  store <16 x i32> %186, ptr %116, align 64
  store <16 x float> %145, ptr %117, align 64
  %194 = bitcast <16 x float> %192 to <16 x i32>
  %195 = and <16 x i32> %194, %170
  %196 = or <16 x i32> %195, %173
  store <16 x i32> %196, ptr %118, align 64
  store <16 x i32> %170, ptr %119, align 64
  call fastcc void @rotate(ptr %6, ptr %133, ptr %140, i64 %25, i64 1)
  br i1 %120, label %200, label %197

197:                                              ; preds = %169
  %198 = mul nsw i64 %138, %26
  %199 = getelementptr inbounds [256 x <16 x float>], ptr %8, i64 0, i64 %198
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
  %217 = getelementptr inbounds [16 x <16 x float>], ptr %11, i64 0, i64 0
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
  %231 = getelementptr inbounds [16 x <16 x float>], ptr %11, i64 0, i64 %227
  %232 = mul nsw i64 %227, %218
  %233 = getelementptr inbounds [256 x <16 x float>], ptr %7, i64 0, i64 %232
  %234 = mul nsw i64 %227, %219
  %235 = getelementptr inbounds [256 x <16 x float>], ptr %8, i64 0, i64 %234
  br label %236

236:                                              ; preds = %272, %230
  %237 = phi i64 [ %228, %230 ], [ %273, %272 ]
  %238 = load <16 x float>, ptr %231, align 64
  %239 = getelementptr inbounds [16 x <16 x float>], ptr %11, i64 0, i64 %237
  %240 = load <16 x float>, ptr %239, align 64
  %241 = fcmp olt <16 x float> %238, %240
  %242 = bitcast <16 x i1> %241 to i16
  %243 = icmp eq i16 %242, 0
  br i1 %243, label %272, label %244

244:                                              ; preds = %236
  %245 = select <16 x i1> %241, <16 x float> %240, <16 x float> %238
  store <16 x float> %245, ptr %231, align 64
  %246 = select <16 x i1> %241, <16 x float> %238, <16 x float> %240
  store <16 x float> %246, ptr %239, align 64
  %247 = mul nsw i64 %237, %218
  %248 = getelementptr inbounds [256 x <16 x float>], ptr %7, i64 0, i64 %247
  br i1 %222, label %249, label %259

249:                                              ; preds = %244, %249
  %250 = phi i64 [ %257, %249 ], [ 0, %244 ]
  %251 = getelementptr inbounds <16 x float>, ptr %233, i64 %250
  %252 = load <16 x i32>, ptr %251, align 64
  %253 = getelementptr inbounds <16 x float>, ptr %248, i64 %250
  %254 = load <16 x i32>, ptr %253, align 64
  %255 = select <16 x i1> %241, <16 x i32> %254, <16 x i32> %252
  store <16 x i32> %255, ptr %251, align 64
  %256 = select <16 x i1> %241, <16 x i32> %252, <16 x i32> %254
  store <16 x i32> %256, ptr %253, align 64
  %257 = add nuw nsw i64 %250, 1
  %258 = icmp eq i64 %257, %218
  br i1 %258, label %259, label %249

259:                                              ; preds = %249, %244
  %260 = mul nsw i64 %237, %219
  %261 = getelementptr inbounds [256 x <16 x float>], ptr %8, i64 0, i64 %260
  br i1 %223, label %262, label %272

262:                                              ; preds = %259, %262
  %263 = phi i64 [ %270, %262 ], [ 0, %259 ]
  %264 = getelementptr inbounds <16 x float>, ptr %235, i64 %263
  %265 = load <16 x i32>, ptr %264, align 64
  %266 = getelementptr inbounds <16 x float>, ptr %261, i64 %263
  %267 = load <16 x i32>, ptr %266, align 64
  %268 = select <16 x i1> %241, <16 x i32> %267, <16 x i32> %265
  store <16 x i32> %268, ptr %264, align 64
  %269 = select <16 x i1> %241, <16 x i32> %265, <16 x i32> %267
  store <16 x i32> %269, ptr %266, align 64
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
  %278 = getelementptr inbounds [16 x <16 x float>], ptr %11, i64 0, i64 %277
  %279 = load <16 x float>, ptr %278, align 64
  %280 = fdiv <16 x float> %279, %98
  store <16 x float> %280, ptr %278, align 64
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
  %289 = phi <16 x float> [ zeroinitializer, %211 ], [ %301, %294 ]
  %290 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %289)
  %291 = getelementptr inbounds [16 x <16 x float>], ptr %11, i64 0, i64 %212
  store <16 x float> %290, ptr %291, align 64
  %292 = add nuw nsw i64 %212, 1
  %293 = icmp eq i64 %292, %26
  br i1 %293, label %216, label %211

294:                                              ; preds = %213, %294
  %295 = phi i64 [ 0, %213 ], [ %302, %294 ]
  %296 = phi <16 x float> [ zeroinitializer, %213 ], [ %301, %294 ]
  %297 = add nsw i64 %295, %214
  %298 = getelementptr inbounds [256 x <16 x float>], ptr %7, i64 0, i64 %297
  %299 = load <16 x float>, ptr %298, align 64
  %300 = fmul <16 x float> %299, %299
  %301 = fadd <16 x float> %296, %300
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
  %313 = call fastcc <16 x float> @reflect(ptr %14, i64 %312, i64 %25)
  %314 = getelementptr inbounds [16 x <16 x float>], ptr %10, i64 0, i64 %312
  store <16 x float> %313, ptr %314, align 64
  store <16 x float> %313, ptr %4, align 64
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
  %323 = getelementptr inbounds [256 x <16 x float>], ptr %9, i64 0, i64 %321
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
  %331 = select i1 %330, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, <16 x float> zeroinitializer
  %332 = mul nsw i64 %25, %329
  %333 = getelementptr inbounds <16 x float>, ptr %323, i64 %332
  store <16 x float> %331, ptr %333, align 64
  %334 = add nuw nsw i64 %329, 1
  %335 = icmp eq i64 %334, %30
  br i1 %335, label %325, label %328

336:                                              ; preds = %324, %336
  %337 = phi i64 [ %338, %336 ], [ %26, %324 ]
  %338 = add nsw i64 %337, -1
  %339 = getelementptr inbounds [16 x <16 x float>], ptr %10, i64 0, i64 %338
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
  %360 = getelementptr inbounds <16 x float>, ptr %343, i64 %359
  %361 = load <16 x float>, ptr %360, align 64
  %362 = add nsw i64 %357, %352
  %363 = getelementptr inbounds [256 x <16 x float>], ptr %7, i64 0, i64 %362
  store <16 x float> %361, ptr %363, align 64
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
  %387 = getelementptr inbounds [256 x <16 x float>], ptr %7, i64 0, i64 %386
  %388 = load <16 x float>, ptr %387, align 64
  %389 = call <16 x float> @llvm.copysign.v16f32(<16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, <16 x float> %388)
  br i1 %113, label %393, label %390

390:                                              ; preds = %393, %383
  %391 = add nuw nsw i64 %384, 1
  %392 = icmp eq i64 %391, %26
  br i1 %392, label %342, label %383

393:                                              ; preds = %383, %393
  %394 = phi i64 [ %399, %393 ], [ 0, %383 ]
  %395 = add nsw i64 %394, %385
  %396 = getelementptr inbounds [256 x <16 x float>], ptr %9, i64 0, i64 %395
  %397 = load <16 x float>, ptr %396, align 64
  %398 = fmul <16 x float> %389, %397
  store <16 x float> %398, ptr %396, align 64
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
  %226 = getelementptr inbounds <16 x float>, ptr %0, i64 %113
  store <16 x float> %210, ptr %226, align 64
  %227 = add nsw i64 %113, 1
  %228 = getelementptr inbounds <16 x float>, ptr %0, i64 %227
  store <16 x float> %211, ptr %228, align 64
  %229 = add nsw i64 %113, 2
  %230 = getelementptr inbounds <16 x float>, ptr %0, i64 %229
  store <16 x float> %212, ptr %230, align 64
  %231 = add nsw i64 %113, 3
  %232 = getelementptr inbounds <16 x float>, ptr %0, i64 %231
  store <16 x float> %213, ptr %232, align 64
  %233 = add nsw i64 %113, 4
  %234 = getelementptr inbounds <16 x float>, ptr %0, i64 %233
  store <16 x float> %214, ptr %234, align 64
  %235 = add nsw i64 %113, 5
  %236 = getelementptr inbounds <16 x float>, ptr %0, i64 %235
  store <16 x float> %215, ptr %236, align 64
  %237 = add nsw i64 %113, 6
  %238 = getelementptr inbounds <16 x float>, ptr %0, i64 %237
  store <16 x float> %216, ptr %238, align 64
  %239 = add nsw i64 %113, 7
  %240 = getelementptr inbounds <16 x float>, ptr %0, i64 %239
  store <16 x float> %217, ptr %240, align 64
  %241 = add nsw i64 %113, 8
  %242 = getelementptr inbounds <16 x float>, ptr %0, i64 %241
  store <16 x float> %218, ptr %242, align 64
  %243 = add nsw i64 %113, 9
  %244 = getelementptr inbounds <16 x float>, ptr %0, i64 %243
  store <16 x float> %219, ptr %244, align 64
  %245 = add nsw i64 %113, 10
  %246 = getelementptr inbounds <16 x float>, ptr %0, i64 %245
  store <16 x float> %220, ptr %246, align 64
  %247 = add nsw i64 %113, 11
  %248 = getelementptr inbounds <16 x float>, ptr %0, i64 %247
  store <16 x float> %221, ptr %248, align 64
  %249 = add nsw i64 %113, 12
  %250 = getelementptr inbounds <16 x float>, ptr %0, i64 %249
  store <16 x float> %222, ptr %250, align 64
  %251 = add nsw i64 %113, 13
  %252 = getelementptr inbounds <16 x float>, ptr %0, i64 %251
  store <16 x float> %223, ptr %252, align 64
  %253 = add nsw i64 %113, 14
  %254 = getelementptr inbounds <16 x float>, ptr %0, i64 %253
  store <16 x float> %224, ptr %254, align 64
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

declare <16 x float> @llvm.copysign.v16f32(<16 x float>, <16 x float>)

declare <16 x float> @llvm.sqrt.v16f32(<16 x float>)

declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>)

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
  %160 = shufflevector <16 x float> %114, <16 x float> %138, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %161 = shufflevector <16 x float> %114, <16 x float> %138, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %162 = shufflevector <16 x float> %117, <16 x float> %141, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %163 = shufflevector <16 x float> %117, <16 x float> %141, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %164 = shufflevector <16 x float> %120, <16 x float> %144, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %165 = shufflevector <16 x float> %120, <16 x float> %144, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %166 = shufflevector <16 x float> %123, <16 x float> %147, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %167 = shufflevector <16 x float> %123, <16 x float> %147, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %168 = shufflevector <16 x float> %126, <16 x float> %150, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %169 = shufflevector <16 x float> %126, <16 x float> %150, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %170 = shufflevector <16 x float> %129, <16 x float> %153, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %171 = shufflevector <16 x float> %129, <16 x float> %153, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %172 = shufflevector <16 x float> %132, <16 x float> %156, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %173 = shufflevector <16 x float> %132, <16 x float> %156, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %174 = shufflevector <16 x float> %135, <16 x float> %159, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %175 = shufflevector <16 x float> %135, <16 x float> %159, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %176 = shufflevector <16 x float> %160, <16 x float> %168, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %177 = shufflevector <16 x float> %160, <16 x float> %168, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %178 = shufflevector <16 x float> %162, <16 x float> %170, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %179 = shufflevector <16 x float> %162, <16 x float> %170, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %180 = shufflevector <16 x float> %164, <16 x float> %172, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %181 = shufflevector <16 x float> %164, <16 x float> %172, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %182 = shufflevector <16 x float> %166, <16 x float> %174, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %183 = shufflevector <16 x float> %166, <16 x float> %174, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %184 = shufflevector <16 x float> %161, <16 x float> %169, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %185 = shufflevector <16 x float> %161, <16 x float> %169, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %186 = shufflevector <16 x float> %163, <16 x float> %171, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %187 = shufflevector <16 x float> %163, <16 x float> %171, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %188 = shufflevector <16 x float> %165, <16 x float> %173, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %189 = shufflevector <16 x float> %165, <16 x float> %173, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %190 = shufflevector <16 x float> %167, <16 x float> %175, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %191 = shufflevector <16 x float> %167, <16 x float> %175, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %192 = shufflevector <16 x float> %176, <16 x float> %180, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %193 = shufflevector <16 x float> %176, <16 x float> %180, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %194 = shufflevector <16 x float> %178, <16 x float> %182, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %195 = shufflevector <16 x float> %178, <16 x float> %182, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %196 = shufflevector <16 x float> %177, <16 x float> %181, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %197 = shufflevector <16 x float> %177, <16 x float> %181, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %198 = shufflevector <16 x float> %179, <16 x float> %183, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %199 = shufflevector <16 x float> %179, <16 x float> %183, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %200 = shufflevector <16 x float> %184, <16 x float> %188, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %201 = shufflevector <16 x float> %184, <16 x float> %188, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %202 = shufflevector <16 x float> %186, <16 x float> %190, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %203 = shufflevector <16 x float> %186, <16 x float> %190, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %204 = shufflevector <16 x float> %185, <16 x float> %189, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %205 = shufflevector <16 x float> %185, <16 x float> %189, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %206 = shufflevector <16 x float> %187, <16 x float> %191, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %207 = shufflevector <16 x float> %187, <16 x float> %191, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %208 = shufflevector <16 x float> %192, <16 x float> %194, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %209 = shufflevector <16 x float> %192, <16 x float> %194, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %210 = shufflevector <16 x float> %193, <16 x float> %195, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %211 = shufflevector <16 x float> %193, <16 x float> %195, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
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
  %224 = load ptr, ptr %7, align 8
  %225 = getelementptr inbounds float, ptr %224, i64 %112
  store <16 x float> %208, ptr %225, align 1
  %226 = load ptr, ptr %8, align 8
  %227 = getelementptr inbounds float, ptr %226, i64 %112
  store <16 x float> %209, ptr %227, align 1
  %228 = load ptr, ptr %9, align 8
  %229 = getelementptr inbounds float, ptr %228, i64 %112
  store <16 x float> %210, ptr %229, align 1
  %230 = load ptr, ptr %10, align 8
  %231 = getelementptr inbounds float, ptr %230, i64 %112
  store <16 x float> %211, ptr %231, align 1
  %232 = load ptr, ptr %11, align 8
  %233 = getelementptr inbounds float, ptr %232, i64 %112
  store <16 x float> %212, ptr %233, align 1
  %234 = load ptr, ptr %12, align 8
  %235 = getelementptr inbounds float, ptr %234, i64 %112
  store <16 x float> %213, ptr %235, align 1
  %236 = load ptr, ptr %13, align 8
  %237 = getelementptr inbounds float, ptr %236, i64 %112
  store <16 x float> %214, ptr %237, align 1
  %238 = load ptr, ptr %14, align 8
  %239 = getelementptr inbounds float, ptr %238, i64 %112
  store <16 x float> %215, ptr %239, align 1
  %240 = load ptr, ptr %15, align 8
  %241 = getelementptr inbounds float, ptr %240, i64 %112
  store <16 x float> %216, ptr %241, align 1
  %242 = load ptr, ptr %16, align 8
  %243 = getelementptr inbounds float, ptr %242, i64 %112
  store <16 x float> %217, ptr %243, align 1
  %244 = load ptr, ptr %17, align 8
  %245 = getelementptr inbounds float, ptr %244, i64 %112
  store <16 x float> %218, ptr %245, align 1
  %246 = load ptr, ptr %18, align 8
  %247 = getelementptr inbounds float, ptr %246, i64 %112
  store <16 x float> %219, ptr %247, align 1
  %248 = load ptr, ptr %19, align 8
  %249 = getelementptr inbounds float, ptr %248, i64 %112
  store <16 x float> %220, ptr %249, align 1
  %250 = load ptr, ptr %20, align 8
  %251 = getelementptr inbounds float, ptr %250, i64 %112
  store <16 x float> %221, ptr %251, align 1
  %252 = load ptr, ptr %21, align 8
  %253 = getelementptr inbounds float, ptr %252, i64 %112
  store <16 x float> %222, ptr %253, align 1
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
  %14 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %13)
  %15 = add nsw i64 %1, 1
  %16 = icmp slt i64 %15, %2
  br i1 %16, label %24, label %17

17:                                               ; preds = %3
  %18 = bitcast <16 x float> %14 to <16 x i32>
  %19 = and <16 x i32> %18, <i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040>
  %20 = sub nsw <16 x i32> <i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432>, %19
  %21 = icmp ult <16 x i32> %19, <i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216>
  %22 = select <16 x i1> %21, <16 x i32> %20, <16 x i32> <i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216>
  %23 = bitcast <16 x i32> %22 to <16 x float>
  br label %46

24:                                               ; preds = %3
  %25 = getelementptr inbounds <16 x float>, ptr %4, i64 %11
  br label %35

26:                                               ; preds = %35
  %27 = bitcast <16 x float> %43 to <16 x i32>
  %28 = and <16 x i32> %27, <i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040>
  %29 = sub nsw <16 x i32> <i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432, i32 2130706432>, %28
  %30 = icmp ult <16 x i32> %28, <i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216, i32 2113929216>
  %31 = select <16 x i1> %30, <16 x i32> %29, <16 x i32> <i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216, i32 16777216>
  %32 = bitcast <16 x i32> %31 to <16 x float>
  br i1 %16, label %33, label %46

33:                                               ; preds = %26
  %34 = getelementptr inbounds <16 x float>, ptr %4, i64 %11
  br label %69

35:                                               ; preds = %24, %35
  %36 = phi <16 x float> [ %43, %35 ], [ %14, %24 ]
  %37 = phi i64 [ %44, %35 ], [ %15, %24 ]
  %38 = mul nsw i64 %37, %6
  %39 = getelementptr inbounds <16 x float>, ptr %25, i64 %38
  %40 = load <16 x float>, ptr %39, align 64
  %41 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %40)
  %42 = fcmp ogt <16 x float> %41, %36
  %43 = select <16 x i1> %42, <16 x float> %41, <16 x float> %36
  %44 = add nsw i64 %37, 1
  %45 = icmp eq i64 %44, %2
  br i1 %45, label %26, label %35

46:                                               ; preds = %69, %17, %26
  %47 = phi <16 x float> [ %32, %26 ], [ %23, %17 ], [ %32, %69 ]
  %48 = phi <16 x float> [ zeroinitializer, %26 ], [ zeroinitializer, %17 ], [ %77, %69 ]
  %49 = fmul <16 x float> %13, %47
  %50 = fcmp oeq <16 x float> %48, zeroinitializer
  %51 = fmul <16 x float> %49, %49
  %52 = fadd <16 x float> %51, %48
  %53 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %52)
  %54 = fneg <16 x float> %49
  %55 = call <16 x float> @llvm.copysign.v16f32(<16 x float> %53, <16 x float> %54)
  %56 = select <16 x i1> %50, <16 x i32> <i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216>, <16 x i32> zeroinitializer
  %57 = bitcast <16 x float> %55 to <16 x i32>
  %58 = xor <16 x i1> %50, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %59 = sext <16 x i1> %58 to <16 x i32>
  %60 = and <16 x i32> %57, %59
  %61 = or <16 x i32> %60, %56
  %62 = bitcast <16 x i32> %61 to <16 x float>
  %63 = fsub <16 x float> %49, %62
  %64 = bitcast <16 x float> %63 to <16 x i32>
  %65 = and <16 x i32> %64, %59
  %66 = or <16 x i32> %65, %56
  %67 = bitcast <16 x i32> %66 to <16 x float>
  %68 = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %67
  br i1 %16, label %96, label %83

69:                                               ; preds = %33, %69
  %70 = phi <16 x float> [ %77, %69 ], [ zeroinitializer, %33 ]
  %71 = phi i64 [ %78, %69 ], [ %15, %33 ]
  %72 = mul nsw i64 %71, %6
  %73 = getelementptr inbounds <16 x float>, ptr %34, i64 %72
  %74 = load <16 x float>, ptr %73, align 64
  %75 = fmul <16 x float> %74, %32
  %76 = fmul <16 x float> %75, %75
  %77 = fadd <16 x float> %70, %76
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
  %87 = fdiv <16 x float> %62, %47
  %88 = select <16 x i1> %50, <16 x float> %13, <16 x float> %87
  %89 = getelementptr inbounds <16 x float>, ptr %86, i64 %85
  %90 = getelementptr inbounds <16 x float>, ptr %89, i64 %84
  store <16 x float> %88, ptr %90, align 64
  %91 = fdiv <16 x float> <float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>, %62
  %92 = fmul <16 x float> %63, %91
  %93 = bitcast <16 x float> %92 to <16 x i32>
  %94 = and <16 x i32> %93, %59
  %95 = bitcast <16 x i32> %94 to <16 x float>
  ret <16 x float> %95

96:                                               ; preds = %96, %46
  %97 = phi i64 [ %8, %46 ], [ %112, %96 ]
  %98 = phi i64 [ %6, %46 ], [ %111, %96 ]
  %99 = phi ptr [ %4, %46 ], [ %110, %96 ]
  %100 = phi i64 [ %15, %46 ], [ %108, %96 ]
  %101 = mul nsw i64 %98, %100
  %102 = getelementptr inbounds <16 x float>, ptr %99, i64 %101
  %103 = mul nsw i64 %97, %1
  %104 = getelementptr inbounds <16 x float>, ptr %102, i64 %103
  %105 = load <16 x float>, ptr %104, align 64
  %106 = fmul <16 x float> %105, %47
  %107 = fmul <16 x float> %68, %106
  store <16 x float> %107, ptr %104, align 64
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
