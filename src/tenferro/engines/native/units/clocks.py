"""Clocks between the parts of a schedule, and notes of the steps of a unit, for a profile."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from itertools import chain
from math import prod
from typing import Any

import numpy as np

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
from tenferro.engines.native.runtime import shared
from tenferro.engines.native.runtime.shared import NONE, ClockMode
from tenferro.engines.native.runtime.tables.clock import NativeClock, ticks
from tenferro.engines.native.units.schedule import Part, part


class ClockRow:
    """Clocks of parts that run one after the other: one before the first, and one behind each."""

    def __init__(self, meter: Meter, count: int) -> None:
        self._last = np.zeros(1, np.int64)
        """When the clock before was read."""
        self._clocks = [NativeClock() for _ in range(1 + count)]
        self._chosen = range(0)
        self.select(0, 1)
        meter.groups.append(self)
        ticks()

    def __getitem__(self, number: int) -> NativeClock:
        """The clock behind a part."""
        return self._clocks[1 + number]

    def part(self, number: int = NONE) -> Part:
        """The clock behind a part as a part; the one before all of them unless said."""
        clock, last = self[number].address, self._last.ctypes.data
        return part(shared.CLOCK_PART, clock=clock, last=last)

    def select(self, part: int, parts: int) -> None:
        """Let the clocks run behind one of so many parts."""
        first, end = (1 + -(-k * (len(self._clocks) - 1) // parts) for k in (part, part + 1))
        self._chosen = range(first, end)
        for i, clock in enumerate(self._clocks):
            begins = ClockMode.BEGIN if i == first - 1 and first < end else ClockMode.OFF
            clock.set(ClockMode.LAP if i in self._chosen else begins)

    def running(self) -> list[NativeClock]:
        """The clocks that run now."""
        return [self._clocks[i] for i in self._chosen]


def timed(
    meter: Meter, unit: UnitGraph, planned: Planned, parts: Sequence[Part], held: int
) -> list[Part]:
    """The parts that are the steps of a unit, with clocks between them and notes of them."""
    row = ClockRow(meter, len(parts))
    for i, step in enumerate(planned.steps):
        note = _note(unit, planned, step)
        note.held = held
        meter.add(note, row[i])
    between = ((each, row.part(i)) for i, each in enumerate(parts))
    return [row.part(), *chain.from_iterable(between)]


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
