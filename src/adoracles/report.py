"""Counts of a replay: in total, and per family, dtype and derivative."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from adoracles.outcome import Outcome
from adoracles.records import Part


@dataclass(slots=True)
class Tally:
    """How many answers there were, and how many met either tolerance."""

    cases: int = 0
    passed: int = 0
    tight: int = 0

    def add(self, passed: bool, tight: bool) -> None:
        self.cases += 1
        self.passed += passed
        self.tight += tight

    def as_dict(self) -> dict[str, int]:
        return {"cases": self.cases, "passed": self.passed, "tight": self.tight}


@dataclass(slots=True)
class Row:
    """The cases of one operation, family and dtype; `parts` counts those that were run."""

    op: str
    family: str
    dtype: str
    outcomes: Sequence[Outcome] = ()
    parts: dict[Part, Tally] = field(default_factory=dict)

    @property
    def label(self) -> str:
        """``op``, or ``op/family`` for a family that is not the identity."""
        return self.op if self.family == "identity" else f"{self.op}/{self.family}"

    def as_dict(self) -> dict[str, Any]:
        """Return the row as it stands in the JSON report."""
        place = {"op": self.op, "family": self.family, "dtype": self.dtype}
        parts = {part: tally.as_dict() for part, tally in self.parts.items()}
        return place | totals(self.outcomes) | parts


def totals(outcomes: Iterable[Outcome]) -> dict[str, int]:
    """Count cases: ``tight`` + ``right`` + ``wrong`` + ``unsupported`` + ``excluded`` of them.

    ``passed`` are those that meet the database's own tolerance, ``tight`` those that meet the
    tight one, ``right`` those that meet the wider one where that counts, ``wrong`` those with an
    answer that does not, ``unsupported`` those with a missing answer, ``excluded`` those without
    any usable reference.

    >>> totals([Outcome("sin_f64_001", "sin", "identity", "float64", missing={"jvp": "absent"})])
    {'cases': 1, 'passed': 0, 'tight': 0, 'right': 0, 'unsupported': 1, 'wrong': 0, 'excluded': 0}
    """
    outcomes = list(outcomes)
    statuses = Counter(outcome.status for outcome in outcomes)
    return {
        "cases": len(outcomes),
        "passed": sum(outcome.passed for outcome in outcomes),
        "tight": statuses["tight"],
        "right": statuses["right"],
        "unsupported": statuses["unsupported"],
        "wrong": statuses["wrong"],
        "excluded": statuses["excluded"],
    }


def rows(outcomes: Iterable[Outcome]) -> list[Row]:
    """Return the table: a row per operation, family and dtype, in this order."""
    ordered = sorted(outcomes, key=_place)
    return [_row(*place, list(group)) for place, group in groupby(ordered, key=_place)]


def _place(outcome: Outcome) -> tuple[str, str, str]:
    return outcome.op, outcome.family, outcome.dtype


def _row(op: str, family: str, dtype: str, outcomes: list[Outcome]) -> Row:
    row = Row(op, family, dtype, outcomes)
    for outcome in outcomes:
        for part, verdict in outcome.verdicts.items():
            row.parts.setdefault(part, Tally()).add(verdict.passed, verdict.tight)
    return row


def agreements(outcomes: Iterable[Outcome]) -> Tally | None:
    """Count the agreements of all four second orders, or return None if none was asked for."""
    tally = Tally()
    for outcome in outcomes:
        if (verdict := outcome.verdicts.get("orders")) is not None:
            tally.add(verdict.passed, verdict.tight)
    return tally if tally.cases else None


def failures(outcomes: Iterable[Outcome]) -> list[dict[str, str]]:
    """List what is wrong: case, derivative and message; second orders that disagree included."""
    return [
        {"case_id": outcome.case_id, "part": part, "message": verdict.message}
        for outcome in outcomes
        for part, verdict in outcome.verdicts.items()
        if not verdict.right
    ]


def as_json(library: str, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """Return the report as one JSON object.

    ``total`` counts cases as `totals` does, and with second orders has ``orders``; ``table`` is
    a list of rows; ``failures`` lists every wrong answer, ``left_out`` the reasons for what was
    not run.
    """
    orders = agreements(outcomes)
    total: dict[str, Any] = dict(totals(outcomes))
    return {
        "library": library,
        "total": total if orders is None else total | {"orders": orders.as_dict()},
        "table": [row.as_dict() for row in rows(outcomes)],
        "failures": failures(outcomes),
        "left_out": _left_out(outcomes),
    }


def _left_out(outcomes: Iterable[Outcome]) -> dict[str, int]:
    notes: Counter[str] = Counter()
    for outcome in outcomes:
        notes.update({*outcome.missing.values()} or {outcome.note} - {""})
    return dict(notes)
