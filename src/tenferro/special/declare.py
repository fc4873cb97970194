"""How a special function becomes a primitive: its name and its partial derivatives.

A partial is a formula `partial(*inputs, output)` in functions that are primitives themselves, so
that derivatives of every order exist. Values come from the engine, or from a formula.

A public function is a row: how it is called (`"jv(v, z)"`), what it is, an example.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import partial as bound
from inspect import Parameter, Signature
from types import FunctionType
from typing import Any, NoReturn

import numpy as np

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array
from tenferro.ops.arrays.pointwise import INEXACT, REAL, pointwise
from tenferro.ops.base import (
    Family,
    apply,
    as_operand,
    check_kind,
    convert_to,
    elementwise,
    f,
    family_id,
    promoted_dtype,
    refuse,
    refuse_dtype,
)
from tenferro.ops.base.promotion import broadcast
from tenferro.special.labels import UNLABELLED, with_labels
from tenferro.tensor import Array, Aval, DTypeLike
from tenferro.tensor.dtypes import complex_dtype, inexact_dtype, real_dtype
from tenferro.trace.tracer import SymbolicZero
from tidu import ADRuleError

Partial = Callable[..., Any]

OPAQUE = "a special function without a formula: SciPy's value"

__all__ = [
    "INEXACT", "OPAQUE", "REAL", "declare", "declare_several", "declare_with_order", "named",
    "pointwise_family", "primitive", "primitive_with_order", "undefined",
]  # fmt: skip


def pointwise_family(name: str, operands: int, kinds: str = REAL, **declared: Any) -> Family:
    """A pointwise family of this package, see `pointwise`."""
    return pointwise(family_id("special", name), kinds, operands, **declared)


def primitive(
    name: str,
    *partials: Partial,
    kinds: str = REAL,
    formula: Partial | None = None,
    in_double: bool = False,
) -> Partial:
    """A pointwise primitive of as many operands as it has partials; also a name in `f`.

    `formula(*inputs)` defines its value by functions that are primitives themselves. Derivatives
    whose terms cancel are computed in double precision, `in_double`, and rounded.
    """
    family = pointwise_family(name, len(partials), kinds, opaque="" if formula else OPAQUE)
    if formula:
        family.formula(formula)
    call = bound(elementwise, family.name)
    return _with_partials(name, family, partials, call, in_double=in_double)


def declare(
    shown: str,
    summary: str,
    example: str,
    *partials: Partial,
    **options: Any,
) -> Callable[..., Tensor]:
    """A `primitive` and the public function that applies it."""
    call = primitive(shown.partition("(")[0], *partials, **options)
    return _public(call, shown, summary, example, sys._getframe(1).f_globals)


def declare_several(
    shown: str, summary: str, example: str, *differentials: Partial
) -> Callable[..., tuple[Tensor, ...]]:
    """A holomorphic primitive of one operand with several outputs.

    Each differential is a formula `differential(x, outputs)` for the slope of one output.
    """
    name, n = shown.partition("(")[0], len(differentials)

    def infer(x: Aval) -> tuple[Aval, ...]:
        check_kind(name, x, INEXACT)
        return (x,) * n

    family = Family(
        family_id("special", name),
        infer,
        n_outputs=n,
        pointwise=True,
        kinds=INEXACT,
        opaque=OPAQUE,
    )

    @family.jvp
    def _(x: Array, *values: Array) -> Any:
        outputs, dx = values[:n], values[n]
        return tuple(slope(x, outputs) * dx for slope in differentials)

    call = bound(elementwise, family.name)
    setattr(f, name, call)
    return _public(call, shown, summary, example, sys._getframe(1).f_globals, n)


def primitive_with_order(
    name: str,
    slope: Partial,
    kinds: str = INEXACT,
    parameters: Sequence[str] = ("order v",),
    correction: Partial | None = None,
    formula: Partial | None = None,
    in_double: bool = False,
    whole: bool = False,
) -> Partial:
    """A primitive of real parameters (orders, degrees) and one argument, which may be complex.

    `slope(*orders, x, output)` is the derivative in the argument. The derivative in a parameter is
    an `ADRuleError` that calls it by the words of `parameters`. `correction(x, output, dx)` is a
    term of the differential of a function that is not holomorphic. The slope and the formula of a
    `whole` order receive it truncated to an integer. The rest is as in `primitive`.
    """

    if whole:
        slope, formula = _truncating(slope), formula and _truncating(formula)

    def infer(*avals: Aval) -> Aval:
        orders, x = avals[:-1], avals[-1]
        check_kind(name, x, kinds)
        if any(v != x.with_dtype(real_dtype(x.dtype)) for v in orders):
            refuse(name, "operands", list(avals), "real parameters of the argument's shape")
        return x

    family = Family(
        family_id("special", name),
        infer,
        pointwise=True,
        kinds=kinds,
        operands=len(parameters) + 1,
        opaque="" if formula else OPAQUE,
    )
    if formula:
        family.formula(formula)
    partials = (*(undefined(name, f"the {words}") for words in parameters), slope)
    call = bound(_apply_with_order, name, family)
    return _with_partials(name, family, partials, call, correction, in_double)


def _truncating(function: Partial) -> Partial:
    return lambda order, *rest: function(f.trunc(order), *rest)


def declare_with_order(
    shown: str, summary: str, example: str, slope: Partial, **options: Any
) -> Callable[..., Tensor]:
    """A `primitive_with_order` and the public function that applies it."""
    call = primitive_with_order(shown.partition("(")[0], slope, **options)
    return _public(call, shown, summary, example, sys._getframe(1).f_globals)


def named(
    name: str, shown: str, summary: str, example: str, outputs: int = 1
) -> Callable[..., Tensor]:
    """The public function that applies what `f` has under a name."""
    return _public(getattr(f, name), shown, summary, example, sys._getframe(1).f_globals, outputs)


def undefined(name: str, operand: str) -> Partial:
    """The partial of a derivative that is not known in closed form: asking for it is an error."""

    def partial(*values: Array) -> NoReturn:
        raise ADRuleError(
            f"{name}: its derivative in {operand} is not implemented; "
            "differentiate with respect to the other operands only"
        )

    return partial


def _public(
    call: Partial,
    shown: str,
    summary: str,
    example: str,
    module: dict[str, Any],
    outputs: int = 1,
) -> Callable[..., Any]:
    """A function of the parameters that `shown` names, documented by a summary and an example."""
    name, _, rest = shown.removesuffix(")").partition("(")
    names = rest.split(", ")
    n = len(names)
    of, result = Parameter.POSITIONAL_OR_KEYWORD, "Tensor" if outputs == 1 else "tuple[Tensor, ...]"
    signature = Signature(
        [Parameter(x, of, annotation="ArrayLike") for x in names], return_annotation=result
    )
    unlabelled, keeping = UNLABELLED, with_labels  # of the template's closure

    def bind(args: tuple[Any, ...], keywords: dict[str, Any]) -> tuple[Any, ...]:
        try:
            return signature.bind(*args, **keywords).args
        except TypeError as error:
            raise TypeError(f"{shown}: {error}") from None

    def template(*args: Any, **keywords: Any) -> Any:
        operands = bind(args, keywords) if keywords or args.__len__() != n else args
        for x in operands:
            if x.__class__ not in unlabelled:
                return keeping(name, call, operands, outputs)
        return call(*operands)

    # A function of the module that declares it: doctest and pickle look for it there.
    function = FunctionType(template.__code__, module, name, None, template.__closure__)
    example, _, value = example.partition(" → ")
    function.__qualname__, function.__module__ = name, module["__name__"]
    function.__doc__ = f"{summary}\n\n>>> {example}\n{value}\n"
    function.__signature__ = signature  # type: ignore[attr-defined]
    return function


def _with_partials(
    name: str,
    family: Family,
    partials: tuple[Partial, ...],
    call: Partial,
    correction: Partial | None = None,
    in_double: bool = False,
) -> Partial:
    n = len(partials)

    @family.jvp
    def _(*values: Array) -> Any:
        inputs, y, tangents = values[:n], values[n], values[n + 1 :]
        dtype = y.dtype
        if in_double and dtype != _double(dtype):
            inputs, tangents = tuple(map(_widened, inputs)), tuple(map(_widened, tangents))
            y = call(*inputs)
        total: Any = SymbolicZero(y.aval)
        for slope, dx in zip(partials, tangents, strict=True):
            if not isinstance(dx, SymbolicZero):
                total = total + slope(*inputs, y) * dx
        total = total + correction(inputs[-1], y, tangents[-1]) if correction else total
        return convert_to(total, dtype)

    setattr(f, name, call)
    return call


def _double(dtype: DTypeLike) -> Any:
    return np.promote_types(dtype, np.float64)


def _widened(x: Array) -> Any:
    return x if isinstance(x, SymbolicZero) else convert_to(x, _double(x.dtype))


def _apply_with_order(name: str, family: Family, *operands: Any) -> Any:
    values = [as_operand(name, x) for x in operands]
    dtype = _argument_dtype(name, family, values[:-1], values[-1])
    like = next((x for x in values if isinstance(x, Array)), None)
    real = real_dtype(dtype)
    orders = [convert_to(as_array(name, v, like), real) for v in values[:-1]]
    argument = convert_to(as_array(name, values[-1], like), dtype)
    return apply(family.bind(), *broadcast(name, [*orders, argument]))


def _argument_dtype(name: str, family: Family, orders: Sequence[Any], x: Array) -> Any:
    """Parameters of integer type do not widen the argument."""
    inexact = [v for v in orders if promoted_dtype(v).kind in INEXACT]
    if any(promoted_dtype(v).kind == "c" for v in inexact):
        refuse_dtype(name, "a parameter's dtype", "complex", "a real one")
    dtype = inexact_dtype(promoted_dtype(x, *inexact))
    if family.kinds == "c":
        return complex_dtype(dtype)
    if dtype.kind not in family.kinds:
        refuse_dtype(name, "the argument's dtype", dtype, "a real one")
    return dtype
