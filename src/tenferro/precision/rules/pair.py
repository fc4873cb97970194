"""Double-double numbers: values as unevaluated sums of two doubles, with about 32 digits.

Complex numbers are sums of two complex doubles; their real and imaginary parts are double-double.

Sources: Dekker, "A floating-point technique for extending the available precision", Numer. Math. 18
(1971); Joldes, Muller and Popescu, "Tight and rigorous error bounds for basic building blocks of
double-word arithmetic", ACM Trans. Math. Softw. 44 (2017). Infinities and NaN are as in double.
Maths note: double_double.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import wraps
from typing import Any

import numpy as np

from tenferro.ops.arrays.rounding_errors import rounded_product
from tenferro.ops.base import elementwise, f, imag, real


@dataclass(frozen=True)
class Pair:
    """The sum `high + low` of arrays of one shape, where `high` is the nearest double.

    `low` is None where it is zero. Parts may be Python numbers.
    """

    high: Any
    low: Any = None

    @property
    def rest(self) -> Any:
        """The low part, or the number 0."""
        return 0.0 if self.low is None else self.low

    @property
    def parts(self) -> tuple[Any, Any]:
        """Both parts as arrays."""
        return self.high, f.zeros_like(self.high) if self.low is None else self.low

    def map(self, function: Callable[[Any], Any]) -> Pair:
        """The pair of a function of each part that is exact, and linear."""
        return Pair(function(self.high), None if self.low is None else function(self.low))

    def __add__(self, other: Any) -> Pair:
        return _sum(self, as_pair(other))

    def __radd__(self, other: Any) -> Pair:
        return _sum(as_pair(other), self)

    def __sub__(self, other: Any) -> Pair:
        return _sum(self, -as_pair(other))

    def __rsub__(self, other: Any) -> Pair:
        return _sum(as_pair(other), -self)

    def __mul__(self, other: Any) -> Pair:
        return _product(self, as_pair(other))

    def __rmul__(self, other: Any) -> Pair:
        return _product(as_pair(other), self)

    def __truediv__(self, other: Any) -> Pair:
        return _quotient(self, as_pair(other))

    def __rtruediv__(self, other: Any) -> Pair:
        return _quotient(as_pair(other), self)

    def __neg__(self) -> Pair:
        return self.map(lambda part: -part)

    def __abs__(self) -> Pair:
        if is_complex(self):
            return hypot(*split(self))
        return self.times(f.copysign(1.0, self.high))

    def times(self, power: Any) -> Pair:
        """The product with a power of two or its negative, which is exact."""
        return self.map(lambda part: part * power)


def as_pair(x: Any) -> Pair:
    """A value or a number as a pair."""
    return x if isinstance(x, Pair) else Pair(x)


def is_complex(x: Pair) -> bool:
    """Whether the parts are complex."""
    return np.result_type(getattr(x.high, "dtype", x.high)).kind == "c"


def split(x: Pair) -> tuple[Pair, Pair]:
    """The real and the imaginary parts."""
    if is_complex(x):
        return x.map(real), x.map(imag)
    return x, Pair(f.zeros_like(x.high) if hasattr(x.high, "dtype") else 0.0)


def joined(x: Pair, y: Pair) -> Pair:
    """The complex numbers of these real and imaginary parts."""
    high = elementwise("complex", x.high, y.high)
    if x.low is y.low is None:
        return Pair(high)
    return Pair(high, elementwise("complex", x.parts[1], y.parts[1]))


def adjoint(x: Pair) -> Pair:
    """Matrices with rows and columns exchanged, conjugated if they are complex."""
    return x.map(lambda part: part.H)


def by_parts(function: Callable[..., Pair]) -> Callable[..., Pair]:
    """A function that is linear over real numbers in one pair, of its real and imaginary parts."""

    @wraps(function)
    def applied(*operands: Any) -> Pair:
        if not any(isinstance(x, Pair) and is_complex(x) for x in operands):
            return function(*operands)
        sides = zip(*(split(x) if isinstance(x, Pair) else (x, x) for x in operands), strict=True)
        return joined(*(function(*side) for side in sides))

    return applied


def conjugate(x: Pair) -> Pair:
    """The complex conjugate."""
    return x.map(f.conj) if is_complex(x) else x


def number(value: Fraction | str) -> Pair:
    """The pair of Python numbers next to a number."""
    exact = Fraction(value)
    high = float(exact)
    return Pair(high, float(exact - Fraction(high)) or None)


def _error(name: str, x: Any, y: Any) -> Any:
    return elementwise(name, x, y)


def _joined(high: Any, low: Any) -> Pair:
    """The sum of two numbers of which the first is zero or not smaller."""
    return Pair(high + low, _error("fast_sum_error", high, low))


def two_sum(x: Any, y: Any) -> Pair:
    """The exact sum of two arrays of doubles."""
    return Pair(x + y, _error("sum_error", x, y))


def two_product(x: Any, y: Any) -> Pair:
    """The exact product of two arrays of doubles."""
    return Pair(rounded_product(x, y), _error("product_error", x, y))


@by_parts
def _sum(x: Pair, y: Pair) -> Pair:
    if x.low is None:
        x, y = y, x
    total = two_sum(x.high, y.high)
    if x.low is None:
        return total
    if y.low is None:
        return _joined(total.high, total.low + x.low)
    lows = two_sum(x.low, y.low)
    nearer = _joined(total.high, total.low + lows.high)
    return _joined(nearer.high, nearer.low + lows.low)


def _product(x: Pair, y: Pair) -> Pair:
    if is_complex(x) or is_complex(y):
        return _complex_product(x, y)
    if x.low is None:
        x, y = y, x
    product = two_product(x.high, y.high)
    if x.low is None:
        return product
    crossed = x.low * y.high
    if y.low is not None:
        crossed = x.low * y.low + x.high * y.low + crossed
    return _joined(product.high, _finite_or_zero(product.low + crossed))


def _complex_product(x: Pair, y: Pair) -> Pair:
    if not is_complex(y):
        return joined(*(part * y for part in split(x)))
    if not is_complex(x):
        return joined(*(x * part for part in split(y)))
    (a, b), (c, d) = split(x), split(y)
    return joined(a * c - b * d, a * d + b * c)


def _complex_quotient(x: Pair, y: Pair) -> Pair:
    """x / y with y scaled by its larger part, lest squares overflow."""
    if not is_complex(y):
        return joined(*(part / y for part in split(x)))
    c, d = split(y)
    size = f.maximum(f.abs(c.high), f.abs(d.high))
    size = Pair(f.where(f.equal(size, 0.0), 1.0, size))
    c, d = c / size, d / size
    squares = c * c + d * d
    product = _complex_product(x, joined(c, -d))
    quotient = joined(*(part / squares / size for part in split(product)))
    return finite_or(quotient, x.high / y.high)


def hypot(x: Pair, y: Pair) -> Pair:
    """The square root of x² + y²."""
    a, b = abs(x), abs(y)
    less = f.less(a.high, b.high)
    large, small = where(less, b, a), where(less, a, b)
    ratio = small / where(f.equal(large.high, 0.0), Pair(1.0), large)
    return finite_or(large * sqrt(1.0 + ratio * ratio), f.hypot(x.high, y.high))


def _quotient(x: Pair, y: Pair) -> Pair:
    if is_complex(x) or is_complex(y):
        return _complex_quotient(x, y)
    quotient = x.high / y.high
    product = two_product(quotient, y.high)
    left = (x.high - product.high) - product.low
    if y.low is not None:
        left = left - quotient * y.low
    if x.low is not None:
        left = left + x.low
    return _joined(quotient, _finite_or_zero(left / y.high))


def sqrt(x: Pair) -> Pair:
    """The square root: one step of Newton's method from that of the high part."""
    root = f.sqrt(x.high)
    square = two_product(root, root)
    left = (x.high - square.high) - square.low
    if x.low is not None:
        left = left + x.low
    return _joined(root, _finite_or_zero(left * 0.5 / root))


