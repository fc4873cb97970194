// Drives source/stub.c and source/driver.c: arguments of every kind and format, good and bad, and
// every failure on the way. Python and NumPy are played by a few lines.

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "processor.h"
#include "shared.h"

#define EXPECT(condition) \
  if (!(condition)) fprintf(stderr, "line %d: %s\n", __LINE__, #condition), abort()

typedef struct object {
  int64_t references;
  void *type;
  void *data;  // of an array; the table of a program
  int ndim;
  int64_t *shape, *strides;
  void *base, *descr;
  int flags;
  double real, imag;
  int64_t integer;
  struct object *items[2];
  int n_items;
  int64_t shape_own[2], strides_own[2];
} object;

const int64_t object_type = 8, object_end = 16, array_data = 16, array_ndim = 24, array_shape = 32,
              array_strides = 40, array_descr = 56, array_flags = 64;
char Array_Type, Float_Type, Long_Type, Complex_Type;
object True_Object = {.references = 1}, False_Object = {.references = 1};

static int64_t alive, locked = 1, slow_calls, status_given, out_of_memory = -1;

static object *make(void *type) {
  object *o = calloc(1, sizeof *o);
  o->references = 1;
  o->type = type;
  alive++;
  return o;
}

void Py_DecRef(object *o) {
  if (--o->references) return;
  if (o->type == &Array_Type) free(o->data);
  for (int i = 0; i < o->n_items; i++) Py_DecRef(o->items[i]);
  free(o);
  alive--;
}

static object the_handler;

object *PyObject_Vectorcall(object *f, object *const *args, uint64_t n, object *names) {
  EXPECT(!names && locked);
  if (f == &the_handler) {
    EXPECT(n == 1);
    status_given = args[0]->integer;
    return 0;
  }
  slow_calls++;
  return 0;
}

static int allowed(void) { return out_of_memory < 0 || out_of_memory-- > 0; }

object *PyTuple_New(int64_t n) {
  if (!allowed()) return 0;
  object *o = make(0);
  o->n_items = (int)n;
  return o;
}

int PyTuple_SetItem(object *tuple, int64_t i, object *item) {
  tuple->items[i] = item;
  return 0;
}

char Memory_Error;
object *PyErr_Format(void *type, const char *format, ...) { return format ? 0 : type; }
object *PyErr_Occurred(void) { return 0; }
int PyErr_CheckSignals(void) { return 0; }
int PyGILState_Ensure(void) { return 0; }
void PyGILState_Release(int state) { EXPECT(!state); }
void *PyEval_SaveThread(void) {
  EXPECT(locked-- == 1);
  return &locked;
}
void PyEval_RestoreThread(void *state) {
  EXPECT(state == &locked && locked++ == 0);
}
object *PyLong_FromLongLong(int64_t value) {
  if (!allowed()) return 0;
  object *o = make(&Long_Type);
  o->integer = value;
  return o;
}
double PyFloat_AsDouble(object *o) { return o->real; }
int64_t PyLong_AsLongLongAndOverflow(object *o, int *overflow) {
  *overflow = o->real != 0;  // our mark of a large one
  return *overflow ? -1 : o->integer;
}
double PyComplex_RealAsDouble(object *o) { return o->real; }
double PyComplex_ImagAsDouble(object *o) { return o->imag; }

void *tenferro_acquire(int64_t bytes) { return allowed() ? malloc((size_t)bytes) : 0; }
void tenferro_release(void *data) { free(data); }

static char descr;

object *tenferro_new_array(object *d, int64_t ndim, const int64_t *shape, int64_t bytes) {
  EXPECT((void *)d == &descr);
  if (!allowed()) return 0;
  object *o = make(&Array_Type);
  o->data = malloc((size_t)bytes);
  o->descr = &descr;
  o->ndim = (int)ndim;
  o->flags = 0x101;
  o->shape = o->shape_own;
  o->strides = o->strides_own;
  int64_t stride = 8;
  for (int64_t i = ndim - 1; i >= 0; i--) {
    o->shape[i] = shape[i];
    o->strides[i] = stride;
    stride *= shape[i];
  }
  return o;
}

void tenferro_parallel_for(void (*task)(void *, int64_t), void *context, int64_t n) {
  for (int64_t i = 0; i < n; i++) task(context, i);
}

int64_t tenferro_limit(void) { return 1; }

int64_t tenferro_flushes;
object *tenferro_call(object *self, object *const *args, int64_t n_args);
program_function program;  // the driver's, which has words where this has pointers

static object *call(call_words *t, int64_t n, object **args) {
  object self = {.references = 1, .data = t};
  return tenferro_call(&self, args, n);
}

static object *array(int64_t n, int64_t m) {
  int64_t shape[] = {n, m};
  object *o = tenferro_new_array((object *)&descr, 2, shape, 8 * n * m);
  for (int64_t i = 0; i < n * m; i++) ((double *)o->data)[i] = (double)i;
  return o;
}

// Frame: x, y, workspace. y = x + 1 by rows; the workspace is written to its end.
static int64_t columns, work_bytes, flushing;
static void add_one(void *frame, int64_t row) {
  double **f = frame;
  EXPECT((control & flush_bits) == flushing);
  for (int64_t j = 0; j < columns; j++) f[1][row * columns + j] = f[0][row * columns + j] + 1;
  if (work_bytes) ((char *)f[2])[work_bytes - 1] = 1;
}

static int64_t fail(void **data, int64_t *shapes, int64_t *strides, void *workspace, void *context) {
  (void)data, (void)shapes, (void)strides, (void)workspace;
  return *(int64_t *)context;
}

#define DIM(value, kind) ((value) << 2 | (kind))

static void arrays(int single, int64_t work, int64_t release) {
  operand_words x = {&descr, 2, 8, 0x101, 1, 0, 0};
  int64_t dims[] = {DIM(0, GIVES), DIM(3, EXACTLY), DIM(0, HAS), DIM(3, EXACTLY)};
  int64_t steps[] = {1, 3, (int64_t)add_one, 4, 3, 3, 0, 0, 1, 0, -1, 0};
  call_words t = {program, 0, &the_handler, &x, &x, dims, 1, 1, 4, 1, work, release, single,
                     8 * (3 + 2 + 2 * 4 + 1), 2, 0, steps};
  object *a = array(4, 3);
  columns = 3, work_bytes = work;
  object *y = call(&t, 1, &a);
  object *out = single ? y : y->items[0];
  EXPECT(out->shape[0] == 4 && out->shape[1] == 3);
  for (int64_t i = 0; i < 12; i++) EXPECT(((double *)out->data)[i] == (double)i + 1);
  Py_DecRef(y);
  for (int how = 1; how < 4; how++) {  // the program flushes, all do, or both
    t.flushes = how & 1, tenferro_flushes = how >> 1, flushing = flush_bits, control = 1;
    Py_DecRef(call(&t, 1, &a));
    EXPECT(control == 1);
  }
  t.flushes = tenferro_flushes = flushing = 0;
  int64_t before = alive;
  for (int64_t at = 0; at < 3; at++) {  // each allocation fails once
    out_of_memory = at;
    object *got = call(&t, 1, &a);
    out_of_memory = -1;
    if (got) Py_DecRef(got);
    EXPECT(alive == before);
  }
  int64_t status = 7;
  t.program = fail, t.context = &status;
  EXPECT(!call(&t, 1, &a) && status_given == 7 && alive == before);
  slow_calls = 0;
  call(&t, 0, &a);
  a->shape[1] = 2, call(&t, 1, &a), a->shape[1] = 3;
  a->strides[1] = 16, call(&t, 1, &a), a->strides[1] = 8;
  a->flags = 0x100, call(&t, 1, &a), a->flags = 0x101;
  a->ndim = 1, call(&t, 1, &a), a->ndim = 2;
  a->descr = 0, call(&t, 1, &a), a->descr = &descr;
  a->type = 0, call(&t, 1, &a), a->type = &Array_Type;
  EXPECT(slow_calls == 7);
  Py_DecRef(a);
}

static unsigned char element[16];
static int64_t keep(void **data, int64_t *shapes, int64_t *strides, void *workspace, void *context) {
  (void)shapes, (void)strides, (void)workspace, (void)context;
  memcpy(element, data[0], 16);
  return 0;
}

// Whether a number is taken in a format; its element is then in `element`.
static int taken(object *number, int64_t kind, int64_t format) {
  operand_words in = {&descr, 0, 8, 0, 0, kind, format};
  call_words t = {keep, 0, &the_handler, &in, 0, 0, 1, 0, 0, 0, 0, 1 << 20, 0, 24, 0, 0, 0};
  slow_calls = 0;
  object *y = call(&t, 1, &number);
  EXPECT((y != 0) == !slow_calls);
  if (y) Py_DecRef(y);
  return !slow_calls;
}

static void integers(void) {
  object n = {.references = 1, .type = &Long_Type};
  for (int64_t log = 0; log < 4; log++) {
    int64_t bits = 8 << log;
    uint64_t most = bits == 64 ? INT64_MAX : ((uint64_t)1 << (bits - 1)) - 1;
    n.integer = (int64_t)most;
    EXPECT(taken(&n, 2, 4 + log) && taken(&n, 2, 8 + log));
    EXPECT(!memcmp(element, &n.integer, (size_t)bits / 8));
    n.integer = -(int64_t)most - 1;
    EXPECT(taken(&n, 2, 4 + log) && !taken(&n, 2, 8 + log));
    if (bits == 64) continue;
    n.integer = (int64_t)most + 1;
    EXPECT(!taken(&n, 2, 4 + log) && taken(&n, 2, 8 + log));
    n.integer = 2 * ((int64_t)most + 1);
    EXPECT(!taken(&n, 2, 8 + log));
  }
  n.real = 1;
  EXPECT(!taken(&n, 2, 7) && !taken(&n, 1, 0) && !taken(&n, 4, 2) && !taken(&n, 3, 8));
}

static void reals(void) {
  object x = {.references = 1, .type = &Float_Type, .real = 1e300};
  EXPECT(taken(&x, 1, 0) && *(double *)element == 1e300);
  EXPECT(taken(&x, 1, 1) && *(float *)element > 3e38);
  x.type = &Complex_Type, x.imag = 2;
  EXPECT(taken(&x, 4, 2) && ((double *)element)[1] == 2);
  EXPECT(taken(&x, 4, 3) && ((float *)element)[1] == 2);
  EXPECT(!taken(&x, 1, 0) && taken(&True_Object, 3, 0) && *(double *)element == 1);
  EXPECT(taken(&False_Object, 3, 8) && *element == 0);
}

int main(void) {
  for (int single = 0; single < 2; single++)
    for (int64_t work = 0; work < 200; work += 67) arrays(single, work, single ? 0 : 1 << 20);
  integers();
  reals();
  EXPECT(alive == 0 && locked == 1);
  puts("done");
}
