"""Which written-out loops of long programs become loops again.

The gradient of 40 steps of an integrator, 5,050 operations, takes 3.4 s of processor time to
compile in pieces and 1.0 s as loops (XLA:CPU). A call takes, as loops against pieces, 0.5 of the
time where a step returns 34 kB forwards, 1.15 with 140 and 340 kB, 2.0 with 1 MB: what a step
records is then copied.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from computegraph import MaterializedGraph
from tenferro.engines.xla.graphs.cuts import WHOLE
from tenferro.passes import simplify
from tenferro.passes.reroll import reroll
from tenferro.passes.reroll.numbering import NumberedGraph
from tenferro.passes.reroll.periods import Stretch
from tenferro.tensor import Aval

_FEW = 64
"""Operations of a stretch that are better written out."""
_LIGHT_BYTES = 2**19
"""The bytes that the operations of a step return, up to which a loop is about as fast."""


def rerolled(graph: MaterializedGraph) -> MaterializedGraph:
    """The graph with loops where it is long and these pay; the same graph if there are none."""
    if len(graph.order) <= WHOLE:
        return graph
    found = reroll(graph, _light)
    return graph if found is graph else simplify(found)


def _light(program: NumberedGraph, found: Sequence[Stretch]) -> Sequence[Stretch]:
    """All stretches that are not short, if no step is heavy: one may need results of another."""
    stretches = [s for s in found if s.period * s.count >= _FEW]
    heavy = any(_step_bytes(program, s) > _LIGHT_BYTES for s in stretches)
    return () if heavy else stretches


def _step_bytes(program: NumberedGraph, stretch: Stretch) -> int:
    metas = program.arena.metas
    places = range(stretch.start, stretch.start + stretch.period)
    return sum(_bytes(metas[program.values[i]]) for i in places)


def _bytes(aval: Aval) -> int:
    return aval.dtype.itemsize * prod(n if isinstance(n, int) else 1 for n in aval.shape)
