"""When an answer agrees with a reference: names, shapes, dtypes, and values within bounds.

Two bounds are applied side by side: an answer within the wider one is right, one within the tight
one is as near as rounding allows. Where the bounds come from depends on the database's format.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from adoracles.cases.case import Bounds, Part, Tolerance
from adoracles.cases.tensors import Tensor, Tensors, form

SINGLE = Tolerance(rtol=1e-4, atol=1e-5)
DOUBLE = Tolerance(rtol=1e-8, atol=1e-9)
TIGHT: Mapping[str, Tolerance] = {
    "float32": SINGLE,
    "complex64": SINGLE,
    "float64": DOUBLE,
    "complex128": DOUBLE,
}
"""What a right derivative meets in cases that say nothing of their condition, by dtype."""

# Comparing may overflow or meet NaN; both count as disagreement, not as a warning.
_QUIET = {"over": "ignore", "invalid": "ignore"}


@dataclass(frozen=True, slots=True)
class Allclose:
    """Bounds of two tolerances.

    Right is ``|got - ref| <= atol + rtol |ref|``, for second derivatives with a tolerance of
    their own; tight is ``|got - ref| <= atol max(1, max|ref|) + rtol |ref|``.
    """

    first: Tolerance
    second: Tolerance | None
    close: Tolerance
    telling = False
    nested = False

    def of(self, part: Part) -> Tolerance:
        """Return the tolerance of a part; raises ValueError if the case has none for it."""
        tolerance = self.first if part in ("jvp", "vjp") else self.second
        if tolerance is None:
            raise ValueError("the case has no tolerance for its HVP")
        return tolerance

    def right(self, part: Part, name: str, reference: Tensor) -> NDArray[np.float64]:
        return _bound(self.of(part).atol, self.of(part).rtol, reference)

    def tight(self, part: Part, name: str, reference: Tensor) -> NDArray[np.float64]:
        return _bound(self.close.atol * _largest(reference), self.close.rtol, reference)


def _bound(atol: float, rtol: float, reference: Tensor) -> NDArray[np.float64]:
    with np.errstate(**_QUIET):  # type: ignore[arg-type]
        bound: NDArray[np.float64] = atol + rtol * np.abs(reference).astype(np.float64)
    return bound


def _largest(ref: Tensor) -> float:
    return float(np.max(np.abs(ref), initial=1.0, where=np.isfinite(ref)))


def same(dtype: str) -> Allclose:
    """Return bounds whose right is the tight tolerance of a dtype."""
    return Allclose(TIGHT[dtype], TIGHT[dtype], TIGHT[dtype])


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether an answer is within the wider bound, whether it is tight, and what is wrong.

    `right` is what counts: the wider bound, where the database's is worth something. `convention`
    is that of the accepted answer it was compared with. `imprecise` is whether an answer that is
    not right has two digits, or is as near as rounding of first derivatives explains.
    """

    passed: bool
    tight: bool
    message: str = ""
    convention: str = ""
    right: bool = True
    imprecise: bool = False

    def __and__(self, other: Verdict) -> Verdict:
        """Return the verdict on two answers together, with the first message."""
        return Verdict(
            self.passed and other.passed,
            self.tight and other.tight,
            self.message or other.message,
            self.convention or other.convention,
            self.right and other.right,
            all(verdict.right or verdict.imprecise for verdict in (self, other))
            and not (self.right and other.right),
        )

    def within(self, what: str) -> Verdict:
        """Return the same verdict, its message saying what was compared."""
        return replace(self, message=self.message and f"{what}: {self.message}")


RIGHT = Verdict(passed=True, tight=True)


def failure(message: str) -> Verdict:
    """Return the verdict on an answer that is wrong at any tolerance, or did not come."""
    return Verdict(passed=False, tight=False, message=message, right=False)


