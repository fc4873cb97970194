// Lines in eight pieces: lane l has the points l, l + 8, l + 16 ... of a line, which are read as
// they are; in single precision a second line has the upper lanes.

#include "lines.h"

#define AT_ONCE (WIDTH / 8)  // lines

// Complex numbers of a line, or of two; `unit` is 2 for an array of complex numbers.
INLINE memory pieces_of(const block *b, real *x, int64_t unit, int64_t swap) {
  real *one = x + unit * b->at[0];
  return (memory){one, AT_ONCE == 1 ? one + WIDTH : x + unit * b->at[1 % WIDTH], 16, swap};
}

// The lanes of a line in the other order; or lane 0 of a point, then another one from behind.
#ifdef SINGLE
#define BACK 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8
#define BACK_FROM_ZERO 0, 23, 22, 21, 20, 19, 18, 17, 8, 31, 30, 29, 28, 27, 26, 25
#else
#define BACK 7, 6, 5, 4, 3, 2, 1, 0
#define BACK_FROM_ZERO 0, 15, 14, 13, 12, 11, 10, 9
#endif

INLINE point back(point z) {
  return (point){__builtin_shufflevector(z.re, z.re, BACK),
                 __builtin_shufflevector(z.im, z.im, BACK)};
}

INLINE point back_from_zero(point z, point before) {
  return (point){__builtin_shufflevector(z.re, before.re, BACK_FROM_ZERO),
                 __builtin_shufflevector(z.im, before.im, BACK_FROM_ZERO)};
}

INLINE point table_point(const real *table, int64_t i) {
  const real *w = table + 2 * WIDTH * i;
  return (point){load(w), load(w + WIDTH)};
}

// The half spectrum of a line of n real numbers from Z, the one of its n / 2 pairs, with h = n / 2:
// X[k] is (Z[k] + conj(Z[h - k])) / 2 - i w_n^k (Z[k] - conj(Z[h - k])) / 2.
APART void unpack(const job *j, const point *z, const memory *to) {
  const pass *s = j->pass;
  int64_t m = s->points / 8;
  const real *turns = j->numbers + s->turns;
  vector w = all((real)(j->p->interior / 2) * j->scale);
  for (int64_t i = 0; i < m; i++) {
    point a = z[i], b = back_from_zero(z[i ? m - i : 0], z[m - 1 - i]);
    point even = {a.re + b.re, a.im - b.im}, odd = {a.im + b.im, b.re - a.re};
    point x = plus(even, by(odd, table_point(turns, i)));
    write_point(to, i, (point){x.re * w, x.im * w});
  }
  for (int64_t line = 0; line < AT_ONCE; line++) {
    real *x = line ? to->other : to->one, re = z[0].re[8 * line], im = z[0].im[8 * line];
    x[0] = (re + im) * j->scale, x[1] = 0;
    x[s->n] = (re - im) * j->scale, x[s->n + 1] = 0;
  }
}

// The other way: Z[k] is X[k] + conj(X[h - k]) + i w_n^-k (X[k] - conj(X[h - k])), with the parts
// swapped, as of every inverse.
APART void pack(const job *j, const memory *from, point *z) {
  const pass *s = j->pass;
  int64_t m = s->points / 8;
  const real *turns = j->numbers + s->turns;
  vector w = all((real)j->p->interior);
  memory last = *from;
  last.one += s->n - 14, last.other += s->n - 14;
  for (int64_t i = 0; i < m; i++) {
    point a = read_point(from, i), b = back(read_point(&last, -i)), t = table_point(turns, i);
    point even = {a.re + b.re, a.im - b.im};
    point odd = by((point){a.re - b.re, a.im + b.im}, (point){t.re, -t.im});
    z[i] = (point){(even.im + odd.re) * w, (even.re - odd.im) * w};
  }
  for (int64_t line = 0; line < AT_ONCE; line++) {
    const real *x = line ? from->other : from->one;
    z[0].im[8 * line] = x[0] + x[s->n];
    z[0].re[8 * line] = x[0] - x[s->n];
  }
}

