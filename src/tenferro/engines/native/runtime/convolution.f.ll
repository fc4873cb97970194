; Made from source/convolution.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: c26bf8c3437c71ccb0f61a3eb06ca7377e395cfbe2c2a4875cdfd856a470d0fd

%struct.job = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.plan = type { i64, i64, i64, i64, %struct.size, %struct.size, %struct.size, %struct.size, %struct.size, %struct.size, %struct.size, %struct.size, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.size = type { i64, i64, i64 }
%struct.share = type { ptr, ptr, ptr, i64, i64, i64, i64 }

define i64 @convolution(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.job, align 8
  %7 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 0
  store ptr %4, ptr %7, align 8
  %8 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 1
  %9 = load i64, ptr %0, align 8
  %10 = inttoptr i64 %9 to ptr
  store ptr %10, ptr %8, align 8
  %11 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 2
  %12 = getelementptr inbounds i64, ptr %0, i64 1
  %13 = load i64, ptr %12, align 8
  %14 = inttoptr i64 %13 to ptr
  store ptr %14, ptr %11, align 8
  %15 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 3
  %16 = getelementptr inbounds i64, ptr %0, i64 2
  %17 = load i64, ptr %16, align 8
  %18 = inttoptr i64 %17 to ptr
  store ptr %18, ptr %15, align 8
  %19 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 4
  %20 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 5
  %21 = getelementptr inbounds %struct.job, ptr %6, i64 0, i32 6
  %22 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 15
  %23 = load i64, ptr %22, align 8
  %24 = icmp eq i64 %23, 0
  %25 = select i1 %24, ptr %10, ptr %3
  store ptr %25, ptr %19, align 8
  %26 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 16
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %27, 0
  %29 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 20
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr inbounds float, ptr %3, i64 %30
  %32 = select i1 %28, ptr %14, ptr %31
  store ptr %32, ptr %20, align 8
  %33 = getelementptr inbounds float, ptr %3, i64 %30
  %34 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 21
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds float, ptr %33, i64 %35
  store ptr %36, ptr %21, align 8
  br i1 %24, label %44, label %37

37:                                               ; preds = %5
  %38 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 0
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 1
  %41 = load i64, ptr %40, align 8
  %42 = mul nsw i64 %41, %39
  call void @tenferro_parallel_for(ptr @copy_channel, ptr %6, i64 %42)
  %43 = load i64, ptr %26, align 8
  br label %44

44:                                               ; preds = %37, %5
  %45 = phi i64 [ %43, %37 ], [ %27, %5 ]
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %50, label %47

47:                                               ; preds = %44
  %48 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 2
  %49 = load i64, ptr %48, align 8
  call void @tenferro_parallel_for(ptr @pack_kernel, ptr %6, i64 %49)
  br label %50

50:                                               ; preds = %47, %44
  %51 = load ptr, ptr %7, align 8
  %52 = getelementptr inbounds %struct.plan, ptr %51, i64 0, i32 14
  %53 = load i64, ptr %52, align 8
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %55, label %58

55:                                               ; preds = %50
  %56 = getelementptr inbounds %struct.plan, ptr %51, i64 0, i32 5, i32 2
  %57 = load i64, ptr %56, align 8
  br label %58

58:                                               ; preds = %55, %50
  %59 = phi i64 [ %57, %55 ], [ 1, %50 ]
  %60 = getelementptr inbounds %struct.plan, ptr %51, i64 0, i32 1
  %61 = getelementptr inbounds %struct.plan, ptr %51, i64 0, i32 3
  %62 = load i64, ptr %60, align 8
  %63 = load i64, ptr %61, align 8
  %64 = sdiv i64 %62, %63
  %65 = icmp sgt i64 %64, 0
  br i1 %65, label %66, label %155

66:                                               ; preds = %58
  %67 = getelementptr inbounds %struct.plan, ptr %51, i64 0, i32 5, i32 0
  %68 = getelementptr inbounds %struct.plan, ptr %51, i64 0, i32 5, i32 1
  %69 = icmp sgt i64 %59, 0
  %70 = getelementptr inbounds %struct.plan, ptr %51, i64 0, i32 11, i32 0
  %71 = getelementptr inbounds %struct.plan, ptr %51, i64 0, i32 11, i32 1
  %72 = getelementptr inbounds %struct.plan, ptr %51, i64 0, i32 12
  %73 = getelementptr inbounds %struct.plan, ptr %51, i64 0, i32 11, i32 2
  %74 = getelementptr inbounds %struct.plan, ptr %51, i64 0, i32 8, i32 0
  %75 = getelementptr inbounds %struct.plan, ptr %51, i64 0, i32 8, i32 1
  %76 = getelementptr inbounds %struct.plan, ptr %51, i64 0, i32 8, i32 2
  %77 = load i64, ptr %67, align 8
  br label %78

78:                                               ; preds = %98, %66
  %79 = phi i64 [ %63, %66 ], [ %99, %98 ]
  %80 = phi i64 [ %62, %66 ], [ %100, %98 ]
  %81 = phi i64 [ %77, %66 ], [ %101, %98 ]
  %82 = phi i64 [ %77, %66 ], [ %102, %98 ]
  %83 = phi i64 [ 0, %66 ], [ %104, %98 ]
  %84 = phi i64 [ 0, %66 ], [ %103, %98 ]
  %85 = icmp sgt i64 %82, 0
  br i1 %85, label %86, label %98

86:                                               ; preds = %78
  %87 = load i64, ptr %68, align 8
  br label %88

88:                                               ; preds = %113, %86
  %89 = phi i64 [ %114, %113 ], [ %81, %86 ]
  %90 = phi i64 [ %115, %113 ], [ %87, %86 ]
  %91 = phi i64 [ %116, %113 ], [ %87, %86 ]
  %92 = phi i64 [ %118, %113 ], [ 0, %86 ]
  %93 = phi i64 [ %117, %113 ], [ %84, %86 ]
  %94 = icmp sgt i64 %91, 0
  br i1 %94, label %107, label %113

95:                                               ; preds = %113
  %96 = load i64, ptr %60, align 8
  %97 = load i64, ptr %61, align 8
  br label %98

98:                                               ; preds = %95, %78
  %99 = phi i64 [ %79, %78 ], [ %97, %95 ]
  %100 = phi i64 [ %80, %78 ], [ %96, %95 ]
  %101 = phi i64 [ %81, %78 ], [ %114, %95 ]
  %102 = phi i64 [ %82, %78 ], [ %114, %95 ]
  %103 = phi i64 [ %84, %78 ], [ %117, %95 ]
  %104 = add nuw nsw i64 %83, 1
  %105 = sdiv i64 %100, %99
  %106 = icmp slt i64 %104, %105
  br i1 %106, label %78, label %155

107:                                              ; preds = %88, %122
  %108 = phi i64 [ %123, %122 ], [ %90, %88 ]
  %109 = phi i64 [ %125, %122 ], [ 0, %88 ]
  %110 = phi i64 [ %124, %122 ], [ %93, %88 ]
  br i1 %69, label %127, label %122

111:                                              ; preds = %122
  %112 = load i64, ptr %67, align 8
  br label %113

113:                                              ; preds = %111, %88
  %114 = phi i64 [ %89, %88 ], [ %112, %111 ]
  %115 = phi i64 [ %90, %88 ], [ %123, %111 ]
  %116 = phi i64 [ %91, %88 ], [ %123, %111 ]
  %117 = phi i64 [ %93, %88 ], [ %124, %111 ]
  %118 = add nuw nsw i64 %92, 1
  %119 = icmp slt i64 %118, %114
  br i1 %119, label %88, label %95

120:                                              ; preds = %127
  %121 = load i64, ptr %68, align 8
  br label %122

122:                                              ; preds = %120, %107
  %123 = phi i64 [ %108, %107 ], [ %121, %120 ]
  %124 = phi i64 [ %110, %107 ], [ %151, %120 ]
  %125 = add nuw nsw i64 %109, 1
  %126 = icmp slt i64 %125, %123
  br i1 %126, label %107, label %111

127:                                              ; preds = %107, %127
  %128 = phi i64 [ %153, %127 ], [ 0, %107 ]
  %129 = phi i64 [ %151, %127 ], [ %110, %107 ]
  %130 = load i64, ptr %70, align 8
  %131 = load i64, ptr %71, align 8
  %132 = load i64, ptr %72, align 8
  %133 = load i64, ptr %73, align 8
  %134 = mul i64 %130, %83
  %135 = load i64, ptr %74, align 8
  %136 = load i64, ptr %75, align 8
  %137 = mul nsw i64 %136, %109
  %138 = load i64, ptr %76, align 8
  %139 = mul nsw i64 %138, %128
  %140 = mul i64 %135, %92
  %141 = srem i64 %139, %132
  %142 = sdiv i64 %139, %132
  %143 = add i64 %140, %134
  %144 = mul i64 %143, %131
  %145 = add i64 %144, %137
  %146 = mul i64 %145, %132
  %147 = add i64 %146, %141
  %148 = mul i64 %147, %133
  %149 = add i64 %148, %142
  %150 = load ptr, ptr %21, align 8
  %151 = add nsw i64 %129, 1
  %152 = getelementptr inbounds i64, ptr %150, i64 %129
  store i64 %149, ptr %152, align 8
  %153 = add nuw nsw i64 %128, 1
  %154 = icmp eq i64 %153, %59
  br i1 %154, label %120, label %127

155:                                              ; preds = %98, %58
  %156 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 18
  %157 = load i64, ptr %156, align 8
  call void @tenferro_parallel_for(ptr @run_task, ptr %6, i64 %157)
  ret i64 0
}

declare void @tenferro_parallel_for(ptr, ptr, i64)

define internal void @copy_channel(ptr %0, i64 %1) {
  %3 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 4
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 11, i32 0
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 11, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 12
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 11, i32 2
  %14 = load i64, ptr %13, align 8
  %15 = mul i64 %10, %8
  %16 = mul i64 %15, %12
  %17 = mul i64 %16, %14
  %18 = mul nsw i64 %17, %1
  %19 = getelementptr inbounds float, ptr %6, i64 %18
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
  %31 = getelementptr inbounds float, ptr %21, i64 %30
  %32 = icmp slt i64 %17, 16
  br i1 %32, label %33, label %36

33:                                               ; preds = %36, %2
  %34 = phi i64 [ 0, %2 ], [ %37, %36 ]
  %35 = icmp slt i64 %34, %17
  br i1 %35, label %42, label %47

36:                                               ; preds = %2, %36
  %37 = phi i64 [ %40, %36 ], [ 16, %2 ]
  %38 = phi i64 [ %37, %36 ], [ 0, %2 ]
  %39 = getelementptr inbounds float, ptr %19, i64 %38
  store <16 x float> zeroinitializer, ptr %39, align 1
  %40 = add nuw nsw i64 %37, 16
  %41 = icmp sgt i64 %40, %17
  br i1 %41, label %33, label %36

42:                                               ; preds = %33, %42
  %43 = phi i64 [ %45, %42 ], [ %34, %33 ]
  %44 = getelementptr inbounds float, ptr %19, i64 %43
  store float 0.000000e+00, ptr %44, align 4
  %45 = add nuw nsw i64 %43, 1
  %46 = icmp eq i64 %45, %17
  br i1 %46, label %47, label %42

47:                                               ; preds = %42, %33
  %48 = load i64, ptr %22, align 8
  %49 = icmp sgt i64 %48, 0
  br i1 %49, label %50, label %57

50:                                               ; preds = %47
  %51 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 10, i32 0
  %52 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 9, i32 0
  %53 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 10, i32 1
  %54 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 9, i32 1
  %55 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 10, i32 2
  %56 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 9, i32 2
  br label %58

57:                                               ; preds = %186, %47
  ret void

58:                                               ; preds = %50, %186
  %59 = phi i64 [ %48, %50 ], [ %187, %186 ]
  %60 = phi i64 [ 0, %50 ], [ %188, %186 ]
  %61 = load i64, ptr %51, align 8
  %62 = load i64, ptr %52, align 8
  %63 = mul nsw i64 %62, %60
  %64 = add nsw i64 %63, %61
  %65 = icmp slt i64 %64, 0
  br i1 %65, label %186, label %66

66:                                               ; preds = %58
  %67 = load i64, ptr %7, align 8
  %68 = icmp slt i64 %64, %67
  br i1 %68, label %69, label %186

69:                                               ; preds = %66
  %70 = load i64, ptr %25, align 8
  %71 = icmp sgt i64 %70, 0
  br i1 %71, label %72, label %186

72:                                               ; preds = %69, %180
  %73 = phi i64 [ %182, %180 ], [ %70, %69 ]
  %74 = phi i64 [ %181, %180 ], [ 0, %69 ]
  %75 = load i64, ptr %53, align 8
  %76 = load i64, ptr %54, align 8
  %77 = mul nsw i64 %76, %74
  %78 = add nsw i64 %77, %75
  %79 = icmp slt i64 %78, 0
  br i1 %79, label %180, label %80

80:                                               ; preds = %72
  %81 = load i64, ptr %9, align 8
  %82 = icmp slt i64 %78, %81
  br i1 %82, label %83, label %180

83:                                               ; preds = %80
  %84 = load i64, ptr %11, align 8
  %85 = load i64, ptr %13, align 8
  %86 = mul i64 %81, %64
  %87 = add i64 %86, %78
  %88 = mul i64 %85, %84
  %89 = mul i64 %88, %87
  %90 = getelementptr inbounds float, ptr %19, i64 %89
  %91 = mul nsw i64 %73, %60
  %92 = add nsw i64 %91, %74
  %93 = load i64, ptr %28, align 8
  %94 = mul nsw i64 %93, %92
  %95 = getelementptr inbounds float, ptr %31, i64 %94
  %96 = load i64, ptr %55, align 8
  %97 = icmp eq i64 %84, 1
  %98 = load i64, ptr %56, align 8
  %99 = icmp eq i64 %98, 1
  %100 = select i1 %97, i1 %99, i1 false
  %101 = icmp slt i64 %96, 0
  br i1 %100, label %102, label %134

102:                                              ; preds = %83
  %103 = sub i64 0, %96
  %104 = select i1 %101, i64 %103, i64 0
  %105 = sub nsw i64 %93, %104
  %106 = add i64 %96, %104
  %107 = sub i64 %88, %106
  %108 = icmp slt i64 %105, %107
  %109 = select i1 %108, i64 %105, i64 %107
  %110 = icmp sgt i64 %109, 0
  br i1 %110, label %111, label %180

111:                                              ; preds = %102
  %112 = getelementptr inbounds float, ptr %90, i64 %96
  %113 = getelementptr inbounds float, ptr %112, i64 %104
  %114 = getelementptr inbounds float, ptr %95, i64 %104
  %115 = icmp ult i64 %109, 16
  br i1 %115, label %116, label %119

116:                                              ; preds = %119, %111
  %117 = phi i64 [ 0, %111 ], [ %120, %119 ]
  %118 = icmp slt i64 %117, %109
  br i1 %118, label %127, label %180

119:                                              ; preds = %111, %119
  %120 = phi i64 [ %125, %119 ], [ 16, %111 ]
  %121 = phi i64 [ %120, %119 ], [ 0, %111 ]
  %122 = getelementptr inbounds float, ptr %114, i64 %121
  %123 = load <16 x float>, ptr %122, align 1
  %124 = getelementptr inbounds float, ptr %113, i64 %121
  store <16 x float> %123, ptr %124, align 1
  %125 = add nuw nsw i64 %120, 16
  %126 = icmp sgt i64 %125, %109
  br i1 %126, label %116, label %119

127:                                              ; preds = %116, %127
  %128 = phi i64 [ %132, %127 ], [ %117, %116 ]
  %129 = getelementptr inbounds float, ptr %114, i64 %128
  %130 = load float, ptr %129, align 4
  %131 = getelementptr inbounds float, ptr %113, i64 %128
  store float %130, ptr %131, align 4
  %132 = add nuw nsw i64 %128, 1
  %133 = icmp eq i64 %132, %109
  br i1 %133, label %180, label %127

134:                                              ; preds = %83
  br i1 %101, label %135, label %139

135:                                              ; preds = %134
  %136 = xor i64 %96, -1
  %137 = add i64 %98, %136
  %138 = sdiv i64 %137, %98
  br label %139

139:                                              ; preds = %135, %134
  %140 = phi i64 [ %138, %135 ], [ 0, %134 ]
  %141 = mul nsw i64 %140, %98
  %142 = add nsw i64 %141, %96
  %143 = icmp slt i64 %140, %93
  %144 = icmp slt i64 %142, %88
  %145 = select i1 %143, i1 %144, i1 false
  br i1 %145, label %146, label %180

146:                                              ; preds = %139
  %147 = sdiv i64 %142, %84
  %148 = srem i64 %142, %84
  br label %149

149:                                              ; preds = %178, %146
  %150 = phi i64 [ %179, %178 ], [ %85, %146 ]
  %151 = phi i64 [ %172, %178 ], [ %147, %146 ]
  %152 = phi i64 [ %171, %178 ], [ %148, %146 ]
  %153 = phi i64 [ %174, %178 ], [ %142, %146 ]
  %154 = phi i64 [ %173, %178 ], [ %140, %146 ]
  %155 = getelementptr inbounds float, ptr %95, i64 %154
  %156 = load float, ptr %155, align 4
  %157 = mul nsw i64 %152, %150
  %158 = add nsw i64 %157, %151
  %159 = getelementptr inbounds float, ptr %90, i64 %158
  store float %156, ptr %159, align 4
  %160 = load i64, ptr %56, align 8
  %161 = add nsw i64 %160, %152
  %162 = load i64, ptr %11, align 8
  %163 = icmp slt i64 %161, %162
  br i1 %163, label %170, label %164

164:                                              ; preds = %149, %164
  %165 = phi i64 [ %167, %164 ], [ %151, %149 ]
  %166 = phi i64 [ %168, %164 ], [ %161, %149 ]
  %167 = add nsw i64 %165, 1
  %168 = sub nsw i64 %166, %162
  %169 = icmp slt i64 %168, %162
  br i1 %169, label %170, label %164

170:                                              ; preds = %164, %149
  %171 = phi i64 [ %161, %149 ], [ %168, %164 ]
  %172 = phi i64 [ %151, %149 ], [ %167, %164 ]
  %173 = add nsw i64 %154, 1
  %174 = add nsw i64 %160, %153
  %175 = icmp slt i64 %173, %93
  %176 = icmp slt i64 %174, %88
  %177 = select i1 %175, i1 %176, i1 false
  br i1 %177, label %178, label %180

178:                                              ; preds = %170
  %179 = load i64, ptr %13, align 8
  br label %149

180:                                              ; preds = %170, %127, %139, %116, %102, %72, %80
  %181 = add nuw nsw i64 %74, 1
  %182 = load i64, ptr %25, align 8
  %183 = icmp slt i64 %181, %182
  br i1 %183, label %72, label %184

184:                                              ; preds = %180
  %185 = load i64, ptr %22, align 8
  br label %186

186:                                              ; preds = %184, %69, %58, %66
  %187 = phi i64 [ %185, %184 ], [ %59, %69 ], [ %59, %58 ], [ %59, %66 ]
  %188 = add nuw nsw i64 %60, 1
  %189 = icmp slt i64 %188, %187
  br i1 %189, label %58, label %57
}

define internal void @pack_kernel(ptr %0, i64 %1) {
  %3 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 0
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 3
  %8 = load i64, ptr %7, align 8
  %9 = sdiv i64 %6, %8
  %10 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 5, i32 0
  %11 = load i64, ptr %10, align 8
  %12 = mul nsw i64 %11, %9
  %13 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 5, i32 1
  %14 = load i64, ptr %13, align 8
  %15 = mul nsw i64 %12, %14
  %16 = mul nsw i64 %15, %1
  %17 = add nsw i64 %1, 1
  %18 = mul i64 %15, %17
  %19 = icmp slt i64 %16, %18
  br i1 %19, label %20, label %25

20:                                               ; preds = %2
  %21 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 5
  %22 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 13
  %23 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 2
  %24 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 5, i32 2
  br label %26

25:                                               ; preds = %78, %2
  ret void

26:                                               ; preds = %20, %78
  %27 = phi i64 [ %16, %20 ], [ %79, %78 ]
  %28 = load ptr, ptr %21, align 8
  %29 = load i64, ptr %22, align 8
  %30 = mul nsw i64 %29, %27
  %31 = getelementptr inbounds float, ptr %28, i64 %30
  %32 = load ptr, ptr %23, align 8
  %33 = load i64, ptr %24, align 8
  %34 = mul nsw i64 %33, %27
  %35 = getelementptr inbounds float, ptr %32, i64 %34
  %36 = icmp slt i64 %33, 16
  br i1 %36, label %37, label %40

37:                                               ; preds = %40, %26
  %38 = phi i64 [ 0, %26 ], [ %41, %40 ]
  %39 = icmp slt i64 %38, %33
  br i1 %39, label %48, label %55

40:                                               ; preds = %26, %40
  %41 = phi i64 [ %46, %40 ], [ 16, %26 ]
  %42 = phi i64 [ %41, %40 ], [ 0, %26 ]
  %43 = getelementptr inbounds float, ptr %35, i64 %42
  %44 = load <16 x float>, ptr %43, align 1
  %45 = getelementptr inbounds float, ptr %31, i64 %42
  store <16 x float> %44, ptr %45, align 1
  %46 = add nuw nsw i64 %41, 16
  %47 = icmp sgt i64 %46, %33
  br i1 %47, label %37, label %40

48:                                               ; preds = %37, %48
  %49 = phi i64 [ %53, %48 ], [ %38, %37 ]
  %50 = getelementptr inbounds float, ptr %35, i64 %49
  %51 = load float, ptr %50, align 4
  %52 = getelementptr inbounds float, ptr %31, i64 %49
  store float %51, ptr %52, align 4
  %53 = add nuw nsw i64 %49, 1
  %54 = icmp eq i64 %53, %33
  br i1 %54, label %55, label %48

55:                                               ; preds = %48, %37
  %56 = load ptr, ptr %21, align 8
  %57 = load i64, ptr %22, align 8
  %58 = mul nsw i64 %57, %27
  %59 = getelementptr inbounds float, ptr %56, i64 %58
  %60 = load i64, ptr %24, align 8
  %61 = getelementptr inbounds float, ptr %59, i64 %60
  %62 = sub nsw i64 %57, %60
  %63 = icmp slt i64 %62, 16
  br i1 %63, label %64, label %67

64:                                               ; preds = %67, %55
  %65 = phi i64 [ 0, %55 ], [ %68, %67 ]
  %66 = icmp slt i64 %65, %62
  br i1 %66, label %73, label %78

67:                                               ; preds = %55, %67
  %68 = phi i64 [ %71, %67 ], [ 16, %55 ]
  %69 = phi i64 [ %68, %67 ], [ 0, %55 ]
  %70 = getelementptr inbounds float, ptr %61, i64 %69
  store <16 x float> zeroinitializer, ptr %70, align 1
  %71 = add nuw nsw i64 %68, 16
  %72 = icmp sgt i64 %71, %62
  br i1 %72, label %64, label %67

73:                                               ; preds = %64, %73
  %74 = phi i64 [ %76, %73 ], [ %65, %64 ]
  %75 = getelementptr inbounds float, ptr %61, i64 %74
  store float 0.000000e+00, ptr %75, align 4
  %76 = add nuw nsw i64 %74, 1
  %77 = icmp eq i64 %76, %62
  br i1 %77, label %78, label %73

78:                                               ; preds = %73, %64
  %79 = add nsw i64 %27, 1
  %80 = icmp eq i64 %79, %18
  br i1 %80, label %25, label %26
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
  %17 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 14
  %18 = load i64, ptr %17, align 8
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %200, label %20

20:                                               ; preds = %2
  %21 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 6, i32 2
  %22 = load i64, ptr %21, align 8
  %23 = mul i64 %22, %16
  %24 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 19
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
  %37 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 13
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds %struct.share, ptr %3, i64 0, i32 0
  %40 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 4
  %41 = load ptr, ptr %40, align 8
  %42 = mul nsw i64 %31, %28
  %43 = mul nsw i64 %32, %29
  %44 = add nsw i64 %43, %42
  %45 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 11, i32 0
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 11, i32 1
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 12
  %50 = load i64, ptr %49, align 8
  %51 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 11, i32 2
  %52 = load i64, ptr %51, align 8
  %53 = mul i64 %46, %44
  %54 = mul i64 %53, %48
  %55 = mul i64 %54, %50
  %56 = mul i64 %55, %52
  %57 = getelementptr inbounds float, ptr %41, i64 %56
  store ptr %57, ptr %39, align 8
  %58 = getelementptr inbounds %struct.share, ptr %3, i64 0, i32 1
  %59 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 5
  %60 = load ptr, ptr %59, align 8
  %61 = mul nsw i64 %11, %29
  %62 = mul i64 %36, %34
  %63 = mul i64 %62, %32
  %64 = mul i64 %63, %61
  %65 = mul i64 %64, %38
  %66 = getelementptr inbounds float, ptr %60, i64 %65
  store ptr %66, ptr %58, align 8
  %67 = getelementptr inbounds %struct.share, ptr %3, i64 0, i32 2
  %68 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 3
  %69 = load ptr, ptr %68, align 8
  %70 = mul nsw i64 %8, %28
  %71 = add nsw i64 %61, %70
  %72 = mul i64 %23, %71
  %73 = getelementptr inbounds float, ptr %69, i64 %72
  store ptr %73, ptr %67, align 8
  %74 = getelementptr inbounds %struct.share, ptr %3, i64 0, i32 3
  %75 = mul nsw i64 %27, %23
  %76 = sdiv i64 %75, %25
  store i64 %76, ptr %74, align 8
  %77 = getelementptr inbounds %struct.share, ptr %3, i64 0, i32 4
  %78 = add nsw i64 %27, 1
  %79 = mul nsw i64 %78, %23
  %80 = sdiv i64 %79, %25
  store i64 %80, ptr %77, align 8
  %81 = getelementptr inbounds %struct.share, ptr %3, i64 0, i32 5
  store i64 0, ptr %81, align 8
  %82 = getelementptr inbounds %struct.share, ptr %3, i64 0, i32 6
  %83 = icmp sgt i64 %63, 0
  br i1 %83, label %84, label %199

84:                                               ; preds = %20
  %85 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 22
  %86 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 17
  %87 = icmp sgt i64 %11, 7
  %88 = add nsw i64 %76, 3
  %89 = icmp sgt i64 %88, %80
  %90 = icmp slt i64 %76, %80
  %91 = add nsw i64 %76, 6
  %92 = icmp sgt i64 %91, %80
  %93 = load i64, ptr %85, align 8
  br label %94

94:                                               ; preds = %84, %195
  %95 = phi i64 [ %93, %84 ], [ %196, %195 ]
  %96 = phi i64 [ 0, %84 ], [ %197, %195 ]
  %97 = sub nsw i64 %63, %96
  %98 = icmp slt i64 %95, %97
  %99 = select i1 %98, i64 %95, i64 %97
  store i64 %99, ptr %82, align 8
  %100 = load i64, ptr %86, align 8
  %101 = icmp ne i64 %100, 0
  %102 = select i1 %101, i1 %87, i1 false
  br i1 %102, label %112, label %103

103:                                              ; preds = %127, %94
  %104 = phi i64 [ %100, %94 ], [ %128, %127 ]
  %105 = phi i64 [ 0, %94 ], [ %113, %127 ]
  %106 = icmp ne i64 %104, 0
  %107 = or i64 %105, 4
  %108 = icmp sle i64 %107, %11
  %109 = select i1 %106, i1 %108, i1 false
  br i1 %109, label %137, label %110

110:                                              ; preds = %103
  %111 = or i64 %105, 4
  br label %133

112:                                              ; preds = %94, %127
  %113 = phi i64 [ %130, %127 ], [ 8, %94 ]
  %114 = phi i64 [ %113, %127 ], [ 0, %94 ]
  br i1 %89, label %115, label %118

115:                                              ; preds = %118, %112
  %116 = phi i64 [ %76, %112 ], [ %119, %118 ]
  %117 = icmp slt i64 %116, %80
  br i1 %117, label %123, label %127

118:                                              ; preds = %112, %118
  %119 = phi i64 [ %121, %118 ], [ %88, %112 ]
  %120 = phi i64 [ %119, %118 ], [ %76, %112 ]
  call fastcc void @dots_8_3(ptr %0, ptr %3, i64 %114, i64 %120)
  %121 = add nsw i64 %119, 3
  %122 = icmp sgt i64 %121, %80
  br i1 %122, label %115, label %118

123:                                              ; preds = %115, %123
  %124 = phi i64 [ %125, %123 ], [ %116, %115 ]
  call fastcc void @dots_8_1(ptr %0, ptr %3, i64 %114, i64 %124)
  %125 = add i64 %124, 1
  %126 = icmp eq i64 %125, %80
  br i1 %126, label %127, label %123

127:                                              ; preds = %123, %115
  %128 = load i64, ptr %86, align 8
  %129 = icmp ne i64 %128, 0
  %130 = add nuw nsw i64 %113, 8
  %131 = icmp sle i64 %130, %11
  %132 = select i1 %129, i1 %131, i1 false
  br i1 %132, label %112, label %103

133:                                              ; preds = %152, %110
  %134 = phi i64 [ %111, %110 ], [ %155, %152 ]
  %135 = phi i64 [ %105, %110 ], [ %138, %152 ]
  %136 = icmp sgt i64 %134, %11
  br i1 %136, label %158, label %161

137:                                              ; preds = %103, %152
  %138 = phi i64 [ %155, %152 ], [ %107, %103 ]
  %139 = phi i64 [ %138, %152 ], [ %105, %103 ]
  br i1 %89, label %140, label %143

140:                                              ; preds = %143, %137
  %141 = phi i64 [ %76, %137 ], [ %144, %143 ]
  %142 = icmp slt i64 %141, %80
  br i1 %142, label %148, label %152

143:                                              ; preds = %137, %143
  %144 = phi i64 [ %146, %143 ], [ %88, %137 ]
  %145 = phi i64 [ %144, %143 ], [ %76, %137 ]
  call fastcc void @dots_4_3(ptr %0, ptr %3, i64 %139, i64 %145)
  %146 = add nsw i64 %144, 3
  %147 = icmp sgt i64 %146, %80
  br i1 %147, label %140, label %143

148:                                              ; preds = %140, %148
  %149 = phi i64 [ %150, %148 ], [ %141, %140 ]
  call fastcc void @dots_4_1(ptr %0, ptr %3, i64 %139, i64 %149)
  %150 = add i64 %149, 1
  %151 = icmp eq i64 %150, %80
  br i1 %151, label %152, label %148

152:                                              ; preds = %148, %140
  %153 = load i64, ptr %86, align 8
  %154 = icmp ne i64 %153, 0
  %155 = add nuw nsw i64 %138, 4
  %156 = icmp sle i64 %155, %11
  %157 = select i1 %154, i1 %156, i1 false
  br i1 %157, label %137, label %133

158:                                              ; preds = %175, %133
  %159 = phi i64 [ %135, %133 ], [ %162, %175 ]
  %160 = icmp slt i64 %159, %11
  br i1 %160, label %178, label %195

161:                                              ; preds = %133, %175
  %162 = phi i64 [ %176, %175 ], [ %134, %133 ]
  %163 = phi i64 [ %162, %175 ], [ %135, %133 ]
  br i1 %90, label %167, label %164

164:                                              ; preds = %167, %161
  %165 = phi i64 [ %76, %161 ], [ %169, %167 ]
  %166 = icmp slt i64 %165, %80
  br i1 %166, label %171, label %175

167:                                              ; preds = %161, %167
  %168 = phi i64 [ %169, %167 ], [ %76, %161 ]
  %169 = add nsw i64 %168, 1
  call fastcc void @dots_4_1(ptr %0, ptr %3, i64 %163, i64 %168)
  %170 = icmp slt i64 %169, %80
  br i1 %170, label %167, label %164

171:                                              ; preds = %164, %171
  %172 = phi i64 [ %173, %171 ], [ %165, %164 ]
  call fastcc void @dots_4_1(ptr %0, ptr %3, i64 %163, i64 %172)
  %173 = add nsw i64 %172, 1
  %174 = icmp slt i64 %173, %80
  br i1 %174, label %171, label %175

175:                                              ; preds = %171, %164
  %176 = add nuw nsw i64 %162, 4
  %177 = icmp sgt i64 %176, %11
  br i1 %177, label %158, label %161

178:                                              ; preds = %158, %192
  %179 = phi i64 [ %193, %192 ], [ %159, %158 ]
  br i1 %92, label %180, label %183

180:                                              ; preds = %183, %178
  %181 = phi i64 [ %76, %178 ], [ %184, %183 ]
  %182 = icmp slt i64 %181, %80
  br i1 %182, label %188, label %192

183:                                              ; preds = %178, %183
  %184 = phi i64 [ %186, %183 ], [ %91, %178 ]
  %185 = phi i64 [ %184, %183 ], [ %76, %178 ]
  call fastcc void @dots_1_6(ptr %0, ptr %3, i64 %179, i64 %185)
  %186 = add nsw i64 %184, 6
  %187 = icmp sgt i64 %186, %80
  br i1 %187, label %180, label %183

188:                                              ; preds = %180, %188
  %189 = phi i64 [ %190, %188 ], [ %181, %180 ]
  call fastcc void @dots_1_1(ptr %0, ptr %3, i64 %179, i64 %189)
  %190 = add i64 %189, 1
  %191 = icmp eq i64 %190, %80
  br i1 %191, label %192, label %188

192:                                              ; preds = %188, %180
  %193 = add i64 %179, 1
  %194 = icmp eq i64 %193, %11
  br i1 %194, label %195, label %178

195:                                              ; preds = %192, %158
  %196 = load i64, ptr %85, align 8
  %197 = add nsw i64 %96, %196
  store i64 %197, ptr %81, align 8
  %198 = icmp sgt i64 %63, %197
  br i1 %198, label %94, label %199

199:                                              ; preds = %195, %20
  br label %368

200:                                              ; preds = %2
  %201 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 6, i32 2
  %202 = load i64, ptr %201, align 8
  %203 = add nsw i64 %202, 15
  %204 = sdiv i64 %203, 16
  %205 = mul nsw i64 %204, %16
  %206 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 19
  %207 = load i64, ptr %206, align 8
  %208 = sdiv i64 %1, %207
  %209 = srem i64 %1, %207
  %210 = sdiv i64 %208, %10
  %211 = srem i64 %208, %10
  %212 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 1
  %213 = load i64, ptr %212, align 8
  %214 = sdiv i64 %213, %10
  %215 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 5, i32 0
  %216 = load i64, ptr %215, align 8
  %217 = mul nsw i64 %216, %214
  %218 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 5, i32 1
  %219 = load i64, ptr %218, align 8
  %220 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 13
  %221 = load i64, ptr %220, align 8
  %222 = getelementptr inbounds %struct.share, ptr %4, i64 0, i32 0
  %223 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 4
  %224 = load ptr, ptr %223, align 8
  %225 = mul nsw i64 %213, %210
  %226 = mul nsw i64 %214, %211
  %227 = add nsw i64 %226, %225
  %228 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 11, i32 0
  %229 = load i64, ptr %228, align 8
  %230 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 11, i32 1
  %231 = load i64, ptr %230, align 8
  %232 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 12
  %233 = load i64, ptr %232, align 8
  %234 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 11, i32 2
  %235 = load i64, ptr %234, align 8
  %236 = mul i64 %229, %227
  %237 = mul i64 %236, %231
  %238 = mul i64 %237, %233
  %239 = mul i64 %238, %235
  %240 = getelementptr inbounds float, ptr %224, i64 %239
  store ptr %240, ptr %222, align 8
  %241 = getelementptr inbounds %struct.share, ptr %4, i64 0, i32 1
  %242 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 5
  %243 = load ptr, ptr %242, align 8
  %244 = mul nsw i64 %11, %211
  %245 = mul i64 %217, %244
  %246 = mul i64 %245, %219
  %247 = mul i64 %246, %221
  %248 = getelementptr inbounds float, ptr %243, i64 %247
  store ptr %248, ptr %241, align 8
  %249 = getelementptr inbounds %struct.share, ptr %4, i64 0, i32 2
  %250 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 3
  %251 = load ptr, ptr %250, align 8
  %252 = mul nsw i64 %8, %210
  %253 = add nsw i64 %244, %252
  %254 = mul i64 %16, %202
  %255 = mul i64 %254, %253
  %256 = getelementptr inbounds float, ptr %251, i64 %255
  store ptr %256, ptr %249, align 8
  %257 = getelementptr inbounds %struct.share, ptr %4, i64 0, i32 3
  %258 = mul nsw i64 %209, %205
  %259 = sdiv i64 %258, %207
  store i64 %259, ptr %257, align 8
  %260 = getelementptr inbounds %struct.share, ptr %4, i64 0, i32 4
  %261 = add nsw i64 %209, 1
  %262 = mul nsw i64 %261, %205
  %263 = sdiv i64 %262, %207
  store i64 %263, ptr %260, align 8
  %264 = getelementptr inbounds %struct.share, ptr %4, i64 0, i32 5
  store i64 0, ptr %264, align 8
  %265 = getelementptr inbounds %struct.share, ptr %4, i64 0, i32 6
  store i64 0, ptr %265, align 8
  %266 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 17
  %267 = load i64, ptr %266, align 8
  %268 = icmp ne i64 %267, 0
  %269 = icmp sgt i64 %11, 7
  %270 = select i1 %268, i1 %269, i1 false
  br i1 %270, label %271, label %274

271:                                              ; preds = %200
  %272 = add nsw i64 %259, 3
  %273 = icmp sgt i64 %272, %263
  br label %286

274:                                              ; preds = %301, %200
  %275 = phi i64 [ %267, %200 ], [ %302, %301 ]
  %276 = phi i64 [ 0, %200 ], [ %287, %301 ]
  %277 = icmp ne i64 %275, 0
  %278 = or i64 %276, 4
  %279 = icmp sle i64 %278, %11
  %280 = select i1 %277, i1 %279, i1 false
  br i1 %280, label %283, label %281

281:                                              ; preds = %274
  %282 = or i64 %276, 4
  br label %307

283:                                              ; preds = %274
  %284 = add nsw i64 %259, 3
  %285 = icmp sgt i64 %284, %263
  br label %313

286:                                              ; preds = %271, %301
  %287 = phi i64 [ 8, %271 ], [ %304, %301 ]
  %288 = phi i64 [ 0, %271 ], [ %287, %301 ]
  br i1 %273, label %289, label %292

289:                                              ; preds = %292, %286
  %290 = phi i64 [ %259, %286 ], [ %293, %292 ]
  %291 = icmp slt i64 %290, %263
  br i1 %291, label %297, label %301

292:                                              ; preds = %286, %292
  %293 = phi i64 [ %295, %292 ], [ %272, %286 ]
  %294 = phi i64 [ %293, %292 ], [ %259, %286 ]
  call fastcc void @rows_8_3(ptr %0, ptr %4, i64 %288, i64 %294)
  %295 = add nsw i64 %293, 3
  %296 = icmp sgt i64 %295, %263
  br i1 %296, label %289, label %292

297:                                              ; preds = %289, %297
  %298 = phi i64 [ %299, %297 ], [ %290, %289 ]
  call fastcc void @rows_8_1(ptr %0, ptr %4, i64 %288, i64 %298)
  %299 = add i64 %298, 1
  %300 = icmp eq i64 %299, %263
  br i1 %300, label %301, label %297

301:                                              ; preds = %297, %289
  %302 = load i64, ptr %266, align 8
  %303 = icmp ne i64 %302, 0
  %304 = add nuw nsw i64 %287, 8
  %305 = icmp sle i64 %304, %11
  %306 = select i1 %303, i1 %305, i1 false
  br i1 %306, label %286, label %274

307:                                              ; preds = %328, %281
  %308 = phi i64 [ %282, %281 ], [ %331, %328 ]
  %309 = phi i64 [ %276, %281 ], [ %314, %328 ]
  %310 = icmp sgt i64 %308, %11
  br i1 %310, label %334, label %311

311:                                              ; preds = %307
  %312 = icmp slt i64 %259, %263
  br label %340

313:                                              ; preds = %283, %328
  %314 = phi i64 [ %278, %283 ], [ %331, %328 ]
  %315 = phi i64 [ %276, %283 ], [ %314, %328 ]
  br i1 %285, label %316, label %319

316:                                              ; preds = %319, %313
  %317 = phi i64 [ %259, %313 ], [ %320, %319 ]
  %318 = icmp slt i64 %317, %263
  br i1 %318, label %324, label %328

319:                                              ; preds = %313, %319
  %320 = phi i64 [ %322, %319 ], [ %284, %313 ]
  %321 = phi i64 [ %320, %319 ], [ %259, %313 ]
  call fastcc void @rows_4_3(ptr %0, ptr %4, i64 %315, i64 %321)
  %322 = add nsw i64 %320, 3
  %323 = icmp sgt i64 %322, %263
  br i1 %323, label %316, label %319

324:                                              ; preds = %316, %324
  %325 = phi i64 [ %326, %324 ], [ %317, %316 ]
  call fastcc void @rows_4_1(ptr %0, ptr %4, i64 %315, i64 %325)
  %326 = add i64 %325, 1
  %327 = icmp eq i64 %326, %263
  br i1 %327, label %328, label %324

328:                                              ; preds = %324, %316
  %329 = load i64, ptr %266, align 8
  %330 = icmp ne i64 %329, 0
  %331 = add nuw nsw i64 %314, 4
  %332 = icmp sle i64 %331, %11
  %333 = select i1 %330, i1 %332, i1 false
  br i1 %333, label %313, label %307

334:                                              ; preds = %347, %307
  %335 = phi i64 [ %309, %307 ], [ %341, %347 ]
  %336 = icmp slt i64 %335, %11
  br i1 %336, label %337, label %367

337:                                              ; preds = %334
  %338 = add nsw i64 %259, 6
  %339 = icmp sgt i64 %338, %263
  br label %350

340:                                              ; preds = %311, %347
  %341 = phi i64 [ %308, %311 ], [ %348, %347 ]
  %342 = phi i64 [ %309, %311 ], [ %341, %347 ]
  br i1 %312, label %343, label %347

343:                                              ; preds = %340, %343
  %344 = phi i64 [ %345, %343 ], [ %259, %340 ]
  %345 = add i64 %344, 1
  call fastcc void @rows_4_1(ptr %0, ptr %4, i64 %342, i64 %344)
  %346 = icmp eq i64 %345, %263
  br i1 %346, label %347, label %343

347:                                              ; preds = %343, %340
  %348 = add nuw nsw i64 %341, 4
  %349 = icmp sgt i64 %348, %11
  br i1 %349, label %334, label %340

350:                                              ; preds = %337, %364
  %351 = phi i64 [ %335, %337 ], [ %365, %364 ]
  br i1 %339, label %352, label %355

352:                                              ; preds = %355, %350
  %353 = phi i64 [ %259, %350 ], [ %356, %355 ]
  %354 = icmp slt i64 %353, %263
  br i1 %354, label %360, label %364

355:                                              ; preds = %350, %355
  %356 = phi i64 [ %358, %355 ], [ %338, %350 ]
  %357 = phi i64 [ %356, %355 ], [ %259, %350 ]
  call fastcc void @rows_1_6(ptr %0, ptr %4, i64 %351, i64 %357)
  %358 = add nsw i64 %356, 6
  %359 = icmp sgt i64 %358, %263
  br i1 %359, label %352, label %355

360:                                              ; preds = %352, %360
  %361 = phi i64 [ %362, %360 ], [ %353, %352 ]
  call fastcc void @rows_1_1(ptr %0, ptr %4, i64 %351, i64 %361)
  %362 = add i64 %361, 1
  %363 = icmp eq i64 %362, %263
  br i1 %363, label %364, label %360

364:                                              ; preds = %360, %352
  %365 = add i64 %351, 1
  %366 = icmp eq i64 %365, %11
  br i1 %366, label %367, label %350

367:                                              ; preds = %364, %334
  br label %368

368:                                              ; preds = %367, %199
  ret void
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
  %23 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 13
  %24 = load i64, ptr %23, align 8
  %25 = sdiv i64 %16, 16
  %26 = shl nsw i64 %25, 4
  %27 = sub nsw i64 %16, %26
  br label %103

28:                                               ; preds = %103
  %29 = mul nsw i64 %20, %18
  %30 = mul i64 %14, %12
  %31 = mul i64 %30, %24
  %32 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 0
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 0
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 1
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 2
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 11, i32 1
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 12
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 11, i32 2
  %45 = load i64, ptr %44, align 8
  %46 = mul i64 %41, %35
  %47 = srem i64 %3, %22
  %48 = sdiv i64 %3, %22
  %49 = srem i64 %48, %20
  %50 = sdiv i64 %48, %20
  %51 = mul nsw i64 %49, %37
  %52 = mul nsw i64 %47, %39
  %53 = mul i64 %46, %50
  %54 = srem i64 %52, %43
  %55 = sdiv i64 %52, %43
  %56 = add i64 %53, %51
  %57 = mul i64 %56, %43
  %58 = add i64 %57, %54
  %59 = mul i64 %58, %45
  %60 = add i64 %59, %55
  %61 = getelementptr inbounds float, ptr %33, i64 %60
  %62 = add nsw i64 %3, 1
  %63 = srem i64 %62, %22
  %64 = sdiv i64 %62, %22
  %65 = srem i64 %64, %20
  %66 = sdiv i64 %64, %20
  %67 = mul nsw i64 %65, %37
  %68 = mul nsw i64 %63, %39
  %69 = mul i64 %46, %66
  %70 = srem i64 %68, %43
  %71 = sdiv i64 %68, %43
  %72 = add i64 %69, %67
  %73 = mul i64 %72, %43
  %74 = add i64 %73, %70
  %75 = mul i64 %74, %45
  %76 = add i64 %75, %71
  %77 = getelementptr inbounds float, ptr %33, i64 %76
  %78 = add nsw i64 %3, 2
  %79 = srem i64 %78, %22
  %80 = sdiv i64 %78, %22
  %81 = srem i64 %80, %20
  %82 = sdiv i64 %80, %20
  %83 = mul nsw i64 %81, %37
  %84 = mul nsw i64 %79, %39
  %85 = mul i64 %46, %82
  %86 = srem i64 %84, %43
  %87 = sdiv i64 %84, %43
  %88 = add i64 %85, %83
  %89 = mul i64 %88, %43
  %90 = add i64 %89, %86
  %91 = mul i64 %90, %45
  %92 = add i64 %91, %87
  %93 = getelementptr inbounds float, ptr %33, i64 %92
  %94 = mul nsw i64 %29, %22
  %95 = sdiv i64 %8, %10
  %96 = mul i64 %31, %95
  %97 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 5
  %98 = load i64, ptr %97, align 8
  %99 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 6
  %100 = load i64, ptr %99, align 8
  %101 = add nsw i64 %100, %98
  %102 = icmp sgt i64 %100, 0
  br i1 %102, label %112, label %126

103:                                              ; preds = %103, %4
  %104 = phi i64 [ 0, %4 ], [ %110, %103 ]
  %105 = phi <16 x i32> [ zeroinitializer, %4 ], [ %109, %103 ]
  %106 = icmp sgt i64 %27, %104
  %107 = sext i1 %106 to i32
  %108 = trunc i64 %104 to i32
  %109 = insertelement <16 x i32> %105, i32 %107, i32 %108
  %110 = add nuw nsw i64 %104, 1
  %111 = icmp eq i64 %110, 16
  br i1 %111, label %28, label %103

112:                                              ; preds = %28
  %113 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %114 = load ptr, ptr %113, align 8
  %115 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 1
  %116 = load ptr, ptr %115, align 8
  %117 = mul nsw i64 %96, %2
  %118 = getelementptr inbounds float, ptr %116, i64 %117
  %119 = icmp sgt i64 %16, 0
  %120 = shl nsw i64 %96, 1
  %121 = mul nsw i64 %96, 3
  %122 = shl nsw i64 %96, 2
  %123 = mul nsw i64 %96, 5
  %124 = mul nsw i64 %96, 6
  %125 = mul nsw i64 %96, 7
  br label %166

126:                                              ; preds = %200, %28
  %127 = phi <16 x float> [ zeroinitializer, %28 ], [ %201, %200 ]
  %128 = phi <16 x float> [ zeroinitializer, %28 ], [ %202, %200 ]
  %129 = phi <16 x float> [ zeroinitializer, %28 ], [ %203, %200 ]
  %130 = phi <16 x float> [ zeroinitializer, %28 ], [ %204, %200 ]
  %131 = phi <16 x float> [ zeroinitializer, %28 ], [ %205, %200 ]
  %132 = phi <16 x float> [ zeroinitializer, %28 ], [ %206, %200 ]
  %133 = phi <16 x float> [ zeroinitializer, %28 ], [ %207, %200 ]
  %134 = phi <16 x float> [ zeroinitializer, %28 ], [ %208, %200 ]
  %135 = phi <16 x float> [ zeroinitializer, %28 ], [ %209, %200 ]
  %136 = phi <16 x float> [ zeroinitializer, %28 ], [ %210, %200 ]
  %137 = phi <16 x float> [ zeroinitializer, %28 ], [ %211, %200 ]
  %138 = phi <16 x float> [ zeroinitializer, %28 ], [ %212, %200 ]
  %139 = phi <16 x float> [ zeroinitializer, %28 ], [ %213, %200 ]
  %140 = phi <16 x float> [ zeroinitializer, %28 ], [ %214, %200 ]
  %141 = phi <16 x float> [ zeroinitializer, %28 ], [ %215, %200 ]
  %142 = phi <16 x float> [ zeroinitializer, %28 ], [ %216, %200 ]
  %143 = phi <16 x float> [ zeroinitializer, %28 ], [ %217, %200 ]
  %144 = phi <16 x float> [ zeroinitializer, %28 ], [ %218, %200 ]
  %145 = phi <16 x float> [ zeroinitializer, %28 ], [ %219, %200 ]
  %146 = phi <16 x float> [ zeroinitializer, %28 ], [ %220, %200 ]
  %147 = phi <16 x float> [ zeroinitializer, %28 ], [ %221, %200 ]
  %148 = phi <16 x float> [ zeroinitializer, %28 ], [ %222, %200 ]
  %149 = phi <16 x float> [ zeroinitializer, %28 ], [ %223, %200 ]
  %150 = phi <16 x float> [ zeroinitializer, %28 ], [ %224, %200 ]
  %151 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 2
  %152 = mul nsw i64 %94, %2
  %153 = load ptr, ptr %151, align 8
  %154 = getelementptr inbounds float, ptr %153, i64 %152
  %155 = getelementptr inbounds float, ptr %154, i64 %3
  %156 = shufflevector <16 x float> %146, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %157 = fadd <16 x float> %146, %156
  %158 = shufflevector <16 x float> %157, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %159 = fadd <16 x float> %157, %158
  %160 = shufflevector <16 x float> %159, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %161 = fadd <16 x float> %159, %160
  %162 = shufflevector <16 x float> %161, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %163 = fadd <16 x float> %161, %162
  %164 = extractelement <16 x float> %163, i64 0
  %165 = icmp eq i64 %98, 0
  br i1 %165, label %311, label %309

166:                                              ; preds = %200, %112
  %167 = phi <16 x float> [ zeroinitializer, %112 ], [ %201, %200 ]
  %168 = phi <16 x float> [ zeroinitializer, %112 ], [ %202, %200 ]
  %169 = phi <16 x float> [ zeroinitializer, %112 ], [ %203, %200 ]
  %170 = phi <16 x float> [ zeroinitializer, %112 ], [ %204, %200 ]
  %171 = phi <16 x float> [ zeroinitializer, %112 ], [ %205, %200 ]
  %172 = phi <16 x float> [ zeroinitializer, %112 ], [ %206, %200 ]
  %173 = phi <16 x float> [ zeroinitializer, %112 ], [ %207, %200 ]
  %174 = phi <16 x float> [ zeroinitializer, %112 ], [ %208, %200 ]
  %175 = phi <16 x float> [ zeroinitializer, %112 ], [ %209, %200 ]
  %176 = phi <16 x float> [ zeroinitializer, %112 ], [ %210, %200 ]
  %177 = phi <16 x float> [ zeroinitializer, %112 ], [ %211, %200 ]
  %178 = phi <16 x float> [ zeroinitializer, %112 ], [ %212, %200 ]
  %179 = phi <16 x float> [ zeroinitializer, %112 ], [ %213, %200 ]
  %180 = phi <16 x float> [ zeroinitializer, %112 ], [ %214, %200 ]
  %181 = phi <16 x float> [ zeroinitializer, %112 ], [ %215, %200 ]
  %182 = phi <16 x float> [ zeroinitializer, %112 ], [ %216, %200 ]
  %183 = phi <16 x float> [ zeroinitializer, %112 ], [ %217, %200 ]
  %184 = phi <16 x float> [ zeroinitializer, %112 ], [ %218, %200 ]
  %185 = phi <16 x float> [ zeroinitializer, %112 ], [ %219, %200 ]
  %186 = phi <16 x float> [ zeroinitializer, %112 ], [ %220, %200 ]
  %187 = phi <16 x float> [ zeroinitializer, %112 ], [ %221, %200 ]
  %188 = phi <16 x float> [ zeroinitializer, %112 ], [ %222, %200 ]
  %189 = phi <16 x float> [ zeroinitializer, %112 ], [ %223, %200 ]
  %190 = phi <16 x float> [ zeroinitializer, %112 ], [ %224, %200 ]
  %191 = phi i64 [ %98, %112 ], [ %225, %200 ]
  %192 = getelementptr inbounds i64, ptr %114, i64 %191
  %193 = load i64, ptr %192, align 8
  %194 = mul nsw i64 %191, %24
  %195 = getelementptr inbounds float, ptr %118, i64 %194
  br i1 %119, label %196, label %200

196:                                              ; preds = %166
  %197 = getelementptr inbounds float, ptr %61, i64 %193
  %198 = getelementptr inbounds float, ptr %77, i64 %193
  %199 = getelementptr inbounds float, ptr %93, i64 %193
  br label %227

200:                                              ; preds = %227, %166
  %201 = phi <16 x float> [ %167, %166 ], [ %294, %227 ]
  %202 = phi <16 x float> [ %168, %166 ], [ %291, %227 ]
  %203 = phi <16 x float> [ %169, %166 ], [ %290, %227 ]
  %204 = phi <16 x float> [ %170, %166 ], [ %289, %227 ]
  %205 = phi <16 x float> [ %171, %166 ], [ %295, %227 ]
  %206 = phi <16 x float> [ %172, %166 ], [ %286, %227 ]
  %207 = phi <16 x float> [ %173, %166 ], [ %285, %227 ]
  %208 = phi <16 x float> [ %174, %166 ], [ %284, %227 ]
  %209 = phi <16 x float> [ %175, %166 ], [ %296, %227 ]
  %210 = phi <16 x float> [ %176, %166 ], [ %281, %227 ]
  %211 = phi <16 x float> [ %177, %166 ], [ %280, %227 ]
  %212 = phi <16 x float> [ %178, %166 ], [ %279, %227 ]
  %213 = phi <16 x float> [ %179, %166 ], [ %299, %227 ]
  %214 = phi <16 x float> [ %180, %166 ], [ %276, %227 ]
  %215 = phi <16 x float> [ %181, %166 ], [ %275, %227 ]
  %216 = phi <16 x float> [ %182, %166 ], [ %274, %227 ]
  %217 = phi <16 x float> [ %183, %166 ], [ %300, %227 ]
  %218 = phi <16 x float> [ %184, %166 ], [ %271, %227 ]
  %219 = phi <16 x float> [ %185, %166 ], [ %269, %227 ]
  %220 = phi <16 x float> [ %186, %166 ], [ %267, %227 ]
  %221 = phi <16 x float> [ %187, %166 ], [ %301, %227 ]
  %222 = phi <16 x float> [ %188, %166 ], [ %304, %227 ]
  %223 = phi <16 x float> [ %189, %166 ], [ %305, %227 ]
  %224 = phi <16 x float> [ %190, %166 ], [ %306, %227 ]
  %225 = add nsw i64 %191, 1
  %226 = icmp slt i64 %225, %101
  br i1 %226, label %166, label %126

227:                                              ; preds = %196, %227
  %228 = phi <16 x float> [ %167, %196 ], [ %294, %227 ]
  %229 = phi <16 x float> [ %168, %196 ], [ %291, %227 ]
  %230 = phi <16 x float> [ %169, %196 ], [ %290, %227 ]
  %231 = phi <16 x float> [ %170, %196 ], [ %289, %227 ]
  %232 = phi <16 x float> [ %171, %196 ], [ %295, %227 ]
  %233 = phi <16 x float> [ %172, %196 ], [ %286, %227 ]
  %234 = phi <16 x float> [ %173, %196 ], [ %285, %227 ]
  %235 = phi <16 x float> [ %174, %196 ], [ %284, %227 ]
  %236 = phi <16 x float> [ %175, %196 ], [ %296, %227 ]
  %237 = phi <16 x float> [ %176, %196 ], [ %281, %227 ]
  %238 = phi <16 x float> [ %177, %196 ], [ %280, %227 ]
  %239 = phi <16 x float> [ %178, %196 ], [ %279, %227 ]
  %240 = phi <16 x float> [ %179, %196 ], [ %299, %227 ]
  %241 = phi <16 x float> [ %180, %196 ], [ %276, %227 ]
  %242 = phi <16 x float> [ %181, %196 ], [ %275, %227 ]
  %243 = phi <16 x float> [ %182, %196 ], [ %274, %227 ]
  %244 = phi <16 x float> [ %183, %196 ], [ %300, %227 ]
  %245 = phi <16 x float> [ %184, %196 ], [ %271, %227 ]
  %246 = phi <16 x float> [ %185, %196 ], [ %269, %227 ]
  %247 = phi <16 x float> [ %186, %196 ], [ %267, %227 ]
  %248 = phi <16 x float> [ %187, %196 ], [ %301, %227 ]
  %249 = phi <16 x float> [ %188, %196 ], [ %304, %227 ]
  %250 = phi <16 x float> [ %189, %196 ], [ %305, %227 ]
  %251 = phi <16 x float> [ %190, %196 ], [ %306, %227 ]
  %252 = phi i64 [ 0, %196 ], [ %307, %227 ]
  %253 = icmp slt i64 %252, %26
  %254 = select i1 %253, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %109
  %255 = getelementptr inbounds float, ptr %197, i64 %252
  %256 = load <16 x i32>, ptr %255, align 1
  %257 = and <16 x i32> %256, %254
  %258 = getelementptr inbounds float, ptr %198, i64 %252
  %259 = load <16 x i32>, ptr %258, align 1
  %260 = and <16 x i32> %259, %254
  %261 = getelementptr inbounds float, ptr %199, i64 %252
  %262 = load <16 x i32>, ptr %261, align 1
  %263 = and <16 x i32> %262, %254
  %264 = getelementptr inbounds float, ptr %195, i64 %252
  %265 = load <16 x float>, ptr %264, align 1
  %266 = bitcast <16 x i32> %257 to <16 x float>
  %267 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %265, <16 x float> %266, <16 x float> %247)
  %268 = bitcast <16 x i32> %260 to <16 x float>
  %269 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %265, <16 x float> %268, <16 x float> %246)
  %270 = bitcast <16 x i32> %263 to <16 x float>
  %271 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %265, <16 x float> %270, <16 x float> %245)
  %272 = getelementptr inbounds float, ptr %264, i64 %96
  %273 = load <16 x float>, ptr %272, align 1
  %274 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %273, <16 x float> %266, <16 x float> %243)
  %275 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %273, <16 x float> %268, <16 x float> %242)
  %276 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %273, <16 x float> %270, <16 x float> %241)
  %277 = getelementptr inbounds float, ptr %264, i64 %120
  %278 = load <16 x float>, ptr %277, align 1
  %279 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %278, <16 x float> %266, <16 x float> %239)
  %280 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %278, <16 x float> %268, <16 x float> %238)
  %281 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %278, <16 x float> %270, <16 x float> %237)
  %282 = getelementptr inbounds float, ptr %264, i64 %121
  %283 = load <16 x float>, ptr %282, align 1
  %284 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %283, <16 x float> %266, <16 x float> %235)
  %285 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %283, <16 x float> %268, <16 x float> %234)
  %286 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %283, <16 x float> %270, <16 x float> %233)
  %287 = getelementptr inbounds float, ptr %264, i64 %122
  %288 = load <16 x float>, ptr %287, align 1
  %289 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %288, <16 x float> %266, <16 x float> %231)
  %290 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %288, <16 x float> %268, <16 x float> %230)
  %291 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %288, <16 x float> %270, <16 x float> %229)
  %292 = getelementptr inbounds float, ptr %264, i64 %123
  %293 = load <16 x float>, ptr %292, align 1
  %294 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %293, <16 x float> %266, <16 x float> %228)
  %295 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %293, <16 x float> %268, <16 x float> %232)
  %296 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %293, <16 x float> %270, <16 x float> %236)
  %297 = getelementptr inbounds float, ptr %264, i64 %124
  %298 = load <16 x float>, ptr %297, align 1
  %299 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %298, <16 x float> %266, <16 x float> %240)
  %300 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %298, <16 x float> %268, <16 x float> %244)
  %301 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %298, <16 x float> %270, <16 x float> %248)
  %302 = getelementptr inbounds float, ptr %264, i64 %125
  %303 = load <16 x float>, ptr %302, align 1
  %304 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %303, <16 x float> %266, <16 x float> %249)
  %305 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %303, <16 x float> %268, <16 x float> %250)
  %306 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %303, <16 x float> %270, <16 x float> %251)
  %307 = add nuw nsw i64 %252, 16
  %308 = icmp slt i64 %307, %16
  br i1 %308, label %227, label %200

