"""What a statement changes for what follows: names, attributes, elements of containers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import numpy as np

from tenferro.conversion.basics.errors import NotConvertibleError
from tenferro.conversion.lists import ListView
from tenferro.tensor import Array


class _Unbound:
    """The value of a name that is not bound."""

    def __repr__(self) -> str:
        return "not bound"


UNBOUND = _Unbound()
Getter = Callable[[], Any]


class State:
    """The names and attributes that a statement binds, and the containers that it changes.

    `flags` say of each name whether the statement may read what the name was before, and whether
    what follows may read it. Objects of `places` have an attribute that the statement binds.
    """

    def __init__(
        self,
        names: Sequence[str],
        getters: Sequence[Getter],
        setter: Callable[[Sequence[Any]], None] | None,
        flags: Sequence[tuple[bool, bool]],
        places: Sequence[tuple[Getter, str]],
        mutable: Sequence[tuple[str, Getter, bool]],
        lists: Sequence[str],
        list_setter: Callable[[Sequence[Any]], None] | None,
        line: int,
    ) -> None:
        self.own, self._getters, self._setter = names, getters, setter
        self.flags, self._places, self._mutable, self.line = flags, places, mutable, line
        self.lists, self.list_setter = lists, list_setter

    def as_branch(self) -> State:
        """The state of a step of a loop that may not run: what the next step reads is kept."""
        kept = [(True, True)] * len(self.own)
        return State(
            self.own, self._getters, self._setter, kept, self._places, self._mutable, self.lists,
            self.list_setter, self.line,
        )  # fmt: skip

    def opened(self) -> Names:
        """The names, the attributes, and the items of dictionaries and of short lists."""
        attributes = (_attribute(*p) for p in self._places)
        containers = [x for _, x, _ in self.containers()]
        counts = [
            Attribute(x.buffers, "count")
            for x in map(_value, (getter for _, getter, _ in self._mutable))
            if isinstance(x, ListView)
        ]
        items = [Item(x, key) for x in containers for key in _keys(x)]
        return Names(self, [*(a for a in attributes if a is not None), *counts, *items])

    def containers(self) -> list[tuple[str, Any, bool]]:
        """Containers that the statement may change, and those in them.

        Each with its text, and whether the statement reads it.
        """
        kinds = (list, dict, set, bytearray, np.ndarray)
        found: dict[int, tuple[str, Any, bool]] = {}
        waiting = [(text, _value(getter), is_read) for text, getter, is_read in self._mutable]
        while waiting:
            text, x, is_read = waiting.pop()
            if isinstance(x, kinds) and id(x) not in found:
                found[id(x)] = text, x, is_read
                inner = x.values() if isinstance(x, dict) else x if isinstance(x, list) else ()
                waiting += [(text, y, True) for y in inner if isinstance(y, list | dict | set)]
        return list(found.values())

    def lists_of_names(self) -> list[tuple[str, Any, bool]]:
        """Lists that the statement may change and that names of the function denote."""
        found = [(text, _value(getter), is_read) for text, getter, is_read in self._mutable]
        return [f for f in found if f[0] in self.lists and isinstance(f[1], list | ListView)]

    def bind_lists(self, values: Mapping[str, Any]) -> None:
        """Let names of lists denote other values."""
        now = {text: _value(getter) for text, getter, _ in self._mutable}
        if self.list_setter is not None:
            self.list_setter([values.get(text, now[text]) for text in self.lists])

    def values(self) -> list[Any]:
        """What the names are."""
        return [_value(getter) for getter in self._getters]

    def bind(self, values: Sequence[Any]) -> None:
        """Bind the names."""
        if self._setter is not None:
            self._setter(values)


def _value(getter: Getter) -> Any:
    try:
        return getter()
    except (NameError, AttributeError):
        return UNBOUND


def _attribute(getter: Getter, name: str) -> Attribute | None:
    """An attribute of an object; arrays are watched themselves."""
    x = _value(getter)
    is_watched = isinstance(x, Array | np.ndarray | ModuleType) or x is UNBOUND
    return None if is_watched else Attribute(x, name)


MOST_ITEMS = 16
"""The length up to which each item of a list is watched."""


def _keys(container: Any) -> list[Any]:
    if isinstance(container, list):
        return list(range(len(container))) if len(container) <= MOST_ITEMS else []
    return list(container) if isinstance(container, dict) else []


@dataclass(frozen=True)
class Attribute:
    """An attribute of an object."""

    owner: Any
    name: str

    def __str__(self) -> str:
        return f"{type(self.owner).__name__}.{self.name}"

    def get(self) -> Any:
        """The value, or UNBOUND."""
        return getattr(self.owner, self.name, UNBOUND)

    def set(self, value: Any) -> None:
        """Bind it, or unbind it."""
        if value is not UNBOUND:
            setattr(self.owner, self.name, value)
        elif self.name in getattr(self.owner, "__dict__", {}):
            delattr(self.owner, self.name)


@dataclass(frozen=True)
class Item:
    """An item of a dictionary or of a list."""

    owner: Any
    key: Any

    def __str__(self) -> str:
        return f"{type(self.owner).__name__}[{self.key!r}]"

    def get(self) -> Any:
        """The value, or UNBOUND."""
        is_there = (
            self.key in self.owner if isinstance(self.owner, dict) else self.key < len(self.owner)
        )
        return self.owner[self.key] if is_there else UNBOUND

    def set(self, value: Any) -> None:
        """Replace it."""
        if value is not UNBOUND:
            self.owner[self.key] = value


class Names:
    """The names that a statement binds, and the attributes, as one list of values."""

    def __init__(self, state: State, places: Sequence[Attribute | Item]) -> None:
        self._state, self._places, self.line = state, places, state.line
        self.bound = [*state.own, *state.lists]
        self.texts = [*state.own, *map(str, places)]
        self.inside = [inside for inside, _ in state.flags] + [True] * len(places)
        self.after = [after for _, after in state.flags] + [True] * len(places)

    def read(self) -> list[Any]:
        """All values."""
        return [*self._state.values(), *(p.get() for p in self._places)]

    def bind(self, values: Sequence[Any]) -> None:
        """Bind all names to values."""
        n = len(self._state.own)
        self._state.bind(values[:n])
        for place, value in zip(self._places, values[n:], strict=True):
            place.set(value)

    def __iter__(self) -> Iterator[tuple[str, bool, bool]]:
        return iter(zip(self.texts, self.inside, self.after, strict=True))


class Contents:
    """What containers had in them before part of a function was traced."""

    def __init__(self, containers: Sequence[tuple[str, Any, bool]]) -> None:
        self._saved = [(text, x, is_read, _copy(x)) for text, x, is_read in containers]

    def appended(self) -> list[tuple[list[Any], list[Any]]]:
        """Lists with what was appended to each; NotConvertibleError for any other change."""
        found = []
        for text, x, is_read, before in self._saved:
            if _is_same(x, before):
                continue
            n = len(before)
            if not isinstance(x, list) or len(x) <= n or not _is_same(x[:n], before):
                raise NotConvertibleError(
                    f"{text} ({type(x).__name__}) changes otherwise than by append, or by writes "
                    "to a few items"
                )
            if is_read:
                raise NotConvertibleError(f"{text} (list) grows, and is read by the same statement")
            found.append((x, x[n:]))
        return found

    def restore(self) -> None:
        """Undo all changes."""
        for _, x, _, before in self._saved:
            if not _is_same(x, before):
                _put_back(x, before)


def _copy(x: Any) -> Any:
    return x.copy()


def _is_same(x: Any, y: Any) -> bool:
    if isinstance(x, dict):
        return list(x) == list(y)  # each item is a place
    if isinstance(x, list):
        first = 0 if len(y) > MOST_ITEMS else len(y)
        return len(x) == len(y) and all(x[i] is y[i] for i in range(len(y) - first))
    if isinstance(x, np.ndarray):
        return bool(x.tobytes() == y.tobytes())
    return bool(x == y)


def _put_back(x: Any, before: Any) -> None:
    if isinstance(x, dict | set):
        x.clear()
        x.update(before)
    elif isinstance(x, np.ndarray):
        x[...] = before
    else:
        x[:] = before
