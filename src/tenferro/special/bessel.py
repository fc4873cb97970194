"""Bessel functions (DLMF §10). The derivative in the argument follows the recurrences 10.6.1,
10.29.1; the derivative in the order is an `ADRuleError`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tenferro.ops.formulas import f
from tenferro.special.declare import REAL, declare, declare_with_order

__all__ = [
    "hankel1",
    "hankel2",
    "i0",
    "i0e",
    "i1",
    "i1e",
    "iv",
    "ive",
    "j0",
    "j1",
    "jv",
    "k0",
    "k0e",
    "k1",
    "k1e",
    "kv",
    "kve",
    "y0",
    "y1",
    "yv",
]


def _mean_of_neighbours(name: str, left: int, right: int) -> Callable[..., Any]:
    """(left C(v - 1) + right C(v + 1)) / 2."""

    def slope(v: Any, x: Any, y: Any) -> Any:
        function = getattr(f, name)
        return 0.5 * (left * function(v - 1, x) + right * function(v + 1, x))

    return slope


def _scaled(name: str, left: int, right: int, scale: Callable[[Any], Any]) -> Callable[..., Any]:
    """The same of a function with an exponential factor, whose logarithmic slope is `scale`."""
    mean = _mean_of_neighbours(name, left, right)
    return lambda v, x, y: mean(v, x, y) + scale(x) * y


for _name in ("jv", "yv", "hankel1", "hankel2"):
    declare_with_order(_name, _mean_of_neighbours(_name, 1, -1))
declare_with_order("iv", _mean_of_neighbours("iv", 1, 1))
declare_with_order("kv", _mean_of_neighbours("kv", -1, -1))
declare_with_order("ive", _scaled("ive", 1, 1, lambda x: -f.sign(x)), kinds=REAL)
declare_with_order("kve", _scaled("kve", -1, -1, lambda x: 1))

declare("j0", lambda x, y: -f.j1(x))
declare("y0", lambda x, y: -f.y1(x))
declare("i0", lambda x, y: f.i1(x))
declare("k0", lambda x, y: -f.k1(x))
declare("i0e", lambda x, y: f.i1e(x) - f.sign(x) * y)
declare("k0e", lambda x, y: y - f.k1e(x))
declare("j1", lambda x, y: 0.5 * (f.j0(x) - f.jv(2, x)))
declare("y1", lambda x, y: 0.5 * (f.y0(x) - f.yv(2, x)))
declare("i1", lambda x, y: 0.5 * (f.i0(x) + f.iv(2, x)))
declare("k1", lambda x, y: -0.5 * (f.k0(x) + f.kv(2, x)))
declare("i1e", lambda x, y: 0.5 * (f.i0e(x) + f.ive(2, x)) - f.sign(x) * y)
declare("k1e", lambda x, y: y - 0.5 * (f.k0e(x) + f.kve(2, x)))


def jv(v: Any, z: Any) -> Any:
    """The Bessel function of the first kind of real order v; z real or complex.

    >>> jv(0.5, 1.0)
    Tensor(0.67139671)
    """
    return f.jv(v, z)


def yv(v: Any, z: Any) -> Any:
    """The Bessel function of the second kind of real order v; z real or complex.

    >>> yv(0.5, 1.0)
    Tensor(-0.43109887)
    """
    return f.yv(v, z)


def hankel1(v: Any, z: Any) -> Any:
    """The Hankel function J + iY of real order v; z complex.

    >>> hankel1(0.5, (1+0j))
    Tensor(0.67139671-0.43109887j)
    """
    return f.hankel1(v, z)


def hankel2(v: Any, z: Any) -> Any:
    """The Hankel function J - iY of real order v; z complex.

    >>> hankel2(0.5, (1+0j))
    Tensor(0.67139671+0.43109887j)
    """
    return f.hankel2(v, z)


def iv(v: Any, z: Any) -> Any:
    """The modified Bessel function of the first kind of real order v; z real or complex.

    >>> iv(0.5, 1.0)
    Tensor(0.93767489)
    """
    return f.iv(v, z)


def kv(v: Any, z: Any) -> Any:
    """The modified Bessel function of the second kind of real order v; z real or complex.

    >>> kv(0.5, 1.0)
    Tensor(0.4610685)
    """
    return f.kv(v, z)


def ive(v: Any, z: Any) -> Any:
    """exp(-|z|) iv(v, z), which does not overflow; z real. Its slope at 0 is that of iv.

    >>> ive(0.5, 1.0)
    Tensor(0.34495131)
    """
    return f.ive(v, z)


def kve(v: Any, z: Any) -> Any:
    """exp(z) kv(v, z), which does not underflow; z real or complex.

    >>> kve(0.5, 1.0)
    Tensor(1.25331414)
    """
    return f.kve(v, z)


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
