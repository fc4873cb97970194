"""Linear operators: matrices, sparse and dense, and functions of vectors."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tenferro.linalg.arguments import inexact_array, refuse_shape
from tenferro.ops.base.promotion import as_array
from tenferro.sparse.arrays import SparseArray, sparse_operand
from tenferro.transforms.batching.vmap import vmap
from tenferro.transforms.derivatives.forward import linear_transpose

__all__ = ["LinearOperator", "aslinearoperator"]

Function = Callable[..., Any]


class LinearOperator:
    """A linear map from vectors (n,) to vectors (m,), given by functions, as in SciPy.

    `matvec(x)` returns A x for x of shape (n,); `rmatvec(y)` returns Aᴴ y, by default by
    transposition of `matvec`; `matmat(X)` returns A X for X of shape (n, k), by default by
    `te.vmap`. The functions are traced, and derivatives reach what they close over.
    `A @ x`, `A.H` and `A.T` are supported.

    >>> import numpy as np
    >>> d = np.array([1.0, 2.0, 3.0])
    >>> A = LinearOperator((3, 3), lambda x: d * x)
    >>> A @ np.ones(3)
    Tensor([1., 2., 3.])
    """

    __array_ufunc__ = None

    def __init__(
        self,
        shape: tuple[int, int],
        matvec: Function,
        rmatvec: Function | None = None,
        matmat: Function | None = None,
        dtype: Any = float,
        rmatmat: Function | None = None,
    ) -> None:
        m, n = shape
        self.shape = (m, n)
        self.dtype: np.dtype[Any] = np.dtype(dtype)
        self._matvec, self._rmatvec = matvec, rmatvec
        self._matmat, self._rmatmat = matmat, rmatmat

    def matvec(self, x: Any) -> Any:
        """A x, for x of shape (n,)."""
        return self._matvec(self._checked("matvec", x, 1))

    def matmat(self, X: Any) -> Any:
        """A X, for X of shape (n, k)."""
        X = self._checked("matmat", X, 2)
        if self._matmat is not None:
            return self._matmat(X)
        return vmap(self._matvec, in_axes=1, out_axes=1)(X)

    def rmatvec(self, y: Any) -> Any:
        """Aᴴ y, for y of shape (m,)."""
        return self.H.matvec(y)

    def rmatmat(self, Y: Any) -> Any:
        """Aᴴ Y, for Y of shape (m, k)."""
        return self.H.matmat(Y)

    def __matmul__(self, x: Any) -> Any:
        return self.matmat(x) if np.ndim(x) == 2 else self.matvec(x)

    dot = __matmul__

    @property
    def H(self) -> LinearOperator:  # noqa: N802
        """The adjoint."""
        back = self._rmatvec or self._transposed
        shape = (self.shape[1], self.shape[0])
        return LinearOperator(shape, back, self._matvec, self._rmatmat, self.dtype, self._matmat)

    @property
    def T(self) -> LinearOperator:  # noqa: N802
        """The transpose."""
        back = self.H
        shape = back.shape
        return LinearOperator(
            shape,
            lambda x: np.conj(back.matvec(np.conj(x))),
            lambda x: np.conj(self.matvec(np.conj(x))),
            dtype=self.dtype,
        )

    def adjoint(self) -> LinearOperator:
        """The adjoint."""
        return self.H

    def _transposed(self, y: Any) -> Any:
        """Cotangents pair by Re conj(a) b, so that the transpose of a map is its adjoint."""
        return linear_transpose(self._matvec, np.zeros(self.shape[1], self.dtype))(y)[0]

    def _checked(self, name: str, x: Any, ndim: int) -> Any:
        x = as_array(f"LinearOperator.{name}", x)
        if x.ndim != ndim or x.shape[0] != self.shape[1]:
            expected = f"({self.shape[1]}{', k)' if ndim == 2 else ',)'}"
            refuse_shape(f"LinearOperator.{name}", "the operand", x.shape, expected)
        return x

    def __repr__(self) -> str:
        m, n = self.shape
        return f"<LinearOperator {m} × {n}, {self.dtype}>"


def aslinearoperator(A: Any) -> LinearOperator:
    """A matrix, sparse or dense, as a `LinearOperator`, as in SciPy.

    Raises TypeError for what is not a matrix.

    >>> import numpy as np
    >>> aslinearoperator(np.eye(2)) @ np.ones(2)
    Tensor([1., 1.])
    """
    if isinstance(A, LinearOperator):
        return A
    sparse = sparse_operand(A)
    matrix: Any = inexact_array("aslinearoperator", A) if sparse is None else inexact_matrix(sparse)
    if matrix.ndim != 2:
        refuse_shape("aslinearoperator", "A", matrix.shape, "that of a matrix, (m, n)")

    adjoint = matrix.H if sparse is None else matrix.conj().T

    def back(y: Any) -> Any:
        return adjoint @ y

    def forth(x: Any) -> Any:
        return matrix @ x

    return LinearOperator(matrix.shape, forth, back, forth, matrix.dtype, back)


def inexact_matrix(matrix: SparseArray) -> SparseArray:
    """A sparse matrix of floating-point or complex numbers."""
    return matrix if matrix.dtype.kind in "fc" else matrix.astype(float)
