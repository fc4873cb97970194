// Order along an axis: sorting, the largest elements, order statistics; all of them stable.
//
// What is compared are keys: unsigned integers in NumPy's order (NaN last, zeros of both signs
// equal, complex numbers by their real, then their imaginary parts; all of it the other way round
// where the largest element is to be first). An item is a key with its position. As positions of a
// stable order are unique, results do not depend on the number of threads.

#include <stdbool.h>
#include <stdint.h>

#include "shared.h"

#define UNROLL _Pragma("clang loop unroll(full)")

void tenferro_parallel_for(void (*task)(void *, int64_t), void *context, int64_t n);
int64_t tenferro_limit(void);

enum {
  BLOCK = 8,             // keys that a network sorts in registers
  MOST_PAIRS = 512,      // elements of rows whose keys of 64 bits come with positions in networks
  FEW = 32,              // items that are inserted one by one
  SMALL_ROW = 64,        // elements that are all sorted to find ranks
  LEAF = 256,            // items among which a rank is found by sorting them in any case
  SHORT_DIGIT = 8,       // bits that short rows are counted by, as clearing counts takes long
  SHORT_ROW = 1024,
  CACHED_ROW = 1 << 18,  // elements from which buckets are sorted by themselves in any case
  MOST_RANKS = 16,       // ranks that are not found by sorting everything
  LANES = 16,            // keys that are compared at a time
  FEW_LARGEST = 12,      // largest elements that those of each lane tell well
};

typedef uint64_t pair __attribute__((vector_size(16)));  // a key and a position

typedef struct {
  uint64_t low, high;
} bounds;

// How keys are counted to find those around a rank, in 2^width places: by key - low, without the
// last `shift` bits, or in equal steps of the numbers that they are of, which spreads floats more
// evenly.
typedef struct {
  uint64_t low, high;
  int width, shift;
  bool by_number;
  double from, steps;
} scale;

static int bits_of(uint64_t x) { return x ? 64 - __builtin_clzll(x) : 0; }

// Keys of numbers, by their format.

static uint32_t key_of_f32(const float *x) {
  float value = *x + 0.0f;  // -0.0 becomes 0.0
  uint32_t bits;
  __builtin_memcpy(&bits, &value, 4);
  uint32_t key = bits ^ ((uint32_t)((int32_t)bits >> 31) | 0x80000000u);
  return value == value ? key : UINT32_MAX;
}

static uint64_t key_of_f64(const double *x) {
  double value = *x + 0.0;
  uint64_t bits;
  __builtin_memcpy(&bits, &value, 8);
  uint64_t key = bits ^ ((uint64_t)((int64_t)bits >> 63) | (uint64_t)1 << 63);
  return value == value ? key : UINT64_MAX;
}

static uint32_t key_of_u8(const uint8_t *x) { return *x; }
static uint32_t key_of_u16(const uint16_t *x) { return *x; }
static uint32_t key_of_u32(const uint32_t *x) { return *x; }
static uint64_t key_of_u64(const uint64_t *x) { return *x; }
static uint32_t key_of_i8(const int8_t *x) { return (uint32_t)*x ^ 0x80000000u; }
static uint32_t key_of_i16(const int16_t *x) { return (uint32_t)*x ^ 0x80000000u; }
static uint32_t key_of_i32(const int32_t *x) { return (uint32_t)*x ^ 0x80000000u; }
static uint64_t key_of_i64(const int64_t *x) { return (uint64_t)*x ^ (uint64_t)1 << 63; }

// Numbers whose imaginary part is NaN come after all others, and before those whose real part is.
static uint64_t key_of_c64(const float *x) {
  uint64_t real = key_of_f32(x), imag = key_of_f32(x + 1);
  if (real == UINT32_MAX) return real << 32 | imag;
  if (imag == UINT32_MAX) return (uint64_t)(UINT32_MAX - 1) << 32 | real;
  return real << 32 | imag;
}

static uint64_t key_of_leading_c128(const double *x) {
  uint64_t real = key_of_f64(x), imag = key_of_f64(x + 1);
  return real != UINT64_MAX && imag == UINT64_MAX ? UINT64_MAX - 1 : real;
}

static uint64_t key_of_trailing_c128(const double *x) {
  uint64_t real = key_of_f64(x), imag = key_of_f64(x + 1);
  return real != UINT64_MAX && imag == UINT64_MAX ? real : imag;
}

