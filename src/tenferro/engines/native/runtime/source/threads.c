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
//      through the job). Likewise a caller that falls asleep, with `awaiting` and `finished`.

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "flushing.h"
#include "shared.h"
#include "system.h"

typedef void (*task_function)(void *context, int64_t chunk);

#define OWN_LINE _Alignas(128)  // two cache lines, as processors fetch them in pairs
#define LEFT 0xffffffff         // the part of `work` that counts chunks

// Parameters: CLOCK_MONOTONIC, SIG_SETMASK, SCHED_OTHER and SCHED_BATCH of the system.
extern int64_t clock_number, set_mask, usual_policy, batch_policy;
static OWN_LINE _Atomic int64_t work;
static OWN_LINE _Atomic int64_t finished;  // chunks that have run
static OWN_LINE struct {                   // the job: written by who holds `busy`
  _Atomic(task_function) task;
  _Atomic(void *) context;
  _Atomic int64_t chunks;
  _Atomic int64_t threads;   // how many may work on it, with the caller
  _Atomic int64_t flushing;  // of the caller, for all who work on it
  _Atomic int64_t processor;  // on which the caller was
} job;
static OWN_LINE _Atomic int64_t busy;  // whether a thread is in parallel_for: one job at a time
static OWN_LINE _Atomic int64_t sleepers;
static _Atomic int64_t awaiting;  // whether the caller sleeps until all chunks have run
static OWN_LINE _Atomic int64_t stop;  // read by all who spin, written once
OWN_LINE _Atomic int64_t tenferro_workers;  // how many were started
_Atomic int64_t tenferro_default = 1;       // threads for a job, with the caller

static int64_t most_workers = MOST_THREADS;  // how many may be started; guarded by `busy`
static bool in_vain;                         // the last waking, for a short job; guarded by `busy`
static int64_t last_long;                    // when a long job ended; guarded by `busy`
static thread_handle handles[MOST_THREADS];  // guarded by `busy`
static thread_key own_limit;                 // of the calling thread's own number of threads
static system_object mutex, wake, done;      // of `sleepers`, of `awaiting`

// The number of the processor on which this thread runs; -1 where the system does not tell.
static int own_processor(void) {
#if defined(__linux__) && !defined(PROCESSOR_PLAYED)
  return sched_getcpu();
#else
  return -1;
#endif
}

static int64_t now(void) {
  system_time time;
  clock_gettime((int)clock_number, &time);
  return time.seconds * 1000000000 + time.nanoseconds;
}

static bool stopping(void) { return atomic_load_explicit(&stop, memory_order_relaxed) != 0; }

// Whether there are chunks in `word`, and thread `index` may take them (the caller is 0).
static bool may_take(int64_t word, int64_t index) {
  return (word & LEFT) && index < atomic_load_explicit(&job.threads, memory_order_relaxed);
}

static void wake_caller(void) {
  pthread_mutex_lock(&mutex);
  pthread_cond_signal(&done);
  pthread_mutex_unlock(&mutex);
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
    if (atomic_fetch_add(&finished, 1) + 1 == chunks && atomic_load(&awaiting))  // (2), (3)
      wake_caller();
  }
  return true;
}

// Sleep until there is a job other than the one of `seen`.
static void sleep_until_called(int64_t index, int64_t seen) {
  pthread_mutex_lock(&mutex);
  atomic_fetch_add(&sleepers, 1);
  for (int64_t word; !stopping(); pthread_cond_wait(&wake, &mutex)) {
    word = atomic_load(&work);
    if (word >> 32 != seen >> 32 && may_take(word, index)) break;
  }
  atomic_fetch_sub(&sleepers, 1);
  pthread_mutex_unlock(&mutex);
}

// Whether this worker runs in place of the caller. The system lets it where all other processors
// have work. Then it had better sleep than take chunks, or spin.
static bool displaces_caller(void) {
  int64_t processor = own_processor();
  return processor >= 0 &&
         processor == atomic_load_explicit(&job.processor, memory_order_relaxed);
}

// Look for work until there was none for a while, and return the job that was seen last. The clock
// is read at every 32nd look.
static int64_t spin(int64_t index) {
  const int64_t spin_nanoseconds = 100000;  // some times what a sleeping worker takes to wake
  int64_t end = now() + spin_nanoseconds, word = 0;
  for (uint64_t looks = 1; !stopping(); looks++) {
    word = atomic_load(&work);
    if (displaces_caller()) break;
    if (work_once(index)) {
      end = now() + spin_nanoseconds;
      continue;
    }
    if (looks % 32 == 0 && now() > end) break;
    pause_processor();
  }
  return word;
}

static void *worker(void *argument) {
  int64_t index = (int64_t)argument;
  while (!stopping()) sleep_until_called(index, spin(index));
  return 0;
}

