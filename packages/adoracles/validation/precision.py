"""Whether the references of a database are precise, by differences in extended precision.

Where an operation has a definition in `mpmath`, the derivative along a probe's direction is
computed from it. A reference that is off by more than `ROUNDINGS` of its largest element is
reported.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from adoracles.cases.case import Case, Probe
from adoracles.cases.tensors import Tensors
from adoracles.errors import UnsupportedOperationError
from adoracles.files.database import Database, Selection
from adoracles.validation.validate import CaseProblem, has_elements

DIGITS = 50
STEP_BITS = 60
"""Displacements are 2⁻⁶⁰ of the direction: truncation is below 10⁻³⁰ of a smooth function."""
NOTHING = 2.0**-50
"""Slopes below are left by differences of higher powers of the displacement."""
ROUNDINGS = 64
UNORDERED = ("eig", "eigvals")
"""Operations whose values come in an order of their own."""
NOT_DEFINED = (
    ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError,
)  # fmt: skip
"""What definitions raise for calls and points that they do not have."""


def imprecise(
    database: Database, count: int, selection: Selection | None = None
) -> tuple[int, list[CaseProblem]]:
    """Return how many cases were compared, about `count` spread evenly, and the imprecise ones."""
    from adoracles.families import table

    table()  # imports the definitions
    cases = [
        case
        for case in database.cases(selection)
        if case.op.rpartition(".")[2] not in UNORDERED
        and case.probes
        and all(has_elements(case, probe) for probe in case.probes)
    ]
    compared, found = 0, []
    for case in cases[:: max(len(cases) // count, 1)] if count else []:
        gaps = [gap for probe in case.probes if (gap := _gap(case, probe)) is not None]
        compared += bool(gaps)
        if gaps and max(gaps) > ROUNDINGS:
            detail = f"jvp is {max(gaps):.3g} roundings of its largest element off"
            found.append(CaseProblem(case.case_id, "imprecise", detail))
    return compared, found


def _gap(case: Case, probe: Probe) -> float | None:
    """The distance of J d from that of the definition, in roundings; None if it cannot be had."""
    from adoracles.exact.numbers import precision

    try:
        with precision(DIGITS), np.errstate(all="ignore"):
            exact = _difference(case, probe)
    except (*NOT_DEFINED, UnsupportedOperationError):
        return None
    reference = probe.reference["jvp"]
    if exact is None or any(exact[n].shape != t.shape for n, t in reference.items()):
        return None
    return min(_roundings(answer.parts["jvp"], exact) for answer in probe.answers)


def _difference(case: Case, probe: Probe) -> dict[str, Any] | None:
    """The central difference along the direction; None where the sides differ."""
    from adoracles.exact.numbers import as_exact, lift, mp
    from adoracles.exact.probes import exact_function

    function = exact_function(case, tuple(probe.cotangent))
    x, d = ({n: lift(a) for n, a in arrays.items()} for arrays in (case.inputs, probe.direction))
    h = mp.mpf(2) ** -STEP_BITS
    ahead, here, behind = (function({n: x[n] + k * h * d[n] for n in x}) for k in (1, 0, -1))
    found = {}
    for name, value in here.items():
        right, left = as_exact((ahead[name] - value) / h), as_exact((value - behind[name]) / h)
        if not _near(right, left):
            return None
        slope = np.array((right + left) / 2, object).astype(complex)
        found[name] = np.where(np.abs(slope) > NOTHING, slope, 0)
    return found


def _near(right: Any, left: Any) -> bool:
    return all(
        abs(a - b) <= 1e-9 * (abs(a) + abs(b)) for a, b in zip(right.flat, left.flat, strict=True)
    )


def _roundings(reference: Tensors, exact: Mapping[str, Any]) -> float:
    worst = 0.0
    for name, tensor in reference.items():
        size = np.max(np.abs(exact[name]))
        gap = float(np.max(np.abs(tensor - exact[name])))
        eps = float(np.finfo(tensor.dtype.name).eps)
        worst = max(worst, gap / (eps * size) if size else np.inf if gap else 0.0)
    return worst
