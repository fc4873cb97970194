"""How leaves lie in containers: what compiled calls take apart and put together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

_EXACT = (str, int, float)
"""Classes whose equal instances are the same static value."""


class Static(NamedTuple):
    """A static object: calls pass the same object, or an equal string or number."""

    value: Any


class Container(NamedTuple):
    """A container in a slot, with its contents in the slots from `first` on.

    An instance of a subclass is another container. A dict has a key for each content, a string. Of
    a static object, a container of nothing, `value` is the object.
    """

    kind: type
    slot: int
    first: int
    size: int
    keys: tuple[str, ...] = ()
    value: Any = None


def is_container(kind: type) -> bool:
    """Whether calls take apart and put together instances: tuples, lists, dicts, named tuples.

    A named tuple is made by the method that `collections.namedtuple` wrote, without further code.
    """
    made_by = getattr(kind.__new__, "__module__", None) or ""
    is_named = issubclass(kind, tuple) and made_by.startswith("namedtuple_")
    has_init = any("__init__" in vars(c) for c in kind.__mro__[:-1])
    return kind in (tuple, list, dict) or (is_named and not has_init)


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
        if x is None or kind is Static:
            value = None if x is None else x.value
            containers.append(Container(Static, slot, len(slots), 0, value=value))
            continue
        keys = tuple(x) if kind is dict else ()
        if not is_container(kind) or any(type(key) is not str for key in keys):
            return None
        contents = _elements(x)
        containers.append(Container(kind, slot, len(slots), len(contents), keys))
        slots += contents
    places = tuple(leaves[i] for i in range(len(leaves)))
    return Nesting(len(objects), len(slots), tuple(containers), places, keywords)


def _contents(container: Container, x: Any) -> Iterable[Any] | None:
    kind: type[Any] = container.kind
    if kind is Static:
        return () if _is_same(x, container.value) else None
    if type(x) is not kind or len(x) != container.size:
        return None
    if kind is not dict:
        return _elements(x)
    if any(type(key) is not str for key in x) or x.keys() != {*container.keys}:
        return None
    return [x[key] for key in container.keys]


def _elements(x: Any) -> Sequence[Any]:
    """The contents of a container, without code of its class."""
    if type(x) is dict:
        return tuple(x.values())
    return x if type(x) is list else tuple(tuple.__iter__(x))


def _is_same(x: Any, y: Any) -> bool:
    return x is y or (type(x) is type(y) and type(x) in _EXACT and x == y)


def _made(container: Container, contents: Sequence[Any]) -> Any:
    if container.kind is Static:
        return container.value
    if container.kind is dict:
        return dict(zip(container.keys, contents, strict=True))
    plain = container.kind in (tuple, list)
    return container.kind(contents) if plain else container.kind(*contents)
