"""Normalisation of activations. Definitions are PyTorch's; the variance divides by n."""

from __future__ import annotations

from typing import Any

from tenferro import numpy as tnp
from tenferro.eager import Tensor
from tenferro.nn.operands import inexact, real
from tenferro.ops.base import Axes, f, refuse
from tenferro.tensor import ArrayLike, ShapeLike

__all__ = [
    "batch_norm", "group_norm", "instance_norm", "layer_norm", "local_response_norm", "rms_norm",
    "running_statistics",
]  # fmt: skip


def _standardise(x: Any, axes: Axes, eps: float) -> Any:
    centred = x - tnp.mean(x, axis=axes, keepdims=True)
    variance = tnp.mean(f.square(centred), axis=axes, keepdims=True)
    return centred * f.rsqrt(variance + eps)


def _along_channels(x: Any, values: Any) -> Any:
    """One value for each channel, on axis 1 of x."""
    return values.reshape((values.shape[0], *(1 for _ in x.shape[2:])))


def _affine(name: str, x: Any, weight: Any, bias: Any) -> Any:
    """x weight + bias, with one weight and bias for each channel."""
    for argument, values in (("weight", weight), ("bias", bias)):
        if values is not None:
            values = real(name, values, x)
            if values.shape != (x.shape[1],):
                refuse(
                    name, argument, values.aval, f"one element for each of {x.shape[1]} channels"
                )
            per_channel = _along_channels(x, values)
            x = x * per_channel if argument == "weight" else x + per_channel
    return x


def _with_channels(name: str, x: ArrayLike) -> Tensor:
    x = real(name, x)
    if x.ndim < 2:
        refuse(name, "the array", x.aval, "batch and channels as its first two axes")
    return x


def _trailing(name: str, x: Any, normalized_shape: Any) -> Axes:
    shape = (
        tuple(normalized_shape)
        if isinstance(normalized_shape, tuple | list)
        else (normalized_shape,)
    )
    if not shape or x.shape[-len(shape) :] != shape:
        refuse(name, "normalized_shape", shape, f"the last sizes of the shape {x.shape}")
    return tuple(range(x.ndim - len(shape), x.ndim))


def layer_norm(
    x: ArrayLike,
    normalized_shape: ShapeLike,
    weight: ArrayLike | None = None,
    bias: ArrayLike | None = None,
    eps: float = 1e-5,
) -> Tensor:
    """(x - mean) / sqrt(variance + eps) over the last axes, times `weight` plus `bias`.

    `weight` and `bias` have the shape `normalized_shape`, which must be the last sizes of x; raises
    ValueError if it is not. Real.

    >>> layer_norm([[1.0, 3.0]], 2, eps=0.0)
    Tensor([[-1.,  1.]])
    """
    x = real("layer_norm", x)
    y = _standardise(x, _trailing("layer_norm", x, normalized_shape), eps)
    y = y if weight is None else y * real("layer_norm", weight, x)
    return y if bias is None else y + real("layer_norm", bias, x)


def rms_norm(
    x: ArrayLike,
    normalized_shape: ShapeLike,
    weight: ArrayLike | None = None,
    eps: float | None = None,
) -> Tensor:
    """x / sqrt(mean x² + eps) over the last axes, times `weight`; eps is the dtype's by default.

    Raises ValueError if `normalized_shape` is not the last sizes of x. Real.

    >>> rms_norm([[3.0, 3.0]], 2).round(6)
    Tensor([[1., 1.]])
    """
    x = real("rms_norm", x)
    axes = _trailing("rms_norm", x, normalized_shape)
    small = float(tnp.finfo(x.dtype).eps) if eps is None else eps
    y = x * f.rsqrt(tnp.mean(f.square(x), axis=axes, keepdims=True) + small)
    return y if weight is None else y * real("rms_norm", weight, x)


