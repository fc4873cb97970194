"""Taking an array apart along an axis."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from operator import index
from typing import Any

import numpy as np

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array
from tenferro.functions.arrays.manipulation import moveaxis
from tenferro.functions.arrays.values import required_value
from tenferro.ops.arrays.structural import slice_axis
from tenferro.ops.base import check_axis, refuse
from tenferro.tensor import Array, ArrayLike, Dim


def unstack(x: Any, /, *, axis: int = 0) -> tuple[Tensor, ...]:
    """The parts of x along an axis, without that axis. Its size must be known.

    >>> unstack([[1, 2], [3, 4]])[1]
    Tensor([3, 4])
    """
    x = moveaxis(x, axis, 0)
    return tuple(x[i] for i in range(x.shape[0].__index__()))


def split(x: ArrayLike, /, indices_or_sections: Any, axis: int = 0) -> list[Tensor]:
    """Split an array along an axis into equal parts, or at given positions.

    Raises ValueError if the size cannot be divided equally.

    >>> split([1, 2, 3, 4], 2)
    [Tensor([1, 2]), Tensor([3, 4])]
    """
    x = as_array("split", x)
    axis = check_axis("split", index(axis), x.ndim)
    if _is_count(indices_or_sections):
        n, count = x.shape[axis], index(indices_or_sections)
        if count < 1 or n % count != 0:
            refuse("split", "sections", count, f"a count ≥ 1 that divides the {n} elements")
        size = n // count
        return [slice_axis(x, axis, k * size, (k + 1) * size) for k in range(count)]
    return _cut(x, _positions(indices_or_sections), axis)


def array_split(x: ArrayLike, /, indices_or_sections: Any, axis: int = 0) -> list[Tensor]:
    """Like `split`, but sizes of parts may differ by one element if the size is not divisible.

    >>> array_split([1, 2, 3], 2)
    [Tensor([1, 2]), Tensor([3])]
    """
    x = as_array("array_split", x)
    axis = check_axis("array_split", index(axis), x.ndim)
    if not _is_count(indices_or_sections):
        return _cut(x, _positions(indices_or_sections), axis)
    n, count = index(x.shape[axis]), index(indices_or_sections)
    if count < 1:
        refuse("array_split", "sections", count, "a count ≥ 1")
    sizes = [n // count + (k < n % count) for k in range(count)]
    return _cut(x, list(accumulate(sizes))[:-1], axis)


def _is_count(sections: Any) -> bool:
    return not isinstance(sections, Sequence) and not np.ndim(sections)


def _positions(positions: Array) -> list[Any]:
    value = required_value("split", positions, "") if isinstance(positions, Array) else positions
    return [p if isinstance(p, Dim) else index(p) for p in value]


def _cut(x: Array, positions: list[Any], axis: int) -> list[Any]:
    """Parts between positions that have NumPy's meaning as bounds of slices."""
    before = (slice(None),) * axis
    bounds = zip([None, *positions], [*positions, None], strict=True)
    return [x[(*before, slice(a, b))] for a, b in bounds]


def vsplit(x: ArrayLike, /, indices_or_sections: Any) -> list[Tensor]:
    """`split` along the first axis. Raises ValueError for fewer than two axes.

    >>> vsplit([[1], [2]], 2)[1]
    Tensor([[2]])
    """
    return _split_at("vsplit", x, indices_or_sections, 2, 0)


def hsplit(x: ArrayLike, /, indices_or_sections: Any) -> list[Tensor]:
    """`split` along the second axis (the only one, if there is one).

    >>> hsplit([1, 2], 2)
    [Tensor([1]), Tensor([2])]
    """
    x = as_array("hsplit", x)
    return _split_at("hsplit", x, indices_or_sections, 1, 1 if x.ndim > 1 else 0)


def dsplit(x: ArrayLike, /, indices_or_sections: Any) -> list[Tensor]:
    """`split` along the third axis. Raises ValueError for fewer than three axes.

    >>> dsplit([[[1, 2]]], 2)[1]
    Tensor([[[2]]])
    """
    return _split_at("dsplit", x, indices_or_sections, 3, 2)


def _split_at(name: str, x: ArrayLike, sections: Any, ndim: int, axis: int) -> list[Any]:
    x = as_array(name, x)
    if x.ndim < ndim:
        refuse(name, "x.ndim", x.ndim, f"at least {ndim}")
    return split(x, sections, axis)
