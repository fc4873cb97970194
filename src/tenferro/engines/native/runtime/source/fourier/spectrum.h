// The transform of lines, or of eight pieces of a line; of any number of points.

#include "plan.h"

INLINE void transpose_eight(vector *v) {
#define EXCHANGE_EIGHT(s)                                                                        \
  UNROLL for (int i = 0; i < 8; i++)                                                             \
    if (!(i & s)) EXCHANGE8(v[i], v[i + s], s);
  EXCHANGE_EIGHT(1)
  EXCHANGE_EIGHT(2)
  EXCHANGE_EIGHT(4)
}

INLINE void eight_points(point *z) {
  point even[4], odd[4];
  UNROLL for (int64_t i = 0; i < 4; i++) {
    even[i] = plus(z[i], z[i + 4]);
    odd[i] = minus(z[i], z[i + 4]);
  }
  sum_eight(even, odd);
  UNROLL for (int64_t i = 0; i < 4; i++) z[2 * i] = even[i], z[2 * i + 1] = odd[i];
}

// From the points Y_l[k] for eight k, where lane l has the transform of a piece of m points: the
// sums X[k + m q] of w_8^(l q) w_n^(l k) Y_l[k] over l, of eight neighbours k for each q.
INLINE void across_eight(point *z, const real *turns) {
  vector re[8], im[8];
  UNROLL for (int64_t i = 0; i < 8; i++) {
    const real *w = turns + 2 * WIDTH * i;
    point y = by(z[i], (point){load(w), load(w + WIDTH)});
    re[i] = y.re, im[i] = y.im;
  }
  transpose_eight(re), transpose_eight(im);
  UNROLL for (int64_t i = 0; i < 8; i++) z[i] = (point){re[i], im[i]};
  eight_points(z);
}

INLINE void across(const flow *given, int64_t m, const real *turns, int to) {
  flow f = *given;
  for (int64_t k = 0; k < m; k += 8) {
    point z[8];
    UNROLL for (int64_t i = 0; i < 8; i++) z[i] = f.x[k + i];
    across_eight(z, turns + 2 * WIDTH * k);
    UNROLL for (int64_t i = 0; i < 8; i++) put(&f, to, (k + i * m) / 8, z[i]);
  }
}

// All of it for eight pieces of eight points, from memory to memory.
APART void sixty_four(const flow *given, const real *turns) {
  flow f = *given;
  point z[8];
  UNROLL for (int64_t i = 0; i < 8; i++) z[i] = get(&f, MEMORY, i);
  eight_points(z);
  across_eight(z, turns);
  UNROLL for (int64_t i = 0; i < 8; i++) put(&f, MEMORY, i, z[i]);
}

APART void across_to_memory(const flow *f, int64_t m, const real *turns) {
  across(f, m, turns, MEMORY);
}

APART void across_to_buffer(const flow *f, int64_t m, const real *turns) {
  across(f, m, turns, BUFFER);
}

static void smooth_spectrum(const job *j, flow *f, int from, int to) {
  const pass *s = j->pass;
  const real *w = j->numbers + s->twiddles, *roots = j->numbers + s->roots;
  if (s->form == LINES) {
    transform(f, s->points, s->radices, s->stages, w, roots, from, to);
    return;
  }
  int64_t m = s->points / 8;
  if (m == 8 && from == MEMORY && to == MEMORY) {
    sixty_four(f, j->numbers + s->across);
    return;
  }
  transform(f, m, s->radices, s->stages, w, roots, from, BUFFER);
  (to == MEMORY ? across_to_memory : across_to_buffer)(f, m, j->numbers + s->across);
  exchange_buffers(f);
}

// The factor k of a table: of all lanes, or of each of them.
INLINE point factor(const pass *s, const real *table, int64_t k) {
  if (s->form == LINES) return (point){all(table[2 * k]), all(table[2 * k + 1])};
  const real *w = table + 2 * WIDTH * k;
  return (point){load(w), load(w + WIDTH)};
}

// Any number n of points, as a convolution of another number of points (L. Bluestein, A linear
// filtering approach to the computation of discrete Fourier transform, 1970): with the chirp
// c[k] = exp(-i pi k^2 / n), X[k] is c[k] times the sum of x[i] c[i] conj(c[k - i]) over i.
APART void convolve(const job *j, flow *f) {
  const pass *s = j->pass;
  int64_t lanes = s->form == LINES ? 1 : 8, n = (s->n + lanes - 1) / lanes, m = s->points / lanes;
  const real *chirp = j->numbers + s->chirp;
  const real *filter = chirp + 2 * n * (s->form == LINES ? 1 : WIDTH);
  for (int64_t k = 0; k < n; k++) f->x[k] = by(f->x[k], factor(s, chirp, k));
  for (int64_t k = n; k < m; k++) f->x[k] = (point){{0}, {0}};
  smooth_spectrum(j, f, BUFFER, BUFFER);
  for (int64_t k = 0; k < m; k++) f->x[k] = swapped(by(f->x[k], factor(s, filter, k)), 1);
  smooth_spectrum(j, f, BUFFER, BUFFER);
  for (int64_t k = 0; k < n; k++) f->x[k] = by(swapped(f->x[k], 1), factor(s, chirp, k));
}

static void spectrum(const job *j, flow *f, int from, int to) {
  if (j->pass->chirp < 0)
    smooth_spectrum(j, f, from, to);
  else
    convolve(j, f);
}
