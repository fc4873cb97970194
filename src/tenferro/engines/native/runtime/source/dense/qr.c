// QR factors by Householder's reflections, in LAPACK's form: H = 1 - tau v vᵀ with v = (1, …).
//
// Columns are contiguous, with zeros after them up to a whole vector. Those of Q follow from
// reflections in reverse order.

#include "dense.h"

#ifdef SINGLE
#define BITS 23
#define BIAS 127
real root(real x) __asm__("llvm.sqrt.f32");
#else
#define BITS 52
#define BIAS 1023
real root(real x) __asm__("llvm.sqrt.f64");
#endif
#define COLUMNS 4  // to which a reflection is applied at a time

typedef struct {
  int64_t m, n, k, distance;  // rows, columns, the lesser of them; elements of a column
  real *x, *q, *v, *tau;      // columns of a and of Q; reflections, each as a column
} job;

INLINE real total(vector x) {
  UNROLL for (int64_t half = WIDTH / 2; half; half /= 2)
    for (int64_t l = 0; l < half; l++) x[l] += x[l + half];
  return x[0];
}

INLINE vector magnitude(vector x) { return (vector)((mask)x & ~(mask)-(vector){0}); }

// The elements of a vector of a column that are below row r.
INLINE vector below(vector x, int64_t i, int64_t r) {
  mask number;
  UNROLL for (int l = 0; l < WIDTH; l++) number[l] = l;
  return (vector)((mask)x & (number > (mask){0} + (integer)(r - i)));
}

// Multiply `count` columns from x on by a reflection; it and they are vectors from one on.
INLINE void reflect_columns(const job *j, const real *v, real tau, real *x, int64_t first, const int count) {
  vector sums[COLUMNS];
  UNROLL for (int c = 0; c < count; c++) sums[c] = (vector){0};
  for (int64_t i = first; i < j->distance; i += WIDTH) {
    vector y = *(const vector *)(v + i);
    UNROLL for (int c = 0; c < count; c++) sums[c] += y * *(const vector *)(x + c * j->distance + i);
  }
  UNROLL for (int c = 0; c < count; c++) sums[c] = all(tau * total(sums[c]));
  for (int64_t i = first; i < j->distance; i += WIDTH) {
    vector y = *(const vector *)(v + i);
    UNROLL for (int c = 0; c < count; c++) *(vector *)(x + c * j->distance + i) -= sums[c] * y;
  }
}

// The same for columns from c to before `end`.
APART void apply(const job *j, int64_t r, real *x, int64_t c, int64_t end) {
  const real *v = j->v + r * j->distance;
  int64_t first = r / WIDTH * WIDTH;
  if (j->tau[r] == 0) return;
  for (; c + COLUMNS <= end; c += COLUMNS)
    reflect_columns(j, v, j->tau[r], x + c * j->distance, first, COLUMNS);
  for (; c < end; c++) reflect_columns(j, v, j->tau[r], x + c * j->distance, first, 1);
}

// The reciprocal of the power of two in a number, as far as there is one.
static real scale_of(real size) {
  const integer most = 2 * BIAS;
  integer bits = ((mask)all(size))[0], e = most - (bits >> BITS & (most + 1));
  return ((vector)((mask){0} + ((e < 1 ? 1 : e) << BITS)))[0];
}

// The reflection r, which makes column r of x zero below the diagonal, where beta is written.
APART void reflection(const job *j, int64_t r) {
  real *x = j->x + r * j->distance, *v = j->v + r * j->distance, most = 0;
  int64_t first = r / WIDTH * WIDTH;
  vector largest = {0}, sum = {0};
  for (int64_t i = first; i < j->distance; i += WIDTH) {
    vector y = magnitude(below(*(const vector *)(x + i), i, r));
    mask kept = largest >= y;
    largest = (vector)(((mask)largest & kept) | ((mask)y & ~kept));
    sum += y;
  }
  UNROLL for (int l = 0; l < WIDTH; l++) most = largest[l] > most ? largest[l] : most;
  j->tau[r] = 0;
  if (total(sum) == 0) return;
  real alpha = x[r], size = alpha < 0 ? -alpha : alpha, scale = scale_of(size > most ? size : most);
  sum = (vector){0};
  for (int64_t i = first; i < j->distance; i += WIDTH) {
    vector y = below(*(const vector *)(x + i), i, r) * scale;
    sum += y * y;
    *(vector *)(v + i) = y;
  }
  alpha *= scale;
  real beta = root(alpha * alpha + total(sum));
  beta = alpha < 0 ? beta : -beta;
  real inverse = 1 / (alpha - beta);
  for (int64_t i = first; i < j->distance; i += WIDTH) *(vector *)(v + i) *= inverse;
  v[r] = 1;
  x[r] = beta / scale;
  j->tau[r] = (beta - alpha) / beta;
}

// Element (i, c) of a matrix becomes to[c * wide + i].
APART void turn(real *to, int64_t wide, const real *from, int64_t distance, int64_t rows,
                int64_t columns) {
  for (int64_t i = 0; i < rows; i += WIDTH)
    for (int64_t c = 0; c < columns; c += WIDTH) {
      if (i + WIDTH <= rows && c + WIDTH <= columns) {
        vector v[WIDTH];
        UNROLL for (int l = 0; l < WIDTH; l++) v[l] = load(from + (i + l) * distance + c);
        transpose(v);
        UNROLL for (int l = 0; l < WIDTH; l++) store(to + (c + l) * wide + i, v[l]);
        continue;
      }
      for (int64_t r = i; r < least(rows, i + WIDTH); r++)
        for (int64_t l = c; l < least(columns, c + WIDTH); l++) to[l * wide + r] = from[r * distance + l];
    }
}

// Table: rows, columns, kind of tiles, tasks, whether Q is wanted.
static int64_t factor(const int64_t *data, void *work, const int64_t *table) {
  job j = {.m = table[0], .n = table[1]};
  const real *a = (const real *)data[0];
  real *Q = (real *)data[1], *R = (real *)data[2];
  j.k = least(j.m, j.n), j.distance = (j.m + WIDTH - 1) / WIDTH * WIDTH;
  j.x = work, j.q = j.x + j.n * j.distance, j.v = j.q + j.k * j.distance, j.tau = j.v + j.k * j.distance;
  for (int64_t c = 0; c < j.n; c++)
    for (int64_t i = j.m; i < j.distance; i++) j.x[c * j.distance + i] = 0;
  turn(j.x, j.distance, a, j.n, j.m, j.n);
  for (int64_t r = 0; r < j.k; r++) {
    reflection(&j, r);
    apply(&j, r, j.x, r + 1, j.n);
    for (int64_t c = 0; c < j.n; c++) R[r * j.n + c] = c < r ? 0 : j.x[c * j.distance + r];
  }
  if (!table[4]) return 0;
  __builtin_memset(j.q, 0, (uint64_t)(j.k * j.distance) * sizeof(real));
  for (int64_t c = 0; c < j.k; c++) j.q[c * (j.distance + 1)] = 1;
  for (int64_t r = j.k - 1; r >= 0; r--) apply(&j, r, j.q, r, j.k);
  turn(Q, j.k, j.q, j.distance, j.k, j.m);
  return 0;
}

ENTRY(dense_qr, factor)
