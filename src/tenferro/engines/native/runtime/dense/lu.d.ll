; Made from source/dense/lu.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 938a246f12867397a217ed681f7ddd731529664c59f0e89358513ce00b80b2eb

%struct.batch = type { ptr, ptr, ptr, i64, i64, i64, [5 x i64], ptr, i64 }
%struct.lu = type { ptr, i64, i64, i64, ptr, ptr, i64, ptr, i64, i64, i64, i64 }
%struct.matrix = type { ptr, i64, i64 }

define i64 @dense_lu(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.batch, align 8
  %7 = getelementptr inbounds %struct.batch, ptr %6, i64 0, i32 0
  store ptr @run_lu, ptr %7, align 8
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
  %34 = call i64 @run_lu(ptr %0, ptr %3, ptr %33)
  br label %37

35:                                               ; preds = %22
  call void @tenferro_parallel_for(ptr @run_share, ptr %6, i64 %19)
  %36 = load i64, ptr %16, align 8
  br label %37

37:                                               ; preds = %32, %35
  %38 = phi i64 [ %34, %32 ], [ %36, %35 ]
  ret i64 %38
}

define internal i64 @run_lu(ptr %0, ptr %1, ptr %2) {
  %4 = alloca [8 x <8 x double>], align 64
  %5 = alloca [8 x <8 x double>], align 64
  %6 = alloca [8 x i64], align 16
  %7 = alloca %struct.lu, align 8
  %8 = load i64, ptr %2, align 8
  %9 = getelementptr inbounds i64, ptr %2, i64 1
  %10 = load i64, ptr %9, align 8
  %11 = icmp slt i64 %8, %10
  %12 = select i1 %11, i64 %8, i64 %10
  %13 = getelementptr inbounds %struct.lu, ptr %7, i64 0, i32 0
  %14 = getelementptr inbounds i64, ptr %0, i64 1
  %15 = load i64, ptr %14, align 8
  %16 = inttoptr i64 %15 to ptr
  store ptr %16, ptr %13, align 8
  %17 = getelementptr inbounds %struct.lu, ptr %7, i64 0, i32 1
  store i64 %8, ptr %17, align 8
  %18 = getelementptr inbounds %struct.lu, ptr %7, i64 0, i32 2
  store i64 %10, ptr %18, align 8
  %19 = getelementptr inbounds %struct.lu, ptr %7, i64 0, i32 3
  %20 = getelementptr inbounds i64, ptr %2, i64 2
  %21 = load i64, ptr %20, align 8
  store i64 %21, ptr %19, align 8
  %22 = getelementptr inbounds %struct.lu, ptr %7, i64 0, i32 4
  %23 = getelementptr inbounds i64, ptr %0, i64 2
  %24 = load i64, ptr %23, align 8
  %25 = inttoptr i64 %24 to ptr
  store ptr %25, ptr %22, align 8
  %26 = getelementptr inbounds %struct.lu, ptr %7, i64 0, i32 5
  %27 = getelementptr inbounds %struct.lu, ptr %7, i64 0, i32 6
  %28 = getelementptr inbounds %struct.lu, ptr %7, i64 0, i32 7
  %29 = getelementptr inbounds %struct.lu, ptr %7, i64 0, i32 8
  store i64 0, ptr %29, align 8
  %30 = getelementptr inbounds %struct.lu, ptr %7, i64 0, i32 9
  store i64 0, ptr %30, align 8
  %31 = getelementptr inbounds %struct.lu, ptr %7, i64 0, i32 10
  store i64 0, ptr %31, align 8
  %32 = getelementptr inbounds %struct.lu, ptr %7, i64 0, i32 11
  store i64 0, ptr %32, align 8
  %33 = add nsw i64 %8, 7
  %34 = sdiv i64 %33, 8
  %35 = shl nsw i64 %34, 3
  store i64 %35, ptr %27, align 8
  store ptr %1, ptr %26, align 8
  %36 = shl nsw i64 %34, 6
  %37 = getelementptr inbounds double, ptr %1, i64 %36
  store ptr %37, ptr %28, align 8
  %38 = load i64, ptr %0, align 8
  %39 = inttoptr i64 %38 to ptr
  %40 = shl i64 %8, 3
  %41 = mul i64 %40, %10
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 1 %39, i64 %41, i1 false)
  %42 = icmp sgt i64 %8, 0
  br i1 %42, label %63, label %43

43:                                               ; preds = %63, %3
  %44 = icmp sgt i64 %12, 0
  br i1 %44, label %45, label %71

45:                                               ; preds = %43
  %46 = getelementptr inbounds [8 x <8 x double>], ptr %5, i64 0, i64 0
  %47 = getelementptr inbounds [8 x <8 x double>], ptr %5, i64 0, i64 1
  %48 = getelementptr inbounds [8 x <8 x double>], ptr %5, i64 0, i64 2
  %49 = getelementptr inbounds [8 x <8 x double>], ptr %5, i64 0, i64 3
  %50 = getelementptr inbounds [8 x <8 x double>], ptr %5, i64 0, i64 4
  %51 = getelementptr inbounds [8 x <8 x double>], ptr %5, i64 0, i64 5
  %52 = getelementptr inbounds [8 x <8 x double>], ptr %5, i64 0, i64 6
  %53 = getelementptr inbounds [8 x <8 x double>], ptr %5, i64 0, i64 7
  %54 = getelementptr inbounds [8 x <8 x double>], ptr %4, i64 0, i64 0
  %55 = getelementptr inbounds [8 x <8 x double>], ptr %4, i64 0, i64 1
  %56 = getelementptr inbounds [8 x <8 x double>], ptr %4, i64 0, i64 2
  %57 = getelementptr inbounds [8 x <8 x double>], ptr %4, i64 0, i64 3
  %58 = getelementptr inbounds [8 x <8 x double>], ptr %4, i64 0, i64 4
  %59 = getelementptr inbounds [8 x <8 x double>], ptr %4, i64 0, i64 5
  %60 = getelementptr inbounds [8 x <8 x double>], ptr %4, i64 0, i64 6
  %61 = getelementptr inbounds [8 x <8 x double>], ptr %4, i64 0, i64 7
  %62 = getelementptr inbounds i64, ptr %2, i64 3
  br label %72

63:                                               ; preds = %3, %69
  %64 = phi ptr [ %70, %69 ], [ %25, %3 ]
  %65 = phi i64 [ %67, %69 ], [ 0, %3 ]
  %66 = getelementptr inbounds i64, ptr %64, i64 %65
  store i64 %65, ptr %66, align 8
  %67 = add nuw nsw i64 %65, 1
  %68 = icmp eq i64 %67, %8
  br i1 %68, label %43, label %69

69:                                               ; preds = %63
  %70 = load ptr, ptr %22, align 8
  br label %63

71:                                               ; preds = %477, %43
  ret i64 0

72:                                               ; preds = %45, %477
  %73 = phi i64 [ 0, %45 ], [ %74, %477 ]
  %74 = add nuw nsw i64 %73, 64
  %75 = icmp slt i64 %74, %12
  %76 = select i1 %75, i64 %74, i64 %12
  %77 = sub nsw i64 %8, %76
  %78 = sub nsw i64 %10, %76
  %79 = mul nsw i64 %77, %78
  %80 = icmp sgt i64 %76, %73
  br i1 %80, label %84, label %81

81:                                               ; preds = %468, %72
  %82 = sub nsw i64 %76, %73
  %83 = icmp slt i64 %79, 40000
  br i1 %83, label %473, label %471

84:                                               ; preds = %72, %468
  %85 = phi i64 [ %469, %468 ], [ %73, %72 ]
  %86 = sub nsw i64 %76, %85
  %87 = icmp slt i64 %86, 8
  %88 = select i1 %87, i64 %86, i64 8
  %89 = load i64, ptr %17, align 8
  %90 = sub nsw i64 %89, %85
  %91 = load ptr, ptr %13, align 8
  %92 = load i64, ptr %18, align 8
  %93 = mul nsw i64 %92, %85
  %94 = getelementptr inbounds double, ptr %91, i64 %93
  %95 = getelementptr inbounds double, ptr %94, i64 %85
  %96 = icmp sgt i64 %90, 0
  br i1 %96, label %98, label %97

97:                                               ; preds = %84
  br label %464

98:                                               ; preds = %84
  %99 = icmp sgt i64 %86, 7
  %100 = icmp sgt i64 %86, 0
  %101 = icmp eq i64 %88, 1
  %102 = icmp eq i64 %88, 2
  br label %103

103:                                              ; preds = %177, %98
  %104 = phi i64 [ %92, %98 ], [ %180, %177 ]
  %105 = phi i64 [ %90, %98 ], [ %179, %177 ]
  %106 = phi i64 [ 0, %98 ], [ %178, %177 ]
  %107 = call i64 @llvm.smin.i64(i64 %105, i64 8)
  %108 = call i64 @llvm.smax.i64(i64 %107, i64 1)
  call void @llvm.memset.p0.i64(ptr align 64 dereferenceable(512) %5, i8 0, i64 512, i1 false)
  br label %150

109:                                              ; preds = %171
  %110 = load <8 x double>, ptr %46, align 64
  %111 = load <8 x double>, ptr %47, align 64
  %112 = load <8 x double>, ptr %48, align 64
  %113 = load <8 x double>, ptr %49, align 64
  %114 = load <8 x double>, ptr %50, align 64
  %115 = load <8 x double>, ptr %51, align 64
  %116 = load <8 x double>, ptr %52, align 64
  %117 = load <8 x double>, ptr %53, align 64
  %118 = shufflevector <8 x double> %110, <8 x double> %111, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %119 = shufflevector <8 x double> %110, <8 x double> %111, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %120 = shufflevector <8 x double> %112, <8 x double> %113, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %121 = shufflevector <8 x double> %112, <8 x double> %113, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %122 = shufflevector <8 x double> %114, <8 x double> %115, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %123 = shufflevector <8 x double> %114, <8 x double> %115, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %124 = shufflevector <8 x double> %116, <8 x double> %117, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %125 = shufflevector <8 x double> %116, <8 x double> %117, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %126 = shufflevector <8 x double> %118, <8 x double> %120, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %127 = shufflevector <8 x double> %118, <8 x double> %120, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %128 = shufflevector <8 x double> %119, <8 x double> %121, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %129 = shufflevector <8 x double> %119, <8 x double> %121, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %130 = shufflevector <8 x double> %122, <8 x double> %124, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %131 = shufflevector <8 x double> %122, <8 x double> %124, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %132 = shufflevector <8 x double> %123, <8 x double> %125, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %133 = shufflevector <8 x double> %123, <8 x double> %125, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %134 = shufflevector <8 x double> %126, <8 x double> %130, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x double> %134, ptr %46, align 64
  %135 = shufflevector <8 x double> %126, <8 x double> %130, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x double> %135, ptr %50, align 64
  %136 = shufflevector <8 x double> %128, <8 x double> %132, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x double> %136, ptr %47, align 64
  %137 = shufflevector <8 x double> %128, <8 x double> %132, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x double> %137, ptr %51, align 64
  %138 = shufflevector <8 x double> %127, <8 x double> %131, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x double> %138, ptr %48, align 64
  %139 = shufflevector <8 x double> %127, <8 x double> %131, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x double> %139, ptr %52, align 64
  %140 = shufflevector <8 x double> %129, <8 x double> %133, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x double> %140, ptr %49, align 64
  %141 = shufflevector <8 x double> %129, <8 x double> %133, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x double> %141, ptr %53, align 64
  br i1 %100, label %142, label %185

142:                                              ; preds = %109
  %143 = load ptr, ptr %26, align 8
  %144 = getelementptr inbounds double, ptr %143, i64 %106
  store <8 x double> %134, ptr %144, align 64
  br i1 %101, label %181, label %145

145:                                              ; preds = %142
  %146 = load ptr, ptr %26, align 8
  %147 = load i64, ptr %27, align 8
  %148 = getelementptr inbounds double, ptr %146, i64 %106
  %149 = getelementptr inbounds double, ptr %148, i64 %147
  store <8 x double> %136, ptr %149, align 64
  br i1 %102, label %174, label %189

150:                                              ; preds = %171, %103
  %151 = phi i64 [ 0, %103 ], [ %172, %171 ]
  %152 = add nuw nsw i64 %151, %106
  %153 = mul nsw i64 %152, %104
  %154 = getelementptr inbounds double, ptr %95, i64 %153
  br i1 %99, label %159, label %155

155:                                              ; preds = %150
  br i1 %100, label %156, label %171

156:                                              ; preds = %155
  %157 = getelementptr inbounds [8 x <8 x double>], ptr %5, i64 0, i64 %151
  %158 = load <8 x double>, ptr %157, align 64
  br label %162

159:                                              ; preds = %150
  %160 = load <8 x double>, ptr %154, align 1
  %161 = getelementptr inbounds [8 x <8 x double>], ptr %5, i64 0, i64 %151
  store <8 x double> %160, ptr %161, align 64
  br label %171

162:                                              ; preds = %162, %156
  %163 = phi <8 x double> [ %158, %156 ], [ %167, %162 ]
  %164 = phi i64 [ 0, %156 ], [ %168, %162 ]
  %165 = getelementptr inbounds double, ptr %154, i64 %164
  %166 = load double, ptr %165, align 8
  %167 = insertelement <8 x double> %163, double %166, i64 %164
  %168 = add nuw nsw i64 %164, 1
  %169 = icmp eq i64 %168, %88
  br i1 %169, label %170, label %162

170:                                              ; preds = %162
  store <8 x double> %167, ptr %157, align 64
  br label %171

171:                                              ; preds = %170, %159, %155
  %172 = add nuw nsw i64 %151, 1
  %173 = icmp eq i64 %172, %108
  br i1 %173, label %109, label %150

174:                                              ; preds = %189, %145
  %175 = add nuw nsw i64 %106, 8
  %176 = icmp slt i64 %175, %90
  br i1 %176, label %177, label %202

177:                                              ; preds = %174, %185, %181
  %178 = phi i64 [ %175, %174 ], [ %186, %185 ], [ %182, %181 ]
  %179 = add i64 %105, -8
  %180 = load i64, ptr %18, align 8
  br label %103

181:                                              ; preds = %142
  %182 = add nuw nsw i64 %106, 8
  %183 = icmp slt i64 %182, %90
  br i1 %183, label %177, label %184

184:                                              ; preds = %181
  br label %203

185:                                              ; preds = %109
  %186 = add nuw nsw i64 %106, 8
  %187 = icmp slt i64 %186, %90
  br i1 %187, label %177, label %188

188:                                              ; preds = %185
  br label %341

189:                                              ; preds = %145, %199
  %190 = phi <8 x double> [ %201, %199 ], [ %138, %145 ]
  %191 = phi i64 [ %197, %199 ], [ 2, %145 ]
  %192 = load ptr, ptr %26, align 8
  %193 = load i64, ptr %27, align 8
  %194 = mul nsw i64 %193, %191
  %195 = getelementptr inbounds double, ptr %192, i64 %106
  %196 = getelementptr inbounds double, ptr %195, i64 %194
  store <8 x double> %190, ptr %196, align 64
  %197 = add nuw nsw i64 %191, 1
  %198 = icmp eq i64 %197, %88
  br i1 %198, label %174, label %199

199:                                              ; preds = %189
  %200 = getelementptr inbounds [8 x <8 x double>], ptr %5, i64 0, i64 %197
  %201 = load <8 x double>, ptr %200, align 64
  br label %189

202:                                              ; preds = %174
  br label %203

203:                                              ; preds = %202, %184
  %204 = insertelement <8 x i64> poison, i64 %90, i64 0
  %205 = shufflevector <8 x i64> %204, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %206

206:                                              ; preds = %336, %203
  %207 = phi i64 [ 0, %203 ], [ %337, %336 ]
  %208 = load ptr, ptr %26, align 8
  %209 = load i64, ptr %27, align 8
  %210 = mul nsw i64 %209, %207
  %211 = getelementptr inbounds double, ptr %208, i64 %210
  %212 = and i64 %207, 9223372036854775800
  %213 = icmp slt i64 %212, %90
  br i1 %213, label %214, label %237

214:                                              ; preds = %206
  %215 = insertelement <8 x i64> poison, i64 %207, i64 0
  %216 = shufflevector <8 x i64> %215, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %217

