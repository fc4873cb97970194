"""Results that NumPy writes into arrays that are there: `out=`, `ufunc.at`, `x.flat[i] = v`."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any

import numpy as np

from tenferro.functions.arrays.arguments import as_array
from tenferro.functions.arrays.data_types import astype
from tenferro.functions.arrays.manipulation import ravel, reshape
from tenferro.functions.arrays.resizing import resize
from tenferro.functions.arrays.values import is_traced
from tenferro.functions.indexing import indexing
from tenferro.functions.indexing.updates import IndexUpdate
from tenferro.functions.numbers.choosing import where as chosen
from tenferro.ops.base import as_operand, broadcast_shapes, broadcast_to_shape, promoted_dtype
from tenferro.tensor import Array, ArrayLike, IndexLike

AT = {
    "add": "add",
    "divide": "divide",
    "maximum": "max",
    "minimum": "min",
    "multiply": "multiply",
    "power": "power",
    "subtract": "add",
}
"""What `np.<ufunc>.at(x, index, values)` is as `x.at[index].<method>(values)`."""


def fill(name: str, out: Any, values: Array, where: Any = True) -> None:
    """Let `out` denote these values from now on, where a mask is true.

    Raises TypeError for an array of NumPy where gradients or a trace would end, of another library,
    and for values of another kind, ValueError for a shape that does not broadcast to that of `out`,
    and for what cannot be written to.
    """
    if not isinstance(out, Array):
        _fill_numbers(name, out, values, where)
        return
    found = as_array(name, values, out)
    if not np.can_cast(found.dtype, out.dtype, "same_kind"):
        raise TypeError(
            f"{name}: the result is {found.aval!r}, and out is {out.aval!r}, expected a dtype that "
            f"holds {found.dtype}"
        )
    if broadcast_shapes(name, found.shape, out.shape) != out.shape:
        raise ValueError(
            f"{name}: the result is {found.aval!r}, and out is {out.aval!r}, expected a shape that "
            "the result broadcasts to"
        )
    found = broadcast_to_shape(astype(found, out.dtype), out.shape)
    out.write(found if where is True else chosen(where, found, out))


def _fill_numbers(name: str, out: Any, values: Array, where: Array) -> None:
    """Write into an array of NumPy. Raises TypeError for traced or recorded results."""
    try:
        numbers, mask = np.asarray(values), np.asarray(where)
    except TypeError as error:
        raise TypeError(
            f"{name}: out= is an array of NumPy, which cannot hold a traced or recorded result; "
            "make it by te.numpy or with like=x (np.zeros(n, like=x)), or use the result: "
            "y = f(x), and y = y + x, not y += x if y is a NumPy array"
        ) from error
    np.copyto(out, numbers, "same_kind", mask)


def write_at(ufunc: np.ufunc, x: Array, index: IndexLike, *values: Array) -> None:
    """`ufunc.at(x, index, values)`: every value counts where the index repeats an element.

    Raises TypeError for ufuncs that are not in `AT`, for values whose dtype the array does not
    hold, and for traced or recorded values if x is an array of NumPy.
    """
    name = f"numpy.{ufunc.__name__}.at"
    if not isinstance(x, Array):
        _write_numbers_at(name, ufunc, x, index, values)
        return
    if ufunc.__name__ not in AT or len(values) != 1:
        raise TypeError(
            f"{name} is not supported on arrays of tenferro, expected one of {', '.join(AT)}; "
            "write x[index] = f(x[index]) where the index repeats no element"
        )
    value = as_operand(name, values[0])
    result = promoted_dtype(x, value)
    if not np.can_cast(result, x.dtype, "same_kind"):
        raise TypeError(f"{name}: the result is {result}, expected a dtype that {x.dtype} holds")
    value = -as_array(name, value, x) if ufunc.__name__ == "subtract" else value
    x.write(getattr(IndexUpdate(x)[index], AT[ufunc.__name__])(value))


def _write_numbers_at(
    name: str, ufunc: np.ufunc, x: Any, index: Any, values: Sequence[ArrayLike]
) -> None:
    items = index if isinstance(index, tuple) else (index,)
    try:
        places = tuple(np.asarray(i) if isinstance(i, Array) else i for i in items)
        numbers = [np.asarray(value) for value in values]
    except TypeError as error:
        raise TypeError(
            f"{name}: the first argument is of type {type(x).__name__}, which cannot hold traced "
            "or recorded values; make it by te.numpy or with like=x (np.zeros(n, like=x))"
        ) from error
    ufunc.at(x, places if isinstance(index, tuple) else places[0], *numbers)


class FlatIterator:
    """`x.flat`: the elements in row-major order, one after the other, by index, to be written.

    >>> import tenferro as te
    >>> x = te.numpy.zeros((2, 2))
    >>> x.flat[1:3] = 5.0
    >>> x
    Tensor([[0., 5.],
           [5., 0.]])
    """

    __slots__ = ("_position", "base")

    def __init__(self, base: Array) -> None:
        self.base = base
        self._position = 0

    def __len__(self) -> int:
        return self.base.size.__index__()

    def __iter__(self) -> FlatIterator:
        return self

    def __next__(self) -> Any:
        if self._position == len(self):
            raise StopIteration
        self._position += 1
        return self[self._position - 1]  # as it is now, written or not

    def __getitem__(self, index: IndexLike) -> Any:
        return indexing.getitem(
            ravel(self.base), index
        ).alias()  # of a line `[:]` is the line itself

    def __setitem__(self, index: IndexLike, values: ArrayLike) -> None:
        line = ravel(self.base)
        elements = IndexUpdate(line)[index].set(_repeated(values, line, index))
        self.base.write(reshape(elements, self.base.shape))


def _repeated(values: Any, line: Array, index: Any) -> Any:
    """The values once for each of the elements with this index: repeated or cut off."""
    items = index if isinstance(index, tuple) else (index,)
    if not np.shape(values) or any(map(is_traced, items)):
        return values
    return resize(values, np.arange(operator.index(line.size))[index].shape)
