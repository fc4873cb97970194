"""Reading and updating parts of arrays."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from tenferro.eager import Tensor
from tenferro.errors import OutOfBoundsError
from tenferro.functions.arrays.arguments import as_array, convert_to
from tenferro.functions.arrays.manipulation import reshape
from tenferro.functions.arrays.values import value_of
from tenferro.functions.indexing.blocks import read, reshaped
from tenferro.functions.indexing.index_items import basic_items
from tenferro.functions.indexing.positions import AxisBounds, check_mode
from tenferro.functions.indexing.selection import select
from tenferro.functions.indexing.updates import converted, fitting
from tenferro.ops.arrays import indexing
from tenferro.ops.arrays.slicing import (
    dynamic_slice as dynamic_slice_family,
    dynamic_update_slice as dynamic_update_slice_family,
)
from tenferro.ops.arrays.sorting import along
from tenferro.ops.base import (
    TensorOperation,
    apply,
    broadcast_shapes,
    broadcast_to_shape,
    check_axis,
    refuse,
    refuse_dtype,
)
from tenferro.tensor import Array, ArrayLike, Aval, IndexLike
from tenferro.tensor.dtypes import int64
from tenferro.trace import Trace

__all__ = ["dynamic_slice", "dynamic_update_slice", "put_along_axis", "take", "take_along_axis"]


def getitem(x: Array, index: IndexLike) -> Any:
    """Return `x[index]`, as in NumPy.

    Raises IndexError as NumPy does, for traced integers when the program runs (`x.at[index].get`
    has other modes); a traced mask raises TypeError.
    """
    items = None if x.aval.is_symbolic else basic_items(index)
    if items is None:
        return read(x, select(x, index))
    try:
        operations = _basic_operations(x.aval, items)
    except OutOfBoundsError:
        return read(x, select(x, index))
    for operation in operations:
        x = apply(operation, x)
    return x


@lru_cache(maxsize=4096)
def _basic_operations(aval: Aval, items: tuple[Any, ...]) -> tuple[TensorOperation, ...]:
    """What integers, slices, None and `...` do to an array."""
    trace = Trace("x[index]")
    x = trace.fresh(aval, "x")
    read(x, select(x, tuple(slice(*i) if isinstance(i, tuple) else i for i in items)))
    return tuple(trace.operation(v) for v in range(x.id + 1, len(trace)))  # type: ignore[misc]


def take(x: Any, indices: ArrayLike, /, axis: int | None = None, *, mode: str = "raise") -> Tensor:
    """The elements (or slices along `axis`) at integer positions; of x flattened if axis is None.

    The axes of the indices replace `axis` in the result. `mode` selects how to treat indices out of
    bounds: `raise` raises IndexError, for traced indices when the program runs; as in NumPy, `clip`
    uses the nearest position (0 for negative indices) and `wrap` wraps around; `drop` returns
    zeros; `promise` asserts that all indices are valid and not negative, otherwise the result is
    undefined.

    >>> import tenferro as te
    >>> te.numpy.take(te.tensor([[1, 2, 3], [4, 5, 6]]), [2, 0], axis=1)
    Tensor([[3, 1], [6, 4]])
    """
    x = as_array("take", x, indices)
    if axis is None:
        x, axis = reshape(x, -1), 0
    axis = check_axis("take", axis, x.ndim)
    wanted = as_array("take", indices)
    positions = convert_to(wanted, int64) if wanted.dtype.kind == "b" else _integers("take", wanted)
    positions, bounds = _bounds("take", x, axis, mode).within(_known(positions))
    return indexing.take(x, [positions], (axis,), bounds)


def take_along_axis(
    x: Any, indices: ArrayLike, /, axis: int | None = -1, *, mode: str = "raise"
) -> Tensor:
    """Along one axis, the elements whose positions `indices` holds; other axes broadcast.

    `indices` has as many axes as x. With axis None, x is flattened. `mode` is that of `take`.

    >>> import tenferro as te
    >>> te.numpy.take_along_axis(te.tensor([[3, 1], [2, 4]]), [[1], [0]], axis=1)
    Tensor([[1], [2]])
    """
    x = as_array("take_along_axis", x, indices)
    if axis is None:
        x, axis = reshape(x, -1), 0
    x, indices, axis = _aligned("take_along_axis", x, indices, axis)
    positions, bounds = _bounds("take_along_axis", x, axis, mode).within(_known(indices))
    return indexing.take(x, along(positions, x.shape, axis), tuple(range(x.ndim)), bounds)


def put_along_axis(
    x: ArrayLike, indices: ArrayLike, values: ArrayLike, /, axis: int | None = -1
) -> None:
    """Write values in place to the positions that `take_along_axis` would read.

    Raises TypeError unless x is an array of tenferro.

    >>> import tenferro as te
    >>> x = te.tensor([[3, 1], [2, 4]])
    >>> put_along_axis(x, [[1], [0]], 9, axis=1)
    >>> x
    Tensor([[3, 9],
            [9, 4]])
    """
    if not isinstance(x, Array):
        refuse_dtype("put_along_axis", "x", type(x).__name__, "an array of tenferro")
    line = x if axis is not None else reshape(x, -1)
    updated = _put_along_axis(line, indices, values, 0 if axis is None else axis)
    x.write(reshaped(updated, x.shape))


def _put_along_axis(x: Array, indices: ArrayLike, values: ArrayLike, axis: int) -> Any:
    shape = x.shape
    x, indices, axis = _aligned("put_along_axis", x, indices, axis)
    if x.shape != shape:
        refuse("put_along_axis", "indices", indices, f"a shape that broadcasts to {shape}")
    positions, _ = _bounds("put_along_axis", x, axis, "raise").within(_known(indices))
    coordinates = along(positions, shape, axis)
    gathered = indexing.gathered_shape(
        "put_along_axis", x.aval, [i.aval for i in coordinates], tuple(range(x.ndim))
    )
    updates = fitting("put_along_axis", x, values, gathered)
    return indexing.put(indexing.scatter, x, updates, coordinates, tuple(range(x.ndim)), "promise")


def _aligned(name: str, x: Array, indices: Any, axis: int) -> tuple[Any, Any, int]:
    """x and indices that broadcast together on all axes but one."""
    axis = check_axis(name, axis, x.ndim)
    indices = _integers(name, indices)
    if indices.ndim != x.ndim:
        refuse(name, "indices", indices.aval, f"{x.ndim} axes, as x has")
    others = [(*s[:axis], 1, *s[axis + 1 :]) for s in (x.shape, indices.shape)]
    shape = broadcast_shapes(name, *others)
    x = broadcast_to_shape(x, (*shape[:axis], x.shape[axis], *shape[axis + 1 :]))
    return x, indices, axis


def _bounds(name: str, x: Array, axis: int, mode: str) -> AxisBounds:
    """An axis that NumPy's functions take from."""
    from_end = mode not in ("clip", "promise")
    return AxisBounds(name, x, x.shape[axis], axis, check_mode(name, mode), from_end)


