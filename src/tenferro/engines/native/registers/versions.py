"""Two versions of a loop: for steps whose indices are known to be within bounds, and for others.

Numbers that stay as they are once they are not zero, as those of checks, are zero in the first one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import NamedTuple

from tenferro.engines.native import ir
from tenferro.engines.native.kernels.scalars.values import Parts
from tenferro.engines.native.registers.bounds import Ranges


@dataclass(frozen=True, slots=True)
class Start:
    """What a loop begins with: its steps, and the elements of its carries in registers."""

    first: ir.Value
    end: ir.Value
    held: Sequence[Parts]


class Left(NamedTuple):
    """What is there behind a loop: the builder, the number of steps, and these elements."""

    builder: ir.IRBuilder
    steps: ir.Value
    held: Sequence[Parts]


class _Joined:
    """A block, with what there is in it from whichever of others it is entered."""

    def __init__(self, block: ir.Block, like: Start) -> None:
        self.builder = ir.IRBuilder(block)
        self._phis = [self.builder.phi(part.type) for part in _flat(like)]
        first, end, *parts = self._phis
        rest = iter(parts)
        self.start = Start(first, end, [tuple([next(rest) for _ in own]) for own in like.held])

    def enter(self, block: ir.Block, start: Start) -> None:
        """The block is entered from another one with this."""
        for phi, part in zip(self._phis, _flat(start), strict=True):
            phi.add_incoming(part, block)


def _flat(start: Start) -> list[ir.Value]:
    return [start.first, start.end, *chain.from_iterable(start.held)]


def in_versions(
    b: ir.IRBuilder,
    ranges: Ranges,
    start: Start,
    given: Callable[[int], ir.Value],
    write: Callable[[ir.IRBuilder, Ranges | None, Start], Left],
) -> Left:
    """Write a loop for the steps in which indices are within bounds, and for those around them.

    The second version runs before and behind the first one, which is left out where that has no
    steps; between two runs of it where places meet that have to keep their order; and instead of it
    from where numbers are not zero any more that stay so.
    """
    if not (ranges.within or ranges.zero):
        return write(b, ranges, start)
    low, high, meet, apart = ranges.steps(b, start.first, start.end, given)
    blocks = [b.append_basic_block(name) for name in ("within", "checked", "done")]
    within, checked, done = (_Joined(block, start) for block in blocks)
    b.cbranch(b.icmp_signed("==", low, start.first), *blocks[:2])
    within.enter(b.block, Start(low, meet, start.held))
    checked.enter(b.block, Start(start.first, low, start.held))
    for here, own, other in ((within, ranges, checked), (checked, None, within)):
        b.position_at_end(here.builder.block)
        left = write(b, own, here.start)
        behind, last = left.builder, left.builder.block
        at = left.steps if own and ranges.zero else here.start.end
        reached, *ends = (meet, apart, start.end) if own else (low, meet, high)
        until = behind.select(behind.icmp_signed("==", at, reached), *ends)
        if own and ranges.zero:
            until = behind.select(behind.icmp_signed("==", at, here.start.end), until, start.end)
        is_last = behind.icmp_signed("==", at, start.end)
        behind.cbranch(is_last, done.builder.block, other.builder.block)
        done.enter(last, Start(start.end, start.end, left.held))
        other.enter(last, Start(at, until, left.held))
    return Left(done.builder, start.end, done.start.held)
