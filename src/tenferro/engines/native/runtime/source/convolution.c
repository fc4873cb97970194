// Convolution of arrays (N, C, D, H, W) with kernels (O, C / groups, D, H, W).
//
// The array is copied with its padding; where W is read with steps, elements that are so far apart
// become neighbours. So vectors of neighbouring results, or of neighbouring elements of a kernel, are
// loads. A tile holds sums of a few output channels, each with a few vectors of results ("rows") or,
// where rows of results are short as in derivatives, with vectors of terms of a few results ("dots").
// Every sum has one order, whatever the number of tasks.
//
// Between the elements of a dilated array are zeros. Results whose places have one remainder by the
// dilation meet the same elements of the kernel, the others meet zeros: they are a convolution of the
// array itself (a "phase"), and the results of all phases are interleaved in the end.

#include "vector.h"

#define MOST_PHASES 8  // along an axis

typedef struct {
  int64_t d, h, w;
} size;

// What Python says of a phase; sizes of copies are in elements.
typedef struct {
  int64_t batch, channels, outputs, groups;
  size input, kernel, result, stride, dilation, spread, before;
  size whole, first, every;     // the kernel that is given, and which of its elements are taken
  size origin;                  // where the first term of the first result is
  int64_t place;                // where the results are, in elements
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
  int64_t phases;
  size every, result;  // by how much places of a phase differ; all results
  int64_t results;     // elements of the results of all phases, if there are several
  plan of[];
} program;

typedef struct {
  const plan *p;
  const real *x, *w;
  real *results, *copy, *pack;
  int64_t *offsets;
  const program *program;
  real *interleaved;
} job;

void tenferro_parallel_for(void (*task)(void *, int64_t), void *context, int64_t n);

INLINE int64_t least(int64_t x, int64_t y) { return x < y ? x : y; }
INLINE int64_t row_of(const plan *p) { return p->neighbours * p->copied.w; }
INLINE int64_t plane_of(const plan *p) { return p->copied.h * row_of(p); }
INLINE int64_t channel_of(const plan *p) { return p->copied.d * plane_of(p); }
INLINE int64_t place_of(const plan *p, int64_t d, int64_t h, int64_t w) {
  return d * plane_of(p) + h * row_of(p) + w % p->neighbours * p->copied.w + w / p->neighbours;
}

#define PIECE(bytes) \
  typedef real piece##bytes __attribute__((vector_size(bytes), aligned(1), may_alias));
PIECE(64) PIECE(32) PIECE(16) PIECE(8)
#define PIECES(step) step(64) step(32) step(16) step(8)
#define LANES(bytes) (int64_t)(bytes / sizeof(real))

