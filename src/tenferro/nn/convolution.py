"""Convolution as networks use it: cross-correlation with a kernel, channels on axis 1."""

from __future__ import annotations

from typing import Any

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import convert_to
from tenferro.nn.operands import Numbers, each, inexact
from tenferro.ops.arrays.convolution import convolution
from tenferro.ops.base import apply, promoted_dtype, refuse
from tenferro.rows import sharing_signature
from tenferro.tensor import ArrayLike

__all__ = ["conv1d", "conv2d", "conv3d"]


Padding = Numbers | str


def _conv(
    n: int, x: Any, weight: Any, bias: Any, options: tuple[Numbers, Padding, Numbers], groups: int
) -> Any:
    name = f"conv{n}d"
    x, weight = conform(name, n, x, weight)
    if weight.ndim != n + 2:
        refuse(name, "weight", weight.aval, f"channels out and in and {n} spatial axes")
    stride, dilation = each(name, "stride", n, options[0]), each(name, "dilation", n, options[2])
    reach = tuple(d * (k - 1) for d, k in zip(dilation, weight.shape[2:], strict=True))
    operation = convolution.bind(
        strides=stride,
        padding=_padding(name, options[1], stride, reach),
        input_dilation=(1,) * n,
        kernel_dilation=dilation,
        groups=groups,
    )
    return add_bias(name, apply(operation, x, weight), bias)


def _padding(
    name: str, padding: Padding, stride: tuple[int, ...], reach: tuple[int, ...]
) -> tuple[tuple[int, int], ...]:
    """The widths before and after each axis; an odd one of "same" has its last element after."""
    if padding == "valid":
        return ((0, 0),) * len(reach)
    if padding == "same":
        if any(s != 1 for s in stride):
            refuse(name, "stride", stride, "1 for padding='same'")
        return tuple((r // 2, r - r // 2) for r in reach)
    if isinstance(padding, str):
        refuse(name, "padding", repr(padding), "'valid', 'same', an integer or one for each axis")
    return tuple((p, p) for p in each(name, "padding", len(reach), padding))


def conform(name: str, n: int, x: ArrayLike, weight: ArrayLike) -> tuple[Any, Any]:
    """Operands of one dtype; x with batch, channels and n spatial axes."""
    x = inexact(name, x)
    weight = inexact(name, weight, x)
    if x.ndim != n + 2:
        refuse(name, "the array", x.aval, f"batch, channels and {n} spatial axes")
    dtype = promoted_dtype(x, weight)
    return convert_to(x, dtype), convert_to(weight, dtype)


def add_bias(name: str, y: Any, bias: ArrayLike) -> Any:
    """y plus one number for each channel, or y for None."""
    if bias is None:
        return y
    bias = inexact(name, bias, y)
    if bias.shape != y.shape[1:2]:
        refuse(name, "bias", bias.aval, f"one element for each of {y.shape[1]} channels")
    return y + bias.reshape((bias.shape[0], *(1 for _ in y.shape[2:])))


@sharing_signature
def _convolution(
    n: int,
    x: ArrayLike,
    weight: ArrayLike,
    bias: ArrayLike | None = None,
    stride: Numbers = 1,
    padding: Padding = 0,
    dilation: Numbers = 1,
    groups: int = 1,
) -> Tensor:
    return _conv(n, x, weight, bias, (stride, padding, dilation), groups)


conv1d = _convolution(
    "conv1d",
    1,
    """Cross-correlation of x (batch, channels, n) with weight (out, channels / groups, k).

    Real or complex. `padding` is a count of zeros at each end, "valid" (none) or "same" (as many as
    keep the size; needs stride 1). Raises ValueError for shapes and options that do not fit.

    >>> conv1d([[[1.0, 2.0, 4.0]]], [[[1.0, -1.0]]])
    Tensor([[[-1., -2.]]])
    """,
)
conv2d = _convolution(
    "conv2d",
    2,
    """Cross-correlation of x (batch, channels, n, m) with weight (out, channels / groups, k, l).

    >>> conv2d([[[[1.0, 2.0], [3.0, 4.0]]]], [[[[1.0, 1.0], [1.0, 1.0]]]])
    Tensor([[[[10.]]]])
    """,
)
conv3d = _convolution(
    "conv3d",
    3,
    """Cross-correlation of x (batch, channels, n, m, p) with weight (out, channels / groups, …).

    >>> conv3d([[[[[2.0]]]]], [[[[[3.0]]]]])
    Tensor([[[[[6.]]]]])
    """,
)
