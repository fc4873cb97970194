// Fourier transforms of complex arrays along one axis after the other.
//
// A pass transforms lines of one size, one line in each lane of a vector of 64 bytes: it moves as many
// lines as a vector has lanes to a buffer, transforms them there in stages that sort themselves
// (Stockham; C. Van Loan, Computational Frameworks for the Fast Fourier Transform, 1992), and moves
// them back. A long line is two passes, over a table of its elements (Bailey's four steps).

#include "vector.h"

#define MOST_RADIX 13
enum { COMPLEX, REAL, HALF };

typedef struct {
  vector re, im;
} point;

// Lines of n points. A line is at (l / inner) * outer + l % inner * step in the array it is read
// from and that it is written to, its points follow each other with a stride; in complex numbers.
typedef struct {
  int64_t step, outer, stride;
} places;

typedef struct {
  int64_t n, lines, inner;
  places from, to;
  int64_t source, target;         // arrays: 0 the operand, 1 the result, 2 the workspace
  int64_t stages, radices[24];
  int64_t twiddles, roots, turns; // where tables begin; `turns` is -1, or where the second one does
  int64_t tasks;
} pass;

typedef struct {
  int64_t passes, inverse, room;  // `room`: bytes of the workspace before the buffers
  int64_t kind;                   // COMPLEX, or of one pass REAL or HALF: what the operand is
  double scale, interior;         // `interior`: of frequencies other than 0 and n / 2
  pass pass[];
} plan;

typedef struct {
  const plan *p;
  const pass *pass;
  const real *numbers;
  real *arrays[3];
  point *buffers;
  real scale;
} job;

void tenferro_parallel_for(void (*task)(void *, int64_t), void *context, int64_t n);

INLINE point plus(point x, point y) { return (point){x.re + y.re, x.im + y.im}; }
INLINE point minus(point x, point y) { return (point){x.re - y.re, x.im - y.im}; }
INLINE point times(point x, real re, real im) {
  vector a = all(re), b = all(im);
  return (point){x.re * a - x.im * b, x.re * b + x.im * a};
}

// The lines of a block: where each begins, whether they are neighbours.
typedef struct {
  int64_t at[WIDTH], count, together;
} block;

static block block_of(const pass *s, const places *where, int64_t first) {
  block b;
  int64_t left = s->lines - first;
  b.count = left < WIDTH ? left : WIDTH;
  for (int64_t i = 0; i < WIDTH; i++) {
    int64_t line = first + i < s->lines ? first + i : s->lines - 1;
    b.at[i] = line / s->inner * where->outer + line % s->inner * where->step;
  }
  b.together = b.count == WIDTH;
  for (int64_t i = 1; i < WIDTH; i++) b.together &= b.at[i] == b.at[0] + i;
  return b;
}

// Pairs of neighbours as their first and second elements, and back.
#ifdef SINGLE
#define EVEN 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30
#define ODD 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31
#define FIRST 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23
#define SECOND 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31
#else
#define EVEN 0, 2, 4, 6, 8, 10, 12, 14
#define ODD 1, 3, 5, 7, 9, 11, 13, 15
#define FIRST 0, 8, 1, 9, 2, 10, 3, 11
#define SECOND 4, 12, 5, 13, 6, 14, 7, 15
#endif

INLINE point apart(const real *x) {
  vector a = load(x), b = load(x + WIDTH);
  return (point){__builtin_shufflevector(a, b, EVEN), __builtin_shufflevector(a, b, ODD)};
}

INLINE void together(real *x, point z) {
  store(x, __builtin_shufflevector(z.re, z.im, FIRST));
  store(x + WIDTH, __builtin_shufflevector(z.re, z.im, SECOND));
}

INLINE point swapped(point z, int64_t swap) { return swap ? (point){z.im, z.re} : z; }

static void read_lines(const job *j, int64_t first, point *to, int64_t n, int64_t swap) {
  const pass *s = j->pass;
  const real *x = j->arrays[s->source];
  block b = block_of(s, &s->from, first);
  int64_t k = 0, stride = s->from.stride;
  if (b.together) {
    for (; k < n; k++) to[k] = swapped(apart(x + 2 * (b.at[0] + k * stride)), swap);
    return;
  }
  if (stride == 1)
    for (; k + WIDTH / 2 <= n; k += WIDTH / 2) {
      vector v[WIDTH];
      UNROLL for (int i = 0; i < WIDTH; i++) v[i] = load(x + 2 * (b.at[i] + k));
      transpose(v);
      UNROLL for (int i = 0; i < WIDTH / 2; i++)
        to[k + i] = swapped((point){v[2 * i], v[2 * i + 1]}, swap);
    }
  for (; k < n; k++) {
    point z;
    UNROLL for (int i = 0; i < WIDTH; i++) {
      z.re[i] = x[2 * (b.at[i] + k * stride)];
      z.im[i] = x[2 * (b.at[i] + k * stride) + 1];
    }
    to[k] = swapped(z, swap);
  }
}

