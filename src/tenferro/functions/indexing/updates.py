"""`x.at[index]`: copies of arrays with changed elements."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tenferro.functions.arrays.arguments import as_array, convert_to
from tenferro.functions.arrays.creation import ones_like
from tenferro.functions.arrays.values import is_traced, known_value
from tenferro.functions.indexing.blocks import (
    block,
    by_elements,
    permuted,
    read,
    reshaped,
    touches_few,
    write_block,
)
from tenferro.functions.indexing.masked_elements import MaskedElements, in_turn
from tenferro.functions.indexing.positions import check_mode
from tenferro.functions.indexing.selection import IndexSelection, select
from tenferro.ops.arrays import indexing
from tenferro.ops.arrays.scatter import scatter_max, scatter_min, scatter_mul
from tenferro.ops.base import Family, broadcast_to_shape, f, refuse, refuse_dtype
from tenferro.ops.base.promotion import holds_arrays, numbers
from tenferro.tensor import Array, ArrayLike, IndexLike, Shape

Combine = Callable[[Any, Any], Any]
"""What becomes of old elements and new values."""


class IndexUpdate:
    """`x.at`: copies of x with some elements changed, `x.at[index].set(value)`.

    >>> import tenferro as te
    >>> te.tensor([1.0, 2.0, 3.0]).at[1:].add(10.0)
    Tensor([ 1., 12., 13.])
    """

    __slots__ = ("array",)

    def __init__(self, array: Array) -> None:
        self.array = array

    def __getitem__(self, index: IndexLike) -> ElementUpdate:
        mask = _mask(self.array, index)
        if mask is not None:
            return MaskUpdate(self.array, mask)
        return ElementUpdate(self.array, index)


def _mask(array: Array, index: IndexLike) -> Any:
    """The mask that an index is; None if it is none.

    None too if a few elements of a traced array are known: what is written costs as much as they.
    """
    alone = index[0] if isinstance(index, tuple) and len(index) == 1 else index
    if not isinstance(alone, Array | np.ndarray) or alone.dtype.kind != "b" or not alone.ndim:
        return None
    mask = as_array("at[]", alone)
    few = is_traced(array) and not is_traced(mask) and not np.asarray(mask).all()
    return None if few else mask


def unknown_mask(index: Any) -> Any:
    """A mask that is the whole index and whose values are unknown; None for any other index."""
    alone = index[0] if isinstance(index, tuple) and len(index) == 1 else index
    if not is_traced(alone) or alone.dtype.kind != "b" or not alone.ndim:
        return None
    return alone if known_value(alone) is None else None


def selected_by(x: Array, mask: Array) -> MaskedElements:
    """The elements of x at which a traced mask is true, as they are now."""
    _check_mask(x, mask)
    return MaskedElements(x.copy(), mask.copy())


def _check_mask(x: Array, mask: Array) -> None:
    if mask.shape != x.shape[: mask.ndim]:
        raise IndexError(
            f"boolean index did not match indexed array: the mask has shape {mask.shape}, "
            f"the array {x.shape}"
        )


class ElementUpdate:
    """The elements that an index selects, with methods that change them in a copy of the array.

    Every method returns a copy of the array with its dtype; values broadcast to the selected
    elements. If the index repeats an element, all values are applied (`set` keeps the last one).
    Negative indices count from the end. `mode` selects how to treat indices out of bounds: `raise`
    raises IndexError (for traced indices when the program runs), `clip` uses the nearest element,
    `wrap` wraps around, and `drop` ignores writes and returns zeros from `get`. `promise` asserts
    that all indices are valid; otherwise the result is undefined.

    >>> import tenferro as te
    >>> te.tensor([1.0, 2.0, 3.0]).at[5].add(10.0, mode="clip")
    Tensor([ 1.,  2., 13.])
    """

    __slots__ = ("array", "index")

    def __init__(self, array: Any, index: IndexLike) -> None:
        self.array = array
        self.index = index

    def get(self, *, mode: str = "raise") -> Any:
        """The selected elements themselves: `x[index]`."""
        return read(self.array, self._selection(mode))

    def set(self, values: ArrayLike, *, mode: str = "raise") -> Any:
        """The elements replaced."""
        return self._combined("set", values, mode, indexing.scatter, lambda old, new: new)

    def add(self, values: ArrayLike, *, mode: str = "raise") -> Any:
        """Values added to the elements."""
        return self._combined("add", values, mode, indexing.scatter_add, lambda old, new: old + new)

    def multiply(self, values: ArrayLike, *, mode: str = "raise") -> Any:
        """The elements multiplied by values."""
        return self._combined("multiply", values, mode, scatter_mul, lambda old, new: old * new)

    def min(self, values: ArrayLike, *, mode: str = "raise") -> Any:
        """The elements replaced by smaller values."""
        return self._combined("min", values, mode, scatter_min, f.minimum)

    def max(self, values: ArrayLike, *, mode: str = "raise") -> Any:
        """The elements replaced by larger values."""
        return self._combined("max", values, mode, scatter_max, f.maximum)

    def divide(self, values: ArrayLike, *, mode: str = "raise") -> Any:
        """The elements divided by values; floating-point or complex arrays only."""
        if not self.array.aval.is_inexact:
            refuse_dtype("at[].divide", "the array's dtype", self.array.dtype, "float or complex")
        return self._with_product("divide", values, mode, lambda old, new: old / new)

    def power(self, values: ArrayLike, *, mode: str = "raise") -> Any:
        """The elements raised to powers; where an index repeats, to the product of its powers."""
        return self._with_product("power", values, mode, lambda old, new: old**new)

    def _selection(self, mode: str) -> IndexSelection:
        return select(self.array, self.index, check_mode("at[]", mode))

    def _combined(self, name: str, values: Any, mode: str, family: Family, combine: Combine) -> Any:
        chosen = self._selection(mode)
        values = fitting(f"at[].{name}", self.array, values, chosen.result)
        if touches_few(self.array, chosen):
            elements, order = by_elements(self.array, chosen)
            return _put(elements, family, self.array, permuted(values, order))
        present = block(self.array, chosen)
        if not chosen.axes:
            return write_block(self.array, chosen, combine(present, values))
        return write_block(self.array, chosen, _put(chosen, family, present, values))

    def _with_product(self, name: str, values: Any, mode: str, combine: Combine) -> Any:
        """Combine each element once, with the product of all values meant for it."""
        chosen = self._selection(mode)
        if not chosen.axes:
            return self._combined(name, values, mode, indexing.scatter, combine)
        factors = ElementUpdate(ones_like(self.array), self.index).multiply(values, mode=mode)
        return self.set(combine(read(self.array, chosen), read(factors, chosen)), mode=mode)


def _put(chosen: IndexSelection, family: Family, x: Array, values: ArrayLike) -> Any:
    params: Any = {"axes": chosen.axes, "mode": chosen.mode, "unique": chosen.unique}
    gathered = indexing.gathered_shape(
        "at[]", x.aval, [i.aval for i in chosen.indices], chosen.axes
    )
    values = reshaped(values, gathered)
    return indexing.put(family, x, values, chosen.indices, **params)


class MaskUpdate(ElementUpdate):
    """The elements where a mask is true.

    One value for all is chosen by `where`, whose derivative knows the elements it replaces; so it
    does where all are replaced.
    """

    __slots__ = ("alone", "mask", "n_mask")

    def __init__(self, array: Any, mask: Array) -> None:
        super().__init__(array, ...)
        _check_mask(array, mask)
        self.n_mask = mask.ndim
        self.alone = mask
        self.mask = reshaped(mask, (*mask.shape, *(1,) * (array.ndim - mask.ndim)))

    def get(self, *, mode: str = "raise") -> Any:
        """The selected elements; refused where their number is not known."""
        known = self._known()
        if known is not None:
            return ElementUpdate(self.array, known).get()
        return read(self.array, select(self.array, self.mask))

    def _known(self) -> Any:
        """The mask's values, if they are known."""
        known = known_value(self.mask)
        return None if known is None else known.reshape(known.shape[: self.n_mask])

    def _replaced(self, mask: Array, name: str, values: Any, *how: Any) -> Any:
        """Where a known mask is true, one value for each."""
        if mask.all() and values.shape == (mask.size, *self.array.shape[self.n_mask :]):
            whole = ElementUpdate(self.array, ...)
            return whole._combined(name, reshaped(values, self.array.shape), *how)
        return ElementUpdate(self.array, mask)._combined(name, values, *how)

    def _combined(self, name: str, values: Any, mode: str, family: Family, combine: Combine) -> Any:
        check_mode(f"at[].{name}", mode)
        if isinstance(values, MaskedElements):
            return self._written(combine, converted(f"at[].{name}", self.array, self._all(values)))
        values = converted(f"at[].{name}", self.array, values)
        if values.ndim > self.array.ndim - self.n_mask:
            known = self._known()
            if known is not None:
                return self._replaced(known, name, values, mode, family, combine)
            return self._written(combine, self._spread(name, values))
        return self._written(combine, broadcast_to_shape(values, self.array.shape))

    def _spread(self, name: str, values: Any) -> Any:
        """As many values as there are selected elements, each at the position of its element."""
        window = self.array.shape[self.n_mask :]
        if values.ndim != 1 + len(window):
            refuse(
                f"at[mask].{name} with a traced mask",
                "values",
                values.aval,
                "one value for all selected elements, or a vector with one for each",
            )
        values = broadcast_to_shape(values, (values.shape[0], *window))
        return in_turn(values, self.alone, again=values.shape[0] == 1)

    def _all(self, values: MaskedElements) -> Any:
        """Values computed of elements that this mask selected, one for every element there is."""
        dense = values.under(self.alone)
        if dense.shape != self.array.shape:
            refuse(
                "x[mask] = values", "values", dense.shape[self.n_mask :], "those of x", "have axes"
            )
        return dense

    def _written(self, combine: Combine, values: Array) -> Any:
        return f.where(self.mask, combine(self.array, values), self.array)

    def _with_product(self, name: str, values: Any, mode: str, combine: Combine) -> Any:
        if not isinstance(values, MaskedElements):
            values = converted(f"at[].{name}", self.array, values)
            known = self._known()
            if known is not None and values.ndim > self.array.ndim - self.n_mask:
                return ElementUpdate(self.array, known)._with_product(name, values, mode, combine)
        return self._combined(name, values, mode, indexing.scatter, combine)


