; Made from source/lanes/lu.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 28182052fd780a27f686ae01899e1c278446a80bfba37c8cde3bf23b9a3ecd33

%struct.job = type { ptr, ptr, ptr, i64 }
%struct.number = type { <8 x double>, <8 x double> }
%struct.places = type { [8 x ptr] }
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
  %5 = alloca [64 x <8 x i64>], align 64
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
  br i1 %23, label %24, label %35

24:                                               ; preds = %22
  %25 = icmp sgt i64 %13, 0
  br label %40

26:                                               ; preds = %3, %26
  %27 = phi i64 [ %31, %26 ], [ 0, %3 ]
  %28 = insertelement <8 x i64> poison, i64 %27, i64 0
  %29 = shufflevector <8 x i64> %28, <8 x i64> poison, <8 x i32> zeroinitializer
  %30 = getelementptr inbounds [64 x <8 x i64>], ptr %5, i64 0, i64 %27
  store <8 x i64> %29, ptr %30, align 64
  %31 = add nuw nsw i64 %27, 1
  %32 = icmp eq i64 %31, %11
  br i1 %32, label %22, label %26

33:                                               ; preds = %187, %115
  %34 = icmp eq i64 %45, %15
  br i1 %34, label %35, label %40

35:                                               ; preds = %33, %22
  %36 = load ptr, ptr %16, align 8
  %37 = getelementptr inbounds i64, ptr %36, i64 1
  %38 = load i64, ptr %37, align 8
  call fastcc void @place(ptr %7, i64 %38, i64 %1, i64 %2, i64 %19)
  call fastcc void @store(ptr %20, ptr %7, i64 %19)
  %39 = icmp sgt i64 %2, 0
  br i1 %39, label %209, label %208

40:                                               ; preds = %24, %33
  %41 = phi i64 [ 0, %24 ], [ %45, %33 ]
  %42 = mul nsw i64 %41, %13
  %43 = add nsw i64 %42, %41
  %44 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %43
  %45 = add nuw nsw i64 %41, 1
  %46 = icmp slt i64 %45, %11
  br i1 %46, label %47, label %115

47:                                               ; preds = %40
  %48 = insertelement <8 x i64> poison, i64 %41, i64 0
  %49 = shufflevector <8 x i64> %48, <8 x i64> poison, <8 x i32> zeroinitializer
  %50 = load <8 x double>, ptr %44, align 64
  %51 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %50)
  %52 = getelementptr inbounds i8, ptr %44, i64 64
  %53 = load <8 x double>, ptr %52, align 64
  %54 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %53)
  %55 = fadd <8 x double> %51, %54
  br label %58

56:                                               ; preds = %58
  %57 = getelementptr inbounds [64 x <8 x i64>], ptr %5, i64 0, i64 %41
  br label %78

58:                                               ; preds = %58, %47
  %59 = phi <8 x double> [ %75, %58 ], [ %55, %47 ]
  %60 = phi <8 x i64> [ %74, %58 ], [ %49, %47 ]
  %61 = phi i64 [ %76, %58 ], [ %45, %47 ]
  %62 = mul nsw i64 %61, %13
  %63 = add nsw i64 %62, %41
  %64 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %63
  %65 = load <8 x double>, ptr %64, align 64
  %66 = getelementptr inbounds i8, ptr %64, i64 64
  %67 = load <8 x double>, ptr %66, align 64
  %68 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %65)
  %69 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %67)
  %70 = fadd <8 x double> %68, %69
  %71 = fcmp ogt <8 x double> %70, %59
  %72 = insertelement <8 x i64> poison, i64 %61, i64 0
  %73 = shufflevector <8 x i64> %72, <8 x i64> poison, <8 x i32> zeroinitializer
  %74 = select <8 x i1> %71, <8 x i64> %73, <8 x i64> %60
  %75 = select <8 x i1> %71, <8 x double> %70, <8 x double> %59
  %76 = add nuw nsw i64 %61, 1
  %77 = icmp eq i64 %76, %11
  br i1 %77, label %56, label %58

78:                                               ; preds = %112, %56
  %79 = phi i64 [ %45, %56 ], [ %113, %112 ]
  %80 = insertelement <8 x i64> poison, i64 %79, i64 0
  %81 = shufflevector <8 x i64> %80, <8 x i64> poison, <8 x i32> zeroinitializer
  %82 = icmp eq <8 x i64> %74, %81
  %83 = bitcast <8 x i1> %82 to i8
  %84 = icmp eq i8 %83, 0
  br i1 %84, label %112, label %85

85:                                               ; preds = %78
  br i1 %25, label %86, label %88

86:                                               ; preds = %85
  %87 = mul nsw i64 %79, %13
  br label %94

88:                                               ; preds = %94, %85
  %89 = load <8 x i64>, ptr %57, align 64
  %90 = getelementptr inbounds [64 x <8 x i64>], ptr %5, i64 0, i64 %79
  %91 = load <8 x i64>, ptr %90, align 64
  %92 = select <8 x i1> %82, <8 x i64> %91, <8 x i64> %89
  store <8 x i64> %92, ptr %57, align 64
  %93 = select <8 x i1> %82, <8 x i64> %89, <8 x i64> %91
  store <8 x i64> %93, ptr %90, align 64
  br label %112

94:                                               ; preds = %94, %86
  %95 = phi i64 [ 0, %86 ], [ %110, %94 ]
  %96 = add nsw i64 %95, %42
  %97 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %96
  %98 = load <8 x i64>, ptr %97, align 64
  %99 = getelementptr inbounds i8, ptr %97, i64 64
  %100 = load <8 x i64>, ptr %99, align 64
  %101 = add nsw i64 %95, %87
  %102 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %101
  %103 = load <8 x i64>, ptr %102, align 64
  %104 = getelementptr inbounds i8, ptr %102, i64 64
  %105 = load <8 x i64>, ptr %104, align 64
  %106 = select <8 x i1> %82, <8 x i64> %103, <8 x i64> %98
  %107 = select <8 x i1> %82, <8 x i64> %105, <8 x i64> %100
  store <8 x i64> %106, ptr %97, align 64
  store <8 x i64> %107, ptr %99, align 64
  %108 = select <8 x i1> %82, <8 x i64> %98, <8 x i64> %103
  %109 = select <8 x i1> %82, <8 x i64> %100, <8 x i64> %105
  store <8 x i64> %108, ptr %102, align 64
  store <8 x i64> %109, ptr %104, align 64
  %110 = add nuw nsw i64 %95, 1
  %111 = icmp eq i64 %110, %13
  br i1 %111, label %88, label %94

112:                                              ; preds = %88, %78
  %113 = add nuw nsw i64 %79, 1
  %114 = icmp eq i64 %113, %11
  br i1 %114, label %115, label %78

115:                                              ; preds = %112, %40
  %116 = load <8 x double>, ptr %44, align 64
  %117 = getelementptr inbounds i8, ptr %44, i64 64
  %118 = load <8 x double>, ptr %117, align 64
  %119 = fcmp oeq <8 x double> %116, zeroinitializer
  %120 = fcmp oeq <8 x double> %118, zeroinitializer
  %121 = and <8 x i1> %120, %119
  %122 = bitcast <8 x double> %116 to <8 x i64>
  %123 = bitcast <8 x double> %118 to <8 x i64>
  %124 = select <8 x i1> %121, <8 x i64> <i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408>, <8 x i64> zeroinitializer
  %125 = and <8 x i1> %120, %119
  %126 = xor <8 x i1> %125, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %127 = sext <8 x i1> %126 to <8 x i64>
  %128 = and <8 x i64> %127, %122
  %129 = or <8 x i64> %128, %124
  %130 = and <8 x i64> %127, %123
  %131 = bitcast <8 x i64> %129 to <8 x double>
  %132 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %131)
  %133 = bitcast <8 x i64> %130 to <8 x double>
  %134 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %133)
  %135 = fcmp ogt <8 x double> %132, %134
  %136 = select <8 x i1> %135, <8 x double> %132, <8 x double> %134
  %137 = fcmp olt <8 x double> %136, <double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000>
  %138 = fdiv <8 x double> %131, %136
  %139 = fneg <8 x double> %133
  %140 = fdiv <8 x double> %139, %136
  %141 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %136
  %142 = fdiv <8 x double> zeroinitializer, %136
  %143 = fneg <8 x double> %142
  %144 = fmul <8 x double> %140, %143
  %145 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %141, <8 x double> %138, <8 x double> %144)
  %146 = fmul <8 x double> %138, %142
  %147 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %141, <8 x double> %140, <8 x double> %146)
  %148 = fmul <8 x double> %140, %140
  %149 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %138, <8 x double> %138, <8 x double> %148)
  %150 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %149
  %151 = fmul <8 x double> %145, %150
  %152 = fmul <8 x double> %147, %150
  %153 = bitcast <8 x i1> %137 to i8
  %154 = icmp eq i8 %153, 0
  br i1 %46, label %155, label %33

