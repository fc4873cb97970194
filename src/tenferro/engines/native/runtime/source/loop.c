// The interpreter of schedules: parts that run one after the other.
//
// The parts of a schedule read and write slots, which hold addresses. The first slots are given:
// operands, then results. The others are for the schedule's own values, which are in its memory; the
// memory of its parts follows. Loops of unknown length record in stores, which grow and are kept
// until the call ends: first the schedule's own stores, then those of its parts. A run does not
// change the words of a schedule, so several threads can run it at the same time.

#include <stdint.h>

#include "calls.h"
#include "python.h"
#include "shared.h"

#define EACH(i, n) for (int64_t i = 0; i < (n); i++)

enum { ALONE = 20000 };  // about nanoseconds of work that no other thread is woken for

// What a part works on: slots of its schedule, memory and stores of its own, the schedule's stores.
typedef struct {
  int64_t *slots;
  int64_t memory;
  store_words *stores, *records;
  watch_words *w;
} place;

typedef int64_t (*loop_function)(void *frame, int64_t block);
typedef void (*block_function)(void *frame, int64_t block);

typedef struct {
  const registers_part *part;
  const int64_t *frame;
  int64_t words, groups;
} lanes_run;

typedef int64_t step_function(const int64_t *data, const int64_t *shapes, const int64_t *strides,
                              int64_t workspace, const int64_t *table);

void *memmove(void *, const void *, uint64_t);
void *memset(void *, int, uint64_t);
void *tenferro_acquire(int64_t bytes);
void tenferro_release(void *data);

static int64_t run_part(const int64_t *words, const place *at);

static int64_t look_at_signals(watch_words *w) {
  w->left = w->between;
  return tenferro_look_at_signals();
}

// The step before which signals are looked at: one at least is made, as a part before this one may
// have left less work than none.
static int64_t soon(const watch_words *w, int64_t k, int64_t cost, int64_t most) {
  int64_t left = w->left < most ? w->left : most;
  return k + 1 + (left > 0 ? left / cost : 0);
}

// Slots that nothing is added to or written to are those that are given.
static int64_t run(const schedule_words *r, int64_t *given, const place *outer, int64_t memory) {
  int64_t *slots = given;
  if (r->own || r->stores) {
    slots = __builtin_alloca(8 * (r->given + r->own));
    EACH(i, r->given) slots[i] = given[i];
    EACH(i, r->own) slots[r->given + i] = memory + r->offsets[i];
  }
  const place at = {slots, memory + r->bytes, outer->stores + r->stores, outer->stores, outer->w};
  EACH(i, r->parts) {
    const kernel_part *call = (const kernel_part *)r->part[i];
    if (call->kind == KERNEL) at.w->left -= call->cost;
    int64_t status = call->kind == KERNEL ? run_kernel(call, slots, at.memory) : run_part(r->part[i], &at);
    if (status) return status;
  }
  return DONE;
}

// A counter of constant rate: the time stamp counter of x86, the timer of ARM; 0 on others.
int64_t tenferro_ticks(void) {
#if defined(__x86_64__)
  return (int64_t)__builtin_ia32_rdtsc();
#elif defined(__aarch64__)
  int64_t now;
  __asm__ volatile("mrs %0, cntvct_el0" : "=r"(now));
  return now;
#else
  return 0;
#endif
}

static int64_t run_clock(const clock_part *p) {
  if (p->clock->mode == OFF) return DONE;
  int64_t now = tenferro_ticks();
  if (p->clock->mode == LAP) {
    p->clock->total += now - *p->last;
    p->clock->calls++;
  }
  *p->last = now;
  return DONE;
}

static int64_t run_step(const step_part *p, const place *at) {
  int64_t *data = __builtin_alloca(8 * p->count);
  EACH(i, p->count) data[i] = at->slots[p->slot[i]];
  at->w->left -= p->cost;
  step_function *step = (step_function *)p->function;
  return step(data, 0, 0, at->memory, (const int64_t *)p->table) ? NO_RESULT : DONE;
}

static void release_stores(const store_words *stores, int64_t n) {
  EACH(i, n)
    if (stores[i].at) tenferro_release(stores[i].at);
}

// Room for so many bytes in a store, in which what it has stays.
static int64_t grow(store_words *store, int64_t bytes) {
  void *moved = tenferro_acquire(bytes);
  if (!moved) return NO_MEMORY;
  memmove(moved, store->at, store->bytes);
  release_stores(store, 1);
  *store = (store_words){moved, bytes};
  return DONE;
}

