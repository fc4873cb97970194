"""dtypes: which exist, and how they combine (NumPy's promotion, weak Python scalars)."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NoReturn

import numpy as np

DType = np.dtype[Any]

bool_ = np.dtype(np.bool_)
int8, int16 = np.dtype(np.int8), np.dtype(np.int16)
int32, int64 = np.dtype(np.int32), np.dtype(np.int64)
uint8, uint16 = np.dtype(np.uint8), np.dtype(np.uint16)
uint32, uint64 = np.dtype(np.uint32), np.dtype(np.uint64)
float32, float64 = np.dtype(np.float32), np.dtype(np.float64)
complex64, complex128 = np.dtype(np.complex64), np.dtype(np.complex128)

INEXACT = (float32, float64, complex64, complex128)
STORAGE = (int8, int16, uint8, uint16, uint32, uint64)
SUPPORTED = frozenset({bool_, int32, int64, *INEXACT, *STORAGE})
_INSTANCES: dict[DType, DType] = {d: d for d in SUPPORTED}

HALF = ("float16", "bfloat16")
"""Names of the dtypes of 16 bits that programs of the XLA engine store and multiply."""
_float16 = np.dtype(np.float16)

_REAL: dict[DType, DType] = {complex64: float32, complex128: float64}
_COMPLEX: dict[DType, DType] = {float32: complex64, float64: complex128}


def as_dtype(dtype: Any, what: str, *, half: bool = False) -> DType:
    """A supported dtype; any other dtype raises a TypeError that names `what`.

    Half precision is accepted with `half` only, for what a program of the XLA engine may contain.
    """
    try:
        named = isinstance(dtype, str) and dtype in HALF
        converted: DType = half_precision(dtype) if named else np.dtype(dtype)
    except TypeError as error:
        raise TypeError(f"{what}: dtype {dtype!r} is not a dtype") from error
    native = instance_of(converted if converted.isnative else converted.newbyteorder("="))
    if is_half(native):
        return native if half else refuse_half(what, native)
    if native not in SUPPORTED:
        names = ", ".join(sorted(d.name for d in SUPPORTED))
        raise TypeError(f"{what}: dtype {converted} is not supported; supported are {names}")
    return native


def half_precision(name: str) -> DType:
    """The dtype of this name. Raises ModuleNotFoundError if bfloat16 has no package."""
    if name == "bfloat16" and find_spec("ml_dtypes") is None:
        raise ModuleNotFoundError(
            "te.bfloat16: NumPy's dtype is in ml_dtypes, which is not installed; jax "
            "installs it, and the XLA engine, which uses jax, computes with it "
            "(pip install 'tenferro[xla]')",
            name="ml_dtypes",
        )
    return _float16 if name == "float16" else np.dtype(import_module("ml_dtypes").bfloat16)


def is_half(dtype: DType) -> bool:
    """Whether a dtype is float16 or bfloat16."""
    return dtype.itemsize == 2 and dtype.name in HALF


def refuse_half(what: str, dtype: DType) -> NoReturn:
    """The error for half precision outside of programs of the XLA engine."""
    raise TypeError(
        f"{what}: dtype {dtype} is not supported here; half precision exists in functions compiled "
        'by te.jit(f, engine="xla"), derivatives in te.jit(te.grad(f), engine="xla"). Elsewhere '
        "convert with x.astype(np.float32)"
    )


def kind_of(dtype: DType) -> str:
    """NumPy's letter for the kind of a dtype; "e" for half precision, which few operations take.

    >>> kind_of(np.dtype("float32")), kind_of(np.dtype("float16"))
    ('f', 'e')
    """
    return "e" if is_half(dtype) else dtype.kind


def instance_of(dtype: DType) -> DType:
    """The instance that NumPy's own arrays carry.

    Equal ones exist: `longlong`, those of unpickled arrays, and those with metadata.

    >>> instance_of(np.dtype(np.longlong)) is np.dtype(np.int64)
    True
    """
    return _INSTANCES.get(dtype, dtype)


def real_dtype(dtype: DType) -> DType:
    """The dtype of real and imaginary part."""
    return _REAL.get(dtype, dtype)


def complex_dtype(dtype: DType) -> DType:
    """The complex dtype of the same precision."""
    return _COMPLEX.get(dtype, dtype)


def inexact_dtype(dtype: DType) -> DType:
    """The dtype itself if floating-point or complex, otherwise the default float64."""
    return dtype if kind_of(dtype) in "efc" else float64


def result_dtype(*operands: DType | bool | int | float | complex) -> DType:
    """NumPy's promotion; Python scalars are weak. bfloat16 is promoted as float16 is."""
    half, alike = as_numpys_half(operands)
    found: DType = np.result_type(*alike)
    return half if found == _float16 and half is not None else found


def as_numpys_half(operands: Sequence[Any]) -> tuple[DType | None, Sequence[Any]]:
    """The half precision among dtypes, and the dtypes with NumPy's own in its place.

    NumPy promotes bfloat16 to float64 beside a Python number. Raises TypeError for both kinds.
    """
    found = {x for x in operands if isinstance(x, np.dtype) and is_half(x)}
    if not found:
        return None, operands
    if len(found) > 1:
        raise TypeError(
            "operands have dtypes float16 and bfloat16, expected one of them; convert one of the "
            "operands with x.astype"
        )
    return found.pop(), [
        _float16 if isinstance(x, np.dtype) and is_half(x) else x for x in operands
    ]
