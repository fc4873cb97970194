"""Functions that act element by element: arithmetic, exponentials, circular functions.

Each is a primitive of `tenferro.ops`. Names are the Array API standard's, and NumPy's other names
are aliases. Those that need more than a primitive are in `arithmetic`.
"""

from __future__ import annotations

import numpy as np

from tenferro.functions.elements.operands import binary, unary

__all__ = [
    "acos", "acosh", "add", "arccos", "arccosh", "arcsin", "arcsinh", "arctan", "arctan2",
    "arctanh", "asin", "asinh", "atan", "atan2", "atanh", "cbrt", "copysign", "cos", "cosh",
    "deg2rad", "degrees", "divide", "exp", "exp2", "expm1", "floor_divide", "fmax", "fmin", "fmod",
    "gcd", "hypot", "lcm", "log", "log1p", "log2", "log10", "logaddexp", "maximum", "minimum",
    "mod", "multiply", "negative", "nextafter", "rad2deg", "radians", "reciprocal", "remainder",
    "sin", "sinh", "sqrt", "square", "subtract", "tan", "tanh", "true_divide",
]  # fmt: skip

negative = unary(np.negative, "neg", "−x, element by element.", "negative(1.5) → Tensor(-1.5)")
exp = unary(np.exp, "exp", "e to the power x.", "exp(1.0) → Tensor(2.71828183)")
exp2 = unary(np.exp2, "exp2", "2 to the power x.", "exp2(3.0) → Tensor(8.)")
expm1 = unary(np.expm1, "expm1", "exp(x) − 1, exact for small x.", "expm1(1e-10) → Tensor(1.e-10)")
log = unary(
    np.log,
    "log",
    "The natural logarithm; on complex numbers the principal branch, cut along x < 0.",
    "log(2.0) → Tensor(0.69314718)",
)
log2 = unary(np.log2, "log2", "The logarithm to base 2; branch as `log`.", "log2(8.0) → Tensor(3.)")
log10 = unary(
    np.log10,
    "log10",
    "The logarithm to base 10; branch as `log`.",
    "log10(1000.0) → Tensor(3.)",
)
log1p = unary(np.log1p, "log1p", "log(1 + x), exact for small x.", "log1p(1e-10) → Tensor(1.e-10)")
sin = unary(np.sin, "sin", "The sine.", "sin(0.5) → Tensor(0.47942554)")
cos = unary(np.cos, "cos", "The cosine.", "cos(0.5) → Tensor(0.87758256)")
tan = unary(np.tan, "tan", "The tangent.", "tan(0.5) → Tensor(0.54630249)")
asin = unary(
    np.arcsin,
    "asin",
    "The inverse sine, in [−π/2, π/2] on reals; cut along |x| > 1.",
    "asin(1.0) → Tensor(1.57079633)",
)
acos = unary(
    np.arccos,
    "acos",
    "The inverse cosine, in [0, π] on reals; cut along |x| > 1.",
    "acos(0.0) → Tensor(1.57079633)",
)
atan = unary(
    np.arctan,
    "atan",
    "The inverse tangent, in (−π/2, π/2) on reals; cut along |Im x| > 1 on the axis.",
    "atan(1.0) → Tensor(0.78539816)",
)
sinh = unary(np.sinh, "sinh", "The hyperbolic sine.", "sinh(1.0) → Tensor(1.17520119)")
cosh = unary(np.cosh, "cosh", "The hyperbolic cosine.", "cosh(1.0) → Tensor(1.54308063)")
tanh = unary(
    np.tanh,
    "tanh",
    "The hyperbolic tangent. Its derivative is computed as 1 - tanh(x)², which rounds to 0 for "
    "|x| > 19; 1 / cosh(x)² keeps all digits.",
    "tanh(1.0) → Tensor(0.76159416)",
)
asinh = unary(
    np.arcsinh,
    "asinh",
    "The inverse hyperbolic sine; cut along |Im x| > 1 on the axis.",
    "asinh(1.0) → Tensor(0.88137359)",
)
acosh = unary(
    np.arccosh,
    "acosh",
    "The inverse hyperbolic cosine; cut along x < 1.",
    "acosh(2.0) → Tensor(1.3169579)",
)
atanh = unary(
    np.arctanh,
    "atanh",
    "The inverse hyperbolic tangent; cut along |x| > 1.",
    "atanh(0.5) → Tensor(0.54930614)",
)
sqrt = unary(
    np.sqrt,
    "sqrt",
    "The square root with Re √x ≥ 0; cut along x < 0.",
    "sqrt(2.0) → Tensor(1.41421356)",
)
square = unary(np.square, "square", "x², element by element.", "square(3.0) → Tensor(9.)")
reciprocal = unary(
    np.reciprocal,
    "reciprocal",
    "1/x; on integers the integer part of it.",
    "reciprocal(4.0) → Tensor(0.25)",
)
cbrt = unary(np.cbrt, "cbrt", "The real cube root.", "cbrt(27.0) → Tensor(3.)")
deg2rad = unary(np.deg2rad, "deg2rad", "Degrees in radians.", "deg2rad(180.0) → Tensor(3.14159265)")
rad2deg = unary(np.rad2deg, "rad2deg", "Radians in degrees.", "rad2deg(1.0) → Tensor(57.29577951)")

