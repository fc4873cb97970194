; Made from source/fourier.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 820a9722d3b5e01911dc2ecff62213644e40cec1c17a9e6c1d7f88302386d70b

%struct.job = type { ptr, ptr, ptr, [3 x ptr], ptr, double }
%struct.plan = type { i64, i64, i64, double, [0 x %struct.pass] }
%struct.pass = type { i64, i64, i64, %struct.places, %struct.places, i64, i64, i64, [24 x i64], i64, i64, i64, i64 }
%struct.places = type { i64, i64, i64 }
%struct.block = type { [8 x i64], i64, i64 }
%struct.point = type { <8 x double>, <8 x double> }

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

29:                                               ; preds = %38, %5
  ret i64 0

30:                                               ; preds = %27, %38
  %31 = phi i64 [ %11, %27 ], [ %42, %38 ]
  %32 = phi i64 [ 0, %27 ], [ %34, %38 ]
  %33 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 4, i64 %32
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
  %40 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 4, i64 %32, i32 12
  %41 = load i64, ptr %40, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %41)
  %42 = load i64, ptr %10, align 8
  %43 = icmp slt i64 %34, %42
  br i1 %43, label %30, label %29
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
  %24 = add nsw i64 %21, 7
  %25 = sdiv i64 %24, 8
  %26 = mul nsw i64 %23, %25
  %27 = mul nsw i64 %26, %1
  %28 = getelementptr inbounds %struct.pass, ptr %6, i64 0, i32 12
  %29 = load i64, ptr %28, align 8
  %30 = sdiv i64 %27, %29
  %31 = add nsw i64 %1, 1
  %32 = mul nsw i64 %26, %31
  %33 = sdiv i64 %32, %29
  %34 = icmp slt i64 %30, %33
  br i1 %34, label %35, label %59

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
  %47 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 2
  %48 = getelementptr inbounds %struct.block, ptr %3, i64 0, i32 1
  %49 = getelementptr inbounds %struct.block, ptr %3, i64 0, i32 2
  %50 = getelementptr inbounds %struct.block, ptr %3, i64 0, i32 0, i64 0
  %51 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 5
  %52 = getelementptr inbounds %struct.block, ptr %3, i64 0, i32 0, i64 1
  %53 = getelementptr inbounds %struct.block, ptr %3, i64 0, i32 0, i64 2
  %54 = getelementptr inbounds %struct.block, ptr %3, i64 0, i32 0, i64 3
  %55 = getelementptr inbounds %struct.block, ptr %3, i64 0, i32 0, i64 4
  %56 = getelementptr inbounds %struct.block, ptr %3, i64 0, i32 0, i64 5
  %57 = getelementptr inbounds %struct.block, ptr %3, i64 0, i32 0, i64 6
  %58 = getelementptr inbounds %struct.block, ptr %3, i64 0, i32 0, i64 7
  br label %60

59:                                               ; preds = %759, %2
  ret void

60:                                               ; preds = %764, %35
  %61 = phi i64 [ %22, %35 ], [ %767, %764 ]
  %62 = phi ptr [ %6, %35 ], [ %765, %764 ]
  %63 = phi i64 [ %30, %35 ], [ %760, %764 ]
  %64 = sdiv i64 %63, %25
  %65 = mul nsw i64 %64, %21
  %66 = srem i64 %63, %25
  %67 = shl nsw i64 %66, 3
  %68 = add nsw i64 %67, %65
  %69 = getelementptr inbounds %struct.pass, ptr %62, i64 0, i32 5
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 3, i64 %70
  %72 = load ptr, ptr %71, align 8
  %73 = sub nsw i64 %61, %68
  %74 = icmp slt i64 %73, 8
  %75 = select i1 %74, i64 %73, i64 8
  store i64 %75, ptr %36, align 8
  %76 = getelementptr inbounds %struct.pass, ptr %62, i64 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = getelementptr inbounds %struct.pass, ptr %62, i64 0, i32 3, i32 1
  %79 = load i64, ptr %78, align 8
  %80 = getelementptr inbounds %struct.pass, ptr %62, i64 0, i32 3, i32 0
  %81 = load i64, ptr %80, align 8
  br label %86

82:                                               ; preds = %86
  %83 = icmp eq i64 %101, 8
  %84 = zext i1 %83 to i64
  store i64 %84, ptr %37, align 8
  %85 = load i64, ptr %38, align 8
  br label %102

86:                                               ; preds = %86, %60
  %87 = phi i64 [ %75, %60 ], [ %101, %86 ]
  %88 = phi i64 [ 0, %60 ], [ %99, %86 ]
  %89 = icmp slt i64 %88, %87
  %90 = add nsw i64 %87, -1
  %91 = select i1 %89, i64 %88, i64 %90
  %92 = add nsw i64 %91, %68
  %93 = sdiv i64 %92, %77
  %94 = mul nsw i64 %93, %79
  %95 = srem i64 %92, %77
  %96 = mul nsw i64 %95, %81
  %97 = add nsw i64 %96, %94
  %98 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 %88
  store i64 %97, ptr %98, align 8
  %99 = add nuw nsw i64 %88, 1
  %100 = icmp eq i64 %99, 8
  %101 = load i64, ptr %36, align 8
  br i1 %100, label %82, label %86

102:                                              ; preds = %102, %82
  %103 = phi i64 [ %84, %82 ], [ %110, %102 ]
  %104 = phi i64 [ 1, %82 ], [ %111, %102 ]
  %105 = getelementptr inbounds %struct.block, ptr %4, i64 0, i32 0, i64 %104
  %106 = load i64, ptr %105, align 8
  %107 = add nsw i64 %104, %85
  %108 = icmp eq i64 %106, %107
  %109 = zext i1 %108 to i64
  %110 = and i64 %103, %109
  store i64 %110, ptr %37, align 8
  %111 = add nuw nsw i64 %104, 1
  %112 = icmp eq i64 %111, 8
  br i1 %112, label %113, label %102

