; Made from source/convolution.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 643cf3d320873977e56edab5f9fb8021f186172359e6dae8d8db789d9d4a25ec

%struct.job = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.program = type { i64, %struct.size, %struct.size, i64, [0 x %struct.plan] }
%struct.size = type { i64, i64, i64 }
%struct.plan = type { i64, i64, i64, i64, %struct.size, %struct.size, %struct.size, %struct.size, %struct.size, %struct.size, %struct.size, %struct.size, %struct.size, %struct.size, %struct.size, i64, %struct.size, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.share = type { ptr, ptr, ptr, i64, i64, i64, i64 }

define i64 @convolution(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.job, align 8
  %7 = getelementptr inbounds %struct.program, ptr %4, i64 0, i32 4, i64 0
  %8 = getelementptr inbounds %struct.program, ptr %4, i64 0, i32 4, i64 0, i32 25
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds double, ptr %3, i64 %9
  %11 = getelementptr inbounds %struct.program, ptr %4, i64 0, i32 4, i64 0, i32 26
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds double, ptr %10, i64 %12
  %14 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 0
  %15 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 1
  %16 = load i64, ptr %0, align 8
  %17 = inttoptr i64 %16 to ptr
  store ptr %17, ptr %15, align 8
  %18 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 2
  %19 = getelementptr inbounds i64, ptr %0, i64 1
  %20 = load i64, ptr %19, align 8
  %21 = inttoptr i64 %20 to ptr
  store ptr %21, ptr %18, align 8
  %22 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 3
  %23 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 4
  %24 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5
  %25 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 6
  %26 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 7
  store ptr %4, ptr %26, align 8
  %27 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 8
  %28 = getelementptr inbounds %struct.program, ptr %4, i64 0, i32 4, i64 0, i32 20
  %29 = load i64, ptr %28, align 8
  %30 = icmp eq i64 %29, 0
  %31 = select i1 %30, ptr %17, ptr %3
  store ptr %31, ptr %23, align 8
  %32 = getelementptr inbounds %struct.program, ptr %4, i64 0, i32 4, i64 0, i32 21
  %33 = load i64, ptr %32, align 8
  %34 = icmp eq i64 %33, 0
  %35 = select i1 %34, ptr %21, ptr %10
  store ptr %35, ptr %24, align 8
  %36 = getelementptr inbounds %struct.program, ptr %4, i64 0, i32 0
  %37 = load i64, ptr %36, align 8
  %38 = icmp eq i64 %37, 1
  %39 = getelementptr inbounds i64, ptr %0, i64 2
  %40 = load i64, ptr %39, align 8
  %41 = inttoptr i64 %40 to ptr
  br i1 %38, label %42, label %46

42:                                               ; preds = %5
  store ptr %41, ptr %22, align 8
  store ptr %41, ptr %27, align 8
  %43 = getelementptr inbounds %struct.program, ptr %4, i64 0, i32 3
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds double, ptr %13, i64 %44
  store ptr %45, ptr %25, align 8
  store ptr %7, ptr %14, align 8
  br label %51

46:                                               ; preds = %5
  store ptr %13, ptr %22, align 8
  store ptr %41, ptr %27, align 8
  %47 = getelementptr inbounds %struct.program, ptr %4, i64 0, i32 3
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds double, ptr %13, i64 %48
  store ptr %49, ptr %25, align 8
  store ptr %7, ptr %14, align 8
  %50 = icmp sgt i64 %37, 0
  br i1 %50, label %51, label %194

51:                                               ; preds = %42, %46
  %52 = getelementptr inbounds %struct.plan, ptr %7, i64 0, i32 0
  %53 = getelementptr inbounds %struct.program, ptr %4, i64 0, i32 4, i64 0, i32 1
  %54 = getelementptr inbounds %struct.program, ptr %4, i64 0, i32 4, i64 0, i32 2
  br label %55

55:                                               ; preds = %51, %177
  %56 = phi ptr [ %7, %51 ], [ %182, %177 ]
  %57 = icmp eq ptr %56, %7
  br i1 %57, label %58, label %65

58:                                               ; preds = %55
  %59 = load i64, ptr %28, align 8
  %60 = icmp eq i64 %59, 0
  br i1 %60, label %65, label %61

61:                                               ; preds = %58
  %62 = load i64, ptr %52, align 8
  %63 = load i64, ptr %53, align 8
  %64 = mul nsw i64 %63, %62
  call void @tenferro_parallel_for(ptr @copy_channel, ptr %6, i64 %64)
  br label %65

65:                                               ; preds = %61, %58, %55
  %66 = load i64, ptr %32, align 8
  %67 = icmp eq i64 %66, 0
  br i1 %67, label %70, label %68

68:                                               ; preds = %65
  %69 = load i64, ptr %54, align 8
  call void @tenferro_parallel_for(ptr @pack_kernel, ptr %6, i64 %69)
  br label %70

70:                                               ; preds = %68, %65
  %71 = load ptr, ptr %14, align 8
  %72 = getelementptr inbounds %struct.plan, ptr %71, i64 0, i32 19
  %73 = load i64, ptr %72, align 8
  %74 = icmp eq i64 %73, 0
  br i1 %74, label %75, label %78

75:                                               ; preds = %70
  %76 = getelementptr inbounds %struct.plan, ptr %71, i64 0, i32 5, i32 2
  %77 = load i64, ptr %76, align 8
  br label %78

78:                                               ; preds = %75, %70
  %79 = phi i64 [ %77, %75 ], [ 1, %70 ]
  %80 = getelementptr inbounds %struct.plan, ptr %71, i64 0, i32 1
  %81 = getelementptr inbounds %struct.plan, ptr %71, i64 0, i32 3
  %82 = load i64, ptr %80, align 8
  %83 = load i64, ptr %81, align 8
  %84 = sdiv i64 %82, %83
  %85 = icmp sgt i64 %84, 0
  br i1 %85, label %86, label %177

86:                                               ; preds = %78
  %87 = getelementptr inbounds %struct.plan, ptr %71, i64 0, i32 5, i32 0
  %88 = getelementptr inbounds %struct.plan, ptr %71, i64 0, i32 5, i32 1
  %89 = icmp sgt i64 %79, 0
  %90 = getelementptr inbounds %struct.plan, ptr %71, i64 0, i32 16, i32 0
  %91 = getelementptr inbounds %struct.plan, ptr %71, i64 0, i32 16, i32 1
  %92 = getelementptr inbounds %struct.plan, ptr %71, i64 0, i32 17
  %93 = getelementptr inbounds %struct.plan, ptr %71, i64 0, i32 16, i32 2
  %94 = getelementptr inbounds %struct.plan, ptr %71, i64 0, i32 8, i32 0
  %95 = getelementptr inbounds %struct.plan, ptr %71, i64 0, i32 8, i32 1
  %96 = getelementptr inbounds %struct.plan, ptr %71, i64 0, i32 8, i32 2
  %97 = load i64, ptr %87, align 8
  br label %98

98:                                               ; preds = %118, %86
  %99 = phi i64 [ %83, %86 ], [ %119, %118 ]
  %100 = phi i64 [ %82, %86 ], [ %120, %118 ]
  %101 = phi i64 [ %97, %86 ], [ %121, %118 ]
  %102 = phi i64 [ %97, %86 ], [ %122, %118 ]
  %103 = phi i64 [ 0, %86 ], [ %124, %118 ]
  %104 = phi i64 [ 0, %86 ], [ %123, %118 ]
  %105 = icmp sgt i64 %102, 0
  br i1 %105, label %106, label %118

106:                                              ; preds = %98
  %107 = load i64, ptr %88, align 8
  br label %108

108:                                              ; preds = %133, %106
  %109 = phi i64 [ %134, %133 ], [ %101, %106 ]
  %110 = phi i64 [ %135, %133 ], [ %107, %106 ]
  %111 = phi i64 [ %136, %133 ], [ %107, %106 ]
  %112 = phi i64 [ %138, %133 ], [ 0, %106 ]
  %113 = phi i64 [ %137, %133 ], [ %104, %106 ]
  %114 = icmp sgt i64 %111, 0
  br i1 %114, label %127, label %133

115:                                              ; preds = %133
  %116 = load i64, ptr %80, align 8
  %117 = load i64, ptr %81, align 8
  br label %118

118:                                              ; preds = %115, %98
  %119 = phi i64 [ %99, %98 ], [ %117, %115 ]
  %120 = phi i64 [ %100, %98 ], [ %116, %115 ]
  %121 = phi i64 [ %101, %98 ], [ %134, %115 ]
  %122 = phi i64 [ %102, %98 ], [ %134, %115 ]
  %123 = phi i64 [ %104, %98 ], [ %137, %115 ]
  %124 = add nuw nsw i64 %103, 1
  %125 = sdiv i64 %120, %119
  %126 = icmp slt i64 %124, %125
  br i1 %126, label %98, label %175

127:                                              ; preds = %108, %142
  %128 = phi i64 [ %143, %142 ], [ %110, %108 ]
  %129 = phi i64 [ %145, %142 ], [ 0, %108 ]
  %130 = phi i64 [ %144, %142 ], [ %113, %108 ]
  br i1 %89, label %147, label %142

131:                                              ; preds = %142
  %132 = load i64, ptr %87, align 8
  br label %133

133:                                              ; preds = %131, %108
  %134 = phi i64 [ %109, %108 ], [ %132, %131 ]
  %135 = phi i64 [ %110, %108 ], [ %143, %131 ]
  %136 = phi i64 [ %111, %108 ], [ %143, %131 ]
  %137 = phi i64 [ %113, %108 ], [ %144, %131 ]
  %138 = add nuw nsw i64 %112, 1
  %139 = icmp slt i64 %138, %134
  br i1 %139, label %108, label %115

140:                                              ; preds = %147
  %141 = load i64, ptr %88, align 8
  br label %142

142:                                              ; preds = %140, %127
  %143 = phi i64 [ %128, %127 ], [ %141, %140 ]
  %144 = phi i64 [ %130, %127 ], [ %171, %140 ]
  %145 = add nuw nsw i64 %129, 1
  %146 = icmp slt i64 %145, %143
  br i1 %146, label %127, label %131

147:                                              ; preds = %127, %147
  %148 = phi i64 [ %173, %147 ], [ 0, %127 ]
  %149 = phi i64 [ %171, %147 ], [ %130, %127 ]
  %150 = load i64, ptr %90, align 8
  %151 = load i64, ptr %91, align 8
  %152 = load i64, ptr %92, align 8
  %153 = load i64, ptr %93, align 8
  %154 = mul i64 %150, %103
  %155 = load i64, ptr %94, align 8
  %156 = load i64, ptr %95, align 8
  %157 = mul nsw i64 %156, %129
  %158 = load i64, ptr %96, align 8
  %159 = mul nsw i64 %158, %148
  %160 = mul i64 %155, %112
  %161 = srem i64 %159, %152
  %162 = sdiv i64 %159, %152
  %163 = add i64 %160, %154
  %164 = mul i64 %163, %151
  %165 = add i64 %164, %157
  %166 = mul i64 %165, %152
  %167 = add i64 %166, %161
  %168 = mul i64 %167, %153
  %169 = add i64 %168, %162
  %170 = load ptr, ptr %25, align 8
  %171 = add nsw i64 %149, 1
  %172 = getelementptr inbounds i64, ptr %170, i64 %149
  store i64 %169, ptr %172, align 8
  %173 = add nuw nsw i64 %148, 1
  %174 = icmp eq i64 %173, %79
  br i1 %174, label %140, label %147

175:                                              ; preds = %118
  %176 = load ptr, ptr %14, align 8
  br label %177

177:                                              ; preds = %175, %78
  %178 = phi ptr [ %176, %175 ], [ %71, %78 ]
  %179 = getelementptr inbounds %struct.plan, ptr %178, i64 0, i32 23
  %180 = load i64, ptr %179, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %180)
  %181 = load ptr, ptr %14, align 8
  %182 = getelementptr inbounds %struct.plan, ptr %181, i64 1
  store ptr %182, ptr %14, align 8
  %183 = load i64, ptr %36, align 8
  %184 = getelementptr inbounds %struct.program, ptr %4, i64 0, i32 4, i64 %183
  %185 = icmp ult ptr %182, %184
  br i1 %185, label %55, label %186

186:                                              ; preds = %177
  %187 = icmp sgt i64 %183, 1
  br i1 %187, label %188, label %194

188:                                              ; preds = %186
  %189 = getelementptr inbounds %struct.plan, ptr %7, i64 0, i32 0
  %190 = load i64, ptr %189, align 8
  %191 = getelementptr inbounds %struct.program, ptr %4, i64 0, i32 4, i64 0, i32 2
  %192 = load i64, ptr %191, align 8
  %193 = mul nsw i64 %192, %190
  call void @tenferro_parallel_for(ptr @interleave, ptr %6, i64 %193)
  br label %194

194:                                              ; preds = %46, %188, %186
  ret i64 0
}

declare void @tenferro_parallel_for(ptr, ptr, i64)

define internal void @copy_channel(ptr %0, i64 %1) {
  %3 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 4
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 16, i32 0
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 16, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 17
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 16, i32 2
  %14 = load i64, ptr %13, align 8
  %15 = mul i64 %10, %8
  %16 = mul i64 %15, %12
  %17 = mul i64 %16, %14
  %18 = mul nsw i64 %17, %1
  %19 = getelementptr inbounds double, ptr %6, i64 %18
  %20 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 1
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 4, i32 0
  %23 = load i64, ptr %22, align 8
  %24 = mul nsw i64 %23, %1
  %25 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 4, i32 1
  %26 = load i64, ptr %25, align 8
  %27 = mul nsw i64 %24, %26
  %28 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 4, i32 2
  %29 = load i64, ptr %28, align 8
  %30 = mul nsw i64 %27, %29
  %31 = getelementptr inbounds double, ptr %21, i64 %30
  %32 = icmp slt i64 %17, 8
  br i1 %32, label %33, label %37

33:                                               ; preds = %37, %2
  %34 = phi i64 [ 0, %2 ], [ %38, %37 ]
  %35 = or i64 %34, 4
  %36 = icmp sgt i64 %35, %17
  br i1 %36, label %43, label %47

37:                                               ; preds = %2, %37
  %38 = phi i64 [ %41, %37 ], [ 8, %2 ]
  %39 = phi i64 [ %38, %37 ], [ 0, %2 ]
  %40 = getelementptr inbounds double, ptr %19, i64 %39
  store <8 x double> zeroinitializer, ptr %40, align 1
  %41 = add nuw nsw i64 %38, 8
  %42 = icmp sgt i64 %41, %17
  br i1 %42, label %33, label %37

43:                                               ; preds = %47, %33
  %44 = phi i64 [ %34, %33 ], [ %48, %47 ]
  %45 = add nuw nsw i64 %44, 2
  %46 = icmp sgt i64 %45, %17
  br i1 %46, label %53, label %56

47:                                               ; preds = %33, %47
  %48 = phi i64 [ %51, %47 ], [ %35, %33 ]
  %49 = phi i64 [ %48, %47 ], [ %34, %33 ]
  %50 = getelementptr inbounds double, ptr %19, i64 %49
  store <4 x double> zeroinitializer, ptr %50, align 1
  %51 = add nuw nsw i64 %48, 4
  %52 = icmp sgt i64 %51, %17
  br i1 %52, label %43, label %47

53:                                               ; preds = %56, %43
  %54 = phi i64 [ %44, %43 ], [ %57, %56 ]
  %55 = icmp slt i64 %54, %17
  br i1 %55, label %62, label %67

56:                                               ; preds = %43, %56
  %57 = phi i64 [ %60, %56 ], [ %45, %43 ]
  %58 = phi i64 [ %57, %56 ], [ %44, %43 ]
  %59 = getelementptr inbounds double, ptr %19, i64 %58
  store <2 x double> zeroinitializer, ptr %59, align 1
  %60 = add nuw nsw i64 %57, 2
  %61 = icmp sgt i64 %60, %17
  br i1 %61, label %53, label %56

62:                                               ; preds = %53, %62
  %63 = phi i64 [ %64, %62 ], [ %54, %53 ]
  %64 = add nuw nsw i64 %63, 1
  %65 = getelementptr inbounds double, ptr %19, i64 %63
  store <1 x double> zeroinitializer, ptr %65, align 1
  %66 = icmp eq i64 %64, %17
  br i1 %66, label %67, label %62

67:                                               ; preds = %62, %53
  %68 = load i64, ptr %22, align 8
  %69 = icmp sgt i64 %68, 0
  br i1 %69, label %70, label %77

70:                                               ; preds = %67
  %71 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 10, i32 0
  %72 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 9, i32 0
  %73 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 10, i32 1
  %74 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 9, i32 1
  %75 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 10, i32 2
  %76 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 9, i32 2
  br label %78

77:                                               ; preds = %311, %67
  ret void

78:                                               ; preds = %70, %311
  %79 = phi i64 [ %68, %70 ], [ %312, %311 ]
  %80 = phi i64 [ 0, %70 ], [ %313, %311 ]
  %81 = load i64, ptr %71, align 8
  %82 = load i64, ptr %72, align 8
  %83 = mul nsw i64 %82, %80
  %84 = add nsw i64 %83, %81
  %85 = icmp slt i64 %84, 0
  br i1 %85, label %311, label %86

86:                                               ; preds = %78
  %87 = load i64, ptr %7, align 8
  %88 = icmp slt i64 %84, %87
  br i1 %88, label %89, label %311

89:                                               ; preds = %86
  %90 = load i64, ptr %25, align 8
  %91 = icmp sgt i64 %90, 0
  br i1 %91, label %92, label %311

92:                                               ; preds = %89, %305
  %93 = phi i64 [ %307, %305 ], [ %90, %89 ]
  %94 = phi i64 [ %306, %305 ], [ 0, %89 ]
  %95 = load i64, ptr %73, align 8
  %96 = load i64, ptr %74, align 8
  %97 = mul nsw i64 %96, %94
  %98 = add nsw i64 %97, %95
  %99 = icmp slt i64 %98, 0
  br i1 %99, label %305, label %100

100:                                              ; preds = %92
  %101 = load i64, ptr %9, align 8
  %102 = icmp slt i64 %98, %101
  br i1 %102, label %103, label %305

103:                                              ; preds = %100
  %104 = load i64, ptr %11, align 8
  %105 = load i64, ptr %13, align 8
  %106 = mul i64 %101, %84
  %107 = add i64 %106, %98
  %108 = mul i64 %105, %104
  %109 = mul i64 %108, %107
  %110 = getelementptr inbounds double, ptr %19, i64 %109
  %111 = mul nsw i64 %93, %80
  %112 = add nsw i64 %111, %94
  %113 = load i64, ptr %28, align 8
  %114 = mul nsw i64 %113, %112
  %115 = getelementptr inbounds double, ptr %31, i64 %114
  %116 = load i64, ptr %75, align 8
  %117 = icmp eq i64 %104, 1
  %118 = load i64, ptr %76, align 8
  %119 = icmp eq i64 %118, 1
  %120 = select i1 %117, i1 %119, i1 false
  %121 = icmp slt i64 %116, 0
  br i1 %120, label %122, label %178

122:                                              ; preds = %103
  %123 = sub i64 0, %116
  %124 = select i1 %121, i64 %123, i64 0
  %125 = sub nsw i64 %113, %124
  %126 = add i64 %116, %124
  %127 = sub i64 %108, %126
  %128 = icmp slt i64 %125, %127
  %129 = select i1 %128, i64 %125, i64 %127
  %130 = icmp sgt i64 %129, 0
  br i1 %130, label %131, label %305

131:                                              ; preds = %122
  %132 = getelementptr inbounds double, ptr %110, i64 %116
  %133 = getelementptr inbounds double, ptr %132, i64 %124
  %134 = getelementptr inbounds double, ptr %115, i64 %124
  %135 = icmp ult i64 %129, 8
  br i1 %135, label %136, label %140

136:                                              ; preds = %140, %131
  %137 = phi i64 [ 0, %131 ], [ %141, %140 ]
  %138 = or i64 %137, 4
  %139 = icmp sgt i64 %138, %129
  br i1 %139, label %148, label %152

140:                                              ; preds = %131, %140
  %141 = phi i64 [ %146, %140 ], [ 8, %131 ]
  %142 = phi i64 [ %141, %140 ], [ 0, %131 ]
  %143 = getelementptr inbounds double, ptr %134, i64 %142
  %144 = load <8 x double>, ptr %143, align 1
  %145 = getelementptr inbounds double, ptr %133, i64 %142
  store <8 x double> %144, ptr %145, align 1
  %146 = add nuw nsw i64 %141, 8
  %147 = icmp sgt i64 %146, %129
  br i1 %147, label %136, label %140

148:                                              ; preds = %152, %136
  %149 = phi i64 [ %137, %136 ], [ %153, %152 ]
  %150 = add nuw nsw i64 %149, 2
  %151 = icmp sgt i64 %150, %129
  br i1 %151, label %160, label %163

152:                                              ; preds = %136, %152
  %153 = phi i64 [ %158, %152 ], [ %138, %136 ]
  %154 = phi i64 [ %153, %152 ], [ %137, %136 ]
  %155 = getelementptr inbounds double, ptr %134, i64 %154
  %156 = load <4 x double>, ptr %155, align 1
  %157 = getelementptr inbounds double, ptr %133, i64 %154
  store <4 x double> %156, ptr %157, align 1
  %158 = add nuw nsw i64 %153, 4
  %159 = icmp sgt i64 %158, %129
  br i1 %159, label %148, label %152

160:                                              ; preds = %163, %148
  %161 = phi i64 [ %149, %148 ], [ %164, %163 ]
  %162 = icmp slt i64 %161, %129
  br i1 %162, label %171, label %305

163:                                              ; preds = %148, %163
  %164 = phi i64 [ %169, %163 ], [ %150, %148 ]
  %165 = phi i64 [ %164, %163 ], [ %149, %148 ]
  %166 = getelementptr inbounds double, ptr %134, i64 %165
  %167 = load <2 x double>, ptr %166, align 1
  %168 = getelementptr inbounds double, ptr %133, i64 %165
  store <2 x double> %167, ptr %168, align 1
  %169 = add nuw nsw i64 %164, 2
  %170 = icmp sgt i64 %169, %129
  br i1 %170, label %160, label %163

171:                                              ; preds = %160, %171
  %172 = phi i64 [ %173, %171 ], [ %161, %160 ]
  %173 = add nuw nsw i64 %172, 1
  %174 = getelementptr inbounds double, ptr %134, i64 %172
  %175 = load <1 x double>, ptr %174, align 1
  %176 = getelementptr inbounds double, ptr %133, i64 %172
  store <1 x double> %175, ptr %176, align 1
  %177 = icmp eq i64 %173, %129
  br i1 %177, label %305, label %171

178:                                              ; preds = %103
  br i1 %121, label %179, label %183

179:                                              ; preds = %178
  %180 = xor i64 %116, -1
  %181 = add i64 %118, %180
  %182 = sdiv i64 %181, %118
  br label %183

183:                                              ; preds = %179, %178
  %184 = phi i64 [ %182, %179 ], [ 0, %178 ]
  %185 = mul nsw i64 %184, %118
  %186 = add nsw i64 %185, %116
  %187 = srem i64 %186, %104
  %188 = sdiv i64 %186, %104
  %189 = icmp eq i64 %104, 2
  %190 = icmp eq i64 %118, 1
  %191 = select i1 %189, i1 %190, i1 false
  br i1 %191, label %196, label %192

192:                                              ; preds = %183
  %193 = icmp sgt i64 %113, %184
  %194 = icmp sgt i64 %108, %186
  %195 = select i1 %193, i1 %194, i1 false
  br i1 %195, label %274, label %305

196:                                              ; preds = %183
  %197 = icmp eq i64 %187, 0
  %198 = select i1 %197, i64 %105, i64 1
  %199 = getelementptr inbounds double, ptr %110, i64 %198
  %200 = getelementptr inbounds double, ptr %199, i64 %188
  %201 = mul nsw i64 %187, %105
  %202 = getelementptr inbounds double, ptr %110, i64 %201
  %203 = getelementptr inbounds double, ptr %202, i64 %188
  %204 = getelementptr inbounds double, ptr %115, i64 %184
  %205 = sub nsw i64 %113, %184
  %206 = sub nsw i64 %108, %186
  %207 = icmp slt i64 %205, %206
  %208 = select i1 %207, i64 %205, i64 %206
  %209 = icmp slt i64 %208, 16
  br i1 %209, label %210, label %214

210:                                              ; preds = %214, %196
  %211 = phi i64 [ 0, %196 ], [ %215, %214 ]
  %212 = or i64 %211, 8
  %213 = icmp sgt i64 %212, %208
  br i1 %213, label %228, label %232

214:                                              ; preds = %196, %214
  %215 = phi i64 [ %226, %214 ], [ 16, %196 ]
  %216 = phi i64 [ %215, %214 ], [ 0, %196 ]
  %217 = getelementptr inbounds double, ptr %204, i64 %216
  %218 = load <8 x double>, ptr %217, align 1
  %219 = getelementptr inbounds double, ptr %217, i64 8
  %220 = load <8 x double>, ptr %219, align 1
  %221 = shufflevector <8 x double> %218, <8 x double> %220, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %222 = lshr exact i64 %216, 1
  %223 = getelementptr inbounds double, ptr %203, i64 %222
  store <8 x double> %221, ptr %223, align 1
  %224 = shufflevector <8 x double> %218, <8 x double> %220, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %225 = getelementptr inbounds double, ptr %200, i64 %222
  store <8 x double> %224, ptr %225, align 1
  %226 = add nuw nsw i64 %215, 16
  %227 = icmp sgt i64 %226, %208
  br i1 %227, label %210, label %214

228:                                              ; preds = %232, %210
  %229 = phi i64 [ %211, %210 ], [ %233, %232 ]
  %230 = add nuw nsw i64 %229, 4
  %231 = icmp sgt i64 %230, %208
  br i1 %231, label %246, label %249

232:                                              ; preds = %210, %232
  %233 = phi i64 [ %244, %232 ], [ %212, %210 ]
  %234 = phi i64 [ %233, %232 ], [ %211, %210 ]
  %235 = getelementptr inbounds double, ptr %204, i64 %234
  %236 = load <4 x double>, ptr %235, align 1
  %237 = getelementptr inbounds double, ptr %235, i64 4
  %238 = load <4 x double>, ptr %237, align 1
  %239 = shufflevector <4 x double> %236, <4 x double> %238, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  %240 = lshr exact i64 %234, 1
  %241 = getelementptr inbounds double, ptr %203, i64 %240
  store <4 x double> %239, ptr %241, align 1
  %242 = shufflevector <4 x double> %236, <4 x double> %238, <4 x i32> <i32 1, i32 3, i32 5, i32 7>
  %243 = getelementptr inbounds double, ptr %200, i64 %240
  store <4 x double> %242, ptr %243, align 1
  %244 = add nuw nsw i64 %233, 8
  %245 = icmp sgt i64 %244, %208
  br i1 %245, label %228, label %232

246:                                              ; preds = %249, %228
  %247 = phi i64 [ %229, %228 ], [ %250, %249 ]
  %248 = icmp slt i64 %247, %208
  br i1 %248, label %263, label %305

249:                                              ; preds = %228, %249
  %250 = phi i64 [ %261, %249 ], [ %230, %228 ]
  %251 = phi i64 [ %250, %249 ], [ %229, %228 ]
  %252 = getelementptr inbounds double, ptr %204, i64 %251
  %253 = load <2 x double>, ptr %252, align 1
  %254 = getelementptr inbounds double, ptr %252, i64 2
  %255 = load <2 x double>, ptr %254, align 1
  %256 = shufflevector <2 x double> %253, <2 x double> %255, <2 x i32> <i32 0, i32 2>
  %257 = lshr exact i64 %251, 1
  %258 = getelementptr inbounds double, ptr %203, i64 %257
  store <2 x double> %256, ptr %258, align 1
  %259 = shufflevector <2 x double> %253, <2 x double> %255, <2 x i32> <i32 1, i32 3>
  %260 = getelementptr inbounds double, ptr %200, i64 %257
  store <2 x double> %259, ptr %260, align 1
  %261 = add nuw nsw i64 %250, 4
  %262 = icmp sgt i64 %261, %208
  br i1 %262, label %246, label %249

263:                                              ; preds = %246, %263
  %264 = phi i64 [ %272, %263 ], [ %247, %246 ]
  %265 = getelementptr inbounds double, ptr %204, i64 %264
  %266 = load double, ptr %265, align 8
  %267 = and i64 %264, 1
  %268 = icmp eq i64 %267, 0
  %269 = select i1 %268, ptr %203, ptr %200
  %270 = lshr i64 %264, 1
  %271 = getelementptr inbounds double, ptr %269, i64 %270
  store double %266, ptr %271, align 8
  %272 = add nuw nsw i64 %264, 1
  %273 = icmp eq i64 %272, %208
  br i1 %273, label %305, label %263

274:                                              ; preds = %192, %303
  %275 = phi i64 [ %304, %303 ], [ %105, %192 ]
  %276 = phi i64 [ %297, %303 ], [ %188, %192 ]
  %277 = phi i64 [ %296, %303 ], [ %187, %192 ]
  %278 = phi i64 [ %299, %303 ], [ %186, %192 ]
  %279 = phi i64 [ %298, %303 ], [ %184, %192 ]
  %280 = getelementptr inbounds double, ptr %115, i64 %279
  %281 = load double, ptr %280, align 8
  %282 = mul nsw i64 %277, %275
  %283 = add nsw i64 %282, %276
  %284 = getelementptr inbounds double, ptr %110, i64 %283
  store double %281, ptr %284, align 8
  %285 = load i64, ptr %76, align 8
  %286 = add nsw i64 %285, %277
  %287 = load i64, ptr %11, align 8
  %288 = icmp slt i64 %286, %287
  br i1 %288, label %295, label %289

289:                                              ; preds = %274, %289
  %290 = phi i64 [ %292, %289 ], [ %276, %274 ]
  %291 = phi i64 [ %293, %289 ], [ %286, %274 ]
  %292 = add nsw i64 %290, 1
  %293 = sub nsw i64 %291, %287
  %294 = icmp slt i64 %293, %287
  br i1 %294, label %295, label %289

295:                                              ; preds = %289, %274
  %296 = phi i64 [ %286, %274 ], [ %293, %289 ]
  %297 = phi i64 [ %276, %274 ], [ %292, %289 ]
  %298 = add nsw i64 %279, 1
  %299 = add nsw i64 %285, %278
  %300 = icmp slt i64 %298, %113
  %301 = icmp slt i64 %299, %108
  %302 = select i1 %300, i1 %301, i1 false
  br i1 %302, label %303, label %305

303:                                              ; preds = %295
  %304 = load i64, ptr %13, align 8
  br label %274

305:                                              ; preds = %295, %263, %171, %246, %192, %160, %122, %92, %100
  %306 = add nuw nsw i64 %94, 1
  %307 = load i64, ptr %25, align 8
  %308 = icmp slt i64 %306, %307
  br i1 %308, label %92, label %309

309:                                              ; preds = %305
  %310 = load i64, ptr %22, align 8
  br label %311

311:                                              ; preds = %309, %89, %78, %86
  %312 = phi i64 [ %310, %309 ], [ %79, %89 ], [ %79, %78 ], [ %79, %86 ]
  %313 = add nuw nsw i64 %80, 1
  %314 = icmp slt i64 %313, %312
  br i1 %314, label %78, label %77
}

define internal void @pack_kernel(ptr %0, i64 %1) {
  %3 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 3
  %8 = load i64, ptr %7, align 8
  %9 = sdiv i64 %6, %8
  %10 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 5, i32 2
  %11 = load i64, ptr %10, align 8
  %12 = mul nsw i64 %9, %1
  %13 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 5, i32 0
  %14 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 5, i32 1
  %15 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 18
  %16 = add nsw i64 %1, 1
  %17 = mul i64 %9, %16
  %18 = icmp slt i64 %12, %17
  br i1 %18, label %19, label %48

19:                                               ; preds = %2
  %20 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 5
  %21 = load ptr, ptr %20, align 8
  %22 = load i64, ptr %13, align 8
  %23 = mul nsw i64 %22, %12
  %24 = load i64, ptr %14, align 8
  %25 = mul nsw i64 %23, %24
  %26 = load i64, ptr %15, align 8
  %27 = mul nsw i64 %25, %26
  %28 = getelementptr inbounds double, ptr %21, i64 %27
  %29 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 12, i32 0
  %30 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 13, i32 0
  %31 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 12, i32 1
  %32 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 13, i32 1
  %33 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 2
  %34 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 11, i32 0
  %35 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 11, i32 1
  %36 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 11, i32 2
  %37 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 12, i32 2
  %38 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 13, i32 2
  %39 = icmp sgt i64 %11, 0
  %40 = icmp slt i64 %11, 8
  br label %41

41:                                               ; preds = %19, %55
  %42 = phi i64 [ %22, %19 ], [ %56, %55 ]
  %43 = phi i64 [ %24, %19 ], [ %57, %55 ]
  %44 = phi i64 [ %22, %19 ], [ %58, %55 ]
  %45 = phi ptr [ %28, %19 ], [ %59, %55 ]
  %46 = phi i64 [ %12, %19 ], [ %60, %55 ]
  %47 = icmp sgt i64 %44, 0
  br i1 %47, label %49, label %55

48:                                               ; preds = %55, %2
  ret void

49:                                               ; preds = %41, %64
  %50 = phi i64 [ %65, %64 ], [ %42, %41 ]
  %51 = phi i64 [ %66, %64 ], [ %43, %41 ]
  %52 = phi ptr [ %67, %64 ], [ %45, %41 ]
  %53 = phi i64 [ %68, %64 ], [ 0, %41 ]
  %54 = icmp sgt i64 %51, 0
  br i1 %54, label %70, label %64

55:                                               ; preds = %64, %41
  %56 = phi i64 [ %42, %41 ], [ %65, %64 ]
  %57 = phi i64 [ %43, %41 ], [ %66, %64 ]
  %58 = phi i64 [ %44, %41 ], [ %65, %64 ]
  %59 = phi ptr [ %45, %41 ], [ %67, %64 ]
  %60 = add nsw i64 %46, 1
  %61 = icmp eq i64 %60, %17
  br i1 %61, label %48, label %41

62:                                               ; preds = %189
  %63 = load i64, ptr %13, align 8
  br label %64

64:                                               ; preds = %62, %49
  %65 = phi i64 [ %50, %49 ], [ %63, %62 ]
  %66 = phi i64 [ %51, %49 ], [ %193, %62 ]
  %67 = phi ptr [ %52, %49 ], [ %192, %62 ]
  %68 = add nuw nsw i64 %53, 1
  %69 = icmp slt i64 %68, %65
  br i1 %69, label %49, label %55

70:                                               ; preds = %49, %189
  %71 = phi ptr [ %192, %189 ], [ %52, %49 ]
  %72 = phi i64 [ %190, %189 ], [ 0, %49 ]
  %73 = load i64, ptr %29, align 8
  %74 = load i64, ptr %30, align 8
  %75 = mul nsw i64 %74, %53
  %76 = add nsw i64 %75, %73
  %77 = load i64, ptr %31, align 8
  %78 = load i64, ptr %32, align 8
  %79 = mul nsw i64 %78, %72
  %80 = add nsw i64 %79, %77
  %81 = load ptr, ptr %33, align 8
  %82 = load i64, ptr %34, align 8
  %83 = mul nsw i64 %82, %46
  %84 = add nsw i64 %76, %83
  %85 = load i64, ptr %35, align 8
  %86 = mul nsw i64 %84, %85
  %87 = add nsw i64 %80, %86
  %88 = load i64, ptr %36, align 8
  %89 = mul nsw i64 %87, %88
  %90 = getelementptr inbounds double, ptr %81, i64 %89
  %91 = load i64, ptr %37, align 8
  %92 = getelementptr inbounds double, ptr %90, i64 %91
  %93 = load i64, ptr %38, align 8
  %94 = icmp eq i64 %93, 1
  br i1 %94, label %96, label %95

95:                                               ; preds = %70
  br i1 %39, label %139, label %150

96:                                               ; preds = %70
  br i1 %40, label %97, label %101

97:                                               ; preds = %101, %96
  %98 = phi i64 [ 0, %96 ], [ %102, %101 ]
  %99 = or i64 %98, 4
  %100 = icmp sgt i64 %99, %11
  br i1 %100, label %109, label %113

101:                                              ; preds = %96, %101
  %102 = phi i64 [ %107, %101 ], [ 8, %96 ]
  %103 = phi i64 [ %102, %101 ], [ 0, %96 ]
  %104 = getelementptr inbounds double, ptr %92, i64 %103
  %105 = load <8 x double>, ptr %104, align 1
  %106 = getelementptr inbounds double, ptr %71, i64 %103
  store <8 x double> %105, ptr %106, align 1
  %107 = add nuw nsw i64 %102, 8
  %108 = icmp sgt i64 %107, %11
  br i1 %108, label %97, label %101

109:                                              ; preds = %113, %97
  %110 = phi i64 [ %98, %97 ], [ %114, %113 ]
  %111 = add nuw nsw i64 %110, 2
  %112 = icmp sgt i64 %111, %11
  br i1 %112, label %121, label %124

113:                                              ; preds = %97, %113
  %114 = phi i64 [ %119, %113 ], [ %99, %97 ]
  %115 = phi i64 [ %114, %113 ], [ %98, %97 ]
  %116 = getelementptr inbounds double, ptr %92, i64 %115
  %117 = load <4 x double>, ptr %116, align 1
  %118 = getelementptr inbounds double, ptr %71, i64 %115
  store <4 x double> %117, ptr %118, align 1
  %119 = add nuw nsw i64 %114, 4
  %120 = icmp sgt i64 %119, %11
  br i1 %120, label %109, label %113

121:                                              ; preds = %124, %109
  %122 = phi i64 [ %110, %109 ], [ %125, %124 ]
  %123 = icmp slt i64 %122, %11
  br i1 %123, label %132, label %150

124:                                              ; preds = %109, %124
  %125 = phi i64 [ %130, %124 ], [ %111, %109 ]
  %126 = phi i64 [ %125, %124 ], [ %110, %109 ]
  %127 = getelementptr inbounds double, ptr %92, i64 %126
  %128 = load <2 x double>, ptr %127, align 1
  %129 = getelementptr inbounds double, ptr %71, i64 %126
  store <2 x double> %128, ptr %129, align 1
  %130 = add nuw nsw i64 %125, 2
  %131 = icmp sgt i64 %130, %11
  br i1 %131, label %121, label %124

132:                                              ; preds = %121, %132
  %133 = phi i64 [ %134, %132 ], [ %122, %121 ]
  %134 = add nuw nsw i64 %133, 1
  %135 = getelementptr inbounds double, ptr %92, i64 %133
  %136 = load <1 x double>, ptr %135, align 1
  %137 = getelementptr inbounds double, ptr %71, i64 %133
  store <1 x double> %136, ptr %137, align 1
  %138 = icmp eq i64 %134, %11
  br i1 %138, label %150, label %132

139:                                              ; preds = %95, %148
  %140 = phi i64 [ %149, %148 ], [ %93, %95 ]
  %141 = phi i64 [ %146, %148 ], [ 0, %95 ]
  %142 = mul nsw i64 %140, %141
  %143 = getelementptr inbounds double, ptr %92, i64 %142
  %144 = load double, ptr %143, align 8
  %145 = getelementptr inbounds double, ptr %71, i64 %141
  store double %144, ptr %145, align 8
  %146 = add nuw nsw i64 %141, 1
  %147 = icmp eq i64 %146, %11
  br i1 %147, label %150, label %148

148:                                              ; preds = %139
  %149 = load i64, ptr %38, align 8
  br label %139

150:                                              ; preds = %139, %132, %95, %121
  %151 = getelementptr inbounds double, ptr %71, i64 %11
  %152 = load i64, ptr %15, align 8
  %153 = sub nsw i64 %152, %11
  %154 = icmp slt i64 %153, 8
  br i1 %154, label %155, label %159

155:                                              ; preds = %159, %150
  %156 = phi i64 [ 0, %150 ], [ %160, %159 ]
  %157 = or i64 %156, 4
  %158 = icmp sgt i64 %157, %153
  br i1 %158, label %165, label %169

159:                                              ; preds = %150, %159
  %160 = phi i64 [ %163, %159 ], [ 8, %150 ]
  %161 = phi i64 [ %160, %159 ], [ 0, %150 ]
  %162 = getelementptr inbounds double, ptr %151, i64 %161
  store <8 x double> zeroinitializer, ptr %162, align 1
  %163 = add nuw nsw i64 %160, 8
  %164 = icmp sgt i64 %163, %153
  br i1 %164, label %155, label %159

165:                                              ; preds = %169, %155
  %166 = phi i64 [ %156, %155 ], [ %170, %169 ]
  %167 = add nuw nsw i64 %166, 2
  %168 = icmp sgt i64 %167, %153
  br i1 %168, label %175, label %178

169:                                              ; preds = %155, %169
  %170 = phi i64 [ %173, %169 ], [ %157, %155 ]
  %171 = phi i64 [ %170, %169 ], [ %156, %155 ]
  %172 = getelementptr inbounds double, ptr %151, i64 %171
  store <4 x double> zeroinitializer, ptr %172, align 1
  %173 = add nuw nsw i64 %170, 4
  %174 = icmp sgt i64 %173, %153
  br i1 %174, label %165, label %169

175:                                              ; preds = %178, %165
  %176 = phi i64 [ %166, %165 ], [ %179, %178 ]
  %177 = icmp slt i64 %176, %153
  br i1 %177, label %184, label %189

178:                                              ; preds = %165, %178
  %179 = phi i64 [ %182, %178 ], [ %167, %165 ]
  %180 = phi i64 [ %179, %178 ], [ %166, %165 ]
  %181 = getelementptr inbounds double, ptr %151, i64 %180
  store <2 x double> zeroinitializer, ptr %181, align 1
  %182 = add nuw nsw i64 %179, 2
  %183 = icmp sgt i64 %182, %153
  br i1 %183, label %175, label %178

184:                                              ; preds = %175, %184
  %185 = phi i64 [ %186, %184 ], [ %176, %175 ]
  %186 = add nuw nsw i64 %185, 1
  %187 = getelementptr inbounds double, ptr %151, i64 %185
  store <1 x double> zeroinitializer, ptr %187, align 1
  %188 = icmp eq i64 %186, %153
  br i1 %188, label %189, label %184

189:                                              ; preds = %184, %175
  %190 = add nuw nsw i64 %72, 1
  %191 = load i64, ptr %15, align 8
  %192 = getelementptr inbounds double, ptr %71, i64 %191
  %193 = load i64, ptr %14, align 8
  %194 = icmp slt i64 %190, %193
  br i1 %194, label %70, label %62
}

