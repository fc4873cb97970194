// Drives source/dense/*.c: matrices of all sizes, in memory that ends where they do. What is computed
// is put into the equations that define it.

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef SINGLE
typedef float real;
#define EPSILON 1.2e-7
#else
typedef double real;
#define EPSILON 2.3e-16
#endif
#define WIDTH (int64_t)(64 / sizeof(real))
#define STRIP (3 * WIDTH)
#define TASKS 8

typedef int64_t step(const int64_t *data, const int64_t *shapes, const int64_t *strides, void *work,
                     const int64_t *table);
step dense_lu, dense_qr, dense_factors, dense_inverse, dense_triangle, dense_exponential;
step dense_cholesky, dense_cholesky_tangent, dense_cholesky_cotangent, dense_eigh, dense_svd, dense_complex_svd;

void tenferro_parallel_for(void (*task)(void *, int64_t), void *context, int64_t n) {
  while (n--) task(context, n);
}

static uint64_t state = 1;
static int64_t below(int64_t n) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return (int64_t)((state >> 33) % (uint64_t)n);
}

static real *numbers(int64_t count) {
  real *made = malloc((size_t)count * sizeof(real));
  for (int64_t i = 0; i < count; i++) made[i] = (real)below(2001) / 1000 - 1;
  return made;
}

static int64_t run(step *entry, int64_t elements, const int64_t *table, const void *const *operands) {
  void *work = NULL;
  int64_t data[5], whole_table[16] = {1};
  memcpy(whole_table + 8, table, 8 * 8);
  for (int i = 0; i < 5; i++) data[i] = (int64_t)operands[i];
  if (posix_memalign(&work, 64, (size_t)elements * sizeof(real))) exit(1);
  memset(work, 0xFF, (size_t)elements * sizeof(real));
  int64_t status = entry(data, 0, 0, work, whole_table);
  free(work);
  return status;
}

static void expect(double found, double wanted, double scale, const char *what) {
  if (fabs(found - wanted) <= 1000 * EPSILON * scale) return;
  printf("%s: %g instead of %g\n", what, found, wanted);
  exit(1);
}

static int64_t whole(int64_t n) { return (n + WIDTH - 1) / WIDTH * WIDTH; }

// Element (i, j) of op(triangle).
static double element(const real *a, int64_t n, int64_t i, int64_t j, int64_t lower, int64_t turned,
                      int64_t unit) {
  int64_t row = turned ? j : i, column = turned ? i : j;
  if (row == column && unit) return 1;
  return (lower ? row >= column : row <= column) ? a[row * n + column] : 0;
}

static void factors(int64_t m, int64_t n, int64_t wide) {
  real *a = numbers(m * n), *packed = numbers(m * n);
  int64_t *order = malloc((size_t)m * 8), table[8] = {m, n, wide, 1 + below(TASKS)};
  const void *operands[] = {a, packed, order, 0, 0};
  run(dense_lu, WIDTH * whole(m) + TASKS * 64 * STRIP, table, operands);
  for (int64_t i = 0; i < m; i++)
    for (int64_t j = 0; j < n; j++) {
      double sum = 0;
      for (int64_t k = 0; k < m && k < n && k <= i && k <= j; k++)
        sum += (k == i ? 1.0 : (double)packed[i * n + k]) * (double)packed[k * n + j];
      expect(sum, a[order[i] * n + j], (double)(m + n), "factors");
    }
  free(a), free(packed), free(order);
}

