"""Circular functions, their inverses and angles. Maths note: elementwise."""

import math
from typing import Any

from chainrules.formulas import both_zero, inverse_quadratic, one_minus_square
from chainrules.rule import holomorphic, real_only
from chainrules.values import trigonometric as value


def _inverse_cosine_of_asin(f: Any, z: Any) -> Any:
    """1 / sqrt(1 - z²) on the principal branch, each cut by its own factor.

    -(z - 1) and z - (-1) keep the sign of a zero imaginary part, which 1 - z and 1 + z lose. The
    derivative of their product cancels near 0, which is not on the cut.
    """
    small = f.less(f.abs(z), 0.5)
    near, far = f.where(small, z, 0), f.where(small, 0, z)
    return 1 / f.where(small, f.sqrt(1 - near * near), f.sqrt(-(far - 1)) * f.sqrt(far - (-1)))


def _real_inverse_cosine_of_asin(f: Any, x: Any) -> Any:
    return f.rsqrt(one_minus_square(f, x))


def _angle_partial(f: Any, leg: Any, x1: Any, x2: Any) -> Any:
    """leg / (x1² + x2²) without overflow, and 0 at the origin."""
    origin = both_zero(f, x1, x2)
    radius = f.hypot(f.where(origin, 1, x1), x2)
    return f.where(origin, 0, leg / radius / radius)


RULES = (
    holomorphic("sin", value.sin, lambda f, x, y: f.cos(x), domain="all z", source="DLMF §4.20"),
    holomorphic("cos", value.cos, lambda f, x, y: -f.sin(x), domain="all z", source="DLMF §4.20"),
    holomorphic(
        "tan",
        value.tan,
        lambda f, x, y: 1 + y * y,
        domain="all z but the poles (k + 1/2) π",
        source="DLMF §4.20",
    ),
    holomorphic(
        "asin",
        value.asin,
        lambda f, x, y: _inverse_cosine_of_asin(f, x),
        real=(lambda f, x, y: _real_inverse_cosine_of_asin(f, x),),
        domain="z ≠ ±1 off the cuts |x| > 1",
        source="DLMF §4.24(ii)",
    ),
    holomorphic(
        "acos",
        value.acos,
        lambda f, x, y: -_inverse_cosine_of_asin(f, x),
        real=(lambda f, x, y: -_real_inverse_cosine_of_asin(f, x),),
        domain="z ≠ ±1 off the cuts |x| > 1",
        source="DLMF §4.24(ii)",
    ),
    holomorphic(
        "atan",
        value.atan,
        lambda f, x, y: inverse_quadratic(f, x, 1),
        real=(lambda f, x, y: 1 / (1 + x * x),),
        domain="z ≠ ±i off the cuts on the imaginary axis",
        source="DLMF §4.24(ii)",
    ),
    real_only(
        "atan2",
        value.atan2,
        lambda f, x1, x2, y: _angle_partial(f, x2, x1, x2),
        lambda f, x1, x2, y: _angle_partial(f, -x1, x1, x2),
        domain="(x1, x2) ≠ (0, 0), where the derivative is 0 by convention",
        source="DLMF §4.24(ii), §1.9(i)",
    ),
    real_only(
        "deg2rad",
        value.deg2rad,
        lambda f, x, y: math.pi / 180,
        domain="all x",
        source="180° = π",
    ),
    real_only(
        "rad2deg",
        value.rad2deg,
        lambda f, x, y: 180 / math.pi,
        domain="all x",
        source="180° = π",
    ),
)
