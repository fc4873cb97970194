// Singular values and vectors of one complex matrix: reflections from both sides to a real bidiagonal
// one, in LAPACK's form: H = 1 - tau v vᴴ with a complex tau, and v = (0, …, 0, 1, …).
//
// The imaginary parts of a column are after the real ones. A step reads the matrix twice: what both
// reflections subtract waits for the next step, which subtracts it while it multiplies the columns by
// its own reflection (Howell, Demmel, Fulton, Hammarling and Marmol, ACM TOMS 34, 14, 2008).

#include "bidiagonal.h"

typedef struct {
  int64_t m, n, tall, wide;  // rows and columns, no more columns than rows; both in whole vectors
  int64_t down, across;      // from one part of a column, and of a row, to the other
  real *x, *y;               // columns, which become reflections; reflections of rows
  real *w, *f, *g;           // of column c, v f[c] + w g[c] has to be subtracted
  number *left, *right;      // tau of the reflections
} job;

INLINE number product(number x, number y) {
  return (number){x.re * y.re - x.im * y.im, x.re * y.im + x.im * y.re};
}
INLINE number get(const real *x, int64_t part, int64_t i) { return (number){x[i], x[part + i]}; }
INLINE void put(real *x, int64_t part, int64_t i, number to) { x[i] = to.re, x[part + i] = to.im; }
INLINE real *column(const job *j, int64_t c) { return j->x + 2 * c * j->down; }
INLINE real *row(const job *j, int64_t k) { return j->y + 2 * k * j->across; }

// Columns of the matrix or of its transpose, times a power of two that makes the largest part about 1.
// Returns it, or 0 where an element is not finite.
static real read_matrix(const job *j, const number *from, int64_t turned) {
  vector most = {0}, sum = {0};
  const int64_t along = turned ? 1 : j->n, next = turned ? j->m : 1;
  for (int64_t i = 0; i < j->tall; i += WIDTH)
    for (int64_t c = 0; c < j->n; c++) {
      const number *at_row = from + i * along + c * next;
      vector re = {0}, im = {0};
      for (int64_t l = 0; l < least(WIDTH, j->m - i); l++)
        re[l] = at_row[l * along].re, im[l] = at_row[l * along].im;
      most = larger(most, larger(magnitude(re), magnitude(im)));
      sum += (re - re) + (im - im);
      *at(column(j, c), i) = re, *at(column(j, c), j->down + i) = im;
    }
  if (total(sum) != 0) return 0;
  const real scale = scale_of(largest_of(most));
  for (int64_t c = 0; c < j->n; c++)
    for (int64_t i = 0; i < j->tall; i += WIDTH)
      *at(column(j, c), i) *= scale, *at(column(j, c), j->down + i) *= scale;
  return scale;
}

// The tau of the reflection, which replaces x, that makes x zero below row r and real there: beta.
APART number unitary_reflection(real *x, int64_t part, int64_t r, int64_t end, real *beta) {
  const int64_t first = r / WIDTH * WIDTH;
  vector most = {0};
  for (int64_t i = first; i < end; i += WIDTH)
    most = larger(most, larger(magnitude(below(*at(x, i), i, r)),
                               magnitude(below(*at(x, part + i), i, r))));
  number alpha = get(x, part, r);
  real rest = largest_of(most), size = rest;
  size = positive(alpha.re) > size ? positive(alpha.re) : size;
  size = positive(alpha.im) > size ? positive(alpha.im) : size;
  *beta = alpha.re;
  if (rest == 0 && alpha.im == 0) return (number){0, 0};
  const real scale = scale_of(size);
  vector sum = {0};
  for (int64_t i = first; i < end; i += WIDTH) {
    const vector re = below(*at(x, i), i, r) * scale, im = below(*at(x, part + i), i, r) * scale;
    sum += re * re + im * im;
    *at(x, i) = re, *at(x, part + i) = im;
  }
  alpha.re *= scale, alpha.im *= scale;
  const real norm = root(alpha.re * alpha.re + alpha.im * alpha.im + total(sum));
  const real to = alpha.re < 0 ? norm : -norm, ahead = alpha.re - to;
  const real square = ahead * ahead + alpha.im * alpha.im;
  const vector p = all(ahead / square), q = all(-alpha.im / square);
  for (int64_t i = first; i < end; i += WIDTH) {
    const vector re = *at(x, i), im = *at(x, part + i);
    *at(x, i) = re * p - im * q, *at(x, part + i) = re * q + im * p;
  }
  put(x, part, r, (number){1, 0});
  *beta = to / scale;
  return (number){(to - alpha.re) / to, -alpha.im / to};
}

