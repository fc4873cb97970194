"""Transforms of real arrays to half spectra and back; Hermitian signals with real spectra."""

from __future__ import annotations

from functools import partial
from typing import Any

from tenferro.fft.arguments import (
    Size,
    axes_and_sizes,
    complex_array,
    real_array,
    resized,
    scale_of,
    size_of,
)
from tenferro.fft.complex_transforms import transform_axes
from tenferro.fft.families import real_inverse, real_transform
from tenferro.fft.signatures import along_axes, along_axis, along_two_axes
from tenferro.functions.numbers.complex_parts import conj
from tenferro.ops.base import refuse

__all__ = [
    "hfft", "hfft2", "hfftn", "ihfft", "ihfft2", "ihfftn", "irfft", "irfft2", "irfftn", "rfft",
    "rfft2", "rfftn",
]  # fmt: skip
_DUAL = {None: "forward", "backward": "forward", "ortho": "ortho", "forward": "backward"}
"""The norm that the transform in the other direction has the same factor under."""


def _hfft(name: str, x: Any, s: Any, axes: Any, norm: str | None) -> Any:
    scale_of(name, norm, inverse=False)
    return irfftn_named(name, conj(complex_array(name, x)), s, axes, _DUAL[norm])


def _ihfft(name: str, x: Any, s: Any, axes: Any, norm: str | None) -> Any:
    scale_of(name, norm, inverse=True)
    return conj(rfftn_named(name, x, s, axes, _DUAL[norm]))


def rfftn_named(name: str, x: Any, s: Any, axes: Any, norm: str | None) -> Any:
    """`rfftn`; errors name the function that was called."""
    scale = scale_of(name, norm, inverse=False)
    array = real_array(name, x)
    along, sizes = _some_axes(name, array, s, axes)
    for axis, n in zip(along, sizes, strict=True):
        array = resized(name, array, n, axis)
    half = real_transform(array, along[-1], scale=scale)
    return transform_axes(name, half, None, along[:-1], norm, inverse=False)


