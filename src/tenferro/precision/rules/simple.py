"""Arithmetic, comparisons, parts and conversions of double-double numbers.

Maths note: double_double.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro.ops.base import TensorOperation, apply, convert_to, f
from tenferro.precision.rules.elementary import PI
from tenferro.precision.rules.pair import Pair, compare, is_complex, number, sqrt, where
from tenferro.precision.rules.table import Value, pointwise, rule
from tenferro.tensor.dtypes import bool_, complex128, float64, int64

pointwise("add")(lambda x, y: x + y)
pointwise("sub")(lambda x, y: x - y)
pointwise("mul")(lambda x, y: x * y)
pointwise("div")(lambda x, y: x / y)
pointwise("neg")(lambda x: -x)
pointwise("abs")(abs)
pointwise("sqrt")(sqrt)
pointwise("deg2rad")(lambda x: x * number(PI / 180))
pointwise("rad2deg")(lambda x: x * number(180 / PI))


@pointwise("compare")
def _(x: Pair, y: Pair, *, direction: str) -> Any:
    return compare(direction, x, y)


@pointwise("maximum")
def _(x: Pair, y: Pair) -> Pair:
    return where(compare("greater", x, y) | f.not_equal(x.high, x.high), x, y)


@pointwise("minimum")
def _(x: Pair, y: Pair) -> Pair:
    return where(compare("less", x, y) | f.not_equal(x.high, x.high), x, y)


@pointwise("sign")
def _(x: Pair) -> Pair:
    return Pair(f.sign(x.high))


@pointwise("copysign")
def _(x: Pair, y: Pair) -> Pair:
    return abs(x).times(f.copysign(1.0, y.high))


@rule("ldexp")
def _(operation: TensorOperation, x: Pair, exponent: Any) -> Pair:
    return x.map(lambda part: apply(operation, part, exponent))


@pointwise("floor")
def floor(x: Pair) -> Pair:
    """The largest integer that is not larger."""
    high = f.floor(x.high)
    if x.low is None:
        return Pair(high)
    return where(f.equal(high, x.high), Pair(high) + f.floor(x.low), Pair(high))


@pointwise("ceil")
def _(x: Pair) -> Pair:
    return -floor(-x)


@pointwise("trunc")
def trunc(x: Pair) -> Pair:
    """The integer next to the number on the side of zero."""
    return floor(abs(x)).times(f.copysign(1.0, x.high))


@pointwise("round")
def _(x: Pair) -> Pair:
    """The nearest integer, of two the even one."""
    up = floor(x + 0.5)
    half = up.times(0.5)
    tie = compare("equal", up - x, Pair(0.5)) & compare("not_equal", floor(half), half)
    return where(tie, up - 1.0, up)


@pointwise("mod")
def _(x: Pair, y: Pair) -> Pair:
    return x - floor(x / y) * y


@pointwise("rem")
def _(x: Pair, y: Pair) -> Pair:
    return x - trunc(x / y) * y


@pointwise("floor_divide")
def _(x: Pair, y: Pair) -> Pair:
    return floor(x / y)


@rule("convert")
def _(operation: TensorOperation, x: Value) -> Value:
    """All floating-point and complex formats are double-double; numbers are cut off to integers."""
    dtype = np.dtype(operation.params["dtype"])
    if isinstance(x, Pair):
        if dtype.kind == "c" and not is_complex(x):
            return x.map(lambda part: convert_to(part, complex128))
        if dtype.kind in "fc":
            return x
        if dtype == bool_:
            return f.not_equal(x.high, 0.0)
        whole = trunc(x)
        return convert_to(whole.high, dtype) + convert_to(f.zeros_like(x.high) + whole.rest, dtype)
    if dtype.kind not in "fc":
        return convert_to(x, dtype)
    high = convert_to(x, float64)
    low = None
    if x.dtype.itemsize == 8:
        low = convert_to(convert_to(x, int64) - convert_to(high, int64), float64)
    return Pair(high, low).map(lambda part: convert_to(part, _PARTS[dtype.kind]))


_PARTS = {"f": float64, "c": complex128}