// Room for what a loop in a loop in registers records.
static int64_t room_for(store_words *store, int64_t bytes) {
  return grow(store, bytes < 2 * store->bytes ? 2 * store->bytes : bytes);
}

// Room for another step in the stores of a loop that records.
static int64_t make_room(const slice_words *y, int64_t n, int64_t k, store_words *records, int64_t *slots) {
  EACH(j, n) {
    int64_t bytes = (k + 1) * y[j].bytes;
    if (bytes > records[j].bytes) {
      int64_t more = k ? 2 * k * y[j].bytes : FIRST_ROOM * y[j].bytes;
      if (grow(records + j, more)) return NO_MEMORY;
    }
    slots[y[j].slot] = (int64_t)records[j].at;
  }
  return DONE;
}

// Room for all steps of a loop of known length that records.
static int64_t make_all_room(
    const slice_words *y, int64_t ys, int64_t n, int64_t records, const place *at) {
  if (records < 0 || n <= 0) return DONE;
  return make_room(y, ys, n - 1, at->records + records, at->slots);
}

// A loop has made so many steps.
static void say_steps(const place *at, int64_t slot, int64_t k) {
  if (slot >= 0) *(int64_t *)at->slots[slot] = k;
  at->w->steps = k;
}

// Large arrays that are where they are to be are not read again.
static void bring(void *target, const void *source, int64_t bytes) {
  if (target != source) memmove(target, source, bytes);
}

// The carries of a step are read where the step before wrote them, which is one of two buffers. A
// carry that the body changes in place has none: it is where the result is to be.
static int64_t run_loop(const loop_part *p, const place *at, int64_t done, int64_t room) {
  int64_t *slots = at->slots, memory = at->memory;
  watch_words *w = at->w;
  int64_t inputs = p->consts + p->carries + p->xs;
  int64_t *in = __builtin_alloca(8 * (inputs + p->carries + p->ys));
  int64_t *asked = __builtin_alloca(8 * (p->consts + p->carries + 1));
  int64_t *out = in + inputs;
  const carry_words *carry = (const carry_words *)(p->words + p->consts);
  const slice_words *x = (const slice_words *)(carry + p->carries), *y = x + p->xs;
  int64_t n = p->test ? INT64_MAX : *(const int64_t *)slots[p->count];
  char *flag = (char *)(memory + p->flag);
  int64_t k = 0, status = DONE;
  EACH(i, p->consts) in[i] = asked[i] = slots[p->words[i]];
  EACH(j, p->carries) {
    int stays = carry[j].buffer < 0;
    int64_t first = stays ? slots[carry[j].target] : memory + carry[j].other;
    out[j] = stays ? first : memory + carry[j].buffer;
    if (carry[j].source < 0) {
      memset((void *)first, 0, carry[j].bytes);
    } else if (stays) {
      bring((void *)first, (const void *)slots[carry[j].source], carry[j].bytes);
    } else {
      first = slots[carry[j].source];
    }
    in[p->consts + j] = first;
  }
  asked[p->consts + p->carries] = (int64_t)flag;
  if (!p->test) status = make_all_room(y, p->ys, n, p->records, at);
  if (status) return status;
  for (; k < n; k++) {
    if (p->test) {
      EACH(j, p->carries) asked[p->consts + j] = in[p->consts + j];
      status = run(p->test, asked, at, memory + p->memory);
      if (status || !*flag) break;
      if (done + k == p->limit) {
        w->named = p->named;
        return NO_END;
      }
    }
    if (k == room) {
      status = NO_ROOM;
      break;
    }
    if (p->test && p->records >= 0) {
      status = make_room(y, p->ys, k, at->records + p->records, slots);
      if (status) return status;
    }
    int64_t where = p->reverse ? n - 1 - k : k;
    EACH(j, p->xs)
      in[p->consts + p->carries + j] = slots[x[j].slot] + where * x[j].bytes;
    EACH(j, p->ys) out[p->carries + j] = slots[y[j].slot] + where * y[j].bytes;
    status = run(p->body, in, at, memory + p->memory);
    if (status) return status;
    EACH(j, p->carries) {
      if (carry[j].buffer < 0) continue;
      int64_t written = out[j], other = memory + carry[j].buffer;
      in[p->consts + j] = written;
      out[j] = written == other ? memory + carry[j].other : other;
    }
    w->left -= 10;
    status = w->left < 0 ? look_at_signals(w) : DONE;
    if (status) return status;
  }
  if (status && status != NO_ROOM) return status;
  EACH(j, p->carries)
    bring((void *)slots[carry[j].target], (const void *)in[p->consts + j], carry[j].bytes);
  say_steps(at, p->steps, k);
  return status;
}

