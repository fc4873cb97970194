// The call of a compiled program from Python: a builtin whose `self` is a ctypes structure, its
// `call_words`.
//
// It checks the arguments, makes the outputs, runs the program and returns. Arguments that fail a
// check go, as they came, to `self` itself, which is callable. All of it needs the GIL, except for
// the program, which runs without it where there is much to do.

#include <stdbool.h>
#include <stdint.h>

#include "containers.h"
#include "flushing.h"
#include "python.h"
#include "shared.h"

// Parameters: offsets in bytes into Python objects.
extern int64_t object_end;
extern int64_t array_data, array_ndim, array_shape, array_strides, array_descr, array_flags;

// The bytes of stack that a call may take: enough for a thousand matrices.
enum { MOST_STACK = 128 * 1024 };

// What one call works on, all in one piece of memory, of the stack if it is small. Inputs first,
// then outputs.
typedef struct {
  void **data;
  int64_t *shapes, *strides;
  int64_t *names;    // the sizes by name
  object **made;     // the slots of the result
  int64_t *numbers;  // Python numbers as elements, 16 bytes for each input
  object **leaves;   // the inputs, where they were in containers
  object **slots;    // of the arguments
} call;

extern int64_t tenferro_flushes;  // not 0: subnormal numbers are zeros in every program

void *tenferro_acquire(int64_t bytes);
void tenferro_release(void *data);
object *tenferro_new_array(object *descr, int64_t ndim, const int64_t *shape, int64_t bytes);

static call lay_out(const call_words *t, void *scratch) {
  call c;
  c.data = scratch;
  c.shapes = (int64_t *)(c.data + t->n_inputs + t->n_outputs);
  c.strides = c.shapes + t->n_dims;
  c.names = c.strides + t->n_dims;
  c.made = (object **)(c.names + t->n_names);
  c.numbers = (int64_t *)(c.made + t->returned->slots);
  c.leaves = (object **)(c.numbers + 2 * t->n_inputs);
  c.slots = c.leaves + t->n_inputs;
  return c;
}

static bool dim_fits(int64_t size, int64_t dim, int64_t *names) {
  int64_t value = dim >> 2;
  switch (dim & 3) {
    case EXACTLY:
      return size == value;
    case GIVES:
      names[value] = size;
      return true;
    case HAS:
      return size == names[value];
  }
  return true;
}

static bool is_adjacent(const operand_words *o, const int64_t *sizes, const int64_t *strides) {
  int64_t last = o->ndim - 1;  // only operands with axes ask for this
  return !o->inner || sizes[last] <= 1 || strides[last] == o->itemsize;
}

// Store an array's sizes and strides; its bytes, or -1 if a size or stride does not fit.
static int64_t take_axes(const object *array, const operand_words *o, const int64_t *dims, int64_t *shape,
                         int64_t *strides, int64_t *names) {
  const int64_t *own_shape = pointer_at(array, array_shape);
  const int64_t *own_strides = pointer_at(array, array_strides);
  uint64_t bytes = (uint64_t)o->itemsize;
  for (int64_t i = 0; i < o->ndim; i++) {
    shape[i] = own_shape[i];
    strides[i] = own_strides[i];
    if (!dim_fits(shape[i], dims[i], names)) return -1;
    bytes *= (uint64_t)shape[i];
  }
  return is_adjacent(o, shape, strides) ? (int64_t)bytes : -1;
}

static bool is_array_of(const object *x, const operand_words *o) {
  return has_type(x, &Array_Type) && pointer_at(x, array_descr) == o->descr &&
         int_at(x, array_ndim) == o->ndim && (int_at(x, array_flags) & o->flags) == o->flags;
}

static void store_real(double re, double im, int64_t format, void *slot) {
  switch (format) {
    case F64:
      *(double *)slot = re;
      break;
    case F32:
      *(float *)slot = (float)re;
      break;
    case C128:
      ((double *)slot)[0] = re;
      ((double *)slot)[1] = im;
      break;
    case C64:
      ((float *)slot)[0] = (float)re;
      ((float *)slot)[1] = (float)im;
      break;
  }
}