// Q R is the matrix, and the columns of Q are orthonormal; R is the same without Q.
static void orthogonal(int64_t m, int64_t n, int64_t wide) {
  int64_t k = m < n ? m : n, table[8] = {m, n, wide, 1, 1}, alone[8] = {m, n, wide, 1, 0};
  real *a = numbers(m * n), *q = numbers(m * k), *r = numbers(k * n), *other = numbers(k * n);
  for (int64_t i = 0; i < m && below(2); i++) a[i * n] = 0;
  const void *operands[] = {a, q, r, 0, 0}, *values[] = {a, 0, other, 0, 0};
  int64_t room = (n + 2 * k) * whole(m) + k;
  if (run(dense_qr, room, table, operands) || run(dense_qr, room, alone, values)) exit(1);
  if (memcmp(r, other, (size_t)(k * n) * sizeof(real))) exit(1);
  for (int64_t i = 0; i < m; i++)
    for (int64_t j = 0; j < n; j++) {
      double sum = 0;
      for (int64_t l = 0; l < k; l++) sum += (double)q[i * k + l] * (double)r[l * n + j];
      expect(sum, a[i * n + j], 10, "Q R");
    }
  for (int64_t i = 0; i < k; i++)
    for (int64_t j = 0; j < k; j++) {
      double sum = 0;
      for (int64_t l = 0; l < m; l++) sum += (double)q[l * k + i] * (double)q[l * k + j];
      expect(sum, i == j, 10, "Q");
    }
  free(a), free(q), free(r), free(other);
}

// L Lᵀ is the matrix, dL Lᵀ + L dLᵀ the direction; the transpose has the same products with it.
static void positive(int64_t n, int64_t wide) {
  real *a = numbers(n * n), *x = numbers(n * n), *y = numbers(n * n);
  real *l = numbers(n * n), *dl = numbers(n * n), *z = numbers(n * n);
  for (int64_t i = 0; i < n; i++) a[i * (n + 1)] += (real)n;
  int64_t table[8] = {n, n, wide, 1 + below(TASKS)};
  int64_t room = 2 * STRIP * (STRIP + n) + STRIP + TASKS * 2 * STRIP * STRIP;
  const void *first[] = {a, l, 0, 0, 0}, *second[] = {l, x, dl, 0, 0}, *third[] = {l, y, z, 0, 0};
  if (run(dense_cholesky, room, table, first) || run(dense_cholesky_tangent, room, table, second) ||
      run(dense_cholesky_cotangent, room, table, third))
    exit(1);
  double there = 0, back = 0;
  for (int64_t i = 0; i < n; i++)
    for (int64_t j = 0; j < n; j++) {
      double value = 0, along = 0;
      for (int64_t k = 0; k < n; k++) {
        value += (double)l[i * n + k] * (double)l[j * n + k];
        along += (double)dl[i * n + k] * (double)l[j * n + k];
        along += (double)l[i * n + k] * (double)dl[j * n + k];
      }
      if (j <= i) expect(value, a[i * n + j], (double)n, "Cholesky");
      if (j <= i) expect(along, x[i * n + j], (double)n, "derivative of the Cholesky factor");
      there += (double)dl[i * n + j] * (double)y[i * n + j];
      back += (double)x[i * n + j] * (double)z[i * n + j];
    }
  expect(there, back, (double)n, "transpose of the derivative");
  for (int64_t i = 0; i < n; i++) a[i * (n + 1)] = -1;
  if (!run(dense_cholesky, room, table, first)) exit(1);
  free(a), free(x), free(y), free(l), free(dl), free(z);
}

// A V = V diag(w), and the columns of V are orthonormal; w is the same without V.
static void symmetric(int64_t n) {
  real *a = numbers(n * n), *v = numbers(n * n), *w = numbers(n), *values = numbers(n);
  int64_t lower = below(2), scaled = below(2), room = (2 * n + 5) * whole(n);
  int64_t table[8] = {n, n, 0, 1, lower, 1}, alone[8] = {n, n, 0, 1, lower, 0};
  double scale = scaled ? 1e-20 : 1;
  for (int64_t i = 0; i < n * n; i++) a[i] *= (real)(scaled && i % n != i / n ? scale : 1);
  const void *operands[] = {a, w, v, 0, 0}, *without[] = {a, values, 0, 0, 0};
  if (run(dense_eigh, room, table, operands) || run(dense_eigh, room, alone, without)) exit(1);
  if (memcmp(w, values, (size_t)n * sizeof(real))) exit(1);
  for (int64_t i = 0; i < n; i++)
    for (int64_t c = 0; c < n; c++) {
      double sum = 0, unit = 0;
      for (int64_t k = 0; k < n; k++) {
        int64_t stored = (k <= i) == lower || k == i;
        sum += (double)(stored ? a[i * n + k] : a[k * n + i]) * (double)v[k * n + c];
        unit += (double)v[k * n + i] * (double)v[k * n + c];
      }
      expect(sum, (double)w[c] * (double)v[i * n + c], (double)n, "A V");
      expect(unit, i == c, (double)n, "V");
    }
  a[below(n) * (n + 1)] = NAN;
  if (!run(dense_eigh, room, table, operands)) exit(1);
  free(a), free(v), free(w), free(values);
}

