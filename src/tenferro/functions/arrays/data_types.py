"""dtypes as values: promotion, limits, conversion."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array, convert_to
from tenferro.functions.arrays.devices import placed
from tenferro.ops.base import as_operand, refuse_dtype
from tenferro.ops.base.promotion import dtype_or_scalar, scalar_dtype
from tenferro.tensor import Array, ArrayLike, DTypeLike
from tenferro.tensor.devices import CPU
from tenferro.tensor.dtypes import DType, as_dtype
from tenferro.trace.tracer import Tracer, current_trace, is_number

__all__ = ["astype", "can_cast", "finfo", "iinfo", "isdtype", "promote_types", "result_type"]


def astype(x: ArrayLike, /, dtype: DTypeLike, *, copy: Any = True, device: object = None) -> Tensor:
    """x with another dtype.

    Casts between floating-point and complex dtypes are differentiable, also if they lose precision;
    casts to or from integers and booleans are not. A complex number becomes its real part. Without
    `copy` the result may be x itself. Raises TypeError for a dtype that is not supported.

    >>> astype([1.5, 2.5], "int32")
    Tensor([1, 2], dtype=int32)
    """
    x = as_array("astype", x)
    computed_here = not isinstance(x, Tracer) and x.device == CPU and current_trace.get() is None
    converted = convert_to(x, as_dtype(dtype, "astype", half=not computed_here))
    if device is not None:
        converted = placed("astype", converted, device)
    return converted.alias() if copy and converted is x else converted


def result_type(*arrays_and_dtypes: Any) -> DType:
    """The promoted dtype of arrays, dtypes and weakly typed Python numbers.

    Raises TypeError if there is none, ValueError without arguments.

    >>> result_type(np.float32, 1.0)
    dtype('float32')
    """
    return as_dtype(np.result_type(*map(_for_promotion, arrays_and_dtypes)), "result_type")


def _for_promotion(x: Array) -> Any:
    return x.dtype if isinstance(x, np.ndarray) else dtype_or_scalar(x)


def promote_types(type1: Any, type2: Any) -> DType:
    """The smallest dtype to which both can be cast safely.

    >>> promote_types("int64", "float32")
    dtype('float64')
    """
    return as_dtype(np.promote_types(_for_promotion(type1), _for_promotion(type2)), "promote_types")


def can_cast(from_: Any, to: Any, /, casting: Any = "safe") -> bool:
    """Whether values of a dtype, or an array, can be cast to another dtype.

    >>> can_cast(np.float32, np.float64), can_cast(np.float64, np.float32)
    (True, False)
    """
    return np.can_cast(_for_promotion(from_), _for_promotion(to), casting)


def isdtype(dtype: DTypeLike, kind: Any) -> bool:
    """Whether a dtype is of a kind: a dtype, one of the standard's names, or a tuple of these.

    The names are "bool", "signed integer", "unsigned integer", "integral", "real floating",
    "complex floating", "numeric". Raises TypeError or ValueError for other names.

    >>> isdtype(np.dtype("float32"), ("integral", "real floating"))
    True
    """
    return np.isdtype(as_dtype(dtype, "isdtype"), kind)


@dataclass(frozen=True)
class FloatLimits:
    """Limits of a floating-point dtype, as Python numbers."""

    bits: int
    eps: float
    max: float
    min: float
    smallest_normal: float
    dtype: DType


def finfo(type: Any, /) -> FloatLimits:
    """Limits of a floating-point dtype: `bits`, `eps`, `max`, `min`, `smallest_normal`, `dtype`.

    For complex dtypes and arrays those of their parts. They are Python floats, as the Array API
    standard has it. Raises TypeError for other dtypes.

    >>> finfo(np.float32).eps
    1.1920928955078125e-07
    """
    dtype = _dtype_of("finfo", type)
    if dtype.kind not in "fc":
        refuse_dtype("finfo", "the dtype", dtype, "a floating-point or complex dtype")
    limits = np.finfo(dtype)
    return FloatLimits(
        int(limits.bits),
        float(limits.eps),
        float(limits.max),
        float(limits.min),
        float(limits.smallest_normal),
        np.dtype(limits.dtype),
    )


def iinfo(type: Any, /) -> np.iinfo[Any]:
    """Limits of an integer dtype: `bits`, `max`, `min`, `dtype`. TypeError for other dtypes.

    >>> iinfo(np.int8).max
    127
    """
    dtype = _dtype_of("iinfo", type)
    if dtype.kind not in "iu":
        refuse_dtype("iinfo", "the dtype", dtype, "an integer dtype")
    return np.iinfo(dtype)


def _dtype_of(name: str, x: Array) -> DType:
    if is_number(x):
        return scalar_dtype(as_operand(name, x))
    return as_dtype(_for_promotion(x), name)
