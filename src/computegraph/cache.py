"""Compiled programs remembered by structure.

The structure of a merged graph is its operations, operands, metas and outputs up to a renaming of
values and input keys. The cache is bounded and drops what was used least recently.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from threading import Lock
from typing import Any, Generic, TypeVar

from computegraph.arena import Origin
from computegraph.materialize import MaterializedGraph

P = TypeVar("P")


@dataclass(frozen=True, slots=True)
class CacheInfo:
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
    """Where the values of a merged graph come from, in its order; none if nobody asked."""
    known = graph.arena.origins
    return tuple(map(known.get, graph.order)) if known else ()


class ProgramCache(Generic[P]):
    """A bounded map from structure (and what else matters) to something compiled.

    The bound is on the sum of the entries' weights, which are 1 unless given.

    >>> cache = ProgramCache(maxsize=2)
    >>> cache.get("key", lambda: "program")
    'program'
    >>> cache.info()
    CacheInfo(hits=0, misses=1, size=1, maxsize=2)
    """

    def __init__(self, maxsize: int) -> None:
        self.maxsize = maxsize
        self._entries: OrderedDict[Hashable, tuple[P, int]] = OrderedDict()
        self._weight = 0
        self._lock = Lock()
        self._hits = self._misses = 0

    def get(self, key: Hashable, make: Callable[[], P], weight: int = 1) -> P:
        """The entry for a key; made and remembered if it is not there."""
        with self._lock:
            if key in self._entries:
                self._hits += 1
                self._entries.move_to_end(key)
                return self._entries[key][0]
            self._misses += 1
        entry = make()
        with self._lock:
            self._put(key, entry, weight)
        return entry

    def _put(self, key: Hashable, entry: P, weight: int) -> None:
        _, replaced = self._entries.pop(key, (None, 0))
        self._entries[key] = entry, weight
        self._weight += weight - replaced
        while self._weight > self.maxsize:
            _, (_, dropped) = self._entries.popitem(last=False)
            self._weight -= dropped

    def info(self) -> CacheInfo:
        """Hits, misses, entries and the bound."""
        with self._lock:
            return CacheInfo(self._hits, self._misses, len(self._entries), self.maxsize)

    def clear(self) -> None:
        """Forget every entry."""
        with self._lock:
            self._entries.clear()
            self._weight = 0
