// Singular values and vectors of one matrix: reflections from both sides to a bidiagonal one, whose
// own follow by QR iteration.

#include "bidiagonal.h"

typedef struct {
  int64_t m, n;             // rows and columns, no more columns than rows
  int64_t down, across;     // elements of a column and of a row, in whole vectors
  real *x, *y, *u, *v;      // columns, which become reflections; those of rows; vectors as rows
  real *d, *e, *left, *right, *w;  // of the bidiagonal matrix; of reflections; a column
  int64_t reads_u, reads_v, count;  // which vectors are computed; how many of u
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
  if (j->reads_u) multiply(j->x, j->left, j->u, j->down, j->n, j->count, 0);
  if (j->reads_v) multiply(j->y, j->right, j->v, j->across, j->n - 1, j->n, 1);
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

// Table: rows, columns, kind of tiles, tasks, whether all vectors are wanted; which are read: 1 for
// those of rows, 2 for those of columns.
static int64_t run_svd(const int64_t *data, void *work, const int64_t *table) {
  int64_t turned = table[0] < table[1], m = table[turned], n = table[!turned];
  job j = {.m = m, .n = n, .x = work, .count = table[4] ? m : n};
  j.reads_u = table[5] >> turned & 1, j.reads_v = table[5] >> !turned & 1;
  j.down = (m + WIDTH - 1) / WIDTH * WIDTH, j.across = (n + WIDTH - 1) / WIDTH * WIDTH;
  j.u = j.x + j.count * j.down, j.y = j.u + j.count * j.down, j.v = j.y + n * j.across, j.w = j.v + n * j.across;
  j.d = j.w + j.down, j.e = j.d + j.across, j.left = j.e + j.across, j.right = j.left + j.across;
  real scale = read_matrix(&j, (const real *)data[0], turned);
  if (scale == 0) return 1;
  bidiagonal(&j);
  const band b = {n, j.down, j.across, j.d, j.e, j.reads_u ? j.u : 0, j.reads_v ? j.v : 0};
  if (!diagonalize(&b)) return 1;
  sort_values(&b, (real *)data[2], scale);
  for (int64_t i = 0; i < n && j.reads_v; i++)
    for (int64_t c = 0; c < j.across && j.d[i] < 0; c += WIDTH) *at(j.v, i * j.across + c) *= all(-1);
  real *left = (real *)data[turned ? 3 : 1], *right = (real *)data[turned ? 1 : 3];
  if (j.reads_u) write_vectors(&j, j.u, j.down, j.count, m, left, !turned, j.x);
  if (j.reads_v) write_vectors(&j, j.v, j.across, n, n, right, turned, j.x);
  return 0;
}

ENTRY(dense_svd, run_svd)
