// Lines of real numbers as pairs of neighbours: half as many complex ones.

#include "pieces.h"

INLINE void set_number(real *x, int64_t k, real re, real im, real weight) {
  x[2 * k] = re * weight, x[2 * k + 1] = im * weight;
}

// With h = n / 2, and Z the spectrum of the pairs: X[k] is E + w_n^k O, X[h - k] conj(E - w_n^k O),
// E (Z[k] + conj(Z[h - k])) / 2 and O -i (Z[k] - conj(Z[h - k])) / 2; in place.
static void spectrum_of_line(const job *j, int64_t line) {
  const pass *s = j->pass;
  int64_t h = s->n / 2;
  const real *w = j->numbers + s->turns;
  real *x = j->arrays[s->target] + 2 * line * s->to.outer;
  for (int64_t k = 0; 2 * k <= h; k++, w += 2) {
    const real *z = x + 2 * k, *last = x + 2 * (k ? h - k : 0);
    real even = z[0] + last[0], even_im = z[1] - last[1];
    real odd = z[1] + last[1], odd_im = last[0] - z[0];
    real re = odd * w[0] - odd_im * w[1], im = odd * w[1] + odd_im * w[0];
    real scale = weight(j, k) * j->scale / 2;
    set_number(x, k, even + re, even_im + im, scale);
    set_number(x, h - k, even - re, im - even_im, scale);
  }
}

// Z[k] is E + i O, and Z[h - k] conj(E) + i conj(O), with E and O twice as large.
static void pairs_of_line(const job *j, int64_t line) {
  const pass *s = j->pass;
  int64_t h = s->n / 2;
  const real *w = j->numbers + s->turns;
  const real *x = j->arrays[s->source] + 2 * line * s->from.outer;
  real *z = j->arrays[s->target] + 2 * line * s->to.outer;
  for (int64_t k = 0; 2 * k <= h; k++, w += 2) {
    const real *a = x + 2 * k, *b = x + 2 * (h - k);
    real a_im = k ? a[1] : 0, b_im = k ? b[1] : 0;
    real even = a[0] + b[0], even_im = a_im - b_im, re = a[0] - b[0], im = a_im + b_im;
    real odd = re * w[0] + im * w[1], odd_im = im * w[0] - re * w[1];
    set_number(z, k, even - odd_im, even_im + odd, weight(j, k));
    if (k) set_number(z, h - k, even + odd_im, odd - even_im, weight(j, k));
  }
}
