// LU factors with partial pivoting of one matrix with contiguous rows, by blocks.
//
// A panel of PANEL columns is factored, and what is right of it is then solved with and subtracted
// from strip by strip. The panel is done in the same way by blocks of as many columns as a vector has
// lanes, which are transposed, so that vectors run along columns.

#include "dense.h"

MULTIPLY(subtract_strip, SUBTRACT)

#define PANEL 64
#define TASK 40000  // elements whose update is worth several tasks

// Table of the step: rows, columns, whether tiles are wide, the tasks of a large update.
typedef struct {
  real *a;
  int64_t m, n, wide;
  int64_t *order;
  real *columns;  // WIDTH columns of a block, of `height` elements each
  int64_t height;
  real *strips;   // a strip for each task
  int64_t first, width, last, tasks;  // the panel, and where its update ends
} lu;

static void exchange_rows(real *x, real *y, int64_t n) {
  int64_t i = 0;
  for (; i + WIDTH <= n; i += WIDTH) {
    vector a = load(x + i), b = load(y + i);
    store(x + i, b), store(y + i, a);
  }
  for (; i < n; i++) {
    real a = x[i];
    x[i] = y[i], y[i] = a;
  }
}

INLINE mask both(integer x) { return x - (mask){0}; }
INLINE vector size(vector x) { return (vector)((mask)x & ~(mask)all((real)-0.0)); }

// The row from `first` on whose element of a column is the largest, the first one of such.
static int64_t largest(const real *x, int64_t first, int64_t n) {
  vector best = all(-1);
  mask place = {0}, at, lanes;
  UNROLL for (int l = 0; l < WIDTH; l++) lanes[l] = l;
  for (int64_t i = first / WIDTH * WIDTH; i < n; i += WIDTH) {
    at = lanes + (integer)i;
    vector s = size(*(const vector *)(x + i));
    mask better = (mask)(s > best) & (mask)(at >= (integer)first) & (mask)(at < (integer)n);
    best = (vector)(((mask)s & better) | ((mask)best & ~better));
    place = (at & better) | (place & ~better);
  }
  real most = __builtin_reduce_max(best);
  mask here = (mask)(best == most);
  int64_t found = __builtin_reduce_min((place & here) | (both((integer)n) & ~here));
  return most < 0 ? first : found;
}

// Eliminate with the elements of column c below the diagonal: of the columns after it, from row c on.
static void eliminate(const lu *f, int64_t c, int64_t n, int64_t width) {
  real *x = f->columns + c * f->height, pivot = x[c];
  int64_t divides = !(pivot >= TINY || pivot <= -TINY);
  vector by = all(divides ? (pivot == 0 ? 1 : pivot) : 1 / pivot);
  mask lanes;
  UNROLL for (int l = 0; l < WIDTH; l++) lanes[l] = l;
  for (int64_t i = c / WIDTH * WIDTH; i < n; i += WIDTH) {
    vector l = *(vector *)(x + i);
    mask below = (mask)(lanes + (integer)i > (integer)c);
    vector factor = (vector)((mask)(divides ? l / by : l * by) & below);
    *(vector *)(x + i) = (vector)(((mask)l & ~below) | (mask)factor);
    for (int64_t k = c + 1; k < width; k++) {
      real *y = f->columns + k * f->height;
      vector old = *(vector *)(y + i), new = old - factor * all(y[c]);
      *(vector *)(y + i) = (vector)(((mask)old & ~below) | ((mask)new & below));
    }
  }
}

// The elements of a block as columns, and back.
static void read_columns(const lu *f, const real *a, int64_t n, int64_t width) {
  for (int64_t i = 0; i < n; i += WIDTH) {
    vector v[WIDTH] = {{0}};
    int64_t rows = least(WIDTH, n - i);
    for (int64_t r = 0; r < rows; r++) {
      const real *row = a + (i + r) * f->n;
      if (width == WIDTH)
        v[r] = load(row);
      else
        for (int64_t c = 0; c < width; c++) v[r][c] = row[c];
    }
    transpose(v);
    for (int64_t c = 0; c < width; c++) *(vector *)(f->columns + c * f->height + i) = v[c];
  }
}