309:                                              ; preds = %126
  %310 = load float, ptr %155, align 4
  br label %311

311:                                              ; preds = %309, %126
  %312 = phi float [ %310, %309 ], [ 0.000000e+00, %126 ]
  %313 = fadd float %164, %312
  store float %313, ptr %155, align 4
  %314 = load ptr, ptr %151, align 8
  %315 = getelementptr inbounds float, ptr %314, i64 %152
  %316 = getelementptr inbounds float, ptr %315, i64 %3
  %317 = getelementptr inbounds float, ptr %316, i64 1
  %318 = shufflevector <16 x float> %145, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %319 = fadd <16 x float> %145, %318
  %320 = shufflevector <16 x float> %319, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %321 = fadd <16 x float> %319, %320
  %322 = shufflevector <16 x float> %321, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %323 = fadd <16 x float> %321, %322
  %324 = shufflevector <16 x float> %323, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %325 = fadd <16 x float> %323, %324
  %326 = extractelement <16 x float> %325, i64 0
  %327 = load i64, ptr %97, align 8
  %328 = icmp eq i64 %327, 0
  br i1 %328, label %331, label %329

329:                                              ; preds = %311
  %330 = load float, ptr %317, align 4
  br label %331

331:                                              ; preds = %329, %311
  %332 = phi float [ %330, %329 ], [ 0.000000e+00, %311 ]
  %333 = fadd float %326, %332
  store float %333, ptr %317, align 4
  %334 = load ptr, ptr %151, align 8
  %335 = getelementptr inbounds float, ptr %334, i64 %152
  %336 = getelementptr inbounds float, ptr %335, i64 %3
  %337 = getelementptr inbounds float, ptr %336, i64 2
  %338 = shufflevector <16 x float> %144, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %339 = fadd <16 x float> %144, %338
  %340 = shufflevector <16 x float> %339, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %341 = fadd <16 x float> %339, %340
  %342 = shufflevector <16 x float> %341, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %343 = fadd <16 x float> %341, %342
  %344 = shufflevector <16 x float> %343, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %345 = fadd <16 x float> %343, %344
  %346 = extractelement <16 x float> %345, i64 0
  %347 = load i64, ptr %97, align 8
  %348 = icmp eq i64 %347, 0
  br i1 %348, label %351, label %349

349:                                              ; preds = %331
  %350 = load float, ptr %337, align 4
  br label %351

351:                                              ; preds = %349, %331
  %352 = phi float [ %350, %349 ], [ 0.000000e+00, %331 ]
  %353 = fadd float %346, %352
  store float %353, ptr %337, align 4
  %354 = add nsw i64 %2, 1
  %355 = mul nsw i64 %94, %354
  %356 = load ptr, ptr %151, align 8
  %357 = getelementptr inbounds float, ptr %356, i64 %355
  %358 = getelementptr inbounds float, ptr %357, i64 %3
  %359 = shufflevector <16 x float> %142, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %360 = fadd <16 x float> %142, %359
  %361 = shufflevector <16 x float> %360, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %362 = fadd <16 x float> %360, %361
  %363 = shufflevector <16 x float> %362, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %364 = fadd <16 x float> %362, %363
  %365 = shufflevector <16 x float> %364, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %366 = fadd <16 x float> %364, %365
  %367 = extractelement <16 x float> %366, i64 0
  %368 = load i64, ptr %97, align 8
  %369 = icmp eq i64 %368, 0
  br i1 %369, label %372, label %370

370:                                              ; preds = %351
  %371 = load float, ptr %358, align 4
  br label %372

372:                                              ; preds = %370, %351
  %373 = phi float [ %371, %370 ], [ 0.000000e+00, %351 ]
  %374 = fadd float %367, %373
  store float %374, ptr %358, align 4
  %375 = load ptr, ptr %151, align 8
  %376 = getelementptr inbounds float, ptr %375, i64 %355
  %377 = getelementptr inbounds float, ptr %376, i64 %3
  %378 = getelementptr inbounds float, ptr %377, i64 1
  %379 = shufflevector <16 x float> %141, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %380 = fadd <16 x float> %141, %379
  %381 = shufflevector <16 x float> %380, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %382 = fadd <16 x float> %380, %381
  %383 = shufflevector <16 x float> %382, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %384 = fadd <16 x float> %382, %383
  %385 = shufflevector <16 x float> %384, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %386 = fadd <16 x float> %384, %385
  %387 = extractelement <16 x float> %386, i64 0
  %388 = load i64, ptr %97, align 8
  %389 = icmp eq i64 %388, 0
  br i1 %389, label %392, label %390

390:                                              ; preds = %372
  %391 = load float, ptr %378, align 4
  br label %392

392:                                              ; preds = %390, %372
  %393 = phi float [ %391, %390 ], [ 0.000000e+00, %372 ]
  %394 = fadd float %387, %393
  store float %394, ptr %378, align 4
  %395 = load ptr, ptr %151, align 8
  %396 = getelementptr inbounds float, ptr %395, i64 %355
  %397 = getelementptr inbounds float, ptr %396, i64 %3
  %398 = getelementptr inbounds float, ptr %397, i64 2
  %399 = shufflevector <16 x float> %140, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %400 = fadd <16 x float> %140, %399
  %401 = shufflevector <16 x float> %400, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %402 = fadd <16 x float> %400, %401
  %403 = shufflevector <16 x float> %402, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %404 = fadd <16 x float> %402, %403
  %405 = shufflevector <16 x float> %404, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %406 = fadd <16 x float> %404, %405
  %407 = extractelement <16 x float> %406, i64 0
  %408 = load i64, ptr %97, align 8
  %409 = icmp eq i64 %408, 0
  br i1 %409, label %412, label %410

410:                                              ; preds = %392
  %411 = load float, ptr %398, align 4
  br label %412

412:                                              ; preds = %410, %392
  %413 = phi float [ %411, %410 ], [ 0.000000e+00, %392 ]
  %414 = fadd float %407, %413
  store float %414, ptr %398, align 4
  %415 = add nsw i64 %2, 2
  %416 = mul nsw i64 %94, %415
  %417 = load ptr, ptr %151, align 8
  %418 = getelementptr inbounds float, ptr %417, i64 %416
  %419 = getelementptr inbounds float, ptr %418, i64 %3
  %420 = shufflevector <16 x float> %138, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %421 = fadd <16 x float> %138, %420
  %422 = shufflevector <16 x float> %421, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %423 = fadd <16 x float> %421, %422
  %424 = shufflevector <16 x float> %423, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %425 = fadd <16 x float> %423, %424
  %426 = shufflevector <16 x float> %425, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %427 = fadd <16 x float> %425, %426
  %428 = extractelement <16 x float> %427, i64 0
  %429 = load i64, ptr %97, align 8
  %430 = icmp eq i64 %429, 0
  br i1 %430, label %433, label %431

