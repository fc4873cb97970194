"""Forward mode beside differences: what is measured, what is wrong, and where."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from adoracles.checking.library import Differentiation
from adoracles.checking.points import Arrays, Subject, split
from adoracles.checking.report import Comparison, Mistake, Report
from adoracles.checking.slopes import SAFETY, LineValues, Slopes, Vector

PROBES = 64
"""How many directions are tried to find the elements that are wrong."""
NOISE = 10.0
"""How many times the largest change that was seen a rounding may change a derivative."""
DOUBLE = float(np.finfo(float).eps)


@dataclass
class Measured:
    """A derivative along a direction beside the slopes there."""

    direction: Vector
    here: Vector
    tangent: Vector
    slopes: Slopes
    outside: Vector
    bound: Vector
    floor: Vector | float
    line: LineValues

    def unseen(self, weights: Vector) -> float:
        """Return how much of a weighted sum of the derivative differences cannot see."""
        errors = SAFETY * self.slopes.error + 64 * DOUBLE * abs(self.here) + self.floor
        return float((abs(weights) * np.where(np.isfinite(errors), errors, 0)).sum())

    @property
    def wrong(self) -> NDArray[np.bool_]:
        found: NDArray[np.bool_] = ~(self.outside <= self.bound)
        found &= self.slopes.kind != "undecided"
        return found


@dataclass
class Measuring:
    """Derivatives of forward mode beside differences, and what is said of them."""

    library: Differentiation
    report: Report
    rtol: float
    modes: tuple[str, ...]
    rng: np.random.Generator

    def _measured(self, point: Subject, direction: Vector, tangent: Vector | None) -> Measured:
        """Measure the slopes along a direction, as long as they disagree with the tangent."""
        arrays = self._arrays(point, direction)
        low = any(x.dtype in (np.float32, np.complex64) for x in point.arrays)
        try:
            line = LineValues(*point.values_along(arrays, double=True))
        except Exception:
            if not low:
                raise
            line, low = LineValues(*point.values_along(arrays, double=False)), False
        expected = np.full_like(line.here, np.nan) if tangent is None else tangent
        measured = self._compared(point, line, direction, expected)
        if tangent is None or not measured.wrong.any():
            return measured
        measured.bound += self._noise(point, lambda p: p.jvp(p.arrays, arrays))
        if low and measured.wrong.any():
            own = LineValues(*point.values_along(arrays, double=False))
            self._own_precision(measured, self._compared(point, own, direction, expected))
        return measured

    def _compared(
        self, point: Subject, line: LineValues, direction: Vector, tangent: Vector
    ) -> Measured:
        slopes = line.slopes(tangent, self.rtol)
        outside, bound = slopes.distance(tangent, self.rtol)
        bound = bound + point.floor
        return Measured(direction, line.here, tangent, slopes, outside, bound, point.floor, line)

    def _own_precision(self, measured: Measured, own: Measured) -> None:
        """Accept the slopes of a kink that is there in the arguments' own precision only."""
        kinks = ~np.isin(own.slopes.kind, ("smooth", "undecided")) & ~own.wrong & measured.wrong
        for name in ("left", "right", "lower", "upper", "error", "kind"):
            getattr(measured.slopes, name)[kinks] = getattr(own.slopes, name)[kinks]
        measured.outside[kinks], measured.bound[kinks] = own.outside[kinks], own.bound[kinks]

    def _noise(self, point: Subject, derivative: Callable[[Subject], Vector]) -> Vector:
        """Return how much a derivative changes if the arguments change by roundings."""
        here = derivative(point)
        worst = np.zeros_like(here)
        for _ in range(4):
            moved = tuple(
                np.asarray(
                    x * (1 + np.finfo(x.dtype).eps * self.rng.integers(-2, 3, x.shape)), x.dtype
                )
                for x in point.arrays
            )
            change = abs(derivative(replace(point, arrays=moved)) - here)
            same_side = change <= 0.1 * np.max(abs(here), initial=0.0)
            worst = np.fmax(worst, np.where(same_side, change, 0))
        return NOISE * (worst + point.eps * np.where(np.isfinite(here), abs(here), 0))

    def _forward(self, point: Subject, chain: tuple[str, ...], measured: Measured) -> None:
        label = label_of("forward", chain)
        if measured.wrong.any():
            self._blame(
                measured.direction,
                lambda part: self._mistakes(label, point, self._along(point, part)),
            )
            return
        self._agreed(label, "differences", measured)
        self._remark(label, point, chain, measured)

    def _along(self, point: Subject, direction: Vector) -> Measured:
        """Measure forward mode along a direction."""
        tangent = point.jvp(point.arrays, self._arrays(point, direction))
        return self._measured(point, direction, tangent)

    def _mistakes(self, label: str, point: Subject, measured: Measured) -> list[Mistake]:
        """Return the mistakes of forward mode along a direction."""
        size = length(measured.direction)
        where = self._direction_name(point, measured.direction)
        return [
            Mistake(
                label,
                f"{self._output(point, int(i))} by {where}",
                measured.tangent[i] / size,
                _expected(measured.slopes, int(i), size),
                measured.outside[i] / abs(size),
            )
            for i in np.flatnonzero(measured.wrong)
        ]

    def _agreed(self, label: str, method: str, measured: Measured) -> None:
        decided = np.isfinite(measured.tangent) & (measured.slopes.kind != "undecided")
        size = max(np.max(abs(x[decided]), initial=0.0) for x in (measured.tangent, measured.here))
        size = size or 1.0
        worst = np.max(measured.outside[decided], initial=0.0) / size
        estimate = np.max(measured.slopes.error[decided], initial=0.0) / size
        numbers = int(decided.sum())
        self.report.compared(Comparison(label, method, numbers, worst, estimate))

    def _remark(
        self, label: str, point: Subject, chain: tuple[str, ...], measured: Measured
    ) -> None:
        """Say where the function is not differentiable, and what could not be decided."""
        kind = measured.slopes.kind
        if undecided := int((kind == "undecided").sum()):
            self.report.remark(
                f"{label}: {undecided} of {len(kind)} numbers are too noisy, too large or not "
                "finite nearby: differences cannot decide"
            )
        if np.isin(kind, ("smooth", "undecided")).all():
            return
        alone = []
        if not chain and np.isin(kind, ("kink", "jump", "infinite")).any():
            alone = [abs(measured.direction), *_elements(measured.direction)]
        parts = [self._along(point, part) for part in alone]
        wrong = [m for part in parts for m in self._mistakes(label, point, part)]
        self.report.mistakes += wrong
        texts = [text for part in parts[1:] for text in self._kinks(label, point, part)]
        self.report.remark(*(texts or self._kinks(label, point, measured)))

    def _kinks(self, label: str, point: Subject, measured: Measured) -> list[str]:
        by = self._direction_name(point, measured.direction)
        size = length(measured.direction)
        return [
            f"{label}, {self._output(point, int(i))} by {by}: {_kink(measured, int(i), size)}"
            for i in np.flatnonzero(~np.isin(measured.slopes.kind, ("smooth", "undecided")))
        ]

    def _blame(self, direction: Vector, wrong: Callable[[Vector], list[Mistake]]) -> None:
        """Find the elements of the arguments along which a derivative is wrong, by halving."""
        open_ = [np.flatnonzero(direction)]
        found: list[Mistake] = []
        for _ in range(PROBES):
            if not open_:
                break
            places = open_.pop()
            part = np.zeros_like(direction)
            part[places] = direction[places]
            try:
                mistakes = wrong(part)
            except Exception:  # noqa: BLE001 - along a part there may be no derivative
                break
            if mistakes and len(places) > 1:
                half = len(places) // 2
                open_ += [places[half:], places[:half]]
            elif mistakes:
                found += mistakes
        self.report.mistakes += found or wrong(direction)

    def _arrays(self, point: Subject, vector: Vector) -> Arrays:
        return split(vector, point.arrays)

    def _output(self, point: Subject, component: int) -> str:
        like = [self.library.to_numpy(y) for y in point.function(*point.to_library(point.arrays))]
        return point.place(
            component, like, [f"output{n}" if n[:1] in ("", "[", ".") else n for n in point.outputs]
        )

    def _direction_name(self, point: Subject, direction: Vector) -> str:
        places = np.flatnonzero(direction)
        if len(places) == 1:
            return point.place(int(places[0]), point.arrays, point.inputs)
        return "a random direction"


