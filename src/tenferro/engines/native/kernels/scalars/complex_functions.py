"""Pointwise families on complex numbers, on real and imaginary parts.

Infinities, NaN and the signs of zeros come out as in C99, Annex G, and as in NumPy where that
differs (products, quotients). Each part is accurate by itself.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from inspect import signature

from tenferro.engines.native import ir
from tenferro.engines.native.families.table import COMPLEX_APART
from tenferro.engines.native.kernels.scalars.real_functions import (
    Functions,
    call_pair,
    pair_function,
)
from tenferro.engines.native.math.double_word import fast_two_sum, two_sum
from tenferro.engines.native.math.lanes import LaneMask, Real, rarely

Complex = tuple[Real, Real]


def _mul(f: Functions, x: Complex, y: Complex) -> Complex:
    (a, b), (c, d) = x, y
    return a * c - b * d, a * d + b * c


def _div(f: Functions, x: Complex, y: Complex) -> Complex:
    """Smith's division, with the larger part of the divisor as the scale."""
    (a, b), (c, d) = x, y
    wide = c.abs() >= d.abs()
    large, small = wide.select(c, d), wide.select(d, c)
    zero = c.equals(0.0) & d.equals(0.0)
    ratio = small / large
    # Of a zero divisor the magnitude alone counts, as in NumPy.
    divisor = zero.select(0.0, large + small * ratio)
    along, across = zero.select(0.0, a * ratio), zero.select(0.0, b * ratio)
    real = wide.select(a + across, b + along) / divisor
    return real, wide.select(b - along, across - a) / divisor


def _square(f: Functions, x: Complex) -> Complex:
    return _mul(f, x, x)


def _reciprocal(f: Functions, x: Complex) -> Complex:
    """Smith's division of 1; NaN at 0, as in NumPy."""
    a, b = x
    wide = a.abs() >= b.abs()
    large, small = wide.select(a, b), wide.select(b, a)
    ratio = small / large
    divisor = large + small * ratio
    return wide.select(1.0, ratio) / divisor, -wide.select(ratio, 1.0) / divisor


_OVERFLOW = {"f32": (80.0, 32.0), "f64": (700.0, 64.0)}
"""From where on exponentials are taken of a smaller argument, and how much smaller: a difference
without rounding, and a factor below which a sine or a cosine does not fall."""


def _bounded(x: Real) -> tuple[Real, Real]:
    """y and s with exp(x) = s exp(y), where exp(y) times a sine or a cosine does not overflow."""
    limit, step = _OVERFLOW[x.format.name]
    large = x > limit
    return large.select(x - step, x), large.select(math.exp(step), x.constant(1.0))


def _is_infinite(x: Real) -> LaneMask:
    return x.abs().equals(math.inf)


def _has_no_direction(angle: Real) -> LaneMask:
    return ~(angle.abs() < math.inf)


def _exp(f: Functions, x: Complex) -> Complex:
    """e^a (cos b + i sin b); a real argument has a real result, e^(-inf) is 0 at every angle."""
    a, b = x
    smaller, factor = _bounded(a)
    size, (sine, cosine) = f("exp", smaller), f.sincos(b)
    real, imag = size * (factor * cosine), size * (factor * sine)
    limit = _is_infinite(a) & _has_no_direction(b)
    nothing = limit & size.equals(0.0)
    return (
        limit.select(size, real),
        b.equals(0.0).select(b, nothing.select(size.copysign(b), imag)),
    )


def _hyperbolic(f: Functions, x: Real) -> tuple[Real, Real, Real]:
    """sinh x and cosh x, both divided by the third value, so that they do not overflow."""
    size, factor = _bounded(x.abs())
    return f("sinh", size).copysign(x), f("cosh", size), factor


def _sinh(f: Functions, x: Complex) -> Complex:
    """sinh a cos b + i cosh a sin b; a zero or infinite sinh a stays so at every angle."""
    a, b = x
    (sinh, cosh, factor), (sine, cosine) = _hyperbolic(f, a), f.sincos(b)
    real, imag = sinh * (factor * cosine), cosh * (factor * sine)
    limit = (a.equals(0.0) | _is_infinite(a)) & _has_no_direction(b)
    return limit.select(sinh, real), b.equals(0.0).select(b, imag)


