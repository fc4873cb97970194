"""Fetching a row into the cache while the row before it is computed, in several passes.

The memory traffic of a row is spread over the passes in proportion to their work: passes that do
little would wait for all of it, and the others for none. Each pass fetches a contiguous part of
the row, as processors detect sequences of lines and fetch ahead themselves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise
from typing import NamedTuple

import numpy as np

from tenferro.engines.native import ir
from tenferro.engines.native.kernels.emission.goals import Goals
from tenferro.engines.native.kernels.emission.memory import LINE
from tenferro.engines.native.kernels.emission.rows import element_type
from tenferro.engines.native.kernels.nests.nest import Load, Store
from tenferro.engines.native.kernels.scalars.values import I64, DType
from tenferro.engines.native.kernels.scheduling.spec import Form, KernelSpec, Slot


class _Stream(NamedTuple):
    """An array whose rows are read or written, in lanes."""

    buffer: int
    address: Form
    dtype: DType
    write: bool
    task: Slot | int


class _Part(NamedTuple):
    """Lines of a stream that a pass fetches in each iteration, behind those of earlier passes."""

    stream: _Stream
    before: int
    lines: int


class RowFetch:
    """What one of the passes over the loop in lanes fetches of the next row."""

    def __init__(self, goals: Goals, parts: Sequence[_Part], *, is_last: bool) -> None:
        self.goals, self.parts, self.is_last = goals, parts, is_last
        self.frame, self.memory, self.spec = goals.frame, goals.memory, goals.spec

    def write(self) -> None:
        """Write the code of an iteration."""
        b, byte = self.frame.builder, ir.IntType(8)
        for part in self.parts:
            width = part.lines * LINE // self.spec.lanes
            step = b.mul(self.frame.levels[-1].index, I64(width))
            place = b.gep(self._first(part), [step], source_etype=byte)
            for line in range(part.lines):
                at = b.gep(place, [I64(line * LINE)], source_etype=byte)
                self.memory.prefetch(b, at, write=part.stream.write)

    def _first(self, part: _Part) -> ir.Value:
        """Where the first iteration fetches. What is written in the last pass is needed there in
        the same row, unless it is the last pass itself that fetches it."""
        (buffer, address, dtype, write, task), level = part.stream, self.spec.vector
        assert level is not None
        base, key = self.goals.place(buffer, dtype, task, write=write)
        row = (*address[: level + 1], 0, *address[level + 2 :])
        _, at = self.memory.pointer(base, key, row, element_type(dtype))

        def advance(b: ir.IRBuilder) -> ir.Value:
            there = at
            if self.is_last or not write:
                step = self.frame.quantity(address[level])
                there = b.gep(at, [step], source_etype=element_type(dtype))
            before = b.mul(self.frame.word(Slot(level)), I64(part.before * LINE // self.spec.lanes))
            return b.gep(there, [before], source_etype=ir.IntType(8))

        return self.frame.remember(level, ("rows", part, self.is_last), advance)


def row_fetches(goals: Goals, costs: Sequence[float]) -> list[RowFetch]:
    """What each pass fetches, if an element costs so much in each of them."""
    lines = [s for s in _streams(goals.spec) for _ in range(_lines(goals.spec, s))]
    ends = [round(work / sum(costs) * len(lines)) for work in accumulate(costs)]
    parts = [list(_parts(lines, first, end)) for first, end in pairwise([0, *ends])]
    return [
        *(RowFetch(goals, own, is_last=False) for own in parts[:-1]),
        RowFetch(goals, parts[-1], is_last=True),
    ]


def _streams(spec: KernelSpec) -> list[_Stream]:
    """What moves on from row to row in lanes: first what is read, as it is needed first."""
    dtypes = [np.dtype(name) for name in spec.dtypes]
    reads = (
        _Stream(node.buffer, node.address, dtype, False, 0)
        for node, dtype in zip(spec.nodes, dtypes, strict=True)
        if isinstance(node, Load)
    )
    writes = (
        _Stream(goal.buffer, goal.address, dtypes[goal.node], True, goal.task)
        for goal in spec.goals
        if isinstance(goal, Store)
    )
    moving = [s for s in (*reads, *writes) if _moves(spec, s.address)]
    different = {(s.buffer, s.address[1:], s.write): s for s in reversed(moving)}
    return [*reversed(different.values())]


def _moves(spec: KernelSpec, form: Form) -> bool:
    assert spec.vector is not None
    outer, lanes, *inner = form[spec.vector :]
    return outer != 0 and lanes == 1 and not any(inner)


def _lines(spec: KernelSpec, stream: _Stream) -> int:
    """The lines of the cache that an iteration moves."""
    return spec.lanes * stream.dtype.itemsize // LINE


def _parts(lines: Sequence[_Stream], first: int, end: int) -> Iterator[_Part]:
    """A range of the lines by their streams."""
    for stream, count in Counter(lines[first:end]).items():
        yield _Part(stream, max(0, first - lines.index(stream)), count)