155:                                              ; preds = %115
  %156 = icmp slt i64 %45, %13
  br label %157

157:                                              ; preds = %155, %187
  %158 = phi i64 [ %45, %155 ], [ %188, %187 ]
  %159 = mul nsw i64 %158, %13
  %160 = add nsw i64 %159, %41
  %161 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %160
  %162 = load <8 x double>, ptr %161, align 64
  %163 = getelementptr inbounds i8, ptr %161, i64 64
  %164 = load <8 x double>, ptr %163, align 64
  %165 = fneg <8 x double> %164
  %166 = fmul <8 x double> %152, %165
  %167 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %162, <8 x double> %151, <8 x double> %166)
  %168 = fmul <8 x double> %151, %164
  %169 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %162, <8 x double> %152, <8 x double> %168)
  br i1 %154, label %182, label %170

170:                                              ; preds = %157
  %171 = fdiv <8 x double> %162, %136
  %172 = fdiv <8 x double> %164, %136
  %173 = fneg <8 x double> %172
  %174 = fmul <8 x double> %140, %173
  %175 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %171, <8 x double> %138, <8 x double> %174)
  %176 = fmul <8 x double> %138, %172
  %177 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %171, <8 x double> %140, <8 x double> %176)
  %178 = fmul <8 x double> %150, %175
  %179 = fmul <8 x double> %150, %177
  %180 = select <8 x i1> %137, <8 x double> %178, <8 x double> %167
  %181 = select <8 x i1> %137, <8 x double> %179, <8 x double> %169
  br label %182

182:                                              ; preds = %157, %170
  %183 = phi <8 x double> [ %181, %170 ], [ %169, %157 ]
  %184 = phi <8 x double> [ %180, %170 ], [ %167, %157 ]
  store <8 x double> %184, ptr %161, align 64
  store <8 x double> %183, ptr %163, align 64
  %185 = fneg <8 x double> %184
  %186 = fneg <8 x double> %183
  br i1 %156, label %190, label %187

187:                                              ; preds = %190, %182
  %188 = add nuw nsw i64 %158, 1
  %189 = icmp eq i64 %188, %11
  br i1 %189, label %33, label %157

190:                                              ; preds = %182, %190
  %191 = phi i64 [ %206, %190 ], [ %45, %182 ]
  %192 = add nsw i64 %191, %159
  %193 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %192
  %194 = add nsw i64 %191, %42
  %195 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %194
  %196 = load <8 x double>, ptr %195, align 64
  %197 = getelementptr inbounds i8, ptr %195, i64 64
  %198 = load <8 x double>, ptr %197, align 64
  %199 = load <8 x double>, ptr %193, align 64
  %200 = getelementptr inbounds i8, ptr %193, i64 64
  %201 = load <8 x double>, ptr %200, align 64
  %202 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %185, <8 x double> %196, <8 x double> %199)
  %203 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %183, <8 x double> %198, <8 x double> %202)
  %204 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %185, <8 x double> %198, <8 x double> %201)
  %205 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %186, <8 x double> %196, <8 x double> %204)
  store <8 x double> %203, ptr %193, align 64
  store <8 x double> %205, ptr %200, align 64
  %206 = add nuw nsw i64 %191, 1
  %207 = icmp eq i64 %206, %13
  br i1 %207, label %187, label %190

208:                                              ; preds = %218, %35
  ret i64 0

209:                                              ; preds = %35, %218
  %210 = phi i64 [ %219, %218 ], [ 0, %35 ]
  %211 = load ptr, ptr %16, align 8
  %212 = getelementptr inbounds i64, ptr %211, i64 2
  %213 = load i64, ptr %212, align 8
  %214 = inttoptr i64 %213 to ptr
  %215 = add nsw i64 %210, %1
  %216 = mul nsw i64 %215, %11
  %217 = getelementptr inbounds i64, ptr %214, i64 %216
  br i1 %21, label %221, label %218

218:                                              ; preds = %221, %209
  %219 = add nuw nsw i64 %210, 1
  %220 = icmp eq i64 %219, %2
  br i1 %220, label %208, label %209

221:                                              ; preds = %209, %221
  %222 = phi i64 [ %227, %221 ], [ 0, %209 ]
  %223 = getelementptr inbounds [64 x <8 x i64>], ptr %5, i64 0, i64 %222
  %224 = getelementptr inbounds i64, ptr %223, i64 %210
  %225 = load i64, ptr %224, align 8
  %226 = getelementptr inbounds i64, ptr %217, i64 %222
  store i64 %225, ptr %226, align 8
  %227 = add nuw nsw i64 %222, 1
  %228 = icmp eq i64 %227, %11
  br i1 %228, label %218, label %221
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
  %6 = alloca [8 x ptr], align 16
  %7 = alloca <8 x i64>, align 64
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
  %23 = getelementptr inbounds [8 x ptr], ptr %6, i64 0, i64 0
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
  %41 = phi <8 x i64> [ %51, %39 ], [ zeroinitializer, %26 ]
  %42 = mul nsw i64 %40, %18
  %43 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %42
  %44 = getelementptr inbounds %struct.number, ptr %43, i64 %40
  %45 = load <8 x double>, ptr %44, align 64
  %46 = getelementptr inbounds i8, ptr %44, i64 64
  %47 = load <8 x double>, ptr %46, align 64
  %48 = fcmp oeq <8 x double> %45, zeroinitializer
  %49 = fcmp oeq <8 x double> %47, zeroinitializer
  %50 = and <8 x i1> %49, %48
  %51 = select <8 x i1> %50, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %41
  %52 = add nuw nsw i64 %40, 1
  %53 = icmp eq i64 %52, %18
  br i1 %53, label %54, label %39

54:                                               ; preds = %39, %26
  %55 = phi <8 x i64> [ zeroinitializer, %26 ], [ %51, %39 ]
  %56 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %55)
  %57 = icmp eq i64 %56, 0
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
  %72 = load <8 x double>, ptr %71, align 64
  %73 = fneg <8 x double> %72
  store <8 x double> %73, ptr %71, align 64
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
  %5 = alloca [8 x ptr], align 16
  %6 = alloca <8 x i64>, align 64
  %7 = alloca %struct.places, align 8
  %8 = alloca %struct.number, align 64
  %9 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds i64, ptr %10, i64 2
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds [8 x ptr], ptr %5, i64 0, i64 0
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
  %26 = phi <8 x i64> [ %36, %24 ], [ zeroinitializer, %16 ]
  %27 = mul nsw i64 %25, %12
  %28 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %27
  %29 = getelementptr inbounds %struct.number, ptr %28, i64 %25
  %30 = load <8 x double>, ptr %29, align 64
  %31 = getelementptr inbounds i8, ptr %29, i64 64
  %32 = load <8 x double>, ptr %31, align 64
  %33 = fcmp oeq <8 x double> %30, zeroinitializer
  %34 = fcmp oeq <8 x double> %32, zeroinitializer
  %35 = and <8 x i1> %34, %33
  %36 = select <8 x i1> %35, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %26
  %37 = add nuw nsw i64 %25, 1
  %38 = icmp eq i64 %37, %12
  br i1 %38, label %39, label %24

39:                                               ; preds = %24, %16
  %40 = phi <8 x i64> [ zeroinitializer, %16 ], [ %36, %24 ]
  %41 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %40)
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %43, label %46

43:                                               ; preds = %39
  %44 = getelementptr inbounds %struct.number, ptr %8, i64 0, i32 0
  store <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, ptr %44, align 64
  %45 = getelementptr inbounds %struct.number, ptr %8, i64 0, i32 1
  store <8 x double> zeroinitializer, ptr %45, align 64
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
  %5 = alloca [8 x ptr], align 16
  %6 = alloca <8 x i64>, align 64
  %7 = alloca %struct.places, align 8
  %8 = alloca %struct.number, align 64
  %9 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds i64, ptr %10, i64 2
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds [8 x ptr], ptr %5, i64 0, i64 0
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
  %23 = load <8 x i64>, ptr %6, align 64
  %24 = and <8 x i64> %23, <i64 -4616189618054758400, i64 -4616189618054758400, i64 -4616189618054758400, i64 -4616189618054758400, i64 -4616189618054758400, i64 -4616189618054758400, i64 -4616189618054758400, i64 -4616189618054758400>
  %25 = and <8 x i64> %23, <i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408>
  %26 = xor <8 x i64> %25, <i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408>
  %27 = or <8 x i64> %26, %24
  %28 = getelementptr inbounds %struct.number, ptr %8, i64 0, i32 0
  store <8 x i64> %27, ptr %28, align 64
  %29 = getelementptr inbounds %struct.number, ptr %8, i64 0, i32 1
  store <8 x double> zeroinitializer, ptr %29, align 64
  %30 = icmp sgt i64 %12, 0
  br i1 %30, label %31, label %65

