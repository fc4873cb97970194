// Lines in lanes: as many lines as a vector has lanes are moved to a buffer, and back.

#include "spectrum.h"

static void read_lines(const job *j, int64_t first, point *to, int64_t n, int64_t swap) {
  const pass *s = j->pass;
  const real *x = j->arrays[s->source];
  block b = block_of(j, &s->from, first, WIDTH);
  int64_t k = 0, stride = s->from.stride;
  if (b.together) {
    memory from = memory_of(&b, (real *)x, stride, swap);
    for (; k < n; k++) to[k] = read_point(&from, k);
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

APART void write_lines(const job *j, int64_t first, const flow *f, int64_t n, int64_t swap) {
  const pass *s = j->pass;
  real *y = j->arrays[s->target];
  const point *from = f->x;
  block b = block_of(j, &s->to, first, WIDTH);
  int64_t k = 0, stride = s->to.stride;
  if (b.together) {
    memory to = memory_of(&b, y, stride, swap);
    for (; k < n; k++) write_point(&to, k, finished(f, k, from[k]));
    return;
  }
  if (stride == 1 && b.count == WIDTH)
    for (; k + WIDTH / 2 <= n; k += WIDTH / 2) {
      vector v[WIDTH];
      UNROLL for (int i = 0; i < WIDTH / 2; i++) {
        point z = swapped(finished(f, k + i, from[k + i]), swap);
        v[2 * i] = z.re, v[2 * i + 1] = z.im;
      }
      transpose(v);
      UNROLL for (int i = 0; i < WIDTH; i++) store(y + 2 * (b.at[i] + k), v[i]);
    }
  for (; k < n; k++) {
    point z = swapped(finished(f, k, from[k]), swap);
    for (int64_t i = 0; i < b.count; i++) {
      y[2 * (b.at[i] + k * stride)] = z.re[i];
      y[2 * (b.at[i] + k * stride) + 1] = z.im[i];
    }
  }
}

// Real lines, two to a lane: those of one block in the real parts, of the next in the imaginary
// ones.
static void read_real(const job *j, int64_t first, vector *to) {
  const pass *s = j->pass;
  const real *x = j->arrays[s->source];
  block b = block_of(j, &s->from, first, WIDTH);
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
  block b = block_of(j, &s->to, first, WIDTH);
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

static void read_widened(const job *j, int64_t first, point *to, int64_t swap) {
  for (int64_t k = 0; k < j->pass->n; k++) *(swap ? &to[k].re : &to[k].im) = (vector){0};
  read_real(j, first, swap ? &to->im : &to->re);
}

static void complex_lines(const job *j, int64_t first, flow *f) {
  const pass *s = j->pass;
  int64_t swap = j->p->inverse, plain = s->chirp < 0, real_numbers = reads_real(j);
  block in = block_of(j, &s->from, first, WIDTH), out = block_of(j, &s->to, first, WIDTH);
  int64_t last = s->stages - 1;
  int from = plain && !real_numbers && in.together && with_memory(s, 0) ? MEMORY : BUFFER;
  int to = plain && last > 0 && out.together && with_memory(s, last) ? MEMORY : BUFFER;
  f->from = memory_of(&in, j->arrays[s->source], s->from.stride, swap);
  f->to = memory_of(&out, j->arrays[s->target], s->to.stride, swap);
  f->scale = j->scale;
  if (s->turns >= 0)  // for the line with number l, the root with number k l of a longer line
    f->turns = j->numbers + s->turns + 2 * (first % s->inner), f->turned = s->inner;
  if (real_numbers)
    read_widened(j, first, f->x, swap);
  else if (from == BUFFER)
    read_lines(j, first, f->x, s->n, swap);
  spectrum(j, f, from, to);
  if (to == BUFFER) write_lines(j, first, f, s->n, swap);
}

static void real_lines(const job *j, int64_t first, flow *f) {
  int64_t half = j->pass->n / 2 + 1, second = first + WIDTH;
  read_real(j, first, &f->x->re);
  read_real(j, second < j->end ? second : first, &f->x->im);
  spectrum(j, f, BUFFER, BUFFER);
  split_spectra(j, f->x, f->y, f->y + half);
  exchange_buffers(f);
  write_lines(j, first, f, half, 0);
  f->x += half;
  if (second < j->end) write_lines(j, second, f, half, 0);
}

static void half_lines(const job *j, int64_t first, flow *f) {
  int64_t half = j->pass->n / 2 + 1, second = first + WIDTH;
  read_lines(j, first, f->y, half, 0);
  read_lines(j, second < j->end ? second : first, f->y + half, half, 0);
  join_spectra(j, f->y, f->y + half, f->x);
  spectrum(j, f, BUFFER, BUFFER);
  write_real(j, first, &f->x->im);
  if (second < j->end) write_real(j, second, &f->x->re);
}

static void run_lines(const job *j, int64_t first, flow *f) {
  int64_t kind = j->pass->kind;
  (kind == REAL ? real_lines : kind == HALF ? half_lines : complex_lines)(j, first, f);
}
