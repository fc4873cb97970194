// Singular values and vectors of one matrix: reflections from both sides to a bidiagonal one, then
// QR iteration, as LINPACK's dsvdc, whose rotations are those of vectors in contiguous rows.

#include "rotations.h"

typedef struct {
  int64_t m, n;             // rows and columns, no more columns than rows
  int64_t down, across;     // elements of a column and of a row, in whole vectors
  real *x, *y, *u, *v;      // columns, which become reflections; those of rows; vectors as rows
  real *d, *e, *left, *right, *w;  // of the bidiagonal matrix; of reflections; a column
  int64_t vectors, count;   // whether they are computed; how many of u
} job;

// Columns of the matrix or of its transpose, times a power of two that makes the largest element
// about 1. Returns it, or 0 where an element is not finite.
static real read_matrix(const job *j, const real *from, int64_t turned) {
  vector most = {0}, sum = {0};
  for (int64_t c = 0; c < j->n; c++) *at(j->x, (c + 1) * j->down - WIDTH) = (vector){0};
  if (turned)
    for (int64_t c = 0; c < j->n; c++)
      __builtin_memcpy(j->x + c * j->down, from + c * j->m, (uint64_t)j->m * sizeof(real));
  else
    turn(j->x, j->down, from, j->n, j->m, j->n);
  for (int64_t i = 0; i < j->n * j->down; i += WIDTH) {
    vector y = *at(j->x, i);
    most = larger(most, magnitude(y)), sum += y - y;
  }
  if (total(sum) != 0) return 0;
  real scale = scale_of(largest_of(most));
  for (int64_t i = 0; i < j->n * j->down; i += WIDTH) *at(j->x, i) *= scale;
  return scale;
}

// The reflection of row k right of the superdiagonal, and columns from k + 1 on times it.
static void reflect_row(const job *j, int64_t k) {
  int64_t first = (k + 1) / WIDTH * WIDTH;
  real *v = j->y + k * j->across;
  __builtin_memset(v, 0, (uint64_t)j->across * sizeof(real));
  for (int64_t c = k + 1; c < j->n; c++) v[c] = j->x[c * j->down + k];
  real tau = j->right[k] = reflection(v, v, k + 1, j->across, j->e + k);
  if (tau == 0) return;
  for (int64_t i = first; i < j->down; i += WIDTH) *at(j->w, i) = (vector){0};
  for (int64_t c = k + 1; c < j->n; c++) {
    vector y = all(v[c]);
    for (int64_t i = first; i < j->down; i += WIDTH) *at(j->w, i) += *at(j->x, c * j->down + i) * y;
  }
  for (int64_t c = k + 1; c < j->n; c++) {
    vector y = all(tau * v[c]);
    for (int64_t i = first; i < j->down; i += WIDTH) *at(j->x, c * j->down + i) -= *at(j->w, i) * y;
  }
}

static void bidiagonal(const job *j) {
  for (int64_t k = 0; k < j->n; k++) {
    real *column = j->x + k * j->down;
    real tau = j->left[k] = reflection(column, column, k, j->down, j->d + k);
    if (k + 1 == j->n) break;
    reflect(column, tau, k / WIDTH * WIDTH, j->down, column + j->down, j->n - k - 1);
    reflect_row(j, k);
  }
  j->e[j->n - 1] = 0;
  if (!j->vectors) return;
  multiply(j->x, j->left, j->u, j->down, j->n, j->count, 0);
  multiply(j->y, j->right, j->v, j->across, j->n - 1, j->n, 1);
}

INLINE void rotate_left(const job *j, int64_t i, int64_t k, real c, real s) {
  if (j->vectors) rotate(j->u + i * j->down, j->u + k * j->down, j->down, c, -s);
}
INLINE void rotate_right(const job *j, int64_t i, int64_t k, real c, real s) {
  if (j->vectors) rotate(j->v + i * j->across, j->v + k * j->across, j->across, c, -s);
}

// The diagonal is negligible at the end of the block from l to m: what is above it moves up.
static void deflate_end(const job *j, int64_t l, int64_t m) {
  real f = j->e[m - 1], c, s;
  j->e[m - 1] = 0;
  for (int64_t i = m - 1; i >= l; i--) {
    j->d[i] = rotation(f, j->d[i], &c, &s);
    if (i > l) f = -s * j->e[i - 1], j->e[i - 1] *= c;
    rotate_right(j, i, m, c, s);
  }
}

// It is so before the block, at l - 1: what is right of it moves down.
static void deflate_start(const job *j, int64_t l, int64_t m) {
  real f = j->e[l - 1], c, s;
  j->e[l - 1] = 0;
  for (int64_t i = l; i <= m; i++) {
    j->d[i] = rotation(f, j->d[i], &c, &s);
    f = -s * j->e[i], j->e[i] *= c;
    rotate_left(j, i, l - 1, c, s);
  }
}

