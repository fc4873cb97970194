; Made from source/convolution.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: a452903f0c5962102c1dd9747b896f270066562025d6b2296dd9e06dff191ef5

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
  %10 = getelementptr inbounds float, ptr %3, i64 %9
  %11 = getelementptr inbounds %struct.program, ptr %4, i64 0, i32 4, i64 0, i32 26
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds float, ptr %10, i64 %12
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
  %45 = getelementptr inbounds float, ptr %13, i64 %44
  store ptr %45, ptr %25, align 8
  store ptr %7, ptr %14, align 8
  br label %51

46:                                               ; preds = %5
  store ptr %13, ptr %22, align 8
  store ptr %41, ptr %27, align 8
  %47 = getelementptr inbounds %struct.program, ptr %4, i64 0, i32 3
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds float, ptr %13, i64 %48
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
  br i1 %32, label %33, label %37

33:                                               ; preds = %37, %2
  %34 = phi i64 [ 0, %2 ], [ %38, %37 ]
  %35 = or i64 %34, 8
  %36 = icmp sgt i64 %35, %17
  br i1 %36, label %43, label %47

37:                                               ; preds = %2, %37
  %38 = phi i64 [ %41, %37 ], [ 16, %2 ]
  %39 = phi i64 [ %38, %37 ], [ 0, %2 ]
  %40 = getelementptr inbounds float, ptr %19, i64 %39
  store <16 x float> zeroinitializer, ptr %40, align 1
  %41 = add nuw nsw i64 %38, 16
  %42 = icmp sgt i64 %41, %17
  br i1 %42, label %33, label %37

43:                                               ; preds = %47, %33
  %44 = phi i64 [ %34, %33 ], [ %48, %47 ]
  %45 = add nuw nsw i64 %44, 4
  %46 = icmp sgt i64 %45, %17
  br i1 %46, label %53, label %57

47:                                               ; preds = %33, %47
  %48 = phi i64 [ %51, %47 ], [ %35, %33 ]
  %49 = phi i64 [ %48, %47 ], [ %34, %33 ]
  %50 = getelementptr inbounds float, ptr %19, i64 %49
  store <8 x float> zeroinitializer, ptr %50, align 1
  %51 = add nuw nsw i64 %48, 8
  %52 = icmp sgt i64 %51, %17
  br i1 %52, label %43, label %47

53:                                               ; preds = %57, %43
  %54 = phi i64 [ %44, %43 ], [ %58, %57 ]
  %55 = add nuw nsw i64 %54, 2
  %56 = icmp sgt i64 %55, %17
  br i1 %56, label %63, label %66

57:                                               ; preds = %43, %57
  %58 = phi i64 [ %61, %57 ], [ %45, %43 ]
  %59 = phi i64 [ %58, %57 ], [ %44, %43 ]
  %60 = getelementptr inbounds float, ptr %19, i64 %59
  store <4 x float> zeroinitializer, ptr %60, align 1
  %61 = add nuw nsw i64 %58, 4
  %62 = icmp sgt i64 %61, %17
  br i1 %62, label %53, label %57

63:                                               ; preds = %66, %53
  %64 = phi i64 [ %54, %53 ], [ %67, %66 ]
  %65 = icmp slt i64 %64, %17
  br i1 %65, label %72, label %77

66:                                               ; preds = %53, %66
  %67 = phi i64 [ %70, %66 ], [ %55, %53 ]
  %68 = phi i64 [ %67, %66 ], [ %54, %53 ]
  %69 = getelementptr inbounds float, ptr %19, i64 %68
  store <2 x float> zeroinitializer, ptr %69, align 1
  %70 = add nuw nsw i64 %67, 2
  %71 = icmp sgt i64 %70, %17
  br i1 %71, label %63, label %66

72:                                               ; preds = %63, %72
  %73 = phi i64 [ %75, %72 ], [ %64, %63 ]
  %74 = getelementptr inbounds float, ptr %19, i64 %73
  store float 0.000000e+00, ptr %74, align 4
  %75 = add nuw nsw i64 %73, 1
  %76 = icmp eq i64 %75, %17
  br i1 %76, label %77, label %72

77:                                               ; preds = %72, %63
  %78 = load i64, ptr %22, align 8
  %79 = icmp sgt i64 %78, 0
  br i1 %79, label %80, label %87

80:                                               ; preds = %77
  %81 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 10, i32 0
  %82 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 9, i32 0
  %83 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 10, i32 1
  %84 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 9, i32 1
  %85 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 10, i32 2
  %86 = getelementptr inbounds %struct.plan, ptr %4, i64 0, i32 9, i32 2
  br label %88

87:                                               ; preds = %333, %77
  ret void

88:                                               ; preds = %80, %333
  %89 = phi i64 [ %78, %80 ], [ %334, %333 ]
  %90 = phi i64 [ 0, %80 ], [ %335, %333 ]
  %91 = load i64, ptr %81, align 8
  %92 = load i64, ptr %82, align 8
  %93 = mul nsw i64 %92, %90
  %94 = add nsw i64 %93, %91
  %95 = icmp slt i64 %94, 0
  br i1 %95, label %333, label %96

96:                                               ; preds = %88
  %97 = load i64, ptr %7, align 8
  %98 = icmp slt i64 %94, %97
  br i1 %98, label %99, label %333

99:                                               ; preds = %96
  %100 = load i64, ptr %25, align 8
  %101 = icmp sgt i64 %100, 0
  br i1 %101, label %102, label %333

102:                                              ; preds = %99, %327
  %103 = phi i64 [ %329, %327 ], [ %100, %99 ]
  %104 = phi i64 [ %328, %327 ], [ 0, %99 ]
  %105 = load i64, ptr %83, align 8
  %106 = load i64, ptr %84, align 8
  %107 = mul nsw i64 %106, %104
  %108 = add nsw i64 %107, %105
  %109 = icmp slt i64 %108, 0
  br i1 %109, label %327, label %110

110:                                              ; preds = %102
  %111 = load i64, ptr %9, align 8
  %112 = icmp slt i64 %108, %111
  br i1 %112, label %113, label %327

113:                                              ; preds = %110
  %114 = load i64, ptr %11, align 8
  %115 = load i64, ptr %13, align 8
  %116 = mul i64 %111, %94
  %117 = add i64 %116, %108
  %118 = mul i64 %115, %114
  %119 = mul i64 %118, %117
  %120 = getelementptr inbounds float, ptr %19, i64 %119
  %121 = mul nsw i64 %103, %90
  %122 = add nsw i64 %121, %104
  %123 = load i64, ptr %28, align 8
  %124 = mul nsw i64 %123, %122
  %125 = getelementptr inbounds float, ptr %31, i64 %124
  %126 = load i64, ptr %85, align 8
  %127 = icmp eq i64 %114, 1
  %128 = load i64, ptr %86, align 8
  %129 = icmp eq i64 %128, 1
  %130 = select i1 %127, i1 %129, i1 false
  %131 = icmp slt i64 %126, 0
  br i1 %130, label %132, label %200

132:                                              ; preds = %113
  %133 = sub i64 0, %126
  %134 = select i1 %131, i64 %133, i64 0
  %135 = sub nsw i64 %123, %134
  %136 = add i64 %126, %134
  %137 = sub i64 %118, %136
  %138 = icmp slt i64 %135, %137
  %139 = select i1 %138, i64 %135, i64 %137
  %140 = icmp sgt i64 %139, 0
  br i1 %140, label %141, label %327

141:                                              ; preds = %132
  %142 = getelementptr inbounds float, ptr %120, i64 %126
  %143 = getelementptr inbounds float, ptr %142, i64 %134
  %144 = getelementptr inbounds float, ptr %125, i64 %134
  %145 = icmp ult i64 %139, 16
  br i1 %145, label %146, label %150

146:                                              ; preds = %150, %141
  %147 = phi i64 [ 0, %141 ], [ %151, %150 ]
  %148 = or i64 %147, 8
  %149 = icmp sgt i64 %148, %139
  br i1 %149, label %158, label %162

150:                                              ; preds = %141, %150
  %151 = phi i64 [ %156, %150 ], [ 16, %141 ]
  %152 = phi i64 [ %151, %150 ], [ 0, %141 ]
  %153 = getelementptr inbounds float, ptr %144, i64 %152
  %154 = load <16 x float>, ptr %153, align 1
  %155 = getelementptr inbounds float, ptr %143, i64 %152
  store <16 x float> %154, ptr %155, align 1
  %156 = add nuw nsw i64 %151, 16
  %157 = icmp sgt i64 %156, %139
  br i1 %157, label %146, label %150

158:                                              ; preds = %162, %146
  %159 = phi i64 [ %147, %146 ], [ %163, %162 ]
  %160 = add nuw nsw i64 %159, 4
  %161 = icmp sgt i64 %160, %139
  br i1 %161, label %170, label %174

162:                                              ; preds = %146, %162
  %163 = phi i64 [ %168, %162 ], [ %148, %146 ]
  %164 = phi i64 [ %163, %162 ], [ %147, %146 ]
  %165 = getelementptr inbounds float, ptr %144, i64 %164
  %166 = load <8 x float>, ptr %165, align 1
  %167 = getelementptr inbounds float, ptr %143, i64 %164
  store <8 x float> %166, ptr %167, align 1
  %168 = add nuw nsw i64 %163, 8
  %169 = icmp sgt i64 %168, %139
  br i1 %169, label %158, label %162

170:                                              ; preds = %174, %158
  %171 = phi i64 [ %159, %158 ], [ %175, %174 ]
  %172 = add nuw nsw i64 %171, 2
  %173 = icmp sgt i64 %172, %139
  br i1 %173, label %182, label %185

174:                                              ; preds = %158, %174
  %175 = phi i64 [ %180, %174 ], [ %160, %158 ]
  %176 = phi i64 [ %175, %174 ], [ %159, %158 ]
  %177 = getelementptr inbounds float, ptr %144, i64 %176
  %178 = load <4 x float>, ptr %177, align 1
  %179 = getelementptr inbounds float, ptr %143, i64 %176
  store <4 x float> %178, ptr %179, align 1
  %180 = add nuw nsw i64 %175, 4
  %181 = icmp sgt i64 %180, %139
  br i1 %181, label %170, label %174

182:                                              ; preds = %185, %170
  %183 = phi i64 [ %171, %170 ], [ %186, %185 ]
  %184 = icmp slt i64 %183, %139
  br i1 %184, label %193, label %327

185:                                              ; preds = %170, %185
  %186 = phi i64 [ %191, %185 ], [ %172, %170 ]
  %187 = phi i64 [ %186, %185 ], [ %171, %170 ]
  %188 = getelementptr inbounds float, ptr %144, i64 %187
  %189 = load <2 x float>, ptr %188, align 1
  %190 = getelementptr inbounds float, ptr %143, i64 %187
  store <2 x float> %189, ptr %190, align 1
  %191 = add nuw nsw i64 %186, 2
  %192 = icmp sgt i64 %191, %139
  br i1 %192, label %182, label %185

193:                                              ; preds = %182, %193
  %194 = phi i64 [ %198, %193 ], [ %183, %182 ]
  %195 = getelementptr inbounds float, ptr %144, i64 %194
  %196 = load float, ptr %195, align 4
  %197 = getelementptr inbounds float, ptr %143, i64 %194
  store float %196, ptr %197, align 4
  %198 = add nuw nsw i64 %194, 1
  %199 = icmp eq i64 %198, %139
  br i1 %199, label %327, label %193

200:                                              ; preds = %113
  br i1 %131, label %201, label %205

201:                                              ; preds = %200
  %202 = xor i64 %126, -1
  %203 = add i64 %128, %202
  %204 = sdiv i64 %203, %128
  br label %205

205:                                              ; preds = %201, %200
  %206 = phi i64 [ %204, %201 ], [ 0, %200 ]
  %207 = mul nsw i64 %206, %128
  %208 = add nsw i64 %207, %126
  %209 = srem i64 %208, %114
  %210 = sdiv i64 %208, %114
  %211 = icmp eq i64 %114, 2
  %212 = icmp eq i64 %128, 1
  %213 = select i1 %211, i1 %212, i1 false
  br i1 %213, label %218, label %214

214:                                              ; preds = %205
  %215 = icmp sgt i64 %123, %206
  %216 = icmp sgt i64 %118, %208
  %217 = select i1 %215, i1 %216, i1 false
  br i1 %217, label %296, label %327

218:                                              ; preds = %205
  %219 = icmp eq i64 %209, 0
  %220 = select i1 %219, i64 %115, i64 1
  %221 = getelementptr inbounds float, ptr %120, i64 %220
  %222 = getelementptr inbounds float, ptr %221, i64 %210
  %223 = mul nsw i64 %209, %115
  %224 = getelementptr inbounds float, ptr %120, i64 %223
  %225 = getelementptr inbounds float, ptr %224, i64 %210
  %226 = getelementptr inbounds float, ptr %125, i64 %206
  %227 = sub nsw i64 %123, %206
  %228 = sub nsw i64 %118, %208
  %229 = icmp slt i64 %227, %228
  %230 = select i1 %229, i64 %227, i64 %228
  %231 = icmp slt i64 %230, 32
  br i1 %231, label %232, label %236

232:                                              ; preds = %236, %218
  %233 = phi i64 [ 0, %218 ], [ %237, %236 ]
  %234 = or i64 %233, 16
  %235 = icmp sgt i64 %234, %230
  br i1 %235, label %250, label %254

236:                                              ; preds = %218, %236
  %237 = phi i64 [ %248, %236 ], [ 32, %218 ]
  %238 = phi i64 [ %237, %236 ], [ 0, %218 ]
  %239 = getelementptr inbounds float, ptr %226, i64 %238
  %240 = load <16 x float>, ptr %239, align 1
  %241 = getelementptr inbounds float, ptr %239, i64 16
  %242 = load <16 x float>, ptr %241, align 1
  %243 = shufflevector <16 x float> %240, <16 x float> %242, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %244 = lshr exact i64 %238, 1
  %245 = getelementptr inbounds float, ptr %225, i64 %244
  store <16 x float> %243, ptr %245, align 1
  %246 = shufflevector <16 x float> %240, <16 x float> %242, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %247 = getelementptr inbounds float, ptr %222, i64 %244
  store <16 x float> %246, ptr %247, align 1
  %248 = add nuw nsw i64 %237, 32
  %249 = icmp sgt i64 %248, %230
  br i1 %249, label %232, label %236

250:                                              ; preds = %254, %232
  %251 = phi i64 [ %233, %232 ], [ %255, %254 ]
  %252 = add nuw nsw i64 %251, 8
  %253 = icmp sgt i64 %252, %230
  br i1 %253, label %268, label %271

254:                                              ; preds = %232, %254
  %255 = phi i64 [ %266, %254 ], [ %234, %232 ]
  %256 = phi i64 [ %255, %254 ], [ %233, %232 ]
  %257 = getelementptr inbounds float, ptr %226, i64 %256
  %258 = load <8 x float>, ptr %257, align 1
  %259 = getelementptr inbounds float, ptr %257, i64 8
  %260 = load <8 x float>, ptr %259, align 1
  %261 = shufflevector <8 x float> %258, <8 x float> %260, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %262 = lshr exact i64 %256, 1
  %263 = getelementptr inbounds float, ptr %225, i64 %262
  store <8 x float> %261, ptr %263, align 1
  %264 = shufflevector <8 x float> %258, <8 x float> %260, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %265 = getelementptr inbounds float, ptr %222, i64 %262
  store <8 x float> %264, ptr %265, align 1
  %266 = add nuw nsw i64 %255, 16
  %267 = icmp sgt i64 %266, %230
  br i1 %267, label %250, label %254

268:                                              ; preds = %271, %250
  %269 = phi i64 [ %251, %250 ], [ %272, %271 ]
  %270 = icmp slt i64 %269, %230
  br i1 %270, label %285, label %327

271:                                              ; preds = %250, %271
  %272 = phi i64 [ %283, %271 ], [ %252, %250 ]
  %273 = phi i64 [ %272, %271 ], [ %251, %250 ]
  %274 = getelementptr inbounds float, ptr %226, i64 %273
  %275 = load <4 x float>, ptr %274, align 1
  %276 = getelementptr inbounds float, ptr %274, i64 4
  %277 = load <4 x float>, ptr %276, align 1
  %278 = shufflevector <4 x float> %275, <4 x float> %277, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  %279 = lshr exact i64 %273, 1
  %280 = getelementptr inbounds float, ptr %225, i64 %279
  store <4 x float> %278, ptr %280, align 1
  %281 = shufflevector <4 x float> %275, <4 x float> %277, <4 x i32> <i32 1, i32 3, i32 5, i32 7>
  %282 = getelementptr inbounds float, ptr %222, i64 %279
  store <4 x float> %281, ptr %282, align 1
  %283 = add nuw nsw i64 %272, 8
  %284 = icmp sgt i64 %283, %230
  br i1 %284, label %268, label %271

285:                                              ; preds = %268, %285
  %286 = phi i64 [ %294, %285 ], [ %269, %268 ]
  %287 = getelementptr inbounds float, ptr %226, i64 %286
  %288 = load float, ptr %287, align 4
  %289 = and i64 %286, 1
  %290 = icmp eq i64 %289, 0
  %291 = select i1 %290, ptr %225, ptr %222
  %292 = lshr i64 %286, 1
  %293 = getelementptr inbounds float, ptr %291, i64 %292
  store float %288, ptr %293, align 4
  %294 = add nuw nsw i64 %286, 1
  %295 = icmp eq i64 %294, %230
  br i1 %295, label %327, label %285

296:                                              ; preds = %214, %325
  %297 = phi i64 [ %326, %325 ], [ %115, %214 ]
  %298 = phi i64 [ %319, %325 ], [ %210, %214 ]
  %299 = phi i64 [ %318, %325 ], [ %209, %214 ]
  %300 = phi i64 [ %321, %325 ], [ %208, %214 ]
  %301 = phi i64 [ %320, %325 ], [ %206, %214 ]
  %302 = getelementptr inbounds float, ptr %125, i64 %301
  %303 = load float, ptr %302, align 4
  %304 = mul nsw i64 %299, %297
  %305 = add nsw i64 %304, %298
  %306 = getelementptr inbounds float, ptr %120, i64 %305
  store float %303, ptr %306, align 4
  %307 = load i64, ptr %86, align 8
  %308 = add nsw i64 %307, %299
  %309 = load i64, ptr %11, align 8
  %310 = icmp slt i64 %308, %309
  br i1 %310, label %317, label %311

311:                                              ; preds = %296, %311
  %312 = phi i64 [ %314, %311 ], [ %298, %296 ]
  %313 = phi i64 [ %315, %311 ], [ %308, %296 ]
  %314 = add nsw i64 %312, 1
  %315 = sub nsw i64 %313, %309
  %316 = icmp slt i64 %315, %309
  br i1 %316, label %317, label %311

317:                                              ; preds = %311, %296
  %318 = phi i64 [ %308, %296 ], [ %315, %311 ]
  %319 = phi i64 [ %298, %296 ], [ %314, %311 ]
  %320 = add nsw i64 %301, 1
  %321 = add nsw i64 %307, %300
  %322 = icmp slt i64 %320, %123
  %323 = icmp slt i64 %321, %118
  %324 = select i1 %322, i1 %323, i1 false
  br i1 %324, label %325, label %327

325:                                              ; preds = %317
  %326 = load i64, ptr %13, align 8
  br label %296

327:                                              ; preds = %317, %285, %193, %268, %214, %182, %132, %102, %110
  %328 = add nuw nsw i64 %104, 1
  %329 = load i64, ptr %25, align 8
  %330 = icmp slt i64 %328, %329
  br i1 %330, label %102, label %331

331:                                              ; preds = %327
  %332 = load i64, ptr %22, align 8
  br label %333

333:                                              ; preds = %331, %99, %88, %96
  %334 = phi i64 [ %332, %331 ], [ %89, %99 ], [ %89, %88 ], [ %89, %96 ]
  %335 = add nuw nsw i64 %90, 1
  %336 = icmp slt i64 %335, %334
  br i1 %336, label %88, label %87
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
  %28 = getelementptr inbounds float, ptr %21, i64 %27
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
  %40 = icmp slt i64 %11, 16
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

62:                                               ; preds = %211
  %63 = load i64, ptr %13, align 8
  br label %64

64:                                               ; preds = %62, %49
  %65 = phi i64 [ %50, %49 ], [ %63, %62 ]
  %66 = phi i64 [ %51, %49 ], [ %215, %62 ]
  %67 = phi ptr [ %52, %49 ], [ %214, %62 ]
  %68 = add nuw nsw i64 %53, 1
  %69 = icmp slt i64 %68, %65
  br i1 %69, label %49, label %55

70:                                               ; preds = %49, %211
  %71 = phi ptr [ %214, %211 ], [ %52, %49 ]
  %72 = phi i64 [ %212, %211 ], [ 0, %49 ]
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
  %90 = getelementptr inbounds float, ptr %81, i64 %89
  %91 = load i64, ptr %37, align 8
  %92 = getelementptr inbounds float, ptr %90, i64 %91
  %93 = load i64, ptr %38, align 8
  %94 = icmp eq i64 %93, 1
  br i1 %94, label %96, label %95

95:                                               ; preds = %70
  br i1 %39, label %151, label %162

96:                                               ; preds = %70
  br i1 %40, label %97, label %101

97:                                               ; preds = %101, %96
  %98 = phi i64 [ 0, %96 ], [ %102, %101 ]
  %99 = or i64 %98, 8
  %100 = icmp sgt i64 %99, %11
  br i1 %100, label %109, label %113

101:                                              ; preds = %96, %101
  %102 = phi i64 [ %107, %101 ], [ 16, %96 ]
  %103 = phi i64 [ %102, %101 ], [ 0, %96 ]
  %104 = getelementptr inbounds float, ptr %92, i64 %103
  %105 = load <16 x float>, ptr %104, align 1
  %106 = getelementptr inbounds float, ptr %71, i64 %103
  store <16 x float> %105, ptr %106, align 1
  %107 = add nuw nsw i64 %102, 16
  %108 = icmp sgt i64 %107, %11
  br i1 %108, label %97, label %101

109:                                              ; preds = %113, %97
  %110 = phi i64 [ %98, %97 ], [ %114, %113 ]
  %111 = add nuw nsw i64 %110, 4
  %112 = icmp sgt i64 %111, %11
  br i1 %112, label %121, label %125

113:                                              ; preds = %97, %113
  %114 = phi i64 [ %119, %113 ], [ %99, %97 ]
  %115 = phi i64 [ %114, %113 ], [ %98, %97 ]
  %116 = getelementptr inbounds float, ptr %92, i64 %115
  %117 = load <8 x float>, ptr %116, align 1
  %118 = getelementptr inbounds float, ptr %71, i64 %115
  store <8 x float> %117, ptr %118, align 1
  %119 = add nuw nsw i64 %114, 8
  %120 = icmp sgt i64 %119, %11
  br i1 %120, label %109, label %113

121:                                              ; preds = %125, %109
  %122 = phi i64 [ %110, %109 ], [ %126, %125 ]
  %123 = add nuw nsw i64 %122, 2
  %124 = icmp sgt i64 %123, %11
  br i1 %124, label %133, label %136

125:                                              ; preds = %109, %125
  %126 = phi i64 [ %131, %125 ], [ %111, %109 ]
  %127 = phi i64 [ %126, %125 ], [ %110, %109 ]
  %128 = getelementptr inbounds float, ptr %92, i64 %127
  %129 = load <4 x float>, ptr %128, align 1
  %130 = getelementptr inbounds float, ptr %71, i64 %127
  store <4 x float> %129, ptr %130, align 1
  %131 = add nuw nsw i64 %126, 4
  %132 = icmp sgt i64 %131, %11
  br i1 %132, label %121, label %125

133:                                              ; preds = %136, %121
  %134 = phi i64 [ %122, %121 ], [ %137, %136 ]
  %135 = icmp slt i64 %134, %11
  br i1 %135, label %144, label %162

136:                                              ; preds = %121, %136
  %137 = phi i64 [ %142, %136 ], [ %123, %121 ]
  %138 = phi i64 [ %137, %136 ], [ %122, %121 ]
  %139 = getelementptr inbounds float, ptr %92, i64 %138
  %140 = load <2 x float>, ptr %139, align 1
  %141 = getelementptr inbounds float, ptr %71, i64 %138
  store <2 x float> %140, ptr %141, align 1
  %142 = add nuw nsw i64 %137, 2
  %143 = icmp sgt i64 %142, %11
  br i1 %143, label %133, label %136

144:                                              ; preds = %133, %144
  %145 = phi i64 [ %149, %144 ], [ %134, %133 ]
  %146 = getelementptr inbounds float, ptr %92, i64 %145
  %147 = load float, ptr %146, align 4
  %148 = getelementptr inbounds float, ptr %71, i64 %145
  store float %147, ptr %148, align 4
  %149 = add nuw nsw i64 %145, 1
  %150 = icmp eq i64 %149, %11
  br i1 %150, label %162, label %144

151:                                              ; preds = %95, %160
  %152 = phi i64 [ %161, %160 ], [ %93, %95 ]
  %153 = phi i64 [ %158, %160 ], [ 0, %95 ]
  %154 = mul nsw i64 %152, %153
  %155 = getelementptr inbounds float, ptr %92, i64 %154
  %156 = load float, ptr %155, align 4
  %157 = getelementptr inbounds float, ptr %71, i64 %153
  store float %156, ptr %157, align 4
  %158 = add nuw nsw i64 %153, 1
  %159 = icmp eq i64 %158, %11
  br i1 %159, label %162, label %160

160:                                              ; preds = %151
  %161 = load i64, ptr %38, align 8
  br label %151

162:                                              ; preds = %151, %144, %95, %133
  %163 = getelementptr inbounds float, ptr %71, i64 %11
  %164 = load i64, ptr %15, align 8
  %165 = sub nsw i64 %164, %11
  %166 = icmp slt i64 %165, 16
  br i1 %166, label %167, label %171

167:                                              ; preds = %171, %162
  %168 = phi i64 [ 0, %162 ], [ %172, %171 ]
  %169 = or i64 %168, 8
  %170 = icmp sgt i64 %169, %165
  br i1 %170, label %177, label %181

171:                                              ; preds = %162, %171
  %172 = phi i64 [ %175, %171 ], [ 16, %162 ]
  %173 = phi i64 [ %172, %171 ], [ 0, %162 ]
  %174 = getelementptr inbounds float, ptr %163, i64 %173
  store <16 x float> zeroinitializer, ptr %174, align 1
  %175 = add nuw nsw i64 %172, 16
  %176 = icmp sgt i64 %175, %165
  br i1 %176, label %167, label %171

177:                                              ; preds = %181, %167
  %178 = phi i64 [ %168, %167 ], [ %182, %181 ]
  %179 = add nuw nsw i64 %178, 4
  %180 = icmp sgt i64 %179, %165
  br i1 %180, label %187, label %191

181:                                              ; preds = %167, %181
  %182 = phi i64 [ %185, %181 ], [ %169, %167 ]
  %183 = phi i64 [ %182, %181 ], [ %168, %167 ]
  %184 = getelementptr inbounds float, ptr %163, i64 %183
  store <8 x float> zeroinitializer, ptr %184, align 1
  %185 = add nuw nsw i64 %182, 8
  %186 = icmp sgt i64 %185, %165
  br i1 %186, label %177, label %181

187:                                              ; preds = %191, %177
  %188 = phi i64 [ %178, %177 ], [ %192, %191 ]
  %189 = add nuw nsw i64 %188, 2
  %190 = icmp sgt i64 %189, %165
  br i1 %190, label %197, label %200

191:                                              ; preds = %177, %191
  %192 = phi i64 [ %195, %191 ], [ %179, %177 ]
  %193 = phi i64 [ %192, %191 ], [ %178, %177 ]
  %194 = getelementptr inbounds float, ptr %163, i64 %193
  store <4 x float> zeroinitializer, ptr %194, align 1
  %195 = add nuw nsw i64 %192, 4
  %196 = icmp sgt i64 %195, %165
  br i1 %196, label %187, label %191

197:                                              ; preds = %200, %187
  %198 = phi i64 [ %188, %187 ], [ %201, %200 ]
  %199 = icmp slt i64 %198, %165
  br i1 %199, label %206, label %211

200:                                              ; preds = %187, %200
  %201 = phi i64 [ %204, %200 ], [ %189, %187 ]
  %202 = phi i64 [ %201, %200 ], [ %188, %187 ]
  %203 = getelementptr inbounds float, ptr %163, i64 %202
  store <2 x float> zeroinitializer, ptr %203, align 1
  %204 = add nuw nsw i64 %201, 2
  %205 = icmp sgt i64 %204, %165
  br i1 %205, label %197, label %200

206:                                              ; preds = %197, %206
  %207 = phi i64 [ %209, %206 ], [ %198, %197 ]
  %208 = getelementptr inbounds float, ptr %163, i64 %207
  store float 0.000000e+00, ptr %208, align 4
  %209 = add nuw nsw i64 %207, 1
  %210 = icmp eq i64 %209, %165
  br i1 %210, label %211, label %206

