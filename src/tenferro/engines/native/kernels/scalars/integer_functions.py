"""Pointwise families on integers and booleans, as instructions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from tenferro.engines.native import ir
from tenferro.engines.native.math.lanes import intrinsic, lane_type, mangle, splat

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


def _divided(b: ir.IRBuilder, signed: bool, x: Value, y: Value) -> tuple[Value, Value]:
    """Quotient, rounded towards zero, and remainder; both are 0 where y is 0, as in NumPy.

    -x is the quotient by -1 also for the smallest x, which LLVM leaves undefined.
    """
    zero, one = splat(x.type, 0), splat(x.type, 1)
    none = b.icmp_unsigned("==", y, zero)
    if not signed:
        quotient = b.udiv(x, b.select(none, one, y))
    else:
        negated = b.icmp_unsigned("==", y, splat(x.type, -1))
        quotient = b.sdiv(x, b.select(b.or_(none, negated), one, y))
        quotient = b.select(negated, b.neg(x), quotient)
    remainder = b.select(none, zero, b.sub(x, b.mul(quotient, y)))
    return b.select(none, zero, quotient), remainder


def _is_below(b: ir.IRBuilder, y: Value, remainder: Value) -> Value:
    """Whether the floor of a quotient differs from rounding towards zero."""
    zero = splat(y.type, 0)
    apart = b.icmp_signed("<", b.xor(remainder, y), zero)
    return b.and_(b.icmp_unsigned("!=", remainder, zero), apart)


def _floor_divide(b: ir.IRBuilder, signed: bool, x: Value, y: Value) -> Value:
    quotient, remainder = _divided(b, signed, x, y)
    if not signed:
        return quotient
    below = b.sub(quotient, splat(x.type, 1))
    return b.select(_is_below(b, y, remainder), below, quotient)


def _mod(b: ir.IRBuilder, signed: bool, x: Value, y: Value) -> Value:
    """The remainder with the sign of the divisor."""
    _, remainder = _divided(b, signed, x, y)
    if not signed:
        return remainder
    return b.select(_is_below(b, y, remainder), b.add(remainder, y), remainder)


def _shift_left(b: ir.IRBuilder, signed: bool, x: Value, y: Value) -> Value:
    """0 where all bits go, and where the distance is negative, as in NumPy."""
    zero = splat(x.type, 0)
    inside = b.icmp_unsigned("<", y, splat(x.type, _bits(x)))
    return b.select(inside, b.shl(x, b.select(inside, y, zero)), zero)


def _shift_right(b: ir.IRBuilder, signed: bool, x: Value, y: Value) -> Value:
    """What remains where all bits go, or the distance is negative, is the sign."""
    bits, zero = _bits(x), splat(x.type, 0)
    inside = b.icmp_unsigned("<", y, splat(x.type, bits))
    if signed:
        return b.ashr(x, b.select(inside, y, splat(x.type, bits - 1)))
    return b.select(inside, b.lshr(x, b.select(inside, y, zero)), zero)


def _bits(x: Value) -> int:
    lane: ir.IntType = lane_type(x.type)  # type: ignore[assignment]
    return lane.width


def _mul_high(b: ir.IRBuilder, signed: bool, x: Value, y: Value) -> Value:
    """The upper half of the product of twice the width."""
    bits = _bits(x)
    if bits == 64 and not signed and isinstance(x.type, ir.VectorType):
        return _mul_high_by_halves(b, x, y)
    lane = ir.IntType(2 * bits)
    wide = ir.VectorType(lane, x.type.count) if isinstance(x.type, ir.VectorType) else lane
    extend = b.sext if signed else b.zext
    product = b.mul(extend(x, wide), extend(y, wide))
    return b.trunc(b.lshr(product, splat(wide, bits)), x.type)


def _mul_high_by_halves(b: ir.IRBuilder, x: Value, y: Value) -> Value:
    """In lanes of 64 bits, for which there are products of halves only (Knuth, 4.3.1)."""
    mask, half = splat(x.type, 2**32 - 1), splat(x.type, 32)
    (p, q), (r, s) = ((b.lshr(z, half), b.and_(z, mask)) for z in (x, y))
    left, right = b.mul(p, s), b.mul(q, r)
    middle = b.add(left, b.lshr(b.mul(q, s), half))
    rest = b.add(right, b.and_(middle, mask))
    return b.add(b.mul(p, r), b.add(b.lshr(middle, half), b.lshr(rest, half)))


def _trailing_zeros(b: ir.IRBuilder, x: Value) -> Value:
    """The number of zeros below the lowest bit of x, which is not 0."""
    false = ir.Constant(ir.IntType(1), 0)
    name = f"llvm.cttz.{mangle(x.type)}"
    arguments = [x, false]
    return b.call(b.module.external(name, x.type, arguments), arguments)


def _gcd(b: ir.IRBuilder, signed: bool, x: Value, y: Value) -> Value:
    """The binary algorithm (Knuth, 4.5.2, B), until all lanes are done; it divides by nothing."""
    x, y = _abs(b, signed, x), _abs(b, signed, y)
    zero, one = splat(x.type, 0), splat(x.type, 1)

    def but_zero(x: Value) -> Value:
        return b.select(b.icmp_unsigned("==", x, zero), one, x)

    none = b.icmp_unsigned("==", x, zero)
    first, second = b.select(none, y, x), b.select(none, zero, y)
    twos = _trailing_zeros(b, but_zero(b.or_(x, y)))
    first = b.lshr(first, _trailing_zeros(b, but_zero(first)))

    def step(odd: Value, rest: Value) -> tuple[Value, Value]:
        goes_on = b.icmp_unsigned("!=", rest, zero)
        other = b.lshr(rest, _trailing_zeros(b, but_zero(rest)))
        low, high = _smaller(b, False, odd, other), _larger(b, False, odd, other)
        return b.select(goes_on, low, odd), b.select(goes_on, b.sub(high, low), zero)

    odd, _ = _until_zero(b, "gcd", (first, second), step)
    return b.shl(odd, twos)


def _until_zero(
    b: ir.IRBuilder, name: str, start: Sequence[Value], step: Callable[..., Sequence[Value]]
) -> Sequence[Value]:
    """What steps make of values until the last of them is 0, in all lanes."""
    before, head = b.block, b.append_basic_block(name)
    body, leave = b.append_basic_block("step"), b.append_basic_block("leave")
    b.branch(head)
    b.position_at_end(head)
    phis = [b.phi(value.type) for value in start]
    some: Value = b.icmp_unsigned("!=", phis[-1], splat(phis[-1].type, 0))
    if isinstance(some.type, ir.VectorType):
        some = intrinsic(b, "vector.reduce.or", some, result=ir.IntType(1))
    b.cbranch(some, body, leave)
    b.position_at_end(body)
    for phi, value, following in zip(phis, start, step(*phis), strict=True):
        phi.add_incoming(value, before)
        phi.add_incoming(following, body)
    b.branch(head)
    b.position_at_end(leave)
    return phis


def _lcm(b: ir.IRBuilder, signed: bool, x: Value, y: Value) -> Value:
    """|x| / gcd · |y|, which wraps around as NumPy's."""
    common = _gcd(b, signed, x, y)
    quotient, _ = _divided(b, False, _abs(b, signed, x), common)
    return b.mul(quotient, _abs(b, signed, y))


