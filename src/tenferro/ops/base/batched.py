"""What batching rules are written with: values with a batch axis, and values without one.

A batch has its axis first. Records of loops of unknown length have the axis of steps first and that
of the batch behind it, so that only loops need to know of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from tenferro.ops.base.apply import apply, nullary
from tenferro.ops.base.registry import FAMILIES
from tenferro.tensor import Aval, Dim
from tenferro.tensor.dtypes import int64

Size = int | Dim
Flags = tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class Unbatched:
    """An output of a batching rule that is the same for the whole batch and has no batch axis."""

    value: Any


def batched_aval(aval: Aval, n: Size) -> Aval:
    """The aval of a batch of n such values.

    >>> from tenferro.tensor import aval_of
    >>> batched_aval(aval_of((2,), float), 3)
    float64[3,2]
    """
    if aval.is_recorded:
        return aval.with_shape((aval.shape[0], n, *aval.shape[1:]))
    return aval.with_shape((n, *aval.shape))


def batch_of(n: Size, x: Any) -> Any:
    """The batch in which every value is x."""
    shape = batched_aval(x.aval, n).shape
    first = 1 if x.aval.is_recorded else 0
    axes = tuple(a for a in range(len(shape)) if a != first)
    return apply(FAMILIES["broadcast_in_dim"].bind(shape=shape, dimensions=axes), x)


def moved(x: Any, source: int, target: int, count: int = 1) -> Any:
    """x with `count` neighbouring axes, from `source` on, moved to begin at `target`."""
    block = range(source, source + count)
    rest = [a for a in range(x.ndim) if a not in block]
    order = (*rest[:target], *block, *rest[target:])
    if order == tuple(range(x.ndim)):
        return x
    return apply(FAMILIES["transpose"].bind(permutation=order), x)


def as_batches(n: Size, on: Flags, xs: Any) -> list[Any]:
    """Operands as batches, also those that are the same for the whole batch."""
    return [x if o else batch_of(n, x) for x, o in zip(xs, on, strict=True)]


def numbers(like: Any, n: Size, ndim: int = 0) -> Any:
    """0, 1, …, n − 1 along a first axis, followed by `ndim` axes of size 1."""
    line = nullary(like, FAMILIES["iota"].bind(shape=(n,), dimension=0, dtype=np.dtype(int64)))
    shape = (n, *(1,) * ndim)
    return apply(FAMILIES["reshape"].bind(shape=shape), line) if ndim else line
