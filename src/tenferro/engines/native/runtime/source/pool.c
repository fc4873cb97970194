// Memory for outputs and workspaces: blocks in size classes, kept after use for the next call.
//
// Fresh pages cost more than most kernels spend on them, so a block that comes back is kept until
// the pool holds more than its limit. x + y on one EPYC core, against arrays of NumPy's own memory:
// 1.0 times as fast up to 2 MB, 1.36 at 8 MB, 1.05 at 24 MB, 1.47 at 80 MB.
//
// Four classes to a doubling from 16 KiB on; a block of class c holds (5 + c % 4) * 2^(11 + c / 4)
// bytes. Before the memory of a block lies its header. Blocks of 2 MiB and more are aligned for
// huge pages.

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "python.h"
#include "shared.h"
#include "system.h"

enum {
  CLASSES = 144,  // past the largest block
  HEADER = ALIGNMENT,  // keeps the memory aligned
  HUGE_PAGE = 2 << 20,
};

// Parameters. Where the system has no mmap, `map_flags` is -1; where it takes no advice on huge
// pages, `huge_page_advice` is.
extern int64_t map_protection, map_flags, huge_page_advice;
extern int64_t largest_block;  // more than this is no memory at all
extern int64_t pooled_bytes;   // arrays from this size on are in the pool
extern int64_t fresh_flags;    // of a fresh array

typedef struct block {
  struct block *next;  // of the same class, while kept
  int64_t class;
  void *mapping;
  int64_t length;  // of the mapping
} block;

pool_words tenferro_pool;  // read and set from Python

static block *heads[CLASSES];  // the kept blocks of each class; guarded by the lock
static const char capsule_name[] = "tenferro.buffer";

// What the lock guards takes less time than to sleep. Acquire and release order what is done under
// it; contents of blocks too, as who gets a block has had the lock after who gave it back.
static void lock(void) {
  int64_t open = 0;
  while (!atomic_compare_exchange_weak_explicit(&tenferro_pool.lock, &open, 1, memory_order_acquire,
                                                memory_order_relaxed))
    open = 0;
}

static void unlock(void) {
  atomic_store_explicit(&tenferro_pool.lock, 0, memory_order_release);
}

static int64_t class_of(int64_t bytes) {
  int64_t last = bytes > 16384 ? bytes - 1 : 16383;
  int64_t shift = 61 - __builtin_clzll((uint64_t)last);
  return 4 * (shift - 11) + (last >> shift) - 4;
}

static int64_t bytes_of(int64_t class) { return (5 + class % 4) << (11 + class / 4); }

static void *data_of(block *b) { return (char *)b + HEADER; }

static block *block_of(void *data) { return (block *)((char *)data - HEADER); }

static void *map(int64_t length) {
  if (map_flags < 0) return malloc((uint64_t)length);
  void *at = mmap(0, (uint64_t)length, (int)map_protection, (int)map_flags, -1, 0);
  return (int64_t)at == -1 ? 0 : at;
}

static void unmap(block *b) {
  if (map_flags < 0)
    free(b->mapping);
  else
    munmap(b->mapping, (uint64_t)b->length);
}

// A fresh block, or null.
static block *map_block(int64_t class) {
  int64_t bytes = bytes_of(class);
  int64_t align = bytes >= HUGE_PAGE ? HUGE_PAGE : HEADER;
  int64_t length = bytes + HEADER + align;
  char *mapping = map(length);
  if (!mapping) return 0;
  int64_t first = (int64_t)mapping + HEADER + align - 1;
  block *b = block_of(mapping + (first / align * align - (int64_t)mapping));
  *b = (block){0, class, mapping, length};
  if (align == HUGE_PAGE && huge_page_advice >= 0)
    madvise(data_of(b), (uint64_t)bytes, (int)huge_page_advice);
  return b;
}

