// Systems of equations with triangles and LU factors, by blocks, for a few right-hand sides at a time.

#include "dense.h"
#include "../permutation.h"

typedef struct {
  const int64_t *table, *order;
  const real *a, *x;
  real *out;
  int64_t n, columns, wide, tasks;
  real scale;
  real *inverse, *strips;  // of the diagonal; a strip for each task
} job;

// Solve with one triangle of the factors, or its transpose.
static void substitute(const job *j, real *strip, int64_t columns, int64_t lower,
                       int64_t transposed, int64_t unit) {
  int64_t n = j->n, last = n - 1;
  matrix a = {j->a, transposed ? 1 : n, transposed ? n : 1};
  const real *inverse = unit ? 0 : j->inverse;
  if (lower != transposed) {
    solve_strip(a, inverse, 1, strip, STRIP, n, columns, j->wide);
    return;
  }
  matrix turned = {a.at + last * (n + 1), -a.down, -a.right};
  solve_strip(turned, inverse ? inverse + last : 0, -1, strip + last * STRIP, -STRIP, n, columns, j->wide);
}

// Table from word 4 on: whether lower, transposed, with ones on the diagonal, at the right.
static void triangle_strip(const job *j, int64_t c, int64_t columns, real *strip) {
  int64_t n = j->n, lower = j->table[4], transposed = j->table[5], unit = j->table[6];
  if (j->table[7]) {  // X op(a) = B is op(a)ᵀ Xᵀ = Bᵀ
    read_turned(strip, j->x + c * n, n, n, columns);
    substitute(j, strip, columns, lower, !transposed, unit);
    write_turned(j->out + c * n, n, strip, n, columns);
    return;
  }
  read_strip(strip, j->x + c, j->columns, n, columns);
  substitute(j, strip, columns, lower, transposed, unit);
  write_strip(j->out + c, j->columns, strip, n, columns);
}

// a = Pᵀ L U implies a⁻¹ = U⁻¹ L⁻¹ P and a⁻ᵀ = Pᵀ L⁻ᵀ U⁻ᵀ. Table: whether transposed.
static void factors_strip(const job *j, int64_t c, int64_t columns, real *strip) {
  int64_t n = j->n, transposed = j->table[4];
  for (int64_t i = 0; i < n; i++) {
    int64_t row = transposed ? i : j->order[i];
    read_strip(strip + i * STRIP, j->x + row * j->columns + c, 0, 1, columns);
  }
  substitute(j, strip, columns, !transposed, transposed, !transposed);
  substitute(j, strip, columns, transposed, transposed, transposed);
  for (int64_t i = 0; i < n; i++) {
    int64_t row = transposed ? j->order[i] : i;
    write_strip(j->out + row * j->columns + c, 0, strip + i * STRIP, 1, columns);
  }
}

// A multiple of U⁻¹ L⁻¹ P: columns of L⁻¹ have zeros above the diagonal, P exchanges those of U⁻¹ L⁻¹.
static void inverse_strip(const job *j, int64_t c, int64_t columns, real *strip) {
  int64_t n = j->n;
  __builtin_memset(strip, 0, (uint64_t)(n * STRIP) * sizeof(real));
  for (int64_t i = 0; i < columns; i++) strip[(c + i) * STRIP + i] = 1;
  matrix lower = {j->a + c * (n + 1), n, 1};
  solve_strip(lower, 0, 0, strip + c * STRIP, STRIP, n - c, columns, j->wide);
  substitute(j, strip, columns, 0, 0, 0);
  for (int64_t i = 0; i < n; i++)
    for (int64_t l = 0; l < columns; l++)
      j->out[i * n + j->order[c + l]] = strip[i * STRIP + l] * j->scale;
}

typedef void (*each_strip)(const job *, int64_t, int64_t, real *);

INLINE void run_task(const job *j, int64_t task, each_strip run) {
  int64_t count = (j->columns + STRIP - 1) / STRIP;
  for (int64_t s = count * task / j->tasks; s < count * (task + 1) / j->tasks; s++)
    run(j, s * STRIP, least(STRIP, j->columns - s * STRIP), j->strips + task * j->n * STRIP);
}

static void triangle_task(void *j, int64_t task) { run_task(j, task, triangle_strip); }
static void factors_task(void *j, int64_t task) { run_task(j, task, factors_strip); }
static void inverse_task(void *j, int64_t task) { run_task(j, task, inverse_strip); }

// Tables begin with rows, right-hand sides, whether tiles are wide, tasks.
static job job_of(const int64_t *table, void *work) {
  int64_t n = table[0];
  job j = {.table = table, .n = n, .columns = table[1], .wide = table[2], .tasks = table[3]};
  j.scale = 1;
  j.inverse = work;
  j.strips = j.inverse + (n + WIDTH - 1) / WIDTH * WIDTH;
  return j;
}

static int64_t run_triangle(const int64_t *data, void *work, const int64_t *table) {
  job j = job_of(table, work);
  j.a = (const real *)data[0], j.x = (const real *)data[1], j.out = (real *)data[2];
  if (!table[6] && !invert_diagonal(j.inverse, j.a, j.n + 1, j.n)) return 1;
  tenferro_parallel_for(triangle_task, &j, j.tasks);
  return 0;
}

static int64_t run_factors(const int64_t *data, void *work, const int64_t *table) {
  int64_t odd;
  job j = job_of(table, work);
  j.a = (const real *)data[1], j.order = (const int64_t *)data[2];
  j.x = (const real *)data[3], j.out = (real *)data[4];
  if (!is_permutation(j.order, j.n, &odd) || !invert_diagonal(j.inverse, j.a, j.n + 1, j.n)) return 1;
  tenferro_parallel_for(factors_task, &j, j.tasks);
  return 0;
}

// Whether no pivot is small against the largest one; the product of all is multiplied by.
static int64_t multiply_pivots(const job *j, real small, real *det) {
  real most = 0;
  for (int64_t i = 0; i < j->n; i++) {
    real x = j->a[i * (j->n + 1)], size = x < 0 ? -x : x;
    *det *= x;
    most = size > most ? size : most;
  }
  for (int64_t i = 0; i < j->n; i++) {
    real x = j->a[i * (j->n + 1)], size = x < 0 ? -x : x;
    if (!(size > small * most)) return 0;
  }
  return 1;
}

// Table from word 4 on: whether the inverse times the determinant, the bits of how small a pivot may be.
static int64_t run_inverse(const int64_t *data, void *work, const int64_t *table) {
  int64_t odd;
  job j = job_of(table, work);
  j.a = (const real *)data[1], j.order = (const int64_t *)data[2], j.out = (real *)data[3];
  if (!is_permutation(j.order, j.n, &odd) || !invert_diagonal(j.inverse, j.a, j.n + 1, j.n)) return 1;
  if (table[4]) {
    real small;
    __builtin_memcpy(&small, table + 5, sizeof small);
    j.scale = odd ? -1 : 1;
    if (!multiply_pivots(&j, small, &j.scale)) return 1;
  }
  tenferro_parallel_for(inverse_task, &j, j.tasks);
  return 0;
}

ENTRY(dense_triangle, run_triangle)
ENTRY(dense_factors, run_factors)
ENTRY(dense_inverse, run_inverse)
