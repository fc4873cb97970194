// The QR factorization of small matrices.

#include "lanes.h"

#include "orthogonal.h"

static int64_t qr_block(const job *j, int64_t first, int64_t lanes) {
  int64_t m = j->table[2], n = j->table[3], k = m < n ? m : n;
  number A[ROOM], Q[ROOM], tau[MOST];
  matrix a = {A, n, 1}, q = {Q, k, 1};
  places from, to;
  place(&from, j->data[0], first, lanes, m * n);
  load_numbers(A, &from, m * n);
  factor(&a, tau, m, n);
  form(&a, tau, &q, m, k, k);
  place(&to, j->data[1], first, lanes, m * k);
  store_numbers(Q, &to, m * k);
  for (int64_t i = 1; i < k; i++)
    for (int64_t c = 0; c < i && c < n; c++) A[i * n + c] = nothing();
  place(&to, j->data[2], first, lanes, k * n);
  store_numbers(A, &to, k * n);
  return 0;
}

ENTRY(lanes_qr, qr_block)
