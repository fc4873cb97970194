"""Elementary functions: powers, exponentials, logarithms, trigonometric and hyperbolic ones."""

from __future__ import annotations

import numpy as np

from adoracles.cases.calls import Argument, Call
from adoracles.exact.numbers import mp, pointwise
from adoracles.families.forms import arrays
from adoracles.families.scalars import X, scalar
from adoracles.family import define

TINY = [1e-6, -3e-4, 1e-20]
RIGHT_HALF = [((0.2, 3.0), (-2.0, 2.0))]
ON_CUT = [-1.5 + 0j, -0.25 + 0j]
OUTSIDE = [1.5 + 0j, -2.5 + 0j]
UP = [1.5j, -2.5j]

define("numpy.frexp", lambda x: (pointwise(lambda t: mp.frexp(t)[0])(x), None))
scalar(
    "numpy.exp",
    lambda x: mp.exp(x),
    (-3, 3),
    plane=True,
    near=[1e-6, 40.0, -40.0, 80.0, 600.0],
    special=[0.0],
)
scalar(
    "numpy.exp2",
    lambda x: mp.mpf(2) ** x,
    (-3, 3),
    plane=True,
    near=[1e-6, 60.0, -60.0, 900.0],
    special=[0.0, 3.0],
)
scalar(
    "numpy.expm1",
    lambda x: mp.expm1(x),
    (-3, 3),
    plane=True,
    near=[*TINY, 40.0, -40.0],
    special=[0.0],
    floor=1.0,
)
scalar(
    "special.exp10",
    lambda x: mp.mpf(10) ** x,
    (-2, 2),
    near=[1e-6, 25.0, -25.0],
    special=[0.0, 2.0],
)
scalar(
    "numpy.log",
    lambda x: mp.log(x),
    (0.1, 4),
    plane=[((-3.0, 3.0), (-2.0, 2.0))],
    near=[1e-6, (1.0, 1e-5), 1e10, 1e-30, 1e200],
    special=[1.0],
    cuts=ON_CUT,
)
scalar(
    "numpy.log2",
    lambda x: mp.log(x) / mp.log(2),
    (0.1, 4),
    plane=[((-3.0, 3.0), (-2.0, 2.0))],
    near=[1e-6, (1.0, 1e-5), 1e10],
    special=[1.0, 8.0],
    cuts=ON_CUT,
)
scalar(
    "numpy.log10",
    lambda x: mp.log10(x),
    (0.1, 4),
    plane=[((-3.0, 3.0), (-2.0, 2.0))],
    near=[1e-6, (1.0, 1e-5), 1e10],
    special=[1.0, 100.0],
    cuts=ON_CUT,
)
scalar(
    "numpy.log1p",
    lambda x: mp.log1p(x),
    (-0.8, 3),
    plane=[((-3.0, 3.0), (-2.0, 2.0))],
    near=[*TINY, (-1.0, 1e-4), 1e10],
    special=[0.0],
    cuts=[-2.5 + 0j, -1.25 + 0j],
    floor=1.0,
)
scalar(
    "numpy.sqrt",
    lambda x: mp.sqrt(x),
    (0.1, 4),
    plane=[((-3.0, 3.0), (-2.0, 2.0))],
    near=[1e-6, 1e-12, 1e10],
    special=[1.0, 4.0],
    cuts=ON_CUT,
)
scalar(
    "lax.rsqrt",
    None,
    (0.1, 4),
    plane=[((-3.0, 3.0), (-2.0, 2.0))],
    near=[1e-4, 1e10],
    special=[1.0, 4.0],
    cuts=ON_CUT,
)
scalar(
    "numpy.cbrt",
    lambda x: mp.sign(x) * mp.cbrt(abs(x)),
    (-3, 3),
    near=[1e-6, -1e-6, 1e10],
    special=[1.0, -8.0],
)
scalar("numpy.square", lambda x: x * x, (-3, 3), plane=True, near=[1e-6, 1e6], special=[0.0])
scalar("numpy.reciprocal", lambda x: 1 / x, (0.2, 3), plane=True, near=[1e-4, -1e6], special=[1.0])
scalar(
    "numpy.sin",
    lambda x: mp.sin(x),
    (-3, 3),
    plane=True,
    near=[*TINY, 1.5707, 3.1416, 50.0],
    special=[0.0],
    floor=1.0,
)
scalar(
    "numpy.cos",
    lambda x: mp.cos(x),
    (-3, 3),
    plane=True,
    near=[*TINY[:2], 1.5707, 3.1416, 50.0],
    special=[0.0],
    floor=1.0,
)
scalar(
    "numpy.tan",
    lambda x: mp.tan(x),
    (-1.4, 1.4),
    plane=True,
    near=[*TINY, 1.56, 3.1416, 50.0],
    special=[0.0],
    floor=1.0,
)
scalar(
    "numpy.asin",
    lambda x: mp.asin(x),
    (-0.95, 0.95),
    plane=[((-3.0, 3.0), (-2.0, 2.0))],
    near=[*TINY, (1.0, -1e-4), (-1.0, 1e-3)],
    near_complex=[1e-4 + 2e-4j, (1.0, 1e-3 - 1e-3j), 40.0 - 20j],
    special=[0.0],
    cuts=OUTSIDE,
    floor=1.0,
)
scalar(
    "numpy.acos",
    lambda x: mp.acos(x),
    (-0.95, 0.95),
    plane=[((-3.0, 3.0), (-2.0, 2.0))],
    near=[*TINY[:2], (1.0, -1e-4), (-1.0, 1e-3)],
    special=[0.0],
    cuts=OUTSIDE,
    floor=1.0,
)
scalar(
    "numpy.atan",
    lambda x: mp.atan(x),
    (-3, 3),
    plane=[((-3.0, 3.0), (-0.8, 0.8))],
    near=[*TINY, 1e4, -1e6],
    near_complex=[1e-6 + 2e-6j, (1j, 1e-3 + 1e-3j), 300.0 - 40j],
    special=[0.0, 1.0],
    cuts=UP,
    floor=1.0,
)
scalar(
    "numpy.sinh",
    lambda x: mp.sinh(x),
    (-3, 3),
    plane=True,
    near=[*TINY, 40.0, -80.0],
    special=[0.0],
    floor=1.0,
)
scalar(
    "numpy.cosh",
    lambda x: mp.cosh(x),
    (-3, 3),
    plane=True,
    near=[*TINY[:2], 40.0, -80.0],
    special=[0.0],
    floor=1.0,
)
scalar(
    "numpy.tanh",
    lambda x: mp.tanh(x),
    (-3, 3),
    plane=True,
    near=[*TINY, 4.0, -3.0, 9.0],
    special=[0.0],
    floor=1.0,
)
scalar(
    "numpy.asinh",
    lambda x: mp.asinh(x),
    (-3, 3),
    plane=[((-3.0, 3.0), (-0.8, 0.8))],
    near=[*TINY, 1e4, -1e10],
    near_complex=[1e-6 + 2e-6j, (1j, 1e-3 + 1e-3j), 300.0 - 40j],
    special=[0.0],
    cuts=UP,
    floor=1.0,
)
scalar(
    "numpy.acosh",
    lambda x: mp.acosh(x),
    (1.1, 4),
    plane=[((-3.0, 3.0), (-2.0, 2.0))],
    near=[(1.0, 1e-4), 1e4, 1e10],
    special=[2.0],
    cuts=[0.5 + 0j, -1.5 + 0j],
)
scalar(
    "numpy.atanh",
    lambda x: mp.atanh(x),
    (-0.95, 0.95),
    plane=[((-3.0, 3.0), (-2.0, 2.0))],
    near=[*TINY, (1.0, -1e-4), (-1.0, 1e-3)],
    near_complex=[1e-4 + 2e-4j, (1.0, 1e-3 - 1e-3j), 40.0 - 20j],
    special=[0.0],
    cuts=OUTSIDE,
    floor=1.0,
)
scalar(
    "numpy.sinc",
    lambda x: mp.sincpi(x),
    (-2.7, 2.7),
    plane=True,
    near=[*TINY, (1.0, 1e-4), 30.25],
    special=[0.0, 1.0, -2.0],
    floor=1.0,
)
scalar(
    "special.cosm1", lambda x: mp.cos(x) - 1, (-3, 3), near=[*TINY, 50.0], special=[0.0], floor=1.0
)
scalar(
    "special.exprel",
    lambda x: mp.expm1(x) / x if x else mp.mpf(1),
    (-3, 3),
    near=[1e-6, -3e-4, 40.0, -40.0],
)
scalar(
    "special.powm1",
    lambda x, y: mp.powm1(x, y),
    (0.3, 3),
    (-2, 2),
    near=[[(1.0, 1e-4), 1e-3], [1e-4, 0.5], [50.0, -3.0]],
    special=[[1.0, 2.0]],
)
scalar(
    "special.expit",
    lambda x: 1 / (1 + mp.exp(-x)),
    (-3, 3),
    plane=True,
    near=[1e-6, 5.0, -7.0, 15.0],
    special=[0.0],
    floor=1.0,
)
scalar(
    "special.log_expit",
    lambda x: -mp.log1p(mp.exp(-x)),
    (-3, 3),
    near=[1e-6, 5.0, -7.0, 15.0],
    special=[0.0],
    floor=1.0,
)
scalar(
    "special.logit",
    lambda x: mp.log(x / (1 - x)),
    (0.05, 0.95),
    near=[1e-6, (0.5, 1e-6), (1.0, -1e-4)],
    special=[0.5],
    floor=1.0,
)
scalar(
    "special.sindg",
    lambda x: mp.sin(x * mp.pi / 180),
    (-170, 170),
    near=[1e-4, 720.5],
    special=[30.0],
)
scalar(
    "special.cosdg",
    lambda x: mp.cos(x * mp.pi / 180),
    (-170, 170),
    near=[1e-4, 720.5],
    special=[30.0],
)
scalar(
    "special.tandg",
    lambda x: mp.tan(x * mp.pi / 180),
    (-80, 80),
    near=[1e-4, 89.5, 720.5],
    special=[45.0],
)
scalar(
    "special.cotdg",
    lambda x: mp.cot(x * mp.pi / 180),
    (10, 170),
    near=[1e-2, 90.5, 720.5],
    special=[45.0],
)
scalar(
    "special.radian",
    lambda d, m, s: (d + m / 60 + s / 3600) * mp.pi / 180,
    (-90, 90),
    (0, 60),
    (0, 60),
)
scalar(
    "numpy.pow",
    lambda x, y: x**y,
    (0.2, 3),
    (-2, 2),
    plane=[((0.2, 3.0), (-1.0, 1.0)), ((-2.0, 2.0), (-1.0, 1.0))],
    mixed=True,
    near=[[1e-4, 0.5], [(1.0, 1e-4), 100.0], [30.0, -8.0], [2.0, 1e-6]],
    special=[[1.0, 2.0], [2.0, 0.0], [2.0, 1.0]],
)
scalar(
    "numpy.pow",
    None,
    (-3, 3),
    plane=True,
    name="number",
    near=[1e-3, 1e4],
    special=[0.0, 1.0],
    calls=[Call("numpy.pow", (X, n)) for n in (3, 2, 4, 5)],
)
scalar(
    "numpy.pow",
    None,
    (0.2, 3),
    plane=RIGHT_HALF,
    name="real_number",
    near=[1e-3, 1e4],
    special=[1.0],
    calls=[Call("numpy.pow", (X, n)) for n in (0.5, -1, -2.5, 1.75, -3)],
)
scalar(
    "numpy.pow",
    None,
    (-2, 2),
    plane=True,
    name="number_base",
    special=[0.0],
    near=[1e-6, 12.0],
    calls=[Call("numpy.pow", (n, X)) for n in (2.5, 0.3)],
)
NATURAL = np.array([0.0, 0.0, 1.0, 2.0, 3.0], np.float32)
arrays(
    "numpy.pow",
    None,
    ((X, Argument("n")), {}, {"x": (5,)}),
    name="natural_exponents",
    observable="plus_square",
    constants={"n": NATURAL},
    conditioning="componentwise",
    listed=[
        ("degenerate", {"x": [0.0, 1.5, 0.0, 0.0, -1.25]}),
        ("degenerate", {"x": [-0.75, 0.0, 0.5, -1.5, 0.0]}),
    ],
    listed_complex=[("degenerate", {"x": [0.0, 1.5 + 1j, 0.0, 0.0, -1.25j]})],
)
arrays(
    "numpy.pow",
    None,
    ((Argument("n"), X), {}, {"x": (5,)}),
    name="bases_at_zero",
    observable="plus_square",
    constants={"n": NATURAL},
    conditioning="componentwise",
    interval=(0.25, 3.0),
    kinds=("real",),
)
scalar(
    "numpy.hypot",
    lambda x, y: mp.sqrt(x * x + y * y),
    (-3, 3),
    (-3, 3),
    near=[[1e-2, 1.0], [1e-4, 1.3e-4], [1e15, 0.7e15], [1e-12, 2.7e-12]],
    special=[[0.0, 2.0], [3.0, -4.0]],
)
scalar(
    "numpy.copysign",
    lambda x, y: abs(x) * (1 if y > 0 else -1),
    (-3, 3),
    (-3, 3),
    near=[[1e-6, 1.0]],
)
scalar("numpy.copysign", None, (-3, 3), (-3, 3), name="square", observable="square")
scalar("numpy.frexp", None, (-3, 3), near=[1e-6, 1e6], outputs=("output_0",))
scalar("numpy.frexp", None, (-3, 3), name="first_square", observable="first_square")
scalar(
    "numpy.atan2",
    lambda y, x: mp.atan2(y, x),
    (-3, 3),
    (-3, 3),
    near=[[1e-2, 1.0], [1e-2, -1.0], [1e4, 1e2], [1e-8, 3e-8]],
    special=[[0.0, 2.0], [1.5, 0.0]],
)
scalar(
    "numpy.logaddexp",
    lambda x, y: mp.log(mp.exp(x) + mp.exp(y)),
    (-3, 3),
    (-3, 3),
    near=[[40.0, 1.0], [-300.0, -302.0], [1.0, (1.0, 1e-6)]],
    special=[[1.5, 1.5]],
)
scalar(
    "numpy.logaddexp2",
    lambda x, y: mp.log(mp.mpf(2) ** x + mp.mpf(2) ** y) / mp.log(2),
    (-3, 3),
    (-3, 3),
    near=[[40.0, 1.0], [1.0, (1.0, 1e-6)]],
    special=[[1.5, 1.5]],
)