define internal void @run_task(ptr %0, i64 %1) {
  %3 = alloca %struct.share, align 8
  %4 = alloca %struct.share, align 8
  %5 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 2
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 3
  %10 = load i64, ptr %9, align 8
  %11 = sdiv i64 %8, %10
  %12 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 6, i32 0
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 6, i32 1
  %15 = load i64, ptr %14, align 8
  %16 = mul i64 %15, %13
  %17 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 19
  %18 = load i64, ptr %17, align 8
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %201, label %20

20:                                               ; preds = %2
  %21 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 6, i32 2
  %22 = load i64, ptr %21, align 8
  %23 = mul i64 %22, %16
  %24 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 24
  %25 = load i64, ptr %24, align 8
  %26 = sdiv i64 %1, %25
  %27 = srem i64 %1, %25
  %28 = sdiv i64 %26, %10
  %29 = srem i64 %26, %10
  %30 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 1
  %31 = load i64, ptr %30, align 8
  %32 = sdiv i64 %31, %10
  %33 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 5, i32 0
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 5, i32 1
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 18
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds %struct.share, ptr %3, i64 0, i32 0
  %40 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 4
  %41 = load ptr, ptr %40, align 8
  %42 = mul nsw i64 %31, %28
  %43 = mul nsw i64 %32, %29
  %44 = add nsw i64 %43, %42
  %45 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 16, i32 0
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 16, i32 1
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 17
  %50 = load i64, ptr %49, align 8
  %51 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 16, i32 2
  %52 = load i64, ptr %51, align 8
  %53 = mul i64 %46, %44
  %54 = mul i64 %53, %48
  %55 = mul i64 %54, %50
  %56 = mul i64 %55, %52
  %57 = getelementptr inbounds double, ptr %41, i64 %56
  store ptr %57, ptr %39, align 8
  %58 = getelementptr inbounds %struct.share, ptr %3, i64 0, i32 1
  %59 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 5
  %60 = load ptr, ptr %59, align 8
  %61 = mul nsw i64 %11, %29
  %62 = mul i64 %36, %34
  %63 = mul i64 %62, %32
  %64 = mul i64 %63, %61
  %65 = mul i64 %64, %38
  %66 = getelementptr inbounds double, ptr %60, i64 %65
  store ptr %66, ptr %58, align 8
  %67 = getelementptr inbounds %struct.share, ptr %3, i64 0, i32 2
  %68 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 3
  %69 = load ptr, ptr %68, align 8
  %70 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 15
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds double, ptr %69, i64 %71
  %73 = mul nsw i64 %8, %28
  %74 = add nsw i64 %61, %73
  %75 = mul i64 %23, %74
  %76 = getelementptr inbounds double, ptr %72, i64 %75
  store ptr %76, ptr %67, align 8
  %77 = getelementptr inbounds %struct.share, ptr %3, i64 0, i32 3
  %78 = mul nsw i64 %27, %23
  %79 = sdiv i64 %78, %25
  store i64 %79, ptr %77, align 8
  %80 = getelementptr inbounds %struct.share, ptr %3, i64 0, i32 4
  %81 = add nsw i64 %27, 1
  %82 = mul nsw i64 %81, %23
  %83 = sdiv i64 %82, %25
  store i64 %83, ptr %80, align 8
  %84 = getelementptr inbounds %struct.share, ptr %3, i64 0, i32 5
  store i64 0, ptr %84, align 8
  %85 = getelementptr inbounds %struct.share, ptr %3, i64 0, i32 6
  %86 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 27
  %87 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 22
  %88 = icmp sgt i64 %11, 7
  %89 = add nsw i64 %79, 3
  %90 = icmp sgt i64 %89, %83
  %91 = icmp slt i64 %79, %83
  %92 = add nsw i64 %79, 6
  %93 = icmp sgt i64 %92, %83
  %94 = load i64, ptr %86, align 8
  br label %95

95:                                               ; preds = %196, %20
  %96 = phi i64 [ %198, %196 ], [ 0, %20 ]
  %97 = phi i64 [ %197, %196 ], [ %94, %20 ]
  %98 = sub nsw i64 %63, %96
  %99 = icmp slt i64 %97, %98
  %100 = select i1 %99, i64 %97, i64 %98
  store i64 %100, ptr %85, align 8
  %101 = load i64, ptr %87, align 8
  %102 = icmp ne i64 %101, 0
  %103 = select i1 %102, i1 %88, i1 false
  br i1 %103, label %113, label %104

104:                                              ; preds = %128, %95
  %105 = phi i64 [ %101, %95 ], [ %129, %128 ]
  %106 = phi i64 [ 0, %95 ], [ %114, %128 ]
  %107 = icmp ne i64 %105, 0
  %108 = or i64 %106, 4
  %109 = icmp sle i64 %108, %11
  %110 = select i1 %107, i1 %109, i1 false
  br i1 %110, label %138, label %111

111:                                              ; preds = %104
  %112 = or i64 %106, 4
  br label %134

113:                                              ; preds = %95, %128
  %114 = phi i64 [ %131, %128 ], [ 8, %95 ]
  %115 = phi i64 [ %114, %128 ], [ 0, %95 ]
  br i1 %90, label %116, label %119

116:                                              ; preds = %119, %113
  %117 = phi i64 [ %79, %113 ], [ %120, %119 ]
  %118 = icmp slt i64 %117, %83
  br i1 %118, label %124, label %128

119:                                              ; preds = %113, %119
  %120 = phi i64 [ %122, %119 ], [ %89, %113 ]
  %121 = phi i64 [ %120, %119 ], [ %79, %113 ]
  call fastcc void @dots_8_3(ptr %0, ptr %3, i64 %115, i64 %121)
  %122 = add nsw i64 %120, 3
  %123 = icmp sgt i64 %122, %83
  br i1 %123, label %116, label %119

124:                                              ; preds = %116, %124
  %125 = phi i64 [ %126, %124 ], [ %117, %116 ]
  call fastcc void @dots_8_1(ptr %0, ptr %3, i64 %115, i64 %125)
  %126 = add i64 %125, 1
  %127 = icmp eq i64 %126, %83
  br i1 %127, label %128, label %124

128:                                              ; preds = %124, %116
  %129 = load i64, ptr %87, align 8
  %130 = icmp ne i64 %129, 0
  %131 = add nuw nsw i64 %114, 8
  %132 = icmp sle i64 %131, %11
  %133 = select i1 %130, i1 %132, i1 false
  br i1 %133, label %113, label %104

134:                                              ; preds = %153, %111
  %135 = phi i64 [ %112, %111 ], [ %156, %153 ]
  %136 = phi i64 [ %106, %111 ], [ %139, %153 ]
  %137 = icmp sgt i64 %135, %11
  br i1 %137, label %159, label %162

138:                                              ; preds = %104, %153
  %139 = phi i64 [ %156, %153 ], [ %108, %104 ]
  %140 = phi i64 [ %139, %153 ], [ %106, %104 ]
  br i1 %90, label %141, label %144

141:                                              ; preds = %144, %138
  %142 = phi i64 [ %79, %138 ], [ %145, %144 ]
  %143 = icmp slt i64 %142, %83
  br i1 %143, label %149, label %153

144:                                              ; preds = %138, %144
  %145 = phi i64 [ %147, %144 ], [ %89, %138 ]
  %146 = phi i64 [ %145, %144 ], [ %79, %138 ]
  call fastcc void @dots_4_3(ptr %0, ptr %3, i64 %140, i64 %146)
  %147 = add nsw i64 %145, 3
  %148 = icmp sgt i64 %147, %83
  br i1 %148, label %141, label %144

149:                                              ; preds = %141, %149
  %150 = phi i64 [ %151, %149 ], [ %142, %141 ]
  call fastcc void @dots_4_1(ptr %0, ptr %3, i64 %140, i64 %150)
  %151 = add i64 %150, 1
  %152 = icmp eq i64 %151, %83
  br i1 %152, label %153, label %149

153:                                              ; preds = %149, %141
  %154 = load i64, ptr %87, align 8
  %155 = icmp ne i64 %154, 0
  %156 = add nuw nsw i64 %139, 4
  %157 = icmp sle i64 %156, %11
  %158 = select i1 %155, i1 %157, i1 false
  br i1 %158, label %138, label %134

159:                                              ; preds = %176, %134
  %160 = phi i64 [ %136, %134 ], [ %163, %176 ]
  %161 = icmp slt i64 %160, %11
  br i1 %161, label %179, label %196

162:                                              ; preds = %134, %176
  %163 = phi i64 [ %177, %176 ], [ %135, %134 ]
  %164 = phi i64 [ %163, %176 ], [ %136, %134 ]
  br i1 %91, label %168, label %165

165:                                              ; preds = %168, %162
  %166 = phi i64 [ %79, %162 ], [ %170, %168 ]
  %167 = icmp slt i64 %166, %83
  br i1 %167, label %172, label %176

168:                                              ; preds = %162, %168
  %169 = phi i64 [ %170, %168 ], [ %79, %162 ]
  %170 = add nsw i64 %169, 1
  call fastcc void @dots_4_1(ptr %0, ptr %3, i64 %164, i64 %169)
  %171 = icmp slt i64 %170, %83
  br i1 %171, label %168, label %165

172:                                              ; preds = %165, %172
  %173 = phi i64 [ %174, %172 ], [ %166, %165 ]
  call fastcc void @dots_4_1(ptr %0, ptr %3, i64 %164, i64 %173)
  %174 = add nsw i64 %173, 1
  %175 = icmp slt i64 %174, %83
  br i1 %175, label %172, label %176

176:                                              ; preds = %172, %165
  %177 = add nuw nsw i64 %163, 4
  %178 = icmp sgt i64 %177, %11
  br i1 %178, label %159, label %162

179:                                              ; preds = %159, %193
  %180 = phi i64 [ %194, %193 ], [ %160, %159 ]
  br i1 %93, label %181, label %184

181:                                              ; preds = %184, %179
  %182 = phi i64 [ %79, %179 ], [ %185, %184 ]
  %183 = icmp slt i64 %182, %83
  br i1 %183, label %189, label %193

184:                                              ; preds = %179, %184
  %185 = phi i64 [ %187, %184 ], [ %92, %179 ]
  %186 = phi i64 [ %185, %184 ], [ %79, %179 ]
  call fastcc void @dots_1_6(ptr %0, ptr %3, i64 %180, i64 %186)
  %187 = add nsw i64 %185, 6
  %188 = icmp sgt i64 %187, %83
  br i1 %188, label %181, label %184

189:                                              ; preds = %181, %189
  %190 = phi i64 [ %191, %189 ], [ %182, %181 ]
  call fastcc void @dots_1_1(ptr %0, ptr %3, i64 %180, i64 %190)
  %191 = add i64 %190, 1
  %192 = icmp eq i64 %191, %83
  br i1 %192, label %193, label %189

193:                                              ; preds = %189, %181
  %194 = add i64 %180, 1
  %195 = icmp eq i64 %194, %11
  br i1 %195, label %196, label %179

196:                                              ; preds = %193, %159
  %197 = load i64, ptr %86, align 8
  %198 = add nsw i64 %96, %197
  store i64 %198, ptr %84, align 8
  %199 = icmp slt i64 %198, %63
  br i1 %199, label %95, label %200

200:                                              ; preds = %196
  br label %372

201:                                              ; preds = %2
  %202 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 6, i32 2
  %203 = load i64, ptr %202, align 8
  %204 = add nsw i64 %203, 7
  %205 = sdiv i64 %204, 8
  %206 = mul nsw i64 %205, %16
  %207 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 24
  %208 = load i64, ptr %207, align 8
  %209 = sdiv i64 %1, %208
  %210 = srem i64 %1, %208
  %211 = sdiv i64 %209, %10
  %212 = srem i64 %209, %10
  %213 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 1
  %214 = load i64, ptr %213, align 8
  %215 = sdiv i64 %214, %10
  %216 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 5, i32 0
  %217 = load i64, ptr %216, align 8
  %218 = mul nsw i64 %217, %215
  %219 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 5, i32 1
  %220 = load i64, ptr %219, align 8
  %221 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 18
  %222 = load i64, ptr %221, align 8
  %223 = getelementptr inbounds %struct.share, ptr %4, i64 0, i32 0
  %224 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 4
  %225 = load ptr, ptr %224, align 8
  %226 = mul nsw i64 %214, %211
  %227 = mul nsw i64 %215, %212
  %228 = add nsw i64 %227, %226
  %229 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 16, i32 0
  %230 = load i64, ptr %229, align 8
  %231 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 16, i32 1
  %232 = load i64, ptr %231, align 8
  %233 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 17
  %234 = load i64, ptr %233, align 8
  %235 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 16, i32 2
  %236 = load i64, ptr %235, align 8
  %237 = mul i64 %230, %228
  %238 = mul i64 %237, %232
  %239 = mul i64 %238, %234
  %240 = mul i64 %239, %236
  %241 = getelementptr inbounds double, ptr %225, i64 %240
  store ptr %241, ptr %223, align 8
  %242 = getelementptr inbounds %struct.share, ptr %4, i64 0, i32 1
  %243 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 5
  %244 = load ptr, ptr %243, align 8
  %245 = mul nsw i64 %11, %212
  %246 = mul i64 %218, %245
  %247 = mul i64 %246, %220
  %248 = mul i64 %247, %222
  %249 = getelementptr inbounds double, ptr %244, i64 %248
  store ptr %249, ptr %242, align 8
  %250 = getelementptr inbounds %struct.share, ptr %4, i64 0, i32 2
  %251 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 3
  %252 = load ptr, ptr %251, align 8
  %253 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 15
  %254 = load i64, ptr %253, align 8
  %255 = getelementptr inbounds double, ptr %252, i64 %254
  %256 = mul nsw i64 %8, %211
  %257 = add nsw i64 %245, %256
  %258 = mul i64 %16, %203
  %259 = mul i64 %258, %257
  %260 = getelementptr inbounds double, ptr %255, i64 %259
  store ptr %260, ptr %250, align 8
  %261 = getelementptr inbounds %struct.share, ptr %4, i64 0, i32 3
  %262 = mul nsw i64 %210, %206
  %263 = sdiv i64 %262, %208
  store i64 %263, ptr %261, align 8
  %264 = getelementptr inbounds %struct.share, ptr %4, i64 0, i32 4
  %265 = add nsw i64 %210, 1
  %266 = mul nsw i64 %265, %206
  %267 = sdiv i64 %266, %208
  store i64 %267, ptr %264, align 8
  %268 = getelementptr inbounds %struct.share, ptr %4, i64 0, i32 5
  store i64 0, ptr %268, align 8
  %269 = getelementptr inbounds %struct.share, ptr %4, i64 0, i32 6
  store i64 0, ptr %269, align 8
  %270 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 22
  %271 = load i64, ptr %270, align 8
  %272 = icmp ne i64 %271, 0
  %273 = icmp sgt i64 %11, 7
  %274 = select i1 %272, i1 %273, i1 false
  br i1 %274, label %275, label %278

275:                                              ; preds = %201
  %276 = add nsw i64 %263, 3
  %277 = icmp sgt i64 %276, %267
  br label %290

278:                                              ; preds = %305, %201
  %279 = phi i64 [ %271, %201 ], [ %306, %305 ]
  %280 = phi i64 [ 0, %201 ], [ %291, %305 ]
  %281 = icmp ne i64 %279, 0
  %282 = or i64 %280, 4
  %283 = icmp sle i64 %282, %11
  %284 = select i1 %281, i1 %283, i1 false
  br i1 %284, label %287, label %285

285:                                              ; preds = %278
  %286 = or i64 %280, 4
  br label %311

287:                                              ; preds = %278
  %288 = add nsw i64 %263, 3
  %289 = icmp sgt i64 %288, %267
  br label %317

290:                                              ; preds = %275, %305
  %291 = phi i64 [ 8, %275 ], [ %308, %305 ]
  %292 = phi i64 [ 0, %275 ], [ %291, %305 ]
  br i1 %277, label %293, label %296

293:                                              ; preds = %296, %290
  %294 = phi i64 [ %263, %290 ], [ %297, %296 ]
  %295 = icmp slt i64 %294, %267
  br i1 %295, label %301, label %305

296:                                              ; preds = %290, %296
  %297 = phi i64 [ %299, %296 ], [ %276, %290 ]
  %298 = phi i64 [ %297, %296 ], [ %263, %290 ]
  call fastcc void @rows_8_3(ptr %0, ptr %4, i64 %292, i64 %298)
  %299 = add nsw i64 %297, 3
  %300 = icmp sgt i64 %299, %267
  br i1 %300, label %293, label %296

301:                                              ; preds = %293, %301
  %302 = phi i64 [ %303, %301 ], [ %294, %293 ]
  call fastcc void @rows_8_1(ptr %0, ptr %4, i64 %292, i64 %302)
  %303 = add i64 %302, 1
  %304 = icmp eq i64 %303, %267
  br i1 %304, label %305, label %301

305:                                              ; preds = %301, %293
  %306 = load i64, ptr %270, align 8
  %307 = icmp ne i64 %306, 0
  %308 = add nuw nsw i64 %291, 8
  %309 = icmp sle i64 %308, %11
  %310 = select i1 %307, i1 %309, i1 false
  br i1 %310, label %290, label %278

311:                                              ; preds = %332, %285
  %312 = phi i64 [ %286, %285 ], [ %335, %332 ]
  %313 = phi i64 [ %280, %285 ], [ %318, %332 ]
  %314 = icmp sgt i64 %312, %11
  br i1 %314, label %338, label %315

315:                                              ; preds = %311
  %316 = icmp slt i64 %263, %267
  br label %344

317:                                              ; preds = %287, %332
  %318 = phi i64 [ %282, %287 ], [ %335, %332 ]
  %319 = phi i64 [ %280, %287 ], [ %318, %332 ]
  br i1 %289, label %320, label %323

320:                                              ; preds = %323, %317
  %321 = phi i64 [ %263, %317 ], [ %324, %323 ]
  %322 = icmp slt i64 %321, %267
  br i1 %322, label %328, label %332

323:                                              ; preds = %317, %323
  %324 = phi i64 [ %326, %323 ], [ %288, %317 ]
  %325 = phi i64 [ %324, %323 ], [ %263, %317 ]
  call fastcc void @rows_4_3(ptr %0, ptr %4, i64 %319, i64 %325)
  %326 = add nsw i64 %324, 3
  %327 = icmp sgt i64 %326, %267
  br i1 %327, label %320, label %323

328:                                              ; preds = %320, %328
  %329 = phi i64 [ %330, %328 ], [ %321, %320 ]
  call fastcc void @rows_4_1(ptr %0, ptr %4, i64 %319, i64 %329)
  %330 = add i64 %329, 1
  %331 = icmp eq i64 %330, %267
  br i1 %331, label %332, label %328

332:                                              ; preds = %328, %320
  %333 = load i64, ptr %270, align 8
  %334 = icmp ne i64 %333, 0
  %335 = add nuw nsw i64 %318, 4
  %336 = icmp sle i64 %335, %11
  %337 = select i1 %334, i1 %336, i1 false
  br i1 %337, label %317, label %311

338:                                              ; preds = %351, %311
  %339 = phi i64 [ %313, %311 ], [ %345, %351 ]
  %340 = icmp slt i64 %339, %11
  br i1 %340, label %341, label %371

341:                                              ; preds = %338
  %342 = add nsw i64 %263, 6
  %343 = icmp sgt i64 %342, %267
  br label %354

344:                                              ; preds = %315, %351
  %345 = phi i64 [ %312, %315 ], [ %352, %351 ]
  %346 = phi i64 [ %313, %315 ], [ %345, %351 ]
  br i1 %316, label %347, label %351

347:                                              ; preds = %344, %347
  %348 = phi i64 [ %349, %347 ], [ %263, %344 ]
  %349 = add i64 %348, 1
  call fastcc void @rows_4_1(ptr %0, ptr %4, i64 %346, i64 %348)
  %350 = icmp eq i64 %349, %267
  br i1 %350, label %351, label %347

351:                                              ; preds = %347, %344
  %352 = add nuw nsw i64 %345, 4
  %353 = icmp sgt i64 %352, %11
  br i1 %353, label %338, label %344

354:                                              ; preds = %341, %368
  %355 = phi i64 [ %339, %341 ], [ %369, %368 ]
  br i1 %343, label %356, label %359

356:                                              ; preds = %359, %354
  %357 = phi i64 [ %263, %354 ], [ %360, %359 ]
  %358 = icmp slt i64 %357, %267
  br i1 %358, label %364, label %368

359:                                              ; preds = %354, %359
  %360 = phi i64 [ %362, %359 ], [ %342, %354 ]
  %361 = phi i64 [ %360, %359 ], [ %263, %354 ]
  call fastcc void @rows_1_6(ptr %0, ptr %4, i64 %355, i64 %361)
  %362 = add nsw i64 %360, 6
  %363 = icmp sgt i64 %362, %267
  br i1 %363, label %356, label %359

364:                                              ; preds = %356, %364
  %365 = phi i64 [ %366, %364 ], [ %357, %356 ]
  call fastcc void @rows_1_1(ptr %0, ptr %4, i64 %355, i64 %365)
  %366 = add i64 %365, 1
  %367 = icmp eq i64 %366, %267
  br i1 %367, label %368, label %364

368:                                              ; preds = %364, %356
  %369 = add i64 %355, 1
  %370 = icmp eq i64 %369, %11
  br i1 %370, label %371, label %354

371:                                              ; preds = %368, %338
  br label %372

372:                                              ; preds = %371, %200
  ret void
}

define internal void @interleave(ptr %0, i64 %1) {
  %3 = alloca [8 x ptr], align 16
  %4 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 7
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.program, ptr %5, i64 0, i32 2
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %6, i64 8
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %6, i64 16
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds %struct.program, ptr %5, i64 0, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %12, i64 8
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds i8, ptr %12, i64 16
  %17 = load i64, ptr %16, align 8
  %18 = icmp sgt i64 %7, 0
  br i1 %18, label %19, label %40

19:                                               ; preds = %2
  %20 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 8
  %21 = load ptr, ptr %20, align 8
  %22 = mul nsw i64 %7, %1
  %23 = mul nsw i64 %22, %9
  %24 = mul nsw i64 %23, %11
  %25 = getelementptr inbounds double, ptr %21, i64 %24
  %26 = icmp sgt i64 %9, 0
  %27 = icmp sgt i64 %17, 0
  %28 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 3
  %29 = icmp eq i64 %17, 2
  %30 = icmp sgt i64 %11, 0
  %31 = getelementptr inbounds [8 x ptr], ptr %3, i64 0, i64 0
  %32 = getelementptr inbounds [8 x ptr], ptr %3, i64 0, i64 1
  %33 = icmp slt i64 %11, 16
  br label %34

34:                                               ; preds = %19, %41
  %35 = phi i64 [ 0, %19 ], [ %43, %41 ]
  %36 = phi ptr [ %25, %19 ], [ %42, %41 ]
  br i1 %26, label %37, label %41

37:                                               ; preds = %34
  %38 = srem i64 %35, %13
  %39 = mul nsw i64 %38, %15
  br label %45

40:                                               ; preds = %41, %2
  ret void

41:                                               ; preds = %158, %34
  %42 = phi ptr [ %36, %34 ], [ %160, %158 ]
  %43 = add nuw nsw i64 %35, 1
  %44 = icmp eq i64 %43, %7
  br i1 %44, label %40, label %34

45:                                               ; preds = %37, %158
  %46 = phi i64 [ 0, %37 ], [ %159, %158 ]
  %47 = phi ptr [ %36, %37 ], [ %160, %158 ]
  br i1 %27, label %48, label %56

48:                                               ; preds = %45
  %49 = srem i64 %46, %15
  %50 = add nsw i64 %39, %49
  %51 = mul nsw i64 %50, %17
  %52 = getelementptr inbounds %struct.program, ptr %5, i64 0, i32 4, i64 %51
  %53 = load ptr, ptr %28, align 8
  %54 = sdiv i64 %35, %13
  %55 = sdiv i64 %46, %15
  br label %58

56:                                               ; preds = %58, %45
  br i1 %29, label %80, label %57

57:                                               ; preds = %56
  br i1 %30, label %147, label %158

58:                                               ; preds = %48, %58
  %59 = phi i64 [ 0, %48 ], [ %77, %58 ]
  %60 = phi ptr [ %52, %48 ], [ %78, %58 ]
  %61 = getelementptr inbounds %struct.plan, ptr %60, i64 0, i32 15
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds double, ptr %53, i64 %62
  %64 = getelementptr inbounds %struct.plan, ptr %60, i64 0, i32 6, i32 0
  %65 = load i64, ptr %64, align 8
  %66 = mul nsw i64 %65, %1
  %67 = add nsw i64 %66, %54
  %68 = getelementptr inbounds %struct.plan, ptr %60, i64 0, i32 6, i32 1
  %69 = load i64, ptr %68, align 8
  %70 = mul nsw i64 %67, %69
  %71 = add nsw i64 %70, %55
  %72 = getelementptr inbounds %struct.plan, ptr %60, i64 0, i32 6, i32 2
  %73 = load i64, ptr %72, align 8
  %74 = mul nsw i64 %71, %73
  %75 = getelementptr inbounds double, ptr %63, i64 %74
  %76 = getelementptr inbounds [8 x ptr], ptr %3, i64 0, i64 %59
  store ptr %75, ptr %76, align 8
  %77 = add nuw nsw i64 %59, 1
  %78 = getelementptr inbounds %struct.plan, ptr %60, i64 1
  %79 = icmp eq i64 %77, %17
  br i1 %79, label %56, label %58

80:                                               ; preds = %56
  %81 = load ptr, ptr %31, align 16
  %82 = load ptr, ptr %32, align 8
  br i1 %33, label %83, label %87

83:                                               ; preds = %87, %80
  %84 = phi i64 [ 0, %80 ], [ %88, %87 ]
  %85 = or i64 %84, 8
  %86 = icmp sgt i64 %85, %11
  br i1 %86, label %101, label %105

87:                                               ; preds = %80, %87
  %88 = phi i64 [ %99, %87 ], [ 16, %80 ]
  %89 = phi i64 [ %88, %87 ], [ 0, %80 ]
  %90 = lshr exact i64 %89, 1
  %91 = getelementptr inbounds double, ptr %81, i64 %90
  %92 = load <8 x double>, ptr %91, align 1
  %93 = getelementptr inbounds double, ptr %82, i64 %90
  %94 = load <8 x double>, ptr %93, align 1
  %95 = shufflevector <8 x double> %92, <8 x double> %94, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %96 = getelementptr inbounds double, ptr %47, i64 %89
  store <8 x double> %95, ptr %96, align 1
  %97 = shufflevector <8 x double> %92, <8 x double> %94, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %98 = getelementptr inbounds double, ptr %96, i64 8
  store <8 x double> %97, ptr %98, align 1
  %99 = add nuw nsw i64 %88, 16
  %100 = icmp sgt i64 %99, %11
  br i1 %100, label %83, label %87

101:                                              ; preds = %105, %83
  %102 = phi i64 [ %84, %83 ], [ %106, %105 ]
  %103 = add nuw nsw i64 %102, 4
  %104 = icmp sgt i64 %103, %11
  br i1 %104, label %119, label %122

105:                                              ; preds = %83, %105
  %106 = phi i64 [ %117, %105 ], [ %85, %83 ]
  %107 = phi i64 [ %106, %105 ], [ %84, %83 ]
  %108 = lshr exact i64 %107, 1
  %109 = getelementptr inbounds double, ptr %81, i64 %108
  %110 = load <4 x double>, ptr %109, align 1
  %111 = getelementptr inbounds double, ptr %82, i64 %108
  %112 = load <4 x double>, ptr %111, align 1
  %113 = shufflevector <4 x double> %110, <4 x double> %112, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %114 = getelementptr inbounds double, ptr %47, i64 %107
  store <4 x double> %113, ptr %114, align 1
  %115 = shufflevector <4 x double> %110, <4 x double> %112, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %116 = getelementptr inbounds double, ptr %114, i64 4
  store <4 x double> %115, ptr %116, align 1
  %117 = add nuw nsw i64 %106, 8
  %118 = icmp sgt i64 %117, %11
  br i1 %118, label %101, label %105

119:                                              ; preds = %122, %101
  %120 = phi i64 [ %102, %101 ], [ %123, %122 ]
  %121 = icmp slt i64 %120, %11
  br i1 %121, label %136, label %158

122:                                              ; preds = %101, %122
  %123 = phi i64 [ %134, %122 ], [ %103, %101 ]
  %124 = phi i64 [ %123, %122 ], [ %102, %101 ]
  %125 = lshr exact i64 %124, 1
  %126 = getelementptr inbounds double, ptr %81, i64 %125
  %127 = load <2 x double>, ptr %126, align 1
  %128 = getelementptr inbounds double, ptr %82, i64 %125
  %129 = load <2 x double>, ptr %128, align 1
  %130 = shufflevector <2 x double> %127, <2 x double> %129, <2 x i32> <i32 0, i32 2>
  %131 = getelementptr inbounds double, ptr %47, i64 %124
  store <2 x double> %130, ptr %131, align 1
  %132 = shufflevector <2 x double> %127, <2 x double> %129, <2 x i32> <i32 1, i32 3>
  %133 = getelementptr inbounds double, ptr %131, i64 2
  store <2 x double> %132, ptr %133, align 1
  %134 = add nuw nsw i64 %123, 4
  %135 = icmp sgt i64 %134, %11
  br i1 %135, label %119, label %122

136:                                              ; preds = %119, %136
  %137 = phi i64 [ %145, %136 ], [ %120, %119 ]
  %138 = and i64 %137, 1
  %139 = icmp eq i64 %138, 0
  %140 = select i1 %139, ptr %81, ptr %82
  %141 = lshr i64 %137, 1
  %142 = getelementptr inbounds double, ptr %140, i64 %141
  %143 = load double, ptr %142, align 8
  %144 = getelementptr inbounds double, ptr %47, i64 %137
  store double %143, ptr %144, align 8
  %145 = add nuw nsw i64 %137, 1
  %146 = icmp eq i64 %145, %11
  br i1 %146, label %158, label %136

147:                                              ; preds = %57, %147
  %148 = phi i64 [ %156, %147 ], [ 0, %57 ]
  %149 = srem i64 %148, %17
  %150 = getelementptr inbounds [8 x ptr], ptr %3, i64 0, i64 %149
  %151 = load ptr, ptr %150, align 8
  %152 = sdiv i64 %148, %17
  %153 = getelementptr inbounds double, ptr %151, i64 %152
  %154 = load double, ptr %153, align 8
  %155 = getelementptr inbounds double, ptr %47, i64 %148
  store double %154, ptr %155, align 8
  %156 = add nuw nsw i64 %148, 1
  %157 = icmp eq i64 %156, %11
  br i1 %157, label %158, label %147

158:                                              ; preds = %147, %136, %57, %119
  %159 = add nuw nsw i64 %46, 1
  %160 = getelementptr inbounds double, ptr %47, i64 %11
  %161 = icmp eq i64 %159, %9
  br i1 %161, label %41, label %45
}

