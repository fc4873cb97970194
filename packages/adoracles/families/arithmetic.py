"""Arithmetic, order, rounding, parts of complex numbers."""

from __future__ import annotations

from adoracles.cases.calls import Call
from adoracles.exact.numbers import mp
from adoracles.families.scalars import X, scalar

PLANE = ((-3.0, 3.0), (-2.0, 2.0))
HALF = [[1e-6, 1e6], [1e8, -1e-3]]


def linear(op: str, exact: object, *intervals: tuple[float, float], **options: object) -> None:
    """Declare a linear function, and its square, whose second derivatives say something."""
    scalar(op, exact, *intervals, **options)  # type: ignore[arg-type]
    squared = {"name": "square", "observable": "square", "conditioning": "componentwise"}
    options = {name: option for name, option in options.items() if name != "mixed"}
    scalar(op, None, *intervals, **{**options, **squared})  # type: ignore[arg-type]


def constant(op: str, exact: object, *intervals: tuple[float, float], **options: object) -> None:
    """Declare a function that is constant between steps, together with a square."""
    own = {"observable": "plus_square", **options}
    scalar(op, exact, *intervals, **own)  # type: ignore[arg-type]


linear("numpy.negative", lambda x: -x, (-3, 3), plane=True)
linear("numpy.positive", lambda x: +x, (-3, 3), plane=True)
linear("numpy.conj", lambda x: mp.conj(x), (-3, 3), plane=True)
linear("numpy.real", lambda x: mp.re(x), (-3, 3), plane=True, real=False)
linear("numpy.imag", lambda x: mp.im(x), (-3, 3), plane=True, real=False)
linear("numpy.deg2rad", lambda x: x * mp.pi / 180, (-200, 200))
linear("numpy.rad2deg", lambda x: x * 180 / mp.pi, (-3, 3))
linear("numpy.add", lambda x, y: x + y, (-3, 3), (-2, 2), plane=True, mixed=True)
linear("numpy.subtract", lambda x, y: x - y, (-3, 3), (-2, 2), plane=True, mixed=True)
linear("lax.complex", lambda x, y: mp.mpc(x, y), (-3, 3), (-2, 2))
scalar(
    "numpy.multiply",
    lambda x, y: x * y,
    (-3, 3),
    (-2, 2),
    plane=True,
    mixed=True,
    near=HALF,
    special=[[0.0, 2.0]],
)
scalar(
    "numpy.divide",
    lambda x, y: x / y,
    (-3, 3),
    (0.3, 2),
    plane=True,
    mixed=True,
    near=[[1e-6, 1e-4], [1e6, 1e-2], [1.0, 1e6]],
    special=[[0.0, 2.0]],
)
scalar(
    "numpy.abs",
    lambda x: abs(x),
    (-3, 3),
    plane=True,
    near=[1e-6, -1e6],
    near_complex=[1e-6 + 2e-6j, 1e6 + 1e3j, 1e-12 - 1e-12j],
    kinks=[0.0],
)
scalar("numpy.fabs", lambda x: abs(x), (-3, 3), near=[1e-6, -1e6], kinks=[0.0])
scalar(
    "numpy.sign",
    lambda x: x / abs(x),
    (-3, 3),
    plane=True,
    real=False,
    near_complex=[1e-4 + 2e-4j, 1e6 + 1e3j],
)
constant("numpy.sign", None, (-3, 3), name="real")
scalar(
    "numpy.angle",
    lambda x: mp.arg(x),
    (-3, 3),
    plane=[PLANE],
    real=False,
    near_complex=[1e-4 + 2e-4j, 1e6 + 1e3j, -1.0 + 1e-6j],
    cuts=[-1.5 + 0j],
)
for _name, _function in {
    "floor": lambda x: mp.floor(x),
    "ceil": lambda x: mp.ceil(x),
    "trunc": lambda x: mp.floor(x) if x > 0 else mp.ceil(x),
    "rint": lambda x: mp.nint(x),
}.items():
    constant(f"numpy.{_name}", _function, (-3, 3), near=[(1.0, 1e-3), (-1.0, -1e-3), 1000.4])
constant(
    "numpy.round",
    lambda x, decimals=0: mp.nint(x * mp.mpf(10) ** decimals) / mp.mpf(10) ** decimals,
    (-3, 3),
    calls=[Call("numpy.round", (X, n)) for n in (0, 1, -1, 2)],
)
constant(
    "numpy.heaviside",
    lambda x, y: mp.mpf(1) if x > 0 else (mp.mpf(0) if x < 0 else y),
    (-3, 3),
    calls=[Call("numpy.heaviside", (X, 0.5))],
)
constant(
    "numpy.floor_divide",
    lambda x, y: mp.floor(x / y),
    (0.3, 3),
    calls=[Call("numpy.floor_divide", (X, 0.37))],
)
scalar(
    "numpy.mod",
    lambda x, y: x - y * mp.floor(x / y),
    (0.3, 3),
    (0.4, 1.1),
    near=[[7.25, 1.5], [-3.25, 2.0], [1e-6, 0.5]],
)
scalar(
    "numpy.mod",
    None,
    (0.3, 3),
    (0.4, 1.1),
    name="square",
    observable="square",
    conditioning="componentwise",
    generic=12,
)
scalar(
    "numpy.fmod",
    lambda x, y: x - y * mp.floor(abs(x / y)) * mp.sign(x / y),
    (-3, 3),
    (0.4, 1.1),
    near=[[7.25, 1.5], [-3.25, 2.0], [1e-6, 0.5]],
)
scalar(
    "numpy.fmod",
    None,
    (-3, 3),
    (0.4, 1.1),
    name="square",
    observable="square",
    conditioning="componentwise",
    generic=12,
)
for _name, _first in {"maximum": max, "minimum": min, "fmax": max, "fmin": min}.items():
    scalar(
        f"numpy.{_name}",
        lambda x, y, _first=_first: _first(x, y),
        (-3, 3),
        (-3, 3),
        near=[[(1.0, 1e-4), 1.0], [1e6, -1e6]],
        kinks=[[1.25, 1.25]],
        generic=12,
    )
    scalar(
        f"numpy.{_name}",
        None,
        (-3, 3),
        (-3, 3),
        name="square",
        observable="square",
        conditioning="componentwise",
        generic=16,
    )
scalar(
    "numpy.clip",
    lambda x, low, high: min(max(x, low), high),
    (-3, 3),
    calls=[Call("numpy.clip", (X, -1.5, 1.25))],
    near=[(1.25, 1e-4), (1.25, -1e-4), (-1.5, 1e-4)],
    kinks=[1.25, -1.5],
)
scalar(
    "numpy.ldexp",
    lambda x, n: x * mp.mpf(2) ** n,
    (-3, 3),
    observable="square",
    conditioning="componentwise",
    calls=[Call("numpy.ldexp", (X, 3)), Call("numpy.ldexp", (X, -2))],
)
scalar(
    "numpy.float_power",
    lambda x, y: x**y,
    (0.3, 3),
    (-2, 2),
    plane=[((0.3, 3), (-1.5, 1.5)), ((-2, 2), (-1.5, 1.5))],
    single=False,
)
scalar(
    "numpy.nan_to_num",
    lambda x: mp.mpf(0) if mp.isnan(x) else x,
    (-3, 3),
    special=[float("nan")],
    conditioning="componentwise",
)
scalar("numpy.nan_to_num", None, (-3, 3), name="square", observable="square")
