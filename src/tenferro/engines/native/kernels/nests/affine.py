"""Affine functions of loop indices: `constant + Σ coefficient · index`, as tuples of integers.

The constant is first, then one coefficient for each loop of the nest, outermost first.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

Affine = tuple[int, ...]
Index = tuple[Affine, ...]
"""One affine function for each axis of a value."""
Condition = tuple[Affine, int, int]
"""`low <= affine < high`."""
Guard = tuple[Condition, ...]


def constant(value: int, loops: int) -> Affine:
    """A function that does not depend on the indices."""
    return (value, *(0,) * loops)


def variable(loop: int, loops: int) -> Affine:
    """The index of one loop.

    >>> variable(1, 3)
    (0, 0, 1, 0)
    """
    return (0, *(int(i == loop) for i in range(loops)))


def scale(a: Affine, factor: int, offset: int = 0) -> Affine:
    """`factor · a + offset`."""
    return (factor * a[0] + offset, *(factor * c for c in a[1:]))


def total(terms: Iterable[Affine], loops: int) -> Affine:
    """The sum of affine functions."""
    return tuple(map(sum, zip(constant(0, loops), *terms, strict=True)))


def flat(index: Index, shape: Sequence[int], loops: int) -> Affine:
    """The position in row-major order of an element of an array.

    >>> flat((variable(0, 2), variable(1, 2)), (3, 5), 2)
    (0, 5, 1)
    """
    weighted, stride = [], 1
    for a, n in zip(reversed(index), reversed(shape), strict=True):
        weighted.append(scale(a, stride))
        stride *= n
    return total(weighted, loops)


def bounds(a: Affine, sizes: Sequence[int]) -> tuple[int, int]:
    """The least and the greatest value over loops of these sizes (none of them empty).

    >>> bounds((1, -2), (5,))
    (-7, 1)
    """
    low = high = a[0]
    for c, n in zip(a[1:], sizes, strict=True):
        if c > 0:
            high += c * (n - 1)
        else:
            low += c * (n - 1)
    return low, high


def guarded(guard: Guard, condition: Condition, sizes: Sequence[int]) -> Guard | None:
    """The guard with one more condition, left out if always true; None if it is never true.

    Conditions on functions that differ by a constant are one.

    >>> i = variable(0, 1)
    >>> guarded(((i, 0, 3),), (scale(i, 1, -1), 0, 8), (9,))
    (((0, 1), 1, 3),)
    >>> guarded(((i, 0, 3),), (scale(i, 1, -3), 0, 8), (9,))
    """
    affine, low, high = condition
    least, greatest = bounds(affine, sizes)
    others = tuple(other for other in guard if other[0][1:] != affine[1:])
    for form, begin, end in set(guard).difference(others):
        apart = affine[0] - form[0]
        least, greatest = max(least, begin + apart), min(greatest, end + apart - 1)
    if greatest < low or least >= high:
        return None
    if low <= least and greatest < high:
        return guard
    start, end = max(low, least) - affine[0], min(high, greatest + 1) - affine[0]
    return (*others, (scale(affine, 1, -affine[0]), start, end))
