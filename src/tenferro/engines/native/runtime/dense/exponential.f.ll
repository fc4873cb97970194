; Made from source/dense/exponential.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 0e4ffe07944808f16fbeebc84530ea2892dde4fa20364311318ddf2d5d9c9170

%struct.batch = type { ptr, ptr, ptr, i64, i64, i64, [5 x i64], ptr, i64 }
%struct.pair = type { ptr, ptr }
%struct.job = type { i64, i64, i64, i64, i64, [5 x %struct.pair], %struct.pair, %struct.pair, ptr, ptr, ptr, ptr, i64 }
%struct.matrix = type { ptr, i64, i64 }

@coefficient = internal constant [17 x float] [float 1.000000e+00, float 1.000000e+00, float 5.000000e-01, float 0x3FC5555560000000, float 0x3FA5555560000000, float 0x3F81111120000000, float 0x3F56C16C20000000, float 0x3F2A01A020000000, float 0x3EFA01A020000000, float 0x3EC71DE3A0000000, float 0x3E927E4FC0000000, float 0x3E5AE64560000000, float 0x3E21EED8E0000000, float 0x3DE6124620000000, float 0x3DA93974A0000000, float 0x3D6AE7F3E0000000, float 0x3D2AE7F3E0000000], align 16

define i64 @dense_exponential(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.batch, align 8
  %7 = getelementptr inbounds %struct.batch, ptr %6, i64 0, i32 0
  store ptr @run_exponential, ptr %7, align 8
  %8 = getelementptr inbounds %struct.batch, ptr %6, i64 0, i32 1
  store ptr %0, ptr %8, align 8
  %9 = getelementptr inbounds %struct.batch, ptr %6, i64 0, i32 2
  store ptr %3, ptr %9, align 8
  %10 = getelementptr inbounds %struct.batch, ptr %6, i64 0, i32 3
  %11 = getelementptr inbounds %struct.batch, ptr %6, i64 0, i32 4
  %12 = getelementptr inbounds %struct.batch, ptr %6, i64 0, i32 5
  %13 = getelementptr inbounds %struct.batch, ptr %6, i64 0, i32 6
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(40) %13, i8 0, i64 40, i1 false)
  %14 = getelementptr inbounds %struct.batch, ptr %6, i64 0, i32 7
  %15 = getelementptr inbounds i64, ptr %4, i64 8
  store ptr %15, ptr %14, align 8
  %16 = getelementptr inbounds %struct.batch, ptr %6, i64 0, i32 8
  store i64 0, ptr %16, align 8
  %17 = load i64, ptr %4, align 8
  store i64 %17, ptr %10, align 8
  %18 = getelementptr inbounds i64, ptr %4, i64 1
  %19 = load i64, ptr %18, align 8
  store i64 %19, ptr %11, align 8
  %20 = getelementptr inbounds i64, ptr %4, i64 2
  %21 = load i64, ptr %20, align 8
  store i64 %21, ptr %12, align 8
  br label %24

22:                                               ; preds = %24
  %23 = icmp eq i64 %17, 1
  br i1 %23, label %32, label %35

24:                                               ; preds = %24, %5
  %25 = phi i64 [ 0, %5 ], [ %30, %24 ]
  %26 = add nuw nsw i64 %25, 3
  %27 = getelementptr inbounds i64, ptr %4, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds %struct.batch, ptr %6, i64 0, i32 6, i64 %25
  store i64 %28, ptr %29, align 8
  %30 = add nuw nsw i64 %25, 1
  %31 = icmp eq i64 %30, 5
  br i1 %31, label %22, label %24

32:                                               ; preds = %22
  %33 = load ptr, ptr %14, align 8
  %34 = call i64 @run_exponential(ptr %0, ptr %3, ptr %33)
  br label %37

35:                                               ; preds = %22
  call void @tenferro_parallel_for(ptr @run_share, ptr %6, i64 %19)
  %36 = load i64, ptr %16, align 8
  br label %37

37:                                               ; preds = %32, %35
  %38 = phi i64 [ %34, %32 ], [ %36, %35 ]
  ret i64 %38
}

define internal i64 @run_exponential(ptr %0, ptr %1, ptr %2) {
  %4 = alloca %struct.pair, align 8
  %5 = alloca %struct.pair, align 8
  %6 = alloca %struct.job, align 8
  %7 = alloca [6 x ptr], align 16
  %8 = load i64, ptr %2, align 8
  %9 = getelementptr inbounds i64, ptr %2, i64 1
  %10 = load i64, ptr %9, align 8
  %11 = mul nsw i64 %8, %8
  %12 = add nuw nsw i64 %11, 15
  %13 = and i64 %12, 9223372036854775792
  %14 = getelementptr inbounds i8, ptr %6, i64 40
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(192) %14, i8 0, i64 152, i1 false)
  %15 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 0
  store i64 %8, ptr %15, align 8
  %16 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 1
  store i64 %13, ptr %16, align 8
  %17 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 2
  store i64 %10, ptr %17, align 8
  %18 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 3
  %19 = getelementptr inbounds i64, ptr %2, i64 2
  %20 = load i64, ptr %19, align 8
  store i64 %20, ptr %18, align 8
  %21 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 4
  %22 = getelementptr inbounds i64, ptr %2, i64 3
  %23 = load i64, ptr %22, align 8
  store i64 %23, ptr %21, align 8
  %24 = getelementptr inbounds [6 x ptr], ptr %7, i64 0, i64 0
  %25 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5, i64 1
  store ptr %25, ptr %24, align 16
  %26 = getelementptr inbounds [6 x ptr], ptr %7, i64 0, i64 1
  %27 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5, i64 2
  store ptr %27, ptr %26, align 8
  %28 = getelementptr inbounds [6 x ptr], ptr %7, i64 0, i64 2
  %29 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5, i64 3
  store ptr %29, ptr %28, align 16
  %30 = getelementptr inbounds [6 x ptr], ptr %7, i64 0, i64 3
  %31 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5, i64 4
  store ptr %31, ptr %30, align 8
  %32 = getelementptr inbounds [6 x ptr], ptr %7, i64 0, i64 4
  %33 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 6
  store ptr %33, ptr %32, align 16
  %34 = getelementptr inbounds [6 x ptr], ptr %7, i64 0, i64 5
  %35 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 7
  store ptr %35, ptr %34, align 8
  %36 = mul nsw i64 %13, %10
  %37 = add nsw i64 %10, 1
  %38 = mul nsw i64 %13, %37
  br label %89

39:                                               ; preds = %89
  %40 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 8
  store ptr %96, ptr %40, align 8
  %41 = mul i64 %37, 24
  %42 = mul i64 %41, %13
  call void @llvm.memset.p0.i64(ptr align 1 %1, i8 0, i64 %42, i1 false)
  %43 = getelementptr inbounds %struct.pair, ptr %25, i64 0, i32 0
  %44 = load ptr, ptr %43, align 8
  %45 = load i64, ptr %0, align 8
  %46 = inttoptr i64 %45 to ptr
  %47 = getelementptr inbounds i64, ptr %2, i64 4
  %48 = load i64, ptr %47, align 8
  %49 = load i64, ptr %15, align 8
  %50 = icmp eq i64 %48, 0
  %51 = sdiv i64 %49, 2
  %52 = select i1 %50, i64 %49, i64 %51
  br i1 %50, label %53, label %56

53:                                               ; preds = %39
  %54 = shl i64 %49, 2
  %55 = mul i64 %54, %49
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %44, ptr align 4 %46, i64 %55, i1 false)
  br label %87

56:                                               ; preds = %39
  %57 = icmp sgt i64 %52, 0
  br i1 %57, label %58, label %87

58:                                               ; preds = %56, %64
  %59 = phi i64 [ %65, %64 ], [ 0, %56 ]
  %60 = mul nsw i64 %59, %52
  %61 = add nsw i64 %59, %52
  %62 = mul nsw i64 %61, %49
  %63 = mul nsw i64 %59, %49
  br label %67

64:                                               ; preds = %67
  %65 = add nuw nsw i64 %59, 1
  %66 = icmp eq i64 %65, %52
  br i1 %66, label %87, label %58

67:                                               ; preds = %67, %58
  %68 = phi i64 [ 0, %58 ], [ %85, %67 ]
  %69 = add nsw i64 %68, %60
  %70 = shl nsw i64 %69, 1
  %71 = getelementptr inbounds float, ptr %46, i64 %70
  %72 = load float, ptr %71, align 4
  %73 = add i64 %68, %62
  %74 = add i64 %73, %52
  %75 = getelementptr inbounds float, ptr %44, i64 %74
  store float %72, ptr %75, align 4
  %76 = add i64 %68, %63
  %77 = getelementptr inbounds float, ptr %44, i64 %76
  store float %72, ptr %77, align 4
  %78 = getelementptr inbounds float, ptr %71, i64 1
  %79 = load float, ptr %78, align 4
  %80 = fneg float %79
  %81 = add i64 %76, %52
  %82 = getelementptr inbounds float, ptr %44, i64 %81
  store float %80, ptr %82, align 4
  %83 = load float, ptr %78, align 4
  %84 = getelementptr inbounds float, ptr %44, i64 %73
  store float %83, ptr %84, align 4
  %85 = add nuw nsw i64 %68, 1
  %86 = icmp eq i64 %85, %52
  br i1 %86, label %64, label %67

87:                                               ; preds = %64, %53, %56
  %88 = icmp eq i64 %10, 0
  br i1 %88, label %146, label %101

89:                                               ; preds = %98, %3
  %90 = phi ptr [ %25, %3 ], [ %100, %98 ]
  %91 = phi ptr [ %1, %3 ], [ %96, %98 ]
  %92 = phi i64 [ 0, %3 ], [ %95, %98 ]
  %93 = getelementptr inbounds float, ptr %91, i64 %36
  store ptr %91, ptr %90, align 8
  %94 = getelementptr inbounds i8, ptr %90, i64 8
  store ptr %93, ptr %94, align 8
  %95 = add nuw nsw i64 %92, 1
  %96 = getelementptr inbounds float, ptr %91, i64 %38
  %97 = icmp eq i64 %95, 6
  br i1 %97, label %39, label %98

98:                                               ; preds = %89
  %99 = getelementptr inbounds [6 x ptr], ptr %7, i64 0, i64 %95
  %100 = load ptr, ptr %99, align 8
  br label %89

101:                                              ; preds = %87
  %102 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5, i64 1, i32 1
  %103 = load ptr, ptr %102, align 8
  %104 = getelementptr inbounds i64, ptr %0, i64 1
  %105 = load i64, ptr %104, align 8
  %106 = inttoptr i64 %105 to ptr
  %107 = load i64, ptr %47, align 8
  %108 = load i64, ptr %15, align 8
  %109 = icmp eq i64 %107, 0
  %110 = sdiv i64 %108, 2
  %111 = select i1 %109, i64 %108, i64 %110
  br i1 %109, label %112, label %115

112:                                              ; preds = %101
  %113 = shl i64 %108, 2
  %114 = mul i64 %113, %108
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %103, ptr align 4 %106, i64 %114, i1 false)
  br label %146

115:                                              ; preds = %101
  %116 = icmp sgt i64 %111, 0
  br i1 %116, label %117, label %146

117:                                              ; preds = %115, %123
  %118 = phi i64 [ %124, %123 ], [ 0, %115 ]
  %119 = mul nsw i64 %118, %111
  %120 = add nsw i64 %118, %111
  %121 = mul nsw i64 %120, %108
  %122 = mul nsw i64 %118, %108
  br label %126

123:                                              ; preds = %126
  %124 = add nuw nsw i64 %118, 1
  %125 = icmp eq i64 %124, %111
  br i1 %125, label %146, label %117

126:                                              ; preds = %126, %117
  %127 = phi i64 [ 0, %117 ], [ %144, %126 ]
  %128 = add nsw i64 %127, %119
  %129 = shl nsw i64 %128, 1
  %130 = getelementptr inbounds float, ptr %106, i64 %129
  %131 = load float, ptr %130, align 4
  %132 = add i64 %127, %121
  %133 = add i64 %132, %111
  %134 = getelementptr inbounds float, ptr %103, i64 %133
  store float %131, ptr %134, align 4
  %135 = add i64 %127, %122
  %136 = getelementptr inbounds float, ptr %103, i64 %135
  store float %131, ptr %136, align 4
  %137 = getelementptr inbounds float, ptr %130, i64 1
  %138 = load float, ptr %137, align 4
  %139 = fneg float %138
  %140 = add i64 %135, %111
  %141 = getelementptr inbounds float, ptr %103, i64 %140
  store float %139, ptr %141, align 4
  %142 = load float, ptr %137, align 4
  %143 = getelementptr inbounds float, ptr %103, i64 %132
  store float %142, ptr %143, align 4
  %144 = add nuw nsw i64 %127, 1
  %145 = icmp eq i64 %144, %111
  br i1 %145, label %123, label %126

146:                                              ; preds = %123, %115, %112, %87
  %147 = getelementptr inbounds { ptr, ptr }, ptr %27, i64 0, i32 0
  %148 = load ptr, ptr %147, align 8
  %149 = getelementptr inbounds { ptr, ptr }, ptr %27, i64 0, i32 1
  %150 = load ptr, ptr %149, align 8
  %151 = load ptr, ptr %43, align 8
  %152 = getelementptr inbounds { ptr, ptr }, ptr %25, i64 0, i32 1
  %153 = load ptr, ptr %152, align 8
  %154 = getelementptr inbounds i8, ptr %25, i64 8
  %155 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 9
  store ptr %148, ptr %155, align 8
  %156 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 10
  store ptr %151, ptr %156, align 8
  %157 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 11
  store ptr %151, ptr %157, align 8
  %158 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 12
  store i64 0, ptr %158, align 8
  %159 = load i64, ptr %21, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %159)
  %160 = load i64, ptr %17, align 8
  %161 = icmp eq i64 %160, 0
  br i1 %161, label %165, label %162

162:                                              ; preds = %146
  store ptr %150, ptr %155, align 8
  store ptr %151, ptr %156, align 8
  store ptr %153, ptr %157, align 8
  store i64 0, ptr %158, align 8
  %163 = load i64, ptr %21, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %163)
  store ptr %150, ptr %155, align 8
  store ptr %153, ptr %156, align 8
  store ptr %151, ptr %157, align 8
  store i64 1, ptr %158, align 8
  %164 = load i64, ptr %21, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %164)
  br label %165

165:                                              ; preds = %162, %146
  %166 = getelementptr inbounds { ptr, ptr }, ptr %29, i64 0, i32 0
  %167 = load ptr, ptr %166, align 8
  %168 = getelementptr inbounds { ptr, ptr }, ptr %29, i64 0, i32 1
  %169 = load ptr, ptr %168, align 8
  %170 = load ptr, ptr %147, align 8
  %171 = load ptr, ptr %149, align 8
  %172 = load ptr, ptr %25, align 8
  %173 = load ptr, ptr %154, align 8
  store ptr %167, ptr %155, align 8
  store ptr %170, ptr %156, align 8
  store ptr %172, ptr %157, align 8
  store i64 0, ptr %158, align 8
  %174 = load i64, ptr %21, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %174)
  %175 = load i64, ptr %17, align 8
  %176 = icmp eq i64 %175, 0
  br i1 %176, label %180, label %177

177:                                              ; preds = %165
  store ptr %169, ptr %155, align 8
  store ptr %170, ptr %156, align 8
  store ptr %173, ptr %157, align 8
  store i64 0, ptr %158, align 8
  %178 = load i64, ptr %21, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %178)
  store ptr %169, ptr %155, align 8
  store ptr %171, ptr %156, align 8
  store ptr %172, ptr %157, align 8
  store i64 1, ptr %158, align 8
  %179 = load i64, ptr %21, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %179)
  br label %180

180:                                              ; preds = %177, %165
  %181 = getelementptr inbounds { ptr, ptr }, ptr %31, i64 0, i32 0
  %182 = load ptr, ptr %181, align 8
  %183 = getelementptr inbounds { ptr, ptr }, ptr %31, i64 0, i32 1
  %184 = load ptr, ptr %183, align 8
  %185 = load ptr, ptr %147, align 8
  %186 = load ptr, ptr %149, align 8
  store ptr %182, ptr %155, align 8
  store ptr %185, ptr %156, align 8
  store ptr %185, ptr %157, align 8
  store i64 0, ptr %158, align 8
  %187 = load i64, ptr %21, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %187)
  %188 = load i64, ptr %17, align 8
  %189 = icmp eq i64 %188, 0
  br i1 %189, label %195, label %190

190:                                              ; preds = %180
  store ptr %184, ptr %155, align 8
  store ptr %185, ptr %156, align 8
  store ptr %186, ptr %157, align 8
  store i64 0, ptr %158, align 8
  %191 = load i64, ptr %21, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %191)
  store ptr %184, ptr %155, align 8
  store ptr %186, ptr %156, align 8
  store ptr %185, ptr %157, align 8
  store i64 1, ptr %158, align 8
  %192 = load i64, ptr %21, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %192)
  %193 = load i64, ptr %17, align 8
  %194 = icmp eq i64 %193, 0
  br i1 %194, label %195, label %197

195:                                              ; preds = %190, %180
  %196 = load i64, ptr %15, align 8
  br label %224

197:                                              ; preds = %190
  %198 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5, i64 1, i32 0
  %199 = load ptr, ptr %198, align 8
  %200 = load i64, ptr %15, align 8
  %201 = icmp sgt i64 %200, 0
  br i1 %201, label %202, label %278

202:                                              ; preds = %197, %206
  %203 = phi i64 [ %209, %206 ], [ 0, %197 ]
  %204 = phi double [ %208, %206 ], [ 0.000000e+00, %197 ]
  %205 = mul nsw i64 %203, %200
  br label %211

206:                                              ; preds = %211
  %207 = fcmp ole double %221, %204
  %208 = select i1 %207, double %204, double %221
  %209 = add nuw nsw i64 %203, 1
  %210 = icmp eq i64 %209, %200
  br i1 %210, label %224, label %202

211:                                              ; preds = %211, %202
  %212 = phi i64 [ 0, %202 ], [ %222, %211 ]
  %213 = phi double [ 0.000000e+00, %202 ], [ %221, %211 ]
  %214 = add nsw i64 %212, %205
  %215 = getelementptr inbounds float, ptr %199, i64 %214
  %216 = load float, ptr %215, align 4
  %217 = fcmp olt float %216, 0.000000e+00
  %218 = fneg float %216
  %219 = select i1 %217, float %218, float %216
  %220 = fpext float %219 to double
  %221 = fadd double %213, %220
  %222 = add nuw nsw i64 %212, 1
  %223 = icmp eq i64 %222, %200
  br i1 %223, label %206, label %211

224:                                              ; preds = %206, %195
  %225 = phi i64 [ 0, %195 ], [ %193, %206 ]
  %226 = phi i64 [ %196, %195 ], [ %200, %206 ]
  %227 = phi double [ 0.000000e+00, %195 ], [ %208, %206 ]
  %228 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5, i64 3, i32 0
  %229 = load ptr, ptr %228, align 8
  %230 = icmp sgt i64 %226, 0
  br i1 %230, label %231, label %278

231:                                              ; preds = %224, %235
  %232 = phi i64 [ %238, %235 ], [ 0, %224 ]
  %233 = phi double [ %237, %235 ], [ 0.000000e+00, %224 ]
  %234 = mul nsw i64 %232, %226
  br label %240

235:                                              ; preds = %240
  %236 = fcmp ole double %250, %233
  %237 = select i1 %236, double %233, double %250
  %238 = add nuw nsw i64 %232, 1
  %239 = icmp eq i64 %238, %226
  br i1 %239, label %253, label %231

240:                                              ; preds = %240, %231
  %241 = phi i64 [ 0, %231 ], [ %251, %240 ]
  %242 = phi double [ 0.000000e+00, %231 ], [ %250, %240 ]
  %243 = add nsw i64 %241, %234
  %244 = getelementptr inbounds float, ptr %229, i64 %243
  %245 = load float, ptr %244, align 4
  %246 = fcmp olt float %245, 0.000000e+00
  %247 = fneg float %245
  %248 = select i1 %246, float %247, float %245
  %249 = fpext float %248 to double
  %250 = fadd double %242, %249
  %251 = add nuw nsw i64 %241, 1
  %252 = icmp eq i64 %251, %226
  br i1 %252, label %235, label %240

253:                                              ; preds = %235
  %254 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5, i64 4, i32 0
  %255 = load ptr, ptr %254, align 8
  br label %256

256:                                              ; preds = %260, %253
  %257 = phi i64 [ %263, %260 ], [ 0, %253 ]
  %258 = phi double [ %262, %260 ], [ 0.000000e+00, %253 ]
  %259 = mul nsw i64 %257, %226
  br label %265

260:                                              ; preds = %265
  %261 = fcmp ole double %275, %258
  %262 = select i1 %261, double %258, double %275
  %263 = add nuw nsw i64 %257, 1
  %264 = icmp eq i64 %263, %226
  br i1 %264, label %278, label %256

265:                                              ; preds = %265, %256
  %266 = phi i64 [ 0, %256 ], [ %276, %265 ]
  %267 = phi double [ 0.000000e+00, %256 ], [ %275, %265 ]
  %268 = add nsw i64 %266, %259
  %269 = getelementptr inbounds float, ptr %255, i64 %268
  %270 = load float, ptr %269, align 4
  %271 = fcmp olt float %270, 0.000000e+00
  %272 = fneg float %270
  %273 = select i1 %271, float %272, float %270
  %274 = fpext float %273 to double
  %275 = fadd double %267, %274
  %276 = add nuw nsw i64 %266, 1
  %277 = icmp eq i64 %276, %226
  br i1 %277, label %260, label %265

278:                                              ; preds = %260, %224, %197
  %279 = phi i64 [ %225, %224 ], [ %193, %197 ], [ %225, %260 ]
  %280 = phi double [ %227, %224 ], [ 0.000000e+00, %197 ], [ %227, %260 ]
  %281 = phi double [ 0.000000e+00, %224 ], [ 0.000000e+00, %197 ], [ %237, %260 ]
  %282 = phi double [ 0.000000e+00, %224 ], [ 0.000000e+00, %197 ], [ %262, %260 ]
  br label %283

283:                                              ; preds = %294, %278
  %284 = phi i64 [ 0, %278 ], [ %295, %294 ]
  %285 = phi double [ 6.000000e-01, %278 ], [ %296, %294 ]
  %286 = fmul double %285, %285
  %287 = fmul double %285, %286
  %288 = fcmp ugt double %280, %285
  %289 = fcmp ugt double %281, %287
  %290 = select i1 %288, i1 true, i1 %289
  %291 = fmul double %285, %287
  %292 = fcmp ugt double %282, %291
  %293 = select i1 %290, i1 true, i1 %292
  br i1 %293, label %294, label %298

294:                                              ; preds = %283
  %295 = add nuw nsw i64 %284, 1
  %296 = fmul double %285, 2.000000e+00
  %297 = icmp eq i64 %295, 30
  br i1 %297, label %623, label %283

298:                                              ; preds = %283
  %299 = shl nuw i64 1, %284
  %300 = sitofp i64 %299 to float
  %301 = fdiv float 1.000000e+00, %300
  br label %302

302:                                              ; preds = %316, %298
  %303 = phi i64 [ %279, %298 ], [ %317, %316 ]
  %304 = phi i64 [ %279, %298 ], [ %318, %316 ]
  %305 = phi i64 [ %279, %298 ], [ %319, %316 ]
  %306 = phi float [ 1.000000e+00, %298 ], [ %308, %316 ]
  %307 = phi i64 [ 1, %298 ], [ %320, %316 ]
  %308 = fmul float %301, %306
  %309 = icmp slt i64 %305, 0
  br i1 %309, label %316, label %310

310:                                              ; preds = %302
  %311 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5, i64 %307, i32 1
  %312 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5, i64 %307, i32 0
  %313 = insertelement <16 x float> poison, float %308, i64 0
  %314 = shufflevector <16 x float> %313, <16 x float> poison, <16 x i32> zeroinitializer
  %315 = load i64, ptr %16, align 8
  br label %328

316:                                              ; preds = %339, %302
  %317 = phi i64 [ %303, %302 ], [ %340, %339 ]
  %318 = phi i64 [ %304, %302 ], [ %341, %339 ]
  %319 = phi i64 [ %305, %302 ], [ %341, %339 ]
  %320 = add nuw nsw i64 %307, 1
  %321 = icmp eq i64 %320, 5
  br i1 %321, label %322, label %302

322:                                              ; preds = %316
  %323 = icmp slt i64 %317, 0
  br i1 %323, label %371, label %324

324:                                              ; preds = %322
  %325 = getelementptr inbounds i8, ptr %31, i64 8
  %326 = getelementptr inbounds i8, ptr %33, i64 8
  %327 = load i64, ptr %16, align 8
  br label %353

328:                                              ; preds = %339, %310
  %329 = phi i64 [ %303, %310 ], [ %340, %339 ]
  %330 = phi i64 [ %304, %310 ], [ %341, %339 ]
  %331 = phi i64 [ %315, %310 ], [ %342, %339 ]
  %332 = phi i64 [ 0, %310 ], [ %343, %339 ]
  %333 = icmp eq i64 %332, 0
  %334 = select i1 %333, ptr %312, ptr %311
  %335 = load ptr, ptr %334, align 8
  %336 = icmp sgt i64 %331, 0
  br i1 %336, label %345, label %339