113:                                              ; preds = %102
  %114 = getelementptr inbounds %struct.pass, ptr %62, i64 0, i32 0
  %115 = load i64, ptr %114, align 8
  %116 = getelementptr inbounds %struct.pass, ptr %62, i64 0, i32 3, i32 2
  %117 = load i64, ptr %116, align 8
  %118 = load ptr, ptr %39, align 8
  %119 = getelementptr inbounds %struct.plan, ptr %118, i64 0, i32 1
  %120 = load i64, ptr %119, align 8
  %121 = icmp eq i64 %110, 0
  br i1 %121, label %143, label %122

122:                                              ; preds = %113
  %123 = icmp sgt i64 %115, 0
  br i1 %123, label %124, label %329

124:                                              ; preds = %122
  %125 = icmp eq i64 %120, 0
  br label %126

126:                                              ; preds = %126, %124
  %127 = phi i64 [ 0, %124 ], [ %141, %126 ]
  %128 = getelementptr inbounds %struct.point, ptr %13, i64 %127
  %129 = mul nsw i64 %127, %117
  %130 = add nsw i64 %129, %85
  %131 = shl nsw i64 %130, 1
  %132 = getelementptr inbounds double, ptr %72, i64 %131
  %133 = load <8 x double>, ptr %132, align 1
  %134 = getelementptr inbounds double, ptr %132, i64 8
  %135 = load <8 x double>, ptr %134, align 1
  %136 = shufflevector <8 x double> %133, <8 x double> %135, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %137 = shufflevector <8 x double> %133, <8 x double> %135, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %138 = select i1 %125, <8 x double> %136, <8 x double> %137
  %139 = select i1 %125, <8 x double> %137, <8 x double> %136
  store <8 x double> %138, ptr %128, align 64
  %140 = getelementptr inbounds i8, ptr %128, i64 64
  store <8 x double> %139, ptr %140, align 64
  %141 = add nuw nsw i64 %127, 1
  %142 = icmp eq i64 %141, %115
  br i1 %142, label %329, label %126

143:                                              ; preds = %113
  %144 = icmp ne i64 %117, 1
  %145 = icmp slt i64 %115, 4
  %146 = select i1 %144, i1 true, i1 %145
  br i1 %146, label %236, label %147

147:                                              ; preds = %143
  %148 = icmp eq i64 %120, 0
  %149 = load i64, ptr %40, align 8
  %150 = load i64, ptr %41, align 8
  %151 = load i64, ptr %42, align 8
  %152 = load i64, ptr %43, align 8
  %153 = load i64, ptr %44, align 8
  %154 = load i64, ptr %45, align 8
  %155 = load i64, ptr %46, align 8
  br label %156

156:                                              ; preds = %156, %147
  %157 = phi i64 [ 4, %147 ], [ %234, %156 ]
  %158 = phi i64 [ 0, %147 ], [ %157, %156 ]
  %159 = add nsw i64 %158, %85
  %160 = shl nsw i64 %159, 1
  %161 = getelementptr inbounds double, ptr %72, i64 %160
  %162 = load <8 x double>, ptr %161, align 1
  %163 = add nsw i64 %158, %149
  %164 = shl nsw i64 %163, 1
  %165 = getelementptr inbounds double, ptr %72, i64 %164
  %166 = load <8 x double>, ptr %165, align 1
  %167 = add nsw i64 %158, %150
  %168 = shl nsw i64 %167, 1
  %169 = getelementptr inbounds double, ptr %72, i64 %168
  %170 = load <8 x double>, ptr %169, align 1
  %171 = add nsw i64 %158, %151
  %172 = shl nsw i64 %171, 1
  %173 = getelementptr inbounds double, ptr %72, i64 %172
  %174 = load <8 x double>, ptr %173, align 1
  %175 = add nsw i64 %158, %152
  %176 = shl nsw i64 %175, 1
  %177 = getelementptr inbounds double, ptr %72, i64 %176
  %178 = load <8 x double>, ptr %177, align 1
  %179 = add nsw i64 %158, %153
  %180 = shl nsw i64 %179, 1
  %181 = getelementptr inbounds double, ptr %72, i64 %180
  %182 = load <8 x double>, ptr %181, align 1
  %183 = add nsw i64 %158, %154
  %184 = shl nsw i64 %183, 1
  %185 = getelementptr inbounds double, ptr %72, i64 %184
  %186 = load <8 x double>, ptr %185, align 1
  %187 = add nsw i64 %158, %155
  %188 = shl nsw i64 %187, 1
  %189 = getelementptr inbounds double, ptr %72, i64 %188
  %190 = load <8 x double>, ptr %189, align 1
  %191 = shufflevector <8 x double> %162, <8 x double> %166, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %192 = shufflevector <8 x double> %162, <8 x double> %166, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %193 = shufflevector <8 x double> %170, <8 x double> %174, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %194 = shufflevector <8 x double> %170, <8 x double> %174, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %195 = shufflevector <8 x double> %178, <8 x double> %182, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %196 = shufflevector <8 x double> %178, <8 x double> %182, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %197 = shufflevector <8 x double> %186, <8 x double> %190, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %198 = shufflevector <8 x double> %186, <8 x double> %190, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %199 = shufflevector <8 x double> %191, <8 x double> %193, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %200 = shufflevector <8 x double> %191, <8 x double> %193, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %201 = shufflevector <8 x double> %192, <8 x double> %194, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %202 = shufflevector <8 x double> %192, <8 x double> %194, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %203 = shufflevector <8 x double> %195, <8 x double> %197, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %204 = shufflevector <8 x double> %195, <8 x double> %197, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %205 = shufflevector <8 x double> %196, <8 x double> %198, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %206 = shufflevector <8 x double> %196, <8 x double> %198, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %207 = shufflevector <8 x double> %199, <8 x double> %203, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %208 = shufflevector <8 x double> %199, <8 x double> %203, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %209 = shufflevector <8 x double> %201, <8 x double> %205, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %210 = shufflevector <8 x double> %201, <8 x double> %205, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %211 = shufflevector <8 x double> %200, <8 x double> %204, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %212 = shufflevector <8 x double> %200, <8 x double> %204, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %213 = shufflevector <8 x double> %202, <8 x double> %206, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %214 = shufflevector <8 x double> %202, <8 x double> %206, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %215 = getelementptr inbounds %struct.point, ptr %13, i64 %158
  %216 = select i1 %148, <8 x double> %209, <8 x double> %207
  %217 = select i1 %148, <8 x double> %207, <8 x double> %209
  store <8 x double> %217, ptr %215, align 64
  %218 = getelementptr inbounds i8, ptr %215, i64 64
  store <8 x double> %216, ptr %218, align 64
  %219 = or i64 %158, 1
  %220 = getelementptr inbounds %struct.point, ptr %13, i64 %219
  %221 = select i1 %148, <8 x double> %213, <8 x double> %211
  %222 = select i1 %148, <8 x double> %211, <8 x double> %213
  store <8 x double> %222, ptr %220, align 64
  %223 = getelementptr inbounds i8, ptr %220, i64 64
  store <8 x double> %221, ptr %223, align 64
  %224 = or i64 %158, 2
  %225 = getelementptr inbounds %struct.point, ptr %13, i64 %224
  %226 = select i1 %148, <8 x double> %210, <8 x double> %208
  %227 = select i1 %148, <8 x double> %208, <8 x double> %210
  store <8 x double> %227, ptr %225, align 64
  %228 = getelementptr inbounds i8, ptr %225, i64 64
  store <8 x double> %226, ptr %228, align 64
  %229 = or i64 %158, 3
  %230 = getelementptr inbounds %struct.point, ptr %13, i64 %229
  %231 = select i1 %148, <8 x double> %214, <8 x double> %212
  %232 = select i1 %148, <8 x double> %212, <8 x double> %214
  store <8 x double> %232, ptr %230, align 64
  %233 = getelementptr inbounds i8, ptr %230, i64 64
  store <8 x double> %231, ptr %233, align 64
  %234 = add nuw nsw i64 %157, 4
  %235 = icmp sgt i64 %234, %115
  br i1 %235, label %236, label %156