INLINE point finished(const job *j, point z, int64_t k, int64_t first) {
  const pass *s = j->pass;
  z = (point){z.re * all(j->scale), z.im * all(j->scale)};
  if (s->turns >= 0) {  // for the line with number l, the root with number k l of a longer line
    const real *t = j->numbers + s->turns + 2 * (k * s->inner + first % s->inner);
    point w = apart(t);
    z = (point){z.re * w.re - z.im * w.im, z.re * w.im + z.im * w.re};
  }
  return swapped(z, j->p->inverse);
}

INLINE void write(const job *j, int64_t first, const point *from, int64_t n, int finish) {
  const pass *s = j->pass;
  real *y = j->arrays[s->target];
  block b = block_of(s, &s->to, first);
  int64_t k = 0, stride = s->to.stride;
#define FINISHED(k) (finish ? finished(j, from[k], k, first) : from[k])
  if (b.together) {
    for (; k < n; k++)
      together(y + 2 * (b.at[0] + k * stride), FINISHED(k));
    return;
  }
  if (stride == 1 && b.count == WIDTH)
    for (; k + WIDTH / 2 <= n; k += WIDTH / 2) {
      vector v[WIDTH];
      UNROLL for (int i = 0; i < WIDTH / 2; i++) {
        point z = FINISHED(k + i);
        v[2 * i] = z.re, v[2 * i + 1] = z.im;
      }
      transpose(v);
      UNROLL for (int i = 0; i < WIDTH; i++) store(y + 2 * (b.at[i] + k), v[i]);
    }
  for (; k < n; k++) {
    point z = FINISHED(k);
    for (int64_t i = 0; i < b.count; i++) {
      y[2 * (b.at[i] + k * stride)] = z.re[i];
      y[2 * (b.at[i] + k * stride) + 1] = z.im[i];
    }
  }
}

APART void write_lines(const job *j, int64_t first, const point *from) {
  write(j, first, from, j->pass->n, 1);
}

APART void write_points(const job *j, int64_t first, const point *from, int64_t n) {
  write(j, first, from, n, 0);
}

// Real lines, two to a lane: those of one block in the real parts, of the next in the imaginary ones.
static void read_real(const job *j, int64_t first, vector *to) {
  const pass *s = j->pass;
  const real *x = j->arrays[s->source];
  block b = block_of(s, &s->from, first);
  int64_t n = s->n, k = 0, stride = s->from.stride;
  if (b.together) {
    for (; k < n; k++) to[2 * k] = load(x + b.at[0] + k * stride);
    return;
  }
  if (stride == 1)
    for (; k + WIDTH <= n; k += WIDTH) {
      vector v[WIDTH];
      UNROLL for (int i = 0; i < WIDTH; i++) v[i] = load(x + b.at[i] + k);
      transpose(v);
      UNROLL for (int i = 0; i < WIDTH; i++) to[2 * (k + i)] = v[i];
    }
  for (; k < n; k++)
    for (int i = 0; i < WIDTH; i++) to[2 * k][i] = x[b.at[i] + k * stride];
}

static void write_real(const job *j, int64_t first, const vector *from) {
  const pass *s = j->pass;
  real *y = j->arrays[s->target];
  block b = block_of(s, &s->to, first);
  int64_t n = s->n, k = 0, stride = s->to.stride;
  vector scale = all(j->scale);
  if (b.together) {
    for (; k < n; k++) store(y + b.at[0] + k * stride, from[2 * k] * scale);
    return;
  }
  if (stride == 1 && b.count == WIDTH)
    for (; k + WIDTH <= n; k += WIDTH) {
      vector v[WIDTH];
      UNROLL for (int i = 0; i < WIDTH; i++) v[i] = from[2 * (k + i)] * scale;
      transpose(v);
      UNROLL for (int i = 0; i < WIDTH; i++) store(y + b.at[i] + k, v[i]);
    }
  for (; k < n; k++)
    for (int64_t i = 0; i < b.count; i++)
      y[b.at[i] + k * stride] = from[2 * k][i] * j->scale;
}

INLINE real weight(const job *j, int64_t k) {
  return k && 2 * k != j->pass->n ? (real)j->p->interior : 1;
}

