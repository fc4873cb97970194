; Made from source/fourier.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 09a035cb35a69fe363097b3aff6ffed8bbf20120354752d200eeefc517709bf8

%struct.job = type { ptr, ptr, ptr, [3 x ptr], ptr, float }
%struct.plan = type { i64, i64, i64, double, [0 x %struct.pass] }
%struct.pass = type { i64, i64, i64, %struct.places, %struct.places, i64, i64, i64, [24 x i64], i64, i64, i64, i64 }
%struct.places = type { i64, i64, i64 }
%struct.block = type { [16 x i64], i64, i64 }
%struct.point = type { <16 x float>, <16 x float> }

define i64 @fourier(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.job, align 8
  %7 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 0
  store ptr %4, ptr %7, align 8
  %8 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 1
  %9 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 2
  %10 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 0
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 4, i64 %11
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
  %28 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 3
  br label %30

29:                                               ; preds = %39, %5
  ret i64 0

30:                                               ; preds = %27, %39
  %31 = phi i64 [ %11, %27 ], [ %43, %39 ]
  %32 = phi i64 [ 0, %27 ], [ %34, %39 ]
  %33 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 4, i64 %32
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
  %41 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 4, i64 %32, i32 12
  %42 = load i64, ptr %41, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %42)
  %43 = load i64, ptr %10, align 8
  %44 = icmp slt i64 %34, %43
  br i1 %44, label %30, label %29
}

declare void @tenferro_parallel_for(ptr, ptr, i64)

