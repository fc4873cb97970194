"""Which stretches of a graph, left by a Python loop when it was traced, become loops again.

So what a program costs to compile does not depend on how often its loops ran. A gradient has two
such stretches for a loop, the second of which reads what the first gave in the other direction.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from computegraph import MaterializedGraph
from tenferro.passes.reroll.body import begun
from tenferro.passes.reroll.emission import pieces, with_loops
from tenferro.passes.reroll.fitting import fitted
from tenferro.passes.reroll.loops import (
    Carried,
    LoopConstant,
    LoopResult,
    Owners,
    RerolledLoop,
    Slices,
    own,
)
from tenferro.passes.reroll.numbering import NumberedGraph
from tenferro.passes.reroll.periods import Stretch, stretches

Choose = Callable[[NumberedGraph, Sequence[Stretch]], Sequence[Stretch]]
"""Which of these stretches should be loops if they can be."""

_ROUNDS = 4
"""Loops inside loops."""
_SWEEPS = 8
"""How often stretches are tried that read others."""
_APART = 8
"""From how many single steps a value may be read, in addition to one in so many."""


def reroll(graph: MaterializedGraph, choose: Choose) -> MaterializedGraph:
    """The graph with such stretches as loops; the same graph if there are none.

    Its sizes must be known, and it has no roles.
    """
    for _ in range(_ROUNDS):
        program = NumberedGraph(graph)
        owners = _loops(program, choose(program, stretches(program.line)))
        if not owners:
            break
        graph = with_loops(program, owners)
    return graph


def _loops(program: NumberedGraph, found: Sequence[Stretch]) -> Owners:
    """The loops of a program that do not overlap; what reads of them is noted in them."""
    refused: set[Stretch] = set()
    for _ in range(_ROUNDS):
        loops = _chosen(program, found, refused)
        owners: Owners = {}
        for loop in loops.values():
            own(owners, loop)
        _note_reads(program, owners)
        torn = {s for s, loop in loops.items() if _is_torn(loop)}
        if not torn:
            return owners
        refused |= torn
    return {}


def _is_torn(loop: RerolledLoop) -> bool:
    """Whether a value is read from so many single steps that a record is no gain."""
    most = _APART + loop.stretch.count // _APART
    return any(len(steps) > most for steps in loop.apart.values())


def _chosen(
    program: NumberedGraph, found: Sequence[Stretch], refused: set[Stretch]
) -> dict[Stretch, RerolledLoop]:
    """Loops of stretches that are not refused and do not overlap, short periods first.

    Repeated, because a stretch of a short period may read the results of one of a longer period.
    """
    loops: dict[Stretch, RerolledLoop] = {}
    owners: Owners = {}
    for _ in range(_SWEEPS):
        left: list[Stretch] = []
        before = len(loops)
        for stretch in found:
            taken = any(place in owners for place in range(stretch.start, stretch.end))
            if taken or stretch in refused:
                continue
            loop = fitted(program, stretch, owners)
            if loop is None:
                left.append(stretch)
            else:
                loops[stretch] = loop
                own(owners, loop)
                left += _rest(stretch, loop.stretch)
        if len(loops) == before:
            break
        found = left
    return loops


def _rest(whole: Stretch, part: Stretch) -> list[Stretch]:
    """What a loop of some steps leaves of a stretch."""
    first = (part.start - whole.start) // whole.period
    return [whole.trimmed(0, first), whole.trimmed(first + part.count, whole.count)]


def _note_reads(program: NumberedGraph, owners: Owners) -> None:
    """Say in each loop what is read of it."""
    reads = _Reads(program, owners)
    for v in program.graph.outputs:
        reads.want(v)
    place = len(program.values) - 1
    while place >= 0:
        loop = owners.get(place)
        if loop is None:
            if place in reads.live:
                reads.operands(program.values[place])
            place -= 1
        else:
            if loop.is_read:
                reads.loop(loop)
            place = loop.stretch.start - 1


class _Reads:
    """What is needed, from the end of a program to its beginning."""

    def __init__(self, program: NumberedGraph, owners: Owners) -> None:
        self.program, self.owners = program, owners
        self.live: set[int] = set()

    def want(self, v: int) -> None:
        """Note that something outside of loops, or what a loop starts from, is this value."""
        found = self.program.at(v)
        if found is None:
            return
        place, slot = found
        loop = self.owners.get(place)
        if loop is None:
            self.live.add(place)
            return
        step, j = loop.step_of(place)
        if step == loop.stretch.count - 1 and (j in loop.placed or j not in loop.hidden):
            loop.lasts[j, slot] = None
        elif j in loop.hidden:
            loop.apart[j, slot] = set(range(loop.stretch.count))
        else:
            loop.records[j, slot] = None
            loop.apart.setdefault((j, slot), set()).add(step)

    def operands(self, v: int) -> None:
        """What an operation outside of loops reads."""
        for piece in pieces(self.program, self.owners, v):
            if isinstance(piece, LoopResult):
                piece.loop.records[piece.key] = None
            else:
                self.want(piece)

    def loop(self, loop: RerolledLoop) -> None:
        """What a loop reads."""
        for source in loop.read():
            if isinstance(source, LoopConstant):
                self.want(source.value)
            elif isinstance(source, Slices):
                self.want(source.source)
            elif isinstance(source, LoopResult):
                source.loop.records[source.key] = None
        for carried in loop.carries():
            self.want(begun(self.program, loop, carried))
        for j, placed in loop.placed.items():
            if (j, 0) in loop.lasts:
                loop.records[placed.key] = None
                self.want(begun(self.program, loop, Carried((j, 0), 1)))