337:                                              ; preds = %345
  %338 = load i64, ptr %17, align 8
  br label %339

339:                                              ; preds = %337, %328
  %340 = phi i64 [ %338, %337 ], [ %329, %328 ]
  %341 = phi i64 [ %338, %337 ], [ %330, %328 ]
  %342 = phi i64 [ %351, %337 ], [ %331, %328 ]
  %343 = add nuw nsw i64 %332, 1
  %344 = icmp slt i64 %332, %341
  br i1 %344, label %328, label %316

345:                                              ; preds = %328, %345
  %346 = phi i64 [ %350, %345 ], [ 0, %328 ]
  %347 = getelementptr inbounds float, ptr %335, i64 %346
  %348 = load <16 x float>, ptr %347, align 64
  %349 = fmul <16 x float> %314, %348
  store <16 x float> %349, ptr %347, align 64
  %350 = add nuw nsw i64 %346, 16
  %351 = load i64, ptr %16, align 8
  %352 = icmp slt i64 %350, %351
  br i1 %352, label %345, label %337

353:                                              ; preds = %445, %324
  %354 = phi i64 [ %317, %324 ], [ %446, %445 ]
  %355 = phi i64 [ %327, %324 ], [ %447, %445 ]
  %356 = phi i64 [ 0, %324 ], [ %448, %445 ]
  %357 = icmp sgt i64 %355, 0
  br i1 %357, label %358, label %445

358:                                              ; preds = %353
  %359 = icmp eq i64 %356, 0
  br label %450

360:                                              ; preds = %445
  %361 = icmp slt i64 %446, 0
  br i1 %361, label %371, label %362

362:                                              ; preds = %360
  %363 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 6, i32 1
  %364 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 6, i32 0
  %365 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5, i64 1, i32 1
  %366 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5, i64 1, i32 0
  %367 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5, i64 2, i32 1
  %368 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5, i64 2, i32 0
  %369 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5, i64 3, i32 1
  %370 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5, i64 3, i32 0
  br label %376

371:                                              ; preds = %387, %360, %322
  %372 = load i64, ptr %15, align 8
  %373 = icmp sgt i64 %372, 0
  br i1 %373, label %374, label %429

374:                                              ; preds = %371
  %375 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 6, i32 0
  br label %417

376:                                              ; preds = %387, %362
  %377 = phi i64 [ %446, %362 ], [ %388, %387 ]
  %378 = phi i64 [ %447, %362 ], [ %389, %387 ]
  %379 = phi i64 [ 0, %362 ], [ %390, %387 ]
  %380 = icmp eq i64 %379, 0
  %381 = load ptr, ptr %364, align 8
  %382 = load ptr, ptr %363, align 8
  %383 = select i1 %380, ptr %381, ptr %382
  %384 = icmp sgt i64 %378, 0
  br i1 %384, label %392, label %387

385:                                              ; preds = %392
  %386 = load i64, ptr %17, align 8
  br label %387

387:                                              ; preds = %385, %376
  %388 = phi i64 [ %386, %385 ], [ %377, %376 ]
  %389 = phi i64 [ %415, %385 ], [ %378, %376 ]
  %390 = add nuw nsw i64 %379, 1
  %391 = icmp slt i64 %379, %388
  br i1 %391, label %376, label %371

392:                                              ; preds = %376, %392
  %393 = phi i64 [ %414, %392 ], [ 0, %376 ]
  %394 = getelementptr inbounds float, ptr %383, i64 %393
  %395 = load <16 x float>, ptr %394, align 64
  %396 = load ptr, ptr %366, align 8
  %397 = load ptr, ptr %365, align 8
  %398 = select i1 %380, ptr %396, ptr %397
  %399 = getelementptr inbounds float, ptr %398, i64 %393
  %400 = load <16 x float>, ptr %399, align 64
  %401 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %400, <16 x float> <float 0x3DE6124620000000, float 0x3DE6124620000000, float 0x3DE6124620000000, float 0x3DE6124620000000, float 0x3DE6124620000000, float 0x3DE6124620000000, float 0x3DE6124620000000, float 0x3DE6124620000000, float 0x3DE6124620000000, float 0x3DE6124620000000, float 0x3DE6124620000000, float 0x3DE6124620000000, float 0x3DE6124620000000, float 0x3DE6124620000000, float 0x3DE6124620000000, float 0x3DE6124620000000>, <16 x float> %395)
  %402 = load ptr, ptr %368, align 8
  %403 = load ptr, ptr %367, align 8
  %404 = select i1 %380, ptr %402, ptr %403
  %405 = getelementptr inbounds float, ptr %404, i64 %393
  %406 = load <16 x float>, ptr %405, align 64
  %407 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %406, <16 x float> <float 0x3DA93974A0000000, float 0x3DA93974A0000000, float 0x3DA93974A0000000, float 0x3DA93974A0000000, float 0x3DA93974A0000000, float 0x3DA93974A0000000, float 0x3DA93974A0000000, float 0x3DA93974A0000000, float 0x3DA93974A0000000, float 0x3DA93974A0000000, float 0x3DA93974A0000000, float 0x3DA93974A0000000, float 0x3DA93974A0000000, float 0x3DA93974A0000000, float 0x3DA93974A0000000, float 0x3DA93974A0000000>, <16 x float> %401)
  %408 = load ptr, ptr %370, align 8
  %409 = load ptr, ptr %369, align 8
  %410 = select i1 %380, ptr %408, ptr %409
  %411 = getelementptr inbounds float, ptr %410, i64 %393
  %412 = load <16 x float>, ptr %411, align 64
  %413 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %412, <16 x float> <float 0x3D6AE7F3E0000000, float 0x3D6AE7F3E0000000, float 0x3D6AE7F3E0000000, float 0x3D6AE7F3E0000000, float 0x3D6AE7F3E0000000, float 0x3D6AE7F3E0000000, float 0x3D6AE7F3E0000000, float 0x3D6AE7F3E0000000, float 0x3D6AE7F3E0000000, float 0x3D6AE7F3E0000000, float 0x3D6AE7F3E0000000, float 0x3D6AE7F3E0000000, float 0x3D6AE7F3E0000000, float 0x3D6AE7F3E0000000, float 0x3D6AE7F3E0000000, float 0x3D6AE7F3E0000000>, <16 x float> %407)
  store <16 x float> %413, ptr %394, align 64
  %414 = add nuw nsw i64 %393, 16
  %415 = load i64, ptr %16, align 8
  %416 = icmp slt i64 %414, %415
  br i1 %416, label %392, label %385

417:                                              ; preds = %417, %374
  %418 = phi i64 [ %372, %374 ], [ %427, %417 ]
  %419 = phi i64 [ 0, %374 ], [ %426, %417 ]
  %420 = load ptr, ptr %375, align 8
  %421 = add nsw i64 %418, 1
  %422 = mul nsw i64 %421, %419
  %423 = getelementptr inbounds float, ptr %420, i64 %422
  %424 = load float, ptr %423, align 4
  %425 = fadd float %424, 0x3E21EED8E0000000
  store float %425, ptr %423, align 4
  %426 = add nuw nsw i64 %419, 1
  %427 = load i64, ptr %15, align 8
  %428 = icmp slt i64 %426, %427
  br i1 %428, label %417, label %429

429:                                              ; preds = %417, %371
  %430 = getelementptr inbounds { ptr, ptr }, ptr %35, i64 0, i32 0
  %431 = getelementptr inbounds { ptr, ptr }, ptr %35, i64 0, i32 1
  %432 = getelementptr inbounds { ptr, ptr }, ptr %33, i64 0, i32 0
  %433 = getelementptr inbounds { ptr, ptr }, ptr %33, i64 0, i32 1
  %434 = getelementptr inbounds i8, ptr %31, i64 8
  %435 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 6, i32 1
  %436 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 6, i32 0
  %437 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5, i64 1, i32 1
  %438 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5, i64 1, i32 0
  %439 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5, i64 2, i32 1
  %440 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5, i64 2, i32 0
  %441 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5, i64 3, i32 1
  %442 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5, i64 3, i32 0
  br label %467

443:                                              ; preds = %450
  %444 = load i64, ptr %17, align 8
  br label %445

445:                                              ; preds = %443, %353
  %446 = phi i64 [ %444, %443 ], [ %354, %353 ]
  %447 = phi i64 [ %463, %443 ], [ %355, %353 ]
  %448 = add nuw nsw i64 %356, 1
  %449 = icmp slt i64 %356, %446
  br i1 %449, label %353, label %360

450:                                              ; preds = %450, %358
  %451 = phi i64 [ 0, %358 ], [ %462, %450 ]
  %452 = load ptr, ptr %31, align 8
  %453 = load ptr, ptr %325, align 8
  %454 = load ptr, ptr %33, align 8
  %455 = load ptr, ptr %326, align 8
  %456 = select i1 %359, ptr %452, ptr %453
  %457 = getelementptr inbounds float, ptr %456, i64 %451
  %458 = load <16 x float>, ptr %457, align 64
  %459 = fmul <16 x float> %458, <float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000, float 0x3D2AE7F3E0000000>
  %460 = select i1 %359, ptr %454, ptr %455
  %461 = getelementptr inbounds float, ptr %460, i64 %451
  store <16 x float> %459, ptr %461, align 64
  %462 = add nuw nsw i64 %451, 16
  %463 = load i64, ptr %16, align 8
  %464 = icmp slt i64 %462, %463
  br i1 %464, label %450, label %443

465:                                              ; preds = %562
  %466 = icmp eq i64 %284, 0
  br i1 %466, label %583, label %566

467:                                              ; preds = %562, %429
  %468 = phi i64 [ 8, %429 ], [ %564, %562 ]
  %469 = load ptr, ptr %430, align 8
  %470 = load ptr, ptr %431, align 8
  %471 = load ptr, ptr %432, align 8
  %472 = load ptr, ptr %433, align 8
  %473 = load ptr, ptr %31, align 8
  %474 = load ptr, ptr %434, align 8
  store ptr %469, ptr %155, align 8
  store ptr %471, ptr %156, align 8
  store ptr %473, ptr %157, align 8
  store i64 0, ptr %158, align 8
  %475 = load i64, ptr %21, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %475)
  %476 = load i64, ptr %17, align 8
  %477 = icmp eq i64 %476, 0
  br i1 %477, label %482, label %478

478:                                              ; preds = %467
  store ptr %470, ptr %155, align 8
  store ptr %471, ptr %156, align 8
  store ptr %474, ptr %157, align 8
  store i64 0, ptr %158, align 8
  %479 = load i64, ptr %21, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %479)
  store ptr %470, ptr %155, align 8
  store ptr %472, ptr %156, align 8
  store ptr %473, ptr %157, align 8
  store i64 1, ptr %158, align 8
  %480 = load i64, ptr %21, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %480)
  %481 = load i64, ptr %17, align 8
  br label %482

482:                                              ; preds = %478, %467
  %483 = phi i64 [ 0, %467 ], [ %481, %478 ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %5, ptr align 8 dereferenceable(16) %33, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %33, ptr align 8 dereferenceable(16) %35, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %35, ptr align 8 dereferenceable(16) %5, i64 16, i1 false)
  %484 = icmp slt i64 %483, 0
  br i1 %484, label %493, label %485

485:                                              ; preds = %482
  %486 = load i64, ptr %16, align 8
  %487 = or i64 %468, 1
  %488 = getelementptr inbounds [17 x float], ptr @coefficient, i64 0, i64 %487
  %489 = or i64 %468, 2
  %490 = getelementptr inbounds [17 x float], ptr @coefficient, i64 0, i64 %489
  %491 = or i64 %468, 3
  %492 = getelementptr inbounds [17 x float], ptr @coefficient, i64 0, i64 %491
  br label %499

493:                                              ; preds = %520, %482
  %494 = load i64, ptr %15, align 8
  %495 = icmp sgt i64 %494, 0
  br i1 %495, label %496, label %562

496:                                              ; preds = %493
  %497 = getelementptr inbounds [17 x float], ptr @coefficient, i64 0, i64 %468
  %498 = load float, ptr %497, align 16
  br label %550

499:                                              ; preds = %520, %485
  %500 = phi i64 [ %483, %485 ], [ %521, %520 ]
  %501 = phi i64 [ %486, %485 ], [ %522, %520 ]
  %502 = phi i64 [ 0, %485 ], [ %523, %520 ]
  %503 = icmp eq i64 %502, 0
  %504 = load ptr, ptr %436, align 8
  %505 = load ptr, ptr %435, align 8
  %506 = select i1 %503, ptr %504, ptr %505
  %507 = icmp sgt i64 %501, 0
  br i1 %507, label %508, label %520

508:                                              ; preds = %499
  %509 = load float, ptr %488, align 4
  %510 = insertelement <16 x float> poison, float %509, i64 0
  %511 = shufflevector <16 x float> %510, <16 x float> poison, <16 x i32> zeroinitializer
  %512 = load float, ptr %490, align 8
  %513 = insertelement <16 x float> poison, float %512, i64 0
  %514 = shufflevector <16 x float> %513, <16 x float> poison, <16 x i32> zeroinitializer
  %515 = load float, ptr %492, align 4
  %516 = insertelement <16 x float> poison, float %515, i64 0
  %517 = shufflevector <16 x float> %516, <16 x float> poison, <16 x i32> zeroinitializer
  br label %525

518:                                              ; preds = %525
  %519 = load i64, ptr %17, align 8
  br label %520

520:                                              ; preds = %518, %499
  %521 = phi i64 [ %519, %518 ], [ %500, %499 ]
  %522 = phi i64 [ %548, %518 ], [ %501, %499 ]
  %523 = add nuw nsw i64 %502, 1
  %524 = icmp slt i64 %502, %521
  br i1 %524, label %499, label %493

525:                                              ; preds = %525, %508
  %526 = phi i64 [ %547, %525 ], [ 0, %508 ]
  %527 = getelementptr inbounds float, ptr %506, i64 %526
  %528 = load <16 x float>, ptr %527, align 64
  %529 = load ptr, ptr %438, align 8
  %530 = load ptr, ptr %437, align 8
  %531 = select i1 %503, ptr %529, ptr %530
  %532 = getelementptr inbounds float, ptr %531, i64 %526
  %533 = load <16 x float>, ptr %532, align 64
  %534 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %533, <16 x float> %511, <16 x float> %528)
  %535 = load ptr, ptr %440, align 8
  %536 = load ptr, ptr %439, align 8
  %537 = select i1 %503, ptr %535, ptr %536
  %538 = getelementptr inbounds float, ptr %537, i64 %526
  %539 = load <16 x float>, ptr %538, align 64
  %540 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %539, <16 x float> %514, <16 x float> %534)
  %541 = load ptr, ptr %442, align 8
  %542 = load ptr, ptr %441, align 8
  %543 = select i1 %503, ptr %541, ptr %542
  %544 = getelementptr inbounds float, ptr %543, i64 %526
  %545 = load <16 x float>, ptr %544, align 64
  %546 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %545, <16 x float> %517, <16 x float> %540)
  store <16 x float> %546, ptr %527, align 64
  %547 = add nuw nsw i64 %526, 16
  %548 = load i64, ptr %16, align 8
  %549 = icmp slt i64 %547, %548
  br i1 %549, label %525, label %518

550:                                              ; preds = %550, %496
  %551 = phi i64 [ %494, %496 ], [ %560, %550 ]
  %552 = phi i64 [ 0, %496 ], [ %559, %550 ]
  %553 = load ptr, ptr %436, align 8
  %554 = add nsw i64 %551, 1
  %555 = mul nsw i64 %554, %552
  %556 = getelementptr inbounds float, ptr %553, i64 %555
  %557 = load float, ptr %556, align 4
  %558 = fadd float %498, %557
  store float %558, ptr %556, align 4
  %559 = add nuw nsw i64 %552, 1
  %560 = load i64, ptr %15, align 8
  %561 = icmp slt i64 %559, %560
  br i1 %561, label %550, label %562

562:                                              ; preds = %550, %493
  %563 = phi i64 [ %494, %493 ], [ %560, %550 ]
  %564 = add nsw i64 %468, -4
  %565 = icmp eq i64 %468, 0
  br i1 %565, label %465, label %467

566:                                              ; preds = %465, %578
  %567 = phi i64 [ %579, %578 ], [ %284, %465 ]
  %568 = load ptr, ptr %430, align 8
  %569 = load ptr, ptr %431, align 8
  %570 = load ptr, ptr %432, align 8
  %571 = load ptr, ptr %433, align 8
  store ptr %568, ptr %155, align 8
  store ptr %570, ptr %156, align 8
  store ptr %570, ptr %157, align 8
  store i64 0, ptr %158, align 8
  %572 = load i64, ptr %21, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %572)
  %573 = load i64, ptr %17, align 8
  %574 = icmp eq i64 %573, 0
  br i1 %574, label %578, label %575

575:                                              ; preds = %566
  store ptr %569, ptr %155, align 8
  store ptr %570, ptr %156, align 8
  store ptr %571, ptr %157, align 8
  store i64 0, ptr %158, align 8
  %576 = load i64, ptr %21, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %576)
  store ptr %569, ptr %155, align 8
  store ptr %571, ptr %156, align 8
  store ptr %570, ptr %157, align 8
  store i64 1, ptr %158, align 8
  %577 = load i64, ptr %21, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %577)
  br label %578

578:                                              ; preds = %575, %566
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %4, ptr align 8 dereferenceable(16) %33, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %33, ptr align 8 dereferenceable(16) %35, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %35, ptr align 8 dereferenceable(16) %4, i64 16, i1 false)
  %579 = add nsw i64 %567, -1
  %580 = icmp eq i64 %579, 0
  br i1 %580, label %581, label %566

581:                                              ; preds = %578
  %582 = load i64, ptr %15, align 8
  br label %583

583:                                              ; preds = %581, %465
  %584 = phi i64 [ %582, %581 ], [ %563, %465 ]
  %585 = getelementptr inbounds i64, ptr %0, i64 %37
  %586 = load i64, ptr %585, align 8
  %587 = inttoptr i64 %586 to ptr
  %588 = load ptr, ptr %435, align 8
  %589 = load ptr, ptr %432, align 8
  %590 = select i1 %88, ptr %589, ptr %588
  %591 = load i64, ptr %47, align 8
  %592 = icmp eq i64 %591, 0
  %593 = sdiv i64 %584, 2
  %594 = select i1 %592, i64 %584, i64 %593
  br i1 %592, label %595, label %598

595:                                              ; preds = %583
  %596 = shl i64 %584, 2
  %597 = mul i64 %596, %584
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %587, ptr align 4 %590, i64 %597, i1 false)
  br label %623

598:                                              ; preds = %583
  %599 = icmp sgt i64 %594, 0
  br i1 %599, label %600, label %623

600:                                              ; preds = %598, %606
  %601 = phi i64 [ %607, %606 ], [ 0, %598 ]
  %602 = mul nsw i64 %601, %594
  %603 = mul nsw i64 %601, %584
  %604 = add nsw i64 %601, %594
  %605 = mul nsw i64 %604, %584
  br label %609

606:                                              ; preds = %609
  %607 = add nuw nsw i64 %601, 1
  %608 = icmp eq i64 %607, %594
  br i1 %608, label %623, label %600

609:                                              ; preds = %609, %600
  %610 = phi i64 [ 0, %600 ], [ %621, %609 ]
  %611 = add nsw i64 %610, %602
  %612 = shl nsw i64 %611, 1
  %613 = getelementptr inbounds float, ptr %587, i64 %612
  %614 = add nsw i64 %610, %603
  %615 = getelementptr inbounds float, ptr %590, i64 %614
  %616 = load float, ptr %615, align 4
  store float %616, ptr %613, align 4
  %617 = add nsw i64 %610, %605
  %618 = getelementptr inbounds float, ptr %590, i64 %617
  %619 = load float, ptr %618, align 4
  %620 = getelementptr inbounds float, ptr %613, i64 1
  store float %619, ptr %620, align 4
  %621 = add nuw nsw i64 %610, 1
  %622 = icmp eq i64 %621, %594
  br i1 %622, label %606, label %609

623:                                              ; preds = %294, %606, %598, %595
  %624 = phi i64 [ 0, %595 ], [ 0, %598 ], [ 0, %606 ], [ 1, %294 ]
  ret i64 %624
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)

declare void @tenferro_parallel_for(ptr, ptr, i64)

define internal void @run_share(ptr %0, i64 %1) {
  %3 = alloca [5 x i64], align 16
  %4 = getelementptr inbounds %struct.batch, ptr %0, i64 0, i32 3
  %5 = load i64, ptr %4, align 8
  %6 = mul nsw i64 %5, %1
  %7 = getelementptr inbounds %struct.batch, ptr %0, i64 0, i32 4
  %8 = load i64, ptr %7, align 8
  %9 = sdiv i64 %6, %8
  %10 = add nsw i64 %1, 1
  %11 = mul nsw i64 %5, %10
  %12 = sdiv i64 %11, %8
  %13 = icmp slt i64 %9, %12
  br i1 %13, label %14, label %22

14:                                               ; preds = %2
  %15 = getelementptr inbounds %struct.batch, ptr %0, i64 0, i32 1
  %16 = getelementptr inbounds %struct.batch, ptr %0, i64 0, i32 0
  %17 = getelementptr inbounds [5 x i64], ptr %3, i64 0, i64 0
  %18 = getelementptr inbounds %struct.batch, ptr %0, i64 0, i32 2
  %19 = getelementptr inbounds %struct.batch, ptr %0, i64 0, i32 5
  %20 = getelementptr inbounds %struct.batch, ptr %0, i64 0, i32 7
  %21 = getelementptr inbounds %struct.batch, ptr %0, i64 0, i32 8
  br label %23

22:                                               ; preds = %49, %2
  ret void

23:                                               ; preds = %14, %49
  %24 = phi i64 [ %9, %14 ], [ %50, %49 ]
  br label %25

25:                                               ; preds = %23, %39
  %26 = phi i64 [ 0, %23 ], [ %46, %39 ]
  %27 = getelementptr inbounds %struct.batch, ptr %0, i64 0, i32 6, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %30, label %39

30:                                               ; preds = %39, %25
  %31 = load ptr, ptr %16, align 8
  %32 = load ptr, ptr %18, align 8
  %33 = load i64, ptr %19, align 8
  %34 = mul nsw i64 %33, %1
  %35 = getelementptr inbounds i8, ptr %32, i64 %34
  %36 = load ptr, ptr %20, align 8
  %37 = call i64 %31(ptr %17, ptr %35, ptr %36)
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %49, label %48

39:                                               ; preds = %25
  %40 = load ptr, ptr %15, align 8
  %41 = getelementptr inbounds i64, ptr %40, i64 %26
  %42 = load i64, ptr %41, align 8
  %43 = mul nsw i64 %28, %24
  %44 = add nsw i64 %42, %43
  %45 = getelementptr inbounds [5 x i64], ptr %3, i64 0, i64 %26
  store i64 %44, ptr %45, align 8
  %46 = add nuw nsw i64 %26, 1
  %47 = icmp eq i64 %46, 5
  br i1 %47, label %30, label %25

48:                                               ; preds = %30
  store atomic i64 1, ptr %21 monotonic, align 8
  br label %49

49:                                               ; preds = %48, %30
  %50 = add nsw i64 %24, 1
  %51 = load i64, ptr %4, align 8
  %52 = mul nsw i64 %51, %10
  %53 = load i64, ptr %7, align 8
  %54 = sdiv i64 %52, %53
  %55 = icmp slt i64 %50, %54
  br i1 %55, label %23, label %22
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)

define internal void @run_task(ptr %0, i64 %1) {
  %3 = alloca %struct.matrix, align 8
  %4 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %5 = load i64, ptr %4, align 8
  %6 = add nsw i64 %5, 47
  %7 = sdiv i64 %6, 48
  %8 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 8
  %9 = load ptr, ptr %8, align 8
  %10 = mul i64 %1, 48
  %11 = mul i64 %10, %5
  %12 = getelementptr inbounds float, ptr %9, i64 %11
  %13 = mul nsw i64 %7, %1
  %14 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 4
  %15 = load i64, ptr %14, align 8
  %16 = sdiv i64 %13, %15
  %17 = add nsw i64 %1, 1
  %18 = mul nsw i64 %7, %17
  %19 = sdiv i64 %18, %15
  %20 = icmp slt i64 %16, %19
  br i1 %20, label %21, label %30

21:                                               ; preds = %2
  %22 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 11
  %23 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 12
  %24 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 9
  %25 = getelementptr inbounds %struct.matrix, ptr %3, i64 0, i32 0
  %26 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 10
  %27 = getelementptr inbounds %struct.matrix, ptr %3, i64 0, i32 1
  %28 = getelementptr inbounds %struct.matrix, ptr %3, i64 0, i32 2
  %29 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 3
  br label %31

30:                                               ; preds = %31, %2
  ret void

31:                                               ; preds = %21, %31
  %32 = phi i64 [ %16, %21 ], [ %46, %31 ]
  %33 = mul nsw i64 %32, 48
  %34 = sub nsw i64 %5, %33
  %35 = icmp slt i64 %34, 48
  %36 = select i1 %35, i64 %34, i64 48
  %37 = load ptr, ptr %22, align 8
  %38 = getelementptr inbounds float, ptr %37, i64 %33
  call fastcc void @read_strip(ptr %12, ptr %38, i64 %5, i64 %5, i64 %36)
  %39 = load i64, ptr %23, align 8
  %40 = icmp eq i64 %39, 0
  %41 = select i1 %40, ptr @write_product, ptr @add_product
  %42 = load ptr, ptr %24, align 8
  %43 = getelementptr inbounds float, ptr %42, i64 %33
  %44 = load ptr, ptr %26, align 8
  store ptr %44, ptr %25, align 8
  store i64 %5, ptr %27, align 8
  store i64 1, ptr %28, align 8
  %45 = load i64, ptr %29, align 8
  call void %41(ptr %43, i64 %5, i64 %36, ptr byval(%struct.matrix) align 8 %3, ptr %12, i64 %5, i64 %5, i64 %45)
  %46 = add nsw i64 %32, 1
  %47 = load i64, ptr %14, align 8
  %48 = sdiv i64 %18, %47
  %49 = icmp slt i64 %46, %48
  br i1 %49, label %31, label %30
}

