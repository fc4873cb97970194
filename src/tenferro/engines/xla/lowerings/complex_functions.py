"""Functions of complex numbers on real and imaginary parts.

XLA's own take the sign of a zero as positive, so that values next to a branch cut are those of the
other side, and return NaN in both parts where C99, Annex G, and NumPy have one. They are exact
where both parts are positive; the other quadrants follow by symmetry.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import jax.numpy as jnp
import numpy as np
from jax import lax

from tenferro.engines.xla.base.checks import Array
from tenferro.engines.xla.graphs.as_written import barrier

Parts = tuple[Array, Array]
OnParts = Callable[[Array, Array], Parts]


def _joined(function: OnParts) -> Callable[[Array], Array]:
    return lambda z: lax.complex(*function(lax.real(z), lax.imag(z)))


def _parts(function: Callable[[Array], Array], a: Array, b: Array) -> Parts:
    w = function(lax.complex(a, b))
    return lax.real(w), lax.imag(w)


def _reflected(x: Array, by: Array) -> Array:
    """x where the sign of `by` is positive, otherwise -x."""
    return jnp.where(jnp.signbit(by), -x, x)


def _conjugate(quadrants: OnParts) -> OnParts:
    """A function with f(conj z) = conj f(z), of its values where the imaginary part is positive."""

    def run(a: Array, b: Array) -> Parts:
        real, imag = quadrants(a, lax.abs(b))
        return real, _reflected(imag, b)

    return run


def _odd(quadrant: OnParts) -> OnParts:
    """A function with f(-z) = -f(z) and f(conj z) = conj f(z), of values in the first quadrant."""

    def run(a: Array, b: Array) -> Parts:
        real, imag = quadrant(lax.abs(a), lax.abs(b))
        return _reflected(real, a), _reflected(imag, b)

    return run


def _turned(function: OnParts) -> OnParts:
    """-i f(i z) for an f of the kind above: sin from sinh, arctan from arctanh."""
    return lambda a, b: function(b, a)[::-1]


def _scaled(function: OnParts, by: float) -> OnParts:
    """A function times a real number, part by part."""

    def run(a: Array, b: Array) -> Parts:
        real, imag = function(a, b)
        return real * by, imag * by

    return run


def _bounded(x: Array) -> Parts:
    """y and s with exp(x) = s exp(y), where exp(y) times a sine or a cosine does not overflow."""
    limit, step = (80.0, 32.0) if x.dtype == np.float32 else (700.0, 64.0)
    return jnp.where(x > limit, x - step, x), jnp.where(x > limit, math.exp(step), 1.0)


def _unbounded(a: Array, b: Array) -> Array:
    """Where a is infinite and b has no sine."""
    return jnp.isinf(a) & ~lax.is_finite(b)


def _exp(a: Array, b: Array) -> Parts:
    """e^a (cos b + i sin b) by halves of a, so that it overflows no sooner than it must.

    A real argument has a real result; e^(-∞) is 0 at every angle, e^∞ is infinite.
    """
    angle = jnp.where(_unbounded(a, b), jnp.copysign(lax.full_like(b, 0), b), b)
    half = lax.exp(a / 2)
    imag = half * (half * lax.sin(angle))
    return half * (half * lax.cos(angle)), jnp.where(b == 0, b, imag)


def _exp2(a: Array, b: Array) -> Parts:
    return _exp(a * math.log(2), b * math.log(2))


def _expm1(a: Array, b: Array) -> Parts:
    """XLA's, at infinity e^z - 1."""
    real, imag = _parts(lax.expm1, a, b)
    far, limit = _exp(a, b), jnp.isinf(a)
    return jnp.where(limit, far[0] - 1, real), jnp.where(limit | (b == 0), far[1], imag)


def _hyperbolic(a: Array) -> tuple[Array, Array, Array]:
    """sinh a and cosh a of positive a, both divided by the third value; XLA's lose a ulps."""
    smaller, factor = _bounded(a)
    half = lax.exp(smaller) / 2
    rest = 0.25 / half
    return jnp.where(a < 1, lax.sinh(smaller), half - rest), half + rest, factor