define internal void @run_task(ptr %0, i64 %1) {
  %3 = alloca %struct.block, align 8
  %4 = alloca %struct.block, align 8
  %5 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 4
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 0
  %10 = load i64, ptr %9, align 8
  %11 = shl i64 %1, 1
  %12 = mul i64 %11, %10
  %13 = getelementptr inbounds %struct.point, ptr %8, i64 %12
  %14 = getelementptr inbounds %struct.point, ptr %13, i64 %10
  %15 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 11
  %16 = load i64, ptr %15, align 8
  %17 = icmp slt i64 %16, 0
  %18 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 1
  %19 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 2
  %20 = select i1 %17, ptr %18, ptr %19
  %21 = load i64, ptr %20, align 8
  %22 = load i64, ptr %18, align 8
  %23 = sdiv i64 %22, %21
  %24 = add nsw i64 %21, 15
  %25 = sdiv i64 %24, 16
  %26 = mul nsw i64 %23, %25
  %27 = mul nsw i64 %26, %1
  %28 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 12
  %29 = load i64, ptr %28, align 8
  %30 = sdiv i64 %27, %29
  %31 = add nsw i64 %1, 1
  %32 = mul nsw i64 %26, %31
  %33 = sdiv i64 %32, %29
  %34 = icmp slt i64 %30, %33
  br i1 %34, label %35, label %75

35:                                               ; preds = %2
  %36 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 1
  %37 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 2
  %38 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 0
  %39 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %40 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 1
  %41 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 2
  %42 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 3
  %43 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 4
  %44 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 5
  %45 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 6
  %46 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 7
  %47 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 8
  %48 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 9
  %49 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 10
  %50 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 11
  %51 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 12
  %52 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 13
  %53 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 14
  %54 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 15
  %55 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 2
  %56 = getelementptr inbounds %struct.block, ptr %3, i64 0, i32 1
  %57 = getelementptr inbounds %struct.block, ptr %3, i64 0, i32 2
  %58 = getelementptr inbounds %struct.block, ptr %3, i64 0, i32 0, i64 0
  %59 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 5
  %60 = getelementptr inbounds %struct.block, ptr %3, i64 0, i32 0, i64 1
  %61 = getelementptr inbounds %struct.block, ptr %3, i64 0, i32 0, i64 2
  %62 = getelementptr inbounds %struct.block, ptr %3, i64 0, i32 0, i64 3
  %63 = getelementptr inbounds %struct.block, ptr %3, i64 0, i32 0, i64 4
  %64 = getelementptr inbounds %struct.block, ptr %3, i64 0, i32 0, i64 5
  %65 = getelementptr inbounds %struct.block, ptr %3, i64 0, i32 0, i64 6
  %66 = getelementptr inbounds %struct.block, ptr %3, i64 0, i32 0, i64 7
  %67 = getelementptr inbounds %struct.block, ptr %3, i64 0, i32 0, i64 8
  %68 = getelementptr inbounds %struct.block, ptr %3, i64 0, i32 0, i64 9
  %69 = getelementptr inbounds %struct.block, ptr %3, i64 0, i32 0, i64 10
  %70 = getelementptr inbounds %struct.block, ptr %3, i64 0, i32 0, i64 11
  %71 = getelementptr inbounds %struct.block, ptr %3, i64 0, i32 0, i64 12
  %72 = getelementptr inbounds %struct.block, ptr %3, i64 0, i32 0, i64 13
  %73 = getelementptr inbounds %struct.block, ptr %3, i64 0, i32 0, i64 14
  %74 = getelementptr inbounds %struct.block, ptr %3, i64 0, i32 0, i64 15
  br label %76

75:                                               ; preds = %1154, %2
  ret void

76:                                               ; preds = %1159, %35
  %77 = phi i64 [ %22, %35 ], [ %1162, %1159 ]
  %78 = phi ptr [ %6, %35 ], [ %1160, %1159 ]
  %79 = phi i64 [ %30, %35 ], [ %1155, %1159 ]
  %80 = sdiv i64 %79, %25
  %81 = mul nsw i64 %80, %21
  %82 = srem i64 %79, %25
  %83 = shl nsw i64 %82, 4
  %84 = add nsw i64 %83, %81
  %85 = getelementptr inbounds %struct.pass, ptr %78, i64 0, i32 5
  %86 = load i64, ptr %85, align 8
  %87 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 3, i64 %86
  %88 = load ptr, ptr %87, align 8
  %89 = sub nsw i64 %77, %84
  %90 = icmp slt i64 %89, 16
  %91 = select i1 %90, i64 %89, i64 16
  store i64 %91, ptr %36, align 8
  %92 = getelementptr inbounds %struct.pass, ptr %78, i64 0, i32 2
  %93 = load i64, ptr %92, align 8
  %94 = getelementptr inbounds %struct.pass, ptr %78, i64 0, i32 3, i32 1
  %95 = load i64, ptr %94, align 8
  %96 = getelementptr inbounds %struct.pass, ptr %78, i64 0, i32 3, i32 0
  %97 = load i64, ptr %96, align 8
  br label %102

98:                                               ; preds = %102
  %99 = icmp eq i64 %117, 16
  %100 = zext i1 %99 to i64
  store i64 %100, ptr %37, align 8
  %101 = load i64, ptr %38, align 8
  br label %118

102:                                              ; preds = %102, %76
  %103 = phi i64 [ %91, %76 ], [ %117, %102 ]
  %104 = phi i64 [ 0, %76 ], [ %115, %102 ]
  %105 = icmp slt i64 %104, %103
  %106 = add nsw i64 %103, -1
  %107 = select i1 %105, i64 %104, i64 %106
  %108 = add nsw i64 %107, %84
  %109 = sdiv i64 %108, %93
  %110 = mul nsw i64 %109, %95
  %111 = srem i64 %108, %93
  %112 = mul nsw i64 %111, %97
  %113 = add nsw i64 %112, %110
  %114 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 %104
  store i64 %113, ptr %114, align 8
  %115 = add nuw nsw i64 %104, 1
  %116 = icmp eq i64 %115, 16
  %117 = load i64, ptr %36, align 8
  br i1 %116, label %98, label %102

118:                                              ; preds = %118, %98
  %119 = phi i64 [ %100, %98 ], [ %126, %118 ]
  %120 = phi i64 [ 1, %98 ], [ %127, %118 ]
  %121 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 %120
  %122 = load i64, ptr %121, align 8
  %123 = add nsw i64 %120, %101
  %124 = icmp eq i64 %122, %123
  %125 = zext i1 %124 to i64
  %126 = and i64 %119, %125
  store i64 %126, ptr %37, align 8
  %127 = add nuw nsw i64 %120, 1
  %128 = icmp eq i64 %127, 16
  br i1 %128, label %129, label %118

129:                                              ; preds = %118
  %130 = getelementptr inbounds %struct.pass, ptr %78, i64 0, i32 0
  %131 = load i64, ptr %130, align 8
  %132 = getelementptr inbounds %struct.pass, ptr %78, i64 0, i32 3, i32 2
  %133 = load i64, ptr %132, align 8
  %134 = load ptr, ptr %39, align 8
  %135 = getelementptr inbounds %struct.plan, ptr %134, i64 0, i32 1
  %136 = load i64, ptr %135, align 8
  %137 = icmp eq i64 %126, 0
  br i1 %137, label %159, label %138

138:                                              ; preds = %129
  %139 = icmp sgt i64 %131, 0
  br i1 %139, label %140, label %528

140:                                              ; preds = %138
  %141 = icmp eq i64 %136, 0
  br label %142

142:                                              ; preds = %142, %140
  %143 = phi i64 [ 0, %140 ], [ %157, %142 ]
  %144 = getelementptr inbounds %struct.point, ptr %13, i64 %143
  %145 = mul nsw i64 %143, %133
  %146 = add nsw i64 %145, %101
  %147 = shl nsw i64 %146, 1
  %148 = getelementptr inbounds float, ptr %88, i64 %147
  %149 = load <16 x float>, ptr %148, align 1
  %150 = getelementptr inbounds float, ptr %148, i64 16
  %151 = load <16 x float>, ptr %150, align 1
  %152 = shufflevector <16 x float> %149, <16 x float> %151, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %153 = shufflevector <16 x float> %149, <16 x float> %151, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %154 = select i1 %141, <16 x float> %152, <16 x float> %153
  %155 = select i1 %141, <16 x float> %153, <16 x float> %152
  store <16 x float> %154, ptr %144, align 64
  %156 = getelementptr inbounds i8, ptr %144, i64 64
  store <16 x float> %155, ptr %156, align 64
  %157 = add nuw nsw i64 %143, 1
  %158 = icmp eq i64 %157, %131
  br i1 %158, label %528, label %142

159:                                              ; preds = %129
  %160 = icmp ne i64 %133, 1
  %161 = icmp slt i64 %131, 8
  %162 = select i1 %160, i1 true, i1 %161
  br i1 %162, label %352, label %163

163:                                              ; preds = %159
  %164 = icmp eq i64 %136, 0
  %165 = load i64, ptr %40, align 8
  %166 = load i64, ptr %41, align 8
  %167 = load i64, ptr %42, align 8
  %168 = load i64, ptr %43, align 8
  %169 = load i64, ptr %44, align 8
  %170 = load i64, ptr %45, align 8
  %171 = load i64, ptr %46, align 8
  %172 = load i64, ptr %47, align 8
  %173 = load i64, ptr %48, align 8
  %174 = load i64, ptr %49, align 8
  %175 = load i64, ptr %50, align 8
  %176 = load i64, ptr %51, align 8
  %177 = load i64, ptr %52, align 8
  %178 = load i64, ptr %53, align 8
  %179 = load i64, ptr %54, align 8
  br label %180

180:                                              ; preds = %180, %163
  %181 = phi i64 [ 8, %163 ], [ %350, %180 ]
  %182 = phi i64 [ 0, %163 ], [ %181, %180 ]
  %183 = add nsw i64 %182, %101
  %184 = shl nsw i64 %183, 1
  %185 = getelementptr inbounds float, ptr %88, i64 %184
  %186 = load <16 x float>, ptr %185, align 1
  %187 = add nsw i64 %182, %165
  %188 = shl nsw i64 %187, 1
  %189 = getelementptr inbounds float, ptr %88, i64 %188
  %190 = load <16 x float>, ptr %189, align 1
  %191 = add nsw i64 %182, %166
  %192 = shl nsw i64 %191, 1
  %193 = getelementptr inbounds float, ptr %88, i64 %192
  %194 = load <16 x float>, ptr %193, align 1
  %195 = add nsw i64 %182, %167
  %196 = shl nsw i64 %195, 1
  %197 = getelementptr inbounds float, ptr %88, i64 %196
  %198 = load <16 x float>, ptr %197, align 1
  %199 = add nsw i64 %182, %168
  %200 = shl nsw i64 %199, 1
  %201 = getelementptr inbounds float, ptr %88, i64 %200
  %202 = load <16 x float>, ptr %201, align 1
  %203 = add nsw i64 %182, %169
  %204 = shl nsw i64 %203, 1
  %205 = getelementptr inbounds float, ptr %88, i64 %204
  %206 = load <16 x float>, ptr %205, align 1
  %207 = add nsw i64 %182, %170
  %208 = shl nsw i64 %207, 1
  %209 = getelementptr inbounds float, ptr %88, i64 %208
  %210 = load <16 x float>, ptr %209, align 1
  %211 = add nsw i64 %182, %171
  %212 = shl nsw i64 %211, 1
  %213 = getelementptr inbounds float, ptr %88, i64 %212
  %214 = load <16 x float>, ptr %213, align 1
  %215 = add nsw i64 %182, %172
  %216 = shl nsw i64 %215, 1
  %217 = getelementptr inbounds float, ptr %88, i64 %216
  %218 = load <16 x float>, ptr %217, align 1
  %219 = add nsw i64 %182, %173
  %220 = shl nsw i64 %219, 1
  %221 = getelementptr inbounds float, ptr %88, i64 %220
  %222 = load <16 x float>, ptr %221, align 1
  %223 = add nsw i64 %182, %174
  %224 = shl nsw i64 %223, 1
  %225 = getelementptr inbounds float, ptr %88, i64 %224
  %226 = load <16 x float>, ptr %225, align 1
  %227 = add nsw i64 %182, %175
  %228 = shl nsw i64 %227, 1
  %229 = getelementptr inbounds float, ptr %88, i64 %228
  %230 = load <16 x float>, ptr %229, align 1
  %231 = add nsw i64 %182, %176
  %232 = shl nsw i64 %231, 1
  %233 = getelementptr inbounds float, ptr %88, i64 %232
  %234 = load <16 x float>, ptr %233, align 1
  %235 = add nsw i64 %182, %177
  %236 = shl nsw i64 %235, 1
  %237 = getelementptr inbounds float, ptr %88, i64 %236
  %238 = load <16 x float>, ptr %237, align 1
  %239 = add nsw i64 %182, %178
  %240 = shl nsw i64 %239, 1
  %241 = getelementptr inbounds float, ptr %88, i64 %240
  %242 = load <16 x float>, ptr %241, align 1
  %243 = add nsw i64 %182, %179
  %244 = shl nsw i64 %243, 1
  %245 = getelementptr inbounds float, ptr %88, i64 %244
  %246 = load <16 x float>, ptr %245, align 1
  %247 = shufflevector <16 x float> %186, <16 x float> %190, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %248 = shufflevector <16 x float> %186, <16 x float> %190, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %249 = shufflevector <16 x float> %194, <16 x float> %198, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %250 = shufflevector <16 x float> %194, <16 x float> %198, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %251 = shufflevector <16 x float> %202, <16 x float> %206, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %252 = shufflevector <16 x float> %202, <16 x float> %206, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %253 = shufflevector <16 x float> %210, <16 x float> %214, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %254 = shufflevector <16 x float> %210, <16 x float> %214, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %255 = shufflevector <16 x float> %218, <16 x float> %222, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %256 = shufflevector <16 x float> %218, <16 x float> %222, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %257 = shufflevector <16 x float> %226, <16 x float> %230, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %258 = shufflevector <16 x float> %226, <16 x float> %230, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %259 = shufflevector <16 x float> %234, <16 x float> %238, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %260 = shufflevector <16 x float> %234, <16 x float> %238, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %261 = shufflevector <16 x float> %242, <16 x float> %246, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %262 = shufflevector <16 x float> %242, <16 x float> %246, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %263 = shufflevector <16 x float> %247, <16 x float> %249, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %264 = shufflevector <16 x float> %247, <16 x float> %249, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %265 = shufflevector <16 x float> %248, <16 x float> %250, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %266 = shufflevector <16 x float> %248, <16 x float> %250, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %267 = shufflevector <16 x float> %251, <16 x float> %253, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %268 = shufflevector <16 x float> %251, <16 x float> %253, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %269 = shufflevector <16 x float> %252, <16 x float> %254, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %270 = shufflevector <16 x float> %252, <16 x float> %254, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %271 = shufflevector <16 x float> %255, <16 x float> %257, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %272 = shufflevector <16 x float> %255, <16 x float> %257, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %273 = shufflevector <16 x float> %256, <16 x float> %258, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %274 = shufflevector <16 x float> %256, <16 x float> %258, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %275 = shufflevector <16 x float> %259, <16 x float> %261, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %276 = shufflevector <16 x float> %259, <16 x float> %261, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %277 = shufflevector <16 x float> %260, <16 x float> %262, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %278 = shufflevector <16 x float> %260, <16 x float> %262, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %279 = shufflevector <16 x float> %263, <16 x float> %267, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %280 = shufflevector <16 x float> %263, <16 x float> %267, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %281 = shufflevector <16 x float> %265, <16 x float> %269, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %282 = shufflevector <16 x float> %265, <16 x float> %269, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %283 = shufflevector <16 x float> %264, <16 x float> %268, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %284 = shufflevector <16 x float> %264, <16 x float> %268, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %285 = shufflevector <16 x float> %266, <16 x float> %270, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %286 = shufflevector <16 x float> %266, <16 x float> %270, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %287 = shufflevector <16 x float> %271, <16 x float> %275, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %288 = shufflevector <16 x float> %271, <16 x float> %275, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %289 = shufflevector <16 x float> %273, <16 x float> %277, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %290 = shufflevector <16 x float> %273, <16 x float> %277, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %291 = shufflevector <16 x float> %272, <16 x float> %276, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %292 = shufflevector <16 x float> %272, <16 x float> %276, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %293 = shufflevector <16 x float> %274, <16 x float> %278, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %294 = shufflevector <16 x float> %274, <16 x float> %278, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %295 = shufflevector <16 x float> %279, <16 x float> %287, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %296 = shufflevector <16 x float> %279, <16 x float> %287, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %297 = shufflevector <16 x float> %281, <16 x float> %289, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %298 = shufflevector <16 x float> %281, <16 x float> %289, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %299 = shufflevector <16 x float> %283, <16 x float> %291, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %300 = shufflevector <16 x float> %283, <16 x float> %291, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %301 = shufflevector <16 x float> %285, <16 x float> %293, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %302 = shufflevector <16 x float> %285, <16 x float> %293, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %303 = shufflevector <16 x float> %280, <16 x float> %288, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %304 = shufflevector <16 x float> %280, <16 x float> %288, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %305 = shufflevector <16 x float> %282, <16 x float> %290, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %306 = shufflevector <16 x float> %282, <16 x float> %290, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %307 = shufflevector <16 x float> %284, <16 x float> %292, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %308 = shufflevector <16 x float> %284, <16 x float> %292, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %309 = shufflevector <16 x float> %286, <16 x float> %294, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %310 = shufflevector <16 x float> %286, <16 x float> %294, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %311 = getelementptr inbounds %struct.point, ptr %13, i64 %182
  %312 = select i1 %164, <16 x float> %297, <16 x float> %295
  %313 = select i1 %164, <16 x float> %295, <16 x float> %297
  store <16 x float> %313, ptr %311, align 64
  %314 = getelementptr inbounds i8, ptr %311, i64 64
  store <16 x float> %312, ptr %314, align 64
  %315 = or i64 %182, 1
  %316 = getelementptr inbounds %struct.point, ptr %13, i64 %315
  %317 = select i1 %164, <16 x float> %301, <16 x float> %299
  %318 = select i1 %164, <16 x float> %299, <16 x float> %301
  store <16 x float> %318, ptr %316, align 64
  %319 = getelementptr inbounds i8, ptr %316, i64 64
  store <16 x float> %317, ptr %319, align 64
  %320 = or i64 %182, 2
  %321 = getelementptr inbounds %struct.point, ptr %13, i64 %320
  %322 = select i1 %164, <16 x float> %305, <16 x float> %303
  %323 = select i1 %164, <16 x float> %303, <16 x float> %305
  store <16 x float> %323, ptr %321, align 64
  %324 = getelementptr inbounds i8, ptr %321, i64 64
  store <16 x float> %322, ptr %324, align 64
  %325 = or i64 %182, 3
  %326 = getelementptr inbounds %struct.point, ptr %13, i64 %325
  %327 = select i1 %164, <16 x float> %309, <16 x float> %307
  %328 = select i1 %164, <16 x float> %307, <16 x float> %309
  store <16 x float> %328, ptr %326, align 64
  %329 = getelementptr inbounds i8, ptr %326, i64 64
  store <16 x float> %327, ptr %329, align 64
  %330 = or i64 %182, 4
  %331 = getelementptr inbounds %struct.point, ptr %13, i64 %330
  %332 = select i1 %164, <16 x float> %298, <16 x float> %296
  %333 = select i1 %164, <16 x float> %296, <16 x float> %298
  store <16 x float> %333, ptr %331, align 64
  %334 = getelementptr inbounds i8, ptr %331, i64 64
  store <16 x float> %332, ptr %334, align 64
  %335 = or i64 %182, 5
  %336 = getelementptr inbounds %struct.point, ptr %13, i64 %335
  %337 = select i1 %164, <16 x float> %302, <16 x float> %300
  %338 = select i1 %164, <16 x float> %300, <16 x float> %302
  store <16 x float> %338, ptr %336, align 64
  %339 = getelementptr inbounds i8, ptr %336, i64 64
  store <16 x float> %337, ptr %339, align 64
  %340 = or i64 %182, 6
  %341 = getelementptr inbounds %struct.point, ptr %13, i64 %340
  %342 = select i1 %164, <16 x float> %306, <16 x float> %304
  %343 = select i1 %164, <16 x float> %304, <16 x float> %306
  store <16 x float> %343, ptr %341, align 64
  %344 = getelementptr inbounds i8, ptr %341, i64 64
  store <16 x float> %342, ptr %344, align 64
  %345 = or i64 %182, 7
  %346 = getelementptr inbounds %struct.point, ptr %13, i64 %345
  %347 = select i1 %164, <16 x float> %310, <16 x float> %308
  %348 = select i1 %164, <16 x float> %308, <16 x float> %310
  store <16 x float> %348, ptr %346, align 64
  %349 = getelementptr inbounds i8, ptr %346, i64 64
  store <16 x float> %347, ptr %349, align 64
  %350 = add nuw nsw i64 %181, 8
  %351 = icmp sgt i64 %350, %131
  br i1 %351, label %352, label %180

352:                                              ; preds = %180, %159
  %353 = phi i64 [ 0, %159 ], [ %181, %180 ]
  %354 = icmp slt i64 %353, %131
  br i1 %354, label %355, label %528

355:                                              ; preds = %352
  %356 = icmp eq i64 %136, 0
  %357 = load i64, ptr %47, align 8
  %358 = load i64, ptr %38, align 8
  %359 = load i64, ptr %40, align 8
  %360 = load i64, ptr %41, align 8
  %361 = load i64, ptr %42, align 8
  %362 = load i64, ptr %43, align 8
  %363 = load i64, ptr %44, align 8
  %364 = load i64, ptr %45, align 8
  %365 = load i64, ptr %46, align 8
  %366 = load i64, ptr %48, align 8
  %367 = load i64, ptr %49, align 8
  %368 = load i64, ptr %50, align 8
  %369 = load i64, ptr %51, align 8
  %370 = load i64, ptr %52, align 8
  %371 = load i64, ptr %53, align 8
  %372 = load i64, ptr %54, align 8
  br label %373

373:                                              ; preds = %373, %355
  %374 = phi i64 [ %353, %355 ], [ %526, %373 ]
  %375 = phi <16 x float> [ undef, %355 ], [ %517, %373 ]
  %376 = phi <16 x float> [ undef, %355 ], [ %521, %373 ]
  %377 = mul nsw i64 %374, %133
  %378 = add nsw i64 %377, %358
  %379 = shl nsw i64 %378, 1
  %380 = getelementptr inbounds float, ptr %88, i64 %379
  %381 = load float, ptr %380, align 4
  %382 = insertelement <16 x float> %375, float %381, i64 0
  %383 = or i64 %379, 1
  %384 = getelementptr inbounds float, ptr %88, i64 %383
  %385 = load float, ptr %384, align 4
  %386 = insertelement <16 x float> %376, float %385, i64 0
  %387 = add nsw i64 %377, %359
  %388 = shl nsw i64 %387, 1
  %389 = getelementptr inbounds float, ptr %88, i64 %388
  %390 = load float, ptr %389, align 4
  %391 = insertelement <16 x float> %382, float %390, i64 1
  %392 = or i64 %388, 1
  %393 = getelementptr inbounds float, ptr %88, i64 %392
  %394 = load float, ptr %393, align 4
  %395 = insertelement <16 x float> %386, float %394, i64 1
  %396 = add nsw i64 %377, %360
  %397 = shl nsw i64 %396, 1
  %398 = getelementptr inbounds float, ptr %88, i64 %397
  %399 = load float, ptr %398, align 4
  %400 = insertelement <16 x float> %391, float %399, i64 2
  %401 = or i64 %397, 1
  %402 = getelementptr inbounds float, ptr %88, i64 %401
  %403 = load float, ptr %402, align 4
  %404 = insertelement <16 x float> %395, float %403, i64 2
  %405 = add nsw i64 %377, %361
  %406 = shl nsw i64 %405, 1
  %407 = getelementptr inbounds float, ptr %88, i64 %406
  %408 = load float, ptr %407, align 4
  %409 = insertelement <16 x float> %400, float %408, i64 3
  %410 = or i64 %406, 1
  %411 = getelementptr inbounds float, ptr %88, i64 %410
  %412 = load float, ptr %411, align 4
  %413 = insertelement <16 x float> %404, float %412, i64 3
  %414 = add nsw i64 %377, %362
  %415 = shl nsw i64 %414, 1
  %416 = getelementptr inbounds float, ptr %88, i64 %415
  %417 = load float, ptr %416, align 4
  %418 = insertelement <16 x float> %409, float %417, i64 4
  %419 = or i64 %415, 1
  %420 = getelementptr inbounds float, ptr %88, i64 %419
  %421 = load float, ptr %420, align 4
  %422 = insertelement <16 x float> %413, float %421, i64 4
  %423 = add nsw i64 %377, %363
  %424 = shl nsw i64 %423, 1
  %425 = getelementptr inbounds float, ptr %88, i64 %424
  %426 = load float, ptr %425, align 4
  %427 = insertelement <16 x float> %418, float %426, i64 5
  %428 = or i64 %424, 1
  %429 = getelementptr inbounds float, ptr %88, i64 %428
  %430 = load float, ptr %429, align 4
  %431 = insertelement <16 x float> %422, float %430, i64 5
  %432 = add nsw i64 %377, %364
  %433 = shl nsw i64 %432, 1
  %434 = getelementptr inbounds float, ptr %88, i64 %433
  %435 = load float, ptr %434, align 4
  %436 = insertelement <16 x float> %427, float %435, i64 6
  %437 = or i64 %433, 1
  %438 = getelementptr inbounds float, ptr %88, i64 %437
  %439 = load float, ptr %438, align 4
  %440 = insertelement <16 x float> %431, float %439, i64 6
  %441 = add nsw i64 %377, %365
  %442 = shl nsw i64 %441, 1
  %443 = getelementptr inbounds float, ptr %88, i64 %442
  %444 = load float, ptr %443, align 4
  %445 = insertelement <16 x float> %436, float %444, i64 7
  %446 = or i64 %442, 1
  %447 = getelementptr inbounds float, ptr %88, i64 %446
  %448 = load float, ptr %447, align 4
  %449 = insertelement <16 x float> %440, float %448, i64 7
  %450 = add nsw i64 %377, %357
  %451 = shl nsw i64 %450, 1
  %452 = getelementptr inbounds float, ptr %88, i64 %451
  %453 = load float, ptr %452, align 4
  %454 = insertelement <16 x float> %445, float %453, i64 8
  %455 = or i64 %451, 1
  %456 = getelementptr inbounds float, ptr %88, i64 %455
  %457 = load float, ptr %456, align 4
  %458 = insertelement <16 x float> %449, float %457, i64 8
  %459 = add nsw i64 %377, %366
  %460 = shl nsw i64 %459, 1
  %461 = getelementptr inbounds float, ptr %88, i64 %460
  %462 = load float, ptr %461, align 4
  %463 = insertelement <16 x float> %454, float %462, i64 9
  %464 = or i64 %460, 1
  %465 = getelementptr inbounds float, ptr %88, i64 %464
  %466 = load float, ptr %465, align 4
  %467 = insertelement <16 x float> %458, float %466, i64 9
  %468 = add nsw i64 %377, %367
  %469 = shl nsw i64 %468, 1
  %470 = getelementptr inbounds float, ptr %88, i64 %469
  %471 = load float, ptr %470, align 4
  %472 = insertelement <16 x float> %463, float %471, i64 10
  %473 = or i64 %469, 1
  %474 = getelementptr inbounds float, ptr %88, i64 %473
  %475 = load float, ptr %474, align 4
  %476 = insertelement <16 x float> %467, float %475, i64 10
  %477 = add nsw i64 %377, %368
  %478 = shl nsw i64 %477, 1
  %479 = getelementptr inbounds float, ptr %88, i64 %478
  %480 = load float, ptr %479, align 4
  %481 = insertelement <16 x float> %472, float %480, i64 11
  %482 = or i64 %478, 1
  %483 = getelementptr inbounds float, ptr %88, i64 %482
  %484 = load float, ptr %483, align 4
  %485 = insertelement <16 x float> %476, float %484, i64 11
  %486 = add nsw i64 %377, %369
  %487 = shl nsw i64 %486, 1
  %488 = getelementptr inbounds float, ptr %88, i64 %487
  %489 = load float, ptr %488, align 4
  %490 = insertelement <16 x float> %481, float %489, i64 12
  %491 = or i64 %487, 1
  %492 = getelementptr inbounds float, ptr %88, i64 %491
  %493 = load float, ptr %492, align 4
  %494 = insertelement <16 x float> %485, float %493, i64 12
  %495 = add nsw i64 %377, %370
  %496 = shl nsw i64 %495, 1
  %497 = getelementptr inbounds float, ptr %88, i64 %496
  %498 = load float, ptr %497, align 4
  %499 = insertelement <16 x float> %490, float %498, i64 13
  %500 = or i64 %496, 1
  %501 = getelementptr inbounds float, ptr %88, i64 %500
  %502 = load float, ptr %501, align 4
  %503 = insertelement <16 x float> %494, float %502, i64 13
  %504 = add nsw i64 %377, %371
  %505 = shl nsw i64 %504, 1
  %506 = getelementptr inbounds float, ptr %88, i64 %505
  %507 = load float, ptr %506, align 4
  %508 = insertelement <16 x float> %499, float %507, i64 14
  %509 = or i64 %505, 1
  %510 = getelementptr inbounds float, ptr %88, i64 %509
  %511 = load float, ptr %510, align 4
  %512 = insertelement <16 x float> %503, float %511, i64 14
  %513 = add nsw i64 %377, %372
  %514 = shl nsw i64 %513, 1
  %515 = getelementptr inbounds float, ptr %88, i64 %514
  %516 = load float, ptr %515, align 4
  %517 = insertelement <16 x float> %508, float %516, i64 15
  %518 = or i64 %514, 1
  %519 = getelementptr inbounds float, ptr %88, i64 %518
  %520 = load float, ptr %519, align 4
  %521 = insertelement <16 x float> %512, float %520, i64 15
  %522 = getelementptr inbounds %struct.point, ptr %13, i64 %374
  %523 = select i1 %356, <16 x float> %521, <16 x float> %517
  %524 = select i1 %356, <16 x float> %517, <16 x float> %521
  store <16 x float> %524, ptr %522, align 64
  %525 = getelementptr inbounds i8, ptr %522, i64 64
  store <16 x float> %523, ptr %525, align 64
  %526 = add nuw nsw i64 %374, 1
  %527 = icmp eq i64 %526, %131
  br i1 %527, label %528, label %373

528:                                              ; preds = %142, %373, %138, %352
  %529 = load ptr, ptr %5, align 8
  %530 = load ptr, ptr %55, align 8
  %531 = getelementptr inbounds %struct.pass, ptr %529, i64 0, i32 7
  %532 = load i64, ptr %531, align 8
  %533 = icmp sgt i64 %532, 0
  br i1 %533, label %534, label %575

534:                                              ; preds = %528
  %535 = getelementptr inbounds %struct.pass, ptr %529, i64 0, i32 0
  %536 = load i64, ptr %535, align 8
  %537 = getelementptr inbounds %struct.pass, ptr %529, i64 0, i32 10
  %538 = load i64, ptr %537, align 8
  %539 = getelementptr inbounds float, ptr %530, i64 %538
  %540 = getelementptr inbounds %struct.pass, ptr %529, i64 0, i32 9
  %541 = load i64, ptr %540, align 8
  %542 = getelementptr inbounds float, ptr %530, i64 %541
  br label %543

543:                                              ; preds = %559, %534
  %544 = phi ptr [ %545, %559 ], [ %13, %534 ]
  %545 = phi ptr [ %544, %559 ], [ %14, %534 ]
  %546 = phi ptr [ %563, %559 ], [ %542, %534 ]
  %547 = phi i64 [ %570, %559 ], [ 0, %534 ]
  %548 = phi i64 [ %553, %559 ], [ %536, %534 ]
  %549 = phi i64 [ %569, %559 ], [ 1, %534 ]
  %550 = phi ptr [ %568, %559 ], [ %539, %534 ]
  %551 = getelementptr inbounds %struct.pass, ptr %529, i64 0, i32 8, i64 %547
  %552 = load i64, ptr %551, align 8
  %553 = sdiv i64 %548, %552
  switch i64 %552, label %558 [
    i64 4, label %554
    i64 2, label %555
    i64 3, label %556
    i64 5, label %557
  ]

554:                                              ; preds = %543
  call fastcc void @by_four(ptr %544, ptr %545, i64 %553, i64 %549, ptr %546)
  br label %559

555:                                              ; preds = %543
  call fastcc void @by_two(ptr %544, ptr %545, i64 %553, i64 %549, ptr %546)
  br label %559

556:                                              ; preds = %543
  call fastcc void @by_three(ptr %544, ptr %545, i64 %553, i64 %549, ptr %546, ptr %550)
  br label %559

557:                                              ; preds = %543
  call fastcc void @by_five(ptr %544, ptr %545, i64 %553, i64 %549, ptr %546, ptr %550)
  br label %559

558:                                              ; preds = %543
  call fastcc void @by_any(ptr %544, ptr %545, i64 %553, i64 %549, ptr %546, i64 %552, ptr %550)
  br label %559

559:                                              ; preds = %558, %557, %556, %555, %554
  %560 = shl nsw i64 %553, 1
  %561 = add nsw i64 %552, -1
  %562 = mul nsw i64 %560, %561
  %563 = getelementptr inbounds float, ptr %546, i64 %562
  %564 = and i64 %552, 1
  %565 = icmp eq i64 %564, 0
  %566 = shl nsw i64 %552, 1
  %567 = select i1 %565, i64 0, i64 %566
  %568 = getelementptr float, ptr %550, i64 %567
  %569 = mul nsw i64 %552, %549
  %570 = add nuw nsw i64 %547, 1
  %571 = load i64, ptr %531, align 8
  %572 = icmp slt i64 %570, %571
  br i1 %572, label %543, label %573

573:                                              ; preds = %559
  %574 = load ptr, ptr %5, align 8
  br label %575

575:                                              ; preds = %573, %528
  %576 = phi ptr [ %529, %528 ], [ %574, %573 ]
  %577 = phi ptr [ %13, %528 ], [ %545, %573 ]
  %578 = getelementptr inbounds %struct.pass, ptr %576, i64 0, i32 6
  %579 = load i64, ptr %578, align 8
  %580 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 3, i64 %579
  %581 = load ptr, ptr %580, align 8
  %582 = getelementptr inbounds %struct.pass, ptr %576, i64 0, i32 1
  %583 = load i64, ptr %582, align 8
  %584 = sub nsw i64 %583, %84
  %585 = icmp slt i64 %584, 16
  %586 = select i1 %585, i64 %584, i64 16
  store i64 %586, ptr %56, align 8
  %587 = getelementptr inbounds %struct.pass, ptr %576, i64 0, i32 2
  %588 = load i64, ptr %587, align 8
  %589 = getelementptr inbounds %struct.pass, ptr %576, i64 0, i32 4, i32 1
  %590 = load i64, ptr %589, align 8
  %591 = getelementptr inbounds %struct.pass, ptr %576, i64 0, i32 4, i32 0
  %592 = load i64, ptr %591, align 8
  br label %597

593:                                              ; preds = %597
  %594 = icmp eq i64 %612, 16
  %595 = zext i1 %594 to i64
  store i64 %595, ptr %57, align 8
  %596 = load i64, ptr %58, align 8
  br label %613

597:                                              ; preds = %597, %575
  %598 = phi i64 [ %586, %575 ], [ %612, %597 ]
  %599 = phi i64 [ 0, %575 ], [ %610, %597 ]
  %600 = icmp slt i64 %599, %598
  %601 = add nsw i64 %598, -1
  %602 = select i1 %600, i64 %599, i64 %601
  %603 = add nsw i64 %602, %84
  %604 = sdiv i64 %603, %588
  %605 = mul nsw i64 %604, %590
  %606 = srem i64 %603, %588
  %607 = mul nsw i64 %606, %592
  %608 = add nsw i64 %607, %605
  %609 = getelementptr inbounds %struct.block, ptr %3, i64 0, i32 0, i64 %599
  store i64 %608, ptr %609, align 8
  %610 = add nuw nsw i64 %599, 1
  %611 = icmp eq i64 %610, 16
  %612 = load i64, ptr %56, align 8
  br i1 %611, label %593, label %597

613:                                              ; preds = %613, %593
  %614 = phi i64 [ %595, %593 ], [ %621, %613 ]
  %615 = phi i64 [ 1, %593 ], [ %622, %613 ]
  %616 = getelementptr inbounds %struct.block, ptr %3, i64 0, i32 0, i64 %615
  %617 = load i64, ptr %616, align 8
  %618 = add nsw i64 %615, %596
  %619 = icmp eq i64 %617, %618
  %620 = zext i1 %619 to i64
  %621 = and i64 %614, %620
  store i64 %621, ptr %57, align 8
  %622 = add nuw nsw i64 %615, 1
  %623 = icmp eq i64 %622, 16
  br i1 %623, label %624, label %613

624:                                              ; preds = %613
  %625 = getelementptr inbounds %struct.pass, ptr %576, i64 0, i32 0
  %626 = load i64, ptr %625, align 8
  %627 = getelementptr inbounds %struct.pass, ptr %576, i64 0, i32 4, i32 2
  %628 = load i64, ptr %627, align 8
  %629 = icmp eq i64 %621, 0
  br i1 %629, label %687, label %630

630:                                              ; preds = %624
  %631 = icmp sgt i64 %626, 0
  br i1 %631, label %632, label %1154

632:                                              ; preds = %630, %685
  %633 = phi ptr [ %686, %685 ], [ %576, %630 ]
  %634 = phi i64 [ %683, %685 ], [ 0, %630 ]
  %635 = mul nsw i64 %634, %628
  %636 = add nsw i64 %635, %596
  %637 = shl nsw i64 %636, 1
  %638 = getelementptr inbounds float, ptr %581, i64 %637
  %639 = getelementptr inbounds %struct.point, ptr %577, i64 %634
  %640 = load <16 x float>, ptr %639, align 1
  %641 = getelementptr inbounds i8, ptr %639, i64 64
  %642 = load <16 x float>, ptr %641, align 1
  %643 = load float, ptr %59, align 8
  %644 = insertelement <16 x float> poison, float %643, i64 0
  %645 = shufflevector <16 x float> %644, <16 x float> poison, <16 x i32> zeroinitializer
  %646 = fmul <16 x float> %640, %645
  %647 = fmul <16 x float> %642, %645
  %648 = getelementptr inbounds %struct.pass, ptr %633, i64 0, i32 11
  %649 = load i64, ptr %648, align 8
  %650 = icmp sgt i64 %649, -1
  br i1 %650, label %651, label %671

651:                                              ; preds = %632
  %652 = load ptr, ptr %55, align 8
  %653 = getelementptr inbounds float, ptr %652, i64 %649
  %654 = getelementptr inbounds %struct.pass, ptr %633, i64 0, i32 2
  %655 = load i64, ptr %654, align 8
  %656 = mul nsw i64 %655, %634
  %657 = srem i64 %84, %655
  %658 = add nsw i64 %656, %657
  %659 = shl nsw i64 %658, 1
  %660 = getelementptr inbounds float, ptr %653, i64 %659
  %661 = load <16 x float>, ptr %660, align 1
  %662 = getelementptr inbounds float, ptr %660, i64 16
  %663 = load <16 x float>, ptr %662, align 1
  %664 = shufflevector <16 x float> %661, <16 x float> %663, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %665 = shufflevector <16 x float> %661, <16 x float> %663, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %666 = fneg <16 x float> %647
  %667 = fmul <16 x float> %665, %666
  %668 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %646, <16 x float> %664, <16 x float> %667)
  %669 = fmul <16 x float> %647, %664
  %670 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %646, <16 x float> %665, <16 x float> %669)
  br label %671

