"""Linear systems with sparse matrices, under the names of `scipy.sparse.linalg`."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

from tenferro.eager import Tensor
from tenferro.functions.arrays.manipulation import expand_dims, squeeze
from tenferro.implicit import (
    bicgstab as bicgstab_steps,
    cg as cg_steps,
    gmres as gmres_steps,
    linear_solve,
    root,
)
from tenferro.linalg.arguments import inexact_arrays, refuse_shape
from tenferro.ops.arrays.ensure import ensured
from tenferro.ops.base import as_array, convert_to
from tenferro.rows import sharing_signature
from tenferro.sparse.arrays import SparseArray, sparse_operand
from tenferro.sparse.columns import minimal_residuals, pairings
from tenferro.sparse.factors import solved
from tenferro.sparse.operators import LinearOperator
from tenferro.tensor import ArrayLike

__all__ = ["bicgstab", "cg", "gmres", "minres", "spsolve"]
_ORDERS = ("COLAMD", "MMD_ATA", "MMD_AT_PLUS_A", "NATURAL")


def spsolve(A: Any, b: ArrayLike, permc_spec: str | None = None) -> Tensor:
    """The solution x of A x = b for a sparse square matrix, by SuperLU as `scipy.sparse` has it.

    A is sparse, ours or SciPy's; b is (n,) or (n, k). The matrix is factored once, for the solution
    and for all its derivatives, by b and by the values of A: ẋ solves A ẋ = ḃ − Ȧ x, and cotangents
    solve with the adjoint. `permc_spec` is SciPy's order of the columns.

    Raises LinAlgError for inconsistent shapes and, when it runs, for a singular matrix; TypeError
    for what is not sparse; ValueError for an unknown `permc_spec`.

    >>> import numpy as np
    >>> import tenferro as te
    >>> A = te.sparse.csc_array(np.array([[2.0, 1.0], [0.0, 4.0]]))
    >>> spsolve(A, np.array([4.0, 8.0]))
    Tensor([1., 2.])
    """
    matrix = _square("spsolve", A)
    order = "COLAMD" if permc_spec is None else permc_spec
    if order not in _ORDERS:
        raise ValueError(f"spsolve: permc_spec is {permc_spec!r}, expected one of {_ORDERS}")
    if sparse_operand(b) is not None:
        raise TypeError("spsolve: b is sparse, expected a dense array; use its todense()")
    data, right = inexact_arrays("spsolve", matrix.data, b)
    n = matrix.shape[0]
    if right.ndim not in (1, 2) or right.shape[0] != n:
        refuse_shape("spsolve", "b", right.shape, f"({n},) or ({n}, k)")
    entries = data, *(as_array("spsolve", x) for x in matrix.coords)
    if right.ndim == 2:
        return solved(entries, right, order)
    return squeeze(solved(entries, expand_dims(right, axis=-1), order), axis=-1)


def _square(name: str, a: Any) -> SparseArray:
    matrix = sparse_operand(a)
    if matrix is None:
        raise TypeError(
            f"{name}: A is of type {type(a).__name__}, expected a sparse array "
            "(te.sparse.csr_array makes one); te.linalg.solve solves with dense matrices"
        )
    if matrix.shape[0] != matrix.shape[1]:
        refuse_shape(name, "A", matrix.shape, "that of a square matrix")
    return matrix


@sharing_signature
def _by_products(
    row: tuple[str, Any],
    A: Any,
    b: ArrayLike,
    x0: ArrayLike | None = None,
    *,
    rtol: float = 1e-5,
    atol: float = 0.0,
    maxiter: int | None = None,
    M: Any = None,
) -> tuple[np.ndarray[Any, Any], int]:
    name, steps = row
    solver = partial(steps, tolerance=rtol, absolute=atol, max_steps=maxiter)
    return _iterated(name, A, b, x0, M, solver)


cg = _by_products(
    "cg",
    ("cg", cg_steps),
    """The solution of A x = b by conjugate gradients, for a Hermitian positive definite matrix.

    A is a matrix, sparse or dense, or a linear function of vectors; b is (n,). The iteration begins
    at x0, by default 0; derivatives do not depend on it. It ends when the norm of the residual is
    at most the larger of `rtol` times that of b and `atol`. M is a matrix or a function too,
    roughly the inverse of A. Derivatives are those of the solution, see `te.implicit.linear_solve`,
    by the same method: they are as accurate as the tolerance.

    Returns SciPy's pair (x, info), where info is 0: where `maxiter` steps (by default 10 n) are not
    enough, RuntimeError is raised when it runs.

    >>> import numpy as np
    >>> import tenferro as te
    >>> A = te.sparse.csr_array(np.array([[2.0, 1.0], [1.0, 3.0]]))
    >>> x, info = cg(A, np.array([3.0, 4.0]))
    >>> x.round(6), info
    (array([1., 1.]), 0)
    """,
)
bicgstab = _by_products(
    "bicgstab",
    ("bicgstab", bicgstab_steps),
    """The solution of A x = b by stabilized biconjugate gradients, for any regular matrix.

    The rest is as for `cg`.

    >>> import numpy as np
    >>> import tenferro as te
    >>> A = te.sparse.csr_array(np.array([[2.0, 1.0], [0.0, 3.0]]))
    >>> bicgstab(A, np.array([3.0, 3.0]))[0].round(6)
    array([1., 1.])
    """,
)


def gmres(
    A: Any,
    b: ArrayLike,
    x0: ArrayLike | None = None,
    *,
    rtol: float = 1e-5,
    atol: float = 0.0,
    restart: int = 20,
    maxiter: int | None = None,
    M: Any = None,
) -> tuple[np.ndarray[Any, Any], int]:
    """The solution of A x = b by generalized minimal residuals, for any regular matrix.

    `maxiter` counts cycles of `restart` steps, by default 10 n of them, as in SciPy. The
    other arguments are those of `cg`.

    >>> import numpy as np
    >>> import tenferro as te
    >>> A = te.sparse.csr_array(np.array([[2.0, 1.0], [0.0, 3.0]]))
    >>> gmres(A, np.array([3.0, 3.0]))[0].round(6)
    array([1., 1.])
    """
    steps = None if maxiter is None else maxiter * restart
    solver = partial(gmres_steps, tolerance=rtol, absolute=atol, max_steps=steps, restart=restart)
    return _iterated("gmres", A, b, x0, M, solver)


def minres(
    A: Any,
    b: ArrayLike,
    x0: ArrayLike | None = None,
    *,
    rtol: float = 1e-5,
    maxiter: int | None = None,
    M: Any = None,
) -> tuple[np.ndarray[Any, Any], int]:
    """The solution of A x = b by minimal residuals, for a Hermitian matrix, definite or not.

    M is Hermitian and positive definite. `maxiter` is 5 n by default; the rest is as for `cg`.
    Paige and Saunders, Solution of sparse indefinite systems of linear equations (1975).

    >>> import numpy as np
    >>> import tenferro as te
    >>> A = te.sparse.csr_array(np.array([[2.0, 1.0], [1.0, -3.0]]))
    >>> minres(A, np.array([3.0, -2.0]))[0].round(6)
    array([1., 1.])
    """
    return _iterated("minres", A, b, x0, M, partial(_minres, rtol, maxiter), symmetric=True)


def _minres(
    rtol: float,
    maxiter: int | None,
    matvec: Any,
    b: Any,
    *,
    start: Any = None,
    preconditioner: Any = None,
) -> Any:
    """Minimal residuals as a solver for vectors."""
    steps = 5 * b.shape[0] if maxiter is None else maxiter
    first = b if start is None else b - matvec(start)
    apart = preconditioner or (lambda r: r)
    enough = rtol * np.sqrt(pairings(b, apart(b)))
    x, left = minimal_residuals(matvec, first, enough, steps, preconditioner)
    message = (
        f"te.sparse.linalg.minres: no convergence to a relative residual of {rtol:.3g} in {steps} "
        "steps; raise maxiter or rtol, or pass a preconditioner M"
    )
    x = ensured(x, left <= enough, message, "RuntimeError")
    return x if start is None else start + x


def _iterated(
    name: str, a: Any, b: Any, x0: Any, m: Any, solver: Any, symmetric: bool | None = None
) -> tuple[np.ndarray[Any, Any], int]:
    matvec = _map(name, "A", a, b)
    near = None if m is None else _map(name, "M", m, b)
    if x0 is None:
        return linear_solve(matvec, b, solver, symmetric=symmetric, preconditioner=near), 0
    (b,) = inexact_arrays(name, b)
    start = _start(name, x0, b)

    def solve(_: Any, x: Any) -> Any:
        return solver(matvec, b, start=x, preconditioner=near)

    def residual(x: Any) -> Any:
        return matvec(x) - b

    linear = partial(solver, preconditioner=near)
    return root(residual, solve, start, linear_solver=linear), 0


def _start(name: str, x0: Any, b: Any) -> Any:
    """Where an iteration begins, as an array like b."""
    x = as_array(name, x0, b)
    if x.shape != b.shape:
        refuse_shape(name, "x0", x.shape, f"{b.shape}, as b")
    if not np.can_cast(x.dtype, b.dtype, "same_kind"):
        raise TypeError(f"{name}: x0 has dtype {x.dtype}, expected {b.dtype}, as b")
    return convert_to(x, b.dtype)


def _map(name: str, what: str, a: Any, b: Any) -> Any:
    """A matrix, or a function, as a linear map of vectors like b."""
    if isinstance(a, LinearOperator):
        return a.matvec
    if callable(a):
        return a
    matrix = sparse_operand(a)
    operator = as_array(name, a) if matrix is None else matrix
    shape = getattr(b, "shape", None)
    if operator.ndim != 2 or shape != (operator.shape[0],) or shape != (operator.shape[1],):
        refuse_shape(name, what, operator.shape, f"(n, n) for b of shape {shape}")
    return lambda x: operator @ x
