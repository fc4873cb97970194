// Exponentials of small matrices, and their derivatives along a direction: the Taylor polynomial of
// degree 16 of a matrix that is halved until its norm is at most 0.6, then squared as often
// (`linalg/small_exponential.py`).

#include "lanes.h"
#include "../exponential.h"

// Matrices, and their derivatives where there is a direction.
typedef struct {
  number *value, *tangent;
} pair;

typedef struct {
  int64_t n, along;
  pair power[POWERS + 1], sum, other;  // power[0] is not used
} memory;

// out = x y, or out += x y.
APART void product_of(number *out, const number *x, const number *y, int64_t n, int64_t adds) {
  for (int64_t i = 0; i < n; i++)
    for (int64_t c = 0; c < n; c += 4) {
      int64_t width = n - c < 4 ? n - c : 4;
      number sum[4];
      if (width < 4) {
        for (int64_t l = c; l < n; l++) {
          number s = adds ? out[i * n + l] : nothing();
          for (int64_t k = 0; k < n; k++) s = add_product(s, x[i * n + k], y[k * n + l]);
          out[i * n + l] = s;
        }
        continue;
      }
      UNROLL for (int64_t l = 0; l < 4; l++) sum[l] = adds ? out[i * n + c + l] : nothing();
      for (int64_t k = 0; k < n; k++) {
        number factor = x[i * n + k];
        UNROLL for (int64_t l = 0; l < 4; l++)
          sum[l] = add_product(sum[l], factor, y[k * n + c + l]);
      }
      UNROLL for (int64_t l = 0; l < 4; l++) out[i * n + c + l] = sum[l];
    }
}

static void multiply(const memory *m, pair out, pair x, pair y) {
  product_of(out.value, x.value, y.value, m->n, 0);
  if (!m->along) return;
  product_of(out.tangent, x.value, y.tangent, m->n, 0);
  product_of(out.tangent, x.tangent, y.value, m->n, 1);
}

// Four terms of the series, divided by the k-th power, are added to a matrix.
static void add_terms(number *to, number *const *power, int64_t n, int64_t k, int64_t constant) {
  for (int64_t e = 0; e < n * n; e++) {
    number sum = to[e];
    for (int64_t p = 1; p < POWERS; p++)
      sum = plus(sum, scaled(power[p][e], all(coefficient[k + p])));
    to[e] = sum;
  }
  if (constant)
    for (int64_t i = 0; i < n; i++) to[i * (n + 1)] = plus(to[i * (n + 1)], whole(all(coefficient[k])));
}

static void add_block(const memory *m, int64_t k) {
  number *values[POWERS], *tangents[POWERS];
  for (int64_t p = 1; p < POWERS; p++)
    values[p] = m->power[p].value, tangents[p] = m->power[p].tangent;
  add_terms(m->sum.value, values, m->n, k, 1);
  if (m->along) add_terms(m->sum.tangent, tangents, m->n, k, 0);
}

// How often each matrix is halved: the least e with |a| <= 0.6 2^e. Its halves are written.
static mask halve(const memory *m) {
  int64_t n = m->n;
  vector norm = {0};
  number *a = m->power[1].value;
  for (int64_t c = 0; c < n; c++) {
    vector sum = {0};
    for (int64_t i = 0; i < n; i++) sum += size(a[i * n + c]);
    norm = larger(sum, norm);
  }
  norm = norm / all((real)0.6);
  mask exponent = ((mask)norm >> BITS) - both(BIAS);
  mask round_up = ((mask)norm & both(((integer)1 << BITS) - 1)) != both(0);
  mask e = exponent - round_up, most = both(BIAS - 1);  // a true comparison is -1
  e &= e > both(0);
  e = chosen_number(e < most, e, most);
  vector scale = (vector)((both(BIAS) - e) << BITS);
  for (int64_t i = 0; i < n * n; i++) a[i] = scaled(a[i], scale);
  if (m->along)
    for (int64_t i = 0; i < n * n; i++) m->power[1].tangent[i] = scaled(m->power[1].tangent[i], scale);
  return e;
}

