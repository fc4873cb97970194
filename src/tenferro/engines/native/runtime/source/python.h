// What the runtime uses of CPython and NumPy: functions of their stable ABIs, objects by address,
// and fields by offset. `array_abi.py` finds the addresses and checks the offsets.

#ifndef TENFERRO_PYTHON_H
#define TENFERRO_PYTHON_H

#include <stdint.h>

#include "shared.h"

typedef void (*capsule_destructor)(object *);

extern char Array_Type, Float_Type, Long_Type, Complex_Type;  // their addresses are the types
extern char List_Type, Dict_Type, String_Type;
extern char True_Object, False_Object, Memory_Error;

void Py_IncRef(object *);
void Py_DecRef(object *);
object *PyObject_Vectorcall(object *, object *const *, uint64_t, object *);
object *PyTuple_New(int64_t);
int64_t PyTuple_Size(object *);
object *PyTuple_GetItem(object *, int64_t);  // borrowed, as are those of the next ones
int PyTuple_SetItem(object *, int64_t, object *);  // takes the reference, as does the list's
object *PyList_New(int64_t);
int64_t PyList_Size(object *);
object *PyList_GetItem(object *, int64_t);
int PyList_SetItem(object *, int64_t, object *);
object *PyDict_Copy(object *);
int64_t PyDict_Size(object *);
int PyDict_Next(object *, int64_t *position, object **key, object **value);
object *PyDict_GetItemWithError(object *, object *key);
int PyDict_SetItem(object *, object *key, object *value);
int PyUnicode_Compare(object *, object *);
object *PyErr_Format(void *type, const char *format, ...);
object *PyErr_Occurred(void);
void *PyEval_SaveThread(void);
void PyEval_RestoreThread(void *);
object *PyLong_FromLongLong(int64_t);
double PyFloat_AsDouble(object *);
int64_t PyLong_AsLongLongAndOverflow(object *, int *);
double PyComplex_RealAsDouble(object *);
double PyComplex_ImagAsDouble(object *);
object *PyCapsule_New(void *, const char *, capsule_destructor);
void *PyCapsule_GetPointer(object *, const char *);
object *PyArray_NewFromDescr(void *type, object *descr, int ndim, const int64_t *shape,
                             const int64_t *strides, void *data, int flags, object *base);
int PyArray_SetBaseObject(object *array, object *base);

static inline int64_t word_at(const void *base, int64_t offset) {
  return *(const int64_t *)((const char *)base + offset);
}

static inline int32_t int_at(const void *base, int64_t offset) {
  return *(const int32_t *)((const char *)base + offset);
}

static inline void *pointer_at(const void *base, int64_t offset) {
  return *(void *const *)((const char *)base + offset);
}

#endif
