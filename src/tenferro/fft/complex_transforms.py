"""Transforms of complex (or real) arrays to complex ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tenferro.fft.arguments import axes_and_sizes, axis_of, inexact_array, resized, scale_of
from tenferro.fft.families import transform
from tenferro.numpy.copying import copying
from tenferro.ops.promotion import convert_to
from tenferro.tensor.dtypes import complex_dtype

__all__ = ["fft", "fft2", "fftn", "ifft", "ifft2", "ifftn"]


def fft(x: Any, /, n: Any = None, axis: int = -1, norm: str | None = None) -> Any:
    """The discrete Fourier transform Σⱼ x[j] exp(−2πi jk/n) along one axis.

    x is real or complex; the result is complex, of the same precision and shape, with n points
    along `axis`: x is cut or filled up with zeros. `norm` says which direction is divided by n:
    "forward" this one, "backward" (or None) the inverse, "ortho" each by √n. Raises ValueError for
    fewer than one point or an unknown norm, AxisError for an axis that x does not have.

    >>> fft([1.0, 0.0, 0.0, 0.0]).real
    Tensor([1., 1., 1., 1.])
    """
    return _one("fft", x, n, axis, norm, inverse=False)


def ifft(x: Any, /, n: Any = None, axis: int = -1, norm: str | None = None) -> Any:
    """The inverse of `fft`: 1/n Σₖ x[k] exp(2πi jk/n), with the same arguments and errors.

    >>> ifft([4.0, 0.0, 0.0, 0.0]).real
    Tensor([1., 1., 1., 1.])
    """
    return _one("ifft", x, n, axis, norm, inverse=True)


@copying
def fft2(
    x: Any,
    /,
    s: Sequence[Any] | None = None,
    axes: Sequence[int] | None = (-2, -1),
    norm: str | None = None,
) -> Any:
    """The Fourier transform over two axes; see `fftn`.

    >>> fft2([[1.0, 0.0], [0.0, 0.0]]).real
    Tensor([[1., 1.],
            [1., 1.]])
    """
    return transform_axes("fft2", x, s, axes, norm, inverse=False)


@copying
def ifft2(
    x: Any,
    /,
    s: Sequence[Any] | None = None,
    axes: Sequence[int] | None = (-2, -1),
    norm: str | None = None,
) -> Any:
    """The inverse of `fft2`.

    >>> ifft2([[4.0, 0.0], [0.0, 0.0]]).real
    Tensor([[1., 1.],
            [1., 1.]])
    """
    return transform_axes("ifft2", x, s, axes, norm, inverse=True)


@copying
def fftn(
    x: Any,
    /,
    s: Sequence[Any] | None = None,
    axes: Sequence[int] | None = None,
    norm: str | None = None,
) -> Any:
    """The Fourier transform over several axes, by default all.

    `s` gives the numbers of points along `axes`, to which x is cut or filled up with zeros (-1 for
    x's own); without axes it is about the last ones. An axis named twice is transformed twice.
    Norms and errors are those of `fft`; as many sizes as axes are expected.

    >>> fftn([[1.0, 0.0], [0.0, 0.0]], axes=(0,)).real
    Tensor([[1., 0.],
            [1., 0.]])
    """
    return transform_axes("fftn", x, s, axes, norm, inverse=False)


@copying
def ifftn(
    x: Any,
    /,
    s: Sequence[Any] | None = None,
    axes: Sequence[int] | None = None,
    norm: str | None = None,
) -> Any:
    """The inverse of `fftn`.

    >>> ifftn([[2.0, 0.0], [2.0, 0.0]], axes=(0,)).real
    Tensor([[2., 0.],
            [0., 0.]])
    """
    return transform_axes("ifftn", x, s, axes, norm, inverse=True)


def _one(name: str, x: Any, n: Any, axis: int, norm: str | None, *, inverse: bool) -> Any:
    scale = scale_of(name, norm, inverse=inverse)
    array = inexact_array(name, x)
    axis = axis_of(name, axis, array.ndim)
    return transform(resized(name, array, n, axis), (axis,), inverse=inverse, scale=scale)


def transform_axes(
    name: str,
    x: Any,
    s: Sequence[Any] | None,
    axes: Sequence[int] | None,
    norm: str | None,
    *,
    inverse: bool,
) -> Any:
    """The transform over several axes, which may repeat."""
    scale = scale_of(name, norm, inverse=inverse)
    array = inexact_array(name, x)
    along, sizes = axes_and_sizes(name, array, s, axes)
    if len(set(along)) < len(along):
        for axis, n in reversed(list(zip(along, sizes, strict=True))):
            cut = resized(name, array, n, axis)
            array = transform(cut, (axis,), inverse=inverse, scale=scale)
        return array
    for axis, n in zip(along, sizes, strict=True):
        array = resized(name, array, n, axis)
    if not along:
        return convert_to(array, complex_dtype(array.dtype))
    return transform(array, along, inverse=inverse, scale=scale)
