"""Are values of an arena linear functions of others, as far as declarations say?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from computegraph import Arena, Body, dependents
from tenferro.ops.base.apply import is_zero
from tenferro.ops.base.bodies import Flags, Tangent, tangent, varying
from tenferro.ops.loops.flow import FLOWS, flow
from tenferro.ops.loops.loop import Loop, is_loop, is_switch
from tidu import ADRuleError

Ids = tuple[int, ...]


def check_linear(label: str, arena: Arena, outputs: Sequence[int], inputs: Sequence[int]) -> None:
    """Raise ADRuleError, whose text begins with `label`, unless outputs are linear in inputs.

    They are if every operation on the way reads exactly operands in which its family is declared
    jointly linear, and zeros for the others of them; loops, branches and calls are linear
    if their bodies are.
    """
    active = _active(label, arena, outputs, inputs)
    for position, v in enumerate(outputs):
        if v not in active and not is_zero(arena, v):
            raise _not_linear(label, f"output {position} does not depend on them and is not zero")


def linear_part(body: Body, n: int, on: Flags, why: str) -> Tangent:
    """The tangent of a body that is linear in all but its first `n` inputs.

    The others marked in `on` are active. Raises ADRuleError, whose text begins with `why`, for one
    that is not linear.
    """
    graph = body.graph()
    check_linear(why, graph.arena, graph.outputs, graph.inputs[n:])
    return tangent(body, (*(False,) * n, *on), False)


def _active(label: str, arena: Arena, outputs: Sequence[int], inputs: Sequence[int]) -> set[int]:
    """The values on the way to the outputs that depend on the inputs, each of them linearly."""
    active = set(inputs)
    if not active:
        return active
    needed = dependents(arena, outputs, dict.fromkeys(inputs))
    between = [v for v, on in enumerate(needed, min(inputs)) if on and v not in active]
    operation: Any
    for v, operation, operands, _ in arena.applications(between):
        on = tuple(a in active for a in operands)
        if not any(on):
            continue
        if operation.name in FLOWS:
            flags = _check_bodies(label, arena, operation, operands, on)
            active.update(v + slot for slot, flag in enumerate(flags) if flag)
        else:
            _check_operation(label, arena, v, operation, {i for i, flag in enumerate(on) if flag})
            active.update(range(v, v + operation.n_outputs))
    return active


def _check_operation(label: str, arena: Arena, v: int, operation: Any, on: set[int]) -> None:
    operands = arena.nodes[v][1:]
    groups = [
        set(range(len(operands))) if group is None else set(group) for group in operation.groups
    ]
    fitting = [group for group in groups if on <= group]
    if not fitting or not arena.metas[v].is_inexact:
        name = operation.name
        if name == "stop_gradient":
            name = "stop_gradient, or te.debug.print,"
        raise _not_linear(
            label,
            f"{name} reads values that depend on them in operands {sorted(on)}, in which it is not "
            "linear",
        )
    if not any(all(is_zero(arena, operands[i]) for i in group - on) for group in fitting):
        raise _not_linear(
            label,
            f"{operation.name} combines values that depend on them with others that do not and are "
            "not zero",
        )


def _check_bodies(label: str, arena: Arena, operation: Any, operands: Ids, on: Flags) -> Flags:
    """Which outputs of an operation with bodies, which are linear, depend on active operands."""
    inputs: dict[Body, Flags] = {}

    def dependent(body: Body, flags: Flags) -> Flags:
        inputs[body] = flags
        return varying(body, flags)

    outs = flow(operation, on, dependent, start=False)
    wanted: Flags = outs if is_switch(operation) else ()
    if is_loop(operation):
        loop = Loop.of(operation)
        wanted = loop.results(outs).carry
        _check_begin(label, arena, loop.operands(operands).carry, loop.operands(on).carry, wanted)
        if loop.cond is not None and any(varying(loop.cond, (*on[: loop.consts], *wanted))):
            raise _not_linear(label, "the condition of while_loop reads values that depend on them")
    for body, flags in inputs.items():
        _check_body(label, body, flags, wanted)
    return outs


def _check_begin(
    label: str,
    arena: Arena,
    start: Sequence[int | None],
    active: Sequence[bool | None],
    later: Sequence[bool],
) -> None:
    """Carries that come to depend on active operands begin with such, or as zeros."""
    for v, on, active_later in zip(start, active, later, strict=True):
        if active_later and not on and v is not None and not is_zero(arena, v):
            raise _not_linear(
                label,
                "a loop begins with a value that is not zero and adds some that depend on them",
            )


def _check_body(label: str, body: Body, on: Flags, wanted: Flags) -> None:
    """Raise unless a body is linear, and its first outputs that are wanted depend, or are zero."""
    graph = body.graph()
    inputs = [v for v, flag in zip(graph.inputs, on, strict=True) if flag]
    active = _active(label, graph.arena, graph.outputs, inputs)
    for v, want in zip(graph.outputs, wanted, strict=False):
        if want and v not in active and not is_zero(graph.arena, v):
            raise _not_linear(
                label, "a body returns values that do not depend on them and are not zero"
            )


def _not_linear(label: str, why: str) -> ADRuleError:
    return ADRuleError(f"{label}: {why}")