define internal fastcc void @dots_8_3(ptr %0, ptr %1, i64 %2, i64 %3) {
  %5 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 3
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 5, i32 0
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 5, i32 1
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 5, i32 2
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 6, i32 0
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 6, i32 1
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 6, i32 2
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 18
  %24 = load i64, ptr %23, align 8
  %25 = sdiv i64 %16, 8
  %26 = shl nsw i64 %25, 3
  %27 = sub nsw i64 %16, %26
  br label %120

28:                                               ; preds = %120
  %29 = mul nsw i64 %20, %18
  %30 = mul i64 %14, %12
  %31 = mul i64 %30, %24
  %32 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 0
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 0
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 14, i32 0
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 1
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 14, i32 1
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 2
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 14, i32 2
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 16, i32 1
  %47 = load i64, ptr %46, align 8
  %48 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 17
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 16, i32 2
  %51 = load i64, ptr %50, align 8
  %52 = srem i64 %3, %22
  %53 = sdiv i64 %3, %22
  %54 = srem i64 %53, %20
  %55 = sdiv i64 %53, %20
  %56 = mul nsw i64 %55, %35
  %57 = add nsw i64 %56, %37
  %58 = mul nsw i64 %54, %39
  %59 = add nsw i64 %58, %41
  %60 = mul nsw i64 %52, %43
  %61 = add nsw i64 %60, %45
  %62 = mul i64 %57, %47
  %63 = srem i64 %61, %49
  %64 = sdiv i64 %61, %49
  %65 = add i64 %59, %62
  %66 = mul i64 %65, %49
  %67 = add i64 %66, %63
  %68 = mul i64 %67, %51
  %69 = add i64 %68, %64
  %70 = getelementptr inbounds double, ptr %33, i64 %69
  %71 = add nsw i64 %3, 1
  %72 = srem i64 %71, %22
  %73 = sdiv i64 %71, %22
  %74 = srem i64 %73, %20
  %75 = sdiv i64 %73, %20
  %76 = mul nsw i64 %75, %35
  %77 = add nsw i64 %76, %37
  %78 = mul nsw i64 %74, %39
  %79 = add nsw i64 %78, %41
  %80 = mul nsw i64 %72, %43
  %81 = add nsw i64 %80, %45
  %82 = mul i64 %77, %47
  %83 = srem i64 %81, %49
  %84 = sdiv i64 %81, %49
  %85 = add i64 %79, %82
  %86 = mul i64 %85, %49
  %87 = add i64 %86, %83
  %88 = mul i64 %87, %51
  %89 = add i64 %88, %84
  %90 = getelementptr inbounds double, ptr %33, i64 %89
  %91 = add nsw i64 %3, 2
  %92 = srem i64 %91, %22
  %93 = sdiv i64 %91, %22
  %94 = srem i64 %93, %20
  %95 = sdiv i64 %93, %20
  %96 = mul nsw i64 %95, %35
  %97 = add nsw i64 %96, %37
  %98 = mul nsw i64 %94, %39
  %99 = add nsw i64 %98, %41
  %100 = mul nsw i64 %92, %43
  %101 = add nsw i64 %100, %45
  %102 = mul i64 %97, %47
  %103 = srem i64 %101, %49
  %104 = sdiv i64 %101, %49
  %105 = add i64 %99, %102
  %106 = mul i64 %105, %49
  %107 = add i64 %106, %103
  %108 = mul i64 %107, %51
  %109 = add i64 %108, %104
  %110 = getelementptr inbounds double, ptr %33, i64 %109
  %111 = mul nsw i64 %29, %22
  %112 = sdiv i64 %8, %10
  %113 = mul i64 %31, %112
  %114 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 5
  %115 = load i64, ptr %114, align 8
  %116 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 6
  %117 = load i64, ptr %116, align 8
  %118 = add nsw i64 %117, %115
  %119 = icmp sgt i64 %117, 0
  br i1 %119, label %129, label %143

120:                                              ; preds = %120, %4
  %121 = phi i64 [ 0, %4 ], [ %127, %120 ]
  %122 = phi <8 x i64> [ zeroinitializer, %4 ], [ %126, %120 ]
  %123 = icmp sgt i64 %27, %121
  %124 = sext i1 %123 to i64
  %125 = trunc i64 %121 to i32
  %126 = insertelement <8 x i64> %122, i64 %124, i32 %125
  %127 = add nuw nsw i64 %121, 1
  %128 = icmp eq i64 %127, 8
  br i1 %128, label %28, label %120

129:                                              ; preds = %28
  %130 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %131 = load ptr, ptr %130, align 8
  %132 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 1
  %133 = load ptr, ptr %132, align 8
  %134 = mul nsw i64 %113, %2
  %135 = getelementptr inbounds double, ptr %133, i64 %134
  %136 = icmp sgt i64 %16, 0
  %137 = shl nsw i64 %113, 1
  %138 = mul nsw i64 %113, 3
  %139 = shl nsw i64 %113, 2
  %140 = mul nsw i64 %113, 5
  %141 = mul nsw i64 %113, 6
  %142 = mul nsw i64 %113, 7
  br label %181

143:                                              ; preds = %215, %28
  %144 = phi <8 x double> [ zeroinitializer, %28 ], [ %216, %215 ]
  %145 = phi <8 x double> [ zeroinitializer, %28 ], [ %217, %215 ]
  %146 = phi <8 x double> [ zeroinitializer, %28 ], [ %218, %215 ]
  %147 = phi <8 x double> [ zeroinitializer, %28 ], [ %219, %215 ]
  %148 = phi <8 x double> [ zeroinitializer, %28 ], [ %220, %215 ]
  %149 = phi <8 x double> [ zeroinitializer, %28 ], [ %221, %215 ]
  %150 = phi <8 x double> [ zeroinitializer, %28 ], [ %222, %215 ]
  %151 = phi <8 x double> [ zeroinitializer, %28 ], [ %223, %215 ]
  %152 = phi <8 x double> [ zeroinitializer, %28 ], [ %224, %215 ]
  %153 = phi <8 x double> [ zeroinitializer, %28 ], [ %225, %215 ]
  %154 = phi <8 x double> [ zeroinitializer, %28 ], [ %226, %215 ]
  %155 = phi <8 x double> [ zeroinitializer, %28 ], [ %227, %215 ]
  %156 = phi <8 x double> [ zeroinitializer, %28 ], [ %228, %215 ]
  %157 = phi <8 x double> [ zeroinitializer, %28 ], [ %229, %215 ]
  %158 = phi <8 x double> [ zeroinitializer, %28 ], [ %230, %215 ]
  %159 = phi <8 x double> [ zeroinitializer, %28 ], [ %231, %215 ]
  %160 = phi <8 x double> [ zeroinitializer, %28 ], [ %232, %215 ]
  %161 = phi <8 x double> [ zeroinitializer, %28 ], [ %233, %215 ]
  %162 = phi <8 x double> [ zeroinitializer, %28 ], [ %234, %215 ]
  %163 = phi <8 x double> [ zeroinitializer, %28 ], [ %235, %215 ]
  %164 = phi <8 x double> [ zeroinitializer, %28 ], [ %236, %215 ]
  %165 = phi <8 x double> [ zeroinitializer, %28 ], [ %237, %215 ]
  %166 = phi <8 x double> [ zeroinitializer, %28 ], [ %238, %215 ]
  %167 = phi <8 x double> [ zeroinitializer, %28 ], [ %239, %215 ]
  %168 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 2
  %169 = mul nsw i64 %111, %2
  %170 = load ptr, ptr %168, align 8
  %171 = getelementptr inbounds double, ptr %170, i64 %169
  %172 = getelementptr inbounds double, ptr %171, i64 %3
  %173 = shufflevector <8 x double> %163, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %174 = fadd <8 x double> %163, %173
  %175 = shufflevector <8 x double> %174, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %176 = fadd <8 x double> %174, %175
  %177 = shufflevector <8 x double> %176, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %178 = fadd <8 x double> %176, %177
  %179 = extractelement <8 x double> %178, i64 0
  %180 = icmp eq i64 %115, 0
  br i1 %180, label %326, label %324

181:                                              ; preds = %215, %129
  %182 = phi <8 x double> [ zeroinitializer, %129 ], [ %216, %215 ]
  %183 = phi <8 x double> [ zeroinitializer, %129 ], [ %217, %215 ]
  %184 = phi <8 x double> [ zeroinitializer, %129 ], [ %218, %215 ]
  %185 = phi <8 x double> [ zeroinitializer, %129 ], [ %219, %215 ]
  %186 = phi <8 x double> [ zeroinitializer, %129 ], [ %220, %215 ]
  %187 = phi <8 x double> [ zeroinitializer, %129 ], [ %221, %215 ]
  %188 = phi <8 x double> [ zeroinitializer, %129 ], [ %222, %215 ]
  %189 = phi <8 x double> [ zeroinitializer, %129 ], [ %223, %215 ]
  %190 = phi <8 x double> [ zeroinitializer, %129 ], [ %224, %215 ]
  %191 = phi <8 x double> [ zeroinitializer, %129 ], [ %225, %215 ]
  %192 = phi <8 x double> [ zeroinitializer, %129 ], [ %226, %215 ]
  %193 = phi <8 x double> [ zeroinitializer, %129 ], [ %227, %215 ]
  %194 = phi <8 x double> [ zeroinitializer, %129 ], [ %228, %215 ]
  %195 = phi <8 x double> [ zeroinitializer, %129 ], [ %229, %215 ]
  %196 = phi <8 x double> [ zeroinitializer, %129 ], [ %230, %215 ]
  %197 = phi <8 x double> [ zeroinitializer, %129 ], [ %231, %215 ]
  %198 = phi <8 x double> [ zeroinitializer, %129 ], [ %232, %215 ]
  %199 = phi <8 x double> [ zeroinitializer, %129 ], [ %233, %215 ]
  %200 = phi <8 x double> [ zeroinitializer, %129 ], [ %234, %215 ]
  %201 = phi <8 x double> [ zeroinitializer, %129 ], [ %235, %215 ]
  %202 = phi <8 x double> [ zeroinitializer, %129 ], [ %236, %215 ]
  %203 = phi <8 x double> [ zeroinitializer, %129 ], [ %237, %215 ]
  %204 = phi <8 x double> [ zeroinitializer, %129 ], [ %238, %215 ]
  %205 = phi <8 x double> [ zeroinitializer, %129 ], [ %239, %215 ]
  %206 = phi i64 [ %115, %129 ], [ %240, %215 ]
  %207 = getelementptr inbounds i64, ptr %131, i64 %206
  %208 = load i64, ptr %207, align 8
  %209 = mul nsw i64 %206, %24
  %210 = getelementptr inbounds double, ptr %135, i64 %209
  br i1 %136, label %211, label %215

211:                                              ; preds = %181
  %212 = getelementptr inbounds double, ptr %70, i64 %208
  %213 = getelementptr inbounds double, ptr %90, i64 %208
  %214 = getelementptr inbounds double, ptr %110, i64 %208
  br label %242

215:                                              ; preds = %242, %181
  %216 = phi <8 x double> [ %182, %181 ], [ %309, %242 ]
  %217 = phi <8 x double> [ %183, %181 ], [ %306, %242 ]
  %218 = phi <8 x double> [ %184, %181 ], [ %305, %242 ]
  %219 = phi <8 x double> [ %185, %181 ], [ %304, %242 ]
  %220 = phi <8 x double> [ %186, %181 ], [ %310, %242 ]
  %221 = phi <8 x double> [ %187, %181 ], [ %301, %242 ]
  %222 = phi <8 x double> [ %188, %181 ], [ %300, %242 ]
  %223 = phi <8 x double> [ %189, %181 ], [ %299, %242 ]
  %224 = phi <8 x double> [ %190, %181 ], [ %311, %242 ]
  %225 = phi <8 x double> [ %191, %181 ], [ %296, %242 ]
  %226 = phi <8 x double> [ %192, %181 ], [ %295, %242 ]
  %227 = phi <8 x double> [ %193, %181 ], [ %294, %242 ]
  %228 = phi <8 x double> [ %194, %181 ], [ %314, %242 ]
  %229 = phi <8 x double> [ %195, %181 ], [ %291, %242 ]
  %230 = phi <8 x double> [ %196, %181 ], [ %290, %242 ]
  %231 = phi <8 x double> [ %197, %181 ], [ %289, %242 ]
  %232 = phi <8 x double> [ %198, %181 ], [ %315, %242 ]
  %233 = phi <8 x double> [ %199, %181 ], [ %286, %242 ]
  %234 = phi <8 x double> [ %200, %181 ], [ %284, %242 ]
  %235 = phi <8 x double> [ %201, %181 ], [ %282, %242 ]
  %236 = phi <8 x double> [ %202, %181 ], [ %316, %242 ]
  %237 = phi <8 x double> [ %203, %181 ], [ %319, %242 ]
  %238 = phi <8 x double> [ %204, %181 ], [ %320, %242 ]
  %239 = phi <8 x double> [ %205, %181 ], [ %321, %242 ]
  %240 = add nsw i64 %206, 1
  %241 = icmp slt i64 %240, %118
  br i1 %241, label %181, label %143

242:                                              ; preds = %211, %242
  %243 = phi <8 x double> [ %182, %211 ], [ %309, %242 ]
  %244 = phi <8 x double> [ %183, %211 ], [ %306, %242 ]
  %245 = phi <8 x double> [ %184, %211 ], [ %305, %242 ]
  %246 = phi <8 x double> [ %185, %211 ], [ %304, %242 ]
  %247 = phi <8 x double> [ %186, %211 ], [ %310, %242 ]
  %248 = phi <8 x double> [ %187, %211 ], [ %301, %242 ]
  %249 = phi <8 x double> [ %188, %211 ], [ %300, %242 ]
  %250 = phi <8 x double> [ %189, %211 ], [ %299, %242 ]
  %251 = phi <8 x double> [ %190, %211 ], [ %311, %242 ]
  %252 = phi <8 x double> [ %191, %211 ], [ %296, %242 ]
  %253 = phi <8 x double> [ %192, %211 ], [ %295, %242 ]
  %254 = phi <8 x double> [ %193, %211 ], [ %294, %242 ]
  %255 = phi <8 x double> [ %194, %211 ], [ %314, %242 ]
  %256 = phi <8 x double> [ %195, %211 ], [ %291, %242 ]
  %257 = phi <8 x double> [ %196, %211 ], [ %290, %242 ]
  %258 = phi <8 x double> [ %197, %211 ], [ %289, %242 ]
  %259 = phi <8 x double> [ %198, %211 ], [ %315, %242 ]
  %260 = phi <8 x double> [ %199, %211 ], [ %286, %242 ]
  %261 = phi <8 x double> [ %200, %211 ], [ %284, %242 ]
  %262 = phi <8 x double> [ %201, %211 ], [ %282, %242 ]
  %263 = phi <8 x double> [ %202, %211 ], [ %316, %242 ]
  %264 = phi <8 x double> [ %203, %211 ], [ %319, %242 ]
  %265 = phi <8 x double> [ %204, %211 ], [ %320, %242 ]
  %266 = phi <8 x double> [ %205, %211 ], [ %321, %242 ]
  %267 = phi i64 [ 0, %211 ], [ %322, %242 ]
  %268 = icmp slt i64 %267, %26
  %269 = select i1 %268, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %126
  %270 = getelementptr inbounds double, ptr %212, i64 %267
  %271 = load <8 x i64>, ptr %270, align 1
  %272 = and <8 x i64> %271, %269
  %273 = getelementptr inbounds double, ptr %213, i64 %267
  %274 = load <8 x i64>, ptr %273, align 1
  %275 = and <8 x i64> %274, %269
  %276 = getelementptr inbounds double, ptr %214, i64 %267
  %277 = load <8 x i64>, ptr %276, align 1
  %278 = and <8 x i64> %277, %269
  %279 = getelementptr inbounds double, ptr %210, i64 %267
  %280 = load <8 x double>, ptr %279, align 1
  %281 = bitcast <8 x i64> %272 to <8 x double>
  %282 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %280, <8 x double> %281, <8 x double> %262)
  %283 = bitcast <8 x i64> %275 to <8 x double>
  %284 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %280, <8 x double> %283, <8 x double> %261)
  %285 = bitcast <8 x i64> %278 to <8 x double>
  %286 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %280, <8 x double> %285, <8 x double> %260)
  %287 = getelementptr inbounds double, ptr %279, i64 %113
  %288 = load <8 x double>, ptr %287, align 1
  %289 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %288, <8 x double> %281, <8 x double> %258)
  %290 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %288, <8 x double> %283, <8 x double> %257)
  %291 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %288, <8 x double> %285, <8 x double> %256)
  %292 = getelementptr inbounds double, ptr %279, i64 %137
  %293 = load <8 x double>, ptr %292, align 1
  %294 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %293, <8 x double> %281, <8 x double> %254)
  %295 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %293, <8 x double> %283, <8 x double> %253)
  %296 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %293, <8 x double> %285, <8 x double> %252)
  %297 = getelementptr inbounds double, ptr %279, i64 %138
  %298 = load <8 x double>, ptr %297, align 1
  %299 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %298, <8 x double> %281, <8 x double> %250)
  %300 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %298, <8 x double> %283, <8 x double> %249)
  %301 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %298, <8 x double> %285, <8 x double> %248)
  %302 = getelementptr inbounds double, ptr %279, i64 %139
  %303 = load <8 x double>, ptr %302, align 1
  %304 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %303, <8 x double> %281, <8 x double> %246)
  %305 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %303, <8 x double> %283, <8 x double> %245)
  %306 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %303, <8 x double> %285, <8 x double> %244)
  %307 = getelementptr inbounds double, ptr %279, i64 %140
  %308 = load <8 x double>, ptr %307, align 1
  %309 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %308, <8 x double> %281, <8 x double> %243)
  %310 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %308, <8 x double> %283, <8 x double> %247)
  %311 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %308, <8 x double> %285, <8 x double> %251)
  %312 = getelementptr inbounds double, ptr %279, i64 %141
  %313 = load <8 x double>, ptr %312, align 1
  %314 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %313, <8 x double> %281, <8 x double> %255)
  %315 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %313, <8 x double> %283, <8 x double> %259)
  %316 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %313, <8 x double> %285, <8 x double> %263)
  %317 = getelementptr inbounds double, ptr %279, i64 %142
  %318 = load <8 x double>, ptr %317, align 1
  %319 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %318, <8 x double> %281, <8 x double> %264)
  %320 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %318, <8 x double> %283, <8 x double> %265)
  %321 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %318, <8 x double> %285, <8 x double> %266)
  %322 = add nuw nsw i64 %267, 8
  %323 = icmp slt i64 %322, %16
  br i1 %323, label %242, label %215

324:                                              ; preds = %143
  %325 = load double, ptr %172, align 8
  br label %326

326:                                              ; preds = %324, %143
  %327 = phi double [ %325, %324 ], [ 0.000000e+00, %143 ]
  %328 = fadd double %179, %327
  store double %328, ptr %172, align 8
  %329 = load ptr, ptr %168, align 8
  %330 = getelementptr inbounds double, ptr %329, i64 %169
  %331 = getelementptr inbounds double, ptr %330, i64 %3
  %332 = getelementptr inbounds double, ptr %331, i64 1
  %333 = shufflevector <8 x double> %162, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %334 = fadd <8 x double> %162, %333
  %335 = shufflevector <8 x double> %334, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %336 = fadd <8 x double> %334, %335
  %337 = shufflevector <8 x double> %336, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %338 = fadd <8 x double> %336, %337
  %339 = extractelement <8 x double> %338, i64 0
  %340 = load i64, ptr %114, align 8
  %341 = icmp eq i64 %340, 0
  br i1 %341, label %344, label %342

342:                                              ; preds = %326
  %343 = load double, ptr %332, align 8
  br label %344

344:                                              ; preds = %342, %326
  %345 = phi double [ %343, %342 ], [ 0.000000e+00, %326 ]
  %346 = fadd double %339, %345
  store double %346, ptr %332, align 8
  %347 = load ptr, ptr %168, align 8
  %348 = getelementptr inbounds double, ptr %347, i64 %169
  %349 = getelementptr inbounds double, ptr %348, i64 %3
  %350 = getelementptr inbounds double, ptr %349, i64 2
  %351 = shufflevector <8 x double> %161, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %352 = fadd <8 x double> %161, %351
  %353 = shufflevector <8 x double> %352, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %354 = fadd <8 x double> %352, %353
  %355 = shufflevector <8 x double> %354, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %356 = fadd <8 x double> %354, %355
  %357 = extractelement <8 x double> %356, i64 0
  %358 = load i64, ptr %114, align 8
  %359 = icmp eq i64 %358, 0
  br i1 %359, label %362, label %360

360:                                              ; preds = %344
  %361 = load double, ptr %350, align 8
  br label %362

362:                                              ; preds = %360, %344
  %363 = phi double [ %361, %360 ], [ 0.000000e+00, %344 ]
  %364 = fadd double %357, %363
  store double %364, ptr %350, align 8
  %365 = add nsw i64 %2, 1
  %366 = mul nsw i64 %111, %365
  %367 = load ptr, ptr %168, align 8
  %368 = getelementptr inbounds double, ptr %367, i64 %366
  %369 = getelementptr inbounds double, ptr %368, i64 %3
  %370 = shufflevector <8 x double> %159, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %371 = fadd <8 x double> %159, %370
  %372 = shufflevector <8 x double> %371, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %373 = fadd <8 x double> %371, %372
  %374 = shufflevector <8 x double> %373, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %375 = fadd <8 x double> %373, %374
  %376 = extractelement <8 x double> %375, i64 0
  %377 = load i64, ptr %114, align 8
  %378 = icmp eq i64 %377, 0
  br i1 %378, label %381, label %379

379:                                              ; preds = %362
  %380 = load double, ptr %369, align 8
  br label %381

381:                                              ; preds = %379, %362
  %382 = phi double [ %380, %379 ], [ 0.000000e+00, %362 ]
  %383 = fadd double %376, %382
  store double %383, ptr %369, align 8
  %384 = load ptr, ptr %168, align 8
  %385 = getelementptr inbounds double, ptr %384, i64 %366
  %386 = getelementptr inbounds double, ptr %385, i64 %3
  %387 = getelementptr inbounds double, ptr %386, i64 1
  %388 = shufflevector <8 x double> %158, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %389 = fadd <8 x double> %158, %388
  %390 = shufflevector <8 x double> %389, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %391 = fadd <8 x double> %389, %390
  %392 = shufflevector <8 x double> %391, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %393 = fadd <8 x double> %391, %392
  %394 = extractelement <8 x double> %393, i64 0
  %395 = load i64, ptr %114, align 8
  %396 = icmp eq i64 %395, 0
  br i1 %396, label %399, label %397

397:                                              ; preds = %381
  %398 = load double, ptr %387, align 8
  br label %399

399:                                              ; preds = %397, %381
  %400 = phi double [ %398, %397 ], [ 0.000000e+00, %381 ]
  %401 = fadd double %394, %400
  store double %401, ptr %387, align 8
  %402 = load ptr, ptr %168, align 8
  %403 = getelementptr inbounds double, ptr %402, i64 %366
  %404 = getelementptr inbounds double, ptr %403, i64 %3
  %405 = getelementptr inbounds double, ptr %404, i64 2
  %406 = shufflevector <8 x double> %157, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %407 = fadd <8 x double> %157, %406
  %408 = shufflevector <8 x double> %407, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %409 = fadd <8 x double> %407, %408
  %410 = shufflevector <8 x double> %409, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %411 = fadd <8 x double> %409, %410
  %412 = extractelement <8 x double> %411, i64 0
  %413 = load i64, ptr %114, align 8
  %414 = icmp eq i64 %413, 0
  br i1 %414, label %417, label %415

415:                                              ; preds = %399
  %416 = load double, ptr %405, align 8
  br label %417

417:                                              ; preds = %415, %399
  %418 = phi double [ %416, %415 ], [ 0.000000e+00, %399 ]
  %419 = fadd double %412, %418
  store double %419, ptr %405, align 8
  %420 = add nsw i64 %2, 2
  %421 = mul nsw i64 %111, %420
  %422 = load ptr, ptr %168, align 8
  %423 = getelementptr inbounds double, ptr %422, i64 %421
  %424 = getelementptr inbounds double, ptr %423, i64 %3
  %425 = shufflevector <8 x double> %155, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %426 = fadd <8 x double> %155, %425
  %427 = shufflevector <8 x double> %426, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %428 = fadd <8 x double> %426, %427
  %429 = shufflevector <8 x double> %428, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %430 = fadd <8 x double> %428, %429
  %431 = extractelement <8 x double> %430, i64 0
  %432 = load i64, ptr %114, align 8
  %433 = icmp eq i64 %432, 0
  br i1 %433, label %436, label %434

434:                                              ; preds = %417
  %435 = load double, ptr %424, align 8
  br label %436

436:                                              ; preds = %434, %417
  %437 = phi double [ %435, %434 ], [ 0.000000e+00, %417 ]
  %438 = fadd double %431, %437
  store double %438, ptr %424, align 8
  %439 = load ptr, ptr %168, align 8
  %440 = getelementptr inbounds double, ptr %439, i64 %421
  %441 = getelementptr inbounds double, ptr %440, i64 %3
  %442 = getelementptr inbounds double, ptr %441, i64 1
  %443 = shufflevector <8 x double> %154, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %444 = fadd <8 x double> %154, %443
  %445 = shufflevector <8 x double> %444, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %446 = fadd <8 x double> %444, %445
  %447 = shufflevector <8 x double> %446, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %448 = fadd <8 x double> %446, %447
  %449 = extractelement <8 x double> %448, i64 0
  %450 = load i64, ptr %114, align 8
  %451 = icmp eq i64 %450, 0
  br i1 %451, label %454, label %452

452:                                              ; preds = %436
  %453 = load double, ptr %442, align 8
  br label %454

454:                                              ; preds = %452, %436
  %455 = phi double [ %453, %452 ], [ 0.000000e+00, %436 ]
  %456 = fadd double %449, %455
  store double %456, ptr %442, align 8
  %457 = load ptr, ptr %168, align 8
  %458 = getelementptr inbounds double, ptr %457, i64 %421
  %459 = getelementptr inbounds double, ptr %458, i64 %3
  %460 = getelementptr inbounds double, ptr %459, i64 2
  %461 = shufflevector <8 x double> %153, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %462 = fadd <8 x double> %153, %461
  %463 = shufflevector <8 x double> %462, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %464 = fadd <8 x double> %462, %463
  %465 = shufflevector <8 x double> %464, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %466 = fadd <8 x double> %464, %465
  %467 = extractelement <8 x double> %466, i64 0
  %468 = load i64, ptr %114, align 8
  %469 = icmp eq i64 %468, 0
  br i1 %469, label %472, label %470

470:                                              ; preds = %454
  %471 = load double, ptr %460, align 8
  br label %472

472:                                              ; preds = %470, %454
  %473 = phi double [ %471, %470 ], [ 0.000000e+00, %454 ]
  %474 = fadd double %467, %473
  store double %474, ptr %460, align 8
  %475 = add nsw i64 %2, 3
  %476 = mul nsw i64 %111, %475
  %477 = load ptr, ptr %168, align 8
  %478 = getelementptr inbounds double, ptr %477, i64 %476
  %479 = getelementptr inbounds double, ptr %478, i64 %3
  %480 = shufflevector <8 x double> %151, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %481 = fadd <8 x double> %151, %480
  %482 = shufflevector <8 x double> %481, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %483 = fadd <8 x double> %481, %482
  %484 = shufflevector <8 x double> %483, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %485 = fadd <8 x double> %483, %484
  %486 = extractelement <8 x double> %485, i64 0
  %487 = load i64, ptr %114, align 8
  %488 = icmp eq i64 %487, 0
  br i1 %488, label %491, label %489

489:                                              ; preds = %472
  %490 = load double, ptr %479, align 8
  br label %491

491:                                              ; preds = %489, %472
  %492 = phi double [ %490, %489 ], [ 0.000000e+00, %472 ]
  %493 = fadd double %486, %492
  store double %493, ptr %479, align 8
  %494 = load ptr, ptr %168, align 8
  %495 = getelementptr inbounds double, ptr %494, i64 %476
  %496 = getelementptr inbounds double, ptr %495, i64 %3
  %497 = getelementptr inbounds double, ptr %496, i64 1
  %498 = shufflevector <8 x double> %150, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %499 = fadd <8 x double> %150, %498
  %500 = shufflevector <8 x double> %499, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %501 = fadd <8 x double> %499, %500
  %502 = shufflevector <8 x double> %501, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %503 = fadd <8 x double> %501, %502
  %504 = extractelement <8 x double> %503, i64 0
  %505 = load i64, ptr %114, align 8
  %506 = icmp eq i64 %505, 0
  br i1 %506, label %509, label %507

507:                                              ; preds = %491
  %508 = load double, ptr %497, align 8
  br label %509

509:                                              ; preds = %507, %491
  %510 = phi double [ %508, %507 ], [ 0.000000e+00, %491 ]
  %511 = fadd double %504, %510
  store double %511, ptr %497, align 8
  %512 = load ptr, ptr %168, align 8
  %513 = getelementptr inbounds double, ptr %512, i64 %476
  %514 = getelementptr inbounds double, ptr %513, i64 %3
  %515 = getelementptr inbounds double, ptr %514, i64 2
  %516 = shufflevector <8 x double> %149, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %517 = fadd <8 x double> %149, %516
  %518 = shufflevector <8 x double> %517, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %519 = fadd <8 x double> %517, %518
  %520 = shufflevector <8 x double> %519, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %521 = fadd <8 x double> %519, %520
  %522 = extractelement <8 x double> %521, i64 0
  %523 = load i64, ptr %114, align 8
  %524 = icmp eq i64 %523, 0
  br i1 %524, label %527, label %525

525:                                              ; preds = %509
  %526 = load double, ptr %515, align 8
  br label %527

527:                                              ; preds = %525, %509
  %528 = phi double [ %526, %525 ], [ 0.000000e+00, %509 ]
  %529 = fadd double %522, %528
  store double %529, ptr %515, align 8
  %530 = add nsw i64 %2, 4
  %531 = mul nsw i64 %111, %530
  %532 = load ptr, ptr %168, align 8
  %533 = getelementptr inbounds double, ptr %532, i64 %531
  %534 = getelementptr inbounds double, ptr %533, i64 %3
  %535 = shufflevector <8 x double> %147, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %536 = fadd <8 x double> %147, %535
  %537 = shufflevector <8 x double> %536, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %538 = fadd <8 x double> %536, %537
  %539 = shufflevector <8 x double> %538, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %540 = fadd <8 x double> %538, %539
  %541 = extractelement <8 x double> %540, i64 0
  %542 = load i64, ptr %114, align 8
  %543 = icmp eq i64 %542, 0
  br i1 %543, label %546, label %544

544:                                              ; preds = %527
  %545 = load double, ptr %534, align 8
  br label %546

546:                                              ; preds = %544, %527
  %547 = phi double [ %545, %544 ], [ 0.000000e+00, %527 ]
  %548 = fadd double %541, %547
  store double %548, ptr %534, align 8
  %549 = load ptr, ptr %168, align 8
  %550 = getelementptr inbounds double, ptr %549, i64 %531
  %551 = getelementptr inbounds double, ptr %550, i64 %3
  %552 = getelementptr inbounds double, ptr %551, i64 1
  %553 = shufflevector <8 x double> %146, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %554 = fadd <8 x double> %146, %553
  %555 = shufflevector <8 x double> %554, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %556 = fadd <8 x double> %554, %555
  %557 = shufflevector <8 x double> %556, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %558 = fadd <8 x double> %556, %557
  %559 = extractelement <8 x double> %558, i64 0
  %560 = load i64, ptr %114, align 8
  %561 = icmp eq i64 %560, 0
  br i1 %561, label %564, label %562

562:                                              ; preds = %546
  %563 = load double, ptr %552, align 8
  br label %564

564:                                              ; preds = %562, %546
  %565 = phi double [ %563, %562 ], [ 0.000000e+00, %546 ]
  %566 = fadd double %559, %565
  store double %566, ptr %552, align 8
  %567 = load ptr, ptr %168, align 8
  %568 = getelementptr inbounds double, ptr %567, i64 %531
  %569 = getelementptr inbounds double, ptr %568, i64 %3
  %570 = getelementptr inbounds double, ptr %569, i64 2
  %571 = shufflevector <8 x double> %145, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %572 = fadd <8 x double> %145, %571
  %573 = shufflevector <8 x double> %572, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %574 = fadd <8 x double> %572, %573
  %575 = shufflevector <8 x double> %574, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %576 = fadd <8 x double> %574, %575
  %577 = extractelement <8 x double> %576, i64 0
  %578 = load i64, ptr %114, align 8
  %579 = icmp eq i64 %578, 0
  br i1 %579, label %582, label %580

580:                                              ; preds = %564
  %581 = load double, ptr %570, align 8
  br label %582

582:                                              ; preds = %580, %564
  %583 = phi double [ %581, %580 ], [ 0.000000e+00, %564 ]
  %584 = fadd double %577, %583
  store double %584, ptr %570, align 8
  %585 = add nsw i64 %2, 5
  %586 = mul nsw i64 %111, %585
  %587 = load ptr, ptr %168, align 8
  %588 = getelementptr inbounds double, ptr %587, i64 %586
  %589 = getelementptr inbounds double, ptr %588, i64 %3
  %590 = shufflevector <8 x double> %144, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %591 = fadd <8 x double> %144, %590
  %592 = shufflevector <8 x double> %591, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %593 = fadd <8 x double> %591, %592
  %594 = shufflevector <8 x double> %593, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %595 = fadd <8 x double> %593, %594
  %596 = extractelement <8 x double> %595, i64 0
  %597 = load i64, ptr %114, align 8
  %598 = icmp eq i64 %597, 0
  br i1 %598, label %601, label %599

599:                                              ; preds = %582
  %600 = load double, ptr %589, align 8
  br label %601

601:                                              ; preds = %599, %582
  %602 = phi double [ %600, %599 ], [ 0.000000e+00, %582 ]
  %603 = fadd double %596, %602
  store double %603, ptr %589, align 8
  %604 = load ptr, ptr %168, align 8
  %605 = getelementptr inbounds double, ptr %604, i64 %586
  %606 = getelementptr inbounds double, ptr %605, i64 %3
  %607 = getelementptr inbounds double, ptr %606, i64 1
  %608 = shufflevector <8 x double> %148, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %609 = fadd <8 x double> %148, %608
  %610 = shufflevector <8 x double> %609, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %611 = fadd <8 x double> %609, %610
  %612 = shufflevector <8 x double> %611, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %613 = fadd <8 x double> %611, %612
  %614 = extractelement <8 x double> %613, i64 0
  %615 = load i64, ptr %114, align 8
  %616 = icmp eq i64 %615, 0
  br i1 %616, label %619, label %617

617:                                              ; preds = %601
  %618 = load double, ptr %607, align 8
  br label %619

619:                                              ; preds = %617, %601
  %620 = phi double [ %618, %617 ], [ 0.000000e+00, %601 ]
  %621 = fadd double %614, %620
  store double %621, ptr %607, align 8
  %622 = load ptr, ptr %168, align 8
  %623 = getelementptr inbounds double, ptr %622, i64 %586
  %624 = getelementptr inbounds double, ptr %623, i64 %3
  %625 = getelementptr inbounds double, ptr %624, i64 2
  %626 = shufflevector <8 x double> %152, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %627 = fadd <8 x double> %152, %626
  %628 = shufflevector <8 x double> %627, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %629 = fadd <8 x double> %627, %628
  %630 = shufflevector <8 x double> %629, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %631 = fadd <8 x double> %629, %630
  %632 = extractelement <8 x double> %631, i64 0
  %633 = load i64, ptr %114, align 8
  %634 = icmp eq i64 %633, 0
  br i1 %634, label %637, label %635

635:                                              ; preds = %619
  %636 = load double, ptr %625, align 8
  br label %637

637:                                              ; preds = %635, %619
  %638 = phi double [ %636, %635 ], [ 0.000000e+00, %619 ]
  %639 = fadd double %632, %638
  store double %639, ptr %625, align 8
  %640 = add nsw i64 %2, 6
  %641 = mul nsw i64 %111, %640
  %642 = load ptr, ptr %168, align 8
  %643 = getelementptr inbounds double, ptr %642, i64 %641
  %644 = getelementptr inbounds double, ptr %643, i64 %3
  %645 = shufflevector <8 x double> %156, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %646 = fadd <8 x double> %156, %645
  %647 = shufflevector <8 x double> %646, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %648 = fadd <8 x double> %646, %647
  %649 = shufflevector <8 x double> %648, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %650 = fadd <8 x double> %648, %649
  %651 = extractelement <8 x double> %650, i64 0
  %652 = load i64, ptr %114, align 8
  %653 = icmp eq i64 %652, 0
  br i1 %653, label %656, label %654

654:                                              ; preds = %637
  %655 = load double, ptr %644, align 8
  br label %656

656:                                              ; preds = %654, %637
  %657 = phi double [ %655, %654 ], [ 0.000000e+00, %637 ]
  %658 = fadd double %651, %657
  store double %658, ptr %644, align 8
  %659 = load ptr, ptr %168, align 8
  %660 = getelementptr inbounds double, ptr %659, i64 %641
  %661 = getelementptr inbounds double, ptr %660, i64 %3
  %662 = getelementptr inbounds double, ptr %661, i64 1
  %663 = shufflevector <8 x double> %160, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %664 = fadd <8 x double> %160, %663
  %665 = shufflevector <8 x double> %664, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %666 = fadd <8 x double> %664, %665
  %667 = shufflevector <8 x double> %666, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %668 = fadd <8 x double> %666, %667
  %669 = extractelement <8 x double> %668, i64 0
  %670 = load i64, ptr %114, align 8
  %671 = icmp eq i64 %670, 0
  br i1 %671, label %674, label %672

672:                                              ; preds = %656
  %673 = load double, ptr %662, align 8
  br label %674

674:                                              ; preds = %672, %656
  %675 = phi double [ %673, %672 ], [ 0.000000e+00, %656 ]
  %676 = fadd double %669, %675
  store double %676, ptr %662, align 8
  %677 = load ptr, ptr %168, align 8
  %678 = getelementptr inbounds double, ptr %677, i64 %641
  %679 = getelementptr inbounds double, ptr %678, i64 %3
  %680 = getelementptr inbounds double, ptr %679, i64 2
  %681 = shufflevector <8 x double> %164, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %682 = fadd <8 x double> %164, %681
  %683 = shufflevector <8 x double> %682, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %684 = fadd <8 x double> %682, %683
  %685 = shufflevector <8 x double> %684, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %686 = fadd <8 x double> %684, %685
  %687 = extractelement <8 x double> %686, i64 0
  %688 = load i64, ptr %114, align 8
  %689 = icmp eq i64 %688, 0
  br i1 %689, label %692, label %690

690:                                              ; preds = %674
  %691 = load double, ptr %680, align 8
  br label %692

692:                                              ; preds = %690, %674
  %693 = phi double [ %691, %690 ], [ 0.000000e+00, %674 ]
  %694 = fadd double %687, %693
  store double %694, ptr %680, align 8
  %695 = add nsw i64 %2, 7
  %696 = mul nsw i64 %111, %695
  %697 = load ptr, ptr %168, align 8
  %698 = getelementptr inbounds double, ptr %697, i64 %696
  %699 = getelementptr inbounds double, ptr %698, i64 %3
  %700 = shufflevector <8 x double> %165, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %701 = fadd <8 x double> %165, %700
  %702 = shufflevector <8 x double> %701, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %703 = fadd <8 x double> %701, %702
  %704 = shufflevector <8 x double> %703, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %705 = fadd <8 x double> %703, %704
  %706 = extractelement <8 x double> %705, i64 0
  %707 = load i64, ptr %114, align 8
  %708 = icmp eq i64 %707, 0
  br i1 %708, label %711, label %709

709:                                              ; preds = %692
  %710 = load double, ptr %699, align 8
  br label %711

711:                                              ; preds = %709, %692
  %712 = phi double [ %710, %709 ], [ 0.000000e+00, %692 ]
  %713 = fadd double %706, %712
  store double %713, ptr %699, align 8
  %714 = load ptr, ptr %168, align 8
  %715 = getelementptr inbounds double, ptr %714, i64 %696
  %716 = getelementptr inbounds double, ptr %715, i64 %3
  %717 = getelementptr inbounds double, ptr %716, i64 1
  %718 = shufflevector <8 x double> %166, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %719 = fadd <8 x double> %166, %718
  %720 = shufflevector <8 x double> %719, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %721 = fadd <8 x double> %719, %720
  %722 = shufflevector <8 x double> %721, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %723 = fadd <8 x double> %721, %722
  %724 = extractelement <8 x double> %723, i64 0
  %725 = load i64, ptr %114, align 8
  %726 = icmp eq i64 %725, 0
  br i1 %726, label %729, label %727

727:                                              ; preds = %711
  %728 = load double, ptr %717, align 8
  br label %729

729:                                              ; preds = %727, %711
  %730 = phi double [ %728, %727 ], [ 0.000000e+00, %711 ]
  %731 = fadd double %724, %730
  store double %731, ptr %717, align 8
  %732 = load ptr, ptr %168, align 8
  %733 = getelementptr inbounds double, ptr %732, i64 %696
  %734 = getelementptr inbounds double, ptr %733, i64 %3
  %735 = getelementptr inbounds double, ptr %734, i64 2
  %736 = shufflevector <8 x double> %167, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %737 = fadd <8 x double> %167, %736
  %738 = shufflevector <8 x double> %737, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %739 = fadd <8 x double> %737, %738
  %740 = load i64, ptr %114, align 8
  %741 = icmp eq i64 %740, 0
  br i1 %741, label %744, label %742

742:                                              ; preds = %729
  %743 = load double, ptr %735, align 8
  br label %744

744:                                              ; preds = %742, %729
  %745 = phi double [ %743, %742 ], [ 0.000000e+00, %729 ]
  %746 = shufflevector <8 x double> %739, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %747 = fadd <8 x double> %739, %746
  %748 = extractelement <8 x double> %747, i64 0
  %749 = fadd double %748, %745
  store double %749, ptr %735, align 8
  ret void
}

