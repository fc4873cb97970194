"""Classification losses. Definitions are PyTorch's.

`reduction` is "mean", "sum" or "none" everywhere; other values raise ValueError.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from tenferro import numpy as tnp
from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array, convert_to
from tenferro.functions.arrays.values import demanded, value_of
from tenferro.nn.loss import pair, reduced
from tenferro.nn.operands import real
from tenferro.ops.base import check_axis, f, refuse, refuse_dtype
from tenferro.special import log_softmax
from tenferro.special.softmax import log_softmax_at, picked
from tenferro.tensor import ArrayLike

__all__ = ["binary_cross_entropy", "binary_cross_entropy_with_logits", "cross_entropy", "nll_loss"]


def nll_loss(
    x: ArrayLike,
    target: ArrayLike,
    weight: ArrayLike | None = None,
    ignore_index: int = -100,
    reduction: str = "mean",
) -> Tensor:
    """-weight[target] x[target]: x holds log-probabilities, classes on axis 1 (or 0 of a vector).

    `target` contains class indices; those equal to `ignore_index` are ignored. The mean is divided
    by the weights of the targets. Raises IndexError for other indices out of range; if they are
    traced, their losses are NaN.

    >>> nll_loss([[-1.0, -2.0]], [1])
    Tensor(2.)
    """
    x = real("nll_loss", x)
    return _of_labels("nll_loss", picked, x, target, weight, ignore_index, reduction)


def _of_labels(
    name: str,
    log_probability: Callable[[Any, Any, int], Any],
    x: Any,
    target: Any,
    weight: Any,
    ignore_index: int,
    reduction: str,
) -> Any:
    """`nll_loss` of `log_probability(x, target, axis)` for each target."""
    classes = check_axis(name, 1 if x.ndim > 1 else 0, x.ndim)
    target = as_array(name, target, x)
    if target.shape != tuple(n for a, n in enumerate(x.shape) if a != classes):
        refuse(name, "target", target.aval, f"the shape {x.shape} without its axis {classes}")
    if target.dtype.kind not in "iu":
        refuse_dtype(name, "the target's dtype", target.dtype, "an integer one")
    counted = tnp.not_equal(target, ignore_index)
    weights = _weights_of(name, counted, target, weight, x)
    losses = f.where(counted, -weights * log_probability(x, target, classes), 0)
    losses = _where_classes(name, losses, target, x.shape[classes], counted)
    if reduction != "mean":
        return reduced(name, losses, reduction)
    return tnp.sum(losses) / tnp.sum(weights)


def _weights_of(name: str, counted: Any, target: Any, weight: Any, x: Any) -> Any:
    """The weight of each target, 0 where it does not count."""
    if weight is None:
        return convert_to(counted, x.dtype)
    return f.where(counted, tnp.take(real(name, weight, x), target, mode="drop"), 0)


def _where_classes(name: str, losses: Any, target: Any, n: Any, counted: Any) -> Any:
    """The losses, if targets that count are classes."""
    right = ~counted | (target >= 0) & (target < n)
    known, holds = value_of(target), value_of(right)
    label = "a class index"
    if known is not None and holds is not None and not holds.all():
        label = f"class index {np.asarray(known)[~holds].flat[0]}"
    message = f"{name}: {label} in target is out of bounds, expected 0 to {n - 1}"
    return demanded(losses, right, message, "IndexError")


def cross_entropy(
    x: ArrayLike,
    target: ArrayLike,
    weight: ArrayLike | None = None,
    ignore_index: int = -100,
    reduction: str = "mean",
    label_smoothing: float = 0.0,
) -> Tensor:
    """`nll_loss` of log_softmax(x): x holds logits, classes on axis 1 (or 0 of a vector).

    `target` contains class indices, or probabilities of x's shape. With `label_smoothing` ε, the
    target distribution is mixed with ε of the uniform one.

    >>> cross_entropy([[0.0, 0.0]], [1])
    Tensor(0.69314718)
    """
    x = real("cross_entropy", x)
    classes = check_axis("cross_entropy", 1 if x.ndim > 1 else 0, x.ndim)
    target = as_array("cross_entropy", target, x)
    if target.shape == x.shape and target.aval.is_inexact:
        logarithms = log_softmax(x, classes)
        return _soft_targets(logarithms, target, weight, classes, reduction, label_smoothing)
    loss = _of_labels("cross_entropy", log_softmax_at, x, target, weight, ignore_index, reduction)
    if not label_smoothing:
        return loss
    logarithms = log_softmax(x, classes)
    counted = tnp.not_equal(target, ignore_index)
    every = _weighted(logarithms, weight, classes)
    smooth = f.where(counted, -tnp.sum(every, axis=classes) / x.shape[classes], 0)
    if reduction == "mean":
        smooth = tnp.sum(smooth) / _total_weight(x, target, weight, classes, ignore_index)
    else:
        smooth = reduced("cross_entropy", smooth, reduction)
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
        return reduced("cross_entropy", losses, reduction)
    return tnp.sum(losses) / (losses.size or 1)


def binary_cross_entropy(
    x: ArrayLike, target: ArrayLike, weight: ArrayLike | None = None, reduction: str = "mean"
) -> Tensor:
    """-t log x - (1 - t) log(1 - x) for probabilities x, both logarithms at least -100.

    >>> binary_cross_entropy([0.5], [1.0])
    Tensor(0.69314718)
    """
    x, target = pair("binary_cross_entropy", x, target)
    losses = (target - 1) * _bounded_log(1 - x) - target * _bounded_log(x)
    if weight is not None:
        losses = losses * real("binary_cross_entropy", weight, x)
    return reduced("binary_cross_entropy", losses, reduction)


def _bounded_log(x: Any) -> Any:
    """max(log x, -100), flat below."""
    low = x <= math.exp(-100)
    return f.where(low, -100, f.log(f.where(low, 1, x)))


def binary_cross_entropy_with_logits(
    x: ArrayLike,
    target: ArrayLike,
    weight: ArrayLike | None = None,
    reduction: str = "mean",
    pos_weight: ArrayLike | None = None,
) -> Tensor:
    """-p t log σ(x) - (1 - t) log σ(-x) with the logistic σ, without overflow; p is `pos_weight`.

    >>> binary_cross_entropy_with_logits([0.0], [1.0])
    Tensor(0.69314718)
    """
    name = "binary_cross_entropy_with_logits"
    x, target = pair(name, x, target)
    positive = target if pos_weight is None else target * real(name, pos_weight, x)
    losses = (target - 1) * f.log_sigmoid(-x) - positive * f.log_sigmoid(x)
    return reduced(name, losses if weight is None else losses * real(name, weight, x), reduction)
