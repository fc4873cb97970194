// What loops ask of Python, in programs that run without it: nothing.

void *PyEval_SaveThread(void) { return 0; }

void PyEval_RestoreThread(void *thread) { (void)thread; }

int PyErr_CheckSignals(void) { return 0; }

int PyGILState_Ensure(void) { return 0; }

void PyGILState_Release(int state) { (void)state; }
