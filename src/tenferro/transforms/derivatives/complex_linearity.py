"""Is a tangent graph linear over the complex numbers, or over the real ones only?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from computegraph import Arena, Body, dependents
from tenferro.ops.base.bodies import bodies_in


def what_is_not_complex_linear(
    arena: Arena, outputs: Sequence[int], seeds: Sequence[int]
) -> str | None:
    """The name of an operation between complex tangents and outputs that is only real-linear.

    None if there is none: the outputs are then complex-linear in the seeds.
    """
    if not seeds:
        return None
    between = dependents(arena, outputs, dict.fromkeys(seeds))
    order = [v for v, on in enumerate(between, min(seeds)) if on and v not in seeds]
    bodies: list[Body] = []
    name = _first(arena, order, bodies)
    seen: set[Body] = set()
    while name is None and bodies:
        body = bodies.pop()
        if body not in seen:
            seen.add(body)
            graph = body.graph()
            name = _first(graph.arena, graph.order, bodies)
    return name


def _first(arena: Arena, order: Sequence[int], bodies: list[Body]) -> str | None:
    """The first such operation; the bodies of active ones are left to be looked at."""
    operation: Any
    for v, operation, operands, mask in arena.applications(order):
        active = {i for i, a in enumerate(operands) if mask >> i & 1 and arena.metas[a].is_complex}
        if not active:
            continue
        inner = bodies_in(operation)
        bodies.extend(inner)
        outs = arena.metas[v : v + operation.n_outputs]
        drops = not inner and any(y.is_inexact and not y.is_complex for y in outs)
        if drops or active & operation.real_linear:
            return str(operation.name)
    return None
