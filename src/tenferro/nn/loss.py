"""Losses. Definitions are PyTorch's, at the kinks too.

`reduction` is "mean", "sum" or "none" everywhere; anything else is a ValueError.
"""

from __future__ import annotations

import math
from typing import Any

from tenferro import numpy as tnp
from tenferro.nn.linear import chosen, cosine_similarity, pairwise_distance
from tenferro.nn.operands import inexact, real
from tenferro.ops.formulas import f
from tenferro.ops.promotion import as_array, convert_to
from tenferro.ops.shapes import check_axis, refuse
from tenferro.special import log_softmax

__all__ = [
    "binary_cross_entropy",
    "binary_cross_entropy_with_logits",
    "cosine_embedding_loss",
    "cross_entropy",
    "gaussian_nll_loss",
    "hinge_embedding_loss",
    "huber_loss",
    "kl_div",
    "l1_loss",
    "margin_ranking_loss",
    "mse_loss",
    "nll_loss",
    "poisson_nll_loss",
    "smooth_l1_loss",
    "soft_margin_loss",
    "triplet_margin_loss",
]


def _reduce(name: str, losses: Any, reduction: str) -> Any:
    if reduction == "none":
        return losses
    if reduction == "sum":
        return tnp.sum(losses)
    if reduction != "mean":
        refuse(name, "reduction", repr(reduction), "'mean', 'sum' or 'none'")
    return tnp.mean(losses)


def _pair(name: str, x: Any, target: Any) -> tuple[Any, Any]:
    x = real(name, x)
    return x, real(name, target, x)


def _hinge(x: Any) -> Any:
    """max(x, 0) with the derivative 1 at 0, as PyTorch's clamp has it."""
    return f.where(x < 0, 0, x)


def mse_loss(x: Any, target: Any, reduction: str = "mean") -> Any:
    """(x - target)².

    >>> mse_loss([1.0, 2.0], [1.0, 4.0])
    Tensor(2.)
    """
    x, target = _pair("mse_loss", x, target)
    return _reduce("mse_loss", f.square(x - target), reduction)


def l1_loss(x: Any, target: Any, reduction: str = "mean") -> Any:
    """|x - target|; the derivative at 0 is 0. Real or complex.

    >>> l1_loss([1.0, 2.0], [1.0, 4.0])
    Tensor(1.)
    """
    x = inexact("l1_loss", x)
    return _reduce("l1_loss", f.abs(x - inexact("l1_loss", target, x)), reduction)


def smooth_l1_loss(x: Any, target: Any, reduction: str = "mean", beta: float = 1.0) -> Any:
    """d²/2β where |d| < β, else |d| - β/2, for d = x - target; ValueError for β < 0.

    >>> smooth_l1_loss([1.0, 2.0], [1.5, 4.0])
    Tensor(0.8125)
    """
    if beta < 0:
        refuse("smooth_l1_loss", "beta", beta, "at least 0")
    if beta == 0:
        return l1_loss(x, target, reduction)
    return huber_loss(x, target, reduction, beta) / beta


def huber_loss(x: Any, target: Any, reduction: str = "mean", delta: float = 1.0) -> Any:
    """d²/2 where |d| <= δ, else δ (|d| - δ/2), for d = x - target; ValueError for δ <= 0.

    >>> huber_loss([1.0, 2.0], [1.5, 4.0])
    Tensor(0.8125)
    """
    if delta <= 0:
        refuse("huber_loss", "delta", delta, "more than 0")
    x, target = _pair("huber_loss", x, target)
    difference = x - target
    size = f.abs(difference)
    losses = f.where(size <= delta, 0.5 * f.square(difference), delta * (size - 0.5 * delta))
    return _reduce("huber_loss", losses, reduction)


def nll_loss(
    x: Any,
    target: Any,
    weight: Any = None,
    ignore_index: int = -100,
    reduction: str = "mean",
) -> Any:
    """-weight[target] x[target]: x holds log-probabilities, classes on axis 1 (or 0 of a vector).

    `target` holds class numbers; those equal to `ignore_index` count for nothing. The mean is
    divided by the weights of the targets.

    >>> nll_loss([[-1.0, -2.0]], [1])
    Tensor(2.)
    """
    x = real("nll_loss", x)
    classes = check_axis("nll_loss", 1 if x.ndim > 1 else 0, x.ndim)
    target = as_array("nll_loss", target, x)
    if target.shape != tuple(n for a, n in enumerate(x.shape) if a != classes):
        refuse("nll_loss", "target", target.aval, f"the shape {x.shape} without its axis {classes}")
    hot = chosen("nll_loss", target, x.shape[classes])
    hot = tnp.logical_and(hot, tnp.expand_dims(tnp.not_equal(target, ignore_index), axis=-1))
    logarithms = tnp.moveaxis(x, classes, -1)
    weights = f.where(hot, 1 if weight is None else real("nll_loss", weight, x), 0)
    weights = convert_to(weights, x.dtype) if weight is None else weights
    losses = -tnp.sum(f.where(hot, logarithms * weights, 0), axis=-1)
    if reduction != "mean":
        return _reduce("nll_loss", losses, reduction)
    return tnp.sum(losses) / tnp.sum(weights)


