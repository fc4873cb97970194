"""Loops whose carries are in registers, from bodies to code."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from functools import cache, lru_cache, partial

from computegraph import MaterializedGraph
from computegraph.cache import structure
from tenferro.engines.native import ir
from tenferro.engines.native.families.table import SIMPLE, cost_of, form_of
from tenferro.engines.native.kernels.shared_functions import addresses_in, quick_pays
from tenferro.engines.native.registers.bodies import prepared
from tenferro.engines.native.registers.cells import ADDITIONS, access_of
from tenferro.engines.native.registers.elements import NotInRegistersError, size_of
from tenferro.engines.native.registers.function import LOOP, NAMES, emit_loop
from tenferro.engines.native.registers.written import WrittenLoop
from tenferro.engines.native.runtime.code.cache import load_kernels
from tenferro.engines.native.units import kept
from tenferro.engines.native.units.schedule import Code
from tenferro.ops.base.bodies import Flags
from tenferro.ops.base.family import TensorOperation
from tenferro.ops.base.registry import forget_programs_with
from tenferro.ops.loops.loop import Loop, is_loop, loops_of
from tenferro.tensor import STEPS

_INLINE = 100.0
"""Nanoseconds of a step's functions up to which it has their code in itself: a recurrence of 32
hyperbolic tangents takes 50 ns a step so, 66 if they are called; 200 sines 307 ns, called 135."""
_STEPS = 100
"""Steps of a loop in a step whose number is not known, for the estimate of its work."""
_LEAST = 8
"""The fewest lanes to be run as such: fewer share vectors with other elements."""


class RegisterLoop:
    """The code of a loop whose carries are in registers, and the nanoseconds of a step, roughly.

    With `laned` it runs blocks of lanes. It needs so many `stores`.
    """

    def __init__(self, loop: Loop) -> None:
        test = None if loop.cond is None else prepared(loop.cond)
        body = prepared(loop.body)
        graphs = [body] if test is None else [body, test]
        self.cost = 1 + int(sum(_with_loops(graph) for graph in graphs))
        self.laned = laned = _laned(loop, body, test)
        self.stores = 0 if laned else sum(map(_stores, graphs))
        functions = sum(_nanoseconds(graph, SIMPLE) for graph in graphs)
        inline = functions * (8 / laned.lanes if laned else 1) <= _INLINE

        def text(own: str | None = None) -> str:
            written = laned or WrittenLoop(loop, body, test, ())
            module = ir.Module(own)
            emit_loop(module, written, inline=inline)
            return str(module)

        program = _key(loop, graphs) or text()
        names = NAMES if laned else [LOOP]
        own_text = cache(partial(text, ""))
        code = load_kernels(
            program,
            names,
            make_ir=own_text,
            quick=lambda: quick_pays(own_text()),
            symbols_of=addresses_in,
        )
        lanes = 0 if laned is None else laned.lanes
        self.code = Code(program, tuple(names), lambda: code, text, lanes, self.cost)


def _laned(
    loop: Loop, body: MaterializedGraph, test: MaterializedGraph | None
) -> WrittenLoop | None:
    """A loop written out for one of its lanes; None where it has none, or is better without."""
    for lanes in _candidates(loop):
        with suppress(NotInRegistersError):
            laned = WrittenLoop(loop, body, test, lanes)
            # With a condition that is the same for all lanes, steps of 200 sines take 120 ns by a
            # kernel, 166 by blocks of lanes, none of which ends before the others.
            together = laned.is_flat and not laned.ends_apart and (test or _fits(loop, body))
            return None if together else laned
    return None


def _candidates(loop: Loop) -> Iterable[Flags]:
    """Which inputs have lanes: those that loops on batches say, then all with equal first axes.

    Those who carry a batch without `vmap` mostly have it along first axes.
    """
    metas = loop.body.inputs
    sizes = {m.shape[0] for m in loop.inputs(metas).carry if m.shape}
    guesses = sorted((n for n in sizes if isinstance(n, int) and n >= _LEAST), reverse=True)
    known = [m.shape[0] for m, on in zip(metas, loop.lanes, strict=False) if on]
    own = [loop.lanes] if known and known[0] in guesses else []
    return dict.fromkeys([*own, *(tuple([m.shape[:1] == (n,) for m in metas]) for n in guesses)])


def _fits(loop: Loop, body: MaterializedGraph) -> bool:
    """Whether a loop can be written out element by element, all lanes of it."""
    with suppress(NotInRegistersError):
        return bool(WrittenLoop(loop, body, None, ()))
    return False


def _nanoseconds(graph: MaterializedGraph, more_than: float = 0) -> float:
    """The work of what costs more than so much. NotInRegistersError where sizes are not known."""
    metas, total = graph.arena.metas, 0.0
    for v, operation, operands, _ in graph.arena.applications(graph.order):
        assert isinstance(operation, TensorOperation)
        if form_of(operation) in ("pointwise", "reduction"):
            size = max(size_of(metas[u]) for u in (v, *operands))
            cost = cost_of(operation, metas[v].dtype)
            total += cost * size if cost > more_than else 0.0
    return total


def _with_loops(graph: MaterializedGraph) -> float:
    """The work of a step, that of the loops in it included: signals are looked at between steps."""
    total = _nanoseconds(graph)
    for call in loops_of(graph).values():
        length = call.loop.length if call.loop.cond is None else None
        steps = length if isinstance(length, int) else _STEPS
        total += steps * (1 + _with_loops(prepared(call.loop.body)))
    return total


def _stores(graph: MaterializedGraph) -> int:
    """How many stores a body needs at most: for copies of parts of arrays, for what is added to
    elements, for arrays that loops in it have in memory, for what they stack or add to carries, and
    inside of these.
    """
    total = 0
    for _, operation, operands, _ in graph.arena.applications(graph.order):
        assert isinstance(operation, TensorOperation)
        total += access_of(operation) == "gather"
        if operation.name in ADDITIONS:
            total += size_of(graph.arena.metas[operands[1]])
        if is_loop(operation):
            total += (
                len(operands) + operation.n_outputs + _stores(prepared(operation.params["body"]))
            )
            total += operation.n_outputs + Loop.of(operation).carries
    return total


def _key(loop: Loop, graphs: Iterable[MaterializedGraph]) -> str | None:
    """What the code is kept under; None where that is its text."""
    keys = [kept.key_of(structure(graph)) for graph in graphs]
    numbers = f"{loop.consts} {loop.carries} {loop.reverse} {loop.lanes}"
    return None if None in keys else f"loop in registers {numbers} {keys}"


@lru_cache(maxsize=512)
def register_loop(loop: Loop) -> RegisterLoop | None:
    """The code of a loop whose carries are in registers; None for other loops."""
    every = (True,) * loop.carries
    form = replace(loop, init=every, length=STEPS, linear=(), recompute=False, limit=None)
    if form != loop:
        return register_loop(form)
    try:
        return RegisterLoop(loop)
    except NotInRegistersError:
        return None


forget_programs_with(register_loop.cache_clear)