// Store an integer; false if the format cannot hold it.
static bool store_integer(int64_t value, int64_t format, int64_t *slot) {
  if (format < FIRST_INTEGER) {
    store_real((double)value, 0, format, slot);
    return true;
  }
  *slot = value;  // little end first, as on every supported processor
  int64_t spare = 64 - (8 << (format & 3));
  uint64_t top = (uint64_t)value << spare;
  if (format >= FIRST_UNSIGNED) return value >= 0 && (int64_t)(top >> spare) == value;
  return (int64_t)top >> spare == value;
}

static bool take_int(object *x, int64_t format, int64_t *slot) {
  int overflow;
  int64_t value = PyLong_AsLongLongAndOverflow(x, &overflow);
  return !overflow && store_integer(value, format, slot);
}

// Convert a Python number into its slot; false if it is not of the type asked for.
static bool take_number(object *x, const operand_words *o, int64_t *slot) {
  switch (o->number) {
    case FLOAT:
      if (!has_type(x, &Float_Type)) return false;
      store_real(PyFloat_AsDouble(x), 0, o->format, slot);
      return true;
    case INT:
      return has_type(x, &Long_Type) && take_int(x, o->format, slot);
    case BOOL:
      if ((char *)x != &True_Object && (char *)x != &False_Object) return false;
      return store_integer((char *)x == &True_Object, o->format, slot);
    case COMPLEX:
      if (!has_type(x, &Complex_Type)) return false;
      store_real(PyComplex_RealAsDouble(x), PyComplex_ImagAsDouble(x), o->format, slot);
      return true;
  }
  return false;
}

// The bytes of all inputs; -1 if one does not fit.
static int64_t take_inputs(const call_words *t, object *const *args, call *c) {
  int64_t total = 0, axis = 0;
  for (int64_t i = 0; i < t->n_inputs; i++) {
    const operand_words *o = &t->inputs[i];
    int64_t bytes = 8;
    if (o->number == SCALAR) {
      if (!has_type(args[i], o->descr)) return -1;
      c->data[i] = (char *)args[i] + object_end;
    } else if (o->number != ARRAY) {
      c->data[i] = &c->numbers[2 * i];
      if (!take_number(args[i], o, c->data[i])) return -1;
    } else {
      if (!is_array_of(args[i], o)) return -1;
      c->data[i] = pointer_at(args[i], array_data);
      bytes = take_axes(args[i], o, &t->dims[axis], &c->shapes[axis], &c->strides[axis], c->names);
      if (bytes < 0) return -1;
    }
    total += bytes;
    axis += o->ndim;
  }
  return total;
}

// Fill in the sizes of outputs that are known without the program.
static void size_outputs(const call_words *t, call *c) {
  for (int64_t axis = t->input_axes; axis < t->n_dims; axis++) {
    int64_t value = t->dims[axis] >> 2;
    int64_t kind = t->dims[axis] & 3;
    if (kind == EXACTLY) c->shapes[axis] = value;
    if (kind == HAS) c->shapes[axis] = c->names[value];
  }
}

// The bytes of an array about to be made; more than any memory where that overflows.
static int64_t bytes_of(const int64_t *shape, const operand_words *o) {
  uint64_t bytes = (uint64_t)o->itemsize;
  for (int64_t i = 0; i < o->ndim; i++)
    if (__builtin_mul_overflow(bytes, (uint64_t)shape[i], &bytes)) bytes = INT64_MAX;
  return (int64_t)bytes;
}

// Make the outputs; their bytes, or -1 with an exception set and nothing made.
static int64_t make_outputs(const call_words *t, call *c) {
  int64_t total = 0, axis = t->input_axes;
  for (int64_t i = 0; i < t->returned->slots; i++) c->made[i] = 0;
  for (int64_t i = 0; i < t->n_outputs; i++) {
    const operand_words *o = &t->outputs[i];
    int64_t bytes = bytes_of(&c->shapes[axis], o);
    object *array = tenferro_new_array((object *)o->descr, o->ndim, &c->shapes[axis], bytes);
    if (!array) {
      drop(c->made, t->returned->slots);
      return -1;
    }
    c->made[t->returned->leaves[i]] = array;
    c->data[t->n_inputs + i] = pointer_at(array, array_data);
    const int64_t *strides = pointer_at(array, array_strides);
    for (int64_t j = 0; j < o->ndim; j++) c->strides[axis + j] = strides[j];
    total += bytes;
    axis += o->ndim;
  }
  return total;
}

