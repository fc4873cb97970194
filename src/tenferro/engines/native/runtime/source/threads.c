// The pool of threads: parallel_for over chunks that callers and workers claim one at a time.
//
// `work` is generation << 32 | chunks left. Publishing a job stores it; a chunk is claimed by the
// compare-exchange that lowers it. Since the generation is part of the word, a claim succeeds only
// if the job read beforehand is still the current one. The caller claims chunks like any worker, so
// when none are left it waits for claimed ones only, never for a worker that has not woken.
//
// Memory orders. Three orderings carry the whole:
//
//   1. job before claim: what `publish` writes, and what the caller wrote for its tasks, comes
//      before the store to `work`; who reads that word, or one that claims made of it, sees it.
//      So the fields of the job are relaxed. They cannot be those of a later job either: that one
//      is published only after this claim's chunk has been counted in `finished`.
//   2. chunk before return: each chunk ends with a release of `finished`, and the caller acquires
//      it, so it sees what all chunks wrote. All of these are read-modify-writes, so one acquire of
//      the last value synchronizes with every one of them.
//   3. wake or see: a worker counts itself in `sleepers` and then looks at `work`; the publisher
//      stores `work` and then looks at `sleepers`. These four are sequentially consistent, so at
//      least one sees the other (with weaker orders both might miss, and the worker would sleep
//      through the job).

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "flushing.h"
#include "system.h"

typedef void (*task_function)(void *context, int64_t chunk);

#define OWN_LINE _Alignas(128)  // two cache lines, as processors fetch them in pairs
#define LEFT 0xffffffff         // the part of `work` that counts chunks

// Parameters: CLOCK_MONOTONIC, CLOCK_THREAD_CPUTIME_ID and SIG_SETMASK of the system.
extern const int64_t clock_number, own_clock, set_mask;
void pause_processor(void);          // the instruction for a thread that spins
int thread_clock(thread_handle, int *);  // the clock of a thread's processor time; not 0: none

static OWN_LINE _Atomic int64_t work;
static OWN_LINE _Atomic int64_t finished;  // chunks that have run
static OWN_LINE struct {                   // the job: written by who holds `busy`
  _Atomic(task_function) task;
  _Atomic(void *) context;
  _Atomic int64_t chunks;
  _Atomic int64_t threads;   // how many may work on it, with the caller
  _Atomic int64_t flushing;  // of the caller, for all who work on it
} job;
static OWN_LINE _Atomic int64_t busy;  // whether a thread is in parallel_for: one job at a time
static OWN_LINE _Atomic int64_t sleepers;
static OWN_LINE _Atomic int64_t serial_until;  // a time; 0: jobs are shared
static int64_t serial_end, serial_span, serial_factor;  // the last such time; guarded by `busy`
static OWN_LINE _Atomic int64_t stop;  // read by all who spin, written once
OWN_LINE _Atomic int64_t tenferro_workers;  // how many were started
_Atomic int64_t tenferro_default = 1;       // threads for a job, with the caller
_Atomic int64_t tenferro_turn = 100000;     // nanoseconds; the turns of schedulers are longer

// MOST_THREADS is given by the command line of the compiler.
static int64_t most_workers = MOST_THREADS;  // how many may be started; guarded by `busy`
static thread_handle handles[MOST_THREADS];  // guarded by `busy`
static thread_key own_limit;                 // of the calling thread's own number of threads
static system_object mutex, wake;            // of `sleepers`

static int64_t read_clock(int number) {
  system_time time;
  clock_gettime(number, &time);
  return time.seconds * 1000000000 + time.nanoseconds;
}

static int64_t now(void) { return read_clock((int)clock_number); }

static bool stopping(void) { return atomic_load_explicit(&stop, memory_order_relaxed) != 0; }

// Whether there are chunks in `word`, and thread `index` may take them (the caller is 0).
static bool may_take(int64_t word, int64_t index) {
  return (word & LEFT) && index < atomic_load_explicit(&job.threads, memory_order_relaxed);
}

// Run one chunk if there is one for thread `index`. True if a chunk was run, or lost to another.
static bool work_once(int64_t index) {
  int64_t word = atomic_load(&work);
  if (!may_take(word, index)) return false;
  task_function task = atomic_load_explicit(&job.task, memory_order_relaxed);
  void *context = atomic_load_explicit(&job.context, memory_order_relaxed);
  int64_t chunks = atomic_load_explicit(&job.chunks, memory_order_relaxed);
  int64_t flushing = atomic_load_explicit(&job.flushing, memory_order_relaxed);
  int64_t left = word & LEFT;
  // The release half keeps the loads above before the claim, and so before any later job (1).
  if (atomic_compare_exchange_strong_explicit(&work, &word, word - 1, memory_order_acq_rel,
                                              memory_order_relaxed)) {
    swap_flushing(flushing);
    task(context, chunks - left);
    atomic_fetch_add_explicit(&finished, 1, memory_order_release);  // (2)
  }
  return true;
}