// Subtract what waits from columns, and return their products with the reflection v in f.
INLINE void advance(const job *j, const real *before, const real *v, int64_t first, int64_t c,
                    const int count) {
  vector fr[COLUMNS], fi[COLUMNS], gr[COLUMNS], gi[COLUMNS], re[COLUMNS], im[COLUMNS];
  const real *w = j->w;
  UNROLL for (int l = 0; l < count; l++) {
    fr[l] = all(j->f[c + l]), fi[l] = all(j->f[j->across + c + l]);
    gr[l] = all(j->g[c + l]), gi[l] = all(j->g[j->across + c + l]);
    re[l] = im[l] = (vector){0};
  }
  for (int64_t i = first; i < j->tall; i += WIDTH) {
    const vector br = load(before + i), bi = load(before + j->down + i), vr = load(v + i),
                 vi = load(v + j->down + i), wr = load(w + i), wi = load(w + j->down + i);
    UNROLL for (int l = 0; l < count; l++) {
      real *to = column(j, c + l);
      vector x = *at(to, i), y = *at(to, j->down + i);
      x = x - br * fr[l] + bi * fi[l] - wr * gr[l] + wi * gi[l];
      y = y - br * fi[l] - bi * fr[l] - wr * gi[l] - wi * gr[l];
      *at(to, i) = x, *at(to, j->down + i) = y;
      re[l] += vr * x + vi * y, im[l] += vr * y - vi * x;
    }
  }
  UNROLL for (int l = 0; l < count; l++)
    put(j->f, j->across, c + l, (number){total(re[l]), total(im[l])});
}

// w += columns from c on times the numbers of the reflection u.
INLINE void gather(const job *j, const real *u, int64_t first, int64_t c, const int count) {
  vector re[COLUMNS], im[COLUMNS];
  UNROLL for (int l = 0; l < count; l++)
    re[l] = all(u[c + l]), im[l] = all(u[j->across + c + l]);
  for (int64_t i = first; i < j->tall; i += WIDTH) {
    vector a = *at(j->w, i), b = *at(j->w, j->down + i);
    UNROLL for (int l = 0; l < count; l++) {
      const vector x = *at(column(j, c + l), i), y = *at(column(j, c + l), j->down + i);
      a += x * re[l] - y * im[l], b += x * im[l] + y * re[l];
    }
    *at(j->w, i) = a, *at(j->w, j->down + i) = b;
  }
}

// f, the numbers of a row times the reflection of column k, and that row, conjugate, in u.
static void finish_row(const job *j, int64_t k, real *u) {
  const number tau = {j->left[k].re, -j->left[k].im};
  __builtin_memset(u, 0, (uint64_t)(2 * j->across) * sizeof(real));
  for (int64_t c = k + 1; c < j->n; c++) {
    const number f = product(tau, get(j->f, j->across, c)), x = get(column(j, c), j->down, k);
    put(j->f, j->across, c, f);
    put(u, j->across, c, (number){x.re - f.re, f.im - x.im});
  }
}

