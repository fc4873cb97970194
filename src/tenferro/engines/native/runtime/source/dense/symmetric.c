// Eigenvalues and eigenvectors of one symmetric matrix: reflections to a tridiagonal one, then QL
// iteration, as LAPACK's steqr, whose rotations are those of eigenvectors in contiguous rows.
//
// Vectors of rows are rotated while the next rotation is awaited, which depends on this one.

#include "rotations.h"

#define ROWS 4  // that are updated at a time

typedef struct {
  int64_t n, distance;  // rows; elements of one in whole vectors
  real *a, *z;          // the matrix, then reflections as rows; eigenvectors as rows
  real *d, *e, *tau;    // of the tridiagonal matrix; of the reflections
  real *w, *p;          // the update of the matrix that is awaited; its product with a reflection
  int64_t vectors;      // whether they are computed
} job;

// Both triangles from one of them, times a power of two that makes the largest element about 1.
// Returns it, or 0 where an element is not finite.
static real read_matrix(const job *j, const real *from, int64_t lower) {
  int64_t n = j->n, distance = j->distance;
  vector most = {0}, sum = {0};
  for (int64_t i = 0; i < n; i++) {
    real *row = j->a + i * distance;
    __builtin_memset(row + distance - WIDTH, 0, WIDTH * sizeof(real));
    __builtin_memset(j->z + (i + 1) * distance - WIDTH, 0, WIDTH * sizeof(real));
    __builtin_memcpy(row, from + i * n, (uint64_t)n * sizeof(real));
  }
  turn(j->z, distance, j->a, distance, n, n);
  for (int64_t i = 0; i < n; i++)
    for (int64_t c = 0; c < distance; c += WIDTH) {
      vector x = *at(j->a, i * distance + c), y = *at(j->z, i * distance + c);
      if (!lower) {
        vector other = x;
        x = y, y = other;
      }
      x = (vector)((mask)x ^ (mask)below(x, c, i) ^ (mask)below(y, c, i));
      *at(j->a, i * distance + c) = x;
      most = larger(most, magnitude(x));
      sum += x - x;
    }
  if (total(sum) != 0) return 0;
  real scale = scale_of(largest_of(most));
  for (int64_t i = 0; i < n * distance; i += WIDTH) *at(j->a, i) *= scale;
  return scale;
}

// Rows -= x wᵀ + y vᵀ, for x and y their elements of v and w, and p += rowsᵀ u.
INLINE void update_rows(const job *j, const real *v, const real *u, int64_t i, int64_t first,
                        const int count) {
  real *row = j->a + i * j->distance;
  vector x[ROWS], y[ROWS], z[ROWS];
  UNROLL for (int r = 0; r < count; r++)
    x[r] = all(v[i + r]), y[r] = all(j->w[i + r]), z[r] = all(u[i + r]);
  for (int64_t c = first; c < j->distance; c += WIDTH) {
    vector sum = *at(j->p, c), across = *(const vector *)(v + c), w = *at(j->w, c);
    UNROLL for (int r = 0; r < count; r++) {
      vector *to = at(row, r * j->distance + c), new = *to - x[r] * w - y[r] * across;
      *to = new;
      sum += new * z[r];
    }
    *at(j->p, c) = sum;
  }
}

// Reflection k from row k, with which the rows after it are multiplied while the update of the
// reflection before, v, is subtracted from them.
static void reduce(const job *j, int64_t k, const real *v) {
  int64_t n = j->n, distance = j->distance, first = (k + 1) / WIDTH * WIDTH, i = k + 1;
  real *u = j->a + k * distance;
  vector x = all(v[k]), y = all(j->w[k]), sum = {0};
  for (int64_t c = k / WIDTH * WIDTH; c < distance; c += WIDTH)
    *at(u, c) -= x * *at(j->w, c) + y * *(const vector *)(v + c);
  j->d[k] = u[k];
  real tau = j->tau[k] = reflection(u, u, k + 1, distance, j->e + k);
  __builtin_memset(j->p + first, 0, (uint64_t)(distance - first) * sizeof(real));
  for (; i + ROWS <= n; i += ROWS) update_rows(j, v, u, i, first, ROWS);
  for (; i < n; i++) update_rows(j, v, u, i, first, 1);
  for (int64_t c = first; c < distance; c += WIDTH) sum += *at(j->p, c) * *at(u, c);
  vector half = all(tau * tau * total(sum) / 2);
  for (int64_t c = first; c < distance; c += WIDTH)
    *at(j->w, c) = below(*at(j->p, c) * tau - *at(u, c) * half, c, k);
}