211:                                              ; preds = %206, %197
  %212 = add nuw nsw i64 %72, 1
  %213 = load i64, ptr %15, align 8
  %214 = getelementptr inbounds float, ptr %71, i64 %213
  %215 = load i64, ptr %14, align 8
  %216 = icmp slt i64 %212, %215
  br i1 %216, label %70, label %62
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
  %70 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 15
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds float, ptr %69, i64 %71
  %73 = mul nsw i64 %8, %28
  %74 = add nsw i64 %61, %73
  %75 = mul i64 %23, %74
  %76 = getelementptr inbounds float, ptr %72, i64 %75
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
  %204 = add nsw i64 %203, 15
  %205 = sdiv i64 %204, 16
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
  %241 = getelementptr inbounds float, ptr %225, i64 %240
  store ptr %241, ptr %223, align 8
  %242 = getelementptr inbounds %struct.share, ptr %4, i64 0, i32 1
  %243 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 5
  %244 = load ptr, ptr %243, align 8
  %245 = mul nsw i64 %11, %212
  %246 = mul i64 %218, %245
  %247 = mul i64 %246, %220
  %248 = mul i64 %247, %222
  %249 = getelementptr inbounds float, ptr %244, i64 %248
  store ptr %249, ptr %242, align 8
  %250 = getelementptr inbounds %struct.share, ptr %4, i64 0, i32 2
  %251 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 3
  %252 = load ptr, ptr %251, align 8
  %253 = getelementptr inbounds %struct.plan, ptr %6, i64 0, i32 15
  %254 = load i64, ptr %253, align 8
  %255 = getelementptr inbounds float, ptr %252, i64 %254
  %256 = mul nsw i64 %8, %211
  %257 = add nsw i64 %245, %256
  %258 = mul i64 %16, %203
  %259 = mul i64 %258, %257
  %260 = getelementptr inbounds float, ptr %255, i64 %259
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
  %25 = getelementptr inbounds float, ptr %21, i64 %24
  %26 = icmp sgt i64 %9, 0
  %27 = icmp sgt i64 %17, 0
  %28 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 3
  %29 = icmp eq i64 %17, 2
  %30 = icmp sgt i64 %11, 0
  %31 = getelementptr inbounds [8 x ptr], ptr %3, i64 0, i64 0
  %32 = getelementptr inbounds [8 x ptr], ptr %3, i64 0, i64 1
  %33 = icmp slt i64 %11, 32
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
  %63 = getelementptr inbounds float, ptr %53, i64 %62
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
  %75 = getelementptr inbounds float, ptr %63, i64 %74
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
  %85 = or i64 %84, 16
  %86 = icmp sgt i64 %85, %11
  br i1 %86, label %101, label %105

87:                                               ; preds = %80, %87
  %88 = phi i64 [ %99, %87 ], [ 32, %80 ]
  %89 = phi i64 [ %88, %87 ], [ 0, %80 ]
  %90 = lshr exact i64 %89, 1
  %91 = getelementptr inbounds float, ptr %81, i64 %90
  %92 = load <16 x float>, ptr %91, align 1
  %93 = getelementptr inbounds float, ptr %82, i64 %90
  %94 = load <16 x float>, ptr %93, align 1
  %95 = shufflevector <16 x float> %92, <16 x float> %94, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %96 = getelementptr inbounds float, ptr %47, i64 %89
  store <16 x float> %95, ptr %96, align 1
  %97 = shufflevector <16 x float> %92, <16 x float> %94, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %98 = getelementptr inbounds float, ptr %96, i64 16
  store <16 x float> %97, ptr %98, align 1
  %99 = add nuw nsw i64 %88, 32
  %100 = icmp sgt i64 %99, %11
  br i1 %100, label %83, label %87

101:                                              ; preds = %105, %83
  %102 = phi i64 [ %84, %83 ], [ %106, %105 ]
  %103 = add nuw nsw i64 %102, 8
  %104 = icmp sgt i64 %103, %11
  br i1 %104, label %119, label %122

105:                                              ; preds = %83, %105
  %106 = phi i64 [ %117, %105 ], [ %85, %83 ]
  %107 = phi i64 [ %106, %105 ], [ %84, %83 ]
  %108 = lshr exact i64 %107, 1
  %109 = getelementptr inbounds float, ptr %81, i64 %108
  %110 = load <8 x float>, ptr %109, align 1
  %111 = getelementptr inbounds float, ptr %82, i64 %108
  %112 = load <8 x float>, ptr %111, align 1
  %113 = shufflevector <8 x float> %110, <8 x float> %112, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %114 = getelementptr inbounds float, ptr %47, i64 %107
  store <8 x float> %113, ptr %114, align 1
  %115 = shufflevector <8 x float> %110, <8 x float> %112, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %116 = getelementptr inbounds float, ptr %114, i64 8
  store <8 x float> %115, ptr %116, align 1
  %117 = add nuw nsw i64 %106, 16
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
  %126 = getelementptr inbounds float, ptr %81, i64 %125
  %127 = load <4 x float>, ptr %126, align 1
  %128 = getelementptr inbounds float, ptr %82, i64 %125
  %129 = load <4 x float>, ptr %128, align 1
  %130 = shufflevector <4 x float> %127, <4 x float> %129, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %131 = getelementptr inbounds float, ptr %47, i64 %124
  store <4 x float> %130, ptr %131, align 1
  %132 = shufflevector <4 x float> %127, <4 x float> %129, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %133 = getelementptr inbounds float, ptr %131, i64 4
  store <4 x float> %132, ptr %133, align 1
  %134 = add nuw nsw i64 %123, 8
  %135 = icmp sgt i64 %134, %11
  br i1 %135, label %119, label %122

136:                                              ; preds = %119, %136
  %137 = phi i64 [ %145, %136 ], [ %120, %119 ]
  %138 = and i64 %137, 1
  %139 = icmp eq i64 %138, 0
  %140 = select i1 %139, ptr %81, ptr %82
  %141 = lshr i64 %137, 1
  %142 = getelementptr inbounds float, ptr %140, i64 %141
  %143 = load float, ptr %142, align 4
  %144 = getelementptr inbounds float, ptr %47, i64 %137
  store float %143, ptr %144, align 4
  %145 = add nuw nsw i64 %137, 1
  %146 = icmp eq i64 %145, %11
  br i1 %146, label %158, label %136

147:                                              ; preds = %57, %147
  %148 = phi i64 [ %156, %147 ], [ 0, %57 ]
  %149 = srem i64 %148, %17
  %150 = getelementptr inbounds [8 x ptr], ptr %3, i64 0, i64 %149
  %151 = load ptr, ptr %150, align 8
  %152 = sdiv i64 %148, %17
  %153 = getelementptr inbounds float, ptr %151, i64 %152
  %154 = load float, ptr %153, align 4
  %155 = getelementptr inbounds float, ptr %47, i64 %148
  store float %154, ptr %155, align 4
  %156 = add nuw nsw i64 %148, 1
  %157 = icmp eq i64 %156, %11
  br i1 %157, label %158, label %147

158:                                              ; preds = %147, %136, %57, %119
  %159 = add nuw nsw i64 %46, 1
  %160 = getelementptr inbounds float, ptr %47, i64 %11
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
  %25 = sdiv i64 %16, 16
  %26 = shl nsw i64 %25, 4
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
  %70 = getelementptr inbounds float, ptr %33, i64 %69
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
  %90 = getelementptr inbounds float, ptr %33, i64 %89
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
  %110 = getelementptr inbounds float, ptr %33, i64 %109
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
  %122 = phi <16 x i32> [ zeroinitializer, %4 ], [ %126, %120 ]
  %123 = icmp sgt i64 %27, %121
  %124 = sext i1 %123 to i32
  %125 = trunc i64 %121 to i32
  %126 = insertelement <16 x i32> %122, i32 %124, i32 %125
  %127 = add nuw nsw i64 %121, 1
  %128 = icmp eq i64 %127, 16
  br i1 %128, label %28, label %120

129:                                              ; preds = %28
  %130 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %131 = load ptr, ptr %130, align 8
  %132 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 1
  %133 = load ptr, ptr %132, align 8
  %134 = mul nsw i64 %113, %2
  %135 = getelementptr inbounds float, ptr %133, i64 %134
  %136 = icmp sgt i64 %16, 0
  %137 = shl nsw i64 %113, 1
  %138 = mul nsw i64 %113, 3
  %139 = shl nsw i64 %113, 2
  %140 = mul nsw i64 %113, 5
  %141 = mul nsw i64 %113, 6
  %142 = mul nsw i64 %113, 7
  br label %183

143:                                              ; preds = %217, %28
  %144 = phi <16 x float> [ zeroinitializer, %28 ], [ %218, %217 ]
  %145 = phi <16 x float> [ zeroinitializer, %28 ], [ %219, %217 ]
  %146 = phi <16 x float> [ zeroinitializer, %28 ], [ %220, %217 ]
  %147 = phi <16 x float> [ zeroinitializer, %28 ], [ %221, %217 ]
  %148 = phi <16 x float> [ zeroinitializer, %28 ], [ %222, %217 ]
  %149 = phi <16 x float> [ zeroinitializer, %28 ], [ %223, %217 ]
  %150 = phi <16 x float> [ zeroinitializer, %28 ], [ %224, %217 ]
  %151 = phi <16 x float> [ zeroinitializer, %28 ], [ %225, %217 ]
  %152 = phi <16 x float> [ zeroinitializer, %28 ], [ %226, %217 ]
  %153 = phi <16 x float> [ zeroinitializer, %28 ], [ %227, %217 ]
  %154 = phi <16 x float> [ zeroinitializer, %28 ], [ %228, %217 ]
  %155 = phi <16 x float> [ zeroinitializer, %28 ], [ %229, %217 ]
  %156 = phi <16 x float> [ zeroinitializer, %28 ], [ %230, %217 ]
  %157 = phi <16 x float> [ zeroinitializer, %28 ], [ %231, %217 ]
  %158 = phi <16 x float> [ zeroinitializer, %28 ], [ %232, %217 ]
  %159 = phi <16 x float> [ zeroinitializer, %28 ], [ %233, %217 ]
  %160 = phi <16 x float> [ zeroinitializer, %28 ], [ %234, %217 ]
  %161 = phi <16 x float> [ zeroinitializer, %28 ], [ %235, %217 ]
  %162 = phi <16 x float> [ zeroinitializer, %28 ], [ %236, %217 ]
  %163 = phi <16 x float> [ zeroinitializer, %28 ], [ %237, %217 ]
  %164 = phi <16 x float> [ zeroinitializer, %28 ], [ %238, %217 ]
  %165 = phi <16 x float> [ zeroinitializer, %28 ], [ %239, %217 ]
  %166 = phi <16 x float> [ zeroinitializer, %28 ], [ %240, %217 ]
  %167 = phi <16 x float> [ zeroinitializer, %28 ], [ %241, %217 ]
  %168 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 2
  %169 = mul nsw i64 %111, %2
  %170 = load ptr, ptr %168, align 8
  %171 = getelementptr inbounds float, ptr %170, i64 %169
  %172 = getelementptr inbounds float, ptr %171, i64 %3
  %173 = shufflevector <16 x float> %163, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %174 = fadd <16 x float> %163, %173
  %175 = shufflevector <16 x float> %174, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %176 = fadd <16 x float> %174, %175
  %177 = shufflevector <16 x float> %176, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %178 = fadd <16 x float> %176, %177
  %179 = shufflevector <16 x float> %178, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %180 = fadd <16 x float> %178, %179
  %181 = extractelement <16 x float> %180, i64 0
  %182 = icmp eq i64 %115, 0
  br i1 %182, label %328, label %326

183:                                              ; preds = %217, %129
  %184 = phi <16 x float> [ zeroinitializer, %129 ], [ %218, %217 ]
  %185 = phi <16 x float> [ zeroinitializer, %129 ], [ %219, %217 ]
  %186 = phi <16 x float> [ zeroinitializer, %129 ], [ %220, %217 ]
  %187 = phi <16 x float> [ zeroinitializer, %129 ], [ %221, %217 ]
  %188 = phi <16 x float> [ zeroinitializer, %129 ], [ %222, %217 ]
  %189 = phi <16 x float> [ zeroinitializer, %129 ], [ %223, %217 ]
  %190 = phi <16 x float> [ zeroinitializer, %129 ], [ %224, %217 ]
  %191 = phi <16 x float> [ zeroinitializer, %129 ], [ %225, %217 ]
  %192 = phi <16 x float> [ zeroinitializer, %129 ], [ %226, %217 ]
  %193 = phi <16 x float> [ zeroinitializer, %129 ], [ %227, %217 ]
  %194 = phi <16 x float> [ zeroinitializer, %129 ], [ %228, %217 ]
  %195 = phi <16 x float> [ zeroinitializer, %129 ], [ %229, %217 ]
  %196 = phi <16 x float> [ zeroinitializer, %129 ], [ %230, %217 ]
  %197 = phi <16 x float> [ zeroinitializer, %129 ], [ %231, %217 ]
  %198 = phi <16 x float> [ zeroinitializer, %129 ], [ %232, %217 ]
  %199 = phi <16 x float> [ zeroinitializer, %129 ], [ %233, %217 ]
  %200 = phi <16 x float> [ zeroinitializer, %129 ], [ %234, %217 ]
  %201 = phi <16 x float> [ zeroinitializer, %129 ], [ %235, %217 ]
  %202 = phi <16 x float> [ zeroinitializer, %129 ], [ %236, %217 ]
  %203 = phi <16 x float> [ zeroinitializer, %129 ], [ %237, %217 ]
  %204 = phi <16 x float> [ zeroinitializer, %129 ], [ %238, %217 ]
  %205 = phi <16 x float> [ zeroinitializer, %129 ], [ %239, %217 ]
  %206 = phi <16 x float> [ zeroinitializer, %129 ], [ %240, %217 ]
  %207 = phi <16 x float> [ zeroinitializer, %129 ], [ %241, %217 ]
  %208 = phi i64 [ %115, %129 ], [ %242, %217 ]
  %209 = getelementptr inbounds i64, ptr %131, i64 %208
  %210 = load i64, ptr %209, align 8
  %211 = mul nsw i64 %208, %24
  %212 = getelementptr inbounds float, ptr %135, i64 %211
  br i1 %136, label %213, label %217

213:                                              ; preds = %183
  %214 = getelementptr inbounds float, ptr %70, i64 %210
  %215 = getelementptr inbounds float, ptr %90, i64 %210
  %216 = getelementptr inbounds float, ptr %110, i64 %210
  br label %244

217:                                              ; preds = %244, %183
  %218 = phi <16 x float> [ %184, %183 ], [ %311, %244 ]
  %219 = phi <16 x float> [ %185, %183 ], [ %308, %244 ]
  %220 = phi <16 x float> [ %186, %183 ], [ %307, %244 ]
  %221 = phi <16 x float> [ %187, %183 ], [ %306, %244 ]
  %222 = phi <16 x float> [ %188, %183 ], [ %312, %244 ]
  %223 = phi <16 x float> [ %189, %183 ], [ %303, %244 ]
  %224 = phi <16 x float> [ %190, %183 ], [ %302, %244 ]
  %225 = phi <16 x float> [ %191, %183 ], [ %301, %244 ]
  %226 = phi <16 x float> [ %192, %183 ], [ %313, %244 ]
  %227 = phi <16 x float> [ %193, %183 ], [ %298, %244 ]
  %228 = phi <16 x float> [ %194, %183 ], [ %297, %244 ]
  %229 = phi <16 x float> [ %195, %183 ], [ %296, %244 ]
  %230 = phi <16 x float> [ %196, %183 ], [ %316, %244 ]
  %231 = phi <16 x float> [ %197, %183 ], [ %293, %244 ]
  %232 = phi <16 x float> [ %198, %183 ], [ %292, %244 ]
  %233 = phi <16 x float> [ %199, %183 ], [ %291, %244 ]
  %234 = phi <16 x float> [ %200, %183 ], [ %317, %244 ]
  %235 = phi <16 x float> [ %201, %183 ], [ %288, %244 ]
  %236 = phi <16 x float> [ %202, %183 ], [ %286, %244 ]
  %237 = phi <16 x float> [ %203, %183 ], [ %284, %244 ]
  %238 = phi <16 x float> [ %204, %183 ], [ %318, %244 ]
  %239 = phi <16 x float> [ %205, %183 ], [ %321, %244 ]
  %240 = phi <16 x float> [ %206, %183 ], [ %322, %244 ]
  %241 = phi <16 x float> [ %207, %183 ], [ %323, %244 ]
  %242 = add nsw i64 %208, 1
  %243 = icmp slt i64 %242, %118
  br i1 %243, label %183, label %143

244:                                              ; preds = %213, %244
  %245 = phi <16 x float> [ %184, %213 ], [ %311, %244 ]
  %246 = phi <16 x float> [ %185, %213 ], [ %308, %244 ]
  %247 = phi <16 x float> [ %186, %213 ], [ %307, %244 ]
  %248 = phi <16 x float> [ %187, %213 ], [ %306, %244 ]
  %249 = phi <16 x float> [ %188, %213 ], [ %312, %244 ]
  %250 = phi <16 x float> [ %189, %213 ], [ %303, %244 ]
  %251 = phi <16 x float> [ %190, %213 ], [ %302, %244 ]
  %252 = phi <16 x float> [ %191, %213 ], [ %301, %244 ]
  %253 = phi <16 x float> [ %192, %213 ], [ %313, %244 ]
  %254 = phi <16 x float> [ %193, %213 ], [ %298, %244 ]
  %255 = phi <16 x float> [ %194, %213 ], [ %297, %244 ]
  %256 = phi <16 x float> [ %195, %213 ], [ %296, %244 ]
  %257 = phi <16 x float> [ %196, %213 ], [ %316, %244 ]
  %258 = phi <16 x float> [ %197, %213 ], [ %293, %244 ]
  %259 = phi <16 x float> [ %198, %213 ], [ %292, %244 ]
  %260 = phi <16 x float> [ %199, %213 ], [ %291, %244 ]
  %261 = phi <16 x float> [ %200, %213 ], [ %317, %244 ]
  %262 = phi <16 x float> [ %201, %213 ], [ %288, %244 ]
  %263 = phi <16 x float> [ %202, %213 ], [ %286, %244 ]
  %264 = phi <16 x float> [ %203, %213 ], [ %284, %244 ]
  %265 = phi <16 x float> [ %204, %213 ], [ %318, %244 ]
  %266 = phi <16 x float> [ %205, %213 ], [ %321, %244 ]
  %267 = phi <16 x float> [ %206, %213 ], [ %322, %244 ]
  %268 = phi <16 x float> [ %207, %213 ], [ %323, %244 ]
  %269 = phi i64 [ 0, %213 ], [ %324, %244 ]
  %270 = icmp slt i64 %269, %26
  %271 = select i1 %270, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %126
  %272 = getelementptr inbounds float, ptr %214, i64 %269
  %273 = load <16 x i32>, ptr %272, align 1
  %274 = and <16 x i32> %273, %271
  %275 = getelementptr inbounds float, ptr %215, i64 %269
  %276 = load <16 x i32>, ptr %275, align 1
  %277 = and <16 x i32> %276, %271
  %278 = getelementptr inbounds float, ptr %216, i64 %269
  %279 = load <16 x i32>, ptr %278, align 1
  %280 = and <16 x i32> %279, %271
  %281 = getelementptr inbounds float, ptr %212, i64 %269
  %282 = load <16 x float>, ptr %281, align 1
  %283 = bitcast <16 x i32> %274 to <16 x float>
  %284 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %282, <16 x float> %283, <16 x float> %264)
  %285 = bitcast <16 x i32> %277 to <16 x float>
  %286 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %282, <16 x float> %285, <16 x float> %263)
  %287 = bitcast <16 x i32> %280 to <16 x float>
  %288 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %282, <16 x float> %287, <16 x float> %262)
  %289 = getelementptr inbounds float, ptr %281, i64 %113
  %290 = load <16 x float>, ptr %289, align 1
  %291 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %290, <16 x float> %283, <16 x float> %260)
  %292 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %290, <16 x float> %285, <16 x float> %259)
  %293 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %290, <16 x float> %287, <16 x float> %258)
  %294 = getelementptr inbounds float, ptr %281, i64 %137
  %295 = load <16 x float>, ptr %294, align 1
  %296 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %295, <16 x float> %283, <16 x float> %256)
  %297 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %295, <16 x float> %285, <16 x float> %255)
  %298 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %295, <16 x float> %287, <16 x float> %254)
  %299 = getelementptr inbounds float, ptr %281, i64 %138
  %300 = load <16 x float>, ptr %299, align 1
  %301 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %300, <16 x float> %283, <16 x float> %252)
  %302 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %300, <16 x float> %285, <16 x float> %251)
  %303 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %300, <16 x float> %287, <16 x float> %250)
  %304 = getelementptr inbounds float, ptr %281, i64 %139
  %305 = load <16 x float>, ptr %304, align 1
  %306 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %305, <16 x float> %283, <16 x float> %248)
  %307 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %305, <16 x float> %285, <16 x float> %247)
  %308 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %305, <16 x float> %287, <16 x float> %246)
  %309 = getelementptr inbounds float, ptr %281, i64 %140
  %310 = load <16 x float>, ptr %309, align 1
  %311 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %310, <16 x float> %283, <16 x float> %245)
  %312 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %310, <16 x float> %285, <16 x float> %249)
  %313 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %310, <16 x float> %287, <16 x float> %253)
  %314 = getelementptr inbounds float, ptr %281, i64 %141
  %315 = load <16 x float>, ptr %314, align 1
  %316 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %315, <16 x float> %283, <16 x float> %257)
  %317 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %315, <16 x float> %285, <16 x float> %261)
  %318 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %315, <16 x float> %287, <16 x float> %265)
  %319 = getelementptr inbounds float, ptr %281, i64 %142
  %320 = load <16 x float>, ptr %319, align 1
  %321 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %320, <16 x float> %283, <16 x float> %266)
  %322 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %320, <16 x float> %285, <16 x float> %267)
  %323 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %320, <16 x float> %287, <16 x float> %268)
  %324 = add nuw nsw i64 %269, 16
  %325 = icmp slt i64 %324, %16
  br i1 %325, label %244, label %217

326:                                              ; preds = %143
  %327 = load float, ptr %172, align 4
  br label %328

328:                                              ; preds = %326, %143
  %329 = phi float [ %327, %326 ], [ 0.000000e+00, %143 ]
  %330 = fadd float %181, %329
  store float %330, ptr %172, align 4
  %331 = load ptr, ptr %168, align 8
  %332 = getelementptr inbounds float, ptr %331, i64 %169
  %333 = getelementptr inbounds float, ptr %332, i64 %3
  %334 = getelementptr inbounds float, ptr %333, i64 1
  %335 = shufflevector <16 x float> %162, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %336 = fadd <16 x float> %162, %335
  %337 = shufflevector <16 x float> %336, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %338 = fadd <16 x float> %336, %337
  %339 = shufflevector <16 x float> %338, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %340 = fadd <16 x float> %338, %339
  %341 = shufflevector <16 x float> %340, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %342 = fadd <16 x float> %340, %341
  %343 = extractelement <16 x float> %342, i64 0
  %344 = load i64, ptr %114, align 8
  %345 = icmp eq i64 %344, 0
  br i1 %345, label %348, label %346

346:                                              ; preds = %328
  %347 = load float, ptr %334, align 4
  br label %348

348:                                              ; preds = %346, %328
  %349 = phi float [ %347, %346 ], [ 0.000000e+00, %328 ]
  %350 = fadd float %343, %349
  store float %350, ptr %334, align 4
  %351 = load ptr, ptr %168, align 8
  %352 = getelementptr inbounds float, ptr %351, i64 %169
  %353 = getelementptr inbounds float, ptr %352, i64 %3
  %354 = getelementptr inbounds float, ptr %353, i64 2
  %355 = shufflevector <16 x float> %161, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %356 = fadd <16 x float> %161, %355
  %357 = shufflevector <16 x float> %356, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %358 = fadd <16 x float> %356, %357
  %359 = shufflevector <16 x float> %358, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %360 = fadd <16 x float> %358, %359
  %361 = shufflevector <16 x float> %360, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %362 = fadd <16 x float> %360, %361
  %363 = extractelement <16 x float> %362, i64 0
  %364 = load i64, ptr %114, align 8
  %365 = icmp eq i64 %364, 0
  br i1 %365, label %368, label %366

366:                                              ; preds = %348
  %367 = load float, ptr %354, align 4
  br label %368

368:                                              ; preds = %366, %348
  %369 = phi float [ %367, %366 ], [ 0.000000e+00, %348 ]
  %370 = fadd float %363, %369
  store float %370, ptr %354, align 4
  %371 = add nsw i64 %2, 1
  %372 = mul nsw i64 %111, %371
  %373 = load ptr, ptr %168, align 8
  %374 = getelementptr inbounds float, ptr %373, i64 %372
  %375 = getelementptr inbounds float, ptr %374, i64 %3
  %376 = shufflevector <16 x float> %159, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %377 = fadd <16 x float> %159, %376
  %378 = shufflevector <16 x float> %377, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %379 = fadd <16 x float> %377, %378
  %380 = shufflevector <16 x float> %379, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %381 = fadd <16 x float> %379, %380
  %382 = shufflevector <16 x float> %381, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %383 = fadd <16 x float> %381, %382
  %384 = extractelement <16 x float> %383, i64 0
  %385 = load i64, ptr %114, align 8
  %386 = icmp eq i64 %385, 0
  br i1 %386, label %389, label %387

387:                                              ; preds = %368
  %388 = load float, ptr %375, align 4
  br label %389

389:                                              ; preds = %387, %368
  %390 = phi float [ %388, %387 ], [ 0.000000e+00, %368 ]
  %391 = fadd float %384, %390
  store float %391, ptr %375, align 4
  %392 = load ptr, ptr %168, align 8
  %393 = getelementptr inbounds float, ptr %392, i64 %372
  %394 = getelementptr inbounds float, ptr %393, i64 %3
  %395 = getelementptr inbounds float, ptr %394, i64 1
  %396 = shufflevector <16 x float> %158, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %397 = fadd <16 x float> %158, %396
  %398 = shufflevector <16 x float> %397, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %399 = fadd <16 x float> %397, %398
  %400 = shufflevector <16 x float> %399, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %401 = fadd <16 x float> %399, %400
  %402 = shufflevector <16 x float> %401, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %403 = fadd <16 x float> %401, %402
  %404 = extractelement <16 x float> %403, i64 0
  %405 = load i64, ptr %114, align 8
  %406 = icmp eq i64 %405, 0
  br i1 %406, label %409, label %407

407:                                              ; preds = %389
  %408 = load float, ptr %395, align 4
  br label %409

409:                                              ; preds = %407, %389
  %410 = phi float [ %408, %407 ], [ 0.000000e+00, %389 ]
  %411 = fadd float %404, %410
  store float %411, ptr %395, align 4
  %412 = load ptr, ptr %168, align 8
  %413 = getelementptr inbounds float, ptr %412, i64 %372
  %414 = getelementptr inbounds float, ptr %413, i64 %3
  %415 = getelementptr inbounds float, ptr %414, i64 2
  %416 = shufflevector <16 x float> %157, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %417 = fadd <16 x float> %157, %416
  %418 = shufflevector <16 x float> %417, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %419 = fadd <16 x float> %417, %418
  %420 = shufflevector <16 x float> %419, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %421 = fadd <16 x float> %419, %420
  %422 = shufflevector <16 x float> %421, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %423 = fadd <16 x float> %421, %422
  %424 = extractelement <16 x float> %423, i64 0
  %425 = load i64, ptr %114, align 8
  %426 = icmp eq i64 %425, 0
  br i1 %426, label %429, label %427

427:                                              ; preds = %409
  %428 = load float, ptr %415, align 4
  br label %429

429:                                              ; preds = %427, %409
  %430 = phi float [ %428, %427 ], [ 0.000000e+00, %409 ]
  %431 = fadd float %424, %430
  store float %431, ptr %415, align 4
  %432 = add nsw i64 %2, 2
  %433 = mul nsw i64 %111, %432
  %434 = load ptr, ptr %168, align 8
  %435 = getelementptr inbounds float, ptr %434, i64 %433
  %436 = getelementptr inbounds float, ptr %435, i64 %3
  %437 = shufflevector <16 x float> %155, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %438 = fadd <16 x float> %155, %437
  %439 = shufflevector <16 x float> %438, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %440 = fadd <16 x float> %438, %439
  %441 = shufflevector <16 x float> %440, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %442 = fadd <16 x float> %440, %441
  %443 = shufflevector <16 x float> %442, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %444 = fadd <16 x float> %442, %443
  %445 = extractelement <16 x float> %444, i64 0
  %446 = load i64, ptr %114, align 8
  %447 = icmp eq i64 %446, 0
  br i1 %447, label %450, label %448

448:                                              ; preds = %429
  %449 = load float, ptr %436, align 4
  br label %450

450:                                              ; preds = %448, %429
  %451 = phi float [ %449, %448 ], [ 0.000000e+00, %429 ]
  %452 = fadd float %445, %451
  store float %452, ptr %436, align 4
  %453 = load ptr, ptr %168, align 8
  %454 = getelementptr inbounds float, ptr %453, i64 %433
  %455 = getelementptr inbounds float, ptr %454, i64 %3
  %456 = getelementptr inbounds float, ptr %455, i64 1
  %457 = shufflevector <16 x float> %154, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %458 = fadd <16 x float> %154, %457
  %459 = shufflevector <16 x float> %458, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %460 = fadd <16 x float> %458, %459
  %461 = shufflevector <16 x float> %460, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %462 = fadd <16 x float> %460, %461
  %463 = shufflevector <16 x float> %462, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %464 = fadd <16 x float> %462, %463
  %465 = extractelement <16 x float> %464, i64 0
  %466 = load i64, ptr %114, align 8
  %467 = icmp eq i64 %466, 0
  br i1 %467, label %470, label %468

