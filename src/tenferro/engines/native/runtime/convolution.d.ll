; Made from source/convolution.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: d6b844fe53dd756a7243f61be65bfe113abbdc751b038e92c60fd7cd25a28b5f

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
  %31 = getelementptr inbounds double, ptr %3, i64 %30
  %32 = select i1 %28, ptr %14, ptr %31
  store ptr %32, ptr %20, align 8
  %33 = getelementptr inbounds double, ptr %3, i64 %30
  %34 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 21
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds double, ptr %33, i64 %35
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
  br i1 %32, label %33, label %36

33:                                               ; preds = %36, %2
  %34 = phi i64 [ 0, %2 ], [ %37, %36 ]
  %35 = icmp slt i64 %34, %17
  br i1 %35, label %42, label %47

36:                                               ; preds = %2, %36
  %37 = phi i64 [ %40, %36 ], [ 8, %2 ]
  %38 = phi i64 [ %37, %36 ], [ 0, %2 ]
  %39 = getelementptr inbounds double, ptr %19, i64 %38
  store <8 x double> zeroinitializer, ptr %39, align 1
  %40 = add nuw nsw i64 %37, 8
  %41 = icmp sgt i64 %40, %17
  br i1 %41, label %33, label %36

42:                                               ; preds = %33, %42
  %43 = phi i64 [ %45, %42 ], [ %34, %33 ]
  %44 = getelementptr inbounds double, ptr %19, i64 %43
  store double 0.000000e+00, ptr %44, align 8
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
  %90 = getelementptr inbounds double, ptr %19, i64 %89
  %91 = mul nsw i64 %73, %60
  %92 = add nsw i64 %91, %74
  %93 = load i64, ptr %28, align 8
  %94 = mul nsw i64 %93, %92
  %95 = getelementptr inbounds double, ptr %31, i64 %94
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
  %112 = getelementptr inbounds double, ptr %90, i64 %96
  %113 = getelementptr inbounds double, ptr %112, i64 %104
  %114 = getelementptr inbounds double, ptr %95, i64 %104
  %115 = icmp ult i64 %109, 8
  br i1 %115, label %116, label %119

116:                                              ; preds = %119, %111
  %117 = phi i64 [ 0, %111 ], [ %120, %119 ]
  %118 = icmp slt i64 %117, %109
  br i1 %118, label %127, label %180

119:                                              ; preds = %111, %119
  %120 = phi i64 [ %125, %119 ], [ 8, %111 ]
  %121 = phi i64 [ %120, %119 ], [ 0, %111 ]
  %122 = getelementptr inbounds double, ptr %114, i64 %121
  %123 = load <8 x double>, ptr %122, align 1
  %124 = getelementptr inbounds double, ptr %113, i64 %121
  store <8 x double> %123, ptr %124, align 1
  %125 = add nuw nsw i64 %120, 8
  %126 = icmp sgt i64 %125, %109
  br i1 %126, label %116, label %119

127:                                              ; preds = %116, %127
  %128 = phi i64 [ %132, %127 ], [ %117, %116 ]
  %129 = getelementptr inbounds double, ptr %114, i64 %128
  %130 = load double, ptr %129, align 8
  %131 = getelementptr inbounds double, ptr %113, i64 %128
  store double %130, ptr %131, align 8
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
  %155 = getelementptr inbounds double, ptr %95, i64 %154
  %156 = load double, ptr %155, align 8
  %157 = mul nsw i64 %152, %150
  %158 = add nsw i64 %157, %151
  %159 = getelementptr inbounds double, ptr %90, i64 %158
  store double %156, ptr %159, align 8
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
  %31 = getelementptr inbounds double, ptr %28, i64 %30
  %32 = load ptr, ptr %23, align 8
  %33 = load i64, ptr %24, align 8
  %34 = mul nsw i64 %33, %27
  %35 = getelementptr inbounds double, ptr %32, i64 %34
  %36 = icmp slt i64 %33, 8
  br i1 %36, label %37, label %40

37:                                               ; preds = %40, %26
  %38 = phi i64 [ 0, %26 ], [ %41, %40 ]
  %39 = icmp slt i64 %38, %33
  br i1 %39, label %48, label %55

40:                                               ; preds = %26, %40
  %41 = phi i64 [ %46, %40 ], [ 8, %26 ]
  %42 = phi i64 [ %41, %40 ], [ 0, %26 ]
  %43 = getelementptr inbounds double, ptr %35, i64 %42
  %44 = load <8 x double>, ptr %43, align 1
  %45 = getelementptr inbounds double, ptr %31, i64 %42
  store <8 x double> %44, ptr %45, align 1
  %46 = add nuw nsw i64 %41, 8
  %47 = icmp sgt i64 %46, %33
  br i1 %47, label %37, label %40

48:                                               ; preds = %37, %48
  %49 = phi i64 [ %53, %48 ], [ %38, %37 ]
  %50 = getelementptr inbounds double, ptr %35, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = getelementptr inbounds double, ptr %31, i64 %49
  store double %51, ptr %52, align 8
  %53 = add nuw nsw i64 %49, 1
  %54 = icmp eq i64 %53, %33
  br i1 %54, label %55, label %48

55:                                               ; preds = %48, %37
  %56 = load ptr, ptr %21, align 8
  %57 = load i64, ptr %22, align 8
  %58 = mul nsw i64 %57, %27
  %59 = getelementptr inbounds double, ptr %56, i64 %58
  %60 = load i64, ptr %24, align 8
  %61 = getelementptr inbounds double, ptr %59, i64 %60
  %62 = sub nsw i64 %57, %60
  %63 = icmp slt i64 %62, 8
  br i1 %63, label %64, label %67

64:                                               ; preds = %67, %55
  %65 = phi i64 [ 0, %55 ], [ %68, %67 ]
  %66 = icmp slt i64 %65, %62
  br i1 %66, label %73, label %78

67:                                               ; preds = %55, %67
  %68 = phi i64 [ %71, %67 ], [ 8, %55 ]
  %69 = phi i64 [ %68, %67 ], [ 0, %55 ]
  %70 = getelementptr inbounds double, ptr %61, i64 %69
  store <8 x double> zeroinitializer, ptr %70, align 1
  %71 = add nuw nsw i64 %68, 8
  %72 = icmp sgt i64 %71, %62
  br i1 %72, label %64, label %67

73:                                               ; preds = %64, %73
  %74 = phi i64 [ %76, %73 ], [ %65, %64 ]
  %75 = getelementptr inbounds double, ptr %61, i64 %74
  store double 0.000000e+00, ptr %75, align 8
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
  %70 = mul nsw i64 %8, %28
  %71 = add nsw i64 %61, %70
  %72 = mul i64 %23, %71
  %73 = getelementptr inbounds double, ptr %69, i64 %72
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
  %203 = add nsw i64 %202, 7
  %204 = sdiv i64 %203, 8
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
  %240 = getelementptr inbounds double, ptr %224, i64 %239
  store ptr %240, ptr %222, align 8
  %241 = getelementptr inbounds %struct.share, ptr %4, i64 0, i32 1
  %242 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 5
  %243 = load ptr, ptr %242, align 8
  %244 = mul nsw i64 %11, %211
  %245 = mul i64 %217, %244
  %246 = mul i64 %245, %219
  %247 = mul i64 %246, %221
  %248 = getelementptr inbounds double, ptr %243, i64 %247
  store ptr %248, ptr %241, align 8
  %249 = getelementptr inbounds %struct.share, ptr %4, i64 0, i32 2
  %250 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 3
  %251 = load ptr, ptr %250, align 8
  %252 = mul nsw i64 %8, %210
  %253 = add nsw i64 %244, %252
  %254 = mul i64 %16, %202
  %255 = mul i64 %254, %253
  %256 = getelementptr inbounds double, ptr %251, i64 %255
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
  %25 = sdiv i64 %16, 8
  %26 = shl nsw i64 %25, 3
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
  %61 = getelementptr inbounds double, ptr %33, i64 %60
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
  %77 = getelementptr inbounds double, ptr %33, i64 %76
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
  %93 = getelementptr inbounds double, ptr %33, i64 %92
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
  %105 = phi <8 x i64> [ zeroinitializer, %4 ], [ %109, %103 ]
  %106 = icmp sgt i64 %27, %104
  %107 = sext i1 %106 to i64
  %108 = trunc i64 %104 to i32
  %109 = insertelement <8 x i64> %105, i64 %107, i32 %108
  %110 = add nuw nsw i64 %104, 1
  %111 = icmp eq i64 %110, 8
  br i1 %111, label %28, label %103

112:                                              ; preds = %28
  %113 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %114 = load ptr, ptr %113, align 8
  %115 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 1
  %116 = load ptr, ptr %115, align 8
  %117 = mul nsw i64 %96, %2
  %118 = getelementptr inbounds double, ptr %116, i64 %117
  %119 = icmp sgt i64 %16, 0
  %120 = shl nsw i64 %96, 1
  %121 = mul nsw i64 %96, 3
  %122 = shl nsw i64 %96, 2
  %123 = mul nsw i64 %96, 5
  %124 = mul nsw i64 %96, 6
  %125 = mul nsw i64 %96, 7
  br label %164

126:                                              ; preds = %198, %28
  %127 = phi <8 x double> [ zeroinitializer, %28 ], [ %199, %198 ]
  %128 = phi <8 x double> [ zeroinitializer, %28 ], [ %200, %198 ]
  %129 = phi <8 x double> [ zeroinitializer, %28 ], [ %201, %198 ]
  %130 = phi <8 x double> [ zeroinitializer, %28 ], [ %202, %198 ]
  %131 = phi <8 x double> [ zeroinitializer, %28 ], [ %203, %198 ]
  %132 = phi <8 x double> [ zeroinitializer, %28 ], [ %204, %198 ]
  %133 = phi <8 x double> [ zeroinitializer, %28 ], [ %205, %198 ]
  %134 = phi <8 x double> [ zeroinitializer, %28 ], [ %206, %198 ]
  %135 = phi <8 x double> [ zeroinitializer, %28 ], [ %207, %198 ]
  %136 = phi <8 x double> [ zeroinitializer, %28 ], [ %208, %198 ]
  %137 = phi <8 x double> [ zeroinitializer, %28 ], [ %209, %198 ]
  %138 = phi <8 x double> [ zeroinitializer, %28 ], [ %210, %198 ]
  %139 = phi <8 x double> [ zeroinitializer, %28 ], [ %211, %198 ]
  %140 = phi <8 x double> [ zeroinitializer, %28 ], [ %212, %198 ]
  %141 = phi <8 x double> [ zeroinitializer, %28 ], [ %213, %198 ]
  %142 = phi <8 x double> [ zeroinitializer, %28 ], [ %214, %198 ]
  %143 = phi <8 x double> [ zeroinitializer, %28 ], [ %215, %198 ]
  %144 = phi <8 x double> [ zeroinitializer, %28 ], [ %216, %198 ]
  %145 = phi <8 x double> [ zeroinitializer, %28 ], [ %217, %198 ]
  %146 = phi <8 x double> [ zeroinitializer, %28 ], [ %218, %198 ]
  %147 = phi <8 x double> [ zeroinitializer, %28 ], [ %219, %198 ]
  %148 = phi <8 x double> [ zeroinitializer, %28 ], [ %220, %198 ]
  %149 = phi <8 x double> [ zeroinitializer, %28 ], [ %221, %198 ]
  %150 = phi <8 x double> [ zeroinitializer, %28 ], [ %222, %198 ]
  %151 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 2
  %152 = mul nsw i64 %94, %2
  %153 = load ptr, ptr %151, align 8
  %154 = getelementptr inbounds double, ptr %153, i64 %152
  %155 = getelementptr inbounds double, ptr %154, i64 %3
  %156 = shufflevector <8 x double> %146, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %157 = fadd <8 x double> %146, %156
  %158 = shufflevector <8 x double> %157, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %159 = fadd <8 x double> %157, %158
  %160 = shufflevector <8 x double> %159, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %161 = fadd <8 x double> %159, %160
  %162 = extractelement <8 x double> %161, i64 0
  %163 = icmp eq i64 %98, 0
  br i1 %163, label %309, label %307

164:                                              ; preds = %198, %112
  %165 = phi <8 x double> [ zeroinitializer, %112 ], [ %199, %198 ]
  %166 = phi <8 x double> [ zeroinitializer, %112 ], [ %200, %198 ]
  %167 = phi <8 x double> [ zeroinitializer, %112 ], [ %201, %198 ]
  %168 = phi <8 x double> [ zeroinitializer, %112 ], [ %202, %198 ]
  %169 = phi <8 x double> [ zeroinitializer, %112 ], [ %203, %198 ]
  %170 = phi <8 x double> [ zeroinitializer, %112 ], [ %204, %198 ]
  %171 = phi <8 x double> [ zeroinitializer, %112 ], [ %205, %198 ]
  %172 = phi <8 x double> [ zeroinitializer, %112 ], [ %206, %198 ]
  %173 = phi <8 x double> [ zeroinitializer, %112 ], [ %207, %198 ]
  %174 = phi <8 x double> [ zeroinitializer, %112 ], [ %208, %198 ]
  %175 = phi <8 x double> [ zeroinitializer, %112 ], [ %209, %198 ]
  %176 = phi <8 x double> [ zeroinitializer, %112 ], [ %210, %198 ]
  %177 = phi <8 x double> [ zeroinitializer, %112 ], [ %211, %198 ]
  %178 = phi <8 x double> [ zeroinitializer, %112 ], [ %212, %198 ]
  %179 = phi <8 x double> [ zeroinitializer, %112 ], [ %213, %198 ]
  %180 = phi <8 x double> [ zeroinitializer, %112 ], [ %214, %198 ]
  %181 = phi <8 x double> [ zeroinitializer, %112 ], [ %215, %198 ]
  %182 = phi <8 x double> [ zeroinitializer, %112 ], [ %216, %198 ]
  %183 = phi <8 x double> [ zeroinitializer, %112 ], [ %217, %198 ]
  %184 = phi <8 x double> [ zeroinitializer, %112 ], [ %218, %198 ]
  %185 = phi <8 x double> [ zeroinitializer, %112 ], [ %219, %198 ]
  %186 = phi <8 x double> [ zeroinitializer, %112 ], [ %220, %198 ]
  %187 = phi <8 x double> [ zeroinitializer, %112 ], [ %221, %198 ]
  %188 = phi <8 x double> [ zeroinitializer, %112 ], [ %222, %198 ]
  %189 = phi i64 [ %98, %112 ], [ %223, %198 ]
  %190 = getelementptr inbounds i64, ptr %114, i64 %189
  %191 = load i64, ptr %190, align 8
  %192 = mul nsw i64 %189, %24
  %193 = getelementptr inbounds double, ptr %118, i64 %192
  br i1 %119, label %194, label %198

194:                                              ; preds = %164
  %195 = getelementptr inbounds double, ptr %61, i64 %191
  %196 = getelementptr inbounds double, ptr %77, i64 %191
  %197 = getelementptr inbounds double, ptr %93, i64 %191
  br label %225

198:                                              ; preds = %225, %164
  %199 = phi <8 x double> [ %165, %164 ], [ %292, %225 ]
  %200 = phi <8 x double> [ %166, %164 ], [ %289, %225 ]
  %201 = phi <8 x double> [ %167, %164 ], [ %288, %225 ]
  %202 = phi <8 x double> [ %168, %164 ], [ %287, %225 ]
  %203 = phi <8 x double> [ %169, %164 ], [ %293, %225 ]
  %204 = phi <8 x double> [ %170, %164 ], [ %284, %225 ]
  %205 = phi <8 x double> [ %171, %164 ], [ %283, %225 ]
  %206 = phi <8 x double> [ %172, %164 ], [ %282, %225 ]
  %207 = phi <8 x double> [ %173, %164 ], [ %294, %225 ]
  %208 = phi <8 x double> [ %174, %164 ], [ %279, %225 ]
  %209 = phi <8 x double> [ %175, %164 ], [ %278, %225 ]
  %210 = phi <8 x double> [ %176, %164 ], [ %277, %225 ]
  %211 = phi <8 x double> [ %177, %164 ], [ %297, %225 ]
  %212 = phi <8 x double> [ %178, %164 ], [ %274, %225 ]
  %213 = phi <8 x double> [ %179, %164 ], [ %273, %225 ]
  %214 = phi <8 x double> [ %180, %164 ], [ %272, %225 ]
  %215 = phi <8 x double> [ %181, %164 ], [ %298, %225 ]
  %216 = phi <8 x double> [ %182, %164 ], [ %269, %225 ]
  %217 = phi <8 x double> [ %183, %164 ], [ %267, %225 ]
  %218 = phi <8 x double> [ %184, %164 ], [ %265, %225 ]
  %219 = phi <8 x double> [ %185, %164 ], [ %299, %225 ]
  %220 = phi <8 x double> [ %186, %164 ], [ %302, %225 ]
  %221 = phi <8 x double> [ %187, %164 ], [ %303, %225 ]
  %222 = phi <8 x double> [ %188, %164 ], [ %304, %225 ]
  %223 = add nsw i64 %189, 1
  %224 = icmp slt i64 %223, %101
  br i1 %224, label %164, label %126

225:                                              ; preds = %194, %225
  %226 = phi <8 x double> [ %165, %194 ], [ %292, %225 ]
  %227 = phi <8 x double> [ %166, %194 ], [ %289, %225 ]
  %228 = phi <8 x double> [ %167, %194 ], [ %288, %225 ]
  %229 = phi <8 x double> [ %168, %194 ], [ %287, %225 ]
  %230 = phi <8 x double> [ %169, %194 ], [ %293, %225 ]
  %231 = phi <8 x double> [ %170, %194 ], [ %284, %225 ]
  %232 = phi <8 x double> [ %171, %194 ], [ %283, %225 ]
  %233 = phi <8 x double> [ %172, %194 ], [ %282, %225 ]
  %234 = phi <8 x double> [ %173, %194 ], [ %294, %225 ]
  %235 = phi <8 x double> [ %174, %194 ], [ %279, %225 ]
  %236 = phi <8 x double> [ %175, %194 ], [ %278, %225 ]
  %237 = phi <8 x double> [ %176, %194 ], [ %277, %225 ]
  %238 = phi <8 x double> [ %177, %194 ], [ %297, %225 ]
  %239 = phi <8 x double> [ %178, %194 ], [ %274, %225 ]
  %240 = phi <8 x double> [ %179, %194 ], [ %273, %225 ]
  %241 = phi <8 x double> [ %180, %194 ], [ %272, %225 ]
  %242 = phi <8 x double> [ %181, %194 ], [ %298, %225 ]
  %243 = phi <8 x double> [ %182, %194 ], [ %269, %225 ]
  %244 = phi <8 x double> [ %183, %194 ], [ %267, %225 ]
  %245 = phi <8 x double> [ %184, %194 ], [ %265, %225 ]
  %246 = phi <8 x double> [ %185, %194 ], [ %299, %225 ]
  %247 = phi <8 x double> [ %186, %194 ], [ %302, %225 ]
  %248 = phi <8 x double> [ %187, %194 ], [ %303, %225 ]
  %249 = phi <8 x double> [ %188, %194 ], [ %304, %225 ]
  %250 = phi i64 [ 0, %194 ], [ %305, %225 ]
  %251 = icmp slt i64 %250, %26
  %252 = select i1 %251, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %109
  %253 = getelementptr inbounds double, ptr %195, i64 %250
  %254 = load <8 x i64>, ptr %253, align 1
  %255 = and <8 x i64> %254, %252
  %256 = getelementptr inbounds double, ptr %196, i64 %250
  %257 = load <8 x i64>, ptr %256, align 1
  %258 = and <8 x i64> %257, %252
  %259 = getelementptr inbounds double, ptr %197, i64 %250
  %260 = load <8 x i64>, ptr %259, align 1
  %261 = and <8 x i64> %260, %252
  %262 = getelementptr inbounds double, ptr %193, i64 %250
  %263 = load <8 x double>, ptr %262, align 1
  %264 = bitcast <8 x i64> %255 to <8 x double>
  %265 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %263, <8 x double> %264, <8 x double> %245)
  %266 = bitcast <8 x i64> %258 to <8 x double>
  %267 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %263, <8 x double> %266, <8 x double> %244)
  %268 = bitcast <8 x i64> %261 to <8 x double>
  %269 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %263, <8 x double> %268, <8 x double> %243)
  %270 = getelementptr inbounds double, ptr %262, i64 %96
  %271 = load <8 x double>, ptr %270, align 1
  %272 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %271, <8 x double> %264, <8 x double> %241)
  %273 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %271, <8 x double> %266, <8 x double> %240)
  %274 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %271, <8 x double> %268, <8 x double> %239)
  %275 = getelementptr inbounds double, ptr %262, i64 %120
  %276 = load <8 x double>, ptr %275, align 1
  %277 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %276, <8 x double> %264, <8 x double> %237)
  %278 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %276, <8 x double> %266, <8 x double> %236)
  %279 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %276, <8 x double> %268, <8 x double> %235)
  %280 = getelementptr inbounds double, ptr %262, i64 %121
  %281 = load <8 x double>, ptr %280, align 1
  %282 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %281, <8 x double> %264, <8 x double> %233)
  %283 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %281, <8 x double> %266, <8 x double> %232)
  %284 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %281, <8 x double> %268, <8 x double> %231)
  %285 = getelementptr inbounds double, ptr %262, i64 %122
  %286 = load <8 x double>, ptr %285, align 1
  %287 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %286, <8 x double> %264, <8 x double> %229)
  %288 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %286, <8 x double> %266, <8 x double> %228)
  %289 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %286, <8 x double> %268, <8 x double> %227)
  %290 = getelementptr inbounds double, ptr %262, i64 %123
  %291 = load <8 x double>, ptr %290, align 1
  %292 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %291, <8 x double> %264, <8 x double> %226)
  %293 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %291, <8 x double> %266, <8 x double> %230)
  %294 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %291, <8 x double> %268, <8 x double> %234)
  %295 = getelementptr inbounds double, ptr %262, i64 %124
  %296 = load <8 x double>, ptr %295, align 1
  %297 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %296, <8 x double> %264, <8 x double> %238)
  %298 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %296, <8 x double> %266, <8 x double> %242)
  %299 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %296, <8 x double> %268, <8 x double> %246)
  %300 = getelementptr inbounds double, ptr %262, i64 %125
  %301 = load <8 x double>, ptr %300, align 1
  %302 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %301, <8 x double> %264, <8 x double> %247)
  %303 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %301, <8 x double> %266, <8 x double> %248)
  %304 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %301, <8 x double> %268, <8 x double> %249)
  %305 = add nuw nsw i64 %250, 8
  %306 = icmp slt i64 %305, %16
  br i1 %306, label %225, label %198

307:                                              ; preds = %126
  %308 = load double, ptr %155, align 8
  br label %309

309:                                              ; preds = %307, %126
  %310 = phi double [ %308, %307 ], [ 0.000000e+00, %126 ]
  %311 = fadd double %162, %310
  store double %311, ptr %155, align 8
  %312 = load ptr, ptr %151, align 8
  %313 = getelementptr inbounds double, ptr %312, i64 %152
  %314 = getelementptr inbounds double, ptr %313, i64 %3
  %315 = getelementptr inbounds double, ptr %314, i64 1
  %316 = shufflevector <8 x double> %145, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %317 = fadd <8 x double> %145, %316
  %318 = shufflevector <8 x double> %317, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %319 = fadd <8 x double> %317, %318
  %320 = shufflevector <8 x double> %319, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %321 = fadd <8 x double> %319, %320
  %322 = extractelement <8 x double> %321, i64 0
  %323 = load i64, ptr %97, align 8
  %324 = icmp eq i64 %323, 0
  br i1 %324, label %327, label %325

325:                                              ; preds = %309
  %326 = load double, ptr %315, align 8
  br label %327

327:                                              ; preds = %325, %309
  %328 = phi double [ %326, %325 ], [ 0.000000e+00, %309 ]
  %329 = fadd double %322, %328
  store double %329, ptr %315, align 8
  %330 = load ptr, ptr %151, align 8
  %331 = getelementptr inbounds double, ptr %330, i64 %152
  %332 = getelementptr inbounds double, ptr %331, i64 %3
  %333 = getelementptr inbounds double, ptr %332, i64 2
  %334 = shufflevector <8 x double> %144, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %335 = fadd <8 x double> %144, %334
  %336 = shufflevector <8 x double> %335, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %337 = fadd <8 x double> %335, %336
  %338 = shufflevector <8 x double> %337, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %339 = fadd <8 x double> %337, %338
  %340 = extractelement <8 x double> %339, i64 0
  %341 = load i64, ptr %97, align 8
  %342 = icmp eq i64 %341, 0
  br i1 %342, label %345, label %343

343:                                              ; preds = %327
  %344 = load double, ptr %333, align 8
  br label %345

