"""Quick ways through the guards of spectral factorizations: values that are apart need no more."""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np

from tenferro.engines.native import ir
from tenferro.engines.native.kernels.values import I64
from tenferro.engines.native.lapack.code import Code
from tenferro.engines.native.lapack.step import Draft, Function, bind, called, shortcut
from tenferro.tensor import Aval
from tenferro.tensor.rounding import spectral_rounding


def apart(values: Aval, *, gaps: bool, zeros: bool) -> Function | None:
    """A function that gives None unless ordered values differ (`gaps`) and none is 0 (`zeros`)."""
    shape: Any = values.shape
    if values.dtype.char not in ("f", "d") or not all(isinstance(n, int) and n for n in shape):
        return None

    def write(code: Code) -> None:
        with code.loop(I64(0), code.n["count"]) as i:
            row = code.at(code.data[0], code.b.mul(i, code.n["size"]))
            bound = code.b.fmul(code.number("tiny"), _largest(code, row))
            _check(code, row, bound, gaps, zeros)

    numbers = {"count": prod(shape[:-1]), "size": shape[-1], "tiny": spectral_rounding(values)}
    draft = Draft("", write, numbers)
    return called(bind(f"values apart {gaps} {zeros}", draft, values.dtype, 1), [values], [])


def _largest(code: Code, row: ir.Value) -> ir.Value:
    """The largest absolute value."""
    b, largest = code.b, code.variable
    b.store(ir.Constant(code.scalar, 0.0), largest)
    with code.loop(I64(0), code.n["size"]) as j:
        size = code.absolute(code.element(row, j))
        b.store(code.larger(size, b.load(largest, typ=code.scalar)), largest)
    return b.load(largest, typ=code.scalar)


def _check(code: Code, row: ir.Value, bound: ir.Value, gaps: bool, zeros: bool) -> None:
    b, size, one = code.b, code.n["size"], I64(1)
    if zeros:
        with code.loop(I64(0), size) as j:
            _leave_unless_above(code, code.element(row, j), bound)
    if gaps:
        with code.loop(one, size) as j:
            gap = b.fsub(code.element(row, j), code.element(row, b.sub(j, one)))
            _leave_unless_above(code, code.absolute(gap), bound)


def _leave_unless_above(code: Code, x: ir.Value, bound: ir.Value) -> None:
    code.fail_if(code.b.fcmp_unordered("<=", x, bound))


def passing(values: Aval, count: int, *, gaps: bool, zeros: bool) -> Function | None:
    """The first operands as they are, where the last one holds values that are apart."""
    check = apart(values, gaps=gaps, zeros=zeros)
    if check is None:
        return None
    return lambda *arrays: None if check(arrays[-1]) is None else arrays[:count]


@shortcut("tenferro.linalg.gauge_direction.v1")
def _(x: Aval, source: Aval, values: Aval, *, name: str, mixed: bool) -> Function | None:
    return passing(values, 1, gaps=True, zeros=name == "svd")


@shortcut("tenferro.linalg.gauge_decision.v1")
def _(x: Aval, source: Aval, values: Aval, *, name: str) -> Function | None:
    return passing(values, 1, gaps=True, zeros=name == "svd")


@shortcut("tenferro.linalg.gauge_check.v1")
def _(*avals: Aval, name: str, generators: int, equal: bool, weighted: bool) -> Function | None:
    if avals[1].is_complex or not equal:
        return None
    return passing(avals[-1], generators + 1, gaps=True, zeros=name == "svd")


@shortcut("tenferro.linalg.svd_null_check.v1")
def _(beyond: Aval, left: Aval, right: Aval, s: Aval) -> Function | None:
    return passing(s, 1, gaps=False, zeros=True)


@shortcut("tenferro.linalg.values_check.v1")
def _(ct: Aval, V: Aval, values: Aval, *, name: str, second: bool) -> Function | None:
    return passing(values, 1, gaps=True, zeros=False)


@shortcut("tenferro.linalg.second_weights.v1")
def _(t: Aval, x: Aval, V: Aval, values: Aval, *, name: str) -> Function | None:
    check = apart(values, gaps=True, zeros=False)
    if check is None:
        return None
    zero: Any = x if t.ndim == V.ndim else V
    return lambda *arrays: (
        None if check(arrays[-1]) is None else (np.zeros(zero.shape, zero.dtype),)
    )
