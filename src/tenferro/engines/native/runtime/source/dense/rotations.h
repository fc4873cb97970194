// Rotations that make a number zero, of neighbours of a band and of vectors in contiguous rows.

#include "reflections.h"

#define SWEEPS 30  // for a value in the mean

INLINE vector *at(real *x, int64_t i) { return (vector *)(x + i); }
INLINE real positive(real x) { return x < 0 ? -x : x; }

#ifdef SINGLE
#define EPSILON 5.9604645e-08f
#define LEAST 1e-30f
#define SCALE 0x1p90f
#else
#define EPSILON 1.1102230246251565e-16
#define LEAST 1e-280
#define SCALE 0x1p700
#endif

// The length r of (f, g), with cosine and sine; squares may underflow.
INLINE real rotation(real f, real g, real *cosine, real *sine) {
  real sum = f * f + g * g, scale = 1;
  if (__builtin_expect(sum < LEAST, 0)) {
    f *= SCALE, g *= SCALE, scale = 1 / SCALE;
    sum = f * f + g * g;
    if (sum == 0) {
      *cosine = 1, *sine = 0;
      return 0;
    }
  }
  real r = root(sum);
  *cosine = g / r, *sine = f / r;
  return r * scale;
}

// Rows of a whole number of vectors. Cosine and sine are corrected to a length of 1 first: errors of
// many rotations by small angles have one sign.
INLINE void rotate(real *x, real *y, int64_t distance, real cosine, real sine) {
  real half = (1 - cosine * cosine - sine * sine) / 2;
  vector c = all(cosine + cosine * half), s = all(sine + sine * half);
  for (int64_t k = 0; k < distance; k += WIDTH) {
    vector a = *at(x, k), b = *at(y, k);
    *at(y, k) = c * b + s * a;
    *at(x, k) = c * a - s * b;
  }
}
