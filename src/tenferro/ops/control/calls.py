"""Functions with rules of their own, as operations.

A call computes its body; its derivative is what the rule says, whatever the body does. Rules are
bodies too. One in the form "forward" computes tangents; of one in the form "pullback" the tangents
are the transpose; one in the form "nonlinear" is a pullback that has no transpose, which leaves
only reverse mode.

Maths note: control.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NoReturn

from computegraph import Body
from tenferro.ops.base import Family, apply, full, refuse, several
from tenferro.ops.base.bodies import Flags, inlined, tangent, transposed, varying
from tenferro.ops.base.writer import Writer
from tenferro.ops.loops.linearity import linear_part
from tenferro.tensor import Aval
from tenferro.trace.tracer import RuleValue, SymbolicZero, Tracer
from tidu import ADRuleError

Form = Literal["forward", "pullback", "nonlinear"]
Avals = Sequence[Aval]


def _same(x: Aval) -> Aval:
    return x


stop_gradient = Family("stop_gradient", _same, zero_derivative="its name says so", batch="leading")


@stop_gradient.formula
def _(x: Any) -> Any:
    return x


def _infer(
    *avals: Aval, body: Body, consts: int, rule: tuple[Body, ...], form: Form, name: str
) -> Any:
    _check_operands("call", avals, body.inputs)
    if not 0 <= consts <= len(avals):
        refuse("call", "consts", consts, f"an integer from 0 to {len(avals)}")
    if len(rule) != (1 if form == "forward" else 2):
        refuse("call", "the number of bodies of the rule", len(rule), f"those of the form {form!r}")
    xs, ys = _inexact(avals[consts:]), _inexact(body.metas)
    if form == "forward":
        _check_body("the rule", rule[0], (*avals, *body.metas, *xs), ys)
    else:
        residuals, pullback = rule
        _check_body("the residuals function", residuals, (*avals, *body.metas), residuals.metas)
        _check_body("the pullback", pullback, (*avals[:consts], *residuals.metas, *ys), xs)
    return _shapes(body.metas)


def _check_operands(family: str, avals: Avals, expected: Avals) -> None:
    if not avals or tuple(avals) != tuple(expected):
        refuse(family, "operands", list(avals), f"{list(expected)}, at least one", "are")


def _check_body(what: str, body: Body, inputs: Avals, outputs: Avals) -> None:
    for kind, avals, expected in (("takes", body.inputs, inputs), ("gives", body.metas, outputs)):
        if tuple(avals) != tuple(expected):
            refuse("call", f"what {what} {kind}", list(avals), f"{list(expected)}")


def _inexact(avals: Avals) -> list[Aval]:
    return [aval for aval in avals if aval.is_inexact]


def _shapes(avals: Avals) -> Any:
    return avals[0] if len(avals) == 1 else tuple(avals)


call = Family("call", _infer, n_outputs=lambda *, body, **_: len(body.outputs))
"""Parameters: `body`, the number of `consts` (what it reads from outside, for which there is no
rule), `rule` and `form`, `name` for messages.