def _cosh(f: Functions, x: Complex) -> Complex:
    """cosh a cos b + i sinh a sin b, infinite for infinite a and real on both axes."""
    a, b = x
    (sinh, cosh, factor), (sine, cosine) = _hyperbolic(f, a), f.sincos(b)
    real, imag = cosh * (factor * cosine), sinh * (factor * sine)
    limit = _is_infinite(a) & _has_no_direction(b)
    on_axis = (a.equals(0.0) | b.equals(0.0)) & imag.is_nan()
    zero = a.signed_zero() * b.constant(1.0).copysign(b)
    return limit.select(cosh, real), on_axis.select(zero, imag)


def _sin(f: Functions, x: Complex) -> Complex:
    """-i sinh(i x)."""
    imag, real = _sinh(f, (x[1], x[0]))
    return real, imag


def _cos(f: Functions, x: Complex) -> Complex:
    """cosh(i x)."""
    return _cosh(f, (x[1], -x[0]))


def _log(f: Functions, x: Complex) -> Complex:
    return _log_modulus(f, *x), f("atan2", x[1], x[0])


def _log_modulus(f: Functions, a: Real, b: Real) -> Real:
    """log |a + ib|, in a scale where the modulus is a normal number."""
    wide = a.abs() >= b.abs()
    large, small = wide.select(a, b).abs(), wide.select(b, a).abs()
    huge = large > a.format.max / 4
    tiny = large < a.format.min_normal * 2.0**a.format.fraction_bits
    scale = huge.select(0.25, tiny.select(2.0**64, a.constant(1.0)))
    doublings = huge.select(2.0, tiny.select(-64.0, a.constant(0.0)))
    modulus = f("hypot", scale * a, scale * b)
    usual = doublings.muladd(math.log(2.0), f("log", modulus))
    near = (modulus > 0.7) & (modulus < 1.4)
    (real,) = rarely(near, lambda: [_log_near_one(f, large, small).value], [usual.value])
    return near.select(Real(a.builder, real), usual)


def _log_near_one(f: Functions, large: Real, small: Real) -> Real:
    """log1p(large² + small² - 1) / 2, where the sum is exact to twice the precision.

    T. E. Hull, T. F. Fairgrieve, P. T. P. Tang, "Implementing complex elementary functions using
    exception handling", ACM Transactions on Mathematical Software 20 (1994).
    """
    squares = large * large, small * small
    rest = large.fma(large, -squares[0]) + small.fma(small, -squares[1])
    first, lost = fast_two_sum(*_ordered(squares[0], large.constant(-1.0)))
    total, more = two_sum(first, squares[1])
    return f("log1p", total + (more + (lost + rest))) * 0.5


def _ordered(x: Real, y: Real) -> Complex:
    """Two numbers, the one of larger magnitude first."""
    first = x.abs() >= y.abs()
    return first.select(x, y), first.select(y, x)


def _sqrt(f: Functions, x: Complex) -> Complex:
    """t = sqrt((|a| + |z|) / 2) and |b| / 2t, in a scale where neither sum nor square is lost."""
    a, b = x
    largest = (a.abs() >= b.abs()).select(a, b).abs()
    bits = a.format.fraction_bits + 1
    huge, tiny = largest > a.format.max / 4, largest < a.format.min_normal * 4.0**bits
    scale = huge.select(0.25, tiny.select(4.0**bits, a.constant(1.0)))
    back = huge.select(2.0, tiny.select(2.0**-bits, a.constant(1.0)))
    c, d = a.abs() * scale, b.abs() * scale
    root = f("sqrt", (c + f("hypot", c, d)) * 0.5)
    other = root.equals(0.0).select(0.0, d / (root + root))
    right = ~(a < 0.0)
    real, imag = right.select(root, other) * back, right.select(other, root) * back
    return _is_infinite(b).select(math.inf, real), _is_infinite(b).select(b, imag).copysign(b)


_ONE_FROM = {"f32": 11.0, "f64": 22.0}
"""From where on the hyperbolic tangent of a real number is 1, rounded."""


