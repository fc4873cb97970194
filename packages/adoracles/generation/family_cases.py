"""Cases of a family, generated: points, probes, references, and whether they are informative."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

import numpy as np

from adoracles.cases.case import Answer, Case, Part, Probe, Refusal
from adoracles.cases.conditioned import RELATIVE, ROUNDINGS, Conditioned, exponents
from adoracles.draw import Draw
from adoracles.exact.numbers import lift, precision, rounded
from adoracles.exact.probes import Evaluated, drawn, evaluated, exact_function
from adoracles.exact.reference import ENOUGH as PRECISE, ImpreciseError
from adoracles.family import Error, Family, Form, Kind, Point
from adoracles.generation.informative import ENOUGH, is_curved, unnoticed, unnoticed_at_tie
from adoracles.generation.wrong_answers import Named, wrong_answers

GENERATOR = "adoracles"
VERSION = 3
"""Of the generator: what the same seed leads to."""
PROBES = 2
"""Probes for each case."""
MOST = 16
"""Points that may be added where a family has not enough informative probes."""
DTYPES: Mapping[Kind, tuple[tuple[str, str], ...]] = {
    "real": (("float32", "float32"), ("float64", "float64")),
    "complex": (("float32", "complex64"), ("float64", "complex128")),
    "mixed": (("float32", "complex64"), ("float64", "complex128")),
}
"""For each kind of numbers, dtypes of real and complex inputs, in single and double precision."""
SHORT = {"float32": "f32", "float64": "f64", "complex64": "c64", "complex128": "c128"}
PARTS: tuple[Part, ...] = ("jvp", "vjp", "hvp", "fof")


@dataclass
class Dropped:
    """What was not kept, and why: for the report."""

    case: str
    reason: str


def generate(family: Family, seed: int = 0) -> Iterator[Case | Dropped]:
    """Yield the cases of a family, and what was left out."""
    counts: dict[str, int] = {}
    for kind in family.kinds:
        found: Counter[str] = Counter({dtype: 0 for _, dtype in _dtypes(family, kind)})
        for index, point in enumerate(_points(family, kind, seed, found)):
            own = Draw(f"{seed} {family.label} {kind} {index}")
            for made in _of_point(family, kind, point, own, seed, index):
                if isinstance(made, Case):
                    found[made.dtype] += len(made.probes)
                    if curved := sum(map(is_curved, made.probes)):
                        found[f"{made.dtype}, second order"] += curved
                    yield _numbered(made, counts)
                else:
                    yield made


def _points(family: Family, kind: Kind, seed: int, found: Counter[str]) -> Iterator[Point | Error]:
    """The family's points, and generic ones until enough probes of every dtype are found."""
    draw = Draw(f"{seed} {family.label} {kind}")
    yield from family.points(draw, kind)
    for point in islice(family.points.generic(draw, kind), MOST):
        if min(found.values()) >= ENOUGH:
            return
        yield point


def _dtypes(family: Family, kind: Kind) -> tuple[tuple[str, str], ...]:
    return DTYPES[kind] if family.single else DTYPES[kind][1:]


def _numbered(case: Case, counts: dict[str, int]) -> Case:
    counts[case.case_id] = counts.get(case.case_id, 0) + 1
    return replace(case, case_id=f"{case.case_id}_{counts[case.case_id]:03}")


def _of_point(
    family: Family, kind: Kind, point: Point | Error, draw: Draw, seed: int, index: int
) -> Iterator[Case | Dropped]:
    provenance = {"generator": GENERATOR, "version": VERSION, "seed": seed, "index": index}
    if isinstance(point, Error):
        for real, dtype in _dtypes(family, kind):
            case = _case(family, kind, point.form, point.values, real, dtype, "error")
            if case is not None:
                refusal = Refusal(point.reason, point.observable, point.accept)
                yield replace(case, refusal=refusal, provenance=provenance)
        return
    exact = _case(family, kind, point.form, point.values, "float64", DTYPES[kind][1][1], point.kind)
    assert exact is not None
    try:
        probes = _evaluated(family, exact, point, draw)
    except ImpreciseError as error:
        yield Dropped(exact.case_id, str(error))
        return
    wrong = [wrong_answers(exact, one) for one in probes]
    for real, dtype in _dtypes(family, kind):
        case = _case(family, kind, point.form, point.values, real, dtype, point.kind)
        if case is not None:
            yield from _finished(case, probes, wrong, provenance)


def _evaluated(family: Family, case: Case, point: Point, draw: Draw) -> list[Evaluated]:
    outputs = point.form.outputs
    with precision(60):
        inputs = {name: lift(array) for name, array in case.inputs.items()}
        sample = exact_function(case, outputs)(inputs)
        probes = [drawn(draw, case, sample, family.floor) for _ in range(PROBES)]
    how = (family.conditioning, family.floor, draw)
    return evaluated(case, outputs, probes, *how, point.sides, point.conventions)


