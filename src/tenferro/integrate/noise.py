"""Steps of stochastic differential equations, and the choice of their sizes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from tenferro.integrate.brownian import BrownianPath
from tenferro.integrate.control import Clock, Span, StepTolerance, factor_after, norm, proposal
from tenferro.integrate.functions import System
from tenferro.integrate.method import RUNNING, TOO_MANY, TOO_SMALL
from tenferro.tensor.dtypes import float64
from tenferro.transforms import jvp, stop_gradient
from tenferro.transforms.control import scan, while_loop

_ORDER = 0.5
"""Errors of single steps of a scheme of strong order 1 are of order 1.5."""


@dataclass(frozen=True)
class Scheme:
    """How a step is made: the method, Itô's or Stratonovich's integral, and the kind of noise."""

    method: str
    equation: str
    noise: str
    width: int

    def step(self, drift: System, diffusion: System, t: Any, y: Any, h: Any, dw: Any) -> Any:
        """The state after a step of length h with the increments dw (width,)."""
        f = drift.slope(t, y)
        if self.method == "heun":
            guess = y + h * f + self._along(diffusion, t, y, dw)
            slope = 0.5 * (f + drift.slope(t + h, guess))
            ends = self._along(diffusion, t, y, dw) + self._along(diffusion, t + h, guess, dw)
            return (y + h * slope + 0.5 * ends).astype(y.dtype)
        moved = self._along(diffusion, t, y, dw)
        if self.method == "milstein":
            moved = moved + self._second(diffusion, t, y, h, dw)
        return (y + h * f + moved).astype(y.dtype)

    def _along(self, diffusion: System, t: Any, y: Any, dw: Any) -> Any:
        """The diffusion times increments."""
        b = diffusion.slope(t, y)
        if self.noise == "general":
            return np.reshape(b, (y.shape[0], self.width)) @ dw
        return b * dw

    def _second(self, diffusion: System, t: Any, y: Any, h: Any, dw: Any) -> Any:
        """Milstein's term, of diagonal or scalar noise."""

        def along(y: Any) -> Any:
            return diffusion.slope(t, y)

        change = jvp(along, (y,), (along(y),))[1]
        return 0.5 * change * (dw * dw - (h if self.equation == "ito" else 0.0))


class _Walk(NamedTuple):
    """The state between attempts, with the path there."""

    clock: Clock
    y: Any
    w: Any
    code: Any
    attempts: Any


Step = Callable[[Any, Any, Any, Any], Any]


def walked(
    step: Step, path: BrownianPath, y: Any, times: Any, tolerance: StepTolerance, most: int
) -> tuple[Any, Any, Any]:
    """States at times in order, the code, and the number of attempts, with steps chosen by errors.

    A step is compared with two of half the length on the same path, whose result is kept. Steps end
    at each time.
    """
    span = Span.of(path.start, path.end)

    def attempt(walk: _Walk, target: Any) -> _Walk:
        here = Span(path.start, target, span.direction)
        next_ = proposal(walk.clock, here, tolerance.max_step)
        t, h = walk.clock.t, next_.h
        middle, end = path.at(t + 0.5 * h), path.at(next_.t)
        whole = step(t, walk.y, h, end - walk.w)
        half = step(t, walk.y, 0.5 * h, middle - walk.w)
        both = step(t + 0.5 * h, half, 0.5 * h, end - middle)
        error = norm((both - whole) / tolerance.scale(walk.y, both)).astype(float64)
        error = stop_gradient(error)
        accepted = (error < 1) & ~next_.too_small
        factor = factor_after(error, walk.clock.rejected, _ORDER)  # type: ignore[arg-type]
        size = stop_gradient(next_.size * factor)
        size = np.where(accepted & next_.clipped, np.maximum(size, walk.clock.step), size)
        clock = Clock(np.where(accepted, next_.t, t), size, ~accepted)
        code = np.where(next_.too_small, TOO_SMALL, walk.code)
        code = np.where(walk.attempts + 1 >= most, TOO_MANY, code)
        y, w = np.where(accepted, both, walk.y), np.where(accepted, end, walk.w)
        return _Walk(clock, y, w, code, walk.attempts + 1)

    def advance(walk: _Walk, target: Any) -> tuple[_Walk, Any]:
        def goes_on(walk: _Walk) -> Any:
            return (walk.code == RUNNING) & (span.direction * (walk.clock.t - target) < 0)

        walk = while_loop(goes_on, lambda walk: attempt(walk, target), walk)
        return walk, walk.y

    t = path.start
    zero = 0 * t
    count = stop_gradient(zero).astype(int)
    first = stop_gradient(np.minimum(0.01 * np.abs(path.end - path.start), tolerance.max_step))
    begin = _Walk(Clock(t, first, count > 0), y, path.at(t), count + RUNNING, count)
    walk, rows = scan(advance, begin, times)
    reached = span.direction * (walk.clock.t - times[-1]) >= 0
    code = np.where(reached & (walk.code == TOO_MANY), RUNNING, walk.code)
    return rows, code, walk.attempts
