// The functions of POSIX that the runtime calls, declared without the system's own headers: the IR
// made from this source serves every system, so types are those that fit all of them.

#ifndef TENFERRO_SYSTEM_H
#define TENFERRO_SYSTEM_H

#include <stdint.h>

// A mutex, condition variable or signal set of the system: at most 64 bytes on Linux and macOS,
// except for the signal set of glibc, which has 128.
typedef struct {
  _Alignas(16) char bytes[128];
} system_object;

typedef struct {
  int64_t seconds, nanoseconds;
} system_time;

typedef int64_t thread_handle;  // pthread_t: an unsigned long or a pointer
typedef int64_t thread_key;     // pthread_key_t: an unsigned int or long; starts as zero

int pthread_create(thread_handle *, const void *, void *(*)(void *), void *);
int pthread_join(thread_handle, void **);
int pthread_mutex_init(system_object *, const void *);
int pthread_mutex_lock(system_object *);
int pthread_mutex_unlock(system_object *);
int pthread_cond_init(system_object *, const void *);
int pthread_cond_wait(system_object *, system_object *);
int pthread_cond_signal(system_object *);
int pthread_cond_broadcast(system_object *);
int pthread_key_create(thread_key *, void (*)(void *));
void *pthread_getspecific(thread_key);
int pthread_setspecific(thread_key, const void *);
int pthread_sigmask(int, const system_object *, system_object *);
int sigfillset(system_object *);
int sched_yield(void);
int clock_gettime(int, system_time *);

void *mmap(void *, uint64_t, int, int, int, int64_t);
int munmap(void *, uint64_t);
int madvise(void *, uint64_t, int);
void *malloc(uint64_t);
void free(void *);

#endif