468:                                              ; preds = %450
  %469 = load float, ptr %456, align 4
  br label %470

470:                                              ; preds = %468, %450
  %471 = phi float [ %469, %468 ], [ 0.000000e+00, %450 ]
  %472 = fadd float %465, %471
  store float %472, ptr %456, align 4
  %473 = load ptr, ptr %168, align 8
  %474 = getelementptr inbounds float, ptr %473, i64 %433
  %475 = getelementptr inbounds float, ptr %474, i64 %3
  %476 = getelementptr inbounds float, ptr %475, i64 2
  %477 = shufflevector <16 x float> %153, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %478 = fadd <16 x float> %153, %477
  %479 = shufflevector <16 x float> %478, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %480 = fadd <16 x float> %478, %479
  %481 = shufflevector <16 x float> %480, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %482 = fadd <16 x float> %480, %481
  %483 = shufflevector <16 x float> %482, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %484 = fadd <16 x float> %482, %483
  %485 = extractelement <16 x float> %484, i64 0
  %486 = load i64, ptr %114, align 8
  %487 = icmp eq i64 %486, 0
  br i1 %487, label %490, label %488

488:                                              ; preds = %470
  %489 = load float, ptr %476, align 4
  br label %490

490:                                              ; preds = %488, %470
  %491 = phi float [ %489, %488 ], [ 0.000000e+00, %470 ]
  %492 = fadd float %485, %491
  store float %492, ptr %476, align 4
  %493 = add nsw i64 %2, 3
  %494 = mul nsw i64 %111, %493
  %495 = load ptr, ptr %168, align 8
  %496 = getelementptr inbounds float, ptr %495, i64 %494
  %497 = getelementptr inbounds float, ptr %496, i64 %3
  %498 = shufflevector <16 x float> %151, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %499 = fadd <16 x float> %151, %498
  %500 = shufflevector <16 x float> %499, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %501 = fadd <16 x float> %499, %500
  %502 = shufflevector <16 x float> %501, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %503 = fadd <16 x float> %501, %502
  %504 = shufflevector <16 x float> %503, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %505 = fadd <16 x float> %503, %504
  %506 = extractelement <16 x float> %505, i64 0
  %507 = load i64, ptr %114, align 8
  %508 = icmp eq i64 %507, 0
  br i1 %508, label %511, label %509

509:                                              ; preds = %490
  %510 = load float, ptr %497, align 4
  br label %511

511:                                              ; preds = %509, %490
  %512 = phi float [ %510, %509 ], [ 0.000000e+00, %490 ]
  %513 = fadd float %506, %512
  store float %513, ptr %497, align 4
  %514 = load ptr, ptr %168, align 8
  %515 = getelementptr inbounds float, ptr %514, i64 %494
  %516 = getelementptr inbounds float, ptr %515, i64 %3
  %517 = getelementptr inbounds float, ptr %516, i64 1
  %518 = shufflevector <16 x float> %150, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %519 = fadd <16 x float> %150, %518
  %520 = shufflevector <16 x float> %519, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %521 = fadd <16 x float> %519, %520
  %522 = shufflevector <16 x float> %521, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %523 = fadd <16 x float> %521, %522
  %524 = shufflevector <16 x float> %523, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %525 = fadd <16 x float> %523, %524
  %526 = extractelement <16 x float> %525, i64 0
  %527 = load i64, ptr %114, align 8
  %528 = icmp eq i64 %527, 0
  br i1 %528, label %531, label %529

529:                                              ; preds = %511
  %530 = load float, ptr %517, align 4
  br label %531

531:                                              ; preds = %529, %511
  %532 = phi float [ %530, %529 ], [ 0.000000e+00, %511 ]
  %533 = fadd float %526, %532
  store float %533, ptr %517, align 4
  %534 = load ptr, ptr %168, align 8
  %535 = getelementptr inbounds float, ptr %534, i64 %494
  %536 = getelementptr inbounds float, ptr %535, i64 %3
  %537 = getelementptr inbounds float, ptr %536, i64 2
  %538 = shufflevector <16 x float> %149, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %539 = fadd <16 x float> %149, %538
  %540 = shufflevector <16 x float> %539, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %541 = fadd <16 x float> %539, %540
  %542 = shufflevector <16 x float> %541, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %543 = fadd <16 x float> %541, %542
  %544 = shufflevector <16 x float> %543, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %545 = fadd <16 x float> %543, %544
  %546 = extractelement <16 x float> %545, i64 0
  %547 = load i64, ptr %114, align 8
  %548 = icmp eq i64 %547, 0
  br i1 %548, label %551, label %549

549:                                              ; preds = %531
  %550 = load float, ptr %537, align 4
  br label %551

551:                                              ; preds = %549, %531
  %552 = phi float [ %550, %549 ], [ 0.000000e+00, %531 ]
  %553 = fadd float %546, %552
  store float %553, ptr %537, align 4
  %554 = add nsw i64 %2, 4
  %555 = mul nsw i64 %111, %554
  %556 = load ptr, ptr %168, align 8
  %557 = getelementptr inbounds float, ptr %556, i64 %555
  %558 = getelementptr inbounds float, ptr %557, i64 %3
  %559 = shufflevector <16 x float> %147, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %560 = fadd <16 x float> %147, %559
  %561 = shufflevector <16 x float> %560, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %562 = fadd <16 x float> %560, %561
  %563 = shufflevector <16 x float> %562, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %564 = fadd <16 x float> %562, %563
  %565 = shufflevector <16 x float> %564, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %566 = fadd <16 x float> %564, %565
  %567 = extractelement <16 x float> %566, i64 0
  %568 = load i64, ptr %114, align 8
  %569 = icmp eq i64 %568, 0
  br i1 %569, label %572, label %570

570:                                              ; preds = %551
  %571 = load float, ptr %558, align 4
  br label %572

572:                                              ; preds = %570, %551
  %573 = phi float [ %571, %570 ], [ 0.000000e+00, %551 ]
  %574 = fadd float %567, %573
  store float %574, ptr %558, align 4
  %575 = load ptr, ptr %168, align 8
  %576 = getelementptr inbounds float, ptr %575, i64 %555
  %577 = getelementptr inbounds float, ptr %576, i64 %3
  %578 = getelementptr inbounds float, ptr %577, i64 1
  %579 = shufflevector <16 x float> %146, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %580 = fadd <16 x float> %146, %579
  %581 = shufflevector <16 x float> %580, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %582 = fadd <16 x float> %580, %581
  %583 = shufflevector <16 x float> %582, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %584 = fadd <16 x float> %582, %583
  %585 = shufflevector <16 x float> %584, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %586 = fadd <16 x float> %584, %585
  %587 = extractelement <16 x float> %586, i64 0
  %588 = load i64, ptr %114, align 8
  %589 = icmp eq i64 %588, 0
  br i1 %589, label %592, label %590

590:                                              ; preds = %572
  %591 = load float, ptr %578, align 4
  br label %592

592:                                              ; preds = %590, %572
  %593 = phi float [ %591, %590 ], [ 0.000000e+00, %572 ]
  %594 = fadd float %587, %593
  store float %594, ptr %578, align 4
  %595 = load ptr, ptr %168, align 8
  %596 = getelementptr inbounds float, ptr %595, i64 %555
  %597 = getelementptr inbounds float, ptr %596, i64 %3
  %598 = getelementptr inbounds float, ptr %597, i64 2
  %599 = shufflevector <16 x float> %145, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %600 = fadd <16 x float> %145, %599
  %601 = shufflevector <16 x float> %600, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %602 = fadd <16 x float> %600, %601
  %603 = shufflevector <16 x float> %602, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %604 = fadd <16 x float> %602, %603
  %605 = shufflevector <16 x float> %604, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %606 = fadd <16 x float> %604, %605
  %607 = extractelement <16 x float> %606, i64 0
  %608 = load i64, ptr %114, align 8
  %609 = icmp eq i64 %608, 0
  br i1 %609, label %612, label %610

610:                                              ; preds = %592
  %611 = load float, ptr %598, align 4
  br label %612

612:                                              ; preds = %610, %592
  %613 = phi float [ %611, %610 ], [ 0.000000e+00, %592 ]
  %614 = fadd float %607, %613
  store float %614, ptr %598, align 4
  %615 = add nsw i64 %2, 5
  %616 = mul nsw i64 %111, %615
  %617 = load ptr, ptr %168, align 8
  %618 = getelementptr inbounds float, ptr %617, i64 %616
  %619 = getelementptr inbounds float, ptr %618, i64 %3
  %620 = shufflevector <16 x float> %144, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %621 = fadd <16 x float> %144, %620
  %622 = shufflevector <16 x float> %621, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %623 = fadd <16 x float> %621, %622
  %624 = shufflevector <16 x float> %623, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %625 = fadd <16 x float> %623, %624
  %626 = shufflevector <16 x float> %625, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %627 = fadd <16 x float> %625, %626
  %628 = extractelement <16 x float> %627, i64 0
  %629 = load i64, ptr %114, align 8
  %630 = icmp eq i64 %629, 0
  br i1 %630, label %633, label %631

631:                                              ; preds = %612
  %632 = load float, ptr %619, align 4
  br label %633

633:                                              ; preds = %631, %612
  %634 = phi float [ %632, %631 ], [ 0.000000e+00, %612 ]
  %635 = fadd float %628, %634
  store float %635, ptr %619, align 4
  %636 = load ptr, ptr %168, align 8
  %637 = getelementptr inbounds float, ptr %636, i64 %616
  %638 = getelementptr inbounds float, ptr %637, i64 %3
  %639 = getelementptr inbounds float, ptr %638, i64 1
  %640 = shufflevector <16 x float> %148, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %641 = fadd <16 x float> %148, %640
  %642 = shufflevector <16 x float> %641, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %643 = fadd <16 x float> %641, %642
  %644 = shufflevector <16 x float> %643, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %645 = fadd <16 x float> %643, %644
  %646 = shufflevector <16 x float> %645, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %647 = fadd <16 x float> %645, %646
  %648 = extractelement <16 x float> %647, i64 0
  %649 = load i64, ptr %114, align 8
  %650 = icmp eq i64 %649, 0
  br i1 %650, label %653, label %651

651:                                              ; preds = %633
  %652 = load float, ptr %639, align 4
  br label %653

653:                                              ; preds = %651, %633
  %654 = phi float [ %652, %651 ], [ 0.000000e+00, %633 ]
  %655 = fadd float %648, %654
  store float %655, ptr %639, align 4
  %656 = load ptr, ptr %168, align 8
  %657 = getelementptr inbounds float, ptr %656, i64 %616
  %658 = getelementptr inbounds float, ptr %657, i64 %3
  %659 = getelementptr inbounds float, ptr %658, i64 2
  %660 = shufflevector <16 x float> %152, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %661 = fadd <16 x float> %152, %660
  %662 = shufflevector <16 x float> %661, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %663 = fadd <16 x float> %661, %662
  %664 = shufflevector <16 x float> %663, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %665 = fadd <16 x float> %663, %664
  %666 = shufflevector <16 x float> %665, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %667 = fadd <16 x float> %665, %666
  %668 = extractelement <16 x float> %667, i64 0
  %669 = load i64, ptr %114, align 8
  %670 = icmp eq i64 %669, 0
  br i1 %670, label %673, label %671

671:                                              ; preds = %653
  %672 = load float, ptr %659, align 4
  br label %673

673:                                              ; preds = %671, %653
  %674 = phi float [ %672, %671 ], [ 0.000000e+00, %653 ]
  %675 = fadd float %668, %674
  store float %675, ptr %659, align 4
  %676 = add nsw i64 %2, 6
  %677 = mul nsw i64 %111, %676
  %678 = load ptr, ptr %168, align 8
  %679 = getelementptr inbounds float, ptr %678, i64 %677
  %680 = getelementptr inbounds float, ptr %679, i64 %3
  %681 = shufflevector <16 x float> %156, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %682 = fadd <16 x float> %156, %681
  %683 = shufflevector <16 x float> %682, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %684 = fadd <16 x float> %682, %683
  %685 = shufflevector <16 x float> %684, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %686 = fadd <16 x float> %684, %685
  %687 = shufflevector <16 x float> %686, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %688 = fadd <16 x float> %686, %687
  %689 = extractelement <16 x float> %688, i64 0
  %690 = load i64, ptr %114, align 8
  %691 = icmp eq i64 %690, 0
  br i1 %691, label %694, label %692

692:                                              ; preds = %673
  %693 = load float, ptr %680, align 4
  br label %694

694:                                              ; preds = %692, %673
  %695 = phi float [ %693, %692 ], [ 0.000000e+00, %673 ]
  %696 = fadd float %689, %695
  store float %696, ptr %680, align 4
  %697 = load ptr, ptr %168, align 8
  %698 = getelementptr inbounds float, ptr %697, i64 %677
  %699 = getelementptr inbounds float, ptr %698, i64 %3
  %700 = getelementptr inbounds float, ptr %699, i64 1
  %701 = shufflevector <16 x float> %160, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %702 = fadd <16 x float> %160, %701
  %703 = shufflevector <16 x float> %702, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %704 = fadd <16 x float> %702, %703
  %705 = shufflevector <16 x float> %704, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %706 = fadd <16 x float> %704, %705
  %707 = shufflevector <16 x float> %706, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %708 = fadd <16 x float> %706, %707
  %709 = extractelement <16 x float> %708, i64 0
  %710 = load i64, ptr %114, align 8
  %711 = icmp eq i64 %710, 0
  br i1 %711, label %714, label %712

712:                                              ; preds = %694
  %713 = load float, ptr %700, align 4
  br label %714

714:                                              ; preds = %712, %694
  %715 = phi float [ %713, %712 ], [ 0.000000e+00, %694 ]
  %716 = fadd float %709, %715
  store float %716, ptr %700, align 4
  %717 = load ptr, ptr %168, align 8
  %718 = getelementptr inbounds float, ptr %717, i64 %677
  %719 = getelementptr inbounds float, ptr %718, i64 %3
  %720 = getelementptr inbounds float, ptr %719, i64 2
  %721 = shufflevector <16 x float> %164, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %722 = fadd <16 x float> %164, %721
  %723 = shufflevector <16 x float> %722, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %724 = fadd <16 x float> %722, %723
  %725 = shufflevector <16 x float> %724, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %726 = fadd <16 x float> %724, %725
  %727 = shufflevector <16 x float> %726, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %728 = fadd <16 x float> %726, %727
  %729 = extractelement <16 x float> %728, i64 0
  %730 = load i64, ptr %114, align 8
  %731 = icmp eq i64 %730, 0
  br i1 %731, label %734, label %732

732:                                              ; preds = %714
  %733 = load float, ptr %720, align 4
  br label %734

734:                                              ; preds = %732, %714
  %735 = phi float [ %733, %732 ], [ 0.000000e+00, %714 ]
  %736 = fadd float %729, %735
  store float %736, ptr %720, align 4
  %737 = add nsw i64 %2, 7
  %738 = mul nsw i64 %111, %737
  %739 = load ptr, ptr %168, align 8
  %740 = getelementptr inbounds float, ptr %739, i64 %738
  %741 = getelementptr inbounds float, ptr %740, i64 %3
  %742 = shufflevector <16 x float> %165, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %743 = fadd <16 x float> %165, %742
  %744 = shufflevector <16 x float> %743, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %745 = fadd <16 x float> %743, %744
  %746 = shufflevector <16 x float> %745, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %747 = fadd <16 x float> %745, %746
  %748 = shufflevector <16 x float> %747, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %749 = fadd <16 x float> %747, %748
  %750 = extractelement <16 x float> %749, i64 0
  %751 = load i64, ptr %114, align 8
  %752 = icmp eq i64 %751, 0
  br i1 %752, label %755, label %753

753:                                              ; preds = %734
  %754 = load float, ptr %741, align 4
  br label %755

755:                                              ; preds = %753, %734
  %756 = phi float [ %754, %753 ], [ 0.000000e+00, %734 ]
  %757 = fadd float %750, %756
  store float %757, ptr %741, align 4
  %758 = load ptr, ptr %168, align 8
  %759 = getelementptr inbounds float, ptr %758, i64 %738
  %760 = getelementptr inbounds float, ptr %759, i64 %3
  %761 = getelementptr inbounds float, ptr %760, i64 1
  %762 = shufflevector <16 x float> %166, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %763 = fadd <16 x float> %166, %762
  %764 = shufflevector <16 x float> %763, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %765 = fadd <16 x float> %763, %764
  %766 = shufflevector <16 x float> %765, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %767 = fadd <16 x float> %765, %766
  %768 = shufflevector <16 x float> %767, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %769 = fadd <16 x float> %767, %768
  %770 = extractelement <16 x float> %769, i64 0
  %771 = load i64, ptr %114, align 8
  %772 = icmp eq i64 %771, 0
  br i1 %772, label %775, label %773

773:                                              ; preds = %755
  %774 = load float, ptr %761, align 4
  br label %775

775:                                              ; preds = %773, %755
  %776 = phi float [ %774, %773 ], [ 0.000000e+00, %755 ]
  %777 = fadd float %770, %776
  store float %777, ptr %761, align 4
  %778 = load ptr, ptr %168, align 8
  %779 = getelementptr inbounds float, ptr %778, i64 %738
  %780 = getelementptr inbounds float, ptr %779, i64 %3
  %781 = getelementptr inbounds float, ptr %780, i64 2
  %782 = shufflevector <16 x float> %167, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %783 = fadd <16 x float> %167, %782
  %784 = shufflevector <16 x float> %783, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %785 = fadd <16 x float> %783, %784
  %786 = shufflevector <16 x float> %785, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %787 = fadd <16 x float> %785, %786
  %788 = load i64, ptr %114, align 8
  %789 = icmp eq i64 %788, 0
  br i1 %789, label %792, label %790

790:                                              ; preds = %775
  %791 = load float, ptr %781, align 4
  br label %792

792:                                              ; preds = %790, %775
  %793 = phi float [ %791, %790 ], [ 0.000000e+00, %775 ]
  %794 = shufflevector <16 x float> %787, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %795 = fadd <16 x float> %787, %794
  %796 = extractelement <16 x float> %795, i64 0
  %797 = fadd float %796, %793
  store float %797, ptr %781, align 4
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
  %25 = sdiv i64 %16, 16
  %26 = shl nsw i64 %25, 4
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
  %70 = getelementptr inbounds float, ptr %33, i64 %69
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
  %82 = phi <16 x i32> [ zeroinitializer, %4 ], [ %86, %80 ]
  %83 = icmp sgt i64 %27, %81
  %84 = sext i1 %83 to i32
  %85 = trunc i64 %81 to i32
  %86 = insertelement <16 x i32> %82, i32 %84, i32 %85
  %87 = add nuw nsw i64 %81, 1
  %88 = icmp eq i64 %87, 16
  br i1 %88, label %28, label %80

89:                                               ; preds = %28
  %90 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %91 = load ptr, ptr %90, align 8
  %92 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 1
  %93 = load ptr, ptr %92, align 8
  %94 = mul nsw i64 %73, %2
  %95 = getelementptr inbounds float, ptr %93, i64 %94
  %96 = icmp sgt i64 %16, 0
  %97 = shl nsw i64 %73, 1
  %98 = mul nsw i64 %73, 3
  %99 = shl nsw i64 %73, 2
  %100 = mul nsw i64 %73, 5
  %101 = mul nsw i64 %73, 6
  %102 = mul nsw i64 %73, 7
  br label %127

103:                                              ; preds = %143, %28
  %104 = phi <16 x float> [ zeroinitializer, %28 ], [ %144, %143 ]
  %105 = phi <16 x float> [ zeroinitializer, %28 ], [ %145, %143 ]
  %106 = phi <16 x float> [ zeroinitializer, %28 ], [ %146, %143 ]
  %107 = phi <16 x float> [ zeroinitializer, %28 ], [ %147, %143 ]
  %108 = phi <16 x float> [ zeroinitializer, %28 ], [ %148, %143 ]
  %109 = phi <16 x float> [ zeroinitializer, %28 ], [ %149, %143 ]
  %110 = phi <16 x float> [ zeroinitializer, %28 ], [ %150, %143 ]
  %111 = phi <16 x float> [ zeroinitializer, %28 ], [ %151, %143 ]
  %112 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 2
  %113 = mul nsw i64 %71, %2
  %114 = load ptr, ptr %112, align 8
  %115 = getelementptr inbounds float, ptr %114, i64 %113
  %116 = getelementptr inbounds float, ptr %115, i64 %3
  %117 = shufflevector <16 x float> %111, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %118 = fadd <16 x float> %111, %117
  %119 = shufflevector <16 x float> %118, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %120 = fadd <16 x float> %118, %119
  %121 = shufflevector <16 x float> %120, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %122 = fadd <16 x float> %120, %121
  %123 = shufflevector <16 x float> %122, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %124 = fadd <16 x float> %122, %123
  %125 = extractelement <16 x float> %124, i64 0
  %126 = icmp eq i64 %75, 0
  br i1 %126, label %329, label %327

127:                                              ; preds = %143, %89
  %128 = phi <16 x float> [ zeroinitializer, %89 ], [ %144, %143 ]
  %129 = phi <16 x float> [ zeroinitializer, %89 ], [ %145, %143 ]
  %130 = phi <16 x float> [ zeroinitializer, %89 ], [ %146, %143 ]
  %131 = phi <16 x float> [ zeroinitializer, %89 ], [ %147, %143 ]
  %132 = phi <16 x float> [ zeroinitializer, %89 ], [ %148, %143 ]
  %133 = phi <16 x float> [ zeroinitializer, %89 ], [ %149, %143 ]
  %134 = phi <16 x float> [ zeroinitializer, %89 ], [ %150, %143 ]
  %135 = phi <16 x float> [ zeroinitializer, %89 ], [ %151, %143 ]
  %136 = phi i64 [ %75, %89 ], [ %152, %143 ]
  %137 = mul nsw i64 %136, %24
  %138 = getelementptr inbounds float, ptr %95, i64 %137
  br i1 %96, label %139, label %143

139:                                              ; preds = %127
  %140 = getelementptr inbounds i64, ptr %91, i64 %136
  %141 = load i64, ptr %140, align 8
  %142 = getelementptr inbounds float, ptr %70, i64 %141
  br label %154

143:                                              ; preds = %154, %127
  %144 = phi <16 x float> [ %128, %127 ], [ %184, %154 ]
  %145 = phi <16 x float> [ %129, %127 ], [ %181, %154 ]
  %146 = phi <16 x float> [ %130, %127 ], [ %187, %154 ]
  %147 = phi <16 x float> [ %131, %127 ], [ %178, %154 ]
  %148 = phi <16 x float> [ %132, %127 ], [ %190, %154 ]
  %149 = phi <16 x float> [ %133, %127 ], [ %175, %154 ]
  %150 = phi <16 x float> [ %134, %127 ], [ %193, %154 ]
  %151 = phi <16 x float> [ %135, %127 ], [ %172, %154 ]
  %152 = add nsw i64 %136, 1
  %153 = icmp slt i64 %152, %78
  br i1 %153, label %127, label %103

154:                                              ; preds = %139, %154
  %155 = phi <16 x float> [ %128, %139 ], [ %184, %154 ]
  %156 = phi <16 x float> [ %129, %139 ], [ %181, %154 ]
  %157 = phi <16 x float> [ %130, %139 ], [ %187, %154 ]
  %158 = phi <16 x float> [ %131, %139 ], [ %178, %154 ]
  %159 = phi <16 x float> [ %132, %139 ], [ %190, %154 ]
  %160 = phi <16 x float> [ %133, %139 ], [ %175, %154 ]
  %161 = phi <16 x float> [ %134, %139 ], [ %193, %154 ]
  %162 = phi <16 x float> [ %135, %139 ], [ %172, %154 ]
  %163 = phi i64 [ 0, %139 ], [ %194, %154 ]
  %164 = icmp slt i64 %163, %26
  %165 = select i1 %164, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %86
  %166 = getelementptr inbounds float, ptr %142, i64 %163
  %167 = load <16 x i32>, ptr %166, align 1
  %168 = and <16 x i32> %167, %165
  %169 = getelementptr inbounds float, ptr %138, i64 %163
  %170 = load <16 x float>, ptr %169, align 1
  %171 = bitcast <16 x i32> %168 to <16 x float>
  %172 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %170, <16 x float> %171, <16 x float> %162)
  %173 = getelementptr inbounds float, ptr %169, i64 %73
  %174 = load <16 x float>, ptr %173, align 1
  %175 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %174, <16 x float> %171, <16 x float> %160)
  %176 = getelementptr inbounds float, ptr %169, i64 %97
  %177 = load <16 x float>, ptr %176, align 1
  %178 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %177, <16 x float> %171, <16 x float> %158)
  %179 = getelementptr inbounds float, ptr %169, i64 %98
  %180 = load <16 x float>, ptr %179, align 1
  %181 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %180, <16 x float> %171, <16 x float> %156)
  %182 = getelementptr inbounds float, ptr %169, i64 %99
  %183 = load <16 x float>, ptr %182, align 1
  %184 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %183, <16 x float> %171, <16 x float> %155)
  %185 = getelementptr inbounds float, ptr %169, i64 %100
  %186 = load <16 x float>, ptr %185, align 1
  %187 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %186, <16 x float> %171, <16 x float> %157)
  %188 = getelementptr inbounds float, ptr %169, i64 %101
  %189 = load <16 x float>, ptr %188, align 1
  %190 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %189, <16 x float> %171, <16 x float> %159)
  %191 = getelementptr inbounds float, ptr %169, i64 %102
  %192 = load <16 x float>, ptr %191, align 1
  %193 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %192, <16 x float> %171, <16 x float> %161)
  %194 = add nuw nsw i64 %163, 16
  %195 = icmp slt i64 %194, %16
  br i1 %195, label %154, label %143

196:                                              ; preds = %329
  %197 = load float, ptr %336, align 4
  br label %198

198:                                              ; preds = %196, %329
  %199 = phi float [ %197, %196 ], [ 0.000000e+00, %329 ]
  %200 = fadd float %345, %199
  store float %200, ptr %336, align 4
  %201 = add nsw i64 %2, 2
  %202 = mul nsw i64 %71, %201
  %203 = load ptr, ptr %112, align 8
  %204 = getelementptr inbounds float, ptr %203, i64 %202
  %205 = getelementptr inbounds float, ptr %204, i64 %3
  %206 = shufflevector <16 x float> %107, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %207 = fadd <16 x float> %107, %206
  %208 = shufflevector <16 x float> %207, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %209 = fadd <16 x float> %207, %208
  %210 = shufflevector <16 x float> %209, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %211 = fadd <16 x float> %209, %210
  %212 = shufflevector <16 x float> %211, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %213 = fadd <16 x float> %211, %212
  %214 = extractelement <16 x float> %213, i64 0
  %215 = load i64, ptr %74, align 8
  %216 = icmp eq i64 %215, 0
  br i1 %216, label %219, label %217

217:                                              ; preds = %198
  %218 = load float, ptr %205, align 4
  br label %219

219:                                              ; preds = %217, %198
  %220 = phi float [ %218, %217 ], [ 0.000000e+00, %198 ]
  %221 = fadd float %214, %220
  store float %221, ptr %205, align 4
  %222 = add nsw i64 %2, 3
  %223 = mul nsw i64 %71, %222
  %224 = load ptr, ptr %112, align 8
  %225 = getelementptr inbounds float, ptr %224, i64 %223
  %226 = getelementptr inbounds float, ptr %225, i64 %3
  %227 = shufflevector <16 x float> %105, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %228 = fadd <16 x float> %105, %227
  %229 = shufflevector <16 x float> %228, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %230 = fadd <16 x float> %228, %229
  %231 = shufflevector <16 x float> %230, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %232 = fadd <16 x float> %230, %231
  %233 = shufflevector <16 x float> %232, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %234 = fadd <16 x float> %232, %233
  %235 = extractelement <16 x float> %234, i64 0
  %236 = load i64, ptr %74, align 8
  %237 = icmp eq i64 %236, 0
  br i1 %237, label %240, label %238

238:                                              ; preds = %219
  %239 = load float, ptr %226, align 4
  br label %240

240:                                              ; preds = %238, %219
  %241 = phi float [ %239, %238 ], [ 0.000000e+00, %219 ]
  %242 = fadd float %235, %241
  store float %242, ptr %226, align 4
  %243 = add nsw i64 %2, 4
  %244 = mul nsw i64 %71, %243
  %245 = load ptr, ptr %112, align 8
  %246 = getelementptr inbounds float, ptr %245, i64 %244
  %247 = getelementptr inbounds float, ptr %246, i64 %3
  %248 = shufflevector <16 x float> %104, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %249 = fadd <16 x float> %104, %248
  %250 = shufflevector <16 x float> %249, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %251 = fadd <16 x float> %249, %250
  %252 = shufflevector <16 x float> %251, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %253 = fadd <16 x float> %251, %252
  %254 = shufflevector <16 x float> %253, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %255 = fadd <16 x float> %253, %254
  %256 = extractelement <16 x float> %255, i64 0
  %257 = load i64, ptr %74, align 8
  %258 = icmp eq i64 %257, 0
  br i1 %258, label %261, label %259

259:                                              ; preds = %240
  %260 = load float, ptr %247, align 4
  br label %261