def cross_entropy(
    x: Any,
    target: Any,
    weight: Any = None,
    ignore_index: int = -100,
    reduction: str = "mean",
    label_smoothing: float = 0.0,
) -> Any:
    """`nll_loss` of log_softmax(x): x holds logits, classes on axis 1 (or 0 of a vector).

    `target` holds class numbers, or probabilities of x's shape. With `label_smoothing` ε, the
    target distribution is mixed with ε of the uniform one.

    >>> cross_entropy([[0.0, 0.0]], [1])
    Tensor(0.69314718)
    """
    x = real("cross_entropy", x)
    classes = check_axis("cross_entropy", 1 if x.ndim > 1 else 0, x.ndim)
    logarithms = log_softmax(x, classes)
    target = as_array("cross_entropy", target, x)
    if target.shape == x.shape and target.aval.is_inexact:
        return _soft_targets(logarithms, target, weight, classes, reduction, label_smoothing)
    loss = nll_loss(logarithms, target, weight, ignore_index, reduction)
    if not label_smoothing:
        return loss
    kept = tnp.not_equal(target, ignore_index)
    every = _weighted(logarithms, weight, classes)
    smooth = f.where(kept, -tnp.sum(every, axis=classes) / x.shape[classes], 0)
    if reduction == "mean":
        smooth = tnp.sum(smooth) / _total_weight(x, target, weight, classes, ignore_index)
    else:
        smooth = _reduce("cross_entropy", smooth, reduction)
    return (1 - label_smoothing) * loss + label_smoothing * smooth


def _weighted(logarithms: Any, weight: Any, classes: int) -> Any:
    if weight is None:
        return logarithms
    weight = real("cross_entropy", weight, logarithms)
    return logarithms * weight.reshape(
        (weight.shape[0], *(1 for _ in logarithms.shape[classes + 1 :]))
    )


def _total_weight(x: Any, target: Any, weight: Any, classes: int, ignore_index: int) -> Any:
    zeros = tnp.zeros_like(x)
    return nll_loss(zeros - 1, target, weight, ignore_index, "sum")


def _soft_targets(
    logarithms: Any, target: Any, weight: Any, classes: int, reduction: str, smoothing: float
) -> Any:
    mixed = (1 - smoothing) * target + smoothing / logarithms.shape[classes]
    losses = -tnp.sum(_weighted(logarithms, weight, classes) * mixed, axis=classes)
    if reduction != "mean":
        return _reduce("cross_entropy", losses, reduction)
    return tnp.sum(losses) / (losses.size or 1)


def binary_cross_entropy(x: Any, target: Any, weight: Any = None, reduction: str = "mean") -> Any:
    """-t log x - (1 - t) log(1 - x) for probabilities x, both logarithms at least -100.

    >>> binary_cross_entropy([0.5], [1.0])
    Tensor(0.69314718)
    """
    x, target = _pair("binary_cross_entropy", x, target)
    losses = (target - 1) * _bounded_log(1 - x) - target * _bounded_log(x)
    if weight is not None:
        losses = losses * real("binary_cross_entropy", weight, x)
    return _reduce("binary_cross_entropy", losses, reduction)


def _bounded_log(x: Any) -> Any:
    """max(log x, -100), flat below."""
    low = x <= math.exp(-100)
    return f.where(low, -100, f.log(f.where(low, 1, x)))


def binary_cross_entropy_with_logits(
    x: Any, target: Any, weight: Any = None, reduction: str = "mean", pos_weight: Any = None
) -> Any:
    """-p t log σ(x) - (1 - t) log σ(-x) with the logistic σ, without overflow; p is `pos_weight`.

    >>> binary_cross_entropy_with_logits([0.0], [1.0])
    Tensor(0.69314718)
    """
    name = "binary_cross_entropy_with_logits"
    x, target = _pair(name, x, target)
    positive = target if pos_weight is None else target * real(name, pos_weight, x)
    losses = (target - 1) * f.log_sigmoid(-x) - positive * f.log_sigmoid(x)
    return _reduce(name, losses if weight is None else losses * real(name, weight, x), reduction)


