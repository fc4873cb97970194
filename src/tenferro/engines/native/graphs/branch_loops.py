"""Branches as loops that make one step or none, so that they can be inside of machine loops.

What branches return is carried from each of these loops to the next; that of the branch which is
chosen makes its step. An array that all branches write parts of is carried from before the branch.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np

from computegraph import Arena, Body, MaterializedGraph, copied, re_emit
from tenferro.engines.native.graphs.short_branches import body_graph
from tenferro.ops.base.writer import Writer
from tenferro.ops.loops.loop import Loop, Operands, is_switch
from tenferro.ops.loops.versions import continued_input
from tenferro.tensor.dtypes import int64


def branches_as_loops(graph: MaterializedGraph) -> MaterializedGraph:
    """The graph with loops in the place of branches."""
    if not any(map(is_switch, graph.arena.operations)):
        return graph
    w = Writer()
    applications = graph.arena.applications(graph.order)
    read = {*graph.outputs, *(u for _, _, operands, _ in applications for u in operands)}

    def emit(v: int, operation: Any, operands: list[int], mask: int) -> int | tuple[int, ...]:
        if not is_switch(operation) or w.aval(operands[0]).dtype == np.uint64:
            return w.arena.apply(operation, operands, mask)
        wanted = [k for k in range(operation.n_outputs) if v + k in read]
        return _Switch(w, operation.params["branches"], operands, wanted).results()

    return re_emit(graph, w.arena, emit)


def _is_zero(graph: MaterializedGraph, v: int) -> bool:
    """Whether a value is zeros, with which what is not continued begins."""
    number = Writer(graph.arena).number(v)
    return number is not None and str(complex(number)) == "0j"


class _Switch:
    """The branches of a switch, and what its outputs are so far."""

    def __init__(
        self, w: Writer, branches: Sequence[Body], operands: Sequence[int], wanted: Sequence[int]
    ) -> None:
        self._w, self._branches, self._wanted = w, branches, wanted
        index, *self._given = operands
        self._index = self._bounded(index)
        continued = [
            {continued_input(b, k) for b in branches} for k in range(len(branches[0].metas))
        ]
        agreed = [own.pop() if len(own) == 1 else None for own in continued]
        once = Counter(agreed)
        self._same = {k: i for k, i in enumerate(agreed) if i is not None and once[i] == 1}
        """The outputs that are versions of an input, and that input."""
        self._found: dict[int, int | None] = dict.fromkeys(range(len(agreed)))

    def results(self) -> tuple[int, ...]:
        """The outputs."""
        for number, branch in enumerate(self._branches):
            self._add(number, branch)
        metas = self._branches[0].metas
        return tuple([self._value(k, meta) for k, meta in enumerate(metas)])

    def _value(self, k: int, aval: Any) -> int:
        if k in self._same:
            return self._given[self._same[k]]
        found = self._found[k]
        return self._w.zeros(aval) if found is None else found

    def _bounded(self, index: int) -> int:
        """The number of the branch: an index out of bounds means the nearest one."""
        w = self._w
        index = w.bind("convert", index, dtype=np.dtype(int64))
        least = w.bind("maximum", index, w.constant(0, int64))
        return w.bind("minimum", least, w.constant(len(self._branches) - 1, int64))

    def _add(self, number: int, branch: Body) -> None:
        """A branch as a loop, if it returns anything different from what there is."""
        w, graph = self._w, body_graph(branch)
        places = {k: graph.inputs[i] for k, i in self._same.items()}
        outs = {k: graph.outputs[k] for k in self._wanted}
        zeros = {k for k, v in outs.items() if k not in places and _is_zero(graph, v)}
        changed = [k for k, v in outs.items() if places.get(k) != v and k not in zeros]
        if not changed:
            return
        carried = [self._same[k] for k in changed if k in self._same]
        consts = [i for i in range(len(graph.inputs)) if i not in carried]
        target, metas = Arena(), graph.arena.metas
        inputs = target.inputs(
            [*(metas[graph.inputs[i]] for i in consts), *(branch.metas[k] for k in changed)]
        )
        here = dict(zip([graph.inputs[i] for i in consts], inputs, strict=False))
        after = inputs[len(consts) :]
        here |= {places[k]: v for k, v in zip(changed, after, strict=True) if k in places}
        here = {**here, **copied(graph.arena, graph.order, target, here)}
        body = Body.of(target, [here[graph.outputs[k]] for k in changed], inputs)
        is_chosen = w.bind("compare", self._index, w.constant(number, int64), direction="equal")
        steps = w.bind("convert", is_chosen, dtype=np.dtype(int64))
        start = [self._given[self._same[k]] if k in self._same else self._found[k] for k in changed]
        operands = Operands(steps, tuple([self._given[i] for i in consts]), tuple(start))
        loop = Loop(body, len(consts), tuple([v is not None for v in start]))
        first = w.arena.apply(loop.operation, operands.flat())
        for v, k in enumerate(changed, first):
            if k in self._same:
                self._given[self._same[k]] = v
            else:
                self._found[k] = v