217:                                              ; preds = %217, %214
  %218 = phi <8 x double> [ <double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00>, %214 ], [ %233, %217 ]
  %219 = phi <8 x i64> [ zeroinitializer, %214 ], [ %234, %217 ]
  %220 = phi i64 [ %212, %214 ], [ %235, %217 ]
  %221 = insertelement <8 x i64> poison, i64 %220, i64 0
  %222 = shufflevector <8 x i64> %221, <8 x i64> poison, <8 x i32> zeroinitializer
  %223 = or <8 x i64> %222, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %224 = getelementptr inbounds double, ptr %211, i64 %220
  %225 = load <8 x i64>, ptr %224, align 64
  %226 = and <8 x i64> %225, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %227 = bitcast <8 x i64> %226 to <8 x double>
  %228 = fcmp olt <8 x double> %218, %227
  %229 = icmp uge <8 x i64> %223, %216
  %230 = icmp slt <8 x i64> %223, %205
  %231 = and <8 x i1> %230, %229
  %232 = and <8 x i1> %231, %228
  %233 = select <8 x i1> %232, <8 x double> %227, <8 x double> %218
  %234 = select <8 x i1> %232, <8 x i64> %223, <8 x i64> %219
  %235 = add nuw nsw i64 %220, 8
  %236 = icmp slt i64 %235, %90
  br i1 %236, label %217, label %237

237:                                              ; preds = %217, %206
  %238 = phi <8 x i64> [ zeroinitializer, %206 ], [ %234, %217 ]
  %239 = phi <8 x double> [ <double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00, double -1.000000e+00>, %206 ], [ %233, %217 ]
  %240 = call double @llvm.vector.reduce.fmax.v8f64(<8 x double> %239)
  %241 = insertelement <8 x double> poison, double %240, i64 0
  %242 = shufflevector <8 x double> %241, <8 x double> poison, <8 x i32> zeroinitializer
  %243 = fcmp oeq <8 x double> %239, %242
  %244 = select <8 x i1> %243, <8 x i64> %238, <8 x i64> %205
  %245 = call i64 @llvm.vector.reduce.smin.v8i64(<8 x i64> %244)
  %246 = fcmp olt double %240, 0.000000e+00
  %247 = select i1 %246, i64 %207, i64 %245
  %248 = getelementptr inbounds [8 x i64], ptr %6, i64 0, i64 %207
  store i64 %247, ptr %248, align 8
  %249 = icmp eq i64 %247, %207
  br i1 %249, label %274, label %263

250:                                              ; preds = %263
  %251 = load ptr, ptr %22, align 8
  %252 = add nsw i64 %207, %85
  %253 = getelementptr inbounds i64, ptr %251, i64 %252
  %254 = load i64, ptr %253, align 8
  %255 = add nsw i64 %247, %85
  %256 = getelementptr inbounds i64, ptr %251, i64 %255
  %257 = load i64, ptr %256, align 8
  store i64 %257, ptr %253, align 8
  %258 = load ptr, ptr %22, align 8
  %259 = getelementptr inbounds i64, ptr %258, i64 %255
  store i64 %254, ptr %259, align 8
  %260 = load ptr, ptr %26, align 8
  %261 = load i64, ptr %27, align 8
  %262 = mul nsw i64 %261, %207
  br label %274

263:                                              ; preds = %237, %263
  %264 = phi i64 [ %270, %263 ], [ 0, %237 ]
  %265 = phi ptr [ %272, %263 ], [ %208, %237 ]
  %266 = getelementptr inbounds double, ptr %265, i64 %207
  %267 = load double, ptr %266, align 8
  %268 = getelementptr inbounds double, ptr %265, i64 %247
  %269 = load double, ptr %268, align 8
  store double %269, ptr %266, align 8
  store double %267, ptr %268, align 8
  %270 = add nuw nsw i64 %264, 1
  %271 = load i64, ptr %27, align 8
  %272 = getelementptr inbounds double, ptr %265, i64 %271
  %273 = icmp eq i64 %270, %88
  br i1 %273, label %250, label %263

274:                                              ; preds = %250, %237
  %275 = phi i64 [ %262, %250 ], [ %210, %237 ]
  %276 = phi ptr [ %260, %250 ], [ %208, %237 ]
  %277 = getelementptr inbounds double, ptr %276, i64 %275
  %278 = getelementptr inbounds double, ptr %277, i64 %207
  %279 = load double, ptr %278, align 8
  %280 = fcmp ult double %279, 0x10000000000000
  %281 = fcmp ugt double %279, 0x8010000000000000
  %282 = and i1 %280, %281
  br i1 %282, label %283, label %286

283:                                              ; preds = %274
  %284 = fcmp oeq double %279, 0.000000e+00
  %285 = select i1 %284, double 1.000000e+00, double %279
  br label %288

286:                                              ; preds = %274
  %287 = fdiv double 1.000000e+00, %279
  br label %288

288:                                              ; preds = %286, %283
  %289 = phi double [ %285, %283 ], [ %287, %286 ]
  %290 = insertelement <8 x double> poison, double %289, i64 0
  %291 = shufflevector <8 x double> %290, <8 x double> poison, <8 x i32> zeroinitializer
  br i1 %213, label %294, label %292

292:                                              ; preds = %288
  %293 = add nuw nsw i64 %207, 1
  br label %336

294:                                              ; preds = %288
  %295 = insertelement <8 x i64> poison, i64 %207, i64 0
  %296 = shufflevector <8 x i64> %295, <8 x i64> poison, <8 x i32> zeroinitializer
  %297 = add nuw nsw i64 %207, 1
  %298 = icmp slt i64 %297, %88
  br label %299

299:                                              ; preds = %317, %294
  %300 = phi i64 [ %212, %294 ], [ %318, %317 ]
  %301 = getelementptr inbounds double, ptr %277, i64 %300
  %302 = load <8 x double>, ptr %301, align 64
  %303 = insertelement <8 x i64> poison, i64 %300, i64 0
  %304 = shufflevector <8 x i64> %303, <8 x i64> poison, <8 x i32> zeroinitializer
  %305 = or <8 x i64> %304, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %306 = icmp ugt <8 x i64> %305, %296
  br i1 %282, label %307, label %309

307:                                              ; preds = %299
  %308 = fdiv <8 x double> %302, %291
  br label %311

309:                                              ; preds = %299
  %310 = fmul <8 x double> %291, %302
  br label %311

311:                                              ; preds = %309, %307
  %312 = phi <8 x double> [ %308, %307 ], [ %310, %309 ]
  %313 = select <8 x i1> %306, <8 x double> %312, <8 x double> %302
  store <8 x double> %313, ptr %301, align 64
  br i1 %298, label %314, label %317

314:                                              ; preds = %311
  %315 = select <8 x i1> %306, <8 x double> %312, <8 x double> zeroinitializer
  %316 = fneg <8 x double> %315
  br label %320

317:                                              ; preds = %320, %311
  %318 = add nuw nsw i64 %300, 8
  %319 = icmp slt i64 %318, %90
  br i1 %319, label %299, label %336

320:                                              ; preds = %320, %314
  %321 = phi i64 [ %297, %314 ], [ %334, %320 ]
  %322 = load ptr, ptr %26, align 8
  %323 = load i64, ptr %27, align 8
  %324 = mul nsw i64 %323, %321
  %325 = getelementptr inbounds double, ptr %322, i64 %324
  %326 = getelementptr inbounds double, ptr %325, i64 %300
  %327 = load <8 x double>, ptr %326, align 64
  %328 = getelementptr inbounds double, ptr %325, i64 %207
  %329 = load double, ptr %328, align 8
  %330 = insertelement <8 x double> poison, double %329, i64 0
  %331 = shufflevector <8 x double> %330, <8 x double> poison, <8 x i32> zeroinitializer
  %332 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %316, <8 x double> %331, <8 x double> %327)
  %333 = select <8 x i1> %306, <8 x double> %332, <8 x double> %327
  store <8 x double> %333, ptr %326, align 64
  %334 = add nuw nsw i64 %321, 1
  %335 = icmp eq i64 %334, %88
  br i1 %335, label %317, label %320

336:                                              ; preds = %317, %292
  %337 = phi i64 [ %293, %292 ], [ %297, %317 ]
  %338 = icmp slt i64 %337, %88
  %339 = icmp slt i64 %337, %90
  %340 = and i1 %338, %339
  br i1 %340, label %206, label %427

341:                                              ; preds = %459, %188
  br label %342

342:                                              ; preds = %401, %341
  %343 = phi i64 [ %90, %341 ], [ %404, %401 ]
  %344 = phi i64 [ 0, %341 ], [ %402, %401 ]
  %345 = call i64 @llvm.smin.i64(i64 %343, i64 8)
  %346 = call i64 @llvm.smax.i64(i64 %345, i64 1)
  call void @llvm.memset.p0.i64(ptr align 64 dereferenceable(512) %4, i8 0, i64 512, i1 false)
  br i1 %100, label %347, label %360

347:                                              ; preds = %342
  %348 = load ptr, ptr %26, align 8
  %349 = load i64, ptr %27, align 8
  %350 = getelementptr inbounds double, ptr %348, i64 %344
  br label %393

351:                                              ; preds = %393
  %352 = load <8 x double>, ptr %54, align 64
  %353 = load <8 x double>, ptr %55, align 64
  %354 = load <8 x double>, ptr %56, align 64
  %355 = load <8 x double>, ptr %57, align 64
  %356 = load <8 x double>, ptr %58, align 64
  %357 = load <8 x double>, ptr %59, align 64
  %358 = load <8 x double>, ptr %60, align 64
  %359 = load <8 x double>, ptr %61, align 64
  br label %360

360:                                              ; preds = %351, %342
  %361 = phi <8 x double> [ %359, %351 ], [ zeroinitializer, %342 ]
  %362 = phi <8 x double> [ %358, %351 ], [ zeroinitializer, %342 ]
  %363 = phi <8 x double> [ %357, %351 ], [ zeroinitializer, %342 ]
  %364 = phi <8 x double> [ %356, %351 ], [ zeroinitializer, %342 ]
  %365 = phi <8 x double> [ %355, %351 ], [ zeroinitializer, %342 ]
  %366 = phi <8 x double> [ %354, %351 ], [ zeroinitializer, %342 ]
  %367 = phi <8 x double> [ %353, %351 ], [ zeroinitializer, %342 ]
  %368 = phi <8 x double> [ %352, %351 ], [ zeroinitializer, %342 ]
  %369 = shufflevector <8 x double> %368, <8 x double> %367, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %370 = shufflevector <8 x double> %368, <8 x double> %367, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %371 = shufflevector <8 x double> %366, <8 x double> %365, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %372 = shufflevector <8 x double> %366, <8 x double> %365, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %373 = shufflevector <8 x double> %364, <8 x double> %363, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %374 = shufflevector <8 x double> %364, <8 x double> %363, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %375 = shufflevector <8 x double> %362, <8 x double> %361, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %376 = shufflevector <8 x double> %362, <8 x double> %361, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %377 = shufflevector <8 x double> %369, <8 x double> %371, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %378 = shufflevector <8 x double> %369, <8 x double> %371, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %379 = shufflevector <8 x double> %370, <8 x double> %372, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %380 = shufflevector <8 x double> %370, <8 x double> %372, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %381 = shufflevector <8 x double> %373, <8 x double> %375, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %382 = shufflevector <8 x double> %373, <8 x double> %375, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %383 = shufflevector <8 x double> %374, <8 x double> %376, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %384 = shufflevector <8 x double> %374, <8 x double> %376, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %385 = shufflevector <8 x double> %377, <8 x double> %381, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x double> %385, ptr %54, align 64
  %386 = shufflevector <8 x double> %377, <8 x double> %381, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x double> %386, ptr %58, align 64
  %387 = shufflevector <8 x double> %379, <8 x double> %383, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x double> %387, ptr %55, align 64
  %388 = shufflevector <8 x double> %379, <8 x double> %383, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x double> %388, ptr %59, align 64
  %389 = shufflevector <8 x double> %378, <8 x double> %382, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x double> %389, ptr %56, align 64
  %390 = shufflevector <8 x double> %378, <8 x double> %382, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x double> %390, ptr %60, align 64
  %391 = shufflevector <8 x double> %380, <8 x double> %384, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x double> %391, ptr %57, align 64
  %392 = shufflevector <8 x double> %380, <8 x double> %384, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x double> %392, ptr %61, align 64
  br label %405

393:                                              ; preds = %393, %347
  %394 = phi i64 [ 0, %347 ], [ %399, %393 ]
  %395 = mul nsw i64 %394, %349
  %396 = getelementptr inbounds double, ptr %350, i64 %395
  %397 = load <8 x double>, ptr %396, align 64
  %398 = getelementptr inbounds [8 x <8 x double>], ptr %4, i64 0, i64 %394
  store <8 x double> %397, ptr %398, align 64
  %399 = add nuw nsw i64 %394, 1
  %400 = icmp eq i64 %399, %88
  br i1 %400, label %351, label %393

401:                                              ; preds = %424
  %402 = add nuw nsw i64 %344, 8
  %403 = icmp slt i64 %402, %90
  %404 = add i64 %343, -8
  br i1 %403, label %342, label %464

405:                                              ; preds = %424, %360
  %406 = phi i64 [ %425, %424 ], [ 0, %360 ]
  %407 = add nuw nsw i64 %406, %344
  %408 = load i64, ptr %18, align 8
  %409 = mul nsw i64 %408, %407
  %410 = getelementptr inbounds double, ptr %95, i64 %409
  br i1 %99, label %415, label %411

411:                                              ; preds = %405
  br i1 %100, label %412, label %424

412:                                              ; preds = %411
  %413 = getelementptr inbounds [8 x <8 x double>], ptr %4, i64 0, i64 %406
  %414 = load <8 x double>, ptr %413, align 64
  br label %418

415:                                              ; preds = %405
  %416 = getelementptr inbounds [8 x <8 x double>], ptr %4, i64 0, i64 %406
  %417 = load <8 x double>, ptr %416, align 64
  store <8 x double> %417, ptr %410, align 1
  br label %424

418:                                              ; preds = %418, %412
  %419 = phi i64 [ 0, %412 ], [ %422, %418 ]
  %420 = extractelement <8 x double> %414, i64 %419
  %421 = getelementptr inbounds double, ptr %410, i64 %419
  store double %420, ptr %421, align 8
  %422 = add nuw nsw i64 %419, 1
  %423 = icmp eq i64 %422, %88
  br i1 %423, label %424, label %418

424:                                              ; preds = %418, %415, %411
  %425 = add nuw nsw i64 %406, 1
  %426 = icmp eq i64 %425, %346
  br i1 %426, label %401, label %405

427:                                              ; preds = %336, %459
  %428 = phi i64 [ %460, %459 ], [ 0, %336 ]
  %429 = getelementptr inbounds [8 x i64], ptr %6, i64 0, i64 %428
  %430 = load i64, ptr %429, align 8
  %431 = icmp eq i64 %430, %428
  br i1 %431, label %459, label %432

432:                                              ; preds = %427
  %433 = load i64, ptr %18, align 8
  %434 = mul nsw i64 %433, %428
  %435 = getelementptr inbounds double, ptr %94, i64 %434
  %436 = mul nsw i64 %433, %430
  %437 = getelementptr inbounds double, ptr %94, i64 %436
  %438 = icmp slt i64 %433, 8
  br i1 %438, label %439, label %442

439:                                              ; preds = %442, %432
  %440 = phi i64 [ 0, %432 ], [ %443, %442 ]
  %441 = icmp slt i64 %440, %433
  br i1 %441, label %451, label %459

442:                                              ; preds = %432, %442
  %443 = phi i64 [ %449, %442 ], [ 8, %432 ]
  %444 = phi i64 [ %443, %442 ], [ 0, %432 ]
  %445 = getelementptr inbounds double, ptr %435, i64 %444
  %446 = load <8 x double>, ptr %445, align 1
  %447 = getelementptr inbounds double, ptr %437, i64 %444
  %448 = load <8 x double>, ptr %447, align 1
  store <8 x double> %448, ptr %445, align 1
  store <8 x double> %446, ptr %447, align 1
  %449 = add nuw nsw i64 %443, 8
  %450 = icmp sgt i64 %449, %433
  br i1 %450, label %439, label %442

451:                                              ; preds = %439, %451
  %452 = phi i64 [ %457, %451 ], [ %440, %439 ]
  %453 = getelementptr inbounds double, ptr %435, i64 %452
  %454 = load double, ptr %453, align 8
  %455 = getelementptr inbounds double, ptr %437, i64 %452
  %456 = load double, ptr %455, align 8
  store double %456, ptr %453, align 8
  store double %454, ptr %455, align 8
  %457 = add nuw nsw i64 %452, 1
  %458 = icmp eq i64 %457, %433
  br i1 %458, label %459, label %451

459:                                              ; preds = %451, %439, %427
  %460 = add nuw nsw i64 %428, 1
  %461 = icmp slt i64 %460, %88
  %462 = icmp slt i64 %460, %90
  %463 = and i1 %461, %462
  br i1 %463, label %427, label %341

464:                                              ; preds = %401, %97
  %465 = add nsw i64 %88, %85
  %466 = icmp slt i64 %465, %76
  br i1 %466, label %467, label %468

467:                                              ; preds = %464
  store i64 %85, ptr %29, align 8
  store i64 %88, ptr %30, align 8
  store i64 %76, ptr %31, align 8
  store i64 1, ptr %32, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %7, i64 1)
  br label %468

