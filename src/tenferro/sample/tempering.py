"""Sequential Monte Carlo from a prior to a posterior.

Del Moral, Doucet and Jasra, J. R. Stat. Soc. B 68 (2006); temperatures as in Jasra et al. (2011):
each is as large as lets half of the particles stay effective.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from tenferro import pytree, random
from tenferro.functions.numbers.choosing import where
from tenferro.sample.kernels import State, Tuning, hamiltonian, random_walk
from tenferro.sample.problem import Constraints, Problem, problem, vectors
from tenferro.special import logsumexp
from tenferro.tensor import ArrayLike
from tenferro.transforms import fori_loop, jit, vmap
from tenferro.transforms.control import while_loop

__all__ = ["Particles", "smc"]

HALVINGS = 50
"""Steps of the bisection for a temperature: to 1e-15."""


@dataclass(frozen=True)
class Particles:
    """Equally weighted draws of a posterior: arrays (particles, ...), a pytree like the start.

    `log_evidence` is the logarithm of the posterior's normalization, `stages` the number of
    temperatures, `acceptance` that of the last stage.

    >>> import tenferro as te
    >>> prior = te.random.normal(te.random.key(0), (200,))
    >>> smc(lambda x: -(x**2), lambda x: 0.0 * x, prior, te.random.key(1), moves=2).stages
    1
    """

    draws: Any
    log_evidence: float
    stages: int
    acceptance: float


class _Cloud(NamedTuple):
    u: Any
    power: Any
    evidence: Any
    step: Any
    accept: Any
    stages: Any


def smc(
    log_prior: Callable[[Any], Any],
    log_likelihood: Callable[[Any], Any],
    particles: Any,
    key: ArrayLike,
    *,
    constraints: Constraints = None,
    moves: int = 10,
    gradients: bool = True,
    max_stages: int = 200,
) -> Particles:
    """Draws from exp(log_prior + log_likelihood), which pass from the prior by temperatures.

    `particles` are independent draws from the prior: a pytree whose arrays begin with their number.
    Each stage raises the power of the likelihood, resamples, and moves every particle by `moves`
    steps of Hamiltonian Monte Carlo, or of a random walk without `gradients`. The prior must be
    normalized for `log_evidence`. Raises ValueError for arrays of different lengths, and
    RuntimeError if `max_stages` temperatures do not suffice.

    >>> import tenferro as te
    >>> norm, key = te.stats.norm, te.random.key(0)
    >>> found = te.sample.smc(
    ...     norm.logpdf, lambda x: norm.logpdf(1.0, x, 0.5), te.random.normal(key, (1000,)), key
    ... )
    >>> bool(abs(np.mean(found.draws) - 0.8) < 0.1)
    True
    """
    sizes = {np.shape(x)[:1] for x in pytree.leaves(particles)}
    if len(sizes) != 1 or sizes == {()}:
        raise ValueError(f"smc: the arrays of particles begin with {sorted(sizes)}, expected one n")
    first = pytree.map(lambda x: np.asarray(x)[0], particles)
    prior = problem("smc", log_prior, first, constraints)
    likelihood = lambda u: log_likelihood(prior.values(u))  # noqa: E731
    u = vectors("smc", particles, constraints)
    cloud = jit(lambda u, key: _run(prior, likelihood, u, key, moves, gradients, max_stages))(
        u, key
    )
    if not cloud.power == 1.0:
        raise RuntimeError(
            f"smc: the power of the likelihood is {float(cloud.power):.3g} after {max_stages} "
            "stages; pass more particles, moves or stages"
        )
    return Particles(
        jit(vmap(prior.values))(cloud.u),
        float(cloud.evidence),
        int(cloud.stages),
        float(cloud.accept),
    )


def _run(
    prior: Problem, likelihood: Any, u: Any, key: Any, moves: int, gradients: bool, most: int
) -> _Cloud:
    step = 0.5 if gradients else 2.38 / np.sqrt(u.shape[1])
    start = _Cloud(u, 0.0, 0.0, step, 0.0, np.int64(0))
    return while_loop(
        lambda c: (c.power < 1.0) & (c.stages < most),
        lambda c: _stage(prior, likelihood, random.fold_in(key, c.stages), c, moves, gradients),
        start,
        checkpoint=False,
    )


def _stage(
    prior: Problem, likelihood: Any, key: Any, c: _Cloud, moves: int, gradients: bool
) -> _Cloud:
    """The next temperature: weights, resampling, moves."""
    choosing, moving = random.split(key)
    values = vmap(likelihood)(c.u)
    values = where(np.isnan(values), -np.inf, values)
    power = _next_power(values, c.power)
    logs = (power - c.power) * values
    evidence = c.evidence + logsumexp(logs) - np.log(logs.size)
    u = c.u[_resampled(choosing, np.exp(logs - logsumexp(logs)))]
    target = Problem("smc", lambda v: prior.density(v) + power * likelihood(v), prior.values, u[0])
    kernel = hamiltonian(target, 8) if gradients else random_walk(target)
    tuning = Tuning(c.step, np.var(u, axis=0) + 1e-12)

    def moved(key: Any, u: Any) -> Any:
        def one(i: Any, carry: tuple[State, Any]) -> tuple[State, Any]:
            state, info = kernel.step(random.fold_in(key, i), carry[0], tuning)
            return state, carry[1] + info.accept / moves

        return fori_loop(0, moves, one, (kernel.start(u), 0.0))

    every: Any = vmap(moved)
    state, accepts = every(random.split(moving, u.shape[0]), u)
    accept = np.mean(accepts)
    step = c.step * np.exp(accept - (kernel.target or 0.5))
    return _Cloud(state.u, power, evidence, step, accept, c.stages + 1)


def _next_power(values: Any, power: Any) -> Any:
    """The largest power up to 1 at which half of the particles are effective, by bisection."""

    def effective(new: Any) -> Any:
        logs = (new - power) * values
        return np.exp(2 * logsumexp(logs) - logsumexp(2 * logs))

    def halve(_: Any, bounds: Any) -> Any:
        low, high = bounds
        middle = (low + high) / 2
        enough = effective(middle) >= values.size / 2
        return where(enough, middle, low), where(enough, high, middle)

    _, high = fori_loop(0, HALVINGS, halve, (power + 0.0 * values[0], 1.0 + 0.0 * values[0]))
    return where(effective(1.0) >= values.size / 2, 1.0, high)


def _resampled(key: Any, weights: Any) -> Any:
    """Systematic resampling: the particle of each of n points with equal distances."""
    n = weights.size
    points = (np.arange(n) + random.uniform(key)) / n
    return np.minimum(np.searchsorted(np.cumsum(weights), points), n - 1)
