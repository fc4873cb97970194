"""Regression and embedding losses. Definitions are PyTorch's, also at kinks.

`reduction` is "mean", "sum" or "none" everywhere; other values raise ValueError.
"""

from __future__ import annotations

import math
from typing import Any

from tenferro import numpy as tnp
from tenferro.eager import Tensor
from tenferro.nn.linear import cosine_similarity, pairwise_distance
from tenferro.nn.operands import inexact, real
from tenferro.ops.base import f, refuse
from tenferro.tensor import ArrayLike

__all__ = [
    "cosine_embedding_loss", "gaussian_nll_loss", "hinge_embedding_loss", "huber_loss", "kl_div",
    "l1_loss", "margin_ranking_loss", "mse_loss", "poisson_nll_loss", "smooth_l1_loss",
    "soft_margin_loss", "triplet_margin_loss",
]  # fmt: skip


def reduced(name: str, losses: Any, reduction: str) -> Any:
    """Losses as they are, or their sum or mean."""
    if reduction == "none":
        return losses
    if reduction == "sum":
        return tnp.sum(losses)
    if reduction != "mean":
        refuse(name, "reduction", repr(reduction), "'mean', 'sum' or 'none'")
    return tnp.mean(losses)


def pair(name: str, x: ArrayLike, target: ArrayLike) -> tuple[Tensor, Tensor]:
    """Two real arrays of one dtype."""
    x = real(name, x)
    return x, real(name, target, x)


def _hinge(x: Any) -> Any:
    """max(x, 0) with the derivative 1 at 0, as PyTorch's clamp has it."""
    return f.where(x < 0, 0, x)


def mse_loss(x: ArrayLike, target: ArrayLike, reduction: str = "mean") -> Tensor:
    """(x - target)².

    >>> mse_loss([1.0, 2.0], [1.0, 4.0])
    Tensor(2.)
    """
    x, target = pair("mse_loss", x, target)
    return reduced("mse_loss", f.square(x - target), reduction)


def l1_loss(x: ArrayLike, target: ArrayLike, reduction: str = "mean") -> Tensor:
    """|x - target|; the derivative at 0 is 0. Real or complex.

    >>> l1_loss([1.0, 2.0], [1.0, 4.0])
    Tensor(1.)
    """
    x = inexact("l1_loss", x)
    return reduced("l1_loss", f.abs(x - inexact("l1_loss", target, x)), reduction)


def smooth_l1_loss(
    x: ArrayLike, target: ArrayLike, reduction: str = "mean", beta: float = 1.0
) -> Tensor:
    """d²/2β where |d| < β, otherwise |d| - β/2, for d = x - target; ValueError for β < 0.

    >>> smooth_l1_loss([1.0, 2.0], [1.5, 4.0])
    Tensor(0.8125)
    """
    if beta < 0:
        refuse("smooth_l1_loss", "beta", beta, "at least 0")
    if beta == 0:
        return l1_loss(x, target, reduction)
    return huber_loss(x, target, reduction, beta) / beta


def huber_loss(
    x: ArrayLike, target: ArrayLike, reduction: str = "mean", delta: float = 1.0
) -> Tensor:
    """d²/2 where |d| <= δ, otherwise δ (|d| - δ/2), for d = x - target; ValueError for δ <= 0.

    >>> huber_loss([1.0, 2.0], [1.5, 4.0])
    Tensor(0.8125)
    """
    if delta <= 0:
        refuse("huber_loss", "delta", delta, "more than 0")
    x, target = pair("huber_loss", x, target)
    difference = x - target
    size = f.abs(difference)
    losses = f.where(size <= delta, 0.5 * f.square(difference), delta * (size - 0.5 * delta))
    return reduced("huber_loss", losses, reduction)


def kl_div(
    x: ArrayLike, target: ArrayLike, reduction: str = "mean", log_target: bool = False
) -> Tensor:
    """t (log t - x) for log-probabilities x and probabilities t, or their logarithms.

    `reduction` may also be "batchmean": the sum divided by the size of axis 0.

    >>> kl_div([-1.0], [0.5], "sum").round(6)
    Tensor(0.153426)
    """
    x, target = pair("kl_div", x, target)
    certain, logarithm = (
        (f.exp(target), f.exp(target) * target)
        if log_target
        else (
            target,
            f.xlogy(target, target),
        )
    )
    losses = logarithm - certain * x
    if reduction == "batchmean":
        return tnp.sum(losses) / x.shape[0]
    return reduced("kl_div", losses, reduction)


