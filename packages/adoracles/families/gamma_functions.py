"""The gamma function and its kin, incomplete ones, and the distributions made of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from adoracles.cases.calls import Call
from adoracles.exact.numbers import mp
from adoracles.families.scalars import X, scalar

POLES = [((0.3, 4.0), (-2.0, 2.0))]
NEAR_POLE = [1e-3, (-1.0, 1e-3), (-2.0, -1e-2), 30.5]


def inverted(
    function: Callable[..., Any], at: int, start: Callable[..., float]
) -> Callable[..., Any]:
    """Return the inverse of a function in its argument `at`, which is given the value.

    The secant method from SciPy's value in double precision, until steps are as small as rounding.
    """

    def inverse(*args: Any) -> Any:
        value = args[at]
        near = mp.mpf(start(*map(float, args)))
        last, x = near * (1 + mp.mpf(2) ** -20), near

        def miss(t: Any) -> Any:
            return function(*args[:at], t, *args[at + 1 :]) - value

        before, now = miss(last), miss(x)
        for _ in range(60):
            if now == before:
                return x
            last, x, before = x, x - now * (x - last) / (now - before), now
            if abs(x - last) <= abs(x) * mp.mpf(2) ** (8 - mp.mp.prec):
                return x
            now = miss(x)
        raise ArithmeticError("the secant method does not converge")

    return inverse


def scipy_start(name: str) -> Callable[..., float]:
    """Return SciPy's function of that name, which is imported when it is called."""

    def start(*args: float) -> float:
        from scipy import special

        return float(getattr(special, name)(*args))

    return start


def lower(a: Any, x: Any) -> Any:
    """The regularized lower incomplete gamma function."""
    return mp.gammainc(a, 0, x, regularized=True)


def upper(a: Any, x: Any) -> Any:
    """The regularized upper incomplete gamma function."""
    return mp.gammainc(a, x, regularized=True)


def beta_lower(a: Any, b: Any, x: Any) -> Any:
    """The regularized incomplete beta function."""
    return mp.betainc(a, b, 0, x, regularized=True)


def beta_upper(a: Any, b: Any, x: Any) -> Any:
    """Its complement."""
    return mp.betainc(b, a, 0, 1 - x, regularized=True)


scalar(
    "special.gamma",
    lambda x: mp.gamma(x),
    (0.3, 4),
    plane=POLES,
    near=NEAR_POLE,
    special=[1.0, 3.0],
)
scalar(
    "special.rgamma",
    lambda x: mp.rgamma(x),
    (-2.4, 4),
    plane=POLES,
    near=[1e-3, (-1.0, 1e-3), 30.5],
    special=[-1.0, 0.0, 2.0],
)
scalar(
    "special.gammaln",
    lambda x: mp.re(mp.loggamma(x)),
    (0.2, 6),
    near=[1e-3, (-1.5, 1e-3), (1.0, 1e-4), 1e4, 0.5],
    special=[1.0, 2.0],
)
scalar(
    "special.loggamma",
    lambda x: mp.loggamma(x),
    (0.2, 6),
    plane=POLES,
    near=[1e-3, (1.0, 1e-4), 1e4],
    special=[1.0, 2.0],
    cuts=[-1.5 + 0j],
)
for _name in ("digamma", "psi"):
    scalar(
        f"special.{_name}",
        lambda x: mp.digamma(x),
        (0.3, 5),
        plane=POLES,
        near=[1e-3, (1.4616321, 1e-4), -0.3, -1.7, -8.9, 1e4],
        special=[1.0, 2.0],
    )
