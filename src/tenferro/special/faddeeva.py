"""The Faddeeva function w(z) = exp(-z²) erfc(-i z) and what has its derivative (DLMF §7).

Derivatives by w' = -2 z w + 2i/√π (DLMF 7.10.2) lose digits as |z|² grows. From |z| = 7 on they
are taken from the asymptotic series (DLMF 7.12.1), whose error there is below 1e-15; in the half
plane where the exponential dominates, and with half of it on the border, that is added.

Maths note: error_functions.
"""

from __future__ import annotations

import math
from typing import Any

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array
from tenferro.ops.base import convert_to, elementwise, f
from tenferro.special.declare import declare, primitive
from tenferro.special.labels import keeps_labels
from tenferro.tensor import Array, ArrayLike
from tenferro.tensor.dtypes import complex_dtype, inexact_dtype

__all__ = ["voigt_profile", "wofz"]

ROOT_PI = math.sqrt(math.pi)
FAR = 7.0
TERMS = 30


def _series(u: Array, order: int) -> Any:
    """1 + 3u + 15u² + …, the series of w' without its first term; that of w'' for order 2."""
    total: Any = 1
    for k in range(TERMS, 0, -1):
        ratio = (2 * k + 1) * (1 if order == 1 else (k + 1) / k)
        total = 1 + ratio * u * total
    return total


def _parted(z: Array) -> tuple[Any, Any, Any]:
    """Whether |z| is large, z where it is not, z where it is."""
    far = f.greater_equal(f.abs(z), FAR)
    return far, f.where(far, 0, z), f.where(far, z, FAR)


def scaled_slope(z: Array, y: Array) -> Any:
    """The derivative 2 z y - 2/√π of y = erfcx(z)."""
    far, near, away = _parted(z)
    inverse = 1 / away
    tail = -inverse * inverse / ROOT_PI * _series(-0.5 * inverse * inverse, 1)
    share = 1 - f.sign(f.real(away))  # of exp(z²): 2 to the left, 1 on the imaginary axis
    left = f.where(f.equal(share, 0), 0, away)
    tail = tail + 2 * share * left * f.exp(left * left)
    return f.where(far, tail, 2 * near * f.where(far, 0, y) - 2 / ROOT_PI)


def dawson_slope(z: Array, y: Array) -> Any:
    """The derivative 1 - 2 z y of Dawson's integral y."""
    far, near, away = _parted(z)
    inverse = 1 / away
    tail = -0.5 * inverse * inverse * _series(0.5 * inverse * inverse, 1)
    if z.aval.is_complex:
        tail = tail - 1j * ROOT_PI * f.sign(f.imag(away)) * away * f.exp(-(away * away))
    return f.where(far, tail, 1 - 2 * near * f.where(far, 0, y))


def faddeeva_slope(z: Array, w: Array) -> Any:
    """w'(z) = -i erfcx'(-i z)."""
    return -1j * scaled_slope(-1j * z, w)


def _faddeeva_curvature(z: Array, w: Array) -> Any:
    """w'' = -2 (w + z w') for Im z >= 0."""
    far, near, away = _parted(z)
    inverse = 1 / away
    tail = 2j * inverse * inverse * inverse / ROOT_PI * _series(0.5 * inverse * inverse, 2)
    border = f.where(f.equal(f.imag(away), 0), away, 0)
    gaussian = (4 * border * border - 2) * f.exp(-(border * border))
    tail = tail + f.where(f.equal(border, 0), 0, gaussian)
    direct = -2 * (w + near * faddeeva_slope(near, w))
    return f.where(far, tail, direct)


def _at(x: Array, sigma: Array, gamma: Array) -> tuple[Any, Any]:
    """(x + iγ)/(σ √2) and w there."""
    scale = sigma * math.sqrt(2)
    z = elementwise("complex", x / scale, gamma / scale)
    return z, f.wofz(z)


def _voigt_in_x(x: Array, sigma: Array, gamma: Array, y: Array) -> Any:
    return f.real(faddeeva_slope(*_at(x, sigma, gamma))) / (2 * ROOT_PI * sigma * sigma)


def _voigt_in_gamma(x: Array, sigma: Array, gamma: Array, y: Array) -> Any:
    return -f.imag(faddeeva_slope(*_at(x, sigma, gamma))) / (2 * ROOT_PI * sigma * sigma)


def _voigt_in_sigma(x: Array, sigma: Array, gamma: Array, y: Array) -> Any:
    """σ ∂²/∂x², as the convolution with a Gaussian solves the heat equation."""
    curvature = f.real(_faddeeva_curvature(*_at(x, sigma, gamma)))
    return curvature / (2 * math.sqrt(2) * ROOT_PI * sigma * sigma)


primitive("wofz", faddeeva_slope, kinds="c", in_double=True)
voigt_profile = declare(
    "voigt_profile(x, sigma, gamma)",
    (
        "The density of a normal variable of deviation sigma plus a Cauchy one of half width\n"
        "gamma; real. Derivatives are for sigma > 0 and gamma >= 0."
    ),
    "voigt_profile(0.0, 1.0, 1.0) → Tensor(0.20870928)",
    _voigt_in_x,
    _voigt_in_sigma,
    _voigt_in_gamma,
    in_double=True,
)


@keeps_labels(1)
def wofz(z: ArrayLike) -> Tensor:
    """The Faddeeva function exp(-z²) erfc(-i z); complex, for real z too.

    complex64 for float32, where SciPy's is complex128.

    >>> wofz(1.0)
    Tensor(0.36787944+0.60715771j)
    """
    z = as_array("wofz", z)
    return f.wofz(convert_to(z, complex_dtype(inexact_dtype(z.dtype))))