31:                                               ; preds = %16
  %32 = bitcast <8 x i64> %27 to <8 x double>
  %33 = getelementptr inbounds i8, ptr %8, i64 64
  br label %42

34:                                               ; preds = %42
  store <8 x double> %60, ptr %8, align 64
  store <8 x double> %62, ptr %33, align 64
  br i1 %30, label %35, label %65

35:                                               ; preds = %34
  %36 = load ptr, ptr %9, align 8
  %37 = getelementptr inbounds i64, ptr %36, i64 3
  %38 = load double, ptr %37, align 8
  %39 = insertelement <8 x double> poison, double %38, i64 0
  %40 = shufflevector <8 x double> %39, <8 x double> poison, <8 x i32> zeroinitializer
  %41 = fmul <8 x double> %57, %40
  br label %69

42:                                               ; preds = %31, %42
  %43 = phi <8 x double> [ zeroinitializer, %31 ], [ %62, %42 ]
  %44 = phi <8 x double> [ %32, %31 ], [ %60, %42 ]
  %45 = phi i64 [ 0, %31 ], [ %63, %42 ]
  %46 = phi <8 x double> [ zeroinitializer, %31 ], [ %57, %42 ]
  %47 = mul nsw i64 %45, %12
  %48 = add nsw i64 %47, %45
  %49 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %48
  %50 = load <8 x double>, ptr %49, align 64
  %51 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %50)
  %52 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %48, i32 1
  %53 = load <8 x double>, ptr %52, align 64
  %54 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %53)
  %55 = fadd <8 x double> %51, %54
  %56 = fcmp ogt <8 x double> %55, %46
  %57 = select <8 x i1> %56, <8 x double> %55, <8 x double> %46
  %58 = fneg <8 x double> %43
  %59 = fmul <8 x double> %53, %58
  %60 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %44, <8 x double> %50, <8 x double> %59)
  %61 = fmul <8 x double> %50, %43
  %62 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %44, <8 x double> %53, <8 x double> %61)
  %63 = add nuw nsw i64 %45, 1
  %64 = icmp eq i64 %63, %12
  br i1 %64, label %34, label %42

65:                                               ; preds = %69, %16, %34
  %66 = phi <8 x i64> [ zeroinitializer, %34 ], [ zeroinitializer, %16 ], [ %82, %69 ]
  %67 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %66)
  %68 = icmp eq i64 %67, 0
  br i1 %68, label %85, label %86

69:                                               ; preds = %35, %69
  %70 = phi i64 [ 0, %35 ], [ %83, %69 ]
  %71 = phi <8 x i64> [ zeroinitializer, %35 ], [ %82, %69 ]
  %72 = mul nsw i64 %70, %12
  %73 = add nsw i64 %72, %70
  %74 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %73, i32 0
  %75 = load <8 x double>, ptr %74, align 64
  %76 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %75)
  %77 = getelementptr inbounds [144 x %struct.number], ptr %4, i64 0, i64 %73, i32 1
  %78 = load <8 x double>, ptr %77, align 64
  %79 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %78)
  %80 = fadd <8 x double> %76, %79
  %81 = fcmp ule <8 x double> %80, %41
  %82 = select <8 x i1> %81, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %71
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
  %26 = getelementptr inbounds double, ptr %23, i64 %25
  %27 = getelementptr inbounds i64, ptr %20, i64 3
  %28 = load i64, ptr %27, align 8
  %29 = inttoptr i64 %28 to ptr
  %30 = shl nsw i64 %19, 1
  %31 = getelementptr inbounds double, ptr %29, i64 %30
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
  %77 = phi double [ 1.000000e+00, %75 ], [ -1.000000e+00, %73 ]
  br i1 %13, label %78, label %94

78:                                               ; preds = %76, %78
  %79 = phi i64 [ %92, %78 ], [ 0, %76 ]
  %80 = phi double [ %91, %78 ], [ 0.000000e+00, %76 ]
  %81 = phi double [ %89, %78 ], [ %77, %76 ]
  %82 = mul i64 %17, %79
  %83 = getelementptr inbounds double, ptr %26, i64 %82
  %84 = load double, ptr %83, align 8
  %85 = getelementptr inbounds double, ptr %83, i64 1
  %86 = load double, ptr %85, align 8
  %87 = fneg double %80
  %88 = fmul double %86, %87
  %89 = call double @llvm.fmuladd.f64(double %81, double %84, double %88)
  %90 = fmul double %80, %84
  %91 = call double @llvm.fmuladd.f64(double %81, double %86, double %90)
  %92 = add nuw nsw i64 %79, 1
  %93 = icmp eq i64 %92, %7
  br i1 %93, label %94, label %78

94:                                               ; preds = %78, %76
  %95 = phi double [ %77, %76 ], [ %89, %78 ]
  %96 = phi double [ 0.000000e+00, %76 ], [ %91, %78 ]
  store double %95, ptr %31, align 8
  %97 = getelementptr inbounds double, ptr %31, i64 1
  store double %96, ptr %97, align 8
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
  br i1 %9, label %10, label %169

10:                                               ; preds = %3
  %11 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %12 = shl i64 %7, 1
  %13 = icmp sgt i64 %7, 0
  %14 = icmp eq i64 %7, 0
  %15 = shl nuw i64 1, %7
  %16 = and i64 %7, 1
  %17 = add i64 %12, 2
  br label %18

18:                                               ; preds = %10, %92
  %19 = phi i64 [ %1, %10 ], [ %113, %92 ]
  %20 = load ptr, ptr %11, align 8
  %21 = getelementptr inbounds i64, ptr %20, i64 1
  %22 = load i64, ptr %21, align 8
  %23 = inttoptr i64 %22 to ptr
  %24 = mul nsw i64 %19, %7
  %25 = mul i64 %12, %24
  %26 = getelementptr inbounds double, ptr %23, i64 %25
  %27 = getelementptr inbounds i64, ptr %20, i64 3
  %28 = load i64, ptr %27, align 8
  %29 = inttoptr i64 %28 to ptr
  %30 = shl nsw i64 %19, 1
  %31 = getelementptr inbounds double, ptr %29, i64 %30
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
  br i1 %41, label %42, label %169

42:                                               ; preds = %36
  %43 = shl nuw i64 1, %40
  %44 = or i64 %43, %38
  %45 = add nuw nsw i64 %37, 1
  %46 = icmp eq i64 %45, %7
  br i1 %46, label %47, label %36

47:                                               ; preds = %42
  %48 = add i64 %44, 1
  %49 = icmp eq i64 %48, %15
  br i1 %49, label %51, label %169

50:                                               ; preds = %18
  br i1 %14, label %75, label %169

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
  %77 = phi double [ 1.000000e+00, %75 ], [ -1.000000e+00, %73 ]
  br i1 %13, label %115, label %78

78:                                               ; preds = %158, %76
  %79 = phi i64 [ 0, %76 ], [ %159, %158 ]
  %80 = phi double [ %77, %76 ], [ %164, %158 ]
  %81 = phi double [ 0.000000e+00, %76 ], [ %166, %158 ]
  %82 = phi double [ 1.000000e+00, %76 ], [ %161, %158 ]
  %83 = bitcast double %82 to i64
  %84 = lshr i64 %83, 52
  %85 = and i64 %84, 2047
  switch i64 %85, label %86 [
    i64 2047, label %92
    i64 0, label %92
  ]

86:                                               ; preds = %78
  %87 = add nsw i64 %85, -1023
  %88 = add nsw i64 %87, %79
  %89 = mul nsw i64 %87, -4503599627370496
  %90 = add i64 %89, %83
  %91 = bitcast i64 %90 to double
  br label %92

92:                                               ; preds = %78, %78, %86
  %93 = phi i64 [ %88, %86 ], [ %79, %78 ], [ %79, %78 ]
  %94 = phi double [ %91, %86 ], [ %82, %78 ], [ %82, %78 ]
  %95 = fcmp ogt double %94, 0x3FF6A09E55C0FCB5
  %96 = icmp ne i64 %93, 0
  %97 = select i1 %95, i1 %96, i1 false
  %98 = fmul double %94, 5.000000e-01
  %99 = zext i1 %97 to i64
  %100 = add nsw i64 %93, %99
  %101 = select i1 %97, double %98, double %94
  store double %80, ptr %31, align 8
  %102 = getelementptr inbounds double, ptr %31, i64 1
  store double %81, ptr %102, align 8
  %103 = icmp eq i64 %100, 0
  %104 = call double @log(double %101)
  %105 = sitofp i64 %100 to double
  %106 = call double @llvm.fmuladd.f64(double %105, double 0x3FE62E42FEFA39EF, double %104)
  %107 = select i1 %103, double %104, double %106
  %108 = load ptr, ptr %11, align 8
  %109 = getelementptr inbounds i64, ptr %108, i64 4
  %110 = load i64, ptr %109, align 8
  %111 = inttoptr i64 %110 to ptr
  %112 = getelementptr inbounds double, ptr %111, i64 %19
  store double %107, ptr %112, align 8
  %113 = add nsw i64 %19, 1
  %114 = icmp slt i64 %113, %8
  br i1 %114, label %18, label %169

