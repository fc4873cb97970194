; Made from source/fourier.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 7c55c53cbb29095ed840aeb52efbb1fb37f4347b504479668bb037b72656574a

%struct.job = type { ptr, ptr, ptr, [3 x ptr], ptr, float }
%struct.plan = type { i64, i64, i64, i64, double, double, [0 x %struct.pass] }
%struct.pass = type { i64, i64, i64, %struct.places, %struct.places, i64, i64, i64, [24 x i64], i64, i64, i64, i64 }
%struct.places = type { i64, i64, i64 }
%struct.point = type { <16 x float>, <16 x float> }
%struct.block = type { [16 x i64], i64, i64 }

define i64 @fourier(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.job, align 8
  %7 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 0
  store ptr %4, ptr %7, align 8
  %8 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 1
  %9 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 2
  %10 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 0
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 6, i64 %11
  store ptr %12, ptr %9, align 8
  %13 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 4
  %14 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5
  %15 = load i64, ptr %0, align 8
  %16 = inttoptr i64 %15 to ptr
  %17 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 3, i64 0
  store ptr %16, ptr %17, align 8
  %18 = getelementptr inbounds i64, ptr %0, i64 1
  %19 = load i64, ptr %18, align 8
  %20 = inttoptr i64 %19 to ptr
  %21 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 3, i64 1
  store ptr %20, ptr %21, align 8
  %22 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 3, i64 2
  store ptr %3, ptr %22, align 8
  %23 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 2
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds i8, ptr %3, i64 %24
  store ptr %25, ptr %13, align 8
  %26 = icmp sgt i64 %11, 0
  br i1 %26, label %27, label %29

27:                                               ; preds = %5
  %28 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 4
  br label %30

29:                                               ; preds = %39, %5
  ret i64 0

30:                                               ; preds = %27, %39
  %31 = phi i64 [ %11, %27 ], [ %43, %39 ]
  %32 = phi i64 [ 0, %27 ], [ %34, %39 ]
  %33 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 6, i64 %32
  store ptr %33, ptr %8, align 8
  %34 = add nuw nsw i64 %32, 1
  %35 = icmp slt i64 %34, %31
  br i1 %35, label %39, label %36

36:                                               ; preds = %30
  %37 = load double, ptr %28, align 8
  %38 = fptrunc double %37 to float
  br label %39

39:                                               ; preds = %30, %36
  %40 = phi float [ %38, %36 ], [ 1.000000e+00, %30 ]
  store float %40, ptr %14, align 8
  %41 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 6, i64 %32, i32 12
  %42 = load i64, ptr %41, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %42)
  %43 = load i64, ptr %10, align 8
  %44 = icmp slt i64 %34, %43
  br i1 %44, label %30, label %29
}

declare void @tenferro_parallel_for(ptr, ptr, i64)

define internal void @run_task(ptr %0, i64 %1) {
  %3 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.pass, ptr %4, i64 0, i32 0
  %6 = load i64, ptr %5, align 8
  %7 = add nsw i64 %6, 2
  %8 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.plan, ptr %9, i64 0, i32 3
  %11 = load i64, ptr %10, align 8
  %12 = icmp eq i64 %11, 0
  %13 = select i1 %12, i64 16, i64 32
  %14 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 4
  %15 = load ptr, ptr %14, align 8
  %16 = shl nsw i64 %7, 1
  %17 = mul nsw i64 %16, %1
  %18 = getelementptr inbounds %struct.point, ptr %15, i64 %17
  %19 = getelementptr inbounds %struct.point, ptr %18, i64 %7
  %20 = getelementptr inbounds %struct.pass, ptr %4, i64 0, i32 11
  %21 = load i64, ptr %20, align 8
  %22 = icmp slt i64 %21, 0
  %23 = getelementptr inbounds %struct.pass, ptr %4, i64 0, i32 1
  %24 = getelementptr inbounds %struct.pass, ptr %4, i64 0, i32 2
  %25 = select i1 %22, ptr %23, ptr %24
  %26 = load i64, ptr %25, align 8
  %27 = load i64, ptr %23, align 8
  %28 = sdiv i64 %27, %26
  %29 = add nsw i64 %13, -1
  %30 = add i64 %29, %26
  %31 = sdiv i64 %30, %13
  %32 = mul nsw i64 %31, %28
  %33 = mul nsw i64 %32, %1
  %34 = getelementptr inbounds %struct.pass, ptr %4, i64 0, i32 12
  %35 = load i64, ptr %34, align 8
  %36 = sdiv i64 %33, %35
  %37 = add nsw i64 %1, 1
  %38 = mul nsw i64 %32, %37
  %39 = sdiv i64 %38, %35
  %40 = icmp slt i64 %36, %39
  br i1 %40, label %41, label %45

41:                                               ; preds = %2
  %42 = getelementptr inbounds %struct.point, ptr %18, i64 0, i32 0
  %43 = getelementptr inbounds %struct.point, ptr %15, i64 %17, i32 1
  %44 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 5
  br label %46

45:                                               ; preds = %189, %2
  ret void

46:                                               ; preds = %194, %41
  %47 = phi i64 [ %11, %41 ], [ %200, %194 ]
  %48 = phi ptr [ %9, %41 ], [ %198, %194 ]
  %49 = phi i64 [ %6, %41 ], [ %197, %194 ]
  %50 = phi i64 [ %36, %41 ], [ %190, %194 ]
  %51 = sdiv i64 %50, %31
  %52 = mul nsw i64 %51, %26
  %53 = srem i64 %50, %31
  %54 = mul nsw i64 %53, %13
  %55 = add nsw i64 %54, %52
  %56 = sdiv i64 %49, 2
  %57 = add nsw i64 %56, 1
  %58 = add nsw i64 %55, 16
  switch i64 %47, label %125 [
    i64 0, label %59
    i64 1, label %63
  ]

59:                                               ; preds = %46
  %60 = getelementptr inbounds %struct.plan, ptr %48, i64 0, i32 1
  %61 = load i64, ptr %60, align 8
  call fastcc void @read_lines(ptr %0, i64 %55, ptr %18, i64 %49, i64 %61)
  %62 = call fastcc ptr @transform(ptr %0, ptr %18, ptr %19)
  call fastcc void @write_lines(ptr %0, i64 %55, ptr %62)
  br label %189

63:                                               ; preds = %46
  call fastcc void @read_real(ptr %0, i64 %55, ptr %42)
  call fastcc void @read_real(ptr %0, i64 %58, ptr %43)
  %64 = call fastcc ptr @transform(ptr %0, ptr %18, ptr %19)
  %65 = icmp eq ptr %64, %18
  %66 = select i1 %65, ptr %19, ptr %18
  %67 = getelementptr inbounds %struct.point, ptr %66, i64 %57
  %68 = load ptr, ptr %3, align 8
  %69 = getelementptr inbounds %struct.pass, ptr %68, i64 0, i32 0
  %70 = load i64, ptr %69, align 8
  %71 = icmp slt i64 %70, -1
  br i1 %71, label %119, label %72

72:                                               ; preds = %63
  %73 = sdiv i64 %70, 2
  br label %74

74:                                               ; preds = %98, %72
  %75 = phi i64 [ 0, %72 ], [ %117, %98 ]
  %76 = getelementptr inbounds %struct.point, ptr %64, i64 %75
  %77 = load <16 x float>, ptr %76, align 64
  %78 = getelementptr inbounds i8, ptr %76, i64 64
  %79 = load <16 x float>, ptr %78, align 64
  %80 = icmp eq i64 %75, 0
  %81 = sub nsw i64 %70, %75
  %82 = select i1 %80, i64 0, i64 %81
  %83 = getelementptr inbounds %struct.point, ptr %64, i64 %82
  %84 = load <16 x float>, ptr %83, align 64
  %85 = getelementptr inbounds i8, ptr %83, i64 64
  %86 = load <16 x float>, ptr %85, align 64
  br i1 %80, label %98, label %87

87:                                               ; preds = %74
  %88 = shl nuw nsw i64 %75, 1
  %89 = load ptr, ptr %3, align 8
  %90 = getelementptr inbounds %struct.pass, ptr %89, i64 0, i32 0
  %91 = load i64, ptr %90, align 8
  %92 = icmp eq i64 %88, %91
  br i1 %92, label %98, label %93

93:                                               ; preds = %87
  %94 = load ptr, ptr %8, align 8
  %95 = getelementptr inbounds %struct.plan, ptr %94, i64 0, i32 5
  %96 = load double, ptr %95, align 8
  %97 = fptrunc double %96 to float
  br label %98

98:                                               ; preds = %93, %87, %74
  %99 = phi float [ %97, %93 ], [ 1.000000e+00, %87 ], [ 1.000000e+00, %74 ]
  %100 = load float, ptr %44, align 8
  %101 = fmul float %99, %100
  %102 = fmul float %101, 5.000000e-01
  %103 = insertelement <16 x float> poison, float %102, i64 0
  %104 = shufflevector <16 x float> %103, <16 x float> poison, <16 x i32> zeroinitializer
  %105 = getelementptr inbounds %struct.point, ptr %66, i64 %75
  %106 = fadd <16 x float> %77, %84
  %107 = fmul <16 x float> %106, %104
  %108 = fsub <16 x float> %79, %86
  %109 = fmul <16 x float> %108, %104
  store <16 x float> %107, ptr %105, align 64
  %110 = getelementptr inbounds i8, ptr %105, i64 64
  store <16 x float> %109, ptr %110, align 64
  %111 = getelementptr inbounds %struct.point, ptr %67, i64 %75
  %112 = fadd <16 x float> %79, %86
  %113 = fmul <16 x float> %112, %104
  %114 = fsub <16 x float> %84, %77
  %115 = fmul <16 x float> %114, %104
  store <16 x float> %113, ptr %111, align 64
  %116 = getelementptr inbounds i8, ptr %111, i64 64
  store <16 x float> %115, ptr %116, align 64
  %117 = add nuw nsw i64 %75, 1
  %118 = icmp eq i64 %75, %73
  br i1 %118, label %119, label %74

119:                                              ; preds = %98, %63
  call fastcc void @write_points(ptr %0, i64 %55, ptr %66, i64 %57)
  %120 = load ptr, ptr %3, align 8
  %121 = getelementptr inbounds %struct.pass, ptr %120, i64 0, i32 1
  %122 = load i64, ptr %121, align 8
  %123 = icmp slt i64 %58, %122
  br i1 %123, label %124, label %189

124:                                              ; preds = %119
  call fastcc void @write_points(ptr %0, i64 %58, ptr %67, i64 %57)
  br label %189

125:                                              ; preds = %46
  call fastcc void @read_lines(ptr %0, i64 %55, ptr %19, i64 %57, i64 0)
  %126 = getelementptr inbounds %struct.point, ptr %19, i64 %57
  call fastcc void @read_lines(ptr %0, i64 %58, ptr %126, i64 %57, i64 0)
  %127 = load ptr, ptr %3, align 8
  %128 = getelementptr inbounds %struct.pass, ptr %127, i64 0, i32 0
  %129 = load i64, ptr %128, align 8
  %130 = icmp slt i64 %129, -1
  br i1 %130, label %180, label %131

131:                                              ; preds = %125
  %132 = sdiv i64 %129, 2
  br label %133

133:                                              ; preds = %173, %131
  %134 = phi i64 [ 0, %131 ], [ %178, %173 ]
  %135 = icmp eq i64 %134, 0
  br i1 %135, label %147, label %136

136:                                              ; preds = %133
  %137 = shl nuw nsw i64 %134, 1
  %138 = load ptr, ptr %3, align 8
  %139 = getelementptr inbounds %struct.pass, ptr %138, i64 0, i32 0
  %140 = load i64, ptr %139, align 8
  %141 = icmp eq i64 %137, %140
  br i1 %141, label %147, label %142

142:                                              ; preds = %136
  %143 = load ptr, ptr %8, align 8
  %144 = getelementptr inbounds %struct.plan, ptr %143, i64 0, i32 5
  %145 = load double, ptr %144, align 8
  %146 = fptrunc double %145 to float
  br label %147

147:                                              ; preds = %142, %136, %133
  %148 = phi i64 [ %137, %136 ], [ %137, %142 ], [ 0, %133 ]
  %149 = phi float [ 1.000000e+00, %136 ], [ %146, %142 ], [ 1.000000e+00, %133 ]
  %150 = insertelement <16 x float> poison, float %149, i64 0
  %151 = shufflevector <16 x float> %150, <16 x float> poison, <16 x i32> zeroinitializer
  %152 = icmp eq i64 %148, %129
  %153 = select i1 %135, i1 true, i1 %152
  %154 = select i1 %153, <16 x float> zeroinitializer, <16 x float> %151
  %155 = getelementptr inbounds %struct.point, ptr %19, i64 %134, i32 0
  %156 = load <16 x float>, ptr %155, align 64
  %157 = fmul <16 x float> %156, %151
  %158 = getelementptr inbounds %struct.point, ptr %19, i64 %134, i32 1
  %159 = load <16 x float>, ptr %158, align 64
  %160 = fmul <16 x float> %159, %154
  %161 = getelementptr inbounds %struct.point, ptr %126, i64 %134, i32 0
  %162 = load <16 x float>, ptr %161, align 64
  %163 = fmul <16 x float> %151, %162
  %164 = getelementptr inbounds %struct.point, ptr %126, i64 %134, i32 1
  %165 = load <16 x float>, ptr %164, align 64
  %166 = fmul <16 x float> %154, %165
  br i1 %135, label %173, label %167

167:                                              ; preds = %147
  %168 = sub nsw i64 %129, %134
  %169 = getelementptr inbounds %struct.point, ptr %18, i64 %168
  %170 = fsub <16 x float> %163, %160
  %171 = fadd <16 x float> %157, %166
  store <16 x float> %170, ptr %169, align 64
  %172 = getelementptr inbounds i8, ptr %169, i64 64
  store <16 x float> %171, ptr %172, align 64
  br label %173

173:                                              ; preds = %167, %147
  %174 = getelementptr inbounds %struct.point, ptr %18, i64 %134
  %175 = fadd <16 x float> %160, %163
  %176 = fsub <16 x float> %157, %166
  store <16 x float> %175, ptr %174, align 64
  %177 = getelementptr inbounds i8, ptr %174, i64 64
  store <16 x float> %176, ptr %177, align 64
  %178 = add nuw nsw i64 %134, 1
  %179 = icmp eq i64 %134, %132
  br i1 %179, label %180, label %133

180:                                              ; preds = %173, %125
  %181 = call fastcc ptr @transform(ptr %0, ptr %18, ptr %19)
  %182 = getelementptr inbounds %struct.point, ptr %181, i64 0, i32 1
  call fastcc void @write_real(ptr %0, i64 %55, ptr %182)
  %183 = load ptr, ptr %3, align 8
  %184 = getelementptr inbounds %struct.pass, ptr %183, i64 0, i32 1
  %185 = load i64, ptr %184, align 8
  %186 = icmp slt i64 %58, %185
  br i1 %186, label %187, label %189

187:                                              ; preds = %180
  %188 = getelementptr inbounds %struct.point, ptr %181, i64 0, i32 0
  call fastcc void @write_real(ptr %0, i64 %58, ptr %188)
  br label %189

189:                                              ; preds = %59, %119, %124, %180, %187
  %190 = add nsw i64 %50, 1
  %191 = load i64, ptr %34, align 8
  %192 = sdiv i64 %38, %191
  %193 = icmp slt i64 %190, %192
  br i1 %193, label %194, label %45

194:                                              ; preds = %189
  %195 = load ptr, ptr %3, align 8
  %196 = getelementptr inbounds %struct.pass, ptr %195, i64 0, i32 0
  %197 = load i64, ptr %196, align 8
  %198 = load ptr, ptr %8, align 8
  %199 = getelementptr inbounds %struct.plan, ptr %198, i64 0, i32 3
  %200 = load i64, ptr %199, align 8
  br label %46
}

