"""The samplers: one function for each kernel."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tenferro.rows import sharing_signature
from tenferro.sample import kernels
from tenferro.sample.chains import run
from tenferro.sample.nuts import no_u_turn
from tenferro.sample.problem import Constraints, Problem, problem
from tenferro.sample.result import Samples, keeps_start
from tenferro.tensor import ArrayLike

__all__ = ["elliptical_slice", "hmc", "mala", "nuts", "random_walk", "slice_sampler"]


@keeps_start
def nuts(
    log_density: Callable[[Any], Any],
    start: Any,
    key: ArrayLike,
    *,
    draws: int = 1000,
    tune: int = 1000,
    chains: int = 4,
    constraints: Constraints = None,
    dense: bool = False,
    target_accept: float = 0.8,
    max_depth: int = 10,
    jitter: float = 1.0,
    progress: bool = False,
) -> Samples:
    """Draws from the density exp(log_density) by the no-U-turn sampler.

    `log_density(x)` returns one real number for a pytree x of real arrays like `start`; it need not
    be normalized. `constraints` is one constraint for all unknowns, or a dictionary of constraints
    by the names of `start`; the density is that of the constrained values. Chains begin within
    `jitter` of `start` in the unconstrained coordinates. The first `tune` steps learn the step size
    and the covariance, its diagonal or the whole if `dense`, and are not returned. The same key
    returns the same draws.

    Raises ValueError for a start that violates a constraint or has no finite density, and for a
    density that is not one number. Algorithm: Hoffman and Gelman (2014), Betancourt (2017), with
    Stan's adaptation.

    >>> import tenferro as te
    >>> found = te.sample.nuts(
    ...     lambda x: -x["rate"], {"rate": 1.0}, te.random.key(0),
    ...     constraints={"rate": te.sample.positive}, draws=500, tune=300,
    ... )
    >>> found.draws["rate"].shape, bool(abs(np.mean(found.draws["rate"]) - 1.0) < 0.2)
    ((4, 500), True)
    """
    target = problem("nuts", log_density, start, constraints)
    return run(
        target,
        no_u_turn(target, max_depth),
        key,
        draws=draws,
        tune=tune,
        chains=chains,
        dense=dense,
        jitter=jitter,
        acceptance=target_accept,
        progress=progress,
    )


@keeps_start
def hmc(
    log_density: Callable[[Any], Any],
    start: Any,
    key: ArrayLike,
    *,
    leaps: int = 16,
    draws: int = 1000,
    tune: int = 1000,
    chains: int = 4,
    constraints: Constraints = None,
    dense: bool = False,
    target_accept: float = 0.8,
    jitter: float = 1.0,
    progress: bool = False,
) -> Samples:
    """Draws by Hamiltonian Monte Carlo; each trajectory has 1 to `leaps` leapfrog steps, at random.

    The other arguments are those of `nuts`.

    >>> import tenferro as te
    >>> found = te.sample.hmc(lambda x: -0.5 * x @ x, np.zeros(3), te.random.key(1), draws=400)
    >>> found.draws.shape
    (4, 400, 3)
    """
    target = problem("hmc", log_density, start, constraints)
    return run(
        target,
        kernels.hamiltonian(target, leaps),
        key,
        draws=draws,
        tune=tune,
        chains=chains,
        dense=dense,
        jitter=jitter,
        acceptance=target_accept,
        progress=progress,
    )


@sharing_signature
def _proposing(
    row: tuple[str, Callable[[Problem], kernels.Kernel]],
    log_density: Callable[[Any], Any],
    start: Any,
    key: ArrayLike,
    *,
    draws: int = 1000,
    tune: int = 1000,
    chains: int = 4,
    constraints: Constraints = None,
    dense: bool = False,
    target_accept: float | None = None,
    jitter: float = 1.0,
    progress: bool = False,
) -> Samples:
    """Draws by a kernel of the problem, whose step size is tuned for its own acceptance."""
    name, kernel = row
    target = problem(name, log_density, start, constraints)
    return run(
        target,
        kernel(target),
        key,
        draws=draws,
        tune=tune,
        chains=chains,
        dense=dense,
        jitter=jitter,
        acceptance=target_accept,
        progress=progress,
    )


mala = keeps_start(
    _proposing(
        "mala",
        ("mala", kernels.langevin),
        """Draws by the Metropolis-adjusted Langevin algorithm; arguments as for `nuts`.

        `target_accept` is 0.574 by default.

        >>> import tenferro as te
        >>> te.sample.mala(lambda x: -(x**2), 0.0, te.random.key(1), draws=50, tune=50).draws.shape
        (4, 50)
        """,
    )
)
random_walk = keeps_start(
    _proposing(
        "random_walk",
        ("random_walk", kernels.random_walk),
        """Draws by Metropolis's method with normal proposals, without derivatives.

        The arguments are those of `nuts`; `target_accept` is 0.234 by default.

        >>> import tenferro as te
        >>> te.sample.random_walk(lambda x: -(x**2), 0.0, te.random.key(1), draws=50).draws.shape
        (4, 50)
        """,
    )
)


@keeps_start
def slice_sampler(
    log_density: Callable[[Any], Any],
    start: Any,
    key: ArrayLike,
    *,
    draws: int = 1000,
    tune: int = 1000,
    chains: int = 4,
    constraints: Constraints = None,
    jitter: float = 1.0,
    progress: bool = False,
) -> Samples:
    """Draws by slice sampling of each coordinate in turn, without derivatives or tuning of steps.

    Intervals have the width 1 in the unconstrained coordinates, and grow by steps of 1. The first
    `tune` draws are not returned. The other arguments are those of `nuts`.

    >>> import tenferro as te
    >>> te.sample.slice_sampler(lambda x: -(x**2), 0.0, te.random.key(1), draws=50).draws.shape
    (4, 50)
    """
    target = problem("slice_sampler", log_density, start, constraints)
    return run(
        target,
        kernels.slices(target),
        key,
        draws=draws,
        tune=tune,
        chains=chains,
        jitter=jitter,
        progress=progress,
    )


@keeps_start
def elliptical_slice(
    log_likelihood: Callable[[Any], Any],
    start: Any,
    key: ArrayLike,
    *,
    factor: ArrayLike,
    draws: int = 1000,
    tune: int = 1000,
    chains: int = 4,
    jitter: float = 1.0,
    progress: bool = False,
) -> Samples:
    """Draws from exp(log_likelihood(x)) times the normal prior N(0, L Lᵀ), by elliptical slices.

    `start` is a vector of n numbers; `factor` is L, a lower triangular matrix (n, n), or n standard
    deviations. The other arguments are those of `slice_sampler`, without constraints. Raises
    ValueError for other shapes.

    >>> import tenferro as te
    >>> found = te.sample.elliptical_slice(
    ...     lambda x: -0.5 * np.sum((x - 1.0) ** 2), np.zeros(2), te.random.key(1),
    ...     factor=np.ones(2), draws=500,
    ... )
    >>> bool(np.all(np.abs(found.draws.mean((0, 1)) - 0.5) < 0.1))
    True
    """
    target = problem("elliptical_slice", log_likelihood, start, None)
    n = target.start.size
    factor = np.asarray(factor, dtype=float)
    if np.shape(start) != (n,) or factor.shape not in ((n,), (n, n)):
        raise ValueError(
            f"elliptical_slice: start has shape {np.shape(start)} and factor {factor.shape}, "
            "expected (n,), and (n,) or (n, n)"
        )
    return run(
        target,
        kernels.elliptical(target, target.density, factor),
        key,
        draws=draws,
        tune=tune,
        chains=chains,
        jitter=jitter,
        progress=progress,
    )
