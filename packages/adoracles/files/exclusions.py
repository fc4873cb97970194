"""References of a public database that cannot be trusted, as a file beside its cases says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from adoracles.cases.case import Tolerance
from adoracles.cases.fields import Field
from adoracles.files.json_values import located, read_json

PARTS = ("jvp", "vjp", "hvp")


@dataclass(frozen=True, slots=True)
class Exclusion:
    """Parts of a case whose reference is unusable, or trusted only within `tolerance`."""

    parts: frozenset[str]
    reason: str
    tolerance: Tolerance | None = None


def read_exclusions(root: Path) -> Mapping[str, Exclusion]:
    """Return exclusions by case id, of ``extras/exclusions.json`` under a root, if it is there.

    Raises OracleFormatError where the file is not what it should be.
    """
    path = root / "extras" / "exclusions.json"
    if not path.is_file():
        return {}
    record = read_json(path)
    with located(path):
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
