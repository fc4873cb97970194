"""Functions that integrals and inverses define, and Bessel functions except the first ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from adoracles.cases.calls import Call
from adoracles.exact.numbers import mp, pointwise
from adoracles.families.scalars import X, scalar
from adoracles.family import define

PAIR = ("output_0", "output_1")


def several(
    op: str, functions: tuple[Callable[..., Any], ...], *intervals: Any, **options: Any
) -> None:
    """Declare a function of numbers with several results, all of which are differentiated."""
    parts = [pointwise(function) for function in functions]
    define(op, lambda *args: tuple(part(*args) for part in parts))
    outputs = tuple(f"output_{i}" for i in range(len(functions)))
    scalar(op, None, *intervals, outputs=outputs, **options)


several(
    "special.fresnel",
    (lambda x: mp.fresnels(x), lambda x: mp.fresnelc(x)),
    (-2.5, 2.5),
    near=[1e-2, 4.5],
)
several("special.sici", (lambda x: mp.si(x), lambda x: mp.ci(x)), (0.2, 6), near=[1e-3, 25.0])
several("special.shichi", (lambda x: mp.shi(x), lambda x: mp.chi(x)), (0.2, 4), near=[1e-3, 9.0])
several(
    "special.airy",
    (
        lambda x: mp.airyai(x),
        lambda x: mp.airyai(x, derivative=1),
        lambda x: mp.airybi(x),
        lambda x: mp.airybi(x, derivative=1),
    ),
    (-3, 2),
    near=[1e-3, -8.5],
    special=[0.0],
)
several(
    "special.ellipj",
    (
        lambda u, m: mp.ellipfun("sn", u, m),
        lambda u, m: mp.ellipfun("cn", u, m),
        lambda u, m: mp.ellipfun("dn", u, m),
    ),
    (0.2, 1.5),
    (0.1, 0.9),
)
scalar(
    "special.lambertw",
    lambda x, k=0: mp.lambertw(mp.mpc(x), k),
    (-0.3, 4),
    plane=[((0.2, 3.0), (-1.5, 1.5))],
    near=[1e-3, (-0.367, 1e-4), 1e4],
    single=False,
    special=[0.0],
)
scalar(
    "special.wrightomega",
    lambda z: mp.lambertw(mp.exp(z)),
    (-3, 4),
    plane=[((-2.0, 2.0), (-1.5, 1.5))],
    near=[-12.0, 30.0],
    special=[1.0],
)
scalar(
    "special.wofz",
    lambda z: mp.exp(-z * z) * mp.erfc(-mp.mpc(0, 1) * z),
    (-2.5, 2.5),
    plane=[((-2.0, 2.0), (-0.6, 2.0))],
    near=[1e-4, 6.5],
    special=[0.0],
)
scalar(
    "special.voigt_profile",
    lambda x, s, g: mp.re(_faddeeva(mp.mpc(x, g) / (s * mp.sqrt(2)))) / (s * mp.sqrt(2 * mp.pi)),
    (-2.5, 2.5),
    (0.4, 2),
    (0.3, 2),
)


def _faddeeva(z: Any) -> Any:
    return mp.exp(-z * z) * mp.erfc(-mp.mpc(0, 1) * z)


scalar("special.elliprf", lambda x, y, z: mp.elliprf(x, y, z), *[(0.3, 3)] * 3)
scalar("special.elliprd", lambda x, y, z: mp.elliprd(x, y, z), *[(0.3, 3)] * 3)
scalar("special.elliprg", lambda x, y, z: mp.elliprg(x, y, z), *[(0.3, 3)] * 3)
scalar(
    "special.elliprc", lambda x, y: mp.elliprc(x, y), (0.3, 3), (0.3, 3), near=[[1.0, (1.0, 1e-2)]]
)
scalar("special.elliprj", lambda x, y, z, p: mp.elliprj(x, y, z, p), *[(0.3, 3)] * 4)
scalar("special.ellipkm1", lambda p: mp.ellipk(1 - p), (0.1, 0.95), near=[1e-3, (1.0, -1e-4)])
scalar(
    "special.owens_t",
    lambda h, a: (
        mp.quad(lambda t: mp.exp(-h * h * (1 + t * t) / 2) / (1 + t * t), [0, a]) / (2 * mp.pi)
    ),
    (0.2, 2),
    (0.2, 1.5),
    generic=10,
)
scalar(
    "special.hyp0f1",
    lambda b, x: mp.hyp0f1(b, x),
    (-3, 3),
    near=[1e-3, 12.0],
    calls=[Call("special.hyp0f1", (b, X)) for b in (0.5, 1.5, 2.25)],
)
scalar(
    "special.hyperu",
    lambda a, b, x: mp.hyperu(a, b, x),
    (0.5, 4),
    near=[8.0],
    calls=[Call("special.hyperu", (a, b, X)) for a, b in ((0.5, 1.5), (1.25, 0.5))],
)
scalar(
    "special.boxcox1p",
    lambda x, y: ((1 + x) ** y - 1) / y if y else mp.log1p(x),
    (-0.5, 3),
    (0.2, 2),
    near=[[1e-3, 0.5]],
)
scalar(
    "special.inv_boxcox",
    lambda y, t: (t * y + 1) ** (1 / t),
    (0.1, 2),
    (0.3, 2),
    near=[[1e-3, 0.5]],
)
scalar(
    "special.inv_boxcox1p",
    lambda y, t: (t * y + 1) ** (1 / t) - 1,
    (0.1, 2),
    (0.3, 2),
    near=[[1e-3, 0.5]],
)
scalar(
    "special.huber",
    lambda d, r: r * r / 2 if abs(r) <= d else d * (abs(r) - d / 2),
    (0.5, 1.5),
    (-3, 3),
    near=[[1.0, (1.0, 1e-3)], [1.0, 1e-3], [1.25, 1e4]],
)
scalar(
    "special.pseudo_huber",
    lambda d, r: d * d * (mp.sqrt(1 + (r / d) ** 2) - 1),
    (0.5, 1.5),
    (-3, 3),
    near=[[1.0, 1e-2], [1.25, 1e3]],
)
scalar(
    "special.diric",
    lambda x, n: mp.sin(n * x / 2) / (n * mp.sin(x / 2)),
    (-3, 3),
    calls=[Call("special.diric", (X, n)) for n in (2, 3, 5)],
)
scalar("special.erfcinv", lambda y: mp.erfinv(1 - y), (0.1, 1.9), near=[1e-3, (1.0, 1e-3)])
scalar("special.cbrt", lambda x: mp.sign(x) * mp.cbrt(abs(x)), (-3, 3), near=[1e-4, 1e6])

for _name, _of_order in {
    "jve": lambda n, x: mp.besselj(n, x) * mp.exp(-abs(mp.im(x))),
    "yve": lambda n, x: mp.bessely(n, x) * mp.exp(-abs(mp.im(x))),
    "ive": lambda n, x: mp.exp(-abs(mp.re(x))) * mp.besseli(n, x),
    "kve": lambda n, x: mp.exp(x) * mp.besselk(n, x),
    "hankel1": lambda n, x: mp.hankel1(n, x),
    "hankel2": lambda n, x: mp.hankel2(n, x),
    "hankel1e": lambda n, x: mp.hankel1(n, x) * mp.expj(-x),
    "hankel2e": lambda n, x: mp.hankel2(n, x) * mp.expj(x),
    "struve": lambda n, x: mp.struveh(n, x),
    "modstruve": lambda n, x: mp.struvel(n, x),
}.items():
    scalar(
        f"special.{_name}",
        _of_order,
        (0.4, 4),
        near=[7.5],
        calls=[Call(f"special.{_name}", (n, X)) for n in (2.5, 3.0, 0.25)],
    )
for _name, _of_order in {
    "jn": lambda n, x: mp.besselj(n, x),
    "yn": lambda n, x: mp.bessely(n, x),
    "kn": lambda n, x: mp.besselk(n, x),
    "spherical_jn": lambda n, x: mp.sqrt(mp.pi / (2 * x)) * mp.besselj(n + mp.mpf(1) / 2, x),
    "spherical_yn": lambda n, x: mp.sqrt(mp.pi / (2 * x)) * mp.bessely(n + mp.mpf(1) / 2, x),
    "spherical_in": lambda n, x: mp.sqrt(mp.pi / (2 * x)) * mp.besseli(n + mp.mpf(1) / 2, x),
    "spherical_kn": lambda n, x: mp.sqrt(mp.pi / (2 * x)) * mp.besselk(n + mp.mpf(1) / 2, x),
}.items():
    scalar(
        f"special.{_name}",
        _of_order,
        (0.5, 5),
        near=[8.5],
        calls=[Call(f"special.{_name}", (n, X)) for n in (0, 1, 2, 3)],
    )
for _name, _bessel in {
    "jvp": lambda n, x, k: mp.besselj(n, x, derivative=k),
    "yvp": lambda n, x, k: mp.bessely(n, x, derivative=k),
    "ivp": lambda n, x, k: mp.besseli(n, x, derivative=k),
}.items():
    scalar(
        f"special.{_name}",
        _bessel,
        (0.5, 4),
        calls=[Call(f"special.{_name}", (n, X, k)) for n, k in ((1, 1), (2, 1), (0, 2))],
    )
