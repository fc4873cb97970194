"""Vector values in LLVM IR with the operators of Python, so that emitters read like formulas.

A `Real` wraps an `ir.Value` of type `float`, `double` or an explicit vector of these; an `Integer`
holds the lanes' bit patterns or small whole numbers, a `LaneMask` one truth value per lane. Every
operator appends one instruction through the wrapped builder. Plain numbers are broadcast. No
instruction carries fast-math flags.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial, reduce
from typing import Any

from llvmlite import binding

from tenferro.cached_attribute import cached_attribute
from tenferro.engines.native import ir
from tenferro.engines.native.ir import register_functions
from tenferro.engines.native.runtime.code.target import host

# `splat (double 1.0)` keeps the text of wide constants short; LLVM reads it since version 19.
_HAS_SPLAT = binding.llvm_version_info >= (19,)


@dataclass(frozen=True)
class FloatFormat:
    """One IEEE 754 binary format, as the emitters need it.

    >>> DOUBLE.name, DOUBLE.max_exponent, DOUBLE.min_normal
    ('f64', 1023, 2.2250738585072014e-308)
    """

    name: str
    mangled: str  # in the names of LLVM's overloaded intrinsics
    bits: int
    fraction_bits: int

    @cached_attribute
    def max_exponent(self) -> int:
        """The exponent of the largest finite number; also the bias of the exponent field."""
        return (1 << (self.bits - self.fraction_bits - 2)) - 1

    @property
    def min_normal(self) -> float:
        return 2.0 ** (1 - self.max_exponent)

    @property
    def smallest(self) -> float:
        """The smallest positive number, which is subnormal."""
        return 2.0 ** (1 - self.max_exponent - self.fraction_bits)

    @property
    def max(self) -> float:
        return (2.0 - 2.0**-self.fraction_bits) * 2.0**self.max_exponent

    @property
    def rounder(self) -> float:
        """`(x + rounder) - rounder` rounds to an integer, half to even, for small enough `x`."""
        return 1.5 * 2.0**self.fraction_bits

    @property
    def sign_mask(self) -> int:
        return 1 << (self.bits - 1)


SINGLE = FloatFormat("f32", "f32", 32, 23)
DOUBLE = FloatFormat("f64", "f64", 64, 52)
_FORMATS = {"float": SINGLE, "double": DOUBLE}


def lane_count(type: ir.Type) -> int:
    """The number of lanes of a vector type; 1 for a scalar type."""
    return int(type.count) if isinstance(type, ir.VectorType) else 1


def lane_type(type: ir.Type) -> ir.Type:
    """The scalar type of one lane."""
    return type.element if isinstance(type, ir.VectorType) else type


def with_lane_type(type: ir.Type, element: ir.Type) -> ir.Type:
    """`type` with its lanes exchanged for `element`; scalars stay scalars."""
    return ir.VectorType(element, type.count) if isinstance(type, ir.VectorType) else element


def splat(type: ir.Type, number: float | int) -> ir.Constant:
    """The constant that has `number` in every lane of `type`."""
    if not isinstance(type, ir.VectorType):
        return ir.Constant(type, number)
    if not _HAS_SPLAT:
        return ir.Constant(type, [number] * type.count)
    return ir.Constant.splat(type, number)


def mangle(type: ir.Type) -> str:
    """The suffix of LLVM's overloaded intrinsics for `type`, such as `v8f64`."""
    lane = lane_type(type)
    suffix = f"i{lane.width}" if isinstance(lane, ir.IntType) else _FORMATS[str(lane)].mangled
    return f"v{type.count}{suffix}" if isinstance(type, ir.VectorType) else suffix


def unmangled(suffix: str) -> ir.Type:
    """The type of floating-point numbers with a suffix that `mangle` returns."""
    lanes, _, lane = (
        suffix.removeprefix("v").partition("f") if suffix[0] == "v" else ("", "", suffix[1:])
    )
    element = ir.FloatType() if lane == "32" else ir.DoubleType()
    return ir.VectorType(element, int(lanes)) if lanes else element


def intrinsic(builder: ir.IRBuilder, name: str, *args: ir.Value, result: Any = None) -> ir.Value:
    """Call the intrinsic `llvm.<name>`, overloaded on the type of its first argument."""
    full = f"llvm.{name}.{mangle(args[0].type)}"
    return builder.call(builder.module.external(full, result or args[0].type, args), args)


