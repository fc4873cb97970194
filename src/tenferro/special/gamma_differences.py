"""Differences of polygamma functions, which keep their digits for close arguments.

ψ⁽ⁿ⁾(a + m) - ψ⁽ⁿ⁾(a) is what derivatives of quotients of gamma functions consist of. Its
derivatives are such differences again, and polygamma functions.

Maths note: gamma.
"""

from __future__ import annotations

from typing import Any

from tenferro.ops.base import elementwise, f
from tenferro.ops.base.declaration import Natural
from tenferro.special.declare import OPAQUE, pointwise_family, primitive
from tenferro.special.gamma_formulas import digamma_difference_value
from tenferro.tensor import Array

__all__ = ["digamma_difference"]

_difference = pointwise_family(
    "polygamma_difference", 2, parameters={"order": Natural}, opaque=OPAQUE
)


@_difference.jvp
def _(a: Array, m: Array, y: Array, da: Array, dm: Any, *, order: int) -> Any:
    return _of_order(a, m, order + 1) * da + f.polygamma(order + 1, a + m) * dm


def _of_order(a: Array, m: Array, order: int) -> Any:
    return elementwise(_difference.name, a, m, order=order)


digamma_difference = primitive(
    "digamma_difference",
    lambda a, m, y: _of_order(a, m, 1),
    lambda a, m, y: f.polygamma(1, a + m),
    formula=digamma_difference_value,
)
"""ψ(a + m) - ψ(a), to rounding where a and a + m are positive; real."""