// The half spectra of two lines of each lane from the spectrum of one line and i times the other.
static void split_spectra(const job *j, const point *z, point *one, point *other) {
  int64_t n = j->pass->n;
  for (int64_t k = 0; k <= n / 2; k++) {
    point a = z[k], b = z[k ? n - k : 0];
    vector w = all(weight(j, k) * j->scale / 2);
    one[k] = (point){(a.re + b.re) * w, (a.im - b.im) * w};
    other[k] = (point){(a.im + b.im) * w, (b.re - a.re) * w};
  }
}

// The other way, with the parts of the spectrum swapped, as of every inverse.
static void join_spectra(const job *j, const point *one, const point *other, point *z) {
  int64_t n = j->pass->n;
  for (int64_t k = 0; k <= n / 2; k++) {
    vector w = all(weight(j, k)), v = k && 2 * k != n ? w : (vector){0};
    point a = {one[k].re * w, one[k].im * v}, b = {other[k].re * w, other[k].im * v};
    if (k) z[n - k] = (point){b.re - a.im, a.re + b.im};
    z[k] = (point){a.im + b.re, a.re - b.im};
  }
}

// Stages: m groups of s points each, `w` the roots of every group.
APART void by_two(const point *x, point *y, int64_t m, int64_t s, const real *w) {
  for (int64_t p = 0; p < m; p++, w += 2)
    for (int64_t q = 0; q < s; q++) {
      point a = x[q + s * p], b = x[q + s * (p + m)];
      y[q + s * 2 * p] = plus(a, b);
      y[q + s * (2 * p + 1)] = times(minus(a, b), w[0], w[1]);
    }
}

APART void by_four(const point *x, point *y, int64_t m, int64_t s, const real *w) {
  for (int64_t p = 0; p < m; p++, w += 6)
    for (int64_t q = 0; q < s; q++) {
      point a = x[q + s * p], b = x[q + s * (p + m)];
      point c = x[q + s * (p + 2 * m)], d = x[q + s * (p + 3 * m)];
      point e = plus(a, c), f = minus(a, c), g = plus(b, d), h = minus(b, d);
      point *to = y + q + s * 4 * p;
      to[0] = plus(e, g);
      to[s] = times((point){f.re + h.im, f.im - h.re}, w[0], w[1]);
      to[2 * s] = times(minus(e, g), w[2], w[3]);
      to[3 * s] = times((point){f.re - h.im, f.im + h.re}, w[4], w[5]);
    }
}

// Times -i, and times the roots of order 8 beside the axes.
INLINE point turned(point z) { return (point){z.im, -z.re}; }
INLINE point turned_once(point z) {
  vector c = all((real)0.70710678118654752440084436210485);
  return (point){(z.re + z.im) * c, (z.im - z.re) * c};
}

INLINE void four(point *z) {
  point e = plus(z[0], z[2]), f = minus(z[0], z[2]), g = plus(z[1], z[3]);
  point h = turned(minus(z[1], z[3]));
  z[0] = plus(e, g), z[1] = plus(f, h), z[2] = minus(e, g), z[3] = minus(f, h);
}

APART void by_eight(const point *x, point *y, int64_t m, int64_t s, const real *w) {
  for (int64_t p = 0; p < m; p++, w += 14)
    for (int64_t q = 0; q < s; q++) {
      point even[4], odd[4], *to = y + q + s * 8 * p;
      UNROLL for (int64_t k = 0; k < 4; k++) {
        point a = x[q + s * (p + k * m)], b = x[q + s * (p + (k + 4) * m)];
        even[k] = plus(a, b), odd[k] = minus(a, b);
      }
      odd[1] = turned_once(odd[1]);
      odd[2] = turned(odd[2]);
      odd[3] = turned(turned_once(odd[3]));
      four(even), four(odd);
      UNROLL for (int64_t k = 0; k < 4; k++) {
        to[2 * k * s] = k ? times(even[k], w[4 * k - 2], w[4 * k - 1]) : even[k];
        to[(2 * k + 1) * s] = times(odd[k], w[4 * k], w[4 * k + 1]);
      }
    }
}

