// QR factors by Householder's reflections, in LAPACK's form: H = 1 - tau v vᵀ with v = (1, …).
//
// Columns are contiguous, with zeros after them up to a whole vector. Those of Q follow from
// reflections in reverse order.

#include "reflections.h"

typedef struct {
  int64_t m, n, k, distance;  // rows, columns, the lesser of them; elements of a column
  real *x, *q, *v, *tau;      // columns of a and of Q; reflections, each as a column
} job;

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
    real *v = j.v + r * j.distance, tau = j.tau[r] = reflection(x, v, r, j.distance, x + r);
    reflect(v, tau, r / WIDTH * WIDTH, j.distance, x + j.distance, j.n - r - 1);
    for (int64_t c = 0; c < j.n; c++) R[r * j.n + c] = c < r ? 0 : j.x[c * j.distance + r];
  }
  if (!table[4]) return 0;
  multiply(j.v, j.tau, j.q, j.distance, j.k, j.k, 0);
  turn(Q, j.k, j.q, j.distance, j.k, j.m);
  return 0;
}

ENTRY(dense_qr, factor)
