"""The machine code of kernels, which better code may replace while programs use it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any
from weakref import ReferenceType, ref

import numpy as np
from numpy.typing import NDArray

from computegraph.guard import Guard
from tenferro.engines.native.runtime.code.target import LoadedCode

AddressWord = tuple[int, str]
"""A word of a table, and the kernel whose address it holds."""
Table = NDArray[np.int64]
_guard = Guard()


class KernelCode:
    """Addresses of kernels by name, and the tables that hold them.

    With `better`, which makes code for the same kernels, `code` is only the first one: `promote`
    writes the addresses of the better code to all tables. The first code is kept, because calls
    may be running in it; both return the same results to the last bit.
    """

    __slots__ = ("__weakref__", "_better", "_codes", "_tables", "_then")

    def __init__(
        self,
        code: LoadedCode | Mapping[str, int],
        better: Callable[[], LoadedCode] | None = None,
    ) -> None:
        self._codes = [code]
        self._better = better
        self._tables: list[tuple[ReferenceType[NDArray[Any]], Sequence[AddressWord]]] = []
        self._then: list[Callable[[], object]] = []

    @property
    def final(self) -> bool:
        """Whether this is the code that stays."""
        return self._better is None

    def __getitem__(self, name: str) -> int:
        return self._codes[-1][name]

    def write(self, table: Table, places: Sequence[AddressWord]) -> None:
        """Write addresses to a table, now and when they change."""
        with _guard.lock:
            self._store(table, places)
            if not self.final:
                self._tables.append((ref(table), places))

    def when_final(self, action: Callable[[], object]) -> None:
        """Run something once this is the code that stays: now, or in the thread that promotes."""
        with _guard.lock:
            if not self.final:
                self._then.append(action)
                return
        action()

    def promote(self) -> None:
        """Put the better code in place, unless that has been done; for one thread at a time.

        If it is interrupted, it has to be called again.
        """
        if self._better is None:
            return
        code = self._better()
        with _guard.lock:
            self._codes.append(code)
            for reference, places in self._tables:
                table = reference()
                if table is not None:
                    self._store(table, places)
            self._tables.clear()
            self._better = None
            then, self._then = self._then, []
        for action in then:
            action()

    def _store(self, table: Table, places: Sequence[AddressWord]) -> None:
        for word, name in places:
            table[word] = self[name]  # one store of eight bytes: a call sees the old or the new


NO_KERNELS = KernelCode({})
"""The code of a unit that calls functions of the runtime only: nothing to compile, load or keep."""
