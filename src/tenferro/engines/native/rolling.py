"""Which unrolled loops the engine runs as loops: where that is not slower, or compiling takes long.

A step of a native loop costs little more than the same operations unrolled, but a loop costs 10 to
20 us a call, and its values go through memory from step to step. Measured, as a loop against
unrolled: 0.02 to 0.06 for a Kalman filter of 4 numbers, whose factorizations are calls between
kernels; 0.87 and 0.93 for a stencil of 64 x 64 and its gradient; 1.1 and 1.4 for a neural ODE of
16 x 32; 1.1 and 1.2 for 1,000 Euler steps of 2 numbers; 2.4 and 3.9 for 200 Runge-Kutta steps of 2;
2.7 for the gradient of an integrator of 1,000 or 100,000 numbers, which unrolled is one kernel.
"""

from __future__ import annotations

from collections.abc import Sequence

from computegraph import MaterializedGraph
from tenferro.engines.native.runtime.background import background
from tenferro.passes import simplify
from tenferro.passes.every_engine import merged_loops
from tenferro.passes.line import Program
from tenferro.passes.periods import Stretch
from tenferro.passes.reroll import reroll

_LONG = 32_768
"""Operations from which on compiling, of 3 s and more, weighs more than a slower call."""
_FEW = 64
"""Operations of a stretch that are compiled at once."""
_SHORTEST = 256
"""Operations of a program in which stretches are looked for."""
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
    """Whether some step may be heavy."""
    return any(_is_heavy(getattr(operation, "name", "")) for operation in graph.arena.operations)


def _paying(program: Program, stretches: Sequence[Stretch], *, long: bool) -> list[Stretch]:
    """All stretches that are not short, if one of them pays: it may need what others give."""
    found = [s for s in stretches if s.period * s.count >= _FEW or _is_heavy_step(program, s)]
    return found if long or any(_is_heavy_step(program, s) for s in found) else []


def _is_heavy_step(program: Program, stretch: Stretch) -> bool:
    """Whether a step costs more than running it as one of a loop does."""
    places = range(stretch.start, stretch.start + stretch.period)
    return any(_is_heavy(program.operation(i).name) for i in places)


def _is_heavy(name: str) -> bool:
    """Whether an operation is one between kernels."""
    return ".linalg." in name or name in _LOOPS
