; Made from source/fourier.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 221122f6d5ad809707c4f8a5f580c18a641c84b6898688be7df59bd2b740cfd3

%struct.job = type { ptr, ptr, ptr, [3 x ptr], ptr, double }
%struct.plan = type { i64, i64, i64, i64, double, double, [0 x %struct.pass] }
%struct.pass = type { i64, i64, i64, %struct.places, %struct.places, i64, i64, i64, [24 x i64], i64, i64, i64, i64 }
%struct.places = type { i64, i64, i64 }
%struct.point = type { <8 x double>, <8 x double> }
%struct.block = type { [8 x i64], i64, i64 }

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

29:                                               ; preds = %38, %5
  ret i64 0

30:                                               ; preds = %27, %38
  %31 = phi i64 [ %11, %27 ], [ %42, %38 ]
  %32 = phi i64 [ 0, %27 ], [ %34, %38 ]
  %33 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 6, i64 %32
  store ptr %33, ptr %8, align 8
  %34 = add nuw nsw i64 %32, 1
  %35 = icmp slt i64 %34, %31
  br i1 %35, label %38, label %36

36:                                               ; preds = %30
  %37 = load double, ptr %28, align 8
  br label %38

38:                                               ; preds = %30, %36
  %39 = phi double [ %37, %36 ], [ 1.000000e+00, %30 ]
  store double %39, ptr %14, align 8
  %40 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 6, i64 %32, i32 12
  %41 = load i64, ptr %40, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %41)
  %42 = load i64, ptr %10, align 8
  %43 = icmp slt i64 %34, %42
  br i1 %43, label %30, label %29
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
  %13 = select i1 %12, i64 8, i64 16
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

45:                                               ; preds = %187, %2
  ret void

46:                                               ; preds = %192, %41
  %47 = phi i64 [ %11, %41 ], [ %198, %192 ]
  %48 = phi ptr [ %9, %41 ], [ %196, %192 ]
  %49 = phi i64 [ %6, %41 ], [ %195, %192 ]
  %50 = phi i64 [ %36, %41 ], [ %188, %192 ]
  %51 = sdiv i64 %50, %31
  %52 = mul nsw i64 %51, %26
  %53 = srem i64 %50, %31
  %54 = mul nsw i64 %53, %13
  %55 = add nsw i64 %54, %52
  %56 = sdiv i64 %49, 2
  %57 = add nsw i64 %56, 1
  %58 = add nsw i64 %55, 8
  switch i64 %47, label %124 [
    i64 0, label %59
    i64 1, label %63
  ]

59:                                               ; preds = %46
  %60 = getelementptr inbounds %struct.plan, ptr %48, i64 0, i32 1
  %61 = load i64, ptr %60, align 8
  call fastcc void @read_lines(ptr %0, i64 %55, ptr %18, i64 %49, i64 %61)
  %62 = call fastcc ptr @transform(ptr %0, ptr %18, ptr %19)
  call fastcc void @write_lines(ptr %0, i64 %55, ptr %62)
  br label %187

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
  br i1 %71, label %118, label %72

72:                                               ; preds = %63
  %73 = sdiv i64 %70, 2
  br label %74

74:                                               ; preds = %97, %72
  %75 = phi i64 [ 0, %72 ], [ %116, %97 ]
  %76 = getelementptr inbounds %struct.point, ptr %64, i64 %75
  %77 = load <8 x double>, ptr %76, align 64
  %78 = getelementptr inbounds i8, ptr %76, i64 64
  %79 = load <8 x double>, ptr %78, align 64
  %80 = icmp eq i64 %75, 0
  %81 = sub nsw i64 %70, %75
  %82 = select i1 %80, i64 0, i64 %81
  %83 = getelementptr inbounds %struct.point, ptr %64, i64 %82
  %84 = load <8 x double>, ptr %83, align 64
  %85 = getelementptr inbounds i8, ptr %83, i64 64
  %86 = load <8 x double>, ptr %85, align 64
  br i1 %80, label %97, label %87

87:                                               ; preds = %74
  %88 = shl nuw nsw i64 %75, 1
  %89 = load ptr, ptr %3, align 8
  %90 = getelementptr inbounds %struct.pass, ptr %89, i64 0, i32 0
  %91 = load i64, ptr %90, align 8
  %92 = icmp eq i64 %88, %91
  br i1 %92, label %97, label %93

93:                                               ; preds = %87
  %94 = load ptr, ptr %8, align 8
  %95 = getelementptr inbounds %struct.plan, ptr %94, i64 0, i32 5
  %96 = load double, ptr %95, align 8
  br label %97

97:                                               ; preds = %93, %87, %74
  %98 = phi double [ %96, %93 ], [ 1.000000e+00, %87 ], [ 1.000000e+00, %74 ]
  %99 = load double, ptr %44, align 8
  %100 = fmul double %98, %99
  %101 = fmul double %100, 5.000000e-01
  %102 = insertelement <8 x double> poison, double %101, i64 0
  %103 = shufflevector <8 x double> %102, <8 x double> poison, <8 x i32> zeroinitializer
  %104 = getelementptr inbounds %struct.point, ptr %66, i64 %75
  %105 = fadd <8 x double> %77, %84
  %106 = fmul <8 x double> %105, %103
  %107 = fsub <8 x double> %79, %86
  %108 = fmul <8 x double> %107, %103
  store <8 x double> %106, ptr %104, align 64
  %109 = getelementptr inbounds i8, ptr %104, i64 64
  store <8 x double> %108, ptr %109, align 64
  %110 = getelementptr inbounds %struct.point, ptr %67, i64 %75
  %111 = fadd <8 x double> %79, %86
  %112 = fmul <8 x double> %111, %103
  %113 = fsub <8 x double> %84, %77
  %114 = fmul <8 x double> %113, %103
  store <8 x double> %112, ptr %110, align 64
  %115 = getelementptr inbounds i8, ptr %110, i64 64
  store <8 x double> %114, ptr %115, align 64
  %116 = add nuw nsw i64 %75, 1
  %117 = icmp eq i64 %75, %73
  br i1 %117, label %118, label %74

118:                                              ; preds = %97, %63
  call fastcc void @write_points(ptr %0, i64 %55, ptr %66, i64 %57)
  %119 = load ptr, ptr %3, align 8
  %120 = getelementptr inbounds %struct.pass, ptr %119, i64 0, i32 1
  %121 = load i64, ptr %120, align 8
  %122 = icmp slt i64 %58, %121
  br i1 %122, label %123, label %187

123:                                              ; preds = %118
  call fastcc void @write_points(ptr %0, i64 %58, ptr %67, i64 %57)
  br label %187

124:                                              ; preds = %46
  call fastcc void @read_lines(ptr %0, i64 %55, ptr %19, i64 %57, i64 0)
  %125 = getelementptr inbounds %struct.point, ptr %19, i64 %57
  call fastcc void @read_lines(ptr %0, i64 %58, ptr %125, i64 %57, i64 0)
  %126 = load ptr, ptr %3, align 8
  %127 = getelementptr inbounds %struct.pass, ptr %126, i64 0, i32 0
  %128 = load i64, ptr %127, align 8
  %129 = icmp slt i64 %128, -1
  br i1 %129, label %178, label %130

130:                                              ; preds = %124
  %131 = sdiv i64 %128, 2
  br label %132

132:                                              ; preds = %171, %130
  %133 = phi i64 [ 0, %130 ], [ %176, %171 ]
  %134 = icmp eq i64 %133, 0
  br i1 %134, label %145, label %135

135:                                              ; preds = %132
  %136 = shl nuw nsw i64 %133, 1
  %137 = load ptr, ptr %3, align 8
  %138 = getelementptr inbounds %struct.pass, ptr %137, i64 0, i32 0
  %139 = load i64, ptr %138, align 8
  %140 = icmp eq i64 %136, %139
  br i1 %140, label %145, label %141

141:                                              ; preds = %135
  %142 = load ptr, ptr %8, align 8
  %143 = getelementptr inbounds %struct.plan, ptr %142, i64 0, i32 5
  %144 = load double, ptr %143, align 8
  br label %145

145:                                              ; preds = %141, %135, %132
  %146 = phi i64 [ %136, %135 ], [ %136, %141 ], [ 0, %132 ]
  %147 = phi double [ 1.000000e+00, %135 ], [ %144, %141 ], [ 1.000000e+00, %132 ]
  %148 = insertelement <8 x double> poison, double %147, i64 0
  %149 = shufflevector <8 x double> %148, <8 x double> poison, <8 x i32> zeroinitializer
  %150 = icmp eq i64 %146, %128
  %151 = select i1 %134, i1 true, i1 %150
  %152 = select i1 %151, <8 x double> zeroinitializer, <8 x double> %149
  %153 = getelementptr inbounds %struct.point, ptr %19, i64 %133, i32 0
  %154 = load <8 x double>, ptr %153, align 64
  %155 = fmul <8 x double> %154, %149
  %156 = getelementptr inbounds %struct.point, ptr %19, i64 %133, i32 1
  %157 = load <8 x double>, ptr %156, align 64
  %158 = fmul <8 x double> %157, %152
  %159 = getelementptr inbounds %struct.point, ptr %125, i64 %133, i32 0
  %160 = load <8 x double>, ptr %159, align 64
  %161 = fmul <8 x double> %149, %160
  %162 = getelementptr inbounds %struct.point, ptr %125, i64 %133, i32 1
  %163 = load <8 x double>, ptr %162, align 64
  %164 = fmul <8 x double> %152, %163
  br i1 %134, label %171, label %165

165:                                              ; preds = %145
  %166 = sub nsw i64 %128, %133
  %167 = getelementptr inbounds %struct.point, ptr %18, i64 %166
  %168 = fsub <8 x double> %161, %158
  %169 = fadd <8 x double> %155, %164
  store <8 x double> %168, ptr %167, align 64
  %170 = getelementptr inbounds i8, ptr %167, i64 64
  store <8 x double> %169, ptr %170, align 64
  br label %171

171:                                              ; preds = %165, %145
  %172 = getelementptr inbounds %struct.point, ptr %18, i64 %133
  %173 = fadd <8 x double> %158, %161
  %174 = fsub <8 x double> %155, %164
  store <8 x double> %173, ptr %172, align 64
  %175 = getelementptr inbounds i8, ptr %172, i64 64
  store <8 x double> %174, ptr %175, align 64
  %176 = add nuw nsw i64 %133, 1
  %177 = icmp eq i64 %133, %131
  br i1 %177, label %178, label %132

178:                                              ; preds = %171, %124
  %179 = call fastcc ptr @transform(ptr %0, ptr %18, ptr %19)
  %180 = getelementptr inbounds %struct.point, ptr %179, i64 0, i32 1
  call fastcc void @write_real(ptr %0, i64 %55, ptr %180)
  %181 = load ptr, ptr %3, align 8
  %182 = getelementptr inbounds %struct.pass, ptr %181, i64 0, i32 1
  %183 = load i64, ptr %182, align 8
  %184 = icmp slt i64 %58, %183
  br i1 %184, label %185, label %187

185:                                              ; preds = %178
  %186 = getelementptr inbounds %struct.point, ptr %179, i64 0, i32 0
  call fastcc void @write_real(ptr %0, i64 %58, ptr %186)
  br label %187

187:                                              ; preds = %59, %118, %123, %178, %185
  %188 = add nsw i64 %50, 1
  %189 = load i64, ptr %34, align 8
  %190 = sdiv i64 %38, %189
  %191 = icmp slt i64 %188, %190
  br i1 %191, label %192, label %45

192:                                              ; preds = %187
  %193 = load ptr, ptr %3, align 8
  %194 = getelementptr inbounds %struct.pass, ptr %193, i64 0, i32 0
  %195 = load i64, ptr %194, align 8
  %196 = load ptr, ptr %8, align 8
  %197 = getelementptr inbounds %struct.plan, ptr %196, i64 0, i32 3
  %198 = load i64, ptr %197, align 8
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
  %16 = icmp slt i64 %15, 8
  %17 = select i1 %16, i64 %15, i64 8
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
  %28 = icmp eq i64 %27, 8
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
  %45 = icmp eq i64 %44, 8
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
  %56 = icmp eq i64 %55, 8
  br i1 %56, label %57, label %46

57:                                               ; preds = %46
  %58 = getelementptr inbounds %struct.pass, ptr %8, i64 0, i32 3, i32 2
  %59 = load i64, ptr %58, align 8
  %60 = icmp eq i64 %54, 0
  br i1 %60, label %82, label %61

61:                                               ; preds = %57
  %62 = icmp sgt i64 %3, 0
  br i1 %62, label %63, label %282

63:                                               ; preds = %61
  %64 = icmp eq i64 %4, 0
  br label %65

65:                                               ; preds = %63, %65
  %66 = phi i64 [ 0, %63 ], [ %80, %65 ]
  %67 = getelementptr inbounds %struct.point, ptr %2, i64 %66
  %68 = mul nsw i64 %66, %59
  %69 = add nsw i64 %68, %32
  %70 = shl nsw i64 %69, 1
  %71 = getelementptr inbounds double, ptr %12, i64 %70
  %72 = load <8 x double>, ptr %71, align 1
  %73 = getelementptr inbounds double, ptr %71, i64 8
  %74 = load <8 x double>, ptr %73, align 1
  %75 = shufflevector <8 x double> %72, <8 x double> %74, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %76 = shufflevector <8 x double> %72, <8 x double> %74, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %77 = select i1 %64, <8 x double> %75, <8 x double> %76
  %78 = select i1 %64, <8 x double> %76, <8 x double> %75
  store <8 x double> %77, ptr %67, align 64
  %79 = getelementptr inbounds i8, ptr %67, i64 64
  store <8 x double> %78, ptr %79, align 64
  %80 = add nuw nsw i64 %66, 1
  %81 = icmp eq i64 %80, %3
  br i1 %81, label %282, label %65

82:                                               ; preds = %57
  %83 = icmp ne i64 %59, 1
  %84 = icmp slt i64 %3, 4
  %85 = or i1 %83, %84
  br i1 %85, label %182, label %86

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
  br label %102

