// LU factors of one complex matrix, and what is solved with them. Real and imaginary parts are apart
// while a step computes; a product of blocks is four of `dense.h`.

#include "dense.h"
#include "../permutation.h"

MULTIPLY(subtract_strip, SUBTRACT)
MULTIPLY(add_strip, ADD)

#define PANEL 16  // columns that are eliminated one by one: whole vectors

INLINE real size(number x) { return (x.re < 0 ? -x.re : x.re) + (x.im < 0 ? -x.im : x.im); }

// 1 / x in Smith's way, without overflow on the way; 0 if the result is not as exact as x.
INLINE int64_t invert(number x, number *to) {
  const real s = size(x);
  if (!(s > 4 * TINY && s < 1 / (4 * TINY))) return 0;
  if ((x.re < 0 ? -x.re : x.re) >= (x.im < 0 ? -x.im : x.im)) {
    const real ratio = x.im / x.re, d = x.re + x.im * ratio;
    *to = (number){1 / d, -ratio / d};
  } else {
    const real ratio = x.re / x.im, d = x.im + x.re * ratio;
    *to = (number){ratio / d, -1 / d};
  }
  return 1;
}

// Both parts of a matrix or of a strip, at the same places.
typedef struct {
  real *re, *im;
} parts;

INLINE parts at(parts x, int64_t i) { return (parts){x.re + i, x.im + i}; }
INLINE number get(parts x, int64_t i) { return (number){x.re[i], x.im[i]}; }
INLINE void put(parts x, int64_t i, number v) { x.re[i] = v.re, x.im[i] = v.im; }

// Vectors of both, and x - y l.
typedef struct {
  vector re, im;
} pair;

INLINE pair vectors(parts x) { return (pair){*(const vector *)x.re, *(const vector *)x.im}; }
INLINE void keep(parts x, pair v) { *(vector *)x.re = v.re, *(vector *)x.im = v.im; }
INLINE pair times(pair x, number l) {
  return (pair){x.re * all(l.re) - x.im * all(l.im), x.re * all(l.im) + x.im * all(l.re)};
}
INLINE void subtract_product(parts x, pair y, number l) {
  const pair product = times(y, l);
  *(vector *)x.re -= product.re, *(vector *)x.im -= product.im;
}

// c -= a b for m rows of c, where b is a strip of k rows, and the imaginary parts of a have a sign.
static void subtract_block(parts c, int64_t distance, int64_t columns, parts a, int64_t down,
                           int64_t right, int64_t sign, parts b, int64_t m, int64_t k,
                           int64_t wide) {
  const matrix re = {a.re, down, right}, im = {a.im, down, right};
  subtract_strip(c.re, distance, columns, re, b.re, m, k, wide);
  subtract_strip(c.im, distance, columns, re, b.im, m, k, wide);
  (sign < 0 ? subtract_strip : add_strip)(c.re, distance, columns, im, b.im, m, k, wide);
  (sign < 0 ? add_strip : subtract_strip)(c.im, distance, columns, im, b.re, m, k, wide);
}

// The factorization works on columns of contiguous elements, `height` of them and zeros.
typedef struct {
  parts a, strip;
  int64_t m, n, height, wide;
  int64_t *order;
} lu;

INLINE parts column(const lu *f, int64_t c) { return at(f->a, c * f->height); }

static void exchange_rows(const lu *f, int64_t i, int64_t j) {
  for (int64_t c = 0; c < f->n; c++) {
    const parts x = column(f, c);
    const number old = get(x, i);
    put(x, i, get(x, j)), put(x, j, old);
  }
  const int64_t old = f->order[i];
  f->order[i] = f->order[j], f->order[j] = old;
}

static int64_t largest(const lu *f, int64_t c) {
  const parts x = column(f, c);
  int64_t found = c;
  for (int64_t i = c + 1; i < f->m; i++)
    if (size(get(x, i)) > size(get(x, found))) found = i;
  return found;
}

INLINE pair below_row(pair x, int64_t i, int64_t r) {
  return (pair){below(x.re, i, r), below(x.im, i, r)};
}

