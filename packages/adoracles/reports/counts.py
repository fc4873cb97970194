"""Counts of a replay: in total, and per family, dtype and derivative."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, astuple, dataclass, field
from itertools import groupby
from operator import add
from typing import Any

from adoracles.cases.agreement import Verdict
from adoracles.cases.case import Part, label_of
from adoracles.families import table
from adoracles.replays.outcome import Outcome

COMPLEX = ("complex64", "complex128")


@dataclass(slots=True)
class Tally:
    """How many answers there were, how many met either tolerance, and what the others are."""

    cases: int = 0
    passed: int = 0
    tight: int = 0
    right: int = 0
    imprecise: int = 0
    convention: int = 0
    wrong: int = 0

    def add(self, verdict: Verdict, kind: str = "") -> None:
        self.cases += 1
        self.passed += verdict.passed
        self.tight += verdict.tight
        self.right += verdict.right and not verdict.tight
        if not verdict.right:
            setattr(self, kind, getattr(self, kind) + 1)

    def __add__(self, other: Tally) -> Tally:
        return Tally(*map(add, astuple(self), astuple(other)))

    def as_dict(self) -> dict[str, int]:
        """Return the counts; those of kinds of answers only where there are any."""
        always = ("cases", "passed", "tight")
        return {name: n for name, n in asdict(self).items() if n or name in always}


@dataclass(slots=True)
class ReplayedGroup:
    """The cases of one operation, family and dtype; `parts` counts those that were run."""

    op: str
    family: str
    dtype: str
    outcomes: Sequence[Outcome] = ()
    parts: dict[Part, Tally] = field(default_factory=dict)
    missing: dict[Part, int] = field(default_factory=dict)

    @property
    def label(self) -> str:
        """``op``, or ``op/family`` for a family that is not the identity."""
        return label_of(self.op, self.family)

    def as_dict(self) -> dict[str, Any]:
        """Return the row as it is in the JSON report."""
        place = {"op": self.op, "family": self.family, "dtype": self.dtype}
        parts = {part: tally.as_dict() for part, tally in self.parts.items()}
        return place | totals(self.outcomes) | parts | {"missing": self.missing}


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


def rows(outcomes: Iterable[Outcome]) -> list[ReplayedGroup]:
    """Return the table: a row per operation, family and dtype, in this order."""
    ordered = sorted(outcomes, key=_place)
    return [_row(*place, list(group)) for place, group in groupby(ordered, key=_place)]


def _place(outcome: Outcome) -> tuple[str, str, str]:
    return outcome.op, outcome.family, outcome.dtype


def _row(op: str, family: str, dtype: str, outcomes: list[Outcome]) -> ReplayedGroup:
    row = ReplayedGroup(op, family, dtype, outcomes)
    for outcome in outcomes:
        for part, verdict in outcome.verdicts.items():
            row.parts.setdefault(part, Tally()).add(verdict, kind(outcome, verdict))
        for part in outcome.missing:
            row.missing[part] = row.missing.get(part, 0) + 1
    return row


def agreements(outcomes: Iterable[Outcome]) -> Tally | None:
    """Count the agreements of all four second orders, or return None if none was requested."""
    tally = Tally()
    for outcome in outcomes:
        if (verdict := outcome.verdicts.get("orders")) is not None:
            tally.add(verdict, kind(outcome, verdict))
    return tally if tally.cases else None


def failures(outcomes: Iterable[Outcome]) -> list[dict[str, str]]:
    """List what is wrong: case, derivative and message; second orders that disagree included."""
    return [
        {
            "case_id": outcome.case_id,
            "op": outcome.op,
            "family": outcome.family,
            "part": part,
            "message": verdict.message,
            "point": outcome.point,
            "kind": kind(outcome, verdict),
        }
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


def kind(outcome: Outcome, verdict: Verdict) -> str:
    """Return what an answer that is not right is.

    ``imprecise``: see `Verdict`. ``convention``: at a tie or on a branch cut, where libraries
    define different things. ``wrong``: anything else.
    """
    if verdict.imprecise:
        return "imprecise"
    on_cut = outcome.point == "degenerate" and outcome.dtype in COMPLEX and _has_cut(outcome)
    return "convention" if outcome.point == "tie" or on_cut else "wrong"


def _has_cut(outcome: Outcome) -> bool:
    family = table().get(label_of(outcome.op, outcome.family))
    return family is not None and bool(getattr(family.points, "cuts", ()))


def _left_out(outcomes: Iterable[Outcome]) -> dict[str, int]:
    notes: Counter[str] = Counter()
    for outcome in outcomes:
        notes.update({*outcome.missing.values()} or {outcome.note} - {""})
    return dict(notes)