102:                                              ; preds = %102, %86
  %103 = phi i64 [ 4, %86 ], [ %180, %102 ]
  %104 = phi i64 [ 0, %86 ], [ %103, %102 ]
  %105 = add nsw i64 %32, %104
  %106 = shl nsw i64 %105, 1
  %107 = getelementptr inbounds double, ptr %12, i64 %106
  %108 = load <8 x double>, ptr %107, align 1
  %109 = add nsw i64 %89, %104
  %110 = shl nsw i64 %109, 1
  %111 = getelementptr inbounds double, ptr %12, i64 %110
  %112 = load <8 x double>, ptr %111, align 1
  %113 = add nsw i64 %91, %104
  %114 = shl nsw i64 %113, 1
  %115 = getelementptr inbounds double, ptr %12, i64 %114
  %116 = load <8 x double>, ptr %115, align 1
  %117 = add nsw i64 %93, %104
  %118 = shl nsw i64 %117, 1
  %119 = getelementptr inbounds double, ptr %12, i64 %118
  %120 = load <8 x double>, ptr %119, align 1
  %121 = add nsw i64 %95, %104
  %122 = shl nsw i64 %121, 1
  %123 = getelementptr inbounds double, ptr %12, i64 %122
  %124 = load <8 x double>, ptr %123, align 1
  %125 = add nsw i64 %97, %104
  %126 = shl nsw i64 %125, 1
  %127 = getelementptr inbounds double, ptr %12, i64 %126
  %128 = load <8 x double>, ptr %127, align 1
  %129 = add nsw i64 %99, %104
  %130 = shl nsw i64 %129, 1
  %131 = getelementptr inbounds double, ptr %12, i64 %130
  %132 = load <8 x double>, ptr %131, align 1
  %133 = add nsw i64 %101, %104
  %134 = shl nsw i64 %133, 1
  %135 = getelementptr inbounds double, ptr %12, i64 %134
  %136 = load <8 x double>, ptr %135, align 1
  %137 = shufflevector <8 x double> %108, <8 x double> %112, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %138 = shufflevector <8 x double> %108, <8 x double> %112, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %139 = shufflevector <8 x double> %116, <8 x double> %120, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %140 = shufflevector <8 x double> %116, <8 x double> %120, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %141 = shufflevector <8 x double> %124, <8 x double> %128, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %142 = shufflevector <8 x double> %124, <8 x double> %128, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %143 = shufflevector <8 x double> %132, <8 x double> %136, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %144 = shufflevector <8 x double> %132, <8 x double> %136, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %145 = shufflevector <8 x double> %137, <8 x double> %139, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %146 = shufflevector <8 x double> %137, <8 x double> %139, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %147 = shufflevector <8 x double> %138, <8 x double> %140, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %148 = shufflevector <8 x double> %138, <8 x double> %140, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %149 = shufflevector <8 x double> %141, <8 x double> %143, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %150 = shufflevector <8 x double> %141, <8 x double> %143, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %151 = shufflevector <8 x double> %142, <8 x double> %144, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %152 = shufflevector <8 x double> %142, <8 x double> %144, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %153 = shufflevector <8 x double> %145, <8 x double> %149, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %154 = shufflevector <8 x double> %145, <8 x double> %149, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %155 = shufflevector <8 x double> %147, <8 x double> %151, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %156 = shufflevector <8 x double> %147, <8 x double> %151, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %157 = shufflevector <8 x double> %146, <8 x double> %150, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %158 = shufflevector <8 x double> %146, <8 x double> %150, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %159 = shufflevector <8 x double> %148, <8 x double> %152, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %160 = shufflevector <8 x double> %148, <8 x double> %152, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %161 = getelementptr inbounds %struct.point, ptr %2, i64 %104
  %162 = select i1 %87, <8 x double> %155, <8 x double> %153
  %163 = select i1 %87, <8 x double> %153, <8 x double> %155
  store <8 x double> %163, ptr %161, align 64
  %164 = getelementptr inbounds i8, ptr %161, i64 64
  store <8 x double> %162, ptr %164, align 64
  %165 = or i64 %104, 1
  %166 = getelementptr inbounds %struct.point, ptr %2, i64 %165
  %167 = select i1 %87, <8 x double> %159, <8 x double> %157
  %168 = select i1 %87, <8 x double> %157, <8 x double> %159
  store <8 x double> %168, ptr %166, align 64
  %169 = getelementptr inbounds i8, ptr %166, i64 64
  store <8 x double> %167, ptr %169, align 64
  %170 = or i64 %104, 2
  %171 = getelementptr inbounds %struct.point, ptr %2, i64 %170
  %172 = select i1 %87, <8 x double> %156, <8 x double> %154
  %173 = select i1 %87, <8 x double> %154, <8 x double> %156
  store <8 x double> %173, ptr %171, align 64
  %174 = getelementptr inbounds i8, ptr %171, i64 64
  store <8 x double> %172, ptr %174, align 64
  %175 = or i64 %104, 3
  %176 = getelementptr inbounds %struct.point, ptr %2, i64 %175
  %177 = select i1 %87, <8 x double> %160, <8 x double> %158
  %178 = select i1 %87, <8 x double> %158, <8 x double> %160
  store <8 x double> %178, ptr %176, align 64
  %179 = getelementptr inbounds i8, ptr %176, i64 64
  store <8 x double> %177, ptr %179, align 64
  %180 = add nuw nsw i64 %103, 4
  %181 = icmp sgt i64 %180, %3
  br i1 %181, label %182, label %102

182:                                              ; preds = %102, %82
  %183 = phi i64 [ 0, %82 ], [ %103, %102 ]
  %184 = icmp slt i64 %183, %3
  br i1 %184, label %185, label %282

185:                                              ; preds = %182
  %186 = icmp eq i64 %4, 0
  %187 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 1
  %188 = load i64, ptr %187, align 8
  %189 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 2
  %190 = load i64, ptr %189, align 8
  %191 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 3
  %192 = load i64, ptr %191, align 8
  %193 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 4
  %194 = load i64, ptr %193, align 8
  %195 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 5
  %196 = load i64, ptr %195, align 8
  %197 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 6
  %198 = load i64, ptr %197, align 8
  %199 = getelementptr inbounds %struct.block, ptr %6, i64 0, i32 0, i64 7
  %200 = load i64, ptr %199, align 8
  br label %201

201:                                              ; preds = %185, %201
  %202 = phi i64 [ %183, %185 ], [ %280, %201 ]
  %203 = mul nsw i64 %202, %59
  %204 = add nsw i64 %32, %203
  %205 = shl nsw i64 %204, 1
  %206 = getelementptr inbounds double, ptr %12, i64 %205
  %207 = load double, ptr %206, align 8
  %208 = insertelement <8 x double> poison, double %207, i64 0
  %209 = or i64 %205, 1
  %210 = getelementptr inbounds double, ptr %12, i64 %209
  %211 = load double, ptr %210, align 8
  %212 = insertelement <8 x double> poison, double %211, i64 0
  %213 = add nsw i64 %188, %203
  %214 = shl nsw i64 %213, 1
  %215 = getelementptr inbounds double, ptr %12, i64 %214
  %216 = load double, ptr %215, align 8
  %217 = insertelement <8 x double> %208, double %216, i64 1
  %218 = or i64 %214, 1
  %219 = getelementptr inbounds double, ptr %12, i64 %218
  %220 = load double, ptr %219, align 8
  %221 = insertelement <8 x double> %212, double %220, i64 1
  %222 = add nsw i64 %190, %203
  %223 = shl nsw i64 %222, 1
  %224 = getelementptr inbounds double, ptr %12, i64 %223
  %225 = load double, ptr %224, align 8
  %226 = insertelement <8 x double> %217, double %225, i64 2
  %227 = or i64 %223, 1
  %228 = getelementptr inbounds double, ptr %12, i64 %227
  %229 = load double, ptr %228, align 8
  %230 = insertelement <8 x double> %221, double %229, i64 2
  %231 = add nsw i64 %192, %203
  %232 = shl nsw i64 %231, 1
  %233 = getelementptr inbounds double, ptr %12, i64 %232
  %234 = load double, ptr %233, align 8
  %235 = insertelement <8 x double> %226, double %234, i64 3
  %236 = or i64 %232, 1
  %237 = getelementptr inbounds double, ptr %12, i64 %236
  %238 = load double, ptr %237, align 8
  %239 = insertelement <8 x double> %230, double %238, i64 3
  %240 = add nsw i64 %194, %203
  %241 = shl nsw i64 %240, 1
  %242 = getelementptr inbounds double, ptr %12, i64 %241
  %243 = load double, ptr %242, align 8
  %244 = insertelement <8 x double> %235, double %243, i64 4
  %245 = or i64 %241, 1
  %246 = getelementptr inbounds double, ptr %12, i64 %245
  %247 = load double, ptr %246, align 8
  %248 = insertelement <8 x double> %239, double %247, i64 4
  %249 = add nsw i64 %196, %203
  %250 = shl nsw i64 %249, 1
  %251 = getelementptr inbounds double, ptr %12, i64 %250
  %252 = load double, ptr %251, align 8
  %253 = insertelement <8 x double> %244, double %252, i64 5
  %254 = or i64 %250, 1
  %255 = getelementptr inbounds double, ptr %12, i64 %254
  %256 = load double, ptr %255, align 8
  %257 = insertelement <8 x double> %248, double %256, i64 5
  %258 = add nsw i64 %198, %203
  %259 = shl nsw i64 %258, 1
  %260 = getelementptr inbounds double, ptr %12, i64 %259
  %261 = load double, ptr %260, align 8
  %262 = insertelement <8 x double> %253, double %261, i64 6
  %263 = or i64 %259, 1
  %264 = getelementptr inbounds double, ptr %12, i64 %263
  %265 = load double, ptr %264, align 8
  %266 = insertelement <8 x double> %257, double %265, i64 6
  %267 = add nsw i64 %200, %203
  %268 = shl nsw i64 %267, 1
  %269 = getelementptr inbounds double, ptr %12, i64 %268
  %270 = load double, ptr %269, align 8
  %271 = insertelement <8 x double> %262, double %270, i64 7
  %272 = or i64 %268, 1
  %273 = getelementptr inbounds double, ptr %12, i64 %272
  %274 = load double, ptr %273, align 8
  %275 = insertelement <8 x double> %266, double %274, i64 7
  %276 = getelementptr inbounds %struct.point, ptr %2, i64 %202
  %277 = select i1 %186, <8 x double> %275, <8 x double> %271
  %278 = select i1 %186, <8 x double> %271, <8 x double> %275
  store <8 x double> %278, ptr %276, align 64
  %279 = getelementptr inbounds i8, ptr %276, i64 64
  store <8 x double> %277, ptr %279, align 64
  %280 = add nuw nsw i64 %202, 1
  %281 = icmp eq i64 %280, %3
  br i1 %281, label %282, label %201

282:                                              ; preds = %65, %201, %61, %182
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
  %16 = icmp slt i64 %15, 8
  %17 = select i1 %16, i64 %15, i64 8
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
  %28 = icmp eq i64 %27, 8
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
  %45 = icmp eq i64 %44, 8
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
  %56 = icmp eq i64 %55, 8
  br i1 %56, label %57, label %46

57:                                               ; preds = %46
  %58 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 4, i32 2
  %59 = load i64, ptr %58, align 8
  %60 = icmp eq i64 %54, 0
  br i1 %60, label %122, label %61

61:                                               ; preds = %57
  %62 = icmp sgt i64 %8, 0
  br i1 %62, label %63, label %408

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
  %73 = getelementptr inbounds double, ptr %12, i64 %72
  %74 = getelementptr inbounds %struct.point, ptr %2, i64 %69
  %75 = load <8 x double>, ptr %74, align 1
  %76 = getelementptr inbounds i8, ptr %74, i64 64
  %77 = load <8 x double>, ptr %76, align 1
  %78 = load double, ptr %64, align 8
  %79 = insertelement <8 x double> poison, double %78, i64 0
  %80 = shufflevector <8 x double> %79, <8 x double> poison, <8 x i32> zeroinitializer
  %81 = fmul <8 x double> %75, %80
  %82 = fmul <8 x double> %77, %80
  %83 = getelementptr inbounds %struct.pass, ptr %68, i64 0, i32 11
  %84 = load i64, ptr %83, align 8
  %85 = icmp sgt i64 %84, -1
  br i1 %85, label %86, label %106

86:                                               ; preds = %67
  %87 = load ptr, ptr %65, align 8
  %88 = getelementptr inbounds double, ptr %87, i64 %84
  %89 = getelementptr inbounds %struct.pass, ptr %68, i64 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %90, %69
  %92 = srem i64 %1, %90
  %93 = add nsw i64 %91, %92
  %94 = shl nsw i64 %93, 1
  %95 = getelementptr inbounds double, ptr %88, i64 %94
  %96 = load <8 x double>, ptr %95, align 1
  %97 = getelementptr inbounds double, ptr %95, i64 8
  %98 = load <8 x double>, ptr %97, align 1
  %99 = shufflevector <8 x double> %96, <8 x double> %98, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %100 = shufflevector <8 x double> %96, <8 x double> %98, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %101 = fneg <8 x double> %82
  %102 = fmul <8 x double> %100, %101
  %103 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %81, <8 x double> %99, <8 x double> %102)
  %104 = fmul <8 x double> %82, %99
  %105 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %81, <8 x double> %100, <8 x double> %104)
  br label %106

106:                                              ; preds = %86, %67
  %107 = phi <8 x double> [ %105, %86 ], [ %82, %67 ]
  %108 = phi <8 x double> [ %103, %86 ], [ %81, %67 ]
  %109 = load ptr, ptr %66, align 8
  %110 = getelementptr inbounds %struct.plan, ptr %109, i64 0, i32 1
  %111 = load i64, ptr %110, align 8
  %112 = icmp eq i64 %111, 0
  %113 = select i1 %112, <8 x double> %107, <8 x double> %108
  %114 = select i1 %112, <8 x double> %108, <8 x double> %107
  %115 = shufflevector <8 x double> %114, <8 x double> %113, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  store <8 x double> %115, ptr %73, align 1
  %116 = getelementptr inbounds double, ptr %73, i64 8
  %117 = shufflevector <8 x double> %114, <8 x double> %113, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x double> %117, ptr %116, align 1
  %118 = add nuw nsw i64 %69, 1
  %119 = icmp eq i64 %118, %8
  br i1 %119, label %408, label %120

120:                                              ; preds = %106
  %121 = load ptr, ptr %5, align 8
  br label %67

122:                                              ; preds = %57
  %123 = icmp eq i64 %59, 1
  %124 = select i1 %123, i1 %28, i1 false
  %125 = icmp sgt i64 %8, 3
  %126 = and i1 %125, %124
  br i1 %126, label %127, label %338

127:                                              ; preds = %122
  %128 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 5
  %129 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 2
  %130 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %131 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 1
  %132 = load i64, ptr %131, align 8
  %133 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 2
  %134 = load i64, ptr %133, align 8
  %135 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 3
  %136 = load i64, ptr %135, align 8
  %137 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 4
  %138 = load i64, ptr %137, align 8
  %139 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 5
  %140 = load i64, ptr %139, align 8
  %141 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 6
  %142 = load i64, ptr %141, align 8
  %143 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 7
  %144 = load i64, ptr %143, align 8
  br label %145

145:                                              ; preds = %336, %127
  %146 = phi ptr [ %6, %127 ], [ %337, %336 ]
  %147 = phi i64 [ 4, %127 ], [ %334, %336 ]
  %148 = phi i64 [ 0, %127 ], [ %147, %336 ]
  %149 = getelementptr inbounds %struct.point, ptr %2, i64 %148
  %150 = load <8 x double>, ptr %149, align 1
  %151 = getelementptr inbounds i8, ptr %149, i64 64
  %152 = load <8 x double>, ptr %151, align 1
  %153 = load double, ptr %128, align 8
  %154 = insertelement <8 x double> poison, double %153, i64 0
  %155 = shufflevector <8 x double> %154, <8 x double> poison, <8 x i32> zeroinitializer
  %156 = fmul <8 x double> %150, %155
  %157 = fmul <8 x double> %152, %155
  %158 = getelementptr inbounds %struct.pass, ptr %146, i64 0, i32 11
  %159 = load i64, ptr %158, align 8
  %160 = icmp sgt i64 %159, -1
  br i1 %160, label %161, label %181

