"""Activation functions without kinks. Definitions are PyTorch's. Maths note: elementary_special."""

from __future__ import annotations

import math
from typing import Any

from tenferro import numpy as tnp
from tenferro.eager import Tensor
from tenferro.nn.operands import inexact, real
from tenferro.ops.arrays.pointwise import INEXACT, pointwise
from tenferro.ops.base import apply, check_axis, f, family_id, refuse
from tenferro.special import ndtr
from tenferro.tensor import ArrayLike

__all__ = [
    "gelu", "glu", "logsigmoid", "mish", "sigmoid", "silu", "softplus", "softsign", "tanh",
    "tanhshrink",
]  # fmt: skip


def sigmoid(x: ArrayLike) -> Tensor:
    """The logistic function 1 / (1 + exp(-x)), element by element; real or complex.

    >>> sigmoid(0.0)
    Tensor(0.5)
    """
    return f.logistic(x)


def logsigmoid(x: ArrayLike) -> Tensor:
    """log(1 / (1 + exp(-x))), element by element, without overflow; real.

    >>> logsigmoid(-1000.0)
    Tensor(-1000.)
    """
    return f.log_sigmoid(x)


def tanh(x: ArrayLike) -> Tensor:
    """The hyperbolic tangent, element by element; real or complex.

    >>> tanh(0.0)
    Tensor(0.)
    """
    return f.tanh(x)


def tanhshrink(x: ArrayLike) -> Tensor:
    """x - tanh(x), element by element; real or complex.

    >>> tanhshrink(0.0)
    Tensor(0.)
    """
    x = inexact("tanhshrink", x)
    return x - f.tanh(x)


def softsign(x: ArrayLike) -> Tensor:
    """x / (1 + |x|), element by element; real or complex.

    >>> softsign(-1.0)
    Tensor(-0.5)
    """
    x = inexact("softsign", x)
    size = f.abs(x)
    near = f.less(size, 1)
    below = 1 / (1 + size)
    # Far from 0 the derivative 1/(1 + |x|)² is what remains where that of the quotient cancels.
    return f.where(near, x * below, tnp.sign(x) * (1 - below))


silu_family = pointwise(family_id("nn", "silu"), INEXACT, 1)
silu_family.formula(lambda x: x * f.logistic(x))


@silu_family.jvp
def _(x: Any, y: Any, dx: Any) -> Any:
    """σ(x) + y σ(-x), one product fewer than by the product's rule."""
    return (f.logistic(x) + y * f.logistic(-x)) * dx


def silu(x: ArrayLike) -> Tensor:
    """x / (1 + exp(-x)), element by element, also called swish; real or complex.

    >>> silu(0.0)
    Tensor(0.)
    """
    return apply(silu_family.bind(), inexact("silu", x))


def mish(x: ArrayLike) -> Tensor:
    """x tanh(log(1 + exp(x))), element by element; real.

    >>> mish(0.0)
    Tensor(0.)
    """
    x = real("mish", x)
    return x * f.tanh(f.softplus(x))


def softplus(x: ArrayLike, beta: float = 1.0, threshold: float = 20.0) -> Tensor:
    """log(1 + exp(beta x)) / beta, and x itself where beta x > threshold; real.

    >>> softplus([0.0, 30.0]).round(6)
    Tensor([ 0.693147, 30.      ])
    """
    x = real("softplus", x)
    scaled = beta * x
    linear = f.greater(scaled, threshold)
    return f.where(linear, x, f.softplus(f.where(linear, 0, scaled)) / beta)


def gelu(x: ArrayLike, approximate: str = "none") -> Tensor:
    """x Φ(x) with the normal distribution function Φ, element by element; real.

    With `approximate="tanh"`, Φ(x) is (1 + tanh(√(2/π) (x + 0.044715 x³))) / 2 instead.
    Raises ValueError for another `approximate`.

    >>> gelu([-1.0, 0.0, 1.0]).round(4)
    Tensor([-0.1587,  0.    ,  0.8413])
    """
    x = real("gelu", x)
    if approximate == "none":
        return x * ndtr(x)
    if approximate != "tanh":
        refuse("gelu", "approximate", repr(approximate), "'none' or 'tanh'")
    inner = math.sqrt(2 / math.pi) * (x + 0.044715 * x * x * x)
    return x * f.logistic(2 * inner)


def glu(x: ArrayLike, axis: int = -1) -> Tensor:
    """a sigmoid(b) where a and b are the halves of x along an axis; real or complex.

    Raises ValueError for an odd size of the axis.

    >>> glu([2.0, 0.0])
    Tensor([1.])
    """
    x = inexact("glu", x)
    axis = check_axis("glu", axis, x.ndim)
    if x.shape[axis] % 2:
        refuse("glu", f"the size of axis {axis}", x.shape[axis], "an even one")
    half = x.shape[axis] // 2
    a, b = tnp.split(x, [half], axis=axis)
    return a * f.logistic(b)
