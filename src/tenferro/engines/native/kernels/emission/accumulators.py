"""Accumulators of reductions: how values are combined, in lanes and across them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from tenferro.engines.native import ir
from tenferro.engines.native.kernels.emission.frame import KernelFrame, broadcast
from tenferro.engines.native.kernels.emission.rows import registers_of, shuffle
from tenferro.engines.native.kernels.scalars import integer_functions
from tenferro.engines.native.kernels.scalars.values import (
    I1,
    I32,
    DType,
    Parts,
    is_signed,
    number,
    part_count,
    register_type,
)
from tenferro.engines.native.math import MATH
from tenferro.engines.native.math.lanes import intrinsic, lane_count, splat
from tenferro.engines.native.runtime.code.target import host
from tenferro.ops.arrays.reduction import MONOIDS


def neutral(name: str, dtype: DType) -> Any:
    """The value that changes nothing."""
    return MONOIDS[name].identity(dtype).item()


def combine(b: ir.IRBuilder, name: str, dtype: DType, x: Parts, y: Parts) -> Parts:
    """Two values in one; of NaN, extrema take no notice."""
    join = MONOIDS[name].join
    if dtype.kind == "c":
        return _combine_complex(b, join, x, y)
    if dtype.kind == "f":
        return (combine_real(b, join, x[0], y[0]),)
    table = integer_functions.BOOLEAN if dtype.kind == "b" else integer_functions.INTEGER
    return (table[join](b, is_signed(dtype), y[0], x[0]),)


def combine_real(b: ir.IRBuilder, join: str, x: ir.Value, y: ir.Value) -> ir.Value:
    """Two real numbers joined by a pointwise family; of NaN, extrema take no notice."""
    if join in _EXTREMA:
        return b.select(b.fcmp_ordered(_EXTREMA[join], y, x), y, x)
    if join in _ARITHMETIC:
        return _ARITHMETIC[join](b, x, y)
    return MATH[join].emit(b, x, y)


def _combine_complex(b: ir.IRBuilder, join: str, x: Parts, y: Parts) -> Parts:
    if join == "add":
        return b.fadd(x[0], y[0]), b.fadd(x[1], y[1])
    if join != "mul":
        raise NotImplementedError(f"combine: {join} of complex numbers, expected add or mul")
    real = b.fsub(b.fmul(x[0], y[0]), b.fmul(x[1], y[1]))
    return real, b.fadd(b.fmul(x[0], y[1]), b.fmul(x[1], y[0]))


_EXTREMA = {"maximum": ">", "minimum": "<"}
_ARITHMETIC = {"add": ir.IRBuilder.fadd, "mul": ir.IRBuilder.fmul}


def _watches_nan(name: str, dtype: DType) -> bool:
    """Whether instructions that combine leave out NaN, so that it is watched for apart."""
    return dtype.kind == "f" and MONOIDS[name].join in _EXTREMA


def combine_exactly(b: ir.IRBuilder, name: str, dtype: DType, x: Parts, y: Parts) -> Parts:
    """Two values in one; NaN if an extremum has one."""
    combined = combine(b, name, dtype, x, y)
    if not _watches_nan(name, dtype):
        return combined
    nan = b.fcmp_unordered("uno", x[0], y[0])
    return (b.select(nan, b.fadd(x[0], y[0]), combined[0]),)


@dataclass(slots=True)
class Accumulator:
    """A reduction in progress: variables for its parts, and whether a NaN was seen.

    With `lanes`, every lane accumulates for itself. `across` says that the lanes are combined in
    the end.
    """

    frame: KernelFrame
    name: str
    dtype: DType
    lanes: int
    across: bool
    parts: tuple[ir.Alloca, ...]
    seen: ir.Alloca | None

    @classmethod
    def make(
        cls, frame: KernelFrame, name: str, dtype: DType, lanes: int, *, across: bool
    ) -> Accumulator:
        """A fresh accumulator, to be started before its loop."""
        kind = register_type(dtype, lanes)
        parts = tuple(frame.variable(kind) for _ in range(part_count(dtype)))
        watched = min(lanes, host().lanes(dtype.itemsize)) if across else lanes
        bits = ir.VectorType(I1, watched) if lanes else I1
        seen = frame.variable(bits) if _watches_nan(name, dtype) else None
        return cls(frame, name, dtype, lanes, across, parts, seen)

    def start(self, b: ir.IRBuilder) -> None:
        """Set it to the neutral value."""
        initial = number(self.dtype, neutral(self.name, self.dtype), self.lanes)
        for variable, value in zip(self.parts, initial, strict=True):
            b.store(value, variable)
        if self.seen is not None:
            b.store(splat(self.seen.allocated_type, 0), self.seen)

    def take(self, b: ir.IRBuilder, value: Parts, mask: ir.Value | None) -> None:
        """Combine a value; in the lanes that the mask leaves out, nothing."""
        if mask is not None:
            nothing = number(self.dtype, neutral(self.name, self.dtype), self.lanes)
            value = tuple(b.select(mask, v, n) for v, n in zip(value, nothing, strict=True))
        before = tuple(b.load(v, typ=v.allocated_type) for v in self.parts)
        after = combine(b, self.name, self.dtype, before, value)
        for variable, part in zip(self.parts, after, strict=True):
            b.store(part, variable)
        if self.seen is not None:
            kind = self.seen.allocated_type
            rows = registers_of(b, value[0], lane_count(kind)) if self.lanes else [value[0]]
            seen = b.load(self.seen, typ=kind)
            for x, y in zip(rows[::2], rows[1::2] or rows, strict=True):
                seen = b.or_(seen, b.fcmp_unordered("uno", x, y))
            b.store(seen, self.seen)

    def take_product(
        self, b: ir.IRBuilder, x: ir.Value, y: ir.Value, mask: ir.Value | None
    ) -> None:
        """Add a product of real numbers, rounded once where processors do that as fast."""
        (variable,) = self.parts
        before = b.load(variable, typ=variable.allocated_type)
        after = intrinsic(b, "fmuladd", x, y, before)
        b.store(after if mask is None else b.select(mask, after, before), variable)

    def result(self, b: ir.IRBuilder) -> Parts:
        """The reduced value."""
        value = tuple(b.load(v, typ=v.allocated_type) for v in self.parts)
        seen = None if self.seen is None else b.load(self.seen, typ=self.seen.allocated_type)
        if self.across and self.lanes:
            value = across_lanes(b, self.name, self.dtype, value)
            if seen is not None:
                seen = intrinsic(b, "vector.reduce.or", seen, result=I1)
        if seen is None:
            return value
        (nan,) = number(self.dtype, np.nan, 0 if self.across else self.lanes)
        return (b.select(seen, nan, value[0]),)


def across_lanes(b: ir.IRBuilder, name: str, dtype: DType, value: Parts) -> Parts:
    """All lanes in one, halves first."""
    lanes = value[0].type.count
    while lanes > 1:
        lanes //= 2
        low = tuple(shuffle(b, v, None, list(range(lanes))) for v in value)
        high = tuple(shuffle(b, v, None, list(range(lanes, 2 * lanes))) for v in value)
        value = combine(b, name, dtype, low, high)
    return tuple(b.extract_element(v, I32(0)) for v in value)


__all__ = ["Accumulator", "across_lanes", "broadcast", "combine_exactly", "combine_real", "neutral"]
