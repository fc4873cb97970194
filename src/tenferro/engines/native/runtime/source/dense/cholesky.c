// Cholesky factors by blocks, their derivative along a direction, and the transpose of this.
//
// A block has as many columns as a strip. Each is completed before the next one (the transpose: the
// one before), so that products sum over all rows that are known. As I. Murray, arXiv:1602.07527,
// sections 3 and 5, of the form that reads what it overwrites last.

#include "dense.h"

MULTIPLY(subtract_strip, SUBTRACT)

typedef vector column[VECTORS];  // of a block; below, zeros are above the diagonal

typedef struct {
  int64_t n, wide, most;                    // rows, whether tiles are wide, tasks of a large update
  const real *l;
  real *y;                                  // the factor, and what is computed
  real *strips[2], *small;                  // a strip for each task
  column *d, *e;                            // blocks of the factor and of y
  real *inverse;                            // of the diagonal of the block
  int64_t first, width, below, tasks, upper;  // the block, the first row below, what is solved with
} job;

INLINE real *at(const job *j, int64_t row, int64_t c) { return j->y + row * j->n + c; }
INLINE matrix rows_of(const job *j, const real *a, int64_t row, int64_t c) {
  return (matrix){a + row * j->n + c, j->n, 1};
}
INLINE real *element(column *d, int64_t i, int64_t c) { return (real *)d[c] + i; }

// Zeros above the diagonal of a block.
static void clear_upper(column *d, int64_t n) {
  for (int64_t c = 1; c < n; c++)
    for (int64_t v = 0; v * WIDTH < c; v++) d[c][v] = below(d[c][v], v * WIDTH, c - 1);
}

static void read_block(const job *j, column *d, const real *a) {
  const real *block = a + j->first * (j->n + 1);
  read_turned((real *)d, block, j->n, j->width, j->width);
  clear_upper(d, j->width);
}

static void write_block(const job *j, column *d) {
  write_turned(at(j, j->first, j->first), j->n, (const real *)d, j->width, j->width);
}

static int64_t invert_block(const job *j) {
  return invert_diagonal(j->inverse, (const real *)j->d, STRIP + 1, j->width);
}

// Columns whose diagonal is in vector V are done without those above it.
#define EACH_VECTOR UNROLL for (int v = V; v < VECTORS; v++)
#define EACH_COLUMN(c) for (int64_t c = V * WIDTH; c < least(n, (V + 1) * WIDTH); c++)
#define EACH_REVERSED(c) for (int64_t c = least(n, (V + 1) * WIDTH) - 1; c >= V * WIDTH; c--)

INLINE int64_t factor_columns(column *d, int64_t n, const int V) {
  EACH_COLUMN(c) {
    real pivot = *element(d, c, c), size = root(pivot);
    if (!(pivot > 0 && pivot - pivot == 0)) return 0;
    vector inverse = all(1 / size);
    EACH_VECTOR d[c][v] *= inverse;
    *element(d, c, c) = size;
    for (int64_t k = c + 1; k < n; k++) {
      vector x = all(*element(d, k, c));
      EACH_VECTOR d[k][v] -= d[c][v] * x;
    }
  }
  return 1;
}

// e, a symmetric matrix, becomes the derivative of its factor along it.
INLINE void tangent_columns(const job *j, int64_t n, const int V) {
  column *d = j->d, *e = j->e;
  EACH_COLUMN(c) {
    real middle = *element(e, c, c) * j->inverse[c] / 2;
    EACH_VECTOR e[c][v] = (e[c][v] - d[c][v] * all(middle)) * all(j->inverse[c]);
    *element(e, c, c) = middle;
    for (int64_t k = c + 1; k < n; k++) {
      vector x = all(*element(d, k, c)), dx = all(*element(e, k, c));
      EACH_VECTOR e[k][v] -= e[c][v] * x + d[c][v] * dx;
    }
  }
}

