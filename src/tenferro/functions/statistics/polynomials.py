"""Polynomials given by their coefficients, the highest power first; linear in the coefficients.

Coefficients are arrays with one axis (a number is a constant polynomial) of numeric dtype; more
axes raise ValueError.
"""

from __future__ import annotations

from operator import index
from typing import Any

import numpy as np

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array, convert_to
from tenferro.functions.arrays.creation import zeros
from tenferro.functions.arrays.joining import concat
from tenferro.functions.arrays.manipulation import reshape
from tenferro.functions.elements.arithmetic import pow
from tenferro.functions.numbers.convolving import convolve
from tenferro.functions.statistics.padding import pad
from tenferro.ops.base import f, refuse
from tenferro.tensor import ArrayLike
from tenferro.tensor.dtypes import int64, result_dtype

__all__ = ["polyadd", "polyder", "polyint", "polymul", "polysub", "polyval", "vander"]


def coefficients(name: str, p: ArrayLike) -> Any:
    """A polynomial as an array with one axis."""
    p = as_array(name, p)
    if p.ndim > 1:
        refuse(name, "the number of axes", p.ndim, "at most 1")
    return reshape(p, (p.size,))


def polyval(p: ArrayLike, x: ArrayLike, /) -> Tensor:
    """p[0]·xⁿ⁻¹ + … + p[n−1] at each element of x, by Horner's scheme.

    p may have more axes: the coefficients are along the first, the others broadcast with x.

    >>> polyval([1.0, 2.0, 3.0], 2.0)
    Tensor(11.)
    """
    p = as_array("polyval", p)
    p = p if p.ndim else reshape(p, (1,))
    x = as_array("polyval", x, p)
    value = f.zeros_like(x)
    for i in range(p.shape[0]):
        value = value * x + p[i]
    return value


def polyadd(a1: ArrayLike, a2: ArrayLike, /) -> Tensor:
    """The sum of two polynomials.

    >>> polyadd([1.0, 2.0], [3.0])
    Tensor([1., 5.])
    """
    a, b = _same_length("polyadd", a1, a2)
    return a + b


def polysub(a1: ArrayLike, a2: ArrayLike, /) -> Tensor:
    """The difference of two polynomials.

    >>> polysub([1.0, 2.0], [3.0])
    Tensor([ 1., -1.])
    """
    a, b = _same_length("polysub", a1, a2)
    return a - b


def _same_length(name: str, *polynomials: Any) -> list[Any]:
    """Coefficients with leading zeros, so that powers agree."""
    arrays = [coefficients(name, p) for p in polynomials]
    n = max(p.size for p in arrays)
    return [pad(p, (n - p.size, 0)) if p.size < n else p for p in arrays]


def polymul(a1: ArrayLike, a2: ArrayLike, /) -> Tensor:
    """The product of two polynomials.

    >>> polymul([1.0, 2.0], [1.0, -2.0])
    Tensor([ 1.,  0., -4.])
    """
    return convolve(coefficients("polymul", a1), coefficients("polymul", a2))


def polyder(p: Any, /, m: int = 1) -> Tensor:
    """The m-th derivative of a polynomial. Raises ValueError for a negative m.

    >>> polyder([1.0, 2.0, 3.0])
    Tensor([2., 2.])
    """
    p = coefficients("polyder", p)
    if index(m) < 0:
        refuse("polyder", "m", m, "an integer ≥ 0")
    for _ in range(m):
        p = p[:-1] * np.arange(p.size - 1, 0, -1)
    return p


def polyint(p: Any, /, m: int = 1, k: ArrayLike | None = None) -> Tensor:
    """The m-th antiderivative of a polynomial, with constants of integration k (by default 0).

    Raises ValueError for a negative m, or unless k has one number, or m.

    >>> polyint([2.0, 2.0])
    Tensor([1., 2., 0.])
    """
    p = coefficients("polyint", p)
    if index(m) < 0:
        refuse("polyint", "m", m, "an integer ≥ 0")
    constants = np.zeros(m) if k is None else as_array("polyint", k, p)
    constants = as_array("polyint", constants) + np.zeros(m)
    for i in range(m):
        raised = p / np.arange(p.size, 0, -1)
        p = concat([raised, constants[i][None]])
    return p


def vander(x: ArrayLike, /, N: Any = None, increasing: bool = False) -> Tensor:
    """The matrix of powers: column j is x to the power N − 1 − j, or j if `increasing`.

    An array with one axis; N is its size by default. As in NumPy the dtype is at least that of an
    integer, so float32 becomes float64. Raises ValueError for more axes or N < 0.

    >>> vander([1.0, 2.0, 3.0])
    Tensor([[1., 1., 1.],
            [4., 2., 1.],
            [9., 3., 1.]])
    """
    x = as_array("vander", x)
    if x.ndim != 1:
        refuse("vander", "the number of axes", x.ndim, "1")
    n = x.shape[0] if N is None else index(N)
    if n < 0:
        refuse("vander", "N", n, "an integer ≥ 0")
    x = convert_to(x, result_dtype(x.dtype, int64))
    columns = [pow(x, i)[:, None] for i in range(n)]
    if not columns:
        return zeros((x.shape[0], 0), dtype=x.dtype)
    return concat(columns if increasing else columns[::-1], axis=1)
