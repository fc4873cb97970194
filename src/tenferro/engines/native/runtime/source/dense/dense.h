// Blocks of matrices: products and triangular solves over strips of a few columns.
//
// A strip is a copy of up to STRIP columns of a matrix, with contiguous rows, that stays in a cache.
// A tile, some rows of it, is held in registers while products are subtracted from it. Every sum has
// one order, whatever the number of tasks.

#include "../vector.h"

#define VECTORS 3
#define STRIP (VECTORS * WIDTH)
#define MOST_ROWS 8

// Element (i, j) is at[i * down + j * right].
typedef struct {
  const real *at;
  int64_t down, right;
} matrix;

typedef struct {
  real re, im;
} number;

INLINE real root(real x) { return __builtin_elementwise_sqrt(x); }
void tenferro_parallel_for(void (*task)(void *, int64_t), void *context, int64_t n);

INLINE int64_t least(int64_t x, int64_t y) { return x < y ? x : y; }
INLINE real total(vector x) {
  UNROLL for (int64_t half = WIDTH / 2; half; half /= 2)
    for (int64_t l = 0; l < half; l++) x[l] += x[l + half];
  return x[0];
}
// The elements of a column's vector, from element i on, that are below row r.
INLINE vector below(vector x, int64_t i, int64_t r) {
  mask number;
  UNROLL for (int l = 0; l < WIDTH; l++) number[l] = l;
  return (vector)((mask)x & (number > (mask){0} + (integer)(r - i)));
}
INLINE matrix from(matrix a, int64_t i, int64_t j) {
  return (matrix){a.at + i * a.down + j * a.right, a.down, a.right};
}

#define TINY (sizeof(real) == 4 ? (real)1.1754944e-38 : (real)2.2250738585072014e-308)

// The reciprocals of n elements. 0 if one of them is not as exact as the element.
INLINE int64_t invert_diagonal(real *inverse, const real *a, int64_t step, int64_t n) {
  for (int64_t i = 0; i < n; i++, a += step) {
    real size = *a < 0 ? -*a : *a;
    if (!(size > 4 * TINY && size < 1 / (4 * TINY))) return 0;
    inverse[i] = 1 / *a;
  }
  return 1;
}

// Where the rows of a tile are in a matrix; those after the last one are the last one.
INLINE void find_rows(const real **row, matrix a, int64_t rows, int R) {
  UNROLL for (int r = 0; r < R; r++) row[r] = a.at + least(r, rows - 1) * a.down;
}

// sums -= a b, for the rows of a that are given and k rows of a strip, `step` apart.
INLINE void subtract(vector (*sums)[VECTORS], const real **row, int64_t right, const real *b,
                     int64_t step, int64_t k, int R, int V) {
  for (int64_t i = 0; i < k; i++, b += step) {
    vector x[VECTORS];
    UNROLL for (int v = 0; v < V; v++) x[v] = *(const vector *)(b + v * WIDTH);
    UNROLL for (int r = 0; r < R; r++) {
      vector y = all(row[r][i * right]);
      UNROLL for (int v = 0; v < V; v++) sums[r][v] -= y * x[v];
    }
  }
}

// Overwrite n rows of a strip with the solution for a lower triangle, or, if the rows of both are
// counted from the last one and `step` is negative, an upper one. `inverse`: of the diagonal, or 0
// where that has ones.
INLINE void solve_tiles(matrix a, const real *inverse, int64_t next, real *b, int64_t step, int64_t n,
                        int R, int V) {
  for (int64_t i = 0; i < n; i += R) {
    int64_t rows = least(R, n - i);
    vector sums[MOST_ROWS][VECTORS];
    const real *row[MOST_ROWS];
    find_rows(row, from(a, i, 0), rows, R);
    UNROLL for (int r = 0; r < R; r++) {
      const real *x = b + (i + least(r, rows - 1)) * step;
      UNROLL for (int v = 0; v < V; v++) sums[r][v] = *(const vector *)(x + v * WIDTH);
    }
    subtract(sums, row, a.right, b, step, i, R, V);
    UNROLL for (int r = 0; r < R; r++) {
      if (r >= rows) break;
      UNROLL for (int q = 0; q < r; q++) {
        vector y = all(row[r][(i + q) * a.right]);
        UNROLL for (int v = 0; v < V; v++) sums[r][v] -= y * sums[q][v];
      }
      if (inverse) {
        vector y = all(inverse[(i + r) * next]);
        UNROLL for (int v = 0; v < V; v++) sums[r][v] *= y;
      }
      UNROLL for (int v = 0; v < V; v++)
        *(vector *)(b + (i + r) * step + v * WIDTH) = sums[r][v];
    }
  }
}

