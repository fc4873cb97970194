"""What stands beside the cases: references that cannot be trusted, and arguments they lack."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from adoracles.fields import Field
from adoracles.reading import located, read_json
from adoracles.records import Tolerance

PARTS = ("jvp", "vjp", "hvp")

Pivots: TypeAlias = NDArray[np.int64]
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Exclusion:
    """Parts of a case whose reference is unusable, or trusted only within `tolerance`."""

    parts: frozenset[str]
    reason: str
    tolerance: Tolerance | None = None


@dataclass(frozen=True, slots=True)
class Extras:
    """By case id: exclusions, and the pivots that go with a packed LU, counted from 1."""

    exclusions: Mapping[str, Exclusion] = field(default_factory=dict)
    pivots: Mapping[str, Pivots] = field(default_factory=dict)


def read_extras(root: Path) -> Extras:
    """Read ``extras/`` under a database root; a file that is absent says nothing.

    Raises OracleFormatError where a file is not what it should be.
    """
    folder = root / "extras"
    return Extras(
        _read(folder / "exclusions.json", _exclusions),
        _read(folder / "lu_solve_pivots.json", _pivots),
    )


def _read(path: Path, decode: Callable[[Field], dict[str, T]]) -> dict[str, T]:
    if not path.is_file():
        return {}
    record = read_json(path)
    with located(path):
        return decode(record)


def _exclusions(record: Field) -> dict[str, Exclusion]:
    return {
        entry.child("case_id").name(): _exclusion(entry)
        for entry in record.child("cases").elements()
    }


def _exclusion(entry: Field) -> Exclusion:
    parts = frozenset(part.choice(PARTS) for part in entry.child("parts").elements())
    reason = entry.child("reason").text()
    if entry.child("kind").choice(("unusable", "imprecise")) == "unusable":
        return Exclusion(parts, reason)
    rtol, atol = entry.child("rtol").tolerance(), entry.child("atol").tolerance()
    return Exclusion(parts, reason, Tolerance(rtol, atol))


def _pivots(record: Field) -> dict[str, Pivots]:
    return {case_id: _integers(pivots) for case_id, pivots in record.items()}


def _integers(field: Field) -> Pivots:
    try:
        array = np.array(field.sequence())
    except ValueError:  # ragged
        field.refuse("a rectangular array of integers")
    if array.size and array.dtype.kind != "i":
        field.refuse("a rectangular array of integers")
    return array.astype(np.int64)
