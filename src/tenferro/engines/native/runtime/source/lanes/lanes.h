// Batches of small matrices with one matrix in each lane of a vector of 64 bytes.
//
// The command line says what a number is: SINGLE for 32 bits, COMPLEX for pairs. A block is as many
// matrices as a vector has lanes; lanes that a last block does not need repeat its last matrix. What
// a lane computes depends on its own matrix only.

#include "../vector.h"

#ifdef SINGLE
#define EPSILON 0x1p-24f
#define TINY 0x1p-120f
#define BITS 23
#define BIAS 127
#else
#define EPSILON 0x1p-53
#define TINY 0x1p-1000
#define BITS 52
#define BIAS 1023
#endif
#ifdef COMPLEX
#define PARTS 2
#define MOST 12  // rows of a square matrix; two of complex numbers take 36 kB of stack
#else
#define PARTS 1
#define MOST 16
#endif
#define ROWS 64  // of a matrix of few columns
#define ROOM (MOST * MOST)

INLINE vector root(vector x) { return __builtin_elementwise_sqrt(x); }
INLINE vector absolute(vector x) { return __builtin_elementwise_abs(x); }
INLINE vector with_sign(vector x, vector sign) { return __builtin_elementwise_copysign(x, sign); }
INLINE integer any_bit(mask x) { return __builtin_reduce_or(x); }

INLINE mask both(integer x) { return x - (mask){0}; }
INLINE vector chosen(mask m, vector x, vector y) {
  return (vector)(((mask)x & m) | ((mask)y & ~m));
}
INLINE mask chosen_number(mask m, mask x, mask y) { return (x & m) | (y & ~m); }
INLINE vector larger(vector x, vector y) { return chosen(x > y, x, y); }

// Numbers.
#ifdef COMPLEX
typedef struct {
  vector re, im;
} number;

INLINE number whole(vector x) { return (number){x, (vector){0}}; }
INLINE vector part(number x) { return x.re; }
INLINE number conjugate(number x) { return (number){x.re, -x.im}; }
INLINE number plus(number x, number y) { return (number){x.re + y.re, x.im + y.im}; }
INLINE number negative(number x) { return (number){-x.re, -x.im}; }
INLINE number scaled(number x, vector r) { return (number){x.re * r, x.im * r}; }
INLINE number add_product(number x, number y, number z) {  // x + y z
  return (number){x.re + y.re * z.re - y.im * z.im, x.im + y.re * z.im + y.im * z.re};
}
INLINE number product(number y, number z) {
  return (number){y.re * z.re - y.im * z.im, y.re * z.im + y.im * z.re};
}
INLINE vector square(number x) { return x.re * x.re + x.im * x.im; }
INLINE vector size(number x) { return absolute(x.re) + absolute(x.im); }  // as LAPACK's pivots
INLINE vector largest_part(number x) { return larger(absolute(x.re), absolute(x.im)); }
INLINE number one_of(mask m, number x, number y) {
  return (number){chosen(m, x.re, y.re), chosen(m, x.im, y.im)};
}
INLINE mask is_zero(number x) { return (x.re == 0) & (x.im == 0); }
INLINE number quotient(number x, number y) {
  vector r = largest_part(y);
  number unit = {y.re / r, -y.im / r};
  return scaled(product((number){x.re / r, x.im / r}, unit), 1 / square(unit));
}
#else
typedef vector number;

INLINE number whole(vector x) { return x; }
INLINE vector part(number x) { return x; }
INLINE number conjugate(number x) { return x; }
INLINE number plus(number x, number y) { return x + y; }
INLINE number negative(number x) { return -x; }
INLINE number scaled(number x, vector r) { return x * r; }
INLINE number add_product(number x, number y, number z) { return x + y * z; }
INLINE number product(number y, number z) { return y * z; }
INLINE vector square(number x) { return x * x; }
INLINE vector size(number x) { return absolute(x); }
INLINE vector largest_part(number x) { return absolute(x); }
INLINE number one_of(mask m, number x, number y) { return chosen(m, x, y); }
INLINE mask is_zero(number x) { return x == 0; }
INLINE number quotient(number x, number y) { return x / y; }
#endif

INLINE number nothing(void) { return whole((vector){0}); }
INLINE number less_product(number x, number y, number z) { return add_product(x, negative(y), z); }

// The reciprocal of the power of two in a number that is not negative; at most a quarter of the
// smallest number for large ones.
INLINE vector reciprocal_power(vector x) {
  mask exponent = (mask)x & both((integer)(2 * BIAS + 1) << BITS);
  mask least = both((integer)2 << BITS), e = both((integer)(2 * BIAS) << BITS) - exponent;
  return (vector)chosen_number(e > least, e, least);
}

// A number to divide by, as a factor, but where that would overflow.
typedef struct {
  number value, inverse;
  mask tiny;
  integer rare;
} divisor;

INLINE divisor divisor_of(number x) {
  mask tiny = largest_part(x) < all(TINY);
  return (divisor){x, quotient(whole(all(1)), x), tiny, any_bit(tiny)};
}

INLINE number over(number x, divisor d) {
  number y = product(x, d.inverse);
  return d.rare ? one_of(d.tiny, quotient(x, d.value), y) : y;
}

// The matrices of a block: where those of each lane begin.
typedef struct {
  real *row[WIDTH];
} places;

// Those of matrices of so many real numbers, from the first one of a block on.
APART void place_parts(places *p, int64_t base, int64_t first, int64_t lanes, int64_t parts) {
  for (int64_t l = 0; l < WIDTH; l++)
    p->row[l] = (real *)base + (first + (l < lanes ? l : lanes - 1)) * parts;
}
INLINE void place(places *p, int64_t base, int64_t first, int64_t lanes, int64_t elements) {
  place_parts(p, base, first, lanes, elements * PARTS);
}