261:                                              ; preds = %259, %240
  %262 = phi float [ %260, %259 ], [ 0.000000e+00, %240 ]
  %263 = fadd float %256, %262
  store float %263, ptr %247, align 4
  %264 = add nsw i64 %2, 5
  %265 = mul nsw i64 %71, %264
  %266 = load ptr, ptr %112, align 8
  %267 = getelementptr inbounds float, ptr %266, i64 %265
  %268 = getelementptr inbounds float, ptr %267, i64 %3
  %269 = shufflevector <16 x float> %106, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %270 = fadd <16 x float> %106, %269
  %271 = shufflevector <16 x float> %270, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %272 = fadd <16 x float> %270, %271
  %273 = shufflevector <16 x float> %272, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %274 = fadd <16 x float> %272, %273
  %275 = shufflevector <16 x float> %274, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %276 = fadd <16 x float> %274, %275
  %277 = extractelement <16 x float> %276, i64 0
  %278 = load i64, ptr %74, align 8
  %279 = icmp eq i64 %278, 0
  br i1 %279, label %282, label %280

280:                                              ; preds = %261
  %281 = load float, ptr %268, align 4
  br label %282

282:                                              ; preds = %280, %261
  %283 = phi float [ %281, %280 ], [ 0.000000e+00, %261 ]
  %284 = fadd float %277, %283
  store float %284, ptr %268, align 4
  %285 = add nsw i64 %2, 6
  %286 = mul nsw i64 %71, %285
  %287 = load ptr, ptr %112, align 8
  %288 = getelementptr inbounds float, ptr %287, i64 %286
  %289 = getelementptr inbounds float, ptr %288, i64 %3
  %290 = shufflevector <16 x float> %108, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %291 = fadd <16 x float> %108, %290
  %292 = shufflevector <16 x float> %291, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %293 = fadd <16 x float> %291, %292
  %294 = shufflevector <16 x float> %293, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %295 = fadd <16 x float> %293, %294
  %296 = shufflevector <16 x float> %295, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %297 = fadd <16 x float> %295, %296
  %298 = extractelement <16 x float> %297, i64 0
  %299 = load i64, ptr %74, align 8
  %300 = icmp eq i64 %299, 0
  br i1 %300, label %303, label %301

301:                                              ; preds = %282
  %302 = load float, ptr %289, align 4
  br label %303

303:                                              ; preds = %301, %282
  %304 = phi float [ %302, %301 ], [ 0.000000e+00, %282 ]
  %305 = fadd float %298, %304
  store float %305, ptr %289, align 4
  %306 = add nsw i64 %2, 7
  %307 = mul nsw i64 %71, %306
  %308 = load ptr, ptr %112, align 8
  %309 = getelementptr inbounds float, ptr %308, i64 %307
  %310 = getelementptr inbounds float, ptr %309, i64 %3
  %311 = shufflevector <16 x float> %110, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %312 = fadd <16 x float> %110, %311
  %313 = shufflevector <16 x float> %312, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %314 = fadd <16 x float> %312, %313
  %315 = shufflevector <16 x float> %314, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %316 = fadd <16 x float> %314, %315
  %317 = load i64, ptr %74, align 8
  %318 = icmp eq i64 %317, 0
  br i1 %318, label %321, label %319

319:                                              ; preds = %303
  %320 = load float, ptr %310, align 4
  br label %321

321:                                              ; preds = %319, %303
  %322 = phi float [ %320, %319 ], [ 0.000000e+00, %303 ]
  %323 = shufflevector <16 x float> %316, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %324 = fadd <16 x float> %316, %323
  %325 = extractelement <16 x float> %324, i64 0
  %326 = fadd float %325, %322
  store float %326, ptr %310, align 4
  ret void

327:                                              ; preds = %103
  %328 = load float, ptr %116, align 4
  br label %329

329:                                              ; preds = %327, %103
  %330 = phi float [ %328, %327 ], [ 0.000000e+00, %103 ]
  %331 = fadd float %125, %330
  store float %331, ptr %116, align 4
  %332 = add nsw i64 %2, 1
  %333 = mul nsw i64 %71, %332
  %334 = load ptr, ptr %112, align 8
  %335 = getelementptr inbounds float, ptr %334, i64 %333
  %336 = getelementptr inbounds float, ptr %335, i64 %3
  %337 = shufflevector <16 x float> %109, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %338 = fadd <16 x float> %109, %337
  %339 = shufflevector <16 x float> %338, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %340 = fadd <16 x float> %338, %339
  %341 = shufflevector <16 x float> %340, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %342 = fadd <16 x float> %340, %341
  %343 = shufflevector <16 x float> %342, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %344 = fadd <16 x float> %342, %343
  %345 = extractelement <16 x float> %344, i64 0
  %346 = load i64, ptr %74, align 8
  %347 = icmp eq i64 %346, 0
  br i1 %347, label %198, label %196
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
  %25 = sdiv i64 %16, 16
  %26 = shl nsw i64 %25, 4
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
  %70 = getelementptr inbounds float, ptr %33, i64 %69
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
  %90 = getelementptr inbounds float, ptr %33, i64 %89
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
  %110 = getelementptr inbounds float, ptr %33, i64 %109
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
  %122 = phi <16 x i32> [ zeroinitializer, %4 ], [ %126, %120 ]
  %123 = icmp sgt i64 %27, %121
  %124 = sext i1 %123 to i32
  %125 = trunc i64 %121 to i32
  %126 = insertelement <16 x i32> %122, i32 %124, i32 %125
  %127 = add nuw nsw i64 %121, 1
  %128 = icmp eq i64 %127, 16
  br i1 %128, label %28, label %120

129:                                              ; preds = %28
  %130 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %131 = load ptr, ptr %130, align 8
  %132 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 1
  %133 = load ptr, ptr %132, align 8
  %134 = mul nsw i64 %113, %2
  %135 = getelementptr inbounds float, ptr %133, i64 %134
  %136 = icmp sgt i64 %16, 0
  %137 = shl nsw i64 %113, 1
  %138 = mul nsw i64 %113, 3
  br label %167

139:                                              ; preds = %189, %28
  %140 = phi <16 x float> [ zeroinitializer, %28 ], [ %190, %189 ]
  %141 = phi <16 x float> [ zeroinitializer, %28 ], [ %191, %189 ]
  %142 = phi <16 x float> [ zeroinitializer, %28 ], [ %192, %189 ]
  %143 = phi <16 x float> [ zeroinitializer, %28 ], [ %193, %189 ]
  %144 = phi <16 x float> [ zeroinitializer, %28 ], [ %194, %189 ]
  %145 = phi <16 x float> [ zeroinitializer, %28 ], [ %195, %189 ]
  %146 = phi <16 x float> [ zeroinitializer, %28 ], [ %196, %189 ]
  %147 = phi <16 x float> [ zeroinitializer, %28 ], [ %197, %189 ]
  %148 = phi <16 x float> [ zeroinitializer, %28 ], [ %198, %189 ]
  %149 = phi <16 x float> [ zeroinitializer, %28 ], [ %199, %189 ]
  %150 = phi <16 x float> [ zeroinitializer, %28 ], [ %200, %189 ]
  %151 = phi <16 x float> [ zeroinitializer, %28 ], [ %201, %189 ]
  %152 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 2
  %153 = mul nsw i64 %111, %2
  %154 = load ptr, ptr %152, align 8
  %155 = getelementptr inbounds float, ptr %154, i64 %153
  %156 = getelementptr inbounds float, ptr %155, i64 %3
  %157 = shufflevector <16 x float> %147, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %158 = fadd <16 x float> %147, %157
  %159 = shufflevector <16 x float> %158, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %160 = fadd <16 x float> %158, %159
  %161 = shufflevector <16 x float> %160, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %162 = fadd <16 x float> %160, %161
  %163 = shufflevector <16 x float> %162, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %164 = fadd <16 x float> %162, %163
  %165 = extractelement <16 x float> %164, i64 0
  %166 = icmp eq i64 %115, 0
  br i1 %166, label %256, label %254

167:                                              ; preds = %189, %129
  %168 = phi <16 x float> [ zeroinitializer, %129 ], [ %190, %189 ]
  %169 = phi <16 x float> [ zeroinitializer, %129 ], [ %191, %189 ]
  %170 = phi <16 x float> [ zeroinitializer, %129 ], [ %192, %189 ]
  %171 = phi <16 x float> [ zeroinitializer, %129 ], [ %193, %189 ]
  %172 = phi <16 x float> [ zeroinitializer, %129 ], [ %194, %189 ]
  %173 = phi <16 x float> [ zeroinitializer, %129 ], [ %195, %189 ]
  %174 = phi <16 x float> [ zeroinitializer, %129 ], [ %196, %189 ]
  %175 = phi <16 x float> [ zeroinitializer, %129 ], [ %197, %189 ]
  %176 = phi <16 x float> [ zeroinitializer, %129 ], [ %198, %189 ]
  %177 = phi <16 x float> [ zeroinitializer, %129 ], [ %199, %189 ]
  %178 = phi <16 x float> [ zeroinitializer, %129 ], [ %200, %189 ]
  %179 = phi <16 x float> [ zeroinitializer, %129 ], [ %201, %189 ]
  %180 = phi i64 [ %115, %129 ], [ %202, %189 ]
  %181 = getelementptr inbounds i64, ptr %131, i64 %180
  %182 = load i64, ptr %181, align 8
  %183 = mul nsw i64 %180, %24
  %184 = getelementptr inbounds float, ptr %135, i64 %183
  br i1 %136, label %185, label %189

185:                                              ; preds = %167
  %186 = getelementptr inbounds float, ptr %70, i64 %182
  %187 = getelementptr inbounds float, ptr %90, i64 %182
  %188 = getelementptr inbounds float, ptr %110, i64 %182
  br label %204

189:                                              ; preds = %204, %167
  %190 = phi <16 x float> [ %168, %167 ], [ %244, %204 ]
  %191 = phi <16 x float> [ %169, %167 ], [ %241, %204 ]
  %192 = phi <16 x float> [ %170, %167 ], [ %240, %204 ]
  %193 = phi <16 x float> [ %171, %167 ], [ %239, %204 ]
  %194 = phi <16 x float> [ %172, %167 ], [ %245, %204 ]
  %195 = phi <16 x float> [ %173, %167 ], [ %236, %204 ]
  %196 = phi <16 x float> [ %174, %167 ], [ %234, %204 ]
  %197 = phi <16 x float> [ %175, %167 ], [ %232, %204 ]
  %198 = phi <16 x float> [ %176, %167 ], [ %246, %204 ]
  %199 = phi <16 x float> [ %177, %167 ], [ %249, %204 ]
  %200 = phi <16 x float> [ %178, %167 ], [ %250, %204 ]
  %201 = phi <16 x float> [ %179, %167 ], [ %251, %204 ]
  %202 = add nsw i64 %180, 1
  %203 = icmp slt i64 %202, %118
  br i1 %203, label %167, label %139

204:                                              ; preds = %185, %204
  %205 = phi <16 x float> [ %168, %185 ], [ %244, %204 ]
  %206 = phi <16 x float> [ %169, %185 ], [ %241, %204 ]
  %207 = phi <16 x float> [ %170, %185 ], [ %240, %204 ]
  %208 = phi <16 x float> [ %171, %185 ], [ %239, %204 ]
  %209 = phi <16 x float> [ %172, %185 ], [ %245, %204 ]
  %210 = phi <16 x float> [ %173, %185 ], [ %236, %204 ]
  %211 = phi <16 x float> [ %174, %185 ], [ %234, %204 ]
  %212 = phi <16 x float> [ %175, %185 ], [ %232, %204 ]
  %213 = phi <16 x float> [ %176, %185 ], [ %246, %204 ]
  %214 = phi <16 x float> [ %177, %185 ], [ %249, %204 ]
  %215 = phi <16 x float> [ %178, %185 ], [ %250, %204 ]
  %216 = phi <16 x float> [ %179, %185 ], [ %251, %204 ]
  %217 = phi i64 [ 0, %185 ], [ %252, %204 ]
  %218 = icmp slt i64 %217, %26
  %219 = select i1 %218, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %126
  %220 = getelementptr inbounds float, ptr %186, i64 %217
  %221 = load <16 x i32>, ptr %220, align 1
  %222 = and <16 x i32> %221, %219
  %223 = getelementptr inbounds float, ptr %187, i64 %217
  %224 = load <16 x i32>, ptr %223, align 1
  %225 = and <16 x i32> %224, %219
  %226 = getelementptr inbounds float, ptr %188, i64 %217
  %227 = load <16 x i32>, ptr %226, align 1
  %228 = and <16 x i32> %227, %219
  %229 = getelementptr inbounds float, ptr %184, i64 %217
  %230 = load <16 x float>, ptr %229, align 1
  %231 = bitcast <16 x i32> %222 to <16 x float>
  %232 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %230, <16 x float> %231, <16 x float> %212)
  %233 = bitcast <16 x i32> %225 to <16 x float>
  %234 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %230, <16 x float> %233, <16 x float> %211)
  %235 = bitcast <16 x i32> %228 to <16 x float>
  %236 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %230, <16 x float> %235, <16 x float> %210)
  %237 = getelementptr inbounds float, ptr %229, i64 %113
  %238 = load <16 x float>, ptr %237, align 1
  %239 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %238, <16 x float> %231, <16 x float> %208)
  %240 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %238, <16 x float> %233, <16 x float> %207)
  %241 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %238, <16 x float> %235, <16 x float> %206)
  %242 = getelementptr inbounds float, ptr %229, i64 %137
  %243 = load <16 x float>, ptr %242, align 1
  %244 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %243, <16 x float> %231, <16 x float> %205)
  %245 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %243, <16 x float> %233, <16 x float> %209)
  %246 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %243, <16 x float> %235, <16 x float> %213)
  %247 = getelementptr inbounds float, ptr %229, i64 %138
  %248 = load <16 x float>, ptr %247, align 1
  %249 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %248, <16 x float> %231, <16 x float> %214)
  %250 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %248, <16 x float> %233, <16 x float> %215)
  %251 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %248, <16 x float> %235, <16 x float> %216)
  %252 = add nuw nsw i64 %217, 16
  %253 = icmp slt i64 %252, %16
  br i1 %253, label %204, label %189

254:                                              ; preds = %139
  %255 = load float, ptr %156, align 4
  br label %256

256:                                              ; preds = %254, %139
  %257 = phi float [ %255, %254 ], [ 0.000000e+00, %139 ]
  %258 = fadd float %165, %257
  store float %258, ptr %156, align 4
  %259 = load ptr, ptr %152, align 8
  %260 = getelementptr inbounds float, ptr %259, i64 %153
  %261 = getelementptr inbounds float, ptr %260, i64 %3
  %262 = getelementptr inbounds float, ptr %261, i64 1
  %263 = shufflevector <16 x float> %146, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %264 = fadd <16 x float> %146, %263
  %265 = shufflevector <16 x float> %264, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %266 = fadd <16 x float> %264, %265
  %267 = shufflevector <16 x float> %266, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %268 = fadd <16 x float> %266, %267
  %269 = shufflevector <16 x float> %268, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %270 = fadd <16 x float> %268, %269
  %271 = extractelement <16 x float> %270, i64 0
  %272 = load i64, ptr %114, align 8
  %273 = icmp eq i64 %272, 0
  br i1 %273, label %276, label %274

274:                                              ; preds = %256
  %275 = load float, ptr %262, align 4
  br label %276

276:                                              ; preds = %274, %256
  %277 = phi float [ %275, %274 ], [ 0.000000e+00, %256 ]
  %278 = fadd float %271, %277
  store float %278, ptr %262, align 4
  %279 = load ptr, ptr %152, align 8
  %280 = getelementptr inbounds float, ptr %279, i64 %153
  %281 = getelementptr inbounds float, ptr %280, i64 %3
  %282 = getelementptr inbounds float, ptr %281, i64 2
  %283 = shufflevector <16 x float> %145, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %284 = fadd <16 x float> %145, %283
  %285 = shufflevector <16 x float> %284, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %286 = fadd <16 x float> %284, %285
  %287 = shufflevector <16 x float> %286, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %288 = fadd <16 x float> %286, %287
  %289 = shufflevector <16 x float> %288, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %290 = fadd <16 x float> %288, %289
  %291 = extractelement <16 x float> %290, i64 0
  %292 = load i64, ptr %114, align 8
  %293 = icmp eq i64 %292, 0
  br i1 %293, label %296, label %294

294:                                              ; preds = %276
  %295 = load float, ptr %282, align 4
  br label %296

296:                                              ; preds = %294, %276
  %297 = phi float [ %295, %294 ], [ 0.000000e+00, %276 ]
  %298 = fadd float %291, %297
  store float %298, ptr %282, align 4
  %299 = add nsw i64 %2, 1
  %300 = mul nsw i64 %111, %299
  %301 = load ptr, ptr %152, align 8
  %302 = getelementptr inbounds float, ptr %301, i64 %300
  %303 = getelementptr inbounds float, ptr %302, i64 %3
  %304 = shufflevector <16 x float> %143, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %305 = fadd <16 x float> %143, %304
  %306 = shufflevector <16 x float> %305, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %307 = fadd <16 x float> %305, %306
  %308 = shufflevector <16 x float> %307, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %309 = fadd <16 x float> %307, %308
  %310 = shufflevector <16 x float> %309, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %311 = fadd <16 x float> %309, %310
  %312 = extractelement <16 x float> %311, i64 0
  %313 = load i64, ptr %114, align 8
  %314 = icmp eq i64 %313, 0
  br i1 %314, label %317, label %315

315:                                              ; preds = %296
  %316 = load float, ptr %303, align 4
  br label %317

317:                                              ; preds = %315, %296
  %318 = phi float [ %316, %315 ], [ 0.000000e+00, %296 ]
  %319 = fadd float %312, %318
  store float %319, ptr %303, align 4
  %320 = load ptr, ptr %152, align 8
  %321 = getelementptr inbounds float, ptr %320, i64 %300
  %322 = getelementptr inbounds float, ptr %321, i64 %3
  %323 = getelementptr inbounds float, ptr %322, i64 1
  %324 = shufflevector <16 x float> %142, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %325 = fadd <16 x float> %142, %324
  %326 = shufflevector <16 x float> %325, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %327 = fadd <16 x float> %325, %326
  %328 = shufflevector <16 x float> %327, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %329 = fadd <16 x float> %327, %328
  %330 = shufflevector <16 x float> %329, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %331 = fadd <16 x float> %329, %330
  %332 = extractelement <16 x float> %331, i64 0
  %333 = load i64, ptr %114, align 8
  %334 = icmp eq i64 %333, 0
  br i1 %334, label %337, label %335

335:                                              ; preds = %317
  %336 = load float, ptr %323, align 4
  br label %337

337:                                              ; preds = %335, %317
  %338 = phi float [ %336, %335 ], [ 0.000000e+00, %317 ]
  %339 = fadd float %332, %338
  store float %339, ptr %323, align 4
  %340 = load ptr, ptr %152, align 8
  %341 = getelementptr inbounds float, ptr %340, i64 %300
  %342 = getelementptr inbounds float, ptr %341, i64 %3
  %343 = getelementptr inbounds float, ptr %342, i64 2
  %344 = shufflevector <16 x float> %141, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %345 = fadd <16 x float> %141, %344
  %346 = shufflevector <16 x float> %345, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %347 = fadd <16 x float> %345, %346
  %348 = shufflevector <16 x float> %347, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %349 = fadd <16 x float> %347, %348
  %350 = shufflevector <16 x float> %349, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %351 = fadd <16 x float> %349, %350
  %352 = extractelement <16 x float> %351, i64 0
  %353 = load i64, ptr %114, align 8
  %354 = icmp eq i64 %353, 0
  br i1 %354, label %357, label %355

355:                                              ; preds = %337
  %356 = load float, ptr %343, align 4
  br label %357

357:                                              ; preds = %355, %337
  %358 = phi float [ %356, %355 ], [ 0.000000e+00, %337 ]
  %359 = fadd float %352, %358
  store float %359, ptr %343, align 4
  %360 = add nsw i64 %2, 2
  %361 = mul nsw i64 %111, %360
  %362 = load ptr, ptr %152, align 8
  %363 = getelementptr inbounds float, ptr %362, i64 %361
  %364 = getelementptr inbounds float, ptr %363, i64 %3
  %365 = shufflevector <16 x float> %140, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %366 = fadd <16 x float> %140, %365
  %367 = shufflevector <16 x float> %366, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %368 = fadd <16 x float> %366, %367
  %369 = shufflevector <16 x float> %368, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %370 = fadd <16 x float> %368, %369
  %371 = shufflevector <16 x float> %370, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %372 = fadd <16 x float> %370, %371
  %373 = extractelement <16 x float> %372, i64 0
  %374 = load i64, ptr %114, align 8
  %375 = icmp eq i64 %374, 0
  br i1 %375, label %378, label %376

376:                                              ; preds = %357
  %377 = load float, ptr %364, align 4
  br label %378

378:                                              ; preds = %376, %357
  %379 = phi float [ %377, %376 ], [ 0.000000e+00, %357 ]
  %380 = fadd float %373, %379
  store float %380, ptr %364, align 4
  %381 = load ptr, ptr %152, align 8
  %382 = getelementptr inbounds float, ptr %381, i64 %361
  %383 = getelementptr inbounds float, ptr %382, i64 %3
  %384 = getelementptr inbounds float, ptr %383, i64 1
  %385 = shufflevector <16 x float> %144, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %386 = fadd <16 x float> %144, %385
  %387 = shufflevector <16 x float> %386, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %388 = fadd <16 x float> %386, %387
  %389 = shufflevector <16 x float> %388, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %390 = fadd <16 x float> %388, %389
  %391 = shufflevector <16 x float> %390, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %392 = fadd <16 x float> %390, %391
  %393 = extractelement <16 x float> %392, i64 0
  %394 = load i64, ptr %114, align 8
  %395 = icmp eq i64 %394, 0
  br i1 %395, label %398, label %396

396:                                              ; preds = %378
  %397 = load float, ptr %384, align 4
  br label %398

398:                                              ; preds = %396, %378
  %399 = phi float [ %397, %396 ], [ 0.000000e+00, %378 ]
  %400 = fadd float %393, %399
  store float %400, ptr %384, align 4
  %401 = load ptr, ptr %152, align 8
  %402 = getelementptr inbounds float, ptr %401, i64 %361
  %403 = getelementptr inbounds float, ptr %402, i64 %3
  %404 = getelementptr inbounds float, ptr %403, i64 2
  %405 = shufflevector <16 x float> %148, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %406 = fadd <16 x float> %148, %405
  %407 = shufflevector <16 x float> %406, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %408 = fadd <16 x float> %406, %407
  %409 = shufflevector <16 x float> %408, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %410 = fadd <16 x float> %408, %409
  %411 = shufflevector <16 x float> %410, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %412 = fadd <16 x float> %410, %411
  %413 = extractelement <16 x float> %412, i64 0
  %414 = load i64, ptr %114, align 8
  %415 = icmp eq i64 %414, 0
  br i1 %415, label %418, label %416

416:                                              ; preds = %398
  %417 = load float, ptr %404, align 4
  br label %418

418:                                              ; preds = %416, %398
  %419 = phi float [ %417, %416 ], [ 0.000000e+00, %398 ]
  %420 = fadd float %413, %419
  store float %420, ptr %404, align 4
  %421 = add nsw i64 %2, 3
  %422 = mul nsw i64 %111, %421
  %423 = load ptr, ptr %152, align 8
  %424 = getelementptr inbounds float, ptr %423, i64 %422
  %425 = getelementptr inbounds float, ptr %424, i64 %3
  %426 = shufflevector <16 x float> %149, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %427 = fadd <16 x float> %149, %426
  %428 = shufflevector <16 x float> %427, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %429 = fadd <16 x float> %427, %428
  %430 = shufflevector <16 x float> %429, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %431 = fadd <16 x float> %429, %430
  %432 = shufflevector <16 x float> %431, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %433 = fadd <16 x float> %431, %432
  %434 = extractelement <16 x float> %433, i64 0
  %435 = load i64, ptr %114, align 8
  %436 = icmp eq i64 %435, 0
  br i1 %436, label %439, label %437

437:                                              ; preds = %418
  %438 = load float, ptr %425, align 4
  br label %439

439:                                              ; preds = %437, %418
  %440 = phi float [ %438, %437 ], [ 0.000000e+00, %418 ]
  %441 = fadd float %434, %440
  store float %441, ptr %425, align 4
  %442 = load ptr, ptr %152, align 8
  %443 = getelementptr inbounds float, ptr %442, i64 %422
  %444 = getelementptr inbounds float, ptr %443, i64 %3
  %445 = getelementptr inbounds float, ptr %444, i64 1
  %446 = shufflevector <16 x float> %150, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %447 = fadd <16 x float> %150, %446
  %448 = shufflevector <16 x float> %447, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %449 = fadd <16 x float> %447, %448
  %450 = shufflevector <16 x float> %449, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %451 = fadd <16 x float> %449, %450
  %452 = shufflevector <16 x float> %451, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %453 = fadd <16 x float> %451, %452
  %454 = extractelement <16 x float> %453, i64 0
  %455 = load i64, ptr %114, align 8
  %456 = icmp eq i64 %455, 0
  br i1 %456, label %459, label %457

457:                                              ; preds = %439
  %458 = load float, ptr %445, align 4
  br label %459

459:                                              ; preds = %457, %439
  %460 = phi float [ %458, %457 ], [ 0.000000e+00, %439 ]
  %461 = fadd float %454, %460
  store float %461, ptr %445, align 4
  %462 = load ptr, ptr %152, align 8
  %463 = getelementptr inbounds float, ptr %462, i64 %422
  %464 = getelementptr inbounds float, ptr %463, i64 %3
  %465 = getelementptr inbounds float, ptr %464, i64 2
  %466 = shufflevector <16 x float> %151, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %467 = fadd <16 x float> %151, %466
  %468 = shufflevector <16 x float> %467, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %469 = fadd <16 x float> %467, %468
  %470 = shufflevector <16 x float> %469, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %471 = fadd <16 x float> %469, %470
  %472 = load i64, ptr %114, align 8
  %473 = icmp eq i64 %472, 0
  br i1 %473, label %476, label %474

474:                                              ; preds = %459
  %475 = load float, ptr %465, align 4
  br label %476

476:                                              ; preds = %474, %459
  %477 = phi float [ %475, %474 ], [ 0.000000e+00, %459 ]
  %478 = shufflevector <16 x float> %471, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %479 = fadd <16 x float> %471, %478
  %480 = extractelement <16 x float> %479, i64 0
  %481 = fadd float %480, %477
  store float %481, ptr %465, align 4
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
  %25 = sdiv i64 %16, 16
  %26 = shl nsw i64 %25, 4
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
  %70 = getelementptr inbounds float, ptr %33, i64 %69
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
  %82 = phi <16 x i32> [ zeroinitializer, %4 ], [ %86, %80 ]
  %83 = icmp sgt i64 %27, %81
  %84 = sext i1 %83 to i32
  %85 = trunc i64 %81 to i32
  %86 = insertelement <16 x i32> %82, i32 %84, i32 %85
  %87 = add nuw nsw i64 %81, 1
  %88 = icmp eq i64 %87, 16
  br i1 %88, label %28, label %80

89:                                               ; preds = %28
  %90 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %91 = load ptr, ptr %90, align 8
  %92 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 1
  %93 = load ptr, ptr %92, align 8
  %94 = mul nsw i64 %73, %2
  %95 = getelementptr inbounds float, ptr %93, i64 %94
  %96 = icmp sgt i64 %16, 0
  %97 = shl nsw i64 %73, 1
  %98 = mul nsw i64 %73, 3
  br label %119

99:                                               ; preds = %131, %28
  %100 = phi <16 x float> [ zeroinitializer, %28 ], [ %132, %131 ]
  %101 = phi <16 x float> [ zeroinitializer, %28 ], [ %133, %131 ]
  %102 = phi <16 x float> [ zeroinitializer, %28 ], [ %134, %131 ]
  %103 = phi <16 x float> [ zeroinitializer, %28 ], [ %135, %131 ]
  %104 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 2
  %105 = mul nsw i64 %71, %2
  %106 = load ptr, ptr %104, align 8
  %107 = getelementptr inbounds float, ptr %106, i64 %105
  %108 = getelementptr inbounds float, ptr %107, i64 %3
  %109 = shufflevector <16 x float> %103, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %110 = fadd <16 x float> %103, %109
  %111 = shufflevector <16 x float> %110, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %112 = fadd <16 x float> %110, %111
  %113 = shufflevector <16 x float> %112, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %114 = fadd <16 x float> %112, %113
  %115 = shufflevector <16 x float> %114, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %116 = fadd <16 x float> %114, %115
  %117 = extractelement <16 x float> %116, i64 0
  %118 = icmp eq i64 %75, 0
  br i1 %118, label %213, label %211

119:                                              ; preds = %131, %89
  %120 = phi <16 x float> [ zeroinitializer, %89 ], [ %132, %131 ]
  %121 = phi <16 x float> [ zeroinitializer, %89 ], [ %133, %131 ]
  %122 = phi <16 x float> [ zeroinitializer, %89 ], [ %134, %131 ]
  %123 = phi <16 x float> [ zeroinitializer, %89 ], [ %135, %131 ]
  %124 = phi i64 [ %75, %89 ], [ %136, %131 ]
  %125 = mul nsw i64 %124, %24
  %126 = getelementptr inbounds float, ptr %95, i64 %125
  br i1 %96, label %127, label %131

127:                                              ; preds = %119
  %128 = getelementptr inbounds i64, ptr %91, i64 %124
  %129 = load i64, ptr %128, align 8
  %130 = getelementptr inbounds float, ptr %70, i64 %129
  br label %138

