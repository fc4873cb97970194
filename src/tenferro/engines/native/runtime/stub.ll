; The call of a compiled program from Python: a builtin whose `self` is a ctypes structure, %Table.
;
; It checks the arguments, makes the outputs, runs the program and returns. Arguments that fail a
; check go, as they came, to `self` itself, which is callable.

%Table = type { ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, ptr }
; 0 program, 1 sizes, 2 status handler, 3 inputs, 4 outputs, 5 dims,
; 6 n inputs, 7 n outputs, 8 n dims, 9 n names, 10 workspace, 11 release, 12 single, 13 scratch, 14 the axes of inputs,
; 15 context
%Operand = type { ptr, i64, i64, i64, i64, i64, i64 }
; 0 descr, 1 ndim, 2 itemsize, 3 flags, 4 inner, 5 number, 6 format
;
; A dim is (value << 2 | kind), kinds: 0 exactly value, 1 gives name number value, 2 has name number
; value, 3 any size or computed.

@Array_Type = external global i8
@Float_Type = external global i8
@Long_Type = external global i8
@Complex_Type = external global i8
@True_Object = external global i8
@False_Object = external global i8

declare void @Py_DecRef(ptr)
declare ptr @PyObject_Vectorcall(ptr, ptr, i64, ptr)
declare ptr @PyTuple_New(i64)
declare i32 @PyTuple_SetItem(ptr, i64, ptr)
declare ptr @PyErr_NoMemory()
declare ptr @PyEval_SaveThread()
declare void @PyEval_RestoreThread(ptr)
declare ptr @PyLong_FromLongLong(i64)
declare double @PyFloat_AsDouble(ptr)
declare i64 @PyLong_AsLongLongAndOverflow(ptr, ptr)
declare double @PyComplex_RealAsDouble(ptr)
declare double @PyComplex_ImagAsDouble(ptr)
declare ptr @tenferro_new_array(ptr, i64, ptr, i64)
declare ptr @tenferro_acquire(i64)
declare void @tenferro_release(ptr)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)

define internal i64 @field(ptr %table, i64 %number) alwaysinline {
  %at = getelementptr i64, ptr %table, i64 %number
  %value = load i64, ptr %at
  ret i64 %value
}

