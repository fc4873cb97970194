// Fourier transforms of arrays along one axis after the other.
//
// A pass transforms lines of one size in vectors of 64 bytes, a line or a part of one in each lane.
// A long line is two passes, over a table of its elements (Bailey's four steps).

#include "pairs.h"

void tenferro_parallel_for(void (*task)(void *, int64_t), void *context, int64_t n);

static int64_t lines_at_once(const job *j) {
  int64_t kind = j->pass->kind;
  if (kind == PAIRS || kind == UNPAIRED) return 1;
  if (j->pass->form == PIECES) return AT_ONCE;
  return kind == REAL || kind == HALF ? 2 * WIDTH : WIDTH;
}

static void run_block(const job *j, int64_t first, point *buffers) {
  flow f = {buffers, buffers + j->p->buffer, {0}, {0}, 1, 0, 0};
  if (j->pass->kind == PAIRS)
    spectrum_of_line(j, first);
  else if (j->pass->kind == UNPAIRED)
    pairs_of_line(j, first);
  else
    (j->pass->form == PIECES ? run_pieces : run_lines)(j, first, &f);
}

static void run_lines_between(job *j, int64_t first, int64_t end, point *buffers) {
  int64_t last = j->pass + 1 == j->p->pass + j->p->passes;
  int64_t step = lines_at_once(j);
  j->scale = last ? (real)j->p->scale : 1, j->end = end;
  for (; first < end; first += step) run_block(j, first, buffers);
}

// Blocks lie within the lines of one item; of joined passes, the items are the blocks.
static void run_task(void *context, int64_t task) {
  job j = *(const job *)context;
  const pass *s = j.pass;
  point *buffers = j.buffers + 2 * j.p->buffer * task;
  j.arrays[2] = (real *)((char *)j.arrays[2] + s->own * task);
  int64_t step = s->joined ? s->each : lines_at_once(&j);
  int64_t blocks = (s->each + step - 1) / step, count = s->lines / s->each * blocks;
  for (int64_t b = count * task / s->tasks; b < count * (task + 1) / s->tasks; b++) {
    int64_t item = b / blocks, first = item * s->each + b % blocks * step;
    int64_t end = (item + 1) * s->each;
    j.pass = s;
    run_lines_between(&j, first, first + step < end ? first + step : end, buffers);
    while (j.pass->joined) {
      j.pass++;
      run_lines_between(&j, item * j.pass->each, (item + 1) * j.pass->each, buffers);
    }
  }
}

int64_t NAMED(fourier)(const int64_t *data, const int64_t *shapes, const int64_t *strides, void *work,
                const int64_t *table) {
  (void)shapes, (void)strides;
  const plan *p = (const plan *)table;
  job j = {p, p->pass, (const real *)(p->pass + p->passes), {0, 0, 0}, 0, 1, 0};
  j.arrays[0] = (real *)data[0];
  j.arrays[1] = (real *)data[1];
  j.arrays[2] = work;
  j.buffers = (point *)((char *)work + p->room);
  for (const pass *s = p->pass; s < p->pass + p->passes; s++) {
    j.pass = s;
    tenferro_parallel_for(run_task, &j, s->tasks);
    while (s->joined) s++;
  }
  return 0;
}
