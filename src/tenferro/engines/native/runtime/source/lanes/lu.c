// LU factors of small matrices, and what is computed from them.

#include "lanes.h"
#include "../permutation.h"

// Exchange row k with the one, from there on, whose element of column k is the largest.
INLINE void exchange(number *a, mask *order, int64_t k, int64_t m, int64_t n) {
  vector largest = size(a[k * n + k]);
  mask place = both((integer)k);
  for (int64_t i = k + 1; i < m; i++) {
    vector s = size(a[i * n + k]);
    mask better = s > largest;
    place = chosen_number(better, both((integer)i), place);
    largest = chosen(better, s, largest);
  }
  for (int64_t i = k + 1; i < m; i++) {
    mask here = place == both((integer)i);
    if (!any_bit(here)) continue;
    for (int64_t c = 0; c < n; c++) {
      number x = a[k * n + c], y = a[i * n + c];
      a[k * n + c] = one_of(here, y, x);
      a[i * n + c] = one_of(here, x, y);
    }
    mask x = order[k], y = order[i];
    order[k] = chosen_number(here, y, x);
    order[i] = chosen_number(here, x, y);
  }
}

static int64_t lu_block(const job *j, int64_t first, int64_t lanes) {
  int64_t m = j->table[2], n = j->table[3], least = m < n ? m : n;
  number a[ROOM];
  mask order[ROWS];
  places from;
  place(&from, j->data[0], first, lanes, m * n);
  load_numbers(a, &from, m * n);
  for (int64_t i = 0; i < m; i++) order[i] = both((integer)i);
  for (int64_t k = 0; k < least; k++) {
    exchange(a, order, k, m, n);
    number pivot = a[k * n + k];
    divisor d = divisor_of(one_of(is_zero(pivot), whole(all(1)), pivot));
    for (int64_t i = k + 1; i < m; i++) {
      number factor = over(a[i * n + k], d);
      a[i * n + k] = factor;
      factor = negative(factor);
      for (int64_t c = k + 1; c < n; c++)
        a[i * n + c] = add_product(a[i * n + c], factor, a[k * n + c]);
    }
  }
  places to;
  place(&to, j->data[1], first, lanes, m * n);
  store_numbers(a, &to, m * n);
  for (int64_t l = 0; l < lanes; l++) {
    int64_t *out = (int64_t *)j->data[2] + (first + l) * m;
    for (int64_t i = 0; i < m; i++) out[i] = ((const integer *)(order + i))[l];
  }
  return 0;
}

// The permutations of a block of square matrices, of which `odd` has the parities. 0 if one is none.
APART int64_t permutations(const job *j, int64_t first, int64_t lanes, const int64_t **order,
                            mask *odd) {
  int64_t n = j->table[2];
  for (int64_t l = 0; l < WIDTH; l++) {
    int64_t parity;
    order[l] = (const int64_t *)j->data[2] + (first + (l < lanes ? l : lanes - 1)) * n;
    if (!is_permutation(order[l], n, &parity)) return 0;
    ((integer *)odd)[l] = -(integer)parity;
  }
  return 1;
}

// The factors of a block of square matrices, and their permutations; 0 if one is none.
INLINE int64_t load_factors(const job *j, int64_t first, int64_t lanes, number *F,
                            const int64_t **order, mask *odd) {
  int64_t n = j->table[2];
  if (!permutations(j, first, lanes, order, odd)) return 0;
  places factors;
  place(&factors, j->data[1], first, lanes, n * n);
  load_numbers(F, &factors, n * n);
  return 1;
}

// Where row i of each matrix is, or with an order row order[i], from a column on.
APART void find_row(places *to, const places *p, const int64_t **order, int64_t i, int64_t columns,
                    int64_t c) {
  for (int64_t l = 0; l < WIDTH; l++)
    to->row[l] = p->row[l] + ((order ? order[l][i] : i) * columns + c) * PARTS;
}