345:                                              ; preds = %343, %327
  %346 = phi double [ %344, %343 ], [ 0.000000e+00, %327 ]
  %347 = fadd double %340, %346
  store double %347, ptr %333, align 8
  %348 = add nsw i64 %2, 1
  %349 = mul nsw i64 %94, %348
  %350 = load ptr, ptr %151, align 8
  %351 = getelementptr inbounds double, ptr %350, i64 %349
  %352 = getelementptr inbounds double, ptr %351, i64 %3
  %353 = shufflevector <8 x double> %142, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %354 = fadd <8 x double> %142, %353
  %355 = shufflevector <8 x double> %354, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %356 = fadd <8 x double> %354, %355
  %357 = shufflevector <8 x double> %356, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %358 = fadd <8 x double> %356, %357
  %359 = extractelement <8 x double> %358, i64 0
  %360 = load i64, ptr %97, align 8
  %361 = icmp eq i64 %360, 0
  br i1 %361, label %364, label %362

362:                                              ; preds = %345
  %363 = load double, ptr %352, align 8
  br label %364

364:                                              ; preds = %362, %345
  %365 = phi double [ %363, %362 ], [ 0.000000e+00, %345 ]
  %366 = fadd double %359, %365
  store double %366, ptr %352, align 8
  %367 = load ptr, ptr %151, align 8
  %368 = getelementptr inbounds double, ptr %367, i64 %349
  %369 = getelementptr inbounds double, ptr %368, i64 %3
  %370 = getelementptr inbounds double, ptr %369, i64 1
  %371 = shufflevector <8 x double> %141, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %372 = fadd <8 x double> %141, %371
  %373 = shufflevector <8 x double> %372, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %374 = fadd <8 x double> %372, %373
  %375 = shufflevector <8 x double> %374, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %376 = fadd <8 x double> %374, %375
  %377 = extractelement <8 x double> %376, i64 0
  %378 = load i64, ptr %97, align 8
  %379 = icmp eq i64 %378, 0
  br i1 %379, label %382, label %380

380:                                              ; preds = %364
  %381 = load double, ptr %370, align 8
  br label %382

382:                                              ; preds = %380, %364
  %383 = phi double [ %381, %380 ], [ 0.000000e+00, %364 ]
  %384 = fadd double %377, %383
  store double %384, ptr %370, align 8
  %385 = load ptr, ptr %151, align 8
  %386 = getelementptr inbounds double, ptr %385, i64 %349
  %387 = getelementptr inbounds double, ptr %386, i64 %3
  %388 = getelementptr inbounds double, ptr %387, i64 2
  %389 = shufflevector <8 x double> %140, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %390 = fadd <8 x double> %140, %389
  %391 = shufflevector <8 x double> %390, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %392 = fadd <8 x double> %390, %391
  %393 = shufflevector <8 x double> %392, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %394 = fadd <8 x double> %392, %393
  %395 = extractelement <8 x double> %394, i64 0
  %396 = load i64, ptr %97, align 8
  %397 = icmp eq i64 %396, 0
  br i1 %397, label %400, label %398

398:                                              ; preds = %382
  %399 = load double, ptr %388, align 8
  br label %400

400:                                              ; preds = %398, %382
  %401 = phi double [ %399, %398 ], [ 0.000000e+00, %382 ]
  %402 = fadd double %395, %401
  store double %402, ptr %388, align 8
  %403 = add nsw i64 %2, 2
  %404 = mul nsw i64 %94, %403
  %405 = load ptr, ptr %151, align 8
  %406 = getelementptr inbounds double, ptr %405, i64 %404
  %407 = getelementptr inbounds double, ptr %406, i64 %3
  %408 = shufflevector <8 x double> %138, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %409 = fadd <8 x double> %138, %408
  %410 = shufflevector <8 x double> %409, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %411 = fadd <8 x double> %409, %410
  %412 = shufflevector <8 x double> %411, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %413 = fadd <8 x double> %411, %412
  %414 = extractelement <8 x double> %413, i64 0
  %415 = load i64, ptr %97, align 8
  %416 = icmp eq i64 %415, 0
  br i1 %416, label %419, label %417

417:                                              ; preds = %400
  %418 = load double, ptr %407, align 8
  br label %419

419:                                              ; preds = %417, %400
  %420 = phi double [ %418, %417 ], [ 0.000000e+00, %400 ]
  %421 = fadd double %414, %420
  store double %421, ptr %407, align 8
  %422 = load ptr, ptr %151, align 8
  %423 = getelementptr inbounds double, ptr %422, i64 %404
  %424 = getelementptr inbounds double, ptr %423, i64 %3
  %425 = getelementptr inbounds double, ptr %424, i64 1
  %426 = shufflevector <8 x double> %137, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %427 = fadd <8 x double> %137, %426
  %428 = shufflevector <8 x double> %427, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %429 = fadd <8 x double> %427, %428
  %430 = shufflevector <8 x double> %429, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %431 = fadd <8 x double> %429, %430
  %432 = extractelement <8 x double> %431, i64 0
  %433 = load i64, ptr %97, align 8
  %434 = icmp eq i64 %433, 0
  br i1 %434, label %437, label %435

435:                                              ; preds = %419
  %436 = load double, ptr %425, align 8
  br label %437

437:                                              ; preds = %435, %419
  %438 = phi double [ %436, %435 ], [ 0.000000e+00, %419 ]
  %439 = fadd double %432, %438
  store double %439, ptr %425, align 8
  %440 = load ptr, ptr %151, align 8
  %441 = getelementptr inbounds double, ptr %440, i64 %404
  %442 = getelementptr inbounds double, ptr %441, i64 %3
  %443 = getelementptr inbounds double, ptr %442, i64 2
  %444 = shufflevector <8 x double> %136, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %445 = fadd <8 x double> %136, %444
  %446 = shufflevector <8 x double> %445, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %447 = fadd <8 x double> %445, %446
  %448 = shufflevector <8 x double> %447, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %449 = fadd <8 x double> %447, %448
  %450 = extractelement <8 x double> %449, i64 0
  %451 = load i64, ptr %97, align 8
  %452 = icmp eq i64 %451, 0
  br i1 %452, label %455, label %453

453:                                              ; preds = %437
  %454 = load double, ptr %443, align 8
  br label %455

455:                                              ; preds = %453, %437
  %456 = phi double [ %454, %453 ], [ 0.000000e+00, %437 ]
  %457 = fadd double %450, %456
  store double %457, ptr %443, align 8
  %458 = add nsw i64 %2, 3
  %459 = mul nsw i64 %94, %458
  %460 = load ptr, ptr %151, align 8
  %461 = getelementptr inbounds double, ptr %460, i64 %459
  %462 = getelementptr inbounds double, ptr %461, i64 %3
  %463 = shufflevector <8 x double> %134, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %464 = fadd <8 x double> %134, %463
  %465 = shufflevector <8 x double> %464, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %466 = fadd <8 x double> %464, %465
  %467 = shufflevector <8 x double> %466, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %468 = fadd <8 x double> %466, %467
  %469 = extractelement <8 x double> %468, i64 0
  %470 = load i64, ptr %97, align 8
  %471 = icmp eq i64 %470, 0
  br i1 %471, label %474, label %472

472:                                              ; preds = %455
  %473 = load double, ptr %462, align 8
  br label %474

474:                                              ; preds = %472, %455
  %475 = phi double [ %473, %472 ], [ 0.000000e+00, %455 ]
  %476 = fadd double %469, %475
  store double %476, ptr %462, align 8
  %477 = load ptr, ptr %151, align 8
  %478 = getelementptr inbounds double, ptr %477, i64 %459
  %479 = getelementptr inbounds double, ptr %478, i64 %3
  %480 = getelementptr inbounds double, ptr %479, i64 1
  %481 = shufflevector <8 x double> %133, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %482 = fadd <8 x double> %133, %481
  %483 = shufflevector <8 x double> %482, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %484 = fadd <8 x double> %482, %483
  %485 = shufflevector <8 x double> %484, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %486 = fadd <8 x double> %484, %485
  %487 = extractelement <8 x double> %486, i64 0
  %488 = load i64, ptr %97, align 8
  %489 = icmp eq i64 %488, 0
  br i1 %489, label %492, label %490

490:                                              ; preds = %474
  %491 = load double, ptr %480, align 8
  br label %492

492:                                              ; preds = %490, %474
  %493 = phi double [ %491, %490 ], [ 0.000000e+00, %474 ]
  %494 = fadd double %487, %493
  store double %494, ptr %480, align 8
  %495 = load ptr, ptr %151, align 8
  %496 = getelementptr inbounds double, ptr %495, i64 %459
  %497 = getelementptr inbounds double, ptr %496, i64 %3
  %498 = getelementptr inbounds double, ptr %497, i64 2
  %499 = shufflevector <8 x double> %132, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %500 = fadd <8 x double> %132, %499
  %501 = shufflevector <8 x double> %500, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %502 = fadd <8 x double> %500, %501
  %503 = shufflevector <8 x double> %502, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %504 = fadd <8 x double> %502, %503
  %505 = extractelement <8 x double> %504, i64 0
  %506 = load i64, ptr %97, align 8
  %507 = icmp eq i64 %506, 0
  br i1 %507, label %510, label %508

508:                                              ; preds = %492
  %509 = load double, ptr %498, align 8
  br label %510

510:                                              ; preds = %508, %492
  %511 = phi double [ %509, %508 ], [ 0.000000e+00, %492 ]
  %512 = fadd double %505, %511
  store double %512, ptr %498, align 8
  %513 = add nsw i64 %2, 4
  %514 = mul nsw i64 %94, %513
  %515 = load ptr, ptr %151, align 8
  %516 = getelementptr inbounds double, ptr %515, i64 %514
  %517 = getelementptr inbounds double, ptr %516, i64 %3
  %518 = shufflevector <8 x double> %130, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %519 = fadd <8 x double> %130, %518
  %520 = shufflevector <8 x double> %519, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %521 = fadd <8 x double> %519, %520
  %522 = shufflevector <8 x double> %521, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %523 = fadd <8 x double> %521, %522
  %524 = extractelement <8 x double> %523, i64 0
  %525 = load i64, ptr %97, align 8
  %526 = icmp eq i64 %525, 0
  br i1 %526, label %529, label %527

527:                                              ; preds = %510
  %528 = load double, ptr %517, align 8
  br label %529

529:                                              ; preds = %527, %510
  %530 = phi double [ %528, %527 ], [ 0.000000e+00, %510 ]
  %531 = fadd double %524, %530
  store double %531, ptr %517, align 8
  %532 = load ptr, ptr %151, align 8
  %533 = getelementptr inbounds double, ptr %532, i64 %514
  %534 = getelementptr inbounds double, ptr %533, i64 %3
  %535 = getelementptr inbounds double, ptr %534, i64 1
  %536 = shufflevector <8 x double> %129, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %537 = fadd <8 x double> %129, %536
  %538 = shufflevector <8 x double> %537, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %539 = fadd <8 x double> %537, %538
  %540 = shufflevector <8 x double> %539, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %541 = fadd <8 x double> %539, %540
  %542 = extractelement <8 x double> %541, i64 0
  %543 = load i64, ptr %97, align 8
  %544 = icmp eq i64 %543, 0
  br i1 %544, label %547, label %545

545:                                              ; preds = %529
  %546 = load double, ptr %535, align 8
  br label %547

547:                                              ; preds = %545, %529
  %548 = phi double [ %546, %545 ], [ 0.000000e+00, %529 ]
  %549 = fadd double %542, %548
  store double %549, ptr %535, align 8
  %550 = load ptr, ptr %151, align 8
  %551 = getelementptr inbounds double, ptr %550, i64 %514
  %552 = getelementptr inbounds double, ptr %551, i64 %3
  %553 = getelementptr inbounds double, ptr %552, i64 2
  %554 = shufflevector <8 x double> %128, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %555 = fadd <8 x double> %128, %554
  %556 = shufflevector <8 x double> %555, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %557 = fadd <8 x double> %555, %556
  %558 = shufflevector <8 x double> %557, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %559 = fadd <8 x double> %557, %558
  %560 = extractelement <8 x double> %559, i64 0
  %561 = load i64, ptr %97, align 8
  %562 = icmp eq i64 %561, 0
  br i1 %562, label %565, label %563

563:                                              ; preds = %547
  %564 = load double, ptr %553, align 8
  br label %565

565:                                              ; preds = %563, %547
  %566 = phi double [ %564, %563 ], [ 0.000000e+00, %547 ]
  %567 = fadd double %560, %566
  store double %567, ptr %553, align 8
  %568 = add nsw i64 %2, 5
  %569 = mul nsw i64 %94, %568
  %570 = load ptr, ptr %151, align 8
  %571 = getelementptr inbounds double, ptr %570, i64 %569
  %572 = getelementptr inbounds double, ptr %571, i64 %3
  %573 = shufflevector <8 x double> %127, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %574 = fadd <8 x double> %127, %573
  %575 = shufflevector <8 x double> %574, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %576 = fadd <8 x double> %574, %575
  %577 = shufflevector <8 x double> %576, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %578 = fadd <8 x double> %576, %577
  %579 = extractelement <8 x double> %578, i64 0
  %580 = load i64, ptr %97, align 8
  %581 = icmp eq i64 %580, 0
  br i1 %581, label %584, label %582

582:                                              ; preds = %565
  %583 = load double, ptr %572, align 8
  br label %584

584:                                              ; preds = %582, %565
  %585 = phi double [ %583, %582 ], [ 0.000000e+00, %565 ]
  %586 = fadd double %579, %585
  store double %586, ptr %572, align 8
  %587 = load ptr, ptr %151, align 8
  %588 = getelementptr inbounds double, ptr %587, i64 %569
  %589 = getelementptr inbounds double, ptr %588, i64 %3
  %590 = getelementptr inbounds double, ptr %589, i64 1
  %591 = shufflevector <8 x double> %131, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %592 = fadd <8 x double> %131, %591
  %593 = shufflevector <8 x double> %592, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %594 = fadd <8 x double> %592, %593
  %595 = shufflevector <8 x double> %594, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %596 = fadd <8 x double> %594, %595
  %597 = extractelement <8 x double> %596, i64 0
  %598 = load i64, ptr %97, align 8
  %599 = icmp eq i64 %598, 0
  br i1 %599, label %602, label %600

600:                                              ; preds = %584
  %601 = load double, ptr %590, align 8
  br label %602

602:                                              ; preds = %600, %584
  %603 = phi double [ %601, %600 ], [ 0.000000e+00, %584 ]
  %604 = fadd double %597, %603
  store double %604, ptr %590, align 8
  %605 = load ptr, ptr %151, align 8
  %606 = getelementptr inbounds double, ptr %605, i64 %569
  %607 = getelementptr inbounds double, ptr %606, i64 %3
  %608 = getelementptr inbounds double, ptr %607, i64 2
  %609 = shufflevector <8 x double> %135, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %610 = fadd <8 x double> %135, %609
  %611 = shufflevector <8 x double> %610, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %612 = fadd <8 x double> %610, %611
  %613 = shufflevector <8 x double> %612, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %614 = fadd <8 x double> %612, %613
  %615 = extractelement <8 x double> %614, i64 0
  %616 = load i64, ptr %97, align 8
  %617 = icmp eq i64 %616, 0
  br i1 %617, label %620, label %618

618:                                              ; preds = %602
  %619 = load double, ptr %608, align 8
  br label %620

620:                                              ; preds = %618, %602
  %621 = phi double [ %619, %618 ], [ 0.000000e+00, %602 ]
  %622 = fadd double %615, %621
  store double %622, ptr %608, align 8
  %623 = add nsw i64 %2, 6
  %624 = mul nsw i64 %94, %623
  %625 = load ptr, ptr %151, align 8
  %626 = getelementptr inbounds double, ptr %625, i64 %624
  %627 = getelementptr inbounds double, ptr %626, i64 %3
  %628 = shufflevector <8 x double> %139, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %629 = fadd <8 x double> %139, %628
  %630 = shufflevector <8 x double> %629, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %631 = fadd <8 x double> %629, %630
  %632 = shufflevector <8 x double> %631, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %633 = fadd <8 x double> %631, %632
  %634 = extractelement <8 x double> %633, i64 0
  %635 = load i64, ptr %97, align 8
  %636 = icmp eq i64 %635, 0
  br i1 %636, label %639, label %637

637:                                              ; preds = %620
  %638 = load double, ptr %627, align 8
  br label %639

639:                                              ; preds = %637, %620
  %640 = phi double [ %638, %637 ], [ 0.000000e+00, %620 ]
  %641 = fadd double %634, %640
  store double %641, ptr %627, align 8
  %642 = load ptr, ptr %151, align 8
  %643 = getelementptr inbounds double, ptr %642, i64 %624
  %644 = getelementptr inbounds double, ptr %643, i64 %3
  %645 = getelementptr inbounds double, ptr %644, i64 1
  %646 = shufflevector <8 x double> %143, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %647 = fadd <8 x double> %143, %646
  %648 = shufflevector <8 x double> %647, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %649 = fadd <8 x double> %647, %648
  %650 = shufflevector <8 x double> %649, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %651 = fadd <8 x double> %649, %650
  %652 = extractelement <8 x double> %651, i64 0
  %653 = load i64, ptr %97, align 8
  %654 = icmp eq i64 %653, 0
  br i1 %654, label %657, label %655

655:                                              ; preds = %639
  %656 = load double, ptr %645, align 8
  br label %657

657:                                              ; preds = %655, %639
  %658 = phi double [ %656, %655 ], [ 0.000000e+00, %639 ]
  %659 = fadd double %652, %658
  store double %659, ptr %645, align 8
  %660 = load ptr, ptr %151, align 8
  %661 = getelementptr inbounds double, ptr %660, i64 %624
  %662 = getelementptr inbounds double, ptr %661, i64 %3
  %663 = getelementptr inbounds double, ptr %662, i64 2
  %664 = shufflevector <8 x double> %147, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %665 = fadd <8 x double> %147, %664
  %666 = shufflevector <8 x double> %665, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %667 = fadd <8 x double> %665, %666
  %668 = shufflevector <8 x double> %667, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %669 = fadd <8 x double> %667, %668
  %670 = extractelement <8 x double> %669, i64 0
  %671 = load i64, ptr %97, align 8
  %672 = icmp eq i64 %671, 0
  br i1 %672, label %675, label %673

673:                                              ; preds = %657
  %674 = load double, ptr %663, align 8
  br label %675

675:                                              ; preds = %673, %657
  %676 = phi double [ %674, %673 ], [ 0.000000e+00, %657 ]
  %677 = fadd double %670, %676
  store double %677, ptr %663, align 8
  %678 = add nsw i64 %2, 7
  %679 = mul nsw i64 %94, %678
  %680 = load ptr, ptr %151, align 8
  %681 = getelementptr inbounds double, ptr %680, i64 %679
  %682 = getelementptr inbounds double, ptr %681, i64 %3
  %683 = shufflevector <8 x double> %148, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %684 = fadd <8 x double> %148, %683
  %685 = shufflevector <8 x double> %684, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %686 = fadd <8 x double> %684, %685
  %687 = shufflevector <8 x double> %686, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %688 = fadd <8 x double> %686, %687
  %689 = extractelement <8 x double> %688, i64 0
  %690 = load i64, ptr %97, align 8
  %691 = icmp eq i64 %690, 0
  br i1 %691, label %694, label %692

692:                                              ; preds = %675
  %693 = load double, ptr %682, align 8
  br label %694

694:                                              ; preds = %692, %675
  %695 = phi double [ %693, %692 ], [ 0.000000e+00, %675 ]
  %696 = fadd double %689, %695
  store double %696, ptr %682, align 8
  %697 = load ptr, ptr %151, align 8
  %698 = getelementptr inbounds double, ptr %697, i64 %679
  %699 = getelementptr inbounds double, ptr %698, i64 %3
  %700 = getelementptr inbounds double, ptr %699, i64 1
  %701 = shufflevector <8 x double> %149, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %702 = fadd <8 x double> %149, %701
  %703 = shufflevector <8 x double> %702, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %704 = fadd <8 x double> %702, %703
  %705 = shufflevector <8 x double> %704, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %706 = fadd <8 x double> %704, %705
  %707 = extractelement <8 x double> %706, i64 0
  %708 = load i64, ptr %97, align 8
  %709 = icmp eq i64 %708, 0
  br i1 %709, label %712, label %710

710:                                              ; preds = %694
  %711 = load double, ptr %700, align 8
  br label %712

712:                                              ; preds = %710, %694
  %713 = phi double [ %711, %710 ], [ 0.000000e+00, %694 ]
  %714 = fadd double %707, %713
  store double %714, ptr %700, align 8
  %715 = load ptr, ptr %151, align 8
  %716 = getelementptr inbounds double, ptr %715, i64 %679
  %717 = getelementptr inbounds double, ptr %716, i64 %3
  %718 = getelementptr inbounds double, ptr %717, i64 2
  %719 = shufflevector <8 x double> %150, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %720 = fadd <8 x double> %150, %719
  %721 = shufflevector <8 x double> %720, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %722 = fadd <8 x double> %720, %721
  %723 = load i64, ptr %97, align 8
  %724 = icmp eq i64 %723, 0
  br i1 %724, label %727, label %725

725:                                              ; preds = %712
  %726 = load double, ptr %718, align 8
  br label %727

727:                                              ; preds = %725, %712
  %728 = phi double [ %726, %725 ], [ 0.000000e+00, %712 ]
  %729 = shufflevector <8 x double> %722, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %730 = fadd <8 x double> %722, %729
  %731 = extractelement <8 x double> %730, i64 0
  %732 = fadd double %731, %728
  store double %732, ptr %718, align 8
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
  %25 = sdiv i64 %16, 8
  %26 = shl nsw i64 %25, 3
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
  %61 = getelementptr inbounds double, ptr %33, i64 %60
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
  %73 = phi <8 x i64> [ zeroinitializer, %4 ], [ %77, %71 ]
  %74 = icmp sgt i64 %27, %72
  %75 = sext i1 %74 to i64
  %76 = trunc i64 %72 to i32
  %77 = insertelement <8 x i64> %73, i64 %75, i32 %76
  %78 = add nuw nsw i64 %72, 1
  %79 = icmp eq i64 %78, 8
  br i1 %79, label %28, label %71

80:                                               ; preds = %28
  %81 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %82 = load ptr, ptr %81, align 8
  %83 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 1
  %84 = load ptr, ptr %83, align 8
  %85 = mul nsw i64 %64, %2
  %86 = getelementptr inbounds double, ptr %84, i64 %85
  %87 = icmp sgt i64 %16, 0
  %88 = shl nsw i64 %64, 1
  %89 = mul nsw i64 %64, 3
  %90 = shl nsw i64 %64, 2
  %91 = mul nsw i64 %64, 5
  %92 = mul nsw i64 %64, 6
  %93 = mul nsw i64 %64, 7
  br label %116

94:                                               ; preds = %132, %28
  %95 = phi <8 x double> [ zeroinitializer, %28 ], [ %133, %132 ]
  %96 = phi <8 x double> [ zeroinitializer, %28 ], [ %134, %132 ]
  %97 = phi <8 x double> [ zeroinitializer, %28 ], [ %135, %132 ]
  %98 = phi <8 x double> [ zeroinitializer, %28 ], [ %136, %132 ]
  %99 = phi <8 x double> [ zeroinitializer, %28 ], [ %137, %132 ]
  %100 = phi <8 x double> [ zeroinitializer, %28 ], [ %138, %132 ]
  %101 = phi <8 x double> [ zeroinitializer, %28 ], [ %139, %132 ]
  %102 = phi <8 x double> [ zeroinitializer, %28 ], [ %140, %132 ]
  %103 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 2
  %104 = mul nsw i64 %62, %2
  %105 = load ptr, ptr %103, align 8
  %106 = getelementptr inbounds double, ptr %105, i64 %104
  %107 = getelementptr inbounds double, ptr %106, i64 %3
  %108 = shufflevector <8 x double> %102, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %109 = fadd <8 x double> %102, %108
  %110 = shufflevector <8 x double> %109, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %111 = fadd <8 x double> %109, %110
  %112 = shufflevector <8 x double> %111, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %113 = fadd <8 x double> %111, %112
  %114 = extractelement <8 x double> %113, i64 0
  %115 = icmp eq i64 %66, 0
  br i1 %115, label %306, label %304

116:                                              ; preds = %132, %80
  %117 = phi <8 x double> [ zeroinitializer, %80 ], [ %133, %132 ]
  %118 = phi <8 x double> [ zeroinitializer, %80 ], [ %134, %132 ]
  %119 = phi <8 x double> [ zeroinitializer, %80 ], [ %135, %132 ]
  %120 = phi <8 x double> [ zeroinitializer, %80 ], [ %136, %132 ]
  %121 = phi <8 x double> [ zeroinitializer, %80 ], [ %137, %132 ]
  %122 = phi <8 x double> [ zeroinitializer, %80 ], [ %138, %132 ]
  %123 = phi <8 x double> [ zeroinitializer, %80 ], [ %139, %132 ]
  %124 = phi <8 x double> [ zeroinitializer, %80 ], [ %140, %132 ]
  %125 = phi i64 [ %66, %80 ], [ %141, %132 ]
  %126 = mul nsw i64 %125, %24
  %127 = getelementptr inbounds double, ptr %86, i64 %126
  br i1 %87, label %128, label %132

128:                                              ; preds = %116
  %129 = getelementptr inbounds i64, ptr %82, i64 %125
  %130 = load i64, ptr %129, align 8
  %131 = getelementptr inbounds double, ptr %61, i64 %130
  br label %143