define internal fastcc void @read_strip(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4) {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %5
  %8 = icmp eq i64 %4, 48
  br label %10

9:                                                ; preds = %33, %5
  ret void

10:                                               ; preds = %7, %33
  %11 = phi i64 [ 0, %7 ], [ %34, %33 ]
  %12 = phi ptr [ %0, %7 ], [ %35, %33 ]
  %13 = phi ptr [ %1, %7 ], [ %36, %33 ]
  br i1 %8, label %14, label %22

14:                                               ; preds = %10
  %15 = load <16 x float>, ptr %13, align 1
  store <16 x float> %15, ptr %12, align 1
  %16 = getelementptr inbounds float, ptr %12, i64 16
  %17 = getelementptr inbounds float, ptr %13, i64 16
  %18 = load <16 x float>, ptr %17, align 1
  store <16 x float> %18, ptr %16, align 1
  %19 = getelementptr inbounds float, ptr %12, i64 32
  %20 = getelementptr inbounds float, ptr %13, i64 32
  %21 = load <16 x float>, ptr %20, align 1
  store <16 x float> %21, ptr %19, align 1
  br label %33

22:                                               ; preds = %10, %28
  %23 = phi i64 [ %31, %28 ], [ 0, %10 ]
  %24 = icmp slt i64 %23, %4
  br i1 %24, label %25, label %28

25:                                               ; preds = %22
  %26 = getelementptr inbounds float, ptr %13, i64 %23
  %27 = load float, ptr %26, align 4
  br label %28

28:                                               ; preds = %22, %25
  %29 = phi float [ %27, %25 ], [ 0.000000e+00, %22 ]
  %30 = getelementptr inbounds float, ptr %12, i64 %23
  store float %29, ptr %30, align 4
  %31 = add nuw nsw i64 %23, 1
  %32 = icmp eq i64 %31, 48
  br i1 %32, label %33, label %22

33:                                               ; preds = %28, %14
  %34 = add nuw nsw i64 %11, 1
  %35 = getelementptr inbounds float, ptr %12, i64 48
  %36 = getelementptr inbounds float, ptr %13, i64 %2
  %37 = icmp eq i64 %34, %3
  br i1 %37, label %9, label %10
}

define internal void @add_product(ptr %0, i64 %1, i64 %2, ptr byval(%struct.matrix) align 8 %3, ptr %4, i64 %5, i64 %6, i64 %7) {
  %9 = icmp ne i64 %7, 0
  %10 = icmp sgt i64 %2, 16
  %11 = and i1 %10, %9
  br i1 %11, label %12, label %612

12:                                               ; preds = %8
  %13 = load ptr, ptr %3, align 8
  %14 = getelementptr inbounds i8, ptr %3, i64 8
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds i8, ptr %3, i64 16
  %17 = load i64, ptr %16, align 8
  %18 = icmp sgt i64 %5, 0
  br i1 %18, label %19, label %1133

19:                                               ; preds = %12
  %20 = icmp sgt i64 %6, 0
  %21 = icmp sgt i64 %2, 15
  %22 = icmp sgt i64 %2, 0
  %23 = add i64 %2, -16
  %24 = icmp sgt i64 %23, 15
  %25 = icmp sgt i64 %23, 0
  %26 = add i64 %2, -32
  %27 = icmp sgt i64 %26, 15
  %28 = icmp sgt i64 %26, 0
  %29 = icmp sgt i64 %2, 0
  %30 = icmp sgt i64 %23, 0
  %31 = icmp sgt i64 %26, 0
  %32 = shl nsw i64 %1, 1
  %33 = icmp sgt i64 %2, 0
  %34 = icmp sgt i64 %23, 0
  %35 = icmp sgt i64 %26, 0
  %36 = mul nsw i64 %1, 3
  %37 = icmp sgt i64 %2, 0
  %38 = icmp sgt i64 %23, 0
  %39 = icmp sgt i64 %26, 0
  %40 = shl nsw i64 %1, 2
  %41 = icmp sgt i64 %2, 0
  %42 = icmp sgt i64 %23, 0
  %43 = icmp sgt i64 %26, 0
  %44 = mul nsw i64 %1, 5
  %45 = icmp sgt i64 %2, 0
  %46 = icmp sgt i64 %23, 0
  %47 = icmp sgt i64 %26, 0
  %48 = mul nsw i64 %1, 6
  %49 = icmp sgt i64 %2, 0
  %50 = icmp sgt i64 %23, 0
  %51 = icmp sgt i64 %26, 0
  %52 = mul nsw i64 %1, 7
  %53 = icmp sgt i64 %2, 0
  %54 = icmp sgt i64 %23, 0
  %55 = icmp sgt i64 %26, 0
  br label %56

56:                                               ; preds = %608, %19
  %57 = phi i64 [ %5, %19 ], [ %611, %608 ]
  %58 = phi i64 [ 0, %19 ], [ %609, %608 ]
  %59 = call i64 @llvm.smin.i64(i64 %57, i64 8)
  %60 = sub nsw i64 %5, %58
  %61 = icmp slt i64 %60, 8
  %62 = select i1 %61, i64 %60, i64 8
  %63 = mul nsw i64 %58, %1
  %64 = mul nsw i64 %58, %15
  %65 = getelementptr inbounds float, ptr %13, i64 %64
  %66 = add nsw i64 %62, -1
  %67 = icmp slt i64 %66, 0
  %68 = select i1 %67, i64 %66, i64 0
  %69 = mul nsw i64 %68, %15
  %70 = getelementptr inbounds float, ptr %65, i64 %69
  %71 = icmp slt i64 %66, 1
  %72 = select i1 %71, i64 %66, i64 1
  %73 = mul nsw i64 %72, %15
  %74 = getelementptr inbounds float, ptr %65, i64 %73
  %75 = icmp slt i64 %66, 2
  %76 = select i1 %75, i64 %66, i64 2
  %77 = mul nsw i64 %76, %15
  %78 = getelementptr inbounds float, ptr %65, i64 %77
  %79 = icmp slt i64 %66, 3
  %80 = select i1 %79, i64 %66, i64 3
  %81 = mul nsw i64 %80, %15
  %82 = getelementptr inbounds float, ptr %65, i64 %81
  %83 = icmp slt i64 %66, 4
  %84 = select i1 %83, i64 %66, i64 4
  %85 = mul nsw i64 %84, %15
  %86 = getelementptr inbounds float, ptr %65, i64 %85
  %87 = icmp slt i64 %66, 5
  %88 = select i1 %87, i64 %66, i64 5
  %89 = mul nsw i64 %88, %15
  %90 = getelementptr inbounds float, ptr %65, i64 %89
  %91 = icmp slt i64 %66, 6
  %92 = select i1 %91, i64 %66, i64 6
  %93 = mul nsw i64 %92, %15
  %94 = getelementptr inbounds float, ptr %65, i64 %93
  %95 = icmp slt i64 %66, 7
  %96 = select i1 %95, i64 %66, i64 7
  %97 = mul nsw i64 %96, %15
  %98 = getelementptr inbounds float, ptr %65, i64 %97
  %99 = getelementptr inbounds float, ptr %0, i64 %63
  %100 = mul nsw i64 %68, %1
  %101 = getelementptr inbounds float, ptr %99, i64 %100
  call void @llvm.prefetch.p0(ptr %101, i32 0, i32 3, i32 1)
  %102 = getelementptr inbounds float, ptr %101, i64 16
  call void @llvm.prefetch.p0(ptr %102, i32 0, i32 3, i32 1)
  %103 = getelementptr inbounds float, ptr %101, i64 32
  call void @llvm.prefetch.p0(ptr %103, i32 0, i32 3, i32 1)
  %104 = mul nsw i64 %72, %1
  %105 = getelementptr inbounds float, ptr %99, i64 %104
  call void @llvm.prefetch.p0(ptr %105, i32 0, i32 3, i32 1)
  %106 = getelementptr inbounds float, ptr %105, i64 16
  call void @llvm.prefetch.p0(ptr %106, i32 0, i32 3, i32 1)
  %107 = getelementptr inbounds float, ptr %105, i64 32
  call void @llvm.prefetch.p0(ptr %107, i32 0, i32 3, i32 1)
  %108 = mul nsw i64 %76, %1
  %109 = getelementptr inbounds float, ptr %99, i64 %108
  call void @llvm.prefetch.p0(ptr %109, i32 0, i32 3, i32 1)
  %110 = getelementptr inbounds float, ptr %109, i64 16
  call void @llvm.prefetch.p0(ptr %110, i32 0, i32 3, i32 1)
  %111 = getelementptr inbounds float, ptr %109, i64 32
  call void @llvm.prefetch.p0(ptr %111, i32 0, i32 3, i32 1)
  %112 = mul nsw i64 %80, %1
  %113 = getelementptr inbounds float, ptr %99, i64 %112
  call void @llvm.prefetch.p0(ptr %113, i32 0, i32 3, i32 1)
  %114 = getelementptr inbounds float, ptr %113, i64 16
  call void @llvm.prefetch.p0(ptr %114, i32 0, i32 3, i32 1)
  %115 = getelementptr inbounds float, ptr %113, i64 32
  call void @llvm.prefetch.p0(ptr %115, i32 0, i32 3, i32 1)
  %116 = mul nsw i64 %84, %1
  %117 = getelementptr inbounds float, ptr %99, i64 %116
  call void @llvm.prefetch.p0(ptr %117, i32 0, i32 3, i32 1)
  %118 = getelementptr inbounds float, ptr %117, i64 16
  call void @llvm.prefetch.p0(ptr %118, i32 0, i32 3, i32 1)
  %119 = getelementptr inbounds float, ptr %117, i64 32
  call void @llvm.prefetch.p0(ptr %119, i32 0, i32 3, i32 1)
  %120 = mul nsw i64 %88, %1
  %121 = getelementptr inbounds float, ptr %99, i64 %120
  call void @llvm.prefetch.p0(ptr %121, i32 0, i32 3, i32 1)
  %122 = getelementptr inbounds float, ptr %121, i64 16
  call void @llvm.prefetch.p0(ptr %122, i32 0, i32 3, i32 1)
  %123 = getelementptr inbounds float, ptr %121, i64 32
  call void @llvm.prefetch.p0(ptr %123, i32 0, i32 3, i32 1)
  %124 = mul nsw i64 %92, %1
  %125 = getelementptr inbounds float, ptr %99, i64 %124
  call void @llvm.prefetch.p0(ptr %125, i32 0, i32 3, i32 1)
  %126 = getelementptr inbounds float, ptr %125, i64 16
  call void @llvm.prefetch.p0(ptr %126, i32 0, i32 3, i32 1)
  %127 = getelementptr inbounds float, ptr %125, i64 32
  call void @llvm.prefetch.p0(ptr %127, i32 0, i32 3, i32 1)
  %128 = mul nsw i64 %96, %1
  %129 = getelementptr inbounds float, ptr %99, i64 %128
  call void @llvm.prefetch.p0(ptr %129, i32 0, i32 3, i32 1)
  %130 = getelementptr inbounds float, ptr %129, i64 16
  call void @llvm.prefetch.p0(ptr %130, i32 0, i32 3, i32 1)
  %131 = getelementptr inbounds float, ptr %129, i64 32
  call void @llvm.prefetch.p0(ptr %131, i32 0, i32 3, i32 1)
  %132 = call i64 @llvm.smax.i64(i64 %59, i64 0)
  br i1 %20, label %133, label %233

133:                                              ; preds = %56, %133
  %134 = phi <16 x float> [ %229, %133 ], [ zeroinitializer, %56 ]
  %135 = phi <16 x float> [ %228, %133 ], [ zeroinitializer, %56 ]
  %136 = phi <16 x float> [ %227, %133 ], [ zeroinitializer, %56 ]
  %137 = phi <16 x float> [ %221, %133 ], [ zeroinitializer, %56 ]
  %138 = phi <16 x float> [ %220, %133 ], [ zeroinitializer, %56 ]
  %139 = phi <16 x float> [ %219, %133 ], [ zeroinitializer, %56 ]
  %140 = phi <16 x float> [ %213, %133 ], [ zeroinitializer, %56 ]
  %141 = phi <16 x float> [ %212, %133 ], [ zeroinitializer, %56 ]
  %142 = phi <16 x float> [ %211, %133 ], [ zeroinitializer, %56 ]
  %143 = phi <16 x float> [ %205, %133 ], [ zeroinitializer, %56 ]
  %144 = phi <16 x float> [ %204, %133 ], [ zeroinitializer, %56 ]
  %145 = phi <16 x float> [ %203, %133 ], [ zeroinitializer, %56 ]
  %146 = phi <16 x float> [ %197, %133 ], [ zeroinitializer, %56 ]
  %147 = phi <16 x float> [ %196, %133 ], [ zeroinitializer, %56 ]
  %148 = phi <16 x float> [ %195, %133 ], [ zeroinitializer, %56 ]
  %149 = phi <16 x float> [ %189, %133 ], [ zeroinitializer, %56 ]
  %150 = phi <16 x float> [ %188, %133 ], [ zeroinitializer, %56 ]
  %151 = phi <16 x float> [ %187, %133 ], [ zeroinitializer, %56 ]
  %152 = phi <16 x float> [ %181, %133 ], [ zeroinitializer, %56 ]
  %153 = phi <16 x float> [ %180, %133 ], [ zeroinitializer, %56 ]
  %154 = phi <16 x float> [ %179, %133 ], [ zeroinitializer, %56 ]
  %155 = phi <16 x float> [ %173, %133 ], [ zeroinitializer, %56 ]
  %156 = phi <16 x float> [ %172, %133 ], [ zeroinitializer, %56 ]
  %157 = phi <16 x float> [ %171, %133 ], [ zeroinitializer, %56 ]
  %158 = phi ptr [ %231, %133 ], [ %4, %56 ]
  %159 = phi i64 [ %230, %133 ], [ 0, %56 ]
  %160 = load <16 x float>, ptr %158, align 64
  %161 = getelementptr inbounds float, ptr %158, i64 16
  %162 = load <16 x float>, ptr %161, align 64
  %163 = getelementptr inbounds float, ptr %158, i64 32
  %164 = load <16 x float>, ptr %163, align 64
  %165 = mul nsw i64 %159, %17
  %166 = getelementptr inbounds float, ptr %70, i64 %165
  %167 = load float, ptr %166, align 4
  %168 = insertelement <16 x float> poison, float %167, i64 0
  %169 = shufflevector <16 x float> %168, <16 x float> poison, <16 x i32> zeroinitializer
  %170 = fneg <16 x float> %169
  %171 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %170, <16 x float> %160, <16 x float> %157)
  %172 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %170, <16 x float> %162, <16 x float> %156)
  %173 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %170, <16 x float> %164, <16 x float> %155)
  %174 = getelementptr inbounds float, ptr %74, i64 %165
  %175 = load float, ptr %174, align 4
  %176 = insertelement <16 x float> poison, float %175, i64 0
  %177 = shufflevector <16 x float> %176, <16 x float> poison, <16 x i32> zeroinitializer
  %178 = fneg <16 x float> %177
  %179 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %178, <16 x float> %160, <16 x float> %154)
  %180 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %178, <16 x float> %162, <16 x float> %153)
  %181 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %178, <16 x float> %164, <16 x float> %152)
  %182 = getelementptr inbounds float, ptr %78, i64 %165
  %183 = load float, ptr %182, align 4
  %184 = insertelement <16 x float> poison, float %183, i64 0
  %185 = shufflevector <16 x float> %184, <16 x float> poison, <16 x i32> zeroinitializer
  %186 = fneg <16 x float> %185
  %187 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %186, <16 x float> %160, <16 x float> %151)
  %188 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %186, <16 x float> %162, <16 x float> %150)
  %189 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %186, <16 x float> %164, <16 x float> %149)
  %190 = getelementptr inbounds float, ptr %82, i64 %165
  %191 = load float, ptr %190, align 4
  %192 = insertelement <16 x float> poison, float %191, i64 0
  %193 = shufflevector <16 x float> %192, <16 x float> poison, <16 x i32> zeroinitializer
  %194 = fneg <16 x float> %193
  %195 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %194, <16 x float> %160, <16 x float> %148)
  %196 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %194, <16 x float> %162, <16 x float> %147)
  %197 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %194, <16 x float> %164, <16 x float> %146)
  %198 = getelementptr inbounds float, ptr %86, i64 %165
  %199 = load float, ptr %198, align 4
  %200 = insertelement <16 x float> poison, float %199, i64 0
  %201 = shufflevector <16 x float> %200, <16 x float> poison, <16 x i32> zeroinitializer
  %202 = fneg <16 x float> %201
  %203 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %202, <16 x float> %160, <16 x float> %145)
  %204 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %202, <16 x float> %162, <16 x float> %144)
  %205 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %202, <16 x float> %164, <16 x float> %143)
  %206 = getelementptr inbounds float, ptr %90, i64 %165
  %207 = load float, ptr %206, align 4
  %208 = insertelement <16 x float> poison, float %207, i64 0
  %209 = shufflevector <16 x float> %208, <16 x float> poison, <16 x i32> zeroinitializer
  %210 = fneg <16 x float> %209
  %211 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %210, <16 x float> %160, <16 x float> %142)
  %212 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %210, <16 x float> %162, <16 x float> %141)
  %213 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %210, <16 x float> %164, <16 x float> %140)
  %214 = getelementptr inbounds float, ptr %94, i64 %165
  %215 = load float, ptr %214, align 4
  %216 = insertelement <16 x float> poison, float %215, i64 0
  %217 = shufflevector <16 x float> %216, <16 x float> poison, <16 x i32> zeroinitializer
  %218 = fneg <16 x float> %217
  %219 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %218, <16 x float> %160, <16 x float> %139)
  %220 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %218, <16 x float> %162, <16 x float> %138)
  %221 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %218, <16 x float> %164, <16 x float> %137)
  %222 = getelementptr inbounds float, ptr %98, i64 %165
  %223 = load float, ptr %222, align 4
  %224 = insertelement <16 x float> poison, float %223, i64 0
  %225 = shufflevector <16 x float> %224, <16 x float> poison, <16 x i32> zeroinitializer
  %226 = fneg <16 x float> %225
  %227 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %226, <16 x float> %160, <16 x float> %136)
  %228 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %226, <16 x float> %162, <16 x float> %135)
  %229 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %226, <16 x float> %164, <16 x float> %134)
  %230 = add nuw nsw i64 %159, 1
  %231 = getelementptr inbounds float, ptr %158, i64 48
  %232 = icmp eq i64 %230, %6
  br i1 %232, label %233, label %133

233:                                              ; preds = %133, %56
  %234 = phi <16 x float> [ zeroinitializer, %56 ], [ %229, %133 ]
  %235 = phi <16 x float> [ zeroinitializer, %56 ], [ %228, %133 ]
  %236 = phi <16 x float> [ zeroinitializer, %56 ], [ %227, %133 ]
  %237 = phi <16 x float> [ zeroinitializer, %56 ], [ %221, %133 ]
  %238 = phi <16 x float> [ zeroinitializer, %56 ], [ %220, %133 ]
  %239 = phi <16 x float> [ zeroinitializer, %56 ], [ %219, %133 ]
  %240 = phi <16 x float> [ zeroinitializer, %56 ], [ %213, %133 ]
  %241 = phi <16 x float> [ zeroinitializer, %56 ], [ %212, %133 ]
  %242 = phi <16 x float> [ zeroinitializer, %56 ], [ %211, %133 ]
  %243 = phi <16 x float> [ zeroinitializer, %56 ], [ %205, %133 ]
  %244 = phi <16 x float> [ zeroinitializer, %56 ], [ %204, %133 ]
  %245 = phi <16 x float> [ zeroinitializer, %56 ], [ %203, %133 ]
  %246 = phi <16 x float> [ zeroinitializer, %56 ], [ %197, %133 ]
  %247 = phi <16 x float> [ zeroinitializer, %56 ], [ %196, %133 ]
  %248 = phi <16 x float> [ zeroinitializer, %56 ], [ %195, %133 ]
  %249 = phi <16 x float> [ zeroinitializer, %56 ], [ %189, %133 ]
  %250 = phi <16 x float> [ zeroinitializer, %56 ], [ %188, %133 ]
  %251 = phi <16 x float> [ zeroinitializer, %56 ], [ %187, %133 ]
  %252 = phi <16 x float> [ zeroinitializer, %56 ], [ %181, %133 ]
  %253 = phi <16 x float> [ zeroinitializer, %56 ], [ %180, %133 ]
  %254 = phi <16 x float> [ zeroinitializer, %56 ], [ %179, %133 ]
  %255 = phi <16 x float> [ zeroinitializer, %56 ], [ %173, %133 ]
  %256 = phi <16 x float> [ zeroinitializer, %56 ], [ %172, %133 ]
  %257 = phi <16 x float> [ zeroinitializer, %56 ], [ %171, %133 ]
  %258 = icmp slt i64 %59, 1
  br i1 %258, label %608, label %259

259:                                              ; preds = %233
  br i1 %21, label %262, label %260

260:                                              ; preds = %259
  br i1 %22, label %261, label %272

261:                                              ; preds = %260
  br label %265

262:                                              ; preds = %259
  %263 = load <16 x float>, ptr %99, align 1
  %264 = fsub <16 x float> %263, %257
  store <16 x float> %264, ptr %99, align 1
  br label %272

265:                                              ; preds = %265, %261
  %266 = phi i64 [ %271, %265 ], [ 0, %261 ]
  %267 = getelementptr inbounds float, ptr %99, i64 %266
  %268 = load float, ptr %267, align 4
  %269 = extractelement <16 x float> %257, i64 %266
  %270 = fsub float %268, %269
  store float %270, ptr %267, align 4
  %271 = add nuw nsw i64 %266, 1
  br label %265

272:                                              ; preds = %262, %260
  %273 = getelementptr inbounds float, ptr %99, i64 16
  br i1 %24, label %283, label %274

274:                                              ; preds = %272
  br i1 %25, label %275, label %286

275:                                              ; preds = %274, %275
  %276 = phi i64 [ %281, %275 ], [ 0, %274 ]
  %277 = getelementptr inbounds float, ptr %273, i64 %276
  %278 = load float, ptr %277, align 4
  %279 = extractelement <16 x float> %256, i64 %276
  %280 = fsub float %278, %279
  store float %280, ptr %277, align 4
  %281 = add nuw nsw i64 %276, 1
  %282 = icmp eq i64 %281, %23
  br i1 %282, label %286, label %275

283:                                              ; preds = %272
  %284 = load <16 x float>, ptr %273, align 1
  %285 = fsub <16 x float> %284, %256
  store <16 x float> %285, ptr %273, align 1
  br label %286

286:                                              ; preds = %275, %283, %274
  %287 = getelementptr inbounds float, ptr %99, i64 32
  br i1 %27, label %297, label %288

288:                                              ; preds = %286
  br i1 %28, label %289, label %300

289:                                              ; preds = %288, %289
  %290 = phi i64 [ %295, %289 ], [ 0, %288 ]
  %291 = getelementptr inbounds float, ptr %287, i64 %290
  %292 = load float, ptr %291, align 4
  %293 = extractelement <16 x float> %255, i64 %290
  %294 = fsub float %292, %293
  store float %294, ptr %291, align 4
  %295 = add nuw nsw i64 %290, 1
  %296 = icmp eq i64 %295, %26
  br i1 %296, label %300, label %289

297:                                              ; preds = %286
  %298 = load <16 x float>, ptr %287, align 1
  %299 = fsub <16 x float> %298, %255
  store <16 x float> %299, ptr %287, align 1
  br label %300

300:                                              ; preds = %289, %297, %288
  %301 = icmp eq i64 %132, 1
  br i1 %301, label %608, label %302

302:                                              ; preds = %300
  %303 = getelementptr inbounds float, ptr %99, i64 %1
  br i1 %21, label %313, label %304

304:                                              ; preds = %302
  br i1 %29, label %305, label %316

305:                                              ; preds = %304
  br label %306

306:                                              ; preds = %306, %305
  %307 = phi i64 [ %312, %306 ], [ 0, %305 ]
  %308 = getelementptr inbounds float, ptr %303, i64 %307
  %309 = load float, ptr %308, align 4
  %310 = extractelement <16 x float> %254, i64 %307
  %311 = fsub float %309, %310
  store float %311, ptr %308, align 4
  %312 = add nuw nsw i64 %307, 1
  br label %306

313:                                              ; preds = %302
  %314 = load <16 x float>, ptr %303, align 1
  %315 = fsub <16 x float> %314, %254
  store <16 x float> %315, ptr %303, align 1
  br label %316

