// Singular values of a real bidiagonal matrix by QR iteration, as LINPACK's dsvdc, whose rotations are
// those of vectors in contiguous rows.

#include "rotations.h"

typedef struct {
  int64_t n, down, across;  // rows; elements of a row of u and of one of v, in whole vectors
  real *d, *e, *u, *v;      // the diagonal and what is above it; vectors as rows, or 0
} band;

// The rows of a unit matrix.
APART void set_unit(real *z, int64_t distance, int64_t n) {
  __builtin_memset(z, 0, (uint64_t)(n * distance) * sizeof(real));
  for (int64_t i = 0; i < n; i++) z[i * (distance + 1)] = 1;
}

INLINE void rotate_left(const band *j, int64_t i, int64_t k, real c, real s) {
  if (j->u) rotate(j->u + i * j->down, j->u + k * j->down, j->down, c, -s);
}
INLINE void rotate_right(const band *j, int64_t i, int64_t k, real c, real s) {
  if (j->v) rotate(j->v + i * j->across, j->v + k * j->across, j->across, c, -s);
}

// The diagonal is negligible at the end of the block from l to m: what is above it moves up.
static void deflate_end(const band *j, int64_t l, int64_t m) {
  real f = j->e[m - 1], c, s;
  j->e[m - 1] = 0;
  for (int64_t i = m - 1; i >= l; i--) {
    j->d[i] = rotation(f, j->d[i], &c, &s);
    if (i > l) f = -s * j->e[i - 1], j->e[i - 1] *= c;
    rotate_right(j, i, m, c, s);
  }
}

// It is so before the block, at l - 1: what is right of it moves down.
static void deflate_start(const band *j, int64_t l, int64_t m) {
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
static void shift(const band *j, int64_t l, int64_t m, real *f, real *g) {
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

// Vectors are rotated while the next rotation is awaited, which depends on this one.
static void step(const band *j, int64_t l, int64_t m) {
  real *d = j->d, *e = j->e, f, g, c = 1, s = 0, cosine, sine;
  shift(j, l, m, &f, &g);
  for (int64_t i = l; i < m; i++) {
    real r = rotation(g, f, &cosine, &sine);
    if (i > l) e[i - 1] = r, rotate_left(j, i - 1, i, c, s);
    f = cosine * d[i] + sine * e[i];
    e[i] = cosine * e[i] - sine * d[i];
    g = sine * d[i + 1];
    d[i + 1] *= cosine;
    d[i] = rotation(g, f, &c, &s);
    rotate_right(j, i, i + 1, cosine, sine);
    f = c * e[i] + s * d[i + 1];
    d[i + 1] = c * d[i + 1] - s * e[i];
    g = s * e[i + 1];
    e[i + 1] *= c;
  }
  rotate_left(j, m - 1, m, c, s);
  e[m - 1] = f;
}

// Blocks from the last one on, each until its last superdiagonal is negligible. 0 if one is not.
static int64_t diagonalize(const band *j) {
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

// Values in order, divided by a scale. e becomes their positions; d has their signs.
static void sort_values(const band *j, real *values, real scale) {
  for (int64_t i = 0; i < j->n; i++) {
    real size = positive(j->d[i]);
    int64_t k = i;
    for (; k > 0 && values[k - 1] < size; k--) values[k] = values[k - 1], j->e[k] = j->e[k - 1];
    values[k] = size, j->e[k] = (real)i;
  }
  for (int64_t i = 0; i < j->n; i++) values[i] /= scale;
}
