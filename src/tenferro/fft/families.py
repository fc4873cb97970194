"""The primitives of Fourier transforms. Every one is linear; maths note: fft.

`scale` is the factor before the sum: 1 ("none"), 1/√N ("root") or 1/N ("full").
"""

from __future__ import annotations

from typing import Any, Literal

from tenferro.extension import family
from tenferro.ops.base import apply, check_kind, real, refuse
from tenferro.ops.base.shapes import counted_axes, counted_axis
from tenferro.tensor import Aval, Dim
from tenferro.tensor.dtypes import complex_dtype, real_dtype

Size = int | Dim
Scale = Literal["none", "root", "full"]


def _resized(name: str, x: Aval, axis: int, n: Size) -> Aval:
    axis = counted_axis(name, axis, x.ndim)
    return x.with_shape((*x.shape[:axis], n, *x.shape[axis + 1 :]))


def _check_points(name: str, x: Aval, axis: int) -> None:
    if x.shape[counted_axis(name, axis, x.ndim)] == 0:
        refuse(name, f"the size of axis {axis}", 0, "at least 1 point")


def _fft(x: Aval, *, axes: tuple[int, ...], inverse: bool, scale: Scale) -> Aval:
    check_kind("fft", x, "fc")
    for axis in counted_axes("fft", axes, x.ndim):
        _check_points("fft", x, axis)
    return x.with_dtype(complex_dtype(x.dtype))


def _rfft(x: Aval, *, axis: int, scale: Scale, interior: float) -> Aval:
    check_kind("rfft", x, "f")
    _check_points("rfft", x, axis)
    half = _resized("rfft", x, axis, x.shape[axis] // 2 + 1)
    return half.with_dtype(complex_dtype(x.dtype))


def _irfft(x: Aval, *, axis: int, n: Size, scale: Scale, interior: float) -> Aval:
    check_kind("irfft", x, "c")
    if n == 0:
        refuse("irfft", "n", n, "at least 1 point")
    whole = _resized("irfft", x, axis, n)
    if x.shape[axis] != n // 2 + 1:
        refuse("irfft", f"the size of axis {axis}", x.shape[axis], f"{n // 2 + 1}")
    return whole.with_dtype(real_dtype(x.dtype))


fft_family = family(
    "tenferro.fft.fft.v1", _fft, linear="all", opaque="a transform of pocketfft", batch="axes"
)
"""F x over several axes, of a real or a complex x; with `inverse` the conjugate of F."""
rfft_family = family(
    "tenferro.fft.rfft.v1", _rfft, linear="all", opaque="a transform of pocketfft", batch="axes"
)
"""The frequencies 0 … ⌊n/2⌋ of a real x.

Frequencies that also represent their negative, all but 0 and n/2, are multiplied by `interior`.
"""
irfft_family = family(
    "tenferro.fft.irfft.v1", _irfft, linear="all", opaque="a transform of pocketfft", batch="axes"
)
"""The n real values of the frequencies 0 … ⌊n/2⌋, the inner ones first multiplied by `interior`.

The imaginary parts at 0 and n/2 are not read.
"""


def transform(x: Any, axes: tuple[int, ...], *, inverse: bool, scale: str) -> Any:
    """Σ x[j] exp(∓2πi jk/n) over the axes, + if inverse, times the scale."""
    return apply(fft_family.bind(axes=axes, inverse=inverse, scale=scale), x)


def real_transform(x: Any, axis: int, *, scale: Scale, interior: float = 1.0) -> Any:
    """The half spectrum of a real x along one axis."""
    return apply(rfft_family.bind(axis=axis, scale=scale, interior=interior), x)


def real_inverse(x: Any, n: Size, axis: int, *, scale: Scale, interior: float = 1.0) -> Any:
    """The n real values with this half spectrum along one axis."""
    return apply(irfft_family.bind(axis=axis, n=n, scale=scale, interior=interior), x)


@fft_family.transpose(0)
def _(ct: Any, x: Any, *, axes: tuple[int, ...], inverse: bool, scale: Scale) -> Any:
    back = transform(ct, axes, inverse=not inverse, scale=scale)  # Fᴴ
    return back if x.aval.is_complex else real(back)


@rfft_family.transpose(0)
def _(ct: Any, x: Any, *, axis: int, scale: Scale, interior: float) -> Any:
    return real_inverse(ct, x.shape[axis], axis, scale=scale, interior=interior / 2)


@irfft_family.transpose(0)
def _(ct: Any, x: Any, *, axis: int, n: Size, scale: Scale, interior: float) -> Any:
    return real_transform(ct, axis, scale=scale, interior=2 * interior)