132:                                              ; preds = %143, %116
  %133 = phi <8 x double> [ %117, %116 ], [ %173, %143 ]
  %134 = phi <8 x double> [ %118, %116 ], [ %170, %143 ]
  %135 = phi <8 x double> [ %119, %116 ], [ %176, %143 ]
  %136 = phi <8 x double> [ %120, %116 ], [ %167, %143 ]
  %137 = phi <8 x double> [ %121, %116 ], [ %179, %143 ]
  %138 = phi <8 x double> [ %122, %116 ], [ %164, %143 ]
  %139 = phi <8 x double> [ %123, %116 ], [ %182, %143 ]
  %140 = phi <8 x double> [ %124, %116 ], [ %161, %143 ]
  %141 = add nsw i64 %125, 1
  %142 = icmp slt i64 %141, %69
  br i1 %142, label %116, label %94

143:                                              ; preds = %128, %143
  %144 = phi <8 x double> [ %117, %128 ], [ %173, %143 ]
  %145 = phi <8 x double> [ %118, %128 ], [ %170, %143 ]
  %146 = phi <8 x double> [ %119, %128 ], [ %176, %143 ]
  %147 = phi <8 x double> [ %120, %128 ], [ %167, %143 ]
  %148 = phi <8 x double> [ %121, %128 ], [ %179, %143 ]
  %149 = phi <8 x double> [ %122, %128 ], [ %164, %143 ]
  %150 = phi <8 x double> [ %123, %128 ], [ %182, %143 ]
  %151 = phi <8 x double> [ %124, %128 ], [ %161, %143 ]
  %152 = phi i64 [ 0, %128 ], [ %183, %143 ]
  %153 = icmp slt i64 %152, %26
  %154 = select i1 %153, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %77
  %155 = getelementptr inbounds double, ptr %131, i64 %152
  %156 = load <8 x i64>, ptr %155, align 1
  %157 = and <8 x i64> %156, %154
  %158 = getelementptr inbounds double, ptr %127, i64 %152
  %159 = load <8 x double>, ptr %158, align 1
  %160 = bitcast <8 x i64> %157 to <8 x double>
  %161 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %159, <8 x double> %160, <8 x double> %151)
  %162 = getelementptr inbounds double, ptr %158, i64 %64
  %163 = load <8 x double>, ptr %162, align 1
  %164 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %163, <8 x double> %160, <8 x double> %149)
  %165 = getelementptr inbounds double, ptr %158, i64 %88
  %166 = load <8 x double>, ptr %165, align 1
  %167 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %166, <8 x double> %160, <8 x double> %147)
  %168 = getelementptr inbounds double, ptr %158, i64 %89
  %169 = load <8 x double>, ptr %168, align 1
  %170 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %169, <8 x double> %160, <8 x double> %145)
  %171 = getelementptr inbounds double, ptr %158, i64 %90
  %172 = load <8 x double>, ptr %171, align 1
  %173 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %172, <8 x double> %160, <8 x double> %144)
  %174 = getelementptr inbounds double, ptr %158, i64 %91
  %175 = load <8 x double>, ptr %174, align 1
  %176 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %175, <8 x double> %160, <8 x double> %146)
  %177 = getelementptr inbounds double, ptr %158, i64 %92
  %178 = load <8 x double>, ptr %177, align 1
  %179 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %178, <8 x double> %160, <8 x double> %148)
  %180 = getelementptr inbounds double, ptr %158, i64 %93
  %181 = load <8 x double>, ptr %180, align 1
  %182 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %181, <8 x double> %160, <8 x double> %150)
  %183 = add nuw nsw i64 %152, 8
  %184 = icmp slt i64 %183, %16
  br i1 %184, label %143, label %132

185:                                              ; preds = %306
  %186 = load double, ptr %313, align 8
  br label %187

187:                                              ; preds = %185, %306
  %188 = phi double [ %186, %185 ], [ 0.000000e+00, %306 ]
  %189 = fadd double %320, %188
  store double %189, ptr %313, align 8
  %190 = add nsw i64 %2, 2
  %191 = mul nsw i64 %62, %190
  %192 = load ptr, ptr %103, align 8
  %193 = getelementptr inbounds double, ptr %192, i64 %191
  %194 = getelementptr inbounds double, ptr %193, i64 %3
  %195 = shufflevector <8 x double> %98, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %196 = fadd <8 x double> %98, %195
  %197 = shufflevector <8 x double> %196, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %198 = fadd <8 x double> %196, %197
  %199 = shufflevector <8 x double> %198, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %200 = fadd <8 x double> %198, %199
  %201 = extractelement <8 x double> %200, i64 0
  %202 = load i64, ptr %65, align 8
  %203 = icmp eq i64 %202, 0
  br i1 %203, label %206, label %204

204:                                              ; preds = %187
  %205 = load double, ptr %194, align 8
  br label %206

206:                                              ; preds = %204, %187
  %207 = phi double [ %205, %204 ], [ 0.000000e+00, %187 ]
  %208 = fadd double %201, %207
  store double %208, ptr %194, align 8
  %209 = add nsw i64 %2, 3
  %210 = mul nsw i64 %62, %209
  %211 = load ptr, ptr %103, align 8
  %212 = getelementptr inbounds double, ptr %211, i64 %210
  %213 = getelementptr inbounds double, ptr %212, i64 %3
  %214 = shufflevector <8 x double> %96, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %215 = fadd <8 x double> %96, %214
  %216 = shufflevector <8 x double> %215, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %217 = fadd <8 x double> %215, %216
  %218 = shufflevector <8 x double> %217, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %219 = fadd <8 x double> %217, %218
  %220 = extractelement <8 x double> %219, i64 0
  %221 = load i64, ptr %65, align 8
  %222 = icmp eq i64 %221, 0
  br i1 %222, label %225, label %223

223:                                              ; preds = %206
  %224 = load double, ptr %213, align 8
  br label %225

225:                                              ; preds = %223, %206
  %226 = phi double [ %224, %223 ], [ 0.000000e+00, %206 ]
  %227 = fadd double %220, %226
  store double %227, ptr %213, align 8
  %228 = add nsw i64 %2, 4
  %229 = mul nsw i64 %62, %228
  %230 = load ptr, ptr %103, align 8
  %231 = getelementptr inbounds double, ptr %230, i64 %229
  %232 = getelementptr inbounds double, ptr %231, i64 %3
  %233 = shufflevector <8 x double> %95, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %234 = fadd <8 x double> %95, %233
  %235 = shufflevector <8 x double> %234, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %236 = fadd <8 x double> %234, %235
  %237 = shufflevector <8 x double> %236, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %238 = fadd <8 x double> %236, %237
  %239 = extractelement <8 x double> %238, i64 0
  %240 = load i64, ptr %65, align 8
  %241 = icmp eq i64 %240, 0
  br i1 %241, label %244, label %242

242:                                              ; preds = %225
  %243 = load double, ptr %232, align 8
  br label %244

244:                                              ; preds = %242, %225
  %245 = phi double [ %243, %242 ], [ 0.000000e+00, %225 ]
  %246 = fadd double %239, %245
  store double %246, ptr %232, align 8
  %247 = add nsw i64 %2, 5
  %248 = mul nsw i64 %62, %247
  %249 = load ptr, ptr %103, align 8
  %250 = getelementptr inbounds double, ptr %249, i64 %248
  %251 = getelementptr inbounds double, ptr %250, i64 %3
  %252 = shufflevector <8 x double> %97, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %253 = fadd <8 x double> %97, %252
  %254 = shufflevector <8 x double> %253, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %255 = fadd <8 x double> %253, %254
  %256 = shufflevector <8 x double> %255, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %257 = fadd <8 x double> %255, %256
  %258 = extractelement <8 x double> %257, i64 0
  %259 = load i64, ptr %65, align 8
  %260 = icmp eq i64 %259, 0
  br i1 %260, label %263, label %261

261:                                              ; preds = %244
  %262 = load double, ptr %251, align 8
  br label %263

263:                                              ; preds = %261, %244
  %264 = phi double [ %262, %261 ], [ 0.000000e+00, %244 ]
  %265 = fadd double %258, %264
  store double %265, ptr %251, align 8
  %266 = add nsw i64 %2, 6
  %267 = mul nsw i64 %62, %266
  %268 = load ptr, ptr %103, align 8
  %269 = getelementptr inbounds double, ptr %268, i64 %267
  %270 = getelementptr inbounds double, ptr %269, i64 %3
  %271 = shufflevector <8 x double> %99, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %272 = fadd <8 x double> %99, %271
  %273 = shufflevector <8 x double> %272, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %274 = fadd <8 x double> %272, %273
  %275 = shufflevector <8 x double> %274, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %276 = fadd <8 x double> %274, %275
  %277 = extractelement <8 x double> %276, i64 0
  %278 = load i64, ptr %65, align 8
  %279 = icmp eq i64 %278, 0
  br i1 %279, label %282, label %280

280:                                              ; preds = %263
  %281 = load double, ptr %270, align 8
  br label %282

282:                                              ; preds = %280, %263
  %283 = phi double [ %281, %280 ], [ 0.000000e+00, %263 ]
  %284 = fadd double %277, %283
  store double %284, ptr %270, align 8
  %285 = add nsw i64 %2, 7
  %286 = mul nsw i64 %62, %285
  %287 = load ptr, ptr %103, align 8
  %288 = getelementptr inbounds double, ptr %287, i64 %286
  %289 = getelementptr inbounds double, ptr %288, i64 %3
  %290 = shufflevector <8 x double> %101, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %291 = fadd <8 x double> %101, %290
  %292 = shufflevector <8 x double> %291, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %293 = fadd <8 x double> %291, %292
  %294 = load i64, ptr %65, align 8
  %295 = icmp eq i64 %294, 0
  br i1 %295, label %298, label %296

296:                                              ; preds = %282
  %297 = load double, ptr %289, align 8
  br label %298

298:                                              ; preds = %296, %282
  %299 = phi double [ %297, %296 ], [ 0.000000e+00, %282 ]
  %300 = shufflevector <8 x double> %293, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %301 = fadd <8 x double> %293, %300
  %302 = extractelement <8 x double> %301, i64 0
  %303 = fadd double %302, %299
  store double %303, ptr %289, align 8
  ret void

304:                                              ; preds = %94
  %305 = load double, ptr %107, align 8
  br label %306

306:                                              ; preds = %304, %94
  %307 = phi double [ %305, %304 ], [ 0.000000e+00, %94 ]
  %308 = fadd double %114, %307
  store double %308, ptr %107, align 8
  %309 = add nsw i64 %2, 1
  %310 = mul nsw i64 %62, %309
  %311 = load ptr, ptr %103, align 8
  %312 = getelementptr inbounds double, ptr %311, i64 %310
  %313 = getelementptr inbounds double, ptr %312, i64 %3
  %314 = shufflevector <8 x double> %100, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %315 = fadd <8 x double> %100, %314
  %316 = shufflevector <8 x double> %315, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %317 = fadd <8 x double> %315, %316
  %318 = shufflevector <8 x double> %317, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %319 = fadd <8 x double> %317, %318
  %320 = extractelement <8 x double> %319, i64 0
  %321 = load i64, ptr %65, align 8
  %322 = icmp eq i64 %321, 0
  br i1 %322, label %187, label %185
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
  %25 = sdiv i64 %16, 8
  %26 = shl nsw i64 %25, 3
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
  %61 = getelementptr inbounds double, ptr %33, i64 %60
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
  %77 = getelementptr inbounds double, ptr %33, i64 %76
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
  %93 = getelementptr inbounds double, ptr %33, i64 %92
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
  %105 = phi <8 x i64> [ zeroinitializer, %4 ], [ %109, %103 ]
  %106 = icmp sgt i64 %27, %104
  %107 = sext i1 %106 to i64
  %108 = trunc i64 %104 to i32
  %109 = insertelement <8 x i64> %105, i64 %107, i32 %108
  %110 = add nuw nsw i64 %104, 1
  %111 = icmp eq i64 %110, 8
  br i1 %111, label %28, label %103

112:                                              ; preds = %28
  %113 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %114 = load ptr, ptr %113, align 8
  %115 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 1
  %116 = load ptr, ptr %115, align 8
  %117 = mul nsw i64 %96, %2
  %118 = getelementptr inbounds double, ptr %116, i64 %117
  %119 = icmp sgt i64 %16, 0
  %120 = shl nsw i64 %96, 1
  %121 = mul nsw i64 %96, 3
  br label %148

122:                                              ; preds = %170, %28
  %123 = phi <8 x double> [ zeroinitializer, %28 ], [ %171, %170 ]
  %124 = phi <8 x double> [ zeroinitializer, %28 ], [ %172, %170 ]
  %125 = phi <8 x double> [ zeroinitializer, %28 ], [ %173, %170 ]
  %126 = phi <8 x double> [ zeroinitializer, %28 ], [ %174, %170 ]
  %127 = phi <8 x double> [ zeroinitializer, %28 ], [ %175, %170 ]
  %128 = phi <8 x double> [ zeroinitializer, %28 ], [ %176, %170 ]
  %129 = phi <8 x double> [ zeroinitializer, %28 ], [ %177, %170 ]
  %130 = phi <8 x double> [ zeroinitializer, %28 ], [ %178, %170 ]
  %131 = phi <8 x double> [ zeroinitializer, %28 ], [ %179, %170 ]
  %132 = phi <8 x double> [ zeroinitializer, %28 ], [ %180, %170 ]
  %133 = phi <8 x double> [ zeroinitializer, %28 ], [ %181, %170 ]
  %134 = phi <8 x double> [ zeroinitializer, %28 ], [ %182, %170 ]
  %135 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 2
  %136 = mul nsw i64 %94, %2
  %137 = load ptr, ptr %135, align 8
  %138 = getelementptr inbounds double, ptr %137, i64 %136
  %139 = getelementptr inbounds double, ptr %138, i64 %3
  %140 = shufflevector <8 x double> %130, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %141 = fadd <8 x double> %130, %140
  %142 = shufflevector <8 x double> %141, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %143 = fadd <8 x double> %141, %142
  %144 = shufflevector <8 x double> %143, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %145 = fadd <8 x double> %143, %144
  %146 = extractelement <8 x double> %145, i64 0
  %147 = icmp eq i64 %98, 0
  br i1 %147, label %237, label %235

148:                                              ; preds = %170, %112
  %149 = phi <8 x double> [ zeroinitializer, %112 ], [ %171, %170 ]
  %150 = phi <8 x double> [ zeroinitializer, %112 ], [ %172, %170 ]
  %151 = phi <8 x double> [ zeroinitializer, %112 ], [ %173, %170 ]
  %152 = phi <8 x double> [ zeroinitializer, %112 ], [ %174, %170 ]
  %153 = phi <8 x double> [ zeroinitializer, %112 ], [ %175, %170 ]
  %154 = phi <8 x double> [ zeroinitializer, %112 ], [ %176, %170 ]
  %155 = phi <8 x double> [ zeroinitializer, %112 ], [ %177, %170 ]
  %156 = phi <8 x double> [ zeroinitializer, %112 ], [ %178, %170 ]
  %157 = phi <8 x double> [ zeroinitializer, %112 ], [ %179, %170 ]
  %158 = phi <8 x double> [ zeroinitializer, %112 ], [ %180, %170 ]
  %159 = phi <8 x double> [ zeroinitializer, %112 ], [ %181, %170 ]
  %160 = phi <8 x double> [ zeroinitializer, %112 ], [ %182, %170 ]
  %161 = phi i64 [ %98, %112 ], [ %183, %170 ]
  %162 = getelementptr inbounds i64, ptr %114, i64 %161
  %163 = load i64, ptr %162, align 8
  %164 = mul nsw i64 %161, %24
  %165 = getelementptr inbounds double, ptr %118, i64 %164
  br i1 %119, label %166, label %170

166:                                              ; preds = %148
  %167 = getelementptr inbounds double, ptr %61, i64 %163
  %168 = getelementptr inbounds double, ptr %77, i64 %163
  %169 = getelementptr inbounds double, ptr %93, i64 %163
  br label %185

170:                                              ; preds = %185, %148
  %171 = phi <8 x double> [ %149, %148 ], [ %225, %185 ]
  %172 = phi <8 x double> [ %150, %148 ], [ %222, %185 ]
  %173 = phi <8 x double> [ %151, %148 ], [ %221, %185 ]
  %174 = phi <8 x double> [ %152, %148 ], [ %220, %185 ]
  %175 = phi <8 x double> [ %153, %148 ], [ %226, %185 ]
  %176 = phi <8 x double> [ %154, %148 ], [ %217, %185 ]
  %177 = phi <8 x double> [ %155, %148 ], [ %215, %185 ]
  %178 = phi <8 x double> [ %156, %148 ], [ %213, %185 ]
  %179 = phi <8 x double> [ %157, %148 ], [ %227, %185 ]
  %180 = phi <8 x double> [ %158, %148 ], [ %230, %185 ]
  %181 = phi <8 x double> [ %159, %148 ], [ %231, %185 ]
  %182 = phi <8 x double> [ %160, %148 ], [ %232, %185 ]
  %183 = add nsw i64 %161, 1
  %184 = icmp slt i64 %183, %101
  br i1 %184, label %148, label %122

185:                                              ; preds = %166, %185
  %186 = phi <8 x double> [ %149, %166 ], [ %225, %185 ]
  %187 = phi <8 x double> [ %150, %166 ], [ %222, %185 ]
  %188 = phi <8 x double> [ %151, %166 ], [ %221, %185 ]
  %189 = phi <8 x double> [ %152, %166 ], [ %220, %185 ]
  %190 = phi <8 x double> [ %153, %166 ], [ %226, %185 ]
  %191 = phi <8 x double> [ %154, %166 ], [ %217, %185 ]
  %192 = phi <8 x double> [ %155, %166 ], [ %215, %185 ]
  %193 = phi <8 x double> [ %156, %166 ], [ %213, %185 ]
  %194 = phi <8 x double> [ %157, %166 ], [ %227, %185 ]
  %195 = phi <8 x double> [ %158, %166 ], [ %230, %185 ]
  %196 = phi <8 x double> [ %159, %166 ], [ %231, %185 ]
  %197 = phi <8 x double> [ %160, %166 ], [ %232, %185 ]
  %198 = phi i64 [ 0, %166 ], [ %233, %185 ]
  %199 = icmp slt i64 %198, %26
  %200 = select i1 %199, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %109
  %201 = getelementptr inbounds double, ptr %167, i64 %198
  %202 = load <8 x i64>, ptr %201, align 1
  %203 = and <8 x i64> %202, %200
  %204 = getelementptr inbounds double, ptr %168, i64 %198
  %205 = load <8 x i64>, ptr %204, align 1
  %206 = and <8 x i64> %205, %200
  %207 = getelementptr inbounds double, ptr %169, i64 %198
  %208 = load <8 x i64>, ptr %207, align 1
  %209 = and <8 x i64> %208, %200
  %210 = getelementptr inbounds double, ptr %165, i64 %198
  %211 = load <8 x double>, ptr %210, align 1
  %212 = bitcast <8 x i64> %203 to <8 x double>
  %213 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %211, <8 x double> %212, <8 x double> %193)
  %214 = bitcast <8 x i64> %206 to <8 x double>
  %215 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %211, <8 x double> %214, <8 x double> %192)
  %216 = bitcast <8 x i64> %209 to <8 x double>
  %217 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %211, <8 x double> %216, <8 x double> %191)
  %218 = getelementptr inbounds double, ptr %210, i64 %96
  %219 = load <8 x double>, ptr %218, align 1
  %220 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %219, <8 x double> %212, <8 x double> %189)
  %221 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %219, <8 x double> %214, <8 x double> %188)
  %222 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %219, <8 x double> %216, <8 x double> %187)
  %223 = getelementptr inbounds double, ptr %210, i64 %120
  %224 = load <8 x double>, ptr %223, align 1
  %225 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %224, <8 x double> %212, <8 x double> %186)
  %226 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %224, <8 x double> %214, <8 x double> %190)
  %227 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %224, <8 x double> %216, <8 x double> %194)
  %228 = getelementptr inbounds double, ptr %210, i64 %121
  %229 = load <8 x double>, ptr %228, align 1
  %230 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %229, <8 x double> %212, <8 x double> %195)
  %231 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %229, <8 x double> %214, <8 x double> %196)
  %232 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %229, <8 x double> %216, <8 x double> %197)
  %233 = add nuw nsw i64 %198, 8
  %234 = icmp slt i64 %233, %16
  br i1 %234, label %185, label %170

235:                                              ; preds = %122
  %236 = load double, ptr %139, align 8
  br label %237

237:                                              ; preds = %235, %122
  %238 = phi double [ %236, %235 ], [ 0.000000e+00, %122 ]
  %239 = fadd double %146, %238
  store double %239, ptr %139, align 8
  %240 = load ptr, ptr %135, align 8
  %241 = getelementptr inbounds double, ptr %240, i64 %136
  %242 = getelementptr inbounds double, ptr %241, i64 %3
  %243 = getelementptr inbounds double, ptr %242, i64 1
  %244 = shufflevector <8 x double> %129, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %245 = fadd <8 x double> %129, %244
  %246 = shufflevector <8 x double> %245, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %247 = fadd <8 x double> %245, %246
  %248 = shufflevector <8 x double> %247, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %249 = fadd <8 x double> %247, %248
  %250 = extractelement <8 x double> %249, i64 0
  %251 = load i64, ptr %97, align 8
  %252 = icmp eq i64 %251, 0
  br i1 %252, label %255, label %253

253:                                              ; preds = %237
  %254 = load double, ptr %243, align 8
  br label %255

255:                                              ; preds = %253, %237
  %256 = phi double [ %254, %253 ], [ 0.000000e+00, %237 ]
  %257 = fadd double %250, %256
  store double %257, ptr %243, align 8
  %258 = load ptr, ptr %135, align 8
  %259 = getelementptr inbounds double, ptr %258, i64 %136
  %260 = getelementptr inbounds double, ptr %259, i64 %3
  %261 = getelementptr inbounds double, ptr %260, i64 2
  %262 = shufflevector <8 x double> %128, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %263 = fadd <8 x double> %128, %262
  %264 = shufflevector <8 x double> %263, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %265 = fadd <8 x double> %263, %264
  %266 = shufflevector <8 x double> %265, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %267 = fadd <8 x double> %265, %266
  %268 = extractelement <8 x double> %267, i64 0
  %269 = load i64, ptr %97, align 8
  %270 = icmp eq i64 %269, 0
  br i1 %270, label %273, label %271

271:                                              ; preds = %255
  %272 = load double, ptr %261, align 8
  br label %273

273:                                              ; preds = %271, %255
  %274 = phi double [ %272, %271 ], [ 0.000000e+00, %255 ]
  %275 = fadd double %268, %274
  store double %275, ptr %261, align 8
  %276 = add nsw i64 %2, 1
  %277 = mul nsw i64 %94, %276
  %278 = load ptr, ptr %135, align 8
  %279 = getelementptr inbounds double, ptr %278, i64 %277
  %280 = getelementptr inbounds double, ptr %279, i64 %3
  %281 = shufflevector <8 x double> %126, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %282 = fadd <8 x double> %126, %281
  %283 = shufflevector <8 x double> %282, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %284 = fadd <8 x double> %282, %283
  %285 = shufflevector <8 x double> %284, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %286 = fadd <8 x double> %284, %285
  %287 = extractelement <8 x double> %286, i64 0
  %288 = load i64, ptr %97, align 8
  %289 = icmp eq i64 %288, 0
  br i1 %289, label %292, label %290

290:                                              ; preds = %273
  %291 = load double, ptr %280, align 8
  br label %292

292:                                              ; preds = %290, %273
  %293 = phi double [ %291, %290 ], [ 0.000000e+00, %273 ]
  %294 = fadd double %287, %293
  store double %294, ptr %280, align 8
  %295 = load ptr, ptr %135, align 8
  %296 = getelementptr inbounds double, ptr %295, i64 %277
  %297 = getelementptr inbounds double, ptr %296, i64 %3
  %298 = getelementptr inbounds double, ptr %297, i64 1
  %299 = shufflevector <8 x double> %125, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %300 = fadd <8 x double> %125, %299
  %301 = shufflevector <8 x double> %300, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %302 = fadd <8 x double> %300, %301
  %303 = shufflevector <8 x double> %302, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %304 = fadd <8 x double> %302, %303
  %305 = extractelement <8 x double> %304, i64 0
  %306 = load i64, ptr %97, align 8
  %307 = icmp eq i64 %306, 0
  br i1 %307, label %310, label %308

308:                                              ; preds = %292
  %309 = load double, ptr %298, align 8
  br label %310

310:                                              ; preds = %308, %292
  %311 = phi double [ %309, %308 ], [ 0.000000e+00, %292 ]
  %312 = fadd double %305, %311
  store double %312, ptr %298, align 8
  %313 = load ptr, ptr %135, align 8
  %314 = getelementptr inbounds double, ptr %313, i64 %277
  %315 = getelementptr inbounds double, ptr %314, i64 %3
  %316 = getelementptr inbounds double, ptr %315, i64 2
  %317 = shufflevector <8 x double> %124, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %318 = fadd <8 x double> %124, %317
  %319 = shufflevector <8 x double> %318, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %320 = fadd <8 x double> %318, %319
  %321 = shufflevector <8 x double> %320, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %322 = fadd <8 x double> %320, %321
  %323 = extractelement <8 x double> %322, i64 0
  %324 = load i64, ptr %97, align 8
  %325 = icmp eq i64 %324, 0
  br i1 %325, label %328, label %326