431:                                              ; preds = %412
  %432 = load float, ptr %419, align 4
  br label %433

433:                                              ; preds = %431, %412
  %434 = phi float [ %432, %431 ], [ 0.000000e+00, %412 ]
  %435 = fadd float %428, %434
  store float %435, ptr %419, align 4
  %436 = load ptr, ptr %151, align 8
  %437 = getelementptr inbounds float, ptr %436, i64 %416
  %438 = getelementptr inbounds float, ptr %437, i64 %3
  %439 = getelementptr inbounds float, ptr %438, i64 1
  %440 = shufflevector <16 x float> %137, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %441 = fadd <16 x float> %137, %440
  %442 = shufflevector <16 x float> %441, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %443 = fadd <16 x float> %441, %442
  %444 = shufflevector <16 x float> %443, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %445 = fadd <16 x float> %443, %444
  %446 = shufflevector <16 x float> %445, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %447 = fadd <16 x float> %445, %446
  %448 = extractelement <16 x float> %447, i64 0
  %449 = load i64, ptr %97, align 8
  %450 = icmp eq i64 %449, 0
  br i1 %450, label %453, label %451

451:                                              ; preds = %433
  %452 = load float, ptr %439, align 4
  br label %453

453:                                              ; preds = %451, %433
  %454 = phi float [ %452, %451 ], [ 0.000000e+00, %433 ]
  %455 = fadd float %448, %454
  store float %455, ptr %439, align 4
  %456 = load ptr, ptr %151, align 8
  %457 = getelementptr inbounds float, ptr %456, i64 %416
  %458 = getelementptr inbounds float, ptr %457, i64 %3
  %459 = getelementptr inbounds float, ptr %458, i64 2
  %460 = shufflevector <16 x float> %136, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %461 = fadd <16 x float> %136, %460
  %462 = shufflevector <16 x float> %461, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %463 = fadd <16 x float> %461, %462
  %464 = shufflevector <16 x float> %463, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %465 = fadd <16 x float> %463, %464
  %466 = shufflevector <16 x float> %465, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %467 = fadd <16 x float> %465, %466
  %468 = extractelement <16 x float> %467, i64 0
  %469 = load i64, ptr %97, align 8
  %470 = icmp eq i64 %469, 0
  br i1 %470, label %473, label %471

471:                                              ; preds = %453
  %472 = load float, ptr %459, align 4
  br label %473

473:                                              ; preds = %471, %453
  %474 = phi float [ %472, %471 ], [ 0.000000e+00, %453 ]
  %475 = fadd float %468, %474
  store float %475, ptr %459, align 4
  %476 = add nsw i64 %2, 3
  %477 = mul nsw i64 %94, %476
  %478 = load ptr, ptr %151, align 8
  %479 = getelementptr inbounds float, ptr %478, i64 %477
  %480 = getelementptr inbounds float, ptr %479, i64 %3
  %481 = shufflevector <16 x float> %134, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %482 = fadd <16 x float> %134, %481
  %483 = shufflevector <16 x float> %482, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %484 = fadd <16 x float> %482, %483
  %485 = shufflevector <16 x float> %484, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %486 = fadd <16 x float> %484, %485
  %487 = shufflevector <16 x float> %486, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %488 = fadd <16 x float> %486, %487
  %489 = extractelement <16 x float> %488, i64 0
  %490 = load i64, ptr %97, align 8
  %491 = icmp eq i64 %490, 0
  br i1 %491, label %494, label %492

492:                                              ; preds = %473
  %493 = load float, ptr %480, align 4
  br label %494

494:                                              ; preds = %492, %473
  %495 = phi float [ %493, %492 ], [ 0.000000e+00, %473 ]
  %496 = fadd float %489, %495
  store float %496, ptr %480, align 4
  %497 = load ptr, ptr %151, align 8
  %498 = getelementptr inbounds float, ptr %497, i64 %477
  %499 = getelementptr inbounds float, ptr %498, i64 %3
  %500 = getelementptr inbounds float, ptr %499, i64 1
  %501 = shufflevector <16 x float> %133, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %502 = fadd <16 x float> %133, %501
  %503 = shufflevector <16 x float> %502, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %504 = fadd <16 x float> %502, %503
  %505 = shufflevector <16 x float> %504, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %506 = fadd <16 x float> %504, %505
  %507 = shufflevector <16 x float> %506, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %508 = fadd <16 x float> %506, %507
  %509 = extractelement <16 x float> %508, i64 0
  %510 = load i64, ptr %97, align 8
  %511 = icmp eq i64 %510, 0
  br i1 %511, label %514, label %512

512:                                              ; preds = %494
  %513 = load float, ptr %500, align 4
  br label %514

514:                                              ; preds = %512, %494
  %515 = phi float [ %513, %512 ], [ 0.000000e+00, %494 ]
  %516 = fadd float %509, %515
  store float %516, ptr %500, align 4
  %517 = load ptr, ptr %151, align 8
  %518 = getelementptr inbounds float, ptr %517, i64 %477
  %519 = getelementptr inbounds float, ptr %518, i64 %3
  %520 = getelementptr inbounds float, ptr %519, i64 2
  %521 = shufflevector <16 x float> %132, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %522 = fadd <16 x float> %132, %521
  %523 = shufflevector <16 x float> %522, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %524 = fadd <16 x float> %522, %523
  %525 = shufflevector <16 x float> %524, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %526 = fadd <16 x float> %524, %525
  %527 = shufflevector <16 x float> %526, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %528 = fadd <16 x float> %526, %527
  %529 = extractelement <16 x float> %528, i64 0
  %530 = load i64, ptr %97, align 8
  %531 = icmp eq i64 %530, 0
  br i1 %531, label %534, label %532

532:                                              ; preds = %514
  %533 = load float, ptr %520, align 4
  br label %534

534:                                              ; preds = %532, %514
  %535 = phi float [ %533, %532 ], [ 0.000000e+00, %514 ]
  %536 = fadd float %529, %535
  store float %536, ptr %520, align 4
  %537 = add nsw i64 %2, 4
  %538 = mul nsw i64 %94, %537
  %539 = load ptr, ptr %151, align 8
  %540 = getelementptr inbounds float, ptr %539, i64 %538
  %541 = getelementptr inbounds float, ptr %540, i64 %3
  %542 = shufflevector <16 x float> %130, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %543 = fadd <16 x float> %130, %542
  %544 = shufflevector <16 x float> %543, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %545 = fadd <16 x float> %543, %544
  %546 = shufflevector <16 x float> %545, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %547 = fadd <16 x float> %545, %546
  %548 = shufflevector <16 x float> %547, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %549 = fadd <16 x float> %547, %548
  %550 = extractelement <16 x float> %549, i64 0
  %551 = load i64, ptr %97, align 8
  %552 = icmp eq i64 %551, 0
  br i1 %552, label %555, label %553

553:                                              ; preds = %534
  %554 = load float, ptr %541, align 4
  br label %555

555:                                              ; preds = %553, %534
  %556 = phi float [ %554, %553 ], [ 0.000000e+00, %534 ]
  %557 = fadd float %550, %556
  store float %557, ptr %541, align 4
  %558 = load ptr, ptr %151, align 8
  %559 = getelementptr inbounds float, ptr %558, i64 %538
  %560 = getelementptr inbounds float, ptr %559, i64 %3
  %561 = getelementptr inbounds float, ptr %560, i64 1
  %562 = shufflevector <16 x float> %129, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %563 = fadd <16 x float> %129, %562
  %564 = shufflevector <16 x float> %563, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %565 = fadd <16 x float> %563, %564
  %566 = shufflevector <16 x float> %565, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %567 = fadd <16 x float> %565, %566
  %568 = shufflevector <16 x float> %567, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %569 = fadd <16 x float> %567, %568
  %570 = extractelement <16 x float> %569, i64 0
  %571 = load i64, ptr %97, align 8
  %572 = icmp eq i64 %571, 0
  br i1 %572, label %575, label %573

573:                                              ; preds = %555
  %574 = load float, ptr %561, align 4
  br label %575

575:                                              ; preds = %573, %555
  %576 = phi float [ %574, %573 ], [ 0.000000e+00, %555 ]
  %577 = fadd float %570, %576
  store float %577, ptr %561, align 4
  %578 = load ptr, ptr %151, align 8
  %579 = getelementptr inbounds float, ptr %578, i64 %538
  %580 = getelementptr inbounds float, ptr %579, i64 %3
  %581 = getelementptr inbounds float, ptr %580, i64 2
  %582 = shufflevector <16 x float> %128, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %583 = fadd <16 x float> %128, %582
  %584 = shufflevector <16 x float> %583, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %585 = fadd <16 x float> %583, %584
  %586 = shufflevector <16 x float> %585, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %587 = fadd <16 x float> %585, %586
  %588 = shufflevector <16 x float> %587, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %589 = fadd <16 x float> %587, %588
  %590 = extractelement <16 x float> %589, i64 0
  %591 = load i64, ptr %97, align 8
  %592 = icmp eq i64 %591, 0
  br i1 %592, label %595, label %593

593:                                              ; preds = %575
  %594 = load float, ptr %581, align 4
  br label %595

595:                                              ; preds = %593, %575
  %596 = phi float [ %594, %593 ], [ 0.000000e+00, %575 ]
  %597 = fadd float %590, %596
  store float %597, ptr %581, align 4
  %598 = add nsw i64 %2, 5
  %599 = mul nsw i64 %94, %598
  %600 = load ptr, ptr %151, align 8
  %601 = getelementptr inbounds float, ptr %600, i64 %599
  %602 = getelementptr inbounds float, ptr %601, i64 %3
  %603 = shufflevector <16 x float> %127, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %604 = fadd <16 x float> %127, %603
  %605 = shufflevector <16 x float> %604, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %606 = fadd <16 x float> %604, %605
  %607 = shufflevector <16 x float> %606, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %608 = fadd <16 x float> %606, %607
  %609 = shufflevector <16 x float> %608, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %610 = fadd <16 x float> %608, %609
  %611 = extractelement <16 x float> %610, i64 0
  %612 = load i64, ptr %97, align 8
  %613 = icmp eq i64 %612, 0
  br i1 %613, label %616, label %614

614:                                              ; preds = %595
  %615 = load float, ptr %602, align 4
  br label %616

616:                                              ; preds = %614, %595
  %617 = phi float [ %615, %614 ], [ 0.000000e+00, %595 ]
  %618 = fadd float %611, %617
  store float %618, ptr %602, align 4
  %619 = load ptr, ptr %151, align 8
  %620 = getelementptr inbounds float, ptr %619, i64 %599
  %621 = getelementptr inbounds float, ptr %620, i64 %3
  %622 = getelementptr inbounds float, ptr %621, i64 1
  %623 = shufflevector <16 x float> %131, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %624 = fadd <16 x float> %131, %623
  %625 = shufflevector <16 x float> %624, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %626 = fadd <16 x float> %624, %625
  %627 = shufflevector <16 x float> %626, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %628 = fadd <16 x float> %626, %627
  %629 = shufflevector <16 x float> %628, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %630 = fadd <16 x float> %628, %629
  %631 = extractelement <16 x float> %630, i64 0
  %632 = load i64, ptr %97, align 8
  %633 = icmp eq i64 %632, 0
  br i1 %633, label %636, label %634

634:                                              ; preds = %616
  %635 = load float, ptr %622, align 4
  br label %636

636:                                              ; preds = %634, %616
  %637 = phi float [ %635, %634 ], [ 0.000000e+00, %616 ]
  %638 = fadd float %631, %637
  store float %638, ptr %622, align 4
  %639 = load ptr, ptr %151, align 8
  %640 = getelementptr inbounds float, ptr %639, i64 %599
  %641 = getelementptr inbounds float, ptr %640, i64 %3
  %642 = getelementptr inbounds float, ptr %641, i64 2
  %643 = shufflevector <16 x float> %135, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %644 = fadd <16 x float> %135, %643
  %645 = shufflevector <16 x float> %644, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %646 = fadd <16 x float> %644, %645
  %647 = shufflevector <16 x float> %646, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %648 = fadd <16 x float> %646, %647
  %649 = shufflevector <16 x float> %648, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %650 = fadd <16 x float> %648, %649
  %651 = extractelement <16 x float> %650, i64 0
  %652 = load i64, ptr %97, align 8
  %653 = icmp eq i64 %652, 0
  br i1 %653, label %656, label %654

654:                                              ; preds = %636
  %655 = load float, ptr %642, align 4
  br label %656

656:                                              ; preds = %654, %636
  %657 = phi float [ %655, %654 ], [ 0.000000e+00, %636 ]
  %658 = fadd float %651, %657
  store float %658, ptr %642, align 4
  %659 = add nsw i64 %2, 6
  %660 = mul nsw i64 %94, %659
  %661 = load ptr, ptr %151, align 8
  %662 = getelementptr inbounds float, ptr %661, i64 %660
  %663 = getelementptr inbounds float, ptr %662, i64 %3
  %664 = shufflevector <16 x float> %139, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %665 = fadd <16 x float> %139, %664
  %666 = shufflevector <16 x float> %665, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %667 = fadd <16 x float> %665, %666
  %668 = shufflevector <16 x float> %667, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %669 = fadd <16 x float> %667, %668
  %670 = shufflevector <16 x float> %669, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %671 = fadd <16 x float> %669, %670
  %672 = extractelement <16 x float> %671, i64 0
  %673 = load i64, ptr %97, align 8
  %674 = icmp eq i64 %673, 0
  br i1 %674, label %677, label %675

675:                                              ; preds = %656
  %676 = load float, ptr %663, align 4
  br label %677

677:                                              ; preds = %675, %656
  %678 = phi float [ %676, %675 ], [ 0.000000e+00, %656 ]
  %679 = fadd float %672, %678
  store float %679, ptr %663, align 4
  %680 = load ptr, ptr %151, align 8
  %681 = getelementptr inbounds float, ptr %680, i64 %660
  %682 = getelementptr inbounds float, ptr %681, i64 %3
  %683 = getelementptr inbounds float, ptr %682, i64 1
  %684 = shufflevector <16 x float> %143, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %685 = fadd <16 x float> %143, %684
  %686 = shufflevector <16 x float> %685, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %687 = fadd <16 x float> %685, %686
  %688 = shufflevector <16 x float> %687, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %689 = fadd <16 x float> %687, %688
  %690 = shufflevector <16 x float> %689, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %691 = fadd <16 x float> %689, %690
  %692 = extractelement <16 x float> %691, i64 0
  %693 = load i64, ptr %97, align 8
  %694 = icmp eq i64 %693, 0
  br i1 %694, label %697, label %695

695:                                              ; preds = %677
  %696 = load float, ptr %683, align 4
  br label %697

697:                                              ; preds = %695, %677
  %698 = phi float [ %696, %695 ], [ 0.000000e+00, %677 ]
  %699 = fadd float %692, %698
  store float %699, ptr %683, align 4
  %700 = load ptr, ptr %151, align 8
  %701 = getelementptr inbounds float, ptr %700, i64 %660
  %702 = getelementptr inbounds float, ptr %701, i64 %3
  %703 = getelementptr inbounds float, ptr %702, i64 2
  %704 = shufflevector <16 x float> %147, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %705 = fadd <16 x float> %147, %704
  %706 = shufflevector <16 x float> %705, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %707 = fadd <16 x float> %705, %706
  %708 = shufflevector <16 x float> %707, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %709 = fadd <16 x float> %707, %708
  %710 = shufflevector <16 x float> %709, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %711 = fadd <16 x float> %709, %710
  %712 = extractelement <16 x float> %711, i64 0
  %713 = load i64, ptr %97, align 8
  %714 = icmp eq i64 %713, 0
  br i1 %714, label %717, label %715

715:                                              ; preds = %697
  %716 = load float, ptr %703, align 4
  br label %717

717:                                              ; preds = %715, %697
  %718 = phi float [ %716, %715 ], [ 0.000000e+00, %697 ]
  %719 = fadd float %712, %718
  store float %719, ptr %703, align 4
  %720 = add nsw i64 %2, 7
  %721 = mul nsw i64 %94, %720
  %722 = load ptr, ptr %151, align 8
  %723 = getelementptr inbounds float, ptr %722, i64 %721
  %724 = getelementptr inbounds float, ptr %723, i64 %3
  %725 = shufflevector <16 x float> %148, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %726 = fadd <16 x float> %148, %725
  %727 = shufflevector <16 x float> %726, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %728 = fadd <16 x float> %726, %727
  %729 = shufflevector <16 x float> %728, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %730 = fadd <16 x float> %728, %729
  %731 = shufflevector <16 x float> %730, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %732 = fadd <16 x float> %730, %731
  %733 = extractelement <16 x float> %732, i64 0
  %734 = load i64, ptr %97, align 8
  %735 = icmp eq i64 %734, 0
  br i1 %735, label %738, label %736

736:                                              ; preds = %717
  %737 = load float, ptr %724, align 4
  br label %738

738:                                              ; preds = %736, %717
  %739 = phi float [ %737, %736 ], [ 0.000000e+00, %717 ]
  %740 = fadd float %733, %739
  store float %740, ptr %724, align 4
  %741 = load ptr, ptr %151, align 8
  %742 = getelementptr inbounds float, ptr %741, i64 %721
  %743 = getelementptr inbounds float, ptr %742, i64 %3
  %744 = getelementptr inbounds float, ptr %743, i64 1
  %745 = shufflevector <16 x float> %149, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %746 = fadd <16 x float> %149, %745
  %747 = shufflevector <16 x float> %746, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %748 = fadd <16 x float> %746, %747
  %749 = shufflevector <16 x float> %748, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %750 = fadd <16 x float> %748, %749
  %751 = shufflevector <16 x float> %750, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %752 = fadd <16 x float> %750, %751
  %753 = extractelement <16 x float> %752, i64 0
  %754 = load i64, ptr %97, align 8
  %755 = icmp eq i64 %754, 0
  br i1 %755, label %758, label %756

756:                                              ; preds = %738
  %757 = load float, ptr %744, align 4
  br label %758

758:                                              ; preds = %756, %738
  %759 = phi float [ %757, %756 ], [ 0.000000e+00, %738 ]
  %760 = fadd float %753, %759
  store float %760, ptr %744, align 4
  %761 = load ptr, ptr %151, align 8
  %762 = getelementptr inbounds float, ptr %761, i64 %721
  %763 = getelementptr inbounds float, ptr %762, i64 %3
  %764 = getelementptr inbounds float, ptr %763, i64 2
  %765 = shufflevector <16 x float> %150, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %766 = fadd <16 x float> %150, %765
  %767 = shufflevector <16 x float> %766, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %768 = fadd <16 x float> %766, %767
  %769 = shufflevector <16 x float> %768, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %770 = fadd <16 x float> %768, %769
  %771 = load i64, ptr %97, align 8
  %772 = icmp eq i64 %771, 0
  br i1 %772, label %775, label %773

773:                                              ; preds = %758
  %774 = load float, ptr %764, align 4
  br label %775

775:                                              ; preds = %773, %758
  %776 = phi float [ %774, %773 ], [ 0.000000e+00, %758 ]
  %777 = shufflevector <16 x float> %770, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %778 = fadd <16 x float> %770, %777
  %779 = extractelement <16 x float> %778, i64 0
  %780 = fadd float %779, %776
  store float %780, ptr %764, align 4
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
  %23 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 13
  %24 = load i64, ptr %23, align 8
  %25 = sdiv i64 %16, 16
  %26 = shl nsw i64 %25, 4
  %27 = sub nsw i64 %16, %26
  br label %71

28:                                               ; preds = %71
  %29 = mul nsw i64 %20, %18
  %30 = mul i64 %14, %12
  %31 = mul i64 %30, %24
  %32 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 0
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 0
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 1
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 2
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 11, i32 1
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 12
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 11, i32 2
  %45 = load i64, ptr %44, align 8
  %46 = mul i64 %41, %35
  %47 = srem i64 %3, %22
  %48 = sdiv i64 %3, %22
  %49 = srem i64 %48, %20
  %50 = sdiv i64 %48, %20
  %51 = mul nsw i64 %49, %37
  %52 = mul nsw i64 %47, %39
  %53 = mul i64 %46, %50
  %54 = srem i64 %52, %43
  %55 = sdiv i64 %52, %43
  %56 = add i64 %53, %51
  %57 = mul i64 %56, %43
  %58 = add i64 %57, %54
  %59 = mul i64 %58, %45
  %60 = add i64 %59, %55
  %61 = getelementptr inbounds float, ptr %33, i64 %60
  %62 = mul nsw i64 %29, %22
  %63 = sdiv i64 %8, %10
  %64 = mul i64 %31, %63
  %65 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 5
  %66 = load i64, ptr %65, align 8
  %67 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 6
  %68 = load i64, ptr %67, align 8
  %69 = add nsw i64 %68, %66
  %70 = icmp sgt i64 %68, 0
  br i1 %70, label %80, label %94

71:                                               ; preds = %71, %4
  %72 = phi i64 [ 0, %4 ], [ %78, %71 ]
  %73 = phi <16 x i32> [ zeroinitializer, %4 ], [ %77, %71 ]
  %74 = icmp sgt i64 %27, %72
  %75 = sext i1 %74 to i32
  %76 = trunc i64 %72 to i32
  %77 = insertelement <16 x i32> %73, i32 %75, i32 %76
  %78 = add nuw nsw i64 %72, 1
  %79 = icmp eq i64 %78, 16
  br i1 %79, label %28, label %71

80:                                               ; preds = %28
  %81 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %82 = load ptr, ptr %81, align 8
  %83 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 1
  %84 = load ptr, ptr %83, align 8
  %85 = mul nsw i64 %64, %2
  %86 = getelementptr inbounds float, ptr %84, i64 %85
  %87 = icmp sgt i64 %16, 0
  %88 = shl nsw i64 %64, 1
  %89 = mul nsw i64 %64, 3
  %90 = shl nsw i64 %64, 2
  %91 = mul nsw i64 %64, 5
  %92 = mul nsw i64 %64, 6
  %93 = mul nsw i64 %64, 7
  br label %118

94:                                               ; preds = %134, %28
  %95 = phi <16 x float> [ zeroinitializer, %28 ], [ %135, %134 ]
  %96 = phi <16 x float> [ zeroinitializer, %28 ], [ %136, %134 ]
  %97 = phi <16 x float> [ zeroinitializer, %28 ], [ %137, %134 ]
  %98 = phi <16 x float> [ zeroinitializer, %28 ], [ %138, %134 ]
  %99 = phi <16 x float> [ zeroinitializer, %28 ], [ %139, %134 ]
  %100 = phi <16 x float> [ zeroinitializer, %28 ], [ %140, %134 ]
  %101 = phi <16 x float> [ zeroinitializer, %28 ], [ %141, %134 ]
  %102 = phi <16 x float> [ zeroinitializer, %28 ], [ %142, %134 ]
  %103 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 2
  %104 = mul nsw i64 %62, %2
  %105 = load ptr, ptr %103, align 8
  %106 = getelementptr inbounds float, ptr %105, i64 %104
  %107 = getelementptr inbounds float, ptr %106, i64 %3
  %108 = shufflevector <16 x float> %102, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %109 = fadd <16 x float> %102, %108
  %110 = shufflevector <16 x float> %109, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %111 = fadd <16 x float> %109, %110
  %112 = shufflevector <16 x float> %111, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %113 = fadd <16 x float> %111, %112
  %114 = shufflevector <16 x float> %113, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %115 = fadd <16 x float> %113, %114
  %116 = extractelement <16 x float> %115, i64 0
  %117 = icmp eq i64 %66, 0
  br i1 %117, label %320, label %318

118:                                              ; preds = %134, %80
  %119 = phi <16 x float> [ zeroinitializer, %80 ], [ %135, %134 ]
  %120 = phi <16 x float> [ zeroinitializer, %80 ], [ %136, %134 ]
  %121 = phi <16 x float> [ zeroinitializer, %80 ], [ %137, %134 ]
  %122 = phi <16 x float> [ zeroinitializer, %80 ], [ %138, %134 ]
  %123 = phi <16 x float> [ zeroinitializer, %80 ], [ %139, %134 ]
  %124 = phi <16 x float> [ zeroinitializer, %80 ], [ %140, %134 ]
  %125 = phi <16 x float> [ zeroinitializer, %80 ], [ %141, %134 ]
  %126 = phi <16 x float> [ zeroinitializer, %80 ], [ %142, %134 ]
  %127 = phi i64 [ %66, %80 ], [ %143, %134 ]
  %128 = mul nsw i64 %127, %24
  %129 = getelementptr inbounds float, ptr %86, i64 %128
  br i1 %87, label %130, label %134

130:                                              ; preds = %118
  %131 = getelementptr inbounds i64, ptr %82, i64 %127
  %132 = load i64, ptr %131, align 8
  %133 = getelementptr inbounds float, ptr %61, i64 %132
  br label %145

134:                                              ; preds = %145, %118
  %135 = phi <16 x float> [ %119, %118 ], [ %175, %145 ]
  %136 = phi <16 x float> [ %120, %118 ], [ %172, %145 ]
  %137 = phi <16 x float> [ %121, %118 ], [ %178, %145 ]
  %138 = phi <16 x float> [ %122, %118 ], [ %169, %145 ]
  %139 = phi <16 x float> [ %123, %118 ], [ %181, %145 ]
  %140 = phi <16 x float> [ %124, %118 ], [ %166, %145 ]
  %141 = phi <16 x float> [ %125, %118 ], [ %184, %145 ]
  %142 = phi <16 x float> [ %126, %118 ], [ %163, %145 ]
  %143 = add nsw i64 %127, 1
  %144 = icmp slt i64 %143, %69
  br i1 %144, label %118, label %94

145:                                              ; preds = %130, %145
  %146 = phi <16 x float> [ %119, %130 ], [ %175, %145 ]
  %147 = phi <16 x float> [ %120, %130 ], [ %172, %145 ]
  %148 = phi <16 x float> [ %121, %130 ], [ %178, %145 ]
  %149 = phi <16 x float> [ %122, %130 ], [ %169, %145 ]
  %150 = phi <16 x float> [ %123, %130 ], [ %181, %145 ]
  %151 = phi <16 x float> [ %124, %130 ], [ %166, %145 ]
  %152 = phi <16 x float> [ %125, %130 ], [ %184, %145 ]
  %153 = phi <16 x float> [ %126, %130 ], [ %163, %145 ]
  %154 = phi i64 [ 0, %130 ], [ %185, %145 ]
  %155 = icmp slt i64 %154, %26
  %156 = select i1 %155, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %77
  %157 = getelementptr inbounds float, ptr %133, i64 %154
  %158 = load <16 x i32>, ptr %157, align 1
  %159 = and <16 x i32> %158, %156
  %160 = getelementptr inbounds float, ptr %129, i64 %154
  %161 = load <16 x float>, ptr %160, align 1
  %162 = bitcast <16 x i32> %159 to <16 x float>
  %163 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %161, <16 x float> %162, <16 x float> %153)
  %164 = getelementptr inbounds float, ptr %160, i64 %64
  %165 = load <16 x float>, ptr %164, align 1
  %166 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %165, <16 x float> %162, <16 x float> %151)
  %167 = getelementptr inbounds float, ptr %160, i64 %88
  %168 = load <16 x float>, ptr %167, align 1
  %169 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %168, <16 x float> %162, <16 x float> %149)
  %170 = getelementptr inbounds float, ptr %160, i64 %89
  %171 = load <16 x float>, ptr %170, align 1
  %172 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %171, <16 x float> %162, <16 x float> %147)
  %173 = getelementptr inbounds float, ptr %160, i64 %90
  %174 = load <16 x float>, ptr %173, align 1
  %175 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %174, <16 x float> %162, <16 x float> %146)
  %176 = getelementptr inbounds float, ptr %160, i64 %91
  %177 = load <16 x float>, ptr %176, align 1
  %178 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %177, <16 x float> %162, <16 x float> %148)
  %179 = getelementptr inbounds float, ptr %160, i64 %92
  %180 = load <16 x float>, ptr %179, align 1
  %181 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %180, <16 x float> %162, <16 x float> %150)
  %182 = getelementptr inbounds float, ptr %160, i64 %93
  %183 = load <16 x float>, ptr %182, align 1
  %184 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %183, <16 x float> %162, <16 x float> %152)
  %185 = add nuw nsw i64 %154, 16
  %186 = icmp slt i64 %185, %16
  br i1 %186, label %145, label %134

187:                                              ; preds = %320
  %188 = load float, ptr %327, align 4
  br label %189

189:                                              ; preds = %187, %320
  %190 = phi float [ %188, %187 ], [ 0.000000e+00, %320 ]
  %191 = fadd float %336, %190
  store float %191, ptr %327, align 4
  %192 = add nsw i64 %2, 2
  %193 = mul nsw i64 %62, %192
  %194 = load ptr, ptr %103, align 8
  %195 = getelementptr inbounds float, ptr %194, i64 %193
  %196 = getelementptr inbounds float, ptr %195, i64 %3
  %197 = shufflevector <16 x float> %98, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %198 = fadd <16 x float> %98, %197
  %199 = shufflevector <16 x float> %198, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %200 = fadd <16 x float> %198, %199
  %201 = shufflevector <16 x float> %200, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %202 = fadd <16 x float> %200, %201
  %203 = shufflevector <16 x float> %202, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %204 = fadd <16 x float> %202, %203
  %205 = extractelement <16 x float> %204, i64 0
  %206 = load i64, ptr %65, align 8
  %207 = icmp eq i64 %206, 0
  br i1 %207, label %210, label %208

208:                                              ; preds = %189
  %209 = load float, ptr %196, align 4
  br label %210

210:                                              ; preds = %208, %189
  %211 = phi float [ %209, %208 ], [ 0.000000e+00, %189 ]
  %212 = fadd float %205, %211
  store float %212, ptr %196, align 4
  %213 = add nsw i64 %2, 3
  %214 = mul nsw i64 %62, %213
  %215 = load ptr, ptr %103, align 8
  %216 = getelementptr inbounds float, ptr %215, i64 %214
  %217 = getelementptr inbounds float, ptr %216, i64 %3
  %218 = shufflevector <16 x float> %96, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %219 = fadd <16 x float> %96, %218
  %220 = shufflevector <16 x float> %219, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %221 = fadd <16 x float> %219, %220
  %222 = shufflevector <16 x float> %221, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %223 = fadd <16 x float> %221, %222
  %224 = shufflevector <16 x float> %223, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %225 = fadd <16 x float> %223, %224
  %226 = extractelement <16 x float> %225, i64 0
  %227 = load i64, ptr %65, align 8
  %228 = icmp eq i64 %227, 0
  br i1 %228, label %231, label %229

229:                                              ; preds = %210
  %230 = load float, ptr %217, align 4
  br label %231

231:                                              ; preds = %229, %210
  %232 = phi float [ %230, %229 ], [ 0.000000e+00, %210 ]
  %233 = fadd float %226, %232
  store float %233, ptr %217, align 4
  %234 = add nsw i64 %2, 4
  %235 = mul nsw i64 %62, %234
  %236 = load ptr, ptr %103, align 8
  %237 = getelementptr inbounds float, ptr %236, i64 %235
  %238 = getelementptr inbounds float, ptr %237, i64 %3
  %239 = shufflevector <16 x float> %95, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %240 = fadd <16 x float> %95, %239
  %241 = shufflevector <16 x float> %240, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %242 = fadd <16 x float> %240, %241
  %243 = shufflevector <16 x float> %242, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %244 = fadd <16 x float> %242, %243
  %245 = shufflevector <16 x float> %244, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %246 = fadd <16 x float> %244, %245
  %247 = extractelement <16 x float> %246, i64 0
  %248 = load i64, ptr %65, align 8
  %249 = icmp eq i64 %248, 0
  br i1 %249, label %252, label %250

250:                                              ; preds = %231
  %251 = load float, ptr %238, align 4
  br label %252

252:                                              ; preds = %250, %231
  %253 = phi float [ %251, %250 ], [ 0.000000e+00, %231 ]
  %254 = fadd float %247, %253
  store float %254, ptr %238, align 4
  %255 = add nsw i64 %2, 5
  %256 = mul nsw i64 %62, %255
  %257 = load ptr, ptr %103, align 8
  %258 = getelementptr inbounds float, ptr %257, i64 %256
  %259 = getelementptr inbounds float, ptr %258, i64 %3
  %260 = shufflevector <16 x float> %97, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %261 = fadd <16 x float> %97, %260
  %262 = shufflevector <16 x float> %261, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %263 = fadd <16 x float> %261, %262
  %264 = shufflevector <16 x float> %263, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %265 = fadd <16 x float> %263, %264
  %266 = shufflevector <16 x float> %265, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %267 = fadd <16 x float> %265, %266
  %268 = extractelement <16 x float> %267, i64 0
  %269 = load i64, ptr %65, align 8
  %270 = icmp eq i64 %269, 0
  br i1 %270, label %273, label %271

271:                                              ; preds = %252
  %272 = load float, ptr %259, align 4
  br label %273

273:                                              ; preds = %271, %252
  %274 = phi float [ %272, %271 ], [ 0.000000e+00, %252 ]
  %275 = fadd float %268, %274
  store float %275, ptr %259, align 4
  %276 = add nsw i64 %2, 6
  %277 = mul nsw i64 %62, %276
  %278 = load ptr, ptr %103, align 8
  %279 = getelementptr inbounds float, ptr %278, i64 %277
  %280 = getelementptr inbounds float, ptr %279, i64 %3
  %281 = shufflevector <16 x float> %99, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %282 = fadd <16 x float> %99, %281
  %283 = shufflevector <16 x float> %282, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %284 = fadd <16 x float> %282, %283
  %285 = shufflevector <16 x float> %284, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %286 = fadd <16 x float> %284, %285
  %287 = shufflevector <16 x float> %286, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %288 = fadd <16 x float> %286, %287
  %289 = extractelement <16 x float> %288, i64 0
  %290 = load i64, ptr %65, align 8
  %291 = icmp eq i64 %290, 0
  br i1 %291, label %294, label %292

292:                                              ; preds = %273
  %293 = load float, ptr %280, align 4
  br label %294

