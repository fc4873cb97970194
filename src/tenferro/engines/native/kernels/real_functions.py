"""Pointwise families on floating-point numbers, as formulas on vectors."""

from __future__ import annotations

import math
from collections.abc import Callable

from llvmlite import ir

from tenferro.engines.native.math import MATH
from tenferro.engines.native.math.lanes import Mask, Real

LN2 = math.log(2.0)


def maximum(x: Real, y: Real) -> Real:
    """The larger one; NaN if there is one."""
    return ((x > y) | x.is_nan()).select(x, y)


def minimum(x: Real, y: Real) -> Real:
    """The smaller one; NaN if there is one."""
    return ((x < y) | x.is_nan()).select(x, y)


def _fmax(x: Real, y: Real) -> Real:
    return ((x >= y) | y.is_nan()).select(x, y)


def _fmin(x: Real, y: Real) -> Real:
    return ((x <= y) | y.is_nan()).select(x, y)


def _sign(x: Real) -> Real:
    inner = (x < 0.0).select(-1.0, x.equals(0.0).select(0.0, x))
    return (x > 0.0).select(1.0, inner)


def absolute(x: Real) -> Real:
    """The magnitude."""
    return x.abs()


_SIMPLE: dict[str, Callable[..., Real]] = {
    "add": lambda x, y: x + y,
    "sub": lambda x, y: x - y,
    "mul": lambda x, y: x * y,
    "div": lambda x, y: x / y,
    "neg": lambda x: -x,
    "abs": absolute,
    "square": lambda x: x * x,
    "reciprocal": lambda x: 1.0 / x,
    "sqrt": lambda x: x.sqrt(),
    "rsqrt": lambda x: 1.0 / x.sqrt(),
    "maximum": maximum,
    "minimum": minimum,
    "fmax": _fmax,
    "fmin": _fmin,
    "clamp": lambda x, low, high: minimum(maximum(x, low), high),
    "sign": _sign,
    "floor": lambda x: x.floor(),
    "ceil": lambda x: x.ceil(),
    "trunc": lambda x: x.trunc(),
    "round": lambda x: x.round_even(),
    "copysign": lambda x, y: x.copysign(y),
    "deg2rad": lambda x: x * (math.pi / 180.0),
    "rad2deg": lambda x: x * (180.0 / math.pi),
}


class Functions:
    """Mathematical functions for one kernel: written out, or called to save compile time."""

    def __init__(self, module: ir.Module, inline: bool) -> None:
        self._module = module
        self._inline = inline

    def __call__(self, name: str, *operands: Real) -> Real:
        """The value of a function of the library."""
        builder, function = operands[0].builder, MATH[name]
        values = [x.value for x in operands]
        if self._inline:
            return Real(builder, function.emit(builder, *values))
        callee = function.function(self._module, operands[0].type)
        return Real(builder, builder.call(callee, values))


def _softplus(f: Functions, x: Real) -> Real:
    return maximum(x, Real(x.builder, x.operand(0.0))) + f("log1p", f("exp", -x.abs()))


def _logaddexp(f: Functions, x: Real, y: Real) -> Real:
    difference = x - y
    apart = maximum(x, y) + f("log1p", f("exp", -difference.abs()))
    return x.equals(y).select(x + LN2, apart)


def _zero_times(x: Real, y: Real, product: Real) -> Real:
    """0 where x is 0 and y a number, else the product."""
    return (x.equals(0.0) & ~y.is_nan()).select(0.0, product)


_COMPOSED: dict[str, Callable[..., Real]] = {
    "softplus": _softplus,
    "log_sigmoid": lambda f, x: -_softplus(f, -x),
    "logaddexp": _logaddexp,
    "xlogy": lambda f, x, y: _zero_times(x, y, x * f("log", y)),
    "xlog1py": lambda f, x, y: _zero_times(x, y, x * f("log1p", y)),
}
NAMES = frozenset(_SIMPLE) | frozenset(_COMPOSED) | frozenset(MATH) | {"powi", "powf"}


def power(x: Real, exponent: int) -> Real:
    """A power with an integer exponent, by repeated squaring."""
    result, factor, n = None, x, abs(exponent)
    while n:
        if n & 1:
            result = factor if result is None else result * factor
        n >>= 1
        if n:
            factor = factor * factor
    if result is None:
        return Real(x.builder, x.operand(1.0))
    return 1.0 / result if exponent < 0 else result


def apply(
    f: Functions, name: str, operands: list[Real], exponent: float | int | None = None
) -> Real:
    """The value of a pointwise family."""
    if name == "powi" and exponent is not None:
        return power(operands[0], int(exponent))
    if name == "powf" and exponent is not None:
        x = operands[0]
        return f("pow", x, Real(x.builder, x.operand(float(exponent))))
    if name in _SIMPLE:
        return _SIMPLE[name](*operands)
    if name in _COMPOSED:
        return _COMPOSED[name](f, *operands)
    return f(name, *operands)


def compare(direction: str, x: Real, y: Real) -> Mask:
    """Booleans: whether x stands in a relation to y."""
    relations = {
        "less": lambda: x < y,
        "less_equal": lambda: x <= y,
        "greater": lambda: x > y,
        "greater_equal": lambda: x >= y,
        "equal": lambda: x.equals(y),
        "not_equal": lambda: ~x.equals(y),
    }
    return relations[direction]()