@dataclass(frozen=True, eq=False)
class _Lanes:
    builder: ir.IRBuilder
    value: ir.Value

    @property
    def type(self) -> ir.Type:
        kind: ir.Type = self.value.type
        return kind

    @property
    def count(self) -> int:
        return lane_count(self.value.type)


class LaneMask(_Lanes):
    """One truth value per lane."""

    def __and__(self, other: LaneMask) -> LaneMask:
        return LaneMask(self.builder, self.builder.and_(self.value, other.value))

    def __or__(self, other: LaneMask) -> LaneMask:
        return LaneMask(self.builder, self.builder.or_(self.value, other.value))

    def __xor__(self, other: LaneMask) -> LaneMask:
        return LaneMask(self.builder, self.builder.xor(self.value, other.value))

    def __invert__(self) -> LaneMask:
        return LaneMask(self.builder, self.builder.xor(self.value, splat(self.type, 1)))

    def select(self, true: Real | float, false: Real | float) -> Real:
        """`true` in the lanes where the mask holds, otherwise `false`; one of them is a `Real`."""
        like = true if isinstance(true, Real) else false
        assert isinstance(like, Real)
        picked = self.builder.select(self.value, like.operand(true), like.operand(false))
        return Real(self.builder, picked)

    def select_integer(self, true: Integer | int, false: Integer | int) -> Integer:
        """As `select`, between integers."""
        like = true if isinstance(true, Integer) else false
        assert isinstance(like, Integer)
        picked = self.builder.select(self.value, like.operand(true), like.operand(false))
        return Integer(self.builder, picked)

    def any(self) -> ir.Value:
        """An `i1`: whether some lane holds."""
        if not isinstance(self.type, ir.VectorType):
            return self.value
        return intrinsic(self.builder, "vector.reduce.or", self.value, result=ir.IntType(1))


class Integer(_Lanes):
    """Whole numbers or bit patterns, as wide as the reals they belong to."""

    def operand(self, other: Integer | int) -> ir.Value:
        return other.value if isinstance(other, Integer) else splat(self.type, other)

    def _binary(self, instruction: str, other: Integer | int) -> Integer:
        emit = getattr(self.builder, instruction)
        return Integer(self.builder, emit(self.value, self.operand(other)))

    def __add__(self, other: Integer | int) -> Integer:
        return self._binary("add", other)

    def __sub__(self, other: Integer | int) -> Integer:
        return self._binary("sub", other)

    def __mul__(self, other: Integer | int) -> Integer:
        return self._binary("mul", other)

    def __neg__(self) -> Integer:
        return Integer(self.builder, self.builder.neg(self.value))

    def __and__(self, other: Integer | int) -> Integer:
        return self._binary("and_", other)

    def __or__(self, other: Integer | int) -> Integer:
        return self._binary("or_", other)

    def __xor__(self, other: Integer | int) -> Integer:
        return self._binary("xor", other)

    def __lshift__(self, count: Integer | int) -> Integer:
        return self._binary("shl", count)

    def __rshift__(self, count: Integer | int) -> Integer:
        """Arithmetic shift: the sign is repeated."""
        return self._binary("ashr", count)

    def _compare(self, relation: str, other: Integer | int) -> LaneMask:
        emit = self.builder.icmp_signed
        return LaneMask(self.builder, emit(relation, self.value, self.operand(other)))

    def __lt__(self, other: Integer | int) -> LaneMask:
        return self._compare("<", other)

    def __gt__(self, other: Integer | int) -> LaneMask:
        return self._compare(">", other)

    def equals(self, other: Integer | int) -> LaneMask:
        return self._compare("==", other)

    def differs(self, other: Integer | int) -> LaneMask:
        return self._compare("!=", other)

    def across_registers(self, name: str) -> Integer:
        """A register of lanes, each the `smin` or `smax` of the lanes at its place in all."""
        if not isinstance(self.type, ir.VectorType):
            return self
        item = 4 if lane_type(self.type) == ir.IntType(32) else 8
        b, n = self.builder, min(self.count, host().lanes(item))
        rows = [_neighbours(b, self.value, i, n) for i in range(0, self.count, n)]
        return Integer(b, reduce(partial(intrinsic, b, name), rows))

    def as_real(self) -> Real:
        """The reals that have these bit patterns."""
        return Real(self.builder, self.builder.bitcast(self.value, self._real_type()))

    def _real_type(self) -> ir.Type:
        """The type of reals that are as wide."""
        single = lane_type(self.type) == ir.IntType(32)
        return with_lane_type(self.type, ir.FloatType() if single else ir.DoubleType())


