"""Compiled programs remembered by structure.

The structure of a merged graph is its operations, operands, metas and outputs up to a renaming of
values and input keys. The cache is bounded and drops what was used least recently.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from itertools import count
from typing import Any, Generic, NamedTuple, TypeVar

from computegraph.arena import Origin
from computegraph.guard import Guard
from computegraph.materialize import MaterializedGraph

P = TypeVar("P")


class CacheInfo(NamedTuple):
    """What a cache has done so far."""

    hits: int
    misses: int
    size: int
    maxsize: int


def structure(graph: MaterializedGraph) -> tuple[Hashable, ...]:
    """A key equal for merged graphs that differ only in the names of their values."""
    arena = graph.arena
    number: dict[int, int] = {v: i for i, v in enumerate(graph.inputs)}
    operations: dict[Any, int] = {}
    rows: list[tuple[int, ...]] = []
    for v in graph.order:
        number[v] = len(number)
        code, *operands = arena.nodes[v]
        what = (arena.operations[code], arena.masks[code], arena.slot(v))
        rows.append((operations.setdefault(what, len(operations)), *[number[a] for a in operands]))
    metas = tuple(arena.metas[v] for v in graph.inputs)
    return tuple(operations), tuple(rows), metas, tuple(number[v] for v in graph.outputs)


def origins_of(graph: MaterializedGraph) -> tuple[Origin | None, ...]:
    """The origins of the values of a merged graph, in its order; empty if none were recorded."""
    known = graph.arena.origins
    return tuple(map(known.get, graph.order)) if known else ()


@dataclass(eq=False, slots=True)
class _Entry(Generic[P]):
    key: Hashable
    value: P
    weight: int
    number: int


_guard = Guard()
_numbers = count()


class ProgramCache(Generic[P]):
    """A bounded map from structure (and other keys) to something compiled.

    The bound is on the sum of the entries' weights, which are 1 unless given. Keys and values may
    be objects of users, whose methods and finalizers may use the cache: none of them runs while the
    lock is held.

    >>> cache = ProgramCache(maxsize=2)
    >>> cache.get("key", lambda: "program")
    'program'
    >>> cache.info()
    CacheInfo(hits=0, misses=1, size=1, maxsize=2)
    """

    def __init__(self, maxsize: int) -> None:
        self.maxsize = maxsize
        self._entries: dict[Hashable, _Entry[P]] = {}
        """By key, without the lock: each operation of a dictionary is whole by itself."""
        self._used: OrderedDict[int, _Entry[P]] = OrderedDict()
        """By number, the least recently used first."""
        self._weight = 0
        self._hits = self._misses = 0

    def get(self, key: Hashable, make: Callable[[], P], weight: Callable[[], int] = lambda: 1) -> P:
        """The entry for a key; made, weighed and remembered if it is not there."""
        entry = self._entries.get(key)
        with _guard.lock:
            if entry is not None:
                self._hits += 1
                if entry.number in self._used:
                    self._used.move_to_end(entry.number)
                return entry.value
            self._misses += 1
        return self._remembered(_Entry(key, make(), weight(), next(_numbers)))

    def _remembered(self, entry: _Entry[P]) -> P:
        """The value of an entry, or of the one that another thread has made meanwhile."""
        first = self._entries.setdefault(entry.key, entry)
        if first is entry:
            for old in self._counted(entry):
                if self._entries.get(old.key) is old:
                    self._entries.pop(old.key, None)
        return first.value

    def _counted(self, entry: _Entry[P]) -> list[_Entry[P]]:
        """The entries that a new one leaves no room for."""
        dropped = []
        with _guard.lock:
            self._used[entry.number] = entry
            self._weight += entry.weight
            while self._weight > self.maxsize and self._used:
                _, old = self._used.popitem(last=False)
                self._weight -= old.weight
                dropped.append(old)
        return dropped

    def info(self) -> CacheInfo:
        """Hits, misses, entries and the bound."""
        with _guard.lock:
            return CacheInfo(self._hits, self._misses, len(self._used), self.maxsize)

    def clear(self) -> None:
        """Forget every entry."""
        with _guard.lock:
            dropped = self._entries, self._used
            self._entries, self._used = {}, OrderedDict()
            self._weight = 0
        del dropped  # what finalizers do, they do without the lock