// The next square of a matrix; the last one ends where the matrix does.
INLINE int64_t next(int64_t e, int64_t parts) {
  return e + 2 * WIDTH > parts ? parts - WIDTH : e + WIDTH;
}

// Read so many real numbers of each matrix.
APART void load_parts(vector *to, const places *from, int64_t parts) {
  if (parts < WIDTH) {
    for (int64_t e = 0; e < parts; e++)
      UNROLL for (int64_t l = 0; l < WIDTH; l++) to[e][l] = from->row[l][e];
    return;
  }
  for (int64_t e = 0;; e = next(e, parts)) {
    vector x[WIDTH];
    UNROLL for (int64_t l = 0; l < WIDTH; l++) x[l] = load(from->row[l] + e);
    transpose(x);
    UNROLL for (int64_t l = 0; l < WIDTH; l++) to[e + l] = x[l];
    if (e + WIDTH == parts) return;
  }
}

// Write so many real numbers of each matrix.
APART void store_parts(const vector *from, const places *to, int64_t parts) {
  if (parts < WIDTH) {
    for (int64_t e = 0; e < parts; e++)
      UNROLL for (int64_t l = 0; l < WIDTH; l++) to->row[l][e] = from[e][l];
    return;
  }
  for (int64_t e = 0;; e = next(e, parts)) {
    vector x[WIDTH];
    UNROLL for (int64_t l = 0; l < WIDTH; l++) x[l] = from[e + l];
    transpose(x);
    UNROLL for (int64_t l = 0; l < WIDTH; l++) store(to->row[l] + e, x[l]);
    if (e + WIDTH == parts) return;
  }
}

INLINE void load_numbers(number *to, const places *from, int64_t elements) {
  load_parts((vector *)to, from, elements * PARTS);
}
INLINE void store_numbers(const number *from, const places *to, int64_t elements) {
  store_parts((const vector *)from, to, elements * PARTS);
}

// A matrix of elements at distances.
typedef struct {
  number *at;
  int64_t row, column;
} matrix;

INLINE number *in(matrix a, int64_t i, int64_t j) { return a.at + i * a.row + j * a.column; }
INLINE matrix turned(matrix a) { return (matrix){a.at, a.column, a.row}; }

INLINE void conjugate_all(number *x, int64_t count) {
  if (PARTS == 2)
    for (int64_t i = 0; i < count; i++) x[i] = conjugate(x[i]);
}

// x becomes the solution of a x = b for a triangular a of n rows and k right-hand sides.
APART void substitute(const matrix *a, const matrix *x, int64_t n, int64_t k, int64_t upper, int64_t unit) {
  for (int64_t r = 0; r < n; r++) {
    int64_t i = upper ? n - 1 - r : r, low = upper ? i + 1 : 0, high = upper ? n : i;
    divisor d = {0};
    if (!unit) d = divisor_of(*in(*a, i, i));
    int64_t c = 0;
    for (; c + 4 <= k; c += 4) {
      number sum[4];
      UNROLL for (int64_t l = 0; l < 4; l++) sum[l] = *in(*x, i, c + l);
      for (int64_t j = low; j < high; j++) {
        number factor = negative(*in(*a, i, j));
        UNROLL for (int64_t l = 0; l < 4; l++)
          sum[l] = add_product(sum[l], factor, *in(*x, j, c + l));
      }
      UNROLL for (int64_t l = 0; l < 4; l++) *in(*x, i, c + l) = unit ? sum[l] : over(sum[l], d);
    }
    for (; c < k; c++) {
      number sum = *in(*x, i, c);
      for (int64_t j = low; j < high; j++) sum = less_product(sum, *in(*a, i, j), *in(*x, j, c));
      *in(*x, i, c) = unit ? sum : over(sum, d);
    }
  }
}

// Whether there is a zero on the diagonal of a matrix in some lane.
INLINE integer has_zero(matrix a, int64_t n) {
  mask found = {0};
  for (int64_t i = 0; i < n; i++) found |= is_zero(*in(a, i, i));
  return any_bit(found);
}

// What blocks share. The table begins with the number of matrices and the number of tasks.
typedef struct job job;
typedef int64_t (*block_function)(const job *job, int64_t first, int64_t lanes);
struct job {
  const int64_t *data, *table;
  block_function block;
  int64_t failed;
};

void tenferro_parallel_for(void (*task)(void *, int64_t), void *context, int64_t n);

static void run_task(void *context, int64_t task) {
  job *j = context;
  int64_t count = j->table[0], tasks = j->table[1];
  int64_t blocks = (count + WIDTH - 1) / WIDTH;
  int64_t end = blocks * (task + 1) / tasks;
  for (int64_t b = blocks * task / tasks; b < end; b++) {
    int64_t left = count - b * WIDTH;
    if (j->block(j, b * WIDTH, left < WIDTH ? left : WIDTH)) {
      __atomic_store_n(&j->failed, 1, __ATOMIC_RELAXED);
      return;
    }
  }
}

// Run a function for each block; 1 if one of them met a matrix without a result.
INLINE int64_t run(const int64_t *data, const int64_t *table, block_function block) {
  job j = {data, table, block, 0};
  tenferro_parallel_for(run_task, &j, table[1]);
  return j.failed;
}

#define ENTRY(name, block)                                                                     \
  int64_t NAMED(name)(const int64_t *data, const int64_t *shapes, const int64_t *strides, void *work, \
               const int64_t *table) {                                                         \
    (void)shapes, (void)strides, (void)work;                                                   \
    return run(data, table, block);                                                            \
  }