115:                                              ; preds = %76, %158
  %116 = phi i64 [ %167, %158 ], [ 0, %76 ]
  %117 = phi double [ %161, %158 ], [ 1.000000e+00, %76 ]
  %118 = phi double [ %166, %158 ], [ 0.000000e+00, %76 ]
  %119 = phi double [ %164, %158 ], [ %77, %76 ]
  %120 = phi i64 [ %159, %158 ], [ 0, %76 ]
  %121 = mul i64 %17, %116
  %122 = getelementptr inbounds double, ptr %26, i64 %121
  %123 = load double, ptr %122, align 8
  %124 = fcmp olt double %123, 0.000000e+00
  %125 = fneg double %123
  %126 = select i1 %124, double %125, double %123
  %127 = getelementptr inbounds double, ptr %122, i64 1
  %128 = load double, ptr %127, align 8
  %129 = fcmp olt double %128, 0.000000e+00
  %130 = fneg double %128
  %131 = select i1 %129, double %130, double %128
  %132 = fcmp ogt double %126, %131
  %133 = select i1 %132, double %126, double %131
  %134 = fcmp oeq double %133, 0.000000e+00
  br i1 %134, label %138, label %135

135:                                              ; preds = %115
  %136 = select i1 %132, double %131, double %126
  %137 = fdiv double %136, %133
  br label %138

138:                                              ; preds = %115, %135
  %139 = phi double [ %137, %135 ], [ 0.000000e+00, %115 ]
  %140 = call double @llvm.fmuladd.f64(double %139, double %139, double 1.000000e+00)
  %141 = call double @sqrt(double %140)
  %142 = fmul double %133, %141
  %143 = fcmp oeq double %142, 0.000000e+00
  %144 = select i1 %143, double 1.000000e+00, double %142
  %145 = load double, ptr %122, align 8
  %146 = fdiv double %145, %144
  %147 = load double, ptr %127, align 8
  %148 = fdiv double %147, %144
  %149 = bitcast double %142 to i64
  %150 = lshr i64 %149, 52
  %151 = and i64 %150, 2047
  switch i64 %151, label %152 [
    i64 2047, label %158
    i64 0, label %158
  ]

152:                                              ; preds = %138
  %153 = add nsw i64 %151, -1023
  %154 = add nsw i64 %153, %120
  %155 = mul nsw i64 %153, -4503599627370496
  %156 = add i64 %155, %149
  %157 = bitcast i64 %156 to double
  br label %158

158:                                              ; preds = %138, %138, %152
  %159 = phi i64 [ %154, %152 ], [ %120, %138 ], [ %120, %138 ]
  %160 = phi double [ %157, %152 ], [ %142, %138 ], [ %142, %138 ]
  %161 = fmul double %117, %160
  %162 = fneg double %118
  %163 = fmul double %148, %162
  %164 = call double @llvm.fmuladd.f64(double %119, double %146, double %163)
  %165 = fmul double %118, %146
  %166 = call double @llvm.fmuladd.f64(double %119, double %148, double %165)
  %167 = add nuw nsw i64 %116, 1
  %168 = icmp eq i64 %167, %7
  br i1 %168, label %78, label %115

169:                                              ; preds = %92, %47, %50, %36, %3
  %170 = phi i64 [ 0, %3 ], [ 1, %36 ], [ 0, %92 ], [ 1, %47 ], [ 1, %50 ]
  ret i64 %170
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
  %16 = getelementptr inbounds double, ptr %6, i64 %15
  %17 = getelementptr inbounds %struct.places, ptr %0, i64 0, i32 0, i64 %11
  store ptr %16, ptr %17, align 8
  %18 = add nuw nsw i64 %11, 1
  %19 = icmp eq i64 %18, 8
  br i1 %19, label %9, label %10
}

define internal fastcc void @load(ptr %0, ptr %1, i64 %2) {
  %4 = shl i64 %2, 1
  %5 = icmp slt i64 %2, 4
  br i1 %5, label %16, label %6

6:                                                ; preds = %3
  %7 = add nsw i64 %4, -8
  %8 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 0
  %9 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 1
  %10 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 2
  %11 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 3
  %12 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 4
  %13 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 5
  %14 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 6
  %15 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 7
  br label %66

16:                                               ; preds = %3
  %17 = icmp sgt i64 %2, 0
  br i1 %17, label %18, label %137

18:                                               ; preds = %16
  %19 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 0
  %20 = call i64 @llvm.smax.i64(i64 %4, i64 1)
  %21 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 1
  %22 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 2
  %23 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 3
  %24 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 4
  %25 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 5
  %26 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 6
  %27 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 7
  br label %28

28:                                               ; preds = %18, %28
  %29 = phi i64 [ %64, %28 ], [ 0, %18 ]
  %30 = getelementptr inbounds <8 x double>, ptr %0, i64 %29
  %31 = load ptr, ptr %19, align 8
  %32 = getelementptr inbounds double, ptr %31, i64 %29
  %33 = load double, ptr %32, align 8
  %34 = load <8 x double>, ptr %30, align 64
  %35 = insertelement <8 x double> %34, double %33, i64 0
  store <8 x double> %35, ptr %30, align 64
  %36 = load ptr, ptr %21, align 8
  %37 = getelementptr inbounds double, ptr %36, i64 %29
  %38 = load double, ptr %37, align 8
  %39 = insertelement <8 x double> %35, double %38, i64 1
  store <8 x double> %39, ptr %30, align 64
  %40 = load ptr, ptr %22, align 8
  %41 = getelementptr inbounds double, ptr %40, i64 %29
  %42 = load double, ptr %41, align 8
  %43 = insertelement <8 x double> %39, double %42, i64 2
  store <8 x double> %43, ptr %30, align 64
  %44 = load ptr, ptr %23, align 8
  %45 = getelementptr inbounds double, ptr %44, i64 %29
  %46 = load double, ptr %45, align 8
  %47 = insertelement <8 x double> %43, double %46, i64 3
  store <8 x double> %47, ptr %30, align 64
  %48 = load ptr, ptr %24, align 8
  %49 = getelementptr inbounds double, ptr %48, i64 %29
  %50 = load double, ptr %49, align 8
  %51 = insertelement <8 x double> %47, double %50, i64 4
  store <8 x double> %51, ptr %30, align 64
  %52 = load ptr, ptr %25, align 8
  %53 = getelementptr inbounds double, ptr %52, i64 %29
  %54 = load double, ptr %53, align 8
  %55 = insertelement <8 x double> %51, double %54, i64 5
  store <8 x double> %55, ptr %30, align 64
  %56 = load ptr, ptr %26, align 8
  %57 = getelementptr inbounds double, ptr %56, i64 %29
  %58 = load double, ptr %57, align 8
  %59 = insertelement <8 x double> %55, double %58, i64 6
  store <8 x double> %59, ptr %30, align 64
  %60 = load ptr, ptr %27, align 8
  %61 = getelementptr inbounds double, ptr %60, i64 %29
  %62 = load double, ptr %61, align 8
  %63 = insertelement <8 x double> %59, double %62, i64 7
  store <8 x double> %63, ptr %30, align 64
  %64 = add nuw nsw i64 %29, 1
  %65 = icmp eq i64 %64, %20
  br i1 %65, label %137, label %28

66:                                               ; preds = %6, %133
  %67 = phi i64 [ %136, %133 ], [ 0, %6 ]
  %68 = load ptr, ptr %8, align 8
  %69 = getelementptr inbounds double, ptr %68, i64 %67
  %70 = load <8 x double>, ptr %69, align 1
  %71 = load ptr, ptr %9, align 8
  %72 = getelementptr inbounds double, ptr %71, i64 %67
  %73 = load <8 x double>, ptr %72, align 1
  %74 = load ptr, ptr %10, align 8
  %75 = getelementptr inbounds double, ptr %74, i64 %67
  %76 = load <8 x double>, ptr %75, align 1
  %77 = load ptr, ptr %11, align 8
  %78 = getelementptr inbounds double, ptr %77, i64 %67
  %79 = load <8 x double>, ptr %78, align 1
  %80 = load ptr, ptr %12, align 8
  %81 = getelementptr inbounds double, ptr %80, i64 %67
  %82 = load <8 x double>, ptr %81, align 1
  %83 = load ptr, ptr %13, align 8
  %84 = getelementptr inbounds double, ptr %83, i64 %67
  %85 = load <8 x double>, ptr %84, align 1
  %86 = load ptr, ptr %14, align 8
  %87 = getelementptr inbounds double, ptr %86, i64 %67
  %88 = load <8 x double>, ptr %87, align 1
  %89 = load ptr, ptr %15, align 8
  %90 = getelementptr inbounds double, ptr %89, i64 %67
  %91 = load <8 x double>, ptr %90, align 1
  %92 = shufflevector <8 x double> %70, <8 x double> %82, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %93 = shufflevector <8 x double> %70, <8 x double> %82, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %94 = shufflevector <8 x double> %73, <8 x double> %85, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %95 = shufflevector <8 x double> %73, <8 x double> %85, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %96 = shufflevector <8 x double> %76, <8 x double> %88, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %97 = shufflevector <8 x double> %76, <8 x double> %88, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %98 = shufflevector <8 x double> %79, <8 x double> %91, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %99 = shufflevector <8 x double> %79, <8 x double> %91, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %100 = shufflevector <8 x double> %92, <8 x double> %96, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %101 = shufflevector <8 x double> %92, <8 x double> %96, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %102 = shufflevector <8 x double> %94, <8 x double> %98, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %103 = shufflevector <8 x double> %94, <8 x double> %98, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %104 = shufflevector <8 x double> %93, <8 x double> %97, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %105 = shufflevector <8 x double> %93, <8 x double> %97, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %106 = shufflevector <8 x double> %95, <8 x double> %99, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %107 = shufflevector <8 x double> %95, <8 x double> %99, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %108 = shufflevector <8 x double> %100, <8 x double> %102, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %109 = shufflevector <8 x double> %100, <8 x double> %102, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %110 = shufflevector <8 x double> %101, <8 x double> %103, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %111 = shufflevector <8 x double> %101, <8 x double> %103, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %112 = shufflevector <8 x double> %104, <8 x double> %106, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %113 = shufflevector <8 x double> %104, <8 x double> %106, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %114 = shufflevector <8 x double> %105, <8 x double> %107, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %115 = shufflevector <8 x double> %105, <8 x double> %107, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %116 = getelementptr inbounds <8 x double>, ptr %0, i64 %67
  store <8 x double> %108, ptr %116, align 64
  %117 = add nsw i64 %67, 1
  %118 = getelementptr inbounds <8 x double>, ptr %0, i64 %117
  store <8 x double> %109, ptr %118, align 64
  %119 = add nsw i64 %67, 2
  %120 = getelementptr inbounds <8 x double>, ptr %0, i64 %119
  store <8 x double> %110, ptr %120, align 64
  %121 = add nsw i64 %67, 3
  %122 = getelementptr inbounds <8 x double>, ptr %0, i64 %121
  store <8 x double> %111, ptr %122, align 64
  %123 = add nsw i64 %67, 4
  %124 = getelementptr inbounds <8 x double>, ptr %0, i64 %123
  store <8 x double> %112, ptr %124, align 64
  %125 = add nsw i64 %67, 5
  %126 = getelementptr inbounds <8 x double>, ptr %0, i64 %125
  store <8 x double> %113, ptr %126, align 64
  %127 = add nsw i64 %67, 6
  %128 = getelementptr inbounds <8 x double>, ptr %0, i64 %127
  store <8 x double> %114, ptr %128, align 64
  %129 = add nsw i64 %67, 7
  %130 = getelementptr inbounds <8 x double>, ptr %0, i64 %129
  store <8 x double> %115, ptr %130, align 64
  %131 = add nsw i64 %67, 8
  %132 = icmp eq i64 %131, %4
  br i1 %132, label %137, label %133

133:                                              ; preds = %66
  %134 = add nsw i64 %67, 16
  %135 = icmp sgt i64 %134, %4
  %136 = select i1 %135, i64 %7, i64 %131
  br label %66

137:                                              ; preds = %66, %28, %16
  ret void
}

