"""Error functions, exponential integrals, Bessel and elliptic functions, entropies."""

from __future__ import annotations

from typing import Any

from adoracles.cases.calls import Call
from adoracles.exact.numbers import mp
from adoracles.families.gamma_functions import inverted, scipy_start
from adoracles.families.scalars import X, scalar

TINY = [1e-6, -3e-4]


def normal_distribution(x: Any) -> Any:
    return mp.erfc(-x / mp.sqrt(2)) / 2


scalar(
    "special.erf", lambda x: mp.erf(x), (-2.5, 2.5), plane=True, near=[*TINY, 3.5], special=[0.0]
)
scalar("special.erfc", lambda x: mp.erfc(x), (-2.5, 2.5), near=[1e-6, 3.5, 8.0], special=[0.0])
scalar(
    "special.erfcx",
    lambda x: mp.exp(x * x) * mp.erfc(x),
    (-2, 3),
    near=[1e-6, 12.0, 40.0],
    special=[0.0],
)
scalar("special.erfi", lambda x: mp.erfi(x), (-2, 2), near=[*TINY, 3.5], special=[0.0])
scalar("special.erfinv", lambda x: mp.erfinv(x), (-0.9, 0.9), near=[*TINY, (1.0, -1e-3)])
scalar("special.ndtr", normal_distribution, (-3, 3), near=[1e-6, -6.0, 4.0], special=[0.0])
scalar(
    "special.log_ndtr",
    lambda x: mp.log(normal_distribution(x)),
    (-3, 3),
    near=[1e-6, -8.0, -30.0, 4.0],
)
scalar(
    "special.ndtri",
    inverted(normal_distribution, 0, scipy_start("ndtri")),
    (0.05, 0.95),
    near=[1e-3, (1.0, -1e-3)],
)
scalar(
    "special.dawsn",
    lambda x: mp.sqrt(mp.pi) / 2 * mp.exp(-x * x) * mp.erfi(x),
    (-3, 3),
    near=[*TINY, 9.5],
    special=[0.0],
)
scalar("special.expi", lambda x: mp.ei(x), (0.2, 4), near=[1e-3, 20.0, -2.5])
scalar("special.exp1", lambda x: mp.e1(x), (0.2, 4), near=[1e-3, 12.0])
scalar(
    "special.expn",
    lambda n, x: mp.expint(n, x),
    (0.2, 4),
    near=[1e-2, 12.0],
    calls=[Call("special.expn", (n, X)) for n in (1, 2, 3, 5)],
)
scalar("special.spence", lambda x: mp.polylog(2, 1 - x), (0.1, 1.9), near=[1e-2, (1.0, 1e-2)])
scalar("special.entr", lambda x: -x * mp.log(x), (0.1, 3), near=[1e-6, 40.0], special=[1.0])
scalar("special.rel_entr", lambda x, y: x * mp.log(x / y), (0.1, 3), (0.2, 2), near=[[1e-4, 1.5]])
scalar(
    "special.kl_div",
    lambda x, y: x * mp.log(x / y) - x + y,
    (0.1, 3),
    (0.2, 2),
    near=[[1e-4, 1.5], [2.0, (2.0, 1e-3)]],
)
scalar(
    "special.xlogy",
    lambda x, y: x * mp.log(y),
    (-2, 2),
    (0.2, 3),
    plane=True,
    near=[[1e-4, 40.0]],
    special=[[0.0, 2.0], [0.0, 0.25]],
    cuts=[[0.0, -2.0 + 0j], [1.5, -0.75 + 0j]],
)
scalar(
    "special.xlog1py",
    lambda x, y: x * mp.log1p(y),
    (-2, 2),
    (-0.8, 3),
    plane=True,
    near=[[1.5, 1e-6]],
    special=[[0.0, 2.0], [0.0, -0.25]],
    cuts=[[0.0, -2.0 + 0j], [1.5, -1.75 + 0j]],
)
scalar(
    "special.boxcox",
    lambda x, y: (x**y - 1) / y if y else mp.log(x),
    (0.3, 3),
    (0.2, 2),
    near=[[2.0, 1e-2]],
)
scalar("special.agm", lambda x, y: mp.agm(x, y), (0.3, 3), (0.3, 3), near=[[1.0, (1.0, 1e-2)]])
for _name, _function in {
    "j0": lambda x: mp.besselj(0, x),
    "j1": lambda x: mp.besselj(1, x),
    "y0": lambda x: mp.bessely(0, x),
    "y1": lambda x: mp.bessely(1, x),
    "i0": lambda x: mp.besseli(0, x),
    "i1": lambda x: mp.besseli(1, x),
    "k0": lambda x: mp.besselk(0, x),
    "k1": lambda x: mp.besselk(1, x),
    "i0e": lambda x: mp.exp(-abs(x)) * mp.besseli(0, x),
    "i1e": lambda x: mp.exp(-abs(x)) * mp.besseli(1, x),
    "k0e": lambda x: mp.exp(x) * mp.besselk(0, x),
    "k1e": lambda x: mp.exp(x) * mp.besselk(1, x),
}.items():
    scalar(f"special.{_name}", _function, (0.3, 4), near=[1e-2, 7.5, 15.5])
