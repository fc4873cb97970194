// A network of exchanges that puts keys in order, as many as whole blocks have: included by
// order_lanes.h, for keys alone and for those that come with positions. A row is a lane of all
// vectors, or a line: the elements of one vector after the other.
//
// It is Batcher's bitonic network, in the form in which each exchange leaves the lesser key first
// (K. E. Batcher, Sorting networks and their applications, 1968). As keys after the end would stay
// there, exchanges with them are left out.

#ifdef WITH_POSITIONS
#define EXCHANGE(i, j)                                                            \
  do {                                                                            \
    const NAME(lane) a = keys[i], b = keys[j], p = at[i], q = at[j];              \
    const NAME(lane) swap = (a > b) | ((a == b) & (p > q));                       \
    keys[i] = (b & swap) | (a & ~swap), keys[j] = (a & swap) | (b & ~swap);       \
    at[i] = (q & swap) | (p & ~swap), at[j] = (p & swap) | (q & ~swap);           \
  } while (0)
#define EXCHANGE_MIRRORED(i, j)                                                   \
  do {                                                                            \
    keys[j] = MOVED_LANES(keys[j], MIRRORED, 0);                                  \
    at[j] = MOVED_LANES(at[j], MIRRORED, 0);                                      \
    EXCHANGE(i, j);                                                               \
    keys[j] = MOVED_LANES(keys[j], MIRRORED, 0);                                  \
    at[j] = MOVED_LANES(at[j], MIRRORED, 0);                                      \
  } while (0)
#define EXCHANGE_WITHIN(i, step)                                                  \
  do {                                                                            \
    const NAME(lane) a = keys[i], b = MOVED_LANES(a, FLIPPED, step);              \
    const NAME(lane) p = at[i], q = MOVED_LANES(p, FLIPPED, step);                \
    const NAME(lane) swap = ((a > b) | ((a == b) & (p > q))) ^ IS_LATER(step);    \
    keys[i] = (b & swap) | (a & ~swap), at[i] = (q & swap) | (p & ~swap);         \
  } while (0)
#define ARRAYS NAME(lane) *all_keys, NAME(lane) *all_at
#define ALL all_keys, all_at
#define FROM(first) all_keys + (first), all_at + (first)
#define LOADED(n, stride)                                                         \
  NAME(lane) keys[n], at[n];                                                      \
  UNROLL for (int i = 0; i < n; i++)                                              \
      keys[i] = all_keys[i * stride], at[i] = all_at[i * stride]
#define STORED(n, stride)                                                         \
  UNROLL for (int i = 0; i < n; i++)                                              \
      all_keys[i * stride] = keys[i], all_at[i * stride] = at[i]
#define WHOLE NAME(lane) *keys = all_keys, *at = all_at
#else
#define EXCHANGE(i, j)                                                            \
  do {                                                                            \
    const NAME(lane) a = keys[i], b = keys[j];                                    \
    keys[i] = __builtin_elementwise_min(a, b);                                    \
    keys[j] = __builtin_elementwise_max(a, b);                                    \
  } while (0)
#define EXCHANGE_MIRRORED(i, j)                                                   \
  do {                                                                            \
    keys[j] = MOVED_LANES(keys[j], MIRRORED, 0);                                  \
    EXCHANGE(i, j);                                                               \
    keys[j] = MOVED_LANES(keys[j], MIRRORED, 0);                                  \
  } while (0)
#define EXCHANGE_WITHIN(i, step)                                                  \
  do {                                                                            \
    const NAME(lane) a = keys[i], b = MOVED_LANES(a, FLIPPED, step);              \
    const NAME(lane) least = __builtin_elementwise_min(a, b), later = IS_LATER(step);\
    keys[i] = (__builtin_elementwise_max(a, b) & later) | (least & ~later);       \
  } while (0)
#define ARRAYS NAME(lane) *all_keys
#define ALL all_keys
#define FROM(first) all_keys + (first)
#define LOADED(n, stride)                                                         \
  NAME(lane) keys[n];                                                             \
  UNROLL for (int i = 0; i < n; i++) keys[i] = all_keys[i * stride]
#define STORED(n, stride) UNROLL for (int i = 0; i < n; i++) all_keys[i * stride] = keys[i]
#define WHOLE NAME(lane) *keys = all_keys
#endif