define internal fastcc void @read_lines(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4) {
  %6 = alloca %struct.block, align 8
  %7 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds %struct.pass, ptr %8, i64 0, i32 5
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 3, i64 %10
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds %struct.pass, ptr %8, i64 0, i32 1
  %14 = load i64, ptr %13, align 8
  %15 = sub nsw i64 %14, %1
  %16 = icmp slt i64 %15, 16
  %17 = select i1 %16, i64 %15, i64 16
  %18 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 1
  store i64 %17, ptr %18, align 8
  %19 = add nsw i64 %14, -1
  %20 = getelementptr inbounds %struct.pass, ptr %8, i64 0, i32 2
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds %struct.pass, ptr %8, i64 0, i32 3, i32 1
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds %struct.pass, ptr %8, i64 0, i32 3, i32 0
  %25 = load i64, ptr %24, align 8
  br label %33

26:                                               ; preds = %33
  %27 = load i64, ptr %18, align 8
  %28 = icmp eq i64 %27, 16
  %29 = zext i1 %28 to i64
  %30 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 2
  store i64 %29, ptr %30, align 8
  %31 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 0
  %32 = load i64, ptr %31, align 8
  br label %46

33:                                               ; preds = %33, %5
  %34 = phi i64 [ 0, %5 ], [ %44, %33 ]
  %35 = add nsw i64 %34, %1
  %36 = icmp slt i64 %35, %14
  %37 = select i1 %36, i64 %35, i64 %19
  %38 = sdiv i64 %37, %21
  %39 = mul nsw i64 %38, %23
  %40 = srem i64 %37, %21
  %41 = mul nsw i64 %40, %25
  %42 = add nsw i64 %41, %39
  %43 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 %34
  store i64 %42, ptr %43, align 8
  %44 = add nuw nsw i64 %34, 1
  %45 = icmp eq i64 %44, 16
  br i1 %45, label %26, label %33

46:                                               ; preds = %46, %26
  %47 = phi i64 [ %29, %26 ], [ %54, %46 ]
  %48 = phi i64 [ 1, %26 ], [ %55, %46 ]
  %49 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = add nsw i64 %48, %32
  %52 = icmp eq i64 %50, %51
  %53 = zext i1 %52 to i64
  %54 = and i64 %47, %53
  store i64 %54, ptr %30, align 8
  %55 = add nuw nsw i64 %48, 1
  %56 = icmp eq i64 %55, 16
  br i1 %56, label %57, label %46

57:                                               ; preds = %46
  %58 = getelementptr inbounds %struct.pass, ptr %8, i64 0, i32 3, i32 2
  %59 = load i64, ptr %58, align 8
  %60 = icmp eq i64 %54, 0
  br i1 %60, label %82, label %61

61:                                               ; preds = %57
  %62 = icmp sgt i64 %3, 0
  br i1 %62, label %63, label %483

63:                                               ; preds = %61
  %64 = icmp eq i64 %4, 0
  br label %65

65:                                               ; preds = %63, %65
  %66 = phi i64 [ 0, %63 ], [ %80, %65 ]
  %67 = getelementptr inbounds %struct.point, ptr %2, i64 %66
  %68 = mul nsw i64 %66, %59
  %69 = add nsw i64 %68, %32
  %70 = shl nsw i64 %69, 1
  %71 = getelementptr inbounds float, ptr %12, i64 %70
  %72 = load <16 x float>, ptr %71, align 1
  %73 = getelementptr inbounds float, ptr %71, i64 16
  %74 = load <16 x float>, ptr %73, align 1
  %75 = shufflevector <16 x float> %72, <16 x float> %74, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %76 = shufflevector <16 x float> %72, <16 x float> %74, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %77 = select i1 %64, <16 x float> %75, <16 x float> %76
  %78 = select i1 %64, <16 x float> %76, <16 x float> %75
  store <16 x float> %77, ptr %67, align 64
  %79 = getelementptr inbounds i8, ptr %67, i64 64
  store <16 x float> %78, ptr %79, align 64
  %80 = add nuw nsw i64 %66, 1
  %81 = icmp eq i64 %80, %3
  br i1 %81, label %483, label %65

82:                                               ; preds = %57
  %83 = icmp ne i64 %59, 1
  %84 = icmp slt i64 %3, 8
  %85 = or i1 %83, %84
  br i1 %85, label %292, label %86

86:                                               ; preds = %82
  %87 = icmp eq i64 %4, 0
  %88 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 1
  %89 = load i64, ptr %88, align 8
  %90 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 2
  %91 = load i64, ptr %90, align 8
  %92 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 3
  %93 = load i64, ptr %92, align 8
  %94 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 4
  %95 = load i64, ptr %94, align 8
  %96 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 5
  %97 = load i64, ptr %96, align 8
  %98 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 6
  %99 = load i64, ptr %98, align 8
  %100 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 7
  %101 = load i64, ptr %100, align 8
  %102 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 8
  %103 = load i64, ptr %102, align 8
  %104 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 9
  %105 = load i64, ptr %104, align 8
  %106 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 10
  %107 = load i64, ptr %106, align 8
  %108 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 11
  %109 = load i64, ptr %108, align 8
  %110 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 12
  %111 = load i64, ptr %110, align 8
  %112 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 13
  %113 = load i64, ptr %112, align 8
  %114 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 14
  %115 = load i64, ptr %114, align 8
  %116 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 15
  %117 = load i64, ptr %116, align 8
  %118 = load i64, ptr %31, align 8
  br label %119

119:                                              ; preds = %119, %86
  %120 = phi i64 [ %32, %86 ], [ %118, %119 ]
  %121 = phi i64 [ 8, %86 ], [ %290, %119 ]
  %122 = phi i64 [ 0, %86 ], [ %121, %119 ]
  %123 = add nsw i64 %120, %122
  %124 = shl nsw i64 %123, 1
  %125 = getelementptr inbounds float, ptr %12, i64 %124
  %126 = load <16 x float>, ptr %125, align 1
  %127 = add nsw i64 %89, %122
  %128 = shl nsw i64 %127, 1
  %129 = getelementptr inbounds float, ptr %12, i64 %128
  %130 = load <16 x float>, ptr %129, align 1
  %131 = add nsw i64 %91, %122
  %132 = shl nsw i64 %131, 1
  %133 = getelementptr inbounds float, ptr %12, i64 %132
  %134 = load <16 x float>, ptr %133, align 1
  %135 = add nsw i64 %93, %122
  %136 = shl nsw i64 %135, 1
  %137 = getelementptr inbounds float, ptr %12, i64 %136
  %138 = load <16 x float>, ptr %137, align 1
  %139 = add nsw i64 %95, %122
  %140 = shl nsw i64 %139, 1
  %141 = getelementptr inbounds float, ptr %12, i64 %140
  %142 = load <16 x float>, ptr %141, align 1
  %143 = add nsw i64 %97, %122
  %144 = shl nsw i64 %143, 1
  %145 = getelementptr inbounds float, ptr %12, i64 %144
  %146 = load <16 x float>, ptr %145, align 1
  %147 = add nsw i64 %99, %122
  %148 = shl nsw i64 %147, 1
  %149 = getelementptr inbounds float, ptr %12, i64 %148
  %150 = load <16 x float>, ptr %149, align 1
  %151 = add nsw i64 %101, %122
  %152 = shl nsw i64 %151, 1
  %153 = getelementptr inbounds float, ptr %12, i64 %152
  %154 = load <16 x float>, ptr %153, align 1
  %155 = add nsw i64 %103, %122
  %156 = shl nsw i64 %155, 1
  %157 = getelementptr inbounds float, ptr %12, i64 %156
  %158 = load <16 x float>, ptr %157, align 1
  %159 = add nsw i64 %105, %122
  %160 = shl nsw i64 %159, 1
  %161 = getelementptr inbounds float, ptr %12, i64 %160
  %162 = load <16 x float>, ptr %161, align 1
  %163 = add nsw i64 %107, %122
  %164 = shl nsw i64 %163, 1
  %165 = getelementptr inbounds float, ptr %12, i64 %164
  %166 = load <16 x float>, ptr %165, align 1
  %167 = add nsw i64 %109, %122
  %168 = shl nsw i64 %167, 1
  %169 = getelementptr inbounds float, ptr %12, i64 %168
  %170 = load <16 x float>, ptr %169, align 1
  %171 = add nsw i64 %111, %122
  %172 = shl nsw i64 %171, 1
  %173 = getelementptr inbounds float, ptr %12, i64 %172
  %174 = load <16 x float>, ptr %173, align 1
  %175 = add nsw i64 %113, %122
  %176 = shl nsw i64 %175, 1
  %177 = getelementptr inbounds float, ptr %12, i64 %176
  %178 = load <16 x float>, ptr %177, align 1
  %179 = add nsw i64 %115, %122
  %180 = shl nsw i64 %179, 1
  %181 = getelementptr inbounds float, ptr %12, i64 %180
  %182 = load <16 x float>, ptr %181, align 1
  %183 = add nsw i64 %117, %122
  %184 = shl nsw i64 %183, 1
  %185 = getelementptr inbounds float, ptr %12, i64 %184
  %186 = load <16 x float>, ptr %185, align 1
  %187 = shufflevector <16 x float> %126, <16 x float> %130, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %188 = shufflevector <16 x float> %126, <16 x float> %130, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %189 = shufflevector <16 x float> %134, <16 x float> %138, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %190 = shufflevector <16 x float> %134, <16 x float> %138, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %191 = shufflevector <16 x float> %142, <16 x float> %146, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %192 = shufflevector <16 x float> %142, <16 x float> %146, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %193 = shufflevector <16 x float> %150, <16 x float> %154, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %194 = shufflevector <16 x float> %150, <16 x float> %154, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %195 = shufflevector <16 x float> %158, <16 x float> %162, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %196 = shufflevector <16 x float> %158, <16 x float> %162, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %197 = shufflevector <16 x float> %166, <16 x float> %170, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %198 = shufflevector <16 x float> %166, <16 x float> %170, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %199 = shufflevector <16 x float> %174, <16 x float> %178, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %200 = shufflevector <16 x float> %174, <16 x float> %178, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %201 = shufflevector <16 x float> %182, <16 x float> %186, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %202 = shufflevector <16 x float> %182, <16 x float> %186, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %203 = shufflevector <16 x float> %187, <16 x float> %189, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %204 = shufflevector <16 x float> %187, <16 x float> %189, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %205 = shufflevector <16 x float> %188, <16 x float> %190, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %206 = shufflevector <16 x float> %188, <16 x float> %190, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %207 = shufflevector <16 x float> %191, <16 x float> %193, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %208 = shufflevector <16 x float> %191, <16 x float> %193, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %209 = shufflevector <16 x float> %192, <16 x float> %194, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %210 = shufflevector <16 x float> %192, <16 x float> %194, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %211 = shufflevector <16 x float> %195, <16 x float> %197, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %212 = shufflevector <16 x float> %195, <16 x float> %197, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %213 = shufflevector <16 x float> %196, <16 x float> %198, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %214 = shufflevector <16 x float> %196, <16 x float> %198, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %215 = shufflevector <16 x float> %199, <16 x float> %201, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %216 = shufflevector <16 x float> %199, <16 x float> %201, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %217 = shufflevector <16 x float> %200, <16 x float> %202, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %218 = shufflevector <16 x float> %200, <16 x float> %202, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %219 = shufflevector <16 x float> %203, <16 x float> %207, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %220 = shufflevector <16 x float> %203, <16 x float> %207, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %221 = shufflevector <16 x float> %205, <16 x float> %209, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %222 = shufflevector <16 x float> %205, <16 x float> %209, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %223 = shufflevector <16 x float> %204, <16 x float> %208, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %224 = shufflevector <16 x float> %204, <16 x float> %208, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %225 = shufflevector <16 x float> %206, <16 x float> %210, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %226 = shufflevector <16 x float> %206, <16 x float> %210, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %227 = shufflevector <16 x float> %211, <16 x float> %215, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %228 = shufflevector <16 x float> %211, <16 x float> %215, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %229 = shufflevector <16 x float> %213, <16 x float> %217, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %230 = shufflevector <16 x float> %213, <16 x float> %217, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %231 = shufflevector <16 x float> %212, <16 x float> %216, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %232 = shufflevector <16 x float> %212, <16 x float> %216, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %233 = shufflevector <16 x float> %214, <16 x float> %218, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %234 = shufflevector <16 x float> %214, <16 x float> %218, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %235 = shufflevector <16 x float> %219, <16 x float> %227, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %236 = shufflevector <16 x float> %219, <16 x float> %227, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %237 = shufflevector <16 x float> %221, <16 x float> %229, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %238 = shufflevector <16 x float> %221, <16 x float> %229, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %239 = shufflevector <16 x float> %223, <16 x float> %231, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %240 = shufflevector <16 x float> %223, <16 x float> %231, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %241 = shufflevector <16 x float> %225, <16 x float> %233, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %242 = shufflevector <16 x float> %225, <16 x float> %233, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %243 = shufflevector <16 x float> %220, <16 x float> %228, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %244 = shufflevector <16 x float> %220, <16 x float> %228, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %245 = shufflevector <16 x float> %222, <16 x float> %230, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %246 = shufflevector <16 x float> %222, <16 x float> %230, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %247 = shufflevector <16 x float> %224, <16 x float> %232, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %248 = shufflevector <16 x float> %224, <16 x float> %232, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %249 = shufflevector <16 x float> %226, <16 x float> %234, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %250 = shufflevector <16 x float> %226, <16 x float> %234, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %251 = getelementptr inbounds %struct.point, ptr %2, i64 %122
  %252 = select i1 %87, <16 x float> %237, <16 x float> %235
  %253 = select i1 %87, <16 x float> %235, <16 x float> %237
  store <16 x float> %253, ptr %251, align 64
  %254 = getelementptr inbounds i8, ptr %251, i64 64
  store <16 x float> %252, ptr %254, align 64
  %255 = or i64 %122, 1
  %256 = getelementptr inbounds %struct.point, ptr %2, i64 %255
  %257 = select i1 %87, <16 x float> %241, <16 x float> %239
  %258 = select i1 %87, <16 x float> %239, <16 x float> %241
  store <16 x float> %258, ptr %256, align 64
  %259 = getelementptr inbounds i8, ptr %256, i64 64
  store <16 x float> %257, ptr %259, align 64
  %260 = or i64 %122, 2
  %261 = getelementptr inbounds %struct.point, ptr %2, i64 %260
  %262 = select i1 %87, <16 x float> %245, <16 x float> %243
  %263 = select i1 %87, <16 x float> %243, <16 x float> %245
  store <16 x float> %263, ptr %261, align 64
  %264 = getelementptr inbounds i8, ptr %261, i64 64
  store <16 x float> %262, ptr %264, align 64
  %265 = or i64 %122, 3
  %266 = getelementptr inbounds %struct.point, ptr %2, i64 %265
  %267 = select i1 %87, <16 x float> %249, <16 x float> %247
  %268 = select i1 %87, <16 x float> %247, <16 x float> %249
  store <16 x float> %268, ptr %266, align 64
  %269 = getelementptr inbounds i8, ptr %266, i64 64
  store <16 x float> %267, ptr %269, align 64
  %270 = or i64 %122, 4
  %271 = getelementptr inbounds %struct.point, ptr %2, i64 %270
  %272 = select i1 %87, <16 x float> %238, <16 x float> %236
  %273 = select i1 %87, <16 x float> %236, <16 x float> %238
  store <16 x float> %273, ptr %271, align 64
  %274 = getelementptr inbounds i8, ptr %271, i64 64
  store <16 x float> %272, ptr %274, align 64
  %275 = or i64 %122, 5
  %276 = getelementptr inbounds %struct.point, ptr %2, i64 %275
  %277 = select i1 %87, <16 x float> %242, <16 x float> %240
  %278 = select i1 %87, <16 x float> %240, <16 x float> %242
  store <16 x float> %278, ptr %276, align 64
  %279 = getelementptr inbounds i8, ptr %276, i64 64
  store <16 x float> %277, ptr %279, align 64
  %280 = or i64 %122, 6
  %281 = getelementptr inbounds %struct.point, ptr %2, i64 %280
  %282 = select i1 %87, <16 x float> %246, <16 x float> %244
  %283 = select i1 %87, <16 x float> %244, <16 x float> %246
  store <16 x float> %283, ptr %281, align 64
  %284 = getelementptr inbounds i8, ptr %281, i64 64
  store <16 x float> %282, ptr %284, align 64
  %285 = or i64 %122, 7
  %286 = getelementptr inbounds %struct.point, ptr %2, i64 %285
  %287 = select i1 %87, <16 x float> %250, <16 x float> %248
  %288 = select i1 %87, <16 x float> %248, <16 x float> %250
  store <16 x float> %288, ptr %286, align 64
  %289 = getelementptr inbounds i8, ptr %286, i64 64
  store <16 x float> %287, ptr %289, align 64
  %290 = add nuw nsw i64 %121, 8
  %291 = icmp sgt i64 %290, %3
  br i1 %291, label %292, label %119

292:                                              ; preds = %119, %82
  %293 = phi i64 [ 0, %82 ], [ %121, %119 ]
  %294 = icmp slt i64 %293, %3
  br i1 %294, label %295, label %483

295:                                              ; preds = %292
  %296 = icmp eq i64 %4, 0
  %297 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 8
  %298 = load i64, ptr %297, align 8
  %299 = load i64, ptr %31, align 8
  %300 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 1
  %301 = load i64, ptr %300, align 8
  %302 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 2
  %303 = load i64, ptr %302, align 8
  %304 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 3
  %305 = load i64, ptr %304, align 8
  %306 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 4
  %307 = load i64, ptr %306, align 8
  %308 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 5
  %309 = load i64, ptr %308, align 8
  %310 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 6
  %311 = load i64, ptr %310, align 8
  %312 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 7
  %313 = load i64, ptr %312, align 8
  %314 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 9
  %315 = load i64, ptr %314, align 8
  %316 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 10
  %317 = load i64, ptr %316, align 8
  %318 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 11
  %319 = load i64, ptr %318, align 8
  %320 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 12
  %321 = load i64, ptr %320, align 8
  %322 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 13
  %323 = load i64, ptr %322, align 8
  %324 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 14
  %325 = load i64, ptr %324, align 8
  %326 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 15
  %327 = load i64, ptr %326, align 8
  br label %328

328:                                              ; preds = %295, %328
  %329 = phi i64 [ %293, %295 ], [ %481, %328 ]
  %330 = phi <16 x float> [ undef, %295 ], [ %472, %328 ]
  %331 = phi <16 x float> [ undef, %295 ], [ %476, %328 ]
  %332 = mul nsw i64 %329, %59
  %333 = add nsw i64 %299, %332
  %334 = shl nsw i64 %333, 1
  %335 = getelementptr inbounds float, ptr %12, i64 %334
  %336 = load float, ptr %335, align 4
  %337 = insertelement <16 x float> %330, float %336, i64 0
  %338 = or i64 %334, 1
  %339 = getelementptr inbounds float, ptr %12, i64 %338
  %340 = load float, ptr %339, align 4
  %341 = insertelement <16 x float> %331, float %340, i64 0
  %342 = add nsw i64 %301, %332
  %343 = shl nsw i64 %342, 1
  %344 = getelementptr inbounds float, ptr %12, i64 %343
  %345 = load float, ptr %344, align 4
  %346 = insertelement <16 x float> %337, float %345, i64 1
  %347 = or i64 %343, 1
  %348 = getelementptr inbounds float, ptr %12, i64 %347
  %349 = load float, ptr %348, align 4
  %350 = insertelement <16 x float> %341, float %349, i64 1
  %351 = add nsw i64 %303, %332
  %352 = shl nsw i64 %351, 1
  %353 = getelementptr inbounds float, ptr %12, i64 %352
  %354 = load float, ptr %353, align 4
  %355 = insertelement <16 x float> %346, float %354, i64 2
  %356 = or i64 %352, 1
  %357 = getelementptr inbounds float, ptr %12, i64 %356
  %358 = load float, ptr %357, align 4
  %359 = insertelement <16 x float> %350, float %358, i64 2
  %360 = add nsw i64 %305, %332
  %361 = shl nsw i64 %360, 1
  %362 = getelementptr inbounds float, ptr %12, i64 %361
  %363 = load float, ptr %362, align 4
  %364 = insertelement <16 x float> %355, float %363, i64 3
  %365 = or i64 %361, 1
  %366 = getelementptr inbounds float, ptr %12, i64 %365
  %367 = load float, ptr %366, align 4
  %368 = insertelement <16 x float> %359, float %367, i64 3
  %369 = add nsw i64 %307, %332
  %370 = shl nsw i64 %369, 1
  %371 = getelementptr inbounds float, ptr %12, i64 %370
  %372 = load float, ptr %371, align 4
  %373 = insertelement <16 x float> %364, float %372, i64 4
  %374 = or i64 %370, 1
  %375 = getelementptr inbounds float, ptr %12, i64 %374
  %376 = load float, ptr %375, align 4
  %377 = insertelement <16 x float> %368, float %376, i64 4
  %378 = add nsw i64 %309, %332
  %379 = shl nsw i64 %378, 1
  %380 = getelementptr inbounds float, ptr %12, i64 %379
  %381 = load float, ptr %380, align 4
  %382 = insertelement <16 x float> %373, float %381, i64 5
  %383 = or i64 %379, 1
  %384 = getelementptr inbounds float, ptr %12, i64 %383
  %385 = load float, ptr %384, align 4
  %386 = insertelement <16 x float> %377, float %385, i64 5
  %387 = add nsw i64 %311, %332
  %388 = shl nsw i64 %387, 1
  %389 = getelementptr inbounds float, ptr %12, i64 %388
  %390 = load float, ptr %389, align 4
  %391 = insertelement <16 x float> %382, float %390, i64 6
  %392 = or i64 %388, 1
  %393 = getelementptr inbounds float, ptr %12, i64 %392
  %394 = load float, ptr %393, align 4
  %395 = insertelement <16 x float> %386, float %394, i64 6
  %396 = add nsw i64 %313, %332
  %397 = shl nsw i64 %396, 1
  %398 = getelementptr inbounds float, ptr %12, i64 %397
  %399 = load float, ptr %398, align 4
  %400 = insertelement <16 x float> %391, float %399, i64 7
  %401 = or i64 %397, 1
  %402 = getelementptr inbounds float, ptr %12, i64 %401
  %403 = load float, ptr %402, align 4
  %404 = insertelement <16 x float> %395, float %403, i64 7
  %405 = add nsw i64 %298, %332
  %406 = shl nsw i64 %405, 1
  %407 = getelementptr inbounds float, ptr %12, i64 %406
  %408 = load float, ptr %407, align 4
  %409 = insertelement <16 x float> %400, float %408, i64 8
  %410 = or i64 %406, 1
  %411 = getelementptr inbounds float, ptr %12, i64 %410
  %412 = load float, ptr %411, align 4
  %413 = insertelement <16 x float> %404, float %412, i64 8
  %414 = add nsw i64 %315, %332
  %415 = shl nsw i64 %414, 1
  %416 = getelementptr inbounds float, ptr %12, i64 %415
  %417 = load float, ptr %416, align 4
  %418 = insertelement <16 x float> %409, float %417, i64 9
  %419 = or i64 %415, 1
  %420 = getelementptr inbounds float, ptr %12, i64 %419
  %421 = load float, ptr %420, align 4
  %422 = insertelement <16 x float> %413, float %421, i64 9
  %423 = add nsw i64 %317, %332
  %424 = shl nsw i64 %423, 1
  %425 = getelementptr inbounds float, ptr %12, i64 %424
  %426 = load float, ptr %425, align 4
  %427 = insertelement <16 x float> %418, float %426, i64 10
  %428 = or i64 %424, 1
  %429 = getelementptr inbounds float, ptr %12, i64 %428
  %430 = load float, ptr %429, align 4
  %431 = insertelement <16 x float> %422, float %430, i64 10
  %432 = add nsw i64 %319, %332
  %433 = shl nsw i64 %432, 1
  %434 = getelementptr inbounds float, ptr %12, i64 %433
  %435 = load float, ptr %434, align 4
  %436 = insertelement <16 x float> %427, float %435, i64 11
  %437 = or i64 %433, 1
  %438 = getelementptr inbounds float, ptr %12, i64 %437
  %439 = load float, ptr %438, align 4
  %440 = insertelement <16 x float> %431, float %439, i64 11
  %441 = add nsw i64 %321, %332
  %442 = shl nsw i64 %441, 1
  %443 = getelementptr inbounds float, ptr %12, i64 %442
  %444 = load float, ptr %443, align 4
  %445 = insertelement <16 x float> %436, float %444, i64 12
  %446 = or i64 %442, 1
  %447 = getelementptr inbounds float, ptr %12, i64 %446
  %448 = load float, ptr %447, align 4
  %449 = insertelement <16 x float> %440, float %448, i64 12
  %450 = add nsw i64 %323, %332
  %451 = shl nsw i64 %450, 1
  %452 = getelementptr inbounds float, ptr %12, i64 %451
  %453 = load float, ptr %452, align 4
  %454 = insertelement <16 x float> %445, float %453, i64 13
  %455 = or i64 %451, 1
  %456 = getelementptr inbounds float, ptr %12, i64 %455
  %457 = load float, ptr %456, align 4
  %458 = insertelement <16 x float> %449, float %457, i64 13
  %459 = add nsw i64 %325, %332
  %460 = shl nsw i64 %459, 1
  %461 = getelementptr inbounds float, ptr %12, i64 %460
  %462 = load float, ptr %461, align 4
  %463 = insertelement <16 x float> %454, float %462, i64 14
  %464 = or i64 %460, 1
  %465 = getelementptr inbounds float, ptr %12, i64 %464
  %466 = load float, ptr %465, align 4
  %467 = insertelement <16 x float> %458, float %466, i64 14
  %468 = add nsw i64 %327, %332
  %469 = shl nsw i64 %468, 1
  %470 = getelementptr inbounds float, ptr %12, i64 %469
  %471 = load float, ptr %470, align 4
  %472 = insertelement <16 x float> %463, float %471, i64 15
  %473 = or i64 %469, 1
  %474 = getelementptr inbounds float, ptr %12, i64 %473
  %475 = load float, ptr %474, align 4
  %476 = insertelement <16 x float> %467, float %475, i64 15
  %477 = getelementptr inbounds %struct.point, ptr %2, i64 %329
  %478 = select i1 %296, <16 x float> %476, <16 x float> %472
  %479 = select i1 %296, <16 x float> %472, <16 x float> %476
  store <16 x float> %479, ptr %477, align 64
  %480 = getelementptr inbounds i8, ptr %477, i64 64
  store <16 x float> %478, ptr %480, align 64
  %481 = add nuw nsw i64 %329, 1
  %482 = icmp eq i64 %481, %3
  br i1 %482, label %483, label %328

483:                                              ; preds = %65, %328, %61, %292
  ret void
}

define internal fastcc void @write_lines(ptr %0, i64 %1, ptr %2) {
  %4 = alloca %struct.block, align 8
  %5 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 0
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 6
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 3, i64 %10
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 1
  %14 = load i64, ptr %13, align 8
  %15 = sub nsw i64 %14, %1
  %16 = icmp slt i64 %15, 16
  %17 = select i1 %16, i64 %15, i64 16
  %18 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 1
  store i64 %17, ptr %18, align 8
  %19 = add nsw i64 %14, -1
  %20 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 2
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 4, i32 1
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 4, i32 0
  %25 = load i64, ptr %24, align 8
  br label %33

26:                                               ; preds = %33
  %27 = load i64, ptr %18, align 8
  %28 = icmp eq i64 %27, 16
  %29 = zext i1 %28 to i64
  %30 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 2
  store i64 %29, ptr %30, align 8
  %31 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 0
  %32 = load i64, ptr %31, align 8
  br label %46

33:                                               ; preds = %33, %3
  %34 = phi i64 [ 0, %3 ], [ %44, %33 ]
  %35 = add nsw i64 %34, %1
  %36 = icmp slt i64 %35, %14
  %37 = select i1 %36, i64 %35, i64 %19
  %38 = sdiv i64 %37, %21
  %39 = mul nsw i64 %38, %23
  %40 = srem i64 %37, %21
  %41 = mul nsw i64 %40, %25
  %42 = add nsw i64 %41, %39
  %43 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 %34
  store i64 %42, ptr %43, align 8
  %44 = add nuw nsw i64 %34, 1
  %45 = icmp eq i64 %44, 16
  br i1 %45, label %26, label %33

46:                                               ; preds = %46, %26
  %47 = phi i64 [ %29, %26 ], [ %54, %46 ]
  %48 = phi i64 [ 1, %26 ], [ %55, %46 ]
  %49 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = add nsw i64 %48, %32
  %52 = icmp eq i64 %50, %51
  %53 = zext i1 %52 to i64
  %54 = and i64 %47, %53
  store i64 %54, ptr %30, align 8
  %55 = add nuw nsw i64 %48, 1
  %56 = icmp eq i64 %55, 16
  br i1 %56, label %57, label %46

57:                                               ; preds = %46
  %58 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 4, i32 2
  %59 = load i64, ptr %58, align 8
  %60 = icmp eq i64 %54, 0
  br i1 %60, label %122, label %61

61:                                               ; preds = %57
  %62 = icmp sgt i64 %8, 0
  br i1 %62, label %63, label %617

63:                                               ; preds = %61
  %64 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 5
  %65 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 2
  %66 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  br label %67

67:                                               ; preds = %120, %63
  %68 = phi ptr [ %6, %63 ], [ %121, %120 ]
  %69 = phi i64 [ 0, %63 ], [ %118, %120 ]
  %70 = mul nsw i64 %69, %59
  %71 = add nsw i64 %70, %32
  %72 = shl nsw i64 %71, 1
  %73 = getelementptr inbounds float, ptr %12, i64 %72
  %74 = getelementptr inbounds %struct.point, ptr %2, i64 %69
  %75 = load <16 x float>, ptr %74, align 1
  %76 = getelementptr inbounds i8, ptr %74, i64 64
  %77 = load <16 x float>, ptr %76, align 1
  %78 = load float, ptr %64, align 8
  %79 = insertelement <16 x float> poison, float %78, i64 0
  %80 = shufflevector <16 x float> %79, <16 x float> poison, <16 x i32> zeroinitializer
  %81 = fmul <16 x float> %75, %80
  %82 = fmul <16 x float> %77, %80
  %83 = getelementptr inbounds %struct.pass, ptr %68, i64 0, i32 11
  %84 = load i64, ptr %83, align 8
  %85 = icmp sgt i64 %84, -1
  br i1 %85, label %86, label %106

86:                                               ; preds = %67
  %87 = load ptr, ptr %65, align 8
  %88 = getelementptr inbounds float, ptr %87, i64 %84
  %89 = getelementptr inbounds %struct.pass, ptr %68, i64 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %90, %69
  %92 = srem i64 %1, %90
  %93 = add nsw i64 %91, %92
  %94 = shl nsw i64 %93, 1
  %95 = getelementptr inbounds float, ptr %88, i64 %94
  %96 = load <16 x float>, ptr %95, align 1
  %97 = getelementptr inbounds float, ptr %95, i64 16
  %98 = load <16 x float>, ptr %97, align 1
  %99 = shufflevector <16 x float> %96, <16 x float> %98, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %100 = shufflevector <16 x float> %96, <16 x float> %98, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %101 = fneg <16 x float> %82
  %102 = fmul <16 x float> %100, %101
  %103 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %81, <16 x float> %99, <16 x float> %102)
  %104 = fmul <16 x float> %82, %99
  %105 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %81, <16 x float> %100, <16 x float> %104)
  br label %106