; The bytes of an array after storing its pointer, sizes and strides; -1 if it does not fit.
define internal i64 @take_array(ptr %object, ptr %operand, ptr %dims, ptr %shape, ptr %strides, ptr %names, ptr %data) {
entry:
  %type.at = getelementptr i8, ptr %object, i64 $object_type
  %type = load ptr, ptr %type.at
  %exact = icmp eq ptr %type, @Array_Type
  br i1 %exact, label %kind, label %unfit
kind:
  %descr.at = getelementptr i8, ptr %object, i64 $array_descr
  %descr = load ptr, ptr %descr.at
  %descr.wanted = load ptr, ptr %operand
  %descr.same = icmp eq ptr %descr, %descr.wanted
  %ndim.at = getelementptr i8, ptr %object, i64 $array_ndim
  %ndim.narrow = load i32, ptr %ndim.at
  %ndim = zext i32 %ndim.narrow to i64
  %ndim.wanted = call i64 @field(ptr %operand, i64 1)
  %ndim.same = icmp eq i64 %ndim, %ndim.wanted
  %flags.at = getelementptr i8, ptr %object, i64 $array_flags
  %flags.narrow = load i32, ptr %flags.at
  %flags = zext i32 %flags.narrow to i64
  %flags.wanted = call i64 @field(ptr %operand, i64 3)
  %flags.common = and i64 %flags, %flags.wanted
  %flags.same = icmp eq i64 %flags.common, %flags.wanted
  %two = and i1 %descr.same, %ndim.same
  %all = and i1 %two, %flags.same
  br i1 %all, label %axes, label %unfit
axes:
  %data.at = getelementptr i8, ptr %object, i64 $array_data
  %pointer = load ptr, ptr %data.at
  store ptr %pointer, ptr %data
  %itemsize = call i64 @field(ptr %operand, i64 2)
  %own.shape.at = getelementptr i8, ptr %object, i64 $array_shape
  %own.shape = load ptr, ptr %own.shape.at
  %own.strides.at = getelementptr i8, ptr %object, i64 $array_strides
  %own.strides = load ptr, ptr %own.strides.at
  br label %head
head:
  %axis = phi i64 [ 0, %axes ], [ %axis.next, %tail ]
  %bytes = phi i64 [ %itemsize, %axes ], [ %bytes.next, %tail ]
  %more = icmp ult i64 %axis, %ndim
  br i1 %more, label %body, label %layout
body:
  %dim = call i64 @field(ptr %own.shape, i64 %axis)
  %stride = call i64 @field(ptr %own.strides, i64 %axis)
  %shape.at = getelementptr i64, ptr %shape, i64 %axis
  store i64 %dim, ptr %shape.at
  %stride.at = getelementptr i64, ptr %strides, i64 %axis
  store i64 %stride, ptr %stride.at
  %code = call i64 @field(ptr %dims, i64 %axis)
  %which = and i64 %code, 3
  %value = ashr i64 %code, 2
  switch i64 %which, label %tail [ i64 0, label %exactly
                                   i64 1, label %gives
                                   i64 2, label %has ]
exactly:
  %right = icmp eq i64 %dim, %value
  br i1 %right, label %tail, label %unfit
gives:
  %give.at = getelementptr i64, ptr %names, i64 %value
  store i64 %dim, ptr %give.at
  br label %tail
has:
  %given = call i64 @field(ptr %names, i64 %value)
  %agrees = icmp eq i64 %dim, %given
  br i1 %agrees, label %tail, label %unfit
tail:
  %axis.next = add i64 %axis, 1
  %bytes.next = mul i64 %bytes, %dim
  br label %head
layout:
  %inner = call i64 @field(ptr %operand, i64 4)
  %free = icmp eq i64 %inner, 0
  br i1 %free, label %fit, label %last
last:                                           ; only operands with axes ask for this
  %last.axis = sub i64 %ndim, 1
  %last.dim = call i64 @field(ptr %own.shape, i64 %last.axis)
  %last.stride = call i64 @field(ptr %own.strides, i64 %last.axis)
  %short = icmp sle i64 %last.dim, 1
  %adjacent = icmp eq i64 %last.stride, %itemsize
  %good = or i1 %short, %adjacent
  br i1 %good, label %fit, label %unfit
fit:
  ret i64 %bytes
unfit:
  ret i64 -1
}

define internal void @store_real(double %re, double %im, i64 %format, ptr %slot) {
entry:
  %re.narrow = fptrunc double %re to float
  %im.narrow = fptrunc double %im to float
  %second.wide = getelementptr double, ptr %slot, i64 1
  %second.narrow = getelementptr float, ptr %slot, i64 1
  switch i64 %format, label %f64 [ i64 1, label %f32
                                   i64 2, label %c128
                                   i64 3, label %c64 ]
f64:
  store double %re, ptr %slot
  ret void
f32:
  store float %re.narrow, ptr %slot
  ret void
c128:
  store double %re, ptr %slot
  store double %im, ptr %second.wide
  ret void
c64:
  store float %re.narrow, ptr %slot
  store float %im.narrow, ptr %second.narrow
  ret void
}

; Store an integer; false if the format cannot hold it. Formats from 4 on: 4 + log2(bytes) signed,
; 8 + log2(bytes) unsigned.
define internal i1 @store_integer(i64 %value, i64 %format, ptr %slot) {
entry:
  %real = icmp ult i64 %format, 4
  br i1 %real, label %as.real, label %as.integer
as.real:
  %wide = sitofp i64 %value to double
  call void @store_real(double %wide, double 0.0, i64 %format, ptr %slot)
  ret i1 true
as.integer:
  store i64 %value, ptr %slot                   ; little end first, as on every supported processor
  %log = and i64 %format, 3
  %bits = shl i64 8, %log
  %spare = sub i64 64, %bits
  %top = shl i64 %value, %spare
  %extended.signed = ashr i64 %top, %spare
  %extended.unsigned = lshr i64 %top, %spare
  %unsigned = icmp uge i64 %format, 8
  %extended = select i1 %unsigned, i64 %extended.unsigned, i64 %extended.signed
  %kept = icmp eq i64 %extended, %value
  %negative = icmp slt i64 %value, 0
  %below = and i1 %unsigned, %negative
  %above = xor i1 %below, true
  %held = and i1 %kept, %above
  ret i1 %held
}

