"""Cumulative operations along an axis: running sums, products, extrema.

All but the sum get their derivative from one primitive, the linear recurrence: it is linear in what
is fed in, its transpose is a recurrence in the other direction, and it divides by nothing.

Maths note: reductions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tenferro.ops.arrays.structural import pad
from tenferro.ops.base import Family, apply, check_kind, conj, convert_to, f, literal
from tenferro.ops.base.shapes import counted_axis, same_aval
from tenferro.tensor import Aval


def _cumulative(name: str, kinds: str, operands: int = 1, **declared: Any) -> Family:
    infer = _infer(name, kinds)
    return Family(name, infer, operands=operands, batch="axes", **declared)


def _infer(name: str, kinds: str) -> Callable[..., Aval]:
    def infer(*operands: Aval, axis: int, reverse: bool) -> Aval:
        aval = same_aval(name, *operands)
        check_kind(name, aval, kinds)
        counted_axis(name, axis, aval.ndim)
        return aval

    return infer


cumulative_sum = _cumulative("cumulative_sum", "iufc", linear="all")
cumulative_prod = _cumulative("cumulative_prod", "iufc")
cumulative_max = _cumulative("cumulative_max", "biuf")
cumulative_min = _cumulative("cumulative_min", "biuf")
cumulative_logsumexp = _cumulative("cumulative_logsumexp", "f")
linear_recurrence = _cumulative("linear_recurrence", "fc", 2, linear=(1,))
"""`h[k] = a[k] * h[k-1] + b[k]` along an axis, from `h[0] = b[0]`; from the end if `reverse`."""

RUNNING = {
    "cumulative_sum": "reduce_sum",
    "cumulative_prod": "reduce_prod",
    "cumulative_max": "reduce_max",
    "cumulative_min": "reduce_min",
}
"""The reductions of all elements up to each that the families compute."""


def recurrence(a: Any, b: Any, axis: int, reverse: bool) -> Any:
    """`h[k] = a[k] * h[k-1] + b[k]`; a[0] is not read."""
    return apply(linear_recurrence.bind(axis=axis, reverse=reverse), a, b)


def before(x: Any, axis: int, reverse: bool, first: Any = 0) -> Any:
    """The value before each element in the direction of the recurrence; `first` at its start."""
    shifted = (-1, 1, 0) if reverse else (1, -1, 0)
    padding = tuple(shifted if a == axis else (0, 0, 0) for a in range(x.ndim))
    return apply(pad.bind(padding=padding), x, literal(x, first, x.dtype))


@cumulative_sum.transpose(0)
def _(ct: Any, x: Any, *, axis: int, reverse: bool) -> Any:
    return apply(cumulative_sum.bind(axis=axis, reverse=not reverse), ct)


@linear_recurrence.jvp
def _(a: Any, b: Any, h: Any, da: Any, db: Any, *, axis: int, reverse: bool) -> Any:
    return recurrence(a, da * before(h, axis, reverse) + db, axis, reverse)


@linear_recurrence.transpose(1)
def _(ct: Any, a: Any, b: Any, *, axis: int, reverse: bool) -> Any:
    # λ[k] = ct[k] + conj(a[k+1]) λ[k+1]
    return recurrence(conj(before(a, axis, not reverse)), ct, axis, not reverse)


@cumulative_prod.jvp
def _(x: Any, y: Any, dx: Any, *, axis: int, reverse: bool) -> Any:
    # dy[k] = x[k] dy[k-1] + y[k-1] dx[k]: no division, so zeros are right to every order.
    return recurrence(x, before(y, axis, reverse, first=1) * dx, axis, reverse)


@cumulative_logsumexp.formula
def _(x: Any, *, axis: int, reverse: bool) -> Any:
    """m + log s with the largest m so far, s[k] = exp(m[k-1] - m[k]) s[k-1] + exp(x[k] - m[k])."""
    largest = apply(cumulative_max.bind(axis=axis, reverse=reverse), x)
    end = float(np.finfo(x.dtype).max)
    shift = f.maximum(f.minimum(largest, end), -end)
    infinite = f.where(f.equal(shift, largest), np.nan, largest)  # NaN equals no element
    weights = f.exp(f.where(f.equal(x, infinite), shift, x) - shift)
    scale = f.exp(before(shift, axis, reverse) - shift)
    return largest + f.log(recurrence(scale, weights, axis, reverse))


@cumulative_logsumexp.jvp
def _(x: Any, y: Any, dx: Any, *, axis: int, reverse: bool) -> Any:
    # dy[k] = exp(y[k-1] - y[k]) dy[k-1] + exp(x[k] - y[k]) dx[k]; no weight where all is -inf.
    empty = f.equal(y, -float("inf"))
    finite = f.where(empty, f.zeros_like(y), y)
    previous = before(y, axis, reverse, first=-float("inf"))
    return recurrence(f.exp(previous - finite), f.exp(x - finite) * dx, axis, reverse)


def _extremum_jvp(x: Any, y: Any, dx: Any, *, axis: int, reverse: bool) -> Any:
    """Contract: tied elements share the tangent equally. A tie is within a run of equal outputs."""
    same_run = convert_to(f.equal(before(y, axis, reverse), y), x.dtype)
    ties = convert_to(f.equal(x, y), x.dtype)
    shared = recurrence(same_run, ties * dx, axis, reverse)
    return shared / recurrence(same_run, ties, axis, reverse)


cumulative_max.jvp(_extremum_jvp)
cumulative_min.jvp(_extremum_jvp)
