"""Scans of associative functions, in logarithmically many steps."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

import numpy as np

from tenferro.tensor import Dim
from tenferro.tensor.array import Array
from tenferro.tensor.scopes import in_scope
from tenferro.transforms.tracing.arguments import check_callable, flatten, leaf_aval, unflatten
from tenferro.transforms.tracing.copies import copied
from tenferro.transforms.tracing.outer_state import OuterState
from tenferro.transforms.tracing.reach import Reach

Tree = TypeVar("Tree")


def associative_scan(
    f: Callable[[Any, Any], Any], xs: Tree, reverse: bool = False, axis: int = 0
) -> Tree:
    """Return the running combinations of elements along an axis: x₀, f(x₀, x₁), f(f(x₀, x₁), x₂), …

    `f` must be associative. It receives two pytrees like `xs`, of any equal length along `axis`,
    and combines them element by element. It is called about 2 log₂ n times for n elements. With
    `reverse` the combinations start at the end: f(x_{n-1}, …).

    Raises ValueError for arrays of different lengths, TypeError for a length that is a named size
    and for a result of a different structure.

    >>> import numpy as np
    >>> associative_scan(lambda a, b: a * b, np.array([1.0, 2.0, 3.0, 4.0]))
    array([ 1.,  2.,  6., 24.])
    """
    check_callable("associative_scan", f)
    leaves, spec = flatten(xs)
    for path, x in zip(spec.accessors(), leaves, strict=True):
        leaf_aval(f"associative_scan: xs{path.codify('')}", x)
    moved = [np.moveaxis(_array(x), axis, 0) for x in leaves]
    _check_length([f"xs{path.codify('')}" for path in spec.accessors()], moved)
    if reverse:
        moved = [np.flip(x, 0) for x in moved]

    outside = OuterState(Reach.of(f), "associative_scan")

    def combine(a: list[Any], b: list[Any]) -> list[Any]:
        pair = tuple(unflatten(spec, [_back(x) for x in y]) for y in (a, b))
        called = partial(in_scope, "associative_scan", lambda: f(*copied(pair)))
        combined, tree = flatten(outside.kept(called))
        if tree != spec:
            raise TypeError("associative_scan: the function returns a different structure")
        return [np.moveaxis(_array(x), axis, 0) for x in combined]

    def _back(x: Any) -> Any:
        return np.moveaxis(x, 0, axis)

    running = _running(combine, moved)
    if reverse:
        running = [np.flip(x, 0) for x in running]
    combined: Tree = unflatten(spec, [_back(x) for x in running])
    return combined


def _array(x: Any) -> Any:
    return x if isinstance(x, Array) else np.asarray(x)


def _check_length(names: list[str], xs: list[Any]) -> None:
    for name, x in zip(names, xs, strict=True):
        if isinstance(x.shape[0], Dim):
            raise TypeError(
                f"associative_scan: {name} has {x.shape[0]} elements, expected a number that is "
                "known while tracing; use scan"
            )
        if x.shape[0] != xs[0].shape[0]:
            raise ValueError(
                f"associative_scan: {names[0]} has {xs[0].shape[0]} elements, {name} {x.shape[0]}"
            )


def _running(combine: Callable[..., list[Any]], xs: list[Any]) -> list[Any]:
    """Pairs first, their running combinations, then the elements between (Blelloch 1990)."""
    n = xs[0].shape[0] if xs else 0
    levels = []
    while n > 1:
        levels.append(xs)
        xs = combine([x[0 : n - 1 : 2] for x in xs], [x[1:n:2] for x in xs])
        n //= 2
    odd = xs
    for level in reversed(levels):
        n = level[0].shape[0]
        later = [x[2:n:2] for x in level]
        even = (
            combine([y[: x.shape[0]] for x, y in zip(later, odd, strict=True)], later)
            if n > 2
            else later
        )
        even = [np.concatenate([x[:1], y]) for x, y in zip(level, even, strict=True)]
        odd = [_interleaved(a, b) for a, b in zip(even, odd, strict=True)]
    return odd


def _interleaved(even: Any, odd: Any) -> Any:
    k = odd.shape[0]
    pairs = np.stack([even[:k], odd], axis=1)
    joined = np.reshape(pairs, (2 * k, *even.shape[1:]))
    return np.concatenate([joined, even[k:]]) if even.shape[0] > k else joined