class Real(_Lanes):
    """Floating-point lanes."""

    @property
    def format(self) -> FloatFormat:
        return _FORMATS[str(lane_type(self.type))]

    def operand(self, other: Real | float) -> ir.Value:
        return other.value if isinstance(other, Real) else splat(self.type, float(other))

    def constant(self, number: float) -> Real:
        """`number` in every lane."""
        return Real(self.builder, self.operand(number))

    def _binary(self, instruction: str, left: Real | float, right: Real | float) -> Real:
        emit = getattr(self.builder, instruction)
        return Real(self.builder, emit(self.operand(left), self.operand(right)))

    def __add__(self, other: Real | float) -> Real:
        return self._binary("fadd", self, other)

    def __radd__(self, other: float) -> Real:
        return self._binary("fadd", other, self)

    def __sub__(self, other: Real | float) -> Real:
        return self._binary("fsub", self, other)

    def __rsub__(self, other: float) -> Real:
        return self._binary("fsub", other, self)

    def __mul__(self, other: Real | float) -> Real:
        return self._binary("fmul", self, other)

    def __rmul__(self, other: float) -> Real:
        return self._binary("fmul", other, self)

    def __truediv__(self, other: Real | float) -> Real:
        return self._binary("fdiv", self, other)

    def __rtruediv__(self, other: float) -> Real:
        return self._binary("fdiv", other, self)

    def __neg__(self) -> Real:
        return Real(self.builder, self.builder.fneg(self.value))

    def _intrinsic(self, name: str, *others: Real | float) -> Real:
        args = [self.operand(o) for o in others]
        return Real(self.builder, intrinsic(self.builder, name, self.value, *args))

    def fma(self, factor: Real | float, addend: Real | float) -> Real:
        """`self * factor + addend`, rounded once on every processor."""
        return self._intrinsic("fma", factor, addend)

    def muladd(self, factor: Real | float, addend: Real | float) -> Real:
        """`self * factor + addend`, rounded once where that is fast and twice elsewhere."""
        return self._intrinsic("fmuladd", factor, addend)

    def abs(self) -> Real:
        return self._intrinsic("fabs")

    def sqrt(self) -> Real:
        return self._intrinsic("sqrt")

    def floor(self) -> Real:
        return self._intrinsic("floor")

    def ceil(self) -> Real:
        return self._intrinsic("ceil")

    def trunc(self) -> Real:
        return self._intrinsic("trunc")

    def round_even(self) -> Real:
        """The nearest integer, half to even (`rint` in the default rounding mode)."""
        return self._intrinsic("rint")

    def copysign(self, sign: Real | float) -> Real:
        """The magnitude of `self` with the sign of `sign`."""
        return self._intrinsic("copysign", sign)

    @property
    def scales(self) -> bool:
        """Whether `times_power_of_two` is one instruction for each register."""
        full = register_functions.LANES[str(lane_type(self.type))]
        return host().vector_bytes == 64 and self.count % full == 0

    def times_power_of_two(self, exponent: Real) -> Real:
        """`self * 2**exponent`, rounded once: for integers near the range of exponents, and with
        the instruction for all."""
        return self._by_registers(register_functions.SCALE, exponent)

    def within(self, bound: float) -> Real:
        """The number with this sign whose magnitude is the smaller one; the bound for NaN."""
        return self._by_registers(register_functions.WITHIN, self.constant(bound))

    def logarithm_limits(self, logarithm: Real) -> Real:
        """A logarithm where this is positive and finite, elsewhere its special value."""
        return self._by_registers(register_functions.LOGARITHM, logarithm)

    def _by_registers(self, function: str, other: Real) -> Real:
        """A function of `scaling` of whole registers."""
        element = lane_type(self.type)
        full = register_functions.LANES[str(element)]
        b, register = self.builder, ir.VectorType(element, full)
        name = f"{register_functions.PREFIX}{function}.{mangle(register)}"
        rows: list[ir.Value] = []
        for first in range(0, self.count, full):
            pair = [_neighbours(b, x.value, first, full) for x in (self, other)]
            rows.append(b.call(b.module.external(name, register, pair), pair))
        while len(rows) > 1:
            every = range(2 * rows[0].type.count)
            rows = [_shuffled(b, x, y, every) for x, y in zip(rows[::2], rows[1::2], strict=True)]
        return Real(b, rows[0])

    def at_least(self, bound: Real | float) -> Real:
        """`bound` in the lanes below it; NaN stays NaN."""
        return (self < bound).select(bound, self)

    def at_most(self, bound: Real | float) -> Real:
        """`bound` in the lanes above it; NaN stays NaN."""
        return (self > bound).select(bound, self)

    def _compare(self, relation: str, other: Real | float) -> LaneMask:
        emit = self.builder.fcmp_ordered
        return LaneMask(self.builder, emit(relation, self.value, self.operand(other)))

    def __lt__(self, other: Real | float) -> LaneMask:
        return self._compare("<", other)

    def __le__(self, other: Real | float) -> LaneMask:
        return self._compare("<=", other)

    def __gt__(self, other: Real | float) -> LaneMask:
        return self._compare(">", other)

    def __ge__(self, other: Real | float) -> LaneMask:
        return self._compare(">=", other)

    def equals(self, other: Real | float) -> LaneMask:
        return self._compare("==", other)

    def is_nan(self) -> LaneMask:
        unordered = self.builder.fcmp_unordered("uno", self.value, self.value)
        return LaneMask(self.builder, unordered)

    def bits(self) -> Integer:
        """The bit patterns of the lanes."""
        target = with_lane_type(self.type, ir.IntType(self.format.bits))
        return Integer(self.builder, self.builder.bitcast(self.value, target))

    def signed_zero(self) -> Real:
        """Zero with the sign of each lane."""
        return (self.bits() & -self.format.sign_mask).as_real()