671:                                              ; preds = %651, %632
  %672 = phi <16 x float> [ %670, %651 ], [ %647, %632 ]
  %673 = phi <16 x float> [ %668, %651 ], [ %646, %632 ]
  %674 = load ptr, ptr %39, align 8
  %675 = getelementptr inbounds %struct.plan, ptr %674, i64 0, i32 1
  %676 = load i64, ptr %675, align 8
  %677 = icmp eq i64 %676, 0
  %678 = select i1 %677, <16 x float> %672, <16 x float> %673
  %679 = select i1 %677, <16 x float> %673, <16 x float> %672
  %680 = shufflevector <16 x float> %679, <16 x float> %678, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  store <16 x float> %680, ptr %638, align 1
  %681 = getelementptr inbounds float, ptr %638, i64 16
  %682 = shufflevector <16 x float> %679, <16 x float> %678, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <16 x float> %682, ptr %681, align 1
  %683 = add nuw nsw i64 %634, 1
  %684 = icmp eq i64 %683, %626
  br i1 %684, label %1154, label %685

685:                                              ; preds = %671
  %686 = load ptr, ptr %5, align 8
  br label %632

687:                                              ; preds = %624
  %688 = icmp eq i64 %628, 1
  %689 = select i1 %688, i1 %594, i1 false
  %690 = xor i1 %689, true
  %691 = icmp slt i64 %626, 8
  %692 = select i1 %690, i1 true, i1 %691
  br i1 %692, label %1087, label %693

