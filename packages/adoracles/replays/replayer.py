"""Replay one case after the other through a library, and judge the answers."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias

import numpy as np

from adoracles.cases.agreement import RIGHT, Allclose, Verdict, compare, failure, near
from adoracles.cases.case import REFERENCE_OF, Answer, Case, Part, Probe
from adoracles.cases.structures import project
from adoracles.errors import OracleFormatError, UnsupportedOperationError
from adoracles.files.database import CaseFile, Database, Selection
from adoracles.files.exclusions import Exclusion
from adoracles.operations.adapter import Library
from adoracles.replays.orders import agreement
from adoracles.replays.outcome import Outcome, outcome

MAX_MESSAGE = 500

Task: TypeAlias = tuple[CaseFile, tuple[int, int]]
Replies: TypeAlias = Mapping[Part, Mapping[str, Any] | Exception]


class LateError(BaseException):
    """A library did not answer in time; not an Exception, so that no library catches it."""


@contextmanager
def limited(seconds: float | None) -> Iterator[None]:
    """Raise LateError in the block after so many seconds; only in the main thread, on POSIX."""
    if seconds is None or not hasattr(signal, "setitimer"):
        yield
        return

    def late(*_: Any) -> None:
        raise LateError(f"no answer within {seconds:g} s")

    before = signal.signal(signal.SIGALRM, late)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@dataclass(frozen=True)
class Replayer:
    """Replays cases of one database through one library, one by one.

    `limit` is the time in seconds that a case may take.
    """

    library: Library
    database: Database
    selection: Selection = field(default_factory=Selection)
    second_orders: bool = False
    limit: float | None = None

    def run(self, task: Task) -> list[Outcome]:
        """Replay a share of a file."""
        return [self.case(case) for case in self.cases(task)]

    def cases(self, task: Task) -> Iterator[Case]:
        """Yield the selected cases of a share of a file."""
        return filter(self.selection.wants, self.database.read(*task))

    def unanswered(self, case: Case) -> Outcome:
        """Return the outcome of a case to which the library has no answer."""
        parts = self._parts(case, self.database.exclusions.get(case.case_id))
        return outcome(case, {}, dict.fromkeys(parts, "no answer"))

    def case(self, case: Case) -> Outcome:
        """Replay one case; what the library raises becomes a verdict."""
        exclusion = self.database.exclusions.get(case.case_id)
        parts = self._parts(case, exclusion)
        try:
            with limited(self.limit):
                verdicts = self._verdicts(case, parts, exclusion)
        except (UnsupportedOperationError, LateError) as error:
            return outcome(case, {}, dict.fromkeys(parts, str(error)))
        answered = {part: v for part, v in verdicts.items() if isinstance(v, Verdict)}
        missing = {part: v for part, v in verdicts.items() if isinstance(v, str)}
        return outcome(case, answered, missing, "" if exclusion is None else exclusion.reason)

    def _parts(self, case: Case, exclusion: Exclusion | None) -> tuple[Part, ...]:
        parts = case.parts
        if exclusion is not None and exclusion.tolerance is None:
            parts = tuple(part for part in parts if part not in exclusion.parts)
        return (*parts, "orders") if self.second_orders and case.probes and parts else parts

    def _verdicts(
        self, case: Case, parts: tuple[Part, ...], exclusion: Exclusion | None
    ) -> dict[Part, Verdict | str]:
        """Verdicts by part, or why there is no answer."""
        if parts == ("error",):
            return {"error": self._refusal(case)}
        compared = tuple(part for part in parts if part != "orders")
        found: dict[Part, Verdict | str] = dict.fromkeys(parts, RIGHT)
        for probe in case.probes:
            replies = self.library.derivatives(case, probe, compared)
            answers = accepted(case, probe, self.library)
            verdicts = best(case, probe, answers, replies, exclusion)
            if "orders" in parts:
                verdicts["orders"] = self._orders(case, probe)
            for part, verdict in verdicts.items():
                so_far = found[part]
                both = isinstance(so_far, Verdict) and isinstance(verdict, Verdict)
                found[part] = so_far & verdict if both else verdict  # type: ignore[operator]
        return found

    def _refusal(self, case: Case) -> Verdict:
        try:
            self.library.refuse(case)
        except UnsupportedOperationError:
            raise
        except Exception as error:  # noqa: BLE001 - a library under test may raise anything
            return raised(error)
        return RIGHT

    def _orders(self, case: Case, probe: Probe) -> Verdict | str:
        try:
            return agreement(self.library, case, probe)
        except UnsupportedOperationError as error:
            return str(error)
        except Exception as error:  # noqa: BLE001
            return raised(error)


def raised(error: Exception) -> Verdict:
    """Return the verdict on an exception instead of an answer."""
    return failure(f"{type(error).__name__}: {error}"[:MAX_MESSAGE])


def accepted(case: Case, probe: Probe, library: Library) -> tuple[Answer, ...]:
    """Return the answers that are right for a library: at ties, those of its convention.

    Raises OracleFormatError if the probe has answers of other conventions only.
    """
    convention = library.conventions.get(case.op)
    if convention is None or len(probe.answers) == 1:
        return probe.answers
    if found := tuple(a for a in probe.answers if a.convention == convention):
        return found
    names = ", ".join(answer.convention for answer in probe.answers)
    raise OracleFormatError(f"{case.case_id}: answers {names}, expected one named {convention!r}")


def best(
    case: Case,
    probe: Probe,
    answers: Sequence[Answer],
    replies: Replies,
    exclusion: Exclusion | None = None,
) -> dict[Part, Verdict | str]:
    """Return verdicts by part: those of the answer that most replies agree with."""
    judged = [_judged(case, probe, answer, replies, exclusion) for answer in answers]
    return max(judged, key=_agreement)


def _agreement(verdicts: Mapping[Part, Verdict | str]) -> int:
    return sum(v.right + v.tight for v in verdicts.values() if isinstance(v, Verdict))


def _judged(
    case: Case, probe: Probe, answer: Answer, replies: Replies, exclusion: Exclusion | None
) -> dict[Part, Any]:
    found: dict[Part, Any] = {}
    for part, reply in replies.items():
        if isinstance(reply, UnsupportedOperationError):
            found[part] = str(reply)
        elif isinstance(reply, Exception):
            found[part] = raised(reply)
        elif any(np.asarray(array).dtype == object for array in reply.values()):
            found[part] = "the answer is an array of objects: the function was not differentiated"
        else:
            found[part] = _verdict(case, probe, answer, part, reply, exclusion)
    return found


def _verdict(
    case: Case,
    probe: Probe,
    answer: Answer,
    part: Part,
    reply: Mapping[str, Any],
    exclusion: Exclusion | None,
) -> Verdict:
    bounds = probe.bounds
    if exclusion is not None and exclusion.tolerance is not None and part in exclusion.parts:
        assert isinstance(bounds, Allclose)
        bounds = replace(bounds, close=exclusion.tolerance)
    if part in ("vjp", "hvp", "rof", "ror"):
        spaces = case.structures
        reply = {n: project(spaces[n], a) if n in spaces else a for n, a in reply.items()}
    reference = answer.parts[REFERENCE_OF.get(part, part)]
    verdict = compare(reply, reference, bounds, part)
    imprecise = not verdict.right and near(reply, reference, _rounding(case, probe, answer, part))
    return replace(verdict, convention=answer.convention, imprecise=imprecise)


def _rounding(case: Case, probe: Probe, answer: Answer, part: Part) -> float:
    """What rounding of first derivatives amounts to, in second ones after division by inputs."""
    first = [a for name in ("jvp", "vjp") for a in answer.parts[name].values()]
    size = max(float(np.max(np.abs(a), initial=0.0)) for a in first)
    if part not in ("jvp", "vjp"):
        moves = (probe.direction, probe.along or probe.direction)
        steps = [abs(d[n][x != 0] / x[x != 0]) for d in moves for n, x in case.inputs.items()]
        size *= max(float(np.max(step, initial=1.0)) for step in steps)
    return 64 * float(np.finfo(case.dtype).eps) * size
