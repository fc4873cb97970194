// QR factors by Householder's reflections, in LAPACK's form: H = 1 - tau v vᵀ with v = (1, …).
//
// Columns are contiguous, with zeros after them up to a whole vector. Those of Q follow from
// reflections in reverse order.

#include "reflections.h"

typedef struct {
  int64_t m, n, k, distance;  // rows, columns, the lesser of them; elements of a column
  real *x, *q, *v, *tau;      // columns of a and of Q; reflections, each as a column
} job;

// Multiply columns of x from c to before `end` by the reflection r.
static void apply(const job *j, int64_t r, real *x, int64_t c, int64_t end) {
  reflect(j->v + r * j->distance, j->tau[r], r / WIDTH * WIDTH, j->distance, x + c * j->distance, end - c);
}

// Table: rows, columns, kind of tiles, tasks, whether Q is wanted.
static int64_t factor(const int64_t *data, void *work, const int64_t *table) {
  job j = {.m = table[0], .n = table[1]};
  const real *a = (const real *)data[0];
  real *Q = (real *)data[1], *R = (real *)data[2];
  j.k = least(j.m, j.n), j.distance = (j.m + WIDTH - 1) / WIDTH * WIDTH;
  j.x = work, j.q = j.x + j.n * j.distance, j.v = j.q + j.k * j.distance, j.tau = j.v + j.k * j.distance;
  for (int64_t c = 0; c < j.n; c++)
    for (int64_t i = j.m; i < j.distance; i++) j.x[c * j.distance + i] = 0;
  turn(j.x, j.distance, a, j.n, j.m, j.n);
  for (int64_t r = 0; r < j.k; r++) {
    real *x = j.x + r * j.distance;
    j.tau[r] = reflection(x, j.v + r * j.distance, r, j.distance, x + r);
    apply(&j, r, j.x, r + 1, j.n);
    for (int64_t c = 0; c < j.n; c++) R[r * j.n + c] = c < r ? 0 : j.x[c * j.distance + r];
  }
  if (!table[4]) return 0;
  __builtin_memset(j.q, 0, (uint64_t)(j.k * j.distance) * sizeof(real));
  for (int64_t c = 0; c < j.k; c++) j.q[c * (j.distance + 1)] = 1;
  for (int64_t r = j.k - 1; r >= 0; r--) apply(&j, r, j.q, r, j.k);
  turn(Q, j.k, j.q, j.distance, j.k, j.m);
  return 0;
}

ENTRY(dense_qr, factor)
