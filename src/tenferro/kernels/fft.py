"""Kernels of Fourier transforms: SciPy's pocketfft, in the precision of the operand."""

from __future__ import annotations

from typing import Any

from tenferro.kernels.table import lowering
from tenferro.tensor import Aval

NORMS = {"none": "backward", "root": "ortho", "full": "forward"}
INVERSE_NORMS = {"none": "forward", "root": "ortho", "full": "backward"}
"""SciPy's norm under which a transform, or its inverse, has the factor."""


@lowering("tenferro.fft.fft.v1")
def _(x: Aval, *, axes: tuple[int, ...], inverse: bool, scale: str) -> Any:
    from scipy.fft import fft, fftn, ifft, ifftn

    norm = (INVERSE_NORMS if inverse else NORMS)[scale]
    if len(axes) == 1:
        one, axis = ifft if inverse else fft, axes[0]
        return lambda a: one(a, axis=axis, norm=norm)
    several = ifftn if inverse else fftn
    return lambda a: several(a, axes=axes, norm=norm)


@lowering("tenferro.fft.rfft.v1")
def _(x: Aval, *, axis: int, scale: str, interior: float) -> Any:
    from scipy.fft import rfft

    norm, inner = NORMS[scale], _inner(x.ndim, axis, x.shape[axis])

    def run(a: Any) -> Any:
        half = rfft(a, axis=axis, norm=norm)
        if interior != 1.0:
            half[inner] *= interior
        return half

    return run


@lowering("tenferro.fft.irfft.v1")
def _(x: Aval, *, axis: int, n: int, scale: str, interior: float) -> Any:
    from scipy.fft import irfft

    norm, inner = INVERSE_NORMS[scale], _inner(x.ndim, axis, n)

    def run(half: Any) -> Any:
        if interior != 1.0:
            half = half.copy()
            half[inner] *= interior
        return irfft(half, n=n, axis=axis, norm=norm)

    return run


def _inner(ndim: int, axis: int, n: Any) -> Any:
    """The frequencies that also represent their negative: neither 0 nor n/2."""
    return tuple(slice(1, (n + 1) // 2) if a == axis else slice(None) for a in range(ndim))


@lowering("tenferro.fft.trigonometric.v1")
def _(x: Aval, *, sine: bool, type: int, axis: int, scale: str, before: float, after: float) -> Any:
    from scipy.fft import dct, dst

    one, norm = dst if sine else dct, NORMS[scale]
    ends = _ends(x.ndim, axis, x.shape[axis], type, sine)

    def plain(a: Any) -> Any:
        return one(a, type, axis=axis, norm=norm, orthogonalize=False)

    def run(a: Any) -> Any:
        if before != 1.0:
            a = a.copy()
            a[ends] *= before
        # Of complex arrays SciPy's function ignores `orthogonalize`.
        y = plain(a.real) + 1j * plain(a.imag) if x.is_complex else plain(a)
        if after != 1.0:
            y[ends] *= after
        return y

    return run


def _ends(ndim: int, axis: int, n: Any, type: int, sine: bool) -> Any:
    """The points at which weights apply: both ends for type 1, otherwise the last or the first."""
    ends = slice(0, n, n - 1) if type == 1 else slice(n - 1, n) if sine else slice(0, 1)
    return tuple(ends if a == axis else slice(None) for a in range(ndim))
