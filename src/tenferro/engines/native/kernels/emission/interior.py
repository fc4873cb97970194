"""The interior of a loop in lanes: the iterations for which the guards of its nodes hold.

There the code tests no guard and masks no access.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tenferro.engines.native import ir
from tenferro.engines.native.kernels.emission.frame import KernelFrame
from tenferro.engines.native.kernels.scalars.values import I64
from tenferro.engines.native.math.lanes import intrinsic


class Interior:
    """The interior of a loop while its code is written."""

    def __init__(self, frame: KernelFrame, loop: int, conditions: Sequence[Any]) -> None:
        self.frame, self.loop = frame, loop
        self.conditions = [c for c in conditions if not any(c[0][loop + 2 :])]

    def write(self, low: ir.Value, high: ir.Value, body: Callable[[], None]) -> None:
        """The iterations before the interior, masked; those within; and those after as before."""
        frame, b = self.frame, self.frame.builder
        first, last = self._bounds(low, high)
        before = b.block
        outside = frame.function.append_basic_block("outside")
        inside = frame.function.append_basic_block("inside")
        done = frame.function.append_basic_block("done")
        b.branch(outside)
        b.position_at_end(outside)
        start, end = b.phi(I64), b.phi(I64)
        with frame.loop(start, end, frame.spec.lanes, None) as inner:
            frame.mask = frame.lane_mask(inner, high)
            body()
        b.cbranch(b.icmp_signed("<", end, high), inside, done)
        b.position_at_end(inside)
        with frame.within(self.conditions), frame.loop(first, last, frame.spec.lanes, None):
            body()
        b.branch(outside)
        for phi, at_first, then in ((start, low, last), (end, first, high)):
            phi.add_incoming(at_first, before)
            phi.add_incoming(then, b.block)
        b.position_at_end(done)

    def _bounds(self, low: ir.Value, high: ir.Value) -> tuple[ir.Value, ir.Value]:
        """From where up to where all conditions hold, in whole steps from `low` on."""
        b, lanes = self.frame.builder, self.frame.spec.lanes
        first, last = low, high
        for condition in self.conditions:
            begin, end = self._where(condition, low, high)
            first, last = intrinsic(b, "smax", first, begin), intrinsic(b, "smin", last, end)
        steps = b.add(b.sub(first, low), I64(lanes - 1))
        first = intrinsic(b, "smin", b.add(low, b.and_(steps, I64(-lanes))), high)
        last = b.add(low, b.and_(b.sub(last, low), I64(-lanes)))
        return first, intrinsic(b, "smax", first, last)

    def _where(self, condition: Any, low: ir.Value, high: ir.Value) -> tuple[ir.Value, ir.Value]:
        """The iterations for which a condition holds."""
        form, least, limit = condition
        b, step = self.frame.builder, form[self.loop + 1]
        _, base = self.frame.offset((*form[: self.loop + 1], *(0 for _ in form[self.loop + 1 :])))
        least, limit = self.frame.word(least), self.frame.word(limit)
        if step == 1:
            return b.sub(least, base), b.sub(limit, base)
        if step == -1:
            after = b.add(base, I64(1))
            return b.sub(after, limit), b.sub(after, least)
        holds = b.icmp_unsigned("<", b.sub(base, least), b.sub(limit, least))
        return b.select(holds, low, high), high