// Eliminate with column c: of the columns up to `end`. 0 if the pivot has no exact reciprocal. The
// pivot of a column of zeros eliminates nothing.
static int64_t eliminate(const lu *f, int64_t c, int64_t end) {
  const parts x = column(f, c);
  const number pivot = get(x, c);
  number by;
  if (size(pivot) == 0) return 1;
  if (!invert(pivot, &by)) return 0;
  for (int64_t i = c / WIDTH * WIDTH; i < f->height; i += WIDTH) {
    const pair old = vectors(at(x, i)), l = below_row(times(old, by), i, c);
    const mask is_below = (mask)below((vector)((mask){0} - 1), i, c);
    keep(at(x, i), (pair){(vector)(((mask)old.re & ~is_below) | (mask)l.re),
                          (vector)(((mask)old.im & ~is_below) | (mask)l.im)});
    for (int64_t k = c + 1; k < end; k++)
      subtract_product(at(column(f, k), i), l, get(column(f, k), c));
  }
  return 1;
}

// The rows of U of a panel, right of it: each column is solved with the panel's triangle. Where
// there is something right of it, a panel has all its columns or ends with the last row.
static void solve_panel(const lu *f, int64_t first, int64_t end) {
  for (int64_t c = end; c < f->n; c++)
    for (int64_t k = first; k < end; k++) {
      const number u = get(column(f, c), k);
      for (int64_t i = k / WIDTH * WIDTH; i < first + PANEL && i < f->height; i += WIDTH)
        subtract_product(at(column(f, c), i), below_row(vectors(at(column(f, k), i)), i, k), u);
    }
}

// What is below and right of a panel: strips of rows, as these are contiguous.
static void update(const lu *f, int64_t first, int64_t end) {
  const int64_t width = end - first, step = f->height;
  for (int64_t i = end; i < f->m; i += STRIP) {
    const int64_t rows = least(STRIP, f->m - i);
    const parts l = at(column(f, first), i);
    read_strip(f->strip.re, l.re, step, width, rows);
    read_strip(f->strip.im, l.im, step, width, rows);
    subtract_block(at(column(f, end), i), step, rows, at(column(f, end), first), step, 1, 1,
                   f->strip, f->n - end, width, f->wide);
  }
}

static int64_t run_lu(const int64_t *data, void *work, const int64_t *table) {
  const int64_t m = table[0], n = table[1], size = least(m, n);
  const int64_t height = ((m + WIDTH - 1) / WIDTH | 1) * WIDTH;  // odd, as caches like it
  const number *from = (const number *)data[0];
  number *to = (number *)data[1];
  real *room = work;
  lu f = {.m = m, .n = n, .height = height, .wide = table[2], .order = (int64_t *)data[2]};
  f.a = (parts){room, room + n * height};
  f.strip = (parts){room + 2 * n * height, room + 2 * n * height + PANEL * STRIP};
  __builtin_memset(room, 0, (uint64_t)(2 * n * height) * sizeof(real));
  for (int64_t i = 0; i < m; i++) {
    f.order[i] = i;
    for (int64_t c = 0; c < n; c++) put(column(&f, c), i, from[i * n + c]);
  }
  for (int64_t first = 0; first < size; first += PANEL) {
    const int64_t end = least(first + PANEL, size);
    for (int64_t c = first; c < end; c++) {
      const int64_t other = largest(&f, c);
      if (other != c) exchange_rows(&f, c, other);
      if (!eliminate(&f, c, end)) return 1;
    }
    solve_panel(&f, first, end);
    update(&f, first, end);
  }
  for (int64_t i = 0; i < m; i++)
    for (int64_t c = 0; c < n; c++) to[i * n + c] = get(column(&f, c), i);
  return 0;
}

// Systems: the parts of packed factors by rows, the reciprocals of the diagonal, strips of columns.
typedef struct {
  parts a, inverse, strip;
  int64_t n, columns, wide, down, right, sign;
} job;

// x[i] -= a[i, k] x[k] for rows of a strip, of so many columns.
INLINE void subtract_row(const job *j, int64_t i, int64_t k, int64_t columns) {
  number l = get(j->a, i * j->down + k * j->right);
  l.im *= (real)j->sign;
  for (int64_t c = 0; c < columns; c += WIDTH)
    subtract_product(at(j->strip, i * STRIP + c), vectors(at(j->strip, k * STRIP + c)), l);
}

INLINE void scale_row(const job *j, int64_t i, int64_t columns) {
  number d = get(j->inverse, i);
  d.im *= (real)j->sign;
  for (int64_t c = 0; c < columns; c += WIDTH) {
    const parts x = at(j->strip, i * STRIP + c);
    keep(x, times(vectors(x), d));
  }
}

// Solve with a lower triangle, from its first rows on, by blocks.
static void solve_lower(const job *j, int64_t columns, int64_t unit) {
  for (int64_t first = 0; first < j->n; first += PANEL) {
    const int64_t end = least(first + PANEL, j->n);
    for (int64_t i = first; i < end; i++) {
      for (int64_t k = first; k < i; k++) subtract_row(j, i, k, columns);
      if (!unit) scale_row(j, i, columns);
    }
    subtract_block(at(j->strip, end * STRIP), STRIP, columns,
                   at(j->a, end * j->down + first * j->right), j->down, j->right, j->sign,
                   at(j->strip, first * STRIP), j->n - end, end - first, j->wide);
  }
}

