"""Learning the step size and the metric before the draws that are kept.

The schedule is Stan's: windows of growing length for the metric, between stretches that adapt the
step size only. Step sizes follow dual averaging (Hoffman and Gelman, JMLR 15, 2014, algorithm 5),
covariances Welford's sums, drawn towards the identity as in Stan.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from tenferro import random
from tenferro.functions.numbers.choosing import where
from tenferro.sample.kernels import State, Tuning
from tenferro.transforms import cond

FIRST, BASE, LAST = 75, 25, 50
"""Stan's lengths of the first and last stretch, and of the first window, for 1,000 steps."""
RELAXATION, DELAY, DECAY = 0.05, 10.0, 0.75
"""γ, t₀ and κ of dual averaging."""


class Averages(NamedTuple):
    """The state of dual averaging."""

    log_step: Any
    mean: Any
    error: Any
    centre: Any
    count: Any


class Moments(NamedTuple):
    """Welford's sums."""

    count: Any
    mean: Any
    squares: Any


class Adaptation(NamedTuple):
    """What adaptation has learned."""

    tuning: Tuning
    averages: Averages
    moments: Moments


class Phase(NamedTuple):
    """What a step of a chain does besides moving; one flag per step."""

    adapts: Any
    """Whether it adapts the step size."""
    collects: Any
    """Whether its position is part of a window."""
    closes: Any
    """Whether a window ends with it."""
    settles: Any
    """Whether it is the last that adapts."""


def schedule(steps: int, learns: bool = True) -> Phase:
    """The phases of `steps` steps that adapt."""
    ends = _window_ends(steps)
    number = np.arange(steps)
    inside = (number >= ends[0]) & (number < ends[-1]) if ends else np.zeros(steps, bool)
    closing = np.isin(number, [end - 1 for end in ends[1:]])
    return Phase(
        np.full(steps, learns), inside & learns, closing & learns, (number == steps - 1) & learns
    )


def _window_ends(steps: int) -> list[int]:
    """Where the windows begin and end; each is twice as long as the one before."""
    if steps < 20:
        return []
    first, base, last = FIRST, BASE, LAST
    if first + base + last > steps:
        first, last = int(0.15 * steps), int(0.1 * steps)
        base = steps - first - last
    ends = [first]
    while ends[-1] < steps - last:
        end = ends[-1] + base
        base *= 2
        ends.append(end if end + base <= steps - last else steps - last)
    return ends


def begin(state: State, step: Any, dense: bool) -> Adaptation:
    """What chains know before their first step: the identity as covariance, and a step size."""
    chains, n = state.u.shape
    metric = np.broadcast_to(np.eye(n), (chains, n, n)) if dense else np.ones((chains, n))
    moments = Moments(np.zeros(chains, np.int64), np.zeros((chains, n)), np.zeros(metric.shape))
    return Adaptation(Tuning(step, metric.copy()), averages(step), moments)


def averages(step: Any) -> Averages:
    """Dual averaging that begins at a step size, and first tries larger ones."""
    log_step = np.log(step)
    count = (0.0 * log_step).astype(np.int64)
    return Averages(log_step, 0.0 * log_step, 0.0 * log_step, log_step + np.log(10.0), count)


def reasonable_steps(at: Callable[[Any], State], key: Any, state: State) -> Any:
    """For each chain a step size whose first step is accepted with probability near 0.8.

    Hoffman and Gelman, algorithm 4, by doubling or halving. It runs in NumPy, so that the only
    program is `at`: densities and gradients at the positions of the chains.
    """
    p = np.asarray(random.normal(key, state.u.shape))
    before = 0.5 * np.sum(p**2, axis=1) - state.density
    step = np.ones(len(p))
    factor, going = np.ones(len(p)), np.ones(len(p), bool)
    for count in range(60):
        with np.errstate(over="ignore", invalid="ignore"):  # of steps that are too large
            half = p + 0.5 * step[:, None] * state.slope
            moved = at(state.u + step[:, None] * half)
            end = half + 0.5 * step[:, None] * moved.slope
            rises = before - 0.5 * np.sum(end**2, axis=1) + moved.density
        high = rises > np.log(0.8)
        factor = np.where(high, 2.0, 0.5) if count == 0 else factor
        going &= high == (factor > 1)
        if not going.any():
            break
        step = np.where(going, step * factor, step)
    return step


def adapted(
    known: Adaptation, target: float, phase: Phase, state: State, accept: Any
) -> Adaptation:
    """What is known after a step with this acceptance."""
    moments = _collected(known.moments, state.u, phase.collects)
    averages_ = _averaged(known.averages, target, accept)
    step = np.exp(where(phase.settles, averages_.mean, averages_.log_step))
    tuning = Tuning(where(phase.adapts, step, known.tuning.step), known.tuning.metric)
    learned = Adaptation(tuning, averages_, moments)
    closed: Adaptation = cond(phase.closes, _closed, lambda a: a, learned)
    return closed


def _averaged(a: Averages, target: float, accept: Any) -> Averages:
    count = a.count + 1
    share = 1 / (count + DELAY)
    error = (1 - share) * a.error + share * (target - accept)
    log_step = a.centre - np.sqrt(count) / RELAXATION * error
    weight = count ** (-DECAY)
    return Averages(log_step, weight * log_step + (1 - weight) * a.mean, error, a.centre, count)


def _collected(m: Moments, u: Any, collects: Any) -> Moments:
    count = m.count + 1
    before = u - m.mean
    mean = m.mean + before / count
    after = u - mean
    product = np.outer(before, after) if m.squares.ndim == 2 else before * after
    new = (count, mean, m.squares + product)
    return Moments(*(where(collects, a, b) for a, b in zip(new, m, strict=True)))


def _closed(a: Adaptation) -> Adaptation:
    """The covariance of the window as metric, a new window, and step sizes averaged anew."""
    count, mean, squares = a.moments
    covariance = squares / np.maximum(count - 1, 1)
    dense = squares.ndim == 2
    unit = np.eye(mean.size) if dense else np.ones(mean.size)
    covariance = (count * covariance + 5e-3 * unit) / (count + 5.0)
    metric = np.linalg.cholesky(covariance) if dense else covariance
    step = np.exp(a.averages.mean)
    fresh = Moments(0 * count, 0.0 * mean, 0.0 * squares)
    return Adaptation(Tuning(step, metric), averages(step), fresh)
