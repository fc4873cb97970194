// Stages of a transform that sorts itself (Stockham; C. Van Loan, Computational Frameworks for the
// Fast Fourier Transform, 1992): of m groups of s points each, `w` the roots of every group.

#include "points.h"

#define MOST_RADIX 13

// Where a point of group p is read, and where it is written.
#define READ(k) get(f, from, q + s * (p + (k) * m))
#define WRITE(k, z) put(f, to, q + s * (r * p + (k)), w && (k) ? times(z, w + 2 * (k) - 2) : (z))

INLINE void two(const flow *f, int from, int to, int64_t m, int64_t s, int64_t p, const real *w) {
  int64_t r = 2;
  for (int64_t q = 0; q < s; q++) {
    point a = READ(0), b = READ(1);
    WRITE(0, plus(a, b));
    WRITE(1, minus(a, b));
  }
}

INLINE void sum_four(point *z) {
  point e = plus(z[0], z[2]), f = minus(z[0], z[2]), g = plus(z[1], z[3]);
  point h = turned(minus(z[1], z[3]));
  z[0] = plus(e, g), z[1] = plus(f, h), z[2] = minus(e, g), z[3] = minus(f, h);
}

INLINE void four(const flow *f, int from, int to, int64_t m, int64_t s, int64_t p,
                 const real *w) {
  int64_t r = 4;
  for (int64_t q = 0; q < s; q++) {
    point z[4];
    UNROLL for (int64_t k = 0; k < 4; k++) z[k] = READ(k);
    sum_four(z);
    UNROLL for (int64_t k = 0; k < 4; k++) WRITE(k, z[k]);
  }
}

// The sums of eight points: the even ones, and the odd ones.
INLINE void sum_eight(point *even, point *odd) {
  odd[1] = turned_once(odd[1]);
  odd[2] = turned(odd[2]);
  odd[3] = turned(turned_once(odd[3]));
  sum_four(even), sum_four(odd);
}

INLINE void eight(const flow *f, int from, int to, int64_t m, int64_t s, int64_t p,
                  const real *w) {
  int64_t r = 8;
  for (int64_t q = 0; q < s; q++) {
    point even[4], odd[4];
    UNROLL for (int64_t k = 0; k < 4; k++) {
      point a = READ(k), b = READ(k + 4);
      even[k] = plus(a, b), odd[k] = minus(a, b);
    }
    sum_eight(even, odd);
    UNROLL for (int64_t k = 0; k < 4; k++) {
      WRITE(2 * k, even[k]);
      WRITE(2 * k + 1, odd[k]);
    }
  }
}

INLINE void any_odd(const flow *f, int64_t m, int64_t s, int64_t p, const real *w, int64_t r,
                    const real *roots) {
  int from = BUFFER, to = BUFFER;
  for (int64_t q = 0; q < s; q++) {
    point a = READ(0), sum = a, up[MOST_RADIX / 2], down[MOST_RADIX / 2];
    int64_t half = r / 2;
    UNROLL for (int64_t k = 0; k < half; k++) {
      point b = READ(k + 1), c = READ(r - 1 - k);
      up[k] = plus(b, c), down[k] = minus(b, c);
      sum = plus(sum, up[k]);
    }
    WRITE(0, sum);
    UNROLL for (int64_t i = 1; i <= half; i++) {
      point even = a, odd = {{0}, {0}};
      UNROLL for (int64_t k = 0; k < half; k++) {
        int64_t turn = i * (k + 1) % r;
        vector re = all(roots[2 * turn]), im = all(roots[2 * turn + 1]);
        even.re += re * up[k].re, even.im += re * up[k].im;
        odd.re -= im * down[k].im, odd.im += im * down[k].re;
      }
      WRITE(i, plus(even, odd));
      WRITE(r - i, minus(even, odd));
    }
  }
}

// The first group has the roots 1. Pointers are copied, as writing might change them otherwise.
#define STAGE(name, r)                                                                           \
  APART void name##_inside(const flow *given, int64_t m, int64_t s, const real *w) {             \
    flow f = *given;                                                                             \
    name(&f, BUFFER, BUFFER, m, s, 0, 0);                                                        \
    for (int64_t p = 1; p < m; p++) name(&f, BUFFER, BUFFER, m, s, p, w + 2 * ((r)-1) * p);      \
  }
#define STAGE_WITH_MEMORY(name, r)                                                               \
  STAGE(name, r)                                                                                 \
  APART void name##_first(const flow *given, int64_t m, const real *w) {                         \
    flow f = *given;                                                                             \
    for (int64_t p = 0; p < m; p++) {                                                            \
      name(&f, MEMORY, BUFFER, m, 1, p, w + 2 * ((r)-1) * p);                                    \
    }                                                                                            \
  }                                                                                              \
  APART void name##_last(const flow *given, int64_t s) {                                         \
    flow f = *given;                                                                             \
    name(&f, BUFFER, MEMORY, 1, s, 0, 0);                                                        \
  }
#define ODD_STAGE(name, r)                                                                       \
  APART void name(const flow *given, int64_t m, int64_t s, const real *w, const real *roots) {   \
    flow f = *given;                                                                             \
    any_odd(&f, m, s, 0, 0, r, roots);                                                           \
    for (int64_t p = 1; p < m; p++) any_odd(&f, m, s, p, w + 2 * ((r)-1) * p, r, roots);         \
  }

STAGE(two, 2)
STAGE_WITH_MEMORY(four, 4)
STAGE_WITH_MEMORY(eight, 8)
ODD_STAGE(three, 3)
ODD_STAGE(five, 5)

APART void large_odd(const flow *given, int64_t m, int64_t s, const real *w, int64_t r,
                     const real *roots) {
  flow f = *given;
  for (int64_t p = 0; p < m; p++) any_odd(&f, m, s, p, w + 2 * (r - 1) * p, r, roots);
}

static void inside(const flow *f, int64_t r, int64_t m, int64_t s, const real *w,
                   const real *roots) {
  if (r == 8)
    eight_inside(f, m, s, w);
  else if (r == 4)
    four_inside(f, m, s, w);
  else if (r == 2)
    two_inside(f, m, s, w);
  else if (r == 3)
    three(f, m, s, w, roots);
  else if (r == 5)
    five(f, m, s, w, roots);
  else
    large_odd(f, m, s, w, r, roots);
}

// Transform n points of `x`. With MEMORY the first stage reads it, or the last one writes it: these
// have 4 or 8 points, and are not the same.
static void transform(flow *f, int64_t n, const int64_t *radices, int64_t stages, const real *w,
                      const real *roots, int from, int to) {
  int64_t s = 1, left = n;
  for (int64_t i = 0; i < stages; i++) {
    int64_t r = radices[i], m = left / r;
    if (from == MEMORY && i == 0)
      (r == 8 ? eight_first : four_first)(f, m, w);
    else if (to == MEMORY && i + 1 == stages)
      (r == 8 ? eight_last : four_last)(f, s);
    else
      inside(f, r, m, s, w, roots);
    w += 2 * m * (r - 1);
    if (r & 1) roots += 2 * r;
    left = m, s *= r;
    exchange_buffers(f);
  }
}