161:                                              ; preds = %145
  %162 = load ptr, ptr %129, align 8
  %163 = getelementptr inbounds double, ptr %162, i64 %159
  %164 = getelementptr inbounds %struct.pass, ptr %146, i64 0, i32 2
  %165 = load i64, ptr %164, align 8
  %166 = mul nsw i64 %165, %148
  %167 = srem i64 %1, %165
  %168 = add nsw i64 %166, %167
  %169 = shl nsw i64 %168, 1
  %170 = getelementptr inbounds double, ptr %163, i64 %169
  %171 = load <8 x double>, ptr %170, align 1
  %172 = getelementptr inbounds double, ptr %170, i64 8
  %173 = load <8 x double>, ptr %172, align 1
  %174 = shufflevector <8 x double> %171, <8 x double> %173, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %175 = shufflevector <8 x double> %171, <8 x double> %173, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %176 = fneg <8 x double> %157
  %177 = fmul <8 x double> %175, %176
  %178 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %156, <8 x double> %174, <8 x double> %177)
  %179 = fmul <8 x double> %157, %174
  %180 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %156, <8 x double> %175, <8 x double> %179)
  br label %181

181:                                              ; preds = %161, %145
  %182 = phi <8 x double> [ %180, %161 ], [ %157, %145 ]
  %183 = phi <8 x double> [ %178, %161 ], [ %156, %145 ]
  %184 = load ptr, ptr %130, align 8
  %185 = getelementptr inbounds %struct.plan, ptr %184, i64 0, i32 1
  %186 = load i64, ptr %185, align 8
  %187 = icmp eq i64 %186, 0
  %188 = select i1 %187, <8 x double> %182, <8 x double> %183
  %189 = select i1 %187, <8 x double> %183, <8 x double> %182
  %190 = or i64 %148, 1
  %191 = getelementptr inbounds %struct.point, ptr %2, i64 %190
  %192 = load <8 x double>, ptr %191, align 1
  %193 = getelementptr inbounds i8, ptr %191, i64 64
  %194 = load <8 x double>, ptr %193, align 1
  %195 = fmul <8 x double> %155, %192
  %196 = fmul <8 x double> %155, %194
  br i1 %160, label %197, label %217

197:                                              ; preds = %181
  %198 = load ptr, ptr %129, align 8
  %199 = getelementptr inbounds double, ptr %198, i64 %159
  %200 = getelementptr inbounds %struct.pass, ptr %146, i64 0, i32 2
  %201 = load i64, ptr %200, align 8
  %202 = mul nsw i64 %201, %190
  %203 = srem i64 %1, %201
  %204 = add nsw i64 %202, %203
  %205 = shl nsw i64 %204, 1
  %206 = getelementptr inbounds double, ptr %199, i64 %205
  %207 = load <8 x double>, ptr %206, align 1
  %208 = getelementptr inbounds double, ptr %206, i64 8
  %209 = load <8 x double>, ptr %208, align 1
  %210 = shufflevector <8 x double> %207, <8 x double> %209, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %211 = shufflevector <8 x double> %207, <8 x double> %209, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %212 = fneg <8 x double> %196
  %213 = fmul <8 x double> %211, %212
  %214 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %195, <8 x double> %210, <8 x double> %213)
  %215 = fmul <8 x double> %196, %210
  %216 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %195, <8 x double> %211, <8 x double> %215)
  br label %217

217:                                              ; preds = %197, %181
  %218 = phi <8 x double> [ %216, %197 ], [ %196, %181 ]
  %219 = phi <8 x double> [ %214, %197 ], [ %195, %181 ]
  %220 = select i1 %187, <8 x double> %218, <8 x double> %219
  %221 = select i1 %187, <8 x double> %219, <8 x double> %218
  %222 = or i64 %148, 2
  %223 = getelementptr inbounds %struct.point, ptr %2, i64 %222
  %224 = load <8 x double>, ptr %223, align 1
  %225 = getelementptr inbounds i8, ptr %223, i64 64
  %226 = load <8 x double>, ptr %225, align 1
  %227 = fmul <8 x double> %155, %224
  %228 = fmul <8 x double> %155, %226
  br i1 %160, label %229, label %249

229:                                              ; preds = %217
  %230 = load ptr, ptr %129, align 8
  %231 = getelementptr inbounds double, ptr %230, i64 %159
  %232 = getelementptr inbounds %struct.pass, ptr %146, i64 0, i32 2
  %233 = load i64, ptr %232, align 8
  %234 = mul nsw i64 %233, %222
  %235 = srem i64 %1, %233
  %236 = add nsw i64 %234, %235
  %237 = shl nsw i64 %236, 1
  %238 = getelementptr inbounds double, ptr %231, i64 %237
  %239 = load <8 x double>, ptr %238, align 1
  %240 = getelementptr inbounds double, ptr %238, i64 8
  %241 = load <8 x double>, ptr %240, align 1
  %242 = shufflevector <8 x double> %239, <8 x double> %241, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %243 = shufflevector <8 x double> %239, <8 x double> %241, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %244 = fneg <8 x double> %228
  %245 = fmul <8 x double> %243, %244
  %246 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %227, <8 x double> %242, <8 x double> %245)
  %247 = fmul <8 x double> %228, %242
  %248 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %227, <8 x double> %243, <8 x double> %247)
  br label %249

249:                                              ; preds = %229, %217
  %250 = phi <8 x double> [ %248, %229 ], [ %228, %217 ]
  %251 = phi <8 x double> [ %246, %229 ], [ %227, %217 ]
  %252 = select i1 %187, <8 x double> %250, <8 x double> %251
  %253 = select i1 %187, <8 x double> %251, <8 x double> %250
  %254 = or i64 %148, 3
  %255 = getelementptr inbounds %struct.point, ptr %2, i64 %254
  %256 = load <8 x double>, ptr %255, align 1
  %257 = getelementptr inbounds i8, ptr %255, i64 64
  %258 = load <8 x double>, ptr %257, align 1
  %259 = fmul <8 x double> %155, %256
  %260 = fmul <8 x double> %155, %258
  br i1 %160, label %261, label %281

261:                                              ; preds = %249
  %262 = load ptr, ptr %129, align 8
  %263 = getelementptr inbounds double, ptr %262, i64 %159
  %264 = getelementptr inbounds %struct.pass, ptr %146, i64 0, i32 2
  %265 = load i64, ptr %264, align 8
  %266 = mul nsw i64 %265, %254
  %267 = srem i64 %1, %265
  %268 = add nsw i64 %266, %267
  %269 = shl nsw i64 %268, 1
  %270 = getelementptr inbounds double, ptr %263, i64 %269
  %271 = load <8 x double>, ptr %270, align 1
  %272 = getelementptr inbounds double, ptr %270, i64 8
  %273 = load <8 x double>, ptr %272, align 1
  %274 = shufflevector <8 x double> %271, <8 x double> %273, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %275 = shufflevector <8 x double> %271, <8 x double> %273, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %276 = fneg <8 x double> %260
  %277 = fmul <8 x double> %275, %276
  %278 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %259, <8 x double> %274, <8 x double> %277)
  %279 = fmul <8 x double> %260, %274
  %280 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %259, <8 x double> %275, <8 x double> %279)
  br label %281

281:                                              ; preds = %261, %249
  %282 = phi <8 x double> [ %280, %261 ], [ %260, %249 ]
  %283 = phi <8 x double> [ %278, %261 ], [ %259, %249 ]
  %284 = select i1 %187, <8 x double> %282, <8 x double> %283
  %285 = select i1 %187, <8 x double> %283, <8 x double> %282
  %286 = shufflevector <8 x double> %189, <8 x double> %188, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %287 = shufflevector <8 x double> %189, <8 x double> %188, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %288 = shufflevector <8 x double> %221, <8 x double> %220, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %289 = shufflevector <8 x double> %221, <8 x double> %220, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %290 = shufflevector <8 x double> %253, <8 x double> %252, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %291 = shufflevector <8 x double> %253, <8 x double> %252, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %292 = shufflevector <8 x double> %285, <8 x double> %284, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %293 = shufflevector <8 x double> %285, <8 x double> %284, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %294 = shufflevector <8 x double> %286, <8 x double> %288, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %295 = shufflevector <8 x double> %286, <8 x double> %288, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %296 = shufflevector <8 x double> %287, <8 x double> %289, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %297 = shufflevector <8 x double> %287, <8 x double> %289, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %298 = shufflevector <8 x double> %290, <8 x double> %292, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %299 = shufflevector <8 x double> %290, <8 x double> %292, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %300 = shufflevector <8 x double> %291, <8 x double> %293, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %301 = shufflevector <8 x double> %291, <8 x double> %293, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %302 = shufflevector <8 x double> %294, <8 x double> %298, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %303 = shufflevector <8 x double> %294, <8 x double> %298, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %304 = shufflevector <8 x double> %296, <8 x double> %300, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %305 = shufflevector <8 x double> %296, <8 x double> %300, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %306 = shufflevector <8 x double> %295, <8 x double> %299, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %307 = shufflevector <8 x double> %295, <8 x double> %299, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %308 = shufflevector <8 x double> %297, <8 x double> %301, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %309 = shufflevector <8 x double> %297, <8 x double> %301, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %310 = add nsw i64 %148, %32
  %311 = shl nsw i64 %310, 1
  %312 = getelementptr inbounds double, ptr %12, i64 %311
  store <8 x double> %302, ptr %312, align 1
  %313 = add nsw i64 %148, %132
  %314 = shl nsw i64 %313, 1
  %315 = getelementptr inbounds double, ptr %12, i64 %314
  store <8 x double> %304, ptr %315, align 1
  %316 = add nsw i64 %148, %134
  %317 = shl nsw i64 %316, 1
  %318 = getelementptr inbounds double, ptr %12, i64 %317
  store <8 x double> %306, ptr %318, align 1
  %319 = add nsw i64 %148, %136
  %320 = shl nsw i64 %319, 1
  %321 = getelementptr inbounds double, ptr %12, i64 %320
  store <8 x double> %308, ptr %321, align 1
  %322 = add nsw i64 %148, %138
  %323 = shl nsw i64 %322, 1
  %324 = getelementptr inbounds double, ptr %12, i64 %323
  store <8 x double> %303, ptr %324, align 1
  %325 = add nsw i64 %148, %140
  %326 = shl nsw i64 %325, 1
  %327 = getelementptr inbounds double, ptr %12, i64 %326
  store <8 x double> %305, ptr %327, align 1
  %328 = add nsw i64 %148, %142
  %329 = shl nsw i64 %328, 1
  %330 = getelementptr inbounds double, ptr %12, i64 %329
  store <8 x double> %307, ptr %330, align 1
  %331 = add nsw i64 %148, %144
  %332 = shl nsw i64 %331, 1
  %333 = getelementptr inbounds double, ptr %12, i64 %332
  store <8 x double> %309, ptr %333, align 1
  %334 = add nuw nsw i64 %147, 4
  %335 = icmp sgt i64 %334, %8
  br i1 %335, label %338, label %336

336:                                              ; preds = %281
  %337 = load ptr, ptr %5, align 8
  br label %145

338:                                              ; preds = %281, %122
  %339 = phi i64 [ 0, %122 ], [ %147, %281 ]
  %340 = icmp slt i64 %339, %8
  br i1 %340, label %341, label %408

341:                                              ; preds = %338
  %342 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 5
  %343 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 2
  %344 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %345 = icmp sgt i64 %27, 0
  br label %346

346:                                              ; preds = %392, %341
  %347 = phi i64 [ %339, %341 ], [ %393, %392 ]
  %348 = getelementptr inbounds %struct.point, ptr %2, i64 %347
  %349 = load <8 x double>, ptr %348, align 1
  %350 = getelementptr inbounds i8, ptr %348, i64 64
  %351 = load <8 x double>, ptr %350, align 1
  %352 = load ptr, ptr %5, align 8
  %353 = load double, ptr %342, align 8
  %354 = insertelement <8 x double> poison, double %353, i64 0
  %355 = shufflevector <8 x double> %354, <8 x double> poison, <8 x i32> zeroinitializer
  %356 = fmul <8 x double> %349, %355
  %357 = fmul <8 x double> %351, %355
  %358 = getelementptr inbounds %struct.pass, ptr %352, i64 0, i32 11
  %359 = load i64, ptr %358, align 8
  %360 = icmp sgt i64 %359, -1
  br i1 %360, label %361, label %381

361:                                              ; preds = %346
  %362 = load ptr, ptr %343, align 8
  %363 = getelementptr inbounds double, ptr %362, i64 %359
  %364 = getelementptr inbounds %struct.pass, ptr %352, i64 0, i32 2
  %365 = load i64, ptr %364, align 8
  %366 = mul nsw i64 %365, %347
  %367 = srem i64 %1, %365
  %368 = add nsw i64 %366, %367
  %369 = shl nsw i64 %368, 1
  %370 = getelementptr inbounds double, ptr %363, i64 %369
  %371 = load <8 x double>, ptr %370, align 1
  %372 = getelementptr inbounds double, ptr %370, i64 8
  %373 = load <8 x double>, ptr %372, align 1
  %374 = shufflevector <8 x double> %371, <8 x double> %373, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %375 = shufflevector <8 x double> %371, <8 x double> %373, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %376 = fneg <8 x double> %357
  %377 = fmul <8 x double> %375, %376
  %378 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %356, <8 x double> %374, <8 x double> %377)
  %379 = fmul <8 x double> %357, %374
  %380 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %356, <8 x double> %375, <8 x double> %379)
  br label %381

381:                                              ; preds = %361, %346
  %382 = phi <8 x double> [ %380, %361 ], [ %357, %346 ]
  %383 = phi <8 x double> [ %378, %361 ], [ %356, %346 ]
  %384 = load ptr, ptr %344, align 8
  %385 = getelementptr inbounds %struct.plan, ptr %384, i64 0, i32 1
  %386 = load i64, ptr %385, align 8
  %387 = icmp eq i64 %386, 0
  %388 = select i1 %387, <8 x double> %382, <8 x double> %383
  %389 = select i1 %387, <8 x double> %383, <8 x double> %382
  br i1 %345, label %390, label %392

390:                                              ; preds = %381
  %391 = mul nsw i64 %347, %59
  br label %395

392:                                              ; preds = %395, %381
  %393 = add nuw nsw i64 %347, 1
  %394 = icmp eq i64 %393, %8
  br i1 %394, label %408, label %346

395:                                              ; preds = %395, %390
  %396 = phi i64 [ 0, %390 ], [ %406, %395 ]
  %397 = extractelement <8 x double> %389, i64 %396
  %398 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 %396
  %399 = load i64, ptr %398, align 8
  %400 = add nsw i64 %399, %391
  %401 = shl nsw i64 %400, 1
  %402 = getelementptr inbounds double, ptr %12, i64 %401
  store double %397, ptr %402, align 8
  %403 = extractelement <8 x double> %388, i64 %396
  %404 = or i64 %401, 1
  %405 = getelementptr inbounds double, ptr %12, i64 %404
  store double %403, ptr %405, align 8
  %406 = add nuw nsw i64 %396, 1
  %407 = icmp eq i64 %406, %27
  br i1 %407, label %392, label %395

