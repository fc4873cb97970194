"""Transitions that leave a density invariant.

Each kernel is a function of the problem that returns a `Kernel`: how a state begins, and one step.
Steps take their size and metric from `Tuning`, which `adaptation` learns.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from tenferro import random
from tenferro.functions.numbers.choosing import where
from tenferro.linalg import solve_triangular
from tenferro.sample.problem import Problem
from tenferro.transforms import fori_loop
from tenferro.transforms.control import while_loop

DIVERGED = 1000.0
"""A step whose energy is larger than the first one's by more has diverged (Stan's bound)."""


class State(NamedTuple):
    """A position, the logarithm of the density there, and its gradient."""

    u: Any
    density: Any
    slope: Any


class Tuning(NamedTuple):
    """The step size; the covariance of the target, as its diagonal or a lower Cholesky factor."""

    step: Any
    metric: Any


class Info(NamedTuple):
    """What one step did."""

    accept: Any
    """The acceptance probability, in the mean over the step."""
    evaluations: Any
    """How often the density was computed."""
    diverged: Any
    energy: Any


@dataclass(frozen=True)
class Kernel:
    """How a chain begins and moves; `target` is the acceptance for which the step size is tuned."""

    start: Callable[[Any], State]
    step: Callable[[Any, State, Tuning], tuple[State, Info]]
    target: float | None = None
    uses_slope: bool = True


def spread(tuning: Tuning, z: Any) -> Any:
    """Standard normal numbers z with the covariance of the metric."""
    return tuning.metric @ z if tuning.metric.ndim == 2 else np.sqrt(tuning.metric) * z


def momentum(key: Any, tuning: Tuning, n: int) -> Any:
    """Normal numbers with the inverse covariance of the metric."""
    z = random.normal(key, (n,))
    if tuning.metric.ndim == 2:
        return solve_triangular(tuning.metric, z, trans=1, lower=True)
    return z / np.sqrt(tuning.metric)


def velocity(tuning: Tuning, p: Any) -> Any:
    """The covariance times a momentum."""
    if tuning.metric.ndim == 2:
        return tuning.metric @ (tuning.metric.T @ p)
    return tuning.metric * p


def energy(tuning: Tuning, state: State, p: Any) -> Any:
    """Potential plus kinetic energy; infinite where the density is not a number."""
    total = 0.5 * (p @ velocity(tuning, p)) - state.density
    return where(np.isnan(total), np.inf, total)


def leapfrog(target: Problem, tuning: Tuning, step: Any, state: State, p: Any) -> tuple[State, Any]:
    """One step of the leapfrog method (Neal, "MCMC using Hamiltonian dynamics", 2011)."""
    p = p + 0.5 * step * state.slope
    u = state.u + step * velocity(tuning, p)
    density, slope = target.density_and_slope(u)
    return State(u, density, slope), p + 0.5 * step * slope


def choose(condition: Any, yes: Any, no: Any) -> Any:
    """The one state or the other, element by element."""
    return type(yes)(*(where(condition, a, b) for a, b in zip(yes, no, strict=True)))


def with_slope(target: Problem) -> Callable[[Any], State]:
    """How a kernel begins that uses the gradient."""

    return lambda u: State(u, *target.density_and_slope(u))


def without_slope(target: Problem) -> Callable[[Any], State]:
    """How a kernel begins that does not."""

    return lambda u: State(u, target.density(u), np.zeros_like(u))


def random_walk(target: Problem) -> Kernel:
    """Metropolis's method: a normal proposal (Metropolis et al., 1953)."""

    def step(key: Any, state: State, tuning: Tuning) -> tuple[State, Info]:
        key, chance = random.split(key)
        u = state.u + tuning.step * spread(tuning, random.normal(key, state.u.shape))
        return _accepted(chance, state, State(u, target.density(u), state.slope), 1)

    return Kernel(without_slope(target), step, 0.234, uses_slope=False)


def _accepted(chance: Any, old: State, new: State, evaluations: int) -> tuple[State, Info]:
    accept = np.exp(np.minimum(new.density - old.density, 0.0))
    accept = where(np.isnan(accept), 0.0, accept)
    chosen = choose(random.uniform(chance) < accept, new, old)
    return chosen, Info(accept, np.int64(evaluations), accept < 0, -chosen.density)


