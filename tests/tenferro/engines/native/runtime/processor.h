// Plays the instructions of the processor: each thread has its own register of floating point. The
// sources include it in place of their own (`PROCESSOR_PLAYED`).

#include <stdint.h>

enum { flush_bits = 6 };
extern _Thread_local int64_t control;
static inline void pause_processor(void) {}
static inline int64_t float_control(void) { return control; }
static inline void set_float_control(int64_t x) { control = x; }
