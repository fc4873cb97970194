"""Matrices that are small enough to be written out element by element."""

from __future__ import annotations

from tenferro.ops.base.batched import Size
from tenferro.tensor import Aval

SMALL = 4
"""The most rows and columns. At 4 rows code for a solution and its gradient takes 0.15 s of
processor time instead of 0.05 and runs in 1.4 us instead of 14, of 5,000 in 0.46 ms instead of
2.8 (with LAPACK; AMD EPYC, one core). At 8 rows it runs as much faster, but takes over a second."""


def is_few(size: Size) -> bool:
    """Whether so many rows can be written out one by one."""
    return isinstance(size, int) and 1 <= size <= SMALL


def is_small(*avals: Aval) -> bool:
    """Whether these are stacks of small matrices that have elements.

    >>> from tenferro.tensor import aval_of
    >>> is_small(aval_of((1000, 3, 3), float)), is_small(aval_of((5, 5), float))
    (True, False)
    """
    return all(is_few(size) for aval in avals for size in aval.shape[-2:])
