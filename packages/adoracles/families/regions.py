"""Functions of numbers elsewhere: in the complex plane, left of zero, far out, and at zero.

Formulas of derivatives differ from region to region; the other modules have the usual one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from adoracles.cases.calls import Call
from adoracles.draw import Interval
from adoracles.exact.numbers import mp
from adoracles.families.gamma_functions import inverted, scipy_start
from adoracles.families.scalars import X, scalar

PLANE = [((0.4, 3.0), (-1.5, 1.5))]
BOTH = ("output_0", "output_1")


def in_plane(name: str, /, calls: Sequence[Call] | None = None, **more: Any) -> None:
    """Declare complex arguments of a function that another row defines."""
    options = {"plane": PLANE, "name": "complex", "generic": 10, **more}
    scalar(f"special.{name}", None, (0.4, 3.0), real=False, calls=calls, **options)


def elsewhere(name: str, /, *intervals: Interval, **more: Any) -> None:
    """Declare real arguments elsewhere."""
    scalar(name, None, *intervals, **{"name": "elsewhere", "generic": 10, **more})


def orders(name: str, /, *numbers: float, more: tuple[Any, ...] = ()) -> list[Call]:
    """Return calls for orders."""
    return [Call(f"special.{name}", (n, X, *more)) for n in numbers]


for _name in ("jv", "yv", "iv", "kv", "jve", "yve", "ive", "kve"):
    in_plane(_name, orders(_name, 2.5, 1.0, 0.25), near_complex=[9.5 + 0.5j])
for _name in ("hankel1", "hankel2", "hankel1e", "hankel2e"):
    in_plane(_name, orders(_name, 2.5, 1.0, 0.25))
for _name in ("spherical_jn", "spherical_yn", "spherical_in", "spherical_kn"):
    in_plane(_name, orders(_name, 0, 1, 2))
SQUARE = [((-2.0, 2.0), (-1.5, 1.5))]
FAR_OUT = [8.5 + 0.5j, -9.0 + 0.25j, 2.0 + 8.5j]
in_plane("erfc", plane=SQUARE)
in_plane("erfcx", plane=SQUARE, near_complex=[8.5 + 0.5j, 7.5 + 1.5j])
in_plane("erfi", plane=SQUARE)
in_plane("dawsn", plane=SQUARE, near_complex=FAR_OUT[:2])
for _name in ("asin", "acos", "acosh", "atanh"):
    scalar(
        f"numpy.{_name}",
        None,
        (0.1, 0.9),
        real=False,
        plane=[((0.6, 1.4), (-0.6, 0.6))],
        name="near_cut",
        generic=6,
        cuts=[-1.125 + 0j] if _name == "acosh" else [1.125 + 0j, -1.25 + 0j],
    )
in_plane("dawsn", name="far_up", plane=[((0.5, 2.0), (7.25, 8.5))], generic=8, single=False)
in_plane("wofz", name="far_left", plane=[((-1.5, 1.5), (-8.5, -7.25))], generic=8, single=False)
in_plane("wofz", name="far", plane=[((-9.0, 9.0), (7.5, 9.0))], near_complex=[9.5 + 0j])
in_plane("expi")
in_plane("exp1")
in_plane("spence")
in_plane("sici", outputs=BOTH)
in_plane("shichi", outputs=BOTH)
in_plane("fresnel", plane=[((-1.5, 1.5), (-1.0, 1.0))], outputs=BOTH)
in_plane("airy", outputs=(*BOTH, "output_2", "output_3"))
in_plane("hyp0f1", orders("hyp0f1", 0.5, 1.5))
for _name, _rest in (("hyp1f1", [(0.5, 1.5), (1.25, 2.0)]), ("hyp2f1", [(0.5, 1.5, 2.0)])):
    in_plane(
        _name,
        [Call(f"special.{_name}", (*numbers, X)) for numbers in _rest],
        plane=[((-0.7, 0.7), (-0.5, 0.5))],
    )
for _name in ("j0", "j1", "i0", "i1"):
    elsewhere(f"special.{_name}", (-4, -0.3), near=[-15.5, 30.0, -40.0], special=[0.0])
for _name in ("i0e", "i1e"):
    elsewhere(f"special.{_name}", (-4, -0.3), near=[-15.5, 30.0, -40.0, 300.0])
for _name in ("k0", "k1", "k0e", "k1e", "y0", "y1"):
    elsewhere(f"special.{_name}", (5, 9), near=[30.0, 45.0])
for _name in ("jv", "yv", "iv", "kv", "jve", "yve", "ive", "kve"):
    elsewhere(f"special.{_name}", (4, 12), calls=orders(_name, -1.5, 0.5, 7.25), near=[40.0])
for _name in ("struve", "modstruve"):
    elsewhere(f"special.{_name}", (4, 9), calls=orders(_name, -0.5, 0.0, 1.0))
elsewhere("special.struve", (0.1, 0.9), calls=orders("struve", 1.5, 0.5, -0.5), name="small")
elsewhere("special.modstruve", (0.1, 0.9), calls=orders("modstruve", 1.5, 0.5), name="small")
for _name, _derivative in {
    "kvp": lambda n, x, k: _by_neighbours(lambda v: mp.besselk(v, x), n, k, 1) * (-1) ** k,
    "h1vp": lambda n, x, k: _by_neighbours(lambda v: mp.hankel1(v, x), n, k, -1),
    "h2vp": lambda n, x, k: _by_neighbours(lambda v: mp.hankel2(v, x), n, k, -1),
}.items():
    scalar(
        f"special.{_name}",
        _derivative,
        (0.5, 4),
        plane=PLANE,
        real=_name == "kvp",
        calls=[Call(f"special.{_name}", (n, X, k)) for n, k in ((1, 1), (2, 1), (0, 2))],
    )


def _by_neighbours(of_order: Callable[[Any], Any], n: Any, k: Any, sign: int) -> Any:
    """A derivative of order k, a sum of the neighbours of the order n."""
    k = int(k)
    terms = (sign**i * mp.binomial(k, i) * of_order(n - k + 2 * i) for i in range(k + 1))
    return mp.fsum(terms) / 2**k


def _kolmogorov(x: Any) -> Any:
    """2 Σ (-1)ᵏ⁻¹ exp(-2 k² x²) over k > 0, of as many terms as count; small x are transformed."""
    if x < 1:
        scale, rate = mp.sqrt(2 * mp.pi) / x, mp.pi**2 / (8 * x * x)
        count = int(mp.sqrt(mp.mp.dps * 2.4 / rate)) + 3
        return 1 - scale * mp.fsum(mp.exp(-((2 * k - 1) ** 2) * rate) for k in range(1, count))
    count = int(mp.sqrt(mp.mp.dps * 2.4 / (2 * x * x))) + 3
    return 2 * mp.fsum((-1) ** (k - 1) * mp.exp(-2 * k * k * x * x) for k in range(1, count))


scalar("special.kolmogorov", _kolmogorov, (0.35, 2.0), near=[2.5, 0.3])
scalar(
    "special.kolmogi",
    inverted(_kolmogorov, 0, scipy_start("kolmogi")),
    (0.05, 0.95),
    near=[1e-3],
)
elsewhere("special.stdtr", (1, 9), (-2, 2), special=[[3.0, 0.0], [1.5, 0.0]], generic=8)
elsewhere(
    "special.voigt_profile",
    (8, 12),
    (0.5, 1.0),
    (0.3, 1.0),
    near=[[-15.0, 0.75, 0.5], [30.0, 1.0, 2.0], [0.25, 1.0, 12.0]],
    special=[[12.0, 1.0, 0.0]],
)
elsewhere("special.tklmbda", (-0.6, 0.6), (0.3, 1.8), near=[[0.25, 1e-2], [0.1, -0.5]])
elsewhere("special.binom", (1, 4), (5.2, 7.8), name="above")
elsewhere("special.binom", (1, 4), (-3.8, -1.2), name="below")
elsewhere("special.binom", (-3.8, -1.2), (0.2, 2.8), name="negative")
elsewhere("special.poch", (-3.7, -1.2), (0.2, 3), near=[[-2.3, 2.0], [-1.4, 1.0], [-0.6, -1.0]])
elsewhere("special.beta", (-1.8, -1.2), (0.3, 3))
elsewhere("special.betaln", (-1.8, -1.2), (0.3, 1.1))
elsewhere("special.gammaln", (-3.8, -3.2), near=[1e3, (2.0, 1e-5), -0.5])
elsewhere("special.rgamma", (-3.8, -0.2), special=[0.0, -1.0, -3.0], near=[-8.5])
elsewhere("special.ellipk", (-3, -0.2), near=[-50.0])
elsewhere("special.ellipe", (-3, -0.2), near=[-50.0], special=[0.0])
elsewhere("special.ellipkinc", (1.7, 2.9), (-2, -0.2), special=[[0.75, 0.0], [0.0, 0.5]], floor=1.0)
elsewhere("special.ellipeinc", (1.7, 2.9), (-2, -0.2), special=[[0.75, 0.0], [0.0, 0.5]], floor=1.0)
elsewhere(
    "special.ellipj",
    (0.2, 1.5),
    (0.1, 0.9),
    special=[[0.5, 0.0], [0.0, 0.5]],
    outputs=(*BOTH, "output_2"),
    floor=1.0,
)
elsewhere("special.expi", (-4, -0.3), near=[-20.0, 40.0])
elsewhere("special.expn", (0.3, 3), calls=orders("expn", 0, 1, 7))
elsewhere("special.sici", (-6, -0.5), outputs=("output_0",))
elsewhere("special.log_ndtr", (-9, -3), near=[-200.0, 7.0])
elsewhere("special.erfcx", (-4, -1), near=[8.5, -5.5, -7.5, 150.0])
elsewhere("special.erfinv", (0.99, 0.9999), near=[(-1.0, 1e-5)], single=False)
elsewhere("special.exprel", (-1, 1), special=[0.0], near=[(1.0, 1e-3), (-1.0, -1e-3)])
elsewhere("special.boxcox", (0.3, 3), (-2, -0.3), special=[[2.0, 0.0], [1.0, 0.5]])
elsewhere("special.boxcox1p", (-0.5, 3), (-2, -0.3), special=[[2.0, 0.0], [0.0, 0.5]])
elsewhere("special.inv_boxcox", (0.1, 1.2), (-0.7, -0.2), near=[[0.5, 1e-5]])
elsewhere("special.inv_boxcox1p", (0.1, 1.2), (-0.7, -0.2), near=[[0.5, 1e-5]])
elsewhere("special.digamma", (-7.8, -7.2), near=[30.0, 9.5])
elsewhere("special.hyp1f1", (-9, -3), calls=[Call("special.hyp1f1", (0.5, 1.5, X))])
for _name in ("eval_legendre", "eval_chebyt", "eval_chebyu"):
    elsewhere(f"special.{_name}", (1.1, 2.5), calls=orders(_name, 2, 3, 5), near=[-0.95])
elsewhere("special.owens_t", (-2, -0.2), (-3, -1.2), special=[[0.5, 1.0], [0.0, 0.5], [0.5, 0.0]],
          generic=8)  # fmt: skip
elsewhere("special.huber", (0.5, 1.5), (-9, -3), special=[[1.0, 0.0]])
elsewhere("special.pseudo_huber", (0.5, 1.5), (-9, -3), special=[[1.0, 0.0]])
elsewhere("special.diric", (3.3, 6), calls=[Call("special.diric", (X, n)) for n in (2, 3, 5)],
          near=[1e-3, (6.283, 1e-2), 13.0])  # fmt: skip
elsewhere("special.lambertw", (-0.36, -0.05), single=False, near=[(-0.3678, 1e-5)])
scalar(
    "special.lambertw",
    None,
    (-0.36, -0.05),
    plane=[((0.2, 3.0), (-1.5, 1.5))],
    name="branch",
    single=False,
    calls=[Call("special.lambertw", (X, k)) for k in (-1, 1)],
    generic=10,
)
