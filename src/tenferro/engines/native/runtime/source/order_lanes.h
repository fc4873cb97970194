// Short rows side by side, one in each lane of vectors: included by order.c for lanes of 32 and of
// 64 bits. How long their network of exchanges takes does not depend on the data.

typedef LANE NAME(lane) __attribute__((vector_size(64)));

#define MOVED_LANES(x, from, step) __builtin_shufflevector(x, x, EACH_LANE(from, step))
#define FIRST_HALVES(l, step) ((l) / 2 + (l) % 2 * WIDTH)
#define LAST_HALVES(l, step) (WIDTH / 2 + (l) / 2 + (l) % 2 * WIDTH)
#define MIRRORED(l, step) (WIDTH - 1 - (l))
#define FLIPPED(l, step) ((l) ^ (step))
#define LATER(l, step) ((l) & (step) ? -1 : 0)
#define IS_LATER(step) ((NAME(lane)){EACH_LANE(LATER, step)})
#define LARGEST (LANE)(UINT64_MAX >> (65 - 8 * sizeof(LANE)))

// A square of vectors, transposed: as often as the number of lanes can be halved, elements of the
// first half of the vectors alternate with those of the last half.
static inline void NAME(transpose)(NAME(lane) *v) {
  UNROLL for (int k = 1; k < WIDTH; k *= 2) {
    NAME(lane) to[WIDTH];
    UNROLL for (int i = 0; i < WIDTH / 2; i++) {
      to[2 * i] = __builtin_shufflevector(v[i], v[i + WIDTH / 2], EACH_LANE(FIRST_HALVES, 0));
      to[2 * i + 1] = __builtin_shufflevector(v[i], v[i + WIDTH / 2], EACH_LANE(LAST_HALVES, 0));
    }
    UNROLL for (int i = 0; i < WIDTH; i++) v[i] = to[i];
  }
}

// How the bits of elements become keys, signed integers in NumPy's order.
typedef struct {
  LANE magnitude, infinity;  // of floats: all bits but the sign; of integers 0, and no infinity
  LANE negative_zero;        // of integers 0
  LANE flip;
} NAME(coding);

static NAME(coding) NAME(coding_of)(const order_words *w) {
  const bool is_float = w->format == F32 || w->format == F64;
  const LANE sign = (LANE)((uint64_t)1 << (8 * w->itemsize - 1));
  NAME(coding) c = {.infinity = LARGEST};
  if (is_float) {
    c.magnitude = (LANE)((uint64_t)sign - 1), c.negative_zero = ~c.magnitude;
    c.infinity = (LANE)(w->itemsize == 4 ? 0x7f800000 : 0x7ff0000000000000);
  } else if (w->format >= FIRST_UNSIGNED && w->itemsize >= 4) {
    c.flip = sign;
  }
  if (w->descending) c.flip = ~c.flip;
  return c;
}

// Rows from `first` on; the last one again in the lanes that are left.
typedef struct {
  const char *source[WIDTH];
  char *values[WIDTH], *positions[WIDTH];
  int64_t size, inner, rows;
  bool adjacent;  // whether the same places of all rows are
} NAME(group);

#define SOME(type) type __attribute__((vector_size(WIDTH * sizeof(type)), aligned(1)))

