; Made from source/dense/exponential.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: d83181c86c8e5d71f276790f8cb0e37c04afe6d67ae9ed003f316bdc405ff957

%struct.batch = type { ptr, ptr, ptr, i64, i64, i64, [5 x i64], ptr, i64 }
%struct.pair = type { ptr, ptr }
%struct.job = type { i64, i64, i64, i64, i64, [5 x %struct.pair], %struct.pair, %struct.pair, ptr, ptr, ptr, ptr, i64 }
%struct.matrix = type { ptr, i64, i64 }

@coefficient = internal constant [17 x double] [double 1.000000e+00, double 1.000000e+00, double 5.000000e-01, double 0x3FC5555555555555, double 0x3FA5555555555555, double 0x3F81111111111111, double 0x3F56C16C16C16C17, double 0x3F2A01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EC71DE3A556C734, double 0x3E927E4FB7789F5C, double 0x3E5AE64567F544E4, double 0x3E21EED8EFF8D898, double 0x3DE6124613A86D09, double 0x3DA93974A8C07C9D, double 0x3D6AE7F3E733B81F, double 0x3D2AE7F3E733B81F], align 16

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
  %12 = add nuw nsw i64 %11, 7
  %13 = and i64 %12, 9223372036854775800
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
  %41 = mul i64 %37, 48
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
  %54 = shl i64 %49, 3
  %55 = mul i64 %54, %49
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %44, ptr align 8 %46, i64 %55, i1 false)
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
  %71 = getelementptr inbounds double, ptr %46, i64 %70
  %72 = load double, ptr %71, align 8
  %73 = add i64 %68, %62
  %74 = add i64 %73, %52
  %75 = getelementptr inbounds double, ptr %44, i64 %74
  store double %72, ptr %75, align 8
  %76 = add i64 %68, %63
  %77 = getelementptr inbounds double, ptr %44, i64 %76
  store double %72, ptr %77, align 8
  %78 = getelementptr inbounds double, ptr %71, i64 1
  %79 = load double, ptr %78, align 8
  %80 = fneg double %79
  %81 = add i64 %76, %52
  %82 = getelementptr inbounds double, ptr %44, i64 %81
  store double %80, ptr %82, align 8
  %83 = load double, ptr %78, align 8
  %84 = getelementptr inbounds double, ptr %44, i64 %73
  store double %83, ptr %84, align 8
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
  %93 = getelementptr inbounds double, ptr %91, i64 %36
  store ptr %91, ptr %90, align 8
  %94 = getelementptr inbounds i8, ptr %90, i64 8
  store ptr %93, ptr %94, align 8
  %95 = add nuw nsw i64 %92, 1
  %96 = getelementptr inbounds double, ptr %91, i64 %38
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
  %113 = shl i64 %108, 3
  %114 = mul i64 %113, %108
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %103, ptr align 8 %106, i64 %114, i1 false)
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
  %130 = getelementptr inbounds double, ptr %106, i64 %129
  %131 = load double, ptr %130, align 8
  %132 = add i64 %127, %121
  %133 = add i64 %132, %111
  %134 = getelementptr inbounds double, ptr %103, i64 %133
  store double %131, ptr %134, align 8
  %135 = add i64 %127, %122
  %136 = getelementptr inbounds double, ptr %103, i64 %135
  store double %131, ptr %136, align 8
  %137 = getelementptr inbounds double, ptr %130, i64 1
  %138 = load double, ptr %137, align 8
  %139 = fneg double %138
  %140 = add i64 %135, %111
  %141 = getelementptr inbounds double, ptr %103, i64 %140
  store double %139, ptr %141, align 8
  %142 = load double, ptr %137, align 8
  %143 = getelementptr inbounds double, ptr %103, i64 %132
  store double %142, ptr %143, align 8
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
  br label %223

197:                                              ; preds = %190
  %198 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5, i64 1, i32 0
  %199 = load ptr, ptr %198, align 8
  %200 = load i64, ptr %15, align 8
  %201 = icmp sgt i64 %200, 0
  br i1 %201, label %202, label %275

202:                                              ; preds = %197, %206
  %203 = phi i64 [ %209, %206 ], [ 0, %197 ]
  %204 = phi double [ %208, %206 ], [ 0.000000e+00, %197 ]
  %205 = mul nsw i64 %203, %200
  br label %211

206:                                              ; preds = %211
  %207 = fcmp ole double %220, %204
  %208 = select i1 %207, double %204, double %220
  %209 = add nuw nsw i64 %203, 1
  %210 = icmp eq i64 %209, %200
  br i1 %210, label %223, label %202

211:                                              ; preds = %211, %202
  %212 = phi i64 [ 0, %202 ], [ %221, %211 ]
  %213 = phi double [ 0.000000e+00, %202 ], [ %220, %211 ]
  %214 = add nsw i64 %212, %205
  %215 = getelementptr inbounds double, ptr %199, i64 %214
  %216 = load double, ptr %215, align 8
  %217 = fcmp olt double %216, 0.000000e+00
  %218 = fneg double %216
  %219 = select i1 %217, double %218, double %216
  %220 = fadd double %213, %219
  %221 = add nuw nsw i64 %212, 1
  %222 = icmp eq i64 %221, %200
  br i1 %222, label %206, label %211

223:                                              ; preds = %206, %195
  %224 = phi i64 [ 0, %195 ], [ %193, %206 ]
  %225 = phi i64 [ %196, %195 ], [ %200, %206 ]
  %226 = phi double [ 0.000000e+00, %195 ], [ %208, %206 ]
  %227 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5, i64 3, i32 0
  %228 = load ptr, ptr %227, align 8
  %229 = icmp sgt i64 %225, 0
  br i1 %229, label %230, label %275

230:                                              ; preds = %223, %234
  %231 = phi i64 [ %237, %234 ], [ 0, %223 ]
  %232 = phi double [ %236, %234 ], [ 0.000000e+00, %223 ]
  %233 = mul nsw i64 %231, %225
  br label %239

234:                                              ; preds = %239
  %235 = fcmp ole double %248, %232
  %236 = select i1 %235, double %232, double %248
  %237 = add nuw nsw i64 %231, 1
  %238 = icmp eq i64 %237, %225
  br i1 %238, label %251, label %230

239:                                              ; preds = %239, %230
  %240 = phi i64 [ 0, %230 ], [ %249, %239 ]
  %241 = phi double [ 0.000000e+00, %230 ], [ %248, %239 ]
  %242 = add nsw i64 %240, %233
  %243 = getelementptr inbounds double, ptr %228, i64 %242
  %244 = load double, ptr %243, align 8
  %245 = fcmp olt double %244, 0.000000e+00
  %246 = fneg double %244
  %247 = select i1 %245, double %246, double %244
  %248 = fadd double %241, %247
  %249 = add nuw nsw i64 %240, 1
  %250 = icmp eq i64 %249, %225
  br i1 %250, label %234, label %239

251:                                              ; preds = %234
  %252 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5, i64 4, i32 0
  %253 = load ptr, ptr %252, align 8
  br label %254

254:                                              ; preds = %258, %251
  %255 = phi i64 [ %261, %258 ], [ 0, %251 ]
  %256 = phi double [ %260, %258 ], [ 0.000000e+00, %251 ]
  %257 = mul nsw i64 %255, %225
  br label %263

258:                                              ; preds = %263
  %259 = fcmp ole double %272, %256
  %260 = select i1 %259, double %256, double %272
  %261 = add nuw nsw i64 %255, 1
  %262 = icmp eq i64 %261, %225
  br i1 %262, label %275, label %254

263:                                              ; preds = %263, %254
  %264 = phi i64 [ 0, %254 ], [ %273, %263 ]
  %265 = phi double [ 0.000000e+00, %254 ], [ %272, %263 ]
  %266 = add nsw i64 %264, %257
  %267 = getelementptr inbounds double, ptr %253, i64 %266
  %268 = load double, ptr %267, align 8
  %269 = fcmp olt double %268, 0.000000e+00
  %270 = fneg double %268
  %271 = select i1 %269, double %270, double %268
  %272 = fadd double %265, %271
  %273 = add nuw nsw i64 %264, 1
  %274 = icmp eq i64 %273, %225
  br i1 %274, label %258, label %263

275:                                              ; preds = %258, %223, %197
  %276 = phi i64 [ %224, %223 ], [ %193, %197 ], [ %224, %258 ]
  %277 = phi double [ %226, %223 ], [ 0.000000e+00, %197 ], [ %226, %258 ]
  %278 = phi double [ 0.000000e+00, %223 ], [ 0.000000e+00, %197 ], [ %236, %258 ]
  %279 = phi double [ 0.000000e+00, %223 ], [ 0.000000e+00, %197 ], [ %260, %258 ]
  br label %280

280:                                              ; preds = %291, %275
  %281 = phi i64 [ 0, %275 ], [ %292, %291 ]
  %282 = phi double [ 6.000000e-01, %275 ], [ %293, %291 ]
  %283 = fmul double %282, %282
  %284 = fmul double %282, %283
  %285 = fcmp ugt double %277, %282
  %286 = fcmp ugt double %278, %284
  %287 = select i1 %285, i1 true, i1 %286
  %288 = fmul double %282, %284
  %289 = fcmp ugt double %279, %288
  %290 = select i1 %287, i1 true, i1 %289
  br i1 %290, label %291, label %295

291:                                              ; preds = %280
  %292 = add nuw nsw i64 %281, 1
  %293 = fmul double %282, 2.000000e+00
  %294 = icmp eq i64 %292, 30
  br i1 %294, label %620, label %280

295:                                              ; preds = %280
  %296 = shl nuw i64 1, %281
  %297 = sitofp i64 %296 to double
  %298 = fdiv double 1.000000e+00, %297
  br label %299

299:                                              ; preds = %313, %295
  %300 = phi i64 [ %276, %295 ], [ %314, %313 ]
  %301 = phi i64 [ %276, %295 ], [ %315, %313 ]
  %302 = phi i64 [ %276, %295 ], [ %316, %313 ]
  %303 = phi double [ 1.000000e+00, %295 ], [ %305, %313 ]
  %304 = phi i64 [ 1, %295 ], [ %317, %313 ]
  %305 = fmul double %298, %303
  %306 = icmp slt i64 %302, 0
  br i1 %306, label %313, label %307

307:                                              ; preds = %299
  %308 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5, i64 %304, i32 1
  %309 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5, i64 %304, i32 0
  %310 = insertelement <8 x double> poison, double %305, i64 0
  %311 = shufflevector <8 x double> %310, <8 x double> poison, <8 x i32> zeroinitializer
  %312 = load i64, ptr %16, align 8
  br label %325

313:                                              ; preds = %336, %299
  %314 = phi i64 [ %300, %299 ], [ %337, %336 ]
  %315 = phi i64 [ %301, %299 ], [ %338, %336 ]
  %316 = phi i64 [ %302, %299 ], [ %338, %336 ]
  %317 = add nuw nsw i64 %304, 1
  %318 = icmp eq i64 %317, 5
  br i1 %318, label %319, label %299

319:                                              ; preds = %313
  %320 = icmp slt i64 %314, 0
  br i1 %320, label %368, label %321

321:                                              ; preds = %319
  %322 = getelementptr inbounds i8, ptr %31, i64 8
  %323 = getelementptr inbounds i8, ptr %33, i64 8
  %324 = load i64, ptr %16, align 8
  br label %350

325:                                              ; preds = %336, %307
  %326 = phi i64 [ %300, %307 ], [ %337, %336 ]
  %327 = phi i64 [ %301, %307 ], [ %338, %336 ]
  %328 = phi i64 [ %312, %307 ], [ %339, %336 ]
  %329 = phi i64 [ 0, %307 ], [ %340, %336 ]
  %330 = icmp eq i64 %329, 0
  %331 = select i1 %330, ptr %309, ptr %308
  %332 = load ptr, ptr %331, align 8
  %333 = icmp sgt i64 %328, 0
  br i1 %333, label %342, label %336

334:                                              ; preds = %342
  %335 = load i64, ptr %17, align 8
  br label %336

336:                                              ; preds = %334, %325
  %337 = phi i64 [ %335, %334 ], [ %326, %325 ]
  %338 = phi i64 [ %335, %334 ], [ %327, %325 ]
  %339 = phi i64 [ %348, %334 ], [ %328, %325 ]
  %340 = add nuw nsw i64 %329, 1
  %341 = icmp slt i64 %329, %338
  br i1 %341, label %325, label %313

342:                                              ; preds = %325, %342
  %343 = phi i64 [ %347, %342 ], [ 0, %325 ]
  %344 = getelementptr inbounds double, ptr %332, i64 %343
  %345 = load <8 x double>, ptr %344, align 64
  %346 = fmul <8 x double> %311, %345
  store <8 x double> %346, ptr %344, align 64
  %347 = add nuw nsw i64 %343, 8
  %348 = load i64, ptr %16, align 8
  %349 = icmp slt i64 %347, %348
  br i1 %349, label %342, label %334

350:                                              ; preds = %442, %321
  %351 = phi i64 [ %314, %321 ], [ %443, %442 ]
  %352 = phi i64 [ %324, %321 ], [ %444, %442 ]
  %353 = phi i64 [ 0, %321 ], [ %445, %442 ]
  %354 = icmp sgt i64 %352, 0
  br i1 %354, label %355, label %442

355:                                              ; preds = %350
  %356 = icmp eq i64 %353, 0
  br label %447

357:                                              ; preds = %442
  %358 = icmp slt i64 %443, 0
  br i1 %358, label %368, label %359

359:                                              ; preds = %357
  %360 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 6, i32 1
  %361 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 6, i32 0
  %362 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5, i64 1, i32 1
  %363 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5, i64 1, i32 0
  %364 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5, i64 2, i32 1
  %365 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5, i64 2, i32 0
  %366 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5, i64 3, i32 1
  %367 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5, i64 3, i32 0
  br label %373

368:                                              ; preds = %384, %357, %319
  %369 = load i64, ptr %15, align 8
  %370 = icmp sgt i64 %369, 0
  br i1 %370, label %371, label %426

371:                                              ; preds = %368
  %372 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 6, i32 0
  br label %414

373:                                              ; preds = %384, %359
  %374 = phi i64 [ %443, %359 ], [ %385, %384 ]
  %375 = phi i64 [ %444, %359 ], [ %386, %384 ]
  %376 = phi i64 [ 0, %359 ], [ %387, %384 ]
  %377 = icmp eq i64 %376, 0
  %378 = load ptr, ptr %361, align 8
  %379 = load ptr, ptr %360, align 8
  %380 = select i1 %377, ptr %378, ptr %379
  %381 = icmp sgt i64 %375, 0
  br i1 %381, label %389, label %384

382:                                              ; preds = %389
  %383 = load i64, ptr %17, align 8
  br label %384

384:                                              ; preds = %382, %373
  %385 = phi i64 [ %383, %382 ], [ %374, %373 ]
  %386 = phi i64 [ %412, %382 ], [ %375, %373 ]
  %387 = add nuw nsw i64 %376, 1
  %388 = icmp slt i64 %376, %385
  br i1 %388, label %373, label %368

389:                                              ; preds = %373, %389
  %390 = phi i64 [ %411, %389 ], [ 0, %373 ]
  %391 = getelementptr inbounds double, ptr %380, i64 %390
  %392 = load <8 x double>, ptr %391, align 64
  %393 = load ptr, ptr %363, align 8
  %394 = load ptr, ptr %362, align 8
  %395 = select i1 %377, ptr %393, ptr %394
  %396 = getelementptr inbounds double, ptr %395, i64 %390
  %397 = load <8 x double>, ptr %396, align 64
  %398 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %397, <8 x double> <double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09>, <8 x double> %392)
  %399 = load ptr, ptr %365, align 8
  %400 = load ptr, ptr %364, align 8
  %401 = select i1 %377, ptr %399, ptr %400
  %402 = getelementptr inbounds double, ptr %401, i64 %390
  %403 = load <8 x double>, ptr %402, align 64
  %404 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %403, <8 x double> <double 0x3DA93974A8C07C9D, double 0x3DA93974A8C07C9D, double 0x3DA93974A8C07C9D, double 0x3DA93974A8C07C9D, double 0x3DA93974A8C07C9D, double 0x3DA93974A8C07C9D, double 0x3DA93974A8C07C9D, double 0x3DA93974A8C07C9D>, <8 x double> %398)
  %405 = load ptr, ptr %367, align 8
  %406 = load ptr, ptr %366, align 8
  %407 = select i1 %377, ptr %405, ptr %406
  %408 = getelementptr inbounds double, ptr %407, i64 %390
  %409 = load <8 x double>, ptr %408, align 64
  %410 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %409, <8 x double> <double 0x3D6AE7F3E733B81F, double 0x3D6AE7F3E733B81F, double 0x3D6AE7F3E733B81F, double 0x3D6AE7F3E733B81F, double 0x3D6AE7F3E733B81F, double 0x3D6AE7F3E733B81F, double 0x3D6AE7F3E733B81F, double 0x3D6AE7F3E733B81F>, <8 x double> %404)
  store <8 x double> %410, ptr %391, align 64
  %411 = add nuw nsw i64 %390, 8
  %412 = load i64, ptr %16, align 8
  %413 = icmp slt i64 %411, %412
  br i1 %413, label %389, label %382

414:                                              ; preds = %414, %371
  %415 = phi i64 [ %369, %371 ], [ %424, %414 ]
  %416 = phi i64 [ 0, %371 ], [ %423, %414 ]
  %417 = load ptr, ptr %372, align 8
  %418 = add nsw i64 %415, 1
  %419 = mul nsw i64 %418, %416
  %420 = getelementptr inbounds double, ptr %417, i64 %419
  %421 = load double, ptr %420, align 8
  %422 = fadd double %421, 0x3E21EED8EFF8D898
  store double %422, ptr %420, align 8
  %423 = add nuw nsw i64 %416, 1
  %424 = load i64, ptr %15, align 8
  %425 = icmp slt i64 %423, %424
  br i1 %425, label %414, label %426

426:                                              ; preds = %414, %368
  %427 = getelementptr inbounds { ptr, ptr }, ptr %35, i64 0, i32 0
  %428 = getelementptr inbounds { ptr, ptr }, ptr %35, i64 0, i32 1
  %429 = getelementptr inbounds { ptr, ptr }, ptr %33, i64 0, i32 0
  %430 = getelementptr inbounds { ptr, ptr }, ptr %33, i64 0, i32 1
  %431 = getelementptr inbounds i8, ptr %31, i64 8
  %432 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 6, i32 1
  %433 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 6, i32 0
  %434 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5, i64 1, i32 1
  %435 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5, i64 1, i32 0
  %436 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5, i64 2, i32 1
  %437 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5, i64 2, i32 0
  %438 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5, i64 3, i32 1
  %439 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5, i64 3, i32 0
  br label %464

440:                                              ; preds = %447
  %441 = load i64, ptr %17, align 8
  br label %442

442:                                              ; preds = %440, %350
  %443 = phi i64 [ %441, %440 ], [ %351, %350 ]
  %444 = phi i64 [ %460, %440 ], [ %352, %350 ]
  %445 = add nuw nsw i64 %353, 1
  %446 = icmp slt i64 %353, %443
  br i1 %446, label %350, label %357

447:                                              ; preds = %447, %355
  %448 = phi i64 [ 0, %355 ], [ %459, %447 ]
  %449 = load ptr, ptr %31, align 8
  %450 = load ptr, ptr %322, align 8
  %451 = load ptr, ptr %33, align 8
  %452 = load ptr, ptr %323, align 8
  %453 = select i1 %356, ptr %449, ptr %450
  %454 = getelementptr inbounds double, ptr %453, i64 %448
  %455 = load <8 x double>, ptr %454, align 64
  %456 = fmul <8 x double> %455, <double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F>
  %457 = select i1 %356, ptr %451, ptr %452
  %458 = getelementptr inbounds double, ptr %457, i64 %448
  store <8 x double> %456, ptr %458, align 64
  %459 = add nuw nsw i64 %448, 8
  %460 = load i64, ptr %16, align 8
  %461 = icmp slt i64 %459, %460
  br i1 %461, label %447, label %440

462:                                              ; preds = %559
  %463 = icmp eq i64 %281, 0
  br i1 %463, label %580, label %563

464:                                              ; preds = %559, %426
  %465 = phi i64 [ 8, %426 ], [ %561, %559 ]
  %466 = load ptr, ptr %427, align 8
  %467 = load ptr, ptr %428, align 8
  %468 = load ptr, ptr %429, align 8
  %469 = load ptr, ptr %430, align 8
  %470 = load ptr, ptr %31, align 8
  %471 = load ptr, ptr %431, align 8
  store ptr %466, ptr %155, align 8
  store ptr %468, ptr %156, align 8
  store ptr %470, ptr %157, align 8
  store i64 0, ptr %158, align 8
  %472 = load i64, ptr %21, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %472)
  %473 = load i64, ptr %17, align 8
  %474 = icmp eq i64 %473, 0
  br i1 %474, label %479, label %475

