"""Where CPython and NumPy keep what compiled calls read, probed and checked once per process.

Compiled calls read fields of `ndarray` objects by offset and call NumPy through its C-API table.
Both are stable interfaces of NumPy 2; still, each fact is compared with what Python reports before
it is relied upon, and without agreement the calls go through ctypes.

Sources: `numpy/ndarraytypes.h` (`PyArrayObject_fields`, flags), `numpy/__multiarray_api.h` (slots).
"""

from __future__ import annotations

import ctypes
import struct
import sys
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy._core import _multiarray_umath  # type: ignore[attr-defined]  # owns the C-API table

C_CONTIGUOUS = 0x0001
F_CONTIGUOUS = 0x0002
ALIGNED = 0x0100
WRITEABLE = 0x0400

_VERSION_SLOT = 0
_TYPE_SLOT = 2
_NEW_FROM_DESCR_SLOT = 94
_SET_BASE_SLOT = 282
_NUMPY_ABI = 0x02000000

_PYTHON_FUNCTIONS = (
    "Py_IncRef",
    "Py_DecRef",
    "PyObject_Vectorcall",
    "PyTuple_New",
    "PyTuple_Size",
    "PyTuple_GetItem",
    "PyTuple_SetItem",
    "PyList_New",
    "PyList_Size",
    "PyList_GetItem",
    "PyList_SetItem",
    "PyDict_Copy",
    "PyDict_Size",
    "PyDict_Next",
    "PyDict_GetItemWithError",
    "PyDict_SetItem",
    "PyUnicode_Compare",
    "PyErr_Format",
    "PyErr_Occurred",
    "PyErr_CheckSignals",
    "PyGILState_Ensure",
    "PyGILState_Release",
    "PyEval_SaveThread",
    "PyEval_RestoreThread",
    "PyLong_FromLongLong",
    "PyFloat_AsDouble",
    "PyLong_AsLongLongAndOverflow",
    "PyComplex_RealAsDouble",
    "PyComplex_ImagAsDouble",
    "PyCapsule_New",
    "PyCapsule_GetPointer",
)
_PYTHON_OBJECTS: dict[str, object] = {
    "Float_Type": float,
    "Long_Type": int,
    "Complex_Type": complex,
    "True_Object": True,
    "False_Object": False,
    "List_Type": list,
    "Dict_Type": dict,
    "String_Type": str,
    "Memory_Error": MemoryError,
}


class UnknownABIError(Exception):
    """This Python or NumPy lays out its objects in a way compiled calls do not know."""


@dataclass(frozen=True, slots=True)
class ArrayABI:
    """Offsets in bytes into Python objects, and addresses by symbol name."""

    type: int
    fields: int
    symbols: dict[str, int]

    def constants(self) -> dict[str, int]:
        """The offsets under the names that the C sources use."""
        words = {"data": 0, "ndim": 1, "shape": 2, "strides": 3, "descr": 5, "flags": 6}
        offsets = {f"array_{name}": self.fields + 8 * i for name, i in words.items()}
        return {"object_type": self.type, "object_end": self.fields, **offsets}


@cache
def array_abi() -> ArrayABI:
    """The layout of this process, checked against sample objects.

    Raises `UnknownABIError` saying what did not agree.

    >>> array_abi().constants()["array_data"] == object.__basicsize__
    True
    """
    if sys.implementation.name != "cpython" or struct.calcsize("P") != 8:
        raise UnknownABIError("only 64-bit CPython is known")
    header = object.__basicsize__
    abi = ArrayABI(header - 8, header, {**_python_symbols(), **_numpy_symbols()})
    _check_array_fields(abi)
    _check_scalars(abi)
    _check_ctypes_buffer(abi)
    _check_creation(abi)
    return abi


def _python_symbols() -> dict[str, int]:
    try:
        functions = {name: getattr(ctypes.pythonapi, name) for name in _PYTHON_FUNCTIONS}
    except AttributeError as error:
        raise UnknownABIError(f"CPython does not export {error}") from error
    addresses = {name: _address(function) for name, function in functions.items()}
    return addresses | {name: id(o) for name, o in _PYTHON_OBJECTS.items()}


def _address(function: ctypes._NamedFuncPointer) -> int:
    return ctypes.cast(function, ctypes.c_void_p).value or 0


