// Drives source/lanes/*.c hard: batches of matrices of all sizes, of extreme and of no numbers, in
// memory that ends where they do. Every result is written, unless a matrix has none.

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef SINGLE
typedef float real;
#define RANGE 130
#else
typedef double real;
#define RANGE 1030
#endif
#ifdef COMPLEX
#define PARTS 2
#define MOST 12
#else
#define PARTS 1
#define MOST 16
#endif
#define LONGEST 64

typedef int64_t entry(const int64_t *data, const int64_t *shapes, const int64_t *strides,
                      void *work, const int64_t *table);
entry lanes_lu, lanes_solve, lanes_inv, lanes_adjugate, lanes_det, lanes_slogdet, lanes_qr, lanes_eigh,
    lanes_svd, lanes_cholesky, lanes_cholesky_tangent, lanes_cholesky_cotangent,
    lanes_triangular_solve, lanes_triangular_product, lanes_expm;

void tenferro_parallel_for(void (*task)(void *, int64_t), void *context, int64_t n) {
  while (n--) task(context, n);
}

static uint64_t state = 1;

static int64_t drawn(int64_t n) {  // 0 to n - 1
  state ^= state << 13, state ^= state >> 7, state ^= state << 17;
  return (int64_t)(state % (uint64_t)n);
}

static real number(int64_t spread) {
  static const double special[] = {0.0, -0.0, NAN, INFINITY, -INFINITY, 1.0};
  if (spread == 3 && drawn(8) == 0) return (real)special[drawn(6)];
  double x = (double)(drawn(2001) - 1000) / 500;
  if (spread == 1) return (real)round(x);
  return (real)(spread == 2 ? ldexp(x, (int)(drawn(2 * RANGE) - RANGE)) : x);
}

static const uint32_t unwritten = 0x7FF5A3C1;  // of a NaN that no function makes
static int64_t data[8], count, arrays;
static size_t bytes[8];
static int64_t fresh;  // the first array that is a result

static void *array(size_t size) {
  void *made = malloc(size);
  for (size_t i = 0; i + sizeof unwritten <= size; i += sizeof unwritten)
    memcpy((char *)made + i, &unwritten, sizeof unwritten);
  bytes[arrays] = size;
  data[arrays++] = (int64_t)made;
  return made;
}

static void numbers(int64_t each, int64_t spread) {
  real *x = array((size_t)(count * each * PARTS) * sizeof(real));
  for (int64_t i = 0; i < count * each * PARTS; i++) x[i] = number(spread);
}

static void orders(int64_t n, int64_t broken) {
  int64_t *p = array((size_t)(count * n) * 8);
  for (int64_t i = 0; i < count; i++, p += n) {
    for (int64_t k = 0; k < n; k++) p[k] = k;
    for (int64_t k = n - 1; k > 0; k--) {
      int64_t other = drawn(k + 1), kept = p[k];
      p[k] = p[other], p[other] = kept;
    }
    if (broken && drawn(20) == 0) p[drawn(n)] = drawn(2 * n) - n / 2;
  }
}

static void results(int64_t each, int64_t parts) {
  if (!fresh) fresh = arrays;
  array((size_t)(count * each * parts) * sizeof(real));
}

static void call(const char *name, entry *function, int64_t n, const int64_t *given, size_t room) {
  int64_t *table = malloc((size_t)(n + 2) * 8);
  table[0] = count, table[1] = 1 + drawn(4);
  memcpy(table + 2, given, (size_t)n * 8);
  void *work = room ? aligned_alloc(64, room * (size_t)table[1]) : 0;
  const int64_t failed = function(data, 0, 0, work, table);
  for (int64_t i = fresh; i < arrays && !failed; i++) {
    for (size_t b = 0; b + sizeof(real) <= bytes[i]; b += sizeof(real))
      if (!memcmp((char *)data[i] + b + sizeof(real) - sizeof unwritten, &unwritten, sizeof unwritten)) {
        printf("%s: %d matrices, result %d is not written\n", name, (int)count, (int)(i - fresh));
        exit(1);
      }
  }
  while (arrays) free((void *)data[--arrays]);
  free(work), free(table);
  fresh = 0;
}