106:                                              ; preds = %86, %67
  %107 = phi <16 x float> [ %105, %86 ], [ %82, %67 ]
  %108 = phi <16 x float> [ %103, %86 ], [ %81, %67 ]
  %109 = load ptr, ptr %66, align 8
  %110 = getelementptr inbounds %struct.plan, ptr %109, i64 0, i32 1
  %111 = load i64, ptr %110, align 8
  %112 = icmp eq i64 %111, 0
  %113 = select i1 %112, <16 x float> %107, <16 x float> %108
  %114 = select i1 %112, <16 x float> %108, <16 x float> %107
  %115 = shufflevector <16 x float> %114, <16 x float> %113, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  store <16 x float> %115, ptr %73, align 1
  %116 = getelementptr inbounds float, ptr %73, i64 16
  %117 = shufflevector <16 x float> %114, <16 x float> %113, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <16 x float> %117, ptr %116, align 1
  %118 = add nuw nsw i64 %69, 1
  %119 = icmp eq i64 %118, %8
  br i1 %119, label %617, label %120

120:                                              ; preds = %106
  %121 = load ptr, ptr %5, align 8
  br label %67

122:                                              ; preds = %57
  %123 = icmp eq i64 %59, 1
  %124 = select i1 %123, i1 %28, i1 false
  %125 = icmp sgt i64 %8, 7
  %126 = and i1 %125, %124
  br i1 %126, label %127, label %547

127:                                              ; preds = %122
  %128 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 5
  %129 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 2
  %130 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %131 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 1
  %132 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 2
  %133 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 3
  %134 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 4
  %135 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 5
  %136 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 6
  %137 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 7
  %138 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 8
  %139 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 9
  %140 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 10
  %141 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 11
  %142 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 12
  %143 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 13
  %144 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 14
  %145 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 15
  br label %146

146:                                              ; preds = %545, %127
  %147 = phi ptr [ %6, %127 ], [ %546, %545 ]
  %148 = phi i64 [ 8, %127 ], [ %543, %545 ]
  %149 = phi i64 [ 0, %127 ], [ %148, %545 ]
  %150 = getelementptr inbounds %struct.point, ptr %2, i64 %149
  %151 = load <16 x float>, ptr %150, align 1
  %152 = getelementptr inbounds i8, ptr %150, i64 64
  %153 = load <16 x float>, ptr %152, align 1
  %154 = load float, ptr %128, align 8
  %155 = insertelement <16 x float> poison, float %154, i64 0
  %156 = shufflevector <16 x float> %155, <16 x float> poison, <16 x i32> zeroinitializer
  %157 = fmul <16 x float> %151, %156
  %158 = fmul <16 x float> %153, %156
  %159 = getelementptr inbounds %struct.pass, ptr %147, i64 0, i32 11
  %160 = load i64, ptr %159, align 8
  %161 = icmp sgt i64 %160, -1
  br i1 %161, label %162, label %182

162:                                              ; preds = %146
  %163 = load ptr, ptr %129, align 8
  %164 = getelementptr inbounds float, ptr %163, i64 %160
  %165 = getelementptr inbounds %struct.pass, ptr %147, i64 0, i32 2
  %166 = load i64, ptr %165, align 8
  %167 = mul nsw i64 %166, %149
  %168 = srem i64 %1, %166
  %169 = add nsw i64 %167, %168
  %170 = shl nsw i64 %169, 1
  %171 = getelementptr inbounds float, ptr %164, i64 %170
  %172 = load <16 x float>, ptr %171, align 1
  %173 = getelementptr inbounds float, ptr %171, i64 16
  %174 = load <16 x float>, ptr %173, align 1
  %175 = shufflevector <16 x float> %172, <16 x float> %174, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %176 = shufflevector <16 x float> %172, <16 x float> %174, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %177 = fneg <16 x float> %158
  %178 = fmul <16 x float> %176, %177
  %179 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %157, <16 x float> %175, <16 x float> %178)
  %180 = fmul <16 x float> %158, %175
  %181 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %157, <16 x float> %176, <16 x float> %180)
  br label %182

182:                                              ; preds = %162, %146
  %183 = phi <16 x float> [ %181, %162 ], [ %158, %146 ]
  %184 = phi <16 x float> [ %179, %162 ], [ %157, %146 ]
  %185 = load ptr, ptr %130, align 8
  %186 = getelementptr inbounds %struct.plan, ptr %185, i64 0, i32 1
  %187 = load i64, ptr %186, align 8
  %188 = icmp eq i64 %187, 0
  %189 = select i1 %188, <16 x float> %183, <16 x float> %184
  %190 = select i1 %188, <16 x float> %184, <16 x float> %183
  %191 = or i64 %149, 1
  %192 = getelementptr inbounds %struct.point, ptr %2, i64 %191
  %193 = load <16 x float>, ptr %192, align 1
  %194 = getelementptr inbounds i8, ptr %192, i64 64
  %195 = load <16 x float>, ptr %194, align 1
  %196 = fmul <16 x float> %156, %193
  %197 = fmul <16 x float> %156, %195
  br i1 %161, label %198, label %218

198:                                              ; preds = %182
  %199 = load ptr, ptr %129, align 8
  %200 = getelementptr inbounds float, ptr %199, i64 %160
  %201 = getelementptr inbounds %struct.pass, ptr %147, i64 0, i32 2
  %202 = load i64, ptr %201, align 8
  %203 = mul nsw i64 %202, %191
  %204 = srem i64 %1, %202
  %205 = add nsw i64 %203, %204
  %206 = shl nsw i64 %205, 1
  %207 = getelementptr inbounds float, ptr %200, i64 %206
  %208 = load <16 x float>, ptr %207, align 1
  %209 = getelementptr inbounds float, ptr %207, i64 16
  %210 = load <16 x float>, ptr %209, align 1
  %211 = shufflevector <16 x float> %208, <16 x float> %210, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %212 = shufflevector <16 x float> %208, <16 x float> %210, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %213 = fneg <16 x float> %197
  %214 = fmul <16 x float> %212, %213
  %215 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %196, <16 x float> %211, <16 x float> %214)
  %216 = fmul <16 x float> %197, %211
  %217 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %196, <16 x float> %212, <16 x float> %216)
  br label %218

218:                                              ; preds = %198, %182
  %219 = phi <16 x float> [ %217, %198 ], [ %197, %182 ]
  %220 = phi <16 x float> [ %215, %198 ], [ %196, %182 ]
  %221 = select i1 %188, <16 x float> %219, <16 x float> %220
  %222 = select i1 %188, <16 x float> %220, <16 x float> %219
  %223 = or i64 %149, 2
  %224 = getelementptr inbounds %struct.point, ptr %2, i64 %223
  %225 = load <16 x float>, ptr %224, align 1
  %226 = getelementptr inbounds i8, ptr %224, i64 64
  %227 = load <16 x float>, ptr %226, align 1
  %228 = fmul <16 x float> %156, %225
  %229 = fmul <16 x float> %156, %227
  br i1 %161, label %230, label %250

230:                                              ; preds = %218
  %231 = load ptr, ptr %129, align 8
  %232 = getelementptr inbounds float, ptr %231, i64 %160
  %233 = getelementptr inbounds %struct.pass, ptr %147, i64 0, i32 2
  %234 = load i64, ptr %233, align 8
  %235 = mul nsw i64 %234, %223
  %236 = srem i64 %1, %234
  %237 = add nsw i64 %235, %236
  %238 = shl nsw i64 %237, 1
  %239 = getelementptr inbounds float, ptr %232, i64 %238
  %240 = load <16 x float>, ptr %239, align 1
  %241 = getelementptr inbounds float, ptr %239, i64 16
  %242 = load <16 x float>, ptr %241, align 1
  %243 = shufflevector <16 x float> %240, <16 x float> %242, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %244 = shufflevector <16 x float> %240, <16 x float> %242, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %245 = fneg <16 x float> %229
  %246 = fmul <16 x float> %244, %245
  %247 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %228, <16 x float> %243, <16 x float> %246)
  %248 = fmul <16 x float> %229, %243
  %249 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %228, <16 x float> %244, <16 x float> %248)
  br label %250

250:                                              ; preds = %230, %218
  %251 = phi <16 x float> [ %249, %230 ], [ %229, %218 ]
  %252 = phi <16 x float> [ %247, %230 ], [ %228, %218 ]
  %253 = select i1 %188, <16 x float> %251, <16 x float> %252
  %254 = select i1 %188, <16 x float> %252, <16 x float> %251
  %255 = or i64 %149, 3
  %256 = getelementptr inbounds %struct.point, ptr %2, i64 %255
  %257 = load <16 x float>, ptr %256, align 1
  %258 = getelementptr inbounds i8, ptr %256, i64 64
  %259 = load <16 x float>, ptr %258, align 1
  %260 = fmul <16 x float> %156, %257
  %261 = fmul <16 x float> %156, %259
  br i1 %161, label %262, label %282

262:                                              ; preds = %250
  %263 = load ptr, ptr %129, align 8
  %264 = getelementptr inbounds float, ptr %263, i64 %160
  %265 = getelementptr inbounds %struct.pass, ptr %147, i64 0, i32 2
  %266 = load i64, ptr %265, align 8
  %267 = mul nsw i64 %266, %255
  %268 = srem i64 %1, %266
  %269 = add nsw i64 %267, %268
  %270 = shl nsw i64 %269, 1
  %271 = getelementptr inbounds float, ptr %264, i64 %270
  %272 = load <16 x float>, ptr %271, align 1
  %273 = getelementptr inbounds float, ptr %271, i64 16
  %274 = load <16 x float>, ptr %273, align 1
  %275 = shufflevector <16 x float> %272, <16 x float> %274, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %276 = shufflevector <16 x float> %272, <16 x float> %274, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %277 = fneg <16 x float> %261
  %278 = fmul <16 x float> %276, %277
  %279 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %260, <16 x float> %275, <16 x float> %278)
  %280 = fmul <16 x float> %261, %275
  %281 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %260, <16 x float> %276, <16 x float> %280)
  br label %282

282:                                              ; preds = %262, %250
  %283 = phi <16 x float> [ %281, %262 ], [ %261, %250 ]
  %284 = phi <16 x float> [ %279, %262 ], [ %260, %250 ]
  %285 = select i1 %188, <16 x float> %283, <16 x float> %284
  %286 = select i1 %188, <16 x float> %284, <16 x float> %283
  %287 = or i64 %149, 4
  %288 = getelementptr inbounds %struct.point, ptr %2, i64 %287
  %289 = load <16 x float>, ptr %288, align 1
  %290 = getelementptr inbounds i8, ptr %288, i64 64
  %291 = load <16 x float>, ptr %290, align 1
  %292 = fmul <16 x float> %156, %289
  %293 = fmul <16 x float> %156, %291
  br i1 %161, label %294, label %314

294:                                              ; preds = %282
  %295 = load ptr, ptr %129, align 8
  %296 = getelementptr inbounds float, ptr %295, i64 %160
  %297 = getelementptr inbounds %struct.pass, ptr %147, i64 0, i32 2
  %298 = load i64, ptr %297, align 8
  %299 = mul nsw i64 %298, %287
  %300 = srem i64 %1, %298
  %301 = add nsw i64 %299, %300
  %302 = shl nsw i64 %301, 1
  %303 = getelementptr inbounds float, ptr %296, i64 %302
  %304 = load <16 x float>, ptr %303, align 1
  %305 = getelementptr inbounds float, ptr %303, i64 16
  %306 = load <16 x float>, ptr %305, align 1
  %307 = shufflevector <16 x float> %304, <16 x float> %306, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %308 = shufflevector <16 x float> %304, <16 x float> %306, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %309 = fneg <16 x float> %293
  %310 = fmul <16 x float> %308, %309
  %311 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %292, <16 x float> %307, <16 x float> %310)
  %312 = fmul <16 x float> %293, %307
  %313 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %292, <16 x float> %308, <16 x float> %312)
  br label %314

314:                                              ; preds = %294, %282
  %315 = phi <16 x float> [ %313, %294 ], [ %293, %282 ]
  %316 = phi <16 x float> [ %311, %294 ], [ %292, %282 ]
  %317 = select i1 %188, <16 x float> %315, <16 x float> %316
  %318 = select i1 %188, <16 x float> %316, <16 x float> %315
  %319 = or i64 %149, 5
  %320 = getelementptr inbounds %struct.point, ptr %2, i64 %319
  %321 = load <16 x float>, ptr %320, align 1
  %322 = getelementptr inbounds i8, ptr %320, i64 64
  %323 = load <16 x float>, ptr %322, align 1
  %324 = fmul <16 x float> %156, %321
  %325 = fmul <16 x float> %156, %323
  br i1 %161, label %326, label %346

326:                                              ; preds = %314
  %327 = load ptr, ptr %129, align 8
  %328 = getelementptr inbounds float, ptr %327, i64 %160
  %329 = getelementptr inbounds %struct.pass, ptr %147, i64 0, i32 2
  %330 = load i64, ptr %329, align 8
  %331 = mul nsw i64 %330, %319
  %332 = srem i64 %1, %330
  %333 = add nsw i64 %331, %332
  %334 = shl nsw i64 %333, 1
  %335 = getelementptr inbounds float, ptr %328, i64 %334
  %336 = load <16 x float>, ptr %335, align 1
  %337 = getelementptr inbounds float, ptr %335, i64 16
  %338 = load <16 x float>, ptr %337, align 1
  %339 = shufflevector <16 x float> %336, <16 x float> %338, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %340 = shufflevector <16 x float> %336, <16 x float> %338, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %341 = fneg <16 x float> %325
  %342 = fmul <16 x float> %340, %341
  %343 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %324, <16 x float> %339, <16 x float> %342)
  %344 = fmul <16 x float> %325, %339
  %345 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %324, <16 x float> %340, <16 x float> %344)
  br label %346

346:                                              ; preds = %326, %314
  %347 = phi <16 x float> [ %345, %326 ], [ %325, %314 ]
  %348 = phi <16 x float> [ %343, %326 ], [ %324, %314 ]
  %349 = select i1 %188, <16 x float> %347, <16 x float> %348
  %350 = select i1 %188, <16 x float> %348, <16 x float> %347
  %351 = or i64 %149, 6
  %352 = getelementptr inbounds %struct.point, ptr %2, i64 %351
  %353 = load <16 x float>, ptr %352, align 1
  %354 = getelementptr inbounds i8, ptr %352, i64 64
  %355 = load <16 x float>, ptr %354, align 1
  %356 = fmul <16 x float> %156, %353
  %357 = fmul <16 x float> %156, %355
  br i1 %161, label %358, label %378

358:                                              ; preds = %346
  %359 = load ptr, ptr %129, align 8
  %360 = getelementptr inbounds float, ptr %359, i64 %160
  %361 = getelementptr inbounds %struct.pass, ptr %147, i64 0, i32 2
  %362 = load i64, ptr %361, align 8
  %363 = mul nsw i64 %362, %351
  %364 = srem i64 %1, %362
  %365 = add nsw i64 %363, %364
  %366 = shl nsw i64 %365, 1
  %367 = getelementptr inbounds float, ptr %360, i64 %366
  %368 = load <16 x float>, ptr %367, align 1
  %369 = getelementptr inbounds float, ptr %367, i64 16
  %370 = load <16 x float>, ptr %369, align 1
  %371 = shufflevector <16 x float> %368, <16 x float> %370, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %372 = shufflevector <16 x float> %368, <16 x float> %370, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %373 = fneg <16 x float> %357
  %374 = fmul <16 x float> %372, %373
  %375 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %356, <16 x float> %371, <16 x float> %374)
  %376 = fmul <16 x float> %357, %371
  %377 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %356, <16 x float> %372, <16 x float> %376)
  br label %378

378:                                              ; preds = %358, %346
  %379 = phi <16 x float> [ %377, %358 ], [ %357, %346 ]
  %380 = phi <16 x float> [ %375, %358 ], [ %356, %346 ]
  %381 = select i1 %188, <16 x float> %379, <16 x float> %380
  %382 = select i1 %188, <16 x float> %380, <16 x float> %379
  %383 = or i64 %149, 7
  %384 = getelementptr inbounds %struct.point, ptr %2, i64 %383
  %385 = load <16 x float>, ptr %384, align 1
  %386 = getelementptr inbounds i8, ptr %384, i64 64
  %387 = load <16 x float>, ptr %386, align 1
  %388 = fmul <16 x float> %156, %385
  %389 = fmul <16 x float> %156, %387
  br i1 %161, label %390, label %410

390:                                              ; preds = %378
  %391 = load ptr, ptr %129, align 8
  %392 = getelementptr inbounds float, ptr %391, i64 %160
  %393 = getelementptr inbounds %struct.pass, ptr %147, i64 0, i32 2
  %394 = load i64, ptr %393, align 8
  %395 = mul nsw i64 %394, %383
  %396 = srem i64 %1, %394
  %397 = add nsw i64 %395, %396
  %398 = shl nsw i64 %397, 1
  %399 = getelementptr inbounds float, ptr %392, i64 %398
  %400 = load <16 x float>, ptr %399, align 1
  %401 = getelementptr inbounds float, ptr %399, i64 16
  %402 = load <16 x float>, ptr %401, align 1
  %403 = shufflevector <16 x float> %400, <16 x float> %402, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %404 = shufflevector <16 x float> %400, <16 x float> %402, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %405 = fneg <16 x float> %389
  %406 = fmul <16 x float> %404, %405
  %407 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %388, <16 x float> %403, <16 x float> %406)
  %408 = fmul <16 x float> %389, %403
  %409 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %388, <16 x float> %404, <16 x float> %408)
  br label %410

410:                                              ; preds = %390, %378
  %411 = phi <16 x float> [ %409, %390 ], [ %389, %378 ]
  %412 = phi <16 x float> [ %407, %390 ], [ %388, %378 ]
  %413 = select i1 %188, <16 x float> %411, <16 x float> %412
  %414 = select i1 %188, <16 x float> %412, <16 x float> %411
  %415 = shufflevector <16 x float> %190, <16 x float> %189, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %416 = shufflevector <16 x float> %190, <16 x float> %189, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %417 = shufflevector <16 x float> %222, <16 x float> %221, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %418 = shufflevector <16 x float> %222, <16 x float> %221, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %419 = shufflevector <16 x float> %254, <16 x float> %253, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %420 = shufflevector <16 x float> %254, <16 x float> %253, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %421 = shufflevector <16 x float> %286, <16 x float> %285, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %422 = shufflevector <16 x float> %286, <16 x float> %285, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %423 = shufflevector <16 x float> %318, <16 x float> %317, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %424 = shufflevector <16 x float> %318, <16 x float> %317, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %425 = shufflevector <16 x float> %350, <16 x float> %349, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %426 = shufflevector <16 x float> %350, <16 x float> %349, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %427 = shufflevector <16 x float> %382, <16 x float> %381, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %428 = shufflevector <16 x float> %382, <16 x float> %381, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %429 = shufflevector <16 x float> %414, <16 x float> %413, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %430 = shufflevector <16 x float> %414, <16 x float> %413, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %431 = shufflevector <16 x float> %415, <16 x float> %417, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %432 = shufflevector <16 x float> %415, <16 x float> %417, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %433 = shufflevector <16 x float> %416, <16 x float> %418, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %434 = shufflevector <16 x float> %416, <16 x float> %418, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %435 = shufflevector <16 x float> %419, <16 x float> %421, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %436 = shufflevector <16 x float> %419, <16 x float> %421, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %437 = shufflevector <16 x float> %420, <16 x float> %422, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %438 = shufflevector <16 x float> %420, <16 x float> %422, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %439 = shufflevector <16 x float> %423, <16 x float> %425, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %440 = shufflevector <16 x float> %423, <16 x float> %425, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %441 = shufflevector <16 x float> %424, <16 x float> %426, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %442 = shufflevector <16 x float> %424, <16 x float> %426, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %443 = shufflevector <16 x float> %427, <16 x float> %429, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %444 = shufflevector <16 x float> %427, <16 x float> %429, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %445 = shufflevector <16 x float> %428, <16 x float> %430, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %446 = shufflevector <16 x float> %428, <16 x float> %430, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %447 = shufflevector <16 x float> %431, <16 x float> %435, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %448 = shufflevector <16 x float> %431, <16 x float> %435, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %449 = shufflevector <16 x float> %433, <16 x float> %437, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %450 = shufflevector <16 x float> %433, <16 x float> %437, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %451 = shufflevector <16 x float> %432, <16 x float> %436, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %452 = shufflevector <16 x float> %432, <16 x float> %436, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %453 = shufflevector <16 x float> %434, <16 x float> %438, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %454 = shufflevector <16 x float> %434, <16 x float> %438, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %455 = shufflevector <16 x float> %439, <16 x float> %443, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %456 = shufflevector <16 x float> %439, <16 x float> %443, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %457 = shufflevector <16 x float> %441, <16 x float> %445, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %458 = shufflevector <16 x float> %441, <16 x float> %445, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %459 = shufflevector <16 x float> %440, <16 x float> %444, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %460 = shufflevector <16 x float> %440, <16 x float> %444, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %461 = shufflevector <16 x float> %442, <16 x float> %446, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %462 = shufflevector <16 x float> %442, <16 x float> %446, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %463 = shufflevector <16 x float> %447, <16 x float> %455, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %464 = shufflevector <16 x float> %447, <16 x float> %455, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %465 = shufflevector <16 x float> %449, <16 x float> %457, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %466 = shufflevector <16 x float> %449, <16 x float> %457, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %467 = shufflevector <16 x float> %451, <16 x float> %459, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %468 = shufflevector <16 x float> %451, <16 x float> %459, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %469 = shufflevector <16 x float> %453, <16 x float> %461, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %470 = shufflevector <16 x float> %453, <16 x float> %461, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %471 = shufflevector <16 x float> %448, <16 x float> %456, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %472 = shufflevector <16 x float> %448, <16 x float> %456, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %473 = shufflevector <16 x float> %450, <16 x float> %458, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %474 = shufflevector <16 x float> %450, <16 x float> %458, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %475 = shufflevector <16 x float> %452, <16 x float> %460, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %476 = shufflevector <16 x float> %452, <16 x float> %460, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %477 = shufflevector <16 x float> %454, <16 x float> %462, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %478 = shufflevector <16 x float> %454, <16 x float> %462, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %479 = load i64, ptr %31, align 8
  %480 = add nsw i64 %479, %149
  %481 = shl nsw i64 %480, 1
  %482 = getelementptr inbounds float, ptr %12, i64 %481
  store <16 x float> %463, ptr %482, align 1
  %483 = load i64, ptr %131, align 8
  %484 = add nsw i64 %483, %149
  %485 = shl nsw i64 %484, 1
  %486 = getelementptr inbounds float, ptr %12, i64 %485
  store <16 x float> %465, ptr %486, align 1
  %487 = load i64, ptr %132, align 8
  %488 = add nsw i64 %487, %149
  %489 = shl nsw i64 %488, 1
  %490 = getelementptr inbounds float, ptr %12, i64 %489
  store <16 x float> %467, ptr %490, align 1
  %491 = load i64, ptr %133, align 8
  %492 = add nsw i64 %491, %149
  %493 = shl nsw i64 %492, 1
  %494 = getelementptr inbounds float, ptr %12, i64 %493
  store <16 x float> %469, ptr %494, align 1
  %495 = load i64, ptr %134, align 8
  %496 = add nsw i64 %495, %149
  %497 = shl nsw i64 %496, 1
  %498 = getelementptr inbounds float, ptr %12, i64 %497
  store <16 x float> %471, ptr %498, align 1
  %499 = load i64, ptr %135, align 8
  %500 = add nsw i64 %499, %149
  %501 = shl nsw i64 %500, 1
  %502 = getelementptr inbounds float, ptr %12, i64 %501
  store <16 x float> %473, ptr %502, align 1
  %503 = load i64, ptr %136, align 8
  %504 = add nsw i64 %503, %149
  %505 = shl nsw i64 %504, 1
  %506 = getelementptr inbounds float, ptr %12, i64 %505
  store <16 x float> %475, ptr %506, align 1
  %507 = load i64, ptr %137, align 8
  %508 = add nsw i64 %507, %149
  %509 = shl nsw i64 %508, 1
  %510 = getelementptr inbounds float, ptr %12, i64 %509
  store <16 x float> %477, ptr %510, align 1
  %511 = load i64, ptr %138, align 8
  %512 = add nsw i64 %511, %149
  %513 = shl nsw i64 %512, 1
  %514 = getelementptr inbounds float, ptr %12, i64 %513
  store <16 x float> %464, ptr %514, align 1
  %515 = load i64, ptr %139, align 8
  %516 = add nsw i64 %515, %149
  %517 = shl nsw i64 %516, 1
  %518 = getelementptr inbounds float, ptr %12, i64 %517
  store <16 x float> %466, ptr %518, align 1
  %519 = load i64, ptr %140, align 8
  %520 = add nsw i64 %519, %149
  %521 = shl nsw i64 %520, 1
  %522 = getelementptr inbounds float, ptr %12, i64 %521
  store <16 x float> %468, ptr %522, align 1
  %523 = load i64, ptr %141, align 8
  %524 = add nsw i64 %523, %149
  %525 = shl nsw i64 %524, 1
  %526 = getelementptr inbounds float, ptr %12, i64 %525
  store <16 x float> %470, ptr %526, align 1
  %527 = load i64, ptr %142, align 8
  %528 = add nsw i64 %527, %149
  %529 = shl nsw i64 %528, 1
  %530 = getelementptr inbounds float, ptr %12, i64 %529
  store <16 x float> %472, ptr %530, align 1
  %531 = load i64, ptr %143, align 8
  %532 = add nsw i64 %531, %149
  %533 = shl nsw i64 %532, 1
  %534 = getelementptr inbounds float, ptr %12, i64 %533
  store <16 x float> %474, ptr %534, align 1
  %535 = load i64, ptr %144, align 8
  %536 = add nsw i64 %535, %149
  %537 = shl nsw i64 %536, 1
  %538 = getelementptr inbounds float, ptr %12, i64 %537
  store <16 x float> %476, ptr %538, align 1
  %539 = load i64, ptr %145, align 8
  %540 = add nsw i64 %539, %149
  %541 = shl nsw i64 %540, 1
  %542 = getelementptr inbounds float, ptr %12, i64 %541
  store <16 x float> %478, ptr %542, align 1
  %543 = add nuw nsw i64 %148, 8
  %544 = icmp sgt i64 %543, %8
  br i1 %544, label %547, label %545

