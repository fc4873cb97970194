"""Some eigenvalues and singular values of large operators, with derivatives."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, Protocol, TypeVar, cast, overload

import numpy as np

from tenferro.eager import Tensor
from tenferro.linalg import eig, eigh, inv, svd
from tenferro.linalg.arguments import epsilon
from tenferro.ops.base import as_array, convert_to
from tenferro.sparse.krylov import random_vector
from tenferro.sparse.lanczos import Found
from tenferro.sparse.lobpcg import Blocks
from tenferro.sparse.operators import LinearOperator
from tenferro.sparse.pencils import (
    on_columns,
    on_vectors,
    pencil,
    rectangular,
    shifted,
    square,
    unweighed,
)
from tenferro.sparse.wanted import (
    ORDERS,
    ORDERS_OF_COMPLEX,
    Extent,
    extreme,
    general,
    nearest,
    sizes,
    subspace,
)
from tenferro.tensor import ArrayLike

__all__ = ["eigs", "eigsh", "lobpcg", "svds"]

Vector = TypeVar("Vector", bound=dict[str, Any] | tuple[Any, ...])
"""A pytree."""


class _Eigenpairs(Protocol):
    """Eigenvalues and vectors, which are pytrees where v0 is."""

    @overload
    def __call__(
        self, A: Any, k: int = 6, *, v0: Vector, **options: Any
    ) -> tuple[Tensor, Vector]: ...
    @overload
    def __call__(
        self,
        A: Any,
        k: int = 6,
        M: Any = None,
        sigma: Any = None,
        which: str = "LM",
        v0: Any = None,
        ncv: int | None = None,
        maxiter: int | None = None,
        tol: float = 0,
        return_eigenvectors: Literal[True] = True,
        Minv: Any = None,
        OPinv: Any = None,
    ) -> tuple[Tensor, Tensor]: ...
    @overload
    def __call__(
        self, A: Any, k: int = 6, *, return_eigenvectors: Literal[False], **options: Any
    ) -> Tensor: ...
    def __call__(self, *args: Any, **keywords: Any) -> Any:
        raise NotImplementedError


def _returns_tensors(function: Callable[..., Any]) -> _Eigenpairs:
    return cast(_Eigenpairs, function)


@_returns_tensors
def eigsh(
    A: Any,
    k: int = 6,
    M: Any = None,
    sigma: Any = None,
    which: str = "LM",
    v0: ArrayLike | None = None,
    ncv: int | None = None,
    maxiter: int | None = None,
    tol: float = 0,
    return_eigenvectors: bool = True,
    Minv: Any = None,
    OPinv: Any = None,
) -> Any:
    """k eigenvalues, ascending, and eigenvectors (n, k) of a Hermitian operator, as in SciPy.

    A is a matrix (n, n), sparse or dense, a `LinearOperator`, or a linear function of arrays or
    pytrees like v0; eigenvectors are then such arrays, with k as a last axis. `which` is "LM", "SM"
    (the largest and smallest magnitude), "LA" or "SA" (the largest and smallest values). The thick-
    restart Lanczos method starts at v0, by default a fixed random vector, with a basis of `ncv`
    vectors (by default max(2 k + 1, 20)), until residuals are at most `tol` times the values (0:
    rounding), and until a new start in the complement finds no other value: repeated values are
    found as often as they occur. RuntimeError is raised when `maxiter` restarts (by default 10 n)
    are not enough.

    With `M`, Hermitian and positive definite, in the same forms as A, it solves A x = w M x, and
    eigenvectors V satisfy Vᴴ M V = 1. A matrix M is factorized once; the inverse of an operator is
    applied by `Minv`, an operator or a function too, or by conjugate gradients.

    With `sigma`, a real number, values are those next to it: `which` then refers to
    1 / (w − sigma). A and M are matrices, of which A − sigma M is factorized once, or `OPinv`
    applies the inverse of that, a `LinearOperator` or a function. sigma has no derivative.

    Derivatives are those of the eigenvalue problem, by what A and M depend on, in both modes and to
    any order: the gradient of values costs one product with A and M, that of vectors solves
    (A − w M) x = b by minimal residuals. They divide by differences between the k values and others
    only, and between those of the k that a loss tells apart: a loss may depend on what is
    determined, as for `te.linalg.eigh`, otherwise GaugeError is raised, as for a k-th value that
    equals the next. v0, Minv and OPinv have no derivatives.

    Raises ValueError for an unknown `which` and for k, ncv and v0 that do not fit, LinAlgError for
    a matrix that is not square and, when it runs, for a sigma that is an eigenvalue, and TypeError
    for a sigma with a function and no `OPinv`, and for a complex one.

    Source: Wu and Simon, Thick-restart Lanczos method for large symmetric eigenvalue problems
    (2000); see the maths note on iterative spectra.

    >>> import numpy as np
    >>> import tenferro as te
    >>> w, V = te.sparse.linalg.eigsh(np.diag(np.arange(100.0)), 2)
    >>> w
    Tensor([98., 99.])
    >>> te.sparse.linalg.eigsh(np.diag(np.arange(100.0)), 2, M=2 * np.eye(100), sigma=10.1)[0]
    Tensor([10. , 10.5])
    >>> def scale(x):
    ...     return {"a": 2 * x["a"], "b": np.arange(24.0).reshape(4, 6) * x["b"]}
    >>> start = {"a": np.ones(3), "b": np.ones((4, 6))}
    >>> w, V = te.sparse.linalg.eigsh(scale, 2, v0=start)
    >>> w, V["b"].shape
    (Tensor([22., 23.]), (4, 6, 2))
    """
    v0, (A, M, Minv, OPinv), columns = on_vectors("eigsh", v0, (A, M, Minv, OPinv))
    problem = pencil("eigsh", A, M, v0)
    extent = sizes(problem, k, which, ORDERS, ncv, maxiter, tol)
    if sigma is None:
        found = extreme(problem, extent, ORDERS[which], unweighed(problem, M, Minv))
    else:
        if as_array("eigsh", sigma).aval.is_complex:
            raise TypeError(
                "eigsh: sigma is complex, expected a real number; eigs takes complex ones"
            )
        inverse = shifted(problem, A, M, sigma, OPinv, hermitian=True)
        found = nearest(problem, extent, ORDERS[which], inverse, sigma)
    w, Y = eigh(found.H)
    return (w, columns(found.X @ Y)) if return_eigenvectors else w


@_returns_tensors
def eigs(
    A: Any,
    k: int = 6,
    M: Any = None,
    sigma: Any = None,
    which: str = "LM",
    v0: ArrayLike | None = None,
    ncv: int | None = None,
    maxiter: int | None = None,
    tol: float = 0,
    return_eigenvectors: bool = True,
    Minv: Any = None,
    OPinv: Any = None,
) -> Any:
    """k eigenvalues (k,) and eigenvectors (n, k) of a square operator, both complex, as in SciPy.

    A is as for `eigsh`, but need not be Hermitian. `which` is "LM", "SM" (the largest and smallest
    magnitude), "LR", "SR" (real part), "LI" or "SI" (magnitude of the imaginary part). The Arnoldi
    method with thick restarts runs until residuals are at most `tol` times the values (0:
    rounding). An eigenvalue with several independent eigenvectors may be found once only, and of a
    pair of conjugate values that `k` divides, either one.

    With `M` it solves A x = w M x, and eigenvectors x satisfy xᴴ M x = 1. With `sigma`, which may
    be complex, values are those next to it: `which` refers to 1 / (w − sigma), of real matrices too
    (where SciPy takes the real part).

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
    >>> w, V = te.sparse.linalg.eigs(np.diag(np.arange(100.0)), 2, sigma=10.1)
    >>> w.real.round(6)
    Tensor([10., 11.])
    """
    functions = A, M, Minv, OPinv
    v0, (A, M, Minv, OPinv), columns = on_vectors("eigs", v0, functions, np.complex64)
    problem = pencil("eigs", A, M, v0, np.complex64)
    extent = sizes(problem, k, which, ORDERS_OF_COMPLEX, ncv, maxiter, tol)
    order = ORDERS_OF_COMPLEX[which]
    if sigma is None:
        solve = unweighed(problem, M, Minv)
        found = general(problem, extent, order, lambda X: solve(problem.A @ X))
        H = found.H
    else:
        inverse = shifted(problem, A, M, sigma, OPinv, hermitian=False)
        found = general(problem, extent, order, lambda X: inverse(problem.weighed(X)))
        H = inv(found.H) + sigma * np.eye(k, dtype=problem.dtype)
    w, S = eig(H)
    best = order(w if sigma is None else 1 / (w - sigma))
    if not return_eigenvectors:
        return w[best]
    V = found.X @ S[:, best]
    if M is not None:
        V = V / np.sqrt(np.sum(np.real(np.conj(V) * problem.weighed(V)), axis=0))
    return w[best], columns(V)


def lobpcg(
    A: Any,
    X: ArrayLike,
    B: Any = None,
    M: Any = None,
    *,
    tol: float | None = None,
    maxiter: int | None = None,
    largest: bool = True,
) -> tuple[Tensor, Tensor]:
    """The k largest eigenvalues (k,), descending, and eigenvectors (n, k), as in SciPy.

    With `largest=False` they are the smallest, ascending. A is a Hermitian matrix (n, n), sparse or
    dense, a `LinearOperator`, or a linear function of vectors. The locally optimal block
    preconditioned conjugate gradient method starts at the columns of X (n, k), to which it adds
    some random ones. X may be a pytree of arrays with k as their last axis: functions then take and
    return pytrees without this axis, and eigenvectors are pytrees like X.

    With B, Hermitian and positive definite, in the same forms as A, it solves A x = w B x without
    an inverse of B, and eigenvectors V satisfy Vᴴ B V = 1. M, a matrix or a function too,
    approximates the inverse of A (of A less a shift times B) and is positive definite: a good one
    saves most steps. The iteration ends when the norms of all residuals are at most `tol` (by
    default the rounding of A), and the next value is known to be another one. RuntimeError is
    raised when `maxiter` steps (by default 10 n) are not enough. Derivatives and other errors are
    those of `eigsh`; X and M have none.

    Source: Knyazev, Toward the optimal preconditioned eigensolver (2001).

    >>> import numpy as np
    >>> import tenferro as te
    >>> w, V = te.sparse.linalg.lobpcg(np.diag(np.arange(100.0)), np.eye(100, 2), largest=True)
    >>> w
    Tensor([99., 98.])
    >>> B = 2 * np.eye(100)
    >>> te.sparse.linalg.lobpcg(np.diag(np.arange(100.0)), np.eye(100, 2), B)[0]
    Tensor([49.5, 49. ])
    """
    start, (A, B, M), columns = on_columns("lobpcg", X, (A, B, M))
    n, k = start.shape
    problem = pencil("lobpcg", A, B, start[:, 0])
    near = (lambda V: V) if M is None else square("lobpcg", "M", M, start[:, 0]).matmat
    order = ORDERS["LA" if largest else "SA"]
    steps = 10 * n if maxiter is None else maxiter
    block = _widened(convert_to(start, problem.dtype), min(k + max(k // 2, 2), n))

    def enough(size: Any) -> Any:
        return epsilon(problem.dtype) ** 0.75 * size if tol is None else tol

    def find() -> Found:
        mass = (lambda V: V) if problem.M is None else problem.M.matmat
        return Blocks(problem.A.matmat, mass, near, k, order, enough, steps).run(block)

    extent = Extent(k, 3 * block.shape[1], steps, 0)
    found = subspace(problem, extent, order, find)
    w, Y = eigh(found.H)
    V = found.X @ Y
    return (w[::-1], columns(V[:, ::-1])) if largest else (w, columns(V))


def _widened(X: Any, width: int) -> Any:
    """More columns, of random numbers."""
    more = [random_vector(X[:, 0], seed) for seed in range(width - X.shape[1])]
    return np.concatenate([X, *(x[:, None] for x in more)], axis=1)


@overload
def svds(
    A: Any,
    k: int = 6,
    *,
    which: str = "LM",
    v0: ArrayLike | None = None,
    ncv: int | None = None,
    maxiter: int | None = None,
    tol: float = 0,
    return_singular_vectors: Literal[True] = True,
) -> tuple[Tensor, Tensor, Tensor]: ...


@overload
def svds(
    A: Any,
    k: int = 6,
    *,
    which: str = "LM",
    v0: ArrayLike | None = None,
    ncv: int | None = None,
    maxiter: int | None = None,
    tol: float = 0,
    return_singular_vectors: Literal[False],
) -> Tensor: ...


def svds(
    A: Any,
    k: int = 6,
    *,
    which: str = "LM",
    v0: ArrayLike | None = None,
    ncv: int | None = None,
    maxiter: int | None = None,
    tol: float = 0,
    return_singular_vectors: bool = True,
) -> Any:
    """U (m, k), S (k,) ascending and Vh (k, n) for k singular values of an operator, as in SciPy.

    A is a matrix (m, n), sparse or dense, a `LinearOperator`, or a linear function of arrays or
    pytrees like v0: U has k as a last axis of what it returns, and Vh as a first axis of v0. Its
    adjoint is computed by transposition. `which` is "LM" or "SM". Vectors on the shorter side are
    eigenvectors of Aᴴ A or A Aᴴ, see `eigsh` for options, errors and derivatives; v0 is on that
    side, unless A is a function. Differences of squares decide what is repeated. Without
    `return_singular_vectors`, only S is returned.

    >>> import numpy as np
    >>> import tenferro as te
    >>> U, S, Vh = te.sparse.linalg.svds(np.diag(np.arange(100.0)), 2)
    >>> S
    Tensor([98., 99.])
    >>> def differences(x):
    ...     return {"down": x[1:] - x[:-1], "right": x[:, 1:] - x[:, :-1]}
    >>> U, S, Vh = te.sparse.linalg.svds(differences, 2, v0=np.arange(400.0).reshape(20, 20))
    >>> U["down"].shape, Vh.shape
    ((19, 20, 2), (2, 20, 20))
    """
    if which not in ("LM", "SM"):
        raise ValueError(f"svds: which is {which!r}, expected 'LM' or 'SM'")
    operator, v0, columns, rows = rectangular("svds", A, v0)
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
    order = "LA" if which == "LM" else "SA"
    problem = pencil("svds", gram, None, v0)
    extent = sizes(problem, k, order, ORDERS, ncv, maxiter, tol)
    X = extreme(problem, extent, ORDERS[order], lambda x: x).X
    U, S, Wh = svd(B.matmat(X), full_matrices=False)
    U, S, V = U[:, ::-1], S[::-1], X @ Wh.H[:, ::-1]
    if not return_singular_vectors:
        return S
    left, right = (U, V) if m >= n else (V, U)
    return columns(left), S, rows(right.H)
