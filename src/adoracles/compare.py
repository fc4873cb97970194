"""When an answer agrees with a reference: names, shapes, dtypes, and values within a tolerance.

Two tolerances are applied side by side. The database's own, ``|got - ref| <= atol + rtol |ref|``,
is a multiple of the error of finite differences and says little in single precision. The tight
one, ``|got - ref| <= atol max(1, max|ref|) + rtol |ref|``, is what a right derivative meets.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from adoracles.records import Tolerance
from adoracles.tensors import Tensor, Tensors, form

SINGLE = Tolerance(rtol=1e-4, atol=1e-5)
DOUBLE = Tolerance(rtol=1e-8, atol=1e-9)
TIGHT: Mapping[str, Tolerance] = {
    "float32": SINGLE,
    "complex64": SINGLE,
    "float64": DOUBLE,
    "complex128": DOUBLE,
}

# Comparing may overflow or meet NaN; both count as disagreement, not as a warning.
_QUIET = {"over": "ignore", "invalid": "ignore"}


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether an answer meets the database's tolerance and the tight one, and what is wrong."""

    passed: bool
    tight: bool
    message: str = ""

    def __and__(self, other: Verdict) -> Verdict:
        """Return the verdict on two answers together, with the first message."""
        return Verdict(
            self.passed and other.passed, self.tight and other.tight, self.message or other.message
        )

    def within(self, what: str) -> Verdict:
        """Return the same verdict, its message saying what was compared."""
        return replace(self, message=self.message and f"{what}: {self.message}")


RIGHT = Verdict(passed=True, tight=True)


def failure(message: str) -> Verdict:
    """Return the verdict on an answer that is wrong at any tolerance, or did not come."""
    return Verdict(passed=False, tight=False, message=message)


def compare(
    got: Mapping[str, Any], reference: Tensors, database: Tolerance, tight: Tolerance
) -> Verdict:
    """Compare an answer with its reference, tensor by tensor.

    `got` maps names to arrays; its names, shapes and dtypes must be the reference's. Non-finite
    reference values must be met exactly.

    >>> ref = {"value": np.array([1.0, 2.0])}
    >>> compare({"value": np.array([1.0, 2.001])}, ref, Tolerance(1e-2, 0.0), DOUBLE)
    Verdict(passed=True, tight=False, message='value[1]: got 2.001, reference 2.0')
    >>> compare({"value": np.array([1, 2])}, ref, Tolerance(1e-2, 0.0), DOUBLE).message
    'value: got int64[2], reference float64[2]'
    """
    if got.keys() != reference.keys():
        return failure(f"got {sorted(got)}, reference {sorted(reference)}")
    verdict = RIGHT
    for name, ref in reference.items():
        verdict &= _compare_tensor(name, np.asarray(got[name]), ref, database, tight)
    return verdict


def _compare_tensor(
    name: str, got: NDArray[Any], ref: Tensor, database: Tolerance, tight: Tolerance
) -> Verdict:
    if got.shape != ref.shape or got.dtype != ref.dtype:
        return failure(f"{name}: got {form(got)}, reference {form(ref)}")
    if not ref.size:
        return RIGHT
    with np.errstate(**_QUIET):  # type: ignore[arg-type]
        passed = bool(np.all(_within(got, ref, database.atol, database.rtol)))
        outside = ~_within(got, ref, tight.atol * _scale(ref), tight.rtol)
        if outside.any():
            return Verdict(passed, False, _difference(name, _worst(got, ref, outside), got, ref))
    return RIGHT if passed else Verdict(False, True, f"{name}: not at the database's tolerance")


def _within(got: Tensor, ref: Tensor, atol: float, rtol: float) -> NDArray[np.bool_]:
    near = (np.abs(got - ref) <= atol + rtol * np.abs(ref)) & np.isfinite(ref)
    within: NDArray[np.bool_] = near | (got == ref) | (np.isnan(got) & np.isnan(ref))
    return within


def _scale(ref: Tensor) -> float:
    return float(np.max(np.abs(ref), initial=1.0, where=np.isfinite(ref)))


def _worst(got: Tensor, ref: Tensor, outside: NDArray[np.bool_]) -> tuple[int, ...]:
    distance = np.where(outside, np.nan_to_num(np.abs(got - ref), nan=np.inf), -1.0)
    return tuple(int(i) for i in np.unravel_index(int(np.argmax(distance)), ref.shape))


def _difference(name: str, place: tuple[int, ...], got: Tensor, ref: Tensor) -> str:
    index = str(list(place)) if place else ""
    return f"{name}{index}: got {got[place]!s}, reference {ref[place]!s}"