475:                                              ; preds = %464
  store ptr %467, ptr %155, align 8
  store ptr %468, ptr %156, align 8
  store ptr %471, ptr %157, align 8
  store i64 0, ptr %158, align 8
  %476 = load i64, ptr %21, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %476)
  store ptr %467, ptr %155, align 8
  store ptr %469, ptr %156, align 8
  store ptr %470, ptr %157, align 8
  store i64 1, ptr %158, align 8
  %477 = load i64, ptr %21, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %477)
  %478 = load i64, ptr %17, align 8
  br label %479

479:                                              ; preds = %475, %464
  %480 = phi i64 [ 0, %464 ], [ %478, %475 ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %5, ptr align 8 dereferenceable(16) %33, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %33, ptr align 8 dereferenceable(16) %35, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %35, ptr align 8 dereferenceable(16) %5, i64 16, i1 false)
  %481 = icmp slt i64 %480, 0
  br i1 %481, label %490, label %482

482:                                              ; preds = %479
  %483 = load i64, ptr %16, align 8
  %484 = or i64 %465, 1
  %485 = getelementptr inbounds [17 x double], ptr @coefficient, i64 0, i64 %484
  %486 = or i64 %465, 2
  %487 = getelementptr inbounds [17 x double], ptr @coefficient, i64 0, i64 %486
  %488 = or i64 %465, 3
  %489 = getelementptr inbounds [17 x double], ptr @coefficient, i64 0, i64 %488
  br label %496

490:                                              ; preds = %517, %479
  %491 = load i64, ptr %15, align 8
  %492 = icmp sgt i64 %491, 0
  br i1 %492, label %493, label %559

493:                                              ; preds = %490
  %494 = getelementptr inbounds [17 x double], ptr @coefficient, i64 0, i64 %465
  %495 = load double, ptr %494, align 16
  br label %547

496:                                              ; preds = %517, %482
  %497 = phi i64 [ %480, %482 ], [ %518, %517 ]
  %498 = phi i64 [ %483, %482 ], [ %519, %517 ]
  %499 = phi i64 [ 0, %482 ], [ %520, %517 ]
  %500 = icmp eq i64 %499, 0
  %501 = load ptr, ptr %433, align 8
  %502 = load ptr, ptr %432, align 8
  %503 = select i1 %500, ptr %501, ptr %502
  %504 = icmp sgt i64 %498, 0
  br i1 %504, label %505, label %517

505:                                              ; preds = %496
  %506 = load double, ptr %485, align 8
  %507 = insertelement <8 x double> poison, double %506, i64 0
  %508 = shufflevector <8 x double> %507, <8 x double> poison, <8 x i32> zeroinitializer
  %509 = load double, ptr %487, align 16
  %510 = insertelement <8 x double> poison, double %509, i64 0
  %511 = shufflevector <8 x double> %510, <8 x double> poison, <8 x i32> zeroinitializer
  %512 = load double, ptr %489, align 8
  %513 = insertelement <8 x double> poison, double %512, i64 0
  %514 = shufflevector <8 x double> %513, <8 x double> poison, <8 x i32> zeroinitializer
  br label %522

515:                                              ; preds = %522
  %516 = load i64, ptr %17, align 8
  br label %517

517:                                              ; preds = %515, %496
  %518 = phi i64 [ %516, %515 ], [ %497, %496 ]
  %519 = phi i64 [ %545, %515 ], [ %498, %496 ]
  %520 = add nuw nsw i64 %499, 1
  %521 = icmp slt i64 %499, %518
  br i1 %521, label %496, label %490

522:                                              ; preds = %522, %505
  %523 = phi i64 [ %544, %522 ], [ 0, %505 ]
  %524 = getelementptr inbounds double, ptr %503, i64 %523
  %525 = load <8 x double>, ptr %524, align 64
  %526 = load ptr, ptr %435, align 8
  %527 = load ptr, ptr %434, align 8
  %528 = select i1 %500, ptr %526, ptr %527
  %529 = getelementptr inbounds double, ptr %528, i64 %523
  %530 = load <8 x double>, ptr %529, align 64
  %531 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %530, <8 x double> %508, <8 x double> %525)
  %532 = load ptr, ptr %437, align 8
  %533 = load ptr, ptr %436, align 8
  %534 = select i1 %500, ptr %532, ptr %533
  %535 = getelementptr inbounds double, ptr %534, i64 %523
  %536 = load <8 x double>, ptr %535, align 64
  %537 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %536, <8 x double> %511, <8 x double> %531)
  %538 = load ptr, ptr %439, align 8
  %539 = load ptr, ptr %438, align 8
  %540 = select i1 %500, ptr %538, ptr %539
  %541 = getelementptr inbounds double, ptr %540, i64 %523
  %542 = load <8 x double>, ptr %541, align 64
  %543 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %542, <8 x double> %514, <8 x double> %537)
  store <8 x double> %543, ptr %524, align 64
  %544 = add nuw nsw i64 %523, 8
  %545 = load i64, ptr %16, align 8
  %546 = icmp slt i64 %544, %545
  br i1 %546, label %522, label %515

547:                                              ; preds = %547, %493
  %548 = phi i64 [ %491, %493 ], [ %557, %547 ]
  %549 = phi i64 [ 0, %493 ], [ %556, %547 ]
  %550 = load ptr, ptr %433, align 8
  %551 = add nsw i64 %548, 1
  %552 = mul nsw i64 %551, %549
  %553 = getelementptr inbounds double, ptr %550, i64 %552
  %554 = load double, ptr %553, align 8
  %555 = fadd double %495, %554
  store double %555, ptr %553, align 8
  %556 = add nuw nsw i64 %549, 1
  %557 = load i64, ptr %15, align 8
  %558 = icmp slt i64 %556, %557
  br i1 %558, label %547, label %559

559:                                              ; preds = %547, %490
  %560 = phi i64 [ %491, %490 ], [ %557, %547 ]
  %561 = add nsw i64 %465, -4
  %562 = icmp eq i64 %465, 0
  br i1 %562, label %462, label %464

563:                                              ; preds = %462, %575
  %564 = phi i64 [ %576, %575 ], [ %281, %462 ]
  %565 = load ptr, ptr %427, align 8
  %566 = load ptr, ptr %428, align 8
  %567 = load ptr, ptr %429, align 8
  %568 = load ptr, ptr %430, align 8
  store ptr %565, ptr %155, align 8
  store ptr %567, ptr %156, align 8
  store ptr %567, ptr %157, align 8
  store i64 0, ptr %158, align 8
  %569 = load i64, ptr %21, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %569)
  %570 = load i64, ptr %17, align 8
  %571 = icmp eq i64 %570, 0
  br i1 %571, label %575, label %572

572:                                              ; preds = %563
  store ptr %566, ptr %155, align 8
  store ptr %567, ptr %156, align 8
  store ptr %568, ptr %157, align 8
  store i64 0, ptr %158, align 8
  %573 = load i64, ptr %21, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %573)
  store ptr %566, ptr %155, align 8
  store ptr %568, ptr %156, align 8
  store ptr %567, ptr %157, align 8
  store i64 1, ptr %158, align 8
  %574 = load i64, ptr %21, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %574)
  br label %575

575:                                              ; preds = %572, %563
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %4, ptr align 8 dereferenceable(16) %33, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %33, ptr align 8 dereferenceable(16) %35, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %35, ptr align 8 dereferenceable(16) %4, i64 16, i1 false)
  %576 = add nsw i64 %564, -1
  %577 = icmp eq i64 %576, 0
  br i1 %577, label %578, label %563

578:                                              ; preds = %575
  %579 = load i64, ptr %15, align 8
  br label %580

580:                                              ; preds = %578, %462
  %581 = phi i64 [ %579, %578 ], [ %560, %462 ]
  %582 = getelementptr inbounds i64, ptr %0, i64 %37
  %583 = load i64, ptr %582, align 8
  %584 = inttoptr i64 %583 to ptr
  %585 = load ptr, ptr %432, align 8
  %586 = load ptr, ptr %429, align 8
  %587 = select i1 %88, ptr %586, ptr %585
  %588 = load i64, ptr %47, align 8
  %589 = icmp eq i64 %588, 0
  %590 = sdiv i64 %581, 2
  %591 = select i1 %589, i64 %581, i64 %590
  br i1 %589, label %592, label %595

592:                                              ; preds = %580
  %593 = shl i64 %581, 3
  %594 = mul i64 %593, %581
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %584, ptr align 8 %587, i64 %594, i1 false)
  br label %620

595:                                              ; preds = %580
  %596 = icmp sgt i64 %591, 0
  br i1 %596, label %597, label %620

597:                                              ; preds = %595, %603
  %598 = phi i64 [ %604, %603 ], [ 0, %595 ]
  %599 = mul nsw i64 %598, %591
  %600 = mul nsw i64 %598, %581
  %601 = add nsw i64 %598, %591
  %602 = mul nsw i64 %601, %581
  br label %606

603:                                              ; preds = %606
  %604 = add nuw nsw i64 %598, 1
  %605 = icmp eq i64 %604, %591
  br i1 %605, label %620, label %597

606:                                              ; preds = %606, %597
  %607 = phi i64 [ 0, %597 ], [ %618, %606 ]
  %608 = add nsw i64 %607, %599
  %609 = shl nsw i64 %608, 1
  %610 = getelementptr inbounds double, ptr %584, i64 %609
  %611 = add nsw i64 %607, %600
  %612 = getelementptr inbounds double, ptr %587, i64 %611
  %613 = load double, ptr %612, align 8
  store double %613, ptr %610, align 8
  %614 = add nsw i64 %607, %602
  %615 = getelementptr inbounds double, ptr %587, i64 %614
  %616 = load double, ptr %615, align 8
  %617 = getelementptr inbounds double, ptr %610, i64 1
  store double %616, ptr %617, align 8
  %618 = add nuw nsw i64 %607, 1
  %619 = icmp eq i64 %618, %591
  br i1 %619, label %603, label %606

620:                                              ; preds = %291, %603, %595, %592
  %621 = phi i64 [ 0, %592 ], [ 0, %595 ], [ 0, %603 ], [ 1, %291 ]
  ret i64 %621
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
  %6 = add nsw i64 %5, 23
  %7 = sdiv i64 %6, 24
  %8 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 8
  %9 = load ptr, ptr %8, align 8
  %10 = mul i64 %1, 24
  %11 = mul i64 %10, %5
  %12 = getelementptr inbounds double, ptr %9, i64 %11
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
  %33 = mul nsw i64 %32, 24
  %34 = sub nsw i64 %5, %33
  %35 = icmp slt i64 %34, 24
  %36 = select i1 %35, i64 %34, i64 24
  %37 = load ptr, ptr %22, align 8
  %38 = getelementptr inbounds double, ptr %37, i64 %33
  call fastcc void @read_strip(ptr %12, ptr %38, i64 %5, i64 %5, i64 %36)
  %39 = load i64, ptr %23, align 8
  %40 = icmp eq i64 %39, 0
  %41 = select i1 %40, ptr @write_product, ptr @add_product
  %42 = load ptr, ptr %24, align 8
  %43 = getelementptr inbounds double, ptr %42, i64 %33
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
  %8 = icmp eq i64 %4, 24
  br label %10

9:                                                ; preds = %33, %5
  ret void

10:                                               ; preds = %7, %33
  %11 = phi i64 [ 0, %7 ], [ %34, %33 ]
  %12 = phi ptr [ %0, %7 ], [ %35, %33 ]
  %13 = phi ptr [ %1, %7 ], [ %36, %33 ]
  br i1 %8, label %14, label %22

14:                                               ; preds = %10
  %15 = load <8 x double>, ptr %13, align 1
  store <8 x double> %15, ptr %12, align 1
  %16 = getelementptr inbounds double, ptr %12, i64 8
  %17 = getelementptr inbounds double, ptr %13, i64 8
  %18 = load <8 x double>, ptr %17, align 1
  store <8 x double> %18, ptr %16, align 1
  %19 = getelementptr inbounds double, ptr %12, i64 16
  %20 = getelementptr inbounds double, ptr %13, i64 16
  %21 = load <8 x double>, ptr %20, align 1
  store <8 x double> %21, ptr %19, align 1
  br label %33

22:                                               ; preds = %10, %28
  %23 = phi i64 [ %31, %28 ], [ 0, %10 ]
  %24 = icmp slt i64 %23, %4
  br i1 %24, label %25, label %28

25:                                               ; preds = %22
  %26 = getelementptr inbounds double, ptr %13, i64 %23
  %27 = load double, ptr %26, align 8
  br label %28

28:                                               ; preds = %22, %25
  %29 = phi double [ %27, %25 ], [ 0.000000e+00, %22 ]
  %30 = getelementptr inbounds double, ptr %12, i64 %23
  store double %29, ptr %30, align 8
  %31 = add nuw nsw i64 %23, 1
  %32 = icmp eq i64 %31, 24
  br i1 %32, label %33, label %22

33:                                               ; preds = %28, %14
  %34 = add nuw nsw i64 %11, 1
  %35 = getelementptr inbounds double, ptr %12, i64 24
  %36 = getelementptr inbounds double, ptr %13, i64 %2
  %37 = icmp eq i64 %34, %3
  br i1 %37, label %9, label %10
}

define internal void @add_product(ptr %0, i64 %1, i64 %2, ptr byval(%struct.matrix) align 8 %3, ptr %4, i64 %5, i64 %6, i64 %7) {
  %9 = icmp ne i64 %7, 0
  %10 = icmp sgt i64 %2, 8
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
  %21 = icmp sgt i64 %2, 7
  %22 = icmp sgt i64 %2, 0
  %23 = add i64 %2, -8
  %24 = icmp sgt i64 %23, 7
  %25 = icmp sgt i64 %23, 0
  %26 = add i64 %2, -16
  %27 = icmp sgt i64 %26, 7
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
  %65 = getelementptr inbounds double, ptr %13, i64 %64
  %66 = add nsw i64 %62, -1
  %67 = icmp slt i64 %66, 0
  %68 = select i1 %67, i64 %66, i64 0
  %69 = mul nsw i64 %68, %15
  %70 = getelementptr inbounds double, ptr %65, i64 %69
  %71 = icmp slt i64 %66, 1
  %72 = select i1 %71, i64 %66, i64 1
  %73 = mul nsw i64 %72, %15
  %74 = getelementptr inbounds double, ptr %65, i64 %73
  %75 = icmp slt i64 %66, 2
  %76 = select i1 %75, i64 %66, i64 2
  %77 = mul nsw i64 %76, %15
  %78 = getelementptr inbounds double, ptr %65, i64 %77
  %79 = icmp slt i64 %66, 3
  %80 = select i1 %79, i64 %66, i64 3
  %81 = mul nsw i64 %80, %15
  %82 = getelementptr inbounds double, ptr %65, i64 %81
  %83 = icmp slt i64 %66, 4
  %84 = select i1 %83, i64 %66, i64 4
  %85 = mul nsw i64 %84, %15
  %86 = getelementptr inbounds double, ptr %65, i64 %85
  %87 = icmp slt i64 %66, 5
  %88 = select i1 %87, i64 %66, i64 5
  %89 = mul nsw i64 %88, %15
  %90 = getelementptr inbounds double, ptr %65, i64 %89
  %91 = icmp slt i64 %66, 6
  %92 = select i1 %91, i64 %66, i64 6
  %93 = mul nsw i64 %92, %15
  %94 = getelementptr inbounds double, ptr %65, i64 %93
  %95 = icmp slt i64 %66, 7
  %96 = select i1 %95, i64 %66, i64 7
  %97 = mul nsw i64 %96, %15
  %98 = getelementptr inbounds double, ptr %65, i64 %97
  %99 = getelementptr inbounds double, ptr %0, i64 %63
  %100 = mul nsw i64 %68, %1
  %101 = getelementptr inbounds double, ptr %99, i64 %100
  call void @llvm.prefetch.p0(ptr %101, i32 0, i32 3, i32 1)
  %102 = getelementptr inbounds double, ptr %101, i64 8
  call void @llvm.prefetch.p0(ptr %102, i32 0, i32 3, i32 1)
  %103 = getelementptr inbounds double, ptr %101, i64 16
  call void @llvm.prefetch.p0(ptr %103, i32 0, i32 3, i32 1)
  %104 = mul nsw i64 %72, %1
  %105 = getelementptr inbounds double, ptr %99, i64 %104
  call void @llvm.prefetch.p0(ptr %105, i32 0, i32 3, i32 1)
  %106 = getelementptr inbounds double, ptr %105, i64 8
  call void @llvm.prefetch.p0(ptr %106, i32 0, i32 3, i32 1)
  %107 = getelementptr inbounds double, ptr %105, i64 16
  call void @llvm.prefetch.p0(ptr %107, i32 0, i32 3, i32 1)
  %108 = mul nsw i64 %76, %1
  %109 = getelementptr inbounds double, ptr %99, i64 %108
  call void @llvm.prefetch.p0(ptr %109, i32 0, i32 3, i32 1)
  %110 = getelementptr inbounds double, ptr %109, i64 8
  call void @llvm.prefetch.p0(ptr %110, i32 0, i32 3, i32 1)
  %111 = getelementptr inbounds double, ptr %109, i64 16
  call void @llvm.prefetch.p0(ptr %111, i32 0, i32 3, i32 1)
  %112 = mul nsw i64 %80, %1
  %113 = getelementptr inbounds double, ptr %99, i64 %112
  call void @llvm.prefetch.p0(ptr %113, i32 0, i32 3, i32 1)
  %114 = getelementptr inbounds double, ptr %113, i64 8
  call void @llvm.prefetch.p0(ptr %114, i32 0, i32 3, i32 1)
  %115 = getelementptr inbounds double, ptr %113, i64 16
  call void @llvm.prefetch.p0(ptr %115, i32 0, i32 3, i32 1)
  %116 = mul nsw i64 %84, %1
  %117 = getelementptr inbounds double, ptr %99, i64 %116
  call void @llvm.prefetch.p0(ptr %117, i32 0, i32 3, i32 1)
  %118 = getelementptr inbounds double, ptr %117, i64 8
  call void @llvm.prefetch.p0(ptr %118, i32 0, i32 3, i32 1)
  %119 = getelementptr inbounds double, ptr %117, i64 16
  call void @llvm.prefetch.p0(ptr %119, i32 0, i32 3, i32 1)
  %120 = mul nsw i64 %88, %1
  %121 = getelementptr inbounds double, ptr %99, i64 %120
  call void @llvm.prefetch.p0(ptr %121, i32 0, i32 3, i32 1)
  %122 = getelementptr inbounds double, ptr %121, i64 8
  call void @llvm.prefetch.p0(ptr %122, i32 0, i32 3, i32 1)
  %123 = getelementptr inbounds double, ptr %121, i64 16
  call void @llvm.prefetch.p0(ptr %123, i32 0, i32 3, i32 1)
  %124 = mul nsw i64 %92, %1
  %125 = getelementptr inbounds double, ptr %99, i64 %124
  call void @llvm.prefetch.p0(ptr %125, i32 0, i32 3, i32 1)
  %126 = getelementptr inbounds double, ptr %125, i64 8
  call void @llvm.prefetch.p0(ptr %126, i32 0, i32 3, i32 1)
  %127 = getelementptr inbounds double, ptr %125, i64 16
  call void @llvm.prefetch.p0(ptr %127, i32 0, i32 3, i32 1)
  %128 = mul nsw i64 %96, %1
  %129 = getelementptr inbounds double, ptr %99, i64 %128
  call void @llvm.prefetch.p0(ptr %129, i32 0, i32 3, i32 1)
  %130 = getelementptr inbounds double, ptr %129, i64 8
  call void @llvm.prefetch.p0(ptr %130, i32 0, i32 3, i32 1)
  %131 = getelementptr inbounds double, ptr %129, i64 16
  call void @llvm.prefetch.p0(ptr %131, i32 0, i32 3, i32 1)
  %132 = call i64 @llvm.smax.i64(i64 %59, i64 0)
  br i1 %20, label %133, label %233

133:                                              ; preds = %56, %133
  %134 = phi <8 x double> [ %229, %133 ], [ zeroinitializer, %56 ]
  %135 = phi <8 x double> [ %228, %133 ], [ zeroinitializer, %56 ]
  %136 = phi <8 x double> [ %227, %133 ], [ zeroinitializer, %56 ]
  %137 = phi <8 x double> [ %221, %133 ], [ zeroinitializer, %56 ]
  %138 = phi <8 x double> [ %220, %133 ], [ zeroinitializer, %56 ]
  %139 = phi <8 x double> [ %219, %133 ], [ zeroinitializer, %56 ]
  %140 = phi <8 x double> [ %213, %133 ], [ zeroinitializer, %56 ]
  %141 = phi <8 x double> [ %212, %133 ], [ zeroinitializer, %56 ]
  %142 = phi <8 x double> [ %211, %133 ], [ zeroinitializer, %56 ]
  %143 = phi <8 x double> [ %205, %133 ], [ zeroinitializer, %56 ]
  %144 = phi <8 x double> [ %204, %133 ], [ zeroinitializer, %56 ]
  %145 = phi <8 x double> [ %203, %133 ], [ zeroinitializer, %56 ]
  %146 = phi <8 x double> [ %197, %133 ], [ zeroinitializer, %56 ]
  %147 = phi <8 x double> [ %196, %133 ], [ zeroinitializer, %56 ]
  %148 = phi <8 x double> [ %195, %133 ], [ zeroinitializer, %56 ]
  %149 = phi <8 x double> [ %189, %133 ], [ zeroinitializer, %56 ]
  %150 = phi <8 x double> [ %188, %133 ], [ zeroinitializer, %56 ]
  %151 = phi <8 x double> [ %187, %133 ], [ zeroinitializer, %56 ]
  %152 = phi <8 x double> [ %181, %133 ], [ zeroinitializer, %56 ]
  %153 = phi <8 x double> [ %180, %133 ], [ zeroinitializer, %56 ]
  %154 = phi <8 x double> [ %179, %133 ], [ zeroinitializer, %56 ]
  %155 = phi <8 x double> [ %173, %133 ], [ zeroinitializer, %56 ]
  %156 = phi <8 x double> [ %172, %133 ], [ zeroinitializer, %56 ]
  %157 = phi <8 x double> [ %171, %133 ], [ zeroinitializer, %56 ]
  %158 = phi ptr [ %231, %133 ], [ %4, %56 ]
  %159 = phi i64 [ %230, %133 ], [ 0, %56 ]
  %160 = load <8 x double>, ptr %158, align 64
  %161 = getelementptr inbounds double, ptr %158, i64 8
  %162 = load <8 x double>, ptr %161, align 64
  %163 = getelementptr inbounds double, ptr %158, i64 16
  %164 = load <8 x double>, ptr %163, align 64
  %165 = mul nsw i64 %159, %17
  %166 = getelementptr inbounds double, ptr %70, i64 %165
  %167 = load double, ptr %166, align 8
  %168 = insertelement <8 x double> poison, double %167, i64 0
  %169 = shufflevector <8 x double> %168, <8 x double> poison, <8 x i32> zeroinitializer
  %170 = fneg <8 x double> %169
  %171 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %170, <8 x double> %160, <8 x double> %157)
  %172 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %170, <8 x double> %162, <8 x double> %156)
  %173 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %170, <8 x double> %164, <8 x double> %155)
  %174 = getelementptr inbounds double, ptr %74, i64 %165
  %175 = load double, ptr %174, align 8
  %176 = insertelement <8 x double> poison, double %175, i64 0
  %177 = shufflevector <8 x double> %176, <8 x double> poison, <8 x i32> zeroinitializer
  %178 = fneg <8 x double> %177
  %179 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %178, <8 x double> %160, <8 x double> %154)
  %180 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %178, <8 x double> %162, <8 x double> %153)
  %181 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %178, <8 x double> %164, <8 x double> %152)
  %182 = getelementptr inbounds double, ptr %78, i64 %165
  %183 = load double, ptr %182, align 8
  %184 = insertelement <8 x double> poison, double %183, i64 0
  %185 = shufflevector <8 x double> %184, <8 x double> poison, <8 x i32> zeroinitializer
  %186 = fneg <8 x double> %185
  %187 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %186, <8 x double> %160, <8 x double> %151)
  %188 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %186, <8 x double> %162, <8 x double> %150)
  %189 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %186, <8 x double> %164, <8 x double> %149)
  %190 = getelementptr inbounds double, ptr %82, i64 %165
  %191 = load double, ptr %190, align 8
  %192 = insertelement <8 x double> poison, double %191, i64 0
  %193 = shufflevector <8 x double> %192, <8 x double> poison, <8 x i32> zeroinitializer
  %194 = fneg <8 x double> %193
  %195 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %194, <8 x double> %160, <8 x double> %148)
  %196 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %194, <8 x double> %162, <8 x double> %147)
  %197 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %194, <8 x double> %164, <8 x double> %146)
  %198 = getelementptr inbounds double, ptr %86, i64 %165
  %199 = load double, ptr %198, align 8
  %200 = insertelement <8 x double> poison, double %199, i64 0
  %201 = shufflevector <8 x double> %200, <8 x double> poison, <8 x i32> zeroinitializer
  %202 = fneg <8 x double> %201
  %203 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %202, <8 x double> %160, <8 x double> %145)
  %204 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %202, <8 x double> %162, <8 x double> %144)
  %205 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %202, <8 x double> %164, <8 x double> %143)
  %206 = getelementptr inbounds double, ptr %90, i64 %165
  %207 = load double, ptr %206, align 8
  %208 = insertelement <8 x double> poison, double %207, i64 0
  %209 = shufflevector <8 x double> %208, <8 x double> poison, <8 x i32> zeroinitializer
  %210 = fneg <8 x double> %209
  %211 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %210, <8 x double> %160, <8 x double> %142)
  %212 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %210, <8 x double> %162, <8 x double> %141)
  %213 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %210, <8 x double> %164, <8 x double> %140)
  %214 = getelementptr inbounds double, ptr %94, i64 %165
  %215 = load double, ptr %214, align 8
  %216 = insertelement <8 x double> poison, double %215, i64 0
  %217 = shufflevector <8 x double> %216, <8 x double> poison, <8 x i32> zeroinitializer
  %218 = fneg <8 x double> %217
  %219 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %218, <8 x double> %160, <8 x double> %139)
  %220 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %218, <8 x double> %162, <8 x double> %138)
  %221 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %218, <8 x double> %164, <8 x double> %137)
  %222 = getelementptr inbounds double, ptr %98, i64 %165
  %223 = load double, ptr %222, align 8
  %224 = insertelement <8 x double> poison, double %223, i64 0
  %225 = shufflevector <8 x double> %224, <8 x double> poison, <8 x i32> zeroinitializer
  %226 = fneg <8 x double> %225
  %227 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %226, <8 x double> %160, <8 x double> %136)
  %228 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %226, <8 x double> %162, <8 x double> %135)
  %229 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %226, <8 x double> %164, <8 x double> %134)
  %230 = add nuw nsw i64 %159, 1
  %231 = getelementptr inbounds double, ptr %158, i64 24
  %232 = icmp eq i64 %230, %6
  br i1 %232, label %233, label %133

