"""The namespace in which the formulas of `chainrules` run on arrays."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any

from chainrules import RULES
from tenferro.ops.base.apply import apply, full, literal
from tenferro.ops.base.promotion import (
    as_operand,
    broadcast,
    convert_to,
    elementwise,
    promoted_dtype,
)
from tenferro.ops.base.registry import FAMILIES
from tenferro.tensor import Array

COMPARISONS = ("equal", "not_equal", "less", "less_equal", "greater", "greater_equal")


def where(condition: Any, a: Any, b: Any) -> Any:
    """`a` where the condition holds, `b` elsewhere; all three broadcast."""
    values = [as_operand("where", x) for x in (a, b)]
    if not isinstance(condition, Array):
        condition = literal(next(x for x in values if isinstance(x, Array)), condition, bool)
    dtype = promoted_dtype(*values)
    arrays = [
        convert_to(x, dtype) if isinstance(x, Array) else literal(condition, x, dtype)
        for x in values
    ]
    return apply(FAMILIES["select"].bind(), *broadcast("where", [condition, *arrays]))


def zeros_like(x: Array) -> Any:
    """Zeros of the same shape and dtype."""
    return full(x, x.aval, 0)


def compare(direction: str, a: Any, b: Any) -> Any:
    """Booleans: whether a relation holds between a and b."""
    return elementwise("compare", a, b, direction=direction)


def conj(x: Any) -> Any:
    """The complex conjugate; the value itself if it is real."""
    return elementwise("conj", x) if x.aval.is_complex else x


def real(x: Any) -> Any:
    """The real part; the value itself if it is real."""
    return elementwise("real", x) if x.aval.is_complex else x


def imag(x: Any) -> Any:
    """The imaginary part; zeros if the value is real."""
    return elementwise("imag", x) if x.aval.is_complex else zeros_like(x)


SELECTIVE = {"conj": conj, "real": real, "imag": imag}
f: Any = SimpleNamespace(
    where=where,
    zeros_like=zeros_like,
    **{name: partial(compare, name) for name in COMPARISONS},
    **{name: partial(elementwise, name) for name in RULES if name not in SELECTIVE},
    **SELECTIVE,
)