// The most steps for which there is room in the stores of a loop that records.
static int64_t capacity(const slice_words *y, int64_t n, const store_words *records) {
  int64_t most = INT64_MAX;
  EACH(j, n) {
    int64_t own = y[j].bytes ? records[j].bytes / y[j].bytes : INT64_MAX;
    most = own < most ? own : most;
  }
  return most;
}

static block_function function_at(const int64_t *word) {
  return (block_function)__atomic_load_n(word, __ATOMIC_RELAXED);
}

static loop_function loop_of(const registers_part *p) {
  return (loop_function)__atomic_load_n(&p->loop, __ATOMIC_RELAXED);
}

// The blocks of a group, and a copy of the loop's frame for them, in which they note their steps.
static void begin_group(
    const lanes_run *r, int64_t group, int64_t *frame, int64_t *first, int64_t *last) {
  memmove(frame, r->frame, 8 * r->words);
  *first = group * r->part->blocks / r->groups;
  *last = (group + 1) * r->part->blocks / r->groups;
}

// Some blocks, next to one another. Without slices each makes all its steps; else all of them make
// one step after the other, so that what they read and write of a step lies together.
static void run_group(void *context, int64_t group) {
  const lanes_run *r = context;
  const registers_part *p = r->part;
  int64_t *frame = __builtin_alloca(8 * r->words);
  int64_t first, last;
  begin_group(r, group, frame, &first, &last);
  block_function enter = function_at(&p->enter), leave = function_at(&p->leave);
  loop_function loop = loop_of(p);
  int64_t k = frame[FIRST_STEP], end = frame[END_STEP], steps = p->has_slices ? 1 : end - k;
  for (int64_t block = first; block < last; block++) enter(frame, block);
  for (; k < end; k += steps) {
    frame[FIRST_STEP] = k;
    frame[END_STEP] = k + steps;
    for (int64_t block = first; block < last; block++) loop(frame, block);
  }
  for (int64_t block = first; block < last; block++) leave(frame, block);
}

// As many groups as give two to a thread; what they compute does not depend on it.
static int64_t groups_of(int64_t blocks, int64_t work) {
  int64_t limit = work > ALONE ? tenferro_limit() : 1;
  if (limit == 1) return 1;
  return 2 * limit < blocks ? 2 * limit : blocks;
}

static int64_t words_of_frame(const registers_part *p) {
  return POINTERS + p->consts + 2 * p->carries + p->xs + p->ys;
}

static const slice_words *slices_of(const registers_part *p) {
  return (const slice_words *)((const held_words *)(p->words + p->consts) + p->carries);
}

static int64_t *slices_in(const registers_part *p, int64_t *frame) {
  return frame + POINTERS + p->consts + 2 * p->carries;
}

static void point_to_slices(const registers_part *p, const place *at, int64_t *frame) {
  const slice_words *x = slices_of(p);
  int64_t *slices = slices_in(p, frame);
  EACH(j, p->xs + p->ys) slices[j] = at->slots[x[j].slot];
}

static void make_frame(const registers_part *p, const place *at, int64_t *frame) {
  const held_words *carry = (const held_words *)(p->words + p->consts);
  int64_t *slots = at->slots, *held = frame + POINTERS + p->consts, *out = held + p->carries;
  frame[ROWS] = at->memory + p->rows;
  frame[WATCH] = (int64_t)at->w;
  frame[LOOK] = (int64_t)look_at_signals;
  frame[STORES] = (int64_t)at->stores;
  frame[ROOM] = (int64_t)room_for;
  EACH(i, p->consts) frame[POINTERS + i] = slots[p->words[i]];
  point_to_slices(p, at, frame);
  EACH(j, p->carries) {
    out[j] = slots[carry[j].target];
    held[j] = carry[j].source < 0 ? out[j] : slots[carry[j].source];
    if (carry[j].source < 0) memset((void *)out[j], 0, carry[j].bytes);
  }
}