236:                                              ; preds = %156, %143
  %237 = phi i64 [ 0, %143 ], [ %157, %156 ]
  %238 = icmp slt i64 %237, %115
  br i1 %238, label %239, label %329

239:                                              ; preds = %236
  %240 = icmp eq i64 %120, 0
  %241 = load i64, ptr %40, align 8
  %242 = load i64, ptr %41, align 8
  %243 = load i64, ptr %42, align 8
  %244 = load i64, ptr %43, align 8
  %245 = load i64, ptr %44, align 8
  %246 = load i64, ptr %45, align 8
  %247 = load i64, ptr %46, align 8
  br label %248

248:                                              ; preds = %248, %239
  %249 = phi i64 [ %237, %239 ], [ %327, %248 ]
  %250 = mul nsw i64 %249, %117
  %251 = add nsw i64 %250, %85
  %252 = shl nsw i64 %251, 1
  %253 = getelementptr inbounds double, ptr %72, i64 %252
  %254 = load double, ptr %253, align 8
  %255 = insertelement <8 x double> poison, double %254, i64 0
  %256 = or i64 %252, 1
  %257 = getelementptr inbounds double, ptr %72, i64 %256
  %258 = load double, ptr %257, align 8
  %259 = insertelement <8 x double> poison, double %258, i64 0
  %260 = add nsw i64 %250, %241
  %261 = shl nsw i64 %260, 1
  %262 = getelementptr inbounds double, ptr %72, i64 %261
  %263 = load double, ptr %262, align 8
  %264 = insertelement <8 x double> %255, double %263, i64 1
  %265 = or i64 %261, 1
  %266 = getelementptr inbounds double, ptr %72, i64 %265
  %267 = load double, ptr %266, align 8
  %268 = insertelement <8 x double> %259, double %267, i64 1
  %269 = add nsw i64 %250, %242
  %270 = shl nsw i64 %269, 1
  %271 = getelementptr inbounds double, ptr %72, i64 %270
  %272 = load double, ptr %271, align 8
  %273 = insertelement <8 x double> %264, double %272, i64 2
  %274 = or i64 %270, 1
  %275 = getelementptr inbounds double, ptr %72, i64 %274
  %276 = load double, ptr %275, align 8
  %277 = insertelement <8 x double> %268, double %276, i64 2
  %278 = add nsw i64 %250, %243
  %279 = shl nsw i64 %278, 1
  %280 = getelementptr inbounds double, ptr %72, i64 %279
  %281 = load double, ptr %280, align 8
  %282 = insertelement <8 x double> %273, double %281, i64 3
  %283 = or i64 %279, 1
  %284 = getelementptr inbounds double, ptr %72, i64 %283
  %285 = load double, ptr %284, align 8
  %286 = insertelement <8 x double> %277, double %285, i64 3
  %287 = add nsw i64 %250, %244
  %288 = shl nsw i64 %287, 1
  %289 = getelementptr inbounds double, ptr %72, i64 %288
  %290 = load double, ptr %289, align 8
  %291 = insertelement <8 x double> %282, double %290, i64 4
  %292 = or i64 %288, 1
  %293 = getelementptr inbounds double, ptr %72, i64 %292
  %294 = load double, ptr %293, align 8
  %295 = insertelement <8 x double> %286, double %294, i64 4
  %296 = add nsw i64 %250, %245
  %297 = shl nsw i64 %296, 1
  %298 = getelementptr inbounds double, ptr %72, i64 %297
  %299 = load double, ptr %298, align 8
  %300 = insertelement <8 x double> %291, double %299, i64 5
  %301 = or i64 %297, 1
  %302 = getelementptr inbounds double, ptr %72, i64 %301
  %303 = load double, ptr %302, align 8
  %304 = insertelement <8 x double> %295, double %303, i64 5
  %305 = add nsw i64 %250, %246
  %306 = shl nsw i64 %305, 1
  %307 = getelementptr inbounds double, ptr %72, i64 %306
  %308 = load double, ptr %307, align 8
  %309 = insertelement <8 x double> %300, double %308, i64 6
  %310 = or i64 %306, 1
  %311 = getelementptr inbounds double, ptr %72, i64 %310
  %312 = load double, ptr %311, align 8
  %313 = insertelement <8 x double> %304, double %312, i64 6
  %314 = add nsw i64 %250, %247
  %315 = shl nsw i64 %314, 1
  %316 = getelementptr inbounds double, ptr %72, i64 %315
  %317 = load double, ptr %316, align 8
  %318 = insertelement <8 x double> %309, double %317, i64 7
  %319 = or i64 %315, 1
  %320 = getelementptr inbounds double, ptr %72, i64 %319
  %321 = load double, ptr %320, align 8
  %322 = insertelement <8 x double> %313, double %321, i64 7
  %323 = getelementptr inbounds %struct.point, ptr %13, i64 %249
  %324 = select i1 %240, <8 x double> %322, <8 x double> %318
  %325 = select i1 %240, <8 x double> %318, <8 x double> %322
  store <8 x double> %325, ptr %323, align 64
  %326 = getelementptr inbounds i8, ptr %323, i64 64
  store <8 x double> %324, ptr %326, align 64
  %327 = add nuw nsw i64 %249, 1
  %328 = icmp eq i64 %327, %115
  br i1 %328, label %329, label %248