#define CALL(function, room, ...)                                                            \
  do {                                                                                       \
    const int64_t given[] = {__VA_ARGS__};                                                   \
    call(#function, function, sizeof given / 8, given, room);                                \
  } while (0)

static int64_t small_bits(void) {
  const real small = (real)1e-6;
  int64_t word = 0;
  memcpy(&word, &small, sizeof small);
  return word;
}

static int64_t least(int64_t x, int64_t y) { return x < y ? x : y; }

// Rows and columns that a batch may have.
static void shape(int64_t *m, int64_t *n) {
  const int64_t few = 1 + drawn(MOST), many = 1 + drawn(least(64, MOST * MOST / few));
  const int64_t wide = drawn(2);
  *m = wide ? few : many, *n = wide ? many : few;
}

static void run(int64_t spread) {
  const int64_t n = 1 + drawn(MOST), long_n = 1 + drawn(LONGEST + 20);
  const int64_t k = 1 + drawn(least(64, MOST * MOST / n)), flags = drawn(32);
  const int64_t lower = flags & 1, turned = flags >> 1 & 1, conjugate = flags >> 2 & 1;
  const int64_t unit = flags >> 3 & 1, right = flags >> 4 & 1;
  int64_t rows, columns;
  shape(&rows, &columns);
  const int64_t short_side = least(rows, columns);
  count = drawn(3) ? 1 + drawn(18) : 1 + drawn(70);
  switch (drawn(13)) {
    case 0: numbers(rows * columns, spread), results(rows * columns, PARTS);
            array((size_t)(count * rows) * 8);
            CALL(lanes_lu, 0, rows, columns); break;
    case 1: numbers(n * n, spread), numbers(n * n, spread), orders(n, 1), numbers(n * k, spread);
            results(n * k, PARTS);
            CALL(lanes_solve, 0, n, k, turned, turned & conjugate); break;
    case 2: numbers(n * n, spread), numbers(n * n, spread), orders(n, 1), results(n * n, PARTS);
            if (lower) CALL(lanes_inv, 0, n);
            else CALL(lanes_adjugate, 0, n, small_bits());
            break;
    case 3: numbers(long_n * long_n, spread), numbers(long_n * long_n, spread), orders(long_n, 1);
            results(1, PARTS);
            if (lower) CALL(lanes_det, 0, long_n);
            else { results(1, 1); CALL(lanes_slogdet, 0, long_n); }
            break;
    case 4: numbers(rows * columns, spread), results(rows * short_side, PARTS);
            results(short_side * columns, PARTS);
            CALL(lanes_qr, 0, rows, columns); break;
    case 5: numbers(n * n, spread), results(n, 1);
            if (unit) results(n * n, PARTS);
            CALL(lanes_eigh, 0, n, lower, unit); break;
    case 6: case 7: {
      const int64_t whole = lower && rows <= MOST && columns <= MOST;
      const int64_t left = whole ? rows : short_side, below = whole ? columns : short_side;
      numbers(rows * columns, spread), results(unit ? 0 : rows * left, PARTS), fresh = 1;
      results(short_side, 1), results(unit ? 0 : below * columns, PARTS);
      CALL(lanes_svd, 0, rows, columns, left, below, !unit); break;
    }
    case 8: numbers(n * n, spread), results(n * n, PARTS); CALL(lanes_cholesky, 0, n); break;
    case 9: numbers(n * n, spread), numbers(n * n, spread), results(n * n, PARTS);
            if (lower) CALL(lanes_cholesky_tangent, 0, n);
            else CALL(lanes_cholesky_cotangent, 0, n);
            break;
    case 10: case 11: numbers(n * n, spread), numbers(n * k, spread), results(n * k, PARTS);
            if (right & conjugate) CALL(lanes_triangular_solve, 0, n, k, lower, turned, turned & conjugate, unit, right);
            else CALL(lanes_triangular_product, 0, n, k, lower, turned, turned & conjugate, unit, right);
            break;
    default: numbers(n * n, spread);
            if (lower) numbers(n * n, spread);
            results(n * n, PARTS);
            CALL(lanes_expm, (size_t)(6 * (1 + lower) * n * n * 64 * PARTS), n, lower);
  }
}

int main(int argc, char **argv) {
  const int rounds = argc > 1 ? atoi(argv[1]) : 1000;
  for (int round = 0; round < rounds; round++) run(round % 4);
  puts("done");
  return 0;
}