def _pow(b: ir.IRBuilder, signed: bool, x: Value, y: Value) -> Value:
    """x to a power without a sign, by repeated squaring; it wraps around as NumPy's."""
    one = splat(x.type, 1)

    def step(result: Value, factor: Value, left: Value) -> tuple[Value, Value, Value]:
        is_odd = b.icmp_unsigned("!=", b.and_(left, one), splat(x.type, 0))
        product = b.select(is_odd, b.mul(result, factor), result)
        return product, b.mul(factor, factor), b.lshr(left, one)

    return _until_zero(b, "pow", (one, x, y), step)[0]


INTEGER: dict[str, Emit] = {
    "add": lambda b, s, x, y: b.add(x, y),
    "sub": lambda b, s, x, y: b.sub(x, y),
    "mul": lambda b, s, x, y: b.mul(x, y),
    "mul_high": _mul_high,
    "gcd": _gcd,
    "lcm": _lcm,
    "pow": _pow,
    "population_count": lambda b, s, x: intrinsic(b, "ctpop", _abs(b, s, x)),
    "neg": lambda b, s, x: b.neg(x),
    "square": lambda b, s, x: b.mul(x, x),
    "abs": _abs,
    "sign": _sign,
    "maximum": _larger,
    "minimum": _smaller,
    "fmax": _larger,
    "fmin": _smaller,
    "clamp": _clamp,
    "floor_divide": _floor_divide,
    "mod": _mod,
    "rem": lambda b, s, x, y: _divided(b, s, x, y)[1],
    "shift_left": _shift_left,
    "shift_right": _shift_right,
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
