// Drives source/pool.c hard: blocks of all classes from several threads at once, passed on between
// them, checked for their contents, while limits change; and arrays, whose capsules give blocks
// back. Python and NumPy are played by a few lines.

#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

int64_t map_protection = PROT_READ | PROT_WRITE;
#ifdef BY_MALLOC  // the sanitizer of addresses then watches the ends of blocks
int64_t map_flags = -1;
int64_t huge_page_advice = -1;
#else
int64_t map_flags = MAP_PRIVATE | MAP_ANONYMOUS;
int64_t huge_page_advice = MADV_HUGEPAGE;
#endif
int64_t largest_block = (int64_t)1 << 46;
int64_t pooled_bytes = 16384;
int64_t fresh_flags = 0x0501;
char Array_Type;

extern struct {
  int64_t lock, limit, kept, used, hits, misses, hand;
} tenferro_pool;

void *tenferro_acquire(int64_t bytes);
void tenferro_release(void *data);
void tenferro_trim(int64_t limit, int64_t room);

// An object: a capsule or an array, with a count of references that only one thread touches.
typedef struct object {
  int64_t references;
  void *data;
  struct object *base;
  void (*destroy)(struct object *);
} object;

object *tenferro_new_array(object *descr, int64_t ndim, const int64_t *shape, int64_t bytes);

static int fail_creation, fail_base, fail_capsule;

static object *make(void *data) {
  object *o = calloc(1, sizeof *o);
  o->references = 1;
  o->data = data;
  return o;
}

void Py_IncRef(object *o) { o->references++; }

void Py_DecRef(object *o) {
  if (--o->references) return;
  if (o->destroy) o->destroy(o);
  if (o->base) Py_DecRef(o->base);
  free(o);
}

char Memory_Error;
object *PyErr_Format(void *type, const char *format, ...) { return format ? 0 : type; }
object *PyErr_Occurred(void) { return 0; }

object *PyCapsule_New(void *data, const char *name, void (*destroy)(object *)) {
  (void)name;
  if (fail_capsule) return 0;
  object *o = make(data);
  o->destroy = destroy;
  return o;
}

void *PyCapsule_GetPointer(object *o, const char *name) {
  if (strcmp(name, "tenferro.buffer")) abort();
  return o->data;
}

object *PyArray_NewFromDescr(void *type, object *descr, int ndim, const int64_t *shape,
                             const int64_t *strides, void *data, int flags, object *base) {
  (void)ndim, (void)shape, (void)strides, (void)flags, (void)base;
  if (type != &Array_Type) abort();
  Py_DecRef(descr);
  return fail_creation ? 0 : make(data);
}

int PyArray_SetBaseObject(object *array, object *base) {
  if (fail_base) {
    Py_DecRef(base);
    return -1;
  }
  array->base = base;
  return 0;
}

enum { THREADS = 4, HELD = 8 };
static int rounds;

// Blocks on their way from one thread to another; a mutex stands for the GIL.
static pthread_mutex_t exchange = PTHREAD_MUTEX_INITIALIZER;
static unsigned char *passed[HELD];
static int64_t passed_bytes[HELD];

static uint64_t next(uint64_t *state) {
  *state = *state * 6364136223846793005u + 1442695040888963407u;
  return *state >> 33;
}

static int64_t some_size(uint64_t *state) {
  int64_t size = (int64_t)1 << (10 + next(state) % 13);  // to 4 MiB
  return size + (int64_t)(next(state) % (uint64_t)size) + (int64_t)(next(state) % 3) - 1;
}

static void fill(unsigned char *data, int64_t bytes) {
  unsigned char mark = (unsigned char)((uint64_t)data >> 6);
  for (int64_t i = 0; i < bytes; i += 997) data[i] = mark;
  data[bytes - 1] = mark;
}

static void check(const unsigned char *data, int64_t bytes) {
  unsigned char mark = (unsigned char)((uint64_t)data >> 6);
  if ((uint64_t)data % 64 || data[bytes - 1] != mark) abort();
  for (int64_t i = 0; i < bytes - 1; i += 997)
    if (data[i] != mark) abort();
}

static void pass_on(uint64_t *state) {
  int64_t bytes = some_size(state);
  unsigned char *data = tenferro_acquire(bytes);
  fill(data, bytes);
  uint64_t slot = next(state) % HELD;
  pthread_mutex_lock(&exchange);
  unsigned char *before = passed[slot];
  int64_t before_bytes = passed_bytes[slot];
  passed[slot] = data;
  passed_bytes[slot] = bytes;
  pthread_mutex_unlock(&exchange);
  if (before) {
    check(before, before_bytes);
    tenferro_release(before);
  }
}

static void *thread(void *argument) {
  uint64_t state = (uint64_t)argument;
  for (int i = 0; i < rounds; i++) {
    pass_on(&state);
    if (next(&state) % 50 == 0) tenferro_trim((int64_t)(next(&state) % (32 << 20)), 0);
    if (next(&state) % 50 == 0) tenferro_trim(-1, (int64_t)(next(&state) % (8 << 20)));
  }
  return 0;
}

static void one_array(int64_t bytes) {
  object descr = {1, 0, 0, 0};
  object *array = tenferro_new_array(&descr, 1, &bytes, bytes);
  if (array && array->data) {
    fill(array->data, bytes);
    check(array->data, bytes);
  }
  if (array) Py_DecRef(array);
  if (descr.references != 1) abort();
}

static void arrays(void) {
  for (int64_t bytes = 1; bytes < 10 << 20; bytes = bytes * 3 / 2 + 1) {
    one_array(bytes);
    fail_creation = 1, one_array(bytes), fail_creation = 0;
    fail_base = 1, one_array(bytes), fail_base = 0;
    fail_capsule = 1, one_array(bytes), fail_capsule = 0;
  }
  one_array(largest_block + 1);
}

int main(int argc, char **argv) {
  rounds = argc > 1 ? atoi(argv[1]) : 300;
  tenferro_trim(16 << 20, 0);
  pthread_t threads[THREADS];
  for (int64_t i = 0; i < THREADS; i++) pthread_create(&threads[i], 0, thread, (void *)(i + 1));
  for (int64_t i = 0; i < THREADS; i++) pthread_join(threads[i], 0);
  for (int i = 0; i < HELD; i++)
    if (passed[i]) tenferro_release(passed[i]);
  arrays();
  if (tenferro_pool.used || tenferro_pool.hits + tenferro_pool.misses < rounds * THREADS) abort();
  tenferro_trim(0, 0);
  if (tenferro_pool.kept) abort();
  puts("done");
}