def _finite_or_zero(correction: Any) -> Any:
    """A correction; 0 where it is not finite, as the value that it corrects is zero or infinite."""
    return f.where(_is_finite(correction), correction, 0.0)


def _is_finite(x: Any) -> Any:
    return f.less(f.abs(x), np.inf)


def where(condition: Any, x: Any, y: Any) -> Pair:
    """One of two pairs."""
    x, y = as_pair(x), as_pair(y)
    if x.low is None and y.low is None:
        return Pair(f.where(condition, x.high, y.high))
    return Pair(f.where(condition, x.high, y.high), f.where(condition, x.rest, y.rest))


def compare(direction: str, x: Pair, y: Pair) -> Any:
    """Whether a relation holds, by the high parts, and by the low ones where these are equal."""
    relation = getattr(f, direction)
    if x.low is None and y.low is None:
        return relation(x.high, y.high)
    equal = f.equal(x.high, y.high)
    lows = relation(x.rest, y.rest)
    if direction == "equal":
        return equal & lows
    if direction == "not_equal":
        return f.not_equal(x.high, y.high) | lows
    strict = getattr(f, direction.removesuffix("_equal"))
    return strict(x.high, y.high) | (equal & lows)


def finite_or(x: Pair, value: Any) -> Pair:
    """A pair where it is finite; elsewhere the value in double."""
    return where(_is_finite(x.high), x, Pair(value))


__all__ = [
    "Pair", "adjoint", "as_pair", "by_parts", "compare", "conjugate", "finite_or", "hypot",
    "is_complex", "joined", "number", "split", "sqrt", "two_product", "two_sum", "where",
]  # fmt: skip
