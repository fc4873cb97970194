// The program of the native engine: runs the steps of a table, for any program.
//
// Words of a table: the number of steps, the most pointers a step has; then for each step its
// kernel, its tasks, the tasks of a thread between two looks at signals, its number of pointers, and
// for each pointer a selector and an offset in bytes. A selector is the position of an input or output, -1 for the workspace, -2 for no base at
// all: the offset is then an address.

#include <stdint.h>

#include "python.h"
#include "shared.h"

// Before the pointers of a frame is the number of threads that may run the tasks of the step.
typedef void (*kernel)(void *frame, int64_t task);

// The tasks of a long step that run until signals are looked at.
typedef struct {
  kernel code;
  void *frame;
  int64_t first;
} turn;

void tenferro_parallel_for(kernel task, void *context, int64_t n);
int64_t tenferro_limit(void);

static int64_t address(const pointer_words *words, const int64_t *data, int64_t workspace) {
  if (words->selector >= 0) return data[words->selector] + words->offset;
  return (words->selector == WORKSPACE ? workspace : 0) + words->offset;
}

// Kernels may be replaced while a program runs, by one store of eight bytes to the table. Reading
// that word once per step gives the old kernel or the new one, which compute the same. It is read
// as an atomic, relaxed: the code of a new kernel was there long before its address, and no memory
// is handed over by it.
static kernel kernel_of(const step_words *step) {
  return (kernel)__atomic_load_n(&step->kernel, __ATOMIC_RELAXED);
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

static int64_t run_in_turns(const step_words *step, void *frame) {
  int64_t count = step->turn * ((int64_t *)frame)[-1];
  for (turn t = {kernel_of(step), frame, 0}; t.first < step->tasks; t.first += count) {
    int64_t left = step->tasks - t.first;
    tenferro_parallel_for(run_task, &t, left < count ? left : count);
    if (tenferro_look_at_signals()) return INTERRUPTED;
  }
  return DONE;
}

int64_t program(const int64_t *data, const int64_t *shapes, const int64_t *strides,
                int64_t workspace, const int64_t *table) {
  (void)shapes, (void)strides;
  int64_t *frame = (int64_t *)__builtin_alloca(8 * (table[1] + 1)) + 1;
  const step_words *step = (const step_words *)(table + 2);
  for (int64_t i = 0; i < table[0]; i++) {
    for (int64_t j = 0; j < step->pointers; j++)
      frame[j] = address(&step->pointer[j], data, workspace);
    frame[-1] = step->tasks == 1 ? 1 : tenferro_limit();
    if (step->turn) {
      if (run_in_turns(step, frame)) return INTERRUPTED;
    } else if (step->tasks == 1)
      kernel_of(step)(frame, 0);
    else
      tenferro_parallel_for(kernel_of(step), frame, step->tasks);
    step = (const step_words *)(step->pointer + step->pointers);
  }
  return DONE;
}