// U diag(s) Vᵀ is the matrix, and the columns of U and V are orthonormal; s is the same without them.
static void singular(int64_t m, int64_t n) {
  int64_t most = m > n ? m : n, k = m < n ? m : n, full = below(2);
  int64_t left = full ? m : k, right = full ? n : k;
  real *a = numbers(m * n), *u = numbers(m * left), *v = numbers(right * n);
  real *s = numbers(k), *values = numbers(k);
  int64_t room = 2 * (full ? most : k) * whole(most) + 2 * k * whole(k) + whole(most) + 4 * whole(k);
  int64_t table[8] = {m, n, 0, 1, full, 3}, alone[8] = {m, n, 0, 1, full, 0};
  for (int64_t i = 0; i < m && below(2); i++) a[i * n + below(n)] = 0;
  const void *operands[] = {a, u, s, v, 0}, *without[] = {a, 0, values, 0, 0};
  if (run(dense_svd, room, table, operands) || run(dense_svd, room, alone, without)) exit(1);
  if (memcmp(s, values, (size_t)k * sizeof(real))) exit(1);
  for (int64_t i = 0; i < m; i++)
    for (int64_t j = 0; j < n; j++) {
      double sum = 0;
      for (int64_t l = 0; l < k; l++)
        sum += (double)u[i * left + l] * (double)s[l] * (double)v[l * n + j];
      expect(sum, (double)a[i * n + j], (double)most, "U S V");
    }
  for (int64_t i = 0; i < left; i++)
    for (int64_t j = 0; j < left; j++) {
      double sum = 0;
      for (int64_t l = 0; l < m; l++) sum += (double)u[l * left + i] * (double)u[l * left + j];
      expect(sum, i == j, (double)most, "U");
    }
  for (int64_t i = 0; i < right; i++)
    for (int64_t j = 0; j < right; j++) {
      double sum = 0;
      for (int64_t l = 0; l < n; l++) sum += (double)v[i * n + l] * (double)v[j * n + l];
      expect(sum, i == j, (double)most, "V");
    }
  a[below(m * n)] = INFINITY;
  if (!run(dense_svd, room, table, operands)) exit(1);
  free(a), free(u), free(v), free(s), free(values);
}

static void triangle(int64_t n, int64_t columns, int64_t wide) {
  int64_t lower = below(2), turned = below(2), unit = below(2), right = below(2);
  real *a = numbers(n * n), *x = numbers(n * columns), *out = numbers(n * columns);
  for (int64_t i = 0; i < n * n; i++) a[i] /= (real)n;
  for (int64_t i = 0; i < n; i++) a[i * (n + 1)] = 1 + (real)below(3);
  int64_t table[8] = {n, columns, wide, 1 + below(TASKS), lower, turned, unit, right};
  const void *operands[] = {a, x, out, 0, 0};
  if (run(dense_triangle, whole(n) + TASKS * n * STRIP, table, operands)) exit(1);
  for (int64_t i = 0; i < n; i++)
    for (int64_t c = 0; c < columns; c++) {
      double sum = 0;
      for (int64_t k = 0; k < n; k++) {
        double factor = right ? element(a, n, k, i, lower, turned, unit)
                              : element(a, n, i, k, lower, turned, unit);
        sum += factor * (double)out[right ? c * n + k : k * columns + c];
      }
      expect(sum, x[right ? c * n + i : i * columns + c], 10, "triangle");
    }
  free(a), free(x), free(out);
}