693:                                              ; preds = %687, %1085
  %694 = phi ptr [ %1086, %1085 ], [ %576, %687 ]
  %695 = phi i64 [ %1083, %1085 ], [ 8, %687 ]
  %696 = phi i64 [ %695, %1085 ], [ 0, %687 ]
  %697 = load float, ptr %59, align 8
  %698 = insertelement <16 x float> poison, float %697, i64 0
  %699 = shufflevector <16 x float> %698, <16 x float> poison, <16 x i32> zeroinitializer
  %700 = getelementptr inbounds %struct.pass, ptr %694, i64 0, i32 11
  %701 = load ptr, ptr %39, align 8
  %702 = getelementptr inbounds %struct.plan, ptr %701, i64 0, i32 1
  %703 = getelementptr inbounds %struct.pass, ptr %694, i64 0, i32 2
  %704 = getelementptr inbounds %struct.point, ptr %577, i64 %696
  %705 = load <16 x float>, ptr %704, align 1
  %706 = getelementptr inbounds i8, ptr %704, i64 64
  %707 = load <16 x float>, ptr %706, align 1
  %708 = fmul <16 x float> %705, %699
  %709 = fmul <16 x float> %699, %707
  %710 = load i64, ptr %700, align 8
  %711 = icmp sgt i64 %710, -1
  br i1 %711, label %712, label %731