329:                                              ; preds = %126, %248, %122, %236
  %330 = load ptr, ptr %5, align 8
  %331 = load ptr, ptr %47, align 8
  %332 = getelementptr inbounds %struct.pass, ptr %330, i64 0, i32 7
  %333 = load i64, ptr %332, align 8
  %334 = icmp sgt i64 %333, 0
  br i1 %334, label %335, label %376

335:                                              ; preds = %329
  %336 = getelementptr inbounds %struct.pass, ptr %330, i64 0, i32 0
  %337 = load i64, ptr %336, align 8
  %338 = getelementptr inbounds %struct.pass, ptr %330, i64 0, i32 10
  %339 = load i64, ptr %338, align 8
  %340 = getelementptr inbounds double, ptr %331, i64 %339
  %341 = getelementptr inbounds %struct.pass, ptr %330, i64 0, i32 9
  %342 = load i64, ptr %341, align 8
  %343 = getelementptr inbounds double, ptr %331, i64 %342
  br label %344

344:                                              ; preds = %360, %335
  %345 = phi ptr [ %346, %360 ], [ %13, %335 ]
  %346 = phi ptr [ %345, %360 ], [ %14, %335 ]
  %347 = phi ptr [ %364, %360 ], [ %343, %335 ]
  %348 = phi i64 [ %371, %360 ], [ 0, %335 ]
  %349 = phi i64 [ %354, %360 ], [ %337, %335 ]
  %350 = phi i64 [ %370, %360 ], [ 1, %335 ]
  %351 = phi ptr [ %369, %360 ], [ %340, %335 ]
  %352 = getelementptr inbounds %struct.pass, ptr %330, i64 0, i32 8, i64 %348
  %353 = load i64, ptr %352, align 8
  %354 = sdiv i64 %349, %353
  switch i64 %353, label %359 [
    i64 4, label %355
    i64 2, label %356
    i64 3, label %357
    i64 5, label %358
  ]

355:                                              ; preds = %344
  call fastcc void @by_four(ptr %345, ptr %346, i64 %354, i64 %350, ptr %347)
  br label %360

356:                                              ; preds = %344
  call fastcc void @by_two(ptr %345, ptr %346, i64 %354, i64 %350, ptr %347)
  br label %360

357:                                              ; preds = %344
  call fastcc void @by_three(ptr %345, ptr %346, i64 %354, i64 %350, ptr %347, ptr %351)
  br label %360

358:                                              ; preds = %344
  call fastcc void @by_five(ptr %345, ptr %346, i64 %354, i64 %350, ptr %347, ptr %351)
  br label %360

359:                                              ; preds = %344
  call fastcc void @by_any(ptr %345, ptr %346, i64 %354, i64 %350, ptr %347, i64 %353, ptr %351)
  br label %360

360:                                              ; preds = %359, %358, %357, %356, %355
  %361 = shl nsw i64 %354, 1
  %362 = add nsw i64 %353, -1
  %363 = mul nsw i64 %361, %362
  %364 = getelementptr inbounds double, ptr %347, i64 %363
  %365 = and i64 %353, 1
  %366 = icmp eq i64 %365, 0
  %367 = shl nsw i64 %353, 1
  %368 = select i1 %366, i64 0, i64 %367
  %369 = getelementptr double, ptr %351, i64 %368
  %370 = mul nsw i64 %353, %350
  %371 = add nuw nsw i64 %348, 1
  %372 = load i64, ptr %332, align 8
  %373 = icmp slt i64 %371, %372
  br i1 %373, label %344, label %374

374:                                              ; preds = %360
  %375 = load ptr, ptr %5, align 8
  br label %376

376:                                              ; preds = %374, %329
  %377 = phi ptr [ %330, %329 ], [ %375, %374 ]
  %378 = phi ptr [ %13, %329 ], [ %346, %374 ]
  %379 = getelementptr inbounds %struct.pass, ptr %377, i64 0, i32 6
  %380 = load i64, ptr %379, align 8
  %381 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 3, i64 %380
  %382 = load ptr, ptr %381, align 8
  %383 = getelementptr inbounds %struct.pass, ptr %377, i64 0, i32 1
  %384 = load i64, ptr %383, align 8
  %385 = sub nsw i64 %384, %68
  %386 = icmp slt i64 %385, 8
  %387 = select i1 %386, i64 %385, i64 8
  store i64 %387, ptr %48, align 8
  %388 = getelementptr inbounds %struct.pass, ptr %377, i64 0, i32 2
  %389 = load i64, ptr %388, align 8
  %390 = getelementptr inbounds %struct.pass, ptr %377, i64 0, i32 4, i32 1
  %391 = load i64, ptr %390, align 8
  %392 = getelementptr inbounds %struct.pass, ptr %377, i64 0, i32 4, i32 0
  %393 = load i64, ptr %392, align 8
  br label %398

