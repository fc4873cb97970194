"""How leaves lie in containers: what compiled calls take apart and put together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import NoneType
from typing import Any, NamedTuple

KINDS: frozenset[type] = frozenset({tuple, list, dict, NoneType})
"""The classes of containers; an instance of a subclass is another container."""


class Container(NamedTuple):
    """A container in a slot, with its contents in the slots from `first` on.

    A dict has a key for each content, a string. None is a container of nothing.
    """

    kind: type
    slot: int
    first: int
    size: int
    keys: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Nesting:
    """Objects in slots: those at the `top`, then the contents of each container in turn.

    `leaves` has the slot of each leaf. The last objects at the top are arguments that have
    `keywords`.

    >>> nesting = nesting_of([0, {"b": 2, "a": [1]}])
    >>> nesting.leaves_of([1.5, {"a": [2.5], "b": 3.5}])
    [1.5, 2.5, 3.5]
    >>> nesting.made_of("xyz")
    ['x', {'b': 'z', 'a': ['y']}]
    >>> nesting.leaves_of([1.5, {"a": (2.5,), "b": 3.5}])
    """

    top: int
    slots: int
    containers: tuple[Container, ...]
    leaves: tuple[int, ...]
    keywords: tuple[str, ...] = ()

    @property
    def is_flat(self) -> bool:
        """Whether the objects are the leaves, in order and without keywords."""
        return self.leaves == tuple(range(self.slots)) and not self.keywords

    def leaves_of(
        self, objects: Sequence[Any], named: Mapping[str, Any] | None = None
    ) -> list[Any] | None:
        """The leaves of objects in the same containers, in order; None if they are in others."""
        given = named or {}
        if given.keys() != {*self.keywords}:
            return None
        slots = [*objects, *(given[name] for name in self.keywords)]
        if len(slots) != self.top:
            return None
        for container in self.containers:
            contents = _contents(container, slots[container.slot])
            if contents is None:
                return None
            slots += contents
        return [slots[slot] for slot in self.leaves]

    def made_of(self, leaves: Iterable[Any]) -> list[Any]:
        """The objects with these leaves."""
        slots = [None] * self.slots
        for slot, leaf in zip(self.leaves, leaves, strict=True):
            slots[slot] = leaf
        for container in reversed(self.containers):
            contents = slots[container.first : container.first + container.size]
            slots[container.slot] = _made(container, contents)
        return slots[: self.top]


def nesting_of(objects: Sequence[Any], keywords: tuple[str, ...] = ()) -> Nesting | None:
    """How objects lie whose leaves are their numbers, from 0 on; None for other containers."""
    slots = list(objects)
    containers: list[Container] = []
    leaves: dict[int, int] = {}
    for slot, x in enumerate(slots):  # which grows meanwhile
        kind = type(x)
        if kind is int:
            leaves[x] = slot
            continue
        keys = tuple(x) if kind is dict else ()
        if kind not in KINDS or any(type(key) is not str for key in keys):
            return None
        contents = () if x is None else tuple(x.values()) if keys else tuple(x)
        containers.append(Container(kind, slot, len(slots), len(contents), keys))
        slots += contents
    places = tuple(leaves[i] for i in range(len(leaves)))
    return Nesting(len(objects), len(slots), tuple(containers), places, keywords)


def _contents(container: Container, x: Any) -> Iterable[Any] | None:
    kind: type[Any] = container.kind
    if type(x) is not kind or (kind is not NoneType and len(x) != container.size):
        return None
    if kind is not dict:
        return () if kind is NoneType else x
    if any(type(key) is not str for key in x) or x.keys() != {*container.keys}:
        return None
    return [x[key] for key in container.keys]


def _made(container: Container, contents: Sequence[Any]) -> Any:
    if container.kind is NoneType:
        return None
    if container.kind is dict:
        return dict(zip(container.keys, contents, strict=True))
    return container.kind(contents)
