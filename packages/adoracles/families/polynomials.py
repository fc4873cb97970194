"""Orthogonal polynomials in their argument and, where they have some, their real parameters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from adoracles.cases.calls import Call
from adoracles.exact.numbers import mp
from adoracles.families.scalars import X, Y, scalar

INSIDE, POSITIVE = (-0.95, 0.95), (0.1, 4.0)
DEGREES = (0, 1, 2, 3, 5)


def _chebyu(n: int, x: Any) -> Any:
    """By the recurrence: mpmath's definition divides by zero at the ends."""
    last, now = mp.mpf(1), 2 * x
    for _ in range(n):
        last, now = now, 2 * x * now - last
    return last


def _hermite(n: int, x: Any) -> Any:
    last, now = 1 + 0 * x, 2 * x
    for k in range(n):
        last, now = now, 2 * x * now - 2 * (k + 1) * last
    return last


ONE: dict[str, tuple[Callable[[int, Any], Any], tuple[float, float]]] = {
    "chebyt": (lambda n, x: mp.chebyt(n, x), INSIDE),
    "chebyu": (_chebyu, INSIDE),
    "chebyc": (lambda n, x: 2 * mp.chebyt(n, x / 2), (-1.9, 1.9)),
    "chebys": (lambda n, x: _chebyu(n, x / 2), (-1.9, 1.9)),
    "sh_chebyt": (lambda n, x: mp.chebyt(n, 2 * x - 1), (0.05, 0.95)),
    "sh_chebyu": (lambda n, x: _chebyu(n, 2 * x - 1), (0.05, 0.95)),
    "legendre": (lambda n, x: mp.legendre(n, x), INSIDE),
    "sh_legendre": (lambda n, x: mp.legendre(n, 2 * x - 1), (0.05, 0.95)),
    "laguerre": (lambda n, x: mp.laguerre(n, 0, x), POSITIVE),
    "hermite": (_hermite, (-2.0, 2.0)),
    "hermitenorm": (
        lambda n, x: _hermite(n, x / mp.sqrt(2)) / mp.mpf(2) ** (mp.mpf(n) / 2),
        (-2.0, 2.0),
    ),
}
"""Of a degree and an argument."""
for _name, (_function, _interval) in ONE.items():
    _op = f"special.eval_{_name}"
    scalar(
        _op,
        _function,
        _interval,
        calls=[Call(_op, (n, X)) for n in DEGREES[1:]],
        near=[(0.5, 1e-3)],
        special=[0.0] if _interval[0] < 0 else [],
    )


def _jacobi(n: int, a: Any, b: Any, x: Any) -> Any:
    """The sum over products of binomial coefficients, with (x − 1)/2 and (x + 1)/2."""
    low, high = (x - 1) / 2, (x + 1) / 2
    return mp.fsum(
        mp.binomial(n + a, n - s) * mp.binomial(n + b, s) * low**s * high ** (n - s)
        for s in range(n + 1)
    )


TWO: dict[str, tuple[Callable[..., Any], tuple[tuple[float, float], ...]]] = {
    "gegenbauer": (lambda n, a, x: mp.gegenbauer(n, a, x), ((0.3, 2.0), INSIDE)),
    "genlaguerre": (lambda n, a, x: mp.laguerre(n, a, x), ((-0.5, 2.0), POSITIVE)),
}
"""Of a degree, a real parameter and an argument."""
for _name, (_family, _intervals) in TWO.items():
    _op = f"special.eval_{_name}"
    scalar(_op, _family, *_intervals, calls=[Call(_op, (n, X, Y)) for n in (1, 2, 3)])
scalar(
    "special.eval_jacobi",
    _jacobi,
    INSIDE,
    calls=[
        Call("special.eval_jacobi", (n, a, b, X)) for n, a, b in ((2, 0.5, 1.0), (3, -0.25, 2.0))
    ],
)
scalar(
    "special.eval_sh_jacobi",
    lambda n, p, q, x: _jacobi(n, p - q, q - 1, 2 * x - 1) / mp.binomial(2 * n + p - 1, n),
    (0.05, 0.95),
    calls=[
        Call("special.eval_sh_jacobi", (n, p, q, X)) for n, p, q in ((2, 2.5, 1.0), (3, 3.0, 2.0))
    ],
)
