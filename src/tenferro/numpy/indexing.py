"""Reading and updating parts of arrays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tenferro.numpy.positions import within
from tenferro.numpy.selection import Selection, select
from tenferro.numpy.values import is_traced, value_of
from tenferro.ops import indexing
from tenferro.ops.apply import apply
from tenferro.ops.family import Family
from tenferro.ops.formulas import f
from tenferro.ops.promotion import as_array, broadcast_to_shape, convert_to
from tenferro.ops.scatter import scatter_max, scatter_min, scatter_mul
from tenferro.ops.shapes import broadcast_shapes, check_axis, refuse, refuse_dtype
from tenferro.ops.slicing import dynamic_slice as dynamic_slice_family
from tenferro.ops.slicing import dynamic_update_slice as dynamic_update_slice_family
from tenferro.ops.slicing import slice_of, update_slice
from tenferro.ops.sorting import along
from tenferro.ops.structural import reshape, reverse
from tenferro.tensor import Shape
from tenferro.tensor.array import Array
from tenferro.tensor.dtypes import int64

__all__ = [
    "IndexUpdate",
    "dynamic_slice",
    "dynamic_update_slice",
    "getitem",
    "put_along_axis",
    "setitem",
    "take",
    "take_along_axis",
]


def getitem(x: Array, index: Any) -> Any:
    """`x[index]` with NumPy's meaning.

    Raises IndexError where NumPy does. An index that is a traced integer array is taken to be
    within bounds (else it is moved to the nearest element); a traced mask raises TypeError.
    """
    return _read(x, select(x, index))


def setitem(x: Array, index: Any, value: Any) -> None:
    """`x[index] = value`: from now on the object x denotes the updated array.

    Arrays computed from x before keep their values, and so do other objects that denote x's values.
    """
    x.rebind(IndexUpdate(x)[index].set(value))  # type: ignore[attr-defined]


def _read(x: Any, chosen: Selection) -> Any:
    found = _block(x, chosen)
    if chosen.axes:
        mode = "promise" if chosen.known else "clip"
        found = indexing.take(found, chosen.indices, chosen.axes, mode, unique=chosen.unique)
    return _reshaped(found, chosen.result)


def _block(x: Any, chosen: Selection) -> Any:
    """The lines of a selection, in the shape that its index arrays refer to."""
    if not _is_whole(x, chosen):
        start, steps = _starts(chosen)
        x = slice_of(x, tuple(line.count for line in chosen.lines), start, steps)
    return _reshaped(_turned(x, chosen), chosen.shape)


def _write_block(x: Any, chosen: Selection, block: Any) -> Any:
    """x with the block of a selection replaced."""
    found = _turned(_reshaped(block, tuple(line.count for line in chosen.lines)), chosen)
    if _is_whole(x, chosen):
        return found
    start, steps = _starts(chosen)
    return apply(update_slice.bind(start=start, strides=steps), x, found)


def _is_whole(x: Any, chosen: Selection) -> bool:
    return all(n == line.count for n, line in zip(x.shape, chosen.lines, strict=True))


def _starts(chosen: Selection) -> tuple[Shape, tuple[int, ...]]:
    return tuple(line.start for line in chosen.lines), tuple(line.step for line in chosen.lines)


def _turned(x: Any, chosen: Selection) -> Any:
    axes = tuple(a for a, line in enumerate(chosen.lines) if line.backwards)
    return apply(reverse.bind(axes=axes), x) if axes else x


def _reshaped(x: Any, shape: Shape) -> Any:
    return x if x.shape == shape else apply(reshape.bind(shape=shape), x)


class IndexUpdate:
    """`x.at`: copies of x with some elements changed, `x.at[index].set(value)`.

    >>> import tenferro as te
    >>> te.tensor([1.0, 2.0, 3.0]).at[1:].add(10.0)
    Tensor([ 1., 12., 13.])
    """

    __slots__ = ("array",)

    def __init__(self, array: Array) -> None:
        self.array = array

    def __getitem__(self, index: Any) -> ElementUpdate:
        mask = _traced_mask(index)
        if mask is not None:
            return MaskUpdate(self.array, mask)
        return ElementUpdate(self.array, select(self.array, index))


def _traced_mask(index: Any) -> Any:
    alone = index[0] if isinstance(index, tuple) and len(index) == 1 else index
    return alone if is_traced(alone) and alone.dtype.kind == "b" else None


class ElementUpdate:
    """The elements that an index selects, about to be changed.

    Every method gives a copy of the array with its dtype; values broadcast to the selected
    elements. Where the index repeats an element, every value counts (`set` keeps the last one).
    Traced indices out of bounds change nothing.
    """

    __slots__ = ("array", "chosen")

    def __init__(self, array: Any, chosen: Selection) -> None:
        self.array = array
        self.chosen = chosen

    def get(self) -> Any:
        """The selected elements themselves: `x[index]`."""
        return _read(self.array, self.chosen)

    def set(self, values: Any) -> Any:
        """The elements replaced."""
        return self._combined("set", values, indexing.scatter, lambda old, new: new)

    def add(self, values: Any) -> Any:
        """Values added to the elements."""
        return self._combined("add", values, indexing.scatter_add, lambda old, new: old + new)

    def multiply(self, values: Any) -> Any:
        """The elements multiplied by values."""
        return self._combined("multiply", values, scatter_mul, lambda old, new: old * new)

    def min(self, values: Any) -> Any:
        """The elements replaced by smaller values."""
        return self._combined("min", values, scatter_min, f.minimum)

    def max(self, values: Any) -> Any:
        """The elements replaced by larger values."""
        return self._combined("max", values, scatter_max, f.maximum)

    def divide(self, values: Any) -> Any:
        """The elements divided by values; floating-point or complex arrays only."""
        if not self.array.aval.is_inexact:
            refuse_dtype("at[].divide", "the array's dtype", self.array.dtype, "float or complex")
        return self._with_product("divide", values, lambda old, new: old / new)

    def power(self, values: Any) -> Any:
        """The elements raised to powers; where an index repeats, to the product of its powers."""
        return self._with_product("power", values, lambda old, new: old**new)

    def _combined(
        self, name: str, values: Any, family: Family, combine: Callable[[Any, Any], Any]
    ) -> Any:
        chosen = self.chosen
        values = self._values(name, values)
        block = _block(self.array, chosen)
        if not chosen.axes:
            return _write_block(self.array, chosen, combine(block, values))
        return _write_block(self.array, chosen, self._put(family, block, values))

    def _put(self, family: Family, block: Any, values: Any) -> Any:
        chosen = self.chosen
        mode = "promise" if chosen.known else "drop"
        params: Any = {"axes": chosen.axes, "mode": mode, "unique": chosen.unique}
        gathered = indexing.gathered_shape(
            "at[]", block.aval, [i.aval for i in chosen.indices], chosen.axes
        )
        values = _reshaped(values, gathered)
        return indexing.put(family, block, values, chosen.indices, **params)

    def _with_product(self, name: str, values: Any, combine: Callable[[Any, Any], Any]) -> Any:
        """Combine each element once, with the product of all values meant for it."""
        if not self.chosen.axes:
            return self._combined(name, values, indexing.scatter, combine)
        ones = self.array.surface.ones_like(self.array)
        factors = ElementUpdate(ones, self.chosen).multiply(values)
        return self.set(combine(self.get(), _read(factors, self.chosen)))

    def _values(self, name: str, values: Any) -> Any:
        return _fitting(f"at[].{name}", self.array, values, self.chosen.result)


class MaskUpdate(ElementUpdate):
    """The elements where a traced mask is true; values must not depend on how many these are."""

    __slots__ = ("mask", "n_mask")

    def __init__(self, array: Any, mask: Any) -> None:
        super().__init__(array, select(array, ...))
        if mask.shape != array.shape[: mask.ndim]:
            raise IndexError(
                f"boolean index did not match indexed array: the mask has shape {mask.shape}, "
                f"the array {array.shape}"
            )
        self.n_mask = mask.ndim
        self.mask = _reshaped(mask, (*mask.shape, *(1,) * (array.ndim - mask.ndim)))

    def get(self) -> Any:
        """Refused: the number of elements is not known."""
        return getitem(self.array, self.mask)

    def _combined(
        self, name: str, values: Any, family: Family, combine: Callable[[Any, Any], Any]
    ) -> Any:
        values = _converted(f"at[].{name}", self.array, values)
        if values.ndim > self.array.ndim - self.n_mask:
            refuse(
                f"at[mask].{name} with a traced mask",
                "values",
                values.aval,
                "one value for all selected elements: their number is not known while tracing",
            )
        values = broadcast_to_shape(values, self.array.shape)
        return f.where(self.mask, combine(self.array, values), self.array)

    def _with_product(self, name: str, values: Any, combine: Callable[[Any, Any], Any]) -> Any:
        return self._combined(name, values, indexing.scatter, combine)


def _converted(name: str, x: Any, values: Any) -> Any:
    found = as_array(name, values, x)
    if found.aval.is_complex and not x.aval.is_complex:
        refuse_dtype(name, "the values' dtype", found.dtype, f"one that fits into {x.dtype}")
    return convert_to(found, x.dtype)


def _fitting(name: str, x: Any, values: Any, shape: Shape) -> Any:
    """Values with x's dtype and a shape; more axes of size 1 in front are dropped."""
    found = _converted(name, x, values)
    extra = max(0, found.ndim - len(shape))
    if any(n != 1 for n in found.shape[:extra]):
        refuse(name, "values", found.aval, f"a shape that broadcasts to {shape}")
    found = _reshaped(found, found.shape[extra:])
    if any(n not in (1, m) for n, m in zip(found.shape[::-1], shape[::-1], strict=False)):
        refuse(name, "values", found.aval, f"a shape that broadcasts to {shape}")
    return broadcast_to_shape(found, shape)


