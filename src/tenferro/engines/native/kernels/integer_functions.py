"""Pointwise families on integers and booleans, as instructions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from tenferro.engines.native import ir
from tenferro.engines.native.math.lanes import splat

Value: TypeAlias = ir.Value
Emit = Callable[..., Value]


def _pick(relation: str) -> Emit:
    def emit(b: ir.IRBuilder, signed: bool, x: Value, y: Value) -> Value:
        return b.select(relate(b, signed, relation, x, y), x, y)

    return emit


def relate(b: ir.IRBuilder, signed: bool, relation: str, x: Value, y: Value) -> Value:
    """A comparison."""
    return (b.icmp_signed if signed else b.icmp_unsigned)(relation, x, y)


_larger, _smaller = _pick(">"), _pick("<")


def _abs(b: ir.IRBuilder, signed: bool, x: Value) -> Value:
    return b.select(relate(b, True, "<", x, splat(x.type, 0)), b.neg(x), x) if signed else x


def _sign(b: ir.IRBuilder, signed: bool, x: Value) -> Value:
    zero, one = splat(x.type, 0), splat(x.type, 1)
    positive = b.select(relate(b, signed, ">", x, zero), one, zero)
    if not signed:
        return positive
    return b.select(relate(b, True, "<", x, zero), splat(x.type, -1), positive)


def _clamp(b: ir.IRBuilder, signed: bool, x: Value, low: Value, high: Value) -> Value:
    return _smaller(b, signed, _larger(b, signed, x, low), high)


INTEGER: dict[str, Emit] = {
    "add": lambda b, s, x, y: b.add(x, y),
    "sub": lambda b, s, x, y: b.sub(x, y),
    "mul": lambda b, s, x, y: b.mul(x, y),
    "neg": lambda b, s, x: b.neg(x),
    "square": lambda b, s, x: b.mul(x, x),
    "abs": _abs,
    "sign": _sign,
    "maximum": _larger,
    "minimum": _smaller,
    "fmax": _larger,
    "fmin": _smaller,
    "clamp": _clamp,
    "bitwise_and": lambda b, s, x, y: b.and_(x, y),
    "bitwise_or": lambda b, s, x, y: b.or_(x, y),
    "bitwise_xor": lambda b, s, x, y: b.xor(x, y),
    "bitwise_not": lambda b, s, x: b.not_(x),
}
BOOLEAN: dict[str, Emit] = {
    "add": lambda b, s, x, y: b.or_(x, y),
    "mul": lambda b, s, x, y: b.and_(x, y),
    "maximum": lambda b, s, x, y: b.or_(x, y),
    "minimum": lambda b, s, x, y: b.and_(x, y),
    "fmax": lambda b, s, x, y: b.or_(x, y),
    "fmin": lambda b, s, x, y: b.and_(x, y),
    "bitwise_and": lambda b, s, x, y: b.and_(x, y),
    "bitwise_or": lambda b, s, x, y: b.or_(x, y),
    "bitwise_xor": lambda b, s, x, y: b.xor(x, y),
    "bitwise_not": lambda b, s, x: b.xor(x, splat(x.type, 1)),
}
RELATIONS = {
    "less": "<",
    "less_equal": "<=",
    "greater": ">",
    "greater_equal": ">=",
    "equal": "==",
    "not_equal": "!=",
}


def power(b: ir.IRBuilder, x: Value, exponent: int) -> Value:
    """A power with an exponent ≥ 0, by repeated squaring."""
    result: Value = splat(x.type, 1)
    factor = x
    while exponent:
        if exponent & 1:
            result = b.mul(result, factor)
        exponent >>= 1
        factor = b.mul(factor, factor)
    return result