316:                                              ; preds = %313, %304
  %317 = getelementptr inbounds float, ptr %303, i64 16
  br i1 %24, label %327, label %318

318:                                              ; preds = %316
  br i1 %30, label %319, label %330

319:                                              ; preds = %318, %319
  %320 = phi i64 [ %325, %319 ], [ 0, %318 ]
  %321 = getelementptr inbounds float, ptr %317, i64 %320
  %322 = load float, ptr %321, align 4
  %323 = extractelement <16 x float> %253, i64 %320
  %324 = fsub float %322, %323
  store float %324, ptr %321, align 4
  %325 = add nuw nsw i64 %320, 1
  %326 = icmp eq i64 %325, %23
  br i1 %326, label %330, label %319

327:                                              ; preds = %316
  %328 = load <16 x float>, ptr %317, align 1
  %329 = fsub <16 x float> %328, %253
  store <16 x float> %329, ptr %317, align 1
  br label %330

330:                                              ; preds = %319, %327, %318
  %331 = getelementptr inbounds float, ptr %303, i64 32
  br i1 %27, label %341, label %332

332:                                              ; preds = %330
  br i1 %31, label %333, label %344

333:                                              ; preds = %332, %333
  %334 = phi i64 [ %339, %333 ], [ 0, %332 ]
  %335 = getelementptr inbounds float, ptr %331, i64 %334
  %336 = load float, ptr %335, align 4
  %337 = extractelement <16 x float> %252, i64 %334
  %338 = fsub float %336, %337
  store float %338, ptr %335, align 4
  %339 = add nuw nsw i64 %334, 1
  %340 = icmp eq i64 %339, %26
  br i1 %340, label %344, label %333

341:                                              ; preds = %330
  %342 = load <16 x float>, ptr %331, align 1
  %343 = fsub <16 x float> %342, %252
  store <16 x float> %343, ptr %331, align 1
  br label %344

344:                                              ; preds = %333, %341, %332
  %345 = icmp eq i64 %132, 2
  br i1 %345, label %608, label %346

346:                                              ; preds = %344
  %347 = getelementptr inbounds float, ptr %99, i64 %32
  br i1 %21, label %357, label %348

348:                                              ; preds = %346
  br i1 %33, label %349, label %360

349:                                              ; preds = %348
  br label %350

350:                                              ; preds = %350, %349
  %351 = phi i64 [ %356, %350 ], [ 0, %349 ]
  %352 = getelementptr inbounds float, ptr %347, i64 %351
  %353 = load float, ptr %352, align 4
  %354 = extractelement <16 x float> %251, i64 %351
  %355 = fsub float %353, %354
  store float %355, ptr %352, align 4
  %356 = add nuw nsw i64 %351, 1
  br label %350

357:                                              ; preds = %346
  %358 = load <16 x float>, ptr %347, align 1
  %359 = fsub <16 x float> %358, %251
  store <16 x float> %359, ptr %347, align 1
  br label %360

360:                                              ; preds = %357, %348
  %361 = getelementptr inbounds float, ptr %347, i64 16
  br i1 %24, label %371, label %362

362:                                              ; preds = %360
  br i1 %34, label %363, label %374

363:                                              ; preds = %362, %363
  %364 = phi i64 [ %369, %363 ], [ 0, %362 ]
  %365 = getelementptr inbounds float, ptr %361, i64 %364
  %366 = load float, ptr %365, align 4
  %367 = extractelement <16 x float> %250, i64 %364
  %368 = fsub float %366, %367
  store float %368, ptr %365, align 4
  %369 = add nuw nsw i64 %364, 1
  %370 = icmp eq i64 %369, %23
  br i1 %370, label %374, label %363

371:                                              ; preds = %360
  %372 = load <16 x float>, ptr %361, align 1
  %373 = fsub <16 x float> %372, %250
  store <16 x float> %373, ptr %361, align 1
  br label %374

374:                                              ; preds = %363, %371, %362
  %375 = getelementptr inbounds float, ptr %347, i64 32
  br i1 %27, label %385, label %376

376:                                              ; preds = %374
  br i1 %35, label %377, label %388

377:                                              ; preds = %376, %377
  %378 = phi i64 [ %383, %377 ], [ 0, %376 ]
  %379 = getelementptr inbounds float, ptr %375, i64 %378
  %380 = load float, ptr %379, align 4
  %381 = extractelement <16 x float> %249, i64 %378
  %382 = fsub float %380, %381
  store float %382, ptr %379, align 4
  %383 = add nuw nsw i64 %378, 1
  %384 = icmp eq i64 %383, %26
  br i1 %384, label %388, label %377

385:                                              ; preds = %374
  %386 = load <16 x float>, ptr %375, align 1
  %387 = fsub <16 x float> %386, %249
  store <16 x float> %387, ptr %375, align 1
  br label %388

388:                                              ; preds = %377, %385, %376
  %389 = icmp eq i64 %132, 3
  br i1 %389, label %608, label %390

390:                                              ; preds = %388
  %391 = getelementptr inbounds float, ptr %99, i64 %36
  br i1 %21, label %401, label %392

392:                                              ; preds = %390
  br i1 %37, label %393, label %404

393:                                              ; preds = %392
  br label %394

394:                                              ; preds = %394, %393
  %395 = phi i64 [ %400, %394 ], [ 0, %393 ]
  %396 = getelementptr inbounds float, ptr %391, i64 %395
  %397 = load float, ptr %396, align 4
  %398 = extractelement <16 x float> %248, i64 %395
  %399 = fsub float %397, %398
  store float %399, ptr %396, align 4
  %400 = add nuw nsw i64 %395, 1
  br label %394

401:                                              ; preds = %390
  %402 = load <16 x float>, ptr %391, align 1
  %403 = fsub <16 x float> %402, %248
  store <16 x float> %403, ptr %391, align 1
  br label %404

404:                                              ; preds = %401, %392
  %405 = getelementptr inbounds float, ptr %391, i64 16
  br i1 %24, label %415, label %406

406:                                              ; preds = %404
  br i1 %38, label %407, label %418

407:                                              ; preds = %406, %407
  %408 = phi i64 [ %413, %407 ], [ 0, %406 ]
  %409 = getelementptr inbounds float, ptr %405, i64 %408
  %410 = load float, ptr %409, align 4
  %411 = extractelement <16 x float> %247, i64 %408
  %412 = fsub float %410, %411
  store float %412, ptr %409, align 4
  %413 = add nuw nsw i64 %408, 1
  %414 = icmp eq i64 %413, %23
  br i1 %414, label %418, label %407

415:                                              ; preds = %404
  %416 = load <16 x float>, ptr %405, align 1
  %417 = fsub <16 x float> %416, %247
  store <16 x float> %417, ptr %405, align 1
  br label %418

418:                                              ; preds = %407, %415, %406
  %419 = getelementptr inbounds float, ptr %391, i64 32
  br i1 %27, label %429, label %420

420:                                              ; preds = %418
  br i1 %39, label %421, label %432

421:                                              ; preds = %420, %421
  %422 = phi i64 [ %427, %421 ], [ 0, %420 ]
  %423 = getelementptr inbounds float, ptr %419, i64 %422
  %424 = load float, ptr %423, align 4
  %425 = extractelement <16 x float> %246, i64 %422
  %426 = fsub float %424, %425
  store float %426, ptr %423, align 4
  %427 = add nuw nsw i64 %422, 1
  %428 = icmp eq i64 %427, %26
  br i1 %428, label %432, label %421

429:                                              ; preds = %418
  %430 = load <16 x float>, ptr %419, align 1
  %431 = fsub <16 x float> %430, %246
  store <16 x float> %431, ptr %419, align 1
  br label %432

432:                                              ; preds = %421, %429, %420
  %433 = icmp eq i64 %132, 4
  br i1 %433, label %608, label %434

434:                                              ; preds = %432
  %435 = getelementptr inbounds float, ptr %99, i64 %40
  br i1 %21, label %445, label %436

436:                                              ; preds = %434
  br i1 %41, label %437, label %448

437:                                              ; preds = %436
  br label %438

438:                                              ; preds = %438, %437
  %439 = phi i64 [ %444, %438 ], [ 0, %437 ]
  %440 = getelementptr inbounds float, ptr %435, i64 %439
  %441 = load float, ptr %440, align 4
  %442 = extractelement <16 x float> %245, i64 %439
  %443 = fsub float %441, %442
  store float %443, ptr %440, align 4
  %444 = add nuw nsw i64 %439, 1
  br label %438

445:                                              ; preds = %434
  %446 = load <16 x float>, ptr %435, align 1
  %447 = fsub <16 x float> %446, %245
  store <16 x float> %447, ptr %435, align 1
  br label %448

448:                                              ; preds = %445, %436
  %449 = getelementptr inbounds float, ptr %435, i64 16
  br i1 %24, label %459, label %450

450:                                              ; preds = %448
  br i1 %42, label %451, label %462

451:                                              ; preds = %450, %451
  %452 = phi i64 [ %457, %451 ], [ 0, %450 ]
  %453 = getelementptr inbounds float, ptr %449, i64 %452
  %454 = load float, ptr %453, align 4
  %455 = extractelement <16 x float> %244, i64 %452
  %456 = fsub float %454, %455
  store float %456, ptr %453, align 4
  %457 = add nuw nsw i64 %452, 1
  %458 = icmp eq i64 %457, %23
  br i1 %458, label %462, label %451

459:                                              ; preds = %448
  %460 = load <16 x float>, ptr %449, align 1
  %461 = fsub <16 x float> %460, %244
  store <16 x float> %461, ptr %449, align 1
  br label %462

462:                                              ; preds = %451, %459, %450
  %463 = getelementptr inbounds float, ptr %435, i64 32
  br i1 %27, label %473, label %464

464:                                              ; preds = %462
  br i1 %43, label %465, label %476

465:                                              ; preds = %464, %465
  %466 = phi i64 [ %471, %465 ], [ 0, %464 ]
  %467 = getelementptr inbounds float, ptr %463, i64 %466
  %468 = load float, ptr %467, align 4
  %469 = extractelement <16 x float> %243, i64 %466
  %470 = fsub float %468, %469
  store float %470, ptr %467, align 4
  %471 = add nuw nsw i64 %466, 1
  %472 = icmp eq i64 %471, %26
  br i1 %472, label %476, label %465

473:                                              ; preds = %462
  %474 = load <16 x float>, ptr %463, align 1
  %475 = fsub <16 x float> %474, %243
  store <16 x float> %475, ptr %463, align 1
  br label %476

476:                                              ; preds = %465, %473, %464
  %477 = icmp eq i64 %132, 5
  br i1 %477, label %608, label %478

478:                                              ; preds = %476
  %479 = getelementptr inbounds float, ptr %99, i64 %44
  br i1 %21, label %489, label %480

480:                                              ; preds = %478
  br i1 %45, label %481, label %492

481:                                              ; preds = %480
  br label %482

482:                                              ; preds = %482, %481
  %483 = phi i64 [ %488, %482 ], [ 0, %481 ]
  %484 = getelementptr inbounds float, ptr %479, i64 %483
  %485 = load float, ptr %484, align 4
  %486 = extractelement <16 x float> %242, i64 %483
  %487 = fsub float %485, %486
  store float %487, ptr %484, align 4
  %488 = add nuw nsw i64 %483, 1
  br label %482

489:                                              ; preds = %478
  %490 = load <16 x float>, ptr %479, align 1
  %491 = fsub <16 x float> %490, %242
  store <16 x float> %491, ptr %479, align 1
  br label %492

492:                                              ; preds = %489, %480
  %493 = getelementptr inbounds float, ptr %479, i64 16
  br i1 %24, label %503, label %494

494:                                              ; preds = %492
  br i1 %46, label %495, label %506

495:                                              ; preds = %494, %495
  %496 = phi i64 [ %501, %495 ], [ 0, %494 ]
  %497 = getelementptr inbounds float, ptr %493, i64 %496
  %498 = load float, ptr %497, align 4
  %499 = extractelement <16 x float> %241, i64 %496
  %500 = fsub float %498, %499
  store float %500, ptr %497, align 4
  %501 = add nuw nsw i64 %496, 1
  %502 = icmp eq i64 %501, %23
  br i1 %502, label %506, label %495

503:                                              ; preds = %492
  %504 = load <16 x float>, ptr %493, align 1
  %505 = fsub <16 x float> %504, %241
  store <16 x float> %505, ptr %493, align 1
  br label %506

506:                                              ; preds = %495, %503, %494
  %507 = getelementptr inbounds float, ptr %479, i64 32
  br i1 %27, label %517, label %508

508:                                              ; preds = %506
  br i1 %47, label %509, label %520

509:                                              ; preds = %508, %509
  %510 = phi i64 [ %515, %509 ], [ 0, %508 ]
  %511 = getelementptr inbounds float, ptr %507, i64 %510
  %512 = load float, ptr %511, align 4
  %513 = extractelement <16 x float> %240, i64 %510
  %514 = fsub float %512, %513
  store float %514, ptr %511, align 4
  %515 = add nuw nsw i64 %510, 1
  %516 = icmp eq i64 %515, %26
  br i1 %516, label %520, label %509

517:                                              ; preds = %506
  %518 = load <16 x float>, ptr %507, align 1
  %519 = fsub <16 x float> %518, %240
  store <16 x float> %519, ptr %507, align 1
  br label %520

520:                                              ; preds = %509, %517, %508
  %521 = icmp eq i64 %132, 6
  br i1 %521, label %608, label %522

522:                                              ; preds = %520
  %523 = getelementptr inbounds float, ptr %99, i64 %48
  br i1 %21, label %533, label %524

524:                                              ; preds = %522
  br i1 %49, label %525, label %536

525:                                              ; preds = %524
  br label %526

526:                                              ; preds = %526, %525
  %527 = phi i64 [ %532, %526 ], [ 0, %525 ]
  %528 = getelementptr inbounds float, ptr %523, i64 %527
  %529 = load float, ptr %528, align 4
  %530 = extractelement <16 x float> %239, i64 %527
  %531 = fsub float %529, %530
  store float %531, ptr %528, align 4
  %532 = add nuw nsw i64 %527, 1
  br label %526

533:                                              ; preds = %522
  %534 = load <16 x float>, ptr %523, align 1
  %535 = fsub <16 x float> %534, %239
  store <16 x float> %535, ptr %523, align 1
  br label %536

536:                                              ; preds = %533, %524
  %537 = getelementptr inbounds float, ptr %523, i64 16
  br i1 %24, label %547, label %538

538:                                              ; preds = %536
  br i1 %50, label %539, label %550

539:                                              ; preds = %538, %539
  %540 = phi i64 [ %545, %539 ], [ 0, %538 ]
  %541 = getelementptr inbounds float, ptr %537, i64 %540
  %542 = load float, ptr %541, align 4
  %543 = extractelement <16 x float> %238, i64 %540
  %544 = fsub float %542, %543
  store float %544, ptr %541, align 4
  %545 = add nuw nsw i64 %540, 1
  %546 = icmp eq i64 %545, %23
  br i1 %546, label %550, label %539

547:                                              ; preds = %536
  %548 = load <16 x float>, ptr %537, align 1
  %549 = fsub <16 x float> %548, %238
  store <16 x float> %549, ptr %537, align 1
  br label %550

550:                                              ; preds = %539, %547, %538
  %551 = getelementptr inbounds float, ptr %523, i64 32
  br i1 %27, label %561, label %552

552:                                              ; preds = %550
  br i1 %51, label %553, label %564

553:                                              ; preds = %552, %553
  %554 = phi i64 [ %559, %553 ], [ 0, %552 ]
  %555 = getelementptr inbounds float, ptr %551, i64 %554
  %556 = load float, ptr %555, align 4
  %557 = extractelement <16 x float> %237, i64 %554
  %558 = fsub float %556, %557
  store float %558, ptr %555, align 4
  %559 = add nuw nsw i64 %554, 1
  %560 = icmp eq i64 %559, %26
  br i1 %560, label %564, label %553

561:                                              ; preds = %550
  %562 = load <16 x float>, ptr %551, align 1
  %563 = fsub <16 x float> %562, %237
  store <16 x float> %563, ptr %551, align 1
  br label %564

564:                                              ; preds = %553, %561, %552
  %565 = icmp eq i64 %132, 7
  br i1 %565, label %608, label %566

566:                                              ; preds = %564
  %567 = getelementptr inbounds float, ptr %99, i64 %52
  br i1 %21, label %577, label %568

568:                                              ; preds = %566
  br i1 %53, label %569, label %580

569:                                              ; preds = %568
  br label %570

570:                                              ; preds = %570, %569
  %571 = phi i64 [ %576, %570 ], [ 0, %569 ]
  %572 = getelementptr inbounds float, ptr %567, i64 %571
  %573 = load float, ptr %572, align 4
  %574 = extractelement <16 x float> %236, i64 %571
  %575 = fsub float %573, %574
  store float %575, ptr %572, align 4
  %576 = add nuw nsw i64 %571, 1
  br label %570

577:                                              ; preds = %566
  %578 = load <16 x float>, ptr %567, align 1
  %579 = fsub <16 x float> %578, %236
  store <16 x float> %579, ptr %567, align 1
  br label %580

580:                                              ; preds = %577, %568
  %581 = getelementptr inbounds float, ptr %567, i64 16
  br i1 %24, label %591, label %582

582:                                              ; preds = %580
  br i1 %54, label %583, label %594

583:                                              ; preds = %582, %583
  %584 = phi i64 [ %589, %583 ], [ 0, %582 ]
  %585 = getelementptr inbounds float, ptr %581, i64 %584
  %586 = load float, ptr %585, align 4
  %587 = extractelement <16 x float> %235, i64 %584
  %588 = fsub float %586, %587
  store float %588, ptr %585, align 4
  %589 = add nuw nsw i64 %584, 1
  %590 = icmp eq i64 %589, %23
  br i1 %590, label %594, label %583

591:                                              ; preds = %580
  %592 = load <16 x float>, ptr %581, align 1
  %593 = fsub <16 x float> %592, %235
  store <16 x float> %593, ptr %581, align 1
  br label %594

594:                                              ; preds = %583, %591, %582
  %595 = getelementptr inbounds float, ptr %567, i64 32
  br i1 %27, label %605, label %596

596:                                              ; preds = %594
  br i1 %55, label %597, label %608

597:                                              ; preds = %596, %597
  %598 = phi i64 [ %603, %597 ], [ 0, %596 ]
  %599 = getelementptr inbounds float, ptr %595, i64 %598
  %600 = load float, ptr %599, align 4
  %601 = extractelement <16 x float> %234, i64 %598
  %602 = fsub float %600, %601
  store float %602, ptr %599, align 4
  %603 = add nuw nsw i64 %598, 1
  %604 = icmp eq i64 %603, %26
  br i1 %604, label %608, label %597

605:                                              ; preds = %594
  %606 = load <16 x float>, ptr %595, align 1
  %607 = fsub <16 x float> %606, %234
  store <16 x float> %607, ptr %595, align 1
  br label %608

608:                                              ; preds = %597, %596, %605, %564, %520, %476, %432, %388, %344, %300, %233
  %609 = add nuw nsw i64 %58, 8
  %610 = icmp slt i64 %609, %5
  %611 = add i64 %57, -8
  br i1 %610, label %56, label %1133

612:                                              ; preds = %8
  br i1 %9, label %627, label %613

613:                                              ; preds = %612
  %614 = icmp sgt i64 %2, 0
  br i1 %614, label %615, label %1133

615:                                              ; preds = %613
  %616 = load ptr, ptr %3, align 8
  %617 = getelementptr inbounds i8, ptr %3, i64 8
  %618 = load i64, ptr %617, align 8
  %619 = getelementptr inbounds i8, ptr %3, i64 16
  %620 = load i64, ptr %619, align 8
  %621 = icmp sgt i64 %5, 0
  %622 = icmp sgt i64 %6, 0
  %623 = shl nsw i64 %1, 1
  %624 = mul nsw i64 %1, 3
  %625 = shl nsw i64 %1, 1
  %626 = mul nsw i64 %1, 3
  br label %958

627:                                              ; preds = %612
  %628 = load ptr, ptr %3, align 8
  %629 = getelementptr inbounds i8, ptr %3, i64 8
  %630 = load i64, ptr %629, align 8
  %631 = getelementptr inbounds i8, ptr %3, i64 16
  %632 = load i64, ptr %631, align 8
  %633 = icmp sgt i64 %5, 0
  br i1 %633, label %634, label %1133

634:                                              ; preds = %627
  %635 = icmp sgt i64 %6, 0
  %636 = icmp sgt i64 %2, 15
  %637 = icmp sgt i64 %2, 0
  %638 = icmp sgt i64 %2, 0
  %639 = shl nsw i64 %1, 1
  %640 = icmp sgt i64 %2, 0
  %641 = mul nsw i64 %1, 3
  %642 = icmp sgt i64 %2, 0
  %643 = shl nsw i64 %1, 2
  %644 = icmp sgt i64 %2, 0
  %645 = mul nsw i64 %1, 5
  %646 = icmp sgt i64 %2, 0
  %647 = mul nsw i64 %1, 6
  %648 = icmp sgt i64 %2, 0
  %649 = mul nsw i64 %1, 7
  %650 = icmp sgt i64 %2, 0
  %651 = shl nsw i64 %1, 1
  %652 = mul nsw i64 %1, 3
  %653 = shl nsw i64 %1, 2
  %654 = mul nsw i64 %1, 5
  %655 = mul nsw i64 %1, 6
  %656 = mul nsw i64 %1, 7
  br label %657

657:                                              ; preds = %954, %634
  %658 = phi i64 [ %5, %634 ], [ %957, %954 ]
  %659 = phi i64 [ 0, %634 ], [ %955, %954 ]
  %660 = call i64 @llvm.smin.i64(i64 %658, i64 8)
  %661 = sub nsw i64 %5, %659
  %662 = icmp slt i64 %661, 8
  %663 = select i1 %662, i64 %661, i64 8
  %664 = mul nsw i64 %659, %1
  %665 = mul nsw i64 %659, %630
  %666 = getelementptr inbounds float, ptr %628, i64 %665
  %667 = add nsw i64 %663, -1
  %668 = icmp slt i64 %667, 0
  %669 = select i1 %668, i64 %667, i64 0
  %670 = mul nsw i64 %669, %630
  %671 = getelementptr inbounds float, ptr %666, i64 %670
  %672 = icmp slt i64 %667, 1
  %673 = select i1 %672, i64 %667, i64 1
  %674 = mul nsw i64 %673, %630
  %675 = getelementptr inbounds float, ptr %666, i64 %674
  %676 = icmp slt i64 %667, 2
  %677 = select i1 %676, i64 %667, i64 2
  %678 = mul nsw i64 %677, %630
  %679 = getelementptr inbounds float, ptr %666, i64 %678
  %680 = icmp slt i64 %667, 3
  %681 = select i1 %680, i64 %667, i64 3
  %682 = mul nsw i64 %681, %630
  %683 = getelementptr inbounds float, ptr %666, i64 %682
  %684 = icmp slt i64 %667, 4
  %685 = select i1 %684, i64 %667, i64 4
  %686 = mul nsw i64 %685, %630
  %687 = getelementptr inbounds float, ptr %666, i64 %686
  %688 = icmp slt i64 %667, 5
  %689 = select i1 %688, i64 %667, i64 5
  %690 = mul nsw i64 %689, %630
  %691 = getelementptr inbounds float, ptr %666, i64 %690
  %692 = icmp slt i64 %667, 6
  %693 = select i1 %692, i64 %667, i64 6
  %694 = mul nsw i64 %693, %630
  %695 = getelementptr inbounds float, ptr %666, i64 %694
  %696 = icmp slt i64 %667, 7
  %697 = select i1 %696, i64 %667, i64 7
  %698 = mul nsw i64 %697, %630
  %699 = getelementptr inbounds float, ptr %666, i64 %698
  %700 = getelementptr inbounds float, ptr %0, i64 %664
  %701 = mul nsw i64 %669, %1
  %702 = getelementptr inbounds float, ptr %700, i64 %701
  call void @llvm.prefetch.p0(ptr %702, i32 0, i32 3, i32 1)
  %703 = mul nsw i64 %673, %1
  %704 = getelementptr inbounds float, ptr %700, i64 %703
  call void @llvm.prefetch.p0(ptr %704, i32 0, i32 3, i32 1)
  %705 = mul nsw i64 %677, %1
  %706 = getelementptr inbounds float, ptr %700, i64 %705
  call void @llvm.prefetch.p0(ptr %706, i32 0, i32 3, i32 1)
  %707 = mul nsw i64 %681, %1
  %708 = getelementptr inbounds float, ptr %700, i64 %707
  call void @llvm.prefetch.p0(ptr %708, i32 0, i32 3, i32 1)
  %709 = mul nsw i64 %685, %1
  %710 = getelementptr inbounds float, ptr %700, i64 %709
  call void @llvm.prefetch.p0(ptr %710, i32 0, i32 3, i32 1)
  %711 = mul nsw i64 %689, %1
  %712 = getelementptr inbounds float, ptr %700, i64 %711
  call void @llvm.prefetch.p0(ptr %712, i32 0, i32 3, i32 1)
  %713 = mul nsw i64 %693, %1
  %714 = getelementptr inbounds float, ptr %700, i64 %713
  call void @llvm.prefetch.p0(ptr %714, i32 0, i32 3, i32 1)
  %715 = mul nsw i64 %697, %1
  %716 = getelementptr inbounds float, ptr %700, i64 %715
  call void @llvm.prefetch.p0(ptr %716, i32 0, i32 3, i32 1)
  %717 = call i64 @llvm.smax.i64(i64 %660, i64 0)
  br i1 %635, label %718, label %782