233:                                              ; preds = %133, %56
  %234 = phi <8 x double> [ zeroinitializer, %56 ], [ %229, %133 ]
  %235 = phi <8 x double> [ zeroinitializer, %56 ], [ %228, %133 ]
  %236 = phi <8 x double> [ zeroinitializer, %56 ], [ %227, %133 ]
  %237 = phi <8 x double> [ zeroinitializer, %56 ], [ %221, %133 ]
  %238 = phi <8 x double> [ zeroinitializer, %56 ], [ %220, %133 ]
  %239 = phi <8 x double> [ zeroinitializer, %56 ], [ %219, %133 ]
  %240 = phi <8 x double> [ zeroinitializer, %56 ], [ %213, %133 ]
  %241 = phi <8 x double> [ zeroinitializer, %56 ], [ %212, %133 ]
  %242 = phi <8 x double> [ zeroinitializer, %56 ], [ %211, %133 ]
  %243 = phi <8 x double> [ zeroinitializer, %56 ], [ %205, %133 ]
  %244 = phi <8 x double> [ zeroinitializer, %56 ], [ %204, %133 ]
  %245 = phi <8 x double> [ zeroinitializer, %56 ], [ %203, %133 ]
  %246 = phi <8 x double> [ zeroinitializer, %56 ], [ %197, %133 ]
  %247 = phi <8 x double> [ zeroinitializer, %56 ], [ %196, %133 ]
  %248 = phi <8 x double> [ zeroinitializer, %56 ], [ %195, %133 ]
  %249 = phi <8 x double> [ zeroinitializer, %56 ], [ %189, %133 ]
  %250 = phi <8 x double> [ zeroinitializer, %56 ], [ %188, %133 ]
  %251 = phi <8 x double> [ zeroinitializer, %56 ], [ %187, %133 ]
  %252 = phi <8 x double> [ zeroinitializer, %56 ], [ %181, %133 ]
  %253 = phi <8 x double> [ zeroinitializer, %56 ], [ %180, %133 ]
  %254 = phi <8 x double> [ zeroinitializer, %56 ], [ %179, %133 ]
  %255 = phi <8 x double> [ zeroinitializer, %56 ], [ %173, %133 ]
  %256 = phi <8 x double> [ zeroinitializer, %56 ], [ %172, %133 ]
  %257 = phi <8 x double> [ zeroinitializer, %56 ], [ %171, %133 ]
  %258 = icmp slt i64 %59, 1
  br i1 %258, label %608, label %259

259:                                              ; preds = %233
  br i1 %21, label %262, label %260

260:                                              ; preds = %259
  br i1 %22, label %261, label %272

261:                                              ; preds = %260
  br label %265

262:                                              ; preds = %259
  %263 = load <8 x double>, ptr %99, align 1
  %264 = fsub <8 x double> %263, %257
  store <8 x double> %264, ptr %99, align 1
  br label %272

265:                                              ; preds = %265, %261
  %266 = phi i64 [ %271, %265 ], [ 0, %261 ]
  %267 = getelementptr inbounds double, ptr %99, i64 %266
  %268 = load double, ptr %267, align 8
  %269 = extractelement <8 x double> %257, i64 %266
  %270 = fsub double %268, %269
  store double %270, ptr %267, align 8
  %271 = add nuw nsw i64 %266, 1
  br label %265

272:                                              ; preds = %262, %260
  %273 = getelementptr inbounds double, ptr %99, i64 8
  br i1 %24, label %283, label %274

274:                                              ; preds = %272
  br i1 %25, label %275, label %286

275:                                              ; preds = %274, %275
  %276 = phi i64 [ %281, %275 ], [ 0, %274 ]
  %277 = getelementptr inbounds double, ptr %273, i64 %276
  %278 = load double, ptr %277, align 8
  %279 = extractelement <8 x double> %256, i64 %276
  %280 = fsub double %278, %279
  store double %280, ptr %277, align 8
  %281 = add nuw nsw i64 %276, 1
  %282 = icmp eq i64 %281, %23
  br i1 %282, label %286, label %275

283:                                              ; preds = %272
  %284 = load <8 x double>, ptr %273, align 1
  %285 = fsub <8 x double> %284, %256
  store <8 x double> %285, ptr %273, align 1
  br label %286

286:                                              ; preds = %275, %283, %274
  %287 = getelementptr inbounds double, ptr %99, i64 16
  br i1 %27, label %297, label %288

288:                                              ; preds = %286
  br i1 %28, label %289, label %300

289:                                              ; preds = %288, %289
  %290 = phi i64 [ %295, %289 ], [ 0, %288 ]
  %291 = getelementptr inbounds double, ptr %287, i64 %290
  %292 = load double, ptr %291, align 8
  %293 = extractelement <8 x double> %255, i64 %290
  %294 = fsub double %292, %293
  store double %294, ptr %291, align 8
  %295 = add nuw nsw i64 %290, 1
  %296 = icmp eq i64 %295, %26
  br i1 %296, label %300, label %289

297:                                              ; preds = %286
  %298 = load <8 x double>, ptr %287, align 1
  %299 = fsub <8 x double> %298, %255
  store <8 x double> %299, ptr %287, align 1
  br label %300

300:                                              ; preds = %289, %297, %288
  %301 = icmp eq i64 %132, 1
  br i1 %301, label %608, label %302

302:                                              ; preds = %300
  %303 = getelementptr inbounds double, ptr %99, i64 %1
  br i1 %21, label %313, label %304

304:                                              ; preds = %302
  br i1 %29, label %305, label %316

305:                                              ; preds = %304
  br label %306

306:                                              ; preds = %306, %305
  %307 = phi i64 [ %312, %306 ], [ 0, %305 ]
  %308 = getelementptr inbounds double, ptr %303, i64 %307
  %309 = load double, ptr %308, align 8
  %310 = extractelement <8 x double> %254, i64 %307
  %311 = fsub double %309, %310
  store double %311, ptr %308, align 8
  %312 = add nuw nsw i64 %307, 1
  br label %306

313:                                              ; preds = %302
  %314 = load <8 x double>, ptr %303, align 1
  %315 = fsub <8 x double> %314, %254
  store <8 x double> %315, ptr %303, align 1
  br label %316

316:                                              ; preds = %313, %304
  %317 = getelementptr inbounds double, ptr %303, i64 8
  br i1 %24, label %327, label %318

318:                                              ; preds = %316
  br i1 %30, label %319, label %330

319:                                              ; preds = %318, %319
  %320 = phi i64 [ %325, %319 ], [ 0, %318 ]
  %321 = getelementptr inbounds double, ptr %317, i64 %320
  %322 = load double, ptr %321, align 8
  %323 = extractelement <8 x double> %253, i64 %320
  %324 = fsub double %322, %323
  store double %324, ptr %321, align 8
  %325 = add nuw nsw i64 %320, 1
  %326 = icmp eq i64 %325, %23
  br i1 %326, label %330, label %319

327:                                              ; preds = %316
  %328 = load <8 x double>, ptr %317, align 1
  %329 = fsub <8 x double> %328, %253
  store <8 x double> %329, ptr %317, align 1
  br label %330

330:                                              ; preds = %319, %327, %318
  %331 = getelementptr inbounds double, ptr %303, i64 16
  br i1 %27, label %341, label %332

332:                                              ; preds = %330
  br i1 %31, label %333, label %344

333:                                              ; preds = %332, %333
  %334 = phi i64 [ %339, %333 ], [ 0, %332 ]
  %335 = getelementptr inbounds double, ptr %331, i64 %334
  %336 = load double, ptr %335, align 8
  %337 = extractelement <8 x double> %252, i64 %334
  %338 = fsub double %336, %337
  store double %338, ptr %335, align 8
  %339 = add nuw nsw i64 %334, 1
  %340 = icmp eq i64 %339, %26
  br i1 %340, label %344, label %333

341:                                              ; preds = %330
  %342 = load <8 x double>, ptr %331, align 1
  %343 = fsub <8 x double> %342, %252
  store <8 x double> %343, ptr %331, align 1
  br label %344

344:                                              ; preds = %333, %341, %332
  %345 = icmp eq i64 %132, 2
  br i1 %345, label %608, label %346

346:                                              ; preds = %344
  %347 = getelementptr inbounds double, ptr %99, i64 %32
  br i1 %21, label %357, label %348

348:                                              ; preds = %346
  br i1 %33, label %349, label %360

349:                                              ; preds = %348
  br label %350

350:                                              ; preds = %350, %349
  %351 = phi i64 [ %356, %350 ], [ 0, %349 ]
  %352 = getelementptr inbounds double, ptr %347, i64 %351
  %353 = load double, ptr %352, align 8
  %354 = extractelement <8 x double> %251, i64 %351
  %355 = fsub double %353, %354
  store double %355, ptr %352, align 8
  %356 = add nuw nsw i64 %351, 1
  br label %350

357:                                              ; preds = %346
  %358 = load <8 x double>, ptr %347, align 1
  %359 = fsub <8 x double> %358, %251
  store <8 x double> %359, ptr %347, align 1
  br label %360

360:                                              ; preds = %357, %348
  %361 = getelementptr inbounds double, ptr %347, i64 8
  br i1 %24, label %371, label %362

362:                                              ; preds = %360
  br i1 %34, label %363, label %374

363:                                              ; preds = %362, %363
  %364 = phi i64 [ %369, %363 ], [ 0, %362 ]
  %365 = getelementptr inbounds double, ptr %361, i64 %364
  %366 = load double, ptr %365, align 8
  %367 = extractelement <8 x double> %250, i64 %364
  %368 = fsub double %366, %367
  store double %368, ptr %365, align 8
  %369 = add nuw nsw i64 %364, 1
  %370 = icmp eq i64 %369, %23
  br i1 %370, label %374, label %363

371:                                              ; preds = %360
  %372 = load <8 x double>, ptr %361, align 1
  %373 = fsub <8 x double> %372, %250
  store <8 x double> %373, ptr %361, align 1
  br label %374

374:                                              ; preds = %363, %371, %362
  %375 = getelementptr inbounds double, ptr %347, i64 16
  br i1 %27, label %385, label %376

376:                                              ; preds = %374
  br i1 %35, label %377, label %388

377:                                              ; preds = %376, %377
  %378 = phi i64 [ %383, %377 ], [ 0, %376 ]
  %379 = getelementptr inbounds double, ptr %375, i64 %378
  %380 = load double, ptr %379, align 8
  %381 = extractelement <8 x double> %249, i64 %378
  %382 = fsub double %380, %381
  store double %382, ptr %379, align 8
  %383 = add nuw nsw i64 %378, 1
  %384 = icmp eq i64 %383, %26
  br i1 %384, label %388, label %377

385:                                              ; preds = %374
  %386 = load <8 x double>, ptr %375, align 1
  %387 = fsub <8 x double> %386, %249
  store <8 x double> %387, ptr %375, align 1
  br label %388

388:                                              ; preds = %377, %385, %376
  %389 = icmp eq i64 %132, 3
  br i1 %389, label %608, label %390

390:                                              ; preds = %388
  %391 = getelementptr inbounds double, ptr %99, i64 %36
  br i1 %21, label %401, label %392

392:                                              ; preds = %390
  br i1 %37, label %393, label %404

393:                                              ; preds = %392
  br label %394

394:                                              ; preds = %394, %393
  %395 = phi i64 [ %400, %394 ], [ 0, %393 ]
  %396 = getelementptr inbounds double, ptr %391, i64 %395
  %397 = load double, ptr %396, align 8
  %398 = extractelement <8 x double> %248, i64 %395
  %399 = fsub double %397, %398
  store double %399, ptr %396, align 8
  %400 = add nuw nsw i64 %395, 1
  br label %394

401:                                              ; preds = %390
  %402 = load <8 x double>, ptr %391, align 1
  %403 = fsub <8 x double> %402, %248
  store <8 x double> %403, ptr %391, align 1
  br label %404

404:                                              ; preds = %401, %392
  %405 = getelementptr inbounds double, ptr %391, i64 8
  br i1 %24, label %415, label %406

406:                                              ; preds = %404
  br i1 %38, label %407, label %418

407:                                              ; preds = %406, %407
  %408 = phi i64 [ %413, %407 ], [ 0, %406 ]
  %409 = getelementptr inbounds double, ptr %405, i64 %408
  %410 = load double, ptr %409, align 8
  %411 = extractelement <8 x double> %247, i64 %408
  %412 = fsub double %410, %411
  store double %412, ptr %409, align 8
  %413 = add nuw nsw i64 %408, 1
  %414 = icmp eq i64 %413, %23
  br i1 %414, label %418, label %407

415:                                              ; preds = %404
  %416 = load <8 x double>, ptr %405, align 1
  %417 = fsub <8 x double> %416, %247
  store <8 x double> %417, ptr %405, align 1
  br label %418

418:                                              ; preds = %407, %415, %406
  %419 = getelementptr inbounds double, ptr %391, i64 16
  br i1 %27, label %429, label %420

420:                                              ; preds = %418
  br i1 %39, label %421, label %432

421:                                              ; preds = %420, %421
  %422 = phi i64 [ %427, %421 ], [ 0, %420 ]
  %423 = getelementptr inbounds double, ptr %419, i64 %422
  %424 = load double, ptr %423, align 8
  %425 = extractelement <8 x double> %246, i64 %422
  %426 = fsub double %424, %425
  store double %426, ptr %423, align 8
  %427 = add nuw nsw i64 %422, 1
  %428 = icmp eq i64 %427, %26
  br i1 %428, label %432, label %421

429:                                              ; preds = %418
  %430 = load <8 x double>, ptr %419, align 1
  %431 = fsub <8 x double> %430, %246
  store <8 x double> %431, ptr %419, align 1
  br label %432

432:                                              ; preds = %421, %429, %420
  %433 = icmp eq i64 %132, 4
  br i1 %433, label %608, label %434

434:                                              ; preds = %432
  %435 = getelementptr inbounds double, ptr %99, i64 %40
  br i1 %21, label %445, label %436

436:                                              ; preds = %434
  br i1 %41, label %437, label %448

437:                                              ; preds = %436
  br label %438

438:                                              ; preds = %438, %437
  %439 = phi i64 [ %444, %438 ], [ 0, %437 ]
  %440 = getelementptr inbounds double, ptr %435, i64 %439
  %441 = load double, ptr %440, align 8
  %442 = extractelement <8 x double> %245, i64 %439
  %443 = fsub double %441, %442
  store double %443, ptr %440, align 8
  %444 = add nuw nsw i64 %439, 1
  br label %438

445:                                              ; preds = %434
  %446 = load <8 x double>, ptr %435, align 1
  %447 = fsub <8 x double> %446, %245
  store <8 x double> %447, ptr %435, align 1
  br label %448

448:                                              ; preds = %445, %436
  %449 = getelementptr inbounds double, ptr %435, i64 8
  br i1 %24, label %459, label %450

450:                                              ; preds = %448
  br i1 %42, label %451, label %462

