"""Derivatives of Bessel functions as sums of neighbours (DLMF 10.6.7, 10.29.5)."""

from __future__ import annotations

from collections.abc import Callable
from math import comb
from typing import Any

from tenferro.ops.formulas import f
from tenferro.ops.shapes import refuse

__all__ = ["h1vp", "h2vp", "ivp", "jvp", "kvp", "yvp"]


def _derivative(name: str, n: int, v: Any, z: Any, sign: int) -> Any:
    """2⁻ⁿ Σ signᵏ binom(n, k) C(v - n + 2k, z)."""
    if not isinstance(n, int) or n < 0:
        refuse(name, "n", repr(n), "an integer >= 0")
    function: Callable[..., Any] = getattr(f, FUNCTIONS[name])
    terms = [sign**k * comb(n, k) * function(v - n + 2 * k, z) for k in range(n + 1)]
    return sum(terms[1:], terms[0]) * 0.5**n


FUNCTIONS = {
    "jvp": "jv",
    "yvp": "yv",
    "ivp": "iv",
    "kvp": "kv",
    "h1vp": "hankel1",
    "h2vp": "hankel2",
}


def jvp(v: Any, z: Any, n: int = 1) -> Any:
    """The n-th derivative of `jv` in z; ValueError unless n is an integer >= 0.

    >>> jvp(0.0, 1.0)
    Tensor(-0.44005059)
    """
    return _derivative("jvp", n, v, z, -1)


def yvp(v: Any, z: Any, n: int = 1) -> Any:
    """The n-th derivative of `yv` in z.

    >>> yvp(0.0, 1.0)
    Tensor(0.78121282)
    """
    return _derivative("yvp", n, v, z, -1)


def ivp(v: Any, z: Any, n: int = 1) -> Any:
    """The n-th derivative of `iv` in z.

    >>> ivp(0.0, 1.0)
    Tensor(0.5651591)
    """
    return _derivative("ivp", n, v, z, 1)


def kvp(v: Any, z: Any, n: int = 1) -> Any:
    """The n-th derivative of `kv` in z.

    >>> kvp(0.0, 1.0)
    Tensor(-0.60190723)
    """
    value = _derivative("kvp", n, v, z, 1)
    return -value if n % 2 else value


def h1vp(v: Any, z: Any, n: int = 1) -> Any:
    """The n-th derivative of `hankel1` in z.

    >>> h1vp(0.0, 1.0)
    Tensor(-0.44005059+0.78121282j)
    """
    return _derivative("h1vp", n, v, z, -1)


def h2vp(v: Any, z: Any, n: int = 1) -> Any:
    """The n-th derivative of `hankel2` in z.

    >>> h2vp(0.0, 1.0)
    Tensor(-0.44005059-0.78121282j)
    """
    return _derivative("h2vp", n, v, z, -1)