326:                                              ; preds = %310
  %327 = load double, ptr %316, align 8
  br label %328

328:                                              ; preds = %326, %310
  %329 = phi double [ %327, %326 ], [ 0.000000e+00, %310 ]
  %330 = fadd double %323, %329
  store double %330, ptr %316, align 8
  %331 = add nsw i64 %2, 2
  %332 = mul nsw i64 %94, %331
  %333 = load ptr, ptr %135, align 8
  %334 = getelementptr inbounds double, ptr %333, i64 %332
  %335 = getelementptr inbounds double, ptr %334, i64 %3
  %336 = shufflevector <8 x double> %123, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %337 = fadd <8 x double> %123, %336
  %338 = shufflevector <8 x double> %337, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %339 = fadd <8 x double> %337, %338
  %340 = shufflevector <8 x double> %339, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %341 = fadd <8 x double> %339, %340
  %342 = extractelement <8 x double> %341, i64 0
  %343 = load i64, ptr %97, align 8
  %344 = icmp eq i64 %343, 0
  br i1 %344, label %347, label %345

345:                                              ; preds = %328
  %346 = load double, ptr %335, align 8
  br label %347

347:                                              ; preds = %345, %328
  %348 = phi double [ %346, %345 ], [ 0.000000e+00, %328 ]
  %349 = fadd double %342, %348
  store double %349, ptr %335, align 8
  %350 = load ptr, ptr %135, align 8
  %351 = getelementptr inbounds double, ptr %350, i64 %332
  %352 = getelementptr inbounds double, ptr %351, i64 %3
  %353 = getelementptr inbounds double, ptr %352, i64 1
  %354 = shufflevector <8 x double> %127, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %355 = fadd <8 x double> %127, %354
  %356 = shufflevector <8 x double> %355, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %357 = fadd <8 x double> %355, %356
  %358 = shufflevector <8 x double> %357, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %359 = fadd <8 x double> %357, %358
  %360 = extractelement <8 x double> %359, i64 0
  %361 = load i64, ptr %97, align 8
  %362 = icmp eq i64 %361, 0
  br i1 %362, label %365, label %363

363:                                              ; preds = %347
  %364 = load double, ptr %353, align 8
  br label %365

365:                                              ; preds = %363, %347
  %366 = phi double [ %364, %363 ], [ 0.000000e+00, %347 ]
  %367 = fadd double %360, %366
  store double %367, ptr %353, align 8
  %368 = load ptr, ptr %135, align 8
  %369 = getelementptr inbounds double, ptr %368, i64 %332
  %370 = getelementptr inbounds double, ptr %369, i64 %3
  %371 = getelementptr inbounds double, ptr %370, i64 2
  %372 = shufflevector <8 x double> %131, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %373 = fadd <8 x double> %131, %372
  %374 = shufflevector <8 x double> %373, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %375 = fadd <8 x double> %373, %374
  %376 = shufflevector <8 x double> %375, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %377 = fadd <8 x double> %375, %376
  %378 = extractelement <8 x double> %377, i64 0
  %379 = load i64, ptr %97, align 8
  %380 = icmp eq i64 %379, 0
  br i1 %380, label %383, label %381

381:                                              ; preds = %365
  %382 = load double, ptr %371, align 8
  br label %383

383:                                              ; preds = %381, %365
  %384 = phi double [ %382, %381 ], [ 0.000000e+00, %365 ]
  %385 = fadd double %378, %384
  store double %385, ptr %371, align 8
  %386 = add nsw i64 %2, 3
  %387 = mul nsw i64 %94, %386
  %388 = load ptr, ptr %135, align 8
  %389 = getelementptr inbounds double, ptr %388, i64 %387
  %390 = getelementptr inbounds double, ptr %389, i64 %3
  %391 = shufflevector <8 x double> %132, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %392 = fadd <8 x double> %132, %391
  %393 = shufflevector <8 x double> %392, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %394 = fadd <8 x double> %392, %393
  %395 = shufflevector <8 x double> %394, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %396 = fadd <8 x double> %394, %395
  %397 = extractelement <8 x double> %396, i64 0
  %398 = load i64, ptr %97, align 8
  %399 = icmp eq i64 %398, 0
  br i1 %399, label %402, label %400

400:                                              ; preds = %383
  %401 = load double, ptr %390, align 8
  br label %402

402:                                              ; preds = %400, %383
  %403 = phi double [ %401, %400 ], [ 0.000000e+00, %383 ]
  %404 = fadd double %397, %403
  store double %404, ptr %390, align 8
  %405 = load ptr, ptr %135, align 8
  %406 = getelementptr inbounds double, ptr %405, i64 %387
  %407 = getelementptr inbounds double, ptr %406, i64 %3
  %408 = getelementptr inbounds double, ptr %407, i64 1
  %409 = shufflevector <8 x double> %133, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %410 = fadd <8 x double> %133, %409
  %411 = shufflevector <8 x double> %410, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %412 = fadd <8 x double> %410, %411
  %413 = shufflevector <8 x double> %412, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %414 = fadd <8 x double> %412, %413
  %415 = extractelement <8 x double> %414, i64 0
  %416 = load i64, ptr %97, align 8
  %417 = icmp eq i64 %416, 0
  br i1 %417, label %420, label %418

418:                                              ; preds = %402
  %419 = load double, ptr %408, align 8
  br label %420

420:                                              ; preds = %418, %402
  %421 = phi double [ %419, %418 ], [ 0.000000e+00, %402 ]
  %422 = fadd double %415, %421
  store double %422, ptr %408, align 8
  %423 = load ptr, ptr %135, align 8
  %424 = getelementptr inbounds double, ptr %423, i64 %387
  %425 = getelementptr inbounds double, ptr %424, i64 %3
  %426 = getelementptr inbounds double, ptr %425, i64 2
  %427 = shufflevector <8 x double> %134, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %428 = fadd <8 x double> %134, %427
  %429 = shufflevector <8 x double> %428, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %430 = fadd <8 x double> %428, %429
  %431 = load i64, ptr %97, align 8
  %432 = icmp eq i64 %431, 0
  br i1 %432, label %435, label %433

433:                                              ; preds = %420
  %434 = load double, ptr %426, align 8
  br label %435

435:                                              ; preds = %433, %420
  %436 = phi double [ %434, %433 ], [ 0.000000e+00, %420 ]
  %437 = shufflevector <8 x double> %430, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %438 = fadd <8 x double> %430, %437
  %439 = extractelement <8 x double> %438, i64 0
  %440 = fadd double %439, %436
  store double %440, ptr %426, align 8
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
  %25 = sdiv i64 %16, 8
  %26 = shl nsw i64 %25, 3
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
  %61 = getelementptr inbounds double, ptr %33, i64 %60
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
  %73 = phi <8 x i64> [ zeroinitializer, %4 ], [ %77, %71 ]
  %74 = icmp sgt i64 %27, %72
  %75 = sext i1 %74 to i64
  %76 = trunc i64 %72 to i32
  %77 = insertelement <8 x i64> %73, i64 %75, i32 %76
  %78 = add nuw nsw i64 %72, 1
  %79 = icmp eq i64 %78, 8
  br i1 %79, label %28, label %71

80:                                               ; preds = %28
  %81 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %82 = load ptr, ptr %81, align 8
  %83 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 1
  %84 = load ptr, ptr %83, align 8
  %85 = mul nsw i64 %64, %2
  %86 = getelementptr inbounds double, ptr %84, i64 %85
  %87 = icmp sgt i64 %16, 0
  %88 = shl nsw i64 %64, 1
  %89 = mul nsw i64 %64, 3
  br label %108

90:                                               ; preds = %120, %28
  %91 = phi <8 x double> [ zeroinitializer, %28 ], [ %121, %120 ]
  %92 = phi <8 x double> [ zeroinitializer, %28 ], [ %122, %120 ]
  %93 = phi <8 x double> [ zeroinitializer, %28 ], [ %123, %120 ]
  %94 = phi <8 x double> [ zeroinitializer, %28 ], [ %124, %120 ]
  %95 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 2
  %96 = mul nsw i64 %62, %2
  %97 = load ptr, ptr %95, align 8
  %98 = getelementptr inbounds double, ptr %97, i64 %96
  %99 = getelementptr inbounds double, ptr %98, i64 %3
  %100 = shufflevector <8 x double> %94, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %101 = fadd <8 x double> %94, %100
  %102 = shufflevector <8 x double> %101, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %103 = fadd <8 x double> %101, %102
  %104 = shufflevector <8 x double> %103, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %105 = fadd <8 x double> %103, %104
  %106 = extractelement <8 x double> %105, i64 0
  %107 = icmp eq i64 %66, 0
  br i1 %107, label %198, label %196

108:                                              ; preds = %120, %80
  %109 = phi <8 x double> [ zeroinitializer, %80 ], [ %121, %120 ]
  %110 = phi <8 x double> [ zeroinitializer, %80 ], [ %122, %120 ]
  %111 = phi <8 x double> [ zeroinitializer, %80 ], [ %123, %120 ]
  %112 = phi <8 x double> [ zeroinitializer, %80 ], [ %124, %120 ]
  %113 = phi i64 [ %66, %80 ], [ %125, %120 ]
  %114 = mul nsw i64 %113, %24
  %115 = getelementptr inbounds double, ptr %86, i64 %114
  br i1 %87, label %116, label %120

116:                                              ; preds = %108
  %117 = getelementptr inbounds i64, ptr %82, i64 %113
  %118 = load i64, ptr %117, align 8
  %119 = getelementptr inbounds double, ptr %61, i64 %118
  br label %127

120:                                              ; preds = %127, %108
  %121 = phi <8 x double> [ %109, %108 ], [ %147, %127 ]
  %122 = phi <8 x double> [ %110, %108 ], [ %144, %127 ]
  %123 = phi <8 x double> [ %111, %108 ], [ %150, %127 ]
  %124 = phi <8 x double> [ %112, %108 ], [ %141, %127 ]
  %125 = add nsw i64 %113, 1
  %126 = icmp slt i64 %125, %69
  br i1 %126, label %108, label %90

127:                                              ; preds = %116, %127
  %128 = phi <8 x double> [ %109, %116 ], [ %147, %127 ]
  %129 = phi <8 x double> [ %110, %116 ], [ %144, %127 ]
  %130 = phi <8 x double> [ %111, %116 ], [ %150, %127 ]
  %131 = phi <8 x double> [ %112, %116 ], [ %141, %127 ]
  %132 = phi i64 [ 0, %116 ], [ %151, %127 ]
  %133 = icmp slt i64 %132, %26
  %134 = select i1 %133, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %77
  %135 = getelementptr inbounds double, ptr %119, i64 %132
  %136 = load <8 x i64>, ptr %135, align 1
  %137 = and <8 x i64> %136, %134
  %138 = getelementptr inbounds double, ptr %115, i64 %132
  %139 = load <8 x double>, ptr %138, align 1
  %140 = bitcast <8 x i64> %137 to <8 x double>
  %141 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %139, <8 x double> %140, <8 x double> %131)
  %142 = getelementptr inbounds double, ptr %138, i64 %64
  %143 = load <8 x double>, ptr %142, align 1
  %144 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %143, <8 x double> %140, <8 x double> %129)
  %145 = getelementptr inbounds double, ptr %138, i64 %88
  %146 = load <8 x double>, ptr %145, align 1
  %147 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %146, <8 x double> %140, <8 x double> %128)
  %148 = getelementptr inbounds double, ptr %138, i64 %89
  %149 = load <8 x double>, ptr %148, align 1
  %150 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %149, <8 x double> %140, <8 x double> %130)
  %151 = add nuw nsw i64 %132, 8
  %152 = icmp slt i64 %151, %16
  br i1 %152, label %127, label %120

153:                                              ; preds = %198
  %154 = load double, ptr %205, align 8
  br label %155

155:                                              ; preds = %153, %198
  %156 = phi double [ %154, %153 ], [ 0.000000e+00, %198 ]
  %157 = fadd double %212, %156
  store double %157, ptr %205, align 8
  %158 = add nsw i64 %2, 2
  %159 = mul nsw i64 %62, %158
  %160 = load ptr, ptr %95, align 8
  %161 = getelementptr inbounds double, ptr %160, i64 %159
  %162 = getelementptr inbounds double, ptr %161, i64 %3
  %163 = shufflevector <8 x double> %91, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %164 = fadd <8 x double> %91, %163
  %165 = shufflevector <8 x double> %164, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %166 = fadd <8 x double> %164, %165
  %167 = shufflevector <8 x double> %166, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %168 = fadd <8 x double> %166, %167
  %169 = extractelement <8 x double> %168, i64 0
  %170 = load i64, ptr %65, align 8
  %171 = icmp eq i64 %170, 0
  br i1 %171, label %174, label %172

172:                                              ; preds = %155
  %173 = load double, ptr %162, align 8
  br label %174

174:                                              ; preds = %172, %155
  %175 = phi double [ %173, %172 ], [ 0.000000e+00, %155 ]
  %176 = fadd double %169, %175
  store double %176, ptr %162, align 8
  %177 = add nsw i64 %2, 3
  %178 = mul nsw i64 %62, %177
  %179 = load ptr, ptr %95, align 8
  %180 = getelementptr inbounds double, ptr %179, i64 %178
  %181 = getelementptr inbounds double, ptr %180, i64 %3
  %182 = shufflevector <8 x double> %93, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %183 = fadd <8 x double> %93, %182
  %184 = shufflevector <8 x double> %183, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %185 = fadd <8 x double> %183, %184
  %186 = load i64, ptr %65, align 8
  %187 = icmp eq i64 %186, 0
  br i1 %187, label %190, label %188

188:                                              ; preds = %174
  %189 = load double, ptr %181, align 8
  br label %190

190:                                              ; preds = %188, %174
  %191 = phi double [ %189, %188 ], [ 0.000000e+00, %174 ]
  %192 = shufflevector <8 x double> %185, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %193 = fadd <8 x double> %185, %192
  %194 = extractelement <8 x double> %193, i64 0
  %195 = fadd double %194, %191
  store double %195, ptr %181, align 8
  ret void

196:                                              ; preds = %90
  %197 = load double, ptr %99, align 8
  br label %198

198:                                              ; preds = %196, %90
  %199 = phi double [ %197, %196 ], [ 0.000000e+00, %90 ]
  %200 = fadd double %106, %199
  store double %200, ptr %99, align 8
  %201 = add nsw i64 %2, 1
  %202 = mul nsw i64 %62, %201
  %203 = load ptr, ptr %95, align 8
  %204 = getelementptr inbounds double, ptr %203, i64 %202
  %205 = getelementptr inbounds double, ptr %204, i64 %3
  %206 = shufflevector <8 x double> %92, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %207 = fadd <8 x double> %92, %206
  %208 = shufflevector <8 x double> %207, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %209 = fadd <8 x double> %207, %208
  %210 = shufflevector <8 x double> %209, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %211 = fadd <8 x double> %209, %210
  %212 = extractelement <8 x double> %211, i64 0
  %213 = load i64, ptr %65, align 8
  %214 = icmp eq i64 %213, 0
  br i1 %214, label %155, label %153
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
  %25 = sdiv i64 %16, 8
  %26 = shl nsw i64 %25, 3
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
  %59 = getelementptr inbounds double, ptr %31, i64 %58
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
  %75 = getelementptr inbounds double, ptr %31, i64 %74
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
  %91 = getelementptr inbounds double, ptr %31, i64 %90
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
  %107 = getelementptr inbounds double, ptr %31, i64 %106
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
  %123 = getelementptr inbounds double, ptr %31, i64 %122
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
  %139 = getelementptr inbounds double, ptr %31, i64 %138
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
  %149 = phi <8 x i64> [ zeroinitializer, %4 ], [ %153, %147 ]
  %150 = icmp sgt i64 %27, %148
  %151 = sext i1 %150 to i64
  %152 = trunc i64 %148 to i32
  %153 = insertelement <8 x i64> %149, i64 %151, i32 %152
  %154 = add nuw nsw i64 %148, 1
  %155 = icmp eq i64 %154, 8
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
  %166 = getelementptr inbounds double, ptr %164, i64 %165
  %167 = icmp sgt i64 %16, 0
  br label %188

168:                                              ; preds = %207, %28
  %169 = phi <8 x double> [ zeroinitializer, %28 ], [ %208, %207 ]
  %170 = phi <8 x double> [ zeroinitializer, %28 ], [ %209, %207 ]
  %171 = phi <8 x double> [ zeroinitializer, %28 ], [ %210, %207 ]
  %172 = phi <8 x double> [ zeroinitializer, %28 ], [ %211, %207 ]
  %173 = phi <8 x double> [ zeroinitializer, %28 ], [ %212, %207 ]
  %174 = phi <8 x double> [ zeroinitializer, %28 ], [ %213, %207 ]
  %175 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 2
  %176 = mul nsw i64 %140, %2
  %177 = load ptr, ptr %175, align 8
  %178 = getelementptr inbounds double, ptr %177, i64 %176
  %179 = getelementptr inbounds double, ptr %178, i64 %3
  %180 = shufflevector <8 x double> %174, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %181 = fadd <8 x double> %174, %180
  %182 = shufflevector <8 x double> %181, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %183 = fadd <8 x double> %181, %182
  %184 = shufflevector <8 x double> %183, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %185 = fadd <8 x double> %183, %184
  %186 = extractelement <8 x double> %185, i64 0
  %187 = icmp eq i64 %142, 0
  br i1 %187, label %262, label %260

188:                                              ; preds = %207, %156
  %189 = phi <8 x double> [ zeroinitializer, %156 ], [ %208, %207 ]
  %190 = phi <8 x double> [ zeroinitializer, %156 ], [ %209, %207 ]
  %191 = phi <8 x double> [ zeroinitializer, %156 ], [ %210, %207 ]
  %192 = phi <8 x double> [ zeroinitializer, %156 ], [ %211, %207 ]
  %193 = phi <8 x double> [ zeroinitializer, %156 ], [ %212, %207 ]
  %194 = phi <8 x double> [ zeroinitializer, %156 ], [ %213, %207 ]
  %195 = phi i64 [ %142, %156 ], [ %214, %207 ]
  %196 = getelementptr inbounds i64, ptr %162, i64 %195
  %197 = load i64, ptr %196, align 8
  %198 = mul nsw i64 %195, %24
  %199 = getelementptr inbounds double, ptr %166, i64 %198
  br i1 %167, label %200, label %207

200:                                              ; preds = %188
  %201 = getelementptr inbounds double, ptr %59, i64 %197
  %202 = getelementptr inbounds double, ptr %75, i64 %197
  %203 = getelementptr inbounds double, ptr %91, i64 %197
  %204 = getelementptr inbounds double, ptr %107, i64 %197
  %205 = getelementptr inbounds double, ptr %123, i64 %197
  %206 = getelementptr inbounds double, ptr %139, i64 %197
  br label %216

207:                                              ; preds = %216, %188
  %208 = phi <8 x double> [ %189, %188 ], [ %257, %216 ]
  %209 = phi <8 x double> [ %190, %188 ], [ %255, %216 ]
  %210 = phi <8 x double> [ %191, %188 ], [ %253, %216 ]
  %211 = phi <8 x double> [ %192, %188 ], [ %251, %216 ]
  %212 = phi <8 x double> [ %193, %188 ], [ %249, %216 ]
  %213 = phi <8 x double> [ %194, %188 ], [ %247, %216 ]
  %214 = add nsw i64 %195, 1
  %215 = icmp slt i64 %214, %145
  br i1 %215, label %188, label %168

216:                                              ; preds = %200, %216
  %217 = phi <8 x double> [ %257, %216 ], [ %189, %200 ]
  %218 = phi <8 x double> [ %255, %216 ], [ %190, %200 ]
  %219 = phi <8 x double> [ %253, %216 ], [ %191, %200 ]
  %220 = phi <8 x double> [ %251, %216 ], [ %192, %200 ]
  %221 = phi <8 x double> [ %249, %216 ], [ %193, %200 ]
  %222 = phi <8 x double> [ %247, %216 ], [ %194, %200 ]
  %223 = phi i64 [ %258, %216 ], [ 0, %200 ]
  %224 = icmp slt i64 %223, %26
  %225 = select i1 %224, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %153
  %226 = getelementptr inbounds double, ptr %201, i64 %223
  %227 = load <8 x i64>, ptr %226, align 1
  %228 = and <8 x i64> %227, %225
  %229 = getelementptr inbounds double, ptr %202, i64 %223
  %230 = load <8 x i64>, ptr %229, align 1
  %231 = and <8 x i64> %230, %225
  %232 = getelementptr inbounds double, ptr %203, i64 %223
  %233 = load <8 x i64>, ptr %232, align 1
  %234 = and <8 x i64> %233, %225
  %235 = getelementptr inbounds double, ptr %204, i64 %223
  %236 = load <8 x i64>, ptr %235, align 1
  %237 = and <8 x i64> %236, %225
  %238 = getelementptr inbounds double, ptr %205, i64 %223
  %239 = load <8 x i64>, ptr %238, align 1
  %240 = and <8 x i64> %239, %225
  %241 = getelementptr inbounds double, ptr %206, i64 %223
  %242 = load <8 x i64>, ptr %241, align 1
  %243 = and <8 x i64> %242, %225
  %244 = getelementptr inbounds double, ptr %199, i64 %223
  %245 = load <8 x double>, ptr %244, align 1
  %246 = bitcast <8 x i64> %228 to <8 x double>
  %247 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %245, <8 x double> %246, <8 x double> %222)
  %248 = bitcast <8 x i64> %231 to <8 x double>
  %249 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %245, <8 x double> %248, <8 x double> %221)
  %250 = bitcast <8 x i64> %234 to <8 x double>
  %251 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %245, <8 x double> %250, <8 x double> %220)
  %252 = bitcast <8 x i64> %237 to <8 x double>
  %253 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %245, <8 x double> %252, <8 x double> %219)
  %254 = bitcast <8 x i64> %240 to <8 x double>
  %255 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %245, <8 x double> %254, <8 x double> %218)
  %256 = bitcast <8 x i64> %243 to <8 x double>
  %257 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %245, <8 x double> %256, <8 x double> %217)
  %258 = add nuw nsw i64 %223, 8
  %259 = icmp slt i64 %258, %16
  br i1 %259, label %216, label %207

260:                                              ; preds = %168
  %261 = load double, ptr %179, align 8
  br label %262

262:                                              ; preds = %260, %168
  %263 = phi double [ %261, %260 ], [ 0.000000e+00, %168 ]
  %264 = fadd double %186, %263
  store double %264, ptr %179, align 8
  %265 = load ptr, ptr %175, align 8
  %266 = getelementptr inbounds double, ptr %265, i64 %176
  %267 = getelementptr inbounds double, ptr %266, i64 %3
  %268 = getelementptr inbounds double, ptr %267, i64 1
  %269 = shufflevector <8 x double> %173, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %270 = fadd <8 x double> %173, %269
  %271 = shufflevector <8 x double> %270, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %272 = fadd <8 x double> %270, %271
  %273 = shufflevector <8 x double> %272, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %274 = fadd <8 x double> %272, %273
  %275 = extractelement <8 x double> %274, i64 0
  %276 = load i64, ptr %141, align 8
  %277 = icmp eq i64 %276, 0
  br i1 %277, label %280, label %278

278:                                              ; preds = %262
  %279 = load double, ptr %268, align 8
  br label %280

280:                                              ; preds = %278, %262
  %281 = phi double [ %279, %278 ], [ 0.000000e+00, %262 ]
  %282 = fadd double %275, %281
  store double %282, ptr %268, align 8
  %283 = load ptr, ptr %175, align 8
  %284 = getelementptr inbounds double, ptr %283, i64 %176
  %285 = getelementptr inbounds double, ptr %284, i64 %3
  %286 = getelementptr inbounds double, ptr %285, i64 2
  %287 = shufflevector <8 x double> %172, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %288 = fadd <8 x double> %172, %287
  %289 = shufflevector <8 x double> %288, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %290 = fadd <8 x double> %288, %289
  %291 = shufflevector <8 x double> %290, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %292 = fadd <8 x double> %290, %291
  %293 = extractelement <8 x double> %292, i64 0
  %294 = load i64, ptr %141, align 8
  %295 = icmp eq i64 %294, 0
  br i1 %295, label %298, label %296

296:                                              ; preds = %280
  %297 = load double, ptr %286, align 8
  br label %298

298:                                              ; preds = %296, %280
  %299 = phi double [ %297, %296 ], [ 0.000000e+00, %280 ]
  %300 = fadd double %293, %299
  store double %300, ptr %286, align 8
  %301 = load ptr, ptr %175, align 8
  %302 = getelementptr inbounds double, ptr %301, i64 %176
  %303 = getelementptr inbounds double, ptr %302, i64 %3
  %304 = getelementptr inbounds double, ptr %303, i64 3
  %305 = shufflevector <8 x double> %171, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %306 = fadd <8 x double> %171, %305
  %307 = shufflevector <8 x double> %306, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %308 = fadd <8 x double> %306, %307
  %309 = shufflevector <8 x double> %308, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %310 = fadd <8 x double> %308, %309
  %311 = extractelement <8 x double> %310, i64 0
  %312 = load i64, ptr %141, align 8
  %313 = icmp eq i64 %312, 0
  br i1 %313, label %316, label %314

