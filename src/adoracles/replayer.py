"""Replay one case after the other through a library, and judge the answers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import reduce
from typing import TypeAlias

from adoracles.adapter import Adapter, Library
from adoracles.compare import RIGHT, TIGHT, Verdict, compare, failure
from adoracles.errors import ReplayError, UnsupportedOperationError
from adoracles.extras import Exclusion
from adoracles.load import CaseFile, Database, Selection
from adoracles.orders import agreement
from adoracles.outcome import Outcome, outcome
from adoracles.records import Case, Part, Probe, Tolerance

MAX_MESSAGE = 500

Task: TypeAlias = tuple[CaseFile, tuple[int, int]]


@dataclass(frozen=True)
class Replayer:
    """Replays cases of one database through one library, one by one."""

    library: Library
    database: Database
    selection: Selection = field(default_factory=Selection)
    second_orders: bool = False

    def __post_init__(self) -> None:
        if self.second_orders and not isinstance(self.library, Adapter):
            raise ValueError(f"{self.library.name}: second orders need an Adapter's jvp and vjp")

    def run(self, task: Task) -> list[Outcome]:
        """Replay a share of a file."""
        cases = self.database.read(*task)
        return [self.case(case) for case in cases if self.selection.wants(case)]

    def case(self, case: Case) -> Outcome:
        """Replay one case; what the library raises becomes a verdict."""
        exclusion = self.database.extras.exclusions.get(case.case_id)
        parts = self._parts(case, exclusion)
        try:
            verdicts = {part: self._verdict(case, part, exclusion) for part in parts}
        except UnsupportedOperationError as error:
            return outcome(case, {}, unsupported=True, note=str(error))
        return outcome(case, verdicts, note="" if exclusion is None else exclusion.reason)

    def _parts(self, case: Case, exclusion: Exclusion | None) -> tuple[Part, ...]:
        parts = case.parts
        if exclusion is not None and exclusion.tolerance is None:
            parts = tuple(part for part in parts if part not in exclusion.parts)
        return (*parts, "orders") if self.second_orders and case.probes and parts else parts

    def _verdict(self, case: Case, part: Part, exclusion: Exclusion | None) -> Verdict:
        try:
            if part == "error":
                self.library.refuse(case)
                return RIGHT
            return _all(self._probe(case, probe, part, exclusion) for probe in case.probes)
        except UnsupportedOperationError:
            raise
        except Exception as error:  # noqa: BLE001 - a library under test may raise anything
            return failure(f"{type(error).__name__}: {error}"[:MAX_MESSAGE])

    def _probe(self, case: Case, probe: Probe, part: Part, exclusion: Exclusion | None) -> Verdict:
        if part == "orders":
            assert isinstance(self.library, Adapter)
            return agreement(self.library, case, probe)
        if case.comparison is None:
            raise ReplayError(f"{case.case_id}: has a probe but no comparison")
        got = self.library.derivative(case, probe, part)
        tight = _tight(case, part, exclusion)
        return compare(got, probe.reference[part], case.comparison.of(part), tight)


def _all(verdicts: Iterable[Verdict]) -> Verdict:
    return reduce(Verdict.__and__, verdicts, RIGHT)


def _tight(case: Case, part: Part, exclusion: Exclusion | None) -> Tolerance:
    if exclusion is not None and exclusion.tolerance is not None and part in exclusion.parts:
        return exclusion.tolerance
    return TIGHT[case.dtype]
