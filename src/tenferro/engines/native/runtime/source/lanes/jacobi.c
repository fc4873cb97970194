// Spectral factorizations of small matrices by Jacobi's rotations (Golub and Van Loan, Matrix
// Computations, 8.5 and 8.6.4): eigenvalues of Hermitian matrices, singular values with vectors.

#include "lanes.h"

#include "orthogonal.h"

#include "bidiagonal.h"

#define SWEEPS 50

// Columns x, y become c x - s y', s x + c y' with y' = turn y. `tangent` is s / c.
typedef struct {
  vector c, s, tangent, size;
  number turn;
  mask on;
} rotation;

// The rotation that makes (left, between; between*, right) diagonal where the element is larger than
// a bound; elsewhere it is none.
INLINE rotation rotation_of(vector left, vector right, number between, mask on, vector size) {
  vector one = all(1), length = chosen(on, size, one);
  vector slope = (right - left) / (length + length), steep = absolute(slope);
  vector hypotenuse = chosen(steep > all(1 / EPSILON), steep, root(slope * slope + one));
  vector t = with_sign(one / (steep + hypotenuse), slope);
  t = chosen(on, t, (vector){0});
  vector c = one / root(t * t + one);
  number turn = scaled(conjugate(between), one / length);
  return (rotation){c, c * t, t, size, one_of(on, turn, whole(one)), on};
}

APART void rotate(const rotation *r, number *x, number *y, int64_t count, int64_t distance) {
  vector c = r->c, s = r->s;
#ifdef COMPLEX
  number turned_c = scaled(r->turn, c), turned_s = scaled(r->turn, -s);
#else
  vector turned_c = c * r->turn, turned_s = -s * r->turn;
#endif
  for (int64_t i = 0; i < count; i++) {
    number u = x[i * distance], v = y[i * distance];
    x[i * distance] = add_product(scaled(u, c), turned_s, v);
    y[i * distance] = add_product(scaled(u, s), turned_c, v);
  }
}

INLINE vector size_of(number x) {
#ifdef COMPLEX
  vector most = largest_part(x), unit = chosen(most == 0, all(1), most);
  return most * root(square((number){x.re / unit, x.im / unit}));
#else
  return absolute(x);
#endif
}

INLINE mask is_finite(number x) {
  vector y = part(x) - part(x);
#ifdef COMPLEX
  y += x.im - x.im;
#endif
  return y == 0;
}

// Elements divided by a power of two near the largest one, whose reciprocal is written. 0 if an
// element is infinite or NaN.
static int64_t scale_all(number *x, int64_t count, vector *scale) {
  vector most = {0};
  mask finite = both(-1);
  for (int64_t i = 0; i < count; i++) {
    most = larger(largest_part(x[i]), most);
    finite &= is_finite(x[i]);
  }
  if (any_bit(~finite)) return 0;
  *scale = reciprocal_power(most);
  for (int64_t i = 0; i < count; i++) x[i] = scaled(x[i], *scale);
  return 1;
}

static void exchange(mask on, number *x, number *y, int64_t count) {
  for (int64_t i = 0; i < count; i++) {
    number u = x[i], v = y[i];
    x[i] = one_of(on, v, u);
    y[i] = one_of(on, u, v);
  }
}

// Values in ascending or descending order, with columns of two matrices.
static void sort(vector *values, int64_t n, int64_t descending, number *x, int64_t rows, number *y,
                 int64_t other_rows) {
  for (int64_t p = 0; p < n; p++)
    for (int64_t q = p + 1; q < n; q++) {
      vector u = values[p], v = values[q];
      mask on = descending ? u < v : v < u;
      if (!any_bit(on)) continue;
      values[p] = chosen(on, v, u);
      values[q] = chosen(on, u, v);
      exchange(on, x + p * rows, x + q * rows, rows);
      exchange(on, y + p * other_rows, y + q * other_rows, other_rows);
    }
}

static void identity(number *v, int64_t n) {
  for (int64_t i = 0; i < n * n; i++) v[i] = i % (n + 1) ? nothing() : whole(all(1));
}

static void write_transpose(number *to, const number *from, int64_t rows, int64_t columns) {
  for (int64_t i = 0; i < rows; i++)
    for (int64_t c = 0; c < columns; c++) to[i * columns + c] = from[c * rows + i];
}

