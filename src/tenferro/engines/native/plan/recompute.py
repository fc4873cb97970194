"""Units that keep a limit of memory: steps run again instead of keeping their results.

What counts are the buffers of planned steps, after fusion; a step that runs again runs the same
kernel, so its results are the same to the last bit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from dataclasses import replace

from computegraph import Work, rematerialize, tightest
from tenferro.engines.native.plan.steps import Planned, UnitStep

Size = Callable[[int], int | None]
"""The bytes of a buffer by its number; None for one that is not the unit's own, as of inputs."""


def within(planned: Planned, size: Size, budget: int) -> Planned | None:
    """The steps, some of them repeated on buffers of their own, in at most `budget` bytes.

    None if no such order is found.
    """
    buffers = _Buffers(planned, size)
    plan = rematerialize(buffers.work(), buffers.sizes, buffers.foreign, budget)
    return buffers.repeated(plan.order) if plan.peak <= budget else None


def least(planned: Planned, size: Size, budget: int) -> tuple[int, list[Hashable]]:
    """About the least bytes above a budget that can be kept, and the largest buffers then."""
    buffers = _Buffers(planned, size)
    peak, largest = tightest(buffers.work(), buffers.sizes, buffers.foreign, budget)
    return peak, [planned.keys[buffers.used[i]] for i in largest]


class _Buffers:
    """The buffers that steps read and write, without their scratch memory."""

    def __init__(self, planned: Planned, size: Size) -> None:
        self.planned, self.size = planned, size
        self.used = list(dict.fromkeys(n for step in planned.steps for n in step.buffers))
        self.position = {n: i for i, n in enumerate(self.used)}
        sizes = list(map(size, self.used))
        self.sizes = [n or 0 for n in sizes]
        self.foreign = [i for i, n in enumerate(sizes) if n is None]
        writers = Counter(n for step in planned.steps for n in _written(step))
        self.changed = {n for n, count in writers.items() if count > 1}
        """What a later step writes into: it cannot be computed again by one step."""

    def work(self) -> list[Work]:
        """What each step does, and costs."""
        begun: set[int] = set()
        steps = []
        for step in self.planned.steps:
            written = _written(step)
            fresh = [n for n in written if n not in begun]
            begun.update(fresh)
            reads = [n for n in step.buffers if n not in fresh and n in begun]
            steps.append(
                Work(
                    tuple(self.position[n] for n in dict.fromkeys(reads)),
                    tuple(self.position[n] for n in fresh),
                    step.nanoseconds if self.changed.isdisjoint(written) else float("inf"),
                    0 if step.scratch is None else self.size(step.scratch) or 0,
                )
            )
        return steps

    def repeated(self, order: list[int]) -> Planned:
        """The steps in an order, with separate buffers for their results from the second time
        on."""
        planned = self.planned
        latest: dict[int | None, int] = {}
        ran: set[int] = set()
        foreign = {self.used[i] for i in self.foreign}
        steps = []
        for time, k in enumerate(order):
            step = self.planned.steps[k]
            if k in ran:
                scratch = [] if step.scratch is None else [step.scratch]
                for n in (*scratch, *{*_written(step)} - foreign):
                    key = "again", time, n
                    planned.extra[key], latest[n] = self.size(n) or 0, planned.buffer(key)
            ran.add(k)
            buffers = tuple([latest.get(n, n) for n in step.buffers])
            scratch_now = latest.get(step.scratch, step.scratch)
            steps.append(replace(step, buffers=buffers, scratch=scratch_now))
        return replace(planned, steps=steps)


def _written(step: UnitStep) -> list[int]:
    return list(dict.fromkeys(step.buffers[i] for i in sorted(step.written)))


__all__ = ["least", "within"]