294:                                              ; preds = %292, %273
  %295 = phi float [ %293, %292 ], [ 0.000000e+00, %273 ]
  %296 = fadd float %289, %295
  store float %296, ptr %280, align 4
  %297 = add nsw i64 %2, 7
  %298 = mul nsw i64 %62, %297
  %299 = load ptr, ptr %103, align 8
  %300 = getelementptr inbounds float, ptr %299, i64 %298
  %301 = getelementptr inbounds float, ptr %300, i64 %3
  %302 = shufflevector <16 x float> %101, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %303 = fadd <16 x float> %101, %302
  %304 = shufflevector <16 x float> %303, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %305 = fadd <16 x float> %303, %304
  %306 = shufflevector <16 x float> %305, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %307 = fadd <16 x float> %305, %306
  %308 = load i64, ptr %65, align 8
  %309 = icmp eq i64 %308, 0
  br i1 %309, label %312, label %310

310:                                              ; preds = %294
  %311 = load float, ptr %301, align 4
  br label %312

312:                                              ; preds = %310, %294
  %313 = phi float [ %311, %310 ], [ 0.000000e+00, %294 ]
  %314 = shufflevector <16 x float> %307, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %315 = fadd <16 x float> %307, %314
  %316 = extractelement <16 x float> %315, i64 0
  %317 = fadd float %316, %313
  store float %317, ptr %301, align 4
  ret void

318:                                              ; preds = %94
  %319 = load float, ptr %107, align 4
  br label %320

320:                                              ; preds = %318, %94
  %321 = phi float [ %319, %318 ], [ 0.000000e+00, %94 ]
  %322 = fadd float %116, %321
  store float %322, ptr %107, align 4
  %323 = add nsw i64 %2, 1
  %324 = mul nsw i64 %62, %323
  %325 = load ptr, ptr %103, align 8
  %326 = getelementptr inbounds float, ptr %325, i64 %324
  %327 = getelementptr inbounds float, ptr %326, i64 %3
  %328 = shufflevector <16 x float> %100, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %329 = fadd <16 x float> %100, %328
  %330 = shufflevector <16 x float> %329, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %331 = fadd <16 x float> %329, %330
  %332 = shufflevector <16 x float> %331, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %333 = fadd <16 x float> %331, %332
  %334 = shufflevector <16 x float> %333, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %335 = fadd <16 x float> %333, %334
  %336 = extractelement <16 x float> %335, i64 0
  %337 = load i64, ptr %65, align 8
  %338 = icmp eq i64 %337, 0
  br i1 %338, label %189, label %187
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
  %23 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 13
  %24 = load i64, ptr %23, align 8
  %25 = sdiv i64 %16, 16
  %26 = shl nsw i64 %25, 4
  %27 = sub nsw i64 %16, %26
  br label %103

28:                                               ; preds = %103
  %29 = mul nsw i64 %20, %18
  %30 = mul i64 %14, %12
  %31 = mul i64 %30, %24
  %32 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 0
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 0
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 1
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 2
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 11, i32 1
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 12
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 11, i32 2
  %45 = load i64, ptr %44, align 8
  %46 = mul i64 %41, %35
  %47 = srem i64 %3, %22
  %48 = sdiv i64 %3, %22
  %49 = srem i64 %48, %20
  %50 = sdiv i64 %48, %20
  %51 = mul nsw i64 %49, %37
  %52 = mul nsw i64 %47, %39
  %53 = mul i64 %46, %50
  %54 = srem i64 %52, %43
  %55 = sdiv i64 %52, %43
  %56 = add i64 %53, %51
  %57 = mul i64 %56, %43
  %58 = add i64 %57, %54
  %59 = mul i64 %58, %45
  %60 = add i64 %59, %55
  %61 = getelementptr inbounds float, ptr %33, i64 %60
  %62 = add nsw i64 %3, 1
  %63 = srem i64 %62, %22
  %64 = sdiv i64 %62, %22
  %65 = srem i64 %64, %20
  %66 = sdiv i64 %64, %20
  %67 = mul nsw i64 %65, %37
  %68 = mul nsw i64 %63, %39
  %69 = mul i64 %46, %66
  %70 = srem i64 %68, %43
  %71 = sdiv i64 %68, %43
  %72 = add i64 %69, %67
  %73 = mul i64 %72, %43
  %74 = add i64 %73, %70
  %75 = mul i64 %74, %45
  %76 = add i64 %75, %71
  %77 = getelementptr inbounds float, ptr %33, i64 %76
  %78 = add nsw i64 %3, 2
  %79 = srem i64 %78, %22
  %80 = sdiv i64 %78, %22
  %81 = srem i64 %80, %20
  %82 = sdiv i64 %80, %20
  %83 = mul nsw i64 %81, %37
  %84 = mul nsw i64 %79, %39
  %85 = mul i64 %46, %82
  %86 = srem i64 %84, %43
  %87 = sdiv i64 %84, %43
  %88 = add i64 %85, %83
  %89 = mul i64 %88, %43
  %90 = add i64 %89, %86
  %91 = mul i64 %90, %45
  %92 = add i64 %91, %87
  %93 = getelementptr inbounds float, ptr %33, i64 %92
  %94 = mul nsw i64 %29, %22
  %95 = sdiv i64 %8, %10
  %96 = mul i64 %31, %95
  %97 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 5
  %98 = load i64, ptr %97, align 8
  %99 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 6
  %100 = load i64, ptr %99, align 8
  %101 = add nsw i64 %100, %98
  %102 = icmp sgt i64 %100, 0
  br i1 %102, label %112, label %122

103:                                              ; preds = %103, %4
  %104 = phi i64 [ 0, %4 ], [ %110, %103 ]
  %105 = phi <16 x i32> [ zeroinitializer, %4 ], [ %109, %103 ]
  %106 = icmp sgt i64 %27, %104
  %107 = sext i1 %106 to i32
  %108 = trunc i64 %104 to i32
  %109 = insertelement <16 x i32> %105, i32 %107, i32 %108
  %110 = add nuw nsw i64 %104, 1
  %111 = icmp eq i64 %110, 16
  br i1 %111, label %28, label %103

112:                                              ; preds = %28
  %113 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %114 = load ptr, ptr %113, align 8
  %115 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 1
  %116 = load ptr, ptr %115, align 8
  %117 = mul nsw i64 %96, %2
  %118 = getelementptr inbounds float, ptr %116, i64 %117
  %119 = icmp sgt i64 %16, 0
  %120 = shl nsw i64 %96, 1
  %121 = mul nsw i64 %96, 3
  br label %150

122:                                              ; preds = %172, %28
  %123 = phi <16 x float> [ zeroinitializer, %28 ], [ %173, %172 ]
  %124 = phi <16 x float> [ zeroinitializer, %28 ], [ %174, %172 ]
  %125 = phi <16 x float> [ zeroinitializer, %28 ], [ %175, %172 ]
  %126 = phi <16 x float> [ zeroinitializer, %28 ], [ %176, %172 ]
  %127 = phi <16 x float> [ zeroinitializer, %28 ], [ %177, %172 ]
  %128 = phi <16 x float> [ zeroinitializer, %28 ], [ %178, %172 ]
  %129 = phi <16 x float> [ zeroinitializer, %28 ], [ %179, %172 ]
  %130 = phi <16 x float> [ zeroinitializer, %28 ], [ %180, %172 ]
  %131 = phi <16 x float> [ zeroinitializer, %28 ], [ %181, %172 ]
  %132 = phi <16 x float> [ zeroinitializer, %28 ], [ %182, %172 ]
  %133 = phi <16 x float> [ zeroinitializer, %28 ], [ %183, %172 ]
  %134 = phi <16 x float> [ zeroinitializer, %28 ], [ %184, %172 ]
  %135 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 2
  %136 = mul nsw i64 %94, %2
  %137 = load ptr, ptr %135, align 8
  %138 = getelementptr inbounds float, ptr %137, i64 %136
  %139 = getelementptr inbounds float, ptr %138, i64 %3
  %140 = shufflevector <16 x float> %130, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %141 = fadd <16 x float> %130, %140
  %142 = shufflevector <16 x float> %141, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %143 = fadd <16 x float> %141, %142
  %144 = shufflevector <16 x float> %143, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %145 = fadd <16 x float> %143, %144
  %146 = shufflevector <16 x float> %145, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %147 = fadd <16 x float> %145, %146
  %148 = extractelement <16 x float> %147, i64 0
  %149 = icmp eq i64 %98, 0
  br i1 %149, label %239, label %237

150:                                              ; preds = %172, %112
  %151 = phi <16 x float> [ zeroinitializer, %112 ], [ %173, %172 ]
  %152 = phi <16 x float> [ zeroinitializer, %112 ], [ %174, %172 ]
  %153 = phi <16 x float> [ zeroinitializer, %112 ], [ %175, %172 ]
  %154 = phi <16 x float> [ zeroinitializer, %112 ], [ %176, %172 ]
  %155 = phi <16 x float> [ zeroinitializer, %112 ], [ %177, %172 ]
  %156 = phi <16 x float> [ zeroinitializer, %112 ], [ %178, %172 ]
  %157 = phi <16 x float> [ zeroinitializer, %112 ], [ %179, %172 ]
  %158 = phi <16 x float> [ zeroinitializer, %112 ], [ %180, %172 ]
  %159 = phi <16 x float> [ zeroinitializer, %112 ], [ %181, %172 ]
  %160 = phi <16 x float> [ zeroinitializer, %112 ], [ %182, %172 ]
  %161 = phi <16 x float> [ zeroinitializer, %112 ], [ %183, %172 ]
  %162 = phi <16 x float> [ zeroinitializer, %112 ], [ %184, %172 ]
  %163 = phi i64 [ %98, %112 ], [ %185, %172 ]
  %164 = getelementptr inbounds i64, ptr %114, i64 %163
  %165 = load i64, ptr %164, align 8
  %166 = mul nsw i64 %163, %24
  %167 = getelementptr inbounds float, ptr %118, i64 %166
  br i1 %119, label %168, label %172

168:                                              ; preds = %150
  %169 = getelementptr inbounds float, ptr %61, i64 %165
  %170 = getelementptr inbounds float, ptr %77, i64 %165
  %171 = getelementptr inbounds float, ptr %93, i64 %165
  br label %187

172:                                              ; preds = %187, %150
  %173 = phi <16 x float> [ %151, %150 ], [ %227, %187 ]
  %174 = phi <16 x float> [ %152, %150 ], [ %224, %187 ]
  %175 = phi <16 x float> [ %153, %150 ], [ %223, %187 ]
  %176 = phi <16 x float> [ %154, %150 ], [ %222, %187 ]
  %177 = phi <16 x float> [ %155, %150 ], [ %228, %187 ]
  %178 = phi <16 x float> [ %156, %150 ], [ %219, %187 ]
  %179 = phi <16 x float> [ %157, %150 ], [ %217, %187 ]
  %180 = phi <16 x float> [ %158, %150 ], [ %215, %187 ]
  %181 = phi <16 x float> [ %159, %150 ], [ %229, %187 ]
  %182 = phi <16 x float> [ %160, %150 ], [ %232, %187 ]
  %183 = phi <16 x float> [ %161, %150 ], [ %233, %187 ]
  %184 = phi <16 x float> [ %162, %150 ], [ %234, %187 ]
  %185 = add nsw i64 %163, 1
  %186 = icmp slt i64 %185, %101
  br i1 %186, label %150, label %122

187:                                              ; preds = %168, %187
  %188 = phi <16 x float> [ %151, %168 ], [ %227, %187 ]
  %189 = phi <16 x float> [ %152, %168 ], [ %224, %187 ]
  %190 = phi <16 x float> [ %153, %168 ], [ %223, %187 ]
  %191 = phi <16 x float> [ %154, %168 ], [ %222, %187 ]
  %192 = phi <16 x float> [ %155, %168 ], [ %228, %187 ]
  %193 = phi <16 x float> [ %156, %168 ], [ %219, %187 ]
  %194 = phi <16 x float> [ %157, %168 ], [ %217, %187 ]
  %195 = phi <16 x float> [ %158, %168 ], [ %215, %187 ]
  %196 = phi <16 x float> [ %159, %168 ], [ %229, %187 ]
  %197 = phi <16 x float> [ %160, %168 ], [ %232, %187 ]
  %198 = phi <16 x float> [ %161, %168 ], [ %233, %187 ]
  %199 = phi <16 x float> [ %162, %168 ], [ %234, %187 ]
  %200 = phi i64 [ 0, %168 ], [ %235, %187 ]
  %201 = icmp slt i64 %200, %26
  %202 = select i1 %201, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %109
  %203 = getelementptr inbounds float, ptr %169, i64 %200
  %204 = load <16 x i32>, ptr %203, align 1
  %205 = and <16 x i32> %204, %202
  %206 = getelementptr inbounds float, ptr %170, i64 %200
  %207 = load <16 x i32>, ptr %206, align 1
  %208 = and <16 x i32> %207, %202
  %209 = getelementptr inbounds float, ptr %171, i64 %200
  %210 = load <16 x i32>, ptr %209, align 1
  %211 = and <16 x i32> %210, %202
  %212 = getelementptr inbounds float, ptr %167, i64 %200
  %213 = load <16 x float>, ptr %212, align 1
  %214 = bitcast <16 x i32> %205 to <16 x float>
  %215 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %213, <16 x float> %214, <16 x float> %195)
  %216 = bitcast <16 x i32> %208 to <16 x float>
  %217 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %213, <16 x float> %216, <16 x float> %194)
  %218 = bitcast <16 x i32> %211 to <16 x float>
  %219 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %213, <16 x float> %218, <16 x float> %193)
  %220 = getelementptr inbounds float, ptr %212, i64 %96
  %221 = load <16 x float>, ptr %220, align 1
  %222 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %221, <16 x float> %214, <16 x float> %191)
  %223 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %221, <16 x float> %216, <16 x float> %190)
  %224 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %221, <16 x float> %218, <16 x float> %189)
  %225 = getelementptr inbounds float, ptr %212, i64 %120
  %226 = load <16 x float>, ptr %225, align 1
  %227 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %226, <16 x float> %214, <16 x float> %188)
  %228 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %226, <16 x float> %216, <16 x float> %192)
  %229 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %226, <16 x float> %218, <16 x float> %196)
  %230 = getelementptr inbounds float, ptr %212, i64 %121
  %231 = load <16 x float>, ptr %230, align 1
  %232 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %231, <16 x float> %214, <16 x float> %197)
  %233 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %231, <16 x float> %216, <16 x float> %198)
  %234 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %231, <16 x float> %218, <16 x float> %199)
  %235 = add nuw nsw i64 %200, 16
  %236 = icmp slt i64 %235, %16
  br i1 %236, label %187, label %172

237:                                              ; preds = %122
  %238 = load float, ptr %139, align 4
  br label %239

239:                                              ; preds = %237, %122
  %240 = phi float [ %238, %237 ], [ 0.000000e+00, %122 ]
  %241 = fadd float %148, %240
  store float %241, ptr %139, align 4
  %242 = load ptr, ptr %135, align 8
  %243 = getelementptr inbounds float, ptr %242, i64 %136
  %244 = getelementptr inbounds float, ptr %243, i64 %3
  %245 = getelementptr inbounds float, ptr %244, i64 1
  %246 = shufflevector <16 x float> %129, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %247 = fadd <16 x float> %129, %246
  %248 = shufflevector <16 x float> %247, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %249 = fadd <16 x float> %247, %248
  %250 = shufflevector <16 x float> %249, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %251 = fadd <16 x float> %249, %250
  %252 = shufflevector <16 x float> %251, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %253 = fadd <16 x float> %251, %252
  %254 = extractelement <16 x float> %253, i64 0
  %255 = load i64, ptr %97, align 8
  %256 = icmp eq i64 %255, 0
  br i1 %256, label %259, label %257

257:                                              ; preds = %239
  %258 = load float, ptr %245, align 4
  br label %259

259:                                              ; preds = %257, %239
  %260 = phi float [ %258, %257 ], [ 0.000000e+00, %239 ]
  %261 = fadd float %254, %260
  store float %261, ptr %245, align 4
  %262 = load ptr, ptr %135, align 8
  %263 = getelementptr inbounds float, ptr %262, i64 %136
  %264 = getelementptr inbounds float, ptr %263, i64 %3
  %265 = getelementptr inbounds float, ptr %264, i64 2
  %266 = shufflevector <16 x float> %128, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %267 = fadd <16 x float> %128, %266
  %268 = shufflevector <16 x float> %267, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %269 = fadd <16 x float> %267, %268
  %270 = shufflevector <16 x float> %269, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %271 = fadd <16 x float> %269, %270
  %272 = shufflevector <16 x float> %271, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %273 = fadd <16 x float> %271, %272
  %274 = extractelement <16 x float> %273, i64 0
  %275 = load i64, ptr %97, align 8
  %276 = icmp eq i64 %275, 0
  br i1 %276, label %279, label %277

277:                                              ; preds = %259
  %278 = load float, ptr %265, align 4
  br label %279

279:                                              ; preds = %277, %259
  %280 = phi float [ %278, %277 ], [ 0.000000e+00, %259 ]
  %281 = fadd float %274, %280
  store float %281, ptr %265, align 4
  %282 = add nsw i64 %2, 1
  %283 = mul nsw i64 %94, %282
  %284 = load ptr, ptr %135, align 8
  %285 = getelementptr inbounds float, ptr %284, i64 %283
  %286 = getelementptr inbounds float, ptr %285, i64 %3
  %287 = shufflevector <16 x float> %126, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %288 = fadd <16 x float> %126, %287
  %289 = shufflevector <16 x float> %288, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %290 = fadd <16 x float> %288, %289
  %291 = shufflevector <16 x float> %290, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %292 = fadd <16 x float> %290, %291
  %293 = shufflevector <16 x float> %292, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %294 = fadd <16 x float> %292, %293
  %295 = extractelement <16 x float> %294, i64 0
  %296 = load i64, ptr %97, align 8
  %297 = icmp eq i64 %296, 0
  br i1 %297, label %300, label %298

298:                                              ; preds = %279
  %299 = load float, ptr %286, align 4
  br label %300

300:                                              ; preds = %298, %279
  %301 = phi float [ %299, %298 ], [ 0.000000e+00, %279 ]
  %302 = fadd float %295, %301
  store float %302, ptr %286, align 4
  %303 = load ptr, ptr %135, align 8
  %304 = getelementptr inbounds float, ptr %303, i64 %283
  %305 = getelementptr inbounds float, ptr %304, i64 %3
  %306 = getelementptr inbounds float, ptr %305, i64 1
  %307 = shufflevector <16 x float> %125, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %308 = fadd <16 x float> %125, %307
  %309 = shufflevector <16 x float> %308, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %310 = fadd <16 x float> %308, %309
  %311 = shufflevector <16 x float> %310, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %312 = fadd <16 x float> %310, %311
  %313 = shufflevector <16 x float> %312, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %314 = fadd <16 x float> %312, %313
  %315 = extractelement <16 x float> %314, i64 0
  %316 = load i64, ptr %97, align 8
  %317 = icmp eq i64 %316, 0
  br i1 %317, label %320, label %318

318:                                              ; preds = %300
  %319 = load float, ptr %306, align 4
  br label %320

320:                                              ; preds = %318, %300
  %321 = phi float [ %319, %318 ], [ 0.000000e+00, %300 ]
  %322 = fadd float %315, %321
  store float %322, ptr %306, align 4
  %323 = load ptr, ptr %135, align 8
  %324 = getelementptr inbounds float, ptr %323, i64 %283
  %325 = getelementptr inbounds float, ptr %324, i64 %3
  %326 = getelementptr inbounds float, ptr %325, i64 2
  %327 = shufflevector <16 x float> %124, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %328 = fadd <16 x float> %124, %327
  %329 = shufflevector <16 x float> %328, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %330 = fadd <16 x float> %328, %329
  %331 = shufflevector <16 x float> %330, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %332 = fadd <16 x float> %330, %331
  %333 = shufflevector <16 x float> %332, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %334 = fadd <16 x float> %332, %333
  %335 = extractelement <16 x float> %334, i64 0
  %336 = load i64, ptr %97, align 8
  %337 = icmp eq i64 %336, 0
  br i1 %337, label %340, label %338

338:                                              ; preds = %320
  %339 = load float, ptr %326, align 4
  br label %340

340:                                              ; preds = %338, %320
  %341 = phi float [ %339, %338 ], [ 0.000000e+00, %320 ]
  %342 = fadd float %335, %341
  store float %342, ptr %326, align 4
  %343 = add nsw i64 %2, 2
  %344 = mul nsw i64 %94, %343
  %345 = load ptr, ptr %135, align 8
  %346 = getelementptr inbounds float, ptr %345, i64 %344
  %347 = getelementptr inbounds float, ptr %346, i64 %3
  %348 = shufflevector <16 x float> %123, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %349 = fadd <16 x float> %123, %348
  %350 = shufflevector <16 x float> %349, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %351 = fadd <16 x float> %349, %350
  %352 = shufflevector <16 x float> %351, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %353 = fadd <16 x float> %351, %352
  %354 = shufflevector <16 x float> %353, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %355 = fadd <16 x float> %353, %354
  %356 = extractelement <16 x float> %355, i64 0
  %357 = load i64, ptr %97, align 8
  %358 = icmp eq i64 %357, 0
  br i1 %358, label %361, label %359

359:                                              ; preds = %340
  %360 = load float, ptr %347, align 4
  br label %361

361:                                              ; preds = %359, %340
  %362 = phi float [ %360, %359 ], [ 0.000000e+00, %340 ]
  %363 = fadd float %356, %362
  store float %363, ptr %347, align 4
  %364 = load ptr, ptr %135, align 8
  %365 = getelementptr inbounds float, ptr %364, i64 %344
  %366 = getelementptr inbounds float, ptr %365, i64 %3
  %367 = getelementptr inbounds float, ptr %366, i64 1
  %368 = shufflevector <16 x float> %127, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %369 = fadd <16 x float> %127, %368
  %370 = shufflevector <16 x float> %369, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %371 = fadd <16 x float> %369, %370
  %372 = shufflevector <16 x float> %371, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %373 = fadd <16 x float> %371, %372
  %374 = shufflevector <16 x float> %373, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %375 = fadd <16 x float> %373, %374
  %376 = extractelement <16 x float> %375, i64 0
  %377 = load i64, ptr %97, align 8
  %378 = icmp eq i64 %377, 0
  br i1 %378, label %381, label %379

379:                                              ; preds = %361
  %380 = load float, ptr %367, align 4
  br label %381

381:                                              ; preds = %379, %361
  %382 = phi float [ %380, %379 ], [ 0.000000e+00, %361 ]
  %383 = fadd float %376, %382
  store float %383, ptr %367, align 4
  %384 = load ptr, ptr %135, align 8
  %385 = getelementptr inbounds float, ptr %384, i64 %344
  %386 = getelementptr inbounds float, ptr %385, i64 %3
  %387 = getelementptr inbounds float, ptr %386, i64 2
  %388 = shufflevector <16 x float> %131, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %389 = fadd <16 x float> %131, %388
  %390 = shufflevector <16 x float> %389, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %391 = fadd <16 x float> %389, %390
  %392 = shufflevector <16 x float> %391, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %393 = fadd <16 x float> %391, %392
  %394 = shufflevector <16 x float> %393, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %395 = fadd <16 x float> %393, %394
  %396 = extractelement <16 x float> %395, i64 0
  %397 = load i64, ptr %97, align 8
  %398 = icmp eq i64 %397, 0
  br i1 %398, label %401, label %399

399:                                              ; preds = %381
  %400 = load float, ptr %387, align 4
  br label %401

401:                                              ; preds = %399, %381
  %402 = phi float [ %400, %399 ], [ 0.000000e+00, %381 ]
  %403 = fadd float %396, %402
  store float %403, ptr %387, align 4
  %404 = add nsw i64 %2, 3
  %405 = mul nsw i64 %94, %404
  %406 = load ptr, ptr %135, align 8
  %407 = getelementptr inbounds float, ptr %406, i64 %405
  %408 = getelementptr inbounds float, ptr %407, i64 %3
  %409 = shufflevector <16 x float> %132, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %410 = fadd <16 x float> %132, %409
  %411 = shufflevector <16 x float> %410, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %412 = fadd <16 x float> %410, %411
  %413 = shufflevector <16 x float> %412, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %414 = fadd <16 x float> %412, %413
  %415 = shufflevector <16 x float> %414, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %416 = fadd <16 x float> %414, %415
  %417 = extractelement <16 x float> %416, i64 0
  %418 = load i64, ptr %97, align 8
  %419 = icmp eq i64 %418, 0
  br i1 %419, label %422, label %420

420:                                              ; preds = %401
  %421 = load float, ptr %408, align 4
  br label %422

422:                                              ; preds = %420, %401
  %423 = phi float [ %421, %420 ], [ 0.000000e+00, %401 ]
  %424 = fadd float %417, %423
  store float %424, ptr %408, align 4
  %425 = load ptr, ptr %135, align 8
  %426 = getelementptr inbounds float, ptr %425, i64 %405
  %427 = getelementptr inbounds float, ptr %426, i64 %3
  %428 = getelementptr inbounds float, ptr %427, i64 1
  %429 = shufflevector <16 x float> %133, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %430 = fadd <16 x float> %133, %429
  %431 = shufflevector <16 x float> %430, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %432 = fadd <16 x float> %430, %431
  %433 = shufflevector <16 x float> %432, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %434 = fadd <16 x float> %432, %433
  %435 = shufflevector <16 x float> %434, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %436 = fadd <16 x float> %434, %435
  %437 = extractelement <16 x float> %436, i64 0
  %438 = load i64, ptr %97, align 8
  %439 = icmp eq i64 %438, 0
  br i1 %439, label %442, label %440

440:                                              ; preds = %422
  %441 = load float, ptr %428, align 4
  br label %442

442:                                              ; preds = %440, %422
  %443 = phi float [ %441, %440 ], [ 0.000000e+00, %422 ]
  %444 = fadd float %437, %443
  store float %444, ptr %428, align 4
  %445 = load ptr, ptr %135, align 8
  %446 = getelementptr inbounds float, ptr %445, i64 %405
  %447 = getelementptr inbounds float, ptr %446, i64 %3
  %448 = getelementptr inbounds float, ptr %447, i64 2
  %449 = shufflevector <16 x float> %134, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %450 = fadd <16 x float> %134, %449
  %451 = shufflevector <16 x float> %450, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %452 = fadd <16 x float> %450, %451
  %453 = shufflevector <16 x float> %452, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %454 = fadd <16 x float> %452, %453
  %455 = load i64, ptr %97, align 8
  %456 = icmp eq i64 %455, 0
  br i1 %456, label %459, label %457

457:                                              ; preds = %442
  %458 = load float, ptr %448, align 4
  br label %459

459:                                              ; preds = %457, %442
  %460 = phi float [ %458, %457 ], [ 0.000000e+00, %442 ]
  %461 = shufflevector <16 x float> %454, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %462 = fadd <16 x float> %454, %461
  %463 = extractelement <16 x float> %462, i64 0
  %464 = fadd float %463, %460
  store float %464, ptr %448, align 4
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
  %23 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 13
  %24 = load i64, ptr %23, align 8
  %25 = sdiv i64 %16, 16
  %26 = shl nsw i64 %25, 4
  %27 = sub nsw i64 %16, %26
  br label %71

28:                                               ; preds = %71
  %29 = mul nsw i64 %20, %18
  %30 = mul i64 %14, %12
  %31 = mul i64 %30, %24
  %32 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 0
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 0
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 1
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 2
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 11, i32 1
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 12
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 11, i32 2
  %45 = load i64, ptr %44, align 8
  %46 = mul i64 %41, %35
  %47 = srem i64 %3, %22
  %48 = sdiv i64 %3, %22
  %49 = srem i64 %48, %20
  %50 = sdiv i64 %48, %20
  %51 = mul nsw i64 %49, %37
  %52 = mul nsw i64 %47, %39
  %53 = mul i64 %46, %50
  %54 = srem i64 %52, %43
  %55 = sdiv i64 %52, %43
  %56 = add i64 %53, %51
  %57 = mul i64 %56, %43
  %58 = add i64 %57, %54
  %59 = mul i64 %58, %45
  %60 = add i64 %59, %55
  %61 = getelementptr inbounds float, ptr %33, i64 %60
  %62 = mul nsw i64 %29, %22
  %63 = sdiv i64 %8, %10
  %64 = mul i64 %31, %63
  %65 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 5
  %66 = load i64, ptr %65, align 8
  %67 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 6
  %68 = load i64, ptr %67, align 8
  %69 = add nsw i64 %68, %66
  %70 = icmp sgt i64 %68, 0
  br i1 %70, label %80, label %90

71:                                               ; preds = %71, %4
  %72 = phi i64 [ 0, %4 ], [ %78, %71 ]
  %73 = phi <16 x i32> [ zeroinitializer, %4 ], [ %77, %71 ]
  %74 = icmp sgt i64 %27, %72
  %75 = sext i1 %74 to i32
  %76 = trunc i64 %72 to i32
  %77 = insertelement <16 x i32> %73, i32 %75, i32 %76
  %78 = add nuw nsw i64 %72, 1
  %79 = icmp eq i64 %78, 16
  br i1 %79, label %28, label %71

80:                                               ; preds = %28
  %81 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %82 = load ptr, ptr %81, align 8
  %83 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 1
  %84 = load ptr, ptr %83, align 8
  %85 = mul nsw i64 %64, %2
  %86 = getelementptr inbounds float, ptr %84, i64 %85
  %87 = icmp sgt i64 %16, 0
  %88 = shl nsw i64 %64, 1
  %89 = mul nsw i64 %64, 3
  br label %110

90:                                               ; preds = %122, %28
  %91 = phi <16 x float> [ zeroinitializer, %28 ], [ %123, %122 ]
  %92 = phi <16 x float> [ zeroinitializer, %28 ], [ %124, %122 ]
  %93 = phi <16 x float> [ zeroinitializer, %28 ], [ %125, %122 ]
  %94 = phi <16 x float> [ zeroinitializer, %28 ], [ %126, %122 ]
  %95 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 2
  %96 = mul nsw i64 %62, %2
  %97 = load ptr, ptr %95, align 8
  %98 = getelementptr inbounds float, ptr %97, i64 %96
  %99 = getelementptr inbounds float, ptr %98, i64 %3
  %100 = shufflevector <16 x float> %94, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %101 = fadd <16 x float> %94, %100
  %102 = shufflevector <16 x float> %101, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %103 = fadd <16 x float> %101, %102
  %104 = shufflevector <16 x float> %103, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %105 = fadd <16 x float> %103, %104
  %106 = shufflevector <16 x float> %105, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %107 = fadd <16 x float> %105, %106
  %108 = extractelement <16 x float> %107, i64 0
  %109 = icmp eq i64 %66, 0
  br i1 %109, label %204, label %202

110:                                              ; preds = %122, %80
  %111 = phi <16 x float> [ zeroinitializer, %80 ], [ %123, %122 ]
  %112 = phi <16 x float> [ zeroinitializer, %80 ], [ %124, %122 ]
  %113 = phi <16 x float> [ zeroinitializer, %80 ], [ %125, %122 ]
  %114 = phi <16 x float> [ zeroinitializer, %80 ], [ %126, %122 ]
  %115 = phi i64 [ %66, %80 ], [ %127, %122 ]
  %116 = mul nsw i64 %115, %24
  %117 = getelementptr inbounds float, ptr %86, i64 %116
  br i1 %87, label %118, label %122

118:                                              ; preds = %110
  %119 = getelementptr inbounds i64, ptr %82, i64 %115
  %120 = load i64, ptr %119, align 8
  %121 = getelementptr inbounds float, ptr %61, i64 %120
  br label %129

122:                                              ; preds = %129, %110
  %123 = phi <16 x float> [ %111, %110 ], [ %149, %129 ]
  %124 = phi <16 x float> [ %112, %110 ], [ %146, %129 ]
  %125 = phi <16 x float> [ %113, %110 ], [ %152, %129 ]
  %126 = phi <16 x float> [ %114, %110 ], [ %143, %129 ]
  %127 = add nsw i64 %115, 1
  %128 = icmp slt i64 %127, %69
  br i1 %128, label %110, label %90

129:                                              ; preds = %118, %129
  %130 = phi <16 x float> [ %111, %118 ], [ %149, %129 ]
  %131 = phi <16 x float> [ %112, %118 ], [ %146, %129 ]
  %132 = phi <16 x float> [ %113, %118 ], [ %152, %129 ]
  %133 = phi <16 x float> [ %114, %118 ], [ %143, %129 ]
  %134 = phi i64 [ 0, %118 ], [ %153, %129 ]
  %135 = icmp slt i64 %134, %26
  %136 = select i1 %135, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %77
  %137 = getelementptr inbounds float, ptr %121, i64 %134
  %138 = load <16 x i32>, ptr %137, align 1
  %139 = and <16 x i32> %138, %136
  %140 = getelementptr inbounds float, ptr %117, i64 %134
  %141 = load <16 x float>, ptr %140, align 1
  %142 = bitcast <16 x i32> %139 to <16 x float>
  %143 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %141, <16 x float> %142, <16 x float> %133)
  %144 = getelementptr inbounds float, ptr %140, i64 %64
  %145 = load <16 x float>, ptr %144, align 1
  %146 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %145, <16 x float> %142, <16 x float> %131)
  %147 = getelementptr inbounds float, ptr %140, i64 %88
  %148 = load <16 x float>, ptr %147, align 1
  %149 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %148, <16 x float> %142, <16 x float> %130)
  %150 = getelementptr inbounds float, ptr %140, i64 %89
  %151 = load <16 x float>, ptr %150, align 1
  %152 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %151, <16 x float> %142, <16 x float> %132)
  %153 = add nuw nsw i64 %134, 16
  %154 = icmp slt i64 %153, %16
  br i1 %154, label %129, label %122

155:                                              ; preds = %204
  %156 = load float, ptr %211, align 4
  br label %157

