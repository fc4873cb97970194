"""Linear operators: matrices, sparse and dense, and functions of vectors."""

from __future__ import annotations

from collections.abc import Callable
from operator import index
from typing import Any, overload

import numpy as np

from tenferro.eager import Tensor
from tenferro.linalg.arguments import inexact_array, refuse_shape
from tenferro.ops.base import as_array
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
    `A @ x`, `x @ A`, `A.H` and `A.T` are supported, and sums, differences, products and powers of
    operators, and products with numbers: all of these are operators.

    >>> import numpy as np
    >>> d = np.array([1.0, 2.0, 3.0])
    >>> A = LinearOperator((3, 3), lambda x: d * x)
    >>> A @ np.ones(3)
    Tensor([1., 2., 3.])
    >>> (A @ A - 2 * A) @ np.ones(3)
    Tensor([-1.,  0.,  3.])
    """

    __array_ufunc__ = None
    ndim = 2

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

    def matvec(self, x: Any) -> Tensor:
        """A x, for x of shape (n,)."""
        return self._matvec(self._checked("matvec", x, 1))

    def matmat(self, X: Any) -> Tensor:
        """A X, for X of shape (n, k)."""
        X = self._checked("matmat", X, 2)
        if self._matmat is not None:
            return self._matmat(X)
        return vmap(self._matvec, in_axes=1, out_axes=1)(X)

    def rmatvec(self, y: Any) -> Tensor:
        """Aᴴ y, for y of shape (m,)."""
        return self.H.matvec(y)

    def rmatmat(self, Y: Any) -> Tensor:
        """Aᴴ Y, for Y of shape (m, k)."""
        return self.H.matmat(Y)

    @overload
    def __matmul__(self, x: LinearOperator) -> LinearOperator: ...
    @overload
    def __matmul__(self, x: Any) -> Tensor: ...
    def __matmul__(self, x: Any) -> LinearOperator | Tensor:
        if isinstance(x, LinearOperator):
            return self._product(x)
        return self.matmat(x) if np.ndim(x) == 2 else self.matvec(x)

    dot = __call__ = __matmul__

    def __rmatmul__(self, x: Any) -> Any:
        return (self.T @ x.T).T

    def __mul__(self, x: Any) -> Any:
        """A times a number, or `A @ x`, as in SciPy."""
        return self @ x if isinstance(x, LinearOperator) or np.ndim(x) else self._scaled(x)

    def __rmul__(self, c: Any) -> Any:
        return self._scaled(c) if np.ndim(c) == 0 else NotImplemented

    def __truediv__(self, c: Any) -> Any:
        return self._scaled(1 / c) if np.ndim(c) == 0 else NotImplemented

    def __neg__(self) -> LinearOperator:
        return self._scaled(-1)

    def __add__(self, other: Any) -> Any:
        if not isinstance(other, LinearOperator):
            return NotImplemented
        if self.shape != other.shape:
            refuse_shape("LinearOperator.__add__", "other", other.shape, f"{self.shape}")
        a, b = self.H, other.H
        dtype = np.result_type(self.dtype, other.dtype)
        return _on_both(self.shape, lambda x: self @ x + other @ x, lambda y: a @ y + b @ y, dtype)

    def __sub__(self, other: Any) -> Any:
        return self + -other if isinstance(other, LinearOperator) else NotImplemented

    def __pow__(self, n: int) -> LinearOperator:
        times = index(n)
        if times < 0 or self.shape[0] != self.shape[1]:
            raise ValueError(
                f"LinearOperator: the exponent is {times} and the shape {self.shape}, expected an "
                "exponent of at least 0 and a square operator"
            )
        result = _on_both(self.shape, lambda x: x, lambda y: y, self.dtype)
        for _ in range(times):
            result = self @ result
        return result

    def _product(self, other: LinearOperator) -> LinearOperator:
        if self.shape[1] != other.shape[0]:
            refuse_shape("LinearOperator.dot", "other", other.shape, f"({self.shape[1]}, n)")
        a, b = self.H, other.H
        shape = self.shape[0], other.shape[1]
        dtype = np.result_type(self.dtype, other.dtype)
        return _on_both(shape, lambda x: self @ (other @ x), lambda y: b @ (a @ y), dtype)

    def _scaled(self, c: Any) -> LinearOperator:
        back, factor = self.H, as_array("LinearOperator", c)
        dtype = np.result_type(self.dtype, 1j if factor.aval.is_complex else 1.0)
        return _on_both(
            self.shape, lambda x: c * (self @ x), lambda y: np.conj(c) * (back @ y), dtype
        )

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


def _on_both(shape: tuple[int, int], forth: Function, back: Function, dtype: Any) -> LinearOperator:
    """The operator that a function applies to vectors and to matrices, and its adjoint."""
    return LinearOperator(shape, forth, back, forth, dtype, back)


def aslinearoperator(A: Any) -> LinearOperator:
    """A matrix, sparse or dense, as a `LinearOperator`, as in SciPy.

    Raises TypeError for what is not a matrix.

    >>> import numpy as np
    >>> aslinearoperator(np.eye(2)) @ np.ones(2)
    Tensor([1., 1.])
    """
    if isinstance(A, LinearOperator):
        return A
    if hasattr(A, "matvec"):
        raise TypeError(
            f"aslinearoperator: A is a {type(A).__module__}.{type(A).__name__}, whose functions "
            "take NumPy's arrays; pass the functions to te.sparse.linalg.LinearOperator"
        )
    sparse = sparse_operand(A)
    matrix: Any = inexact_array("aslinearoperator", A) if sparse is None else inexact_matrix(sparse)
    if matrix.ndim != 2:
        refuse_shape("aslinearoperator", "A", matrix.shape, "that of a matrix, (m, n)")

    adjoint = matrix.H if sparse is None else matrix.conj().T

    def back(y: Any) -> Any:
        return adjoint @ y

    def forth(x: Any) -> Any:
        return matrix @ x

    return _on_both(matrix.shape, forth, back, matrix.dtype)


def inexact_matrix(matrix: SparseArray) -> SparseArray:
    """A sparse matrix of floating-point or complex numbers."""
    return matrix if matrix.dtype.kind in "fc" else matrix.astype(float)
