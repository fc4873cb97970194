// The setting of subnormal numbers: for all programs, and of the calling thread.

#include "flushing.h"

_Atomic int64_t tenferro_flushes;  // not 0: in every program

// Flush in the calling thread, or do not; returns whether it did.
int64_t tenferro_swap_flushing(int64_t flush) { return swap_flushing(flush ? flush_bits : 0) != 0; }
