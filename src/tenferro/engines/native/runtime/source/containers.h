// Arguments taken out of their containers, and results put into theirs, slot by slot.
//
// No code of the caller runs while arguments are taken apart: classes are exact, and keys are
// looked up where all of them are plain strings. So borrowed references stay good.

#ifndef TENFERRO_CONTAINERS_H
#define TENFERRO_CONTAINERS_H

#include <stdbool.h>
#include <stdint.h>

#include "python.h"
#include "shared.h"

extern int64_t object_type;

static bool has_type(const object *x, const void *type) { return pointer_at(x, object_type) == type; }

static bool is_same_string(object *a, object *b) {
  if (a == b) return true;
  return has_type(a, &String_Type) && has_type(b, &String_Type) && !PyUnicode_Compare(a, b);
}

// Arguments with keywords into the last slots at the top; false if the keywords are others.
static bool open_keywords(const nesting_words *n, object *const *given, object *names, object **slots) {
  int64_t count = names ? PyTuple_Size(names) : 0;
  if (count != n->n_keywords) return false;
  for (int64_t i = 0; i < count; i++) {
    object *name = PyTuple_GetItem(names, i);
    int64_t j = i;  // mostly they come in the same order
    if (!is_same_string(name, n->keywords[j]))
      for (j = 0; j < count && !is_same_string(name, n->keywords[j]);) j++;
    if (j == count) return false;
    slots[j] = given[i];
  }
  return true;
}

// The values of a dict whose keys come in another order, or are other strings of the same text.
static bool look_up(const container_words *c, object *dict, object **slots) {
  object *key, *value;
  for (int64_t at = 0; PyDict_Next(dict, &at, &key, &value);)
    if (!has_type(key, &String_Type)) return false;
  for (int64_t i = 0; i < c->size; i++) {
    slots[c->first + i] = PyDict_GetItemWithError(dict, c->keys[i]);
    if (!slots[c->first + i]) return false;
  }
  return true;
}

static bool open_dict(const container_words *c, object *x, object **slots) {
  if (!has_type(x, &Dict_Type) || PyDict_Size(x) != c->size) return false;
  object *key, *value;
  int64_t at = 0, i = 0;
  for (; i < c->size && PyDict_Next(x, &at, &key, &value) && key == c->keys[i]; i++)
    slots[c->first + i] = value;
  return i == c->size || look_up(c, x, slots);
}

static bool open_list(const container_words *c, object *x, object **slots) {
  if (!has_type(x, &List_Type) || PyList_Size(x) != c->size) return false;
  for (int64_t i = 0; i < c->size; i++) slots[c->first + i] = PyList_GetItem(x, i);
  return true;
}

static bool open_tuple(const container_words *c, object *x, object **slots) {
  if (!has_type(x, c->own) || PyTuple_Size(x) != c->size) return false;
  for (int64_t i = 0; i < c->size; i++) slots[c->first + i] = PyTuple_GetItem(x, i);
  return true;
}

// Equal strings, integers and floats are the same static object.
static bool is_same(object *a, object *b) {
  if (is_same_string(a, b)) return true;
  if (has_type(a, &Float_Type) && has_type(b, &Float_Type))
    return PyFloat_AsDouble(a) == PyFloat_AsDouble(b);
  if (!has_type(a, &Long_Type) || !has_type(b, &Long_Type)) return false;
  int large_a, large_b;
  int64_t value = PyLong_AsLongLongAndOverflow(a, &large_a);
  return value == PyLong_AsLongLongAndOverflow(b, &large_b) && !large_a && !large_b;
}

static bool open_container(const container_words *c, object **slots) {
  object *x = slots[c->slot];
  switch (c->kind) {
    case TUPLE:
    case NAMED_TUPLE:
      return open_tuple(c, x, slots);
    case LIST:
      return open_list(c, x, slots);
    case DICT:
      return open_dict(c, x, slots);
  }
  return is_same(x, c->own);
}

// Put all objects into slots, borrowed; false if they lie in other containers.
static bool take_apart(const nesting_words *n, object *const *args, object *names, object **slots) {
  int64_t positional = n->top - n->n_keywords;
  for (int64_t i = 0; i < positional; i++) slots[i] = args[i];
  if (!open_keywords(n, args + positional, names, slots + positional)) return false;
  for (int64_t i = 0; i < n->n_containers; i++)
    if (!open_container(&n->containers[i], slots)) return false;
  return true;
}

// A dict whose values were those of the slots, which keep what failed to get in.
static object *make_dict(const container_words *c, object **slots) {
  object *made = PyDict_Copy(c->own);  // grows no more: faster than to begin with nothing
  for (int64_t i = 0; made && i < c->size; i++) {
    if (PyDict_SetItem(made, c->keys[i], slots[c->first + i])) {
      Py_DecRef(made);
      return 0;
    }
    Py_DecRef(slots[c->first + i]);
    slots[c->first + i] = 0;
  }
  return made;
}

static object *make_named(const container_words *c, object **slots) {
  object *made = PyObject_Vectorcall(c->own, &slots[c->first], (uint64_t)c->size, 0);
  for (int64_t i = 0; made && i < c->size; i++) {
    Py_DecRef(slots[c->first + i]);
    slots[c->first + i] = 0;
  }
  return made;
}

static object *make_sequence(const container_words *c, object **slots) {
  object *made = c->kind == LIST ? PyList_New(c->size) : PyTuple_New(c->size);
  for (int64_t i = 0; made && i < c->size; i++) {
    (c->kind == LIST ? PyList_SetItem : PyTuple_SetItem)(made, i, slots[c->first + i]);
    slots[c->first + i] = 0;
  }
  return made;
}

static object *make_container(const container_words *c, object **slots) {
  switch (c->kind) {
    case NAMED_TUPLE:
      return make_named(c, slots);
    case DICT:
      return make_dict(c, slots);
    case STATIC:
      Py_IncRef(c->own);
      return c->own;
  }
  return make_sequence(c, slots);
}

static void drop(object **slots, int64_t n) {
  for (int64_t i = 0; i < n; i++)
    if (slots[i]) Py_DecRef(slots[i]);
}

// The object at the top, of leaves in their slots and null in the others; takes the references,
// also where it fails.
static object *put_together(const nesting_words *n, object **slots) {
  for (int64_t i = n->n_containers - 1; i >= 0; i--) {
    const container_words *c = &n->containers[i];
    object *made = make_container(c, slots);
    if (!made) {
      drop(slots, n->slots);
      return 0;
    }
    slots[c->slot] = made;
  }
  return slots[0];
}

#endif