// The next kept block of a class, or null. The lock is held.
static block *pop(int64_t class) {
  block *b = heads[class];
  if (b) {
    heads[class] = b->next;
    tenferro_pool.kept -= bytes_of(class);
  }
  return b;
}

static void push(block *b) {
  b->next = heads[b->class];
  heads[b->class] = b;
  tenferro_pool.kept += bytes_of(b->class);
}

// Give kept blocks back to the system until at most `room` bytes are kept; one class after the
// other, so that blocks of a size no longer asked for do not stay for ever. The lock is held.
static void evict(int64_t room) {
  while (tenferro_pool.kept > room) {
    block *b = pop(tenferro_pool.hand);
    if (b)
      unmap(b);
    else
      tenferro_pool.hand = (tenferro_pool.hand + 1) % CLASSES;
  }
}

// Set the limit (if not negative) and keep no more than `room`.
void tenferro_trim(int64_t limit, int64_t room) {
  lock();
  if (limit >= 0) tenferro_pool.limit = limit;
  evict(room);
  unlock();
}

static block *take_kept(int64_t class) {
  lock();
  block *b = pop(class);
  if (b)
    tenferro_pool.hits++;
  else
    tenferro_pool.misses++;
  tenferro_pool.used += bytes_of(class);
  unlock();
  return b;
}

static void uncount(int64_t class) {
  lock();
  tenferro_pool.used -= bytes_of(class);
  unlock();
}

// At least `bytes` of memory, aligned to 64 bytes, with any contents; or null.
void *tenferro_acquire(int64_t bytes) {
  if ((uint64_t)bytes > (uint64_t)largest_block) return 0;
  int64_t class = class_of(bytes);
  block *b = take_kept(class);
  if (!b) b = map_block(class);
  if (!b) {
    tenferro_trim(-1, 0);  // without the kept blocks there may be room
    b = map_block(class);
  }
  if (b) return data_of(b);
  uncount(class);
  return 0;
}

// Give back what tenferro_acquire gave.
void tenferro_release(void *data) {
  block *b = block_of(data);
  int64_t bytes = bytes_of(b->class);
  lock();
  tenferro_pool.used -= bytes;
  int64_t room = tenferro_pool.limit - bytes;
  if (room >= 0) {
    evict(room);
    push(b);
  }
  unlock();
  if (room < 0) unmap(b);
}

static void release_capsule(object *capsule) {
  tenferro_release(PyCapsule_GetPointer(capsule, capsule_name));
}

// An array on memory that `capsule` owns; takes the reference to the capsule.
static object *array_over(object *capsule, void *data, object *descr, int64_t ndim,
                          const int64_t *shape) {
  Py_IncRef(descr);  // which the next call takes
  object *array = PyArray_NewFromDescr(&Array_Type, descr, (int)ndim, shape, 0, data,
                                       (int)fresh_flags, 0);
  if (!array) {
    Py_DecRef(capsule);
    return 0;
  }
  if (PyArray_SetBaseObject(array, capsule)) {  // which takes the capsule in any case
    Py_DecRef(array);
    return 0;
  }
  return array;
}

// An uninitialized C-contiguous array; null with an exception set where there is no memory.
object *tenferro_new_array(object *descr, int64_t ndim, const int64_t *shape, int64_t bytes) {
  if ((uint64_t)bytes < (uint64_t)pooled_bytes) {
    Py_IncRef(descr);
    return PyArray_NewFromDescr(&Array_Type, descr, (int)ndim, shape, 0, 0, 0, 0);
  }
  void *data = tenferro_acquire(bytes);
  if (!data)
    return PyErr_Format(&Memory_Error, "Unable to allocate %lld bytes for an array",
                        (long long)bytes);
  object *capsule = PyCapsule_New(data, capsule_name, release_capsule);
  if (!capsule) {
    tenferro_release(data);
    return 0;
  }
  return array_over(capsule, data, descr, ndim, shape);
}
