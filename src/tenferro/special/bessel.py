"""Bessel functions (DLMF §10). The derivative in the argument follows the recurrences 10.6.1,
10.29.1; the derivative in the order is an `ADRuleError`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tenferro.ops.formulas import f
from tenferro.special.declare import REAL, declare_with_order

__all__ = [
    "hankel1",
    "hankel1e",
    "hankel2",
    "hankel2e",
    "iv",
    "ive",
    "jn",
    "jv",
    "jve",
    "kn",
    "kv",
    "kve",
    "yn",
    "yv",
    "yve",
]


def _mean_of_neighbours(name: str, left: int, right: int) -> Callable[..., Any]:
    """(left C(v - 1) + right C(v + 1)) / 2."""

    def slope(v: Any, x: Any, y: Any) -> Any:
        function = getattr(f, name)
        return 0.5 * (left * function(v - 1, x) + right * function(v + 1, x))

    return slope


def _scaled(name: str, left: int, right: int, rate: complex) -> Callable[..., Any]:
    """The same of a function with the factor exp(rate x)."""
    mean = _mean_of_neighbours(name, left, right)
    return lambda v, x, y: mean(v, x, y) + rate * y


def _damped_by_real_part(x: Any, y: Any, dx: Any) -> Any:
    """What a factor exp(-|Re x|) adds to the differential."""
    return -f.sign(f.real(x)) * y * f.real(dx)


def _damped_by_imaginary_part(x: Any, y: Any, dx: Any) -> Any:
    """What a factor exp(-|Im x|) adds to the differential."""
    return -f.sign(f.imag(x)) * y * f.imag(dx) if x.aval.is_complex else 0


for _name in ("jv", "yv"):
    declare_with_order(_name, _mean_of_neighbours(_name, 1, -1))
for _name in ("hankel1", "hankel2"):
    declare_with_order(_name, _mean_of_neighbours(_name, 1, -1), kinds="c")
declare_with_order("iv", _mean_of_neighbours("iv", 1, 1))
declare_with_order("kv", _mean_of_neighbours("kv", -1, -1))
declare_with_order("kve", _scaled("kve", -1, -1, 1))
declare_with_order("hankel1e", _scaled("hankel1e", 1, -1, -1j), kinds="c")
declare_with_order("hankel2e", _scaled("hankel2e", 1, -1, 1j), kinds="c")
declare_with_order("ive", _mean_of_neighbours("ive", 1, 1), correction=_damped_by_real_part)
for _name in ("jve", "yve"):
    declare_with_order(
        _name, _mean_of_neighbours(_name, 1, -1), correction=_damped_by_imaginary_part
    )
for _name, _sign in (("yn", 1), ("kn", -1)):
    _slope = _mean_of_neighbours(_name, _sign, -1)
    declare_with_order(_name, _slope, kinds=REAL, parameters=("order n",))


def jv(v: Any, z: Any) -> Any:
    """The Bessel function of the first kind of real order v; z real or complex.

    >>> jv(0.5, 1.0)
    Tensor(0.67139671)
    """
    return f.jv(v, z)


jn = jv


def jve(v: Any, z: Any) -> Any:
    """exp(-|Im z|) jv(v, z), which does not overflow; z real or complex.

    >>> jve(0.5, 1000j)
    Tensor(0.00892062+0.00892062j)
    """
    return f.jve(v, z)


def yn(n: Any, x: Any) -> Any:
    """The Bessel function of the second kind of integer order n (NaN for others); real.

    >>> yn(1, 1.0)
    Tensor(-0.78121282)
    """
    return f.yn(n, x)


def yve(v: Any, z: Any) -> Any:
    """exp(-|Im z|) yv(v, z), which does not overflow; z real or complex.

    >>> yve(0.5, 1000j)
    Tensor(-0.00892062+0.00892062j)
    """
    return f.yve(v, z)


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


def hankel1e(v: Any, z: Any) -> Any:
    """exp(-i z) hankel1(v, z); z complex.

    >>> hankel1e(0.5, 1.0).round(4)
    Tensor(0.-0.7979j)
    """
    return f.hankel1e(v, z)


def hankel2e(v: Any, z: Any) -> Any:
    """exp(i z) hankel2(v, z); z complex.

    >>> hankel2e(0.5, 1.0).round(4)
    Tensor(0.+0.7979j)
    """
    return f.hankel2e(v, z)


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


def kn(n: Any, x: Any) -> Any:
    """The modified Bessel function of the second kind of integer order n (NaN for others); real.

    >>> kn(1, 1.0)
    Tensor(0.60190723)
    """
    return f.kn(n, x)


def ive(v: Any, z: Any) -> Any:
    """exp(-|Re z|) iv(v, z), which does not overflow; z real or complex. Its slope at 0 is iv's.

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
