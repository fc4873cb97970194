// Drives source/threads.c hard: jobs of all lengths from several threads at once, nested jobs,
// changing numbers of threads, pauses in which workers fall asleep, a fork, and the end.
// Plain variables are written by chunks and read by callers, for the thread sanitizer to watch.

#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "processor.h"

_Thread_local int64_t control;
int64_t clock_number = CLOCK_MONOTONIC;
int64_t set_mask = SIG_SETMASK;
// Workers always take part, and have turns like other threads.
int64_t usual_policy = SCHED_OTHER, batch_policy = SCHED_OTHER;

void tenferro_parallel_for(void (*task)(void *, int64_t), void *context, int64_t n);
int64_t tenferro_swap_limit(int64_t limit);
void tenferro_reset(void);
int tenferro_make_key(void);
void tenferro_stop(void);
extern _Atomic int64_t tenferro_default;
extern _Atomic int64_t tenferro_workers;

enum { CALLERS = 3, MOST = 64 };

typedef struct {
  int64_t counts[MOST];
  int64_t addend;
  int64_t flushing;  // the bits that every chunk finds
} counters;

static void count(void *context, int64_t i) {
  counters *c = context;
  c->counts[i] += c->addend;
  if ((control & flush_bits) != c->flushing) abort();
}

static void count_row(void *context, int64_t i) {
  tenferro_parallel_for(count, (counters *)context + i, MOST);
}

static void check(const counters *c, int64_t n, int64_t expected, const char *what) {
  for (int64_t i = 0; i < MOST; i++) {
    if (c->counts[i] != (i < n ? expected : 0)) {
      fprintf(stderr, "%s: count %ld of %ld is %ld\n", what, (long)i, (long)n, (long)c->counts[i]);
      abort();
    }
  }
}

static void one_job(int64_t n) {
  counters c = {{0}, 0, 0};
  for (int64_t round = 1; round <= 3; round++) {
    c.addend = round;  // read by other threads, written before the next job
    c.flushing = round == 2 ? flush_bits : 0;
    control = c.flushing | 1;
    tenferro_parallel_for(count, &c, n);
  }
  check(&c, n, 6, "a job");
}

static void nested_jobs(void) {
  static const int64_t rows = 5;
  counters *c = calloc((size_t)rows, sizeof *c);
  for (int64_t i = 0; i < rows; i++) c[i].addend = 1;
  tenferro_parallel_for(count_row, c, rows);
  for (int64_t i = 0; i < rows; i++) check(&c[i], MOST, 1, "a nested job");
  free(c);
}

static void rest(long nanoseconds) {
  struct timespec time = {0, nanoseconds};
  nanosleep(&time, 0);
}

static pthread_t owner;
static _Atomic int64_t begun;

// The first two chunks run in two threads; that of the worker takes 50 ms.
static void last_chunk_in_worker(void *unused, int64_t i) {
  (void)unused;
  atomic_fetch_add(&begun, 1);
  for (int64_t looks = 0; i < 2 && atomic_load(&begun) < 2 && looks < 100; looks++) rest(1000000);
  if (!pthread_equal(owner, pthread_self())) rest(50000000);
}

static int64_t read_clock(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return time.tv_sec * 1000000000 + time.tv_nsec;
}

// A caller that waits for a worker's chunk sleeps.
static void sleeping_caller(void) {
  owner = pthread_self();
  for (int64_t tries = 0; tries < 100; tries++) {
    int64_t begin = read_clock(CLOCK_MONOTONIC), own = read_clock(CLOCK_THREAD_CPUTIME_ID);
    atomic_store(&begun, 0);
    tenferro_parallel_for(last_chunk_in_worker, 0, 2);
    own = read_clock(CLOCK_THREAD_CPUTIME_ID) - own;
    if (read_clock(CLOCK_MONOTONIC) - begin < 50000000) continue;  // no worker took part
    if (own > 10000000) abort();
    return;
  }
  abort();
}

static int rounds;

static void *caller(void *argument) {
  int64_t seed = (int64_t)argument;
  for (int64_t i = 0; i < rounds; i++) {
    tenferro_swap_limit((i + seed) % 6);
    one_job((i * 7 + seed) % MOST);
    if (i % 16 == 0) nested_jobs();
    if (i % 64 == 63) rest(300000);  // longer than workers spin
  }
  return 0;
}

static void run_callers(void) {
  pthread_t threads[CALLERS];
  for (int64_t i = 0; i < CALLERS; i++) pthread_create(&threads[i], 0, caller, (void *)(i + 1));
  for (int64_t i = 0; i < CALLERS; i++) pthread_join(threads[i], 0);
}

static void end(void) {
  tenferro_stop();
  one_job(MOST);  // serially
  tenferro_stop();
  if (tenferro_workers) abort();
}

static void fork_once(void) {
  pid_t pid = fork();
  if (pid == 0) {
    tenferro_reset();
    for (int64_t i = 0; i < 20; i++) one_job(MOST);
    end();
    _exit(0);
  }
  int status;
  waitpid(pid, &status, 0);
  if (status) abort();
}

int main(int argc, char **argv) {
  rounds = argc > 1 ? atoi(argv[1]) : 200;
  if (tenferro_make_key()) abort();
  tenferro_reset();
  tenferro_default = 4;
  run_callers();
  sleeping_caller();
  fork_once();
  run_callers();
  end();
  puts("done");
}