314:                                              ; preds = %298
  %315 = load double, ptr %304, align 8
  br label %316

316:                                              ; preds = %314, %298
  %317 = phi double [ %315, %314 ], [ 0.000000e+00, %298 ]
  %318 = fadd double %311, %317
  store double %318, ptr %304, align 8
  %319 = load ptr, ptr %175, align 8
  %320 = getelementptr inbounds double, ptr %319, i64 %176
  %321 = getelementptr inbounds double, ptr %320, i64 %3
  %322 = getelementptr inbounds double, ptr %321, i64 4
  %323 = shufflevector <8 x double> %170, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %324 = fadd <8 x double> %170, %323
  %325 = shufflevector <8 x double> %324, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %326 = fadd <8 x double> %324, %325
  %327 = shufflevector <8 x double> %326, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %328 = fadd <8 x double> %326, %327
  %329 = extractelement <8 x double> %328, i64 0
  %330 = load i64, ptr %141, align 8
  %331 = icmp eq i64 %330, 0
  br i1 %331, label %334, label %332

332:                                              ; preds = %316
  %333 = load double, ptr %322, align 8
  br label %334

334:                                              ; preds = %332, %316
  %335 = phi double [ %333, %332 ], [ 0.000000e+00, %316 ]
  %336 = fadd double %329, %335
  store double %336, ptr %322, align 8
  %337 = load ptr, ptr %175, align 8
  %338 = getelementptr inbounds double, ptr %337, i64 %176
  %339 = getelementptr inbounds double, ptr %338, i64 %3
  %340 = getelementptr inbounds double, ptr %339, i64 5
  %341 = shufflevector <8 x double> %169, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %342 = fadd <8 x double> %169, %341
  %343 = shufflevector <8 x double> %342, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %344 = fadd <8 x double> %342, %343
  %345 = load i64, ptr %141, align 8
  %346 = icmp eq i64 %345, 0
  br i1 %346, label %349, label %347

347:                                              ; preds = %334
  %348 = load double, ptr %340, align 8
  br label %349

349:                                              ; preds = %347, %334
  %350 = phi double [ %348, %347 ], [ 0.000000e+00, %334 ]
  %351 = shufflevector <8 x double> %344, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %352 = fadd <8 x double> %344, %351
  %353 = extractelement <8 x double> %352, i64 0
  %354 = fadd double %353, %350
  store double %354, ptr %340, align 8
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
  %25 = sdiv i64 %16, 8
  %26 = shl nsw i64 %25, 3
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
  %59 = getelementptr inbounds double, ptr %31, i64 %58
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
  %69 = phi <8 x i64> [ zeroinitializer, %4 ], [ %73, %67 ]
  %70 = icmp sgt i64 %27, %68
  %71 = sext i1 %70 to i64
  %72 = trunc i64 %68 to i32
  %73 = insertelement <8 x i64> %69, i64 %71, i32 %72
  %74 = add nuw nsw i64 %68, 1
  %75 = icmp eq i64 %74, 8
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
  %86 = getelementptr inbounds double, ptr %84, i64 %85
  %87 = icmp sgt i64 %16, 0
  br label %100

88:                                               ; preds = %109, %28
  %89 = phi <8 x double> [ zeroinitializer, %28 ], [ %110, %109 ]
  %90 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 2
  %91 = mul nsw i64 %60, %2
  %92 = load ptr, ptr %90, align 8
  %93 = getelementptr inbounds double, ptr %92, i64 %91
  %94 = getelementptr inbounds double, ptr %93, i64 %3
  %95 = shufflevector <8 x double> %89, <8 x double> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %96 = fadd <8 x double> %89, %95
  %97 = shufflevector <8 x double> %96, <8 x double> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5>
  %98 = fadd <8 x double> %96, %97
  %99 = icmp eq i64 %62, 0
  br i1 %99, label %129, label %127

100:                                              ; preds = %109, %76
  %101 = phi <8 x double> [ zeroinitializer, %76 ], [ %110, %109 ]
  %102 = phi i64 [ %62, %76 ], [ %111, %109 ]
  %103 = mul nsw i64 %102, %24
  %104 = getelementptr inbounds double, ptr %86, i64 %103
  br i1 %87, label %105, label %109

105:                                              ; preds = %100
  %106 = getelementptr inbounds i64, ptr %82, i64 %102
  %107 = load i64, ptr %106, align 8
  %108 = getelementptr inbounds double, ptr %59, i64 %107
  br label %113

109:                                              ; preds = %113, %100
  %110 = phi <8 x double> [ %101, %100 ], [ %124, %113 ]
  %111 = add nsw i64 %102, 1
  %112 = icmp slt i64 %111, %65
  br i1 %112, label %100, label %88

113:                                              ; preds = %105, %113
  %114 = phi <8 x double> [ %124, %113 ], [ %101, %105 ]
  %115 = phi i64 [ %125, %113 ], [ 0, %105 ]
  %116 = icmp slt i64 %115, %26
  %117 = select i1 %116, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %73
  %118 = getelementptr inbounds double, ptr %108, i64 %115
  %119 = load <8 x i64>, ptr %118, align 1
  %120 = and <8 x i64> %119, %117
  %121 = getelementptr inbounds double, ptr %104, i64 %115
  %122 = load <8 x double>, ptr %121, align 1
  %123 = bitcast <8 x i64> %120 to <8 x double>
  %124 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %122, <8 x double> %123, <8 x double> %114)
  %125 = add nuw nsw i64 %115, 8
  %126 = icmp slt i64 %125, %16
  br i1 %126, label %113, label %109

127:                                              ; preds = %88
  %128 = load double, ptr %94, align 8
  br label %129

129:                                              ; preds = %127, %88
  %130 = phi double [ %128, %127 ], [ 0.000000e+00, %88 ]
  %131 = shufflevector <8 x double> %98, <8 x double> poison, <8 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %132 = fadd <8 x double> %98, %131
  %133 = extractelement <8 x double> %132, i64 0
  %134 = fadd double %133, %130
  store double %134, ptr %94, align 8
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
  %50 = shl nsw i64 %49, 3
  %51 = add nsw i64 %50, 8
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
  %66 = shl nsw i64 %65, 3
  %67 = add nsw i64 %66, 8
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
  %82 = shl nsw i64 %81, 3
  %83 = add nsw i64 %82, 8
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
  %96 = select i1 %27, i64 %26, i64 8
  %97 = mul nsw i64 %95, %26
  %98 = getelementptr inbounds double, ptr %29, i64 %30
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
  %112 = phi <8 x double> [ zeroinitializer, %4 ], [ %223, %144 ]
  %113 = phi <8 x double> [ zeroinitializer, %4 ], [ %217, %144 ]
  %114 = phi <8 x double> [ zeroinitializer, %4 ], [ %216, %144 ]
  %115 = phi <8 x double> [ zeroinitializer, %4 ], [ %215, %144 ]
  %116 = phi <8 x double> [ zeroinitializer, %4 ], [ %224, %144 ]
  %117 = phi <8 x double> [ zeroinitializer, %4 ], [ %209, %144 ]
  %118 = phi <8 x double> [ zeroinitializer, %4 ], [ %208, %144 ]
  %119 = phi <8 x double> [ zeroinitializer, %4 ], [ %207, %144 ]
  %120 = phi <8 x double> [ zeroinitializer, %4 ], [ %225, %144 ]
  %121 = phi <8 x double> [ zeroinitializer, %4 ], [ %201, %144 ]
  %122 = phi <8 x double> [ zeroinitializer, %4 ], [ %200, %144 ]
  %123 = phi <8 x double> [ zeroinitializer, %4 ], [ %199, %144 ]
  %124 = phi <8 x double> [ zeroinitializer, %4 ], [ %231, %144 ]
  %125 = phi <8 x double> [ zeroinitializer, %4 ], [ %193, %144 ]
  %126 = phi <8 x double> [ zeroinitializer, %4 ], [ %192, %144 ]
  %127 = phi <8 x double> [ zeroinitializer, %4 ], [ %191, %144 ]
  %128 = phi <8 x double> [ zeroinitializer, %4 ], [ %232, %144 ]
  %129 = phi <8 x double> [ zeroinitializer, %4 ], [ %185, %144 ]
  %130 = phi <8 x double> [ zeroinitializer, %4 ], [ %184, %144 ]
  %131 = phi <8 x double> [ zeroinitializer, %4 ], [ %183, %144 ]
  %132 = phi <8 x double> [ zeroinitializer, %4 ], [ %233, %144 ]
  %133 = phi <8 x double> [ zeroinitializer, %4 ], [ %239, %144 ]
  %134 = phi <8 x double> [ zeroinitializer, %4 ], [ %240, %144 ]
  %135 = phi <8 x double> [ zeroinitializer, %4 ], [ %241, %144 ]
  %136 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 2
  %137 = icmp sgt i64 %26, 7
  %138 = icmp sgt i64 %26, 0
  %139 = call i64 @llvm.smax.i64(i64 %96, i64 1)
  %140 = mul nsw i64 %97, %2
  %141 = load ptr, ptr %136, align 8
  %142 = getelementptr inbounds double, ptr %141, i64 %140
  %143 = getelementptr inbounds double, ptr %142, i64 %62
  br i1 %137, label %245, label %244

144:                                              ; preds = %144, %100
  %145 = phi <8 x double> [ zeroinitializer, %100 ], [ %223, %144 ]
  %146 = phi <8 x double> [ zeroinitializer, %100 ], [ %217, %144 ]
  %147 = phi <8 x double> [ zeroinitializer, %100 ], [ %216, %144 ]
  %148 = phi <8 x double> [ zeroinitializer, %100 ], [ %215, %144 ]
  %149 = phi <8 x double> [ zeroinitializer, %100 ], [ %224, %144 ]
  %150 = phi <8 x double> [ zeroinitializer, %100 ], [ %209, %144 ]
  %151 = phi <8 x double> [ zeroinitializer, %100 ], [ %208, %144 ]
  %152 = phi <8 x double> [ zeroinitializer, %100 ], [ %207, %144 ]
  %153 = phi <8 x double> [ zeroinitializer, %100 ], [ %225, %144 ]
  %154 = phi <8 x double> [ zeroinitializer, %100 ], [ %201, %144 ]
  %155 = phi <8 x double> [ zeroinitializer, %100 ], [ %200, %144 ]
  %156 = phi <8 x double> [ zeroinitializer, %100 ], [ %199, %144 ]
  %157 = phi <8 x double> [ zeroinitializer, %100 ], [ %231, %144 ]
  %158 = phi <8 x double> [ zeroinitializer, %100 ], [ %193, %144 ]
  %159 = phi <8 x double> [ zeroinitializer, %100 ], [ %192, %144 ]
  %160 = phi <8 x double> [ zeroinitializer, %100 ], [ %191, %144 ]
  %161 = phi <8 x double> [ zeroinitializer, %100 ], [ %232, %144 ]
  %162 = phi <8 x double> [ zeroinitializer, %100 ], [ %185, %144 ]
  %163 = phi <8 x double> [ zeroinitializer, %100 ], [ %184, %144 ]
  %164 = phi <8 x double> [ zeroinitializer, %100 ], [ %183, %144 ]
  %165 = phi <8 x double> [ zeroinitializer, %100 ], [ %233, %144 ]
  %166 = phi <8 x double> [ zeroinitializer, %100 ], [ %239, %144 ]
  %167 = phi <8 x double> [ zeroinitializer, %100 ], [ %240, %144 ]
  %168 = phi <8 x double> [ zeroinitializer, %100 ], [ %241, %144 ]
  %169 = phi i64 [ 0, %100 ], [ %242, %144 ]
  %170 = getelementptr inbounds i64, ptr %104, i64 %169
  %171 = load i64, ptr %170, align 8
  %172 = getelementptr inbounds double, ptr %102, i64 %171
  %173 = getelementptr inbounds double, ptr %172, i64 %60
  %174 = load <8 x double>, ptr %173, align 1
  %175 = getelementptr inbounds double, ptr %172, i64 %76
  %176 = load <8 x double>, ptr %175, align 1
  %177 = getelementptr inbounds double, ptr %172, i64 %92
  %178 = load <8 x double>, ptr %177, align 1
  %179 = getelementptr inbounds double, ptr %98, i64 %169
  %180 = load double, ptr %179, align 8
  %181 = insertelement <8 x double> poison, double %180, i64 0
  %182 = shufflevector <8 x double> %181, <8 x double> poison, <8 x i32> zeroinitializer
  %183 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %182, <8 x double> %174, <8 x double> %164)
  %184 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %182, <8 x double> %176, <8 x double> %163)
  %185 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %182, <8 x double> %178, <8 x double> %162)
  %186 = add nsw i64 %20, %169
  %187 = getelementptr inbounds double, ptr %98, i64 %186
  %188 = load double, ptr %187, align 8
  %189 = insertelement <8 x double> poison, double %188, i64 0
  %190 = shufflevector <8 x double> %189, <8 x double> poison, <8 x i32> zeroinitializer
  %191 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %190, <8 x double> %174, <8 x double> %160)
  %192 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %190, <8 x double> %176, <8 x double> %159)
  %193 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %190, <8 x double> %178, <8 x double> %158)
  %194 = add nsw i64 %105, %169
  %195 = getelementptr inbounds double, ptr %98, i64 %194
  %196 = load double, ptr %195, align 8
  %197 = insertelement <8 x double> poison, double %196, i64 0
  %198 = shufflevector <8 x double> %197, <8 x double> poison, <8 x i32> zeroinitializer
  %199 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %198, <8 x double> %174, <8 x double> %156)
  %200 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %198, <8 x double> %176, <8 x double> %155)
  %201 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %198, <8 x double> %178, <8 x double> %154)
  %202 = add nsw i64 %106, %169
  %203 = getelementptr inbounds double, ptr %98, i64 %202
  %204 = load double, ptr %203, align 8
  %205 = insertelement <8 x double> poison, double %204, i64 0
  %206 = shufflevector <8 x double> %205, <8 x double> poison, <8 x i32> zeroinitializer
  %207 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %206, <8 x double> %174, <8 x double> %152)
  %208 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %206, <8 x double> %176, <8 x double> %151)
  %209 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %206, <8 x double> %178, <8 x double> %150)
  %210 = add nsw i64 %107, %169
  %211 = getelementptr inbounds double, ptr %98, i64 %210
  %212 = load double, ptr %211, align 8
  %213 = insertelement <8 x double> poison, double %212, i64 0
  %214 = shufflevector <8 x double> %213, <8 x double> poison, <8 x i32> zeroinitializer
  %215 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %214, <8 x double> %174, <8 x double> %148)
  %216 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %214, <8 x double> %176, <8 x double> %147)
  %217 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %214, <8 x double> %178, <8 x double> %146)
  %218 = add nsw i64 %108, %169
  %219 = getelementptr inbounds double, ptr %98, i64 %218
  %220 = load double, ptr %219, align 8
  %221 = insertelement <8 x double> poison, double %220, i64 0
  %222 = shufflevector <8 x double> %221, <8 x double> poison, <8 x i32> zeroinitializer
  %223 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %222, <8 x double> %174, <8 x double> %145)
  %224 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %222, <8 x double> %176, <8 x double> %149)
  %225 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %222, <8 x double> %178, <8 x double> %153)
  %226 = add nsw i64 %109, %169
  %227 = getelementptr inbounds double, ptr %98, i64 %226
  %228 = load double, ptr %227, align 8
  %229 = insertelement <8 x double> poison, double %228, i64 0
  %230 = shufflevector <8 x double> %229, <8 x double> poison, <8 x i32> zeroinitializer
  %231 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %230, <8 x double> %174, <8 x double> %157)
  %232 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %230, <8 x double> %176, <8 x double> %161)
  %233 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %230, <8 x double> %178, <8 x double> %165)
  %234 = add nsw i64 %110, %169
  %235 = getelementptr inbounds double, ptr %98, i64 %234
  %236 = load double, ptr %235, align 8
  %237 = insertelement <8 x double> poison, double %236, i64 0
  %238 = shufflevector <8 x double> %237, <8 x double> poison, <8 x i32> zeroinitializer
  %239 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %238, <8 x double> %174, <8 x double> %166)
  %240 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %238, <8 x double> %176, <8 x double> %167)
  %241 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %238, <8 x double> %178, <8 x double> %168)
  %242 = add nuw nsw i64 %169, 1
  %243 = icmp eq i64 %242, %20
  br i1 %243, label %111, label %144

244:                                              ; preds = %111
  br i1 %138, label %249, label %662

245:                                              ; preds = %111
  store <8 x double> %131, ptr %143, align 1
  %246 = load ptr, ptr %136, align 8
  %247 = getelementptr inbounds double, ptr %246, i64 %140
  %248 = getelementptr inbounds double, ptr %247, i64 %78
  br label %266

249:                                              ; preds = %244, %249
  %250 = phi i64 [ %253, %249 ], [ 0, %244 ]
  %251 = extractelement <8 x double> %131, i64 %250
  %252 = getelementptr inbounds double, ptr %143, i64 %250
  store double %251, ptr %252, align 8
  %253 = add nuw nsw i64 %250, 1
  %254 = icmp eq i64 %253, %139
  br i1 %254, label %255, label %249

255:                                              ; preds = %249
  %256 = load ptr, ptr %136, align 8
  %257 = getelementptr inbounds double, ptr %256, i64 %140
  %258 = getelementptr inbounds double, ptr %257, i64 %78
  br i1 %137, label %266, label %259

259:                                              ; preds = %255
  br i1 %138, label %260, label %662

260:                                              ; preds = %259, %260
  %261 = phi i64 [ %264, %260 ], [ 0, %259 ]
  %262 = extractelement <8 x double> %130, i64 %261
  %263 = getelementptr inbounds double, ptr %258, i64 %261
  store double %262, ptr %263, align 8
  %264 = add nuw nsw i64 %261, 1
  %265 = icmp eq i64 %264, %139
  br i1 %265, label %271, label %260

266:                                              ; preds = %255, %245
  %267 = phi ptr [ %248, %245 ], [ %258, %255 ]
  store <8 x double> %130, ptr %267, align 1
  %268 = load ptr, ptr %136, align 8
  %269 = getelementptr inbounds double, ptr %268, i64 %140
  %270 = getelementptr inbounds double, ptr %269, i64 %94
  br label %282

271:                                              ; preds = %260
  %272 = load ptr, ptr %136, align 8
  %273 = getelementptr inbounds double, ptr %272, i64 %140
  %274 = getelementptr inbounds double, ptr %273, i64 %94
  br i1 %137, label %282, label %275

275:                                              ; preds = %271
  br i1 %138, label %276, label %662

276:                                              ; preds = %275, %276
  %277 = phi i64 [ %280, %276 ], [ 0, %275 ]
  %278 = extractelement <8 x double> %129, i64 %277
  %279 = getelementptr inbounds double, ptr %274, i64 %277
  store double %278, ptr %279, align 8
  %280 = add nuw nsw i64 %277, 1
  %281 = icmp eq i64 %280, %139
  br i1 %281, label %289, label %276

282:                                              ; preds = %271, %266
  %283 = phi ptr [ %270, %266 ], [ %274, %271 ]
  store <8 x double> %129, ptr %283, align 1
  %284 = add nsw i64 %2, 1
  %285 = mul nsw i64 %97, %284
  %286 = load ptr, ptr %136, align 8
  %287 = getelementptr inbounds double, ptr %286, i64 %285
  %288 = getelementptr inbounds double, ptr %287, i64 %62
  br label %302

289:                                              ; preds = %276
  %290 = add nsw i64 %2, 1
  %291 = mul nsw i64 %97, %290
  %292 = load ptr, ptr %136, align 8
  %293 = getelementptr inbounds double, ptr %292, i64 %291
  %294 = getelementptr inbounds double, ptr %293, i64 %62
  br i1 %137, label %302, label %295

295:                                              ; preds = %289
  br i1 %138, label %296, label %662

296:                                              ; preds = %295, %296
  %297 = phi i64 [ %300, %296 ], [ 0, %295 ]
  %298 = extractelement <8 x double> %127, i64 %297
  %299 = getelementptr inbounds double, ptr %294, i64 %297
  store double %298, ptr %299, align 8
  %300 = add nuw nsw i64 %297, 1
  %301 = icmp eq i64 %300, %139
  br i1 %301, label %308, label %296

302:                                              ; preds = %289, %282
  %303 = phi ptr [ %288, %282 ], [ %294, %289 ]
  %304 = phi i64 [ %285, %282 ], [ %291, %289 ]
  store <8 x double> %127, ptr %303, align 1
  %305 = load ptr, ptr %136, align 8
  %306 = getelementptr inbounds double, ptr %305, i64 %304
  %307 = getelementptr inbounds double, ptr %306, i64 %78
  br label %319

308:                                              ; preds = %296
  %309 = load ptr, ptr %136, align 8
  %310 = getelementptr inbounds double, ptr %309, i64 %291
  %311 = getelementptr inbounds double, ptr %310, i64 %78
  br i1 %137, label %319, label %312

312:                                              ; preds = %308
  br i1 %138, label %313, label %662

313:                                              ; preds = %312, %313
  %314 = phi i64 [ %317, %313 ], [ 0, %312 ]
  %315 = extractelement <8 x double> %126, i64 %314
  %316 = getelementptr inbounds double, ptr %311, i64 %314
  store double %315, ptr %316, align 8
  %317 = add nuw nsw i64 %314, 1
  %318 = icmp eq i64 %317, %139
  br i1 %318, label %325, label %313

319:                                              ; preds = %308, %302
  %320 = phi ptr [ %307, %302 ], [ %311, %308 ]
  %321 = phi i64 [ %304, %302 ], [ %291, %308 ]
  store <8 x double> %126, ptr %320, align 1
  %322 = load ptr, ptr %136, align 8
  %323 = getelementptr inbounds double, ptr %322, i64 %321
  %324 = getelementptr inbounds double, ptr %323, i64 %94
  br label %336

325:                                              ; preds = %313
  %326 = load ptr, ptr %136, align 8
  %327 = getelementptr inbounds double, ptr %326, i64 %291
  %328 = getelementptr inbounds double, ptr %327, i64 %94
  br i1 %137, label %336, label %329

329:                                              ; preds = %325
  br i1 %138, label %330, label %662

330:                                              ; preds = %329, %330
  %331 = phi i64 [ %334, %330 ], [ 0, %329 ]
  %332 = extractelement <8 x double> %125, i64 %331
  %333 = getelementptr inbounds double, ptr %328, i64 %331
  store double %332, ptr %333, align 8
  %334 = add nuw nsw i64 %331, 1
  %335 = icmp eq i64 %334, %139
  br i1 %335, label %343, label %330

336:                                              ; preds = %325, %319
  %337 = phi ptr [ %324, %319 ], [ %328, %325 ]
  store <8 x double> %125, ptr %337, align 1
  %338 = add nsw i64 %2, 2
  %339 = mul nsw i64 %97, %338
  %340 = load ptr, ptr %136, align 8
  %341 = getelementptr inbounds double, ptr %340, i64 %339
  %342 = getelementptr inbounds double, ptr %341, i64 %62
  br label %356

343:                                              ; preds = %330
  %344 = add nsw i64 %2, 2
  %345 = mul nsw i64 %97, %344
  %346 = load ptr, ptr %136, align 8
  %347 = getelementptr inbounds double, ptr %346, i64 %345
  %348 = getelementptr inbounds double, ptr %347, i64 %62
  br i1 %137, label %356, label %349

349:                                              ; preds = %343
  br i1 %138, label %350, label %662

350:                                              ; preds = %349, %350
  %351 = phi i64 [ %354, %350 ], [ 0, %349 ]
  %352 = extractelement <8 x double> %123, i64 %351
  %353 = getelementptr inbounds double, ptr %348, i64 %351
  store double %352, ptr %353, align 8
  %354 = add nuw nsw i64 %351, 1
  %355 = icmp eq i64 %354, %139
  br i1 %355, label %362, label %350

356:                                              ; preds = %343, %336
  %357 = phi ptr [ %342, %336 ], [ %348, %343 ]
  %358 = phi i64 [ %339, %336 ], [ %345, %343 ]
  store <8 x double> %123, ptr %357, align 1
  %359 = load ptr, ptr %136, align 8
  %360 = getelementptr inbounds double, ptr %359, i64 %358
  %361 = getelementptr inbounds double, ptr %360, i64 %78
  br label %373

362:                                              ; preds = %350
  %363 = load ptr, ptr %136, align 8
  %364 = getelementptr inbounds double, ptr %363, i64 %345
  %365 = getelementptr inbounds double, ptr %364, i64 %78
  br i1 %137, label %373, label %366

366:                                              ; preds = %362
  br i1 %138, label %367, label %662

367:                                              ; preds = %366, %367
  %368 = phi i64 [ %371, %367 ], [ 0, %366 ]
  %369 = extractelement <8 x double> %122, i64 %368
  %370 = getelementptr inbounds double, ptr %365, i64 %368
  store double %369, ptr %370, align 8
  %371 = add nuw nsw i64 %368, 1
  %372 = icmp eq i64 %371, %139
  br i1 %372, label %379, label %367