545:                                              ; preds = %410
  %546 = load ptr, ptr %5, align 8
  br label %146

547:                                              ; preds = %410, %122
  %548 = phi i64 [ 0, %122 ], [ %148, %410 ]
  %549 = icmp slt i64 %548, %8
  br i1 %549, label %550, label %617

550:                                              ; preds = %547
  %551 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 5
  %552 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 2
  %553 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %554 = icmp sgt i64 %27, 0
  br label %555

555:                                              ; preds = %601, %550
  %556 = phi i64 [ %548, %550 ], [ %602, %601 ]
  %557 = getelementptr inbounds %struct.point, ptr %2, i64 %556
  %558 = load <16 x float>, ptr %557, align 1
  %559 = getelementptr inbounds i8, ptr %557, i64 64
  %560 = load <16 x float>, ptr %559, align 1
  %561 = load ptr, ptr %5, align 8
  %562 = load float, ptr %551, align 8
  %563 = insertelement <16 x float> poison, float %562, i64 0
  %564 = shufflevector <16 x float> %563, <16 x float> poison, <16 x i32> zeroinitializer
  %565 = fmul <16 x float> %558, %564
  %566 = fmul <16 x float> %560, %564
  %567 = getelementptr inbounds %struct.pass, ptr %561, i64 0, i32 11
  %568 = load i64, ptr %567, align 8
  %569 = icmp sgt i64 %568, -1
  br i1 %569, label %570, label %590

570:                                              ; preds = %555
  %571 = load ptr, ptr %552, align 8
  %572 = getelementptr inbounds float, ptr %571, i64 %568
  %573 = getelementptr inbounds %struct.pass, ptr %561, i64 0, i32 2
  %574 = load i64, ptr %573, align 8
  %575 = mul nsw i64 %574, %556
  %576 = srem i64 %1, %574
  %577 = add nsw i64 %575, %576
  %578 = shl nsw i64 %577, 1
  %579 = getelementptr inbounds float, ptr %572, i64 %578
  %580 = load <16 x float>, ptr %579, align 1
  %581 = getelementptr inbounds float, ptr %579, i64 16
  %582 = load <16 x float>, ptr %581, align 1
  %583 = shufflevector <16 x float> %580, <16 x float> %582, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %584 = shufflevector <16 x float> %580, <16 x float> %582, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %585 = fneg <16 x float> %566
  %586 = fmul <16 x float> %584, %585
  %587 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %565, <16 x float> %583, <16 x float> %586)
  %588 = fmul <16 x float> %566, %583
  %589 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %565, <16 x float> %584, <16 x float> %588)
  br label %590

590:                                              ; preds = %570, %555
  %591 = phi <16 x float> [ %589, %570 ], [ %566, %555 ]
  %592 = phi <16 x float> [ %587, %570 ], [ %565, %555 ]
  %593 = load ptr, ptr %553, align 8
  %594 = getelementptr inbounds %struct.plan, ptr %593, i64 0, i32 1
  %595 = load i64, ptr %594, align 8
  %596 = icmp eq i64 %595, 0
  %597 = select i1 %596, <16 x float> %591, <16 x float> %592
  %598 = select i1 %596, <16 x float> %592, <16 x float> %591
  br i1 %554, label %599, label %601

599:                                              ; preds = %590
  %600 = mul nsw i64 %556, %59
  br label %604

601:                                              ; preds = %604, %590
  %602 = add nuw nsw i64 %556, 1
  %603 = icmp eq i64 %602, %8
  br i1 %603, label %617, label %555

604:                                              ; preds = %604, %599
  %605 = phi i64 [ 0, %599 ], [ %615, %604 ]
  %606 = extractelement <16 x float> %598, i64 %605
  %607 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 %605
  %608 = load i64, ptr %607, align 8
  %609 = add nsw i64 %608, %600
  %610 = shl nsw i64 %609, 1
  %611 = getelementptr inbounds float, ptr %12, i64 %610
  store float %606, ptr %611, align 4
  %612 = extractelement <16 x float> %597, i64 %605
  %613 = or i64 %610, 1
  %614 = getelementptr inbounds float, ptr %12, i64 %613
  store float %612, ptr %614, align 4
  %615 = add nuw nsw i64 %605, 1
  %616 = icmp eq i64 %615, %27
  br i1 %616, label %601, label %604

617:                                              ; preds = %106, %601, %61, %547
  ret void
}

define internal fastcc ptr @transform(ptr %0, ptr %1, ptr %2) {
  %4 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 2
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.pass, ptr %5, i64 0, i32 7
  %9 = load i64, ptr %8, align 8
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %11, label %20

11:                                               ; preds = %3
  %12 = getelementptr inbounds %struct.pass, ptr %5, i64 0, i32 0
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds %struct.pass, ptr %5, i64 0, i32 10
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds float, ptr %7, i64 %15
  %17 = getelementptr inbounds %struct.pass, ptr %5, i64 0, i32 9
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds float, ptr %7, i64 %18
  br label %22

20:                                               ; preds = %39, %3
  %21 = phi ptr [ %1, %3 ], [ %24, %39 ]
  ret ptr %21

22:                                               ; preds = %11, %39
  %23 = phi ptr [ %24, %39 ], [ %1, %11 ]
  %24 = phi ptr [ %23, %39 ], [ %2, %11 ]
  %25 = phi ptr [ %43, %39 ], [ %19, %11 ]
  %26 = phi i64 [ %50, %39 ], [ 0, %11 ]
  %27 = phi i64 [ %32, %39 ], [ %13, %11 ]
  %28 = phi i64 [ %49, %39 ], [ 1, %11 ]
  %29 = phi ptr [ %48, %39 ], [ %16, %11 ]
  %30 = getelementptr inbounds %struct.pass, ptr %5, i64 0, i32 8, i64 %26
  %31 = load i64, ptr %30, align 8
  %32 = sdiv i64 %27, %31
  switch i64 %31, label %38 [
    i64 8, label %33
    i64 4, label %34
    i64 2, label %35
    i64 3, label %36
    i64 5, label %37
  ]

33:                                               ; preds = %22
  call fastcc void @by_eight(ptr %23, ptr %24, i64 %32, i64 %28, ptr %25)
  br label %39

34:                                               ; preds = %22
  call fastcc void @by_four(ptr %23, ptr %24, i64 %32, i64 %28, ptr %25)
  br label %39

35:                                               ; preds = %22
  call fastcc void @by_two(ptr %23, ptr %24, i64 %32, i64 %28, ptr %25)
  br label %39

36:                                               ; preds = %22
  call fastcc void @by_three(ptr %23, ptr %24, i64 %32, i64 %28, ptr %25, ptr %29)
  br label %39

37:                                               ; preds = %22
  call fastcc void @by_five(ptr %23, ptr %24, i64 %32, i64 %28, ptr %25, ptr %29)
  br label %39

38:                                               ; preds = %22
  call fastcc void @by_any(ptr %23, ptr %24, i64 %32, i64 %28, ptr %25, i64 %31, ptr %29)
  br label %39

39:                                               ; preds = %34, %36, %38, %37, %35, %33
  %40 = shl nsw i64 %32, 1
  %41 = add nsw i64 %31, -1
  %42 = mul nsw i64 %40, %41
  %43 = getelementptr inbounds float, ptr %25, i64 %42
  %44 = and i64 %31, 1
  %45 = icmp eq i64 %44, 0
  %46 = shl nsw i64 %31, 1
  %47 = select i1 %45, i64 0, i64 %46
  %48 = getelementptr float, ptr %29, i64 %47
  %49 = mul nsw i64 %31, %28
  %50 = add nuw nsw i64 %26, 1
  %51 = load i64, ptr %8, align 8
  %52 = icmp slt i64 %50, %51
  br i1 %52, label %22, label %20
}

define internal fastcc void @read_real(ptr %0, i64 %1, ptr %2) {
  %4 = alloca %struct.block, align 8
  %5 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 5
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 3, i64 %8
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = sub nsw i64 %12, %1
  %14 = icmp slt i64 %13, 16
  %15 = select i1 %14, i64 %13, i64 16
  %16 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 1
  store i64 %15, ptr %16, align 8
  %17 = add nsw i64 %12, -1
  %18 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 2
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 3, i32 1
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 3, i32 0
  %23 = load i64, ptr %22, align 8
  br label %31

24:                                               ; preds = %31
  %25 = load i64, ptr %16, align 8
  %26 = icmp eq i64 %25, 16
  %27 = zext i1 %26 to i64
  %28 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 2
  store i64 %27, ptr %28, align 8
  %29 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 0
  %30 = load i64, ptr %29, align 8
  br label %44

31:                                               ; preds = %31, %3
  %32 = phi i64 [ 0, %3 ], [ %42, %31 ]
  %33 = add nsw i64 %32, %1
  %34 = icmp slt i64 %33, %12
  %35 = select i1 %34, i64 %33, i64 %17
  %36 = sdiv i64 %35, %19
  %37 = mul nsw i64 %36, %21
  %38 = srem i64 %35, %19
  %39 = mul nsw i64 %38, %23
  %40 = add nsw i64 %39, %37
  %41 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 %32
  store i64 %40, ptr %41, align 8
  %42 = add nuw nsw i64 %32, 1
  %43 = icmp eq i64 %42, 16
  br i1 %43, label %24, label %31

44:                                               ; preds = %44, %24
  %45 = phi i64 [ %27, %24 ], [ %52, %44 ]
  %46 = phi i64 [ 1, %24 ], [ %53, %44 ]
  %47 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 %46
  %48 = load i64, ptr %47, align 8
  %49 = add nsw i64 %46, %30
  %50 = icmp eq i64 %48, %49
  %51 = zext i1 %50 to i64
  %52 = and i64 %45, %51
  store i64 %52, ptr %28, align 8
  %53 = add nuw nsw i64 %46, 1
  %54 = icmp eq i64 %53, 16
  br i1 %54, label %55, label %44

55:                                               ; preds = %44
  %56 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 0
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 3, i32 2
  %59 = load i64, ptr %58, align 8
  %60 = icmp eq i64 %52, 0
  br i1 %60, label %74, label %61

61:                                               ; preds = %55
  %62 = icmp sgt i64 %57, 0
  br i1 %62, label %63, label %299

63:                                               ; preds = %61
  %64 = getelementptr inbounds float, ptr %10, i64 %30
  br label %65

65:                                               ; preds = %63, %65
  %66 = phi i64 [ 0, %63 ], [ %72, %65 ]
  %67 = mul nsw i64 %66, %59
  %68 = getelementptr inbounds float, ptr %64, i64 %67
  %69 = load <16 x float>, ptr %68, align 1
  %70 = shl nuw nsw i64 %66, 1
  %71 = getelementptr inbounds <16 x float>, ptr %2, i64 %70
  store <16 x float> %69, ptr %71, align 64
  %72 = add nuw nsw i64 %66, 1
  %73 = icmp eq i64 %72, %57
  br i1 %73, label %299, label %65

74:                                               ; preds = %55
  %75 = icmp ne i64 %59, 1
  %76 = icmp slt i64 %57, 16
  %77 = select i1 %75, i1 true, i1 %76
  br i1 %77, label %275, label %78

78:                                               ; preds = %74
  %79 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 1
  %80 = load i64, ptr %79, align 8
  %81 = getelementptr inbounds float, ptr %10, i64 %80
  %82 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 2
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds float, ptr %10, i64 %83
  %85 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 3
  %86 = load i64, ptr %85, align 8
  %87 = getelementptr inbounds float, ptr %10, i64 %86
  %88 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 4
  %89 = load i64, ptr %88, align 8
  %90 = getelementptr inbounds float, ptr %10, i64 %89
  %91 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 5
  %92 = load i64, ptr %91, align 8
  %93 = getelementptr inbounds float, ptr %10, i64 %92
  %94 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 6
  %95 = load i64, ptr %94, align 8
  %96 = getelementptr inbounds float, ptr %10, i64 %95
  %97 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 7
  %98 = load i64, ptr %97, align 8
  %99 = getelementptr inbounds float, ptr %10, i64 %98
  %100 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 8
  %101 = load i64, ptr %100, align 8
  %102 = getelementptr inbounds float, ptr %10, i64 %101
  %103 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 9
  %104 = load i64, ptr %103, align 8
  %105 = getelementptr inbounds float, ptr %10, i64 %104
  %106 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 10
  %107 = load i64, ptr %106, align 8
  %108 = getelementptr inbounds float, ptr %10, i64 %107
  %109 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 11
  %110 = load i64, ptr %109, align 8
  %111 = getelementptr inbounds float, ptr %10, i64 %110
  %112 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 12
  %113 = load i64, ptr %112, align 8
  %114 = getelementptr inbounds float, ptr %10, i64 %113
  %115 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 13
  %116 = load i64, ptr %115, align 8
  %117 = getelementptr inbounds float, ptr %10, i64 %116
  %118 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 14
  %119 = load i64, ptr %118, align 8
  %120 = getelementptr inbounds float, ptr %10, i64 %119
  %121 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 15
  %122 = load i64, ptr %121, align 8
  %123 = getelementptr inbounds float, ptr %10, i64 %122
  %124 = load i64, ptr %29, align 8
  br label %125

125:                                              ; preds = %125, %78
  %126 = phi i64 [ %30, %78 ], [ %124, %125 ]
  %127 = phi i64 [ 16, %78 ], [ %273, %125 ]
  %128 = phi i64 [ 0, %78 ], [ %127, %125 ]
  %129 = getelementptr inbounds float, ptr %10, i64 %126
  %130 = getelementptr inbounds float, ptr %129, i64 %128
  %131 = load <16 x float>, ptr %130, align 1
  %132 = getelementptr inbounds float, ptr %81, i64 %128
  %133 = load <16 x float>, ptr %132, align 1
  %134 = getelementptr inbounds float, ptr %84, i64 %128
  %135 = load <16 x float>, ptr %134, align 1
  %136 = getelementptr inbounds float, ptr %87, i64 %128
  %137 = load <16 x float>, ptr %136, align 1
  %138 = getelementptr inbounds float, ptr %90, i64 %128
  %139 = load <16 x float>, ptr %138, align 1
  %140 = getelementptr inbounds float, ptr %93, i64 %128
  %141 = load <16 x float>, ptr %140, align 1
  %142 = getelementptr inbounds float, ptr %96, i64 %128
  %143 = load <16 x float>, ptr %142, align 1
  %144 = getelementptr inbounds float, ptr %99, i64 %128
  %145 = load <16 x float>, ptr %144, align 1
  %146 = getelementptr inbounds float, ptr %102, i64 %128
  %147 = load <16 x float>, ptr %146, align 1
  %148 = getelementptr inbounds float, ptr %105, i64 %128
  %149 = load <16 x float>, ptr %148, align 1
  %150 = getelementptr inbounds float, ptr %108, i64 %128
  %151 = load <16 x float>, ptr %150, align 1
  %152 = getelementptr inbounds float, ptr %111, i64 %128
  %153 = load <16 x float>, ptr %152, align 1
  %154 = getelementptr inbounds float, ptr %114, i64 %128
  %155 = load <16 x float>, ptr %154, align 1
  %156 = getelementptr inbounds float, ptr %117, i64 %128
  %157 = load <16 x float>, ptr %156, align 1
  %158 = getelementptr inbounds float, ptr %120, i64 %128
  %159 = load <16 x float>, ptr %158, align 1
  %160 = getelementptr inbounds float, ptr %123, i64 %128
  %161 = load <16 x float>, ptr %160, align 1
  %162 = shufflevector <16 x float> %131, <16 x float> %133, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %163 = shufflevector <16 x float> %131, <16 x float> %133, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %164 = shufflevector <16 x float> %135, <16 x float> %137, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %165 = shufflevector <16 x float> %135, <16 x float> %137, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %166 = shufflevector <16 x float> %139, <16 x float> %141, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %167 = shufflevector <16 x float> %139, <16 x float> %141, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %168 = shufflevector <16 x float> %143, <16 x float> %145, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %169 = shufflevector <16 x float> %143, <16 x float> %145, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %170 = shufflevector <16 x float> %147, <16 x float> %149, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %171 = shufflevector <16 x float> %147, <16 x float> %149, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %172 = shufflevector <16 x float> %151, <16 x float> %153, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %173 = shufflevector <16 x float> %151, <16 x float> %153, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %174 = shufflevector <16 x float> %155, <16 x float> %157, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %175 = shufflevector <16 x float> %155, <16 x float> %157, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %176 = shufflevector <16 x float> %159, <16 x float> %161, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %177 = shufflevector <16 x float> %159, <16 x float> %161, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
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
  %226 = shl nuw nsw i64 %128, 1
  %227 = getelementptr inbounds <16 x float>, ptr %2, i64 %226
  store <16 x float> %210, ptr %227, align 64
  %228 = shl nuw i64 %128, 1
  %229 = or i64 %228, 2
  %230 = getelementptr inbounds <16 x float>, ptr %2, i64 %229
  store <16 x float> %212, ptr %230, align 64
  %231 = shl nuw i64 %128, 1
  %232 = or i64 %231, 4
  %233 = getelementptr inbounds <16 x float>, ptr %2, i64 %232
  store <16 x float> %214, ptr %233, align 64
  %234 = shl nuw i64 %128, 1
  %235 = or i64 %234, 6
  %236 = getelementptr inbounds <16 x float>, ptr %2, i64 %235
  store <16 x float> %216, ptr %236, align 64
  %237 = shl nuw i64 %128, 1
  %238 = or i64 %237, 8
  %239 = getelementptr inbounds <16 x float>, ptr %2, i64 %238
  store <16 x float> %218, ptr %239, align 64
  %240 = shl nuw i64 %128, 1
  %241 = or i64 %240, 10
  %242 = getelementptr inbounds <16 x float>, ptr %2, i64 %241
  store <16 x float> %220, ptr %242, align 64
  %243 = shl nuw i64 %128, 1
  %244 = or i64 %243, 12
  %245 = getelementptr inbounds <16 x float>, ptr %2, i64 %244
  store <16 x float> %222, ptr %245, align 64
  %246 = shl nuw i64 %128, 1
  %247 = or i64 %246, 14
  %248 = getelementptr inbounds <16 x float>, ptr %2, i64 %247
  store <16 x float> %224, ptr %248, align 64
  %249 = shl nuw i64 %128, 1
  %250 = or i64 %249, 16
  %251 = getelementptr inbounds <16 x float>, ptr %2, i64 %250
  store <16 x float> %211, ptr %251, align 64
  %252 = shl nuw i64 %128, 1
  %253 = or i64 %252, 18
  %254 = getelementptr inbounds <16 x float>, ptr %2, i64 %253
  store <16 x float> %213, ptr %254, align 64
  %255 = shl nuw i64 %128, 1
  %256 = or i64 %255, 20
  %257 = getelementptr inbounds <16 x float>, ptr %2, i64 %256
  store <16 x float> %215, ptr %257, align 64
  %258 = shl nuw i64 %128, 1
  %259 = or i64 %258, 22
  %260 = getelementptr inbounds <16 x float>, ptr %2, i64 %259
  store <16 x float> %217, ptr %260, align 64
  %261 = shl nuw i64 %128, 1
  %262 = or i64 %261, 24
  %263 = getelementptr inbounds <16 x float>, ptr %2, i64 %262
  store <16 x float> %219, ptr %263, align 64
  %264 = shl nuw i64 %128, 1
  %265 = or i64 %264, 26
  %266 = getelementptr inbounds <16 x float>, ptr %2, i64 %265
  store <16 x float> %221, ptr %266, align 64
  %267 = shl nuw i64 %128, 1
  %268 = or i64 %267, 28
  %269 = getelementptr inbounds <16 x float>, ptr %2, i64 %268
  store <16 x float> %223, ptr %269, align 64
  %270 = shl nuw i64 %128, 1
  %271 = or i64 %270, 30
  %272 = getelementptr inbounds <16 x float>, ptr %2, i64 %271
  store <16 x float> %225, ptr %272, align 64
  %273 = add nuw nsw i64 %127, 16
  %274 = icmp sgt i64 %273, %57
  br i1 %274, label %275, label %125

275:                                              ; preds = %125, %74
  %276 = phi i64 [ 0, %74 ], [ %127, %125 ]
  %277 = icmp slt i64 %276, %57
  br i1 %277, label %278, label %299

278:                                              ; preds = %275, %284
  %279 = phi i64 [ %285, %284 ], [ %276, %275 ]
  %280 = mul nsw i64 %279, %59
  %281 = shl nuw nsw i64 %279, 1
  %282 = getelementptr inbounds <16 x float>, ptr %2, i64 %281
  %283 = load <16 x float>, ptr %282, align 64
  br label %287

284:                                              ; preds = %287
  %285 = add nuw nsw i64 %279, 1
  %286 = icmp eq i64 %285, %57
  br i1 %286, label %299, label %278

287:                                              ; preds = %278, %287
  %288 = phi <16 x float> [ %283, %278 ], [ %296, %287 ]
  %289 = phi i64 [ 0, %278 ], [ %297, %287 ]
  %290 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 %289
  %291 = load i64, ptr %290, align 8
  %292 = add nsw i64 %291, %280
  %293 = getelementptr inbounds float, ptr %10, i64 %292
  %294 = load float, ptr %293, align 4
  %295 = trunc i64 %289 to i32
  %296 = insertelement <16 x float> %288, float %294, i32 %295
  store <16 x float> %296, ptr %282, align 64
  %297 = add nuw nsw i64 %289, 1
  %298 = icmp eq i64 %297, 16
  br i1 %298, label %284, label %287

299:                                              ; preds = %65, %284, %61, %275
  ret void
}

