"""Functions made of the elementary ones, accurate where the plain formula is not.

Maths note: elementary_special.
"""

from __future__ import annotations

import math
from typing import Any

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array, convert_to
from tenferro.functions.elements.arithmetic import sinc
from tenferro.functions.elements.elementwise import cbrt, exp2, expm1, log1p
from tenferro.ops.base import f
from tenferro.special.declare import declare, named
from tenferro.special.labels import keeps_labels
from tenferro.special.quotients import expm1_quotient_slope
from tenferro.tensor import Array, ArrayLike
from tenferro.tensor.dtypes import inexact_dtype

__all__ = [
    "cbrt", "cosdg", "cosm1", "cotdg", "diric", "exp2", "exp10", "expm1", "exprel", "log1p",
    "powm1", "radian", "round", "sinc", "sindg", "softplus", "tandg",
]  # fmt: skip

DEGREE = math.pi / 180

exp10 = declare(
    "exp10(x)",
    "10 to the power x; real.",
    "exp10(2.0) → Tensor(100.)",
    lambda x, y: math.log(10) * y,
    formula=lambda x: f.pow(10, x),
)
cosm1 = declare(
    "cosm1(x)",
    "cos(x) - 1, accurate near 0; real.",
    "cosm1(1e-5) → Tensor(-5.e-11)",
    lambda x, y: -f.sin(x),
    formula=lambda x: 0 - 2 * f.square(f.sin(0.5 * x)),  # 0, and not -0, at 0
)


def _exprel(x: Array) -> Any:
    regular = f.not_equal(x, 0) & (x < math.inf)
    away = f.where(regular, x, 1)
    return f.where(regular, f.expm1(away) / away, f.where(f.equal(x, 0), 1, x))


exprel = declare(
    "exprel(x)",
    "(exp(x) - 1) / x, and 1 at 0; real. Its derivative is a power series where |x| < 1.",
    "exprel([0.0, 1.0]) → Tensor([1.        , 1.71828183])",
    expm1_quotient_slope,
    formula=_exprel,
)
powm1 = declare(
    "powm1(x, y)",
    "x to the power y, minus 1, accurate where the power is close to 1; real.",
    "powm1(1.5, 1e-10) → Tensor(4.05465108e-11)",
    lambda x, y, out: y * f.pow(x, y - 1),
    lambda x, y, out: f.xlogy(f.pow(x, y), x),
)


def _negative_where(condition: Array, like: Array) -> Any:
    """-1 where a condition holds, otherwise 1, of the dtype of an array."""
    one = f.zeros_like(like) + 1
    return f.where(condition, -one, one)


def _quarter_turns(x: Array, first: int) -> Any:
    """The sine of x >= 0 degrees and `first` quarter turns, by an angle of at most half of one."""
    rest = f.rem(x, 360)
    quarters = f.round(rest / 90)
    part = (rest - 90 * quarters) * DEGREE
    place = f.mod(quarters + first, 4)
    size = f.where(f.equal(f.mod(place, 2), 0), f.sin(part), f.cos(part))
    return f.where(place >= 2, -size, size)


def _sine(x: Array) -> Any:
    return _in_range(x, _negative_where(x < 0, x) * _quarter_turns(f.abs(x), 0))


def _cosine(x: Array) -> Any:
    return _in_range(x, _quarter_turns(f.abs(x), 1))


def _in_range(x: Array, value: Array) -> Any:
    """As SciPy has it, 0 where an angle in degrees is known to a few of them only."""
    return f.where(f.abs(x) > 1e14, 0, value)


def _tangent(x: Array) -> Any:
    rest = f.rem(f.abs(x), 180)
    second = rest > 90
    sign = _negative_where(x < 0, x) * _negative_where(second, x)
    return _in_range(x, _first_quarter(sign, f.where(second, 180 - rest, rest)))


def _cotangent(x: Array) -> Any:
    rest = f.rem(f.abs(x), 180)
    second = rest > 90
    sign = _negative_where(x < 0, x) * _negative_where(second, x)
    return _in_range(x, _first_quarter(sign, f.where(second, rest - 90, 90 - rest)))


def _first_quarter(sign: Any, x: Array) -> Any:
    """The tangent of 0 to 90 degrees with a sign, but for those of 0 and of infinity at 90."""
    value = f.where(f.equal(x, 0), 0, sign * f.where(f.equal(x, 45), 1, f.tan(x * DEGREE)))
    return f.where(f.equal(x, 90), math.inf, value)


sindg = declare(
    "sindg(x)",
    "The sine of x degrees; real.",
    "sindg(30.0) → Tensor(0.5)",
    lambda x, y: DEGREE * f.cosdg(x),
    formula=_sine,
)
cosdg = declare(
    "cosdg(x)",
    "The cosine of x degrees; real.",
    "cosdg(60.0) → Tensor(0.5)",
    lambda x, y: -DEGREE * f.sindg(x),
    formula=_cosine,
)
tandg = declare(
    "tandg(x)",
    "The tangent of x degrees; real.",
    "tandg(45.0) → Tensor(1.)",
    lambda x, y: DEGREE / f.square(f.cosdg(x)),
    formula=_tangent,
)
cotdg = declare(
    "cotdg(x)",
    "The cotangent of x degrees; real.",
    "cotdg(45.0) → Tensor(1.)",
    lambda x, y: -DEGREE / f.square(f.sindg(x)),
    formula=_cotangent,
)
radian = declare(
    "radian(d, m, s)",
    "d degrees, m minutes and s seconds of an angle as radians; real.",
    "radian(180.0, 0.0, 0.0) → Tensor(3.14159265)",
    lambda d, m, s, y: DEGREE,
    lambda d, m, s, y: DEGREE / 60,
    lambda d, m, s, y: DEGREE / 3600,
    formula=lambda d, m, s: ((s / 60 + m) / 60 + d) * DEGREE,
)


@keeps_labels(1)
def round(x: ArrayLike) -> Tensor:
    """The nearest integer, the even one of two; real. Its derivative is 0.

    >>> round([0.5, 1.6])
    Tensor([0., 2.])
    """
    x = as_array("round", x)
    return f.round(convert_to(x, inexact_dtype(x.dtype)))


softplus = named(
    "softplus",
    "softplus(x)",
    "log(1 + exp(x)) without overflow; real.",
    "softplus([0.0, 1000.0]) → Tensor([6.93147181e-01, 1.00000000e+03])",
)


def diric(x: ArrayLike, n: ArrayLike) -> Tensor:
    """The Dirichlet kernel sin(n x/2) / (n sin(x/2)) for integers n > 0, NaN for others; real.

    At multiples of 2π, where both sines vanish, it and its derivatives are their limits. The
    derivative in n is 0.

    >>> diric([0.0, 1.0], 3)
    Tensor([1.        , 0.69353487])
    """
    x = as_array("diric", x)
    x = convert_to(x, inexact_dtype(x.dtype))
    n = convert_to(as_array("diric", n, x), x.dtype)
    reduced = f.atan2(f.sin(x), f.cos(x))  # x less its turns, for large x too
    turns = f.round((x - reduced) / (2 * math.pi))
    part = reduced / (2 * math.pi)
    count = f.where(n <= 0, math.nan, f.where(f.equal(n, f.round(n)), f.round(n), math.nan))
    return (1 - 2 * f.mod(turns * (count - 1), 2)) * f.sinc(count * part) / f.sinc(part)
