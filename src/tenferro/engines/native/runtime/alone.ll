; Made from source/alone.c with clang 14 by python -m tenferro.engines.native.runtime.build; not to be edited.
; Source: dff51242bde5dd8d1ddf4304b89831073adaebf8794e70bc06827d9cf95f8488

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
