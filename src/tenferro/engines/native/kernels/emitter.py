"""The machine code of a kernel: loops, passes over them, and each node where its loops are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from typing import Any

import numpy as np

from tenferro.engines.native import ir
from tenferro.engines.native.kernels import conversions, pointwise
from tenferro.engines.native.kernels.accumulators import (
    Accumulator,
    combine_exactly,
    neutral,
)
from tenferro.engines.native.kernels.frame import FIRST_BUFFER, SCRATCH, Frame, broadcast
from tenferro.engines.native.kernels.memory import Memory
from tenferro.engines.native.kernels.nest import (
    Apply,
    Choose,
    Fetch,
    Literal,
    Load,
    MultiplyAdd,
    Position,
    Reduce,
    Term,
    loops_of,
    members,
    operands_of,
)
from tenferro.engines.native.kernels.real_functions import Functions
from tenferro.engines.native.kernels.rows import element_type
from tenferro.engines.native.kernels.spec import (
    Accumulate,
    Form,
    Gather,
    Given,
    Goal,
    KernelSpec,
    Put,
    Save,
    Saved,
    Slot,
    Write,
)
from tenferro.engines.native.kernels.stages import Stages, level_of
from tenferro.engines.native.kernels.values import (
    I64,
    DType,
    Parts,
    is_signed,
    number,
    part_count,
    part_dtype,
    register_type,
)
from tenferro.engines.native.math import emit_sincos
from tenferro.engines.native.math.lanes import intrinsic, splat


def emit_kernel(module: ir.Module, spec: KernelSpec, name: str) -> None:
    """Add the function of a kernel to a module."""
    _Emitter(module, spec, name).run()


class _Emitter:
    def __init__(self, module: ir.Module, spec: KernelSpec, name: str) -> None:
        self.spec = spec
        self.frame = Frame(module, spec, name)
        self.memory = Memory(self.frame)
        self.functions = Functions(module, spec.inline)
        self.stages = Stages(spec.nodes, spec.node_loops, spec.loops)
        self.dtypes = [np.dtype(name) for name in spec.dtypes]
        self.accumulators: dict[int, Accumulator] = {}
        self.where: dict[int, Saved] = {saved.node: saved for saved in spec.saved}
        self.saved: dict[int, Form] = {}
        self.partners = _sine_partners(spec)

    def run(self) -> None:
        """Write the whole function."""
        self._region(0, self.spec.goals)
        self.frame.finish()

    # Loops.

    def _region(self, level: int, goals: Sequence[Goal]) -> None:
        """The code inside `level` loops: passes over the loops within, then what remains."""
        inner = [g for g in goals if self._loops_around(g) > level]
        own = [g for g in goals if self._loops_around(g) == level]
        saved_here: list[int] = []
        for pass_goals in self._passes(level, inner, own):
            saves = self._saves(level, pass_goals)
            self._pass(level, [*pass_goals, *saves])
            self.saved.update((s.node, s.address) for s in saves)
            saved_here += [s.node for s in saves]
        for goal in own:
            self._execute(goal)
        for node in saved_here:
            del self.saved[node]

    def _loops_around(self, goal: Goal) -> int:
        return level_of(self._loops_of(goal))

    def _loops_of(self, goal: Goal) -> int:
        """The loops a goal depends on, as bits."""
        node_loops = self.spec.node_loops
        match goal:
            case Accumulate(node):
                reduction: Reduce = self.spec.nodes[node]  # type: ignore[assignment]
                return node_loops[reduction.operand] | reduction.loops
            case Gather(_, address, node, _, _, outer):
                return _loops(address) | node_loops[node] | outer
            case Write(_, address, node, _):
                return _loops(address) | node_loops[node]
            case Put(_, address, terms, node):
                return _loops(address) | node_loops[node] | self._union(t.node for t in terms)
            case Save(_, node):
                return node_loops[node]

    def _union(self, nodes: Iterable[int]) -> int:
        loops = 0
        for i in nodes:
            loops |= self.spec.node_loops[i]
        return loops

    def _root(self, goal: Goal) -> int:
        """The node that a goal needs."""
        if isinstance(goal, Accumulate):
            return self.spec.nodes[goal.node].operand  # type: ignore[union-attr]
        return goal.node

    def _passes(self, level: int, inner: Sequence[Goal], own: Sequence[Goal]) -> list[list[Goal]]:
        """Goals within the loops from a level on, in the order in which they can be met.

        What does not depend on the first of these loops is done apart: it is to be done once.
        """
        roots = [self._root(g) for g in (*inner, *own)]
        needed = self.stages.reductions(roots, level, self.saved.__contains__)
        goals = [*inner, *(Accumulate(r) for r in needed)]
        passes: dict[tuple[int, bool], list[Goal]] = {}
        for goal in goals:
            place = self.stages.passes(self._root(goal), level), self._repeats(goal, level)
            passes.setdefault(place, []).append(goal)
        return [passes[s] for s in sorted(passes)]

    def _repeats(self, goal: Goal, loop: int) -> bool:
        """Whether a goal has to do with every iteration of a loop."""
        return bool(self._loops_of(goal) >> loop & 1)

    def _saves(self, level: int, goals: Sequence[Goal]) -> list[Save]:
        """What a pass keeps for later ones."""
        here = [saved for saved in self.spec.saved if saved.level == level]
        if not here:
            return []

        def stop(i: int) -> bool:
            return i in self.saved or self.stages.complete(i, level)

        needed = self.stages.closure([self._root(g) for g in goals], stop)
        fresh = [k for k in here if k.node in needed and k.node not in self.saved]
        return [Save(k.address, k.node) for k in fresh]

    def _pass(self, level: int, goals: Sequence[Goal]) -> None:
        """One pass over the loops from a level on, with the reductions it completes."""
        ending = [
            g.node
            for g in goals
            if isinstance(g, Accumulate) and self.stages.region(g.node) == level
        ]
        for node in ending:
            self._start(node, level)
        self._loop(level, goals)
        for node in ending:
            accumulator = self.accumulators.pop(node)
            b = self.frame.levels[level].builder
            across = self._reduces_lanes(node)
            self.frame.levels[level].values[node] = accumulator.result(b, across)

    def _loop(self, level: int, goals: Sequence[Goal]) -> None:
        """One loop over everything within; lanes that are left over come last."""
        low, high = self._range(level)
        frame = self.frame
        if not any(self._repeats(g, level) for g in goals):
            with frame.loop(low, frame.builder.add(low, I64(1)), 1, frame.mask):
                self._region(level + 1, goals)
            return
        if level != self.spec.vector:
            with frame.loop(low, high, 1, frame.mask):
                self._region(level + 1, goals)
            return
        lanes, b = self.spec.lanes, frame.builder
        if self.spec.masked:
            with frame.loop(low, high, lanes, None) as inner:
                frame.mask = frame.lane_mask(inner, high)
                self._region(level + 1, goals)
            return
        whole = b.add(low, b.and_(b.sub(high, low), I64(-lanes)))
        with frame.loop(low, whole, lanes, None):
            self._region(level + 1, goals)
        with frame.rest(whole, high):
            self._region(level + 1, goals)

    def _range(self, loop: int) -> tuple[ir.Value, ir.Value]:
        """The iterations of a loop that belong to the task."""
        size = self.frame.word(Slot(loop))
        if loop != self.spec.chunk:
            return I64(0), size
        step = self.frame.word(self.spec.chunk_size)
        low = self.frame.remember(0, "low", lambda b: b.mul(self.frame.task, step))

        def end(b: ir.IRBuilder) -> ir.Value:
            return intrinsic(b, "smin", b.add(low, step), size)

        return low, self.frame.remember(0, "high", end)

    # Goals.

    def _execute(self, goal: Goal) -> None:
        match goal:
            case Accumulate(node):
                self._accumulate(node)
            case Write(buffer, address, node, task):
                self._write(buffer, address, node, task)
            case Gather():
                self._gather(goal)
            case Put():
                self._put(goal)
            case Save(address, node):
                self._save(address, node)

    def _write(self, buffer: int, address: Form, node: int, task: Slot | int) -> None:
        dtype = self.dtypes[node]
        parts = self._for_address(node, address)
        base = self._result(buffer, dtype, task)
        self.memory.store(self.frame.builder, base, (buffer, task), address, dtype, parts)

    def _for_address(self, node: int, address: Form) -> Parts:
        """A node as a store to an address wants it: with lanes if the address has them."""
        parts = self.value(node)
        if self.frame.lane_step(address) == 0:
            return parts
        return self._with_lanes(node)

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

    def _put(self, goal: Put) -> None:
        """Combine a value into memory where indices say."""
        b, dtype = self.frame.builder, self.dtypes[goal.node]
        base = self.frame.pointer_argument(FIRST_BUFFER + goal.buffer)
        parts = self._for_address(goal.node, goal.address)
        at, inside = self._fetched(b, base, goal.buffer, goal.address, goal.terms, dtype)
        step = self.frame.lane_step(goal.address)
        if goal.name != "set" or goal.drop:
            before = self.memory.load_at(b, at, dtype, step, None)
            if goal.name != "set":
                parts = combine_exactly(b, goal.name, dtype, before, parts)
            if goal.drop:
                parts = pointwise.select(b, inside, parts, before)
        self.memory.store_at(b, at, dtype, parts, step)

    def _fetched(
        self,
        b: ir.IRBuilder,
        base: ir.Value,
        key: object,
        address: Form,
        terms: Sequence[Term],
        dtype: DType,
    ) -> tuple[ir.Value, ir.Value]:
        """The address that indices tell, and whether they are all within bounds."""
        _, at = self.memory.pointer(base, key, address, element_type(dtype))
        lanes = any(self.has_lanes(t.node) for t in terms)
        bits = []
        for term in terms:
            index, bit = self._index(b, term, lanes)
            bits.append(bit)
            at = b.gep(at, [index], source_etype=element_type(dtype))
        return at, reduce(b.and_, bits)

    def _index(self, b: ir.IRBuilder, term: Term, lanes: bool) -> tuple[ir.Value, ir.Value]:
        """An index times its stride, kept within bounds, and whether it was."""
        parts = self._with_lanes(term.node) if lanes else self.value(term.node)
        (index,) = conversions.convert(b, parts, self.dtypes[term.node], np.dtype(np.int64))
        size, stride = self.frame.word(term.size), self.frame.word(term.stride)
        if lanes:
            size, stride = (broadcast(b, x, self.spec.lanes) for x in (size, stride))
        inside = b.icmp_unsigned("<", index, size)
        zero, one = splat(index.type, 0), splat(index.type, 1)
        if is_signed(self.dtypes[term.node]):
            index = b.select(b.icmp_signed("<", index, zero), zero, index)
        bounded = b.select(b.icmp_unsigned("<", index, size), index, b.sub(size, one))
        return b.mul(bounded, stride), inside

    def _gathered(self, goal: Gather) -> Parts:
        """What is to be added: combined across the lanes if these are reduced."""
        if self.spec.vector is None or not goal.outer >> self.spec.vector & 1:
            return self._for_address(goal.node, goal.address)
        b, dtype = self.frame.builder, self.dtypes[goal.node]
        accumulator = Accumulator.make(self.frame, goal.name, dtype, self.spec.lanes)
        accumulator.start(b)
        accumulator.take(b, self._with_lanes(goal.node), self.frame.mask)
        return accumulator.result(b, True)

    def _is_first(self, loops: int) -> ir.Value:
        """Whether some loops are in their first iteration."""
        b = self.frame.builder
        bits = []
        for loop in members(loops):
            low, _ = self._range(loop)
            bits.append(b.icmp_signed("==", self.frame.levels[loop + 1].index, low))
        return reduce(b.and_, bits)

    def _start(self, node: int, level: int) -> None:
        lanes = self.spec.lanes if self._accumulates_lanes(node) else 0
        reduction: Reduce = self.spec.nodes[node]  # type: ignore[assignment]
        accumulator = Accumulator.make(self.frame, reduction.name, self.dtypes[node], lanes)
        accumulator.start(self.frame.levels[level].builder)
        self.accumulators[node] = accumulator

    def _accumulate(self, node: int) -> None:
        operand = self.spec.nodes[node].operand  # type: ignore[union-attr]
        accumulator = self.accumulators[node]
        parts = self._with_lanes(operand) if accumulator.lanes else self.value(operand)
        mask = self.frame.mask if self._reduces_lanes(node) else None
        accumulator.take(self.frame.builder, parts, mask)

    def _reduces_lanes(self, node: int) -> bool:
        vector = self.spec.vector
        loops = self.spec.nodes[node].loops  # type: ignore[union-attr]
        return vector is not None and bool(loops >> vector & 1)

    def _accumulates_lanes(self, node: int) -> bool:
        operand = self.spec.nodes[node].operand  # type: ignore[union-attr]
        return self._reduces_lanes(node) or self.has_lanes(operand)

    def _save(self, address: Form, node: int) -> None:
        b = self.frame.builder
        for i, part in enumerate(self.value(node)):
            base, key, dtype = self._scratch(node, i)
            self.memory.store(b, base, key, address, dtype, (part,), int(self.has_lanes(node)))

    def _scratch(self, node: int, part: int) -> tuple[ir.Value, object, DType]:
        """Where a part of a node is kept; parts follow each other."""
        dtype = part_dtype(self.dtypes[node])
        step = self.frame.word(self.spec.scratch_step)
        scratch = self.frame.pointer_argument(SCRATCH)
        byte = ir.IntType(8)

        def own(b: ir.IRBuilder) -> ir.Value:
            return b.gep(scratch, [b.mul(self.frame.task, step)], source_etype=byte)

        base = self.frame.remember(0, "scratch", own)
        offset = self.frame.word(self.where[node].offsets[part])

        def place(b: ir.IRBuilder) -> ir.Value:
            return b.gep(base, [offset], source_etype=byte)

        key = ("kept", node, part)
        return self.frame.remember(0, key, place), key, dtype

    # Values.

    def has_lanes(self, node: int) -> bool:
        """Whether a node differs from lane to lane."""
        vector = self.spec.vector
        return vector is not None and bool(self.spec.node_loops[node] >> vector & 1)

    def value(self, node: int) -> Parts:
        """The parts of a node: vectors if it has lanes. Operands first, without recursion."""
        stack = [node]
        while stack:
            here = stack[-1]
            values = self.frame.levels[self.stages.region(here)].values
            if here in values:
                stack.pop()
                continue
            missing = [i for i in self._operands(here) if not self._is_there(i)]
            if missing:
                stack.extend(missing)
                continue
            values[here] = self._compute(here)
            stack.pop()
        return self.frame.levels[self.stages.region(node)].values[node]

    def _is_there(self, node: int) -> bool:
        return node in self.frame.levels[self.stages.region(node)].values

    def _operands(self, node: int) -> tuple[int, ...]:
        return () if node in self.saved else operands_of(self.spec.nodes[node])

    def _with_lanes(self, node: int) -> Parts:
        """A node as vectors, even if it is the same in all lanes."""
        parts = self.value(node)
        if self.has_lanes(node):
            return parts
        definition = self.spec.nodes[node]
        if isinstance(definition, Literal):
            return number(self.dtypes[node], definition.value, self.spec.lanes)
        level = self.stages.region(node)

        def in_all_lanes(b: ir.IRBuilder) -> Parts:
            return tuple(broadcast(b, p, self.spec.lanes) for p in parts)

        row: Parts = self.frame.remember(level, ("broadcast", node), in_all_lanes)
        return row

    def _compute(self, node: int) -> Parts:
        b = self.frame.levels[self.stages.region(node)].builder
        if node in self.saved:
            return self._load_saved(b, node)
        definition, dtype = self.spec.nodes[node], self.dtypes[node]
        match definition:
            case Load(buffer, address, guard):
                base = self.frame.pointer_argument(FIRST_BUFFER + buffer)
                return self.memory.load(b, base, buffer, address, dtype, guard)
            case Fetch(buffer, address, terms, guard):
                return self._fetch(b, buffer, address, terms, guard, dtype)
            case Literal(value):
                return number(dtype, value)
            case Given(slot):
                return self._given(slot, dtype)
            case Position(affine):
                return self._position(b, affine, dtype)
            case Apply(operation, operands):
                if node in self.partners:
                    return self._sine_and_cosine(b, node, operands[0])
                lanes = self.has_lanes(node)
                parts = [self._with_lanes(i) if lanes else self.value(i) for i in operands]
                dtypes = [self.dtypes[i] for i in operands]
                return pointwise.emit(self.functions, b, operation, dtypes, parts, dtype)
            case MultiplyAdd():
                rows = map(self._with_lanes if self.has_lanes(node) else self.value, definition)
                return (intrinsic(b, "fmuladd", *(row for (row,) in rows)),)
            case Choose(guard, inside, outside):
                return self._choose(b, node, guard, inside, outside)
        raise AssertionError(f"the reduction {node} was not computed before it is read")

    def _sine_and_cosine(self, b: ir.IRBuilder, node: int, operand: int) -> Parts:
        """Both at once; the one that was not asked for is remembered."""
        partner = self.partners[node]
        (x,) = self.value(operand)
        sine, cosine = emit_sincos(b, x)
        if self.spec.nodes[node].operation.name == "cos":  # type: ignore[union-attr]
            sine, cosine = cosine, sine
        self.frame.levels[self.stages.region(partner)].values[partner] = (cosine,)
        return (sine,)

    def _fetch(
        self,
        b: ir.IRBuilder,
        buffer: int,
        address: Form,
        terms: Sequence[Term],
        guard: Any,
        dtype: DType,
    ) -> Parts:
        """An element at a position that indices tell, or one for each lane."""
        base = self.frame.pointer_argument(FIRST_BUFFER + buffer)
        at, _ = self._fetched(b, base, buffer, address, terms, dtype)
        return self.memory.load_guarded(b, base, at, self.frame.lane_step(address), dtype, guard)

    def _load_saved(self, b: ir.IRBuilder, node: int) -> Parts:
        address = self.saved[node]
        parts: Parts = ()
        for i in range(part_count(self.dtypes[node])):
            base, key, dtype = self._scratch(node, i)
            parts += self.memory.load(b, base, key, address, dtype, (), int(self.has_lanes(node)))
        return parts

    def _given(self, slot: Slot, dtype: DType) -> Parts:
        kind = register_type(part_dtype(dtype))
        slots = range(slot.position, slot.position + part_count(dtype))
        return tuple(self.frame.word(Slot(i), kind) for i in slots)

    def _position(self, b: ir.IRBuilder, affine: Form, dtype: DType) -> Parts:
        _, first = self.frame.offset(affine)
        step = self.frame.lane_step(affine)
        if step != 0:
            first = self.memory.positions(b, first, self.frame.quantity(step))
        position: Parts = conversions.convert(b, (first,), np.dtype(np.int64), dtype)
        return position

    def _choose(
        self, b: ir.IRBuilder, node: int, guard: object, inside: int, outside: int
    ) -> Parts:
        lanes = self.has_lanes(node)
        pair = [self._with_lanes(i) if lanes else self.value(i) for i in (inside, outside)]
        bit = self.memory.guard_bit(b, guard)
        if bit is None:
            return pair[0]
        return pointwise.select(b, bit, pair[0], pair[1])


def _sine_partners(spec: KernelSpec) -> dict[int, int]:
    """Sines and cosines of one operand, each with the other."""
    by_operand: dict[int, dict[str, int]] = {}
    for i, node in enumerate(spec.nodes):
        if not isinstance(node, Apply) or np.dtype(spec.dtypes[i]).kind != "f":
            continue
        if node.operation.name in ("sin", "cos"):
            by_operand.setdefault(node.operands[0], {})[node.operation.name] = i
    pairs = [(p["sin"], p["cos"]) for p in by_operand.values() if len(p) == 2]
    return {a: b for pair in pairs for a, b in (pair, pair[::-1])}


def _loops(form: Form) -> int:
    return loops_of(form)
