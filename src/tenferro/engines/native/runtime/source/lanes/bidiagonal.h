// Singular values without vectors: by QR steps on a bidiagonal matrix (Golub and Van Loan, Matrix
// Computations, 8.6.2, with the shifts of LAPACK's xBDSQR).

#define STEPS 30  // for each value; two or three are usual

typedef struct {
  vector c, s, length;
} plane;

// c f + s g = length, c g = s f. What underflows stays as it is.
INLINE plane plane_of(vector f, vector g) {
  vector square = f * f + g * g, one = all(1);
  mask on = square > all(TINY);
  vector length = root(chosen(on, square, one)), inverse = one / length;
  return (plane){chosen(on, f * inverse, one), chosen(on, g * inverse, (vector){0}),
                 chosen(on, length, f)};
}

// The diagonal and what is above it of a bidiagonal matrix with the singular values of a, m by n.
static void bidiagonalize(const matrix *a, vector *d, vector *e, int64_t m, int64_t n) {
  matrix rows = {in(*a, 0, 1), a->column, a->row};
  for (int64_t k = 0; k < n; k++) {
    number adjoint = conjugate(reflect(a, k, m));
    apply_reflection(a, a, &adjoint, k, m, k + 1, n);
    d[k] = part(*in(*a, k, k));
    if (k + 1 == n) return;
    adjoint = conjugate(reflect(&rows, k, n - 1));
    apply_reflection(&rows, &rows, &adjoint, k, n - 1, k + 1, m);
    e[k] = part(*in(rows, k, k));
  }
}

// The last block, from row `low` to row `high`, without zeros above its diagonal.
typedef struct {
  mask on, low, high;
} window;

static window last_block(const vector *d, vector *e, int64_t n) {
  window w = {both(0), both(0), both(0)};
  mask ended = both(0);
  for (int64_t i = n - 2; i >= 0; i--) {
    vector bound = all(EPSILON) * (absolute(d[i]) + absolute(d[i + 1]));
    mask small = absolute(e[i]) <= larger(bound, all(EPSILON * EPSILON));
    e[i] = chosen(small, (vector){0}, e[i]);
    mask begin = ~small & ~w.on, end = small & w.on & ~ended;
    w.high = chosen_number(begin, both(i + 1), w.high);
    w.low = chosen_number(end, both(i + 1), w.low);
    w.on |= begin;
    ended |= end;
  }
  return w;
}

// The smaller singular value of the last two rows of the blocks; 0 where it is small, or where an
// element of the diagonal is, for which a step without a shift leaves a zero at the end.
static vector shift_of(const vector *d, const vector *e, const window *w, int64_t n, vector *head) {
  vector least = all(1 / TINY), most = {0}, f = {0}, g = {0}, h = {0}, one = all(1);
  for (int64_t i = 0; i < n; i++) {
    mask on = (both(i) >= w->low) & (both(i) <= w->high);
    vector size = absolute(d[i]);
    *head = chosen(both(i) == w->low, d[i], *head);
    least = chosen(on & (size < least), size, least);
    most = chosen(on & (size > most), size, most);
    h = chosen(both(i) == w->high, size, h);
    f = chosen(both(i + 1) == w->high, size, f);
    if (i + 1 < n) g = chosen(both(i + 1) == w->high, e[i], g);
  }
  vector twice = root((f + h) * (f + h) + g * g) + root((f - h) * (f - h) + g * g);
  vector shift = 2 * f * h / chosen(twice > 0, twice, one);
  mask used = (least > all(16 * EPSILON) * most) & (shift * shift > all(EPSILON) * *head * *head);
  return chosen(used, shift, (vector){0});
}

// One QR step on the blocks.
static void step_blocks(vector *d, vector *e, const window *w, int64_t n) {
  vector head = all(1), f = {0}, g = {0}, shift = shift_of(d, e, w, n, &head);
  vector size = absolute(head), divisor = chosen(size > 0, head, all(1));
  vector start = (size - shift) * (with_sign(all(1), head) + shift / divisor);
  for (int64_t i = 0; i + 1 < n; i++) {
    mask on = w->on & (both(i) >= w->low) & (both(i) < w->high), first = both(i) == w->low;
    if (!any_bit(on)) continue;
    plane right = plane_of(chosen(first, start, f), chosen(first, e[i], g));
    if (i) e[i - 1] = chosen(on & ~first, right.length, e[i - 1]);
    vector above = right.c * e[i] - right.s * d[i], below = right.c * d[i + 1];
    plane left = plane_of(right.c * d[i] + right.s * e[i], right.s * d[i + 1]);
    d[i] = chosen(on, left.length, d[i]);
    d[i + 1] = chosen(on, left.c * below - left.s * above, d[i + 1]);
    f = left.c * above + left.s * below;
    mask last = both(i + 1) == w->high;
    e[i] = chosen(on & last, f, e[i]);
    if (i + 2 == n) return;
    g = left.s * e[i + 1];
    e[i + 1] = chosen(on & ~last, left.c * e[i + 1], e[i + 1]);
  }
}

// Singular values of n columns of m elements, in any order. 0 if the steps do not end.
static int64_t values_of(number *a, vector *d, int64_t m, int64_t n) {
  matrix columns = {a, 1, m};
  vector e[MOST];
  bidiagonalize(&columns, d, e, m, n);
  for (int64_t steps = 0;; steps++) {
    window w = last_block(d, e, n);
    if (!any_bit(w.on)) break;
    if (steps == STEPS * n) return 0;
    step_blocks(d, e, &w, n);
  }
  for (int64_t i = 0; i < n; i++) d[i] = absolute(d[i]);
  return 1;
}