def compare(
    got: Mapping[str, Any], reference: Tensors, bounds: Bounds, part: Part = "jvp"
) -> Verdict:
    """Compare an answer with its reference, tensor by tensor.

    `got` maps names to arrays; its names, shapes and dtypes must be the reference's. Non-finite
    reference values must be met exactly.

    >>> ref = {"value": np.array([1.0, 2.0])}
    >>> bounds = Allclose(Tolerance(1e-2, 0.0), None, DOUBLE)
    >>> compare({"value": np.array([1.0, 2.001])}, ref, bounds)
    Verdict(passed=True, tight=False, message='value[1]: got 2.001, reference 2.0', ...)
    >>> compare({"value": np.array([1, 2])}, ref, bounds).message
    'value: got int64[2], reference float64[2]'
    """
    if got.keys() != reference.keys():
        return failure(f"got {sorted(got)}, reference {sorted(reference)}")
    verdict = RIGHT
    for name, ref in reference.items():
        own = np.asarray(got[name])
        if not (bounds.nested and _is_tight(own, ref, bounds.tight(part, name, ref))):
            right, tight = bounds.right(part, name, ref), bounds.tight(part, name, ref)
            verdict &= _compare_tensor(name, own, ref, right, tight)
    return replace(verdict, right=verdict.passed if bounds.telling else verdict.tight)


def _is_tight(got: NDArray[Any], ref: Tensor, tight: NDArray[Any]) -> bool:
    """Whether an answer is finite and within the tight bound: most are, and need no other check."""
    if got.shape != ref.shape or got.dtype != ref.dtype:
        return False
    with np.errstate(**_QUIET):  # type: ignore[arg-type]
        return bool((np.abs(got - ref) <= tight).all())


def _compare_tensor(
    name: str, got: NDArray[Any], ref: Tensor, right: NDArray[Any], tight: NDArray[Any]
) -> Verdict:
    if got.shape != ref.shape or got.dtype != ref.dtype:
        return failure(f"{name}: got {form(got)}, reference {form(ref)}")
    if not ref.size:
        return RIGHT
    passed = bool(np.all(within(got, ref, right)))
    outside = ~within(got, ref, tight)
    if outside.any():
        return Verdict(passed, False, _difference(name, _worst(got, ref, outside), got, ref))
    return RIGHT if passed else Verdict(False, True, f"{name}: not at the database's tolerance")


def within(got: Tensor, ref: Tensor, bound: NDArray[Any]) -> NDArray[np.bool_]:
    """Return where an answer is within a bound of a finite reference, or equal to it."""
    with np.errstate(**_QUIET):  # type: ignore[arg-type]
        near = (np.abs(got - ref) <= bound) & np.isfinite(ref)
    equal: NDArray[np.bool_] = near | (got == ref) | (np.isnan(got) & np.isnan(ref))
    return equal


def near(got: Mapping[str, Any], reference: Tensors, rounding: float) -> bool:
    """Return whether every array is within a hundredth of its reference, or within `rounding`.

    >>> near({"x": np.array([1.0, 0.1])}, {"x": np.array([1.005, 0.1])}, 0.0)
    True
    """
    return got.keys() == reference.keys() and all(
        np.shape(got[name]) == ref.shape
        and bool(np.all(within(np.asarray(got[name]), ref, _hundredth(ref, rounding))))
        for name, ref in reference.items()
    )


def _hundredth(ref: Tensor, least: float) -> NDArray[np.float64]:
    size = float(np.max(np.abs(ref), initial=0.0, where=np.isfinite(ref)))
    return np.full(ref.shape, max(size / 100, least))


def _worst(got: Tensor, ref: Tensor, outside: NDArray[np.bool_]) -> tuple[int, ...]:
    with np.errstate(**_QUIET):  # type: ignore[arg-type]
        distance = np.where(outside, np.nan_to_num(np.abs(got - ref), nan=np.inf), -1.0)
    return tuple(int(i) for i in np.unravel_index(int(np.argmax(distance)), ref.shape))


def _difference(name: str, place: tuple[int, ...], got: Tensor, ref: Tensor) -> str:
    index = str(list(place)) if place else ""
    return f"{name}{index}: got {got[place]!s}, reference {ref[place]!s}"