// The square of a singular value of the last two rows, that which is nearer to the last; less that of
// the first row, as a pair that is proportional to it.
static void shift(const job *j, int64_t l, int64_t m, real *f, real *g) {
  real *d = j->d, *e = j->e, scale = 0, of[] = {d[m], d[m - 1], e[m - 1], d[l], e[l]};
  for (int i = 0; i < 5; i++) scale = positive(of[i]) > scale ? positive(of[i]) : scale;
  for (int i = 0; i < 5; i++) of[i] /= scale;
  real b = ((of[1] + of[0]) * (of[1] - of[0]) + of[2] * of[2]) / 2, c = of[0] * of[2], by = 0;
  c *= c;
  if (b != 0 || c != 0) {
    by = root(b * b + c);
    by = c / (b + (b < 0 ? -by : by));
  }
  *f = (of[3] + of[0]) * (of[3] - of[0]) + by, *g = of[3] * of[4];
}

static void step(const job *j, int64_t l, int64_t m) {
  real *d = j->d, *e = j->e, f, g, c, s;
  shift(j, l, m, &f, &g);
  for (int64_t i = l; i < m; i++) {
    real r = rotation(g, f, &c, &s);
    if (i > l) e[i - 1] = r;
    f = c * d[i] + s * e[i];
    e[i] = c * e[i] - s * d[i];
    g = s * d[i + 1];
    d[i + 1] *= c;
    rotate_right(j, i, i + 1, c, s);
    d[i] = rotation(g, f, &c, &s);
    f = c * e[i] + s * d[i + 1];
    d[i + 1] = c * d[i + 1] - s * e[i];
    g = s * e[i + 1];
    e[i + 1] *= c;
    rotate_left(j, i, i + 1, c, s);
  }
  e[m - 1] = f;
}

// Blocks from the last one on, each until its last superdiagonal is negligible. 0 if one is not.
static int64_t diagonalize(const job *j) {
  int64_t left = SWEEPS * j->n, l;
  real *d = j->d, *e = j->e;
  for (int64_t m = j->n - 1; m > 0;) {
    for (l = m; l > 0; l--)
      if (positive(e[l - 1]) <= EPSILON * (positive(d[l - 1]) + positive(d[l])) + 4 * TINY) break;
    if (l > 0) e[l - 1] = 0;
    if (l == m) {
      m--;
      continue;
    }
    if (left-- == 0) return 0;
    int64_t k = m;
    for (; k >= l; k--) {
      real beside = (k < m ? positive(e[k]) : 0) + (k > l ? positive(e[k - 1]) : 0);
      if (positive(d[k]) <= EPSILON * beside + 4 * TINY) break;
    }
    if (k >= l) d[k] = 0;
    if (k == m) deflate_end(j, l, m);
    else if (k >= l) deflate_start(j, k + 1, m);
    else step(j, l, m);
  }
  return 1;
}

// `count` rows of z, the first n in order, as columns of a matrix or as its rows, of `size` elements.
static void write_vectors(const job *j, const real *z, int64_t distance, int64_t count, int64_t size,
                          real *to, int64_t turned, real *space) {
  for (int64_t i = 0; i < count; i++) {
    const real *row = z + (i < j->n ? (int64_t)j->e[i] : i) * distance;
    real *place = turned ? space + i * distance : to + i * size;
    __builtin_memcpy(place, row, (uint64_t)size * sizeof(real));
  }
  if (turned) turn(to, count, space, distance, count, size);
}

// Table: rows, columns, kind of tiles, tasks, whether all vectors are wanted, whether any are read.
static int64_t run_svd(const int64_t *data, void *work, const int64_t *table) {
  int64_t turned = table[0] < table[1], m = table[turned], n = table[!turned];
  job j = {.m = m, .n = n, .x = work, .vectors = table[5], .count = table[4] ? m : n};
  j.down = (m + WIDTH - 1) / WIDTH * WIDTH, j.across = (n + WIDTH - 1) / WIDTH * WIDTH;
  j.u = j.x + j.count * j.down, j.y = j.u + j.count * j.down, j.v = j.y + n * j.across, j.w = j.v + n * j.across;
  j.d = j.w + j.down, j.e = j.d + j.across, j.left = j.e + j.across, j.right = j.left + j.across;
  real *values = (real *)data[2], scale = read_matrix(&j, (const real *)data[0], turned);
  if (scale == 0) return 1;
  bidiagonal(&j);
  if (!diagonalize(&j)) return 1;
  for (int64_t i = 0; i < n; i++) {
    real size = positive(j.d[i]);
    int64_t k = i;
    if (j.d[i] < 0 && j.vectors)
      for (int64_t c = 0; c < j.across; c += WIDTH) *at(j.v, i * j.across + c) *= all(-1);
    for (; k > 0 && values[k - 1] < size; k--) values[k] = values[k - 1], j.e[k] = j.e[k - 1];
    values[k] = size, j.e[k] = (real)i;
  }
  for (int64_t i = 0; i < n; i++) values[i] /= scale;
  if (!j.vectors) return 0;
  real *left = (real *)data[turned ? 3 : 1], *right = (real *)data[turned ? 1 : 3];
  write_vectors(&j, j.u, j.down, j.count, m, left, !turned, j.x);
  write_vectors(&j, j.v, j.across, n, n, right, turned, j.x);
  return 0;
}

ENTRY(dense_svd, run_svd)