static void write_values(const job *j, int64_t output, int64_t first, int64_t lanes, vector *values,
                         int64_t n, vector scale) {
  places to;
  for (int64_t i = 0; i < n; i++) values[i] = values[i] / scale;
  place_parts(&to, j->data[output], first, lanes, n);
  store_parts(values, &to, n);
}

// One sweep over the elements above the diagonal of Hermitian matrices. 1 if any was rotated.
static int64_t sweep_elements(number *a, number *v, int64_t n, int64_t vectors) {
  int64_t rotated = 0;
  for (int64_t p = 0; p < n; p++)
    for (int64_t q = p + 1; q < n; q++) {
      number between = a[p * n + q];
      vector size = size_of(between);
      mask on = size > all(EPSILON / 16);
      if (!any_bit(on)) continue;
      rotated = 1;
      vector left = part(a[p * n + p]), right = part(a[q * n + q]);
      rotation r = rotation_of(left, right, between, on, size);
      rotate(&r, a + p, a + q, n, n);
      for (int64_t i = 0; i < n; i++) {
        a[p * n + i] = conjugate(a[i * n + p]);
        a[q * n + i] = conjugate(a[i * n + q]);
      }
      vector change = r.tangent * chosen(on, size, (vector){0});
      a[p * n + p] = whole(left - change);
      a[q * n + q] = whole(right + change);
      a[p * n + q] = one_of(on, nothing(), between);
      a[q * n + p] = conjugate(a[p * n + q]);
      if (vectors) rotate(&r, v + p * n, v + q * n, n, 1);
    }
  return rotated;
}

// Table: rows, whether the lower triangle is read, whether vectors are wanted.
static int64_t eigh_block(const job *j, int64_t first, int64_t lanes) {
  int64_t n = j->table[2], lower = j->table[3], vectors = j->table[4];
  number a[ROOM], v[ROOM];
  vector values[MOST], scale;
  places from;
  place(&from, j->data[0], first, lanes, n * n);
  load_numbers(a, &from, n * n);
  for (int64_t i = 0; i < n; i++) {
    a[i * n + i] = whole(part(a[i * n + i]));
    for (int64_t c = i + 1; c < n; c++) {
      if (lower)
        a[i * n + c] = conjugate(a[c * n + i]);
      else
        a[c * n + i] = conjugate(a[i * n + c]);
    }
  }
  if (!scale_all(a, n * n, &scale)) return 1;
  identity(v, n);
  int64_t sweeps = 0;
  while (sweep_elements(a, v, n, vectors))
    if (++sweeps == SWEEPS) return 1;
  for (int64_t i = 0; i < n; i++) values[i] = part(a[i * n + i]);
  sort(values, n, 0, v, vectors ? n : 0, v, 0);
  write_values(j, 1, first, lanes, values, n, scale);
  if (!vectors) return 0;
  places to;
  write_transpose(a, v, n, n);
  place(&to, j->data[2], first, lanes, n * n);
  store_numbers(a, &to, n * n);
  return 0;
}

// One sweep over pairs of columns, of m elements, that become orthogonal. 1 if any was rotated.
static int64_t sweep_columns(number *a, number *v, int64_t m, int64_t n) {
  int64_t rotated = 0;
  for (int64_t p = 0; p < n; p++)
    for (int64_t q = p + 1; q < n; q++) {
      number *x = a + p * m, *y = a + q * m;
      vector left = {0}, right = {0};
      number between = nothing();
      for (int64_t i = 0; i < m; i++) {
        left += square(x[i]);
        right += square(y[i]);
        between = add_product(between, conjugate(x[i]), y[i]);
      }
      vector size = size_of(between);
      // Squares of small columns underflow, and so do reciprocals.
      vector least = all(TINY), both_sizes = root(larger(left, least)) * root(larger(right, least));
      mask on = size > larger(all(EPSILON * 4) * both_sizes, least);
      if (!any_bit(on)) continue;
      rotated = 1;
      rotation r = rotation_of(left, right, between, on, size);
      rotate(&r, x, y, m, 1);
      rotate(&r, v + p * n, v + q * n, n, 1);
    }
  return rotated;
}

