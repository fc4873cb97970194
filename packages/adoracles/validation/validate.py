"""What can be checked of a database without any library: that its cases are sound and informative.

Each record is read, and checked by the schema. Identifiers are unique; directions and gradients lie
in the spaces of their inputs' structures; first derivatives meet ⟨c, J d⟩ = ⟨J* c, d⟩, and second
ones ⟨c, D²f[d, e]⟩ = ⟨e, H d⟩, the symmetry of the Hessian; typical wrong answers would be noticed;
there are several answers at ties only.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import numpy as np

from adoracles.cases.case import Answer, Case, Part, Probe
from adoracles.cases.structures import STRUCTURES, project
from adoracles.cases.tensors import Tensors
from adoracles.files.database import Database, Selection
from adoracles.generation.informative import ENOUGH, is_curved, unnoticed, unnoticed_at_tie
from adoracles.replays.orders import pairing

Place: TypeAlias = tuple[str, str]
"""A family's label and a dtype."""
ROUNDINGS = 2
"""By how many roundings of what is added up an identity of references may be missed."""


@dataclass(frozen=True)
class CaseProblem:
    """What is wrong with a case; `kind` is one of a few words."""

    case: str
    kind: str
    detail: str


@dataclass
class Findings:
    """What a validation has counted and found."""

    cases: int = 0
    probes: int = 0
    informative: int = 0
    """Probes of which every part notices all typical wrong answers."""
    telling: dict[str, int] = field(default_factory=dict)
    """How many of them each operation has."""
    first: Counter[Place] = field(default_factory=Counter)
    """How many of them each family has in each dtype."""
    second: Counter[Place] = field(default_factory=Counter)
    """How many of these have a second derivative that is not zero."""
    points: Counter[str] = field(default_factory=Counter)
    problems: list[CaseProblem] = field(default_factory=list)

    @property
    def silent(self) -> list[str]:
        """The operations without an informative probe."""
        return sorted(op for op, count in self.telling.items() if not count)

    @property
    def flat(self) -> list[Place]:
        """The families and dtypes without a second derivative: linear between kinks."""
        return [place for place in self.first if not self.second[place]]

    @property
    def scarce(self) -> dict[Place, tuple[int, int]]:
        """The families and dtypes with few informative probes: how many of either order."""
        return {
            place: (count, self.second[place])
            for place, count in sorted(self.first.items())
            if count < ENOUGH or 0 < self.second[place] < ENOUGH
        }

    @property
    def kinds(self) -> Counter[str]:
        """How many problems there are of each kind."""
        return Counter(problem.kind for problem in self.problems)


def validate(database: Database, selection: Selection | None = None) -> Findings:
    """Check the selected cases; raises OracleFormatError where a file cannot be read."""
    findings, seen = Findings(), set()
    for case in database.cases(selection):
        findings.cases += 1
        findings.probes += len(case.probes)
        findings.points[case.point] += 1
        if case.case_id in seen:
            findings.problems.append(CaseProblem(case.case_id, "identifier", "is not unique"))
        seen.add(case.case_id)
        for probe in case.probes:
            found = list(_of_probe(case, probe))
            findings.problems += found
            tells = not any(p.kind in ("empty", "uninformative") for p in found)
            findings.informative += tells
            findings.telling[case.op] = findings.telling.get(case.op, 0) + tells
            findings.first[case.label, case.dtype] += tells
            findings.second[case.label, case.dtype] += tells and is_curved(probe)
    return findings


def _of_probe(case: Case, probe: Probe) -> Iterator[CaseProblem]:
    if len(probe.answers) > 1 and case.point != "tie":
        names = ", ".join(answer.convention for answer in probe.answers)
        detail = f"{probe.probe_id}: {names} at a {case.point} point, where one answer is right"
        yield CaseProblem(case.case_id, "answers", detail)
    for answer in probe.answers:
        for kind, detail in (*_spaces(case, probe, answer), *_identities(probe, answer)):
            yield CaseProblem(case.case_id, kind, f"{probe.probe_id}: {detail}")
    if not has_elements(case, probe):
        yield CaseProblem(case.case_id, "empty", f"{probe.probe_id}: an array has no elements")
        return
    for part, missed in _missed(probe).items():
        detail = f"{probe.probe_id}: {part}: {', '.join(missed)} would pass"
        yield CaseProblem(case.case_id, "uninformative", detail)


def has_elements(case: Case, probe: Probe) -> bool:
    """Return whether every input and output has elements."""
    return all(t.size for t in (*case.inputs.values(), *probe.cotangent.values()))


def _spaces(case: Case, probe: Probe, answer: Answer) -> Iterator[tuple[str, str]]:
    for name, structure in case.structures.items():
        if not STRUCTURES[structure].holds(case.inputs[name]):
            yield "structure", f"{name} is not {structure}"
        groups = {"direction": probe.direction, "along": probe.along or {}, **answer.parts}
        for part in ("direction", "along", "vjp", "hvp"):
            tensor = groups.get(part, {}).get(name)
            if tensor is not None and not _lies(structure, tensor):
                yield "structure", f"{part} of {name} is no tangent of a {structure} matrix"


def _lies(structure: str, tensor: Any) -> bool:
    eps = np.finfo(tensor.dtype.name).eps
    gap = np.max(np.abs(project(structure, tensor) - tensor), initial=0.0)
    return bool(gap <= 2 * eps * np.max(np.abs(tensor), initial=0.0))


def _identities(probe: Probe, answer: Answer) -> Iterator[tuple[str, str]]:
    parts = answer.parts
    if "jvp" in parts and "vjp" in parts:
        pairs = ((probe.cotangent, parts["jvp"]), (parts["vjp"], probe.direction))
        if (gap := _gap(*pairs)) > ROUNDINGS:
            yield "adjoint", f"<c, J d> and <J* c, d> differ by {gap:.3g} roundings"
    if "fof" in parts and "hvp" in parts and probe.along is not None:
        pairs = ((probe.cotangent, parts["fof"]), (parts["hvp"], probe.along))
        if (gap := _gap(*pairs)) > ROUNDINGS:
            yield "hessian", f"<c, D2f[d, e]> and <H d, e> differ by {gap:.3g} roundings"


def _gap(one: tuple[Tensors, Tensors], other: tuple[Tensors, Tensors]) -> float:
    """The distance of two pairings in roundings of what is added up."""
    if not all(np.isfinite(t).all() for pair in (one, other) for g in pair for t in g.values()):
        return 0.0
    sizes = [
        pairing({n: np.abs(t) for n, t in a.items()}, {n: np.abs(t) for n, t in b.items()})
        for a, b in (one, other)
    ]
    eps = max(float(np.finfo(t.dtype.name).eps) for g in (*one, *other) for t in g.values())
    distance = abs(pairing(*one) - pairing(*other))
    return distance / (eps * sum(sizes)) if distance else 0.0


def _missed(probe: Probe) -> Mapping[Part, list[str]]:
    if len(probe.answers) > 1:
        unseen = unnoticed_at_tie([answer.parts for answer in probe.answers], probe.bounds)
        return {part: ["off by a thousandth"] for part in unseen}
    found: dict[Part, list[str]] = {}
    parts: tuple[Part, ...] = ("jvp", "vjp", "hvp", "fof")
    for part in parts:
        reference = probe.reference.get(part)
        second = part in ("hvp", "fof")
        if reference is None or (second and not any(t.any() for t in reference.values())):
            continue
        if missed := unnoticed(reference, probe.bounds, part, {}):
            found[part] = missed
    return found
