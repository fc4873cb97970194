"""Operators among traced Python numbers: their results are numbers again.

With an array a traced number is an operand like any other, and weakly typed. Booleans
count as integers in arithmetic, as in Python.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tenferro.ops.base import FAMILIES, apply, convert_to
from tenferro.tensor import Array, Dim
from tenferro.tensor.dtypes import bool_, float64, int64
from tenferro.tensor.member_bodies import BINARY_OPERATORS, COMPARISONS, UNARY_OPERATORS
from tenferro.trace.tracer import TracedNumber, Tracer, is_number

Operator = Callable[..., Any]
_LOGICAL = frozenset({"and", "or", "xor", "invert"})
"""Operators that take booleans as they are; Python is about to drop `~` of booleans as integers."""


def as_number(x: Any) -> Any:
    """A traced scalar, or each of a tuple, as a number; other values unchanged."""
    if isinstance(x, tuple):
        return tuple(as_number(item) for item in x)
    return TracedNumber(x.arena, x.id, x.aval) if x.__class__ is Tracer else x


def _as_integer(x: Any) -> Any:
    if isinstance(x, TracedNumber) and x.dtype == bool_:
        return as_number(convert_to(x, int64))
    return int(x) if isinstance(x, bool) else x


def _unary(general: Operator, *, integers: bool) -> Operator:
    def operator(self: TracedNumber) -> Any:
        return as_number(general(_as_integer(self) if integers else self))

    return operator


def _binary(general: Operator, *, integers: bool) -> Operator:
    def operator(self: TracedNumber, other: Any) -> Any:
        if not is_number(other) and not isinstance(other, Dim):
            return general(self, other)
        if integers:
            return as_number(general(_as_integer(self), _as_integer(other)))
        return as_number(general(self, other))

    return operator


def _comparison(general: Operator, *, order: bool) -> Operator:
    """Python does not order complex numbers among themselves, as NumPy orders complex arrays."""
    compare = _binary(general, integers=False)

    def operator(self: TracedNumber, other: Any) -> Any:
        pair = (self, other)
        if order and all(map(is_number, pair)) and any(map(_is_complex, pair)):
            return NotImplemented
        return compare(self, other)

    return operator


def _is_complex(x: Any) -> bool:
    return x.aval.is_complex if isinstance(x, Array) else isinstance(x, complex)


def _power(general: Operator, *, reflected: bool) -> Operator:
    """An integer to a negative power is a float, which shows where the power is known."""

    def operator(self: TracedNumber, other: Any) -> Any:
        negative = other.__class__ is int and other < 0 and not reflected
        if negative and self.dtype.kind in "bi":
            return general(as_number(convert_to(self, float64)), other)
        return general(self, other)

    return operator


def _part(name: str) -> property:
    general: Any = getattr(Array, name)
    return property(lambda self: as_number(general.fget(self)), doc=general.__doc__)


def _conjugate(self: TracedNumber) -> Any:
    """The complex conjugate."""
    if not self.aval.is_complex:
        return _as_integer(self)
    return as_number(apply(FAMILIES["conj"].bind(), self))


def _install() -> None:
    for name in UNARY_OPERATORS:
        method = _unary(getattr(Array, f"__{name}__"), integers=name not in _LOGICAL)
        setattr(TracedNumber, f"__{name}__", method)
    for name in BINARY_OPERATORS:
        for reflected, dunder in ((False, f"__{name}__"), (True, f"__r{name}__")):
            method = _binary(getattr(Array, dunder), integers=name not in _LOGICAL)
            if name == "pow":
                method = _power(method, reflected=reflected)
            setattr(TracedNumber, dunder, method)
    for name in COMPARISONS:
        dunder = f"__{name}__"
        order = name not in ("eq", "ne")
        setattr(TracedNumber, dunder, _comparison(getattr(Array, dunder), order=order))
    TracedNumber.real, TracedNumber.imag = _part("real"), _part("imag")  # type: ignore[method-assign, assignment]
    TracedNumber.conjugate = _conjugate  # type: ignore[method-assign, assignment]


_install()