// Singular values of n columns of m elements, in descending order; if wanted, q becomes U, of so
// many columns, and v becomes V. 0 if steps do not end.
static int64_t decompose(number *a, number *v, number *q, vector *values, int64_t m, int64_t n,
                         int64_t wanted) {
  if (!wanted) {
    if (!values_of(a, values, m, n)) return 0;
    sort(values, n, 1, a, 0, v, 0);
    return 1;
  }
  identity(v, n);
  int64_t sweeps = 0;
  while (sweep_columns(a, v, m, n))
    if (++sweeps == SWEEPS) return 0;
  for (int64_t c = 0; c < n; c++) {
    vector squares = {0};
    for (int64_t i = 0; i < m; i++) squares += square(a[c * m + i]);
    values[c] = root(squares);
  }
  sort(values, n, 1, a, m, v, n);
  number tau[MOST];
  matrix columns = {a, 1, m}, left = {q, 1, m};  // U S = Q R: orthonormal where S is 0, too
  factor(&columns, tau, m, n);
  form(&columns, tau, &left, m, n, wanted);
  for (int64_t c = 0; c < n; c++) {
    vector sign = with_sign(all(1), part(a[c * m + c]));
    for (int64_t i = 0; i < m; i++) q[c * m + i] = scaled(q[c * m + i], sign);
  }
  return 1;
}

// The same for twice as many rows as columns: of R, whose left vectors Q turns.
static int64_t decompose_tall(number *a, number *v, number *q, vector *values, int64_t m,
                              int64_t n, int64_t wanted) {
  number tau[MOST], row[MOST];
  matrix columns = {a, 1, m}, left = {q, 1, m};
  factor(&columns, tau, m, n);
  form(&columns, tau, &left, m, n, wanted);
  for (int64_t c = 0; c < n; c++)
    for (int64_t i = 0; i < n; i++) a[c * n + i] = i > c ? nothing() : a[c * m + i];
  number *u = a + n * n;
  if (!decompose(a, v, u, values, n, n, n)) return 0;
  for (int64_t i = 0; i < m; i++) {
    for (int64_t c = 0; c < n; c++) {
      row[c] = nothing();
      for (int64_t k = 0; k < n; k++) row[c] = add_product(row[c], q[k * m + i], u[c * n + k]);
    }
    for (int64_t c = 0; c < n; c++) q[c * m + i] = row[c];
  }
  return 1;
}

// Table: rows, columns, columns of U, rows of Vᴴ, whether vectors are wanted. The columns of the
// matrix, or of its adjoint if that is taller, are made orthogonal: A V = U S.
static int64_t svd_block(const job *j, int64_t first, int64_t lanes) {
  const int64_t *t = j->table + 2;
  int64_t rows = t[0], columns = t[1], tall = rows >= columns, vectors = t[4];
  int64_t m = tall ? rows : columns, n = tall ? columns : rows, wanted = tall ? t[2] : t[3];
  number a[ROOM], v[ROOM], q[ROOM];
  vector values[MOST], scale;
  places from, to;
  place(&from, j->data[0], first, lanes, m * n);
  load_numbers(q, &from, m * n);
  for (int64_t c = 0; c < n; c++)
    for (int64_t i = 0; i < m; i++) a[c * m + i] = tall ? q[i * n + c] : conjugate(q[c * m + i]);
  if (!scale_all(a, m * n, &scale)) return 1;
  int64_t (*function)(number *, number *, number *, vector *, int64_t, int64_t, int64_t) =
      vectors && m >= 2 * n ? decompose_tall : decompose;
  if (!function(a, v, q, values, m, n, vectors ? wanted : 0)) return 1;
  write_values(j, 2, first, lanes, values, n, scale);
  if (!vectors) return 0;
  const number *U = tall ? q : v;
  number *V = tall ? v : q;
  write_transpose(a, U, rows, t[2]);
  place(&to, j->data[1], first, lanes, rows * t[2]);
  store_numbers(a, &to, rows * t[2]);
  conjugate_all(V, columns * t[3]);
  place(&to, j->data[3], first, lanes, t[3] * columns);
  store_numbers(V, &to, t[3] * columns);
  return 0;
}

ENTRY(lanes_eigh, eigh_block)
ENTRY(lanes_svd, svd_block)