131:                                              ; preds = %138, %119
  %132 = phi <16 x float> [ %120, %119 ], [ %158, %138 ]
  %133 = phi <16 x float> [ %121, %119 ], [ %155, %138 ]
  %134 = phi <16 x float> [ %122, %119 ], [ %161, %138 ]
  %135 = phi <16 x float> [ %123, %119 ], [ %152, %138 ]
  %136 = add nsw i64 %124, 1
  %137 = icmp slt i64 %136, %78
  br i1 %137, label %119, label %99

138:                                              ; preds = %127, %138
  %139 = phi <16 x float> [ %120, %127 ], [ %158, %138 ]
  %140 = phi <16 x float> [ %121, %127 ], [ %155, %138 ]
  %141 = phi <16 x float> [ %122, %127 ], [ %161, %138 ]
  %142 = phi <16 x float> [ %123, %127 ], [ %152, %138 ]
  %143 = phi i64 [ 0, %127 ], [ %162, %138 ]
  %144 = icmp slt i64 %143, %26
  %145 = select i1 %144, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %86
  %146 = getelementptr inbounds float, ptr %130, i64 %143
  %147 = load <16 x i32>, ptr %146, align 1
  %148 = and <16 x i32> %147, %145
  %149 = getelementptr inbounds float, ptr %126, i64 %143
  %150 = load <16 x float>, ptr %149, align 1
  %151 = bitcast <16 x i32> %148 to <16 x float>
  %152 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %150, <16 x float> %151, <16 x float> %142)
  %153 = getelementptr inbounds float, ptr %149, i64 %73
  %154 = load <16 x float>, ptr %153, align 1
  %155 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %154, <16 x float> %151, <16 x float> %140)
  %156 = getelementptr inbounds float, ptr %149, i64 %97
  %157 = load <16 x float>, ptr %156, align 1
  %158 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %157, <16 x float> %151, <16 x float> %139)
  %159 = getelementptr inbounds float, ptr %149, i64 %98
  %160 = load <16 x float>, ptr %159, align 1
  %161 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %160, <16 x float> %151, <16 x float> %141)
  %162 = add nuw nsw i64 %143, 16
  %163 = icmp slt i64 %162, %16
  br i1 %163, label %138, label %131

164:                                              ; preds = %213
  %165 = load float, ptr %220, align 4
  br label %166

166:                                              ; preds = %164, %213
  %167 = phi float [ %165, %164 ], [ 0.000000e+00, %213 ]
  %168 = fadd float %229, %167
  store float %168, ptr %220, align 4
  %169 = add nsw i64 %2, 2
  %170 = mul nsw i64 %71, %169
  %171 = load ptr, ptr %104, align 8
  %172 = getelementptr inbounds float, ptr %171, i64 %170
  %173 = getelementptr inbounds float, ptr %172, i64 %3
  %174 = shufflevector <16 x float> %100, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %175 = fadd <16 x float> %100, %174
  %176 = shufflevector <16 x float> %175, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %177 = fadd <16 x float> %175, %176
  %178 = shufflevector <16 x float> %177, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %179 = fadd <16 x float> %177, %178
  %180 = shufflevector <16 x float> %179, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %181 = fadd <16 x float> %179, %180
  %182 = extractelement <16 x float> %181, i64 0
  %183 = load i64, ptr %74, align 8
  %184 = icmp eq i64 %183, 0
  br i1 %184, label %187, label %185

185:                                              ; preds = %166
  %186 = load float, ptr %173, align 4
  br label %187

187:                                              ; preds = %185, %166
  %188 = phi float [ %186, %185 ], [ 0.000000e+00, %166 ]
  %189 = fadd float %182, %188
  store float %189, ptr %173, align 4
  %190 = add nsw i64 %2, 3
  %191 = mul nsw i64 %71, %190
  %192 = load ptr, ptr %104, align 8
  %193 = getelementptr inbounds float, ptr %192, i64 %191
  %194 = getelementptr inbounds float, ptr %193, i64 %3
  %195 = shufflevector <16 x float> %102, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %196 = fadd <16 x float> %102, %195
  %197 = shufflevector <16 x float> %196, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %198 = fadd <16 x float> %196, %197
  %199 = shufflevector <16 x float> %198, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %200 = fadd <16 x float> %198, %199
  %201 = load i64, ptr %74, align 8
  %202 = icmp eq i64 %201, 0
  br i1 %202, label %205, label %203

203:                                              ; preds = %187
  %204 = load float, ptr %194, align 4
  br label %205

205:                                              ; preds = %203, %187
  %206 = phi float [ %204, %203 ], [ 0.000000e+00, %187 ]
  %207 = shufflevector <16 x float> %200, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %208 = fadd <16 x float> %200, %207
  %209 = extractelement <16 x float> %208, i64 0
  %210 = fadd float %209, %206
  store float %210, ptr %194, align 4
  ret void

211:                                              ; preds = %99
  %212 = load float, ptr %108, align 4
  br label %213

213:                                              ; preds = %211, %99
  %214 = phi float [ %212, %211 ], [ 0.000000e+00, %99 ]
  %215 = fadd float %117, %214
  store float %215, ptr %108, align 4
  %216 = add nsw i64 %2, 1
  %217 = mul nsw i64 %71, %216
  %218 = load ptr, ptr %104, align 8
  %219 = getelementptr inbounds float, ptr %218, i64 %217
  %220 = getelementptr inbounds float, ptr %219, i64 %3
  %221 = shufflevector <16 x float> %101, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %222 = fadd <16 x float> %101, %221
  %223 = shufflevector <16 x float> %222, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %224 = fadd <16 x float> %222, %223
  %225 = shufflevector <16 x float> %224, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %226 = fadd <16 x float> %224, %225
  %227 = shufflevector <16 x float> %226, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %228 = fadd <16 x float> %226, %227
  %229 = extractelement <16 x float> %228, i64 0
  %230 = load i64, ptr %74, align 8
  %231 = icmp eq i64 %230, 0
  br i1 %231, label %166, label %164
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
  %25 = sdiv i64 %16, 16
  %26 = shl nsw i64 %25, 4
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
  %68 = getelementptr inbounds float, ptr %31, i64 %67
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
  %88 = getelementptr inbounds float, ptr %31, i64 %87
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
  %108 = getelementptr inbounds float, ptr %31, i64 %107
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
  %128 = getelementptr inbounds float, ptr %31, i64 %127
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
  %148 = getelementptr inbounds float, ptr %31, i64 %147
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
  %168 = getelementptr inbounds float, ptr %31, i64 %167
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
  %178 = phi <16 x i32> [ zeroinitializer, %4 ], [ %182, %176 ]
  %179 = icmp sgt i64 %27, %177
  %180 = sext i1 %179 to i32
  %181 = trunc i64 %177 to i32
  %182 = insertelement <16 x i32> %178, i32 %180, i32 %181
  %183 = add nuw nsw i64 %177, 1
  %184 = icmp eq i64 %183, 16
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
  %195 = getelementptr inbounds float, ptr %193, i64 %194
  %196 = icmp sgt i64 %16, 0
  br label %219

197:                                              ; preds = %238, %28
  %198 = phi <16 x float> [ zeroinitializer, %28 ], [ %239, %238 ]
  %199 = phi <16 x float> [ zeroinitializer, %28 ], [ %240, %238 ]
  %200 = phi <16 x float> [ zeroinitializer, %28 ], [ %241, %238 ]
  %201 = phi <16 x float> [ zeroinitializer, %28 ], [ %242, %238 ]
  %202 = phi <16 x float> [ zeroinitializer, %28 ], [ %243, %238 ]
  %203 = phi <16 x float> [ zeroinitializer, %28 ], [ %244, %238 ]
  %204 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 2
  %205 = mul nsw i64 %169, %2
  %206 = load ptr, ptr %204, align 8
  %207 = getelementptr inbounds float, ptr %206, i64 %205
  %208 = getelementptr inbounds float, ptr %207, i64 %3
  %209 = shufflevector <16 x float> %203, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %210 = fadd <16 x float> %203, %209
  %211 = shufflevector <16 x float> %210, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %212 = fadd <16 x float> %210, %211
  %213 = shufflevector <16 x float> %212, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %214 = fadd <16 x float> %212, %213
  %215 = shufflevector <16 x float> %214, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %216 = fadd <16 x float> %214, %215
  %217 = extractelement <16 x float> %216, i64 0
  %218 = icmp eq i64 %171, 0
  br i1 %218, label %293, label %291

219:                                              ; preds = %238, %185
  %220 = phi <16 x float> [ zeroinitializer, %185 ], [ %239, %238 ]
  %221 = phi <16 x float> [ zeroinitializer, %185 ], [ %240, %238 ]
  %222 = phi <16 x float> [ zeroinitializer, %185 ], [ %241, %238 ]
  %223 = phi <16 x float> [ zeroinitializer, %185 ], [ %242, %238 ]
  %224 = phi <16 x float> [ zeroinitializer, %185 ], [ %243, %238 ]
  %225 = phi <16 x float> [ zeroinitializer, %185 ], [ %244, %238 ]
  %226 = phi i64 [ %171, %185 ], [ %245, %238 ]
  %227 = getelementptr inbounds i64, ptr %191, i64 %226
  %228 = load i64, ptr %227, align 8
  %229 = mul nsw i64 %226, %24
  %230 = getelementptr inbounds float, ptr %195, i64 %229
  br i1 %196, label %231, label %238

231:                                              ; preds = %219
  %232 = getelementptr inbounds float, ptr %68, i64 %228
  %233 = getelementptr inbounds float, ptr %88, i64 %228
  %234 = getelementptr inbounds float, ptr %108, i64 %228
  %235 = getelementptr inbounds float, ptr %128, i64 %228
  %236 = getelementptr inbounds float, ptr %148, i64 %228
  %237 = getelementptr inbounds float, ptr %168, i64 %228
  br label %247

238:                                              ; preds = %247, %219
  %239 = phi <16 x float> [ %220, %219 ], [ %288, %247 ]
  %240 = phi <16 x float> [ %221, %219 ], [ %286, %247 ]
  %241 = phi <16 x float> [ %222, %219 ], [ %284, %247 ]
  %242 = phi <16 x float> [ %223, %219 ], [ %282, %247 ]
  %243 = phi <16 x float> [ %224, %219 ], [ %280, %247 ]
  %244 = phi <16 x float> [ %225, %219 ], [ %278, %247 ]
  %245 = add nsw i64 %226, 1
  %246 = icmp slt i64 %245, %174
  br i1 %246, label %219, label %197

247:                                              ; preds = %231, %247
  %248 = phi <16 x float> [ %288, %247 ], [ %220, %231 ]
  %249 = phi <16 x float> [ %286, %247 ], [ %221, %231 ]
  %250 = phi <16 x float> [ %284, %247 ], [ %222, %231 ]
  %251 = phi <16 x float> [ %282, %247 ], [ %223, %231 ]
  %252 = phi <16 x float> [ %280, %247 ], [ %224, %231 ]
  %253 = phi <16 x float> [ %278, %247 ], [ %225, %231 ]
  %254 = phi i64 [ %289, %247 ], [ 0, %231 ]
  %255 = icmp slt i64 %254, %26
  %256 = select i1 %255, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %182
  %257 = getelementptr inbounds float, ptr %232, i64 %254
  %258 = load <16 x i32>, ptr %257, align 1
  %259 = and <16 x i32> %258, %256
  %260 = getelementptr inbounds float, ptr %233, i64 %254
  %261 = load <16 x i32>, ptr %260, align 1
  %262 = and <16 x i32> %261, %256
  %263 = getelementptr inbounds float, ptr %234, i64 %254
  %264 = load <16 x i32>, ptr %263, align 1
  %265 = and <16 x i32> %264, %256
  %266 = getelementptr inbounds float, ptr %235, i64 %254
  %267 = load <16 x i32>, ptr %266, align 1
  %268 = and <16 x i32> %267, %256
  %269 = getelementptr inbounds float, ptr %236, i64 %254
  %270 = load <16 x i32>, ptr %269, align 1
  %271 = and <16 x i32> %270, %256
  %272 = getelementptr inbounds float, ptr %237, i64 %254
  %273 = load <16 x i32>, ptr %272, align 1
  %274 = and <16 x i32> %273, %256
  %275 = getelementptr inbounds float, ptr %230, i64 %254
  %276 = load <16 x float>, ptr %275, align 1
  %277 = bitcast <16 x i32> %259 to <16 x float>
  %278 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %276, <16 x float> %277, <16 x float> %253)
  %279 = bitcast <16 x i32> %262 to <16 x float>
  %280 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %276, <16 x float> %279, <16 x float> %252)
  %281 = bitcast <16 x i32> %265 to <16 x float>
  %282 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %276, <16 x float> %281, <16 x float> %251)
  %283 = bitcast <16 x i32> %268 to <16 x float>
  %284 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %276, <16 x float> %283, <16 x float> %250)
  %285 = bitcast <16 x i32> %271 to <16 x float>
  %286 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %276, <16 x float> %285, <16 x float> %249)
  %287 = bitcast <16 x i32> %274 to <16 x float>
  %288 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %276, <16 x float> %287, <16 x float> %248)
  %289 = add nuw nsw i64 %254, 16
  %290 = icmp slt i64 %289, %16
  br i1 %290, label %247, label %238

291:                                              ; preds = %197
  %292 = load float, ptr %208, align 4
  br label %293

293:                                              ; preds = %291, %197
  %294 = phi float [ %292, %291 ], [ 0.000000e+00, %197 ]
  %295 = fadd float %217, %294
  store float %295, ptr %208, align 4
  %296 = load ptr, ptr %204, align 8
  %297 = getelementptr inbounds float, ptr %296, i64 %205
  %298 = getelementptr inbounds float, ptr %297, i64 %3
  %299 = getelementptr inbounds float, ptr %298, i64 1
  %300 = shufflevector <16 x float> %202, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %301 = fadd <16 x float> %202, %300
  %302 = shufflevector <16 x float> %301, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %303 = fadd <16 x float> %301, %302
  %304 = shufflevector <16 x float> %303, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %305 = fadd <16 x float> %303, %304
  %306 = shufflevector <16 x float> %305, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %307 = fadd <16 x float> %305, %306
  %308 = extractelement <16 x float> %307, i64 0
  %309 = load i64, ptr %170, align 8
  %310 = icmp eq i64 %309, 0
  br i1 %310, label %313, label %311

311:                                              ; preds = %293
  %312 = load float, ptr %299, align 4
  br label %313

313:                                              ; preds = %311, %293
  %314 = phi float [ %312, %311 ], [ 0.000000e+00, %293 ]
  %315 = fadd float %308, %314
  store float %315, ptr %299, align 4
  %316 = load ptr, ptr %204, align 8
  %317 = getelementptr inbounds float, ptr %316, i64 %205
  %318 = getelementptr inbounds float, ptr %317, i64 %3
  %319 = getelementptr inbounds float, ptr %318, i64 2
  %320 = shufflevector <16 x float> %201, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %321 = fadd <16 x float> %201, %320
  %322 = shufflevector <16 x float> %321, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %323 = fadd <16 x float> %321, %322
  %324 = shufflevector <16 x float> %323, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %325 = fadd <16 x float> %323, %324
  %326 = shufflevector <16 x float> %325, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %327 = fadd <16 x float> %325, %326
  %328 = extractelement <16 x float> %327, i64 0
  %329 = load i64, ptr %170, align 8
  %330 = icmp eq i64 %329, 0
  br i1 %330, label %333, label %331

331:                                              ; preds = %313
  %332 = load float, ptr %319, align 4
  br label %333

333:                                              ; preds = %331, %313
  %334 = phi float [ %332, %331 ], [ 0.000000e+00, %313 ]
  %335 = fadd float %328, %334
  store float %335, ptr %319, align 4
  %336 = load ptr, ptr %204, align 8
  %337 = getelementptr inbounds float, ptr %336, i64 %205
  %338 = getelementptr inbounds float, ptr %337, i64 %3
  %339 = getelementptr inbounds float, ptr %338, i64 3
  %340 = shufflevector <16 x float> %200, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %341 = fadd <16 x float> %200, %340
  %342 = shufflevector <16 x float> %341, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %343 = fadd <16 x float> %341, %342
  %344 = shufflevector <16 x float> %343, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %345 = fadd <16 x float> %343, %344
  %346 = shufflevector <16 x float> %345, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %347 = fadd <16 x float> %345, %346
  %348 = extractelement <16 x float> %347, i64 0
  %349 = load i64, ptr %170, align 8
  %350 = icmp eq i64 %349, 0
  br i1 %350, label %353, label %351

351:                                              ; preds = %333
  %352 = load float, ptr %339, align 4
  br label %353

353:                                              ; preds = %351, %333
  %354 = phi float [ %352, %351 ], [ 0.000000e+00, %333 ]
  %355 = fadd float %348, %354
  store float %355, ptr %339, align 4
  %356 = load ptr, ptr %204, align 8
  %357 = getelementptr inbounds float, ptr %356, i64 %205
  %358 = getelementptr inbounds float, ptr %357, i64 %3
  %359 = getelementptr inbounds float, ptr %358, i64 4
  %360 = shufflevector <16 x float> %199, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %361 = fadd <16 x float> %199, %360
  %362 = shufflevector <16 x float> %361, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %363 = fadd <16 x float> %361, %362
  %364 = shufflevector <16 x float> %363, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %365 = fadd <16 x float> %363, %364
  %366 = shufflevector <16 x float> %365, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %367 = fadd <16 x float> %365, %366
  %368 = extractelement <16 x float> %367, i64 0
  %369 = load i64, ptr %170, align 8
  %370 = icmp eq i64 %369, 0
  br i1 %370, label %373, label %371

371:                                              ; preds = %353
  %372 = load float, ptr %359, align 4
  br label %373

373:                                              ; preds = %371, %353
  %374 = phi float [ %372, %371 ], [ 0.000000e+00, %353 ]
  %375 = fadd float %368, %374
  store float %375, ptr %359, align 4
  %376 = load ptr, ptr %204, align 8
  %377 = getelementptr inbounds float, ptr %376, i64 %205
  %378 = getelementptr inbounds float, ptr %377, i64 %3
  %379 = getelementptr inbounds float, ptr %378, i64 5
  %380 = shufflevector <16 x float> %198, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %381 = fadd <16 x float> %198, %380
  %382 = shufflevector <16 x float> %381, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %383 = fadd <16 x float> %381, %382
  %384 = shufflevector <16 x float> %383, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %385 = fadd <16 x float> %383, %384
  %386 = load i64, ptr %170, align 8
  %387 = icmp eq i64 %386, 0
  br i1 %387, label %390, label %388

388:                                              ; preds = %373
  %389 = load float, ptr %379, align 4
  br label %390

390:                                              ; preds = %388, %373
  %391 = phi float [ %389, %388 ], [ 0.000000e+00, %373 ]
  %392 = shufflevector <16 x float> %385, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %393 = fadd <16 x float> %385, %392
  %394 = extractelement <16 x float> %393, i64 0
  %395 = fadd float %394, %391
  store float %395, ptr %379, align 4
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
  %25 = sdiv i64 %16, 16
  %26 = shl nsw i64 %25, 4
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
  %68 = getelementptr inbounds float, ptr %31, i64 %67
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
  %78 = phi <16 x i32> [ zeroinitializer, %4 ], [ %82, %76 ]
  %79 = icmp sgt i64 %27, %77
  %80 = sext i1 %79 to i32
  %81 = trunc i64 %77 to i32
  %82 = insertelement <16 x i32> %78, i32 %80, i32 %81
  %83 = add nuw nsw i64 %77, 1
  %84 = icmp eq i64 %83, 16
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
  %95 = getelementptr inbounds float, ptr %93, i64 %94
  %96 = icmp sgt i64 %16, 0
  br label %111

97:                                               ; preds = %120, %28
  %98 = phi <16 x float> [ zeroinitializer, %28 ], [ %121, %120 ]
  %99 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 2
  %100 = mul nsw i64 %69, %2
  %101 = load ptr, ptr %99, align 8
  %102 = getelementptr inbounds float, ptr %101, i64 %100
  %103 = getelementptr inbounds float, ptr %102, i64 %3
  %104 = shufflevector <16 x float> %98, <16 x float> poison, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %105 = fadd <16 x float> %98, %104
  %106 = shufflevector <16 x float> %105, <16 x float> poison, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11>
  %107 = fadd <16 x float> %105, %106
  %108 = shufflevector <16 x float> %107, <16 x float> poison, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32 5, i32 10, i32 11, i32 8, i32 9, i32 14, i32 15, i32 12, i32 13>
  %109 = fadd <16 x float> %107, %108
  %110 = icmp eq i64 %71, 0
  br i1 %110, label %140, label %138

111:                                              ; preds = %120, %85
  %112 = phi <16 x float> [ zeroinitializer, %85 ], [ %121, %120 ]
  %113 = phi i64 [ %71, %85 ], [ %122, %120 ]
  %114 = mul nsw i64 %113, %24
  %115 = getelementptr inbounds float, ptr %95, i64 %114
  br i1 %96, label %116, label %120

116:                                              ; preds = %111
  %117 = getelementptr inbounds i64, ptr %91, i64 %113
  %118 = load i64, ptr %117, align 8
  %119 = getelementptr inbounds float, ptr %68, i64 %118
  br label %124

120:                                              ; preds = %124, %111
  %121 = phi <16 x float> [ %112, %111 ], [ %135, %124 ]
  %122 = add nsw i64 %113, 1
  %123 = icmp slt i64 %122, %74
  br i1 %123, label %111, label %97

124:                                              ; preds = %116, %124
  %125 = phi <16 x float> [ %135, %124 ], [ %112, %116 ]
  %126 = phi i64 [ %136, %124 ], [ 0, %116 ]
  %127 = icmp slt i64 %126, %26
  %128 = select i1 %127, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %82
  %129 = getelementptr inbounds float, ptr %119, i64 %126
  %130 = load <16 x i32>, ptr %129, align 1
  %131 = and <16 x i32> %130, %128
  %132 = getelementptr inbounds float, ptr %115, i64 %126
  %133 = load <16 x float>, ptr %132, align 1
  %134 = bitcast <16 x i32> %131 to <16 x float>
  %135 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %133, <16 x float> %134, <16 x float> %125)
  %136 = add nuw nsw i64 %126, 16
  %137 = icmp slt i64 %136, %16
  br i1 %137, label %124, label %120

138:                                              ; preds = %97
  %139 = load float, ptr %103, align 4
  br label %140

140:                                              ; preds = %138, %97
  %141 = phi float [ %139, %138 ], [ 0.000000e+00, %97 ]
  %142 = shufflevector <16 x float> %109, <16 x float> poison, <16 x i32> <i32 1, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %143 = fadd <16 x float> %109, %142
  %144 = extractelement <16 x float> %143, i64 0
  %145 = fadd float %144, %141
  store float %145, ptr %103, align 4
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
  %55 = shl nsw i64 %54, 4
  %56 = add nsw i64 %55, 16
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
  %75 = shl nsw i64 %74, 4
  %76 = add nsw i64 %75, 16
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
  %95 = shl nsw i64 %94, 4
  %96 = add nsw i64 %95, 16
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
  %113 = select i1 %27, i64 %26, i64 16
  %114 = mul nsw i64 %112, %26
  %115 = getelementptr inbounds float, ptr %29, i64 %30
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
  %129 = phi <16 x float> [ zeroinitializer, %4 ], [ %240, %161 ]
  %130 = phi <16 x float> [ zeroinitializer, %4 ], [ %234, %161 ]
  %131 = phi <16 x float> [ zeroinitializer, %4 ], [ %233, %161 ]
  %132 = phi <16 x float> [ zeroinitializer, %4 ], [ %232, %161 ]
  %133 = phi <16 x float> [ zeroinitializer, %4 ], [ %241, %161 ]
  %134 = phi <16 x float> [ zeroinitializer, %4 ], [ %226, %161 ]
  %135 = phi <16 x float> [ zeroinitializer, %4 ], [ %225, %161 ]
  %136 = phi <16 x float> [ zeroinitializer, %4 ], [ %224, %161 ]
  %137 = phi <16 x float> [ zeroinitializer, %4 ], [ %242, %161 ]
  %138 = phi <16 x float> [ zeroinitializer, %4 ], [ %218, %161 ]
  %139 = phi <16 x float> [ zeroinitializer, %4 ], [ %217, %161 ]
  %140 = phi <16 x float> [ zeroinitializer, %4 ], [ %216, %161 ]
  %141 = phi <16 x float> [ zeroinitializer, %4 ], [ %248, %161 ]
  %142 = phi <16 x float> [ zeroinitializer, %4 ], [ %210, %161 ]
  %143 = phi <16 x float> [ zeroinitializer, %4 ], [ %209, %161 ]
  %144 = phi <16 x float> [ zeroinitializer, %4 ], [ %208, %161 ]
  %145 = phi <16 x float> [ zeroinitializer, %4 ], [ %249, %161 ]
  %146 = phi <16 x float> [ zeroinitializer, %4 ], [ %202, %161 ]
  %147 = phi <16 x float> [ zeroinitializer, %4 ], [ %201, %161 ]
  %148 = phi <16 x float> [ zeroinitializer, %4 ], [ %200, %161 ]
  %149 = phi <16 x float> [ zeroinitializer, %4 ], [ %250, %161 ]
  %150 = phi <16 x float> [ zeroinitializer, %4 ], [ %256, %161 ]
  %151 = phi <16 x float> [ zeroinitializer, %4 ], [ %257, %161 ]
  %152 = phi <16 x float> [ zeroinitializer, %4 ], [ %258, %161 ]
  %153 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 2
  %154 = icmp sgt i64 %26, 15
  %155 = icmp sgt i64 %26, 0
  %156 = call i64 @llvm.smax.i64(i64 %113, i64 1)
  %157 = mul nsw i64 %114, %2
  %158 = load ptr, ptr %153, align 8
  %159 = getelementptr inbounds float, ptr %158, i64 %157
  %160 = getelementptr inbounds float, ptr %159, i64 %71
  br i1 %154, label %262, label %261

