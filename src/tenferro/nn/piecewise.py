"""Activation functions with kinks. Definitions are PyTorch's, at the kinks too.

Both branches of a `where` are differentiated. A guard therefore replaces the argument of a branch
that could overflow where it is not taken.
"""

from __future__ import annotations

from typing import Any

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array, convert_to
from tenferro.nn.operands import real
from tenferro.ops.base import f, promoted_dtype, refuse
from tenferro.tensor import ArrayLike

__all__ = [
    "celu", "elu", "hardshrink", "hardsigmoid", "hardswish", "hardtanh", "leaky_relu", "prelu",
    "relu", "relu6", "rrelu", "selu", "softshrink", "threshold",
]  # fmt: skip

SELU_ALPHA = 1.6732632423543772848170429916717
SELU_SCALE = 1.0507009873554804934193349852946


def relu(x: ArrayLike) -> Tensor:
    """max(x, 0), element by element; the derivative at 0 is 0.

    >>> relu([-1.0, 2.0])
    Tensor([0., 2.])
    """
    x = real("relu", x)
    return f.where(x <= 0, 0, x)


def relu6(x: ArrayLike) -> Tensor:
    """min(max(x, 0), 6), element by element; the derivative at 0 and 6 is 0.

    >>> relu6([-1.0, 2.0, 7.0])
    Tensor([0., 2., 6.])
    """
    return f.clamp(real("relu6", x), 0, 6)


def hardtanh(x: ArrayLike, min_val: float = -1.0, max_val: float = 1.0) -> Tensor:
    """x limited to the range from `min_val` to `max_val`; the derivative at both is 0.

    Raises ValueError if min_val > max_val.

    >>> hardtanh([-3.0, 0.5])
    Tensor([-1. ,  0.5])
    """
    if min_val > max_val:
        refuse("hardtanh", "min_val", min_val, f"at most max_val = {max_val}")
    return f.clamp(real("hardtanh", x), min_val, max_val)


def hardsigmoid(x: ArrayLike) -> Tensor:
    """x/6 + 1/2 between -3 and 3, 0 below and 1 above; the derivative at -3 and 3 is 0.

    >>> hardsigmoid([-3.0, 0.0])
    Tensor([0. , 0.5])
    """
    x = real("hardsigmoid", x)
    return f.where(x <= -3, 0, f.where(x >= 3, 1, x / 6 + 0.5))


def hardswish(x: ArrayLike) -> Tensor:
    """x (x + 3) / 6 between -3 and 3, 0 below and x above; derivative 0 at -3 and 1 at 3.

    >>> hardswish([-3.0, 1.0, 4.0]).round(4)
    Tensor([0.    , 0.6667, 4.    ])
    """
    x = real("hardswish", x)
    return f.where(x <= -3, 0, f.where(x >= 3, x, x * (x + 3) / 6))


def threshold(x: ArrayLike, threshold: float, value: float) -> Tensor:
    """x where x > threshold, otherwise `value`; the derivative at the threshold is 0.

    >>> threshold([1.0, 2.0], 1.0, -5.0)
    Tensor([-5.,  2.])
    """
    x = real("threshold", x)
    return f.where(x <= threshold, value, x)


def hardshrink(x: ArrayLike, lambd: float = 0.5) -> Tensor:
    """0 where |x| <= lambd, otherwise x.

    >>> hardshrink([0.5, 0.6])
    Tensor([0. , 0.6])
    """
    x = real("hardshrink", x)
    return f.where(_within(x, lambd), 0, x)


def softshrink(x: ArrayLike, lambd: float = 0.5) -> Tensor:
    """0 where |x| <= lambd, otherwise x moved by lambd towards 0; ValueError for a negative lambd.

    >>> softshrink([0.5, 1.5, -2.0])
    Tensor([ 0. ,  1. , -1.5])
    """
    if lambd < 0:
        refuse("softshrink", "lambd", lambd, "at least 0")
    x = real("softshrink", x)
    return f.where(_within(x, lambd), 0, f.where(x > 0, x - lambd, x + lambd))


def _within(x: Any, bound: float) -> Any:
    return f.abs(x) <= bound


def leaky_relu(x: ArrayLike, negative_slope: float = 0.01) -> Tensor:
    """x where x > 0, otherwise negative_slope x.

    >>> leaky_relu([-1.0, 2.0])
    Tensor([-0.01,  2.  ])
    """
    x = real("leaky_relu", x)
    return f.where(x > 0, x, negative_slope * x)


def prelu(x: ArrayLike, weight: ArrayLike) -> Tensor:
    """x where x > 0, otherwise w x, with one slope w for all or one for each channel (axis 1).

    Raises ValueError if the number of elements of `weight` is neither 1 nor that of channels.

    >>> prelu([[-1.0, -1.0]], [0.5, 0.25])
    Tensor([[-0.5 , -0.25]])
    """
    x = real("prelu", x)
    slope = _per_channel(x, real("prelu", weight, x))
    dtype = promoted_dtype(x, slope)
    x, slope = convert_to(x, dtype), convert_to(slope, dtype)
    return f.where(x > 0, x, slope * x)


def _per_channel(x: Any, weight: Any) -> Any:
    if weight.size == 1:
        return weight.reshape(())
    if weight.ndim != 1 or x.ndim < 2 or weight.shape[0] != x.shape[1]:
        channels = x.shape[1] if x.ndim > 1 else 1
        refuse("prelu", "weight", weight.aval, f"one element, or one for each of {channels}")
    return weight.reshape((weight.shape[0], *(1 for _ in x.shape[2:])))


def rrelu(
    x: ArrayLike, lower: float = 1.0 / 8, upper: float = 1.0 / 3, training: bool = False
) -> Tensor:
    """`leaky_relu` with the slope (lower + upper) / 2.

    Raises ValueError if `training`: PyTorch then draws random slopes.

    >>> rrelu(-1.0, 0.0, 0.5)
    Tensor(-0.25)
    """
    if training:
        refuse("rrelu", "training", training, "False: slopes drawn at random are not supported")
    return leaky_relu(as_array("rrelu", x), (lower + upper) / 2)


def elu(x: ArrayLike, alpha: float = 1.0) -> Tensor:
    """x where x > 0, otherwise alpha (exp(x) - 1).

    >>> elu([-1.0, 2.0]).round(4)
    Tensor([-0.6321,  2.    ])
    """
    return _exponential_unit("elu", x, alpha, 1.0, 1.0)


def selu(x: ArrayLike) -> Tensor:
    """`elu` times a scale, the two constants of self-normalizing networks (arXiv:1706.02515).

    >>> selu([-1.0, 2.0]).round(4)
    Tensor([-1.1113,  2.1014])
    """
    return _exponential_unit("selu", x, SELU_ALPHA, SELU_SCALE, 1.0)


def celu(x: ArrayLike, alpha: float = 1.0) -> Tensor:
    """x where x > 0, otherwise alpha (exp(x / alpha) - 1); ValueError for alpha = 0.

    >>> celu([-2.0, 2.0], alpha=2.0).round(4)
    Tensor([-1.2642,  2.    ])
    """
    if alpha == 0:
        refuse("celu", "alpha", alpha, "a number other than 0")
    return _exponential_unit("celu", x, alpha, 1.0, 1 / alpha)


def _exponential_unit(name: str, x: Any, alpha: float, scale: float, rate: float) -> Any:
    x = real(name, x)
    positive = x > 0
    below = f.where(positive, 0, x)
    return f.where(positive, scale * x, alpha * scale * f.expm1(rate * below))
