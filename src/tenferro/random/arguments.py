"""What the methods of generators are given: sizes, bounds, probabilities."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any, SupportsIndex

import numpy as np

from tenferro.ops.base import refuse_dtype
from tenferro.tensor import Dim
from tenferro.transforms.tracing.arguments import leaf_aval

Size = int | Sequence[int] | None


def result_shape(name: str, size: Size, *parameters: Any) -> tuple[int, ...]:
    """The shape of the result: that of the parameters if no size is specified.

    Raises TypeError for complex parameters.
    """
    avals = [leaf_aval(f"{name}: a parameter", x) for x in parameters]
    for aval in avals:
        if aval.dtype.kind == "c":
            refuse_dtype(name, "a parameter", repr(aval), "real numbers")
    shapes = [aval.shape for aval in avals]
    asked = tuple(size) if isinstance(size, tuple | list) else () if size is None else (size,)
    shape = tuple(known_size(name, n) for n in asked)
    try:
        wide = np.broadcast_shapes(shape, *shapes)
    except ValueError:
        wide = None
    if wide is None or (size is not None and wide != shape):
        raise ValueError(f"{name}: size is {size}, but the parameters have shapes {shapes}")
    return tuple(known_size(name, n) for n in wide)


def known_size(name: str, n: Any) -> int:
    """A size as an integer. Raises TypeError for one that is known only when a program runs."""
    if isinstance(n, Dim):
        raise TypeError(f"{name}: the size is {n}, expected a number that is known while tracing")
    if not isinstance(n, SupportsIndex):
        raise TypeError(f"{name}: size is {n!r}, expected an integer, or a tuple of integers")
    size = operator.index(n)
    if size < 0:
        raise ValueError(f"{name}: size is {size}, expected at least 0")
    return size


def check_integers(name: str, what: str, x: Any) -> Any:
    """The argument itself. Raises TypeError unless it is of integers."""
    aval = leaf_aval(f"{name}: {what}", x)
    if aval.dtype.kind not in "iu":
        raise TypeError(f"{name}: {what} is {aval!r}, expected integers")
    return x


def probabilities(p: Any, n: int) -> Any:
    """The probabilities of n alternatives. Raises ValueError for another number of them."""
    weights = p if hasattr(p, "aval") else np.asarray(p, float)
    if weights.shape != (n,):
        raise ValueError(f"choice: p has shape {weights.shape}, expected ({n},)")
    return weights