373:                                              ; preds = %362, %356
  %374 = phi ptr [ %361, %356 ], [ %365, %362 ]
  %375 = phi i64 [ %358, %356 ], [ %345, %362 ]
  store <8 x double> %122, ptr %374, align 1
  %376 = load ptr, ptr %136, align 8
  %377 = getelementptr inbounds double, ptr %376, i64 %375
  %378 = getelementptr inbounds double, ptr %377, i64 %94
  br label %390

379:                                              ; preds = %367
  %380 = load ptr, ptr %136, align 8
  %381 = getelementptr inbounds double, ptr %380, i64 %345
  %382 = getelementptr inbounds double, ptr %381, i64 %94
  br i1 %137, label %390, label %383

383:                                              ; preds = %379
  br i1 %138, label %384, label %662

384:                                              ; preds = %383, %384
  %385 = phi i64 [ %388, %384 ], [ 0, %383 ]
  %386 = extractelement <8 x double> %121, i64 %385
  %387 = getelementptr inbounds double, ptr %382, i64 %385
  store double %386, ptr %387, align 8
  %388 = add nuw nsw i64 %385, 1
  %389 = icmp eq i64 %388, %139
  br i1 %389, label %397, label %384

390:                                              ; preds = %379, %373
  %391 = phi ptr [ %378, %373 ], [ %382, %379 ]
  store <8 x double> %121, ptr %391, align 1
  %392 = add nsw i64 %2, 3
  %393 = mul nsw i64 %97, %392
  %394 = load ptr, ptr %136, align 8
  %395 = getelementptr inbounds double, ptr %394, i64 %393
  %396 = getelementptr inbounds double, ptr %395, i64 %62
  br label %410

397:                                              ; preds = %384
  %398 = add nsw i64 %2, 3
  %399 = mul nsw i64 %97, %398
  %400 = load ptr, ptr %136, align 8
  %401 = getelementptr inbounds double, ptr %400, i64 %399
  %402 = getelementptr inbounds double, ptr %401, i64 %62
  br i1 %137, label %410, label %403

403:                                              ; preds = %397
  br i1 %138, label %404, label %662

404:                                              ; preds = %403, %404
  %405 = phi i64 [ %408, %404 ], [ 0, %403 ]
  %406 = extractelement <8 x double> %119, i64 %405
  %407 = getelementptr inbounds double, ptr %402, i64 %405
  store double %406, ptr %407, align 8
  %408 = add nuw nsw i64 %405, 1
  %409 = icmp eq i64 %408, %139
  br i1 %409, label %416, label %404

410:                                              ; preds = %397, %390
  %411 = phi ptr [ %396, %390 ], [ %402, %397 ]
  %412 = phi i64 [ %393, %390 ], [ %399, %397 ]
  store <8 x double> %119, ptr %411, align 1
  %413 = load ptr, ptr %136, align 8
  %414 = getelementptr inbounds double, ptr %413, i64 %412
  %415 = getelementptr inbounds double, ptr %414, i64 %78
  br label %427

416:                                              ; preds = %404
  %417 = load ptr, ptr %136, align 8
  %418 = getelementptr inbounds double, ptr %417, i64 %399
  %419 = getelementptr inbounds double, ptr %418, i64 %78
  br i1 %137, label %427, label %420

420:                                              ; preds = %416
  br i1 %138, label %421, label %662

421:                                              ; preds = %420, %421
  %422 = phi i64 [ %425, %421 ], [ 0, %420 ]
  %423 = extractelement <8 x double> %118, i64 %422
  %424 = getelementptr inbounds double, ptr %419, i64 %422
  store double %423, ptr %424, align 8
  %425 = add nuw nsw i64 %422, 1
  %426 = icmp eq i64 %425, %139
  br i1 %426, label %433, label %421

427:                                              ; preds = %416, %410
  %428 = phi ptr [ %415, %410 ], [ %419, %416 ]
  %429 = phi i64 [ %412, %410 ], [ %399, %416 ]
  store <8 x double> %118, ptr %428, align 1
  %430 = load ptr, ptr %136, align 8
  %431 = getelementptr inbounds double, ptr %430, i64 %429
  %432 = getelementptr inbounds double, ptr %431, i64 %94
  br label %444

433:                                              ; preds = %421
  %434 = load ptr, ptr %136, align 8
  %435 = getelementptr inbounds double, ptr %434, i64 %399
  %436 = getelementptr inbounds double, ptr %435, i64 %94
  br i1 %137, label %444, label %437

437:                                              ; preds = %433
  br i1 %138, label %438, label %662

438:                                              ; preds = %437, %438
  %439 = phi i64 [ %442, %438 ], [ 0, %437 ]
  %440 = extractelement <8 x double> %117, i64 %439
  %441 = getelementptr inbounds double, ptr %436, i64 %439
  store double %440, ptr %441, align 8
  %442 = add nuw nsw i64 %439, 1
  %443 = icmp eq i64 %442, %139
  br i1 %443, label %451, label %438

444:                                              ; preds = %433, %427
  %445 = phi ptr [ %432, %427 ], [ %436, %433 ]
  store <8 x double> %117, ptr %445, align 1
  %446 = add nsw i64 %2, 4
  %447 = mul nsw i64 %97, %446
  %448 = load ptr, ptr %136, align 8
  %449 = getelementptr inbounds double, ptr %448, i64 %447
  %450 = getelementptr inbounds double, ptr %449, i64 %62
  br label %464

451:                                              ; preds = %438
  %452 = add nsw i64 %2, 4
  %453 = mul nsw i64 %97, %452
  %454 = load ptr, ptr %136, align 8
  %455 = getelementptr inbounds double, ptr %454, i64 %453
  %456 = getelementptr inbounds double, ptr %455, i64 %62
  br i1 %137, label %464, label %457

457:                                              ; preds = %451
  br i1 %138, label %458, label %662

458:                                              ; preds = %457, %458
  %459 = phi i64 [ %462, %458 ], [ 0, %457 ]
  %460 = extractelement <8 x double> %115, i64 %459
  %461 = getelementptr inbounds double, ptr %456, i64 %459
  store double %460, ptr %461, align 8
  %462 = add nuw nsw i64 %459, 1
  %463 = icmp eq i64 %462, %139
  br i1 %463, label %470, label %458

464:                                              ; preds = %451, %444
  %465 = phi ptr [ %450, %444 ], [ %456, %451 ]
  %466 = phi i64 [ %447, %444 ], [ %453, %451 ]
  store <8 x double> %115, ptr %465, align 1
  %467 = load ptr, ptr %136, align 8
  %468 = getelementptr inbounds double, ptr %467, i64 %466
  %469 = getelementptr inbounds double, ptr %468, i64 %78
  br label %481

470:                                              ; preds = %458
  %471 = load ptr, ptr %136, align 8
  %472 = getelementptr inbounds double, ptr %471, i64 %453
  %473 = getelementptr inbounds double, ptr %472, i64 %78
  br i1 %137, label %481, label %474

474:                                              ; preds = %470
  br i1 %138, label %475, label %662

475:                                              ; preds = %474, %475
  %476 = phi i64 [ %479, %475 ], [ 0, %474 ]
  %477 = extractelement <8 x double> %114, i64 %476
  %478 = getelementptr inbounds double, ptr %473, i64 %476
  store double %477, ptr %478, align 8
  %479 = add nuw nsw i64 %476, 1
  %480 = icmp eq i64 %479, %139
  br i1 %480, label %487, label %475

481:                                              ; preds = %470, %464
  %482 = phi ptr [ %469, %464 ], [ %473, %470 ]
  %483 = phi i64 [ %466, %464 ], [ %453, %470 ]
  store <8 x double> %114, ptr %482, align 1
  %484 = load ptr, ptr %136, align 8
  %485 = getelementptr inbounds double, ptr %484, i64 %483
  %486 = getelementptr inbounds double, ptr %485, i64 %94
  br label %498

487:                                              ; preds = %475
  %488 = load ptr, ptr %136, align 8
  %489 = getelementptr inbounds double, ptr %488, i64 %453
  %490 = getelementptr inbounds double, ptr %489, i64 %94
  br i1 %137, label %498, label %491

491:                                              ; preds = %487
  br i1 %138, label %492, label %662

492:                                              ; preds = %491, %492
  %493 = phi i64 [ %496, %492 ], [ 0, %491 ]
  %494 = extractelement <8 x double> %113, i64 %493
  %495 = getelementptr inbounds double, ptr %490, i64 %493
  store double %494, ptr %495, align 8
  %496 = add nuw nsw i64 %493, 1
  %497 = icmp eq i64 %496, %139
  br i1 %497, label %505, label %492

498:                                              ; preds = %487, %481
  %499 = phi ptr [ %486, %481 ], [ %490, %487 ]
  store <8 x double> %113, ptr %499, align 1
  %500 = add nsw i64 %2, 5
  %501 = mul nsw i64 %97, %500
  %502 = load ptr, ptr %136, align 8
  %503 = getelementptr inbounds double, ptr %502, i64 %501
  %504 = getelementptr inbounds double, ptr %503, i64 %62
  br label %518

505:                                              ; preds = %492
  %506 = add nsw i64 %2, 5
  %507 = mul nsw i64 %97, %506
  %508 = load ptr, ptr %136, align 8
  %509 = getelementptr inbounds double, ptr %508, i64 %507
  %510 = getelementptr inbounds double, ptr %509, i64 %62
  br i1 %137, label %518, label %511

511:                                              ; preds = %505
  br i1 %138, label %512, label %662

512:                                              ; preds = %511, %512
  %513 = phi i64 [ %516, %512 ], [ 0, %511 ]
  %514 = extractelement <8 x double> %112, i64 %513
  %515 = getelementptr inbounds double, ptr %510, i64 %513
  store double %514, ptr %515, align 8
  %516 = add nuw nsw i64 %513, 1
  %517 = icmp eq i64 %516, %139
  br i1 %517, label %524, label %512

518:                                              ; preds = %505, %498
  %519 = phi ptr [ %504, %498 ], [ %510, %505 ]
  %520 = phi i64 [ %501, %498 ], [ %507, %505 ]
  store <8 x double> %112, ptr %519, align 1
  %521 = load ptr, ptr %136, align 8
  %522 = getelementptr inbounds double, ptr %521, i64 %520
  %523 = getelementptr inbounds double, ptr %522, i64 %78
  br label %535

524:                                              ; preds = %512
  %525 = load ptr, ptr %136, align 8
  %526 = getelementptr inbounds double, ptr %525, i64 %507
  %527 = getelementptr inbounds double, ptr %526, i64 %78
  br i1 %137, label %535, label %528

528:                                              ; preds = %524
  br i1 %138, label %529, label %662

529:                                              ; preds = %528, %529
  %530 = phi i64 [ %533, %529 ], [ 0, %528 ]
  %531 = extractelement <8 x double> %116, i64 %530
  %532 = getelementptr inbounds double, ptr %527, i64 %530
  store double %531, ptr %532, align 8
  %533 = add nuw nsw i64 %530, 1
  %534 = icmp eq i64 %533, %139
  br i1 %534, label %541, label %529

535:                                              ; preds = %524, %518
  %536 = phi ptr [ %523, %518 ], [ %527, %524 ]
  %537 = phi i64 [ %520, %518 ], [ %507, %524 ]
  store <8 x double> %116, ptr %536, align 1
  %538 = load ptr, ptr %136, align 8
  %539 = getelementptr inbounds double, ptr %538, i64 %537
  %540 = getelementptr inbounds double, ptr %539, i64 %94
  br label %552

541:                                              ; preds = %529
  %542 = load ptr, ptr %136, align 8
  %543 = getelementptr inbounds double, ptr %542, i64 %507
  %544 = getelementptr inbounds double, ptr %543, i64 %94
  br i1 %137, label %552, label %545

545:                                              ; preds = %541
  br i1 %138, label %546, label %662

546:                                              ; preds = %545, %546
  %547 = phi i64 [ %550, %546 ], [ 0, %545 ]
  %548 = extractelement <8 x double> %120, i64 %547
  %549 = getelementptr inbounds double, ptr %544, i64 %547
  store double %548, ptr %549, align 8
  %550 = add nuw nsw i64 %547, 1
  %551 = icmp eq i64 %550, %139
  br i1 %551, label %559, label %546

552:                                              ; preds = %541, %535
  %553 = phi ptr [ %540, %535 ], [ %544, %541 ]
  store <8 x double> %120, ptr %553, align 1
  %554 = add nsw i64 %2, 6
  %555 = mul nsw i64 %97, %554
  %556 = load ptr, ptr %136, align 8
  %557 = getelementptr inbounds double, ptr %556, i64 %555
  %558 = getelementptr inbounds double, ptr %557, i64 %62
  br label %572

559:                                              ; preds = %546
  %560 = add nsw i64 %2, 6
  %561 = mul nsw i64 %97, %560
  %562 = load ptr, ptr %136, align 8
  %563 = getelementptr inbounds double, ptr %562, i64 %561
  %564 = getelementptr inbounds double, ptr %563, i64 %62
  br i1 %137, label %572, label %565

565:                                              ; preds = %559
  br i1 %138, label %566, label %662

566:                                              ; preds = %565, %566
  %567 = phi i64 [ %570, %566 ], [ 0, %565 ]
  %568 = extractelement <8 x double> %124, i64 %567
  %569 = getelementptr inbounds double, ptr %564, i64 %567
  store double %568, ptr %569, align 8
  %570 = add nuw nsw i64 %567, 1
  %571 = icmp eq i64 %570, %139
  br i1 %571, label %578, label %566

572:                                              ; preds = %559, %552
  %573 = phi ptr [ %558, %552 ], [ %564, %559 ]
  %574 = phi i64 [ %555, %552 ], [ %561, %559 ]
  store <8 x double> %124, ptr %573, align 1
  %575 = load ptr, ptr %136, align 8
  %576 = getelementptr inbounds double, ptr %575, i64 %574
  %577 = getelementptr inbounds double, ptr %576, i64 %78
  br label %589

578:                                              ; preds = %566
  %579 = load ptr, ptr %136, align 8
  %580 = getelementptr inbounds double, ptr %579, i64 %561
  %581 = getelementptr inbounds double, ptr %580, i64 %78
  br i1 %137, label %589, label %582

582:                                              ; preds = %578
  br i1 %138, label %583, label %662

583:                                              ; preds = %582, %583
  %584 = phi i64 [ %587, %583 ], [ 0, %582 ]
  %585 = extractelement <8 x double> %128, i64 %584
  %586 = getelementptr inbounds double, ptr %581, i64 %584
  store double %585, ptr %586, align 8
  %587 = add nuw nsw i64 %584, 1
  %588 = icmp eq i64 %587, %139
  br i1 %588, label %595, label %583

589:                                              ; preds = %578, %572
  %590 = phi ptr [ %577, %572 ], [ %581, %578 ]
  %591 = phi i64 [ %574, %572 ], [ %561, %578 ]
  store <8 x double> %128, ptr %590, align 1
  %592 = load ptr, ptr %136, align 8
  %593 = getelementptr inbounds double, ptr %592, i64 %591
  %594 = getelementptr inbounds double, ptr %593, i64 %94
  br label %606

595:                                              ; preds = %583
  %596 = load ptr, ptr %136, align 8
  %597 = getelementptr inbounds double, ptr %596, i64 %561
  %598 = getelementptr inbounds double, ptr %597, i64 %94
  br i1 %137, label %606, label %599

599:                                              ; preds = %595
  br i1 %138, label %600, label %662

600:                                              ; preds = %599, %600
  %601 = phi i64 [ %604, %600 ], [ 0, %599 ]
  %602 = extractelement <8 x double> %132, i64 %601
  %603 = getelementptr inbounds double, ptr %598, i64 %601
  store double %602, ptr %603, align 8
  %604 = add nuw nsw i64 %601, 1
  %605 = icmp eq i64 %604, %139
  br i1 %605, label %613, label %600

606:                                              ; preds = %595, %589
  %607 = phi ptr [ %594, %589 ], [ %598, %595 ]
  store <8 x double> %132, ptr %607, align 1
  %608 = add nsw i64 %2, 7
  %609 = mul nsw i64 %97, %608
  %610 = load ptr, ptr %136, align 8
  %611 = getelementptr inbounds double, ptr %610, i64 %609
  %612 = getelementptr inbounds double, ptr %611, i64 %62
  br label %626

613:                                              ; preds = %600
  %614 = add nsw i64 %2, 7
  %615 = mul nsw i64 %97, %614
  %616 = load ptr, ptr %136, align 8
  %617 = getelementptr inbounds double, ptr %616, i64 %615
  %618 = getelementptr inbounds double, ptr %617, i64 %62
  br i1 %137, label %626, label %619

619:                                              ; preds = %613
  br i1 %138, label %620, label %662

620:                                              ; preds = %619, %620
  %621 = phi i64 [ %624, %620 ], [ 0, %619 ]
  %622 = extractelement <8 x double> %133, i64 %621
  %623 = getelementptr inbounds double, ptr %618, i64 %621
  store double %622, ptr %623, align 8
  %624 = add nuw nsw i64 %621, 1
  %625 = icmp eq i64 %624, %139
  br i1 %625, label %632, label %620

626:                                              ; preds = %613, %606
  %627 = phi ptr [ %612, %606 ], [ %618, %613 ]
  %628 = phi i64 [ %609, %606 ], [ %615, %613 ]
  store <8 x double> %133, ptr %627, align 1
  %629 = load ptr, ptr %136, align 8
  %630 = getelementptr inbounds double, ptr %629, i64 %628
  %631 = getelementptr inbounds double, ptr %630, i64 %78
  br label %643

632:                                              ; preds = %620
  %633 = load ptr, ptr %136, align 8
  %634 = getelementptr inbounds double, ptr %633, i64 %615
  %635 = getelementptr inbounds double, ptr %634, i64 %78
  br i1 %137, label %643, label %636

636:                                              ; preds = %632
  br i1 %138, label %637, label %662

637:                                              ; preds = %636, %637
  %638 = phi i64 [ %641, %637 ], [ 0, %636 ]
  %639 = extractelement <8 x double> %134, i64 %638
  %640 = getelementptr inbounds double, ptr %635, i64 %638
  store double %639, ptr %640, align 8
  %641 = add nuw nsw i64 %638, 1
  %642 = icmp eq i64 %641, %139
  br i1 %642, label %649, label %637

643:                                              ; preds = %632, %626
  %644 = phi ptr [ %631, %626 ], [ %635, %632 ]
  %645 = phi i64 [ %628, %626 ], [ %615, %632 ]
  store <8 x double> %134, ptr %644, align 1
  %646 = load ptr, ptr %136, align 8
  %647 = getelementptr inbounds double, ptr %646, i64 %645
  %648 = getelementptr inbounds double, ptr %647, i64 %94
  br label %660

649:                                              ; preds = %637
  %650 = load ptr, ptr %136, align 8
  %651 = getelementptr inbounds double, ptr %650, i64 %615
  %652 = getelementptr inbounds double, ptr %651, i64 %94
  br i1 %137, label %660, label %653

653:                                              ; preds = %649
  br i1 %138, label %654, label %662

654:                                              ; preds = %653, %654
  %655 = phi i64 [ %658, %654 ], [ 0, %653 ]
  %656 = extractelement <8 x double> %135, i64 %655
  %657 = getelementptr inbounds double, ptr %652, i64 %655
  store double %656, ptr %657, align 8
  %658 = add nuw nsw i64 %655, 1
  %659 = icmp eq i64 %658, %139
  br i1 %659, label %662, label %654

660:                                              ; preds = %643, %649
  %661 = phi ptr [ %648, %643 ], [ %652, %649 ]
  store <8 x double> %135, ptr %661, align 1
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
  %73 = getelementptr inbounds double, ptr %70, i64 %68
  %74 = shl nsw i64 %20, 1
  %75 = mul nsw i64 %20, 3
  %76 = shl nsw i64 %20, 2
  %77 = mul nsw i64 %20, 5
  %78 = mul nsw i64 %20, 6
  %79 = mul nsw i64 %20, 7
  br label %97

80:                                               ; preds = %97, %4
  %81 = phi <8 x double> [ zeroinitializer, %4 ], [ %139, %97 ]
  %82 = phi <8 x double> [ zeroinitializer, %4 ], [ %133, %97 ]
  %83 = phi <8 x double> [ zeroinitializer, %4 ], [ %145, %97 ]
  %84 = phi <8 x double> [ zeroinitializer, %4 ], [ %127, %97 ]
  %85 = phi <8 x double> [ zeroinitializer, %4 ], [ %151, %97 ]
  %86 = phi <8 x double> [ zeroinitializer, %4 ], [ %121, %97 ]
  %87 = phi <8 x double> [ zeroinitializer, %4 ], [ %157, %97 ]
  %88 = phi <8 x double> [ zeroinitializer, %4 ], [ %115, %97 ]
  %89 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 2
  %90 = icmp sgt i64 %26, 7
  %91 = icmp sgt i64 %26, 0
  %92 = call i64 @llvm.smax.i64(i64 %45, i64 1)
  %93 = mul nsw i64 %46, %2
  %94 = load ptr, ptr %89, align 8
  %95 = getelementptr inbounds double, ptr %94, i64 %93
  %96 = getelementptr inbounds double, ptr %95, i64 %43
  br i1 %90, label %291, label %290

97:                                               ; preds = %97, %49
  %98 = phi <8 x double> [ zeroinitializer, %49 ], [ %139, %97 ]
  %99 = phi <8 x double> [ zeroinitializer, %49 ], [ %133, %97 ]
  %100 = phi <8 x double> [ zeroinitializer, %49 ], [ %145, %97 ]
  %101 = phi <8 x double> [ zeroinitializer, %49 ], [ %127, %97 ]
  %102 = phi <8 x double> [ zeroinitializer, %49 ], [ %151, %97 ]
  %103 = phi <8 x double> [ zeroinitializer, %49 ], [ %121, %97 ]
  %104 = phi <8 x double> [ zeroinitializer, %49 ], [ %157, %97 ]
  %105 = phi <8 x double> [ zeroinitializer, %49 ], [ %115, %97 ]
  %106 = phi i64 [ 0, %49 ], [ %158, %97 ]
  %107 = getelementptr inbounds i64, ptr %72, i64 %106
  %108 = load i64, ptr %107, align 8
  %109 = getelementptr inbounds double, ptr %73, i64 %108
  %110 = load <8 x double>, ptr %109, align 1
  %111 = getelementptr inbounds double, ptr %47, i64 %106
  %112 = load double, ptr %111, align 8
  %113 = insertelement <8 x double> poison, double %112, i64 0
  %114 = shufflevector <8 x double> %113, <8 x double> poison, <8 x i32> zeroinitializer
  %115 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %114, <8 x double> %110, <8 x double> %105)
  %116 = add nsw i64 %20, %106
  %117 = getelementptr inbounds double, ptr %47, i64 %116
  %118 = load double, ptr %117, align 8
  %119 = insertelement <8 x double> poison, double %118, i64 0
  %120 = shufflevector <8 x double> %119, <8 x double> poison, <8 x i32> zeroinitializer
  %121 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %120, <8 x double> %110, <8 x double> %103)
  %122 = add nsw i64 %74, %106
  %123 = getelementptr inbounds double, ptr %47, i64 %122
  %124 = load double, ptr %123, align 8
  %125 = insertelement <8 x double> poison, double %124, i64 0
  %126 = shufflevector <8 x double> %125, <8 x double> poison, <8 x i32> zeroinitializer
  %127 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %126, <8 x double> %110, <8 x double> %101)
  %128 = add nsw i64 %75, %106
  %129 = getelementptr inbounds double, ptr %47, i64 %128
  %130 = load double, ptr %129, align 8
  %131 = insertelement <8 x double> poison, double %130, i64 0
  %132 = shufflevector <8 x double> %131, <8 x double> poison, <8 x i32> zeroinitializer
  %133 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %132, <8 x double> %110, <8 x double> %99)
  %134 = add nsw i64 %76, %106
  %135 = getelementptr inbounds double, ptr %47, i64 %134
  %136 = load double, ptr %135, align 8
  %137 = insertelement <8 x double> poison, double %136, i64 0
  %138 = shufflevector <8 x double> %137, <8 x double> poison, <8 x i32> zeroinitializer
  %139 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %138, <8 x double> %110, <8 x double> %98)
  %140 = add nsw i64 %77, %106
  %141 = getelementptr inbounds double, ptr %47, i64 %140
  %142 = load double, ptr %141, align 8
  %143 = insertelement <8 x double> poison, double %142, i64 0
  %144 = shufflevector <8 x double> %143, <8 x double> poison, <8 x i32> zeroinitializer
  %145 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %144, <8 x double> %110, <8 x double> %100)
  %146 = add nsw i64 %78, %106
  %147 = getelementptr inbounds double, ptr %47, i64 %146
  %148 = load double, ptr %147, align 8
  %149 = insertelement <8 x double> poison, double %148, i64 0
  %150 = shufflevector <8 x double> %149, <8 x double> poison, <8 x i32> zeroinitializer
  %151 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %150, <8 x double> %110, <8 x double> %102)
  %152 = add nsw i64 %79, %106
  %153 = getelementptr inbounds double, ptr %47, i64 %152
  %154 = load double, ptr %153, align 8
  %155 = insertelement <8 x double> poison, double %154, i64 0
  %156 = shufflevector <8 x double> %155, <8 x double> poison, <8 x i32> zeroinitializer
  %157 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %156, <8 x double> %110, <8 x double> %104)
  %158 = add nuw nsw i64 %106, 1
  %159 = icmp eq i64 %158, %20
  br i1 %159, label %80, label %97