408:                                              ; preds = %106, %392, %61, %338
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
  %16 = getelementptr inbounds double, ptr %7, i64 %15
  %17 = getelementptr inbounds %struct.pass, ptr %5, i64 0, i32 9
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds double, ptr %7, i64 %18
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
  %43 = getelementptr inbounds double, ptr %25, i64 %42
  %44 = and i64 %31, 1
  %45 = icmp eq i64 %44, 0
  %46 = shl nsw i64 %31, 1
  %47 = select i1 %45, i64 0, i64 %46
  %48 = getelementptr double, ptr %29, i64 %47
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
  %14 = icmp slt i64 %13, 8
  %15 = select i1 %14, i64 %13, i64 8
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
  %26 = icmp eq i64 %25, 8
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
  %43 = icmp eq i64 %42, 8
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
  %54 = icmp eq i64 %53, 8
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
  br i1 %62, label %63, label %193

63:                                               ; preds = %61
  %64 = getelementptr inbounds double, ptr %10, i64 %30
  br label %65

65:                                               ; preds = %63, %65
  %66 = phi i64 [ 0, %63 ], [ %72, %65 ]
  %67 = mul nsw i64 %66, %59
  %68 = getelementptr inbounds double, ptr %64, i64 %67
  %69 = load <8 x double>, ptr %68, align 1
  %70 = shl nuw nsw i64 %66, 1
  %71 = getelementptr inbounds <8 x double>, ptr %2, i64 %70
  store <8 x double> %69, ptr %71, align 64
  %72 = add nuw nsw i64 %66, 1
  %73 = icmp eq i64 %72, %57
  br i1 %73, label %193, label %65

74:                                               ; preds = %55
  %75 = icmp ne i64 %59, 1
  %76 = icmp slt i64 %57, 8
  %77 = select i1 %75, i1 true, i1 %76
  br i1 %77, label %169, label %78

78:                                               ; preds = %74
  %79 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 1
  %80 = load i64, ptr %79, align 8
  %81 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 2
  %82 = load i64, ptr %81, align 8
  %83 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 3
  %84 = load i64, ptr %83, align 8
  %85 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 4
  %86 = load i64, ptr %85, align 8
  %87 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 5
  %88 = load i64, ptr %87, align 8
  %89 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 6
  %90 = load i64, ptr %89, align 8
  %91 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 7
  %92 = load i64, ptr %91, align 8
  %93 = getelementptr inbounds double, ptr %10, i64 %30
  %94 = getelementptr inbounds double, ptr %10, i64 %80
  %95 = getelementptr inbounds double, ptr %10, i64 %82
  %96 = getelementptr inbounds double, ptr %10, i64 %84
  %97 = getelementptr inbounds double, ptr %10, i64 %86
  %98 = getelementptr inbounds double, ptr %10, i64 %88
  %99 = getelementptr inbounds double, ptr %10, i64 %90
  %100 = getelementptr inbounds double, ptr %10, i64 %92
  br label %101

101:                                              ; preds = %78, %101
  %102 = phi i64 [ 8, %78 ], [ %167, %101 ]
  %103 = phi i64 [ 0, %78 ], [ %102, %101 ]
  %104 = getelementptr inbounds double, ptr %93, i64 %103
  %105 = load <8 x double>, ptr %104, align 1
  %106 = getelementptr inbounds double, ptr %94, i64 %103
  %107 = load <8 x double>, ptr %106, align 1
  %108 = getelementptr inbounds double, ptr %95, i64 %103
  %109 = load <8 x double>, ptr %108, align 1
  %110 = getelementptr inbounds double, ptr %96, i64 %103
  %111 = load <8 x double>, ptr %110, align 1
  %112 = getelementptr inbounds double, ptr %97, i64 %103
  %113 = load <8 x double>, ptr %112, align 1
  %114 = getelementptr inbounds double, ptr %98, i64 %103
  %115 = load <8 x double>, ptr %114, align 1
  %116 = getelementptr inbounds double, ptr %99, i64 %103
  %117 = load <8 x double>, ptr %116, align 1
  %118 = getelementptr inbounds double, ptr %100, i64 %103
  %119 = load <8 x double>, ptr %118, align 1
  %120 = shufflevector <8 x double> %105, <8 x double> %107, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %121 = shufflevector <8 x double> %105, <8 x double> %107, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %122 = shufflevector <8 x double> %109, <8 x double> %111, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %123 = shufflevector <8 x double> %109, <8 x double> %111, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %124 = shufflevector <8 x double> %113, <8 x double> %115, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %125 = shufflevector <8 x double> %113, <8 x double> %115, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %126 = shufflevector <8 x double> %117, <8 x double> %119, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %127 = shufflevector <8 x double> %117, <8 x double> %119, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %128 = shufflevector <8 x double> %120, <8 x double> %122, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %129 = shufflevector <8 x double> %120, <8 x double> %122, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %130 = shufflevector <8 x double> %121, <8 x double> %123, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %131 = shufflevector <8 x double> %121, <8 x double> %123, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %132 = shufflevector <8 x double> %124, <8 x double> %126, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %133 = shufflevector <8 x double> %124, <8 x double> %126, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %134 = shufflevector <8 x double> %125, <8 x double> %127, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %135 = shufflevector <8 x double> %125, <8 x double> %127, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %136 = shufflevector <8 x double> %128, <8 x double> %132, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %137 = shufflevector <8 x double> %128, <8 x double> %132, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %138 = shufflevector <8 x double> %130, <8 x double> %134, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %139 = shufflevector <8 x double> %130, <8 x double> %134, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %140 = shufflevector <8 x double> %129, <8 x double> %133, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %141 = shufflevector <8 x double> %129, <8 x double> %133, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %142 = shufflevector <8 x double> %131, <8 x double> %135, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %143 = shufflevector <8 x double> %131, <8 x double> %135, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %144 = shl nuw nsw i64 %103, 1
  %145 = getelementptr inbounds <8 x double>, ptr %2, i64 %144
  store <8 x double> %136, ptr %145, align 64
  %146 = shl nuw i64 %103, 1
  %147 = or i64 %146, 2
  %148 = getelementptr inbounds <8 x double>, ptr %2, i64 %147
  store <8 x double> %138, ptr %148, align 64
  %149 = shl nuw i64 %103, 1
  %150 = or i64 %149, 4
  %151 = getelementptr inbounds <8 x double>, ptr %2, i64 %150
  store <8 x double> %140, ptr %151, align 64
  %152 = shl nuw i64 %103, 1
  %153 = or i64 %152, 6
  %154 = getelementptr inbounds <8 x double>, ptr %2, i64 %153
  store <8 x double> %142, ptr %154, align 64
  %155 = shl nuw i64 %103, 1
  %156 = or i64 %155, 8
  %157 = getelementptr inbounds <8 x double>, ptr %2, i64 %156
  store <8 x double> %137, ptr %157, align 64
  %158 = shl nuw i64 %103, 1
  %159 = or i64 %158, 10
  %160 = getelementptr inbounds <8 x double>, ptr %2, i64 %159
  store <8 x double> %139, ptr %160, align 64
  %161 = shl nuw i64 %103, 1
  %162 = or i64 %161, 12
  %163 = getelementptr inbounds <8 x double>, ptr %2, i64 %162
  store <8 x double> %141, ptr %163, align 64
  %164 = shl nuw i64 %103, 1
  %165 = or i64 %164, 14
  %166 = getelementptr inbounds <8 x double>, ptr %2, i64 %165
  store <8 x double> %143, ptr %166, align 64
  %167 = add nuw nsw i64 %102, 8
  %168 = icmp sgt i64 %167, %57
  br i1 %168, label %169, label %101

169:                                              ; preds = %101, %74
  %170 = phi i64 [ 0, %74 ], [ %102, %101 ]
  %171 = icmp slt i64 %170, %57
  br i1 %171, label %172, label %193

172:                                              ; preds = %169, %178
  %173 = phi i64 [ %179, %178 ], [ %170, %169 ]
  %174 = mul nsw i64 %173, %59
  %175 = shl nuw nsw i64 %173, 1
  %176 = getelementptr inbounds <8 x double>, ptr %2, i64 %175
  %177 = load <8 x double>, ptr %176, align 64
  br label %181

178:                                              ; preds = %181
  %179 = add nuw nsw i64 %173, 1
  %180 = icmp eq i64 %179, %57
  br i1 %180, label %193, label %172

181:                                              ; preds = %172, %181
  %182 = phi <8 x double> [ %177, %172 ], [ %190, %181 ]
  %183 = phi i64 [ 0, %172 ], [ %191, %181 ]
  %184 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 %183
  %185 = load i64, ptr %184, align 8
  %186 = add nsw i64 %185, %174
  %187 = getelementptr inbounds double, ptr %10, i64 %186
  %188 = load double, ptr %187, align 8
  %189 = trunc i64 %183 to i32
  %190 = insertelement <8 x double> %182, double %188, i32 %189
  store <8 x double> %190, ptr %176, align 64
  %191 = add nuw nsw i64 %183, 1
  %192 = icmp eq i64 %191, 8
  br i1 %192, label %178, label %181

193:                                              ; preds = %65, %178, %61, %169
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
  %15 = icmp slt i64 %14, 8
  %16 = select i1 %15, i64 %14, i64 8
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
  %27 = icmp eq i64 %26, 8
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
  %44 = icmp eq i64 %43, 8
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
  %55 = icmp eq i64 %54, 8
  br i1 %55, label %56, label %45

56:                                               ; preds = %45
  %57 = getelementptr inbounds %struct.pass, ptr %7, i64 0, i32 4, i32 2
  %58 = load i64, ptr %57, align 8
  %59 = icmp eq i64 %53, 0
  br i1 %59, label %77, label %60

60:                                               ; preds = %56
  %61 = icmp sgt i64 %3, 0
  br i1 %61, label %62, label %198

62:                                               ; preds = %60, %62
  %63 = phi i64 [ %75, %62 ], [ 0, %60 ]
  %64 = mul nsw i64 %63, %58
  %65 = add nsw i64 %64, %31
  %66 = shl nsw i64 %65, 1
  %67 = getelementptr inbounds double, ptr %11, i64 %66
  %68 = getelementptr inbounds %struct.point, ptr %2, i64 %63
  %69 = load <8 x double>, ptr %68, align 64
  %70 = getelementptr inbounds i8, ptr %68, i64 64
  %71 = load <8 x double>, ptr %70, align 64
  %72 = shufflevector <8 x double> %69, <8 x double> %71, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  store <8 x double> %72, ptr %67, align 1
  %73 = getelementptr inbounds double, ptr %67, i64 8
  %74 = shufflevector <8 x double> %69, <8 x double> %71, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x double> %74, ptr %73, align 1
  %75 = add nuw nsw i64 %63, 1
  %76 = icmp eq i64 %75, %3
  br i1 %76, label %198, label %62

77:                                               ; preds = %56
  %78 = icmp eq i64 %58, 1
  %79 = select i1 %78, i1 %27, i1 false
  %80 = icmp sgt i64 %3, 3
  %81 = and i1 %80, %79
  br i1 %81, label %82, label %169

82:                                               ; preds = %77
  %83 = getelementptr inbounds %struct.block, ptr %5, i64 0, i32 0, i64 1
  %84 = load i64, ptr %83, align 8
  %85 = getelementptr inbounds %struct.block, ptr %5, i64 0, i32 0, i64 2
  %86 = load i64, ptr %85, align 8
  %87 = getelementptr inbounds %struct.block, ptr %5, i64 0, i32 0, i64 3
  %88 = load i64, ptr %87, align 8
  %89 = getelementptr inbounds %struct.block, ptr %5, i64 0, i32 0, i64 4
  %90 = load i64, ptr %89, align 8
  %91 = getelementptr inbounds %struct.block, ptr %5, i64 0, i32 0, i64 5
  %92 = load i64, ptr %91, align 8
  %93 = getelementptr inbounds %struct.block, ptr %5, i64 0, i32 0, i64 6
  %94 = load i64, ptr %93, align 8
  %95 = getelementptr inbounds %struct.block, ptr %5, i64 0, i32 0, i64 7
  %96 = load i64, ptr %95, align 8
  br label %97

97:                                               ; preds = %97, %82
  %98 = phi i64 [ 4, %82 ], [ %167, %97 ]
  %99 = phi i64 [ 0, %82 ], [ %98, %97 ]
  %100 = getelementptr inbounds %struct.point, ptr %2, i64 %99
  %101 = load <8 x double>, ptr %100, align 64
  %102 = getelementptr inbounds i8, ptr %100, i64 64
  %103 = load <8 x double>, ptr %102, align 64
  %104 = or i64 %99, 1
  %105 = getelementptr inbounds %struct.point, ptr %2, i64 %104
  %106 = load <8 x double>, ptr %105, align 64
  %107 = getelementptr inbounds i8, ptr %105, i64 64
  %108 = load <8 x double>, ptr %107, align 64
  %109 = or i64 %99, 2
  %110 = getelementptr inbounds %struct.point, ptr %2, i64 %109
  %111 = load <8 x double>, ptr %110, align 64
  %112 = getelementptr inbounds i8, ptr %110, i64 64
  %113 = load <8 x double>, ptr %112, align 64
  %114 = or i64 %99, 3
  %115 = getelementptr inbounds %struct.point, ptr %2, i64 %114
  %116 = load <8 x double>, ptr %115, align 64
  %117 = getelementptr inbounds i8, ptr %115, i64 64
  %118 = load <8 x double>, ptr %117, align 64
  %119 = shufflevector <8 x double> %101, <8 x double> %103, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %120 = shufflevector <8 x double> %101, <8 x double> %103, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %121 = shufflevector <8 x double> %106, <8 x double> %108, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %122 = shufflevector <8 x double> %106, <8 x double> %108, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %123 = shufflevector <8 x double> %111, <8 x double> %113, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %124 = shufflevector <8 x double> %111, <8 x double> %113, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %125 = shufflevector <8 x double> %116, <8 x double> %118, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %126 = shufflevector <8 x double> %116, <8 x double> %118, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %127 = shufflevector <8 x double> %119, <8 x double> %121, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %128 = shufflevector <8 x double> %119, <8 x double> %121, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %129 = shufflevector <8 x double> %120, <8 x double> %122, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %130 = shufflevector <8 x double> %120, <8 x double> %122, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %131 = shufflevector <8 x double> %123, <8 x double> %125, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %132 = shufflevector <8 x double> %123, <8 x double> %125, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %133 = shufflevector <8 x double> %124, <8 x double> %126, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %134 = shufflevector <8 x double> %124, <8 x double> %126, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %135 = shufflevector <8 x double> %127, <8 x double> %131, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %136 = shufflevector <8 x double> %127, <8 x double> %131, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %137 = shufflevector <8 x double> %129, <8 x double> %133, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %138 = shufflevector <8 x double> %129, <8 x double> %133, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %139 = shufflevector <8 x double> %128, <8 x double> %132, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %140 = shufflevector <8 x double> %128, <8 x double> %132, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %141 = shufflevector <8 x double> %130, <8 x double> %134, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %142 = shufflevector <8 x double> %130, <8 x double> %134, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %143 = add nsw i64 %99, %31
  %144 = shl nsw i64 %143, 1
  %145 = getelementptr inbounds double, ptr %11, i64 %144
  store <8 x double> %135, ptr %145, align 1
  %146 = add nsw i64 %99, %84
  %147 = shl nsw i64 %146, 1
  %148 = getelementptr inbounds double, ptr %11, i64 %147
  store <8 x double> %137, ptr %148, align 1
  %149 = add nsw i64 %99, %86
  %150 = shl nsw i64 %149, 1
  %151 = getelementptr inbounds double, ptr %11, i64 %150
  store <8 x double> %139, ptr %151, align 1
  %152 = add nsw i64 %99, %88
  %153 = shl nsw i64 %152, 1
  %154 = getelementptr inbounds double, ptr %11, i64 %153
  store <8 x double> %141, ptr %154, align 1
  %155 = add nsw i64 %99, %90
  %156 = shl nsw i64 %155, 1
  %157 = getelementptr inbounds double, ptr %11, i64 %156
  store <8 x double> %136, ptr %157, align 1
  %158 = add nsw i64 %99, %92
  %159 = shl nsw i64 %158, 1
  %160 = getelementptr inbounds double, ptr %11, i64 %159
  store <8 x double> %138, ptr %160, align 1
  %161 = add nsw i64 %99, %94
  %162 = shl nsw i64 %161, 1
  %163 = getelementptr inbounds double, ptr %11, i64 %162
  store <8 x double> %140, ptr %163, align 1
  %164 = add nsw i64 %99, %96
  %165 = shl nsw i64 %164, 1
  %166 = getelementptr inbounds double, ptr %11, i64 %165
  store <8 x double> %142, ptr %166, align 1
  %167 = add nuw nsw i64 %98, 4
  %168 = icmp sgt i64 %167, %3
  br i1 %168, label %169, label %97

