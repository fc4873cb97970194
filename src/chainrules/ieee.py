"""Python numbers whose operators return infinities and NaN where Python's own raise.

The operators are the table's functions, so a formula means the same on these numbers as on
NumPy arrays.
"""

from collections.abc import Callable
from typing import Any

from chainrules.values import arithmetic
from chainrules.values.dispatch import Number


def lower(x: Number) -> Number:
    """The plain float or complex that equals `x`.

    Raises:
        TypeError: `x` is not a Python number.

    >>> lower(True)
    1.0
    """
    if isinstance(x, complex):
        return complex(x)
    if isinstance(x, float | int):
        return float(x)
    raise TypeError(f"expected a Python int, float or complex number; got {type(x).__name__}")


def lift(x: Number) -> "Float | Complex":
    """`x` as a number with IEEE 754 operators.

    >>> 1 / lift(0.0)
    inf
    """
    plain = lower(x)
    return Complex(plain) if isinstance(plain, complex) else Float(plain)


def lifted(function: Callable[..., Number]) -> Callable[..., Any]:
    """`function` with lifted results."""

    def evaluate(*inputs: Number, **parameters: Any) -> "Float | Complex":
        return lift(function(*map(lower, inputs), **parameters))

    return evaluate


def _operator(function: Callable[[Number, Number], Number], *, reflected: bool = False) -> Any:
    evaluate = lifted(function)

    def method(self: Number, other: object) -> Any:
        if not isinstance(other, int | float | complex):
            return NotImplemented
        return evaluate(other, self) if reflected else evaluate(self, other)

    return method


class _Arithmetic:
    __slots__ = ()

    __add__, __radd__ = _operator(arithmetic.add), _operator(arithmetic.add, reflected=True)
    __sub__, __rsub__ = _operator(arithmetic.sub), _operator(arithmetic.sub, reflected=True)
    __mul__, __rmul__ = _operator(arithmetic.mul), _operator(arithmetic.mul, reflected=True)
    __truediv__ = _operator(arithmetic.div)
    __rtruediv__ = _operator(arithmetic.div, reflected=True)
    __pow__, __rpow__ = _operator(arithmetic.pow), _operator(arithmetic.pow, reflected=True)
    __neg__: Any = lifted(arithmetic.neg)
    __pos__: Any = lifted(arithmetic.positive)


class Float(_Arithmetic, float):
    """A float with IEEE 754 division and powers."""

    __slots__ = ()


class Complex(_Arithmetic, complex):
    """A complex number with IEEE 754 division and powers."""

    __slots__ = ()