// e, what is paired with the factor, becomes what is with the matrix: the symmetric S + Sᵀ.
INLINE void cotangent_columns(const job *j, int64_t n, const int V) {
  column *d = j->d, *e = j->e;
  EACH_REVERSED(c) {
    real on = *element(e, c, c);
    *element(e, c, c) = 0;
    vector y[VECTORS], sum = {0};
    EACH_VECTOR y[v] = e[c][v];
    for (int64_t k = c + 1; k < n; k++) {
      vector x = all(*element(d, k, c));
      EACH_VECTOR y[v] -= e[k][v] * x;
    }
    EACH_VECTOR {
      e[c][v] = y[v] *= all(j->inverse[c]);
      sum += y[v] * d[c][v];
    }
    *element(e, c, c) = (on - total(sum)) * j->inverse[c];
    for (int64_t k = c + 1; k < n; k++) *element(e, c, k) = *element(e, k, c);
  }
}

static int64_t factor(const job *j) {
  UNROLL for (int V = 0; V < VECTORS; V++)
    if (!factor_columns(j->d, j->width, V)) return 0;
  clear_upper(j->d, j->width);
  return 1;
}

static void tangent(const job *j) {
  UNROLL for (int V = 0; V < VECTORS; V++) tangent_columns(j, j->width, V);
  clear_upper(j->e, j->width);
}

static void cotangent(const job *j) {
  UNROLL for (int V = VECTORS - 1; V >= 0; V--) cotangent_columns(j, j->width, V);
}

// Rows below the block times the inverse of it, or of its transpose; then also as columns above.
static void solve_rows(const job *j, int64_t start, int64_t end, real *strip) {
  int64_t w = j->width;
  matrix d = {(const real *)j->d, 1, STRIP}, turned = {d.at + (w - 1) * (STRIP + 1), -STRIP, -1};
  for (int64_t i = start; i < end; i += STRIP) {
    int64_t count = least(STRIP, end - i);
    read_turned(strip, at(j, i, j->first), j->n, w, count);
    if (j->upper) {
      solve_strip(turned, j->inverse + w - 1, -1, strip + (w - 1) * STRIP, -STRIP, w, count, j->wide);
      write_strip(at(j, j->first, i), j->n, strip, w, count);
    } else {
      solve_strip(d, j->inverse, 1, strip, STRIP, w, count, j->wide);
    }
    write_turned(at(j, i, j->first), j->n, strip, w, count);
  }
}

// From rows of the block's columns, what is a product of columns from `from` on and a strip.
INLINE void subtract_rows(const job *j, const real *a, int64_t from, const real *strip, int64_t k,
                          int64_t start, int64_t end) {
  if (k == 0) return;
  subtract_strip(at(j, start, j->first), j->n, j->width, rows_of(j, a, start, from), strip,
                 end - start, k, j->wide);
}

// Rows from `start` on without what they have from columns before the block.
static void subtract_known(const job *j, int64_t start, int64_t end) {
  subtract_rows(j, j->y, 0, j->strips[0], j->first, start, end);
  if (j->l) subtract_rows(j, j->l, 0, j->strips[1], j->first, start, end);
}

static void forward_rows(const job *j, int64_t start, int64_t end, real *strip) {
  subtract_known(j, start, end);
  if (j->l) {  // C dDᵀ
    real *to = strip + STRIP * STRIP;
    read_turned(to, at(j, j->first, j->first), j->n, j->width, j->width);
    subtract_rows(j, j->l, j->first, to, j->width, start, end);
  }
  solve_rows(j, start, end, strip);
}

static void reverse_rows(const job *j, int64_t start, int64_t end, real *strip) {
  subtract_rows(j, j->y, j->below, j->strips[0], j->n - j->below, start, end);
  solve_rows(j, start, end, strip);
}

static void run_task(void *context, int64_t task) {
  const job *j = context;
  int64_t count = (j->n - j->below + STRIP - 1) / STRIP;
  int64_t start = j->below + count * task / j->tasks * STRIP;
  int64_t end = least(j->n, j->below + count * (task + 1) / j->tasks * STRIP);
  real *strip = j->small + task * 2 * STRIP * STRIP;
  if (start < end) (j->upper ? reverse_rows : forward_rows)(j, start, end, strip);
}