712:                                              ; preds = %693
  %713 = load ptr, ptr %55, align 8
  %714 = getelementptr inbounds float, ptr %713, i64 %710
  %715 = load i64, ptr %703, align 8
  %716 = mul nsw i64 %715, %696
  %717 = srem i64 %84, %715
  %718 = add nsw i64 %716, %717
  %719 = shl nsw i64 %718, 1
  %720 = getelementptr inbounds float, ptr %714, i64 %719
  %721 = load <16 x float>, ptr %720, align 1
  %722 = getelementptr inbounds float, ptr %720, i64 16
  %723 = load <16 x float>, ptr %722, align 1
  %724 = shufflevector <16 x float> %721, <16 x float> %723, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %725 = shufflevector <16 x float> %721, <16 x float> %723, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %726 = fneg <16 x float> %709
  %727 = fmul <16 x float> %725, %726
  %728 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %708, <16 x float> %724, <16 x float> %727)
  %729 = fmul <16 x float> %709, %724
  %730 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %708, <16 x float> %725, <16 x float> %729)
  br label %731

731:                                              ; preds = %712, %693
  %732 = phi <16 x float> [ %730, %712 ], [ %709, %693 ]
  %733 = phi <16 x float> [ %728, %712 ], [ %708, %693 ]
  %734 = load i64, ptr %702, align 8
  %735 = icmp eq i64 %734, 0
  %736 = select i1 %735, <16 x float> %732, <16 x float> %733
  %737 = select i1 %735, <16 x float> %733, <16 x float> %732
  %738 = or i64 %696, 1
  %739 = getelementptr inbounds %struct.point, ptr %577, i64 %738
  %740 = load <16 x float>, ptr %739, align 1
  %741 = getelementptr inbounds i8, ptr %739, i64 64
  %742 = load <16 x float>, ptr %741, align 1
  %743 = fmul <16 x float> %699, %740
  %744 = fmul <16 x float> %699, %742
  br i1 %711, label %745, label %764

