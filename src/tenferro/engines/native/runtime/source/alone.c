// What loops ask of Python, in programs that run without it: nothing. What they record has the
// memory of C.

#include <stdint.h>

void *malloc(uint64_t);
void free(void *);

void *tenferro_acquire(int64_t bytes) { return malloc((uint64_t)bytes); }

void tenferro_release(void *data) { free(data); }

void *PyEval_SaveThread(void) { return 0; }

void PyEval_RestoreThread(void *thread) { (void)thread; }

int PyErr_CheckSignals(void) { return 0; }

int PyGILState_Ensure(void) { return 0; }

void PyGILState_Release(int state) { (void)state; }
