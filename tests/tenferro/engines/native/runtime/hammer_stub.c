// Drives source/stub.c and source/loop.c: arguments of every kind and format, good and bad, in
// containers of every kind, and every failure on the way. Python and NumPy are played by a few lines.

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "processor.h"
#include "shared.h"

#define EXPECT(condition) \
  if (!(condition)) fprintf(stderr, "line %d: %s\n", __LINE__, #condition), abort()

struct object {
  int64_t references;
  void *type;
  void *data;  // of an array; the table of a program
  int ndim;
  int64_t *shape, *strides;
  void *base, *descr;
  int flags;
  double real, imag;
  int64_t integer;
  struct object *items[4], *keys[4];
  int n_items;
  int64_t shape_own[2], strides_own[2];
};

_Thread_local int64_t control;
int64_t object_type = 8, object_end = 16, array_data = 16, array_ndim = 24, array_shape = 32,
              array_strides = 40, array_descr = 56, array_flags = 64;
char Array_Type, Float_Type, Long_Type, Complex_Type;
char List_Type, Dict_Type, String_Type;
static char Tuple_Type;
static object Named_Type = {.references = 1};
object True_Object = {.references = 1}, False_Object = {.references = 1};
static object None_Object = {.references = 1};

static int64_t alive, locked = 1, slow_calls, status_given, out_of_memory = -1;

static object *make(void *type) {
  object *o = calloc(1, sizeof *o);
  o->references = 1;
  o->type = type;
  alive++;
  return o;
}

void Py_IncRef(object *o) { o->references++; }

void Py_DecRef(object *o) {
  if (--o->references) return;
  if (o->type == &Array_Type) free(o->data);
  for (int i = 0; i < o->n_items; i++)
    if (o->items[i]) Py_DecRef(o->items[i]);
  free(o);
  alive--;
}

static int allowed(void) { return out_of_memory < 0 || out_of_memory-- > 0; }

static object *container(void *type, int64_t n) {
  if (!allowed()) return 0;
  object *o = make(type);
  o->n_items = (int)n;
  return o;
}

static object the_handler;

object *PyObject_Vectorcall(object *f, object *const *args, uint64_t n, object *names) {
  EXPECT(locked && (!names || names->type == &Tuple_Type));
  if (f == &the_handler) {
    EXPECT(n == 1);
    status_given = args[0]->integer;
    return 0;
  }
  if (f == &Named_Type) {
    object *o = container(f, (int64_t)n);
    for (int i = 0; o && i < o->n_items; i++) Py_IncRef(o->items[i] = args[i]);
    return o;
  }
  slow_calls++;
  return 0;
}

static object *get(object *o, void *type, int64_t i) {
  int is_named = o->type == &Named_Type && type == &Tuple_Type;
  EXPECT((o->type == type || is_named) && i < o->n_items);
  return o->items[i];
}

static int set(object *o, void *type, int64_t i, object *item) {
  EXPECT(o->type == type && i < o->n_items && !o->items[i] && item);
  o->items[i] = item;
  return 0;
}

object *PyTuple_New(int64_t n) { return container(&Tuple_Type, n); }
int64_t PyTuple_Size(object *o) { return o->n_items; }
object *PyTuple_GetItem(object *o, int64_t i) { return get(o, &Tuple_Type, i); }
int PyTuple_SetItem(object *o, int64_t i, object *item) { return set(o, &Tuple_Type, i, item); }
object *PyList_New(int64_t n) { return container(&List_Type, n); }
int64_t PyList_Size(object *o) { return o->n_items; }
object *PyList_GetItem(object *o, int64_t i) { return get(o, &List_Type, i); }
int PyList_SetItem(object *o, int64_t i, object *item) { return set(o, &List_Type, i, item); }

// Strings are equal where their integers are.
int PyUnicode_Compare(object *a, object *b) { return a->integer != b->integer; }

int64_t PyDict_Size(object *o) { return o->n_items; }

object *PyDict_Copy(object *o) {
  object *made = container(&Dict_Type, o->n_items);
  for (int i = 0; made && i < o->n_items; i++) {
    made->keys[i] = o->keys[i];
    Py_IncRef(made->items[i] = o->items[i]);
  }
  return made;
}

int PyDict_Next(object *o, int64_t *at, object **key, object **value) {
  EXPECT(o->type == &Dict_Type);
  if (*at >= o->n_items) return 0;
  *key = o->keys[*at], *value = o->items[*at], ++*at;
  return 1;
}

object *PyDict_GetItemWithError(object *o, object *key) {
  for (int i = 0; i < o->n_items; i++)
    if (o->keys[i]->integer == key->integer) return o->items[i];
  return 0;
}

int PyDict_SetItem(object *o, object *key, object *value) {
  if (!allowed()) return -1;
  for (int i = 0; i < o->n_items; i++)
    if (o->keys[i] == key) {
      Py_DecRef(o->items[i]);
      Py_IncRef(o->items[i] = value);
      return 0;
    }
  abort();
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
object *tenferro_call(object *self, object *const *args, int64_t n_args, object *names);
program_function tenferro_run_whole;  // of the interpreter, which has words where this has pointers

static object *call_with(call_words *t, int64_t n, object **args, object *names) {
  object self = {.references = 1, .data = t};
  return tenferro_call(&self, args, n, names);
}

static object *call(call_words *t, int64_t n, object **args) { return call_with(t, n, args, 0); }

// One leaf by itself; one in a tuple; none.
static const int64_t first[] = {0}, second[] = {1};
static object *const tuple_type = (object *)&Tuple_Type;
static const container_words in_tuple = {TUPLE, 0, 1, 1, 0, (object *)&Tuple_Type},
                             of_none = {TUPLE, 0, 1, 0, 0, (object *)&Tuple_Type};
static const nesting_words one = {1, 1, 0, 0, first, 0, 0}, tuple = {1, 2, 1, &in_tuple, second, 0, 0};
static const nesting_words none = {1, 1, 1, &of_none, 0, 0, 0};

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
  const int64_t kernel[] = {KERNEL, (int64_t)add_one, 4, 3, 0, 3, 0, 0, 1, 0, -1, 0}, *part = kernel;
  schedule_words schedule = {2, 0, 0, 0, 1, 0, &part};
  program_words steps = {&schedule, 0, INT64_MAX, 1, 0};
  call_words t = {tenferro_run_whole, 0, &the_handler, &x, &x, dims, 1, 1, 4, 1, work, release,
                  8 * (4 + 1 + 2 * 4 + 1 + 1 + 2), 2, 0, &steps, &one, single ? &one : &tuple};
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
  call_words t = {keep, 0, &the_handler, &in, 0, 0, 1, 0, 0, 0, 0, 1 << 20,
                  8 * (4 + 1 + 1), 0, 0, 0, &one, &none};
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

// (b, {"k": [c], "m": None}, x=a) to {"k": [(b + 1,)], "m": None}, where b is an array, c and a are
// numbers.
static object keys[2] = {{.references = 1, .integer = 1}, {.references = 1, .integer = 2}};
static object *key[2] = {&keys[0], &keys[1]};

static void containers(int named) {  // with named tuples for the list given and the tuple made
  object *class = named ? &Named_Type : tuple_type;
  void *list_type = named ? (void *)&Named_Type : &List_Type;
  keys[0].type = keys[1].type = &String_Type;
  operand_words in[] = {{&Long_Type, 0, 8, 0, 0, SCALAR, 0},
                        {&descr, 2, 8, 0x101, 0, ARRAY, 0},
                        {&descr, 0, 8, 0, 0, FLOAT, F64}};
  int64_t dims[] = {DIM(4, EXACTLY), DIM(3, EXACTLY), DIM(4, EXACTLY), DIM(3, EXACTLY)};
  const int64_t kernel[] = {KERNEL, (int64_t)add_one, 4, 3, 0, 3, 1, 0, 3, 0, -1, 0}, *part = kernel;
  schedule_words schedule = {4, 0, 0, 0, 1, 0, &part};
  program_words steps = {&schedule, 0, INT64_MAX, 3, 0};
  container_words given[] = {{DICT, 1, 3, 2, key, 0},
                             {named ? NAMED_TUPLE : LIST, 3, 5, 1, 0, &Named_Type},
                             {STATIC, 4, 6, 0, 0, &None_Object}};
  int64_t in_leaves[] = {2, 0, 5}, out_leaves[] = {4};
  object copied = {.references = 1, .type = &Dict_Type, .n_items = 2, .keys = {key[0], key[1]},
                   .items = {&None_Object, &None_Object}};
  container_words made[] = {{DICT, 0, 1, 2, key, &copied}, {LIST, 1, 3, 1, 0, 0},
                            {STATIC, 2, 4, 0, 0, &None_Object},
                            {named ? NAMED_TUPLE : TUPLE, 3, 4, 1, 0, class}};
  nesting_words arguments = {3, 6, 3, given, in_leaves, 1, &key[0]};
  nesting_words result = {1, 5, 4, made, out_leaves, 0, 0};
  call_words t = {tenferro_run_whole, 0, &the_handler, in, &in[1], dims, 3, 1, 4, 0, 0, 0,
                  8 * (4 * 3 + 1 + 2 * 4 + 6 + 5), 2, 0, &steps, &arguments, &result};
  object *b = array(4, 3), *c = make(&Float_Type), *a = make(&Long_Type);
  object list = {.references = 1, .type = list_type, .n_items = 1, .items = {c}};
  object dict = {.references = 1, .type = &Dict_Type, .n_items = 2, .keys = {key[0], key[1]},
                 .items = {&list, &None_Object}};
  object names = {.references = 1, .type = &Tuple_Type, .n_items = 1, .items = {key[0]}};
  object *args[] = {b, &dict, a};
  columns = 3, work_bytes = 0;
  int64_t before = alive, nones = None_Object.references;
  object other = {.references = 1, .type = &String_Type, .integer = 1};
  for (int way = 0; way < 4; way++) {  // the same keys; other strings, another order
    if (way & 1) dict.keys[0] = names.items[0] = &other;
    if (way == 2)
      dict.keys[0] = key[1], dict.keys[1] = key[0], dict.items[0] = &None_Object, dict.items[1] = &list;
    object *y = call_with(&t, 2, args, &names);
    EXPECT(y && y->items[1] == &None_Object && b->references == 1);
    object *out = y->items[0]->items[0]->items[0];
    EXPECT(y->items[0]->items[0]->type == class);
    for (int64_t i = 0; i < 12; i++) EXPECT(((double *)out->data)[i] == (double)i + 1);
    Py_DecRef(y);
    EXPECT(alive == before && None_Object.references == nones);
    if (way == 1) dict.keys[0] = names.items[0] = key[0];
    if (way == 2)
      dict.keys[0] = key[0], dict.keys[1] = key[1], dict.items[0] = &list, dict.items[1] = &None_Object;
  }
  dict.keys[0] = names.items[0] = key[0];
  for (int64_t at = 0; at < 8; at++) {  // each allocation fails once
    out_of_memory = at;
    object *got = call_with(&t, 2, args, &names);
    out_of_memory = -1;
    EXPECT(!got == (at < 6));  // an array, a tuple, a list, a dict and its two items
    if (got) Py_DecRef(got);
    EXPECT(alive == before && None_Object.references == nones && b->references == 1);
  }
  slow_calls = 0;
  call(&t, 2, args), call_with(&t, 1, args, &names), call_with(&t, 3, args, &names);
  names.items[0] = key[1], call_with(&t, 2, args, &names), names.items[0] = key[0];
  names.n_items = 0, call_with(&t, 2, args, &names), names.n_items = 1;
  list.n_items = 0, call_with(&t, 2, args, &names), list.n_items = 1;
  list.type = &Tuple_Type, call_with(&t, 2, args, &names), list.type = list_type;
  dict.n_items = 1, call_with(&t, 2, args, &names), dict.n_items = 2;
  dict.type = &List_Type, call_with(&t, 2, args, &names), dict.type = &Dict_Type;
  dict.items[1] = c, call_with(&t, 2, args, &names), dict.items[1] = &None_Object;
  other.integer = 3, dict.keys[0] = &other, call_with(&t, 2, args, &names), other.integer = 1;
  other.type = &Long_Type, call_with(&t, 2, args, &names), dict.keys[0] = key[0];
  a->type = &Float_Type, call_with(&t, 2, args, &names), a->type = &Long_Type;
  EXPECT(slow_calls == 13 && alive == before);
  Py_DecRef(a), Py_DecRef(b), Py_DecRef(c);
}

// Whether a call takes one object where another one is static.
static int same(object *expected, object *given) {
  operand_words in = {&descr, 0, 8, 0, 0, FLOAT, F64};
  container_words fixed = {STATIC, 0, 2, 0, 0, expected};
  nesting_words arguments = {2, 2, 1, &fixed, second, 0, 0};
  call_words t = {keep, 0, &the_handler, &in, 0, 0, 1, 0, 0, 0, 0, 1 << 20,
                  8 * (4 + 1 + 2), 0, 0, 0, &arguments, &none};
  object x = {.references = 1, .type = &Float_Type}, *args[] = {given, &x};
  slow_calls = 0;
  object *y = call(&t, 2, args);
  if (y) Py_DecRef(y);
  EXPECT(given->references == 1 && x.references == 1);
  return !slow_calls;
}

static void statics(void) {
  object n = {.references = 1, .type = &Long_Type, .integer = 3}, m = n;
  EXPECT(same(&n, &n) && same(&n, &m) && !same(&n, &None_Object));
  m.integer = 4;
  EXPECT(!same(&n, &m));
  m.integer = 3, n.real = m.real = 1;  // large ones
  EXPECT(same(&n, &n) && !same(&n, &m));
  n.type = m.type = &Float_Type;
  EXPECT(same(&n, &m));
  m.real = 2;
  EXPECT(!same(&n, &m));
  m.real = 1, m.type = &Long_Type;
  EXPECT(!same(&n, &m) && !same(&m, &n));
  n.type = m.type = &String_Type;
  EXPECT(same(&n, &m));
  m.integer = 4;
  EXPECT(!same(&n, &m));
  m.integer = 3, m.type = &Tuple_Type;
  EXPECT(!same(&n, &m) && same(&m, &m));
}

int main(void) {
  for (int single = 0; single < 2; single++)
    for (int64_t work = 0; work < 200; work += 67) arrays(single, work, single ? 0 : 1 << 20);
  integers();
  reals();
  for (int named = 0; named < 2; named++) containers(named);
  statics();
  EXPECT(alive == 0 && locked == 1);
  puts("done");
}