// What the reflection of row k subtracts: w and g, from the columns and v f, which waits as well.
static void project(const job *j, int64_t k, const real *v, const real *u) {
  const int64_t first = (k + 1) / WIDTH * WIDTH;
  number sum = {0, 0};
  for (int64_t c = k + 1; c < j->n; c++) {
    const number x = get(u, j->across, c), y = product(get(j->f, j->across, c), x);
    sum.re += y.re, sum.im += y.im;
    put(j->g, j->across, c, product(j->right[k], (number){x.re, -x.im}));
  }
  for (int64_t i = first; i < j->tall; i += WIDTH) {
    const vector re = load(v + i), im = load(v + j->down + i);
    *at(j->w, i) = im * sum.im - re * sum.re, *at(j->w, j->down + i) = -(re * sum.im) - im * sum.re;
  }
  int64_t c = k + 1;
  for (; c + COLUMNS <= j->n; c += COLUMNS) gather(j, u, first, c, COLUMNS);
  for (; c < j->n; c++) gather(j, u, first, c, 1);
}

static void bidiagonal(const job *j, const band *b) {
  const real *before = j->w;
  for (int64_t k = 0; k < j->n; k++) {
    const int64_t first = k / WIDTH * WIDTH;
    real *v = column(j, k), *u = row(j, k);
    int64_t c = k + 1;
    advance(j, before, v, first, k, 1);
    j->left[k] = unitary_reflection(v, j->down, k, j->tall, b->d + k);
    if (c == j->n) break;
    for (; c + COLUMNS <= j->n; c += COLUMNS) advance(j, before, v, first, c, COLUMNS);
    for (; c < j->n; c++) advance(j, before, v, first, c, 1);
    finish_row(j, k, u);
    j->right[k] = unitary_reflection(u, j->across, k + 1, j->wide, b->e + k);
    project(j, k, v, u);
    before = v;
  }
  b->e[j->n - 1] = 0;
}

// Vectors of one side: reflections, which begin `shift` rows down, times the vectors of the band.
typedef struct {
  const real *v, *rows;  // reflections, parts of which are `part` apart; vectors as rows of `wide`
  const number *tau;
  int64_t steps, shift, part, wide, size, count;
  real *re, *im, *space;      // strips of vectors as columns, and so many vectors as rows
  const real *signs;          // of vectors, or 0
  int64_t turned, conjugate;  // whether they become columns, of their conjugate numbers
} side;

// A strip times reflection k.
INLINE void reflect_strip(const side *s, int64_t k, const int V) {
  const real *v = s->v + 2 * k * s->part;
  vector a[VECTORS], b[VECTORS];
  UNROLL for (int c = 0; c < V; c++) a[c] = b[c] = (vector){0};
  for (int64_t i = k + s->shift; i < s->size; i++) {
    const vector p = all(v[i]), q = all(v[s->part + i]);
    UNROLL for (int c = 0; c < V; c++) {
      const vector x = *at(s->re, i * STRIP + c * WIDTH), y = *at(s->im, i * STRIP + c * WIDTH);
      a[c] += p * x + q * y, b[c] += p * y - q * x;
    }
  }
  const vector re = all(s->tau[k].re), im = all(s->tau[k].im);
  UNROLL for (int c = 0; c < V; c++) {
    const vector x = a[c];
    a[c] = re * x - im * b[c], b[c] = re * b[c] + im * x;
  }
  for (int64_t i = k + s->shift; i < s->size; i++) {
    const vector p = all(v[i]), q = all(v[s->part + i]);
    UNROLL for (int c = 0; c < V; c++) {
      *at(s->re, i * STRIP + c * WIDTH) -= p * a[c] - q * b[c];
      *at(s->im, i * STRIP + c * WIDTH) -= p * b[c] + q * a[c];
    }
  }
}

APART void reflect_all(const side *s, int64_t columns) {
  for (int64_t k = s->steps - 1; k >= 0; k--)
    if (columns > WIDTH)
      reflect_strip(s, k, VECTORS);
    else
      reflect_strip(s, k, 1);
}

