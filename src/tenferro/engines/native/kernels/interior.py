"""The interior of a loop in lanes: the iterations for which the guards of its nodes hold.

There the code tests no guard and masks no access.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from tenferro.engines.native import ir
from tenferro.engines.native.kernels.affine import Condition
from tenferro.engines.native.kernels.frame import KernelFrame
from tenferro.engines.native.kernels.nest import Choose, Fetch, Load, Nest, Running
from tenferro.engines.native.kernels.values import I64
from tenferro.engines.native.math.lanes import intrinsic


def conditions_of(nodes: Iterable[Any]) -> list[Any]:
    """The conditions in the guards of nodes, each once."""
    guards = (n.guard for n in nodes if isinstance(n, Load | Fetch | Choose))
    return list(dict.fromkeys(condition for guard in guards for condition in guard))


def has_interior(nest: Nest, loop: int, lanes: int) -> bool:
    """Whether the guards of a nest depend on one loop each and hold in most of its iterations."""
    conditions = conditions_of(nest.nodes)
    if not conditions or nest.scatters or any(isinstance(n, Running) for n in nest.nodes):
        return False
    spans = {d: (0, n) for d, n in enumerate(nest.sizes)}
    for condition in conditions:
        span = _span(condition)
        if span is None:
            return False
        d, low, high = span
        spans[d] = max(spans[d][0], low), min(spans[d][1], high)
    if spans[loop][1] - spans[loop][0] < 2 * lanes:
        return False
    return all(2 * (spans[d][1] - spans[d][0]) >= n for d, n in enumerate(nest.sizes))


def _span(condition: Condition) -> tuple[int, int, int] | None:
    """The loop of a condition, and the iterations from and up to which it holds."""
    affine, low, high = condition
    loops = [d for d, c in enumerate(affine[1:]) if c]
    if len(loops) != 1 or affine[loops[0] + 1] not in (1, -1):
        return None
    if affine[loops[0] + 1] == 1:
        return loops[0], low - affine[0], high - affine[0]
    return loops[0], affine[0] - high + 1, affine[0] - low + 1


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
