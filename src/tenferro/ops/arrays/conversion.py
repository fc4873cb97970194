"""Changes of dtype, and the parts of complex numbers.

Casts between floating-point and complex dtypes carry tangents along; anything to or from integers
and booleans is inactive. Every one of these maps is linear over the reals.

Maths note: elementwise.
"""

from __future__ import annotations

from typing import Any

from tenferro.ops.base import Family, apply, check_kind, convert_to, full
from tenferro.ops.base.shapes import same_aval
from tenferro.tensor import Aval
from tenferro.tensor.dtypes import DType, as_dtype, complex_dtype, real_dtype


def _convert(x: Aval, *, dtype: DType) -> Aval:
    return x.with_dtype(as_dtype(dtype, "convert", half=True))


def _part(x: Aval) -> Aval:
    check_kind("real, imag", x, "c")
    return x.with_dtype(real_dtype(x.dtype))


def _complex(re: Aval, im: Aval) -> Aval:
    aval = same_aval("complex", re, im)
    check_kind("complex", aval, "f")
    return aval.with_dtype(complex_dtype(aval.dtype))


def _conj(x: Aval) -> Aval:
    check_kind("conj", x, "c")
    return x


convert = Family("convert", _convert, linear="all", pointwise=True)
real = Family("real", _part, linear="all", pointwise=True, kinds="c")
imag = Family("imag", _part, linear="all", pointwise=True, kinds="c")
complex_ = Family("complex", _complex, linear="all", pointwise=True, kinds="f")
conj = Family("conj", _conj, linear="all", real_linear=(0,), pointwise=True, kinds="c")


@convert.jvp
def _(x: Any, y: Any, dx: Any, *, dtype: DType) -> Any:
    return convert_to(dx, dtype) if x.aval.is_inexact else None


@convert.transpose(0)
def _(ct: Any, x: Any, *, dtype: DType) -> Any:
    # From real to complex the transpose takes the real part, so a real input keeps a real gradient.
    if ct.aval.is_complex and not x.aval.is_complex:
        ct = apply(real.bind(), ct)
    return convert_to(ct, x.dtype)


@real.transpose(0)
def _(ct: Any, z: Any) -> Any:
    return apply(complex_.bind(), ct, full(ct, ct.aval, 0))


@imag.transpose(0)
def _(ct: Any, z: Any) -> Any:
    return apply(complex_.bind(), full(ct, ct.aval, 0), ct)


@complex_.transpose(0)
def _(ct: Any, re: Any, im: Any) -> Any:
    return apply(real.bind(), ct)


@complex_.transpose(1)
def _(ct: Any, re: Any, im: Any) -> Any:
    return apply(imag.bind(), ct)


@conj.transpose(0)
def _(ct: Any, z: Any) -> Any:
    return apply(conj.bind(), ct)