def label_of(mode: str, chain: Iterable[str]) -> str:
    return " over ".join((mode, *chain))


def double(arrays: Sequence[NDArray[Any]]) -> list[NDArray[Any]]:
    return [np.zeros(x.shape, np.complex128 if x.dtype.kind == "c" else np.float64) for x in arrays]


def _elements(direction: Vector) -> list[Vector]:
    """Return the parts of a direction that move one number each; none if there are many."""
    places = np.flatnonzero(direction)
    if len(places) > 16:
        return []
    return [np.where(np.arange(len(direction)) == i, direction, 0.0) for i in places]


def length(direction: Vector) -> float:
    """Return by how much a single number moves, 1 if there are several."""
    return float(direction.sum()) if np.count_nonzero(direction) == 1 else 1.0


def _expected(slopes: Slopes, i: int, size: float) -> str:
    lower, upper = slopes.lower[i] / size, slopes.upper[i] / size
    error = slopes.error[i] / abs(size)
    if lower == upper:
        return f"{lower:.10g} ± {error:.1g}"
    lower, upper = min(lower, upper), max(lower, upper)
    return f"between {lower:.6g} and {upper:.6g} ({slopes.kind[i]}; ± {error:.1g})"


def _kink(measured: Measured, i: int, size: float) -> str:
    """Describe a point that is not differentiable, and where the derivative lies there."""
    slopes, derivative = measured.slopes, measured.tangent[i] / size
    kind = slopes.kind[i]
    if kind == "infinite":
        return f"the slope is infinite here; the derivative is {derivative:.6g}"
    left, right = slopes.left[i] / size, slopes.right[i] / size
    if size < 0:
        left, right = right, left
    if kind == "edge":
        side, slope = ("right", right) if np.isfinite(right) else ("left", left)
        return f"values on the {side} only, slope {slope:.6g}; the derivative is {derivative:.6g}"
    near = SAFETY * slopes.error[i] / abs(size) + 1e-6 * max(abs(left), abs(right))
    equal = [n for n, s in (("left", left), ("right", right)) if abs(derivative - s) <= near]
    lies = f"equals the {equal[0]} slope" if equal else "lies between"
    what = "a jump" if kind == "jump" else "not differentiable"
    return (
        f"{what} here, left slope {left:.6g}, right slope {right:.6g}; "
        f"the derivative {derivative:.6g} {lies}"
    )
