"""Frequencies of the points of a transform, and their order."""

from __future__ import annotations

from typing import Any, SupportsIndex

from tenferro.eager import Tensor
from tenferro.fft.arguments import size_of
from tenferro.functions.arrays.arguments import as_array, convert_to
from tenferro.functions.arrays.copying import copying
from tenferro.functions.arrays.devices import placed
from tenferro.functions.arrays.joining import concat
from tenferro.functions.arrays.manipulation import axes_of
from tenferro.functions.axes.arranging import roll
from tenferro.functions.numbers.ranges import arange
from tenferro.tensor import Array, ArrayLike, AxisLike, Dim, DTypeLike
from tenferro.tensor.dtypes import as_dtype, float64

__all__ = ["fftfreq", "fftshift", "ifftshift", "rfftfreq"]


def fftfreq(
    n: SupportsIndex, /, d: ArrayLike = 1.0, *, dtype: DTypeLike | None = None, device: Any = None
) -> Tensor:
    """The frequencies of the n points of `fft`, for samples at a distance d.

    0, 1, …, ⌈n/2⌉ − 1, −⌊n/2⌋, …, −1, divided by n·d, as float64 unless a dtype is given. The
    distance may be traced. Raises ValueError for n < 1.

    >>> fftfreq(5, d=0.1)
    Tensor([ 0.,  2.,  4., -4., -2.])
    """
    n = size_of("fftfreq", "n", n)
    order = concat([arange(0, n - n // 2), arange(-(n // 2), 0)])
    return _spaced("fftfreq", order, n, d, dtype, device)


def rfftfreq(
    n: SupportsIndex, /, d: ArrayLike = 1.0, *, dtype: DTypeLike | None = None, device: Any = None
) -> Tensor:
    """The frequencies 0, 1, …, ⌊n/2⌋, divided by n·d, of the points of `rfft`; see `fftfreq`.

    >>> rfftfreq(5, d=0.1)
    Tensor([0., 2., 4.])
    """
    n = size_of("rfftfreq", "n", n)
    return _spaced("rfftfreq", arange(0, n // 2 + 1), n, d, dtype, device)


def _spaced(name: str, order: Any, n: Any, d: Any, dtype: Any, device: Any) -> Any:
    if dtype is None:
        dtype = d.dtype if isinstance(d, Array) else float64
    step = 1.0 / n / d if isinstance(n, Dim) else 1.0 / (n * d)
    return placed(name, convert_to(order, as_dtype(dtype, name)) * step, device)


@copying
def fftshift(x: ArrayLike, /, axes: AxisLike = None) -> Tensor:
    """Move frequency 0 to the middle: roll the axes, by default all, by ⌊n/2⌋.

    >>> fftshift([0, 1, 2, -2, -1])
    Tensor([-2, -1,  0,  1,  2])
    """
    return _shifted("fftshift", x, axes, lambda n: n // 2)


@copying
def ifftshift(x: ArrayLike, /, axes: AxisLike = None) -> Tensor:
    """The inverse of `fftshift`: roll the axes by −⌊n/2⌋.

    >>> ifftshift([-2, -1, 0, 1, 2])
    Tensor([ 0,  1,  2, -2, -1])
    """
    return _shifted("ifftshift", x, axes, lambda n: -(n // 2))


def _shifted(name: str, x: Any, axes: Any, shift: Any) -> Any:
    array = as_array(name, x)
    along = tuple(range(array.ndim)) if axes is None else axes_of(name, axes, array.ndim)
    return roll(array, tuple(shift(array.shape[a]) for a in along), axis=along)