def hamiltonian(target: Problem, leaps: int = 16) -> Kernel:
    """Hamiltonian Monte Carlo; each trajectory has 1 to `leaps` leapfrog steps, at random.

    Random lengths avoid periods (Mackenzie, Biometrika 76, 1989).
    """

    def step(key: Any, state: State, tuning: Tuning) -> tuple[State, Info]:
        first, second, third = random.split(key, 3)
        p = momentum(first, tuning, state.u.size)
        before = energy(tuning, state, p)
        count = random.randint(second, (), 1, leaps + 1)
        moved, end = fori_loop(
            0, count, lambda _, s: leapfrog(target, tuning, tuning.step, *s), (state, p)
        )
        change = energy(tuning, moved, end) - before
        accept = np.exp(-np.maximum(change, 0.0))
        chosen = choose(random.uniform(third) < accept, moved, state)
        return chosen, Info(accept, count, ~(change < DIVERGED), before)

    return Kernel(with_slope(target), step, 0.8 if leaps > 1 else 0.574)


def langevin(target: Problem) -> Kernel:
    """The Metropolis-adjusted Langevin algorithm: one leapfrog step (Roberts, Tweedie, 1996)."""
    return hamiltonian(target, leaps=1)


def slices(target: Problem, doublings: int = 10) -> Kernel:
    """Slice sampling of each coordinate in turn, by stepping out (Neal, Ann. Stat. 31, 2003)."""

    def step(key: Any, state: State, tuning: Tuning) -> tuple[State, Info]:
        n = state.u.size
        metric = tuning.metric
        widths = np.sqrt(np.sum(metric**2, axis=1) if metric.ndim == 2 else metric) + 0.0 * state.u

        def coordinate(i: Any, carry: Any) -> Any:
            u, density, evaluations = carry
            first, second, third = random.split(random.fold_in(key, i), 3)
            level = density - random.exponential(first)
            along = lambda t: target.density(u.at[i].add(t))  # noqa: E731
            low = -random.uniform(second) * widths[i]
            below = _stepped_out(along, low, -widths[i], level, doublings)
            above = _stepped_out(along, low + widths[i], widths[i], level, doublings)
            t, found, more = _shrunk(third, along, below[0], above[0], level)
            return u.at[i].add(t), found, evaluations + below[1] + above[1] + more

        u, density, evaluations = fori_loop(0, n, coordinate, (state.u, state.density, np.int64(0)))
        moved = State(u, density, state.slope)
        return moved, Info(1.0 + 0.0 * density, evaluations, density != density, -density)

    return Kernel(without_slope(target), step, uses_slope=False)


def _stepped_out(along: Any, t: Any, width: Any, level: Any, most: int) -> tuple[Any, Any]:
    """The first of t, t + width, ... whose density is below the level."""

    def inside(carry: Any) -> Any:
        t, count = carry
        return (along(t) > level) & (count < most)

    t, count = while_loop(
        inside, lambda c: (c[0] + width, c[1] + 1), (t + 0.0 * level, np.int64(0))
    )
    return t, count + 1


def _shrunk(key: Any, along: Any, low: Any, high: Any, level: Any) -> tuple[Any, Any, Any]:
    """A point of the slice between two bounds that shrink towards 0, and its density."""

    def draw(carry: Any) -> Any:
        low, high, _, _, count = carry
        t = low + (high - low) * random.uniform(random.fold_in(key, count))
        density = along(t)
        inside = density > level
        low, high = where(~inside & (t < 0), t, low), where(~inside & (t >= 0), t, high)
        return low, high, where(inside, t, np.nan), density, count + 1

    start = (low, high, np.nan * low, level, np.int64(0))
    _, _, t, density, count = while_loop(lambda c: np.isnan(c[2]), draw, start)
    return t, density, count


def elliptical(target: Problem, likelihood: Callable[[Any], Any], factor: Any) -> Kernel:
    """Slice sampling on ellipses, for a normal prior N(0, L Lᵀ) (Murray, Adams, MacKay, 2010)."""

    def step(key: Any, state: State, tuning: Tuning) -> tuple[State, Info]:
        keys = random.split(key, 4)
        z = random.normal(keys[0], state.u.shape)
        other = factor @ z if factor.ndim == 2 else factor * z
        level = state.density - random.exponential(keys[1])
        first = 2 * np.pi * random.uniform(keys[2])
        along = lambda angle: likelihood(  # noqa: E731
            state.u * np.cos(angle) + other * np.sin(angle)
        )
        angle, density, count = _shrunk(keys[3], along, first - 2 * np.pi, first, level)
        u = state.u * np.cos(angle) + other * np.sin(angle)
        moved = State(u, density, state.slope)
        return moved, Info(1.0 + 0.0 * density, count, density != density, -density)

    start = lambda u: State(u, likelihood(u), np.zeros_like(u))  # noqa: E731
    return Kernel(start, step, uses_slope=False)
