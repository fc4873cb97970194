"""Containers that do not keep objects alive, and run no Python code when one of these dies.

The callbacks of `weakref.WeakSet` and `weakref.WeakValueDictionary` are written in Python. If the
handler of a signal raises in one, as Ctrl-C does, Python prints the exception and continues. Those
here are methods of C, so that the exception is raised where the program was.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from operator import methodcaller
from typing import Generic, TypeVar
from weakref import _remove_dead_weakref, ref  # type: ignore[attr-defined]

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class _Entry(ref[V]):
    """A reference whose callback drops a dead entry of a dictionary by two methods of C."""

    __slots__ = ()
    drop = _remove_dead_weakref


class WeakValues(Generic[K, V]):
    """A map to objects that others keep alive.

    The hash of keys should be one of C too, as that of tuples, strings and plain objects is.

    >>> class Thing: pass
    >>> things, thing = WeakValues(), Thing()
    >>> things.setdefault("a", thing) is thing is things.get("a")
    True
    >>> del thing
    >>> things.get("a") is None, len(things)
    (True, 0)
    """

    __slots__ = ("_references",)

    def __init__(self) -> None:
        self._references: dict[K, _Entry[V]] = {}

    def get(self, key: K) -> V | None:
        """The object for a key, if it lives."""
        reference = self._references.get(key)
        return None if reference is None else reference()

    def setdefault(self, key: K, value: V) -> V:
        """The object for a key, which is `value` if there was none."""
        known = self.get(key)
        if known is None:
            self[key] = known = value
        return known

    def __setitem__(self, key: K, value: V) -> None:
        drop = methodcaller("drop", self._references, key)
        self._references[key] = _Entry(value, drop)

    def __len__(self) -> int:
        return len(self._references)


class WeakObjects(Generic[V]):
    """A set of objects, compared by identity, that others keep alive.

    >>> class Thing: pass
    >>> things, thing = WeakObjects(), Thing()
    >>> things.add(thing)
    >>> len(things), list(things) == [thing]
    (1, True)
    >>> del thing
    >>> len(things), list(things)
    (0, [])
    """

    __slots__ = ("_references",)

    def __init__(self) -> None:
        self._references: set[ref[V]] = set()

    def add(self, value: V) -> None:
        """Add an object, whose class must not define equality."""
        self._references.add(ref(value, self._references.discard))

    def __len__(self) -> int:
        return len(self._references)

    def __iter__(self) -> Iterator[V]:
        living = [reference() for reference in self._references.copy()]
        return iter([value for value in living if value is not None])