// The numbers that keys are of; NaN may have any sign.

static double f32_of_key(uint64_t key) {
  float x;
  uint32_t bits = (uint32_t)key ^ ((uint32_t)((int32_t)~key >> 31) | 0x80000000u);
  __builtin_memcpy(&x, &bits, 4);
  return x;
}

static double f64_of_key(uint64_t key) {
  double x;
  uint64_t bits = key ^ ((uint64_t)((int64_t)~key >> 63) | (uint64_t)1 << 63);
  __builtin_memcpy(&x, &bits, 8);
  return x;
}

// One row: elements at a distance of `inner` in memory, and the items made of them.
typedef struct {
  const order_words *words;
  const char *source;
  char *values;        // null where they are not wanted
  int64_t *positions;  // the same
  void *items, *other;
  uint32_t *counts;    // CHUNKS of them
  uint64_t flip;       // of all bits of keys, where the largest element is to be first
  uint64_t low;
  bounds chunks[CHUNKS];  // of their keys
  int shift;
} row;

#define ITEM uint64_t
#define KEY(item) ((item) >> 32)
#define AT(item) ((int64_t)((item) & UINT32_MAX))
#define KEYS uint32_t
#define SIGNED int32_t
#define FLOATS float
#define FLOAT F32
#define NUMBER(key) f32_of_key(key)
#define MADE(key, at) ((uint64_t)(uint32_t)(key) << 32 | (uint64_t)(at))
#define NAME(name) name##_packed
#include "order_items.h"

#define ITEM pair
#define KEY(item) ((item)[0])
#define AT(item) ((int64_t)(item)[1])
#define KEYS uint64_t
#define SIGNED int64_t
#define FLOATS double
#define FLOAT F64
#define NUMBER(key) f64_of_key(key)
#define MADE(key, at) ((pair){key, (uint64_t)(at)})
#define NAME(name) name##_pairs
#include "order_items.h"

static bool is_packed(const order_words *w) { return w->itemsize <= 4; }

static void leading_pairs(const row *r, const pair *trailing, pair *items) {
  const double *x = (const double *)r->source;
  for (int64_t i = 0; i < r->words->size; i++) {
    const uint64_t at = trailing[i][1];
    items[i] = (pair){key_of_leading_c128(x + 2 * (int64_t)at * r->words->inner) ^ r->flip, at};
  }
}

// Complex numbers in double precision have two keys: by the trailing one first.
static void sort_c128(row *r) {
  const int64_t n = r->words->size;
  pair *items = r->items, *other = r->other;
  read_pairs(r, 0, n, (uint64_t *)other);
  made_pairs((uint64_t *)other, 0, n, r->flip, items);
  const pair *trailing = sort_pairs(items, other, n, r->counts);
  if (trailing == items) items = other, other = r->items;
  leading_pairs(r, trailing, items);
  write_pairs(r, sort_pairs(items, other, n, r->counts), 0, n);
}

static void sort_row(row *r) {
  if (r->words->format == C128)
    sort_c128(r);
  else if (is_packed(r->words))
    sort_row_packed(r);
  else
    sort_row_pairs(r);
}

static void largest_of_row(row *r) { (is_packed(r->words) ? largest_packed : largest_pairs)(r); }

static void ranks_of_row(row *r) { (is_packed(r->words) ? ranks_packed : ranks_pairs)(r); }

// Where a row is. Arrays have axes for what is outside of the axis, itself, and what is inside.
static row row_at(void **frame, int64_t i) {
  const order_words *w = frame[0];
  const int64_t in = i / w->inner * w->inner * w->size + i % w->inner;
  const int64_t out = i / w->inner * w->inner * w->results + i % w->inner;
  void **results = frame + 3;
  row r = {.words = w, .source = (const char *)frame[2] + in * w->itemsize};
  if (w->has_values) r.values = (char *)*results++ + out * w->itemsize;
  if (w->has_positions) r.positions = (int64_t *)*results + out;
  return r;
}

// The rows of a task.
static void each_row(void **frame, int64_t first, int64_t end, char *scratch,
                     void (*compute)(row *)) {
  const order_words *w = frame[0];
  const int64_t bytes = w->size * (is_packed(w) ? 8 : 16);
  for (int64_t i = first; i < end; i++) {
    row r = row_at(frame, i);
    r.items = scratch, r.other = scratch + bytes;
    r.flip = w->descending ? UINT64_MAX : 0;
    r.counts = (uint32_t *)(scratch + w->buffers * bytes);
    compute(&r);
  }
}

