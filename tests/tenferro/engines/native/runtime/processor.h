// Plays the instructions of the processor: each thread has its own register of floating point.

#include <sched.h>
#include <stdint.h>
#include <time.h>

const int64_t flush_bits = 6;
static _Thread_local int64_t control;
void pause_processor(void) {}
int64_t float_control(void) { return control; }
void set_float_control(int64_t x) { control = x; }

// Workers always take part, and have turns like other threads.
int own_processor(void) { return -1; }
const int64_t usual_policy = SCHED_OTHER, batch_policy = SCHED_OTHER;
