"""Where the contract's plumbing meets the authors of rules.

A rule gets values with operators and returns values. Here builder, value ids, roles and missing
tangents become such values, and the results become ids again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from computegraph import LocalValueId, OperationRole, ValueKey
from tenferro.ops.base.apply import apply, check_linear_in
from tenferro.ops.base.derived import formula_jvp
from tenferro.ops.base.registry import forget_with
from tenferro.tensor import Array, Aval
from tenferro.trace.tracer import RuleValue, SymbolicZero
from tidu import ADRuleError, PrimitiveBuilder, PrimitiveValue, forget_rules

if TYPE_CHECKING:
    from tenferro.ops.base.family import TensorOperation

forget_with(forget_rules)


def jvp(
    operation: TensorOperation,
    builder: PrimitiveBuilder,
    primal_inputs: Sequence[ValueKey],
    primal_outputs: Sequence[ValueKey],
    tangent_inputs: Sequence[LocalValueId | None],
) -> list[LocalValueId | None]:
    """The tangents of the outputs; None for a zero that the family declares."""
    family = operation.family
    family.in_use = True
    if family.zero_derivative or not any(key.meta.is_inexact for key in primal_outputs):
        return [None] * len(primal_outputs)
    if family.jvp_rule is None and not _is_linear_in(operation, tangent_inputs):
        return _formula_jvp(operation, builder, primal_inputs, tangent_inputs)
    inputs = [fixed(key) for key in primal_inputs]
    outputs = [fixed(key) for key in primal_outputs]
    tangents = [
        SymbolicZero(x.aval) if t is None else active(builder, t)
        for x, t in zip(inputs, tangent_inputs, strict=True)
    ]
    if family.jvp_rule is not None:
        result = _run(operation, "jvp", family.jvp_rule, *inputs, *outputs, *tangents)
    else:
        result = _linear_jvp(operation, inputs, tangents)
    results = result if isinstance(result, tuple) else (result,)
    return [_result(operation, "jvp", r, y.aval) for r, y in zip(results, outputs, strict=True)]


def _is_linear_in(operation: TensorOperation, tangents: Sequence[LocalValueId | None]) -> bool:
    """Whether each operand with a tangent is in one of the sets that it is linear in."""
    groups = operation.groups
    return bool(groups) and all(
        t is None or any(group is None or i in group for group in groups)
        for i, t in enumerate(tangents)
    )


def _run(operation: TensorOperation, kind: str, rule: Callable[..., Any], *values: Any) -> Any:
    """The result of a rule; its family is named if it breaks the contract."""
    try:
        return rule(*values, **operation.params)
    except ADRuleError as error:
        raise ADRuleError(f"{operation.name}: in its {kind} rule: {error}") from error


def _formula_jvp(
    operation: TensorOperation,
    builder: PrimitiveBuilder,
    primal_inputs: Sequence[ValueKey],
    tangent_inputs: Sequence[LocalValueId | None],
) -> list[LocalValueId | None]:
    tangents = formula_jvp(operation, builder, primal_inputs, tangent_inputs)
    if tangents is None:
        raise ADRuleError(
            f"{operation.name}: the family has no JVP rule and no formula, so its derivative is "
            "not known; declare one with `@family.jvp` or `@family.formula`"
        )
    return tangents


def transpose(
    operation: TensorOperation,
    builder: PrimitiveBuilder,
    cotangent_outputs: Sequence[LocalValueId | None],
    inputs: Sequence[PrimitiveValue],
    role: OperationRole,
) -> list[LocalValueId | None]:
    """The cotangents of the active inputs; None elsewhere."""
    mask = role.active_mask or ()
    operation.family.in_use = True
    check_linear_in(operation, [i for i, on in enumerate(mask) if on])
    values = [_operand(builder, ref, on) for ref, on in zip(inputs, mask, strict=True)]
    cts = _cotangents(operation, builder, cotangent_outputs, [x.aval for x in values])
    if operation.family.transpose_all_rule is not None:
        return _transpose_all(operation, cts, mask, values)
    results: list[LocalValueId | None] = []
    for i, x in enumerate(values):
        if not mask[i]:
            results.append(None)
            continue
        result = _transpose_one(operation, i, cts, values)
        results.append(_result(operation, f"transpose({i})", result, x.aval))
    return results


def fixed(key: ValueKey) -> RuleValue:
    """A value that a rule reads as a coefficient."""
    return RuleValue(key.arena, key.id, key.meta, active=False)


def active(builder: PrimitiveBuilder, value: LocalValueId) -> RuleValue:
    """A value that a rule must be linear in."""
    return RuleValue(builder.graph_builder.arena, value, builder.meta(value), active=True)


def _operand(builder: PrimitiveBuilder, ref: PrimitiveValue, on: bool) -> Array:
    if on:
        return ShapeOnly(builder.meta(ref))
    if isinstance(ref, ValueKey):
        return fixed(ref)
    return RuleValue(builder.graph_builder.arena, ref, builder.meta(ref), active=False)


class ShapeOnly(Array):
    """An active operand of a transpose rule: only its shape and dtype may be read."""

    __slots__ = ("aval",)

    def __init__(self, aval: Aval) -> None:
        self.aval = aval


def _cotangents(
    operation: TensorOperation,
    builder: PrimitiveBuilder,
    cotangents: Sequence[LocalValueId | None],
    avals: Sequence[Aval],
) -> Any:
    if operation.n_outputs == 1:
        assert cotangents[0] is not None
        return active(builder, cotangents[0])
    outputs = operation.infer(*avals)
    return tuple(
        SymbolicZero(aval) if ct is None else active(builder, ct)
        for ct, aval in zip(cotangents, outputs, strict=True)
    )


def _transpose_all(
    operation: TensorOperation, cts: Any, mask: Sequence[bool], values: Sequence[Array]
) -> list[LocalValueId | None]:
    rule = operation.family.transpose_all_rule
    assert rule is not None
    several = cts if isinstance(cts, tuple) else (cts,)
    cotangents = rule(several, tuple(mask), *values, **operation.params)
    return [
        _result(operation, f"transpose_all({i})", ct, x.aval) if on else None
        for i, (ct, x, on) in enumerate(zip(cotangents, values, mask, strict=True))
    ]


def _transpose_one(operation: TensorOperation, i: int, cts: Any, values: Sequence[Array]) -> Any:
    rules = operation.family.transpose_rules
    if i in rules:
        return _run(operation, f"transpose({i})", rules[i], cts, *values)
    if None in rules:
        return _run(operation, f"transpose({i})", rules[None], i, cts, *values)
    raise ADRuleError(
        f"{operation.name}: the family has no transpose rule for operand {i}; "
        "declare one with `@family.transpose`"
    )


def _linear_jvp(
    operation: TensorOperation, inputs: Sequence[Array], tangents: Sequence[Array]
) -> Array:
    """One term per set of operands the operation is linear in; their sum by the product rule."""
    total: Array | None = None
    for group in reversed(operation.groups):
        positions = range(len(inputs)) if group is None else sorted(group)
        if all(isinstance(tangents[i], SymbolicZero) for i in positions):
            continue
        term = apply(
            operation, *[tangents[i] if i in positions else x for i, x in enumerate(inputs)]
        )
        total = term if total is None else total + term
    return SymbolicZero(operation.infer(*[x.aval for x in inputs])) if total is None else total


def _result(operation: TensorOperation, kind: str, result: Any, aval: Aval) -> LocalValueId | None:
    if result is None or isinstance(result, SymbolicZero):
        return None
    if not isinstance(result, RuleValue) or not result.active:
        raise ADRuleError(
            f"{operation.name}: its {kind} rule returned {result!r}, which is not linear in the "
            "tangents; return a value computed from them, or None for zero"
        )
    if result.aval != aval:
        raise ADRuleError(
            f"{operation.name}: its {kind} rule returned {result.aval!r}, expected {aval!r}"
        )
    return LocalValueId(result.id)
