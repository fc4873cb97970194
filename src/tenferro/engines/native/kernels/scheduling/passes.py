"""What a kernel keeps from one pass over its loops for later ones."""

from __future__ import annotations

from collections.abc import Sequence

from tenferro.engines.native.kernels.nests.nest import Scatter, Store
from tenferro.engines.native.kernels.scheduling.spec import Gather
from tenferro.engines.native.kernels.scheduling.stages import NestStages


def saved_nodes(
    stages: NestStages, goals: Sequence[Store | Gather | Scatter], loops: int
) -> list[tuple[int, int]]:
    """What is worth keeping between passes, with the level of the passes, outermost first."""
    candidates: dict[tuple[int, int], None] = {}
    stack: list[tuple[int, list[int]]] = [(0, [g.node for g in goals])]
    while stack:
        level, roots = stack.pop()
        if level >= loops:
            continue
        groups = passes_of(stages, roots, level)
        if len(groups) > 1:
            for nodes in stages.saved(groups, level):
                candidates.update(((node, level), None) for node in sorted(nodes))
        stack.extend((level + 1, roots) for roots in groups)
    taken: dict[int, int] = {}
    for node, level in sorted(candidates, key=lambda item: item[1]):
        taken.setdefault(node, level)
    return sorted(taken.items())


def passes_of(stages: NestStages, roots: Sequence[int], level: int) -> list[list[int]]:
    """The roots inside of the loops from `level` on, by the pass in which they are computed."""
    passes: dict[int, list[int]] = {}
    deeper = [r for r in roots if stages.region(r) > level]
    for r in stages.reductions(roots, level):
        operand = stages.nodes[r].operand
        passes.setdefault(stages.passes(operand, level), []).append(operand)
    for r in deeper:
        passes.setdefault(stages.passes(r, level), []).append(r)
    return [passes[s] for s in sorted(passes)]