// Sort a block in registers: Batcher's 19 exchanges for eight keys.
static inline void PART(sort_block)(ARRAYS) {
  LOADED(BLOCK, 1);
  EXCHANGE(0, 1); EXCHANGE(2, 3); EXCHANGE(4, 5); EXCHANGE(6, 7);
  EXCHANGE(0, 2); EXCHANGE(1, 3); EXCHANGE(4, 6); EXCHANGE(5, 7);
  EXCHANGE(1, 2); EXCHANGE(5, 6);
  EXCHANGE(0, 4); EXCHANGE(1, 5); EXCHANGE(2, 6); EXCHANGE(3, 7);
  EXCHANGE(2, 4); EXCHANGE(3, 5);
  EXCHANGE(1, 2); EXCHANGE(3, 4); EXCHANGE(5, 6);
  STORED(BLOCK, 1);
}

// Three steps of a merge in registers, and two: at distances of 4, 2 and 1 strides.
static inline void PART(merge_eight)(ARRAYS, int64_t stride) {
  LOADED(8, stride);
  EXCHANGE(0, 4); EXCHANGE(1, 5); EXCHANGE(2, 6); EXCHANGE(3, 7);
  EXCHANGE(0, 2); EXCHANGE(1, 3); EXCHANGE(4, 6); EXCHANGE(5, 7);
  EXCHANGE(0, 1); EXCHANGE(2, 3); EXCHANGE(4, 5); EXCHANGE(6, 7);
  STORED(8, stride);
}

static inline void PART(merge_four)(ARRAYS, int64_t stride) {
  LOADED(4, stride);
  EXCHANGE(0, 2); EXCHANGE(1, 3);
  EXCHANGE(0, 1); EXCHANGE(2, 3);
  STORED(4, stride);
}

// One step of merges from `first` on.
static inline void PART(step)(ARRAYS, int64_t first, int64_t n, int64_t step) {
  WHOLE;
  for (; first + step < n; first += 2 * step) {
    const int64_t end = first + 2 * step < n ? first + step : n - step;
    for (int64_t i = first; i < end; i++) EXCHANGE(i, i + step);
  }
}

// All steps from a distance on, as many as possible at a time.
static inline void PART(steps)(ARRAYS, int64_t n, int64_t distance) {
  for (int64_t stride; distance >= 1; distance = stride / 2) {
    stride = distance >= 4 ? distance / 4 : 1;
    const int64_t each = 2 * distance, whole = n / each * each;
    for (int64_t first = 0; first < whole; first += distance == stride ? whole : each)
      if (distance == stride)
        PART(step)(ALL, 0, whole, stride);
      else if (distance == 2 * stride)
        for (int64_t i = 0; i < stride; i++) PART(merge_four)(FROM(first + i), stride);
      else
        for (int64_t i = 0; i < stride; i++) PART(merge_eight)(FROM(first + i), stride);
    for (int64_t left = distance; left >= stride; left /= 2) PART(step)(ALL, whole, n, left);
  }
}

// The first vector that merges with one before the end: runs of `half` vectors begin at `first`.
static inline int64_t PART(begin)(int64_t n, int64_t half, int64_t first) {
  return first + 2 * half <= n ? first : first + first + 2 * half - n;
}

// Sort each lane.
static void PART(sort)(ARRAYS, int64_t n) {
  WHOLE;
  for (int64_t first = 0; first < n; first += BLOCK) PART(sort_block)(FROM(first));
  for (int64_t half = BLOCK; half < n; half *= 2) {
    for (int64_t first = 0; first + half < n; first += 2 * half)
      for (int64_t i = PART(begin)(n, half, first); i < first + half; i++)
        EXCHANGE(i, first + first + 2 * half - 1 - i);
    PART(steps)(ALL, n, half / 2);
  }
}

// Merge runs of `half` vectors to one line.
static void PART(merge_line)(ARRAYS, int64_t n, int64_t half) {
  WHOLE;
  for (; half < n; half *= 2) {
    for (int64_t first = 0; first + half < n; first += 2 * half)
      for (int64_t i = PART(begin)(n, half, first); i < first + half; i++)
        EXCHANGE_MIRRORED(i, first + first + 2 * half - 1 - i);
    PART(steps)(ALL, n, half / 2);
    for (int64_t i = 0; i < n; i++) {
      if (WIDTH == 16) EXCHANGE_WITHIN(i, WIDTH / 2);
      EXCHANGE_WITHIN(i, 4);
      EXCHANGE_WITHIN(i, 2);
      EXCHANGE_WITHIN(i, 1);
    }
  }
}

#undef EXCHANGE
#undef EXCHANGE_MIRRORED
#undef EXCHANGE_WITHIN
#undef ARRAYS
#undef ALL
#undef FROM
#undef LOADED
#undef STORED
#undef WHOLE
