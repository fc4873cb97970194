"""Loops whose carries are in registers, from bodies to code."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache, partial

from computegraph import Body, MaterializedGraph
from computegraph.cache import structure
from tenferro.engines.native import ir
from tenferro.engines.native.families.table import SIMPLE, cost_of, form_of
from tenferro.engines.native.graphs.prepare import prepare
from tenferro.engines.native.kernels.values import part_dtype
from tenferro.engines.native.registers.elements import (
    Elements,
    NotInRegistersError,
    Numbers,
    size_of,
)
from tenferro.engines.native.registers.function import NAME, emit_loop
from tenferro.engines.native.registers.laned_function import ENTER, FINISH, LEAVE
from tenferro.engines.native.registers.laned_loop import laned_loop
from tenferro.engines.native.registers.packs import Pack, Plan
from tenferro.engines.native.runtime.cache import load_kernels
from tenferro.engines.native.runtime.kernel_code import KernelCode
from tenferro.engines.native.runtime.target import host
from tenferro.engines.native.runtime.words import Source
from tenferro.engines.native.units import layout_store
from tenferro.ops.family import TensorOperation
from tenferro.ops.loops import Loop
from tenferro.ops.registry import forget_programs_with
from tenferro.passes.calls import inline_only_branches
from tenferro.passes.every_engine import for_every_body
from tenferro.passes.short_loops import without_short_loops
from tenferro.tensor import STEPS

_INLINE = 100.0
"""Nanoseconds of a step's functions up to which it has their code in itself: a recurrence of 32
hyperbolic tangents takes 50 ns a step so, 66 if they are called; 200 sines 307 ns, called 135."""
_HELD = 8
"""The most vectors of a carry that is only added to and yet held in registers: the gradient of a
recurrence of 32 numbers takes 350 ns a step with its 128 vectors of sums in memory, 470 without."""

_SHORT, _SMALL = 256, 64
"""The most operations of a loop inside of a body that is written out step by step, and elements of
its slices. On an EPYC with AVX-512 50 times six steps of a 2-vector take 1.7 µs so, 2.6 as a loop
in a loop, and 27 µs, 42, for 1,024 of them; but the latter's gradient 363, 271, as each block of
lanes then reads and writes records of six steps at once, which lie far apart."""


class WrittenLoop:
    """A loop written out: its elements, and which of them share vectors.

    Raises NotInRegistersError where it cannot be.
    """

    def __init__(self, form: Loop, body: MaterializedGraph, test: MaterializedGraph | None) -> None:
        self.form = form
        self.elements = elements = Elements()
        self.inputs = [
            elements.given(i, aval, invariant=i < form.consts)
            for i, aval in enumerate(form.body.inputs)
        ]
        given = self.inputs[: form.consts + form.carries]
        self.test = [] if test is None else elements.written_out(test, given)
        self.first = len(elements.stages)
        """The first stage behind the condition."""
        self.outputs = elements.written_out(body, self.inputs)
        self._plan()

    def _plan(self) -> None:
        sizes = [part_dtype(dtype).itemsize for dtype in set(self.elements.dtypes)]
        arrays = [array.ravel().tolist() for array in (*self.test, *self.outputs)]
        lanes = host().lanes(max(sizes, default=8))
        self.plan = plan = Plan(self.elements, lanes, [i for row in arrays for i in row])
        self.in_memory = [self._is_in_memory(j) for j in range(self.form.carries)]
        self.carried = [list(self._carried(j)) for j in range(self.form.carries)]
        for packs, apart in zip(self.carried, self.in_memory, strict=True):
            for pack in () if apart else packs:
                plan.hold(pack)
        for j in range(self.form.carries):
            for _, row in self.following(j):
                plan.ask(row)
        for array in (*self.test, *self.outputs[self.form.carries :]):
            for pack in plan.groups(array.ravel().tolist()):
                plan.ask(pack)
        plan.finish()

    def _is_in_memory(self, j: int) -> bool:
        """Whether a carry has its elements in memory: a large one, added to by each step.

        An element may be written at once if nothing but its next value reads it.
        """
        arrays = self.inputs[self.form.consts + j], self.outputs[j]
        before, after = (array.ravel().tolist() for array in arrays)
        if len(before) <= _HELD * self.plan.lanes:
            return False
        operands = [self.elements.operands(i) for i in after]
        read_once = all(self.plan.uses(i) == 1 for i in before)
        return read_once and all(i in own for i, own in zip(before, operands, strict=True))

    def _carried(self, j: int) -> Iterator[Pack]:
        """The packs of a carry: scalars where it is put together of different operations."""
        numbers = self.inputs[self.form.consts + j].ravel().tolist()
        after, start = self.outputs[j].ravel().tolist(), 0
        for pack in self.plan.groups(numbers):
            stages = {self.elements.stage_of[i] for i in after[start : start + len(pack)]}
            yield from [pack] if len(stages) == 1 else ((i,) for i in pack)
            start += len(pack)

    def following(self, j: int) -> Iterator[tuple[Pack, Pack]]:
        """The packs of a carry, each with what it is after a step."""
        after, start = self.outputs[j].ravel().tolist(), 0
        for pack in self.carried[j]:
            yield pack, tuple(after[start : start + len(pack)])
            start += len(pack)

    def rows(self, array: Numbers) -> Iterator[Pack]:
        """The elements of an array as they are stored, apart where they are not together."""
        for pack in self.plan.groups(array.ravel().tolist()):
            yield from [pack] if self.plan.is_together(pack) else ((i,) for i in pack)

    def text(self, *, inline: bool) -> str:
        """The module with the function of the loop; `inline` has functions written out in it."""
        module = ir.Module()
        emit_loop(module, self, inline=inline)
        return str(module)


class RegisterLoop:
    """The code of a loop whose carries are in registers, and the nanoseconds of a step, roughly.

    With `laned` it runs blocks of lanes.
    """

    steps = 0

    def __init__(self, form: Loop) -> None:
        test = None if form.cond is None else _prepared(form.cond)
        body = _prepared(form.body)
        graphs = [body] if test is None else [body, test]
        self.cost = 1 + int(sum(_nanoseconds(graph) for graph in graphs))
        laned = laned_loop(form, body, test)
        if laned and laned.is_flat and not laned.ends_apart and (test or _fits(form, body)):
            # With a condition that is the same for all lanes, steps of 200 sines take 120 ns
            # by a kernel, 166 by blocks of lanes, none of which ends before the others.
            laned = None
        self.laned = laned
        functions = sum(_nanoseconds(graph, SIMPLE) for graph in graphs)
        inline = functions * (8 / laned.lanes if laned else 1) <= _INLINE

        def text(only: str = "") -> str:
            if laned:
                return laned.text(inline=inline, only=only)
            return WrittenLoop(form, body, test).text(inline=inline)

        program = _key(form, graphs) or text()
        names = [NAME, ENTER, LEAVE, FINISH] if laned else [NAME]
        self.code: KernelCode = load_kernels(program, names, make_ir=text, quick=True)
        self.sources = {name: Source(name, partial(text, name), self.code) for name in names}
        """What the functions of the loop are made of, by name."""

    @property
    def final(self) -> bool:
        """Whether the code is the one that stays."""
        return self.code.final

    def __str__(self) -> str:
        lanes = "" if self.laned is None else f" of {self.laned.lanes} lanes"
        return f"a loop{lanes} in registers, about {self.cost} ns a step"


def _prepared(body: Body) -> MaterializedGraph:
    """A body as it is written out; what it computes again is in registers, and is not kept."""
    whole = inline_only_branches(for_every_body(body))
    return prepare(without_short_loops(whole, _SHORT, _SMALL))


def _fits(form: Loop, body: MaterializedGraph) -> bool:
    """Whether a loop can be written out element by element, all lanes of it."""
    with suppress(NotInRegistersError):
        return bool(WrittenLoop(form, body, None))
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


def _key(form: Loop, graphs: Iterable[MaterializedGraph]) -> str | None:
    """What the code is kept under; None where that is its text."""
    keys = [layout_store.key_of(structure(graph)) for graph in graphs]
    numbers = f"{form.consts} {form.carries} {form.reverse}"
    return None if None in keys else f"loop in registers {numbers} {keys}"


@lru_cache(maxsize=512)
def register_loop(loop: Loop) -> RegisterLoop | None:
    """The code of a loop whose carries are in registers; None where it is no such loop."""
    every = (True,) * loop.carries
    form = replace(loop, init=every, length=STEPS, linear=(), recompute=False, limit=None)
    if form != loop:
        return register_loop(form)
    try:
        return RegisterLoop(loop)
    except NotInRegistersError:
        return None


forget_programs_with(register_loop.cache_clear)
