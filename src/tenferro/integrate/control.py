"""The choice of step sizes, as `scipy.integrate` makes it; no derivative flows through it."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from tenferro.integrate.functions import System
from tenferro.transforms import stop_gradient

SAFETY, LEAST, MOST = 0.9, 0.2, 10.0
"""Of Hairer, Nørsett and Wanner, Solving Ordinary Differential Equations I (1993), II.4: a step is
`SAFETY` times what the error estimate allows, between `LEAST` and `MOST` times the one before."""
SPACINGS = 10
"""The least step, in spacings of floating-point numbers."""


class Span(NamedTuple):
    """Where the integration runs: from t0 to t1, in a direction of 1 or −1."""

    start: Any
    end: Any
    direction: Any

    @staticmethod
    def of(start: Any, end: Any) -> Span:
        """The span from a start to an end."""
        return Span(start, end, stop_gradient(np.where(end < start, -1.0, 1.0)))


class StepTolerance(NamedTuple):
    """What an error may be: `atol + rtol |y|`, and limits of the steps."""

    rtol: Any
    atol: Any
    max_step: Any

    def scale(self, *states: Any) -> Any:
        """The allowed error for some states, element by element."""
        sizes = [np.abs(y) for y in states]
        largest = sizes[0] if len(sizes) == 1 else np.maximum(*sizes)
        return self.atol + self.rtol * largest


class Clock(NamedTuple):
    """The time, the size of the step to try next, and whether the last try was rejected."""

    t: Any
    step: Any
    rejected: Any


class Proposal(NamedTuple):
    """A step to try: its end, its signed length, and whether it is too small to be made.

    `size` is its length before rounding, `clipped` whether the end of the span limits it.
    """

    t: Any
    h: Any
    too_small: Any
    size: Any
    clipped: Any


def norm(x: Any) -> Any:
    """The root of the mean square of the elements' absolute values."""
    if not x.size:
        return np.sum(np.abs(x))
    squares = np.real(x) ** 2 + np.imag(x) ** 2 if x.dtype.kind == "c" else x * x
    return np.sqrt(np.sum(squares) / x.size)


def proposal(clock: Clock, span: Span, max_step: Any, slack: float = 0.0) -> Proposal:
    """The next step: within its limits, and not after the end.

    A step that ends less than `slack` times its size before the end is made to end there.
    """
    t, direction = clock.t, span.direction
    towards = np.copysign(np.inf, direction)
    least = SPACINGS * np.abs(np.nextafter(stop_gradient(t), towards) - stop_gradient(t))
    fresh = np.where(clock.step > max_step, max_step, np.maximum(clock.step, least))
    size = np.where(clock.rejected, clock.step, fresh)
    end = t + direction * size
    beyond = direction * (end - span.end)
    beyond = beyond + slack * size if slack else beyond
    clipped = beyond > 0
    end = np.where(beyond >= 0, span.end, end)  # which has a derivative where both are equal
    length = np.where(clipped, np.abs(end - t), size)
    return Proposal(end, end - t, ~(size >= least), length, clipped)


def first_step(
    system: System, span: Span, y: Any, slope: Any, tolerance: StepTolerance, order: int
) -> Any:
    """A first step from two slopes (Hairer, Nørsett and Wanner, II.4).

    `order` is that of the error estimate.
    """
    if not y.size:
        return np.abs(span.end - span.start) + np.inf
    y, slope = stop_gradient(y), stop_gradient(slope)
    length = np.abs(stop_gradient(span.end) - stop_gradient(span.start))
    scale = tolerance.scale(y)
    size, change = norm(y / scale), norm(slope / scale)
    small = (size < 1e-5) | (change < 1e-5)
    guess = np.where(small, 1e-6, 0.01 * size / np.where(change > 0, change, 1.0))
    guess = np.minimum(guess, length)
    h = guess * span.direction
    after = system.slope(span.start + h, y + h.astype(scale.dtype) * slope)
    bend = norm((stop_gradient(after) - slope) / scale) / np.where(guess > 0, guess, 1.0)
    largest = np.maximum(change, bend)
    flat = largest <= 1e-15
    wide = (0.01 / np.where(flat, 1.0, largest)) ** (1 / (order + 1))
    found = np.where(flat, np.maximum(1e-6, guess * 1e-3), wide)
    limited = np.minimum(np.minimum(100 * guess, found), np.minimum(length, tolerance.max_step))
    return stop_gradient(limited)


def factor_after(error: Any, rejected: Any, order: int) -> Any:
    """By how much to change a step whose error is so much of the allowed one.

    A step that is accepted after rejections does not grow; an error that is not a number shrinks
    it as far as one step may.
    """
    some = np.where(error == 0, 1.0, error)
    wanted = np.where(error == 0, MOST, SAFETY * some ** (-1 / (order + 1)))
    grown = np.where(rejected, np.minimum(wanted, 1.0), np.minimum(wanted, MOST))
    shrunk = np.where(wanted > LEAST, wanted, LEAST)
    return np.where(error < 1, grown, shrunk)