// With the factors of a permuted, diagonally dominant matrix.
static void systems(int64_t n, int64_t columns, int64_t wide) {
  real *a = numbers(n * n), *packed = numbers(n * n), *inverse = numbers(n * n);
  real *x = numbers(n * columns), *out = numbers(n * columns);
  int64_t *order = malloc((size_t)n * 8), shift = below(n), turned = below(2), scaled = below(2);
  for (int64_t i = 0; i < n; i++) a[i * n + (i + shift) % n] += (real)n;
  int64_t lu[8] = {n, n, wide, 2};
  const void *first[] = {a, packed, order, 0, 0};
  run(dense_lu, WIDTH * whole(n) + TASKS * 64 * STRIP, lu, first);
  int64_t table[8] = {n, columns, wide, 1 + below(TASKS), turned};
  const void *second[] = {a, packed, order, x, out};
  if (run(dense_factors, whole(n) + TASKS * n * STRIP, table, second)) exit(1);
  int64_t inverting[8] = {n, n, wide, 1 + below(TASKS), scaled, 0};
  const void *third[] = {a, packed, order, inverse, 0};
  if (run(dense_inverse, whole(n) + TASKS * n * STRIP, inverting, third)) exit(1);
  double det = 1, odd = 0;
  for (int64_t i = 0; scaled && i < n; i++) {
    det *= (double)packed[i * (n + 1)];
    for (int64_t k = 0; k < i; k++) odd += order[k] > order[i];
  }
  if (fmod(odd, 2) == 1) det = -det;
  for (int64_t i = 0; i < n; i++) {
    for (int64_t c = 0; c < columns; c++) {
      double sum = 0;
      for (int64_t k = 0; k < n; k++)
        sum += (double)a[turned ? k * n + i : i * n + k] * (double)out[k * columns + c];
      expect(sum, x[i * columns + c], 10, "system");
    }
    for (int64_t c = 0; c < n && isfinite((real)det); c++) {
      double sum = 0;
      for (int64_t k = 0; k < n; k++) sum += (double)a[i * n + k] * ((double)inverse[k * n + c] / det);
      expect(sum, i == c, 10, "inverse");
    }
  }
  free(a), free(packed), free(inverse), free(x), free(out), free(order);
}

// exp(a) exp(-a) is the unit matrix, and of a direction a the derivative is a exp(a).
static void exponentials(int64_t n, int64_t wide) {
  real *a = numbers(n * n), *b = numbers(n * n), *x = numbers(n * n), *y = numbers(n * n);
  real *z = numbers(n * n);
  for (int64_t i = 0; i < n * n; i++) a[i] *= 2 / (real)n, b[i] = -a[i];
  int64_t table[8] = {n, 0, wide, 1 + below(TASKS)}, along[8] = {n, 1, wide, 1 + below(TASKS)};
  int64_t room = TASKS * n * STRIP + 12 * whole(n * n);
  const void *first[] = {a, x, 0, 0, 0}, *second[] = {b, y, 0, 0, 0}, *third[] = {a, a, z, 0, 0};
  if (run(dense_exponential, room, table, first) || run(dense_exponential, room, table, second) ||
      run(dense_exponential, room, along, third))
    exit(1);
  for (int64_t i = 0; i < n; i++)
    for (int64_t c = 0; c < n; c++) {
      double unit = 0, derivative = 0;
      for (int64_t k = 0; k < n; k++) {
        unit += (double)x[i * n + k] * (double)y[k * n + c];
        derivative += (double)a[i * n + k] * (double)x[k * n + c];
      }
      expect(unit, i == c, 10, "exponential");
      expect(z[i * n + c], derivative, 10, "derivative of the exponential");
    }
  free(a), free(b), free(x), free(y), free(z);
}

