"""Arrays of double-double numbers, as arguments and results."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Context, Decimal
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenferro.pytree import register_pytree

_EXACT = Context(prec=800)
"""Digits that write any double-double number exactly, but for the smallest ones."""


@register_pytree
@dataclass(frozen=True)
class DoubleDouble:
    """An array of numbers with 31 digits: the exact sums of two arrays, `high` and `low`.

    `high` is the nearest double. A pytree of both parts, so that compiled functions and loops take
    and return it.

    >>> import tenferro as te
    >>> third = te.DoubleDouble.of("1/3")
    >>> third
    DoubleDouble(0.3333333333333333333333333333333)
    >>> te.double_double(lambda x: 3 * x)(third)
    DoubleDouble(1)
    """

    high: NDArray[Any]
    low: NDArray[Any]

    @staticmethod
    def of(values: Any) -> DoubleDouble:
        """The array of numbers: decimal texts, fractions, decimals, mpmath's numbers or doubles.

        Raises ValueError for a text that is not a number.

        >>> from fractions import Fraction
        >>> DoubleDouble.of([Fraction(1, 7), "1e-5"]).high
        array([1.42857143e-01, 1.00000000e-05])
        """
        array = np.asarray(values, object)
        pairs = [_parts(x) for x in array.flat]
        high, low = (np.array([pair[i] for pair in pairs]).reshape(array.shape) for i in (0, 1))
        return DoubleDouble(high, low)

    @property
    def shape(self) -> tuple[int, ...]:
        """The shape of the array."""
        shape: tuple[int, ...] = np.shape(self.high)
        return shape

    def fractions(self) -> NDArray[np.object_]:
        """The exact values, as an object array of fractions; of real numbers.

        >>> DoubleDouble(np.float64(0.5), np.float64(2.0**-60)).fractions()
        array(Fraction(576460752303423489, 1152921504606846976), dtype=object)
        """
        return np.fromiter(self._values(), object).reshape(self.shape)

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        return np.array(self.high, dtype)

    def __str__(self) -> str:
        return str(self._texts())

    def __repr__(self) -> str:
        if not _is_computed(self.high):
            return f"DoubleDouble(high={self.high!r}, low={self.low!r})"
        inner = np.array2string(self._texts(), separator=", ", formatter={"all": str})
        return f"DoubleDouble({inner})"

    def _texts(self) -> Any:
        return np.fromiter(map(_text, self._values()), object).reshape(self.shape)

    def _values(self) -> Iterator[Any]:
        """Fractions, the doubles that are not finite, and complex numbers as two of these."""
        for high, low in zip(np.ravel(self.high), np.ravel(self.low), strict=True):
            parts = [_value(getattr(high, part), getattr(low, part)) for part in ("real", "imag")]
            yield tuple(parts) if np.iscomplexobj(high) else parts[0]


def _value(high: Any, low: Any) -> Any:
    finite = np.isfinite(high)
    return Fraction(float(high)) + Fraction(float(low)) if finite else float(high)


def _is_computed(x: Any) -> bool:
    return isinstance(x, np.ndarray | np.generic | complex | float | int)


def _parts(x: Any) -> tuple[Any, Any]:
    if isinstance(x, complex | np.complexfloating):
        return complex(x), 0.0
    if isinstance(x, str | Decimal | Fraction | int):
        exact = Fraction(x)
        high = float(exact)
        return high, float(exact - Fraction(high))
    high = float(x)
    return high, float(x - high) if np.isfinite(high) else 0.0


def _text(value: Any) -> str:
    """31 digits, of both parts."""
    if isinstance(value, tuple):
        real, imag = map(_text, value)
        return f"{real}{imag if imag.startswith('-') else '+' + imag}j"
    if not isinstance(value, Fraction):
        return str(value)
    exact = _EXACT.divide(Decimal(value.numerator), Decimal(value.denominator))
    return f"{exact:.31g}"
