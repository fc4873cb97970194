"""First-order optimizers as transformations of gradients, with optax's names and defaults.

Complex parameters have gradients ∂L/∂Re z + i ∂L/∂Im z, the direction of steepest ascent. Squares
of gradients are |g|², so a step does not depend on the phase of the parameters.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from tenferro.optimize.masks import add_decayed_weights
from tenferro.optimize.transformations import (
    GradientTransformation,
    Rate,
    abs_squared,
    chain,
    checked_params,
    first_count,
    identity,
    like,
    map_trees,
    real_zeros,
    scale_by_learning_rate,
)
from tenferro.pytree import map as map_leaves
from tenferro.tensor import ArrayLike

__all__ = [
    "adagrad", "adam", "adamw", "lion", "rmsprop", "scale_by_adam", "scale_by_lion",
    "scale_by_rms", "scale_by_rss", "sgd", "trace",
]  # fmt: skip


class TraceState(NamedTuple):
    """The decaying sum of past updates."""

    trace: Any


class MomentsState(NamedTuple):
    """Steps made so far, and decaying means of the updates and of their squares."""

    count: Any
    mu: Any
    nu: Any


class RmsState(NamedTuple):
    """Decaying means of the updates (None unless they are subtracted) and of their squares."""

    mu: Any
    nu: Any


class SumState(NamedTuple):
    """Sums of squares of all updates."""

    sum_of_squares: Any


class LionState(NamedTuple):
    """The decaying mean of the updates."""

    mu: Any


def mean(label: str, updates: Any, before: Any, decay: Any) -> Any:
    """The decaying mean of updates: (1 − decay) u + decay m."""

    def decayed(u: Any, m: Any) -> Any:
        return like(1 - decay, u) * u + like(decay, u) * m

    return map_trees(label, decayed, updates, before)


def mean_square(label: str, updates: Any, before: Any, decay: ArrayLike) -> Any:
    """The decaying mean of |u|²."""
    return mean(label, map_trees(label, abs_squared, updates), before, decay)


def trace(decay: ArrayLike, nesterov: bool = False) -> GradientTransformation:
    """Momentum: t ← u + decay t. The update is t, or u + decay t with Nesterov's momentum.

    Sutskever, Martens, Dahl and Hinton, On the importance of initialization and momentum (2013).

    >>> opt = trace(0.5)
    >>> state = opt.init(np.zeros(1))
    >>> for _ in range(2):
    ...     updates, state = opt.update(np.ones(1), state)
    >>> updates
    array([1.5])
    """

    def init(params: Any) -> Any:
        return TraceState(map_leaves(np.zeros_like, checked_params("trace", params)))

    def update(updates: Any, state: Any, params: Any = None) -> tuple[Any, Any]:
        def added(u: Any, t: Any) -> Any:
            return u + like(decay, u) * t

        after = map_trees("trace", added, updates, state.trace)
        return map_leaves(added, updates, after) if nesterov else after, TraceState(after)

    return GradientTransformation(init, update)


def scale_by_adam(
    b1: ArrayLike = 0.9, b2: ArrayLike = 0.999, eps: ArrayLike = 1e-8, eps_root: ArrayLike = 0.0
) -> GradientTransformation:
    """Updates of Adam: m̂ / (√(v̂ + eps_root) + eps), means m and v without their initial bias.

    Kingma and Ba, Adam: a method for stochastic optimization (2015).

    >>> opt = scale_by_adam()
    >>> opt.update(np.array([5.0]), opt.init(np.zeros(1)))[0].round(6)
    array([1.])
    """

    def init(params: Any) -> Any:
        checked_params("scale_by_adam", params)
        zeros = map_leaves(np.zeros_like, params)
        return MomentsState(first_count(), zeros, map_leaves(real_zeros, params))

    def update(updates: Any, state: Any, params: Any = None) -> tuple[Any, Any]:
        count = state.count + 1
        mu = mean("scale_by_adam", updates, state.mu, b1)
        nu = mean_square("scale_by_adam", updates, state.nu, b2)
        first, second = 1 - b1**count, 1 - b2**count

        def scaled(m: Any, v: Any) -> Any:
            root = np.sqrt(v / like(second, v) + like(eps_root, v))
            return (m / like(first, m)) / (root + like(eps, v))

        return map_leaves(scaled, mu, nu), MomentsState(count, mu, nu)

    return GradientTransformation(init, update)


def scale_by_rms(
    decay: ArrayLike = 0.9,
    eps: ArrayLike = 1e-8,
    initial_scale: float = 0.0,
    eps_in_sqrt: bool = True,
    centered: bool = False,
) -> GradientTransformation:
    """Updates over the root of the decaying mean v of |u|²; `centered`: over that of v − |m|².

    The denominator is √(v + eps), or √v + eps without `eps_in_sqrt`. Hinton's lecture 6e (2012);
    centered as in Graves, Generating sequences with recurrent neural networks (2013).

    >>> opt = scale_by_rms(decay=0.75)
    >>> opt.update(np.array([5.0]), opt.init(np.zeros(1)))[0].round(6)
    array([2.])
    """

    def init(params: Any) -> Any:
        checked_params("scale_by_rms", params)
        nu = map_leaves(lambda p: real_zeros(p) + like(initial_scale, p), params)
        return RmsState(map_leaves(np.zeros_like, params) if centered else None, nu)

    def update(updates: Any, state: Any, params: Any = None) -> tuple[Any, Any]:
        nu = mean_square("scale_by_rms", updates, state.nu, decay)
        mu, variance = None, nu
        if centered:
            mu = mean("scale_by_rms", updates, state.mu, decay)
            variance = map_leaves(lambda m, v: v - abs_squared(m), mu, nu)

        def scaled(u: Any, v: Any) -> Any:
            return u / _root(v, eps, eps_in_sqrt)

        return map_leaves(scaled, updates, variance), RmsState(mu, nu)

    return GradientTransformation(init, update)


def _root(squares: Any, eps: Any, eps_in_sqrt: bool) -> Any:
    """√(squares + eps), or √squares + eps."""
    small = like(eps, squares)
    return np.sqrt(squares + small) if eps_in_sqrt else np.sqrt(squares) + small


def scale_by_rss(
    initial_accumulator_value: float = 0.1, eps: ArrayLike = 1e-7, eps_in_sqrt: bool = True
) -> GradientTransformation:
    """Updates over the root of the sum s of all |u|²; 0 where s is 0.

    The denominator is √(s + eps), or √s + eps without `eps_in_sqrt`. Duchi, Hazan and Singer,
    Adaptive subgradient methods (2011).

    >>> opt = scale_by_rss(initial_accumulator_value=0.0)
    >>> opt.update(np.array([5.0, 0.0]), opt.init(np.zeros(2)))[0].round(6)
    array([1., 0.])
    """

    def init(params: Any) -> Any:
        checked_params("scale_by_rss", params)
        start = map_leaves(lambda p: real_zeros(p) + like(initial_accumulator_value, p), params)
        return SumState(start)

    def update(updates: Any, state: Any, params: Any = None) -> tuple[Any, Any]:
        sums = map_trees(
            "scale_by_rss", lambda u, s: abs_squared(u) + s, updates, state.sum_of_squares
        )

        def scaled(u: Any, s: Any) -> Any:
            there = s > 0
            positive = np.where(there, s, 1.0)
            return np.where(there, u / _root(positive, eps, eps_in_sqrt), 0.0)

        return map_leaves(scaled, updates, sums), SumState(sums)

    return GradientTransformation(init, update)


def scale_by_lion(b1: ArrayLike = 0.9, b2: ArrayLike = 0.99) -> GradientTransformation:
    """The sign of (1 − b1) u + b1 m, where m is the mean of updates that decays by b2.

    Of complex numbers the sign is z / |z|. Chen et al., Symbolic discovery of optimization
    algorithms (2023).

    >>> opt = scale_by_lion()
    >>> opt.update(np.array([5.0, -0.1]), opt.init(np.zeros(2)))[0]
    array([ 1., -1.])
    """

    def init(params: Any) -> Any:
        return LionState(map_leaves(np.zeros_like, checked_params("scale_by_lion", params)))

    def update(updates: Any, state: Any, params: Any = None) -> tuple[Any, Any]:
        signs = map_leaves(np.sign, mean("scale_by_lion", updates, state.mu, b1))
        return signs, LionState(mean("scale_by_lion", updates, state.mu, b2))

    return GradientTransformation(init, update)


def sgd(
    learning_rate: Rate, momentum: ArrayLike | None = None, nesterov: bool = False
) -> GradientTransformation:
    """Gradient descent, with optional momentum.

    `learning_rate` is a number, a traced array or a schedule. Raises TypeError for parameters that
    are not floating-point or complex.

    >>> opt = sgd(0.1, momentum=0.9)
    >>> params = {"w": np.array([1.0, -2.0])}
    >>> state = opt.init(params)
    >>> updates, state = opt.update({"w": 2 * params["w"]}, state)
    >>> updates
    {'w': array([-0.2,  0.4])}
    """
    moving = identity() if momentum is None else trace(momentum, nesterov)
    return chain(moving, scale_by_learning_rate(learning_rate))


def adam(
    learning_rate: Rate,
    b1: ArrayLike = 0.9,
    b2: ArrayLike = 0.999,
    eps: ArrayLike = 1e-8,
    eps_root: ArrayLike = 0.0,
) -> GradientTransformation:
    """Adam, see `scale_by_adam`.

    >>> opt = adam(1e-3)
    >>> params = np.array([1.0, -2.0])
    >>> updates, state = opt.update(2 * params, opt.init(params))
    >>> updates
    array([-0.001,  0.001])
    """
    return chain(scale_by_adam(b1, b2, eps, eps_root), scale_by_learning_rate(learning_rate))


def adamw(
    learning_rate: Rate,
    b1: ArrayLike = 0.9,
    b2: ArrayLike = 0.999,
    eps: ArrayLike = 1e-8,
    eps_root: ArrayLike = 0.0,
    weight_decay: ArrayLike = 1e-4,
    mask: Any = None,
) -> GradientTransformation:
    """Adam with weight decay that is decoupled from the gradient; `update` requires the parameters.

    `mask` selects the parameters that decay, see `masked`; all of them by default. Loshchilov and
    Hutter, Decoupled weight decay regularization (2019).

    >>> opt = adamw(1e-3, weight_decay=0.1)
    >>> params = np.array([1.0, -2.0])
    >>> updates, state = opt.update(2 * params, opt.init(params), params)
    >>> updates
    array([-0.0011,  0.0012])
    """
    return chain(
        scale_by_adam(b1, b2, eps, eps_root),
        add_decayed_weights(weight_decay, mask),
        scale_by_learning_rate(learning_rate),
    )


def rmsprop(
    learning_rate: Rate,
    decay: ArrayLike = 0.9,
    eps: ArrayLike = 1e-8,
    initial_scale: float = 0.0,
    eps_in_sqrt: bool = True,
    centered: bool = False,
    momentum: ArrayLike | None = None,
    nesterov: bool = False,
) -> GradientTransformation:
    """RMSProp, see `scale_by_rms`; momentum applies to the scaled steps, as in optax.

    PyTorch and `te.optimize.RMSprop` multiply by the learning rate after they add momentum, which
    differs if a schedule changes the rate.

    >>> opt = rmsprop(0.1, decay=0.75)
    >>> opt.update(np.array([5.0]), opt.init(np.zeros(1)))[0].round(6)
    array([-0.2])
    """
    return chain(
        scale_by_rms(decay, eps, initial_scale, eps_in_sqrt, centered),
        scale_by_learning_rate(learning_rate),
        identity() if momentum is None else trace(momentum, nesterov),
    )


def adagrad(
    learning_rate: Rate,
    initial_accumulator_value: float = 0.1,
    eps: ArrayLike = 1e-7,
    eps_in_sqrt: bool = True,
) -> GradientTransformation:
    """Adagrad, see `scale_by_rss`.

    >>> opt = adagrad(0.1, initial_accumulator_value=0.0)
    >>> opt.update(np.array([5.0]), opt.init(np.zeros(1)))[0].round(6)
    array([-0.1])
    """
    return chain(
        scale_by_rss(initial_accumulator_value, eps, eps_in_sqrt),
        scale_by_learning_rate(learning_rate),
    )


def lion(
    learning_rate: Rate,
    b1: ArrayLike = 0.9,
    b2: ArrayLike = 0.99,
    weight_decay: ArrayLike = 1e-3,
    mask: Any = None,
) -> GradientTransformation:
    """Lion, see `scale_by_lion`, with weight decay; `update` requires the parameters.

    `mask` selects the parameters that decay, as in `adamw`.

    >>> opt = lion(0.1, weight_decay=0.0)
    >>> params = np.array([1.0, -2.0])
    >>> opt.update(2 * params, opt.init(params), params)[0]
    array([-0.1,  0.1])
    """
    return chain(
        scale_by_lion(b1, b2),
        add_decayed_weights(weight_decay, mask),
        scale_by_learning_rate(learning_rate),
    )
