"""Operations of exact numbers by name, and what a library's transforms would be for them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from adoracles.errors import UnsupportedOperationError
from adoracles.exact.numbers import as_exact, mp, precision
from adoracles.family import DEFINITIONS, Definition
from adoracles.operations.composed import COMPOSED
from adoracles.operations.functions import Transforms


def operation(name: str) -> Definition:
    """Return the definition of an operation; raises UnsupportedOperationError if there is none."""
    if name in DEFINITIONS:
        return DEFINITIONS[name]
    if name in COMPOSED:
        return partial(COMPOSED[name], operation)
    raise UnsupportedOperationError(f"operation {name!r} has no definition")


def _jvp(function: Callable[..., Any], primals: Any, tangents: Any) -> tuple[Any, Any]:
    """A central difference with so many more digits that differences of it lose none."""
    digits = mp.mp.dps
    with precision(digits * 3 // 2 + 10):
        step = mp.mpf(10) ** (-digits // 2)

        def at(factor: Any) -> Any:
            return function(*(x + factor * dx for x, dx in zip(primals, tangents, strict=True)))

        forwards, backwards = at(step), at(-step)
        tangent = {n: (y - backwards[n]) / (2 * step) for n, y in forwards.items()}
    return None, tangent


def _vmap(function: Callable[..., Any], axes: tuple[int | None, ...]) -> Callable[..., Any]:
    def mapped(*arrays: Any) -> Any:
        sizes = {a.shape[axis] for a, axis in zip(arrays, axes, strict=True) if axis is not None}
        (size,) = sizes
        results = []
        for i in range(size):
            taken = (
                a if axis is None else as_exact(np.take(a, i, axis))
                for a, axis in zip(arrays, axes, strict=True)
            )
            results.append(function(*taken))
        return stacked(results)

    return mapped


def stacked(results: list[Any]) -> Any:
    """Return results stacked along a new first axis, each of several outputs by itself."""
    if isinstance(results[0], tuple | list):
        return tuple(stacked(list(column)) for column in zip(*results, strict=True))
    return np.stack([as_exact(result) for result in results])


TRANSFORMS = Transforms(_jvp, _vmap)