451:                                              ; preds = %450, %451
  %452 = phi i64 [ %457, %451 ], [ 0, %450 ]
  %453 = getelementptr inbounds double, ptr %449, i64 %452
  %454 = load double, ptr %453, align 8
  %455 = extractelement <8 x double> %244, i64 %452
  %456 = fsub double %454, %455
  store double %456, ptr %453, align 8
  %457 = add nuw nsw i64 %452, 1
  %458 = icmp eq i64 %457, %23
  br i1 %458, label %462, label %451

459:                                              ; preds = %448
  %460 = load <8 x double>, ptr %449, align 1
  %461 = fsub <8 x double> %460, %244
  store <8 x double> %461, ptr %449, align 1
  br label %462

462:                                              ; preds = %451, %459, %450
  %463 = getelementptr inbounds double, ptr %435, i64 16
  br i1 %27, label %473, label %464

464:                                              ; preds = %462
  br i1 %43, label %465, label %476

465:                                              ; preds = %464, %465
  %466 = phi i64 [ %471, %465 ], [ 0, %464 ]
  %467 = getelementptr inbounds double, ptr %463, i64 %466
  %468 = load double, ptr %467, align 8
  %469 = extractelement <8 x double> %243, i64 %466
  %470 = fsub double %468, %469
  store double %470, ptr %467, align 8
  %471 = add nuw nsw i64 %466, 1
  %472 = icmp eq i64 %471, %26
  br i1 %472, label %476, label %465

473:                                              ; preds = %462
  %474 = load <8 x double>, ptr %463, align 1
  %475 = fsub <8 x double> %474, %243
  store <8 x double> %475, ptr %463, align 1
  br label %476

476:                                              ; preds = %465, %473, %464
  %477 = icmp eq i64 %132, 5
  br i1 %477, label %608, label %478

478:                                              ; preds = %476
  %479 = getelementptr inbounds double, ptr %99, i64 %44
  br i1 %21, label %489, label %480

480:                                              ; preds = %478
  br i1 %45, label %481, label %492

481:                                              ; preds = %480
  br label %482

482:                                              ; preds = %482, %481
  %483 = phi i64 [ %488, %482 ], [ 0, %481 ]
  %484 = getelementptr inbounds double, ptr %479, i64 %483
  %485 = load double, ptr %484, align 8
  %486 = extractelement <8 x double> %242, i64 %483
  %487 = fsub double %485, %486
  store double %487, ptr %484, align 8
  %488 = add nuw nsw i64 %483, 1
  br label %482

489:                                              ; preds = %478
  %490 = load <8 x double>, ptr %479, align 1
  %491 = fsub <8 x double> %490, %242
  store <8 x double> %491, ptr %479, align 1
  br label %492

492:                                              ; preds = %489, %480
  %493 = getelementptr inbounds double, ptr %479, i64 8
  br i1 %24, label %503, label %494

494:                                              ; preds = %492
  br i1 %46, label %495, label %506

495:                                              ; preds = %494, %495
  %496 = phi i64 [ %501, %495 ], [ 0, %494 ]
  %497 = getelementptr inbounds double, ptr %493, i64 %496
  %498 = load double, ptr %497, align 8
  %499 = extractelement <8 x double> %241, i64 %496
  %500 = fsub double %498, %499
  store double %500, ptr %497, align 8
  %501 = add nuw nsw i64 %496, 1
  %502 = icmp eq i64 %501, %23
  br i1 %502, label %506, label %495

503:                                              ; preds = %492
  %504 = load <8 x double>, ptr %493, align 1
  %505 = fsub <8 x double> %504, %241
  store <8 x double> %505, ptr %493, align 1
  br label %506

506:                                              ; preds = %495, %503, %494
  %507 = getelementptr inbounds double, ptr %479, i64 16
  br i1 %27, label %517, label %508

508:                                              ; preds = %506
  br i1 %47, label %509, label %520

509:                                              ; preds = %508, %509
  %510 = phi i64 [ %515, %509 ], [ 0, %508 ]
  %511 = getelementptr inbounds double, ptr %507, i64 %510
  %512 = load double, ptr %511, align 8
  %513 = extractelement <8 x double> %240, i64 %510
  %514 = fsub double %512, %513
  store double %514, ptr %511, align 8
  %515 = add nuw nsw i64 %510, 1
  %516 = icmp eq i64 %515, %26
  br i1 %516, label %520, label %509

517:                                              ; preds = %506
  %518 = load <8 x double>, ptr %507, align 1
  %519 = fsub <8 x double> %518, %240
  store <8 x double> %519, ptr %507, align 1
  br label %520

520:                                              ; preds = %509, %517, %508
  %521 = icmp eq i64 %132, 6
  br i1 %521, label %608, label %522

522:                                              ; preds = %520
  %523 = getelementptr inbounds double, ptr %99, i64 %48
  br i1 %21, label %533, label %524

524:                                              ; preds = %522
  br i1 %49, label %525, label %536

525:                                              ; preds = %524
  br label %526

526:                                              ; preds = %526, %525
  %527 = phi i64 [ %532, %526 ], [ 0, %525 ]
  %528 = getelementptr inbounds double, ptr %523, i64 %527
  %529 = load double, ptr %528, align 8
  %530 = extractelement <8 x double> %239, i64 %527
  %531 = fsub double %529, %530
  store double %531, ptr %528, align 8
  %532 = add nuw nsw i64 %527, 1
  br label %526

533:                                              ; preds = %522
  %534 = load <8 x double>, ptr %523, align 1
  %535 = fsub <8 x double> %534, %239
  store <8 x double> %535, ptr %523, align 1
  br label %536

536:                                              ; preds = %533, %524
  %537 = getelementptr inbounds double, ptr %523, i64 8
  br i1 %24, label %547, label %538

538:                                              ; preds = %536
  br i1 %50, label %539, label %550

539:                                              ; preds = %538, %539
  %540 = phi i64 [ %545, %539 ], [ 0, %538 ]
  %541 = getelementptr inbounds double, ptr %537, i64 %540
  %542 = load double, ptr %541, align 8
  %543 = extractelement <8 x double> %238, i64 %540
  %544 = fsub double %542, %543
  store double %544, ptr %541, align 8
  %545 = add nuw nsw i64 %540, 1
  %546 = icmp eq i64 %545, %23
  br i1 %546, label %550, label %539

547:                                              ; preds = %536
  %548 = load <8 x double>, ptr %537, align 1
  %549 = fsub <8 x double> %548, %238
  store <8 x double> %549, ptr %537, align 1
  br label %550

550:                                              ; preds = %539, %547, %538
  %551 = getelementptr inbounds double, ptr %523, i64 16
  br i1 %27, label %561, label %552

552:                                              ; preds = %550
  br i1 %51, label %553, label %564

553:                                              ; preds = %552, %553
  %554 = phi i64 [ %559, %553 ], [ 0, %552 ]
  %555 = getelementptr inbounds double, ptr %551, i64 %554
  %556 = load double, ptr %555, align 8
  %557 = extractelement <8 x double> %237, i64 %554
  %558 = fsub double %556, %557
  store double %558, ptr %555, align 8
  %559 = add nuw nsw i64 %554, 1
  %560 = icmp eq i64 %559, %26
  br i1 %560, label %564, label %553

561:                                              ; preds = %550
  %562 = load <8 x double>, ptr %551, align 1
  %563 = fsub <8 x double> %562, %237
  store <8 x double> %563, ptr %551, align 1
  br label %564

564:                                              ; preds = %553, %561, %552
  %565 = icmp eq i64 %132, 7
  br i1 %565, label %608, label %566

566:                                              ; preds = %564
  %567 = getelementptr inbounds double, ptr %99, i64 %52
  br i1 %21, label %577, label %568

568:                                              ; preds = %566
  br i1 %53, label %569, label %580

569:                                              ; preds = %568
  br label %570

570:                                              ; preds = %570, %569
  %571 = phi i64 [ %576, %570 ], [ 0, %569 ]
  %572 = getelementptr inbounds double, ptr %567, i64 %571
  %573 = load double, ptr %572, align 8
  %574 = extractelement <8 x double> %236, i64 %571
  %575 = fsub double %573, %574
  store double %575, ptr %572, align 8
  %576 = add nuw nsw i64 %571, 1
  br label %570

577:                                              ; preds = %566
  %578 = load <8 x double>, ptr %567, align 1
  %579 = fsub <8 x double> %578, %236
  store <8 x double> %579, ptr %567, align 1
  br label %580

580:                                              ; preds = %577, %568
  %581 = getelementptr inbounds double, ptr %567, i64 8
  br i1 %24, label %591, label %582

582:                                              ; preds = %580
  br i1 %54, label %583, label %594

583:                                              ; preds = %582, %583
  %584 = phi i64 [ %589, %583 ], [ 0, %582 ]
  %585 = getelementptr inbounds double, ptr %581, i64 %584
  %586 = load double, ptr %585, align 8
  %587 = extractelement <8 x double> %235, i64 %584
  %588 = fsub double %586, %587
  store double %588, ptr %585, align 8
  %589 = add nuw nsw i64 %584, 1
  %590 = icmp eq i64 %589, %23
  br i1 %590, label %594, label %583

591:                                              ; preds = %580
  %592 = load <8 x double>, ptr %581, align 1
  %593 = fsub <8 x double> %592, %235
  store <8 x double> %593, ptr %581, align 1
  br label %594

594:                                              ; preds = %583, %591, %582
  %595 = getelementptr inbounds double, ptr %567, i64 16
  br i1 %27, label %605, label %596

596:                                              ; preds = %594
  br i1 %55, label %597, label %608

597:                                              ; preds = %596, %597
  %598 = phi i64 [ %603, %597 ], [ 0, %596 ]
  %599 = getelementptr inbounds double, ptr %595, i64 %598
  %600 = load double, ptr %599, align 8
  %601 = extractelement <8 x double> %234, i64 %598
  %602 = fsub double %600, %601
  store double %602, ptr %599, align 8
  %603 = add nuw nsw i64 %598, 1
  %604 = icmp eq i64 %603, %26
  br i1 %604, label %608, label %597

605:                                              ; preds = %594
  %606 = load <8 x double>, ptr %595, align 1
  %607 = fsub <8 x double> %606, %234
  store <8 x double> %607, ptr %595, align 1
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
  %636 = icmp sgt i64 %2, 7
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
  %666 = getelementptr inbounds double, ptr %628, i64 %665
  %667 = add nsw i64 %663, -1
  %668 = icmp slt i64 %667, 0
  %669 = select i1 %668, i64 %667, i64 0
  %670 = mul nsw i64 %669, %630
  %671 = getelementptr inbounds double, ptr %666, i64 %670
  %672 = icmp slt i64 %667, 1
  %673 = select i1 %672, i64 %667, i64 1
  %674 = mul nsw i64 %673, %630
  %675 = getelementptr inbounds double, ptr %666, i64 %674
  %676 = icmp slt i64 %667, 2
  %677 = select i1 %676, i64 %667, i64 2
  %678 = mul nsw i64 %677, %630
  %679 = getelementptr inbounds double, ptr %666, i64 %678
  %680 = icmp slt i64 %667, 3
  %681 = select i1 %680, i64 %667, i64 3
  %682 = mul nsw i64 %681, %630
  %683 = getelementptr inbounds double, ptr %666, i64 %682
  %684 = icmp slt i64 %667, 4
  %685 = select i1 %684, i64 %667, i64 4
  %686 = mul nsw i64 %685, %630
  %687 = getelementptr inbounds double, ptr %666, i64 %686
  %688 = icmp slt i64 %667, 5
  %689 = select i1 %688, i64 %667, i64 5
  %690 = mul nsw i64 %689, %630
  %691 = getelementptr inbounds double, ptr %666, i64 %690
  %692 = icmp slt i64 %667, 6
  %693 = select i1 %692, i64 %667, i64 6
  %694 = mul nsw i64 %693, %630
  %695 = getelementptr inbounds double, ptr %666, i64 %694
  %696 = icmp slt i64 %667, 7
  %697 = select i1 %696, i64 %667, i64 7
  %698 = mul nsw i64 %697, %630
  %699 = getelementptr inbounds double, ptr %666, i64 %698
  %700 = getelementptr inbounds double, ptr %0, i64 %664
  %701 = mul nsw i64 %669, %1
  %702 = getelementptr inbounds double, ptr %700, i64 %701
  call void @llvm.prefetch.p0(ptr %702, i32 0, i32 3, i32 1)
  %703 = mul nsw i64 %673, %1
  %704 = getelementptr inbounds double, ptr %700, i64 %703
  call void @llvm.prefetch.p0(ptr %704, i32 0, i32 3, i32 1)
  %705 = mul nsw i64 %677, %1
  %706 = getelementptr inbounds double, ptr %700, i64 %705
  call void @llvm.prefetch.p0(ptr %706, i32 0, i32 3, i32 1)
  %707 = mul nsw i64 %681, %1
  %708 = getelementptr inbounds double, ptr %700, i64 %707
  call void @llvm.prefetch.p0(ptr %708, i32 0, i32 3, i32 1)
  %709 = mul nsw i64 %685, %1
  %710 = getelementptr inbounds double, ptr %700, i64 %709
  call void @llvm.prefetch.p0(ptr %710, i32 0, i32 3, i32 1)
  %711 = mul nsw i64 %689, %1
  %712 = getelementptr inbounds double, ptr %700, i64 %711
  call void @llvm.prefetch.p0(ptr %712, i32 0, i32 3, i32 1)
  %713 = mul nsw i64 %693, %1
  %714 = getelementptr inbounds double, ptr %700, i64 %713
  call void @llvm.prefetch.p0(ptr %714, i32 0, i32 3, i32 1)
  %715 = mul nsw i64 %697, %1
  %716 = getelementptr inbounds double, ptr %700, i64 %715
  call void @llvm.prefetch.p0(ptr %716, i32 0, i32 3, i32 1)
  %717 = call i64 @llvm.smax.i64(i64 %660, i64 0)
  br i1 %635, label %718, label %782

718:                                              ; preds = %657, %718
  %719 = phi <8 x double> [ %736, %718 ], [ zeroinitializer, %657 ]
  %720 = phi <8 x double> [ %742, %718 ], [ zeroinitializer, %657 ]
  %721 = phi <8 x double> [ %748, %718 ], [ zeroinitializer, %657 ]
  %722 = phi <8 x double> [ %754, %718 ], [ zeroinitializer, %657 ]
  %723 = phi <8 x double> [ %760, %718 ], [ zeroinitializer, %657 ]
  %724 = phi <8 x double> [ %766, %718 ], [ zeroinitializer, %657 ]
  %725 = phi <8 x double> [ %772, %718 ], [ zeroinitializer, %657 ]
  %726 = phi <8 x double> [ %778, %718 ], [ zeroinitializer, %657 ]
  %727 = phi ptr [ %780, %718 ], [ %4, %657 ]
  %728 = phi i64 [ %779, %718 ], [ 0, %657 ]
  %729 = load <8 x double>, ptr %727, align 64
  %730 = mul nsw i64 %728, %632
  %731 = getelementptr inbounds double, ptr %671, i64 %730
  %732 = load double, ptr %731, align 8
  %733 = insertelement <8 x double> poison, double %732, i64 0
  %734 = shufflevector <8 x double> %733, <8 x double> poison, <8 x i32> zeroinitializer
  %735 = fneg <8 x double> %734
  %736 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %735, <8 x double> %729, <8 x double> %719)
  %737 = getelementptr inbounds double, ptr %675, i64 %730
  %738 = load double, ptr %737, align 8
  %739 = insertelement <8 x double> poison, double %738, i64 0
  %740 = shufflevector <8 x double> %739, <8 x double> poison, <8 x i32> zeroinitializer
  %741 = fneg <8 x double> %740
  %742 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %741, <8 x double> %729, <8 x double> %720)
  %743 = getelementptr inbounds double, ptr %679, i64 %730
  %744 = load double, ptr %743, align 8
  %745 = insertelement <8 x double> poison, double %744, i64 0
  %746 = shufflevector <8 x double> %745, <8 x double> poison, <8 x i32> zeroinitializer
  %747 = fneg <8 x double> %746
  %748 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %747, <8 x double> %729, <8 x double> %721)
  %749 = getelementptr inbounds double, ptr %683, i64 %730
  %750 = load double, ptr %749, align 8
  %751 = insertelement <8 x double> poison, double %750, i64 0
  %752 = shufflevector <8 x double> %751, <8 x double> poison, <8 x i32> zeroinitializer
  %753 = fneg <8 x double> %752
  %754 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %753, <8 x double> %729, <8 x double> %722)
  %755 = getelementptr inbounds double, ptr %687, i64 %730
  %756 = load double, ptr %755, align 8
  %757 = insertelement <8 x double> poison, double %756, i64 0
  %758 = shufflevector <8 x double> %757, <8 x double> poison, <8 x i32> zeroinitializer
  %759 = fneg <8 x double> %758
  %760 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %759, <8 x double> %729, <8 x double> %723)
  %761 = getelementptr inbounds double, ptr %691, i64 %730
  %762 = load double, ptr %761, align 8
  %763 = insertelement <8 x double> poison, double %762, i64 0
  %764 = shufflevector <8 x double> %763, <8 x double> poison, <8 x i32> zeroinitializer
  %765 = fneg <8 x double> %764
  %766 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %765, <8 x double> %729, <8 x double> %724)
  %767 = getelementptr inbounds double, ptr %695, i64 %730
  %768 = load double, ptr %767, align 8
  %769 = insertelement <8 x double> poison, double %768, i64 0
  %770 = shufflevector <8 x double> %769, <8 x double> poison, <8 x i32> zeroinitializer
  %771 = fneg <8 x double> %770
  %772 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %771, <8 x double> %729, <8 x double> %725)
  %773 = getelementptr inbounds double, ptr %699, i64 %730
  %774 = load double, ptr %773, align 8
  %775 = insertelement <8 x double> poison, double %774, i64 0
  %776 = shufflevector <8 x double> %775, <8 x double> poison, <8 x i32> zeroinitializer
  %777 = fneg <8 x double> %776
  %778 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %777, <8 x double> %729, <8 x double> %726)
  %779 = add nuw nsw i64 %728, 1
  %780 = getelementptr inbounds double, ptr %727, i64 24
  %781 = icmp eq i64 %779, %6
  br i1 %781, label %782, label %718

782:                                              ; preds = %718, %657
  %783 = phi <8 x double> [ zeroinitializer, %657 ], [ %736, %718 ]
  %784 = phi <8 x double> [ zeroinitializer, %657 ], [ %742, %718 ]
  %785 = phi <8 x double> [ zeroinitializer, %657 ], [ %748, %718 ]
  %786 = phi <8 x double> [ zeroinitializer, %657 ], [ %754, %718 ]
  %787 = phi <8 x double> [ zeroinitializer, %657 ], [ %760, %718 ]
  %788 = phi <8 x double> [ zeroinitializer, %657 ], [ %766, %718 ]
  %789 = phi <8 x double> [ zeroinitializer, %657 ], [ %772, %718 ]
  %790 = phi <8 x double> [ zeroinitializer, %657 ], [ %778, %718 ]
  %791 = icmp slt i64 %660, 1
  br i1 %791, label %954, label %792

792:                                              ; preds = %782
  br i1 %636, label %945, label %934

793:                                              ; preds = %943
  %794 = getelementptr inbounds double, ptr %700, i64 %1
  br i1 %636, label %806, label %795

795:                                              ; preds = %793
  br i1 %638, label %796, label %804

796:                                              ; preds = %795, %796
  %797 = phi i64 [ %802, %796 ], [ 0, %795 ]
  %798 = getelementptr inbounds double, ptr %794, i64 %797
  %799 = load double, ptr %798, align 8
  %800 = extractelement <8 x double> %784, i64 %797
  %801 = fsub double %799, %800
  store double %801, ptr %798, align 8
  %802 = add nuw nsw i64 %797, 1
  %803 = icmp eq i64 %802, %2
  br i1 %803, label %804, label %796

804:                                              ; preds = %796, %795
  %805 = icmp eq i64 %717, 2
  br i1 %805, label %954, label %813

806:                                              ; preds = %793, %949
  %807 = phi ptr [ %950, %949 ], [ %794, %793 ]
  %808 = load <8 x double>, ptr %807, align 1
  %809 = fsub <8 x double> %808, %784
  store <8 x double> %809, ptr %807, align 1
  %810 = icmp eq i64 %717, 2
  br i1 %810, label %954, label %811

811:                                              ; preds = %806
  %812 = getelementptr inbounds double, ptr %700, i64 %651
  br label %826

813:                                              ; preds = %951, %804
  %814 = getelementptr inbounds double, ptr %700, i64 %639
  br i1 %636, label %826, label %815

815:                                              ; preds = %813
  br i1 %640, label %816, label %833

816:                                              ; preds = %815, %816
  %817 = phi i64 [ %822, %816 ], [ 0, %815 ]
  %818 = getelementptr inbounds double, ptr %814, i64 %817
  %819 = load double, ptr %818, align 8
  %820 = extractelement <8 x double> %785, i64 %817
  %821 = fsub double %819, %820
  store double %821, ptr %818, align 8
  %822 = add nuw nsw i64 %817, 1
  %823 = icmp eq i64 %822, %2
  br i1 %823, label %824, label %816