// X of op(a) X = b. Table: rows, columns of b, whether op transposes, whether it conjugates.
static int64_t solve_block(const job *j, int64_t first, int64_t lanes) {
  int64_t n = j->table[2], columns = j->table[3], transposed = j->table[4];
  number F[ROOM], x[ROOM];
  const int64_t *order[WIDTH];
  mask odd;
  if (!load_factors(j, first, lanes, F, order, &odd)) return 1;
  matrix a = {F, n, 1};
  if (has_zero(a, n)) return 1;
  if (transposed) a = turned(a);
  if (j->table[5]) conjugate_all(F, n * n);
  places from;
  place(&from, j->data[3], first, lanes, n * columns);
  places to;
  place(&to, j->data[4], first, lanes, n * columns);
  for (int64_t c = 0; c < columns; c += MOST) {
    int64_t k = columns - c < MOST ? columns - c : MOST;
    matrix right = {x, k, 1};
    for (int64_t i = 0; i < n; i++) {
      places row;
      find_row(&row, &from, transposed ? 0 : order, i, columns, c);
      load_numbers(x + i * k, &row, k);
    }
    substitute(&a, &right, n, k, 0, !transposed);
    substitute(&a, &right, n, k, 1, transposed);
    if (!transposed && k == columns) {
      store_numbers(x, &to, n * k);
      continue;
    }
    for (int64_t i = 0; i < n; i++) {
      places row;
      find_row(&row, &to, transposed ? order : 0, i, columns, c);
      store_numbers(x + i * k, &row, k);
    }
  }
  return 0;
}

// U⁻¹ L⁻¹ P times a number: row i of P has its one at order[i].
APART void write_inverse(const job *j, int64_t first, int64_t lanes, number *F, const int64_t **order,
                          number scale) {
  int64_t n = j->table[2];
  number x[ROOM];
  for (int64_t i = 0; i < n; i++) {
    mask one;
    for (int64_t l = 0; l < WIDTH; l++) ((integer *)&one)[l] = (integer)order[l][i];
    for (int64_t c = 0; c < n; c++)
      x[i * n + c] = one_of(one == both((integer)c), scale, nothing());
  }
  matrix a = {F, n, 1}, right = {x, n, 1};
  substitute(&a, &right, n, n, 0, 1);
  substitute(&a, &right, n, n, 1, 0);
  places to;
  place(&to, j->data[3], first, lanes, n * n);
  store_numbers(x, &to, n * n);
}

static int64_t inv_block(const job *j, int64_t first, int64_t lanes) {
  int64_t n = j->table[2];
  number F[ROOM];
  const int64_t *order[WIDTH];
  mask odd;
  if (!load_factors(j, first, lanes, F, order, &odd)) return 1;
  if (has_zero((matrix){F, n, 1}, n)) return 1;
  write_inverse(j, first, lanes, F, order, whole(all(1)));
  return 0;
}

// det(a) a⁻¹. The second word after the rows has the bits of how small a pivot may be.
static int64_t adjugate_block(const job *j, int64_t first, int64_t lanes) {
  int64_t n = j->table[2];
  number F[ROOM];
  const int64_t *order[WIDTH];
  mask odd;
  if (!load_factors(j, first, lanes, F, order, &odd)) return 1;
  vector largest = {0};
  number det = whole(chosen(odd, all(-1), all(1)));
  for (int64_t i = 0; i < n; i++) {
    largest = larger(size(F[i * n + i]), largest);
    det = product(det, F[i * n + i]);
  }
  real small;
  __builtin_memcpy(&small, &j->table[3], sizeof small);
  mask bad = {0};
  for (int64_t i = 0; i < n; i++) bad |= ~(size(F[i * n + i]) > largest * all(small));
  if (any_bit(bad)) return 1;
  write_inverse(j, first, lanes, F, order, det);
  return 0;
}

// A number of one matrix, real or complex, multiplied by another.
INLINE void multiply(real *x, const real *y) {
  real before = x[0];
  x[0] = before * y[0] - (PARTS == 2 ? x[1] * y[PARTS - 1] : 0);
  x[1] = PARTS == 2 ? before * y[PARTS - 1] + x[1] * y[0] : 0;
}

