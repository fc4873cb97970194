// The exponential of one matrix, and its derivative along a direction: the Taylor polynomial of degree
// 16 of the matrix divided by 2ˢ, squared s times (`linalg/small_exponential.py`).
//
// s follows from the norms of the third and fourth powers, which bound all that the polynomial leaves
// out: of matrices that are far from normal, powers are much smaller than powers of the norm, and
// needless squarings lose digits (A. Al-Mohy, N. Higham, SIAM J. Matrix Anal. Appl. 31 (2009) 970-989).
// What the derivative leaves out has low powers as factors, and is bounded by the norm itself.

#include "dense.h"
#include "../exponential.h"

MULTIPLY(write_product, WRITE)
MULTIPLY(add_product, ADD)

#define BOUND 0.6
#define MOST_SQUARINGS 30

// Matrices, and their derivatives where there is a direction.
typedef struct {
  real *value, *tangent;
} pair;

typedef struct {
  int64_t n, count, along, wide, tasks;
  pair power[POWERS + 1], sum, other;  // power[0] is not used
  real *strips;
  real *to;                            // the product that is being computed
  const real *left, *right;
  int64_t adds;
} job;

static void run_task(void *context, int64_t task) {
  const job *j = context;
  int64_t n = j->n, count = (n + STRIP - 1) / STRIP;
  real *strip = j->strips + task * n * STRIP;
  for (int64_t s = count * task / j->tasks; s < count * (task + 1) / j->tasks; s++) {
    int64_t c = s * STRIP, columns = least(STRIP, n - c);
    read_strip(strip, j->right + c, n, n, columns);
    (j->adds ? add_product : write_product)(j->to + c, n, columns, (matrix){j->left, n, 1}, strip, n, n,
                                            j->wide);
  }
}

static void product(job *j, real *to, const real *left, const real *right, int64_t adds) {
  j->to = to, j->left = left, j->right = right, j->adds = adds;
  tenferro_parallel_for(run_task, j, j->tasks);
}

static void multiply(job *j, pair to, pair x, pair y) {
  product(j, to.value, x.value, y.value, 0);
  if (!j->along) return;
  product(j, to.tangent, x.value, y.tangent, 0);
  product(j, to.tangent, x.tangent, y.value, 1);
}

INLINE vector at(const real *x, int64_t i) { return *(const vector *)(x + i); }

// Terms of the series from the k-th on, divided by the k-th power.
static void add_terms(const job *j, int64_t k) {
  for (int64_t t = 0; t <= j->along; t++) {
    real *to = t ? j->sum.tangent : j->sum.value;
    for (int64_t i = 0; i < j->count; i += WIDTH) {
      vector sum = at(to, i);
      UNROLL for (int64_t p = 1; p < POWERS; p++) {
        const real *x = t ? j->power[p].tangent : j->power[p].value;
        sum += at(x, i) * all(coefficient[k + p]);
      }
      *(vector *)(to + i) = sum;
    }
  }
  for (int64_t i = 0; i < j->n; i++) j->sum.value[i * (j->n + 1)] += coefficient[k];
}

static double norm(const job *j, const real *x) {
  double most = 0;
  for (int64_t i = 0; i < j->n; i++) {
    double sum = 0;
    for (int64_t k = 0; k < j->n; k++) sum += x[i * j->n + k] < 0 ? -x[i * j->n + k] : x[i * j->n + k];
    if (!(sum <= most)) most = sum;
  }
  return most;
}

// How often the matrix is halved; negative if that is too often or a power is not finite.
static int64_t squarings(const job *j) {
  double first = j->along ? norm(j, j->power[1].value) : 0, bound = BOUND;
  double third = norm(j, j->power[3].value), fourth = norm(j, j->power[4].value);
  for (int64_t s = 0; s < MOST_SQUARINGS; s++, bound *= 2) {
    double cube = bound * bound * bound;
    if (first <= bound && third <= cube && fourth <= cube * bound) return s;
  }
  return -1;
}

