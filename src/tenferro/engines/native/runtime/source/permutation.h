// Whether numbers are a permutation, and its parity.

#include <stdint.h>

#define LONGEST 4096  // permutation

INLINE void flip(uint64_t *set, int64_t i) { set[i / 64] ^= (uint64_t)1 << (i & 63); }
INLINE int64_t has(const uint64_t *set, int64_t i) { return set[i / 64] >> (i & 63) & 1; }

// Whether n numbers are 0 to n - 1, each once; `odd` says whether by an odd number of exchanges.
INLINE int64_t is_permutation_in(uint64_t *seen, const int64_t *order, int64_t n, int64_t *odd) {
  for (int64_t i = 0; i < n; i++) {
    if ((uint64_t)order[i] >= (uint64_t)n || has(seen, order[i])) return 0;
    flip(seen, order[i]);
  }
  *odd = n & 1;
  for (int64_t start = 0; start < n; start++) {  // a cycle is one exchange less than it is long
    if (!has(seen, start)) continue;
    for (int64_t i = start; has(seen, i); i = order[i]) flip(seen, i);
    *odd ^= 1;
  }
  return 1;
}

APART int64_t is_long_permutation(const int64_t *order, int64_t n, int64_t *odd) {
  uint64_t seen[LONGEST / 64] = {0};
  return is_permutation_in(seen, order, n, odd);
}

// The same; up to 64 numbers are a word.
APART int64_t is_short_permutation(const int64_t *order, int64_t n, int64_t *odd) {
  uint64_t seen = 0;
  for (int64_t i = 0; i < n; i++) {
    if ((uint64_t)order[i] >= (uint64_t)n) return 0;
    seen |= (uint64_t)1 << order[i];
  }
  if (n == 64 ? ~seen : seen + 1 != (uint64_t)1 << n) return 0;
  *odd = n & 1;
  while (seen) {
    int64_t i = __builtin_ctzll(seen);
    for (; seen >> i & 1; i = order[i]) seen &= ~((uint64_t)1 << i);
    *odd ^= 1;
  }
  return 1;
}

INLINE int64_t is_permutation(const int64_t *order, int64_t n, int64_t *odd) {
  return n <= 64 ? is_short_permutation(order, n, odd) : is_long_permutation(order, n, odd);
}
