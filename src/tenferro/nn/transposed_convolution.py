"""Transposed convolution: what the gradient of `conv` does to a cotangent, as a layer."""

from __future__ import annotations

from typing import Any

from tenferro.eager import Tensor
from tenferro.nn.convolution import add_bias, conform
from tenferro.nn.operands import Numbers, each
from tenferro.ops.arrays.convolution import convolution, dilated, swap_channels
from tenferro.ops.arrays.structural import reverse
from tenferro.ops.base import apply, refuse
from tenferro.rows import sharing_signature
from tenferro.tensor import ArrayLike

__all__ = ["conv_transpose1d", "conv_transpose2d", "conv_transpose3d"]

OPTIONS = ("stride", "padding", "output_padding", "dilation")


def _transposed(
    n: int, x: Any, weight: Any, bias: Any, options: tuple[Numbers, ...], groups: int
) -> Any:
    """A convolution of x, dilated by the strides, with the kernel reversed."""
    name = f"conv_transpose{n}d"
    x, weight = conform(name, n, x, weight)
    if weight.ndim != n + 2 or weight.shape[0] != x.shape[1] or weight.shape[0] % groups:
        expected = f"({x.shape[1]} channels, out / groups, kernel), divisible by {groups} groups"
        refuse(name, "weight", weight.aval, expected)
    stride, padding, more, dilation = (
        each(name, argument, n, option) for argument, option in zip(OPTIONS, options, strict=True)
    )
    if any(m >= max(s, d) for m, s, d in zip(more, stride, dilation, strict=True)):
        refuse(name, "output_padding", more, f"less than the stride {stride} or the dilation")
    reach = [dilated(k, d) - 1 for k, d in zip(weight.shape[2:], dilation, strict=True)]
    operation = convolution.bind(
        strides=(1,) * n,
        padding=tuple((r - p, r - p + m) for r, p, m in zip(reach, padding, more, strict=True)),
        input_dilation=stride,
        kernel_dilation=dilation,
        groups=groups,
    )
    reversed_kernel = apply(
        reverse.bind(axes=tuple(range(2, n + 2))), swap_channels(weight, groups)
    )
    return add_bias(name, apply(operation, x, reversed_kernel), bias)


@sharing_signature
def _transposed_convolution(
    n: int,
    x: ArrayLike,
    weight: ArrayLike,
    bias: ArrayLike | None = None,
    stride: Numbers = 1,
    padding: Numbers = 0,
    output_padding: Numbers = 0,
    groups: int = 1,
    dilation: Numbers = 1,
) -> Tensor:
    return _transposed(n, x, weight, bias, (stride, padding, output_padding, dilation), groups)


conv_transpose1d = _transposed_convolution(
    "conv_transpose1d",
    1,
    """The transpose of `conv1d`: x (batch, channels, n), weight (channels, out / groups, k).

    The output has (n - 1) stride - 2 padding + dilation (k - 1) + output_padding + 1 positions.
    Real or complex. Raises ValueError for inconsistent shapes.

    >>> conv_transpose1d([[[1.0, 2.0]]], [[[1.0, -1.0]]])
    Tensor([[[ 1.,  1., -2.]]])
    """,
)
conv_transpose2d = _transposed_convolution(
    "conv_transpose2d",
    2,
    """The transpose of `conv2d`: x (batch, channels, n, m), weight (channels, out / groups, k, l).

    >>> conv_transpose2d([[[[2.0]]]], [[[[1.0, 3.0]]]])
    Tensor([[[[2., 6.]]]])
    """,
)
conv_transpose3d = _transposed_convolution(
    "conv_transpose3d",
    3,
    """The transpose of `conv3d`: weight (channels, out / groups, k, l, m).

    >>> conv_transpose3d([[[[[2.0]]]]], [[[[[3.0]]]]])
    Tensor([[[[[6.]]]]])
    """,
)