718:                                              ; preds = %657, %718
  %719 = phi <16 x float> [ %736, %718 ], [ zeroinitializer, %657 ]
  %720 = phi <16 x float> [ %742, %718 ], [ zeroinitializer, %657 ]
  %721 = phi <16 x float> [ %748, %718 ], [ zeroinitializer, %657 ]
  %722 = phi <16 x float> [ %754, %718 ], [ zeroinitializer, %657 ]
  %723 = phi <16 x float> [ %760, %718 ], [ zeroinitializer, %657 ]
  %724 = phi <16 x float> [ %766, %718 ], [ zeroinitializer, %657 ]
  %725 = phi <16 x float> [ %772, %718 ], [ zeroinitializer, %657 ]
  %726 = phi <16 x float> [ %778, %718 ], [ zeroinitializer, %657 ]
  %727 = phi ptr [ %780, %718 ], [ %4, %657 ]
  %728 = phi i64 [ %779, %718 ], [ 0, %657 ]
  %729 = load <16 x float>, ptr %727, align 64
  %730 = mul nsw i64 %728, %632
  %731 = getelementptr inbounds float, ptr %671, i64 %730
  %732 = load float, ptr %731, align 4
  %733 = insertelement <16 x float> poison, float %732, i64 0
  %734 = shufflevector <16 x float> %733, <16 x float> poison, <16 x i32> zeroinitializer
  %735 = fneg <16 x float> %734
  %736 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %735, <16 x float> %729, <16 x float> %719)
  %737 = getelementptr inbounds float, ptr %675, i64 %730
  %738 = load float, ptr %737, align 4
  %739 = insertelement <16 x float> poison, float %738, i64 0
  %740 = shufflevector <16 x float> %739, <16 x float> poison, <16 x i32> zeroinitializer
  %741 = fneg <16 x float> %740
  %742 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %741, <16 x float> %729, <16 x float> %720)
  %743 = getelementptr inbounds float, ptr %679, i64 %730
  %744 = load float, ptr %743, align 4
  %745 = insertelement <16 x float> poison, float %744, i64 0
  %746 = shufflevector <16 x float> %745, <16 x float> poison, <16 x i32> zeroinitializer
  %747 = fneg <16 x float> %746
  %748 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %747, <16 x float> %729, <16 x float> %721)
  %749 = getelementptr inbounds float, ptr %683, i64 %730
  %750 = load float, ptr %749, align 4
  %751 = insertelement <16 x float> poison, float %750, i64 0
  %752 = shufflevector <16 x float> %751, <16 x float> poison, <16 x i32> zeroinitializer
  %753 = fneg <16 x float> %752
  %754 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %753, <16 x float> %729, <16 x float> %722)
  %755 = getelementptr inbounds float, ptr %687, i64 %730
  %756 = load float, ptr %755, align 4
  %757 = insertelement <16 x float> poison, float %756, i64 0
  %758 = shufflevector <16 x float> %757, <16 x float> poison, <16 x i32> zeroinitializer
  %759 = fneg <16 x float> %758
  %760 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %759, <16 x float> %729, <16 x float> %723)
  %761 = getelementptr inbounds float, ptr %691, i64 %730
  %762 = load float, ptr %761, align 4
  %763 = insertelement <16 x float> poison, float %762, i64 0
  %764 = shufflevector <16 x float> %763, <16 x float> poison, <16 x i32> zeroinitializer
  %765 = fneg <16 x float> %764
  %766 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %765, <16 x float> %729, <16 x float> %724)
  %767 = getelementptr inbounds float, ptr %695, i64 %730
  %768 = load float, ptr %767, align 4
  %769 = insertelement <16 x float> poison, float %768, i64 0
  %770 = shufflevector <16 x float> %769, <16 x float> poison, <16 x i32> zeroinitializer
  %771 = fneg <16 x float> %770
  %772 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %771, <16 x float> %729, <16 x float> %725)
  %773 = getelementptr inbounds float, ptr %699, i64 %730
  %774 = load float, ptr %773, align 4
  %775 = insertelement <16 x float> poison, float %774, i64 0
  %776 = shufflevector <16 x float> %775, <16 x float> poison, <16 x i32> zeroinitializer
  %777 = fneg <16 x float> %776
  %778 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %777, <16 x float> %729, <16 x float> %726)
  %779 = add nuw nsw i64 %728, 1
  %780 = getelementptr inbounds float, ptr %727, i64 48
  %781 = icmp eq i64 %779, %6
  br i1 %781, label %782, label %718

782:                                              ; preds = %718, %657
  %783 = phi <16 x float> [ zeroinitializer, %657 ], [ %736, %718 ]
  %784 = phi <16 x float> [ zeroinitializer, %657 ], [ %742, %718 ]
  %785 = phi <16 x float> [ zeroinitializer, %657 ], [ %748, %718 ]
  %786 = phi <16 x float> [ zeroinitializer, %657 ], [ %754, %718 ]
  %787 = phi <16 x float> [ zeroinitializer, %657 ], [ %760, %718 ]
  %788 = phi <16 x float> [ zeroinitializer, %657 ], [ %766, %718 ]
  %789 = phi <16 x float> [ zeroinitializer, %657 ], [ %772, %718 ]
  %790 = phi <16 x float> [ zeroinitializer, %657 ], [ %778, %718 ]
  %791 = icmp slt i64 %660, 1
  br i1 %791, label %954, label %792

792:                                              ; preds = %782
  br i1 %636, label %945, label %934

793:                                              ; preds = %943
  %794 = getelementptr inbounds float, ptr %700, i64 %1
  br i1 %636, label %806, label %795

795:                                              ; preds = %793
  br i1 %638, label %796, label %804

796:                                              ; preds = %795, %796
  %797 = phi i64 [ %802, %796 ], [ 0, %795 ]
  %798 = getelementptr inbounds float, ptr %794, i64 %797
  %799 = load float, ptr %798, align 4
  %800 = extractelement <16 x float> %784, i64 %797
  %801 = fsub float %799, %800
  store float %801, ptr %798, align 4
  %802 = add nuw nsw i64 %797, 1
  %803 = icmp eq i64 %802, %2
  br i1 %803, label %804, label %796

804:                                              ; preds = %796, %795
  %805 = icmp eq i64 %717, 2
  br i1 %805, label %954, label %813

806:                                              ; preds = %793, %949
  %807 = phi ptr [ %950, %949 ], [ %794, %793 ]
  %808 = load <16 x float>, ptr %807, align 1
  %809 = fsub <16 x float> %808, %784
  store <16 x float> %809, ptr %807, align 1
  %810 = icmp eq i64 %717, 2
  br i1 %810, label %954, label %811

811:                                              ; preds = %806
  %812 = getelementptr inbounds float, ptr %700, i64 %651
  br label %826

813:                                              ; preds = %951, %804
  %814 = getelementptr inbounds float, ptr %700, i64 %639
  br i1 %636, label %826, label %815

815:                                              ; preds = %813
  br i1 %640, label %816, label %833

816:                                              ; preds = %815, %816
  %817 = phi i64 [ %822, %816 ], [ 0, %815 ]
  %818 = getelementptr inbounds float, ptr %814, i64 %817
  %819 = load float, ptr %818, align 4
  %820 = extractelement <16 x float> %785, i64 %817
  %821 = fsub float %819, %820
  store float %821, ptr %818, align 4
  %822 = add nuw nsw i64 %817, 1
  %823 = icmp eq i64 %822, %2
  br i1 %823, label %824, label %816

824:                                              ; preds = %816
  %825 = icmp eq i64 %717, 3
  br i1 %825, label %954, label %836

826:                                              ; preds = %813, %811
  %827 = phi ptr [ %812, %811 ], [ %814, %813 ]
  %828 = load <16 x float>, ptr %827, align 1
  %829 = fsub <16 x float> %828, %785
  store <16 x float> %829, ptr %827, align 1
  %830 = icmp eq i64 %717, 3
  br i1 %830, label %954, label %831

831:                                              ; preds = %826
  %832 = getelementptr inbounds float, ptr %700, i64 %652
  br label %849

833:                                              ; preds = %815
  %834 = add nsw i64 %717, -3
  %835 = icmp ult i64 %834, 2
  br i1 %835, label %954, label %856

836:                                              ; preds = %824
  %837 = getelementptr inbounds float, ptr %700, i64 %641
  br i1 %636, label %849, label %838

838:                                              ; preds = %836
  br i1 %642, label %839, label %847

839:                                              ; preds = %838, %839
  %840 = phi i64 [ %845, %839 ], [ 0, %838 ]
  %841 = getelementptr inbounds float, ptr %837, i64 %840
  %842 = load float, ptr %841, align 4
  %843 = extractelement <16 x float> %786, i64 %840
  %844 = fsub float %842, %843
  store float %844, ptr %841, align 4
  %845 = add nuw nsw i64 %840, 1
  %846 = icmp eq i64 %845, %2
  br i1 %846, label %847, label %839

847:                                              ; preds = %839, %838
  %848 = icmp eq i64 %717, 4
  br i1 %848, label %954, label %856

849:                                              ; preds = %836, %831
  %850 = phi ptr [ %832, %831 ], [ %837, %836 ]
  %851 = load <16 x float>, ptr %850, align 1
  %852 = fsub <16 x float> %851, %786
  store <16 x float> %852, ptr %850, align 1
  %853 = icmp eq i64 %717, 4
  br i1 %853, label %954, label %854

854:                                              ; preds = %849
  %855 = getelementptr inbounds float, ptr %700, i64 %653
  br label %869

856:                                              ; preds = %833, %847
  %857 = getelementptr inbounds float, ptr %700, i64 %643
  br i1 %636, label %869, label %858

858:                                              ; preds = %856
  br i1 %644, label %859, label %876

859:                                              ; preds = %858, %859
  %860 = phi i64 [ %865, %859 ], [ 0, %858 ]
  %861 = getelementptr inbounds float, ptr %857, i64 %860
  %862 = load float, ptr %861, align 4
  %863 = extractelement <16 x float> %787, i64 %860
  %864 = fsub float %862, %863
  store float %864, ptr %861, align 4
  %865 = add nuw nsw i64 %860, 1
  %866 = icmp eq i64 %865, %2
  br i1 %866, label %867, label %859

867:                                              ; preds = %859
  %868 = icmp eq i64 %717, 5
  br i1 %868, label %954, label %879

869:                                              ; preds = %856, %854
  %870 = phi ptr [ %855, %854 ], [ %857, %856 ]
  %871 = load <16 x float>, ptr %870, align 1
  %872 = fsub <16 x float> %871, %787
  store <16 x float> %872, ptr %870, align 1
  %873 = icmp eq i64 %717, 5
  br i1 %873, label %954, label %874

874:                                              ; preds = %869
  %875 = getelementptr inbounds float, ptr %700, i64 %654
  br label %892

876:                                              ; preds = %858
  %877 = add nsw i64 %717, -5
  %878 = icmp ult i64 %877, 2
  br i1 %878, label %954, label %899

879:                                              ; preds = %867
  %880 = getelementptr inbounds float, ptr %700, i64 %645
  br i1 %636, label %892, label %881

881:                                              ; preds = %879
  br i1 %646, label %882, label %890

882:                                              ; preds = %881, %882
  %883 = phi i64 [ %888, %882 ], [ 0, %881 ]
  %884 = getelementptr inbounds float, ptr %880, i64 %883
  %885 = load float, ptr %884, align 4
  %886 = extractelement <16 x float> %788, i64 %883
  %887 = fsub float %885, %886
  store float %887, ptr %884, align 4
  %888 = add nuw nsw i64 %883, 1
  %889 = icmp eq i64 %888, %2
  br i1 %889, label %890, label %882

890:                                              ; preds = %882, %881
  %891 = icmp eq i64 %717, 6
  br i1 %891, label %954, label %899

892:                                              ; preds = %879, %874
  %893 = phi ptr [ %875, %874 ], [ %880, %879 ]
  %894 = load <16 x float>, ptr %893, align 1
  %895 = fsub <16 x float> %894, %788
  store <16 x float> %895, ptr %893, align 1
  %896 = icmp eq i64 %717, 6
  br i1 %896, label %954, label %897

897:                                              ; preds = %892
  %898 = getelementptr inbounds float, ptr %700, i64 %655
  br label %912

899:                                              ; preds = %876, %890
  %900 = getelementptr inbounds float, ptr %700, i64 %647
  br i1 %636, label %912, label %901

901:                                              ; preds = %899
  br i1 %648, label %902, label %954

902:                                              ; preds = %901, %902
  %903 = phi i64 [ %908, %902 ], [ 0, %901 ]
  %904 = getelementptr inbounds float, ptr %900, i64 %903
  %905 = load float, ptr %904, align 4
  %906 = extractelement <16 x float> %789, i64 %903
  %907 = fsub float %905, %906
  store float %907, ptr %904, align 4
  %908 = add nuw nsw i64 %903, 1
  %909 = icmp eq i64 %908, %2
  br i1 %909, label %910, label %902

910:                                              ; preds = %902
  %911 = icmp eq i64 %717, 7
  br i1 %911, label %954, label %919

912:                                              ; preds = %899, %897
  %913 = phi ptr [ %898, %897 ], [ %900, %899 ]
  %914 = load <16 x float>, ptr %913, align 1
  %915 = fsub <16 x float> %914, %789
  store <16 x float> %915, ptr %913, align 1
  %916 = icmp eq i64 %717, 7
  br i1 %916, label %954, label %917

917:                                              ; preds = %912
  %918 = getelementptr inbounds float, ptr %700, i64 %656
  br label %930

919:                                              ; preds = %910
  %920 = getelementptr inbounds float, ptr %700, i64 %649
  br i1 %636, label %930, label %921

921:                                              ; preds = %919
  br i1 %650, label %922, label %954

922:                                              ; preds = %921, %922
  %923 = phi i64 [ %928, %922 ], [ 0, %921 ]
  %924 = getelementptr inbounds float, ptr %920, i64 %923
  %925 = load float, ptr %924, align 4
  %926 = extractelement <16 x float> %790, i64 %923
  %927 = fsub float %925, %926
  store float %927, ptr %924, align 4
  %928 = add nuw nsw i64 %923, 1
  %929 = icmp eq i64 %928, %2
  br i1 %929, label %954, label %922

930:                                              ; preds = %917, %919
  %931 = phi ptr [ %918, %917 ], [ %920, %919 ]
  %932 = load <16 x float>, ptr %931, align 1
  %933 = fsub <16 x float> %932, %790
  store <16 x float> %933, ptr %931, align 1
  br label %954

934:                                              ; preds = %792
  br i1 %637, label %935, label %951

935:                                              ; preds = %934, %935
  %936 = phi i64 [ %941, %935 ], [ 0, %934 ]
  %937 = getelementptr inbounds float, ptr %700, i64 %936
  %938 = load float, ptr %937, align 4
  %939 = extractelement <16 x float> %783, i64 %936
  %940 = fsub float %938, %939
  store float %940, ptr %937, align 4
  %941 = add nuw nsw i64 %936, 1
  %942 = icmp eq i64 %941, %2
  br i1 %942, label %943, label %935

943:                                              ; preds = %935
  %944 = icmp eq i64 %717, 1
  br i1 %944, label %954, label %793

945:                                              ; preds = %792
  %946 = load <16 x float>, ptr %700, align 1
  %947 = fsub <16 x float> %946, %783
  store <16 x float> %947, ptr %700, align 1
  %948 = icmp eq i64 %717, 1
  br i1 %948, label %954, label %949

949:                                              ; preds = %945
  %950 = getelementptr inbounds float, ptr %700, i64 %1
  br label %806

951:                                              ; preds = %934
  %952 = add nsw i64 %717, -1
  %953 = icmp ult i64 %952, 2
  br i1 %953, label %954, label %813

954:                                              ; preds = %876, %833, %922, %951, %901, %921, %930, %912, %892, %869, %849, %826, %806, %945, %910, %890, %867, %847, %824, %804, %943, %782
  %955 = add nuw nsw i64 %659, 8
  %956 = icmp slt i64 %955, %5
  %957 = add i64 %658, -8
  br i1 %956, label %657, label %1133

958:                                              ; preds = %615, %1129
  %959 = phi i64 [ 0, %615 ], [ %1131, %1129 ]
  %960 = phi i64 [ 0, %615 ], [ %1130, %1129 ]
  %961 = getelementptr inbounds float, ptr %0, i64 %959
  %962 = sub nsw i64 %2, %959
  %963 = getelementptr inbounds float, ptr %4, i64 %959
  br i1 %621, label %964, label %1129

964:                                              ; preds = %958
  %965 = icmp sgt i64 %962, 15
  %966 = icmp sgt i64 %962, 0
  %967 = icmp sgt i64 %962, 0
  %968 = icmp sgt i64 %962, 0
  %969 = icmp sgt i64 %962, 0
  br label %970

970:                                              ; preds = %964, %1125
  %971 = phi i64 [ %1128, %1125 ], [ %5, %964 ]
  %972 = phi i64 [ %1126, %1125 ], [ 0, %964 ]
  %973 = call i64 @llvm.smin.i64(i64 %971, i64 4)
  %974 = sub nsw i64 %5, %972
  %975 = icmp slt i64 %974, 4
  %976 = select i1 %975, i64 %974, i64 4
  %977 = mul nsw i64 %972, %1
  %978 = mul nsw i64 %972, %618
  %979 = getelementptr inbounds float, ptr %616, i64 %978
  %980 = add nsw i64 %976, -1
  %981 = icmp slt i64 %980, 0
  %982 = select i1 %981, i64 %980, i64 0
  %983 = mul nsw i64 %982, %618
  %984 = getelementptr inbounds float, ptr %979, i64 %983
  %985 = icmp slt i64 %980, 1
  %986 = select i1 %985, i64 %980, i64 1
  %987 = mul nsw i64 %986, %618
  %988 = getelementptr inbounds float, ptr %979, i64 %987
  %989 = icmp slt i64 %980, 2
  %990 = select i1 %989, i64 %980, i64 2
  %991 = mul nsw i64 %990, %618
  %992 = getelementptr inbounds float, ptr %979, i64 %991
  %993 = icmp slt i64 %980, 3
  %994 = select i1 %993, i64 %980, i64 3
  %995 = mul nsw i64 %994, %618
  %996 = getelementptr inbounds float, ptr %979, i64 %995
  %997 = getelementptr inbounds float, ptr %961, i64 %977
  %998 = mul nsw i64 %982, %1
  %999 = getelementptr inbounds float, ptr %997, i64 %998
  call void @llvm.prefetch.p0(ptr %999, i32 0, i32 3, i32 1)
  %1000 = mul nsw i64 %986, %1
  %1001 = getelementptr inbounds float, ptr %997, i64 %1000
  call void @llvm.prefetch.p0(ptr %1001, i32 0, i32 3, i32 1)
  %1002 = mul nsw i64 %990, %1
  %1003 = getelementptr inbounds float, ptr %997, i64 %1002
  call void @llvm.prefetch.p0(ptr %1003, i32 0, i32 3, i32 1)
  %1004 = mul nsw i64 %994, %1
  %1005 = getelementptr inbounds float, ptr %997, i64 %1004
  call void @llvm.prefetch.p0(ptr %1005, i32 0, i32 3, i32 1)
  %1006 = call i64 @llvm.smax.i64(i64 %973, i64 0)
  br i1 %622, label %1007, label %1043

1007:                                             ; preds = %970, %1007
  %1008 = phi <16 x float> [ %1021, %1007 ], [ zeroinitializer, %970 ]
  %1009 = phi <16 x float> [ %1027, %1007 ], [ zeroinitializer, %970 ]
  %1010 = phi <16 x float> [ %1033, %1007 ], [ zeroinitializer, %970 ]
  %1011 = phi <16 x float> [ %1039, %1007 ], [ zeroinitializer, %970 ]
  %1012 = phi ptr [ %1041, %1007 ], [ %963, %970 ]
  %1013 = phi i64 [ %1040, %1007 ], [ 0, %970 ]
  %1014 = load <16 x float>, ptr %1012, align 64
  %1015 = mul nsw i64 %1013, %620
  %1016 = getelementptr inbounds float, ptr %984, i64 %1015
  %1017 = load float, ptr %1016, align 4
  %1018 = insertelement <16 x float> poison, float %1017, i64 0
  %1019 = shufflevector <16 x float> %1018, <16 x float> poison, <16 x i32> zeroinitializer
  %1020 = fneg <16 x float> %1019
  %1021 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1020, <16 x float> %1014, <16 x float> %1008)
  %1022 = getelementptr inbounds float, ptr %988, i64 %1015
  %1023 = load float, ptr %1022, align 4
  %1024 = insertelement <16 x float> poison, float %1023, i64 0
  %1025 = shufflevector <16 x float> %1024, <16 x float> poison, <16 x i32> zeroinitializer
  %1026 = fneg <16 x float> %1025
  %1027 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1026, <16 x float> %1014, <16 x float> %1009)
  %1028 = getelementptr inbounds float, ptr %992, i64 %1015
  %1029 = load float, ptr %1028, align 4
  %1030 = insertelement <16 x float> poison, float %1029, i64 0
  %1031 = shufflevector <16 x float> %1030, <16 x float> poison, <16 x i32> zeroinitializer
  %1032 = fneg <16 x float> %1031
  %1033 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1032, <16 x float> %1014, <16 x float> %1010)
  %1034 = getelementptr inbounds float, ptr %996, i64 %1015
  %1035 = load float, ptr %1034, align 4
  %1036 = insertelement <16 x float> poison, float %1035, i64 0
  %1037 = shufflevector <16 x float> %1036, <16 x float> poison, <16 x i32> zeroinitializer
  %1038 = fneg <16 x float> %1037
  %1039 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %1038, <16 x float> %1014, <16 x float> %1011)
  %1040 = add nuw nsw i64 %1013, 1
  %1041 = getelementptr inbounds float, ptr %1012, i64 48
  %1042 = icmp eq i64 %1040, %6
  br i1 %1042, label %1043, label %1007

1043:                                             ; preds = %1007, %970
  %1044 = phi <16 x float> [ zeroinitializer, %970 ], [ %1021, %1007 ]
  %1045 = phi <16 x float> [ zeroinitializer, %970 ], [ %1027, %1007 ]
  %1046 = phi <16 x float> [ zeroinitializer, %970 ], [ %1033, %1007 ]
  %1047 = phi <16 x float> [ zeroinitializer, %970 ], [ %1039, %1007 ]
  %1048 = icmp slt i64 %973, 1
  br i1 %1048, label %1125, label %1049

1049:                                             ; preds = %1043
  br i1 %965, label %1116, label %1105

1050:                                             ; preds = %1114
  %1051 = getelementptr inbounds float, ptr %997, i64 %1
  br i1 %965, label %1063, label %1052

1052:                                             ; preds = %1050
  br i1 %967, label %1053, label %1061

1053:                                             ; preds = %1052, %1053
  %1054 = phi i64 [ %1059, %1053 ], [ 0, %1052 ]
  %1055 = getelementptr inbounds float, ptr %1051, i64 %1054
  %1056 = load float, ptr %1055, align 4
  %1057 = extractelement <16 x float> %1045, i64 %1054
  %1058 = fsub float %1056, %1057
  store float %1058, ptr %1055, align 4
  %1059 = add nuw nsw i64 %1054, 1
  %1060 = icmp eq i64 %1059, %962
  br i1 %1060, label %1061, label %1053

1061:                                             ; preds = %1053, %1052
  %1062 = icmp eq i64 %1006, 2
  br i1 %1062, label %1125, label %1070

1063:                                             ; preds = %1050, %1120
  %1064 = phi ptr [ %1121, %1120 ], [ %1051, %1050 ]
  %1065 = load <16 x float>, ptr %1064, align 1
  %1066 = fsub <16 x float> %1065, %1045
  store <16 x float> %1066, ptr %1064, align 1
  %1067 = icmp eq i64 %1006, 2
  br i1 %1067, label %1125, label %1068

1068:                                             ; preds = %1063
  %1069 = getelementptr inbounds float, ptr %997, i64 %625
  br label %1083

1070:                                             ; preds = %1122, %1061
  %1071 = getelementptr inbounds float, ptr %997, i64 %623
  br i1 %965, label %1083, label %1072

1072:                                             ; preds = %1070
  br i1 %968, label %1073, label %1125

1073:                                             ; preds = %1072, %1073
  %1074 = phi i64 [ %1079, %1073 ], [ 0, %1072 ]
  %1075 = getelementptr inbounds float, ptr %1071, i64 %1074
  %1076 = load float, ptr %1075, align 4
  %1077 = extractelement <16 x float> %1046, i64 %1074
  %1078 = fsub float %1076, %1077
  store float %1078, ptr %1075, align 4
  %1079 = add nuw nsw i64 %1074, 1
  %1080 = icmp eq i64 %1079, %962
  br i1 %1080, label %1081, label %1073

1081:                                             ; preds = %1073
  %1082 = icmp eq i64 %1006, 3
  br i1 %1082, label %1125, label %1090