; Convert a Python number into its slot; false if it is not of the type asked for.
define internal i1 @take_number(ptr %object, ptr %operand, ptr %slot) {
entry:
  %overflow = alloca i32
  %type.at = getelementptr i8, ptr %object, i64 $object_type
  %type = load ptr, ptr %type.at
  %number = call i64 @field(ptr %operand, i64 5)
  %format = call i64 @field(ptr %operand, i64 6)
  switch i64 %number, label %unfit [ i64 1, label %float
                                     i64 2, label %int
                                     i64 3, label %bool
                                     i64 4, label %complex ]
float:
  %is.float = icmp eq ptr %type, @Float_Type
  br i1 %is.float, label %take.float, label %unfit
take.float:
  %real = call double @PyFloat_AsDouble(ptr %object)
  call void @store_real(double %real, double 0.0, i64 %format, ptr %slot)
  ret i1 true
int:
  %is.int = icmp eq ptr %type, @Long_Type
  br i1 %is.int, label %take.int, label %unfit
take.int:
  %integer = call i64 @PyLong_AsLongLongAndOverflow(ptr %object, ptr %overflow)
  %over = load i32, ptr %overflow
  %in.range = icmp eq i32 %over, 0
  br i1 %in.range, label %store.int, label %unfit
store.int:
  %held = call i1 @store_integer(i64 %integer, i64 %format, ptr %slot)
  ret i1 %held
bool:
  %is.true = icmp eq ptr %object, @True_Object
  %is.false = icmp eq ptr %object, @False_Object
  %is.bool = or i1 %is.true, %is.false
  br i1 %is.bool, label %take.bool, label %unfit
take.bool:
  %bit = zext i1 %is.true to i64
  %stored = call i1 @store_integer(i64 %bit, i64 %format, ptr %slot)
  ret i1 %stored
complex:
  %is.complex = icmp eq ptr %type, @Complex_Type
  br i1 %is.complex, label %take.complex, label %unfit
take.complex:
  %re = call double @PyComplex_RealAsDouble(ptr %object)
  %im = call double @PyComplex_ImagAsDouble(ptr %object)
  call void @store_real(double %re, double %im, i64 %format, ptr %slot)
  ret i1 true
unfit:
  ret i1 false
}

; The bytes of all inputs; -1 if one does not fit.
define internal i64 @take_inputs(ptr %table, ptr %args, ptr %data, ptr %shapes, ptr %strides, ptr %names, ptr %numbers) {
entry:
  %inputs.at = getelementptr %Table, ptr %table, i64 0, i32 3
  %inputs = load ptr, ptr %inputs.at
  %dims.at = getelementptr %Table, ptr %table, i64 0, i32 5
  %dims = load ptr, ptr %dims.at
  %n = call i64 @field(ptr %table, i64 6)
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %i.next, %tail ]
  %axis = phi i64 [ 0, %entry ], [ %axis.next, %tail ]
  %total = phi i64 [ 0, %entry ], [ %total.next, %tail ]
  %more = icmp ult i64 %i, %n
  br i1 %more, label %body, label %done
body:
  %operand = getelementptr %Operand, ptr %inputs, i64 %i
  %object.at = getelementptr ptr, ptr %args, i64 %i
  %object = load ptr, ptr %object.at
  %data.at = getelementptr ptr, ptr %data, i64 %i
  %number = call i64 @field(ptr %operand, i64 5)
  %is.array = icmp eq i64 %number, 0
  br i1 %is.array, label %array, label %scalar
array:
  %dims.here = getelementptr i64, ptr %dims, i64 %axis
  %shape.here = getelementptr i64, ptr %shapes, i64 %axis
  %strides.here = getelementptr i64, ptr %strides, i64 %axis
  %bytes = call i64 @take_array(ptr %object, ptr %operand, ptr %dims.here, ptr %shape.here, ptr %strides.here, ptr %names, ptr %data.at)
  %fits = icmp sge i64 %bytes, 0
  br i1 %fits, label %tail, label %unfit
