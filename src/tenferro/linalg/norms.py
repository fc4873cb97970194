"""Norms of vectors and matrices, and the condition number. Maths note: norm."""

from __future__ import annotations

from math import inf
from typing import Any

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import convert_to
from tenferro.functions.arrays.manipulation import expand_dims, permute_dims, reshape, squeeze
from tenferro.functions.axes.reductions import any_empty, sum as sum_over
from tenferro.linalg.arguments import check_matrix, check_square, inexact_array
from tenferro.linalg.scipys_options import with_options
from tenferro.linalg.solve import inv
from tenferro.linalg.svd import svdvals
from tenferro.ops.arrays.reduction import reduce_max, reduce_min
from tenferro.ops.arrays.structural import slice_axis
from tenferro.ops.base import Axes, apply, check_axes, compare, f, imag, real, refuse
from tenferro.ops.base.formulas import where
from tenferro.tensor import Array, ArrayLike, AxisLike

__all__ = ["cond", "matrix_norm", "norm", "vector_norm"]


def vector_norm(
    x: ArrayLike, /, *, axis: AxisLike = None, keepdims: bool = False, ord: Any = 2
) -> Tensor:
    """(Σ |x|^ord)^(1/ord) over one axis, several, or all (None); real.

    `ord` is any number: inf and -inf select the largest and the smallest |x|, 0 the number of
    elements that are not zero. The derivative at the zero vector is 0; elements that are zero
    contribute none. Without elements the norm is 0, or inf for a negative `ord`; `ord` -inf raises
    ValueError.

    >>> import numpy as np
    >>> vector_norm(np.array([3.0, 4.0]))
    Tensor(5.)
    """
    x = inexact_array("vector_norm", x)
    axes = _axes("vector_norm", axis, x.ndim)
    return _kept(_vector_norm(x, axes, _order("vector_norm", ord)), x.ndim, axes, keepdims)


def _order(name: str, ord: Any) -> float:
    if isinstance(ord, bool) or not isinstance(ord, int | float):
        raise ValueError(f"{name}: ord is {ord!r}, expected a number")
    return float(ord)


def _axes(name: str, axis: Any, ndim: int) -> Axes:
    if axis is None:
        return tuple(range(ndim))
    return check_axes(name, tuple(axis) if isinstance(axis, tuple | list) else (axis,), ndim)


def _kept(y: Array, ndim: int, axes: Axes, keepdims: bool) -> Any:
    return expand_dims(y, axis=tuple(sorted(axes))) if keepdims and axes else y


def _vector_norm(x: Array, axes: Axes, order: float) -> Any:
    if order == 2:
        return _euclidean(x, axes)
    size = f.abs(x)
    if order in (inf, -inf):
        return _extreme(size, tuple(sorted(axes)), order > 0)
    if order == 1:
        return sum_over(size, axis=axes)
    if order == 0:
        return sum_over(convert_to(compare("not_equal", size, 0), size.dtype), axis=axes)
    return _power_norm(size, axes, order)


def _euclidean(x: Array, axes: Axes) -> Any:
    squares = real(x) * real(x) + imag(x) * imag(x) if x.aval.is_complex else x * x
    total = sum_over(squares, axis=axes)
    zero = compare("equal", total, 0)
    return where(zero, 0.0, f.sqrt(where(zero, 1.0, total)))


def _power_norm(size: Any, axes: Axes, order: float) -> Any:
    """Zeros are taken out before the powers, whose derivatives there may be infinite."""
    zero = compare("equal", size, 0)
    powers = where(zero, 1.0, size) ** order
    none = sum_over(convert_to(zero, size.dtype), axis=axes)
    if order < 0:
        # A single zero makes the sum infinite and the norm 0, unless there is NaN in the sum.
        total = sum_over(powers, axis=axes)
        vanishes = compare("greater", where(compare("equal", total, total), none, 0.0), 0)
    else:
        total = sum_over(where(zero, 0.0, powers), axis=axes)
        vanishes = compare("equal", total, 0)
    return where(vanishes, 0.0, where(vanishes, 1.0, total) ** (1 / order))