static void scale(const job *j, int64_t s) {
  real step = 1 / (real)((int64_t)1 << s), by = 1;
  for (int64_t p = 1; p <= POWERS; p++) {
    by *= step;
    for (int64_t t = 0; t <= j->along; t++) {
      real *x = t ? j->power[p].tangent : j->power[p].value;
      for (int64_t i = 0; i < j->count; i += WIDTH) *(vector *)(x + i) = at(x, i) * all(by);
    }
  }
}

static void exchange(job *j) {
  pair last = j->sum;
  j->sum = j->other, j->other = last;
}

static int64_t exponentiate(job *j) {
  multiply(j, j->power[2], j->power[1], j->power[1]);
  multiply(j, j->power[3], j->power[2], j->power[1]);
  multiply(j, j->power[4], j->power[2], j->power[2]);
  int64_t times = squarings(j);
  if (times < 0) return 1;
  scale(j, times);
  for (int64_t t = 0; t <= j->along; t++)
    for (int64_t i = 0; i < j->count; i += WIDTH) {
      pair from = j->power[4], to = j->sum;
      *(vector *)((t ? to.tangent : to.value) + i) =
          at(t ? from.tangent : from.value, i) * all(coefficient[DEGREE]);
    }
  add_terms(j, DEGREE - 4);
  for (int64_t k = DEGREE - 8; k >= 0; k -= 4) {
    multiply(j, j->other, j->sum, j->power[4]);
    exchange(j);
    add_terms(j, k);
  }
  for (; times; times--) {
    multiply(j, j->other, j->sum, j->sum);
    exchange(j);
  }
  return 0;
}

// A complex matrix of half the size is computed as the real matrix [[re, -im], [im, re]].
static void take(const job *j, real *to, const real *from, int64_t is_complex) {
  int64_t n = j->n, m = is_complex ? n / 2 : n;
  if (!is_complex) __builtin_memcpy(to, from, (uint64_t)(n * n) * sizeof(real));
  for (int64_t i = 0; is_complex && i < m; i++)
    for (int64_t k = 0; k < m; k++) {
      const real *x = from + 2 * (i * m + k);
      to[i * n + k] = to[(m + i) * n + m + k] = x[0];
      to[i * n + m + k] = -x[1], to[(m + i) * n + k] = x[1];
    }
}

static void give(const job *j, real *to, const real *from, int64_t is_complex) {
  int64_t n = j->n, m = is_complex ? n / 2 : n;
  if (!is_complex) __builtin_memcpy(to, from, (uint64_t)(n * n) * sizeof(real));
  for (int64_t i = 0; is_complex && i < m; i++)
    for (int64_t k = 0; k < m; k++) {
      real *y = to + 2 * (i * m + k);
      y[0] = from[i * n + k], y[1] = from[(m + i) * n + k];
    }
}

// Table: rows, whether there is a direction, whether tiles are wide, tasks, whether numbers are complex
// (of twice as many rows).
static int64_t run_exponential(const int64_t *data, void *work, const int64_t *table) {
  int64_t n = table[0], along = table[1], count = (n * n + WIDTH - 1) / WIDTH * WIDTH;
  job j = {.n = n, .count = count, .along = along, .wide = table[2], .tasks = table[3]};
  real *room = work;
  pair *pairs[] = {&j.power[1], &j.power[2], &j.power[3], &j.power[4], &j.sum, &j.other};
  for (int64_t i = 0; i < 6; i++, room += (1 + along) * count)
    *pairs[i] = (pair){room, room + along * count};
  j.strips = room;
  __builtin_memset(work, 0, (uint64_t)(6 * (1 + along) * count) * sizeof(real));
  take(&j, j.power[1].value, (const real *)data[0], table[4]);
  if (along) take(&j, j.power[1].tangent, (const real *)data[1], table[4]);
  if (exponentiate(&j)) return 1;
  give(&j, (real *)data[1 + along], along ? j.sum.tangent : j.sum.value, table[4]);
  return 0;
}

ENTRY(dense_exponential, run_exponential)
