"""How a special function becomes a primitive: its name and its partial derivatives.

A partial is a formula `partial(*inputs, output)` in functions that are primitives themselves, so
that derivatives of every order exist. Values come from the engine.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial as bound
from typing import Any, NoReturn

from tenferro.ops.apply import apply
from tenferro.ops.family import Family
from tenferro.ops.formulas import f
from tenferro.ops.pointwise import INEXACT, REAL, pointwise
from tenferro.ops.promotion import (
    as_array,
    as_operand,
    broadcast,
    convert_to,
    elementwise,
    promoted_dtype,
)
from tenferro.ops.shapes import check_kind, refuse, refuse_dtype
from tenferro.tensor import Aval
from tenferro.tensor.array import Array
from tenferro.tensor.dtypes import complex_dtype, inexact_dtype, real_dtype
from tenferro.trace.tracer import SymbolicZero
from tidu import ADRuleError

Partial = Callable[..., Any]

OPAQUE = "a special function without a formula: SciPy's value"

__all__ = [
    "INEXACT",
    "OPAQUE",
    "REAL",
    "declare",
    "declare_several",
    "declare_with_order",
    "undefined",
]


def declare(
    name: str, *partials: Partial, kinds: str = REAL, formula: Partial | None = None
) -> Callable[..., Any]:
    """A pointwise primitive of as many operands as it has partials; also a name in `f`.

    `formula(*inputs)` defines its value by functions that are primitives themselves.
    """
    family = pointwise(name, kinds, len(partials), opaque="" if formula else OPAQUE)
    if formula:
        family.formula(formula)
    return _published(family, partials, bound(elementwise, name))


def declare_several(name: str, *differentials: Partial) -> Callable[..., Any]:
    """A holomorphic primitive of one operand with several outputs.

    Each differential is a formula `differential(x, outputs)` for the slope of one output.
    """
    n = len(differentials)

    def infer(x: Aval) -> tuple[Aval, ...]:
        check_kind(name, x, INEXACT)
        return (x,) * n

    family = Family(name, infer, n_outputs=n, pointwise=True, kinds=INEXACT, opaque=OPAQUE)

    @family.jvp
    def _(x: Any, *values: Any) -> Any:
        outputs, dx = values[:n], values[n]
        return tuple(slope(x, outputs) * dx for slope in differentials)

    def call(x: Any) -> Any:
        return elementwise(name, x)

    setattr(f, name, call)
    return call


def declare_with_order(
    name: str,
    slope: Partial,
    kinds: str = INEXACT,
    parameters: Sequence[str] = ("order v",),
    correction: Partial | None = None,
) -> Callable[..., Any]:
    """A primitive of real parameters (orders, degrees) and one argument, which may be complex.

    `slope(*orders, x, output)` is the derivative in the argument. The derivative in a parameter is
    an `ADRuleError` that calls it by the words of `parameters`. `correction(x, output, dx)` is a
    term of the differential of a function that is not holomorphic.
    """

    def infer(*avals: Aval) -> Aval:
        orders, x = avals[:-1], avals[-1]
        check_kind(name, x, kinds)
        if any(v != x.with_dtype(real_dtype(x.dtype)) for v in orders):
            refuse(name, "operands", list(avals), "real parameters of the argument's shape")
        return x

    n = len(parameters) + 1
    family = Family(name, infer, pointwise=True, kinds=kinds, operands=n, opaque=OPAQUE)
    partials = (*(undefined(name, f"the {words}") for words in parameters), slope)
    return _published(family, partials, bound(_apply_with_order, family), correction)


def undefined(name: str, operand: str) -> Partial:
    """The partial of a derivative that is not known in closed form: asking for it is an error."""

    def partial(*values: Any) -> NoReturn:
        raise ADRuleError(
            f"{name}: its derivative in {operand} is not implemented; "
            "differentiate with respect to the other operands only"
        )

    return partial


def _published(
    family: Family,
    partials: tuple[Partial, ...],
    call: Partial,
    correction: Partial | None = None,
) -> Partial:
    n = len(partials)

    @family.jvp
    def _(*values: Any) -> Any:
        inputs, y, tangents = values[:n], values[n], values[n + 1 :]
        total: Any = SymbolicZero(y.aval)
        for slope, dx in zip(partials, tangents, strict=True):
            if not isinstance(dx, SymbolicZero):
                total = total + slope(*inputs, y) * dx
        return total + correction(inputs[-1], y, tangents[-1]) if correction else total

    setattr(f, family.name, call)
    return call


def _apply_with_order(family: Family, *operands: Any) -> Any:
    values = [as_operand(family.name, x) for x in operands]
    dtype = _argument_dtype(family, values[:-1], values[-1])
    like = next((x for x in values if isinstance(x, Array)), None)
    real = real_dtype(dtype)
    orders = [convert_to(as_array(family.name, v, like), real) for v in values[:-1]]
    argument = convert_to(as_array(family.name, values[-1], like), dtype)
    return apply(family.bind(), *broadcast(family.name, [*orders, argument]))


def _argument_dtype(family: Family, orders: Sequence[Any], x: Any) -> Any:
    """Parameters of integer type do not widen the argument."""
    inexact = [v for v in orders if promoted_dtype(v).kind in INEXACT]
    if any(promoted_dtype(v).kind == "c" for v in inexact):
        refuse_dtype(family.name, "a parameter's dtype", "complex", "a real one")
    dtype = inexact_dtype(promoted_dtype(x, *inexact))
    if family.kinds == "c":
        return complex_dtype(dtype)
    if dtype.kind not in family.kinds:
        refuse_dtype(family.name, "the argument's dtype", dtype, "a real one")
    return dtype
