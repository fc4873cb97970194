// Householder's reflections, in LAPACK's form: H = 1 - tau v vᴴ with v = (1, …).

// The reflection with Hᴴ a[k:, k] = (beta, 0, …), of which v is written below beta. Returns tau.
APART number reflect(const matrix *a, int64_t k, int64_t m) {
  number alpha = *in(*a, k, k);
  vector below = {0}, squares = {0};
  for (int64_t i = k + 1; i < m; i++) below = larger(largest_part(*in(*a, i, k)), below);
  vector scale = reciprocal_power(larger(largest_part(alpha), below));
  for (int64_t i = k + 1; i < m; i++) squares += square(scaled(*in(*a, i, k), scale));
  number head = scaled(alpha, scale);
  mask flat = (below == 0) & (squares == 0);  // squares are NaN where an element is
#ifdef COMPLEX
  flat &= alpha.im == 0;
#endif
  vector beta = with_sign(root(square(head) + squares), -part(head));
  beta = chosen(flat, all(1), beta);
  number less = plus(head, whole(-beta));
  number inverse = quotient(whole(all(1)), one_of(flat, whole(all(1)), less));
  for (int64_t i = k + 1; i < m; i++)
    *in(*a, i, k) = product(scaled(*in(*a, i, k), scale), inverse);
  *in(*a, k, k) = one_of(flat, alpha, whole(beta / scale));
  return one_of(flat, nothing(), scaled(less, -1 / beta));
}

// x becomes H x in columns from low to high, rows from k on; v is below the diagonal of a.
APART void apply_reflection(const matrix *a, const matrix *x, const number *tau, int64_t k,
                            int64_t m, int64_t low, int64_t high) {
  for (int64_t c = low; c < high; c += 4) {
    int64_t width = high - c < 4 ? high - c : 4;
    number sum[4];
    if (width < 4) {
      for (int64_t l = c; l < high; l++) {
        number w = *in(*x, k, l);
        for (int64_t i = k + 1; i < m; i++) w = add_product(w, conjugate(*in(*a, i, k)), *in(*x, i, l));
        w = negative(product(*tau, w));
        *in(*x, k, l) = plus(*in(*x, k, l), w);
        for (int64_t i = k + 1; i < m; i++) *in(*x, i, l) = add_product(*in(*x, i, l), w, *in(*a, i, k));
      }
      return;
    }
    UNROLL for (int64_t l = 0; l < 4; l++) sum[l] = *in(*x, k, c + l);
    for (int64_t i = k + 1; i < m; i++) {
      number v = conjugate(*in(*a, i, k));
      UNROLL for (int64_t l = 0; l < 4; l++) sum[l] = add_product(sum[l], v, *in(*x, i, c + l));
    }
    UNROLL for (int64_t l = 0; l < 4; l++) {
      sum[l] = negative(product(*tau, sum[l]));
      *in(*x, k, c + l) = plus(*in(*x, k, c + l), sum[l]);
    }
    for (int64_t i = k + 1; i < m; i++) {
      number v = *in(*a, i, k);
      UNROLL for (int64_t l = 0; l < 4; l++)
        *in(*x, i, c + l) = add_product(*in(*x, i, c + l), sum[l], v);
    }
  }
}

// The factors of a: R in its upper triangle, reflections below.
static void factor(const matrix *a, number *tau, int64_t m, int64_t n) {
  for (int64_t k = 0; k < (m < n ? m : n); k++) {
    tau[k] = reflect(a, k, m);
    number adjoint = conjugate(tau[k]);
    apply_reflection(a, a, &adjoint, k, m, k + 1, n);
  }
}

// The first columns of the product of k reflections.
static void form(const matrix *a, const number *tau, const matrix *q, int64_t m, int64_t k,
                 int64_t columns) {
  for (int64_t i = 0; i < m; i++)
    for (int64_t c = 0; c < columns; c++) *in(*q, i, c) = i == c ? whole(all(1)) : nothing();
  for (int64_t r = k - 1; r >= 0; r--) apply_reflection(a, q, &tau[r], r, m, r, columns);
}