1083:                                             ; preds = %1070, %1068
  %1084 = phi ptr [ %1069, %1068 ], [ %1071, %1070 ]
  %1085 = load <16 x float>, ptr %1084, align 1
  %1086 = fsub <16 x float> %1085, %1046
  store <16 x float> %1086, ptr %1084, align 1
  %1087 = icmp eq i64 %1006, 3
  br i1 %1087, label %1125, label %1088

1088:                                             ; preds = %1083
  %1089 = getelementptr inbounds float, ptr %997, i64 %626
  br label %1101

1090:                                             ; preds = %1081
  %1091 = getelementptr inbounds float, ptr %997, i64 %624
  br i1 %965, label %1101, label %1092

1092:                                             ; preds = %1090
  br i1 %969, label %1093, label %1125

1093:                                             ; preds = %1092, %1093
  %1094 = phi i64 [ %1099, %1093 ], [ 0, %1092 ]
  %1095 = getelementptr inbounds float, ptr %1091, i64 %1094
  %1096 = load float, ptr %1095, align 4
  %1097 = extractelement <16 x float> %1047, i64 %1094
  %1098 = fsub float %1096, %1097
  store float %1098, ptr %1095, align 4
  %1099 = add nuw nsw i64 %1094, 1
  %1100 = icmp eq i64 %1099, %962
  br i1 %1100, label %1125, label %1093

1101:                                             ; preds = %1088, %1090
  %1102 = phi ptr [ %1089, %1088 ], [ %1091, %1090 ]
  %1103 = load <16 x float>, ptr %1102, align 1
  %1104 = fsub <16 x float> %1103, %1047
  store <16 x float> %1104, ptr %1102, align 1
  br label %1125

1105:                                             ; preds = %1049
  br i1 %966, label %1106, label %1122

1106:                                             ; preds = %1105, %1106
  %1107 = phi i64 [ %1112, %1106 ], [ 0, %1105 ]
  %1108 = getelementptr inbounds float, ptr %997, i64 %1107
  %1109 = load float, ptr %1108, align 4
  %1110 = extractelement <16 x float> %1044, i64 %1107
  %1111 = fsub float %1109, %1110
  store float %1111, ptr %1108, align 4
  %1112 = add nuw nsw i64 %1107, 1
  %1113 = icmp eq i64 %1112, %962
  br i1 %1113, label %1114, label %1106

1114:                                             ; preds = %1106
  %1115 = icmp eq i64 %1006, 1
  br i1 %1115, label %1125, label %1050

1116:                                             ; preds = %1049
  %1117 = load <16 x float>, ptr %997, align 1
  %1118 = fsub <16 x float> %1117, %1044
  store <16 x float> %1118, ptr %997, align 1
  %1119 = icmp eq i64 %1006, 1
  br i1 %1119, label %1125, label %1120

1120:                                             ; preds = %1116
  %1121 = getelementptr inbounds float, ptr %997, i64 %1
  br label %1063

1122:                                             ; preds = %1105
  %1123 = add nsw i64 %1006, -1
  %1124 = icmp ult i64 %1123, 2
  br i1 %1124, label %1125, label %1070

1125:                                             ; preds = %1093, %1122, %1072, %1092, %1101, %1083, %1063, %1116, %1081, %1061, %1114, %1043
  %1126 = add nuw nsw i64 %972, 4
  %1127 = icmp slt i64 %1126, %5
  %1128 = add i64 %971, -4
  br i1 %1127, label %970, label %1129

1129:                                             ; preds = %1125, %958
  %1130 = add nuw nsw i64 %960, 1
  %1131 = shl nsw i64 %1130, 4
  %1132 = icmp slt i64 %1131, %2
  br i1 %1132, label %958, label %1133

1133:                                             ; preds = %1129, %954, %608, %613, %627, %12
  ret void
}

define internal void @write_product(ptr %0, i64 %1, i64 %2, ptr byval(%struct.matrix) align 8 %3, ptr %4, i64 %5, i64 %6, i64 %7) {
  %9 = icmp ne i64 %7, 0
  %10 = icmp sgt i64 %2, 16
  %11 = and i1 %10, %9
  br i1 %11, label %12, label %540

12:                                               ; preds = %8
  %13 = load ptr, ptr %3, align 8
  %14 = getelementptr inbounds i8, ptr %3, i64 8
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds i8, ptr %3, i64 16
  %17 = load i64, ptr %16, align 8
  %18 = icmp sgt i64 %5, 0
  br i1 %18, label %19, label %1045

19:                                               ; preds = %12
  %20 = icmp sgt i64 %6, 0
  %21 = icmp sgt i64 %2, 15
  %22 = icmp sgt i64 %2, 0
  %23 = add i64 %2, -16
  %24 = icmp sgt i64 %23, 15
  %25 = icmp sgt i64 %23, 0
  %26 = add i64 %2, -32
  %27 = icmp sgt i64 %26, 15
  %28 = icmp sgt i64 %26, 0
  %29 = icmp sgt i64 %2, 0
  %30 = icmp sgt i64 %23, 0
  %31 = icmp sgt i64 %26, 0
  %32 = shl nsw i64 %1, 1
  %33 = icmp sgt i64 %2, 0
  %34 = icmp sgt i64 %23, 0
  %35 = icmp sgt i64 %26, 0
  %36 = mul nsw i64 %1, 3
  %37 = icmp sgt i64 %2, 0
  %38 = icmp sgt i64 %23, 0
  %39 = icmp sgt i64 %26, 0
  %40 = shl nsw i64 %1, 2
  %41 = icmp sgt i64 %2, 0
  %42 = icmp sgt i64 %23, 0
  %43 = icmp sgt i64 %26, 0
  %44 = mul nsw i64 %1, 5
  %45 = icmp sgt i64 %2, 0
  %46 = icmp sgt i64 %23, 0
  %47 = icmp sgt i64 %26, 0
  %48 = mul nsw i64 %1, 6
  %49 = icmp sgt i64 %2, 0
  %50 = icmp sgt i64 %23, 0
  %51 = icmp sgt i64 %26, 0
  %52 = mul nsw i64 %1, 7
  %53 = icmp sgt i64 %2, 0
  %54 = icmp sgt i64 %23, 0
  %55 = icmp sgt i64 %26, 0
  br label %56

56:                                               ; preds = %536, %19
  %57 = phi i64 [ %5, %19 ], [ %539, %536 ]
  %58 = phi i64 [ 0, %19 ], [ %537, %536 ]
  %59 = call i64 @llvm.smin.i64(i64 %57, i64 8)
  %60 = sub nsw i64 %5, %58
  %61 = icmp slt i64 %60, 8
  %62 = select i1 %61, i64 %60, i64 8
  %63 = mul nsw i64 %58, %1
  %64 = mul nsw i64 %58, %15
  %65 = getelementptr inbounds float, ptr %13, i64 %64
  %66 = add nsw i64 %62, -1
  %67 = icmp slt i64 %66, 0
  %68 = select i1 %67, i64 %66, i64 0
  %69 = mul nsw i64 %68, %15
  %70 = getelementptr inbounds float, ptr %65, i64 %69
  %71 = icmp slt i64 %66, 1
  %72 = select i1 %71, i64 %66, i64 1
  %73 = mul nsw i64 %72, %15
  %74 = getelementptr inbounds float, ptr %65, i64 %73
  %75 = icmp slt i64 %66, 2
  %76 = select i1 %75, i64 %66, i64 2
  %77 = mul nsw i64 %76, %15
  %78 = getelementptr inbounds float, ptr %65, i64 %77
  %79 = icmp slt i64 %66, 3
  %80 = select i1 %79, i64 %66, i64 3
  %81 = mul nsw i64 %80, %15
  %82 = getelementptr inbounds float, ptr %65, i64 %81
  %83 = icmp slt i64 %66, 4
  %84 = select i1 %83, i64 %66, i64 4
  %85 = mul nsw i64 %84, %15
  %86 = getelementptr inbounds float, ptr %65, i64 %85
  %87 = icmp slt i64 %66, 5
  %88 = select i1 %87, i64 %66, i64 5
  %89 = mul nsw i64 %88, %15
  %90 = getelementptr inbounds float, ptr %65, i64 %89
  %91 = icmp slt i64 %66, 6
  %92 = select i1 %91, i64 %66, i64 6
  %93 = mul nsw i64 %92, %15
  %94 = getelementptr inbounds float, ptr %65, i64 %93
  %95 = icmp slt i64 %66, 7
  %96 = select i1 %95, i64 %66, i64 7
  %97 = mul nsw i64 %96, %15
  %98 = getelementptr inbounds float, ptr %65, i64 %97
  %99 = getelementptr inbounds float, ptr %0, i64 %63
  %100 = mul nsw i64 %68, %1
  %101 = getelementptr inbounds float, ptr %99, i64 %100
  call void @llvm.prefetch.p0(ptr %101, i32 0, i32 3, i32 1)
  %102 = getelementptr inbounds float, ptr %101, i64 16
  call void @llvm.prefetch.p0(ptr %102, i32 0, i32 3, i32 1)
  %103 = getelementptr inbounds float, ptr %101, i64 32
  call void @llvm.prefetch.p0(ptr %103, i32 0, i32 3, i32 1)
  %104 = mul nsw i64 %72, %1
  %105 = getelementptr inbounds float, ptr %99, i64 %104
  call void @llvm.prefetch.p0(ptr %105, i32 0, i32 3, i32 1)
  %106 = getelementptr inbounds float, ptr %105, i64 16
  call void @llvm.prefetch.p0(ptr %106, i32 0, i32 3, i32 1)
  %107 = getelementptr inbounds float, ptr %105, i64 32
  call void @llvm.prefetch.p0(ptr %107, i32 0, i32 3, i32 1)
  %108 = mul nsw i64 %76, %1
  %109 = getelementptr inbounds float, ptr %99, i64 %108
  call void @llvm.prefetch.p0(ptr %109, i32 0, i32 3, i32 1)
  %110 = getelementptr inbounds float, ptr %109, i64 16
  call void @llvm.prefetch.p0(ptr %110, i32 0, i32 3, i32 1)
  %111 = getelementptr inbounds float, ptr %109, i64 32
  call void @llvm.prefetch.p0(ptr %111, i32 0, i32 3, i32 1)
  %112 = mul nsw i64 %80, %1
  %113 = getelementptr inbounds float, ptr %99, i64 %112
  call void @llvm.prefetch.p0(ptr %113, i32 0, i32 3, i32 1)
  %114 = getelementptr inbounds float, ptr %113, i64 16
  call void @llvm.prefetch.p0(ptr %114, i32 0, i32 3, i32 1)
  %115 = getelementptr inbounds float, ptr %113, i64 32
  call void @llvm.prefetch.p0(ptr %115, i32 0, i32 3, i32 1)
  %116 = mul nsw i64 %84, %1
  %117 = getelementptr inbounds float, ptr %99, i64 %116
  call void @llvm.prefetch.p0(ptr %117, i32 0, i32 3, i32 1)
  %118 = getelementptr inbounds float, ptr %117, i64 16
  call void @llvm.prefetch.p0(ptr %118, i32 0, i32 3, i32 1)
  %119 = getelementptr inbounds float, ptr %117, i64 32
  call void @llvm.prefetch.p0(ptr %119, i32 0, i32 3, i32 1)
  %120 = mul nsw i64 %88, %1
  %121 = getelementptr inbounds float, ptr %99, i64 %120
  call void @llvm.prefetch.p0(ptr %121, i32 0, i32 3, i32 1)
  %122 = getelementptr inbounds float, ptr %121, i64 16
  call void @llvm.prefetch.p0(ptr %122, i32 0, i32 3, i32 1)
  %123 = getelementptr inbounds float, ptr %121, i64 32
  call void @llvm.prefetch.p0(ptr %123, i32 0, i32 3, i32 1)
  %124 = mul nsw i64 %92, %1
  %125 = getelementptr inbounds float, ptr %99, i64 %124
  call void @llvm.prefetch.p0(ptr %125, i32 0, i32 3, i32 1)
  %126 = getelementptr inbounds float, ptr %125, i64 16
  call void @llvm.prefetch.p0(ptr %126, i32 0, i32 3, i32 1)
  %127 = getelementptr inbounds float, ptr %125, i64 32
  call void @llvm.prefetch.p0(ptr %127, i32 0, i32 3, i32 1)
  %128 = mul nsw i64 %96, %1
  %129 = getelementptr inbounds float, ptr %99, i64 %128
  call void @llvm.prefetch.p0(ptr %129, i32 0, i32 3, i32 1)
  %130 = getelementptr inbounds float, ptr %129, i64 16
  call void @llvm.prefetch.p0(ptr %130, i32 0, i32 3, i32 1)
  %131 = getelementptr inbounds float, ptr %129, i64 32
  call void @llvm.prefetch.p0(ptr %131, i32 0, i32 3, i32 1)
  %132 = call i64 @llvm.smax.i64(i64 %59, i64 0)
  br i1 %20, label %133, label %233

133:                                              ; preds = %56, %133
  %134 = phi <16 x float> [ %229, %133 ], [ zeroinitializer, %56 ]
  %135 = phi <16 x float> [ %228, %133 ], [ zeroinitializer, %56 ]
  %136 = phi <16 x float> [ %227, %133 ], [ zeroinitializer, %56 ]
  %137 = phi <16 x float> [ %221, %133 ], [ zeroinitializer, %56 ]
  %138 = phi <16 x float> [ %220, %133 ], [ zeroinitializer, %56 ]
  %139 = phi <16 x float> [ %219, %133 ], [ zeroinitializer, %56 ]
  %140 = phi <16 x float> [ %213, %133 ], [ zeroinitializer, %56 ]
  %141 = phi <16 x float> [ %212, %133 ], [ zeroinitializer, %56 ]
  %142 = phi <16 x float> [ %211, %133 ], [ zeroinitializer, %56 ]
  %143 = phi <16 x float> [ %205, %133 ], [ zeroinitializer, %56 ]
  %144 = phi <16 x float> [ %204, %133 ], [ zeroinitializer, %56 ]
  %145 = phi <16 x float> [ %203, %133 ], [ zeroinitializer, %56 ]
  %146 = phi <16 x float> [ %197, %133 ], [ zeroinitializer, %56 ]
  %147 = phi <16 x float> [ %196, %133 ], [ zeroinitializer, %56 ]
  %148 = phi <16 x float> [ %195, %133 ], [ zeroinitializer, %56 ]
  %149 = phi <16 x float> [ %189, %133 ], [ zeroinitializer, %56 ]
  %150 = phi <16 x float> [ %188, %133 ], [ zeroinitializer, %56 ]
  %151 = phi <16 x float> [ %187, %133 ], [ zeroinitializer, %56 ]
  %152 = phi <16 x float> [ %181, %133 ], [ zeroinitializer, %56 ]
  %153 = phi <16 x float> [ %180, %133 ], [ zeroinitializer, %56 ]
  %154 = phi <16 x float> [ %179, %133 ], [ zeroinitializer, %56 ]
  %155 = phi <16 x float> [ %173, %133 ], [ zeroinitializer, %56 ]
  %156 = phi <16 x float> [ %172, %133 ], [ zeroinitializer, %56 ]
  %157 = phi <16 x float> [ %171, %133 ], [ zeroinitializer, %56 ]
  %158 = phi ptr [ %231, %133 ], [ %4, %56 ]
  %159 = phi i64 [ %230, %133 ], [ 0, %56 ]
  %160 = load <16 x float>, ptr %158, align 64
  %161 = getelementptr inbounds float, ptr %158, i64 16
  %162 = load <16 x float>, ptr %161, align 64
  %163 = getelementptr inbounds float, ptr %158, i64 32
  %164 = load <16 x float>, ptr %163, align 64
  %165 = mul nsw i64 %159, %17
  %166 = getelementptr inbounds float, ptr %70, i64 %165
  %167 = load float, ptr %166, align 4
  %168 = insertelement <16 x float> poison, float %167, i64 0
  %169 = shufflevector <16 x float> %168, <16 x float> poison, <16 x i32> zeroinitializer
  %170 = fneg <16 x float> %169
  %171 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %170, <16 x float> %160, <16 x float> %157)
  %172 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %170, <16 x float> %162, <16 x float> %156)
  %173 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %170, <16 x float> %164, <16 x float> %155)
  %174 = getelementptr inbounds float, ptr %74, i64 %165
  %175 = load float, ptr %174, align 4
  %176 = insertelement <16 x float> poison, float %175, i64 0
  %177 = shufflevector <16 x float> %176, <16 x float> poison, <16 x i32> zeroinitializer
  %178 = fneg <16 x float> %177
  %179 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %178, <16 x float> %160, <16 x float> %154)
  %180 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %178, <16 x float> %162, <16 x float> %153)
  %181 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %178, <16 x float> %164, <16 x float> %152)
  %182 = getelementptr inbounds float, ptr %78, i64 %165
  %183 = load float, ptr %182, align 4
  %184 = insertelement <16 x float> poison, float %183, i64 0
  %185 = shufflevector <16 x float> %184, <16 x float> poison, <16 x i32> zeroinitializer
  %186 = fneg <16 x float> %185
  %187 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %186, <16 x float> %160, <16 x float> %151)
  %188 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %186, <16 x float> %162, <16 x float> %150)
  %189 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %186, <16 x float> %164, <16 x float> %149)
  %190 = getelementptr inbounds float, ptr %82, i64 %165
  %191 = load float, ptr %190, align 4
  %192 = insertelement <16 x float> poison, float %191, i64 0
  %193 = shufflevector <16 x float> %192, <16 x float> poison, <16 x i32> zeroinitializer
  %194 = fneg <16 x float> %193
  %195 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %194, <16 x float> %160, <16 x float> %148)
  %196 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %194, <16 x float> %162, <16 x float> %147)
  %197 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %194, <16 x float> %164, <16 x float> %146)
  %198 = getelementptr inbounds float, ptr %86, i64 %165
  %199 = load float, ptr %198, align 4
  %200 = insertelement <16 x float> poison, float %199, i64 0
  %201 = shufflevector <16 x float> %200, <16 x float> poison, <16 x i32> zeroinitializer
  %202 = fneg <16 x float> %201
  %203 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %202, <16 x float> %160, <16 x float> %145)
  %204 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %202, <16 x float> %162, <16 x float> %144)
  %205 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %202, <16 x float> %164, <16 x float> %143)
  %206 = getelementptr inbounds float, ptr %90, i64 %165
  %207 = load float, ptr %206, align 4
  %208 = insertelement <16 x float> poison, float %207, i64 0
  %209 = shufflevector <16 x float> %208, <16 x float> poison, <16 x i32> zeroinitializer
  %210 = fneg <16 x float> %209
  %211 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %210, <16 x float> %160, <16 x float> %142)
  %212 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %210, <16 x float> %162, <16 x float> %141)
  %213 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %210, <16 x float> %164, <16 x float> %140)
  %214 = getelementptr inbounds float, ptr %94, i64 %165
  %215 = load float, ptr %214, align 4
  %216 = insertelement <16 x float> poison, float %215, i64 0
  %217 = shufflevector <16 x float> %216, <16 x float> poison, <16 x i32> zeroinitializer
  %218 = fneg <16 x float> %217
  %219 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %218, <16 x float> %160, <16 x float> %139)
  %220 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %218, <16 x float> %162, <16 x float> %138)
  %221 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %218, <16 x float> %164, <16 x float> %137)
  %222 = getelementptr inbounds float, ptr %98, i64 %165
  %223 = load float, ptr %222, align 4
  %224 = insertelement <16 x float> poison, float %223, i64 0
  %225 = shufflevector <16 x float> %224, <16 x float> poison, <16 x i32> zeroinitializer
  %226 = fneg <16 x float> %225
  %227 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %226, <16 x float> %160, <16 x float> %136)
  %228 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %226, <16 x float> %162, <16 x float> %135)
  %229 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %226, <16 x float> %164, <16 x float> %134)
  %230 = add nuw nsw i64 %159, 1
  %231 = getelementptr inbounds float, ptr %158, i64 48
  %232 = icmp eq i64 %230, %6
  br i1 %232, label %233, label %133

233:                                              ; preds = %133, %56
  %234 = phi <16 x float> [ zeroinitializer, %56 ], [ %229, %133 ]
  %235 = phi <16 x float> [ zeroinitializer, %56 ], [ %228, %133 ]
  %236 = phi <16 x float> [ zeroinitializer, %56 ], [ %227, %133 ]
  %237 = phi <16 x float> [ zeroinitializer, %56 ], [ %221, %133 ]
  %238 = phi <16 x float> [ zeroinitializer, %56 ], [ %220, %133 ]
  %239 = phi <16 x float> [ zeroinitializer, %56 ], [ %219, %133 ]
  %240 = phi <16 x float> [ zeroinitializer, %56 ], [ %213, %133 ]
  %241 = phi <16 x float> [ zeroinitializer, %56 ], [ %212, %133 ]
  %242 = phi <16 x float> [ zeroinitializer, %56 ], [ %211, %133 ]
  %243 = phi <16 x float> [ zeroinitializer, %56 ], [ %205, %133 ]
  %244 = phi <16 x float> [ zeroinitializer, %56 ], [ %204, %133 ]
  %245 = phi <16 x float> [ zeroinitializer, %56 ], [ %203, %133 ]
  %246 = phi <16 x float> [ zeroinitializer, %56 ], [ %197, %133 ]
  %247 = phi <16 x float> [ zeroinitializer, %56 ], [ %196, %133 ]
  %248 = phi <16 x float> [ zeroinitializer, %56 ], [ %195, %133 ]
  %249 = phi <16 x float> [ zeroinitializer, %56 ], [ %189, %133 ]
  %250 = phi <16 x float> [ zeroinitializer, %56 ], [ %188, %133 ]
  %251 = phi <16 x float> [ zeroinitializer, %56 ], [ %187, %133 ]
  %252 = phi <16 x float> [ zeroinitializer, %56 ], [ %181, %133 ]
  %253 = phi <16 x float> [ zeroinitializer, %56 ], [ %180, %133 ]
  %254 = phi <16 x float> [ zeroinitializer, %56 ], [ %179, %133 ]
  %255 = phi <16 x float> [ zeroinitializer, %56 ], [ %173, %133 ]
  %256 = phi <16 x float> [ zeroinitializer, %56 ], [ %172, %133 ]
  %257 = phi <16 x float> [ zeroinitializer, %56 ], [ %171, %133 ]
  %258 = icmp slt i64 %59, 1
  br i1 %258, label %536, label %259

259:                                              ; preds = %233
  %260 = fneg <16 x float> %257
  br i1 %21, label %263, label %261

261:                                              ; preds = %259
  br i1 %22, label %262, label %269

262:                                              ; preds = %261
  br label %264

263:                                              ; preds = %259
  store <16 x float> %260, ptr %99, align 1
  br label %269

264:                                              ; preds = %264, %262
  %265 = phi i64 [ %268, %264 ], [ 0, %262 ]
  %266 = extractelement <16 x float> %260, i64 %265
  %267 = getelementptr inbounds float, ptr %99, i64 %265
  store float %266, ptr %267, align 4
  %268 = add nuw nsw i64 %265, 1
  br label %264

269:                                              ; preds = %263, %261
  %270 = getelementptr inbounds float, ptr %99, i64 16
  %271 = fneg <16 x float> %256
  br i1 %24, label %279, label %272

272:                                              ; preds = %269
  br i1 %25, label %273, label %280

273:                                              ; preds = %272, %273
  %274 = phi i64 [ %277, %273 ], [ 0, %272 ]
  %275 = extractelement <16 x float> %271, i64 %274
  %276 = getelementptr inbounds float, ptr %270, i64 %274
  store float %275, ptr %276, align 4
  %277 = add nuw nsw i64 %274, 1
  %278 = icmp eq i64 %277, %23
  br i1 %278, label %280, label %273

279:                                              ; preds = %269
  store <16 x float> %271, ptr %270, align 1
  br label %280

280:                                              ; preds = %273, %279, %272
  %281 = getelementptr inbounds float, ptr %99, i64 32
  %282 = fneg <16 x float> %255
  br i1 %27, label %290, label %283

283:                                              ; preds = %280
  br i1 %28, label %284, label %291

284:                                              ; preds = %283, %284
  %285 = phi i64 [ %288, %284 ], [ 0, %283 ]
  %286 = extractelement <16 x float> %282, i64 %285
  %287 = getelementptr inbounds float, ptr %281, i64 %285
  store float %286, ptr %287, align 4
  %288 = add nuw nsw i64 %285, 1
  %289 = icmp eq i64 %288, %26
  br i1 %289, label %291, label %284

290:                                              ; preds = %280
  store <16 x float> %282, ptr %281, align 1
  br label %291

291:                                              ; preds = %284, %290, %283
  %292 = icmp eq i64 %132, 1
  br i1 %292, label %536, label %293

293:                                              ; preds = %291
  %294 = getelementptr inbounds float, ptr %99, i64 %1
  %295 = fneg <16 x float> %254
  br i1 %21, label %303, label %296

296:                                              ; preds = %293
  br i1 %29, label %297, label %304

297:                                              ; preds = %296
  br label %298

298:                                              ; preds = %298, %297
  %299 = phi i64 [ %302, %298 ], [ 0, %297 ]
  %300 = extractelement <16 x float> %295, i64 %299
  %301 = getelementptr inbounds float, ptr %294, i64 %299
  store float %300, ptr %301, align 4
  %302 = add nuw nsw i64 %299, 1
  br label %298