160:                                              ; preds = %303
  br i1 %91, label %161, label %289

161:                                              ; preds = %160, %161
  %162 = phi i64 [ %165, %161 ], [ 0, %160 ]
  %163 = extractelement <8 x double> %86, i64 %162
  %164 = getelementptr inbounds double, ptr %308, i64 %162
  store double %163, ptr %164, align 8
  %165 = add nuw nsw i64 %162, 1
  %166 = icmp eq i64 %165, %92
  br i1 %166, label %174, label %161

167:                                              ; preds = %303, %291
  %168 = phi ptr [ %308, %303 ], [ %296, %291 ]
  store <8 x double> %86, ptr %168, align 1
  %169 = add nsw i64 %2, 2
  %170 = mul nsw i64 %46, %169
  %171 = load ptr, ptr %89, align 8
  %172 = getelementptr inbounds double, ptr %171, i64 %170
  %173 = getelementptr inbounds double, ptr %172, i64 %43
  br label %187

174:                                              ; preds = %161
  %175 = add nsw i64 %2, 2
  %176 = mul nsw i64 %46, %175
  %177 = load ptr, ptr %89, align 8
  %178 = getelementptr inbounds double, ptr %177, i64 %176
  %179 = getelementptr inbounds double, ptr %178, i64 %43
  br i1 %90, label %187, label %180

180:                                              ; preds = %174
  br i1 %91, label %181, label %289

181:                                              ; preds = %180, %181
  %182 = phi i64 [ %185, %181 ], [ 0, %180 ]
  %183 = extractelement <8 x double> %84, i64 %182
  %184 = getelementptr inbounds double, ptr %179, i64 %182
  store double %183, ptr %184, align 8
  %185 = add nuw nsw i64 %182, 1
  %186 = icmp eq i64 %185, %92
  br i1 %186, label %194, label %181

187:                                              ; preds = %174, %167
  %188 = phi ptr [ %173, %167 ], [ %179, %174 ]
  store <8 x double> %84, ptr %188, align 1
  %189 = add nsw i64 %2, 3
  %190 = mul nsw i64 %46, %189
  %191 = load ptr, ptr %89, align 8
  %192 = getelementptr inbounds double, ptr %191, i64 %190
  %193 = getelementptr inbounds double, ptr %192, i64 %43
  br label %207

194:                                              ; preds = %181
  %195 = add nsw i64 %2, 3
  %196 = mul nsw i64 %46, %195
  %197 = load ptr, ptr %89, align 8
  %198 = getelementptr inbounds double, ptr %197, i64 %196
  %199 = getelementptr inbounds double, ptr %198, i64 %43
  br i1 %90, label %207, label %200

200:                                              ; preds = %194
  br i1 %91, label %201, label %289

201:                                              ; preds = %200, %201
  %202 = phi i64 [ %205, %201 ], [ 0, %200 ]
  %203 = extractelement <8 x double> %82, i64 %202
  %204 = getelementptr inbounds double, ptr %199, i64 %202
  store double %203, ptr %204, align 8
  %205 = add nuw nsw i64 %202, 1
  %206 = icmp eq i64 %205, %92
  br i1 %206, label %214, label %201

207:                                              ; preds = %194, %187
  %208 = phi ptr [ %193, %187 ], [ %199, %194 ]
  store <8 x double> %82, ptr %208, align 1
  %209 = add nsw i64 %2, 4
  %210 = mul nsw i64 %46, %209
  %211 = load ptr, ptr %89, align 8
  %212 = getelementptr inbounds double, ptr %211, i64 %210
  %213 = getelementptr inbounds double, ptr %212, i64 %43
  br label %227

214:                                              ; preds = %201
  %215 = add nsw i64 %2, 4
  %216 = mul nsw i64 %46, %215
  %217 = load ptr, ptr %89, align 8
  %218 = getelementptr inbounds double, ptr %217, i64 %216
  %219 = getelementptr inbounds double, ptr %218, i64 %43
  br i1 %90, label %227, label %220

220:                                              ; preds = %214
  br i1 %91, label %221, label %289

221:                                              ; preds = %220, %221
  %222 = phi i64 [ %225, %221 ], [ 0, %220 ]
  %223 = extractelement <8 x double> %81, i64 %222
  %224 = getelementptr inbounds double, ptr %219, i64 %222
  store double %223, ptr %224, align 8
  %225 = add nuw nsw i64 %222, 1
  %226 = icmp eq i64 %225, %92
  br i1 %226, label %234, label %221

227:                                              ; preds = %214, %207
  %228 = phi ptr [ %213, %207 ], [ %219, %214 ]
  store <8 x double> %81, ptr %228, align 1
  %229 = add nsw i64 %2, 5
  %230 = mul nsw i64 %46, %229
  %231 = load ptr, ptr %89, align 8
  %232 = getelementptr inbounds double, ptr %231, i64 %230
  %233 = getelementptr inbounds double, ptr %232, i64 %43
  br label %247

234:                                              ; preds = %221
  %235 = add nsw i64 %2, 5
  %236 = mul nsw i64 %46, %235
  %237 = load ptr, ptr %89, align 8
  %238 = getelementptr inbounds double, ptr %237, i64 %236
  %239 = getelementptr inbounds double, ptr %238, i64 %43
  br i1 %90, label %247, label %240

240:                                              ; preds = %234
  br i1 %91, label %241, label %289

241:                                              ; preds = %240, %241
  %242 = phi i64 [ %245, %241 ], [ 0, %240 ]
  %243 = extractelement <8 x double> %83, i64 %242
  %244 = getelementptr inbounds double, ptr %239, i64 %242
  store double %243, ptr %244, align 8
  %245 = add nuw nsw i64 %242, 1
  %246 = icmp eq i64 %245, %92
  br i1 %246, label %254, label %241

247:                                              ; preds = %234, %227
  %248 = phi ptr [ %233, %227 ], [ %239, %234 ]
  store <8 x double> %83, ptr %248, align 1
  %249 = add nsw i64 %2, 6
  %250 = mul nsw i64 %46, %249
  %251 = load ptr, ptr %89, align 8
  %252 = getelementptr inbounds double, ptr %251, i64 %250
  %253 = getelementptr inbounds double, ptr %252, i64 %43
  br label %267

254:                                              ; preds = %241
  %255 = add nsw i64 %2, 6
  %256 = mul nsw i64 %46, %255
  %257 = load ptr, ptr %89, align 8
  %258 = getelementptr inbounds double, ptr %257, i64 %256
  %259 = getelementptr inbounds double, ptr %258, i64 %43
  br i1 %90, label %267, label %260

260:                                              ; preds = %254
  br i1 %91, label %261, label %289

261:                                              ; preds = %260, %261
  %262 = phi i64 [ %265, %261 ], [ 0, %260 ]
  %263 = extractelement <8 x double> %85, i64 %262
  %264 = getelementptr inbounds double, ptr %259, i64 %262
  store double %263, ptr %264, align 8
  %265 = add nuw nsw i64 %262, 1
  %266 = icmp eq i64 %265, %92
  br i1 %266, label %274, label %261

267:                                              ; preds = %254, %247
  %268 = phi ptr [ %253, %247 ], [ %259, %254 ]
  store <8 x double> %85, ptr %268, align 1
  %269 = add nsw i64 %2, 7
  %270 = mul nsw i64 %46, %269
  %271 = load ptr, ptr %89, align 8
  %272 = getelementptr inbounds double, ptr %271, i64 %270
  %273 = getelementptr inbounds double, ptr %272, i64 %43
  br label %287

274:                                              ; preds = %261
  %275 = add nsw i64 %2, 7
  %276 = mul nsw i64 %46, %275
  %277 = load ptr, ptr %89, align 8
  %278 = getelementptr inbounds double, ptr %277, i64 %276
  %279 = getelementptr inbounds double, ptr %278, i64 %43
  br i1 %90, label %287, label %280

280:                                              ; preds = %274
  br i1 %91, label %281, label %289

281:                                              ; preds = %280, %281
  %282 = phi i64 [ %285, %281 ], [ 0, %280 ]
  %283 = extractelement <8 x double> %87, i64 %282
  %284 = getelementptr inbounds double, ptr %279, i64 %282
  store double %283, ptr %284, align 8
  %285 = add nuw nsw i64 %282, 1
  %286 = icmp eq i64 %285, %92
  br i1 %286, label %289, label %281

287:                                              ; preds = %267, %274
  %288 = phi ptr [ %273, %267 ], [ %279, %274 ]
  store <8 x double> %87, ptr %288, align 1
  br label %289

289:                                              ; preds = %290, %281, %260, %220, %180, %160, %200, %240, %287, %280
  ret void

290:                                              ; preds = %80
  br i1 %91, label %297, label %289

291:                                              ; preds = %80
  store <8 x double> %88, ptr %96, align 1
  %292 = add nsw i64 %2, 1
  %293 = mul nsw i64 %46, %292
  %294 = load ptr, ptr %89, align 8
  %295 = getelementptr inbounds double, ptr %294, i64 %293
  %296 = getelementptr inbounds double, ptr %295, i64 %43
  br label %167

297:                                              ; preds = %290, %297
  %298 = phi i64 [ %301, %297 ], [ 0, %290 ]
  %299 = extractelement <8 x double> %88, i64 %298
  %300 = getelementptr inbounds double, ptr %96, i64 %298
  store double %299, ptr %300, align 8
  %301 = add nuw nsw i64 %298, 1
  %302 = icmp eq i64 %301, %92
  br i1 %302, label %303, label %297

303:                                              ; preds = %297
  %304 = add nsw i64 %2, 1
  %305 = mul nsw i64 %46, %304
  %306 = load ptr, ptr %89, align 8
  %307 = getelementptr inbounds double, ptr %306, i64 %305
  %308 = getelementptr inbounds double, ptr %307, i64 %43
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
  %50 = shl nsw i64 %49, 3
  %51 = add nsw i64 %50, 8
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
  %66 = shl nsw i64 %65, 3
  %67 = add nsw i64 %66, 8
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
  %82 = shl nsw i64 %81, 3
  %83 = add nsw i64 %82, 8
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
  %96 = select i1 %27, i64 %26, i64 8
  %97 = mul nsw i64 %95, %26
  %98 = getelementptr inbounds double, ptr %29, i64 %30
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
  %108 = phi <8 x double> [ zeroinitializer, %4 ], [ %171, %128 ]
  %109 = phi <8 x double> [ zeroinitializer, %4 ], [ %165, %128 ]
  %110 = phi <8 x double> [ zeroinitializer, %4 ], [ %164, %128 ]
  %111 = phi <8 x double> [ zeroinitializer, %4 ], [ %163, %128 ]
  %112 = phi <8 x double> [ zeroinitializer, %4 ], [ %172, %128 ]
  %113 = phi <8 x double> [ zeroinitializer, %4 ], [ %157, %128 ]
  %114 = phi <8 x double> [ zeroinitializer, %4 ], [ %156, %128 ]
  %115 = phi <8 x double> [ zeroinitializer, %4 ], [ %155, %128 ]
  %116 = phi <8 x double> [ zeroinitializer, %4 ], [ %173, %128 ]
  %117 = phi <8 x double> [ zeroinitializer, %4 ], [ %179, %128 ]
  %118 = phi <8 x double> [ zeroinitializer, %4 ], [ %180, %128 ]
  %119 = phi <8 x double> [ zeroinitializer, %4 ], [ %181, %128 ]
  %120 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 2
  %121 = icmp sgt i64 %26, 7
  %122 = icmp sgt i64 %26, 0
  %123 = call i64 @llvm.smax.i64(i64 %96, i64 1)
  %124 = mul nsw i64 %97, %2
  %125 = load ptr, ptr %120, align 8
  %126 = getelementptr inbounds double, ptr %125, i64 %124
  %127 = getelementptr inbounds double, ptr %126, i64 %62
  br i1 %121, label %185, label %184

128:                                              ; preds = %128, %100
  %129 = phi <8 x double> [ zeroinitializer, %100 ], [ %171, %128 ]
  %130 = phi <8 x double> [ zeroinitializer, %100 ], [ %165, %128 ]
  %131 = phi <8 x double> [ zeroinitializer, %100 ], [ %164, %128 ]
  %132 = phi <8 x double> [ zeroinitializer, %100 ], [ %163, %128 ]
  %133 = phi <8 x double> [ zeroinitializer, %100 ], [ %172, %128 ]
  %134 = phi <8 x double> [ zeroinitializer, %100 ], [ %157, %128 ]
  %135 = phi <8 x double> [ zeroinitializer, %100 ], [ %156, %128 ]
  %136 = phi <8 x double> [ zeroinitializer, %100 ], [ %155, %128 ]
  %137 = phi <8 x double> [ zeroinitializer, %100 ], [ %173, %128 ]
  %138 = phi <8 x double> [ zeroinitializer, %100 ], [ %179, %128 ]
  %139 = phi <8 x double> [ zeroinitializer, %100 ], [ %180, %128 ]
  %140 = phi <8 x double> [ zeroinitializer, %100 ], [ %181, %128 ]
  %141 = phi i64 [ 0, %100 ], [ %182, %128 ]
  %142 = getelementptr inbounds i64, ptr %104, i64 %141
  %143 = load i64, ptr %142, align 8
  %144 = getelementptr inbounds double, ptr %102, i64 %143
  %145 = getelementptr inbounds double, ptr %144, i64 %60
  %146 = load <8 x double>, ptr %145, align 1
  %147 = getelementptr inbounds double, ptr %144, i64 %76
  %148 = load <8 x double>, ptr %147, align 1
  %149 = getelementptr inbounds double, ptr %144, i64 %92
  %150 = load <8 x double>, ptr %149, align 1
  %151 = getelementptr inbounds double, ptr %98, i64 %141
  %152 = load double, ptr %151, align 8
  %153 = insertelement <8 x double> poison, double %152, i64 0
  %154 = shufflevector <8 x double> %153, <8 x double> poison, <8 x i32> zeroinitializer
  %155 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %154, <8 x double> %146, <8 x double> %136)
  %156 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %154, <8 x double> %148, <8 x double> %135)
  %157 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %154, <8 x double> %150, <8 x double> %134)
  %158 = add nsw i64 %20, %141
  %159 = getelementptr inbounds double, ptr %98, i64 %158
  %160 = load double, ptr %159, align 8
  %161 = insertelement <8 x double> poison, double %160, i64 0
  %162 = shufflevector <8 x double> %161, <8 x double> poison, <8 x i32> zeroinitializer
  %163 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %162, <8 x double> %146, <8 x double> %132)
  %164 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %162, <8 x double> %148, <8 x double> %131)
  %165 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %162, <8 x double> %150, <8 x double> %130)
  %166 = add nsw i64 %105, %141
  %167 = getelementptr inbounds double, ptr %98, i64 %166
  %168 = load double, ptr %167, align 8
  %169 = insertelement <8 x double> poison, double %168, i64 0
  %170 = shufflevector <8 x double> %169, <8 x double> poison, <8 x i32> zeroinitializer
  %171 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %170, <8 x double> %146, <8 x double> %129)
  %172 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %170, <8 x double> %148, <8 x double> %133)
  %173 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %170, <8 x double> %150, <8 x double> %137)
  %174 = add nsw i64 %106, %141
  %175 = getelementptr inbounds double, ptr %98, i64 %174
  %176 = load double, ptr %175, align 8
  %177 = insertelement <8 x double> poison, double %176, i64 0
  %178 = shufflevector <8 x double> %177, <8 x double> poison, <8 x i32> zeroinitializer
  %179 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %178, <8 x double> %146, <8 x double> %138)
  %180 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %178, <8 x double> %148, <8 x double> %139)
  %181 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %178, <8 x double> %150, <8 x double> %140)
  %182 = add nuw nsw i64 %141, 1
  %183 = icmp eq i64 %182, %20
  br i1 %183, label %107, label %128

184:                                              ; preds = %107
  br i1 %122, label %189, label %386

185:                                              ; preds = %107
  store <8 x double> %115, ptr %127, align 1
  %186 = load ptr, ptr %120, align 8
  %187 = getelementptr inbounds double, ptr %186, i64 %124
  %188 = getelementptr inbounds double, ptr %187, i64 %78
  br label %206

189:                                              ; preds = %184, %189
  %190 = phi i64 [ %193, %189 ], [ 0, %184 ]
  %191 = extractelement <8 x double> %115, i64 %190
  %192 = getelementptr inbounds double, ptr %127, i64 %190
  store double %191, ptr %192, align 8
  %193 = add nuw nsw i64 %190, 1
  %194 = icmp eq i64 %193, %123
  br i1 %194, label %195, label %189

195:                                              ; preds = %189
  %196 = load ptr, ptr %120, align 8
  %197 = getelementptr inbounds double, ptr %196, i64 %124
  %198 = getelementptr inbounds double, ptr %197, i64 %78
  br i1 %121, label %206, label %199

199:                                              ; preds = %195
  br i1 %122, label %200, label %386

200:                                              ; preds = %199, %200
  %201 = phi i64 [ %204, %200 ], [ 0, %199 ]
  %202 = extractelement <8 x double> %114, i64 %201
  %203 = getelementptr inbounds double, ptr %198, i64 %201
  store double %202, ptr %203, align 8
  %204 = add nuw nsw i64 %201, 1
  %205 = icmp eq i64 %204, %123
  br i1 %205, label %211, label %200

206:                                              ; preds = %195, %185
  %207 = phi ptr [ %188, %185 ], [ %198, %195 ]
  store <8 x double> %114, ptr %207, align 1
  %208 = load ptr, ptr %120, align 8
  %209 = getelementptr inbounds double, ptr %208, i64 %124
  %210 = getelementptr inbounds double, ptr %209, i64 %94
  br label %222

211:                                              ; preds = %200
  %212 = load ptr, ptr %120, align 8
  %213 = getelementptr inbounds double, ptr %212, i64 %124
  %214 = getelementptr inbounds double, ptr %213, i64 %94
  br i1 %121, label %222, label %215

215:                                              ; preds = %211
  br i1 %122, label %216, label %386

216:                                              ; preds = %215, %216
  %217 = phi i64 [ %220, %216 ], [ 0, %215 ]
  %218 = extractelement <8 x double> %113, i64 %217
  %219 = getelementptr inbounds double, ptr %214, i64 %217
  store double %218, ptr %219, align 8
  %220 = add nuw nsw i64 %217, 1
  %221 = icmp eq i64 %220, %123
  br i1 %221, label %229, label %216

222:                                              ; preds = %211, %206
  %223 = phi ptr [ %210, %206 ], [ %214, %211 ]
  store <8 x double> %113, ptr %223, align 1
  %224 = add nsw i64 %2, 1
  %225 = mul nsw i64 %97, %224
  %226 = load ptr, ptr %120, align 8
  %227 = getelementptr inbounds double, ptr %226, i64 %225
  %228 = getelementptr inbounds double, ptr %227, i64 %62
  br label %242

229:                                              ; preds = %216
  %230 = add nsw i64 %2, 1
  %231 = mul nsw i64 %97, %230
  %232 = load ptr, ptr %120, align 8
  %233 = getelementptr inbounds double, ptr %232, i64 %231
  %234 = getelementptr inbounds double, ptr %233, i64 %62
  br i1 %121, label %242, label %235

235:                                              ; preds = %229
  br i1 %122, label %236, label %386

236:                                              ; preds = %235, %236
  %237 = phi i64 [ %240, %236 ], [ 0, %235 ]
  %238 = extractelement <8 x double> %111, i64 %237
  %239 = getelementptr inbounds double, ptr %234, i64 %237
  store double %238, ptr %239, align 8
  %240 = add nuw nsw i64 %237, 1
  %241 = icmp eq i64 %240, %123
  br i1 %241, label %248, label %236

242:                                              ; preds = %229, %222
  %243 = phi ptr [ %228, %222 ], [ %234, %229 ]
  %244 = phi i64 [ %225, %222 ], [ %231, %229 ]
  store <8 x double> %111, ptr %243, align 1
  %245 = load ptr, ptr %120, align 8
  %246 = getelementptr inbounds double, ptr %245, i64 %244
  %247 = getelementptr inbounds double, ptr %246, i64 %78
  br label %259

248:                                              ; preds = %236
  %249 = load ptr, ptr %120, align 8
  %250 = getelementptr inbounds double, ptr %249, i64 %231
  %251 = getelementptr inbounds double, ptr %250, i64 %78
  br i1 %121, label %259, label %252

252:                                              ; preds = %248
  br i1 %122, label %253, label %386

253:                                              ; preds = %252, %253
  %254 = phi i64 [ %257, %253 ], [ 0, %252 ]
  %255 = extractelement <8 x double> %110, i64 %254
  %256 = getelementptr inbounds double, ptr %251, i64 %254
  store double %255, ptr %256, align 8
  %257 = add nuw nsw i64 %254, 1
  %258 = icmp eq i64 %257, %123
  br i1 %258, label %265, label %253

259:                                              ; preds = %248, %242
  %260 = phi ptr [ %247, %242 ], [ %251, %248 ]
  %261 = phi i64 [ %244, %242 ], [ %231, %248 ]
  store <8 x double> %110, ptr %260, align 1
  %262 = load ptr, ptr %120, align 8
  %263 = getelementptr inbounds double, ptr %262, i64 %261
  %264 = getelementptr inbounds double, ptr %263, i64 %94
  br label %276

265:                                              ; preds = %253
  %266 = load ptr, ptr %120, align 8
  %267 = getelementptr inbounds double, ptr %266, i64 %231
  %268 = getelementptr inbounds double, ptr %267, i64 %94
  br i1 %121, label %276, label %269

269:                                              ; preds = %265
  br i1 %122, label %270, label %386

270:                                              ; preds = %269, %270
  %271 = phi i64 [ %274, %270 ], [ 0, %269 ]
  %272 = extractelement <8 x double> %109, i64 %271
  %273 = getelementptr inbounds double, ptr %268, i64 %271
  store double %272, ptr %273, align 8
  %274 = add nuw nsw i64 %271, 1
  %275 = icmp eq i64 %274, %123
  br i1 %275, label %283, label %270

276:                                              ; preds = %265, %259
  %277 = phi ptr [ %264, %259 ], [ %268, %265 ]
  store <8 x double> %109, ptr %277, align 1
  %278 = add nsw i64 %2, 2
  %279 = mul nsw i64 %97, %278
  %280 = load ptr, ptr %120, align 8
  %281 = getelementptr inbounds double, ptr %280, i64 %279
  %282 = getelementptr inbounds double, ptr %281, i64 %62
  br label %296

283:                                              ; preds = %270
  %284 = add nsw i64 %2, 2
  %285 = mul nsw i64 %97, %284
  %286 = load ptr, ptr %120, align 8
  %287 = getelementptr inbounds double, ptr %286, i64 %285
  %288 = getelementptr inbounds double, ptr %287, i64 %62
  br i1 %121, label %296, label %289

289:                                              ; preds = %283
  br i1 %122, label %290, label %386

290:                                              ; preds = %289, %290
  %291 = phi i64 [ %294, %290 ], [ 0, %289 ]
  %292 = extractelement <8 x double> %108, i64 %291
  %293 = getelementptr inbounds double, ptr %288, i64 %291
  store double %292, ptr %293, align 8
  %294 = add nuw nsw i64 %291, 1
  %295 = icmp eq i64 %294, %123
  br i1 %295, label %302, label %290

296:                                              ; preds = %283, %276
  %297 = phi ptr [ %282, %276 ], [ %288, %283 ]
  %298 = phi i64 [ %279, %276 ], [ %285, %283 ]
  store <8 x double> %108, ptr %297, align 1
  %299 = load ptr, ptr %120, align 8
  %300 = getelementptr inbounds double, ptr %299, i64 %298
  %301 = getelementptr inbounds double, ptr %300, i64 %78
  br label %313

302:                                              ; preds = %290
  %303 = load ptr, ptr %120, align 8
  %304 = getelementptr inbounds double, ptr %303, i64 %285
  %305 = getelementptr inbounds double, ptr %304, i64 %78
  br i1 %121, label %313, label %306

306:                                              ; preds = %302
  br i1 %122, label %307, label %386

307:                                              ; preds = %306, %307
  %308 = phi i64 [ %311, %307 ], [ 0, %306 ]
  %309 = extractelement <8 x double> %112, i64 %308
  %310 = getelementptr inbounds double, ptr %305, i64 %308
  store double %309, ptr %310, align 8
  %311 = add nuw nsw i64 %308, 1
  %312 = icmp eq i64 %311, %123
  br i1 %312, label %319, label %307

313:                                              ; preds = %302, %296
  %314 = phi ptr [ %301, %296 ], [ %305, %302 ]
  %315 = phi i64 [ %298, %296 ], [ %285, %302 ]
  store <8 x double> %112, ptr %314, align 1
  %316 = load ptr, ptr %120, align 8
  %317 = getelementptr inbounds double, ptr %316, i64 %315
  %318 = getelementptr inbounds double, ptr %317, i64 %94
  br label %330

319:                                              ; preds = %307
  %320 = load ptr, ptr %120, align 8
  %321 = getelementptr inbounds double, ptr %320, i64 %285
  %322 = getelementptr inbounds double, ptr %321, i64 %94
  br i1 %121, label %330, label %323

