"""Reduction of large angles modulo pi/2, lane by lane, in integer arithmetic.

M. H. Payne and R. N. Hanek, "Radian reduction for trigonometric functions", SIGNUM Newsletter 18
(1983): of `x * 2/pi` with `x = m 2**e` only the bits of 2/pi matter that do not yield multiples of
four. 192 of these, times the 53 bits of `m`, leave 126 bits of the product modulo four, more than
twice the 61 bits that cancel at worst for a double.
"""

from __future__ import annotations

from collections.abc import Sequence

from tenferro.engines.native import ir
from tenferro.engines.native.math.constants import HALF_PI, TWO_OVER_PI_BITS, TWO_OVER_PI_COUNT
from tenferro.engines.native.math.function import SHARED, pure_function
from tenferro.engines.native.math.lanes import (
    Integer,
    Real,
    intrinsic,
    lane_type,
    mangle,
    rarely,
    with_lane_type,
)
from tenferro.engines.native.math.lanewise import each_lane

_TWO_OVER_PI = 0.6366197723675814
_SINGLE_LIMIT = 2.0**28  # far below where 85 bits of pi/2 would not do for single precision

_WORD, _WIDE, _DOUBLE = ir.IntType(64), ir.IntType(128), ir.DoubleType()
_TABLE_NAME = "tenferro.math.two_over_pi"
_RESULT = ir.LiteralStructType([_WORD, _DOUBLE, _DOUBLE])


def reduce_large(x: Real) -> tuple[Integer, Real, Real]:
    """`n` modulo four, `r`, `low` with `x = n pi/2 + r + low`, for lanes from 1/2 up.

    `low` is at most the rounding error of `r`; infinity returns NaN.

    Smaller lanes have some finite value.
    """
    function = lanes_function(x.builder.module, x.type)
    n, r, low = _fields(x.builder, x.builder.call(function, [x.value]))
    return Integer(x.builder, n), Real(x.builder, r), Real(x.builder, low)


def _fields(builder: ir.IRBuilder, triple: ir.Value) -> list[ir.Value]:
    return [builder.extract_value(triple, i) for i in range(3)]


def _return(builder: ir.IRBuilder, *values: ir.Value) -> None:
    """Return a structure of the values."""
    triple: ir.Value = ir.Constant(ir.LiteralStructType([v.type for v in values]), ir.Undefined)
    for i, value in enumerate(values):
        triple = builder.insert_value(triple, value, i)
    builder.ret(triple)


def lanes_function(module: ir.Module, type: ir.Type) -> ir.Function:
    """The reduction of angles of a type, as a shared function."""
    scalar = lane_type(type)
    integers = with_lane_type(type, ir.IntType(32 if str(scalar) == "float" else 64))
    result = ir.LiteralStructType([integers, type, type])
    reduce = _reduce_each if scalar == _DOUBLE else _reduce_single

    def write(function: ir.Function) -> None:
        builder = ir.IRBuilder(function.append_basic_block("entry"))
        _return(builder, *reduce(builder, function.args[0], result.elements))

    name = f"{SHARED}.reduce_large.{mangle(type)}"
    return pure_function(module, name, result, [type], write)


def _reduce_single(builder: ir.IRBuilder, x: ir.Value, types: Sequence[ir.Type]) -> list[ir.Value]:
    """Single precision: by two parts of pi/2 in double precision, unless a lane is too large."""
    wide = Real(builder, builder.fpext(x, with_lane_type(x.type, _DOUBLE)))
    rounder = wide.format.rounder
    shifted = wide.muladd(_TWO_OVER_PI, rounder)
    n = shifted - rounder
    high, low, _ = HALF_PI["f64"]
    r = n.fma(-low, n.fma(-high, wide))
    integers = builder.trunc(shifted.bits().value, types[0])
    usual = [integers, *_narrow(builder, r.value, r.constant(0.0).value, x.type)]
    excessive = wide > _SINGLE_LIMIT
    return rarely(excessive, lambda: _reduce_each(builder, x, types), usual)


def _narrow(
    builder: ir.IRBuilder, r: ir.Value, low: ir.Value, type: ir.Type
) -> tuple[ir.Value, ir.Value]:
    """The sum of two doubles as one of two values of `type`."""
    rounded = builder.fptrunc(r, type)
    rest = builder.fadd(builder.fsub(r, builder.fpext(rounded, r.type)), low)
    return rounded, builder.fptrunc(rest, type)


def _reduce_each(builder: ir.IRBuilder, x: ir.Value, types: Sequence[ir.Type]) -> list[ir.Value]:
    """The scalar function on every lane."""
    return each_lane(builder, [x], types, lambda lane: _reduce_lane(builder, lane[0], types))


def _reduce_lane(builder: ir.IRBuilder, x: ir.Value, types: Sequence[ir.Type]) -> list[ir.Value]:
    """One lane, in double precision whatever its type."""
    function = scalar_function(builder.module)
    if x.type == _DOUBLE:
        return _fields(builder, builder.call(function, [x]))
    n, r, low = _fields(builder, builder.call(function, [builder.fpext(x, _DOUBLE)]))
    return [builder.trunc(n, lane_type(types[0])), *_narrow(builder, r, low, x.type)]


