"""Questions about floating-point numbers, and whether arrays agree."""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array, convert_to, promote
from tenferro.functions.arrays.devices import placed_like
from tenferro.functions.axes.reductions import all as all_of
from tenferro.functions.elements.logic import logical_and, logical_or
from tenferro.functions.elements.operands import conform, operands
from tenferro.functions.numbers.complex_parts import imag, real
from tenferro.ops.base import FAMILIES, apply, f, full
from tenferro.tensor import Array, ArrayLike, aval_of
from tenferro.tensor.dtypes import bool_, float64

__all__ = [
    "allclose", "array_equal", "array_equiv", "isclose", "iscomplex", "isfinite", "isinf", "isnan",
    "isneginf", "isposinf", "isreal", "signbit",
]  # fmt: skip


def _constant(x: Array, value: bool) -> Any:
    return placed_like("a predicate", full(x, x.aval.with_dtype(bool_), value), x)


def isnan(x: ArrayLike, /) -> Tensor:
    """Whether x, or a part of complex x, is NaN.

    >>> isnan([1.0, np.nan])
    Tensor([False,  True])
    """
    x = as_array("isnan", x)
    return f.not_equal(x, x) if x.aval.is_inexact else _constant(x, False)


def isfinite(x: ArrayLike, /) -> Tensor:
    """Whether x is neither infinite nor NaN.

    >>> isfinite([1.0, np.inf, np.nan])
    Tensor([ True, False, False])
    """
    x = as_array("isfinite", x)
    if x.aval.is_complex:
        return logical_and(isfinite(real(x)), isfinite(imag(x)))
    return f.less(f.abs(x), np.inf) if x.aval.is_inexact else _constant(x, True)


def isinf(x: ArrayLike, /) -> Tensor:
    """Whether x, or a part of complex x, is infinite.

    >>> isinf([1.0, -np.inf, np.nan])
    Tensor([False,  True, False])
    """
    x = as_array("isinf", x)
    if x.aval.is_complex:
        return logical_or(isinf(real(x)), isinf(imag(x)))
    return f.equal(f.abs(x), np.inf) if x.aval.is_inexact else _constant(x, False)


def isposinf(x: ArrayLike, /) -> Tensor:
    """Whether real x is +∞. Raises TypeError for complex x.

    >>> isposinf([np.inf, -np.inf])
    Tensor([ True, False])
    """
    return _is_infinity("isposinf", x, np.inf)


def isneginf(x: ArrayLike, /) -> Tensor:
    """Whether real x is −∞. Raises TypeError for complex x.

    >>> isneginf([np.inf, -np.inf])
    Tensor([False,  True])
    """
    return _is_infinity("isneginf", x, -np.inf)


def _is_infinity(name: str, x: ArrayLike, value: float) -> Any:
    x = as_array(name, x)
    if x.aval.is_complex:
        raise TypeError(f"{name}: x has dtype {x.dtype}, expected a real dtype")
    return f.equal(x, value) if x.aval.is_inexact else _constant(x, False)


def signbit(x: Any, /) -> Tensor:
    """Whether the sign bit of real x is set: x < 0, −0.0 and negative NaNs. TypeError if complex.

    >>> signbit([-0.0, 0.0])
    Tensor([ True, False])
    """
    (x,) = conform(np.signbit, x)
    return f.less(apply(FAMILIES["copysign"].bind(), full(x, x.aval, 1), x), 0)


def iscomplex(x: ArrayLike, /) -> Tensor:
    """Whether the imaginary part is other than 0.

    >>> iscomplex([1 + 0j, 1j])
    Tensor([False,  True])
    """
    return f.not_equal(imag(x), 0)


def isreal(x: ArrayLike, /) -> Tensor:
    """Whether the imaginary part is 0.

    >>> isreal([1 + 0j, 1j])
    Tensor([ True, False])
    """
    return f.equal(imag(x), 0)


def isclose(
    a: ArrayLike,
    b: ArrayLike,
    /,
    rtol: ArrayLike = 1e-05,
    atol: ArrayLike = 1e-08,
    equal_nan: bool = False,
) -> Tensor:
    """Whether |a − b| ≤ atol + rtol |b|, or a = b; NaNs are close if `equal_nan`.

    Arrays of numeric dtype that broadcast together. Raises ValueError if they do not.

    >>> isclose([1.0, 2.0], [1.0 + 1e-9, 2.1])
    Tensor([ True, False])
    """
    a, b = promote("isclose", [_wide("isclose", x) for x in operands("isclose", a, b)])
    x, y = (z if z.aval.is_inexact else convert_to(z, float64) for z in (a, b))
    finite = isfinite(x) & isfinite(y)
    x, y = f.where(finite, x, 0), f.where(finite, y, 0)
    near = f.less_equal(f.abs(x - y), atol + rtol * f.abs(y)) & finite | f.equal(a, b)
    return near | (isnan(a) & isnan(b)) if equal_nan else near


def _wide(name: str, x: Any) -> Any:
    """A Python integer as an array, so that it need not fit the other operand's dtype."""
    return as_array(name, x) if x.__class__ is int else x


def allclose(
    a: ArrayLike,
    b: ArrayLike,
    /,
    rtol: ArrayLike = 1e-05,
    atol: ArrayLike = 1e-08,
    equal_nan: bool = False,
) -> Tensor:
    """Whether `isclose` holds everywhere.

    >>> allclose([1.0, 2.0], [1.0 + 1e-9, 2.0])
    Tensor(True)
    """
    near = isclose(a, b, rtol, atol, equal_nan)
    return all_of(near)


def array_equal(a1: ArrayLike, a2: ArrayLike, /, equal_nan: bool = False) -> Tensor:
    """Whether two arrays have the same shape and elements; NaNs are equal if `equal_nan`.

    >>> array_equal([1, 2], [1.0, 2.0])
    Tensor(True)
    """
    a1, a2 = (as_array("array_equal", x) for x in (a1, a2))
    if a1.shape != a2.shape:
        return placed_like("a predicate", full(a1, aval_of((), bool_), False), a1)
    equal = a1 == a2
    if equal_nan:
        equal = equal | (isnan(a1) & isnan(a2))
    return all_of(equal)


def array_equiv(a1: ArrayLike, a2: ArrayLike, /) -> Tensor:
    """Whether two arrays broadcast together to equal ones.

    >>> array_equiv([1, 1], 1)
    Tensor(True)
    """
    a1, a2 = (as_array("array_equiv", x) for x in (a1, a2))
    try:
        equal = a1 == a2
    except ValueError:  # shapes that do not broadcast together
        return placed_like("a predicate", full(a1, aval_of((), bool_), False), a1)
    return all_of(equal)