static void choose(number *x, const number *y, mask on, int64_t count) {
  for (int64_t i = 0; i < count; i++) x[i] = one_of(on, y[i], x[i]);
}

static void square_as_often(const memory *m, mask times) {
  int64_t count = m->n * m->n;
  for (integer t = 0;; t++) {
    mask on = times > both(t);
    if (!any_bit(on)) return;
    multiply(m, m->other, m->sum, m->sum);
    choose(m->sum.value, m->other.value, on, count);
    if (m->along) choose(m->sum.tangent, m->other.tangent, on, count);
  }
}

static void exponentiate(memory *m) {
  int64_t count = m->n * m->n;
  mask times = halve(m);
  multiply(m, m->power[2], m->power[1], m->power[1]);
  multiply(m, m->power[3], m->power[2], m->power[1]);
  multiply(m, m->power[4], m->power[2], m->power[2]);
  for (int64_t i = 0; i < count; i++) {
    m->sum.value[i] = scaled(m->power[4].value[i], all(coefficient[DEGREE]));
    if (m->along) m->sum.tangent[i] = scaled(m->power[4].tangent[i], all(coefficient[DEGREE]));
  }
  add_block(m, DEGREE - 4);
  for (int64_t k = DEGREE - 8; k >= 0; k -= 4) {
    multiply(m, m->other, m->sum, m->power[4]);
    pair last = m->sum;
    m->sum = m->other;
    m->other = last;
    add_block(m, k);
  }
  square_as_often(m, times);
}

static integer is_finite(const number *x, int64_t count) {
  vector zero = {0};
  for (int64_t i = 0; i < count; i++) zero += size(x[i]) - size(x[i]);
  return !any_bit(zero != 0);
}

// Table: matrices, tasks, rows, whether there is a direction. Each task has memory of its own.
static int64_t exponential_block(const job *j, int64_t first, int64_t lanes, number *room) {
  int64_t n = j->table[2], along = j->table[3], count = n * n;
  memory m = {n, along, {{0}}, {0}, {0}};
  pair *pairs[] = {&m.power[1], &m.power[2], &m.power[3], &m.power[4], &m.sum, &m.other};
  for (int64_t i = 0; i < 6; i++) {
    *pairs[i] = (pair){room, room + (along ? count : 0)};
    room += (1 + along) * count;
  }
  places p;
  for (int64_t i = 0; i <= along; i++) {
    number *to = i ? m.power[1].tangent : m.power[1].value;
    place(&p, j->data[i], first, lanes, count);
    load_numbers(to, &p, count);
    if (!is_finite(to, count)) return 1;
  }
  exponentiate(&m);
  place(&p, j->data[1 + along], first, lanes, count);
  store_numbers(along ? m.sum.tangent : m.sum.value, &p, count);
  return 0;
}

typedef struct {
  job j;
  number *room;
} spacious_job;

static void run_spacious_task(void *context, int64_t task) {
  spacious_job *s = context;
  const int64_t *table = s->j.table;
  number *room = s->room + task * 6 * (1 + table[3]) * table[2] * table[2];
  int64_t blocks = (table[0] + WIDTH - 1) / WIDTH, end = blocks * (task + 1) / table[1];
  for (int64_t b = blocks * task / table[1]; b < end; b++) {
    int64_t left = table[0] - b * WIDTH;
    if (exponential_block(&s->j, b * WIDTH, left < WIDTH ? left : WIDTH, room)) {
      __atomic_store_n(&s->j.failed, 1, __ATOMIC_RELAXED);
      return;
    }
  }
}

int64_t NAMED(lanes_expm)(const int64_t *data, const int64_t *shapes, const int64_t *strides, void *work,
                   const int64_t *table) {
  (void)shapes, (void)strides, (void)run_task;
  spacious_job s = {{data, table, 0, 0}, work};
  tenferro_parallel_for(run_spacious_task, &s, table[1]);
  return s.j.failed;
}
