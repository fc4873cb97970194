"""Normal approximations of a density in the unconstrained coordinates."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenferro import optimize, pytree, random
from tenferro.sample.problem import Constraints, Problem, problem
from tenferro.tensor import ArrayLike
from tenferro.transforms import hessian, jit, scan, value_and_grad, vmap

__all__ = ["NormalApproximation", "advi", "laplace"]


@dataclass(frozen=True)
class NormalApproximation:
    """A normal distribution of the unconstrained vector, with mean (n,) and factor (n, n).

    The covariance is L Lᵀ with the lower triangular factor L. `log_evidence` is the logarithm of
    the integral of the density that follows: an approximation for `laplace`, a lower bound for
    `advi`. `history` are the values of the bound, for each step of `advi`.

    >>> import tenferro as te
    >>> laplace(lambda x: -(x**2), 0.0).draws(te.random.key(0), 5).shape
    (5,)
    """

    mean: NDArray[Any]
    factor: NDArray[Any]
    log_evidence: float
    target: Problem
    history: NDArray[Any] | None = None

    @property
    def mode(self) -> Any:
        """The unknowns at the mean of the vector: a pytree like the start."""
        return pytree.map(np.asarray, self.target.values(self.mean))

    def draws(self, key: Any, count: int) -> Any:
        """Independent draws of the unknowns: a pytree like the start, (count, ...) each."""

        def draw(z: Any) -> Any:
            return self.target.values(self.mean + self.factor @ z)

        return jit(vmap(draw))(random.normal(key, (count, self.mean.size)))


def laplace(
    log_density: Callable[[Any], Any], start: Any, *, constraints: Constraints = None
) -> NormalApproximation:
    """The normal distribution with the mode and the curvature of exp(log_density).

    Arguments as for `nuts`. Raises ValueError if no mode is found, or if the curvature there is not
    definite. Source: MacKay, "Information theory, inference, and learning algorithms", chapter 27.

    >>> found = laplace(lambda x: -2.0 * (x - 3.0) ** 2, 0.0)
    >>> round(float(found.mode), 6), round(float(found.factor[0, 0]), 6)
    (3.0, 0.5)
    """
    target = problem("laplace", log_density, start, constraints)
    found = optimize.minimize(lambda u: -target.density(u), target.start, tol=1e-8)
    curvature = jit(hessian(lambda u: -target.density(u)))(found.x)
    gradient = float(np.max(np.abs(found.jac)))
    if not np.isfinite(found.fun) or gradient > 1e-3 * max(1.0, abs(found.fun)):
        raise ValueError(
            f"laplace: no mode was found: {found.message} The gradient there is {gradient:.3g}"
        )
    try:
        below = np.linalg.cholesky(np.asarray(curvature)[::-1, ::-1])
    except np.linalg.LinAlgError as error:
        raise ValueError("laplace: the second derivative at the mode is not definite") from error
    factor = np.linalg.inv(below[::-1, ::-1]).T  # H = U Uᵀ, so H⁻¹ = U⁻ᵀ U⁻¹ with U⁻ᵀ lower
    n = factor.shape[0]
    evidence = -found.fun + n / 2 * np.log(2 * np.pi) + np.sum(np.log(np.diagonal(factor)))
    return NormalApproximation(np.asarray(found.x), factor, float(evidence), target)


def advi(
    log_density: Callable[[Any], Any],
    start: Any,
    key: ArrayLike,
    *,
    constraints: Constraints = None,
    dense: bool = False,
    steps: int = 3000,
    draws: int = 8,
    learning_rate: float = 0.05,
) -> NormalApproximation:
    """The normal distribution that maximizes the evidence lower bound, by Adam.

    With `dense` the covariance is a whole matrix, otherwise diagonal. Each of `steps` steps uses
    `draws` random draws; the rate falls to zero. `log_evidence` is the mean of the bound over the
    last tenth of the steps. Other arguments as for `nuts`. Source: Kucukelbir et al., JMLR 18
    (2017), with the gradient of the path (Roeder et al., 2017).

    >>> import tenferro as te
    >>> found = advi(lambda x: -0.5 * np.sum((x - 2.0) ** 2), np.zeros(2), te.random.key(0))
    >>> bool(np.all(np.abs(found.mode - 2.0) < 0.05))
    True
    """
    target = problem("advi", log_density, start, constraints)
    n = target.start.size
    opt = optimize.adam(optimize.cosine_decay_schedule(learning_rate, steps))
    shape = _dense_factor if dense else _diagonal_factor
    first = (target.start, np.zeros(n), np.zeros(n * (n - 1) // 2 if dense else 0))

    def bound(parameters: Any, z: Any) -> Any:
        mean, logs, below = parameters
        u = mean + z @ shape(logs, below).T
        densities: Any = vmap(target.density)
        return np.mean(densities(u)) + np.sum(logs) + n / 2 * (1 + np.log(2 * np.pi))

    slope_of: Any = value_and_grad(bound)

    def step(carry: Any, number: Any) -> Any:
        parameters, state = carry
        z = random.normal(random.fold_in(key, number), (draws, n))
        value, slope = slope_of(parameters, z)
        updates, state = opt.update(pytree.map(lambda x: -x, slope), state, parameters)
        return (optimize.apply_updates(parameters, updates), state), value

    (parameters, _), history = jit(lambda: scan(step, (first, opt.init(first)), np.arange(steps)))()
    mean, logs, below = parameters
    evidence = float(np.mean(history[-max(1, steps // 10) :]))
    factor = np.asarray(shape(logs, below))
    return NormalApproximation(np.asarray(mean), factor, evidence, target, np.asarray(history))


def _diagonal_factor(logs: Any, below: Any) -> Any:
    return np.diag(np.exp(logs))


def _dense_factor(logs: Any, below: Any) -> Any:
    n = logs.size
    place = np.full((n, n), below.size)
    place[np.tril_indices(n, -1)] = np.arange(below.size)
    return np.concatenate([below, np.zeros(1)])[place] + np.diag(np.exp(logs))
