"""Powers, absolute values, signs and the parts of floating-point numbers, element by element."""

from __future__ import annotations

from typing import Any

import numpy as np

from chainrules.formulas import unit
from chainrules.values.exponential import LN_2
from tenferro.eager.tensor import Tensor
from tenferro.functions.arrays.arguments import as_array, convert_to
from tenferro.functions.arrays.devices import placed_like
from tenferro.functions.elements.elementwise import (
    copysign,
    floor_divide,
    logaddexp,
    nextafter,
    remainder,
    square,
)
from tenferro.functions.elements.operands import conform, dtype_or_type, loop_dtypes
from tenferro.ops.base import FAMILIES, apply, f, full, literal, refuse
from tenferro.ops.base.formulas import where as select
from tenferro.tensor import Array, ArrayLike
from tenferro.tensor.dtypes import inexact_dtype

__all__ = [
    "abs", "absolute", "divmod", "fabs", "float_power", "frexp", "heaviside", "ldexp", "logaddexp2",
    "positive", "pow", "power", "sign", "sinc", "spacing",
]  # fmt: skip


def pow(x1: ArrayLike, x2: ArrayLike, /) -> Tensor:
    """x1 to the power x2; on complex numbers the principal branch.

    Two arrays of numeric dtype that broadcast together. Raises TypeError for other dtypes and
    ValueError for an integer to a negative integer power. Where x2 is 0 the derivative is 0, also
    at x1 = 0; at x1 = 0 with Re x2 ≥ 0 the derivative in x2 is 0 (DLMF §4.7(ii)).

    >>> pow(2.0, 3)
    Tensor(8.)
    """
    if x2.__class__ in (int, float) and isinstance(x1, Array):
        return _number_power(x1, x2)
    return apply(FAMILIES["pow"].bind(), *conform(np.power, x1, x2))


_SQUARES_BOOLEANS = bool((np.ones(1, bool) ** 2).dtype == np.int8)
"""Whether `x ** 2` is `np.square(x)` for booleans too: since NumPy 2.4."""


def method_pow(x: Array, y: Any) -> Any:
    """`x ** y`, which NumPy computes as the square of x where y is the number 2."""
    if _SQUARES_BOOLEANS and y.__class__ is int and y == 2 and dtype_or_type(x) == np.bool_:
        return square(x)
    return pow(x, y)


def _number_power(x: Array, exponent: float) -> Any:
    """A fixed exponent needs no logarithm and no guards in its derivative."""
    dtype = loop_dtypes(np.power, dtype_or_type(x), exponent.__class__)[0]
    x = convert_to(as_array("pow", x), dtype)
    if dtype.kind not in "fc":
        if exponent < 0:
            refuse("pow", "the exponent of integers", exponent, "an integer ≥ 0")
        literal(x, exponent, dtype)  # OverflowError for one that does not fit, as in NumPy
    if exponent == 2:
        return apply(FAMILIES["square"].bind(), x)
    if exponent == 1:
        return x
    if exponent == 0:
        one = placed_like("pow", full(x, x.aval, 1), x)
        return select(True, one, x) if isinstance(x, Tensor) else one  # so that it is recorded
    if exponent == -1:
        return apply(FAMILIES["reciprocal"].bind(), x)
    if exponent == 0.5:
        return apply(FAMILIES["sqrt"].bind(), x)
    if float(exponent).is_integer():
        return apply(FAMILIES["powi"].bind(exponent=int(exponent)), x)
    return apply(FAMILIES["powf"].bind(exponent=exponent), x)


def float_power(x1: ArrayLike, x2: ArrayLike, /) -> Tensor:
    """x1 to the power x2 in double precision, so that integers may have negative powers.

    Raises TypeError and ValueError as `pow`; its derivative is that of `pow`.

    >>> float_power(2, -1)
    Tensor(0.5)
    """
    x1, double = conform(np.float_power, x1, x2)
    return pow(x1, x2 if x2.__class__ in (int, float) else double)


def fabs(x: ArrayLike, /) -> Tensor:
    """The absolute value of real x, as a floating-point number.

    An array of real dtype. The derivative at 0 is 0 by convention. Raises TypeError for complex x.

    >>> fabs(-2)
    Tensor(2.)
    """
    return apply(FAMILIES["abs"].bind(), *conform(np.fabs, x))


def abs(x: ArrayLike, /) -> Tensor:
    """The absolute value; real for complex x.

    An array of any dtype. The derivative at 0 is 0 by convention; for complex z along dz it is
    Re(conj(z) dz) / |z|.

    >>> abs(3 + 4j)
    Tensor(5.)
    """
    x = as_array("abs", x)
    return x if x.dtype.kind in "bu" else apply(FAMILIES["abs"].bind(), x)


