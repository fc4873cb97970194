"""The gamma function, its logarithm, and the derivatives of that (DLMF §5, §25.11)."""

from __future__ import annotations

import math
from typing import Any

from tenferro.ops.formulas import f
from tenferro.ops.promotion import as_array
from tenferro.ops.shapes import refuse
from tenferro.special.declare import INEXACT, REAL, declare, declare_with_order, undefined

__all__ = [
    "digamma",
    "gamma",
    "gammaln",
    "loggamma",
    "multigammaln",
    "polygamma",
    "psi",
    "zeta",
    "zetac",
]

declare("gamma", lambda x, y: y * f.digamma(x), kinds=INEXACT)
declare("gammaln", lambda x, y: f.digamma(x))
declare("loggamma", lambda x, y: f.digamma(x), kinds=INEXACT)
declare("digamma", lambda x, y: f.polygamma(1, x), kinds=INEXACT)
declare_with_order("polygamma", lambda n, x, y: f.polygamma(n + 1, x), parameters=("order n",))
declare_with_order(
    "zeta", lambda s, q, y: -s * f.zeta(s + 1, q), kinds=REAL, parameters=("exponent x",)
)
declare("riemann_zeta", undefined("zeta", "the exponent x"))
declare("zetac", undefined("zetac", "the exponent x"))


def gamma(x: Any) -> Any:
    """Γ(x), element by element; real or complex.

    >>> gamma([0.5, 5.0])
    Tensor([ 1.77245385, 24.        ])
    """
    return f.gamma(x)


def gammaln(x: Any) -> Any:
    """log |Γ(x)|, element by element; real.

    >>> gammaln(-0.5)
    Tensor(1.26551212)
    """
    return f.gammaln(x)


def loggamma(x: Any) -> Any:
    """The principal branch of log Γ(x), cut along x < 0; NaN there for real x.

    >>> loggamma(1j)
    Tensor(-0.6509232-1.87243665j)
    """
    return f.loggamma(x)


def digamma(x: Any) -> Any:
    """The logarithmic derivative Γ'(x)/Γ(x), element by element; real or complex.

    >>> digamma(1.0)
    Tensor(-0.57721566)
    """
    return f.digamma(x)


psi = digamma


def polygamma(n: Any, x: Any) -> Any:
    """The n-th derivative of `digamma` at x, for integers n >= 0 (NaN for others).

    n and x broadcast; x may be complex. Complex values come from Euler-Maclaurin summation, to
    about 1e-14 relative. The derivative in n is an `ADRuleError`.

    >>> polygamma(1, [1.0, 2.0])
    Tensor([1.64493407, 0.64493407])
    """
    return f.polygamma(n, x)


def zeta(x: Any, q: Any = None) -> Any:
    """The Hurwitz zeta function Σ (k + q)⁻ˣ over k >= 0; Riemann's without q. Real.

    The derivative in x is an `ADRuleError`.

    >>> zeta(2.0), zeta(3.0, 2.0)
    (Tensor(1.64493407), Tensor(0.2020569))
    """
    return f.riemann_zeta(x) if q is None else f.zeta(x, q)


def zetac(x: Any) -> Any:
    """zeta(x) - 1, accurate for large x; real. Its derivative is an `ADRuleError`.

    >>> zetac(2.0)
    Tensor(0.64493407)
    """
    return f.zetac(x)


def multigammaln(a: Any, d: int) -> Any:
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