define internal fastcc void @write_points(ptr %0, i64 %1, ptr %2, i64 %3) {
  %5 = alloca %struct.block, align 8
  %6 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.pass, ptr %7, i64 0, i32 6
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 3, i64 %9
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds %struct.pass, ptr %7, i64 0, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = sub nsw i64 %13, %1
  %15 = icmp slt i64 %14, 16
  %16 = select i1 %15, i64 %14, i64 16
  %17 = getelementptr inbounds %struct.block, ptr %5, i64 0, i32 1
  store i64 %16, ptr %17, align 8
  %18 = add nsw i64 %13, -1
  %19 = getelementptr inbounds %struct.pass, ptr %7, i64 0, i32 2
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds %struct.pass, ptr %7, i64 0, i32 4, i32 1
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds %struct.pass, ptr %7, i64 0, i32 4, i32 0
  %24 = load i64, ptr %23, align 8
  br label %32

25:                                               ; preds = %32
  %26 = load i64, ptr %17, align 8
  %27 = icmp eq i64 %26, 16
  %28 = zext i1 %27 to i64
  %29 = getelementptr inbounds %struct.block, ptr %5, i64 0, i32 2
  store i64 %28, ptr %29, align 8
  %30 = getelementptr inbounds %struct.block, ptr %5, i64 0, i32 0, i64 0
  %31 = load i64, ptr %30, align 8
  br label %45

32:                                               ; preds = %32, %4
  %33 = phi i64 [ 0, %4 ], [ %43, %32 ]
  %34 = add nsw i64 %33, %1
  %35 = icmp slt i64 %34, %13
  %36 = select i1 %35, i64 %34, i64 %18
  %37 = sdiv i64 %36, %20
  %38 = mul nsw i64 %37, %22
  %39 = srem i64 %36, %20
  %40 = mul nsw i64 %39, %24
  %41 = add nsw i64 %40, %38
  %42 = getelementptr inbounds %struct.block, ptr %5, i64 0, i32 0, i64 %33
  store i64 %41, ptr %42, align 8
  %43 = add nuw nsw i64 %33, 1
  %44 = icmp eq i64 %43, 16
  br i1 %44, label %25, label %32

45:                                               ; preds = %45, %25
  %46 = phi i64 [ %28, %25 ], [ %53, %45 ]
  %47 = phi i64 [ 1, %25 ], [ %54, %45 ]
  %48 = getelementptr inbounds %struct.block, ptr %5, i64 0, i32 0, i64 %47
  %49 = load i64, ptr %48, align 8
  %50 = add nsw i64 %47, %31
  %51 = icmp eq i64 %49, %50
  %52 = zext i1 %51 to i64
  %53 = and i64 %46, %52
  store i64 %53, ptr %29, align 8
  %54 = add nuw nsw i64 %47, 1
  %55 = icmp eq i64 %54, 16
  br i1 %55, label %56, label %45

56:                                               ; preds = %45
  %57 = getelementptr inbounds %struct.pass, ptr %7, i64 0, i32 4, i32 2
  %58 = load i64, ptr %57, align 8
  %59 = icmp eq i64 %53, 0
  br i1 %59, label %77, label %60

60:                                               ; preds = %56
  %61 = icmp sgt i64 %3, 0
  br i1 %61, label %62, label %299

62:                                               ; preds = %60, %62
  %63 = phi i64 [ %75, %62 ], [ 0, %60 ]
  %64 = mul nsw i64 %63, %58
  %65 = add nsw i64 %64, %31
  %66 = shl nsw i64 %65, 1
  %67 = getelementptr inbounds float, ptr %11, i64 %66
  %68 = getelementptr inbounds %struct.point, ptr %2, i64 %63
  %69 = load <16 x float>, ptr %68, align 64
  %70 = getelementptr inbounds i8, ptr %68, i64 64
  %71 = load <16 x float>, ptr %70, align 64
  %72 = shufflevector <16 x float> %69, <16 x float> %71, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  store <16 x float> %72, ptr %67, align 1
  %73 = getelementptr inbounds float, ptr %67, i64 16
  %74 = shufflevector <16 x float> %69, <16 x float> %71, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <16 x float> %74, ptr %73, align 1
  %75 = add nuw nsw i64 %63, 1
  %76 = icmp eq i64 %75, %3
  br i1 %76, label %299, label %62

77:                                               ; preds = %56
  %78 = icmp eq i64 %58, 1
  %79 = select i1 %78, i1 %27, i1 false
  %80 = icmp sgt i64 %3, 7
  %81 = and i1 %80, %79
  br i1 %81, label %82, label %270

82:                                               ; preds = %77
  %83 = getelementptr inbounds %struct.block, ptr %5, i64 0, i32 0, i64 1
  %84 = getelementptr inbounds %struct.block, ptr %5, i64 0, i32 0, i64 2
  %85 = getelementptr inbounds %struct.block, ptr %5, i64 0, i32 0, i64 3
  %86 = getelementptr inbounds %struct.block, ptr %5, i64 0, i32 0, i64 4
  %87 = getelementptr inbounds %struct.block, ptr %5, i64 0, i32 0, i64 5
  %88 = getelementptr inbounds %struct.block, ptr %5, i64 0, i32 0, i64 6
  %89 = getelementptr inbounds %struct.block, ptr %5, i64 0, i32 0, i64 7
  %90 = getelementptr inbounds %struct.block, ptr %5, i64 0, i32 0, i64 8
  %91 = getelementptr inbounds %struct.block, ptr %5, i64 0, i32 0, i64 9
  %92 = getelementptr inbounds %struct.block, ptr %5, i64 0, i32 0, i64 10
  %93 = getelementptr inbounds %struct.block, ptr %5, i64 0, i32 0, i64 11
  %94 = getelementptr inbounds %struct.block, ptr %5, i64 0, i32 0, i64 12
  %95 = getelementptr inbounds %struct.block, ptr %5, i64 0, i32 0, i64 13
  %96 = getelementptr inbounds %struct.block, ptr %5, i64 0, i32 0, i64 14
  %97 = getelementptr inbounds %struct.block, ptr %5, i64 0, i32 0, i64 15
  br label %98

98:                                               ; preds = %98, %82
  %99 = phi i64 [ 8, %82 ], [ %268, %98 ]
  %100 = phi i64 [ 0, %82 ], [ %99, %98 ]
  %101 = getelementptr inbounds %struct.point, ptr %2, i64 %100
  %102 = load <16 x float>, ptr %101, align 64
  %103 = getelementptr inbounds i8, ptr %101, i64 64
  %104 = load <16 x float>, ptr %103, align 64
  %105 = or i64 %100, 1
  %106 = getelementptr inbounds %struct.point, ptr %2, i64 %105
  %107 = load <16 x float>, ptr %106, align 64
  %108 = getelementptr inbounds i8, ptr %106, i64 64
  %109 = load <16 x float>, ptr %108, align 64
  %110 = or i64 %100, 2
  %111 = getelementptr inbounds %struct.point, ptr %2, i64 %110
  %112 = load <16 x float>, ptr %111, align 64
  %113 = getelementptr inbounds i8, ptr %111, i64 64
  %114 = load <16 x float>, ptr %113, align 64
  %115 = or i64 %100, 3
  %116 = getelementptr inbounds %struct.point, ptr %2, i64 %115
  %117 = load <16 x float>, ptr %116, align 64
  %118 = getelementptr inbounds i8, ptr %116, i64 64
  %119 = load <16 x float>, ptr %118, align 64
  %120 = or i64 %100, 4
  %121 = getelementptr inbounds %struct.point, ptr %2, i64 %120
  %122 = load <16 x float>, ptr %121, align 64
  %123 = getelementptr inbounds i8, ptr %121, i64 64
  %124 = load <16 x float>, ptr %123, align 64
  %125 = or i64 %100, 5
  %126 = getelementptr inbounds %struct.point, ptr %2, i64 %125
  %127 = load <16 x float>, ptr %126, align 64
  %128 = getelementptr inbounds i8, ptr %126, i64 64
  %129 = load <16 x float>, ptr %128, align 64
  %130 = or i64 %100, 6
  %131 = getelementptr inbounds %struct.point, ptr %2, i64 %130
  %132 = load <16 x float>, ptr %131, align 64
  %133 = getelementptr inbounds i8, ptr %131, i64 64
  %134 = load <16 x float>, ptr %133, align 64
  %135 = or i64 %100, 7
  %136 = getelementptr inbounds %struct.point, ptr %2, i64 %135
  %137 = load <16 x float>, ptr %136, align 64
  %138 = getelementptr inbounds i8, ptr %136, i64 64
  %139 = load <16 x float>, ptr %138, align 64
  %140 = shufflevector <16 x float> %102, <16 x float> %104, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %141 = shufflevector <16 x float> %102, <16 x float> %104, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %142 = shufflevector <16 x float> %107, <16 x float> %109, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %143 = shufflevector <16 x float> %107, <16 x float> %109, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %144 = shufflevector <16 x float> %112, <16 x float> %114, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %145 = shufflevector <16 x float> %112, <16 x float> %114, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %146 = shufflevector <16 x float> %117, <16 x float> %119, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %147 = shufflevector <16 x float> %117, <16 x float> %119, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %148 = shufflevector <16 x float> %122, <16 x float> %124, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %149 = shufflevector <16 x float> %122, <16 x float> %124, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %150 = shufflevector <16 x float> %127, <16 x float> %129, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %151 = shufflevector <16 x float> %127, <16 x float> %129, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %152 = shufflevector <16 x float> %132, <16 x float> %134, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %153 = shufflevector <16 x float> %132, <16 x float> %134, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %154 = shufflevector <16 x float> %137, <16 x float> %139, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %155 = shufflevector <16 x float> %137, <16 x float> %139, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %156 = shufflevector <16 x float> %140, <16 x float> %142, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %157 = shufflevector <16 x float> %140, <16 x float> %142, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %158 = shufflevector <16 x float> %141, <16 x float> %143, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %159 = shufflevector <16 x float> %141, <16 x float> %143, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %160 = shufflevector <16 x float> %144, <16 x float> %146, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %161 = shufflevector <16 x float> %144, <16 x float> %146, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %162 = shufflevector <16 x float> %145, <16 x float> %147, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %163 = shufflevector <16 x float> %145, <16 x float> %147, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %164 = shufflevector <16 x float> %148, <16 x float> %150, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %165 = shufflevector <16 x float> %148, <16 x float> %150, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %166 = shufflevector <16 x float> %149, <16 x float> %151, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %167 = shufflevector <16 x float> %149, <16 x float> %151, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %168 = shufflevector <16 x float> %152, <16 x float> %154, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %169 = shufflevector <16 x float> %152, <16 x float> %154, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %170 = shufflevector <16 x float> %153, <16 x float> %155, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %171 = shufflevector <16 x float> %153, <16 x float> %155, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %172 = shufflevector <16 x float> %156, <16 x float> %160, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %173 = shufflevector <16 x float> %156, <16 x float> %160, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %174 = shufflevector <16 x float> %158, <16 x float> %162, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %175 = shufflevector <16 x float> %158, <16 x float> %162, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %176 = shufflevector <16 x float> %157, <16 x float> %161, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %177 = shufflevector <16 x float> %157, <16 x float> %161, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %178 = shufflevector <16 x float> %159, <16 x float> %163, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %179 = shufflevector <16 x float> %159, <16 x float> %163, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %180 = shufflevector <16 x float> %164, <16 x float> %168, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %181 = shufflevector <16 x float> %164, <16 x float> %168, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %182 = shufflevector <16 x float> %166, <16 x float> %170, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %183 = shufflevector <16 x float> %166, <16 x float> %170, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %184 = shufflevector <16 x float> %165, <16 x float> %169, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %185 = shufflevector <16 x float> %165, <16 x float> %169, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %186 = shufflevector <16 x float> %167, <16 x float> %171, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %187 = shufflevector <16 x float> %167, <16 x float> %171, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %188 = shufflevector <16 x float> %172, <16 x float> %180, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %189 = shufflevector <16 x float> %172, <16 x float> %180, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %190 = shufflevector <16 x float> %174, <16 x float> %182, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %191 = shufflevector <16 x float> %174, <16 x float> %182, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %192 = shufflevector <16 x float> %176, <16 x float> %184, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %193 = shufflevector <16 x float> %176, <16 x float> %184, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %194 = shufflevector <16 x float> %178, <16 x float> %186, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %195 = shufflevector <16 x float> %178, <16 x float> %186, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %196 = shufflevector <16 x float> %173, <16 x float> %181, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %197 = shufflevector <16 x float> %173, <16 x float> %181, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %198 = shufflevector <16 x float> %175, <16 x float> %183, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %199 = shufflevector <16 x float> %175, <16 x float> %183, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %200 = shufflevector <16 x float> %177, <16 x float> %185, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %201 = shufflevector <16 x float> %177, <16 x float> %185, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %202 = shufflevector <16 x float> %179, <16 x float> %187, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %203 = shufflevector <16 x float> %179, <16 x float> %187, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %204 = load i64, ptr %30, align 8
  %205 = add nsw i64 %204, %100
  %206 = shl nsw i64 %205, 1
  %207 = getelementptr inbounds float, ptr %11, i64 %206
  store <16 x float> %188, ptr %207, align 1
  %208 = load i64, ptr %83, align 8
  %209 = add nsw i64 %208, %100
  %210 = shl nsw i64 %209, 1
  %211 = getelementptr inbounds float, ptr %11, i64 %210
  store <16 x float> %190, ptr %211, align 1
  %212 = load i64, ptr %84, align 8
  %213 = add nsw i64 %212, %100
  %214 = shl nsw i64 %213, 1
  %215 = getelementptr inbounds float, ptr %11, i64 %214
  store <16 x float> %192, ptr %215, align 1
  %216 = load i64, ptr %85, align 8
  %217 = add nsw i64 %216, %100
  %218 = shl nsw i64 %217, 1
  %219 = getelementptr inbounds float, ptr %11, i64 %218
  store <16 x float> %194, ptr %219, align 1
  %220 = load i64, ptr %86, align 8
  %221 = add nsw i64 %220, %100
  %222 = shl nsw i64 %221, 1
  %223 = getelementptr inbounds float, ptr %11, i64 %222
  store <16 x float> %196, ptr %223, align 1
  %224 = load i64, ptr %87, align 8
  %225 = add nsw i64 %224, %100
  %226 = shl nsw i64 %225, 1
  %227 = getelementptr inbounds float, ptr %11, i64 %226
  store <16 x float> %198, ptr %227, align 1
  %228 = load i64, ptr %88, align 8
  %229 = add nsw i64 %228, %100
  %230 = shl nsw i64 %229, 1
  %231 = getelementptr inbounds float, ptr %11, i64 %230
  store <16 x float> %200, ptr %231, align 1
  %232 = load i64, ptr %89, align 8
  %233 = add nsw i64 %232, %100
  %234 = shl nsw i64 %233, 1
  %235 = getelementptr inbounds float, ptr %11, i64 %234
  store <16 x float> %202, ptr %235, align 1
  %236 = load i64, ptr %90, align 8
  %237 = add nsw i64 %236, %100
  %238 = shl nsw i64 %237, 1
  %239 = getelementptr inbounds float, ptr %11, i64 %238
  store <16 x float> %189, ptr %239, align 1
  %240 = load i64, ptr %91, align 8
  %241 = add nsw i64 %240, %100
  %242 = shl nsw i64 %241, 1
  %243 = getelementptr inbounds float, ptr %11, i64 %242
  store <16 x float> %191, ptr %243, align 1
  %244 = load i64, ptr %92, align 8
  %245 = add nsw i64 %244, %100
  %246 = shl nsw i64 %245, 1
  %247 = getelementptr inbounds float, ptr %11, i64 %246
  store <16 x float> %193, ptr %247, align 1
  %248 = load i64, ptr %93, align 8
  %249 = add nsw i64 %248, %100
  %250 = shl nsw i64 %249, 1
  %251 = getelementptr inbounds float, ptr %11, i64 %250
  store <16 x float> %195, ptr %251, align 1
  %252 = load i64, ptr %94, align 8
  %253 = add nsw i64 %252, %100
  %254 = shl nsw i64 %253, 1
  %255 = getelementptr inbounds float, ptr %11, i64 %254
  store <16 x float> %197, ptr %255, align 1
  %256 = load i64, ptr %95, align 8
  %257 = add nsw i64 %256, %100
  %258 = shl nsw i64 %257, 1
  %259 = getelementptr inbounds float, ptr %11, i64 %258
  store <16 x float> %199, ptr %259, align 1
  %260 = load i64, ptr %96, align 8
  %261 = add nsw i64 %260, %100
  %262 = shl nsw i64 %261, 1
  %263 = getelementptr inbounds float, ptr %11, i64 %262
  store <16 x float> %201, ptr %263, align 1
  %264 = load i64, ptr %97, align 8
  %265 = add nsw i64 %264, %100
  %266 = shl nsw i64 %265, 1
  %267 = getelementptr inbounds float, ptr %11, i64 %266
  store <16 x float> %203, ptr %267, align 1
  %268 = add nuw nsw i64 %99, 8
  %269 = icmp sgt i64 %268, %3
  br i1 %269, label %270, label %98

270:                                              ; preds = %98, %77
  %271 = phi i64 [ 0, %77 ], [ %99, %98 ]
  %272 = icmp slt i64 %271, %3
  br i1 %272, label %273, label %299

273:                                              ; preds = %270
  %274 = icmp sgt i64 %26, 0
  br label %275

275:                                              ; preds = %283, %273
  %276 = phi i64 [ %271, %273 ], [ %284, %283 ]
  %277 = getelementptr inbounds %struct.point, ptr %2, i64 %276
  %278 = load <16 x float>, ptr %277, align 64
  %279 = getelementptr inbounds i8, ptr %277, i64 64
  %280 = load <16 x float>, ptr %279, align 64
  br i1 %274, label %281, label %283

281:                                              ; preds = %275
  %282 = mul nsw i64 %276, %58
  br label %286

283:                                              ; preds = %286, %275
  %284 = add nuw nsw i64 %276, 1
  %285 = icmp eq i64 %284, %3
  br i1 %285, label %299, label %275

286:                                              ; preds = %286, %281
  %287 = phi i64 [ 0, %281 ], [ %297, %286 ]
  %288 = extractelement <16 x float> %278, i64 %287
  %289 = getelementptr inbounds %struct.block, ptr %5, i64 0, i32 0, i64 %287
  %290 = load i64, ptr %289, align 8
  %291 = add nsw i64 %290, %282
  %292 = shl nsw i64 %291, 1
  %293 = getelementptr inbounds float, ptr %11, i64 %292
  store float %288, ptr %293, align 4
  %294 = extractelement <16 x float> %280, i64 %287
  %295 = or i64 %292, 1
  %296 = getelementptr inbounds float, ptr %11, i64 %295
  store float %294, ptr %296, align 4
  %297 = add nuw nsw i64 %287, 1
  %298 = icmp eq i64 %297, %26
  br i1 %298, label %283, label %286

299:                                              ; preds = %62, %283, %60, %270
  ret void
}