#define MOVED(type)                                                                             \
  static void NAME(read_##type)(const NAME(group) *g, NAME(lane) *to) {                         \
    typedef SOME(type) some;                                                                    \
    const int64_t n = g->size, inner = g->inner;                                                \
    int64_t i = 0;                                                                              \
    for (; inner == 1 && i + WIDTH <= n; i += WIDTH) {                                          \
      NAME(lane) v[WIDTH];                                                                      \
      UNROLL for (int l = 0; l < WIDTH; l++) v[l] = __builtin_convertvector(                    \
          *(const some *)((const type *)g->source[l] + i), NAME(lane));                         \
      NAME(transpose)(v);                                                                       \
      UNROLL for (int l = 0; l < WIDTH; l++) to[i + l] = v[l];                                  \
    }                                                                                           \
    for (; g->adjacent && i < n; i++)                                                           \
      to[i] = __builtin_convertvector(                                                          \
          *(const some *)((const type *)g->source[0] + i * inner), NAME(lane));                 \
    for (; i < n; i++)                                                                          \
      for (int l = 0; l < WIDTH; l++)                                                           \
        ((LANE *)(to + i))[l] = (LANE)((const type *)g->source[l])[i * inner];                  \
  }                                                                                             \
  static void NAME(write_##type)(const NAME(group) *g, const NAME(lane) *from, char *const *to) {\
    typedef SOME(type) some;                                                                    \
    const int64_t n = g->size, inner = g->inner;                                                \
    int64_t i = 0;                                                                              \
    for (; inner == 1 && g->rows == WIDTH && i + WIDTH <= n; i += WIDTH) {                      \
      NAME(lane) v[WIDTH];                                                                      \
      UNROLL for (int l = 0; l < WIDTH; l++) v[l] = from[i + l];                                \
      NAME(transpose)(v);                                                                       \
      UNROLL for (int l = 0; l < WIDTH; l++)                                                    \
          *(some *)((type *)to[l] + i) = __builtin_convertvector(v[l], some);                   \
    }                                                                                           \
    for (; g->adjacent && i < n; i++)                                                           \
      *(some *)((type *)to[0] + i * inner) = __builtin_convertvector(from[i], some);            \
    for (; i < n; i++)                                                                          \
      for (int l = 0; l < g->rows; l++)                                                         \
        ((type *)to[l])[i * inner] = (type)((const LANE *)(from + i))[l];                       \
  }

MOVED(int8_t)
MOVED(int16_t)
MOVED(int32_t)
MOVED(uint8_t)
MOVED(uint16_t)
MOVED(uint32_t)
#ifdef POSITIONS
MOVED(int64_t)
#define LONG_CASE(call) default: call(int64_t)
#else
#define LONG_CASE(call)
#endif

#define BY_TYPE(call)                       \
  switch (w->format) {                      \
    case FIRST_INTEGER: call(int8_t);       \
    case FIRST_INTEGER + 1: call(int16_t);  \
    case F32:                               \
    case FIRST_INTEGER + 2: call(int32_t);  \
    case FIRST_UNSIGNED: call(uint8_t);     \
    case FIRST_UNSIGNED + 1: call(uint16_t);\
    case FIRST_UNSIGNED + 2: call(uint32_t);\
    LONG_CASE(call);                        \
  }

#define READ(type) NAME(read_##type)(g, keys); break
#define WRITE(type) NAME(write_##type)(g, keys, g->values); break

// Whether there is a NaN or a negative zero: the keys of all NaNs are equal, and those of both
// zeros.
static bool NAME(has_equals)(const NAME(lane) *bits, int64_t n, NAME(coding) c) {
  NAME(lane) found = {0};
  if (c.magnitude == 0) return false;
  for (int64_t i = 0; i < n; i++)
    found |= ((bits[i] & c.magnitude) > c.infinity) | (bits[i] == c.negative_zero);
  for (int l = 0; l < WIDTH; l++)
    if (found[l]) return true;
  return false;
}

static inline NAME(lane) NAME(flipped)(NAME(lane) x, LANE magnitude) {
  return x ^ ((x >> (int)(8 * sizeof(LANE) - 1)) & magnitude);
}

#define PART(name) NAME(name##_keys)
#include "order_network.h"
#undef PART

#ifdef POSITIONS
#define PART(name) NAME(name##_pairs)
#define WITH_POSITIONS
#include "order_network.h"
#undef WITH_POSITIONS
#undef PART
#endif

