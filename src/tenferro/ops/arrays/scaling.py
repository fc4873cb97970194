"""Mantissas and exponents of floating-point numbers. Maths note: elementwise."""

from __future__ import annotations

from typing import Any

from tenferro.ops.base import Family, apply, check_kind, convert_to, f, refuse_dtype
from tenferro.tensor import Aval
from tenferro.tensor.dtypes import int32


def _ldexp(x: Aval, exponent: Aval) -> Aval:
    check_kind("ldexp", x, "f", "the first operand")
    if exponent.dtype.kind not in "iu" or exponent.shape != x.shape:
        refuse_dtype("ldexp", "the exponent", exponent, f"integers of shape {x.shape}")
    return x


def _frexp(x: Aval) -> tuple[Aval, Aval]:
    check_kind("frexp", x, "f")
    return x, x.with_dtype(int32)


ldexp = Family("ldexp", _ldexp, linear=(0,), pointwise=True)
frexp = Family("frexp", _frexp, n_outputs=2, pointwise=True, kinds="f")


@ldexp.transpose(0)
def _(ct: Any, x: Any, exponent: Any) -> Any:
    return apply(ldexp.bind(), ct, exponent)


@frexp.jvp
def _(x: Any, mantissa: Any, exponent: Any, dx: Any) -> Any:
    # x = mantissa · 2^exponent, and the exponent is constant between powers of two.
    return apply(ldexp.bind(), dx, -exponent), None


@frexp.formula
def _(x: Any) -> Any:
    """Powers of two by `ldexp`, which is exact; the logarithm may be one off."""
    odd = f.equal(x, 0) | f.not_equal(x - x, 0)  # zeros, infinities and NaN keep their value
    size = f.abs(f.where(odd, 0.5, x))
    guess = f.floor(f.log2(size)) + 1
    rest = apply(ldexp.bind(), size, convert_to(-guess, int32))
    above, below = f.greater_equal(rest, 1), f.less(rest, 0.5)
    exponent = guess + f.where(above, 1.0, f.where(below, -1.0, 0.0))
    whole = convert_to(exponent, int32)
    return f.where(odd, x, apply(ldexp.bind(), x, -whole)), whole


__all__ = ["frexp", "ldexp"]
