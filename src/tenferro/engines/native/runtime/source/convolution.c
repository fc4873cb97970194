// Convolution of arrays (N, C, D, H, W) with kernels (O, C / groups, D, H, W).
//
// The array is copied with its padding; where W is read with steps, elements that are so far apart
// become neighbours. So vectors of neighbouring results, or of neighbouring elements of a kernel, are
// loads. A tile holds sums of a few output channels, each with a few vectors of results ("rows") or,
// where rows of results are short as in derivatives, with vectors of terms of a few results ("dots").
// Every sum has one order, whatever the number of tasks.

#include <stdint.h>

#ifdef SINGLE
typedef float real;
typedef int32_t integer;
#define WIDTH 16
#else
typedef double real;
typedef int64_t integer;
#define WIDTH 8
#endif

typedef real vector __attribute__((vector_size(64)));
typedef integer mask __attribute__((vector_size(64)));
typedef real unaligned __attribute__((vector_size(64), aligned(1), may_alias));

#define INLINE static inline __attribute__((always_inline))
#define APART static __attribute__((noinline))
#define UNROLL _Pragma("clang loop unroll(full)")

typedef struct {
  int64_t d, h, w;
} size;

// What Python says of a convolution; sizes of copies are in elements.
typedef struct {
  int64_t batch, channels, outputs, groups;
  size input, kernel, result, stride, dilation, spread, before;
  size copied;                  // depth, height, and elements of a row of neighbours
  int64_t neighbours;           // rows of neighbours: how far apart these were
  int64_t length;               // of a row of the kernel, in whole vectors for dots
  int64_t dots, copies, packs;  // the kind of tile; whether the array, the kernel are copied
  int64_t tall;                 // whether tiles have 8 output channels
  int64_t tasks, parts;         // all tasks, those of one sample and group
  int64_t room, packed;         // elements of the copy and of the packed kernel
  int64_t block;                // rows of terms of dots that stay in the first cache
} plan;

typedef struct {
  const plan *p;
  const real *x, *w;
  real *out, *copy, *pack;
  int64_t *offsets;
} job;

void tenferro_parallel_for(void (*task)(void *, int64_t), void *context, int64_t n);

INLINE vector all(real x) { return x - (vector){0}; }
INLINE vector load(const real *x) { return (vector)*(const unaligned *)x; }
INLINE int64_t least(int64_t x, int64_t y) { return x < y ? x : y; }
INLINE int64_t row_of(const plan *p) { return p->neighbours * p->copied.w; }
INLINE int64_t plane_of(const plan *p) { return p->copied.h * row_of(p); }
INLINE int64_t channel_of(const plan *p) { return p->copied.d * plane_of(p); }
INLINE int64_t place_of(const plan *p, int64_t d, int64_t h, int64_t w) {
  return d * plane_of(p) + h * row_of(p) + w % p->neighbours * p->copied.w + w / p->neighbours;
}

static void move(real *to, const real *from, int64_t n) {
  int64_t i = 0;
  for (; i + WIDTH <= n; i += WIDTH) *(unaligned *)(to + i) = (unaligned)load(from + i);
  for (; i < n; i++) to[i] = from[i];
}

static void clear(real *to, int64_t n) {
  int64_t i = 0;
  for (; i + WIDTH <= n; i += WIDTH) *(unaligned *)(to + i) = (unaligned){0};
  for (; i < n; i++) to[i] = 0;
}

// One row of one channel, from where it is padded to where no result reads any more.
static void copy_row(const plan *p, real *to, const real *from) {
  int64_t end = p->copied.w * p->neighbours, before = p->before.w, n = p->input.w;
  if (p->neighbours == 1 && p->spread.w == 1) {
    int64_t first = before < 0 ? -before : 0;
    int64_t count = least(n - first, end - before - first);
    if (count > 0) move(to + before + first, from + first, count);
    return;
  }
  int64_t w = before < 0 ? (-before + p->spread.w - 1) / p->spread.w : 0;
  int64_t at = before + w * p->spread.w, row = at % p->neighbours, column = at / p->neighbours;
  for (; w < n && at < end; w++, at += p->spread.w) {
    to[row * p->copied.w + column] = from[w];
    for (row += p->spread.w; row >= p->neighbours; row -= p->neighbours) column++;
  }
}

static void copy_channel(void *context, int64_t channel) {
  const job *j = context;
  const plan *p = j->p;
  real *to = j->copy + channel * channel_of(p);
  const real *from = j->x + channel * p->input.d * p->input.h * p->input.w;
  clear(to, channel_of(p));
  for (int64_t d = 0; d < p->input.d; d++) {
    int64_t depth = p->before.d + d * p->spread.d;
    if (depth < 0 || depth >= p->copied.d) continue;
    for (int64_t h = 0; h < p->input.h; h++) {
      int64_t height = p->before.h + h * p->spread.h;
      if (height < 0 || height >= p->copied.h) continue;
      real *row = to + place_of(p, depth, height, 0);
      copy_row(p, row, from + (d * p->input.h + h) * p->input.w);
    }
  }
}

