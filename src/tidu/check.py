"""Is a graph linear in what it says it is linear in?"""

from __future__ import annotations

from collections.abc import Iterable

from computegraph import Arena
from tidu.linearized_graph import LinearizedGraph
from tidu.rules import ADRuleError


def check_linear(linear: LinearizedGraph) -> None:
    """Raise ADRuleError unless active operands and tangents coincide throughout the graph.

    Every operation that reads a tangent must mark it active, every active operand must depend on
    a tangent, and every output must be a tangent or a symbolic zero.
    """
    graph = linear.graph
    active = [v for _, v in linear.tangent_inputs]
    depends = _depends(graph.arena, active, graph.start, graph.stop, "linear graph")
    for position, out in enumerate(linear.tangent_outputs):
        if out is not None and not (graph.start <= out and depends[out - graph.start]):
            raise ADRuleError(f"linear graph: output {position} does not depend on any tangent")


def check_roles(arena: Arena, active: Iterable[int], rule: str, start: int = 0) -> None:
    """The same for everything in a scratch arena, or from a value on."""
    _depends(arena, active, start, len(arena), rule)


def _depends(arena: Arena, active: Iterable[int], start: int, stop: int, where: str) -> bytearray:
    depends = bytearray(stop - start)
    before = {v for v in active if v < start}
    for v in active:
        if v >= start:
            depends[v - start] = 1
    for v, operation, operands, mask in arena.applications(range(start, stop)):
        bits = 0
        for i, a in enumerate(operands):
            if depends[a - start] if a >= start else a in before:
                bits |= 1 << i
        if bits != mask:
            raise ADRuleError(_complaint(arena, v, bits, where))
        if bits:
            for slot in range(operation.n_outputs):
                depends[v - start + slot] = 1
    return depends


def _complaint(arena: Arena, v: int, bits: int, where: str) -> str:
    code, *operands = arena.nodes[v]
    reads = [i for i in range(len(operands)) if bits >> i & 1]
    marked = [i for i in range(len(operands)) if arena.masks[code] >> i & 1]
    return (
        f"{where}: %{v} = {arena.operation_of(code).name} reads tangents in operands {reads}, "
        f"but its role marks {marked} as active"
    )
