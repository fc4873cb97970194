"""Spherical Bessel functions of integer order (DLMF §10.47; derivatives by 10.51.2, 10.51.5).

Other orders are truncated to integers, as SciPy does.

Maths note: bessel.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tenferro.ops.base import f
from tenferro.special.declare import declare_with_order
from tenferro.tensor import Array

__all__ = ["spherical_in", "spherical_jn", "spherical_kn", "spherical_yn"]


def _slope(name: str, left: int, right: int) -> Callable[..., Any]:
    """(left n C(n - 1) + right (n + 1) C(n + 1)) / (2n + 1), where n = 0 leaves the first out."""

    def slope(n: Array, x: Array, y: Array) -> Any:
        function = getattr(f, name)
        lowest = n <= 0
        below = function(f.where(lowest, 0, n - 1), x)
        first = f.where(lowest, 0, left * n / (2 * n + 1))
        return first * below + right * (n + 1) / (2 * n + 1) * function(n + 1, x)

    return slope


spherical_jn = declare_with_order(
    "spherical_jn(n, z)",
    "The spherical Bessel function of the first kind √(π/2z) J(n + 1/2, z); z real or complex.",
    "spherical_jn(0, 1.0) → Tensor(0.84147098)",
    _slope("spherical_jn", 1, -1),
    parameters=("order n",),
    whole=True,
)
spherical_yn = declare_with_order(
    "spherical_yn(n, z)",
    "The spherical Bessel function of the second kind √(π/2z) Y(n + 1/2, z); z real or complex.",
    "spherical_yn(0, 1.0) → Tensor(-0.54030231)",
    _slope("spherical_yn", 1, -1),
    parameters=("order n",),
    whole=True,
)
spherical_in = declare_with_order(
    "spherical_in(n, z)",
    "The modified spherical Bessel function √(π/2z) I(n + 1/2, z); z real or complex.",
    "spherical_in(0, 1.0) → Tensor(1.17520119)",
    _slope("spherical_in", 1, 1),
    parameters=("order n",),
    whole=True,
)
spherical_kn = declare_with_order(
    "spherical_kn(n, z)",
    "The modified spherical Bessel function √(π/2z) K(n + 1/2, z); z real or complex.",
    "spherical_kn(0, 1.0) → Tensor(0.57786367)",
    _slope("spherical_kn", -1, -1),
    parameters=("order n",),
    whole=True,
)