745:                                              ; preds = %731
  %746 = load ptr, ptr %55, align 8
  %747 = getelementptr inbounds float, ptr %746, i64 %710
  %748 = load i64, ptr %703, align 8
  %749 = mul nsw i64 %748, %738
  %750 = srem i64 %84, %748
  %751 = add nsw i64 %749, %750
  %752 = shl nsw i64 %751, 1
  %753 = getelementptr inbounds float, ptr %747, i64 %752
  %754 = load <16 x float>, ptr %753, align 1
  %755 = getelementptr inbounds float, ptr %753, i64 16
  %756 = load <16 x float>, ptr %755, align 1
  %757 = shufflevector <16 x float> %754, <16 x float> %756, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %758 = shufflevector <16 x float> %754, <16 x float> %756, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %759 = fneg <16 x float> %744
  %760 = fmul <16 x float> %758, %759
  %761 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %743, <16 x float> %757, <16 x float> %760)
  %762 = fmul <16 x float> %744, %757
  %763 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %743, <16 x float> %758, <16 x float> %762)
  br label %764

764:                                              ; preds = %745, %731
  %765 = phi <16 x float> [ %763, %745 ], [ %744, %731 ]
  %766 = phi <16 x float> [ %761, %745 ], [ %743, %731 ]
  %767 = select i1 %735, <16 x float> %765, <16 x float> %766
  %768 = select i1 %735, <16 x float> %766, <16 x float> %765
  %769 = or i64 %696, 2
  %770 = getelementptr inbounds %struct.point, ptr %577, i64 %769
  %771 = load <16 x float>, ptr %770, align 1
  %772 = getelementptr inbounds i8, ptr %770, i64 64
  %773 = load <16 x float>, ptr %772, align 1
  %774 = fmul <16 x float> %699, %771
  %775 = fmul <16 x float> %699, %773
  br i1 %711, label %776, label %795

776:                                              ; preds = %764
  %777 = load ptr, ptr %55, align 8
  %778 = getelementptr inbounds float, ptr %777, i64 %710
  %779 = load i64, ptr %703, align 8
  %780 = mul nsw i64 %779, %769
  %781 = srem i64 %84, %779
  %782 = add nsw i64 %780, %781
  %783 = shl nsw i64 %782, 1
  %784 = getelementptr inbounds float, ptr %778, i64 %783
  %785 = load <16 x float>, ptr %784, align 1
  %786 = getelementptr inbounds float, ptr %784, i64 16
  %787 = load <16 x float>, ptr %786, align 1
  %788 = shufflevector <16 x float> %785, <16 x float> %787, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %789 = shufflevector <16 x float> %785, <16 x float> %787, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %790 = fneg <16 x float> %775
  %791 = fmul <16 x float> %789, %790
  %792 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %774, <16 x float> %788, <16 x float> %791)
  %793 = fmul <16 x float> %775, %788
  %794 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %774, <16 x float> %789, <16 x float> %793)
  br label %795

795:                                              ; preds = %776, %764
  %796 = phi <16 x float> [ %794, %776 ], [ %775, %764 ]
  %797 = phi <16 x float> [ %792, %776 ], [ %774, %764 ]
  %798 = select i1 %735, <16 x float> %796, <16 x float> %797
  %799 = select i1 %735, <16 x float> %797, <16 x float> %796
  %800 = or i64 %696, 3
  %801 = getelementptr inbounds %struct.point, ptr %577, i64 %800
  %802 = load <16 x float>, ptr %801, align 1
  %803 = getelementptr inbounds i8, ptr %801, i64 64
  %804 = load <16 x float>, ptr %803, align 1
  %805 = fmul <16 x float> %699, %802
  %806 = fmul <16 x float> %699, %804
  br i1 %711, label %807, label %826

807:                                              ; preds = %795
  %808 = load ptr, ptr %55, align 8
  %809 = getelementptr inbounds float, ptr %808, i64 %710
  %810 = load i64, ptr %703, align 8
  %811 = mul nsw i64 %810, %800
  %812 = srem i64 %84, %810
  %813 = add nsw i64 %811, %812
  %814 = shl nsw i64 %813, 1
  %815 = getelementptr inbounds float, ptr %809, i64 %814
  %816 = load <16 x float>, ptr %815, align 1
  %817 = getelementptr inbounds float, ptr %815, i64 16
  %818 = load <16 x float>, ptr %817, align 1
  %819 = shufflevector <16 x float> %816, <16 x float> %818, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %820 = shufflevector <16 x float> %816, <16 x float> %818, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %821 = fneg <16 x float> %806
  %822 = fmul <16 x float> %820, %821
  %823 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %805, <16 x float> %819, <16 x float> %822)
  %824 = fmul <16 x float> %806, %819
  %825 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %805, <16 x float> %820, <16 x float> %824)
  br label %826

826:                                              ; preds = %807, %795
  %827 = phi <16 x float> [ %825, %807 ], [ %806, %795 ]
  %828 = phi <16 x float> [ %823, %807 ], [ %805, %795 ]
  %829 = select i1 %735, <16 x float> %827, <16 x float> %828
  %830 = select i1 %735, <16 x float> %828, <16 x float> %827
  %831 = or i64 %696, 4
  %832 = getelementptr inbounds %struct.point, ptr %577, i64 %831
  %833 = load <16 x float>, ptr %832, align 1
  %834 = getelementptr inbounds i8, ptr %832, i64 64
  %835 = load <16 x float>, ptr %834, align 1
  %836 = fmul <16 x float> %699, %833
  %837 = fmul <16 x float> %699, %835
  br i1 %711, label %838, label %857

838:                                              ; preds = %826
  %839 = load ptr, ptr %55, align 8
  %840 = getelementptr inbounds float, ptr %839, i64 %710
  %841 = load i64, ptr %703, align 8
  %842 = mul nsw i64 %841, %831
  %843 = srem i64 %84, %841
  %844 = add nsw i64 %842, %843
  %845 = shl nsw i64 %844, 1
  %846 = getelementptr inbounds float, ptr %840, i64 %845
  %847 = load <16 x float>, ptr %846, align 1
  %848 = getelementptr inbounds float, ptr %846, i64 16
  %849 = load <16 x float>, ptr %848, align 1
  %850 = shufflevector <16 x float> %847, <16 x float> %849, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %851 = shufflevector <16 x float> %847, <16 x float> %849, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %852 = fneg <16 x float> %837
  %853 = fmul <16 x float> %851, %852
  %854 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %836, <16 x float> %850, <16 x float> %853)
  %855 = fmul <16 x float> %837, %850
  %856 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %836, <16 x float> %851, <16 x float> %855)
  br label %857

857:                                              ; preds = %838, %826
  %858 = phi <16 x float> [ %856, %838 ], [ %837, %826 ]
  %859 = phi <16 x float> [ %854, %838 ], [ %836, %826 ]
  %860 = select i1 %735, <16 x float> %858, <16 x float> %859
  %861 = select i1 %735, <16 x float> %859, <16 x float> %858
  %862 = or i64 %696, 5
  %863 = getelementptr inbounds %struct.point, ptr %577, i64 %862
  %864 = load <16 x float>, ptr %863, align 1
  %865 = getelementptr inbounds i8, ptr %863, i64 64
  %866 = load <16 x float>, ptr %865, align 1
  %867 = fmul <16 x float> %699, %864
  %868 = fmul <16 x float> %699, %866
  br i1 %711, label %869, label %888

869:                                              ; preds = %857
  %870 = load ptr, ptr %55, align 8
  %871 = getelementptr inbounds float, ptr %870, i64 %710
  %872 = load i64, ptr %703, align 8
  %873 = mul nsw i64 %872, %862
  %874 = srem i64 %84, %872
  %875 = add nsw i64 %873, %874
  %876 = shl nsw i64 %875, 1
  %877 = getelementptr inbounds float, ptr %871, i64 %876
  %878 = load <16 x float>, ptr %877, align 1
  %879 = getelementptr inbounds float, ptr %877, i64 16
  %880 = load <16 x float>, ptr %879, align 1
  %881 = shufflevector <16 x float> %878, <16 x float> %880, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %882 = shufflevector <16 x float> %878, <16 x float> %880, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %883 = fneg <16 x float> %868
  %884 = fmul <16 x float> %882, %883
  %885 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %867, <16 x float> %881, <16 x float> %884)
  %886 = fmul <16 x float> %868, %881
  %887 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %867, <16 x float> %882, <16 x float> %886)
  br label %888

