"""The subspaces of the most wanted eigenvalues, as iterations find them.

Maths note: iterative_spectra.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from tenferro.linalg import cholesky, eig, inv, qr
from tenferro.linalg.arguments import epsilon
from tenferro.linalg.fixed_bases import fixed_eigh
from tenferro.linalg.parts import diagonal_matrix
from tenferro.ops.arrays.ensure import ensured
from tenferro.ops.base import as_array, convert_to
from tenferro.sparse.arnoldi import Arnoldi
from tenferro.sparse.lanczos import Found, Lanczos
from tenferro.sparse.pencils import Pencil
from tenferro.sparse.subspaces import Subspace, clustered, invariant_subspace
from tenferro.tensor import aval_of
from tenferro.tensor.rounding import spectral_rounding

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


class Extent(NamedTuple):
    """How many values are wanted, the size of the basis, the most restarts, and what residuals are
    allowed to be, relative to values."""

    k: int
    room: int
    steps: int
    limit: float


def sizes(
    problem: Pencil, k: int, which: str, orders: dict[str, Function], ncv: int | None,
    maxiter: int | None, tol: float,
) -> Extent:  # fmt: skip
    """The sizes that arguments name."""
    name, n = problem.name, problem.size
    if which not in orders:
        raise ValueError(f"{name}: which is {which!r}, expected one of {sorted(orders)}")
    if not 0 < k <= n:
        raise ValueError(f"{name}: k is {k}, expected 1 to {n}")
    if ncv is not None and ncv < k + 2:
        raise ValueError(f"{name}: ncv is {ncv}, expected at least k + 2 = {k + 2}")
    room = max(2 * k + 1, 20) if ncv is None else ncv
    steps = 10 * n if maxiter is None else maxiter
    return Extent(k, room, steps, max(float(tol), epsilon(problem.dtype)))


def extreme(problem: Pencil, extent: Extent, order: Function, inverse: Function) -> Subspace:
    """That of the k most wanted values of a Hermitian problem; `inverse` applies that of M."""

    def find() -> Found:
        return _lanczos(problem, extent, order, lambda x: inverse(problem.A.matvec(x)))

    return subspace(problem, extent, order, find)


def subspace(
    problem: Pencil, extent: Extent, order: Function, find: Callable[[], Found]
) -> Subspace:
    """The subspace that an iteration finds, or that of a matrix no larger than its basis."""
    blocks = [x.matmat for x in (problem.A, problem.M) if x is not None]
    return invariant_subspace(
        problem.name, blocks, _basis(problem, extent), lambda: _found(problem, extent, order, find)
    )


def nearest(
    problem: Pencil, extent: Extent, order: Function, inverse: Function, sigma: Any
) -> Subspace:
    """That of the k values w for which 1 / (w − sigma) is most wanted.

    `inverse` applies that of A − sigma M. Tangents are those of the inverse problem, whose systems
    need few steps: M (A − sigma M)⁻¹ M x = M x / (w − sigma).
    """
    dtype = np.finfo(problem.dtype).dtype
    sigma, identity = (
        convert_to(as_array(problem.name, sigma), dtype),
        np.eye(extent.k, dtype=dtype),
    )

    def rank(w: Any) -> Any:
        return order(1 / (w - sigma))

    def find() -> Found:
        found = _lanczos(problem, extent, order, lambda x: inverse(problem.weighed(x)))
        w = sigma + 1 / found.values
        size = np.max(abs(w[: extent.k + 1])) + abs(sigma)
        return Found(found.vectors, w, size, found.converged)

    def compute() -> Any:
        X, H, gap = _found(problem, extent, rank, find)
        return X, inv(H - sigma * identity), gap

    blocks = [lambda X: problem.weighed(inverse(problem.weighed(X)))]
    if problem.M is not None:
        blocks.append(problem.M.matmat)
    found = invariant_subspace(problem.name, blocks, _basis(problem, extent), compute)
    return found._replace(H=inv(found.H) + sigma * identity)


def _lanczos(problem: Pencil, extent: Extent, order: Function, matvec: Function) -> Found:
    return Lanczos(
        matvec, extent.k, extent.room, order, extent.limit, extent.steps, problem.weighed
    ).run(problem.start)


def _basis(problem: Pencil, extent: Extent) -> Any:
    return aval_of((problem.size, extent.k), problem.dtype)


def _found(problem: Pencil, extent: Extent, order: Function, find: Callable[[], Found]) -> Any:
    """A basis, the operator in it, and the gap."""
    if extent.room >= problem.size:
        return _dense(problem, extent.k, order)
    found = find()
    vectors = _converged(problem, extent, found)
    return _described(vectors.T, found.values, extent.k, found.size, extent.limit)


def _converged(problem: Pencil, extent: Extent, found: Any) -> Any:
    """The vectors that were found."""
    message = (
        f"te.sparse.linalg.{problem.name}: no convergence in {extent.steps} steps (maxiter); "
        "raise maxiter or tol, or the size of the basis"
    )
    return ensured(found.vectors, found.converged, message, "RuntimeError")


def _dense(problem: Pencil, k: int, order: Function) -> Any:
    """What is wanted of a small matrix."""
    eye = np.eye(problem.size, dtype=problem.dtype)
    matrix = as_array(problem.name, problem.A.matmat(eye))
    back = None
    if problem.M is not None:
        back = inv(cholesky(as_array(problem.name, problem.M.matmat(eye)))).H
        matrix = back.H @ matrix @ back
    w, V = fixed_eigh(matrix, lower=True)
    best = order(w)
    X = V if back is None else back @ V
    return _described(X[:, best[:k]], w[best], k, np.max(abs(w)), epsilon(w.dtype))


def _described(X: Any, w: Any, k: int, size: Any, tol: float) -> Any:
    """X by ascending values, the operator in it, and the distance to the other values."""
    ascending = np.argsort(w[:k])
    H = diagonal_matrix(clustered(w[:k][ascending], size)).astype(X.dtype)
    return X[:, ascending], H, _gap(w, k, size, tol)


def general(problem: Pencil, extent: Extent, order: Function, block: Function) -> Subspace:
    """That of the k most wanted values of any operator on arrays (n,) and (n, k)."""
    k, n = extent.k, problem.size

    def compute() -> Any:
        if extent.room >= n:
            return _general_dense(problem, extent, order, block)
        found = Arnoldi(block, k, extent.room, order, extent.limit, extent.steps).run(problem.start)
        X, w = _converged(problem, extent, found).T, found.values
        return X, found.H, _gap(w, k, np.max(abs(w)), extent.limit)

    aval = _basis(problem, extent)
    return invariant_subspace(problem.name, [block], aval, compute, hermitian=False)


def _general_dense(problem: Pencil, extent: Extent, order: Function, block: Function) -> Any:
    """A basis for values of a small matrix, the operator in it, and the gap."""
    matrix = block(np.eye(problem.size, dtype=problem.dtype))
    w, V = eig(as_array(problem.name, matrix))
    best, k = order(w), extent.k
    X, w = qr(V[:, best[:k]])[0], w[best]
    return X, X.H @ matrix @ X, _gap(w, k, np.max(abs(w)), extent.limit)


def _gap(w: Any, k: int, size: Any, tol: float) -> Any:
    """The distance between the first k values and the next one, 0 if it is only rounding."""
    if w.shape[0] == k:
        return np.stack([size + 1])
    distance = np.min(abs(w[:k] - w[k]))
    return np.stack(
        [np.where(distance <= max(spectral_rounding(w.aval), 2 * tol) * size, 0, distance)]
    )
