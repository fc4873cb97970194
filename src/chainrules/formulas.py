"""Guards and pieces that several formulas share.

Both branches of a `where` are evaluated and differentiated. A guard therefore replaces the
argument of the singular branch as well as its result. One branch of a `where` is always computed
from an input, so that its type follows the inputs.
"""

from typing import Any


def masked(f: Any, condition: Any, like: Any, value: float = 1.0) -> Any:
    """`value` where the condition holds and 0 elsewhere, of the type of `like`."""
    return f.where(condition, value, f.zeros_like(like))


def both_zero(f: Any, x1: Any, x2: Any) -> Any:
    """Whether both numbers are 0."""
    return f.equal(f.abs(x1) + f.abs(x2), 0)


def guarded_quotient(f: Any, numerator: Any, denominator: Any, singular: Any) -> Any:
    """numerator / denominator, and 0 with zero derivatives where `singular`."""
    safe = f.where(singular, 1, denominator)
    return f.where(singular, 0, numerator / safe)


def unit(f: Any, z: Any, modulus: Any) -> Any:
    """z / |z|, and 0 at 0."""
    return guarded_quotient(f, z, modulus, f.equal(modulus, 0))


def one_minus_square(f: Any, z: Any) -> Any:
    """1 - z², accurate near ±1, with a derivative that is accurate near 0.

    The derivative of (1 - z)(1 + z) is (1 - z) - (1 + z), which cancels for small z.
    """
    return f.where(f.less(f.abs(z), 0.5), 1 - z * z, (1 - z) * (1 + z))


def inverse_quadratic(f: Any, z: Any, sign: int) -> Any:
    """1 / (1 + sign z²) by 1 / z where |z| > 1, so that z² cannot overflow."""
    outside = f.greater(f.abs(z), 1)
    t = f.where(outside, 1 / f.where(outside, z, 1), z)
    numerator = f.where(outside, sign * t * t, 1)
    return numerator / (1 + t * t if sign > 0 else one_minus_square(f, t))
