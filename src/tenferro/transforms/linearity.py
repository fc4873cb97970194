"""Is a traced function linear in its arguments?"""

from __future__ import annotations

from typing import Any

from computegraph import Arena, dependents
from tenferro.ops.apply import is_zero
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
        if (v < low or not needed[v - low]) and not is_zero(arena, v):
            raise ADRuleError(
                f"{traced.label}: output {position} does not depend on the arguments and is not "
                "zero, so the function is not linear in them"
            )


def _check_operation(label: str, arena: Arena, v: int, operation: Any, on: set[int]) -> None:
    operands = arena.nodes[v][1:]
    groups = [
        set(range(len(operands))) if group is None else set(group) for group in operation.groups
    ]
    fitting = [group for group in groups if on <= group]
    if not fitting or not arena.metas[v].is_inexact:
        raise ADRuleError(
            f"{label}: the function is not linear in its arguments: {operation.name} reads values "
            f"that depend on them in operands {sorted(on)}, in which it is not linear"
        )
    if not any(all(is_zero(arena, operands[i]) for i in group - on) for group in fitting):
        raise ADRuleError(
            f"{label}: the function is not linear in its arguments: {operation.name} combines "
            "values that depend on them with others that do not and are not zero"
        )