static void move(real *to, const real *from, int64_t n) {
  int64_t i = 0;
#define MOVE(bytes)                               \
  for (; i + LANES(bytes) <= n; i += LANES(bytes)) \
    *(piece##bytes *)(to + i) = *(const piece##bytes *)(from + i);
  PIECES(MOVE)
  for (; i < n; i++) to[i] = from[i];
}

static void clear(real *to, int64_t n) {
  int64_t i = 0;
#define CLEAR(bytes) \
  for (; i + LANES(bytes) <= n; i += LANES(bytes)) *(piece##bytes *)(to + i) = (piece##bytes){0};
  PIECES(CLEAR)
  for (; i < n; i++) to[i] = 0;
}

#ifdef SINGLE
#define PAIRS64(f, g) f(64, g(0), g(1), g(2), g(3), g(4), g(5), g(6), g(7), g(8), g(9), g(10), g(11), \
                        g(12), g(13), g(14), g(15))
#define PAIRS32(f, g) f(32, g(0), g(1), g(2), g(3), g(4), g(5), g(6), g(7))
#define PAIRS16(f, g) f(16, g(0), g(1), g(2), g(3))
#else
#define PAIRS64(f, g) f(64, g(0), g(1), g(2), g(3), g(4), g(5), g(6), g(7))
#define PAIRS32(f, g) f(32, g(0), g(1), g(2), g(3))
#define PAIRS16(f, g) f(16, g(0), g(1))
#endif
#define FIRST_OF(i) 2 * (i)
#define SECOND_OF(i) 2 * (i) + 1
#define EARLY(bytes, i) ((i) % 2 * LANES(bytes) + (i) / 2)
#define LATE(bytes, i) (EARLY(bytes, i) + LANES(bytes) / 2)
#define EARLY64(i) EARLY(64, i)
#define EARLY32(i) EARLY(32, i)
#define EARLY16(i) EARLY(16, i)
#define LATE64(i) LATE(64, i)
#define LATE32(i) LATE(32, i)
#define LATE16(i) LATE(16, i)
#define PICKED(bytes, ...) __builtin_shufflevector(a, b, __VA_ARGS__)

// Every second element from the first one, and from the second one on.
static void part(real *first, real *second, const real *from, int64_t n) {
  int64_t i = 0;
#define PART(bytes)                                                          \
  for (; i + 2 * LANES(bytes) <= n; i += 2 * LANES(bytes)) {                 \
    piece##bytes a = *(const piece##bytes *)(from + i);                      \
    piece##bytes b = *(const piece##bytes *)(from + i + LANES(bytes));       \
    *(piece##bytes *)(first + i / 2) = PAIRS##bytes(PICKED, FIRST_OF);       \
    *(piece##bytes *)(second + i / 2) = PAIRS##bytes(PICKED, SECOND_OF);     \
  }
  PART(64) PART(32) PART(16)
  for (; i < n; i++) (i % 2 ? second : first)[i / 2] = from[i];
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
  if (p->neighbours == 2 && p->spread.w == 1) {
    real *other = row ? to + column + 1 : to + p->copied.w + column;
    part(to + row * p->copied.w + column, other, from + w, least(n - w, end - at));
    return;
  }
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

// Of a phase the elements that it takes, in rows with zeros up to whole vectors where these are dots.
static void pack_kernel(void *context, int64_t output) {
  const job *j = context;
  const plan *p = j->p;
  int64_t channels = p->channels / p->groups, n = p->kernel.w;
  real *to = j->pack + output * channels * p->kernel.d * p->kernel.h * p->length;
  for (int64_t c = output * channels; c < (output + 1) * channels; c++)
    for (int64_t d = 0; d < p->kernel.d; d++)
      for (int64_t h = 0; h < p->kernel.h; h++, to += p->length) {
        int64_t depth = p->first.d + d * p->every.d, height = p->first.h + h * p->every.h;
        const real *from = j->w + ((c * p->whole.d + depth) * p->whole.h + height) * p->whole.w;
        from += p->first.w;
        if (p->every.w == 1)
          move(to, from, n);
        else
          for (int64_t w = 0; w < n; w++) to[w] = from[w * p->every.w];
        clear(to + n, p->length - n);
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
      j->results + p->place + (sample * p->outputs + group * outputs) * results,
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
  d = d * p->stride.d + p->origin.d, h = h * p->stride.h + p->origin.h;
  return (where){d * plane_of(p) + h * row_of(p) + w + p->origin.w, row * p->result.w + w};
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
  return place_of(p, d * p->stride.d + p->origin.d, h * p->stride.h + p->origin.h,
                  w * p->stride.w + p->origin.w);
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
    do {
      s.rows = least(p->block, rows - s.row), o = 0;
      ALL_TILES(dots)
      s.row += p->block;
    } while (s.row < rows);
  } else {
    share s = share_of(j, task, lines * ((p->result.w + WIDTH - 1) / WIDTH));
    ALL_TILES(rows)
  }
}

// Two rows, in turns an element of each.
static void merge(real *to, const real *first, const real *second, int64_t n) {
  int64_t i = 0;
#define MERGE(bytes)                                                       \
  for (; i + 2 * LANES(bytes) <= n; i += 2 * LANES(bytes)) {               \
    piece##bytes a = *(const piece##bytes *)(first + i / 2);               \
    piece##bytes b = *(const piece##bytes *)(second + i / 2);              \
    *(piece##bytes *)(to + i) = PAIRS##bytes(PICKED, EARLY##bytes);          \
    *(piece##bytes *)(to + i + LANES(bytes)) = PAIRS##bytes(PICKED, LATE##bytes); \
  }
  MERGE(64) MERGE(32) MERGE(16)
  for (; i < n; i++) to[i] = (i % 2 ? second : first)[i / 2];
}

// One channel of one sample from the results of all phases.
static void interleave(void *context, int64_t channel) {
  const job *j = context;
  const program *all = j->program;
  size n = all->result, every = all->every;
  real *to = j->interleaved + channel * n.d * n.h * n.w;
  for (int64_t d = 0; d < n.d; d++)
    for (int64_t h = 0; h < n.h; h++, to += n.w) {
      const plan *p = all->of + (d % every.d * every.h + h % every.h) * every.w;
      const real *rows[MOST_PHASES];
      for (int64_t k = 0; k < every.w; k++, p++)
        rows[k] = j->results + p->place + ((channel * p->result.d + d / every.d) * p->result.h
                  + h / every.h) * p->result.w;
      if (every.w == 2)
        merge(to, rows[0], rows[1], n.w);
      else
        for (int64_t w = 0; w < n.w; w++) to[w] = rows[w % every.w][w / every.w];
    }
}

int64_t NAMED(convolution)(const int64_t *data, const int64_t *shapes, const int64_t *strides, void *work,
                    const int64_t *table) {
  (void)shapes, (void)strides;
  const program *all = (const program *)table;
  const plan *p = all->of;
  real *memory = work, *end = memory + p->room + p->packed;
  job j = {.w = (const real *)data[1], .x = (const real *)data[0], .program = all};
  j.copy = p->copies ? memory : (real *)data[0];
  j.pack = p->packs ? memory + p->room : (real *)data[1];
  j.results = all->phases == 1 ? (real *)data[2] : end;
  j.interleaved = (real *)data[2];
  j.offsets = (int64_t *)(end + all->results);
  for (j.p = p; j.p < p + all->phases; j.p++) {
    if (j.p == p && p->copies) tenferro_parallel_for(copy_channel, &j, p->batch * p->channels);
    if (p->packs) tenferro_parallel_for(pack_kernel, &j, p->outputs);
    find_terms(&j);
    tenferro_parallel_for(run_task, &j, j.p->tasks);
  }
  if (all->phases > 1) tenferro_parallel_for(interleave, &j, p->batch * p->outputs);
  return 0;
}