define internal fastcc void @dots_8_1(ptr %0, ptr %1, i64 %2, i64 %3) {
  %5 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 3
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 5, i32 0
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 5, i32 1
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 5, i32 2
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 6, i32 0
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 6, i32 1
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 6, i32 2
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 18
  %24 = load i64, ptr %23, align 8
  %25 = sdiv i64 %16, 8
  %26 = shl nsw i64 %25, 3
  %27 = sub nsw i64 %16, %26
  br label %80

28:                                               ; preds = %80
  %29 = mul nsw i64 %20, %18
  %30 = mul i64 %14, %12
  %31 = mul i64 %30, %24
  %32 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 0
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 0
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 14, i32 0
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 1
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 14, i32 1
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 2
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 14, i32 2
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 16, i32 1
  %47 = load i64, ptr %46, align 8
  %48 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 17
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 16, i32 2
  %51 = load i64, ptr %50, align 8
  %52 = srem i64 %3, %22
  %53 = sdiv i64 %3, %22
  %54 = srem i64 %53, %20
  %55 = sdiv i64 %53, %20
  %56 = mul nsw i64 %55, %35
  %57 = add nsw i64 %56, %37
  %58 = mul nsw i64 %54, %39
  %59 = add nsw i64 %58, %41
  %60 = mul nsw i64 %52, %43
  %61 = add nsw i64 %60, %45
  %62 = mul i64 %57, %47
  %63 = srem i64 %61, %49
  %64 = sdiv i64 %61, %49
  %65 = add i64 %59, %62
  %66 = mul i64 %65, %49
  %67 = add i64 %66, %63
  %68 = mul i64 %67, %51
  %69 = add i64 %68, %64
  %70 = getelementptr inbounds double, ptr %33, i64 %69
  %71 = mul nsw i64 %29, %22
  %72 = sdiv i64 %8, %10
  %73 = mul i64 %31, %72
  %74 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 5
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 6
  %77 = load i64, ptr %76, align 8
  %78 = add nsw i64 %77, %75
  %79 = icmp sgt i64 %77, 0
  br i1 %79, label %89, label %103

80:                                               ; preds = %80, %4
  %81 = phi i64 [ 0, %4 ], [ %87, %80 ]
  %82 = phi <8 x i64> [ zeroinitializer, %4 ], [ %86, %80 ]
  %83 = icmp sgt i64 %27, %81
  %84 = sext i1 %83 to i64
  %85 = trunc i64 %81 to i32
  %86 = insertelement <8 x i64> %82, i64 %84, i32 %85
  %87 = add nuw nsw i64 %81, 1
  %88 = icmp eq i64 %87, 8
  br i1 %88, label %28, label %80

89:                                               ; preds = %28
  %90 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %91 = load ptr, ptr %90, align 8
  %92 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 1
  %93 = load ptr, ptr %92, align 8
  %94 = mul nsw i64 %73, %2
  %95 = getelementptr inbounds double, ptr %93, i64 %94
  %96 = icmp sgt i64 %16, 0
  %97 = shl nsw i64 %73, 1
  %98 = mul nsw i64 %73, 3
  %99 = shl nsw i64 %73, 2
  %100 = mul nsw i64 %73, 5
  %101 = mul nsw i64 %73, 6
  %102 = mul nsw i64 %73, 7
  br label %125

103:                                              ; preds = %141, %28
  %104 = phi <8 x double> [ zeroinitializer, %28 ], [ %142, %141 ]
  %105 = phi <8 x double> [ zeroinitializer, %28 ], [ %143, %141 ]
  %106 = phi <8 x double> [ zeroinitializer, %28 ], [ %144, %141 ]
  %107 = phi <8 x double> [ zeroinitializer, %28 ], [ %145, %141 ]
  %108 = phi <8 x double> [ zeroinitializer, %28 ], [ %146, %141 ]
  %109 = phi <8 x double> [ zeroinitializer, %28 ], [ %147, %141 ]
  %110 = phi <8 x double> [ zeroinitializer, %28 ], [ %148, %141 ]
  %111 = phi <8 x double> [ zeroinitializer, %28 ], [ %149, %141 ]
  %112 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 2
  %113 = mul nsw i64 %71, %2
  %114 = load ptr, ptr %112, align 8
  %115 = getelementptr inbounds double, ptr %114, i64 %113
  %116 = getelementptr inbounds double, ptr %115, i64 %3
  %117 = shufflevector <8 x double> %111, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %118 = fadd <8 x double> %111, %117
  %119 = shufflevector <8 x double> %118, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %120 = fadd <8 x double> %118, %119
  %121 = shufflevector <8 x double> %120, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %122 = fadd <8 x double> %120, %121
  %123 = extractelement <8 x double> %122, i64 0
  %124 = icmp eq i64 %75, 0
  br i1 %124, label %315, label %313

125:                                              ; preds = %141, %89
  %126 = phi <8 x double> [ zeroinitializer, %89 ], [ %142, %141 ]
  %127 = phi <8 x double> [ zeroinitializer, %89 ], [ %143, %141 ]
  %128 = phi <8 x double> [ zeroinitializer, %89 ], [ %144, %141 ]
  %129 = phi <8 x double> [ zeroinitializer, %89 ], [ %145, %141 ]
  %130 = phi <8 x double> [ zeroinitializer, %89 ], [ %146, %141 ]
  %131 = phi <8 x double> [ zeroinitializer, %89 ], [ %147, %141 ]
  %132 = phi <8 x double> [ zeroinitializer, %89 ], [ %148, %141 ]
  %133 = phi <8 x double> [ zeroinitializer, %89 ], [ %149, %141 ]
  %134 = phi i64 [ %75, %89 ], [ %150, %141 ]
  %135 = mul nsw i64 %134, %24
  %136 = getelementptr inbounds double, ptr %95, i64 %135
  br i1 %96, label %137, label %141

137:                                              ; preds = %125
  %138 = getelementptr inbounds i64, ptr %91, i64 %134
  %139 = load i64, ptr %138, align 8
  %140 = getelementptr inbounds double, ptr %70, i64 %139
  br label %152

141:                                              ; preds = %152, %125
  %142 = phi <8 x double> [ %126, %125 ], [ %182, %152 ]
  %143 = phi <8 x double> [ %127, %125 ], [ %179, %152 ]
  %144 = phi <8 x double> [ %128, %125 ], [ %185, %152 ]
  %145 = phi <8 x double> [ %129, %125 ], [ %176, %152 ]
  %146 = phi <8 x double> [ %130, %125 ], [ %188, %152 ]
  %147 = phi <8 x double> [ %131, %125 ], [ %173, %152 ]
  %148 = phi <8 x double> [ %132, %125 ], [ %191, %152 ]
  %149 = phi <8 x double> [ %133, %125 ], [ %170, %152 ]
  %150 = add nsw i64 %134, 1
  %151 = icmp slt i64 %150, %78
  br i1 %151, label %125, label %103

152:                                              ; preds = %137, %152
  %153 = phi <8 x double> [ %126, %137 ], [ %182, %152 ]
  %154 = phi <8 x double> [ %127, %137 ], [ %179, %152 ]
  %155 = phi <8 x double> [ %128, %137 ], [ %185, %152 ]
  %156 = phi <8 x double> [ %129, %137 ], [ %176, %152 ]
  %157 = phi <8 x double> [ %130, %137 ], [ %188, %152 ]
  %158 = phi <8 x double> [ %131, %137 ], [ %173, %152 ]
  %159 = phi <8 x double> [ %132, %137 ], [ %191, %152 ]
  %160 = phi <8 x double> [ %133, %137 ], [ %170, %152 ]
  %161 = phi i64 [ 0, %137 ], [ %192, %152 ]
  %162 = icmp slt i64 %161, %26
  %163 = select i1 %162, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %86
  %164 = getelementptr inbounds double, ptr %140, i64 %161
  %165 = load <8 x i64>, ptr %164, align 1
  %166 = and <8 x i64> %165, %163
  %167 = getelementptr inbounds double, ptr %136, i64 %161
  %168 = load <8 x double>, ptr %167, align 1
  %169 = bitcast <8 x i64> %166 to <8 x double>
  %170 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %168, <8 x double> %169, <8 x double> %160)
  %171 = getelementptr inbounds double, ptr %167, i64 %73
  %172 = load <8 x double>, ptr %171, align 1
  %173 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %172, <8 x double> %169, <8 x double> %158)
  %174 = getelementptr inbounds double, ptr %167, i64 %97
  %175 = load <8 x double>, ptr %174, align 1
  %176 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %175, <8 x double> %169, <8 x double> %156)
  %177 = getelementptr inbounds double, ptr %167, i64 %98
  %178 = load <8 x double>, ptr %177, align 1
  %179 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %178, <8 x double> %169, <8 x double> %154)
  %180 = getelementptr inbounds double, ptr %167, i64 %99
  %181 = load <8 x double>, ptr %180, align 1
  %182 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %181, <8 x double> %169, <8 x double> %153)
  %183 = getelementptr inbounds double, ptr %167, i64 %100
  %184 = load <8 x double>, ptr %183, align 1
  %185 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %184, <8 x double> %169, <8 x double> %155)
  %186 = getelementptr inbounds double, ptr %167, i64 %101
  %187 = load <8 x double>, ptr %186, align 1
  %188 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %187, <8 x double> %169, <8 x double> %157)
  %189 = getelementptr inbounds double, ptr %167, i64 %102
  %190 = load <8 x double>, ptr %189, align 1
  %191 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %190, <8 x double> %169, <8 x double> %159)
  %192 = add nuw nsw i64 %161, 8
  %193 = icmp slt i64 %192, %16
  br i1 %193, label %152, label %141

194:                                              ; preds = %315
  %195 = load double, ptr %322, align 8
  br label %196

196:                                              ; preds = %194, %315
  %197 = phi double [ %195, %194 ], [ 0.000000e+00, %315 ]
  %198 = fadd double %329, %197
  store double %198, ptr %322, align 8
  %199 = add nsw i64 %2, 2
  %200 = mul nsw i64 %71, %199
  %201 = load ptr, ptr %112, align 8
  %202 = getelementptr inbounds double, ptr %201, i64 %200
  %203 = getelementptr inbounds double, ptr %202, i64 %3
  %204 = shufflevector <8 x double> %107, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %205 = fadd <8 x double> %107, %204
  %206 = shufflevector <8 x double> %205, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %207 = fadd <8 x double> %205, %206
  %208 = shufflevector <8 x double> %207, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %209 = fadd <8 x double> %207, %208
  %210 = extractelement <8 x double> %209, i64 0
  %211 = load i64, ptr %74, align 8
  %212 = icmp eq i64 %211, 0
  br i1 %212, label %215, label %213

213:                                              ; preds = %196
  %214 = load double, ptr %203, align 8
  br label %215

215:                                              ; preds = %213, %196
  %216 = phi double [ %214, %213 ], [ 0.000000e+00, %196 ]
  %217 = fadd double %210, %216
  store double %217, ptr %203, align 8
  %218 = add nsw i64 %2, 3
  %219 = mul nsw i64 %71, %218
  %220 = load ptr, ptr %112, align 8
  %221 = getelementptr inbounds double, ptr %220, i64 %219
  %222 = getelementptr inbounds double, ptr %221, i64 %3
  %223 = shufflevector <8 x double> %105, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %224 = fadd <8 x double> %105, %223
  %225 = shufflevector <8 x double> %224, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %226 = fadd <8 x double> %224, %225
  %227 = shufflevector <8 x double> %226, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %228 = fadd <8 x double> %226, %227
  %229 = extractelement <8 x double> %228, i64 0
  %230 = load i64, ptr %74, align 8
  %231 = icmp eq i64 %230, 0
  br i1 %231, label %234, label %232

232:                                              ; preds = %215
  %233 = load double, ptr %222, align 8
  br label %234

234:                                              ; preds = %232, %215
  %235 = phi double [ %233, %232 ], [ 0.000000e+00, %215 ]
  %236 = fadd double %229, %235
  store double %236, ptr %222, align 8
  %237 = add nsw i64 %2, 4
  %238 = mul nsw i64 %71, %237
  %239 = load ptr, ptr %112, align 8
  %240 = getelementptr inbounds double, ptr %239, i64 %238
  %241 = getelementptr inbounds double, ptr %240, i64 %3
  %242 = shufflevector <8 x double> %104, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %243 = fadd <8 x double> %104, %242
  %244 = shufflevector <8 x double> %243, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %245 = fadd <8 x double> %243, %244
  %246 = shufflevector <8 x double> %245, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %247 = fadd <8 x double> %245, %246
  %248 = extractelement <8 x double> %247, i64 0
  %249 = load i64, ptr %74, align 8
  %250 = icmp eq i64 %249, 0
  br i1 %250, label %253, label %251

251:                                              ; preds = %234
  %252 = load double, ptr %241, align 8
  br label %253

253:                                              ; preds = %251, %234
  %254 = phi double [ %252, %251 ], [ 0.000000e+00, %234 ]
  %255 = fadd double %248, %254
  store double %255, ptr %241, align 8
  %256 = add nsw i64 %2, 5
  %257 = mul nsw i64 %71, %256
  %258 = load ptr, ptr %112, align 8
  %259 = getelementptr inbounds double, ptr %258, i64 %257
  %260 = getelementptr inbounds double, ptr %259, i64 %3
  %261 = shufflevector <8 x double> %106, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %262 = fadd <8 x double> %106, %261
  %263 = shufflevector <8 x double> %262, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %264 = fadd <8 x double> %262, %263
  %265 = shufflevector <8 x double> %264, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %266 = fadd <8 x double> %264, %265
  %267 = extractelement <8 x double> %266, i64 0
  %268 = load i64, ptr %74, align 8
  %269 = icmp eq i64 %268, 0
  br i1 %269, label %272, label %270

270:                                              ; preds = %253
  %271 = load double, ptr %260, align 8
  br label %272

272:                                              ; preds = %270, %253
  %273 = phi double [ %271, %270 ], [ 0.000000e+00, %253 ]
  %274 = fadd double %267, %273
  store double %274, ptr %260, align 8
  %275 = add nsw i64 %2, 6
  %276 = mul nsw i64 %71, %275
  %277 = load ptr, ptr %112, align 8
  %278 = getelementptr inbounds double, ptr %277, i64 %276
  %279 = getelementptr inbounds double, ptr %278, i64 %3
  %280 = shufflevector <8 x double> %108, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %281 = fadd <8 x double> %108, %280
  %282 = shufflevector <8 x double> %281, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %283 = fadd <8 x double> %281, %282
  %284 = shufflevector <8 x double> %283, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %285 = fadd <8 x double> %283, %284
  %286 = extractelement <8 x double> %285, i64 0
  %287 = load i64, ptr %74, align 8
  %288 = icmp eq i64 %287, 0
  br i1 %288, label %291, label %289

289:                                              ; preds = %272
  %290 = load double, ptr %279, align 8
  br label %291

291:                                              ; preds = %289, %272
  %292 = phi double [ %290, %289 ], [ 0.000000e+00, %272 ]
  %293 = fadd double %286, %292
  store double %293, ptr %279, align 8
  %294 = add nsw i64 %2, 7
  %295 = mul nsw i64 %71, %294
  %296 = load ptr, ptr %112, align 8
  %297 = getelementptr inbounds double, ptr %296, i64 %295
  %298 = getelementptr inbounds double, ptr %297, i64 %3
  %299 = shufflevector <8 x double> %110, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %300 = fadd <8 x double> %110, %299
  %301 = shufflevector <8 x double> %300, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %302 = fadd <8 x double> %300, %301
  %303 = load i64, ptr %74, align 8
  %304 = icmp eq i64 %303, 0
  br i1 %304, label %307, label %305

305:                                              ; preds = %291
  %306 = load double, ptr %298, align 8
  br label %307

307:                                              ; preds = %305, %291
  %308 = phi double [ %306, %305 ], [ 0.000000e+00, %291 ]
  %309 = shufflevector <8 x double> %302, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %310 = fadd <8 x double> %302, %309
  %311 = extractelement <8 x double> %310, i64 0
  %312 = fadd double %311, %308
  store double %312, ptr %298, align 8
  ret void

313:                                              ; preds = %103
  %314 = load double, ptr %116, align 8
  br label %315

315:                                              ; preds = %313, %103
  %316 = phi double [ %314, %313 ], [ 0.000000e+00, %103 ]
  %317 = fadd double %123, %316
  store double %317, ptr %116, align 8
  %318 = add nsw i64 %2, 1
  %319 = mul nsw i64 %71, %318
  %320 = load ptr, ptr %112, align 8
  %321 = getelementptr inbounds double, ptr %320, i64 %319
  %322 = getelementptr inbounds double, ptr %321, i64 %3
  %323 = shufflevector <8 x double> %109, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %324 = fadd <8 x double> %109, %323
  %325 = shufflevector <8 x double> %324, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %326 = fadd <8 x double> %324, %325
  %327 = shufflevector <8 x double> %326, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %328 = fadd <8 x double> %326, %327
  %329 = extractelement <8 x double> %328, i64 0
  %330 = load i64, ptr %74, align 8
  %331 = icmp eq i64 %330, 0
  br i1 %331, label %196, label %194
}

define internal fastcc void @dots_4_3(ptr %0, ptr %1, i64 %2, i64 %3) {
  %5 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 3
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 5, i32 0
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 5, i32 1
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 5, i32 2
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 6, i32 0
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 6, i32 1
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 6, i32 2
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 18
  %24 = load i64, ptr %23, align 8
  %25 = sdiv i64 %16, 8
  %26 = shl nsw i64 %25, 3
  %27 = sub nsw i64 %16, %26
  br label %120

28:                                               ; preds = %120
  %29 = mul nsw i64 %20, %18
  %30 = mul i64 %14, %12
  %31 = mul i64 %30, %24
  %32 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 0
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 0
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 14, i32 0
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 1
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 14, i32 1
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 2
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 14, i32 2
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 16, i32 1
  %47 = load i64, ptr %46, align 8
  %48 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 17
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 16, i32 2
  %51 = load i64, ptr %50, align 8
  %52 = srem i64 %3, %22
  %53 = sdiv i64 %3, %22
  %54 = srem i64 %53, %20
  %55 = sdiv i64 %53, %20
  %56 = mul nsw i64 %55, %35
  %57 = add nsw i64 %56, %37
  %58 = mul nsw i64 %54, %39
  %59 = add nsw i64 %58, %41
  %60 = mul nsw i64 %52, %43
  %61 = add nsw i64 %60, %45
  %62 = mul i64 %57, %47
  %63 = srem i64 %61, %49
  %64 = sdiv i64 %61, %49
  %65 = add i64 %59, %62
  %66 = mul i64 %65, %49
  %67 = add i64 %66, %63
  %68 = mul i64 %67, %51
  %69 = add i64 %68, %64
  %70 = getelementptr inbounds double, ptr %33, i64 %69
  %71 = add nsw i64 %3, 1
  %72 = srem i64 %71, %22
  %73 = sdiv i64 %71, %22
  %74 = srem i64 %73, %20
  %75 = sdiv i64 %73, %20
  %76 = mul nsw i64 %75, %35
  %77 = add nsw i64 %76, %37
  %78 = mul nsw i64 %74, %39
  %79 = add nsw i64 %78, %41
  %80 = mul nsw i64 %72, %43
  %81 = add nsw i64 %80, %45
  %82 = mul i64 %77, %47
  %83 = srem i64 %81, %49
  %84 = sdiv i64 %81, %49
  %85 = add i64 %79, %82
  %86 = mul i64 %85, %49
  %87 = add i64 %86, %83
  %88 = mul i64 %87, %51
  %89 = add i64 %88, %84
  %90 = getelementptr inbounds double, ptr %33, i64 %89
  %91 = add nsw i64 %3, 2
  %92 = srem i64 %91, %22
  %93 = sdiv i64 %91, %22
  %94 = srem i64 %93, %20
  %95 = sdiv i64 %93, %20
  %96 = mul nsw i64 %95, %35
  %97 = add nsw i64 %96, %37
  %98 = mul nsw i64 %94, %39
  %99 = add nsw i64 %98, %41
  %100 = mul nsw i64 %92, %43
  %101 = add nsw i64 %100, %45
  %102 = mul i64 %97, %47
  %103 = srem i64 %101, %49
  %104 = sdiv i64 %101, %49
  %105 = add i64 %99, %102
  %106 = mul i64 %105, %49
  %107 = add i64 %106, %103
  %108 = mul i64 %107, %51
  %109 = add i64 %108, %104
  %110 = getelementptr inbounds double, ptr %33, i64 %109
  %111 = mul nsw i64 %29, %22
  %112 = sdiv i64 %8, %10
  %113 = mul i64 %31, %112
  %114 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 5
  %115 = load i64, ptr %114, align 8
  %116 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 6
  %117 = load i64, ptr %116, align 8
  %118 = add nsw i64 %117, %115
  %119 = icmp sgt i64 %117, 0
  br i1 %119, label %129, label %139

120:                                              ; preds = %120, %4
  %121 = phi i64 [ 0, %4 ], [ %127, %120 ]
  %122 = phi <8 x i64> [ zeroinitializer, %4 ], [ %126, %120 ]
  %123 = icmp sgt i64 %27, %121
  %124 = sext i1 %123 to i64
  %125 = trunc i64 %121 to i32
  %126 = insertelement <8 x i64> %122, i64 %124, i32 %125
  %127 = add nuw nsw i64 %121, 1
  %128 = icmp eq i64 %127, 8
  br i1 %128, label %28, label %120

129:                                              ; preds = %28
  %130 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %131 = load ptr, ptr %130, align 8
  %132 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 1
  %133 = load ptr, ptr %132, align 8
  %134 = mul nsw i64 %113, %2
  %135 = getelementptr inbounds double, ptr %133, i64 %134
  %136 = icmp sgt i64 %16, 0
  %137 = shl nsw i64 %113, 1
  %138 = mul nsw i64 %113, 3
  br label %165

139:                                              ; preds = %187, %28
  %140 = phi <8 x double> [ zeroinitializer, %28 ], [ %188, %187 ]
  %141 = phi <8 x double> [ zeroinitializer, %28 ], [ %189, %187 ]
  %142 = phi <8 x double> [ zeroinitializer, %28 ], [ %190, %187 ]
  %143 = phi <8 x double> [ zeroinitializer, %28 ], [ %191, %187 ]
  %144 = phi <8 x double> [ zeroinitializer, %28 ], [ %192, %187 ]
  %145 = phi <8 x double> [ zeroinitializer, %28 ], [ %193, %187 ]
  %146 = phi <8 x double> [ zeroinitializer, %28 ], [ %194, %187 ]
  %147 = phi <8 x double> [ zeroinitializer, %28 ], [ %195, %187 ]
  %148 = phi <8 x double> [ zeroinitializer, %28 ], [ %196, %187 ]
  %149 = phi <8 x double> [ zeroinitializer, %28 ], [ %197, %187 ]
  %150 = phi <8 x double> [ zeroinitializer, %28 ], [ %198, %187 ]
  %151 = phi <8 x double> [ zeroinitializer, %28 ], [ %199, %187 ]
  %152 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 2
  %153 = mul nsw i64 %111, %2
  %154 = load ptr, ptr %152, align 8
  %155 = getelementptr inbounds double, ptr %154, i64 %153
  %156 = getelementptr inbounds double, ptr %155, i64 %3
  %157 = shufflevector <8 x double> %147, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %158 = fadd <8 x double> %147, %157
  %159 = shufflevector <8 x double> %158, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %160 = fadd <8 x double> %158, %159
  %161 = shufflevector <8 x double> %160, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %162 = fadd <8 x double> %160, %161
  %163 = extractelement <8 x double> %162, i64 0
  %164 = icmp eq i64 %115, 0
  br i1 %164, label %254, label %252

165:                                              ; preds = %187, %129
  %166 = phi <8 x double> [ zeroinitializer, %129 ], [ %188, %187 ]
  %167 = phi <8 x double> [ zeroinitializer, %129 ], [ %189, %187 ]
  %168 = phi <8 x double> [ zeroinitializer, %129 ], [ %190, %187 ]
  %169 = phi <8 x double> [ zeroinitializer, %129 ], [ %191, %187 ]
  %170 = phi <8 x double> [ zeroinitializer, %129 ], [ %192, %187 ]
  %171 = phi <8 x double> [ zeroinitializer, %129 ], [ %193, %187 ]
  %172 = phi <8 x double> [ zeroinitializer, %129 ], [ %194, %187 ]
  %173 = phi <8 x double> [ zeroinitializer, %129 ], [ %195, %187 ]
  %174 = phi <8 x double> [ zeroinitializer, %129 ], [ %196, %187 ]
  %175 = phi <8 x double> [ zeroinitializer, %129 ], [ %197, %187 ]
  %176 = phi <8 x double> [ zeroinitializer, %129 ], [ %198, %187 ]
  %177 = phi <8 x double> [ zeroinitializer, %129 ], [ %199, %187 ]
  %178 = phi i64 [ %115, %129 ], [ %200, %187 ]
  %179 = getelementptr inbounds i64, ptr %131, i64 %178
  %180 = load i64, ptr %179, align 8
  %181 = mul nsw i64 %178, %24
  %182 = getelementptr inbounds double, ptr %135, i64 %181
  br i1 %136, label %183, label %187

183:                                              ; preds = %165
  %184 = getelementptr inbounds double, ptr %70, i64 %180
  %185 = getelementptr inbounds double, ptr %90, i64 %180
  %186 = getelementptr inbounds double, ptr %110, i64 %180
  br label %202

187:                                              ; preds = %202, %165
  %188 = phi <8 x double> [ %166, %165 ], [ %242, %202 ]
  %189 = phi <8 x double> [ %167, %165 ], [ %239, %202 ]
  %190 = phi <8 x double> [ %168, %165 ], [ %238, %202 ]
  %191 = phi <8 x double> [ %169, %165 ], [ %237, %202 ]
  %192 = phi <8 x double> [ %170, %165 ], [ %243, %202 ]
  %193 = phi <8 x double> [ %171, %165 ], [ %234, %202 ]
  %194 = phi <8 x double> [ %172, %165 ], [ %232, %202 ]
  %195 = phi <8 x double> [ %173, %165 ], [ %230, %202 ]
  %196 = phi <8 x double> [ %174, %165 ], [ %244, %202 ]
  %197 = phi <8 x double> [ %175, %165 ], [ %247, %202 ]
  %198 = phi <8 x double> [ %176, %165 ], [ %248, %202 ]
  %199 = phi <8 x double> [ %177, %165 ], [ %249, %202 ]
  %200 = add nsw i64 %178, 1
  %201 = icmp slt i64 %200, %118
  br i1 %201, label %165, label %139

202:                                              ; preds = %183, %202
  %203 = phi <8 x double> [ %166, %183 ], [ %242, %202 ]
  %204 = phi <8 x double> [ %167, %183 ], [ %239, %202 ]
  %205 = phi <8 x double> [ %168, %183 ], [ %238, %202 ]
  %206 = phi <8 x double> [ %169, %183 ], [ %237, %202 ]
  %207 = phi <8 x double> [ %170, %183 ], [ %243, %202 ]
  %208 = phi <8 x double> [ %171, %183 ], [ %234, %202 ]
  %209 = phi <8 x double> [ %172, %183 ], [ %232, %202 ]
  %210 = phi <8 x double> [ %173, %183 ], [ %230, %202 ]
  %211 = phi <8 x double> [ %174, %183 ], [ %244, %202 ]
  %212 = phi <8 x double> [ %175, %183 ], [ %247, %202 ]
  %213 = phi <8 x double> [ %176, %183 ], [ %248, %202 ]
  %214 = phi <8 x double> [ %177, %183 ], [ %249, %202 ]
  %215 = phi i64 [ 0, %183 ], [ %250, %202 ]
  %216 = icmp slt i64 %215, %26
  %217 = select i1 %216, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %126
  %218 = getelementptr inbounds double, ptr %184, i64 %215
  %219 = load <8 x i64>, ptr %218, align 1
  %220 = and <8 x i64> %219, %217
  %221 = getelementptr inbounds double, ptr %185, i64 %215
  %222 = load <8 x i64>, ptr %221, align 1
  %223 = and <8 x i64> %222, %217
  %224 = getelementptr inbounds double, ptr %186, i64 %215
  %225 = load <8 x i64>, ptr %224, align 1
  %226 = and <8 x i64> %225, %217
  %227 = getelementptr inbounds double, ptr %182, i64 %215
  %228 = load <8 x double>, ptr %227, align 1
  %229 = bitcast <8 x i64> %220 to <8 x double>
  %230 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %228, <8 x double> %229, <8 x double> %210)
  %231 = bitcast <8 x i64> %223 to <8 x double>
  %232 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %228, <8 x double> %231, <8 x double> %209)
  %233 = bitcast <8 x i64> %226 to <8 x double>
  %234 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %228, <8 x double> %233, <8 x double> %208)
  %235 = getelementptr inbounds double, ptr %227, i64 %113
  %236 = load <8 x double>, ptr %235, align 1
  %237 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %236, <8 x double> %229, <8 x double> %206)
  %238 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %236, <8 x double> %231, <8 x double> %205)
  %239 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %236, <8 x double> %233, <8 x double> %204)
  %240 = getelementptr inbounds double, ptr %227, i64 %137
  %241 = load <8 x double>, ptr %240, align 1
  %242 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %241, <8 x double> %229, <8 x double> %203)
  %243 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %241, <8 x double> %231, <8 x double> %207)
  %244 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %241, <8 x double> %233, <8 x double> %211)
  %245 = getelementptr inbounds double, ptr %227, i64 %138
  %246 = load <8 x double>, ptr %245, align 1
  %247 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %246, <8 x double> %229, <8 x double> %212)
  %248 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %246, <8 x double> %231, <8 x double> %213)
  %249 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %246, <8 x double> %233, <8 x double> %214)
  %250 = add nuw nsw i64 %215, 8
  %251 = icmp slt i64 %250, %16
  br i1 %251, label %202, label %187

252:                                              ; preds = %139
  %253 = load double, ptr %156, align 8
  br label %254

254:                                              ; preds = %252, %139
  %255 = phi double [ %253, %252 ], [ 0.000000e+00, %139 ]
  %256 = fadd double %163, %255
  store double %256, ptr %156, align 8
  %257 = load ptr, ptr %152, align 8
  %258 = getelementptr inbounds double, ptr %257, i64 %153
  %259 = getelementptr inbounds double, ptr %258, i64 %3
  %260 = getelementptr inbounds double, ptr %259, i64 1
  %261 = shufflevector <8 x double> %146, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %262 = fadd <8 x double> %146, %261
  %263 = shufflevector <8 x double> %262, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %264 = fadd <8 x double> %262, %263
  %265 = shufflevector <8 x double> %264, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %266 = fadd <8 x double> %264, %265
  %267 = extractelement <8 x double> %266, i64 0
  %268 = load i64, ptr %114, align 8
  %269 = icmp eq i64 %268, 0
  br i1 %269, label %272, label %270

270:                                              ; preds = %254
  %271 = load double, ptr %260, align 8
  br label %272

272:                                              ; preds = %270, %254
  %273 = phi double [ %271, %270 ], [ 0.000000e+00, %254 ]
  %274 = fadd double %267, %273
  store double %274, ptr %260, align 8
  %275 = load ptr, ptr %152, align 8
  %276 = getelementptr inbounds double, ptr %275, i64 %153
  %277 = getelementptr inbounds double, ptr %276, i64 %3
  %278 = getelementptr inbounds double, ptr %277, i64 2
  %279 = shufflevector <8 x double> %145, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %280 = fadd <8 x double> %145, %279
  %281 = shufflevector <8 x double> %280, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %282 = fadd <8 x double> %280, %281
  %283 = shufflevector <8 x double> %282, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %284 = fadd <8 x double> %282, %283
  %285 = extractelement <8 x double> %284, i64 0
  %286 = load i64, ptr %114, align 8
  %287 = icmp eq i64 %286, 0
  br i1 %287, label %290, label %288

288:                                              ; preds = %272
  %289 = load double, ptr %278, align 8
  br label %290

290:                                              ; preds = %288, %272
  %291 = phi double [ %289, %288 ], [ 0.000000e+00, %272 ]
  %292 = fadd double %285, %291
  store double %292, ptr %278, align 8
  %293 = add nsw i64 %2, 1
  %294 = mul nsw i64 %111, %293
  %295 = load ptr, ptr %152, align 8
  %296 = getelementptr inbounds double, ptr %295, i64 %294
  %297 = getelementptr inbounds double, ptr %296, i64 %3
  %298 = shufflevector <8 x double> %143, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %299 = fadd <8 x double> %143, %298
  %300 = shufflevector <8 x double> %299, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %301 = fadd <8 x double> %299, %300
  %302 = shufflevector <8 x double> %301, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %303 = fadd <8 x double> %301, %302
  %304 = extractelement <8 x double> %303, i64 0
  %305 = load i64, ptr %114, align 8
  %306 = icmp eq i64 %305, 0
  br i1 %306, label %309, label %307

307:                                              ; preds = %290
  %308 = load double, ptr %297, align 8
  br label %309

309:                                              ; preds = %307, %290
  %310 = phi double [ %308, %307 ], [ 0.000000e+00, %290 ]
  %311 = fadd double %304, %310
  store double %311, ptr %297, align 8
  %312 = load ptr, ptr %152, align 8
  %313 = getelementptr inbounds double, ptr %312, i64 %294
  %314 = getelementptr inbounds double, ptr %313, i64 %3
  %315 = getelementptr inbounds double, ptr %314, i64 1
  %316 = shufflevector <8 x double> %142, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %317 = fadd <8 x double> %142, %316
  %318 = shufflevector <8 x double> %317, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %319 = fadd <8 x double> %317, %318
  %320 = shufflevector <8 x double> %319, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %321 = fadd <8 x double> %319, %320
  %322 = extractelement <8 x double> %321, i64 0
  %323 = load i64, ptr %114, align 8
  %324 = icmp eq i64 %323, 0
  br i1 %324, label %327, label %325

325:                                              ; preds = %309
  %326 = load double, ptr %315, align 8
  br label %327

327:                                              ; preds = %325, %309
  %328 = phi double [ %326, %325 ], [ 0.000000e+00, %309 ]
  %329 = fadd double %322, %328
  store double %329, ptr %315, align 8
  %330 = load ptr, ptr %152, align 8
  %331 = getelementptr inbounds double, ptr %330, i64 %294
  %332 = getelementptr inbounds double, ptr %331, i64 %3
  %333 = getelementptr inbounds double, ptr %332, i64 2
  %334 = shufflevector <8 x double> %141, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %335 = fadd <8 x double> %141, %334
  %336 = shufflevector <8 x double> %335, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %337 = fadd <8 x double> %335, %336
  %338 = shufflevector <8 x double> %337, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %339 = fadd <8 x double> %337, %338
  %340 = extractelement <8 x double> %339, i64 0
  %341 = load i64, ptr %114, align 8
  %342 = icmp eq i64 %341, 0
  br i1 %342, label %345, label %343

343:                                              ; preds = %327
  %344 = load double, ptr %333, align 8
  br label %345

345:                                              ; preds = %343, %327
  %346 = phi double [ %344, %343 ], [ 0.000000e+00, %327 ]
  %347 = fadd double %340, %346
  store double %347, ptr %333, align 8
  %348 = add nsw i64 %2, 2
  %349 = mul nsw i64 %111, %348
  %350 = load ptr, ptr %152, align 8
  %351 = getelementptr inbounds double, ptr %350, i64 %349
  %352 = getelementptr inbounds double, ptr %351, i64 %3
  %353 = shufflevector <8 x double> %140, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %354 = fadd <8 x double> %140, %353
  %355 = shufflevector <8 x double> %354, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %356 = fadd <8 x double> %354, %355
  %357 = shufflevector <8 x double> %356, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %358 = fadd <8 x double> %356, %357
  %359 = extractelement <8 x double> %358, i64 0
  %360 = load i64, ptr %114, align 8
  %361 = icmp eq i64 %360, 0
  br i1 %361, label %364, label %362

362:                                              ; preds = %345
  %363 = load double, ptr %352, align 8
  br label %364

364:                                              ; preds = %362, %345
  %365 = phi double [ %363, %362 ], [ 0.000000e+00, %345 ]
  %366 = fadd double %359, %365
  store double %366, ptr %352, align 8
  %367 = load ptr, ptr %152, align 8
  %368 = getelementptr inbounds double, ptr %367, i64 %349
  %369 = getelementptr inbounds double, ptr %368, i64 %3
  %370 = getelementptr inbounds double, ptr %369, i64 1
  %371 = shufflevector <8 x double> %144, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %372 = fadd <8 x double> %144, %371
  %373 = shufflevector <8 x double> %372, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %374 = fadd <8 x double> %372, %373
  %375 = shufflevector <8 x double> %374, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %376 = fadd <8 x double> %374, %375
  %377 = extractelement <8 x double> %376, i64 0
  %378 = load i64, ptr %114, align 8
  %379 = icmp eq i64 %378, 0
  br i1 %379, label %382, label %380

380:                                              ; preds = %364
  %381 = load double, ptr %370, align 8
  br label %382

382:                                              ; preds = %380, %364
  %383 = phi double [ %381, %380 ], [ 0.000000e+00, %364 ]
  %384 = fadd double %377, %383
  store double %384, ptr %370, align 8
  %385 = load ptr, ptr %152, align 8
  %386 = getelementptr inbounds double, ptr %385, i64 %349
  %387 = getelementptr inbounds double, ptr %386, i64 %3
  %388 = getelementptr inbounds double, ptr %387, i64 2
  %389 = shufflevector <8 x double> %148, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %390 = fadd <8 x double> %148, %389
  %391 = shufflevector <8 x double> %390, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %392 = fadd <8 x double> %390, %391
  %393 = shufflevector <8 x double> %392, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %394 = fadd <8 x double> %392, %393
  %395 = extractelement <8 x double> %394, i64 0
  %396 = load i64, ptr %114, align 8
  %397 = icmp eq i64 %396, 0
  br i1 %397, label %400, label %398

398:                                              ; preds = %382
  %399 = load double, ptr %388, align 8
  br label %400

400:                                              ; preds = %398, %382
  %401 = phi double [ %399, %398 ], [ 0.000000e+00, %382 ]
  %402 = fadd double %395, %401
  store double %402, ptr %388, align 8
  %403 = add nsw i64 %2, 3
  %404 = mul nsw i64 %111, %403
  %405 = load ptr, ptr %152, align 8
  %406 = getelementptr inbounds double, ptr %405, i64 %404
  %407 = getelementptr inbounds double, ptr %406, i64 %3
  %408 = shufflevector <8 x double> %149, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %409 = fadd <8 x double> %149, %408
  %410 = shufflevector <8 x double> %409, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %411 = fadd <8 x double> %409, %410
  %412 = shufflevector <8 x double> %411, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %413 = fadd <8 x double> %411, %412
  %414 = extractelement <8 x double> %413, i64 0
  %415 = load i64, ptr %114, align 8
  %416 = icmp eq i64 %415, 0
  br i1 %416, label %419, label %417

417:                                              ; preds = %400
  %418 = load double, ptr %407, align 8
  br label %419