824:                                              ; preds = %816
  %825 = icmp eq i64 %717, 3
  br i1 %825, label %954, label %836

826:                                              ; preds = %813, %811
  %827 = phi ptr [ %812, %811 ], [ %814, %813 ]
  %828 = load <8 x double>, ptr %827, align 1
  %829 = fsub <8 x double> %828, %785
  store <8 x double> %829, ptr %827, align 1
  %830 = icmp eq i64 %717, 3
  br i1 %830, label %954, label %831

831:                                              ; preds = %826
  %832 = getelementptr inbounds double, ptr %700, i64 %652
  br label %849

833:                                              ; preds = %815
  %834 = add nsw i64 %717, -3
  %835 = icmp ult i64 %834, 2
  br i1 %835, label %954, label %856

836:                                              ; preds = %824
  %837 = getelementptr inbounds double, ptr %700, i64 %641
  br i1 %636, label %849, label %838

838:                                              ; preds = %836
  br i1 %642, label %839, label %847

839:                                              ; preds = %838, %839
  %840 = phi i64 [ %845, %839 ], [ 0, %838 ]
  %841 = getelementptr inbounds double, ptr %837, i64 %840
  %842 = load double, ptr %841, align 8
  %843 = extractelement <8 x double> %786, i64 %840
  %844 = fsub double %842, %843
  store double %844, ptr %841, align 8
  %845 = add nuw nsw i64 %840, 1
  %846 = icmp eq i64 %845, %2
  br i1 %846, label %847, label %839

847:                                              ; preds = %839, %838
  %848 = icmp eq i64 %717, 4
  br i1 %848, label %954, label %856

849:                                              ; preds = %836, %831
  %850 = phi ptr [ %832, %831 ], [ %837, %836 ]
  %851 = load <8 x double>, ptr %850, align 1
  %852 = fsub <8 x double> %851, %786
  store <8 x double> %852, ptr %850, align 1
  %853 = icmp eq i64 %717, 4
  br i1 %853, label %954, label %854

854:                                              ; preds = %849
  %855 = getelementptr inbounds double, ptr %700, i64 %653
  br label %869

856:                                              ; preds = %833, %847
  %857 = getelementptr inbounds double, ptr %700, i64 %643
  br i1 %636, label %869, label %858

858:                                              ; preds = %856
  br i1 %644, label %859, label %876

859:                                              ; preds = %858, %859
  %860 = phi i64 [ %865, %859 ], [ 0, %858 ]
  %861 = getelementptr inbounds double, ptr %857, i64 %860
  %862 = load double, ptr %861, align 8
  %863 = extractelement <8 x double> %787, i64 %860
  %864 = fsub double %862, %863
  store double %864, ptr %861, align 8
  %865 = add nuw nsw i64 %860, 1
  %866 = icmp eq i64 %865, %2
  br i1 %866, label %867, label %859

867:                                              ; preds = %859
  %868 = icmp eq i64 %717, 5
  br i1 %868, label %954, label %879

869:                                              ; preds = %856, %854
  %870 = phi ptr [ %855, %854 ], [ %857, %856 ]
  %871 = load <8 x double>, ptr %870, align 1
  %872 = fsub <8 x double> %871, %787
  store <8 x double> %872, ptr %870, align 1
  %873 = icmp eq i64 %717, 5
  br i1 %873, label %954, label %874

874:                                              ; preds = %869
  %875 = getelementptr inbounds double, ptr %700, i64 %654
  br label %892

876:                                              ; preds = %858
  %877 = add nsw i64 %717, -5
  %878 = icmp ult i64 %877, 2
  br i1 %878, label %954, label %899

879:                                              ; preds = %867
  %880 = getelementptr inbounds double, ptr %700, i64 %645
  br i1 %636, label %892, label %881

881:                                              ; preds = %879
  br i1 %646, label %882, label %890

882:                                              ; preds = %881, %882
  %883 = phi i64 [ %888, %882 ], [ 0, %881 ]
  %884 = getelementptr inbounds double, ptr %880, i64 %883
  %885 = load double, ptr %884, align 8
  %886 = extractelement <8 x double> %788, i64 %883
  %887 = fsub double %885, %886
  store double %887, ptr %884, align 8
  %888 = add nuw nsw i64 %883, 1
  %889 = icmp eq i64 %888, %2
  br i1 %889, label %890, label %882

890:                                              ; preds = %882, %881
  %891 = icmp eq i64 %717, 6
  br i1 %891, label %954, label %899

892:                                              ; preds = %879, %874
  %893 = phi ptr [ %875, %874 ], [ %880, %879 ]
  %894 = load <8 x double>, ptr %893, align 1
  %895 = fsub <8 x double> %894, %788
  store <8 x double> %895, ptr %893, align 1
  %896 = icmp eq i64 %717, 6
  br i1 %896, label %954, label %897

897:                                              ; preds = %892
  %898 = getelementptr inbounds double, ptr %700, i64 %655
  br label %912

899:                                              ; preds = %876, %890
  %900 = getelementptr inbounds double, ptr %700, i64 %647
  br i1 %636, label %912, label %901

901:                                              ; preds = %899
  br i1 %648, label %902, label %954

902:                                              ; preds = %901, %902
  %903 = phi i64 [ %908, %902 ], [ 0, %901 ]
  %904 = getelementptr inbounds double, ptr %900, i64 %903
  %905 = load double, ptr %904, align 8
  %906 = extractelement <8 x double> %789, i64 %903
  %907 = fsub double %905, %906
  store double %907, ptr %904, align 8
  %908 = add nuw nsw i64 %903, 1
  %909 = icmp eq i64 %908, %2
  br i1 %909, label %910, label %902

910:                                              ; preds = %902
  %911 = icmp eq i64 %717, 7
  br i1 %911, label %954, label %919

912:                                              ; preds = %899, %897
  %913 = phi ptr [ %898, %897 ], [ %900, %899 ]
  %914 = load <8 x double>, ptr %913, align 1
  %915 = fsub <8 x double> %914, %789
  store <8 x double> %915, ptr %913, align 1
  %916 = icmp eq i64 %717, 7
  br i1 %916, label %954, label %917

917:                                              ; preds = %912
  %918 = getelementptr inbounds double, ptr %700, i64 %656
  br label %930

919:                                              ; preds = %910
  %920 = getelementptr inbounds double, ptr %700, i64 %649
  br i1 %636, label %930, label %921

921:                                              ; preds = %919
  br i1 %650, label %922, label %954

922:                                              ; preds = %921, %922
  %923 = phi i64 [ %928, %922 ], [ 0, %921 ]
  %924 = getelementptr inbounds double, ptr %920, i64 %923
  %925 = load double, ptr %924, align 8
  %926 = extractelement <8 x double> %790, i64 %923
  %927 = fsub double %925, %926
  store double %927, ptr %924, align 8
  %928 = add nuw nsw i64 %923, 1
  %929 = icmp eq i64 %928, %2
  br i1 %929, label %954, label %922

930:                                              ; preds = %917, %919
  %931 = phi ptr [ %918, %917 ], [ %920, %919 ]
  %932 = load <8 x double>, ptr %931, align 1
  %933 = fsub <8 x double> %932, %790
  store <8 x double> %933, ptr %931, align 1
  br label %954

934:                                              ; preds = %792
  br i1 %637, label %935, label %951

935:                                              ; preds = %934, %935
  %936 = phi i64 [ %941, %935 ], [ 0, %934 ]
  %937 = getelementptr inbounds double, ptr %700, i64 %936
  %938 = load double, ptr %937, align 8
  %939 = extractelement <8 x double> %783, i64 %936
  %940 = fsub double %938, %939
  store double %940, ptr %937, align 8
  %941 = add nuw nsw i64 %936, 1
  %942 = icmp eq i64 %941, %2
  br i1 %942, label %943, label %935

943:                                              ; preds = %935
  %944 = icmp eq i64 %717, 1
  br i1 %944, label %954, label %793

945:                                              ; preds = %792
  %946 = load <8 x double>, ptr %700, align 1
  %947 = fsub <8 x double> %946, %783
  store <8 x double> %947, ptr %700, align 1
  %948 = icmp eq i64 %717, 1
  br i1 %948, label %954, label %949

949:                                              ; preds = %945
  %950 = getelementptr inbounds double, ptr %700, i64 %1
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
  %961 = getelementptr inbounds double, ptr %0, i64 %959
  %962 = sub nsw i64 %2, %959
  %963 = getelementptr inbounds double, ptr %4, i64 %959
  br i1 %621, label %964, label %1129

964:                                              ; preds = %958
  %965 = icmp sgt i64 %962, 7
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
  %979 = getelementptr inbounds double, ptr %616, i64 %978
  %980 = add nsw i64 %976, -1
  %981 = icmp slt i64 %980, 0
  %982 = select i1 %981, i64 %980, i64 0
  %983 = mul nsw i64 %982, %618
  %984 = getelementptr inbounds double, ptr %979, i64 %983
  %985 = icmp slt i64 %980, 1
  %986 = select i1 %985, i64 %980, i64 1
  %987 = mul nsw i64 %986, %618
  %988 = getelementptr inbounds double, ptr %979, i64 %987
  %989 = icmp slt i64 %980, 2
  %990 = select i1 %989, i64 %980, i64 2
  %991 = mul nsw i64 %990, %618
  %992 = getelementptr inbounds double, ptr %979, i64 %991
  %993 = icmp slt i64 %980, 3
  %994 = select i1 %993, i64 %980, i64 3
  %995 = mul nsw i64 %994, %618
  %996 = getelementptr inbounds double, ptr %979, i64 %995
  %997 = getelementptr inbounds double, ptr %961, i64 %977
  %998 = mul nsw i64 %982, %1
  %999 = getelementptr inbounds double, ptr %997, i64 %998
  call void @llvm.prefetch.p0(ptr %999, i32 0, i32 3, i32 1)
  %1000 = mul nsw i64 %986, %1
  %1001 = getelementptr inbounds double, ptr %997, i64 %1000
  call void @llvm.prefetch.p0(ptr %1001, i32 0, i32 3, i32 1)
  %1002 = mul nsw i64 %990, %1
  %1003 = getelementptr inbounds double, ptr %997, i64 %1002
  call void @llvm.prefetch.p0(ptr %1003, i32 0, i32 3, i32 1)
  %1004 = mul nsw i64 %994, %1
  %1005 = getelementptr inbounds double, ptr %997, i64 %1004
  call void @llvm.prefetch.p0(ptr %1005, i32 0, i32 3, i32 1)
  %1006 = call i64 @llvm.smax.i64(i64 %973, i64 0)
  br i1 %622, label %1007, label %1043

1007:                                             ; preds = %970, %1007
  %1008 = phi <8 x double> [ %1021, %1007 ], [ zeroinitializer, %970 ]
  %1009 = phi <8 x double> [ %1027, %1007 ], [ zeroinitializer, %970 ]
  %1010 = phi <8 x double> [ %1033, %1007 ], [ zeroinitializer, %970 ]
  %1011 = phi <8 x double> [ %1039, %1007 ], [ zeroinitializer, %970 ]
  %1012 = phi ptr [ %1041, %1007 ], [ %963, %970 ]
  %1013 = phi i64 [ %1040, %1007 ], [ 0, %970 ]
  %1014 = load <8 x double>, ptr %1012, align 64
  %1015 = mul nsw i64 %1013, %620
  %1016 = getelementptr inbounds double, ptr %984, i64 %1015
  %1017 = load double, ptr %1016, align 8
  %1018 = insertelement <8 x double> poison, double %1017, i64 0
  %1019 = shufflevector <8 x double> %1018, <8 x double> poison, <8 x i32> zeroinitializer
  %1020 = fneg <8 x double> %1019
  %1021 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1020, <8 x double> %1014, <8 x double> %1008)
  %1022 = getelementptr inbounds double, ptr %988, i64 %1015
  %1023 = load double, ptr %1022, align 8
  %1024 = insertelement <8 x double> poison, double %1023, i64 0
  %1025 = shufflevector <8 x double> %1024, <8 x double> poison, <8 x i32> zeroinitializer
  %1026 = fneg <8 x double> %1025
  %1027 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1026, <8 x double> %1014, <8 x double> %1009)
  %1028 = getelementptr inbounds double, ptr %992, i64 %1015
  %1029 = load double, ptr %1028, align 8
  %1030 = insertelement <8 x double> poison, double %1029, i64 0
  %1031 = shufflevector <8 x double> %1030, <8 x double> poison, <8 x i32> zeroinitializer
  %1032 = fneg <8 x double> %1031
  %1033 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1032, <8 x double> %1014, <8 x double> %1010)
  %1034 = getelementptr inbounds double, ptr %996, i64 %1015
  %1035 = load double, ptr %1034, align 8
  %1036 = insertelement <8 x double> poison, double %1035, i64 0
  %1037 = shufflevector <8 x double> %1036, <8 x double> poison, <8 x i32> zeroinitializer
  %1038 = fneg <8 x double> %1037
  %1039 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1038, <8 x double> %1014, <8 x double> %1011)
  %1040 = add nuw nsw i64 %1013, 1
  %1041 = getelementptr inbounds double, ptr %1012, i64 24
  %1042 = icmp eq i64 %1040, %6
  br i1 %1042, label %1043, label %1007

1043:                                             ; preds = %1007, %970
  %1044 = phi <8 x double> [ zeroinitializer, %970 ], [ %1021, %1007 ]
  %1045 = phi <8 x double> [ zeroinitializer, %970 ], [ %1027, %1007 ]
  %1046 = phi <8 x double> [ zeroinitializer, %970 ], [ %1033, %1007 ]
  %1047 = phi <8 x double> [ zeroinitializer, %970 ], [ %1039, %1007 ]
  %1048 = icmp slt i64 %973, 1
  br i1 %1048, label %1125, label %1049

1049:                                             ; preds = %1043
  br i1 %965, label %1116, label %1105

1050:                                             ; preds = %1114
  %1051 = getelementptr inbounds double, ptr %997, i64 %1
  br i1 %965, label %1063, label %1052

1052:                                             ; preds = %1050
  br i1 %967, label %1053, label %1061

1053:                                             ; preds = %1052, %1053
  %1054 = phi i64 [ %1059, %1053 ], [ 0, %1052 ]
  %1055 = getelementptr inbounds double, ptr %1051, i64 %1054
  %1056 = load double, ptr %1055, align 8
  %1057 = extractelement <8 x double> %1045, i64 %1054
  %1058 = fsub double %1056, %1057
  store double %1058, ptr %1055, align 8
  %1059 = add nuw nsw i64 %1054, 1
  %1060 = icmp eq i64 %1059, %962
  br i1 %1060, label %1061, label %1053

1061:                                             ; preds = %1053, %1052
  %1062 = icmp eq i64 %1006, 2
  br i1 %1062, label %1125, label %1070

1063:                                             ; preds = %1050, %1120
  %1064 = phi ptr [ %1121, %1120 ], [ %1051, %1050 ]
  %1065 = load <8 x double>, ptr %1064, align 1
  %1066 = fsub <8 x double> %1065, %1045
  store <8 x double> %1066, ptr %1064, align 1
  %1067 = icmp eq i64 %1006, 2
  br i1 %1067, label %1125, label %1068

1068:                                             ; preds = %1063
  %1069 = getelementptr inbounds double, ptr %997, i64 %625
  br label %1083

1070:                                             ; preds = %1122, %1061
  %1071 = getelementptr inbounds double, ptr %997, i64 %623
  br i1 %965, label %1083, label %1072

1072:                                             ; preds = %1070
  br i1 %968, label %1073, label %1125

1073:                                             ; preds = %1072, %1073
  %1074 = phi i64 [ %1079, %1073 ], [ 0, %1072 ]
  %1075 = getelementptr inbounds double, ptr %1071, i64 %1074
  %1076 = load double, ptr %1075, align 8
  %1077 = extractelement <8 x double> %1046, i64 %1074
  %1078 = fsub double %1076, %1077
  store double %1078, ptr %1075, align 8
  %1079 = add nuw nsw i64 %1074, 1
  %1080 = icmp eq i64 %1079, %962
  br i1 %1080, label %1081, label %1073

1081:                                             ; preds = %1073
  %1082 = icmp eq i64 %1006, 3
  br i1 %1082, label %1125, label %1090

1083:                                             ; preds = %1070, %1068
  %1084 = phi ptr [ %1069, %1068 ], [ %1071, %1070 ]
  %1085 = load <8 x double>, ptr %1084, align 1
  %1086 = fsub <8 x double> %1085, %1046
  store <8 x double> %1086, ptr %1084, align 1
  %1087 = icmp eq i64 %1006, 3
  br i1 %1087, label %1125, label %1088

1088:                                             ; preds = %1083
  %1089 = getelementptr inbounds double, ptr %997, i64 %626
  br label %1101

1090:                                             ; preds = %1081
  %1091 = getelementptr inbounds double, ptr %997, i64 %624
  br i1 %965, label %1101, label %1092

1092:                                             ; preds = %1090
  br i1 %969, label %1093, label %1125

1093:                                             ; preds = %1092, %1093
  %1094 = phi i64 [ %1099, %1093 ], [ 0, %1092 ]
  %1095 = getelementptr inbounds double, ptr %1091, i64 %1094
  %1096 = load double, ptr %1095, align 8
  %1097 = extractelement <8 x double> %1047, i64 %1094
  %1098 = fsub double %1096, %1097
  store double %1098, ptr %1095, align 8
  %1099 = add nuw nsw i64 %1094, 1
  %1100 = icmp eq i64 %1099, %962
  br i1 %1100, label %1125, label %1093

1101:                                             ; preds = %1088, %1090
  %1102 = phi ptr [ %1089, %1088 ], [ %1091, %1090 ]
  %1103 = load <8 x double>, ptr %1102, align 1
  %1104 = fsub <8 x double> %1103, %1047
  store <8 x double> %1104, ptr %1102, align 1
  br label %1125

1105:                                             ; preds = %1049
  br i1 %966, label %1106, label %1122

1106:                                             ; preds = %1105, %1106
  %1107 = phi i64 [ %1112, %1106 ], [ 0, %1105 ]
  %1108 = getelementptr inbounds double, ptr %997, i64 %1107
  %1109 = load double, ptr %1108, align 8
  %1110 = extractelement <8 x double> %1044, i64 %1107
  %1111 = fsub double %1109, %1110
  store double %1111, ptr %1108, align 8
  %1112 = add nuw nsw i64 %1107, 1
  %1113 = icmp eq i64 %1112, %962
  br i1 %1113, label %1114, label %1106

1114:                                             ; preds = %1106
  %1115 = icmp eq i64 %1006, 1
  br i1 %1115, label %1125, label %1050

1116:                                             ; preds = %1049
  %1117 = load <8 x double>, ptr %997, align 1
  %1118 = fsub <8 x double> %1117, %1044
  store <8 x double> %1118, ptr %997, align 1
  %1119 = icmp eq i64 %1006, 1
  br i1 %1119, label %1125, label %1120

1120:                                             ; preds = %1116
  %1121 = getelementptr inbounds double, ptr %997, i64 %1
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
  %1131 = shl nsw i64 %1130, 3
  %1132 = icmp slt i64 %1131, %2
  br i1 %1132, label %958, label %1133

1133:                                             ; preds = %1129, %954, %608, %613, %627, %12
  ret void
}