394:                                              ; preds = %398
  %395 = icmp eq i64 %413, 8
  %396 = zext i1 %395 to i64
  store i64 %396, ptr %49, align 8
  %397 = load i64, ptr %50, align 8
  br label %414

398:                                              ; preds = %398, %376
  %399 = phi i64 [ %387, %376 ], [ %413, %398 ]
  %400 = phi i64 [ 0, %376 ], [ %411, %398 ]
  %401 = icmp slt i64 %400, %399
  %402 = add nsw i64 %399, -1
  %403 = select i1 %401, i64 %400, i64 %402
  %404 = add nsw i64 %403, %68
  %405 = sdiv i64 %404, %389
  %406 = mul nsw i64 %405, %391
  %407 = srem i64 %404, %389
  %408 = mul nsw i64 %407, %393
  %409 = add nsw i64 %408, %406
  %410 = getelementptr inbounds %struct.block, ptr %3, i64 0, i32 0, i64 %400
  store i64 %409, ptr %410, align 8
  %411 = add nuw nsw i64 %400, 1
  %412 = icmp eq i64 %411, 8
  %413 = load i64, ptr %48, align 8
  br i1 %412, label %394, label %398

414:                                              ; preds = %414, %394
  %415 = phi i64 [ %396, %394 ], [ %422, %414 ]
  %416 = phi i64 [ 1, %394 ], [ %423, %414 ]
  %417 = getelementptr inbounds %struct.block, ptr %3, i64 0, i32 0, i64 %416
  %418 = load i64, ptr %417, align 8
  %419 = add nsw i64 %416, %397
  %420 = icmp eq i64 %418, %419
  %421 = zext i1 %420 to i64
  %422 = and i64 %415, %421
  store i64 %422, ptr %49, align 8
  %423 = add nuw nsw i64 %416, 1
  %424 = icmp eq i64 %423, 8
  br i1 %424, label %425, label %414

425:                                              ; preds = %414
  %426 = getelementptr inbounds %struct.pass, ptr %377, i64 0, i32 0
  %427 = load i64, ptr %426, align 8
  %428 = getelementptr inbounds %struct.pass, ptr %377, i64 0, i32 4, i32 2
  %429 = load i64, ptr %428, align 8
  %430 = icmp eq i64 %422, 0
  br i1 %430, label %488, label %431

431:                                              ; preds = %425
  %432 = icmp sgt i64 %427, 0
  br i1 %432, label %433, label %759

433:                                              ; preds = %431, %486
  %434 = phi ptr [ %487, %486 ], [ %377, %431 ]
  %435 = phi i64 [ %484, %486 ], [ 0, %431 ]
  %436 = mul nsw i64 %435, %429
  %437 = add nsw i64 %436, %397
  %438 = shl nsw i64 %437, 1
  %439 = getelementptr inbounds double, ptr %382, i64 %438
  %440 = getelementptr inbounds %struct.point, ptr %378, i64 %435
  %441 = load <8 x double>, ptr %440, align 1
  %442 = getelementptr inbounds i8, ptr %440, i64 64
  %443 = load <8 x double>, ptr %442, align 1
  %444 = load double, ptr %51, align 8
  %445 = insertelement <8 x double> poison, double %444, i64 0
  %446 = shufflevector <8 x double> %445, <8 x double> poison, <8 x i32> zeroinitializer
  %447 = fmul <8 x double> %441, %446
  %448 = fmul <8 x double> %443, %446
  %449 = getelementptr inbounds %struct.pass, ptr %434, i64 0, i32 11
  %450 = load i64, ptr %449, align 8
  %451 = icmp sgt i64 %450, -1
  br i1 %451, label %452, label %472

452:                                              ; preds = %433
  %453 = load ptr, ptr %47, align 8
  %454 = getelementptr inbounds double, ptr %453, i64 %450
  %455 = getelementptr inbounds %struct.pass, ptr %434, i64 0, i32 2
  %456 = load i64, ptr %455, align 8
  %457 = mul nsw i64 %456, %435
  %458 = srem i64 %68, %456
  %459 = add nsw i64 %457, %458
  %460 = shl nsw i64 %459, 1
  %461 = getelementptr inbounds double, ptr %454, i64 %460
  %462 = load <8 x double>, ptr %461, align 1
  %463 = getelementptr inbounds double, ptr %461, i64 8
  %464 = load <8 x double>, ptr %463, align 1
  %465 = shufflevector <8 x double> %462, <8 x double> %464, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %466 = shufflevector <8 x double> %462, <8 x double> %464, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %467 = fneg <8 x double> %448
  %468 = fmul <8 x double> %466, %467
  %469 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %447, <8 x double> %465, <8 x double> %468)
  %470 = fmul <8 x double> %448, %465
  %471 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %447, <8 x double> %466, <8 x double> %470)
  br label %472

472:                                              ; preds = %452, %433
  %473 = phi <8 x double> [ %471, %452 ], [ %448, %433 ]
  %474 = phi <8 x double> [ %469, %452 ], [ %447, %433 ]
  %475 = load ptr, ptr %39, align 8
  %476 = getelementptr inbounds %struct.plan, ptr %475, i64 0, i32 1
  %477 = load i64, ptr %476, align 8
  %478 = icmp eq i64 %477, 0
  %479 = select i1 %478, <8 x double> %473, <8 x double> %474
  %480 = select i1 %478, <8 x double> %474, <8 x double> %473
  %481 = shufflevector <8 x double> %480, <8 x double> %479, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  store <8 x double> %481, ptr %439, align 1
  %482 = getelementptr inbounds double, ptr %439, i64 8
  %483 = shufflevector <8 x double> %480, <8 x double> %479, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x double> %483, ptr %482, align 1
  %484 = add nuw nsw i64 %435, 1
  %485 = icmp eq i64 %484, %427
  br i1 %485, label %759, label %486