169:                                              ; preds = %97, %77
  %170 = phi i64 [ 0, %77 ], [ %98, %97 ]
  %171 = icmp slt i64 %170, %3
  br i1 %171, label %172, label %198

172:                                              ; preds = %169
  %173 = icmp sgt i64 %26, 0
  br label %174

174:                                              ; preds = %182, %172
  %175 = phi i64 [ %170, %172 ], [ %183, %182 ]
  %176 = getelementptr inbounds %struct.point, ptr %2, i64 %175
  %177 = load <8 x double>, ptr %176, align 64
  %178 = getelementptr inbounds i8, ptr %176, i64 64
  %179 = load <8 x double>, ptr %178, align 64
  br i1 %173, label %180, label %182

180:                                              ; preds = %174
  %181 = mul nsw i64 %175, %58
  br label %185

182:                                              ; preds = %185, %174
  %183 = add nuw nsw i64 %175, 1
  %184 = icmp eq i64 %183, %3
  br i1 %184, label %198, label %174

185:                                              ; preds = %185, %180
  %186 = phi i64 [ 0, %180 ], [ %196, %185 ]
  %187 = extractelement <8 x double> %177, i64 %186
  %188 = getelementptr inbounds %struct.block, ptr %5, i64 0, i32 0, i64 %186
  %189 = load i64, ptr %188, align 8
  %190 = add nsw i64 %189, %181
  %191 = shl nsw i64 %190, 1
  %192 = getelementptr inbounds double, ptr %11, i64 %191
  store double %187, ptr %192, align 8
  %193 = extractelement <8 x double> %179, i64 %186
  %194 = or i64 %191, 1
  %195 = getelementptr inbounds double, ptr %11, i64 %194
  store double %193, ptr %195, align 8
  %196 = add nuw nsw i64 %186, 1
  %197 = icmp eq i64 %196, %26
  br i1 %197, label %182, label %185

198:                                              ; preds = %62, %182, %60, %169
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
  %14 = icmp slt i64 %13, 8
  %15 = select i1 %14, i64 %13, i64 8
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
  %26 = icmp eq i64 %25, 8
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
  %43 = icmp eq i64 %42, 8
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
  %54 = icmp eq i64 %53, 8
  br i1 %54, label %55, label %44

55:                                               ; preds = %44
  %56 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 0
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 4, i32 2
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 5
  %61 = load double, ptr %60, align 8
  %62 = insertelement <8 x double> poison, double %61, i64 0
  %63 = shufflevector <8 x double> %62, <8 x double> poison, <8 x i32> zeroinitializer
  %64 = icmp eq i64 %52, 0
  br i1 %64, label %79, label %65

65:                                               ; preds = %55
  %66 = icmp sgt i64 %57, 0
  br i1 %66, label %67, label %210

67:                                               ; preds = %65
  %68 = getelementptr inbounds double, ptr %10, i64 %30
  br label %69

69:                                               ; preds = %67, %69
  %70 = phi i64 [ 0, %67 ], [ %77, %69 ]
  %71 = mul nsw i64 %70, %59
  %72 = getelementptr inbounds double, ptr %68, i64 %71
  %73 = shl nuw nsw i64 %70, 1
  %74 = getelementptr inbounds <8 x double>, ptr %2, i64 %73
  %75 = load <8 x double>, ptr %74, align 64
  %76 = fmul <8 x double> %63, %75
  store <8 x double> %76, ptr %72, align 1
  %77 = add nuw nsw i64 %70, 1
  %78 = icmp eq i64 %77, %57
  br i1 %78, label %210, label %69

79:                                               ; preds = %55
  %80 = icmp eq i64 %59, 1
  %81 = select i1 %80, i1 %26, i1 false
  %82 = xor i1 %81, true
  %83 = icmp slt i64 %57, 8
  %84 = select i1 %82, i1 true, i1 %83
  br i1 %84, label %184, label %85

85:                                               ; preds = %79
  %86 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 1
  %87 = load i64, ptr %86, align 8
  %88 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 2
  %89 = load i64, ptr %88, align 8
  %90 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 3
  %91 = load i64, ptr %90, align 8
  %92 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 4
  %93 = load i64, ptr %92, align 8
  %94 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 5
  %95 = load i64, ptr %94, align 8
  %96 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 6
  %97 = load i64, ptr %96, align 8
  %98 = getelementptr inbounds double, ptr %10, i64 %30
  %99 = getelementptr inbounds double, ptr %10, i64 %87
  %100 = getelementptr inbounds double, ptr %10, i64 %89
  %101 = getelementptr inbounds double, ptr %10, i64 %91
  %102 = getelementptr inbounds double, ptr %10, i64 %93
  %103 = getelementptr inbounds double, ptr %10, i64 %95
  %104 = getelementptr inbounds double, ptr %10, i64 %97
  %105 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 7
  %106 = load i64, ptr %105, align 8
  %107 = getelementptr inbounds double, ptr %10, i64 %106
  br label %108

108:                                              ; preds = %85, %108
  %109 = phi i64 [ 8, %85 ], [ %182, %108 ]
  %110 = phi i64 [ 0, %85 ], [ %109, %108 ]
  %111 = shl nuw nsw i64 %110, 1
  %112 = getelementptr inbounds <8 x double>, ptr %2, i64 %111
  %113 = load <8 x double>, ptr %112, align 64
  %114 = fmul <8 x double> %63, %113
  %115 = shl nuw i64 %110, 1
  %116 = or i64 %115, 2
  %117 = getelementptr inbounds <8 x double>, ptr %2, i64 %116
  %118 = load <8 x double>, ptr %117, align 64
  %119 = fmul <8 x double> %63, %118
  %120 = shl nuw i64 %110, 1
  %121 = or i64 %120, 4
  %122 = getelementptr inbounds <8 x double>, ptr %2, i64 %121
  %123 = load <8 x double>, ptr %122, align 64
  %124 = fmul <8 x double> %63, %123
  %125 = shl nuw i64 %110, 1
  %126 = or i64 %125, 6
  %127 = getelementptr inbounds <8 x double>, ptr %2, i64 %126
  %128 = load <8 x double>, ptr %127, align 64
  %129 = fmul <8 x double> %63, %128
  %130 = shl nuw i64 %110, 1
  %131 = or i64 %130, 8
  %132 = getelementptr inbounds <8 x double>, ptr %2, i64 %131
  %133 = load <8 x double>, ptr %132, align 64
  %134 = fmul <8 x double> %63, %133
  %135 = shl nuw i64 %110, 1
  %136 = or i64 %135, 10
  %137 = getelementptr inbounds <8 x double>, ptr %2, i64 %136
  %138 = load <8 x double>, ptr %137, align 64
  %139 = fmul <8 x double> %63, %138
  %140 = shl nuw i64 %110, 1
  %141 = or i64 %140, 12
  %142 = getelementptr inbounds <8 x double>, ptr %2, i64 %141
  %143 = load <8 x double>, ptr %142, align 64
  %144 = fmul <8 x double> %63, %143
  %145 = shl nuw i64 %110, 1
  %146 = or i64 %145, 14
  %147 = getelementptr inbounds <8 x double>, ptr %2, i64 %146
  %148 = load <8 x double>, ptr %147, align 64
  %149 = fmul <8 x double> %63, %148
  %150 = shufflevector <8 x double> %114, <8 x double> %119, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %151 = shufflevector <8 x double> %114, <8 x double> %119, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %152 = shufflevector <8 x double> %124, <8 x double> %129, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %153 = shufflevector <8 x double> %124, <8 x double> %129, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %154 = shufflevector <8 x double> %134, <8 x double> %139, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %155 = shufflevector <8 x double> %134, <8 x double> %139, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %156 = shufflevector <8 x double> %144, <8 x double> %149, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %157 = shufflevector <8 x double> %144, <8 x double> %149, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %158 = shufflevector <8 x double> %150, <8 x double> %152, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %159 = shufflevector <8 x double> %150, <8 x double> %152, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %160 = shufflevector <8 x double> %151, <8 x double> %153, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %161 = shufflevector <8 x double> %151, <8 x double> %153, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %162 = shufflevector <8 x double> %154, <8 x double> %156, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %163 = shufflevector <8 x double> %154, <8 x double> %156, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %164 = shufflevector <8 x double> %155, <8 x double> %157, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %165 = shufflevector <8 x double> %155, <8 x double> %157, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %166 = shufflevector <8 x double> %158, <8 x double> %162, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %167 = shufflevector <8 x double> %158, <8 x double> %162, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %168 = shufflevector <8 x double> %160, <8 x double> %164, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %169 = shufflevector <8 x double> %160, <8 x double> %164, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %170 = shufflevector <8 x double> %159, <8 x double> %163, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %171 = shufflevector <8 x double> %159, <8 x double> %163, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %172 = shufflevector <8 x double> %161, <8 x double> %165, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %173 = shufflevector <8 x double> %161, <8 x double> %165, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %174 = getelementptr inbounds double, ptr %98, i64 %110
  store <8 x double> %166, ptr %174, align 1
  %175 = getelementptr inbounds double, ptr %99, i64 %110
  store <8 x double> %168, ptr %175, align 1
  %176 = getelementptr inbounds double, ptr %100, i64 %110
  store <8 x double> %170, ptr %176, align 1
  %177 = getelementptr inbounds double, ptr %101, i64 %110
  store <8 x double> %172, ptr %177, align 1
  %178 = getelementptr inbounds double, ptr %102, i64 %110
  store <8 x double> %167, ptr %178, align 1
  %179 = getelementptr inbounds double, ptr %103, i64 %110
  store <8 x double> %169, ptr %179, align 1
  %180 = getelementptr inbounds double, ptr %104, i64 %110
  store <8 x double> %171, ptr %180, align 1
  %181 = getelementptr inbounds double, ptr %107, i64 %110
  store <8 x double> %173, ptr %181, align 1
  %182 = add nuw nsw i64 %109, 8
  %183 = icmp sgt i64 %182, %57
  br i1 %183, label %184, label %108

184:                                              ; preds = %108, %79
  %185 = phi i64 [ 0, %79 ], [ %109, %108 ]
  %186 = icmp slt i64 %185, %57
  br i1 %186, label %187, label %210

187:                                              ; preds = %184
  %188 = icmp sgt i64 %25, 0
  br label %189

189:                                              ; preds = %187, %195
  %190 = phi i64 [ %185, %187 ], [ %196, %195 ]
  br i1 %188, label %191, label %195

191:                                              ; preds = %189
  %192 = shl nuw nsw i64 %190, 1
  %193 = getelementptr inbounds <8 x double>, ptr %2, i64 %192
  %194 = mul nsw i64 %190, %59
  br label %198

195:                                              ; preds = %198, %189
  %196 = add nuw nsw i64 %190, 1
  %197 = icmp eq i64 %196, %57
  br i1 %197, label %210, label %189

198:                                              ; preds = %191, %198
  %199 = phi i64 [ 0, %191 ], [ %208, %198 ]
  %200 = load <8 x double>, ptr %193, align 64
  %201 = extractelement <8 x double> %200, i64 %199
  %202 = load double, ptr %60, align 8
  %203 = fmul double %201, %202
  %204 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 %199
  %205 = load i64, ptr %204, align 8
  %206 = add nsw i64 %205, %194
  %207 = getelementptr inbounds double, ptr %10, i64 %206
  store double %203, ptr %207, align 8
  %208 = add nuw nsw i64 %199, 1
  %209 = icmp eq i64 %208, %25
  br i1 %209, label %195, label %198

210:                                              ; preds = %69, %195, %65, %184
  ret void
}

declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>)

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
  %43 = getelementptr inbounds double, ptr %23, i64 1
  %44 = getelementptr inbounds double, ptr %23, i64 2
  %45 = getelementptr inbounds double, ptr %23, i64 3
  %46 = getelementptr inbounds double, ptr %23, i64 4
  %47 = getelementptr inbounds double, ptr %23, i64 5
  %48 = getelementptr inbounds double, ptr %23, i64 6
  %49 = getelementptr inbounds double, ptr %23, i64 7
  %50 = getelementptr inbounds double, ptr %23, i64 8
  %51 = getelementptr inbounds double, ptr %23, i64 9
  %52 = getelementptr inbounds double, ptr %23, i64 10
  %53 = getelementptr inbounds double, ptr %23, i64 11
  %54 = getelementptr inbounds double, ptr %23, i64 12
  %55 = getelementptr inbounds double, ptr %23, i64 13
  br label %61

56:                                               ; preds = %57, %5
  ret void

57:                                               ; preds = %61, %22
  %58 = add nuw nsw i64 %24, 1
  %59 = getelementptr inbounds double, ptr %23, i64 14
  %60 = icmp eq i64 %58, %2
  br i1 %60, label %56, label %22

