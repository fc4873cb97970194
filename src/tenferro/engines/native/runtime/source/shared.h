// Made from shared.py by python -m tenferro.engines.native.runtime.build; not to be edited.

#ifndef TENFERRO_SHARED_H
#define TENFERRO_SHARED_H

#include <stdint.h>

typedef int64_t program_function(void **data, int64_t *shapes, int64_t *strides, void *workspace,
                                 void *context);
typedef struct object object;  // PyObject
typedef int64_t sizes_function(int64_t *shapes);

enum { ALIGNMENT = 64, NONE = -1, FIRST_ROOM = 64, NAMED = 256, DIGIT = 11, CHUNKS = 16, SHARED_ROW = 32768 };

enum { DONE = 0, INTERRUPTED = 1, NO_END = 2, NO_ROOM = 3, NO_MEMORY = 4, NO_RESULT = 5, OUT_OF_BOUNDS = 6 };

enum { UNIT = 0, COPY = 1, LOOP = 2, SWITCH = 3, STEP = 4, REGISTERS = 5 };

enum { ABSOLUTE = -2, WORKSPACE = -1 };

enum { FIRST_STEP = 0, END_STEP = 1, LAST_STEP = 2, ROWS = 3, POINTERS = 4 };

enum { ARRAY = 0, FLOAT = 1, INT = 2, BOOL = 3, COMPLEX = 4, SCALAR = 5 };

enum { F64 = 0, F32 = 1, C128 = 2, C64 = 3, FIRST_INTEGER = 4, FIRST_UNSIGNED = 8 };

enum { EXACTLY = 0, GIVES = 1, HAS = 2, ANY = 3 };

enum { TUPLE = 0, NAMED_TUPLE = 1, LIST = 2, DICT = 3, STATIC = 4 };

// A pointer of a kernel's frame: what it is relative to, and bytes from there.
typedef struct {
  int64_t selector;
  int64_t offset;
} pointer_words;

// A step of a unit: a kernel, how often it runs, how often for each thread until signals are
// looked at (0: they are not), and the pointers of its frame.
typedef struct {
  int64_t kernel;
  int64_t tasks;
  int64_t turn;
  int64_t pointers;
  pointer_words pointer[];
} step_words;

// Memory that grows with what a loop of unknown length records.
typedef struct {
  void *at;
  int64_t bytes;
} store_words;

// A routine: slots given and own, bytes of own values and their offsets, own stores, parts.
typedef struct {
  int64_t given;
  int64_t own;
  int64_t bytes;
  int64_t stores;
  int64_t parts;
  const int64_t *offsets;
  const int64_t *const *part;
} routine_words;

// What the loops of one call share: work until signals are looked at, and between two looks, in
// about nanoseconds; of the outermost loop steps made before, steps to make, steps made, and the
// limit that it names.
typedef struct {
  int64_t left;
  int64_t between;
  int64_t done;
  int64_t room;
  int64_t steps;
  int64_t named;
  store_words *stores;
  int64_t n_stores;
} watch_words;

// A routine as a program of its own; the addresses are of inputs that are known before.
typedef struct {
  const routine_words *routine;
  int64_t stores;
  int64_t work;
  int64_t inputs;
  int64_t known;
  int64_t address[];
} program_words;

// A native unit; its cost is in about nanoseconds.
typedef struct {
  int64_t kind;
  int64_t cost;
  int64_t table;
  int64_t count;
  int64_t slot[];
} unit_part;

// A function of its own (linear algebra on a small matrix, say), which may find no result.
typedef struct {
  int64_t kind;
  int64_t cost;
  int64_t table;
  int64_t count;
  int64_t function;
  int64_t slot[];
} step_part;

// A copy from slot to slot; with `shared`, what begins with a line of the cache is not copied,
// and its address becomes that of the target.
typedef struct {
  int64_t kind;
  int64_t source;
  int64_t target;
  int64_t bytes;
  int64_t shared;
} copy_part;

// A branch: the slot of its index, its size and sign; routines of branches, then slots given.
typedef struct {
  int64_t kind;
  int64_t index;
  int64_t size;
  int64_t has_sign;
  int64_t branches;
  int64_t count;
  int64_t words[];
} switch_part;

// An array that is sliced or stacked: its slot, bytes of a slice.
typedef struct {
  int64_t slot;
  int64_t bytes;
} slice_words;

// A carry of a loop: slots (NONE where it begins as zero), bytes, one or two buffers.
typedef struct {
  int64_t source;
  int64_t target;
  int64_t bytes;
  int64_t buffer;
  int64_t other;
} carry_words;