define internal void @write_product(ptr %0, i64 %1, i64 %2, ptr byval(%struct.matrix) align 8 %3, ptr %4, i64 %5, i64 %6, i64 %7) {
  %9 = icmp ne i64 %7, 0
  %10 = icmp sgt i64 %2, 8
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
  %21 = icmp sgt i64 %2, 7
  %22 = icmp sgt i64 %2, 0
  %23 = add i64 %2, -8
  %24 = icmp sgt i64 %23, 7
  %25 = icmp sgt i64 %23, 0
  %26 = add i64 %2, -16
  %27 = icmp sgt i64 %26, 7
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
  %65 = getelementptr inbounds double, ptr %13, i64 %64
  %66 = add nsw i64 %62, -1
  %67 = icmp slt i64 %66, 0
  %68 = select i1 %67, i64 %66, i64 0
  %69 = mul nsw i64 %68, %15
  %70 = getelementptr inbounds double, ptr %65, i64 %69
  %71 = icmp slt i64 %66, 1
  %72 = select i1 %71, i64 %66, i64 1
  %73 = mul nsw i64 %72, %15
  %74 = getelementptr inbounds double, ptr %65, i64 %73
  %75 = icmp slt i64 %66, 2
  %76 = select i1 %75, i64 %66, i64 2
  %77 = mul nsw i64 %76, %15
  %78 = getelementptr inbounds double, ptr %65, i64 %77
  %79 = icmp slt i64 %66, 3
  %80 = select i1 %79, i64 %66, i64 3
  %81 = mul nsw i64 %80, %15
  %82 = getelementptr inbounds double, ptr %65, i64 %81
  %83 = icmp slt i64 %66, 4
  %84 = select i1 %83, i64 %66, i64 4
  %85 = mul nsw i64 %84, %15
  %86 = getelementptr inbounds double, ptr %65, i64 %85
  %87 = icmp slt i64 %66, 5
  %88 = select i1 %87, i64 %66, i64 5
  %89 = mul nsw i64 %88, %15
  %90 = getelementptr inbounds double, ptr %65, i64 %89
  %91 = icmp slt i64 %66, 6
  %92 = select i1 %91, i64 %66, i64 6
  %93 = mul nsw i64 %92, %15
  %94 = getelementptr inbounds double, ptr %65, i64 %93
  %95 = icmp slt i64 %66, 7
  %96 = select i1 %95, i64 %66, i64 7
  %97 = mul nsw i64 %96, %15
  %98 = getelementptr inbounds double, ptr %65, i64 %97
  %99 = getelementptr inbounds double, ptr %0, i64 %63
  %100 = mul nsw i64 %68, %1
  %101 = getelementptr inbounds double, ptr %99, i64 %100
  call void @llvm.prefetch.p0(ptr %101, i32 0, i32 3, i32 1)
  %102 = getelementptr inbounds double, ptr %101, i64 8
  call void @llvm.prefetch.p0(ptr %102, i32 0, i32 3, i32 1)
  %103 = getelementptr inbounds double, ptr %101, i64 16
  call void @llvm.prefetch.p0(ptr %103, i32 0, i32 3, i32 1)
  %104 = mul nsw i64 %72, %1
  %105 = getelementptr inbounds double, ptr %99, i64 %104
  call void @llvm.prefetch.p0(ptr %105, i32 0, i32 3, i32 1)
  %106 = getelementptr inbounds double, ptr %105, i64 8
  call void @llvm.prefetch.p0(ptr %106, i32 0, i32 3, i32 1)
  %107 = getelementptr inbounds double, ptr %105, i64 16
  call void @llvm.prefetch.p0(ptr %107, i32 0, i32 3, i32 1)
  %108 = mul nsw i64 %76, %1
  %109 = getelementptr inbounds double, ptr %99, i64 %108
  call void @llvm.prefetch.p0(ptr %109, i32 0, i32 3, i32 1)
  %110 = getelementptr inbounds double, ptr %109, i64 8
  call void @llvm.prefetch.p0(ptr %110, i32 0, i32 3, i32 1)
  %111 = getelementptr inbounds double, ptr %109, i64 16
  call void @llvm.prefetch.p0(ptr %111, i32 0, i32 3, i32 1)
  %112 = mul nsw i64 %80, %1
  %113 = getelementptr inbounds double, ptr %99, i64 %112
  call void @llvm.prefetch.p0(ptr %113, i32 0, i32 3, i32 1)
  %114 = getelementptr inbounds double, ptr %113, i64 8
  call void @llvm.prefetch.p0(ptr %114, i32 0, i32 3, i32 1)
  %115 = getelementptr inbounds double, ptr %113, i64 16
  call void @llvm.prefetch.p0(ptr %115, i32 0, i32 3, i32 1)
  %116 = mul nsw i64 %84, %1
  %117 = getelementptr inbounds double, ptr %99, i64 %116
  call void @llvm.prefetch.p0(ptr %117, i32 0, i32 3, i32 1)
  %118 = getelementptr inbounds double, ptr %117, i64 8
  call void @llvm.prefetch.p0(ptr %118, i32 0, i32 3, i32 1)
  %119 = getelementptr inbounds double, ptr %117, i64 16
  call void @llvm.prefetch.p0(ptr %119, i32 0, i32 3, i32 1)
  %120 = mul nsw i64 %88, %1
  %121 = getelementptr inbounds double, ptr %99, i64 %120
  call void @llvm.prefetch.p0(ptr %121, i32 0, i32 3, i32 1)
  %122 = getelementptr inbounds double, ptr %121, i64 8
  call void @llvm.prefetch.p0(ptr %122, i32 0, i32 3, i32 1)
  %123 = getelementptr inbounds double, ptr %121, i64 16
  call void @llvm.prefetch.p0(ptr %123, i32 0, i32 3, i32 1)
  %124 = mul nsw i64 %92, %1
  %125 = getelementptr inbounds double, ptr %99, i64 %124
  call void @llvm.prefetch.p0(ptr %125, i32 0, i32 3, i32 1)
  %126 = getelementptr inbounds double, ptr %125, i64 8
  call void @llvm.prefetch.p0(ptr %126, i32 0, i32 3, i32 1)
  %127 = getelementptr inbounds double, ptr %125, i64 16
  call void @llvm.prefetch.p0(ptr %127, i32 0, i32 3, i32 1)
  %128 = mul nsw i64 %96, %1
  %129 = getelementptr inbounds double, ptr %99, i64 %128
  call void @llvm.prefetch.p0(ptr %129, i32 0, i32 3, i32 1)
  %130 = getelementptr inbounds double, ptr %129, i64 8
  call void @llvm.prefetch.p0(ptr %130, i32 0, i32 3, i32 1)
  %131 = getelementptr inbounds double, ptr %129, i64 16
  call void @llvm.prefetch.p0(ptr %131, i32 0, i32 3, i32 1)
  %132 = call i64 @llvm.smax.i64(i64 %59, i64 0)
  br i1 %20, label %133, label %233

133:                                              ; preds = %56, %133
  %134 = phi <8 x double> [ %229, %133 ], [ zeroinitializer, %56 ]
  %135 = phi <8 x double> [ %228, %133 ], [ zeroinitializer, %56 ]
  %136 = phi <8 x double> [ %227, %133 ], [ zeroinitializer, %56 ]
  %137 = phi <8 x double> [ %221, %133 ], [ zeroinitializer, %56 ]
  %138 = phi <8 x double> [ %220, %133 ], [ zeroinitializer, %56 ]
  %139 = phi <8 x double> [ %219, %133 ], [ zeroinitializer, %56 ]
  %140 = phi <8 x double> [ %213, %133 ], [ zeroinitializer, %56 ]
  %141 = phi <8 x double> [ %212, %133 ], [ zeroinitializer, %56 ]
  %142 = phi <8 x double> [ %211, %133 ], [ zeroinitializer, %56 ]
  %143 = phi <8 x double> [ %205, %133 ], [ zeroinitializer, %56 ]
  %144 = phi <8 x double> [ %204, %133 ], [ zeroinitializer, %56 ]
  %145 = phi <8 x double> [ %203, %133 ], [ zeroinitializer, %56 ]
  %146 = phi <8 x double> [ %197, %133 ], [ zeroinitializer, %56 ]
  %147 = phi <8 x double> [ %196, %133 ], [ zeroinitializer, %56 ]
  %148 = phi <8 x double> [ %195, %133 ], [ zeroinitializer, %56 ]
  %149 = phi <8 x double> [ %189, %133 ], [ zeroinitializer, %56 ]
  %150 = phi <8 x double> [ %188, %133 ], [ zeroinitializer, %56 ]
  %151 = phi <8 x double> [ %187, %133 ], [ zeroinitializer, %56 ]
  %152 = phi <8 x double> [ %181, %133 ], [ zeroinitializer, %56 ]
  %153 = phi <8 x double> [ %180, %133 ], [ zeroinitializer, %56 ]
  %154 = phi <8 x double> [ %179, %133 ], [ zeroinitializer, %56 ]
  %155 = phi <8 x double> [ %173, %133 ], [ zeroinitializer, %56 ]
  %156 = phi <8 x double> [ %172, %133 ], [ zeroinitializer, %56 ]
  %157 = phi <8 x double> [ %171, %133 ], [ zeroinitializer, %56 ]
  %158 = phi ptr [ %231, %133 ], [ %4, %56 ]
  %159 = phi i64 [ %230, %133 ], [ 0, %56 ]
  %160 = load <8 x double>, ptr %158, align 64
  %161 = getelementptr inbounds double, ptr %158, i64 8
  %162 = load <8 x double>, ptr %161, align 64
  %163 = getelementptr inbounds double, ptr %158, i64 16
  %164 = load <8 x double>, ptr %163, align 64
  %165 = mul nsw i64 %159, %17
  %166 = getelementptr inbounds double, ptr %70, i64 %165
  %167 = load double, ptr %166, align 8
  %168 = insertelement <8 x double> poison, double %167, i64 0
  %169 = shufflevector <8 x double> %168, <8 x double> poison, <8 x i32> zeroinitializer
  %170 = fneg <8 x double> %169
  %171 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %170, <8 x double> %160, <8 x double> %157)
  %172 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %170, <8 x double> %162, <8 x double> %156)
  %173 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %170, <8 x double> %164, <8 x double> %155)
  %174 = getelementptr inbounds double, ptr %74, i64 %165
  %175 = load double, ptr %174, align 8
  %176 = insertelement <8 x double> poison, double %175, i64 0
  %177 = shufflevector <8 x double> %176, <8 x double> poison, <8 x i32> zeroinitializer
  %178 = fneg <8 x double> %177
  %179 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %178, <8 x double> %160, <8 x double> %154)
  %180 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %178, <8 x double> %162, <8 x double> %153)
  %181 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %178, <8 x double> %164, <8 x double> %152)
  %182 = getelementptr inbounds double, ptr %78, i64 %165
  %183 = load double, ptr %182, align 8
  %184 = insertelement <8 x double> poison, double %183, i64 0
  %185 = shufflevector <8 x double> %184, <8 x double> poison, <8 x i32> zeroinitializer
  %186 = fneg <8 x double> %185
  %187 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %186, <8 x double> %160, <8 x double> %151)
  %188 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %186, <8 x double> %162, <8 x double> %150)
  %189 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %186, <8 x double> %164, <8 x double> %149)
  %190 = getelementptr inbounds double, ptr %82, i64 %165
  %191 = load double, ptr %190, align 8
  %192 = insertelement <8 x double> poison, double %191, i64 0
  %193 = shufflevector <8 x double> %192, <8 x double> poison, <8 x i32> zeroinitializer
  %194 = fneg <8 x double> %193
  %195 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %194, <8 x double> %160, <8 x double> %148)
  %196 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %194, <8 x double> %162, <8 x double> %147)
  %197 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %194, <8 x double> %164, <8 x double> %146)
  %198 = getelementptr inbounds double, ptr %86, i64 %165
  %199 = load double, ptr %198, align 8
  %200 = insertelement <8 x double> poison, double %199, i64 0
  %201 = shufflevector <8 x double> %200, <8 x double> poison, <8 x i32> zeroinitializer
  %202 = fneg <8 x double> %201
  %203 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %202, <8 x double> %160, <8 x double> %145)
  %204 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %202, <8 x double> %162, <8 x double> %144)
  %205 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %202, <8 x double> %164, <8 x double> %143)
  %206 = getelementptr inbounds double, ptr %90, i64 %165
  %207 = load double, ptr %206, align 8
  %208 = insertelement <8 x double> poison, double %207, i64 0
  %209 = shufflevector <8 x double> %208, <8 x double> poison, <8 x i32> zeroinitializer
  %210 = fneg <8 x double> %209
  %211 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %210, <8 x double> %160, <8 x double> %142)
  %212 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %210, <8 x double> %162, <8 x double> %141)
  %213 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %210, <8 x double> %164, <8 x double> %140)
  %214 = getelementptr inbounds double, ptr %94, i64 %165
  %215 = load double, ptr %214, align 8
  %216 = insertelement <8 x double> poison, double %215, i64 0
  %217 = shufflevector <8 x double> %216, <8 x double> poison, <8 x i32> zeroinitializer
  %218 = fneg <8 x double> %217
  %219 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %218, <8 x double> %160, <8 x double> %139)
  %220 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %218, <8 x double> %162, <8 x double> %138)
  %221 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %218, <8 x double> %164, <8 x double> %137)
  %222 = getelementptr inbounds double, ptr %98, i64 %165
  %223 = load double, ptr %222, align 8
  %224 = insertelement <8 x double> poison, double %223, i64 0
  %225 = shufflevector <8 x double> %224, <8 x double> poison, <8 x i32> zeroinitializer
  %226 = fneg <8 x double> %225
  %227 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %226, <8 x double> %160, <8 x double> %136)
  %228 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %226, <8 x double> %162, <8 x double> %135)
  %229 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %226, <8 x double> %164, <8 x double> %134)
  %230 = add nuw nsw i64 %159, 1
  %231 = getelementptr inbounds double, ptr %158, i64 24
  %232 = icmp eq i64 %230, %6
  br i1 %232, label %233, label %133

233:                                              ; preds = %133, %56
  %234 = phi <8 x double> [ zeroinitializer, %56 ], [ %229, %133 ]
  %235 = phi <8 x double> [ zeroinitializer, %56 ], [ %228, %133 ]
  %236 = phi <8 x double> [ zeroinitializer, %56 ], [ %227, %133 ]
  %237 = phi <8 x double> [ zeroinitializer, %56 ], [ %221, %133 ]
  %238 = phi <8 x double> [ zeroinitializer, %56 ], [ %220, %133 ]
  %239 = phi <8 x double> [ zeroinitializer, %56 ], [ %219, %133 ]
  %240 = phi <8 x double> [ zeroinitializer, %56 ], [ %213, %133 ]
  %241 = phi <8 x double> [ zeroinitializer, %56 ], [ %212, %133 ]
  %242 = phi <8 x double> [ zeroinitializer, %56 ], [ %211, %133 ]
  %243 = phi <8 x double> [ zeroinitializer, %56 ], [ %205, %133 ]
  %244 = phi <8 x double> [ zeroinitializer, %56 ], [ %204, %133 ]
  %245 = phi <8 x double> [ zeroinitializer, %56 ], [ %203, %133 ]
  %246 = phi <8 x double> [ zeroinitializer, %56 ], [ %197, %133 ]
  %247 = phi <8 x double> [ zeroinitializer, %56 ], [ %196, %133 ]
  %248 = phi <8 x double> [ zeroinitializer, %56 ], [ %195, %133 ]
  %249 = phi <8 x double> [ zeroinitializer, %56 ], [ %189, %133 ]
  %250 = phi <8 x double> [ zeroinitializer, %56 ], [ %188, %133 ]
  %251 = phi <8 x double> [ zeroinitializer, %56 ], [ %187, %133 ]
  %252 = phi <8 x double> [ zeroinitializer, %56 ], [ %181, %133 ]
  %253 = phi <8 x double> [ zeroinitializer, %56 ], [ %180, %133 ]
  %254 = phi <8 x double> [ zeroinitializer, %56 ], [ %179, %133 ]
  %255 = phi <8 x double> [ zeroinitializer, %56 ], [ %173, %133 ]
  %256 = phi <8 x double> [ zeroinitializer, %56 ], [ %172, %133 ]
  %257 = phi <8 x double> [ zeroinitializer, %56 ], [ %171, %133 ]
  %258 = icmp slt i64 %59, 1
  br i1 %258, label %536, label %259

259:                                              ; preds = %233
  %260 = fneg <8 x double> %257
  br i1 %21, label %263, label %261

261:                                              ; preds = %259
  br i1 %22, label %262, label %269

262:                                              ; preds = %261
  br label %264

263:                                              ; preds = %259
  store <8 x double> %260, ptr %99, align 1
  br label %269

264:                                              ; preds = %264, %262
  %265 = phi i64 [ %268, %264 ], [ 0, %262 ]
  %266 = extractelement <8 x double> %260, i64 %265
  %267 = getelementptr inbounds double, ptr %99, i64 %265
  store double %266, ptr %267, align 8
  %268 = add nuw nsw i64 %265, 1
  br label %264

269:                                              ; preds = %263, %261
  %270 = getelementptr inbounds double, ptr %99, i64 8
  %271 = fneg <8 x double> %256
  br i1 %24, label %279, label %272

272:                                              ; preds = %269
  br i1 %25, label %273, label %280

273:                                              ; preds = %272, %273
  %274 = phi i64 [ %277, %273 ], [ 0, %272 ]
  %275 = extractelement <8 x double> %271, i64 %274
  %276 = getelementptr inbounds double, ptr %270, i64 %274
  store double %275, ptr %276, align 8
  %277 = add nuw nsw i64 %274, 1
  %278 = icmp eq i64 %277, %23
  br i1 %278, label %280, label %273

279:                                              ; preds = %269
  store <8 x double> %271, ptr %270, align 1
  br label %280

280:                                              ; preds = %273, %279, %272
  %281 = getelementptr inbounds double, ptr %99, i64 16
  %282 = fneg <8 x double> %255
  br i1 %27, label %290, label %283

283:                                              ; preds = %280
  br i1 %28, label %284, label %291

284:                                              ; preds = %283, %284
  %285 = phi i64 [ %288, %284 ], [ 0, %283 ]
  %286 = extractelement <8 x double> %282, i64 %285
  %287 = getelementptr inbounds double, ptr %281, i64 %285
  store double %286, ptr %287, align 8
  %288 = add nuw nsw i64 %285, 1
  %289 = icmp eq i64 %288, %26
  br i1 %289, label %291, label %284

290:                                              ; preds = %280
  store <8 x double> %282, ptr %281, align 1
  br label %291

291:                                              ; preds = %284, %290, %283
  %292 = icmp eq i64 %132, 1
  br i1 %292, label %536, label %293

293:                                              ; preds = %291
  %294 = getelementptr inbounds double, ptr %99, i64 %1
  %295 = fneg <8 x double> %254
  br i1 %21, label %303, label %296

296:                                              ; preds = %293
  br i1 %29, label %297, label %304

297:                                              ; preds = %296
  br label %298

298:                                              ; preds = %298, %297
  %299 = phi i64 [ %302, %298 ], [ 0, %297 ]
  %300 = extractelement <8 x double> %295, i64 %299
  %301 = getelementptr inbounds double, ptr %294, i64 %299
  store double %300, ptr %301, align 8
  %302 = add nuw nsw i64 %299, 1
  br label %298

303:                                              ; preds = %293
  store <8 x double> %295, ptr %294, align 1
  br label %304

304:                                              ; preds = %303, %296
  %305 = getelementptr inbounds double, ptr %294, i64 8
  %306 = fneg <8 x double> %253
  br i1 %24, label %314, label %307

307:                                              ; preds = %304
  br i1 %30, label %308, label %315

308:                                              ; preds = %307, %308
  %309 = phi i64 [ %312, %308 ], [ 0, %307 ]
  %310 = extractelement <8 x double> %306, i64 %309
  %311 = getelementptr inbounds double, ptr %305, i64 %309
  store double %310, ptr %311, align 8
  %312 = add nuw nsw i64 %309, 1
  %313 = icmp eq i64 %312, %23
  br i1 %313, label %315, label %308

314:                                              ; preds = %304
  store <8 x double> %306, ptr %305, align 1
  br label %315

315:                                              ; preds = %308, %314, %307
  %316 = getelementptr inbounds double, ptr %294, i64 16
  %317 = fneg <8 x double> %252
  br i1 %27, label %325, label %318

318:                                              ; preds = %315
  br i1 %31, label %319, label %326

319:                                              ; preds = %318, %319
  %320 = phi i64 [ %323, %319 ], [ 0, %318 ]
  %321 = extractelement <8 x double> %317, i64 %320
  %322 = getelementptr inbounds double, ptr %316, i64 %320
  store double %321, ptr %322, align 8
  %323 = add nuw nsw i64 %320, 1
  %324 = icmp eq i64 %323, %26
  br i1 %324, label %326, label %319

325:                                              ; preds = %315
  store <8 x double> %317, ptr %316, align 1
  br label %326

326:                                              ; preds = %319, %325, %318
  %327 = icmp eq i64 %132, 2
  br i1 %327, label %536, label %328

328:                                              ; preds = %326
  %329 = getelementptr inbounds double, ptr %99, i64 %32
  %330 = fneg <8 x double> %251
  br i1 %21, label %338, label %331

331:                                              ; preds = %328
  br i1 %33, label %332, label %339

332:                                              ; preds = %331
  br label %333

333:                                              ; preds = %333, %332
  %334 = phi i64 [ %337, %333 ], [ 0, %332 ]
  %335 = extractelement <8 x double> %330, i64 %334
  %336 = getelementptr inbounds double, ptr %329, i64 %334
  store double %335, ptr %336, align 8
  %337 = add nuw nsw i64 %334, 1
  br label %333

338:                                              ; preds = %328
  store <8 x double> %330, ptr %329, align 1
  br label %339

339:                                              ; preds = %338, %331
  %340 = getelementptr inbounds double, ptr %329, i64 8
  %341 = fneg <8 x double> %250
  br i1 %24, label %349, label %342

342:                                              ; preds = %339
  br i1 %34, label %343, label %350

343:                                              ; preds = %342, %343
  %344 = phi i64 [ %347, %343 ], [ 0, %342 ]
  %345 = extractelement <8 x double> %341, i64 %344
  %346 = getelementptr inbounds double, ptr %340, i64 %344
  store double %345, ptr %346, align 8
  %347 = add nuw nsw i64 %344, 1
  %348 = icmp eq i64 %347, %23
  br i1 %348, label %350, label %343

349:                                              ; preds = %339
  store <8 x double> %341, ptr %340, align 1
  br label %350

350:                                              ; preds = %343, %349, %342
  %351 = getelementptr inbounds double, ptr %329, i64 16
  %352 = fneg <8 x double> %249
  br i1 %27, label %360, label %353