// Bits become keys, and back.
static void NAME(to_keys)(NAME(lane) *keys, int64_t n, NAME(coding) c) {
  for (int64_t i = 0; i < n; i++) keys[i] = NAME(flipped)(keys[i], c.magnitude) ^ c.flip;
}

static void NAME(to_bits)(NAME(lane) *keys, int64_t n, NAME(coding) c) {
  for (int64_t i = 0; i < n; i++) keys[i] = NAME(flipped)(keys[i] ^ c.flip, c.magnitude);
}

#ifdef POSITIONS
// The same with equal keys for all NaN, and for zeros of both signs.
static void NAME(to_equal_keys)(NAME(lane) *keys, int64_t n, NAME(coding) c) {
  for (int64_t i = 0; i < n; i++) {
    const NAME(lane) x = keys[i], is_nan = (x & c.magnitude) > c.infinity;
    const NAME(lane) number = NAME(flipped)(x & ~(x == c.negative_zero), c.magnitude);
    keys[i] = ((is_nan & c.magnitude) | (~is_nan & number)) ^ c.flip;
  }
}
#endif

// Rows in lanes.

static bool NAME(sort_values)(const order_words *w, const NAME(group) *g, NAME(lane) *keys) {
  const NAME(coding) c = NAME(coding_of)(w);
  const int64_t n = w->size, whole = (n + BLOCK - 1) / BLOCK * BLOCK;
  BY_TYPE(READ)
  if (NAME(has_equals)(keys, n, c)) return false;
  NAME(to_keys)(keys, n, c);
  for (int64_t i = n; i < whole; i++) keys[i] = (NAME(lane)){0} + LARGEST;
  NAME(sort_keys)(keys, whole);
  NAME(to_bits)(keys, n, c);
  BY_TYPE(WRITE)
  return true;
}

#ifdef POSITIONS
// Keys of at most 32 bits share a word with their positions.
static void NAME(sort_positions)(const order_words *w, const NAME(group) *g, NAME(lane) *keys) {
  const int64_t n = w->size, whole = (n + BLOCK - 1) / BLOCK * BLOCK;
  NAME(lane) *at = keys + whole;
  BY_TYPE(READ)
  NAME(to_equal_keys)(keys, n, NAME(coding_of)(w));
  for (int64_t i = 0; i < n; i++) at[i] = (NAME(lane)){0} + i;
  for (int64_t i = n; i < whole; i++) keys[i] = at[i] = (NAME(lane)){0} + INT64_MAX;
  if (is_packed(w)) {
    for (int64_t i = 0; i < n; i++) keys[i] = keys[i] << 32 | at[i];
    NAME(sort_keys)(keys, whole);
    for (int64_t i = 0; i < n; i++) at[i] = keys[i] & UINT32_MAX;
  } else {
    NAME(sort_pairs)(keys, at, whole);
  }
  NAME(write_int64_t)(g, at, g->positions);
}
#endif

// Sort rows from `first` on, at most as many as there are lanes. False, and nothing is written,
// where equal elements may differ and no positions say which is the first.
static bool NAME(sort_group)(void **frame, NAME(lane) *scratch, int64_t first, int64_t rows) {
  const order_words *w = frame[0];
  NAME(group) g = {.size = w->size, .inner = w->inner, .rows = rows, .adjacent = rows == WIDTH};
  for (int64_t l = 0; l < WIDTH; l++) {
    const row r = row_at(frame, first + (l < rows ? l : rows - 1));
    g.source[l] = r.source, g.values[l] = r.values, g.positions[l] = (char *)r.positions;
    g.adjacent = g.adjacent && r.source == g.source[0] + l * w->itemsize;
  }
#ifdef POSITIONS
  if (w->has_positions) {
    NAME(sort_positions)(w, &g, scratch);
    for (int64_t l = 0; w->has_values && l < rows; l++)
      write_chosen(w, g.source[l], (const int64_t *)g.positions[l], g.values[l]);
    return true;
  }
#endif
  return NAME(sort_values)(w, &g, scratch);
}