// Rows of the kernel with zeros up to whole vectors.
static void pack_kernel(void *context, int64_t output) {
  const job *j = context;
  const plan *p = j->p;
  int64_t rows = p->channels / p->groups * p->kernel.d * p->kernel.h;
  for (int64_t i = output * rows; i < (output + 1) * rows; i++) {
    move(j->pack + i * p->length, j->w + i * p->kernel.w, p->kernel.w);
    clear(j->pack + i * p->length + p->kernel.w, p->length - p->kernel.w);
  }
}

// Where the terms of a result are, from the place of its first one.
static void find_terms(const job *j) {
  const plan *p = j->p;
  int64_t n = 0, last = p->dots ? 1 : p->kernel.w;
  for (int64_t c = 0; c < p->channels / p->groups; c++)
    for (int64_t d = 0; d < p->kernel.d; d++)
      for (int64_t h = 0; h < p->kernel.h; h++)
        for (int64_t w = 0; w < last; w++)
          j->offsets[n++] = c * channel_of(p) + place_of(p, d * p->dilation.d, h * p->dilation.h,
                                                         w * p->dilation.w);
}

// A sample and group, and some of its results.
typedef struct {
  const real *x, *w;  // of this sample and group
  real *out;
  int64_t first, end;  // vectors of results, or results
  int64_t row, rows;   // of the terms of a dot
} share;

INLINE share share_of(const job *j, int64_t task, int64_t count) {
  const plan *p = j->p;
  int64_t which = task / p->parts, part = task % p->parts;
  int64_t sample = which / p->groups, group = which % p->groups;
  int64_t channels = p->channels / p->groups, outputs = p->outputs / p->groups;
  int64_t terms = channels * p->kernel.d * p->kernel.h * p->length;
  int64_t results = p->result.d * p->result.h * p->result.w;
  return (share){
      j->copy + (sample * p->channels + group * channels) * channel_of(p),
      j->pack + group * outputs * terms,
      j->out + (sample * p->outputs + group * outputs) * results,
      count * part / p->parts,
      count * (part + 1) / p->parts,
      0,
      0,
  };
}

typedef struct {
  int64_t x, out;  // places in the array and in the result
} where;

// The vector of results with a number; the last one of a row may overlap the one before.
INLINE where vector_at(const plan *p, int64_t i) {
  int64_t each = (p->result.w + WIDTH - 1) / WIDTH, row = i / each, w = i % each * WIDTH;
  if (w + WIDTH > p->result.w) w = p->result.w > WIDTH ? p->result.w - WIDTH : 0;
  int64_t d = row / p->result.h, h = row % p->result.h;
  return (where){d * p->stride.d * plane_of(p) + h * p->stride.h * row_of(p) + w,
                 row * p->result.w + w};
}

INLINE void rows_tile(const job *j, share *s, int64_t o, int64_t i, int R, int V) {
  const plan *p = j->p;
  int64_t terms = p->channels / p->groups * p->kernel.d * p->kernel.h * p->kernel.w;
  int64_t results = p->result.d * p->result.h * p->result.w, n = least(p->result.w, WIDTH);
  const real *w = s->w + o * terms;
  where at[6];
  vector sums[8][6];
  UNROLL for (int v = 0; v < V; v++) at[v] = vector_at(p, i + v);
  UNROLL for (int r = 0; r < R; r++) {
    UNROLL for (int v = 0; v < V; v++) sums[r][v] = (vector){0};
  }
  for (int64_t t = 0; t < terms; t++) {
    const real *x = s->x + j->offsets[t];
    vector b[6];
    UNROLL for (int v = 0; v < V; v++) b[v] = load(x + at[v].x);
    UNROLL for (int r = 0; r < R; r++) {
      vector a = all(w[r * terms + t]);
      UNROLL for (int v = 0; v < V; v++) sums[r][v] += a * b[v];
    }
  }
  UNROLL for (int r = 0; r < R; r++) {
    UNROLL for (int v = 0; v < V; v++) {
      real *out = s->out + (o + r) * results + at[v].out;
      if (n == WIDTH)
        *(unaligned *)out = (unaligned)sums[r][v];
      else
        for (int64_t k = 0; k < n; k++) out[k] = sums[r][v][k];
    }
  }
}

// Where the first term of a result is.
INLINE int64_t result_at(const plan *p, int64_t i) {
  int64_t w = i % p->result.w, h = i / p->result.w % p->result.h;
  int64_t d = i / p->result.w / p->result.h;
  return place_of(p, d * p->stride.d, h * p->stride.h, w * p->stride.w);
}

#ifdef SINGLE
#define HALF(x, n) __builtin_shufflevector(x, x, 0 ^ n, 1 ^ n, 2 ^ n, 3 ^ n, 4 ^ n, 5 ^ n, 6 ^ n, \
                                           7 ^ n, 8 ^ n, 9 ^ n, 10 ^ n, 11 ^ n, 12 ^ n, 13 ^ n,    \
                                           14 ^ n, 15 ^ n)
#else
#define HALF(x, n) __builtin_shufflevector(x, x, 0 ^ n, 1 ^ n, 2 ^ n, 3 ^ n, 4 ^ n, 5 ^ n, 6 ^ n, 7 ^ n)
#endif

