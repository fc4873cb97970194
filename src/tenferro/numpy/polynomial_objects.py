"""Polynomials as objects, as NumPy's `poly1d`."""

from __future__ import annotations

from collections.abc import Iterator
from operator import index
from typing import Any, overload

from tenferro.eager import Tensor
from tenferro.functions.arrays.inspection import ndim
from tenferro.functions.arrays.values import value_of
from tenferro.functions.statistics.polynomials import (
    coefficients,
    polyadd,
    polyder,
    polyint,
    polymul,
    polysub,
    polyval,
)
from tenferro.numpy.polynomial_roots import poly, polydiv, roots
from tenferro.ops.base import refuse

__all__ = ["poly1d"]


class poly1d:  # noqa: N801
    """A polynomial with these coefficients, the highest power first, or with these roots (`r`).

    A function of numbers, arrays and other polynomials; `+`, `-`, `*`, `/`, `**`, `p[power]`,
    `deriv` and `integ` as in NumPy. Leading zeros are left out where the coefficients are known.
    Differentiable in the coefficients and in what it is called with. Raises ValueError for more
    than one axis.

    >>> p = poly1d([1.0, 2.0, 3.0])
    >>> p(2.0), p.deriv()(2.0), (p * p)[4]
    (Tensor(11.), Tensor(6.), Tensor(1.))
    """

    __array_ufunc__ = None
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, c_or_r: Any, r: bool = False, variable: str | None = None) -> None:
        of = c_or_r.variable if isinstance(c_or_r, poly1d) else "x"
        p = _coefficients(c_or_r)
        self.coeffs: Tensor = _trimmed(poly(p) if r else coefficients("poly1d", p))
        self.variable: str = variable or of

    @property
    def order(self) -> int:
        """The highest power."""
        return int(self.coeffs.shape[0]) - 1

    o = order

    @property
    def c(self) -> Tensor:
        """The coefficients, the highest power first."""
        return self.coeffs

    coef = coefficients = c

    @property
    def roots(self) -> Tensor:
        """Where it is 0, in complex dtype."""
        return roots(self.coeffs)

    r = roots

    @overload
    def __call__(self, val: poly1d) -> poly1d: ...
    @overload
    def __call__(self, val: Any) -> Tensor: ...
    def __call__(self, val: Any) -> poly1d | Tensor:
        """Its value; of a polynomial, the polynomial of that."""
        if not isinstance(val, poly1d):
            return polyval(self.coeffs, val)
        found = poly1d(self.coeffs[:1])
        for i in range(1, self.order + 1):
            found = found * val + self.coeffs[i]
        return found

    def __getitem__(self, power: int) -> Any:
        """The coefficient of a power; 0 of one that it has not."""
        power = index(power)
        return self.coeffs[self.order - power] if 0 <= power <= self.order else 0

    def __setitem__(self, power: int, value: Any) -> None:
        """Set the coefficient of one of its powers."""
        if not 0 <= index(power) <= self.order:
            refuse("poly1d", "the power", power, f"at least 0 and at most {self.order}")
        changed = self.coeffs.copy()
        changed[self.order - power] = value
        self.coeffs = changed

    def __len__(self) -> int:
        return self.order

    def __iter__(self) -> Iterator[Any]:
        return iter(self.coeffs)

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        return self.coeffs.__array__(dtype, copy)

    def deriv(self, m: int = 1) -> poly1d:
        """The m-th derivative."""
        return poly1d(polyder(self.coeffs, m))

    def integ(self, m: int = 1, k: Any = 0) -> poly1d:
        """The m-th antiderivative, with constants of integration k."""
        return poly1d(polyint(self.coeffs, m, k))

    def __neg__(self) -> poly1d:
        return poly1d(-self.coeffs)

    def __pos__(self) -> poly1d:
        return self

    def __add__(self, other: Any) -> poly1d:
        return poly1d(polyadd(self.coeffs, _coefficients(other)))

    __radd__ = __add__

    def __sub__(self, other: Any) -> poly1d:
        return poly1d(polysub(self.coeffs, _coefficients(other)))

    def __rsub__(self, other: Any) -> poly1d:
        return poly1d(polysub(_coefficients(other), self.coeffs))

    def __mul__(self, other: Any) -> poly1d:
        return poly1d(polymul(self.coeffs, _coefficients(other)))

    __rmul__ = __mul__

    def __pow__(self, power: int) -> poly1d:
        if index(power) < 0:
            refuse("poly1d", "the exponent", power, "an integer of at least 0")
        found = poly1d([1])
        for _ in range(power):
            found = found * self
        return found

    def __truediv__(self, other: Any) -> Any:
        """By a number; by a polynomial, quotient and remainder."""
        if not isinstance(other, poly1d) and ndim(other) == 0:
            return poly1d(self.coeffs / other)
        return _quotient(self.coeffs, _coefficients(other))

    def __rtruediv__(self, other: Any) -> tuple[poly1d, poly1d]:
        return _quotient(_coefficients(other), self.coeffs)

    def __repr__(self) -> str:
        return f"poly1d({self.coeffs!r})"


def _quotient(u: Any, v: Any) -> tuple[poly1d, poly1d]:
    quotient, rest = polydiv(u, v)
    return poly1d(quotient), poly1d(rest)


def _coefficients(x: Any) -> Any:
    return x.coeffs if isinstance(x, poly1d) else x


def _trimmed(p: Any) -> Any:
    """Coefficients without leading zeros, as far as they are known; at least one."""
    value = value_of(p)
    if value is None:
        return p
    there = [i for i in range(value.size) if value[i]]
    if not there:
        return p[-1:] if value.size else coefficients("poly1d", 0.0)
    return p[there[0] :] if there[0] else p