157:                                              ; preds = %155, %204
  %158 = phi float [ %156, %155 ], [ 0.000000e+00, %204 ]
  %159 = fadd float %220, %158
  store float %159, ptr %211, align 4
  %160 = add nsw i64 %2, 2
  %161 = mul nsw i64 %62, %160
  %162 = load ptr, ptr %95, align 8
  %163 = getelementptr inbounds float, ptr %162, i64 %161
  %164 = getelementptr inbounds float, ptr %163, i64 %3
  %165 = shufflevector <16 x float> %91, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %166 = fadd <16 x float> %91, %165
  %167 = shufflevector <16 x float> %166, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %168 = fadd <16 x float> %166, %167
  %169 = shufflevector <16 x float> %168, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %170 = fadd <16 x float> %168, %169
  %171 = shufflevector <16 x float> %170, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %172 = fadd <16 x float> %170, %171
  %173 = extractelement <16 x float> %172, i64 0
  %174 = load i64, ptr %65, align 8
  %175 = icmp eq i64 %174, 0
  br i1 %175, label %178, label %176

176:                                              ; preds = %157
  %177 = load float, ptr %164, align 4
  br label %178

178:                                              ; preds = %176, %157
  %179 = phi float [ %177, %176 ], [ 0.000000e+00, %157 ]
  %180 = fadd float %173, %179
  store float %180, ptr %164, align 4
  %181 = add nsw i64 %2, 3
  %182 = mul nsw i64 %62, %181
  %183 = load ptr, ptr %95, align 8
  %184 = getelementptr inbounds float, ptr %183, i64 %182
  %185 = getelementptr inbounds float, ptr %184, i64 %3
  %186 = shufflevector <16 x float> %93, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %187 = fadd <16 x float> %93, %186
  %188 = shufflevector <16 x float> %187, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %189 = fadd <16 x float> %187, %188
  %190 = shufflevector <16 x float> %189, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %191 = fadd <16 x float> %189, %190
  %192 = load i64, ptr %65, align 8
  %193 = icmp eq i64 %192, 0
  br i1 %193, label %196, label %194

194:                                              ; preds = %178
  %195 = load float, ptr %185, align 4
  br label %196

196:                                              ; preds = %194, %178
  %197 = phi float [ %195, %194 ], [ 0.000000e+00, %178 ]
  %198 = shufflevector <16 x float> %191, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %199 = fadd <16 x float> %191, %198
  %200 = extractelement <16 x float> %199, i64 0
  %201 = fadd float %200, %197
  store float %201, ptr %185, align 4
  ret void

202:                                              ; preds = %90
  %203 = load float, ptr %99, align 4
  br label %204

204:                                              ; preds = %202, %90
  %205 = phi float [ %203, %202 ], [ 0.000000e+00, %90 ]
  %206 = fadd float %108, %205
  store float %206, ptr %99, align 4
  %207 = add nsw i64 %2, 1
  %208 = mul nsw i64 %62, %207
  %209 = load ptr, ptr %95, align 8
  %210 = getelementptr inbounds float, ptr %209, i64 %208
  %211 = getelementptr inbounds float, ptr %210, i64 %3
  %212 = shufflevector <16 x float> %92, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %213 = fadd <16 x float> %92, %212
  %214 = shufflevector <16 x float> %213, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %215 = fadd <16 x float> %213, %214
  %216 = shufflevector <16 x float> %215, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %217 = fadd <16 x float> %215, %216
  %218 = shufflevector <16 x float> %217, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %219 = fadd <16 x float> %217, %218
  %220 = extractelement <16 x float> %219, i64 0
  %221 = load i64, ptr %65, align 8
  %222 = icmp eq i64 %221, 0
  br i1 %222, label %157, label %155
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
  %23 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 13
  %24 = load i64, ptr %23, align 8
  %25 = sdiv i64 %16, 16
  %26 = shl nsw i64 %25, 4
  %27 = sub nsw i64 %16, %26
  br label %147

28:                                               ; preds = %147
  %29 = mul nsw i64 %20, %18
  %30 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 0
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 0
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 1
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 2
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 11, i32 1
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 12
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 11, i32 2
  %43 = load i64, ptr %42, align 8
  %44 = mul i64 %39, %33
  %45 = srem i64 %3, %22
  %46 = sdiv i64 %3, %22
  %47 = srem i64 %46, %20
  %48 = sdiv i64 %46, %20
  %49 = mul nsw i64 %47, %35
  %50 = mul nsw i64 %45, %37
  %51 = mul i64 %44, %48
  %52 = srem i64 %50, %41
  %53 = sdiv i64 %50, %41
  %54 = add i64 %51, %49
  %55 = mul i64 %54, %41
  %56 = add i64 %55, %52
  %57 = mul i64 %56, %43
  %58 = add i64 %57, %53
  %59 = getelementptr inbounds float, ptr %31, i64 %58
  %60 = add nsw i64 %3, 1
  %61 = srem i64 %60, %22
  %62 = sdiv i64 %60, %22
  %63 = srem i64 %62, %20
  %64 = sdiv i64 %62, %20
  %65 = mul nsw i64 %63, %35
  %66 = mul nsw i64 %61, %37
  %67 = mul i64 %44, %64
  %68 = srem i64 %66, %41
  %69 = sdiv i64 %66, %41
  %70 = add i64 %67, %65
  %71 = mul i64 %70, %41
  %72 = add i64 %71, %68
  %73 = mul i64 %72, %43
  %74 = add i64 %73, %69
  %75 = getelementptr inbounds float, ptr %31, i64 %74
  %76 = add nsw i64 %3, 2
  %77 = srem i64 %76, %22
  %78 = sdiv i64 %76, %22
  %79 = srem i64 %78, %20
  %80 = sdiv i64 %78, %20
  %81 = mul nsw i64 %79, %35
  %82 = mul nsw i64 %77, %37
  %83 = mul i64 %44, %80
  %84 = srem i64 %82, %41
  %85 = sdiv i64 %82, %41
  %86 = add i64 %83, %81
  %87 = mul i64 %86, %41
  %88 = add i64 %87, %84
  %89 = mul i64 %88, %43
  %90 = add i64 %89, %85
  %91 = getelementptr inbounds float, ptr %31, i64 %90
  %92 = add nsw i64 %3, 3
  %93 = srem i64 %92, %22
  %94 = sdiv i64 %92, %22
  %95 = srem i64 %94, %20
  %96 = sdiv i64 %94, %20
  %97 = mul nsw i64 %95, %35
  %98 = mul nsw i64 %93, %37
  %99 = mul i64 %44, %96
  %100 = srem i64 %98, %41
  %101 = sdiv i64 %98, %41
  %102 = add i64 %99, %97
  %103 = mul i64 %102, %41
  %104 = add i64 %103, %100
  %105 = mul i64 %104, %43
  %106 = add i64 %105, %101
  %107 = getelementptr inbounds float, ptr %31, i64 %106
  %108 = add nsw i64 %3, 4
  %109 = srem i64 %108, %22
  %110 = sdiv i64 %108, %22
  %111 = srem i64 %110, %20
  %112 = sdiv i64 %110, %20
  %113 = mul nsw i64 %111, %35
  %114 = mul nsw i64 %109, %37
  %115 = mul i64 %44, %112
  %116 = srem i64 %114, %41
  %117 = sdiv i64 %114, %41
  %118 = add i64 %115, %113
  %119 = mul i64 %118, %41
  %120 = add i64 %119, %116
  %121 = mul i64 %120, %43
  %122 = add i64 %121, %117
  %123 = getelementptr inbounds float, ptr %31, i64 %122
  %124 = add nsw i64 %3, 5
  %125 = srem i64 %124, %22
  %126 = sdiv i64 %124, %22
  %127 = srem i64 %126, %20
  %128 = sdiv i64 %126, %20
  %129 = mul nsw i64 %127, %35
  %130 = mul nsw i64 %125, %37
  %131 = mul i64 %44, %128
  %132 = srem i64 %130, %41
  %133 = sdiv i64 %130, %41
  %134 = add i64 %131, %129
  %135 = mul i64 %134, %41
  %136 = add i64 %135, %132
  %137 = mul i64 %136, %43
  %138 = add i64 %137, %133
  %139 = getelementptr inbounds float, ptr %31, i64 %138
  %140 = mul nsw i64 %29, %22
  %141 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 5
  %142 = load i64, ptr %141, align 8
  %143 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 6
  %144 = load i64, ptr %143, align 8
  %145 = add nsw i64 %144, %142
  %146 = icmp sgt i64 %144, 0
  br i1 %146, label %156, label %168

147:                                              ; preds = %147, %4
  %148 = phi i64 [ 0, %4 ], [ %154, %147 ]
  %149 = phi <16 x i32> [ zeroinitializer, %4 ], [ %153, %147 ]
  %150 = icmp sgt i64 %27, %148
  %151 = sext i1 %150 to i32
  %152 = trunc i64 %148 to i32
  %153 = insertelement <16 x i32> %149, i32 %151, i32 %152
  %154 = add nuw nsw i64 %148, 1
  %155 = icmp eq i64 %154, 16
  br i1 %155, label %28, label %147

156:                                              ; preds = %28
  %157 = mul i64 %14, %12
  %158 = mul i64 %157, %24
  %159 = sdiv i64 %8, %10
  %160 = mul i64 %158, %159
  %161 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %162 = load ptr, ptr %161, align 8
  %163 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 1
  %164 = load ptr, ptr %163, align 8
  %165 = mul nsw i64 %160, %2
  %166 = getelementptr inbounds float, ptr %164, i64 %165
  %167 = icmp sgt i64 %16, 0
  br label %190

168:                                              ; preds = %209, %28
  %169 = phi <16 x float> [ zeroinitializer, %28 ], [ %210, %209 ]
  %170 = phi <16 x float> [ zeroinitializer, %28 ], [ %211, %209 ]
  %171 = phi <16 x float> [ zeroinitializer, %28 ], [ %212, %209 ]
  %172 = phi <16 x float> [ zeroinitializer, %28 ], [ %213, %209 ]
  %173 = phi <16 x float> [ zeroinitializer, %28 ], [ %214, %209 ]
  %174 = phi <16 x float> [ zeroinitializer, %28 ], [ %215, %209 ]
  %175 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 2
  %176 = mul nsw i64 %140, %2
  %177 = load ptr, ptr %175, align 8
  %178 = getelementptr inbounds float, ptr %177, i64 %176
  %179 = getelementptr inbounds float, ptr %178, i64 %3
  %180 = shufflevector <16 x float> %174, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %181 = fadd <16 x float> %174, %180
  %182 = shufflevector <16 x float> %181, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %183 = fadd <16 x float> %181, %182
  %184 = shufflevector <16 x float> %183, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %185 = fadd <16 x float> %183, %184
  %186 = shufflevector <16 x float> %185, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %187 = fadd <16 x float> %185, %186
  %188 = extractelement <16 x float> %187, i64 0
  %189 = icmp eq i64 %142, 0
  br i1 %189, label %264, label %262

190:                                              ; preds = %209, %156
  %191 = phi <16 x float> [ zeroinitializer, %156 ], [ %210, %209 ]
  %192 = phi <16 x float> [ zeroinitializer, %156 ], [ %211, %209 ]
  %193 = phi <16 x float> [ zeroinitializer, %156 ], [ %212, %209 ]
  %194 = phi <16 x float> [ zeroinitializer, %156 ], [ %213, %209 ]
  %195 = phi <16 x float> [ zeroinitializer, %156 ], [ %214, %209 ]
  %196 = phi <16 x float> [ zeroinitializer, %156 ], [ %215, %209 ]
  %197 = phi i64 [ %142, %156 ], [ %216, %209 ]
  %198 = getelementptr inbounds i64, ptr %162, i64 %197
  %199 = load i64, ptr %198, align 8
  %200 = mul nsw i64 %197, %24
  %201 = getelementptr inbounds float, ptr %166, i64 %200
  br i1 %167, label %202, label %209

202:                                              ; preds = %190
  %203 = getelementptr inbounds float, ptr %59, i64 %199
  %204 = getelementptr inbounds float, ptr %75, i64 %199
  %205 = getelementptr inbounds float, ptr %91, i64 %199
  %206 = getelementptr inbounds float, ptr %107, i64 %199
  %207 = getelementptr inbounds float, ptr %123, i64 %199
  %208 = getelementptr inbounds float, ptr %139, i64 %199
  br label %218

209:                                              ; preds = %218, %190
  %210 = phi <16 x float> [ %191, %190 ], [ %259, %218 ]
  %211 = phi <16 x float> [ %192, %190 ], [ %257, %218 ]
  %212 = phi <16 x float> [ %193, %190 ], [ %255, %218 ]
  %213 = phi <16 x float> [ %194, %190 ], [ %253, %218 ]
  %214 = phi <16 x float> [ %195, %190 ], [ %251, %218 ]
  %215 = phi <16 x float> [ %196, %190 ], [ %249, %218 ]
  %216 = add nsw i64 %197, 1
  %217 = icmp slt i64 %216, %145
  br i1 %217, label %190, label %168

218:                                              ; preds = %202, %218
  %219 = phi <16 x float> [ %259, %218 ], [ %191, %202 ]
  %220 = phi <16 x float> [ %257, %218 ], [ %192, %202 ]
  %221 = phi <16 x float> [ %255, %218 ], [ %193, %202 ]
  %222 = phi <16 x float> [ %253, %218 ], [ %194, %202 ]
  %223 = phi <16 x float> [ %251, %218 ], [ %195, %202 ]
  %224 = phi <16 x float> [ %249, %218 ], [ %196, %202 ]
  %225 = phi i64 [ %260, %218 ], [ 0, %202 ]
  %226 = icmp slt i64 %225, %26
  %227 = select i1 %226, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %153
  %228 = getelementptr inbounds float, ptr %203, i64 %225
  %229 = load <16 x i32>, ptr %228, align 1
  %230 = and <16 x i32> %229, %227
  %231 = getelementptr inbounds float, ptr %204, i64 %225
  %232 = load <16 x i32>, ptr %231, align 1
  %233 = and <16 x i32> %232, %227
  %234 = getelementptr inbounds float, ptr %205, i64 %225
  %235 = load <16 x i32>, ptr %234, align 1
  %236 = and <16 x i32> %235, %227
  %237 = getelementptr inbounds float, ptr %206, i64 %225
  %238 = load <16 x i32>, ptr %237, align 1
  %239 = and <16 x i32> %238, %227
  %240 = getelementptr inbounds float, ptr %207, i64 %225
  %241 = load <16 x i32>, ptr %240, align 1
  %242 = and <16 x i32> %241, %227
  %243 = getelementptr inbounds float, ptr %208, i64 %225
  %244 = load <16 x i32>, ptr %243, align 1
  %245 = and <16 x i32> %244, %227
  %246 = getelementptr inbounds float, ptr %201, i64 %225
  %247 = load <16 x float>, ptr %246, align 1
  %248 = bitcast <16 x i32> %230 to <16 x float>
  %249 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %247, <16 x float> %248, <16 x float> %224)
  %250 = bitcast <16 x i32> %233 to <16 x float>
  %251 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %247, <16 x float> %250, <16 x float> %223)
  %252 = bitcast <16 x i32> %236 to <16 x float>
  %253 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %247, <16 x float> %252, <16 x float> %222)
  %254 = bitcast <16 x i32> %239 to <16 x float>
  %255 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %247, <16 x float> %254, <16 x float> %221)
  %256 = bitcast <16 x i32> %242 to <16 x float>
  %257 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %247, <16 x float> %256, <16 x float> %220)
  %258 = bitcast <16 x i32> %245 to <16 x float>
  %259 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %247, <16 x float> %258, <16 x float> %219)
  %260 = add nuw nsw i64 %225, 16
  %261 = icmp slt i64 %260, %16
  br i1 %261, label %218, label %209

262:                                              ; preds = %168
  %263 = load float, ptr %179, align 4
  br label %264

264:                                              ; preds = %262, %168
  %265 = phi float [ %263, %262 ], [ 0.000000e+00, %168 ]
  %266 = fadd float %188, %265
  store float %266, ptr %179, align 4
  %267 = load ptr, ptr %175, align 8
  %268 = getelementptr inbounds float, ptr %267, i64 %176
  %269 = getelementptr inbounds float, ptr %268, i64 %3
  %270 = getelementptr inbounds float, ptr %269, i64 1
  %271 = shufflevector <16 x float> %173, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %272 = fadd <16 x float> %173, %271
  %273 = shufflevector <16 x float> %272, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %274 = fadd <16 x float> %272, %273
  %275 = shufflevector <16 x float> %274, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %276 = fadd <16 x float> %274, %275
  %277 = shufflevector <16 x float> %276, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %278 = fadd <16 x float> %276, %277
  %279 = extractelement <16 x float> %278, i64 0
  %280 = load i64, ptr %141, align 8
  %281 = icmp eq i64 %280, 0
  br i1 %281, label %284, label %282

282:                                              ; preds = %264
  %283 = load float, ptr %270, align 4
  br label %284

284:                                              ; preds = %282, %264
  %285 = phi float [ %283, %282 ], [ 0.000000e+00, %264 ]
  %286 = fadd float %279, %285
  store float %286, ptr %270, align 4
  %287 = load ptr, ptr %175, align 8
  %288 = getelementptr inbounds float, ptr %287, i64 %176
  %289 = getelementptr inbounds float, ptr %288, i64 %3
  %290 = getelementptr inbounds float, ptr %289, i64 2
  %291 = shufflevector <16 x float> %172, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %292 = fadd <16 x float> %172, %291
  %293 = shufflevector <16 x float> %292, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %294 = fadd <16 x float> %292, %293
  %295 = shufflevector <16 x float> %294, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %296 = fadd <16 x float> %294, %295
  %297 = shufflevector <16 x float> %296, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %298 = fadd <16 x float> %296, %297
  %299 = extractelement <16 x float> %298, i64 0
  %300 = load i64, ptr %141, align 8
  %301 = icmp eq i64 %300, 0
  br i1 %301, label %304, label %302

302:                                              ; preds = %284
  %303 = load float, ptr %290, align 4
  br label %304

304:                                              ; preds = %302, %284
  %305 = phi float [ %303, %302 ], [ 0.000000e+00, %284 ]
  %306 = fadd float %299, %305
  store float %306, ptr %290, align 4
  %307 = load ptr, ptr %175, align 8
  %308 = getelementptr inbounds float, ptr %307, i64 %176
  %309 = getelementptr inbounds float, ptr %308, i64 %3
  %310 = getelementptr inbounds float, ptr %309, i64 3
  %311 = shufflevector <16 x float> %171, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %312 = fadd <16 x float> %171, %311
  %313 = shufflevector <16 x float> %312, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %314 = fadd <16 x float> %312, %313
  %315 = shufflevector <16 x float> %314, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %316 = fadd <16 x float> %314, %315
  %317 = shufflevector <16 x float> %316, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %318 = fadd <16 x float> %316, %317
  %319 = extractelement <16 x float> %318, i64 0
  %320 = load i64, ptr %141, align 8
  %321 = icmp eq i64 %320, 0
  br i1 %321, label %324, label %322

322:                                              ; preds = %304
  %323 = load float, ptr %310, align 4
  br label %324

324:                                              ; preds = %322, %304
  %325 = phi float [ %323, %322 ], [ 0.000000e+00, %304 ]
  %326 = fadd float %319, %325
  store float %326, ptr %310, align 4
  %327 = load ptr, ptr %175, align 8
  %328 = getelementptr inbounds float, ptr %327, i64 %176
  %329 = getelementptr inbounds float, ptr %328, i64 %3
  %330 = getelementptr inbounds float, ptr %329, i64 4
  %331 = shufflevector <16 x float> %170, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %332 = fadd <16 x float> %170, %331
  %333 = shufflevector <16 x float> %332, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %334 = fadd <16 x float> %332, %333
  %335 = shufflevector <16 x float> %334, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %336 = fadd <16 x float> %334, %335
  %337 = shufflevector <16 x float> %336, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %338 = fadd <16 x float> %336, %337
  %339 = extractelement <16 x float> %338, i64 0
  %340 = load i64, ptr %141, align 8
  %341 = icmp eq i64 %340, 0
  br i1 %341, label %344, label %342

342:                                              ; preds = %324
  %343 = load float, ptr %330, align 4
  br label %344

344:                                              ; preds = %342, %324
  %345 = phi float [ %343, %342 ], [ 0.000000e+00, %324 ]
  %346 = fadd float %339, %345
  store float %346, ptr %330, align 4
  %347 = load ptr, ptr %175, align 8
  %348 = getelementptr inbounds float, ptr %347, i64 %176
  %349 = getelementptr inbounds float, ptr %348, i64 %3
  %350 = getelementptr inbounds float, ptr %349, i64 5
  %351 = shufflevector <16 x float> %169, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %352 = fadd <16 x float> %169, %351
  %353 = shufflevector <16 x float> %352, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %354 = fadd <16 x float> %352, %353
  %355 = shufflevector <16 x float> %354, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %356 = fadd <16 x float> %354, %355
  %357 = load i64, ptr %141, align 8
  %358 = icmp eq i64 %357, 0
  br i1 %358, label %361, label %359

359:                                              ; preds = %344
  %360 = load float, ptr %350, align 4
  br label %361

361:                                              ; preds = %359, %344
  %362 = phi float [ %360, %359 ], [ 0.000000e+00, %344 ]
  %363 = shufflevector <16 x float> %356, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %364 = fadd <16 x float> %356, %363
  %365 = extractelement <16 x float> %364, i64 0
  %366 = fadd float %365, %362
  store float %366, ptr %350, align 4
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
  %23 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 13
  %24 = load i64, ptr %23, align 8
  %25 = sdiv i64 %16, 16
  %26 = shl nsw i64 %25, 4
  %27 = sub nsw i64 %16, %26
  br label %67

28:                                               ; preds = %67
  %29 = mul nsw i64 %20, %18
  %30 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 0
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 0
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 1
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 2
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 11, i32 1
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 12
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 11, i32 2
  %43 = load i64, ptr %42, align 8
  %44 = mul i64 %39, %33
  %45 = srem i64 %3, %22
  %46 = sdiv i64 %3, %22
  %47 = srem i64 %46, %20
  %48 = sdiv i64 %46, %20
  %49 = mul nsw i64 %47, %35
  %50 = mul nsw i64 %45, %37
  %51 = mul i64 %44, %48
  %52 = srem i64 %50, %41
  %53 = sdiv i64 %50, %41
  %54 = add i64 %51, %49
  %55 = mul i64 %54, %41
  %56 = add i64 %55, %52
  %57 = mul i64 %56, %43
  %58 = add i64 %57, %53
  %59 = getelementptr inbounds float, ptr %31, i64 %58
  %60 = mul nsw i64 %29, %22
  %61 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 5
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 6
  %64 = load i64, ptr %63, align 8
  %65 = add nsw i64 %64, %62
  %66 = icmp sgt i64 %64, 0
  br i1 %66, label %76, label %88

67:                                               ; preds = %67, %4
  %68 = phi i64 [ 0, %4 ], [ %74, %67 ]
  %69 = phi <16 x i32> [ zeroinitializer, %4 ], [ %73, %67 ]
  %70 = icmp sgt i64 %27, %68
  %71 = sext i1 %70 to i32
  %72 = trunc i64 %68 to i32
  %73 = insertelement <16 x i32> %69, i32 %71, i32 %72
  %74 = add nuw nsw i64 %68, 1
  %75 = icmp eq i64 %74, 16
  br i1 %75, label %28, label %67

76:                                               ; preds = %28
  %77 = mul i64 %14, %12
  %78 = mul i64 %77, %24
  %79 = sdiv i64 %8, %10
  %80 = mul i64 %78, %79
  %81 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %82 = load ptr, ptr %81, align 8
  %83 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 1
  %84 = load ptr, ptr %83, align 8
  %85 = mul nsw i64 %80, %2
  %86 = getelementptr inbounds float, ptr %84, i64 %85
  %87 = icmp sgt i64 %16, 0
  br label %102

88:                                               ; preds = %111, %28
  %89 = phi <16 x float> [ zeroinitializer, %28 ], [ %112, %111 ]
  %90 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 2
  %91 = mul nsw i64 %60, %2
  %92 = load ptr, ptr %90, align 8
  %93 = getelementptr inbounds float, ptr %92, i64 %91
  %94 = getelementptr inbounds float, ptr %93, i64 %3
  %95 = shufflevector <16 x float> %89, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %96 = fadd <16 x float> %89, %95
  %97 = shufflevector <16 x float> %96, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %98 = fadd <16 x float> %96, %97
  %99 = shufflevector <16 x float> %98, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %100 = fadd <16 x float> %98, %99
  %101 = icmp eq i64 %62, 0
  br i1 %101, label %131, label %129

102:                                              ; preds = %111, %76
  %103 = phi <16 x float> [ zeroinitializer, %76 ], [ %112, %111 ]
  %104 = phi i64 [ %62, %76 ], [ %113, %111 ]
  %105 = mul nsw i64 %104, %24
  %106 = getelementptr inbounds float, ptr %86, i64 %105
  br i1 %87, label %107, label %111

107:                                              ; preds = %102
  %108 = getelementptr inbounds i64, ptr %82, i64 %104
  %109 = load i64, ptr %108, align 8
  %110 = getelementptr inbounds float, ptr %59, i64 %109
  br label %115

111:                                              ; preds = %115, %102
  %112 = phi <16 x float> [ %103, %102 ], [ %126, %115 ]
  %113 = add nsw i64 %104, 1
  %114 = icmp slt i64 %113, %65
  br i1 %114, label %102, label %88

115:                                              ; preds = %107, %115
  %116 = phi <16 x float> [ %126, %115 ], [ %103, %107 ]
  %117 = phi i64 [ %127, %115 ], [ 0, %107 ]
  %118 = icmp slt i64 %117, %26
  %119 = select i1 %118, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %73
  %120 = getelementptr inbounds float, ptr %110, i64 %117
  %121 = load <16 x i32>, ptr %120, align 1
  %122 = and <16 x i32> %121, %119
  %123 = getelementptr inbounds float, ptr %106, i64 %117
  %124 = load <16 x float>, ptr %123, align 1
  %125 = bitcast <16 x i32> %122 to <16 x float>
  %126 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %124, <16 x float> %125, <16 x float> %116)
  %127 = add nuw nsw i64 %117, 16
  %128 = icmp slt i64 %127, %16
  br i1 %128, label %115, label %111

129:                                              ; preds = %88
  %130 = load float, ptr %94, align 4
  br label %131

131:                                              ; preds = %129, %88
  %132 = phi float [ %130, %129 ], [ 0.000000e+00, %88 ]
  %133 = shufflevector <16 x float> %100, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %134 = fadd <16 x float> %100, %133
  %135 = extractelement <16 x float> %134, i64 0
  %136 = fadd float %135, %132
  store float %136, ptr %94, align 4
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
  %27 = icmp slt i64 %26, 16
  %28 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 1
  %29 = load ptr, ptr %28, align 8
  %30 = mul nsw i64 %20, %2
  %31 = add nsw i64 %26, 15
  %32 = sdiv i64 %31, 16
  %33 = icmp sgt i64 %26, 16
  %34 = add nsw i64 %26, -16
  %35 = select i1 %33, i64 %34, i64 0
  %36 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 0
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 11, i32 1
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 12
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 11, i32 2
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 1
  %45 = load i64, ptr %44, align 8
  %46 = mul i64 %43, %41
  %47 = mul i64 %39, %37
  %48 = sdiv i64 %3, %32
  %49 = srem i64 %3, %32
  %50 = shl nsw i64 %49, 4
  %51 = add nsw i64 %50, 16
  %52 = icmp sgt i64 %51, %26
  %53 = select i1 %52, i64 %35, i64 %50
  %54 = sdiv i64 %48, %24
  %55 = srem i64 %48, %24
  %56 = mul i64 %47, %54
  %57 = mul i64 %55, %45
  %58 = add i64 %57, %56
  %59 = mul i64 %46, %58
  %60 = add i64 %59, %53
  %61 = mul nsw i64 %48, %26
  %62 = add nsw i64 %53, %61
  %63 = add nsw i64 %3, 1
  %64 = sdiv i64 %63, %32
  %65 = srem i64 %63, %32
  %66 = shl nsw i64 %65, 4
  %67 = add nsw i64 %66, 16
  %68 = icmp sgt i64 %67, %26
  %69 = select i1 %68, i64 %35, i64 %66
  %70 = sdiv i64 %64, %24
  %71 = srem i64 %64, %24
  %72 = mul i64 %47, %70
  %73 = mul i64 %71, %45
  %74 = add i64 %73, %72
  %75 = mul i64 %46, %74
  %76 = add i64 %75, %69
  %77 = mul nsw i64 %64, %26
  %78 = add nsw i64 %69, %77
  %79 = add nsw i64 %3, 2
  %80 = sdiv i64 %79, %32
  %81 = srem i64 %79, %32
  %82 = shl nsw i64 %81, 4
  %83 = add nsw i64 %82, 16
  %84 = icmp sgt i64 %83, %26
  %85 = select i1 %84, i64 %35, i64 %82
  %86 = sdiv i64 %80, %24
  %87 = srem i64 %80, %24
  %88 = mul i64 %47, %86
  %89 = mul i64 %87, %45
  %90 = add i64 %89, %88
  %91 = mul i64 %46, %90
  %92 = add i64 %91, %85
  %93 = mul nsw i64 %80, %26
  %94 = add nsw i64 %85, %93
  %95 = mul nsw i64 %24, %22
  %96 = select i1 %27, i64 %26, i64 16
  %97 = mul nsw i64 %95, %26
  %98 = getelementptr inbounds float, ptr %29, i64 %30
  %99 = icmp sgt i64 %20, 0
  br i1 %99, label %100, label %111

100:                                              ; preds = %4
  %101 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 0
  %102 = load ptr, ptr %101, align 8
  %103 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %104 = load ptr, ptr %103, align 8
  %105 = shl nsw i64 %20, 1
  %106 = mul nsw i64 %20, 3
  %107 = shl nsw i64 %20, 2
  %108 = mul nsw i64 %20, 5
  %109 = mul nsw i64 %20, 6
  %110 = mul nsw i64 %20, 7
  br label %144

111:                                              ; preds = %144, %4
  %112 = phi <16 x float> [ zeroinitializer, %4 ], [ %223, %144 ]
  %113 = phi <16 x float> [ zeroinitializer, %4 ], [ %217, %144 ]
  %114 = phi <16 x float> [ zeroinitializer, %4 ], [ %216, %144 ]
  %115 = phi <16 x float> [ zeroinitializer, %4 ], [ %215, %144 ]
  %116 = phi <16 x float> [ zeroinitializer, %4 ], [ %224, %144 ]
  %117 = phi <16 x float> [ zeroinitializer, %4 ], [ %209, %144 ]
  %118 = phi <16 x float> [ zeroinitializer, %4 ], [ %208, %144 ]
  %119 = phi <16 x float> [ zeroinitializer, %4 ], [ %207, %144 ]
  %120 = phi <16 x float> [ zeroinitializer, %4 ], [ %225, %144 ]
  %121 = phi <16 x float> [ zeroinitializer, %4 ], [ %201, %144 ]
  %122 = phi <16 x float> [ zeroinitializer, %4 ], [ %200, %144 ]
  %123 = phi <16 x float> [ zeroinitializer, %4 ], [ %199, %144 ]
  %124 = phi <16 x float> [ zeroinitializer, %4 ], [ %231, %144 ]
  %125 = phi <16 x float> [ zeroinitializer, %4 ], [ %193, %144 ]
  %126 = phi <16 x float> [ zeroinitializer, %4 ], [ %192, %144 ]
  %127 = phi <16 x float> [ zeroinitializer, %4 ], [ %191, %144 ]
  %128 = phi <16 x float> [ zeroinitializer, %4 ], [ %232, %144 ]
  %129 = phi <16 x float> [ zeroinitializer, %4 ], [ %185, %144 ]
  %130 = phi <16 x float> [ zeroinitializer, %4 ], [ %184, %144 ]
  %131 = phi <16 x float> [ zeroinitializer, %4 ], [ %183, %144 ]
  %132 = phi <16 x float> [ zeroinitializer, %4 ], [ %233, %144 ]
  %133 = phi <16 x float> [ zeroinitializer, %4 ], [ %239, %144 ]
  %134 = phi <16 x float> [ zeroinitializer, %4 ], [ %240, %144 ]
  %135 = phi <16 x float> [ zeroinitializer, %4 ], [ %241, %144 ]
  %136 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 2
  %137 = icmp sgt i64 %26, 15
  %138 = icmp sgt i64 %26, 0
  %139 = call i64 @llvm.smax.i64(i64 %96, i64 1)
  %140 = mul nsw i64 %97, %2
  %141 = load ptr, ptr %136, align 8
  %142 = getelementptr inbounds float, ptr %141, i64 %140
  %143 = getelementptr inbounds float, ptr %142, i64 %62
  br i1 %137, label %245, label %244

