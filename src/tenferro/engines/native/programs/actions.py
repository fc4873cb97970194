"""The steps of programs that are several calls: their order, and when values are freed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from computegraph import Work, rematerialize, tightest
from tenferro.engines.base.limit import does_not_fit, mebibytes
from tenferro.engines.base.meter import StepTimer
from tenferro.engines.numpy.recompute import nbytes
from tenferro.tensor import Aval

Shown = tuple[Aval, str]
"""The aval of a value, and what computes it."""


@dataclass(frozen=True, eq=False)
class Action:
    """A function of values by their slots; its cost in nanoseconds, and its additional bytes."""

    function: Callable[..., Any]
    read: tuple[int, ...]
    written: tuple[int, ...]
    cost: float = 0.0
    scratch: int = 0
    clock: StepTimer | None = None
    """What times it in a profile."""


def in_order(
    actions: Sequence[Action], values: Sequence[Shown], outputs: Sequence[int], limit: int | None
) -> list[tuple[Action, tuple[int, ...]]]:
    """The actions in the order in which they run, each with the slots that are free behind it.

    With a limit, some run again instead of keeping their results; MemoryError if no order
    keeps it.
    """
    order = actions if limit is None else _within(actions, values, outputs, limit)
    live = set(outputs)
    scheduled = []
    for action in reversed(order):
        unread = [i for i in action.written if i not in live]
        live.difference_update(action.written)
        last = [i for i in dict.fromkeys(action.read) if i not in live]
        live.update(action.read)
        scheduled.append((action, (*unread, *last)))
    return scheduled[::-1]


def _within(
    actions: Sequence[Action], values: Sequence[Shown], outputs: Sequence[int], limit: int
) -> list[Action]:
    sizes = [nbytes(aval) for aval, _ in values]
    work = [Work(a.read, a.written, a.cost, a.scratch) for a in actions]
    plan = rematerialize(work, sizes, outputs, limit)
    if plan.peak > limit:
        least, largest = tightest(work, sizes, outputs, limit)
        texts = [f"{values[i][0]!r} of {values[i][1]} ({mebibytes(sizes[i])})" for i in largest]
        raise does_not_fit(limit, least, texts)
    return [actions[k] for k in plan.order]
