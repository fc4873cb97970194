"""What a kernel does with values: writes them, combines them in memory, reduces and keeps them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from tenferro.engines.native import ir
from tenferro.engines.native.kernels.emission.accumulators import (
    Accumulator,
    combine_exactly,
    neutral,
)
from tenferro.engines.native.kernels.emission.frame import FIRST_BUFFER
from tenferro.engines.native.kernels.emission.nodes import Nodes
from tenferro.engines.native.kernels.nests.nest import (
    Apply,
    Beside,
    Reduce,
    Scatter,
    Store,
    members,
)
from tenferro.engines.native.kernels.scalars import pointwise
from tenferro.engines.native.kernels.scalars.values import I64, DType, Parts, number
from tenferro.engines.native.kernels.scheduling.spec import (
    Accumulate,
    Form,
    Gather,
    Goal,
    Save,
    Slot,
)


class Goals:
    """The code of a kernel's goals, each written into the innermost open loop."""

    def __init__(self, nodes: Nodes) -> None:
        self.nodes, self.spec = nodes, nodes.spec
        self.frame, self.memory, self.dtypes = nodes.frame, nodes.memory, nodes.dtypes
        self.accumulators: dict[int, Accumulator] = {}

    def execute(self, goal: Goal) -> None:
        """Write the code of a goal."""
        match goal:
            case Accumulate(node):
                self._accumulate(node)
            case Store(buffer, address, node, task):
                self._write(buffer, address, node, task)
            case Gather():
                self._gather(goal)
            case Scatter():
                self._put(goal)
            case Save(address, node):
                self._save(address, node)

    def _write(self, buffer: int, address: Form, node: int, task: Slot | int) -> None:
        dtype, definition = self.dtypes[node], self.spec.nodes[node]
        if isinstance(definition, Beside):
            self._write_beside(buffer, address, definition.operands)
            return
        parts = self._for_address(node, address)
        base = self._result(buffer, dtype, task)
        key = (buffer, task)
        self.memory.fetch_ahead(self.frame.builder, base, key, address, dtype, write=True)
        self.memory.store(self.frame.builder, base, key, address, dtype, parts)

    def _write_beside(self, buffer: int, address: Form, nodes: Sequence[int]) -> None:
        """Write neighbours."""
        b, dtype = self.frame.builder, self.dtypes[nodes[0]]
        base = self._result(buffer, dtype, 0)
        rows = [self._for_address(node, address) for node in nodes]
        self.memory.store_neighbours(b, base, buffer, address, dtype, rows)

    def _for_address(self, node: int, address: Form) -> Parts:
        """A node in the form of a store to an address: with lanes if the address has them."""
        parts = self.nodes.value(node)
        if self.frame.lane_step(address) == 0:
            return parts
        return self.nodes.with_lanes(node)

    def place(
        self, buffer: int, dtype: DType, task: Slot | int, *, write: bool
    ) -> tuple[ir.Value, object]:
        """Where a buffer is that is written or read, and the key of its addresses."""
        if write:
            return self._result(buffer, dtype, task), (buffer, task)
        return self.frame.pointer_argument(FIRST_BUFFER + buffer), buffer

    def _result(self, buffer: int, dtype: DType, task: Slot | int) -> ir.Value:
        """Where the results of a task are."""
        base = self.frame.pointer_argument(FIRST_BUFFER + buffer)
        if task == 0:
            return base
        size = I64(dtype.itemsize)

        def advance(b: ir.IRBuilder) -> ir.Value:
            step = b.mul(self.frame.task, self.frame.quantity(task))
            return b.gep(base, [b.mul(step, size)], source_etype=ir.IntType(8))

        return self.frame.remember(0, ("result", buffer, task), advance)

    def _gather(self, goal: Gather) -> None:
        """Add to what is in memory, except where this is the first to come there."""
        dtype = self.dtypes[goal.node]
        b = self.frame.builder
        base = self._result(goal.buffer, dtype, goal.task)
        key = (goal.buffer, goal.task)
        parts = self._gathered(goal)
        before = self.memory.load(b, base, key, goal.address, dtype, ())
        lanes = self.spec.lanes if self.frame.lane_step(goal.address) != 0 else 0
        start = number(dtype, neutral(goal.name, dtype), lanes)
        first = self._is_first(goal.outer)
        before = pointwise.select(b, first, start, before)
        after = combine_exactly(b, goal.name, dtype, before, parts)
        self.memory.store(b, base, key, goal.address, dtype, after)

    def _put(self, goal: Scatter) -> None:
        """Combine a value into memory where indices say."""
        b, dtype = self.frame.builder, self.dtypes[goal.node]
        base = self.frame.pointer_argument(FIRST_BUFFER + goal.buffer)
        parts = self._for_address(goal.node, goal.address)
        at, inside = self.nodes.fetched(b, base, goal.buffer, goal.address, goal.terms, dtype)
        step = self.frame.lane_step(goal.address)
        if goal.name != "set" or goal.drop:
            before = self.memory.load_at(b, at, dtype, step, None)
            if goal.name != "set":
                parts = combine_exactly(b, goal.name, dtype, before, parts)
            if goal.drop:
                parts = pointwise.select(b, inside, parts, before)
        self.memory.store_at(b, at, dtype, parts, step)

    def _gathered(self, goal: Gather) -> Parts:
        """What is to be added: combined across the lanes if these are reduced."""
        if self.spec.vector is None or not goal.outer >> self.spec.vector & 1:
            return self._for_address(goal.node, goal.address)
        b, dtype = self.frame.builder, self.dtypes[goal.node]
        accumulator = Accumulator.make(self.frame, goal.name, dtype, self.spec.lanes, across=True)
        accumulator.start(b)
        accumulator.take(b, self.nodes.with_lanes(goal.node), self.frame.mask)
        return accumulator.result(b)

    def _is_first(self, loops: int) -> ir.Value:
        """Whether some loops are in their first iteration."""
        b = self.frame.builder
        bits = []
        for loop in members(loops):
            low, _ = self.frame.iterations(loop)
            bits.append(b.icmp_signed("==", self.frame.levels[loop + 1].index, low))
        return reduce(b.and_, bits)

    def start(self, node: int, level: int) -> None:
        """Begin a reduction, inside of `level` loops."""
        lanes = self.spec.lanes if self._accumulates_lanes(node) else 0
        reduction: Reduce = self.spec.nodes[node]  # type: ignore[assignment]
        across = self._reduces_lanes(node)
        accumulator = Accumulator.make(
            self.frame, reduction.name, self.dtypes[node], lanes, across=across
        )
        accumulator.start(self.frame.levels[level].builder)
        self.accumulators[node] = accumulator

    def finish(self, node: int, level: int) -> None:
        """End a reduction: its result is a value from here on."""
        here = self.frame.levels[level]
        accumulator = self.accumulators.pop(node)
        here.values[node] = accumulator.result(here.builder)

    def _accumulate(self, node: int) -> None:
        operand = self.spec.nodes[node].operand  # type: ignore[union-attr]
        accumulator = self.accumulators[node]
        value = self.nodes.with_lanes if accumulator.lanes else self.nodes.value
        mask = self.frame.mask if self._reduces_lanes(node) else None
        factors = self._factors(node)
        if factors is None:
            accumulator.take(self.frame.builder, value(operand), mask)
        else:
            (x,), (y,) = map(value, factors)
            accumulator.take_product(self.frame.builder, x, y, mask)

    def _factors(self, node: int) -> tuple[int, int] | None:
        """The factors where products of real numbers are summed."""
        reduction: Reduce = self.spec.nodes[node]  # type: ignore[assignment]
        operand = self.spec.nodes[reduction.operand]
        if reduction.name != "reduce_sum" or self.dtypes[node].kind != "f":
            return None
        if not isinstance(operand, Apply) or operand.operation.name != "mul":
            return None
        return operand.operands  # type: ignore[return-value]

    def _reduces_lanes(self, node: int) -> bool:
        vector = self.spec.vector
        loops = self.spec.nodes[node].loops  # type: ignore[union-attr]
        return vector is not None and bool(loops >> vector & 1)

    def _accumulates_lanes(self, node: int) -> bool:
        operand = self.spec.nodes[node].operand  # type: ignore[union-attr]
        return self._reduces_lanes(node) or self.nodes.has_lanes(operand)

    def _save(self, address: Form, node: int) -> None:
        b = self.frame.builder
        step = int(self.nodes.has_lanes(node))
        for i, part in enumerate(self.nodes.value(node)):
            base, key, dtype = self.nodes.scratch(node, i)
            self.memory.store(b, base, key, address, dtype, (part,), step)