// Vectors from the first one on: those of the band in their order, then those of a unit matrix.
static void fill_strip(const side *s, const band *b, int64_t first, int64_t columns) {
  const int64_t own = least(columns, b->n > first ? b->n - first : 0);
  __builtin_memset(s->re, 0, (uint64_t)(s->size * STRIP) * sizeof(real));
  __builtin_memset(s->im, 0, (uint64_t)(s->size * STRIP) * sizeof(real));
  for (int64_t l = 0; l < own; l++) {
    const int64_t k = (int64_t)b->e[first + l];
    const vector sign = all(s->signs && s->signs[k] < 0 ? -1 : 1);
    for (int64_t c = 0; c < s->wide; c += WIDTH)
      *at(s->space, l * s->wide + c) = load(s->rows + k * s->wide + c) * sign;
  }
  if (own) read_turned(s->re, s->space, s->wide, b->n, own);
  for (int64_t l = own; l < columns; l++) s->re[(first + l) * STRIP + l] = 1;
}

static void write_vectors(const side *s, const band *b, number *to) {
  const int64_t along = s->turned ? s->count : 1, next = s->turned ? 1 : s->size;
  const real sign = s->conjugate ? -1 : 1;
  for (int64_t first = 0; first < s->count; first += STRIP) {
    const int64_t columns = least(STRIP, s->count - first);
    fill_strip(s, b, first, columns);
    reflect_all(s, columns);
    for (int64_t r = 0; r < s->size; r++)
      for (int64_t l = 0; l < columns; l++)
        to[r * along + (first + l) * next] = (number){s->re[r * STRIP + l], sign * s->im[r * STRIP + l]};
  }
}

INLINE int64_t odd(int64_t n) { return (n / WIDTH | 1) * WIDTH; }  // as caches like it

// Table: rows, columns, kind of tiles, tasks, whether all vectors are wanted; which are read: 1 for
// those of rows, 2 for those of columns.
static int64_t run_svd(const int64_t *data, void *work, const int64_t *table) {
  const int64_t turned = table[0] < table[1], m = table[turned], n = table[!turned];
  const int64_t reads_u = table[5] >> turned & 1, reads_v = table[5] >> !turned & 1;
  const int64_t tall = (m + WIDTH - 1) / WIDTH * WIDTH, wide = (n + WIDTH - 1) / WIDTH * WIDTH;
  job j = {.m = m, .n = n, .tall = tall, .wide = wide, .down = odd(tall), .across = odd(wide)};
  j.x = work, j.y = j.x + 2 * n * j.down, j.w = j.y + 2 * n * j.across;
  j.f = j.w + 2 * j.down, j.g = j.f + 2 * j.across;
  real *d = j.g + 2 * j.across, *e = d + wide, *u = e + wide, *v = u + n * wide, *z = v + n * wide;
  real *space = z + 2 * tall * STRIP;
  j.left = (number *)(space + wide * STRIP), j.right = j.left + wide;
  const real scale = read_matrix(&j, (const number *)data[0], turned);
  if (scale == 0) return 1;
  __builtin_memset(j.w, 0, (uint64_t)(2 * j.down + 4 * j.across) * sizeof(real));
  const band b = {n, wide, wide, d, e, reads_u ? u : 0, reads_v ? v : 0};
  bidiagonal(&j, &b);
  if (reads_u) set_unit(u, wide, n);
  if (reads_v) set_unit(v, wide, n);
  if (!diagonalize(&b)) return 1;
  sort_values(&b, (real *)data[2], scale);
  side left = {.v = j.x, .rows = u, .tau = j.left, .steps = n, .part = j.down, .size = m};
  side right = {.v = j.y, .rows = v, .tau = j.right, .steps = n - 1, .part = j.across, .size = n};
  left.wide = right.wide = wide, left.count = table[4] ? m : n, right.count = n, right.shift = 1;
  left.re = right.re = z, left.im = right.im = z + tall * STRIP, left.space = right.space = space;
  right.signs = d, right.conjugate = 1, left.turned = !turned, right.turned = turned;
  if (reads_u) write_vectors(&left, &b, (number *)data[turned ? 3 : 1]);
  if (reads_v) write_vectors(&right, &b, (number *)data[turned ? 1 : 3]);
  return 0;
}

ENTRY(dense_complex_svd, run_svd)