419:                                              ; preds = %417, %400
  %420 = phi double [ %418, %417 ], [ 0.000000e+00, %400 ]
  %421 = fadd double %414, %420
  store double %421, ptr %407, align 8
  %422 = load ptr, ptr %152, align 8
  %423 = getelementptr inbounds double, ptr %422, i64 %404
  %424 = getelementptr inbounds double, ptr %423, i64 %3
  %425 = getelementptr inbounds double, ptr %424, i64 1
  %426 = shufflevector <8 x double> %150, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %427 = fadd <8 x double> %150, %426
  %428 = shufflevector <8 x double> %427, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %429 = fadd <8 x double> %427, %428
  %430 = shufflevector <8 x double> %429, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %431 = fadd <8 x double> %429, %430
  %432 = extractelement <8 x double> %431, i64 0
  %433 = load i64, ptr %114, align 8
  %434 = icmp eq i64 %433, 0
  br i1 %434, label %437, label %435

435:                                              ; preds = %419
  %436 = load double, ptr %425, align 8
  br label %437

437:                                              ; preds = %435, %419
  %438 = phi double [ %436, %435 ], [ 0.000000e+00, %419 ]
  %439 = fadd double %432, %438
  store double %439, ptr %425, align 8
  %440 = load ptr, ptr %152, align 8
  %441 = getelementptr inbounds double, ptr %440, i64 %404
  %442 = getelementptr inbounds double, ptr %441, i64 %3
  %443 = getelementptr inbounds double, ptr %442, i64 2
  %444 = shufflevector <8 x double> %151, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %445 = fadd <8 x double> %151, %444
  %446 = shufflevector <8 x double> %445, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %447 = fadd <8 x double> %445, %446
  %448 = load i64, ptr %114, align 8
  %449 = icmp eq i64 %448, 0
  br i1 %449, label %452, label %450

450:                                              ; preds = %437
  %451 = load double, ptr %443, align 8
  br label %452

452:                                              ; preds = %450, %437
  %453 = phi double [ %451, %450 ], [ 0.000000e+00, %437 ]
  %454 = shufflevector <8 x double> %447, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %455 = fadd <8 x double> %447, %454
  %456 = extractelement <8 x double> %455, i64 0
  %457 = fadd double %456, %453
  store double %457, ptr %443, align 8
  ret void
}

define internal fastcc void @dots_4_1(ptr %0, ptr %1, i64 %2, i64 %3) {
  %5 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 3
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 5, i32 0
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 5, i32 1
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 5, i32 2
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 6, i32 0
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 6, i32 1
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 6, i32 2
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 18
  %24 = load i64, ptr %23, align 8
  %25 = sdiv i64 %16, 8
  %26 = shl nsw i64 %25, 3
  %27 = sub nsw i64 %16, %26
  br label %80

28:                                               ; preds = %80
  %29 = mul nsw i64 %20, %18
  %30 = mul i64 %14, %12
  %31 = mul i64 %30, %24
  %32 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 0
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 0
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 14, i32 0
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 1
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 14, i32 1
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 2
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 14, i32 2
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 16, i32 1
  %47 = load i64, ptr %46, align 8
  %48 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 17
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 16, i32 2
  %51 = load i64, ptr %50, align 8
  %52 = srem i64 %3, %22
  %53 = sdiv i64 %3, %22
  %54 = srem i64 %53, %20
  %55 = sdiv i64 %53, %20
  %56 = mul nsw i64 %55, %35
  %57 = add nsw i64 %56, %37
  %58 = mul nsw i64 %54, %39
  %59 = add nsw i64 %58, %41
  %60 = mul nsw i64 %52, %43
  %61 = add nsw i64 %60, %45
  %62 = mul i64 %57, %47
  %63 = srem i64 %61, %49
  %64 = sdiv i64 %61, %49
  %65 = add i64 %59, %62
  %66 = mul i64 %65, %49
  %67 = add i64 %66, %63
  %68 = mul i64 %67, %51
  %69 = add i64 %68, %64
  %70 = getelementptr inbounds double, ptr %33, i64 %69
  %71 = mul nsw i64 %29, %22
  %72 = sdiv i64 %8, %10
  %73 = mul i64 %31, %72
  %74 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 5
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 6
  %77 = load i64, ptr %76, align 8
  %78 = add nsw i64 %77, %75
  %79 = icmp sgt i64 %77, 0
  br i1 %79, label %89, label %99

80:                                               ; preds = %80, %4
  %81 = phi i64 [ 0, %4 ], [ %87, %80 ]
  %82 = phi <8 x i64> [ zeroinitializer, %4 ], [ %86, %80 ]
  %83 = icmp sgt i64 %27, %81
  %84 = sext i1 %83 to i64
  %85 = trunc i64 %81 to i32
  %86 = insertelement <8 x i64> %82, i64 %84, i32 %85
  %87 = add nuw nsw i64 %81, 1
  %88 = icmp eq i64 %87, 8
  br i1 %88, label %28, label %80

89:                                               ; preds = %28
  %90 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %91 = load ptr, ptr %90, align 8
  %92 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 1
  %93 = load ptr, ptr %92, align 8
  %94 = mul nsw i64 %73, %2
  %95 = getelementptr inbounds double, ptr %93, i64 %94
  %96 = icmp sgt i64 %16, 0
  %97 = shl nsw i64 %73, 1
  %98 = mul nsw i64 %73, 3
  br label %117

99:                                               ; preds = %129, %28
  %100 = phi <8 x double> [ zeroinitializer, %28 ], [ %130, %129 ]
  %101 = phi <8 x double> [ zeroinitializer, %28 ], [ %131, %129 ]
  %102 = phi <8 x double> [ zeroinitializer, %28 ], [ %132, %129 ]
  %103 = phi <8 x double> [ zeroinitializer, %28 ], [ %133, %129 ]
  %104 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 2
  %105 = mul nsw i64 %71, %2
  %106 = load ptr, ptr %104, align 8
  %107 = getelementptr inbounds double, ptr %106, i64 %105
  %108 = getelementptr inbounds double, ptr %107, i64 %3
  %109 = shufflevector <8 x double> %103, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %110 = fadd <8 x double> %103, %109
  %111 = shufflevector <8 x double> %110, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %112 = fadd <8 x double> %110, %111
  %113 = shufflevector <8 x double> %112, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %114 = fadd <8 x double> %112, %113
  %115 = extractelement <8 x double> %114, i64 0
  %116 = icmp eq i64 %75, 0
  br i1 %116, label %207, label %205

117:                                              ; preds = %129, %89
  %118 = phi <8 x double> [ zeroinitializer, %89 ], [ %130, %129 ]
  %119 = phi <8 x double> [ zeroinitializer, %89 ], [ %131, %129 ]
  %120 = phi <8 x double> [ zeroinitializer, %89 ], [ %132, %129 ]
  %121 = phi <8 x double> [ zeroinitializer, %89 ], [ %133, %129 ]
  %122 = phi i64 [ %75, %89 ], [ %134, %129 ]
  %123 = mul nsw i64 %122, %24
  %124 = getelementptr inbounds double, ptr %95, i64 %123
  br i1 %96, label %125, label %129

125:                                              ; preds = %117
  %126 = getelementptr inbounds i64, ptr %91, i64 %122
  %127 = load i64, ptr %126, align 8
  %128 = getelementptr inbounds double, ptr %70, i64 %127
  br label %136

129:                                              ; preds = %136, %117
  %130 = phi <8 x double> [ %118, %117 ], [ %156, %136 ]
  %131 = phi <8 x double> [ %119, %117 ], [ %153, %136 ]
  %132 = phi <8 x double> [ %120, %117 ], [ %159, %136 ]
  %133 = phi <8 x double> [ %121, %117 ], [ %150, %136 ]
  %134 = add nsw i64 %122, 1
  %135 = icmp slt i64 %134, %78
  br i1 %135, label %117, label %99

136:                                              ; preds = %125, %136
  %137 = phi <8 x double> [ %118, %125 ], [ %156, %136 ]
  %138 = phi <8 x double> [ %119, %125 ], [ %153, %136 ]
  %139 = phi <8 x double> [ %120, %125 ], [ %159, %136 ]
  %140 = phi <8 x double> [ %121, %125 ], [ %150, %136 ]
  %141 = phi i64 [ 0, %125 ], [ %160, %136 ]
  %142 = icmp slt i64 %141, %26
  %143 = select i1 %142, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %86
  %144 = getelementptr inbounds double, ptr %128, i64 %141
  %145 = load <8 x i64>, ptr %144, align 1
  %146 = and <8 x i64> %145, %143
  %147 = getelementptr inbounds double, ptr %124, i64 %141
  %148 = load <8 x double>, ptr %147, align 1
  %149 = bitcast <8 x i64> %146 to <8 x double>
  %150 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %148, <8 x double> %149, <8 x double> %140)
  %151 = getelementptr inbounds double, ptr %147, i64 %73
  %152 = load <8 x double>, ptr %151, align 1
  %153 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %152, <8 x double> %149, <8 x double> %138)
  %154 = getelementptr inbounds double, ptr %147, i64 %97
  %155 = load <8 x double>, ptr %154, align 1
  %156 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %155, <8 x double> %149, <8 x double> %137)
  %157 = getelementptr inbounds double, ptr %147, i64 %98
  %158 = load <8 x double>, ptr %157, align 1
  %159 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %158, <8 x double> %149, <8 x double> %139)
  %160 = add nuw nsw i64 %141, 8
  %161 = icmp slt i64 %160, %16
  br i1 %161, label %136, label %129

162:                                              ; preds = %207
  %163 = load double, ptr %214, align 8
  br label %164

164:                                              ; preds = %162, %207
  %165 = phi double [ %163, %162 ], [ 0.000000e+00, %207 ]
  %166 = fadd double %221, %165
  store double %166, ptr %214, align 8
  %167 = add nsw i64 %2, 2
  %168 = mul nsw i64 %71, %167
  %169 = load ptr, ptr %104, align 8
  %170 = getelementptr inbounds double, ptr %169, i64 %168
  %171 = getelementptr inbounds double, ptr %170, i64 %3
  %172 = shufflevector <8 x double> %100, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %173 = fadd <8 x double> %100, %172
  %174 = shufflevector <8 x double> %173, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %175 = fadd <8 x double> %173, %174
  %176 = shufflevector <8 x double> %175, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %177 = fadd <8 x double> %175, %176
  %178 = extractelement <8 x double> %177, i64 0
  %179 = load i64, ptr %74, align 8
  %180 = icmp eq i64 %179, 0
  br i1 %180, label %183, label %181

181:                                              ; preds = %164
  %182 = load double, ptr %171, align 8
  br label %183

183:                                              ; preds = %181, %164
  %184 = phi double [ %182, %181 ], [ 0.000000e+00, %164 ]
  %185 = fadd double %178, %184
  store double %185, ptr %171, align 8
  %186 = add nsw i64 %2, 3
  %187 = mul nsw i64 %71, %186
  %188 = load ptr, ptr %104, align 8
  %189 = getelementptr inbounds double, ptr %188, i64 %187
  %190 = getelementptr inbounds double, ptr %189, i64 %3
  %191 = shufflevector <8 x double> %102, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %192 = fadd <8 x double> %102, %191
  %193 = shufflevector <8 x double> %192, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %194 = fadd <8 x double> %192, %193
  %195 = load i64, ptr %74, align 8
  %196 = icmp eq i64 %195, 0
  br i1 %196, label %199, label %197

197:                                              ; preds = %183
  %198 = load double, ptr %190, align 8
  br label %199

199:                                              ; preds = %197, %183
  %200 = phi double [ %198, %197 ], [ 0.000000e+00, %183 ]
  %201 = shufflevector <8 x double> %194, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %202 = fadd <8 x double> %194, %201
  %203 = extractelement <8 x double> %202, i64 0
  %204 = fadd double %203, %200
  store double %204, ptr %190, align 8
  ret void

205:                                              ; preds = %99
  %206 = load double, ptr %108, align 8
  br label %207

207:                                              ; preds = %205, %99
  %208 = phi double [ %206, %205 ], [ 0.000000e+00, %99 ]
  %209 = fadd double %115, %208
  store double %209, ptr %108, align 8
  %210 = add nsw i64 %2, 1
  %211 = mul nsw i64 %71, %210
  %212 = load ptr, ptr %104, align 8
  %213 = getelementptr inbounds double, ptr %212, i64 %211
  %214 = getelementptr inbounds double, ptr %213, i64 %3
  %215 = shufflevector <8 x double> %101, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %216 = fadd <8 x double> %101, %215
  %217 = shufflevector <8 x double> %216, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %218 = fadd <8 x double> %216, %217
  %219 = shufflevector <8 x double> %218, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %220 = fadd <8 x double> %218, %219
  %221 = extractelement <8 x double> %220, i64 0
  %222 = load i64, ptr %74, align 8
  %223 = icmp eq i64 %222, 0
  br i1 %223, label %164, label %162
}

define internal fastcc void @dots_1_6(ptr %0, ptr %1, i64 %2, i64 %3) {
  %5 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 3
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 5, i32 0
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 5, i32 1
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 5, i32 2
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 6, i32 0
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 6, i32 1
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 6, i32 2
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 18
  %24 = load i64, ptr %23, align 8
  %25 = sdiv i64 %16, 8
  %26 = shl nsw i64 %25, 3
  %27 = sub nsw i64 %16, %26
  br label %176

28:                                               ; preds = %176
  %29 = mul nsw i64 %20, %18
  %30 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 0
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 0
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 14, i32 0
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 1
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 14, i32 1
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 2
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 14, i32 2
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 16, i32 1
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 17
  %47 = load i64, ptr %46, align 8
  %48 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 16, i32 2
  %49 = load i64, ptr %48, align 8
  %50 = srem i64 %3, %22
  %51 = sdiv i64 %3, %22
  %52 = srem i64 %51, %20
  %53 = sdiv i64 %51, %20
  %54 = mul nsw i64 %53, %33
  %55 = add nsw i64 %54, %35
  %56 = mul nsw i64 %52, %37
  %57 = add nsw i64 %56, %39
  %58 = mul nsw i64 %50, %41
  %59 = add nsw i64 %58, %43
  %60 = mul i64 %55, %45
  %61 = srem i64 %59, %47
  %62 = sdiv i64 %59, %47
  %63 = add i64 %57, %60
  %64 = mul i64 %63, %47
  %65 = add i64 %64, %61
  %66 = mul i64 %65, %49
  %67 = add i64 %66, %62
  %68 = getelementptr inbounds double, ptr %31, i64 %67
  %69 = add nsw i64 %3, 1
  %70 = srem i64 %69, %22
  %71 = sdiv i64 %69, %22
  %72 = srem i64 %71, %20
  %73 = sdiv i64 %71, %20
  %74 = mul nsw i64 %73, %33
  %75 = add nsw i64 %74, %35
  %76 = mul nsw i64 %72, %37
  %77 = add nsw i64 %76, %39
  %78 = mul nsw i64 %70, %41
  %79 = add nsw i64 %78, %43
  %80 = mul i64 %75, %45
  %81 = srem i64 %79, %47
  %82 = sdiv i64 %79, %47
  %83 = add i64 %77, %80
  %84 = mul i64 %83, %47
  %85 = add i64 %84, %81
  %86 = mul i64 %85, %49
  %87 = add i64 %86, %82
  %88 = getelementptr inbounds double, ptr %31, i64 %87
  %89 = add nsw i64 %3, 2
  %90 = srem i64 %89, %22
  %91 = sdiv i64 %89, %22
  %92 = srem i64 %91, %20
  %93 = sdiv i64 %91, %20
  %94 = mul nsw i64 %93, %33
  %95 = add nsw i64 %94, %35
  %96 = mul nsw i64 %92, %37
  %97 = add nsw i64 %96, %39
  %98 = mul nsw i64 %90, %41
  %99 = add nsw i64 %98, %43
  %100 = mul i64 %95, %45
  %101 = srem i64 %99, %47
  %102 = sdiv i64 %99, %47
  %103 = add i64 %97, %100
  %104 = mul i64 %103, %47
  %105 = add i64 %104, %101
  %106 = mul i64 %105, %49
  %107 = add i64 %106, %102
  %108 = getelementptr inbounds double, ptr %31, i64 %107
  %109 = add nsw i64 %3, 3
  %110 = srem i64 %109, %22
  %111 = sdiv i64 %109, %22
  %112 = srem i64 %111, %20
  %113 = sdiv i64 %111, %20
  %114 = mul nsw i64 %113, %33
  %115 = add nsw i64 %114, %35
  %116 = mul nsw i64 %112, %37
  %117 = add nsw i64 %116, %39
  %118 = mul nsw i64 %110, %41
  %119 = add nsw i64 %118, %43
  %120 = mul i64 %115, %45
  %121 = srem i64 %119, %47
  %122 = sdiv i64 %119, %47
  %123 = add i64 %117, %120
  %124 = mul i64 %123, %47
  %125 = add i64 %124, %121
  %126 = mul i64 %125, %49
  %127 = add i64 %126, %122
  %128 = getelementptr inbounds double, ptr %31, i64 %127
  %129 = add nsw i64 %3, 4
  %130 = srem i64 %129, %22
  %131 = sdiv i64 %129, %22
  %132 = srem i64 %131, %20
  %133 = sdiv i64 %131, %20
  %134 = mul nsw i64 %133, %33
  %135 = add nsw i64 %134, %35
  %136 = mul nsw i64 %132, %37
  %137 = add nsw i64 %136, %39
  %138 = mul nsw i64 %130, %41
  %139 = add nsw i64 %138, %43
  %140 = mul i64 %135, %45
  %141 = srem i64 %139, %47
  %142 = sdiv i64 %139, %47
  %143 = add i64 %137, %140
  %144 = mul i64 %143, %47
  %145 = add i64 %144, %141
  %146 = mul i64 %145, %49
  %147 = add i64 %146, %142
  %148 = getelementptr inbounds double, ptr %31, i64 %147
  %149 = add nsw i64 %3, 5
  %150 = srem i64 %149, %22
  %151 = sdiv i64 %149, %22
  %152 = srem i64 %151, %20
  %153 = sdiv i64 %151, %20
  %154 = mul nsw i64 %153, %33
  %155 = add nsw i64 %154, %35
  %156 = mul nsw i64 %152, %37
  %157 = add nsw i64 %156, %39
  %158 = mul nsw i64 %150, %41
  %159 = add nsw i64 %158, %43
  %160 = mul i64 %155, %45
  %161 = srem i64 %159, %47
  %162 = sdiv i64 %159, %47
  %163 = add i64 %157, %160
  %164 = mul i64 %163, %47
  %165 = add i64 %164, %161
  %166 = mul i64 %165, %49
  %167 = add i64 %166, %162
  %168 = getelementptr inbounds double, ptr %31, i64 %167
  %169 = mul nsw i64 %29, %22
  %170 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 5
  %171 = load i64, ptr %170, align 8
  %172 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 6
  %173 = load i64, ptr %172, align 8
  %174 = add nsw i64 %173, %171
  %175 = icmp sgt i64 %173, 0
  br i1 %175, label %185, label %197

176:                                              ; preds = %176, %4
  %177 = phi i64 [ 0, %4 ], [ %183, %176 ]
  %178 = phi <8 x i64> [ zeroinitializer, %4 ], [ %182, %176 ]
  %179 = icmp sgt i64 %27, %177
  %180 = sext i1 %179 to i64
  %181 = trunc i64 %177 to i32
  %182 = insertelement <8 x i64> %178, i64 %180, i32 %181
  %183 = add nuw nsw i64 %177, 1
  %184 = icmp eq i64 %183, 8
  br i1 %184, label %28, label %176

185:                                              ; preds = %28
  %186 = mul i64 %14, %12
  %187 = mul i64 %186, %24
  %188 = sdiv i64 %8, %10
  %189 = mul i64 %187, %188
  %190 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %191 = load ptr, ptr %190, align 8
  %192 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 1
  %193 = load ptr, ptr %192, align 8
  %194 = mul nsw i64 %189, %2
  %195 = getelementptr inbounds double, ptr %193, i64 %194
  %196 = icmp sgt i64 %16, 0
  br label %217

197:                                              ; preds = %236, %28
  %198 = phi <8 x double> [ zeroinitializer, %28 ], [ %237, %236 ]
  %199 = phi <8 x double> [ zeroinitializer, %28 ], [ %238, %236 ]
  %200 = phi <8 x double> [ zeroinitializer, %28 ], [ %239, %236 ]
  %201 = phi <8 x double> [ zeroinitializer, %28 ], [ %240, %236 ]
  %202 = phi <8 x double> [ zeroinitializer, %28 ], [ %241, %236 ]
  %203 = phi <8 x double> [ zeroinitializer, %28 ], [ %242, %236 ]
  %204 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 2
  %205 = mul nsw i64 %169, %2
  %206 = load ptr, ptr %204, align 8
  %207 = getelementptr inbounds double, ptr %206, i64 %205
  %208 = getelementptr inbounds double, ptr %207, i64 %3
  %209 = shufflevector <8 x double> %203, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %210 = fadd <8 x double> %203, %209
  %211 = shufflevector <8 x double> %210, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %212 = fadd <8 x double> %210, %211
  %213 = shufflevector <8 x double> %212, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %214 = fadd <8 x double> %212, %213
  %215 = extractelement <8 x double> %214, i64 0
  %216 = icmp eq i64 %171, 0
  br i1 %216, label %291, label %289

217:                                              ; preds = %236, %185
  %218 = phi <8 x double> [ zeroinitializer, %185 ], [ %237, %236 ]
  %219 = phi <8 x double> [ zeroinitializer, %185 ], [ %238, %236 ]
  %220 = phi <8 x double> [ zeroinitializer, %185 ], [ %239, %236 ]
  %221 = phi <8 x double> [ zeroinitializer, %185 ], [ %240, %236 ]
  %222 = phi <8 x double> [ zeroinitializer, %185 ], [ %241, %236 ]
  %223 = phi <8 x double> [ zeroinitializer, %185 ], [ %242, %236 ]
  %224 = phi i64 [ %171, %185 ], [ %243, %236 ]
  %225 = getelementptr inbounds i64, ptr %191, i64 %224
  %226 = load i64, ptr %225, align 8
  %227 = mul nsw i64 %224, %24
  %228 = getelementptr inbounds double, ptr %195, i64 %227
  br i1 %196, label %229, label %236

229:                                              ; preds = %217
  %230 = getelementptr inbounds double, ptr %68, i64 %226
  %231 = getelementptr inbounds double, ptr %88, i64 %226
  %232 = getelementptr inbounds double, ptr %108, i64 %226
  %233 = getelementptr inbounds double, ptr %128, i64 %226
  %234 = getelementptr inbounds double, ptr %148, i64 %226
  %235 = getelementptr inbounds double, ptr %168, i64 %226
  br label %245

236:                                              ; preds = %245, %217
  %237 = phi <8 x double> [ %218, %217 ], [ %286, %245 ]
  %238 = phi <8 x double> [ %219, %217 ], [ %284, %245 ]
  %239 = phi <8 x double> [ %220, %217 ], [ %282, %245 ]
  %240 = phi <8 x double> [ %221, %217 ], [ %280, %245 ]
  %241 = phi <8 x double> [ %222, %217 ], [ %278, %245 ]
  %242 = phi <8 x double> [ %223, %217 ], [ %276, %245 ]
  %243 = add nsw i64 %224, 1
  %244 = icmp slt i64 %243, %174
  br i1 %244, label %217, label %197

245:                                              ; preds = %229, %245
  %246 = phi <8 x double> [ %286, %245 ], [ %218, %229 ]
  %247 = phi <8 x double> [ %284, %245 ], [ %219, %229 ]
  %248 = phi <8 x double> [ %282, %245 ], [ %220, %229 ]
  %249 = phi <8 x double> [ %280, %245 ], [ %221, %229 ]
  %250 = phi <8 x double> [ %278, %245 ], [ %222, %229 ]
  %251 = phi <8 x double> [ %276, %245 ], [ %223, %229 ]
  %252 = phi i64 [ %287, %245 ], [ 0, %229 ]
  %253 = icmp slt i64 %252, %26
  %254 = select i1 %253, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %182
  %255 = getelementptr inbounds double, ptr %230, i64 %252
  %256 = load <8 x i64>, ptr %255, align 1
  %257 = and <8 x i64> %256, %254
  %258 = getelementptr inbounds double, ptr %231, i64 %252
  %259 = load <8 x i64>, ptr %258, align 1
  %260 = and <8 x i64> %259, %254
  %261 = getelementptr inbounds double, ptr %232, i64 %252
  %262 = load <8 x i64>, ptr %261, align 1
  %263 = and <8 x i64> %262, %254
  %264 = getelementptr inbounds double, ptr %233, i64 %252
  %265 = load <8 x i64>, ptr %264, align 1
  %266 = and <8 x i64> %265, %254
  %267 = getelementptr inbounds double, ptr %234, i64 %252
  %268 = load <8 x i64>, ptr %267, align 1
  %269 = and <8 x i64> %268, %254
  %270 = getelementptr inbounds double, ptr %235, i64 %252
  %271 = load <8 x i64>, ptr %270, align 1
  %272 = and <8 x i64> %271, %254
  %273 = getelementptr inbounds double, ptr %228, i64 %252
  %274 = load <8 x double>, ptr %273, align 1
  %275 = bitcast <8 x i64> %257 to <8 x double>
  %276 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %274, <8 x double> %275, <8 x double> %251)
  %277 = bitcast <8 x i64> %260 to <8 x double>
  %278 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %274, <8 x double> %277, <8 x double> %250)
  %279 = bitcast <8 x i64> %263 to <8 x double>
  %280 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %274, <8 x double> %279, <8 x double> %249)
  %281 = bitcast <8 x i64> %266 to <8 x double>
  %282 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %274, <8 x double> %281, <8 x double> %248)
  %283 = bitcast <8 x i64> %269 to <8 x double>
  %284 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %274, <8 x double> %283, <8 x double> %247)
  %285 = bitcast <8 x i64> %272 to <8 x double>
  %286 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %274, <8 x double> %285, <8 x double> %246)
  %287 = add nuw nsw i64 %252, 8
  %288 = icmp slt i64 %287, %16
  br i1 %288, label %245, label %236

289:                                              ; preds = %197
  %290 = load double, ptr %208, align 8
  br label %291

291:                                              ; preds = %289, %197
  %292 = phi double [ %290, %289 ], [ 0.000000e+00, %197 ]
  %293 = fadd double %215, %292
  store double %293, ptr %208, align 8
  %294 = load ptr, ptr %204, align 8
  %295 = getelementptr inbounds double, ptr %294, i64 %205
  %296 = getelementptr inbounds double, ptr %295, i64 %3
  %297 = getelementptr inbounds double, ptr %296, i64 1
  %298 = shufflevector <8 x double> %202, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %299 = fadd <8 x double> %202, %298
  %300 = shufflevector <8 x double> %299, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %301 = fadd <8 x double> %299, %300
  %302 = shufflevector <8 x double> %301, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %303 = fadd <8 x double> %301, %302
  %304 = extractelement <8 x double> %303, i64 0
  %305 = load i64, ptr %170, align 8
  %306 = icmp eq i64 %305, 0
  br i1 %306, label %309, label %307

307:                                              ; preds = %291
  %308 = load double, ptr %297, align 8
  br label %309

309:                                              ; preds = %307, %291
  %310 = phi double [ %308, %307 ], [ 0.000000e+00, %291 ]
  %311 = fadd double %304, %310
  store double %311, ptr %297, align 8
  %312 = load ptr, ptr %204, align 8
  %313 = getelementptr inbounds double, ptr %312, i64 %205
  %314 = getelementptr inbounds double, ptr %313, i64 %3
  %315 = getelementptr inbounds double, ptr %314, i64 2
  %316 = shufflevector <8 x double> %201, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %317 = fadd <8 x double> %201, %316
  %318 = shufflevector <8 x double> %317, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %319 = fadd <8 x double> %317, %318
  %320 = shufflevector <8 x double> %319, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %321 = fadd <8 x double> %319, %320
  %322 = extractelement <8 x double> %321, i64 0
  %323 = load i64, ptr %170, align 8
  %324 = icmp eq i64 %323, 0
  br i1 %324, label %327, label %325

325:                                              ; preds = %309
  %326 = load double, ptr %315, align 8
  br label %327

327:                                              ; preds = %325, %309
  %328 = phi double [ %326, %325 ], [ 0.000000e+00, %309 ]
  %329 = fadd double %322, %328
  store double %329, ptr %315, align 8
  %330 = load ptr, ptr %204, align 8
  %331 = getelementptr inbounds double, ptr %330, i64 %205
  %332 = getelementptr inbounds double, ptr %331, i64 %3
  %333 = getelementptr inbounds double, ptr %332, i64 3
  %334 = shufflevector <8 x double> %200, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %335 = fadd <8 x double> %200, %334
  %336 = shufflevector <8 x double> %335, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %337 = fadd <8 x double> %335, %336
  %338 = shufflevector <8 x double> %337, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %339 = fadd <8 x double> %337, %338
  %340 = extractelement <8 x double> %339, i64 0
  %341 = load i64, ptr %170, align 8
  %342 = icmp eq i64 %341, 0
  br i1 %342, label %345, label %343

343:                                              ; preds = %327
  %344 = load double, ptr %333, align 8
  br label %345

345:                                              ; preds = %343, %327
  %346 = phi double [ %344, %343 ], [ 0.000000e+00, %327 ]
  %347 = fadd double %340, %346
  store double %347, ptr %333, align 8
  %348 = load ptr, ptr %204, align 8
  %349 = getelementptr inbounds double, ptr %348, i64 %205
  %350 = getelementptr inbounds double, ptr %349, i64 %3
  %351 = getelementptr inbounds double, ptr %350, i64 4
  %352 = shufflevector <8 x double> %199, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %353 = fadd <8 x double> %199, %352
  %354 = shufflevector <8 x double> %353, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %355 = fadd <8 x double> %353, %354
  %356 = shufflevector <8 x double> %355, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %357 = fadd <8 x double> %355, %356
  %358 = extractelement <8 x double> %357, i64 0
  %359 = load i64, ptr %170, align 8
  %360 = icmp eq i64 %359, 0
  br i1 %360, label %363, label %361

361:                                              ; preds = %345
  %362 = load double, ptr %351, align 8
  br label %363

363:                                              ; preds = %361, %345
  %364 = phi double [ %362, %361 ], [ 0.000000e+00, %345 ]
  %365 = fadd double %358, %364
  store double %365, ptr %351, align 8
  %366 = load ptr, ptr %204, align 8
  %367 = getelementptr inbounds double, ptr %366, i64 %205
  %368 = getelementptr inbounds double, ptr %367, i64 %3
  %369 = getelementptr inbounds double, ptr %368, i64 5
  %370 = shufflevector <8 x double> %198, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %371 = fadd <8 x double> %198, %370
  %372 = shufflevector <8 x double> %371, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %373 = fadd <8 x double> %371, %372
  %374 = load i64, ptr %170, align 8
  %375 = icmp eq i64 %374, 0
  br i1 %375, label %378, label %376

376:                                              ; preds = %363
  %377 = load double, ptr %369, align 8
  br label %378

378:                                              ; preds = %376, %363
  %379 = phi double [ %377, %376 ], [ 0.000000e+00, %363 ]
  %380 = shufflevector <8 x double> %373, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %381 = fadd <8 x double> %373, %380
  %382 = extractelement <8 x double> %381, i64 0
  %383 = fadd double %382, %379
  store double %383, ptr %369, align 8
  ret void
}

define internal fastcc void @dots_1_1(ptr %0, ptr %1, i64 %2, i64 %3) {
  %5 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 3
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 5, i32 0
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 5, i32 1
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 5, i32 2
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 6, i32 0
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 6, i32 1
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 6, i32 2
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 18
  %24 = load i64, ptr %23, align 8
  %25 = sdiv i64 %16, 8
  %26 = shl nsw i64 %25, 3
  %27 = sub nsw i64 %16, %26
  br label %76

28:                                               ; preds = %76
  %29 = mul nsw i64 %20, %18
  %30 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 0
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 0
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 14, i32 0
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 1
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 14, i32 1
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 2
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 14, i32 2
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 16, i32 1
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 17
  %47 = load i64, ptr %46, align 8
  %48 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 16, i32 2
  %49 = load i64, ptr %48, align 8
  %50 = srem i64 %3, %22
  %51 = sdiv i64 %3, %22
  %52 = srem i64 %51, %20
  %53 = sdiv i64 %51, %20
  %54 = mul nsw i64 %53, %33
  %55 = add nsw i64 %54, %35
  %56 = mul nsw i64 %52, %37
  %57 = add nsw i64 %56, %39
  %58 = mul nsw i64 %50, %41
  %59 = add nsw i64 %58, %43
  %60 = mul i64 %55, %45
  %61 = srem i64 %59, %47
  %62 = sdiv i64 %59, %47
  %63 = add i64 %57, %60
  %64 = mul i64 %63, %47
  %65 = add i64 %64, %61
  %66 = mul i64 %65, %49
  %67 = add i64 %66, %62
  %68 = getelementptr inbounds double, ptr %31, i64 %67
  %69 = mul nsw i64 %29, %22
  %70 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 5
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 6
  %73 = load i64, ptr %72, align 8
  %74 = add nsw i64 %73, %71
  %75 = icmp sgt i64 %73, 0
  br i1 %75, label %85, label %97

76:                                               ; preds = %76, %4
  %77 = phi i64 [ 0, %4 ], [ %83, %76 ]
  %78 = phi <8 x i64> [ zeroinitializer, %4 ], [ %82, %76 ]
  %79 = icmp sgt i64 %27, %77
  %80 = sext i1 %79 to i64
  %81 = trunc i64 %77 to i32
  %82 = insertelement <8 x i64> %78, i64 %80, i32 %81
  %83 = add nuw nsw i64 %77, 1
  %84 = icmp eq i64 %83, 8
  br i1 %84, label %28, label %76

85:                                               ; preds = %28
  %86 = mul i64 %14, %12
  %87 = mul i64 %86, %24
  %88 = sdiv i64 %8, %10
  %89 = mul i64 %87, %88
  %90 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %91 = load ptr, ptr %90, align 8
  %92 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 1
  %93 = load ptr, ptr %92, align 8
  %94 = mul nsw i64 %89, %2
  %95 = getelementptr inbounds double, ptr %93, i64 %94
  %96 = icmp sgt i64 %16, 0
  br label %109

97:                                               ; preds = %118, %28
  %98 = phi <8 x double> [ zeroinitializer, %28 ], [ %119, %118 ]
  %99 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 2
  %100 = mul nsw i64 %69, %2
  %101 = load ptr, ptr %99, align 8
  %102 = getelementptr inbounds double, ptr %101, i64 %100
  %103 = getelementptr inbounds double, ptr %102, i64 %3
  %104 = shufflevector <8 x double> %98, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %105 = fadd <8 x double> %98, %104
  %106 = shufflevector <8 x double> %105, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %107 = fadd <8 x double> %105, %106
  %108 = icmp eq i64 %71, 0
  br i1 %108, label %138, label %136

109:                                              ; preds = %118, %85
  %110 = phi <8 x double> [ zeroinitializer, %85 ], [ %119, %118 ]
  %111 = phi i64 [ %71, %85 ], [ %120, %118 ]
  %112 = mul nsw i64 %111, %24
  %113 = getelementptr inbounds double, ptr %95, i64 %112
  br i1 %96, label %114, label %118

114:                                              ; preds = %109
  %115 = getelementptr inbounds i64, ptr %91, i64 %111
  %116 = load i64, ptr %115, align 8
  %117 = getelementptr inbounds double, ptr %68, i64 %116
  br label %122

118:                                              ; preds = %122, %109
  %119 = phi <8 x double> [ %110, %109 ], [ %133, %122 ]
  %120 = add nsw i64 %111, 1
  %121 = icmp slt i64 %120, %74
  br i1 %121, label %109, label %97

122:                                              ; preds = %114, %122
  %123 = phi <8 x double> [ %133, %122 ], [ %110, %114 ]
  %124 = phi i64 [ %134, %122 ], [ 0, %114 ]
  %125 = icmp slt i64 %124, %26
  %126 = select i1 %125, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %82
  %127 = getelementptr inbounds double, ptr %117, i64 %124
  %128 = load <8 x i64>, ptr %127, align 1
  %129 = and <8 x i64> %128, %126
  %130 = getelementptr inbounds double, ptr %113, i64 %124
  %131 = load <8 x double>, ptr %130, align 1
  %132 = bitcast <8 x i64> %129 to <8 x double>
  %133 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %131, <8 x double> %132, <8 x double> %123)
  %134 = add nuw nsw i64 %124, 8
  %135 = icmp slt i64 %134, %16
  br i1 %135, label %122, label %118

136:                                              ; preds = %97
  %137 = load double, ptr %103, align 8
  br label %138

138:                                              ; preds = %136, %97
  %139 = phi double [ %137, %136 ], [ 0.000000e+00, %97 ]
  %140 = shufflevector <8 x double> %107, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %141 = fadd <8 x double> %107, %140
  %142 = extractelement <8 x double> %141, i64 0
  %143 = fadd double %142, %139
  store double %143, ptr %103, align 8
  ret void
}