486:                                              ; preds = %472
  %487 = load ptr, ptr %5, align 8
  br label %433

488:                                              ; preds = %425
  %489 = icmp eq i64 %429, 1
  %490 = select i1 %489, i1 %395, i1 false
  %491 = xor i1 %490, true
  %492 = icmp slt i64 %427, 4
  %493 = select i1 %491, i1 true, i1 %492
  br i1 %493, label %692, label %494

494:                                              ; preds = %488
  %495 = load i64, ptr %52, align 8
  %496 = load i64, ptr %53, align 8
  %497 = load i64, ptr %54, align 8
  %498 = load i64, ptr %55, align 8
  %499 = load i64, ptr %56, align 8
  %500 = load i64, ptr %57, align 8
  %501 = load i64, ptr %58, align 8
  br label %502

502:                                              ; preds = %690, %494
  %503 = phi ptr [ %377, %494 ], [ %691, %690 ]
  %504 = phi i64 [ 4, %494 ], [ %688, %690 ]
  %505 = phi i64 [ 0, %494 ], [ %504, %690 ]
  %506 = load double, ptr %51, align 8
  %507 = insertelement <8 x double> poison, double %506, i64 0
  %508 = shufflevector <8 x double> %507, <8 x double> poison, <8 x i32> zeroinitializer
  %509 = getelementptr inbounds %struct.pass, ptr %503, i64 0, i32 11
  %510 = load i64, ptr %509, align 8
  %511 = icmp sgt i64 %510, -1
  %512 = load ptr, ptr %39, align 8
  %513 = getelementptr inbounds %struct.plan, ptr %512, i64 0, i32 1
  %514 = load i64, ptr %513, align 8
  %515 = icmp eq i64 %514, 0
  %516 = getelementptr inbounds %struct.pass, ptr %503, i64 0, i32 2
  %517 = getelementptr inbounds %struct.point, ptr %378, i64 %505
  %518 = load <8 x double>, ptr %517, align 1
  %519 = getelementptr inbounds i8, ptr %517, i64 64
  %520 = load <8 x double>, ptr %519, align 1
  %521 = fmul <8 x double> %508, %518
  %522 = fmul <8 x double> %508, %520
  br i1 %511, label %523, label %542

523:                                              ; preds = %502
  %524 = load ptr, ptr %47, align 8
  %525 = getelementptr inbounds double, ptr %524, i64 %510
  %526 = load i64, ptr %516, align 8
  %527 = mul nsw i64 %526, %505
  %528 = srem i64 %68, %526
  %529 = add nsw i64 %527, %528
  %530 = shl nsw i64 %529, 1
  %531 = getelementptr inbounds double, ptr %525, i64 %530
  %532 = load <8 x double>, ptr %531, align 1
  %533 = getelementptr inbounds double, ptr %531, i64 8
  %534 = load <8 x double>, ptr %533, align 1
  %535 = shufflevector <8 x double> %532, <8 x double> %534, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %536 = shufflevector <8 x double> %532, <8 x double> %534, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %537 = fneg <8 x double> %522
  %538 = fmul <8 x double> %536, %537
  %539 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %521, <8 x double> %535, <8 x double> %538)
  %540 = fmul <8 x double> %522, %535
  %541 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %521, <8 x double> %536, <8 x double> %540)
  br label %542

542:                                              ; preds = %523, %502
  %543 = phi <8 x double> [ %541, %523 ], [ %522, %502 ]
  %544 = phi <8 x double> [ %539, %523 ], [ %521, %502 ]
  %545 = select i1 %515, <8 x double> %543, <8 x double> %544
  %546 = select i1 %515, <8 x double> %544, <8 x double> %543
  %547 = or i64 %505, 1
  %548 = getelementptr inbounds %struct.point, ptr %378, i64 %547
  %549 = load <8 x double>, ptr %548, align 1
  %550 = getelementptr inbounds i8, ptr %548, i64 64
  %551 = load <8 x double>, ptr %550, align 1
  %552 = fmul <8 x double> %508, %549
  %553 = fmul <8 x double> %508, %551
  br i1 %511, label %554, label %573

554:                                              ; preds = %542
  %555 = load ptr, ptr %47, align 8
  %556 = getelementptr inbounds double, ptr %555, i64 %510
  %557 = load i64, ptr %516, align 8
  %558 = mul nsw i64 %557, %547
  %559 = srem i64 %68, %557
  %560 = add nsw i64 %558, %559
  %561 = shl nsw i64 %560, 1
  %562 = getelementptr inbounds double, ptr %556, i64 %561
  %563 = load <8 x double>, ptr %562, align 1
  %564 = getelementptr inbounds double, ptr %562, i64 8
  %565 = load <8 x double>, ptr %564, align 1
  %566 = shufflevector <8 x double> %563, <8 x double> %565, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %567 = shufflevector <8 x double> %563, <8 x double> %565, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %568 = fneg <8 x double> %553
  %569 = fmul <8 x double> %567, %568
  %570 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %552, <8 x double> %566, <8 x double> %569)
  %571 = fmul <8 x double> %553, %566
  %572 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %552, <8 x double> %567, <8 x double> %571)
  br label %573

573:                                              ; preds = %554, %542
  %574 = phi <8 x double> [ %572, %554 ], [ %553, %542 ]
  %575 = phi <8 x double> [ %570, %554 ], [ %552, %542 ]
  %576 = select i1 %515, <8 x double> %574, <8 x double> %575
  %577 = select i1 %515, <8 x double> %575, <8 x double> %574
  %578 = or i64 %505, 2
  %579 = getelementptr inbounds %struct.point, ptr %378, i64 %578
  %580 = load <8 x double>, ptr %579, align 1
  %581 = getelementptr inbounds i8, ptr %579, i64 64
  %582 = load <8 x double>, ptr %581, align 1
  %583 = fmul <8 x double> %508, %580
  %584 = fmul <8 x double> %508, %582
  br i1 %511, label %585, label %604