def matrix_norm(
    x: ArrayLike,
    /,
    *,
    keepdims: bool = False,
    ord: float | str = "fro",
    axis: tuple[int, int] = (-2, -1),
) -> Tensor:
    """A norm of matrices, which lie in two axes, by default the last; real.

    `ord` is "fro", "nuc" (the sum of singular values), 2 or -2 (the largest or smallest singular
    value), 1 or -1 (of the columns' sums of |x|), inf or -inf (of the rows'). The largest of no
    values is 0. If the largest or smallest singular value is repeated, the derivative is that of
    one of them, with a GaugeWarning, and a second derivative raises GaugeError. Raises LinAlgError
    for fewer than two axes, ValueError for an unknown `ord` and for the smallest value of an empty
    matrix.

    >>> import numpy as np
    >>> matrix_norm(np.array([[1.0, 2.0], [3.0, 4.0]]), ord=1)
    Tensor(6.)
    """
    x = inexact_array("matrix_norm", x)
    check_matrix("matrix_norm", "x", x.aval)
    axes = check_axes("matrix_norm", axis, x.ndim)
    if len(axes) != 2:
        refuse("matrix_norm", "axis", axis, "two axes")
    return _kept(_matrix_norm(x, axes, ord), x.ndim, axes, keepdims)


def _matrix_norm(x: Array, axes: Axes, ord: Any) -> Any:
    if isinstance(ord, str) and ord == "fro":
        return _euclidean(x, axes)
    last = permute_dims(x, (*(a for a in range(x.ndim) if a not in axes), *axes))
    if ord == "nuc":
        return sum_over(svdvals(last), axis=-1)
    if ord in (2, -2):
        return _singular_value(svdvals(last), first=ord > 0)
    if ord in (1, -1, inf, -inf):
        along = -2 if abs(ord) == 1 else -1
        return _extreme(sum_over(f.abs(last), axis=along), (last.ndim - 2,), ord > 0)
    raise ValueError(
        f"matrix_norm: ord is {ord!r}, expected 'fro', 'nuc', 1, -1, 2, -2, inf or -inf"
    )


def _singular_value(s: Array, *, first: bool) -> Any:
    """The largest or smallest one: a single one, as equal ones have no derivative in common."""
    axis, n = s.ndim - 1, s.shape[-1]
    if any_empty(s, (axis,)):
        return _extreme(s, (axis,), first)
    start = 0 if first else n - 1
    return squeeze(slice_axis(s, axis, start, start + 1), axis=axis)


def _extreme(x: Array, axes: Axes, largest: bool) -> Any:
    """The largest or the smallest of numbers that are not negative; of none, 0 is the largest."""
    if largest and any_empty(x, axes):
        return sum_over(x, axis=axes)
    return apply((reduce_max if largest else reduce_min).bind(axes=axes), x)


@with_options()
def norm(
    x: ArrayLike, /, ord: float | str | None = None, axis: AxisLike = None, keepdims: bool = False
) -> Tensor:
    """NumPy's norm: of a vector along one axis, of matrices in two.

    Without `axis`, a given `ord` asks for one or two axes; without both, the 2-norm of all
    elements. Raises ValueError where NumPy does.

    >>> import numpy as np
    >>> norm(np.array([[3.0, 0.0], [0.0, 4.0]]))
    Tensor(5.)
    """
    x = inexact_array("norm", x)
    if axis is None:
        if ord is None or (x.ndim == 1 and ord == 2) or (x.ndim == 2 and ord == "fro"):
            flat = _euclidean(reshape(x, (-1,)), (0,))
            return _kept(flat, x.ndim, tuple(range(x.ndim)), keepdims)
        axis = tuple(range(x.ndim))
    axes = _axes("norm", axis, x.ndim)
    if len(axes) == 1:
        return vector_norm(x, axis=axes, keepdims=keepdims, ord=2 if ord is None else ord)
    if len(axes) != 2:
        refuse("norm", "axis", axis, f"one or two axes for ord={ord!r}")
    order = "fro" if ord is None else ord
    return matrix_norm(x, keepdims=keepdims, ord=order, axis=(axes[0], axes[1]))


def cond(x: ArrayLike, /, p: float | str | None = None) -> Tensor:
    """The condition number ‖x‖ ‖x⁻¹‖ in the norm `p` of `matrix_norm`, 2 by default; real.

    For p = 2 and p = −2 it is a ratio of singular values, for matrices of any shape; otherwise the
    matrices must be square and regular, or LinAlgError is raised.

    >>> import numpy as np
    >>> cond(np.array([[2.0, 0.0], [0.0, 1.0]]))
    Tensor(2.)
    """
    x = inexact_array("cond", x)
    check_matrix("cond", "x", x.aval)
    if p in (None, 2, -2):
        s = svdvals(x)
        ends = [_singular_value(s, first=first) for first in (True, False)]
        return ends[1] / ends[0] if p == -2 else ends[0] / ends[1]
    check_square("cond", "x", x.aval)
    return matrix_norm(x, ord=p) * matrix_norm(inv(x), ord=p)