define internal fastcc void @store(ptr %0, ptr %1, i64 %2) {
  %4 = shl i64 %2, 1
  %5 = icmp slt i64 %2, 4
  br i1 %5, label %16, label %6

6:                                                ; preds = %3
  %7 = add nsw i64 %4, -8
  %8 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 0
  %9 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 1
  %10 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 2
  %11 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 3
  %12 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 4
  %13 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 5
  %14 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 6
  %15 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 7
  br label %65

16:                                               ; preds = %3
  %17 = icmp sgt i64 %2, 0
  br i1 %17, label %18, label %136

18:                                               ; preds = %16
  %19 = call i64 @llvm.smax.i64(i64 %4, i64 1)
  %20 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 0
  %21 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 1
  %22 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 2
  %23 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 3
  %24 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 4
  %25 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 5
  %26 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 6
  %27 = getelementptr inbounds %struct.places, ptr %1, i64 0, i32 0, i64 7
  br label %28

28:                                               ; preds = %18, %28
  %29 = phi i64 [ %63, %28 ], [ 0, %18 ]
  %30 = getelementptr inbounds <8 x double>, ptr %0, i64 %29
  %31 = load <8 x double>, ptr %30, align 64
  %32 = extractelement <8 x double> %31, i64 0
  %33 = load ptr, ptr %20, align 8
  %34 = getelementptr inbounds double, ptr %33, i64 %29
  store double %32, ptr %34, align 8
  %35 = load <8 x double>, ptr %30, align 64
  %36 = extractelement <8 x double> %35, i64 1
  %37 = load ptr, ptr %21, align 8
  %38 = getelementptr inbounds double, ptr %37, i64 %29
  store double %36, ptr %38, align 8
  %39 = load <8 x double>, ptr %30, align 64
  %40 = extractelement <8 x double> %39, i64 2
  %41 = load ptr, ptr %22, align 8
  %42 = getelementptr inbounds double, ptr %41, i64 %29
  store double %40, ptr %42, align 8
  %43 = load <8 x double>, ptr %30, align 64
  %44 = extractelement <8 x double> %43, i64 3
  %45 = load ptr, ptr %23, align 8
  %46 = getelementptr inbounds double, ptr %45, i64 %29
  store double %44, ptr %46, align 8
  %47 = load <8 x double>, ptr %30, align 64
  %48 = extractelement <8 x double> %47, i64 4
  %49 = load ptr, ptr %24, align 8
  %50 = getelementptr inbounds double, ptr %49, i64 %29
  store double %48, ptr %50, align 8
  %51 = load <8 x double>, ptr %30, align 64
  %52 = extractelement <8 x double> %51, i64 5
  %53 = load ptr, ptr %25, align 8
  %54 = getelementptr inbounds double, ptr %53, i64 %29
  store double %52, ptr %54, align 8
  %55 = load <8 x double>, ptr %30, align 64
  %56 = extractelement <8 x double> %55, i64 6
  %57 = load ptr, ptr %26, align 8
  %58 = getelementptr inbounds double, ptr %57, i64 %29
  store double %56, ptr %58, align 8
  %59 = load <8 x double>, ptr %30, align 64
  %60 = extractelement <8 x double> %59, i64 7
  %61 = load ptr, ptr %27, align 8
  %62 = getelementptr inbounds double, ptr %61, i64 %29
  store double %60, ptr %62, align 8
  %63 = add nuw nsw i64 %29, 1
  %64 = icmp eq i64 %63, %19
  br i1 %64, label %136, label %28

65:                                               ; preds = %6, %132
  %66 = phi i64 [ %135, %132 ], [ 0, %6 ]
  %67 = getelementptr inbounds <8 x double>, ptr %0, i64 %66
  %68 = load <8 x double>, ptr %67, align 64
  %69 = add nsw i64 %66, 1
  %70 = getelementptr inbounds <8 x double>, ptr %0, i64 %69
  %71 = load <8 x double>, ptr %70, align 64
  %72 = add nsw i64 %66, 2
  %73 = getelementptr inbounds <8 x double>, ptr %0, i64 %72
  %74 = load <8 x double>, ptr %73, align 64
  %75 = add nsw i64 %66, 3
  %76 = getelementptr inbounds <8 x double>, ptr %0, i64 %75
  %77 = load <8 x double>, ptr %76, align 64
  %78 = add nsw i64 %66, 4
  %79 = getelementptr inbounds <8 x double>, ptr %0, i64 %78
  %80 = load <8 x double>, ptr %79, align 64
  %81 = add nsw i64 %66, 5
  %82 = getelementptr inbounds <8 x double>, ptr %0, i64 %81
  %83 = load <8 x double>, ptr %82, align 64
  %84 = add nsw i64 %66, 6
  %85 = getelementptr inbounds <8 x double>, ptr %0, i64 %84
  %86 = load <8 x double>, ptr %85, align 64
  %87 = add nsw i64 %66, 7
  %88 = getelementptr inbounds <8 x double>, ptr %0, i64 %87
  %89 = load <8 x double>, ptr %88, align 64
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
  %114 = load ptr, ptr %8, align 8
  %115 = getelementptr inbounds double, ptr %114, i64 %66
  store <8 x double> %106, ptr %115, align 1
  %116 = load ptr, ptr %9, align 8
  %117 = getelementptr inbounds double, ptr %116, i64 %66
  store <8 x double> %107, ptr %117, align 1
  %118 = load ptr, ptr %10, align 8
  %119 = getelementptr inbounds double, ptr %118, i64 %66
  store <8 x double> %108, ptr %119, align 1
  %120 = load ptr, ptr %11, align 8
  %121 = getelementptr inbounds double, ptr %120, i64 %66
  store <8 x double> %109, ptr %121, align 1
  %122 = load ptr, ptr %12, align 8
  %123 = getelementptr inbounds double, ptr %122, i64 %66
  store <8 x double> %110, ptr %123, align 1
  %124 = load ptr, ptr %13, align 8
  %125 = getelementptr inbounds double, ptr %124, i64 %66
  store <8 x double> %111, ptr %125, align 1
  %126 = load ptr, ptr %14, align 8
  %127 = getelementptr inbounds double, ptr %126, i64 %66
  store <8 x double> %112, ptr %127, align 1
  %128 = load ptr, ptr %15, align 8
  %129 = getelementptr inbounds double, ptr %128, i64 %66
  store <8 x double> %113, ptr %129, align 1
  %130 = add nsw i64 %66, 8
  %131 = icmp eq i64 %130, %4
  br i1 %131, label %136, label %132

132:                                              ; preds = %65
  %133 = add nsw i64 %66, 16
  %134 = icmp sgt i64 %133, %4
  %135 = select i1 %134, i64 %7, i64 %130
  br label %65

136:                                              ; preds = %65, %28, %16
  ret void
}