def _sinh(a: Array, b: Array) -> Parts:
    """sinh a cos b + i cosh a sin b; a zero or infinite sinh a stays so at every angle."""
    sinh, cosh, factor = _hyperbolic(a)
    limit = _unbounded(a, b) | ((a == 0) & ~lax.is_finite(b))
    real = jnp.where(limit, sinh, sinh * (factor * lax.cos(b)))
    return real, jnp.where(b == 0, b, cosh * (factor * lax.sin(b)))


def _cosh(a: Array, b: Array) -> Parts:
    """cosh a cos b + i sinh a sin b, infinite for infinite a and real on both axes."""
    sinh, cosh, factor = _hyperbolic(lax.abs(a))
    real, imag = cosh * (factor * lax.cos(b)), _reflected(sinh, a) * (factor * lax.sin(b))
    on_axis = ((a == 0) | (b == 0)) & jnp.isnan(imag)
    zero = _reflected(jnp.copysign(lax.full_like(a, 0), a), b)
    return jnp.where(_unbounded(a, b), cosh, real), jnp.where(on_axis, zero, imag)


def _tanh(a: Array, b: Array) -> Parts:
    """At infinity the zero has the sign of b (the Array API standard)."""
    real, imag = _parts(lax.tanh, a, b)
    far = jnp.isinf(a)
    real = jnp.where(a == 0, a, jnp.where(far, 1, real))
    return real, jnp.where(b == 0, b, jnp.where(far, 0, imag))


def _tan(a: Array, b: Array) -> Parts:
    """At infinity the zero has the sign of sin 2a (C99, G.6.2.6)."""
    real, imag = _turned(_tanh)(a, b)
    side = jnp.copysign(lax.full_like(a, 0), lax.sin(2 * a))
    return jnp.where(jnp.isinf(b) & lax.is_finite(a), side, real), imag


def _log(a: Array, b: Array) -> Parts:
    real, _ = _parts(lax.log, a, b)
    return jnp.where(jnp.isinf(a) | jnp.isinf(b), jnp.inf, real), lax.atan2(b, a)


def _log1p(a: Array, b: Array) -> Parts:
    """log |b| at -1 + ib, where XLA squares b."""
    real, _ = _parts(lax.log1p, a, b)
    real = jnp.where(a == -1, lax.log(lax.abs(b)), real)
    return jnp.where(jnp.isinf(a) | jnp.isinf(b), jnp.inf, real), lax.atan2(b, 1 + a)


def _sqrt(a: Array, b: Array) -> Parts:
    real, imag = _parts(lax.sqrt, a, b)
    infinite, side = jnp.isinf(b), jnp.isinf(a) & jnp.isnan(b)
    real = jnp.where(infinite | (side & (a > 0)), jnp.inf, real)
    return real, jnp.where(infinite | (side & (a < 0)), jnp.inf, imag)


def _asinh(a: Array, b: Array) -> Parts:
    real, imag = _parts(lax.asinh, a, b)
    unknown = jnp.isnan(a) & lax.is_finite(b)
    return jnp.where(unknown, jnp.nan, real), jnp.where(b == 0, b, imag)


def _acos(a: Array, b: Array) -> Parts:
    real, imag = _parts(lax.acos, a, b)
    unknown = jnp.isnan(b)
    real = jnp.where(unknown & (a == 0), math.pi / 2, real)
    return real, jnp.where(unknown & lax.is_finite(a), jnp.nan, imag)


def _acosh(a: Array, b: Array) -> Parts:
    imag, real = _conjugate(_acos)(a, b)
    return lax.abs(real), jnp.copysign(imag, b)


def _atanh(a: Array, b: Array) -> Parts:
    """log(2 / b) / 2 at 1 + ib, where XLA squares b."""
    real, imag = _parts(lax.atanh, a, b)
    near = (a == 1) & (b < np.finfo(a.dtype).eps)
    real = jnp.where(near, (math.log(2) - lax.log(b)) / 2, real)
    known = (a == 0) | jnp.isinf(a) | jnp.isinf(b)
    real = jnp.where(jnp.isnan(a) | jnp.isnan(b), jnp.where(known, 0, jnp.nan), real)
    return real, jnp.where(jnp.isnan(b) | (jnp.isnan(a) & ~jnp.isinf(b)), jnp.nan, imag)