#define TASK 40000  // products of a block with the rows below that are worth several tasks

static void update_below(job *j, int64_t k) {
  if (j->below == j->n) return;
  j->tasks = (j->n - j->below) * k < TASK ? 1 : j->most;
  tenferro_parallel_for(run_task, j, j->tasks);
}

static void begin(job *j, int64_t first) {
  j->first = first, j->width = least(STRIP, j->n - first), j->below = first + j->width;
}

// Table: rows, columns, whether tiles are wide, the tasks of a large update.
static job job_of(const int64_t *table, const void *from, real *to, void *work) {
  job j = {.n = table[0], .wide = table[2], .most = table[3], .y = to};
  j.d = work, j.e = j.d + STRIP, j.inverse = (real *)(j.e + STRIP);
  j.strips[0] = j.inverse + STRIP, j.strips[1] = j.strips[0] + j.n * STRIP;
  j.small = j.strips[1] + j.n * STRIP;
  for (int64_t i = 0; i < j.n; i++) {
    __builtin_memcpy(at(&j, i, 0), (const real *)from + i * j.n, (uint64_t)(i + 1) * sizeof(real));
    __builtin_memset(at(&j, i, i + 1), 0, (uint64_t)(j.n - i - 1) * sizeof(real));
  }
  return j;
}

static int64_t run_cholesky(const int64_t *data, void *work, const int64_t *table) {
  job j = job_of(table, (const void *)data[0], (real *)data[1], work);
  for (int64_t c = 0; c < j.n; c += STRIP) {
    begin(&j, c);
    read_turned(j.strips[0], at(&j, c, 0), j.n, c, j.width);
    subtract_known(&j, c, j.below);
    read_block(&j, j.d, j.y);
    if (!factor(&j) || !invert_block(&j)) return 1;
    write_block(&j, j.d);
    update_below(&j, c);
  }
  return 0;
}

static int64_t run_tangent(const int64_t *data, void *work, const int64_t *table) {
  job j = job_of(table, (const void *)data[1], (real *)data[2], work);
  j.l = (const real *)data[0];
  for (int64_t c = 0; c < j.n; c += STRIP) {
    begin(&j, c);
    read_turned(j.strips[0], j.l + c * j.n, j.n, c, j.width);
    read_turned(j.strips[1], at(&j, c, 0), j.n, c, j.width);
    subtract_known(&j, c, j.below);
    read_block(&j, j.d, j.l), read_block(&j, j.e, j.y);
    if (!invert_block(&j)) return 1;
    tangent(&j);
    write_block(&j, j.e);
    update_below(&j, 2 * c);
  }
  return 0;
}

static int64_t run_cotangent(const int64_t *data, void *work, const int64_t *table) {
  job j = job_of(table, (const void *)data[1], (real *)data[2], work);
  const real *l = (const real *)data[0];
  j.upper = 1;
  for (int64_t c = (j.n - 1) / STRIP * STRIP; c >= 0; c -= STRIP) {
    begin(&j, c);
    int64_t rest = j.n - j.below;
    read_strip(j.strips[0], l + j.below * j.n + c, j.n, rest, j.width);
    read_block(&j, j.d, l);
    if (!invert_block(&j)) return 1;
    update_below(&j, rest);
    subtract_rows(&j, j.y, j.below, j.strips[0], rest, c, j.below);
    read_block(&j, j.e, j.y);
    cotangent(&j);
    write_block(&j, j.e);
  }
  for (int64_t i = 0; i < j.n; i++) {
    *at(&j, i, i) /= 2;
    __builtin_memset(at(&j, i, i + 1), 0, (uint64_t)(j.n - i - 1) * sizeof(real));
  }
  return 0;
}

ENTRY(dense_cholesky, run_cholesky)
ENTRY(dense_cholesky_tangent, run_tangent)
ENTRY(dense_cholesky_cotangent, run_cotangent)
