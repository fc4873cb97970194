// Triangular matrices: solutions, products, and the Cholesky factorization with its derivatives.

#include "lanes.h"

// x becomes a x for a triangular a of n rows, and k columns.
APART void multiply(const matrix *a, const matrix *x, int64_t n, int64_t k, int64_t upper,
                    int64_t unit) {
  for (int64_t r = 0; r < n; r++) {
    int64_t i = upper ? r : n - 1 - r, low = upper ? i + 1 : 0, high = upper ? n : i;
    for (int64_t c = 0; c < k; c++) {
      number sum = unit ? *in(*x, i, c) : product(*in(*a, i, i), *in(*x, i, c));
      for (int64_t j = low; j < high; j++) sum = add_product(sum, *in(*a, i, j), *in(*x, j, c));
      *in(*x, i, c) = sum;
    }
  }
}

// Φ of a matrix: zeros above the diagonal, of which half is kept.
static void keep_lower(number *x, int64_t n) {
  for (int64_t i = 0; i < n; i++) {
    x[i * n + i] = whole(part(x[i * n + i]) * all((real)0.5));
    for (int64_t c = i + 1; c < n; c++) x[i * n + c] = nothing();
  }
}

static int64_t cholesky_block(const job *j, int64_t first, int64_t lanes) {
  int64_t n = j->table[2];
  number a[ROOM];
  places from, to;
  place(&from, j->data[0], first, lanes, n * n);
  place(&to, j->data[1], first, lanes, n * n);
  load_numbers(a, &from, n * n);
  mask bad = {0};
  for (int64_t k = 0; k < n; k++) {
    vector pivot = part(a[k * n + k]);
    bad |= ~(pivot > 0);
    vector length = root(pivot), inverse = 1 / length;
    a[k * n + k] = whole(length);
    for (int64_t c = k + 1; c < n; c++) {
      a[c * n + k] = scaled(a[c * n + k], inverse);
      a[k * n + c] = conjugate(negative(a[c * n + k]));
    }
    for (int64_t i = k + 1; i < n; i++)
      for (int64_t c = k + 1; c <= i; c++)
        a[i * n + c] = add_product(a[i * n + c], a[i * n + k], a[k * n + c]);
    for (int64_t c = k + 1; c < n; c++) a[k * n + c] = nothing();
  }
  if (any_bit(bad)) return 1;
  store_numbers(a, &to, n * n);
  return 0;
}

// Read the operands of a derivative: the factor, and a matrix.
static void load_both(const job *j, int64_t first, int64_t lanes, number *L, number *x) {
  int64_t size = j->table[2] * j->table[2];
  places from;
  place(&from, j->data[0], first, lanes, size);
  load_numbers(L, &from, size);
  place(&from, j->data[1], first, lanes, size);
  load_numbers(x, &from, size);
}

static int64_t finish(const job *j, int64_t first, int64_t lanes, const number *x) {
  int64_t size = j->table[2] * j->table[2];
  places to;
  place(&to, j->data[2], first, lanes, size);
  store_numbers(x, &to, size);
  return 0;
}

// L Φ(S), S = L⁻¹ H L⁻ᴴ = Sᴴ, H the Hermitian matrix of the lower triangle of x.
static int64_t tangent_block(const job *j, int64_t first, int64_t lanes) {
  int64_t n = j->table[2];
  number L[ROOM], x[ROOM];
  load_both(j, first, lanes, L, x);
  for (int64_t i = 0; i < n; i++) {
    x[i * n + i] = whole(part(x[i * n + i]));
    for (int64_t c = i + 1; c < n; c++) x[i * n + c] = conjugate(x[c * n + i]);
  }
  matrix a = {L, n, 1}, h = {x, n, 1}, turned_h = turned(h);
  if (has_zero(a, n)) return 1;
  substitute(&a, &h, n, n, 0, 0);
  conjugate_all(x, n * n);
  substitute(&a, &turned_h, n, n, 0, 0);
  conjugate_all(x, n * n);
  keep_lower(x, n);
  multiply(&a, &h, n, n, 0, 0);
  return finish(j, first, lanes, x);
}

// The lower triangle of S + Sᴴ with half the diagonal, S = L⁻ᴴ Φ(Lᴴ x) L⁻¹.
static int64_t cotangent_block(const job *j, int64_t first, int64_t lanes) {
  int64_t n = j->table[2];
  number L[ROOM], x[ROOM];
  load_both(j, first, lanes, L, x);
  matrix a = turned((matrix){L, n, 1}), h = {x, n, 1}, turned_h = turned(h);
  if (has_zero(a, n)) return 1;
  conjugate_all(L, n * n);
  multiply(&a, &h, n, n, 1, 0);
  keep_lower(x, n);
  substitute(&a, &h, n, n, 1, 0);
  conjugate_all(L, n * n);
  substitute(&a, &turned_h, n, n, 1, 0);
  for (int64_t i = 0; i < n; i++)
    for (int64_t c = 0; c <= i; c++)
      x[i * n + c] = plus(x[i * n + c], conjugate(x[c * n + i]));
  keep_lower(x, n);
  return finish(j, first, lanes, x);
}

// Table: rows of the triangle, the other size of b, whether it is lower, is transposed, is
// conjugated, has a unit diagonal, is at the right.
static int64_t triangle_block(const job *j, int64_t first, int64_t lanes, int64_t solves) {
  const int64_t *t = j->table + 2;
  int64_t n = t[0], k = t[1], right = t[6], unit = t[5];
  number A[ROOM], B[ROOM];
  places from, to;
  place(&from, j->data[0], first, lanes, n * n);
  load_numbers(A, &from, n * n);
  place(&from, j->data[1], first, lanes, n * k);
  load_numbers(B, &from, n * k);
  matrix a = {A, n, 1}, x = right ? turned((matrix){B, n, 1}) : (matrix){B, k, 1};
  if (solves && !unit && has_zero(a, n)) return 1;
  if (t[4]) conjugate_all(A, n * n);
  if (t[3] != right) a = turned(a);  // X op(a) = B is op(a)ᵀ Xᵀ = Bᵀ
  int64_t upper = t[2] == (t[3] != right);
  if (solves)
    substitute(&a, &x, n, k, upper, unit);
  else
    multiply(&a, &x, n, k, upper, unit);
  place(&to, j->data[2], first, lanes, n * k);
  store_numbers(B, &to, n * k);
  return 0;
}

static int64_t solution_block(const job *j, int64_t first, int64_t lanes) {
  return triangle_block(j, first, lanes, 1);
}

static int64_t product_block(const job *j, int64_t first, int64_t lanes) {
  return triangle_block(j, first, lanes, 0);
}

ENTRY(lanes_cholesky, cholesky_block)
ENTRY(lanes_cholesky_tangent, tangent_block)
ENTRY(lanes_cholesky_cotangent, cotangent_block)
ENTRY(lanes_triangular_solve, solution_block)
ENTRY(lanes_triangular_product, product_block)