// A carry in registers; the buffer is for one that all blocks of lanes read while one writes.
typedef struct {
  int64_t source;
  int64_t target;
  int64_t bytes;
  int64_t buffer;
} held_words;

// A loop whose body is a routine; without a test it is a scan. `count` and `steps` are slots,
// `records` is the first of the routine's stores. The words are slots of constants, then
// carry_words, and slice_words of what is sliced and of what is stacked.
typedef struct {
  int64_t kind;
  int64_t reverse;
  int64_t count;
  int64_t steps;
  const routine_words *body;
  const routine_words *test;
  int64_t consts;
  int64_t carries;
  int64_t xs;
  int64_t ys;
  int64_t limit;
  int64_t named;
  int64_t flag;
  int64_t memory;
  int64_t records;
  int64_t words[];
} loop_part;

// A loop whose carries are in registers while its function runs (registers/function.py). If it
// has lanes that do not meet, these are in `blocks`, and it has functions to enter, leave and
// finish these; with a condition (`test`) the row of a block begins with the steps that it has
// made, -1 minus that when it has ended. The words are as those of loop_part, with held_words.
typedef struct {
  int64_t kind;
  int64_t loop;
  int64_t enter;
  int64_t leave;
  int64_t finish;
  int64_t adds_up;
  int64_t has_slices;
  int64_t cost;
  int64_t blocks;
  int64_t test;
  int64_t count;
  int64_t steps;
  int64_t consts;
  int64_t carries;
  int64_t xs;
  int64_t ys;
  int64_t limit;
  int64_t named;
  int64_t records;
  int64_t rows;
  int64_t row_bytes;
  int64_t words[];
} registers_part;

// An operand of a call; `inner` says whether elements along the last axis must be adjacent. Of a
// NumPy number `descr` is the class.
typedef struct {
  const void *descr;
  int64_t ndim;
  int64_t itemsize;
  int64_t flags;
  int64_t inner;
  int64_t number;
  int64_t format;
} operand_words;

// A container in a slot, its contents in those from `first` on. A dict has a key for each. `own`
// is the class of a tuple, a dict with these keys to copy, or the static object, which has no
// contents.
typedef struct {
  int64_t kind;
  int64_t slot;
  int64_t first;
  int64_t size;
  object *const *keys;
  object *own;
} container_words;

// How leaves lie in containers: objects in slots, those at the top first, then the contents of
// each container in turn. The last ones at the top have keywords.
typedef struct {
  int64_t top;
  int64_t slots;
  int64_t n_containers;
  const container_words *containers;
  const int64_t *leaves;
  int64_t n_keywords;
  object *const *keywords;
} nesting_words;

// A compiled program and what its call needs. `sizes` is null where all sizes are known before,
// `dims` are of all inputs, then of all outputs; `workspace` has bytes where `sizes` is null;
// with `release` bytes of operands the GIL is given up; `given` and `returned` say how inputs and
// outputs lie in arguments and in the result; `scratch` has the bytes that a call works on; it
// `flushes` subnormal numbers.
typedef struct {
  program_function *program;
  sizes_function *sizes;
  void *on_status;
  const operand_words *inputs;
  const operand_words *outputs;
  const int64_t *dims;
  int64_t n_inputs;
  int64_t n_outputs;
  int64_t n_dims;
  int64_t n_names;
  int64_t workspace;
  int64_t release;
  int64_t scratch;
  int64_t input_axes;
  int64_t flushes;
  void *context;
  const nesting_words *given;
  const nesting_words *returned;
} call_words;

// What order.c puts in order: rows of `size` elements in a format, `inner` elements apart, so
// many of them for a task; results of a row, which results there are, and bytes of scratch memory
// of a task, which has room for so many `buffers` of items. `descending` says that the largest
// comes first. At the end are ranks, if those are asked for.
typedef struct {
  int64_t format;
  int64_t itemsize;
  int64_t size;
  int64_t inner;
  int64_t rows;
  int64_t rows_per_task;
  int64_t results;
  int64_t has_values;
  int64_t has_positions;
  int64_t descending;
  int64_t buffers;
  int64_t scratch;
  int64_t ranks[];
} order_words;

// The pool of memory: bytes to keep at most, kept, and in use; how often a block was at hand; the
// class that loses its blocks first.
typedef struct {
  _Atomic int64_t lock;
  int64_t limit;
  int64_t kept;
  int64_t used;
  int64_t hits;
  int64_t misses;
  int64_t hand;
} pool_words;

#endif