define internal fastcc void @rows_8_3(ptr %0, ptr %1, i64 %2, i64 %3) {
  %5 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 3
  %10 = load i64, ptr %9, align 8
  %11 = sdiv i64 %8, %10
  %12 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 5, i32 0
  %13 = load i64, ptr %12, align 8
  %14 = mul nsw i64 %13, %11
  %15 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 5, i32 1
  %16 = load i64, ptr %15, align 8
  %17 = mul nsw i64 %14, %16
  %18 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 5, i32 2
  %19 = load i64, ptr %18, align 8
  %20 = mul i64 %17, %19
  %21 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 6, i32 0
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 6, i32 1
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 6, i32 2
  %26 = load i64, ptr %25, align 8
  %27 = icmp slt i64 %26, 8
  %28 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 1
  %29 = load ptr, ptr %28, align 8
  %30 = mul nsw i64 %20, %2
  %31 = add nsw i64 %26, 7
  %32 = sdiv i64 %31, 8
  %33 = icmp sgt i64 %26, 8
  %34 = add nsw i64 %26, -8
  %35 = select i1 %33, i64 %34, i64 0
  %36 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 0
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 14, i32 0
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 1
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 14, i32 1
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 16, i32 1
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 17
  %47 = load i64, ptr %46, align 8
  %48 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 16, i32 2
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 14, i32 2
  %51 = load i64, ptr %50, align 8
  %52 = mul i64 %49, %47
  %53 = sdiv i64 %3, %32
  %54 = srem i64 %3, %32
  %55 = shl nsw i64 %54, 3
  %56 = add nsw i64 %55, 8
  %57 = icmp sgt i64 %56, %26
  %58 = select i1 %57, i64 %35, i64 %55
  %59 = sdiv i64 %53, %24
  %60 = srem i64 %53, %24
  %61 = mul nsw i64 %59, %37
  %62 = add nsw i64 %61, %39
  %63 = mul nsw i64 %60, %41
  %64 = add nsw i64 %63, %43
  %65 = mul i64 %62, %45
  %66 = add i64 %64, %65
  %67 = mul i64 %52, %66
  %68 = add i64 %58, %51
  %69 = add i64 %68, %67
  %70 = mul nsw i64 %53, %26
  %71 = add nsw i64 %58, %70
  %72 = add nsw i64 %3, 1
  %73 = sdiv i64 %72, %32
  %74 = srem i64 %72, %32
  %75 = shl nsw i64 %74, 3
  %76 = add nsw i64 %75, 8
  %77 = icmp sgt i64 %76, %26
  %78 = select i1 %77, i64 %35, i64 %75
  %79 = sdiv i64 %73, %24
  %80 = srem i64 %73, %24
  %81 = mul nsw i64 %79, %37
  %82 = add nsw i64 %81, %39
  %83 = mul nsw i64 %80, %41
  %84 = add nsw i64 %83, %43
  %85 = mul i64 %82, %45
  %86 = add i64 %84, %85
  %87 = mul i64 %52, %86
  %88 = add i64 %78, %51
  %89 = add i64 %88, %87
  %90 = mul nsw i64 %73, %26
  %91 = add nsw i64 %78, %90
  %92 = add nsw i64 %3, 2
  %93 = sdiv i64 %92, %32
  %94 = srem i64 %92, %32
  %95 = shl nsw i64 %94, 3
  %96 = add nsw i64 %95, 8
  %97 = icmp sgt i64 %96, %26
  %98 = select i1 %97, i64 %35, i64 %95
  %99 = sdiv i64 %93, %24
  %100 = srem i64 %93, %24
  %101 = mul nsw i64 %99, %37
  %102 = add nsw i64 %101, %39
  %103 = mul nsw i64 %100, %41
  %104 = add nsw i64 %103, %43
  %105 = mul i64 %102, %45
  %106 = add i64 %104, %105
  %107 = mul i64 %52, %106
  %108 = add i64 %98, %51
  %109 = add i64 %108, %107
  %110 = mul nsw i64 %93, %26
  %111 = add nsw i64 %98, %110
  %112 = mul nsw i64 %24, %22
  %113 = select i1 %27, i64 %26, i64 8
  %114 = mul nsw i64 %112, %26
  %115 = getelementptr inbounds double, ptr %29, i64 %30
  %116 = icmp sgt i64 %20, 0
  br i1 %116, label %117, label %128

117:                                              ; preds = %4
  %118 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 0
  %119 = load ptr, ptr %118, align 8
  %120 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %121 = load ptr, ptr %120, align 8
  %122 = shl nsw i64 %20, 1
  %123 = mul nsw i64 %20, 3
  %124 = shl nsw i64 %20, 2
  %125 = mul nsw i64 %20, 5
  %126 = mul nsw i64 %20, 6
  %127 = mul nsw i64 %20, 7
  br label %161

128:                                              ; preds = %161, %4
  %129 = phi <8 x double> [ zeroinitializer, %4 ], [ %240, %161 ]
  %130 = phi <8 x double> [ zeroinitializer, %4 ], [ %234, %161 ]
  %131 = phi <8 x double> [ zeroinitializer, %4 ], [ %233, %161 ]
  %132 = phi <8 x double> [ zeroinitializer, %4 ], [ %232, %161 ]
  %133 = phi <8 x double> [ zeroinitializer, %4 ], [ %241, %161 ]
  %134 = phi <8 x double> [ zeroinitializer, %4 ], [ %226, %161 ]
  %135 = phi <8 x double> [ zeroinitializer, %4 ], [ %225, %161 ]
  %136 = phi <8 x double> [ zeroinitializer, %4 ], [ %224, %161 ]
  %137 = phi <8 x double> [ zeroinitializer, %4 ], [ %242, %161 ]
  %138 = phi <8 x double> [ zeroinitializer, %4 ], [ %218, %161 ]
  %139 = phi <8 x double> [ zeroinitializer, %4 ], [ %217, %161 ]
  %140 = phi <8 x double> [ zeroinitializer, %4 ], [ %216, %161 ]
  %141 = phi <8 x double> [ zeroinitializer, %4 ], [ %248, %161 ]
  %142 = phi <8 x double> [ zeroinitializer, %4 ], [ %210, %161 ]
  %143 = phi <8 x double> [ zeroinitializer, %4 ], [ %209, %161 ]
  %144 = phi <8 x double> [ zeroinitializer, %4 ], [ %208, %161 ]
  %145 = phi <8 x double> [ zeroinitializer, %4 ], [ %249, %161 ]
  %146 = phi <8 x double> [ zeroinitializer, %4 ], [ %202, %161 ]
  %147 = phi <8 x double> [ zeroinitializer, %4 ], [ %201, %161 ]
  %148 = phi <8 x double> [ zeroinitializer, %4 ], [ %200, %161 ]
  %149 = phi <8 x double> [ zeroinitializer, %4 ], [ %250, %161 ]
  %150 = phi <8 x double> [ zeroinitializer, %4 ], [ %256, %161 ]
  %151 = phi <8 x double> [ zeroinitializer, %4 ], [ %257, %161 ]
  %152 = phi <8 x double> [ zeroinitializer, %4 ], [ %258, %161 ]
  %153 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 2
  %154 = icmp sgt i64 %26, 7
  %155 = icmp sgt i64 %26, 0
  %156 = call i64 @llvm.smax.i64(i64 %113, i64 1)
  %157 = mul nsw i64 %114, %2
  %158 = load ptr, ptr %153, align 8
  %159 = getelementptr inbounds double, ptr %158, i64 %157
  %160 = getelementptr inbounds double, ptr %159, i64 %71
  br i1 %154, label %262, label %261

161:                                              ; preds = %161, %117
  %162 = phi <8 x double> [ zeroinitializer, %117 ], [ %240, %161 ]
  %163 = phi <8 x double> [ zeroinitializer, %117 ], [ %234, %161 ]
  %164 = phi <8 x double> [ zeroinitializer, %117 ], [ %233, %161 ]
  %165 = phi <8 x double> [ zeroinitializer, %117 ], [ %232, %161 ]
  %166 = phi <8 x double> [ zeroinitializer, %117 ], [ %241, %161 ]
  %167 = phi <8 x double> [ zeroinitializer, %117 ], [ %226, %161 ]
  %168 = phi <8 x double> [ zeroinitializer, %117 ], [ %225, %161 ]
  %169 = phi <8 x double> [ zeroinitializer, %117 ], [ %224, %161 ]
  %170 = phi <8 x double> [ zeroinitializer, %117 ], [ %242, %161 ]
  %171 = phi <8 x double> [ zeroinitializer, %117 ], [ %218, %161 ]
  %172 = phi <8 x double> [ zeroinitializer, %117 ], [ %217, %161 ]
  %173 = phi <8 x double> [ zeroinitializer, %117 ], [ %216, %161 ]
  %174 = phi <8 x double> [ zeroinitializer, %117 ], [ %248, %161 ]
  %175 = phi <8 x double> [ zeroinitializer, %117 ], [ %210, %161 ]
  %176 = phi <8 x double> [ zeroinitializer, %117 ], [ %209, %161 ]
  %177 = phi <8 x double> [ zeroinitializer, %117 ], [ %208, %161 ]
  %178 = phi <8 x double> [ zeroinitializer, %117 ], [ %249, %161 ]
  %179 = phi <8 x double> [ zeroinitializer, %117 ], [ %202, %161 ]
  %180 = phi <8 x double> [ zeroinitializer, %117 ], [ %201, %161 ]
  %181 = phi <8 x double> [ zeroinitializer, %117 ], [ %200, %161 ]
  %182 = phi <8 x double> [ zeroinitializer, %117 ], [ %250, %161 ]
  %183 = phi <8 x double> [ zeroinitializer, %117 ], [ %256, %161 ]
  %184 = phi <8 x double> [ zeroinitializer, %117 ], [ %257, %161 ]
  %185 = phi <8 x double> [ zeroinitializer, %117 ], [ %258, %161 ]
  %186 = phi i64 [ 0, %117 ], [ %259, %161 ]
  %187 = getelementptr inbounds i64, ptr %121, i64 %186
  %188 = load i64, ptr %187, align 8
  %189 = getelementptr inbounds double, ptr %119, i64 %188
  %190 = getelementptr inbounds double, ptr %189, i64 %69
  %191 = load <8 x double>, ptr %190, align 1
  %192 = getelementptr inbounds double, ptr %189, i64 %89
  %193 = load <8 x double>, ptr %192, align 1
  %194 = getelementptr inbounds double, ptr %189, i64 %109
  %195 = load <8 x double>, ptr %194, align 1
  %196 = getelementptr inbounds double, ptr %115, i64 %186
  %197 = load double, ptr %196, align 8
  %198 = insertelement <8 x double> poison, double %197, i64 0
  %199 = shufflevector <8 x double> %198, <8 x double> poison, <8 x i32> zeroinitializer
  %200 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %199, <8 x double> %191, <8 x double> %181)
  %201 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %199, <8 x double> %193, <8 x double> %180)
  %202 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %199, <8 x double> %195, <8 x double> %179)
  %203 = add nsw i64 %20, %186
  %204 = getelementptr inbounds double, ptr %115, i64 %203
  %205 = load double, ptr %204, align 8
  %206 = insertelement <8 x double> poison, double %205, i64 0
  %207 = shufflevector <8 x double> %206, <8 x double> poison, <8 x i32> zeroinitializer
  %208 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %207, <8 x double> %191, <8 x double> %177)
  %209 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %207, <8 x double> %193, <8 x double> %176)
  %210 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %207, <8 x double> %195, <8 x double> %175)
  %211 = add nsw i64 %122, %186
  %212 = getelementptr inbounds double, ptr %115, i64 %211
  %213 = load double, ptr %212, align 8
  %214 = insertelement <8 x double> poison, double %213, i64 0
  %215 = shufflevector <8 x double> %214, <8 x double> poison, <8 x i32> zeroinitializer
  %216 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %215, <8 x double> %191, <8 x double> %173)
  %217 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %215, <8 x double> %193, <8 x double> %172)
  %218 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %215, <8 x double> %195, <8 x double> %171)
  %219 = add nsw i64 %123, %186
  %220 = getelementptr inbounds double, ptr %115, i64 %219
  %221 = load double, ptr %220, align 8
  %222 = insertelement <8 x double> poison, double %221, i64 0
  %223 = shufflevector <8 x double> %222, <8 x double> poison, <8 x i32> zeroinitializer
  %224 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %223, <8 x double> %191, <8 x double> %169)
  %225 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %223, <8 x double> %193, <8 x double> %168)
  %226 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %223, <8 x double> %195, <8 x double> %167)
  %227 = add nsw i64 %124, %186
  %228 = getelementptr inbounds double, ptr %115, i64 %227
  %229 = load double, ptr %228, align 8
  %230 = insertelement <8 x double> poison, double %229, i64 0
  %231 = shufflevector <8 x double> %230, <8 x double> poison, <8 x i32> zeroinitializer
  %232 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %231, <8 x double> %191, <8 x double> %165)
  %233 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %231, <8 x double> %193, <8 x double> %164)
  %234 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %231, <8 x double> %195, <8 x double> %163)
  %235 = add nsw i64 %125, %186
  %236 = getelementptr inbounds double, ptr %115, i64 %235
  %237 = load double, ptr %236, align 8
  %238 = insertelement <8 x double> poison, double %237, i64 0
  %239 = shufflevector <8 x double> %238, <8 x double> poison, <8 x i32> zeroinitializer
  %240 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %239, <8 x double> %191, <8 x double> %162)
  %241 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %239, <8 x double> %193, <8 x double> %166)
  %242 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %239, <8 x double> %195, <8 x double> %170)
  %243 = add nsw i64 %126, %186
  %244 = getelementptr inbounds double, ptr %115, i64 %243
  %245 = load double, ptr %244, align 8
  %246 = insertelement <8 x double> poison, double %245, i64 0
  %247 = shufflevector <8 x double> %246, <8 x double> poison, <8 x i32> zeroinitializer
  %248 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %247, <8 x double> %191, <8 x double> %174)
  %249 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %247, <8 x double> %193, <8 x double> %178)
  %250 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %247, <8 x double> %195, <8 x double> %182)
  %251 = add nsw i64 %127, %186
  %252 = getelementptr inbounds double, ptr %115, i64 %251
  %253 = load double, ptr %252, align 8
  %254 = insertelement <8 x double> poison, double %253, i64 0
  %255 = shufflevector <8 x double> %254, <8 x double> poison, <8 x i32> zeroinitializer
  %256 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %255, <8 x double> %191, <8 x double> %183)
  %257 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %255, <8 x double> %193, <8 x double> %184)
  %258 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %255, <8 x double> %195, <8 x double> %185)
  %259 = add nuw nsw i64 %186, 1
  %260 = icmp eq i64 %259, %20
  br i1 %260, label %128, label %161

261:                                              ; preds = %128
  br i1 %155, label %266, label %679

262:                                              ; preds = %128
  store <8 x double> %148, ptr %160, align 1
  %263 = load ptr, ptr %153, align 8
  %264 = getelementptr inbounds double, ptr %263, i64 %157
  %265 = getelementptr inbounds double, ptr %264, i64 %91
  br label %283

266:                                              ; preds = %261, %266
  %267 = phi i64 [ %270, %266 ], [ 0, %261 ]
  %268 = extractelement <8 x double> %148, i64 %267
  %269 = getelementptr inbounds double, ptr %160, i64 %267
  store double %268, ptr %269, align 8
  %270 = add nuw nsw i64 %267, 1
  %271 = icmp eq i64 %270, %156
  br i1 %271, label %272, label %266

272:                                              ; preds = %266
  %273 = load ptr, ptr %153, align 8
  %274 = getelementptr inbounds double, ptr %273, i64 %157
  %275 = getelementptr inbounds double, ptr %274, i64 %91
  br i1 %154, label %283, label %276

276:                                              ; preds = %272
  br i1 %155, label %277, label %679

277:                                              ; preds = %276, %277
  %278 = phi i64 [ %281, %277 ], [ 0, %276 ]
  %279 = extractelement <8 x double> %147, i64 %278
  %280 = getelementptr inbounds double, ptr %275, i64 %278
  store double %279, ptr %280, align 8
  %281 = add nuw nsw i64 %278, 1
  %282 = icmp eq i64 %281, %156
  br i1 %282, label %288, label %277

283:                                              ; preds = %272, %262
  %284 = phi ptr [ %265, %262 ], [ %275, %272 ]
  store <8 x double> %147, ptr %284, align 1
  %285 = load ptr, ptr %153, align 8
  %286 = getelementptr inbounds double, ptr %285, i64 %157
  %287 = getelementptr inbounds double, ptr %286, i64 %111
  br label %299

288:                                              ; preds = %277
  %289 = load ptr, ptr %153, align 8
  %290 = getelementptr inbounds double, ptr %289, i64 %157
  %291 = getelementptr inbounds double, ptr %290, i64 %111
  br i1 %154, label %299, label %292

292:                                              ; preds = %288
  br i1 %155, label %293, label %679

293:                                              ; preds = %292, %293
  %294 = phi i64 [ %297, %293 ], [ 0, %292 ]
  %295 = extractelement <8 x double> %146, i64 %294
  %296 = getelementptr inbounds double, ptr %291, i64 %294
  store double %295, ptr %296, align 8
  %297 = add nuw nsw i64 %294, 1
  %298 = icmp eq i64 %297, %156
  br i1 %298, label %306, label %293

299:                                              ; preds = %288, %283
  %300 = phi ptr [ %287, %283 ], [ %291, %288 ]
  store <8 x double> %146, ptr %300, align 1
  %301 = add nsw i64 %2, 1
  %302 = mul nsw i64 %114, %301
  %303 = load ptr, ptr %153, align 8
  %304 = getelementptr inbounds double, ptr %303, i64 %302
  %305 = getelementptr inbounds double, ptr %304, i64 %71
  br label %319

306:                                              ; preds = %293
  %307 = add nsw i64 %2, 1
  %308 = mul nsw i64 %114, %307
  %309 = load ptr, ptr %153, align 8
  %310 = getelementptr inbounds double, ptr %309, i64 %308
  %311 = getelementptr inbounds double, ptr %310, i64 %71
  br i1 %154, label %319, label %312

312:                                              ; preds = %306
  br i1 %155, label %313, label %679

313:                                              ; preds = %312, %313
  %314 = phi i64 [ %317, %313 ], [ 0, %312 ]
  %315 = extractelement <8 x double> %144, i64 %314
  %316 = getelementptr inbounds double, ptr %311, i64 %314
  store double %315, ptr %316, align 8
  %317 = add nuw nsw i64 %314, 1
  %318 = icmp eq i64 %317, %156
  br i1 %318, label %325, label %313

319:                                              ; preds = %306, %299
  %320 = phi ptr [ %305, %299 ], [ %311, %306 ]
  %321 = phi i64 [ %302, %299 ], [ %308, %306 ]
  store <8 x double> %144, ptr %320, align 1
  %322 = load ptr, ptr %153, align 8
  %323 = getelementptr inbounds double, ptr %322, i64 %321
  %324 = getelementptr inbounds double, ptr %323, i64 %91
  br label %336

325:                                              ; preds = %313
  %326 = load ptr, ptr %153, align 8
  %327 = getelementptr inbounds double, ptr %326, i64 %308
  %328 = getelementptr inbounds double, ptr %327, i64 %91
  br i1 %154, label %336, label %329

329:                                              ; preds = %325
  br i1 %155, label %330, label %679

330:                                              ; preds = %329, %330
  %331 = phi i64 [ %334, %330 ], [ 0, %329 ]
  %332 = extractelement <8 x double> %143, i64 %331
  %333 = getelementptr inbounds double, ptr %328, i64 %331
  store double %332, ptr %333, align 8
  %334 = add nuw nsw i64 %331, 1
  %335 = icmp eq i64 %334, %156
  br i1 %335, label %342, label %330

336:                                              ; preds = %325, %319
  %337 = phi ptr [ %324, %319 ], [ %328, %325 ]
  %338 = phi i64 [ %321, %319 ], [ %308, %325 ]
  store <8 x double> %143, ptr %337, align 1
  %339 = load ptr, ptr %153, align 8
  %340 = getelementptr inbounds double, ptr %339, i64 %338
  %341 = getelementptr inbounds double, ptr %340, i64 %111
  br label %353

342:                                              ; preds = %330
  %343 = load ptr, ptr %153, align 8
  %344 = getelementptr inbounds double, ptr %343, i64 %308
  %345 = getelementptr inbounds double, ptr %344, i64 %111
  br i1 %154, label %353, label %346

346:                                              ; preds = %342
  br i1 %155, label %347, label %679

347:                                              ; preds = %346, %347
  %348 = phi i64 [ %351, %347 ], [ 0, %346 ]
  %349 = extractelement <8 x double> %142, i64 %348
  %350 = getelementptr inbounds double, ptr %345, i64 %348
  store double %349, ptr %350, align 8
  %351 = add nuw nsw i64 %348, 1
  %352 = icmp eq i64 %351, %156
  br i1 %352, label %360, label %347

353:                                              ; preds = %342, %336
  %354 = phi ptr [ %341, %336 ], [ %345, %342 ]
  store <8 x double> %142, ptr %354, align 1
  %355 = add nsw i64 %2, 2
  %356 = mul nsw i64 %114, %355
  %357 = load ptr, ptr %153, align 8
  %358 = getelementptr inbounds double, ptr %357, i64 %356
  %359 = getelementptr inbounds double, ptr %358, i64 %71
  br label %373

360:                                              ; preds = %347
  %361 = add nsw i64 %2, 2
  %362 = mul nsw i64 %114, %361
  %363 = load ptr, ptr %153, align 8
  %364 = getelementptr inbounds double, ptr %363, i64 %362
  %365 = getelementptr inbounds double, ptr %364, i64 %71
  br i1 %154, label %373, label %366

366:                                              ; preds = %360
  br i1 %155, label %367, label %679

367:                                              ; preds = %366, %367
  %368 = phi i64 [ %371, %367 ], [ 0, %366 ]
  %369 = extractelement <8 x double> %140, i64 %368
  %370 = getelementptr inbounds double, ptr %365, i64 %368
  store double %369, ptr %370, align 8
  %371 = add nuw nsw i64 %368, 1
  %372 = icmp eq i64 %371, %156
  br i1 %372, label %379, label %367

373:                                              ; preds = %360, %353
  %374 = phi ptr [ %359, %353 ], [ %365, %360 ]
  %375 = phi i64 [ %356, %353 ], [ %362, %360 ]
  store <8 x double> %140, ptr %374, align 1
  %376 = load ptr, ptr %153, align 8
  %377 = getelementptr inbounds double, ptr %376, i64 %375
  %378 = getelementptr inbounds double, ptr %377, i64 %91
  br label %390

379:                                              ; preds = %367
  %380 = load ptr, ptr %153, align 8
  %381 = getelementptr inbounds double, ptr %380, i64 %362
  %382 = getelementptr inbounds double, ptr %381, i64 %91
  br i1 %154, label %390, label %383

383:                                              ; preds = %379
  br i1 %155, label %384, label %679

384:                                              ; preds = %383, %384
  %385 = phi i64 [ %388, %384 ], [ 0, %383 ]
  %386 = extractelement <8 x double> %139, i64 %385
  %387 = getelementptr inbounds double, ptr %382, i64 %385
  store double %386, ptr %387, align 8
  %388 = add nuw nsw i64 %385, 1
  %389 = icmp eq i64 %388, %156
  br i1 %389, label %396, label %384

390:                                              ; preds = %379, %373
  %391 = phi ptr [ %378, %373 ], [ %382, %379 ]
  %392 = phi i64 [ %375, %373 ], [ %362, %379 ]
  store <8 x double> %139, ptr %391, align 1
  %393 = load ptr, ptr %153, align 8
  %394 = getelementptr inbounds double, ptr %393, i64 %392
  %395 = getelementptr inbounds double, ptr %394, i64 %111
  br label %407

396:                                              ; preds = %384
  %397 = load ptr, ptr %153, align 8
  %398 = getelementptr inbounds double, ptr %397, i64 %362
  %399 = getelementptr inbounds double, ptr %398, i64 %111
  br i1 %154, label %407, label %400

400:                                              ; preds = %396
  br i1 %155, label %401, label %679

401:                                              ; preds = %400, %401
  %402 = phi i64 [ %405, %401 ], [ 0, %400 ]
  %403 = extractelement <8 x double> %138, i64 %402
  %404 = getelementptr inbounds double, ptr %399, i64 %402
  store double %403, ptr %404, align 8
  %405 = add nuw nsw i64 %402, 1
  %406 = icmp eq i64 %405, %156
  br i1 %406, label %414, label %401

407:                                              ; preds = %396, %390
  %408 = phi ptr [ %395, %390 ], [ %399, %396 ]
  store <8 x double> %138, ptr %408, align 1
  %409 = add nsw i64 %2, 3
  %410 = mul nsw i64 %114, %409
  %411 = load ptr, ptr %153, align 8
  %412 = getelementptr inbounds double, ptr %411, i64 %410
  %413 = getelementptr inbounds double, ptr %412, i64 %71
  br label %427

414:                                              ; preds = %401
  %415 = add nsw i64 %2, 3
  %416 = mul nsw i64 %114, %415
  %417 = load ptr, ptr %153, align 8
  %418 = getelementptr inbounds double, ptr %417, i64 %416
  %419 = getelementptr inbounds double, ptr %418, i64 %71
  br i1 %154, label %427, label %420

420:                                              ; preds = %414
  br i1 %155, label %421, label %679

421:                                              ; preds = %420, %421
  %422 = phi i64 [ %425, %421 ], [ 0, %420 ]
  %423 = extractelement <8 x double> %136, i64 %422
  %424 = getelementptr inbounds double, ptr %419, i64 %422
  store double %423, ptr %424, align 8
  %425 = add nuw nsw i64 %422, 1
  %426 = icmp eq i64 %425, %156
  br i1 %426, label %433, label %421

427:                                              ; preds = %414, %407
  %428 = phi ptr [ %413, %407 ], [ %419, %414 ]
  %429 = phi i64 [ %410, %407 ], [ %416, %414 ]
  store <8 x double> %136, ptr %428, align 1
  %430 = load ptr, ptr %153, align 8
  %431 = getelementptr inbounds double, ptr %430, i64 %429
  %432 = getelementptr inbounds double, ptr %431, i64 %91
  br label %444

433:                                              ; preds = %421
  %434 = load ptr, ptr %153, align 8
  %435 = getelementptr inbounds double, ptr %434, i64 %416
  %436 = getelementptr inbounds double, ptr %435, i64 %91
  br i1 %154, label %444, label %437

437:                                              ; preds = %433
  br i1 %155, label %438, label %679

438:                                              ; preds = %437, %438
  %439 = phi i64 [ %442, %438 ], [ 0, %437 ]
  %440 = extractelement <8 x double> %135, i64 %439
  %441 = getelementptr inbounds double, ptr %436, i64 %439
  store double %440, ptr %441, align 8
  %442 = add nuw nsw i64 %439, 1
  %443 = icmp eq i64 %442, %156
  br i1 %443, label %450, label %438

444:                                              ; preds = %433, %427
  %445 = phi ptr [ %432, %427 ], [ %436, %433 ]
  %446 = phi i64 [ %429, %427 ], [ %416, %433 ]
  store <8 x double> %135, ptr %445, align 1
  %447 = load ptr, ptr %153, align 8
  %448 = getelementptr inbounds double, ptr %447, i64 %446
  %449 = getelementptr inbounds double, ptr %448, i64 %111
  br label %461

450:                                              ; preds = %438
  %451 = load ptr, ptr %153, align 8
  %452 = getelementptr inbounds double, ptr %451, i64 %416
  %453 = getelementptr inbounds double, ptr %452, i64 %111
  br i1 %154, label %461, label %454

454:                                              ; preds = %450
  br i1 %155, label %455, label %679

455:                                              ; preds = %454, %455
  %456 = phi i64 [ %459, %455 ], [ 0, %454 ]
  %457 = extractelement <8 x double> %134, i64 %456
  %458 = getelementptr inbounds double, ptr %453, i64 %456
  store double %457, ptr %458, align 8
  %459 = add nuw nsw i64 %456, 1
  %460 = icmp eq i64 %459, %156
  br i1 %460, label %468, label %455

461:                                              ; preds = %450, %444
  %462 = phi ptr [ %449, %444 ], [ %453, %450 ]
  store <8 x double> %134, ptr %462, align 1
  %463 = add nsw i64 %2, 4
  %464 = mul nsw i64 %114, %463
  %465 = load ptr, ptr %153, align 8
  %466 = getelementptr inbounds double, ptr %465, i64 %464
  %467 = getelementptr inbounds double, ptr %466, i64 %71
  br label %481

468:                                              ; preds = %455
  %469 = add nsw i64 %2, 4
  %470 = mul nsw i64 %114, %469
  %471 = load ptr, ptr %153, align 8
  %472 = getelementptr inbounds double, ptr %471, i64 %470
  %473 = getelementptr inbounds double, ptr %472, i64 %71
  br i1 %154, label %481, label %474

474:                                              ; preds = %468
  br i1 %155, label %475, label %679

475:                                              ; preds = %474, %475
  %476 = phi i64 [ %479, %475 ], [ 0, %474 ]
  %477 = extractelement <8 x double> %132, i64 %476
  %478 = getelementptr inbounds double, ptr %473, i64 %476
  store double %477, ptr %478, align 8
  %479 = add nuw nsw i64 %476, 1
  %480 = icmp eq i64 %479, %156
  br i1 %480, label %487, label %475

481:                                              ; preds = %468, %461
  %482 = phi ptr [ %467, %461 ], [ %473, %468 ]
  %483 = phi i64 [ %464, %461 ], [ %470, %468 ]
  store <8 x double> %132, ptr %482, align 1
  %484 = load ptr, ptr %153, align 8
  %485 = getelementptr inbounds double, ptr %484, i64 %483
  %486 = getelementptr inbounds double, ptr %485, i64 %91
  br label %498

487:                                              ; preds = %475
  %488 = load ptr, ptr %153, align 8
  %489 = getelementptr inbounds double, ptr %488, i64 %470
  %490 = getelementptr inbounds double, ptr %489, i64 %91
  br i1 %154, label %498, label %491

491:                                              ; preds = %487
  br i1 %155, label %492, label %679

492:                                              ; preds = %491, %492
  %493 = phi i64 [ %496, %492 ], [ 0, %491 ]
  %494 = extractelement <8 x double> %131, i64 %493
  %495 = getelementptr inbounds double, ptr %490, i64 %493
  store double %494, ptr %495, align 8
  %496 = add nuw nsw i64 %493, 1
  %497 = icmp eq i64 %496, %156
  br i1 %497, label %504, label %492

498:                                              ; preds = %487, %481
  %499 = phi ptr [ %486, %481 ], [ %490, %487 ]
  %500 = phi i64 [ %483, %481 ], [ %470, %487 ]
  store <8 x double> %131, ptr %499, align 1
  %501 = load ptr, ptr %153, align 8
  %502 = getelementptr inbounds double, ptr %501, i64 %500
  %503 = getelementptr inbounds double, ptr %502, i64 %111
  br label %515

504:                                              ; preds = %492
  %505 = load ptr, ptr %153, align 8
  %506 = getelementptr inbounds double, ptr %505, i64 %470
  %507 = getelementptr inbounds double, ptr %506, i64 %111
  br i1 %154, label %515, label %508

508:                                              ; preds = %504
  br i1 %155, label %509, label %679

509:                                              ; preds = %508, %509
  %510 = phi i64 [ %513, %509 ], [ 0, %508 ]
  %511 = extractelement <8 x double> %130, i64 %510
  %512 = getelementptr inbounds double, ptr %507, i64 %510
  store double %511, ptr %512, align 8
  %513 = add nuw nsw i64 %510, 1
  %514 = icmp eq i64 %513, %156
  br i1 %514, label %522, label %509

515:                                              ; preds = %504, %498
  %516 = phi ptr [ %503, %498 ], [ %507, %504 ]
  store <8 x double> %130, ptr %516, align 1
  %517 = add nsw i64 %2, 5
  %518 = mul nsw i64 %114, %517
  %519 = load ptr, ptr %153, align 8
  %520 = getelementptr inbounds double, ptr %519, i64 %518
  %521 = getelementptr inbounds double, ptr %520, i64 %71
  br label %535

522:                                              ; preds = %509
  %523 = add nsw i64 %2, 5
  %524 = mul nsw i64 %114, %523
  %525 = load ptr, ptr %153, align 8
  %526 = getelementptr inbounds double, ptr %525, i64 %524
  %527 = getelementptr inbounds double, ptr %526, i64 %71
  br i1 %154, label %535, label %528

528:                                              ; preds = %522
  br i1 %155, label %529, label %679

529:                                              ; preds = %528, %529
  %530 = phi i64 [ %533, %529 ], [ 0, %528 ]
  %531 = extractelement <8 x double> %129, i64 %530
  %532 = getelementptr inbounds double, ptr %527, i64 %530
  store double %531, ptr %532, align 8
  %533 = add nuw nsw i64 %530, 1
  %534 = icmp eq i64 %533, %156
  br i1 %534, label %541, label %529

535:                                              ; preds = %522, %515
  %536 = phi ptr [ %521, %515 ], [ %527, %522 ]
  %537 = phi i64 [ %518, %515 ], [ %524, %522 ]
  store <8 x double> %129, ptr %536, align 1
  %538 = load ptr, ptr %153, align 8
  %539 = getelementptr inbounds double, ptr %538, i64 %537
  %540 = getelementptr inbounds double, ptr %539, i64 %91
  br label %552

541:                                              ; preds = %529
  %542 = load ptr, ptr %153, align 8
  %543 = getelementptr inbounds double, ptr %542, i64 %524
  %544 = getelementptr inbounds double, ptr %543, i64 %91
  br i1 %154, label %552, label %545

545:                                              ; preds = %541
  br i1 %155, label %546, label %679

546:                                              ; preds = %545, %546
  %547 = phi i64 [ %550, %546 ], [ 0, %545 ]
  %548 = extractelement <8 x double> %133, i64 %547
  %549 = getelementptr inbounds double, ptr %544, i64 %547
  store double %548, ptr %549, align 8
  %550 = add nuw nsw i64 %547, 1
  %551 = icmp eq i64 %550, %156
  br i1 %551, label %558, label %546

552:                                              ; preds = %541, %535
  %553 = phi ptr [ %540, %535 ], [ %544, %541 ]
  %554 = phi i64 [ %537, %535 ], [ %524, %541 ]
  store <8 x double> %133, ptr %553, align 1
  %555 = load ptr, ptr %153, align 8
  %556 = getelementptr inbounds double, ptr %555, i64 %554
  %557 = getelementptr inbounds double, ptr %556, i64 %111
  br label %569

558:                                              ; preds = %546
  %559 = load ptr, ptr %153, align 8
  %560 = getelementptr inbounds double, ptr %559, i64 %524
  %561 = getelementptr inbounds double, ptr %560, i64 %111
  br i1 %154, label %569, label %562

562:                                              ; preds = %558
  br i1 %155, label %563, label %679

563:                                              ; preds = %562, %563
  %564 = phi i64 [ %567, %563 ], [ 0, %562 ]
  %565 = extractelement <8 x double> %137, i64 %564
  %566 = getelementptr inbounds double, ptr %561, i64 %564
  store double %565, ptr %566, align 8
  %567 = add nuw nsw i64 %564, 1
  %568 = icmp eq i64 %567, %156
  br i1 %568, label %576, label %563

569:                                              ; preds = %558, %552
  %570 = phi ptr [ %557, %552 ], [ %561, %558 ]
  store <8 x double> %137, ptr %570, align 1
  %571 = add nsw i64 %2, 6
  %572 = mul nsw i64 %114, %571
  %573 = load ptr, ptr %153, align 8
  %574 = getelementptr inbounds double, ptr %573, i64 %572
  %575 = getelementptr inbounds double, ptr %574, i64 %71
  br label %589

576:                                              ; preds = %563
  %577 = add nsw i64 %2, 6
  %578 = mul nsw i64 %114, %577
  %579 = load ptr, ptr %153, align 8
  %580 = getelementptr inbounds double, ptr %579, i64 %578
  %581 = getelementptr inbounds double, ptr %580, i64 %71
  br i1 %154, label %589, label %582

582:                                              ; preds = %576
  br i1 %155, label %583, label %679

583:                                              ; preds = %582, %583
  %584 = phi i64 [ %587, %583 ], [ 0, %582 ]
  %585 = extractelement <8 x double> %141, i64 %584
  %586 = getelementptr inbounds double, ptr %581, i64 %584
  store double %585, ptr %586, align 8
  %587 = add nuw nsw i64 %584, 1
  %588 = icmp eq i64 %587, %156
  br i1 %588, label %595, label %583

589:                                              ; preds = %576, %569
  %590 = phi ptr [ %575, %569 ], [ %581, %576 ]
  %591 = phi i64 [ %572, %569 ], [ %578, %576 ]
  store <8 x double> %141, ptr %590, align 1
  %592 = load ptr, ptr %153, align 8
  %593 = getelementptr inbounds double, ptr %592, i64 %591
  %594 = getelementptr inbounds double, ptr %593, i64 %91
  br label %606

595:                                              ; preds = %583
  %596 = load ptr, ptr %153, align 8
  %597 = getelementptr inbounds double, ptr %596, i64 %578
  %598 = getelementptr inbounds double, ptr %597, i64 %91
  br i1 %154, label %606, label %599

599:                                              ; preds = %595
  br i1 %155, label %600, label %679

600:                                              ; preds = %599, %600
  %601 = phi i64 [ %604, %600 ], [ 0, %599 ]
  %602 = extractelement <8 x double> %145, i64 %601
  %603 = getelementptr inbounds double, ptr %598, i64 %601
  store double %602, ptr %603, align 8
  %604 = add nuw nsw i64 %601, 1
  %605 = icmp eq i64 %604, %156
  br i1 %605, label %612, label %600

606:                                              ; preds = %595, %589
  %607 = phi ptr [ %594, %589 ], [ %598, %595 ]
  %608 = phi i64 [ %591, %589 ], [ %578, %595 ]
  store <8 x double> %145, ptr %607, align 1
  %609 = load ptr, ptr %153, align 8
  %610 = getelementptr inbounds double, ptr %609, i64 %608
  %611 = getelementptr inbounds double, ptr %610, i64 %111
  br label %623

612:                                              ; preds = %600
  %613 = load ptr, ptr %153, align 8
  %614 = getelementptr inbounds double, ptr %613, i64 %578
  %615 = getelementptr inbounds double, ptr %614, i64 %111
  br i1 %154, label %623, label %616

616:                                              ; preds = %612
  br i1 %155, label %617, label %679

617:                                              ; preds = %616, %617
  %618 = phi i64 [ %621, %617 ], [ 0, %616 ]
  %619 = extractelement <8 x double> %149, i64 %618
  %620 = getelementptr inbounds double, ptr %615, i64 %618
  store double %619, ptr %620, align 8
  %621 = add nuw nsw i64 %618, 1
  %622 = icmp eq i64 %621, %156
  br i1 %622, label %630, label %617

623:                                              ; preds = %612, %606
  %624 = phi ptr [ %611, %606 ], [ %615, %612 ]
  store <8 x double> %149, ptr %624, align 1
  %625 = add nsw i64 %2, 7
  %626 = mul nsw i64 %114, %625
  %627 = load ptr, ptr %153, align 8
  %628 = getelementptr inbounds double, ptr %627, i64 %626
  %629 = getelementptr inbounds double, ptr %628, i64 %71
  br label %643

630:                                              ; preds = %617
  %631 = add nsw i64 %2, 7
  %632 = mul nsw i64 %114, %631
  %633 = load ptr, ptr %153, align 8
  %634 = getelementptr inbounds double, ptr %633, i64 %632
  %635 = getelementptr inbounds double, ptr %634, i64 %71
  br i1 %154, label %643, label %636

636:                                              ; preds = %630
  br i1 %155, label %637, label %679

637:                                              ; preds = %636, %637
  %638 = phi i64 [ %641, %637 ], [ 0, %636 ]
  %639 = extractelement <8 x double> %150, i64 %638
  %640 = getelementptr inbounds double, ptr %635, i64 %638
  store double %639, ptr %640, align 8
  %641 = add nuw nsw i64 %638, 1
  %642 = icmp eq i64 %641, %156
  br i1 %642, label %649, label %637

643:                                              ; preds = %630, %623
  %644 = phi ptr [ %629, %623 ], [ %635, %630 ]
  %645 = phi i64 [ %626, %623 ], [ %632, %630 ]
  store <8 x double> %150, ptr %644, align 1
  %646 = load ptr, ptr %153, align 8
  %647 = getelementptr inbounds double, ptr %646, i64 %645
  %648 = getelementptr inbounds double, ptr %647, i64 %91
  br label %660