888:                                              ; preds = %869, %857
  %889 = phi <16 x float> [ %887, %869 ], [ %868, %857 ]
  %890 = phi <16 x float> [ %885, %869 ], [ %867, %857 ]
  %891 = select i1 %735, <16 x float> %889, <16 x float> %890
  %892 = select i1 %735, <16 x float> %890, <16 x float> %889
  %893 = or i64 %696, 6
  %894 = getelementptr inbounds %struct.point, ptr %577, i64 %893
  %895 = load <16 x float>, ptr %894, align 1
  %896 = getelementptr inbounds i8, ptr %894, i64 64
  %897 = load <16 x float>, ptr %896, align 1
  %898 = fmul <16 x float> %699, %895
  %899 = fmul <16 x float> %699, %897
  br i1 %711, label %900, label %919

900:                                              ; preds = %888
  %901 = load ptr, ptr %55, align 8
  %902 = getelementptr inbounds float, ptr %901, i64 %710
  %903 = load i64, ptr %703, align 8
  %904 = mul nsw i64 %903, %893
  %905 = srem i64 %84, %903
  %906 = add nsw i64 %904, %905
  %907 = shl nsw i64 %906, 1
  %908 = getelementptr inbounds float, ptr %902, i64 %907
  %909 = load <16 x float>, ptr %908, align 1
  %910 = getelementptr inbounds float, ptr %908, i64 16
  %911 = load <16 x float>, ptr %910, align 1
  %912 = shufflevector <16 x float> %909, <16 x float> %911, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %913 = shufflevector <16 x float> %909, <16 x float> %911, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %914 = fneg <16 x float> %899
  %915 = fmul <16 x float> %913, %914
  %916 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %898, <16 x float> %912, <16 x float> %915)
  %917 = fmul <16 x float> %899, %912
  %918 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %898, <16 x float> %913, <16 x float> %917)
  br label %919

919:                                              ; preds = %900, %888
  %920 = phi <16 x float> [ %918, %900 ], [ %899, %888 ]
  %921 = phi <16 x float> [ %916, %900 ], [ %898, %888 ]
  %922 = select i1 %735, <16 x float> %920, <16 x float> %921
  %923 = select i1 %735, <16 x float> %921, <16 x float> %920
  %924 = or i64 %696, 7
  %925 = getelementptr inbounds %struct.point, ptr %577, i64 %924
  %926 = load <16 x float>, ptr %925, align 1
  %927 = getelementptr inbounds i8, ptr %925, i64 64
  %928 = load <16 x float>, ptr %927, align 1
  %929 = fmul <16 x float> %699, %926
  %930 = fmul <16 x float> %699, %928
  br i1 %711, label %931, label %950

931:                                              ; preds = %919
  %932 = load ptr, ptr %55, align 8
  %933 = getelementptr inbounds float, ptr %932, i64 %710
  %934 = load i64, ptr %703, align 8
  %935 = mul nsw i64 %934, %924
  %936 = srem i64 %84, %934
  %937 = add nsw i64 %935, %936
  %938 = shl nsw i64 %937, 1
  %939 = getelementptr inbounds float, ptr %933, i64 %938
  %940 = load <16 x float>, ptr %939, align 1
  %941 = getelementptr inbounds float, ptr %939, i64 16
  %942 = load <16 x float>, ptr %941, align 1
  %943 = shufflevector <16 x float> %940, <16 x float> %942, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %944 = shufflevector <16 x float> %940, <16 x float> %942, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %945 = fneg <16 x float> %930
  %946 = fmul <16 x float> %944, %945
  %947 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %929, <16 x float> %943, <16 x float> %946)
  %948 = fmul <16 x float> %930, %943
  %949 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %929, <16 x float> %944, <16 x float> %948)
  br label %950

950:                                              ; preds = %931, %919
  %951 = phi <16 x float> [ %949, %931 ], [ %930, %919 ]
  %952 = phi <16 x float> [ %947, %931 ], [ %929, %919 ]
  %953 = select i1 %735, <16 x float> %951, <16 x float> %952
  %954 = select i1 %735, <16 x float> %952, <16 x float> %951
  %955 = shufflevector <16 x float> %737, <16 x float> %736, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %956 = shufflevector <16 x float> %737, <16 x float> %736, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %957 = shufflevector <16 x float> %768, <16 x float> %767, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %958 = shufflevector <16 x float> %768, <16 x float> %767, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %959 = shufflevector <16 x float> %799, <16 x float> %798, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %960 = shufflevector <16 x float> %799, <16 x float> %798, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %961 = shufflevector <16 x float> %830, <16 x float> %829, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %962 = shufflevector <16 x float> %830, <16 x float> %829, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %963 = shufflevector <16 x float> %861, <16 x float> %860, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %964 = shufflevector <16 x float> %861, <16 x float> %860, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %965 = shufflevector <16 x float> %892, <16 x float> %891, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %966 = shufflevector <16 x float> %892, <16 x float> %891, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %967 = shufflevector <16 x float> %923, <16 x float> %922, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %968 = shufflevector <16 x float> %923, <16 x float> %922, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %969 = shufflevector <16 x float> %954, <16 x float> %953, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  %970 = shufflevector <16 x float> %954, <16 x float> %953, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  %971 = shufflevector <16 x float> %955, <16 x float> %957, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %972 = shufflevector <16 x float> %955, <16 x float> %957, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %973 = shufflevector <16 x float> %956, <16 x float> %958, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %974 = shufflevector <16 x float> %956, <16 x float> %958, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %975 = shufflevector <16 x float> %959, <16 x float> %961, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %976 = shufflevector <16 x float> %959, <16 x float> %961, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %977 = shufflevector <16 x float> %960, <16 x float> %962, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %978 = shufflevector <16 x float> %960, <16 x float> %962, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %979 = shufflevector <16 x float> %963, <16 x float> %965, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %980 = shufflevector <16 x float> %963, <16 x float> %965, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %981 = shufflevector <16 x float> %964, <16 x float> %966, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %982 = shufflevector <16 x float> %964, <16 x float> %966, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %983 = shufflevector <16 x float> %967, <16 x float> %969, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %984 = shufflevector <16 x float> %967, <16 x float> %969, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %985 = shufflevector <16 x float> %968, <16 x float> %970, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %986 = shufflevector <16 x float> %968, <16 x float> %970, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %987 = shufflevector <16 x float> %971, <16 x float> %975, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %988 = shufflevector <16 x float> %971, <16 x float> %975, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %989 = shufflevector <16 x float> %973, <16 x float> %977, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %990 = shufflevector <16 x float> %973, <16 x float> %977, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %991 = shufflevector <16 x float> %972, <16 x float> %976, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %992 = shufflevector <16 x float> %972, <16 x float> %976, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %993 = shufflevector <16 x float> %974, <16 x float> %978, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %994 = shufflevector <16 x float> %974, <16 x float> %978, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %995 = shufflevector <16 x float> %979, <16 x float> %983, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %996 = shufflevector <16 x float> %979, <16 x float> %983, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %997 = shufflevector <16 x float> %981, <16 x float> %985, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %998 = shufflevector <16 x float> %981, <16 x float> %985, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %999 = shufflevector <16 x float> %980, <16 x float> %984, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %1000 = shufflevector <16 x float> %980, <16 x float> %984, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %1001 = shufflevector <16 x float> %982, <16 x float> %986, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  %1002 = shufflevector <16 x float> %982, <16 x float> %986, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  %1003 = shufflevector <16 x float> %987, <16 x float> %995, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %1004 = shufflevector <16 x float> %987, <16 x float> %995, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %1005 = shufflevector <16 x float> %989, <16 x float> %997, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %1006 = shufflevector <16 x float> %989, <16 x float> %997, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %1007 = shufflevector <16 x float> %991, <16 x float> %999, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %1008 = shufflevector <16 x float> %991, <16 x float> %999, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %1009 = shufflevector <16 x float> %993, <16 x float> %1001, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %1010 = shufflevector <16 x float> %993, <16 x float> %1001, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %1011 = shufflevector <16 x float> %988, <16 x float> %996, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %1012 = shufflevector <16 x float> %988, <16 x float> %996, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %1013 = shufflevector <16 x float> %990, <16 x float> %998, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %1014 = shufflevector <16 x float> %990, <16 x float> %998, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %1015 = shufflevector <16 x float> %992, <16 x float> %1000, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %1016 = shufflevector <16 x float> %992, <16 x float> %1000, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %1017 = shufflevector <16 x float> %994, <16 x float> %1002, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %1018 = shufflevector <16 x float> %994, <16 x float> %1002, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %1019 = load i64, ptr %58, align 8
  %1020 = add nsw i64 %1019, %696
  %1021 = shl nsw i64 %1020, 1
  %1022 = getelementptr inbounds float, ptr %581, i64 %1021
  store <16 x float> %1003, ptr %1022, align 1
  %1023 = load i64, ptr %60, align 8
  %1024 = add nsw i64 %1023, %696
  %1025 = shl nsw i64 %1024, 1
  %1026 = getelementptr inbounds float, ptr %581, i64 %1025
  store <16 x float> %1005, ptr %1026, align 1
  %1027 = load i64, ptr %61, align 8
  %1028 = add nsw i64 %1027, %696
  %1029 = shl nsw i64 %1028, 1
  %1030 = getelementptr inbounds float, ptr %581, i64 %1029
  store <16 x float> %1007, ptr %1030, align 1
  %1031 = load i64, ptr %62, align 8
  %1032 = add nsw i64 %1031, %696
  %1033 = shl nsw i64 %1032, 1
  %1034 = getelementptr inbounds float, ptr %581, i64 %1033
  store <16 x float> %1009, ptr %1034, align 1
  %1035 = load i64, ptr %63, align 8
  %1036 = add nsw i64 %1035, %696
  %1037 = shl nsw i64 %1036, 1
  %1038 = getelementptr inbounds float, ptr %581, i64 %1037
  store <16 x float> %1011, ptr %1038, align 1
  %1039 = load i64, ptr %64, align 8
  %1040 = add nsw i64 %1039, %696
  %1041 = shl nsw i64 %1040, 1
  %1042 = getelementptr inbounds float, ptr %581, i64 %1041
  store <16 x float> %1013, ptr %1042, align 1
  %1043 = load i64, ptr %65, align 8
  %1044 = add nsw i64 %1043, %696
  %1045 = shl nsw i64 %1044, 1
  %1046 = getelementptr inbounds float, ptr %581, i64 %1045
  store <16 x float> %1015, ptr %1046, align 1
  %1047 = load i64, ptr %66, align 8
  %1048 = add nsw i64 %1047, %696
  %1049 = shl nsw i64 %1048, 1
  %1050 = getelementptr inbounds float, ptr %581, i64 %1049
  store <16 x float> %1017, ptr %1050, align 1
  %1051 = load i64, ptr %67, align 8
  %1052 = add nsw i64 %1051, %696
  %1053 = shl nsw i64 %1052, 1
  %1054 = getelementptr inbounds float, ptr %581, i64 %1053
  store <16 x float> %1004, ptr %1054, align 1
  %1055 = load i64, ptr %68, align 8
  %1056 = add nsw i64 %1055, %696
  %1057 = shl nsw i64 %1056, 1
  %1058 = getelementptr inbounds float, ptr %581, i64 %1057
  store <16 x float> %1006, ptr %1058, align 1
  %1059 = load i64, ptr %69, align 8
  %1060 = add nsw i64 %1059, %696
  %1061 = shl nsw i64 %1060, 1
  %1062 = getelementptr inbounds float, ptr %581, i64 %1061
  store <16 x float> %1008, ptr %1062, align 1
  %1063 = load i64, ptr %70, align 8
  %1064 = add nsw i64 %1063, %696
  %1065 = shl nsw i64 %1064, 1
  %1066 = getelementptr inbounds float, ptr %581, i64 %1065
  store <16 x float> %1010, ptr %1066, align 1
  %1067 = load i64, ptr %71, align 8
  %1068 = add nsw i64 %1067, %696
  %1069 = shl nsw i64 %1068, 1
  %1070 = getelementptr inbounds float, ptr %581, i64 %1069
  store <16 x float> %1012, ptr %1070, align 1
  %1071 = load i64, ptr %72, align 8
  %1072 = add nsw i64 %1071, %696
  %1073 = shl nsw i64 %1072, 1
  %1074 = getelementptr inbounds float, ptr %581, i64 %1073
  store <16 x float> %1014, ptr %1074, align 1
  %1075 = load i64, ptr %73, align 8
  %1076 = add nsw i64 %1075, %696
  %1077 = shl nsw i64 %1076, 1
  %1078 = getelementptr inbounds float, ptr %581, i64 %1077
  store <16 x float> %1016, ptr %1078, align 1
  %1079 = load i64, ptr %74, align 8
  %1080 = add nsw i64 %1079, %696
  %1081 = shl nsw i64 %1080, 1
  %1082 = getelementptr inbounds float, ptr %581, i64 %1081
  store <16 x float> %1018, ptr %1082, align 1
  %1083 = add nuw nsw i64 %695, 8
  %1084 = icmp sgt i64 %1083, %626
  br i1 %1084, label %1087, label %1085