def _tangent(f: Functions, x: Complex) -> Complex:
    """tanh(a + ib), for t = tan b, s = sinh a: ((1 + t²) s sqrt(1 + s²) + i t) / (1 + (1 + t²) s²).

    W. Kahan, "Branch cuts for complex elementary functions", in: The State of the Art in Numerical
    Analysis (1987). Beyond where the real part is 1, the imaginary one falls as exp(-2 |a|).
    """
    a, b = x
    size = a.abs()
    near = size.at_most(_ONE_FROM[a.format.name])
    t, s = f("tan", b), f("sinh", near)
    secant = t.muladd(t, 1.0)
    divisor = (secant * s).muladd(s, 1.0)
    real = (secant * s) * f("sqrt", s.muladd(s, 1.0)) / divisor
    imag = t / divisor * f("exp", (near - size) * 2.0)
    real = a.equals(0.0).select(0.0, _is_infinite(a).select(1.0, real))
    return real.copysign(a), b.equals(0.0).select(b, imag)


def _tanh(f: Functions, x: Complex) -> Complex:
    """At ±∞ + iy the imaginary zero has the sign of y (Array API standard)."""
    real, imag = _tangent(f, x)
    return real, _is_infinite(x[0]).select(x[1].signed_zero(), imag)


def _tan(f: Functions, x: Complex) -> Complex:
    """-i tanh(i x)."""
    imag, real = _tangent(f, (x[1], x[0]))
    far = _is_infinite(x[1]) & _has_no_direction(x[0])
    return far.select(x[0].signed_zero(), real), imag


def _atanh(f: Functions, x: Complex) -> Complex:
    """log1p(4 a / ((1 - a)² + b²)) / 4 + i atan2(2 b, (1 - a) (1 + a) - b²) / 2 for a, b ≥ 0.

    Far from 0 it is the reciprocal's real part and π/2, near 1 the logarithm of b. T. E. Hull,
    T. F. Fairgrieve, P. T. P. Tang, ACM Transactions on Mathematical Software 23 (1997).
    """
    a, b = x[0].abs(), x[1].abs()
    eps = 2.0**-a.format.fraction_bits
    less = 1.0 - a
    real = f("log1p", a * 4.0 / less.muladd(less, b * b)) * 0.25
    close = a.equals(1.0) & (b < eps)
    real = close.select((math.log(2.0) - f("log", b)) * 0.5, real)
    imag = f("atan2", b + b, less * (a + 1.0) - b * b) * 0.5
    largest = (a >= b).select(a, b)
    far = (largest > 1.0 / eps) & ~(a.is_nan() | b.is_nan())
    p, q = a / largest, b / largest
    real = far.select(p / largest / p.muladd(p, q * q), real)
    imag = far.select(math.pi / 2, imag)
    limit = _is_infinite(a) | _is_infinite(b)
    real = (limit | a.equals(0.0)).select(0.0, real)
    imag = _is_infinite(b).select(math.pi / 2, imag)
    return real.copysign(x[0]), imag.copysign(x[1])


def _atan(f: Functions, x: Complex) -> Complex:
    """-i atanh(i x)."""
    imag, real = _atanh(f, (x[1], x[0]))
    return real, imag


def _rarely(condition: LaneMask, compute: Callable[[], Complex], usual: Complex) -> Complex:
    """`compute()` where the condition holds, in a separate block, otherwise `usual`."""
    builder = condition.builder
    found = rarely(condition, lambda: [x.value for x in compute()], [x.value for x in usual])
    real, imag = (Real(builder, value) for value in found)
    return condition.select(real, usual[0]), condition.select(imag, usual[1])


def _infinite_product(x: Complex, y: Complex) -> Complex:
    """A product whose parts are NaN, but an operand or a term is infinite (C99, G.5.1)."""
    terms = [p * q for p in x for q in y]
    overflow = _is_infinite(terms[0])
    for term in terms[1:]:
        overflow = overflow | _is_infinite(term)
    infinite = [_is_infinite(p) | _is_infinite(q) for p, q in (x, y)]

    def bounded(p: Real, own: LaneMask, other: LaneMask) -> Real:
        finite = ((other | overflow) & p.is_nan()).select(p.signed_zero(), p)
        return own.select(_is_infinite(p).select(1.0, p.constant(0.0)).copysign(p), finite)

    a, b = (bounded(p, *infinite) for p in x)
    c, d = (bounded(p, *reversed(infinite)) for p in y)
    return (a * c - b * d) * math.inf, (a * d + b * c) * math.inf