add = binary(np.add, "add", "x1 + x2; on booleans the logical or.", "add(1.0, 2.0) → Tensor(3.)")
subtract = binary(np.subtract, "sub", "x1 − x2.", "subtract(1.0, 2.0) → Tensor(-1.)")
multiply = binary(
    np.multiply,
    "mul",
    "x1 · x2; on booleans the logical and.",
    "multiply(2.0, 3.0) → Tensor(6.)",
)
divide = binary(np.divide, "div", "x1 / x2, in floating point.", "divide(1, 4) → Tensor(0.25)")
floor_divide = binary(
    np.floor_divide,
    "floor_divide",
    "⌊x1 / x2⌋.",
    "floor_divide(7, -2) → Tensor(-4)",
)
remainder = binary(
    np.remainder,
    "mod",
    "x1 − x2 ⌊x1 / x2⌋: of the sign of x2.",
    "remainder(7, -2) → Tensor(-1)",
)
fmod = binary(
    np.fmod,
    "rem",
    "x1 − x2 trunc(x1 / x2): of the sign of x1.",
    "fmod(7, -2) → Tensor(1)",
)
maximum = binary(
    np.maximum,
    "maximum",
    "The larger one; NaN if either is NaN. Equal operands share the derivative.",
    "maximum(1.0, 2.0) → Tensor(2.)",
)
minimum = binary(
    np.minimum,
    "minimum",
    "The smaller one; NaN if either is NaN. Equal operands share the derivative.",
    "minimum(1.0, 2.0) → Tensor(1.)",
)
fmax = binary(
    np.fmax,
    "fmax",
    "The larger one; the other one if one is NaN. Equal operands share the derivative.",
    "fmax(1.0, np.nan) → Tensor(1.)",
)
fmin = binary(
    np.fmin,
    "fmin",
    "The smaller one; the other one if one is NaN. Equal operands share the derivative.",
    "fmin(1.0, np.nan) → Tensor(1.)",
)
atan2 = binary(
    np.arctan2,
    "atan2",
    "The angle of the point (x2, x1), in [−π, π].",
    "atan2(1.0, -1.0) → Tensor(2.35619449)",
)
hypot = binary(
    np.hypot,
    "hypot",
    "√(x1² + x2²) without overflow on the way.",
    "hypot(3.0, 4.0) → Tensor(5.)",
)
logaddexp = binary(
    np.logaddexp,
    "logaddexp",
    "log(exp(x1) + exp(x2)) without overflow.",
    "logaddexp(0.0, 1.0) → Tensor(1.31326169)",
)
copysign = binary(
    np.copysign,
    "copysign",
    "|x1| with the sign of x2.",
    "copysign(1.0, -0.0) → Tensor(-1.)",
)
nextafter = binary(
    np.nextafter,
    "nextafter",
    "The next floating-point number from x1 towards x2; it has no derivative.",
    "nextafter(1.0, 2.0) → Tensor(1.)",
)
gcd = binary(np.gcd, "gcd", "The greatest common divisor.", "gcd(12, 18) → Tensor(6)")
lcm = binary(np.lcm, "lcm", "The least common multiple.", "lcm(4, 6) → Tensor(12)")


arccos, arcsin, arctan = acos, asin, atan
arccosh, arcsinh, arctanh, arctan2 = acosh, asinh, atanh, atan2
degrees, radians = rad2deg, deg2rad
mod = remainder
true_divide = divide
