"""Slopes of a function along a line, by differences with an estimated error.

Values at ±t for a ladder of steps t are extrapolated to t = 0 by polynomials through several
neighboring steps (Ridders, 'Accurate computation of F'(x) and F'(x) F''(x)', 1982; Neville's scheme
for any ladder). The error of an estimate is the larger change against the estimates with one step
less, plus the noise of the values, which is measured at smaller steps.

A derivative is a limit, so small steps decide as long as noise permits: the estimate begins at the
smallest step that is good to a thousandth, and moves to larger steps while these agree with it.
Each side has an estimate of its own, from values that exclude the point itself. Where the two
sides differ, there is a kink or a jump.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Vector: TypeAlias = NDArray[np.float64]

COARSE = tuple(2.0**-k for k in (3, 5, 7, 9))
"""The steps that are enough for a smooth function, relative to the size of each argument."""
POINTS = 5
"""The most values that one polynomial interpolates."""
DECISIVE = 1e-3
"""The relative error from which on an estimate can tell a right derivative from a wrong one."""
SAFETY = 8.0
"""Differences are trusted to this many estimated errors."""
SUBNORMAL = float(np.finfo(float).smallest_subnormal)
_QUIET: Any = {"over": "ignore", "invalid": "ignore", "divide": "ignore"}


@dataclass(frozen=True)
class Slopes:
    """What is known of the slopes of each output along a line.

    A derivative between `lower` and `upper`, give or take `error`, is right. `kind` is one of
    smooth, kink, jump, edge (values on one side only), infinite, undecided.
    """

    left: Vector
    right: Vector
    lower: Vector
    upper: Vector
    error: Vector
    kind: NDArray[Any]

    def distance(self, derivative: Vector, rtol: float) -> tuple[Vector, Vector]:
        """Return how far a derivative is from the slopes, and how far it may be."""
        with np.errstate(**_QUIET):
            outside = np.maximum(np.maximum(self.lower - derivative, derivative - self.upper), 0)
            size = np.maximum(abs(self.lower), abs(self.upper))
            bound = SAFETY * self.error + rtol * size
        infinite = (self.kind == "infinite") & np.isinf(derivative)
        outside[infinite | (self.kind == "undecided")] = 0
        return np.nan_to_num(outside, nan=np.inf), np.nan_to_num(bound, nan=0.0)


class LineValues:
    """Values of a function along a line, ``at(t)``; `eps` is the precision of its arguments."""

    def __init__(self, at: Callable[[float], Vector], here: Vector, eps: float) -> None:
        self._at = at
        self.here = here
        self._eps = eps
        self._steps: list[float] = []
        self._right: list[Vector] = []
        self._left: list[Vector] = []

    def slopes(self, derivative: Vector, rtol: float) -> Slopes:
        """Return the slopes; `derivative` is what will be compared with them.

        Where four steps agree with it, there are no more.
        """
        self._extend(COARSE)
        with np.errstate(**_QUIET):
            slope, error, settled = self._quick(derivative, rtol)
            if settled.all():
                return Slopes(slope, slope, slope, slope, error, np.full(len(slope), "smooth"))
            self._extend_fully()
            return self._careful(derivative, rtol)

    def rounding(self) -> Vector:
        """Return 64 roundings of the largest value that each output has along the line."""
        rounding: Vector = 64 * self._eps * self._size()
        return rounding

    def precision(self) -> float:
        """Return the relative precision of values that are computed in a lower one than float64."""
        self._extend_fully()
        with np.errstate(**_QUIET):
            sides = np.array(self._right), np.array(self._left)
            flat = self._quantized(*sides, [self._noise(side) for side in sides])
            quantum = np.maximum(*map(self._quantum, sides))
            return float(np.max(quantum[flat] / abs(self.here[flat]), initial=0.0))

    def _extend_fully(self) -> None:
        if len(self._steps) == len(COARSE):
            self._extend([2.0**-k for k in range(12, 52, 3) if 2.0**-k >= 128 * self._eps])

    def _extend(self, steps: Sequence[float]) -> None:
        for step in steps:
            self._steps.append(step)
            self._right.append(self._at(step))
            self._left.append(self._at(-step))

    def _quick(self, derivative: Vector, rtol: float) -> tuple[Vector, Vector, NDArray[np.bool_]]:
        steps, right, left = np.array(self._steps), np.array(self._right), np.array(self._left)
        rounding = self.rounding() / steps[-1]
        values, errors = self._central(np.zeros_like(right) + self.rounding() / 64)
        slope, error = _least(values, errors)
        bend = abs(right - 2 * self.here + left) / steps[:, None]
        straight = bend[-1] <= bend[0] / 8 + rounding + rtol * abs(slope)
        settled = straight & (error <= rounding + rtol * abs(slope))
        settled &= abs(slope - derivative) <= SAFETY * error + rtol * abs(slope)
        return slope, error, settled

    def _size(self) -> Vector:
        sides = np.abs(np.array([self.here, *self._right, *self._left]))
        largest: Vector = np.max(np.where(np.isfinite(sides), sides, 0), axis=0)
        return largest

    def _central(self, noise: Vector) -> tuple[Vector, Vector]:
        steps = np.array(self._steps)[:, None]
        odd = (np.array(self._right) - np.array(self._left)) / (2 * steps)
        nodes = [t * t for t in self._steps]
        return _extrapolated(nodes, odd, 0, noise / steps, self._eps / steps)

    def _careful(self, derivative: Vector, rtol: float) -> Slopes:
        right, left = np.array(self._right), np.array(self._left)
        sizes = [self.here, right[-1], left[-1], derivative]
        scale = np.max([np.where(np.isfinite(x), abs(x), 0) for x in sizes], axis=0)
        size = np.full(len(scale), self._size().max(initial=0))
        steps = np.array(self._steps)[:, None]
        noises = [self._noise(side) for side in (right, left)]
        flat = self._quantized(right, left, noises)
        sides = []
        for side, sign, noise in zip((right, left), (1, -1), noises, strict=True):
            noise = np.where(flat, np.maximum(noise, self._quantum(side)), noise)
            values, errors = _extrapolated(
                [sign * t for t in self._steps], side, 1, noise, self._eps / steps
            )
            sides.append(_limit(values, self._masked(errors, flat), scale, size))
        values, errors = self._central(
            np.where(flat, np.maximum(*map(self._quantum, (right, left))), self._even_noise())
        )
        errors = self._masked(errors, flat)
        both = _limit(values, errors, scale, size)
        jump = self._jump(right, left, np.maximum(*noises))
        infinite = self._infinite(right) | self._infinite(left)
        both = self._first(both, sides, scale)
        found = _together(sides, both, jump, infinite, rtol, self.rounding())
        self._reconsider(found, values, errors, derivative, rtol)
        found.kind[~np.isfinite(self.here)] = "undecided"
        found.kind[self._follows(found, derivative)] = "undecided"
        found.kind[self._grows_towards(found, derivative)] = "undecided"
        return found

    def _follows(self, found: Slopes, derivative: Vector) -> NDArray[np.bool_]:
        """Return where values at the two smallest steps follow the derivative, not the slopes."""
        steps = np.array(self._steps[-2:])[:, None]
        sides = (np.array(self._right[-2:]) - self.here, self.here - np.array(self._left[-2:]))
        slopes = np.concatenate([side / steps for side in sides])
        near = (slopes != 0) & (abs(slopes - derivative) <= abs(derivative) / 2)
        apart = np.maximum(found.lower - slopes, slopes - found.upper) > abs(slopes) / 2
        follows: NDArray[np.bool_] = (near & apart).all(axis=0)
        return follows

    def _grows_towards(self, found: Slopes, derivative: Vector) -> NDArray[np.bool_]:
        """Return where slopes grow down to the smallest step, but not beyond the derivative."""
        right, left = self._right[-1] - self.here, self.here - self._left[-1]
        slope = np.where(abs(right) >= abs(left), right, left)
        slope = np.where(np.isnan(slope), np.fmax(right, left), slope) / self._steps[-1]
        within = (np.sign(slope) == np.sign(derivative)) & (abs(slope) <= 2 * abs(derivative))
        grows: NDArray[np.bool_] = (found.kind == "infinite") & np.isfinite(derivative) & within
        return grows

    def _first(self, both: Limit, sides: list[Limit], scale: Vector) -> Limit:
        """Let differences of both sides decide where they do so at smaller steps than each side."""
        bend = abs(np.array(self._right) - 2 * self.here + np.array(self._left))
        slope = (bend / np.array(self._steps)[:, None])[both.start, np.arange(len(scale))]
        smooth = slope <= 0.02 * np.maximum(abs(both.value), scale)
        first = np.isfinite(both.error) & smooth
        for side in sides:
            later = first & (~np.isfinite(side.error) | (side.start < both.start))
            side.value[later] = both.value[later]
            side.error[later] = both.error[later]
        return both

    def _reconsider(
        self, found: Slopes, values: Vector, errors: Vector, derivative: Vector, rtol: float
    ) -> None:
        """Look again where a derivative is off: other steps may tell it from the slopes.

        Smaller ones, with more noise, may agree with it: then they decide. Values that follow it
        at large steps and leave it by less than a millionth at small ones are rounding: it is not
        decided.
        """
        outside, bound = found.distance(derivative, rtol)
        wrong = (outside > bound) & np.isfinite(derivative)
        steps, here = np.array(self._steps)[:, None], self.here
        right, left = np.array(self._right), np.array(self._left)
        apart = np.maximum(found.lower - values, values - found.upper)
        tells = (abs(values - derivative) <= 3 * errors) & (apart > 3 * (errors + found.error))
        followed = np.maximum(
            abs(right - here - derivative * steps), abs(left - here + derivative * steps)
        )
        rounding = (followed[steps[:, 0] <= 2.0**-18] <= 1e-6 * abs(here)).all(axis=0)
        level = abs(right - 2 * here + left) / steps <= outside / 100
        coarse = (tells & level)[: len(COARSE)].any(axis=0) & rounding
        found.kind[wrong & coarse] = "undecided"
        for k in range(len(COARSE), len(steps)):
            decides = wrong & ~coarse & tells[k] & (steps[k] < 2.0**-18)
            for bounds in (found.lower, found.upper):
                bounds[decides] = values[k][decides]
            found.error[decides] = errors[k][decides]
            found.kind[decides] = "smooth"

    def _noise(self, side: Vector) -> Vector:
        """Return the noise of values at each step: the scatter at steps 4,096 times smaller."""
        scatter = self._scatter(side)
        rounding = self._eps * np.where(np.isfinite(side), abs(side), 0)
        return np.maximum(_at_smaller_steps(scatter, 2), rounding + SUBNORMAL)

    def _scatter(self, side: Vector) -> Vector:
        """Return how far each value is from the line through its neighbors."""
        t = np.array(self._steps)
        scatter = np.zeros_like(side)
        weight = ((t[1:-1] - t[2:]) / (t[:-2] - t[2:]))[:, None]
        scatter[1:-1] = abs(side[1:-1] - side[2:] - weight * (side[:-2] - side[2:]))
        return np.where(np.isfinite(scatter), scatter, 0)

    def _quantum(self, side: Vector) -> Vector:
        """Return the noise of values of lower precision: the scatter where they begin to change."""
        same = np.logical_and.accumulate((side == self.here)[::-1])[::-1]
        begins = len(side) - same.sum(axis=0) - 2
        counted = np.arange(len(side))[:, None] >= np.minimum(begins, len(COARSE) + 3)
        largest: Vector = np.max(np.where(counted, self._scatter(side), 0), axis=0)
        return largest

    def _even_noise(self) -> Vector:
        """Return the noise of values beside differences of both sides: even terms but t²."""
        even = (np.array(self._right) + np.array(self._left)) / 2 - self.here
        t = np.array(self._steps)[:, None]
        scatter = np.zeros_like(even)
        scatter[1:] = abs(even[1:] - even[:-1] * (t[1:] / t[:-1]) ** 2)
        return np.maximum(_at_smaller_steps(scatter, 1), self._eps * self._size() + SUBNORMAL)

    def _quantized(self, right: Vector, left: Vector, noises: list[Vector]) -> NDArray[np.bool_]:
        """Return which outputs are computed in a lower precision than their arguments have.

        Their values are the same for all small steps, though a slope is seen at large ones.
        """
        constant = (right[-1] == self.here) & (left[-1] == self.here)
        coarse = len(COARSE)
        values, errors = self._central(np.maximum(*noises))
        slope, error = _least(values[:coarse], errors[:coarse])
        bend = abs(right[coarse - 1] - 2 * self.here + left[coarse - 1]) / COARSE[-1]
        level = bend <= abs(slope) / 8
        found: NDArray[np.bool_] = constant & level & (slope != 0) & (error <= abs(slope) / 100)
        return found

    def _masked(self, errors: Vector, flat: NDArray[np.bool_]) -> Vector:
        """Exclude the steps that are too small to change a value of lower precision."""
        same = np.array(self._right) == self.here
        same &= np.array(self._left) == self.here
        return np.where(flat & same, np.inf, errors)

    def _jump(self, right: Vector, left: Vector, noise: Vector) -> NDArray[np.bool_]:
        """Return where the values at the smallest steps do not approach the value itself."""
        apart = np.maximum(abs(right - self.here), abs(left - self.here))
        jumps: NDArray[np.bool_] = (apart[-1] > 0.5 * apart[-5]) & (apart[-1] > 64 * noise[-1])
        jumps &= apart[-1] > 64 * self._eps * abs(self.here)
        return jumps

    def _infinite(self, side: Vector) -> NDArray[np.bool_]:
        t = np.array(self._steps)[-6:, None]
        secant = (side[-6:-1] - side[-5:]) / (t[:-1] - t[1:])
        grows = (secant[1:] / secant[:-1] > 1.2).all(axis=0)
        steep: NDArray[np.bool_] = abs(secant[-1]) * t[-1] > 16 * self._eps * abs(self.here)
        apart = abs(side - self.here)  # noise of values may grow where steps shrink
        steep &= grows & (apart[-1] < apart[-6])
        return steep


def _at_smaller_steps(scatter: Vector, last: int) -> Vector:
    """Return the largest scatter at steps that are four places or more down the ladder."""
    scatter = np.where(np.isfinite(scatter), scatter, 0)
    below = np.maximum.accumulate(scatter[::-1])[::-1]
    end = max(len(scatter) - last - 1, 0)
    return below[[min(k + 4, end) for k in range(len(scatter))]]


def _together(
    sides: list[Limit],
    both: Limit,
    jump: NDArray[np.bool_],
    infinite: NDArray[np.bool_],
    rtol: float,
    rounding: Vector,
) -> Slopes:
    (right, right_error), (left, left_error) = ((side.value, side.error) for side in sides)
    has = [np.isfinite(error) for error in (right_error, left_error, both.error)]
    error = np.fmax(np.where(has[0], right_error, 0), np.where(has[1], left_error, 0))
    lower, upper = np.fmin(right, left), np.fmax(right, left)
    gap = SAFETY * (right_error + left_error) + rtol * np.fmax(abs(lower), abs(upper)) + rounding
    differ = has[0] & has[1] & (upper - lower > gap)
    kind = np.full(len(right), "undecided", dtype="<U9")
    kind[has[0] ^ has[1]] = "edge"
    kind[has[0] & has[1]] = "smooth"
    kind[differ] = "kink"
    kind[jump & (has[0] | has[1])] = "jump"
    central = has[2] & ~differ & ~jump & (both.error <= np.where(error > 0, error, np.inf))
    central |= has[2] & ~has[0] & ~has[1] & ~jump
    kind[central] = "smooth"
    kind[infinite & ~central] = "infinite"
    lower, upper = (np.where(central, both.value, bound) for bound in (lower, upper))
    return Slopes(left, right, lower, upper, np.where(central, both.error, error), kind)


def _least(values: Vector, errors: Vector) -> tuple[Vector, Vector]:
    best = np.argmin(errors, axis=0)
    every = np.arange(values.shape[1])
    return values[best, every], errors[best, every]


@dataclass
class Limit:
    """An estimate, its error, and the place in the ladder of the step that decided first."""

    value: Vector
    error: Vector
    start: NDArray[np.int_]


def _limit(values: Vector, errors: Vector, scale: Vector, size: Vector) -> Limit:
    """Return the estimates at the smallest decisive steps, refined by larger steps that agree.

    What nothing else tells the size of is measured by the largest value at any step.
    """
    limit = _limit_of(values, errors, scale)
    missing = np.isinf(limit.error)
    if missing.any():
        found = _limit_of(values[:, missing], errors[:, missing], size[missing])
        limit.value[missing], limit.error[missing] = found.value, found.error
        limit.start[missing] = found.start
    return limit


def _limit_of(values: Vector, errors: Vector, scale: Vector) -> Limit:
    value, error = np.full(len(scale), np.nan), np.full(len(scale), np.inf)
    start = np.zeros(len(scale), int)
    open_ = np.ones(len(scale), bool)
    for k in reversed(range(len(values))):
        v, e = values[k], errors[k]
        started = np.isfinite(error)
        first = ~started & (e <= DECISIVE * np.maximum(abs(v), scale))
        agrees = open_ & started & (abs(v - value) <= 3 * (e + error))
        open_ &= ~started | agrees
        moves = first | (agrees & (e < error))
        start[first] = k
        value, error = np.where(moves, v, value), np.where(moves, e, error)
    return Limit(value, error, start)


def _extrapolated(
    nodes: Sequence[float], data: Vector, derivative: int, noise: Vector, relative: Vector
) -> tuple[Vector, Vector]:
    """Return estimates at 0 and their errors, by the smallest step that each one uses.

    `noise` is that of the data; `relative` what a rounding of the argument makes of a slope.
    """
    values, errors = np.full_like(data, np.nan), np.full_like(data, np.inf)
    before: list[Vector] = []
    for k in range(len(nodes)):
        row: list[Vector] = []
        for i, size in enumerate(range(1 + derivative, min(k + 1, POINTS) + 1)):
            window = slice(k - size + 1, k + 1)
            weights = _weights(tuple(nodes[window]), derivative)
            row.append(weights @ data[window])
            change = abs(row[i] - before[i]) if not i and before else np.full_like(row[i], np.inf)
            if i:
                change = np.maximum(abs(row[i] - row[i - 1]), abs(row[i] - before[i - 1]))
            total = change + abs(weights) @ noise[window] + relative[k] * abs(row[i])
            better = total < errors[k]
            values[k] = np.where(better, row[i], values[k])
            errors[k] = np.where(better, total, errors[k])
        before = row
    return values, errors


@lru_cache(maxsize=512)
def _weights(nodes: tuple[float, ...], derivative: int) -> Vector:
    """Return weights of values at nodes whose sum is the polynomial at 0, or its slope there."""
    x = np.array(nodes)
    found = []
    for i in range(len(x)):
        others = np.delete(x, i)
        factors = -others / (x[i] - others)
        if derivative:
            parts = [np.prod(np.delete(factors, j)) / (x[i] - o) for j, o in enumerate(others)]
            found.append(sum(parts))
        else:
            found.append(np.prod(factors))
    return np.array(found)
