// What is transformed: passes over lines of arrays, with the numbers that they read.

#include "stages.h"

// What the operand and the result are: both complex; REAL to its half spectrum, and HALF a spectrum
// back; WIDENED a real operand with a complex result. PAIRS are the spectra of real lines from those
// of their pairs of neighbours, and UNPAIRED the other way.
enum { COMPLEX, REAL, HALF, WIDENED, PAIRS, UNPAIRED };
enum { LINES, PIECES };        // what is in the lanes: a line in each, or eight pieces of a line

// A line is at (l / inner) * outer + l % inner * step in the array it is read from and that it is
// written to, its points follow each other with a stride; in numbers of the array.
typedef struct {
  int64_t step, outer, stride;
} places;

// Lines of n points, `each` of them for an item of work. A pass that is `joined` is followed by the
// next one on the same item.
typedef struct {
  int64_t kind, form, n, points, lines, inner, each;  // `points` are transformed: n, or others
  places from, to;
  int64_t source, target;  // arrays: 0 the operand, 1 the result, 2 the workspace
  int64_t stages, radices[24];
  // Where tables begin, or -1: `turns` factors of the result, `chirp` those of a convolution.
  int64_t twiddles, roots, turns, across, chirp;
  int64_t joined, own;     // `own`: bytes of the workspace for each task
  int64_t tasks;
} pass;

typedef struct {
  int64_t passes, inverse, room;  // `room`: bytes of the workspace before the buffers
  int64_t buffer;                 // points of a buffer
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
  int64_t end;  // of the lines of the item
} job;

// The lines of a block, all of one item: where each begins, whether they are neighbours.
typedef struct {
  int64_t at[WIDTH], count, together;
} block;

static block block_of(const job *j, const places *where, int64_t first, int64_t most) {
  const pass *s = j->pass;
  block b;
  int64_t left = j->end - first, row = first, column = 0;
  if (s->inner > 1) row = first / s->inner, column = first % s->inner;
  int64_t at = row * where->outer + column * where->step;
  b.count = left < most ? left : most;
  b.together = b.count == WIDTH && where->step == 1 && column + WIDTH <= s->inner;
  for (int64_t i = 0; i < most; i++) {
    b.at[i] = at;
    if (i + 1 >= b.count) continue;  // lines that are not there are the last one again
    at += where->step;
    if (++column == s->inner) column = 0, at += where->outer - s->inner * where->step;
  }
  return b;
}

// Complex numbers of neighbouring lines.
INLINE memory memory_of(const block *b, real *x, int64_t stride, int64_t swap) {
  real *one = x + 2 * b->at[0];
  return (memory){one, one + WIDTH, 2 * stride, swap};
}

INLINE real weight(const job *j, int64_t k) {
  return k && 2 * k != j->pass->n ? (real)j->p->interior : 1;
}

INLINE int reads_real(const job *j) { return j->pass->kind == WIDENED; }

INLINE int with_memory(const pass *s, int64_t stage) {
  return s->radices[stage] == 8 || s->radices[stage] == 4;
}