649:                                              ; preds = %637
  %650 = load ptr, ptr %153, align 8
  %651 = getelementptr inbounds double, ptr %650, i64 %632
  %652 = getelementptr inbounds double, ptr %651, i64 %91
  br i1 %154, label %660, label %653

653:                                              ; preds = %649
  br i1 %155, label %654, label %679

654:                                              ; preds = %653, %654
  %655 = phi i64 [ %658, %654 ], [ 0, %653 ]
  %656 = extractelement <8 x double> %151, i64 %655
  %657 = getelementptr inbounds double, ptr %652, i64 %655
  store double %656, ptr %657, align 8
  %658 = add nuw nsw i64 %655, 1
  %659 = icmp eq i64 %658, %156
  br i1 %659, label %666, label %654

660:                                              ; preds = %649, %643
  %661 = phi ptr [ %648, %643 ], [ %652, %649 ]
  %662 = phi i64 [ %645, %643 ], [ %632, %649 ]
  store <8 x double> %151, ptr %661, align 1
  %663 = load ptr, ptr %153, align 8
  %664 = getelementptr inbounds double, ptr %663, i64 %662
  %665 = getelementptr inbounds double, ptr %664, i64 %111
  br label %677

666:                                              ; preds = %654
  %667 = load ptr, ptr %153, align 8
  %668 = getelementptr inbounds double, ptr %667, i64 %632
  %669 = getelementptr inbounds double, ptr %668, i64 %111
  br i1 %154, label %677, label %670

670:                                              ; preds = %666
  br i1 %155, label %671, label %679

671:                                              ; preds = %670, %671
  %672 = phi i64 [ %675, %671 ], [ 0, %670 ]
  %673 = extractelement <8 x double> %152, i64 %672
  %674 = getelementptr inbounds double, ptr %669, i64 %672
  store double %673, ptr %674, align 8
  %675 = add nuw nsw i64 %672, 1
  %676 = icmp eq i64 %675, %156
  br i1 %676, label %679, label %671

677:                                              ; preds = %660, %666
  %678 = phi ptr [ %665, %660 ], [ %669, %666 ]
  store <8 x double> %152, ptr %678, align 1
  br label %679

679:                                              ; preds = %671, %653, %616, %582, %545, %508, %474, %437, %400, %366, %329, %292, %261, %276, %312, %346, %383, %420, %454, %491, %528, %562, %599, %636, %677, %670
  ret void
}

define internal fastcc void @rows_8_1(ptr %0, ptr %1, i64 %2, i64 %3) {
  %5 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 3
  %10 = load i64, ptr %9, align 8
  %11 = sdiv i64 %8, %10
  %12 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 5, i32 0
  %13 = load i64, ptr %12, align 8
  %14 = mul nsw i64 %13, %11
  %15 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 5, i32 1
  %16 = load i64, ptr %15, align 8
  %17 = mul nsw i64 %14, %16
  %18 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 5, i32 2
  %19 = load i64, ptr %18, align 8
  %20 = mul i64 %17, %19
  %21 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 6, i32 0
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 6, i32 1
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 6, i32 2
  %26 = load i64, ptr %25, align 8
  %27 = icmp slt i64 %26, 8
  %28 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 1
  %29 = load ptr, ptr %28, align 8
  %30 = mul nsw i64 %20, %2
  %31 = add nsw i64 %26, 7
  %32 = sdiv i64 %31, 8
  %33 = icmp sgt i64 %26, 8
  %34 = add nsw i64 %26, -8
  %35 = select i1 %33, i64 %34, i64 0
  %36 = sdiv i64 %3, %32
  %37 = srem i64 %3, %32
  %38 = shl nsw i64 %37, 3
  %39 = add nsw i64 %38, 8
  %40 = icmp sgt i64 %39, %26
  %41 = select i1 %40, i64 %35, i64 %38
  %42 = mul nsw i64 %36, %26
  %43 = add nsw i64 %41, %42
  %44 = mul nsw i64 %24, %22
  %45 = select i1 %27, i64 %26, i64 8
  %46 = mul nsw i64 %44, %26
  %47 = getelementptr inbounds double, ptr %29, i64 %30
  %48 = icmp sgt i64 %20, 0
  br i1 %48, label %49, label %89

49:                                               ; preds = %4
  %50 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 14, i32 2
  %51 = load i64, ptr %50, align 8
  %52 = add i64 %41, %51
  %53 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 16, i32 2
  %54 = load i64, ptr %53, align 8
  %55 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 17
  %56 = load i64, ptr %55, align 8
  %57 = mul i64 %54, %56
  %58 = srem i64 %36, %24
  %59 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 1
  %60 = load i64, ptr %59, align 8
  %61 = mul nsw i64 %58, %60
  %62 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 14, i32 1
  %63 = load i64, ptr %62, align 8
  %64 = add nsw i64 %61, %63
  %65 = sdiv i64 %36, %24
  %66 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 0
  %67 = load i64, ptr %66, align 8
  %68 = mul nsw i64 %65, %67
  %69 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 14, i32 0
  %70 = load i64, ptr %69, align 8
  %71 = add nsw i64 %68, %70
  %72 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 16, i32 1
  %73 = load i64, ptr %72, align 8
  %74 = mul i64 %71, %73
  %75 = add i64 %64, %74
  %76 = mul i64 %57, %75
  %77 = add i64 %52, %76
  %78 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 0
  %79 = load ptr, ptr %78, align 8
  %80 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %81 = load ptr, ptr %80, align 8
  %82 = getelementptr inbounds double, ptr %79, i64 %77
  %83 = shl nsw i64 %20, 1
  %84 = mul nsw i64 %20, 3
  %85 = shl nsw i64 %20, 2
  %86 = mul nsw i64 %20, 5
  %87 = mul nsw i64 %20, 6
  %88 = mul nsw i64 %20, 7
  br label %106

89:                                               ; preds = %106, %4
  %90 = phi <8 x double> [ zeroinitializer, %4 ], [ %148, %106 ]
  %91 = phi <8 x double> [ zeroinitializer, %4 ], [ %142, %106 ]
  %92 = phi <8 x double> [ zeroinitializer, %4 ], [ %154, %106 ]
  %93 = phi <8 x double> [ zeroinitializer, %4 ], [ %136, %106 ]
  %94 = phi <8 x double> [ zeroinitializer, %4 ], [ %160, %106 ]
  %95 = phi <8 x double> [ zeroinitializer, %4 ], [ %130, %106 ]
  %96 = phi <8 x double> [ zeroinitializer, %4 ], [ %166, %106 ]
  %97 = phi <8 x double> [ zeroinitializer, %4 ], [ %124, %106 ]
  %98 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 2
  %99 = icmp sgt i64 %26, 7
  %100 = icmp sgt i64 %26, 0
  %101 = call i64 @llvm.smax.i64(i64 %45, i64 1)
  %102 = mul nsw i64 %46, %2
  %103 = load ptr, ptr %98, align 8
  %104 = getelementptr inbounds double, ptr %103, i64 %102
  %105 = getelementptr inbounds double, ptr %104, i64 %43
  br i1 %99, label %300, label %299

106:                                              ; preds = %106, %49
  %107 = phi <8 x double> [ zeroinitializer, %49 ], [ %148, %106 ]
  %108 = phi <8 x double> [ zeroinitializer, %49 ], [ %142, %106 ]
  %109 = phi <8 x double> [ zeroinitializer, %49 ], [ %154, %106 ]
  %110 = phi <8 x double> [ zeroinitializer, %49 ], [ %136, %106 ]
  %111 = phi <8 x double> [ zeroinitializer, %49 ], [ %160, %106 ]
  %112 = phi <8 x double> [ zeroinitializer, %49 ], [ %130, %106 ]
  %113 = phi <8 x double> [ zeroinitializer, %49 ], [ %166, %106 ]
  %114 = phi <8 x double> [ zeroinitializer, %49 ], [ %124, %106 ]
  %115 = phi i64 [ 0, %49 ], [ %167, %106 ]
  %116 = getelementptr inbounds i64, ptr %81, i64 %115
  %117 = load i64, ptr %116, align 8
  %118 = getelementptr inbounds double, ptr %82, i64 %117
  %119 = load <8 x double>, ptr %118, align 1
  %120 = getelementptr inbounds double, ptr %47, i64 %115
  %121 = load double, ptr %120, align 8
  %122 = insertelement <8 x double> poison, double %121, i64 0
  %123 = shufflevector <8 x double> %122, <8 x double> poison, <8 x i32> zeroinitializer
  %124 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %123, <8 x double> %119, <8 x double> %114)
  %125 = add nsw i64 %20, %115
  %126 = getelementptr inbounds double, ptr %47, i64 %125
  %127 = load double, ptr %126, align 8
  %128 = insertelement <8 x double> poison, double %127, i64 0
  %129 = shufflevector <8 x double> %128, <8 x double> poison, <8 x i32> zeroinitializer
  %130 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %129, <8 x double> %119, <8 x double> %112)
  %131 = add nsw i64 %83, %115
  %132 = getelementptr inbounds double, ptr %47, i64 %131
  %133 = load double, ptr %132, align 8
  %134 = insertelement <8 x double> poison, double %133, i64 0
  %135 = shufflevector <8 x double> %134, <8 x double> poison, <8 x i32> zeroinitializer
  %136 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %135, <8 x double> %119, <8 x double> %110)
  %137 = add nsw i64 %84, %115
  %138 = getelementptr inbounds double, ptr %47, i64 %137
  %139 = load double, ptr %138, align 8
  %140 = insertelement <8 x double> poison, double %139, i64 0
  %141 = shufflevector <8 x double> %140, <8 x double> poison, <8 x i32> zeroinitializer
  %142 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %141, <8 x double> %119, <8 x double> %108)
  %143 = add nsw i64 %85, %115
  %144 = getelementptr inbounds double, ptr %47, i64 %143
  %145 = load double, ptr %144, align 8
  %146 = insertelement <8 x double> poison, double %145, i64 0
  %147 = shufflevector <8 x double> %146, <8 x double> poison, <8 x i32> zeroinitializer
  %148 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %147, <8 x double> %119, <8 x double> %107)
  %149 = add nsw i64 %86, %115
  %150 = getelementptr inbounds double, ptr %47, i64 %149
  %151 = load double, ptr %150, align 8
  %152 = insertelement <8 x double> poison, double %151, i64 0
  %153 = shufflevector <8 x double> %152, <8 x double> poison, <8 x i32> zeroinitializer
  %154 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %153, <8 x double> %119, <8 x double> %109)
  %155 = add nsw i64 %87, %115
  %156 = getelementptr inbounds double, ptr %47, i64 %155
  %157 = load double, ptr %156, align 8
  %158 = insertelement <8 x double> poison, double %157, i64 0
  %159 = shufflevector <8 x double> %158, <8 x double> poison, <8 x i32> zeroinitializer
  %160 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %159, <8 x double> %119, <8 x double> %111)
  %161 = add nsw i64 %88, %115
  %162 = getelementptr inbounds double, ptr %47, i64 %161
  %163 = load double, ptr %162, align 8
  %164 = insertelement <8 x double> poison, double %163, i64 0
  %165 = shufflevector <8 x double> %164, <8 x double> poison, <8 x i32> zeroinitializer
  %166 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %165, <8 x double> %119, <8 x double> %113)
  %167 = add nuw nsw i64 %115, 1
  %168 = icmp eq i64 %167, %20
  br i1 %168, label %89, label %106

169:                                              ; preds = %312
  br i1 %100, label %170, label %298

170:                                              ; preds = %169, %170
  %171 = phi i64 [ %174, %170 ], [ 0, %169 ]
  %172 = extractelement <8 x double> %95, i64 %171
  %173 = getelementptr inbounds double, ptr %317, i64 %171
  store double %172, ptr %173, align 8
  %174 = add nuw nsw i64 %171, 1
  %175 = icmp eq i64 %174, %101
  br i1 %175, label %183, label %170

176:                                              ; preds = %312, %300
  %177 = phi ptr [ %317, %312 ], [ %305, %300 ]
  store <8 x double> %95, ptr %177, align 1
  %178 = add nsw i64 %2, 2
  %179 = mul nsw i64 %46, %178
  %180 = load ptr, ptr %98, align 8
  %181 = getelementptr inbounds double, ptr %180, i64 %179
  %182 = getelementptr inbounds double, ptr %181, i64 %43
  br label %196

183:                                              ; preds = %170
  %184 = add nsw i64 %2, 2
  %185 = mul nsw i64 %46, %184
  %186 = load ptr, ptr %98, align 8
  %187 = getelementptr inbounds double, ptr %186, i64 %185
  %188 = getelementptr inbounds double, ptr %187, i64 %43
  br i1 %99, label %196, label %189

189:                                              ; preds = %183
  br i1 %100, label %190, label %298

190:                                              ; preds = %189, %190
  %191 = phi i64 [ %194, %190 ], [ 0, %189 ]
  %192 = extractelement <8 x double> %93, i64 %191
  %193 = getelementptr inbounds double, ptr %188, i64 %191
  store double %192, ptr %193, align 8
  %194 = add nuw nsw i64 %191, 1
  %195 = icmp eq i64 %194, %101
  br i1 %195, label %203, label %190

196:                                              ; preds = %183, %176
  %197 = phi ptr [ %182, %176 ], [ %188, %183 ]
  store <8 x double> %93, ptr %197, align 1
  %198 = add nsw i64 %2, 3
  %199 = mul nsw i64 %46, %198
  %200 = load ptr, ptr %98, align 8
  %201 = getelementptr inbounds double, ptr %200, i64 %199
  %202 = getelementptr inbounds double, ptr %201, i64 %43
  br label %216

203:                                              ; preds = %190
  %204 = add nsw i64 %2, 3
  %205 = mul nsw i64 %46, %204
  %206 = load ptr, ptr %98, align 8
  %207 = getelementptr inbounds double, ptr %206, i64 %205
  %208 = getelementptr inbounds double, ptr %207, i64 %43
  br i1 %99, label %216, label %209

209:                                              ; preds = %203
  br i1 %100, label %210, label %298

210:                                              ; preds = %209, %210
  %211 = phi i64 [ %214, %210 ], [ 0, %209 ]
  %212 = extractelement <8 x double> %91, i64 %211
  %213 = getelementptr inbounds double, ptr %208, i64 %211
  store double %212, ptr %213, align 8
  %214 = add nuw nsw i64 %211, 1
  %215 = icmp eq i64 %214, %101
  br i1 %215, label %223, label %210

216:                                              ; preds = %203, %196
  %217 = phi ptr [ %202, %196 ], [ %208, %203 ]
  store <8 x double> %91, ptr %217, align 1
  %218 = add nsw i64 %2, 4
  %219 = mul nsw i64 %46, %218
  %220 = load ptr, ptr %98, align 8
  %221 = getelementptr inbounds double, ptr %220, i64 %219
  %222 = getelementptr inbounds double, ptr %221, i64 %43
  br label %236

223:                                              ; preds = %210
  %224 = add nsw i64 %2, 4
  %225 = mul nsw i64 %46, %224
  %226 = load ptr, ptr %98, align 8
  %227 = getelementptr inbounds double, ptr %226, i64 %225
  %228 = getelementptr inbounds double, ptr %227, i64 %43
  br i1 %99, label %236, label %229

229:                                              ; preds = %223
  br i1 %100, label %230, label %298

230:                                              ; preds = %229, %230
  %231 = phi i64 [ %234, %230 ], [ 0, %229 ]
  %232 = extractelement <8 x double> %90, i64 %231
  %233 = getelementptr inbounds double, ptr %228, i64 %231
  store double %232, ptr %233, align 8
  %234 = add nuw nsw i64 %231, 1
  %235 = icmp eq i64 %234, %101
  br i1 %235, label %243, label %230

236:                                              ; preds = %223, %216
  %237 = phi ptr [ %222, %216 ], [ %228, %223 ]
  store <8 x double> %90, ptr %237, align 1
  %238 = add nsw i64 %2, 5
  %239 = mul nsw i64 %46, %238
  %240 = load ptr, ptr %98, align 8
  %241 = getelementptr inbounds double, ptr %240, i64 %239
  %242 = getelementptr inbounds double, ptr %241, i64 %43
  br label %256

243:                                              ; preds = %230
  %244 = add nsw i64 %2, 5
  %245 = mul nsw i64 %46, %244
  %246 = load ptr, ptr %98, align 8
  %247 = getelementptr inbounds double, ptr %246, i64 %245
  %248 = getelementptr inbounds double, ptr %247, i64 %43
  br i1 %99, label %256, label %249

249:                                              ; preds = %243
  br i1 %100, label %250, label %298

250:                                              ; preds = %249, %250
  %251 = phi i64 [ %254, %250 ], [ 0, %249 ]
  %252 = extractelement <8 x double> %92, i64 %251
  %253 = getelementptr inbounds double, ptr %248, i64 %251
  store double %252, ptr %253, align 8
  %254 = add nuw nsw i64 %251, 1
  %255 = icmp eq i64 %254, %101
  br i1 %255, label %263, label %250

256:                                              ; preds = %243, %236
  %257 = phi ptr [ %242, %236 ], [ %248, %243 ]
  store <8 x double> %92, ptr %257, align 1
  %258 = add nsw i64 %2, 6
  %259 = mul nsw i64 %46, %258
  %260 = load ptr, ptr %98, align 8
  %261 = getelementptr inbounds double, ptr %260, i64 %259
  %262 = getelementptr inbounds double, ptr %261, i64 %43
  br label %276

263:                                              ; preds = %250
  %264 = add nsw i64 %2, 6
  %265 = mul nsw i64 %46, %264
  %266 = load ptr, ptr %98, align 8
  %267 = getelementptr inbounds double, ptr %266, i64 %265
  %268 = getelementptr inbounds double, ptr %267, i64 %43
  br i1 %99, label %276, label %269

269:                                              ; preds = %263
  br i1 %100, label %270, label %298

270:                                              ; preds = %269, %270
  %271 = phi i64 [ %274, %270 ], [ 0, %269 ]
  %272 = extractelement <8 x double> %94, i64 %271
  %273 = getelementptr inbounds double, ptr %268, i64 %271
  store double %272, ptr %273, align 8
  %274 = add nuw nsw i64 %271, 1
  %275 = icmp eq i64 %274, %101
  br i1 %275, label %283, label %270

276:                                              ; preds = %263, %256
  %277 = phi ptr [ %262, %256 ], [ %268, %263 ]
  store <8 x double> %94, ptr %277, align 1
  %278 = add nsw i64 %2, 7
  %279 = mul nsw i64 %46, %278
  %280 = load ptr, ptr %98, align 8
  %281 = getelementptr inbounds double, ptr %280, i64 %279
  %282 = getelementptr inbounds double, ptr %281, i64 %43
  br label %296

283:                                              ; preds = %270
  %284 = add nsw i64 %2, 7
  %285 = mul nsw i64 %46, %284
  %286 = load ptr, ptr %98, align 8
  %287 = getelementptr inbounds double, ptr %286, i64 %285
  %288 = getelementptr inbounds double, ptr %287, i64 %43
  br i1 %99, label %296, label %289

289:                                              ; preds = %283
  br i1 %100, label %290, label %298

290:                                              ; preds = %289, %290
  %291 = phi i64 [ %294, %290 ], [ 0, %289 ]
  %292 = extractelement <8 x double> %96, i64 %291
  %293 = getelementptr inbounds double, ptr %288, i64 %291
  store double %292, ptr %293, align 8
  %294 = add nuw nsw i64 %291, 1
  %295 = icmp eq i64 %294, %101
  br i1 %295, label %298, label %290

296:                                              ; preds = %276, %283
  %297 = phi ptr [ %282, %276 ], [ %288, %283 ]
  store <8 x double> %96, ptr %297, align 1
  br label %298

298:                                              ; preds = %299, %290, %269, %229, %189, %169, %209, %249, %296, %289
  ret void

299:                                              ; preds = %89
  br i1 %100, label %306, label %298

300:                                              ; preds = %89
  store <8 x double> %97, ptr %105, align 1
  %301 = add nsw i64 %2, 1
  %302 = mul nsw i64 %46, %301
  %303 = load ptr, ptr %98, align 8
  %304 = getelementptr inbounds double, ptr %303, i64 %302
  %305 = getelementptr inbounds double, ptr %304, i64 %43
  br label %176

306:                                              ; preds = %299, %306
  %307 = phi i64 [ %310, %306 ], [ 0, %299 ]
  %308 = extractelement <8 x double> %97, i64 %307
  %309 = getelementptr inbounds double, ptr %105, i64 %307
  store double %308, ptr %309, align 8
  %310 = add nuw nsw i64 %307, 1
  %311 = icmp eq i64 %310, %101
  br i1 %311, label %312, label %306

312:                                              ; preds = %306
  %313 = add nsw i64 %2, 1
  %314 = mul nsw i64 %46, %313
  %315 = load ptr, ptr %98, align 8
  %316 = getelementptr inbounds double, ptr %315, i64 %314
  %317 = getelementptr inbounds double, ptr %316, i64 %43
  br i1 %99, label %176, label %169
}

define internal fastcc void @rows_4_3(ptr %0, ptr %1, i64 %2, i64 %3) {
  %5 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 3
  %10 = load i64, ptr %9, align 8
  %11 = sdiv i64 %8, %10
  %12 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 5, i32 0
  %13 = load i64, ptr %12, align 8
  %14 = mul nsw i64 %13, %11
  %15 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 5, i32 1
  %16 = load i64, ptr %15, align 8
  %17 = mul nsw i64 %14, %16
  %18 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 5, i32 2
  %19 = load i64, ptr %18, align 8
  %20 = mul i64 %17, %19
  %21 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 6, i32 0
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 6, i32 1
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 6, i32 2
  %26 = load i64, ptr %25, align 8
  %27 = icmp slt i64 %26, 8
  %28 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 1
  %29 = load ptr, ptr %28, align 8
  %30 = mul nsw i64 %20, %2
  %31 = add nsw i64 %26, 7
  %32 = sdiv i64 %31, 8
  %33 = icmp sgt i64 %26, 8
  %34 = add nsw i64 %26, -8
  %35 = select i1 %33, i64 %34, i64 0
  %36 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 0
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 14, i32 0
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 1
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 14, i32 1
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 16, i32 1
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 17
  %47 = load i64, ptr %46, align 8
  %48 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 16, i32 2
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 14, i32 2
  %51 = load i64, ptr %50, align 8
  %52 = mul i64 %49, %47
  %53 = sdiv i64 %3, %32
  %54 = srem i64 %3, %32
  %55 = shl nsw i64 %54, 3
  %56 = add nsw i64 %55, 8
  %57 = icmp sgt i64 %56, %26
  %58 = select i1 %57, i64 %35, i64 %55
  %59 = sdiv i64 %53, %24
  %60 = srem i64 %53, %24
  %61 = mul nsw i64 %59, %37
  %62 = add nsw i64 %61, %39
  %63 = mul nsw i64 %60, %41
  %64 = add nsw i64 %63, %43
  %65 = mul i64 %62, %45
  %66 = add i64 %64, %65
  %67 = mul i64 %52, %66
  %68 = add i64 %58, %51
  %69 = add i64 %68, %67
  %70 = mul nsw i64 %53, %26
  %71 = add nsw i64 %58, %70
  %72 = add nsw i64 %3, 1
  %73 = sdiv i64 %72, %32
  %74 = srem i64 %72, %32
  %75 = shl nsw i64 %74, 3
  %76 = add nsw i64 %75, 8
  %77 = icmp sgt i64 %76, %26
  %78 = select i1 %77, i64 %35, i64 %75
  %79 = sdiv i64 %73, %24
  %80 = srem i64 %73, %24
  %81 = mul nsw i64 %79, %37
  %82 = add nsw i64 %81, %39
  %83 = mul nsw i64 %80, %41
  %84 = add nsw i64 %83, %43
  %85 = mul i64 %82, %45
  %86 = add i64 %84, %85
  %87 = mul i64 %52, %86
  %88 = add i64 %78, %51
  %89 = add i64 %88, %87
  %90 = mul nsw i64 %73, %26
  %91 = add nsw i64 %78, %90
  %92 = add nsw i64 %3, 2
  %93 = sdiv i64 %92, %32
  %94 = srem i64 %92, %32
  %95 = shl nsw i64 %94, 3
  %96 = add nsw i64 %95, 8
  %97 = icmp sgt i64 %96, %26
  %98 = select i1 %97, i64 %35, i64 %95
  %99 = sdiv i64 %93, %24
  %100 = srem i64 %93, %24
  %101 = mul nsw i64 %99, %37
  %102 = add nsw i64 %101, %39
  %103 = mul nsw i64 %100, %41
  %104 = add nsw i64 %103, %43
  %105 = mul i64 %102, %45
  %106 = add i64 %104, %105
  %107 = mul i64 %52, %106
  %108 = add i64 %98, %51
  %109 = add i64 %108, %107
  %110 = mul nsw i64 %93, %26
  %111 = add nsw i64 %98, %110
  %112 = mul nsw i64 %24, %22
  %113 = select i1 %27, i64 %26, i64 8
  %114 = mul nsw i64 %112, %26
  %115 = getelementptr inbounds double, ptr %29, i64 %30
  %116 = icmp sgt i64 %20, 0
  br i1 %116, label %117, label %124

117:                                              ; preds = %4
  %118 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 0
  %119 = load ptr, ptr %118, align 8
  %120 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %121 = load ptr, ptr %120, align 8
  %122 = shl nsw i64 %20, 1
  %123 = mul nsw i64 %20, 3
  br label %145

124:                                              ; preds = %145, %4
  %125 = phi <8 x double> [ zeroinitializer, %4 ], [ %188, %145 ]
  %126 = phi <8 x double> [ zeroinitializer, %4 ], [ %182, %145 ]
  %127 = phi <8 x double> [ zeroinitializer, %4 ], [ %181, %145 ]
  %128 = phi <8 x double> [ zeroinitializer, %4 ], [ %180, %145 ]
  %129 = phi <8 x double> [ zeroinitializer, %4 ], [ %189, %145 ]
  %130 = phi <8 x double> [ zeroinitializer, %4 ], [ %174, %145 ]
  %131 = phi <8 x double> [ zeroinitializer, %4 ], [ %173, %145 ]
  %132 = phi <8 x double> [ zeroinitializer, %4 ], [ %172, %145 ]
  %133 = phi <8 x double> [ zeroinitializer, %4 ], [ %190, %145 ]
  %134 = phi <8 x double> [ zeroinitializer, %4 ], [ %196, %145 ]
  %135 = phi <8 x double> [ zeroinitializer, %4 ], [ %197, %145 ]
  %136 = phi <8 x double> [ zeroinitializer, %4 ], [ %198, %145 ]
  %137 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 2
  %138 = icmp sgt i64 %26, 7
  %139 = icmp sgt i64 %26, 0
  %140 = call i64 @llvm.smax.i64(i64 %113, i64 1)
  %141 = mul nsw i64 %114, %2
  %142 = load ptr, ptr %137, align 8
  %143 = getelementptr inbounds double, ptr %142, i64 %141
  %144 = getelementptr inbounds double, ptr %143, i64 %71
  br i1 %138, label %202, label %201

145:                                              ; preds = %145, %117
  %146 = phi <8 x double> [ zeroinitializer, %117 ], [ %188, %145 ]
  %147 = phi <8 x double> [ zeroinitializer, %117 ], [ %182, %145 ]
  %148 = phi <8 x double> [ zeroinitializer, %117 ], [ %181, %145 ]
  %149 = phi <8 x double> [ zeroinitializer, %117 ], [ %180, %145 ]
  %150 = phi <8 x double> [ zeroinitializer, %117 ], [ %189, %145 ]
  %151 = phi <8 x double> [ zeroinitializer, %117 ], [ %174, %145 ]
  %152 = phi <8 x double> [ zeroinitializer, %117 ], [ %173, %145 ]
  %153 = phi <8 x double> [ zeroinitializer, %117 ], [ %172, %145 ]
  %154 = phi <8 x double> [ zeroinitializer, %117 ], [ %190, %145 ]
  %155 = phi <8 x double> [ zeroinitializer, %117 ], [ %196, %145 ]
  %156 = phi <8 x double> [ zeroinitializer, %117 ], [ %197, %145 ]
  %157 = phi <8 x double> [ zeroinitializer, %117 ], [ %198, %145 ]
  %158 = phi i64 [ 0, %117 ], [ %199, %145 ]
  %159 = getelementptr inbounds i64, ptr %121, i64 %158
  %160 = load i64, ptr %159, align 8
  %161 = getelementptr inbounds double, ptr %119, i64 %160
  %162 = getelementptr inbounds double, ptr %161, i64 %69
  %163 = load <8 x double>, ptr %162, align 1
  %164 = getelementptr inbounds double, ptr %161, i64 %89
  %165 = load <8 x double>, ptr %164, align 1
  %166 = getelementptr inbounds double, ptr %161, i64 %109
  %167 = load <8 x double>, ptr %166, align 1
  %168 = getelementptr inbounds double, ptr %115, i64 %158
  %169 = load double, ptr %168, align 8
  %170 = insertelement <8 x double> poison, double %169, i64 0
  %171 = shufflevector <8 x double> %170, <8 x double> poison, <8 x i32> zeroinitializer
  %172 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %171, <8 x double> %163, <8 x double> %153)
  %173 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %171, <8 x double> %165, <8 x double> %152)
  %174 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %171, <8 x double> %167, <8 x double> %151)
  %175 = add nsw i64 %20, %158
  %176 = getelementptr inbounds double, ptr %115, i64 %175
  %177 = load double, ptr %176, align 8
  %178 = insertelement <8 x double> poison, double %177, i64 0
  %179 = shufflevector <8 x double> %178, <8 x double> poison, <8 x i32> zeroinitializer
  %180 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %179, <8 x double> %163, <8 x double> %149)
  %181 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %179, <8 x double> %165, <8 x double> %148)
  %182 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %179, <8 x double> %167, <8 x double> %147)
  %183 = add nsw i64 %122, %158
  %184 = getelementptr inbounds double, ptr %115, i64 %183
  %185 = load double, ptr %184, align 8
  %186 = insertelement <8 x double> poison, double %185, i64 0
  %187 = shufflevector <8 x double> %186, <8 x double> poison, <8 x i32> zeroinitializer
  %188 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %187, <8 x double> %163, <8 x double> %146)
  %189 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %187, <8 x double> %165, <8 x double> %150)
  %190 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %187, <8 x double> %167, <8 x double> %154)
  %191 = add nsw i64 %123, %158
  %192 = getelementptr inbounds double, ptr %115, i64 %191
  %193 = load double, ptr %192, align 8
  %194 = insertelement <8 x double> poison, double %193, i64 0
  %195 = shufflevector <8 x double> %194, <8 x double> poison, <8 x i32> zeroinitializer
  %196 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %195, <8 x double> %163, <8 x double> %155)
  %197 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %195, <8 x double> %165, <8 x double> %156)
  %198 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %195, <8 x double> %167, <8 x double> %157)
  %199 = add nuw nsw i64 %158, 1
  %200 = icmp eq i64 %199, %20
  br i1 %200, label %124, label %145

201:                                              ; preds = %124
  br i1 %139, label %206, label %403

202:                                              ; preds = %124
  store <8 x double> %132, ptr %144, align 1
  %203 = load ptr, ptr %137, align 8
  %204 = getelementptr inbounds double, ptr %203, i64 %141
  %205 = getelementptr inbounds double, ptr %204, i64 %91
  br label %223

206:                                              ; preds = %201, %206
  %207 = phi i64 [ %210, %206 ], [ 0, %201 ]
  %208 = extractelement <8 x double> %132, i64 %207
  %209 = getelementptr inbounds double, ptr %144, i64 %207
  store double %208, ptr %209, align 8
  %210 = add nuw nsw i64 %207, 1
  %211 = icmp eq i64 %210, %140
  br i1 %211, label %212, label %206

212:                                              ; preds = %206
  %213 = load ptr, ptr %137, align 8
  %214 = getelementptr inbounds double, ptr %213, i64 %141
  %215 = getelementptr inbounds double, ptr %214, i64 %91
  br i1 %138, label %223, label %216

216:                                              ; preds = %212
  br i1 %139, label %217, label %403

217:                                              ; preds = %216, %217
  %218 = phi i64 [ %221, %217 ], [ 0, %216 ]
  %219 = extractelement <8 x double> %131, i64 %218
  %220 = getelementptr inbounds double, ptr %215, i64 %218
  store double %219, ptr %220, align 8
  %221 = add nuw nsw i64 %218, 1
  %222 = icmp eq i64 %221, %140
  br i1 %222, label %228, label %217

223:                                              ; preds = %212, %202
  %224 = phi ptr [ %205, %202 ], [ %215, %212 ]
  store <8 x double> %131, ptr %224, align 1
  %225 = load ptr, ptr %137, align 8
  %226 = getelementptr inbounds double, ptr %225, i64 %141
  %227 = getelementptr inbounds double, ptr %226, i64 %111
  br label %239

228:                                              ; preds = %217
  %229 = load ptr, ptr %137, align 8
  %230 = getelementptr inbounds double, ptr %229, i64 %141
  %231 = getelementptr inbounds double, ptr %230, i64 %111
  br i1 %138, label %239, label %232

232:                                              ; preds = %228
  br i1 %139, label %233, label %403

233:                                              ; preds = %232, %233
  %234 = phi i64 [ %237, %233 ], [ 0, %232 ]
  %235 = extractelement <8 x double> %130, i64 %234
  %236 = getelementptr inbounds double, ptr %231, i64 %234
  store double %235, ptr %236, align 8
  %237 = add nuw nsw i64 %234, 1
  %238 = icmp eq i64 %237, %140
  br i1 %238, label %246, label %233

239:                                              ; preds = %228, %223
  %240 = phi ptr [ %227, %223 ], [ %231, %228 ]
  store <8 x double> %130, ptr %240, align 1
  %241 = add nsw i64 %2, 1
  %242 = mul nsw i64 %114, %241
  %243 = load ptr, ptr %137, align 8
  %244 = getelementptr inbounds double, ptr %243, i64 %242
  %245 = getelementptr inbounds double, ptr %244, i64 %71
  br label %259

246:                                              ; preds = %233
  %247 = add nsw i64 %2, 1
  %248 = mul nsw i64 %114, %247
  %249 = load ptr, ptr %137, align 8
  %250 = getelementptr inbounds double, ptr %249, i64 %248
  %251 = getelementptr inbounds double, ptr %250, i64 %71
  br i1 %138, label %259, label %252

252:                                              ; preds = %246
  br i1 %139, label %253, label %403

253:                                              ; preds = %252, %253
  %254 = phi i64 [ %257, %253 ], [ 0, %252 ]
  %255 = extractelement <8 x double> %128, i64 %254
  %256 = getelementptr inbounds double, ptr %251, i64 %254
  store double %255, ptr %256, align 8
  %257 = add nuw nsw i64 %254, 1
  %258 = icmp eq i64 %257, %140
  br i1 %258, label %265, label %253

259:                                              ; preds = %246, %239
  %260 = phi ptr [ %245, %239 ], [ %251, %246 ]
  %261 = phi i64 [ %242, %239 ], [ %248, %246 ]
  store <8 x double> %128, ptr %260, align 1
  %262 = load ptr, ptr %137, align 8
  %263 = getelementptr inbounds double, ptr %262, i64 %261
  %264 = getelementptr inbounds double, ptr %263, i64 %91
  br label %276

265:                                              ; preds = %253
  %266 = load ptr, ptr %137, align 8
  %267 = getelementptr inbounds double, ptr %266, i64 %248
  %268 = getelementptr inbounds double, ptr %267, i64 %91
  br i1 %138, label %276, label %269

269:                                              ; preds = %265
  br i1 %139, label %270, label %403

270:                                              ; preds = %269, %270
  %271 = phi i64 [ %274, %270 ], [ 0, %269 ]
  %272 = extractelement <8 x double> %127, i64 %271
  %273 = getelementptr inbounds double, ptr %268, i64 %271
  store double %272, ptr %273, align 8
  %274 = add nuw nsw i64 %271, 1
  %275 = icmp eq i64 %274, %140
  br i1 %275, label %282, label %270

276:                                              ; preds = %265, %259
  %277 = phi ptr [ %264, %259 ], [ %268, %265 ]
  %278 = phi i64 [ %261, %259 ], [ %248, %265 ]
  store <8 x double> %127, ptr %277, align 1
  %279 = load ptr, ptr %137, align 8
  %280 = getelementptr inbounds double, ptr %279, i64 %278
  %281 = getelementptr inbounds double, ptr %280, i64 %111
  br label %293

282:                                              ; preds = %270
  %283 = load ptr, ptr %137, align 8
  %284 = getelementptr inbounds double, ptr %283, i64 %248
  %285 = getelementptr inbounds double, ptr %284, i64 %111
  br i1 %138, label %293, label %286

286:                                              ; preds = %282
  br i1 %139, label %287, label %403

287:                                              ; preds = %286, %287
  %288 = phi i64 [ %291, %287 ], [ 0, %286 ]
  %289 = extractelement <8 x double> %126, i64 %288
  %290 = getelementptr inbounds double, ptr %285, i64 %288
  store double %289, ptr %290, align 8
  %291 = add nuw nsw i64 %288, 1
  %292 = icmp eq i64 %291, %140
  br i1 %292, label %300, label %287

293:                                              ; preds = %282, %276
  %294 = phi ptr [ %281, %276 ], [ %285, %282 ]
  store <8 x double> %126, ptr %294, align 1
  %295 = add nsw i64 %2, 2
  %296 = mul nsw i64 %114, %295
  %297 = load ptr, ptr %137, align 8
  %298 = getelementptr inbounds double, ptr %297, i64 %296
  %299 = getelementptr inbounds double, ptr %298, i64 %71
  br label %313

300:                                              ; preds = %287
  %301 = add nsw i64 %2, 2
  %302 = mul nsw i64 %114, %301
  %303 = load ptr, ptr %137, align 8
  %304 = getelementptr inbounds double, ptr %303, i64 %302
  %305 = getelementptr inbounds double, ptr %304, i64 %71
  br i1 %138, label %313, label %306

306:                                              ; preds = %300
  br i1 %139, label %307, label %403

307:                                              ; preds = %306, %307
  %308 = phi i64 [ %311, %307 ], [ 0, %306 ]
  %309 = extractelement <8 x double> %125, i64 %308
  %310 = getelementptr inbounds double, ptr %305, i64 %308
  store double %309, ptr %310, align 8
  %311 = add nuw nsw i64 %308, 1
  %312 = icmp eq i64 %311, %140
  br i1 %312, label %319, label %307

313:                                              ; preds = %300, %293
  %314 = phi ptr [ %299, %293 ], [ %305, %300 ]
  %315 = phi i64 [ %296, %293 ], [ %302, %300 ]
  store <8 x double> %125, ptr %314, align 1
  %316 = load ptr, ptr %137, align 8
  %317 = getelementptr inbounds double, ptr %316, i64 %315
  %318 = getelementptr inbounds double, ptr %317, i64 %91
  br label %330

