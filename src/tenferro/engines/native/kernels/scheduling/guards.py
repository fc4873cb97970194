"""The guards of a nest: their conditions, and whether a loop has an interior where they hold."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tenferro.engines.native.kernels.nests.affine import Condition
from tenferro.engines.native.kernels.nests.nest import Choose, Fetch, Load, Nest, Running


def conditions_of(nodes: Iterable[Any]) -> list[Any]:
    """The conditions in the guards of nodes, each once."""
    guards = (n.guard for n in nodes if isinstance(n, Load | Fetch | Choose))
    return list(dict.fromkeys(condition for guard in guards for condition in guard))


def has_interior(nest: Nest, loop: int, lanes: int) -> bool:
    """Whether the guards of a nest depend on one loop each and hold in most of its iterations."""
    conditions = conditions_of(nest.nodes)
    if not conditions or nest.scatters or any(isinstance(n, Running) for n in nest.nodes):
        return False
    spans = {d: (0, n) for d, n in enumerate(nest.sizes)}
    for condition in conditions:
        span = _span(condition)
        if span is None:
            return False
        d, low, high = span
        spans[d] = max(spans[d][0], low), min(spans[d][1], high)
    if spans[loop][1] - spans[loop][0] < 2 * lanes:
        return False
    return all(2 * (spans[d][1] - spans[d][0]) >= n for d, n in enumerate(nest.sizes))


def _span(condition: Condition) -> tuple[int, int, int] | None:
    """The loop of a condition, and the iterations from and up to which it holds."""
    affine, low, high = condition
    loops = [d for d, c in enumerate(affine[1:]) if c]
    if len(loops) != 1 or affine[loops[0] + 1] not in (1, -1):
        return None
    if affine[loops[0] + 1] == 1:
        return loops[0], low - affine[0], high - affine[0]
    return loops[0], affine[0] - high + 1, affine[0] - low + 1
