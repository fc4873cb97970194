; Made from source/alone.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: 9017ac1d12396a7adc699856a2c8e9a53557b65eb05d9e7efde2ebddc7432848

define ptr @tenferro_acquire(i64 %bytes) {
entry:
  %call = call ptr @malloc(i64 %bytes)
  ret ptr %call
}

declare ptr @malloc(i64)

define void @tenferro_release(ptr %data) {
entry:
  call void @free(ptr %data)
  ret void
}

declare void @free(ptr)

define ptr @PyEval_SaveThread() {
entry:
  ret ptr null
}

define void @PyEval_RestoreThread(ptr %thread) {
entry:
  ret void
}

define i32 @PyErr_CheckSignals() {
entry:
  ret i32 0
}

define i32 @PyGILState_Ensure() {
entry:
  ret i32 0
}

define void @PyGILState_Release(i32 %state) {
entry:
  ret void
}
