// Plays the instructions of the processor: each thread has its own register of floating point.

#include <stdint.h>

const int64_t flush_bits = 6;
static _Thread_local int64_t control;
void pause_processor(void) {}
int64_t float_control(void) { return control; }
void set_float_control(int64_t x) { control = x; }
