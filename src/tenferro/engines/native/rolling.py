"""Which unrolled loops the engine runs as loops: where that is not slower, or compiling takes long.

A step of a native loop costs little more than the same operations unrolled, but a loop costs 10 to
20 us a call, and its values go through memory from step to step. Measured, as a loop against
unrolled: 0.02 to 0.06 for a Kalman filter of 4 numbers, whose factorizations are calls between
kernels; 0.87 and 0.93 for a stencil of 64 x 64 and its gradient; 1.1 and 1.4 for a neural ODE of
16 x 32; 1.1 and 1.2 for 1,000 Euler steps of 2 numbers; 2.4 and 3.9 for 200 Runge-Kutta steps of 2.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from computegraph import MaterializedGraph
from tenferro.engines.native.runtime.background import background
from tenferro.passes import simplify
from tenferro.passes.every_engine import merged_loops
from tenferro.passes.line import Program
from tenferro.passes.periods import Stretch
from tenferro.passes.reroll import reroll
from tenferro.tensor import Aval

_LONG = 32_768
"""Operations from which on compiling, of 3 s and more, weighs more than a slower call."""
_FEW = 64
"""Operations of a stretch that are compiled at once."""
_SHORTEST = 256
"""Operations of a program in which stretches are looked for."""
_HEAVY_BYTES = 2**18
"""What the operations of a step give, from which on a loop is as fast as they are unrolled."""
_LOOPS = frozenset({"scan", "while_loop"})


def rolled(graph: MaterializedGraph) -> MaterializedGraph:
    """The graph with unrolled loops as loops where that pays; the same graph if there are none."""
    if len(graph.order) < _SHORTEST or not (_is_long(graph) or _has_heavy(graph)):
        return graph
    give_way = background.pace.give_way
    give_way()
    simple = simplify(graph)
    give_way()
    long = _is_long(simple)
    found = reroll(simple, lambda program, stretches: _paying(program, stretches, long=long))
    return graph if found is simple else merged_loops(found)


def _is_long(graph: MaterializedGraph) -> bool:
    return len(graph.order) >= _LONG


def _has_heavy(graph: MaterializedGraph) -> bool:
    """Whether some step may be heavy, as any operation is or all are together."""
    metas = graph.arena.metas
    names = (getattr(operation, "name", "") for operation in graph.arena.operations)
    return any(map(_is_heavy, names)) or sum(_bytes(metas[v]) for v in graph.order) >= _HEAVY_BYTES


def _paying(program: Program, stretches: Sequence[Stretch], *, long: bool) -> list[Stretch]:
    """All stretches that are not short, if one of them pays: it may need what others give."""
    found = [s for s in stretches if s.period * s.count >= _FEW or _is_heavy_step(program, s)]
    return found if long or any(_is_heavy_step(program, s) for s in found) else []


def _is_heavy_step(program: Program, stretch: Stretch) -> bool:
    """Whether a step costs more than running it as one of a loop does."""
    places = range(stretch.start, stretch.start + stretch.period)
    if any(_is_heavy(program.operation(i).name) for i in places):
        return True
    metas = program.arena.metas
    return sum(_bytes(metas[program.values[i]]) for i in places) >= _HEAVY_BYTES


def _is_heavy(name: str) -> bool:
    """Whether an operation is one between kernels."""
    return ".linalg." in name or name in _LOOPS


def _bytes(aval: Aval) -> int:
    return aval.dtype.itemsize * prod(n if isinstance(n, int) else 1 for n in aval.shape)