// Of a complex matrix, whose inverse has the exponential of the negative one.
static void complex_exponentials(int64_t m, int64_t wide) {
  int64_t n = 2 * m, count = 2 * m * m;
  real *a = numbers(count), *b = numbers(count), *x = numbers(count), *y = numbers(count);
  for (int64_t i = 0; i < count; i++) a[i] *= 1 / (real)m, b[i] = -a[i];
  int64_t table[8] = {n, 0, wide, 1 + below(TASKS), 1}, room = TASKS * n * STRIP + 12 * whole(n * n);
  const void *first[] = {a, x, 0, 0, 0}, *second[] = {b, y, 0, 0, 0};
  if (run(dense_exponential, room, table, first) || run(dense_exponential, room, table, second)) exit(1);
  for (int64_t i = 0; i < m; i++)
    for (int64_t c = 0; c < m; c++) {
      double re = 0, im = 0;
      for (int64_t k = 0; k < m; k++) {
        const real *p = x + 2 * (i * m + k), *q = y + 2 * (k * m + c);
        re += (double)p[0] * (double)q[0] - (double)p[1] * (double)q[1];
        im += (double)p[0] * (double)q[1] + (double)p[1] * (double)q[0];
      }
      expect(re, i == c, 10, "real part"), expect(im, 0, 10, "imaginary part");
    }
  free(a), free(b), free(x), free(y);
}

// The real part of conj(x) y of n complex numbers that are `apart`.
static double overlap(const real *x, const real *y, int64_t n, int64_t apart) {
  double sum = 0;
  for (int64_t l = 0; l < 2 * n * apart; l += 2 * apart)
    sum += (double)x[l] * (double)y[l] + (double)x[l + 1] * (double)y[l + 1];
  return sum;
}

// The same of a complex matrix; each side of vectors is also computed alone.
static void complex_singular(int64_t m, int64_t n) {
  int64_t most = m > n ? m : n, k = m < n ? m : n, full = below(2);
  int64_t left = full ? m : k, right = full ? n : k, tall = whole(most) + WIDTH, wide = whole(k) + WIDTH;
  real *a = numbers(2 * m * n), *u = numbers(2 * m * left), *v = numbers(2 * right * n), *s = numbers(k);
  int64_t room = (2 * k + 2 + 2 * STRIP) * tall + (4 * k + 10 + STRIP) * wide;
  for (int64_t side = 3; side >= 0; side--) {
    int64_t table[8] = {m, n, 0, 1, full, side};
    const void *operands[] = {a, side & 1 ? u : 0, s, side & 2 ? v : 0, 0};
    if (run(dense_complex_svd, room, table, operands)) exit(1);
  }
  for (int64_t i = 0; i < m; i++)
    for (int64_t j = 0; j < n; j++) {
      double re = 0, im = 0;
      for (int64_t l = 0; l < k; l++) {
        const real *p = u + 2 * (i * left + l), *q = v + 2 * (l * n + j);
        re += s[l] * ((double)p[0] * (double)q[0] - (double)p[1] * (double)q[1]);
        im += s[l] * ((double)p[0] * (double)q[1] + (double)p[1] * (double)q[0]);
      }
      expect(re, (double)a[2 * (i * n + j)], (double)most, "real part of U S V");
      expect(im, (double)a[2 * (i * n + j) + 1], (double)most, "imaginary part of U S V");
    }
  for (int64_t i = 0; i < left; i++)
    for (int64_t j = 0; j < left; j++)
      expect(overlap(u + 2 * i, u + 2 * j, m, left), i == j, (double)most, "complex U");
  for (int64_t i = 0; i < right; i++)
    for (int64_t j = 0; j < right; j++)
      expect(overlap(v + 2 * i * n, v + 2 * j * n, n, 1), i == j, (double)most, "complex V");
  free(a), free(u), free(v), free(s);
}

int main(int argc, char **argv) {
  int64_t rounds = argc > 1 ? atoll(argv[1]) : 100;
  for (int64_t i = 0; i < rounds; i++) {
    int64_t most = i % 10 ? 70 : 150, n = 1 + below(most), columns = 1 + below(most), wide = below(2);
    factors(n, columns, wide);
    orthogonal(n, columns, wide);
    positive(n, wide);
    symmetric(n);
    singular(n, columns);
    complex_singular(n, columns);
    triangle(n, columns, wide);
    systems(n, columns, wide);
    exponentials(n, wide);
    complex_exponentials((n + 1) / 2, wide);
  }
  puts("done");
  return 0;
}
