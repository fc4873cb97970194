"""Rounding to integers and to decimals: constant between steps, so the derivative is zero."""

from __future__ import annotations

from typing import Any, cast

import numpy as np

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array, convert_to
from tenferro.functions.elements.operands import Unary, conform
from tenferro.functions.numbers.complex_parts import imag, join, real
from tenferro.ops.base import FAMILIES, apply, f, refuse_dtype
from tenferro.tensor import Array, ArrayLike
from tenferro.tensor.dtypes import bool_, float64, inexact_dtype

__all__ = ["around", "ceil", "fix", "floor", "modf", "rint", "round", "trunc"]


def _step(name: str, summary: str, result: str) -> Unary:
    ufunc, operation = getattr(np, name), FAMILIES[name].bind()

    def function(x: Array, /) -> Any:
        (x,) = conform(ufunc, x)
        return apply(operation, x) if x.aval.is_inexact else x

    function.__name__ = function.__qualname__ = name
    function.__doc__ = f"""{summary}

    An array of real dtype; integers stay what they are. The derivative is 0. Raises TypeError for
    complex x.

    >>> {name}(-1.5)
    {result}
    """
    return cast(Unary, function)


floor = _step("floor", "The largest integer that is not above x.", "Tensor(-2.)")
ceil = _step("ceil", "The smallest integer that is not below x.", "Tensor(-1.)")
trunc = _step("trunc", "The integer next to x on the side of 0.", "Tensor(-1.)")
fix = trunc


def rint(x: ArrayLike, /) -> Tensor:
    """The nearest integer, halves to the even one, as a floating-point number.

    An array of any dtype; complex numbers are rounded by parts. The derivative is 0.

    >>> rint(2.5)
    Tensor(2.)
    """
    return _nearest(*conform(np.rint, x))


def _nearest(x: Array) -> Any:
    if x.aval.is_complex:
        return join(_nearest(real(x)), _nearest(imag(x)))
    return apply(FAMILIES["round"].bind(), x)


def round(x: ArrayLike, /, decimals: int = 0) -> Tensor:
    """The nearest number with so many decimals, halves to the even one.

    An array of any dtype but bool; integers change only for negative `decimals`, complex numbers
    are rounded by parts. The derivative is 0. Raises TypeError for booleans if `decimals` is given.

    >>> round(2.675, 1)
    Tensor(2.7)
    """
    x = as_array("round", x)
    if x.dtype == bool_ and decimals:
        refuse_dtype("round", "x's dtype", x.dtype, "a numeric dtype if decimals are given")
    if x.dtype.kind in "iu":
        return _round_integers(x, decimals)
    x = convert_to(x, inexact_dtype(x.dtype))
    if not decimals:
        return _nearest(x)
    scale = 10.0 ** (decimals if decimals > 0 else -decimals)
    return _nearest(x * scale) / scale if decimals > 0 else _nearest(x / scale) * scale


def _round_integers(x: Array, decimals: int) -> Any:
    if decimals >= 0:
        return x
    scaled = convert_to(x, float64) / 10.0**-decimals
    return convert_to(_nearest(scaled) * 10.0**-decimals, x.dtype)


around = round


def modf(x: ArrayLike, /) -> tuple[Tensor, Tensor]:
    """The fractional and the integral part, both of the sign of x.

    An array of real dtype. The derivative is 1 for the fractional part and 0 for the integral one.
    Raises TypeError for complex x.

    >>> modf(-1.25)
    (Tensor(-0.25), Tensor(-1.))
    """
    (x,) = conform(np.modf, x)
    # The remainder by 1 keeps the sign of zero; that of an infinity is NaN, its fraction zero.
    finite = f.less(f.abs(x), np.inf)
    special = f.where(f.equal(x, x), f.copysign(f.zeros_like(x), x), x)
    return f.where(finite, f.rem(f.where(finite, x, 0), 1), special), trunc(x)
