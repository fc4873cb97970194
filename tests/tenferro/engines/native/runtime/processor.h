// Plays the instructions of the processor: each thread has its own register of floating point.

#include <stdint.h>
#include <time.h>

const int64_t flush_bits = 6;
static _Thread_local int64_t control;
void pause_processor(void) {}
int64_t float_control(void) { return control; }
void set_float_control(int64_t x) { control = x; }

// The clock of the thread's own time always runs, and those of other threads are not known: so no
// job seems to have lost time.
int64_t own_clock = CLOCK_MONOTONIC;
int thread_clock(int64_t thread, int *clock) {
  (void)thread, (void)clock;
  return 1;
}