def take(x: Any, indices: Any, /, axis: int | None = None, *, mode: str = "raise") -> Any:
    """The elements (or slices along `axis`) at integer positions; of x flattened if axis is None.

    The result has the indices' axes in place of `axis`. `mode` is NumPy's: `raise` IndexError for
    known indices out of bounds, `clip` to the nearest position, `wrap` around. Traced indices are
    clipped.

    >>> import tenferro as te
    >>> te.numpy.take(te.tensor([[1, 2, 3], [4, 5, 6]]), [2, 0], axis=1)
    Tensor([[3, 1], [6, 4]])
    """
    x = as_array("take", x, indices)
    if axis is None:
        x, axis = x.surface.reshape(x, -1), 0
    axis = check_axis("take", axis, x.ndim)
    positions = _integers("take", indices)
    n = x.shape[axis]
    if mode == "raise":
        positions, known = _checked(x, positions, axis)
        return indexing.take(x, [positions], (axis,), "promise" if known else "clip")
    if mode == "wrap":
        positions = x.surface.remainder(positions, n)
    elif mode != "clip":
        refuse("take", "mode", repr(mode), "'raise', 'clip' or 'wrap'")
    return indexing.take(x, [as_array("take", positions, x)], (axis,), "clip")


def take_along_axis(x: Any, indices: Any, /, axis: int | None = -1) -> Any:
    """Along one axis, the elements whose positions `indices` holds; other axes broadcast.

    `indices` has as many axes as x. With axis None, x is flattened. Positions out of bounds raise
    IndexError if they are known.

    >>> import tenferro as te
    >>> te.numpy.take_along_axis(te.tensor([[3, 1], [2, 4]]), [[1], [0]], axis=1)
    Tensor([[1], [2]])
    """
    x = as_array("take_along_axis", x, indices)
    if axis is None:
        x, axis = x.surface.reshape(x, -1), 0
    x, positions, known, axis = _aligned("take_along_axis", x, indices, axis)
    found = along(positions, x.shape, axis)
    return indexing.take(x, found, tuple(range(x.ndim)), "promise" if known else "clip")