enum { SUBTRACT, ADD, WRITE };  // what is done with a product

// c -= a b, c += a b or c = a b, for m rows of c and as many columns of it as the strip has.
INLINE void multiply_tiles(int kind, real *c, int64_t distance, int64_t columns, matrix a,
                           const real *b, int64_t m, int64_t k, int R, int V) {
  for (int64_t i = 0; i < m; i += R) {
    int64_t rows = least(R, m - i);
    vector sums[MOST_ROWS][VECTORS];
    const real *row[MOST_ROWS];
    real *to = c + i * distance;
    find_rows(row, from(a, i, 0), rows, R);
    UNROLL for (int r = 0; r < R; r++) {
      UNROLL for (int v = 0; v < V; v++) {
        __builtin_prefetch(to + least(r, rows - 1) * distance + v * WIDTH);
        sums[r][v] = (vector){0};
      }
    }
    subtract(sums, row, a.right, b, STRIP, k, R, V);
    UNROLL for (int r = 0; r < R; r++) {
      if (r >= rows) break;
      UNROLL for (int v = 0; v < V; v++) {
        real *at = to + r * distance + v * WIDTH;
        int64_t left = columns - v * WIDTH;
        vector x = kind == SUBTRACT ? sums[r][v] : -sums[r][v];
        if (left >= WIDTH)
          store(at, kind == WRITE ? x : load(at) + x);
        else
          for (int64_t l = 0; l < left; l++) at[l] = kind == WRITE ? x[l] : at[l] + x[l];
      }
    }
  }
}

// Tiles of 8 rows and 3 vectors, or one if there are few columns; where registers are few, of 4 rows
// and one vector.
#define EACH_TILE(wide, columns, call)                               \
  if (wide && columns > WIDTH) {                                     \
    const int R = 8, V = VECTORS, v = 0;                             \
    call;                                                            \
  } else if (wide) {                                                 \
    const int R = 8, V = 1, v = 0;                                   \
    call;                                                            \
  } else                                                             \
    for (int64_t v = 0; v * WIDTH < columns; v++) {                  \
      const int R = 4, V = 1;                                        \
      call;                                                          \
    }

APART void solve_strip(matrix a, const real *inverse, int64_t next, real *b, int64_t step, int64_t n,
                       int64_t columns, int64_t wide) {
  EACH_TILE(wide, columns, solve_tiles(a, inverse, next, b + v * WIDTH, step, n, R, V))
}

#define MULTIPLY(name, kind)                                                                     \
  APART void name(real *c, int64_t distance, int64_t columns, matrix a, const real *b, int64_t m, \
                  int64_t k, int64_t wide) {                                                     \
    EACH_TILE(wide, columns, multiply_tiles(kind, c + v * WIDTH, distance, columns - v * WIDTH, a, \
                                            b + v * WIDTH, m, k, R, V))                          \
  }

// Rows of a matrix as rows of a strip, with zeros after them.
APART void read_strip(real *to, const real *x, int64_t distance, int64_t n, int64_t columns) {
  for (int64_t i = 0; i < n; i++, to += STRIP, x += distance) {
    if (columns == STRIP) {
      UNROLL for (int v = 0; v < VECTORS; v++) store(to + v * WIDTH, load(x + v * WIDTH));
      continue;
    }
    for (int64_t c = 0; c < STRIP; c++) to[c] = c < columns ? x[c] : 0;
  }
}

