"""Dropout and initial weights of networks.

Weights have the layout of `te.nn` and PyTorch, (out, in, *window); `in_axis` and `out_axis` are the
channel axes of another layout. Each element of the output depends on n inputs (the channels times
the size of the window), and each element of the input affects m outputs. The variances are 1/n
(LeCun et al. 1998), 2/n (He et al. 2015) and 2/(n + m) (Glorot and Bengio 2010).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal, TypeVar

import numpy as np

from tenferro.ops.base import check_axis, refuse
from tenferro.random.keyed import bernoulli, normal, uniform
from tenferro.tensor import ArrayLike, DTypeLike
from tenferro.tensor.dtypes import float64

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from tenferro.eager import Tensor

    Array = TypeVar("Array", NDArray[Any], Tensor)

__all__ = [
    "dropout", "glorot_normal", "glorot_uniform", "he_normal", "he_uniform", "lecun_normal",
    "lecun_uniform", "orthogonal", "variance_scaling",
]  # fmt: skip

Shape = Sequence[int]


def check_rate(name: str, rate: Any) -> None:
    """ValueError for what is not a probability below 1."""
    if not isinstance(rate, int | float | np.number) or not 0 <= rate < 1:
        refuse(name, "rate", repr(rate), "a number from 0 to below 1")


def dropout(key: ArrayLike, x: Array, rate: float = 0.5) -> Array:
    """Set elements of x to 0 with probability `rate`, and divide the others by 1 - rate.

    Raises ValueError for a rate outside [0, 1).

    >>> import numpy as np
    >>> import tenferro as te
    >>> te.random.dropout(te.random.key(1), np.ones(4), 0.5)
    array([2., 2., 2., 0.])
    """
    check_rate("dropout", rate)
    rate = float(rate)
    return np.where(bernoulli(key, 1 - rate, np.shape(x)), x / (1 - rate), 0)  # type: ignore[return-value]


def variance_scaling(
    key: ArrayLike,
    shape: Shape,
    scale: float = 1.0,
    mode: Literal["fan_in", "fan_out", "fan_avg"] = "fan_in",
    distribution: Literal["normal", "uniform"] = "normal",
    dtype: DTypeLike = float64,
    *,
    in_axis: int = 1,
    out_axis: int = 0,
) -> NDArray[Any]:
    """Weights with mean 0 and variance scale/n, scale/m or 2 scale/(n + m), according to `mode`.

    Raises ValueError for an unknown mode or distribution, a negative scale, and fewer than two
    axes.

    >>> import tenferro as te
    >>> w = te.random.variance_scaling(te.random.key(0), (8, 4), 2.0, distribution="uniform")
    >>> w.shape, bool(abs(w).max() <= (3 * 2.0 / 4) ** 0.5)
    ((8, 4), True)
    """
    if not 0 <= scale < math.inf:
        refuse("variance_scaling", "scale", scale, "a finite number from 0")
    fans = _fans("variance_scaling", shape, in_axis, out_axis)
    if mode not in fans:
        refuse("variance_scaling", "mode", repr(mode), f"one of {sorted(fans)}")
    deviation = math.sqrt(scale / max(1.0, fans[mode]))
    if distribution == "normal":
        return normal(key, shape, dtype) * deviation
    if distribution != "uniform":
        refuse("variance_scaling", "distribution", repr(distribution), "'normal' or 'uniform'")
    bound = math.sqrt(3) * deviation
    return uniform(key, shape, dtype, -bound, bound)


def _fans(name: str, shape: Shape, in_axis: int, out_axis: int) -> dict[str, float]:
    if len(shape) < 2:
        refuse(name, "shape", tuple(shape), "at least two axes, inputs and outputs")
    ins, outs = (shape[check_axis(name, axis, len(shape))] for axis in (in_axis, out_axis))
    window = math.prod(shape) / max(1, ins * outs)
    n, m = ins * window, outs * window
    return {"fan_in": n, "fan_out": m, "fan_avg": (n + m) / 2}


def lecun_normal(
    key: ArrayLike, shape: Shape, dtype: DTypeLike = float64, **axes: int
) -> NDArray[Any]:
    """Normal weights of variance 1/n; `in_axis` and `out_axis` as in `variance_scaling`.

    >>> import tenferro as te
    >>> te.random.lecun_normal(te.random.key(0), (2, 3)).round(3)
    array([[ 0.082,  0.442, -0.025],
           [ 0.053, -0.058,  0.652]])
    """
    return variance_scaling(key, shape, 1.0, "fan_in", "normal", dtype, **axes)


def lecun_uniform(
    key: ArrayLike, shape: Shape, dtype: DTypeLike = float64, **axes: int
) -> NDArray[Any]:
    """Uniform weights of variance 1/n; `in_axis` and `out_axis` as in `variance_scaling`.

    >>> import tenferro as te
    >>> te.random.lecun_uniform(te.random.key(0), (2, 3)).round(3)
    array([[-0.972, -0.484, -0.057],
           [-0.817,  0.958, -0.488]])
    """
    return variance_scaling(key, shape, 1.0, "fan_in", "uniform", dtype, **axes)


def he_normal(
    key: ArrayLike, shape: Shape, dtype: DTypeLike = float64, **axes: int
) -> NDArray[Any]:
    """Normal weights of variance 2/n, for layers before a ReLU: PyTorch's `kaiming_normal_`.

    `in_axis` and `out_axis` as in `variance_scaling`.

    >>> import tenferro as te
    >>> w = te.random.he_normal(te.random.key(0), (1000, 50))
    >>> round(float(w.var() * 50), 1)
    2.0
    """
    return variance_scaling(key, shape, 2.0, "fan_in", "normal", dtype, **axes)


def he_uniform(
    key: ArrayLike, shape: Shape, dtype: DTypeLike = float64, **axes: int
) -> NDArray[Any]:
    """Uniform weights of variance 2/n; `in_axis` and `out_axis` as in `variance_scaling`.

    >>> import tenferro as te
    >>> te.random.he_uniform(te.random.key(0), (2, 3)).round(3)
    array([[-1.374, -0.685, -0.08 ],
           [-1.156,  1.355, -0.69 ]])
    """
    return variance_scaling(key, shape, 2.0, "fan_in", "uniform", dtype, **axes)


def glorot_normal(
    key: ArrayLike, shape: Shape, dtype: DTypeLike = float64, **axes: int
) -> NDArray[Any]:
    """Normal weights of variance 2/(n + m): PyTorch's `xavier_normal_`.

    `in_axis` and `out_axis` as in `variance_scaling`.

    >>> import tenferro as te
    >>> te.random.glorot_normal(te.random.key(0), (2, 3)).round(3)
    array([[ 0.089,  0.484, -0.027],
           [ 0.058, -0.064,  0.714]])
    """
    return variance_scaling(key, shape, 1.0, "fan_avg", "normal", dtype, **axes)


def glorot_uniform(
    key: ArrayLike, shape: Shape, dtype: DTypeLike = float64, **axes: int
) -> NDArray[Any]:
    """Uniform weights of variance 2/(n + m): PyTorch's `xavier_uniform_`.

    `in_axis` and `out_axis` as in `variance_scaling`.

    >>> import tenferro as te
    >>> te.random.glorot_uniform(te.random.key(0), (2, 3)).round(3)
    array([[-1.065, -0.531, -0.062],
           [-0.895,  1.05 , -0.534]])
    """
    return variance_scaling(key, shape, 1.0, "fan_avg", "uniform", dtype, **axes)


def orthogonal(key: ArrayLike, shape: Shape, dtype: DTypeLike = float64) -> NDArray[Any]:
    """A matrix whose rows or columns, whichever are fewer, are orthonormal.

    Further axes belong to the columns.

    The factor Q of a matrix of normal numbers, with the signs of R's diagonal: uniformly
    distributed (Mezzadri 2007). Raises ValueError for fewer than two axes.

    >>> import numpy as np
    >>> import tenferro as te
    >>> w = te.random.orthogonal(te.random.key(0), (2, 3))
    >>> bool(np.allclose(w @ w.T, np.eye(2)))
    True
    """
    if len(shape) < 2:
        refuse("orthogonal", "shape", tuple(shape), "at least two axes")
    rows, columns = shape[0], math.prod(shape[1:])
    q, r = np.linalg.qr(normal(key, (max(rows, columns), min(rows, columns)), dtype))
    q = q * np.where(np.diagonal(r) < 0, -1, 1).astype(q.dtype)
    return np.reshape(q if rows >= columns else q.T, tuple(shape))
