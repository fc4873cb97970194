"""Parts of arrays of which all steps of a loop read and write the same one: carried by themselves.

`out[i] += x[i + j] * w[j]` in a loop over `j` touches one number of `out`. It is read before the
loop and written after it, so that neither the steps nor their derivatives have the array.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from computegraph import Arena, Body, map_values
from tenferro.ops.base.bodies import inputs_read
from tenferro.ops.base.writer import Writer
from tenferro.ops.loops.loop import Loop, Operands
from tenferro.passes.restore_arrays import readers_of
from tenferro.tensor import Aval
from tenferro.transforms.control.places import Lines, NotTogetherError, Readers, part_of_carry


class Cell(NamedTuple):
    """The part of an array that the steps of a loop touch: one number, or those of a row.

    `versions` are the values of the body that are the array, `indices` values outside of the loop.
    """

    versions: frozenset[int]
    axes: tuple[int, ...]
    indices: tuple[int, ...]

    @property
    def places(self) -> dict[str, Any]:
        """The parameters of what reads and writes it."""
        return {"axes": self.axes, "mode": "promise", "unique": True}

    def aval(self, array: Aval) -> Aval:
        """Its shape and dtype."""
        return array.with_shape(tuple([n for a, n in enumerate(array.shape) if a not in self.axes]))


class CarriedCells:
    """A loop and its operands, which carry cells in place of the arrays that they are of."""

    def __init__(self, trace: Arena, loop: Loop, operands: Operands[int]) -> None:
        self.loop, self.operands = loop, operands
        self._w, self._given, self._cells = Writer(trace), operands, dict[int, Cell]()
        if any(aval.shape for aval in loop.inputs(loop.body.inputs).carry):
            self._graph = loop.body.graph()
            self._reader = Writer(self._graph.arena)
            self._cells = self._found()
        if self._cells:
            carry = [self._read(j, x) for j, x in enumerate(operands.carry)]
            self.operands = operands._replace(carry=tuple(carry))
            cond = None if loop.cond is None else self._condition(loop.cond)
            self.loop = replace(loop, body=self._body(), cond=cond)

    def written(self, outputs: Sequence[int]) -> list[int]:
        """The outputs of the loop on arrays, from those of the loop on cells."""
        found = list(outputs)
        for j, cell in self._cells.items():
            x = self._given.carry[j]
            assert x is not None
            found[j] = self._w.bind("scatter", x, found[j], *cell.indices, **cell.places)
        return found

    def _found(self) -> dict[int, Cell]:
        """The cells by carry."""
        graph, found = self._graph, dict[int, Cell]()
        own, ends = self.loop.inputs(graph.inputs), self.loop.outputs(graph.outputs)
        lines, readers = Lines(self._reader, graph, {}, 1), readers_of(graph)
        tested = set[int]() if self.loop.cond is None else inputs_read(self.loop.cond)
        for j, (before, after) in enumerate(zip(own.carry, ends.carry, strict=True)):
            is_tested = self.loop.consts + j in tested
            if before == after or is_tested or not self._reader.aval(before).shape:
                continue
            cell = self._cell(lines, readers, before, after)
            if cell is not None and not self._is_elsewhere(cell, j):
                found[j] = cell
        return found

    def _is_elsewhere(self, cell: Cell, j: int) -> bool:
        """Whether another output than this carry is a version of the array too."""
        return any(v in cell.versions for k, v in enumerate(self._graph.outputs) if k != j)

    def _cell(self, lines: Lines, readers: Readers, before: int, after: int) -> Cell | None:
        """The part of an array that all steps touch; None if they touch several, or all of it."""
        try:
            part = part_of_carry(self._reader, readers, lines, before, after)
        except NotTogetherError:
            return None
        if part is None:
            return None
        indices = [self._outside(i) for i in part.indices]
        known = tuple([i for i in indices if i is not None])
        return Cell(part.versions, part.axes, known) if len(known) == len(indices) else None

    def _outside(self, index: int) -> int | None:
        """An index outside of the loop, where it is surely a position even without a step."""
        number = self._reader.number(index)
        if number is not None:
            return self._w.constant(number, self._reader.aval(index).dtype)
        outer = dict(zip(self._graph.inputs, self._given.consts, strict=False)).get(index)
        has_steps = isinstance(self.loop.length, int) and self.loop.cond is None
        is_position = outer is not None and (has_steps or self._w.name(outer) == "bounded_index")
        return outer if is_position else None

    def _read(self, j: int, x: int | None) -> int | None:
        cell = self._cells.get(j)
        if cell is None or x is None:
            return x
        return self._w.bind("gather", x, *cell.indices, **cell.places)

    def _inputs(self, w: Writer) -> list[int]:
        """The inputs of the body or of the condition, with cells."""
        metas = list(self.loop.body.inputs)
        for j, cell in self._cells.items():
            metas[self.loop.consts + j] = cell.aval(metas[self.loop.consts + j])
        return list(w.arena.inputs(metas))

    def _condition(self, cond: Body) -> Body:
        w = Writer()
        inputs = self._inputs(w)
        return Body.of(w.arena, cond.emit(w.arena, inputs), inputs)

    def _body(self) -> Body:
        """The body with cells: what reads one is its value, and what writes it the new one."""
        graph, w, reader = self._graph, Writer(), self._reader
        arrays = frozenset().union(*(cell.versions for cell in self._cells.values()))
        inputs = self._inputs(w)
        values = dict(zip(graph.inputs, inputs, strict=True))

        def emit(v: int, operation: Any, operands: Sequence[int], mask: int) -> int:
            if operands and reader.operands(v)[0] in arrays:
                return operands[1 if operation.name == "scatter" else 0]
            return w.arena.apply(operation, operands, mask)

        here = map_values(graph.arena, graph.order, values, w.arena, emit)
        return Body.of(w.arena, [here[v] for v in graph.outputs], inputs)
