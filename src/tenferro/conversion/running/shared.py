"""Lists and dictionaries that a loop binds names to: which of them other names denote too.

A name that steps bind anew is carried: in each step it denotes another list, with the elements of
the one that the step before bound it to. A change of it must be seen by code that has that one, and
by code that has the one from before the loop.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tenferro.conversion.basics.containers import Contents, containers_in
from tenferro.conversion.running.chosen import ChosenDict, ChosenList

Refuse = Callable[[int, str], None]


class Begun:
    """The containers that carried names denote when a step begins."""

    def __init__(self, start: Mapping[int, Any]) -> None:
        self.names: dict[int, int] = {}
        """The names by containers."""
        self.kept: list[Any] = []
        """What the step appends to lists."""
        self._before: list[tuple[int, Contents]] = []
        for i, value in start.items():
            for key, x in containers_in(value).items():
                self.names[key] = i
                self._before.append((i, Contents(x)))

    def changed(self) -> set[int]:
        """The names whose containers the step has changed."""
        return {i for i, before in self._before if before.changed()}


@dataclass
class Shared:
    """What is known of the containers of carried names when a plan fits.

    `older` are from before the loop, and `read` those that its steps read by names of their own.
    """

    older: Mapping[int, Any]
    read: Mapping[int, Any]
    names: set[int] = field(default_factory=set)
    """Names that denote, when the loop ends, what others denote too."""
    replaced: dict[int, tuple[int, Any]] = field(default_factory=dict)
    """Containers from before the loop that its first step changes, each with its carried name."""

    def check(
        self,
        begun: Begun,
        first: Mapping[int, Any],
        last: Mapping[int, Any],
        refuse: Refuse,
    ) -> None:
        """Refuse changes that others would have to see, of names as they are before the loop and
        when a step ends."""
        held = {i: containers_in(x) for i, x in last.items()}
        touched = closed(begun.changed(), begun.names, {i: [*x] for i, x in held.items()})
        others = {*self.older, *containers_in(*begun.kept)}
        self._check(first, touched, {*self.read}, lambda i: refuse(i, "is"))
        shared = self._check(last, touched, others, lambda i: refuse(i, "becomes"))
        self.names = shared - touched
        self.replaced = {key: (i, x) for i in touched for key, x in containers_in(first[i]).items()}

    def _check(
        self,
        values: Mapping[int, Any],
        touched: set[int],
        others: set[int],
        refuse: Callable[[int], None],
    ) -> set[int]:
        """The names that share a container; none of them may be changed by steps."""
        owners: dict[int, int] = {}
        shared: set[int] = set()
        for i, value in values.items():
            for key, x in containers_in(value).items():
                other = owners.setdefault(key, i)
                if other != i:
                    shared |= {i, other}
                if key in others or isinstance(x, ChosenList | ChosenDict):
                    shared.add(i)
        for i in sorted(shared & touched):
            refuse(i)
        return shared


def closed(
    touched: set[int], begun: Mapping[int, int], held: Mapping[int, Sequence[int]]
) -> set[int]:
    """The names whose first objects are changed in some step, given those of the first step.

    A name that holds the object of another one after a step changes that object in the next one.
    """
    while True:
        more = {begun[key] for i in touched for key in held[i] if key in begun}
        if more <= touched:
            return touched
        touched = touched | more
