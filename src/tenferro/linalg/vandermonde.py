"""Vandermonde matrices. Maths note: vander."""

from __future__ import annotations

from tenferro.eager import Tensor
from tenferro.functions.arrays.creation import ones_like
from tenferro.functions.arrays.joining import concat
from tenferro.functions.arrays.manipulation import expand_dims
from tenferro.linalg.arguments import inexact_array
from tenferro.ops.base import refuse
from tenferro.tensor import ArrayLike

__all__ = ["vander"]


def vander(x: ArrayLike, /, N: int | None = None, increasing: bool = False) -> Tensor:
    """The powers of x as columns: V[..., i, j] = x[..., i]^(N − 1 − j), or ^j if `increasing`.

    `x` is (..., n) and the result (..., n, N), by default with N = n. Raises ValueError for a
    scalar or a negative N.

    >>> import numpy as np
    >>> vander(np.array([2.0, 3.0]), increasing=True)
    Tensor([[1., 2.],
            [1., 3.]])
    """
    x = inexact_array("vander", x)
    if not x.ndim:
        refuse("vander", "x.ndim", 0, "at least 1")
    count = x.shape[-1] if N is None else N
    if count < 0:
        refuse("vander", "N", N, "an integer ≥ 0")
    column = expand_dims(x, axis=-1)
    powers = [ones_like(column)]
    for _ in range(count - 1):
        powers.append(powers[-1] * column)
    matrix = concat(powers if increasing else powers[::-1], axis=-1)
    return matrix if count else matrix[..., :0]