def kl_div(x: Any, target: Any, reduction: str = "mean", log_target: bool = False) -> Any:
    """t (log t - x) for log-probabilities x and probabilities t, or their logarithms.

    `reduction` may also be "batchmean": the sum divided by the size of axis 0.

    >>> kl_div([-1.0], [0.5], "sum").round(6)
    Tensor(0.153426)
    """
    x, target = _pair("kl_div", x, target)
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
    return _reduce("kl_div", losses, reduction)


def poisson_nll_loss(
    x: Any, target: Any, log_input: bool = True, eps: float = 1e-8, reduction: str = "mean"
) -> Any:
    """exp(x) - t x, or x - t log(x + eps) unless `log_input`, for counts t.

    >>> poisson_nll_loss([0.0], [3.0])
    Tensor(1.)
    """
    x, target = _pair("poisson_nll_loss", x, target)
    losses = f.exp(x) - target * x if log_input else x - target * f.log(x + eps)
    return _reduce("poisson_nll_loss", losses, reduction)


def gaussian_nll_loss(
    x: Any,
    target: Any,
    var: Any,
    full: bool = False,
    eps: float = 1e-6,
    reduction: str = "mean",
) -> Any:
    """(log v + (x - t)²/v) / 2 for v = max(var, eps), plus log(2π)/2 if `full`.

    The derivative in `var` is 0 below eps.

    >>> gaussian_nll_loss([1.0], [3.0], [1.0])
    Tensor(2.)
    """
    x, target = _pair("gaussian_nll_loss", x, target)
    variance = real("gaussian_nll_loss", var, x)
    variance = f.where(variance < eps, eps, variance)
    losses = 0.5 * (f.log(variance) + f.square(x - target) / variance)
    losses = losses + 0.5 * math.log(2 * math.pi) if full else losses
    return _reduce("gaussian_nll_loss", losses, reduction)


def hinge_embedding_loss(x: Any, target: Any, margin: float = 1.0, reduction: str = "mean") -> Any:
    """x where the target is 1, max(0, margin - x) where it is -1.

    >>> hinge_embedding_loss([0.25, 0.25], [1.0, -1.0], reduction="none")
    Tensor([0.25, 0.75])
    """
    x, target = _pair("hinge_embedding_loss", x, target)
    apart = f.where(f.equal(target, 1), 0, _hinge(margin - x))
    together = f.where(f.equal(target, -1), 0, x)
    return _reduce("hinge_embedding_loss", apart + together, reduction)


def margin_ranking_loss(
    x1: Any, x2: Any, target: Any, margin: float = 0.0, reduction: str = "mean"
) -> Any:
    """max(0, -target (x1 - x2) + margin).

    >>> margin_ranking_loss([1.0], [3.0], [1.0])
    Tensor(2.)
    """
    x1, x2 = _pair("margin_ranking_loss", x1, x2)
    target = real("margin_ranking_loss", target, x1)
    return _reduce("margin_ranking_loss", _hinge(margin - target * (x1 - x2)), reduction)


def soft_margin_loss(x: Any, target: Any, reduction: str = "mean") -> Any:
    """log(1 + exp(-target x)).

    >>> soft_margin_loss([0.0], [1.0])
    Tensor(0.69314718)
    """
    x, target = _pair("soft_margin_loss", x, target)
    return _reduce("soft_margin_loss", f.softplus(-target * x), reduction)


def cosine_embedding_loss(
    x1: Any, x2: Any, target: Any, margin: float = 0.0, reduction: str = "mean"
) -> Any:
    """1 - cos(x1, x2) where the target is 1, max(0, cos(x1, x2) - margin) where it is -1.

    The cosine is along the last axis.

    >>> cosine_embedding_loss([[1.0, 0.0]], [[0.0, 1.0]], [1.0])
    Tensor(1.)
    """
    x1, x2 = _pair("cosine_embedding_loss", x1, x2)
    cosine = cosine_similarity(x1, x2, -1, 1e-12)
    target = real("cosine_embedding_loss", target, x1)
    together = f.where(f.equal(target, 1), 1 - cosine, 0)
    apart = f.where(f.equal(target, -1), _hinge(cosine - margin), 0)
    return _reduce("cosine_embedding_loss", together + apart, reduction)


def triplet_margin_loss(
    anchor: Any,
    positive: Any,
    negative: Any,
    margin: float = 1.0,
    p: float = 2.0,
    eps: float = 1e-6,
    reduction: str = "mean",
) -> Any:
    """max(0, d(anchor, positive) - d(anchor, negative) + margin) with `pairwise_distance` d.

    >>> triplet_margin_loss([[0.0]], [[3.0]], [[1.0]]).round(5)
    Tensor(3.)
    """
    near = pairwise_distance(anchor, positive, p, eps)
    far = pairwise_distance(anchor, negative, p, eps)
    return _reduce("triplet_margin_loss", _hinge(near - far + margin), reduction)