def _modulus(z: Array) -> Array:
    """An infinity wins over NaN."""
    infinite = jnp.isinf(lax.real(z)) | jnp.isinf(lax.imag(z))
    return jnp.where(infinite, jnp.inf, lax.abs(z))


def _sign(z: Array) -> Array:
    """z / |z|; where one part is infinite, the other counts as 0 (NumPy)."""
    infinite = [jnp.isinf(x) for x in (lax.real(z), lax.imag(z))]
    one = (infinite[0] ^ infinite[1]) & (z == z)
    size = jnp.where(one, 1, _modulus(z))
    parts = [
        jnp.where(one, jnp.where(inf, jnp.copysign(1, x), 0), x / size)
        for inf, x in zip(infinite, (lax.real(z), lax.imag(z)), strict=True)
    ]
    return jnp.where(size == 0, 0, lax.complex(*parts))


def _quotient(x: Array, y: Array) -> Array:
    """Smith's division, with the larger part of the divisor as the scale."""
    a, b, c, d = lax.real(x), lax.imag(x), lax.real(y), lax.imag(y)
    wide = lax.abs(c) >= lax.abs(d)
    large, small = jnp.where(wide, c, d), jnp.where(wide, d, c)
    zero = (c == 0) & (d == 0)
    ratio = small / large
    divisor = jnp.where(zero, 0, large + small * ratio)  # of a zero only the size counts
    along, across = jnp.where(zero, 0, a * ratio), jnp.where(zero, 0, b * ratio)
    real = jnp.where(wide, a + across, b + along) / divisor
    return lax.complex(real, jnp.where(wide, b - along, across - a) / divisor)


def _reciprocal(z: Array) -> Array:
    """Smith's division of 1; NaN at 0, as in NumPy."""
    a, b = lax.real(z), lax.imag(z)
    wide = lax.abs(a) >= lax.abs(b)
    large, small = jnp.where(wide, a, b), jnp.where(wide, b, a)
    ratio = small / large
    divisor = large + small * ratio
    imag = jnp.where(wide, -ratio, -lax.full_like(a, 1)) / divisor
    return lax.complex(jnp.where(wide, 1, ratio) / divisor, imag)


def _rsqrt(z: Array) -> Array:
    one = barrier(lax.full_like(z, 1))  # XLA drops 0 + x, which is 0 for x = -0
    return _quotient(one, FUNCTIONS["sqrt"](z))


_ON_PARTS: dict[str, OnParts] = {
    "exp": _exp,
    "exp2": _exp2,
    "expm1": _expm1,
    "sinh": _odd(_sinh),
    "cosh": _cosh,
    "sin": _turned(_odd(_sinh)),
    "cos": lambda a, b: _cosh(-b, a),
    "tanh": _odd(_tanh),
    "tan": _odd(_tan),
    "log": _log,
    "log2": _scaled(_log, 1 / math.log(2)),
    "log10": _scaled(_log, 1 / math.log(10)),
    "log1p": _log1p,
    "sqrt": _conjugate(_sqrt),
    "asinh": _odd(_asinh),
    "asin": _turned(_odd(_asinh)),
    "acos": _conjugate(_acos),
    "acosh": _acosh,
    "atanh": _odd(_atanh),
    "atan": _turned(_odd(_atanh)),
}
FUNCTIONS: dict[str, Callable[..., Array]] = {
    "abs": _modulus,
    "sign": _sign,
    "div": _quotient,
    "square": lambda z: lax.mul(z, z),
    "reciprocal": _reciprocal,
    "rsqrt": _rsqrt,
    **{name: _joined(function) for name, function in _ON_PARTS.items()},
}
"""The families whose values on complex numbers are not XLA's own."""