def sign(x: Any, /) -> Tensor:
    """-1, 0 or 1; for complex x, x/|x|, with its derivative, and 0 at 0.

    An array of numeric dtype. Raises TypeError for booleans.

    >>> sign(-2.0), sign(3 + 4j)
    (Tensor(-1.), Tensor(0.6+0.8j))
    """
    (x,) = conform(np.sign, x)
    limit = apply(FAMILIES["sign"].bind(), x)
    if not x.aval.is_complex:
        return limit
    modulus = abs(x)
    infinite = f.equal(modulus, np.inf)
    ordinary = unit(f, f.where(infinite, 1, x), f.where(infinite, 1, modulus))
    return f.where(infinite, limit, ordinary)


def positive(x: ArrayLike, /) -> Tensor:
    """The array itself; TypeError for booleans.

    >>> positive(2)
    Tensor(2)
    """
    return conform(np.positive, x)[0]


def logaddexp2(x1: Any, x2: Any, /) -> Tensor:
    """log₂(2^x1 + 2^x2) without overflow.

    Two arrays of real dtype that broadcast together. Raises TypeError for complex operands.

    >>> logaddexp2(1.0, 1.0)
    Tensor(2.)
    """
    x1, x2 = conform(np.logaddexp2, x1, x2)
    return logaddexp(x1 * LN_2, x2 * LN_2) / LN_2


def sinc(x: ArrayLike, /) -> Tensor:
    """sin(πx)/(πx), and 1 at 0.

    An array of numeric dtype; integers become float64. Source of the derivative:
    x sinc'(x) = cos πx − sinc x.

    >>> sinc(0.5)
    Tensor(0.63661977)
    """
    x = as_array("sinc", x)
    return apply(FAMILIES["sinc"].bind(), convert_to(x, inexact_dtype(x.dtype)))


def heaviside(x1: ArrayLike, x2: ArrayLike, /) -> Tensor:
    """0 where x1 < 0, x2 where x1 = 0, 1 where x1 > 0, NaN where x1 is NaN.

    Two arrays of real dtype that broadcast together. The derivative in x1 is 0 by convention at 0;
    that in x2 is 1 where x1 = 0. Raises TypeError for complex operands.

    >>> heaviside(0.0, 0.5)
    Tensor(0.5)
    """
    x1, x2 = conform(np.heaviside, x1, x2)
    step = select(f.less(x1, 0), 0, select(f.equal(x1, x1), f.zeros_like(x1) + 1, np.nan))
    return select(f.equal(x1, 0), x2, step)


def divmod(x1: ArrayLike, x2: ArrayLike, /) -> tuple[Tensor, Tensor]:
    """`floor_divide` and `remainder` together.

    >>> divmod(7, 3)
    (Tensor(2), Tensor(1))
    """
    x1, x2 = conform(np.divmod, x1, x2)
    return floor_divide(x1, x2), remainder(x1, x2)


def ldexp(x1: ArrayLike, x2: ArrayLike, /) -> Tensor:
    """x1 · 2^x2 for integers x2.

    An array of real dtype and one of integers that broadcast together; linear in x1. Raises
    TypeError if x2 is not of integer dtype.

    >>> ldexp(0.75, 2)
    Tensor(3.)
    """
    return apply(FAMILIES["ldexp"].bind(), *conform(np.ldexp, x1, x2))


def frexp(x: ArrayLike, /) -> tuple[Tensor, Tensor]:
    """Mantissa m, ½ ≤ |m| < 1, and integer exponent e with x = m · 2^e.

    An array of real dtype. The mantissa's derivative is 2^−e; the exponent has none. Raises
    TypeError for complex x.

    >>> frexp(3.0)
    (Tensor(0.75), Tensor(2, dtype=int32))
    """
    mantissa, exponent = apply(FAMILIES["frexp"].bind(), *conform(np.frexp, x))
    return mantissa, exponent


def spacing(x: ArrayLike, /) -> Tensor:
    """The distance to the next floating-point number away from 0, of the sign of x.

    An array of real dtype. It has no derivative. Raises TypeError for complex x.

    >>> spacing(1.0)
    Tensor(2.22044605e-16)
    """
    (x,) = conform(np.spacing, x)
    to = copysign(np.inf, f.add(x, 0))  # -0.0 counts as positive
    return nextafter(x, to) - x


absolute = abs
power = pow