def put_along_axis(x: Any, indices: Any, values: Any, /, axis: int | None = -1) -> None:
    """Write values where `take_along_axis` would read; from now on x denotes the updated array.

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
    line = x if axis is not None else x.surface.reshape(x, -1)
    updated = _put_along_axis(line, indices, values, 0 if axis is None else axis)
    x.rebind(_reshaped(updated, x.shape))  # type: ignore[attr-defined]


def _put_along_axis(x: Any, indices: Any, values: Any, axis: int) -> Any:
    shape = x.shape
    x, positions, known, axis = _aligned("put_along_axis", x, indices, axis)
    if x.shape != shape:
        refuse("put_along_axis", "indices", indices, f"a shape that broadcasts to {shape}")
    found = along(positions, shape, axis)
    gathered = indexing.gathered_shape(
        "put_along_axis", x.aval, [i.aval for i in found], tuple(range(x.ndim))
    )
    updates = _fitting("put_along_axis", x, values, gathered)
    mode = "promise" if known else "drop"
    return indexing.put(indexing.scatter, x, updates, found, tuple(range(x.ndim)), mode)


def _aligned(name: str, x: Any, indices: Any, axis: int) -> tuple[Any, Any, bool, int]:
    """x and index positions that broadcast together on all axes but one."""
    axis = check_axis(name, axis, x.ndim)
    indices = _integers(name, indices)
    if indices.ndim != x.ndim:
        refuse(name, "indices", indices.aval, f"{x.ndim} axes, as x has")
    others = [(*s[:axis], 1, *s[axis + 1 :]) for s in (x.shape, indices.shape)]
    shape = broadcast_shapes(name, *others)
    x = broadcast_to_shape(x, (*shape[:axis], x.shape[axis], *shape[axis + 1 :]))
    return x, *_checked(x, indices, axis), axis


def _checked(x: Any, indices: Any, axis: int) -> tuple[Any, bool]:
    """Indices counted from the front, and whether they are known to be within bounds."""
    value = value_of(indices)
    found = indices if value is None else value
    return within(x, found, x.shape[axis], axis, empty=False)


def _integers(name: str, indices: Any) -> Any:
    found = as_array(name, indices)
    if found.dtype.kind not in "iu":
        if found.size == 0:
            return convert_to(found, int64)
        refuse_dtype(name, "the indices' dtype", found.dtype, "int")
    return found


def dynamic_slice(x: Any, starts: Any, sizes: Any) -> Any:
    """The block of x with these sizes that begins at `starts`, which may be traced.

    A block that would stick out is moved inside the bounds.

    >>> import tenferro as te
    >>> te.numpy.dynamic_slice(te.tensor([1, 2, 3, 4]), (1,), (2,))
    Tensor([2, 3])
    """
    x = as_array("dynamic_slice", x)
    return apply(dynamic_slice_family.bind(sizes=tuple(sizes)), x, *_scalars(x, starts))


def dynamic_update_slice(x: Any, values: Any, starts: Any) -> Any:
    """A copy of x with a block of values written at `starts`, which may be traced."""
    x = as_array("dynamic_update_slice", x, values)
    values = _converted("dynamic_update_slice", x, values)
    return apply(dynamic_update_slice_family.bind(), x, values, *_scalars(x, starts))


def _scalars(x: Any, starts: Any) -> list[Any]:
    found = [as_array("a start of a block", i, x) for i in starts]
    if len(found) != x.ndim:
        refuse("dynamic_slice, dynamic_update_slice", "starts", starts, f"{x.ndim} integers")
    return found