468:                                              ; preds = %464, %467
  %469 = add nuw nsw i64 %85, 8
  %470 = icmp sgt i64 %76, %469
  br i1 %470, label %84, label %81

471:                                              ; preds = %81
  %472 = load i64, ptr %62, align 8
  br label %473

473:                                              ; preds = %81, %471
  %474 = phi i64 [ %472, %471 ], [ 1, %81 ]
  %475 = icmp sgt i64 %10, %76
  br i1 %475, label %476, label %477

476:                                              ; preds = %473
  store i64 %73, ptr %29, align 8
  store i64 %82, ptr %30, align 8
  store i64 %10, ptr %31, align 8
  store i64 %474, ptr %32, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %7, i64 %474)
  br label %477

477:                                              ; preds = %473, %476
  br i1 %75, label %72, label %71
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

declare double @llvm.vector.reduce.fmax.v8f64(<8 x double>)

declare i64 @llvm.vector.reduce.smin.v8i64(<8 x i64>)

declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>)

define internal void @run_task(ptr %0, i64 %1) {
  %3 = alloca %struct.matrix, align 8
  %4 = alloca %struct.matrix, align 8
  %5 = getelementptr inbounds %struct.lu, ptr %0, i64 0, i32 8
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds %struct.lu, ptr %0, i64 0, i32 9
  %8 = load i64, ptr %7, align 8
  %9 = add nsw i64 %8, %6
  %10 = getelementptr inbounds %struct.lu, ptr %0, i64 0, i32 10
  %11 = load i64, ptr %10, align 8
  %12 = sub i64 23, %9
  %13 = add i64 %12, %11
  %14 = sdiv i64 %13, 24
  %15 = mul nsw i64 %14, %1
  %16 = getelementptr inbounds %struct.lu, ptr %0, i64 0, i32 11
  %17 = load i64, ptr %16, align 8
  %18 = sdiv i64 %15, %17
  %19 = add nsw i64 %1, 1
  %20 = mul nsw i64 %14, %19
  %21 = sdiv i64 %20, %17
  %22 = icmp slt i64 %18, %21
  br i1 %22, label %23, label %36

23:                                               ; preds = %2
  %24 = getelementptr inbounds %struct.lu, ptr %0, i64 0, i32 7
  %25 = mul nsw i64 %1, 1536
  %26 = getelementptr inbounds %struct.lu, ptr %0, i64 0, i32 2
  %27 = getelementptr inbounds %struct.lu, ptr %0, i64 0, i32 0
  %28 = getelementptr inbounds %struct.matrix, ptr %3, i64 0, i32 0
  %29 = getelementptr inbounds %struct.matrix, ptr %3, i64 0, i32 1
  %30 = getelementptr inbounds %struct.matrix, ptr %3, i64 0, i32 2
  %31 = getelementptr inbounds %struct.lu, ptr %0, i64 0, i32 3
  %32 = getelementptr inbounds %struct.matrix, ptr %4, i64 0, i32 0
  %33 = getelementptr inbounds %struct.matrix, ptr %4, i64 0, i32 1
  %34 = getelementptr inbounds %struct.matrix, ptr %4, i64 0, i32 2
  %35 = getelementptr inbounds %struct.lu, ptr %0, i64 0, i32 1
  br label %37

36:                                               ; preds = %37, %2
  ret void

37:                                               ; preds = %69, %23
  %38 = phi i64 [ %6, %23 ], [ %72, %69 ]
  %39 = phi i64 [ %8, %23 ], [ %71, %69 ]
  %40 = phi i64 [ %11, %23 ], [ %70, %69 ]
  %41 = phi i64 [ %18, %23 ], [ %65, %69 ]
  %42 = mul nsw i64 %41, 24
  %43 = add nsw i64 %42, %9
  %44 = load ptr, ptr %24, align 8
  %45 = getelementptr inbounds double, ptr %44, i64 %25
  %46 = sub nsw i64 %40, %43
  %47 = icmp slt i64 %46, 24
  %48 = select i1 %47, i64 %46, i64 24
  %49 = load i64, ptr %26, align 8
  %50 = load ptr, ptr %27, align 8
  %51 = mul nsw i64 %38, %49
  %52 = getelementptr inbounds double, ptr %50, i64 %51
  %53 = getelementptr inbounds double, ptr %52, i64 %38
  store ptr %53, ptr %28, align 8
  store i64 %49, ptr %29, align 8
  store i64 1, ptr %30, align 8
  %54 = getelementptr inbounds double, ptr %52, i64 %43
  call fastcc void @read_strip(ptr %45, ptr %54, i64 %49, i64 %39, i64 %48)
  %55 = load i64, ptr %31, align 8
  call fastcc void @solve_strip(ptr byval(%struct.matrix) align 8 %3, ptr %45, i64 %39, i64 %48, i64 %55)
  call fastcc void @write_strip(ptr %54, i64 %49, ptr %45, i64 %39, i64 %48)
  %56 = mul nsw i64 %49, %39
  %57 = getelementptr inbounds double, ptr %52, i64 %56
  %58 = getelementptr inbounds double, ptr %57, i64 %43
  %59 = getelementptr inbounds double, ptr %53, i64 %56
  store ptr %59, ptr %32, align 8
  store i64 %49, ptr %33, align 8
  store i64 1, ptr %34, align 8
  %60 = load i64, ptr %35, align 8
  %61 = load i64, ptr %5, align 8
  %62 = add i64 %39, %61
  %63 = sub i64 %60, %62
  %64 = load i64, ptr %31, align 8
  call fastcc void @subtract_strip(ptr %58, i64 %49, i64 %48, ptr byval(%struct.matrix) align 8 %4, ptr %45, i64 %63, i64 %39, i64 %64)
  %65 = add nsw i64 %41, 1
  %66 = load i64, ptr %16, align 8
  %67 = sdiv i64 %20, %66
  %68 = icmp slt i64 %65, %67
  br i1 %68, label %69, label %36

69:                                               ; preds = %37
  %70 = load i64, ptr %10, align 8
  %71 = load i64, ptr %7, align 8
  %72 = load i64, ptr %5, align 8
  br label %37
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

define internal fastcc void @solve_strip(ptr byval(%struct.matrix) align 8 %0, ptr %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca [8 x [3 x <8 x double>]], align 64
  %7 = icmp ne i64 %4, 0
  %8 = icmp sgt i64 %3, 8
  %9 = and i1 %8, %7
  br i1 %9, label %10, label %591

10:                                               ; preds = %5
  %11 = load ptr, ptr %0, align 8
  %12 = getelementptr inbounds i8, ptr %0, i64 8
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %0, i64 16
  %15 = load i64, ptr %14, align 8
  %16 = icmp sgt i64 %2, 0
  br i1 %16, label %17, label %1154

17:                                               ; preds = %10
  %18 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %6, i64 0, i64 0, i64 0
  %19 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %6, i64 0, i64 0, i64 1
  %20 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %6, i64 0, i64 0, i64 2
  %21 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %6, i64 0, i64 1, i64 0
  %22 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %6, i64 0, i64 1, i64 1
  %23 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %6, i64 0, i64 1, i64 2
  %24 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %6, i64 0, i64 2, i64 0
  %25 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %6, i64 0, i64 2, i64 1
  %26 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %6, i64 0, i64 2, i64 2
  %27 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %6, i64 0, i64 3, i64 0
  %28 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %6, i64 0, i64 3, i64 1
  %29 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %6, i64 0, i64 3, i64 2
  %30 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %6, i64 0, i64 4, i64 0
  %31 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %6, i64 0, i64 4, i64 1
  %32 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %6, i64 0, i64 4, i64 2
  %33 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %6, i64 0, i64 5, i64 0
  %34 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %6, i64 0, i64 5, i64 1
  %35 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %6, i64 0, i64 5, i64 2
  %36 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %6, i64 0, i64 6, i64 0
  %37 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %6, i64 0, i64 6, i64 1
  %38 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %6, i64 0, i64 6, i64 2
  %39 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %6, i64 0, i64 7, i64 0
  %40 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %6, i64 0, i64 7, i64 1
  %41 = getelementptr inbounds [8 x [3 x <8 x double>]], ptr %6, i64 0, i64 7, i64 2
  br label %42

42:                                               ; preds = %17, %587
  %43 = phi i64 [ %590, %587 ], [ %2, %17 ]
  %44 = phi i64 [ %588, %587 ], [ 0, %17 ]
  %45 = call i64 @llvm.smin.i64(i64 %43, i64 8)
  %46 = sub nsw i64 %2, %44
  %47 = icmp slt i64 %46, 8
  %48 = select i1 %47, i64 %46, i64 8
  %49 = mul nsw i64 %44, %13
  %50 = getelementptr inbounds double, ptr %11, i64 %49
  %51 = add nsw i64 %48, -1
  %52 = icmp slt i64 %51, 0
  %53 = select i1 %52, i64 %51, i64 0
  %54 = mul nsw i64 %53, %13
  %55 = getelementptr inbounds double, ptr %50, i64 %54
  %56 = icmp slt i64 %51, 1
  %57 = select i1 %56, i64 %51, i64 1
  %58 = mul nsw i64 %57, %13
  %59 = getelementptr inbounds double, ptr %50, i64 %58
  %60 = icmp slt i64 %51, 2
  %61 = select i1 %60, i64 %51, i64 2
  %62 = mul nsw i64 %61, %13
  %63 = getelementptr inbounds double, ptr %50, i64 %62
  %64 = icmp slt i64 %51, 3
  %65 = select i1 %64, i64 %51, i64 3
  %66 = mul nsw i64 %65, %13
  %67 = getelementptr inbounds double, ptr %50, i64 %66
  %68 = icmp slt i64 %51, 4
  %69 = select i1 %68, i64 %51, i64 4
  %70 = mul nsw i64 %69, %13
  %71 = getelementptr inbounds double, ptr %50, i64 %70
  %72 = icmp slt i64 %51, 5
  %73 = select i1 %72, i64 %51, i64 5
  %74 = mul nsw i64 %73, %13
  %75 = getelementptr inbounds double, ptr %50, i64 %74
  %76 = icmp slt i64 %51, 6
  %77 = select i1 %76, i64 %51, i64 6
  %78 = mul nsw i64 %77, %13
  %79 = getelementptr inbounds double, ptr %50, i64 %78
  %80 = icmp slt i64 %51, 7
  %81 = select i1 %80, i64 %51, i64 7
  %82 = mul nsw i64 %81, %13
  %83 = getelementptr inbounds double, ptr %50, i64 %82
  %84 = add nsw i64 %53, %44
  %85 = mul nsw i64 %84, 24
  %86 = getelementptr inbounds double, ptr %1, i64 %85
  %87 = load <8 x double>, ptr %86, align 64
  store <8 x double> %87, ptr %18, align 64
  %88 = getelementptr inbounds double, ptr %86, i64 8
  %89 = load <8 x double>, ptr %88, align 64
  store <8 x double> %89, ptr %19, align 64
  %90 = getelementptr inbounds double, ptr %86, i64 16
  %91 = load <8 x double>, ptr %90, align 64
  store <8 x double> %91, ptr %20, align 64
  %92 = add nsw i64 %57, %44
  %93 = mul nsw i64 %92, 24
  %94 = getelementptr inbounds double, ptr %1, i64 %93
  %95 = load <8 x double>, ptr %94, align 64
  store <8 x double> %95, ptr %21, align 64
  %96 = getelementptr inbounds double, ptr %94, i64 8
  %97 = load <8 x double>, ptr %96, align 64
  store <8 x double> %97, ptr %22, align 64
  %98 = getelementptr inbounds double, ptr %94, i64 16
  %99 = load <8 x double>, ptr %98, align 64
  store <8 x double> %99, ptr %23, align 64
  %100 = add nsw i64 %61, %44
  %101 = mul nsw i64 %100, 24
  %102 = getelementptr inbounds double, ptr %1, i64 %101
  %103 = load <8 x double>, ptr %102, align 64
  store <8 x double> %103, ptr %24, align 64
  %104 = getelementptr inbounds double, ptr %102, i64 8
  %105 = load <8 x double>, ptr %104, align 64
  store <8 x double> %105, ptr %25, align 64
  %106 = getelementptr inbounds double, ptr %102, i64 16
  %107 = load <8 x double>, ptr %106, align 64
  store <8 x double> %107, ptr %26, align 64
  %108 = add nsw i64 %65, %44
  %109 = mul nsw i64 %108, 24
  %110 = getelementptr inbounds double, ptr %1, i64 %109
  %111 = load <8 x double>, ptr %110, align 64
  store <8 x double> %111, ptr %27, align 64
  %112 = getelementptr inbounds double, ptr %110, i64 8
  %113 = load <8 x double>, ptr %112, align 64
  store <8 x double> %113, ptr %28, align 64
  %114 = getelementptr inbounds double, ptr %110, i64 16
  %115 = load <8 x double>, ptr %114, align 64
  store <8 x double> %115, ptr %29, align 64
  %116 = add nsw i64 %69, %44
  %117 = mul nsw i64 %116, 24
  %118 = getelementptr inbounds double, ptr %1, i64 %117
  %119 = load <8 x double>, ptr %118, align 64
  store <8 x double> %119, ptr %30, align 64
  %120 = getelementptr inbounds double, ptr %118, i64 8
  %121 = load <8 x double>, ptr %120, align 64
  store <8 x double> %121, ptr %31, align 64
  %122 = getelementptr inbounds double, ptr %118, i64 16
  %123 = load <8 x double>, ptr %122, align 64
  store <8 x double> %123, ptr %32, align 64
  %124 = add nsw i64 %73, %44
  %125 = mul nsw i64 %124, 24
  %126 = getelementptr inbounds double, ptr %1, i64 %125
  %127 = load <8 x double>, ptr %126, align 64
  store <8 x double> %127, ptr %33, align 64
  %128 = getelementptr inbounds double, ptr %126, i64 8
  %129 = load <8 x double>, ptr %128, align 64
  store <8 x double> %129, ptr %34, align 64
  %130 = getelementptr inbounds double, ptr %126, i64 16
  %131 = load <8 x double>, ptr %130, align 64
  store <8 x double> %131, ptr %35, align 64
  %132 = add nsw i64 %77, %44
  %133 = mul nsw i64 %132, 24
  %134 = getelementptr inbounds double, ptr %1, i64 %133
  %135 = load <8 x double>, ptr %134, align 64
  store <8 x double> %135, ptr %36, align 64
  %136 = getelementptr inbounds double, ptr %134, i64 8
  %137 = load <8 x double>, ptr %136, align 64
  store <8 x double> %137, ptr %37, align 64
  %138 = getelementptr inbounds double, ptr %134, i64 16
  %139 = load <8 x double>, ptr %138, align 64
  store <8 x double> %139, ptr %38, align 64
  %140 = add nsw i64 %81, %44
  %141 = mul nsw i64 %140, 24
  %142 = getelementptr inbounds double, ptr %1, i64 %141
  %143 = load <8 x double>, ptr %142, align 64
  store <8 x double> %143, ptr %39, align 64
  %144 = getelementptr inbounds double, ptr %142, i64 8
  %145 = load <8 x double>, ptr %144, align 64
  store <8 x double> %145, ptr %40, align 64
  %146 = getelementptr inbounds double, ptr %142, i64 16
  %147 = load <8 x double>, ptr %146, align 64
  store <8 x double> %147, ptr %41, align 64
  %148 = call i64 @llvm.smax.i64(i64 %45, i64 0)
  %149 = icmp eq i64 %44, 0
  br i1 %149, label %255, label %150

150:                                              ; preds = %42
  %151 = load <8 x double>, ptr %18, align 64
  %152 = load <8 x double>, ptr %19, align 64
  %153 = load <8 x double>, ptr %20, align 64
  br label %154

154:                                              ; preds = %253, %150
  %155 = phi <8 x double> [ %189, %253 ], [ %153, %150 ]
  %156 = phi <8 x double> [ %188, %253 ], [ %152, %150 ]
  %157 = phi <8 x double> [ %187, %253 ], [ %151, %150 ]
  %158 = phi <8 x double> [ %235, %253 ], [ %135, %150 ]
  %159 = phi <8 x double> [ %229, %253 ], [ %131, %150 ]
  %160 = phi <8 x double> [ %228, %253 ], [ %129, %150 ]
  %161 = phi <8 x double> [ %227, %253 ], [ %127, %150 ]
  %162 = phi <8 x double> [ %221, %253 ], [ %123, %150 ]
  %163 = phi <8 x double> [ %220, %253 ], [ %121, %150 ]
  %164 = phi <8 x double> [ %219, %253 ], [ %119, %150 ]
  %165 = phi <8 x double> [ %213, %253 ], [ %115, %150 ]
  %166 = phi <8 x double> [ %212, %253 ], [ %113, %150 ]
  %167 = phi <8 x double> [ %211, %253 ], [ %111, %150 ]
  %168 = phi <8 x double> [ %205, %253 ], [ %107, %150 ]
  %169 = phi <8 x double> [ %204, %253 ], [ %105, %150 ]
  %170 = phi <8 x double> [ %203, %253 ], [ %103, %150 ]
  %171 = phi <8 x double> [ %197, %253 ], [ %99, %150 ]
  %172 = phi <8 x double> [ %196, %253 ], [ %97, %150 ]
  %173 = phi <8 x double> [ %195, %253 ], [ %95, %150 ]
  %174 = phi ptr [ %254, %253 ], [ %1, %150 ]
  %175 = phi i64 [ %251, %253 ], [ 0, %150 ]
  %176 = load <8 x double>, ptr %174, align 64
  %177 = getelementptr inbounds double, ptr %174, i64 8
  %178 = load <8 x double>, ptr %177, align 64
  %179 = getelementptr inbounds double, ptr %174, i64 16
  %180 = load <8 x double>, ptr %179, align 64
  %181 = mul nsw i64 %175, %15
  %182 = getelementptr inbounds double, ptr %55, i64 %181
  %183 = load double, ptr %182, align 8
  %184 = insertelement <8 x double> poison, double %183, i64 0
  %185 = shufflevector <8 x double> %184, <8 x double> poison, <8 x i32> zeroinitializer
  %186 = fneg <8 x double> %185
  %187 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %186, <8 x double> %176, <8 x double> %157)
  store <8 x double> %187, ptr %18, align 64
  %188 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %186, <8 x double> %178, <8 x double> %156)
  store <8 x double> %188, ptr %19, align 64
  %189 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %186, <8 x double> %180, <8 x double> %155)
  store <8 x double> %189, ptr %20, align 64
  %190 = getelementptr inbounds double, ptr %59, i64 %181
  %191 = load double, ptr %190, align 8
  %192 = insertelement <8 x double> poison, double %191, i64 0
  %193 = shufflevector <8 x double> %192, <8 x double> poison, <8 x i32> zeroinitializer
  %194 = fneg <8 x double> %193
  %195 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %194, <8 x double> %176, <8 x double> %173)
  store <8 x double> %195, ptr %21, align 64
  %196 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %194, <8 x double> %178, <8 x double> %172)
  store <8 x double> %196, ptr %22, align 64
  %197 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %194, <8 x double> %180, <8 x double> %171)
  store <8 x double> %197, ptr %23, align 64
  %198 = getelementptr inbounds double, ptr %63, i64 %181
  %199 = load double, ptr %198, align 8
  %200 = insertelement <8 x double> poison, double %199, i64 0
  %201 = shufflevector <8 x double> %200, <8 x double> poison, <8 x i32> zeroinitializer
  %202 = fneg <8 x double> %201
  %203 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %202, <8 x double> %176, <8 x double> %170)
  store <8 x double> %203, ptr %24, align 64
  %204 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %202, <8 x double> %178, <8 x double> %169)
  store <8 x double> %204, ptr %25, align 64
  %205 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %202, <8 x double> %180, <8 x double> %168)
  store <8 x double> %205, ptr %26, align 64
  %206 = getelementptr inbounds double, ptr %67, i64 %181
  %207 = load double, ptr %206, align 8
  %208 = insertelement <8 x double> poison, double %207, i64 0
  %209 = shufflevector <8 x double> %208, <8 x double> poison, <8 x i32> zeroinitializer
  %210 = fneg <8 x double> %209
  %211 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %210, <8 x double> %176, <8 x double> %167)
  store <8 x double> %211, ptr %27, align 64
  %212 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %210, <8 x double> %178, <8 x double> %166)
  store <8 x double> %212, ptr %28, align 64
  %213 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %210, <8 x double> %180, <8 x double> %165)
  store <8 x double> %213, ptr %29, align 64
  %214 = getelementptr inbounds double, ptr %71, i64 %181
  %215 = load double, ptr %214, align 8
  %216 = insertelement <8 x double> poison, double %215, i64 0
  %217 = shufflevector <8 x double> %216, <8 x double> poison, <8 x i32> zeroinitializer
  %218 = fneg <8 x double> %217
  %219 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %218, <8 x double> %176, <8 x double> %164)
  store <8 x double> %219, ptr %30, align 64
  %220 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %218, <8 x double> %178, <8 x double> %163)
  store <8 x double> %220, ptr %31, align 64
  %221 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %218, <8 x double> %180, <8 x double> %162)
  store <8 x double> %221, ptr %32, align 64
  %222 = getelementptr inbounds double, ptr %75, i64 %181
  %223 = load double, ptr %222, align 8
  %224 = insertelement <8 x double> poison, double %223, i64 0
  %225 = shufflevector <8 x double> %224, <8 x double> poison, <8 x i32> zeroinitializer
  %226 = fneg <8 x double> %225
  %227 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %226, <8 x double> %176, <8 x double> %161)
  store <8 x double> %227, ptr %33, align 64
  %228 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %226, <8 x double> %178, <8 x double> %160)
  store <8 x double> %228, ptr %34, align 64
  %229 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %226, <8 x double> %180, <8 x double> %159)
  store <8 x double> %229, ptr %35, align 64
  %230 = getelementptr inbounds double, ptr %79, i64 %181
  %231 = load double, ptr %230, align 8
  %232 = insertelement <8 x double> poison, double %231, i64 0
  %233 = shufflevector <8 x double> %232, <8 x double> poison, <8 x i32> zeroinitializer
  %234 = fneg <8 x double> %233
  %235 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %234, <8 x double> %176, <8 x double> %158)
  store <8 x double> %235, ptr %36, align 64
  %236 = load <8 x double>, ptr %37, align 64
  %237 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %234, <8 x double> %178, <8 x double> %236)
  store <8 x double> %237, ptr %37, align 64
  %238 = load <8 x double>, ptr %38, align 64
  %239 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %234, <8 x double> %180, <8 x double> %238)
  store <8 x double> %239, ptr %38, align 64
  %240 = getelementptr inbounds double, ptr %83, i64 %181
  %241 = load double, ptr %240, align 8
  %242 = insertelement <8 x double> poison, double %241, i64 0
  %243 = shufflevector <8 x double> %242, <8 x double> poison, <8 x i32> zeroinitializer
  %244 = fneg <8 x double> %243
  %245 = load <8 x double>, ptr %39, align 64
  %246 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %244, <8 x double> %176, <8 x double> %245)
  store <8 x double> %246, ptr %39, align 64
  %247 = load <8 x double>, ptr %40, align 64
  %248 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %244, <8 x double> %178, <8 x double> %247)
  store <8 x double> %248, ptr %40, align 64
  %249 = load <8 x double>, ptr %41, align 64
  %250 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %244, <8 x double> %180, <8 x double> %249)
  store <8 x double> %250, ptr %41, align 64
  %251 = add nuw nsw i64 %175, 1
  %252 = icmp eq i64 %251, %44
  br i1 %252, label %255, label %253

