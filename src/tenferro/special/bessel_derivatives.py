"""Derivatives of Bessel functions as sums of neighbours (DLMF 10.6.7, 10.29.5)."""

from __future__ import annotations

from collections.abc import Callable
from math import comb
from typing import Any

from tenferro.eager import Tensor
from tenferro.ops.base import f, refuse
from tenferro.special.labels import keeps_labels
from tenferro.tensor import ArrayLike

__all__ = ["h1vp", "h2vp", "ivp", "jvp", "kvp", "yvp"]


def _derivative(name: str, of: str, left: int, right: int, at_one: str) -> Callable[..., Tensor]:
    """The n-th derivative of C, whose first is (left C(v - 1) + right C(v + 1)) / 2.

    It is 2⁻ⁿ Σ binom(n, k) leftⁿ⁻ᵏ rightᵏ C(v - n + 2k).
    `at_one` is the first derivative of order 0 there, for the example.
    """

    @keeps_labels(2)
    def derivative(v: Any, z: ArrayLike, n: int = 1) -> Tensor:
        if not isinstance(n, int) or n < 0:
            refuse(name, "n", repr(n), "an integer >= 0")
        function: Callable[..., Any] = getattr(f, of)
        factors = [comb(n, k) * left ** (n - k) * right**k for k in range(n + 1)]
        terms = [c * function(v - n + 2 * k, z) for k, c in enumerate(factors)]
        return sum(terms[1:], terms[0]) * 0.5**n

    derivative.__name__ = derivative.__qualname__ = name
    derivative.__doc__ = (
        f"The n-th derivative of `{of}` in z; ValueError unless n is an integer >= 0.\n\n"
        f">>> {name}(0.0, 1.0)\n{at_one}\n"
    )
    return derivative


jvp = _derivative("jvp", "jv", 1, -1, "Tensor(-0.44005059)")
yvp = _derivative("yvp", "yv", 1, -1, "Tensor(0.78121282)")
ivp = _derivative("ivp", "iv", 1, 1, "Tensor(0.5651591)")
kvp = _derivative("kvp", "kv", -1, -1, "Tensor(-0.60190723)")
h1vp = _derivative("h1vp", "hankel1", 1, -1, "Tensor(-0.44005059+0.78121282j)")
h2vp = _derivative("h2vp", "hankel2", 1, -1, "Tensor(-0.44005059-0.78121282j)")