585:                                              ; preds = %573
  %586 = load ptr, ptr %47, align 8
  %587 = getelementptr inbounds double, ptr %586, i64 %510
  %588 = load i64, ptr %516, align 8
  %589 = mul nsw i64 %588, %578
  %590 = srem i64 %68, %588
  %591 = add nsw i64 %589, %590
  %592 = shl nsw i64 %591, 1
  %593 = getelementptr inbounds double, ptr %587, i64 %592
  %594 = load <8 x double>, ptr %593, align 1
  %595 = getelementptr inbounds double, ptr %593, i64 8
  %596 = load <8 x double>, ptr %595, align 1
  %597 = shufflevector <8 x double> %594, <8 x double> %596, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %598 = shufflevector <8 x double> %594, <8 x double> %596, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %599 = fneg <8 x double> %584
  %600 = fmul <8 x double> %598, %599
  %601 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %583, <8 x double> %597, <8 x double> %600)
  %602 = fmul <8 x double> %584, %597
  %603 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %583, <8 x double> %598, <8 x double> %602)
  br label %604

604:                                              ; preds = %585, %573
  %605 = phi <8 x double> [ %603, %585 ], [ %584, %573 ]
  %606 = phi <8 x double> [ %601, %585 ], [ %583, %573 ]
  %607 = select i1 %515, <8 x double> %605, <8 x double> %606
  %608 = select i1 %515, <8 x double> %606, <8 x double> %605
  %609 = or i64 %505, 3
  %610 = getelementptr inbounds %struct.point, ptr %378, i64 %609
  %611 = load <8 x double>, ptr %610, align 1
  %612 = getelementptr inbounds i8, ptr %610, i64 64
  %613 = load <8 x double>, ptr %612, align 1
  %614 = fmul <8 x double> %508, %611
  %615 = fmul <8 x double> %508, %613
  br i1 %511, label %616, label %635

616:                                              ; preds = %604
  %617 = load ptr, ptr %47, align 8
  %618 = getelementptr inbounds double, ptr %617, i64 %510
  %619 = load i64, ptr %516, align 8
  %620 = mul nsw i64 %619, %609
  %621 = srem i64 %68, %619
  %622 = add nsw i64 %620, %621
  %623 = shl nsw i64 %622, 1
  %624 = getelementptr inbounds double, ptr %618, i64 %623
  %625 = load <8 x double>, ptr %624, align 1
  %626 = getelementptr inbounds double, ptr %624, i64 8
  %627 = load <8 x double>, ptr %626, align 1
  %628 = shufflevector <8 x double> %625, <8 x double> %627, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %629 = shufflevector <8 x double> %625, <8 x double> %627, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %630 = fneg <8 x double> %615
  %631 = fmul <8 x double> %629, %630
  %632 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %614, <8 x double> %628, <8 x double> %631)
  %633 = fmul <8 x double> %615, %628
  %634 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %614, <8 x double> %629, <8 x double> %633)
  br label %635

635:                                              ; preds = %616, %604
  %636 = phi <8 x double> [ %634, %616 ], [ %615, %604 ]
  %637 = phi <8 x double> [ %632, %616 ], [ %614, %604 ]
  %638 = select i1 %515, <8 x double> %636, <8 x double> %637
  %639 = select i1 %515, <8 x double> %637, <8 x double> %636
  %640 = shufflevector <8 x double> %546, <8 x double> %545, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %641 = shufflevector <8 x double> %546, <8 x double> %545, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %642 = shufflevector <8 x double> %577, <8 x double> %576, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %643 = shufflevector <8 x double> %577, <8 x double> %576, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %644 = shufflevector <8 x double> %608, <8 x double> %607, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %645 = shufflevector <8 x double> %608, <8 x double> %607, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %646 = shufflevector <8 x double> %639, <8 x double> %638, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %647 = shufflevector <8 x double> %639, <8 x double> %638, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %648 = shufflevector <8 x double> %640, <8 x double> %642, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %649 = shufflevector <8 x double> %640, <8 x double> %642, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %650 = shufflevector <8 x double> %641, <8 x double> %643, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %651 = shufflevector <8 x double> %641, <8 x double> %643, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %652 = shufflevector <8 x double> %644, <8 x double> %646, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %653 = shufflevector <8 x double> %644, <8 x double> %646, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %654 = shufflevector <8 x double> %645, <8 x double> %647, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %655 = shufflevector <8 x double> %645, <8 x double> %647, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %656 = shufflevector <8 x double> %648, <8 x double> %652, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %657 = shufflevector <8 x double> %648, <8 x double> %652, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %658 = shufflevector <8 x double> %650, <8 x double> %654, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %659 = shufflevector <8 x double> %650, <8 x double> %654, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %660 = shufflevector <8 x double> %649, <8 x double> %653, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %661 = shufflevector <8 x double> %649, <8 x double> %653, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %662 = shufflevector <8 x double> %651, <8 x double> %655, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %663 = shufflevector <8 x double> %651, <8 x double> %655, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %664 = add nsw i64 %505, %397
  %665 = shl nsw i64 %664, 1
  %666 = getelementptr inbounds double, ptr %382, i64 %665
  store <8 x double> %656, ptr %666, align 1
  %667 = add nsw i64 %505, %495
  %668 = shl nsw i64 %667, 1
  %669 = getelementptr inbounds double, ptr %382, i64 %668
  store <8 x double> %658, ptr %669, align 1
  %670 = add nsw i64 %505, %496
  %671 = shl nsw i64 %670, 1
  %672 = getelementptr inbounds double, ptr %382, i64 %671
  store <8 x double> %660, ptr %672, align 1
  %673 = add nsw i64 %505, %497
  %674 = shl nsw i64 %673, 1
  %675 = getelementptr inbounds double, ptr %382, i64 %674
  store <8 x double> %662, ptr %675, align 1
  %676 = add nsw i64 %505, %498
  %677 = shl nsw i64 %676, 1
  %678 = getelementptr inbounds double, ptr %382, i64 %677
  store <8 x double> %657, ptr %678, align 1
  %679 = add nsw i64 %505, %499
  %680 = shl nsw i64 %679, 1
  %681 = getelementptr inbounds double, ptr %382, i64 %680
  store <8 x double> %659, ptr %681, align 1
  %682 = add nsw i64 %505, %500
  %683 = shl nsw i64 %682, 1
  %684 = getelementptr inbounds double, ptr %382, i64 %683
  store <8 x double> %661, ptr %684, align 1
  %685 = add nsw i64 %505, %501
  %686 = shl nsw i64 %685, 1
  %687 = getelementptr inbounds double, ptr %382, i64 %686
  store <8 x double> %663, ptr %687, align 1
  %688 = add nuw nsw i64 %504, 4
  %689 = icmp sgt i64 %688, %427
  br i1 %689, label %692, label %690

