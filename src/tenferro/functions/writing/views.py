"""Functions whose results are views in NumPy: what is written to them is written to their base."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, cast

import numpy as np

from tenferro.eager import Tensor
from tenferro.functions.arrays import creation, diagonals, manipulation, resizing, splitting
from tenferro.functions.axes import arranging, einstein
from tenferro.functions.indexing import indexing, sliding
from tenferro.functions.indexing.index_items import basic_items
from tenferro.functions.indexing.updates import IndexUpdate, selected_by, unknown_mask
from tenferro.functions.numbers import complex_parts
from tenferro.functions.writing.view_links import (
    Function,
    Indexed,
    Lasting,
    Rearranged,
    memory_like,
)
from tenferro.ops.base import as_operand
from tenferro.tensor import Array, ArrayLike, AxisLike, Dim, DTypeLike, IndexLike, ShapeLike
from tenferro.tensor.dtypes import as_dtype
from tenferro.tensor.views import Link, views_of, watch
from tenferro.trace.tracer import SymbolicZero, TracedNumber

Viewed = TypeVar("Viewed", bound=Function)


def _linked(x: Array, result: Any, link: Link) -> Any:
    view = result.alias() if result is x else result
    watch(view, link)
    return view


def _can_change(x: Array) -> bool:
    """Whether x is an array that can be written to: a number is none, nor a symbolic zero."""
    return isinstance(x, Array) and not isinstance(x, SymbolicZero | TracedNumber)


def _viewing(function: Viewed) -> Viewed:
    @wraps(function)
    def viewing(x: Array, /, *args: Any, **kwargs: Any) -> Any:
        result = function(x, *args, **kwargs)
        if not _can_change(x):
            return result
        call = function, args, kwargs
        if isinstance(result, Array):
            return _linked(x, result, Rearranged(x, call, None))
        views = [_linked(x, part, Rearranged(x, call, i)) for i, part in enumerate(result)]
        return tuple(views) if isinstance(result, tuple) else views

    return cast(Viewed, viewing)


def _viewing_each(function: Viewed, each: Callable[[Any, Any], tuple[Function, Any]]) -> Viewed:
    """Like `_viewing` for a function of several arrays: `each` says what was done to one."""

    @wraps(function)
    def viewing(*arrays: Array) -> Any:
        result = function(*arrays)
        several = result if isinstance(result, tuple) else (result,)
        views = []
        for x, part in zip(arrays, several, strict=True):
            if part is not x and _can_change(x):
                applied, args = each(x, part)
                part = _linked(x, part, Rearranged(x, (applied, args, {}), None))
            views.append(part)
        return tuple(views) if isinstance(result, tuple) else views[0]

    return cast(Viewed, viewing)


def _in_memory_order(function: Viewed) -> Viewed:
    """Such a function; the order "A" is the one in which the array lies in memory."""

    @wraps(function)
    def ordered(x: Array, /, *args: Any, **options: Any) -> Any:
        if any(map(_is_a, (*args, *options.values()))):
            order = _memory_order(x, function.__name__)
            args = tuple(order if _is_a(arg) else arg for arg in args)
            options = {key: order if _is_a(arg) else arg for key, arg in options.items()}
        return function(x, *args, **options)

    return cast(Viewed, ordered)


def _is_a(option: Any) -> bool:
    return isinstance(option, str) and option == "A"


def _memory_order(x: Any, name: str) -> str:
    """F for arrays in Fortran's order, otherwise C. Raises ValueError where that is not known."""
    flags = memory_like(x, name).flags if isinstance(x, Array) else np.asarray(x).flags
    return "F" if flags.fnc else "C"


expand_dims = _viewing(manipulation.expand_dims)
matrix_transpose = _viewing(manipulation.matrix_transpose)
moveaxis = _viewing(manipulation.moveaxis)
permute_dims = _viewing(manipulation.permute_dims)
rollaxis = _viewing(manipulation.rollaxis)
squeeze = _viewing(manipulation.squeeze)
swapaxes = _viewing(manipulation.swapaxes)
transpose = _viewing(manipulation.transpose)
broadcast_to = _viewing(manipulation.broadcast_to)
ravel = _in_memory_order(_viewing(manipulation.ravel))
reshape = _in_memory_order(_viewing(manipulation.reshape))
flatten = _in_memory_order(manipulation.flatten)
flip = _viewing(arranging.flip)
fliplr = _viewing(arranging.fliplr)
flipud = _viewing(arranging.flipud)
rot90 = _viewing(arranging.rot90)
array_split = _viewing(splitting.array_split)
dsplit = _viewing(splitting.dsplit)
hsplit = _viewing(splitting.hsplit)
split = _viewing(splitting.split)
_unstacked = _viewing(splitting.unstack)
vsplit = _viewing(splitting.vsplit)
diagonal = _viewing(diagonals.diagonal)
real = _viewing(complex_parts.real)
imag = _viewing(complex_parts.imag)
sliding_window_view = _viewing(sliding.sliding_window_view)


