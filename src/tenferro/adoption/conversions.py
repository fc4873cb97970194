"""Python's conversions and `isinstance` for code in which numbers may be traced."""

from __future__ import annotations

import builtins
import numbers
from typing import Any

import numpy as np

from tenferro import numpy as tnp
from tenferro.tensor import Array

FLOAT, COMPLEX, ISINSTANCE = "_adopted_float", "_adopted_complex", "_adopted_isinstance"
"""The names that adopted code calls instead of `float`, `complex` and `isinstance`."""


def to_float(x: Any = 0.0, /) -> Any:
    """`float(x)`; an array of one real element remains an array of no axes, with its gradient."""
    if not isinstance(x, Array):
        return float(x)
    if x.aval.is_complex:
        raise TypeError(f"float: the argument is {x.aval!r}, expected a real number")
    return _number("float", x).astype(np.float64)


def to_complex(*args: Any, **keywords: Any) -> Any:
    """`complex(real, imag)`; arrays of one element remain arrays of no axes."""
    if not any(isinstance(x, Array) for x in (*args, *keywords.values())):
        return complex(*args, **keywords)
    parts = dict(zip(("real", "imag"), args, strict=False)) | keywords
    real, imag = (_number("complex", parts.get(part, 0.0)) for part in ("real", "imag"))
    return real + 1j * imag


def _number(name: str, x: Any) -> Any:
    if not isinstance(x, Array) or x.ndim == 0:
        return x
    if x.size != 1:
        raise TypeError(f"{name}: the argument is {x.aval!r}, expected an array of one element")
    return x.reshape(())


_NUMBERS: dict[type, str] = {
    float: "f",
    complex: "c",
    np.floating: "f",
    np.complexfloating: "c",
    np.integer: "iu",
    np.inexact: "fc",
    np.number: "iufc",
    np.generic: "biufc",
    np.bool_: "b",
    numbers.Number: "iufc",
    numbers.Complex: "iufc",
    numbers.Real: "iuf",
    numbers.Integral: "iu",
}
"""Classes of scalars, and the kinds of the dtypes of arrays without axes that belong to them."""


def is_instance(x: Any, classes: Any, /) -> bool:
    """`isinstance(x, classes)`; an array without axes is an instance of its class of scalars."""
    if builtins.isinstance(x, classes):
        return True
    if not builtins.isinstance(x, Array) or x.ndim:
        return False
    return any(_is_scalar(x, kind) for kind in _each(classes))


def _each(classes: Any) -> list[type]:
    if builtins.isinstance(classes, tuple):
        return [c for part in classes for c in _each(part)]
    return list(getattr(classes, "__args__", (classes,)))


def _is_scalar(x: Any, kind: type) -> bool:
    if kind in _NUMBERS:
        return x.dtype.kind in _NUMBERS[kind]
    return builtins.isinstance(kind, type) and issubclass(x.dtype.type, kind)


class _ScalarType(type):
    """The class of scalar types that keep traced arguments."""

    def __instancecheck__(cls, x: Any) -> bool:
        return isinstance(x, cls.__base__)  # type: ignore[arg-type]

    def __subclasscheck__(cls, subclass: type) -> bool:
        return issubclass(subclass, cls.__base__)  # type: ignore[arg-type]


def _scalar_type(base: type) -> type:
    """NumPy's scalar type; called with an array, `astype` of it."""

    def new(cls: type, *args: Any, **keywords: Any) -> Any:
        if any(isinstance(x, Array) for x in args):
            return tnp.asarray(args[0]).astype(np.dtype(base))
        return base(*args, **keywords)

    return _ScalarType(base.__name__, (base,), {"__new__": new, "__module__": "numpy"})


SCALAR_TYPES = {
    name: _scalar_type(getattr(np, name))
    for name in "float32 float64 complex64 complex128 int8 int16 int32 int64".split()
}
SCALAR_TYPES |= {"double": SCALAR_TYPES["float64"], "single": SCALAR_TYPES["float32"]}
SCTYPE_DICT = {key: SCALAR_TYPES.get(kind.__name__, kind) for key, kind in np.sctypeDict.items()}
"""`numpy.sctypeDict` with these classes."""
