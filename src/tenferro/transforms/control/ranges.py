"""Between which numbers integers of a trace are: the counters of loops, and what depends on them.

So the steps of a loop inside a loop, whose bounds are traced, have a bound that is a number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tenferro.ops.base.writer import Writer
from tenferro.trace import Trace, Tracer

if TYPE_CHECKING:
    from tenferro.ops.loops.counters import Range

_MOST = 64
"""Operations that are looked at for one range."""


def range_of(bound: Any) -> Range | None:
    """The range of an integer, or of a traced one; None if it is not known."""
    if isinstance(bound, int):
        return bound, bound
    if not isinstance(bound, Tracer) or not isinstance(bound.arena, Trace):
        return None
    from tenferro.ops.loops.counters import OF_RANGES  # for programs with loops

    w, known = Writer(bound.arena), bound.arena.ranges
    order, stack = set[int](), [bound.id]
    while stack and len(order) <= _MOST:
        v = stack.pop()
        if v not in order and v not in known:
            order.add(v)
            stack.extend(w.operands(v))
    found: dict[int, Range | None] = {}
    for v in sorted(order):
        operands = [found.get(a, known.get(a)) for a in w.operands(v)]
        number, rule = w.number(v), OF_RANGES.get(w.name(v))
        if number is not None and number.dtype.kind in "biu":
            found[v] = int(number), int(number)
        else:
            found[v] = rule(*operands) if rule and None not in operands else None
    return found.get(bound.id, known.get(bound.id))


def steps_between(first: Any, end: Any) -> int | None:
    """The most steps of a loop over a range; None without a bound."""
    low, high = range_of(first), range_of(end)
    return None if low is None or high is None else max(high[1] - low[0], 0)


def note_counter(counter: Any, first: Any, end: Any) -> None:
    """Remember the range of the counter of a loop while the loop's body is traced."""
    low, high = range_of(first), range_of(end)
    if low and high and isinstance(counter, Tracer) and isinstance(counter.arena, Trace):
        counter.arena.ranges[counter.id] = low[0], max(high[1] - 1, low[0])