1085:                                             ; preds = %950
  %1086 = load ptr, ptr %5, align 8
  br label %693

1087:                                             ; preds = %950, %687
  %1088 = phi i64 [ 0, %687 ], [ %695, %950 ]
  %1089 = icmp slt i64 %1088, %626
  br i1 %1089, label %1090, label %1154

1090:                                             ; preds = %1087
  %1091 = icmp sgt i64 %612, 0
  br label %1092

1092:                                             ; preds = %1138, %1090
  %1093 = phi i64 [ %1088, %1090 ], [ %1139, %1138 ]
  %1094 = getelementptr inbounds %struct.point, ptr %577, i64 %1093
  %1095 = load <16 x float>, ptr %1094, align 1
  %1096 = getelementptr inbounds i8, ptr %1094, i64 64
  %1097 = load <16 x float>, ptr %1096, align 1
  %1098 = load ptr, ptr %5, align 8
  %1099 = load float, ptr %59, align 8
  %1100 = insertelement <16 x float> poison, float %1099, i64 0
  %1101 = shufflevector <16 x float> %1100, <16 x float> poison, <16 x i32> zeroinitializer
  %1102 = fmul <16 x float> %1095, %1101
  %1103 = fmul <16 x float> %1097, %1101
  %1104 = getelementptr inbounds %struct.pass, ptr %1098, i64 0, i32 11
  %1105 = load i64, ptr %1104, align 8
  %1106 = icmp sgt i64 %1105, -1
  br i1 %1106, label %1107, label %1127

1107:                                             ; preds = %1092
  %1108 = load ptr, ptr %55, align 8
  %1109 = getelementptr inbounds float, ptr %1108, i64 %1105
  %1110 = getelementptr inbounds %struct.pass, ptr %1098, i64 0, i32 2
  %1111 = load i64, ptr %1110, align 8
  %1112 = mul nsw i64 %1111, %1093
  %1113 = srem i64 %84, %1111
  %1114 = add nsw i64 %1112, %1113
  %1115 = shl nsw i64 %1114, 1
  %1116 = getelementptr inbounds float, ptr %1109, i64 %1115
  %1117 = load <16 x float>, ptr %1116, align 1
  %1118 = getelementptr inbounds float, ptr %1116, i64 16
  %1119 = load <16 x float>, ptr %1118, align 1
  %1120 = shufflevector <16 x float> %1117, <16 x float> %1119, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %1121 = shufflevector <16 x float> %1117, <16 x float> %1119, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %1122 = fneg <16 x float> %1103
  %1123 = fmul <16 x float> %1121, %1122
  %1124 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1102, <16 x float> %1120, <16 x float> %1123)
  %1125 = fmul <16 x float> %1103, %1120
  %1126 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1102, <16 x float> %1121, <16 x float> %1125)
  br label %1127

1127:                                             ; preds = %1107, %1092
  %1128 = phi <16 x float> [ %1126, %1107 ], [ %1103, %1092 ]
  %1129 = phi <16 x float> [ %1124, %1107 ], [ %1102, %1092 ]
  %1130 = load ptr, ptr %39, align 8
  %1131 = getelementptr inbounds %struct.plan, ptr %1130, i64 0, i32 1
  %1132 = load i64, ptr %1131, align 8
  %1133 = icmp eq i64 %1132, 0
  %1134 = select i1 %1133, <16 x float> %1128, <16 x float> %1129
  %1135 = select i1 %1133, <16 x float> %1129, <16 x float> %1128
  br i1 %1091, label %1136, label %1138

1136:                                             ; preds = %1127
  %1137 = mul nsw i64 %1093, %628
  br label %1141

1138:                                             ; preds = %1141, %1127
  %1139 = add nuw nsw i64 %1093, 1
  %1140 = icmp eq i64 %1139, %626
  br i1 %1140, label %1154, label %1092

1141:                                             ; preds = %1141, %1136
  %1142 = phi i64 [ 0, %1136 ], [ %1152, %1141 ]
  %1143 = extractelement <16 x float> %1135, i64 %1142
  %1144 = getelementptr inbounds %struct.block, ptr %3, i64 0, i32 0, i64 %1142
  %1145 = load i64, ptr %1144, align 8
  %1146 = add nsw i64 %1145, %1137
  %1147 = shl nsw i64 %1146, 1
  %1148 = getelementptr inbounds float, ptr %581, i64 %1147
  store float %1143, ptr %1148, align 4
  %1149 = extractelement <16 x float> %1134, i64 %1142
  %1150 = or i64 %1147, 1
  %1151 = getelementptr inbounds float, ptr %581, i64 %1150
  store float %1149, ptr %1151, align 4
  %1152 = add nuw nsw i64 %1142, 1
  %1153 = icmp eq i64 %1152, %612
  br i1 %1153, label %1138, label %1141

1154:                                             ; preds = %671, %1138, %630, %1087
  %1155 = add nsw i64 %79, 1
  %1156 = load i64, ptr %28, align 8
  %1157 = sdiv i64 %32, %1156
  %1158 = icmp slt i64 %1155, %1157
  br i1 %1158, label %1159, label %75

1159:                                             ; preds = %1154
  %1160 = load ptr, ptr %5, align 8
  %1161 = getelementptr inbounds %struct.pass, ptr %1160, i64 0, i32 1
  %1162 = load i64, ptr %1161, align 8
  br label %76
}

declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>)

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