static void sleep_until_called(int64_t index) {
  pthread_mutex_lock(&mutex);
  atomic_fetch_add(&sleepers, 1);
  while (!may_take(atomic_load(&work), index) && !stopping()) pthread_cond_wait(&wake, &mutex);
  atomic_fetch_sub(&sleepers, 1);
  pthread_mutex_unlock(&mutex);
}

// Look for work for a while; false if there was none. The clock is read at every 32nd look.
static bool spin(int64_t index) {
  const int64_t spin_nanoseconds = 100000;  // some times what a sleeping worker takes to wake
  int64_t end = now() + spin_nanoseconds;
  for (uint64_t looks = 1; !stopping(); looks++) {
    if (work_once(index)) return true;
    if (looks % 32 == 0 && now() > end) return false;
    pause_processor();
  }
  return true;
}

static void *worker(void *argument) {
  int64_t index = (int64_t)argument;
  while (!stopping())
    if (!spin(index)) sleep_until_called(index);
  return 0;
}

// Start workers until there are `wanted`. If the system gives no more, it is not asked again.
static void start_workers(int64_t wanted) {
  int64_t n = atomic_load_explicit(&tenferro_workers, memory_order_relaxed);
  while (n < wanted && n < most_workers) {
    if (pthread_create(&handles[n], 0, worker, (void *)(n + 1)))
      most_workers = n;
    else
      atomic_store_explicit(&tenferro_workers, ++n, memory_order_relaxed);
  }
}

// Workers take no signals: those are the interpreter's.
static void grow(int64_t wanted) {
  system_object all, before;
  int64_t have = atomic_load_explicit(&tenferro_workers, memory_order_relaxed);
  if (have >= wanted || have >= most_workers) return;
  sigfillset(&all);
  pthread_sigmask((int)set_mask, &all, &before);
  start_workers(wanted);
  pthread_sigmask((int)set_mask, &before, 0);
}

// Wake sleeping workers: all, if all are wanted or only some may take part; else as many as wanted.
// A worker that looked before the job was published holds the mutex until it waits. So after the
// mutex was had once it hears the signal, and need not find the mutex taken when it wakes.
static void wake_workers(int64_t wanted, int64_t limit) {
  int64_t asleep = atomic_load(&sleepers);  // (3)
  if (asleep == 0) return;
  pthread_mutex_lock(&mutex);
  pthread_mutex_unlock(&mutex);
  int64_t workers = atomic_load_explicit(&tenferro_workers, memory_order_relaxed);
  if (limit <= workers || wanted >= asleep)
    pthread_cond_broadcast(&wake);
  else
    for (int64_t i = 0; i < wanted; i++) pthread_cond_signal(&wake);
}

static void run_serially(task_function task, void *context, int64_t n) {
  for (int64_t i = 0; i < n; i++) task(context, i);
}

// Make a job the current one. The caller holds `busy`, and all chunks of the job before have run.
static void publish(task_function task, void *context, int64_t n, int64_t limit) {
  atomic_store_explicit(&job.task, task, memory_order_relaxed);
  atomic_store_explicit(&job.context, context, memory_order_relaxed);
  atomic_store_explicit(&job.chunks, n, memory_order_relaxed);
  atomic_store_explicit(&job.threads, limit, memory_order_relaxed);
  atomic_store_explicit(&job.flushing, float_control() & flush_bits, memory_order_relaxed);
  atomic_store_explicit(&finished, 0, memory_order_relaxed);
  uint64_t generation = (uint64_t)atomic_load_explicit(&work, memory_order_relaxed) >> 32;
  atomic_store(&work, (int64_t)((generation + 1) << 32 | (uint64_t)n));  // (1), (3)
}

static bool all_ran(int64_t n) {
  return atomic_load_explicit(&finished, memory_order_acquire) == n;
}

// The processor time of workers so far; -1 where the system does not tell.
static int64_t time_of_workers(void) {
  int64_t time = 0, n = atomic_load_explicit(&tenferro_workers, memory_order_relaxed);
  for (int64_t i = 0; i < n; i++) {
    int clock;
    if (thread_clock(handles[i], &clock)) return -1;
    time += read_clock(clock);
  }
  return time;
}

// Wait until all chunks have run; they all are claimed. After some time it lets other threads have
// this processor: a worker may be waiting for it. Returns for how long no worker ran meanwhile.
static int64_t await(int64_t n) {
  for (uint64_t looks = 0; looks < 1000; looks++, pause_processor())
    if (all_ran(n)) return 0;
  int64_t begin = now(), worked = time_of_workers();
  while (!all_ran(n)) sched_yield();
  return worked < 0 ? 0 : now() - begin - (time_of_workers() - worked);
}

