"""Loops, and scans in the opposite direction that read what they stack."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from tenferro.ops.base.writer import Writer
from tenferro.ops.loops.loop import Loop, LoopCall
from tenferro.passes.restore_arrays import GONE
from tenferro.tensor import STEPS

Links = tuple[tuple[int, int], ...]


class Pair(NamedTuple):
    """A loop, and a scan in the opposite direction: `links` are positions of stacks of the one and
    of arrays of the other, which are the same."""

    loop: Loop
    scan: Loop
    links: Links


class Relinked(NamedTuple):
    """A pair with other links, and which of the stacks and arrays before are still there, first.

    The scan takes these constants of the loop in addition, and as further carries the last values
    of these counters, to each of which a step adds a number.
    """

    pair: Pair
    stacks: Sequence[int]
    arrays: Sequence[int]
    consts: Sequence[int] = ()
    counters: Sequence[tuple[int, int]] = ()

    def results(self, call: LoopCall[int], first: int) -> list[int]:
        """The outputs of the loop before, from the first output of this one."""
        n = len(call.outputs.head())
        places = {k: first + n + i for i, k in enumerate(self.stacks)}
        kept = [places.get(k, GONE) for k in range(len(call.outputs.stacked))]
        return [*range(first, first + n), *kept]


IsOnly = Callable[[int, int, int], bool]


def pairs(
    loops: Mapping[int, LoopCall[int]],
    scans: Mapping[int, LoopCall[int]],
    source: Mapping[int, int],
    is_only: IsOnly,
) -> Iterator[tuple[int, int, Links]]:
    """The first outputs of loops and of scans that go back over what these stack, with links.

    `source` is what the values that scans read are where the loops are. `is_only` says whether a
    scan, and nothing different, reads a stack.
    """
    stacks = {y: (at, k) for at, call in loops.items() for k, y in enumerate(call.outputs.stacked)}
    taken = set[int]()
    for back, scan in scans.items():
        found: dict[int, list[tuple[int, int]]] = {}
        given = scan.operands.flat()
        for m, x in enumerate(scan.operands.xs):
            y = source.get(x)
            if y in stacks and given.count(x) == 1 and is_only(y, x, back):
                at, k = stacks[y]
                found.setdefault(at, []).append((k, m))
        if len(found) == 1:
            ((at, links),) = found.items()
            if at not in taken and _turns(loops[at], scan, source):
                taken.add(at)
                yield at, back, tuple(links)


def _turns(call: LoopCall[int], scan: LoopCall[int], source: Mapping[int, int]) -> bool:
    """Whether a scan makes the steps of a loop in the opposite order."""
    loop, back = call.loop, scan.loop
    if back.lanes or loop.lanes or loop.reverse == back.reverse:
        return False
    if loop.cond is None and loop.length != STEPS:
        return loop.length == back.length
    return source.get(scan.steps) == call.steps


def without(outputs: Sequence[int], n: int, added: int) -> Sequence[int]:
    """Outputs of a scan as it was, which has `added` carries behind its first n."""
    return [y + (added if i >= n else 0) for i, y in enumerate(outputs)]


def last_value(w: Writer, source: Writer, call: LoopCall[int], j: int, by: int) -> int | None:
    """The last value of a counter, as a constant of `w` if it is known in the `source`."""
    start, length = call.operands.carry[j], call.loop.length
    number = 0 if start is None else source.number(start)
    if number is None or not isinstance(length, int):
        return call.outputs.carry[j] if w is source else None
    return w.constant(int(number) + by * length, call.loop.body.metas[j].dtype)