define internal fastcc void @write_real(ptr %0, i64 %1, ptr %2) {
  %4 = alloca %struct.block, align 8
  %5 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 6
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 3, i64 %8
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = sub nsw i64 %12, %1
  %14 = icmp slt i64 %13, 16
  %15 = select i1 %14, i64 %13, i64 16
  %16 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 1
  store i64 %15, ptr %16, align 8
  %17 = add nsw i64 %12, -1
  %18 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 2
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 4, i32 1
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 4, i32 0
  %23 = load i64, ptr %22, align 8
  br label %31

24:                                               ; preds = %31
  %25 = load i64, ptr %16, align 8
  %26 = icmp eq i64 %25, 16
  %27 = zext i1 %26 to i64
  %28 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 2
  store i64 %27, ptr %28, align 8
  %29 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 0
  %30 = load i64, ptr %29, align 8
  br label %44

31:                                               ; preds = %31, %3
  %32 = phi i64 [ 0, %3 ], [ %42, %31 ]
  %33 = add nsw i64 %32, %1
  %34 = icmp slt i64 %33, %12
  %35 = select i1 %34, i64 %33, i64 %17
  %36 = sdiv i64 %35, %19
  %37 = mul nsw i64 %36, %21
  %38 = srem i64 %35, %19
  %39 = mul nsw i64 %38, %23
  %40 = add nsw i64 %39, %37
  %41 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 %32
  store i64 %40, ptr %41, align 8
  %42 = add nuw nsw i64 %32, 1
  %43 = icmp eq i64 %42, 16
  br i1 %43, label %24, label %31

44:                                               ; preds = %44, %24
  %45 = phi i64 [ %27, %24 ], [ %52, %44 ]
  %46 = phi i64 [ 1, %24 ], [ %53, %44 ]
  %47 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 %46
  %48 = load i64, ptr %47, align 8
  %49 = add nsw i64 %46, %30
  %50 = icmp eq i64 %48, %49
  %51 = zext i1 %50 to i64
  %52 = and i64 %45, %51
  store i64 %52, ptr %28, align 8
  %53 = add nuw nsw i64 %46, 1
  %54 = icmp eq i64 %53, 16
  br i1 %54, label %55, label %44

55:                                               ; preds = %44
  %56 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 0
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 4, i32 2
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 5
  %61 = load float, ptr %60, align 8
  %62 = insertelement <16 x float> poison, float %61, i64 0
  %63 = shufflevector <16 x float> %62, <16 x float> poison, <16 x i32> zeroinitializer
  %64 = icmp eq i64 %52, 0
  br i1 %64, label %79, label %65

65:                                               ; preds = %55
  %66 = icmp sgt i64 %57, 0
  br i1 %66, label %67, label %323

67:                                               ; preds = %65
  %68 = getelementptr inbounds float, ptr %10, i64 %30
  br label %69

69:                                               ; preds = %67, %69
  %70 = phi i64 [ 0, %67 ], [ %77, %69 ]
  %71 = mul nsw i64 %70, %59
  %72 = getelementptr inbounds float, ptr %68, i64 %71
  %73 = shl nuw nsw i64 %70, 1
  %74 = getelementptr inbounds <16 x float>, ptr %2, i64 %73
  %75 = load <16 x float>, ptr %74, align 64
  %76 = fmul <16 x float> %63, %75
  store <16 x float> %76, ptr %72, align 1
  %77 = add nuw nsw i64 %70, 1
  %78 = icmp eq i64 %77, %57
  br i1 %78, label %323, label %69

79:                                               ; preds = %55
  %80 = icmp eq i64 %59, 1
  %81 = select i1 %80, i1 %26, i1 false
  %82 = xor i1 %81, true
  %83 = icmp slt i64 %57, 16
  %84 = select i1 %82, i1 true, i1 %83
  br i1 %84, label %297, label %85

85:                                               ; preds = %79
  %86 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 1
  %87 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 2
  %88 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 3
  %89 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 4
  %90 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 5
  %91 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 6
  %92 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 7
  %93 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 8
  %94 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 9
  %95 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 10
  %96 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 11
  %97 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 12
  %98 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 13
  %99 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 14
  %100 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 15
  br label %101

101:                                              ; preds = %85, %101
  %102 = phi i64 [ 16, %85 ], [ %295, %101 ]
  %103 = phi i64 [ 0, %85 ], [ %102, %101 ]
  %104 = shl nuw nsw i64 %103, 1
  %105 = getelementptr inbounds <16 x float>, ptr %2, i64 %104
  %106 = load <16 x float>, ptr %105, align 64
  %107 = fmul <16 x float> %63, %106
  %108 = shl nuw i64 %103, 1
  %109 = or i64 %108, 2
  %110 = getelementptr inbounds <16 x float>, ptr %2, i64 %109
  %111 = load <16 x float>, ptr %110, align 64
  %112 = fmul <16 x float> %63, %111
  %113 = shl nuw i64 %103, 1
  %114 = or i64 %113, 4
  %115 = getelementptr inbounds <16 x float>, ptr %2, i64 %114
  %116 = load <16 x float>, ptr %115, align 64
  %117 = fmul <16 x float> %63, %116
  %118 = shl nuw i64 %103, 1
  %119 = or i64 %118, 6
  %120 = getelementptr inbounds <16 x float>, ptr %2, i64 %119
  %121 = load <16 x float>, ptr %120, align 64
  %122 = fmul <16 x float> %63, %121
  %123 = shl nuw i64 %103, 1
  %124 = or i64 %123, 8
  %125 = getelementptr inbounds <16 x float>, ptr %2, i64 %124
  %126 = load <16 x float>, ptr %125, align 64
  %127 = fmul <16 x float> %63, %126
  %128 = shl nuw i64 %103, 1
  %129 = or i64 %128, 10
  %130 = getelementptr inbounds <16 x float>, ptr %2, i64 %129
  %131 = load <16 x float>, ptr %130, align 64
  %132 = fmul <16 x float> %63, %131
  %133 = shl nuw i64 %103, 1
  %134 = or i64 %133, 12
  %135 = getelementptr inbounds <16 x float>, ptr %2, i64 %134
  %136 = load <16 x float>, ptr %135, align 64
  %137 = fmul <16 x float> %63, %136
  %138 = shl nuw i64 %103, 1
  %139 = or i64 %138, 14
  %140 = getelementptr inbounds <16 x float>, ptr %2, i64 %139
  %141 = load <16 x float>, ptr %140, align 64
  %142 = fmul <16 x float> %63, %141
  %143 = shl nuw i64 %103, 1
  %144 = or i64 %143, 16
  %145 = getelementptr inbounds <16 x float>, ptr %2, i64 %144
  %146 = load <16 x float>, ptr %145, align 64
  %147 = fmul <16 x float> %63, %146
  %148 = shl nuw i64 %103, 1
  %149 = or i64 %148, 18
  %150 = getelementptr inbounds <16 x float>, ptr %2, i64 %149
  %151 = load <16 x float>, ptr %150, align 64
  %152 = fmul <16 x float> %63, %151
  %153 = shl nuw i64 %103, 1
  %154 = or i64 %153, 20
  %155 = getelementptr inbounds <16 x float>, ptr %2, i64 %154
  %156 = load <16 x float>, ptr %155, align 64
  %157 = fmul <16 x float> %63, %156
  %158 = shl nuw i64 %103, 1
  %159 = or i64 %158, 22
  %160 = getelementptr inbounds <16 x float>, ptr %2, i64 %159
  %161 = load <16 x float>, ptr %160, align 64
  %162 = fmul <16 x float> %63, %161
  %163 = shl nuw i64 %103, 1
  %164 = or i64 %163, 24
  %165 = getelementptr inbounds <16 x float>, ptr %2, i64 %164
  %166 = load <16 x float>, ptr %165, align 64
  %167 = fmul <16 x float> %63, %166
  %168 = shl nuw i64 %103, 1
  %169 = or i64 %168, 26
  %170 = getelementptr inbounds <16 x float>, ptr %2, i64 %169
  %171 = load <16 x float>, ptr %170, align 64
  %172 = fmul <16 x float> %63, %171
  %173 = shl nuw i64 %103, 1
  %174 = or i64 %173, 28
  %175 = getelementptr inbounds <16 x float>, ptr %2, i64 %174
  %176 = load <16 x float>, ptr %175, align 64
  %177 = fmul <16 x float> %63, %176
  %178 = shl nuw i64 %103, 1
  %179 = or i64 %178, 30
  %180 = getelementptr inbounds <16 x float>, ptr %2, i64 %179
  %181 = load <16 x float>, ptr %180, align 64
  %182 = fmul <16 x float> %63, %181
  %183 = shufflevector <16 x float> %107, <16 x float> %112, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %184 = shufflevector <16 x float> %107, <16 x float> %112, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %185 = shufflevector <16 x float> %117, <16 x float> %122, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %186 = shufflevector <16 x float> %117, <16 x float> %122, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %187 = shufflevector <16 x float> %127, <16 x float> %132, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %188 = shufflevector <16 x float> %127, <16 x float> %132, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %189 = shufflevector <16 x float> %137, <16 x float> %142, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %190 = shufflevector <16 x float> %137, <16 x float> %142, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %191 = shufflevector <16 x float> %147, <16 x float> %152, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %192 = shufflevector <16 x float> %147, <16 x float> %152, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %193 = shufflevector <16 x float> %157, <16 x float> %162, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %194 = shufflevector <16 x float> %157, <16 x float> %162, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %195 = shufflevector <16 x float> %167, <16 x float> %172, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %196 = shufflevector <16 x float> %167, <16 x float> %172, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %197 = shufflevector <16 x float> %177, <16 x float> %182, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %198 = shufflevector <16 x float> %177, <16 x float> %182, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %199 = shufflevector <16 x float> %183, <16 x float> %185, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %200 = shufflevector <16 x float> %183, <16 x float> %185, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %201 = shufflevector <16 x float> %184, <16 x float> %186, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %202 = shufflevector <16 x float> %184, <16 x float> %186, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %203 = shufflevector <16 x float> %187, <16 x float> %189, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %204 = shufflevector <16 x float> %187, <16 x float> %189, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %205 = shufflevector <16 x float> %188, <16 x float> %190, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %206 = shufflevector <16 x float> %188, <16 x float> %190, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %207 = shufflevector <16 x float> %191, <16 x float> %193, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %208 = shufflevector <16 x float> %191, <16 x float> %193, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %209 = shufflevector <16 x float> %192, <16 x float> %194, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %210 = shufflevector <16 x float> %192, <16 x float> %194, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %211 = shufflevector <16 x float> %195, <16 x float> %197, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %212 = shufflevector <16 x float> %195, <16 x float> %197, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %213 = shufflevector <16 x float> %196, <16 x float> %198, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %214 = shufflevector <16 x float> %196, <16 x float> %198, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %215 = shufflevector <16 x float> %199, <16 x float> %203, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %216 = shufflevector <16 x float> %199, <16 x float> %203, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %217 = shufflevector <16 x float> %201, <16 x float> %205, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %218 = shufflevector <16 x float> %201, <16 x float> %205, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %219 = shufflevector <16 x float> %200, <16 x float> %204, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %220 = shufflevector <16 x float> %200, <16 x float> %204, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %221 = shufflevector <16 x float> %202, <16 x float> %206, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %222 = shufflevector <16 x float> %202, <16 x float> %206, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %223 = shufflevector <16 x float> %207, <16 x float> %211, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %224 = shufflevector <16 x float> %207, <16 x float> %211, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %225 = shufflevector <16 x float> %209, <16 x float> %213, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %226 = shufflevector <16 x float> %209, <16 x float> %213, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %227 = shufflevector <16 x float> %208, <16 x float> %212, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %228 = shufflevector <16 x float> %208, <16 x float> %212, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %229 = shufflevector <16 x float> %210, <16 x float> %214, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %230 = shufflevector <16 x float> %210, <16 x float> %214, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %231 = shufflevector <16 x float> %215, <16 x float> %223, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %232 = shufflevector <16 x float> %215, <16 x float> %223, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %233 = shufflevector <16 x float> %217, <16 x float> %225, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %234 = shufflevector <16 x float> %217, <16 x float> %225, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %235 = shufflevector <16 x float> %219, <16 x float> %227, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %236 = shufflevector <16 x float> %219, <16 x float> %227, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %237 = shufflevector <16 x float> %221, <16 x float> %229, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %238 = shufflevector <16 x float> %221, <16 x float> %229, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %239 = shufflevector <16 x float> %216, <16 x float> %224, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %240 = shufflevector <16 x float> %216, <16 x float> %224, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %241 = shufflevector <16 x float> %218, <16 x float> %226, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %242 = shufflevector <16 x float> %218, <16 x float> %226, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %243 = shufflevector <16 x float> %220, <16 x float> %228, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %244 = shufflevector <16 x float> %220, <16 x float> %228, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %245 = shufflevector <16 x float> %222, <16 x float> %230, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %246 = shufflevector <16 x float> %222, <16 x float> %230, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %247 = load i64, ptr %29, align 8
  %248 = getelementptr inbounds float, ptr %10, i64 %247
  %249 = getelementptr inbounds float, ptr %248, i64 %103
  store <16 x float> %231, ptr %249, align 1
  %250 = load i64, ptr %86, align 8
  %251 = getelementptr inbounds float, ptr %10, i64 %250
  %252 = getelementptr inbounds float, ptr %251, i64 %103
  store <16 x float> %233, ptr %252, align 1
  %253 = load i64, ptr %87, align 8
  %254 = getelementptr inbounds float, ptr %10, i64 %253
  %255 = getelementptr inbounds float, ptr %254, i64 %103
  store <16 x float> %235, ptr %255, align 1
  %256 = load i64, ptr %88, align 8
  %257 = getelementptr inbounds float, ptr %10, i64 %256
  %258 = getelementptr inbounds float, ptr %257, i64 %103
  store <16 x float> %237, ptr %258, align 1
  %259 = load i64, ptr %89, align 8
  %260 = getelementptr inbounds float, ptr %10, i64 %259
  %261 = getelementptr inbounds float, ptr %260, i64 %103
  store <16 x float> %239, ptr %261, align 1
  %262 = load i64, ptr %90, align 8
  %263 = getelementptr inbounds float, ptr %10, i64 %262
  %264 = getelementptr inbounds float, ptr %263, i64 %103
  store <16 x float> %241, ptr %264, align 1
  %265 = load i64, ptr %91, align 8
  %266 = getelementptr inbounds float, ptr %10, i64 %265
  %267 = getelementptr inbounds float, ptr %266, i64 %103
  store <16 x float> %243, ptr %267, align 1
  %268 = load i64, ptr %92, align 8
  %269 = getelementptr inbounds float, ptr %10, i64 %268
  %270 = getelementptr inbounds float, ptr %269, i64 %103
  store <16 x float> %245, ptr %270, align 1
  %271 = load i64, ptr %93, align 8
  %272 = getelementptr inbounds float, ptr %10, i64 %271
  %273 = getelementptr inbounds float, ptr %272, i64 %103
  store <16 x float> %232, ptr %273, align 1
  %274 = load i64, ptr %94, align 8
  %275 = getelementptr inbounds float, ptr %10, i64 %274
  %276 = getelementptr inbounds float, ptr %275, i64 %103
  store <16 x float> %234, ptr %276, align 1
  %277 = load i64, ptr %95, align 8
  %278 = getelementptr inbounds float, ptr %10, i64 %277
  %279 = getelementptr inbounds float, ptr %278, i64 %103
  store <16 x float> %236, ptr %279, align 1
  %280 = load i64, ptr %96, align 8
  %281 = getelementptr inbounds float, ptr %10, i64 %280
  %282 = getelementptr inbounds float, ptr %281, i64 %103
  store <16 x float> %238, ptr %282, align 1
  %283 = load i64, ptr %97, align 8
  %284 = getelementptr inbounds float, ptr %10, i64 %283
  %285 = getelementptr inbounds float, ptr %284, i64 %103
  store <16 x float> %240, ptr %285, align 1
  %286 = load i64, ptr %98, align 8
  %287 = getelementptr inbounds float, ptr %10, i64 %286
  %288 = getelementptr inbounds float, ptr %287, i64 %103
  store <16 x float> %242, ptr %288, align 1
  %289 = load i64, ptr %99, align 8
  %290 = getelementptr inbounds float, ptr %10, i64 %289
  %291 = getelementptr inbounds float, ptr %290, i64 %103
  store <16 x float> %244, ptr %291, align 1
  %292 = load i64, ptr %100, align 8
  %293 = getelementptr inbounds float, ptr %10, i64 %292
  %294 = getelementptr inbounds float, ptr %293, i64 %103
  store <16 x float> %246, ptr %294, align 1
  %295 = add nuw nsw i64 %102, 16
  %296 = icmp sgt i64 %295, %57
  br i1 %296, label %297, label %101

297:                                              ; preds = %101, %79
  %298 = phi i64 [ 0, %79 ], [ %102, %101 ]
  %299 = icmp slt i64 %298, %57
  br i1 %299, label %300, label %323

300:                                              ; preds = %297
  %301 = icmp sgt i64 %25, 0
  br label %302

302:                                              ; preds = %300, %308
  %303 = phi i64 [ %298, %300 ], [ %309, %308 ]
  br i1 %301, label %304, label %308

304:                                              ; preds = %302
  %305 = shl nuw nsw i64 %303, 1
  %306 = getelementptr inbounds <16 x float>, ptr %2, i64 %305
  %307 = mul nsw i64 %303, %59
  br label %311

308:                                              ; preds = %311, %302
  %309 = add nuw nsw i64 %303, 1
  %310 = icmp eq i64 %309, %57
  br i1 %310, label %323, label %302

311:                                              ; preds = %304, %311
  %312 = phi i64 [ 0, %304 ], [ %321, %311 ]
  %313 = load <16 x float>, ptr %306, align 64
  %314 = extractelement <16 x float> %313, i64 %312
  %315 = load float, ptr %60, align 8
  %316 = fmul float %314, %315
  %317 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 %312
  %318 = load i64, ptr %317, align 8
  %319 = add nsw i64 %318, %307
  %320 = getelementptr inbounds float, ptr %10, i64 %319
  store float %316, ptr %320, align 4
  %321 = add nuw nsw i64 %312, 1
  %322 = icmp eq i64 %321, %25
  br i1 %322, label %308, label %311

323:                                              ; preds = %69, %308, %65, %297
  ret void
}

declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>)

define internal fastcc void @by_eight(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) {
  %6 = icmp sgt i64 %2, 0
  br i1 %6, label %7, label %56

7:                                                ; preds = %5
  %8 = icmp sgt i64 %3, 0
  %9 = shl nsw i64 %3, 3
  %10 = shl nsw i64 %2, 2
  %11 = mul nsw i64 %2, 5
  %12 = shl nsw i64 %2, 1
  %13 = mul nsw i64 %2, 6
  %14 = mul nsw i64 %2, 3
  %15 = mul nsw i64 %2, 7
  %16 = shl nsw i64 %3, 1
  %17 = mul nsw i64 %3, 3
  %18 = shl nsw i64 %3, 2
  %19 = mul nsw i64 %3, 5
  %20 = mul nsw i64 %3, 6
  %21 = mul nsw i64 %3, 7
  br label %22

22:                                               ; preds = %7, %57
  %23 = phi ptr [ %4, %7 ], [ %59, %57 ]
  %24 = phi i64 [ 0, %7 ], [ %58, %57 ]
  br i1 %8, label %25, label %57

25:                                               ; preds = %22
  %26 = mul nsw i64 %9, %24
  %27 = getelementptr inbounds %struct.point, ptr %1, i64 %26
  %28 = mul nsw i64 %24, %3
  %29 = add nsw i64 %10, %24
  %30 = mul nsw i64 %29, %3
  %31 = add nsw i64 %24, %2
  %32 = mul nsw i64 %31, %3
  %33 = add nsw i64 %11, %24
  %34 = mul nsw i64 %33, %3
  %35 = add nsw i64 %12, %24
  %36 = mul nsw i64 %35, %3
  %37 = add nsw i64 %13, %24
  %38 = mul nsw i64 %37, %3
  %39 = add nsw i64 %14, %24
  %40 = mul nsw i64 %39, %3
  %41 = add nsw i64 %15, %24
  %42 = mul nsw i64 %41, %3
  %43 = getelementptr inbounds float, ptr %23, i64 1
  %44 = getelementptr inbounds float, ptr %23, i64 2
  %45 = getelementptr inbounds float, ptr %23, i64 3
  %46 = getelementptr inbounds float, ptr %23, i64 4
  %47 = getelementptr inbounds float, ptr %23, i64 5
  %48 = getelementptr inbounds float, ptr %23, i64 6
  %49 = getelementptr inbounds float, ptr %23, i64 7
  %50 = getelementptr inbounds float, ptr %23, i64 8
  %51 = getelementptr inbounds float, ptr %23, i64 9
  %52 = getelementptr inbounds float, ptr %23, i64 10
  %53 = getelementptr inbounds float, ptr %23, i64 11
  %54 = getelementptr inbounds float, ptr %23, i64 12
  %55 = getelementptr inbounds float, ptr %23, i64 13
  br label %61

56:                                               ; preds = %57, %5
  ret void

57:                                               ; preds = %61, %22
  %58 = add nuw nsw i64 %24, 1
  %59 = getelementptr inbounds float, ptr %23, i64 14
  %60 = icmp eq i64 %58, %2
  br i1 %60, label %56, label %22

61:                                               ; preds = %25, %61
  %62 = phi i64 [ 0, %25 ], [ %252, %61 ]
  %63 = add nsw i64 %28, %62
  %64 = getelementptr inbounds %struct.point, ptr %0, i64 %63
  %65 = load <16 x float>, ptr %64, align 64
  %66 = getelementptr inbounds i8, ptr %64, i64 64
  %67 = load <16 x float>, ptr %66, align 64
  %68 = add nsw i64 %30, %62
  %69 = getelementptr inbounds %struct.point, ptr %0, i64 %68
  %70 = load <16 x float>, ptr %69, align 64
  %71 = getelementptr inbounds i8, ptr %69, i64 64
  %72 = load <16 x float>, ptr %71, align 64
  %73 = fadd <16 x float> %65, %70
  %74 = fadd <16 x float> %67, %72
  %75 = fsub <16 x float> %65, %70
  %76 = fsub <16 x float> %67, %72
  %77 = add nsw i64 %32, %62
  %78 = getelementptr inbounds %struct.point, ptr %0, i64 %77
  %79 = load <16 x float>, ptr %78, align 64
  %80 = getelementptr inbounds i8, ptr %78, i64 64
  %81 = load <16 x float>, ptr %80, align 64
  %82 = add nsw i64 %34, %62
  %83 = getelementptr inbounds %struct.point, ptr %0, i64 %82
  %84 = load <16 x float>, ptr %83, align 64
  %85 = getelementptr inbounds i8, ptr %83, i64 64
  %86 = load <16 x float>, ptr %85, align 64
  %87 = fadd <16 x float> %79, %84
  %88 = fadd <16 x float> %81, %86
  %89 = fsub <16 x float> %79, %84
  %90 = fsub <16 x float> %81, %86
  %91 = add nsw i64 %36, %62
  %92 = getelementptr inbounds %struct.point, ptr %0, i64 %91
  %93 = load <16 x float>, ptr %92, align 64
  %94 = getelementptr inbounds i8, ptr %92, i64 64
  %95 = load <16 x float>, ptr %94, align 64
  %96 = add nsw i64 %38, %62
  %97 = getelementptr inbounds %struct.point, ptr %0, i64 %96
  %98 = load <16 x float>, ptr %97, align 64
  %99 = getelementptr inbounds i8, ptr %97, i64 64
  %100 = load <16 x float>, ptr %99, align 64
  %101 = fadd <16 x float> %93, %98
  %102 = fadd <16 x float> %95, %100
  %103 = fsub <16 x float> %93, %98
  %104 = fsub <16 x float> %95, %100
  %105 = add nsw i64 %40, %62
  %106 = getelementptr inbounds %struct.point, ptr %0, i64 %105
  %107 = load <16 x float>, ptr %106, align 64
  %108 = getelementptr inbounds i8, ptr %106, i64 64
  %109 = load <16 x float>, ptr %108, align 64
  %110 = add nsw i64 %42, %62
  %111 = getelementptr inbounds %struct.point, ptr %0, i64 %110
  %112 = load <16 x float>, ptr %111, align 64
  %113 = getelementptr inbounds i8, ptr %111, i64 64
  %114 = load <16 x float>, ptr %113, align 64
  %115 = fadd <16 x float> %107, %112
  %116 = fadd <16 x float> %109, %114
  %117 = fsub <16 x float> %107, %112
  %118 = fsub <16 x float> %109, %114
  %119 = getelementptr inbounds %struct.point, ptr %27, i64 %62
  %120 = fadd <16 x float> %89, %90
  %121 = fmul <16 x float> %120, <float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000>
  %122 = fsub <16 x float> %90, %89
  %123 = fmul <16 x float> %122, <float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000>
  %124 = fadd <16 x float> %117, %118
  %125 = fsub <16 x float> %118, %117
  %126 = fmul <16 x float> %125, <float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000, float 0x3FE6A09E60000000>
  %127 = fmul <16 x float> %124, <float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000, float 0xBFE6A09E60000000>
  %128 = fadd <16 x float> %101, %73
  %129 = fadd <16 x float> %102, %74
  %130 = fsub <16 x float> %73, %101
  %131 = fsub <16 x float> %74, %102
  %132 = fadd <16 x float> %115, %87
  %133 = fadd <16 x float> %116, %88
  %134 = fsub <16 x float> %87, %115
  %135 = fsub <16 x float> %88, %116
  %136 = fadd <16 x float> %129, %133
  %137 = fadd <16 x float> %130, %135
  %138 = fsub <16 x float> %131, %134
  %139 = fsub <16 x float> %128, %132
  %140 = fsub <16 x float> %129, %133
  %141 = fsub <16 x float> %130, %135
  %142 = fadd <16 x float> %131, %134
  %143 = fadd <16 x float> %104, %75
  %144 = fsub <16 x float> %76, %103
  %145 = fsub <16 x float> %75, %104
  %146 = fadd <16 x float> %76, %103
  %147 = fadd <16 x float> %126, %121
  %148 = fadd <16 x float> %127, %123
  %149 = fsub <16 x float> %121, %126
  %150 = fsub <16 x float> %123, %127
  %151 = fadd <16 x float> %143, %147
  %152 = fadd <16 x float> %144, %148
  %153 = fadd <16 x float> %145, %150
  %154 = fsub <16 x float> %146, %149
  %155 = fsub <16 x float> %143, %147
  %156 = fsub <16 x float> %144, %148
  %157 = fsub <16 x float> %145, %150
  %158 = fadd <16 x float> %146, %149
  %159 = fadd <16 x float> %128, %132
  store <16 x float> %159, ptr %119, align 64
  %160 = getelementptr inbounds i8, ptr %119, i64 64
  store <16 x float> %136, ptr %160, align 64
  %161 = getelementptr inbounds %struct.point, ptr %119, i64 %3
  %162 = load float, ptr %23, align 4
  %163 = load float, ptr %43, align 4
  %164 = insertelement <16 x float> poison, float %162, i64 0
  %165 = shufflevector <16 x float> %164, <16 x float> poison, <16 x i32> zeroinitializer
  %166 = insertelement <16 x float> poison, float %163, i64 0
  %167 = shufflevector <16 x float> %166, <16 x float> poison, <16 x i32> zeroinitializer
  %168 = fneg <16 x float> %152
  %169 = fmul <16 x float> %167, %168
  %170 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %151, <16 x float> %165, <16 x float> %169)
  %171 = fmul <16 x float> %165, %152
  %172 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %151, <16 x float> %167, <16 x float> %171)
  store <16 x float> %170, ptr %161, align 64
  %173 = getelementptr inbounds i8, ptr %161, i64 64
  store <16 x float> %172, ptr %173, align 64
  %174 = getelementptr inbounds %struct.point, ptr %119, i64 %16
  %175 = load float, ptr %44, align 4
  %176 = load float, ptr %45, align 4
  %177 = insertelement <16 x float> poison, float %175, i64 0
  %178 = shufflevector <16 x float> %177, <16 x float> poison, <16 x i32> zeroinitializer
  %179 = insertelement <16 x float> poison, float %176, i64 0
  %180 = shufflevector <16 x float> %179, <16 x float> poison, <16 x i32> zeroinitializer
  %181 = fneg <16 x float> %138
  %182 = fmul <16 x float> %180, %181
  %183 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %137, <16 x float> %178, <16 x float> %182)
  %184 = fmul <16 x float> %178, %138
  %185 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %137, <16 x float> %180, <16 x float> %184)
  store <16 x float> %183, ptr %174, align 64
  %186 = getelementptr inbounds i8, ptr %174, i64 64
  store <16 x float> %185, ptr %186, align 64
  %187 = getelementptr inbounds %struct.point, ptr %119, i64 %17
  %188 = load float, ptr %46, align 4
  %189 = load float, ptr %47, align 4
  %190 = insertelement <16 x float> poison, float %188, i64 0
  %191 = shufflevector <16 x float> %190, <16 x float> poison, <16 x i32> zeroinitializer
  %192 = insertelement <16 x float> poison, float %189, i64 0
  %193 = shufflevector <16 x float> %192, <16 x float> poison, <16 x i32> zeroinitializer
  %194 = fneg <16 x float> %154
  %195 = fmul <16 x float> %193, %194
  %196 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %153, <16 x float> %191, <16 x float> %195)
  %197 = fmul <16 x float> %191, %154
  %198 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %153, <16 x float> %193, <16 x float> %197)
  store <16 x float> %196, ptr %187, align 64
  %199 = getelementptr inbounds i8, ptr %187, i64 64
  store <16 x float> %198, ptr %199, align 64
  %200 = getelementptr inbounds %struct.point, ptr %119, i64 %18
  %201 = load float, ptr %48, align 4
  %202 = load float, ptr %49, align 4
  %203 = insertelement <16 x float> poison, float %201, i64 0
  %204 = shufflevector <16 x float> %203, <16 x float> poison, <16 x i32> zeroinitializer
  %205 = insertelement <16 x float> poison, float %202, i64 0
  %206 = shufflevector <16 x float> %205, <16 x float> poison, <16 x i32> zeroinitializer
  %207 = fneg <16 x float> %140
  %208 = fmul <16 x float> %206, %207
  %209 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %139, <16 x float> %204, <16 x float> %208)
  %210 = fmul <16 x float> %204, %140
  %211 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %139, <16 x float> %206, <16 x float> %210)
  store <16 x float> %209, ptr %200, align 64
  %212 = getelementptr inbounds i8, ptr %200, i64 64
  store <16 x float> %211, ptr %212, align 64
  %213 = getelementptr inbounds %struct.point, ptr %119, i64 %19
  %214 = load float, ptr %50, align 4
  %215 = load float, ptr %51, align 4
  %216 = insertelement <16 x float> poison, float %214, i64 0
  %217 = shufflevector <16 x float> %216, <16 x float> poison, <16 x i32> zeroinitializer
  %218 = insertelement <16 x float> poison, float %215, i64 0
  %219 = shufflevector <16 x float> %218, <16 x float> poison, <16 x i32> zeroinitializer
  %220 = fneg <16 x float> %156
  %221 = fmul <16 x float> %219, %220
  %222 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %155, <16 x float> %217, <16 x float> %221)
  %223 = fmul <16 x float> %217, %156
  %224 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %155, <16 x float> %219, <16 x float> %223)
  store <16 x float> %222, ptr %213, align 64
  %225 = getelementptr inbounds i8, ptr %213, i64 64
  store <16 x float> %224, ptr %225, align 64
  %226 = getelementptr inbounds %struct.point, ptr %119, i64 %20
  %227 = load float, ptr %52, align 4
  %228 = load float, ptr %53, align 4
  %229 = insertelement <16 x float> poison, float %227, i64 0
  %230 = shufflevector <16 x float> %229, <16 x float> poison, <16 x i32> zeroinitializer
  %231 = insertelement <16 x float> poison, float %228, i64 0
  %232 = shufflevector <16 x float> %231, <16 x float> poison, <16 x i32> zeroinitializer
  %233 = fneg <16 x float> %142
  %234 = fmul <16 x float> %232, %233
  %235 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %141, <16 x float> %230, <16 x float> %234)
  %236 = fmul <16 x float> %230, %142
  %237 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %141, <16 x float> %232, <16 x float> %236)
  store <16 x float> %235, ptr %226, align 64
  %238 = getelementptr inbounds i8, ptr %226, i64 64
  store <16 x float> %237, ptr %238, align 64
  %239 = getelementptr inbounds %struct.point, ptr %119, i64 %21
  %240 = load float, ptr %54, align 4
  %241 = load float, ptr %55, align 4
  %242 = insertelement <16 x float> poison, float %240, i64 0
  %243 = shufflevector <16 x float> %242, <16 x float> poison, <16 x i32> zeroinitializer
  %244 = insertelement <16 x float> poison, float %241, i64 0
  %245 = shufflevector <16 x float> %244, <16 x float> poison, <16 x i32> zeroinitializer
  %246 = fneg <16 x float> %158
  %247 = fmul <16 x float> %245, %246
  %248 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %157, <16 x float> %243, <16 x float> %247)
  %249 = fmul <16 x float> %243, %158
  %250 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %157, <16 x float> %245, <16 x float> %249)
  store <16 x float> %248, ptr %239, align 64
  %251 = getelementptr inbounds i8, ptr %239, i64 64
  store <16 x float> %250, ptr %251, align 64
  %252 = add nuw nsw i64 %62, 1
  %253 = icmp eq i64 %252, %3
  br i1 %253, label %57, label %61
}

