"""Inverses of distribution functions in each of their arguments: by the secant method."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from adoracles.cases.calls import Call
from adoracles.exact.numbers import mp
from adoracles.families.functions import normal_distribution
from adoracles.families.gamma_functions import (
    beta_lower,
    beta_upper,
    inverted,
    lower,
    scipy_start,
    student,
    upper,
)
from adoracles.families.scalars import X, scalar

SHAPE, CHANCE = (0.6, 4.0), (0.1, 0.9)


def _inverse(
    name: str, function: Callable[..., Any], at: int, *intervals: Any, **more: Any
) -> None:
    scalar(f"special.{name}", inverted(function, at, scipy_start(name)), *intervals, **more)


_inverse("gammaincinv", lower, 1, SHAPE, CHANCE, near=[[2.0, 1e-2], [12.0, 0.5]])
_inverse("gammainccinv", upper, 1, SHAPE, CHANCE, near=[[2.0, 1e-2], [12.0, 0.5]])
_inverse("betainccinv", beta_upper, 2, SHAPE, SHAPE, CHANCE)
scalar("special.betaincc", beta_upper, (0.5, 3), (0.5, 2.5), CHANCE, near=[[2.0, 3.0, 1e-2]])
_inverse("chdtri", lambda v, x: upper(v / 2, x / 2), 1, (1, 6), CHANCE, near=[[3.0, 1e-2]])
_inverse("stdtrit", student, 1, (1.5, 9), CHANCE, near=[[3.0, 1e-2]])
_inverse(
    "fdtri",
    lambda n, d, x: beta_lower(n / 2, d / 2, n * x / (d + n * x)),
    2,
    (1.5, 6),
    (2, 9),
    CHANCE,
)
_inverse("gdtrix", lambda a, b, x: lower(b, a * x), 2, (0.4, 2), (0.6, 3), CHANCE)


def _rate(p: Any, b: Any, x: Any) -> Any:
    return _quantile(b, p) / x


_quantile = inverted(lower, 1, scipy_start("gammaincinv"))
scalar("special.gdtria", _rate, CHANCE, (0.6, 3), (0.4, 3))
_inverse("btdtria", beta_lower, 0, CHANCE, SHAPE, (0.2, 0.8))
_inverse("btdtrib", lambda a, b, x: beta_lower(a, b, x), 1, SHAPE, CHANCE, (0.2, 0.8))
_inverse(
    "pdtri",
    lambda k, m: upper(mp.floor(k) + 1, m),
    1,
    CHANCE,
    calls=[Call("special.pdtri", (k, X)) for k in (0, 2, 5)],
)
_inverse(
    "bdtri",
    lambda k, n, p: beta_lower(n - mp.floor(k), mp.floor(k) + 1, 1 - p),
    2,
    CHANCE,
    calls=[Call("special.bdtri", (k, n, X)) for k, n in ((2, 7), (0, 3), (4, 9))],
)
_inverse(
    "nbdtri",
    lambda k, n, p: beta_lower(n, mp.floor(k) + 1, p),
    2,
    CHANCE,
    calls=[Call("special.nbdtri", (k, n, X)) for k, n in ((2, 4), (0, 3))],
)
_normal = inverted(normal_distribution, 0, scipy_start("ndtri"))
scalar("special.nrdtrimn", lambda p, s, x: x - s * _normal(p), CHANCE, (0.4, 2), (-2, 2))
scalar("special.nrdtrisd", lambda m, p, x: (x - m) / _normal(p), (-2, -0.5), (0.6, 0.9), (0.3, 2))
_inverse("ndtri_exp", lambda y: mp.log(normal_distribution(y)), 0, (-3, -0.1), near=[-20.0])
scalar(
    "special.tklmbda",
    lambda x, t: _tukey(x, t),
    (-0.6, 0.6),
    calls=[Call("special.tklmbda", (X, t)) for t in (0.5, 1.5)],
)


def _tukey(x: Any, t: Any) -> Any:
    """The probability of a quantile of Tukey's lambda distribution, by Newton's method."""
    p = mp.mpf(1) / 2
    for _ in range(200):
        step = ((p**t - (1 - p) ** t) / t - x) / (p ** (t - 1) + (1 - p) ** (t - 1))
        p -= step
        if abs(step) <= mp.mpf(2) ** (6 - mp.mp.prec):
            return p
    raise ArithmeticError("Newton's method does not converge")
