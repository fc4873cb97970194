"""Pointwise families on complex numbers, on real and imaginary parts.

Infinities, NaN and the signs of zeros come out as in C99, Annex G, and as in NumPy where that
differs (products, quotients). Each part is accurate by itself.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from tenferro.engines.native.kernels.real_functions import Functions
from tenferro.engines.native.math.double_word import fast_two_sum, two_sum
from tenferro.engines.native.math.lanes import Mask, Real, rarely

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


def _is_infinite(x: Real) -> Mask:
    return x.abs().equals(math.inf)


def _has_no_direction(angle: Real) -> Mask:
    return ~(angle.abs() < math.inf)


def _exp(f: Functions, x: Complex) -> Complex:
    """e^a (cos b + i sin b); a real argument has a real result, e^(-inf) is 0 at every angle."""
    a, b = x
    smaller, factor = _bounded(a)
    size = f("exp", smaller)
    real, imag = size * (factor * f("cos", b)), size * (factor * f("sin", b))
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
    sinh, cosh, factor = _hyperbolic(f, a)
    real, imag = sinh * (factor * f("cos", b)), cosh * (factor * f("sin", b))
    limit = (a.equals(0.0) | _is_infinite(a)) & _has_no_direction(b)
    return limit.select(sinh, real), b.equals(0.0).select(b, imag)


def _cosh(f: Functions, x: Complex) -> Complex:
    """cosh a cos b + i sinh a sin b, infinite for infinite a and real on both axes."""
    a, b = x
    sinh, cosh, factor = _hyperbolic(f, a)
    real, imag = cosh * (factor * f("cos", b)), sinh * (factor * f("sin", b))
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
}
TO_REAL: dict[str, Callable[..., Real]] = {
    "real": lambda f, x: x[0],
    "imag": lambda f, x: x[1],
    "abs": lambda f, x: f("hypot", *x),
    "angle": lambda f, x: f("atan2", x[1], x[0]),
}
EQUALITIES = frozenset({"equal", "not_equal"})


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


def compare(direction: str, x: Complex, y: Complex) -> Mask:
    """Whether two numbers are equal, or not."""
    same = x[0].equals(y[0]) & x[1].equals(y[1])
    return same if direction == "equal" else ~same