scalar:
  %offset = shl i64 %i, 4
  %slot = getelementptr i8, ptr %numbers, i64 %offset
  store ptr %slot, ptr %data.at
  %converted = call i1 @take_number(ptr %object, ptr %operand, ptr %slot)
  br i1 %converted, label %tail, label %unfit
tail:
  %size = phi i64 [ %bytes, %array ], [ 8, %scalar ]
  %total.next = add i64 %total, %size
  %ndim = call i64 @field(ptr %operand, i64 1)
  %axis.next = add i64 %axis, %ndim
  %i.next = add i64 %i, 1
  br label %head
done:
  ret i64 %total
unfit:
  ret i64 -1
}

; Fill in the known sizes of outputs. %axis is the first axis of the first output.
define internal void @size_outputs(ptr %table, ptr %shapes, ptr %names, i64 %axis.first) {
entry:
  %dims.at = getelementptr %Table, ptr %table, i64 0, i32 5
  %dims = load ptr, ptr %dims.at
  %n = call i64 @field(ptr %table, i64 8)
  br label %head
head:
  %axis = phi i64 [ %axis.first, %entry ], [ %axis.next, %tail ]
  %more = icmp ult i64 %axis, %n
  br i1 %more, label %body, label %done
body:
  %shape.at = getelementptr i64, ptr %shapes, i64 %axis
  %code = call i64 @field(ptr %dims, i64 %axis)
  %which = and i64 %code, 3
  %value = ashr i64 %code, 2
  switch i64 %which, label %tail [ i64 0, label %exactly
                                   i64 2, label %has ]
exactly:
  store i64 %value, ptr %shape.at
  br label %tail
has:
  %given = call i64 @field(ptr %names, i64 %value)
  store i64 %given, ptr %shape.at
  br label %tail
tail:
  %axis.next = add i64 %axis, 1
  br label %head
done:
  ret void
}

; The bytes of an array about to be made; more than any memory where that overflows.
define internal i64 @bytes_of(ptr %shape, i64 %ndim, i64 %itemsize) {
entry:
  br label %head
head:
  %axis = phi i64 [ 0, %entry ], [ %axis.next, %body ]
  %bytes = phi i64 [ %itemsize, %entry ], [ %bytes.next, %body ]
  %more = icmp ult i64 %axis, %ndim
  br i1 %more, label %body, label %done
body:
  %dim = call i64 @field(ptr %shape, i64 %axis)
  %pair = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %bytes, i64 %dim)
  %product = extractvalue { i64, i1 } %pair, 0
  %over = extractvalue { i64, i1 } %pair, 1
  %bytes.next = select i1 %over, i64 9223372036854775807, i64 %product
  %axis.next = add i64 %axis, 1
  br label %head
done:
  ret i64 %bytes
}

define internal void @drop(ptr %objects, i64 %n) {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %i.next, %body ]
  %more = icmp ult i64 %i, %n
  br i1 %more, label %body, label %done
body:
  %at = getelementptr ptr, ptr %objects, i64 %i
  %object = load ptr, ptr %at
  call void @Py_DecRef(ptr %object)
  %i.next = add i64 %i, 1
  br label %head
done:
  ret void
}

; Make the outputs; their bytes, or -1 with an exception set and nothing made.
define internal i64 @make_outputs(ptr %table, ptr %shapes, ptr %strides, ptr %data, ptr %objects, i64 %axis.first) {
entry:
  %outputs.at = getelementptr %Table, ptr %table, i64 0, i32 4
  %outputs = load ptr, ptr %outputs.at
  %n = call i64 @field(ptr %table, i64 7)
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %i.next, %tail ]
  %axis = phi i64 [ %axis.first, %entry ], [ %axis.next, %tail ]
  %total = phi i64 [ 0, %entry ], [ %total.next, %tail ]
  %more = icmp ult i64 %i, %n
  br i1 %more, label %body, label %done
body:
  %operand = getelementptr %Operand, ptr %outputs, i64 %i
  %descr = load ptr, ptr %operand
  %ndim = call i64 @field(ptr %operand, i64 1)
  %itemsize = call i64 @field(ptr %operand, i64 2)
  %shape = getelementptr i64, ptr %shapes, i64 %axis
  %bytes = call i64 @bytes_of(ptr %shape, i64 %ndim, i64 %itemsize)
  %array = call ptr @tenferro_new_array(ptr %descr, i64 %ndim, ptr %shape, i64 %bytes)
  %none = icmp eq ptr %array, null
  br i1 %none, label %failed, label %made
