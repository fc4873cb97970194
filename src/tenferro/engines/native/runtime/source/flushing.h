// Whether the processor takes subnormal numbers for zeros: a few bits of the register that controls
// floating point, which each thread has for itself; and the instruction for a thread that spins.

#ifndef TENFERRO_FLUSHING_H
#define TENFERRO_FLUSHING_H

#include <stdint.h>

// The register, and its bits with which subnormal operands count as zeros and subnormal results
// become zeros; none where the processor is not known.
#if defined(PROCESSOR_PLAYED)  // by a test
#include PROCESSOR_PLAYED
#elif defined(__x86_64__)
enum { flush_bits = 1 << 15 | 1 << 6 };  // FTZ and DAZ of MXCSR

static inline int64_t float_control(void) { return __builtin_ia32_stmxcsr(); }
static inline void set_float_control(int64_t x) { __builtin_ia32_ldmxcsr((uint32_t)x); }
static inline void pause_processor(void) { __builtin_ia32_pause(); }
#elif defined(__aarch64__)
enum { flush_bits = 1 << 24 };  // FZ of FPCR

static inline int64_t float_control(void) {
  int64_t x;
  __asm__ volatile("mrs %0, fpcr" : "=r"(x));
  return x;
}
static inline void set_float_control(int64_t x) { __asm__ volatile("msr fpcr, %0" : : "r"(x)); }
static inline void pause_processor(void) { __asm__ volatile("yield"); }
#else
enum { flush_bits = 0 };

static inline int64_t float_control(void) { return 0; }
static inline void set_float_control(int64_t x) { (void)x; }
static inline void pause_processor(void) {}
#endif

// Set these bits of the calling thread, and return what they were.
static inline int64_t swap_flushing(int64_t bits) {
  int64_t control = float_control(), before = control & flush_bits;
  if (before != bits) set_float_control((control & ~flush_bits) | bits);
  return before;
}

#endif
