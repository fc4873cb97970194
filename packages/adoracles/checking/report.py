"""What a check found: what was compared, what is not differentiable, what is wrong."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

SHOWN = 8
"""How many mistakes and remarks of a kind a report prints."""


class GradientError(AssertionError):
    """A derivative disagrees with what it was compared with; `report` says where."""

    def __init__(self, report: Report) -> None:
        super().__init__(str(report))
        self.report = report


@dataclass(frozen=True)
class Comparison:
    """One mode, compared by one method: how many numbers, and how well they agree.

    `difference` is the largest relative difference, `estimate` the largest relative error that the
    differences are estimated to have.
    """

    mode: str
    method: str
    numbers: int
    difference: float
    estimate: float

    def __str__(self) -> str:
        count = f"{self.numbers} number{'s' if self.numbers != 1 else ''}"
        estimated = f", estimated error {self.estimate:.1e}" if self.estimate else ""
        return f"{self.mode}, {self.method}: {count}, within {self.difference:.1e}{estimated}"


@dataclass(frozen=True)
class Mistake:
    """A derivative that is wrong: mode, place, the derivative, what is right, and by how much."""

    mode: str
    place: str
    derivative: complex
    expected: str
    by: float

    def __str__(self) -> str:
        return (
            f"{self.mode}, {self.place}: the derivative is {self.derivative:.10g}, "
            f"expected {self.expected} (off by {self.by:.3g})"
        )


@dataclass
class Report:
    """What was checked of a function, and what was found.

    `comparisons` lists what agrees, `mistakes` what does not. `remarks` has the points where the
    function is not differentiable and the slopes there, what the differences could not decide, and
    which modes the function does not support.
    """

    name: str
    comparisons: list[Comparison] = field(default_factory=list)
    mistakes: list[Mistake] = field(default_factory=list)
    remarks: list[str] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        """Whether no derivative is wrong."""
        return not self.mistakes

    def __str__(self) -> str:
        verdict = "right" if self.ok else "WRONG"
        lines = [f"{self.name}: derivatives are {verdict}"]
        lines += _some("wrong", self.mistakes)
        lines += _some("note", self.remarks)
        lines += [f"  checked: {comparison}" for comparison in self.comparisons]
        return "\n".join(lines)

    def __repr__(self) -> str:
        found = f"{len(self.mistakes)} mistakes" if self.mistakes else "right"
        return f"<Report {self.name}: {found}, {len(self.comparisons)} comparisons>"

    def compared(self, new: Comparison) -> None:
        """Add a comparison to the one of the same mode and method."""
        for i, old in enumerate(self.comparisons):
            if (old.mode, old.method) == (new.mode, new.method):
                self.comparisons[i] = replace(
                    old,
                    numbers=old.numbers + new.numbers,
                    difference=max(old.difference, new.difference),
                    estimate=max(old.estimate, new.estimate),
                )
                return
        self.comparisons.append(new)

    def remark(self, *texts: str) -> None:
        """Add remarks, each one once."""
        self.remarks += [text for text in dict.fromkeys(texts) if text not in self.remarks]


def _some(what: str, entries: list[Mistake] | list[str]) -> list[str]:
    more = [f"  … and {len(entries) - SHOWN} more"] if len(entries) > SHOWN else []
    return [f"  {what}: {entry}" for entry in entries[:SHOWN]] + more
