"""dtypes: which exist, and how they combine (NumPy's promotion, weak Python scalars)."""

from __future__ import annotations

from typing import Any

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

_REAL: dict[DType, DType] = {complex64: float32, complex128: float64}
_COMPLEX: dict[DType, DType] = {float32: complex64, float64: complex128}


def as_dtype(dtype: Any, what: str) -> DType:
    """A supported dtype; any other dtype raises a TypeError that names `what`."""
    try:
        converted: DType = np.dtype(dtype)
    except TypeError as error:
        raise TypeError(f"{what}: dtype {dtype!r} is not a dtype") from error
    native = instance_of(converted if converted.isnative else converted.newbyteorder("="))
    if native not in SUPPORTED:
        names = ", ".join(sorted(d.name for d in SUPPORTED))
        half = converted.name in ("float16", "bfloat16")
        advice = "; for half precision, convert with x.astype(np.float32)" if half else ""
        raise TypeError(
            f"{what}: dtype {converted} is not supported; supported are {names}{advice}"
        )
    return native


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
    return dtype if dtype.kind in "fc" else float64


def result_dtype(*operands: DType | bool | int | float | complex) -> DType:
    """NumPy's promotion; Python scalars are weak."""
    return np.result_type(*operands)
