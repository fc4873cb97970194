"""Are values of an arena linear functions of others, as far as declarations say?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from computegraph import Arena, Body, dependents
from tenferro.ops.apply import is_zero
from tenferro.ops.bodies import Tangent, tangent, varying
from tenferro.ops.scan import Operands, operands_of
from tidu import ADRuleError

Ids = tuple[int, ...]
Flags = tuple[bool, ...]


def check_linear(label: str, arena: Arena, outputs: Sequence[int], inputs: Sequence[int]) -> None:
    """Raise ADRuleError, whose text begins with `label`, unless outputs are linear in inputs.

    They are if every operation on the way reads exactly operands in which its family is declared
    jointly linear, and zeros in place of the others of them; loops, branches and calls are linear
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
        if operation.name in _BODIES:
            flags = _BODIES[operation.name](label, arena, operation, operands, on)
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
        raise _not_linear(
            label,
            f"{operation.name} reads values that depend on them in operands {sorted(on)}, in which "
            "it is not linear",
        )
    if not any(all(is_zero(arena, operands[i]) for i in group - on) for group in fitting):
        raise _not_linear(
            label,
            f"{operation.name} combines values that depend on them with others that do not and are "
            "not zero",
        )


def _check_scan(label: str, arena: Arena, operation: Any, operands: Ids, on: Flags) -> Flags:
    p = operation.params
    own, active = (operands_of(x, p["consts"], p["init"]) for x in (operands, on))
    return _check_loop(label, arena, p["body"], own.carry, active)


def _check_while(label: str, arena: Arena, operation: Any, operands: Ids, on: Flags) -> Flags:
    c, body, cond = (operation.params[name] for name in ("consts", "body", "cond"))
    n = len(operands) - c
    outs = _check_loop(label, arena, body, operands[c:], Operands(False, on[:c], on[c:], ()))
    if any(varying(cond, [*on[:c], *outs[:n]])):
        raise _not_linear(label, "the condition of while_loop reads values that depend on them")
    return (*outs[:n], False, *outs[n:])


def _check_loop(
    label: str, arena: Arena, body: Body, start: Sequence[int | None], on: Operands
) -> Flags:
    """Which outputs of a loop depend on active operands; its body is linear in these."""
    carry = tuple(bool(active) for active in on.carry)
    while True:
        active = (*on.consts, *carry, *on.xs)
        after = tangent(body, active, True).outputs
        merged = tuple(a or b for a, b in zip(carry, after, strict=False))
        if merged == carry:
            break
        carry = merged
    for v, begins_active, active_later in zip(start, on.carry, carry, strict=True):
        if active_later and not begins_active and v is not None and not is_zero(arena, v):
            raise _not_linear(
                label,
                "a loop begins with a value that is not zero and adds some that depend on them",
            )
    return _check_body(label, body, active, (*carry, *(False,) * (len(after) - len(carry))))


def _check_switch(label: str, arena: Arena, operation: Any, operands: Ids, on: Flags) -> Flags:
    branches = operation.params["branches"]
    active = [tangent(branch, on[1:], True).outputs for branch in branches]
    wanted = tuple(any(flags) for flags in zip(*active, strict=True))
    for branch in branches:
        _check_body(label, branch, on[1:], wanted)
    return wanted


def _check_call(label: str, arena: Arena, operation: Any, operands: Ids, on: Flags) -> Flags:
    """A call is linear if what it computes is, whatever its rule says."""
    body = operation.params["body"]
    return _check_body(label, body, on, varying(body, on))


def _check_pullback(label: str, arena: Arena, operation: Any, operands: Ids, on: Flags) -> Flags:
    body = operation.params["pullback"]
    return _check_body(label, body, on, varying(body, on))


def _check_body(label: str, body: Body, on: Flags, wanted: Flags) -> Flags:
    """Which outputs depend on active inputs; those that are wanted do, or are zero."""
    graph = body.graph()
    active = _active(
        label,
        graph.arena,
        graph.outputs,
        [v for v, flag in zip(graph.inputs, on, strict=True) if flag],
    )
    for v, want in zip(graph.outputs, wanted, strict=True):
        if want and v not in active and not is_zero(graph.arena, v):
            raise _not_linear(
                label, "a body gives values that do not depend on them and are not zero"
            )
    outs = (v in active for v in graph.outputs)
    return tuple(a or b for a, b in zip(outs, wanted, strict=True))


def _not_linear(label: str, why: str) -> ADRuleError:
    return ADRuleError(f"{label}: {why}")


_BODIES = {
    "call": _check_call,
    "checkpoint": _check_call,
    "nonlinear_pullback": _check_pullback,
    "scan": _check_scan,
    "switch": _check_switch,
    "while_loop": _check_while,
}
"""Which outputs of an operation with bodies depend on active operands, once it was checked."""