303:                                              ; preds = %293
  store <16 x float> %295, ptr %294, align 1
  br label %304

304:                                              ; preds = %303, %296
  %305 = getelementptr inbounds float, ptr %294, i64 16
  %306 = fneg <16 x float> %253
  br i1 %24, label %314, label %307

307:                                              ; preds = %304
  br i1 %30, label %308, label %315

308:                                              ; preds = %307, %308
  %309 = phi i64 [ %312, %308 ], [ 0, %307 ]
  %310 = extractelement <16 x float> %306, i64 %309
  %311 = getelementptr inbounds float, ptr %305, i64 %309
  store float %310, ptr %311, align 4
  %312 = add nuw nsw i64 %309, 1
  %313 = icmp eq i64 %312, %23
  br i1 %313, label %315, label %308

314:                                              ; preds = %304
  store <16 x float> %306, ptr %305, align 1
  br label %315

315:                                              ; preds = %308, %314, %307
  %316 = getelementptr inbounds float, ptr %294, i64 32
  %317 = fneg <16 x float> %252
  br i1 %27, label %325, label %318

318:                                              ; preds = %315
  br i1 %31, label %319, label %326

319:                                              ; preds = %318, %319
  %320 = phi i64 [ %323, %319 ], [ 0, %318 ]
  %321 = extractelement <16 x float> %317, i64 %320
  %322 = getelementptr inbounds float, ptr %316, i64 %320
  store float %321, ptr %322, align 4
  %323 = add nuw nsw i64 %320, 1
  %324 = icmp eq i64 %323, %26
  br i1 %324, label %326, label %319

325:                                              ; preds = %315
  store <16 x float> %317, ptr %316, align 1
  br label %326

326:                                              ; preds = %319, %325, %318
  %327 = icmp eq i64 %132, 2
  br i1 %327, label %536, label %328

328:                                              ; preds = %326
  %329 = getelementptr inbounds float, ptr %99, i64 %32
  %330 = fneg <16 x float> %251
  br i1 %21, label %338, label %331

331:                                              ; preds = %328
  br i1 %33, label %332, label %339

332:                                              ; preds = %331
  br label %333

333:                                              ; preds = %333, %332
  %334 = phi i64 [ %337, %333 ], [ 0, %332 ]
  %335 = extractelement <16 x float> %330, i64 %334
  %336 = getelementptr inbounds float, ptr %329, i64 %334
  store float %335, ptr %336, align 4
  %337 = add nuw nsw i64 %334, 1
  br label %333

338:                                              ; preds = %328
  store <16 x float> %330, ptr %329, align 1
  br label %339

339:                                              ; preds = %338, %331
  %340 = getelementptr inbounds float, ptr %329, i64 16
  %341 = fneg <16 x float> %250
  br i1 %24, label %349, label %342

342:                                              ; preds = %339
  br i1 %34, label %343, label %350

343:                                              ; preds = %342, %343
  %344 = phi i64 [ %347, %343 ], [ 0, %342 ]
  %345 = extractelement <16 x float> %341, i64 %344
  %346 = getelementptr inbounds float, ptr %340, i64 %344
  store float %345, ptr %346, align 4
  %347 = add nuw nsw i64 %344, 1
  %348 = icmp eq i64 %347, %23
  br i1 %348, label %350, label %343

349:                                              ; preds = %339
  store <16 x float> %341, ptr %340, align 1
  br label %350

350:                                              ; preds = %343, %349, %342
  %351 = getelementptr inbounds float, ptr %329, i64 32
  %352 = fneg <16 x float> %249
  br i1 %27, label %360, label %353

353:                                              ; preds = %350
  br i1 %35, label %354, label %361

354:                                              ; preds = %353, %354
  %355 = phi i64 [ %358, %354 ], [ 0, %353 ]
  %356 = extractelement <16 x float> %352, i64 %355
  %357 = getelementptr inbounds float, ptr %351, i64 %355
  store float %356, ptr %357, align 4
  %358 = add nuw nsw i64 %355, 1
  %359 = icmp eq i64 %358, %26
  br i1 %359, label %361, label %354

360:                                              ; preds = %350
  store <16 x float> %352, ptr %351, align 1
  br label %361

361:                                              ; preds = %354, %360, %353
  %362 = icmp eq i64 %132, 3
  br i1 %362, label %536, label %363

363:                                              ; preds = %361
  %364 = getelementptr inbounds float, ptr %99, i64 %36
  %365 = fneg <16 x float> %248
  br i1 %21, label %373, label %366

366:                                              ; preds = %363
  br i1 %37, label %367, label %374

367:                                              ; preds = %366
  br label %368

368:                                              ; preds = %368, %367
  %369 = phi i64 [ %372, %368 ], [ 0, %367 ]
  %370 = extractelement <16 x float> %365, i64 %369
  %371 = getelementptr inbounds float, ptr %364, i64 %369
  store float %370, ptr %371, align 4
  %372 = add nuw nsw i64 %369, 1
  br label %368

373:                                              ; preds = %363
  store <16 x float> %365, ptr %364, align 1
  br label %374

374:                                              ; preds = %373, %366
  %375 = getelementptr inbounds float, ptr %364, i64 16
  %376 = fneg <16 x float> %247
  br i1 %24, label %384, label %377

377:                                              ; preds = %374
  br i1 %38, label %378, label %385

378:                                              ; preds = %377, %378
  %379 = phi i64 [ %382, %378 ], [ 0, %377 ]
  %380 = extractelement <16 x float> %376, i64 %379
  %381 = getelementptr inbounds float, ptr %375, i64 %379
  store float %380, ptr %381, align 4
  %382 = add nuw nsw i64 %379, 1
  %383 = icmp eq i64 %382, %23
  br i1 %383, label %385, label %378

384:                                              ; preds = %374
  store <16 x float> %376, ptr %375, align 1
  br label %385

385:                                              ; preds = %378, %384, %377
  %386 = getelementptr inbounds float, ptr %364, i64 32
  %387 = fneg <16 x float> %246
  br i1 %27, label %395, label %388

388:                                              ; preds = %385
  br i1 %39, label %389, label %396

389:                                              ; preds = %388, %389
  %390 = phi i64 [ %393, %389 ], [ 0, %388 ]
  %391 = extractelement <16 x float> %387, i64 %390
  %392 = getelementptr inbounds float, ptr %386, i64 %390
  store float %391, ptr %392, align 4
  %393 = add nuw nsw i64 %390, 1
  %394 = icmp eq i64 %393, %26
  br i1 %394, label %396, label %389

395:                                              ; preds = %385
  store <16 x float> %387, ptr %386, align 1
  br label %396

396:                                              ; preds = %389, %395, %388
  %397 = icmp eq i64 %132, 4
  br i1 %397, label %536, label %398

398:                                              ; preds = %396
  %399 = getelementptr inbounds float, ptr %99, i64 %40
  %400 = fneg <16 x float> %245
  br i1 %21, label %408, label %401

401:                                              ; preds = %398
  br i1 %41, label %402, label %409

402:                                              ; preds = %401
  br label %403

403:                                              ; preds = %403, %402
  %404 = phi i64 [ %407, %403 ], [ 0, %402 ]
  %405 = extractelement <16 x float> %400, i64 %404
  %406 = getelementptr inbounds float, ptr %399, i64 %404
  store float %405, ptr %406, align 4
  %407 = add nuw nsw i64 %404, 1
  br label %403

408:                                              ; preds = %398
  store <16 x float> %400, ptr %399, align 1
  br label %409

409:                                              ; preds = %408, %401
  %410 = getelementptr inbounds float, ptr %399, i64 16
  %411 = fneg <16 x float> %244
  br i1 %24, label %419, label %412

412:                                              ; preds = %409
  br i1 %42, label %413, label %420

413:                                              ; preds = %412, %413
  %414 = phi i64 [ %417, %413 ], [ 0, %412 ]
  %415 = extractelement <16 x float> %411, i64 %414
  %416 = getelementptr inbounds float, ptr %410, i64 %414
  store float %415, ptr %416, align 4
  %417 = add nuw nsw i64 %414, 1
  %418 = icmp eq i64 %417, %23
  br i1 %418, label %420, label %413

419:                                              ; preds = %409
  store <16 x float> %411, ptr %410, align 1
  br label %420

420:                                              ; preds = %413, %419, %412
  %421 = getelementptr inbounds float, ptr %399, i64 32
  %422 = fneg <16 x float> %243
  br i1 %27, label %430, label %423

423:                                              ; preds = %420
  br i1 %43, label %424, label %431

424:                                              ; preds = %423, %424
  %425 = phi i64 [ %428, %424 ], [ 0, %423 ]
  %426 = extractelement <16 x float> %422, i64 %425
  %427 = getelementptr inbounds float, ptr %421, i64 %425
  store float %426, ptr %427, align 4
  %428 = add nuw nsw i64 %425, 1
  %429 = icmp eq i64 %428, %26
  br i1 %429, label %431, label %424

430:                                              ; preds = %420
  store <16 x float> %422, ptr %421, align 1
  br label %431

431:                                              ; preds = %424, %430, %423
  %432 = icmp eq i64 %132, 5
  br i1 %432, label %536, label %433

433:                                              ; preds = %431
  %434 = getelementptr inbounds float, ptr %99, i64 %44
  %435 = fneg <16 x float> %242
  br i1 %21, label %443, label %436

436:                                              ; preds = %433
  br i1 %45, label %437, label %444

437:                                              ; preds = %436
  br label %438

438:                                              ; preds = %438, %437
  %439 = phi i64 [ %442, %438 ], [ 0, %437 ]
  %440 = extractelement <16 x float> %435, i64 %439
  %441 = getelementptr inbounds float, ptr %434, i64 %439
  store float %440, ptr %441, align 4
  %442 = add nuw nsw i64 %439, 1
  br label %438

443:                                              ; preds = %433
  store <16 x float> %435, ptr %434, align 1
  br label %444

444:                                              ; preds = %443, %436
  %445 = getelementptr inbounds float, ptr %434, i64 16
  %446 = fneg <16 x float> %241
  br i1 %24, label %454, label %447

447:                                              ; preds = %444
  br i1 %46, label %448, label %455

448:                                              ; preds = %447, %448
  %449 = phi i64 [ %452, %448 ], [ 0, %447 ]
  %450 = extractelement <16 x float> %446, i64 %449
  %451 = getelementptr inbounds float, ptr %445, i64 %449
  store float %450, ptr %451, align 4
  %452 = add nuw nsw i64 %449, 1
  %453 = icmp eq i64 %452, %23
  br i1 %453, label %455, label %448

454:                                              ; preds = %444
  store <16 x float> %446, ptr %445, align 1
  br label %455

455:                                              ; preds = %448, %454, %447
  %456 = getelementptr inbounds float, ptr %434, i64 32
  %457 = fneg <16 x float> %240
  br i1 %27, label %465, label %458

458:                                              ; preds = %455
  br i1 %47, label %459, label %466

459:                                              ; preds = %458, %459
  %460 = phi i64 [ %463, %459 ], [ 0, %458 ]
  %461 = extractelement <16 x float> %457, i64 %460
  %462 = getelementptr inbounds float, ptr %456, i64 %460
  store float %461, ptr %462, align 4
  %463 = add nuw nsw i64 %460, 1
  %464 = icmp eq i64 %463, %26
  br i1 %464, label %466, label %459

465:                                              ; preds = %455
  store <16 x float> %457, ptr %456, align 1
  br label %466

466:                                              ; preds = %459, %465, %458
  %467 = icmp eq i64 %132, 6
  br i1 %467, label %536, label %468

468:                                              ; preds = %466
  %469 = getelementptr inbounds float, ptr %99, i64 %48
  %470 = fneg <16 x float> %239
  br i1 %21, label %478, label %471

471:                                              ; preds = %468
  br i1 %49, label %472, label %479

472:                                              ; preds = %471
  br label %473

473:                                              ; preds = %473, %472
  %474 = phi i64 [ %477, %473 ], [ 0, %472 ]
  %475 = extractelement <16 x float> %470, i64 %474
  %476 = getelementptr inbounds float, ptr %469, i64 %474
  store float %475, ptr %476, align 4
  %477 = add nuw nsw i64 %474, 1
  br label %473

478:                                              ; preds = %468
  store <16 x float> %470, ptr %469, align 1
  br label %479

479:                                              ; preds = %478, %471
  %480 = getelementptr inbounds float, ptr %469, i64 16
  %481 = fneg <16 x float> %238
  br i1 %24, label %489, label %482

482:                                              ; preds = %479
  br i1 %50, label %483, label %490

483:                                              ; preds = %482, %483
  %484 = phi i64 [ %487, %483 ], [ 0, %482 ]
  %485 = extractelement <16 x float> %481, i64 %484
  %486 = getelementptr inbounds float, ptr %480, i64 %484
  store float %485, ptr %486, align 4
  %487 = add nuw nsw i64 %484, 1
  %488 = icmp eq i64 %487, %23
  br i1 %488, label %490, label %483

489:                                              ; preds = %479
  store <16 x float> %481, ptr %480, align 1
  br label %490

490:                                              ; preds = %483, %489, %482
  %491 = getelementptr inbounds float, ptr %469, i64 32
  %492 = fneg <16 x float> %237
  br i1 %27, label %500, label %493

493:                                              ; preds = %490
  br i1 %51, label %494, label %501

494:                                              ; preds = %493, %494
  %495 = phi i64 [ %498, %494 ], [ 0, %493 ]
  %496 = extractelement <16 x float> %492, i64 %495
  %497 = getelementptr inbounds float, ptr %491, i64 %495
  store float %496, ptr %497, align 4
  %498 = add nuw nsw i64 %495, 1
  %499 = icmp eq i64 %498, %26
  br i1 %499, label %501, label %494

500:                                              ; preds = %490
  store <16 x float> %492, ptr %491, align 1
  br label %501

501:                                              ; preds = %494, %500, %493
  %502 = icmp eq i64 %132, 7
  br i1 %502, label %536, label %503

503:                                              ; preds = %501
  %504 = getelementptr inbounds float, ptr %99, i64 %52
  %505 = fneg <16 x float> %236
  br i1 %21, label %513, label %506

506:                                              ; preds = %503
  br i1 %53, label %507, label %514

507:                                              ; preds = %506
  br label %508

508:                                              ; preds = %508, %507
  %509 = phi i64 [ %512, %508 ], [ 0, %507 ]
  %510 = extractelement <16 x float> %505, i64 %509
  %511 = getelementptr inbounds float, ptr %504, i64 %509
  store float %510, ptr %511, align 4
  %512 = add nuw nsw i64 %509, 1
  br label %508

513:                                              ; preds = %503
  store <16 x float> %505, ptr %504, align 1
  br label %514

514:                                              ; preds = %513, %506
  %515 = getelementptr inbounds float, ptr %504, i64 16
  %516 = fneg <16 x float> %235
  br i1 %24, label %524, label %517

517:                                              ; preds = %514
  br i1 %54, label %518, label %525

518:                                              ; preds = %517, %518
  %519 = phi i64 [ %522, %518 ], [ 0, %517 ]
  %520 = extractelement <16 x float> %516, i64 %519
  %521 = getelementptr inbounds float, ptr %515, i64 %519
  store float %520, ptr %521, align 4
  %522 = add nuw nsw i64 %519, 1
  %523 = icmp eq i64 %522, %23
  br i1 %523, label %525, label %518

524:                                              ; preds = %514
  store <16 x float> %516, ptr %515, align 1
  br label %525

525:                                              ; preds = %518, %524, %517
  %526 = getelementptr inbounds float, ptr %504, i64 32
  %527 = fneg <16 x float> %234
  br i1 %27, label %535, label %528

528:                                              ; preds = %525
  br i1 %55, label %529, label %536

529:                                              ; preds = %528, %529
  %530 = phi i64 [ %533, %529 ], [ 0, %528 ]
  %531 = extractelement <16 x float> %527, i64 %530
  %532 = getelementptr inbounds float, ptr %526, i64 %530
  store float %531, ptr %532, align 4
  %533 = add nuw nsw i64 %530, 1
  %534 = icmp eq i64 %533, %26
  br i1 %534, label %536, label %529

535:                                              ; preds = %525
  store <16 x float> %527, ptr %526, align 1
  br label %536

536:                                              ; preds = %529, %528, %535, %501, %466, %431, %396, %361, %326, %291, %233
  %537 = add nuw nsw i64 %58, 8
  %538 = icmp slt i64 %537, %5
  %539 = add i64 %57, -8
  br i1 %538, label %56, label %1045

540:                                              ; preds = %8
  br i1 %9, label %555, label %541

541:                                              ; preds = %540
  %542 = icmp sgt i64 %2, 0
  br i1 %542, label %543, label %1045

543:                                              ; preds = %541
  %544 = load ptr, ptr %3, align 8
  %545 = getelementptr inbounds i8, ptr %3, i64 8
  %546 = load i64, ptr %545, align 8
  %547 = getelementptr inbounds i8, ptr %3, i64 16
  %548 = load i64, ptr %547, align 8
  %549 = icmp sgt i64 %5, 0
  %550 = icmp sgt i64 %6, 0
  %551 = shl nsw i64 %1, 1
  %552 = mul nsw i64 %1, 3
  %553 = shl nsw i64 %1, 1
  %554 = mul nsw i64 %1, 3
  br label %876

555:                                              ; preds = %540
  %556 = load ptr, ptr %3, align 8
  %557 = getelementptr inbounds i8, ptr %3, i64 8
  %558 = load i64, ptr %557, align 8
  %559 = getelementptr inbounds i8, ptr %3, i64 16
  %560 = load i64, ptr %559, align 8
  %561 = icmp sgt i64 %5, 0
  br i1 %561, label %562, label %1045

562:                                              ; preds = %555
  %563 = icmp sgt i64 %6, 0
  %564 = icmp sgt i64 %2, 15
  %565 = icmp sgt i64 %2, 0
  %566 = icmp sgt i64 %2, 0
  %567 = shl nsw i64 %1, 1
  %568 = icmp sgt i64 %2, 0
  %569 = mul nsw i64 %1, 3
  %570 = icmp sgt i64 %2, 0
  %571 = shl nsw i64 %1, 2
  %572 = icmp sgt i64 %2, 0
  %573 = mul nsw i64 %1, 5
  %574 = icmp sgt i64 %2, 0
  %575 = mul nsw i64 %1, 6
  %576 = icmp sgt i64 %2, 0
  %577 = mul nsw i64 %1, 7
  %578 = icmp sgt i64 %2, 0
  %579 = shl nsw i64 %1, 1
  %580 = mul nsw i64 %1, 3
  %581 = shl nsw i64 %1, 2
  %582 = mul nsw i64 %1, 5
  %583 = mul nsw i64 %1, 6
  %584 = mul nsw i64 %1, 7
  br label %585

585:                                              ; preds = %872, %562
  %586 = phi i64 [ %5, %562 ], [ %875, %872 ]
  %587 = phi i64 [ 0, %562 ], [ %873, %872 ]
  %588 = call i64 @llvm.smin.i64(i64 %586, i64 8)
  %589 = sub nsw i64 %5, %587
  %590 = icmp slt i64 %589, 8
  %591 = select i1 %590, i64 %589, i64 8
  %592 = mul nsw i64 %587, %1
  %593 = mul nsw i64 %587, %558
  %594 = getelementptr inbounds float, ptr %556, i64 %593
  %595 = add nsw i64 %591, -1
  %596 = icmp slt i64 %595, 0
  %597 = select i1 %596, i64 %595, i64 0
  %598 = mul nsw i64 %597, %558
  %599 = getelementptr inbounds float, ptr %594, i64 %598
  %600 = icmp slt i64 %595, 1
  %601 = select i1 %600, i64 %595, i64 1
  %602 = mul nsw i64 %601, %558
  %603 = getelementptr inbounds float, ptr %594, i64 %602
  %604 = icmp slt i64 %595, 2
  %605 = select i1 %604, i64 %595, i64 2
  %606 = mul nsw i64 %605, %558
  %607 = getelementptr inbounds float, ptr %594, i64 %606
  %608 = icmp slt i64 %595, 3
  %609 = select i1 %608, i64 %595, i64 3
  %610 = mul nsw i64 %609, %558
  %611 = getelementptr inbounds float, ptr %594, i64 %610
  %612 = icmp slt i64 %595, 4
  %613 = select i1 %612, i64 %595, i64 4
  %614 = mul nsw i64 %613, %558
  %615 = getelementptr inbounds float, ptr %594, i64 %614
  %616 = icmp slt i64 %595, 5
  %617 = select i1 %616, i64 %595, i64 5
  %618 = mul nsw i64 %617, %558
  %619 = getelementptr inbounds float, ptr %594, i64 %618
  %620 = icmp slt i64 %595, 6
  %621 = select i1 %620, i64 %595, i64 6
  %622 = mul nsw i64 %621, %558
  %623 = getelementptr inbounds float, ptr %594, i64 %622
  %624 = icmp slt i64 %595, 7
  %625 = select i1 %624, i64 %595, i64 7
  %626 = mul nsw i64 %625, %558
  %627 = getelementptr inbounds float, ptr %594, i64 %626
  %628 = getelementptr inbounds float, ptr %0, i64 %592
  %629 = mul nsw i64 %597, %1
  %630 = getelementptr inbounds float, ptr %628, i64 %629
  call void @llvm.prefetch.p0(ptr %630, i32 0, i32 3, i32 1)
  %631 = mul nsw i64 %601, %1
  %632 = getelementptr inbounds float, ptr %628, i64 %631
  call void @llvm.prefetch.p0(ptr %632, i32 0, i32 3, i32 1)
  %633 = mul nsw i64 %605, %1
  %634 = getelementptr inbounds float, ptr %628, i64 %633
  call void @llvm.prefetch.p0(ptr %634, i32 0, i32 3, i32 1)
  %635 = mul nsw i64 %609, %1
  %636 = getelementptr inbounds float, ptr %628, i64 %635
  call void @llvm.prefetch.p0(ptr %636, i32 0, i32 3, i32 1)
  %637 = mul nsw i64 %613, %1
  %638 = getelementptr inbounds float, ptr %628, i64 %637
  call void @llvm.prefetch.p0(ptr %638, i32 0, i32 3, i32 1)
  %639 = mul nsw i64 %617, %1
  %640 = getelementptr inbounds float, ptr %628, i64 %639
  call void @llvm.prefetch.p0(ptr %640, i32 0, i32 3, i32 1)
  %641 = mul nsw i64 %621, %1
  %642 = getelementptr inbounds float, ptr %628, i64 %641
  call void @llvm.prefetch.p0(ptr %642, i32 0, i32 3, i32 1)
  %643 = mul nsw i64 %625, %1
  %644 = getelementptr inbounds float, ptr %628, i64 %643
  call void @llvm.prefetch.p0(ptr %644, i32 0, i32 3, i32 1)
  %645 = call i64 @llvm.smax.i64(i64 %588, i64 0)
  br i1 %563, label %646, label %710

646:                                              ; preds = %585, %646
  %647 = phi <16 x float> [ %664, %646 ], [ zeroinitializer, %585 ]
  %648 = phi <16 x float> [ %670, %646 ], [ zeroinitializer, %585 ]
  %649 = phi <16 x float> [ %676, %646 ], [ zeroinitializer, %585 ]
  %650 = phi <16 x float> [ %682, %646 ], [ zeroinitializer, %585 ]
  %651 = phi <16 x float> [ %688, %646 ], [ zeroinitializer, %585 ]
  %652 = phi <16 x float> [ %694, %646 ], [ zeroinitializer, %585 ]
  %653 = phi <16 x float> [ %700, %646 ], [ zeroinitializer, %585 ]
  %654 = phi <16 x float> [ %706, %646 ], [ zeroinitializer, %585 ]
  %655 = phi ptr [ %708, %646 ], [ %4, %585 ]
  %656 = phi i64 [ %707, %646 ], [ 0, %585 ]
  %657 = load <16 x float>, ptr %655, align 64
  %658 = mul nsw i64 %656, %560
  %659 = getelementptr inbounds float, ptr %599, i64 %658
  %660 = load float, ptr %659, align 4
  %661 = insertelement <16 x float> poison, float %660, i64 0
  %662 = shufflevector <16 x float> %661, <16 x float> poison, <16 x i32> zeroinitializer
  %663 = fneg <16 x float> %662
  %664 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %663, <16 x float> %657, <16 x float> %647)
  %665 = getelementptr inbounds float, ptr %603, i64 %658
  %666 = load float, ptr %665, align 4
  %667 = insertelement <16 x float> poison, float %666, i64 0
  %668 = shufflevector <16 x float> %667, <16 x float> poison, <16 x i32> zeroinitializer
  %669 = fneg <16 x float> %668
  %670 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %669, <16 x float> %657, <16 x float> %648)
  %671 = getelementptr inbounds float, ptr %607, i64 %658
  %672 = load float, ptr %671, align 4
  %673 = insertelement <16 x float> poison, float %672, i64 0
  %674 = shufflevector <16 x float> %673, <16 x float> poison, <16 x i32> zeroinitializer
  %675 = fneg <16 x float> %674
  %676 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %675, <16 x float> %657, <16 x float> %649)
  %677 = getelementptr inbounds float, ptr %611, i64 %658
  %678 = load float, ptr %677, align 4
  %679 = insertelement <16 x float> poison, float %678, i64 0
  %680 = shufflevector <16 x float> %679, <16 x float> poison, <16 x i32> zeroinitializer
  %681 = fneg <16 x float> %680
  %682 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %681, <16 x float> %657, <16 x float> %650)
  %683 = getelementptr inbounds float, ptr %615, i64 %658
  %684 = load float, ptr %683, align 4
  %685 = insertelement <16 x float> poison, float %684, i64 0
  %686 = shufflevector <16 x float> %685, <16 x float> poison, <16 x i32> zeroinitializer
  %687 = fneg <16 x float> %686
  %688 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %687, <16 x float> %657, <16 x float> %651)
  %689 = getelementptr inbounds float, ptr %619, i64 %658
  %690 = load float, ptr %689, align 4
  %691 = insertelement <16 x float> poison, float %690, i64 0
  %692 = shufflevector <16 x float> %691, <16 x float> poison, <16 x i32> zeroinitializer
  %693 = fneg <16 x float> %692
  %694 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %693, <16 x float> %657, <16 x float> %652)
  %695 = getelementptr inbounds float, ptr %623, i64 %658
  %696 = load float, ptr %695, align 4
  %697 = insertelement <16 x float> poison, float %696, i64 0
  %698 = shufflevector <16 x float> %697, <16 x float> poison, <16 x i32> zeroinitializer
  %699 = fneg <16 x float> %698
  %700 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %699, <16 x float> %657, <16 x float> %653)
  %701 = getelementptr inbounds float, ptr %627, i64 %658
  %702 = load float, ptr %701, align 4
  %703 = insertelement <16 x float> poison, float %702, i64 0
  %704 = shufflevector <16 x float> %703, <16 x float> poison, <16 x i32> zeroinitializer
  %705 = fneg <16 x float> %704
  %706 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %705, <16 x float> %657, <16 x float> %654)
  %707 = add nuw nsw i64 %656, 1
  %708 = getelementptr inbounds float, ptr %655, i64 48
  %709 = icmp eq i64 %707, %6
  br i1 %709, label %710, label %646

