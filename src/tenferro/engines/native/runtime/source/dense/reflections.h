// Householder's reflections H = 1 - tau v vᵀ, v = (0, …, 0, 1, …), of columns with contiguous elements
// that have zeros after them up to a whole vector.

#include "dense.h"

#ifdef SINGLE
#define BITS 23
#define BIAS 127
#else
#define BITS 52
#define BIAS 1023
#endif
#define COLUMNS 4  // to which a reflection is applied at a time

INLINE vector magnitude(vector x) { return (vector)((mask)x & ~(mask)-(vector){0}); }

// Multiply `count` columns from x on by a reflection; it and they are vectors from one on.
INLINE void reflect_columns(const real *v, real tau, int64_t first, int64_t distance, real *x,
                            const int count) {
  vector sums[COLUMNS];
  UNROLL for (int c = 0; c < count; c++) sums[c] = (vector){0};
  for (int64_t i = first; i < distance; i += WIDTH) {
    vector y = *(const vector *)(v + i);
    UNROLL for (int c = 0; c < count; c++) sums[c] += y * *(const vector *)(x + c * distance + i);
  }
  UNROLL for (int c = 0; c < count; c++) sums[c] = all(tau * total(sums[c]));
  for (int64_t i = first; i < distance; i += WIDTH) {
    vector y = *(const vector *)(v + i);
    UNROLL for (int c = 0; c < count; c++) *(vector *)(x + c * distance + i) -= sums[c] * y;
  }
}

APART void reflect(const real *v, real tau, int64_t first, int64_t distance, real *x, int64_t count) {
  int64_t c = 0;
  if (tau == 0) return;
  for (; c + COLUMNS <= count; c += COLUMNS)
    reflect_columns(v, tau, first, distance, x + c * distance, COLUMNS);
  for (; c < count; c++) reflect_columns(v, tau, first, distance, x + c * distance, 1);
}

// `count` rows of z become the columns of a product of n reflections, which begin `shift` rows down.
APART void multiply(const real *v, const real *tau, real *z, int64_t distance, int64_t n,
                    int64_t count, int64_t shift) {
  __builtin_memset(z, 0, (uint64_t)(count * distance) * sizeof(real));
  for (int64_t i = 0; i < count; i++) z[i * (distance + 1)] = 1;
  for (int64_t k = n - 1; k >= 0; k--) {
    int64_t r = k + shift;
    reflect(v + k * distance, tau[k], r / WIDTH * WIDTH, distance, z + r * distance, count - r);
  }
}

// The reciprocal of the power of two in a number, as far as there is one.
APART real scale_of(real size) {
  const integer most = 2 * BIAS;
  integer bits = ((mask)all(size))[0], e = most - (bits >> BITS & (most + 1));
  return ((vector)((mask){0} + ((e < 1 ? 1 : e) << BITS)))[0];
}

INLINE real largest_of(vector x) {
  real most = 0;
  UNROLL for (int l = 0; l < WIDTH; l++) most = x[l] > most ? x[l] : most;
  return most;
}
INLINE vector larger(vector x, vector y) {
  mask kept = x >= y;
  return (vector)(((mask)x & kept) | ((mask)y & ~kept));
}

// The tau of the reflection v that makes x, which may be v, zero below row r, and what is then there.
APART real reflection(const real *x, real *v, int64_t r, int64_t distance, real *beta) {
  int64_t first = r / WIDTH * WIDTH;
  vector most = {0}, sum = {0};
  for (int64_t i = first; i < distance; i += WIDTH) {
    vector y = magnitude(below(*(const vector *)(x + i), i, r));
    most = larger(most, y);
    sum += y;
  }
  real alpha = x[r], size = alpha < 0 ? -alpha : alpha, rest = largest_of(most);
  real scale = scale_of(size > rest ? size : rest);
  *beta = alpha;
  if (total(sum) == 0) return 0;
  sum = (vector){0};
  for (int64_t i = first; i < distance; i += WIDTH) {
    vector y = below(*(const vector *)(x + i), i, r) * scale;
    sum += y * y;
    *(vector *)(v + i) = y;
  }
  alpha *= scale;
  real norm = root(alpha * alpha + total(sum)), at = alpha < 0 ? norm : -norm;
  real inverse = 1 / (alpha - at);
  for (int64_t i = first; i < distance; i += WIDTH) *(vector *)(v + i) *= inverse;
  v[r] = 1;
  *beta = at / scale;
  return (at - alpha) / at;
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

