"""NumPy's products and parts of matrices as its `linalg` has them: of the last two axes."""

from __future__ import annotations

from typing import Any

from tenferro.eager import Tensor
from tenferro.functions.arrays import diagonals
from tenferro.functions.arrays.arguments import as_array
from tenferro.functions.arrays.joining import concat
from tenferro.functions.arrays.manipulation import atleast_2d
from tenferro.functions.axes import products
from tenferro.functions.statistics.padding import pad
from tenferro.ops.base import refuse
from tenferro.tensor import Array, ArrayLike, DTypeLike

__all__ = ["block_diag", "cross", "diagonal", "outer", "trace"]


def diagonal(x: ArrayLike, /, *, offset: int = 0) -> Tensor:
    """The diagonals of matrices in the last two axes, `offset` columns right of the main one.

    >>> import numpy as np
    >>> diagonal(np.array([[1.0, 2.0], [3.0, 4.0]]), offset=1)
    Tensor([2.])
    """
    return diagonals.diagonal(x, offset, -2, -1)


def trace(x: ArrayLike, /, *, offset: int = 0, dtype: DTypeLike | None = None) -> Tensor:
    """The sums of the diagonals of matrices in the last two axes.

    >>> import numpy as np
    >>> trace(np.array([[1.0, 2.0], [3.0, 4.0]]))
    Tensor(5.)
    """
    return products.trace(x, offset, -2, -1, dtype)


def outer(x1: ArrayLike, x2: ArrayLike, /) -> Tensor:
    """The products x1[i] x2[j] of two vectors. Raises ValueError for more axes.

    >>> import numpy as np
    >>> outer(np.array([1.0, 2.0]), np.array([3.0]))
    Tensor([[3.],
            [6.]])
    """
    like = next((x for x in (x1, x2) if isinstance(x, Array)), None)
    for name, x in (("x1", x1), ("x2", x2)):
        ndim = as_array("outer", x, like).ndim
        if ndim != 1:
            refuse("outer", f"{name}.ndim", ndim, "1")
    return products.outer(x1, x2)


def cross(x1: ArrayLike, x2: ArrayLike, /, *, axis: int = -1) -> Tensor:
    """The cross products of vectors of three elements along an axis; the other axes broadcast.

    >>> import numpy as np
    >>> cross(np.array([1.0, 0.0, 0.0]), np.array([0.0, 1.0, 0.0]))
    Tensor([0., 0., 1.])
    """
    return products.cross(x1, x2, axis=axis)


def block_diag(*arrays: ArrayLike) -> Tensor:
    """The block diagonal matrix of matrices (m, n), vectors (rows) and numbers.

    >>> import numpy as np
    >>> block_diag(np.array([[1.0, 2.0]]), 3.0)
    Tensor([[1., 2., 0.],
            [0., 0., 3.]])
    """
    like = next((x for x in arrays if isinstance(x, Array)), None)
    blocks = [atleast_2d(as_array("block_diag", x, like)) for x in arrays or ([],)]
    for i, x in enumerate(blocks):
        if x.ndim != 2:
            raise ValueError(
                f"block_diag: argument {i} has shape {x.shape}, expected at most two axes"
            )
    before: Any = 0
    width, rows = sum(x.shape[1] for x in blocks), []
    for x in blocks:
        after = width - before - x.shape[1]
        rows.append(pad(x, ((0, 0), (before, after))))
        before += x.shape[1]
    return concat(rows, axis=0)