declare i64 @llvm.vector.reduce.or.v8i64(<8 x i64>)

declare <8 x double> @llvm.fabs.v8f64(<8 x double>)

declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>)

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
  %17 = phi i1 [ true, %5 ], [ %71, %66 ]
  %18 = phi i64 [ 0, %5 ], [ %70, %66 ]
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
  br i1 %34, label %35, label %73

35:                                               ; preds = %29
  %36 = shl nuw i64 1, %33
  %37 = or i64 %36, %31
  %38 = add nuw nsw i64 %30, 1
  %39 = icmp eq i64 %38, %9
  br i1 %39, label %40, label %29

40:                                               ; preds = %35
  %41 = add i64 %37, 1
  %42 = icmp eq i64 %41, %14
  br i1 %42, label %44, label %73

43:                                               ; preds = %16
  br i1 %13, label %66, label %73

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
  %68 = sub nsw i64 0, %67
  %69 = getelementptr inbounds i64, ptr %4, i64 %18
  store i64 %68, ptr %69, align 8
  %70 = add nuw nsw i64 %18, 1
  %71 = icmp ult i64 %18, 7
  %72 = icmp eq i64 %70, 8
  br i1 %72, label %73, label %16

73:                                               ; preds = %43, %40, %66, %29
  %74 = phi i1 [ %17, %29 ], [ %71, %66 ], [ %17, %40 ], [ %17, %43 ]
  %75 = xor i1 %74, true
  %76 = zext i1 %75 to i64
  ret i64 %76
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
  %23 = getelementptr inbounds double, ptr %12, i64 %22
  %24 = getelementptr inbounds %struct.places, ptr %0, i64 0, i32 0, i64 %10
  store ptr %23, ptr %24, align 8
  %25 = add nuw nsw i64 %10, 1
  %26 = icmp eq i64 %25, 8
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
  %33 = load <8 x double>, ptr %32, align 1
  %34 = getelementptr inbounds i8, ptr %32, i64 64
  %35 = load <8 x double>, ptr %34, align 1
  %36 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %33)
  %37 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %35)
  %38 = fcmp ogt <8 x double> %36, %37
  %39 = select <8 x i1> %38, <8 x double> %36, <8 x double> %37
  %40 = fcmp olt <8 x double> %39, <double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000, double 0x170000000000000>
  %41 = zext <8 x i1> %40 to <8 x i64>
  %42 = fdiv <8 x double> %33, %39
  %43 = fneg <8 x double> %35
  %44 = fdiv <8 x double> %43, %39
  %45 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %39
  %46 = fdiv <8 x double> zeroinitializer, %39
  %47 = fneg <8 x double> %46
  %48 = fmul <8 x double> %44, %47
  %49 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %45, <8 x double> %42, <8 x double> %48)
  %50 = fmul <8 x double> %42, %46
  %51 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %45, <8 x double> %44, <8 x double> %50)
  %52 = fmul <8 x double> %44, %44
  %53 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %42, <8 x double> %42, <8 x double> %52)
  %54 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %53
  %55 = fmul <8 x double> %49, %54
  %56 = fmul <8 x double> %51, %54
  %57 = bitcast <8 x i1> %40 to i8
  %58 = icmp ne i8 %57, 0
  %59 = sext i1 %58 to i64
  br label %60

60:                                               ; preds = %25, %17
  %61 = phi <8 x double> [ %55, %25 ], [ zeroinitializer, %17 ]
  %62 = phi <8 x double> [ %56, %25 ], [ zeroinitializer, %17 ]
  %63 = phi <8 x i64> [ %41, %25 ], [ zeroinitializer, %17 ]
  %64 = phi i64 [ %59, %25 ], [ 0, %17 ]
  %65 = phi <8 x double> [ %33, %25 ], [ zeroinitializer, %17 ]
  %66 = phi <8 x double> [ %35, %25 ], [ zeroinitializer, %17 ]
  br i1 %13, label %81, label %67

67:                                               ; preds = %60
  %68 = icmp slt i64 %24, %21
  %69 = icmp eq i64 %64, 0
  %70 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %65)
  %71 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %66)
  %72 = fcmp ogt <8 x double> %70, %71
  %73 = select <8 x i1> %72, <8 x double> %70, <8 x double> %71
  %74 = fdiv <8 x double> %65, %73
  %75 = fneg <8 x double> %66
  %76 = fdiv <8 x double> %75, %73
  %77 = fmul <8 x double> %76, %76
  %78 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %74, <8 x double> %74, <8 x double> %77)
  %79 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %78
  %80 = trunc <8 x i64> %63 to <8 x i1>
  br label %98

81:                                               ; preds = %301, %60
  %82 = phi i64 [ 0, %60 ], [ %99, %301 ]
  %83 = icmp slt i64 %82, %3
  br i1 %83, label %84, label %374

84:                                               ; preds = %81
  %85 = icmp slt i64 %24, %21
  %86 = icmp eq i64 %64, 0
  %87 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %65)
  %88 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %66)
  %89 = fcmp ogt <8 x double> %87, %88
  %90 = select <8 x i1> %89, <8 x double> %87, <8 x double> %88
  %91 = fdiv <8 x double> %65, %90
  %92 = fneg <8 x double> %66
  %93 = fdiv <8 x double> %92, %90
  %94 = fmul <8 x double> %93, %93
  %95 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %91, <8 x double> %91, <8 x double> %94)
  %96 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %95
  %97 = trunc <8 x i64> %63 to <8 x i1>
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
  %108 = load <8 x double>, ptr %107, align 64
  %109 = getelementptr inbounds i8, ptr %107, i64 64
  %110 = load <8 x double>, ptr %109, align 64
  %111 = or i64 %100, 1
  %112 = mul nsw i64 %103, %111
  %113 = getelementptr inbounds %struct.number, ptr %105, i64 %112
  %114 = load <8 x double>, ptr %113, align 64
  %115 = getelementptr inbounds i8, ptr %113, i64 64
  %116 = load <8 x double>, ptr %115, align 64
  %117 = or i64 %100, 2
  %118 = mul nsw i64 %103, %117
  %119 = getelementptr inbounds %struct.number, ptr %105, i64 %118
  %120 = load <8 x double>, ptr %119, align 64
  %121 = getelementptr inbounds i8, ptr %119, i64 64
  %122 = load <8 x double>, ptr %121, align 64
  %123 = or i64 %100, 3
  %124 = mul nsw i64 %103, %123
  %125 = getelementptr inbounds %struct.number, ptr %105, i64 %124
  %126 = load <8 x double>, ptr %125, align 64
  %127 = getelementptr inbounds i8, ptr %125, i64 64
  %128 = load <8 x double>, ptr %127, align 64
  br i1 %68, label %129, label %135

