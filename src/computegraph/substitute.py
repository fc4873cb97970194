"""Replacing some values of an arena inside what was built from them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from computegraph.arena import Arena


def substitute(arena: Arena, outputs: Sequence[int], values: Mapping[int, int]) -> list[int]:
    """The outputs with `values` in place of its keys; what does not depend on them stays."""
    low, high = min(values, default=0), max(outputs, default=-1) + 1
    needed = dependents(arena, outputs, values)
    here = dict(values)
    projections = arena.projection_codes()
    for v in range(low, high):
        if needed[v - low] and v not in here:
            code, *operands = arena.nodes[v]
            if code in projections:
                here[v] = here[operands[0]] + arena.slot(v)
            else:
                here[v] = arena.emit(code, [here.get(a, a) for a in operands])
    return [here.get(v, v) for v in outputs]


def dependents(arena: Arena, outputs: Sequence[int], inputs: Mapping[int, object]) -> bytearray:
    """Which values, from the oldest of `inputs` on, lie between the inputs and the outputs."""
    low, high = min(inputs, default=0), max(outputs, default=-1) + 1
    nodes = arena.nodes
    reach = bytearray(max(high - low, 0))
    for v in outputs:
        if v >= low:
            reach[v - low] = 1
    for v in range(high - 1, low - 1, -1):
        if reach[v - low] and v not in inputs:
            for a in nodes[v][1:]:
                if a >= low:
                    reach[a - low] = 1
    for v in range(low, high):
        if reach[v - low] and v not in inputs:
            reach[v - low] = any(a >= low and reach[a - low] for a in nodes[v][1:])
    return reach


def boundary(arena: Arena, outputs: Sequence[int], inputs: Mapping[int, object]) -> list[int]:
    """The values that the way from the inputs to the outputs reads from elsewhere."""
    low = min(inputs, default=0)
    between = dependents(arena, outputs, inputs)
    found: dict[int, None] = {}
    for i, on in enumerate(between):
        if on and low + i not in inputs:
            for a in arena.nodes[low + i][1:]:
                if a < low or not between[a - low]:
                    found[a] = None
    found.update((v, None) for v in outputs if v < low or not between[v - low])
    return [v for v in found if len(arena.nodes[v]) > 1 or arena.is_input(v)]
