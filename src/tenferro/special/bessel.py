"""Bessel functions (DLMF §10). The derivative in the argument follows the recurrences 10.6.1,
10.29.1; the derivative in the order raises `ADRuleError`.

Maths note: bessel.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tenferro.ops.base import f
from tenferro.special.declare import REAL, declare_with_order
from tenferro.tensor import Array

__all__ = [
    "hankel1", "hankel1e", "hankel2", "hankel2e", "iv", "ive", "jn", "jv", "jve", "kn", "kv", "kve",
    "yn", "yv", "yve",
]  # fmt: skip


def _mean_of_neighbours(name: str, left: int, right: int) -> Callable[..., Any]:
    """(left C(v - 1) + right C(v + 1)) / 2."""

    def slope(v: Array, x: Array, y: Array) -> Any:
        function = getattr(f, name)
        return 0.5 * (left * function(v - 1, x) + right * function(v + 1, x))

    return slope


def _scaled(name: str, left: int, right: int, rate: complex) -> Callable[..., Any]:
    """The same of a function with the factor exp(rate x)."""
    mean = _mean_of_neighbours(name, left, right)
    return lambda v, x, y: mean(v, x, y) + rate * y


def _damped_by_real_part(x: Array, y: Array, dx: Array) -> Any:
    """What a factor exp(-|Re x|) adds to the differential."""
    return -f.sign(f.real(x)) * y * f.real(dx)


def _damped_by_imaginary_part(x: Array, y: Array, dx: Array) -> Any:
    """What a factor exp(-|Im x|) adds to the differential."""
    return -f.sign(f.imag(x)) * y * f.imag(dx) if x.aval.is_complex else 0


iv = declare_with_order(
    "iv(v, z)",
    "The modified Bessel function of the first kind of real order v; z real or complex.",
    "iv(0.5, 1.0) → Tensor(0.93767489)",
    _mean_of_neighbours("iv", 1, 1),
)
kv = declare_with_order(
    "kv(v, z)",
    "The modified Bessel function of the second kind of real order v; z real or complex.",
    "kv(0.5, 1.0) → Tensor(0.4610685)",
    _mean_of_neighbours("kv", -1, -1),
)
kve = declare_with_order(
    "kve(v, z)",
    "exp(z) kv(v, z), which does not underflow; z real or complex.",
    "kve(0.5, 1.0) → Tensor(1.25331414)",
    _scaled("kve", -1, -1, 1),
    in_double=True,
)
hankel1e = declare_with_order(
    "hankel1e(v, z)",
    "exp(-i z) hankel1(v, z); z complex.",
    "hankel1e(0.5, 1.0).round(4) → Tensor(0.-0.7979j)",
    _scaled("hankel1e", 1, -1, -1j),
    kinds="c",
)
hankel2e = declare_with_order(
    "hankel2e(v, z)",
    "exp(i z) hankel2(v, z); z complex.",
    "hankel2e(0.5, 1.0).round(4) → Tensor(0.+0.7979j)",
    _scaled("hankel2e", 1, -1, 1j),
    kinds="c",
)
ive = declare_with_order(
    "ive(v, z)",
    "exp(-|Re z|) iv(v, z), which does not overflow; z real or complex. Its slope at 0 is iv's.",
    "ive(0.5, 1.0) → Tensor(0.34495131)",
    _mean_of_neighbours("ive", 1, 1),
    correction=_damped_by_real_part,
    in_double=True,
)
jv = declare_with_order(
    "jv(v, z)",
    "The Bessel function of the first kind of real order v; z real or complex.",
    "jv(0.5, 1.0) → Tensor(0.67139671)",
    _mean_of_neighbours("jv", 1, -1),
)
jn = jv


jve = declare_with_order(
    "jve(v, z)",
    "exp(-|Im z|) jv(v, z), which does not overflow; z real or complex.",
    "jve(0.5, 1000j) → Tensor(0.00892062+0.00892062j)",
    _mean_of_neighbours("jve", 1, -1),
    correction=_damped_by_imaginary_part,
)
yn = declare_with_order(
    "yn(n, x)",
    "The Bessel function of the second kind of order n, truncated to an integer; real.",
    "yn(1, 1.0) → Tensor(-0.78121282)",
    _mean_of_neighbours("yn", 1, -1),
    kinds=REAL,
    parameters=("order n",),
    whole=True,
)
yve = declare_with_order(
    "yve(v, z)",
    "exp(-|Im z|) yv(v, z), which does not overflow; z real or complex.",
    "yve(0.5, 1000j) → Tensor(-0.00892062+0.00892062j)",
    _mean_of_neighbours("yve", 1, -1),
    correction=_damped_by_imaginary_part,
)
yv = declare_with_order(
    "yv(v, z)",
    "The Bessel function of the second kind of real order v; z real or complex.",
    "yv(0.5, 1.0) → Tensor(-0.43109887)",
    _mean_of_neighbours("yv", 1, -1),
)
hankel1 = declare_with_order(
    "hankel1(v, z)",
    "The Hankel function J + iY of real order v; z complex.",
    "hankel1(0.5, (1+0j)) → Tensor(0.67139671-0.43109887j)",
    _mean_of_neighbours("hankel1", 1, -1),
    kinds="c",
)
hankel2 = declare_with_order(
    "hankel2(v, z)",
    "The Hankel function J - iY of real order v; z complex.",
    "hankel2(0.5, (1+0j)) → Tensor(0.67139671+0.43109887j)",
    _mean_of_neighbours("hankel2", 1, -1),
    kinds="c",
)
kn = declare_with_order(
    "kn(n, x)",
    "The modified Bessel function of the second kind of order n, truncated to an integer; real.",
    "kn(1, 1.0) → Tensor(0.60190723)",
    _mean_of_neighbours("kn", -1, -1),
    kinds=REAL,
    parameters=("order n",),
    formula=f.kv,
    whole=True,
)
