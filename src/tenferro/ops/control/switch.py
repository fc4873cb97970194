"""One of several bodies, chosen by an index.

The first operand selects the branch (the nearest one if it does not exist; of two
branches a bool chooses, False the first), the others are passed to every branch.

Maths note: control.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Any

from computegraph import Body
from tenferro.ops.base import Family, apply, check_kind, refuse, several
from tenferro.ops.base.bodies import Flags, Tangent, inputs_read, padded, tangent, transposed
from tenferro.ops.base.declaration import Where
from tenferro.ops.base.writer import Writer
from tenferro.ops.control.scan import check_linear
from tenferro.tensor import Aval
from tenferro.trace.tracer import SymbolicZero


def _infer(
    index: Aval,
    *avals: Aval,
    branches: Annotated[tuple[Body, ...], Where("of at least one", bool)],
    linear: Flags,
) -> Any:
    check_linear("switch", linear, branches[0])
    check_kind("switch", index, "biu", "the index")
    if index.shape:
        refuse("switch", "the index", index, "a scalar")
    outs = branches[0].metas
    for i, branch in enumerate(branches):
        if avals != branch.inputs:
            refuse("switch", "operands", list(avals), f"{list(branch.inputs)}", "are")
        if branch.metas != outs:
            refuse("switch", f"the result of branch {i}", branch.metas, f"{outs}, as branch 0")
    return outs[0] if len(outs) == 1 else tuple(outs)


switch = Family(
    "switch",
    _infer,
    n_outputs=lambda *, branches, **_: len(branches[0].outputs),
    multilinear=lambda *, linear, **_: [[i for i, on in enumerate(linear, 1) if on]] * any(linear),
)
"""Parameters: `branches`, and `linear`: the inputs in which they are linear, or none."""


@switch.jvp
def _(*values: Any, branches: tuple[Body, ...], **_: Any) -> Any:
    """The linear part of the same branch, which computes what it reads again from the operands.

    Of large arrays of which a branch reads parts only, these are results of another `switch`: a
    loop around it would record all of each array for every step.
    """
    n_outputs = len(branches[0].outputs)
    n = (len(values) - n_outputs) // 2
    index, *operands = values[:n]
    tangents = values[n + n_outputs + 1 :]
    active = tuple(not isinstance(t, SymbolicZero) for t in tangents)
    derivatives = [tangent(branch, active, True, parts=True) for branch in branches]
    wanted = tuple(any(flags) for flags in zip(*(t.outputs for t in derivatives), strict=True))
    if not any(wanted):
        return (None,) * n_outputs
    own = [_parts(t.residuals) for t in derivatives]
    parts = [*dict.fromkeys(part for each in own for part in each)]
    linear = [
        _linear_branch(b, t, active, wanted, parts)
        for b, t in zip(branches, derivatives, strict=True)
    ]
    recorded = _recorded(index, [t.residuals for t in derivatives], operands, parts)
    flowing = [t for t in tangents if not isinstance(t, SymbolicZero)]
    results = _chosen(index, linear, [*operands, *recorded], flowing)
    return tuple(next(results) if on else None for on in wanted)


_Part = tuple[Aval, int]
"""What is recorded of a branch: the n-th of its kind, of which branches share an output."""


def _parts(residuals: Body) -> dict[_Part, int]:
    """What is recorded, and which output of a body of residuals it is."""
    seen, found = Counter[Aval](), dict[_Part, int]()
    for i, (v, meta) in enumerate(zip(residuals.outputs, residuals.metas, strict=True)):
        if v >= len(residuals.inputs):
            found[meta, seen[meta]] = i
            seen[meta] += 1
    return found


def _recorded(
    index: Any, residuals: Sequence[Body], operands: list[Any], parts: Sequence[_Part]
) -> Any:
    """What the chosen branch reads, of all parts; zeros for those that it does not have."""
    if not parts:
        return ()
    bodies = []
    for body in residuals:
        graph, own = body.graph(), _parts(body)
        writer = Writer(graph.arena)
        outputs = [
            graph.outputs[own[part]] if part in own else writer.zeros(part[0]) for part in parts
        ]
        bodies.append(Body.of(graph.arena, outputs, graph.inputs))
    return _chosen(index, bodies, operands, [])


def _linear_branch(
    branch: Body, derivative: Tangent, active: Flags, wanted: Flags, parts: Sequence[_Part]
) -> Body:
    """The tangents of a branch as a function of its operands, of what is recorded, and of the
    active tangents."""
    graph, residuals = branch.graph(), derivative.residuals
    arena = graph.arena
    metas = [m for m, on in zip(branch.inputs, active, strict=True) if on]
    given = {part: arena.input(part, part[0]) for part in parts}
    seeds = [arena.input(("tangent", i), m) for i, m in enumerate(metas)]
    recorded = {i: given[part] for part, i in _parts(residuals).items()}
    reads = [
        recorded[i] if i in recorded else graph.inputs[v] for i, v in enumerate(residuals.outputs)
    ]
    linear = padded(derivative.linear, derivative.outputs, wanted, branch.metas)
    results = linear.emit(arena, [*reads, *seeds])
    return Body.of(arena, results, [*graph.inputs, *given.values(), *seeds])


@switch.transpose_all
def _(
    cts: tuple[Any, ...],
    active: Flags,
    index: Any,
    *operands: Any,
    branches: tuple[Body, ...],
    **_: Any,
) -> list[Any]:
    on = active[1:]
    present = tuple(not isinstance(ct, SymbolicZero) for ct in cts)
    backs = [transposed(branch, on, present) for branch in branches]
    wanted = tuple(any(flags) for flags in zip(*(t.inputs for t in backs), strict=True))
    if not any(wanted):
        return [None] * len(active)
    metas = [m for m, o in zip(branches[0].inputs, on, strict=True) if o]
    back = [padded(t.body, t.inputs, wanted, metas) for t in backs]
    fixed = [x for x, o in zip(operands, on, strict=True) if not o]
    results = _chosen(index, back, fixed, [ct for ct in cts if not isinstance(ct, SymbolicZero)])
    reached = iter(wanted)
    return [None, *(next(results) if o and next(reached) else None for o in on)]


def _chosen(index: Any, branches: list[Body], fixed: list[Any], linear: list[Any]) -> Any:
    """The results of the branch that the index names, linear in the last operands if there are any.

    What no branch reads is not an operand: a loop around it would record that for every step.
    """
    read = set().union(*map(inputs_read, branches))
    kept = [i for i in range(len(fixed)) if i in read]
    order = [*kept, *range(len(fixed), len(fixed) + len(linear))]
    own = tuple(branch.rearranged(order, range(len(branch.outputs))) for branch in branches)
    flags = (*[False] * len(kept), *[True] * len(linear)) if linear else ()
    operation = switch.bind(branches=own, linear=flags)
    return iter(several(apply(operation, index, *(fixed[i] for i in kept), *linear)))
