"""Which operators a database exercises, and whether its files are the same once more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Protocol

from adoracles.cases.case import Case
from adoracles.errors import UnsupportedOperationError
from adoracles.files.database import Database, Selection


class Inventory(Protocol):
    """A library's operators that have derivatives, and those that a case differentiates."""

    @property
    def operators(self) -> Collection[str]: ...

    def used(self, case: Case) -> Collection[str]:
        """Return the operators in the function of a case.

        Raises UnsupportedOperationError if the library does not have the case's operation.
        """


@dataclass
class Coverage:
    """How many forms of functions use each operator, and which operators none does."""

    uses: Counter[str] = field(default_factory=Counter)
    missing: tuple[str, ...] = ()


def coverage(
    database: Database, inventory: Inventory, selection: Selection | None = None
) -> Coverage:
    """Count the operators that the database differentiates, one case for each form of a call."""
    uses: Counter[str] = Counter()
    for case in _forms(database.cases(selection)):
        try:
            uses.update(set(inventory.used(case)))
        except UnsupportedOperationError:
            continue
    return Coverage(uses, tuple(sorted(set(inventory.operators) - uses.keys())))


def _forms(cases: Iterable[Case]) -> Iterator[Case]:
    """One case for each call, observable and dtype, of those that have a derivative."""
    seen: set[tuple[str, str, str]] = set()
    for case in cases:
        key = (str(case.call), case.observable, case.dtype)
        if case.refusal is None and key not in seen:
            seen.add(key)
            yield case


def different(database: Database, count: int) -> tuple[list[str], list[str]]:
    """Generate a sample of families again: return their labels, and those whose files differ.

    The sample is every n-th family of the table whose file the database holds. Needs mpmath.
    """
    from adoracles.families import table
    from adoracles.generation.produce import path_of, produce

    held = [label for label, f in table().items() if path_of(database.root, f).is_file()]
    sample = held[:: max(len(held) // count, 1)][:count] if count else []
    with TemporaryDirectory() as folder:
        for label in sample:
            produce(Path(folder), [label], workers=1)
        paths = [(label, table()[label]) for label in sample]
        changed = [
            label
            for label, family in paths
            if path_of(Path(folder), family).read_bytes()
            != path_of(database.root, family).read_bytes()
        ]
    return sample, changed
