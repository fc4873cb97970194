"""Units that keep a limit of memory: steps run again instead of keeping their results.

What counts are the buffers of planned steps, after fusion; a step that runs again runs the same
kernel, so its results are the same to the last bit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from dataclasses import replace

from computegraph import Work, rematerialize, tightest
from tenferro.engines.native.plan.quick_code import nanoseconds
from tenferro.engines.native.plan.steps import Planned, PlannedStep

Size = Callable[[Hashable], int | None]
"""The bytes of a buffer; None for one that is not the unit's own, as those of its inputs."""


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
    return peak, [buffers.keys[i] for i in largest]


class _Buffers:
    """Buffers by number."""

    def __init__(self, planned: Planned, size: Size) -> None:
        self.planned = planned
        keys = dict.fromkeys(key for step in planned.steps for key in step.buffers)
        self.keys = list(keys)
        self.number = {key: i for i, key in enumerate(keys)}
        sizes = [size(key) for key in keys]
        self.sizes = [n or 0 for n in sizes]
        self.foreign = [i for i, n in enumerate(sizes) if n is None]
        writers = Counter(key for step in planned.steps for key in _written(step))
        self.changed = {key for key, n in writers.items() if n > 1}
        """What a later step writes into: it cannot be computed again by one step."""

    def work(self) -> list[Work]:
        """What each step does, and costs."""
        begun: set[Hashable] = set()
        steps = []
        for step in self.planned.steps:
            written = _written(step)
            fresh = [key for key in written if key not in begun]
            begun.update(fresh)
            reads = [key for key in step.buffers if key not in fresh and key in begun]
            once = any(key in self.changed for key in written)
            steps.append(
                Work(
                    tuple(self.number[key] for key in dict.fromkeys(reads)),
                    tuple(self.number[key] for key in fresh),
                    float("inf") if once else nanoseconds(step),
                    step.scratch,
                )
            )
        return steps

    def repeated(self, order: list[int]) -> Planned:
        """The steps in an order, with separate buffers for their results from the second time
        on."""
        extra = dict(self.planned.extra)
        latest: dict[Hashable, Hashable] = {}
        ran: set[int] = set()
        foreign = {self.keys[i] for i in self.foreign}
        steps = []
        for time, k in enumerate(order):
            step = self.planned.steps[k]
            if k in ran:
                for key in set(_written(step)) - foreign:
                    latest[key] = ("again", time, self.number[key])
                    extra[latest[key]] = self.sizes[self.number[key]]
            ran.add(k)
            steps.append(replace(step, buffers=[latest.get(key, key) for key in step.buffers]))
        return replace(self.planned, steps=steps, extra=extra)


def _written(step: PlannedStep) -> list[Hashable]:
    return list(dict.fromkeys(step.buffers[i] for i in sorted(step.written)))


__all__ = ["least", "within"]