353:                                              ; preds = %350
  br i1 %35, label %354, label %361

354:                                              ; preds = %353, %354
  %355 = phi i64 [ %358, %354 ], [ 0, %353 ]
  %356 = extractelement <8 x double> %352, i64 %355
  %357 = getelementptr inbounds double, ptr %351, i64 %355
  store double %356, ptr %357, align 8
  %358 = add nuw nsw i64 %355, 1
  %359 = icmp eq i64 %358, %26
  br i1 %359, label %361, label %354

360:                                              ; preds = %350
  store <8 x double> %352, ptr %351, align 1
  br label %361

361:                                              ; preds = %354, %360, %353
  %362 = icmp eq i64 %132, 3
  br i1 %362, label %536, label %363

363:                                              ; preds = %361
  %364 = getelementptr inbounds double, ptr %99, i64 %36
  %365 = fneg <8 x double> %248
  br i1 %21, label %373, label %366

366:                                              ; preds = %363
  br i1 %37, label %367, label %374

367:                                              ; preds = %366
  br label %368

368:                                              ; preds = %368, %367
  %369 = phi i64 [ %372, %368 ], [ 0, %367 ]
  %370 = extractelement <8 x double> %365, i64 %369
  %371 = getelementptr inbounds double, ptr %364, i64 %369
  store double %370, ptr %371, align 8
  %372 = add nuw nsw i64 %369, 1
  br label %368

373:                                              ; preds = %363
  store <8 x double> %365, ptr %364, align 1
  br label %374

374:                                              ; preds = %373, %366
  %375 = getelementptr inbounds double, ptr %364, i64 8
  %376 = fneg <8 x double> %247
  br i1 %24, label %384, label %377

377:                                              ; preds = %374
  br i1 %38, label %378, label %385

378:                                              ; preds = %377, %378
  %379 = phi i64 [ %382, %378 ], [ 0, %377 ]
  %380 = extractelement <8 x double> %376, i64 %379
  %381 = getelementptr inbounds double, ptr %375, i64 %379
  store double %380, ptr %381, align 8
  %382 = add nuw nsw i64 %379, 1
  %383 = icmp eq i64 %382, %23
  br i1 %383, label %385, label %378

384:                                              ; preds = %374
  store <8 x double> %376, ptr %375, align 1
  br label %385

385:                                              ; preds = %378, %384, %377
  %386 = getelementptr inbounds double, ptr %364, i64 16
  %387 = fneg <8 x double> %246
  br i1 %27, label %395, label %388

388:                                              ; preds = %385
  br i1 %39, label %389, label %396

389:                                              ; preds = %388, %389
  %390 = phi i64 [ %393, %389 ], [ 0, %388 ]
  %391 = extractelement <8 x double> %387, i64 %390
  %392 = getelementptr inbounds double, ptr %386, i64 %390
  store double %391, ptr %392, align 8
  %393 = add nuw nsw i64 %390, 1
  %394 = icmp eq i64 %393, %26
  br i1 %394, label %396, label %389

395:                                              ; preds = %385
  store <8 x double> %387, ptr %386, align 1
  br label %396

396:                                              ; preds = %389, %395, %388
  %397 = icmp eq i64 %132, 4
  br i1 %397, label %536, label %398

398:                                              ; preds = %396
  %399 = getelementptr inbounds double, ptr %99, i64 %40
  %400 = fneg <8 x double> %245
  br i1 %21, label %408, label %401

401:                                              ; preds = %398
  br i1 %41, label %402, label %409

402:                                              ; preds = %401
  br label %403

403:                                              ; preds = %403, %402
  %404 = phi i64 [ %407, %403 ], [ 0, %402 ]
  %405 = extractelement <8 x double> %400, i64 %404
  %406 = getelementptr inbounds double, ptr %399, i64 %404
  store double %405, ptr %406, align 8
  %407 = add nuw nsw i64 %404, 1
  br label %403

408:                                              ; preds = %398
  store <8 x double> %400, ptr %399, align 1
  br label %409

409:                                              ; preds = %408, %401
  %410 = getelementptr inbounds double, ptr %399, i64 8
  %411 = fneg <8 x double> %244
  br i1 %24, label %419, label %412

412:                                              ; preds = %409
  br i1 %42, label %413, label %420

413:                                              ; preds = %412, %413
  %414 = phi i64 [ %417, %413 ], [ 0, %412 ]
  %415 = extractelement <8 x double> %411, i64 %414
  %416 = getelementptr inbounds double, ptr %410, i64 %414
  store double %415, ptr %416, align 8
  %417 = add nuw nsw i64 %414, 1
  %418 = icmp eq i64 %417, %23
  br i1 %418, label %420, label %413

419:                                              ; preds = %409
  store <8 x double> %411, ptr %410, align 1
  br label %420

420:                                              ; preds = %413, %419, %412
  %421 = getelementptr inbounds double, ptr %399, i64 16
  %422 = fneg <8 x double> %243
  br i1 %27, label %430, label %423

423:                                              ; preds = %420
  br i1 %43, label %424, label %431

424:                                              ; preds = %423, %424
  %425 = phi i64 [ %428, %424 ], [ 0, %423 ]
  %426 = extractelement <8 x double> %422, i64 %425
  %427 = getelementptr inbounds double, ptr %421, i64 %425
  store double %426, ptr %427, align 8
  %428 = add nuw nsw i64 %425, 1
  %429 = icmp eq i64 %428, %26
  br i1 %429, label %431, label %424

430:                                              ; preds = %420
  store <8 x double> %422, ptr %421, align 1
  br label %431

431:                                              ; preds = %424, %430, %423
  %432 = icmp eq i64 %132, 5
  br i1 %432, label %536, label %433

433:                                              ; preds = %431
  %434 = getelementptr inbounds double, ptr %99, i64 %44
  %435 = fneg <8 x double> %242
  br i1 %21, label %443, label %436

436:                                              ; preds = %433
  br i1 %45, label %437, label %444

437:                                              ; preds = %436
  br label %438

438:                                              ; preds = %438, %437
  %439 = phi i64 [ %442, %438 ], [ 0, %437 ]
  %440 = extractelement <8 x double> %435, i64 %439
  %441 = getelementptr inbounds double, ptr %434, i64 %439
  store double %440, ptr %441, align 8
  %442 = add nuw nsw i64 %439, 1
  br label %438

443:                                              ; preds = %433
  store <8 x double> %435, ptr %434, align 1
  br label %444

444:                                              ; preds = %443, %436
  %445 = getelementptr inbounds double, ptr %434, i64 8
  %446 = fneg <8 x double> %241
  br i1 %24, label %454, label %447

447:                                              ; preds = %444
  br i1 %46, label %448, label %455

448:                                              ; preds = %447, %448
  %449 = phi i64 [ %452, %448 ], [ 0, %447 ]
  %450 = extractelement <8 x double> %446, i64 %449
  %451 = getelementptr inbounds double, ptr %445, i64 %449
  store double %450, ptr %451, align 8
  %452 = add nuw nsw i64 %449, 1
  %453 = icmp eq i64 %452, %23
  br i1 %453, label %455, label %448

454:                                              ; preds = %444
  store <8 x double> %446, ptr %445, align 1
  br label %455

455:                                              ; preds = %448, %454, %447
  %456 = getelementptr inbounds double, ptr %434, i64 16
  %457 = fneg <8 x double> %240
  br i1 %27, label %465, label %458

458:                                              ; preds = %455
  br i1 %47, label %459, label %466

459:                                              ; preds = %458, %459
  %460 = phi i64 [ %463, %459 ], [ 0, %458 ]
  %461 = extractelement <8 x double> %457, i64 %460
  %462 = getelementptr inbounds double, ptr %456, i64 %460
  store double %461, ptr %462, align 8
  %463 = add nuw nsw i64 %460, 1
  %464 = icmp eq i64 %463, %26
  br i1 %464, label %466, label %459

465:                                              ; preds = %455
  store <8 x double> %457, ptr %456, align 1
  br label %466

466:                                              ; preds = %459, %465, %458
  %467 = icmp eq i64 %132, 6
  br i1 %467, label %536, label %468

468:                                              ; preds = %466
  %469 = getelementptr inbounds double, ptr %99, i64 %48
  %470 = fneg <8 x double> %239
  br i1 %21, label %478, label %471

471:                                              ; preds = %468
  br i1 %49, label %472, label %479

472:                                              ; preds = %471
  br label %473

473:                                              ; preds = %473, %472
  %474 = phi i64 [ %477, %473 ], [ 0, %472 ]
  %475 = extractelement <8 x double> %470, i64 %474
  %476 = getelementptr inbounds double, ptr %469, i64 %474
  store double %475, ptr %476, align 8
  %477 = add nuw nsw i64 %474, 1
  br label %473

478:                                              ; preds = %468
  store <8 x double> %470, ptr %469, align 1
  br label %479

479:                                              ; preds = %478, %471
  %480 = getelementptr inbounds double, ptr %469, i64 8
  %481 = fneg <8 x double> %238
  br i1 %24, label %489, label %482

482:                                              ; preds = %479
  br i1 %50, label %483, label %490

483:                                              ; preds = %482, %483
  %484 = phi i64 [ %487, %483 ], [ 0, %482 ]
  %485 = extractelement <8 x double> %481, i64 %484
  %486 = getelementptr inbounds double, ptr %480, i64 %484
  store double %485, ptr %486, align 8
  %487 = add nuw nsw i64 %484, 1
  %488 = icmp eq i64 %487, %23
  br i1 %488, label %490, label %483

489:                                              ; preds = %479
  store <8 x double> %481, ptr %480, align 1
  br label %490

490:                                              ; preds = %483, %489, %482
  %491 = getelementptr inbounds double, ptr %469, i64 16
  %492 = fneg <8 x double> %237
  br i1 %27, label %500, label %493

493:                                              ; preds = %490
  br i1 %51, label %494, label %501

494:                                              ; preds = %493, %494
  %495 = phi i64 [ %498, %494 ], [ 0, %493 ]
  %496 = extractelement <8 x double> %492, i64 %495
  %497 = getelementptr inbounds double, ptr %491, i64 %495
  store double %496, ptr %497, align 8
  %498 = add nuw nsw i64 %495, 1
  %499 = icmp eq i64 %498, %26
  br i1 %499, label %501, label %494

500:                                              ; preds = %490
  store <8 x double> %492, ptr %491, align 1
  br label %501

501:                                              ; preds = %494, %500, %493
  %502 = icmp eq i64 %132, 7
  br i1 %502, label %536, label %503

503:                                              ; preds = %501
  %504 = getelementptr inbounds double, ptr %99, i64 %52
  %505 = fneg <8 x double> %236
  br i1 %21, label %513, label %506

506:                                              ; preds = %503
  br i1 %53, label %507, label %514

507:                                              ; preds = %506
  br label %508

508:                                              ; preds = %508, %507
  %509 = phi i64 [ %512, %508 ], [ 0, %507 ]
  %510 = extractelement <8 x double> %505, i64 %509
  %511 = getelementptr inbounds double, ptr %504, i64 %509
  store double %510, ptr %511, align 8
  %512 = add nuw nsw i64 %509, 1
  br label %508

513:                                              ; preds = %503
  store <8 x double> %505, ptr %504, align 1
  br label %514

514:                                              ; preds = %513, %506
  %515 = getelementptr inbounds double, ptr %504, i64 8
  %516 = fneg <8 x double> %235
  br i1 %24, label %524, label %517

517:                                              ; preds = %514
  br i1 %54, label %518, label %525

518:                                              ; preds = %517, %518
  %519 = phi i64 [ %522, %518 ], [ 0, %517 ]
  %520 = extractelement <8 x double> %516, i64 %519
  %521 = getelementptr inbounds double, ptr %515, i64 %519
  store double %520, ptr %521, align 8
  %522 = add nuw nsw i64 %519, 1
  %523 = icmp eq i64 %522, %23
  br i1 %523, label %525, label %518

524:                                              ; preds = %514
  store <8 x double> %516, ptr %515, align 1
  br label %525

525:                                              ; preds = %518, %524, %517
  %526 = getelementptr inbounds double, ptr %504, i64 16
  %527 = fneg <8 x double> %234
  br i1 %27, label %535, label %528

528:                                              ; preds = %525
  br i1 %55, label %529, label %536

529:                                              ; preds = %528, %529
  %530 = phi i64 [ %533, %529 ], [ 0, %528 ]
  %531 = extractelement <8 x double> %527, i64 %530
  %532 = getelementptr inbounds double, ptr %526, i64 %530
  store double %531, ptr %532, align 8
  %533 = add nuw nsw i64 %530, 1
  %534 = icmp eq i64 %533, %26
  br i1 %534, label %536, label %529

535:                                              ; preds = %525
  store <8 x double> %527, ptr %526, align 1
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
  %564 = icmp sgt i64 %2, 7
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
  %594 = getelementptr inbounds double, ptr %556, i64 %593
  %595 = add nsw i64 %591, -1
  %596 = icmp slt i64 %595, 0
  %597 = select i1 %596, i64 %595, i64 0
  %598 = mul nsw i64 %597, %558
  %599 = getelementptr inbounds double, ptr %594, i64 %598
  %600 = icmp slt i64 %595, 1
  %601 = select i1 %600, i64 %595, i64 1
  %602 = mul nsw i64 %601, %558
  %603 = getelementptr inbounds double, ptr %594, i64 %602
  %604 = icmp slt i64 %595, 2
  %605 = select i1 %604, i64 %595, i64 2
  %606 = mul nsw i64 %605, %558
  %607 = getelementptr inbounds double, ptr %594, i64 %606
  %608 = icmp slt i64 %595, 3
  %609 = select i1 %608, i64 %595, i64 3
  %610 = mul nsw i64 %609, %558
  %611 = getelementptr inbounds double, ptr %594, i64 %610
  %612 = icmp slt i64 %595, 4
  %613 = select i1 %612, i64 %595, i64 4
  %614 = mul nsw i64 %613, %558
  %615 = getelementptr inbounds double, ptr %594, i64 %614
  %616 = icmp slt i64 %595, 5
  %617 = select i1 %616, i64 %595, i64 5
  %618 = mul nsw i64 %617, %558
  %619 = getelementptr inbounds double, ptr %594, i64 %618
  %620 = icmp slt i64 %595, 6
  %621 = select i1 %620, i64 %595, i64 6
  %622 = mul nsw i64 %621, %558
  %623 = getelementptr inbounds double, ptr %594, i64 %622
  %624 = icmp slt i64 %595, 7
  %625 = select i1 %624, i64 %595, i64 7
  %626 = mul nsw i64 %625, %558
  %627 = getelementptr inbounds double, ptr %594, i64 %626
  %628 = getelementptr inbounds double, ptr %0, i64 %592
  %629 = mul nsw i64 %597, %1
  %630 = getelementptr inbounds double, ptr %628, i64 %629
  call void @llvm.prefetch.p0(ptr %630, i32 0, i32 3, i32 1)
  %631 = mul nsw i64 %601, %1
  %632 = getelementptr inbounds double, ptr %628, i64 %631
  call void @llvm.prefetch.p0(ptr %632, i32 0, i32 3, i32 1)
  %633 = mul nsw i64 %605, %1
  %634 = getelementptr inbounds double, ptr %628, i64 %633
  call void @llvm.prefetch.p0(ptr %634, i32 0, i32 3, i32 1)
  %635 = mul nsw i64 %609, %1
  %636 = getelementptr inbounds double, ptr %628, i64 %635
  call void @llvm.prefetch.p0(ptr %636, i32 0, i32 3, i32 1)
  %637 = mul nsw i64 %613, %1
  %638 = getelementptr inbounds double, ptr %628, i64 %637
  call void @llvm.prefetch.p0(ptr %638, i32 0, i32 3, i32 1)
  %639 = mul nsw i64 %617, %1
  %640 = getelementptr inbounds double, ptr %628, i64 %639
  call void @llvm.prefetch.p0(ptr %640, i32 0, i32 3, i32 1)
  %641 = mul nsw i64 %621, %1
  %642 = getelementptr inbounds double, ptr %628, i64 %641
  call void @llvm.prefetch.p0(ptr %642, i32 0, i32 3, i32 1)
  %643 = mul nsw i64 %625, %1
  %644 = getelementptr inbounds double, ptr %628, i64 %643
  call void @llvm.prefetch.p0(ptr %644, i32 0, i32 3, i32 1)
  %645 = call i64 @llvm.smax.i64(i64 %588, i64 0)
  br i1 %563, label %646, label %710

646:                                              ; preds = %585, %646
  %647 = phi <8 x double> [ %664, %646 ], [ zeroinitializer, %585 ]
  %648 = phi <8 x double> [ %670, %646 ], [ zeroinitializer, %585 ]
  %649 = phi <8 x double> [ %676, %646 ], [ zeroinitializer, %585 ]
  %650 = phi <8 x double> [ %682, %646 ], [ zeroinitializer, %585 ]
  %651 = phi <8 x double> [ %688, %646 ], [ zeroinitializer, %585 ]
  %652 = phi <8 x double> [ %694, %646 ], [ zeroinitializer, %585 ]
  %653 = phi <8 x double> [ %700, %646 ], [ zeroinitializer, %585 ]
  %654 = phi <8 x double> [ %706, %646 ], [ zeroinitializer, %585 ]
  %655 = phi ptr [ %708, %646 ], [ %4, %585 ]
  %656 = phi i64 [ %707, %646 ], [ 0, %585 ]
  %657 = load <8 x double>, ptr %655, align 64
  %658 = mul nsw i64 %656, %560
  %659 = getelementptr inbounds double, ptr %599, i64 %658
  %660 = load double, ptr %659, align 8
  %661 = insertelement <8 x double> poison, double %660, i64 0
  %662 = shufflevector <8 x double> %661, <8 x double> poison, <8 x i32> zeroinitializer
  %663 = fneg <8 x double> %662
  %664 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %663, <8 x double> %657, <8 x double> %647)
  %665 = getelementptr inbounds double, ptr %603, i64 %658
  %666 = load double, ptr %665, align 8
  %667 = insertelement <8 x double> poison, double %666, i64 0
  %668 = shufflevector <8 x double> %667, <8 x double> poison, <8 x i32> zeroinitializer
  %669 = fneg <8 x double> %668
  %670 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %669, <8 x double> %657, <8 x double> %648)
  %671 = getelementptr inbounds double, ptr %607, i64 %658
  %672 = load double, ptr %671, align 8
  %673 = insertelement <8 x double> poison, double %672, i64 0
  %674 = shufflevector <8 x double> %673, <8 x double> poison, <8 x i32> zeroinitializer
  %675 = fneg <8 x double> %674
  %676 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %675, <8 x double> %657, <8 x double> %649)
  %677 = getelementptr inbounds double, ptr %611, i64 %658
  %678 = load double, ptr %677, align 8
  %679 = insertelement <8 x double> poison, double %678, i64 0
  %680 = shufflevector <8 x double> %679, <8 x double> poison, <8 x i32> zeroinitializer
  %681 = fneg <8 x double> %680
  %682 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %681, <8 x double> %657, <8 x double> %650)
  %683 = getelementptr inbounds double, ptr %615, i64 %658
  %684 = load double, ptr %683, align 8
  %685 = insertelement <8 x double> poison, double %684, i64 0
  %686 = shufflevector <8 x double> %685, <8 x double> poison, <8 x i32> zeroinitializer
  %687 = fneg <8 x double> %686
  %688 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %687, <8 x double> %657, <8 x double> %651)
  %689 = getelementptr inbounds double, ptr %619, i64 %658
  %690 = load double, ptr %689, align 8
  %691 = insertelement <8 x double> poison, double %690, i64 0
  %692 = shufflevector <8 x double> %691, <8 x double> poison, <8 x i32> zeroinitializer
  %693 = fneg <8 x double> %692
  %694 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %693, <8 x double> %657, <8 x double> %652)
  %695 = getelementptr inbounds double, ptr %623, i64 %658
  %696 = load double, ptr %695, align 8
  %697 = insertelement <8 x double> poison, double %696, i64 0
  %698 = shufflevector <8 x double> %697, <8 x double> poison, <8 x i32> zeroinitializer
  %699 = fneg <8 x double> %698
  %700 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %699, <8 x double> %657, <8 x double> %653)
  %701 = getelementptr inbounds double, ptr %627, i64 %658
  %702 = load double, ptr %701, align 8
  %703 = insertelement <8 x double> poison, double %702, i64 0
  %704 = shufflevector <8 x double> %703, <8 x double> poison, <8 x i32> zeroinitializer
  %705 = fneg <8 x double> %704
  %706 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %705, <8 x double> %657, <8 x double> %654)
  %707 = add nuw nsw i64 %656, 1
  %708 = getelementptr inbounds double, ptr %655, i64 24
  %709 = icmp eq i64 %707, %6
  br i1 %709, label %710, label %646