129:                                              ; preds = %98
  %130 = load ptr, ptr %0, align 1
  %131 = load i64, ptr %11, align 1
  %132 = load i64, ptr %12, align 1
  %133 = mul nsw i64 %131, %22
  %134 = getelementptr inbounds %struct.number, ptr %130, i64 %133
  br label %144

135:                                              ; preds = %144, %98
  %136 = phi <8 x double> [ %128, %98 ], [ %194, %144 ]
  %137 = phi <8 x double> [ %126, %98 ], [ %192, %144 ]
  %138 = phi <8 x double> [ %122, %98 ], [ %186, %144 ]
  %139 = phi <8 x double> [ %120, %98 ], [ %184, %144 ]
  %140 = phi <8 x double> [ %116, %98 ], [ %178, %144 ]
  %141 = phi <8 x double> [ %114, %98 ], [ %176, %144 ]
  %142 = phi <8 x double> [ %110, %98 ], [ %170, %144 ]
  %143 = phi <8 x double> [ %108, %98 ], [ %168, %144 ]
  br i1 %10, label %197, label %215

144:                                              ; preds = %129, %144
  %145 = phi <8 x double> [ %128, %129 ], [ %194, %144 ]
  %146 = phi <8 x double> [ %126, %129 ], [ %192, %144 ]
  %147 = phi <8 x double> [ %122, %129 ], [ %186, %144 ]
  %148 = phi <8 x double> [ %120, %129 ], [ %184, %144 ]
  %149 = phi <8 x double> [ %116, %129 ], [ %178, %144 ]
  %150 = phi <8 x double> [ %114, %129 ], [ %176, %144 ]
  %151 = phi <8 x double> [ %110, %129 ], [ %170, %144 ]
  %152 = phi <8 x double> [ %108, %129 ], [ %168, %144 ]
  %153 = phi i64 [ %24, %129 ], [ %195, %144 ]
  %154 = mul nsw i64 %132, %153
  %155 = getelementptr inbounds %struct.number, ptr %134, i64 %154
  %156 = load <8 x double>, ptr %155, align 1
  %157 = getelementptr inbounds i8, ptr %155, i64 64
  %158 = load <8 x double>, ptr %157, align 1
  %159 = fneg <8 x double> %156
  %160 = fneg <8 x double> %158
  %161 = mul nsw i64 %102, %153
  %162 = getelementptr inbounds %struct.number, ptr %101, i64 %161
  %163 = getelementptr inbounds %struct.number, ptr %162, i64 %106
  %164 = load <8 x double>, ptr %163, align 1
  %165 = getelementptr inbounds i8, ptr %163, i64 64
  %166 = load <8 x double>, ptr %165, align 1
  %167 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %159, <8 x double> %164, <8 x double> %152)
  %168 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %158, <8 x double> %166, <8 x double> %167)
  %169 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %159, <8 x double> %166, <8 x double> %151)
  %170 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %160, <8 x double> %164, <8 x double> %169)
  %171 = getelementptr inbounds %struct.number, ptr %162, i64 %112
  %172 = load <8 x double>, ptr %171, align 1
  %173 = getelementptr inbounds i8, ptr %171, i64 64
  %174 = load <8 x double>, ptr %173, align 1
  %175 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %159, <8 x double> %172, <8 x double> %150)
  %176 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %158, <8 x double> %174, <8 x double> %175)
  %177 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %159, <8 x double> %174, <8 x double> %149)
  %178 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %160, <8 x double> %172, <8 x double> %177)
  %179 = getelementptr inbounds %struct.number, ptr %162, i64 %118
  %180 = load <8 x double>, ptr %179, align 1
  %181 = getelementptr inbounds i8, ptr %179, i64 64
  %182 = load <8 x double>, ptr %181, align 1
  %183 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %159, <8 x double> %180, <8 x double> %148)
  %184 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %158, <8 x double> %182, <8 x double> %183)
  %185 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %159, <8 x double> %182, <8 x double> %147)
  %186 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %160, <8 x double> %180, <8 x double> %185)
  %187 = getelementptr inbounds %struct.number, ptr %162, i64 %124
  %188 = load <8 x double>, ptr %187, align 1
  %189 = getelementptr inbounds i8, ptr %187, i64 64
  %190 = load <8 x double>, ptr %189, align 1
  %191 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %159, <8 x double> %188, <8 x double> %146)
  %192 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %158, <8 x double> %190, <8 x double> %191)
  %193 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %159, <8 x double> %190, <8 x double> %145)
  %194 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %160, <8 x double> %188, <8 x double> %193)
  %195 = add nsw i64 %153, 1
  %196 = icmp eq i64 %195, %21
  br i1 %196, label %135, label %144

197:                                              ; preds = %135
  %198 = fneg <8 x double> %142
  %199 = fmul <8 x double> %62, %198
  %200 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %143, <8 x double> %61, <8 x double> %199)
  %201 = fmul <8 x double> %61, %142
  %202 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %143, <8 x double> %62, <8 x double> %201)
  br i1 %69, label %215, label %203

203:                                              ; preds = %197
  %204 = fdiv <8 x double> %143, %73
  %205 = fdiv <8 x double> %142, %73
  %206 = fneg <8 x double> %205
  %207 = fmul <8 x double> %76, %206
  %208 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %204, <8 x double> %74, <8 x double> %207)
  %209 = fmul <8 x double> %74, %205
  %210 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %204, <8 x double> %76, <8 x double> %209)
  %211 = fmul <8 x double> %79, %208
  %212 = fmul <8 x double> %79, %210
  %213 = select <8 x i1> %80, <8 x double> %211, <8 x double> %200
  %214 = select <8 x i1> %80, <8 x double> %212, <8 x double> %202
  br label %215

215:                                              ; preds = %203, %197, %135
  %216 = phi <8 x double> [ %143, %135 ], [ %213, %203 ], [ %200, %197 ]
  %217 = phi <8 x double> [ %142, %135 ], [ %214, %203 ], [ %202, %197 ]
  store <8 x double> %216, ptr %107, align 64
  store <8 x double> %217, ptr %109, align 64
  %218 = load ptr, ptr %1, align 1
  %219 = load i64, ptr %14, align 1
  %220 = load i64, ptr %15, align 1
  %221 = mul nsw i64 %219, %22
  %222 = getelementptr inbounds %struct.number, ptr %218, i64 %221
  %223 = mul nsw i64 %220, %111
  %224 = getelementptr inbounds %struct.number, ptr %222, i64 %223
  br i1 %10, label %225, label %243

225:                                              ; preds = %215
  %226 = fneg <8 x double> %140
  %227 = fmul <8 x double> %62, %226
  %228 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %141, <8 x double> %61, <8 x double> %227)
  %229 = fmul <8 x double> %61, %140
  %230 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %141, <8 x double> %62, <8 x double> %229)
  br i1 %69, label %243, label %231

231:                                              ; preds = %225
  %232 = fdiv <8 x double> %141, %73
  %233 = fdiv <8 x double> %140, %73
  %234 = fneg <8 x double> %233
  %235 = fmul <8 x double> %76, %234
  %236 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %232, <8 x double> %74, <8 x double> %235)
  %237 = fmul <8 x double> %74, %233
  %238 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %232, <8 x double> %76, <8 x double> %237)
  %239 = fmul <8 x double> %79, %236
  %240 = fmul <8 x double> %79, %238
  %241 = select <8 x i1> %80, <8 x double> %239, <8 x double> %228
  %242 = select <8 x i1> %80, <8 x double> %240, <8 x double> %230
  br label %243

243:                                              ; preds = %225, %231, %215
  %244 = phi <8 x double> [ %141, %215 ], [ %241, %231 ], [ %228, %225 ]
  %245 = phi <8 x double> [ %140, %215 ], [ %242, %231 ], [ %230, %225 ]
  store <8 x double> %244, ptr %224, align 64
  %246 = getelementptr inbounds i8, ptr %224, i64 64
  store <8 x double> %245, ptr %246, align 64
  %247 = load ptr, ptr %1, align 1
  %248 = load i64, ptr %14, align 1
  %249 = load i64, ptr %15, align 1
  %250 = mul nsw i64 %248, %22
  %251 = getelementptr inbounds %struct.number, ptr %247, i64 %250
  %252 = mul nsw i64 %249, %117
  %253 = getelementptr inbounds %struct.number, ptr %251, i64 %252
  br i1 %10, label %254, label %272

254:                                              ; preds = %243
  %255 = fneg <8 x double> %138
  %256 = fmul <8 x double> %62, %255
  %257 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %139, <8 x double> %61, <8 x double> %256)
  %258 = fmul <8 x double> %61, %138
  %259 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %139, <8 x double> %62, <8 x double> %258)
  br i1 %69, label %272, label %260