A rule's bodies take the constants first. "forward": (arguments, outputs, tangents of the inexact
arguments) to tangents of the inexact outputs. Others: (arguments, outputs) to residuals, and
(residuals, cotangents of the inexact outputs) to cotangents of the inexact arguments."""


@call.formula
def _(*inputs: Any, body: Body, **_: Any) -> Any:
    return computed(body, inputs)


def computed(body: Body, inputs: Sequence[Any]) -> Any:
    """The results of a body for the operands of a formula."""
    arena = inputs[0].arena
    ids = body.emit(arena, [x.id for x in inputs], roles=False)
    return _shapes([Tracer(arena, v, arena.metas[v]) for v in ids])  # type: ignore[misc]


@call.jvp
def _(*values: Any, body: Body, consts: int, rule: tuple[Body, ...], form: Form, name: str) -> Any:
    n, m = len(body.inputs), len(body.outputs)
    inputs, outputs, tangents = values[:n], values[n : n + m], values[n + m :]
    read = [_is_there(t) for t in tangents[:consts]]
    if any(varying(body, [*read, *(False,) * (n - consts)])):
        raise ADRuleError(
            f"{name}: the function closes over a value that is being differentiated, which the "
            "rule does not cover; pass it as an argument"
        )
    flowing = [
        t
        for t, aval in zip(tangents[consts:], body.inputs[consts:], strict=True)
        if aval.is_inexact
    ]
    if not any(map(_is_there, flowing)):
        return None if m == 1 else (None,) * m
    if form == "forward":
        pushed = _pushed(rule[0], (*inputs, *outputs), flowing, name)
    else:
        kept = inlined(rule[0], (*inputs, *outputs), inputs[0])
        residuals = (*inputs[:consts], *kept)
        pull = _adjoint if form == "pullback" else _reverse_only
        pushed = list(pull(rule[1], residuals, flowing, name))
    results = iter(pushed)
    every = tuple(next(results) if aval.is_inexact else None for aval in body.metas)
    return every if m > 1 else every[0]


def _is_there(tangent: Any) -> bool:
    return not isinstance(tangent, SymbolicZero)


def _pushed(rule: Body, fixed: Sequence[Any], tangents: Sequence[Any], name: str) -> list[Any]:
    """The tangents of a rule."""
    on = tuple(map(_is_there, tangents))
    linear = linear_part(rule, len(fixed), on, f"{name}: the rule is not linear in the tangents")
    reads = _coefficients(linear.residuals, fixed, fixed[0])
    flowing = [t for t in tangents if _is_there(t)]
    results = iter(inlined(linear.linear, [*reads, *flowing], fixed[0], linear=True))
    return [next(results) if there else None for there in linear.outputs]


def _coefficients(residuals: Body, fixed: Sequence[Any], like: Any) -> list[Any]:
    """What a linear body reads. It is the same for all tangents, so for zeros in their place."""
    arena = like.arena
    rest = map(Writer(arena).zeros, residuals.inputs[len(fixed) :])
    nothing = [RuleValue(arena, v, arena.metas[v], active=False) for v in rest]
    return inlined(residuals, [*fixed, *nothing], like)


def _adjoint(
    pullback: Body, residuals: Sequence[Any], tangents: Sequence[Any], name: str
) -> list[Any]:
    """The tangents that a pullback implies: its transpose applied to those of the arguments."""
    n, m = len(residuals), len(pullback.inputs) - len(residuals)
    why = (
        f"{name}: the pullback is not linear in the cotangent (with linear=False there is reverse "
        "mode only)"
    )
    linear = linear_part(pullback, n, (True,) * m, why)
    flowing = [t for t, there in zip(tangents, linear.outputs, strict=True) if there]
    present = tuple(map(_is_there, flowing))
    if not any(present):
        return [None] * m
    like = next(t for t in flowing if _is_there(t))
    reads = _coefficients(linear.residuals, residuals, like)
    back = transposed(linear.linear, (*(False,) * len(reads), *(True,) * m), present)
    operands = [*reads, *(t for t in flowing if _is_there(t))]
    results = iter(inlined(back.body, operands, like, linear=True))
    return [next(results) if there else None for there in back.inputs]


def _reverse_only(
    pullback: Body, residuals: Sequence[Any], tangents: Sequence[Any], name: str
) -> Sequence[Any]:
    like = next(t for t in tangents if _is_there(t))
    operation = reverse_only.bind(pullback=pullback, residuals=len(residuals), name=name)
    return several(apply(operation, *residuals, *_filled(tangents, like)))


def _filled(tangents: Sequence[Any], like: Any) -> list[Any]:
    """The tangents with zeros for those that are not there."""
    return [t if _is_there(t) else full(like, t.aval, 0) for t in tangents]


def _linear_in_last(*, pullback: Body, residuals: int, **_: Any) -> list[range]:
    return [range(residuals, len(pullback.inputs))]


def _check_residuals(family: str, pullback: Body, residuals: int) -> None:
    most = len(pullback.inputs) - 1
    if not 0 <= residuals <= most:
        refuse(family, "residuals", residuals, f"an integer from 0 to {most}")


def _infer_forward(*avals: Aval, pullback: Body, residuals: int, name: str) -> Any:
    _check_residuals("reverse_only", pullback, residuals)
    _check_operands("reverse_only", avals, (*pullback.inputs[:residuals], *pullback.metas))
    return _shapes(pullback.inputs[residuals:])


def _infer_pullback(*avals: Aval, pullback: Body, residuals: int, name: str) -> Any:
    _check_residuals("nonlinear_pullback", pullback, residuals)
    _check_operands("nonlinear_pullback", avals, pullback.inputs)
    return _shapes(pullback.metas)


reverse_only = Family(
    "reverse_only",
    _infer_forward,
    n_outputs=lambda *, pullback, residuals, **_: len(pullback.inputs) - residuals,
    multilinear=lambda *, pullback, residuals, **_: [
        range(residuals, residuals + len(pullback.outputs))
    ],
    opaque="its pullback is all that is known of it",
)
"""The tangents of a function whose pullback is not linear: there to be transposed."""
nonlinear_pullback = Family(
    "nonlinear_pullback",
    _infer_pullback,
    n_outputs=lambda *, pullback, **_: len(pullback.outputs),
    multilinear=_linear_in_last,
)
"""A pullback that is not linear but is declared to be used where a linear one is expected."""


def no_forward(name: str) -> ADRuleError:
    """The error for the tangents of a function whose pullback is not linear."""
    return ADRuleError(
        f"{name}: its pullback is declared with linear=False, so it has no transpose, and there is "
        "no forward mode; use reverse mode (grad, vjp), or define a rule with custom_jvp"
    )


@reverse_only.jvp
def _(*values: Any, name: str, **_: Any) -> NoReturn:
    raise no_forward(name)


@reverse_only.transpose_all
def _(
    cts: tuple[Any, ...], active: Flags, *inputs: Any, residuals: int, **params: Any
) -> list[Any]:
    like = next(ct for ct in cts if _is_there(ct))
    operation = nonlinear_pullback.bind(residuals=residuals, **params)
    cotangents = several(apply(operation, *inputs[:residuals], *_filled(cts, like)))
    return [*(None,) * residuals, *cotangents]


@nonlinear_pullback.formula
def _(*inputs: Any, pullback: Body, **_: Any) -> Any:
    return computed(pullback, inputs)


@nonlinear_pullback.jvp
def _(*values: Any, pullback: Body, **_: Any) -> Any:
    n, m = len(pullback.inputs), len(pullback.outputs)
    inputs, tangents = values[:n], values[n + m :]
    derivative = tangent(pullback, tuple(map(_is_there, tangents)), False)
    reads = inlined(derivative.residuals, inputs, inputs[0])
    flowing = [t for t in tangents if _is_there(t)]
    results = iter(inlined(derivative.linear, [*reads, *flowing], inputs[0], linear=True))
    every = tuple(next(results) if there else None for there in derivative.outputs)
    return every if m > 1 else every[0]


@nonlinear_pullback.transpose_all
def _(cts: tuple[Any, ...], active: Flags, *inputs: Any, name: str, **_: Any) -> NoReturn:
    raise ADRuleError(
        f"{name}: its pullback is declared with linear=False, so it cannot be transposed"
    )
