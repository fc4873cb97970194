"""The gamma function, its logarithm, and the derivatives of that (DLMF §5, §25.11).

Maths note: gamma.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array
from tenferro.ops.base import as_operand, elementwise, f, promoted_dtype, refuse
from tenferro.ops.base.declaration import Natural
from tenferro.special.declare import (
    INEXACT,
    REAL,
    declare,
    pointwise_family,
    primitive,
    primitive_with_order,
    undefined,
)
from tenferro.special.gamma_formulas import (
    digamma_value,
    gammaln_value,
    loggamma_value,
    polygamma_of_order_value,
    polygamma_value,
    trigamma_value,
)
from tenferro.special.labels import keeps_labels
from tenferro.tensor import Array, ArrayLike

__all__ = [
    "digamma", "gamma", "gammaln", "loggamma", "multigammaln", "polygamma", "psi", "zeta", "zetac",
]  # fmt: skip

gamma = declare(
    "gamma(x)",
    "Γ(x), element by element; real or complex.",
    "gamma([0.5, 5.0]) → Tensor([ 1.77245385, 24.        ])",
    lambda x, y: y * f.digamma(x),
    kinds=INEXACT,
)
gammaln = declare(
    "gammaln(x)",
    "log |Γ(x)|, element by element; real.",
    "gammaln(-0.5) → Tensor(1.26551212)",
    lambda x, y: f.digamma(x),
    formula=gammaln_value,
)
loggamma = declare(
    "loggamma(x)",
    "The principal branch of log Γ(x), cut along x < 0; NaN there for real x.",
    "loggamma(1j) → Tensor(-0.6509232-1.87243665j)",
    lambda x, y: f.digamma(x),
    kinds=INEXACT,
    formula=loggamma_value,
)
digamma = declare(
    "digamma(x)",
    "The logarithmic derivative Γ'(x)/Γ(x), element by element; real or complex.",
    "digamma(1.0) → Tensor(-0.57721566)",
    lambda x, y: f.polygamma(1, x) if x.aval.is_complex else f.trigamma(x),
    kinds=INEXACT,
    formula=digamma_value,
)
primitive("trigamma", lambda x, y: f.polygamma(2, x), formula=trigamma_value)
_polygamma = primitive_with_order(
    "polygamma",
    lambda n, x, y: f.polygamma(n + 1, x),
    parameters=("order n",),
    formula=polygamma_value,
)
_of_order = pointwise_family("polygamma_of_order", 1, parameters={"order": Natural})
_of_order.formula(polygamma_of_order_value)


@_of_order.jvp
def _(x: Array, y: Array, dx: Array, *, order: int) -> Any:
    return polygamma(order + 1, x) * dx


HIGHEST = 8
"""The last order with a formula, whose error grows with the order."""


def polygamma(n: Any, x: ArrayLike) -> Tensor:
    """The n-th derivative of `digamma` at x, for integers n >= 0 (NaN for others).

    n and x broadcast; x may be complex. Complex values come from Euler-Maclaurin summation,
    to about 1e-14 relative. The derivative in n raises `ADRuleError`. The fastest are orders up
    to 8 that are Python or NumPy integers, of real x.

    >>> polygamma(1, [1.0, 2.0])
    Tensor([1.64493407, 0.64493407])
    """
    known = isinstance(n, (int, np.integer)) and 0 <= n <= HIGHEST
    if not known or promoted_dtype(as_operand("polygamma", x)).kind == "c":
        return _polygamma(n, x)
    if n < 2:
        return f.trigamma(x) if n else f.digamma(x)
    return elementwise(_of_order.name, x, order=int(n))


f.polygamma = polygamma
primitive_with_order(
    "zeta",
    lambda s, q, y: -s * f.zeta(s + 1, q),
    kinds=REAL,
    parameters=("exponent x",),
)
primitive("riemann_zeta", undefined("zeta", "the exponent x"))
zetac = declare(
    "zetac(x)",
    "zeta(x) - 1, accurate for large x; real. Its derivative raises `ADRuleError`.",
    "zetac(2.0) → Tensor(0.64493407)",
    undefined("zetac", "the exponent x"),
)
psi = digamma


@keeps_labels(2)
def zeta(x: ArrayLike, q: ArrayLike | None = None) -> Tensor:
    """The Hurwitz zeta function Σ (k + q)⁻ˣ over k >= 0; Riemann's without q. Real.

    The derivative in x raises `ADRuleError`.

    >>> zeta(2.0), zeta(3.0, 2.0)
    (Tensor(1.64493407), Tensor(0.2020569))
    """
    return f.riemann_zeta(x) if q is None else f.zeta(x, q)


def multigammaln(a: ArrayLike, d: int) -> Tensor:
    """The logarithm of the multivariate gamma function of dimension d, for a > (d - 1)/2.

    d(d - 1)/4 log π + Σ log Γ(a - i/2) over 0 <= i < d. Outside of its domain, where SciPy raises,
    log |Γ| continues it. Raises ValueError unless d is an integer >= 1.

    >>> multigammaln(2.5, 2)
    Tensor(0.85704781)
    """
    if not isinstance(d, int) or d < 1:
        refuse("multigammaln", "d", repr(d), "an integer >= 1")
    a = as_array("multigammaln", a)
    terms = [f.gammaln(a if i == 0 else a - 0.5 * i) for i in range(d)]
    return sum(terms[1:], terms[0]) + d * (d - 1) / 4 * math.log(math.pi)