@wraps(splitting.unstack)
def unstack(x: Any, /, *, axis: Any = 0) -> tuple[Tensor, ...]:
    is_line = isinstance(x, Array) and x.ndim == 1  # whose elements are scalars
    return (splitting.unstack if is_line else _unstacked)(x, axis=axis)


def _at_least(x: Array, part: Any) -> tuple[Function, Any]:
    return {1: manipulation.atleast_1d, 2: manipulation.atleast_2d}.get(
        part.ndim, manipulation.atleast_3d
    ), ()


atleast_1d = _viewing_each(manipulation.atleast_1d, _at_least)
atleast_2d = _viewing_each(manipulation.atleast_2d, _at_least)
atleast_3d = _viewing_each(manipulation.atleast_3d, _at_least)
broadcast_arrays = _viewing_each(
    manipulation.broadcast_arrays, lambda x, part: (manipulation.broadcast_to, (part.shape,))
)


@wraps(resizing.trim_zeros)
def trim_zeros(filt: ArrayLike, /, trim: str = "fb", axis: AxisLike = None) -> Tensor:
    trimmed = resizing.trim_zeros(filt, trim, axis)
    return (
        _linked(filt, trimmed, Lasting(filt, "trim_zeros")) if isinstance(filt, Array) else trimmed
    )


def _in_order(name: str, contiguous: str, copy: Callable[[Array], Any]) -> Callable[..., Tensor]:
    """`asarray` that copies what lies in memory in another order; `contiguous` is NumPy's flag."""

    @wraps(creation.asarray)
    def ordered(a: Array, /, dtype: DTypeLike | None = None, **options: Any) -> Tensor:
        x = creation.asarray(a, dtype, **options)
        if not _can_change(x):
            return x
        if x is not a:  # an array of its own
            return copy(x)
        try:
            lies = getattr(memory_like(x, name).flags, contiguous)
        except ValueError:  # not known
            return _linked(x, x, Lasting(x, name))
        return x if lies else copy(x)

    ordered.__name__ = ordered.__qualname__ = name
    return ordered


def _copy_in_c_order(x: Array) -> Array:
    copy = x.alias()
    views_of(copy).order = True
    return copy


def _copy_in_fortran_order(x: Array) -> Any:
    return transpose(_copy_in_c_order(manipulation.transpose(x)))


ascontiguousarray = _in_order("ascontiguousarray", "c_contiguous", _copy_in_c_order)
asfortranarray = _in_order("asfortranarray", "f_contiguous", _copy_in_fortran_order)


@wraps(einstein.einsum)
def einsum(subscripts: Any, /, *operands: Any, **options: Any) -> Tensor:
    result = einstein.einsum(subscripts, *operands, **options)
    if len(operands) != 1 or not isinstance(subscripts, str) or not _can_change(operands[0]):
        return result
    inputs, arrow, output = subscripts.replace(" ", "").replace("...", "").partition("->")
    sums = set(inputs) - set(output) if arrow else len(set(inputs)) < len(inputs)
    return (
        result
        if sums or len(set(output)) < len(output)
        else _linked(operands[0], result, Lasting(operands[0], "einsum"))
    )


@wraps(diagonals.diag)
def diag(x: ArrayLike, /, k: int = 0) -> Tensor:
    return diagonal(x, k) if isinstance(x, Array) and x.ndim == 2 else diagonals.diag(x, k)


def method_reshape(x: Array, *shape: ShapeLike, order: str = "C", copy: bool | None = None) -> Any:
    """`x.reshape(2, 3)` or `x.reshape((2, 3))`."""
    return reshape(x, shape[0] if len(shape) == 1 else shape, order, copy=copy)


def method_transpose(x: Array, *axes: Any) -> Any:
    """`x.transpose()`, `x.transpose(1, 0)` or `x.transpose((1, 0))`."""
    if not axes or axes == (None,):
        return transpose(x)
    return transpose(x, axes[0] if isinstance(axes[0], tuple | list) else axes)


