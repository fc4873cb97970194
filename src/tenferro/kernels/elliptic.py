"""Kernels of the integrals that derivatives of elliptic integrals consist of.

Carlson's function of degree -a and weights b, with a + a′ = Σb (DLMF 19.16.9),

    R = 1/B(a, a′) ∫ t^(a′ - 1) Π (t + zⱼ)^(-bⱼ) dt over t > 0,

is integrated in s = log t, where the integrand is analytic in a strip of half width π and falls
exponentially: the trapezoidal rule of step h has an error of exp(-2π²/h).
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from tenferro.kernels.on_demand import scipy
from tenferro.kernels.special import in_double, special
from tenferro.tensor import Aval

STEP = 0.45
TAIL = 38.0
"""Where e to its power is below rounding."""
SMALLEST = 1e-300


@special("carlson")
def _(*z: Aval, degree: float, weights: tuple[float, ...]) -> Any:
    return in_double(lambda *values: _carlson(degree, weights, values), z[0].dtype)


def _carlson(a: float, b: tuple[float, ...], z: Any) -> Any:
    arguments = np.stack(np.broadcast_arrays(*z))
    zeros = np.sum(arguments == 0, axis=0)
    valid = (arguments.min(axis=0) >= 0) & np.isfinite(arguments).all(axis=0)
    order = math.fsum(b) - a  # a′
    at_zero = np.sum(np.where(arguments == 0, np.reshape(b, (-1,) + (1,) * zeros.ndim), 0), axis=0)
    arguments = np.where(valid, arguments, 1)
    scale = arguments.max(axis=0)
    finite = valid & (order > at_zero) & (scale > 0)
    ratios = np.where(scale > 0, arguments, 1) / np.where(scale > 0, scale, 1)
    value = _integral(a, b, np.where(finite, ratios, 1), np.where(finite, order - at_zero, order))
    value = value * np.where(finite, scale, 1) ** -a / scipy.special.beta(a, order)
    return np.where(finite, value, np.where(valid, np.inf, np.nan))


def _integral(a: float, b: tuple[float, ...], z: Any, rising: Any) -> Any:
    """∫ t^a′ Π (t + zⱼ)^(-bⱼ) ds with s = log t and the largest z equal to 1.

    To the left of the smallest z that is not 0 the integrand rises as exp(`rising` s).
    """
    order = math.fsum(b) - a
    lowest = np.log(np.min(np.where(z == 0, 1, np.maximum(z, SMALLEST)), axis=0)) - TAIL / rising
    highest = TAIL / a
    n = 2 + int(np.max((highest - lowest) / STEP, initial=0.0))
    step = (highest - lowest) / (n - 1)
    s = lowest[..., None] + step[..., None] * np.arange(n)
    logarithm = order * s
    for weight, argument in zip(b, z, strict=True):
        logarithm = logarithm - weight * np.log(np.exp(s) + argument[..., None])
    return step * np.sum(np.exp(logarithm), axis=-1)


@special("elliptic_moment")
def _(phi: Aval, m: Aval, *, j: int, p: float) -> Any:
    return in_double(lambda x, y: _moment(x, y, j, p), phi.dtype)


def _moment(phi: Any, m: Any, j: int, p: float) -> Any:
    """∫ sin²ʲθ (1 - m sin²θ)⁻ᵖ dθ, by whole half periods and Carlson's function of the rest."""
    periods = np.round(phi / math.pi)
    rest = phi - periods * math.pi
    beyond = _partial(rest / math.pi, m, j, p)
    if not periods.any():
        return beyond
    half = _partial(np.full_like(m, 0.5), m, j, p)
    return beyond + np.where(periods == 0, 0, 2 * periods * half)


def _partial(turns: Any, m: Any, j: int, p: float) -> Any:
    """The integral over [0, π turns] for |turns| <= 1/2."""
    sine, cosine = np.sin(math.pi * turns), np.cos(math.pi * turns)
    cosine = np.where(np.abs(turns) == 0.5, 0, cosine)
    square = sine * sine
    value = _carlson(
        j + 0.5, (0.5, p, j + 1 - p), (cosine * cosine, 1 - m * square, np.ones_like(m))
    )
    return sine ** (2 * j + 1) / (2 * j + 1) * value