def _known(indices: Any) -> Any:
    """The values of computed indices; traced ones as they are."""
    value = value_of(indices)
    return indices if value is None else value


def _integers(name: str, indices: ArrayLike) -> Any:
    integers = as_array(name, indices)
    if integers.dtype.kind not in "iu":
        if integers.size == 0:
            return convert_to(integers, int64)
        refuse_dtype(name, "the indices' dtype", integers.dtype, "int")
    return integers


def dynamic_slice(x: ArrayLike, starts: Sequence[ArrayLike], sizes: Any) -> Tensor:
    """The block of x with these sizes that begins at `starts`, which may be traced.

    A block that would exceed the bounds is moved inside them.

    >>> import tenferro as te
    >>> te.numpy.dynamic_slice(te.tensor([1, 2, 3, 4]), (1,), (2,))
    Tensor([2, 3])
    """
    x = as_array("dynamic_slice", x)
    operation = dynamic_slice_family.bind(sizes=tuple(sizes), strides=(1,) * x.ndim)
    return apply(operation, x, *_scalars(x, starts))


def dynamic_update_slice(x: ArrayLike, values: Any, starts: Sequence[ArrayLike]) -> Tensor:
    """A copy of x with a block of values written at `starts`, which may be traced.

    >>> import numpy as np
    >>> import tenferro as te
    >>> te.numpy.dynamic_update_slice(np.zeros(5), np.ones(2), (1,))
    Tensor([0., 1., 1., 0., 0.])
    """
    x = as_array("dynamic_update_slice", x, values)
    values = converted("dynamic_update_slice", x, values)
    operation = dynamic_update_slice_family.bind(strides=(1,) * x.ndim)
    return apply(operation, x, values, *_scalars(x, starts))


def _scalars(x: Array, starts: Sequence[ArrayLike]) -> list[Any]:
    scalars = [as_array("a start of a block", i, x) for i in starts]
    if len(scalars) != x.ndim:
        refuse("dynamic_slice, dynamic_update_slice", "starts", starts, f"{x.ndim} integers")
    return scalars
