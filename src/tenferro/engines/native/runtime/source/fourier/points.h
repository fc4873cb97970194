// Complex numbers in lanes, and where a transform reads and writes them.

#include "../vector.h"

typedef struct {
  vector re, im;
} point;

INLINE point plus(point x, point y) { return (point){x.re + y.re, x.im + y.im}; }
INLINE point minus(point x, point y) { return (point){x.re - y.re, x.im - y.im}; }
INLINE point by(point x, point w) {
  return (point){x.re * w.re - x.im * w.im, x.re * w.im + x.im * w.re};
}
INLINE point times(point x, const real *w) { return by(x, (point){all(w[0]), all(w[1])}); }
INLINE point swapped(point z, int64_t swap) { return swap ? (point){z.im, z.re} : z; }

// Times -i, and times the roots of order 8 beside the axes.
INLINE point turned(point z) { return (point){z.im, -z.re}; }
INLINE point turned_once(point z) {
  vector c = all((real)0.70710678118654752440084436210485);
  return (point){(z.re + z.im) * c, (z.im - z.re) * c};
}

// Pairs of neighbours as their first and second elements, and back.
#ifdef SINGLE
#define EVEN 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30
#define ODD 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31
#define FIRST 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23
#define SECOND 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31
#else
#define EVEN 0, 2, 4, 6, 8, 10, 12, 14
#define ODD 1, 3, 5, 7, 9, 11, 13, 15
#define FIRST 0, 8, 1, 9, 2, 10, 3, 11
#define SECOND 4, 12, 5, 13, 6, 14, 7, 15
#endif

INLINE point apart(const real *one, const real *other) {
  vector a = load(one), b = load(other);
  return (point){__builtin_shufflevector(a, b, EVEN), __builtin_shufflevector(a, b, ODD)};
}

INLINE void together(real *one, real *other, point z) {
  store(one, __builtin_shufflevector(z.re, z.im, FIRST));
  store(other, __builtin_shufflevector(z.re, z.im, SECOND));
}

// Memory whose complex numbers are the lanes of points: point i is read from two vectors.
typedef struct {
  real *one, *other;
  int64_t stride, swap;  // `swap`: exchange real and imaginary parts
} memory;

INLINE point read_point(const memory *m, int64_t i) {
  return swapped(apart(m->one + i * m->stride, m->other + i * m->stride), m->swap);
}

INLINE void write_point(const memory *m, int64_t i, point z) {
  together(m->one + i * m->stride, m->other + i * m->stride, swapped(z, m->swap));
}

// What a stage works on: buffers, or memory instead of the first or the last of them.
typedef struct {
  point *x, *y;
  memory from, to;
  real scale;
  const real *turns;  // null, or factors of what is written: `turned` complex numbers for a point
  int64_t turned;
} flow;
enum { BUFFER, MEMORY };

INLINE point get(const flow *f, int kind, int64_t i) {
  return kind == MEMORY ? read_point(&f->from, i) : f->x[i];
}

INLINE point finished(const flow *f, int64_t i, point z) {
  z = (point){z.re * all(f->scale), z.im * all(f->scale)};
  if (!f->turns) return z;
  const real *w = f->turns + 2 * i * f->turned;
  return by(z, apart(w, w + WIDTH));
}

INLINE void put(const flow *f, int kind, int64_t i, point z) {
  if (kind == MEMORY)
    write_point(&f->to, i, finished(f, i, z));
  else
    f->y[i] = z;
}

INLINE void exchange_buffers(flow *f) {
  point *x = f->x;
  f->x = f->y, f->y = x;
}