710:                                              ; preds = %646, %585
  %711 = phi <16 x float> [ zeroinitializer, %585 ], [ %664, %646 ]
  %712 = phi <16 x float> [ zeroinitializer, %585 ], [ %670, %646 ]
  %713 = phi <16 x float> [ zeroinitializer, %585 ], [ %676, %646 ]
  %714 = phi <16 x float> [ zeroinitializer, %585 ], [ %682, %646 ]
  %715 = phi <16 x float> [ zeroinitializer, %585 ], [ %688, %646 ]
  %716 = phi <16 x float> [ zeroinitializer, %585 ], [ %694, %646 ]
  %717 = phi <16 x float> [ zeroinitializer, %585 ], [ %700, %646 ]
  %718 = phi <16 x float> [ zeroinitializer, %585 ], [ %706, %646 ]
  %719 = icmp slt i64 %588, 1
  br i1 %719, label %872, label %720

720:                                              ; preds = %710
  %721 = fneg <16 x float> %711
  br i1 %564, label %864, label %855

722:                                              ; preds = %862
  %723 = getelementptr inbounds float, ptr %628, i64 %1
  %724 = fneg <16 x float> %712
  br i1 %564, label %734, label %725

725:                                              ; preds = %722
  br i1 %566, label %726, label %732

726:                                              ; preds = %725, %726
  %727 = phi i64 [ %730, %726 ], [ 0, %725 ]
  %728 = extractelement <16 x float> %724, i64 %727
  %729 = getelementptr inbounds float, ptr %723, i64 %727
  store float %728, ptr %729, align 4
  %730 = add nuw nsw i64 %727, 1
  %731 = icmp eq i64 %730, %2
  br i1 %731, label %732, label %726

732:                                              ; preds = %726, %725
  %733 = icmp eq i64 %645, 2
  br i1 %733, label %872, label %741

734:                                              ; preds = %722, %866
  %735 = phi <16 x float> [ %868, %866 ], [ %724, %722 ]
  %736 = phi ptr [ %867, %866 ], [ %723, %722 ]
  store <16 x float> %735, ptr %736, align 1
  %737 = icmp eq i64 %645, 2
  br i1 %737, label %872, label %738

738:                                              ; preds = %734
  %739 = getelementptr inbounds float, ptr %628, i64 %579
  %740 = fneg <16 x float> %713
  br label %753

741:                                              ; preds = %869, %732
  %742 = getelementptr inbounds float, ptr %628, i64 %567
  %743 = fneg <16 x float> %713
  br i1 %564, label %753, label %744

744:                                              ; preds = %741
  br i1 %568, label %745, label %760

745:                                              ; preds = %744, %745
  %746 = phi i64 [ %749, %745 ], [ 0, %744 ]
  %747 = extractelement <16 x float> %743, i64 %746
  %748 = getelementptr inbounds float, ptr %742, i64 %746
  store float %747, ptr %748, align 4
  %749 = add nuw nsw i64 %746, 1
  %750 = icmp eq i64 %749, %2
  br i1 %750, label %751, label %745

751:                                              ; preds = %745
  %752 = icmp eq i64 %645, 3
  br i1 %752, label %872, label %763

753:                                              ; preds = %741, %738
  %754 = phi <16 x float> [ %740, %738 ], [ %743, %741 ]
  %755 = phi ptr [ %739, %738 ], [ %742, %741 ]
  store <16 x float> %754, ptr %755, align 1
  %756 = icmp eq i64 %645, 3
  br i1 %756, label %872, label %757

757:                                              ; preds = %753
  %758 = getelementptr inbounds float, ptr %628, i64 %580
  %759 = fneg <16 x float> %714
  br label %775

760:                                              ; preds = %744
  %761 = add nsw i64 %645, -3
  %762 = icmp ult i64 %761, 2
  br i1 %762, label %872, label %782

763:                                              ; preds = %751
  %764 = getelementptr inbounds float, ptr %628, i64 %569
  %765 = fneg <16 x float> %714
  br i1 %564, label %775, label %766

766:                                              ; preds = %763
  br i1 %570, label %767, label %773

767:                                              ; preds = %766, %767
  %768 = phi i64 [ %771, %767 ], [ 0, %766 ]
  %769 = extractelement <16 x float> %765, i64 %768
  %770 = getelementptr inbounds float, ptr %764, i64 %768
  store float %769, ptr %770, align 4
  %771 = add nuw nsw i64 %768, 1
  %772 = icmp eq i64 %771, %2
  br i1 %772, label %773, label %767

773:                                              ; preds = %767, %766
  %774 = icmp eq i64 %645, 4
  br i1 %774, label %872, label %782

775:                                              ; preds = %763, %757
  %776 = phi <16 x float> [ %759, %757 ], [ %765, %763 ]
  %777 = phi ptr [ %758, %757 ], [ %764, %763 ]
  store <16 x float> %776, ptr %777, align 1
  %778 = icmp eq i64 %645, 4
  br i1 %778, label %872, label %779

779:                                              ; preds = %775
  %780 = getelementptr inbounds float, ptr %628, i64 %581
  %781 = fneg <16 x float> %715
  br label %794

782:                                              ; preds = %760, %773
  %783 = getelementptr inbounds float, ptr %628, i64 %571
  %784 = fneg <16 x float> %715
  br i1 %564, label %794, label %785

785:                                              ; preds = %782
  br i1 %572, label %786, label %801

786:                                              ; preds = %785, %786
  %787 = phi i64 [ %790, %786 ], [ 0, %785 ]
  %788 = extractelement <16 x float> %784, i64 %787
  %789 = getelementptr inbounds float, ptr %783, i64 %787
  store float %788, ptr %789, align 4
  %790 = add nuw nsw i64 %787, 1
  %791 = icmp eq i64 %790, %2
  br i1 %791, label %792, label %786

792:                                              ; preds = %786
  %793 = icmp eq i64 %645, 5
  br i1 %793, label %872, label %804

794:                                              ; preds = %782, %779
  %795 = phi <16 x float> [ %781, %779 ], [ %784, %782 ]
  %796 = phi ptr [ %780, %779 ], [ %783, %782 ]
  store <16 x float> %795, ptr %796, align 1
  %797 = icmp eq i64 %645, 5
  br i1 %797, label %872, label %798

798:                                              ; preds = %794
  %799 = getelementptr inbounds float, ptr %628, i64 %582
  %800 = fneg <16 x float> %716
  br label %816

801:                                              ; preds = %785
  %802 = add nsw i64 %645, -5
  %803 = icmp ult i64 %802, 2
  br i1 %803, label %872, label %823

804:                                              ; preds = %792
  %805 = getelementptr inbounds float, ptr %628, i64 %573
  %806 = fneg <16 x float> %716
  br i1 %564, label %816, label %807

807:                                              ; preds = %804
  br i1 %574, label %808, label %814

808:                                              ; preds = %807, %808
  %809 = phi i64 [ %812, %808 ], [ 0, %807 ]
  %810 = extractelement <16 x float> %806, i64 %809
  %811 = getelementptr inbounds float, ptr %805, i64 %809
  store float %810, ptr %811, align 4
  %812 = add nuw nsw i64 %809, 1
  %813 = icmp eq i64 %812, %2
  br i1 %813, label %814, label %808

814:                                              ; preds = %808, %807
  %815 = icmp eq i64 %645, 6
  br i1 %815, label %872, label %823

816:                                              ; preds = %804, %798
  %817 = phi <16 x float> [ %800, %798 ], [ %806, %804 ]
  %818 = phi ptr [ %799, %798 ], [ %805, %804 ]
  store <16 x float> %817, ptr %818, align 1
  %819 = icmp eq i64 %645, 6
  br i1 %819, label %872, label %820

820:                                              ; preds = %816
  %821 = getelementptr inbounds float, ptr %628, i64 %583
  %822 = fneg <16 x float> %717
  br label %835

823:                                              ; preds = %801, %814
  %824 = getelementptr inbounds float, ptr %628, i64 %575
  %825 = fneg <16 x float> %717
  br i1 %564, label %835, label %826

826:                                              ; preds = %823
  br i1 %576, label %827, label %872

827:                                              ; preds = %826, %827
  %828 = phi i64 [ %831, %827 ], [ 0, %826 ]
  %829 = extractelement <16 x float> %825, i64 %828
  %830 = getelementptr inbounds float, ptr %824, i64 %828
  store float %829, ptr %830, align 4
  %831 = add nuw nsw i64 %828, 1
  %832 = icmp eq i64 %831, %2
  br i1 %832, label %833, label %827

833:                                              ; preds = %827
  %834 = icmp eq i64 %645, 7
  br i1 %834, label %872, label %842

835:                                              ; preds = %823, %820
  %836 = phi <16 x float> [ %822, %820 ], [ %825, %823 ]
  %837 = phi ptr [ %821, %820 ], [ %824, %823 ]
  store <16 x float> %836, ptr %837, align 1
  %838 = icmp eq i64 %645, 7
  br i1 %838, label %872, label %839

839:                                              ; preds = %835
  %840 = getelementptr inbounds float, ptr %628, i64 %584
  %841 = fneg <16 x float> %718
  br label %852

842:                                              ; preds = %833
  %843 = getelementptr inbounds float, ptr %628, i64 %577
  %844 = fneg <16 x float> %718
  br i1 %564, label %852, label %845

845:                                              ; preds = %842
  br i1 %578, label %846, label %872

846:                                              ; preds = %845, %846
  %847 = phi i64 [ %850, %846 ], [ 0, %845 ]
  %848 = extractelement <16 x float> %844, i64 %847
  %849 = getelementptr inbounds float, ptr %843, i64 %847
  store float %848, ptr %849, align 4
  %850 = add nuw nsw i64 %847, 1
  %851 = icmp eq i64 %850, %2
  br i1 %851, label %872, label %846

852:                                              ; preds = %839, %842
  %853 = phi <16 x float> [ %841, %839 ], [ %844, %842 ]
  %854 = phi ptr [ %840, %839 ], [ %843, %842 ]
  store <16 x float> %853, ptr %854, align 1
  br label %872

855:                                              ; preds = %720
  br i1 %565, label %856, label %869

856:                                              ; preds = %855, %856
  %857 = phi i64 [ %860, %856 ], [ 0, %855 ]
  %858 = extractelement <16 x float> %721, i64 %857
  %859 = getelementptr inbounds float, ptr %628, i64 %857
  store float %858, ptr %859, align 4
  %860 = add nuw nsw i64 %857, 1
  %861 = icmp eq i64 %860, %2
  br i1 %861, label %862, label %856

862:                                              ; preds = %856
  %863 = icmp eq i64 %645, 1
  br i1 %863, label %872, label %722

864:                                              ; preds = %720
  store <16 x float> %721, ptr %628, align 1
  %865 = icmp eq i64 %645, 1
  br i1 %865, label %872, label %866

866:                                              ; preds = %864
  %867 = getelementptr inbounds float, ptr %628, i64 %1
  %868 = fneg <16 x float> %712
  br label %734

869:                                              ; preds = %855
  %870 = add nsw i64 %645, -1
  %871 = icmp ult i64 %870, 2
  br i1 %871, label %872, label %741

872:                                              ; preds = %801, %760, %846, %869, %826, %845, %852, %835, %816, %794, %775, %753, %734, %864, %833, %814, %792, %773, %751, %732, %862, %710
  %873 = add nuw nsw i64 %587, 8
  %874 = icmp slt i64 %873, %5
  %875 = add i64 %586, -8
  br i1 %874, label %585, label %1045

876:                                              ; preds = %543, %1041
  %877 = phi i64 [ 0, %543 ], [ %1043, %1041 ]
  %878 = phi i64 [ 0, %543 ], [ %1042, %1041 ]
  %879 = getelementptr inbounds float, ptr %0, i64 %877
  %880 = sub nsw i64 %2, %877
  %881 = getelementptr inbounds float, ptr %4, i64 %877
  br i1 %549, label %882, label %1041

882:                                              ; preds = %876
  %883 = icmp sgt i64 %880, 15
  %884 = icmp sgt i64 %880, 0
  %885 = icmp sgt i64 %880, 0
  %886 = icmp sgt i64 %880, 0
  %887 = icmp sgt i64 %880, 0
  br label %888

888:                                              ; preds = %882, %1037
  %889 = phi i64 [ %1040, %1037 ], [ %5, %882 ]
  %890 = phi i64 [ %1038, %1037 ], [ 0, %882 ]
  %891 = call i64 @llvm.smin.i64(i64 %889, i64 4)
  %892 = sub nsw i64 %5, %890
  %893 = icmp slt i64 %892, 4
  %894 = select i1 %893, i64 %892, i64 4
  %895 = mul nsw i64 %890, %1
  %896 = mul nsw i64 %890, %546
  %897 = getelementptr inbounds float, ptr %544, i64 %896
  %898 = add nsw i64 %894, -1
  %899 = icmp slt i64 %898, 0
  %900 = select i1 %899, i64 %898, i64 0
  %901 = mul nsw i64 %900, %546
  %902 = getelementptr inbounds float, ptr %897, i64 %901
  %903 = icmp slt i64 %898, 1
  %904 = select i1 %903, i64 %898, i64 1
  %905 = mul nsw i64 %904, %546
  %906 = getelementptr inbounds float, ptr %897, i64 %905
  %907 = icmp slt i64 %898, 2
  %908 = select i1 %907, i64 %898, i64 2
  %909 = mul nsw i64 %908, %546
  %910 = getelementptr inbounds float, ptr %897, i64 %909
  %911 = icmp slt i64 %898, 3
  %912 = select i1 %911, i64 %898, i64 3
  %913 = mul nsw i64 %912, %546
  %914 = getelementptr inbounds float, ptr %897, i64 %913
  %915 = getelementptr inbounds float, ptr %879, i64 %895
  %916 = mul nsw i64 %900, %1
  %917 = getelementptr inbounds float, ptr %915, i64 %916
  call void @llvm.prefetch.p0(ptr %917, i32 0, i32 3, i32 1)
  %918 = mul nsw i64 %904, %1
  %919 = getelementptr inbounds float, ptr %915, i64 %918
  call void @llvm.prefetch.p0(ptr %919, i32 0, i32 3, i32 1)
  %920 = mul nsw i64 %908, %1
  %921 = getelementptr inbounds float, ptr %915, i64 %920
  call void @llvm.prefetch.p0(ptr %921, i32 0, i32 3, i32 1)
  %922 = mul nsw i64 %912, %1
  %923 = getelementptr inbounds float, ptr %915, i64 %922
  call void @llvm.prefetch.p0(ptr %923, i32 0, i32 3, i32 1)
  %924 = call i64 @llvm.smax.i64(i64 %891, i64 0)
  br i1 %550, label %925, label %961

925:                                              ; preds = %888, %925
  %926 = phi <16 x float> [ %939, %925 ], [ zeroinitializer, %888 ]
  %927 = phi <16 x float> [ %945, %925 ], [ zeroinitializer, %888 ]
  %928 = phi <16 x float> [ %951, %925 ], [ zeroinitializer, %888 ]
  %929 = phi <16 x float> [ %957, %925 ], [ zeroinitializer, %888 ]
  %930 = phi ptr [ %959, %925 ], [ %881, %888 ]
  %931 = phi i64 [ %958, %925 ], [ 0, %888 ]
  %932 = load <16 x float>, ptr %930, align 64
  %933 = mul nsw i64 %931, %548
  %934 = getelementptr inbounds float, ptr %902, i64 %933
  %935 = load float, ptr %934, align 4
  %936 = insertelement <16 x float> poison, float %935, i64 0
  %937 = shufflevector <16 x float> %936, <16 x float> poison, <16 x i32> zeroinitializer
  %938 = fneg <16 x float> %937
  %939 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %938, <16 x float> %932, <16 x float> %926)
  %940 = getelementptr inbounds float, ptr %906, i64 %933
  %941 = load float, ptr %940, align 4
  %942 = insertelement <16 x float> poison, float %941, i64 0
  %943 = shufflevector <16 x float> %942, <16 x float> poison, <16 x i32> zeroinitializer
  %944 = fneg <16 x float> %943
  %945 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %944, <16 x float> %932, <16 x float> %927)
  %946 = getelementptr inbounds float, ptr %910, i64 %933
  %947 = load float, ptr %946, align 4
  %948 = insertelement <16 x float> poison, float %947, i64 0
  %949 = shufflevector <16 x float> %948, <16 x float> poison, <16 x i32> zeroinitializer
  %950 = fneg <16 x float> %949
  %951 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %950, <16 x float> %932, <16 x float> %928)
  %952 = getelementptr inbounds float, ptr %914, i64 %933
  %953 = load float, ptr %952, align 4
  %954 = insertelement <16 x float> poison, float %953, i64 0
  %955 = shufflevector <16 x float> %954, <16 x float> poison, <16 x i32> zeroinitializer
  %956 = fneg <16 x float> %955
  %957 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %956, <16 x float> %932, <16 x float> %929)
  %958 = add nuw nsw i64 %931, 1
  %959 = getelementptr inbounds float, ptr %930, i64 48
  %960 = icmp eq i64 %958, %6
  br i1 %960, label %961, label %925

961:                                              ; preds = %925, %888
  %962 = phi <16 x float> [ zeroinitializer, %888 ], [ %939, %925 ]
  %963 = phi <16 x float> [ zeroinitializer, %888 ], [ %945, %925 ]
  %964 = phi <16 x float> [ zeroinitializer, %888 ], [ %951, %925 ]
  %965 = phi <16 x float> [ zeroinitializer, %888 ], [ %957, %925 ]
  %966 = icmp slt i64 %891, 1
  br i1 %966, label %1037, label %967

967:                                              ; preds = %961
  %968 = fneg <16 x float> %962
  br i1 %883, label %1029, label %1020

969:                                              ; preds = %1027
  %970 = getelementptr inbounds float, ptr %915, i64 %1
  %971 = fneg <16 x float> %963
  br i1 %883, label %981, label %972

972:                                              ; preds = %969
  br i1 %885, label %973, label %979

973:                                              ; preds = %972, %973
  %974 = phi i64 [ %977, %973 ], [ 0, %972 ]
  %975 = extractelement <16 x float> %971, i64 %974
  %976 = getelementptr inbounds float, ptr %970, i64 %974
  store float %975, ptr %976, align 4
  %977 = add nuw nsw i64 %974, 1
  %978 = icmp eq i64 %977, %880
  br i1 %978, label %979, label %973

979:                                              ; preds = %973, %972
  %980 = icmp eq i64 %924, 2
  br i1 %980, label %1037, label %988

981:                                              ; preds = %969, %1031
  %982 = phi <16 x float> [ %1033, %1031 ], [ %971, %969 ]
  %983 = phi ptr [ %1032, %1031 ], [ %970, %969 ]
  store <16 x float> %982, ptr %983, align 1
  %984 = icmp eq i64 %924, 2
  br i1 %984, label %1037, label %985

985:                                              ; preds = %981
  %986 = getelementptr inbounds float, ptr %915, i64 %553
  %987 = fneg <16 x float> %964
  br label %1000

988:                                              ; preds = %1034, %979
  %989 = getelementptr inbounds float, ptr %915, i64 %551
  %990 = fneg <16 x float> %964
  br i1 %883, label %1000, label %991

991:                                              ; preds = %988
  br i1 %886, label %992, label %1037

992:                                              ; preds = %991, %992
  %993 = phi i64 [ %996, %992 ], [ 0, %991 ]
  %994 = extractelement <16 x float> %990, i64 %993
  %995 = getelementptr inbounds float, ptr %989, i64 %993
  store float %994, ptr %995, align 4
  %996 = add nuw nsw i64 %993, 1
  %997 = icmp eq i64 %996, %880
  br i1 %997, label %998, label %992

998:                                              ; preds = %992
  %999 = icmp eq i64 %924, 3
  br i1 %999, label %1037, label %1007

1000:                                             ; preds = %988, %985
  %1001 = phi <16 x float> [ %987, %985 ], [ %990, %988 ]
  %1002 = phi ptr [ %986, %985 ], [ %989, %988 ]
  store <16 x float> %1001, ptr %1002, align 1
  %1003 = icmp eq i64 %924, 3
  br i1 %1003, label %1037, label %1004

1004:                                             ; preds = %1000
  %1005 = getelementptr inbounds float, ptr %915, i64 %554
  %1006 = fneg <16 x float> %965
  br label %1017

1007:                                             ; preds = %998
  %1008 = getelementptr inbounds float, ptr %915, i64 %552
  %1009 = fneg <16 x float> %965
  br i1 %883, label %1017, label %1010

1010:                                             ; preds = %1007
  br i1 %887, label %1011, label %1037

1011:                                             ; preds = %1010, %1011
  %1012 = phi i64 [ %1015, %1011 ], [ 0, %1010 ]
  %1013 = extractelement <16 x float> %1009, i64 %1012
  %1014 = getelementptr inbounds float, ptr %1008, i64 %1012
  store float %1013, ptr %1014, align 4
  %1015 = add nuw nsw i64 %1012, 1
  %1016 = icmp eq i64 %1015, %880
  br i1 %1016, label %1037, label %1011

1017:                                             ; preds = %1004, %1007
  %1018 = phi <16 x float> [ %1006, %1004 ], [ %1009, %1007 ]
  %1019 = phi ptr [ %1005, %1004 ], [ %1008, %1007 ]
  store <16 x float> %1018, ptr %1019, align 1
  br label %1037

1020:                                             ; preds = %967
  br i1 %884, label %1021, label %1034

1021:                                             ; preds = %1020, %1021
  %1022 = phi i64 [ %1025, %1021 ], [ 0, %1020 ]
  %1023 = extractelement <16 x float> %968, i64 %1022
  %1024 = getelementptr inbounds float, ptr %915, i64 %1022
  store float %1023, ptr %1024, align 4
  %1025 = add nuw nsw i64 %1022, 1
  %1026 = icmp eq i64 %1025, %880
  br i1 %1026, label %1027, label %1021

1027:                                             ; preds = %1021
  %1028 = icmp eq i64 %924, 1
  br i1 %1028, label %1037, label %969

1029:                                             ; preds = %967
  store <16 x float> %968, ptr %915, align 1
  %1030 = icmp eq i64 %924, 1
  br i1 %1030, label %1037, label %1031

1031:                                             ; preds = %1029
  %1032 = getelementptr inbounds float, ptr %915, i64 %1
  %1033 = fneg <16 x float> %963
  br label %981

1034:                                             ; preds = %1020
  %1035 = add nsw i64 %924, -1
  %1036 = icmp ult i64 %1035, 2
  br i1 %1036, label %1037, label %988

1037:                                             ; preds = %1011, %1034, %991, %1010, %1017, %1000, %981, %1029, %998, %979, %1027, %961
  %1038 = add nuw nsw i64 %890, 4
  %1039 = icmp slt i64 %1038, %5
  %1040 = add i64 %889, -4
  br i1 %1039, label %888, label %1041

1041:                                             ; preds = %1037, %876
  %1042 = add nuw nsw i64 %878, 1
  %1043 = shl nsw i64 %1042, 4
  %1044 = icmp slt i64 %1043, %2
  br i1 %1044, label %876, label %1045

1045:                                             ; preds = %1041, %872, %536, %541, %555, %12
  ret void
}

declare void @llvm.prefetch.p0(ptr, i32 immarg, i32 immarg, i32)

declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>)

declare i64 @llvm.smin.i64(i64, i64)

declare i64 @llvm.smax.i64(i64, i64)
