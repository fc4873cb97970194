"""Elements that all steps of a loop read or add to: read before it, and added to behind it.

Carries that add up are such too. What steps add is written to a row in a store, whose sum has a
fixed order: vectors of the row are added up, and their lanes then.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tenferro.engines.native import ir
from tenferro.engines.native.kernels.emission.accumulators import across_lanes
from tenferro.engines.native.kernels.emission.rows import element_type
from tenferro.engines.native.kernels.scalars.values import I64, DType, Parts, number
from tenferro.engines.native.registers.independent import Independent
from tenferro.engines.native.registers.memory import clamped, load_row, store_row
from tenferro.engines.native.registers.packs import Pack
from tenferro.engines.native.registers.repeated import Repeated
from tenferro.engines.native.registers.versions import Start
from tenferro.engines.native.runtime.code.target import host

if TYPE_CHECKING:
    from tenferro.engines.native.registers.steps import Steps

_VECTORS = 4
"""Vectors that are added up at a time: an addition takes four cycles."""


class FixedElements:
    """The fixed elements of a loop whose steps are independent, while it is written."""

    def __init__(self, steps: Steps, independent: Independent) -> None:
        self._steps, self._independent = steps, independent
        self._read: dict[int, Parts] = {}
        self._rows: dict[int, ir.Value] = {}
        self._at: dict[int, ir.Value] = {}
        """Where the elements are to which sums are added."""
        steps.inside.parallel = True

    def __contains__(self, i: int) -> bool:
        return i in self._independent.reads or i in self._independent.sums

    def begin(self, start: Start) -> None:
        """Read elements before the loop, and make room for what is added to others."""
        steps, b = self._steps, self._steps.before
        self._first, self._count = start.first, b.sub(start.end, start.first)
        for i in sorted(self._independent.reads):
            self._read[i] = load_row(b, self._address(i), 0, 1, steps.loop.elements.dtypes[i])
        for i, k in self._independent.sums.items():
            dtype = steps.loop.elements.dtypes[i]
            room = b.mul(b.add(self._count, I64(_width(dtype))), I64(dtype.itemsize))
            number = steps.frame.first_store + steps.loop.sums + k
            self._rows[i] = steps.root.store(b, number, room)
            if i not in self._independent.carried:
                self._at[i] = self._address(i)

    def _address(self, i: int) -> ir.Value:
        """Where an element is; another one where the loop makes no step, as it may be nowhere."""
        steps, b = self._steps, self._steps.before
        place, dtype = steps.loop.elements.places[i], steps.loop.elements.dtypes[i]
        at: ir.Value = I64(place.offset)
        indices = steps.loop.elements.operands(i)
        for (stride, most), operand in zip(place.limits, indices, strict=False):
            index = clamped(b, steps.values[(steps.front(operand),)][0], most, nearest=False)
            at = b.add(at, b.mul(index, I64(stride)))
        return b.gep(steps.input(place.position)[1], [at], source_etype=element_type(dtype))

    def access(self, i: int, operands: Sequence[Parts]) -> Parts:
        """What an element was before the loop, or nothing behind what is added to it."""
        if i in self._read:
            return self._read[i]
        self._put(i, operands[-1])
        return ()

    def _put(self, i: int, parts: Parts) -> None:
        b, dtype = self._steps.inside, self._steps.loop.elements.dtypes[i]
        step = b.sub(self._steps.repeated.step, self._first)
        at = b.gep(self._rows[i], [step], source_etype=element_type(dtype))
        store_row(b, at, 0, parts, dtype)

    def add_carried(self) -> None:
        """Write what a step adds to carries."""
        for i, added in self._independent.carried.items():
            self._put(i, self._steps.values[(added,)])

    def is_carried(self, pack: Pack) -> bool:
        """Whether a carry is added up behind the loop."""
        return pack[0] in self._independent.carried

    def finish(self, b: ir.IRBuilder) -> None:
        """Add the sums to their elements, behind the loop."""
        for i, at in self._at.items():
            dtype = self._steps.loop.elements.dtypes[i]
            store_row(b, at, 0, self.total(b, i, load_row(b, at, 0, 1, dtype)), dtype)

    def total(self, b: ir.IRBuilder, i: int, start: Parts) -> Parts:
        """What an element is behind the loop that was this before it."""
        dtype = self._steps.loop.elements.dtypes[i]
        (total,) = _added_up(b, self._rows[i], self._count, dtype)
        return (b.fadd(start[0], total),)


def _width(dtype: DType) -> int:
    return _VECTORS * host().lanes(dtype.itemsize)


def _added_up(b: ir.IRBuilder, row: ir.Value, count: ir.Value, dtype: DType) -> Parts:
    """The sum of so many elements of a row, which has room behind them."""
    width, kind = _width(dtype), element_type(dtype)
    zeros = number(dtype, -0.0, width)  # changes no sum, not even a negative zero
    store_row(b, b.gep(row, [count], source_etype=kind), 0, zeros, dtype)
    vectors = b.udiv(b.add(count, I64(width - 1)), I64(width))
    loop = Repeated(b)
    loop.begin(I64(0))
    sums = loop.hold((0,), zeros)
    loop.go_on(loop.inside.icmp_signed("!=", loop.step, vectors))
    at = loop.inside.gep(row, [loop.inside.mul(loop.step, I64(width))], source_etype=kind)
    (more,) = load_row(loop.inside, at, 0, width, dtype)
    loop.repeat([((0,), (loop.inside.fadd(sums[0], more),))], plain=True)
    loop.finish()
    b.position_at_end(loop.exit)
    return across_lanes(b, "reduce_sum", dtype, sums)
