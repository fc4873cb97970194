"""Polygamma functions of complex numbers, which SciPy lacks.

ψ⁽ⁿ⁾(z) = (-1)ⁿ⁺¹ n! ζ(n + 1, z) for n >= 1 (DLMF 5.15.1, 25.11.12), and Hurwitz's zeta by
Euler-Maclaurin summation (DLMF 25.11.5): terms are summed until |z + k| is large, then an
asymptotic series follows. To the left of the imaginary axis the summation would have to pass the
poles, so there the reflection formula (DLMF 5.15.6) leads to the right half plane.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from tenferro.kernels.on_demand import scipy

# Bernoulli numbers B₂, B₄, … divided by (2j)!.
BERNOULLI = (1 / 6, -1 / 30, 1 / 42, -1 / 30, 5 / 66, -691 / 2730, 7 / 6, -3617 / 510)
COEFFICIENTS = tuple(b / math.factorial(2 * j + 2) for j, b in enumerate(BERNOULLI))
"""B₂ⱼ / (2j)! for j = 1 … 8."""
FAR = 20.0
"""The asymptotic series is used where Re z + k exceeds this plus the order."""


def complex_polygamma(order: Any, z: Any) -> Any:
    """ψ⁽ⁿ⁾(z) for integers n >= 0, elementwise; NaN for other orders."""
    order, z = np.broadcast_arrays(order, np.asarray(z, np.complex128))
    result = np.full(z.shape, np.nan + 0j)
    for n in np.unique(order):
        here = order == n
        if n == 0:
            result[here] = scipy.special.psi(z[here])
        elif n > 0 and n == int(n):
            result[here] = _polygamma(int(n), z[here])
    return result


def _polygamma(n: int, z: Any) -> Any:
    left = z.real < 0
    right = np.where(left, 1 - z, z)
    value = (-1) ** (n + 1) * math.factorial(n) * _hurwitz(n + 1, right)
    if not left.any():
        return value
    return np.where(left, (-1) ** n * value - _cotangent_derivative(n, z), value)


def _hurwitz(s: int, z: Any) -> Any:
    """Σ (z + k)⁻ˢ over k >= 0 for Re z >= 0."""
    steps = math.ceil(FAR + s)
    total = sum(((z + k) ** -s for k in range(steps)), np.zeros_like(z))
    far = z + steps
    total = total + far ** (1 - s) / (s - 1) + far**-s / 2
    rising = s * far ** (-s - 1)
    for j, coefficient in enumerate(COEFFICIENTS):
        total = total + coefficient * rising
        rising = rising * (s + 2 * j + 1) * (s + 2 * j + 2) / far**2
    return total


def _cotangent_derivative(n: int, z: Any) -> Any:
    """dⁿ/dzⁿ of π cot(π z), a polynomial in the cotangent: c' = -π (1 + c²)."""
    polynomial = np.polynomial.Polynomial([0.0, 1.0])
    for _ in range(n):
        polynomial = polynomial.deriv() * np.polynomial.Polynomial([-1.0, 0.0, -1.0])
    return math.pi ** (n + 1) * polynomial(_cotangent(z))


def _cotangent(z: Any) -> Any:
    """cot(π z), whose exponentials decay."""
    up = z.imag >= 0
    w = np.exp(2j * math.pi * np.where(up, z, -z))
    return np.where(up, 1, -1) * 1j * (w + 1) / (w - 1)
