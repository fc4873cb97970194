"""Pointwise families on floating-point numbers, as formulas on vectors."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Sequence
from typing import Any, TypeVar

from tenferro.engines.native import ir
from tenferro.engines.native.kernels.scalars.values import I64
from tenferro.engines.native.math import MATH
from tenferro.engines.native.math.double_word import two_sum
from tenferro.engines.native.math.function import SHARED, pure_function
from tenferro.engines.native.math.hyperbolic import logistic_pair
from tenferro.engines.native.math.lanes import LaneMask, Real, intrinsic, mangle
from tenferro.engines.native.math.trigonometric import sincos

T = TypeVar("T")
Pair = tuple[Real, Real]


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


def _finite(e: Real) -> Real:
    return (e.abs() < math.inf).select(e, 0.0)


_SIMPLE: dict[str, Callable[..., Real]] = {
    "add": lambda x, y: x + y,
    "sub": lambda x, y: x - y,
    "mul": lambda x, y: x * y,
    "div": lambda x, y: x / y,
    "neg": lambda x: -x,
    "abs": lambda x: x.abs(),
    "square": lambda x: x * x,
    "reciprocal": lambda x: 1.0 / x,
    "sqrt": lambda x: x.sqrt(),
    "maximum": maximum,
    "minimum": minimum,
    "fmax": _fmax,
    "fmin": _fmin,
    "clamp": lambda x, low, high: minimum(maximum(x, low), high),
    "floor": lambda x: x.floor(),
    "ceil": lambda x: x.ceil(),
    "trunc": lambda x: x.trunc(),
    "round": lambda x: x.round_even(),
    "copysign": lambda x, y: x.copysign(y),
    "deg2rad": lambda x: x * (math.pi / 180.0),
    "rad2deg": lambda x: x * (180.0 / math.pi),
    "sum_error": lambda x, y: _finite(two_sum(x, y)[1]),
    "fast_sum_error": lambda x, y: _finite(y - ((x + y) - x)),
    "product_error": lambda x, y: _finite(x.fma(y, -(x * y))),
}


class Functions:
    """Mathematical functions for one kernel: written out, or called to save compile time.

    `mask` tells the lanes that count where the code is written, the first ones; None for all.
    """

    def __init__(
        self,
        module: ir.Module,
        inline: bool,
        mask: Callable[[], ir.Value | None] = lambda: None,
    ) -> None:
        self._module = module
        self._inline = inline
        self._mask = mask
        self._made: dict[Any, Any] = {}

    def __call__(self, name: str, *operands: Real) -> Real:
        """The value of a function of the library."""
        builder, function = operands[0].builder, MATH[name]
        values = [x.value for x in operands]
        if self._inline and not function.apart:
            return Real(builder, function.emit(builder, *values))
        callee = function.function(self._module, operands[0].type)
        return Real(builder, builder.call(callee, values))

    def lanes(self, builder: ir.IRBuilder, count: int) -> ir.Value:
        """How many of so many lanes count."""
        mask = self._mask()
        if mask is None:
            return I64(count)
        bits = builder.bitcast(mask, ir.IntType(count))
        number = intrinsic(builder, "ctpop", bits)
        return builder.zext(number, I64) if count < 64 else builder.trunc(number, I64)

    def once(self, builder: ir.IRBuilder, key: Hashable, make: Callable[[], T]) -> T:
        """What `make` writes, written once in a block."""
        place = builder.block, key
        if place not in self._made:
            self._made[place] = make()
        made: T = self._made[place]
        return made

    def sincos(self, x: Real) -> Pair:
        """Sine and cosine of the same numbers."""
        return sincos(x) if self._inline else call_pair(sincos_function, [x])

    def logistic_pair(self, x: Real) -> Pair:
        """The logistic function of opposite numbers."""
        return logistic_pair(x) if self._inline else call_pair(logistic_pair_function, [x])


def call_pair(make: Callable[[ir.Module, ir.Type], ir.Function], operands: Sequence[Real]) -> Pair:
    """The results of a function of operands of one type, which returns a pair."""
    b = operands[0].builder
    both = b.call(make(b.module, operands[0].type), [x.value for x in operands])
    return Real(b, b.extract_value(both, 0)), Real(b, b.extract_value(both, 1))


def pair_function(
    module: ir.Module, name: str, kind: ir.Type, arity: int, compute: Callable[..., Pair]
) -> ir.Function:
    """A shared function that returns what `compute` returns for operands of a type."""
    pair = ir.LiteralStructType([kind, kind])

    def write(function: ir.Function) -> None:
        b = ir.IRBuilder(function.append_basic_block("entry"))
        both: ir.Value = ir.Constant(pair, ir.Undefined)
        for i, part in enumerate(compute(*(Real(b, x) for x in function.args))):
            both = b.insert_value(both, part.value, i)
        b.ret(both)

    return pure_function(module, f"{SHARED}.{name}.{mangle(kind)}", pair, [kind] * arity, write)


def sincos_function(module: ir.Module, kind: ir.Type) -> ir.Function:
    """Sine and cosine as a shared function."""
    return pair_function(module, "sincos", kind, 1, sincos)


def logistic_pair_function(module: ir.Module, kind: ir.Type) -> ir.Function:
    """The logistic function of opposite numbers as a shared function."""
    return pair_function(module, "logistic_pair", kind, 1, logistic_pair)


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
        if exponent == 0.5:
            return x.sqrt()
        return f("pow", x, Real(x.builder, x.operand(float(exponent))))
    if name in _SIMPLE:
        return _SIMPLE[name](*operands)
    return f(name, *operands)


def compare(direction: str, x: Real, y: Real) -> LaneMask:
    """Booleans: whether a relation holds between x and y."""
    relations = {
        "less": lambda: x < y,
        "less_equal": lambda: x <= y,
        "greater": lambda: x > y,
        "greater_equal": lambda: x >= y,
        "equal": lambda: x.equals(y),
        "not_equal": lambda: ~x.equals(y),
    }
    return relations[direction]()
