// What the runtime uses of CPython and NumPy: functions of their stable ABIs, objects by address,
// and fields by offset. `array_abi.py` finds the addresses and checks the offsets. In the compiled
// library these names are pointers (`bound.h`).

#ifndef TENFERRO_PYTHON_H
#define TENFERRO_PYTHON_H

#include <stdint.h>

#include "shared.h"

typedef void (*capsule_destructor)(object *);

extern char Array_Type, Float_Type, Long_Type, Complex_Type;  // their addresses are the types
extern char List_Type, Dict_Type, String_Type;
extern char True_Object, False_Object, Memory_Error;

extern void Py_IncRef(object *);
extern void Py_DecRef(object *);
extern object *PyObject_Vectorcall(object *, object *const *, uint64_t, object *);
extern object *PyTuple_New(int64_t);
extern int64_t PyTuple_Size(object *);
extern object *PyTuple_GetItem(object *, int64_t);  // borrowed, as are those of the next ones
extern int PyTuple_SetItem(object *, int64_t, object *);  // takes the reference, as does the list's
extern object *PyList_New(int64_t);
extern int64_t PyList_Size(object *);
extern object *PyList_GetItem(object *, int64_t);
extern int PyList_SetItem(object *, int64_t, object *);
extern object *PyDict_Copy(object *);
extern int64_t PyDict_Size(object *);
extern int PyDict_Next(object *, int64_t *position, object **key, object **value);
extern object *PyDict_GetItemWithError(object *, object *key);
extern int PyDict_SetItem(object *, object *key, object *value);
extern int PyUnicode_Compare(object *, object *);
extern object *PyErr_Format(void *type, const char *format, ...);
extern object *PyErr_Occurred(void);
extern int PyErr_CheckSignals(void);
extern int PyGILState_Ensure(void);
extern void PyGILState_Release(int);
extern void *PyEval_SaveThread(void);
extern void PyEval_RestoreThread(void *);
extern object *PyLong_FromLongLong(int64_t);
extern double PyFloat_AsDouble(object *);
extern int64_t PyLong_AsLongLongAndOverflow(object *, int *);
extern double PyComplex_RealAsDouble(object *);
extern double PyComplex_ImagAsDouble(object *);
extern object *PyCapsule_New(void *, const char *, capsule_destructor);
extern void *PyCapsule_GetPointer(object *, const char *);
extern object *PyArray_NewFromDescr(void *type, object *descr, int ndim, const int64_t *shape,
                             const int64_t *strides, void *data, int flags, object *base);
extern int PyArray_SetBaseObject(object *array, object *base);

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