// The step before which a loop with so many at most is to stop: at its limit, or where there is no
// more room for what it records; or minus a status.
static int64_t next_stop(const registers_part *p, const place *at, int64_t *frame, int64_t k,
                         int64_t done, int64_t most) {
  if (p->limit >= 0 && p->limit - done < most) most = p->limit - done;
  if (!p->test || p->records < 0) return most;
  const slice_words *y = slices_of(p) + p->xs;
  int64_t status = make_room(y, p->ys, k, at->records + p->records, at->slots);
  if (status) return -status;
  point_to_slices(p, at, frame);
  int64_t room = capacity(y, p->ys, at->records + p->records);
  return room < most ? room : most;
}

// Why a loop whose test holds stops behind step k; 0 if it goes on.
static int64_t stopped(
    const registers_part *p, watch_words *w, int64_t k, int64_t done, int64_t room) {
  if (p->limit >= 0 && done + k == p->limit) {
    w->named = p->named;
    return NO_END;
  }
  if (k == room) return NO_ROOM;
  return w->left < 0 ? look_at_signals(w) : DONE;
}

// The function is called for as many steps as there is room for until signals are looked at. It
// leaves the carries where the results are, and finds them there when it is called again.
static int64_t run_one(const registers_part *p, const place *at, int64_t done, int64_t room) {
  watch_words *w = at->w;
  int64_t *frame = __builtin_alloca(8 * words_of_frame(p));
  int64_t *held = frame + POINTERS + p->consts, *out = held + p->carries;
  int64_t n = p->test ? INT64_MAX : *(const int64_t *)at->slots[p->count];
  int64_t k = 0, status = DONE;
  if (n < 0) n = 0;
  if (!p->test) status = make_all_room(slices_of(p) + p->xs, p->ys, n, p->records, at);
  if (status) return status;
  make_frame(p, at, frame);
  frame[LAST_STEP] = n - 1;
  for (;;) {
    int64_t end = next_stop(p, at, frame, k, done, n < room ? n : room);
    if (end < 0) return -end;
    int64_t last = soon(w, k, p->cost, INT64_MAX);
    frame[FIRST_STEP] = k;
    frame[END_STEP] = last < end ? last : end;
    int64_t reached = loop_of(p)(frame, 0);
    if (reached < INT64_MIN / 2) return reached - INT64_MIN;
    int ended = reached < 0;
    if (ended) reached = -1 - reached;
    w->left -= 10 + (reached - k) * p->cost;
    k = reached;
    if (ended || k == n) break;
    status = stopped(p, w, k, done, room);
    if (status == NO_ROOM) break;
    if (status) return status;
    EACH(j, p->carries) held[j] = out[j];
  }
  say_steps(at, p->steps, k);
  return status;
}

static int64_t run_lanes(const registers_part *p, const place *at) {
  watch_words *w = at->w;
  const held_words *carry = (const held_words *)(p->words + p->consts);
  int64_t words = words_of_frame(p);
  int64_t *frame = __builtin_alloca(8 * words);
  int64_t *held = frame + POINTERS + p->consts, *out = held + p->carries;
  int64_t n = *(const int64_t *)at->slots[p->count], k = 0;
  if (n < 0) n = 0;
  int64_t status = make_all_room(slices_of(p) + p->xs, p->ys, n, p->records, at);
  if (status) return status;
  make_frame(p, at, frame);
  frame[LAST_STEP] = n - 1;
  for (;;) {
    int64_t end = soon(w, k, p->cost, INT64_MAX);
    if (end > n) end = n;
    frame[FIRST_STEP] = k;
    frame[END_STEP] = end;
    EACH(j, p->carries) {
      if (carry[j].buffer >= 0) {
        void *buffer = (void *)(at->memory + carry[j].buffer);
        memmove(buffer, (const void *)held[j], carry[j].bytes);
        held[j] = (int64_t)buffer;
      }
    }
    int64_t work = (end - k) * p->cost;
    lanes_run run = {p, frame, words, groups_of(p->blocks, work)};
    tenferro_parallel_for(run_group, &run, run.groups);
    if (p->adds_up) function_at(&p->finish)(frame, p->blocks);
    EACH(j, p->carries) held[j] = out[j];
    w->left -= 10 + work;
    k = end;
    if (k == n) break;
    status = w->left < 0 ? look_at_signals(w) : DONE;
    if (status) return status;
  }
  w->steps = k;
  return DONE;
}

static int64_t *status_of(const registers_part *p, const int64_t *frame, int64_t block) {
  return (int64_t *)(frame[ROWS] + block * p->row_bytes);
}

static int64_t made(int64_t status) { return status < 0 ? -1 - status : status; }

