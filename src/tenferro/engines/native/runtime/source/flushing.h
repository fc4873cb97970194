// Whether the processor takes subnormal numbers for zeros: a few bits of the register that controls
// floating point, which each thread has for itself.

#ifndef TENFERRO_FLUSHING_H
#define TENFERRO_FLUSHING_H

#include <stdint.h>

extern const int64_t flush_bits;  // a parameter; 0 where the processor is not known
int64_t float_control(void);
void set_float_control(int64_t);

// Set these bits of the calling thread, and return what they were.
static inline int64_t swap_flushing(int64_t bits) {
  int64_t control = float_control(), before = control & flush_bits;
  if (before != bits) set_float_control((control & ~flush_bits) | bits);
  return before;
}

#endif