scalar(
    "special.polygamma",
    lambda n, x: mp.psi(int(n), x),
    (0.4, 4),
    plane=POLES,
    near=[1e-2, 30.0, -1.3, -4.6],
    special=[1.0],
    calls=[Call("special.polygamma", (n, X)) for n in (1, 2, 3, 4, 0)],
)
scalar(
    "special.zeta",
    lambda x, q=1: mp.zeta(x, q),
    (0.4, 4),
    name="shift",
    near=[1e-1, 30.0],
    special=[1.0],
    calls=[Call("special.zeta", (s, X)) for s in (2.5, 2.0, 4.0)],
)
scalar(
    "special.zeta",
    None,
    (1.3, 6),
    name="riemann",
    near=[(1.0, 1e-2), 20.0, 40.0],
    calls=[Call("special.zeta", (X,))],
)
scalar("special.zetac", lambda x: mp.zeta(x) - 1, (1.3, 6), near=[(1.0, 1e-2), 20.0, 40.0])
scalar(
    "special.multigammaln",
    lambda a, d: mp.fsum(
        [
            mp.mpf(d * (d - 1)) / 4 * mp.log(mp.pi),
            *(mp.loggamma(a - mp.mpf(j) / 2) for j in range(d)),
        ]
    ),
    (2.6, 6),
    near=[(2.0, 1e-2), 200.0],
    calls=[Call("special.multigammaln", (X, d)) for d in (1, 3, 5)],
)
scalar(
    "special.beta",
    lambda a, b: mp.beta(a, b),
    (0.4, 3),
    (0.3, 3),
    near=[[1e-2, 1.0], [20.0, 15.0]],
    special=[[1.0, 1.0]],
)
scalar(
    "special.betaln",
    lambda a, b: mp.log(abs(mp.beta(a, b))),
    (0.4, 3),
    (0.3, 3),
    near=[[1e-2, 1.0], [200.0, 15.0], [1e4, 0.5]],
    special=[[1.0, 1.0]],
)
scalar(
    "special.poch",
    lambda a, m: mp.rf(a, m),
    (0.3, 3),
    (-0.2, 2),
    near=[[0.01, 1.5], [12.0, 3.5]],
    special=[[1.0, 1.0]],
)
scalar(
    "special.binom",
    lambda n, k: mp.binomial(n, k),
    (0.5, 5),
    (0.2, 4),
    near=[[30.5, 3.5], [4.0, 1e-2]],
    special=[[4.0, 2.0]],
)
scalar(
    "special.comb",
    lambda n, k: mp.binomial(n, k),
    (3.1, 6),
    (0.2, 3),
    near=[[30.5, 3.5]],
    special=[[4.0, 2.0]],
)
scalar("special.perm", lambda n, k: mp.rf(n - k + 1, k), (3.1, 6), (0.2, 3), near=[[12.5, 3.5]])
scalar(
    "special.factorial", lambda n: mp.gamma(n + 1), (0.2, 5), near=[1e-3, 20.5], special=[0.0, 3.0]
)
scalar(
    "special.gammainc",
    lower,
    (0.4, 4),
    (0.2, 5),
    near=[[1e-2, 1.0], [20.0, 21.0], [2.0, 1e-2], [2.0, 12.0]],
    special=[[1.0, 1.0]],
)
scalar(
    "special.gammaincc",
    upper,
    (0.4, 4),
    (0.2, 5),
    near=[[1e-2, 1.0], [20.0, 21.0], [2.0, 1e-2], [2.0, 12.0]],
    special=[[1.0, 1.0]],
)
scalar(
    "special.betainc",
    beta_lower,
    (0.4, 3),
    (0.5, 2.5),
    (0.1, 0.9),
    near=[[0.1, 1.0, 0.5], [10.0, 12.0, 0.45], [2.0, 3.0, 1e-2]],
    special=[[1.0, 1.0, 0.5]],
)
scalar(
    "special.betaincinv",
    inverted(beta_lower, 2, scipy_start("betaincinv")),
    (0.5, 3),
    (0.5, 2.5),
    (0.1, 0.9),
    near=[[10.0, 12.0, 0.45], [2.0, 3.0, 1e-2]],
)
scalar(
    "special.chdtr",
    lambda v, x: lower(v / 2, x / 2),
    (0.6, 5),
    (0.3, 6),
    near=[[2.0, 1e-2], [30.0, 31.0]],
    special=[[2.0, 2.0]],
)
scalar(
    "special.chdtrc",
    lambda v, x: upper(v / 2, x / 2),
    (0.6, 5),
    (0.3, 6),
    near=[[2.0, 1e-2], [30.0, 31.0]],
    special=[[2.0, 2.0]],
)
scalar(
    "special.gdtr",
    lambda a, b, x: lower(b, a * x),
    (0.3, 2),
    (0.6, 3),
    (0.3, 3),
    near=[[1.0, 2.0, 1e-2], [0.5, 20.0, 41.0]],
)
scalar(
    "special.gdtrc",
    lambda a, b, x: upper(b, a * x),
    (0.3, 2),
    (0.6, 3),
    (0.3, 3),
    near=[[1.0, 2.0, 1e-2], [0.5, 20.0, 41.0]],
)
scalar(
    "special.pdtr",
    lambda k, m: upper(mp.floor(k) + 1, m),
    (0.5, 6),
    near=[1e-2, 15.0],
    calls=[Call("special.pdtr", (k, X)) for k in (3, 0, 7)],
)
scalar(
    "special.pdtrc",
    lambda k, m: lower(mp.floor(k) + 1, m),
    (0.5, 6),
    near=[1e-2, 15.0],
    calls=[Call("special.pdtrc", (k, X)) for k in (3, 0, 7)],
)
scalar(
    "special.bdtr",
    lambda k, n, p: beta_lower(n - mp.floor(k), mp.floor(k) + 1, 1 - p),
    (0.1, 0.9),
    near=[1e-2, (1.0, -1e-2)],
    calls=[Call("special.bdtr", (k, n, X)) for k, n in ((2, 7), (0, 3), (4, 9))],
)
scalar(
    "special.bdtrc",
    lambda k, n, p: beta_lower(mp.floor(k) + 1, n - mp.floor(k), p),
    (0.1, 0.9),
    near=[1e-2, (1.0, -1e-2)],
    calls=[Call("special.bdtrc", (k, n, X)) for k, n in ((2, 7), (0, 3), (4, 9))],
)
scalar(
    "special.nbdtr",
    lambda k, n, p: beta_lower(n, mp.floor(k) + 1, p),
    (0.1, 0.9),
    near=[1e-2, (1.0, -1e-2)],
    calls=[Call("special.nbdtr", (k, n, X)) for k, n in ((2, 4), (0, 3))],
)
scalar(
    "special.nbdtrc",
    lambda k, n, p: beta_lower(mp.floor(k) + 1, n, 1 - p),
    (0.1, 0.9),
    near=[1e-2, (1.0, -1e-2)],
    calls=[Call("special.nbdtrc", (k, n, X)) for k, n in ((2, 4), (0, 3))],
)
scalar(
    "special.fdtr",
    lambda n, d, x: beta_lower(n / 2, d / 2, n * x / (d + n * x)),
    (1, 6),
    (2, 9),
    (0.2, 3),
    near=[[3.0, 4.0, 1e-2], [10.0, 20.0, 1.0]],
)
scalar(
    "special.fdtrc",
    lambda n, d, x: beta_upper(n / 2, d / 2, n * x / (d + n * x)),
    (1, 6),
    (2, 9),
    (0.2, 3),
    near=[[3.0, 4.0, 1e-2], [10.0, 20.0, 1.0]],
)


def student(df: Any, t: Any) -> Any:
    """The distribution function of Student's t."""
    if abs(t) < mp.mpf(1) / 1000:
        scale = t / (mp.sqrt(df) * mp.beta(df / 2, mp.mpf(1) / 2))
        return mp.mpf(1) / 2 + scale * mp.hyp2f1(0.5, (df + 1) / 2, 1.5, -t * t / df)
    tail = beta_lower(df / 2, mp.mpf(1) / 2, df / (df + t * t)) / 2
    return tail if t < 0 else 1 - tail


scalar("special.stdtr", student, (1, 9), (-4, 4), near=[[3.0, 1e-2], [30.0, 2.0], [1.5, -12.0]])
