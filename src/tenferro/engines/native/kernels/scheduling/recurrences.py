"""Which recurrences along a loop may run in lanes."""

from __future__ import annotations

from collections.abc import Sequence

from tenferro.engines.native.kernels.nests.nest import Node, Running
from tenferro.engines.native.kernels.scalars.values import DType

RECURRENCE = "linear_recurrence"


def runs_in_lanes(name: str, dtype: DType) -> bool:
    """Whether neighbouring elements may be joined before they meet those before them.

    Sums are only rounded in another order. Products of some elements may overflow where no product
    from the first one on does, so they, and recurrences, keep NumPy's order.
    """
    return name != RECURRENCE and (name != "reduce_prod" or dtype.kind in "iu")


def sequential_loops(nodes: Sequence[Node], dtypes: Sequence[DType]) -> int:
    """The loops (as bits) whose iterations cannot be lanes."""
    loops = 0
    for node, dtype in zip(nodes, dtypes, strict=True):
        if isinstance(node, Running) and not runs_in_lanes(node.name, dtype):
            loops |= 1 << node.loop
    return loops
