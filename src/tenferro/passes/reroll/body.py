"""The body of a loop that a stretch of a program is, and what it takes."""

from __future__ import annotations

from typing import Any

from computegraph import Arena, Body
from tenferro.passes.reroll.loops import (
    Carried,
    Literals,
    LoopConstant,
    LoopResult,
    RerolledLoop,
    SameStep,
    Slices,
    Source,
)
from tenferro.passes.reroll.numbering import Key, NumberedGraph, literal, literal_root


class LoopBody:
    """The body of a loop, and what it takes: constants, carries, slices."""

    def __init__(self, program: NumberedGraph, loop: RerolledLoop) -> None:
        self.program, self.loop = program, loop
        read = loop.read()
        self.carries = loop.carries()
        handed = {c.key for c in self.carries if c.lag == 1}
        self.extra = [key for key in loop.lasts if key not in handed and key[0] not in loop.hidden]
        self.consts = list(
            dict.fromkeys(
                s.value for s in read if isinstance(s, LoopConstant) and s.value in program.varies
            )
        )
        self.xs = [s for s in read if isinstance(s, LoopResult | Slices | Literals)]
        back = [s for s in self.xs if isinstance(s, LoopResult) and s.by < 0]
        self.backward = 2 * len(back) > len([s for s in self.xs if isinstance(s, LoopResult)])
        self.arena = Arena()
        self.own: dict[Key, int] = {}
        self.body = self._body()

    def _body(self) -> Body:
        self.inputs: dict[Any, int] = {}
        for what in (*(LoopConstant(v) for v in self.consts), *self.carries, *self.extra, *self.xs):
            meta = self._meta(what)
            self.inputs[what] = self.arena.input(("input", len(self.inputs)), meta)
        for j in range(self.loop.stretch.period):
            self._operation(j)
        outs = [self._handed(c) for c in self.carries]
        outs += [self.own[key] for key in (*self.extra, *self.loop.records)]
        return Body.of(self.arena, outs, list(self.inputs.values()))

    def _meta(self, what: Any) -> Any:
        metas, start = self.program.arena.metas, self.loop.stretch.start
        if isinstance(what, LoopConstant):
            return metas[what.value]
        if isinstance(what, LoopResult):
            j, slot = what.key
            return metas[self.program.values[what.loop.stretch.start + j] + slot]
        if isinstance(what, Slices):
            return metas[what.source].with_shape(what.shape)
        if isinstance(what, Literals):
            return metas[literal_root(self.program.arena, what.values[0])]
        j, slot = what.key if isinstance(what, Carried) else what
        return metas[self.program.values[start + j] + slot]

    def _operation(self, j: int) -> None:
        if j in self.loop.hidden:
            return
        if j in self.loop.slices:
            self.own[j, 0] = self.inputs[self.loop.slices[j]]
            return
        v = self.program.values[self.loop.stretch.start + j]
        operation = self.program.arena.operation(v)
        count = len(self.program.operands(v))
        operands = [self._value(self.loop.sources[j, i]) for i in range(count)]
        first = self.arena.apply(operation, operands)
        self.own.update({(j, slot): first + slot for slot in range(operation.n_outputs)})

    def _value(self, source: Source) -> int:
        if isinstance(source, SameStep):
            return self.own[source.key]
        if isinstance(source, Literals):
            found = self.inputs[source]
            for operation in reversed(literal(self.program.arena, source.values[0])[:-1]):
                found = self.arena.apply(operation, (found,))
            return found
        if source in self.inputs:
            return self.inputs[source]
        assert isinstance(source, LoopConstant)
        return fixed(self.program.arena, self.arena, source.value)

    def _handed(self, carried: Carried) -> int:
        """What a carry is after the step."""
        if carried.lag == 1:
            return self.own[carried.key]
        return self.inputs[Carried(carried.key, carried.lag - 1)]


def begun(program: NumberedGraph, loop: RerolledLoop, carried: Carried) -> int:
    """What a carry is before the first step."""
    (j, slot), stretch = carried.key, loop.stretch
    return program.values[stretch.start + j - carried.lag * stretch.period] + slot


def fixed(source: Arena, target: Arena, v: int) -> int:
    """A value that is made from literals, in another arena."""
    *chain, root = literal(source, v)
    found = target.apply(source.operation(root))
    for operation in reversed(chain):
        found = target.apply(operation, (found,))
    return found
