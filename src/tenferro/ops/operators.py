"""Recording operators at once where both operands fit as they stand.

Tracing a program is mostly this: two traced arrays of one shape and dtype, or one and a number.
Everything else takes the general way through promotion and broadcasting.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro.ops.apply import full
from tenferro.ops.family import TensorOperation
from tenferro.ops.pointwise import add, div, mul, sub
from tenferro.ops.registry import FAMILIES
from tenferro.tensor.array import Array
from tenferro.trace.tracer import RuleValue, Tracer

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


def _operator(operation: TensorOperation, general: Any, *, reflected: bool) -> Any:
    def operator(self: Tracer, other: Any) -> Any:
        aval = self.aval
        kind = other.__class__
        if aval.is_inexact:
            if kind is Tracer:
                if other.aval is aval and other.arena is self.arena:
                    v = self.arena.emit2(_code(self, operation), self.id, other.id, aval)
                    return Tracer(self.arena, v, aval)
            elif (kind is float or kind is int) and other:
                a, b = self.id, _scalar(self, other)
                code = _code(self, operation)
                v = (
                    self.arena.emit2(code, b, a, aval)
                    if reflected
                    else self.arena.emit2(code, a, b, aval)
                )
                return Tracer(self.arena, v, aval)
        return general(self, other)

    return operator


UNARY = {
    getattr(np, name): FAMILIES[family].bind()
    for name, family in {
        **{n: n for n in "exp expm1 log log1p sin cos tan sinh cosh tanh sqrt".split()},
        "negative": "neg",
        "arctan": "atan",
    }.items()
}
"""Ufuncs whose families take any inexact array as it stands."""


def _array_ufunc(self: Tracer, ufunc: Any, method: str, *inputs: Any, **kwargs: Any) -> Any:
    x = inputs[0]
    operation = UNARY.get(ufunc)
    if operation is None or kwargs or method != "__call__" or x.__class__ is not Tracer:
        return self.surface.array_ufunc(ufunc, method, inputs, kwargs)
    if not x.aval.is_inexact:
        return self.surface.array_ufunc(ufunc, method, inputs, kwargs)
    return Tracer(x.arena, x.arena.emit1(_code(x, operation), x.id, x.aval), x.aval)


def _install() -> None:
    for name, family in BINARY.items():
        operation = family.bind()
        for dunder, reflected in ((f"__{name}__", False), (f"__r{name}__", True)):
            general = getattr(Array, dunder)
            setattr(Tracer, dunder, _operator(operation, general, reflected=reflected))
            setattr(RuleValue, dunder, general)
    Tracer.__array_ufunc__ = _array_ufunc


_install()
