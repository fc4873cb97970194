"""Linear algebra of the oracle database: PyTorch's arguments to `tenferro.linalg`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tenferro import linalg
from tenferro import numpy as tnp


def _first(function: Callable[..., Any]) -> Callable[..., Any]:
    """PyTorch's `_ex` functions also return an error code; only the first result counts."""
    return lambda *args, **kwargs: (function(*args, **kwargs),)


def _diagonal(a: Any, offset: int = 0, dim1: int = -2, dim2: int = -1) -> Any:
    return tnp.diagonal(a, offset, dim1, dim2)


def _cross(a: Any, b: Any, dim: int = -1) -> Any:
    return linalg.cross(a, b, axis=dim)


def _vecdot(a: Any, b: Any, dim: int = -1) -> Any:
    return tnp.vecdot(a, b, axis=dim)


def _vander(a: Any, N: int | None = None) -> Any:
    """A scalar is a vector of one element."""
    return linalg.vander(a if a.ndim else a.reshape(1), N, increasing=True)


def _solve(a: Any, b: Any) -> Any:
    """A b that is one axis short of a is a stack of vectors."""
    if b.ndim == a.ndim - 1 and b.ndim > 1:
        return tnp.squeeze(linalg.solve(a, tnp.expand_dims(b, axis=-1)), axis=-1)
    return linalg.solve(a, b)


def _solve_triangular(
    a: Any, b: Any, upper: bool, left: bool = True, unitriangular: bool = False
) -> Any:
    return linalg.solve_triangular(a, b, 0, not upper, unitriangular, left=left)


def _lu(a: Any, pivot: bool = True) -> Any:
    return linalg.lu(a)


def _lu_factor(a: Any, pivot: bool = True) -> Any:
    return linalg.lu_factor(a)


def _lu_solve(a: Any, b: Any, pivots: Any, left: bool = True, adjoint: bool = False) -> Any:
    return linalg.lu_solve((a, pivots - 1), b, "C" if adjoint else "N", left=left)


def _lstsq(a: Any, b: Any, driver: str = "gelsd") -> Any:
    found = linalg.lstsq(a, b)
    if driver == "gelsy":
        return found.x, found.residuals.reshape(-1)[:0]
    return found.x, found.residuals


def _pinv(a: Any, rtol: float | None = None, hermitian: bool = False) -> Any:
    return linalg.pinv(a, rtol=rtol, hermitian=hermitian)


def _tensorsolve(a: Any, b: Any, dims: Any = None) -> Any:
    """The axes left after moving need not have b's shape, only as many elements."""
    if dims is not None:
        dims = tuple(d % a.ndim for d in dims)
        a = tnp.permute_dims(a, (*(i for i in range(a.ndim) if i not in dims), *dims))
    shape = a.shape[b.ndim :]
    x = linalg.solve(a.reshape(b.size, -1), b.reshape(-1))
    return x.reshape(shape)


def _axes(dim: Any) -> Any:
    if dim is None or dim == []:
        return None
    return tuple(dim) if isinstance(dim, list) else dim


def _vector_norm(a: Any, ord: float = 2, dim: Any = None, keepdim: bool = False) -> Any:
    axes = _axes(dim)
    if not a.ndim:
        axes = None
    return linalg.vector_norm(a, axis=axes, keepdims=keepdim, ord=ord)


def _matrix_norm(a: Any, ord: Any = "fro", dim: Any = (-2, -1), keepdim: bool = False) -> Any:
    return linalg.matrix_norm(a, keepdims=keepdim, ord=ord, axis=tuple(dim))


def _norm(a: Any, ord: Any = None, dim: Any = None, keepdim: bool = False) -> Any:
    axes = _axes(dim)
    if ord is None:
        return linalg.vector_norm(a, axis=axes, keepdims=keepdim)
    axes = tuple(range(a.ndim)) if axes is None else axes
    if isinstance(axes, tuple) and len(axes) == 2:
        return linalg.matrix_norm(a, keepdims=keepdim, ord=ord, axis=axes)
    return linalg.vector_norm(a, axis=axes, keepdims=keepdim, ord=ord)


LINALG: dict[str, Callable[..., Any]] = {
    "cholesky": linalg.cholesky,
    "cholesky_ex": _first(linalg.cholesky),
    "cond": linalg.cond,
    "cross": _cross,
    "det": linalg.det,
    "diagonal": _diagonal,
    "eig": linalg.eig,
    "eigh": linalg.eigh,
    "eigvals": linalg.eigvals,
    "eigvalsh": linalg.eigvalsh,
    "householder_product": linalg.householder_product,
    "inv": linalg.inv,
    "inv_ex": _first(linalg.inv),
    "lstsq_grad_oriented": _lstsq,
    "lu": _lu,
    "lu_factor": _lu_factor,
    "lu_factor_ex": _lu_factor,
    "lu_solve": _lu_solve,
    "matrix_exp": linalg.expm,
    "matrix_norm": _matrix_norm,
    "matrix_power": linalg.matrix_power,
    "multi_dot": lambda *arrays: linalg.multi_dot(arrays),
    "norm": _norm,
    "pinv": _pinv,
    "pinv_hermitian": _pinv,
    "pinv_singular": _pinv,
    "qr": linalg.qr,
    "slogdet": linalg.slogdet,
    "solve": _solve,
    "solve_ex": _first(_solve),
    "solve_triangular": _solve_triangular,
    "svd": linalg.svd,
    "svdvals": linalg.svdvals,
    "tensorinv": linalg.tensorinv,
    "tensorsolve": _tensorsolve,
    "vander": _vander,
    "vecdot": _vecdot,
    "vector_norm": _vector_norm,
}
