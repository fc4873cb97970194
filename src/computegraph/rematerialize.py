"""Computing values again rather than keeping them: a schedule that fits a budget of memory.

A graph says what values are, a schedule when they are computed, and a schedule may compute a value
more than once. This is dynamic tensor rematerialization (Kirisame and others 2021) with the future
known: over the budget, the value to drop is the one with the least cost of computing it again for
bytes and the time until it is read next. It knows no forward and backward phases.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from heapq import heappop, heappush
from typing import NamedTuple

_LOOKED_AT = 64
"""Steps that are looked at to see what a value costs to compute again: the work is bounded."""
_HALVINGS, _NAMED = 7, 4
_ONCE = float("inf")
_AGAIN = 32
"""How often, on average, a step may run before a budget counts as too small."""


class Work(NamedTuple):
    """A step as planning sees it: the values that it reads and computes, and its cost.

    `scratch` are bytes that it needs while it runs. A step of infinite `cost` runs once: what it
    computes stays while anything could be computed again from it. The result of a `view` takes no
    memory and keeps its operand alive; it is made again for each reader.
    """

    reads: tuple[int, ...]
    gives: tuple[int, ...]
    cost: float
    scratch: int = 0
    view: bool = False


class Schedule(NamedTuple):
    """Numbers of steps in the order in which they run, some several times, and the most bytes."""

    order: list[int]
    peak: int


def rematerialize(
    steps: Sequence[Work], sizes: Sequence[int], outputs: Iterable[int], budget: int
) -> Schedule:
    """An order of steps whose values take at most `budget` bytes, if one is found.

    `sizes` are the bytes of values by their numbers; a value that no step computes is always there
    and does not count. `outputs` stay once they are computed. The caller looks at the peak: it is
    above the budget where none is found, or only one that runs steps again too often. The work is
    about n log n in the number of steps that run.

    >>> chain = [Work((i,), (i + 1,), 1.0) for i in range(4)]
    >>> back = [Work((i, j), (j + 1,), 1.0) for i, j in zip((3, 2, 1), (4, 5, 6))]
    >>> rematerialize([*chain, *back], [8] * 8, [7], budget=100).order
    [0, 1, 2, 3, 4, 5, 6]
    >>> schedule = rematerialize([*chain, *back], [8] * 8, [7], budget=32)
    >>> schedule.order, schedule.peak
    ([0, 1, 2, 3, 4, 5, 0, 6], 32)
    """
    plan = _Plan(steps, sizes, frozenset(outputs), budget)
    for number, step in enumerate(steps):
        if not step.view or any(v in plan.outputs for v in step.gives):
            plan.arrive(number)
        if plan.is_too_long:
            return Schedule([], max(plan.peak, budget + 1))
    return Schedule(plan.order, plan.peak)


def tightest(
    steps: Sequence[Work], sizes: Sequence[int], outputs: Iterable[int], budget: int
) -> tuple[int, list[int]]:
    """About the least bytes above a budget for which there is a schedule, and its largest values.

    For messages: how far a budget is from one that can be kept, and why.
    """
    stay = frozenset(outputs)
    low, least = max(budget, 1), rematerialize(steps, sizes, stay, sum(sizes)).peak
    for _ in range(_HALVINGS):
        middle = int((low * least) ** 0.5)
        schedule = rematerialize(steps, sizes, stay, middle)
        if schedule.peak <= middle:
            least = schedule.peak
        else:
            low = middle
    plan = _Plan(steps, sizes, stay, least)
    plan.watched = least
    for number, step in enumerate(steps):
        if not step.view or any(v in plan.outputs for v in step.gives):
            plan.arrive(number)
    return least, plan.largest


class _Plan:
    """The state of memory after each step."""

    def __init__(
        self, steps: Sequence[Work], sizes: Sequence[int], outputs: frozenset[int], budget: int
    ) -> None:
        self.steps, self.sizes, self.outputs, self.budget = steps, sizes, outputs, budget
        self.giver = {v: k for k, step in enumerate(steps) for v in step.gives}
        self.uses = self._uses()
        self.at = [0] * len(sizes)
        """Per value, how many of its uses are over."""
        self.now = 0
        self.resident: set[int] = set()
        self.pins = [0] * len(sizes)
        self.total = self.peak = 0
        self.watched: int | None = None
        self.largest: list[int] = []
        """What is there when so many bytes as are watched for are reached."""
        self.order: list[int] = []
        self._heap: list[tuple[float, int]] = []

    def _uses(self) -> list[list[int]]:
        """The steps that read each value; a view is read where its readers are."""
        uses: list[list[int]] = [[] for _ in self.sizes]
        base: dict[int, int] = {}
        for number, step in enumerate(self.steps):
            roots = dict.fromkeys(base.get(v, v) for v in step.reads)
            if step.view and not any(v in self.outputs for v in step.gives):
                base.update((v, root) for v in step.gives for root in roots)
                continue
            for v in roots:
                uses[v].append(number)
            if step.view:  # an output: what it shows stays
                for v in roots:
                    uses[v].append(len(self.steps))
        self._keep_what_is_made_once(uses)
        return uses

    def _keep_what_is_made_once(self, uses: list[list[int]]) -> None:
        """Let such values be used until the last use of all that could be computed from them."""
        until = [readers[-1] if readers else -1 for readers in uses]
        for step in reversed(self.steps):
            last = max((until[v] for v in step.gives), default=-1)
            if step.cost == _ONCE:
                for v in step.gives:
                    if until[v] >= 0:
                        uses[v].append(until[v])
            else:
                for v in step.reads:
                    until[v] = max(until[v], last)

    @property
    def is_too_long(self) -> bool:
        """Whether steps have run again too often."""
        return len(self.order) > _AGAIN * len(self.steps)

    def arrive(self, number: int) -> None:
        """Run a step for the first time, with whatever it reads computed again if it is gone."""
        self.now = number
        stack = [(number, False)]
        while stack and not self.is_too_long:
            k, ready = stack.pop()
            step = self.steps[k]
            if ready:
                self._run(step)
                self.order.append(k)
                continue
            if k != number and all(v in self.resident for v in step.gives):
                continue
            for v in dict.fromkeys(step.reads):
                self.pins[v] += 1
            stack.append((k, True))
            missing = [v for v in step.reads if v in self.giver and v not in self.resident]
            stack.extend((k, False) for k in dict.fromkeys(self.giver[v] for v in missing))

    def _run(self, step: Work) -> None:
        self._make_room(sum(self.sizes[v] for v in step.gives) + step.scratch)
        for v in step.gives:
            if v not in self.resident:
                self.resident.add(v)
                self.total += self.sizes[v]
        if step.view:
            self._settle(step.gives)  # what it shows is pinned until the view goes
            return
        for v in dict.fromkeys(step.reads):
            self._release(v)
        self._settle(step.gives)

    def _release(self, v: int) -> None:
        """A value has one reader less that waits for it."""
        self.pins[v] -= 1
        self._settle((v,))

    def _settle(self, values: Iterable[int]) -> None:
        """Drop what no later step reads; the rest may be dropped where space is needed."""
        for v in values:
            if self.pins[v] or v not in self.resident or v in self.outputs:
                continue
            if self._next_use(v) is None:
                self._drop(v)
            elif self.steps[self.giver[v]].cost != _ONCE and self.sizes[v]:
                heappush(self._heap, (self._score(v), v))

    def _drop(self, v: int) -> None:
        self.resident.discard(v)
        self.total -= self.sizes[v]
        step = self.steps[self.giver[v]]
        if step.view:
            for u in dict.fromkeys(step.reads):
                self._release(u)

    def _next_use(self, v: int) -> int | None:
        """The first step after the present one that reads a value."""
        uses = self.uses[v]
        while self.at[v] < len(uses) and uses[self.at[v]] <= self.now:
            self.at[v] += 1
        return uses[self.at[v]] if self.at[v] < len(uses) else None

    def _make_room(self, size: int) -> None:
        """Drop values until there is room, those that are cheap, large and not read for long first.

        What keeps a value only grows with time until it is read, so an old score bounds it.
        """
        while self.total + size > self.budget and self._heap:
            old, v = heappop(self._heap)
            if self.pins[v] or v not in self.resident:
                continue
            score = self._score(v)
            if score > old and self._heap and score > self._heap[0][0]:
                heappush(self._heap, (score, v))
                continue
            self._drop(v)
        self.peak = max(self.peak, self.total + size)
        if self.watched is not None and self.total + size >= self.watched and not self.largest:
            self.largest = sorted(self.resident, key=lambda v: -self.sizes[v])[:_NAMED]

    def _score(self, v: int) -> float:
        ahead = self._next_use(v)
        wait = (len(self.steps) if ahead is None else ahead) - self.now
        return self._cost(v) / (self.sizes[v] * max(wait, 1))

    def _cost(self, v: int) -> float:
        """What computing a value again costs, with all that is gone before it."""
        seen = {self.giver[v]}
        stack = [self.giver[v]]
        cost = 0.0
        while stack and len(seen) < _LOOKED_AT:
            step = self.steps[stack.pop()]
            cost += step.cost
            for u in step.reads:
                if u in self.giver and u not in self.resident and self.giver[u] not in seen:
                    seen.add(self.giver[u])
                    stack.append(self.giver[u])
        return cost