253:                                              ; preds = %154
  %254 = getelementptr inbounds double, ptr %174, i64 24
  br label %154

255:                                              ; preds = %154, %42
  %256 = phi <8 x double> [ %147, %42 ], [ %250, %154 ]
  %257 = phi <8 x double> [ %145, %42 ], [ %248, %154 ]
  %258 = phi <8 x double> [ %143, %42 ], [ %246, %154 ]
  %259 = phi <8 x double> [ %139, %42 ], [ %239, %154 ]
  %260 = phi <8 x double> [ %137, %42 ], [ %237, %154 ]
  %261 = phi <8 x double> [ %135, %42 ], [ %235, %154 ]
  %262 = phi <8 x double> [ %131, %42 ], [ %229, %154 ]
  %263 = phi <8 x double> [ %129, %42 ], [ %228, %154 ]
  %264 = phi <8 x double> [ %127, %42 ], [ %227, %154 ]
  %265 = phi <8 x double> [ %123, %42 ], [ %221, %154 ]
  %266 = phi <8 x double> [ %121, %42 ], [ %220, %154 ]
  %267 = phi <8 x double> [ %119, %42 ], [ %219, %154 ]
  %268 = phi <8 x double> [ %115, %42 ], [ %213, %154 ]
  %269 = phi <8 x double> [ %113, %42 ], [ %212, %154 ]
  %270 = phi <8 x double> [ %111, %42 ], [ %211, %154 ]
  %271 = phi <8 x double> [ %107, %42 ], [ %205, %154 ]
  %272 = phi <8 x double> [ %105, %42 ], [ %204, %154 ]
  %273 = phi <8 x double> [ %103, %42 ], [ %203, %154 ]
  %274 = phi <8 x double> [ %99, %42 ], [ %197, %154 ]
  %275 = phi <8 x double> [ %97, %42 ], [ %196, %154 ]
  %276 = phi <8 x double> [ %95, %42 ], [ %195, %154 ]
  %277 = icmp slt i64 %45, 1
  br i1 %277, label %587, label %278

278:                                              ; preds = %255
  %279 = mul nsw i64 %44, 24
  %280 = getelementptr inbounds double, ptr %1, i64 %279
  %281 = load <8 x double>, ptr %18, align 64
  store <8 x double> %281, ptr %280, align 64
  %282 = load <8 x double>, ptr %19, align 64
  %283 = getelementptr inbounds double, ptr %280, i64 8
  store <8 x double> %282, ptr %283, align 64
  %284 = load <8 x double>, ptr %20, align 64
  %285 = getelementptr inbounds double, ptr %280, i64 16
  store <8 x double> %284, ptr %285, align 64
  %286 = icmp eq i64 %148, 1
  br i1 %286, label %587, label %287

287:                                              ; preds = %278
  %288 = mul nsw i64 %44, %15
  %289 = getelementptr inbounds double, ptr %59, i64 %288
  %290 = load double, ptr %289, align 8
  %291 = insertelement <8 x double> poison, double %290, i64 0
  %292 = shufflevector <8 x double> %291, <8 x double> poison, <8 x i32> zeroinitializer
  %293 = fneg <8 x double> %292
  %294 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %293, <8 x double> %281, <8 x double> %276)
  store <8 x double> %294, ptr %21, align 64
  %295 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %293, <8 x double> %282, <8 x double> %275)
  store <8 x double> %295, ptr %22, align 64
  %296 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %293, <8 x double> %284, <8 x double> %274)
  store <8 x double> %296, ptr %23, align 64
  %297 = or i64 %44, 1
  %298 = mul nsw i64 %297, 24
  %299 = getelementptr inbounds double, ptr %1, i64 %298
  store <8 x double> %294, ptr %299, align 64
  %300 = getelementptr inbounds double, ptr %299, i64 8
  store <8 x double> %295, ptr %300, align 64
  %301 = getelementptr inbounds double, ptr %299, i64 16
  store <8 x double> %296, ptr %301, align 64
  %302 = icmp eq i64 %148, 2
  br i1 %302, label %587, label %303

303:                                              ; preds = %287
  %304 = mul nsw i64 %44, %15
  %305 = getelementptr inbounds double, ptr %63, i64 %304
  %306 = load double, ptr %305, align 8
  %307 = insertelement <8 x double> poison, double %306, i64 0
  %308 = shufflevector <8 x double> %307, <8 x double> poison, <8 x i32> zeroinitializer
  %309 = fneg <8 x double> %308
  %310 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %309, <8 x double> %281, <8 x double> %273)
  store <8 x double> %310, ptr %24, align 64
  %311 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %309, <8 x double> %282, <8 x double> %272)
  store <8 x double> %311, ptr %25, align 64
  %312 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %309, <8 x double> %284, <8 x double> %271)
  store <8 x double> %312, ptr %26, align 64
  %313 = mul nsw i64 %297, %15
  %314 = getelementptr inbounds double, ptr %63, i64 %313
  %315 = load double, ptr %314, align 8
  %316 = insertelement <8 x double> poison, double %315, i64 0
  %317 = shufflevector <8 x double> %316, <8 x double> poison, <8 x i32> zeroinitializer
  %318 = fneg <8 x double> %317
  %319 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %318, <8 x double> %294, <8 x double> %310)
  store <8 x double> %319, ptr %24, align 64
  %320 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %318, <8 x double> %295, <8 x double> %311)
  store <8 x double> %320, ptr %25, align 64
  %321 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %318, <8 x double> %296, <8 x double> %312)
  store <8 x double> %321, ptr %26, align 64
  %322 = or i64 %44, 2
  %323 = mul nsw i64 %322, 24
  %324 = getelementptr inbounds double, ptr %1, i64 %323
  store <8 x double> %319, ptr %324, align 64
  %325 = getelementptr inbounds double, ptr %324, i64 8
  store <8 x double> %320, ptr %325, align 64
  %326 = getelementptr inbounds double, ptr %324, i64 16
  store <8 x double> %321, ptr %326, align 64
  %327 = icmp eq i64 %148, 3
  br i1 %327, label %587, label %328

328:                                              ; preds = %303
  %329 = mul nsw i64 %44, %15
  %330 = getelementptr inbounds double, ptr %67, i64 %329
  %331 = load double, ptr %330, align 8
  %332 = insertelement <8 x double> poison, double %331, i64 0
  %333 = shufflevector <8 x double> %332, <8 x double> poison, <8 x i32> zeroinitializer
  %334 = fneg <8 x double> %333
  %335 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %334, <8 x double> %281, <8 x double> %270)
  store <8 x double> %335, ptr %27, align 64
  %336 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %334, <8 x double> %282, <8 x double> %269)
  store <8 x double> %336, ptr %28, align 64
  %337 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %334, <8 x double> %284, <8 x double> %268)
  store <8 x double> %337, ptr %29, align 64
  %338 = mul nsw i64 %297, %15
  %339 = getelementptr inbounds double, ptr %67, i64 %338
  %340 = load double, ptr %339, align 8
  %341 = insertelement <8 x double> poison, double %340, i64 0
  %342 = shufflevector <8 x double> %341, <8 x double> poison, <8 x i32> zeroinitializer
  %343 = fneg <8 x double> %342
  %344 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %343, <8 x double> %294, <8 x double> %335)
  store <8 x double> %344, ptr %27, align 64
  %345 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %343, <8 x double> %295, <8 x double> %336)
  store <8 x double> %345, ptr %28, align 64
  %346 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %343, <8 x double> %296, <8 x double> %337)
  store <8 x double> %346, ptr %29, align 64
  %347 = mul nsw i64 %322, %15
  %348 = getelementptr inbounds double, ptr %67, i64 %347
  %349 = load double, ptr %348, align 8
  %350 = insertelement <8 x double> poison, double %349, i64 0
  %351 = shufflevector <8 x double> %350, <8 x double> poison, <8 x i32> zeroinitializer
  %352 = fneg <8 x double> %351
  %353 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %352, <8 x double> %319, <8 x double> %344)
  store <8 x double> %353, ptr %27, align 64
  %354 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %352, <8 x double> %320, <8 x double> %345)
  store <8 x double> %354, ptr %28, align 64
  %355 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %352, <8 x double> %321, <8 x double> %346)
  store <8 x double> %355, ptr %29, align 64
  %356 = or i64 %44, 3
  %357 = mul nsw i64 %356, 24
  %358 = getelementptr inbounds double, ptr %1, i64 %357
  store <8 x double> %353, ptr %358, align 64
  %359 = getelementptr inbounds double, ptr %358, i64 8
  store <8 x double> %354, ptr %359, align 64
  %360 = getelementptr inbounds double, ptr %358, i64 16
  store <8 x double> %355, ptr %360, align 64
  %361 = icmp eq i64 %148, 4
  br i1 %361, label %587, label %362