// A row as a line: runs of a power of two of vectors are sorted in lanes, transposed, and merged.

static void NAME(transpose_runs)(const NAME(lane) *from, int64_t n, NAME(lane) *to) {
  for (int64_t i = 0; i < n; i += WIDTH) {
    NAME(lane) v[WIDTH];
    UNROLL for (int l = 0; l < WIDTH; l++) v[l] = from[i + l];
    NAME(transpose)(v);
    UNROLL for (int l = 0; l < WIDTH; l++) to[(l * n + i) / WIDTH] = v[l];
  }
}

static bool NAME(sort_line)(const row *r, NAME(lane) *scratch) {
  const order_words *w = r->words;
  const NAME(coding) c = NAME(coding_of)(w);
  const int64_t count = w->size;
  int64_t n = WIDTH;
  while (n * WIDTH < count) n *= 2;
  NAME(lane) *keys = scratch, *sorted = keys + n;
  char *line = (char *)(sorted + n);
  NAME(group) whole = {.size = n, .inner = WIDTH, .rows = WIDTH, .adjacent = true}, *g = &whole;
  for (int l = 0; l < WIDTH; l++) g->source[l] = g->values[l] = line + l * w->itemsize;
  copy(r->source, w->inner, line, 1, count, w->itemsize);
  __builtin_memset(line + count * w->itemsize, 0, (n * WIDTH - count) * w->itemsize);
  BY_TYPE(READ)
#ifdef POSITIONS
  NAME(lane) *at = (NAME(lane) *)line, *sorted_at = at + n;
  if (w->has_positions) {
    const bool packed = is_packed(w);
    NAME(to_equal_keys)(keys, n, c);
    for (int64_t i = 0; i < n; i++) at[i] = (NAME(lane)){EACH_LANE(FLIPPED, 0)} + i * WIDTH;
    for (int64_t i = 0; packed && i < n; i++) keys[i] = keys[i] << 32 | at[i];
    for (int64_t i = count; i < n * WIDTH; i++) ((int64_t *)keys)[i] = INT64_MAX;
    if (packed) {
      NAME(sort_keys)(keys, n);
      NAME(transpose_runs)(keys, n, sorted);
      NAME(merge_line_keys)(sorted, n, n / WIDTH);
      for (int64_t i = 0; i < n; i++) sorted_at[i] = sorted[i] & UINT32_MAX;
    } else {
      NAME(sort_pairs)(keys, at, n);
      NAME(transpose_runs)(keys, n, sorted);
      NAME(transpose_runs)(at, n, sorted_at);
      NAME(merge_line_pairs)(sorted, sorted_at, n, n / WIDTH);
    }
    copy((const char *)sorted_at, 1, (char *)r->positions, w->inner, count, 8);
    if (r->values) write_chosen(w, r->source, r->positions, r->values);
    return true;
  }
#endif
  if (NAME(has_equals)(keys, n, c)) return false;
  NAME(to_keys)(keys, n, c);
  for (int64_t i = count; i < n * WIDTH; i++) ((LANE *)keys)[i] = LARGEST;
  NAME(sort_keys)(keys, n);
  NAME(transpose_runs)(keys, n, sorted);
  NAME(merge_line_keys)(sorted, n, n / WIDTH);
  NAME(to_bits)(sorted, n, c);
  keys = sorted;
  BY_TYPE(WRITE)
  copy(line, 1, r->values, w->inner, count, w->itemsize);
  return true;
}

#undef LANE
#undef WIDTH
#undef EACH_LANE
#undef MOVED_LANES
#undef FIRST_HALVES
#undef LAST_HALVES
#undef MIRRORED
#undef FLIPPED
#undef LATER
#undef IS_LATER
#undef LARGEST
#undef SOME
#undef MOVED
#undef LONG_CASE
#undef BY_TYPE
#undef READ
#undef WRITE
#undef NAME
