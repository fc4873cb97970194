// What threads.c does, where there are no POSIX threads: everything in the calling thread.

#include <stdint.h>

void tenferro_parallel_for(void (*task)(void *, int64_t), void *context, int64_t n) {
  for (int64_t i = 0; i < n; i++) task(context, i);
}

int64_t tenferro_limit(void) { return 1; }

int64_t tenferro_swap_limit(int64_t limit) {
  (void)limit;
  return 0;
}