61:                                               ; preds = %25, %61
  %62 = phi i64 [ 0, %25 ], [ %252, %61 ]
  %63 = add nsw i64 %28, %62
  %64 = getelementptr inbounds %struct.point, ptr %0, i64 %63
  %65 = load <8 x double>, ptr %64, align 64
  %66 = getelementptr inbounds i8, ptr %64, i64 64
  %67 = load <8 x double>, ptr %66, align 64
  %68 = add nsw i64 %30, %62
  %69 = getelementptr inbounds %struct.point, ptr %0, i64 %68
  %70 = load <8 x double>, ptr %69, align 64
  %71 = getelementptr inbounds i8, ptr %69, i64 64
  %72 = load <8 x double>, ptr %71, align 64
  %73 = fadd <8 x double> %65, %70
  %74 = fadd <8 x double> %67, %72
  %75 = fsub <8 x double> %65, %70
  %76 = fsub <8 x double> %67, %72
  %77 = add nsw i64 %32, %62
  %78 = getelementptr inbounds %struct.point, ptr %0, i64 %77
  %79 = load <8 x double>, ptr %78, align 64
  %80 = getelementptr inbounds i8, ptr %78, i64 64
  %81 = load <8 x double>, ptr %80, align 64
  %82 = add nsw i64 %34, %62
  %83 = getelementptr inbounds %struct.point, ptr %0, i64 %82
  %84 = load <8 x double>, ptr %83, align 64
  %85 = getelementptr inbounds i8, ptr %83, i64 64
  %86 = load <8 x double>, ptr %85, align 64
  %87 = fadd <8 x double> %79, %84
  %88 = fadd <8 x double> %81, %86
  %89 = fsub <8 x double> %79, %84
  %90 = fsub <8 x double> %81, %86
  %91 = add nsw i64 %36, %62
  %92 = getelementptr inbounds %struct.point, ptr %0, i64 %91
  %93 = load <8 x double>, ptr %92, align 64
  %94 = getelementptr inbounds i8, ptr %92, i64 64
  %95 = load <8 x double>, ptr %94, align 64
  %96 = add nsw i64 %38, %62
  %97 = getelementptr inbounds %struct.point, ptr %0, i64 %96
  %98 = load <8 x double>, ptr %97, align 64
  %99 = getelementptr inbounds i8, ptr %97, i64 64
  %100 = load <8 x double>, ptr %99, align 64
  %101 = fadd <8 x double> %93, %98
  %102 = fadd <8 x double> %95, %100
  %103 = fsub <8 x double> %93, %98
  %104 = fsub <8 x double> %95, %100
  %105 = add nsw i64 %40, %62
  %106 = getelementptr inbounds %struct.point, ptr %0, i64 %105
  %107 = load <8 x double>, ptr %106, align 64
  %108 = getelementptr inbounds i8, ptr %106, i64 64
  %109 = load <8 x double>, ptr %108, align 64
  %110 = add nsw i64 %42, %62
  %111 = getelementptr inbounds %struct.point, ptr %0, i64 %110
  %112 = load <8 x double>, ptr %111, align 64
  %113 = getelementptr inbounds i8, ptr %111, i64 64
  %114 = load <8 x double>, ptr %113, align 64
  %115 = fadd <8 x double> %107, %112
  %116 = fadd <8 x double> %109, %114
  %117 = fsub <8 x double> %107, %112
  %118 = fsub <8 x double> %109, %114
  %119 = getelementptr inbounds %struct.point, ptr %27, i64 %62
  %120 = fadd <8 x double> %89, %90
  %121 = fmul <8 x double> %120, <double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD>
  %122 = fsub <8 x double> %90, %89
  %123 = fmul <8 x double> %122, <double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD>
  %124 = fadd <8 x double> %117, %118
  %125 = fsub <8 x double> %118, %117
  %126 = fmul <8 x double> %125, <double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD, double 0x3FE6A09E667F3BCD>
  %127 = fmul <8 x double> %124, <double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD, double 0xBFE6A09E667F3BCD>
  %128 = fadd <8 x double> %101, %73
  %129 = fadd <8 x double> %102, %74
  %130 = fsub <8 x double> %73, %101
  %131 = fsub <8 x double> %74, %102
  %132 = fadd <8 x double> %115, %87
  %133 = fadd <8 x double> %116, %88
  %134 = fsub <8 x double> %87, %115
  %135 = fsub <8 x double> %88, %116
  %136 = fadd <8 x double> %129, %133
  %137 = fadd <8 x double> %130, %135
  %138 = fsub <8 x double> %131, %134
  %139 = fsub <8 x double> %128, %132
  %140 = fsub <8 x double> %129, %133
  %141 = fsub <8 x double> %130, %135
  %142 = fadd <8 x double> %131, %134
  %143 = fadd <8 x double> %104, %75
  %144 = fsub <8 x double> %76, %103
  %145 = fsub <8 x double> %75, %104
  %146 = fadd <8 x double> %76, %103
  %147 = fadd <8 x double> %126, %121
  %148 = fadd <8 x double> %127, %123
  %149 = fsub <8 x double> %121, %126
  %150 = fsub <8 x double> %123, %127
  %151 = fadd <8 x double> %143, %147
  %152 = fadd <8 x double> %144, %148
  %153 = fadd <8 x double> %145, %150
  %154 = fsub <8 x double> %146, %149
  %155 = fsub <8 x double> %143, %147
  %156 = fsub <8 x double> %144, %148
  %157 = fsub <8 x double> %145, %150
  %158 = fadd <8 x double> %146, %149
  %159 = fadd <8 x double> %128, %132
  store <8 x double> %159, ptr %119, align 64
  %160 = getelementptr inbounds i8, ptr %119, i64 64
  store <8 x double> %136, ptr %160, align 64
  %161 = getelementptr inbounds %struct.point, ptr %119, i64 %3
  %162 = load double, ptr %23, align 8
  %163 = load double, ptr %43, align 8
  %164 = insertelement <8 x double> poison, double %162, i64 0
  %165 = shufflevector <8 x double> %164, <8 x double> poison, <8 x i32> zeroinitializer
  %166 = insertelement <8 x double> poison, double %163, i64 0
  %167 = shufflevector <8 x double> %166, <8 x double> poison, <8 x i32> zeroinitializer
  %168 = fneg <8 x double> %152
  %169 = fmul <8 x double> %167, %168
  %170 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %151, <8 x double> %165, <8 x double> %169)
  %171 = fmul <8 x double> %165, %152
  %172 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %151, <8 x double> %167, <8 x double> %171)
  store <8 x double> %170, ptr %161, align 64
  %173 = getelementptr inbounds i8, ptr %161, i64 64
  store <8 x double> %172, ptr %173, align 64
  %174 = getelementptr inbounds %struct.point, ptr %119, i64 %16
  %175 = load double, ptr %44, align 8
  %176 = load double, ptr %45, align 8
  %177 = insertelement <8 x double> poison, double %175, i64 0
  %178 = shufflevector <8 x double> %177, <8 x double> poison, <8 x i32> zeroinitializer
  %179 = insertelement <8 x double> poison, double %176, i64 0
  %180 = shufflevector <8 x double> %179, <8 x double> poison, <8 x i32> zeroinitializer
  %181 = fneg <8 x double> %138
  %182 = fmul <8 x double> %180, %181
  %183 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %137, <8 x double> %178, <8 x double> %182)
  %184 = fmul <8 x double> %178, %138
  %185 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %137, <8 x double> %180, <8 x double> %184)
  store <8 x double> %183, ptr %174, align 64
  %186 = getelementptr inbounds i8, ptr %174, i64 64
  store <8 x double> %185, ptr %186, align 64
  %187 = getelementptr inbounds %struct.point, ptr %119, i64 %17
  %188 = load double, ptr %46, align 8
  %189 = load double, ptr %47, align 8
  %190 = insertelement <8 x double> poison, double %188, i64 0
  %191 = shufflevector <8 x double> %190, <8 x double> poison, <8 x i32> zeroinitializer
  %192 = insertelement <8 x double> poison, double %189, i64 0
  %193 = shufflevector <8 x double> %192, <8 x double> poison, <8 x i32> zeroinitializer
  %194 = fneg <8 x double> %154
  %195 = fmul <8 x double> %193, %194
  %196 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %153, <8 x double> %191, <8 x double> %195)
  %197 = fmul <8 x double> %191, %154
  %198 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %153, <8 x double> %193, <8 x double> %197)
  store <8 x double> %196, ptr %187, align 64
  %199 = getelementptr inbounds i8, ptr %187, i64 64
  store <8 x double> %198, ptr %199, align 64
  %200 = getelementptr inbounds %struct.point, ptr %119, i64 %18
  %201 = load double, ptr %48, align 8
  %202 = load double, ptr %49, align 8
  %203 = insertelement <8 x double> poison, double %201, i64 0
  %204 = shufflevector <8 x double> %203, <8 x double> poison, <8 x i32> zeroinitializer
  %205 = insertelement <8 x double> poison, double %202, i64 0
  %206 = shufflevector <8 x double> %205, <8 x double> poison, <8 x i32> zeroinitializer
  %207 = fneg <8 x double> %140
  %208 = fmul <8 x double> %206, %207
  %209 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %139, <8 x double> %204, <8 x double> %208)
  %210 = fmul <8 x double> %204, %140
  %211 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %139, <8 x double> %206, <8 x double> %210)
  store <8 x double> %209, ptr %200, align 64
  %212 = getelementptr inbounds i8, ptr %200, i64 64
  store <8 x double> %211, ptr %212, align 64
  %213 = getelementptr inbounds %struct.point, ptr %119, i64 %19
  %214 = load double, ptr %50, align 8
  %215 = load double, ptr %51, align 8
  %216 = insertelement <8 x double> poison, double %214, i64 0
  %217 = shufflevector <8 x double> %216, <8 x double> poison, <8 x i32> zeroinitializer
  %218 = insertelement <8 x double> poison, double %215, i64 0
  %219 = shufflevector <8 x double> %218, <8 x double> poison, <8 x i32> zeroinitializer
  %220 = fneg <8 x double> %156
  %221 = fmul <8 x double> %219, %220
  %222 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %155, <8 x double> %217, <8 x double> %221)
  %223 = fmul <8 x double> %217, %156
  %224 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %155, <8 x double> %219, <8 x double> %223)
  store <8 x double> %222, ptr %213, align 64
  %225 = getelementptr inbounds i8, ptr %213, i64 64
  store <8 x double> %224, ptr %225, align 64
  %226 = getelementptr inbounds %struct.point, ptr %119, i64 %20
  %227 = load double, ptr %52, align 8
  %228 = load double, ptr %53, align 8
  %229 = insertelement <8 x double> poison, double %227, i64 0
  %230 = shufflevector <8 x double> %229, <8 x double> poison, <8 x i32> zeroinitializer
  %231 = insertelement <8 x double> poison, double %228, i64 0
  %232 = shufflevector <8 x double> %231, <8 x double> poison, <8 x i32> zeroinitializer
  %233 = fneg <8 x double> %142
  %234 = fmul <8 x double> %232, %233
  %235 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %141, <8 x double> %230, <8 x double> %234)
  %236 = fmul <8 x double> %230, %142
  %237 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %141, <8 x double> %232, <8 x double> %236)
  store <8 x double> %235, ptr %226, align 64
  %238 = getelementptr inbounds i8, ptr %226, i64 64
  store <8 x double> %237, ptr %238, align 64
  %239 = getelementptr inbounds %struct.point, ptr %119, i64 %21
  %240 = load double, ptr %54, align 8
  %241 = load double, ptr %55, align 8
  %242 = insertelement <8 x double> poison, double %240, i64 0
  %243 = shufflevector <8 x double> %242, <8 x double> poison, <8 x i32> zeroinitializer
  %244 = insertelement <8 x double> poison, double %241, i64 0
  %245 = shufflevector <8 x double> %244, <8 x double> poison, <8 x i32> zeroinitializer
  %246 = fneg <8 x double> %158
  %247 = fmul <8 x double> %245, %246
  %248 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %157, <8 x double> %243, <8 x double> %247)
  %249 = fmul <8 x double> %243, %158
  %250 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %157, <8 x double> %245, <8 x double> %249)
  store <8 x double> %248, ptr %239, align 64
  %251 = getelementptr inbounds i8, ptr %239, i64 64
  store <8 x double> %250, ptr %251, align 64
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
  %26 = getelementptr inbounds double, ptr %15, i64 1
  %27 = getelementptr inbounds double, ptr %15, i64 2
  %28 = getelementptr inbounds double, ptr %15, i64 3
  %29 = getelementptr inbounds double, ptr %15, i64 4
  %30 = getelementptr inbounds double, ptr %15, i64 5
  %31 = getelementptr inbounds %struct.point, ptr %1, i64 %25
  br label %37

32:                                               ; preds = %33, %5
  ret void

33:                                               ; preds = %37, %14
  %34 = add nuw nsw i64 %16, 1
  %35 = getelementptr inbounds double, ptr %15, i64 6
  %36 = icmp eq i64 %34, %2
  br i1 %36, label %32, label %14

