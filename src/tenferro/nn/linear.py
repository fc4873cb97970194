"""Linear maps, tables of vectors, distances. Definitions are PyTorch's."""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro import numpy as tnp
from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array, convert_to
from tenferro.linalg import vector_norm
from tenferro.nn.operands import inexact, real
from tenferro.ops.arrays.constant import iota
from tenferro.ops.base import f, nullary, refuse, refuse_dtype
from tenferro.special import softmax
from tenferro.tensor import ArrayLike
from tenferro.tensor.dtypes import int64

__all__ = [
    "bilinear", "cosine_similarity", "embedding", "linear", "normalize", "one_hot",
    "pairwise_distance", "pdist", "softmin",
]  # fmt: skip


def linear(x: ArrayLike, weight: ArrayLike, bias: ArrayLike | None = None) -> Tensor:
    """x weightᵀ + bias for x (..., n), weight (m, n) and bias (m,); real or complex.

    >>> linear([1.0, 2.0], [[3.0, 4.0]], [0.5])
    Tensor([11.5])
    """
    x = inexact("linear", x)
    weight = inexact("linear", weight, x)
    if weight.ndim == 2 and x.ndim and x.shape[-1] != weight.shape[1]:
        refuse(
            "linear", "the last axis of x", x.shape[-1],
            f"{weight.shape[1]}, as weight of shape {weight.shape} requires",
        )  # fmt: skip
    y = tnp.matmul(x, weight.T)
    return y if bias is None else y + inexact("linear", bias, y)


def bilinear(
    x1: ArrayLike, x2: ArrayLike, weight: ArrayLike, bias: ArrayLike | None = None
) -> Tensor:
    """Σ x1ᵢ weightₖᵢⱼ x2ⱼ + biasₖ over the last axes, for weight (k, i, j).

    >>> bilinear([1.0], [2.0], [[[3.0]]])
    Tensor([6.])
    """
    x1 = inexact("bilinear", x1)
    x2, weight = inexact("bilinear", x2, x1), inexact("bilinear", weight, x1)
    y = tnp.einsum("...i,kij,...j->...k", x1, weight, x2)
    return y if bias is None else y + inexact("bilinear", bias, y)


def one_hot(indices: ArrayLike, num_classes: int) -> Tensor:
    """Integers as vectors along a new last axis: 1 at the index, 0 elsewhere; 0 if out of range.

    Raises TypeError for indices that are not integers.

    >>> one_hot([0, 2], 3)
    Tensor([[1, 0, 0],
           [0, 0, 1]])
    """
    return convert_to(chosen("one_hot", indices, num_classes), int64)


def chosen(name: str, indices: ArrayLike, n: int) -> Any:
    """Booleans along a new last axis of size n: whether it is the index."""
    indices = as_array(name, indices)
    if indices.dtype.kind not in "iu":
        refuse_dtype(name, "the indices' dtype", indices.dtype, "an integer one")
    shape = (*indices.shape, n)
    numbers = iota.bind(shape=shape, dimension=indices.ndim, dtype=int64)
    return f.equal(tnp.expand_dims(indices, axis=-1), nullary(indices, numbers))


def embedding(indices: ArrayLike, weight: ArrayLike) -> Tensor:
    """Rows of `weight` (n, d) at integer indices (...): an array (..., d).

    >>> embedding([1, 0], [[1.0, 2.0], [3.0, 4.0]])
    Tensor([[3., 4.],
           [1., 2.]])
    """
    weight = as_array("embedding", weight)
    if weight.ndim != 2:
        refuse("embedding", "weight", weight.aval, "a matrix")
    return tnp.take(weight, as_array("embedding", indices, weight), axis=0)


def _norm(x: Any, p: float, axis: int, keepdims: bool) -> Any:
    return vector_norm(x, ord=p, axis=axis, keepdims=keepdims)


def normalize(x: ArrayLike, p: float = 2.0, axis: int = 1, eps: float = 1e-12) -> Tensor:
    """x / max(‖x‖ₚ, eps) along an axis.

    >>> normalize([[3.0, 4.0]])
    Tensor([[0.6, 0.8]])
    """
    x = inexact("normalize", x)
    norm = _norm(x, p, axis, True)
    return x / f.where(norm < eps, eps, norm)


def cosine_similarity(x1: ArrayLike, x2: ArrayLike, axis: int = 1, eps: float = 1e-8) -> Tensor:
    """⟨x1, x2⟩ / (max(‖x1‖, eps) max(‖x2‖, eps)) along an axis of operands that broadcast; real.

    >>> cosine_similarity([[1.0, 0.0]], [[1.0, 1.0]]).round(4)
    Tensor([0.7071])
    """
    x1 = real("cosine_similarity", x1)
    x2 = real("cosine_similarity", x2, x1)
    x1, x2 = tnp.broadcast_arrays(x1, x2)
    units = (normalize(x, 2.0, axis, eps) for x in (x1, x2))
    left, right = units
    return tnp.sum(left * right, axis=axis)


def pairwise_distance(
    x1: ArrayLike, x2: ArrayLike, p: float = 2.0, eps: float = 1e-6, keepdims: bool = False
) -> Tensor:
    """‖x1 - x2 + eps‖ₚ along the last axis; real.

    >>> pairwise_distance([3.0, 4.0], [0.0, 0.0], eps=0.0)
    Tensor(5.)
    """
    x1 = real("pairwise_distance", x1)
    return _norm(x1 - real("pairwise_distance", x2, x1) + eps, p, -1, keepdims)


def pdist(x: Any, p: float = 2.0) -> Tensor:
    """‖xᵢ - xⱼ‖ₚ of the rows i < j of a matrix, row by row of the upper triangle; real.

    >>> pdist([[0.0, 0.0], [3.0, 4.0], [3.0, 0.0]])
    Tensor([5., 3., 4.])
    """
    x = real("pdist", x)
    if x.ndim != 2:
        refuse("pdist", "the array", x.aval, "a matrix")
    first, second = np.triu_indices(x.shape[0], 1)
    return _norm(tnp.take(x, first, axis=0) - tnp.take(x, second, axis=0), p, -1, False)


def softmin(x: ArrayLike, axis: int) -> Tensor:
    """softmax(-x) along an axis; real or complex.

    >>> softmin([0.0, 0.0], 0)
    Tensor([0.5, 0.5])
    """
    return softmax(-inexact("softmin", x), axis)
