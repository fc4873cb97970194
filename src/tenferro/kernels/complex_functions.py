"""Kernels on complex numbers where NumPy's own lose a part or a limit.

`np.log1p` takes the modulus of a rounded 1 + z, and `np.expm1` has NaN where the exponential has a
limit. Zeros have the signs of the Array API standard (special cases of `expm1` and `tanh`).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro.kernels.table import lowering
from tenferro.tensor import Aval


@lowering("expm1")
def _(x: Aval) -> Any:
    return _expm1 if x.is_complex else np.expm1


@lowering("tanh")
def _(x: Aval) -> Any:
    return _tanh if x.is_complex else np.tanh


@lowering("log1p")
def _(x: Aval) -> Any:
    return _log1p if x.is_complex else np.log1p


@lowering("powi")
def _(x: Aval, *, exponent: int) -> Any:
    if x.is_inexact and exponent in (3, 4):
        return _cube if exponent == 3 else lambda a: np.square(np.square(a))
    if x.is_complex and exponent < 0:  # NumPy's own power has NaN at infinity
        return lambda a: np.reciprocal(np.power(a, -exponent))
    return lambda a: np.power(a, exponent)


def _cube(a: Any) -> Any:
    return a * a * a


def _expm1(z: Any) -> Any:
    """expm1 x cos y - 2 sin²(y / 2) + i exp(x) sin y where x is small, otherwise exp(z) - 1."""
    w = np.asarray(np.exp(z))
    w.real -= 1
    near = (np.abs(np.real(z)) < 1) & np.isfinite(np.imag(z))
    part = np.asarray(z)[near]
    versine = 2 * np.square(np.sin(part.imag / 2))  # 1 - cos y
    # 0 - versine is never -0, so that the real part of expm1(-0 + 0j) is 0, as the standard has it
    w.real[near] = np.expm1(part.real) * (1 - versine) + (0 - versine)
    return w


def _tanh(z: Any) -> Any:
    """NumPy's, but at ±∞ + iy the sign of the imaginary zero is that of y, not of sin 2y."""
    z = np.asarray(z)
    w = np.asarray(np.tanh(z))
    far = np.isinf(z.real) & np.isfinite(z.imag)
    w.imag[far] = np.copysign(0, z.imag[far])
    return w


def _log1p(z: Any) -> Any:
    """log(1 + z), where |1 + z| is near 1 from |1 + z|² - 1 to twice the precision."""
    wide = np.asarray(z, np.complex128)
    w = np.asarray(np.log(_one_more(wide)))
    near = np.abs(w.real) < 0.35
    w.real[near] = 0.5 * np.log1p(_square_of_one_more(wide[near]))
    return w.astype(np.asarray(z).dtype)


def _one_more(z: Any) -> Any:
    """1 + z, which keeps the sign of a zero imaginary part."""
    result = np.array(z)
    result.real += 1
    return result


def _square_of_one_more(z: Any) -> Any:
    """|1 + z|² - 1 = 2x + x² + y²."""
    x, x_rest = _exact_square(z.real)
    y, y_rest = _exact_square(z.imag)
    first, lost = _exact_sum(2 * z.real, x)
    total, more = _exact_sum(first, y)
    return total + (more + (lost + x_rest + y_rest))


def _exact_sum(x: Any, y: Any) -> tuple[Any, Any]:
    """The rounded sum and its error (Knuth, The Art of Computer Programming, 4.2.2)."""
    total = x + y
    rounded = total - x
    return total, (x - (total - rounded)) + (y - rounded)


def _exact_square(x: Any) -> tuple[Any, Any]:
    """The rounded square and its error (Dekker, Numerische Mathematik 18, 1971)."""
    square = x * x
    scaled = (2.0**27 + 1) * x
    high = scaled - (scaled - x)
    low = x - high
    return square, ((high * high - square) + 2 * high * low) + low * low