362:                                              ; preds = %328
  %363 = mul nsw i64 %44, %15
  %364 = getelementptr inbounds double, ptr %71, i64 %363
  %365 = load double, ptr %364, align 8
  %366 = insertelement <8 x double> poison, double %365, i64 0
  %367 = shufflevector <8 x double> %366, <8 x double> poison, <8 x i32> zeroinitializer
  %368 = fneg <8 x double> %367
  %369 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %368, <8 x double> %281, <8 x double> %267)
  store <8 x double> %369, ptr %30, align 64
  %370 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %368, <8 x double> %282, <8 x double> %266)
  store <8 x double> %370, ptr %31, align 64
  %371 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %368, <8 x double> %284, <8 x double> %265)
  store <8 x double> %371, ptr %32, align 64
  %372 = mul nsw i64 %297, %15
  %373 = getelementptr inbounds double, ptr %71, i64 %372
  %374 = load double, ptr %373, align 8
  %375 = insertelement <8 x double> poison, double %374, i64 0
  %376 = shufflevector <8 x double> %375, <8 x double> poison, <8 x i32> zeroinitializer
  %377 = fneg <8 x double> %376
  %378 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %377, <8 x double> %294, <8 x double> %369)
  store <8 x double> %378, ptr %30, align 64
  %379 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %377, <8 x double> %295, <8 x double> %370)
  store <8 x double> %379, ptr %31, align 64
  %380 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %377, <8 x double> %296, <8 x double> %371)
  store <8 x double> %380, ptr %32, align 64
  %381 = mul nsw i64 %322, %15
  %382 = getelementptr inbounds double, ptr %71, i64 %381
  %383 = load double, ptr %382, align 8
  %384 = insertelement <8 x double> poison, double %383, i64 0
  %385 = shufflevector <8 x double> %384, <8 x double> poison, <8 x i32> zeroinitializer
  %386 = fneg <8 x double> %385
  %387 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %386, <8 x double> %319, <8 x double> %378)
  store <8 x double> %387, ptr %30, align 64
  %388 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %386, <8 x double> %320, <8 x double> %379)
  store <8 x double> %388, ptr %31, align 64
  %389 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %386, <8 x double> %321, <8 x double> %380)
  store <8 x double> %389, ptr %32, align 64
  %390 = mul nsw i64 %356, %15
  %391 = getelementptr inbounds double, ptr %71, i64 %390
  %392 = load double, ptr %391, align 8
  %393 = insertelement <8 x double> poison, double %392, i64 0
  %394 = shufflevector <8 x double> %393, <8 x double> poison, <8 x i32> zeroinitializer
  %395 = fneg <8 x double> %394
  %396 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %395, <8 x double> %353, <8 x double> %387)
  store <8 x double> %396, ptr %30, align 64
  %397 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %395, <8 x double> %354, <8 x double> %388)
  store <8 x double> %397, ptr %31, align 64
  %398 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %395, <8 x double> %355, <8 x double> %389)
  store <8 x double> %398, ptr %32, align 64
  %399 = or i64 %44, 4
  %400 = mul nsw i64 %399, 24
  %401 = getelementptr inbounds double, ptr %1, i64 %400
  store <8 x double> %396, ptr %401, align 64
  %402 = getelementptr inbounds double, ptr %401, i64 8
  store <8 x double> %397, ptr %402, align 64
  %403 = getelementptr inbounds double, ptr %401, i64 16
  store <8 x double> %398, ptr %403, align 64
  %404 = icmp eq i64 %148, 5
  br i1 %404, label %587, label %405

405:                                              ; preds = %362
  %406 = mul nsw i64 %44, %15
  %407 = getelementptr inbounds double, ptr %75, i64 %406
  %408 = load double, ptr %407, align 8
  %409 = insertelement <8 x double> poison, double %408, i64 0
  %410 = shufflevector <8 x double> %409, <8 x double> poison, <8 x i32> zeroinitializer
  %411 = fneg <8 x double> %410
  %412 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %411, <8 x double> %281, <8 x double> %264)
  store <8 x double> %412, ptr %33, align 64
  %413 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %411, <8 x double> %282, <8 x double> %263)
  store <8 x double> %413, ptr %34, align 64
  %414 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %411, <8 x double> %284, <8 x double> %262)
  store <8 x double> %414, ptr %35, align 64
  %415 = mul nsw i64 %297, %15
  %416 = getelementptr inbounds double, ptr %75, i64 %415
  %417 = load double, ptr %416, align 8
  %418 = insertelement <8 x double> poison, double %417, i64 0
  %419 = shufflevector <8 x double> %418, <8 x double> poison, <8 x i32> zeroinitializer
  %420 = fneg <8 x double> %419
  %421 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %420, <8 x double> %294, <8 x double> %412)
  store <8 x double> %421, ptr %33, align 64
  %422 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %420, <8 x double> %295, <8 x double> %413)
  store <8 x double> %422, ptr %34, align 64
  %423 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %420, <8 x double> %296, <8 x double> %414)
  store <8 x double> %423, ptr %35, align 64
  %424 = mul nsw i64 %322, %15
  %425 = getelementptr inbounds double, ptr %75, i64 %424
  %426 = load double, ptr %425, align 8
  %427 = insertelement <8 x double> poison, double %426, i64 0
  %428 = shufflevector <8 x double> %427, <8 x double> poison, <8 x i32> zeroinitializer
  %429 = fneg <8 x double> %428
  %430 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %429, <8 x double> %319, <8 x double> %421)
  store <8 x double> %430, ptr %33, align 64
  %431 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %429, <8 x double> %320, <8 x double> %422)
  store <8 x double> %431, ptr %34, align 64
  %432 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %429, <8 x double> %321, <8 x double> %423)
  store <8 x double> %432, ptr %35, align 64
  %433 = mul nsw i64 %356, %15
  %434 = getelementptr inbounds double, ptr %75, i64 %433
  %435 = load double, ptr %434, align 8
  %436 = insertelement <8 x double> poison, double %435, i64 0
  %437 = shufflevector <8 x double> %436, <8 x double> poison, <8 x i32> zeroinitializer
  %438 = fneg <8 x double> %437
  %439 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %438, <8 x double> %353, <8 x double> %430)
  store <8 x double> %439, ptr %33, align 64
  %440 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %438, <8 x double> %354, <8 x double> %431)
  store <8 x double> %440, ptr %34, align 64
  %441 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %438, <8 x double> %355, <8 x double> %432)
  store <8 x double> %441, ptr %35, align 64
  %442 = mul nsw i64 %399, %15
  %443 = getelementptr inbounds double, ptr %75, i64 %442
  %444 = load double, ptr %443, align 8
  %445 = insertelement <8 x double> poison, double %444, i64 0
  %446 = shufflevector <8 x double> %445, <8 x double> poison, <8 x i32> zeroinitializer
  %447 = fneg <8 x double> %446
  %448 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %447, <8 x double> %396, <8 x double> %439)
  store <8 x double> %448, ptr %33, align 64
  %449 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %447, <8 x double> %397, <8 x double> %440)
  store <8 x double> %449, ptr %34, align 64
  %450 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %447, <8 x double> %398, <8 x double> %441)
  store <8 x double> %450, ptr %35, align 64
  %451 = or i64 %44, 5
  %452 = mul nsw i64 %451, 24
  %453 = getelementptr inbounds double, ptr %1, i64 %452
  store <8 x double> %448, ptr %453, align 64
  %454 = getelementptr inbounds double, ptr %453, i64 8
  store <8 x double> %449, ptr %454, align 64
  %455 = getelementptr inbounds double, ptr %453, i64 16
  store <8 x double> %450, ptr %455, align 64
  %456 = icmp eq i64 %148, 6
  br i1 %456, label %587, label %457

457:                                              ; preds = %405
  %458 = mul nsw i64 %44, %15
  %459 = getelementptr inbounds double, ptr %79, i64 %458
  %460 = load double, ptr %459, align 8
  %461 = insertelement <8 x double> poison, double %460, i64 0
  %462 = shufflevector <8 x double> %461, <8 x double> poison, <8 x i32> zeroinitializer
  %463 = fneg <8 x double> %462
  %464 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %463, <8 x double> %281, <8 x double> %261)
  store <8 x double> %464, ptr %36, align 64
  %465 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %463, <8 x double> %282, <8 x double> %260)
  store <8 x double> %465, ptr %37, align 64
  %466 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %463, <8 x double> %284, <8 x double> %259)
  store <8 x double> %466, ptr %38, align 64
  %467 = mul nsw i64 %297, %15
  %468 = getelementptr inbounds double, ptr %79, i64 %467
  %469 = load double, ptr %468, align 8
  %470 = insertelement <8 x double> poison, double %469, i64 0
  %471 = shufflevector <8 x double> %470, <8 x double> poison, <8 x i32> zeroinitializer
  %472 = fneg <8 x double> %471
  %473 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %472, <8 x double> %294, <8 x double> %464)
  store <8 x double> %473, ptr %36, align 64
  %474 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %472, <8 x double> %295, <8 x double> %465)
  store <8 x double> %474, ptr %37, align 64
  %475 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %472, <8 x double> %296, <8 x double> %466)
  store <8 x double> %475, ptr %38, align 64
  %476 = mul nsw i64 %322, %15
  %477 = getelementptr inbounds double, ptr %79, i64 %476
  %478 = load double, ptr %477, align 8
  %479 = insertelement <8 x double> poison, double %478, i64 0
  %480 = shufflevector <8 x double> %479, <8 x double> poison, <8 x i32> zeroinitializer
  %481 = fneg <8 x double> %480
  %482 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %481, <8 x double> %319, <8 x double> %473)
  store <8 x double> %482, ptr %36, align 64
  %483 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %481, <8 x double> %320, <8 x double> %474)
  store <8 x double> %483, ptr %37, align 64
  %484 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %481, <8 x double> %321, <8 x double> %475)
  store <8 x double> %484, ptr %38, align 64
  %485 = mul nsw i64 %356, %15
  %486 = getelementptr inbounds double, ptr %79, i64 %485
  %487 = load double, ptr %486, align 8
  %488 = insertelement <8 x double> poison, double %487, i64 0
  %489 = shufflevector <8 x double> %488, <8 x double> poison, <8 x i32> zeroinitializer
  %490 = fneg <8 x double> %489
  %491 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %490, <8 x double> %353, <8 x double> %482)
  store <8 x double> %491, ptr %36, align 64
  %492 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %490, <8 x double> %354, <8 x double> %483)
  store <8 x double> %492, ptr %37, align 64
  %493 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %490, <8 x double> %355, <8 x double> %484)
  store <8 x double> %493, ptr %38, align 64
  %494 = mul nsw i64 %399, %15
  %495 = getelementptr inbounds double, ptr %79, i64 %494
  %496 = load double, ptr %495, align 8
  %497 = insertelement <8 x double> poison, double %496, i64 0
  %498 = shufflevector <8 x double> %497, <8 x double> poison, <8 x i32> zeroinitializer
  %499 = fneg <8 x double> %498
  %500 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %499, <8 x double> %396, <8 x double> %491)
  store <8 x double> %500, ptr %36, align 64
  %501 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %499, <8 x double> %397, <8 x double> %492)
  store <8 x double> %501, ptr %37, align 64
  %502 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %499, <8 x double> %398, <8 x double> %493)
  store <8 x double> %502, ptr %38, align 64
  %503 = mul nsw i64 %451, %15
  %504 = getelementptr inbounds double, ptr %79, i64 %503
  %505 = load double, ptr %504, align 8
  %506 = insertelement <8 x double> poison, double %505, i64 0
  %507 = shufflevector <8 x double> %506, <8 x double> poison, <8 x i32> zeroinitializer
  %508 = fneg <8 x double> %507
  %509 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %508, <8 x double> %448, <8 x double> %500)
  store <8 x double> %509, ptr %36, align 64
  %510 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %508, <8 x double> %449, <8 x double> %501)
  store <8 x double> %510, ptr %37, align 64
  %511 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %508, <8 x double> %450, <8 x double> %502)
  store <8 x double> %511, ptr %38, align 64
  %512 = or i64 %44, 6
  %513 = mul nsw i64 %512, 24
  %514 = getelementptr inbounds double, ptr %1, i64 %513
  store <8 x double> %509, ptr %514, align 64
  %515 = getelementptr inbounds double, ptr %514, i64 8
  store <8 x double> %510, ptr %515, align 64
  %516 = getelementptr inbounds double, ptr %514, i64 16
  store <8 x double> %511, ptr %516, align 64
  %517 = icmp eq i64 %148, 7
  br i1 %517, label %587, label %518

518:                                              ; preds = %457
  %519 = mul nsw i64 %44, %15
  %520 = getelementptr inbounds double, ptr %83, i64 %519
  %521 = load double, ptr %520, align 8
  %522 = insertelement <8 x double> poison, double %521, i64 0
  %523 = shufflevector <8 x double> %522, <8 x double> poison, <8 x i32> zeroinitializer
  %524 = fneg <8 x double> %523
  %525 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %524, <8 x double> %281, <8 x double> %258)
  store <8 x double> %525, ptr %39, align 64
  %526 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %524, <8 x double> %282, <8 x double> %257)
  store <8 x double> %526, ptr %40, align 64
  %527 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %524, <8 x double> %284, <8 x double> %256)
  store <8 x double> %527, ptr %41, align 64
  %528 = mul nsw i64 %297, %15
  %529 = getelementptr inbounds double, ptr %83, i64 %528
  %530 = load double, ptr %529, align 8
  %531 = insertelement <8 x double> poison, double %530, i64 0
  %532 = shufflevector <8 x double> %531, <8 x double> poison, <8 x i32> zeroinitializer
  %533 = fneg <8 x double> %532
  %534 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %533, <8 x double> %294, <8 x double> %525)
  store <8 x double> %534, ptr %39, align 64
  %535 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %533, <8 x double> %295, <8 x double> %526)
  store <8 x double> %535, ptr %40, align 64
  %536 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %533, <8 x double> %296, <8 x double> %527)
  store <8 x double> %536, ptr %41, align 64
  %537 = mul nsw i64 %322, %15
  %538 = getelementptr inbounds double, ptr %83, i64 %537
  %539 = load double, ptr %538, align 8
  %540 = insertelement <8 x double> poison, double %539, i64 0
  %541 = shufflevector <8 x double> %540, <8 x double> poison, <8 x i32> zeroinitializer
  %542 = fneg <8 x double> %541
  %543 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %542, <8 x double> %319, <8 x double> %534)
  store <8 x double> %543, ptr %39, align 64
  %544 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %542, <8 x double> %320, <8 x double> %535)
  store <8 x double> %544, ptr %40, align 64
  %545 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %542, <8 x double> %321, <8 x double> %536)
  store <8 x double> %545, ptr %41, align 64
  %546 = mul nsw i64 %356, %15
  %547 = getelementptr inbounds double, ptr %83, i64 %546
  %548 = load double, ptr %547, align 8
  %549 = insertelement <8 x double> poison, double %548, i64 0
  %550 = shufflevector <8 x double> %549, <8 x double> poison, <8 x i32> zeroinitializer
  %551 = fneg <8 x double> %550
  %552 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %551, <8 x double> %353, <8 x double> %543)
  store <8 x double> %552, ptr %39, align 64
  %553 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %551, <8 x double> %354, <8 x double> %544)
  store <8 x double> %553, ptr %40, align 64
  %554 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %551, <8 x double> %355, <8 x double> %545)
  store <8 x double> %554, ptr %41, align 64
  %555 = mul nsw i64 %399, %15
  %556 = getelementptr inbounds double, ptr %83, i64 %555
  %557 = load double, ptr %556, align 8
  %558 = insertelement <8 x double> poison, double %557, i64 0
  %559 = shufflevector <8 x double> %558, <8 x double> poison, <8 x i32> zeroinitializer
  %560 = fneg <8 x double> %559
  %561 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %560, <8 x double> %396, <8 x double> %552)
  store <8 x double> %561, ptr %39, align 64
  %562 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %560, <8 x double> %397, <8 x double> %553)
  store <8 x double> %562, ptr %40, align 64
  %563 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %560, <8 x double> %398, <8 x double> %554)
  store <8 x double> %563, ptr %41, align 64
  %564 = mul nsw i64 %451, %15
  %565 = getelementptr inbounds double, ptr %83, i64 %564
  %566 = load double, ptr %565, align 8
  %567 = insertelement <8 x double> poison, double %566, i64 0
  %568 = shufflevector <8 x double> %567, <8 x double> poison, <8 x i32> zeroinitializer
  %569 = fneg <8 x double> %568
  %570 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %569, <8 x double> %448, <8 x double> %561)
  store <8 x double> %570, ptr %39, align 64
  %571 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %569, <8 x double> %449, <8 x double> %562)
  store <8 x double> %571, ptr %40, align 64
  %572 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %569, <8 x double> %450, <8 x double> %563)
  store <8 x double> %572, ptr %41, align 64
  %573 = mul nsw i64 %512, %15
  %574 = getelementptr inbounds double, ptr %83, i64 %573
  %575 = load double, ptr %574, align 8
  %576 = insertelement <8 x double> poison, double %575, i64 0
  %577 = shufflevector <8 x double> %576, <8 x double> poison, <8 x i32> zeroinitializer
  %578 = fneg <8 x double> %577
  %579 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %578, <8 x double> %509, <8 x double> %570)
  store <8 x double> %579, ptr %39, align 64
  %580 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %578, <8 x double> %510, <8 x double> %571)
  store <8 x double> %580, ptr %40, align 64
  %581 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %578, <8 x double> %511, <8 x double> %572)
  store <8 x double> %581, ptr %41, align 64
  %582 = or i64 %44, 7
  %583 = mul nsw i64 %582, 24
  %584 = getelementptr inbounds double, ptr %1, i64 %583
  store <8 x double> %579, ptr %584, align 64
  %585 = getelementptr inbounds double, ptr %584, i64 8
  store <8 x double> %580, ptr %585, align 64
  %586 = getelementptr inbounds double, ptr %584, i64 16
  store <8 x double> %581, ptr %586, align 64
  br label %587