INLINE real total(vector x) {
#ifdef SINGLE
  x += HALF(x, 8);
#endif
  x += HALF(x, 4);
  x += HALF(x, 2);
  x += HALF(x, 1);
  return x[0];
}

INLINE void dots_tile(const job *j, share *s, int64_t o, int64_t i, int R, int V) {
  const plan *p = j->p;
  int64_t rows = p->channels / p->groups * p->kernel.d * p->kernel.h, n = p->kernel.w;
  int64_t results = p->result.d * p->result.h * p->result.w, each = rows * p->length;
  int64_t whole = n / WIDTH * WIDTH;
  mask rest = {0};
  for (int k = 0; k < WIDTH; k++) rest[k] = k < n - whole ? -1 : 0;
  const real *places[6];
  vector sums[8][6];
  UNROLL for (int v = 0; v < V; v++) places[v] = s->x + result_at(p, i + v);
  UNROLL for (int r = 0; r < R; r++) {
    UNROLL for (int v = 0; v < V; v++) sums[r][v] = (vector){0};
  }
  for (int64_t row = s->row; row < s->row + s->rows; row++) {
    int64_t x = j->offsets[row];
    const real *w = s->w + o * each + row * p->length;
    for (int64_t k = 0; k < n; k += WIDTH) {
      mask kept = k < whole ? (mask){0} - 1 : rest;
      vector b[6];
      UNROLL for (int v = 0; v < V; v++)
        b[v] = (vector)((mask)load(places[v] + x + k) & kept);
      UNROLL for (int r = 0; r < R; r++) {
        vector a = load(w + r * each + k);
        UNROLL for (int v = 0; v < V; v++) sums[r][v] += a * b[v];
      }
    }
  }
  UNROLL for (int r = 0; r < R; r++) {
    UNROLL for (int v = 0; v < V; v++) {
      real *out = s->out + (o + r) * results + i + v;
      *out = total(sums[r][v]) + (s->row ? *out : 0);
    }
  }
}

#define TILE(kind, R, V)                                                             \
  APART void kind##_##R##_##V(const job *j, share *s, int64_t o, int64_t i) {        \
    kind##_tile(j, s, o, i, R, V);                                                   \
  }
#define TILES(kind) \
  TILE(kind, 8, 3) TILE(kind, 8, 1) TILE(kind, 4, 3) TILE(kind, 4, 1) TILE(kind, 1, 6) TILE(kind, 1, 1)
TILES(rows)
TILES(dots)

typedef void (*tile)(const job *, share *, int64_t, int64_t);

INLINE void cover(const job *j, share *s, int64_t o, tile wide, int64_t n, tile narrow) {
  int64_t i = s->first;
  for (; i + n <= s->end; i += n) wide(j, s, o, i);
  for (; i < s->end; i++) narrow(j, s, o, i);
}

// Tiles of 8, 4 and 1 output channels; where registers are few, of 4 with one vector, and 1.
#define ALL_TILES(kind)                                                                       \
  for (; p->tall && o + 8 <= outputs; o += 8) cover(j, &s, o, kind##_8_3, 3, kind##_8_1);     \
  for (; p->tall && o + 4 <= outputs; o += 4) cover(j, &s, o, kind##_4_3, 3, kind##_4_1);     \
  for (; o + 4 <= outputs; o += 4) cover(j, &s, o, kind##_4_1, 1, kind##_4_1);                \
  for (; o < outputs; o++) cover(j, &s, o, kind##_1_6, 6, kind##_1_1);

static void run_task(void *context, int64_t task) {
  const job *j = context;
  const plan *p = j->p;
  int64_t outputs = p->outputs / p->groups, o = 0;
  int64_t lines = p->result.d * p->result.h;
  if (p->dots) {
    share s = share_of(j, task, lines * p->result.w);
    int64_t rows = p->channels / p->groups * p->kernel.d * p->kernel.h;
    for (; s.row < rows; s.row += p->block, o = 0) {
      s.rows = least(p->block, rows - s.row);
      ALL_TILES(dots)
    }
  } else {
    share s = share_of(j, task, lines * ((p->result.w + WIDTH - 1) / WIDTH));
    ALL_TILES(rows)
  }
}

int64_t convolution(const int64_t *data, const int64_t *shapes, const int64_t *strides, void *work,
                    const int64_t *table) {
  (void)shapes, (void)strides;
  const plan *p = (const plan *)table;
  real *memory = work;
  job j = {p, (const real *)data[0], (const real *)data[1], (real *)data[2], 0, 0, 0};
  j.copy = p->copies ? memory : (real *)data[0];
  j.pack = p->packs ? memory + p->room : (real *)data[1];
  j.offsets = (int64_t *)(memory + p->room + p->packed);
  if (p->copies) tenferro_parallel_for(copy_channel, &j, p->batch * p->channels);
  if (p->packs) tenferro_parallel_for(pack_kernel, &j, p->outputs);
  find_terms(&j);
  tenferro_parallel_for(run_task, &j, p->tasks);
  return 0;
}
