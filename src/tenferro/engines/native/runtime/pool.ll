; Memory for outputs and workspaces: blocks in size classes, kept after use for the next call.
;
; Fresh pages cost more than most kernels spend on them, so a block that comes back is kept until
; the pool holds more than its limit. Four classes to a doubling from 16 KiB on; a block of class c
; holds (5 + c % 4) * 2^(11 + c / 4) bytes. Large blocks are aligned for huge pages.

%Pool = type { i64, i64, i64, i64, i64, i64, i64 }  ; lock, limit, kept, used, hits, misses, hand
%Block = type { ptr, i64, ptr, i64, i64, i64, i64, i64 }  ; next, class, mapping, its length

@tenferro_pool = global %Pool zeroinitializer
@heads = internal global [$classes x ptr] zeroinitializer  ; the kept blocks of each class
@capsule_name = internal constant [16 x i8] c"tenferro.buffer\00"
@Array_Type = external global i8

declare i64 @llvm.ctlz.i64(i64, i1)
declare i64 @llvm.smax.i64(i64, i64)
declare void @Py_IncRef(ptr)
declare void @Py_DecRef(ptr)
declare ptr @PyErr_NoMemory()
declare ptr @PyCapsule_New(ptr, ptr, ptr)
declare ptr @PyCapsule_GetPointer(ptr, ptr)
declare ptr @PyArray_NewFromDescr(ptr, ptr, i32, ptr, ptr, ptr, i32, ptr)
declare i32 @PyArray_SetBaseObject(ptr, ptr)

$system_memory

define internal void @lock() {
entry:
  br label %try
try:
  %pair = cmpxchg ptr @tenferro_pool, i64 0, i64 1 acquire monotonic
  %got = extractvalue { i64, i1 } %pair, 1
  br i1 %got, label %done, label %try
done:
  ret void
}

define internal void @unlock() {
  store atomic i64 0, ptr @tenferro_pool release, align 8
  ret void
}

define internal i64 @add(i64 %field, i64 %by) {
  %at = getelementptr i64, ptr @tenferro_pool, i64 %field
  %old = load i64, ptr %at
  %now = add i64 %old, %by
  store i64 %now, ptr %at
  ret i64 %now
}

define internal i64 @class_of(i64 %bytes) {
  %last = sub i64 %bytes, 1
  %x = call i64 @llvm.smax.i64(i64 %last, i64 16383)
  %zeros = call i64 @llvm.ctlz.i64(i64 %x, i1 true)
  %shift = sub i64 61, %zeros
  %step = lshr i64 %x, %shift                 ; 4 to 7
  %doubling = sub i64 %shift, 11
  %first = shl i64 %doubling, 2
  %in = sub i64 %step, 4
  %class = add i64 %first, %in
  ret i64 %class
}

define internal i64 @bytes_of(i64 %class) {
  %in = and i64 %class, 3
  %step = add i64 %in, 5
  %doubling = lshr i64 %class, 2
  %shift = add i64 %doubling, 11
  %bytes = shl i64 %step, %shift
  ret i64 %bytes
}

; A fresh block, or null.
define internal ptr @map_block(i64 %class) {
entry:
  %bytes = call i64 @bytes_of(i64 %class)
  %huge = icmp uge i64 %bytes, $huge
  %align = select i1 %huge, i64 $huge, i64 64
  %more = add i64 %bytes, 64
  %length = add i64 %more, %align
  %mapping = call ptr @map(i64 %length)
  %failed = icmp eq ptr %mapping, null
  br i1 %failed, label %none, label %some
none:
  ret ptr null
some:
  %start = ptrtoint ptr %mapping to i64
  %behind = add i64 %start, 63
  %beyond = add i64 %behind, %align
  %mask = sub i64 0, %align
  %at = and i64 %beyond, %mask
  %data = inttoptr i64 %at to ptr
  %block = getelementptr i8, ptr %data, i64 -64
  %class.at = getelementptr %Block, ptr %block, i64 0, i32 1
  %mapping.at = getelementptr %Block, ptr %block, i64 0, i32 2
  %length.at = getelementptr %Block, ptr %block, i64 0, i32 3
  store i64 %class, ptr %class.at
  store ptr %mapping, ptr %mapping.at
  store i64 %length, ptr %length.at
  br i1 %huge, label %advise, label %done
advise:
  call void @advise(ptr %data, i64 %bytes)
  br label %done
done:
  ret ptr %data
}

define internal void @unmap_block(ptr %data) {
  %block = getelementptr i8, ptr %data, i64 -64
  %mapping.at = getelementptr %Block, ptr %block, i64 0, i32 2
  %length.at = getelementptr %Block, ptr %block, i64 0, i32 3
  %mapping = load ptr, ptr %mapping.at
  %length = load i64, ptr %length.at
  call void @unmap(ptr %mapping, i64 %length)
  ret void
}

; The next kept block of a class, or null.
define internal ptr @pop(i64 %class) {
entry:
  %head.at = getelementptr ptr, ptr @heads, i64 %class
  %head = load ptr, ptr %head.at
  %empty = icmp eq ptr %head, null
  br i1 %empty, label %done, label %take
take:
  %block = getelementptr i8, ptr %head, i64 -64
  %next = load ptr, ptr %block
  store ptr %next, ptr %head.at
  %bytes = call i64 @bytes_of(i64 %class)
  %less = sub i64 0, %bytes
  call i64 @add(i64 2, i64 %less)
  br label %done
done:
  ret ptr %head
}

