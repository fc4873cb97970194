// The functions of POSIX that the runtime calls, declared without the system's own headers: a library
// is compiled for systems other than the compiler's, so types are those that fit all of them. In the
// compiled library these names are pointers (`bound.h`).

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

extern int pthread_create(thread_handle *, const void *, void *(*)(void *), void *);
extern int pthread_join(thread_handle, void **);
extern int pthread_mutex_init(system_object *, const void *);
extern int pthread_mutex_lock(system_object *);
extern int pthread_mutex_unlock(system_object *);
extern int pthread_cond_init(system_object *, const void *);
extern int pthread_cond_wait(system_object *, system_object *);
extern int pthread_cond_signal(system_object *);
extern int pthread_cond_broadcast(system_object *);
extern int pthread_key_create(thread_key *, void (*)(void *));
extern void *pthread_getspecific(thread_key);
extern int pthread_setspecific(thread_key, const void *);
extern int pthread_getschedparam(thread_handle, int *, void *);
extern int pthread_setschedparam(thread_handle, int, const void *);
extern int pthread_sigmask(int, const system_object *, system_object *);
extern int sigfillset(system_object *);
extern int sched_yield(void);
extern int clock_gettime(int, system_time *);
extern int sched_getcpu(void);  // Linux only

extern void *mmap(void *, uint64_t, int, int, int, int64_t);
extern int munmap(void *, uint64_t);
extern int madvise(void *, uint64_t, int);
extern void *malloc(uint64_t);
extern void free(void *);

#endif
