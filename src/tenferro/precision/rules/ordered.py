"""Running products and extrema, recurrences, and order, of double-double numbers.

Maths note: double_double.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tenferro.functions.arrays.joining import concat
from tenferro.functions.indexing.indexing import take_along_axis
from tenferro.ops.base import FAMILIES, TensorOperation, apply, f
from tenferro.precision.rules.pair import Pair
from tenferro.precision.rules.table import RULES, rule

State = tuple[Pair, ...]


def _running(
    operation: TensorOperation,
    state: State,
    join: Callable[[State, State], State],
    neutral: tuple[float, ...],
) -> State:
    """The elements joined with all before, in steps of 1, 2, 4, … elements (Hillis and Steele)."""
    axis, size = operation.params["axis"], state[0].high.shape[operation.params["axis"]]
    flip = FAMILIES["reverse"].bind(axes=(axis,))
    if operation.params["reverse"]:
        state = tuple(x.map(lambda part: apply(flip, part)) for x in state)
    step = 1
    while step < size:
        earlier = [_shifted(x, axis, step, c) for x, c in zip(state, neutral, strict=True)]
        state = join(tuple(earlier), state)
        step *= 2
    if operation.params["reverse"]:
        state = tuple(x.map(lambda part: apply(flip, part)) for x in state)
    return state


def _shifted(x: Pair, axis: int, step: int, first: float) -> Pair:
    """The elements so many places before; the first ones are a number."""
    every = (slice(None),) * axis
    before, rest = ((*every, slice(*ends)) for ends in ((0, step), (0, -step)))
    high = concat([f.zeros_like(x.high[before]) + first, x.high[rest]], axis=axis)
    if x.low is None:
        return Pair(high)
    return Pair(high, concat([f.zeros_like(x.low[before]), x.low[rest]], axis=axis))


def _of_pointwise(family: str, join: str, neutral: float) -> None:
    @rule(family)
    def _(operation: TensorOperation, x: Pair) -> Pair:
        def joined(earlier: State, later: State) -> State:
            both: Pair = RULES[join](FAMILIES[join].bind(), earlier[0], later[0])
            return (both,)

        return _running(operation, (x,), joined, (neutral,))[0]


_of_pointwise("cumulative_prod", "mul", 1.0)
_of_pointwise("cumulative_max", "maximum", -np.inf)
_of_pointwise("cumulative_min", "minimum", np.inf)


@rule("linear_recurrence")
def _(operation: TensorOperation, a: Pair, b: Pair) -> Pair:
    """Of pairs (a, b), which mean a h + b; the first a is not read."""

    def joined(earlier: State, later: State) -> State:
        return earlier[0] * later[0], earlier[1] * later[0] + later[1]

    axis, n = operation.params["axis"], a.high.shape[operation.params["axis"]]
    positions = np.arange(n).reshape([-1 if i == axis else 1 for i in range(a.high.ndim)])
    first = positions == (n - 1 if operation.params["reverse"] else 0)
    a = a.map(lambda part: f.where(f.zeros_like(part) + first > 0, 0.0, part))
    return _running(operation, (a, b), joined, (1.0, 0.0))[1]


@rule("sort")
def sort(operation: TensorOperation, x: Pair) -> tuple[Pair, Any]:
    """By low parts, and then by high ones: the order of equal numbers stays."""
    high, places = apply(operation, x.high)
    if x.low is None:
        return Pair(high), places
    axis = operation.params["axis"]
    _, by_low = apply(operation, x.low)
    _, by_high = apply(operation, take_along_axis(x.high, by_low, axis))
    places = take_along_axis(by_low, by_high, axis)
    return x.map(lambda part: take_along_axis(part, places, axis)), places


@rule("top_k")
def _(operation: TensorOperation, x: Pair) -> tuple[Pair, Any]:
    return _chosen(x, operation.params["axis"], slice(0, operation.params["k"]), descending=True)


@rule("order_statistics")
def _(operation: TensorOperation, x: Pair) -> tuple[Pair, Any]:
    ranks = np.array(operation.params["ranks"], np.int64)
    return _chosen(x, operation.params["axis"], ranks, descending=False)


def _chosen(x: Pair, axis: int, ranks: Any, *, descending: bool) -> tuple[Pair, Any]:
    """Some of the numbers in order, and where they are."""
    values, places = sort(FAMILIES["sort"].bind(axis=axis, descending=descending), x)
    index = (*(slice(None),) * axis, ranks)
    return values.map(lambda part: part[index]), places[index]
