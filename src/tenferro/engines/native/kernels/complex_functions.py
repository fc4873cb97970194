"""Pointwise families on complex numbers, on real and imaginary parts."""

from __future__ import annotations

from collections.abc import Callable

from tenferro.engines.native.kernels.real_functions import Functions
from tenferro.engines.native.math.lanes import Mask, Real

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
    ratio = zero.select(0.0, small / large)
    # Of a zero divisor the magnitude alone counts, as in NumPy.
    divisor = zero.select(large.abs(), large + small * ratio)
    p, q = wide.select(a, b), wide.select(b, a)
    real = (p + q * ratio) / divisor
    straight, crossed = b - a * ratio, b * ratio - a
    return real, wide.select(straight, crossed) / divisor


def _square(f: Functions, x: Complex) -> Complex:
    return _mul(f, x, x)


def _reciprocal(f: Functions, x: Complex) -> Complex:
    one = Real(x[0].builder, x[0].operand(1.0))
    zero = Real(x[0].builder, x[0].operand(0.0))
    return _div(f, (one, zero), x)


def _exp(f: Functions, x: Complex) -> Complex:
    """e^a (cos b + i sin b); a real argument has an exactly real result."""
    scale = f("exp", x[0])
    real = x[1].equals(0.0)
    sine = scale * f("sin", x[1])
    return real.select(scale, scale * f("cos", x[1])), real.select(x[1], sine)


def _sin(f: Functions, x: Complex) -> Complex:
    a, b = x
    return f("sin", a) * f("cosh", b), f("cos", a) * f("sinh", b)


def _cos(f: Functions, x: Complex) -> Complex:
    a, b = x
    return f("cos", a) * f("cosh", b), -(f("sin", a) * f("sinh", b))


def _sinh(f: Functions, x: Complex) -> Complex:
    a, b = x
    return f("sinh", a) * f("cos", b), f("cosh", a) * f("sin", b)


def _cosh(f: Functions, x: Complex) -> Complex:
    a, b = x
    return f("cosh", a) * f("cos", b), f("sinh", a) * f("sin", b)


def _log(f: Functions, x: Complex) -> Complex:
    return f("log", f("hypot", *x)), f("atan2", x[1], x[0])


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
