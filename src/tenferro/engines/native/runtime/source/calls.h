// Calls of kernels.

#ifndef TENFERRO_CALLS_H
#define TENFERRO_CALLS_H

#include <stdint.h>

#include "python.h"
#include "shared.h"

// Before the pointers of a frame is the number of threads that may run the tasks of the call.
typedef void (*kernel)(void *frame, int64_t task);

// The tasks of a long call that run until signals are looked at.
typedef struct {
  kernel code;
  void *frame;
  int64_t first;
} turn;

void tenferro_parallel_for(kernel task, void *context, int64_t n);
int64_t tenferro_limit(void);

static int64_t address(const pointer_words *words, const int64_t *slots, int64_t memory) {
  if (words->selector >= 0) return slots[words->selector] + words->offset;
  return (words->selector == WORKSPACE ? memory : 0) + words->offset;
}

// Another thread may replace a kernel while a program runs: it stores the address of the new kernel
// in this word. Each call reads the word once, so it runs the old kernel or the new one, which
// compute the same. The read is atomic but relaxed: the code of the new kernel is complete before
// its address is stored.
static kernel kernel_of(const kernel_part *call) {
  return (kernel)__atomic_load_n(&call->kernel, __ATOMIC_RELAXED);
}

// Let Python's handlers of signals run, in its main thread; INTERRUPTED if one has raised.
int64_t tenferro_look_at_signals(void) {
  int state = PyGILState_Ensure();
  int raised = PyErr_CheckSignals();
  PyGILState_Release(state);
  return raised ? INTERRUPTED : DONE;
}

static void run_task(void *context, int64_t task) {
  const turn *t = context;
  t->code(t->frame, t->first + task);
}

static int64_t run_in_turns(const kernel_part *call, void *frame) {
  int64_t count = call->turn * ((int64_t *)frame)[-1];
  for (turn t = {kernel_of(call), frame, 0}; t.first < call->tasks; t.first += count) {
    int64_t left = call->tasks - t.first;
    tenferro_parallel_for(run_task, &t, left < count ? left : count);
    if (tenferro_look_at_signals()) return INTERRUPTED;
  }
  return DONE;
}

// Inlined, with a frame of a fixed size where that has few pointers: 6 ns less a call.
enum { FEW = 16 };

static inline __attribute__((always_inline)) int64_t run_kernel(
    const kernel_part *call, const int64_t *slots, int64_t memory) {
  int64_t few[FEW + 1], *frame = few + 1;
  if (call->pointers > FEW) frame = (int64_t *)__builtin_alloca(8 * (call->pointers + 1)) + 1;
  for (int64_t j = 0; j < call->pointers; j++)
    frame[j] = address(&call->pointer[j], slots, memory);
  frame[-1] = call->tasks == 1 ? 1 : tenferro_limit();
  if (call->turn) return run_in_turns(call, frame);
  if (call->tasks == 1)
    kernel_of(call)(frame, 0);
  else
    tenferro_parallel_for(kernel_of(call), frame, call->tasks);
  return DONE;
}

#endif