// Eight real numbers of a line, or of two.
INLINE vector real_piece(const memory *m, int64_t i) {
#ifdef SINGLE
  typedef float eight_floats __attribute__((vector_size(32), aligned(4), may_alias));
  eight_floats a = *(const eight_floats *)(m->one + 8 * i);
  eight_floats b = *(const eight_floats *)(m->other + 8 * i);
  return __builtin_shufflevector(a, b, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
#else
  return load(m->one + 8 * i);
#endif
}

// A number of a line of pieces: the real part, the imaginary one is a vector behind.
INLINE real *element(point *z, int64_t line, int64_t k) {
  return (real *)&z[k / 8] + 8 * line + k % 8;
}

INLINE void set_element(point *z, int64_t line, int64_t k, real re, real im) {
  real *e = element(z, line, k);
  e[0] = re, e[WIDTH] = im;
}

// Read lines one number at a time.
APART void read_elements(const job *j, const block *b, point *z) {
  const pass *s = j->pass;
  const real *x = j->arrays[s->source];
  int64_t n = s->n, kind = j->pass->kind, swap = j->p->inverse;
  z[(n - 1) / 8] = (point){{0}, {0}};
  for (int64_t line = 0; line < AT_ONCE; line++)
    for (int64_t k = 0; k < (kind == HALF ? n / 2 + 1 : n); k++) {
      int64_t at = b->at[line] + k * s->from.stride;
      if (kind == REAL || reads_real(j)) {
        set_element(z, line, k, swap ? 0 : x[at], swap ? x[at] : 0);
        continue;
      }
      real re = x[2 * at], im = x[2 * at + 1], w = kind == HALF ? weight(j, k) : 1;
      if (kind == HALF && (k == 0 || 2 * k == n)) im = 0;
      set_element(z, line, k, (swap ? im : re) * w, (swap ? re : im) * w);
      if (kind == HALF && k) set_element(z, line, n - k, -im * w, re * w);
    }
}

APART void write_elements(const job *j, const block *b, point *z) {
  const pass *s = j->pass;
  real *y = j->arrays[s->target];
  int64_t n = s->n, kind = j->pass->kind, swap = j->p->inverse;
  for (int64_t line = 0; line < AT_ONCE && line < b->count; line++)
    for (int64_t k = 0; k < (kind == REAL ? n / 2 + 1 : n); k++) {
      int64_t at = b->at[line] + k * s->to.stride;
      const real *e = element(z, line, k);
      real w = (kind == REAL ? weight(j, k) : 1) * j->scale;
      if (kind == HALF)
        y[at] = e[WIDTH] * w;
      else
        y[2 * at] = e[swap ? WIDTH : 0] * w, y[2 * at + 1] = e[swap ? 0 : WIDTH] * w;
    }
}

APART void read_pieces(const memory *from, int64_t real_numbers, point *to, int64_t n) {
  if (real_numbers)
    for (int64_t k = 0; k < n; k++)
      to[k] = swapped((point){real_piece(from, k), (vector){0}}, from->swap);
  else
    for (int64_t k = 0; k < n; k++) to[k] = read_point(from, k);
}

static void run_pieces(const job *j, int64_t first, flow *f) {
  const pass *s = j->pass;
  int64_t kind = j->pass->kind, swap = j->p->inverse;
  block in = block_of(j, &s->from, first, AT_ONCE), out = block_of(j, &s->to, first, AT_ONCE);
  f->scale = j->scale;
  if (s->chirp >= 0) {
    read_elements(j, &in, f->x);
    spectrum(j, f, BUFFER, BUFFER);
    write_elements(j, &out, f->x);
    return;
  }
  int64_t real_numbers = reads_real(j), unit = kind == REAL || real_numbers ? 1 : 2;
  f->from = pieces_of(&in, j->arrays[s->source], unit, kind == HALF ? 0 : swap);
  f->to = pieces_of(&out, j->arrays[s->target], kind == HALF ? 1 : 2, swap);
  int from = kind != HALF && !real_numbers && with_memory(s, 0) ? MEMORY : BUFFER;
  if (kind == HALF)
    pack(j, &f->from, f->x);
  else if (from == BUFFER)
    read_pieces(&f->from, real_numbers, f->x, s->points / 8);
  spectrum(j, f, from, kind == REAL ? BUFFER : MEMORY);
  if (kind == REAL) unpack(j, f->x, &f->to);
}
