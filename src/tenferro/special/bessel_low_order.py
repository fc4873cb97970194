"""Bessel functions of order 0 and 1 (DLMF §10); derivatives by 10.6.1 and 10.29.1.

Those recurrences cancel for scaled functions of large arguments. From 32 on the derivative is that
of the asymptotic series (DLMF 10.40.1, 10.40.2), whose error there is below rounding.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from tenferro.ops.formulas import f
from tenferro.special.declare import declare
from tenferro.special.quotients import power_series

__all__ = [
    "i0",
    "i0e",
    "i1",
    "i1e",
    "j0",
    "j1",
    "k0",
    "k0e",
    "k1",
    "k1e",
    "y0",
    "y1",
]

FAR = 32.0
TERMS = 22


def _coefficients(order: int) -> tuple[float, ...]:
    """a(k) of DLMF 10.17.1 times k + 1/2: of -x times the derivative of Σ a(k)/x^(k + 1/2)."""
    terms = [1.0]
    for k in range(1, TERMS):
        terms.append(terms[-1] * (4 * order**2 - (2 * k - 1) ** 2) / (8 * k))
    return tuple(a * (k + 0.5) for k, a in enumerate(terms))


SLOPES = tuple(map(_coefficients, (0, 1)))


def _scaled(order: int, sign: int, x: Any, recurrence: Callable[[Any], Any]) -> Any:
    """The slope of exp(x) K (sign 1) or of exp(-|x|) I (sign -1), which is even or odd in x."""
    size = f.abs(x)
    far = f.greater_equal(size, FAR)
    near, away = f.where(far, 1, x), f.where(far, size, FAR)
    series = power_series(SLOPES[order], sign / away) / (away * f.sqrt(away))
    if sign > 0:
        tail = f.where(x > 0, -math.sqrt(math.pi / 2) * series, math.nan)
    else:
        tail = (1 if order else f.sign(x)) * series / -math.sqrt(2 * math.pi)
    return f.where(far, tail, recurrence(near))


declare("j0", lambda x, y: -f.j1(x))
declare("y0", lambda x, y: -f.y1(x))
declare("i0", lambda x, y: f.i1(x))
declare("k0", lambda x, y: -f.k1(x))
declare("i0e", lambda x, y: _scaled(0, -1, x, lambda t: f.i1e(t) - f.sign(t) * y))
declare("k0e", lambda x, y: _scaled(0, 1, x, lambda t: y - f.k1e(t)))
declare("j1", lambda x, y: 0.5 * (f.j0(x) - f.jv(2, x)))
declare("y1", lambda x, y: 0.5 * (f.y0(x) - f.yv(2, x)))
declare("i1", lambda x, y: 0.5 * (f.i0(x) + f.iv(2, x)))
declare("k1", lambda x, y: -0.5 * (f.k0(x) + f.kv(2, x)))
declare(
    "i1e",
    lambda x, y: _scaled(1, -1, x, lambda t: 0.5 * (f.i0e(t) + f.ive(2, t)) - f.sign(t) * y),
)
declare("k1e", lambda x, y: _scaled(1, 1, x, lambda t: y - 0.5 * (f.k0e(t) + f.kve(2, t))))


def j0(x: Any) -> Any:
    """The Bessel function of the first kind of order 0; real.

    >>> j0(1.0)
    Tensor(0.76519769)
    """
    return f.j0(x)


def j1(x: Any) -> Any:
    """The Bessel function of the first kind of order 1; real.

    >>> j1(1.0)
    Tensor(0.44005059)
    """
    return f.j1(x)


def y0(x: Any) -> Any:
    """The Bessel function of the second kind of order 0; real.

    >>> y0(1.0)
    Tensor(0.08825696)
    """
    return f.y0(x)


def y1(x: Any) -> Any:
    """The Bessel function of the second kind of order 1; real.

    >>> y1(1.0)
    Tensor(-0.78121282)
    """
    return f.y1(x)


def i0(x: Any) -> Any:
    """The modified Bessel function of the first kind of order 0; real.

    >>> i0(1.0)
    Tensor(1.26606588)
    """
    return f.i0(x)


def i1(x: Any) -> Any:
    """The modified Bessel function of the first kind of order 1; real.

    >>> i1(1.0)
    Tensor(0.5651591)
    """
    return f.i1(x)


def i0e(x: Any) -> Any:
    """exp(-|x|) i0(x), which does not overflow; real. Its slope at the kink 0 is 0.

    >>> i0e(1.0)
    Tensor(0.46575961)
    """
    return f.i0e(x)


def i1e(x: Any) -> Any:
    """exp(-|x|) i1(x), which does not overflow; real.

    >>> i1e(1.0)
    Tensor(0.20791042)
    """
    return f.i1e(x)


def k0(x: Any) -> Any:
    """The modified Bessel function of the second kind of order 0; real.

    >>> k0(1.0)
    Tensor(0.42102444)
    """
    return f.k0(x)


def k1(x: Any) -> Any:
    """The modified Bessel function of the second kind of order 1; real.

    >>> k1(1.0)
    Tensor(0.60190723)
    """
    return f.k1(x)


def k0e(x: Any) -> Any:
    """exp(x) k0(x), which does not underflow; real.

    >>> k0e(1.0)
    Tensor(1.14446308)
    """
    return f.k0e(x)


def k1e(x: Any) -> Any:
    """exp(x) k1(x), which does not underflow; real.

    >>> k1e(1.0)
    Tensor(1.63615349)
    """
    return f.k1e(x)