def _neighbours(b: ir.IRBuilder, x: ir.Value, first: int, count: int) -> ir.Value:
    """Some lanes of a vector."""
    every = x.type.count == count
    return x if every else _shuffled(b, x, x, range(first, first + count))


def _shuffled(b: ir.IRBuilder, x: ir.Value, y: ir.Value, lanes: range) -> ir.Value:
    picked = ir.Constant(ir.VectorType(ir.IntType(32), len(lanes)), list(lanes))
    return b.shuffle_vector(x, y, picked)


def widened(x: Real) -> Real:
    """Single precision as double precision, exactly; double precision unchanged."""
    wide = with_lane_type(x.type, ir.DoubleType())
    return x if x.type == wide else Real(x.builder, x.builder.fpext(x.value, wide))


def narrowed(x: Real, like: Real) -> Real:
    """`x` rounded to the format of `like`."""
    return x if x.type == like.type else Real(x.builder, x.builder.fptrunc(x.value, like.type))


def rarely(
    condition: LaneMask, compute: Callable[[], Sequence[ir.Value]], usual: Sequence[ir.Value]
) -> list[ir.Value]:
    """As `if_any`, where the code of `compute` is expected to be skipped."""
    return if_any(condition, compute, usual, unlikely=True)


def if_any(
    condition: LaneMask,
    compute: Callable[[], Sequence[ir.Value]],
    usual: Sequence[ir.Value],
    *,
    unlikely: bool = False,
) -> list[ir.Value]:
    """The values of `compute()`, in a separate block, if some lane of `condition` holds,
    otherwise `usual`."""
    builder = condition.builder
    holds, before = condition.any(), builder.block
    with builder.if_then(holds, unlikely=unlikely):
        computed = compute()
        after = builder.block
    merged: list[ir.Value] = []
    for otherwise, value in zip(usual, computed, strict=True):
        phi = builder.phi(otherwise.type)
        phi.add_incoming(otherwise, before)
        phi.add_incoming(value, after)
        merged.append(phi)
    return merged


def horner(x: Real, coefficients: Sequence[float]) -> Real:
    """The polynomial with the given coefficients, constant term first, by Horner's rule.

    Horner's rule has the fewest instructions; the lanes of neighbouring vectors hide its latency.
    """
    *rest, leading = coefficients
    if not rest:
        return x.constant(leading)
    result = x.muladd(leading, rest[-1])
    for coefficient in reversed(rest[:-1]):
        result = result.muladd(x, coefficient)
    return result


def paired_horner(x: Real, coefficients: Sequence[float]) -> Real:
    """The same polynomial, even and odd terms apart: half the latency for one product more.

    For long polynomials in functions whose other steps depend on each other.
    """
    square = x * x
    even, odd = horner(square, coefficients[::2]), horner(square, coefficients[1::2])
    return odd.muladd(x, even)