made:
  %object.at = getelementptr ptr, ptr %objects, i64 %i
  store ptr %array, ptr %object.at
  %pointer.at = getelementptr i8, ptr %array, i64 $array_data
  %pointer = load ptr, ptr %pointer.at
  %data.at = getelementptr ptr, ptr %data, i64 %i
  store ptr %pointer, ptr %data.at
  %own.strides.at = getelementptr i8, ptr %array, i64 $array_strides
  %own.strides = load ptr, ptr %own.strides.at
  br label %copy
copy:
  %j = phi i64 [ 0, %made ], [ %j.next, %copy.body ]
  %copy.more = icmp ult i64 %j, %ndim
  br i1 %copy.more, label %copy.body, label %tail
copy.body:
  %stride = call i64 @field(ptr %own.strides, i64 %j)
  %to = add i64 %axis, %j
  %stride.at = getelementptr i64, ptr %strides, i64 %to
  store i64 %stride, ptr %stride.at
  %j.next = add i64 %j, 1
  br label %copy
tail:
  %total.next = add i64 %total, %bytes
  %axis.next = add i64 %axis, %ndim
  %i.next = add i64 %i, 1
  br label %head
failed:
  call void @drop(ptr %objects, i64 %i)
  ret i64 -1
done:
  ret i64 %total
}

; The bytes of workspace; negative to leave the call to the slow path.
define internal i64 @workspace_bytes(ptr %table, ptr %shapes) {
entry:
  %sizes.at = getelementptr %Table, ptr %table, i64 0, i32 1
  %sizes = load ptr, ptr %sizes.at
  %constant = icmp eq ptr %sizes, null
  br i1 %constant, label %known, label %computed
known:
  %bytes = call i64 @field(ptr %table, i64 10)
  ret i64 %bytes
computed:
  %result = call i64 %sizes(ptr %shapes)
  ret i64 %result
}

define internal i64 @run(ptr %table, ptr %data, ptr %shapes, ptr %strides, ptr %workspace, i64 %bytes) {
entry:
  %program = load ptr, ptr %table
  %context.at = getelementptr %Table, ptr %table, i64 0, i32 15
  %context = load ptr, ptr %context.at
  %least = call i64 @field(ptr %table, i64 11)
  %large = icmp sge i64 %bytes, %least
  br i1 %large, label %released, label %held
held:
  %quick = call i64 %program(ptr %data, ptr %shapes, ptr %strides, ptr %workspace, ptr %context)
  ret i64 %quick
released:
  %state = call ptr @PyEval_SaveThread()
  %status = call i64 %program(ptr %data, ptr %shapes, ptr %strides, ptr %workspace, ptr %context)
  call void @PyEval_RestoreThread(ptr %state)
  ret i64 %status
}

; The array or the tuple to return; takes the references to the outputs.
define internal ptr @result(ptr %table, ptr %objects) {
entry:
  %single = call i64 @field(ptr %table, i64 12)
  %several = icmp eq i64 %single, 0
  br i1 %several, label %tuple, label %one
one:
  %object = load ptr, ptr %objects
  ret ptr %object
tuple:
  %n = call i64 @field(ptr %table, i64 7)
  %made = call ptr @PyTuple_New(i64 %n)
  %none = icmp eq ptr %made, null
  br i1 %none, label %failed, label %head
failed:
  call void @drop(ptr %objects, i64 %n)
  ret ptr null
head:
  %i = phi i64 [ 0, %tuple ], [ %i.next, %body ]
  %more = icmp ult i64 %i, %n
  br i1 %more, label %body, label %done
body:
  %at = getelementptr ptr, ptr %objects, i64 %i
  %item = load ptr, ptr %at
  call i32 @PyTuple_SetItem(ptr %made, i64 %i, ptr %item)
  %i.next = add i64 %i, 1
  br label %head
done:
  ret ptr %made
}