323:                                              ; preds = %319
  br i1 %122, label %324, label %386

324:                                              ; preds = %323, %324
  %325 = phi i64 [ %328, %324 ], [ 0, %323 ]
  %326 = extractelement <8 x double> %116, i64 %325
  %327 = getelementptr inbounds double, ptr %322, i64 %325
  store double %326, ptr %327, align 8
  %328 = add nuw nsw i64 %325, 1
  %329 = icmp eq i64 %328, %123
  br i1 %329, label %337, label %324

330:                                              ; preds = %319, %313
  %331 = phi ptr [ %318, %313 ], [ %322, %319 ]
  store <8 x double> %116, ptr %331, align 1
  %332 = add nsw i64 %2, 3
  %333 = mul nsw i64 %97, %332
  %334 = load ptr, ptr %120, align 8
  %335 = getelementptr inbounds double, ptr %334, i64 %333
  %336 = getelementptr inbounds double, ptr %335, i64 %62
  br label %350

337:                                              ; preds = %324
  %338 = add nsw i64 %2, 3
  %339 = mul nsw i64 %97, %338
  %340 = load ptr, ptr %120, align 8
  %341 = getelementptr inbounds double, ptr %340, i64 %339
  %342 = getelementptr inbounds double, ptr %341, i64 %62
  br i1 %121, label %350, label %343

343:                                              ; preds = %337
  br i1 %122, label %344, label %386

344:                                              ; preds = %343, %344
  %345 = phi i64 [ %348, %344 ], [ 0, %343 ]
  %346 = extractelement <8 x double> %117, i64 %345
  %347 = getelementptr inbounds double, ptr %342, i64 %345
  store double %346, ptr %347, align 8
  %348 = add nuw nsw i64 %345, 1
  %349 = icmp eq i64 %348, %123
  br i1 %349, label %356, label %344

350:                                              ; preds = %337, %330
  %351 = phi ptr [ %336, %330 ], [ %342, %337 ]
  %352 = phi i64 [ %333, %330 ], [ %339, %337 ]
  store <8 x double> %117, ptr %351, align 1
  %353 = load ptr, ptr %120, align 8
  %354 = getelementptr inbounds double, ptr %353, i64 %352
  %355 = getelementptr inbounds double, ptr %354, i64 %78
  br label %367

356:                                              ; preds = %344
  %357 = load ptr, ptr %120, align 8
  %358 = getelementptr inbounds double, ptr %357, i64 %339
  %359 = getelementptr inbounds double, ptr %358, i64 %78
  br i1 %121, label %367, label %360

360:                                              ; preds = %356
  br i1 %122, label %361, label %386

361:                                              ; preds = %360, %361
  %362 = phi i64 [ %365, %361 ], [ 0, %360 ]
  %363 = extractelement <8 x double> %118, i64 %362
  %364 = getelementptr inbounds double, ptr %359, i64 %362
  store double %363, ptr %364, align 8
  %365 = add nuw nsw i64 %362, 1
  %366 = icmp eq i64 %365, %123
  br i1 %366, label %373, label %361

367:                                              ; preds = %356, %350
  %368 = phi ptr [ %355, %350 ], [ %359, %356 ]
  %369 = phi i64 [ %352, %350 ], [ %339, %356 ]
  store <8 x double> %118, ptr %368, align 1
  %370 = load ptr, ptr %120, align 8
  %371 = getelementptr inbounds double, ptr %370, i64 %369
  %372 = getelementptr inbounds double, ptr %371, i64 %94
  br label %384

373:                                              ; preds = %361
  %374 = load ptr, ptr %120, align 8
  %375 = getelementptr inbounds double, ptr %374, i64 %339
  %376 = getelementptr inbounds double, ptr %375, i64 %94
  br i1 %121, label %384, label %377

377:                                              ; preds = %373
  br i1 %122, label %378, label %386

378:                                              ; preds = %377, %378
  %379 = phi i64 [ %382, %378 ], [ 0, %377 ]
  %380 = extractelement <8 x double> %119, i64 %379
  %381 = getelementptr inbounds double, ptr %376, i64 %379
  store double %380, ptr %381, align 8
  %382 = add nuw nsw i64 %379, 1
  %383 = icmp eq i64 %382, %123
  br i1 %383, label %386, label %378

384:                                              ; preds = %367, %373
  %385 = phi ptr [ %372, %367 ], [ %376, %373 ]
  store <8 x double> %119, ptr %385, align 1
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
  %73 = getelementptr inbounds double, ptr %70, i64 %68
  %74 = shl nsw i64 %20, 1
  %75 = mul nsw i64 %20, 3
  br label %89

76:                                               ; preds = %89, %4
  %77 = phi <8 x double> [ zeroinitializer, %4 ], [ %115, %89 ]
  %78 = phi <8 x double> [ zeroinitializer, %4 ], [ %109, %89 ]
  %79 = phi <8 x double> [ zeroinitializer, %4 ], [ %121, %89 ]
  %80 = phi <8 x double> [ zeroinitializer, %4 ], [ %103, %89 ]
  %81 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 2
  %82 = icmp sgt i64 %26, 7
  %83 = icmp sgt i64 %26, 0
  %84 = call i64 @llvm.smax.i64(i64 %45, i64 1)
  %85 = mul nsw i64 %46, %2
  %86 = load ptr, ptr %81, align 8
  %87 = getelementptr inbounds double, ptr %86, i64 %85
  %88 = getelementptr inbounds double, ptr %87, i64 %43
  br i1 %82, label %175, label %174

89:                                               ; preds = %89, %49
  %90 = phi <8 x double> [ zeroinitializer, %49 ], [ %115, %89 ]
  %91 = phi <8 x double> [ zeroinitializer, %49 ], [ %109, %89 ]
  %92 = phi <8 x double> [ zeroinitializer, %49 ], [ %121, %89 ]
  %93 = phi <8 x double> [ zeroinitializer, %49 ], [ %103, %89 ]
  %94 = phi i64 [ 0, %49 ], [ %122, %89 ]
  %95 = getelementptr inbounds i64, ptr %72, i64 %94
  %96 = load i64, ptr %95, align 8
  %97 = getelementptr inbounds double, ptr %73, i64 %96
  %98 = load <8 x double>, ptr %97, align 1
  %99 = getelementptr inbounds double, ptr %47, i64 %94
  %100 = load double, ptr %99, align 8
  %101 = insertelement <8 x double> poison, double %100, i64 0
  %102 = shufflevector <8 x double> %101, <8 x double> poison, <8 x i32> zeroinitializer
  %103 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %102, <8 x double> %98, <8 x double> %93)
  %104 = add nsw i64 %20, %94
  %105 = getelementptr inbounds double, ptr %47, i64 %104
  %106 = load double, ptr %105, align 8
  %107 = insertelement <8 x double> poison, double %106, i64 0
  %108 = shufflevector <8 x double> %107, <8 x double> poison, <8 x i32> zeroinitializer
  %109 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %108, <8 x double> %98, <8 x double> %91)
  %110 = add nsw i64 %74, %94
  %111 = getelementptr inbounds double, ptr %47, i64 %110
  %112 = load double, ptr %111, align 8
  %113 = insertelement <8 x double> poison, double %112, i64 0
  %114 = shufflevector <8 x double> %113, <8 x double> poison, <8 x i32> zeroinitializer
  %115 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %114, <8 x double> %98, <8 x double> %90)
  %116 = add nsw i64 %75, %94
  %117 = getelementptr inbounds double, ptr %47, i64 %116
  %118 = load double, ptr %117, align 8
  %119 = insertelement <8 x double> poison, double %118, i64 0
  %120 = shufflevector <8 x double> %119, <8 x double> poison, <8 x i32> zeroinitializer
  %121 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %120, <8 x double> %98, <8 x double> %92)
  %122 = add nuw nsw i64 %94, 1
  %123 = icmp eq i64 %122, %20
  br i1 %123, label %76, label %89

124:                                              ; preds = %187
  br i1 %83, label %125, label %173

125:                                              ; preds = %124, %125
  %126 = phi i64 [ %129, %125 ], [ 0, %124 ]
  %127 = extractelement <8 x double> %78, i64 %126
  %128 = getelementptr inbounds double, ptr %192, i64 %126
  store double %127, ptr %128, align 8
  %129 = add nuw nsw i64 %126, 1
  %130 = icmp eq i64 %129, %84
  br i1 %130, label %138, label %125

131:                                              ; preds = %187, %175
  %132 = phi ptr [ %192, %187 ], [ %180, %175 ]
  store <8 x double> %78, ptr %132, align 1
  %133 = add nsw i64 %2, 2
  %134 = mul nsw i64 %46, %133
  %135 = load ptr, ptr %81, align 8
  %136 = getelementptr inbounds double, ptr %135, i64 %134
  %137 = getelementptr inbounds double, ptr %136, i64 %43
  br label %151

138:                                              ; preds = %125
  %139 = add nsw i64 %2, 2
  %140 = mul nsw i64 %46, %139
  %141 = load ptr, ptr %81, align 8
  %142 = getelementptr inbounds double, ptr %141, i64 %140
  %143 = getelementptr inbounds double, ptr %142, i64 %43
  br i1 %82, label %151, label %144

144:                                              ; preds = %138
  br i1 %83, label %145, label %173

145:                                              ; preds = %144, %145
  %146 = phi i64 [ %149, %145 ], [ 0, %144 ]
  %147 = extractelement <8 x double> %77, i64 %146
  %148 = getelementptr inbounds double, ptr %143, i64 %146
  store double %147, ptr %148, align 8
  %149 = add nuw nsw i64 %146, 1
  %150 = icmp eq i64 %149, %84
  br i1 %150, label %158, label %145

151:                                              ; preds = %138, %131
  %152 = phi ptr [ %137, %131 ], [ %143, %138 ]
  store <8 x double> %77, ptr %152, align 1
  %153 = add nsw i64 %2, 3
  %154 = mul nsw i64 %46, %153
  %155 = load ptr, ptr %81, align 8
  %156 = getelementptr inbounds double, ptr %155, i64 %154
  %157 = getelementptr inbounds double, ptr %156, i64 %43
  br label %171

158:                                              ; preds = %145
  %159 = add nsw i64 %2, 3
  %160 = mul nsw i64 %46, %159
  %161 = load ptr, ptr %81, align 8
  %162 = getelementptr inbounds double, ptr %161, i64 %160
  %163 = getelementptr inbounds double, ptr %162, i64 %43
  br i1 %82, label %171, label %164

164:                                              ; preds = %158
  br i1 %83, label %165, label %173

165:                                              ; preds = %164, %165
  %166 = phi i64 [ %169, %165 ], [ 0, %164 ]
  %167 = extractelement <8 x double> %79, i64 %166
  %168 = getelementptr inbounds double, ptr %163, i64 %166
  store double %167, ptr %168, align 8
  %169 = add nuw nsw i64 %166, 1
  %170 = icmp eq i64 %169, %84
  br i1 %170, label %173, label %165

171:                                              ; preds = %151, %158
  %172 = phi ptr [ %157, %151 ], [ %163, %158 ]
  store <8 x double> %79, ptr %172, align 1
  br label %173

173:                                              ; preds = %174, %165, %144, %124, %171, %164
  ret void

174:                                              ; preds = %76
  br i1 %83, label %181, label %173

175:                                              ; preds = %76
  store <8 x double> %80, ptr %88, align 1
  %176 = add nsw i64 %2, 1
  %177 = mul nsw i64 %46, %176
  %178 = load ptr, ptr %81, align 8
  %179 = getelementptr inbounds double, ptr %178, i64 %177
  %180 = getelementptr inbounds double, ptr %179, i64 %43
  br label %131

181:                                              ; preds = %174, %181
  %182 = phi i64 [ %185, %181 ], [ 0, %174 ]
  %183 = extractelement <8 x double> %80, i64 %182
  %184 = getelementptr inbounds double, ptr %88, i64 %182
  store double %183, ptr %184, align 8
  %185 = add nuw nsw i64 %182, 1
  %186 = icmp eq i64 %185, %84
  br i1 %186, label %187, label %181

187:                                              ; preds = %181
  %188 = add nsw i64 %2, 1
  %189 = mul nsw i64 %46, %188
  %190 = load ptr, ptr %81, align 8
  %191 = getelementptr inbounds double, ptr %190, i64 %189
  %192 = getelementptr inbounds double, ptr %191, i64 %43
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
  %50 = shl nsw i64 %49, 3
  %51 = add nsw i64 %50, 8
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
  %66 = shl nsw i64 %65, 3
  %67 = add nsw i64 %66, 8
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
  %82 = shl nsw i64 %81, 3
  %83 = add nsw i64 %82, 8
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
  %98 = shl nsw i64 %97, 3
  %99 = add nsw i64 %98, 8
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
  %114 = shl nsw i64 %113, 3
  %115 = add nsw i64 %114, 8
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
  %130 = shl nsw i64 %129, 3
  %131 = add nsw i64 %130, 8
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
  %144 = select i1 %27, i64 %26, i64 8
  %145 = mul nsw i64 %143, %26
  %146 = getelementptr inbounds double, ptr %29, i64 %30
  %147 = icmp sgt i64 %20, 0
  br i1 %147, label %148, label %153

148:                                              ; preds = %4
  %149 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 0
  %150 = load ptr, ptr %149, align 8
  %151 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %152 = load ptr, ptr %151, align 8
  br label %168

153:                                              ; preds = %168, %4
  %154 = phi <8 x double> [ zeroinitializer, %4 ], [ %200, %168 ]
  %155 = phi <8 x double> [ zeroinitializer, %4 ], [ %199, %168 ]
  %156 = phi <8 x double> [ zeroinitializer, %4 ], [ %198, %168 ]
  %157 = phi <8 x double> [ zeroinitializer, %4 ], [ %197, %168 ]
  %158 = phi <8 x double> [ zeroinitializer, %4 ], [ %196, %168 ]
  %159 = phi <8 x double> [ zeroinitializer, %4 ], [ %195, %168 ]
  %160 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 2
  %161 = icmp sgt i64 %26, 7
  %162 = icmp sgt i64 %26, 0
  %163 = call i64 @llvm.smax.i64(i64 %144, i64 1)
  %164 = mul nsw i64 %145, %2
  %165 = load ptr, ptr %160, align 8
  %166 = getelementptr inbounds double, ptr %165, i64 %164
  %167 = getelementptr inbounds double, ptr %166, i64 %62
  br i1 %161, label %204, label %203

168:                                              ; preds = %168, %148
  %169 = phi <8 x double> [ zeroinitializer, %148 ], [ %200, %168 ]
  %170 = phi <8 x double> [ zeroinitializer, %148 ], [ %199, %168 ]
  %171 = phi <8 x double> [ zeroinitializer, %148 ], [ %198, %168 ]
  %172 = phi <8 x double> [ zeroinitializer, %148 ], [ %197, %168 ]
  %173 = phi <8 x double> [ zeroinitializer, %148 ], [ %196, %168 ]
  %174 = phi <8 x double> [ zeroinitializer, %148 ], [ %195, %168 ]
  %175 = phi i64 [ 0, %148 ], [ %201, %168 ]
  %176 = getelementptr inbounds i64, ptr %152, i64 %175
  %177 = load i64, ptr %176, align 8
  %178 = getelementptr inbounds double, ptr %150, i64 %177
  %179 = getelementptr inbounds double, ptr %178, i64 %60
  %180 = load <8 x double>, ptr %179, align 1
  %181 = getelementptr inbounds double, ptr %178, i64 %76
  %182 = load <8 x double>, ptr %181, align 1
  %183 = getelementptr inbounds double, ptr %178, i64 %92
  %184 = load <8 x double>, ptr %183, align 1
  %185 = getelementptr inbounds double, ptr %178, i64 %108
  %186 = load <8 x double>, ptr %185, align 1
  %187 = getelementptr inbounds double, ptr %178, i64 %124
  %188 = load <8 x double>, ptr %187, align 1
  %189 = getelementptr inbounds double, ptr %178, i64 %140
  %190 = load <8 x double>, ptr %189, align 1
  %191 = getelementptr inbounds double, ptr %146, i64 %175
  %192 = load double, ptr %191, align 8
  %193 = insertelement <8 x double> poison, double %192, i64 0
  %194 = shufflevector <8 x double> %193, <8 x double> poison, <8 x i32> zeroinitializer
  %195 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %194, <8 x double> %180, <8 x double> %174)
  %196 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %194, <8 x double> %182, <8 x double> %173)
  %197 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %194, <8 x double> %184, <8 x double> %172)
  %198 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %194, <8 x double> %186, <8 x double> %171)
  %199 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %194, <8 x double> %188, <8 x double> %170)
  %200 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %194, <8 x double> %190, <8 x double> %169)
  %201 = add nuw nsw i64 %175, 1
  %202 = icmp eq i64 %201, %20
  br i1 %202, label %153, label %168

203:                                              ; preds = %153
  br i1 %162, label %208, label %291

204:                                              ; preds = %153
  store <8 x double> %159, ptr %167, align 1
  %205 = load ptr, ptr %160, align 8
  %206 = getelementptr inbounds double, ptr %205, i64 %164
  %207 = getelementptr inbounds double, ptr %206, i64 %78
  br label %225

208:                                              ; preds = %203, %208
  %209 = phi i64 [ %212, %208 ], [ 0, %203 ]
  %210 = extractelement <8 x double> %159, i64 %209
  %211 = getelementptr inbounds double, ptr %167, i64 %209
  store double %210, ptr %211, align 8
  %212 = add nuw nsw i64 %209, 1
  %213 = icmp eq i64 %212, %163
  br i1 %213, label %214, label %208

214:                                              ; preds = %208
  %215 = load ptr, ptr %160, align 8
  %216 = getelementptr inbounds double, ptr %215, i64 %164
  %217 = getelementptr inbounds double, ptr %216, i64 %78
  br i1 %161, label %225, label %218

218:                                              ; preds = %214
  br i1 %162, label %219, label %291

219:                                              ; preds = %218, %219
  %220 = phi i64 [ %223, %219 ], [ 0, %218 ]
  %221 = extractelement <8 x double> %158, i64 %220
  %222 = getelementptr inbounds double, ptr %217, i64 %220
  store double %221, ptr %222, align 8
  %223 = add nuw nsw i64 %220, 1
  %224 = icmp eq i64 %223, %163
  br i1 %224, label %230, label %219

225:                                              ; preds = %214, %204
  %226 = phi ptr [ %207, %204 ], [ %217, %214 ]
  store <8 x double> %158, ptr %226, align 1
  %227 = load ptr, ptr %160, align 8
  %228 = getelementptr inbounds double, ptr %227, i64 %164
  %229 = getelementptr inbounds double, ptr %228, i64 %94
  br label %241

230:                                              ; preds = %219
  %231 = load ptr, ptr %160, align 8
  %232 = getelementptr inbounds double, ptr %231, i64 %164
  %233 = getelementptr inbounds double, ptr %232, i64 %94
  br i1 %161, label %241, label %234

234:                                              ; preds = %230
  br i1 %162, label %235, label %291

235:                                              ; preds = %234, %235
  %236 = phi i64 [ %239, %235 ], [ 0, %234 ]
  %237 = extractelement <8 x double> %157, i64 %236
  %238 = getelementptr inbounds double, ptr %233, i64 %236
  store double %237, ptr %238, align 8
  %239 = add nuw nsw i64 %236, 1
  %240 = icmp eq i64 %239, %163
  br i1 %240, label %246, label %235

241:                                              ; preds = %230, %225
  %242 = phi ptr [ %229, %225 ], [ %233, %230 ]
  store <8 x double> %157, ptr %242, align 1
  %243 = load ptr, ptr %160, align 8
  %244 = getelementptr inbounds double, ptr %243, i64 %164
  %245 = getelementptr inbounds double, ptr %244, i64 %110
  br label %257

246:                                              ; preds = %235
  %247 = load ptr, ptr %160, align 8
  %248 = getelementptr inbounds double, ptr %247, i64 %164
  %249 = getelementptr inbounds double, ptr %248, i64 %110
  br i1 %161, label %257, label %250

250:                                              ; preds = %246
  br i1 %162, label %251, label %291

251:                                              ; preds = %250, %251
  %252 = phi i64 [ %255, %251 ], [ 0, %250 ]
  %253 = extractelement <8 x double> %156, i64 %252
  %254 = getelementptr inbounds double, ptr %249, i64 %252
  store double %253, ptr %254, align 8
  %255 = add nuw nsw i64 %252, 1
  %256 = icmp eq i64 %255, %163
  br i1 %256, label %262, label %251

257:                                              ; preds = %246, %241
  %258 = phi ptr [ %245, %241 ], [ %249, %246 ]
  store <8 x double> %156, ptr %258, align 1
  %259 = load ptr, ptr %160, align 8
  %260 = getelementptr inbounds double, ptr %259, i64 %164
  %261 = getelementptr inbounds double, ptr %260, i64 %126
  br label %273

262:                                              ; preds = %251
  %263 = load ptr, ptr %160, align 8
  %264 = getelementptr inbounds double, ptr %263, i64 %164
  %265 = getelementptr inbounds double, ptr %264, i64 %126
  br i1 %161, label %273, label %266

266:                                              ; preds = %262
  br i1 %162, label %267, label %291

267:                                              ; preds = %266, %267
  %268 = phi i64 [ %271, %267 ], [ 0, %266 ]
  %269 = extractelement <8 x double> %155, i64 %268
  %270 = getelementptr inbounds double, ptr %265, i64 %268
  store double %269, ptr %270, align 8
  %271 = add nuw nsw i64 %268, 1
  %272 = icmp eq i64 %271, %163
  br i1 %272, label %278, label %267

273:                                              ; preds = %262, %257
  %274 = phi ptr [ %261, %257 ], [ %265, %262 ]
  store <8 x double> %155, ptr %274, align 1
  %275 = load ptr, ptr %160, align 8
  %276 = getelementptr inbounds double, ptr %275, i64 %164
  %277 = getelementptr inbounds double, ptr %276, i64 %142
  br label %289

278:                                              ; preds = %267
  %279 = load ptr, ptr %160, align 8
  %280 = getelementptr inbounds double, ptr %279, i64 %164
  %281 = getelementptr inbounds double, ptr %280, i64 %142
  br i1 %161, label %289, label %282

282:                                              ; preds = %278
  br i1 %162, label %283, label %291

283:                                              ; preds = %282, %283
  %284 = phi i64 [ %287, %283 ], [ 0, %282 ]
  %285 = extractelement <8 x double> %154, i64 %284
  %286 = getelementptr inbounds double, ptr %281, i64 %284
  store double %285, ptr %286, align 8
  %287 = add nuw nsw i64 %284, 1
  %288 = icmp eq i64 %287, %163
  br i1 %288, label %291, label %283

289:                                              ; preds = %273, %278
  %290 = phi ptr [ %277, %273 ], [ %281, %278 ]
  store <8 x double> %154, ptr %290, align 1
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
  %73 = getelementptr inbounds double, ptr %70, i64 %68
  br label %83

74:                                               ; preds = %83, %4
  %75 = phi <8 x double> [ zeroinitializer, %4 ], [ %94, %83 ]
  %76 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 2
  %77 = icmp sgt i64 %26, 7
  %78 = call i64 @llvm.smax.i64(i64 %45, i64 1)
  %79 = mul nsw i64 %46, %2
  %80 = load ptr, ptr %76, align 8
  %81 = getelementptr inbounds double, ptr %80, i64 %79
  %82 = getelementptr inbounds double, ptr %81, i64 %43
  br i1 %77, label %99, label %97

83:                                               ; preds = %83, %49
  %84 = phi <8 x double> [ zeroinitializer, %49 ], [ %94, %83 ]
  %85 = phi i64 [ 0, %49 ], [ %95, %83 ]
  %86 = getelementptr inbounds i64, ptr %72, i64 %85
  %87 = load i64, ptr %86, align 8
  %88 = getelementptr inbounds double, ptr %73, i64 %87
  %89 = load <8 x double>, ptr %88, align 1
  %90 = getelementptr inbounds double, ptr %47, i64 %85
  %91 = load double, ptr %90, align 8
  %92 = insertelement <8 x double> poison, double %91, i64 0
  %93 = shufflevector <8 x double> %92, <8 x double> poison, <8 x i32> zeroinitializer
  %94 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %93, <8 x double> %89, <8 x double> %84)
  %95 = add nuw nsw i64 %85, 1
  %96 = icmp eq i64 %95, %20
  br i1 %96, label %74, label %83

97:                                               ; preds = %74
  %98 = icmp sgt i64 %26, 0
  br i1 %98, label %100, label %106

99:                                               ; preds = %74
  store <8 x double> %75, ptr %82, align 1
  br label %106

100:                                              ; preds = %97, %100
  %101 = phi i64 [ %104, %100 ], [ 0, %97 ]
  %102 = extractelement <8 x double> %75, i64 %101
  %103 = getelementptr inbounds double, ptr %82, i64 %101
  store double %102, ptr %103, align 8
  %104 = add nuw nsw i64 %101, 1
  %105 = icmp eq i64 %104, %78
  br i1 %105, label %106, label %100

106:                                              ; preds = %100, %99, %97
  ret void
}

declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>)

declare i64 @llvm.smax.i64(i64, i64)
