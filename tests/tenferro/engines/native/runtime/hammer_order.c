// Drives source/order.c hard: rows of all lengths and formats, of many equal and special elements,
// whose places in a stable order are compared with those that qsort finds.

#include <math.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "processor.h"
#include "shared.h"

_Thread_local int64_t control;
int64_t clock_number = CLOCK_MONOTONIC;
int64_t set_mask = SIG_SETMASK;
// Workers always take part, and have turns like other threads.
int64_t usual_policy = SCHED_OTHER, batch_policy = SCHED_OTHER;

extern _Atomic int64_t tenferro_default;
void tenferro_reset(void);
int tenferro_make_key(void);
void tenferro_stop(void);
void tenferro_sort(void **frame, int64_t task);
void tenferro_top_k(void **frame, int64_t task);
void tenferro_order_statistics(void **frame, int64_t task);

static uint64_t state = 1;

static uint64_t drawn(void) {
  state ^= state << 13, state ^= state >> 7, state ^= state << 17;
  return state;
}

static double number(int spread) {
  static const double special[] = {0.0, -0.0, NAN, INFINITY, -INFINITY, 1.0};
  if (drawn() % 8 == 0) return special[drawn() % 6];
  double x = (double)(int64_t)drawn();
  return spread == 0 ? ldexp(x, -60) : spread == 1 ? round(ldexp(x, -60)) : exp(ldexp(x, -57));
}

static const int sizes[12] = {8, 4, 16, 8, 1, 2, 4, 8, 1, 2, 4, 8};

static void fill(char *at, int64_t format, int64_t count, int spread) {
  for (int64_t i = 0; i < count; i++, at += sizes[format]) {
    double x[2] = {number(spread), number(1)};
    float y[2] = {(float)x[0], (float)x[1]};
    uint64_t bits = spread == 1 ? drawn() % 5 : drawn();
    switch (format) {
      case F64: case C128: memcpy(at, x, (size_t)sizes[format]); break;
      case F32: case C64: memcpy(at, y, (size_t)sizes[format]); break;
      default: memcpy(at, &bits, (size_t)sizes[format]);
    }
  }
}

// Whether a is before b, as NumPy says it: NaN last.
static bool before(double a, double b) { return a < b || (b != b && a == a); }

static void parts(const char *at, int64_t format, double *x) {
  float y[2];
  x[1] = 0.0;
  if (format == F64 || format == C128) {
    memcpy(x, at, (size_t)sizes[format]);
  } else {
    memcpy(y, at, (size_t)sizes[format]);
    x[0] = y[0];
    if (format == C64) x[1] = y[1];
  }
}

static bool complex_before(const double *a, const double *b) {
  const bool nan_a = a[1] != a[1], nan_b = b[1] != b[1];
  if (a[0] < b[0]) return !nan_a || nan_b;
  if (a[0] > b[0]) return nan_b && !nan_a;
  if (a[0] == b[0] || (a[0] != a[0] && b[0] != b[0])) return before(a[1], b[1]);
  return b[0] != b[0];
}

static bool is_before(const char *a, const char *b, int64_t format) {
  if (format < FIRST_INTEGER) {
    double x[2], y[2];
    parts(a, format, x), parts(b, format, y);
    return format == C64 || format == C128 ? complex_before(x, y) : before(x[0], y[0]);
  }
  uint64_t x = 0, y = 0;
  memcpy(&x, a, (size_t)sizes[format]), memcpy(&y, b, (size_t)sizes[format]);
  if (format >= FIRST_UNSIGNED) return x < y;
  const int shift = 64 - 8 * sizes[format];
  return (int64_t)(x << shift) < (int64_t)(y << shift);
}

static const char *base;  // of the row that is sorted, whose elements are `step` bytes apart
static int64_t step, kind;
static bool reversed;

static int compare(const void *a, const void *b) {
  const int64_t i = *(const int64_t *)a, j = *(const int64_t *)b;
  const char *x = base + i * step, *y = base + j * step;
  if (is_before(reversed ? y : x, reversed ? x : y, kind)) return -1;
  if (is_before(reversed ? x : y, reversed ? y : x, kind)) return 1;
  return i < j ? -1 : 1;
}