static void write_columns(const lu *f, real *a, int64_t n, int64_t width) {
  for (int64_t i = 0; i < n; i += WIDTH) {
    vector v[WIDTH] = {{0}};
    int64_t rows = least(WIDTH, n - i);
    for (int64_t c = 0; c < width; c++) v[c] = *(vector *)(f->columns + c * f->height + i);
    transpose(v);
    for (int64_t r = 0; r < rows; r++) {
      real *row = a + (i + r) * f->n;
      if (width == WIDTH)
        store(row, v[r]);
      else
        for (int64_t c = 0; c < width; c++) row[c] = v[r][c];
    }
  }
}

// Factor a block from its diagonal on, and exchange the rows of the whole matrix as it does.
static void factor_block(const lu *f, int64_t first, int64_t width) {
  int64_t n = f->m - first;
  real *a = f->a + first * f->n;
  read_columns(f, a + first, n, width);
  int64_t other[WIDTH];
  for (int64_t c = 0; c < width && c < n; c++) {
    real *x = f->columns;
    other[c] = largest(x + c * f->height, c, n);
    if (other[c] != c) {
      for (int64_t k = 0; k < width; k++, x += f->height) {
        real old = x[c];
        x[c] = x[other[c]], x[other[c]] = old;
      }
      int64_t old = f->order[first + c];
      f->order[first + c] = f->order[first + other[c]], f->order[first + other[c]] = old;
    }
    eliminate(f, c, n, width);
  }
  for (int64_t c = 0; c < width && c < n; c++)
    if (other[c] != c) exchange_rows(a + c * f->n, a + other[c] * f->n, f->n);
  write_columns(f, a + first, n, width);
}

// One strip right of a panel: U = L⁻¹ A, and A - L U below.
static void update_strip(const lu *f, int64_t c, real *strip) {
  int64_t columns = least(STRIP, f->last - c), width = f->width, n = f->n;
  real *a = f->a + f->first * n;
  matrix below = {a + f->first, n, 1};
  read_strip(strip, a + c, n, width, columns);
  solve_strip(below, 0, 0, strip, STRIP, width, columns, f->wide);
  write_strip(a + c, n, strip, width, columns);
  subtract_strip(a + width * n + c, n, columns, from(below, width, 0), strip,
                 f->m - f->first - width, width, f->wide);
}

static void run_task(void *context, int64_t task) {
  const lu *f = context;
  int64_t start = f->first + f->width, count = (f->last - start + STRIP - 1) / STRIP;
  for (int64_t s = count * task / f->tasks; s < count * (task + 1) / f->tasks; s++)
    update_strip(f, start + s * STRIP, f->strips + task * PANEL * STRIP);
}

static void update(lu *f, int64_t first, int64_t width, int64_t last, int64_t tasks) {
  if (first + width >= last) return;
  f->first = first, f->width = width, f->last = last, f->tasks = tasks;
  tenferro_parallel_for(run_task, f, tasks);
}

static int64_t run_lu(const int64_t *data, void *work, const int64_t *table) {
  int64_t m = table[0], n = table[1], size = m < n ? m : n;
  lu f = {.a = (real *)data[1], .m = m, .n = n, .wide = table[2], .order = (int64_t *)data[2]};
  f.height = (m + WIDTH - 1) / WIDTH * WIDTH;
  f.columns = work;
  f.strips = f.columns + WIDTH * f.height;
  __builtin_memcpy(f.a, (const void *)data[0], (uint64_t)(m * n) * sizeof(real));
  for (int64_t i = 0; i < m; i++) f.order[i] = i;
  for (int64_t first = 0; first < size; first += PANEL) {
    int64_t end = least(first + PANEL, size), rest = (m - end) * (n - end);
    for (int64_t c = first; c < end; c += WIDTH) {
      int64_t width = least(WIDTH, end - c);
      factor_block(&f, c, width);
      update(&f, c, width, end, 1);
    }
    update(&f, first, end - first, n, rest < TASK ? 1 : table[3]);
  }
  return 0;
}

ENTRY(dense_lu, run_lu)