define internal fastcc void @by_four(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) {
  %6 = icmp sgt i64 %2, 0
  br i1 %6, label %7, label %32

7:                                                ; preds = %5
  %8 = icmp sgt i64 %3, 0
  %9 = shl nuw nsw i64 %2, 1
  %10 = mul nsw i64 %2, 3
  %11 = shl nsw i64 %3, 2
  %12 = shl nsw i64 %3, 1
  %13 = mul nsw i64 %3, 3
  br label %14

14:                                               ; preds = %7, %33
  %15 = phi ptr [ %4, %7 ], [ %35, %33 ]
  %16 = phi i64 [ 0, %7 ], [ %34, %33 ]
  br i1 %8, label %17, label %33

17:                                               ; preds = %14
  %18 = mul nsw i64 %16, %3
  %19 = add nsw i64 %16, %2
  %20 = mul nsw i64 %19, %3
  %21 = add nsw i64 %16, %9
  %22 = mul nsw i64 %21, %3
  %23 = add nsw i64 %16, %10
  %24 = mul nsw i64 %23, %3
  %25 = mul nsw i64 %11, %16
  %26 = getelementptr inbounds float, ptr %15, i64 1
  %27 = getelementptr inbounds float, ptr %15, i64 2
  %28 = getelementptr inbounds float, ptr %15, i64 3
  %29 = getelementptr inbounds float, ptr %15, i64 4
  %30 = getelementptr inbounds float, ptr %15, i64 5
  %31 = getelementptr inbounds %struct.point, ptr %1, i64 %25
  br label %37

32:                                               ; preds = %33, %5
  ret void

33:                                               ; preds = %37, %14
  %34 = add nuw nsw i64 %16, 1
  %35 = getelementptr inbounds float, ptr %15, i64 6
  %36 = icmp eq i64 %34, %2
  br i1 %36, label %32, label %14

37:                                               ; preds = %17, %37
  %38 = phi i64 [ 0, %17 ], [ %116, %37 ]
  %39 = add nsw i64 %38, %18
  %40 = getelementptr inbounds %struct.point, ptr %0, i64 %39
  %41 = load <16 x float>, ptr %40, align 64
  %42 = getelementptr inbounds i8, ptr %40, i64 64
  %43 = load <16 x float>, ptr %42, align 64
  %44 = add nsw i64 %38, %20
  %45 = getelementptr inbounds %struct.point, ptr %0, i64 %44
  %46 = load <16 x float>, ptr %45, align 64
  %47 = getelementptr inbounds i8, ptr %45, i64 64
  %48 = load <16 x float>, ptr %47, align 64
  %49 = add nsw i64 %38, %22
  %50 = getelementptr inbounds %struct.point, ptr %0, i64 %49
  %51 = load <16 x float>, ptr %50, align 64
  %52 = getelementptr inbounds i8, ptr %50, i64 64
  %53 = load <16 x float>, ptr %52, align 64
  %54 = add nsw i64 %38, %24
  %55 = getelementptr inbounds %struct.point, ptr %0, i64 %54
  %56 = load <16 x float>, ptr %55, align 64
  %57 = getelementptr inbounds i8, ptr %55, i64 64
  %58 = load <16 x float>, ptr %57, align 64
  %59 = fadd <16 x float> %41, %51
  %60 = fadd <16 x float> %43, %53
  %61 = fsub <16 x float> %41, %51
  %62 = fsub <16 x float> %43, %53
  %63 = fadd <16 x float> %46, %56
  %64 = fadd <16 x float> %48, %58
  %65 = fsub <16 x float> %46, %56
  %66 = fsub <16 x float> %48, %58
  %67 = getelementptr inbounds %struct.point, ptr %31, i64 %38
  %68 = fadd <16 x float> %59, %63
  %69 = fadd <16 x float> %60, %64
  store <16 x float> %68, ptr %67, align 64
  %70 = getelementptr inbounds i8, ptr %67, i64 64
  store <16 x float> %69, ptr %70, align 64
  %71 = getelementptr inbounds %struct.point, ptr %67, i64 %3
  %72 = fadd <16 x float> %61, %66
  %73 = fsub <16 x float> %62, %65
  %74 = load float, ptr %15, align 4
  %75 = load float, ptr %26, align 4
  %76 = insertelement <16 x float> poison, float %74, i64 0
  %77 = shufflevector <16 x float> %76, <16 x float> poison, <16 x i32> zeroinitializer
  %78 = insertelement <16 x float> poison, float %75, i64 0
  %79 = shufflevector <16 x float> %78, <16 x float> poison, <16 x i32> zeroinitializer
  %80 = fneg <16 x float> %73
  %81 = fmul <16 x float> %79, %80
  %82 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %72, <16 x float> %77, <16 x float> %81)
  %83 = fmul <16 x float> %73, %77
  %84 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %72, <16 x float> %79, <16 x float> %83)
  store <16 x float> %82, ptr %71, align 64
  %85 = getelementptr inbounds i8, ptr %71, i64 64
  store <16 x float> %84, ptr %85, align 64
  %86 = getelementptr inbounds %struct.point, ptr %67, i64 %12
  %87 = fsub <16 x float> %59, %63
  %88 = fsub <16 x float> %60, %64
  %89 = load float, ptr %27, align 4
  %90 = load float, ptr %28, align 4
  %91 = insertelement <16 x float> poison, float %89, i64 0
  %92 = shufflevector <16 x float> %91, <16 x float> poison, <16 x i32> zeroinitializer
  %93 = insertelement <16 x float> poison, float %90, i64 0
  %94 = shufflevector <16 x float> %93, <16 x float> poison, <16 x i32> zeroinitializer
  %95 = fneg <16 x float> %88
  %96 = fmul <16 x float> %94, %95
  %97 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %87, <16 x float> %92, <16 x float> %96)
  %98 = fmul <16 x float> %88, %92
  %99 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %87, <16 x float> %94, <16 x float> %98)
  store <16 x float> %97, ptr %86, align 64
  %100 = getelementptr inbounds i8, ptr %86, i64 64
  store <16 x float> %99, ptr %100, align 64
  %101 = getelementptr inbounds %struct.point, ptr %67, i64 %13
  %102 = fsub <16 x float> %61, %66
  %103 = fadd <16 x float> %62, %65
  %104 = load float, ptr %29, align 4
  %105 = load float, ptr %30, align 4
  %106 = insertelement <16 x float> poison, float %104, i64 0
  %107 = shufflevector <16 x float> %106, <16 x float> poison, <16 x i32> zeroinitializer
  %108 = insertelement <16 x float> poison, float %105, i64 0
  %109 = shufflevector <16 x float> %108, <16 x float> poison, <16 x i32> zeroinitializer
  %110 = fneg <16 x float> %103
  %111 = fmul <16 x float> %109, %110
  %112 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %102, <16 x float> %107, <16 x float> %111)
  %113 = fmul <16 x float> %103, %107
  %114 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %102, <16 x float> %109, <16 x float> %113)
  store <16 x float> %112, ptr %101, align 64
  %115 = getelementptr inbounds i8, ptr %101, i64 64
  store <16 x float> %114, ptr %115, align 64
  %116 = add nuw nsw i64 %38, 1
  %117 = icmp eq i64 %116, %3
  br i1 %117, label %33, label %37
}

define internal fastcc void @by_two(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) {
  %6 = icmp sgt i64 %2, 0
  br i1 %6, label %7, label %22

7:                                                ; preds = %5
  %8 = icmp sgt i64 %3, 0
  %9 = shl nsw i64 %3, 1
  br label %10

10:                                               ; preds = %7, %23
  %11 = phi i64 [ 0, %7 ], [ %24, %23 ]
  %12 = phi ptr [ %4, %7 ], [ %25, %23 ]
  br i1 %8, label %13, label %23

13:                                               ; preds = %10
  %14 = mul nsw i64 %11, %3
  %15 = add nsw i64 %11, %2
  %16 = mul nsw i64 %15, %3
  %17 = mul nsw i64 %9, %11
  %18 = shl nuw nsw i64 %11, 1
  %19 = or i64 %18, 1
  %20 = mul nsw i64 %19, %3
  %21 = getelementptr inbounds float, ptr %12, i64 1
  br label %27

22:                                               ; preds = %23, %5
  ret void

23:                                               ; preds = %27, %10
  %24 = add nuw nsw i64 %11, 1
  %25 = getelementptr inbounds float, ptr %12, i64 2
  %26 = icmp eq i64 %24, %2
  br i1 %26, label %22, label %10

27:                                               ; preds = %13, %27
  %28 = phi i64 [ 0, %13 ], [ %60, %27 ]
  %29 = add nsw i64 %28, %14
  %30 = getelementptr inbounds %struct.point, ptr %0, i64 %29
  %31 = load <16 x float>, ptr %30, align 64
  %32 = getelementptr inbounds i8, ptr %30, i64 64
  %33 = load <16 x float>, ptr %32, align 64
  %34 = add nsw i64 %28, %16
  %35 = getelementptr inbounds %struct.point, ptr %0, i64 %34
  %36 = load <16 x float>, ptr %35, align 64
  %37 = getelementptr inbounds i8, ptr %35, i64 64
  %38 = load <16 x float>, ptr %37, align 64
  %39 = add nsw i64 %28, %17
  %40 = getelementptr inbounds %struct.point, ptr %1, i64 %39
  %41 = fadd <16 x float> %31, %36
  %42 = fadd <16 x float> %33, %38
  store <16 x float> %41, ptr %40, align 64
  %43 = getelementptr inbounds i8, ptr %40, i64 64
  store <16 x float> %42, ptr %43, align 64
  %44 = add nsw i64 %28, %20
  %45 = getelementptr inbounds %struct.point, ptr %1, i64 %44
  %46 = fsub <16 x float> %31, %36
  %47 = fsub <16 x float> %33, %38
  %48 = load float, ptr %12, align 4
  %49 = load float, ptr %21, align 4
  %50 = insertelement <16 x float> poison, float %48, i64 0
  %51 = shufflevector <16 x float> %50, <16 x float> poison, <16 x i32> zeroinitializer
  %52 = insertelement <16 x float> poison, float %49, i64 0
  %53 = shufflevector <16 x float> %52, <16 x float> poison, <16 x i32> zeroinitializer
  %54 = fneg <16 x float> %47
  %55 = fmul <16 x float> %53, %54
  %56 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %46, <16 x float> %51, <16 x float> %55)
  %57 = fmul <16 x float> %47, %51
  %58 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %46, <16 x float> %53, <16 x float> %57)
  store <16 x float> %56, ptr %45, align 64
  %59 = getelementptr inbounds i8, ptr %45, i64 64
  store <16 x float> %58, ptr %59, align 64
  %60 = add nuw nsw i64 %28, 1
  %61 = icmp eq i64 %60, %3
  br i1 %61, label %23, label %27
}

define internal fastcc void @by_three(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4, ptr %5) {
  %7 = icmp sgt i64 %2, 0
  br i1 %7, label %8, label %100

8:                                                ; preds = %6
  %9 = icmp sgt i64 %3, 0
  %10 = shl nsw i64 %2, 1
  %11 = getelementptr inbounds float, ptr %5, i64 2
  %12 = getelementptr inbounds float, ptr %5, i64 3
  %13 = shl nsw i64 %3, 1
  br label %14

14:                                               ; preds = %28, %8
  %15 = phi ptr [ %4, %8 ], [ %30, %28 ]
  %16 = phi i64 [ 0, %8 ], [ %29, %28 ]
  br i1 %9, label %17, label %28

17:                                               ; preds = %14
  %18 = mul i64 %16, %3
  %19 = mul i64 %18, 3
  %20 = getelementptr inbounds %struct.point, ptr %1, i64 %19
  %21 = add nsw i64 %16, %2
  %22 = mul nsw i64 %21, %3
  %23 = add nsw i64 %10, %16
  %24 = mul nsw i64 %23, %3
  %25 = getelementptr inbounds float, ptr %15, i64 1
  %26 = getelementptr inbounds float, ptr %15, i64 2
  %27 = getelementptr inbounds float, ptr %15, i64 3
  br label %32

28:                                               ; preds = %32, %14
  %29 = add nuw nsw i64 %16, 1
  %30 = getelementptr inbounds float, ptr %15, i64 4
  %31 = icmp eq i64 %29, %2
  br i1 %31, label %100, label %14

32:                                               ; preds = %32, %17
  %33 = phi i64 [ 0, %17 ], [ %98, %32 ]
  %34 = add nsw i64 %33, %18
  %35 = getelementptr inbounds %struct.point, ptr %0, i64 %34
  %36 = load <16 x float>, ptr %35, align 64
  %37 = getelementptr inbounds i8, ptr %35, i64 64
  %38 = load <16 x float>, ptr %37, align 64
  %39 = add nsw i64 %22, %33
  %40 = getelementptr inbounds %struct.point, ptr %0, i64 %39
  %41 = load <16 x float>, ptr %40, align 64
  %42 = getelementptr inbounds i8, ptr %40, i64 64
  %43 = load <16 x float>, ptr %42, align 64
  %44 = add nsw i64 %24, %33
  %45 = getelementptr inbounds %struct.point, ptr %0, i64 %44
  %46 = load <16 x float>, ptr %45, align 64
  %47 = getelementptr inbounds i8, ptr %45, i64 64
  %48 = load <16 x float>, ptr %47, align 64
  %49 = fadd <16 x float> %41, %46
  %50 = fadd <16 x float> %43, %48
  %51 = fsub <16 x float> %41, %46
  %52 = fsub <16 x float> %43, %48
  %53 = fadd <16 x float> %36, %49
  %54 = fadd <16 x float> %38, %50
  %55 = getelementptr inbounds %struct.point, ptr %20, i64 %33
  store <16 x float> %53, ptr %55, align 64
  %56 = getelementptr inbounds i8, ptr %55, i64 64
  store <16 x float> %54, ptr %56, align 64
  %57 = load float, ptr %11, align 4
  %58 = insertelement <16 x float> poison, float %57, i64 0
  %59 = shufflevector <16 x float> %58, <16 x float> poison, <16 x i32> zeroinitializer
  %60 = load float, ptr %12, align 4
  %61 = insertelement <16 x float> poison, float %60, i64 0
  %62 = shufflevector <16 x float> %61, <16 x float> poison, <16 x i32> zeroinitializer
  %63 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %59, <16 x float> %49, <16 x float> %36)
  %64 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %59, <16 x float> %50, <16 x float> %38)
  %65 = fneg <16 x float> %62
  %66 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %65, <16 x float> %52, <16 x float> zeroinitializer)
  %67 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %62, <16 x float> %51, <16 x float> zeroinitializer)
  %68 = getelementptr inbounds %struct.point, ptr %55, i64 %3
  %69 = fadd <16 x float> %63, %66
  %70 = fadd <16 x float> %64, %67
  %71 = load float, ptr %15, align 4
  %72 = load float, ptr %25, align 4
  %73 = insertelement <16 x float> poison, float %71, i64 0
  %74 = shufflevector <16 x float> %73, <16 x float> poison, <16 x i32> zeroinitializer
  %75 = insertelement <16 x float> poison, float %72, i64 0
  %76 = shufflevector <16 x float> %75, <16 x float> poison, <16 x i32> zeroinitializer
  %77 = fneg <16 x float> %70
  %78 = fmul <16 x float> %76, %77
  %79 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %69, <16 x float> %74, <16 x float> %78)
  %80 = fmul <16 x float> %70, %74
  %81 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %69, <16 x float> %76, <16 x float> %80)
  store <16 x float> %79, ptr %68, align 64
  %82 = getelementptr inbounds i8, ptr %68, i64 64
  store <16 x float> %81, ptr %82, align 64
  %83 = getelementptr inbounds %struct.point, ptr %55, i64 %13
  %84 = fsub <16 x float> %63, %66
  %85 = fsub <16 x float> %64, %67
  %86 = load float, ptr %26, align 4
  %87 = load float, ptr %27, align 4
  %88 = insertelement <16 x float> poison, float %86, i64 0
  %89 = shufflevector <16 x float> %88, <16 x float> poison, <16 x i32> zeroinitializer
  %90 = insertelement <16 x float> poison, float %87, i64 0
  %91 = shufflevector <16 x float> %90, <16 x float> poison, <16 x i32> zeroinitializer
  %92 = fneg <16 x float> %85
  %93 = fmul <16 x float> %91, %92
  %94 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %84, <16 x float> %89, <16 x float> %93)
  %95 = fmul <16 x float> %85, %89
  %96 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %84, <16 x float> %91, <16 x float> %95)
  store <16 x float> %94, ptr %83, align 64
  %97 = getelementptr inbounds i8, ptr %83, i64 64
  store <16 x float> %96, ptr %97, align 64
  %98 = add nuw nsw i64 %33, 1
  %99 = icmp eq i64 %98, %3
  br i1 %99, label %28, label %32

