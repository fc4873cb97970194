// Drives source/loop.c: a scan whose body is a loop of unknown length that
// records, and a scan back along the record; interrupted, at its limit, and out of memory. In every
// other round both inner loops are functions whose carries are in registers.

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t blocks, allowed = -1;

#include "loop.c"

void *tenferro_acquire(int64_t bytes) {
  if (!allowed) return 0;
  if (allowed > 0) allowed--;
  blocks++;
  return malloc(bytes);
}

void tenferro_release(void *at) {
  blocks--;
  free(at);
}

#define EXPECT(condition) \
  if (!(condition)) fprintf(stderr, "line %d: %s\n", __LINE__, #condition), abort()

static int64_t locked = 1, looks = -1;

void *PyEval_SaveThread(void) {
  EXPECT(locked-- == 1);
  return &locked;
}

void PyEval_RestoreThread(void *thread) {
  EXPECT(thread == &locked && locked++ == 0);
}

int PyGILState_Ensure(void) {
  EXPECT(locked++ == 0);
  return 7;
}

void PyGILState_Release(int state) { EXPECT(state == 7 && locked-- == 1); }

int PyErr_CheckSignals(void) {
  EXPECT(locked == 1);
  return looks-- ? 0 : -1;
}

void tenferro_parallel_for(void (*task)(void *, int64_t), void *context, int64_t n) {
  for (int64_t i = 0; i < n; i++) task(context, i);
}

int64_t tenferro_limit(void) { return 1; }

typedef void (*step)(void *frame, int64_t task);

static void advance(void *frame, int64_t task) {  // n, s, k -> s, k, what is recorded
  double **p = frame;
  EXPECT(!task);
  *p[5] = *p[1];
  *p[3] = *p[1] * 0.5 + 1;
  *(int64_t *)p[4] = *(int64_t *)p[2] + 1;
}

static void ask(void *frame, int64_t task) {  // n, s, k -> k < n
  int64_t **p = frame;
  EXPECT(!task);
  *(char *)p[3] = *p[2] < *p[0];
}

static void add(void *frame, int64_t task) {  // a, y -> a
  double **p = frame;
  EXPECT(!task);
  *p[2] = *p[0] * 0.9 + *p[1];
}

static int64_t advance_all(void *frame, int64_t block) {
  int64_t *words = frame, k = words[FIRST_STEP], end = words[END_STEP];
  double **p = (double **)(words + POINTERS), total = *p[1];
  int64_t n = *(int64_t *)p[0], count = *(int64_t *)p[2];
  EXPECT(k <= end && words[LAST_STEP] == INT64_MAX - 1 && !block);
  for (; count < n && k < end; k++, count++) p[5][k] = total, total = total * 0.5 + 1;
  *p[3] = total, *(int64_t *)p[4] = count;
  return count < n ? k : -1 - k;
}

static int64_t add_all(void *frame, int64_t block) {
  int64_t *words = frame, k = words[FIRST_STEP], end = words[END_STEP], last = words[LAST_STEP];
  double **p = (double **)(words + POINTERS), total = *p[0];
  EXPECT(k <= end && end <= last + 1 && !block);
  for (; k < end; k++) total = total * 0.9 + p[2][last - k];
  *p[1] = total;
  return k;
}

typedef struct {
  int64_t words[32];
  const int64_t *parts[1];
  schedule_words s;
} unit_schedule;

static void make_unit(unit_schedule *u, step kernel, int64_t given) {
  int64_t *w = u->words;
  *w++ = KERNEL, *w++ = (int64_t)kernel, *w++ = 1, *w++ = 0, *w++ = 100, *w++ = given;
  for (int64_t i = 0; i < given; i++) *w++ = i, *w++ = 0;
  u->parts[0] = u->words;
  u->s = (schedule_words){given, 0, 0, 0, 1, 0, u->parts};
}

enum { MOST = 300, LIMIT = 250 };

// Slots of the body of the outer scan: total, length -> total; then its own values.
enum { TOTAL, LENGTH, NEXT, LAST, COUNT, STEPS, RECORD };

static double expected(double total, int64_t n) {
  double record[MOST];
  for (int64_t k = 0; k < n; k++) record[k] = total, total = total * 0.5 + 1;
  for (int64_t k = n - 1; k >= 0; k--) total = total * 0.9 + record[k];
  return total;
}

int main(int argc, char **argv) {
  int64_t rounds = argc > 1 ? atoll(argv[1]) : 1;
  unit_schedule advances, asks, adds;
  make_unit(&advances, advance, 6);
  make_unit(&asks, ask, 4);
  make_unit(&adds, add, 3);
  int64_t forth[] = {LOOP, 0, -1, STEPS, (int64_t)&advances.s, (int64_t)&asks.s,
                     1, 2, 0, 1, LIMIT, 77, 256, 320, 0,  // one constant, two carries, a record
                     LENGTH, TOTAL, LAST, 8, 0, 64, -1, COUNT, 8, 128, 192, RECORD, 8};
  int64_t back[] = {LOOP, 1, STEPS, -1, (int64_t)&adds.s, 0, 0, 1, 1, 0, -1, 0, 128, 192, -1,
                    LAST, NEXT, 8, 0, 64, RECORD, 8};
  int64_t forth_at_once[] = {REGISTERS, (int64_t)advance_all, 0, 0, 0, 0, 0, 100, 0, 1, -1, STEPS,
                             1, 2, 0, 1, LIMIT, 77, 0, 0, 0,
                             LENGTH, TOTAL, LAST, 8, -1, -1, COUNT, 8, -1, RECORD, 8};
  int64_t back_at_once[] = {REGISTERS, (int64_t)add_all, 0, 0, 0, 0, 0, 100, 0, 0, STEPS, -1,
                            0, 1, 1, 0, -1, 0, -1, 0, 0, LAST, NEXT, 8, -1, RECORD, 8};
  const int64_t *apart[] = {forth, back}, *at_once[] = {forth_at_once, back_at_once};
  int64_t offsets[] = {0, 64, 128, 192};
  schedule_words body = {3, 4, 192, 1, 2, offsets, apart};
  int64_t outer[] = {LOOP, 0, 0, -1, (int64_t)&body, 0, 0, 1, 1, 0, -1, 0, 128, 192, -1,
                     1, 3, 8, 0, 64, 2, 8};
  srand(1);
  for (int64_t round = 0; round < rounds; round++) {
    body.part = round % 2 ? at_once : apart;
    int64_t count = rand() % 8, lengths[8], over = 0;
    double first = rand() % 5, total = first, found = -1;
    for (int64_t i = 0; i < count; i++) {
      lengths[i] = rand() % (round % 3 ? LIMIT : MOST);
      over |= lengths[i] > LIMIT;
      total = expected(total, lengths[i]);
    }
    int64_t slots[] = {(int64_t)&count, (int64_t)&first, (int64_t)lengths, (int64_t)&found};
    char *memory = malloc(192 + 192 + 320);  // outer carries; own values of the body; of its parts
    store_words stores[1] = {{0, 0}};
    watch_words w = {5000, 5000, 0, INT64_MAX, 0, 0, stores, 1};
    looks = round % 4 ? -1 : rand() % 10;
    allowed = round % 5 ? -1 : rand() % 3;
    int64_t status = tenferro_run_part(outer, slots, (int64_t)memory, &w);
    if (status == DONE) EXPECT(!over && found == total && w.steps == count);
    if (status == NO_END) EXPECT(over && w.named == 77);
    if (status == INTERRUPTED) EXPECT(looks == -1 && round % 4 == 0);
    if (status == NO_MEMORY) EXPECT(allowed == 0);
    EXPECT(status != NO_ROOM && blocks == 0 && locked == 1);
    free(memory);
  }
  puts("done");
  return 0;
}
