"""Pointwise primitives: same shape in, same shape out. Partials come from `chainrules`.

Operands have one shape and dtype. What NumPy's users may mix is made alike before, by explicit
`convert` and `broadcast_in_dim`, whose transposes take care of the rest.

Maths note: elementwise.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Literal

from chainrules import RULES, ScalarRule
from chainrules.rule import one, zero
from tenferro.ops.base import FAMILIES, Family, check_kind, f, refuse_dtype
from tenferro.ops.base.registry import label_of
from tenferro.ops.base.shapes import same_aval
from tenferro.ops.base.writer import zeros
from tenferro.tensor import Aval, aval_of
from tenferro.tensor.dtypes import bool_, real_dtype
from tenferro.trace.tracer import SymbolicZero
from tidu import ADRuleError


def _infer(name: str, kinds: str, real: bool) -> Callable[..., Aval]:
    def infer(*avals: Aval, **params: Any) -> Aval:
        aval = same_aval(name, *avals)
        check_kind(name, aval, kinds)
        return aval.with_dtype(real_dtype(aval.dtype)) if real else aval

    return infer


def pointwise(
    name: str,
    kinds: str,
    rule: ScalarRule | int,
    parameters: Mapping[str, Any] = MappingProxyType({}),
    **declared: Any,
) -> Family:
    """A pointwise family; its derivative is `rule`'s unless linearity is declared.

    The rule may be only a number of operands. `parameters` are the types of parameters by name.
    """
    real = isinstance(rule, ScalarRule) and rule.kind == "real_valued"
    arity = rule.arity if isinstance(rule, ScalarRule) else rule
    declared |= {"operands": arity, "parameters": parameters}
    family = Family(
        name, _infer(label_of(name), kinds, real), pointwise=True, kinds=kinds, **declared
    )
    if isinstance(rule, ScalarRule) and not family.is_linear and not family.zero_derivative:
        family.jvp(_rule_jvp(rule))
    return family


def _rule_jvp(rule: ScalarRule) -> Callable[..., Any]:
    def jvp(*values: Any, **params: Any) -> Any:
        if not rule.partials:
            raise ADRuleError(f"{rule.name} is not differentiable: {rule.domain}")
        n = rule.arity
        inputs, y, tangents = values[:n], values[n], values[n + 1 :]
        partials = rule.partials_for(real=not any(x.aval.is_complex for x in inputs))
        total: Any = SymbolicZero(y.aval)
        for partial, dx in zip(partials, tangents, strict=True):
            if not isinstance(dx, SymbolicZero) and partial is not zero:
                total = total + _term(rule, partial, inputs, y, dx, params)
        return total

    return jvp


def _term(rule: ScalarRule, partial: Any, inputs: Any, y: Any, dx: Any, params: Any) -> Any:
    if partial is one:
        return dx
    p = partial(f, *inputs, y, **params)
    if rule.kind == "real_valued" and dx.aval.is_complex:
        return f.real(f.conj(p) * dx)
    if isinstance(p, int) and p == -1:
        return -dx
    return p * dx


def from_table(name: str, kinds: str, **declared: Any) -> Family:
    """A pointwise family with a row of the same name in the table of `chainrules`."""
    return pointwise(name, kinds, RULES[name], **declared)


NUMBERS, INEXACT, REAL = "iufc", "fc", "f"
_STEP = "it is constant between its steps"

add = from_table("add", "biufce", linear="all")
sub = from_table("sub", NUMBERS + "e", linear="all")
neg = from_table("neg", NUMBERS + "e", linear="all")
mul = from_table("mul", "biufce", multilinear=(0, 1))
div = from_table("div", INEXACT, linear=(0,))


@div.jvp
def _(x1: Any, x2: Any, y: Any, dx1: Any, dx2: Any) -> Any:
    return (dx1 - y * dx2) / x2


@add.transpose_each
def _(i: int, ct: Any, *x: Any) -> Any:
    return ct


@sub.transpose_each
def _(i: int, ct: Any, *x: Any) -> Any:
    return -ct if i else ct


@neg.transpose(0)
def _(ct: Any, x: Any) -> Any:
    return -ct


@mul.transpose(0)
def _(ct: Any, x1: Any, x2: Any) -> Any:
    return f.conj(x2) * ct


@mul.transpose(1)
def _(ct: Any, x1: Any, x2: Any) -> Any:
    return f.conj(x1) * ct


@div.transpose(0)
def _(ct: Any, x1: Any, x2: Any) -> Any:
    return ct / f.conj(x2)


for _name in ("abs", "square", "reciprocal"):
    from_table(_name, NUMBERS)
from_table("pow", NUMBERS, harmless=lambda _, n: {1: zeros} if n.dtype.kind == "i" else {})
for _name in ("erf", "erfc"):
    from_table(_name, INEXACT)
for _name in ("maximum", "minimum", "fmax", "fmin"):
    from_table(_name, "biufc")  # complex numbers are ordered as NumPy does, by real part first
from_table("clamp", "biuf")
for _name in ("floor", "ceil", "round", "trunc"):
    from_table(_name, REAL, zero_derivative=_STEP)
for _name in ("mod", "rem"):
    from_table(_name, "iuf")
from_table("floor_divide", "iuf", zero_derivative=_STEP)
from_table("powi", NUMBERS, parameters={"exponent": int})
powf = from_table("powf", INEXACT, parameters={"exponent": float})
sign = from_table("sign", NUMBERS, zero_derivative="the contract: Sign has zero derivative")
_NOT_HERE = frozenset({"positive", "real", "imag", "conj"})
"""The identity is not a primitive; parts of complex numbers are in `conversion`."""
for _name, _rule in RULES.items():
    if _name not in FAMILIES.keys() | _NOT_HERE:
        from_table(_name, INEXACT if _rule.complex else REAL)

Direction = Literal["equal", "not_equal", "less", "less_equal", "greater", "greater_equal"]


def _compare(a: Aval, b: Aval, *, direction: Direction) -> Aval:
    aval = same_aval("compare", a, b)
    return aval_of(aval.shape, bool_)


def _select(predicate: Aval, on_true: Aval, on_false: Aval) -> Aval:
    aval = same_aval("select", on_true, on_false)
    if predicate.dtype != bool_ or predicate.shape != aval.shape:
        refuse_dtype("select", "the condition", predicate, f"bool of shape {aval.shape}")
    return aval


compare = Family("compare", _compare, pointwise=True, kinds="biufc")
select = Family("select", _select, linear=(1, 2), pointwise=True)


@select.transpose(1)
def _(ct: Any, predicate: Any, on_true: Any, on_false: Any) -> Any:
    return f.where(predicate, ct, f.zeros_like(ct))


@select.transpose(2)
def _(ct: Any, predicate: Any, on_true: Any, on_false: Any) -> Any:
    return f.where(predicate, f.zeros_like(ct), ct)
