"""Orthonormal bases of the range and the null space of a matrix, by its singular values.

Maths note: svd.
"""

from __future__ import annotations

from typing import Any

from tenferro.eager import Tensor
from tenferro.functions.axes.reductions import max as greatest, sum as sum_over
from tenferro.linalg.arguments import epsilon, inexact_array, refuse_shape
from tenferro.linalg.parts import columns
from tenferro.linalg.scipys_options import with_options
from tenferro.linalg.svd import svd
from tenferro.tensor import ArrayLike

__all__ = ["null_space", "orth"]


def orth(a: ArrayLike, /, rcond: float | None = None) -> Tensor:
    """An orthonormal basis of the range of a matrix (m, n), as columns (m, rank).

    Singular values up to `rcond` times the largest count as zero, by default max(m, n) times the
    precision. The rank is the shape of the result, so the matrix must have values: inside `te.jit`
    it raises the error for traced sizes. The basis is determined up to a rotation: losses must not
    depend on it (see `svd`). Raises LinAlgError unless a has two axes.

    >>> import numpy as np
    >>> abs(orth(np.array([[2.0, 0.0], [0.0, 0.0]])))
    Tensor([[1.],
            [0.]])
    """
    U, s, Vh = svd(_matrix("orth", a), full_matrices=False)
    return columns(U, 0, _rank(s, max(U.shape[-2], Vh.shape[-1]), rcond))


@with_options("a")
def null_space(a: ArrayLike, /, rcond: float | None = None) -> Tensor:
    """An orthonormal basis of the null space of a matrix (m, n), as columns (n, n - rank).

    `rcond`, what the result depends on, and the errors are those of `orth`.

    >>> import numpy as np
    >>> abs(null_space(np.array([[2.0, 0.0]])))
    Tensor([[0.],
            [1.]])
    """
    U, s, Vh = svd(_matrix("null_space", a))
    return columns(Vh.H, _rank(s, max(U.shape[-1], Vh.shape[-1]), rcond), Vh.shape[-1])


def _matrix(name: str, a: ArrayLike) -> Any:
    a = inexact_array(name, a)
    if a.ndim != 2:
        refuse_shape(name, "a", a.shape, "two axes (m, n)")
    return a


def _rank(s: Any, size: Any, rcond: float | None) -> int:
    """How many singular values count, as a number."""
    if s.shape[-1] == 0:
        return 0
    relative = size * epsilon(s.dtype) if rcond is None else rcond
    return int(sum_over(s > relative * greatest(s)))
