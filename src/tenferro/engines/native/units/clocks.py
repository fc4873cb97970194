"""Notes and clocks of the steps of a unit, for a profile."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from itertools import chain
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenferro.engines.base.estimates import bytes_of, of_element
from tenferro.engines.base.meter import KERNEL, PRODUCT, Meter, Note, origins_of
from tenferro.engines.native.kernels.nests.nest import (
    Apply,
    Beside,
    Fetch,
    Load,
    MultiplyAdd,
    Neighbour,
    Reduce,
    members,
)
from tenferro.engines.native.kernels.products.matrix_product import ProductSpec, product_flops
from tenferro.engines.native.kernels.scheduling.spec import KernelSpec
from tenferro.engines.native.plan.steps import Planned, UnitStep
from tenferro.engines.native.plan.unit_graph import UnitGraph
from tenferro.engines.native.runtime.tables.calls import words_of_calls
from tenferro.engines.native.runtime.tables.clock import NativeClock, begin, lap

Calls = Sequence[list[int]]
"""The words of each call."""


class UnitClocks:
    """A clock for each step of a unit, and its note in a meter."""

    def __init__(self, meter: Meter, unit: UnitGraph, planned: Planned, held: int) -> None:
        self._first = NativeClock()
        self._clocks = [NativeClock() for _ in planned.steps]
        self._tables: list[tuple[NDArray[np.int64], Calls]] = []
        self._chosen = range(len(self._clocks))
        meter.groups.append(self)
        for step, clock in zip(planned.steps, self._clocks, strict=True):
            note = _note(unit, planned, step)
            note.held = held
            meter.add(note, clock)

    def words(self, calls: Calls) -> list[int]:
        """The words of the calls, with a clock before the first and behind each."""
        return words_of_calls(self._between(calls))

    def attach(self, calls: Calls, table: NDArray[np.int64]) -> None:
        """Take the array that these words are in."""
        self._tables.append((table, calls))

    def select(self, part: int, parts: int) -> None:
        """Let the clocks run behind one of so many parts of the steps."""
        count = len(self._clocks)
        chosen = range(part * count // parts, (part + 1) * count // parts)
        if chosen == self._chosen:
            return
        self._chosen = chosen
        for table, calls in self._tables:
            words = self.words(calls)
            table[: len(words)] = words

    def running(self) -> list[NativeClock]:
        """The clocks that run now."""
        return [self._clocks[i] for i in self._chosen]

    def _between(self, calls: Calls) -> list[list[int]]:
        chosen = self._chosen
        if not chosen:
            return list(calls)
        timed = chain.from_iterable((calls[i], lap(self._first, self._clocks[i])) for i in chosen)
        return [*calls[: chosen.start], begin(self._first), *timed, *calls[chosen.stop :]]


def _note(unit: UnitGraph, planned: Planned, step: UnitStep) -> Note:
    spec = planned.specs.get(step.kernel)
    product = isinstance(spec, ProductSpec)
    flops = float(product_flops(step.numbers)) if product else _nest_flops(spec, step.numbers)
    return Note(
        PRODUCT if product else KERNEL,
        ["copy" if v in unit.inputs else str(unit.operation(v).name) for v in step.values],
        origins_of(unit.arena, step.values),
        flops,
        float(_moved(unit, planned, step)),
        single=any(unit.aval(v).dtype.char in "fF" for v in step.values),
    )


def _nest_flops(spec: Any, numbers: Sequence[int]) -> float:
    """What the nodes of a nest compute, as often as their loops run; sorting computes nothing."""
    if not isinstance(spec, KernelSpec):
        return 0.0
    nodes = zip(spec.nodes, spec.node_loops, strict=True)
    return float(sum(_of_node(node) * _times(node, own, numbers) for node, own in nodes))


def _of_node(node: Any) -> int:
    match node:
        case Apply(operation, _):
            return of_element(operation.name)
        case MultiplyAdd():
            return 2
        case Reduce():
            return 1
    return 0


def _times(node: Any, own: int, numbers: Sequence[int]) -> int:
    """How often a node is computed; the sizes of loops are the first numbers."""
    loops = own | (node.loops if isinstance(node, Reduce) else 0)
    return prod(numbers[d] for d in members(loops))


def _moved(unit: UnitGraph, planned: Planned, step: UnitStep) -> int:
    """The bytes that a step reads and writes: elements that are read again count once."""
    sizes = {n: _size(unit, planned, planned.keys[n]) for n in dict.fromkeys(step.buffers)}
    spec = planned.specs.get(step.kernel)
    if not isinstance(spec, KernelSpec):
        return sum(sizes.values())
    touched = dict.fromkeys(sizes, 0)
    for buffer, count in _touched(spec, step.numbers):
        touched[step.buffers[buffer]] += count
    return sum(min(touched[n], sizes[n]) for n in sizes)


def _touched(spec: KernelSpec, numbers: Sequence[int]) -> Iterable[tuple[int, int]]:
    """Buffers, and the bytes that a node reads or writes there."""
    for node, dtype, own in zip(spec.nodes, spec.dtypes, spec.node_loops, strict=True):
        if isinstance(node, Load | Fetch | Neighbour):
            yield node.buffer, _times(node, own, numbers) * np.dtype(dtype).itemsize
    for goal in spec.goals:
        own, written = spec.node_loops[goal.node], np.dtype(spec.dtypes[goal.node])
        node = spec.nodes[goal.node]
        count = len(node.operands) if isinstance(node, Beside) else 1
        yield goal.buffer, _times(None, own, numbers) * count * written.itemsize


def _size(unit: UnitGraph, planned: Planned, key: Hashable) -> int:
    """The bytes of a buffer."""
    if isinstance(key, tuple) and key[0] == "output":
        return bytes_of(unit.aval(unit.outputs[key[1]]))
    if isinstance(key, tuple):
        return planned.extra[key]
    return bytes_of(unit.aval(key))  # type: ignore[arg-type]