37:                                               ; preds = %17, %37
  %38 = phi i64 [ 0, %17 ], [ %116, %37 ]
  %39 = add nsw i64 %38, %18
  %40 = getelementptr inbounds %struct.point, ptr %0, i64 %39
  %41 = load <8 x double>, ptr %40, align 64
  %42 = getelementptr inbounds i8, ptr %40, i64 64
  %43 = load <8 x double>, ptr %42, align 64
  %44 = add nsw i64 %38, %20
  %45 = getelementptr inbounds %struct.point, ptr %0, i64 %44
  %46 = load <8 x double>, ptr %45, align 64
  %47 = getelementptr inbounds i8, ptr %45, i64 64
  %48 = load <8 x double>, ptr %47, align 64
  %49 = add nsw i64 %38, %22
  %50 = getelementptr inbounds %struct.point, ptr %0, i64 %49
  %51 = load <8 x double>, ptr %50, align 64
  %52 = getelementptr inbounds i8, ptr %50, i64 64
  %53 = load <8 x double>, ptr %52, align 64
  %54 = add nsw i64 %38, %24
  %55 = getelementptr inbounds %struct.point, ptr %0, i64 %54
  %56 = load <8 x double>, ptr %55, align 64
  %57 = getelementptr inbounds i8, ptr %55, i64 64
  %58 = load <8 x double>, ptr %57, align 64
  %59 = fadd <8 x double> %41, %51
  %60 = fadd <8 x double> %43, %53
  %61 = fsub <8 x double> %41, %51
  %62 = fsub <8 x double> %43, %53
  %63 = fadd <8 x double> %46, %56
  %64 = fadd <8 x double> %48, %58
  %65 = fsub <8 x double> %46, %56
  %66 = fsub <8 x double> %48, %58
  %67 = getelementptr inbounds %struct.point, ptr %31, i64 %38
  %68 = fadd <8 x double> %59, %63
  %69 = fadd <8 x double> %60, %64
  store <8 x double> %68, ptr %67, align 64
  %70 = getelementptr inbounds i8, ptr %67, i64 64
  store <8 x double> %69, ptr %70, align 64
  %71 = getelementptr inbounds %struct.point, ptr %67, i64 %3
  %72 = fadd <8 x double> %61, %66
  %73 = fsub <8 x double> %62, %65
  %74 = load double, ptr %15, align 8
  %75 = load double, ptr %26, align 8
  %76 = insertelement <8 x double> poison, double %74, i64 0
  %77 = shufflevector <8 x double> %76, <8 x double> poison, <8 x i32> zeroinitializer
  %78 = insertelement <8 x double> poison, double %75, i64 0
  %79 = shufflevector <8 x double> %78, <8 x double> poison, <8 x i32> zeroinitializer
  %80 = fneg <8 x double> %73
  %81 = fmul <8 x double> %79, %80
  %82 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %72, <8 x double> %77, <8 x double> %81)
  %83 = fmul <8 x double> %73, %77
  %84 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %72, <8 x double> %79, <8 x double> %83)
  store <8 x double> %82, ptr %71, align 64
  %85 = getelementptr inbounds i8, ptr %71, i64 64
  store <8 x double> %84, ptr %85, align 64
  %86 = getelementptr inbounds %struct.point, ptr %67, i64 %12
  %87 = fsub <8 x double> %59, %63
  %88 = fsub <8 x double> %60, %64
  %89 = load double, ptr %27, align 8
  %90 = load double, ptr %28, align 8
  %91 = insertelement <8 x double> poison, double %89, i64 0
  %92 = shufflevector <8 x double> %91, <8 x double> poison, <8 x i32> zeroinitializer
  %93 = insertelement <8 x double> poison, double %90, i64 0
  %94 = shufflevector <8 x double> %93, <8 x double> poison, <8 x i32> zeroinitializer
  %95 = fneg <8 x double> %88
  %96 = fmul <8 x double> %94, %95
  %97 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %87, <8 x double> %92, <8 x double> %96)
  %98 = fmul <8 x double> %88, %92
  %99 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %87, <8 x double> %94, <8 x double> %98)
  store <8 x double> %97, ptr %86, align 64
  %100 = getelementptr inbounds i8, ptr %86, i64 64
  store <8 x double> %99, ptr %100, align 64
  %101 = getelementptr inbounds %struct.point, ptr %67, i64 %13
  %102 = fsub <8 x double> %61, %66
  %103 = fadd <8 x double> %62, %65
  %104 = load double, ptr %29, align 8
  %105 = load double, ptr %30, align 8
  %106 = insertelement <8 x double> poison, double %104, i64 0
  %107 = shufflevector <8 x double> %106, <8 x double> poison, <8 x i32> zeroinitializer
  %108 = insertelement <8 x double> poison, double %105, i64 0
  %109 = shufflevector <8 x double> %108, <8 x double> poison, <8 x i32> zeroinitializer
  %110 = fneg <8 x double> %103
  %111 = fmul <8 x double> %109, %110
  %112 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %102, <8 x double> %107, <8 x double> %111)
  %113 = fmul <8 x double> %103, %107
  %114 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %102, <8 x double> %109, <8 x double> %113)
  store <8 x double> %112, ptr %101, align 64
  %115 = getelementptr inbounds i8, ptr %101, i64 64
  store <8 x double> %114, ptr %115, align 64
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
  %21 = getelementptr inbounds double, ptr %12, i64 1
  br label %27

22:                                               ; preds = %23, %5
  ret void

23:                                               ; preds = %27, %10
  %24 = add nuw nsw i64 %11, 1
  %25 = getelementptr inbounds double, ptr %12, i64 2
  %26 = icmp eq i64 %24, %2
  br i1 %26, label %22, label %10

27:                                               ; preds = %13, %27
  %28 = phi i64 [ 0, %13 ], [ %60, %27 ]
  %29 = add nsw i64 %28, %14
  %30 = getelementptr inbounds %struct.point, ptr %0, i64 %29
  %31 = load <8 x double>, ptr %30, align 64
  %32 = getelementptr inbounds i8, ptr %30, i64 64
  %33 = load <8 x double>, ptr %32, align 64
  %34 = add nsw i64 %28, %16
  %35 = getelementptr inbounds %struct.point, ptr %0, i64 %34
  %36 = load <8 x double>, ptr %35, align 64
  %37 = getelementptr inbounds i8, ptr %35, i64 64
  %38 = load <8 x double>, ptr %37, align 64
  %39 = add nsw i64 %28, %17
  %40 = getelementptr inbounds %struct.point, ptr %1, i64 %39
  %41 = fadd <8 x double> %31, %36
  %42 = fadd <8 x double> %33, %38
  store <8 x double> %41, ptr %40, align 64
  %43 = getelementptr inbounds i8, ptr %40, i64 64
  store <8 x double> %42, ptr %43, align 64
  %44 = add nsw i64 %28, %20
  %45 = getelementptr inbounds %struct.point, ptr %1, i64 %44
  %46 = fsub <8 x double> %31, %36
  %47 = fsub <8 x double> %33, %38
  %48 = load double, ptr %12, align 8
  %49 = load double, ptr %21, align 8
  %50 = insertelement <8 x double> poison, double %48, i64 0
  %51 = shufflevector <8 x double> %50, <8 x double> poison, <8 x i32> zeroinitializer
  %52 = insertelement <8 x double> poison, double %49, i64 0
  %53 = shufflevector <8 x double> %52, <8 x double> poison, <8 x i32> zeroinitializer
  %54 = fneg <8 x double> %47
  %55 = fmul <8 x double> %53, %54
  %56 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %46, <8 x double> %51, <8 x double> %55)
  %57 = fmul <8 x double> %47, %51
  %58 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %46, <8 x double> %53, <8 x double> %57)
  store <8 x double> %56, ptr %45, align 64
  %59 = getelementptr inbounds i8, ptr %45, i64 64
  store <8 x double> %58, ptr %59, align 64
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
  %11 = getelementptr inbounds double, ptr %5, i64 2
  %12 = getelementptr inbounds double, ptr %5, i64 3
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
  %25 = getelementptr inbounds double, ptr %15, i64 1
  %26 = getelementptr inbounds double, ptr %15, i64 2
  %27 = getelementptr inbounds double, ptr %15, i64 3
  br label %32

28:                                               ; preds = %32, %14
  %29 = add nuw nsw i64 %16, 1
  %30 = getelementptr inbounds double, ptr %15, i64 4
  %31 = icmp eq i64 %29, %2
  br i1 %31, label %100, label %14

32:                                               ; preds = %32, %17
  %33 = phi i64 [ 0, %17 ], [ %98, %32 ]
  %34 = add nsw i64 %33, %18
  %35 = getelementptr inbounds %struct.point, ptr %0, i64 %34
  %36 = load <8 x double>, ptr %35, align 64
  %37 = getelementptr inbounds i8, ptr %35, i64 64
  %38 = load <8 x double>, ptr %37, align 64
  %39 = add nsw i64 %22, %33
  %40 = getelementptr inbounds %struct.point, ptr %0, i64 %39
  %41 = load <8 x double>, ptr %40, align 64
  %42 = getelementptr inbounds i8, ptr %40, i64 64
  %43 = load <8 x double>, ptr %42, align 64
  %44 = add nsw i64 %24, %33
  %45 = getelementptr inbounds %struct.point, ptr %0, i64 %44
  %46 = load <8 x double>, ptr %45, align 64
  %47 = getelementptr inbounds i8, ptr %45, i64 64
  %48 = load <8 x double>, ptr %47, align 64
  %49 = fadd <8 x double> %41, %46
  %50 = fadd <8 x double> %43, %48
  %51 = fsub <8 x double> %41, %46
  %52 = fsub <8 x double> %43, %48
  %53 = fadd <8 x double> %36, %49
  %54 = fadd <8 x double> %38, %50
  %55 = getelementptr inbounds %struct.point, ptr %20, i64 %33
  store <8 x double> %53, ptr %55, align 64
  %56 = getelementptr inbounds i8, ptr %55, i64 64
  store <8 x double> %54, ptr %56, align 64
  %57 = load double, ptr %11, align 8
  %58 = insertelement <8 x double> poison, double %57, i64 0
  %59 = shufflevector <8 x double> %58, <8 x double> poison, <8 x i32> zeroinitializer
  %60 = load double, ptr %12, align 8
  %61 = insertelement <8 x double> poison, double %60, i64 0
  %62 = shufflevector <8 x double> %61, <8 x double> poison, <8 x i32> zeroinitializer
  %63 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %59, <8 x double> %49, <8 x double> %36)
  %64 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %59, <8 x double> %50, <8 x double> %38)
  %65 = fneg <8 x double> %62
  %66 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %65, <8 x double> %52, <8 x double> zeroinitializer)
  %67 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %62, <8 x double> %51, <8 x double> zeroinitializer)
  %68 = getelementptr inbounds %struct.point, ptr %55, i64 %3
  %69 = fadd <8 x double> %63, %66
  %70 = fadd <8 x double> %64, %67
  %71 = load double, ptr %15, align 8
  %72 = load double, ptr %25, align 8
  %73 = insertelement <8 x double> poison, double %71, i64 0
  %74 = shufflevector <8 x double> %73, <8 x double> poison, <8 x i32> zeroinitializer
  %75 = insertelement <8 x double> poison, double %72, i64 0
  %76 = shufflevector <8 x double> %75, <8 x double> poison, <8 x i32> zeroinitializer
  %77 = fneg <8 x double> %70
  %78 = fmul <8 x double> %76, %77
  %79 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %69, <8 x double> %74, <8 x double> %78)
  %80 = fmul <8 x double> %70, %74
  %81 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %69, <8 x double> %76, <8 x double> %80)
  store <8 x double> %79, ptr %68, align 64
  %82 = getelementptr inbounds i8, ptr %68, i64 64
  store <8 x double> %81, ptr %82, align 64
  %83 = getelementptr inbounds %struct.point, ptr %55, i64 %13
  %84 = fsub <8 x double> %63, %66
  %85 = fsub <8 x double> %64, %67
  %86 = load double, ptr %26, align 8
  %87 = load double, ptr %27, align 8
  %88 = insertelement <8 x double> poison, double %86, i64 0
  %89 = shufflevector <8 x double> %88, <8 x double> poison, <8 x i32> zeroinitializer
  %90 = insertelement <8 x double> poison, double %87, i64 0
  %91 = shufflevector <8 x double> %90, <8 x double> poison, <8 x i32> zeroinitializer
  %92 = fneg <8 x double> %85
  %93 = fmul <8 x double> %91, %92
  %94 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %84, <8 x double> %89, <8 x double> %93)
  %95 = fmul <8 x double> %85, %89
  %96 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %84, <8 x double> %91, <8 x double> %95)
  store <8 x double> %94, ptr %83, align 64
  %97 = getelementptr inbounds i8, ptr %83, i64 64
  store <8 x double> %96, ptr %97, align 64
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
  %10 = getelementptr inbounds double, ptr %5, i64 4
  %11 = shl nsw i64 %2, 2
  %12 = shl nsw i64 %2, 1
  %13 = mul nsw i64 %2, 3
  %14 = getelementptr inbounds double, ptr %5, i64 2
  %15 = getelementptr inbounds double, ptr %5, i64 3
  %16 = getelementptr inbounds double, ptr %5, i64 5
  %17 = shl nsw i64 %3, 2
  %18 = getelementptr inbounds double, ptr %5, i64 8
  %19 = getelementptr inbounds double, ptr %5, i64 9
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
  %37 = getelementptr inbounds double, ptr %23, i64 1
  %38 = getelementptr inbounds double, ptr %23, i64 6
  %39 = getelementptr inbounds double, ptr %23, i64 7
  %40 = getelementptr inbounds double, ptr %23, i64 2
  %41 = getelementptr inbounds double, ptr %23, i64 3
  %42 = getelementptr inbounds double, ptr %23, i64 4
  %43 = getelementptr inbounds double, ptr %23, i64 5
  br label %48

44:                                               ; preds = %48, %22
  %45 = add nuw nsw i64 %24, 1
  %46 = getelementptr inbounds double, ptr %23, i64 8
  %47 = icmp eq i64 %45, %2
  br i1 %47, label %195, label %22