def _case(
    family: Family,
    kind: Kind,
    form: Form,
    values: Mapping[str, Any],
    real: str,
    dtype: str,
    point: str,
) -> Case | None:
    """A case without probes; None if the values are not numbers of the dtype."""
    inputs = {}
    for name, value in values.items():
        target = dtype if value.dtype.kind == "c" else real
        with np.errstate(over="ignore", under="ignore"):
            inputs[name] = np.asarray(value.astype(target))
        if not np.array_equal(inputs[name].astype(value.dtype), value, equal_nan=True):
            return None
    structures = {
        n: form.inputs[n].structure for n in inputs if form.inputs[n].structure != "general"
    }
    return Case(
        case_id=f"{family.label.replace('/', '_')}_{SHORT[dtype]}_{_WORDS[point]}",
        op=family.op,
        family=family.name,
        dtype=dtype,
        call=form.call,
        inputs=inputs,
        observable=form.observable,
        point=point,
        constants=form.constants,
        structures=structures,
    )


_WORDS = {
    "generic": "generic",
    "near_degenerate": "near",
    "degenerate": "degenerate",
    "tie": "tie",
    "error": "error",
}


def _finished(
    case: Case, probes: list[Evaluated], wrong: list[Named], provenance: dict[str, Any]
) -> Iterator[Case | Dropped]:
    """The case with those of its probes that are numbers of its dtype and informative."""
    kept = []
    for number, one in enumerate(probes):
        probe, reason = _probe(case, one, wrong[number], number)
        if probe is None:
            yield Dropped(f"{case.case_id} probe {number}", reason)
        else:
            kept.append(probe)
    if not kept:
        return
    error = max(one.error for one in probes)
    digits = max(one.digits for one in probes)
    measured = {"digits": digits, "error": float(f"{error:.1e}")}
    yield replace(case, probes=tuple(kept), provenance=provenance | measured)


def _probe(case: Case, one: Evaluated, wrong: Named, number: int) -> tuple[Probe | None, str]:
    direction, along = (
        {n: a.astype(case.inputs[n].dtype) for n, a in group.items()}
        for group in (one.drawn.direction, one.drawn.along)
    )
    kinds = {name: _output_dtype(case, array) for name, array in one.drawn.cotangent.items()}
    cotangent = {n: a.astype(kinds[n]) for n, a in one.drawn.cotangent.items()}
    answers = tuple(
        Answer(_rounded(parts, case, kinds), convention)
        for convention, parts in one.references.items()
    )
    scales = {
        part: {name: exponents(size) for name, size in sizes.items()}
        for part, sizes in one.sizes.items()
    }
    probe = Probe(
        f"p{number}", direction, cotangent, answers, Conditioned(scales, ROUNDINGS, RELATIVE), along
    )
    if not all(_normal(t) for a in answers for p in a.parts.values() for t in p.values()):
        return None, "derivatives are not normal numbers of the dtype"
    return _informative(probe, wrong)


def _output_dtype(case: Case, cotangent: Any) -> str:
    single = case.dtype in ("float32", "complex64")
    if cotangent.dtype.kind == "c":
        return "complex64" if single else "complex128"
    return "float32" if single else "float64"


def _rounded(parts: Any, case: Case, kinds: Mapping[str, str]) -> dict[str, dict[str, Any]]:
    inputs = {name: array.dtype for name, array in case.inputs.items()}
    dtypes = {"jvp": kinds, "fof": kinds, "vjp": inputs, "hvp": inputs}
    return {
        part: {n: _settled(rounded(exact, dtypes[part][n])) for n, exact in tensors.items()}
        for part, tensors in parts.items()
    }


def _settled(tensor: Any) -> Any:
    """Zeros for parts of complex numbers below the error that references may have.

    Differences leave them where a part vanishes, as on the diagonal of a Hermitian matrix.
    """
    if tensor.dtype.kind != "c":
        return tensor
    parts = np.stack([tensor.real, tensor.imag])
    settled = tensor.copy()
    settled.real, settled.imag = np.where(np.abs(parts) < PRECISE * np.abs(tensor), 0, parts)
    return settled


def _normal(tensor: Any) -> bool:
    size = np.abs(np.stack([tensor.real, tensor.imag]))
    return bool(np.all(np.isfinite(size) & ((size == 0) | (size >= np.finfo(size.dtype).tiny))))


def _informative(probe: Probe, wrong: Named) -> tuple[Probe | None, str]:
    """The probe if its parts tell right from wrong, for every accepted answer, and else why not."""
    if len(probe.answers) > 1:
        unseen = unnoticed_at_tie([answer.parts for answer in probe.answers], probe.bounds)
        return (
            (None, f"{', '.join(unseen)}: off by a thousandth would pass")
            if unseen
            else (probe, "")
        )
    for part in PARTS:
        reference = probe.reference[part]
        if part in ("hvp", "fof") and not any(t.any() for t in reference.values()):
            continue  # the function has no second derivative here: every answer but 0 is wrong
        missed = unnoticed(reference, probe.bounds, part, wrong[part])
        if missed:
            return None, f"{part}: {', '.join(missed)} would pass"
    return probe, ""
