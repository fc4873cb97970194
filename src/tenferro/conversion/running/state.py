"""What a statement changes for what follows: names, attributes, elements of containers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from types import ModuleType
from typing import Any

import numpy as np

from tenferro.conversion.basics.errors import NotConvertibleError
from tenferro.tensor.array import Array


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
        mutable: Sequence[tuple[str, Getter]],
        line: int,
    ) -> None:
        self.own, self._getters, self._setter = names, getters, setter
        self.flags, self._places, self._mutable, self.line = flags, places, mutable, line

    def as_branch(self) -> State:
        """The state of a step of a loop that may not run: what the next step reads is kept."""
        kept = [(True, True)] * len(self.own)
        getters, setter, places = self._getters, self._setter, self._places
        return State(self.own, getters, setter, kept, places, self._mutable, self.line)

    def opened(self) -> Names:
        """The names, with the objects whose attributes they are."""
        return Names(self, [p for p in map(_place, self._places) if p is not None])

    def containers(self) -> list[tuple[str, Any]]:
        """Containers that the statement may change, by their text."""
        found = ((text, _value(getter)) for text, getter in self._mutable)
        kinds = (list, dict, set, bytearray, np.ndarray)
        return [(text, x) for text, x in found if isinstance(x, kinds)]

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


def _place(place: tuple[Getter, str]) -> tuple[Any, str] | None:
    """An object and the name of its attribute; arrays are watched themselves."""
    x = _value(place[0])
    return None if isinstance(x, Array | np.ndarray | ModuleType) or x is UNBOUND else (x, place[1])


class Names:
    """The names that a statement binds, and the attributes, as one list of values."""

    def __init__(self, state: State, places: Sequence[tuple[Any, str]]) -> None:
        self._state, self._places, self.line = state, places, state.line
        attributes = [f"{type(x).__name__}.{name}" for x, name in places]
        self.texts = [*state.own, *attributes]
        self.inside = [inside for inside, _ in state.flags] + [True] * len(places)
        self.after = [after for _, after in state.flags] + [True] * len(places)

    def read(self) -> list[Any]:
        """All values."""
        attributes = [getattr(x, name, UNBOUND) for x, name in self._places]
        return [*self._state.values(), *attributes]

    def bind(self, values: Sequence[Any]) -> None:
        """Bind all names to values."""
        n = len(self._state.own)
        self._state.bind(values[:n])
        for (x, name), value in zip(self._places, values[n:], strict=True):
            if value is not UNBOUND:
                setattr(x, name, value)
            elif name in getattr(x, "__dict__", {}):
                delattr(x, name)

    def __iter__(self) -> Iterator[tuple[str, bool, bool]]:
        return iter(zip(self.texts, self.inside, self.after, strict=True))


class Contents:
    """What containers had in them before part of a function was traced."""

    def __init__(self, containers: Sequence[tuple[str, Any]]) -> None:
        self._saved = [(text, x, _copy(x)) for text, x in containers]

    def appended(self) -> list[tuple[list[Any], list[Any]]]:
        """Lists with what was appended to each; NotConvertibleError for any other change."""
        found = []
        for text, x, before in self._saved:
            if _is_same(x, before):
                continue
            n = len(before)
            if not isinstance(x, list) or len(x) <= n or not _is_same(x[:n], before):
                raise NotConvertibleError(
                    f"{text} ({type(x).__name__}) changes otherwise than by append"
                )
            found.append((x, x[n:]))
        return found

    def restore(self) -> None:
        """Undo all changes."""
        for _, x, before in self._saved:
            if not _is_same(x, before):
                _put_back(x, before)


def _copy(x: Any) -> Any:
    return x.copy()


def _is_same(x: Any, y: Any) -> bool:
    if isinstance(x, list):
        return len(x) == len(y) and all(a is b for a, b in zip(x, y, strict=True))
    if isinstance(x, dict):
        return x.keys() == y.keys() and all(x[key] is y[key] for key in y)
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