static int64_t run_flushing(const call_words *t, call *c, void *workspace) {
  if (!t->flushes && !__atomic_load_n(&tenferro_flushes, __ATOMIC_RELAXED))
    return t->program(c->data, c->shapes, c->strides, workspace, t->context);
  int64_t before = swap_flushing(flush_bits);
  int64_t status = t->program(c->data, c->shapes, c->strides, workspace, t->context);
  swap_flushing(before);
  return status;
}

static int64_t run(const call_words *t, call *c, void *workspace, int64_t bytes) {
  if (bytes < t->release) return run_flushing(t, c, workspace);
  void *state = PyEval_SaveThread();
  int64_t status = run_flushing(t, c, workspace);
  PyEval_RestoreThread(state);
  return status;
}

// Hand a status to its handler, which raises, unless the program itself has raised.
static object *report_status(const call_words *t, int64_t status) {
  if (PyErr_Occurred()) return 0;
  object *number = PyLong_FromLongLong(status);
  if (!number) return 0;
  object *handled = PyObject_Vectorcall(t->on_status, &number, 1, 0);
  Py_DecRef(number);
  return handled;
}

// The outputs are made: run the program with a workspace of so many bytes, and give its result.
static object *run_made(const call_words *t, call *c, int64_t work_bytes, int64_t bytes) {
  void *workspace = work_bytes ? tenferro_acquire(work_bytes) : 0;
  if (work_bytes && !workspace) {
    drop(c->made, t->returned->slots);
    return PyErr_Format(&Memory_Error, "Unable to allocate %lld bytes for intermediate values",
                        (long long)work_bytes);
  }
  int64_t status = run(t, c, workspace, bytes);
  if (workspace) tenferro_release(workspace);
  if (status == 0) return put_together(t->returned, c->made);
  drop(c->made, t->returned->slots);
  return report_status(t, status);
}

// The inputs as they come, or out of their containers; null if they lie in others.
static object *const *find_inputs(const call_words *t, object *const *args, object *names, call *c) {
  if (!t->given->n_containers && !t->given->n_keywords) return names ? 0 : args;
  if (!take_apart(t->given, args, names, c->slots)) return 0;
  for (int64_t i = 0; i < t->n_inputs; i++) c->leaves[i] = c->slots[t->given->leaves[i]];
  return c->leaves;
}

// Run the program on inputs that fit, of so many bytes. Those out of containers are held: while the
// GIL is released, another thread may take them out of there.
static object *run_taken(const call_words *t, call *c, int64_t work_bytes, int64_t bytes_in) {
  int64_t held = t->given->n_containers ? t->n_inputs : 0;
  for (int64_t i = 0; i < held; i++) Py_IncRef(c->leaves[i]);
  int64_t bytes_out = make_outputs(t, c);
  object *y = bytes_out < 0 ? 0 : run_made(t, c, work_bytes, bytes_in + bytes_out);
  drop(c->leaves, held);
  return y;
}

// A call that works on this memory.
static object *call_with(object *self, object *const *args, int64_t n_args, object *names,
                         void *scratch) {
  const call_words *t = pointer_at(self, object_end);
  call c = lay_out(t, scratch);
  object *const *inputs = 0;
  if (n_args + t->given->n_keywords == t->given->top) inputs = find_inputs(t, args, names, &c);
  int64_t bytes_in = inputs ? take_inputs(t, inputs, &c) : -1;
  if (bytes_in >= 0) {
    size_outputs(t, &c);
    int64_t work_bytes = t->sizes ? t->sizes(c.shapes) : t->workspace;
    if (work_bytes >= 0) return run_taken(t, &c, work_bytes, bytes_in);
  }
  return PyObject_Vectorcall(self, args, (uint64_t)n_args, names);
}

object *tenferro_call(object *self, object *const *args, int64_t n_args, object *names) {
  int64_t bytes = ((const call_words *)pointer_at(self, object_end))->scratch;
  if (bytes <= MOST_STACK) {
    return call_with(self, args, n_args, names, __builtin_alloca_with_align(bytes, 128));
  }
  void *scratch = tenferro_acquire(bytes);
  if (!scratch) {
    return PyErr_Format(&Memory_Error, "Unable to allocate %lld bytes for arguments",
                        (long long)bytes);
  }
  object *y = call_with(self, args, n_args, names, scratch);
  tenferro_release(scratch);
  return y;
}