710:                                              ; preds = %646, %585
  %711 = phi <8 x double> [ zeroinitializer, %585 ], [ %664, %646 ]
  %712 = phi <8 x double> [ zeroinitializer, %585 ], [ %670, %646 ]
  %713 = phi <8 x double> [ zeroinitializer, %585 ], [ %676, %646 ]
  %714 = phi <8 x double> [ zeroinitializer, %585 ], [ %682, %646 ]
  %715 = phi <8 x double> [ zeroinitializer, %585 ], [ %688, %646 ]
  %716 = phi <8 x double> [ zeroinitializer, %585 ], [ %694, %646 ]
  %717 = phi <8 x double> [ zeroinitializer, %585 ], [ %700, %646 ]
  %718 = phi <8 x double> [ zeroinitializer, %585 ], [ %706, %646 ]
  %719 = icmp slt i64 %588, 1
  br i1 %719, label %872, label %720

720:                                              ; preds = %710
  %721 = fneg <8 x double> %711
  br i1 %564, label %864, label %855

722:                                              ; preds = %862
  %723 = getelementptr inbounds double, ptr %628, i64 %1
  %724 = fneg <8 x double> %712
  br i1 %564, label %734, label %725

725:                                              ; preds = %722
  br i1 %566, label %726, label %732

726:                                              ; preds = %725, %726
  %727 = phi i64 [ %730, %726 ], [ 0, %725 ]
  %728 = extractelement <8 x double> %724, i64 %727
  %729 = getelementptr inbounds double, ptr %723, i64 %727
  store double %728, ptr %729, align 8
  %730 = add nuw nsw i64 %727, 1
  %731 = icmp eq i64 %730, %2
  br i1 %731, label %732, label %726

732:                                              ; preds = %726, %725
  %733 = icmp eq i64 %645, 2
  br i1 %733, label %872, label %741

734:                                              ; preds = %722, %866
  %735 = phi <8 x double> [ %868, %866 ], [ %724, %722 ]
  %736 = phi ptr [ %867, %866 ], [ %723, %722 ]
  store <8 x double> %735, ptr %736, align 1
  %737 = icmp eq i64 %645, 2
  br i1 %737, label %872, label %738

738:                                              ; preds = %734
  %739 = getelementptr inbounds double, ptr %628, i64 %579
  %740 = fneg <8 x double> %713
  br label %753

741:                                              ; preds = %869, %732
  %742 = getelementptr inbounds double, ptr %628, i64 %567
  %743 = fneg <8 x double> %713
  br i1 %564, label %753, label %744

744:                                              ; preds = %741
  br i1 %568, label %745, label %760

745:                                              ; preds = %744, %745
  %746 = phi i64 [ %749, %745 ], [ 0, %744 ]
  %747 = extractelement <8 x double> %743, i64 %746
  %748 = getelementptr inbounds double, ptr %742, i64 %746
  store double %747, ptr %748, align 8
  %749 = add nuw nsw i64 %746, 1
  %750 = icmp eq i64 %749, %2
  br i1 %750, label %751, label %745

751:                                              ; preds = %745
  %752 = icmp eq i64 %645, 3
  br i1 %752, label %872, label %763

753:                                              ; preds = %741, %738
  %754 = phi <8 x double> [ %740, %738 ], [ %743, %741 ]
  %755 = phi ptr [ %739, %738 ], [ %742, %741 ]
  store <8 x double> %754, ptr %755, align 1
  %756 = icmp eq i64 %645, 3
  br i1 %756, label %872, label %757

757:                                              ; preds = %753
  %758 = getelementptr inbounds double, ptr %628, i64 %580
  %759 = fneg <8 x double> %714
  br label %775

760:                                              ; preds = %744
  %761 = add nsw i64 %645, -3
  %762 = icmp ult i64 %761, 2
  br i1 %762, label %872, label %782

763:                                              ; preds = %751
  %764 = getelementptr inbounds double, ptr %628, i64 %569
  %765 = fneg <8 x double> %714
  br i1 %564, label %775, label %766

766:                                              ; preds = %763
  br i1 %570, label %767, label %773

767:                                              ; preds = %766, %767
  %768 = phi i64 [ %771, %767 ], [ 0, %766 ]
  %769 = extractelement <8 x double> %765, i64 %768
  %770 = getelementptr inbounds double, ptr %764, i64 %768
  store double %769, ptr %770, align 8
  %771 = add nuw nsw i64 %768, 1
  %772 = icmp eq i64 %771, %2
  br i1 %772, label %773, label %767

773:                                              ; preds = %767, %766
  %774 = icmp eq i64 %645, 4
  br i1 %774, label %872, label %782

775:                                              ; preds = %763, %757
  %776 = phi <8 x double> [ %759, %757 ], [ %765, %763 ]
  %777 = phi ptr [ %758, %757 ], [ %764, %763 ]
  store <8 x double> %776, ptr %777, align 1
  %778 = icmp eq i64 %645, 4
  br i1 %778, label %872, label %779

779:                                              ; preds = %775
  %780 = getelementptr inbounds double, ptr %628, i64 %581
  %781 = fneg <8 x double> %715
  br label %794

782:                                              ; preds = %760, %773
  %783 = getelementptr inbounds double, ptr %628, i64 %571
  %784 = fneg <8 x double> %715
  br i1 %564, label %794, label %785

785:                                              ; preds = %782
  br i1 %572, label %786, label %801

786:                                              ; preds = %785, %786
  %787 = phi i64 [ %790, %786 ], [ 0, %785 ]
  %788 = extractelement <8 x double> %784, i64 %787
  %789 = getelementptr inbounds double, ptr %783, i64 %787
  store double %788, ptr %789, align 8
  %790 = add nuw nsw i64 %787, 1
  %791 = icmp eq i64 %790, %2
  br i1 %791, label %792, label %786

792:                                              ; preds = %786
  %793 = icmp eq i64 %645, 5
  br i1 %793, label %872, label %804

794:                                              ; preds = %782, %779
  %795 = phi <8 x double> [ %781, %779 ], [ %784, %782 ]
  %796 = phi ptr [ %780, %779 ], [ %783, %782 ]
  store <8 x double> %795, ptr %796, align 1
  %797 = icmp eq i64 %645, 5
  br i1 %797, label %872, label %798

798:                                              ; preds = %794
  %799 = getelementptr inbounds double, ptr %628, i64 %582
  %800 = fneg <8 x double> %716
  br label %816

801:                                              ; preds = %785
  %802 = add nsw i64 %645, -5
  %803 = icmp ult i64 %802, 2
  br i1 %803, label %872, label %823

804:                                              ; preds = %792
  %805 = getelementptr inbounds double, ptr %628, i64 %573
  %806 = fneg <8 x double> %716
  br i1 %564, label %816, label %807

807:                                              ; preds = %804
  br i1 %574, label %808, label %814

808:                                              ; preds = %807, %808
  %809 = phi i64 [ %812, %808 ], [ 0, %807 ]
  %810 = extractelement <8 x double> %806, i64 %809
  %811 = getelementptr inbounds double, ptr %805, i64 %809
  store double %810, ptr %811, align 8
  %812 = add nuw nsw i64 %809, 1
  %813 = icmp eq i64 %812, %2
  br i1 %813, label %814, label %808

814:                                              ; preds = %808, %807
  %815 = icmp eq i64 %645, 6
  br i1 %815, label %872, label %823

816:                                              ; preds = %804, %798
  %817 = phi <8 x double> [ %800, %798 ], [ %806, %804 ]
  %818 = phi ptr [ %799, %798 ], [ %805, %804 ]
  store <8 x double> %817, ptr %818, align 1
  %819 = icmp eq i64 %645, 6
  br i1 %819, label %872, label %820

820:                                              ; preds = %816
  %821 = getelementptr inbounds double, ptr %628, i64 %583
  %822 = fneg <8 x double> %717
  br label %835

823:                                              ; preds = %801, %814
  %824 = getelementptr inbounds double, ptr %628, i64 %575
  %825 = fneg <8 x double> %717
  br i1 %564, label %835, label %826

826:                                              ; preds = %823
  br i1 %576, label %827, label %872

827:                                              ; preds = %826, %827
  %828 = phi i64 [ %831, %827 ], [ 0, %826 ]
  %829 = extractelement <8 x double> %825, i64 %828
  %830 = getelementptr inbounds double, ptr %824, i64 %828
  store double %829, ptr %830, align 8
  %831 = add nuw nsw i64 %828, 1
  %832 = icmp eq i64 %831, %2
  br i1 %832, label %833, label %827

833:                                              ; preds = %827
  %834 = icmp eq i64 %645, 7
  br i1 %834, label %872, label %842

835:                                              ; preds = %823, %820
  %836 = phi <8 x double> [ %822, %820 ], [ %825, %823 ]
  %837 = phi ptr [ %821, %820 ], [ %824, %823 ]
  store <8 x double> %836, ptr %837, align 1
  %838 = icmp eq i64 %645, 7
  br i1 %838, label %872, label %839

839:                                              ; preds = %835
  %840 = getelementptr inbounds double, ptr %628, i64 %584
  %841 = fneg <8 x double> %718
  br label %852

842:                                              ; preds = %833
  %843 = getelementptr inbounds double, ptr %628, i64 %577
  %844 = fneg <8 x double> %718
  br i1 %564, label %852, label %845

845:                                              ; preds = %842
  br i1 %578, label %846, label %872

846:                                              ; preds = %845, %846
  %847 = phi i64 [ %850, %846 ], [ 0, %845 ]
  %848 = extractelement <8 x double> %844, i64 %847
  %849 = getelementptr inbounds double, ptr %843, i64 %847
  store double %848, ptr %849, align 8
  %850 = add nuw nsw i64 %847, 1
  %851 = icmp eq i64 %850, %2
  br i1 %851, label %872, label %846

852:                                              ; preds = %839, %842
  %853 = phi <8 x double> [ %841, %839 ], [ %844, %842 ]
  %854 = phi ptr [ %840, %839 ], [ %843, %842 ]
  store <8 x double> %853, ptr %854, align 1
  br label %872

855:                                              ; preds = %720
  br i1 %565, label %856, label %869

856:                                              ; preds = %855, %856
  %857 = phi i64 [ %860, %856 ], [ 0, %855 ]
  %858 = extractelement <8 x double> %721, i64 %857
  %859 = getelementptr inbounds double, ptr %628, i64 %857
  store double %858, ptr %859, align 8
  %860 = add nuw nsw i64 %857, 1
  %861 = icmp eq i64 %860, %2
  br i1 %861, label %862, label %856

862:                                              ; preds = %856
  %863 = icmp eq i64 %645, 1
  br i1 %863, label %872, label %722

864:                                              ; preds = %720
  store <8 x double> %721, ptr %628, align 1
  %865 = icmp eq i64 %645, 1
  br i1 %865, label %872, label %866

866:                                              ; preds = %864
  %867 = getelementptr inbounds double, ptr %628, i64 %1
  %868 = fneg <8 x double> %712
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
  %879 = getelementptr inbounds double, ptr %0, i64 %877
  %880 = sub nsw i64 %2, %877
  %881 = getelementptr inbounds double, ptr %4, i64 %877
  br i1 %549, label %882, label %1041

882:                                              ; preds = %876
  %883 = icmp sgt i64 %880, 7
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
  %897 = getelementptr inbounds double, ptr %544, i64 %896
  %898 = add nsw i64 %894, -1
  %899 = icmp slt i64 %898, 0
  %900 = select i1 %899, i64 %898, i64 0
  %901 = mul nsw i64 %900, %546
  %902 = getelementptr inbounds double, ptr %897, i64 %901
  %903 = icmp slt i64 %898, 1
  %904 = select i1 %903, i64 %898, i64 1
  %905 = mul nsw i64 %904, %546
  %906 = getelementptr inbounds double, ptr %897, i64 %905
  %907 = icmp slt i64 %898, 2
  %908 = select i1 %907, i64 %898, i64 2
  %909 = mul nsw i64 %908, %546
  %910 = getelementptr inbounds double, ptr %897, i64 %909
  %911 = icmp slt i64 %898, 3
  %912 = select i1 %911, i64 %898, i64 3
  %913 = mul nsw i64 %912, %546
  %914 = getelementptr inbounds double, ptr %897, i64 %913
  %915 = getelementptr inbounds double, ptr %879, i64 %895
  %916 = mul nsw i64 %900, %1
  %917 = getelementptr inbounds double, ptr %915, i64 %916
  call void @llvm.prefetch.p0(ptr %917, i32 0, i32 3, i32 1)
  %918 = mul nsw i64 %904, %1
  %919 = getelementptr inbounds double, ptr %915, i64 %918
  call void @llvm.prefetch.p0(ptr %919, i32 0, i32 3, i32 1)
  %920 = mul nsw i64 %908, %1
  %921 = getelementptr inbounds double, ptr %915, i64 %920
  call void @llvm.prefetch.p0(ptr %921, i32 0, i32 3, i32 1)
  %922 = mul nsw i64 %912, %1
  %923 = getelementptr inbounds double, ptr %915, i64 %922
  call void @llvm.prefetch.p0(ptr %923, i32 0, i32 3, i32 1)
  %924 = call i64 @llvm.smax.i64(i64 %891, i64 0)
  br i1 %550, label %925, label %961

925:                                              ; preds = %888, %925
  %926 = phi <8 x double> [ %939, %925 ], [ zeroinitializer, %888 ]
  %927 = phi <8 x double> [ %945, %925 ], [ zeroinitializer, %888 ]
  %928 = phi <8 x double> [ %951, %925 ], [ zeroinitializer, %888 ]
  %929 = phi <8 x double> [ %957, %925 ], [ zeroinitializer, %888 ]
  %930 = phi ptr [ %959, %925 ], [ %881, %888 ]
  %931 = phi i64 [ %958, %925 ], [ 0, %888 ]
  %932 = load <8 x double>, ptr %930, align 64
  %933 = mul nsw i64 %931, %548
  %934 = getelementptr inbounds double, ptr %902, i64 %933
  %935 = load double, ptr %934, align 8
  %936 = insertelement <8 x double> poison, double %935, i64 0
  %937 = shufflevector <8 x double> %936, <8 x double> poison, <8 x i32> zeroinitializer
  %938 = fneg <8 x double> %937
  %939 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %938, <8 x double> %932, <8 x double> %926)
  %940 = getelementptr inbounds double, ptr %906, i64 %933
  %941 = load double, ptr %940, align 8
  %942 = insertelement <8 x double> poison, double %941, i64 0
  %943 = shufflevector <8 x double> %942, <8 x double> poison, <8 x i32> zeroinitializer
  %944 = fneg <8 x double> %943
  %945 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %944, <8 x double> %932, <8 x double> %927)
  %946 = getelementptr inbounds double, ptr %910, i64 %933
  %947 = load double, ptr %946, align 8
  %948 = insertelement <8 x double> poison, double %947, i64 0
  %949 = shufflevector <8 x double> %948, <8 x double> poison, <8 x i32> zeroinitializer
  %950 = fneg <8 x double> %949
  %951 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %950, <8 x double> %932, <8 x double> %928)
  %952 = getelementptr inbounds double, ptr %914, i64 %933
  %953 = load double, ptr %952, align 8
  %954 = insertelement <8 x double> poison, double %953, i64 0
  %955 = shufflevector <8 x double> %954, <8 x double> poison, <8 x i32> zeroinitializer
  %956 = fneg <8 x double> %955
  %957 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %956, <8 x double> %932, <8 x double> %929)
  %958 = add nuw nsw i64 %931, 1
  %959 = getelementptr inbounds double, ptr %930, i64 24
  %960 = icmp eq i64 %958, %6
  br i1 %960, label %961, label %925

961:                                              ; preds = %925, %888
  %962 = phi <8 x double> [ zeroinitializer, %888 ], [ %939, %925 ]
  %963 = phi <8 x double> [ zeroinitializer, %888 ], [ %945, %925 ]
  %964 = phi <8 x double> [ zeroinitializer, %888 ], [ %951, %925 ]
  %965 = phi <8 x double> [ zeroinitializer, %888 ], [ %957, %925 ]
  %966 = icmp slt i64 %891, 1
  br i1 %966, label %1037, label %967

967:                                              ; preds = %961
  %968 = fneg <8 x double> %962
  br i1 %883, label %1029, label %1020

969:                                              ; preds = %1027
  %970 = getelementptr inbounds double, ptr %915, i64 %1
  %971 = fneg <8 x double> %963
  br i1 %883, label %981, label %972

972:                                              ; preds = %969
  br i1 %885, label %973, label %979

973:                                              ; preds = %972, %973
  %974 = phi i64 [ %977, %973 ], [ 0, %972 ]
  %975 = extractelement <8 x double> %971, i64 %974
  %976 = getelementptr inbounds double, ptr %970, i64 %974
  store double %975, ptr %976, align 8
  %977 = add nuw nsw i64 %974, 1
  %978 = icmp eq i64 %977, %880
  br i1 %978, label %979, label %973

979:                                              ; preds = %973, %972
  %980 = icmp eq i64 %924, 2
  br i1 %980, label %1037, label %988

981:                                              ; preds = %969, %1031
  %982 = phi <8 x double> [ %1033, %1031 ], [ %971, %969 ]
  %983 = phi ptr [ %1032, %1031 ], [ %970, %969 ]
  store <8 x double> %982, ptr %983, align 1
  %984 = icmp eq i64 %924, 2
  br i1 %984, label %1037, label %985

985:                                              ; preds = %981
  %986 = getelementptr inbounds double, ptr %915, i64 %553
  %987 = fneg <8 x double> %964
  br label %1000

988:                                              ; preds = %1034, %979
  %989 = getelementptr inbounds double, ptr %915, i64 %551
  %990 = fneg <8 x double> %964
  br i1 %883, label %1000, label %991

991:                                              ; preds = %988
  br i1 %886, label %992, label %1037

992:                                              ; preds = %991, %992
  %993 = phi i64 [ %996, %992 ], [ 0, %991 ]
  %994 = extractelement <8 x double> %990, i64 %993
  %995 = getelementptr inbounds double, ptr %989, i64 %993
  store double %994, ptr %995, align 8
  %996 = add nuw nsw i64 %993, 1
  %997 = icmp eq i64 %996, %880
  br i1 %997, label %998, label %992

998:                                              ; preds = %992
  %999 = icmp eq i64 %924, 3
  br i1 %999, label %1037, label %1007

1000:                                             ; preds = %988, %985
  %1001 = phi <8 x double> [ %987, %985 ], [ %990, %988 ]
  %1002 = phi ptr [ %986, %985 ], [ %989, %988 ]
  store <8 x double> %1001, ptr %1002, align 1
  %1003 = icmp eq i64 %924, 3
  br i1 %1003, label %1037, label %1004

1004:                                             ; preds = %1000
  %1005 = getelementptr inbounds double, ptr %915, i64 %554
  %1006 = fneg <8 x double> %965
  br label %1017

1007:                                             ; preds = %998
  %1008 = getelementptr inbounds double, ptr %915, i64 %552
  %1009 = fneg <8 x double> %965
  br i1 %883, label %1017, label %1010

1010:                                             ; preds = %1007
  br i1 %887, label %1011, label %1037

1011:                                             ; preds = %1010, %1011
  %1012 = phi i64 [ %1015, %1011 ], [ 0, %1010 ]
  %1013 = extractelement <8 x double> %1009, i64 %1012
  %1014 = getelementptr inbounds double, ptr %1008, i64 %1012
  store double %1013, ptr %1014, align 8
  %1015 = add nuw nsw i64 %1012, 1
  %1016 = icmp eq i64 %1015, %880
  br i1 %1016, label %1037, label %1011

1017:                                             ; preds = %1004, %1007
  %1018 = phi <8 x double> [ %1006, %1004 ], [ %1009, %1007 ]
  %1019 = phi ptr [ %1005, %1004 ], [ %1008, %1007 ]
  store <8 x double> %1018, ptr %1019, align 1
  br label %1037

1020:                                             ; preds = %967
  br i1 %884, label %1021, label %1034

1021:                                             ; preds = %1020, %1021
  %1022 = phi i64 [ %1025, %1021 ], [ 0, %1020 ]
  %1023 = extractelement <8 x double> %968, i64 %1022
  %1024 = getelementptr inbounds double, ptr %915, i64 %1022
  store double %1023, ptr %1024, align 8
  %1025 = add nuw nsw i64 %1022, 1
  %1026 = icmp eq i64 %1025, %880
  br i1 %1026, label %1027, label %1021

1027:                                             ; preds = %1021
  %1028 = icmp eq i64 %924, 1
  br i1 %1028, label %1037, label %969

1029:                                             ; preds = %967
  store <8 x double> %968, ptr %915, align 1
  %1030 = icmp eq i64 %924, 1
  br i1 %1030, label %1037, label %1031

1031:                                             ; preds = %1029
  %1032 = getelementptr inbounds double, ptr %915, i64 %1
  %1033 = fneg <8 x double> %963
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
  %1043 = shl nsw i64 %1042, 3
  %1044 = icmp slt i64 %1043, %2
  br i1 %1044, label %876, label %1045

1045:                                             ; preds = %1041, %872, %536, %541, %555, %12
  ret void
}

declare void @llvm.prefetch.p0(ptr, i32 immarg, i32 immarg, i32)

declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>)

declare i64 @llvm.smin.i64(i64, i64)

declare i64 @llvm.smax.i64(i64, i64)