100:                                              ; preds = %28, %6
  ret void
}

define internal fastcc void @by_five(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4, ptr %5) {
  %7 = icmp sgt i64 %2, 0
  br i1 %7, label %8, label %195

8:                                                ; preds = %6
  %9 = icmp sgt i64 %3, 0
  %10 = getelementptr inbounds float, ptr %5, i64 4
  %11 = shl nsw i64 %2, 2
  %12 = shl nsw i64 %2, 1
  %13 = mul nsw i64 %2, 3
  %14 = getelementptr inbounds float, ptr %5, i64 2
  %15 = getelementptr inbounds float, ptr %5, i64 3
  %16 = getelementptr inbounds float, ptr %5, i64 5
  %17 = shl nsw i64 %3, 2
  %18 = getelementptr inbounds float, ptr %5, i64 8
  %19 = getelementptr inbounds float, ptr %5, i64 9
  %20 = shl nsw i64 %3, 1
  %21 = mul nsw i64 %3, 3
  br label %22

22:                                               ; preds = %44, %8
  %23 = phi ptr [ %4, %8 ], [ %46, %44 ]
  %24 = phi i64 [ 0, %8 ], [ %45, %44 ]
  br i1 %9, label %25, label %44

25:                                               ; preds = %22
  %26 = mul i64 %24, %3
  %27 = mul i64 %26, 5
  %28 = getelementptr inbounds %struct.point, ptr %1, i64 %27
  %29 = add nsw i64 %24, %2
  %30 = mul nsw i64 %29, %3
  %31 = add nsw i64 %11, %24
  %32 = mul nsw i64 %31, %3
  %33 = add nsw i64 %12, %24
  %34 = mul nsw i64 %33, %3
  %35 = add nsw i64 %13, %24
  %36 = mul nsw i64 %35, %3
  %37 = getelementptr inbounds float, ptr %23, i64 1
  %38 = getelementptr inbounds float, ptr %23, i64 6
  %39 = getelementptr inbounds float, ptr %23, i64 7
  %40 = getelementptr inbounds float, ptr %23, i64 2
  %41 = getelementptr inbounds float, ptr %23, i64 3
  %42 = getelementptr inbounds float, ptr %23, i64 4
  %43 = getelementptr inbounds float, ptr %23, i64 5
  br label %48

44:                                               ; preds = %48, %22
  %45 = add nuw nsw i64 %24, 1
  %46 = getelementptr inbounds float, ptr %23, i64 8
  %47 = icmp eq i64 %45, %2
  br i1 %47, label %195, label %22

48:                                               ; preds = %48, %25
  %49 = phi i64 [ 0, %25 ], [ %193, %48 ]
  %50 = add nsw i64 %49, %26
  %51 = getelementptr inbounds %struct.point, ptr %0, i64 %50
  %52 = load <16 x float>, ptr %51, align 64
  %53 = getelementptr inbounds i8, ptr %51, i64 64
  %54 = load <16 x float>, ptr %53, align 64
  %55 = add nsw i64 %30, %49
  %56 = getelementptr inbounds %struct.point, ptr %0, i64 %55
  %57 = load <16 x float>, ptr %56, align 64
  %58 = getelementptr inbounds i8, ptr %56, i64 64
  %59 = load <16 x float>, ptr %58, align 64
  %60 = add nsw i64 %32, %49
  %61 = getelementptr inbounds %struct.point, ptr %0, i64 %60
  %62 = load <16 x float>, ptr %61, align 64
  %63 = getelementptr inbounds i8, ptr %61, i64 64
  %64 = load <16 x float>, ptr %63, align 64
  %65 = fadd <16 x float> %57, %62
  %66 = fadd <16 x float> %59, %64
  %67 = fsub <16 x float> %57, %62
  %68 = fsub <16 x float> %59, %64
  %69 = fadd <16 x float> %52, %65
  %70 = fadd <16 x float> %54, %66
  %71 = add nsw i64 %34, %49
  %72 = getelementptr inbounds %struct.point, ptr %0, i64 %71
  %73 = load <16 x float>, ptr %72, align 64
  %74 = getelementptr inbounds i8, ptr %72, i64 64
  %75 = load <16 x float>, ptr %74, align 64
  %76 = add nsw i64 %36, %49
  %77 = getelementptr inbounds %struct.point, ptr %0, i64 %76
  %78 = load <16 x float>, ptr %77, align 64
  %79 = getelementptr inbounds i8, ptr %77, i64 64
  %80 = load <16 x float>, ptr %79, align 64
  %81 = fadd <16 x float> %73, %78
  %82 = fadd <16 x float> %75, %80
  %83 = fsub <16 x float> %73, %78
  %84 = fsub <16 x float> %75, %80
  %85 = fadd <16 x float> %69, %81
  %86 = fadd <16 x float> %70, %82
  %87 = getelementptr inbounds %struct.point, ptr %28, i64 %49
  store <16 x float> %85, ptr %87, align 64
  %88 = getelementptr inbounds i8, ptr %87, i64 64
  store <16 x float> %86, ptr %88, align 64
  %89 = load float, ptr %14, align 4
  %90 = insertelement <16 x float> poison, float %89, i64 0
  %91 = shufflevector <16 x float> %90, <16 x float> poison, <16 x i32> zeroinitializer
  %92 = load float, ptr %15, align 4
  %93 = insertelement <16 x float> poison, float %92, i64 0
  %94 = shufflevector <16 x float> %93, <16 x float> poison, <16 x i32> zeroinitializer
  %95 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %91, <16 x float> %65, <16 x float> %52)
  %96 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %91, <16 x float> %66, <16 x float> %54)
  %97 = fneg <16 x float> %94
  %98 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %97, <16 x float> %68, <16 x float> zeroinitializer)
  %99 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %94, <16 x float> %67, <16 x float> zeroinitializer)
  %100 = load float, ptr %10, align 4
  %101 = insertelement <16 x float> poison, float %100, i64 0
  %102 = shufflevector <16 x float> %101, <16 x float> poison, <16 x i32> zeroinitializer
  %103 = load float, ptr %16, align 4
  %104 = insertelement <16 x float> poison, float %103, i64 0
  %105 = shufflevector <16 x float> %104, <16 x float> poison, <16 x i32> zeroinitializer
  %106 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %102, <16 x float> %81, <16 x float> %95)
  %107 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %102, <16 x float> %82, <16 x float> %96)
  %108 = fneg <16 x float> %105
  %109 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %108, <16 x float> %84, <16 x float> %98)
  %110 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %105, <16 x float> %83, <16 x float> %99)
  %111 = getelementptr inbounds %struct.point, ptr %87, i64 %3
  %112 = fadd <16 x float> %106, %109
  %113 = fadd <16 x float> %107, %110
  %114 = load float, ptr %23, align 4
  %115 = load float, ptr %37, align 4
  %116 = insertelement <16 x float> poison, float %114, i64 0
  %117 = shufflevector <16 x float> %116, <16 x float> poison, <16 x i32> zeroinitializer
  %118 = insertelement <16 x float> poison, float %115, i64 0
  %119 = shufflevector <16 x float> %118, <16 x float> poison, <16 x i32> zeroinitializer
  %120 = fneg <16 x float> %113
  %121 = fmul <16 x float> %119, %120
  %122 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %112, <16 x float> %117, <16 x float> %121)
  %123 = fmul <16 x float> %113, %117
  %124 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %112, <16 x float> %119, <16 x float> %123)
  store <16 x float> %122, ptr %111, align 64
  %125 = getelementptr inbounds i8, ptr %111, i64 64
  store <16 x float> %124, ptr %125, align 64
  %126 = getelementptr inbounds %struct.point, ptr %87, i64 %17
  %127 = fsub <16 x float> %106, %109
  %128 = fsub <16 x float> %107, %110
  %129 = load float, ptr %38, align 4
  %130 = load float, ptr %39, align 4
  %131 = insertelement <16 x float> poison, float %129, i64 0
  %132 = shufflevector <16 x float> %131, <16 x float> poison, <16 x i32> zeroinitializer
  %133 = insertelement <16 x float> poison, float %130, i64 0
  %134 = shufflevector <16 x float> %133, <16 x float> poison, <16 x i32> zeroinitializer
  %135 = fneg <16 x float> %128
  %136 = fmul <16 x float> %134, %135
  %137 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %127, <16 x float> %132, <16 x float> %136)
  %138 = fmul <16 x float> %128, %132
  %139 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %127, <16 x float> %134, <16 x float> %138)
  store <16 x float> %137, ptr %126, align 64
  %140 = getelementptr inbounds i8, ptr %126, i64 64
  store <16 x float> %139, ptr %140, align 64
  %141 = load float, ptr %10, align 4
  %142 = insertelement <16 x float> poison, float %141, i64 0
  %143 = shufflevector <16 x float> %142, <16 x float> poison, <16 x i32> zeroinitializer
  %144 = load float, ptr %16, align 4
  %145 = insertelement <16 x float> poison, float %144, i64 0
  %146 = shufflevector <16 x float> %145, <16 x float> poison, <16 x i32> zeroinitializer
  %147 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %143, <16 x float> %65, <16 x float> %52)
  %148 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %143, <16 x float> %66, <16 x float> %54)
  %149 = fneg <16 x float> %146
  %150 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %149, <16 x float> %68, <16 x float> zeroinitializer)
  %151 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %146, <16 x float> %67, <16 x float> zeroinitializer)
  %152 = load float, ptr %18, align 4
  %153 = insertelement <16 x float> poison, float %152, i64 0
  %154 = shufflevector <16 x float> %153, <16 x float> poison, <16 x i32> zeroinitializer
  %155 = load float, ptr %19, align 4
  %156 = insertelement <16 x float> poison, float %155, i64 0
  %157 = shufflevector <16 x float> %156, <16 x float> poison, <16 x i32> zeroinitializer
  %158 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %154, <16 x float> %81, <16 x float> %147)
  %159 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %154, <16 x float> %82, <16 x float> %148)
  %160 = fneg <16 x float> %157
  %161 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %160, <16 x float> %84, <16 x float> %150)
  %162 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %157, <16 x float> %83, <16 x float> %151)
  %163 = getelementptr inbounds %struct.point, ptr %87, i64 %20
  %164 = fadd <16 x float> %158, %161
  %165 = fadd <16 x float> %159, %162
  %166 = load float, ptr %40, align 4
  %167 = load float, ptr %41, align 4
  %168 = insertelement <16 x float> poison, float %166, i64 0
  %169 = shufflevector <16 x float> %168, <16 x float> poison, <16 x i32> zeroinitializer
  %170 = insertelement <16 x float> poison, float %167, i64 0
  %171 = shufflevector <16 x float> %170, <16 x float> poison, <16 x i32> zeroinitializer
  %172 = fneg <16 x float> %165
  %173 = fmul <16 x float> %171, %172
  %174 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %164, <16 x float> %169, <16 x float> %173)
  %175 = fmul <16 x float> %165, %169
  %176 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %164, <16 x float> %171, <16 x float> %175)
  store <16 x float> %174, ptr %163, align 64
  %177 = getelementptr inbounds i8, ptr %163, i64 64
  store <16 x float> %176, ptr %177, align 64
  %178 = getelementptr inbounds %struct.point, ptr %87, i64 %21
  %179 = fsub <16 x float> %158, %161
  %180 = fsub <16 x float> %159, %162
  %181 = load float, ptr %42, align 4
  %182 = load float, ptr %43, align 4
  %183 = insertelement <16 x float> poison, float %181, i64 0
  %184 = shufflevector <16 x float> %183, <16 x float> poison, <16 x i32> zeroinitializer
  %185 = insertelement <16 x float> poison, float %182, i64 0
  %186 = shufflevector <16 x float> %185, <16 x float> poison, <16 x i32> zeroinitializer
  %187 = fneg <16 x float> %180
  %188 = fmul <16 x float> %186, %187
  %189 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %179, <16 x float> %184, <16 x float> %188)
  %190 = fmul <16 x float> %180, %184
  %191 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %179, <16 x float> %186, <16 x float> %190)
  store <16 x float> %189, ptr %178, align 64
  %192 = getelementptr inbounds i8, ptr %178, i64 64
  store <16 x float> %191, ptr %192, align 64
  %193 = add nuw nsw i64 %49, 1
  %194 = icmp eq i64 %193, %3
  br i1 %194, label %44, label %48

195:                                              ; preds = %44, %6
  ret void
}

define internal fastcc void @by_any(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6) {
  %8 = alloca [6 x %struct.point], align 64
  %9 = alloca [6 x %struct.point], align 64
  %10 = icmp sgt i64 %2, 0
  br i1 %10, label %11, label %163

11:                                               ; preds = %7
  %12 = icmp sgt i64 %3, 0
  %13 = sdiv i64 %5, 2
  %14 = icmp sgt i64 %5, 1
  %15 = icmp slt i64 %5, 2
  %16 = shl i64 %5, 1
  %17 = add i64 %16, -2
  br label %18

18:                                               ; preds = %25, %11
  %19 = phi ptr [ %4, %11 ], [ %27, %25 ]
  %20 = phi i64 [ 0, %11 ], [ %26, %25 ]
  br i1 %12, label %21, label %25

21:                                               ; preds = %18
  %22 = mul i64 %20, %3
  %23 = mul i64 %22, %5
  %24 = getelementptr inbounds %struct.point, ptr %1, i64 %23
  br label %29

25:                                               ; preds = %77, %18
  %26 = add nuw nsw i64 %20, 1
  %27 = getelementptr inbounds float, ptr %19, i64 %17
  %28 = icmp eq i64 %26, %2
  br i1 %28, label %163, label %18

29:                                               ; preds = %77, %21
  %30 = phi i64 [ 0, %21 ], [ %78, %77 ]
  %31 = add nsw i64 %30, %22
  %32 = getelementptr inbounds %struct.point, ptr %0, i64 %31
  %33 = load <16 x float>, ptr %32, align 64
  %34 = getelementptr inbounds i8, ptr %32, i64 64
  %35 = load <16 x float>, ptr %34, align 64
  br i1 %14, label %41, label %36

36:                                               ; preds = %41, %29
  %37 = phi <16 x float> [ %33, %29 ], [ %72, %41 ]
  %38 = phi <16 x float> [ %35, %29 ], [ %73, %41 ]
  %39 = getelementptr inbounds %struct.point, ptr %24, i64 %30
  store <16 x float> %37, ptr %39, align 64
  %40 = getelementptr inbounds i8, ptr %39, i64 64
  store <16 x float> %38, ptr %40, align 64
  br i1 %15, label %77, label %75

41:                                               ; preds = %29, %41
  %42 = phi i64 [ %45, %41 ], [ 0, %29 ]
  %43 = phi <16 x float> [ %73, %41 ], [ %35, %29 ]
  %44 = phi <16 x float> [ %72, %41 ], [ %33, %29 ]
  %45 = add nuw nsw i64 %42, 1
  %46 = mul nsw i64 %45, %2
  %47 = add nsw i64 %46, %20
  %48 = mul nsw i64 %47, %3
  %49 = add nsw i64 %48, %30
  %50 = getelementptr inbounds %struct.point, ptr %0, i64 %49
  %51 = load <16 x float>, ptr %50, align 64
  %52 = getelementptr inbounds i8, ptr %50, i64 64
  %53 = load <16 x float>, ptr %52, align 64
  %54 = xor i64 %42, -1
  %55 = add i64 %54, %5
  %56 = mul nsw i64 %55, %2
  %57 = add nsw i64 %56, %20
  %58 = mul nsw i64 %57, %3
  %59 = add nsw i64 %58, %30
  %60 = getelementptr inbounds %struct.point, ptr %0, i64 %59
  %61 = load <16 x float>, ptr %60, align 64
  %62 = getelementptr inbounds i8, ptr %60, i64 64
  %63 = load <16 x float>, ptr %62, align 64
  %64 = getelementptr inbounds [6 x %struct.point], ptr %8, i64 0, i64 %42
  %65 = fadd <16 x float> %51, %61
  %66 = fadd <16 x float> %53, %63
  store <16 x float> %65, ptr %64, align 64
  %67 = getelementptr inbounds i8, ptr %64, i64 64
  store <16 x float> %66, ptr %67, align 64
  %68 = getelementptr inbounds [6 x %struct.point], ptr %9, i64 0, i64 %42
  %69 = fsub <16 x float> %51, %61
  %70 = fsub <16 x float> %53, %63
  store <16 x float> %69, ptr %68, align 64
  %71 = getelementptr inbounds i8, ptr %68, i64 64
  store <16 x float> %70, ptr %71, align 64
  %72 = fadd <16 x float> %44, %65
  %73 = fadd <16 x float> %43, %66
  %74 = icmp eq i64 %45, %13
  br i1 %74, label %36, label %41

75:                                               ; preds = %36, %80
  %76 = phi i64 [ %128, %80 ], [ 1, %36 ]
  br i1 %14, label %130, label %80

77:                                               ; preds = %80, %36
  %78 = add nuw nsw i64 %30, 1
  %79 = icmp eq i64 %78, %3
  br i1 %79, label %25, label %29

80:                                               ; preds = %130, %75
  %81 = phi <16 x float> [ zeroinitializer, %75 ], [ %158, %130 ]
  %82 = phi <16 x float> [ zeroinitializer, %75 ], [ %161, %130 ]
  %83 = phi <16 x float> [ %33, %75 ], [ %151, %130 ]
  %84 = phi <16 x float> [ %35, %75 ], [ %154, %130 ]
  %85 = mul nsw i64 %76, %3
  %86 = getelementptr inbounds %struct.point, ptr %39, i64 %85
  %87 = fadd <16 x float> %81, %83
  %88 = fadd <16 x float> %82, %84
  %89 = shl nuw nsw i64 %76, 1
  %90 = add nsw i64 %89, -2
  %91 = getelementptr inbounds float, ptr %19, i64 %90
  %92 = load float, ptr %91, align 4
  %93 = add nsw i64 %89, -1
  %94 = getelementptr inbounds float, ptr %19, i64 %93
  %95 = load float, ptr %94, align 4
  %96 = insertelement <16 x float> poison, float %92, i64 0
  %97 = shufflevector <16 x float> %96, <16 x float> poison, <16 x i32> zeroinitializer
  %98 = insertelement <16 x float> poison, float %95, i64 0
  %99 = shufflevector <16 x float> %98, <16 x float> poison, <16 x i32> zeroinitializer
  %100 = fneg <16 x float> %88
  %101 = fmul <16 x float> %99, %100
  %102 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %87, <16 x float> %97, <16 x float> %101)
  %103 = fmul <16 x float> %88, %97
  %104 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %87, <16 x float> %99, <16 x float> %103)
  store <16 x float> %102, ptr %86, align 64
  %105 = getelementptr inbounds i8, ptr %86, i64 64
  store <16 x float> %104, ptr %105, align 64
  %106 = sub nsw i64 %5, %76
  %107 = mul nsw i64 %106, %3
  %108 = getelementptr inbounds %struct.point, ptr %39, i64 %107
  %109 = fsub <16 x float> %83, %81
  %110 = fsub <16 x float> %84, %82
  %111 = shl nsw i64 %106, 1
  %112 = add nsw i64 %111, -2
  %113 = getelementptr inbounds float, ptr %19, i64 %112
  %114 = load float, ptr %113, align 4
  %115 = add nsw i64 %111, -1
  %116 = getelementptr inbounds float, ptr %19, i64 %115
  %117 = load float, ptr %116, align 4
  %118 = insertelement <16 x float> poison, float %114, i64 0
  %119 = shufflevector <16 x float> %118, <16 x float> poison, <16 x i32> zeroinitializer
  %120 = insertelement <16 x float> poison, float %117, i64 0
  %121 = shufflevector <16 x float> %120, <16 x float> poison, <16 x i32> zeroinitializer
  %122 = fneg <16 x float> %110
  %123 = fmul <16 x float> %121, %122
  %124 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %109, <16 x float> %119, <16 x float> %123)
  %125 = fmul <16 x float> %110, %119
  %126 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %109, <16 x float> %121, <16 x float> %125)
  store <16 x float> %124, ptr %108, align 64
  %127 = getelementptr inbounds i8, ptr %108, i64 64
  store <16 x float> %126, ptr %127, align 64
  %128 = add nuw nsw i64 %76, 1
  %129 = icmp eq i64 %76, %13
  br i1 %129, label %77, label %75

130:                                              ; preds = %75, %130
  %131 = phi i64 [ %136, %130 ], [ 0, %75 ]
  %132 = phi <16 x float> [ %154, %130 ], [ %35, %75 ]
  %133 = phi <16 x float> [ %151, %130 ], [ %33, %75 ]
  %134 = phi <16 x float> [ %161, %130 ], [ zeroinitializer, %75 ]
  %135 = phi <16 x float> [ %158, %130 ], [ zeroinitializer, %75 ]
  %136 = add nuw nsw i64 %131, 1
  %137 = mul nuw nsw i64 %136, %76
  %138 = srem i64 %137, %5
  %139 = shl nuw nsw i64 %138, 1
  %140 = getelementptr inbounds float, ptr %6, i64 %139
  %141 = load float, ptr %140, align 4
  %142 = insertelement <16 x float> poison, float %141, i64 0
  %143 = shufflevector <16 x float> %142, <16 x float> poison, <16 x i32> zeroinitializer
  %144 = or i64 %139, 1
  %145 = getelementptr inbounds float, ptr %6, i64 %144
  %146 = load float, ptr %145, align 4
  %147 = insertelement <16 x float> poison, float %146, i64 0
  %148 = shufflevector <16 x float> %147, <16 x float> poison, <16 x i32> zeroinitializer
  %149 = getelementptr inbounds [6 x %struct.point], ptr %8, i64 0, i64 %131, i32 0
  %150 = load <16 x float>, ptr %149, align 64
  %151 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %143, <16 x float> %150, <16 x float> %133)
  %152 = getelementptr inbounds [6 x %struct.point], ptr %8, i64 0, i64 %131, i32 1
  %153 = load <16 x float>, ptr %152, align 64
  %154 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %143, <16 x float> %153, <16 x float> %132)
  %155 = getelementptr inbounds [6 x %struct.point], ptr %9, i64 0, i64 %131, i32 1
  %156 = load <16 x float>, ptr %155, align 64
  %157 = fneg <16 x float> %148
  %158 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %157, <16 x float> %156, <16 x float> %135)
  %159 = getelementptr inbounds [6 x %struct.point], ptr %9, i64 0, i64 %131, i32 0
  %160 = load <16 x float>, ptr %159, align 64
  %161 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %148, <16 x float> %160, <16 x float> %134)
  %162 = icmp eq i64 %136, %13
  br i1 %162, label %80, label %130

163:                                              ; preds = %25, %7
  ret void
}
