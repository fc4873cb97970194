"""Which unrolled loops the engine runs as loops: where that is not slower, or compiling takes long.

Loops of small steps keep their carries in registers; their code is small, and its vectors are put
together once. Steps on more numbers than registers hold share nests when they are unrolled, and go
through memory as loops. Measured, as a loop against unrolled, values and gradients: 0.43 and 0.42
for 200 Runge-Kutta steps of 2 numbers; 0.32 and 0.31 for 1,000 Euler steps; 0.5 and 0.2 to 0.5 for
recurrences of 8 to 64 numbers; 0.9 and 0.75 for a stencil of 16 x 16, 1.2 and 1.25 of 32 x 32, 1.8
and 1.4 of 64 x 64; 0.3 and 0.8 for Heun's method on 100 numbers, 0.3 and 3.1 on 1,000; 1.15 and
1.35 for a neural ODE of 8 x 16; 0.02 to 0.06 for a Kalman filter of 4 numbers, whose
factorizations are calls between kernels.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import TYPE_CHECKING

from computegraph import MaterializedGraph
from tenferro.engines.native.families.table import form_of
from tenferro.engines.native.runtime.jobs.background import background
from tenferro.passes import simplify
from tenferro.passes.every_engine import LOOPS, passed

if TYPE_CHECKING:
    from tenferro.passes.reroll.numbering import NumberedGraph
    from tenferro.passes.reroll.periods import Stretch

_LONG = 32_768
"""Operations from which on compiling, of 3 s and more, weighs more than a slower call."""
_FEW = 64
"""Operations of a stretch that are compiled immediately."""
_SHORTEST = 256
"""Operations of a program in which stretches are looked for."""
_SMALL = 8_192
"""Numbers that a step of any loop of a program computes or reads at most, for it to pay as such."""
_MANY = 48
"""Steps from which on small ones pay: calling a loop takes 0.3 us, and its first step is separate.
The gradient of 20 Runge-Kutta steps on 4 numbers takes 1.6 us unrolled, 2.2 as loops; 60 steps of
Heun's method on 10 numbers 4.1 and 3.7."""
_MOVED, _VECTOR, _MATRICES = 0.5, 0.5, 4.0
"""How much numbers count that are only moved; products with vectors, which loops add up in vectors
where nests go along rows; and products of matrices, whose operands nests have in registers."""
_LOOPS = frozenset({"scan", "while_loop"})


def rerolled(graph: MaterializedGraph) -> MaterializedGraph:
    """The graph with unrolled loops as loops where that pays; the same graph if there are none."""
    if len(graph.order) < _SHORTEST:
        return graph
    from tenferro.passes.reroll import reroll  # not for short programs

    give_way = background.lock_sharing.give_way
    give_way()
    simple = simplify(graph)
    give_way()
    long = _is_long(simple)
    found = reroll(simple, lambda program, stretches: _paying(program, stretches, long=long))
    return graph if found is simple else passed(found, LOOPS)


def _is_long(graph: MaterializedGraph) -> bool:
    return len(graph.order) >= _LONG


def _paying(program: NumberedGraph, stretches: Sequence[Stretch], *, long: bool) -> list[Stretch]:
    """All stretches that are not short, if one of them pays: it may need results of others."""
    found = [s for s in stretches if s.period * s.count >= _FEW or _is_heavy_step(program, s)]
    if long or any(_is_heavy_step(program, s) for s in found):
        return found
    steps = _shortest(found)
    main = max(steps, key=lambda s: s.period * s.count, default=None)
    if main is None or main.count < _MANY or max(_work(program, s) for s in steps) > _SMALL:
        return []
    return found


def _shortest(stretches: Sequence[Stretch]) -> list[Stretch]:
    """Those that do not repeat what shorter ones do."""
    covered: set[int] = set()
    found = []
    for s in sorted(stretches, key=lambda s: s.period):
        places = range(s.start, s.start + s.period * s.count)
        if places[len(places) // 2] not in covered:
            found.append(s)
            covered.update(places)
    return found


def _work(program: NumberedGraph, stretch: Stretch) -> float:
    """How many numbers a step computes or reads."""
    places = range(stretch.start, stretch.start + stretch.period)
    return sum(_numbers(program, i) for i in places)


def _numbers(program: NumberedGraph, place: int) -> float:
    v, operation = program.values[place], program.operation(place)
    if operation.name in ("reshape", "broadcast_in_dim", "constant"):
        return 0.0
    metas = program.arena.metas
    result, *operands = (metas[u].shape for u in (v, *program.operands(v)))
    whole = float(prod(result))
    if form_of(operation) == "view":
        return whole * _MOVED
    if operation.name != "dot_general":
        return max([whole, *map(prod, operands)])
    (axes, _), (batch, _) = operation.params["contract"], operation.params["batch"]
    matrices = bool(axes) and all(len(shape) > len(axes) + len(batch) for shape in operands)
    inner = float(prod(operands[0][a] for a in axes))
    return whole * inner * (_MATRICES if matrices else _VECTOR)


def _is_heavy_step(program: NumberedGraph, stretch: Stretch) -> bool:
    """Whether a step costs more than running it as one of a loop does."""
    places = range(stretch.start, stretch.start + stretch.period)
    return any(_is_heavy(program.operation(i).name) for i in places)


def _is_heavy(name: str) -> bool:
    """Whether an operation is one between kernels."""
    return ".linalg." in name or name in _LOOPS