// Some blocks of a loop with a condition, each as long as that holds for one of its lanes.
static void run_group_while(void *context, int64_t group) {
  const lanes_run *r = context;
  const registers_part *p = r->part;
  int64_t *frame = __builtin_alloca(8 * r->words);
  int64_t first, last;
  begin_group(r, group, frame, &first, &last);
  block_function enter = function_at(&p->enter);
  loop_function loop = loop_of(p);
  int64_t k = frame[FIRST_STEP], end = frame[END_STEP], left = last - first;
  for (int64_t block = first; block < last && k == 0; block++) {
    *status_of(p, frame, block) = 0;
    enter(frame, block);
  }
  do {
    frame[FIRST_STEP] = k;
    if (p->has_slices && k < end) frame[END_STEP] = k + 1;
    left = 0;
    for (int64_t block = first; block < last; block++) {
      int64_t *status = status_of(p, frame, block);
      if (*status >= 0) *status = loop(frame, block);
      left += *status >= 0;
    }
    k = frame[END_STEP];
  } while (k < end && left);
}

// What some blocks did not record of the steps of all, as they had ended, which derivatives read as
// of lanes that stand still; then their last carries.
static void end_group(void *context, int64_t group) {
  const lanes_run *r = context;
  const registers_part *p = r->part;
  int64_t *frame = __builtin_alloca(8 * r->words);
  int64_t first, last;
  begin_group(r, group, frame, &first, &last);
  int64_t end = frame[END_STEP], k = p->has_slices ? 0 : end;
  block_function leave = function_at(&p->leave);
  loop_function loop = loop_of(p);
  for (; k < end; k++) {
    frame[FIRST_STEP] = k;
    frame[END_STEP] = k + 1;
    for (int64_t block = first; block < last; block++)
      if (made(*status_of(p, frame, block)) <= k) loop(frame, block);
  }
  for (int64_t block = first; block < last; block++) leave(frame, block);
}

// Rounds of steps, the first one so short that no other thread is woken for it: how long blocks go
// on is not known before.
static int64_t run_lanes_while(const registers_part *p, const place *at, int64_t done, int64_t room) {
  watch_words *w = at->w;
  int64_t words = words_of_frame(p);
  int64_t *frame = __builtin_alloca(8 * words);
  int64_t k = 0, left = p->blocks, share = ALONE / 2, total = 0, status = DONE;
  make_frame(p, at, frame);
  frame[LAST_STEP] = 0;
  for (;;) {
    int64_t end = next_stop(p, at, frame, k, done, room);
    if (end < 0) return -end;
    int64_t cost = 1 + p->cost * left / p->blocks;
    int64_t last = soon(w, k, cost, share);
    if (last < end) end = last;
    frame[FIRST_STEP] = k;
    frame[END_STEP] = end;
    lanes_run run = {p, frame, words, groups_of(p->blocks, (end - k) * cost)};
    tenferro_parallel_for(run_group_while, &run, run.groups);
    int64_t steps = 0, reached = k;
    left = 0;
    EACH(i, p->blocks) {
      int64_t found = *status_of(p, frame, i);
      if (made(found) > k) steps += made(found) - k;
      if (made(found) > reached) reached = made(found);
      left += found >= 0;
    }
    int64_t work = 10 + steps * p->cost / p->blocks;
    w->left -= work;
    total += work;
    if (share < w->between / 2) share *= 2;
    k = reached;
    if (!left) break;
    status = stopped(p, w, k, done, room);
    if (status == NO_ROOM) break;
    if (status) return status;
  }
  frame[END_STEP] = k;
  lanes_run run = {p, frame, words, groups_of(p->blocks, total)};
  tenferro_parallel_for(end_group, &run, run.groups);
  say_steps(at, p->steps, k);
  return status;
}

static int64_t chosen(const switch_part *p, const char *index) {
  int64_t value;
  if (p->size == 8)
    value = *(const int64_t *)index;
  else if (p->size == 4)
    value = p->has_sign ? *(const int32_t *)index : (int64_t) * (const uint32_t *)index;
  else if (p->size == 2)
    value = p->has_sign ? *(const int16_t *)index : *(const uint16_t *)index;
  else
    value = p->has_sign ? *(const int8_t *)index : *(const uint8_t *)index;
  if (value < 0) return p->has_sign ? 0 : p->branches - 1;
  return value < p->branches ? value : p->branches - 1;
}