def method_view(x: Array, dtype: DTypeLike | None = None, *sizes: int) -> Any:
    """`x.view()`, another array that shares the elements, or `x.view(dtype)`: complex numbers as
    pairs of real ones along the last axis, and back, or integers without their sign.

    Raises TypeError for a dtype whose bits have another meaning, ValueError for a shape that does
    not fit.
    """
    if sizes or isinstance(dtype, int | tuple):
        shape = (dtype, *sizes) if sizes else dtype
        raise TypeError(f"view: received the shape {shape}, expected a dtype; write x.reshape")
    if isinstance(dtype, type) and issubclass(dtype, np.ndarray):
        raise TypeError(f"view: the argument is the class {dtype.__name__}, expected a dtype")
    if dtype is None or np.dtype(dtype) == x.dtype:
        return getitem(x, ...)
    result = complex_parts.reinterpreted(x, as_dtype(np.dtype(dtype), "view"))
    return _linked(x, result, Lasting(x, "view"))


def method_fill(x: Array, value: Array) -> None:
    """`x.fill(value)`: every element becomes this number. Raises ValueError for an array with axes,
    TypeError for an array that behaves as a NumPy scalar, which does not change."""
    value = as_operand("fill", value)
    if isinstance(value, Array) and value.ndim:
        raise ValueError(f"fill: value has shape {value.shape}, expected a number")
    if x.is_scalar:
        raise TypeError("fill: x behaves as a NumPy scalar, which does not change; write x = value")
    setitem(x, ..., value)


def getitem(x: Array, index: IndexLike) -> Any:
    """`x[index]` with NumPy's meaning: a view of x where the index has no arrays, a copy otherwise.

    Raises IndexError where NumPy does, for traced integers when the program runs. Elements that a
    traced mask selects support elementwise operations, writing under the same mask, and reductions;
    other uses raise TypeError.
    """
    mask = unknown_mask(index)
    if mask is not None:
        return selected_by(x, mask)
    selected = indexing.getitem(x, index)
    if _is_part(x, selected, index):
        return _linked(x, selected, Indexed(x, index))
    view = selected.alias() if selected is x else selected
    if view.ndim > 1 and not x.made_in_c_order():  # NumPy keeps the order that x is in
        views_of(view).order = False
    return view


def _is_part(x: Array, selected: Any, index: IndexLike) -> bool:
    """Whether NumPy returns a view: not for one element, nor for selections by arrays."""
    items = index if isinstance(index, tuple) else (index,)
    if not selected.aval.shape and not any(i is Ellipsis for i in items):
        return False
    return all(_is_plain(i) for i in items) and _can_change(x)


def _is_plain(item: IndexLike) -> bool:
    if item is None or item is Ellipsis or isinstance(item, slice | Dim):
        return True
    if isinstance(item, bool | np.bool_ | np.ndarray | list | tuple):
        return False
    return not isinstance(item, Array) or (not item.aval.shape and item.aval.dtype.kind in "iu")


def setitem(x: Array, index: IndexLike, value: Array) -> None:
    """`x[index] = value`: from now on x denotes the updated array, and so do its views.

    Arrays computed from x before keep their values. Raises ValueError for a view that is read-only
    and for a variable whose gradient is being recorded.
    """
    if not _holds(x, index, value):
        x.write(IndexUpdate(x)[index].set(value))


def _holds(x: Array, index: IndexLike, value: Array) -> bool:
    """Whether the value is that very part of x already, as after `x[index] += y`."""
    link = value.link if _can_change(value) else None
    if not isinstance(link, Indexed) or link.base is not x or type(value) is not value.remembering:
        return False
    items = basic_items(index)
    return items is not None and items == basic_items(link.index)


__all__ = [
    "array_split", "ascontiguousarray", "asfortranarray", "atleast_1d", "atleast_2d", "atleast_3d",
    "broadcast_arrays", "broadcast_to", "diag", "diagonal", "dsplit", "einsum", "expand_dims",
    "flip", "fliplr", "flipud", "hsplit", "imag", "matrix_transpose", "moveaxis", "permute_dims",
    "ravel", "real", "reshape", "rollaxis", "rot90", "sliding_window_view", "split", "squeeze",
    "swapaxes", "transpose", "trim_zeros", "unstack", "vsplit",
]  # fmt: skip