// Where other processes want the processors, a job takes as long as their turns: a worker that is
// woken takes the caller's place, or has to wait for its own turn with the last chunk. A job that
// lost so much time ended now. The next ones run serially for as long; if this is soon after the
// last time, for four times as many times as then, up to a second. Beside ten processes on two
// processors, 11 programs took 1.3 to 5 times as long with two threads as with one; now 0.8 to 1.7
// times, 1.1 in the mean (benchmarks/busy.py). A longer first time (4, 20) costs more where the
// threads of another library only spin for some milliseconds: 8 % of the speed of softmax between
// calls of PyTorch with 1, 13 % with 20.
static void give_up_sharing(int64_t end, int64_t lost) {
  const int64_t least = 1, most = 1000000000;
  bool soon = end - serial_end < 8 * lost;
  serial_factor = soon ? 4 * serial_factor : least;
  serial_span = serial_factor * lost < most ? serial_factor * lost : most;
  serial_end = end + serial_span;
  atomic_store_explicit(&serial_until, serial_end, memory_order_relaxed);
}

// Run a job with workers, of whom so many are wanted, and notice if that was not worth it.
static void run_shared(task_function task, void *context, int64_t n, int64_t wanted, int64_t limit) {
  int64_t turn = atomic_load_explicit(&tenferro_turn, memory_order_relaxed);
  int64_t begin = now(), worked = read_clock((int)own_clock);
  publish(task, context, n, limit);
  wake_workers(wanted, limit);
  while (work_once(0)) {
  }
  int64_t lost = await(n), end = now();
  if (end - begin <= turn) return;
  int64_t waited = end - begin - (read_clock((int)own_clock) - worked);
  if (waited > lost) lost = waited;
  if (lost > turn) give_up_sharing(end, lost);
}

// Whether jobs run serially now, as workers kept a caller waiting.
static bool is_serial_time(void) {
  int64_t until = atomic_load_explicit(&serial_until, memory_order_relaxed);
  if (until == 0) return false;
  if (now() < until) return true;
  atomic_store_explicit(&serial_until, 0, memory_order_relaxed);
  return false;
}

static bool enter(void) {
  int64_t no_one = 0;
  return atomic_compare_exchange_strong_explicit(&busy, &no_one, 1, memory_order_acquire,
                                                 memory_order_relaxed);
}

static void leave(void) { atomic_store_explicit(&busy, 0, memory_order_release); }

// How many threads a job of the calling thread may use, itself included.
int64_t tenferro_limit(void) {
  int64_t own = (int64_t)pthread_getspecific(own_limit);
  return own ? own : atomic_load_explicit(&tenferro_default, memory_order_relaxed);
}

// Set the calling thread's own number of threads (0: the default) and return what it was.
int64_t tenferro_swap_limit(int64_t limit) {
  int64_t before = (int64_t)pthread_getspecific(own_limit);
  pthread_setspecific(own_limit, (void *)limit);
  return before;
}

// task(context, i) for each i in 0..n-1, in any order and any thread; returns when all have run.
// Inside another parallel_for, or while another thread is in one, it runs serially.
void tenferro_parallel_for(task_function task, void *context, int64_t n) {
  int64_t limit = n > 1 && n <= LEFT ? tenferro_limit() : 1;
  if (limit <= 1 || stopping() || is_serial_time() || !enter()) {
    run_serially(task, context, n);
    return;
  }
  int64_t wanted = (n < limit ? n : limit) - 1;
  grow(wanted);
  run_shared(task, context, n, wanted, limit);
  leave();
}

// Make the pool as new: when it is loaded, and in a child after a fork, which has no workers.
void tenferro_reset(void) {
  pthread_mutex_init(&mutex, 0);
  pthread_cond_init(&wake, 0);
  atomic_store(&work, 0);
  atomic_store(&finished, 0);
  atomic_store(&busy, 0);
  atomic_store(&sleepers, 0);
  atomic_store(&stop, 0);
  atomic_store(&tenferro_workers, 0);
  atomic_store(&serial_until, 0);
  most_workers = MOST_THREADS;
}

int tenferro_make_key(void) { return pthread_key_create(&own_limit, 0); }

// End the workers, each after the chunk it is in. What is called later runs serially: `busy` stays.
void tenferro_stop(void) {
  if (atomic_exchange(&stop, 1)) return;
  while (!enter()) sched_yield();  // a job that runs now is ended by the thread that called it
  pthread_mutex_lock(&mutex);
  pthread_cond_broadcast(&wake);
  pthread_mutex_unlock(&mutex);
  int64_t n = atomic_load_explicit(&tenferro_workers, memory_order_relaxed);
  for (int64_t i = 0; i < n; i++) pthread_join(handles[i], 0);
  atomic_store(&tenferro_workers, 0);
}
