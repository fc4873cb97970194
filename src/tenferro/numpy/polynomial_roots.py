"""Roots and quotients of polynomials, whose coefficients begin with the highest power."""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro.eager import Tensor
from tenferro.functions.arrays.creation import eye, ones, zeros, zeros_like
from tenferro.functions.arrays.joining import concat
from tenferro.functions.arrays.values import value_of
from tenferro.functions.numbers.complex_parts import real
from tenferro.functions.numbers.convolving import convolve
from tenferro.functions.statistics.polynomials import coefficients
from tenferro.ops.base import as_array, convert_to, refuse
from tenferro.tensor.dtypes import inexact_dtype, result_dtype

__all__ = ["poly", "polydiv", "roots"]


def _eigvals(x: Any) -> Any:
    from tenferro.linalg import eigvals  # loaded when it is needed

    return eigvals(x)


def poly(seq_of_zeros: Any, /) -> Tensor:
    """The coefficients of the monic polynomial with these roots, or a matrix's characteristic one.

    Of a real matrix they are real, as of complex roots that are known to come in conjugate pairs.
    Raises ValueError unless the argument has one axis, or is a square matrix.

    >>> poly([1.0, 2.0])
    Tensor([ 1., -3.,  2.])
    """
    x = as_array("poly", seq_of_zeros)
    of_real_matrix = x.ndim == 2 and not x.aval.is_complex
    if x.ndim == 2 and x.shape[0] == x.shape[1] and x.shape[0]:
        x = _eigvals(x)
    elif x.ndim != 1:
        if x.ndim:
            refuse("poly", "the shape", x.shape, "one axis, or a square matrix")
        return ones((), dtype=inexact_dtype(x.dtype))
    x = convert_to(x, inexact_dtype(x.dtype))
    product = ones(1, dtype=x.dtype)
    for i in np.arange(x.shape[0]):
        product = convolve(product, concat([ones(1, dtype=x.dtype), -x[i][None]]))
    return real(product) if of_real_matrix or _in_pairs(x) else product


def _in_pairs(x: Any) -> bool:
    value = value_of(x)
    if value is None or value.dtype.kind != "c":
        return False
    return bool(np.all(np.sort(value) == np.sort(value.conj())))


def roots(p: Any, /) -> Tensor:
    """The roots of a polynomial: the eigenvalues of its companion matrix, in complex dtype.

    Leading zeros of computed coefficients are passed over; the first one of traced coefficients
    may not be 0. Roots at 0 are last. Differentiable where the roots are distinct. Raises
    ValueError for more than one axis.

    >>> roots([1.0, -3.0, 2.0])
    Tensor([2.+0.j, 1.+0.j])
    """
    p = coefficients("roots", p)
    p, at_zero = _between_zeros(convert_to(p, inexact_dtype(p.dtype)))
    n = p.shape[0] - 1
    parts = [zeros(max(at_zero, 0), dtype=result_dtype(p.dtype, 1j))]
    if n > 0:
        shifted = eye(n - 1, n, dtype=p.dtype)
        companion = concat([(-p[1:] / p[0])[None], shifted])
        parts = [_eigvals(companion), *parts]
    return concat(parts)


def _between_zeros(p: Any) -> tuple[Any, int]:
    """Known coefficients from the first to the last that is not 0, and how many zeros follow."""
    value = value_of(p)
    if value is None:
        return p, 0
    there = np.flatnonzero(value)
    if not there.size:
        return p[:0], 0
    return p[there[0] : there[-1] + 1], value.size - 1 - int(there[-1])


def polydiv(u: Any, v: Any, /) -> tuple[Tensor, Tensor]:
    """Quotient and remainder of two polynomials.

    Leading zeros of a computed remainder are left out; a traced one has one coefficient fewer than
    v (at least one), and the first coefficient of v may not be 0. Raises ValueError for more axes.

    >>> polydiv([3.0, 5.0, 2.0], [2.0, 1.0])
    (Tensor([1.5 , 1.75]), Tensor([0.25]))
    """
    u, v = coefficients("polydiv", u), coefficients("polydiv", v)
    dtype = inexact_dtype(result_dtype(u.dtype, v.dtype))
    rest, v = convert_to(u, dtype), convert_to(v, dtype)
    steps = max(u.shape[0] - v.shape[0] + 1, 0)
    quotient = []
    for _ in range(steps):
        quotient.append(rest[0] / v[0])
        head = rest[1 : v.shape[0]] - quotient[-1] * v[1:]
        rest = concat([head, rest[v.shape[0] :]])
    q = _joined(quotient, rest)
    return q, _trimmed(rest)


def _joined(quotient: list[Any], rest: Any) -> Any:
    """The coefficients of a quotient; a zero if there is none."""
    return concat([x[None] for x in quotient]) if quotient else zeros_like(rest, shape=1)


def _trimmed(rest: Any) -> Any:
    """A remainder, of at least one coefficient, without leading zeros if they are known."""
    if rest.shape[0] == 0:
        return zeros_like(rest, shape=1)
    value = value_of(rest)
    if value is None:
        return rest
    there = np.flatnonzero(~np.isclose(value, 0, rtol=1e-14))
    return rest[min(there[0], value.size - 1) if there.size else value.size - 1 :]
