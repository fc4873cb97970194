"""Strides of contiguous arrays, and axes that run as one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from tenferro.engines.native.kernels.nests.nest import Term


def strides(shape: Sequence[int]) -> tuple[int, ...]:
    """The distances between neighbours along each axis, in elements.

    >>> strides((2, 3, 4))
    (12, 4, 1)
    """
    distances, step = [], 1
    for n in reversed(shape):
        distances.append(step)
        step *= n
    return tuple(reversed(distances))


def joined_stride(shape: Sequence[int], axes: Sequence[int]) -> int | None:
    """The stride with which several axes run as one, the last fastest; None if they do not.

    >>> joined_stride((2, 3, 4), (0, 1)), joined_stride((2, 3, 4), (0, 2))
    (4, None)
    """
    steps = strides(shape)
    wide = [a for a in axes if shape[a] != 1]
    for a, b in pairwise(wide):
        if steps[a] != steps[b] * shape[b]:
            return None
    return steps[wide[-1]] if wide else 0


def block_terms(
    starts: Sequence[int], shape: Sequence[int], extents: Sequence[Any]
) -> tuple[Term, ...]:
    """The parts of addresses that say where a block begins; one that would stick out is moved."""
    places = zip(starts, strides(shape), shape, extents, strict=True)
    return tuple(Term(start, step, n - size + 1) for start, step, n, size in places)