; Give kept blocks back to the system until at most %room bytes are kept; one class after the other,
; so that blocks of a size no longer asked for do not stay for ever. The lock is held.
define internal void @evict(i64 %room) {
entry:
  br label %test
test:
  %kept = call i64 @add(i64 2, i64 0)
  %over = icmp sgt i64 %kept, %room
  br i1 %over, label %look, label %done
look:
  %class = call i64 @add(i64 6, i64 0)
  %data = call ptr @pop(i64 %class)
  %empty = icmp eq ptr %data, null
  br i1 %empty, label %turn, label %free
free:
  call void @unmap_block(ptr %data)
  br label %test
turn:
  %next = add i64 %class, 1
  %end = icmp eq i64 %next, $classes
  %back = select i1 %end, i64 0, i64 %next
  %by = sub i64 %back, %class
  call i64 @add(i64 6, i64 %by)
  br label %look
done:
  ret void
}

; Set the limit (if not negative) and keep no more than %room.
define void @tenferro_trim(i64 %limit, i64 %room) {
entry:
  call void @lock()
  %set = icmp sge i64 %limit, 0
  br i1 %set, label %store, label %evict
store:
  %limit.at = getelementptr i64, ptr @tenferro_pool, i64 1
  store i64 %limit, ptr %limit.at
  br label %evict
evict:
  call void @evict(i64 %room)
  call void @unlock()
  ret void
}

; At least %bytes of memory, aligned to 64 bytes, with any contents; or null.
define ptr @tenferro_acquire(i64 %bytes) {
entry:
  %absurd = icmp ugt i64 %bytes, $largest
  br i1 %absurd, label %none, label %look
none:
  ret ptr null
look:
  %class = call i64 @class_of(i64 %bytes)
  %size = call i64 @bytes_of(i64 %class)
  call void @lock()
  %kept = call ptr @pop(i64 %class)
  %missed = icmp eq ptr %kept, null
  %counter = select i1 %missed, i64 5, i64 4
  call i64 @add(i64 %counter, i64 1)
  call i64 @add(i64 3, i64 %size)
  call void @unlock()
  br i1 %missed, label %map, label %hit
hit:
  ret ptr %kept
map:
  %fresh = call ptr @map_block(i64 %class)
  %failed = icmp eq ptr %fresh, null
  br i1 %failed, label %again, label %mapped
mapped:
  ret ptr %fresh
again:                                          ; without the kept blocks there may be room
  call void @tenferro_trim(i64 -1, i64 0)
  %last = call ptr @map_block(i64 %class)
  %out = icmp eq ptr %last, null
  br i1 %out, label %uncount, label %found
found:
  ret ptr %last
uncount:
  %less = sub i64 0, %size
  call void @lock()
  call i64 @add(i64 3, i64 %less)
  call void @unlock()
  ret ptr null
}

; Give back what tenferro_acquire gave.
define void @tenferro_release(ptr %data) {
entry:
  %block = getelementptr i8, ptr %data, i64 -64
  %class.at = getelementptr %Block, ptr %block, i64 0, i32 1
  %class = load i64, ptr %class.at
  %size = call i64 @bytes_of(i64 %class)
  %less = sub i64 0, %size
  call void @lock()
  call i64 @add(i64 3, i64 %less)
  %limit = call i64 @add(i64 1, i64 0)
  %room = sub i64 %limit, %size
  %fits = icmp sge i64 %room, 0
  br i1 %fits, label %keep, label %free
keep:
  call void @evict(i64 %room)
  %head.at = getelementptr ptr, ptr @heads, i64 %class
  %head = load ptr, ptr %head.at
  store ptr %head, ptr %block
  store ptr %data, ptr %head.at
  call i64 @add(i64 2, i64 %size)
  call void @unlock()
  ret void
free:
  call void @unlock()
  call void @unmap_block(ptr %data)
  ret void
}

define internal void @release_capsule(ptr %capsule) {
  %data = call ptr @PyCapsule_GetPointer(ptr %capsule, ptr @capsule_name)
  call void @tenferro_release(ptr %data)
  ret void
}

; An uninitialized C-contiguous array; null with an exception set where there is no memory.
define ptr @tenferro_new_array(ptr %descr, i64 %ndim, ptr %shape, i64 %bytes) {
entry:
  %nd = trunc i64 %ndim to i32
  %large = icmp uge i64 %bytes, $pooled
  br i1 %large, label %pooled, label %small
small:
  call void @Py_IncRef(ptr %descr)
  %own = call ptr @PyArray_NewFromDescr(ptr @Array_Type, ptr %descr, i32 %nd, ptr %shape, ptr null, ptr null, i32 0, ptr null)
  ret ptr %own
pooled:
  %data = call ptr @tenferro_acquire(i64 %bytes)
  %none = icmp eq ptr %data, null
  br i1 %none, label %no.memory, label %wrap
no.memory:
  call ptr @PyErr_NoMemory()
  ret ptr null
wrap:
  %capsule = call ptr @PyCapsule_New(ptr %data, ptr @capsule_name, ptr @release_capsule)
  %no.capsule = icmp eq ptr %capsule, null
  br i1 %no.capsule, label %drop.data, label %array
drop.data:
  call void @tenferro_release(ptr %data)
  ret ptr null
array:
  call void @Py_IncRef(ptr %descr)
  %array.made = call ptr @PyArray_NewFromDescr(ptr @Array_Type, ptr %descr, i32 %nd, ptr %shape, ptr null, ptr %data, i32 $carray, ptr null)
  %no.array = icmp eq ptr %array.made, null
  br i1 %no.array, label %drop.capsule, label %base
drop.capsule:
  call void @Py_DecRef(ptr %capsule)
  ret ptr null
base:
  %status = call i32 @PyArray_SetBaseObject(ptr %array.made, ptr %capsule)
  %bad = icmp ne i32 %status, 0
  br i1 %bad, label %drop.array, label %done
drop.array:
  call void @Py_DecRef(ptr %array.made)
  ret ptr null
done:
  ret ptr %array.made
}