587:                                              ; preds = %518, %457, %405, %362, %328, %303, %287, %278, %255
  %588 = add nuw nsw i64 %44, 8
  %589 = icmp slt i64 %588, %2
  %590 = add i64 %43, -8
  br i1 %589, label %42, label %1154

591:                                              ; preds = %5
  br i1 %7, label %601, label %592

592:                                              ; preds = %591
  %593 = icmp sgt i64 %3, 0
  br i1 %593, label %594, label %1154

594:                                              ; preds = %592
  %595 = load ptr, ptr %0, align 8
  %596 = getelementptr inbounds i8, ptr %0, i64 8
  %597 = load i64, ptr %596, align 8
  %598 = getelementptr inbounds i8, ptr %0, i64 16
  %599 = load i64, ptr %598, align 8
  %600 = icmp sgt i64 %2, 0
  br label %996

601:                                              ; preds = %591
  %602 = load ptr, ptr %0, align 8
  %603 = getelementptr inbounds i8, ptr %0, i64 8
  %604 = load i64, ptr %603, align 8
  %605 = getelementptr inbounds i8, ptr %0, i64 16
  %606 = load i64, ptr %605, align 8
  %607 = icmp sgt i64 %2, 0
  br i1 %607, label %608, label %1154

608:                                              ; preds = %601, %992
  %609 = phi i64 [ %995, %992 ], [ %2, %601 ]
  %610 = phi i64 [ %993, %992 ], [ 0, %601 ]
  %611 = call i64 @llvm.smin.i64(i64 %609, i64 8)
  %612 = sub nsw i64 %2, %610
  %613 = icmp slt i64 %612, 8
  %614 = select i1 %613, i64 %612, i64 8
  %615 = mul nsw i64 %610, %604
  %616 = getelementptr inbounds double, ptr %602, i64 %615
  %617 = add nsw i64 %614, -1
  %618 = icmp slt i64 %617, 0
  %619 = select i1 %618, i64 %617, i64 0
  %620 = mul nsw i64 %619, %604
  %621 = getelementptr inbounds double, ptr %616, i64 %620
  %622 = icmp slt i64 %617, 1
  %623 = select i1 %622, i64 %617, i64 1
  %624 = mul nsw i64 %623, %604
  %625 = getelementptr inbounds double, ptr %616, i64 %624
  %626 = icmp slt i64 %617, 2
  %627 = select i1 %626, i64 %617, i64 2
  %628 = mul nsw i64 %627, %604
  %629 = getelementptr inbounds double, ptr %616, i64 %628
  %630 = icmp slt i64 %617, 3
  %631 = select i1 %630, i64 %617, i64 3
  %632 = mul nsw i64 %631, %604
  %633 = getelementptr inbounds double, ptr %616, i64 %632
  %634 = icmp slt i64 %617, 4
  %635 = select i1 %634, i64 %617, i64 4
  %636 = mul nsw i64 %635, %604
  %637 = getelementptr inbounds double, ptr %616, i64 %636
  %638 = icmp slt i64 %617, 5
  %639 = select i1 %638, i64 %617, i64 5
  %640 = mul nsw i64 %639, %604
  %641 = getelementptr inbounds double, ptr %616, i64 %640
  %642 = icmp slt i64 %617, 6
  %643 = select i1 %642, i64 %617, i64 6
  %644 = mul nsw i64 %643, %604
  %645 = getelementptr inbounds double, ptr %616, i64 %644
  %646 = icmp slt i64 %617, 7
  %647 = select i1 %646, i64 %617, i64 7
  %648 = mul nsw i64 %647, %604
  %649 = getelementptr inbounds double, ptr %616, i64 %648
  %650 = add nsw i64 %619, %610
  %651 = mul nsw i64 %650, 24
  %652 = getelementptr inbounds double, ptr %1, i64 %651
  %653 = load <8 x double>, ptr %652, align 64
  %654 = add nsw i64 %623, %610
  %655 = mul nsw i64 %654, 24
  %656 = getelementptr inbounds double, ptr %1, i64 %655
  %657 = load <8 x double>, ptr %656, align 64
  %658 = add nsw i64 %627, %610
  %659 = mul nsw i64 %658, 24
  %660 = getelementptr inbounds double, ptr %1, i64 %659
  %661 = load <8 x double>, ptr %660, align 64
  %662 = add nsw i64 %631, %610
  %663 = mul nsw i64 %662, 24
  %664 = getelementptr inbounds double, ptr %1, i64 %663
  %665 = load <8 x double>, ptr %664, align 64
  %666 = add nsw i64 %635, %610
  %667 = mul nsw i64 %666, 24
  %668 = getelementptr inbounds double, ptr %1, i64 %667
  %669 = load <8 x double>, ptr %668, align 64
  %670 = add nsw i64 %639, %610
  %671 = mul nsw i64 %670, 24
  %672 = getelementptr inbounds double, ptr %1, i64 %671
  %673 = load <8 x double>, ptr %672, align 64
  %674 = add nsw i64 %643, %610
  %675 = mul nsw i64 %674, 24
  %676 = getelementptr inbounds double, ptr %1, i64 %675
  %677 = load <8 x double>, ptr %676, align 64
  %678 = add nsw i64 %647, %610
  %679 = mul nsw i64 %678, 24
  %680 = getelementptr inbounds double, ptr %1, i64 %679
  %681 = load <8 x double>, ptr %680, align 64
  %682 = call i64 @llvm.smax.i64(i64 %611, i64 0)
  %683 = icmp eq i64 %610, 0
  br i1 %683, label %748, label %684

684:                                              ; preds = %608, %684
  %685 = phi <8 x double> [ %744, %684 ], [ %681, %608 ]
  %686 = phi <8 x double> [ %738, %684 ], [ %677, %608 ]
  %687 = phi <8 x double> [ %732, %684 ], [ %673, %608 ]
  %688 = phi <8 x double> [ %726, %684 ], [ %669, %608 ]
  %689 = phi <8 x double> [ %720, %684 ], [ %665, %608 ]
  %690 = phi <8 x double> [ %714, %684 ], [ %661, %608 ]
  %691 = phi <8 x double> [ %708, %684 ], [ %657, %608 ]
  %692 = phi <8 x double> [ %702, %684 ], [ %653, %608 ]
  %693 = phi ptr [ %746, %684 ], [ %1, %608 ]
  %694 = phi i64 [ %745, %684 ], [ 0, %608 ]
  %695 = load <8 x double>, ptr %693, align 64
  %696 = mul nsw i64 %694, %606
  %697 = getelementptr inbounds double, ptr %621, i64 %696
  %698 = load double, ptr %697, align 8
  %699 = insertelement <8 x double> poison, double %698, i64 0
  %700 = shufflevector <8 x double> %699, <8 x double> poison, <8 x i32> zeroinitializer
  %701 = fneg <8 x double> %700
  %702 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %701, <8 x double> %695, <8 x double> %692)
  %703 = getelementptr inbounds double, ptr %625, i64 %696
  %704 = load double, ptr %703, align 8
  %705 = insertelement <8 x double> poison, double %704, i64 0
  %706 = shufflevector <8 x double> %705, <8 x double> poison, <8 x i32> zeroinitializer
  %707 = fneg <8 x double> %706
  %708 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %707, <8 x double> %695, <8 x double> %691)
  %709 = getelementptr inbounds double, ptr %629, i64 %696
  %710 = load double, ptr %709, align 8
  %711 = insertelement <8 x double> poison, double %710, i64 0
  %712 = shufflevector <8 x double> %711, <8 x double> poison, <8 x i32> zeroinitializer
  %713 = fneg <8 x double> %712
  %714 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %713, <8 x double> %695, <8 x double> %690)
  %715 = getelementptr inbounds double, ptr %633, i64 %696
  %716 = load double, ptr %715, align 8
  %717 = insertelement <8 x double> poison, double %716, i64 0
  %718 = shufflevector <8 x double> %717, <8 x double> poison, <8 x i32> zeroinitializer
  %719 = fneg <8 x double> %718
  %720 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %719, <8 x double> %695, <8 x double> %689)
  %721 = getelementptr inbounds double, ptr %637, i64 %696
  %722 = load double, ptr %721, align 8
  %723 = insertelement <8 x double> poison, double %722, i64 0
  %724 = shufflevector <8 x double> %723, <8 x double> poison, <8 x i32> zeroinitializer
  %725 = fneg <8 x double> %724
  %726 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %725, <8 x double> %695, <8 x double> %688)
  %727 = getelementptr inbounds double, ptr %641, i64 %696
  %728 = load double, ptr %727, align 8
  %729 = insertelement <8 x double> poison, double %728, i64 0
  %730 = shufflevector <8 x double> %729, <8 x double> poison, <8 x i32> zeroinitializer
  %731 = fneg <8 x double> %730
  %732 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %731, <8 x double> %695, <8 x double> %687)
  %733 = getelementptr inbounds double, ptr %645, i64 %696
  %734 = load double, ptr %733, align 8
  %735 = insertelement <8 x double> poison, double %734, i64 0
  %736 = shufflevector <8 x double> %735, <8 x double> poison, <8 x i32> zeroinitializer
  %737 = fneg <8 x double> %736
  %738 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %737, <8 x double> %695, <8 x double> %686)
  %739 = getelementptr inbounds double, ptr %649, i64 %696
  %740 = load double, ptr %739, align 8
  %741 = insertelement <8 x double> poison, double %740, i64 0
  %742 = shufflevector <8 x double> %741, <8 x double> poison, <8 x i32> zeroinitializer
  %743 = fneg <8 x double> %742
  %744 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %743, <8 x double> %695, <8 x double> %685)
  %745 = add nuw nsw i64 %694, 1
  %746 = getelementptr inbounds double, ptr %693, i64 24
  %747 = icmp eq i64 %745, %610
  br i1 %747, label %748, label %684

748:                                              ; preds = %684, %608
  %749 = phi <8 x double> [ %681, %608 ], [ %744, %684 ]
  %750 = phi <8 x double> [ %677, %608 ], [ %738, %684 ]
  %751 = phi <8 x double> [ %673, %608 ], [ %732, %684 ]
  %752 = phi <8 x double> [ %669, %608 ], [ %726, %684 ]
  %753 = phi <8 x double> [ %665, %608 ], [ %720, %684 ]
  %754 = phi <8 x double> [ %661, %608 ], [ %714, %684 ]
  %755 = phi <8 x double> [ %657, %608 ], [ %708, %684 ]
  %756 = phi <8 x double> [ %653, %608 ], [ %702, %684 ]
  %757 = icmp slt i64 %611, 1
  br i1 %757, label %992, label %758

758:                                              ; preds = %748
  %759 = mul nsw i64 %610, 24
  %760 = getelementptr inbounds double, ptr %1, i64 %759
  store <8 x double> %756, ptr %760, align 64
  %761 = icmp eq i64 %682, 1
  br i1 %761, label %992, label %762

762:                                              ; preds = %758
  %763 = mul nsw i64 %610, %606
  %764 = getelementptr inbounds double, ptr %625, i64 %763
  %765 = load double, ptr %764, align 8
  %766 = insertelement <8 x double> poison, double %765, i64 0
  %767 = shufflevector <8 x double> %766, <8 x double> poison, <8 x i32> zeroinitializer
  %768 = fneg <8 x double> %767
  %769 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %768, <8 x double> %756, <8 x double> %755)
  %770 = or i64 %610, 1
  %771 = mul nsw i64 %770, 24
  %772 = getelementptr inbounds double, ptr %1, i64 %771
  store <8 x double> %769, ptr %772, align 64
  %773 = icmp eq i64 %682, 2
  br i1 %773, label %992, label %774

774:                                              ; preds = %762
  %775 = mul nsw i64 %610, %606
  %776 = getelementptr inbounds double, ptr %629, i64 %775
  %777 = load double, ptr %776, align 8
  %778 = insertelement <8 x double> poison, double %777, i64 0
  %779 = shufflevector <8 x double> %778, <8 x double> poison, <8 x i32> zeroinitializer
  %780 = fneg <8 x double> %779
  %781 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %780, <8 x double> %756, <8 x double> %754)
  %782 = mul nsw i64 %770, %606
  %783 = getelementptr inbounds double, ptr %629, i64 %782
  %784 = load double, ptr %783, align 8
  %785 = insertelement <8 x double> poison, double %784, i64 0
  %786 = shufflevector <8 x double> %785, <8 x double> poison, <8 x i32> zeroinitializer
  %787 = fneg <8 x double> %786
  %788 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %787, <8 x double> %769, <8 x double> %781)
  %789 = or i64 %610, 2
  %790 = mul nsw i64 %789, 24
  %791 = getelementptr inbounds double, ptr %1, i64 %790
  store <8 x double> %788, ptr %791, align 64
  %792 = icmp eq i64 %682, 3
  br i1 %792, label %992, label %793

793:                                              ; preds = %774
  %794 = mul nsw i64 %610, %606
  %795 = getelementptr inbounds double, ptr %633, i64 %794
  %796 = load double, ptr %795, align 8
  %797 = insertelement <8 x double> poison, double %796, i64 0
  %798 = shufflevector <8 x double> %797, <8 x double> poison, <8 x i32> zeroinitializer
  %799 = fneg <8 x double> %798
  %800 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %799, <8 x double> %756, <8 x double> %753)
  %801 = mul nsw i64 %770, %606
  %802 = getelementptr inbounds double, ptr %633, i64 %801
  %803 = load double, ptr %802, align 8
  %804 = insertelement <8 x double> poison, double %803, i64 0
  %805 = shufflevector <8 x double> %804, <8 x double> poison, <8 x i32> zeroinitializer
  %806 = fneg <8 x double> %805
  %807 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %806, <8 x double> %769, <8 x double> %800)
  %808 = mul nsw i64 %789, %606
  %809 = getelementptr inbounds double, ptr %633, i64 %808
  %810 = load double, ptr %809, align 8
  %811 = insertelement <8 x double> poison, double %810, i64 0
  %812 = shufflevector <8 x double> %811, <8 x double> poison, <8 x i32> zeroinitializer
  %813 = fneg <8 x double> %812
  %814 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %813, <8 x double> %788, <8 x double> %807)
  %815 = or i64 %610, 3
  %816 = mul nsw i64 %815, 24
  %817 = getelementptr inbounds double, ptr %1, i64 %816
  store <8 x double> %814, ptr %817, align 64
  %818 = icmp eq i64 %682, 4
  br i1 %818, label %992, label %819

819:                                              ; preds = %793
  %820 = mul nsw i64 %610, %606
  %821 = getelementptr inbounds double, ptr %637, i64 %820
  %822 = load double, ptr %821, align 8
  %823 = insertelement <8 x double> poison, double %822, i64 0
  %824 = shufflevector <8 x double> %823, <8 x double> poison, <8 x i32> zeroinitializer
  %825 = fneg <8 x double> %824
  %826 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %825, <8 x double> %756, <8 x double> %752)
  %827 = mul nsw i64 %770, %606
  %828 = getelementptr inbounds double, ptr %637, i64 %827
  %829 = load double, ptr %828, align 8
  %830 = insertelement <8 x double> poison, double %829, i64 0
  %831 = shufflevector <8 x double> %830, <8 x double> poison, <8 x i32> zeroinitializer
  %832 = fneg <8 x double> %831
  %833 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %832, <8 x double> %769, <8 x double> %826)
  %834 = mul nsw i64 %789, %606
  %835 = getelementptr inbounds double, ptr %637, i64 %834
  %836 = load double, ptr %835, align 8
  %837 = insertelement <8 x double> poison, double %836, i64 0
  %838 = shufflevector <8 x double> %837, <8 x double> poison, <8 x i32> zeroinitializer
  %839 = fneg <8 x double> %838
  %840 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %839, <8 x double> %788, <8 x double> %833)
  %841 = mul nsw i64 %815, %606
  %842 = getelementptr inbounds double, ptr %637, i64 %841
  %843 = load double, ptr %842, align 8
  %844 = insertelement <8 x double> poison, double %843, i64 0
  %845 = shufflevector <8 x double> %844, <8 x double> poison, <8 x i32> zeroinitializer
  %846 = fneg <8 x double> %845
  %847 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %846, <8 x double> %814, <8 x double> %840)
  %848 = or i64 %610, 4
  %849 = mul nsw i64 %848, 24
  %850 = getelementptr inbounds double, ptr %1, i64 %849
  store <8 x double> %847, ptr %850, align 64
  %851 = icmp eq i64 %682, 5
  br i1 %851, label %992, label %852

