"""What the replay of a case gave."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from adoracles.compare import Verdict
from adoracles.records import Case, Part

Status: TypeAlias = Literal["tight", "wrong", "unsupported", "excluded"]


@dataclass(frozen=True, slots=True)
class Outcome:
    """The verdicts on the parts of one case, without its tensors.

    `note` says why a case is unsupported or excluded. The part ``orders`` (agreement of the four
    second orders) stands beside the others: it decides neither `status` nor `passed`.
    """

    case_id: str
    op: str
    family: str
    dtype: str
    verdicts: Mapping[Part, Verdict] = field(default_factory=dict)
    unsupported: bool = False
    note: str = ""

    @property
    def status(self) -> Status:
        """``tight`` if every part meets the tight tolerance, ``wrong`` if it was run and does not.

        ``excluded`` if no part has a reference that can be used.
        """
        if self.unsupported:
            return "unsupported"
        if not self.referenced:
            return "excluded"
        return "tight" if all(verdict.tight for verdict in self.referenced.values()) else "wrong"

    @property
    def passed(self) -> bool:
        """Whether every part meets the database's own tolerance."""
        return bool(self.referenced) and all(v.passed for v in self.referenced.values())

    @property
    def referenced(self) -> dict[Part, Verdict]:
        """The verdicts of comparisons with the database."""
        return {part: verdict for part, verdict in self.verdicts.items() if part != "orders"}


def outcome(
    case: Case, verdicts: Mapping[Part, Verdict], *, unsupported: bool = False, note: str = ""
) -> Outcome:
    """Return the outcome of a case."""
    return Outcome(
        case.case_id, case.op, case.family, case.dtype, dict(verdicts), unsupported, note
    )