INLINE void by_odd(const point *x, point *y, int64_t m, int64_t s, const real *w, int64_t r,
                   const real *roots) {
  for (int64_t p = 0; p < m; p++, w += 2 * (r - 1))
    for (int64_t q = 0; q < s; q++) {
      point a = x[q + s * p], sum = a, up[MOST_RADIX / 2], down[MOST_RADIX / 2];
      int64_t half = r / 2;
      UNROLL for (int64_t k = 0; k < half; k++) {
        point b = x[q + s * (p + (k + 1) * m)], c = x[q + s * (p + (r - 1 - k) * m)];
        up[k] = plus(b, c), down[k] = minus(b, c);
        sum = plus(sum, up[k]);
      }
      point *to = y + q + s * r * p;
      to[0] = sum;
      UNROLL for (int64_t i = 1; i <= half; i++) {
        point even = a, odd = {{0}, {0}};
        UNROLL for (int64_t k = 0; k < half; k++) {
          int64_t turn = i * (k + 1) % r;
          vector re = all(roots[2 * turn]), im = all(roots[2 * turn + 1]);
          even.re += re * up[k].re, even.im += re * up[k].im;
          odd.re -= im * down[k].im, odd.im += im * down[k].re;
        }
        to[i * s] = times(plus(even, odd), w[2 * i - 2], w[2 * i - 1]);
        to[(r - i) * s] = times(minus(even, odd), w[2 * (r - i) - 2], w[2 * (r - i) - 1]);
      }
    }
}

APART void by_three(const point *x, point *y, int64_t m, int64_t s, const real *w,
                    const real *roots) {
  by_odd(x, y, m, s, w, 3, roots);
}

APART void by_five(const point *x, point *y, int64_t m, int64_t s, const real *w,
                   const real *roots) {
  by_odd(x, y, m, s, w, 5, roots);
}

APART void by_any(const point *x, point *y, int64_t m, int64_t s, const real *w, int64_t r,
                  const real *roots) {
  by_odd(x, y, m, s, w, r, roots);
}

static const point *transform(const job *j, point *x, point *y) {
  const pass *f = j->pass;
  const real *w = j->numbers + f->twiddles, *roots = j->numbers + f->roots;
  int64_t s = 1, left = f->n;
  for (int64_t i = 0; i < f->stages; i++) {
    int64_t r = f->radices[i], m = left / r;
    if (r == 8)
      by_eight(x, y, m, s, w);
    else if (r == 4)
      by_four(x, y, m, s, w);
    else if (r == 2)
      by_two(x, y, m, s, w);
    else if (r == 3)
      by_three(x, y, m, s, w, roots);
    else if (r == 5)
      by_five(x, y, m, s, w, roots);
    else
      by_any(x, y, m, s, w, r, roots);
    w += 2 * m * (r - 1);
    if (r & 1) roots += 2 * r;
    left = m, s *= r;
    point *z = x;
    x = y, y = z;
  }
  return x;
}

static void run_block(const job *j, int64_t first, point *x, point *y) {
  int64_t n = j->pass->n, half = n / 2 + 1, second = first + WIDTH;
  if (j->p->kind == COMPLEX) {
    read_lines(j, first, x, n, j->p->inverse);
    write_lines(j, first, transform(j, x, y));
  } else if (j->p->kind == REAL) {
    read_real(j, first, &x->re);
    read_real(j, second, &x->im);
    const point *z = transform(j, x, y);
    point *free = z == x ? y : x;
    split_spectra(j, z, free, free + half);
    write_points(j, first, free, half);
    if (second < j->pass->lines) write_points(j, second, free + half, half);
  } else {
    read_lines(j, first, y, half, 0);
    read_lines(j, second, y + half, half, 0);
    join_spectra(j, y, y + half, x);
    const point *z = transform(j, x, y);
    write_real(j, first, &z->im);
    if (second < j->pass->lines) write_real(j, second, &z->re);
  }
}

static void run_task(void *context, int64_t task) {
  const job *j = context;
  const pass *s = j->pass;
  int64_t room = s->n + 2, width = j->p->kind == COMPLEX ? WIDTH : 2 * WIDTH;
  point *x = j->buffers + 2 * room * task, *y = x + room;
  // Blocks lie within the lines of one table, so that roots are neighbours.
  int64_t each = s->turns < 0 ? s->lines : s->inner, tables = s->lines / each;
  int64_t per = (each + width - 1) / width, count = tables * per;
  for (int64_t b = count * task / s->tasks; b < count * (task + 1) / s->tasks; b++)
    run_block(j, b / per * each + b % per * width, x, y);
}

int64_t fourier(const int64_t *data, const int64_t *shapes, const int64_t *strides, void *work,
                const int64_t *table) {
  (void)shapes, (void)strides;
  const plan *p = (const plan *)table;
  job j = {p, 0, (const real *)(p->pass + p->passes), {0, 0, 0}, 0, 1};
  j.arrays[0] = (real *)data[0];
  j.arrays[1] = (real *)data[1];
  j.arrays[2] = work;
  j.buffers = (point *)((char *)work + p->room);
  for (int64_t i = 0; i < p->passes; i++) {
    j.pass = p->pass + i;
    j.scale = i + 1 < p->passes ? 1 : (real)p->scale;
    tenferro_parallel_for(run_task, &j, j.pass->tasks);
  }
  return 0;
}
