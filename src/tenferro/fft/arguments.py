"""What the transforms ask of their arguments: sizes, axes, norms, dtypes."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any

from tenferro.eager import Tensor
from tenferro.fft.families import Scale
from tenferro.ops.arrays.structural import padded, slice_axis
from tenferro.ops.base import as_array, check_axis, convert_to, refuse, refuse_dtype
from tenferro.tensor import Dim
from tenferro.tensor.dtypes import complex_dtype, inexact_dtype

Size = int | Dim

_SCALES: dict[Any, Scale] = {None: "none", "backward": "none", "ortho": "root", "forward": "full"}
_INVERSE: dict[Scale, Scale] = {"none": "full", "root": "root", "full": "none"}


def scale_of(name: str, norm: Any, *, inverse: bool) -> Scale:
    """The factor that a norm puts before a transform: 1 ("none"), 1/√N ("root") or 1/N ("full").

    Raises ValueError for an unknown norm.
    """
    if norm not in _SCALES:
        refuse(name, "norm", repr(norm), "None, 'backward', 'ortho' or 'forward'")
    return _INVERSE[_SCALES[norm]] if inverse else _SCALES[norm]


def inexact_array(name: str, x: Any) -> Tensor:
    """An array of a floating-point or complex dtype; integers become float64."""
    array = as_array(name, x)
    return convert_to(array, inexact_dtype(array.dtype))


def real_array(name: str, x: Any) -> Tensor:
    """An array of a floating-point dtype. Raises TypeError for a complex one."""
    array = inexact_array(name, x)
    if array.aval.is_complex:
        refuse_dtype(name, "x's dtype", array.dtype, "a real one")
    return array


def complex_array(name: str, x: Any) -> Tensor:
    """An array of a complex dtype."""
    array = inexact_array(name, x)
    return convert_to(array, complex_dtype(array.dtype))


def size_of(name: str, argument: str, n: Any) -> Size:
    """A number of points. Raises ValueError for fewer than one, TypeError for no integer."""
    size: Size = n if isinstance(n, Dim) else _integer(name, argument, n)
    if isinstance(size, int) and size < 1:
        refuse(name, argument, size, "at least 1 point")
    return size


def _integer(name: str, argument: str, n: Any) -> int:
    try:
        return index(n)
    except TypeError:
        refuse_dtype(name, argument, repr(n), "an integer")


def resized(name: str, x: Any, n: Any, axis: int) -> Tensor:
    """x cut or filled with zeros to n points along an axis; unchanged for None."""
    size = x.shape[axis]
    if n is None:
        size_of(name, f"the size of axis {axis}", size)
        return x
    n = size_of(name, "n", n)
    if n == size:
        return x
    if n < size:
        return slice_axis(x, axis, 0, n)
    return padded(x, tuple((0, n - size if a == axis else 0, 0) for a in range(x.ndim)))


def axis_of(name: str, axis: Any, ndim: int) -> int:
    """An axis counted from the front. Raises AxisError if there is none such."""
    return check_axis(name, index(axis), ndim)


def axes_and_sizes(
    name: str, x: Any, s: Sequence[Any] | None, axes: Sequence[Any] | None
) -> tuple[tuple[int, ...], tuple[Any, ...]]:
    """The axes of a transform in several dimensions and the sizes along them, None for x's own.

    By default all axes, or as many of the last ones as there are sizes; a size of -1 is x's own.
    """
    if axes is None:
        axes = range(-x.ndim if s is None else -len(s), 0)
    sizes = (None,) * len(axes) if s is None else tuple(None if n == -1 else n for n in s)
    if len(sizes) != len(axes):
        refuse(name, "s", tuple(sizes), f"one size for each of the {len(axes)} axes")
    return tuple(axis_of(name, a, x.ndim) for a in axes), sizes


__all__ = [
    "Size", "axes_and_sizes", "axis_of", "complex_array", "inexact_array", "real_array", "resized",
    "scale_of", "size_of",
]  # fmt: skip