def scalar_function(module: ir.Module) -> ir.Function:
    """The reduction of one double, as a shared function."""
    return pure_function(module, f"{SHARED}.reduce_one", _RESULT, [_DOUBLE], _write_scalar)


def _write_scalar(function: ir.Function) -> None:
    builder = ir.IRBuilder(function.append_basic_block("entry"))
    product = _turns(builder, function.args[0])
    # The two leading bits count quarter turns; the rest, rounded to nearest, is the fraction.
    rounded = builder.add(product, _WIDE(1 << 125))
    n = builder.trunc(builder.lshr(rounded, _WIDE(126)), _WORD)
    r, low = _fraction_to_angle(builder, builder.shl(product, _WIDE(2)))
    finite = builder.fcmp_ordered("<", function.args[0], _DOUBLE(float("inf")))
    _return(builder, n, builder.select(finite, r, _DOUBLE(float("nan"))), low)


def _table(module: ir.Module) -> ir.GlobalVariable:
    """The bits of 2/pi in words, the most significant first, after one word of zeros."""
    if existing := module.tables.get(_TABLE_NAME):
        return existing
    count = TWO_OVER_PI_COUNT // 64
    mask = (1 << 64) - 1
    words = [TWO_OVER_PI_BITS >> (64 * i) & mask for i in reversed(range(count))]
    array = ir.ArrayType(_WORD, count + 1)
    return ir.GlobalVariable(module, _TABLE_NAME, ir.Constant(array, [0, *words]))


def _turns(builder: ir.IRBuilder, x: ir.Value) -> ir.Value:
    """`x * 2/pi` modulo four, as a 128-bit number in units of `2**-126`."""
    bits = builder.bitcast(x, _WORD)
    fraction = builder.and_(bits, _WORD((1 << 52) - 1))
    m = builder.or_(fraction, _WORD(1 << 52))
    # x = m 2**e with e = field - 1075; the first bit needed has the weight 2**(1 - e).
    field = builder.lshr(bits, _WORD(52))
    first = builder.sub(field, _WORD(1075 + 2 - 64))
    first = builder.select(builder.icmp_signed("<", first, _WORD(0)), _WORD(0), first)
    high, middle, low = _window(builder, first)
    m, middle, low = (builder.zext(v, _WIDE) for v in (m, middle, low))
    top = builder.shl(builder.mul(m, builder.zext(high, _WIDE)), _WIDE(64))
    carried = builder.lshr(builder.mul(m, low), _WIDE(64))
    return builder.add(builder.add(top, builder.mul(m, middle)), carried)


def _window(builder: ir.IRBuilder, first: ir.Value) -> list[ir.Value]:
    """Three words of the table from bit `first` on."""
    table = _table(builder.module)
    start = builder.lshr(first, _WORD(6))
    places = [builder.add(start, _WORD(i)) for i in range(4)]
    words = [builder.load(builder.gep(table, [p], source_etype=_WORD), typ=_WORD) for p in places]
    # Funnel shifts take their count modulo 64.
    return [intrinsic(builder, "fshl", words[i], words[i + 1], first) for i in range(3)]


def _fraction_to_angle(builder: ir.IRBuilder, fraction: ir.Value) -> list[ir.Value]:
    """`pi/2` times a signed 128-bit `fraction`, in units of `2**-128`, as a sum of two."""
    negative = builder.icmp_signed("<", fraction, _WIDE(0))
    magnitude = builder.select(negative, builder.neg(fraction), fraction)
    magnitude = builder.or_(magnitude, _WIDE(1))  # so that there is a leading bit
    zeros = builder.ctlz(magnitude, ir.IntType(1)(1))
    normal = builder.shl(magnitude, zeros)
    head = _word_to_real(builder, builder.lshr(normal, _WIDE(96)), 2.0**-32)
    tail = _word_to_real(builder, builder.lshr(normal, _WIDE(32)), 2.0**-96)
    high, low, _ = (_DOUBLE(part) for part in HALF_PI["f64"])
    small = intrinsic(builder, "fma", tail, high, builder.fmul(head, low))
    angle = intrinsic(builder, "fma", head, high, small)
    low_angle = builder.fadd(intrinsic(builder, "fma", head, high, builder.fneg(angle)), small)
    exponent = builder.sub(_WORD(1023), builder.trunc(zeros, _WORD))
    unit = builder.bitcast(builder.shl(exponent, _WORD(52)), _DOUBLE)
    unit = builder.select(negative, builder.fneg(unit), unit)
    return [builder.fmul(angle, unit), builder.fmul(low_angle, unit)]


def _word_to_real(builder: ir.IRBuilder, wide: ir.Value, unit: float) -> ir.Value:
    """The low 64 bits of `wide`, unsigned, times a power of two."""
    return builder.fmul(builder.uitofp(builder.trunc(wide, _WORD), _DOUBLE), _DOUBLE(unit))