static void each_row_of_task(void **frame, int64_t task, void (*compute)(row *)) {
  const order_words *w = frame[0];
  const int64_t first = task * w->rows_per_task, end = first + w->rows_per_task;
  char *scratch = (char *)frame[1] + task * w->scratch;
  each_row(frame, first, end < w->rows ? end : w->rows, scratch, compute);
}

#define BY_BYTES(bytes, call) \
  switch (bytes) {            \
    case 1: call(1);          \
    case 2: call(2);          \
    case 4: call(4);          \
    default: call(8);         \
  }
#define CHOSEN(bytes)                                                                     \
  for (int64_t i = 0; i < w->size; i++)                                                   \
    __builtin_memcpy(values + (bytes) * i * w->inner,                                     \
                     source + (bytes) * positions[i * w->inner] * w->inner, bytes);       \
  break
#define COPIED(bytes)                                                                     \
  for (int64_t i = 0; i < n; i++)                                                         \
    __builtin_memcpy(to + (bytes) * i * to_step, from + (bytes) * i * from_step, bytes);  \
  break

// The values of a row at the positions that were written.
static void write_chosen(const order_words *w, const char *source, const int64_t *positions,
                         char *values) {
  BY_BYTES(w->itemsize, CHOSEN)
}

// Copy elements at some distance.
static void copy(const char *from, int64_t from_step, char *to, int64_t to_step, int64_t n,
                 int64_t bytes) {
  if (from_step == 1 && to_step == 1) {
    __builtin_memcpy(to, from, n * bytes);
    return;
  }
  BY_BYTES(bytes, COPIED)
}

#define LANE int32_t
#define WIDTH 16
#define EACH_LANE(f, k)                                                                   \
  f(0, k), f(1, k), f(2, k), f(3, k), f(4, k), f(5, k), f(6, k), f(7, k), f(8, k), f(9, k), \
      f(10, k), f(11, k), f(12, k), f(13, k), f(14, k), f(15, k)
#define NAME(name) name##_32
#include "order_lanes.h"

#define LANE int64_t
#define WIDTH 8
#define EACH_LANE(f, k) f(0, k), f(1, k), f(2, k), f(3, k), f(4, k), f(5, k), f(6, k), f(7, k)
#define NAME(name) name##_64
#define POSITIONS
#include "order_lanes.h"

// Some rows, in lanes or as lines; false where equal elements may differ.
static bool sort_some(void **frame, char *scratch, int64_t first, int64_t rows, bool is_narrow,
                      bool as_line) {
  if (as_line) {
    const row r = row_at(frame, first);
    return is_narrow ? sort_line_32(&r, (void *)scratch) : sort_line_64(&r, (void *)scratch);
  }
  return is_narrow ? sort_group_32(frame, (void *)scratch, first, rows)
                   : sort_group_64(frame, (void *)scratch, first, rows);
}

static void sort_short(void **frame, int64_t task) {
  const order_words *w = frame[0];
  const bool is_narrow = w->itemsize <= 4 && !w->has_positions;
  const int64_t lanes = is_narrow ? 16 : 8;
  char *scratch = (char *)frame[1] + task * w->scratch;
  int64_t first = task * w->rows_per_task, end = first + w->rows_per_task;
  if (end > w->rows) end = w->rows;
  for (int64_t rows; first < end; first += rows) {
    const int64_t left = end - first;
    const bool as_line = w->size > IN_LANES || (w->size > FEW && left <= lanes / 2);
    rows = as_line ? 1 : left < lanes ? left : lanes;
    if (!sort_some(frame, scratch, first, rows, is_narrow, as_line))
      each_row(frame, first, first + rows, scratch, sort_row);
  }
}

void tenferro_sort(void **frame, int64_t task) {
  const order_words *w = frame[0];
  const bool is_complex = w->format == C64 || w->format == C128;
  const bool are_pairs = w->has_positions && !is_packed(w);
  if (w->size <= (are_pairs ? MOST_PAIRS : MOST_KEYS) && !is_complex)
    sort_short(frame, task);
  else
    each_row_of_task(frame, task, sort_row);
}

void tenferro_top_k(void **frame, int64_t task) { each_row_of_task(frame, task, largest_of_row); }

void tenferro_order_statistics(void **frame, int64_t task) {
  each_row_of_task(frame, task, ranks_of_row);
}