319:                                              ; preds = %307
  %320 = load ptr, ptr %137, align 8
  %321 = getelementptr inbounds double, ptr %320, i64 %302
  %322 = getelementptr inbounds double, ptr %321, i64 %91
  br i1 %138, label %330, label %323

323:                                              ; preds = %319
  br i1 %139, label %324, label %403

324:                                              ; preds = %323, %324
  %325 = phi i64 [ %328, %324 ], [ 0, %323 ]
  %326 = extractelement <8 x double> %129, i64 %325
  %327 = getelementptr inbounds double, ptr %322, i64 %325
  store double %326, ptr %327, align 8
  %328 = add nuw nsw i64 %325, 1
  %329 = icmp eq i64 %328, %140
  br i1 %329, label %336, label %324

330:                                              ; preds = %319, %313
  %331 = phi ptr [ %318, %313 ], [ %322, %319 ]
  %332 = phi i64 [ %315, %313 ], [ %302, %319 ]
  store <8 x double> %129, ptr %331, align 1
  %333 = load ptr, ptr %137, align 8
  %334 = getelementptr inbounds double, ptr %333, i64 %332
  %335 = getelementptr inbounds double, ptr %334, i64 %111
  br label %347

336:                                              ; preds = %324
  %337 = load ptr, ptr %137, align 8
  %338 = getelementptr inbounds double, ptr %337, i64 %302
  %339 = getelementptr inbounds double, ptr %338, i64 %111
  br i1 %138, label %347, label %340

340:                                              ; preds = %336
  br i1 %139, label %341, label %403

341:                                              ; preds = %340, %341
  %342 = phi i64 [ %345, %341 ], [ 0, %340 ]
  %343 = extractelement <8 x double> %133, i64 %342
  %344 = getelementptr inbounds double, ptr %339, i64 %342
  store double %343, ptr %344, align 8
  %345 = add nuw nsw i64 %342, 1
  %346 = icmp eq i64 %345, %140
  br i1 %346, label %354, label %341

347:                                              ; preds = %336, %330
  %348 = phi ptr [ %335, %330 ], [ %339, %336 ]
  store <8 x double> %133, ptr %348, align 1
  %349 = add nsw i64 %2, 3
  %350 = mul nsw i64 %114, %349
  %351 = load ptr, ptr %137, align 8
  %352 = getelementptr inbounds double, ptr %351, i64 %350
  %353 = getelementptr inbounds double, ptr %352, i64 %71
  br label %367

354:                                              ; preds = %341
  %355 = add nsw i64 %2, 3
  %356 = mul nsw i64 %114, %355
  %357 = load ptr, ptr %137, align 8
  %358 = getelementptr inbounds double, ptr %357, i64 %356
  %359 = getelementptr inbounds double, ptr %358, i64 %71
  br i1 %138, label %367, label %360

360:                                              ; preds = %354
  br i1 %139, label %361, label %403

361:                                              ; preds = %360, %361
  %362 = phi i64 [ %365, %361 ], [ 0, %360 ]
  %363 = extractelement <8 x double> %134, i64 %362
  %364 = getelementptr inbounds double, ptr %359, i64 %362
  store double %363, ptr %364, align 8
  %365 = add nuw nsw i64 %362, 1
  %366 = icmp eq i64 %365, %140
  br i1 %366, label %373, label %361

367:                                              ; preds = %354, %347
  %368 = phi ptr [ %353, %347 ], [ %359, %354 ]
  %369 = phi i64 [ %350, %347 ], [ %356, %354 ]
  store <8 x double> %134, ptr %368, align 1
  %370 = load ptr, ptr %137, align 8
  %371 = getelementptr inbounds double, ptr %370, i64 %369
  %372 = getelementptr inbounds double, ptr %371, i64 %91
  br label %384

373:                                              ; preds = %361
  %374 = load ptr, ptr %137, align 8
  %375 = getelementptr inbounds double, ptr %374, i64 %356
  %376 = getelementptr inbounds double, ptr %375, i64 %91
  br i1 %138, label %384, label %377

377:                                              ; preds = %373
  br i1 %139, label %378, label %403

378:                                              ; preds = %377, %378
  %379 = phi i64 [ %382, %378 ], [ 0, %377 ]
  %380 = extractelement <8 x double> %135, i64 %379
  %381 = getelementptr inbounds double, ptr %376, i64 %379
  store double %380, ptr %381, align 8
  %382 = add nuw nsw i64 %379, 1
  %383 = icmp eq i64 %382, %140
  br i1 %383, label %390, label %378

384:                                              ; preds = %373, %367
  %385 = phi ptr [ %372, %367 ], [ %376, %373 ]
  %386 = phi i64 [ %369, %367 ], [ %356, %373 ]
  store <8 x double> %135, ptr %385, align 1
  %387 = load ptr, ptr %137, align 8
  %388 = getelementptr inbounds double, ptr %387, i64 %386
  %389 = getelementptr inbounds double, ptr %388, i64 %111
  br label %401

390:                                              ; preds = %378
  %391 = load ptr, ptr %137, align 8
  %392 = getelementptr inbounds double, ptr %391, i64 %356
  %393 = getelementptr inbounds double, ptr %392, i64 %111
  br i1 %138, label %401, label %394

394:                                              ; preds = %390
  br i1 %139, label %395, label %403

395:                                              ; preds = %394, %395
  %396 = phi i64 [ %399, %395 ], [ 0, %394 ]
  %397 = extractelement <8 x double> %136, i64 %396
  %398 = getelementptr inbounds double, ptr %393, i64 %396
  store double %397, ptr %398, align 8
  %399 = add nuw nsw i64 %396, 1
  %400 = icmp eq i64 %399, %140
  br i1 %400, label %403, label %395

401:                                              ; preds = %384, %390
  %402 = phi ptr [ %389, %384 ], [ %393, %390 ]
  store <8 x double> %136, ptr %402, align 1
  br label %403

403:                                              ; preds = %395, %377, %340, %306, %269, %232, %201, %216, %252, %286, %323, %360, %401, %394
  ret void
}

define internal fastcc void @rows_4_1(ptr %0, ptr %1, i64 %2, i64 %3) {
  %5 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 3
  %10 = load i64, ptr %9, align 8
  %11 = sdiv i64 %8, %10
  %12 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 5, i32 0
  %13 = load i64, ptr %12, align 8
  %14 = mul nsw i64 %13, %11
  %15 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 5, i32 1
  %16 = load i64, ptr %15, align 8
  %17 = mul nsw i64 %14, %16
  %18 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 5, i32 2
  %19 = load i64, ptr %18, align 8
  %20 = mul i64 %17, %19
  %21 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 6, i32 0
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 6, i32 1
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 6, i32 2
  %26 = load i64, ptr %25, align 8
  %27 = icmp slt i64 %26, 8
  %28 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 1
  %29 = load ptr, ptr %28, align 8
  %30 = mul nsw i64 %20, %2
  %31 = add nsw i64 %26, 7
  %32 = sdiv i64 %31, 8
  %33 = icmp sgt i64 %26, 8
  %34 = add nsw i64 %26, -8
  %35 = select i1 %33, i64 %34, i64 0
  %36 = sdiv i64 %3, %32
  %37 = srem i64 %3, %32
  %38 = shl nsw i64 %37, 3
  %39 = add nsw i64 %38, 8
  %40 = icmp sgt i64 %39, %26
  %41 = select i1 %40, i64 %35, i64 %38
  %42 = mul nsw i64 %36, %26
  %43 = add nsw i64 %41, %42
  %44 = mul nsw i64 %24, %22
  %45 = select i1 %27, i64 %26, i64 8
  %46 = mul nsw i64 %44, %26
  %47 = getelementptr inbounds double, ptr %29, i64 %30
  %48 = icmp sgt i64 %20, 0
  br i1 %48, label %49, label %85

49:                                               ; preds = %4
  %50 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 14, i32 2
  %51 = load i64, ptr %50, align 8
  %52 = add i64 %41, %51
  %53 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 16, i32 2
  %54 = load i64, ptr %53, align 8
  %55 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 17
  %56 = load i64, ptr %55, align 8
  %57 = mul i64 %54, %56
  %58 = srem i64 %36, %24
  %59 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 1
  %60 = load i64, ptr %59, align 8
  %61 = mul nsw i64 %58, %60
  %62 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 14, i32 1
  %63 = load i64, ptr %62, align 8
  %64 = add nsw i64 %61, %63
  %65 = sdiv i64 %36, %24
  %66 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 0
  %67 = load i64, ptr %66, align 8
  %68 = mul nsw i64 %65, %67
  %69 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 14, i32 0
  %70 = load i64, ptr %69, align 8
  %71 = add nsw i64 %68, %70
  %72 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 16, i32 1
  %73 = load i64, ptr %72, align 8
  %74 = mul i64 %71, %73
  %75 = add i64 %64, %74
  %76 = mul i64 %57, %75
  %77 = add i64 %52, %76
  %78 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 0
  %79 = load ptr, ptr %78, align 8
  %80 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %81 = load ptr, ptr %80, align 8
  %82 = getelementptr inbounds double, ptr %79, i64 %77
  %83 = shl nsw i64 %20, 1
  %84 = mul nsw i64 %20, 3
  br label %98

85:                                               ; preds = %98, %4
  %86 = phi <8 x double> [ zeroinitializer, %4 ], [ %124, %98 ]
  %87 = phi <8 x double> [ zeroinitializer, %4 ], [ %118, %98 ]
  %88 = phi <8 x double> [ zeroinitializer, %4 ], [ %130, %98 ]
  %89 = phi <8 x double> [ zeroinitializer, %4 ], [ %112, %98 ]
  %90 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 2
  %91 = icmp sgt i64 %26, 7
  %92 = icmp sgt i64 %26, 0
  %93 = call i64 @llvm.smax.i64(i64 %45, i64 1)
  %94 = mul nsw i64 %46, %2
  %95 = load ptr, ptr %90, align 8
  %96 = getelementptr inbounds double, ptr %95, i64 %94
  %97 = getelementptr inbounds double, ptr %96, i64 %43
  br i1 %91, label %184, label %183

98:                                               ; preds = %98, %49
  %99 = phi <8 x double> [ zeroinitializer, %49 ], [ %124, %98 ]
  %100 = phi <8 x double> [ zeroinitializer, %49 ], [ %118, %98 ]
  %101 = phi <8 x double> [ zeroinitializer, %49 ], [ %130, %98 ]
  %102 = phi <8 x double> [ zeroinitializer, %49 ], [ %112, %98 ]
  %103 = phi i64 [ 0, %49 ], [ %131, %98 ]
  %104 = getelementptr inbounds i64, ptr %81, i64 %103
  %105 = load i64, ptr %104, align 8
  %106 = getelementptr inbounds double, ptr %82, i64 %105
  %107 = load <8 x double>, ptr %106, align 1
  %108 = getelementptr inbounds double, ptr %47, i64 %103
  %109 = load double, ptr %108, align 8
  %110 = insertelement <8 x double> poison, double %109, i64 0
  %111 = shufflevector <8 x double> %110, <8 x double> poison, <8 x i32> zeroinitializer
  %112 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %111, <8 x double> %107, <8 x double> %102)
  %113 = add nsw i64 %20, %103
  %114 = getelementptr inbounds double, ptr %47, i64 %113
  %115 = load double, ptr %114, align 8
  %116 = insertelement <8 x double> poison, double %115, i64 0
  %117 = shufflevector <8 x double> %116, <8 x double> poison, <8 x i32> zeroinitializer
  %118 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %117, <8 x double> %107, <8 x double> %100)
  %119 = add nsw i64 %83, %103
  %120 = getelementptr inbounds double, ptr %47, i64 %119
  %121 = load double, ptr %120, align 8
  %122 = insertelement <8 x double> poison, double %121, i64 0
  %123 = shufflevector <8 x double> %122, <8 x double> poison, <8 x i32> zeroinitializer
  %124 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %123, <8 x double> %107, <8 x double> %99)
  %125 = add nsw i64 %84, %103
  %126 = getelementptr inbounds double, ptr %47, i64 %125
  %127 = load double, ptr %126, align 8
  %128 = insertelement <8 x double> poison, double %127, i64 0
  %129 = shufflevector <8 x double> %128, <8 x double> poison, <8 x i32> zeroinitializer
  %130 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %129, <8 x double> %107, <8 x double> %101)
  %131 = add nuw nsw i64 %103, 1
  %132 = icmp eq i64 %131, %20
  br i1 %132, label %85, label %98

133:                                              ; preds = %196
  br i1 %92, label %134, label %182

134:                                              ; preds = %133, %134
  %135 = phi i64 [ %138, %134 ], [ 0, %133 ]
  %136 = extractelement <8 x double> %87, i64 %135
  %137 = getelementptr inbounds double, ptr %201, i64 %135
  store double %136, ptr %137, align 8
  %138 = add nuw nsw i64 %135, 1
  %139 = icmp eq i64 %138, %93
  br i1 %139, label %147, label %134

140:                                              ; preds = %196, %184
  %141 = phi ptr [ %201, %196 ], [ %189, %184 ]
  store <8 x double> %87, ptr %141, align 1
  %142 = add nsw i64 %2, 2
  %143 = mul nsw i64 %46, %142
  %144 = load ptr, ptr %90, align 8
  %145 = getelementptr inbounds double, ptr %144, i64 %143
  %146 = getelementptr inbounds double, ptr %145, i64 %43
  br label %160

147:                                              ; preds = %134
  %148 = add nsw i64 %2, 2
  %149 = mul nsw i64 %46, %148
  %150 = load ptr, ptr %90, align 8
  %151 = getelementptr inbounds double, ptr %150, i64 %149
  %152 = getelementptr inbounds double, ptr %151, i64 %43
  br i1 %91, label %160, label %153

153:                                              ; preds = %147
  br i1 %92, label %154, label %182

154:                                              ; preds = %153, %154
  %155 = phi i64 [ %158, %154 ], [ 0, %153 ]
  %156 = extractelement <8 x double> %86, i64 %155
  %157 = getelementptr inbounds double, ptr %152, i64 %155
  store double %156, ptr %157, align 8
  %158 = add nuw nsw i64 %155, 1
  %159 = icmp eq i64 %158, %93
  br i1 %159, label %167, label %154

160:                                              ; preds = %147, %140
  %161 = phi ptr [ %146, %140 ], [ %152, %147 ]
  store <8 x double> %86, ptr %161, align 1
  %162 = add nsw i64 %2, 3
  %163 = mul nsw i64 %46, %162
  %164 = load ptr, ptr %90, align 8
  %165 = getelementptr inbounds double, ptr %164, i64 %163
  %166 = getelementptr inbounds double, ptr %165, i64 %43
  br label %180

167:                                              ; preds = %154
  %168 = add nsw i64 %2, 3
  %169 = mul nsw i64 %46, %168
  %170 = load ptr, ptr %90, align 8
  %171 = getelementptr inbounds double, ptr %170, i64 %169
  %172 = getelementptr inbounds double, ptr %171, i64 %43
  br i1 %91, label %180, label %173

173:                                              ; preds = %167
  br i1 %92, label %174, label %182

174:                                              ; preds = %173, %174
  %175 = phi i64 [ %178, %174 ], [ 0, %173 ]
  %176 = extractelement <8 x double> %88, i64 %175
  %177 = getelementptr inbounds double, ptr %172, i64 %175
  store double %176, ptr %177, align 8
  %178 = add nuw nsw i64 %175, 1
  %179 = icmp eq i64 %178, %93
  br i1 %179, label %182, label %174

180:                                              ; preds = %160, %167
  %181 = phi ptr [ %166, %160 ], [ %172, %167 ]
  store <8 x double> %88, ptr %181, align 1
  br label %182

182:                                              ; preds = %183, %174, %153, %133, %180, %173
  ret void

183:                                              ; preds = %85
  br i1 %92, label %190, label %182

184:                                              ; preds = %85
  store <8 x double> %89, ptr %97, align 1
  %185 = add nsw i64 %2, 1
  %186 = mul nsw i64 %46, %185
  %187 = load ptr, ptr %90, align 8
  %188 = getelementptr inbounds double, ptr %187, i64 %186
  %189 = getelementptr inbounds double, ptr %188, i64 %43
  br label %140

190:                                              ; preds = %183, %190
  %191 = phi i64 [ %194, %190 ], [ 0, %183 ]
  %192 = extractelement <8 x double> %89, i64 %191
  %193 = getelementptr inbounds double, ptr %97, i64 %191
  store double %192, ptr %193, align 8
  %194 = add nuw nsw i64 %191, 1
  %195 = icmp eq i64 %194, %93
  br i1 %195, label %196, label %190

196:                                              ; preds = %190
  %197 = add nsw i64 %2, 1
  %198 = mul nsw i64 %46, %197
  %199 = load ptr, ptr %90, align 8
  %200 = getelementptr inbounds double, ptr %199, i64 %198
  %201 = getelementptr inbounds double, ptr %200, i64 %43
  br i1 %91, label %140, label %133
}

define internal fastcc void @rows_1_6(ptr %0, ptr %1, i64 %2, i64 %3) {
  %5 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 3
  %10 = load i64, ptr %9, align 8
  %11 = sdiv i64 %8, %10
  %12 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 5, i32 0
  %13 = load i64, ptr %12, align 8
  %14 = mul nsw i64 %13, %11
  %15 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 5, i32 1
  %16 = load i64, ptr %15, align 8
  %17 = mul nsw i64 %14, %16
  %18 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 5, i32 2
  %19 = load i64, ptr %18, align 8
  %20 = mul i64 %17, %19
  %21 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 6, i32 0
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 6, i32 1
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 6, i32 2
  %26 = load i64, ptr %25, align 8
  %27 = icmp slt i64 %26, 8
  %28 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 1
  %29 = load ptr, ptr %28, align 8
  %30 = mul nsw i64 %20, %2
  %31 = add nsw i64 %26, 7
  %32 = sdiv i64 %31, 8
  %33 = icmp sgt i64 %26, 8
  %34 = add nsw i64 %26, -8
  %35 = select i1 %33, i64 %34, i64 0
  %36 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 0
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 14, i32 0
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 1
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 14, i32 1
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 16, i32 1
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 17
  %47 = load i64, ptr %46, align 8
  %48 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 16, i32 2
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 14, i32 2
  %51 = load i64, ptr %50, align 8
  %52 = mul i64 %49, %47
  %53 = sdiv i64 %3, %32
  %54 = srem i64 %3, %32
  %55 = shl nsw i64 %54, 3
  %56 = add nsw i64 %55, 8
  %57 = icmp sgt i64 %56, %26
  %58 = select i1 %57, i64 %35, i64 %55
  %59 = sdiv i64 %53, %24
  %60 = srem i64 %53, %24
  %61 = mul nsw i64 %59, %37
  %62 = add nsw i64 %61, %39
  %63 = mul nsw i64 %60, %41
  %64 = add nsw i64 %63, %43
  %65 = mul i64 %62, %45
  %66 = add i64 %64, %65
  %67 = mul i64 %52, %66
  %68 = add i64 %58, %51
  %69 = add i64 %68, %67
  %70 = mul nsw i64 %53, %26
  %71 = add nsw i64 %58, %70
  %72 = add nsw i64 %3, 1
  %73 = sdiv i64 %72, %32
  %74 = srem i64 %72, %32
  %75 = shl nsw i64 %74, 3
  %76 = add nsw i64 %75, 8
  %77 = icmp sgt i64 %76, %26
  %78 = select i1 %77, i64 %35, i64 %75
  %79 = sdiv i64 %73, %24
  %80 = srem i64 %73, %24
  %81 = mul nsw i64 %79, %37
  %82 = add nsw i64 %81, %39
  %83 = mul nsw i64 %80, %41
  %84 = add nsw i64 %83, %43
  %85 = mul i64 %82, %45
  %86 = add i64 %84, %85
  %87 = mul i64 %52, %86
  %88 = add i64 %78, %51
  %89 = add i64 %88, %87
  %90 = mul nsw i64 %73, %26
  %91 = add nsw i64 %78, %90
  %92 = add nsw i64 %3, 2
  %93 = sdiv i64 %92, %32
  %94 = srem i64 %92, %32
  %95 = shl nsw i64 %94, 3
  %96 = add nsw i64 %95, 8
  %97 = icmp sgt i64 %96, %26
  %98 = select i1 %97, i64 %35, i64 %95
  %99 = sdiv i64 %93, %24
  %100 = srem i64 %93, %24
  %101 = mul nsw i64 %99, %37
  %102 = add nsw i64 %101, %39
  %103 = mul nsw i64 %100, %41
  %104 = add nsw i64 %103, %43
  %105 = mul i64 %102, %45
  %106 = add i64 %104, %105
  %107 = mul i64 %52, %106
  %108 = add i64 %98, %51
  %109 = add i64 %108, %107
  %110 = mul nsw i64 %93, %26
  %111 = add nsw i64 %98, %110
  %112 = add nsw i64 %3, 3
  %113 = sdiv i64 %112, %32
  %114 = srem i64 %112, %32
  %115 = shl nsw i64 %114, 3
  %116 = add nsw i64 %115, 8
  %117 = icmp sgt i64 %116, %26
  %118 = select i1 %117, i64 %35, i64 %115
  %119 = sdiv i64 %113, %24
  %120 = srem i64 %113, %24
  %121 = mul nsw i64 %119, %37
  %122 = add nsw i64 %121, %39
  %123 = mul nsw i64 %120, %41
  %124 = add nsw i64 %123, %43
  %125 = mul i64 %122, %45
  %126 = add i64 %124, %125
  %127 = mul i64 %52, %126
  %128 = add i64 %118, %51
  %129 = add i64 %128, %127
  %130 = mul nsw i64 %113, %26
  %131 = add nsw i64 %118, %130
  %132 = add nsw i64 %3, 4
  %133 = sdiv i64 %132, %32
  %134 = srem i64 %132, %32
  %135 = shl nsw i64 %134, 3
  %136 = add nsw i64 %135, 8
  %137 = icmp sgt i64 %136, %26
  %138 = select i1 %137, i64 %35, i64 %135
  %139 = sdiv i64 %133, %24
  %140 = srem i64 %133, %24
  %141 = mul nsw i64 %139, %37
  %142 = add nsw i64 %141, %39
  %143 = mul nsw i64 %140, %41
  %144 = add nsw i64 %143, %43
  %145 = mul i64 %142, %45
  %146 = add i64 %144, %145
  %147 = mul i64 %52, %146
  %148 = add i64 %138, %51
  %149 = add i64 %148, %147
  %150 = mul nsw i64 %133, %26
  %151 = add nsw i64 %138, %150
  %152 = add nsw i64 %3, 5
  %153 = sdiv i64 %152, %32
  %154 = srem i64 %152, %32
  %155 = shl nsw i64 %154, 3
  %156 = add nsw i64 %155, 8
  %157 = icmp sgt i64 %156, %26
  %158 = select i1 %157, i64 %35, i64 %155
  %159 = sdiv i64 %153, %24
  %160 = srem i64 %153, %24
  %161 = mul nsw i64 %159, %37
  %162 = add nsw i64 %161, %39
  %163 = mul nsw i64 %160, %41
  %164 = add nsw i64 %163, %43
  %165 = mul i64 %162, %45
  %166 = add i64 %164, %165
  %167 = mul i64 %52, %166
  %168 = add i64 %158, %51
  %169 = add i64 %168, %167
  %170 = mul nsw i64 %153, %26
  %171 = add nsw i64 %158, %170
  %172 = mul nsw i64 %24, %22
  %173 = select i1 %27, i64 %26, i64 8
  %174 = mul nsw i64 %172, %26
  %175 = getelementptr inbounds double, ptr %29, i64 %30
  %176 = icmp sgt i64 %20, 0
  br i1 %176, label %177, label %182

177:                                              ; preds = %4
  %178 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 0
  %179 = load ptr, ptr %178, align 8
  %180 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %181 = load ptr, ptr %180, align 8
  br label %197

182:                                              ; preds = %197, %4
  %183 = phi <8 x double> [ zeroinitializer, %4 ], [ %229, %197 ]
  %184 = phi <8 x double> [ zeroinitializer, %4 ], [ %228, %197 ]
  %185 = phi <8 x double> [ zeroinitializer, %4 ], [ %227, %197 ]
  %186 = phi <8 x double> [ zeroinitializer, %4 ], [ %226, %197 ]
  %187 = phi <8 x double> [ zeroinitializer, %4 ], [ %225, %197 ]
  %188 = phi <8 x double> [ zeroinitializer, %4 ], [ %224, %197 ]
  %189 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 2
  %190 = icmp sgt i64 %26, 7
  %191 = icmp sgt i64 %26, 0
  %192 = call i64 @llvm.smax.i64(i64 %173, i64 1)
  %193 = mul nsw i64 %174, %2
  %194 = load ptr, ptr %189, align 8
  %195 = getelementptr inbounds double, ptr %194, i64 %193
  %196 = getelementptr inbounds double, ptr %195, i64 %71
  br i1 %190, label %233, label %232

197:                                              ; preds = %197, %177
  %198 = phi <8 x double> [ zeroinitializer, %177 ], [ %229, %197 ]
  %199 = phi <8 x double> [ zeroinitializer, %177 ], [ %228, %197 ]
  %200 = phi <8 x double> [ zeroinitializer, %177 ], [ %227, %197 ]
  %201 = phi <8 x double> [ zeroinitializer, %177 ], [ %226, %197 ]
  %202 = phi <8 x double> [ zeroinitializer, %177 ], [ %225, %197 ]
  %203 = phi <8 x double> [ zeroinitializer, %177 ], [ %224, %197 ]
  %204 = phi i64 [ 0, %177 ], [ %230, %197 ]
  %205 = getelementptr inbounds i64, ptr %181, i64 %204
  %206 = load i64, ptr %205, align 8
  %207 = getelementptr inbounds double, ptr %179, i64 %206
  %208 = getelementptr inbounds double, ptr %207, i64 %69
  %209 = load <8 x double>, ptr %208, align 1
  %210 = getelementptr inbounds double, ptr %207, i64 %89
  %211 = load <8 x double>, ptr %210, align 1
  %212 = getelementptr inbounds double, ptr %207, i64 %109
  %213 = load <8 x double>, ptr %212, align 1
  %214 = getelementptr inbounds double, ptr %207, i64 %129
  %215 = load <8 x double>, ptr %214, align 1
  %216 = getelementptr inbounds double, ptr %207, i64 %149
  %217 = load <8 x double>, ptr %216, align 1
  %218 = getelementptr inbounds double, ptr %207, i64 %169
  %219 = load <8 x double>, ptr %218, align 1
  %220 = getelementptr inbounds double, ptr %175, i64 %204
  %221 = load double, ptr %220, align 8
  %222 = insertelement <8 x double> poison, double %221, i64 0
  %223 = shufflevector <8 x double> %222, <8 x double> poison, <8 x i32> zeroinitializer
  %224 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %223, <8 x double> %209, <8 x double> %203)
  %225 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %223, <8 x double> %211, <8 x double> %202)
  %226 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %223, <8 x double> %213, <8 x double> %201)
  %227 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %223, <8 x double> %215, <8 x double> %200)
  %228 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %223, <8 x double> %217, <8 x double> %199)
  %229 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %223, <8 x double> %219, <8 x double> %198)
  %230 = add nuw nsw i64 %204, 1
  %231 = icmp eq i64 %230, %20
  br i1 %231, label %182, label %197

232:                                              ; preds = %182
  br i1 %191, label %237, label %320

233:                                              ; preds = %182
  store <8 x double> %188, ptr %196, align 1
  %234 = load ptr, ptr %189, align 8
  %235 = getelementptr inbounds double, ptr %234, i64 %193
  %236 = getelementptr inbounds double, ptr %235, i64 %91
  br label %254

237:                                              ; preds = %232, %237
  %238 = phi i64 [ %241, %237 ], [ 0, %232 ]
  %239 = extractelement <8 x double> %188, i64 %238
  %240 = getelementptr inbounds double, ptr %196, i64 %238
  store double %239, ptr %240, align 8
  %241 = add nuw nsw i64 %238, 1
  %242 = icmp eq i64 %241, %192
  br i1 %242, label %243, label %237

243:                                              ; preds = %237
  %244 = load ptr, ptr %189, align 8
  %245 = getelementptr inbounds double, ptr %244, i64 %193
  %246 = getelementptr inbounds double, ptr %245, i64 %91
  br i1 %190, label %254, label %247

247:                                              ; preds = %243
  br i1 %191, label %248, label %320

248:                                              ; preds = %247, %248
  %249 = phi i64 [ %252, %248 ], [ 0, %247 ]
  %250 = extractelement <8 x double> %187, i64 %249
  %251 = getelementptr inbounds double, ptr %246, i64 %249
  store double %250, ptr %251, align 8
  %252 = add nuw nsw i64 %249, 1
  %253 = icmp eq i64 %252, %192
  br i1 %253, label %259, label %248

254:                                              ; preds = %243, %233
  %255 = phi ptr [ %236, %233 ], [ %246, %243 ]
  store <8 x double> %187, ptr %255, align 1
  %256 = load ptr, ptr %189, align 8
  %257 = getelementptr inbounds double, ptr %256, i64 %193
  %258 = getelementptr inbounds double, ptr %257, i64 %111
  br label %270

259:                                              ; preds = %248
  %260 = load ptr, ptr %189, align 8
  %261 = getelementptr inbounds double, ptr %260, i64 %193
  %262 = getelementptr inbounds double, ptr %261, i64 %111
  br i1 %190, label %270, label %263

263:                                              ; preds = %259
  br i1 %191, label %264, label %320

264:                                              ; preds = %263, %264
  %265 = phi i64 [ %268, %264 ], [ 0, %263 ]
  %266 = extractelement <8 x double> %186, i64 %265
  %267 = getelementptr inbounds double, ptr %262, i64 %265
  store double %266, ptr %267, align 8
  %268 = add nuw nsw i64 %265, 1
  %269 = icmp eq i64 %268, %192
  br i1 %269, label %275, label %264

270:                                              ; preds = %259, %254
  %271 = phi ptr [ %258, %254 ], [ %262, %259 ]
  store <8 x double> %186, ptr %271, align 1
  %272 = load ptr, ptr %189, align 8
  %273 = getelementptr inbounds double, ptr %272, i64 %193
  %274 = getelementptr inbounds double, ptr %273, i64 %131
  br label %286

275:                                              ; preds = %264
  %276 = load ptr, ptr %189, align 8
  %277 = getelementptr inbounds double, ptr %276, i64 %193
  %278 = getelementptr inbounds double, ptr %277, i64 %131
  br i1 %190, label %286, label %279

279:                                              ; preds = %275
  br i1 %191, label %280, label %320

280:                                              ; preds = %279, %280
  %281 = phi i64 [ %284, %280 ], [ 0, %279 ]
  %282 = extractelement <8 x double> %185, i64 %281
  %283 = getelementptr inbounds double, ptr %278, i64 %281
  store double %282, ptr %283, align 8
  %284 = add nuw nsw i64 %281, 1
  %285 = icmp eq i64 %284, %192
  br i1 %285, label %291, label %280

286:                                              ; preds = %275, %270
  %287 = phi ptr [ %274, %270 ], [ %278, %275 ]
  store <8 x double> %185, ptr %287, align 1
  %288 = load ptr, ptr %189, align 8
  %289 = getelementptr inbounds double, ptr %288, i64 %193
  %290 = getelementptr inbounds double, ptr %289, i64 %151
  br label %302

291:                                              ; preds = %280
  %292 = load ptr, ptr %189, align 8
  %293 = getelementptr inbounds double, ptr %292, i64 %193
  %294 = getelementptr inbounds double, ptr %293, i64 %151
  br i1 %190, label %302, label %295

295:                                              ; preds = %291
  br i1 %191, label %296, label %320

296:                                              ; preds = %295, %296
  %297 = phi i64 [ %300, %296 ], [ 0, %295 ]
  %298 = extractelement <8 x double> %184, i64 %297
  %299 = getelementptr inbounds double, ptr %294, i64 %297
  store double %298, ptr %299, align 8
  %300 = add nuw nsw i64 %297, 1
  %301 = icmp eq i64 %300, %192
  br i1 %301, label %307, label %296

302:                                              ; preds = %291, %286
  %303 = phi ptr [ %290, %286 ], [ %294, %291 ]
  store <8 x double> %184, ptr %303, align 1
  %304 = load ptr, ptr %189, align 8
  %305 = getelementptr inbounds double, ptr %304, i64 %193
  %306 = getelementptr inbounds double, ptr %305, i64 %171
  br label %318

307:                                              ; preds = %296
  %308 = load ptr, ptr %189, align 8
  %309 = getelementptr inbounds double, ptr %308, i64 %193
  %310 = getelementptr inbounds double, ptr %309, i64 %171
  br i1 %190, label %318, label %311

311:                                              ; preds = %307
  br i1 %191, label %312, label %320

312:                                              ; preds = %311, %312
  %313 = phi i64 [ %316, %312 ], [ 0, %311 ]
  %314 = extractelement <8 x double> %183, i64 %313
  %315 = getelementptr inbounds double, ptr %310, i64 %313
  store double %314, ptr %315, align 8
  %316 = add nuw nsw i64 %313, 1
  %317 = icmp eq i64 %316, %192
  br i1 %317, label %320, label %312

318:                                              ; preds = %302, %307
  %319 = phi ptr [ %306, %302 ], [ %310, %307 ]
  store <8 x double> %183, ptr %319, align 1
  br label %320

320:                                              ; preds = %312, %295, %263, %232, %247, %279, %318, %311
  ret void
}

define internal fastcc void @rows_1_1(ptr %0, ptr %1, i64 %2, i64 %3) {
  %5 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 3
  %10 = load i64, ptr %9, align 8
  %11 = sdiv i64 %8, %10
  %12 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 5, i32 0
  %13 = load i64, ptr %12, align 8
  %14 = mul nsw i64 %13, %11
  %15 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 5, i32 1
  %16 = load i64, ptr %15, align 8
  %17 = mul nsw i64 %14, %16
  %18 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 5, i32 2
  %19 = load i64, ptr %18, align 8
  %20 = mul i64 %17, %19
  %21 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 6, i32 0
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 6, i32 1
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 6, i32 2
  %26 = load i64, ptr %25, align 8
  %27 = icmp slt i64 %26, 8
  %28 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 1
  %29 = load ptr, ptr %28, align 8
  %30 = mul nsw i64 %20, %2
  %31 = add nsw i64 %26, 7
  %32 = sdiv i64 %31, 8
  %33 = icmp sgt i64 %26, 8
  %34 = add nsw i64 %26, -8
  %35 = select i1 %33, i64 %34, i64 0
  %36 = sdiv i64 %3, %32
  %37 = srem i64 %3, %32
  %38 = shl nsw i64 %37, 3
  %39 = add nsw i64 %38, 8
  %40 = icmp sgt i64 %39, %26
  %41 = select i1 %40, i64 %35, i64 %38
  %42 = mul nsw i64 %36, %26
  %43 = add nsw i64 %41, %42
  %44 = mul nsw i64 %24, %22
  %45 = select i1 %27, i64 %26, i64 8
  %46 = mul nsw i64 %44, %26
  %47 = getelementptr inbounds double, ptr %29, i64 %30
  %48 = icmp sgt i64 %20, 0
  br i1 %48, label %49, label %83

49:                                               ; preds = %4
  %50 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 14, i32 2
  %51 = load i64, ptr %50, align 8
  %52 = add i64 %41, %51
  %53 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 16, i32 2
  %54 = load i64, ptr %53, align 8
  %55 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 17
  %56 = load i64, ptr %55, align 8
  %57 = mul i64 %54, %56
  %58 = srem i64 %36, %24
  %59 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 1
  %60 = load i64, ptr %59, align 8
  %61 = mul nsw i64 %58, %60
  %62 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 14, i32 1
  %63 = load i64, ptr %62, align 8
  %64 = add nsw i64 %61, %63
  %65 = sdiv i64 %36, %24
  %66 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 0
  %67 = load i64, ptr %66, align 8
  %68 = mul nsw i64 %65, %67
  %69 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 14, i32 0
  %70 = load i64, ptr %69, align 8
  %71 = add nsw i64 %68, %70
  %72 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 16, i32 1
  %73 = load i64, ptr %72, align 8
  %74 = mul i64 %71, %73
  %75 = add i64 %64, %74
  %76 = mul i64 %57, %75
  %77 = add i64 %52, %76
  %78 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 0
  %79 = load ptr, ptr %78, align 8
  %80 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %81 = load ptr, ptr %80, align 8
  %82 = getelementptr inbounds double, ptr %79, i64 %77
  br label %92

83:                                               ; preds = %92, %4
  %84 = phi <8 x double> [ zeroinitializer, %4 ], [ %103, %92 ]
  %85 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 2
  %86 = icmp sgt i64 %26, 7
  %87 = call i64 @llvm.smax.i64(i64 %45, i64 1)
  %88 = mul nsw i64 %46, %2
  %89 = load ptr, ptr %85, align 8
  %90 = getelementptr inbounds double, ptr %89, i64 %88
  %91 = getelementptr inbounds double, ptr %90, i64 %43
  br i1 %86, label %108, label %106

92:                                               ; preds = %92, %49
  %93 = phi <8 x double> [ zeroinitializer, %49 ], [ %103, %92 ]
  %94 = phi i64 [ 0, %49 ], [ %104, %92 ]
  %95 = getelementptr inbounds i64, ptr %81, i64 %94
  %96 = load i64, ptr %95, align 8
  %97 = getelementptr inbounds double, ptr %82, i64 %96
  %98 = load <8 x double>, ptr %97, align 1
  %99 = getelementptr inbounds double, ptr %47, i64 %94
  %100 = load double, ptr %99, align 8
  %101 = insertelement <8 x double> poison, double %100, i64 0
  %102 = shufflevector <8 x double> %101, <8 x double> poison, <8 x i32> zeroinitializer
  %103 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %102, <8 x double> %98, <8 x double> %93)
  %104 = add nuw nsw i64 %94, 1
  %105 = icmp eq i64 %104, %20
  br i1 %105, label %83, label %92

106:                                              ; preds = %83
  %107 = icmp sgt i64 %26, 0
  br i1 %107, label %109, label %115

108:                                              ; preds = %83
  store <8 x double> %84, ptr %91, align 1
  br label %115

109:                                              ; preds = %106, %109
  %110 = phi i64 [ %113, %109 ], [ 0, %106 ]
  %111 = extractelement <8 x double> %84, i64 %110
  %112 = getelementptr inbounds double, ptr %91, i64 %110
  store double %111, ptr %112, align 8
  %113 = add nuw nsw i64 %110, 1
  %114 = icmp eq i64 %113, %87
  br i1 %114, label %115, label %109

115:                                              ; preds = %109, %108, %106
  ret void
}

declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>)

declare i64 @llvm.smax.i64(i64, i64)
