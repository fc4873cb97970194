"""Recording operators directly where both operands need no conversion.

Tracing a program is mostly this: two traced arrays of one shape and dtype, or one and a number.
Other operands take the general path through promotion and broadcasting.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro.ops.arrays.pointwise import add, div, mul, sub
from tenferro.ops.base import FAMILIES, TensorOperation, broadcast_to_shape, convert_to, full
from tenferro.tensor import Array
from tenferro.trace.tracer import RuleValue, TracedNumber, Tracer

BINARY = {"add": add, "sub": sub, "mul": mul, "truediv": div}


def _code(x: Tracer, operation: TensorOperation) -> int:
    """The code of an operation in x's arena; kept there until the trace is closed."""
    code = x.arena.bound.get(operation)
    if code is None:
        x.check_open()
        code = x.arena.bound[operation] = x.arena.code(operation)
    return int(code)


def _scalar(x: Tracer, value: float) -> int:
    """A number as an array like x."""
    key = (value.__class__, value, x.aval)
    known = x.arena.bound.get(key)
    if known is None:
        x.check_open()
        known = x.arena.bound[key] = full(x, x.aval, value).id
    return int(known)


def _traced_number(x: Tracer, number: TracedNumber) -> int | None:
    """A traced real number as an array like x; None if x's dtype cannot hold it."""
    if number.aval.is_complex or number.arena is not x.arena:
        return None
    key = (TracedNumber, number.id, x.aval)
    known = x.arena.bound.get(key)
    if known is None:
        x.check_open()
        scalar = convert_to(number.array(), x.aval.dtype)
        known = x.arena.bound[key] = broadcast_to_shape(scalar, x.aval.shape).id
    return int(known)


def _operator(
    operation: TensorOperation, general: Any, own: type[Tracer], *, reflected: bool
) -> Any:
    """The operator of traced arrays, or of traced numbers, which is a number for two numbers."""

    def operator(self: Tracer, other: Any) -> Any:
        aval = self.aval
        kind = other.__class__
        b: int | None = None
        if not aval.is_wide:
            return general(self, other)
        if kind is Tracer or kind is TracedNumber:
            if other.aval is aval and other.arena is self.arena:
                b = other.id
            elif kind is TracedNumber and own is Tracer:
                b = _traced_number(self, other)
            elif reflected and kind is Tracer:
                return NotImplemented  # asked first, as numbers are a subclass of arrays
        elif (kind is float or kind is int) and other:
            b = _scalar(self, other)
        if b is None:
            return general(self, other)
        arena = self.arena
        code = arena.bound.get(operation) or _code(self, operation)
        a = self.id
        v = arena.emit2(code, b, a, aval) if reflected else arena.emit2(code, a, b, aval)
        return (Tracer if kind is Tracer else own)(arena, v, aval)

    return operator


UNARY = {
    getattr(np, name): FAMILIES[family].bind()
    for name, family in {
        **{n: n for n in "exp expm1 log log1p sin cos tan sinh cosh tanh sqrt".split()},
        "negative": "neg",
        "arctan": "atan",
    }.items()
}
"""Ufuncs whose families take any inexact array without conversion."""


def _array_ufunc(self: Tracer, ufunc: Any, method: str, *inputs: Any, **kwargs: Any) -> Any:
    x = inputs[0]
    operation = UNARY.get(ufunc)
    kind = x.__class__
    if operation is None or kwargs or method != "__call__" or kind not in (Tracer, TracedNumber):
        return self.surface.array_ufunc(ufunc, method, inputs, kwargs)
    if not x.aval.is_wide:
        return self.surface.array_ufunc(ufunc, method, inputs, kwargs)
    return Tracer(x.arena, x.arena.emit1(_code(x, operation), x.id, x.aval), x.aval)


def _install() -> None:
    for name, family in BINARY.items():
        operation = family.bind()
        for dunder, reflected in ((f"__{name}__", False), (f"__r{name}__", True)):
            general = getattr(Array, dunder)
            setattr(Tracer, dunder, _operator(operation, general, Tracer, reflected=reflected))
            setattr(RuleValue, dunder, general)
            general = getattr(TracedNumber, dunder)
            operator = _operator(operation, general, TracedNumber, reflected=reflected)
            setattr(TracedNumber, dunder, operator)
    Tracer.__array_ufunc__ = _array_ufunc


_install()