def converted(name: str, x: Any, values: ArrayLike) -> Any:
    """Values with x's dtype; a TypeError if complex ones meet real numbers.

    Python's numbers are refused where x's dtype cannot hold them, as in NumPy.
    """
    if isinstance(values, bool | int | float | list | tuple) and not holds_arrays(values):
        values = numbers(name, values, x.dtype)
        values = values if values.ndim else values.item()
    array = as_array(name, values, x)
    if array.aval.is_complex and x.dtype.kind in "iuf":
        refuse_dtype(name, "the values' dtype", array.dtype, f"one that fits into {x.dtype}")
    return convert_to(array, x.dtype)


def fitting(name: str, x: Array, values: ArrayLike, shape: Shape) -> Any:
    """Values with x's dtype and a shape; more axes of size 1 in front are dropped."""
    array = converted(name, x, values)
    extra = max(0, array.ndim - len(shape))
    if any(n != 1 for n in array.shape[:extra]):
        refuse(name, "values", array.aval, f"a shape that broadcasts to {shape}")
    array = reshaped(array, array.shape[extra:])
    if any(n not in (1, m) for n, m in zip(array.shape[::-1], shape[::-1], strict=False)):
        refuse(name, "values", array.aval, f"a shape that broadcasts to {shape}")
    return broadcast_to_shape(array, shape)