48:                                               ; preds = %48, %25
  %49 = phi i64 [ 0, %25 ], [ %193, %48 ]
  %50 = add nsw i64 %49, %26
  %51 = getelementptr inbounds %struct.point, ptr %0, i64 %50
  %52 = load <8 x double>, ptr %51, align 64
  %53 = getelementptr inbounds i8, ptr %51, i64 64
  %54 = load <8 x double>, ptr %53, align 64
  %55 = add nsw i64 %30, %49
  %56 = getelementptr inbounds %struct.point, ptr %0, i64 %55
  %57 = load <8 x double>, ptr %56, align 64
  %58 = getelementptr inbounds i8, ptr %56, i64 64
  %59 = load <8 x double>, ptr %58, align 64
  %60 = add nsw i64 %32, %49
  %61 = getelementptr inbounds %struct.point, ptr %0, i64 %60
  %62 = load <8 x double>, ptr %61, align 64
  %63 = getelementptr inbounds i8, ptr %61, i64 64
  %64 = load <8 x double>, ptr %63, align 64
  %65 = fadd <8 x double> %57, %62
  %66 = fadd <8 x double> %59, %64
  %67 = fsub <8 x double> %57, %62
  %68 = fsub <8 x double> %59, %64
  %69 = fadd <8 x double> %52, %65
  %70 = fadd <8 x double> %54, %66
  %71 = add nsw i64 %34, %49
  %72 = getelementptr inbounds %struct.point, ptr %0, i64 %71
  %73 = load <8 x double>, ptr %72, align 64
  %74 = getelementptr inbounds i8, ptr %72, i64 64
  %75 = load <8 x double>, ptr %74, align 64
  %76 = add nsw i64 %36, %49
  %77 = getelementptr inbounds %struct.point, ptr %0, i64 %76
  %78 = load <8 x double>, ptr %77, align 64
  %79 = getelementptr inbounds i8, ptr %77, i64 64
  %80 = load <8 x double>, ptr %79, align 64
  %81 = fadd <8 x double> %73, %78
  %82 = fadd <8 x double> %75, %80
  %83 = fsub <8 x double> %73, %78
  %84 = fsub <8 x double> %75, %80
  %85 = fadd <8 x double> %69, %81
  %86 = fadd <8 x double> %70, %82
  %87 = getelementptr inbounds %struct.point, ptr %28, i64 %49
  store <8 x double> %85, ptr %87, align 64
  %88 = getelementptr inbounds i8, ptr %87, i64 64
  store <8 x double> %86, ptr %88, align 64
  %89 = load double, ptr %14, align 8
  %90 = insertelement <8 x double> poison, double %89, i64 0
  %91 = shufflevector <8 x double> %90, <8 x double> poison, <8 x i32> zeroinitializer
  %92 = load double, ptr %15, align 8
  %93 = insertelement <8 x double> poison, double %92, i64 0
  %94 = shufflevector <8 x double> %93, <8 x double> poison, <8 x i32> zeroinitializer
  %95 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %91, <8 x double> %65, <8 x double> %52)
  %96 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %91, <8 x double> %66, <8 x double> %54)
  %97 = fneg <8 x double> %94
  %98 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %97, <8 x double> %68, <8 x double> zeroinitializer)
  %99 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %94, <8 x double> %67, <8 x double> zeroinitializer)
  %100 = load double, ptr %10, align 8
  %101 = insertelement <8 x double> poison, double %100, i64 0
  %102 = shufflevector <8 x double> %101, <8 x double> poison, <8 x i32> zeroinitializer
  %103 = load double, ptr %16, align 8
  %104 = insertelement <8 x double> poison, double %103, i64 0
  %105 = shufflevector <8 x double> %104, <8 x double> poison, <8 x i32> zeroinitializer
  %106 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %102, <8 x double> %81, <8 x double> %95)
  %107 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %102, <8 x double> %82, <8 x double> %96)
  %108 = fneg <8 x double> %105
  %109 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %108, <8 x double> %84, <8 x double> %98)
  %110 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %105, <8 x double> %83, <8 x double> %99)
  %111 = getelementptr inbounds %struct.point, ptr %87, i64 %3
  %112 = fadd <8 x double> %106, %109
  %113 = fadd <8 x double> %107, %110
  %114 = load double, ptr %23, align 8
  %115 = load double, ptr %37, align 8
  %116 = insertelement <8 x double> poison, double %114, i64 0
  %117 = shufflevector <8 x double> %116, <8 x double> poison, <8 x i32> zeroinitializer
  %118 = insertelement <8 x double> poison, double %115, i64 0
  %119 = shufflevector <8 x double> %118, <8 x double> poison, <8 x i32> zeroinitializer
  %120 = fneg <8 x double> %113
  %121 = fmul <8 x double> %119, %120
  %122 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %112, <8 x double> %117, <8 x double> %121)
  %123 = fmul <8 x double> %113, %117
  %124 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %112, <8 x double> %119, <8 x double> %123)
  store <8 x double> %122, ptr %111, align 64
  %125 = getelementptr inbounds i8, ptr %111, i64 64
  store <8 x double> %124, ptr %125, align 64
  %126 = getelementptr inbounds %struct.point, ptr %87, i64 %17
  %127 = fsub <8 x double> %106, %109
  %128 = fsub <8 x double> %107, %110
  %129 = load double, ptr %38, align 8
  %130 = load double, ptr %39, align 8
  %131 = insertelement <8 x double> poison, double %129, i64 0
  %132 = shufflevector <8 x double> %131, <8 x double> poison, <8 x i32> zeroinitializer
  %133 = insertelement <8 x double> poison, double %130, i64 0
  %134 = shufflevector <8 x double> %133, <8 x double> poison, <8 x i32> zeroinitializer
  %135 = fneg <8 x double> %128
  %136 = fmul <8 x double> %134, %135
  %137 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %127, <8 x double> %132, <8 x double> %136)
  %138 = fmul <8 x double> %128, %132
  %139 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %127, <8 x double> %134, <8 x double> %138)
  store <8 x double> %137, ptr %126, align 64
  %140 = getelementptr inbounds i8, ptr %126, i64 64
  store <8 x double> %139, ptr %140, align 64
  %141 = load double, ptr %10, align 8
  %142 = insertelement <8 x double> poison, double %141, i64 0
  %143 = shufflevector <8 x double> %142, <8 x double> poison, <8 x i32> zeroinitializer
  %144 = load double, ptr %16, align 8
  %145 = insertelement <8 x double> poison, double %144, i64 0
  %146 = shufflevector <8 x double> %145, <8 x double> poison, <8 x i32> zeroinitializer
  %147 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %143, <8 x double> %65, <8 x double> %52)
  %148 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %143, <8 x double> %66, <8 x double> %54)
  %149 = fneg <8 x double> %146
  %150 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %149, <8 x double> %68, <8 x double> zeroinitializer)
  %151 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %146, <8 x double> %67, <8 x double> zeroinitializer)
  %152 = load double, ptr %18, align 8
  %153 = insertelement <8 x double> poison, double %152, i64 0
  %154 = shufflevector <8 x double> %153, <8 x double> poison, <8 x i32> zeroinitializer
  %155 = load double, ptr %19, align 8
  %156 = insertelement <8 x double> poison, double %155, i64 0
  %157 = shufflevector <8 x double> %156, <8 x double> poison, <8 x i32> zeroinitializer
  %158 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %154, <8 x double> %81, <8 x double> %147)
  %159 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %154, <8 x double> %82, <8 x double> %148)
  %160 = fneg <8 x double> %157
  %161 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %160, <8 x double> %84, <8 x double> %150)
  %162 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %157, <8 x double> %83, <8 x double> %151)
  %163 = getelementptr inbounds %struct.point, ptr %87, i64 %20
  %164 = fadd <8 x double> %158, %161
  %165 = fadd <8 x double> %159, %162
  %166 = load double, ptr %40, align 8
  %167 = load double, ptr %41, align 8
  %168 = insertelement <8 x double> poison, double %166, i64 0
  %169 = shufflevector <8 x double> %168, <8 x double> poison, <8 x i32> zeroinitializer
  %170 = insertelement <8 x double> poison, double %167, i64 0
  %171 = shufflevector <8 x double> %170, <8 x double> poison, <8 x i32> zeroinitializer
  %172 = fneg <8 x double> %165
  %173 = fmul <8 x double> %171, %172
  %174 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %164, <8 x double> %169, <8 x double> %173)
  %175 = fmul <8 x double> %165, %169
  %176 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %164, <8 x double> %171, <8 x double> %175)
  store <8 x double> %174, ptr %163, align 64
  %177 = getelementptr inbounds i8, ptr %163, i64 64
  store <8 x double> %176, ptr %177, align 64
  %178 = getelementptr inbounds %struct.point, ptr %87, i64 %21
  %179 = fsub <8 x double> %158, %161
  %180 = fsub <8 x double> %159, %162
  %181 = load double, ptr %42, align 8
  %182 = load double, ptr %43, align 8
  %183 = insertelement <8 x double> poison, double %181, i64 0
  %184 = shufflevector <8 x double> %183, <8 x double> poison, <8 x i32> zeroinitializer
  %185 = insertelement <8 x double> poison, double %182, i64 0
  %186 = shufflevector <8 x double> %185, <8 x double> poison, <8 x i32> zeroinitializer
  %187 = fneg <8 x double> %180
  %188 = fmul <8 x double> %186, %187
  %189 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %179, <8 x double> %184, <8 x double> %188)
  %190 = fmul <8 x double> %180, %184
  %191 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %179, <8 x double> %186, <8 x double> %190)
  store <8 x double> %189, ptr %178, align 64
  %192 = getelementptr inbounds i8, ptr %178, i64 64
  store <8 x double> %191, ptr %192, align 64
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
  %27 = getelementptr inbounds double, ptr %19, i64 %17
  %28 = icmp eq i64 %26, %2
  br i1 %28, label %163, label %18

29:                                               ; preds = %77, %21
  %30 = phi i64 [ 0, %21 ], [ %78, %77 ]
  %31 = add nsw i64 %30, %22
  %32 = getelementptr inbounds %struct.point, ptr %0, i64 %31
  %33 = load <8 x double>, ptr %32, align 64
  %34 = getelementptr inbounds i8, ptr %32, i64 64
  %35 = load <8 x double>, ptr %34, align 64
  br i1 %14, label %41, label %36

36:                                               ; preds = %41, %29
  %37 = phi <8 x double> [ %33, %29 ], [ %72, %41 ]
  %38 = phi <8 x double> [ %35, %29 ], [ %73, %41 ]
  %39 = getelementptr inbounds %struct.point, ptr %24, i64 %30
  store <8 x double> %37, ptr %39, align 64
  %40 = getelementptr inbounds i8, ptr %39, i64 64
  store <8 x double> %38, ptr %40, align 64
  br i1 %15, label %77, label %75

41:                                               ; preds = %29, %41
  %42 = phi i64 [ %45, %41 ], [ 0, %29 ]
  %43 = phi <8 x double> [ %73, %41 ], [ %35, %29 ]
  %44 = phi <8 x double> [ %72, %41 ], [ %33, %29 ]
  %45 = add nuw nsw i64 %42, 1
  %46 = mul nsw i64 %45, %2
  %47 = add nsw i64 %46, %20
  %48 = mul nsw i64 %47, %3
  %49 = add nsw i64 %48, %30
  %50 = getelementptr inbounds %struct.point, ptr %0, i64 %49
  %51 = load <8 x double>, ptr %50, align 64
  %52 = getelementptr inbounds i8, ptr %50, i64 64
  %53 = load <8 x double>, ptr %52, align 64
  %54 = xor i64 %42, -1
  %55 = add i64 %54, %5
  %56 = mul nsw i64 %55, %2
  %57 = add nsw i64 %56, %20
  %58 = mul nsw i64 %57, %3
  %59 = add nsw i64 %58, %30
  %60 = getelementptr inbounds %struct.point, ptr %0, i64 %59
  %61 = load <8 x double>, ptr %60, align 64
  %62 = getelementptr inbounds i8, ptr %60, i64 64
  %63 = load <8 x double>, ptr %62, align 64
  %64 = getelementptr inbounds [6 x %struct.point], ptr %8, i64 0, i64 %42
  %65 = fadd <8 x double> %51, %61
  %66 = fadd <8 x double> %53, %63
  store <8 x double> %65, ptr %64, align 64
  %67 = getelementptr inbounds i8, ptr %64, i64 64
  store <8 x double> %66, ptr %67, align 64
  %68 = getelementptr inbounds [6 x %struct.point], ptr %9, i64 0, i64 %42
  %69 = fsub <8 x double> %51, %61
  %70 = fsub <8 x double> %53, %63
  store <8 x double> %69, ptr %68, align 64
  %71 = getelementptr inbounds i8, ptr %68, i64 64
  store <8 x double> %70, ptr %71, align 64
  %72 = fadd <8 x double> %44, %65
  %73 = fadd <8 x double> %43, %66
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
  %81 = phi <8 x double> [ zeroinitializer, %75 ], [ %158, %130 ]
  %82 = phi <8 x double> [ zeroinitializer, %75 ], [ %161, %130 ]
  %83 = phi <8 x double> [ %33, %75 ], [ %151, %130 ]
  %84 = phi <8 x double> [ %35, %75 ], [ %154, %130 ]
  %85 = mul nsw i64 %76, %3
  %86 = getelementptr inbounds %struct.point, ptr %39, i64 %85
  %87 = fadd <8 x double> %81, %83
  %88 = fadd <8 x double> %82, %84
  %89 = shl nuw nsw i64 %76, 1
  %90 = add nsw i64 %89, -2
  %91 = getelementptr inbounds double, ptr %19, i64 %90
  %92 = load double, ptr %91, align 8
  %93 = add nsw i64 %89, -1
  %94 = getelementptr inbounds double, ptr %19, i64 %93
  %95 = load double, ptr %94, align 8
  %96 = insertelement <8 x double> poison, double %92, i64 0
  %97 = shufflevector <8 x double> %96, <8 x double> poison, <8 x i32> zeroinitializer
  %98 = insertelement <8 x double> poison, double %95, i64 0
  %99 = shufflevector <8 x double> %98, <8 x double> poison, <8 x i32> zeroinitializer
  %100 = fneg <8 x double> %88
  %101 = fmul <8 x double> %99, %100
  %102 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %87, <8 x double> %97, <8 x double> %101)
  %103 = fmul <8 x double> %88, %97
  %104 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %87, <8 x double> %99, <8 x double> %103)
  store <8 x double> %102, ptr %86, align 64
  %105 = getelementptr inbounds i8, ptr %86, i64 64
  store <8 x double> %104, ptr %105, align 64
  %106 = sub nsw i64 %5, %76
  %107 = mul nsw i64 %106, %3
  %108 = getelementptr inbounds %struct.point, ptr %39, i64 %107
  %109 = fsub <8 x double> %83, %81
  %110 = fsub <8 x double> %84, %82
  %111 = shl nsw i64 %106, 1
  %112 = add nsw i64 %111, -2
  %113 = getelementptr inbounds double, ptr %19, i64 %112
  %114 = load double, ptr %113, align 8
  %115 = add nsw i64 %111, -1
  %116 = getelementptr inbounds double, ptr %19, i64 %115
  %117 = load double, ptr %116, align 8
  %118 = insertelement <8 x double> poison, double %114, i64 0
  %119 = shufflevector <8 x double> %118, <8 x double> poison, <8 x i32> zeroinitializer
  %120 = insertelement <8 x double> poison, double %117, i64 0
  %121 = shufflevector <8 x double> %120, <8 x double> poison, <8 x i32> zeroinitializer
  %122 = fneg <8 x double> %110
  %123 = fmul <8 x double> %121, %122
  %124 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %109, <8 x double> %119, <8 x double> %123)
  %125 = fmul <8 x double> %110, %119
  %126 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %109, <8 x double> %121, <8 x double> %125)
  store <8 x double> %124, ptr %108, align 64
  %127 = getelementptr inbounds i8, ptr %108, i64 64
  store <8 x double> %126, ptr %127, align 64
  %128 = add nuw nsw i64 %76, 1
  %129 = icmp eq i64 %76, %13
  br i1 %129, label %77, label %75

130:                                              ; preds = %75, %130
  %131 = phi i64 [ %136, %130 ], [ 0, %75 ]
  %132 = phi <8 x double> [ %154, %130 ], [ %35, %75 ]
  %133 = phi <8 x double> [ %151, %130 ], [ %33, %75 ]
  %134 = phi <8 x double> [ %161, %130 ], [ zeroinitializer, %75 ]
  %135 = phi <8 x double> [ %158, %130 ], [ zeroinitializer, %75 ]
  %136 = add nuw nsw i64 %131, 1
  %137 = mul nuw nsw i64 %136, %76
  %138 = srem i64 %137, %5
  %139 = shl nuw nsw i64 %138, 1
  %140 = getelementptr inbounds double, ptr %6, i64 %139
  %141 = load double, ptr %140, align 8
  %142 = insertelement <8 x double> poison, double %141, i64 0
  %143 = shufflevector <8 x double> %142, <8 x double> poison, <8 x i32> zeroinitializer
  %144 = or i64 %139, 1
  %145 = getelementptr inbounds double, ptr %6, i64 %144
  %146 = load double, ptr %145, align 8
  %147 = insertelement <8 x double> poison, double %146, i64 0
  %148 = shufflevector <8 x double> %147, <8 x double> poison, <8 x i32> zeroinitializer
  %149 = getelementptr inbounds [6 x %struct.point], ptr %8, i64 0, i64 %131, i32 0
  %150 = load <8 x double>, ptr %149, align 64
  %151 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %143, <8 x double> %150, <8 x double> %133)
  %152 = getelementptr inbounds [6 x %struct.point], ptr %8, i64 0, i64 %131, i32 1
  %153 = load <8 x double>, ptr %152, align 64
  %154 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %143, <8 x double> %153, <8 x double> %132)
  %155 = getelementptr inbounds [6 x %struct.point], ptr %9, i64 0, i64 %131, i32 1
  %156 = load <8 x double>, ptr %155, align 64
  %157 = fneg <8 x double> %148
  %158 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %157, <8 x double> %156, <8 x double> %135)
  %159 = getelementptr inbounds [6 x %struct.point], ptr %9, i64 0, i64 %131, i32 0
  %160 = load <8 x double>, ptr %159, align 64
  %161 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %148, <8 x double> %160, <8 x double> %134)
  %162 = icmp eq i64 %136, %13
  br i1 %162, label %80, label %130

163:                                              ; preds = %25, %7
  ret void
}
