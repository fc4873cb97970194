"""Operands for which an operation does not fail, as its family declares them.

Where a step or a branch does not run, but is computed all the same, they replace its operands.
"""

from __future__ import annotations

from typing import Any

from tenferro.ops.base.family import Fill
from tenferro.ops.base.writer import Writer
from tenferro.tensor import Aval
from tenferro.tensor.dtypes import int64


def zeros(w: Writer, aval: Aval) -> int:
    """0 everywhere."""
    return w.zeros(aval)


def positions(w: Writer, aval: Aval) -> int:
    """0, 1, … along the last axis."""
    return w.bind("iota", shape=aval.shape, dimension=aval.ndim - 1, dtype=aval.dtype)


def diagonal(w: Writer, aval: Aval) -> int:
    """1, 2, … on the diagonal of each matrix: regular, positive, with distinct eigenvalues."""
    column, row = _along(w, aval, 1), _along(w, aval, 2)
    number = w.bind("convert", w.bind("add", row, w.splat(1, w.aval(row))), dtype=aval.dtype)
    return _where(w, w.bind("compare", row, column, direction="equal"), number)


def stable(w: Writer, aval: Aval) -> int:
    """−1, −2, … on the diagonal of each matrix."""
    return w.bind("neg", diagonal(w, aval))


def ones_at(place: Any, axis: int) -> Fill:
    """1 at this place of an axis, counted from the last one, which is 1; 0 elsewhere."""

    def fill(w: Writer, aval: Aval) -> int:
        along = _along(w, aval, axis)
        is_there = w.bind("compare", along, w.splat(place, w.aval(along)), direction="equal")
        return _where(w, is_there, w.splat(1, aval))

    return fill


def _along(w: Writer, aval: Aval, axis: int) -> int:
    return w.bind("iota", shape=aval.shape, dimension=aval.ndim - axis, dtype=int64)


def _where(w: Writer, holds: int, x: int) -> int:
    return w.bind("select", holds, x, w.zeros(w.aval(x)))