// The same with an upper triangle, from its last rows on.
static void solve_upper(const job *j, int64_t columns, int64_t unit) {
  for (int64_t end = j->n; end > 0;) {
    const int64_t first = (end - 1) / PANEL * PANEL;
    for (int64_t i = end - 1; i >= first; i--) {
      for (int64_t k = i + 1; k < end; k++) subtract_row(j, i, k, columns);
      if (!unit) scale_row(j, i, columns);
    }
    subtract_block(j->strip, STRIP, columns, at(j->a, first * j->right), j->down, j->right, j->sign,
                   at(j->strip, first * STRIP), first, end - first, j->wide);
    end = first;
  }
}

// Take the factors apart; 0 if a pivot has no exact reciprocal.
static int64_t take_factors(job *j, const number *packed, real *room) {
  const int64_t n = j->n;
  j->a = (parts){room, room + n * n};
  j->inverse = (parts){room + 2 * n * n, room + 2 * n * n + n};
  real *strips = room + (2 * n * n + 2 * n + WIDTH - 1) / WIDTH * WIDTH;
  j->strip = (parts){strips, strips + n * STRIP};
  for (int64_t i = 0; i < n * n; i++) put(j->a, i, packed[i]);
  for (int64_t i = 0; i < n; i++) {
    number by;
    if (!invert(packed[i * (n + 1)], &by)) return 0;
    put(j->inverse, i, by);
  }
  return 1;
}

// a = Pᵀ L U. Table from word 4 on: whether transposed, whether conjugate as well.
static int64_t run_factors(const int64_t *data, void *work, const int64_t *table) {
  const int64_t n = table[0], transposed = table[4];
  const int64_t *order = (const int64_t *)data[2];
  const number *x = (const number *)data[3];
  number *out = (number *)data[4];
  int64_t odd;
  job j = {.n = n, .columns = table[1], .wide = table[2], .sign = table[5] ? -1 : 1};
  j.down = transposed ? 1 : n, j.right = transposed ? n : 1;
  if (!is_permutation(order, n, &odd) || !take_factors(&j, (const number *)data[1], work)) return 1;
  for (int64_t c = 0; c < j.columns; c += STRIP) {
    const int64_t columns = least(STRIP, j.columns - c);
    for (int64_t i = 0; i < n; i++) {
      const number *row = x + (transposed ? i : order[i]) * j.columns + c;
      for (int64_t l = 0; l < STRIP; l++)
        put(j.strip, i * STRIP + l, l < columns ? row[l] : (number){0, 0});
    }
    solve_lower(&j, columns, !transposed);
    solve_upper(&j, columns, transposed);
    for (int64_t i = 0; i < n; i++) {
      number *row = out + (transposed ? order[i] : i) * j.columns + c;
      for (int64_t l = 0; l < columns; l++) row[l] = get(j.strip, i * STRIP + l);
    }
  }
  return 0;
}

// U⁻¹ L⁻¹ P, whose columns are those for the columns of a unit matrix, exchanged.
static int64_t run_inverse(const int64_t *data, void *work, const int64_t *table) {
  const int64_t n = table[0], *order = (const int64_t *)data[2];
  number *out = (number *)data[3];
  int64_t odd;
  job j = {.n = n, .columns = n, .wide = table[2], .sign = 1, .down = n, .right = 1};
  if (!is_permutation(order, n, &odd) || !take_factors(&j, (const number *)data[1], work)) return 1;
  for (int64_t c = 0; c < n; c += STRIP) {
    const int64_t columns = least(STRIP, n - c);
    __builtin_memset(j.strip.re, 0, (uint64_t)(2 * n * STRIP) * sizeof(real));
    for (int64_t l = 0; l < columns; l++) j.strip.re[(c + l) * STRIP + l] = 1;
    solve_lower(&j, columns, 1);
    solve_upper(&j, columns, 0);
    for (int64_t i = 0; i < n; i++)
      for (int64_t l = 0; l < columns; l++)
        out[i * n + order[c + l]] = get(j.strip, i * STRIP + l);
  }
  return 0;
}

ENTRY(dense_complex_lu, run_lu)
ENTRY(dense_complex_factors, run_factors)
ENTRY(dense_complex_inverse, run_inverse)
