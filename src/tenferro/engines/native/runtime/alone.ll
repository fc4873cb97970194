; Made from source/alone.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: e985583ab6e3faee5753fb7a2ce3d7bc31ee0b9515ba661f04748ea7fad8e435

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