def batch_norm(
    x: ArrayLike,
    running_mean: ArrayLike | None = None,
    running_var: ArrayLike | None = None,
    weight: ArrayLike | None = None,
    bias: ArrayLike | None = None,
    training: bool = False,
    eps: float = 1e-5,
) -> Tensor:
    """(x - mean) / sqrt(variance + eps) for each channel (axis 1), times `weight` plus `bias`.

    With `training` the mean and variance of the batch are used, otherwise the running ones. They
    are not updated in place: `running_statistics` returns their next values. Raises ValueError if
    they are missing or their shape is not (channels,).

    >>> batch_norm([[1.0], [3.0]], training=True, eps=0.0)
    Tensor([[-1.],
           [ 1.]])
    """
    x = _with_channels("batch_norm", x)
    if training:
        y = _standardise(x, _batch_axes(x), eps)
    elif running_mean is None or running_var is None:
        refuse("batch_norm", "running_mean or running_var", None, "arrays, unless training=True")
    else:
        mean, variance = (inexact("batch_norm", v, x) for v in (running_mean, running_var))
        scale = f.rsqrt(variance + eps)
        y = (x - _along_channels(x, mean)) * _along_channels(x, scale)
    return _affine("batch_norm", y, weight, bias)


def _batch_axes(x: Any) -> Axes:
    return (0, *range(2, x.ndim))


def running_statistics(
    x: ArrayLike, running_mean: ArrayLike, running_var: ArrayLike, momentum: float = 0.1
) -> tuple[Tensor, Tensor]:
    """Running mean and variance of each channel after a batch, as `batch_norm` reads them.

    (1 - momentum) old + momentum new, where the new variance divides by n - 1.

    >>> running_statistics([[1.0], [3.0]], [0.0], [1.0], momentum=0.5)
    (Tensor([1.]), Tensor([1.5]))
    """
    x = _with_channels("running_statistics", x)
    axes = _batch_axes(x)
    moments = tnp.mean(x, axis=axes), tnp.var(x, axis=axes, correction=1)
    known = (inexact("running_statistics", v, x) for v in (running_mean, running_var))
    mean, variance = (
        (1 - momentum) * old + momentum * new for old, new in zip(known, moments, strict=True)
    )
    return mean, variance


def group_norm(
    x: ArrayLike,
    num_groups: int,
    weight: ArrayLike | None = None,
    bias: ArrayLike | None = None,
    eps: float = 1e-5,
) -> Tensor:
    """Normalises groups of channels of each sample; `weight` and `bias` have one value a channel.

    Raises ValueError unless `num_groups` divides the channels, axis 1.

    >>> group_norm([[1.0, 3.0, 5.0, 9.0]], 2, eps=0.0)
    Tensor([[-1.,  1., -1.,  1.]])
    """
    x = _with_channels("group_norm", x)
    if num_groups < 1 or x.shape[1] % num_groups:
        refuse("group_norm", "num_groups", num_groups, f"a divisor of {x.shape[1]} channels")
    grouped = x.reshape((x.shape[0], num_groups, x.shape[1] // num_groups, *x.shape[2:]))
    y = _standardise(grouped, tuple(range(2, grouped.ndim)), eps).reshape(x.shape)
    return _affine("group_norm", y, weight, bias)


def instance_norm(
    x: ArrayLike, weight: ArrayLike | None = None, bias: ArrayLike | None = None, eps: float = 1e-5
) -> Tensor:
    """Normalises each channel of each sample over its positions, the axes from 2 on.

    >>> instance_norm([[[1.0, 3.0]]], eps=0.0)
    Tensor([[[-1.,  1.]]])
    """
    x = _with_channels("instance_norm", x)
    if x.ndim < 3:
        refuse("instance_norm", "the array", x.aval, "positions from axis 2 on")
    y = _standardise(x, tuple(range(2, x.ndim)), eps)
    return _affine("instance_norm", y, weight, bias)


def local_response_norm(
    x: ArrayLike, size: int, alpha: float = 1e-4, beta: float = 0.75, k: float = 1.0
) -> Tensor:
    """x / (k + alpha mean x²)ᵇᵉᵗᵃ with the mean over `size` neighbouring channels (axis 1).

    The neighbourhood has size // 2 channels before and (size - 1) // 2 after; channels outside
    count as zeros. Raises ValueError for a size below 1. Real.

    >>> local_response_norm([[[2.0], [0.0]]], 1, alpha=1.0, beta=0.5, k=0.0001).round(2)
    Tensor([[[1.],
            [0.]]])
    """
    x = _with_channels("local_response_norm", x)
    if size < 1:
        refuse("local_response_norm", "size", size, "an integer >= 1")
    widths = [(0, 0)] * x.ndim
    widths[1] = (size // 2, (size - 1) // 2)
    squares = tnp.pad(f.square(x), widths)
    parts = [squares[:, i : i + x.shape[1]] for i in range(size)]
    mean = sum(parts[1:], parts[0]) / size
    return x / f.pow(k + alpha * mean, beta)