static void fail(const char *what, const order_words *w) {
  printf("%s: format %d, %d elements, %d apart, %d rows, %d results\n", what, (int)w->format,
         (int)w->size, (int)w->inner, (int)w->rows, (int)w->results);
  exit(1);
}

static void check(const order_words *w, const char *x, const char *values,
                  const int64_t *positions) {
  int64_t *order = malloc((size_t)w->size * 8);
  for (int64_t row = 0; row < w->rows; row++) {
    const int64_t inner = row % w->inner, outer = row / w->inner * w->inner;
    base = x + (outer * w->size + inner) * w->itemsize, step = w->inner * w->itemsize;
    kind = w->format, reversed = w->descending;
    for (int64_t i = 0; i < w->size; i++) order[i] = i;
    qsort(order, (size_t)w->size, 8, compare);
    for (int64_t i = 0; i < w->results; i++) {
      const int64_t expected = order[w->buffers == 3 && !w->descending ? w->ranks[i] : i];
      const int64_t at = outer * w->results + inner + i * w->inner;
      if (positions[at] != expected) fail("position", w);
      if (memcmp(values + at * w->itemsize, base + expected * step, (size_t)w->itemsize))
        fail("value", w);
    }
  }
  free(order);
}

static void run(int64_t most) {
  const bool is_shared = most > SHARED_ROW;  // a row that several threads sort
  const int64_t size = is_shared ? most : 1 + (int64_t)(drawn() % (uint64_t)most);
  const int64_t ranks = 1 + (int64_t)(drawn() % 20);
  const int64_t inner = is_shared ? 1 : 1 + (int64_t)(drawn() % 3);
  const int64_t rows = is_shared ? 1 : inner * (1 + (int64_t)(drawn() % 3));
  order_words *w = calloc(1, sizeof *w + (size_t)(ranks * 8));
  const int which = (int)(drawn() % 3);
  w->format = (int64_t)(drawn() % 12);
  if (which && (w->format == C64 || w->format == C128)) w->format = F64;
  w->itemsize = sizes[w->format], w->size = size, w->inner = inner, w->rows = rows;
  w->rows_per_task = 2, w->has_values = w->has_positions = 1;
  w->results = which == 0 ? size : 1 + (int64_t)(drawn() % (uint64_t)size);
  w->descending = which == 1 || (which == 0 && drawn() % 2), w->buffers = which ? 3 : 2;
  if (which == 2) {
    w->results = 0;
    for (int64_t i = 0, rank = 0; i < ranks; i++) {
      rank += (int64_t)(drawn() % (uint64_t)(2 * size / ranks + 2)) + (i > 0);
      if (rank < size) w->ranks[w->results++] = rank;
    }
  }
  const int64_t counts = (2 * (size >= SHARED_ROW ? CHUNKS : 1) * 4) << DIGIT;
  w->scratch = (w->buffers * size * (w->itemsize <= 4 ? 8 : 16) + counts + 63) / 64 * 64;
  const int64_t tasks = (rows + 1) / 2;
  char *x = malloc((size_t)(rows * size * w->itemsize));
  char *values = malloc((size_t)(rows * w->results * w->itemsize + 1));
  int64_t *positions = malloc((size_t)(rows * w->results * 8 + 8));
  void *scratch = aligned_alloc(64, (size_t)(tasks * w->scratch));
  void *frame[] = {w, scratch, x, values, positions};
  fill(x, w->format, rows * size, (int)(drawn() % 3));
  void (*const kernels[])(void **, int64_t) = {tenferro_sort, tenferro_top_k,
                                               tenferro_order_statistics};
  for (int64_t task = 0; task < tasks; task++) kernels[which](frame, task);
  check(w, x, values, positions);
  free(x), free(values), free(positions), free(scratch), free(w);
}

int main(int argc, char **argv) {
  const int rounds = argc > 1 ? atoi(argv[1]) : 100;
  tenferro_make_key();
  tenferro_reset();
  tenferro_default = 3;
  for (int round = 0; round < rounds; round++) run(round % 50 ? 1 << (round % 13) : 40000);
  tenferro_stop();
  puts("done");
  return 0;
}