def _numpy_symbols() -> dict[str, int]:
    get_pointer = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)(
        ("PyCapsule_GetPointer", ctypes.pythonapi)
    )
    table = ctypes.cast(
        get_pointer(_multiarray_umath._ARRAY_API, None), ctypes.POINTER(ctypes.c_void_p)
    )
    version = ctypes.CFUNCTYPE(ctypes.c_uint)(table[_VERSION_SLOT] or 0)()
    if version != _NUMPY_ABI:
        raise UnknownABIError(f"NumPy's C ABI is {version:#x}, known is {_NUMPY_ABI:#x}")
    _agree("the slot of the array type", table[_TYPE_SLOT], id(np.ndarray))
    return {
        "Array_Type": id(np.ndarray),
        "PyArray_NewFromDescr": table[_NEW_FROM_DESCR_SLOT] or 0,
        "PyArray_SetBaseObject": table[_SET_BASE_SLOT] or 0,
    }


def _agree(what: str, got: object, expected: object) -> None:
    if got != expected:
        raise UnknownABIError(f"{what}: got {got}, expected {expected}")


def _word(address: int) -> int:
    return ctypes.c_int64.from_address(address).value


def _check_array_fields(abi: ArrayABI) -> None:
    if np.ndarray.__basicsize__ < abi.fields + 7 * 8:
        raise UnknownABIError(f"an array object has only {np.ndarray.__basicsize__} bytes")
    whole = np.arange(60, dtype=np.float32).reshape(3, 4, 5)
    for sample in (whole, whole[::2, :, 1:4].T, np.array(1.5), whole.view(np.int32)[:0]):
        _check_sample(abi, sample)


def _check_sample(abi: ArrayABI, sample: np.ndarray) -> None:
    at = {name: id(sample) + offset for name, offset in abi.constants().items()}
    _agree("type", _word(at["object_type"]), id(np.ndarray))
    _agree("data", _word(at["array_data"]), sample.ctypes.data)
    _agree("ndim", ctypes.c_int.from_address(at["array_ndim"]).value, sample.ndim)
    for name, sizes in (("shape", sample.shape), ("strides", sample.strides)):
        start = _word(at[f"array_{name}"])
        _agree(name, tuple(_word(start + 8 * i) for i in range(sample.ndim)), sizes)
    _agree("descr", _word(at["array_descr"]), id(sample.dtype))
    flags = ctypes.c_int.from_address(at["array_flags"]).value
    _agree("flag C", bool(flags & C_CONTIGUOUS), sample.flags.c_contiguous)
    _agree("flag F", bool(flags & F_CONTIGUOUS), sample.flags.f_contiguous)
    _agree("flag A", bool(flags & ALIGNED), sample.flags.aligned)
    _agree("flag W", bool(flags & WRITEABLE), sample.flags.writeable)


def _check_scalars(abi: ArrayABI) -> None:
    for kind in (np.bool_, np.int8, np.uint64, np.float32, np.float64, np.complex64, np.complex128):
        sample = kind(1)
        _agree("type", _word(id(sample) + abi.type), id(kind))
        element = ctypes.string_at(id(sample) + abi.fields, sample.nbytes)
        _agree(f"the element of a {kind.__name__}", element, sample.tobytes())


def _check_ctypes_buffer(abi: ArrayABI) -> None:
    sample = ctypes.c_int64(5)
    _agree("a ctypes buffer", _word(id(sample) + abi.fields), ctypes.addressof(sample))


def _check_creation(abi: ArrayABI) -> None:
    """Make an array over given memory and set its base, the way compiled calls do."""
    kind = ctypes.PYFUNCTYPE(
        ctypes.py_object, ctypes.py_object, ctypes.py_object, ctypes.c_int,
        *[ctypes.c_void_p] * 3, ctypes.c_int, ctypes.c_void_p,
    )  # fmt: skip
    memory = (ctypes.c_double * 6)(*range(6))
    shape = (ctypes.c_int64 * 2)(2, 3)
    dtype = np.dtype(np.float64)
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(dtype))  # the call takes a reference
    made = kind(abi.symbols["PyArray_NewFromDescr"])(
        np.ndarray, dtype, 2, ctypes.addressof(shape), None, ctypes.addressof(memory),
        C_CONTIGUOUS | ALIGNED | WRITEABLE, None,
    )  # fmt: skip
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(memory))
    set_base = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.py_object, ctypes.py_object)
    _agree("a new base", set_base(abi.symbols["PyArray_SetBaseObject"])(made, memory), 0)
    _agree("the base of a new array", made.base is memory, True)
    _agree("a new array", made.tolist(), [[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]])
