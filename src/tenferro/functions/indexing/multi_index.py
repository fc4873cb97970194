"""Between positions along each axis and positions in an array flattened; choosing by position."""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array, convert_to
from tenferro.functions.arrays.joining import stack
from tenferro.functions.arrays.values import index_array, value_of
from tenferro.functions.indexing.indexing import take_along_axis
from tenferro.functions.indexing.positions import AxisBounds
from tenferro.ops.base import f, promoted_dtype, refuse, refuse_dtype
from tenferro.ops.base.promotion import broadcast
from tenferro.ops.base.shapes import as_shape
from tenferro.tensor import Array, ArrayLike, Dim, ShapeLike
from tenferro.tensor.dtypes import int64

__all__ = [
    "choose", "diag_indices_from", "mask_indices", "ravel_multi_index", "tril_indices_from",
    "triu_indices_from", "unravel_index",
]  # fmt: skip

_MODES = ("raise", "wrap", "clip")


def unravel_index(indices: ArrayLike, shape: ShapeLike, /, order: str = "C") -> tuple[Tensor, ...]:
    """The positions along each axis of elements counted in row-major order; one array per axis.

    With order "F" the first axis is the fastest. Raises ValueError for indices out of bounds, for
    traced ones when the program runs.

    >>> unravel_index(5, (2, 3))
    (Tensor(1), Tensor(2))
    """
    sizes = as_shape("unravel_index", shape)
    rest = _integers("unravel_index", indices)
    rest = _within("unravel_index", rest, prod(sizes), None)
    digits = []
    for n in _fastest_first("unravel_index", sizes, order):
        digits.append(rest % n)
        rest = rest // n
    return tuple(_fastest_first("unravel_index", digits, order))


def ravel_multi_index(
    multi_index: Any, dims: ShapeLike, /, mode: Any = "raise", order: str = "C"
) -> Tensor:
    """The positions in an array of shape `dims` flattened, given the positions along each axis.

    The positions are integer arrays that broadcast together. `mode`, one for all axes or one for
    each, says what becomes of positions out of bounds: `raise` ValueError (for traced ones when
    the program runs), `wrap` around, or `clip` to the nearest.

    >>> ravel_multi_index(([0, 1], [2, 1]), (2, 3))
    Tensor([2, 4])
    """
    name = "ravel_multi_index"
    sizes = as_shape(name, dims)
    modes = mode if isinstance(mode, tuple) else (mode,) * len(sizes)
    if len(multi_index) != len(sizes) or len(modes) != len(sizes):
        refuse(name, "the numbers of index arrays and modes", (len(multi_index), len(modes)),
               f"{len(sizes)}, as dims has sizes")  # fmt: skip
    digits = broadcast(name, [_integers(name, i) for i in multi_index])
    within = [
        _bounded(name, i, n, axis, mode)
        for axis, (i, n, mode) in enumerate(zip(digits, sizes, modes, strict=True))
    ]
    total, stride = within[0] * 0, 1
    pairs = list(zip(within, sizes, strict=True))
    for positions, n in _fastest_first(name, pairs, order):
        total, stride = total + positions * stride, stride * n
    return total


def _fastest_first(name: str, axes: Any, order: str) -> Any:
    if order not in ("C", "F"):
        refuse(name, "order", repr(order), "'C' or 'F'")
    return list(reversed(axes)) if order == "C" else list(axes)


def _integers(name: str, indices: ArrayLike) -> Any:
    integers = as_array(name, indices)
    if integers.dtype.kind not in "iu":
        refuse_dtype(name, "the indices' dtype", integers.dtype, "int")
    return convert_to(integers, int64)


def _bounded(name: str, positions: Array, n: int | Dim, axis: int, mode: str) -> Any:
    """Positions along an axis of n elements."""
    if mode not in _MODES:
        refuse(name, "mode", repr(mode), f"one of {_MODES}")
    if mode == "wrap":
        return positions % n
    if mode == "clip":
        return f.minimum(f.maximum(positions, 0), n - 1)
    return _within(name, positions, n, axis)


def _within(name: str, positions: Array, n: int | Dim, axis: int | None) -> Any:
    """Positions from 0 on that are checked against the bounds."""
    value = value_of(positions)
    bounds = AxisBounds(name, positions, n, axis, from_end=False)
    return bounds.within(positions if value is None else value)[0]


def choose(a: ArrayLike, choices: Any, /, *, mode: str = "raise") -> Tensor:
    """At each position, the element there of the choice whose number `a` holds.

    `a` (integers) and the choices (a sequence of arrays, or an array along its first axis)
    broadcast together. Numbers out of bounds `raise` ValueError (traced ones when the program
    runs), `wrap` around, or `clip`. Linear in the choices.

    >>> choose([0, 1, 0], [[1.0, 2.0, 3.0], 9.0])
    Tensor([1., 9., 3.])
    """
    numbers = _integers("choose", a)
    alternatives = [as_array("choose", c, numbers) for c in choices]
    if not alternatives:
        refuse("choose", "choices", choices, "at least one")
    dtype = promoted_dtype(*alternatives)
    numbers = _bounded("choose", numbers, len(alternatives), 0, mode)
    numbers, *rows = broadcast("choose", [numbers, *(convert_to(c, dtype) for c in alternatives)])
    return take_along_axis(stack(rows), numbers[None], axis=0, mode="promise")[0]


def tril_indices_from(x: ArrayLike, /, k: int = 0) -> tuple[Tensor, ...]:
    """Rows and columns of the lower triangle of a matrix like x.

    >>> tril_indices_from([[1, 2], [3, 4]])
    (Tensor([0, 1, 1]), Tensor([0, 0, 1]))
    """
    n, m = _matrix_shape("tril_indices_from", x)
    return tuple(map(index_array, np.tril_indices(n, k, m)))


def triu_indices_from(x: ArrayLike, /, k: int = 0) -> tuple[Tensor, ...]:
    """Rows and columns of the upper triangle of a matrix like x.

    >>> triu_indices_from([[1, 2], [3, 4]])
    (Tensor([0, 0, 1]), Tensor([0, 1, 1]))
    """
    n, m = _matrix_shape("triu_indices_from", x)
    return tuple(map(index_array, np.triu_indices(n, k, m)))


def _matrix_shape(name: str, x: ArrayLike) -> Any:
    shape = as_array(name, x).shape
    if len(shape) != 2:
        refuse(name, "the shape", shape, "two axes")
    return shape


def diag_indices_from(x: ArrayLike, /) -> tuple[Tensor, ...]:
    """Positions along each axis of the main diagonal of x, whose axes have one size.

    >>> diag_indices_from([[1, 2], [3, 4]])
    (Tensor([0, 1]), Tensor([0, 1]))
    """
    shape: Any = as_array("diag_indices_from", x).shape
    if len(shape) < 2 or len(set(shape)) > 1:
        refuse("diag_indices_from", "the shape", shape, "at least two axes of one size")
    return (index_array(np.arange(shape[0])),) * len(shape)


def mask_indices(n: int, mask_func: Any, k: Any = 0) -> tuple[Tensor, ...]:
    """Rows and columns where `mask_func(ones((n, n)), k)` is not zero, such as `triu`.

    >>> import numpy as np
    >>> mask_indices(2, np.triu)
    (Tensor([0, 0, 1]), Tensor([0, 1, 1]))
    """
    return tuple(map(index_array, np.nonzero(np.asarray(mask_func(np.ones((n, n), int), k)))))