for _name, _of_order in {
    "jv": lambda n, x: mp.besselj(n, x),
    "yv": lambda n, x: mp.bessely(n, x),
    "iv": lambda n, x: mp.besseli(n, x),
    "kv": lambda n, x: mp.besselk(n, x),
}.items():
    scalar(
        f"special.{_name}",
        _of_order,
        (0.4, 4),
        near=[7.5],
        calls=[Call(f"special.{_name}", (n, X)) for n in (2.5, 3.0, 0.25)],
    )
scalar("special.ellipk", lambda x: mp.ellipk(x), (0.05, 0.9), near=[1e-4, (1.0, -1e-2)])
scalar("special.ellipe", lambda x: mp.ellipe(x), (0.05, 0.9), near=[1e-4, (1.0, -1e-2)])
scalar("special.ellipkinc", lambda x, y: mp.ellipf(x, y), (0.2, 1.3), (0.05, 0.9))
scalar("special.ellipeinc", lambda x, y: mp.ellipe(x, y), (0.2, 1.3), (0.05, 0.9))
scalar(
    "special.hyp1f1",
    lambda a, b, x: mp.hyp1f1(a, b, x),
    (-2, 2),
    near=[1e-3, 5.5],
    calls=[Call("special.hyp1f1", (a, b, X)) for a, b in ((0.5, 1.5), (1.25, 2.0))],
)
scalar(
    "special.hyp2f1",
    lambda a, b, c, x: mp.hyp2f1(a, b, c, x),
    (-0.8, 0.8),
    near=[1e-3],
    calls=[Call("special.hyp2f1", (a, b, c, X)) for a, b, c in ((0.5, 1.5, 2.0), (1.0, 0.25, 1.5))],
)
for _name, _function in {
    "sigmoid": lambda x: 1 / (1 + mp.exp(-x)),
    "silu": lambda x: x / (1 + mp.exp(-x)),
    "softplus": lambda x: mp.log1p(mp.exp(x)),
    "logsigmoid": lambda x: -mp.log1p(mp.exp(-x)),
    "mish": lambda x: x * mp.tanh(mp.log1p(mp.exp(x))),
    "gelu": lambda x: x * mp.erfc(-x / mp.sqrt(2)) / 2,
    "softsign": lambda x: x / (1 + abs(x)),
    "elu": lambda x: x if x > 0 else mp.expm1(x),
    "celu": lambda x: x if x > 0 else mp.expm1(x),
}.items():
    scalar(f"nn.{_name}", _function, (-3, 3), near=[4.5, -4.5])
for _name, _function, _kink in (
    ("relu", lambda x: max(x, 0 * x), 0.0),
    ("relu6", lambda x: min(max(x, 0 * x), 6 + 0 * x), 0.0),
    ("hardtanh", lambda x: min(max(x, -1 + 0 * x), 1 + 0 * x), 1.0),
    ("hardswish", lambda x: x * min(max(x + 3, 0 * x), 6 + 0 * x) / 6, 3.0),
):
    scalar(f"nn.{_name}", _function, (-2.5, 2.5), near=[1e-3], kinks=[_kink], generic=12)
scalar("nn.tanhshrink", lambda x: x - mp.tanh(x), (-3, 3), near=[4.5, -4.5], floor=1.0)
