"""What the replay of a case gave."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from adoracles.cases.agreement import Verdict
from adoracles.cases.case import Case, Part

Status: TypeAlias = Literal["tight", "right", "wrong", "unsupported", "excluded"]


@dataclass(frozen=True, slots=True)
class Outcome:
    """The verdicts on the parts of one case, without its tensors.

    `missing` says by part why the library has no answer, `note` why a case is excluded. The part
    ``orders`` (agreement of the four second orders) decides neither `status` nor `passed`.
    """

    case_id: str
    op: str
    family: str
    dtype: str
    verdicts: Mapping[Part, Verdict] = field(default_factory=dict)
    missing: Mapping[Part, str] = field(default_factory=dict)
    note: str = ""
    point: str = "generic"

    @property
    def status(self) -> Status:
        """``wrong`` if an answer is, ``unsupported`` if one is missing, otherwise ``right``, or
        ``tight`` if every answer is. ``excluded`` if no part has a reference that can be used.
        """
        if any(not verdict.right for verdict in self.referenced.values()):
            return "wrong"
        if self.missing:
            return "unsupported"
        if not self.referenced:
            return "excluded"
        return "tight" if all(verdict.tight for verdict in self.referenced.values()) else "right"

    @property
    def passed(self) -> bool:
        """Whether every part meets the database's own tolerance."""
        whole = bool(self.referenced) and not self.missing
        return whole and all(v.passed for v in self.referenced.values())

    @property
    def referenced(self) -> dict[Part, Verdict]:
        """The verdicts of comparisons with the database."""
        return {part: verdict for part, verdict in self.verdicts.items() if part != "orders"}


def outcome(
    case: Case,
    verdicts: Mapping[Part, Verdict],
    missing: Mapping[Part, str] | None = None,
    note: str = "",
) -> Outcome:
    """Return the outcome of a case."""
    return Outcome(
        case.case_id, case.op, case.family, case.dtype, verdicts, missing or {}, note, case.point
    )