144:                                              ; preds = %144, %100
  %145 = phi <16 x float> [ zeroinitializer, %100 ], [ %223, %144 ]
  %146 = phi <16 x float> [ zeroinitializer, %100 ], [ %217, %144 ]
  %147 = phi <16 x float> [ zeroinitializer, %100 ], [ %216, %144 ]
  %148 = phi <16 x float> [ zeroinitializer, %100 ], [ %215, %144 ]
  %149 = phi <16 x float> [ zeroinitializer, %100 ], [ %224, %144 ]
  %150 = phi <16 x float> [ zeroinitializer, %100 ], [ %209, %144 ]
  %151 = phi <16 x float> [ zeroinitializer, %100 ], [ %208, %144 ]
  %152 = phi <16 x float> [ zeroinitializer, %100 ], [ %207, %144 ]
  %153 = phi <16 x float> [ zeroinitializer, %100 ], [ %225, %144 ]
  %154 = phi <16 x float> [ zeroinitializer, %100 ], [ %201, %144 ]
  %155 = phi <16 x float> [ zeroinitializer, %100 ], [ %200, %144 ]
  %156 = phi <16 x float> [ zeroinitializer, %100 ], [ %199, %144 ]
  %157 = phi <16 x float> [ zeroinitializer, %100 ], [ %231, %144 ]
  %158 = phi <16 x float> [ zeroinitializer, %100 ], [ %193, %144 ]
  %159 = phi <16 x float> [ zeroinitializer, %100 ], [ %192, %144 ]
  %160 = phi <16 x float> [ zeroinitializer, %100 ], [ %191, %144 ]
  %161 = phi <16 x float> [ zeroinitializer, %100 ], [ %232, %144 ]
  %162 = phi <16 x float> [ zeroinitializer, %100 ], [ %185, %144 ]
  %163 = phi <16 x float> [ zeroinitializer, %100 ], [ %184, %144 ]
  %164 = phi <16 x float> [ zeroinitializer, %100 ], [ %183, %144 ]
  %165 = phi <16 x float> [ zeroinitializer, %100 ], [ %233, %144 ]
  %166 = phi <16 x float> [ zeroinitializer, %100 ], [ %239, %144 ]
  %167 = phi <16 x float> [ zeroinitializer, %100 ], [ %240, %144 ]
  %168 = phi <16 x float> [ zeroinitializer, %100 ], [ %241, %144 ]
  %169 = phi i64 [ 0, %100 ], [ %242, %144 ]
  %170 = getelementptr inbounds i64, ptr %104, i64 %169
  %171 = load i64, ptr %170, align 8
  %172 = getelementptr inbounds float, ptr %102, i64 %171
  %173 = getelementptr inbounds float, ptr %172, i64 %60
  %174 = load <16 x float>, ptr %173, align 1
  %175 = getelementptr inbounds float, ptr %172, i64 %76
  %176 = load <16 x float>, ptr %175, align 1
  %177 = getelementptr inbounds float, ptr %172, i64 %92
  %178 = load <16 x float>, ptr %177, align 1
  %179 = getelementptr inbounds float, ptr %98, i64 %169
  %180 = load float, ptr %179, align 4
  %181 = insertelement <16 x float> poison, float %180, i64 0
  %182 = shufflevector <16 x float> %181, <16 x float> poison, <16 x i32> zeroinitializer
  %183 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %182, <16 x float> %174, <16 x float> %164)
  %184 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %182, <16 x float> %176, <16 x float> %163)
  %185 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %182, <16 x float> %178, <16 x float> %162)
  %186 = add nsw i64 %20, %169
  %187 = getelementptr inbounds float, ptr %98, i64 %186
  %188 = load float, ptr %187, align 4
  %189 = insertelement <16 x float> poison, float %188, i64 0
  %190 = shufflevector <16 x float> %189, <16 x float> poison, <16 x i32> zeroinitializer
  %191 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %190, <16 x float> %174, <16 x float> %160)
  %192 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %190, <16 x float> %176, <16 x float> %159)
  %193 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %190, <16 x float> %178, <16 x float> %158)
  %194 = add nsw i64 %105, %169
  %195 = getelementptr inbounds float, ptr %98, i64 %194
  %196 = load float, ptr %195, align 4
  %197 = insertelement <16 x float> poison, float %196, i64 0
  %198 = shufflevector <16 x float> %197, <16 x float> poison, <16 x i32> zeroinitializer
  %199 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %198, <16 x float> %174, <16 x float> %156)
  %200 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %198, <16 x float> %176, <16 x float> %155)
  %201 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %198, <16 x float> %178, <16 x float> %154)
  %202 = add nsw i64 %106, %169
  %203 = getelementptr inbounds float, ptr %98, i64 %202
  %204 = load float, ptr %203, align 4
  %205 = insertelement <16 x float> poison, float %204, i64 0
  %206 = shufflevector <16 x float> %205, <16 x float> poison, <16 x i32> zeroinitializer
  %207 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %206, <16 x float> %174, <16 x float> %152)
  %208 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %206, <16 x float> %176, <16 x float> %151)
  %209 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %206, <16 x float> %178, <16 x float> %150)
  %210 = add nsw i64 %107, %169
  %211 = getelementptr inbounds float, ptr %98, i64 %210
  %212 = load float, ptr %211, align 4
  %213 = insertelement <16 x float> poison, float %212, i64 0
  %214 = shufflevector <16 x float> %213, <16 x float> poison, <16 x i32> zeroinitializer
  %215 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %214, <16 x float> %174, <16 x float> %148)
  %216 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %214, <16 x float> %176, <16 x float> %147)
  %217 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %214, <16 x float> %178, <16 x float> %146)
  %218 = add nsw i64 %108, %169
  %219 = getelementptr inbounds float, ptr %98, i64 %218
  %220 = load float, ptr %219, align 4
  %221 = insertelement <16 x float> poison, float %220, i64 0
  %222 = shufflevector <16 x float> %221, <16 x float> poison, <16 x i32> zeroinitializer
  %223 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %222, <16 x float> %174, <16 x float> %145)
  %224 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %222, <16 x float> %176, <16 x float> %149)
  %225 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %222, <16 x float> %178, <16 x float> %153)
  %226 = add nsw i64 %109, %169
  %227 = getelementptr inbounds float, ptr %98, i64 %226
  %228 = load float, ptr %227, align 4
  %229 = insertelement <16 x float> poison, float %228, i64 0
  %230 = shufflevector <16 x float> %229, <16 x float> poison, <16 x i32> zeroinitializer
  %231 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %230, <16 x float> %174, <16 x float> %157)
  %232 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %230, <16 x float> %176, <16 x float> %161)
  %233 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %230, <16 x float> %178, <16 x float> %165)
  %234 = add nsw i64 %110, %169
  %235 = getelementptr inbounds float, ptr %98, i64 %234
  %236 = load float, ptr %235, align 4
  %237 = insertelement <16 x float> poison, float %236, i64 0
  %238 = shufflevector <16 x float> %237, <16 x float> poison, <16 x i32> zeroinitializer
  %239 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %238, <16 x float> %174, <16 x float> %166)
  %240 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %238, <16 x float> %176, <16 x float> %167)
  %241 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %238, <16 x float> %178, <16 x float> %168)
  %242 = add nuw nsw i64 %169, 1
  %243 = icmp eq i64 %242, %20
  br i1 %243, label %111, label %144

244:                                              ; preds = %111
  br i1 %138, label %249, label %662

245:                                              ; preds = %111
  store <16 x float> %131, ptr %143, align 1
  %246 = load ptr, ptr %136, align 8
  %247 = getelementptr inbounds float, ptr %246, i64 %140
  %248 = getelementptr inbounds float, ptr %247, i64 %78
  br label %266

249:                                              ; preds = %244, %249
  %250 = phi i64 [ %253, %249 ], [ 0, %244 ]
  %251 = extractelement <16 x float> %131, i64 %250
  %252 = getelementptr inbounds float, ptr %143, i64 %250
  store float %251, ptr %252, align 4
  %253 = add nuw nsw i64 %250, 1
  %254 = icmp eq i64 %253, %139
  br i1 %254, label %255, label %249

255:                                              ; preds = %249
  %256 = load ptr, ptr %136, align 8
  %257 = getelementptr inbounds float, ptr %256, i64 %140
  %258 = getelementptr inbounds float, ptr %257, i64 %78
  br i1 %137, label %266, label %259

259:                                              ; preds = %255
  br i1 %138, label %260, label %662

260:                                              ; preds = %259, %260
  %261 = phi i64 [ %264, %260 ], [ 0, %259 ]
  %262 = extractelement <16 x float> %130, i64 %261
  %263 = getelementptr inbounds float, ptr %258, i64 %261
  store float %262, ptr %263, align 4
  %264 = add nuw nsw i64 %261, 1
  %265 = icmp eq i64 %264, %139
  br i1 %265, label %271, label %260

266:                                              ; preds = %255, %245
  %267 = phi ptr [ %248, %245 ], [ %258, %255 ]
  store <16 x float> %130, ptr %267, align 1
  %268 = load ptr, ptr %136, align 8
  %269 = getelementptr inbounds float, ptr %268, i64 %140
  %270 = getelementptr inbounds float, ptr %269, i64 %94
  br label %282

271:                                              ; preds = %260
  %272 = load ptr, ptr %136, align 8
  %273 = getelementptr inbounds float, ptr %272, i64 %140
  %274 = getelementptr inbounds float, ptr %273, i64 %94
  br i1 %137, label %282, label %275

275:                                              ; preds = %271
  br i1 %138, label %276, label %662

276:                                              ; preds = %275, %276
  %277 = phi i64 [ %280, %276 ], [ 0, %275 ]
  %278 = extractelement <16 x float> %129, i64 %277
  %279 = getelementptr inbounds float, ptr %274, i64 %277
  store float %278, ptr %279, align 4
  %280 = add nuw nsw i64 %277, 1
  %281 = icmp eq i64 %280, %139
  br i1 %281, label %289, label %276

282:                                              ; preds = %271, %266
  %283 = phi ptr [ %270, %266 ], [ %274, %271 ]
  store <16 x float> %129, ptr %283, align 1
  %284 = add nsw i64 %2, 1
  %285 = mul nsw i64 %97, %284
  %286 = load ptr, ptr %136, align 8
  %287 = getelementptr inbounds float, ptr %286, i64 %285
  %288 = getelementptr inbounds float, ptr %287, i64 %62
  br label %302

289:                                              ; preds = %276
  %290 = add nsw i64 %2, 1
  %291 = mul nsw i64 %97, %290
  %292 = load ptr, ptr %136, align 8
  %293 = getelementptr inbounds float, ptr %292, i64 %291
  %294 = getelementptr inbounds float, ptr %293, i64 %62
  br i1 %137, label %302, label %295

295:                                              ; preds = %289
  br i1 %138, label %296, label %662

296:                                              ; preds = %295, %296
  %297 = phi i64 [ %300, %296 ], [ 0, %295 ]
  %298 = extractelement <16 x float> %127, i64 %297
  %299 = getelementptr inbounds float, ptr %294, i64 %297
  store float %298, ptr %299, align 4
  %300 = add nuw nsw i64 %297, 1
  %301 = icmp eq i64 %300, %139
  br i1 %301, label %308, label %296

302:                                              ; preds = %289, %282
  %303 = phi ptr [ %288, %282 ], [ %294, %289 ]
  %304 = phi i64 [ %285, %282 ], [ %291, %289 ]
  store <16 x float> %127, ptr %303, align 1
  %305 = load ptr, ptr %136, align 8
  %306 = getelementptr inbounds float, ptr %305, i64 %304
  %307 = getelementptr inbounds float, ptr %306, i64 %78
  br label %319

308:                                              ; preds = %296
  %309 = load ptr, ptr %136, align 8
  %310 = getelementptr inbounds float, ptr %309, i64 %291
  %311 = getelementptr inbounds float, ptr %310, i64 %78
  br i1 %137, label %319, label %312

312:                                              ; preds = %308
  br i1 %138, label %313, label %662

313:                                              ; preds = %312, %313
  %314 = phi i64 [ %317, %313 ], [ 0, %312 ]
  %315 = extractelement <16 x float> %126, i64 %314
  %316 = getelementptr inbounds float, ptr %311, i64 %314
  store float %315, ptr %316, align 4
  %317 = add nuw nsw i64 %314, 1
  %318 = icmp eq i64 %317, %139
  br i1 %318, label %325, label %313

319:                                              ; preds = %308, %302
  %320 = phi ptr [ %307, %302 ], [ %311, %308 ]
  %321 = phi i64 [ %304, %302 ], [ %291, %308 ]
  store <16 x float> %126, ptr %320, align 1
  %322 = load ptr, ptr %136, align 8
  %323 = getelementptr inbounds float, ptr %322, i64 %321
  %324 = getelementptr inbounds float, ptr %323, i64 %94
  br label %336

325:                                              ; preds = %313
  %326 = load ptr, ptr %136, align 8
  %327 = getelementptr inbounds float, ptr %326, i64 %291
  %328 = getelementptr inbounds float, ptr %327, i64 %94
  br i1 %137, label %336, label %329

329:                                              ; preds = %325
  br i1 %138, label %330, label %662

330:                                              ; preds = %329, %330
  %331 = phi i64 [ %334, %330 ], [ 0, %329 ]
  %332 = extractelement <16 x float> %125, i64 %331
  %333 = getelementptr inbounds float, ptr %328, i64 %331
  store float %332, ptr %333, align 4
  %334 = add nuw nsw i64 %331, 1
  %335 = icmp eq i64 %334, %139
  br i1 %335, label %343, label %330

336:                                              ; preds = %325, %319
  %337 = phi ptr [ %324, %319 ], [ %328, %325 ]
  store <16 x float> %125, ptr %337, align 1
  %338 = add nsw i64 %2, 2
  %339 = mul nsw i64 %97, %338
  %340 = load ptr, ptr %136, align 8
  %341 = getelementptr inbounds float, ptr %340, i64 %339
  %342 = getelementptr inbounds float, ptr %341, i64 %62
  br label %356

343:                                              ; preds = %330
  %344 = add nsw i64 %2, 2
  %345 = mul nsw i64 %97, %344
  %346 = load ptr, ptr %136, align 8
  %347 = getelementptr inbounds float, ptr %346, i64 %345
  %348 = getelementptr inbounds float, ptr %347, i64 %62
  br i1 %137, label %356, label %349

349:                                              ; preds = %343
  br i1 %138, label %350, label %662

350:                                              ; preds = %349, %350
  %351 = phi i64 [ %354, %350 ], [ 0, %349 ]
  %352 = extractelement <16 x float> %123, i64 %351
  %353 = getelementptr inbounds float, ptr %348, i64 %351
  store float %352, ptr %353, align 4
  %354 = add nuw nsw i64 %351, 1
  %355 = icmp eq i64 %354, %139
  br i1 %355, label %362, label %350

356:                                              ; preds = %343, %336
  %357 = phi ptr [ %342, %336 ], [ %348, %343 ]
  %358 = phi i64 [ %339, %336 ], [ %345, %343 ]
  store <16 x float> %123, ptr %357, align 1
  %359 = load ptr, ptr %136, align 8
  %360 = getelementptr inbounds float, ptr %359, i64 %358
  %361 = getelementptr inbounds float, ptr %360, i64 %78
  br label %373

362:                                              ; preds = %350
  %363 = load ptr, ptr %136, align 8
  %364 = getelementptr inbounds float, ptr %363, i64 %345
  %365 = getelementptr inbounds float, ptr %364, i64 %78
  br i1 %137, label %373, label %366

366:                                              ; preds = %362
  br i1 %138, label %367, label %662

367:                                              ; preds = %366, %367
  %368 = phi i64 [ %371, %367 ], [ 0, %366 ]
  %369 = extractelement <16 x float> %122, i64 %368
  %370 = getelementptr inbounds float, ptr %365, i64 %368
  store float %369, ptr %370, align 4
  %371 = add nuw nsw i64 %368, 1
  %372 = icmp eq i64 %371, %139
  br i1 %372, label %379, label %367

373:                                              ; preds = %362, %356
  %374 = phi ptr [ %361, %356 ], [ %365, %362 ]
  %375 = phi i64 [ %358, %356 ], [ %345, %362 ]
  store <16 x float> %122, ptr %374, align 1
  %376 = load ptr, ptr %136, align 8
  %377 = getelementptr inbounds float, ptr %376, i64 %375
  %378 = getelementptr inbounds float, ptr %377, i64 %94
  br label %390

379:                                              ; preds = %367
  %380 = load ptr, ptr %136, align 8
  %381 = getelementptr inbounds float, ptr %380, i64 %345
  %382 = getelementptr inbounds float, ptr %381, i64 %94
  br i1 %137, label %390, label %383

383:                                              ; preds = %379
  br i1 %138, label %384, label %662

384:                                              ; preds = %383, %384
  %385 = phi i64 [ %388, %384 ], [ 0, %383 ]
  %386 = extractelement <16 x float> %121, i64 %385
  %387 = getelementptr inbounds float, ptr %382, i64 %385
  store float %386, ptr %387, align 4
  %388 = add nuw nsw i64 %385, 1
  %389 = icmp eq i64 %388, %139
  br i1 %389, label %397, label %384

390:                                              ; preds = %379, %373
  %391 = phi ptr [ %378, %373 ], [ %382, %379 ]
  store <16 x float> %121, ptr %391, align 1
  %392 = add nsw i64 %2, 3
  %393 = mul nsw i64 %97, %392
  %394 = load ptr, ptr %136, align 8
  %395 = getelementptr inbounds float, ptr %394, i64 %393
  %396 = getelementptr inbounds float, ptr %395, i64 %62
  br label %410

397:                                              ; preds = %384
  %398 = add nsw i64 %2, 3
  %399 = mul nsw i64 %97, %398
  %400 = load ptr, ptr %136, align 8
  %401 = getelementptr inbounds float, ptr %400, i64 %399
  %402 = getelementptr inbounds float, ptr %401, i64 %62
  br i1 %137, label %410, label %403

403:                                              ; preds = %397
  br i1 %138, label %404, label %662

404:                                              ; preds = %403, %404
  %405 = phi i64 [ %408, %404 ], [ 0, %403 ]
  %406 = extractelement <16 x float> %119, i64 %405
  %407 = getelementptr inbounds float, ptr %402, i64 %405
  store float %406, ptr %407, align 4
  %408 = add nuw nsw i64 %405, 1
  %409 = icmp eq i64 %408, %139
  br i1 %409, label %416, label %404

410:                                              ; preds = %397, %390
  %411 = phi ptr [ %396, %390 ], [ %402, %397 ]
  %412 = phi i64 [ %393, %390 ], [ %399, %397 ]
  store <16 x float> %119, ptr %411, align 1
  %413 = load ptr, ptr %136, align 8
  %414 = getelementptr inbounds float, ptr %413, i64 %412
  %415 = getelementptr inbounds float, ptr %414, i64 %78
  br label %427

416:                                              ; preds = %404
  %417 = load ptr, ptr %136, align 8
  %418 = getelementptr inbounds float, ptr %417, i64 %399
  %419 = getelementptr inbounds float, ptr %418, i64 %78
  br i1 %137, label %427, label %420

420:                                              ; preds = %416
  br i1 %138, label %421, label %662

421:                                              ; preds = %420, %421
  %422 = phi i64 [ %425, %421 ], [ 0, %420 ]
  %423 = extractelement <16 x float> %118, i64 %422
  %424 = getelementptr inbounds float, ptr %419, i64 %422
  store float %423, ptr %424, align 4
  %425 = add nuw nsw i64 %422, 1
  %426 = icmp eq i64 %425, %139
  br i1 %426, label %433, label %421

427:                                              ; preds = %416, %410
  %428 = phi ptr [ %415, %410 ], [ %419, %416 ]
  %429 = phi i64 [ %412, %410 ], [ %399, %416 ]
  store <16 x float> %118, ptr %428, align 1
  %430 = load ptr, ptr %136, align 8
  %431 = getelementptr inbounds float, ptr %430, i64 %429
  %432 = getelementptr inbounds float, ptr %431, i64 %94
  br label %444

433:                                              ; preds = %421
  %434 = load ptr, ptr %136, align 8
  %435 = getelementptr inbounds float, ptr %434, i64 %399
  %436 = getelementptr inbounds float, ptr %435, i64 %94
  br i1 %137, label %444, label %437

437:                                              ; preds = %433
  br i1 %138, label %438, label %662

438:                                              ; preds = %437, %438
  %439 = phi i64 [ %442, %438 ], [ 0, %437 ]
  %440 = extractelement <16 x float> %117, i64 %439
  %441 = getelementptr inbounds float, ptr %436, i64 %439
  store float %440, ptr %441, align 4
  %442 = add nuw nsw i64 %439, 1
  %443 = icmp eq i64 %442, %139
  br i1 %443, label %451, label %438

444:                                              ; preds = %433, %427
  %445 = phi ptr [ %432, %427 ], [ %436, %433 ]
  store <16 x float> %117, ptr %445, align 1
  %446 = add nsw i64 %2, 4
  %447 = mul nsw i64 %97, %446
  %448 = load ptr, ptr %136, align 8
  %449 = getelementptr inbounds float, ptr %448, i64 %447
  %450 = getelementptr inbounds float, ptr %449, i64 %62
  br label %464

451:                                              ; preds = %438
  %452 = add nsw i64 %2, 4
  %453 = mul nsw i64 %97, %452
  %454 = load ptr, ptr %136, align 8
  %455 = getelementptr inbounds float, ptr %454, i64 %453
  %456 = getelementptr inbounds float, ptr %455, i64 %62
  br i1 %137, label %464, label %457

457:                                              ; preds = %451
  br i1 %138, label %458, label %662

458:                                              ; preds = %457, %458
  %459 = phi i64 [ %462, %458 ], [ 0, %457 ]
  %460 = extractelement <16 x float> %115, i64 %459
  %461 = getelementptr inbounds float, ptr %456, i64 %459
  store float %460, ptr %461, align 4
  %462 = add nuw nsw i64 %459, 1
  %463 = icmp eq i64 %462, %139
  br i1 %463, label %470, label %458

464:                                              ; preds = %451, %444
  %465 = phi ptr [ %450, %444 ], [ %456, %451 ]
  %466 = phi i64 [ %447, %444 ], [ %453, %451 ]
  store <16 x float> %115, ptr %465, align 1
  %467 = load ptr, ptr %136, align 8
  %468 = getelementptr inbounds float, ptr %467, i64 %466
  %469 = getelementptr inbounds float, ptr %468, i64 %78
  br label %481

470:                                              ; preds = %458
  %471 = load ptr, ptr %136, align 8
  %472 = getelementptr inbounds float, ptr %471, i64 %453
  %473 = getelementptr inbounds float, ptr %472, i64 %78
  br i1 %137, label %481, label %474

474:                                              ; preds = %470
  br i1 %138, label %475, label %662

475:                                              ; preds = %474, %475
  %476 = phi i64 [ %479, %475 ], [ 0, %474 ]
  %477 = extractelement <16 x float> %114, i64 %476
  %478 = getelementptr inbounds float, ptr %473, i64 %476
  store float %477, ptr %478, align 4
  %479 = add nuw nsw i64 %476, 1
  %480 = icmp eq i64 %479, %139
  br i1 %480, label %487, label %475

481:                                              ; preds = %470, %464
  %482 = phi ptr [ %469, %464 ], [ %473, %470 ]
  %483 = phi i64 [ %466, %464 ], [ %453, %470 ]
  store <16 x float> %114, ptr %482, align 1
  %484 = load ptr, ptr %136, align 8
  %485 = getelementptr inbounds float, ptr %484, i64 %483
  %486 = getelementptr inbounds float, ptr %485, i64 %94
  br label %498

487:                                              ; preds = %475
  %488 = load ptr, ptr %136, align 8
  %489 = getelementptr inbounds float, ptr %488, i64 %453
  %490 = getelementptr inbounds float, ptr %489, i64 %94
  br i1 %137, label %498, label %491

491:                                              ; preds = %487
  br i1 %138, label %492, label %662

492:                                              ; preds = %491, %492
  %493 = phi i64 [ %496, %492 ], [ 0, %491 ]
  %494 = extractelement <16 x float> %113, i64 %493
  %495 = getelementptr inbounds float, ptr %490, i64 %493
  store float %494, ptr %495, align 4
  %496 = add nuw nsw i64 %493, 1
  %497 = icmp eq i64 %496, %139
  br i1 %497, label %505, label %492

498:                                              ; preds = %487, %481
  %499 = phi ptr [ %486, %481 ], [ %490, %487 ]
  store <16 x float> %113, ptr %499, align 1
  %500 = add nsw i64 %2, 5
  %501 = mul nsw i64 %97, %500
  %502 = load ptr, ptr %136, align 8
  %503 = getelementptr inbounds float, ptr %502, i64 %501
  %504 = getelementptr inbounds float, ptr %503, i64 %62
  br label %518

505:                                              ; preds = %492
  %506 = add nsw i64 %2, 5
  %507 = mul nsw i64 %97, %506
  %508 = load ptr, ptr %136, align 8
  %509 = getelementptr inbounds float, ptr %508, i64 %507
  %510 = getelementptr inbounds float, ptr %509, i64 %62
  br i1 %137, label %518, label %511

511:                                              ; preds = %505
  br i1 %138, label %512, label %662

512:                                              ; preds = %511, %512
  %513 = phi i64 [ %516, %512 ], [ 0, %511 ]
  %514 = extractelement <16 x float> %112, i64 %513
  %515 = getelementptr inbounds float, ptr %510, i64 %513
  store float %514, ptr %515, align 4
  %516 = add nuw nsw i64 %513, 1
  %517 = icmp eq i64 %516, %139
  br i1 %517, label %524, label %512

518:                                              ; preds = %505, %498
  %519 = phi ptr [ %504, %498 ], [ %510, %505 ]
  %520 = phi i64 [ %501, %498 ], [ %507, %505 ]
  store <16 x float> %112, ptr %519, align 1
  %521 = load ptr, ptr %136, align 8
  %522 = getelementptr inbounds float, ptr %521, i64 %520
  %523 = getelementptr inbounds float, ptr %522, i64 %78
  br label %535

524:                                              ; preds = %512
  %525 = load ptr, ptr %136, align 8
  %526 = getelementptr inbounds float, ptr %525, i64 %507
  %527 = getelementptr inbounds float, ptr %526, i64 %78
  br i1 %137, label %535, label %528

528:                                              ; preds = %524
  br i1 %138, label %529, label %662

529:                                              ; preds = %528, %529
  %530 = phi i64 [ %533, %529 ], [ 0, %528 ]
  %531 = extractelement <16 x float> %116, i64 %530
  %532 = getelementptr inbounds float, ptr %527, i64 %530
  store float %531, ptr %532, align 4
  %533 = add nuw nsw i64 %530, 1
  %534 = icmp eq i64 %533, %139
  br i1 %534, label %541, label %529

535:                                              ; preds = %524, %518
  %536 = phi ptr [ %523, %518 ], [ %527, %524 ]
  %537 = phi i64 [ %520, %518 ], [ %507, %524 ]
  store <16 x float> %116, ptr %536, align 1
  %538 = load ptr, ptr %136, align 8
  %539 = getelementptr inbounds float, ptr %538, i64 %537
  %540 = getelementptr inbounds float, ptr %539, i64 %94
  br label %552

541:                                              ; preds = %529
  %542 = load ptr, ptr %136, align 8
  %543 = getelementptr inbounds float, ptr %542, i64 %507
  %544 = getelementptr inbounds float, ptr %543, i64 %94
  br i1 %137, label %552, label %545

545:                                              ; preds = %541
  br i1 %138, label %546, label %662

546:                                              ; preds = %545, %546
  %547 = phi i64 [ %550, %546 ], [ 0, %545 ]
  %548 = extractelement <16 x float> %120, i64 %547
  %549 = getelementptr inbounds float, ptr %544, i64 %547
  store float %548, ptr %549, align 4
  %550 = add nuw nsw i64 %547, 1
  %551 = icmp eq i64 %550, %139
  br i1 %551, label %559, label %546

552:                                              ; preds = %541, %535
  %553 = phi ptr [ %540, %535 ], [ %544, %541 ]
  store <16 x float> %120, ptr %553, align 1
  %554 = add nsw i64 %2, 6
  %555 = mul nsw i64 %97, %554
  %556 = load ptr, ptr %136, align 8
  %557 = getelementptr inbounds float, ptr %556, i64 %555
  %558 = getelementptr inbounds float, ptr %557, i64 %62
  br label %572

559:                                              ; preds = %546
  %560 = add nsw i64 %2, 6
  %561 = mul nsw i64 %97, %560
  %562 = load ptr, ptr %136, align 8
  %563 = getelementptr inbounds float, ptr %562, i64 %561
  %564 = getelementptr inbounds float, ptr %563, i64 %62
  br i1 %137, label %572, label %565

565:                                              ; preds = %559
  br i1 %138, label %566, label %662

566:                                              ; preds = %565, %566
  %567 = phi i64 [ %570, %566 ], [ 0, %565 ]
  %568 = extractelement <16 x float> %124, i64 %567
  %569 = getelementptr inbounds float, ptr %564, i64 %567
  store float %568, ptr %569, align 4
  %570 = add nuw nsw i64 %567, 1
  %571 = icmp eq i64 %570, %139
  br i1 %571, label %578, label %566

572:                                              ; preds = %559, %552
  %573 = phi ptr [ %558, %552 ], [ %564, %559 ]
  %574 = phi i64 [ %555, %552 ], [ %561, %559 ]
  store <16 x float> %124, ptr %573, align 1
  %575 = load ptr, ptr %136, align 8
  %576 = getelementptr inbounds float, ptr %575, i64 %574
  %577 = getelementptr inbounds float, ptr %576, i64 %78
  br label %589

578:                                              ; preds = %566
  %579 = load ptr, ptr %136, align 8
  %580 = getelementptr inbounds float, ptr %579, i64 %561
  %581 = getelementptr inbounds float, ptr %580, i64 %78
  br i1 %137, label %589, label %582

582:                                              ; preds = %578
  br i1 %138, label %583, label %662

583:                                              ; preds = %582, %583
  %584 = phi i64 [ %587, %583 ], [ 0, %582 ]
  %585 = extractelement <16 x float> %128, i64 %584
  %586 = getelementptr inbounds float, ptr %581, i64 %584
  store float %585, ptr %586, align 4
  %587 = add nuw nsw i64 %584, 1
  %588 = icmp eq i64 %587, %139
  br i1 %588, label %595, label %583

589:                                              ; preds = %578, %572
  %590 = phi ptr [ %577, %572 ], [ %581, %578 ]
  %591 = phi i64 [ %574, %572 ], [ %561, %578 ]
  store <16 x float> %128, ptr %590, align 1
  %592 = load ptr, ptr %136, align 8
  %593 = getelementptr inbounds float, ptr %592, i64 %591
  %594 = getelementptr inbounds float, ptr %593, i64 %94
  br label %606

595:                                              ; preds = %583
  %596 = load ptr, ptr %136, align 8
  %597 = getelementptr inbounds float, ptr %596, i64 %561
  %598 = getelementptr inbounds float, ptr %597, i64 %94
  br i1 %137, label %606, label %599

599:                                              ; preds = %595
  br i1 %138, label %600, label %662

600:                                              ; preds = %599, %600
  %601 = phi i64 [ %604, %600 ], [ 0, %599 ]
  %602 = extractelement <16 x float> %132, i64 %601
  %603 = getelementptr inbounds float, ptr %598, i64 %601
  store float %602, ptr %603, align 4
  %604 = add nuw nsw i64 %601, 1
  %605 = icmp eq i64 %604, %139
  br i1 %605, label %613, label %600

606:                                              ; preds = %595, %589
  %607 = phi ptr [ %594, %589 ], [ %598, %595 ]
  store <16 x float> %132, ptr %607, align 1
  %608 = add nsw i64 %2, 7
  %609 = mul nsw i64 %97, %608
  %610 = load ptr, ptr %136, align 8
  %611 = getelementptr inbounds float, ptr %610, i64 %609
  %612 = getelementptr inbounds float, ptr %611, i64 %62
  br label %626

613:                                              ; preds = %600
  %614 = add nsw i64 %2, 7
  %615 = mul nsw i64 %97, %614
  %616 = load ptr, ptr %136, align 8
  %617 = getelementptr inbounds float, ptr %616, i64 %615
  %618 = getelementptr inbounds float, ptr %617, i64 %62
  br i1 %137, label %626, label %619

619:                                              ; preds = %613
  br i1 %138, label %620, label %662

620:                                              ; preds = %619, %620
  %621 = phi i64 [ %624, %620 ], [ 0, %619 ]
  %622 = extractelement <16 x float> %133, i64 %621
  %623 = getelementptr inbounds float, ptr %618, i64 %621
  store float %622, ptr %623, align 4
  %624 = add nuw nsw i64 %621, 1
  %625 = icmp eq i64 %624, %139
  br i1 %625, label %632, label %620

626:                                              ; preds = %613, %606
  %627 = phi ptr [ %612, %606 ], [ %618, %613 ]
  %628 = phi i64 [ %609, %606 ], [ %615, %613 ]
  store <16 x float> %133, ptr %627, align 1
  %629 = load ptr, ptr %136, align 8
  %630 = getelementptr inbounds float, ptr %629, i64 %628
  %631 = getelementptr inbounds float, ptr %630, i64 %78
  br label %643

632:                                              ; preds = %620
  %633 = load ptr, ptr %136, align 8
  %634 = getelementptr inbounds float, ptr %633, i64 %615
  %635 = getelementptr inbounds float, ptr %634, i64 %78
  br i1 %137, label %643, label %636

636:                                              ; preds = %632
  br i1 %138, label %637, label %662

637:                                              ; preds = %636, %637
  %638 = phi i64 [ %641, %637 ], [ 0, %636 ]
  %639 = extractelement <16 x float> %134, i64 %638
  %640 = getelementptr inbounds float, ptr %635, i64 %638
  store float %639, ptr %640, align 4
  %641 = add nuw nsw i64 %638, 1
  %642 = icmp eq i64 %641, %139
  br i1 %642, label %649, label %637

643:                                              ; preds = %632, %626
  %644 = phi ptr [ %631, %626 ], [ %635, %632 ]
  %645 = phi i64 [ %628, %626 ], [ %615, %632 ]
  store <16 x float> %134, ptr %644, align 1
  %646 = load ptr, ptr %136, align 8
  %647 = getelementptr inbounds float, ptr %646, i64 %645
  %648 = getelementptr inbounds float, ptr %647, i64 %94
  br label %660

649:                                              ; preds = %637
  %650 = load ptr, ptr %136, align 8
  %651 = getelementptr inbounds float, ptr %650, i64 %615
  %652 = getelementptr inbounds float, ptr %651, i64 %94
  br i1 %137, label %660, label %653

653:                                              ; preds = %649
  br i1 %138, label %654, label %662

654:                                              ; preds = %653, %654
  %655 = phi i64 [ %658, %654 ], [ 0, %653 ]
  %656 = extractelement <16 x float> %135, i64 %655
  %657 = getelementptr inbounds float, ptr %652, i64 %655
  store float %656, ptr %657, align 4
  %658 = add nuw nsw i64 %655, 1
  %659 = icmp eq i64 %658, %139
  br i1 %659, label %662, label %654

660:                                              ; preds = %643, %649
  %661 = phi ptr [ %648, %643 ], [ %652, %649 ]
  store <16 x float> %135, ptr %661, align 1
  br label %662

662:                                              ; preds = %654, %636, %599, %565, %528, %491, %457, %420, %383, %349, %312, %275, %244, %259, %295, %329, %366, %403, %437, %474, %511, %545, %582, %619, %660, %653
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
  %27 = icmp slt i64 %26, 16
  %28 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 1
  %29 = load ptr, ptr %28, align 8
  %30 = mul nsw i64 %20, %2
  %31 = add nsw i64 %26, 15
  %32 = sdiv i64 %31, 16
  %33 = icmp sgt i64 %26, 16
  %34 = add nsw i64 %26, -16
  %35 = select i1 %33, i64 %34, i64 0
  %36 = sdiv i64 %3, %32
  %37 = srem i64 %3, %32
  %38 = shl nsw i64 %37, 4
  %39 = add nsw i64 %38, 16
  %40 = icmp sgt i64 %39, %26
  %41 = select i1 %40, i64 %35, i64 %38
  %42 = mul nsw i64 %36, %26
  %43 = add nsw i64 %41, %42
  %44 = mul nsw i64 %24, %22
  %45 = select i1 %27, i64 %26, i64 16
  %46 = mul nsw i64 %44, %26
  %47 = getelementptr inbounds float, ptr %29, i64 %30
  %48 = icmp sgt i64 %20, 0
  br i1 %48, label %49, label %80