static int64_t run_switch(const switch_part *p, const place *at) {
  const schedule_words *branch = (const schedule_words *)p->words[chosen(p, (const char *)at->slots[p->index])];
  int64_t *given = __builtin_alloca(8 * p->count);
  EACH(i, p->count) given[i] = at->slots[p->words[p->branches + i]];
  return run(branch, given, at, at->memory);
}

static int64_t run_registers(const registers_part *p, const place *at, int64_t done, int64_t room) {
  if (!p->blocks) return run_one(p, at, done, room);
  return p->test ? run_lanes_while(p, at, done, room) : run_lanes(p, at);
}

static int64_t run_copy(const copy_part *p, const place *at) {
  int64_t source = at->slots[p->source];
  if (p->shared && source % ALIGNMENT == 0)
    at->slots[p->target] = source;
  else
    memmove((void *)at->slots[p->target], (const void *)source, p->bytes);
  return DONE;
}

// Runs a part of any kind except a call of a kernel, which `run` makes itself.
static int64_t run_part(const int64_t *words, const place *at) {
  switch (words[0]) {
    case CLOCK:
      return run_clock((const clock_part *)words);
    case LOOP:
      return run_loop((const loop_part *)words, at, 0, INT64_MAX);
    case SWITCH:
      return run_switch((const switch_part *)words, at);
    case STEP:
      return run_step((const step_part *)words, at);
    case REGISTERS:
      return run_registers((const registers_part *)words, at, 0, INT64_MAX);
  }
  return run_copy((const copy_part *)words, at);
}

// One loop or branch, called with the GIL; without it while it runs.
int64_t tenferro_run_part(const int64_t *words, int64_t *slots, int64_t memory, watch_words *w) {
  const place at = {slots, memory, w->stores, w->stores, w};
  void *thread = PyEval_SaveThread();
  int64_t status;
  if (words[0] == LOOP)
    status = run_loop((const loop_part *)words, &at, w->done, w->room);
  else if (words[0] == REGISTERS)
    status = run_registers((const registers_part *)words, &at, w->done, w->room);
  else
    status = run_part(words, &at);
  release_stores(w->stores, w->n_stores);
  PyEval_RestoreThread(thread);
  return status;
}

static int64_t run_with_stores(const schedule_words *r, int64_t *slots, int64_t memory,
                               int64_t n_stores, watch_words *w) {
  store_words *stores = __builtin_alloca(sizeof(store_words) * n_stores);
  EACH(i, n_stores) stores[i] = (store_words){0, 0};
  const place at = {0, memory, stores, stores, w};
  int64_t status = run(r, slots, &at, memory);
  release_stores(stores, n_stores);
  return status;
}

// A schedule that is a program of its own, without Python.
int64_t tenferro_run_alone(const schedule_words *r, int64_t *given, int64_t memory, int64_t n_stores) {
  watch_words w = {.left = INT64_MAX, .between = INT64_MAX, .room = INT64_MAX};
  return run_with_stores(r, given, memory, n_stores, &w);
}

// The slots of a program: inputs of the call, those that are known before, outputs of the call.
static int64_t *slots_of(const program_words *p, int64_t *data, int64_t *room) {
  if (!p->known) return data;
  int64_t taken = p->inputs + p->known;
  EACH(i, p->inputs) room[i] = data[i];
  EACH(i, p->known) room[p->inputs + i] = p->address[i];
  EACH(i, p->schedule->given - taken) room[taken + i] = data[p->inputs + i];
  return room;
}

#define SLOTS(p, data) slots_of(p, data, __builtin_alloca(p->known ? 8 * p->schedule->given : 0))

// A schedule as a program of the native engine.
int64_t tenferro_run_whole(int64_t *data, const int64_t *shapes, const int64_t *strides,
                           int64_t memory, const program_words *p) {
  (void)shapes, (void)strides;
  watch_words w = {.left = p->work, .between = p->work, .room = INT64_MAX};
  int64_t status = run_with_stores(p->schedule, SLOTS(p, data), memory, p->stores, &w);
  return status == NO_END ? w.named * NAMED + NO_END : status;
}

// The same of a schedule of nothing but kernels, none of which looks at signals: 8 ns less.
int64_t tenferro_run_kernels(int64_t *data, const int64_t *shapes, const int64_t *strides,
                             int64_t memory, const program_words *p) {
  (void)shapes, (void)strides;
  const schedule_words *r = p->schedule;
  int64_t *slots = SLOTS(p, data);
  EACH(i, r->parts) run_kernel((const kernel_part *)r->part[i], slots, memory);
  return DONE;
}