def _pow(f: Functions, x: Complex, y: Complex) -> Complex:
    """exp(y log x); products for integers y below 100 in magnitude, as in NumPy."""
    logarithm, n = _log(f, x), y[0].abs()
    product = _mul(f, y, logarithm)
    lost = product[0].is_nan() & product[1].is_nan()
    real, imag = _exp(f, _rarely(lost, lambda: _infinite_product(y, logarithm), product))
    origin = x[0].equals(0.0) & x[1].equals(0.0)
    power = (y[0] > 0.0).select(0.0, n.constant(math.nan))
    usual = origin.select(power, real), origin.select(power, imag)
    whole = y[1].equals(0.0) & n.equals(n.trunc()) & (n < 100.0) & (~origin | n.equals(0.0))
    return _rarely(whole, lambda: _whole_power(f, x, y[0]), usual)


def _whole_power(f: Functions, x: Complex, exponent: Real) -> Complex:
    """Repeated squaring for an exponent that differs from lane to lane."""
    zero, one = exponent.constant(0.0), exponent.constant(1.0)
    result: Complex = (one, zero)
    factor, n = x, exponent.abs()
    plain = (exponent > 0.0) & (exponent < 4.0)  # NumPy multiplies these without a 1 before
    for bit in range(7):
        half = (n * 0.5).trunc()
        odd, more = ~n.equals(half + half), _mul(f, result, factor)
        if bit < 2:
            first = plain & (exponent.equals(2.0) if bit else odd)
            more = first.select(factor[0], more[0]), first.select(factor[1], more[1])
        result = odd.select(more[0], result[0]), odd.select(more[1], result[1])
        factor, n = _mul(f, factor, factor), half
    inverse = _div(f, (one, zero), result)
    undone = exponent < 0.0
    return undone.select(inverse[0], result[0]), undone.select(inverse[1], result[1])


FUNCTIONS: dict[str, Callable[..., Complex]] = {
    "add": lambda f, x, y: (x[0] + y[0], x[1] + y[1]),
    "sub": lambda f, x, y: (x[0] - y[0], x[1] - y[1]),
    "neg": lambda f, x: (-x[0], -x[1]),
    "conj": lambda f, x: (x[0], -x[1]),
    "mul": _mul,
    "div": _div,
    "square": _square,
    "reciprocal": _reciprocal,
    "exp": _exp,
    "sin": _sin,
    "cos": _cos,
    "sinh": _sinh,
    "cosh": _cosh,
    "log": _log,
    "sqrt": _sqrt,
    "tan": _tan,
    "tanh": _tanh,
    "atan": _atan,
    "atanh": _atanh,
    "pow": _pow,
}
TO_REAL: dict[str, Callable[..., Real]] = {
    "real": lambda f, x: x[0],
    "imag": lambda f, x: x[1],
    "abs": lambda f, x: f("hypot", *x),
    "angle": lambda f, x: f("atan2", x[1], x[0]),
}
EQUALITIES = frozenset({"equal", "not_equal"})


def apply(f: Functions, name: str, operands: Sequence[Complex]) -> Complex:
    """The value of a pointwise family."""
    if name not in COMPLEX_APART:
        return FUNCTIONS[name](f, *operands)
    parts = [part for x in operands for part in x]
    return call_pair(partial(complex_function, name), parts)


def complex_function(name: str, module: ir.Module, kind: ir.Type) -> ir.Function:
    """A family as a shared function of real and imaginary parts."""

    def compute(*parts: Real) -> Complex:
        operands = zip(parts[::2], parts[1::2], strict=True)
        return FUNCTIONS[name](Functions(module, inline=True), *operands)

    arity = len(signature(FUNCTIONS[name]).parameters) - 1
    return pair_function(module, f"complex.{name}", kind, 2 * arity, compute)


def power(f: Functions, x: Complex, exponent: int) -> Complex:
    """A power with an integer exponent, by repeated squaring."""
    result: Complex | None = None
    factor, n = x, abs(exponent)
    while n:
        if n & 1:
            result = factor if result is None else _mul(f, result, factor)
        n >>= 1
        if n:
            factor = _mul(f, factor, factor)
    if result is None:
        builder = x[0].builder
        return Real(builder, x[0].operand(1.0)), Real(builder, x[0].operand(0.0))
    return _reciprocal(f, result) if exponent < 0 else result


def compare(direction: str, x: Complex, y: Complex) -> LaneMask:
    """Whether two numbers are equal, or not."""
    same = x[0].equals(y[0]) & x[1].equals(y[1])
    return same if direction == "equal" else ~same