852:                                              ; preds = %819
  %853 = mul nsw i64 %610, %606
  %854 = getelementptr inbounds double, ptr %641, i64 %853
  %855 = load double, ptr %854, align 8
  %856 = insertelement <8 x double> poison, double %855, i64 0
  %857 = shufflevector <8 x double> %856, <8 x double> poison, <8 x i32> zeroinitializer
  %858 = fneg <8 x double> %857
  %859 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %858, <8 x double> %756, <8 x double> %751)
  %860 = mul nsw i64 %770, %606
  %861 = getelementptr inbounds double, ptr %641, i64 %860
  %862 = load double, ptr %861, align 8
  %863 = insertelement <8 x double> poison, double %862, i64 0
  %864 = shufflevector <8 x double> %863, <8 x double> poison, <8 x i32> zeroinitializer
  %865 = fneg <8 x double> %864
  %866 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %865, <8 x double> %769, <8 x double> %859)
  %867 = mul nsw i64 %789, %606
  %868 = getelementptr inbounds double, ptr %641, i64 %867
  %869 = load double, ptr %868, align 8
  %870 = insertelement <8 x double> poison, double %869, i64 0
  %871 = shufflevector <8 x double> %870, <8 x double> poison, <8 x i32> zeroinitializer
  %872 = fneg <8 x double> %871
  %873 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %872, <8 x double> %788, <8 x double> %866)
  %874 = mul nsw i64 %815, %606
  %875 = getelementptr inbounds double, ptr %641, i64 %874
  %876 = load double, ptr %875, align 8
  %877 = insertelement <8 x double> poison, double %876, i64 0
  %878 = shufflevector <8 x double> %877, <8 x double> poison, <8 x i32> zeroinitializer
  %879 = fneg <8 x double> %878
  %880 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %879, <8 x double> %814, <8 x double> %873)
  %881 = mul nsw i64 %848, %606
  %882 = getelementptr inbounds double, ptr %641, i64 %881
  %883 = load double, ptr %882, align 8
  %884 = insertelement <8 x double> poison, double %883, i64 0
  %885 = shufflevector <8 x double> %884, <8 x double> poison, <8 x i32> zeroinitializer
  %886 = fneg <8 x double> %885
  %887 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %886, <8 x double> %847, <8 x double> %880)
  %888 = or i64 %610, 5
  %889 = mul nsw i64 %888, 24
  %890 = getelementptr inbounds double, ptr %1, i64 %889
  store <8 x double> %887, ptr %890, align 64
  %891 = icmp eq i64 %682, 6
  br i1 %891, label %992, label %892

892:                                              ; preds = %852
  %893 = mul nsw i64 %610, %606
  %894 = getelementptr inbounds double, ptr %645, i64 %893
  %895 = load double, ptr %894, align 8
  %896 = insertelement <8 x double> poison, double %895, i64 0
  %897 = shufflevector <8 x double> %896, <8 x double> poison, <8 x i32> zeroinitializer
  %898 = fneg <8 x double> %897
  %899 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %898, <8 x double> %756, <8 x double> %750)
  %900 = mul nsw i64 %770, %606
  %901 = getelementptr inbounds double, ptr %645, i64 %900
  %902 = load double, ptr %901, align 8
  %903 = insertelement <8 x double> poison, double %902, i64 0
  %904 = shufflevector <8 x double> %903, <8 x double> poison, <8 x i32> zeroinitializer
  %905 = fneg <8 x double> %904
  %906 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %905, <8 x double> %769, <8 x double> %899)
  %907 = mul nsw i64 %789, %606
  %908 = getelementptr inbounds double, ptr %645, i64 %907
  %909 = load double, ptr %908, align 8
  %910 = insertelement <8 x double> poison, double %909, i64 0
  %911 = shufflevector <8 x double> %910, <8 x double> poison, <8 x i32> zeroinitializer
  %912 = fneg <8 x double> %911
  %913 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %912, <8 x double> %788, <8 x double> %906)
  %914 = mul nsw i64 %815, %606
  %915 = getelementptr inbounds double, ptr %645, i64 %914
  %916 = load double, ptr %915, align 8
  %917 = insertelement <8 x double> poison, double %916, i64 0
  %918 = shufflevector <8 x double> %917, <8 x double> poison, <8 x i32> zeroinitializer
  %919 = fneg <8 x double> %918
  %920 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %919, <8 x double> %814, <8 x double> %913)
  %921 = mul nsw i64 %848, %606
  %922 = getelementptr inbounds double, ptr %645, i64 %921
  %923 = load double, ptr %922, align 8
  %924 = insertelement <8 x double> poison, double %923, i64 0
  %925 = shufflevector <8 x double> %924, <8 x double> poison, <8 x i32> zeroinitializer
  %926 = fneg <8 x double> %925
  %927 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %926, <8 x double> %847, <8 x double> %920)
  %928 = mul nsw i64 %888, %606
  %929 = getelementptr inbounds double, ptr %645, i64 %928
  %930 = load double, ptr %929, align 8
  %931 = insertelement <8 x double> poison, double %930, i64 0
  %932 = shufflevector <8 x double> %931, <8 x double> poison, <8 x i32> zeroinitializer
  %933 = fneg <8 x double> %932
  %934 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %933, <8 x double> %887, <8 x double> %927)
  %935 = or i64 %610, 6
  %936 = mul nsw i64 %935, 24
  %937 = getelementptr inbounds double, ptr %1, i64 %936
  store <8 x double> %934, ptr %937, align 64
  %938 = icmp eq i64 %682, 7
  br i1 %938, label %992, label %939

939:                                              ; preds = %892
  %940 = mul nsw i64 %610, %606
  %941 = getelementptr inbounds double, ptr %649, i64 %940
  %942 = load double, ptr %941, align 8
  %943 = insertelement <8 x double> poison, double %942, i64 0
  %944 = shufflevector <8 x double> %943, <8 x double> poison, <8 x i32> zeroinitializer
  %945 = fneg <8 x double> %944
  %946 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %945, <8 x double> %756, <8 x double> %749)
  %947 = mul nsw i64 %770, %606
  %948 = getelementptr inbounds double, ptr %649, i64 %947
  %949 = load double, ptr %948, align 8
  %950 = insertelement <8 x double> poison, double %949, i64 0
  %951 = shufflevector <8 x double> %950, <8 x double> poison, <8 x i32> zeroinitializer
  %952 = fneg <8 x double> %951
  %953 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %952, <8 x double> %769, <8 x double> %946)
  %954 = mul nsw i64 %789, %606
  %955 = getelementptr inbounds double, ptr %649, i64 %954
  %956 = load double, ptr %955, align 8
  %957 = insertelement <8 x double> poison, double %956, i64 0
  %958 = shufflevector <8 x double> %957, <8 x double> poison, <8 x i32> zeroinitializer
  %959 = fneg <8 x double> %958
  %960 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %959, <8 x double> %788, <8 x double> %953)
  %961 = mul nsw i64 %815, %606
  %962 = getelementptr inbounds double, ptr %649, i64 %961
  %963 = load double, ptr %962, align 8
  %964 = insertelement <8 x double> poison, double %963, i64 0
  %965 = shufflevector <8 x double> %964, <8 x double> poison, <8 x i32> zeroinitializer
  %966 = fneg <8 x double> %965
  %967 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %966, <8 x double> %814, <8 x double> %960)
  %968 = mul nsw i64 %848, %606
  %969 = getelementptr inbounds double, ptr %649, i64 %968
  %970 = load double, ptr %969, align 8
  %971 = insertelement <8 x double> poison, double %970, i64 0
  %972 = shufflevector <8 x double> %971, <8 x double> poison, <8 x i32> zeroinitializer
  %973 = fneg <8 x double> %972
  %974 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %973, <8 x double> %847, <8 x double> %967)
  %975 = mul nsw i64 %888, %606
  %976 = getelementptr inbounds double, ptr %649, i64 %975
  %977 = load double, ptr %976, align 8
  %978 = insertelement <8 x double> poison, double %977, i64 0
  %979 = shufflevector <8 x double> %978, <8 x double> poison, <8 x i32> zeroinitializer
  %980 = fneg <8 x double> %979
  %981 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %980, <8 x double> %887, <8 x double> %974)
  %982 = mul nsw i64 %935, %606
  %983 = getelementptr inbounds double, ptr %649, i64 %982
  %984 = load double, ptr %983, align 8
  %985 = insertelement <8 x double> poison, double %984, i64 0
  %986 = shufflevector <8 x double> %985, <8 x double> poison, <8 x i32> zeroinitializer
  %987 = fneg <8 x double> %986
  %988 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %987, <8 x double> %934, <8 x double> %981)
  %989 = or i64 %610, 7
  %990 = mul nsw i64 %989, 24
  %991 = getelementptr inbounds double, ptr %1, i64 %990
  store <8 x double> %988, ptr %991, align 64
  br label %992

992:                                              ; preds = %939, %892, %852, %819, %793, %774, %762, %758, %748
  %993 = add nuw nsw i64 %610, 8
  %994 = icmp slt i64 %993, %2
  %995 = add i64 %609, -8
  br i1 %994, label %608, label %1154

996:                                              ; preds = %594, %1150
  %997 = phi i64 [ 0, %594 ], [ %1152, %1150 ]
  %998 = phi i64 [ 0, %594 ], [ %1151, %1150 ]
  %999 = getelementptr inbounds double, ptr %1, i64 %997
  br i1 %600, label %1000, label %1150

1000:                                             ; preds = %996, %1146
  %1001 = phi i64 [ %1149, %1146 ], [ %2, %996 ]
  %1002 = phi i64 [ %1147, %1146 ], [ 0, %996 ]
  %1003 = call i64 @llvm.smin.i64(i64 %1001, i64 4)
  %1004 = sub nsw i64 %2, %1002
  %1005 = icmp slt i64 %1004, 4
  %1006 = select i1 %1005, i64 %1004, i64 4
  %1007 = mul nsw i64 %1002, %597
  %1008 = getelementptr inbounds double, ptr %595, i64 %1007
  %1009 = add nsw i64 %1006, -1
  %1010 = icmp slt i64 %1009, 0
  %1011 = select i1 %1010, i64 %1009, i64 0
  %1012 = mul nsw i64 %1011, %597
  %1013 = getelementptr inbounds double, ptr %1008, i64 %1012
  %1014 = icmp slt i64 %1009, 1
  %1015 = select i1 %1014, i64 %1009, i64 1
  %1016 = mul nsw i64 %1015, %597
  %1017 = getelementptr inbounds double, ptr %1008, i64 %1016
  %1018 = icmp slt i64 %1009, 2
  %1019 = select i1 %1018, i64 %1009, i64 2
  %1020 = mul nsw i64 %1019, %597
  %1021 = getelementptr inbounds double, ptr %1008, i64 %1020
  %1022 = icmp slt i64 %1009, 3
  %1023 = select i1 %1022, i64 %1009, i64 3
  %1024 = mul nsw i64 %1023, %597
  %1025 = getelementptr inbounds double, ptr %1008, i64 %1024
  %1026 = add nsw i64 %1011, %1002
  %1027 = mul nsw i64 %1026, 24
  %1028 = getelementptr inbounds double, ptr %999, i64 %1027
  %1029 = load <8 x double>, ptr %1028, align 64
  %1030 = add nsw i64 %1015, %1002
  %1031 = mul nsw i64 %1030, 24
  %1032 = getelementptr inbounds double, ptr %999, i64 %1031
  %1033 = load <8 x double>, ptr %1032, align 64
  %1034 = add nsw i64 %1019, %1002
  %1035 = mul nsw i64 %1034, 24
  %1036 = getelementptr inbounds double, ptr %999, i64 %1035
  %1037 = load <8 x double>, ptr %1036, align 64
  %1038 = add nsw i64 %1023, %1002
  %1039 = mul nsw i64 %1038, 24
  %1040 = getelementptr inbounds double, ptr %999, i64 %1039
  %1041 = load <8 x double>, ptr %1040, align 64
  %1042 = call i64 @llvm.smax.i64(i64 %1003, i64 0)
  %1043 = icmp eq i64 %1002, 0
  br i1 %1043, label %1080, label %1044

1044:                                             ; preds = %1000, %1044
  %1045 = phi <8 x double> [ %1076, %1044 ], [ %1041, %1000 ]
  %1046 = phi <8 x double> [ %1070, %1044 ], [ %1037, %1000 ]
  %1047 = phi <8 x double> [ %1064, %1044 ], [ %1033, %1000 ]
  %1048 = phi <8 x double> [ %1058, %1044 ], [ %1029, %1000 ]
  %1049 = phi ptr [ %1078, %1044 ], [ %999, %1000 ]
  %1050 = phi i64 [ %1077, %1044 ], [ 0, %1000 ]
  %1051 = load <8 x double>, ptr %1049, align 64
  %1052 = mul nsw i64 %1050, %599
  %1053 = getelementptr inbounds double, ptr %1013, i64 %1052
  %1054 = load double, ptr %1053, align 8
  %1055 = insertelement <8 x double> poison, double %1054, i64 0
  %1056 = shufflevector <8 x double> %1055, <8 x double> poison, <8 x i32> zeroinitializer
  %1057 = fneg <8 x double> %1056
  %1058 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1057, <8 x double> %1051, <8 x double> %1048)
  %1059 = getelementptr inbounds double, ptr %1017, i64 %1052
  %1060 = load double, ptr %1059, align 8
  %1061 = insertelement <8 x double> poison, double %1060, i64 0
  %1062 = shufflevector <8 x double> %1061, <8 x double> poison, <8 x i32> zeroinitializer
  %1063 = fneg <8 x double> %1062
  %1064 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1063, <8 x double> %1051, <8 x double> %1047)
  %1065 = getelementptr inbounds double, ptr %1021, i64 %1052
  %1066 = load double, ptr %1065, align 8
  %1067 = insertelement <8 x double> poison, double %1066, i64 0
  %1068 = shufflevector <8 x double> %1067, <8 x double> poison, <8 x i32> zeroinitializer
  %1069 = fneg <8 x double> %1068
  %1070 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1069, <8 x double> %1051, <8 x double> %1046)
  %1071 = getelementptr inbounds double, ptr %1025, i64 %1052
  %1072 = load double, ptr %1071, align 8
  %1073 = insertelement <8 x double> poison, double %1072, i64 0
  %1074 = shufflevector <8 x double> %1073, <8 x double> poison, <8 x i32> zeroinitializer
  %1075 = fneg <8 x double> %1074
  %1076 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1075, <8 x double> %1051, <8 x double> %1045)
  %1077 = add nuw nsw i64 %1050, 1
  %1078 = getelementptr inbounds double, ptr %1049, i64 24
  %1079 = icmp eq i64 %1077, %1002
  br i1 %1079, label %1080, label %1044

1080:                                             ; preds = %1044, %1000
  %1081 = phi <8 x double> [ %1041, %1000 ], [ %1076, %1044 ]
  %1082 = phi <8 x double> [ %1037, %1000 ], [ %1070, %1044 ]
  %1083 = phi <8 x double> [ %1033, %1000 ], [ %1064, %1044 ]
  %1084 = phi <8 x double> [ %1029, %1000 ], [ %1058, %1044 ]
  %1085 = icmp slt i64 %1003, 1
  br i1 %1085, label %1146, label %1086

1086:                                             ; preds = %1080
  %1087 = mul nsw i64 %1002, 24
  %1088 = getelementptr inbounds double, ptr %999, i64 %1087
  store <8 x double> %1084, ptr %1088, align 64
  %1089 = icmp eq i64 %1042, 1
  br i1 %1089, label %1146, label %1090

1090:                                             ; preds = %1086
  %1091 = mul nsw i64 %1002, %599
  %1092 = getelementptr inbounds double, ptr %1017, i64 %1091
  %1093 = load double, ptr %1092, align 8
  %1094 = insertelement <8 x double> poison, double %1093, i64 0
  %1095 = shufflevector <8 x double> %1094, <8 x double> poison, <8 x i32> zeroinitializer
  %1096 = fneg <8 x double> %1095
  %1097 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1096, <8 x double> %1084, <8 x double> %1083)
  %1098 = or i64 %1002, 1
  %1099 = mul nsw i64 %1098, 24
  %1100 = getelementptr inbounds double, ptr %999, i64 %1099
  store <8 x double> %1097, ptr %1100, align 64
  %1101 = icmp eq i64 %1042, 2
  br i1 %1101, label %1146, label %1102

1102:                                             ; preds = %1090
  %1103 = mul nsw i64 %1002, %599
  %1104 = getelementptr inbounds double, ptr %1021, i64 %1103
  %1105 = load double, ptr %1104, align 8
  %1106 = insertelement <8 x double> poison, double %1105, i64 0
  %1107 = shufflevector <8 x double> %1106, <8 x double> poison, <8 x i32> zeroinitializer
  %1108 = fneg <8 x double> %1107
  %1109 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1108, <8 x double> %1084, <8 x double> %1082)
  %1110 = mul nsw i64 %1098, %599
  %1111 = getelementptr inbounds double, ptr %1021, i64 %1110
  %1112 = load double, ptr %1111, align 8
  %1113 = insertelement <8 x double> poison, double %1112, i64 0
  %1114 = shufflevector <8 x double> %1113, <8 x double> poison, <8 x i32> zeroinitializer
  %1115 = fneg <8 x double> %1114
  %1116 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1115, <8 x double> %1097, <8 x double> %1109)
  %1117 = or i64 %1002, 2
  %1118 = mul nsw i64 %1117, 24
  %1119 = getelementptr inbounds double, ptr %999, i64 %1118
  store <8 x double> %1116, ptr %1119, align 64
  %1120 = icmp eq i64 %1042, 3
  br i1 %1120, label %1146, label %1121

