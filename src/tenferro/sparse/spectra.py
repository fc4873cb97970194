"""Some eigenvalues and singular values of large operators, with derivatives."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tenferro.linalg import eig, eigh, lu_factor, lu_solve, qr, svd
from tenferro.linalg.arguments import epsilon, inexact_array, inexact_arrays, refuse_shape
from tenferro.linalg.fixed_bases import fixed_eigh
from tenferro.linalg.parts import diagonal_matrix
from tenferro.ops.arrays.ensure import ensured
from tenferro.ops.base.promotion import as_array, convert_to
from tenferro.sparse.arnoldi import Arnoldi
from tenferro.sparse.arrays import sparse_operand
from tenferro.sparse.factors import solved
from tenferro.sparse.krylov import random_vector
from tenferro.sparse.lanczos import Found, Lanczos
from tenferro.sparse.lobpcg import Blocks
from tenferro.sparse.operators import LinearOperator, aslinearoperator, inexact_matrix
from tenferro.sparse.subspaces import Subspace, clustered, invariant_subspace
from tenferro.tensor import aval_of
from tenferro.tensor.rounding import spectral_rounding

__all__ = ["eigs", "eigsh", "lobpcg", "svds"]

Function = Callable[..., Any]

ORDERS: dict[str, Function] = {
    "LA": lambda w: np.argsort(-w),
    "SA": np.argsort,
    "LM": lambda w: np.argsort(-abs(w)),
    "SM": lambda w: np.argsort(abs(w)),
}
"""What `which` names: how values are sorted, the most wanted first."""
ORDERS_OF_COMPLEX: dict[str, Function] = {
    "LM": ORDERS["LM"],
    "SM": ORDERS["SM"],
    "LR": lambda w: np.argsort(-w.real),
    "SR": lambda w: np.argsort(w.real),
    "LI": lambda w: np.argsort(-abs(w.imag)),
    "SI": lambda w: np.argsort(abs(w.imag)),
}
"""Of eigenvalues that may be complex."""


def eigsh(
    A: Any,
    k: int = 6,
    *,
    sigma: Any = None,
    which: str = "LM",
    v0: Any = None,
    ncv: int | None = None,
    maxiter: int | None = None,
    tol: float = 0,
    return_eigenvectors: bool = True,
    OPinv: Any = None,
) -> Any:
    """k eigenvalues, ascending, and eigenvectors (n, k) of a Hermitian operator, as in SciPy.

    A is a matrix (n, n), sparse or dense, a `LinearOperator`, or a linear function of vectors like
    v0. `which` is "LM", "SM" (the largest and smallest magnitude), "LA" or "SA" (the largest and
    smallest values). The thick-restart Lanczos method starts at v0, by default a fixed random
    vector, with a basis of `ncv` vectors (by default max(2 k + 1, 20)), until residuals are at most
    `tol` times the values (0: rounding), and until a new start in the complement finds nothing
    else: repeated values are found as often as they occur. RuntimeError is raised when `maxiter`
    restarts (by default 10 n) are not enough.

    With `sigma` they are those next to this number: `which` then refers to 1 / (w − sigma). A is a
    matrix, of which A − sigma I is factorized, or `OPinv` applies the inverse of that, a
    `LinearOperator` or a function. sigma has no derivative.

    Derivatives are those of the eigenvalue problem, by what the operator depends on, in both modes
    and to any order: the gradient of values costs one product with A, that of vectors solves
    (A − w) x = b by minimal residuals. They divide by differences between the k values and others
    only, and between those of the k that a loss tells apart: a loss may depend on what is
    determined, as for `te.linalg.eigh`, otherwise GaugeError is raised, as for a k-th value that
    equals the next. v0 has no derivative.

    Raises ValueError for an unknown `which` and for k, ncv and v0 that do not fit, LinAlgError for
    a matrix that is not square and, when it runs, for a sigma that is an eigenvalue, and TypeError
    for a sigma with a function and no `OPinv`.

    Source: Wu and Simon, Thick-restart Lanczos method for large symmetric eigenvalue problems
    (2000); see the maths note on iterative spectra.

    >>> import numpy as np
    >>> import tenferro as te
    >>> w, V = te.sparse.linalg.eigsh(np.diag(np.arange(100.0)), 2)
    >>> w
    Tensor([98., 99.])
    """
    operator, v = _square("eigsh", A, v0)
    if sigma is None:
        found = _wanted("eigsh", operator, k, which, v, ncv, maxiter, tol)
    else:
        inverse = _inverse(A, sigma) if OPinv is None else _square("eigsh", OPinv, v)[0].matvec
        found = _nearest(inverse, sigma, operator, k, which, v, ncv, maxiter, tol)
    w, Y = eigh(found.H)
    return (w, found.X @ Y) if return_eigenvectors else w


def eigs(
    A: Any,
    k: int = 6,
    *,
    which: str = "LM",
    v0: Any = None,
    ncv: int | None = None,
    maxiter: int | None = None,
    tol: float = 0,
    return_eigenvectors: bool = True,
) -> Any:
    """k eigenvalues (k,) and eigenvectors (n, k) of a square operator, both complex, as in SciPy.

    A is as for `eigsh`, but need not be Hermitian. `which` is "LM", "SM" (the largest and smallest
    magnitude), "LR", "SR" (real part), "LI" or "SI" (magnitude of the imaginary part). The Arnoldi
    method with thick restarts runs until residuals are at most `tol` times the values (0:
    rounding). An eigenvalue with several independent eigenvectors may be found once only, and of a
    pair of conjugate values that `k` divides, either one.

    Derivatives are those of the invariant subspace of the k vectors and of `te.linalg.eig` in it;
    both values and vectors need a solution of linear systems, by generalized minimal residuals.
    Options, errors and what a loss may depend on are those of `eigsh`.

    Source: Stewart, A Krylov–Schur algorithm for large eigenproblems (2002); see the maths note on
    iterative spectra.

    >>> import numpy as np
    >>> import tenferro as te
    >>> w, V = te.sparse.linalg.eigs(np.diag(np.arange(100.0)) + np.eye(100, k=1), 2)
    >>> abs(w).round(6)
    Tensor([99., 98.])
    """
    operator, v = _square("eigs", A, v0)
    dtype = np.result_type(operator.dtype, np.complex64)
    n, v = operator.shape[0], convert_to(v, dtype)
    room, steps = _sizes("eigs", n, k, which, ORDERS_OF_COMPLEX, ncv, maxiter)
    order, limit = ORDERS_OF_COMPLEX[which], max(float(tol), epsilon(dtype))

    def compute() -> Any:
        if room >= n:
            matrix = operator.matmat(np.eye(n, dtype=dtype))
            w, V = eig(as_array("eigs", matrix))
            best = order(w)
            X, w = qr(V[:, best[:k]])[0], w[best]
            return X, X.H @ matrix @ X, _gap(w, k, np.max(abs(w)), limit)
        found = Arnoldi(operator.matvec, k, room, order, limit, steps).run(v)
        X = ensured(found.vectors, found.converged, _slow("eigs", steps), "RuntimeError").T
        return X, found.H, _gap(found.values, k, np.max(abs(found.values)), limit)

    aval = aval_of((n, k), dtype)
    found = invariant_subspace("eigs", operator.matmat, aval, compute, hermitian=False)
    w, S = eig(found.H)
    best = order(w)
    return (w[best], found.X @ S[:, best]) if return_eigenvectors else w[best]


def lobpcg(
    A: Any,
    X: Any,
    *,
    M: Any = None,
    tol: float | None = None,
    maxiter: int | None = None,
    largest: bool = True,
) -> tuple[Any, Any]:
    """The k largest eigenvalues (k,), descending, and eigenvectors (n, k), as in SciPy.

    With `largest=False` they are the smallest, ascending. A is a Hermitian matrix (n, n), sparse or
    dense, a `LinearOperator`, or a linear function of vectors. The locally optimal block
    preconditioned conjugate gradient method starts at the columns of X (n, k), to which it adds
    some random ones. M, a matrix or a function too, approximates the inverse of A (of A less a
    shift) and is positive definite: a good one saves most steps. The iteration ends when the norms
    of all residuals are at most `tol` (by default the rounding of A), and the next value is known
    to be another one. RuntimeError is raised when `maxiter` steps (by default 10 n) are not enough.
    Derivatives and other errors are those of `eigsh`; X and M have none.

    Source: Knyazev, Toward the optimal preconditioned eigensolver (2001).

    >>> import numpy as np
    >>> import tenferro as te
    >>> w, V = te.sparse.linalg.lobpcg(np.diag(np.arange(100.0)), np.eye(100, 2), largest=True)
    >>> w
    Tensor([99., 98.])
    """
    (start,) = inexact_arrays("lobpcg", X)
    if start.ndim != 2:
        refuse_shape("lobpcg", "X", start.shape, "(n, k)")
    n, k = start.shape
    operator, _ = _square("lobpcg", A, start[:, 0])
    near = (lambda V: V) if M is None else _square("lobpcg", M, start[:, 0])[0].matmat
    order = ORDERS["LA" if largest else "SA"]
    steps = 10 * n if maxiter is None else maxiter
    block = _widened(convert_to(start, operator.dtype), min(k + max(k // 2, 2), n))

    def enough(size: Any) -> Any:
        return epsilon(operator.dtype) ** 0.75 * size if tol is None else tol

    def find() -> Found:
        return Blocks(operator.matmat, near, k, order, enough, steps).run(block)

    is_small = 3 * block.shape[1] > n
    found = _subspace("lobpcg", operator, k, order, None if is_small else find, 0, steps)
    w, Y = eigh(found.H)
    V = found.X @ Y
    return (w[::-1], V[:, ::-1]) if largest else (w, V)


def _widened(X: Any, width: int) -> Any:
    """More columns, of random numbers."""
    more = [random_vector(X[:, 0], seed) for seed in range(width - X.shape[1])]
    return np.concatenate([X, *(x[:, None] for x in more)], axis=1)


def svds(
    A: Any,
    k: int = 6,
    *,
    which: str = "LM",
    v0: Any = None,
    ncv: int | None = None,
    maxiter: int | None = None,
    tol: float = 0,
    return_singular_vectors: bool = True,
) -> Any:
    """U (m, k), S (k,) ascending and Vh (k, n) for k singular values of an operator, as in SciPy.

    A is a matrix (m, n), sparse or dense, or a `LinearOperator`; `which` is "LM" or "SM". Vectors
    on the shorter side are eigenvectors of Aᴴ A or A Aᴴ, see `eigsh` for options, errors and
    derivatives; v0 is on that side. Differences of squares decide what is repeated. Without
    `return_singular_vectors`, only S is returned.

    >>> import numpy as np
    >>> import tenferro as te
    >>> U, S, Vh = te.sparse.linalg.svds(np.diag(np.arange(100.0)), 2)
    >>> S
    Tensor([98., 99.])
    """
    if which not in ("LM", "SM"):
        raise ValueError(f"svds: which is {which!r}, expected 'LM' or 'SM'")
    operator = aslinearoperator(A)
    m, n = operator.shape
    B = operator if m >= n else operator.H
    back, size = B.H, min(m, n)

    def gram_times(x: Any) -> Any:
        return back.matvec(B.matvec(x))

    gram = LinearOperator(
        (size, size),
        gram_times,
        gram_times,  # it is its own adjoint
        lambda X: back.matmat(B.matmat(X)),
        operator.dtype,
    )
    v = _start("svds", v0, size, operator.dtype)
    X = _wanted("svds", gram, k, "LA" if which == "LM" else "SA", v, ncv, maxiter, tol).X
    U, S, Wh = svd(B.matmat(X), full_matrices=False)
    U, S, V = U[:, ::-1], S[::-1], X @ Wh.H[:, ::-1]
    if not return_singular_vectors:
        return S
    return (U, S, V.H) if m >= n else (V, S, U.H)


def _square(name: str, A: Any, v0: Any) -> tuple[LinearOperator, Any]:
    """A square operator, and the vector to start with."""
    if callable(A) and not isinstance(A, LinearOperator):
        if v0 is None:
            raise ValueError(
                f"{name}: A is a function and v0 is None; pass a vector v0 to start with, or a "
                "LinearOperator, which has a shape"
            )
        v = inexact_array(name, v0)
        A = LinearOperator((v.shape[0], v.shape[0]), A, A, dtype=v.dtype)
    operator = aslinearoperator(A)
    m, n = operator.shape
    if m != n:
        refuse_shape(name, "A", operator.shape, "that of a square matrix")
    return operator, _start(name, v0, n, operator.dtype)


def _start(name: str, v0: Any, n: int, dtype: Any) -> Any:
    """The vector to start with."""
    if v0 is None:
        return random_vector(as_array(name, np.zeros(n, dtype)), 0)
    v = as_array(name, v0)
    if v.shape != (n,):
        raise ValueError(f"{name}: v0 has shape {v.shape}, expected ({n},)")
    return convert_to(v, dtype)


def _wanted(
    name: str, operator: LinearOperator, k: int, which: str, start: Any, ncv: int | None,
    maxiter: int | None, tol: float,
) -> Subspace:  # fmt: skip
    """The subspace of the k most wanted eigenvalues."""
    room, steps = _sizes(name, operator.shape[0], k, which, ORDERS, ncv, maxiter)
    order = ORDERS[which]
    limit = max(float(tol), epsilon(start.dtype))

    def find() -> Found:
        return Lanczos(operator.matvec, k, room, order, limit, steps).run(start)

    return _subspace(
        name, operator, k, order, None if room >= operator.shape[0] else find, limit, steps
    )


def _inverse(A: Any, sigma: Any) -> Function:
    """The inverse of A − sigma I for a matrix A, factorized once."""
    sparse = sparse_operand(A)
    if callable(A) or isinstance(A, LinearOperator):
        raise TypeError(
            f"eigsh: A is of type {type(A).__name__} and sigma is {sigma}; pass OPinv, which "
            "applies the inverse of A - sigma I, or a matrix A"
        )
    if sparse is None:
        factors = lu_factor(as_array("eigsh", A) - sigma * np.eye(len(A)))
        return lambda x: lu_solve(factors, x)
    places = np.arange(sparse.shape[0])
    data = as_array("eigsh", inexact_matrix(sparse).data)
    diagonal = (np.full(len(places), -1.0) * sigma).astype(data.dtype)
    values = as_array("eigsh", np.concatenate([data, diagonal]))
    entries = values, *(as_array("eigsh", np.concatenate([x, places])) for x in sparse.coords)
    return lambda x: solved(entries, x[:, None], "COLAMD")[:, 0]


def _nearest(
    inverse: Function, sigma: Any, operator: LinearOperator, k: int, which: str, start: Any,
    ncv: int | None, maxiter: int | None, tol: float,
) -> Subspace:  # fmt: skip
    """The subspace of the k values w for which 1 / (w − sigma) is most wanted."""
    room, steps = _sizes("eigsh", operator.shape[0], k, which, ORDERS, ncv, maxiter)
    order, limit = ORDERS[which], max(float(tol), epsilon(start.dtype))

    def find() -> Found:
        found = Lanczos(inverse, k, room, order, limit, steps).run(start)
        w = sigma + 1 / found.values
        size = np.max(abs(w[: k + 1])) + abs(sigma)
        return Found(found.vectors, w, size, found.converged)

    def nearest(w: Any) -> Any:
        return order(1 / (w - sigma))

    whole = room >= operator.shape[0]
    return _subspace("eigsh", operator, k, nearest, None if whole else find, limit, steps)


def _sizes(
    name: str, n: int, k: int, which: str, orders: Any, ncv: int | None, maxiter: int | None
) -> tuple[int, int]:
    """The size of the basis, and the most restarts."""
    if which not in orders:
        raise ValueError(f"{name}: which is {which!r}, expected one of {sorted(orders)}")
    if not 0 < k <= n:
        raise ValueError(f"{name}: k is {k}, expected 1 to {n}")
    if ncv is not None and ncv < k + 2:
        raise ValueError(f"{name}: ncv is {ncv}, expected at least k + 2 = {k + 2}")
    return max(2 * k + 1, 20) if ncv is None else ncv, 10 * n if maxiter is None else maxiter


def _slow(name: str, steps: int) -> str:
    return (
        f"te.sparse.linalg.{name}: no convergence in {steps} steps (maxiter); raise maxiter or "
        "tol, or the size of the basis"
    )


def _subspace(
    name: str, operator: LinearOperator, k: int, order: Function, find: Callable[[], Found] | None,
    limit: float, steps: int,
) -> Subspace:  # fmt: skip
    """The subspace that an iteration finds, or for None the one of the whole matrix."""

    def compute() -> Any:
        if find is None:
            return _dense(operator, k, order)
        found = find()
        vectors = ensured(found.vectors, found.converged, _slow(name, steps), "RuntimeError")
        return _described(vectors.T, found.values, k, found.size, limit)

    aval = aval_of((operator.shape[0], k), operator.dtype)
    return invariant_subspace(name, operator.matmat, aval, compute)


def _dense(operator: LinearOperator, k: int, order: Function) -> Any:
    """What is wanted of a small matrix."""
    matrix = operator.matmat(np.eye(operator.shape[0], dtype=operator.dtype))
    w, V = fixed_eigh(as_array("eigsh", matrix), lower=True)
    best = order(w)
    return _described(V[:, best[:k]], w[best], k, np.max(abs(w)), epsilon(w.dtype))


def _described(X: Any, w: Any, k: int, size: Any, tol: float) -> Any:
    """X by ascending values, the operator in it, and the distance to the values beyond."""
    ascending = np.argsort(w[:k])
    H = diagonal_matrix(clustered(w[:k][ascending], size)).astype(X.dtype)
    return X[:, ascending], H, _gap(w, k, size, tol)


def _gap(w: Any, k: int, size: Any, tol: float) -> Any:
    """The distance between the first k values and the next one, 0 if it is only rounding."""
    if w.shape[0] == k:
        return np.stack([size + 1])
    distance = np.min(abs(w[:k] - w[k]))
    return np.stack(
        [np.where(distance <= max(spectral_rounding(w.aval), 2 * tol) * size, 0, distance)]
    )