def poisson_nll_loss(
    x: ArrayLike,
    target: ArrayLike,
    log_input: bool = True,
    eps: float = 1e-8,
    reduction: str = "mean",
) -> Tensor:
    """exp(x) - t x, or x - t log(x + eps) unless `log_input`, for counts t.

    >>> poisson_nll_loss([0.0], [3.0])
    Tensor(1.)
    """
    x, target = pair("poisson_nll_loss", x, target)
    losses = f.exp(x) - target * x if log_input else x - target * f.log(x + eps)
    return reduced("poisson_nll_loss", losses, reduction)


def gaussian_nll_loss(
    x: ArrayLike,
    target: ArrayLike,
    var: ArrayLike,
    full: bool = False,
    eps: float = 1e-6,
    reduction: str = "mean",
) -> Tensor:
    """(log v + (x - t)²/v) / 2 for v = max(var, eps), plus log(2π)/2 if `full`.

    The derivative in `var` is 0 below eps.

    >>> gaussian_nll_loss([1.0], [3.0], [1.0])
    Tensor(2.)
    """
    x, target = pair("gaussian_nll_loss", x, target)
    variance = real("gaussian_nll_loss", var, x)
    variance = f.where(variance < eps, eps, variance)
    losses = 0.5 * (f.log(variance) + f.square(x - target) / variance)
    losses = losses + 0.5 * math.log(2 * math.pi) if full else losses
    return reduced("gaussian_nll_loss", losses, reduction)


def hinge_embedding_loss(
    x: ArrayLike, target: ArrayLike, margin: float = 1.0, reduction: str = "mean"
) -> Tensor:
    """x where the target is 1, max(0, margin - x) where it is -1.

    >>> hinge_embedding_loss([0.25, 0.25], [1.0, -1.0], reduction="none")
    Tensor([0.25, 0.75])
    """
    x, target = pair("hinge_embedding_loss", x, target)
    apart = f.where(f.equal(target, 1), 0, _hinge(margin - x))
    together = f.where(f.equal(target, -1), 0, x)
    return reduced("hinge_embedding_loss", apart + together, reduction)


def margin_ranking_loss(
    x1: ArrayLike, x2: ArrayLike, target: ArrayLike, margin: float = 0.0, reduction: str = "mean"
) -> Tensor:
    """max(0, -target (x1 - x2) + margin).

    >>> margin_ranking_loss([1.0], [3.0], [1.0])
    Tensor(2.)
    """
    x1, x2 = pair("margin_ranking_loss", x1, x2)
    target = real("margin_ranking_loss", target, x1)
    return reduced("margin_ranking_loss", _hinge(margin - target * (x1 - x2)), reduction)


def soft_margin_loss(x: ArrayLike, target: ArrayLike, reduction: str = "mean") -> Tensor:
    """log(1 + exp(-target x)).

    >>> soft_margin_loss([0.0], [1.0])
    Tensor(0.69314718)
    """
    x, target = pair("soft_margin_loss", x, target)
    return reduced("soft_margin_loss", f.softplus(-target * x), reduction)


def cosine_embedding_loss(
    x1: ArrayLike, x2: ArrayLike, target: ArrayLike, margin: float = 0.0, reduction: str = "mean"
) -> Tensor:
    """1 - cos(x1, x2) where the target is 1, max(0, cos(x1, x2) - margin) where it is -1.

    The cosine is along the last axis.

    >>> cosine_embedding_loss([[1.0, 0.0]], [[0.0, 1.0]], [1.0])
    Tensor(1.)
    """
    x1, x2 = pair("cosine_embedding_loss", x1, x2)
    cosine = cosine_similarity(x1, x2, -1, 1e-12)
    target = real("cosine_embedding_loss", target, x1)
    together = f.where(f.equal(target, 1), 1 - cosine, 0)
    apart = f.where(f.equal(target, -1), _hinge(cosine - margin), 0)
    return reduced("cosine_embedding_loss", together + apart, reduction)


def triplet_margin_loss(
    anchor: ArrayLike,
    positive: ArrayLike,
    negative: ArrayLike,
    margin: float = 1.0,
    p: float = 2.0,
    eps: float = 1e-6,
    reduction: str = "mean",
) -> Tensor:
    """max(0, d(anchor, positive) - d(anchor, negative) + margin) with `pairwise_distance` d.

    >>> triplet_margin_loss([[0.0]], [[3.0]], [[1.0]]).round(5)
    Tensor(3.)
    """
    near = pairwise_distance(anchor, positive, p, eps)
    far = pairwise_distance(anchor, negative, p, eps)
    return reduced("triplet_margin_loss", _hinge(near - far + margin), reduction)
