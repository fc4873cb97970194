"""Checks and arithmetic that shape rules share; errors name the operation and the argument."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import index
from typing import NoReturn

from numpy.exceptions import AxisError

from tenferro.tensor import Aval, Dim, Shape
from tenferro.tensor.dtypes import kind_of

Axes = tuple[int, ...]


def refuse(name: str, argument: str, actual: object, expected: str, verb: str = "is") -> NoReturn:
    """The shape error of every operation: what was received, what was expected."""
    raise ValueError(f"{name}: {argument} {verb} {actual}, expected {expected}")


def refuse_dtype(name: str, argument: str, actual: object, expected: str) -> NoReturn:
    """The dtype error of every operation."""
    raise TypeError(f"{name}: {argument} is {actual}, expected {expected}")


def check_axis(name: str, axis: int, ndim: int) -> int:
    """An axis counted from the front; NumPy's AxisError if it does not exist."""
    if not -ndim <= axis < ndim:
        expected = f"an integer in [{-ndim}, {ndim})"
        raise AxisError(f"{name}: axis is {axis}, expected {expected}")
    return axis + ndim if axis < 0 else axis


def counted_axis(name: str, axis: int, ndim: int) -> int:
    """An axis that primitives take: counted from the front."""
    if axis < 0:
        raise AxisError(f"{name}: axis is {axis}, expected an integer in [0, {ndim})")
    return check_axis(name, axis, ndim)


def counted_axes(name: str, axes: Sequence[int], ndim: int) -> Axes:
    """Distinct axes that primitives take."""
    for axis in axes:
        counted_axis(name, axis, ndim)
    return check_axes(name, axes, ndim)


def check_axes(name: str, axes: Sequence[int], ndim: int) -> Axes:
    """Distinct axes counted from the front."""
    checked = tuple(check_axis(name, a, ndim) for a in axes)
    if len(set(checked)) != len(checked):
        refuse(name, "axis", tuple(axes), "axes without repetition")
    return checked


def same_aval(name: str, *avals: Aval) -> Aval:
    """The aval that all operands share."""
    first = avals[0]
    for aval in avals[1:]:
        if aval is not first and aval != first:
            refuse(name, "operands", list(avals), "operands of one shape and dtype", "are")
    return first


def check_kind(name: str, aval: Aval, kinds: str, argument: str = "operand") -> None:
    """Whether the dtype is of one of NumPy's kind letters."""
    kind = kind_of(aval.dtype)
    if kind in kinds:
        return
    if kind == "e":
        refuse_dtype(name, f"{argument}'s dtype", aval.dtype, NO_HALF)
    words = {"b": "bool", "i": "int", "u": "uint", "f": "float", "c": "complex", "e": "half"}
    refuse_dtype(name, f"{argument}'s dtype", aval.dtype, " or ".join(words[k] for k in kinds))


NO_HALF = (
    "float32 or wider: half precision is for storage, sums and products; write "
    "x.astype(np.float32) before this operation"
)


def check_shape(name: str, shape: Shape) -> Shape:
    """A shape of sizes that are not negative."""
    for n in shape:
        if isinstance(n, Dim):
            continue
        if not isinstance(n, int) or n < 0:
            refuse(name, "shape", shape, "sizes that are integers ≥ 0")
    return shape


def as_shape(name: str, shape: object) -> Shape:
    """A shape from an integer or a sequence of integers."""
    sizes = tuple(shape) if isinstance(shape, tuple | list) else (shape,)
    return check_shape(name, tuple(n if isinstance(n, Dim) else index(n) for n in sizes))


def broadcast_shapes(name: str, *shapes: Shape) -> Shape:
    """NumPy's broadcasting."""
    shape = _broadcast(shapes)
    if shape is None:
        refuse(name, "operands' shapes", list(shapes), "shapes that broadcast together", "are")
    return shape


@lru_cache(maxsize=8192)
def _broadcast(shapes: tuple[Shape, ...]) -> Shape | None:
    ndim = max(map(len, shapes))
    result: list[int | Dim] = []
    for position in range(-ndim, 0):
        sizes = [s[position] for s in shapes if len(s) >= -position]
        wide = [n for n in sizes if n != 1]
        if any(n != wide[0] for n in wide):
            return None
        result.append(wide[0] if wide else 1)
    return tuple(result)