INLINE void write_number(real *out, const real *x) {
  for (int64_t i = 0; i < PARTS; i++) out[i] = x[i];
}

// Determinants: the factors of one matrix after the other, of which only the diagonal is read.
static int64_t det_block(const job *j, int64_t first, int64_t lanes) {
  int64_t n = j->table[2];
  for (int64_t l = first; l < first + lanes; l++) {
    const real *F = (const real *)j->data[1] + l * n * n * PARTS;
    int64_t odd;
    if (!is_permutation((const int64_t *)j->data[2] + l * n, n, &odd)) return 1;
    real det[2] = {odd ? -1 : 1, 0};
    for (int64_t i = 0; i < n; i++) multiply(det, F + i * (n + 1) * PARTS);
    write_number((real *)j->data[3] + l * PARTS, det);
  }
  return 0;
}

#ifdef SINGLE
float logf(float x);
float sqrtf(float x);
#define LOG logf
#define ROOT(x) __builtin_sqrtf(x)
#else
double log(double x);
#define LOG log
#define ROOT(x) __builtin_sqrt(x)
#endif
#define LOG_2 (real)0.69314718055994530941723212145817657

// The factor in [1, 2) of a regular finite number, whose exponent is added; others as they are.
INLINE real mantissa(real x, int64_t *exponent) {
  integer bits;
  __builtin_memcpy(&bits, &x, sizeof bits);
  integer e = bits >> BITS & (2 * BIAS + 1);
  if (e == 0 || e == 2 * BIAS + 1) return x;
  *exponent += e - BIAS;
  bits -= (e - BIAS) * ((integer)1 << BITS);
  __builtin_memcpy(&x, &bits, sizeof x);
  return x;
}

// The absolute value of a number, and the number divided by it.
INLINE real apart(const real *x, real *unit) {
  real re = x[0] < 0 ? -x[0] : x[0], im = PARTS == 1 ? 0 : x[PARTS - 1] < 0 ? -x[PARTS - 1] : x[PARTS - 1];
  real most = re > im ? re : im;
  if (PARTS == 1) {
    unit[0] = re == 0 ? x[0] : x[0] / re;
    return re;
  }
  real least = re > im ? im : re, ratio = most == 0 ? 0 : least / most;
  real whole = most * ROOT(1 + ratio * ratio), by = whole == 0 ? 1 : whole;
  unit[0] = x[0] / by, unit[PARTS - 1] = x[PARTS - 1] / by;
  return whole;
}

// Sign and logarithm: log |det| is that of the product of mantissas, and the sum of exponents.
static int64_t slogdet_block(const job *j, int64_t first, int64_t lanes) {
  int64_t n = j->table[2];
  for (int64_t l = first; l < first + lanes; l++) {
    const real *F = (const real *)j->data[1] + l * n * n * PARTS;
    int64_t odd, exponent = 0;
    if (!is_permutation((const int64_t *)j->data[2] + l * n, n, &odd)) return 1;
    real sign[2] = {odd ? -1 : 1, 0}, rest = 1;
    for (int64_t i = 0; i < n; i++) {
      real unit[2] = {0};
      rest = mantissa(rest * mantissa(apart(F + i * (n + 1) * PARTS, unit), &exponent), &exponent);
      multiply(sign, unit);
    }
    if (rest > (real)1.4142135 && exponent) rest *= (real)0.5, exponent += 1;
    write_number((real *)j->data[3] + l * PARTS, sign);
    ((real *)j->data[4])[l] = exponent ? LOG(rest) + (real)exponent * LOG_2 : LOG(rest);
  }
  return 0;
}

ENTRY(lanes_lu, lu_block)
ENTRY(lanes_solve, solve_block)
ENTRY(lanes_inv, inv_block)
ENTRY(lanes_adjugate, adjugate_block)
ENTRY(lanes_det, det_block)
ENTRY(lanes_slogdet, slogdet_block)
