"""Learning rates as functions of the number of completed steps, with optax's names.

Each function returns a schedule: a function of the count, a known or traced integer, that returns
the rate. `te.optimize.adam(schedule)` and the others accept a schedule as the rate.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import pi
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenferro.ops.base import refuse
from tenferro.optimize.transformations import Schedule

__all__ = [
    "constant_schedule", "cosine_decay_schedule", "exponential_decay", "join_schedules",
    "linear_schedule", "piecewise_constant_schedule", "polynomial_schedule",
    "warmup_cosine_decay_schedule", "warmup_exponential_decay_schedule",
]  # fmt: skip

Rates = Callable[[Any], float]
RateArrays = Callable[[Any], NDArray[Any]]
"""Schedules; the rate of a traced count is traced."""


def _checked_steps(label: str, name: str, steps: int) -> None:
    if not steps > 0:
        refuse(label, name, steps, "a positive number of steps")


def constant_schedule(value: float) -> Rates:
    """The same rate in all steps.

    >>> constant_schedule(0.1)(1000)
    0.1
    """
    return lambda count: value


def polynomial_schedule(
    init_value: float,
    end_value: float,
    power: float,
    transition_steps: int,
    transition_begin: int = 0,
) -> Rates:
    """From init_value to end_value by (1 − t)^power, t from 0 to 1 in `transition_steps` steps.

    The rate is constant before step `transition_begin`, and after the transition.

    >>> rate = polynomial_schedule(1.0, 0.0, 2, 10)
    >>> [float(rate(count)) for count in (0, 5, 10, 20)]
    [1.0, 0.25, 0.0, 0.0]
    """
    _checked_steps("polynomial_schedule", "transition_steps", transition_steps)

    def schedule(count: Any) -> Any:
        steps = np.clip(count - transition_begin, 0, transition_steps)
        left = 1 - steps / transition_steps
        return (init_value - end_value) * left**power + end_value

    return schedule


def linear_schedule(
    init_value: float, end_value: float, transition_steps: int, transition_begin: int = 0
) -> Rates:
    """From init_value to end_value along a straight line; a warm-up if it rises.

    >>> rate = linear_schedule(0.0, 1.0, 4)
    >>> [float(rate(count)) for count in (0, 1, 4, 9)]
    [0.0, 0.25, 1.0, 1.0]
    """
    return polynomial_schedule(init_value, end_value, 1, transition_steps, transition_begin)


def exponential_decay(
    init_value: float,
    transition_steps: int,
    decay_rate: float,
    transition_begin: int = 0,
    staircase: bool = False,
    end_value: float | None = None,
) -> Rates:
    """init_value · decay_rate^(t / transition_steps), t counted from step `transition_begin`.

    With `staircase` the exponent is rounded down. `end_value` bounds the rate: from below if it
    decays, from above if decay_rate is larger than 1.

    >>> rate = exponential_decay(1.0, 10, 0.5)
    >>> [float(rate(count)) for count in (0, 10, 20)]
    [1.0, 0.5, 0.25]
    """
    _checked_steps("exponential_decay", "transition_steps", transition_steps)
    if not decay_rate > 0:
        refuse("exponential_decay", "decay_rate", decay_rate, "a positive number")

    def schedule(count: Any) -> Any:
        exponent = np.maximum(count - transition_begin, 0) / transition_steps
        rate = init_value * decay_rate ** (np.floor(exponent) if staircase else exponent)
        if end_value is None:
            return rate
        return np.maximum(rate, end_value) if decay_rate < 1 else np.minimum(rate, end_value)

    return schedule


def cosine_decay_schedule(
    init_value: float, decay_steps: int, alpha: float = 0.0, exponent: float = 1.0
) -> Rates:
    """init_value · ((1 − alpha) c^exponent + alpha), c = (1 + cos(π t / decay_steps)) / 2.

    It is alpha · init_value from step `decay_steps` on. Loshchilov and Hutter, SGDR: stochastic
    gradient descent with warm restarts (2017).

    >>> rate = cosine_decay_schedule(1.0, 10)
    >>> [round(float(rate(count)), 6) for count in (0, 5, 10, 20)]
    [1.0, 0.5, 0.0, 0.0]
    """
    _checked_steps("cosine_decay_schedule", "decay_steps", decay_steps)

    def schedule(count: Any) -> Any:
        cosine = 0.5 * (1 + np.cos(pi * np.minimum(count, decay_steps) / decay_steps))
        return init_value * ((1 - alpha) * cosine**exponent + alpha)

    return schedule


def piecewise_constant_schedule(
    init_value: float, boundaries_and_scales: Mapping[int, float]
) -> RateArrays:
    """init_value times the scales of all boundaries that the count has reached.

    >>> rate = piecewise_constant_schedule(1.0, {10: 0.5, 20: 0.1})
    >>> [float(rate(count)) for count in (9, 10, 20)]
    [1.0, 0.5, 0.05]
    """

    def schedule(count: Any) -> Any:
        rate: Any = init_value
        for boundary, factor in sorted(boundaries_and_scales.items()):
            rate = np.where(count < boundary, rate, factor * rate)
        return rate

    return schedule


def join_schedules(schedules: Sequence[Schedule], boundaries: Sequence[int]) -> RateArrays:
    """Apply schedules one after the other; each counts its steps from its boundary.

    Raises ValueError if the number of boundaries is not one less than the number of schedules.

    >>> rate = join_schedules([linear_schedule(0.0, 1.0, 4), constant_schedule(0.1)], [4])
    >>> [float(rate(count)) for count in (2, 3, 4)]
    [0.5, 0.75, 0.1]
    """
    if len(boundaries) != len(schedules) - 1:
        refuse("join_schedules", "boundaries", boundaries, f"{len(schedules) - 1} numbers of steps")

    def schedule(count: Any) -> Any:
        rate = schedules[0](count)
        for boundary, later in zip(boundaries, schedules[1:], strict=True):
            rate = np.where(count < boundary, rate, later(count - boundary))
        return rate

    return schedule


def warmup_cosine_decay_schedule(
    init_value: float,
    peak_value: float,
    warmup_steps: int,
    decay_steps: int,
    end_value: float = 0.0,
    exponent: float = 1.0,
) -> RateArrays:
    """A linear rise to peak_value in `warmup_steps`, then a cosine to end_value.

    `decay_steps` counts the steps of both.

    >>> rate = warmup_cosine_decay_schedule(0.0, 1.0, 10, 30)
    >>> [round(float(rate(count)), 6) for count in (5, 10, 20, 30)]
    [0.5, 1.0, 0.5, 0.0]
    """
    alpha = end_value / peak_value if peak_value else 0.0
    rise = linear_schedule(init_value, peak_value, warmup_steps)
    fall = cosine_decay_schedule(peak_value, decay_steps - warmup_steps, alpha, exponent)
    return join_schedules([rise, fall], [warmup_steps])


def warmup_exponential_decay_schedule(
    init_value: float,
    peak_value: float,
    warmup_steps: int,
    transition_steps: int,
    decay_rate: float,
    transition_begin: int = 0,
    staircase: bool = False,
    end_value: float | None = None,
) -> RateArrays:
    """A linear rise to peak_value in `warmup_steps`, then an exponential decay.

    >>> rate = warmup_exponential_decay_schedule(0.0, 1.0, 10, 5, 0.5)
    >>> [float(rate(count)) for count in (5, 10, 15)]
    [0.5, 1.0, 0.5]
    """
    rise = linear_schedule(init_value, peak_value, warmup_steps)
    fall = exponential_decay(
        peak_value, transition_steps, decay_rate, transition_begin, staircase, end_value
    )
    return join_schedules([rise, fall], [warmup_steps])
