"""Values of a kernel in LLVM IR: their types in memory and in registers.

A value is a tuple of parts: one, or real and imaginary part. Booleans are bytes in memory and bits
in registers.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from tenferro.engines.native import ir
from tenferro.engines.native.math.lanes import DOUBLE, SINGLE, FloatFormat, splat

Parts = tuple[ir.Value, ...]
DType = np.dtype[Any]
I1, I8, I32, I64 = (ir.IntType(n) for n in (1, 8, 32, 64))
POINTER = ir.PointerType()


@cache
def name_of(dtype: DType) -> str:
    """The name of a dtype, which NumPy puts together anew each time."""
    return str(dtype.name)


def part_dtype(dtype: DType) -> DType:
    """The dtype of one part."""
    return np.dtype(f"f{dtype.itemsize // 2}") if dtype.kind == "c" else dtype


def part_count(dtype: DType) -> int:
    """How many parts a value has."""
    return 2 if dtype.kind == "c" else 1


def register_type(dtype: DType, lanes: int = 0) -> ir.Type:
    """The type of one part in registers; a vector if `lanes` is not 0."""
    part = part_dtype(dtype)
    if part.kind == "f":
        scalar: ir.Type = ir.FloatType() if part.itemsize == 4 else ir.DoubleType()
    else:
        scalar = I1 if part.kind == "b" else ir.IntType(8 * part.itemsize)
    return ir.VectorType(scalar, lanes) if lanes else scalar


def memory_type(dtype: DType) -> ir.Type:
    """The type of one part in memory."""
    return I8 if dtype.kind == "b" else register_type(dtype)


def format_of(dtype: DType) -> FloatFormat:
    """The floating-point format of a dtype's parts."""
    return SINGLE if part_dtype(dtype).itemsize == 4 else DOUBLE


def number(dtype: DType, value: Any, lanes: int = 0) -> Parts:
    """A constant in every lane."""
    if dtype.kind == "c":
        real = part_dtype(dtype)
        parts = complex(value)
        return (*number(real, parts.real, lanes), *number(real, parts.imag, lanes))
    plain = float(value) if dtype.kind == "f" else int(value)
    return (splat(register_type(dtype, lanes), plain),)


def is_signed(dtype: DType) -> bool:
    """Whether integers of a dtype have a sign."""
    return bool(dtype.kind == "i")