161:                                              ; preds = %161, %117
  %162 = phi <16 x float> [ zeroinitializer, %117 ], [ %240, %161 ]
  %163 = phi <16 x float> [ zeroinitializer, %117 ], [ %234, %161 ]
  %164 = phi <16 x float> [ zeroinitializer, %117 ], [ %233, %161 ]
  %165 = phi <16 x float> [ zeroinitializer, %117 ], [ %232, %161 ]
  %166 = phi <16 x float> [ zeroinitializer, %117 ], [ %241, %161 ]
  %167 = phi <16 x float> [ zeroinitializer, %117 ], [ %226, %161 ]
  %168 = phi <16 x float> [ zeroinitializer, %117 ], [ %225, %161 ]
  %169 = phi <16 x float> [ zeroinitializer, %117 ], [ %224, %161 ]
  %170 = phi <16 x float> [ zeroinitializer, %117 ], [ %242, %161 ]
  %171 = phi <16 x float> [ zeroinitializer, %117 ], [ %218, %161 ]
  %172 = phi <16 x float> [ zeroinitializer, %117 ], [ %217, %161 ]
  %173 = phi <16 x float> [ zeroinitializer, %117 ], [ %216, %161 ]
  %174 = phi <16 x float> [ zeroinitializer, %117 ], [ %248, %161 ]
  %175 = phi <16 x float> [ zeroinitializer, %117 ], [ %210, %161 ]
  %176 = phi <16 x float> [ zeroinitializer, %117 ], [ %209, %161 ]
  %177 = phi <16 x float> [ zeroinitializer, %117 ], [ %208, %161 ]
  %178 = phi <16 x float> [ zeroinitializer, %117 ], [ %249, %161 ]
  %179 = phi <16 x float> [ zeroinitializer, %117 ], [ %202, %161 ]
  %180 = phi <16 x float> [ zeroinitializer, %117 ], [ %201, %161 ]
  %181 = phi <16 x float> [ zeroinitializer, %117 ], [ %200, %161 ]
  %182 = phi <16 x float> [ zeroinitializer, %117 ], [ %250, %161 ]
  %183 = phi <16 x float> [ zeroinitializer, %117 ], [ %256, %161 ]
  %184 = phi <16 x float> [ zeroinitializer, %117 ], [ %257, %161 ]
  %185 = phi <16 x float> [ zeroinitializer, %117 ], [ %258, %161 ]
  %186 = phi i64 [ 0, %117 ], [ %259, %161 ]
  %187 = getelementptr inbounds i64, ptr %121, i64 %186
  %188 = load i64, ptr %187, align 8
  %189 = getelementptr inbounds float, ptr %119, i64 %188
  %190 = getelementptr inbounds float, ptr %189, i64 %69
  %191 = load <16 x float>, ptr %190, align 1
  %192 = getelementptr inbounds float, ptr %189, i64 %89
  %193 = load <16 x float>, ptr %192, align 1
  %194 = getelementptr inbounds float, ptr %189, i64 %109
  %195 = load <16 x float>, ptr %194, align 1
  %196 = getelementptr inbounds float, ptr %115, i64 %186
  %197 = load float, ptr %196, align 4
  %198 = insertelement <16 x float> poison, float %197, i64 0
  %199 = shufflevector <16 x float> %198, <16 x float> poison, <16 x i32> zeroinitializer
  %200 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %199, <16 x float> %191, <16 x float> %181)
  %201 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %199, <16 x float> %193, <16 x float> %180)
  %202 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %199, <16 x float> %195, <16 x float> %179)
  %203 = add nsw i64 %20, %186
  %204 = getelementptr inbounds float, ptr %115, i64 %203
  %205 = load float, ptr %204, align 4
  %206 = insertelement <16 x float> poison, float %205, i64 0
  %207 = shufflevector <16 x float> %206, <16 x float> poison, <16 x i32> zeroinitializer
  %208 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %207, <16 x float> %191, <16 x float> %177)
  %209 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %207, <16 x float> %193, <16 x float> %176)
  %210 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %207, <16 x float> %195, <16 x float> %175)
  %211 = add nsw i64 %122, %186
  %212 = getelementptr inbounds float, ptr %115, i64 %211
  %213 = load float, ptr %212, align 4
  %214 = insertelement <16 x float> poison, float %213, i64 0
  %215 = shufflevector <16 x float> %214, <16 x float> poison, <16 x i32> zeroinitializer
  %216 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %215, <16 x float> %191, <16 x float> %173)
  %217 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %215, <16 x float> %193, <16 x float> %172)
  %218 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %215, <16 x float> %195, <16 x float> %171)
  %219 = add nsw i64 %123, %186
  %220 = getelementptr inbounds float, ptr %115, i64 %219
  %221 = load float, ptr %220, align 4
  %222 = insertelement <16 x float> poison, float %221, i64 0
  %223 = shufflevector <16 x float> %222, <16 x float> poison, <16 x i32> zeroinitializer
  %224 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %223, <16 x float> %191, <16 x float> %169)
  %225 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %223, <16 x float> %193, <16 x float> %168)
  %226 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %223, <16 x float> %195, <16 x float> %167)
  %227 = add nsw i64 %124, %186
  %228 = getelementptr inbounds float, ptr %115, i64 %227
  %229 = load float, ptr %228, align 4
  %230 = insertelement <16 x float> poison, float %229, i64 0
  %231 = shufflevector <16 x float> %230, <16 x float> poison, <16 x i32> zeroinitializer
  %232 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %231, <16 x float> %191, <16 x float> %165)
  %233 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %231, <16 x float> %193, <16 x float> %164)
  %234 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %231, <16 x float> %195, <16 x float> %163)
  %235 = add nsw i64 %125, %186
  %236 = getelementptr inbounds float, ptr %115, i64 %235
  %237 = load float, ptr %236, align 4
  %238 = insertelement <16 x float> poison, float %237, i64 0
  %239 = shufflevector <16 x float> %238, <16 x float> poison, <16 x i32> zeroinitializer
  %240 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %239, <16 x float> %191, <16 x float> %162)
  %241 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %239, <16 x float> %193, <16 x float> %166)
  %242 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %239, <16 x float> %195, <16 x float> %170)
  %243 = add nsw i64 %126, %186
  %244 = getelementptr inbounds float, ptr %115, i64 %243
  %245 = load float, ptr %244, align 4
  %246 = insertelement <16 x float> poison, float %245, i64 0
  %247 = shufflevector <16 x float> %246, <16 x float> poison, <16 x i32> zeroinitializer
  %248 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %247, <16 x float> %191, <16 x float> %174)
  %249 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %247, <16 x float> %193, <16 x float> %178)
  %250 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %247, <16 x float> %195, <16 x float> %182)
  %251 = add nsw i64 %127, %186
  %252 = getelementptr inbounds float, ptr %115, i64 %251
  %253 = load float, ptr %252, align 4
  %254 = insertelement <16 x float> poison, float %253, i64 0
  %255 = shufflevector <16 x float> %254, <16 x float> poison, <16 x i32> zeroinitializer
  %256 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %255, <16 x float> %191, <16 x float> %183)
  %257 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %255, <16 x float> %193, <16 x float> %184)
  %258 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %255, <16 x float> %195, <16 x float> %185)
  %259 = add nuw nsw i64 %186, 1
  %260 = icmp eq i64 %259, %20
  br i1 %260, label %128, label %161

261:                                              ; preds = %128
  br i1 %155, label %266, label %679

262:                                              ; preds = %128
  store <16 x float> %148, ptr %160, align 1
  %263 = load ptr, ptr %153, align 8
  %264 = getelementptr inbounds float, ptr %263, i64 %157
  %265 = getelementptr inbounds float, ptr %264, i64 %91
  br label %283

266:                                              ; preds = %261, %266
  %267 = phi i64 [ %270, %266 ], [ 0, %261 ]
  %268 = extractelement <16 x float> %148, i64 %267
  %269 = getelementptr inbounds float, ptr %160, i64 %267
  store float %268, ptr %269, align 4
  %270 = add nuw nsw i64 %267, 1
  %271 = icmp eq i64 %270, %156
  br i1 %271, label %272, label %266

272:                                              ; preds = %266
  %273 = load ptr, ptr %153, align 8
  %274 = getelementptr inbounds float, ptr %273, i64 %157
  %275 = getelementptr inbounds float, ptr %274, i64 %91
  br i1 %154, label %283, label %276

276:                                              ; preds = %272
  br i1 %155, label %277, label %679

277:                                              ; preds = %276, %277
  %278 = phi i64 [ %281, %277 ], [ 0, %276 ]
  %279 = extractelement <16 x float> %147, i64 %278
  %280 = getelementptr inbounds float, ptr %275, i64 %278
  store float %279, ptr %280, align 4
  %281 = add nuw nsw i64 %278, 1
  %282 = icmp eq i64 %281, %156
  br i1 %282, label %288, label %277

283:                                              ; preds = %272, %262
  %284 = phi ptr [ %265, %262 ], [ %275, %272 ]
  store <16 x float> %147, ptr %284, align 1
  %285 = load ptr, ptr %153, align 8
  %286 = getelementptr inbounds float, ptr %285, i64 %157
  %287 = getelementptr inbounds float, ptr %286, i64 %111
  br label %299

288:                                              ; preds = %277
  %289 = load ptr, ptr %153, align 8
  %290 = getelementptr inbounds float, ptr %289, i64 %157
  %291 = getelementptr inbounds float, ptr %290, i64 %111
  br i1 %154, label %299, label %292

292:                                              ; preds = %288
  br i1 %155, label %293, label %679

293:                                              ; preds = %292, %293
  %294 = phi i64 [ %297, %293 ], [ 0, %292 ]
  %295 = extractelement <16 x float> %146, i64 %294
  %296 = getelementptr inbounds float, ptr %291, i64 %294
  store float %295, ptr %296, align 4
  %297 = add nuw nsw i64 %294, 1
  %298 = icmp eq i64 %297, %156
  br i1 %298, label %306, label %293

299:                                              ; preds = %288, %283
  %300 = phi ptr [ %287, %283 ], [ %291, %288 ]
  store <16 x float> %146, ptr %300, align 1
  %301 = add nsw i64 %2, 1
  %302 = mul nsw i64 %114, %301
  %303 = load ptr, ptr %153, align 8
  %304 = getelementptr inbounds float, ptr %303, i64 %302
  %305 = getelementptr inbounds float, ptr %304, i64 %71
  br label %319

306:                                              ; preds = %293
  %307 = add nsw i64 %2, 1
  %308 = mul nsw i64 %114, %307
  %309 = load ptr, ptr %153, align 8
  %310 = getelementptr inbounds float, ptr %309, i64 %308
  %311 = getelementptr inbounds float, ptr %310, i64 %71
  br i1 %154, label %319, label %312

312:                                              ; preds = %306
  br i1 %155, label %313, label %679

313:                                              ; preds = %312, %313
  %314 = phi i64 [ %317, %313 ], [ 0, %312 ]
  %315 = extractelement <16 x float> %144, i64 %314
  %316 = getelementptr inbounds float, ptr %311, i64 %314
  store float %315, ptr %316, align 4
  %317 = add nuw nsw i64 %314, 1
  %318 = icmp eq i64 %317, %156
  br i1 %318, label %325, label %313

319:                                              ; preds = %306, %299
  %320 = phi ptr [ %305, %299 ], [ %311, %306 ]
  %321 = phi i64 [ %302, %299 ], [ %308, %306 ]
  store <16 x float> %144, ptr %320, align 1
  %322 = load ptr, ptr %153, align 8
  %323 = getelementptr inbounds float, ptr %322, i64 %321
  %324 = getelementptr inbounds float, ptr %323, i64 %91
  br label %336

325:                                              ; preds = %313
  %326 = load ptr, ptr %153, align 8
  %327 = getelementptr inbounds float, ptr %326, i64 %308
  %328 = getelementptr inbounds float, ptr %327, i64 %91
  br i1 %154, label %336, label %329

329:                                              ; preds = %325
  br i1 %155, label %330, label %679

330:                                              ; preds = %329, %330
  %331 = phi i64 [ %334, %330 ], [ 0, %329 ]
  %332 = extractelement <16 x float> %143, i64 %331
  %333 = getelementptr inbounds float, ptr %328, i64 %331
  store float %332, ptr %333, align 4
  %334 = add nuw nsw i64 %331, 1
  %335 = icmp eq i64 %334, %156
  br i1 %335, label %342, label %330

336:                                              ; preds = %325, %319
  %337 = phi ptr [ %324, %319 ], [ %328, %325 ]
  %338 = phi i64 [ %321, %319 ], [ %308, %325 ]
  store <16 x float> %143, ptr %337, align 1
  %339 = load ptr, ptr %153, align 8
  %340 = getelementptr inbounds float, ptr %339, i64 %338
  %341 = getelementptr inbounds float, ptr %340, i64 %111
  br label %353

342:                                              ; preds = %330
  %343 = load ptr, ptr %153, align 8
  %344 = getelementptr inbounds float, ptr %343, i64 %308
  %345 = getelementptr inbounds float, ptr %344, i64 %111
  br i1 %154, label %353, label %346

346:                                              ; preds = %342
  br i1 %155, label %347, label %679

347:                                              ; preds = %346, %347
  %348 = phi i64 [ %351, %347 ], [ 0, %346 ]
  %349 = extractelement <16 x float> %142, i64 %348
  %350 = getelementptr inbounds float, ptr %345, i64 %348
  store float %349, ptr %350, align 4
  %351 = add nuw nsw i64 %348, 1
  %352 = icmp eq i64 %351, %156
  br i1 %352, label %360, label %347

353:                                              ; preds = %342, %336
  %354 = phi ptr [ %341, %336 ], [ %345, %342 ]
  store <16 x float> %142, ptr %354, align 1
  %355 = add nsw i64 %2, 2
  %356 = mul nsw i64 %114, %355
  %357 = load ptr, ptr %153, align 8
  %358 = getelementptr inbounds float, ptr %357, i64 %356
  %359 = getelementptr inbounds float, ptr %358, i64 %71
  br label %373

360:                                              ; preds = %347
  %361 = add nsw i64 %2, 2
  %362 = mul nsw i64 %114, %361
  %363 = load ptr, ptr %153, align 8
  %364 = getelementptr inbounds float, ptr %363, i64 %362
  %365 = getelementptr inbounds float, ptr %364, i64 %71
  br i1 %154, label %373, label %366

366:                                              ; preds = %360
  br i1 %155, label %367, label %679

367:                                              ; preds = %366, %367
  %368 = phi i64 [ %371, %367 ], [ 0, %366 ]
  %369 = extractelement <16 x float> %140, i64 %368
  %370 = getelementptr inbounds float, ptr %365, i64 %368
  store float %369, ptr %370, align 4
  %371 = add nuw nsw i64 %368, 1
  %372 = icmp eq i64 %371, %156
  br i1 %372, label %379, label %367

373:                                              ; preds = %360, %353
  %374 = phi ptr [ %359, %353 ], [ %365, %360 ]
  %375 = phi i64 [ %356, %353 ], [ %362, %360 ]
  store <16 x float> %140, ptr %374, align 1
  %376 = load ptr, ptr %153, align 8
  %377 = getelementptr inbounds float, ptr %376, i64 %375
  %378 = getelementptr inbounds float, ptr %377, i64 %91
  br label %390

379:                                              ; preds = %367
  %380 = load ptr, ptr %153, align 8
  %381 = getelementptr inbounds float, ptr %380, i64 %362
  %382 = getelementptr inbounds float, ptr %381, i64 %91
  br i1 %154, label %390, label %383

383:                                              ; preds = %379
  br i1 %155, label %384, label %679

384:                                              ; preds = %383, %384
  %385 = phi i64 [ %388, %384 ], [ 0, %383 ]
  %386 = extractelement <16 x float> %139, i64 %385
  %387 = getelementptr inbounds float, ptr %382, i64 %385
  store float %386, ptr %387, align 4
  %388 = add nuw nsw i64 %385, 1
  %389 = icmp eq i64 %388, %156
  br i1 %389, label %396, label %384

390:                                              ; preds = %379, %373
  %391 = phi ptr [ %378, %373 ], [ %382, %379 ]
  %392 = phi i64 [ %375, %373 ], [ %362, %379 ]
  store <16 x float> %139, ptr %391, align 1
  %393 = load ptr, ptr %153, align 8
  %394 = getelementptr inbounds float, ptr %393, i64 %392
  %395 = getelementptr inbounds float, ptr %394, i64 %111
  br label %407

396:                                              ; preds = %384
  %397 = load ptr, ptr %153, align 8
  %398 = getelementptr inbounds float, ptr %397, i64 %362
  %399 = getelementptr inbounds float, ptr %398, i64 %111
  br i1 %154, label %407, label %400

400:                                              ; preds = %396
  br i1 %155, label %401, label %679

401:                                              ; preds = %400, %401
  %402 = phi i64 [ %405, %401 ], [ 0, %400 ]
  %403 = extractelement <16 x float> %138, i64 %402
  %404 = getelementptr inbounds float, ptr %399, i64 %402
  store float %403, ptr %404, align 4
  %405 = add nuw nsw i64 %402, 1
  %406 = icmp eq i64 %405, %156
  br i1 %406, label %414, label %401

407:                                              ; preds = %396, %390
  %408 = phi ptr [ %395, %390 ], [ %399, %396 ]
  store <16 x float> %138, ptr %408, align 1
  %409 = add nsw i64 %2, 3
  %410 = mul nsw i64 %114, %409
  %411 = load ptr, ptr %153, align 8
  %412 = getelementptr inbounds float, ptr %411, i64 %410
  %413 = getelementptr inbounds float, ptr %412, i64 %71
  br label %427

414:                                              ; preds = %401
  %415 = add nsw i64 %2, 3
  %416 = mul nsw i64 %114, %415
  %417 = load ptr, ptr %153, align 8
  %418 = getelementptr inbounds float, ptr %417, i64 %416
  %419 = getelementptr inbounds float, ptr %418, i64 %71
  br i1 %154, label %427, label %420

420:                                              ; preds = %414
  br i1 %155, label %421, label %679

421:                                              ; preds = %420, %421
  %422 = phi i64 [ %425, %421 ], [ 0, %420 ]
  %423 = extractelement <16 x float> %136, i64 %422
  %424 = getelementptr inbounds float, ptr %419, i64 %422
  store float %423, ptr %424, align 4
  %425 = add nuw nsw i64 %422, 1
  %426 = icmp eq i64 %425, %156
  br i1 %426, label %433, label %421

427:                                              ; preds = %414, %407
  %428 = phi ptr [ %413, %407 ], [ %419, %414 ]
  %429 = phi i64 [ %410, %407 ], [ %416, %414 ]
  store <16 x float> %136, ptr %428, align 1
  %430 = load ptr, ptr %153, align 8
  %431 = getelementptr inbounds float, ptr %430, i64 %429
  %432 = getelementptr inbounds float, ptr %431, i64 %91
  br label %444

433:                                              ; preds = %421
  %434 = load ptr, ptr %153, align 8
  %435 = getelementptr inbounds float, ptr %434, i64 %416
  %436 = getelementptr inbounds float, ptr %435, i64 %91
  br i1 %154, label %444, label %437

437:                                              ; preds = %433
  br i1 %155, label %438, label %679

438:                                              ; preds = %437, %438
  %439 = phi i64 [ %442, %438 ], [ 0, %437 ]
  %440 = extractelement <16 x float> %135, i64 %439
  %441 = getelementptr inbounds float, ptr %436, i64 %439
  store float %440, ptr %441, align 4
  %442 = add nuw nsw i64 %439, 1
  %443 = icmp eq i64 %442, %156
  br i1 %443, label %450, label %438

444:                                              ; preds = %433, %427
  %445 = phi ptr [ %432, %427 ], [ %436, %433 ]
  %446 = phi i64 [ %429, %427 ], [ %416, %433 ]
  store <16 x float> %135, ptr %445, align 1
  %447 = load ptr, ptr %153, align 8
  %448 = getelementptr inbounds float, ptr %447, i64 %446
  %449 = getelementptr inbounds float, ptr %448, i64 %111
  br label %461

450:                                              ; preds = %438
  %451 = load ptr, ptr %153, align 8
  %452 = getelementptr inbounds float, ptr %451, i64 %416
  %453 = getelementptr inbounds float, ptr %452, i64 %111
  br i1 %154, label %461, label %454

454:                                              ; preds = %450
  br i1 %155, label %455, label %679

455:                                              ; preds = %454, %455
  %456 = phi i64 [ %459, %455 ], [ 0, %454 ]
  %457 = extractelement <16 x float> %134, i64 %456
  %458 = getelementptr inbounds float, ptr %453, i64 %456
  store float %457, ptr %458, align 4
  %459 = add nuw nsw i64 %456, 1
  %460 = icmp eq i64 %459, %156
  br i1 %460, label %468, label %455

461:                                              ; preds = %450, %444
  %462 = phi ptr [ %449, %444 ], [ %453, %450 ]
  store <16 x float> %134, ptr %462, align 1
  %463 = add nsw i64 %2, 4
  %464 = mul nsw i64 %114, %463
  %465 = load ptr, ptr %153, align 8
  %466 = getelementptr inbounds float, ptr %465, i64 %464
  %467 = getelementptr inbounds float, ptr %466, i64 %71
  br label %481

468:                                              ; preds = %455
  %469 = add nsw i64 %2, 4
  %470 = mul nsw i64 %114, %469
  %471 = load ptr, ptr %153, align 8
  %472 = getelementptr inbounds float, ptr %471, i64 %470
  %473 = getelementptr inbounds float, ptr %472, i64 %71
  br i1 %154, label %481, label %474

474:                                              ; preds = %468
  br i1 %155, label %475, label %679

475:                                              ; preds = %474, %475
  %476 = phi i64 [ %479, %475 ], [ 0, %474 ]
  %477 = extractelement <16 x float> %132, i64 %476
  %478 = getelementptr inbounds float, ptr %473, i64 %476
  store float %477, ptr %478, align 4
  %479 = add nuw nsw i64 %476, 1
  %480 = icmp eq i64 %479, %156
  br i1 %480, label %487, label %475

481:                                              ; preds = %468, %461
  %482 = phi ptr [ %467, %461 ], [ %473, %468 ]
  %483 = phi i64 [ %464, %461 ], [ %470, %468 ]
  store <16 x float> %132, ptr %482, align 1
  %484 = load ptr, ptr %153, align 8
  %485 = getelementptr inbounds float, ptr %484, i64 %483
  %486 = getelementptr inbounds float, ptr %485, i64 %91
  br label %498

487:                                              ; preds = %475
  %488 = load ptr, ptr %153, align 8
  %489 = getelementptr inbounds float, ptr %488, i64 %470
  %490 = getelementptr inbounds float, ptr %489, i64 %91
  br i1 %154, label %498, label %491

491:                                              ; preds = %487
  br i1 %155, label %492, label %679

492:                                              ; preds = %491, %492
  %493 = phi i64 [ %496, %492 ], [ 0, %491 ]
  %494 = extractelement <16 x float> %131, i64 %493
  %495 = getelementptr inbounds float, ptr %490, i64 %493
  store float %494, ptr %495, align 4
  %496 = add nuw nsw i64 %493, 1
  %497 = icmp eq i64 %496, %156
  br i1 %497, label %504, label %492

498:                                              ; preds = %487, %481
  %499 = phi ptr [ %486, %481 ], [ %490, %487 ]
  %500 = phi i64 [ %483, %481 ], [ %470, %487 ]
  store <16 x float> %131, ptr %499, align 1
  %501 = load ptr, ptr %153, align 8
  %502 = getelementptr inbounds float, ptr %501, i64 %500
  %503 = getelementptr inbounds float, ptr %502, i64 %111
  br label %515

504:                                              ; preds = %492
  %505 = load ptr, ptr %153, align 8
  %506 = getelementptr inbounds float, ptr %505, i64 %470
  %507 = getelementptr inbounds float, ptr %506, i64 %111
  br i1 %154, label %515, label %508

508:                                              ; preds = %504
  br i1 %155, label %509, label %679

509:                                              ; preds = %508, %509
  %510 = phi i64 [ %513, %509 ], [ 0, %508 ]
  %511 = extractelement <16 x float> %130, i64 %510
  %512 = getelementptr inbounds float, ptr %507, i64 %510
  store float %511, ptr %512, align 4
  %513 = add nuw nsw i64 %510, 1
  %514 = icmp eq i64 %513, %156
  br i1 %514, label %522, label %509

515:                                              ; preds = %504, %498
  %516 = phi ptr [ %503, %498 ], [ %507, %504 ]
  store <16 x float> %130, ptr %516, align 1
  %517 = add nsw i64 %2, 5
  %518 = mul nsw i64 %114, %517
  %519 = load ptr, ptr %153, align 8
  %520 = getelementptr inbounds float, ptr %519, i64 %518
  %521 = getelementptr inbounds float, ptr %520, i64 %71
  br label %535

522:                                              ; preds = %509
  %523 = add nsw i64 %2, 5
  %524 = mul nsw i64 %114, %523
  %525 = load ptr, ptr %153, align 8
  %526 = getelementptr inbounds float, ptr %525, i64 %524
  %527 = getelementptr inbounds float, ptr %526, i64 %71
  br i1 %154, label %535, label %528

528:                                              ; preds = %522
  br i1 %155, label %529, label %679

529:                                              ; preds = %528, %529
  %530 = phi i64 [ %533, %529 ], [ 0, %528 ]
  %531 = extractelement <16 x float> %129, i64 %530
  %532 = getelementptr inbounds float, ptr %527, i64 %530
  store float %531, ptr %532, align 4
  %533 = add nuw nsw i64 %530, 1
  %534 = icmp eq i64 %533, %156
  br i1 %534, label %541, label %529

535:                                              ; preds = %522, %515
  %536 = phi ptr [ %521, %515 ], [ %527, %522 ]
  %537 = phi i64 [ %518, %515 ], [ %524, %522 ]
  store <16 x float> %129, ptr %536, align 1
  %538 = load ptr, ptr %153, align 8
  %539 = getelementptr inbounds float, ptr %538, i64 %537
  %540 = getelementptr inbounds float, ptr %539, i64 %91
  br label %552

541:                                              ; preds = %529
  %542 = load ptr, ptr %153, align 8
  %543 = getelementptr inbounds float, ptr %542, i64 %524
  %544 = getelementptr inbounds float, ptr %543, i64 %91
  br i1 %154, label %552, label %545

545:                                              ; preds = %541
  br i1 %155, label %546, label %679

546:                                              ; preds = %545, %546
  %547 = phi i64 [ %550, %546 ], [ 0, %545 ]
  %548 = extractelement <16 x float> %133, i64 %547
  %549 = getelementptr inbounds float, ptr %544, i64 %547
  store float %548, ptr %549, align 4
  %550 = add nuw nsw i64 %547, 1
  %551 = icmp eq i64 %550, %156
  br i1 %551, label %558, label %546

552:                                              ; preds = %541, %535
  %553 = phi ptr [ %540, %535 ], [ %544, %541 ]
  %554 = phi i64 [ %537, %535 ], [ %524, %541 ]
  store <16 x float> %133, ptr %553, align 1
  %555 = load ptr, ptr %153, align 8
  %556 = getelementptr inbounds float, ptr %555, i64 %554
  %557 = getelementptr inbounds float, ptr %556, i64 %111
  br label %569

558:                                              ; preds = %546
  %559 = load ptr, ptr %153, align 8
  %560 = getelementptr inbounds float, ptr %559, i64 %524
  %561 = getelementptr inbounds float, ptr %560, i64 %111
  br i1 %154, label %569, label %562

562:                                              ; preds = %558
  br i1 %155, label %563, label %679

563:                                              ; preds = %562, %563
  %564 = phi i64 [ %567, %563 ], [ 0, %562 ]
  %565 = extractelement <16 x float> %137, i64 %564
  %566 = getelementptr inbounds float, ptr %561, i64 %564
  store float %565, ptr %566, align 4
  %567 = add nuw nsw i64 %564, 1
  %568 = icmp eq i64 %567, %156
  br i1 %568, label %576, label %563

569:                                              ; preds = %558, %552
  %570 = phi ptr [ %557, %552 ], [ %561, %558 ]
  store <16 x float> %137, ptr %570, align 1
  %571 = add nsw i64 %2, 6
  %572 = mul nsw i64 %114, %571
  %573 = load ptr, ptr %153, align 8
  %574 = getelementptr inbounds float, ptr %573, i64 %572
  %575 = getelementptr inbounds float, ptr %574, i64 %71
  br label %589

576:                                              ; preds = %563
  %577 = add nsw i64 %2, 6
  %578 = mul nsw i64 %114, %577
  %579 = load ptr, ptr %153, align 8
  %580 = getelementptr inbounds float, ptr %579, i64 %578
  %581 = getelementptr inbounds float, ptr %580, i64 %71
  br i1 %154, label %589, label %582

582:                                              ; preds = %576
  br i1 %155, label %583, label %679

583:                                              ; preds = %582, %583
  %584 = phi i64 [ %587, %583 ], [ 0, %582 ]
  %585 = extractelement <16 x float> %141, i64 %584
  %586 = getelementptr inbounds float, ptr %581, i64 %584
  store float %585, ptr %586, align 4
  %587 = add nuw nsw i64 %584, 1
  %588 = icmp eq i64 %587, %156
  br i1 %588, label %595, label %583

589:                                              ; preds = %576, %569
  %590 = phi ptr [ %575, %569 ], [ %581, %576 ]
  %591 = phi i64 [ %572, %569 ], [ %578, %576 ]
  store <16 x float> %141, ptr %590, align 1
  %592 = load ptr, ptr %153, align 8
  %593 = getelementptr inbounds float, ptr %592, i64 %591
  %594 = getelementptr inbounds float, ptr %593, i64 %91
  br label %606

595:                                              ; preds = %583
  %596 = load ptr, ptr %153, align 8
  %597 = getelementptr inbounds float, ptr %596, i64 %578
  %598 = getelementptr inbounds float, ptr %597, i64 %91
  br i1 %154, label %606, label %599

599:                                              ; preds = %595
  br i1 %155, label %600, label %679

600:                                              ; preds = %599, %600
  %601 = phi i64 [ %604, %600 ], [ 0, %599 ]
  %602 = extractelement <16 x float> %145, i64 %601
  %603 = getelementptr inbounds float, ptr %598, i64 %601
  store float %602, ptr %603, align 4
  %604 = add nuw nsw i64 %601, 1
  %605 = icmp eq i64 %604, %156
  br i1 %605, label %612, label %600

606:                                              ; preds = %595, %589
  %607 = phi ptr [ %594, %589 ], [ %598, %595 ]
  %608 = phi i64 [ %591, %589 ], [ %578, %595 ]
  store <16 x float> %145, ptr %607, align 1
  %609 = load ptr, ptr %153, align 8
  %610 = getelementptr inbounds float, ptr %609, i64 %608
  %611 = getelementptr inbounds float, ptr %610, i64 %111
  br label %623

612:                                              ; preds = %600
  %613 = load ptr, ptr %153, align 8
  %614 = getelementptr inbounds float, ptr %613, i64 %578
  %615 = getelementptr inbounds float, ptr %614, i64 %111
  br i1 %154, label %623, label %616

616:                                              ; preds = %612
  br i1 %155, label %617, label %679

617:                                              ; preds = %616, %617
  %618 = phi i64 [ %621, %617 ], [ 0, %616 ]
  %619 = extractelement <16 x float> %149, i64 %618
  %620 = getelementptr inbounds float, ptr %615, i64 %618
  store float %619, ptr %620, align 4
  %621 = add nuw nsw i64 %618, 1
  %622 = icmp eq i64 %621, %156
  br i1 %622, label %630, label %617

623:                                              ; preds = %612, %606
  %624 = phi ptr [ %611, %606 ], [ %615, %612 ]
  store <16 x float> %149, ptr %624, align 1
  %625 = add nsw i64 %2, 7
  %626 = mul nsw i64 %114, %625
  %627 = load ptr, ptr %153, align 8
  %628 = getelementptr inbounds float, ptr %627, i64 %626
  %629 = getelementptr inbounds float, ptr %628, i64 %71
  br label %643

630:                                              ; preds = %617
  %631 = add nsw i64 %2, 7
  %632 = mul nsw i64 %114, %631
  %633 = load ptr, ptr %153, align 8
  %634 = getelementptr inbounds float, ptr %633, i64 %632
  %635 = getelementptr inbounds float, ptr %634, i64 %71
  br i1 %154, label %643, label %636

636:                                              ; preds = %630
  br i1 %155, label %637, label %679

637:                                              ; preds = %636, %637
  %638 = phi i64 [ %641, %637 ], [ 0, %636 ]
  %639 = extractelement <16 x float> %150, i64 %638
  %640 = getelementptr inbounds float, ptr %635, i64 %638
  store float %639, ptr %640, align 4
  %641 = add nuw nsw i64 %638, 1
  %642 = icmp eq i64 %641, %156
  br i1 %642, label %649, label %637