// A = Q T Qᵀ; the rows of z become the columns of Q.
static void tridiagonal(const job *j) {
  int64_t n = j->n, distance = j->distance;
  const real *v = j->w;
  __builtin_memset(j->w, 0, (uint64_t)distance * sizeof(real));
  for (int64_t k = 0; k < n - 1; k++) {
    reduce(j, k, v);
    v = j->a + k * distance;
  }
  j->d[n - 1] = j->a[n * distance - distance + n - 1] - 2 * v[n - 1] * j->w[n - 1];
  if (!j->vectors) return;
  multiply(j->a, j->tau, j->z, distance, n - 1, n, 1);
}

// One step for the block from l to m, with the shift of its first two rows.
static void step(const job *j, int64_t l, int64_t m) {
  real *d = j->d, *e = j->e, r, s = 1, c = 1, p = 0;
  real g = (d[l + 1] - d[l]) / (2 * e[l]), norm = root(g * g + 1);
  g = d[m] - d[l] + e[l] / (g + (g < 0 ? -norm : norm));
  for (int64_t i = m - 1; i >= l; i--) {
    real f = s * e[i], b = c * e[i];
    e[i + 1] = rotation(f, g, &c, &s);
    g = d[i + 1] - p;
    r = (d[i] - g) * s + 2 * c * b;
    p = s * r;
    d[i + 1] = g + p;
    g = c * r - b;
    if (j->vectors) rotate(j->z + i * j->distance, j->z + (i + 1) * j->distance, j->distance, c, s);
  }
  d[l] -= p, e[l] = g, e[m] = 0;
}

// Whether e[i] is negligible beside the diagonal.
INLINE int64_t is_small(const job *j, int64_t i) {
  real x = positive(j->e[i]), bound = EPSILON * root(positive(j->d[i])) * root(positive(j->d[i + 1]));
  return x <= bound || x < 4 * TINY;
}

static void reverse(const job *j, int64_t l, int64_t m) {
  for (; l < m; l++, m--) {
    real old = j->d[l];
    j->d[l] = j->d[m], j->d[m] = old;
    old = j->e[l], j->e[l] = j->e[m - 1], j->e[m - 1] = old;
    for (int64_t k = 0; j->vectors && k < j->distance; k += WIDTH) {
      vector *x = at(j->z, l * j->distance + k), *y = at(j->z, m * j->distance + k), row = *x;
      *x = *y, *y = row;
    }
  }
}

// Blocks between negligible elements, each from its larger end on. 0 if one does not converge.
static int64_t diagonalize(const job *j) {
  int64_t left = SWEEPS * j->n;
  for (int64_t l = 0, end; l < j->n; l = end + 1) {
    for (end = l; end < j->n - 1 && !is_small(j, end); end++) continue;
    if (positive(j->d[end]) < positive(j->d[l])) reverse(j, l, end);
    for (int64_t m; l < end; l += m == l) {
      for (m = l; m < end && !is_small(j, m); m++) continue;
      if (m < end) j->e[m] = 0;
      if (m > l && left-- == 0) return 0;
      if (m > l) step(j, l, m);
    }
  }
  return 1;
}

// Table: rows, rows, kind of tiles, tasks, whether the lower triangle is read, whether vectors are.
static int64_t run_eigh(const int64_t *data, void *work, const int64_t *table) {
  job j = {.n = table[0], .a = work, .vectors = table[5]};
  int64_t n = j.n, distance = j.distance = (n + WIDTH - 1) / WIDTH * WIDTH;
  real *values = (real *)data[1], *vectors = (real *)data[2];
  j.z = j.a + n * distance, j.w = j.z + n * distance, j.p = j.w + distance;
  j.d = j.p + distance, j.e = j.d + distance, j.tau = j.e + distance;
  real scale = read_matrix(&j, (const real *)data[0], table[4]);
  if (scale == 0) return 1;
  tridiagonal(&j);
  if (!diagonalize(&j)) return 1;
  for (int64_t i = 0; i < n; i++) {  // in order: rows of `a` are those of z
    int64_t k = i;
    for (; k > 0 && values[k - 1] > j.d[i]; k--) values[k] = values[k - 1], j.e[k] = j.e[k - 1];
    values[k] = j.d[i], j.e[k] = (real)i;
  }
  for (int64_t i = 0; i < n; i++) {
    values[i] /= scale;
    const real *row = j.z + (int64_t)j.e[i] * distance;
    if (j.vectors) __builtin_memcpy(j.a + i * distance, row, (uint64_t)distance * sizeof(real));
  }
  if (j.vectors) turn(vectors, n, j.a, distance, n, n);
  return 0;
}

ENTRY(dense_eigh, run_eigh)