; Hand a status to its handler, which raises.
define internal ptr @report_status(ptr %table, i64 %status) {
entry:
  %slot = alloca ptr
  %handler.at = getelementptr %Table, ptr %table, i64 0, i32 2
  %handler = load ptr, ptr %handler.at
  %number = call ptr @PyLong_FromLongLong(i64 %status)
  %none = icmp eq ptr %number, null
  br i1 %none, label %failed, label %call
failed:
  ret ptr null
call:
  store ptr %number, ptr %slot
  %result = call ptr @PyObject_Vectorcall(ptr %handler, ptr %slot, i64 1, ptr null)
  call void @Py_DecRef(ptr %number)
  ret ptr %result
}

define ptr @tenferro_call(ptr %self, ptr %args, i64 %n.args) {
entry:
  %table.at = getelementptr i8, ptr %self, i64 $object_end
  %table = load ptr, ptr %table.at
  %n.inputs = call i64 @field(ptr %table, i64 6)
  %enough = icmp eq i64 %n.args, %n.inputs
  br i1 %enough, label %take, label %slow
take:
  %n.outputs = call i64 @field(ptr %table, i64 7)
  %n.dims = call i64 @field(ptr %table, i64 8)
  %n.names = call i64 @field(ptr %table, i64 9)
  %scratch = call i64 @field(ptr %table, i64 13)
  %data = alloca i8, i64 %scratch, align 16
  %outputs.data = getelementptr ptr, ptr %data, i64 %n.inputs
  %shapes = getelementptr ptr, ptr %outputs.data, i64 %n.outputs
  %strides = getelementptr i64, ptr %shapes, i64 %n.dims
  %names = getelementptr i64, ptr %strides, i64 %n.dims
  %objects = getelementptr i64, ptr %names, i64 %n.names
  %numbers = getelementptr ptr, ptr %objects, i64 %n.outputs
  %bytes.in = call i64 @take_inputs(ptr %table, ptr %args, ptr %data, ptr %shapes, ptr %strides, ptr %names, ptr %numbers)
  %taken = icmp sge i64 %bytes.in, 0
  br i1 %taken, label %size, label %slow
size:
  %axis = call i64 @field(ptr %table, i64 14)
  call void @size_outputs(ptr %table, ptr %shapes, ptr %names, i64 %axis)
  %bytes.work = call i64 @workspace_bytes(ptr %table, ptr %shapes)
  %sized = icmp sge i64 %bytes.work, 0
  br i1 %sized, label %make, label %slow
make:
  %bytes.out = call i64 @make_outputs(ptr %table, ptr %shapes, ptr %strides, ptr %outputs.data, ptr %objects, i64 %axis)
  %made = icmp sge i64 %bytes.out, 0
  br i1 %made, label %work, label %failed
work:
  %bytes = add i64 %bytes.in, %bytes.out
  %no.work = icmp eq i64 %bytes.work, 0
  br i1 %no.work, label %plain, label %acquire
plain:
  %plain.status = call i64 @run(ptr %table, ptr %data, ptr %shapes, ptr %strides, ptr null, i64 %bytes)
  br label %ran
acquire:
  %workspace = call ptr @tenferro_acquire(i64 %bytes.work)
  %out = icmp eq ptr %workspace, null
  br i1 %out, label %no.memory, label %worked
worked:
  %worked.status = call i64 @run(ptr %table, ptr %data, ptr %shapes, ptr %strides, ptr %workspace, i64 %bytes)
  call void @tenferro_release(ptr %workspace)
  br label %ran
ran:
  %status = phi i64 [ %plain.status, %plain ], [ %worked.status, %worked ]
  %good = icmp eq i64 %status, 0
  br i1 %good, label %finish, label %bad
finish:
  %result = call ptr @result(ptr %table, ptr %objects)
  ret ptr %result
bad:
  call void @drop(ptr %objects, i64 %n.outputs)
  %reported = call ptr @report_status(ptr %table, i64 %status)
  ret ptr %reported
no.memory:
  call void @drop(ptr %objects, i64 %n.outputs)
  call ptr @PyErr_NoMemory()
  ret ptr null
failed:
  ret ptr null
slow:
  %other = call ptr @PyObject_Vectorcall(ptr %self, ptr %args, i64 %n.args, ptr null)
  ret ptr %other
}
