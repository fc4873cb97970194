"""Functions that change the shape or the order of axes, not the elements. All of them are
linear."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from operator import index
from typing import Any

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array
from tenferro.ops.arrays.structural import reshape as reshape_family, transpose as transpose_family
from tenferro.ops.base import (
    apply,
    broadcast_shapes as common_shape,
    broadcast_to_shape,
    check_axes,
    check_axis,
    refuse,
)
from tenferro.ops.base.promotion import broadcast
from tenferro.ops.base.shapes import as_shape
from tenferro.tensor import Array, ArrayLike, AxisLike, Dim, Shape, ShapeLike

__all__ = ["broadcast_shapes", "flatten"]


def reshape(x: ArrayLike, /, shape: Any, order: str = "C", *, copy: bool | None = None) -> Tensor:
    """The same elements in another shape; one size may be -1, which is computed from the others.

    Elements are read and placed in row-major order, or in column-major order with `order="F"`.
    `copy` is accepted for the Array API standard and has no effect. Raises ValueError if the sizes
    are inconsistent.

    >>> reshape([1, 2, 3, 4], (2, -1))
    Tensor([[1, 2],
            [3, 4]])
    """
    x = as_array("reshape", x)
    if order == "F":
        return transpose(reshape(transpose(x), tuple(shape)[::-1] if _is_shape(shape) else shape))
    if order != "C":
        refuse("reshape", "order", repr(order), "'C', 'F' or 'A'")
    sizes = [
        n if isinstance(n, Dim) else index(n) for n in (shape if _is_shape(shape) else [shape])
    ]
    complete = _completed(x, sizes)
    return x if complete == x.shape else apply(reshape_family.bind(shape=complete), x)


def _is_shape(shape: ShapeLike) -> bool:
    return isinstance(shape, Sequence)


def _completed(x: Array, sizes: list[Any]) -> Shape:
    """The sizes with -1 filled in."""
    unknown = [i for i, n in enumerate(sizes) if isinstance(n, int) and n == -1]
    if len(unknown) > 1:
        refuse("reshape", "shape", tuple(sizes), "at most one -1")
    if unknown:
        known = prod(sizes[: unknown[0]] + sizes[unknown[0] + 1 :])
        if known == 0 or x.size % known != 0:
            refuse("reshape", "shape", tuple(sizes), f"sizes that divide the {x.size} elements")
        sizes[unknown[0]] = x.size // known
    return as_shape("reshape", sizes)


def ravel(x: ArrayLike, /, order: str = "C") -> Tensor:
    """The elements along a single axis, in row-major order (column-major with `order="F"`).

    >>> ravel([[1, 2], [3, 4]])
    Tensor([1, 2, 3, 4])
    """
    return reshape(x, (-1,) if as_array("ravel", x).size != 0 else (0,), order)


flatten = ravel


def permute_dims(x: ArrayLike, /, axes: Any = None) -> Tensor:
    """The axes in another order: axis i of the result is axis `axes[i]` of x; reversed by default.

    Raises ValueError unless `axes` names each axis once.

    >>> permute_dims([[1, 2, 3]], (1, 0)).shape
    (3, 1)
    """
    x = as_array("permute_dims", x)
    order = (axes,) if isinstance(axes, int) else range(x.ndim)[::-1] if axes is None else axes
    permutation = check_axes("permute_dims", [index(a) for a in order], x.ndim)
    if permutation == tuple(range(x.ndim)):
        return x
    return apply(transpose_family.bind(permutation=permutation), x)


def transpose(x: ArrayLike, /, axes: AxisLike = None) -> Tensor:
    """The axes in another order, reversed by default.

    >>> transpose([[1, 2, 3]])
    Tensor([[1],
            [2],
            [3]])
    """
    return permute_dims(as_array("transpose", x), axes)


def matrix_transpose(x: ArrayLike, /) -> Tensor:
    """The last two axes exchanged. Raises ValueError for fewer than two axes.

    >>> matrix_transpose([[1, 2, 3]]).shape
    (3, 1)
    """
    x = as_array("matrix_transpose", x)
    if x.ndim < 2:
        refuse("matrix_transpose", "x.ndim", x.ndim, "at least 2")
    return permute_dims(x, (*range(x.ndim - 2), x.ndim - 1, x.ndim - 2))


def swapaxes(x: ArrayLike, /, axis1: int, axis2: int) -> Tensor:
    """Two axes exchanged.

    >>> swapaxes([[[1, 2, 3]]], 0, 2).shape
    (3, 1, 1)
    """
    x = as_array("swapaxes", x)
    a, b = (check_axis("swapaxes", index(axis), x.ndim) for axis in (axis1, axis2))
    order = list(range(x.ndim))
    order[a], order[b] = b, a
    return permute_dims(x, order)


def moveaxis(x: ArrayLike, /, source: Any, destination: Any) -> Tensor:
    """Axes moved to other positions, the rest in order.

    Raises ValueError if an axis is named twice, or if the two do not name equally many.

    >>> moveaxis([[[1, 2, 3]]], 2, 0).shape
    (3, 1, 1)
    """
    x = as_array("moveaxis", x)
    origin, target = (axes_of("moveaxis", axes, x.ndim) for axes in (source, destination))
    if len(origin) != len(target):
        refuse("moveaxis", "destination", destination, f"{len(origin)} axes, as source has")
    rest = iter(a for a in range(x.ndim) if a not in origin)
    moved = dict(zip(target, origin, strict=True))
    return permute_dims(x, [moved[a] if a in moved else next(rest) for a in range(x.ndim)])


def rollaxis(x: ArrayLike, /, axis: int, start: int = 0) -> Tensor:
    """One axis moved back until it lies before position `start`.

    >>> rollaxis([[[1, 2, 3]]], 2).shape
    (3, 1, 1)
    """
    x = as_array("rollaxis", x)
    axis = check_axis("rollaxis", index(axis), x.ndim)
    start = check_axis("rollaxis", index(start), x.ndim + 1) if start >= 0 else start + x.ndim
    return moveaxis(x, axis, start - 1 if start > axis else start)


def axes_of(name: str, axis: AxisLike, ndim: int) -> tuple[int, ...]:
    """One axis or several, counted from the front."""
    several = axis if isinstance(axis, tuple | list) else (axis,)
    return check_axes(name, [index(a) for a in several], ndim)


def expand_dims(x: ArrayLike, /, axis: AxisLike = 0) -> Tensor:
    """New axes of size 1 at these positions of the result.

    Raises AxisError (an IndexError) for positions it does not have.

    >>> expand_dims([1, 2], axis=1).shape
    (2, 1)
    """
    x = as_array("expand_dims", x)
    count = len(axis) if isinstance(axis, tuple | list) else 1
    axes = axes_of("expand_dims", axis, x.ndim + count)
    sizes = iter(x.shape)
    return reshape(x, tuple(1 if a in axes else next(sizes) for a in range(x.ndim + count)))


def squeeze(x: ArrayLike, /, axis: AxisLike = None) -> Tensor:
    """Remove these axes, by default all axes of size 1.

    Raises ValueError for an axis of another size.

    >>> squeeze([[1, 2]], axis=0)
    Tensor([1, 2])
    """
    x = as_array("squeeze", x)
    if axis is None:
        axis = tuple(a for a, n in enumerate(x.shape) if n == 1)
    axes = axes_of("squeeze", axis, x.ndim)
    if any(x.shape[a] != 1 for a in axes):
        refuse("squeeze", "axis", axis, f"axes of size 1 of the shape {x.shape}")
    return reshape(x, tuple(n for a, n in enumerate(x.shape) if a not in axes))


def broadcast_to(x: ArrayLike, /, shape: ShapeLike) -> Tensor:
    """Broadcast x to a shape. Raises ValueError if x does not broadcast to it.

    >>> broadcast_to([1, 2], (2, 2))
    Tensor([[1, 2],
            [1, 2]])
    """
    x, shape = as_array("broadcast_to", x), as_shape("broadcast_to", shape)
    fits = len(shape) >= x.ndim and all(
        n in (1, m) for n, m in zip(x.shape[::-1], shape[::-1], strict=False)
    )
    if not fits:
        refuse("broadcast_to", "shape", shape, f"a shape that {x.shape} broadcasts to")
    return broadcast_to_shape(x, shape)


def broadcast_arrays(*arrays: ArrayLike) -> tuple[Tensor, ...]:
    """All arrays in the shape that they broadcast to together; each keeps its dtype.

    >>> broadcast_arrays([1, 2], [[3], [4]])[0]
    Tensor([[1, 2],
            [1, 2]])
    """
    return tuple(broadcast("broadcast_arrays", as_arrays("broadcast_arrays", arrays)))


def broadcast_shapes(*shapes: Any) -> Shape:
    """The shape that arrays of these shapes broadcast to. Raises ValueError if they do not.

    >>> broadcast_shapes((2, 1), (3,))
    (2, 3)
    """
    checked = [as_shape("broadcast_shapes", s) for s in shapes]
    return common_shape("broadcast_shapes", (), *checked)


def as_arrays(name: str, values: Any) -> list[Any]:
    """Each value as an array; numbers become traced with the traced ones among them."""
    operands = list(values)
    like = next((x for x in operands if isinstance(x, Array)), None)
    return [as_array(name, x, like) for x in operands]


def _at_least(name: str, arrays: Sequence[Any], shape_of: Any) -> Any:
    results = [reshape(x, shape_of(x.shape)) for x in (as_array(name, a) for a in arrays)]
    return results[0] if len(results) == 1 else tuple(results)


def atleast_1d(*arrays: Any) -> Tensor:
    """Each array with at least one axis; a tuple if there are several.

    >>> atleast_1d(1.0)
    Tensor([1.])
    """
    return _at_least("atleast_1d", arrays, lambda s: s or (1,))


def atleast_2d(*arrays: ArrayLike) -> Tensor:
    """Each array with at least two axes; new axes are leading. Several arrays return a tuple.

    >>> atleast_2d([1.0, 2.0]).shape
    (1, 2)
    """
    return _at_least("atleast_2d", arrays, lambda s: (1,) * (2 - len(s)) + s)


def atleast_3d(*arrays: ArrayLike) -> Tensor:
    """Each array with at least three axes: (n,) becomes (1, n, 1) and (m, n) becomes (m, n, 1).

    >>> atleast_3d([1.0, 2.0]).shape
    (1, 2, 1)
    """
    return _at_least(
        "atleast_3d", arrays, lambda s: ((1,) * (2 - len(s)) + s + (1,)) if len(s) < 3 else s
    )
