"""What declared members of arrays do: operators and methods by the functions of `surface`.

A decorator makes the body of each, which looks the function up (see `tenferro.tensor.array`).
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

import numpy as np

Declared = TypeVar("Declared", bound=Callable[..., Any])
UNARY_OPERATORS: list[str] = []
BINARY_OPERATORS: list[str] = []
COMPARISONS: list[str] = []
"""The names of the operators, without underscores."""


def other(result: Any, argument: Any) -> Any:
    """What a function found, as another object if it is what was given.

    After `y = x.copy()`, `y[0] = 1` does not change x.
    """
    return result.alias() if result is argument else result


def unary(name: str) -> Callable[[Declared], Declared]:
    """An operator of one array."""

    def declare(declared: Declared) -> Declared:
        def method(self: Any) -> Any:
            return other(getattr(self.surface, name)(self), self)

        return _declared(declared, method, UNARY_OPERATORS)

    return declare


def binary(name: str, names: list[str] = BINARY_OPERATORS) -> Callable[[Declared], Declared]:
    """An operator whose left operand is the array."""

    def declare(declared: Declared) -> Declared:
        def method(self: Any, y: Any) -> Any:
            if not self.surface.is_operand(y):
                return NotImplemented
            return other(getattr(self.surface, name)(self, y), self)

        return _declared(declared, method, names)

    return declare


def equality(name: str, answer: bool) -> Callable[[Declared], Declared]:
    """`x == y`, which is False of every element where y is None or text, as in NumPy."""

    def declare(declared: Declared) -> Declared:
        general: Any = comparison(name)(declared)

        def method(self: Any, y: Any) -> Any:
            if (y is None or isinstance(y, str | bytes)) and not self.is_scalar:
                return self.surface.everywhere(self, answer)
            return general(self, y)

        return _declared(declared, method)

    return declare


def comparison(name: str) -> Callable[[Declared], Declared]:
    """An operator that compares."""
    return binary(name, COMPARISONS)


def right(name: str) -> Callable[[Declared], Declared]:
    """An operator whose right operand is the array: `__radd__` and its like."""

    def declare(declared: Declared) -> Declared:
        def method(self: Any, y: Any) -> Any:
            if not self.surface.is_operand(y):
                return NotImplemented
            return getattr(self.surface, name)(y, self)

        return _declared(declared, method)

    return declare


def with_matrices(bound: str, *, reflected: bool = False) -> Callable[[Declared], Declared]:
    """An operator that leaves the operation to an operand that is a sparse matrix."""

    def declare(declared: Declared) -> Declared:
        name = declared.__name__.strip("_")
        theirs = f"__{name.removeprefix('r')}__" if reflected else f"__r{name}__"
        general: Any = (right if reflected else binary)(bound)(declared)

        def method(self: Any, y: Any) -> Any:
            result = general(self, y)
            if result is NotImplemented:
                matrix = self.surface.as_matrix(y)
                return result if matrix is None else getattr(matrix, theirs)(self)
            return result

        return _declared(declared, method)

    return declare


def or_repeated(declared: Declared) -> Declared:
    """An operator `*` that leaves a list times a whole number to Python, as NumPy's scalars do."""

    def method(self: Any, y: Any) -> Any:
        if isinstance(y, list | tuple) and self.is_scalar:
            return _repeated(self, y)
        return declared(self, y)

    return _declared(declared, method)


def _repeated(x: Any, items: Any) -> Any:
    if x.dtype.kind not in "iu":
        raise TypeError(
            f"multiply: a {type(items).__name__} times one number of dtype {x.dtype}, where Python "
            "and NumPy repeat lists, as often as an integer says; make the list an array"
        )
    return items * x.__index__()


def in_place(symbol: str) -> Callable[[Declared], Declared]:
    """An operator that writes its result into the array; of a number, which makes a new one.

    An operand of another class that has a method `changes` does that itself.
    """

    def declare(declared: Declared) -> Declared:
        function = getattr(
            operator, f"__{declared.__name__[3:]}"
        )  # that of `__iadd__` is `__add__`

        def method(self: Any, y: Any) -> Any:
            if not self.surface.is_operand(y):
                changes = None if self.is_scalar else getattr(type(y), "changes", None)
                return NotImplemented if changes is None else changes(y, self, function)
            result = function(self, y)
            if self.is_scalar:
                return result
            _check_fitting(symbol, self, result)
            self.write(self.surface.astype(result, self.dtype, copy=False))
            return self

        return _declared(declared, method)

    return declare


def _check_fitting(symbol: str, x: Any, result: Any) -> None:
    """Raise ValueError unless the result of an operator fits into the array's own place."""
    if result.shape != x.shape or not np.can_cast(result.dtype, x.dtype, "same_kind"):
        raise ValueError(
            f"x {symbol}= value: the updated value is {result.aval!r}, expected {x.aval!r}, as x; "
            f"x = x {symbol} value makes another array"
        )


def member(declared: Declared) -> Declared:
    """`tenferro.numpy`'s function of that name, of this array."""
    return calling(declared.__name__)(declared)


def calling(bound: str, *, or_itself: bool = False) -> Callable[[Declared], Declared]:
    """A method by the function `bound`; its result may be the very array if `or_itself`."""

    def declare(declared: Declared) -> Declared:
        def method(self: Any, *args: Any, **kwargs: Any) -> Any:
            result = getattr(self.surface, bound)(self, *args, **kwargs)
            return result if or_itself else other(result, self)

        declared.__doc__ = f"`tenferro.numpy.{declared.__name__}` of this array."
        return _declared(declared, method)

    return declare


def _declared(declared: Declared, method: Any, names: list[str] | None = None) -> Declared:
    """The method under the name and with the signature that were declared."""
    if names is not None:
        names.append(declared.__name__.strip("_"))
    wrapped: Any = wraps(declared)(method)
    return wrapped  # type: ignore[no-any-return]