// A worker that is woken is not to take a processor from who runs there, the caller among others:
// with the usual policy, a tenth of jobs of 12 to 240 us took 4 to 7 ms where 12 processes wanted
// two processors; with this one, as long as with one thread. If the system refuses, workers keep
// the usual one.
static void preempt_no_one(thread_handle thread) {
  int policy = -1;
  _Alignas(8) char parameters[64] = {0};  // sched_param: at most 48 bytes
  pthread_getschedparam(thread, &policy, parameters);
  if (policy == usual_policy) pthread_setschedparam(thread, (int)batch_policy, parameters);
}

// Start workers until there are `wanted`. If the system gives no more, it is not asked again.
static void start_workers(int64_t wanted) {
  int64_t n = atomic_load_explicit(&tenferro_workers, memory_order_relaxed);
  while (n < wanted && n < most_workers) {
    if (pthread_create(&handles[n], 0, worker, (void *)(n + 1)))
      most_workers = n;
    else {
      preempt_no_one(handles[n]);
      atomic_store_explicit(&tenferro_workers, ++n, memory_order_relaxed);
    }
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
// True if there were any.
// A worker that looked before the job was published holds the mutex until it waits. So after the
// mutex was had once it hears the signal, and need not find the mutex taken when it wakes.
static bool wake_workers(int64_t wanted, int64_t limit) {
  int64_t asleep = atomic_load(&sleepers);  // (3)
  if (asleep == 0) return false;
  pthread_mutex_lock(&mutex);
  pthread_mutex_unlock(&mutex);
  int64_t workers = atomic_load_explicit(&tenferro_workers, memory_order_relaxed);
  if (limit <= workers || wanted >= asleep)
    pthread_cond_broadcast(&wake);
  else
    for (int64_t i = 0; i < wanted; i++) pthread_cond_signal(&wake);
  return true;
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
  atomic_store_explicit(&job.processor, own_processor(), memory_order_relaxed);
  atomic_store_explicit(&finished, 0, memory_order_relaxed);
  uint64_t generation = (uint64_t)atomic_load_explicit(&work, memory_order_relaxed) >> 32;
  atomic_store(&work, (int64_t)((generation + 1) << 32 | (uint64_t)n));  // (1), (3)
}

static bool all_ran(int64_t n) {
  return atomic_load_explicit(&finished, memory_order_acquire) == n;
}

// Wait until all chunks have run; they all are claimed. On a busy machine a worker may have lost
// its processor in one. A caller that yielded would give up its own turn as often as it looks; one
// that sleeps keeps it for later.
static void await(int64_t n) {
  for (uint64_t looks = 0; looks < 1000; looks++, pause_processor())
    if (all_ran(n)) return;
  pthread_mutex_lock(&mutex);
  atomic_store(&awaiting, 1);  // (3)
  while (atomic_load(&finished) != n) pthread_cond_wait(&done, &mutex);
  atomic_store_explicit(&awaiting, 0, memory_order_relaxed);
  pthread_mutex_unlock(&mutex);
}

// Whether it was useless to wake workers for a job that began then, if the caller ran all its chunks.
// A long job does not show that: it may have two chunks, and the first ends too late to wake a worker
// for the other one. A job soon after a long one does not either: the last chunks of a long step may
// be empty.
static bool was_vain(int64_t begun) {
  const int64_t is_long = 400000, soon = 1000000;
  int64_t end = now();
  if (end > begun + is_long) last_long = end;
  return end > last_long + soon;
}

// Run a job with workers, of whom so many are wanted. After some were woken in vain, they are woken
// for jobs that are not done in ten times what waking them takes.
static void run_shared(task_function task, void *context, int64_t n, int64_t wanted, int64_t limit) {
  const int64_t worth_waking = 40000;  // nanoseconds; a call of `wake_workers` took 4000
  int64_t begun = now(), own = 0;
  bool waits = in_vain, woken = false;
  publish(task, context, n, limit);
  if (!waits) woken = wake_workers(wanted, limit);
  for (; work_once(0); own++)
    if (waits && now() > begun + worth_waking) {
      waits = false;
      woken = wake_workers(wanted, limit);
    }
  await(n);
  in_vain = was_vain(begun) && own >= n && (woken || in_vain);
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
  if (limit <= 1 || stopping() || !enter()) {
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
  pthread_cond_init(&done, 0);
  atomic_store(&work, 0);
  atomic_store(&finished, 0);
  atomic_store(&busy, 0);
  atomic_store(&sleepers, 0);
  atomic_store(&stop, 0);
  atomic_store(&tenferro_workers, 0);
  atomic_store(&awaiting, 0);
  in_vain = false;
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