APART void write_strip(real *to, int64_t distance, const real *x, int64_t n, int64_t columns) {
  for (int64_t i = 0; i < n; i++, to += distance, x += STRIP) {
    if (columns == STRIP) {
      UNROLL for (int v = 0; v < VECTORS; v++) store(to + v * WIDTH, load(x + v * WIDTH));
      continue;
    }
    for (int64_t c = 0; c < columns; c++) to[c] = x[c];
  }
}

// Columns of a matrix as rows of a strip, and back.
APART void read_turned(real *to, const real *x, int64_t distance, int64_t n, int64_t columns) {
  for (int64_t c = 0; c < STRIP; c += WIDTH) {
    int64_t count = least(WIDTH, columns - c), i = 0;
    for (; count == WIDTH && i + WIDTH <= n; i += WIDTH) {
      vector v[WIDTH];
      UNROLL for (int l = 0; l < WIDTH; l++) v[l] = load(x + (c + l) * distance + i);
      transpose(v);
      UNROLL for (int l = 0; l < WIDTH; l++) *(vector *)(to + (i + l) * STRIP + c) = v[l];
    }
    for (; i < n; i++)
      for (int64_t l = 0; l < WIDTH; l++)
        to[i * STRIP + c + l] = l < count ? x[(c + l) * distance + i] : 0;
  }
}

APART void write_turned(real *to, int64_t distance, const real *x, int64_t n, int64_t columns) {
  for (int64_t c = 0; c < columns; c += WIDTH) {
    int64_t count = least(WIDTH, columns - c), i = 0;
    for (; count == WIDTH && i + WIDTH <= n; i += WIDTH) {
      vector v[WIDTH];
      UNROLL for (int l = 0; l < WIDTH; l++) v[l] = *(const vector *)(x + (i + l) * STRIP + c);
      transpose(v);
      UNROLL for (int l = 0; l < WIDTH; l++) store(to + (c + l) * distance + i, v[l]);
    }
    for (; i < n; i++)
      for (int64_t l = 0; l < count; l++) to[(c + l) * distance + i] = x[i * STRIP + c + l];
  }
}

// A step for many matrices: the same for each. `run` reads the rest of the table; of a batch each task
// has memory of its own, within which what runs for one matrix is not divided any more.
typedef int64_t (*routine)(const int64_t *data, void *work, const int64_t *table);

typedef struct {
  routine run;
  const int64_t *data;
  char *work;
  int64_t count, tasks, room, step[5];  // bytes: of memory, and from one matrix to the next
  const int64_t *rest;
  int64_t failed;
} batch;

static void run_share(void *context, int64_t task) {
  batch *b = context;
  for (int64_t i = b->count * task / b->tasks; i < b->count * (task + 1) / b->tasks; i++) {
    int64_t data[5];
    for (int k = 0; k < 5 && b->step[k]; k++) data[k] = b->data[k] + i * b->step[k];
    if (b->run(data, b->work + task * b->room, b->rest))
      __atomic_store_n(&b->failed, 1, __ATOMIC_RELAXED);
  }
}

INLINE int64_t run_all(routine run, const int64_t *data, void *work, const int64_t *table) {
  batch b = {.run = run, .data = data, .work = work, .rest = table + 8};
  b.count = table[0], b.tasks = table[1], b.room = table[2];
  for (int k = 0; k < 5; k++) b.step[k] = table[3 + k];
  if (b.count == 1) return run(data, work, b.rest);
  tenferro_parallel_for(run_share, &b, b.tasks);
  return b.failed;
}

#define ENTRY(name, run)                                                                        \
  int64_t NAMED(name)(const int64_t *data, const int64_t *shapes, const int64_t *strides, void *work, \
               const int64_t *table) {                                                          \
    (void)shapes, (void)strides;                                                                \
    return run_all(run, data, work, table);                                                     \
  }
