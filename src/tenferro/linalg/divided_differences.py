"""Divided differences of pointwise functions, accurate where points coincide or nearly do.

Maths note: matrix_functions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations
from math import factorial
from typing import Any

import numpy as np

from tenferro.functions.arrays.creation import ones_like
from tenferro.functions.arrays.data_types import astype
from tenferro.functions.arrays.manipulation import expand_dims
from tenferro.functions.axes.products import tensordot
from tenferro.functions.elements.arithmetic import abs as absolute
from tenferro.functions.numbers.choosing import where
from tenferro.linalg.arguments import epsilon
from tenferro.ops.base import apply, broadcast_to_shape, nullary
from tenferro.ops.base.apply import constant_operation
from tenferro.ops.control.calls import stop_gradient
from tenferro.tensor import Array
from tenferro.transforms import jvp, trace

Function = Callable[..., Any]
NODES = {1: 8, 2: 4}
"""Gauss nodes per direction of the quadrature over a simplex, by its dimension; 3 for more."""


def detached(x: Any) -> Any:
    """The value, taken for a constant by derivatives: the rule that uses it accounts for it."""
    return apply(stop_gradient.bind(), x)


def evaluate(func: Function, x: Array, args: Sequence[Any], order: int = 0) -> Any:
    """The derivative of this order of a pointwise function at x, inside rules too."""
    program = trace(derivative(func, order))(x.aval, *[a.aval for a in args])
    shapes = [y.shape for y in program.outputs]
    if shapes != [x.shape]:
        raise ValueError(
            f"funm: func returns shapes {shapes} for shape {x.shape}, expected the same"
        )
    return program.on_arrays([x, *args])


def derivative(func: Function, order: int) -> Function:
    """The derivative in the first argument as a function."""
    if order == 0:
        return func
    below = derivative(func, order - 1)

    def slope(x: Array, *args: Any) -> Any:
        return jvp(lambda t: below(t, *args), (x,), (ones_like(x),))[1]

    return slope


def divided_differences(func: Function, x: Array, args: Sequence[Any], order: int) -> Any:
    """f[x_i, x_j, …] for all choices of order + 1 of the points: (..., n, n, …)."""
    return _with_bound(func, x, args, order)[0]


def _with_bound(func: Function, x: Array, args: Sequence[Any], order: int) -> tuple[Any, Any]:
    """The table, and bounds for the rounding errors in it."""
    if order == 0:
        y = evaluate(func, x, args)
        return y, _rounding(y, absolute(y))
    below, error = _with_bound(func, x, args, order - 1)
    quotient, bound, gap = _quotient(below, error, x, order)
    mean, size = _quadrature(func, x, args, order)
    agree = absolute(detached(mean - quotient)) <= bound
    better = _rounding(mean, size) <= bound
    near = (agree & better) | (gap == 0)
    return where(near, mean, quotient), where(near, _rounding(mean, size), bound)


def _rounding(y: Any, size: Any) -> Any:
    return detached(size * (4 * epsilon(y.dtype)))


def _quotient(below: Any, error: Any, x: Array, order: int) -> tuple[Any, Any, Any]:
    """(f[all but a] − f[all but b])/(b − a) with the two points a, b that lie farthest apart."""
    points = [_along(x, i, order) for i in range(order + 1)]
    best: tuple[Any, ...] | None = None
    for i, j in combinations(range(order + 1), 2):
        step = points[j] - points[i]
        gap = absolute(step)
        safe = where(gap == 0, 1, step)
        value = (_without(below, i, order) - _without(below, j, order)) / astype(safe, below.dtype)
        bound = (_without(error, i, order) + _without(error, j, order)) / absolute(safe)
        if best is None:
            best = value, bound, gap
        else:
            far = gap > best[2]
            pairs = zip((value, bound, gap), best, strict=True)
            best = tuple(where(far, new, old) for new, old in pairs)
    assert best is not None
    return best


def _along(x: Array, position: int, order: int) -> Any:
    """x along one of order + 1 axes, the others of size 1."""
    last = order + 1
    return expand_dims(x, axis=tuple(i - last for i in range(last) if i != position))


def _without(table: Any, position: int, order: int) -> Any:
    """A table of the order below as one that does not depend on the point at `position`."""
    return expand_dims(table, axis=position - order - 1)


def _quadrature(func: Function, x: Array, args: Sequence[Any], order: int) -> tuple[Any, Any]:
    """Genocchi and Hermite: the mean of f⁽ᵏ⁾/k! over the simplex of the points; and its size."""
    places, weights = simplex_rule(order)
    weights = (weights / factorial(order)).astype(np.finfo(x.dtype).dtype)
    points = _nodes(x, places.astype(np.finfo(x.dtype).dtype), order)
    values = evaluate(func, points, args, order)
    row = nullary(x, constant_operation(weights))
    mean = tensordot(astype(row, values.dtype), values, 1)
    return mean, tensordot(row, absolute(detached(values)), 1)


def _nodes(x: Array, places: np.ndarray[Any, Any], order: int) -> Any:
    """The nodes along a first axis: x₀ + Σ tᵢ (xᵢ − x₀), exact where points coincide."""
    n, rank = x.shape[-1], x.ndim + order
    first = _along(x, 0, order)
    total = broadcast_to_shape(first, (len(places), *x.shape, *[n] * order))
    for i in range(1, order + 1):
        share = nullary(x, constant_operation(places[:, i].reshape(-1, *[1] * rank)))
        total = total + share * (_along(x, i, order) - first)
    return total


@lru_cache(maxsize=16)
def simplex_rule(dimension: int) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """Barycentric nodes (N, dimension + 1) and weights (N,) of sum 1: a conical product rule."""
    from scipy.special import roots_jacobi

    count = NODES.get(dimension, 3)
    places, weights = np.ones((1, 1)), np.ones(1)
    for power in reversed(range(dimension)):
        nodes, shares = roots_jacobi(count, power, 0)
        u = (nodes + 1) / 2
        head, rest = places[:, :-1], places[:, -1:]
        split = np.stack([np.hstack([head, rest * t, rest * (1 - t)]) for t in u], axis=1)
        places = split.reshape(-1, places.shape[1] + 1)
        weights = np.outer(weights, shares / shares.sum()).reshape(-1)
    return places, weights
