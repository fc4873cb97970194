"""The frame of a kernel's code: its arguments, loops, and what is known in each of them.

A kernel is `void kernel(ptr frame, i64 task)`. The frame holds pointers: to the kernel's table of
numbers, to its scratch memory, then to its buffers. Before them is the number of threads that may
run tasks of the kernel at the same time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, TypeVar

from tenferro.engines.native import ir
from tenferro.engines.native.kernels.scalars.values import I64, POINTER, Parts
from tenferro.engines.native.kernels.scheduling.spec import Form, KernelSpec, Slot
from tenferro.engines.native.math.lanes import intrinsic, splat
from tenferro.engines.native.runtime.code.target import host

_T = TypeVar("_T")
THREADS, TABLE, SCRATCH, FIRST_BUFFER = range(-1, 3)


def holding_vectors(function: ir.Function) -> ir.Function:
    """A function that may keep vectors on the stack, each within lines of the cache.

    LLVM detects this too late without the hint. Nests of 950 nodes take 0.7
    times as long with it; the gradient of 64 Lorenz systems 2.9 ns a step and lane, otherwise up
    to 4.8, depending on the stack's address.
    """
    function.attributes.add('"stackrealign"')
    return function


@dataclass(slots=True)
class Level:
    """The code inside some of the loops, and what it has computed."""

    builder: ir.IRBuilder
    index: ir.Value
    values: dict[int, Parts] = field(default_factory=dict)
    memo: dict[Any, Any] = field(default_factory=dict)


class KernelFrame:
    """The function of a kernel while it is written."""

    def __init__(self, module: ir.Module, spec: KernelSpec, name: str) -> None:
        self.spec = spec
        self.module = module
        kind = ir.FunctionType(ir.VoidType(), [POINTER, I64])
        self.function = ir.Function(module, kind, name)
        if spec.vector is not None and len(spec.nodes) > host().vector_registers:
            holding_vectors(self.function)
        self._entry = ir.IRBuilder(self.function.append_basic_block("entry"))
        start = self.function.append_basic_block("start")
        self.levels = [Level(ir.IRBuilder(start), I64(0))]
        self.mask: ir.Value | None = None
        self.holding: frozenset[Any] = frozenset()
        """Conditions of guards that hold where code is written."""

    @property
    def task(self) -> ir.Value:
        """The number of the task."""
        return self.function.args[1]

    @property
    def builder(self) -> ir.IRBuilder:
        """The builder for code of the innermost open loop."""
        return self.levels[-1].builder

    def finish(self) -> None:
        """Close the function."""
        self.levels[0].builder.ret_void()
        self._entry.branch(self.function.basic_blocks[1])

    def variable(self, type: ir.Type) -> ir.Alloca:
        """A variable of the whole function, to become a register."""
        return self._entry.alloca(type)

    def remember(self, level: int, key: Any, make: Callable[[ir.IRBuilder], _T]) -> _T:
        """What `make` computes inside the loops up to a level, computed once there."""
        memo: dict[Any, _T] = self.levels[level].memo
        if key not in memo:
            memo[key] = make(self.levels[level].builder)
        return memo[key]

    def pointer_argument(self, position: int) -> ir.Value:
        """A pointer from the frame."""

        def load(b: ir.IRBuilder) -> ir.Value:
            at = b.gep(self.function.args[0], [I64(position)], source_etype=POINTER)
            return b.load(at, typ=POINTER)

        return self.remember(0, ("argument", position), load)

    def word(self, slot: Slot, type: ir.Type = I64) -> ir.Value:
        """A number from the table."""
        table = self.pointer_argument(TABLE)

        def load(b: ir.IRBuilder) -> ir.Value:
            at = b.gep(table, [I64(slot.position)], source_etype=I64)
            return b.load(at, typ=type)

        return self.remember(0, (slot, str(type)), load)

    def quantity(self, number: Slot | int) -> ir.Value:
        """A number in the code or in the table."""
        return self.word(number) if isinstance(number, Slot) else I64(number)

    def term(self, loop: int, coefficient: Slot | int) -> ir.Value:
        """`coefficient · index` of a loop, computed where the loop's index is known."""

        def multiply(b: ir.IRBuilder) -> ir.Value:
            index = self.levels[loop + 1].index
            if coefficient == 1:
                return index
            return b.mul(index, self.quantity(coefficient))

        return self.remember(loop + 1, ("term", loop, coefficient), multiply)

    def offset(self, form: Form) -> tuple[int, ir.Value]:
        """The value of an affine form for the first lane, and its level."""
        level, total = 0, self.quantity(form[0])
        for loop, coefficient in enumerate(form[1:]):
            if coefficient == 0:
                continue
            level, inner, before = loop + 1, self.term(loop, coefficient), total

            def add(b: ir.IRBuilder, x: ir.Value = before, y: ir.Value = inner) -> ir.Value:
                return y if _is_zero(x) else b.add(x, y)

            total = self.remember(level, ("offset", form[: loop + 2]), add)
        return level, total

    def lane_step(self, form: Form) -> Slot | int:
        """The distance between the values of a form in neighbouring lanes."""
        vector = self.spec.vector
        step: Slot | int = 0 if vector is None else form[vector + 1]
        return step

    def iterations(self, loop: int) -> tuple[ir.Value, ir.Value]:
        """The iterations of a loop that belong to the task."""
        size = self.word(Slot(loop))
        if loop != self.spec.chunk:
            return I64(0), size
        step = self.word(self.spec.chunk_size)
        low = self.remember(0, "low", lambda b: b.mul(self.task, step))

        def end(b: ir.IRBuilder) -> ir.Value:
            return intrinsic(b, "smin", b.add(low, step), size)

        return low, self.remember(0, "high", end)

    @contextmanager
    def loop(
        self, low: ir.Value, high: ir.Value, step: int, mask: ir.Value | None
    ) -> Iterator[Level]:
        """A loop around the code that is written inside the block."""
        body = self.function.append_basic_block("body")
        leave = self.function.append_basic_block("leave")
        b, outer = ir.IRBuilder(body), self.builder
        index = b.phi(I64)
        inner = Level(b, index)
        self.levels.append(inner)
        before, self.mask = self.mask, mask
        yield inner
        self.mask = before
        self.levels.pop()
        following = b.add(index, I64(step))
        b.cbranch(b.icmp_signed("<", following, high), body, leave)
        index.add_incoming(following, b.block)
        outer.cbranch(outer.icmp_signed("<", low, high), body, leave)
        index.add_incoming(low, outer.block)
        outer.position_at_end(leave)

    @contextmanager
    def within(self, conditions: Iterable[Any]) -> Iterator[None]:
        """Code of the innermost open loop that does not always run, and where conditions hold."""
        level = self.levels[-1]
        known = dict(level.memo), dict(level.values)
        self.holding = frozenset(conditions)
        yield
        self.holding = frozenset()
        level.memo, level.values = known

    @contextmanager
    def rest(self, low: ir.Value, high: ir.Value) -> Iterator[Level]:
        """Code for the iterations that do not fill all lanes, if there are some."""
        body = self.function.append_basic_block("rest")
        leave = self.function.append_basic_block("leave")
        inner = Level(ir.IRBuilder(body), low)
        self.levels.append(inner)
        before, self.mask = self.mask, self.lane_mask(inner, high)
        yield inner
        self.mask = before
        self.levels.pop()
        inner.builder.branch(leave)
        outer = self.builder
        outer.cbranch(outer.icmp_signed("<", low, high), body, leave)
        outer.position_at_end(leave)

    def lane_mask(self, level: Level, high: ir.Value) -> ir.Value:
        """Which lanes of a vector iteration are below the loop's end."""
        b, lanes = level.builder, self.spec.lanes
        left = intrinsic(b, "smin", b.sub(high, level.index), I64(lanes))
        byte = ir.IntType(8 if lanes < 128 else 32)
        numbers = ir.Constant(ir.VectorType(byte, lanes), list(range(lanes)))
        return b.icmp_unsigned("<", numbers, broadcast(b, b.trunc(left, byte), lanes))


def broadcast(b: ir.IRBuilder, x: ir.Value, lanes: int) -> ir.Value:
    """A vector with one scalar in every lane."""
    vector = ir.VectorType(x.type, lanes)
    if isinstance(x, ir.Constant):
        return splat(vector, x.constant)
    first = b.insert_element(ir.Constant(vector, ir.Undefined), x, ir.IntType(32)(0))
    zeros = ir.Constant(ir.VectorType(ir.IntType(32), lanes), [0] * lanes)
    return b.shuffle_vector(first, ir.Constant(vector, ir.Undefined), zeros)


def _is_zero(x: ir.Value) -> bool:
    return isinstance(x, ir.Constant) and x.constant == 0


__all__ = ["FIRST_BUFFER", "SCRATCH", "TABLE", "THREADS", "KernelFrame", "Level", "broadcast"]