def irfftn_named(name: str, x: Any, s: Any, axes: Any, norm: str | None) -> Any:
    """`irfftn`; errors name the function that was called."""
    scale = scale_of(name, norm, inverse=True)
    array = complex_array(name, x)
    along, sizes = _some_axes(name, array, s, axes)
    for axis, size in zip(along[:-1], sizes[:-1], strict=True):
        array = resized(name, array, size, axis)
    last = along[-1]
    n = _last_size(name, array.shape[last], sizes[-1])
    half = resized(name, array, n // 2 + 1, last)
    spectrum = transform_axes(name, half, None, along[:-1], norm, inverse=True)
    return real_inverse(spectrum, n, last, scale=scale)


def _some_axes(name: str, x: Any, s: Any, axes: Any) -> Any:
    along, sizes = axes_and_sizes(name, x, s, axes)
    if not along:
        refuse(name, "axes", along, "at least one axis")
    if len(set(along)) < len(along):
        refuse(name, "axes", along, "axes without repetition")
    return along, sizes


def _last_size(name: str, m: Size, n: Any) -> Size:
    """The number of real values: given, or what m frequencies are for by default."""
    if n is not None:
        return size_of(name, "n", n)
    if m == 0 or m == 1:
        refuse(name, "the number of frequencies", m, "at least 2, or n given")
    return 2 * (m - 1)


rfft = along_axis(
    "rfft",
    partial(rfftn_named, "rfft"),
    """The Fourier transform of real values: the frequencies 0 … ⌊n/2⌋ of `fft`.

    x is real, cut or filled up with zeros to n points along `axis`; the result is complex with
    n//2 + 1 points. Norms and errors are those of `fft`; complex x raises TypeError.

    >>> rfft([1.0, 2.0, 3.0, 4.0])
    Tensor([10.+0.j, -2.+2.j, -2.+0.j])
    """,
)
irfft = along_axis(
    "irfft",
    partial(irfftn_named, "irfft"),
    """The inverse of `rfft`: the n real values whose frequencies 0 … ⌊n/2⌋ are x.

    x has m points along `axis`, is cut or filled up with zeros to n//2 + 1 of them, and n is
    2(m − 1) by default: pass n if it is odd. The imaginary parts at frequency 0, and at n/2 for
    even n, do not matter. Norms and errors are those of `ifft`.

    >>> irfft([10.0, -2.0 + 2.0j, -2.0])
    Tensor([1., 2., 3., 4.])
    """,
)
rfft2 = along_two_axes(
    "rfft2",
    partial(rfftn_named, "rfft2"),
    """The Fourier transform of real values over two axes; see `rfftn`.

    >>> rfft2([[1.0, 0.0], [0.0, 0.0]])
    Tensor([[1.+0.j, 1.+0.j],
            [1.+0.j, 1.+0.j]])
    """,
)
irfft2 = along_two_axes(
    "irfft2",
    partial(irfftn_named, "irfft2"),
    """The inverse of `rfft2`; see `irfftn`.

    >>> irfft2([[4.0, 0.0], [0.0, 0.0]])
    Tensor([[1., 1.],
            [1., 1.]])
    """,
)
rfftn = along_axes(
    "rfftn",
    partial(rfftn_named, "rfftn"),
    """The Fourier transform of real values over several axes, half of it along the last.

    `s` and `axes` are those of `fftn`; along the last of the axes the result has the frequencies
    0 … ⌊n/2⌋. Raises TypeError for complex x, ValueError without axes, and as `fft` does.

    >>> rfftn([[1.0, 0.0], [1.0, 0.0]])
    Tensor([[2.+0.j, 2.+0.j],
            [0.+0.j, 0.+0.j]])
    """,
)
irfftn = along_axes(
    "irfftn",
    partial(irfftn_named, "irfftn"),
    """The inverse of `rfftn`: real values. `s` has the sizes of the result along `axes`.

    Along the last of the axes the size is 2(m − 1) for m points unless given.

    >>> irfftn([[2.0, 2.0], [0.0, 0.0]])
    Tensor([[1., 0.],
            [1., 0.]])
    """,
)
hfft = along_axis(
    "hfft",
    partial(_hfft, "hfft"),
    """The n real frequencies of a signal with x[−j] = conj(x[j]), of which one half is given.

    Arguments and errors are those of `irfft`, to which it is dual.

    >>> hfft([1.0, 1.0j, 0.0])
    Tensor([ 1.,  3.,  1., -1.])
    """,
)
ihfft = along_axis(
    "ihfft",
    partial(_ihfft, "ihfft"),
    """The inverse of `hfft`: the half of the signal from 0 on, given its real frequencies.

    >>> ihfft([1.0, 3.0, 1.0, -1.0])
    Tensor([1.-0.j, 0.+1.j, 0.-0.j])
    """,
)
hfft2 = along_two_axes(
    "hfft2",
    partial(_hfft, "hfft2"),
    """`hfftn` over two axes.

    >>> hfft2([[1.0, 0.0], [0.0, 0.0]])
    Tensor([[1., 1.],
            [1., 1.]])
    """,
)
ihfft2 = along_two_axes(
    "ihfft2",
    partial(_ihfft, "ihfft2"),
    """The inverse of `hfft2`.

    >>> ihfft2([[1.0, 1.0], [1.0, 1.0]]).real
    Tensor([[1., 0.],
            [0., 0.]])
    """,
)
hfftn = along_axes(
    "hfftn",
    partial(_hfft, "hfftn"),
    """The real frequencies of a Hermitian signal in several dimensions; arguments of `irfftn`.

    >>> hfftn([[1.0, 0.0], [0.0, 0.0]])
    Tensor([[1., 1.],
            [1., 1.]])
    """,
)
ihfftn = along_axes(
    "ihfftn",
    partial(_ihfft, "ihfftn"),
    """The inverse of `hfftn`.

    >>> ihfftn([[1.0, 1.0], [1.0, 1.0]]).real
    Tensor([[1., 0.],
            [0., 0.]])
    """,
)