49:                                               ; preds = %4
  %50 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 11, i32 2
  %51 = load i64, ptr %50, align 8
  %52 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 12
  %53 = load i64, ptr %52, align 8
  %54 = mul i64 %51, %53
  %55 = srem i64 %36, %24
  %56 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 1
  %57 = load i64, ptr %56, align 8
  %58 = mul i64 %55, %57
  %59 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 11, i32 1
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 0
  %62 = load i64, ptr %61, align 8
  %63 = mul i64 %60, %62
  %64 = sdiv i64 %36, %24
  %65 = mul i64 %63, %64
  %66 = add i64 %58, %65
  %67 = mul i64 %54, %66
  %68 = add i64 %67, %41
  %69 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 0
  %70 = load ptr, ptr %69, align 8
  %71 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %72 = load ptr, ptr %71, align 8
  %73 = getelementptr inbounds float, ptr %70, i64 %68
  %74 = shl nsw i64 %20, 1
  %75 = mul nsw i64 %20, 3
  %76 = shl nsw i64 %20, 2
  %77 = mul nsw i64 %20, 5
  %78 = mul nsw i64 %20, 6
  %79 = mul nsw i64 %20, 7
  br label %97

80:                                               ; preds = %97, %4
  %81 = phi <16 x float> [ zeroinitializer, %4 ], [ %139, %97 ]
  %82 = phi <16 x float> [ zeroinitializer, %4 ], [ %133, %97 ]
  %83 = phi <16 x float> [ zeroinitializer, %4 ], [ %145, %97 ]
  %84 = phi <16 x float> [ zeroinitializer, %4 ], [ %127, %97 ]
  %85 = phi <16 x float> [ zeroinitializer, %4 ], [ %151, %97 ]
  %86 = phi <16 x float> [ zeroinitializer, %4 ], [ %121, %97 ]
  %87 = phi <16 x float> [ zeroinitializer, %4 ], [ %157, %97 ]
  %88 = phi <16 x float> [ zeroinitializer, %4 ], [ %115, %97 ]
  %89 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 2
  %90 = icmp sgt i64 %26, 15
  %91 = icmp sgt i64 %26, 0
  %92 = call i64 @llvm.smax.i64(i64 %45, i64 1)
  %93 = mul nsw i64 %46, %2
  %94 = load ptr, ptr %89, align 8
  %95 = getelementptr inbounds float, ptr %94, i64 %93
  %96 = getelementptr inbounds float, ptr %95, i64 %43
  br i1 %90, label %291, label %290

97:                                               ; preds = %97, %49
  %98 = phi <16 x float> [ zeroinitializer, %49 ], [ %139, %97 ]
  %99 = phi <16 x float> [ zeroinitializer, %49 ], [ %133, %97 ]
  %100 = phi <16 x float> [ zeroinitializer, %49 ], [ %145, %97 ]
  %101 = phi <16 x float> [ zeroinitializer, %49 ], [ %127, %97 ]
  %102 = phi <16 x float> [ zeroinitializer, %49 ], [ %151, %97 ]
  %103 = phi <16 x float> [ zeroinitializer, %49 ], [ %121, %97 ]
  %104 = phi <16 x float> [ zeroinitializer, %49 ], [ %157, %97 ]
  %105 = phi <16 x float> [ zeroinitializer, %49 ], [ %115, %97 ]
  %106 = phi i64 [ 0, %49 ], [ %158, %97 ]
  %107 = getelementptr inbounds i64, ptr %72, i64 %106
  %108 = load i64, ptr %107, align 8
  %109 = getelementptr inbounds float, ptr %73, i64 %108
  %110 = load <16 x float>, ptr %109, align 1
  %111 = getelementptr inbounds float, ptr %47, i64 %106
  %112 = load float, ptr %111, align 4
  %113 = insertelement <16 x float> poison, float %112, i64 0
  %114 = shufflevector <16 x float> %113, <16 x float> poison, <16 x i32> zeroinitializer
  %115 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %114, <16 x float> %110, <16 x float> %105)
  %116 = add nsw i64 %20, %106
  %117 = getelementptr inbounds float, ptr %47, i64 %116
  %118 = load float, ptr %117, align 4
  %119 = insertelement <16 x float> poison, float %118, i64 0
  %120 = shufflevector <16 x float> %119, <16 x float> poison, <16 x i32> zeroinitializer
  %121 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %120, <16 x float> %110, <16 x float> %103)
  %122 = add nsw i64 %74, %106
  %123 = getelementptr inbounds float, ptr %47, i64 %122
  %124 = load float, ptr %123, align 4
  %125 = insertelement <16 x float> poison, float %124, i64 0
  %126 = shufflevector <16 x float> %125, <16 x float> poison, <16 x i32> zeroinitializer
  %127 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %126, <16 x float> %110, <16 x float> %101)
  %128 = add nsw i64 %75, %106
  %129 = getelementptr inbounds float, ptr %47, i64 %128
  %130 = load float, ptr %129, align 4
  %131 = insertelement <16 x float> poison, float %130, i64 0
  %132 = shufflevector <16 x float> %131, <16 x float> poison, <16 x i32> zeroinitializer
  %133 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %132, <16 x float> %110, <16 x float> %99)
  %134 = add nsw i64 %76, %106
  %135 = getelementptr inbounds float, ptr %47, i64 %134
  %136 = load float, ptr %135, align 4
  %137 = insertelement <16 x float> poison, float %136, i64 0
  %138 = shufflevector <16 x float> %137, <16 x float> poison, <16 x i32> zeroinitializer
  %139 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %138, <16 x float> %110, <16 x float> %98)
  %140 = add nsw i64 %77, %106
  %141 = getelementptr inbounds float, ptr %47, i64 %140
  %142 = load float, ptr %141, align 4
  %143 = insertelement <16 x float> poison, float %142, i64 0
  %144 = shufflevector <16 x float> %143, <16 x float> poison, <16 x i32> zeroinitializer
  %145 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %144, <16 x float> %110, <16 x float> %100)
  %146 = add nsw i64 %78, %106
  %147 = getelementptr inbounds float, ptr %47, i64 %146
  %148 = load float, ptr %147, align 4
  %149 = insertelement <16 x float> poison, float %148, i64 0
  %150 = shufflevector <16 x float> %149, <16 x float> poison, <16 x i32> zeroinitializer
  %151 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %150, <16 x float> %110, <16 x float> %102)
  %152 = add nsw i64 %79, %106
  %153 = getelementptr inbounds float, ptr %47, i64 %152
  %154 = load float, ptr %153, align 4
  %155 = insertelement <16 x float> poison, float %154, i64 0
  %156 = shufflevector <16 x float> %155, <16 x float> poison, <16 x i32> zeroinitializer
  %157 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %156, <16 x float> %110, <16 x float> %104)
  %158 = add nuw nsw i64 %106, 1
  %159 = icmp eq i64 %158, %20
  br i1 %159, label %80, label %97

160:                                              ; preds = %303
  br i1 %91, label %161, label %289

161:                                              ; preds = %160, %161
  %162 = phi i64 [ %165, %161 ], [ 0, %160 ]
  %163 = extractelement <16 x float> %86, i64 %162
  %164 = getelementptr inbounds float, ptr %308, i64 %162
  store float %163, ptr %164, align 4
  %165 = add nuw nsw i64 %162, 1
  %166 = icmp eq i64 %165, %92
  br i1 %166, label %174, label %161

167:                                              ; preds = %303, %291
  %168 = phi ptr [ %308, %303 ], [ %296, %291 ]
  store <16 x float> %86, ptr %168, align 1
  %169 = add nsw i64 %2, 2
  %170 = mul nsw i64 %46, %169
  %171 = load ptr, ptr %89, align 8
  %172 = getelementptr inbounds float, ptr %171, i64 %170
  %173 = getelementptr inbounds float, ptr %172, i64 %43
  br label %187

174:                                              ; preds = %161
  %175 = add nsw i64 %2, 2
  %176 = mul nsw i64 %46, %175
  %177 = load ptr, ptr %89, align 8
  %178 = getelementptr inbounds float, ptr %177, i64 %176
  %179 = getelementptr inbounds float, ptr %178, i64 %43
  br i1 %90, label %187, label %180

180:                                              ; preds = %174
  br i1 %91, label %181, label %289

181:                                              ; preds = %180, %181
  %182 = phi i64 [ %185, %181 ], [ 0, %180 ]
  %183 = extractelement <16 x float> %84, i64 %182
  %184 = getelementptr inbounds float, ptr %179, i64 %182
  store float %183, ptr %184, align 4
  %185 = add nuw nsw i64 %182, 1
  %186 = icmp eq i64 %185, %92
  br i1 %186, label %194, label %181

187:                                              ; preds = %174, %167
  %188 = phi ptr [ %173, %167 ], [ %179, %174 ]
  store <16 x float> %84, ptr %188, align 1
  %189 = add nsw i64 %2, 3
  %190 = mul nsw i64 %46, %189
  %191 = load ptr, ptr %89, align 8
  %192 = getelementptr inbounds float, ptr %191, i64 %190
  %193 = getelementptr inbounds float, ptr %192, i64 %43
  br label %207

194:                                              ; preds = %181
  %195 = add nsw i64 %2, 3
  %196 = mul nsw i64 %46, %195
  %197 = load ptr, ptr %89, align 8
  %198 = getelementptr inbounds float, ptr %197, i64 %196
  %199 = getelementptr inbounds float, ptr %198, i64 %43
  br i1 %90, label %207, label %200

200:                                              ; preds = %194
  br i1 %91, label %201, label %289

201:                                              ; preds = %200, %201
  %202 = phi i64 [ %205, %201 ], [ 0, %200 ]
  %203 = extractelement <16 x float> %82, i64 %202
  %204 = getelementptr inbounds float, ptr %199, i64 %202
  store float %203, ptr %204, align 4
  %205 = add nuw nsw i64 %202, 1
  %206 = icmp eq i64 %205, %92
  br i1 %206, label %214, label %201

207:                                              ; preds = %194, %187
  %208 = phi ptr [ %193, %187 ], [ %199, %194 ]
  store <16 x float> %82, ptr %208, align 1
  %209 = add nsw i64 %2, 4
  %210 = mul nsw i64 %46, %209
  %211 = load ptr, ptr %89, align 8
  %212 = getelementptr inbounds float, ptr %211, i64 %210
  %213 = getelementptr inbounds float, ptr %212, i64 %43
  br label %227

214:                                              ; preds = %201
  %215 = add nsw i64 %2, 4
  %216 = mul nsw i64 %46, %215
  %217 = load ptr, ptr %89, align 8
  %218 = getelementptr inbounds float, ptr %217, i64 %216
  %219 = getelementptr inbounds float, ptr %218, i64 %43
  br i1 %90, label %227, label %220

220:                                              ; preds = %214
  br i1 %91, label %221, label %289

221:                                              ; preds = %220, %221
  %222 = phi i64 [ %225, %221 ], [ 0, %220 ]
  %223 = extractelement <16 x float> %81, i64 %222
  %224 = getelementptr inbounds float, ptr %219, i64 %222
  store float %223, ptr %224, align 4
  %225 = add nuw nsw i64 %222, 1
  %226 = icmp eq i64 %225, %92
  br i1 %226, label %234, label %221

227:                                              ; preds = %214, %207
  %228 = phi ptr [ %213, %207 ], [ %219, %214 ]
  store <16 x float> %81, ptr %228, align 1
  %229 = add nsw i64 %2, 5
  %230 = mul nsw i64 %46, %229
  %231 = load ptr, ptr %89, align 8
  %232 = getelementptr inbounds float, ptr %231, i64 %230
  %233 = getelementptr inbounds float, ptr %232, i64 %43
  br label %247

234:                                              ; preds = %221
  %235 = add nsw i64 %2, 5
  %236 = mul nsw i64 %46, %235
  %237 = load ptr, ptr %89, align 8
  %238 = getelementptr inbounds float, ptr %237, i64 %236
  %239 = getelementptr inbounds float, ptr %238, i64 %43
  br i1 %90, label %247, label %240

240:                                              ; preds = %234
  br i1 %91, label %241, label %289

241:                                              ; preds = %240, %241
  %242 = phi i64 [ %245, %241 ], [ 0, %240 ]
  %243 = extractelement <16 x float> %83, i64 %242
  %244 = getelementptr inbounds float, ptr %239, i64 %242
  store float %243, ptr %244, align 4
  %245 = add nuw nsw i64 %242, 1
  %246 = icmp eq i64 %245, %92
  br i1 %246, label %254, label %241

247:                                              ; preds = %234, %227
  %248 = phi ptr [ %233, %227 ], [ %239, %234 ]
  store <16 x float> %83, ptr %248, align 1
  %249 = add nsw i64 %2, 6
  %250 = mul nsw i64 %46, %249
  %251 = load ptr, ptr %89, align 8
  %252 = getelementptr inbounds float, ptr %251, i64 %250
  %253 = getelementptr inbounds float, ptr %252, i64 %43
  br label %267

254:                                              ; preds = %241
  %255 = add nsw i64 %2, 6
  %256 = mul nsw i64 %46, %255
  %257 = load ptr, ptr %89, align 8
  %258 = getelementptr inbounds float, ptr %257, i64 %256
  %259 = getelementptr inbounds float, ptr %258, i64 %43
  br i1 %90, label %267, label %260

260:                                              ; preds = %254
  br i1 %91, label %261, label %289

261:                                              ; preds = %260, %261
  %262 = phi i64 [ %265, %261 ], [ 0, %260 ]
  %263 = extractelement <16 x float> %85, i64 %262
  %264 = getelementptr inbounds float, ptr %259, i64 %262
  store float %263, ptr %264, align 4
  %265 = add nuw nsw i64 %262, 1
  %266 = icmp eq i64 %265, %92
  br i1 %266, label %274, label %261

267:                                              ; preds = %254, %247
  %268 = phi ptr [ %253, %247 ], [ %259, %254 ]
  store <16 x float> %85, ptr %268, align 1
  %269 = add nsw i64 %2, 7
  %270 = mul nsw i64 %46, %269
  %271 = load ptr, ptr %89, align 8
  %272 = getelementptr inbounds float, ptr %271, i64 %270
  %273 = getelementptr inbounds float, ptr %272, i64 %43
  br label %287

274:                                              ; preds = %261
  %275 = add nsw i64 %2, 7
  %276 = mul nsw i64 %46, %275
  %277 = load ptr, ptr %89, align 8
  %278 = getelementptr inbounds float, ptr %277, i64 %276
  %279 = getelementptr inbounds float, ptr %278, i64 %43
  br i1 %90, label %287, label %280

280:                                              ; preds = %274
  br i1 %91, label %281, label %289

281:                                              ; preds = %280, %281
  %282 = phi i64 [ %285, %281 ], [ 0, %280 ]
  %283 = extractelement <16 x float> %87, i64 %282
  %284 = getelementptr inbounds float, ptr %279, i64 %282
  store float %283, ptr %284, align 4
  %285 = add nuw nsw i64 %282, 1
  %286 = icmp eq i64 %285, %92
  br i1 %286, label %289, label %281

287:                                              ; preds = %267, %274
  %288 = phi ptr [ %273, %267 ], [ %279, %274 ]
  store <16 x float> %87, ptr %288, align 1
  br label %289

289:                                              ; preds = %290, %281, %260, %220, %180, %160, %200, %240, %287, %280
  ret void

290:                                              ; preds = %80
  br i1 %91, label %297, label %289

291:                                              ; preds = %80
  store <16 x float> %88, ptr %96, align 1
  %292 = add nsw i64 %2, 1
  %293 = mul nsw i64 %46, %292
  %294 = load ptr, ptr %89, align 8
  %295 = getelementptr inbounds float, ptr %294, i64 %293
  %296 = getelementptr inbounds float, ptr %295, i64 %43
  br label %167

297:                                              ; preds = %290, %297
  %298 = phi i64 [ %301, %297 ], [ 0, %290 ]
  %299 = extractelement <16 x float> %88, i64 %298
  %300 = getelementptr inbounds float, ptr %96, i64 %298
  store float %299, ptr %300, align 4
  %301 = add nuw nsw i64 %298, 1
  %302 = icmp eq i64 %301, %92
  br i1 %302, label %303, label %297

303:                                              ; preds = %297
  %304 = add nsw i64 %2, 1
  %305 = mul nsw i64 %46, %304
  %306 = load ptr, ptr %89, align 8
  %307 = getelementptr inbounds float, ptr %306, i64 %305
  %308 = getelementptr inbounds float, ptr %307, i64 %43
  br i1 %90, label %167, label %160
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
  %27 = icmp slt i64 %26, 16
  %28 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 1
  %29 = load ptr, ptr %28, align 8
  %30 = mul nsw i64 %20, %2
  %31 = add nsw i64 %26, 15
  %32 = sdiv i64 %31, 16
  %33 = icmp sgt i64 %26, 16
  %34 = add nsw i64 %26, -16
  %35 = select i1 %33, i64 %34, i64 0
  %36 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 0
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 11, i32 1
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 12
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 11, i32 2
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 1
  %45 = load i64, ptr %44, align 8
  %46 = mul i64 %43, %41
  %47 = mul i64 %39, %37
  %48 = sdiv i64 %3, %32
  %49 = srem i64 %3, %32
  %50 = shl nsw i64 %49, 4
  %51 = add nsw i64 %50, 16
  %52 = icmp sgt i64 %51, %26
  %53 = select i1 %52, i64 %35, i64 %50
  %54 = sdiv i64 %48, %24
  %55 = srem i64 %48, %24
  %56 = mul i64 %47, %54
  %57 = mul i64 %55, %45
  %58 = add i64 %57, %56
  %59 = mul i64 %46, %58
  %60 = add i64 %59, %53
  %61 = mul nsw i64 %48, %26
  %62 = add nsw i64 %53, %61
  %63 = add nsw i64 %3, 1
  %64 = sdiv i64 %63, %32
  %65 = srem i64 %63, %32
  %66 = shl nsw i64 %65, 4
  %67 = add nsw i64 %66, 16
  %68 = icmp sgt i64 %67, %26
  %69 = select i1 %68, i64 %35, i64 %66
  %70 = sdiv i64 %64, %24
  %71 = srem i64 %64, %24
  %72 = mul i64 %47, %70
  %73 = mul i64 %71, %45
  %74 = add i64 %73, %72
  %75 = mul i64 %46, %74
  %76 = add i64 %75, %69
  %77 = mul nsw i64 %64, %26
  %78 = add nsw i64 %69, %77
  %79 = add nsw i64 %3, 2
  %80 = sdiv i64 %79, %32
  %81 = srem i64 %79, %32
  %82 = shl nsw i64 %81, 4
  %83 = add nsw i64 %82, 16
  %84 = icmp sgt i64 %83, %26
  %85 = select i1 %84, i64 %35, i64 %82
  %86 = sdiv i64 %80, %24
  %87 = srem i64 %80, %24
  %88 = mul i64 %47, %86
  %89 = mul i64 %87, %45
  %90 = add i64 %89, %88
  %91 = mul i64 %46, %90
  %92 = add i64 %91, %85
  %93 = mul nsw i64 %80, %26
  %94 = add nsw i64 %85, %93
  %95 = mul nsw i64 %24, %22
  %96 = select i1 %27, i64 %26, i64 16
  %97 = mul nsw i64 %95, %26
  %98 = getelementptr inbounds float, ptr %29, i64 %30
  %99 = icmp sgt i64 %20, 0
  br i1 %99, label %100, label %107

100:                                              ; preds = %4
  %101 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 0
  %102 = load ptr, ptr %101, align 8
  %103 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %104 = load ptr, ptr %103, align 8
  %105 = shl nsw i64 %20, 1
  %106 = mul nsw i64 %20, 3
  br label %128

107:                                              ; preds = %128, %4
  %108 = phi <16 x float> [ zeroinitializer, %4 ], [ %171, %128 ]
  %109 = phi <16 x float> [ zeroinitializer, %4 ], [ %165, %128 ]
  %110 = phi <16 x float> [ zeroinitializer, %4 ], [ %164, %128 ]
  %111 = phi <16 x float> [ zeroinitializer, %4 ], [ %163, %128 ]
  %112 = phi <16 x float> [ zeroinitializer, %4 ], [ %172, %128 ]
  %113 = phi <16 x float> [ zeroinitializer, %4 ], [ %157, %128 ]
  %114 = phi <16 x float> [ zeroinitializer, %4 ], [ %156, %128 ]
  %115 = phi <16 x float> [ zeroinitializer, %4 ], [ %155, %128 ]
  %116 = phi <16 x float> [ zeroinitializer, %4 ], [ %173, %128 ]
  %117 = phi <16 x float> [ zeroinitializer, %4 ], [ %179, %128 ]
  %118 = phi <16 x float> [ zeroinitializer, %4 ], [ %180, %128 ]
  %119 = phi <16 x float> [ zeroinitializer, %4 ], [ %181, %128 ]
  %120 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 2
  %121 = icmp sgt i64 %26, 15
  %122 = icmp sgt i64 %26, 0
  %123 = call i64 @llvm.smax.i64(i64 %96, i64 1)
  %124 = mul nsw i64 %97, %2
  %125 = load ptr, ptr %120, align 8
  %126 = getelementptr inbounds float, ptr %125, i64 %124
  %127 = getelementptr inbounds float, ptr %126, i64 %62
  br i1 %121, label %185, label %184

128:                                              ; preds = %128, %100
  %129 = phi <16 x float> [ zeroinitializer, %100 ], [ %171, %128 ]
  %130 = phi <16 x float> [ zeroinitializer, %100 ], [ %165, %128 ]
  %131 = phi <16 x float> [ zeroinitializer, %100 ], [ %164, %128 ]
  %132 = phi <16 x float> [ zeroinitializer, %100 ], [ %163, %128 ]
  %133 = phi <16 x float> [ zeroinitializer, %100 ], [ %172, %128 ]
  %134 = phi <16 x float> [ zeroinitializer, %100 ], [ %157, %128 ]
  %135 = phi <16 x float> [ zeroinitializer, %100 ], [ %156, %128 ]
  %136 = phi <16 x float> [ zeroinitializer, %100 ], [ %155, %128 ]
  %137 = phi <16 x float> [ zeroinitializer, %100 ], [ %173, %128 ]
  %138 = phi <16 x float> [ zeroinitializer, %100 ], [ %179, %128 ]
  %139 = phi <16 x float> [ zeroinitializer, %100 ], [ %180, %128 ]
  %140 = phi <16 x float> [ zeroinitializer, %100 ], [ %181, %128 ]
  %141 = phi i64 [ 0, %100 ], [ %182, %128 ]
  %142 = getelementptr inbounds i64, ptr %104, i64 %141
  %143 = load i64, ptr %142, align 8
  %144 = getelementptr inbounds float, ptr %102, i64 %143
  %145 = getelementptr inbounds float, ptr %144, i64 %60
  %146 = load <16 x float>, ptr %145, align 1
  %147 = getelementptr inbounds float, ptr %144, i64 %76
  %148 = load <16 x float>, ptr %147, align 1
  %149 = getelementptr inbounds float, ptr %144, i64 %92
  %150 = load <16 x float>, ptr %149, align 1
  %151 = getelementptr inbounds float, ptr %98, i64 %141
  %152 = load float, ptr %151, align 4
  %153 = insertelement <16 x float> poison, float %152, i64 0
  %154 = shufflevector <16 x float> %153, <16 x float> poison, <16 x i32> zeroinitializer
  %155 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %154, <16 x float> %146, <16 x float> %136)
  %156 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %154, <16 x float> %148, <16 x float> %135)
  %157 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %154, <16 x float> %150, <16 x float> %134)
  %158 = add nsw i64 %20, %141
  %159 = getelementptr inbounds float, ptr %98, i64 %158
  %160 = load float, ptr %159, align 4
  %161 = insertelement <16 x float> poison, float %160, i64 0
  %162 = shufflevector <16 x float> %161, <16 x float> poison, <16 x i32> zeroinitializer
  %163 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %162, <16 x float> %146, <16 x float> %132)
  %164 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %162, <16 x float> %148, <16 x float> %131)
  %165 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %162, <16 x float> %150, <16 x float> %130)
  %166 = add nsw i64 %105, %141
  %167 = getelementptr inbounds float, ptr %98, i64 %166
  %168 = load float, ptr %167, align 4
  %169 = insertelement <16 x float> poison, float %168, i64 0
  %170 = shufflevector <16 x float> %169, <16 x float> poison, <16 x i32> zeroinitializer
  %171 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %170, <16 x float> %146, <16 x float> %129)
  %172 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %170, <16 x float> %148, <16 x float> %133)
  %173 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %170, <16 x float> %150, <16 x float> %137)
  %174 = add nsw i64 %106, %141
  %175 = getelementptr inbounds float, ptr %98, i64 %174
  %176 = load float, ptr %175, align 4
  %177 = insertelement <16 x float> poison, float %176, i64 0
  %178 = shufflevector <16 x float> %177, <16 x float> poison, <16 x i32> zeroinitializer
  %179 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %178, <16 x float> %146, <16 x float> %138)
  %180 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %178, <16 x float> %148, <16 x float> %139)
  %181 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %178, <16 x float> %150, <16 x float> %140)
  %182 = add nuw nsw i64 %141, 1
  %183 = icmp eq i64 %182, %20
  br i1 %183, label %107, label %128

184:                                              ; preds = %107
  br i1 %122, label %189, label %386

185:                                              ; preds = %107
  store <16 x float> %115, ptr %127, align 1
  %186 = load ptr, ptr %120, align 8
  %187 = getelementptr inbounds float, ptr %186, i64 %124
  %188 = getelementptr inbounds float, ptr %187, i64 %78
  br label %206

189:                                              ; preds = %184, %189
  %190 = phi i64 [ %193, %189 ], [ 0, %184 ]
  %191 = extractelement <16 x float> %115, i64 %190
  %192 = getelementptr inbounds float, ptr %127, i64 %190
  store float %191, ptr %192, align 4
  %193 = add nuw nsw i64 %190, 1
  %194 = icmp eq i64 %193, %123
  br i1 %194, label %195, label %189

195:                                              ; preds = %189
  %196 = load ptr, ptr %120, align 8
  %197 = getelementptr inbounds float, ptr %196, i64 %124
  %198 = getelementptr inbounds float, ptr %197, i64 %78
  br i1 %121, label %206, label %199

199:                                              ; preds = %195
  br i1 %122, label %200, label %386

200:                                              ; preds = %199, %200
  %201 = phi i64 [ %204, %200 ], [ 0, %199 ]
  %202 = extractelement <16 x float> %114, i64 %201
  %203 = getelementptr inbounds float, ptr %198, i64 %201
  store float %202, ptr %203, align 4
  %204 = add nuw nsw i64 %201, 1
  %205 = icmp eq i64 %204, %123
  br i1 %205, label %211, label %200

206:                                              ; preds = %195, %185
  %207 = phi ptr [ %188, %185 ], [ %198, %195 ]
  store <16 x float> %114, ptr %207, align 1
  %208 = load ptr, ptr %120, align 8
  %209 = getelementptr inbounds float, ptr %208, i64 %124
  %210 = getelementptr inbounds float, ptr %209, i64 %94
  br label %222

211:                                              ; preds = %200
  %212 = load ptr, ptr %120, align 8
  %213 = getelementptr inbounds float, ptr %212, i64 %124
  %214 = getelementptr inbounds float, ptr %213, i64 %94
  br i1 %121, label %222, label %215

215:                                              ; preds = %211
  br i1 %122, label %216, label %386

216:                                              ; preds = %215, %216
  %217 = phi i64 [ %220, %216 ], [ 0, %215 ]
  %218 = extractelement <16 x float> %113, i64 %217
  %219 = getelementptr inbounds float, ptr %214, i64 %217
  store float %218, ptr %219, align 4
  %220 = add nuw nsw i64 %217, 1
  %221 = icmp eq i64 %220, %123
  br i1 %221, label %229, label %216

222:                                              ; preds = %211, %206
  %223 = phi ptr [ %210, %206 ], [ %214, %211 ]
  store <16 x float> %113, ptr %223, align 1
  %224 = add nsw i64 %2, 1
  %225 = mul nsw i64 %97, %224
  %226 = load ptr, ptr %120, align 8
  %227 = getelementptr inbounds float, ptr %226, i64 %225
  %228 = getelementptr inbounds float, ptr %227, i64 %62
  br label %242

229:                                              ; preds = %216
  %230 = add nsw i64 %2, 1
  %231 = mul nsw i64 %97, %230
  %232 = load ptr, ptr %120, align 8
  %233 = getelementptr inbounds float, ptr %232, i64 %231
  %234 = getelementptr inbounds float, ptr %233, i64 %62
  br i1 %121, label %242, label %235

235:                                              ; preds = %229
  br i1 %122, label %236, label %386

236:                                              ; preds = %235, %236
  %237 = phi i64 [ %240, %236 ], [ 0, %235 ]
  %238 = extractelement <16 x float> %111, i64 %237
  %239 = getelementptr inbounds float, ptr %234, i64 %237
  store float %238, ptr %239, align 4
  %240 = add nuw nsw i64 %237, 1
  %241 = icmp eq i64 %240, %123
  br i1 %241, label %248, label %236

242:                                              ; preds = %229, %222
  %243 = phi ptr [ %228, %222 ], [ %234, %229 ]
  %244 = phi i64 [ %225, %222 ], [ %231, %229 ]
  store <16 x float> %111, ptr %243, align 1
  %245 = load ptr, ptr %120, align 8
  %246 = getelementptr inbounds float, ptr %245, i64 %244
  %247 = getelementptr inbounds float, ptr %246, i64 %78
  br label %259

248:                                              ; preds = %236
  %249 = load ptr, ptr %120, align 8
  %250 = getelementptr inbounds float, ptr %249, i64 %231
  %251 = getelementptr inbounds float, ptr %250, i64 %78
  br i1 %121, label %259, label %252

252:                                              ; preds = %248
  br i1 %122, label %253, label %386

253:                                              ; preds = %252, %253
  %254 = phi i64 [ %257, %253 ], [ 0, %252 ]
  %255 = extractelement <16 x float> %110, i64 %254
  %256 = getelementptr inbounds float, ptr %251, i64 %254
  store float %255, ptr %256, align 4
  %257 = add nuw nsw i64 %254, 1
  %258 = icmp eq i64 %257, %123
  br i1 %258, label %265, label %253

259:                                              ; preds = %248, %242
  %260 = phi ptr [ %247, %242 ], [ %251, %248 ]
  %261 = phi i64 [ %244, %242 ], [ %231, %248 ]
  store <16 x float> %110, ptr %260, align 1
  %262 = load ptr, ptr %120, align 8
  %263 = getelementptr inbounds float, ptr %262, i64 %261
  %264 = getelementptr inbounds float, ptr %263, i64 %94
  br label %276

265:                                              ; preds = %253
  %266 = load ptr, ptr %120, align 8
  %267 = getelementptr inbounds float, ptr %266, i64 %231
  %268 = getelementptr inbounds float, ptr %267, i64 %94
  br i1 %121, label %276, label %269

269:                                              ; preds = %265
  br i1 %122, label %270, label %386

270:                                              ; preds = %269, %270
  %271 = phi i64 [ %274, %270 ], [ 0, %269 ]
  %272 = extractelement <16 x float> %109, i64 %271
  %273 = getelementptr inbounds float, ptr %268, i64 %271
  store float %272, ptr %273, align 4
  %274 = add nuw nsw i64 %271, 1
  %275 = icmp eq i64 %274, %123
  br i1 %275, label %283, label %270

276:                                              ; preds = %265, %259
  %277 = phi ptr [ %264, %259 ], [ %268, %265 ]
  store <16 x float> %109, ptr %277, align 1
  %278 = add nsw i64 %2, 2
  %279 = mul nsw i64 %97, %278
  %280 = load ptr, ptr %120, align 8
  %281 = getelementptr inbounds float, ptr %280, i64 %279
  %282 = getelementptr inbounds float, ptr %281, i64 %62
  br label %296

283:                                              ; preds = %270
  %284 = add nsw i64 %2, 2
  %285 = mul nsw i64 %97, %284
  %286 = load ptr, ptr %120, align 8
  %287 = getelementptr inbounds float, ptr %286, i64 %285
  %288 = getelementptr inbounds float, ptr %287, i64 %62
  br i1 %121, label %296, label %289

289:                                              ; preds = %283
  br i1 %122, label %290, label %386

290:                                              ; preds = %289, %290
  %291 = phi i64 [ %294, %290 ], [ 0, %289 ]
  %292 = extractelement <16 x float> %108, i64 %291
  %293 = getelementptr inbounds float, ptr %288, i64 %291
  store float %292, ptr %293, align 4
  %294 = add nuw nsw i64 %291, 1
  %295 = icmp eq i64 %294, %123
  br i1 %295, label %302, label %290

296:                                              ; preds = %283, %276
  %297 = phi ptr [ %282, %276 ], [ %288, %283 ]
  %298 = phi i64 [ %279, %276 ], [ %285, %283 ]
  store <16 x float> %108, ptr %297, align 1
  %299 = load ptr, ptr %120, align 8
  %300 = getelementptr inbounds float, ptr %299, i64 %298
  %301 = getelementptr inbounds float, ptr %300, i64 %78
  br label %313

302:                                              ; preds = %290
  %303 = load ptr, ptr %120, align 8
  %304 = getelementptr inbounds float, ptr %303, i64 %285
  %305 = getelementptr inbounds float, ptr %304, i64 %78
  br i1 %121, label %313, label %306

306:                                              ; preds = %302
  br i1 %122, label %307, label %386