643:                                              ; preds = %630, %623
  %644 = phi ptr [ %629, %623 ], [ %635, %630 ]
  %645 = phi i64 [ %626, %623 ], [ %632, %630 ]
  store <16 x float> %150, ptr %644, align 1
  %646 = load ptr, ptr %153, align 8
  %647 = getelementptr inbounds float, ptr %646, i64 %645
  %648 = getelementptr inbounds float, ptr %647, i64 %91
  br label %660

649:                                              ; preds = %637
  %650 = load ptr, ptr %153, align 8
  %651 = getelementptr inbounds float, ptr %650, i64 %632
  %652 = getelementptr inbounds float, ptr %651, i64 %91
  br i1 %154, label %660, label %653

653:                                              ; preds = %649
  br i1 %155, label %654, label %679

654:                                              ; preds = %653, %654
  %655 = phi i64 [ %658, %654 ], [ 0, %653 ]
  %656 = extractelement <16 x float> %151, i64 %655
  %657 = getelementptr inbounds float, ptr %652, i64 %655
  store float %656, ptr %657, align 4
  %658 = add nuw nsw i64 %655, 1
  %659 = icmp eq i64 %658, %156
  br i1 %659, label %666, label %654

660:                                              ; preds = %649, %643
  %661 = phi ptr [ %648, %643 ], [ %652, %649 ]
  %662 = phi i64 [ %645, %643 ], [ %632, %649 ]
  store <16 x float> %151, ptr %661, align 1
  %663 = load ptr, ptr %153, align 8
  %664 = getelementptr inbounds float, ptr %663, i64 %662
  %665 = getelementptr inbounds float, ptr %664, i64 %111
  br label %677

666:                                              ; preds = %654
  %667 = load ptr, ptr %153, align 8
  %668 = getelementptr inbounds float, ptr %667, i64 %632
  %669 = getelementptr inbounds float, ptr %668, i64 %111
  br i1 %154, label %677, label %670

670:                                              ; preds = %666
  br i1 %155, label %671, label %679

671:                                              ; preds = %670, %671
  %672 = phi i64 [ %675, %671 ], [ 0, %670 ]
  %673 = extractelement <16 x float> %152, i64 %672
  %674 = getelementptr inbounds float, ptr %669, i64 %672
  store float %673, ptr %674, align 4
  %675 = add nuw nsw i64 %672, 1
  %676 = icmp eq i64 %675, %156
  br i1 %676, label %679, label %671

677:                                              ; preds = %660, %666
  %678 = phi ptr [ %665, %660 ], [ %669, %666 ]
  store <16 x float> %152, ptr %678, align 1
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
  %82 = getelementptr inbounds float, ptr %79, i64 %77
  %83 = shl nsw i64 %20, 1
  %84 = mul nsw i64 %20, 3
  %85 = shl nsw i64 %20, 2
  %86 = mul nsw i64 %20, 5
  %87 = mul nsw i64 %20, 6
  %88 = mul nsw i64 %20, 7
  br label %106

89:                                               ; preds = %106, %4
  %90 = phi <16 x float> [ zeroinitializer, %4 ], [ %148, %106 ]
  %91 = phi <16 x float> [ zeroinitializer, %4 ], [ %142, %106 ]
  %92 = phi <16 x float> [ zeroinitializer, %4 ], [ %154, %106 ]
  %93 = phi <16 x float> [ zeroinitializer, %4 ], [ %136, %106 ]
  %94 = phi <16 x float> [ zeroinitializer, %4 ], [ %160, %106 ]
  %95 = phi <16 x float> [ zeroinitializer, %4 ], [ %130, %106 ]
  %96 = phi <16 x float> [ zeroinitializer, %4 ], [ %166, %106 ]
  %97 = phi <16 x float> [ zeroinitializer, %4 ], [ %124, %106 ]
  %98 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 2
  %99 = icmp sgt i64 %26, 15
  %100 = icmp sgt i64 %26, 0
  %101 = call i64 @llvm.smax.i64(i64 %45, i64 1)
  %102 = mul nsw i64 %46, %2
  %103 = load ptr, ptr %98, align 8
  %104 = getelementptr inbounds float, ptr %103, i64 %102
  %105 = getelementptr inbounds float, ptr %104, i64 %43
  br i1 %99, label %300, label %299

106:                                              ; preds = %106, %49
  %107 = phi <16 x float> [ zeroinitializer, %49 ], [ %148, %106 ]
  %108 = phi <16 x float> [ zeroinitializer, %49 ], [ %142, %106 ]
  %109 = phi <16 x float> [ zeroinitializer, %49 ], [ %154, %106 ]
  %110 = phi <16 x float> [ zeroinitializer, %49 ], [ %136, %106 ]
  %111 = phi <16 x float> [ zeroinitializer, %49 ], [ %160, %106 ]
  %112 = phi <16 x float> [ zeroinitializer, %49 ], [ %130, %106 ]
  %113 = phi <16 x float> [ zeroinitializer, %49 ], [ %166, %106 ]
  %114 = phi <16 x float> [ zeroinitializer, %49 ], [ %124, %106 ]
  %115 = phi i64 [ 0, %49 ], [ %167, %106 ]
  %116 = getelementptr inbounds i64, ptr %81, i64 %115
  %117 = load i64, ptr %116, align 8
  %118 = getelementptr inbounds float, ptr %82, i64 %117
  %119 = load <16 x float>, ptr %118, align 1
  %120 = getelementptr inbounds float, ptr %47, i64 %115
  %121 = load float, ptr %120, align 4
  %122 = insertelement <16 x float> poison, float %121, i64 0
  %123 = shufflevector <16 x float> %122, <16 x float> poison, <16 x i32> zeroinitializer
  %124 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %123, <16 x float> %119, <16 x float> %114)
  %125 = add nsw i64 %20, %115
  %126 = getelementptr inbounds float, ptr %47, i64 %125
  %127 = load float, ptr %126, align 4
  %128 = insertelement <16 x float> poison, float %127, i64 0
  %129 = shufflevector <16 x float> %128, <16 x float> poison, <16 x i32> zeroinitializer
  %130 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %129, <16 x float> %119, <16 x float> %112)
  %131 = add nsw i64 %83, %115
  %132 = getelementptr inbounds float, ptr %47, i64 %131
  %133 = load float, ptr %132, align 4
  %134 = insertelement <16 x float> poison, float %133, i64 0
  %135 = shufflevector <16 x float> %134, <16 x float> poison, <16 x i32> zeroinitializer
  %136 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %135, <16 x float> %119, <16 x float> %110)
  %137 = add nsw i64 %84, %115
  %138 = getelementptr inbounds float, ptr %47, i64 %137
  %139 = load float, ptr %138, align 4
  %140 = insertelement <16 x float> poison, float %139, i64 0
  %141 = shufflevector <16 x float> %140, <16 x float> poison, <16 x i32> zeroinitializer
  %142 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %141, <16 x float> %119, <16 x float> %108)
  %143 = add nsw i64 %85, %115
  %144 = getelementptr inbounds float, ptr %47, i64 %143
  %145 = load float, ptr %144, align 4
  %146 = insertelement <16 x float> poison, float %145, i64 0
  %147 = shufflevector <16 x float> %146, <16 x float> poison, <16 x i32> zeroinitializer
  %148 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %147, <16 x float> %119, <16 x float> %107)
  %149 = add nsw i64 %86, %115
  %150 = getelementptr inbounds float, ptr %47, i64 %149
  %151 = load float, ptr %150, align 4
  %152 = insertelement <16 x float> poison, float %151, i64 0
  %153 = shufflevector <16 x float> %152, <16 x float> poison, <16 x i32> zeroinitializer
  %154 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %153, <16 x float> %119, <16 x float> %109)
  %155 = add nsw i64 %87, %115
  %156 = getelementptr inbounds float, ptr %47, i64 %155
  %157 = load float, ptr %156, align 4
  %158 = insertelement <16 x float> poison, float %157, i64 0
  %159 = shufflevector <16 x float> %158, <16 x float> poison, <16 x i32> zeroinitializer
  %160 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %159, <16 x float> %119, <16 x float> %111)
  %161 = add nsw i64 %88, %115
  %162 = getelementptr inbounds float, ptr %47, i64 %161
  %163 = load float, ptr %162, align 4
  %164 = insertelement <16 x float> poison, float %163, i64 0
  %165 = shufflevector <16 x float> %164, <16 x float> poison, <16 x i32> zeroinitializer
  %166 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %165, <16 x float> %119, <16 x float> %113)
  %167 = add nuw nsw i64 %115, 1
  %168 = icmp eq i64 %167, %20
  br i1 %168, label %89, label %106

169:                                              ; preds = %312
  br i1 %100, label %170, label %298

170:                                              ; preds = %169, %170
  %171 = phi i64 [ %174, %170 ], [ 0, %169 ]
  %172 = extractelement <16 x float> %95, i64 %171
  %173 = getelementptr inbounds float, ptr %317, i64 %171
  store float %172, ptr %173, align 4
  %174 = add nuw nsw i64 %171, 1
  %175 = icmp eq i64 %174, %101
  br i1 %175, label %183, label %170

176:                                              ; preds = %312, %300
  %177 = phi ptr [ %317, %312 ], [ %305, %300 ]
  store <16 x float> %95, ptr %177, align 1
  %178 = add nsw i64 %2, 2
  %179 = mul nsw i64 %46, %178
  %180 = load ptr, ptr %98, align 8
  %181 = getelementptr inbounds float, ptr %180, i64 %179
  %182 = getelementptr inbounds float, ptr %181, i64 %43
  br label %196

183:                                              ; preds = %170
  %184 = add nsw i64 %2, 2
  %185 = mul nsw i64 %46, %184
  %186 = load ptr, ptr %98, align 8
  %187 = getelementptr inbounds float, ptr %186, i64 %185
  %188 = getelementptr inbounds float, ptr %187, i64 %43
  br i1 %99, label %196, label %189

189:                                              ; preds = %183
  br i1 %100, label %190, label %298

190:                                              ; preds = %189, %190
  %191 = phi i64 [ %194, %190 ], [ 0, %189 ]
  %192 = extractelement <16 x float> %93, i64 %191
  %193 = getelementptr inbounds float, ptr %188, i64 %191
  store float %192, ptr %193, align 4
  %194 = add nuw nsw i64 %191, 1
  %195 = icmp eq i64 %194, %101
  br i1 %195, label %203, label %190

196:                                              ; preds = %183, %176
  %197 = phi ptr [ %182, %176 ], [ %188, %183 ]
  store <16 x float> %93, ptr %197, align 1
  %198 = add nsw i64 %2, 3
  %199 = mul nsw i64 %46, %198
  %200 = load ptr, ptr %98, align 8
  %201 = getelementptr inbounds float, ptr %200, i64 %199
  %202 = getelementptr inbounds float, ptr %201, i64 %43
  br label %216

203:                                              ; preds = %190
  %204 = add nsw i64 %2, 3
  %205 = mul nsw i64 %46, %204
  %206 = load ptr, ptr %98, align 8
  %207 = getelementptr inbounds float, ptr %206, i64 %205
  %208 = getelementptr inbounds float, ptr %207, i64 %43
  br i1 %99, label %216, label %209

209:                                              ; preds = %203
  br i1 %100, label %210, label %298

210:                                              ; preds = %209, %210
  %211 = phi i64 [ %214, %210 ], [ 0, %209 ]
  %212 = extractelement <16 x float> %91, i64 %211
  %213 = getelementptr inbounds float, ptr %208, i64 %211
  store float %212, ptr %213, align 4
  %214 = add nuw nsw i64 %211, 1
  %215 = icmp eq i64 %214, %101
  br i1 %215, label %223, label %210

216:                                              ; preds = %203, %196
  %217 = phi ptr [ %202, %196 ], [ %208, %203 ]
  store <16 x float> %91, ptr %217, align 1
  %218 = add nsw i64 %2, 4
  %219 = mul nsw i64 %46, %218
  %220 = load ptr, ptr %98, align 8
  %221 = getelementptr inbounds float, ptr %220, i64 %219
  %222 = getelementptr inbounds float, ptr %221, i64 %43
  br label %236

223:                                              ; preds = %210
  %224 = add nsw i64 %2, 4
  %225 = mul nsw i64 %46, %224
  %226 = load ptr, ptr %98, align 8
  %227 = getelementptr inbounds float, ptr %226, i64 %225
  %228 = getelementptr inbounds float, ptr %227, i64 %43
  br i1 %99, label %236, label %229

229:                                              ; preds = %223
  br i1 %100, label %230, label %298

230:                                              ; preds = %229, %230
  %231 = phi i64 [ %234, %230 ], [ 0, %229 ]
  %232 = extractelement <16 x float> %90, i64 %231
  %233 = getelementptr inbounds float, ptr %228, i64 %231
  store float %232, ptr %233, align 4
  %234 = add nuw nsw i64 %231, 1
  %235 = icmp eq i64 %234, %101
  br i1 %235, label %243, label %230

236:                                              ; preds = %223, %216
  %237 = phi ptr [ %222, %216 ], [ %228, %223 ]
  store <16 x float> %90, ptr %237, align 1
  %238 = add nsw i64 %2, 5
  %239 = mul nsw i64 %46, %238
  %240 = load ptr, ptr %98, align 8
  %241 = getelementptr inbounds float, ptr %240, i64 %239
  %242 = getelementptr inbounds float, ptr %241, i64 %43
  br label %256

243:                                              ; preds = %230
  %244 = add nsw i64 %2, 5
  %245 = mul nsw i64 %46, %244
  %246 = load ptr, ptr %98, align 8
  %247 = getelementptr inbounds float, ptr %246, i64 %245
  %248 = getelementptr inbounds float, ptr %247, i64 %43
  br i1 %99, label %256, label %249

249:                                              ; preds = %243
  br i1 %100, label %250, label %298

250:                                              ; preds = %249, %250
  %251 = phi i64 [ %254, %250 ], [ 0, %249 ]
  %252 = extractelement <16 x float> %92, i64 %251
  %253 = getelementptr inbounds float, ptr %248, i64 %251
  store float %252, ptr %253, align 4
  %254 = add nuw nsw i64 %251, 1
  %255 = icmp eq i64 %254, %101
  br i1 %255, label %263, label %250

256:                                              ; preds = %243, %236
  %257 = phi ptr [ %242, %236 ], [ %248, %243 ]
  store <16 x float> %92, ptr %257, align 1
  %258 = add nsw i64 %2, 6
  %259 = mul nsw i64 %46, %258
  %260 = load ptr, ptr %98, align 8
  %261 = getelementptr inbounds float, ptr %260, i64 %259
  %262 = getelementptr inbounds float, ptr %261, i64 %43
  br label %276

263:                                              ; preds = %250
  %264 = add nsw i64 %2, 6
  %265 = mul nsw i64 %46, %264
  %266 = load ptr, ptr %98, align 8
  %267 = getelementptr inbounds float, ptr %266, i64 %265
  %268 = getelementptr inbounds float, ptr %267, i64 %43
  br i1 %99, label %276, label %269

269:                                              ; preds = %263
  br i1 %100, label %270, label %298

270:                                              ; preds = %269, %270
  %271 = phi i64 [ %274, %270 ], [ 0, %269 ]
  %272 = extractelement <16 x float> %94, i64 %271
  %273 = getelementptr inbounds float, ptr %268, i64 %271
  store float %272, ptr %273, align 4
  %274 = add nuw nsw i64 %271, 1
  %275 = icmp eq i64 %274, %101
  br i1 %275, label %283, label %270

276:                                              ; preds = %263, %256
  %277 = phi ptr [ %262, %256 ], [ %268, %263 ]
  store <16 x float> %94, ptr %277, align 1
  %278 = add nsw i64 %2, 7
  %279 = mul nsw i64 %46, %278
  %280 = load ptr, ptr %98, align 8
  %281 = getelementptr inbounds float, ptr %280, i64 %279
  %282 = getelementptr inbounds float, ptr %281, i64 %43
  br label %296

283:                                              ; preds = %270
  %284 = add nsw i64 %2, 7
  %285 = mul nsw i64 %46, %284
  %286 = load ptr, ptr %98, align 8
  %287 = getelementptr inbounds float, ptr %286, i64 %285
  %288 = getelementptr inbounds float, ptr %287, i64 %43
  br i1 %99, label %296, label %289

289:                                              ; preds = %283
  br i1 %100, label %290, label %298

290:                                              ; preds = %289, %290
  %291 = phi i64 [ %294, %290 ], [ 0, %289 ]
  %292 = extractelement <16 x float> %96, i64 %291
  %293 = getelementptr inbounds float, ptr %288, i64 %291
  store float %292, ptr %293, align 4
  %294 = add nuw nsw i64 %291, 1
  %295 = icmp eq i64 %294, %101
  br i1 %295, label %298, label %290

296:                                              ; preds = %276, %283
  %297 = phi ptr [ %282, %276 ], [ %288, %283 ]
  store <16 x float> %96, ptr %297, align 1
  br label %298

298:                                              ; preds = %299, %290, %269, %229, %189, %169, %209, %249, %296, %289
  ret void

299:                                              ; preds = %89
  br i1 %100, label %306, label %298

300:                                              ; preds = %89
  store <16 x float> %97, ptr %105, align 1
  %301 = add nsw i64 %2, 1
  %302 = mul nsw i64 %46, %301
  %303 = load ptr, ptr %98, align 8
  %304 = getelementptr inbounds float, ptr %303, i64 %302
  %305 = getelementptr inbounds float, ptr %304, i64 %43
  br label %176

306:                                              ; preds = %299, %306
  %307 = phi i64 [ %310, %306 ], [ 0, %299 ]
  %308 = extractelement <16 x float> %97, i64 %307
  %309 = getelementptr inbounds float, ptr %105, i64 %307
  store float %308, ptr %309, align 4
  %310 = add nuw nsw i64 %307, 1
  %311 = icmp eq i64 %310, %101
  br i1 %311, label %312, label %306

312:                                              ; preds = %306
  %313 = add nsw i64 %2, 1
  %314 = mul nsw i64 %46, %313
  %315 = load ptr, ptr %98, align 8
  %316 = getelementptr inbounds float, ptr %315, i64 %314
  %317 = getelementptr inbounds float, ptr %316, i64 %43
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
  %55 = shl nsw i64 %54, 4
  %56 = add nsw i64 %55, 16
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
  %75 = shl nsw i64 %74, 4
  %76 = add nsw i64 %75, 16
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
  %95 = shl nsw i64 %94, 4
  %96 = add nsw i64 %95, 16
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
  %113 = select i1 %27, i64 %26, i64 16
  %114 = mul nsw i64 %112, %26
  %115 = getelementptr inbounds float, ptr %29, i64 %30
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
  %125 = phi <16 x float> [ zeroinitializer, %4 ], [ %188, %145 ]
  %126 = phi <16 x float> [ zeroinitializer, %4 ], [ %182, %145 ]
  %127 = phi <16 x float> [ zeroinitializer, %4 ], [ %181, %145 ]
  %128 = phi <16 x float> [ zeroinitializer, %4 ], [ %180, %145 ]
  %129 = phi <16 x float> [ zeroinitializer, %4 ], [ %189, %145 ]
  %130 = phi <16 x float> [ zeroinitializer, %4 ], [ %174, %145 ]
  %131 = phi <16 x float> [ zeroinitializer, %4 ], [ %173, %145 ]
  %132 = phi <16 x float> [ zeroinitializer, %4 ], [ %172, %145 ]
  %133 = phi <16 x float> [ zeroinitializer, %4 ], [ %190, %145 ]
  %134 = phi <16 x float> [ zeroinitializer, %4 ], [ %196, %145 ]
  %135 = phi <16 x float> [ zeroinitializer, %4 ], [ %197, %145 ]
  %136 = phi <16 x float> [ zeroinitializer, %4 ], [ %198, %145 ]
  %137 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 2
  %138 = icmp sgt i64 %26, 15
  %139 = icmp sgt i64 %26, 0
  %140 = call i64 @llvm.smax.i64(i64 %113, i64 1)
  %141 = mul nsw i64 %114, %2
  %142 = load ptr, ptr %137, align 8
  %143 = getelementptr inbounds float, ptr %142, i64 %141
  %144 = getelementptr inbounds float, ptr %143, i64 %71
  br i1 %138, label %202, label %201

145:                                              ; preds = %145, %117
  %146 = phi <16 x float> [ zeroinitializer, %117 ], [ %188, %145 ]
  %147 = phi <16 x float> [ zeroinitializer, %117 ], [ %182, %145 ]
  %148 = phi <16 x float> [ zeroinitializer, %117 ], [ %181, %145 ]
  %149 = phi <16 x float> [ zeroinitializer, %117 ], [ %180, %145 ]
  %150 = phi <16 x float> [ zeroinitializer, %117 ], [ %189, %145 ]
  %151 = phi <16 x float> [ zeroinitializer, %117 ], [ %174, %145 ]
  %152 = phi <16 x float> [ zeroinitializer, %117 ], [ %173, %145 ]
  %153 = phi <16 x float> [ zeroinitializer, %117 ], [ %172, %145 ]
  %154 = phi <16 x float> [ zeroinitializer, %117 ], [ %190, %145 ]
  %155 = phi <16 x float> [ zeroinitializer, %117 ], [ %196, %145 ]
  %156 = phi <16 x float> [ zeroinitializer, %117 ], [ %197, %145 ]
  %157 = phi <16 x float> [ zeroinitializer, %117 ], [ %198, %145 ]
  %158 = phi i64 [ 0, %117 ], [ %199, %145 ]
  %159 = getelementptr inbounds i64, ptr %121, i64 %158
  %160 = load i64, ptr %159, align 8
  %161 = getelementptr inbounds float, ptr %119, i64 %160
  %162 = getelementptr inbounds float, ptr %161, i64 %69
  %163 = load <16 x float>, ptr %162, align 1
  %164 = getelementptr inbounds float, ptr %161, i64 %89
  %165 = load <16 x float>, ptr %164, align 1
  %166 = getelementptr inbounds float, ptr %161, i64 %109
  %167 = load <16 x float>, ptr %166, align 1
  %168 = getelementptr inbounds float, ptr %115, i64 %158
  %169 = load float, ptr %168, align 4
  %170 = insertelement <16 x float> poison, float %169, i64 0
  %171 = shufflevector <16 x float> %170, <16 x float> poison, <16 x i32> zeroinitializer
  %172 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %171, <16 x float> %163, <16 x float> %153)
  %173 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %171, <16 x float> %165, <16 x float> %152)
  %174 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %171, <16 x float> %167, <16 x float> %151)
  %175 = add nsw i64 %20, %158
  %176 = getelementptr inbounds float, ptr %115, i64 %175
  %177 = load float, ptr %176, align 4
  %178 = insertelement <16 x float> poison, float %177, i64 0
  %179 = shufflevector <16 x float> %178, <16 x float> poison, <16 x i32> zeroinitializer
  %180 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %179, <16 x float> %163, <16 x float> %149)
  %181 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %179, <16 x float> %165, <16 x float> %148)
  %182 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %179, <16 x float> %167, <16 x float> %147)
  %183 = add nsw i64 %122, %158
  %184 = getelementptr inbounds float, ptr %115, i64 %183
  %185 = load float, ptr %184, align 4
  %186 = insertelement <16 x float> poison, float %185, i64 0
  %187 = shufflevector <16 x float> %186, <16 x float> poison, <16 x i32> zeroinitializer
  %188 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %187, <16 x float> %163, <16 x float> %146)
  %189 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %187, <16 x float> %165, <16 x float> %150)
  %190 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %187, <16 x float> %167, <16 x float> %154)
  %191 = add nsw i64 %123, %158
  %192 = getelementptr inbounds float, ptr %115, i64 %191
  %193 = load float, ptr %192, align 4
  %194 = insertelement <16 x float> poison, float %193, i64 0
  %195 = shufflevector <16 x float> %194, <16 x float> poison, <16 x i32> zeroinitializer
  %196 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %195, <16 x float> %163, <16 x float> %155)
  %197 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %195, <16 x float> %165, <16 x float> %156)
  %198 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %195, <16 x float> %167, <16 x float> %157)
  %199 = add nuw nsw i64 %158, 1
  %200 = icmp eq i64 %199, %20
  br i1 %200, label %124, label %145

201:                                              ; preds = %124
  br i1 %139, label %206, label %403

202:                                              ; preds = %124
  store <16 x float> %132, ptr %144, align 1
  %203 = load ptr, ptr %137, align 8
  %204 = getelementptr inbounds float, ptr %203, i64 %141
  %205 = getelementptr inbounds float, ptr %204, i64 %91
  br label %223

206:                                              ; preds = %201, %206
  %207 = phi i64 [ %210, %206 ], [ 0, %201 ]
  %208 = extractelement <16 x float> %132, i64 %207
  %209 = getelementptr inbounds float, ptr %144, i64 %207
  store float %208, ptr %209, align 4
  %210 = add nuw nsw i64 %207, 1
  %211 = icmp eq i64 %210, %140
  br i1 %211, label %212, label %206

212:                                              ; preds = %206
  %213 = load ptr, ptr %137, align 8
  %214 = getelementptr inbounds float, ptr %213, i64 %141
  %215 = getelementptr inbounds float, ptr %214, i64 %91
  br i1 %138, label %223, label %216

216:                                              ; preds = %212
  br i1 %139, label %217, label %403

217:                                              ; preds = %216, %217
  %218 = phi i64 [ %221, %217 ], [ 0, %216 ]
  %219 = extractelement <16 x float> %131, i64 %218
  %220 = getelementptr inbounds float, ptr %215, i64 %218
  store float %219, ptr %220, align 4
  %221 = add nuw nsw i64 %218, 1
  %222 = icmp eq i64 %221, %140
  br i1 %222, label %228, label %217

223:                                              ; preds = %212, %202
  %224 = phi ptr [ %205, %202 ], [ %215, %212 ]
  store <16 x float> %131, ptr %224, align 1
  %225 = load ptr, ptr %137, align 8
  %226 = getelementptr inbounds float, ptr %225, i64 %141
  %227 = getelementptr inbounds float, ptr %226, i64 %111
  br label %239

228:                                              ; preds = %217
  %229 = load ptr, ptr %137, align 8
  %230 = getelementptr inbounds float, ptr %229, i64 %141
  %231 = getelementptr inbounds float, ptr %230, i64 %111
  br i1 %138, label %239, label %232

232:                                              ; preds = %228
  br i1 %139, label %233, label %403

233:                                              ; preds = %232, %233
  %234 = phi i64 [ %237, %233 ], [ 0, %232 ]
  %235 = extractelement <16 x float> %130, i64 %234
  %236 = getelementptr inbounds float, ptr %231, i64 %234
  store float %235, ptr %236, align 4
  %237 = add nuw nsw i64 %234, 1
  %238 = icmp eq i64 %237, %140
  br i1 %238, label %246, label %233

239:                                              ; preds = %228, %223
  %240 = phi ptr [ %227, %223 ], [ %231, %228 ]
  store <16 x float> %130, ptr %240, align 1
  %241 = add nsw i64 %2, 1
  %242 = mul nsw i64 %114, %241
  %243 = load ptr, ptr %137, align 8
  %244 = getelementptr inbounds float, ptr %243, i64 %242
  %245 = getelementptr inbounds float, ptr %244, i64 %71
  br label %259

246:                                              ; preds = %233
  %247 = add nsw i64 %2, 1
  %248 = mul nsw i64 %114, %247
  %249 = load ptr, ptr %137, align 8
  %250 = getelementptr inbounds float, ptr %249, i64 %248
  %251 = getelementptr inbounds float, ptr %250, i64 %71
  br i1 %138, label %259, label %252

252:                                              ; preds = %246
  br i1 %139, label %253, label %403

253:                                              ; preds = %252, %253
  %254 = phi i64 [ %257, %253 ], [ 0, %252 ]
  %255 = extractelement <16 x float> %128, i64 %254
  %256 = getelementptr inbounds float, ptr %251, i64 %254
  store float %255, ptr %256, align 4
  %257 = add nuw nsw i64 %254, 1
  %258 = icmp eq i64 %257, %140
  br i1 %258, label %265, label %253

259:                                              ; preds = %246, %239
  %260 = phi ptr [ %245, %239 ], [ %251, %246 ]
  %261 = phi i64 [ %242, %239 ], [ %248, %246 ]
  store <16 x float> %128, ptr %260, align 1
  %262 = load ptr, ptr %137, align 8
  %263 = getelementptr inbounds float, ptr %262, i64 %261
  %264 = getelementptr inbounds float, ptr %263, i64 %91
  br label %276

265:                                              ; preds = %253
  %266 = load ptr, ptr %137, align 8
  %267 = getelementptr inbounds float, ptr %266, i64 %248
  %268 = getelementptr inbounds float, ptr %267, i64 %91
  br i1 %138, label %276, label %269

269:                                              ; preds = %265
  br i1 %139, label %270, label %403

270:                                              ; preds = %269, %270
  %271 = phi i64 [ %274, %270 ], [ 0, %269 ]
  %272 = extractelement <16 x float> %127, i64 %271
  %273 = getelementptr inbounds float, ptr %268, i64 %271
  store float %272, ptr %273, align 4
  %274 = add nuw nsw i64 %271, 1
  %275 = icmp eq i64 %274, %140
  br i1 %275, label %282, label %270

