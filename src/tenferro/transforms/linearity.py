"""Is a traced function linear in its arguments?"""

from __future__ import annotations

from typing import Any

from computegraph import Arena, dependents
from tenferro.transforms.tracing import Traced
from tidu import ADRuleError


def check_linear(traced: Traced) -> None:
    """Raise ADRuleError, naming an operation, unless the function is seen to be linear.

    It is if every operation on the way reads exactly operands in which its family is declared
    jointly linear, and zeros in place of the others of them.
    """
    arena, inputs = traced.trace, dict.fromkeys(traced.input_ids)
    low = min(inputs, default=0)
    needed = dependents(arena, traced.outputs, inputs)
    between = (v for v, on in enumerate(needed, low) if on and v not in inputs)
    for v, operation, operands, _ in arena.applications(between):
        active = {i for i, a in enumerate(operands) if a >= low and needed[a - low]}
        _check_operation(traced.label, arena, v, operation, active)
    for position, v in enumerate(traced.outputs):
        if (v < low or not needed[v - low]) and not _is_zero(arena, v):
            raise ADRuleError(
                f"{traced.label}: output {position} does not depend on the arguments and is not "
                "zero, so the function is not linear in them"
            )


def _check_operation(label: str, arena: Arena, v: int, operation: Any, on: set[int]) -> None:
    operands = arena.nodes[v][1:]
    groups = [
        set(range(len(operands))) if group is None else set(group)
        for group in operation.family.groups
    ]
    fitting = [group for group in groups if on <= group]
    if not fitting or not arena.metas[v].is_inexact:
        raise ADRuleError(
            f"{label}: the function is not linear in its arguments: {operation.name} reads values "
            f"that depend on them in operands {sorted(on)}, in which it is not linear"
        )
    if not any(all(_is_zero(arena, operands[i]) for i in group - on) for group in fitting):
        raise ADRuleError(
            f"{label}: the function is not linear in its arguments: {operation.name} combines "
            "values that depend on them with others that do not and are not zero"
        )


def _is_zero(arena: Arena, v: int) -> bool:
    """Whether a value is seen to be zero: a constant, perhaps spread or converted."""
    node = arena.nodes[v]
    while len(node) == 2:
        operation: Any = arena.operations[node[0]]
        if operation is None or operation.family.groups != (None,):
            return False
        v = node[1]
        node = arena.nodes[v]
    if not node[0]:
        value = getattr(arena, "captured", {}).get(v)
        return value is not None and not hasattr(value, "requires_grad") and not value.any()
    if len(node) > 1:
        return False
    return not any(arena.operation_of(node[0]).params.get("data", b"1"))  # type: ignore[attr-defined]
