"""Convolution as networks use it: cross-correlation with a kernel, channels on axis 1."""

from __future__ import annotations

from typing import Any

from tenferro.nn.operands import Numbers, each, inexact
from tenferro.ops.apply import apply
from tenferro.ops.convolution import convolution
from tenferro.ops.promotion import convert_to, promoted_dtype
from tenferro.ops.shapes import refuse

__all__ = ["conv1d", "conv2d", "conv3d"]


def _conv(
    n: int, x: Any, weight: Any, bias: Any, options: tuple[Numbers, Numbers, Numbers], groups: int
) -> Any:
    name = f"conv{n}d"
    x, weight = conform(name, n, x, weight)
    stride, padding, dilation = (
        each(name, argument, n, option)
        for argument, option in zip(("stride", "padding", "dilation"), options, strict=True)
    )
    operation = convolution.bind(
        strides=stride,
        padding=tuple((p, p) for p in padding),
        input_dilation=(1,) * n,
        kernel_dilation=dilation,
        groups=groups,
    )
    return add_bias(name, apply(operation, x, weight), bias)


def conform(name: str, n: int, x: Any, weight: Any) -> tuple[Any, Any]:
    """Operands of one dtype; x with batch, channels and n spatial axes."""
    x = inexact(name, x)
    weight = inexact(name, weight, x)
    if x.ndim != n + 2:
        refuse(name, "the array", x.aval, f"batch, channels and {n} spatial axes")
    dtype = promoted_dtype(x, weight)
    return convert_to(x, dtype), convert_to(weight, dtype)


def add_bias(name: str, y: Any, bias: Any) -> Any:
    """y plus one number for each channel, or y for None."""
    if bias is None:
        return y
    bias = inexact(name, bias, y)
    if bias.shape != y.shape[1:2]:
        refuse(name, "bias", bias.aval, f"one element for each of {y.shape[1]} channels")
    return y + bias.reshape((bias.shape[0], *(1 for _ in y.shape[2:])))


def conv1d(
    x: Any,
    weight: Any,
    bias: Any = None,
    stride: Numbers = 1,
    padding: Numbers = 0,
    dilation: Numbers = 1,
    groups: int = 1,
) -> Any:
    """Cross-correlation of x (batch, channels, n) with weight (out, channels / groups, k).

    Real or complex. Raises ValueError for shapes that do not fit.

    >>> conv1d([[[1.0, 2.0, 4.0]]], [[[1.0, -1.0]]])
    Tensor([[[-1., -2.]]])
    """
    return _conv(1, x, weight, bias, (stride, padding, dilation), groups)


def conv2d(
    x: Any,
    weight: Any,
    bias: Any = None,
    stride: Numbers = 1,
    padding: Numbers = 0,
    dilation: Numbers = 1,
    groups: int = 1,
) -> Any:
    """Cross-correlation of x (batch, channels, n, m) with weight (out, channels / groups, k, l).

    >>> conv2d([[[[1.0, 2.0], [3.0, 4.0]]]], [[[[1.0, 1.0], [1.0, 1.0]]]])
    Tensor([[[[10.]]]])
    """
    return _conv(2, x, weight, bias, (stride, padding, dilation), groups)


def conv3d(
    x: Any,
    weight: Any,
    bias: Any = None,
    stride: Numbers = 1,
    padding: Numbers = 0,
    dilation: Numbers = 1,
    groups: int = 1,
) -> Any:
    """Cross-correlation of x (batch, channels, n, m, p) with weight (out, channels / groups, …).

    >>> conv3d([[[[[2.0]]]]], [[[[[3.0]]]]])
    Tensor([[[[[6.]]]]])
    """
    return _conv(3, x, weight, bias, (stride, padding, dilation), groups)