690:                                              ; preds = %635
  %691 = load ptr, ptr %5, align 8
  br label %502

692:                                              ; preds = %635, %488
  %693 = phi i64 [ 0, %488 ], [ %504, %635 ]
  %694 = icmp slt i64 %693, %427
  br i1 %694, label %695, label %759

695:                                              ; preds = %692
  %696 = icmp sgt i64 %413, 0
  br label %697

697:                                              ; preds = %743, %695
  %698 = phi i64 [ %693, %695 ], [ %744, %743 ]
  %699 = getelementptr inbounds %struct.point, ptr %378, i64 %698
  %700 = load <8 x double>, ptr %699, align 1
  %701 = getelementptr inbounds i8, ptr %699, i64 64
  %702 = load <8 x double>, ptr %701, align 1
  %703 = load ptr, ptr %5, align 8
  %704 = load double, ptr %51, align 8
  %705 = insertelement <8 x double> poison, double %704, i64 0
  %706 = shufflevector <8 x double> %705, <8 x double> poison, <8 x i32> zeroinitializer
  %707 = fmul <8 x double> %700, %706
  %708 = fmul <8 x double> %702, %706
  %709 = getelementptr inbounds %struct.pass, ptr %703, i64 0, i32 11
  %710 = load i64, ptr %709, align 8
  %711 = icmp sgt i64 %710, -1
  br i1 %711, label %712, label %732

712:                                              ; preds = %697
  %713 = load ptr, ptr %47, align 8
  %714 = getelementptr inbounds double, ptr %713, i64 %710
  %715 = getelementptr inbounds %struct.pass, ptr %703, i64 0, i32 2
  %716 = load i64, ptr %715, align 8
  %717 = mul nsw i64 %716, %698
  %718 = srem i64 %68, %716
  %719 = add nsw i64 %717, %718
  %720 = shl nsw i64 %719, 1
  %721 = getelementptr inbounds double, ptr %714, i64 %720
  %722 = load <8 x double>, ptr %721, align 1
  %723 = getelementptr inbounds double, ptr %721, i64 8
  %724 = load <8 x double>, ptr %723, align 1
  %725 = shufflevector <8 x double> %722, <8 x double> %724, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %726 = shufflevector <8 x double> %722, <8 x double> %724, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %727 = fneg <8 x double> %708
  %728 = fmul <8 x double> %726, %727
  %729 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %707, <8 x double> %725, <8 x double> %728)
  %730 = fmul <8 x double> %708, %725
  %731 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %707, <8 x double> %726, <8 x double> %730)
  br label %732

732:                                              ; preds = %712, %697
  %733 = phi <8 x double> [ %731, %712 ], [ %708, %697 ]
  %734 = phi <8 x double> [ %729, %712 ], [ %707, %697 ]
  %735 = load ptr, ptr %39, align 8
  %736 = getelementptr inbounds %struct.plan, ptr %735, i64 0, i32 1
  %737 = load i64, ptr %736, align 8
  %738 = icmp eq i64 %737, 0
  %739 = select i1 %738, <8 x double> %733, <8 x double> %734
  %740 = select i1 %738, <8 x double> %734, <8 x double> %733
  br i1 %696, label %741, label %743

741:                                              ; preds = %732
  %742 = mul nsw i64 %698, %429
  br label %746

743:                                              ; preds = %746, %732
  %744 = add nuw nsw i64 %698, 1
  %745 = icmp eq i64 %744, %427
  br i1 %745, label %759, label %697

746:                                              ; preds = %746, %741
  %747 = phi i64 [ 0, %741 ], [ %757, %746 ]
  %748 = extractelement <8 x double> %740, i64 %747
  %749 = getelementptr inbounds %struct.block, ptr %3, i64 0, i32 0, i64 %747
  %750 = load i64, ptr %749, align 8
  %751 = add nsw i64 %750, %742
  %752 = shl nsw i64 %751, 1
  %753 = getelementptr inbounds double, ptr %382, i64 %752
  store double %748, ptr %753, align 8
  %754 = extractelement <8 x double> %739, i64 %747
  %755 = or i64 %752, 1
  %756 = getelementptr inbounds double, ptr %382, i64 %755
  store double %754, ptr %756, align 8
  %757 = add nuw nsw i64 %747, 1
  %758 = icmp eq i64 %757, %413
  br i1 %758, label %743, label %746

759:                                              ; preds = %472, %743, %431, %692
  %760 = add nsw i64 %63, 1
  %761 = load i64, ptr %28, align 8
  %762 = sdiv i64 %32, %761
  %763 = icmp slt i64 %760, %762
  br i1 %763, label %764, label %59

764:                                              ; preds = %759
  %765 = load ptr, ptr %5, align 8
  %766 = getelementptr inbounds %struct.pass, ptr %765, i64 0, i32 1
  %767 = load i64, ptr %766, align 8
  br label %60
}

declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>)

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