260:                                              ; preds = %254
  %261 = fdiv <8 x double> %139, %73
  %262 = fdiv <8 x double> %138, %73
  %263 = fneg <8 x double> %262
  %264 = fmul <8 x double> %76, %263
  %265 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %261, <8 x double> %74, <8 x double> %264)
  %266 = fmul <8 x double> %74, %262
  %267 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %261, <8 x double> %76, <8 x double> %266)
  %268 = fmul <8 x double> %79, %265
  %269 = fmul <8 x double> %79, %267
  %270 = select <8 x i1> %80, <8 x double> %268, <8 x double> %257
  %271 = select <8 x i1> %80, <8 x double> %269, <8 x double> %259
  br label %272

272:                                              ; preds = %254, %260, %243
  %273 = phi <8 x double> [ %139, %243 ], [ %270, %260 ], [ %257, %254 ]
  %274 = phi <8 x double> [ %138, %243 ], [ %271, %260 ], [ %259, %254 ]
  store <8 x double> %273, ptr %253, align 64
  %275 = getelementptr inbounds i8, ptr %253, i64 64
  store <8 x double> %274, ptr %275, align 64
  %276 = load ptr, ptr %1, align 1
  %277 = load i64, ptr %14, align 1
  %278 = load i64, ptr %15, align 1
  %279 = mul nsw i64 %277, %22
  %280 = getelementptr inbounds %struct.number, ptr %276, i64 %279
  %281 = mul nsw i64 %278, %123
  %282 = getelementptr inbounds %struct.number, ptr %280, i64 %281
  br i1 %10, label %283, label %301

283:                                              ; preds = %272
  %284 = fneg <8 x double> %136
  %285 = fmul <8 x double> %62, %284
  %286 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %137, <8 x double> %61, <8 x double> %285)
  %287 = fmul <8 x double> %61, %136
  %288 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %137, <8 x double> %62, <8 x double> %287)
  br i1 %69, label %301, label %289

289:                                              ; preds = %283
  %290 = fdiv <8 x double> %137, %73
  %291 = fdiv <8 x double> %136, %73
  %292 = fneg <8 x double> %291
  %293 = fmul <8 x double> %76, %292
  %294 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %290, <8 x double> %74, <8 x double> %293)
  %295 = fmul <8 x double> %74, %291
  %296 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %290, <8 x double> %76, <8 x double> %295)
  %297 = fmul <8 x double> %79, %294
  %298 = fmul <8 x double> %79, %296
  %299 = select <8 x i1> %80, <8 x double> %297, <8 x double> %286
  %300 = select <8 x i1> %80, <8 x double> %298, <8 x double> %288
  br label %301

301:                                              ; preds = %283, %289, %272
  %302 = phi <8 x double> [ %137, %272 ], [ %299, %289 ], [ %286, %283 ]
  %303 = phi <8 x double> [ %136, %272 ], [ %300, %289 ], [ %288, %283 ]
  store <8 x double> %302, ptr %282, align 64
  %304 = getelementptr inbounds i8, ptr %282, i64 64
  store <8 x double> %303, ptr %304, align 64
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
  %316 = load <8 x double>, ptr %315, align 64
  %317 = getelementptr inbounds i8, ptr %315, i64 64
  %318 = load <8 x double>, ptr %317, align 64
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
  %327 = phi <8 x double> [ %318, %307 ], [ %348, %329 ]
  %328 = phi <8 x double> [ %316, %307 ], [ %346, %329 ]
  br i1 %10, label %351, label %369

329:                                              ; preds = %319, %329
  %330 = phi i64 [ %24, %319 ], [ %349, %329 ]
  %331 = phi <8 x double> [ %316, %319 ], [ %346, %329 ]
  %332 = phi <8 x double> [ %318, %319 ], [ %348, %329 ]
  %333 = mul nsw i64 %322, %330
  %334 = getelementptr inbounds %struct.number, ptr %324, i64 %333
  %335 = mul nsw i64 %330, %310
  %336 = getelementptr inbounds %struct.number, ptr %325, i64 %335
  %337 = load <8 x double>, ptr %336, align 1
  %338 = getelementptr inbounds i8, ptr %336, i64 64
  %339 = load <8 x double>, ptr %338, align 1
  %340 = load <8 x double>, ptr %334, align 1
  %341 = getelementptr inbounds i8, ptr %334, i64 64
  %342 = load <8 x double>, ptr %341, align 1
  %343 = fneg <8 x double> %340
  %344 = fneg <8 x double> %342
  %345 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %343, <8 x double> %337, <8 x double> %331)
  %346 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %342, <8 x double> %339, <8 x double> %345)
  %347 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %343, <8 x double> %339, <8 x double> %332)
  %348 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %344, <8 x double> %337, <8 x double> %347)
  %349 = add nsw i64 %330, 1
  %350 = icmp eq i64 %349, %21
  br i1 %350, label %326, label %329

351:                                              ; preds = %326
  %352 = fneg <8 x double> %327
  %353 = fmul <8 x double> %62, %352
  %354 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %328, <8 x double> %61, <8 x double> %353)
  %355 = fmul <8 x double> %61, %327
  %356 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %328, <8 x double> %62, <8 x double> %355)
  br i1 %86, label %369, label %357

357:                                              ; preds = %351
  %358 = fdiv <8 x double> %328, %90
  %359 = fdiv <8 x double> %327, %90
  %360 = fneg <8 x double> %359
  %361 = fmul <8 x double> %93, %360
  %362 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %358, <8 x double> %91, <8 x double> %361)
  %363 = fmul <8 x double> %91, %359
  %364 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %358, <8 x double> %93, <8 x double> %363)
  %365 = fmul <8 x double> %96, %362
  %366 = fmul <8 x double> %96, %364
  %367 = select <8 x i1> %97, <8 x double> %365, <8 x double> %354
  %368 = select <8 x i1> %97, <8 x double> %366, <8 x double> %356
  br label %369

369:                                              ; preds = %357, %351, %326
  %370 = phi <8 x double> [ %328, %326 ], [ %367, %357 ], [ %354, %351 ]
  %371 = phi <8 x double> [ %327, %326 ], [ %368, %357 ], [ %356, %351 ]
  store <8 x double> %370, ptr %315, align 64
  store <8 x double> %371, ptr %317, align 64
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
  %8 = alloca <8 x i64>, align 64
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
  %18 = load <8 x i64>, ptr %5, align 64
  %19 = getelementptr inbounds i8, ptr %5, i64 64
  %20 = load <8 x i64>, ptr %19, align 64
  br label %34

21:                                               ; preds = %48, %6
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

34:                                               ; preds = %17, %48
  %35 = phi i64 [ 0, %17 ], [ %49, %48 ]
  br label %39

36:                                               ; preds = %39
  %37 = mul nsw i64 %35, %15
  %38 = load <8 x i64>, ptr %8, align 64
  br label %51

39:                                               ; preds = %34, %39
  %40 = phi i64 [ 0, %34 ], [ %46, %39 ]
  %41 = getelementptr inbounds ptr, ptr %4, i64 %40
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds i64, ptr %42, i64 %35
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds i64, ptr %8, i64 %40
  store i64 %44, ptr %45, align 8
  %46 = add nuw nsw i64 %40, 1
  %47 = icmp eq i64 %46, 8
  br i1 %47, label %36, label %39

48:                                               ; preds = %51
  %49 = add nuw nsw i64 %35, 1
  %50 = icmp eq i64 %49, %15
  br i1 %50, label %21, label %34

51:                                               ; preds = %36, %51
  %52 = phi i64 [ 0, %36 ], [ %62, %51 ]
  %53 = add nsw i64 %52, %37
  %54 = getelementptr inbounds [144 x %struct.number], ptr %7, i64 0, i64 %53
  %55 = insertelement <8 x i64> poison, i64 %52, i64 0
  %56 = shufflevector <8 x i64> %55, <8 x i64> poison, <8 x i32> zeroinitializer
  %57 = icmp eq <8 x i64> %38, %56
  %58 = sext <8 x i1> %57 to <8 x i64>
  %59 = and <8 x i64> %18, %58
  %60 = and <8 x i64> %20, %58
  store <8 x i64> %59, ptr %54, align 64
  %61 = getelementptr inbounds i8, ptr %54, i64 64
  store <8 x i64> %60, ptr %61, align 64
  %62 = add nuw nsw i64 %52, 1
  %63 = icmp eq i64 %62, %15
  br i1 %63, label %48, label %51
}

declare double @llvm.fmuladd.f64(double, double, double)

declare double @log(double)

declare double @sqrt(double)

declare i64 @llvm.smax.i64(i64, i64)
