"""Bessel functions of order 0 and 1 (DLMF §10); derivatives by 10.6.1 and 10.29.1.

Those recurrences cancel for scaled functions of large arguments. From 32 on (12 in single
precision) the derivative is that of the asymptotic series (DLMF 10.40.1, 10.40.2), whose error
there, about exp(-2x), is below rounding.

Maths note: bessel.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from tenferro.ops.base import f
from tenferro.special.declare import declare, primitive
from tenferro.special.quotients import power_series
from tenferro.tensor import Array

__all__ = ["i0", "i0e", "i1", "i1e", "j0", "j1", "k0", "k0e", "k1", "k1e", "y0", "y1"]

FAR, FAR_SINGLE = 32.0, 12.0
TERMS = 22


def _coefficients(order: int) -> tuple[float, ...]:
    """a(k) of DLMF 10.17.1 times k + 1/2: of -x times the derivative of Σ a(k)/x^(k + 1/2)."""
    terms = [1.0]
    for k in range(1, TERMS):
        terms.append(terms[-1] * (4 * order**2 - (2 * k - 1) ** 2) / (8 * k))
    return tuple(a * (k + 0.5) for k, a in enumerate(terms))


SLOPES = tuple(map(_coefficients, (0, 1)))


def _scaled(order: int, sign: int, x: Array, recurrence: Callable[[Any], Any]) -> Any:
    """The slope of exp(x) K (sign 1) or of exp(-|x|) I (sign -1), which is even or odd in x."""
    size, least = f.abs(x), FAR_SINGLE if x.dtype == np.float32 else FAR
    far = f.greater_equal(size, least)
    near, away = f.where(far, 1, x), f.where(far, size, least)
    series = power_series(SLOPES[order], sign / away) / (away * f.sqrt(away))
    if sign > 0:
        tail = f.where(x > 0, -math.sqrt(math.pi / 2) * series, math.nan)
    else:
        tail = (1 if order else f.sign(x)) * series / -math.sqrt(2 * math.pi)
    return f.where(far, tail, recurrence(near))


j0 = declare(
    "j0(x)",
    "The Bessel function of the first kind of order 0; real.",
    "j0(1.0) → Tensor(0.76519769)",
    lambda x, y: -f.j1(x),
)
y0 = declare(
    "y0(x)",
    "The Bessel function of the second kind of order 0; real.",
    "y0(1.0) → Tensor(0.08825696)",
    lambda x, y: -f.y1(x),
)
i0 = declare(
    "i0(x)",
    "The modified Bessel function of the first kind of order 0; real.",
    "i0(1.0) → Tensor(1.26606588)",
    lambda x, y: f.i1(x),
)
k0 = declare(
    "k0(x)",
    "The modified Bessel function of the second kind of order 0; real.",
    "k0(1.0) → Tensor(0.42102444)",
    lambda x, y: -f.k1(x),
)
i0e = declare(
    "i0e(x)",
    "exp(-|x|) i0(x), which does not overflow; real. Its slope at the kink 0 is 0.",
    "i0e(1.0) → Tensor(0.46575961)",
    lambda x, y: _scaled(0, -1, x, lambda t: f.i1e(t) - f.sign(t) * y),
)
k0e = declare(
    "k0e(x)",
    "exp(x) k0(x), which does not underflow; real.",
    "k0e(1.0) → Tensor(1.14446308)",
    lambda x, y: _scaled(0, 1, x, lambda t: y - f.k1e(t)),
)
j1 = declare(
    "j1(x)",
    "The Bessel function of the first kind of order 1; real.",
    "j1(1.0) → Tensor(0.44005059)",
    lambda x, y: 0.5 * (f.j0(x) - f.jv(2, x)),
)
y1 = declare(
    "y1(x)",
    "The Bessel function of the second kind of order 1; real.",
    "y1(1.0) → Tensor(-0.78121282)",
    lambda x, y: 0.5 * (f.y0(x) - f.yv(2, x)),
)
primitive("i2", lambda x, y: 0.5 * (f.i1(x) + f.iv(3, x)))
primitive("i2e", lambda x, y: 0.5 * (f.i1e(x) + f.ive(3, x)) - f.sign(x) * y)
i1 = declare(
    "i1(x)",
    "The modified Bessel function of the first kind of order 1; real.",
    "i1(1.0) → Tensor(0.5651591)",
    lambda x, y: 0.5 * (f.i0(x) + f.i2(x)),
)
k1 = declare(
    "k1(x)",
    "The modified Bessel function of the second kind of order 1; real.",
    "k1(1.0) → Tensor(0.60190723)",
    lambda x, y: -0.5 * (f.k0(x) + f.kv(2, x)),
)
i1e = declare(
    "i1e(x)",
    "exp(-|x|) i1(x), which does not overflow; real.",
    "i1e(1.0) → Tensor(0.20791042)",
    lambda x, y: _scaled(1, -1, x, lambda t: 0.5 * (f.i0e(t) + f.i2e(t)) - f.sign(t) * y),
)
k1e = declare(
    "k1e(x)",
    "exp(x) k1(x), which does not underflow; real.",
    "k1e(1.0) → Tensor(1.63615349)",
    lambda x, y: _scaled(1, 1, x, lambda t: y - 0.5 * (f.k0e(t) + f.kve(2, t))),
)