276:                                              ; preds = %265, %259
  %277 = phi ptr [ %264, %259 ], [ %268, %265 ]
  %278 = phi i64 [ %261, %259 ], [ %248, %265 ]
  store <16 x float> %127, ptr %277, align 1
  %279 = load ptr, ptr %137, align 8
  %280 = getelementptr inbounds float, ptr %279, i64 %278
  %281 = getelementptr inbounds float, ptr %280, i64 %111
  br label %293

282:                                              ; preds = %270
  %283 = load ptr, ptr %137, align 8
  %284 = getelementptr inbounds float, ptr %283, i64 %248
  %285 = getelementptr inbounds float, ptr %284, i64 %111
  br i1 %138, label %293, label %286

286:                                              ; preds = %282
  br i1 %139, label %287, label %403

287:                                              ; preds = %286, %287
  %288 = phi i64 [ %291, %287 ], [ 0, %286 ]
  %289 = extractelement <16 x float> %126, i64 %288
  %290 = getelementptr inbounds float, ptr %285, i64 %288
  store float %289, ptr %290, align 4
  %291 = add nuw nsw i64 %288, 1
  %292 = icmp eq i64 %291, %140
  br i1 %292, label %300, label %287

293:                                              ; preds = %282, %276
  %294 = phi ptr [ %281, %276 ], [ %285, %282 ]
  store <16 x float> %126, ptr %294, align 1
  %295 = add nsw i64 %2, 2
  %296 = mul nsw i64 %114, %295
  %297 = load ptr, ptr %137, align 8
  %298 = getelementptr inbounds float, ptr %297, i64 %296
  %299 = getelementptr inbounds float, ptr %298, i64 %71
  br label %313

300:                                              ; preds = %287
  %301 = add nsw i64 %2, 2
  %302 = mul nsw i64 %114, %301
  %303 = load ptr, ptr %137, align 8
  %304 = getelementptr inbounds float, ptr %303, i64 %302
  %305 = getelementptr inbounds float, ptr %304, i64 %71
  br i1 %138, label %313, label %306

306:                                              ; preds = %300
  br i1 %139, label %307, label %403

307:                                              ; preds = %306, %307
  %308 = phi i64 [ %311, %307 ], [ 0, %306 ]
  %309 = extractelement <16 x float> %125, i64 %308
  %310 = getelementptr inbounds float, ptr %305, i64 %308
  store float %309, ptr %310, align 4
  %311 = add nuw nsw i64 %308, 1
  %312 = icmp eq i64 %311, %140
  br i1 %312, label %319, label %307

313:                                              ; preds = %300, %293
  %314 = phi ptr [ %299, %293 ], [ %305, %300 ]
  %315 = phi i64 [ %296, %293 ], [ %302, %300 ]
  store <16 x float> %125, ptr %314, align 1
  %316 = load ptr, ptr %137, align 8
  %317 = getelementptr inbounds float, ptr %316, i64 %315
  %318 = getelementptr inbounds float, ptr %317, i64 %91
  br label %330

319:                                              ; preds = %307
  %320 = load ptr, ptr %137, align 8
  %321 = getelementptr inbounds float, ptr %320, i64 %302
  %322 = getelementptr inbounds float, ptr %321, i64 %91
  br i1 %138, label %330, label %323

323:                                              ; preds = %319
  br i1 %139, label %324, label %403

324:                                              ; preds = %323, %324
  %325 = phi i64 [ %328, %324 ], [ 0, %323 ]
  %326 = extractelement <16 x float> %129, i64 %325
  %327 = getelementptr inbounds float, ptr %322, i64 %325
  store float %326, ptr %327, align 4
  %328 = add nuw nsw i64 %325, 1
  %329 = icmp eq i64 %328, %140
  br i1 %329, label %336, label %324

330:                                              ; preds = %319, %313
  %331 = phi ptr [ %318, %313 ], [ %322, %319 ]
  %332 = phi i64 [ %315, %313 ], [ %302, %319 ]
  store <16 x float> %129, ptr %331, align 1
  %333 = load ptr, ptr %137, align 8
  %334 = getelementptr inbounds float, ptr %333, i64 %332
  %335 = getelementptr inbounds float, ptr %334, i64 %111
  br label %347

336:                                              ; preds = %324
  %337 = load ptr, ptr %137, align 8
  %338 = getelementptr inbounds float, ptr %337, i64 %302
  %339 = getelementptr inbounds float, ptr %338, i64 %111
  br i1 %138, label %347, label %340

340:                                              ; preds = %336
  br i1 %139, label %341, label %403

341:                                              ; preds = %340, %341
  %342 = phi i64 [ %345, %341 ], [ 0, %340 ]
  %343 = extractelement <16 x float> %133, i64 %342
  %344 = getelementptr inbounds float, ptr %339, i64 %342
  store float %343, ptr %344, align 4
  %345 = add nuw nsw i64 %342, 1
  %346 = icmp eq i64 %345, %140
  br i1 %346, label %354, label %341

347:                                              ; preds = %336, %330
  %348 = phi ptr [ %335, %330 ], [ %339, %336 ]
  store <16 x float> %133, ptr %348, align 1
  %349 = add nsw i64 %2, 3
  %350 = mul nsw i64 %114, %349
  %351 = load ptr, ptr %137, align 8
  %352 = getelementptr inbounds float, ptr %351, i64 %350
  %353 = getelementptr inbounds float, ptr %352, i64 %71
  br label %367

354:                                              ; preds = %341
  %355 = add nsw i64 %2, 3
  %356 = mul nsw i64 %114, %355
  %357 = load ptr, ptr %137, align 8
  %358 = getelementptr inbounds float, ptr %357, i64 %356
  %359 = getelementptr inbounds float, ptr %358, i64 %71
  br i1 %138, label %367, label %360

360:                                              ; preds = %354
  br i1 %139, label %361, label %403

361:                                              ; preds = %360, %361
  %362 = phi i64 [ %365, %361 ], [ 0, %360 ]
  %363 = extractelement <16 x float> %134, i64 %362
  %364 = getelementptr inbounds float, ptr %359, i64 %362
  store float %363, ptr %364, align 4
  %365 = add nuw nsw i64 %362, 1
  %366 = icmp eq i64 %365, %140
  br i1 %366, label %373, label %361

367:                                              ; preds = %354, %347
  %368 = phi ptr [ %353, %347 ], [ %359, %354 ]
  %369 = phi i64 [ %350, %347 ], [ %356, %354 ]
  store <16 x float> %134, ptr %368, align 1
  %370 = load ptr, ptr %137, align 8
  %371 = getelementptr inbounds float, ptr %370, i64 %369
  %372 = getelementptr inbounds float, ptr %371, i64 %91
  br label %384

373:                                              ; preds = %361
  %374 = load ptr, ptr %137, align 8
  %375 = getelementptr inbounds float, ptr %374, i64 %356
  %376 = getelementptr inbounds float, ptr %375, i64 %91
  br i1 %138, label %384, label %377

377:                                              ; preds = %373
  br i1 %139, label %378, label %403

378:                                              ; preds = %377, %378
  %379 = phi i64 [ %382, %378 ], [ 0, %377 ]
  %380 = extractelement <16 x float> %135, i64 %379
  %381 = getelementptr inbounds float, ptr %376, i64 %379
  store float %380, ptr %381, align 4
  %382 = add nuw nsw i64 %379, 1
  %383 = icmp eq i64 %382, %140
  br i1 %383, label %390, label %378

384:                                              ; preds = %373, %367
  %385 = phi ptr [ %372, %367 ], [ %376, %373 ]
  %386 = phi i64 [ %369, %367 ], [ %356, %373 ]
  store <16 x float> %135, ptr %385, align 1
  %387 = load ptr, ptr %137, align 8
  %388 = getelementptr inbounds float, ptr %387, i64 %386
  %389 = getelementptr inbounds float, ptr %388, i64 %111
  br label %401

390:                                              ; preds = %378
  %391 = load ptr, ptr %137, align 8
  %392 = getelementptr inbounds float, ptr %391, i64 %356
  %393 = getelementptr inbounds float, ptr %392, i64 %111
  br i1 %138, label %401, label %394

394:                                              ; preds = %390
  br i1 %139, label %395, label %403

395:                                              ; preds = %394, %395
  %396 = phi i64 [ %399, %395 ], [ 0, %394 ]
  %397 = extractelement <16 x float> %136, i64 %396
  %398 = getelementptr inbounds float, ptr %393, i64 %396
  store float %397, ptr %398, align 4
  %399 = add nuw nsw i64 %396, 1
  %400 = icmp eq i64 %399, %140
  br i1 %400, label %403, label %395

401:                                              ; preds = %384, %390
  %402 = phi ptr [ %389, %384 ], [ %393, %390 ]
  store <16 x float> %136, ptr %402, align 1
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
  %82 = getelementptr inbounds float, ptr %79, i64 %77
  %83 = shl nsw i64 %20, 1
  %84 = mul nsw i64 %20, 3
  br label %98

85:                                               ; preds = %98, %4
  %86 = phi <16 x float> [ zeroinitializer, %4 ], [ %124, %98 ]
  %87 = phi <16 x float> [ zeroinitializer, %4 ], [ %118, %98 ]
  %88 = phi <16 x float> [ zeroinitializer, %4 ], [ %130, %98 ]
  %89 = phi <16 x float> [ zeroinitializer, %4 ], [ %112, %98 ]
  %90 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 2
  %91 = icmp sgt i64 %26, 15
  %92 = icmp sgt i64 %26, 0
  %93 = call i64 @llvm.smax.i64(i64 %45, i64 1)
  %94 = mul nsw i64 %46, %2
  %95 = load ptr, ptr %90, align 8
  %96 = getelementptr inbounds float, ptr %95, i64 %94
  %97 = getelementptr inbounds float, ptr %96, i64 %43
  br i1 %91, label %184, label %183

98:                                               ; preds = %98, %49
  %99 = phi <16 x float> [ zeroinitializer, %49 ], [ %124, %98 ]
  %100 = phi <16 x float> [ zeroinitializer, %49 ], [ %118, %98 ]
  %101 = phi <16 x float> [ zeroinitializer, %49 ], [ %130, %98 ]
  %102 = phi <16 x float> [ zeroinitializer, %49 ], [ %112, %98 ]
  %103 = phi i64 [ 0, %49 ], [ %131, %98 ]
  %104 = getelementptr inbounds i64, ptr %81, i64 %103
  %105 = load i64, ptr %104, align 8
  %106 = getelementptr inbounds float, ptr %82, i64 %105
  %107 = load <16 x float>, ptr %106, align 1
  %108 = getelementptr inbounds float, ptr %47, i64 %103
  %109 = load float, ptr %108, align 4
  %110 = insertelement <16 x float> poison, float %109, i64 0
  %111 = shufflevector <16 x float> %110, <16 x float> poison, <16 x i32> zeroinitializer
  %112 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %111, <16 x float> %107, <16 x float> %102)
  %113 = add nsw i64 %20, %103
  %114 = getelementptr inbounds float, ptr %47, i64 %113
  %115 = load float, ptr %114, align 4
  %116 = insertelement <16 x float> poison, float %115, i64 0
  %117 = shufflevector <16 x float> %116, <16 x float> poison, <16 x i32> zeroinitializer
  %118 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %117, <16 x float> %107, <16 x float> %100)
  %119 = add nsw i64 %83, %103
  %120 = getelementptr inbounds float, ptr %47, i64 %119
  %121 = load float, ptr %120, align 4
  %122 = insertelement <16 x float> poison, float %121, i64 0
  %123 = shufflevector <16 x float> %122, <16 x float> poison, <16 x i32> zeroinitializer
  %124 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %123, <16 x float> %107, <16 x float> %99)
  %125 = add nsw i64 %84, %103
  %126 = getelementptr inbounds float, ptr %47, i64 %125
  %127 = load float, ptr %126, align 4
  %128 = insertelement <16 x float> poison, float %127, i64 0
  %129 = shufflevector <16 x float> %128, <16 x float> poison, <16 x i32> zeroinitializer
  %130 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %129, <16 x float> %107, <16 x float> %101)
  %131 = add nuw nsw i64 %103, 1
  %132 = icmp eq i64 %131, %20
  br i1 %132, label %85, label %98

133:                                              ; preds = %196
  br i1 %92, label %134, label %182

134:                                              ; preds = %133, %134
  %135 = phi i64 [ %138, %134 ], [ 0, %133 ]
  %136 = extractelement <16 x float> %87, i64 %135
  %137 = getelementptr inbounds float, ptr %201, i64 %135
  store float %136, ptr %137, align 4
  %138 = add nuw nsw i64 %135, 1
  %139 = icmp eq i64 %138, %93
  br i1 %139, label %147, label %134

140:                                              ; preds = %196, %184
  %141 = phi ptr [ %201, %196 ], [ %189, %184 ]
  store <16 x float> %87, ptr %141, align 1
  %142 = add nsw i64 %2, 2
  %143 = mul nsw i64 %46, %142
  %144 = load ptr, ptr %90, align 8
  %145 = getelementptr inbounds float, ptr %144, i64 %143
  %146 = getelementptr inbounds float, ptr %145, i64 %43
  br label %160

147:                                              ; preds = %134
  %148 = add nsw i64 %2, 2
  %149 = mul nsw i64 %46, %148
  %150 = load ptr, ptr %90, align 8
  %151 = getelementptr inbounds float, ptr %150, i64 %149
  %152 = getelementptr inbounds float, ptr %151, i64 %43
  br i1 %91, label %160, label %153

153:                                              ; preds = %147
  br i1 %92, label %154, label %182

154:                                              ; preds = %153, %154
  %155 = phi i64 [ %158, %154 ], [ 0, %153 ]
  %156 = extractelement <16 x float> %86, i64 %155
  %157 = getelementptr inbounds float, ptr %152, i64 %155
  store float %156, ptr %157, align 4
  %158 = add nuw nsw i64 %155, 1
  %159 = icmp eq i64 %158, %93
  br i1 %159, label %167, label %154

160:                                              ; preds = %147, %140
  %161 = phi ptr [ %146, %140 ], [ %152, %147 ]
  store <16 x float> %86, ptr %161, align 1
  %162 = add nsw i64 %2, 3
  %163 = mul nsw i64 %46, %162
  %164 = load ptr, ptr %90, align 8
  %165 = getelementptr inbounds float, ptr %164, i64 %163
  %166 = getelementptr inbounds float, ptr %165, i64 %43
  br label %180

167:                                              ; preds = %154
  %168 = add nsw i64 %2, 3
  %169 = mul nsw i64 %46, %168
  %170 = load ptr, ptr %90, align 8
  %171 = getelementptr inbounds float, ptr %170, i64 %169
  %172 = getelementptr inbounds float, ptr %171, i64 %43
  br i1 %91, label %180, label %173

173:                                              ; preds = %167
  br i1 %92, label %174, label %182

174:                                              ; preds = %173, %174
  %175 = phi i64 [ %178, %174 ], [ 0, %173 ]
  %176 = extractelement <16 x float> %88, i64 %175
  %177 = getelementptr inbounds float, ptr %172, i64 %175
  store float %176, ptr %177, align 4
  %178 = add nuw nsw i64 %175, 1
  %179 = icmp eq i64 %178, %93
  br i1 %179, label %182, label %174

180:                                              ; preds = %160, %167
  %181 = phi ptr [ %166, %160 ], [ %172, %167 ]
  store <16 x float> %88, ptr %181, align 1
  br label %182

182:                                              ; preds = %183, %174, %153, %133, %180, %173
  ret void

183:                                              ; preds = %85
  br i1 %92, label %190, label %182

184:                                              ; preds = %85
  store <16 x float> %89, ptr %97, align 1
  %185 = add nsw i64 %2, 1
  %186 = mul nsw i64 %46, %185
  %187 = load ptr, ptr %90, align 8
  %188 = getelementptr inbounds float, ptr %187, i64 %186
  %189 = getelementptr inbounds float, ptr %188, i64 %43
  br label %140

190:                                              ; preds = %183, %190
  %191 = phi i64 [ %194, %190 ], [ 0, %183 ]
  %192 = extractelement <16 x float> %89, i64 %191
  %193 = getelementptr inbounds float, ptr %97, i64 %191
  store float %192, ptr %193, align 4
  %194 = add nuw nsw i64 %191, 1
  %195 = icmp eq i64 %194, %93
  br i1 %195, label %196, label %190

196:                                              ; preds = %190
  %197 = add nsw i64 %2, 1
  %198 = mul nsw i64 %46, %197
  %199 = load ptr, ptr %90, align 8
  %200 = getelementptr inbounds float, ptr %199, i64 %198
  %201 = getelementptr inbounds float, ptr %200, i64 %43
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
  %55 = shl nsw i64 %54, 4
  %56 = add nsw i64 %55, 16
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
  %75 = shl nsw i64 %74, 4
  %76 = add nsw i64 %75, 16
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
  %95 = shl nsw i64 %94, 4
  %96 = add nsw i64 %95, 16
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
  %115 = shl nsw i64 %114, 4
  %116 = add nsw i64 %115, 16
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
  %135 = shl nsw i64 %134, 4
  %136 = add nsw i64 %135, 16
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
  %155 = shl nsw i64 %154, 4
  %156 = add nsw i64 %155, 16
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
  %173 = select i1 %27, i64 %26, i64 16
  %174 = mul nsw i64 %172, %26
  %175 = getelementptr inbounds float, ptr %29, i64 %30
  %176 = icmp sgt i64 %20, 0
  br i1 %176, label %177, label %182

177:                                              ; preds = %4
  %178 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 0
  %179 = load ptr, ptr %178, align 8
  %180 = getelementptr inbounds %struct.job, ptr %0, i64 0, i32 6
  %181 = load ptr, ptr %180, align 8
  br label %197

182:                                              ; preds = %197, %4
  %183 = phi <16 x float> [ zeroinitializer, %4 ], [ %229, %197 ]
  %184 = phi <16 x float> [ zeroinitializer, %4 ], [ %228, %197 ]
  %185 = phi <16 x float> [ zeroinitializer, %4 ], [ %227, %197 ]
  %186 = phi <16 x float> [ zeroinitializer, %4 ], [ %226, %197 ]
  %187 = phi <16 x float> [ zeroinitializer, %4 ], [ %225, %197 ]
  %188 = phi <16 x float> [ zeroinitializer, %4 ], [ %224, %197 ]
  %189 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 2
  %190 = icmp sgt i64 %26, 15
  %191 = icmp sgt i64 %26, 0
  %192 = call i64 @llvm.smax.i64(i64 %173, i64 1)
  %193 = mul nsw i64 %174, %2
  %194 = load ptr, ptr %189, align 8
  %195 = getelementptr inbounds float, ptr %194, i64 %193
  %196 = getelementptr inbounds float, ptr %195, i64 %71
  br i1 %190, label %233, label %232

197:                                              ; preds = %197, %177
  %198 = phi <16 x float> [ zeroinitializer, %177 ], [ %229, %197 ]
  %199 = phi <16 x float> [ zeroinitializer, %177 ], [ %228, %197 ]
  %200 = phi <16 x float> [ zeroinitializer, %177 ], [ %227, %197 ]
  %201 = phi <16 x float> [ zeroinitializer, %177 ], [ %226, %197 ]
  %202 = phi <16 x float> [ zeroinitializer, %177 ], [ %225, %197 ]
  %203 = phi <16 x float> [ zeroinitializer, %177 ], [ %224, %197 ]
  %204 = phi i64 [ 0, %177 ], [ %230, %197 ]
  %205 = getelementptr inbounds i64, ptr %181, i64 %204
  %206 = load i64, ptr %205, align 8
  %207 = getelementptr inbounds float, ptr %179, i64 %206
  %208 = getelementptr inbounds float, ptr %207, i64 %69
  %209 = load <16 x float>, ptr %208, align 1
  %210 = getelementptr inbounds float, ptr %207, i64 %89
  %211 = load <16 x float>, ptr %210, align 1
  %212 = getelementptr inbounds float, ptr %207, i64 %109
  %213 = load <16 x float>, ptr %212, align 1
  %214 = getelementptr inbounds float, ptr %207, i64 %129
  %215 = load <16 x float>, ptr %214, align 1
  %216 = getelementptr inbounds float, ptr %207, i64 %149
  %217 = load <16 x float>, ptr %216, align 1
  %218 = getelementptr inbounds float, ptr %207, i64 %169
  %219 = load <16 x float>, ptr %218, align 1
  %220 = getelementptr inbounds float, ptr %175, i64 %204
  %221 = load float, ptr %220, align 4
  %222 = insertelement <16 x float> poison, float %221, i64 0
  %223 = shufflevector <16 x float> %222, <16 x float> poison, <16 x i32> zeroinitializer
  %224 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %223, <16 x float> %209, <16 x float> %203)
  %225 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %223, <16 x float> %211, <16 x float> %202)
  %226 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %223, <16 x float> %213, <16 x float> %201)
  %227 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %223, <16 x float> %215, <16 x float> %200)
  %228 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %223, <16 x float> %217, <16 x float> %199)
  %229 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %223, <16 x float> %219, <16 x float> %198)
  %230 = add nuw nsw i64 %204, 1
  %231 = icmp eq i64 %230, %20
  br i1 %231, label %182, label %197

232:                                              ; preds = %182
  br i1 %191, label %237, label %320

233:                                              ; preds = %182
  store <16 x float> %188, ptr %196, align 1
  %234 = load ptr, ptr %189, align 8
  %235 = getelementptr inbounds float, ptr %234, i64 %193
  %236 = getelementptr inbounds float, ptr %235, i64 %91
  br label %254

237:                                              ; preds = %232, %237
  %238 = phi i64 [ %241, %237 ], [ 0, %232 ]
  %239 = extractelement <16 x float> %188, i64 %238
  %240 = getelementptr inbounds float, ptr %196, i64 %238
  store float %239, ptr %240, align 4
  %241 = add nuw nsw i64 %238, 1
  %242 = icmp eq i64 %241, %192
  br i1 %242, label %243, label %237

243:                                              ; preds = %237
  %244 = load ptr, ptr %189, align 8
  %245 = getelementptr inbounds float, ptr %244, i64 %193
  %246 = getelementptr inbounds float, ptr %245, i64 %91
  br i1 %190, label %254, label %247

247:                                              ; preds = %243
  br i1 %191, label %248, label %320

248:                                              ; preds = %247, %248
  %249 = phi i64 [ %252, %248 ], [ 0, %247 ]
  %250 = extractelement <16 x float> %187, i64 %249
  %251 = getelementptr inbounds float, ptr %246, i64 %249
  store float %250, ptr %251, align 4
  %252 = add nuw nsw i64 %249, 1
  %253 = icmp eq i64 %252, %192
  br i1 %253, label %259, label %248

254:                                              ; preds = %243, %233
  %255 = phi ptr [ %236, %233 ], [ %246, %243 ]
  store <16 x float> %187, ptr %255, align 1
  %256 = load ptr, ptr %189, align 8
  %257 = getelementptr inbounds float, ptr %256, i64 %193
  %258 = getelementptr inbounds float, ptr %257, i64 %111
  br label %270

259:                                              ; preds = %248
  %260 = load ptr, ptr %189, align 8
  %261 = getelementptr inbounds float, ptr %260, i64 %193
  %262 = getelementptr inbounds float, ptr %261, i64 %111
  br i1 %190, label %270, label %263

263:                                              ; preds = %259
  br i1 %191, label %264, label %320

264:                                              ; preds = %263, %264
  %265 = phi i64 [ %268, %264 ], [ 0, %263 ]
  %266 = extractelement <16 x float> %186, i64 %265
  %267 = getelementptr inbounds float, ptr %262, i64 %265
  store float %266, ptr %267, align 4
  %268 = add nuw nsw i64 %265, 1
  %269 = icmp eq i64 %268, %192
  br i1 %269, label %275, label %264

270:                                              ; preds = %259, %254
  %271 = phi ptr [ %258, %254 ], [ %262, %259 ]
  store <16 x float> %186, ptr %271, align 1
  %272 = load ptr, ptr %189, align 8
  %273 = getelementptr inbounds float, ptr %272, i64 %193
  %274 = getelementptr inbounds float, ptr %273, i64 %131
  br label %286

275:                                              ; preds = %264
  %276 = load ptr, ptr %189, align 8
  %277 = getelementptr inbounds float, ptr %276, i64 %193
  %278 = getelementptr inbounds float, ptr %277, i64 %131
  br i1 %190, label %286, label %279

279:                                              ; preds = %275
  br i1 %191, label %280, label %320

280:                                              ; preds = %279, %280
  %281 = phi i64 [ %284, %280 ], [ 0, %279 ]
  %282 = extractelement <16 x float> %185, i64 %281
  %283 = getelementptr inbounds float, ptr %278, i64 %281
  store float %282, ptr %283, align 4
  %284 = add nuw nsw i64 %281, 1
  %285 = icmp eq i64 %284, %192
  br i1 %285, label %291, label %280

286:                                              ; preds = %275, %270
  %287 = phi ptr [ %274, %270 ], [ %278, %275 ]
  store <16 x float> %185, ptr %287, align 1
  %288 = load ptr, ptr %189, align 8
  %289 = getelementptr inbounds float, ptr %288, i64 %193
  %290 = getelementptr inbounds float, ptr %289, i64 %151
  br label %302

291:                                              ; preds = %280
  %292 = load ptr, ptr %189, align 8
  %293 = getelementptr inbounds float, ptr %292, i64 %193
  %294 = getelementptr inbounds float, ptr %293, i64 %151
  br i1 %190, label %302, label %295

295:                                              ; preds = %291
  br i1 %191, label %296, label %320

296:                                              ; preds = %295, %296
  %297 = phi i64 [ %300, %296 ], [ 0, %295 ]
  %298 = extractelement <16 x float> %184, i64 %297
  %299 = getelementptr inbounds float, ptr %294, i64 %297
  store float %298, ptr %299, align 4
  %300 = add nuw nsw i64 %297, 1
  %301 = icmp eq i64 %300, %192
  br i1 %301, label %307, label %296

302:                                              ; preds = %291, %286
  %303 = phi ptr [ %290, %286 ], [ %294, %291 ]
  store <16 x float> %184, ptr %303, align 1
  %304 = load ptr, ptr %189, align 8
  %305 = getelementptr inbounds float, ptr %304, i64 %193
  %306 = getelementptr inbounds float, ptr %305, i64 %171
  br label %318

307:                                              ; preds = %296
  %308 = load ptr, ptr %189, align 8
  %309 = getelementptr inbounds float, ptr %308, i64 %193
  %310 = getelementptr inbounds float, ptr %309, i64 %171
  br i1 %190, label %318, label %311

311:                                              ; preds = %307
  br i1 %191, label %312, label %320

312:                                              ; preds = %311, %312
  %313 = phi i64 [ %316, %312 ], [ 0, %311 ]
  %314 = extractelement <16 x float> %183, i64 %313
  %315 = getelementptr inbounds float, ptr %310, i64 %313
  store float %314, ptr %315, align 4
  %316 = add nuw nsw i64 %313, 1
  %317 = icmp eq i64 %316, %192
  br i1 %317, label %320, label %312

318:                                              ; preds = %302, %307
  %319 = phi ptr [ %306, %302 ], [ %310, %307 ]
  store <16 x float> %183, ptr %319, align 1
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
  %82 = getelementptr inbounds float, ptr %79, i64 %77
  br label %92

83:                                               ; preds = %92, %4
  %84 = phi <16 x float> [ zeroinitializer, %4 ], [ %103, %92 ]
  %85 = getelementptr inbounds %struct.share, ptr %1, i64 0, i32 2
  %86 = icmp sgt i64 %26, 15
  %87 = call i64 @llvm.smax.i64(i64 %45, i64 1)
  %88 = mul nsw i64 %46, %2
  %89 = load ptr, ptr %85, align 8
  %90 = getelementptr inbounds float, ptr %89, i64 %88
  %91 = getelementptr inbounds float, ptr %90, i64 %43
  br i1 %86, label %108, label %106

92:                                               ; preds = %92, %49
  %93 = phi <16 x float> [ zeroinitializer, %49 ], [ %103, %92 ]
  %94 = phi i64 [ 0, %49 ], [ %104, %92 ]
  %95 = getelementptr inbounds i64, ptr %81, i64 %94
  %96 = load i64, ptr %95, align 8
  %97 = getelementptr inbounds float, ptr %82, i64 %96
  %98 = load <16 x float>, ptr %97, align 1
  %99 = getelementptr inbounds float, ptr %47, i64 %94
  %100 = load float, ptr %99, align 4
  %101 = insertelement <16 x float> poison, float %100, i64 0
  %102 = shufflevector <16 x float> %101, <16 x float> poison, <16 x i32> zeroinitializer
  %103 = call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %102, <16 x float> %98, <16 x float> %93)
  %104 = add nuw nsw i64 %94, 1
  %105 = icmp eq i64 %104, %20
  br i1 %105, label %83, label %92

106:                                              ; preds = %83
  %107 = icmp sgt i64 %26, 0
  br i1 %107, label %109, label %115

108:                                              ; preds = %83
  store <16 x float> %84, ptr %91, align 1
  br label %115

109:                                              ; preds = %106, %109
  %110 = phi i64 [ %113, %109 ], [ 0, %106 ]
  %111 = extractelement <16 x float> %84, i64 %110
  %112 = getelementptr inbounds float, ptr %91, i64 %110
  store float %111, ptr %112, align 4
  %113 = add nuw nsw i64 %110, 1
  %114 = icmp eq i64 %113, %87
  br i1 %114, label %115, label %109

115:                                              ; preds = %109, %108, %106
  ret void
}

declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>)

declare i64 @llvm.smax.i64(i64, i64)