307:                                              ; preds = %306, %307
  %308 = phi i64 [ %311, %307 ], [ 0, %306 ]
  %309 = extractelement <16 x float> %112, i64 %308
  %310 = getelementptr inbounds float, ptr %305, i64 %308
  store float %309, ptr %310, align 4
  %311 = add nuw nsw i64 %308, 1
  %312 = icmp eq i64 %311, %123
  br i1 %312, label %319, label %307

313:                                              ; preds = %302, %296
  %314 = phi ptr [ %301, %296 ], [ %305, %302 ]
  %315 = phi i64 [ %298, %296 ], [ %285, %302 ]
  store <16 x float> %112, ptr %314, align 1
  %316 = load ptr, ptr %120, align 8
  %317 = getelementptr inbounds float, ptr %316, i64 %315
  %318 = getelementptr inbounds float, ptr %317, i64 %94
  br label %330

319:                                              ; preds = %307
  %320 = load ptr, ptr %120, align 8
  %321 = getelementptr inbounds float, ptr %320, i64 %285
  %322 = getelementptr inbounds float, ptr %321, i64 %94
  br i1 %121, label %330, label %323

323:                                              ; preds = %319
  br i1 %122, label %324, label %386

324:                                              ; preds = %323, %324
  %325 = phi i64 [ %328, %324 ], [ 0, %323 ]
  %326 = extractelement <16 x float> %116, i64 %325
  %327 = getelementptr inbounds float, ptr %322, i64 %325
  store float %326, ptr %327, align 4
  %328 = add nuw nsw i64 %325, 1
  %329 = icmp eq i64 %328, %123
  br i1 %329, label %337, label %324

330:                                              ; preds = %319, %313
  %331 = phi ptr [ %318, %313 ], [ %322, %319 ]
  store <16 x float> %116, ptr %331, align 1
  %332 = add nsw i64 %2, 3
  %333 = mul nsw i64 %97, %332
  %334 = load ptr, ptr %120, align 8
  %335 = getelementptr inbounds float, ptr %334, i64 %333
  %336 = getelementptr inbounds float, ptr %335, i64 %62
  br label %350

337:                                              ; preds = %324
  %338 = add nsw i64 %2, 3
  %339 = mul nsw i64 %97, %338
  %340 = load ptr, ptr %120, align 8
  %341 = getelementptr inbounds float, ptr %340, i64 %339
  %342 = getelementptr inbounds float, ptr %341, i64 %62
  br i1 %121, label %350, label %343

343:                                              ; preds = %337
  br i1 %122, label %344, label %386

344:                                              ; preds = %343, %344
  %345 = phi i64 [ %348, %344 ], [ 0, %343 ]
  %346 = extractelement <16 x float> %117, i64 %345
  %347 = getelementptr inbounds float, ptr %342, i64 %345
  store float %346, ptr %347, align 4
  %348 = add nuw nsw i64 %345, 1
  %349 = icmp eq i64 %348, %123
  br i1 %349, label %356, label %344

350:                                              ; preds = %337, %330
  %351 = phi ptr [ %336, %330 ], [ %342, %337 ]
  %352 = phi i64 [ %333, %330 ], [ %339, %337 ]
  store <16 x float> %117, ptr %351, align 1
  %353 = load ptr, ptr %120, align 8
  %354 = getelementptr inbounds float, ptr %353, i64 %352
  %355 = getelementptr inbounds float, ptr %354, i64 %78
  br label %367

356:                                              ; preds = %344
  %357 = load ptr, ptr %120, align 8
  %358 = getelementptr inbounds float, ptr %357, i64 %339
  %359 = getelementptr inbounds float, ptr %358, i64 %78
  br i1 %121, label %367, label %360

360:                                              ; preds = %356
  br i1 %122, label %361, label %386

361:                                              ; preds = %360, %361
  %362 = phi i64 [ %365, %361 ], [ 0, %360 ]
  %363 = extractelement <16 x float> %118, i64 %362
  %364 = getelementptr inbounds float, ptr %359, i64 %362
  store float %363, ptr %364, align 4
  %365 = add nuw nsw i64 %362, 1
  %366 = icmp eq i64 %365, %123
  br i1 %366, label %373, label %361

367:                                              ; preds = %356, %350
  %368 = phi ptr [ %355, %350 ], [ %359, %356 ]
  %369 = phi i64 [ %352, %350 ], [ %339, %356 ]
  store <16 x float> %118, ptr %368, align 1
  %370 = load ptr, ptr %120, align 8
  %371 = getelementptr inbounds float, ptr %370, i64 %369
  %372 = getelementptr inbounds float, ptr %371, i64 %94
  br label %384

373:                                              ; preds = %361
  %374 = load ptr, ptr %120, align 8
  %375 = getelementptr inbounds float, ptr %374, i64 %339
  %376 = getelementptr inbounds float, ptr %375, i64 %94
  br i1 %121, label %384, label %377

377:                                              ; preds = %373
  br i1 %122, label %378, label %386

378:                                              ; preds = %377, %378
  %379 = phi i64 [ %382, %378 ], [ 0, %377 ]
  %380 = extractelement <16 x float> %119, i64 %379
  %381 = getelementptr inbounds float, ptr %376, i64 %379
  store float %380, ptr %381, align 4
  %382 = add nuw nsw i64 %379, 1
  %383 = icmp eq i64 %382, %123
  br i1 %383, label %386, label %378

384:                                              ; preds = %367, %373
  %385 = phi ptr [ %372, %367 ], [ %376, %373 ]
  store <16 x float> %119, ptr %385, align 1
  br label %386

386:                                              ; preds = %378, %360, %323, %289, %252, %215, %184, %199, %235, %269, %306, %343, %384, %377
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
  %27 = icmp slt i64 %26, 16
  %28 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 1
  %29 = load ptr, ptr %28, align 8
  %30 = mul nsw i64 %20, %2
  %31 = add nsw i64 %26, 15
  %32 = sdiv i64 %31, 16
  %33 = icmp sgt i64 %26, 16
  %34 = add nsw i64 %26, -16
  %35 = select i1 %33, i64 %34, i64 0
  %36 = sdiv i64 %3, %32
  %37 = srem i64 %3, %32
  %38 = shl nsw i64 %37, 4
  %39 = add nsw i64 %38, 16
  %40 = icmp sgt i64 %39, %26
  %41 = select i1 %40, i64 %35, i64 %38
  %42 = mul nsw i64 %36, %26
  %43 = add nsw i64 %41, %42
  %44 = mul nsw i64 %24, %22
  %45 = select i1 %27, i64 %26, i64 16
  %46 = mul nsw i64 %44, %26
  %47 = getelementptr inbounds float, ptr %29, i64 %30
  %48 = icmp sgt i64 %20, 0
  br i1 %48, label %49, label %76

49:                                               ; preds = %4
  %50 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 11, i32 2
  %51 = load i64, ptr %50, align 8
  %52 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 12
  %53 = load i64, ptr %52, align 8
  %54 = mul i64 %51, %53
  %55 = srem i64 %36, %24
  %56 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 1
  %57 = load i64, ptr %56, align 8
  %58 = mul i64 %55, %57
  %59 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 11, i32 1
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 0
  %62 = load i64, ptr %61, align 8
  %63 = mul i64 %60, %62
  %64 = sdiv i64 %36, %24
  %65 = mul i64 %63, %64
  %66 = add i64 %58, %65
  %67 = mul i64 %54, %66
  %68 = add i64 %67, %41
  %69 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 0
  %70 = load ptr, ptr %69, align 8
  %71 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %72 = load ptr, ptr %71, align 8
  %73 = getelementptr inbounds float, ptr %70, i64 %68
  %74 = shl nsw i64 %20, 1
  %75 = mul nsw i64 %20, 3
  br label %89

76:                                               ; preds = %89, %4
  %77 = phi <16 x float> [ zeroinitializer, %4 ], [ %115, %89 ]
  %78 = phi <16 x float> [ zeroinitializer, %4 ], [ %109, %89 ]
  %79 = phi <16 x float> [ zeroinitializer, %4 ], [ %121, %89 ]
  %80 = phi <16 x float> [ zeroinitializer, %4 ], [ %103, %89 ]
  %81 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 2
  %82 = icmp sgt i64 %26, 15
  %83 = icmp sgt i64 %26, 0
  %84 = call i64 @llvm.smax.i64(i64 %45, i64 1)
  %85 = mul nsw i64 %46, %2
  %86 = load ptr, ptr %81, align 8
  %87 = getelementptr inbounds float, ptr %86, i64 %85
  %88 = getelementptr inbounds float, ptr %87, i64 %43
  br i1 %82, label %175, label %174

89:                                               ; preds = %89, %49
  %90 = phi <16 x float> [ zeroinitializer, %49 ], [ %115, %89 ]
  %91 = phi <16 x float> [ zeroinitializer, %49 ], [ %109, %89 ]
  %92 = phi <16 x float> [ zeroinitializer, %49 ], [ %121, %89 ]
  %93 = phi <16 x float> [ zeroinitializer, %49 ], [ %103, %89 ]
  %94 = phi i64 [ 0, %49 ], [ %122, %89 ]
  %95 = getelementptr inbounds i64, ptr %72, i64 %94
  %96 = load i64, ptr %95, align 8
  %97 = getelementptr inbounds float, ptr %73, i64 %96
  %98 = load <16 x float>, ptr %97, align 1
  %99 = getelementptr inbounds float, ptr %47, i64 %94
  %100 = load float, ptr %99, align 4
  %101 = insertelement <16 x float> poison, float %100, i64 0
  %102 = shufflevector <16 x float> %101, <16 x float> poison, <16 x i32> zeroinitializer
  %103 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %102, <16 x float> %98, <16 x float> %93)
  %104 = add nsw i64 %20, %94
  %105 = getelementptr inbounds float, ptr %47, i64 %104
  %106 = load float, ptr %105, align 4
  %107 = insertelement <16 x float> poison, float %106, i64 0
  %108 = shufflevector <16 x float> %107, <16 x float> poison, <16 x i32> zeroinitializer
  %109 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %108, <16 x float> %98, <16 x float> %91)
  %110 = add nsw i64 %74, %94
  %111 = getelementptr inbounds float, ptr %47, i64 %110
  %112 = load float, ptr %111, align 4
  %113 = insertelement <16 x float> poison, float %112, i64 0
  %114 = shufflevector <16 x float> %113, <16 x float> poison, <16 x i32> zeroinitializer
  %115 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %114, <16 x float> %98, <16 x float> %90)
  %116 = add nsw i64 %75, %94
  %117 = getelementptr inbounds float, ptr %47, i64 %116
  %118 = load float, ptr %117, align 4
  %119 = insertelement <16 x float> poison, float %118, i64 0
  %120 = shufflevector <16 x float> %119, <16 x float> poison, <16 x i32> zeroinitializer
  %121 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %120, <16 x float> %98, <16 x float> %92)
  %122 = add nuw nsw i64 %94, 1
  %123 = icmp eq i64 %122, %20
  br i1 %123, label %76, label %89

124:                                              ; preds = %187
  br i1 %83, label %125, label %173

125:                                              ; preds = %124, %125
  %126 = phi i64 [ %129, %125 ], [ 0, %124 ]
  %127 = extractelement <16 x float> %78, i64 %126
  %128 = getelementptr inbounds float, ptr %192, i64 %126
  store float %127, ptr %128, align 4
  %129 = add nuw nsw i64 %126, 1
  %130 = icmp eq i64 %129, %84
  br i1 %130, label %138, label %125

131:                                              ; preds = %187, %175
  %132 = phi ptr [ %192, %187 ], [ %180, %175 ]
  store <16 x float> %78, ptr %132, align 1
  %133 = add nsw i64 %2, 2
  %134 = mul nsw i64 %46, %133
  %135 = load ptr, ptr %81, align 8
  %136 = getelementptr inbounds float, ptr %135, i64 %134
  %137 = getelementptr inbounds float, ptr %136, i64 %43
  br label %151

138:                                              ; preds = %125
  %139 = add nsw i64 %2, 2
  %140 = mul nsw i64 %46, %139
  %141 = load ptr, ptr %81, align 8
  %142 = getelementptr inbounds float, ptr %141, i64 %140
  %143 = getelementptr inbounds float, ptr %142, i64 %43
  br i1 %82, label %151, label %144

144:                                              ; preds = %138
  br i1 %83, label %145, label %173

145:                                              ; preds = %144, %145
  %146 = phi i64 [ %149, %145 ], [ 0, %144 ]
  %147 = extractelement <16 x float> %77, i64 %146
  %148 = getelementptr inbounds float, ptr %143, i64 %146
  store float %147, ptr %148, align 4
  %149 = add nuw nsw i64 %146, 1
  %150 = icmp eq i64 %149, %84
  br i1 %150, label %158, label %145

151:                                              ; preds = %138, %131
  %152 = phi ptr [ %137, %131 ], [ %143, %138 ]
  store <16 x float> %77, ptr %152, align 1
  %153 = add nsw i64 %2, 3
  %154 = mul nsw i64 %46, %153
  %155 = load ptr, ptr %81, align 8
  %156 = getelementptr inbounds float, ptr %155, i64 %154
  %157 = getelementptr inbounds float, ptr %156, i64 %43
  br label %171

158:                                              ; preds = %145
  %159 = add nsw i64 %2, 3
  %160 = mul nsw i64 %46, %159
  %161 = load ptr, ptr %81, align 8
  %162 = getelementptr inbounds float, ptr %161, i64 %160
  %163 = getelementptr inbounds float, ptr %162, i64 %43
  br i1 %82, label %171, label %164

164:                                              ; preds = %158
  br i1 %83, label %165, label %173

165:                                              ; preds = %164, %165
  %166 = phi i64 [ %169, %165 ], [ 0, %164 ]
  %167 = extractelement <16 x float> %79, i64 %166
  %168 = getelementptr inbounds float, ptr %163, i64 %166
  store float %167, ptr %168, align 4
  %169 = add nuw nsw i64 %166, 1
  %170 = icmp eq i64 %169, %84
  br i1 %170, label %173, label %165

171:                                              ; preds = %151, %158
  %172 = phi ptr [ %157, %151 ], [ %163, %158 ]
  store <16 x float> %79, ptr %172, align 1
  br label %173

173:                                              ; preds = %174, %165, %144, %124, %171, %164
  ret void

174:                                              ; preds = %76
  br i1 %83, label %181, label %173

175:                                              ; preds = %76
  store <16 x float> %80, ptr %88, align 1
  %176 = add nsw i64 %2, 1
  %177 = mul nsw i64 %46, %176
  %178 = load ptr, ptr %81, align 8
  %179 = getelementptr inbounds float, ptr %178, i64 %177
  %180 = getelementptr inbounds float, ptr %179, i64 %43
  br label %131

181:                                              ; preds = %174, %181
  %182 = phi i64 [ %185, %181 ], [ 0, %174 ]
  %183 = extractelement <16 x float> %80, i64 %182
  %184 = getelementptr inbounds float, ptr %88, i64 %182
  store float %183, ptr %184, align 4
  %185 = add nuw nsw i64 %182, 1
  %186 = icmp eq i64 %185, %84
  br i1 %186, label %187, label %181

187:                                              ; preds = %181
  %188 = add nsw i64 %2, 1
  %189 = mul nsw i64 %46, %188
  %190 = load ptr, ptr %81, align 8
  %191 = getelementptr inbounds float, ptr %190, i64 %189
  %192 = getelementptr inbounds float, ptr %191, i64 %43
  br i1 %82, label %131, label %124
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
  %27 = icmp slt i64 %26, 16
  %28 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 1
  %29 = load ptr, ptr %28, align 8
  %30 = mul nsw i64 %20, %2
  %31 = add nsw i64 %26, 15
  %32 = sdiv i64 %31, 16
  %33 = icmp sgt i64 %26, 16
  %34 = add nsw i64 %26, -16
  %35 = select i1 %33, i64 %34, i64 0
  %36 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 0
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 11, i32 1
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 12
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 11, i32 2
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 1
  %45 = load i64, ptr %44, align 8
  %46 = mul i64 %43, %41
  %47 = mul i64 %39, %37
  %48 = sdiv i64 %3, %32
  %49 = srem i64 %3, %32
  %50 = shl nsw i64 %49, 4
  %51 = add nsw i64 %50, 16
  %52 = icmp sgt i64 %51, %26
  %53 = select i1 %52, i64 %35, i64 %50
  %54 = sdiv i64 %48, %24
  %55 = srem i64 %48, %24
  %56 = mul i64 %47, %54
  %57 = mul i64 %55, %45
  %58 = add i64 %57, %56
  %59 = mul i64 %46, %58
  %60 = add i64 %59, %53
  %61 = mul nsw i64 %48, %26
  %62 = add nsw i64 %53, %61
  %63 = add nsw i64 %3, 1
  %64 = sdiv i64 %63, %32
  %65 = srem i64 %63, %32
  %66 = shl nsw i64 %65, 4
  %67 = add nsw i64 %66, 16
  %68 = icmp sgt i64 %67, %26
  %69 = select i1 %68, i64 %35, i64 %66
  %70 = sdiv i64 %64, %24
  %71 = srem i64 %64, %24
  %72 = mul i64 %47, %70
  %73 = mul i64 %71, %45
  %74 = add i64 %73, %72
  %75 = mul i64 %46, %74
  %76 = add i64 %75, %69
  %77 = mul nsw i64 %64, %26
  %78 = add nsw i64 %69, %77
  %79 = add nsw i64 %3, 2
  %80 = sdiv i64 %79, %32
  %81 = srem i64 %79, %32
  %82 = shl nsw i64 %81, 4
  %83 = add nsw i64 %82, 16
  %84 = icmp sgt i64 %83, %26
  %85 = select i1 %84, i64 %35, i64 %82
  %86 = sdiv i64 %80, %24
  %87 = srem i64 %80, %24
  %88 = mul i64 %47, %86
  %89 = mul i64 %87, %45
  %90 = add i64 %89, %88
  %91 = mul i64 %46, %90
  %92 = add i64 %91, %85
  %93 = mul nsw i64 %80, %26
  %94 = add nsw i64 %85, %93
  %95 = add nsw i64 %3, 3
  %96 = sdiv i64 %95, %32
  %97 = srem i64 %95, %32
  %98 = shl nsw i64 %97, 4
  %99 = add nsw i64 %98, 16
  %100 = icmp sgt i64 %99, %26
  %101 = select i1 %100, i64 %35, i64 %98
  %102 = sdiv i64 %96, %24
  %103 = srem i64 %96, %24
  %104 = mul i64 %47, %102
  %105 = mul i64 %103, %45
  %106 = add i64 %105, %104
  %107 = mul i64 %46, %106
  %108 = add i64 %107, %101
  %109 = mul nsw i64 %96, %26
  %110 = add nsw i64 %101, %109
  %111 = add nsw i64 %3, 4
  %112 = sdiv i64 %111, %32
  %113 = srem i64 %111, %32
  %114 = shl nsw i64 %113, 4
  %115 = add nsw i64 %114, 16
  %116 = icmp sgt i64 %115, %26
  %117 = select i1 %116, i64 %35, i64 %114
  %118 = sdiv i64 %112, %24
  %119 = srem i64 %112, %24
  %120 = mul i64 %47, %118
  %121 = mul i64 %119, %45
  %122 = add i64 %121, %120
  %123 = mul i64 %46, %122
  %124 = add i64 %123, %117
  %125 = mul nsw i64 %112, %26
  %126 = add nsw i64 %117, %125
  %127 = add nsw i64 %3, 5
  %128 = sdiv i64 %127, %32
  %129 = srem i64 %127, %32
  %130 = shl nsw i64 %129, 4
  %131 = add nsw i64 %130, 16
  %132 = icmp sgt i64 %131, %26
  %133 = select i1 %132, i64 %35, i64 %130
  %134 = sdiv i64 %128, %24
  %135 = srem i64 %128, %24
  %136 = mul i64 %47, %134
  %137 = mul i64 %135, %45
  %138 = add i64 %137, %136
  %139 = mul i64 %46, %138
  %140 = add i64 %139, %133
  %141 = mul nsw i64 %128, %26
  %142 = add nsw i64 %133, %141
  %143 = mul nsw i64 %24, %22
  %144 = select i1 %27, i64 %26, i64 16
  %145 = mul nsw i64 %143, %26
  %146 = getelementptr inbounds float, ptr %29, i64 %30
  %147 = icmp sgt i64 %20, 0
  br i1 %147, label %148, label %153

148:                                              ; preds = %4
  %149 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 0
  %150 = load ptr, ptr %149, align 8
  %151 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %152 = load ptr, ptr %151, align 8
  br label %168

153:                                              ; preds = %168, %4
  %154 = phi <16 x float> [ zeroinitializer, %4 ], [ %200, %168 ]
  %155 = phi <16 x float> [ zeroinitializer, %4 ], [ %199, %168 ]
  %156 = phi <16 x float> [ zeroinitializer, %4 ], [ %198, %168 ]
  %157 = phi <16 x float> [ zeroinitializer, %4 ], [ %197, %168 ]
  %158 = phi <16 x float> [ zeroinitializer, %4 ], [ %196, %168 ]
  %159 = phi <16 x float> [ zeroinitializer, %4 ], [ %195, %168 ]
  %160 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 2
  %161 = icmp sgt i64 %26, 15
  %162 = icmp sgt i64 %26, 0
  %163 = call i64 @llvm.smax.i64(i64 %144, i64 1)
  %164 = mul nsw i64 %145, %2
  %165 = load ptr, ptr %160, align 8
  %166 = getelementptr inbounds float, ptr %165, i64 %164
  %167 = getelementptr inbounds float, ptr %166, i64 %62
  br i1 %161, label %204, label %203

168:                                              ; preds = %168, %148
  %169 = phi <16 x float> [ zeroinitializer, %148 ], [ %200, %168 ]
  %170 = phi <16 x float> [ zeroinitializer, %148 ], [ %199, %168 ]
  %171 = phi <16 x float> [ zeroinitializer, %148 ], [ %198, %168 ]
  %172 = phi <16 x float> [ zeroinitializer, %148 ], [ %197, %168 ]
  %173 = phi <16 x float> [ zeroinitializer, %148 ], [ %196, %168 ]
  %174 = phi <16 x float> [ zeroinitializer, %148 ], [ %195, %168 ]
  %175 = phi i64 [ 0, %148 ], [ %201, %168 ]
  %176 = getelementptr inbounds i64, ptr %152, i64 %175
  %177 = load i64, ptr %176, align 8
  %178 = getelementptr inbounds float, ptr %150, i64 %177
  %179 = getelementptr inbounds float, ptr %178, i64 %60
  %180 = load <16 x float>, ptr %179, align 1
  %181 = getelementptr inbounds float, ptr %178, i64 %76
  %182 = load <16 x float>, ptr %181, align 1
  %183 = getelementptr inbounds float, ptr %178, i64 %92
  %184 = load <16 x float>, ptr %183, align 1
  %185 = getelementptr inbounds float, ptr %178, i64 %108
  %186 = load <16 x float>, ptr %185, align 1
  %187 = getelementptr inbounds float, ptr %178, i64 %124
  %188 = load <16 x float>, ptr %187, align 1
  %189 = getelementptr inbounds float, ptr %178, i64 %140
  %190 = load <16 x float>, ptr %189, align 1
  %191 = getelementptr inbounds float, ptr %146, i64 %175
  %192 = load float, ptr %191, align 4
  %193 = insertelement <16 x float> poison, float %192, i64 0
  %194 = shufflevector <16 x float> %193, <16 x float> poison, <16 x i32> zeroinitializer
  %195 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %194, <16 x float> %180, <16 x float> %174)
  %196 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %194, <16 x float> %182, <16 x float> %173)
  %197 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %194, <16 x float> %184, <16 x float> %172)
  %198 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %194, <16 x float> %186, <16 x float> %171)
  %199 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %194, <16 x float> %188, <16 x float> %170)
  %200 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %194, <16 x float> %190, <16 x float> %169)
  %201 = add nuw nsw i64 %175, 1
  %202 = icmp eq i64 %201, %20
  br i1 %202, label %153, label %168

203:                                              ; preds = %153
  br i1 %162, label %208, label %291

204:                                              ; preds = %153
  store <16 x float> %159, ptr %167, align 1
  %205 = load ptr, ptr %160, align 8
  %206 = getelementptr inbounds float, ptr %205, i64 %164
  %207 = getelementptr inbounds float, ptr %206, i64 %78
  br label %225

208:                                              ; preds = %203, %208
  %209 = phi i64 [ %212, %208 ], [ 0, %203 ]
  %210 = extractelement <16 x float> %159, i64 %209
  %211 = getelementptr inbounds float, ptr %167, i64 %209
  store float %210, ptr %211, align 4
  %212 = add nuw nsw i64 %209, 1
  %213 = icmp eq i64 %212, %163
  br i1 %213, label %214, label %208

214:                                              ; preds = %208
  %215 = load ptr, ptr %160, align 8
  %216 = getelementptr inbounds float, ptr %215, i64 %164
  %217 = getelementptr inbounds float, ptr %216, i64 %78
  br i1 %161, label %225, label %218

218:                                              ; preds = %214
  br i1 %162, label %219, label %291

219:                                              ; preds = %218, %219
  %220 = phi i64 [ %223, %219 ], [ 0, %218 ]
  %221 = extractelement <16 x float> %158, i64 %220
  %222 = getelementptr inbounds float, ptr %217, i64 %220
  store float %221, ptr %222, align 4
  %223 = add nuw nsw i64 %220, 1
  %224 = icmp eq i64 %223, %163
  br i1 %224, label %230, label %219

225:                                              ; preds = %214, %204
  %226 = phi ptr [ %207, %204 ], [ %217, %214 ]
  store <16 x float> %158, ptr %226, align 1
  %227 = load ptr, ptr %160, align 8
  %228 = getelementptr inbounds float, ptr %227, i64 %164
  %229 = getelementptr inbounds float, ptr %228, i64 %94
  br label %241

230:                                              ; preds = %219
  %231 = load ptr, ptr %160, align 8
  %232 = getelementptr inbounds float, ptr %231, i64 %164
  %233 = getelementptr inbounds float, ptr %232, i64 %94
  br i1 %161, label %241, label %234

234:                                              ; preds = %230
  br i1 %162, label %235, label %291

235:                                              ; preds = %234, %235
  %236 = phi i64 [ %239, %235 ], [ 0, %234 ]
  %237 = extractelement <16 x float> %157, i64 %236
  %238 = getelementptr inbounds float, ptr %233, i64 %236
  store float %237, ptr %238, align 4
  %239 = add nuw nsw i64 %236, 1
  %240 = icmp eq i64 %239, %163
  br i1 %240, label %246, label %235

241:                                              ; preds = %230, %225
  %242 = phi ptr [ %229, %225 ], [ %233, %230 ]
  store <16 x float> %157, ptr %242, align 1
  %243 = load ptr, ptr %160, align 8
  %244 = getelementptr inbounds float, ptr %243, i64 %164
  %245 = getelementptr inbounds float, ptr %244, i64 %110
  br label %257

246:                                              ; preds = %235
  %247 = load ptr, ptr %160, align 8
  %248 = getelementptr inbounds float, ptr %247, i64 %164
  %249 = getelementptr inbounds float, ptr %248, i64 %110
  br i1 %161, label %257, label %250

250:                                              ; preds = %246
  br i1 %162, label %251, label %291

251:                                              ; preds = %250, %251
  %252 = phi i64 [ %255, %251 ], [ 0, %250 ]
  %253 = extractelement <16 x float> %156, i64 %252
  %254 = getelementptr inbounds float, ptr %249, i64 %252
  store float %253, ptr %254, align 4
  %255 = add nuw nsw i64 %252, 1
  %256 = icmp eq i64 %255, %163
  br i1 %256, label %262, label %251

257:                                              ; preds = %246, %241
  %258 = phi ptr [ %245, %241 ], [ %249, %246 ]
  store <16 x float> %156, ptr %258, align 1
  %259 = load ptr, ptr %160, align 8
  %260 = getelementptr inbounds float, ptr %259, i64 %164
  %261 = getelementptr inbounds float, ptr %260, i64 %126
  br label %273

262:                                              ; preds = %251
  %263 = load ptr, ptr %160, align 8
  %264 = getelementptr inbounds float, ptr %263, i64 %164
  %265 = getelementptr inbounds float, ptr %264, i64 %126
  br i1 %161, label %273, label %266

266:                                              ; preds = %262
  br i1 %162, label %267, label %291

267:                                              ; preds = %266, %267
  %268 = phi i64 [ %271, %267 ], [ 0, %266 ]
  %269 = extractelement <16 x float> %155, i64 %268
  %270 = getelementptr inbounds float, ptr %265, i64 %268
  store float %269, ptr %270, align 4
  %271 = add nuw nsw i64 %268, 1
  %272 = icmp eq i64 %271, %163
  br i1 %272, label %278, label %267

273:                                              ; preds = %262, %257
  %274 = phi ptr [ %261, %257 ], [ %265, %262 ]
  store <16 x float> %155, ptr %274, align 1
  %275 = load ptr, ptr %160, align 8
  %276 = getelementptr inbounds float, ptr %275, i64 %164
  %277 = getelementptr inbounds float, ptr %276, i64 %142
  br label %289

278:                                              ; preds = %267
  %279 = load ptr, ptr %160, align 8
  %280 = getelementptr inbounds float, ptr %279, i64 %164
  %281 = getelementptr inbounds float, ptr %280, i64 %142
  br i1 %161, label %289, label %282

282:                                              ; preds = %278
  br i1 %162, label %283, label %291

283:                                              ; preds = %282, %283
  %284 = phi i64 [ %287, %283 ], [ 0, %282 ]
  %285 = extractelement <16 x float> %154, i64 %284
  %286 = getelementptr inbounds float, ptr %281, i64 %284
  store float %285, ptr %286, align 4
  %287 = add nuw nsw i64 %284, 1
  %288 = icmp eq i64 %287, %163
  br i1 %288, label %291, label %283

289:                                              ; preds = %273, %278
  %290 = phi ptr [ %277, %273 ], [ %281, %278 ]
  store <16 x float> %154, ptr %290, align 1
  br label %291

291:                                              ; preds = %283, %266, %234, %203, %218, %250, %289, %282
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
  %27 = icmp slt i64 %26, 16
  %28 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 1
  %29 = load ptr, ptr %28, align 8
  %30 = mul nsw i64 %20, %2
  %31 = add nsw i64 %26, 15
  %32 = sdiv i64 %31, 16
  %33 = icmp sgt i64 %26, 16
  %34 = add nsw i64 %26, -16
  %35 = select i1 %33, i64 %34, i64 0
  %36 = sdiv i64 %3, %32
  %37 = srem i64 %3, %32
  %38 = shl nsw i64 %37, 4
  %39 = add nsw i64 %38, 16
  %40 = icmp sgt i64 %39, %26
  %41 = select i1 %40, i64 %35, i64 %38
  %42 = mul nsw i64 %36, %26
  %43 = add nsw i64 %41, %42
  %44 = mul nsw i64 %24, %22
  %45 = select i1 %27, i64 %26, i64 16
  %46 = mul nsw i64 %44, %26
  %47 = getelementptr inbounds float, ptr %29, i64 %30
  %48 = icmp sgt i64 %20, 0
  br i1 %48, label %49, label %74

49:                                               ; preds = %4
  %50 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 11, i32 2
  %51 = load i64, ptr %50, align 8
  %52 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 12
  %53 = load i64, ptr %52, align 8
  %54 = mul i64 %51, %53
  %55 = srem i64 %36, %24
  %56 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 1
  %57 = load i64, ptr %56, align 8
  %58 = mul i64 %55, %57
  %59 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 11, i32 1
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 7, i32 0
  %62 = load i64, ptr %61, align 8
  %63 = mul i64 %60, %62
  %64 = sdiv i64 %36, %24
  %65 = mul i64 %63, %64
  %66 = add i64 %58, %65
  %67 = mul i64 %54, %66
  %68 = add i64 %67, %41
  %69 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 0
  %70 = load ptr, ptr %69, align 8
  %71 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %72 = load ptr, ptr %71, align 8
  %73 = getelementptr inbounds float, ptr %70, i64 %68
  br label %83

74:                                               ; preds = %83, %4
  %75 = phi <16 x float> [ zeroinitializer, %4 ], [ %94, %83 ]
  %76 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 2
  %77 = icmp sgt i64 %26, 15
  %78 = call i64 @llvm.smax.i64(i64 %45, i64 1)
  %79 = mul nsw i64 %46, %2
  %80 = load ptr, ptr %76, align 8
  %81 = getelementptr inbounds float, ptr %80, i64 %79
  %82 = getelementptr inbounds float, ptr %81, i64 %43
  br i1 %77, label %99, label %97

83:                                               ; preds = %83, %49
  %84 = phi <16 x float> [ zeroinitializer, %49 ], [ %94, %83 ]
  %85 = phi i64 [ 0, %49 ], [ %95, %83 ]
  %86 = getelementptr inbounds i64, ptr %72, i64 %85
  %87 = load i64, ptr %86, align 8
  %88 = getelementptr inbounds float, ptr %73, i64 %87
  %89 = load <16 x float>, ptr %88, align 1
  %90 = getelementptr inbounds float, ptr %47, i64 %85
  %91 = load float, ptr %90, align 4
  %92 = insertelement <16 x float> poison, float %91, i64 0
  %93 = shufflevector <16 x float> %92, <16 x float> poison, <16 x i32> zeroinitializer
  %94 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %93, <16 x float> %89, <16 x float> %84)
  %95 = add nuw nsw i64 %85, 1
  %96 = icmp eq i64 %95, %20
  br i1 %96, label %74, label %83

97:                                               ; preds = %74
  %98 = icmp sgt i64 %26, 0
  br i1 %98, label %100, label %106

99:                                               ; preds = %74
  store <16 x float> %75, ptr %82, align 1
  br label %106

100:                                              ; preds = %97, %100
  %101 = phi i64 [ %104, %100 ], [ 0, %97 ]
  %102 = extractelement <16 x float> %75, i64 %101
  %103 = getelementptr inbounds float, ptr %82, i64 %101
  store float %102, ptr %103, align 4
  %104 = add nuw nsw i64 %101, 1
  %105 = icmp eq i64 %104, %78
  br i1 %105, label %106, label %100

106:                                              ; preds = %100, %99, %97
  ret void
}

declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>)

declare i64 @llvm.smax.i64(i64, i64)
