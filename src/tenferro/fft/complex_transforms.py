"""Transforms of complex (or real) arrays to complex ones."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from tenferro.fft.arguments import axes_and_sizes, inexact_array, resized, scale_of
from tenferro.fft.families import transform
from tenferro.fft.signatures import along_axes, along_axis, along_two_axes
from tenferro.ops.base import convert_to
from tenferro.tensor.dtypes import complex_dtype

__all__ = ["fft", "fft2", "fftn", "ifft", "ifft2", "ifftn"]


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


fft = along_axis(
    "fft",
    partial(transform_axes, "fft", inverse=False),
    """The discrete Fourier transform Σⱼ x[j] exp(−2πi jk/n) along one axis.

    x is real or complex; the result is complex, of the same precision and shape, with n points
    along `axis`: x is cut or filled up with zeros. `norm` says which direction is divided by n:
    "forward" this one, "backward" (or None) the inverse, "ortho" each by √n. Raises ValueError for
    fewer than one point or an unknown norm, AxisError for an axis that x does not have.

    >>> fft([1.0, 0.0, 0.0, 0.0]).real
    Tensor([1., 1., 1., 1.])
    """,
)
ifft = along_axis(
    "ifft",
    partial(transform_axes, "ifft", inverse=True),
    """The inverse of `fft`: 1/n Σₖ x[k] exp(2πi jk/n), with the same arguments and errors.

    >>> ifft([4.0, 0.0, 0.0, 0.0]).real
    Tensor([1., 1., 1., 1.])
    """,
)
fft2 = along_two_axes(
    "fft2",
    partial(transform_axes, "fft2", inverse=False),
    """The Fourier transform over two axes; see `fftn`.

    >>> fft2([[1.0, 0.0], [0.0, 0.0]]).real
    Tensor([[1., 1.],
            [1., 1.]])
    """,
)
ifft2 = along_two_axes(
    "ifft2",
    partial(transform_axes, "ifft2", inverse=True),
    """The inverse of `fft2`.

    >>> ifft2([[4.0, 0.0], [0.0, 0.0]]).real
    Tensor([[1., 1.],
            [1., 1.]])
    """,
)
fftn = along_axes(
    "fftn",
    partial(transform_axes, "fftn", inverse=False),
    """The Fourier transform over several axes, by default all.

    `s` contains the numbers of points along `axes`, to which x is cut or filled up with zeros (-1
    for x's own); without axes these are the last ones. An axis named twice is transformed twice.
    Norms and errors are those of `fft`; as many sizes as axes are expected.

    >>> fftn([[1.0, 0.0], [0.0, 0.0]], axes=(0,)).real
    Tensor([[1., 0.],
            [1., 0.]])
    """,
)
ifftn = along_axes(
    "ifftn",
    partial(transform_axes, "ifftn", inverse=True),
    """The inverse of `fftn`.

    >>> ifftn([[2.0, 0.0], [2.0, 0.0]], axes=(0,)).real
    Tensor([[2., 0.],
            [0., 0.]])
    """,
)