1121:                                             ; preds = %1102
  %1122 = mul nsw i64 %1002, %599
  %1123 = getelementptr inbounds double, ptr %1025, i64 %1122
  %1124 = load double, ptr %1123, align 8
  %1125 = insertelement <8 x double> poison, double %1124, i64 0
  %1126 = shufflevector <8 x double> %1125, <8 x double> poison, <8 x i32> zeroinitializer
  %1127 = fneg <8 x double> %1126
  %1128 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1127, <8 x double> %1084, <8 x double> %1081)
  %1129 = mul nsw i64 %1098, %599
  %1130 = getelementptr inbounds double, ptr %1025, i64 %1129
  %1131 = load double, ptr %1130, align 8
  %1132 = insertelement <8 x double> poison, double %1131, i64 0
  %1133 = shufflevector <8 x double> %1132, <8 x double> poison, <8 x i32> zeroinitializer
  %1134 = fneg <8 x double> %1133
  %1135 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1134, <8 x double> %1097, <8 x double> %1128)
  %1136 = mul nsw i64 %1117, %599
  %1137 = getelementptr inbounds double, ptr %1025, i64 %1136
  %1138 = load double, ptr %1137, align 8
  %1139 = insertelement <8 x double> poison, double %1138, i64 0
  %1140 = shufflevector <8 x double> %1139, <8 x double> poison, <8 x i32> zeroinitializer
  %1141 = fneg <8 x double> %1140
  %1142 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1141, <8 x double> %1116, <8 x double> %1135)
  %1143 = or i64 %1002, 3
  %1144 = mul nsw i64 %1143, 24
  %1145 = getelementptr inbounds double, ptr %999, i64 %1144
  store <8 x double> %1142, ptr %1145, align 64
  br label %1146

1146:                                             ; preds = %1121, %1102, %1090, %1086, %1080
  %1147 = add nuw nsw i64 %1002, 4
  %1148 = icmp slt i64 %1147, %2
  %1149 = add i64 %1001, -4
  br i1 %1148, label %1000, label %1150

1150:                                             ; preds = %1146, %996
  %1151 = add nuw nsw i64 %998, 1
  %1152 = shl nsw i64 %1151, 3
  %1153 = icmp slt i64 %1152, %3
  br i1 %1153, label %996, label %1154

1154:                                             ; preds = %1150, %992, %587, %592, %601, %10
  ret void
}

define internal fastcc void @write_strip(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4) {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %5
  %8 = icmp eq i64 %4, 24
  %9 = icmp sgt i64 %4, 0
  br label %11

10:                                               ; preds = %31, %5
  ret void

11:                                               ; preds = %7, %31
  %12 = phi i64 [ 0, %7 ], [ %32, %31 ]
  %13 = phi ptr [ %0, %7 ], [ %33, %31 ]
  %14 = phi ptr [ %2, %7 ], [ %34, %31 ]
  br i1 %8, label %15, label %23

15:                                               ; preds = %11
  %16 = load <8 x double>, ptr %14, align 1
  store <8 x double> %16, ptr %13, align 1
  %17 = getelementptr inbounds double, ptr %13, i64 8
  %18 = getelementptr inbounds double, ptr %14, i64 8
  %19 = load <8 x double>, ptr %18, align 1
  store <8 x double> %19, ptr %17, align 1
  %20 = getelementptr inbounds double, ptr %13, i64 16
  %21 = getelementptr inbounds double, ptr %14, i64 16
  %22 = load <8 x double>, ptr %21, align 1
  store <8 x double> %22, ptr %20, align 1
  br label %31

23:                                               ; preds = %11
  br i1 %9, label %24, label %31

24:                                               ; preds = %23, %24
  %25 = phi i64 [ %29, %24 ], [ 0, %23 ]
  %26 = getelementptr inbounds double, ptr %14, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds double, ptr %13, i64 %25
  store double %27, ptr %28, align 8
  %29 = add nuw nsw i64 %25, 1
  %30 = icmp eq i64 %29, %4
  br i1 %30, label %31, label %24

31:                                               ; preds = %24, %15, %23
  %32 = add nuw nsw i64 %12, 1
  %33 = getelementptr inbounds double, ptr %13, i64 %1
  %34 = getelementptr inbounds double, ptr %14, i64 24
  %35 = icmp eq i64 %32, %3
  br i1 %35, label %10, label %11
}

define internal fastcc void @subtract_strip(ptr %0, i64 %1, i64 %2, ptr byval(%struct.matrix) align 8 %3, ptr %4, i64 %5, i64 %6, i64 %7) {
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
  %264 = fadd <8 x double> %257, %263
  store <8 x double> %264, ptr %99, align 1
  br label %272

265:                                              ; preds = %265, %261
  %266 = phi i64 [ %271, %265 ], [ 0, %261 ]
  %267 = getelementptr inbounds double, ptr %99, i64 %266
  %268 = load double, ptr %267, align 8
  %269 = extractelement <8 x double> %257, i64 %266
  %270 = fadd double %269, %268
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
  %280 = fadd double %279, %278
  store double %280, ptr %277, align 8
  %281 = add nuw nsw i64 %276, 1
  %282 = icmp eq i64 %281, %23
  br i1 %282, label %286, label %275

283:                                              ; preds = %272
  %284 = load <8 x double>, ptr %273, align 1
  %285 = fadd <8 x double> %256, %284
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
  %294 = fadd double %293, %292
  store double %294, ptr %291, align 8
  %295 = add nuw nsw i64 %290, 1
  %296 = icmp eq i64 %295, %26
  br i1 %296, label %300, label %289

297:                                              ; preds = %286
  %298 = load <8 x double>, ptr %287, align 1
  %299 = fadd <8 x double> %255, %298
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
  %311 = fadd double %310, %309
  store double %311, ptr %308, align 8
  %312 = add nuw nsw i64 %307, 1
  br label %306

313:                                              ; preds = %302
  %314 = load <8 x double>, ptr %303, align 1
  %315 = fadd <8 x double> %254, %314
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
  %324 = fadd double %323, %322
  store double %324, ptr %321, align 8
  %325 = add nuw nsw i64 %320, 1
  %326 = icmp eq i64 %325, %23
  br i1 %326, label %330, label %319

327:                                              ; preds = %316
  %328 = load <8 x double>, ptr %317, align 1
  %329 = fadd <8 x double> %253, %328
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
  %338 = fadd double %337, %336
  store double %338, ptr %335, align 8
  %339 = add nuw nsw i64 %334, 1
  %340 = icmp eq i64 %339, %26
  br i1 %340, label %344, label %333

341:                                              ; preds = %330
  %342 = load <8 x double>, ptr %331, align 1
  %343 = fadd <8 x double> %252, %342
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
  %355 = fadd double %354, %353
  store double %355, ptr %352, align 8
  %356 = add nuw nsw i64 %351, 1
  br label %350

357:                                              ; preds = %346
  %358 = load <8 x double>, ptr %347, align 1
  %359 = fadd <8 x double> %251, %358
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
  %368 = fadd double %367, %366
  store double %368, ptr %365, align 8
  %369 = add nuw nsw i64 %364, 1
  %370 = icmp eq i64 %369, %23
  br i1 %370, label %374, label %363

371:                                              ; preds = %360
  %372 = load <8 x double>, ptr %361, align 1
  %373 = fadd <8 x double> %250, %372
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
  %382 = fadd double %381, %380
  store double %382, ptr %379, align 8
  %383 = add nuw nsw i64 %378, 1
  %384 = icmp eq i64 %383, %26
  br i1 %384, label %388, label %377

385:                                              ; preds = %374
  %386 = load <8 x double>, ptr %375, align 1
  %387 = fadd <8 x double> %249, %386
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
  %399 = fadd double %398, %397
  store double %399, ptr %396, align 8
  %400 = add nuw nsw i64 %395, 1
  br label %394

401:                                              ; preds = %390
  %402 = load <8 x double>, ptr %391, align 1
  %403 = fadd <8 x double> %248, %402
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
  %412 = fadd double %411, %410
  store double %412, ptr %409, align 8
  %413 = add nuw nsw i64 %408, 1
  %414 = icmp eq i64 %413, %23
  br i1 %414, label %418, label %407

415:                                              ; preds = %404
  %416 = load <8 x double>, ptr %405, align 1
  %417 = fadd <8 x double> %247, %416
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
  %426 = fadd double %425, %424
  store double %426, ptr %423, align 8
  %427 = add nuw nsw i64 %422, 1
  %428 = icmp eq i64 %427, %26
  br i1 %428, label %432, label %421

429:                                              ; preds = %418
  %430 = load <8 x double>, ptr %419, align 1
  %431 = fadd <8 x double> %246, %430
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
  %443 = fadd double %442, %441
  store double %443, ptr %440, align 8
  %444 = add nuw nsw i64 %439, 1
  br label %438

445:                                              ; preds = %434
  %446 = load <8 x double>, ptr %435, align 1
  %447 = fadd <8 x double> %245, %446
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
  %456 = fadd double %455, %454
  store double %456, ptr %453, align 8
  %457 = add nuw nsw i64 %452, 1
  %458 = icmp eq i64 %457, %23
  br i1 %458, label %462, label %451

459:                                              ; preds = %448
  %460 = load <8 x double>, ptr %449, align 1
  %461 = fadd <8 x double> %244, %460
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
  %470 = fadd double %469, %468
  store double %470, ptr %467, align 8
  %471 = add nuw nsw i64 %466, 1
  %472 = icmp eq i64 %471, %26
  br i1 %472, label %476, label %465

473:                                              ; preds = %462
  %474 = load <8 x double>, ptr %463, align 1
  %475 = fadd <8 x double> %243, %474
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
  %487 = fadd double %486, %485
  store double %487, ptr %484, align 8
  %488 = add nuw nsw i64 %483, 1
  br label %482

489:                                              ; preds = %478
  %490 = load <8 x double>, ptr %479, align 1
  %491 = fadd <8 x double> %242, %490
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
  %500 = fadd double %499, %498
  store double %500, ptr %497, align 8
  %501 = add nuw nsw i64 %496, 1
  %502 = icmp eq i64 %501, %23
  br i1 %502, label %506, label %495

503:                                              ; preds = %492
  %504 = load <8 x double>, ptr %493, align 1
  %505 = fadd <8 x double> %241, %504
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
  %514 = fadd double %513, %512
  store double %514, ptr %511, align 8
  %515 = add nuw nsw i64 %510, 1
  %516 = icmp eq i64 %515, %26
  br i1 %516, label %520, label %509

517:                                              ; preds = %506
  %518 = load <8 x double>, ptr %507, align 1
  %519 = fadd <8 x double> %240, %518
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
  %531 = fadd double %530, %529
  store double %531, ptr %528, align 8
  %532 = add nuw nsw i64 %527, 1
  br label %526

533:                                              ; preds = %522
  %534 = load <8 x double>, ptr %523, align 1
  %535 = fadd <8 x double> %239, %534
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
  %544 = fadd double %543, %542
  store double %544, ptr %541, align 8
  %545 = add nuw nsw i64 %540, 1
  %546 = icmp eq i64 %545, %23
  br i1 %546, label %550, label %539

547:                                              ; preds = %536
  %548 = load <8 x double>, ptr %537, align 1
  %549 = fadd <8 x double> %238, %548
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
  %558 = fadd double %557, %556
  store double %558, ptr %555, align 8
  %559 = add nuw nsw i64 %554, 1
  %560 = icmp eq i64 %559, %26
  br i1 %560, label %564, label %553

561:                                              ; preds = %550
  %562 = load <8 x double>, ptr %551, align 1
  %563 = fadd <8 x double> %237, %562
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
  %575 = fadd double %574, %573
  store double %575, ptr %572, align 8
  %576 = add nuw nsw i64 %571, 1
  br label %570

577:                                              ; preds = %566
  %578 = load <8 x double>, ptr %567, align 1
  %579 = fadd <8 x double> %236, %578
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
  %588 = fadd double %587, %586
  store double %588, ptr %585, align 8
  %589 = add nuw nsw i64 %584, 1
  %590 = icmp eq i64 %589, %23
  br i1 %590, label %594, label %583

591:                                              ; preds = %580
  %592 = load <8 x double>, ptr %581, align 1
  %593 = fadd <8 x double> %235, %592
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
  %602 = fadd double %601, %600
  store double %602, ptr %599, align 8
  %603 = add nuw nsw i64 %598, 1
  %604 = icmp eq i64 %603, %26
  br i1 %604, label %608, label %597

605:                                              ; preds = %594
  %606 = load <8 x double>, ptr %595, align 1
  %607 = fadd <8 x double> %234, %606
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
  %801 = fadd double %800, %799
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
  %809 = fadd <8 x double> %784, %808
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
  %821 = fadd double %820, %819
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
  %829 = fadd <8 x double> %785, %828
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
  %844 = fadd double %843, %842
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
  %852 = fadd <8 x double> %786, %851
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
  %864 = fadd double %863, %862
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
  %872 = fadd <8 x double> %787, %871
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
  %887 = fadd double %886, %885
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
  %895 = fadd <8 x double> %788, %894
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
  %907 = fadd double %906, %905
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
  %915 = fadd <8 x double> %789, %914
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
  %927 = fadd double %926, %925
  store double %927, ptr %924, align 8
  %928 = add nuw nsw i64 %923, 1
  %929 = icmp eq i64 %928, %2
  br i1 %929, label %954, label %922

930:                                              ; preds = %917, %919
  %931 = phi ptr [ %918, %917 ], [ %920, %919 ]
  %932 = load <8 x double>, ptr %931, align 1
  %933 = fadd <8 x double> %790, %932
  store <8 x double> %933, ptr %931, align 1
  br label %954

934:                                              ; preds = %792
  br i1 %637, label %935, label %951

935:                                              ; preds = %934, %935
  %936 = phi i64 [ %941, %935 ], [ 0, %934 ]
  %937 = getelementptr inbounds double, ptr %700, i64 %936
  %938 = load double, ptr %937, align 8
  %939 = extractelement <8 x double> %783, i64 %936
  %940 = fadd double %939, %938
  store double %940, ptr %937, align 8
  %941 = add nuw nsw i64 %936, 1
  %942 = icmp eq i64 %941, %2
  br i1 %942, label %943, label %935

943:                                              ; preds = %935
  %944 = icmp eq i64 %717, 1
  br i1 %944, label %954, label %793

945:                                              ; preds = %792
  %946 = load <8 x double>, ptr %700, align 1
  %947 = fadd <8 x double> %783, %946
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
  %1058 = fadd double %1057, %1056
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
  %1066 = fadd <8 x double> %1045, %1065
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
  %1078 = fadd double %1077, %1076
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
  %1086 = fadd <8 x double> %1046, %1085
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
  %1098 = fadd double %1097, %1096
  store double %1098, ptr %1095, align 8
  %1099 = add nuw nsw i64 %1094, 1
  %1100 = icmp eq i64 %1099, %962
  br i1 %1100, label %1125, label %1093

1101:                                             ; preds = %1088, %1090
  %1102 = phi ptr [ %1089, %1088 ], [ %1091, %1090 ]
  %1103 = load <8 x double>, ptr %1102, align 1
  %1104 = fadd <8 x double> %1047, %1103
  store <8 x double> %1104, ptr %1102, align 1
  br label %1125

1105:                                             ; preds = %1049
  br i1 %966, label %1106, label %1122

1106:                                             ; preds = %1105, %1106
  %1107 = phi i64 [ %1112, %1106 ], [ 0, %1105 ]
  %1108 = getelementptr inbounds double, ptr %997, i64 %1107
  %1109 = load double, ptr %1108, align 8
  %1110 = extractelement <8 x double> %1044, i64 %1107
  %1111 = fadd double %1110, %1109
  store double %1111, ptr %1108, align 8
  %1112 = add nuw nsw i64 %1107, 1
  %1113 = icmp eq i64 %1112, %962
  br i1 %1113, label %1114, label %1106

1114:                                             ; preds = %1106
  %1115 = icmp eq i64 %1006, 1
  br i1 %1115, label %1125, label %1050

1116:                                             ; preds = %1049
  %1117 = load <8 x double>, ptr %997, align 1
  %1118 = fadd <8 x double> %1044, %1117
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

declare void @llvm.prefetch.p0(ptr, i32 immarg, i32 immarg, i32)

declare i64 @llvm.smin.i64(i64, i64)

declare i64 @llvm.smax.i64(i64, i64)
