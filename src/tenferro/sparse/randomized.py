"""Truncated singular value decompositions by products with random vectors.

Maths note: iterative_spectra.
"""

from __future__ import annotations

from operator import index
from typing import Any

import numpy as np

from tenferro.linalg import qr
from tenferro.linalg.fixed_bases import fixed_svd
from tenferro.linalg.parts import diagonal_matrix
from tenferro.linalg.repeated import Kept, bound_of, in_range
from tenferro.linalg.truncation import TruncatedSVD, kept_by, restoring_scale, truncated
from tenferro.ops.base import as_array
from tenferro.sparse.arrays import sparse_operand
from tenferro.sparse.krylov import random_vector
from tenferro.sparse.operators import LinearOperator, aslinearoperator
from tenferro.sparse.subspaces import Subspace, invariant_subspace
from tenferro.tensor import aval_of
from tenferro.transforms.control import fori_loop

_NAME = "svd_randomized"


def svd_randomized(
    A: Any,
    max_rank: int,
    *,
    cutoff: float = 0.0,
    relative: bool = True,
    renormalize: bool = False,
    oversampling: int = 10,
    iterations: int = 4,
    seed: Any = 0,
) -> TruncatedSVD:
    """The largest singular values of a matrix (m, n), and their vectors, by a randomized method.

    A is a matrix, sparse or dense. Products with `max_rank` + `oversampling` random vectors, and
    `iterations` times with Aᴴ and A, find a subspace in which A is decomposed: for a dense matrix
    much faster than `te.linalg.svd_truncated`, whose results and other arguments these are. Errors
    of values are about (σ' / σ)^(4 iterations + 2) for the first value σ' that the subspace lacks;
    use more iterations where values decay slowly. `seed` is an integer, which may be traced.

    Derivatives of every order are those of the subspace, by linear systems that minimal residuals
    solve, and are as accurate as it. They are right at repeated values; GaugeError is raised where
    the cut is between values that are equal to rounding. The rank has no derivative.

    Raises ValueError for a max_rank that is not between 1 and min(m, n), a negative cutoff,
    oversampling or number of iterations, and TypeError for a function or a `LinearOperator`, whose
    norm is not known (`svds` takes them).

    Source: Halko, Martinsson and Tropp, Finding structure with randomness (2011), algorithm 5.1
    with orthonormal bases in each step; see the maths note on iterative spectra.

    >>> import numpy as np
    >>> import tenferro as te
    >>> A = np.diag(0.5 ** np.arange(100.0))
    >>> te.sparse.linalg.svd_randomized(A, 20, cutoff=0.1).S[:5].round(6)
    Tensor([1.   , 0.5  , 0.25 , 0.125, 0.   ])
    """
    operator, whole = _matrix(A), _squares(A)
    (m, n), more, steps = operator.shape, index(oversampling), index(iterations)
    for name, value in (("oversampling", more), ("iterations", steps)):
        if value < 0:
            raise ValueError(f"{_NAME}: {name} is {value}, expected at least 0")
    kept = kept_by(_NAME, min(m, n), index(max_rank), cutoff, relative)
    width = min(int(kept[1]) + more, m, n)
    found = _subspace(operator, kept, lambda: _sketched(operator, width, steps, seed))
    mask = np.real(np.diagonal(as_array(_NAME, found.H))) > 0
    X: Any = np.where(mask, np.sqrt(2) * found.X, 0)
    left, right = X[:m], X[m:]
    core = left.H @ operator.matmat(right)
    part = np.sum(np.real(np.conj(core) * core))
    discarded = np.maximum(1 - part / np.where(whole > 0, whole, 1), 0) * (whole > 0)
    scale = restoring_scale(discarded) if renormalize else 1
    return truncated(left, right, core, mask, scale, discarded)


def _matrix(A: Any) -> LinearOperator:
    if callable(A) or isinstance(A, LinearOperator):
        raise TypeError(
            f"{_NAME}: A is of type {type(A).__name__}, expected a matrix, sparse or dense; "
            "te.sparse.linalg.svds takes functions and operators"
        )
    return aslinearoperator(A)


def _squares(A: Any) -> Any:
    """The squared norm of a matrix."""
    sparse = sparse_operand(A)
    entries = as_array(_NAME, A) if sparse is None else sparse.data
    return np.sum(np.real(np.conj(entries) * entries))


def _sketched(operator: LinearOperator, width: int, steps: int, seed: Any) -> tuple[Any, Any, Any]:
    """Approximate factors U, S, V of the largest values."""
    n, back = operator.shape[1], operator.H
    like = as_array(_NAME, np.zeros(n * width, operator.dtype))
    start = qr(operator.matmat(random_vector(like, seed).reshape(n, width)))[0]
    Q = fori_loop(0, steps, lambda _, Q: qr(operator.matmat(qr(back.matmat(Q))[0]))[0], start)
    V, s, Uh = fixed_svd(back.matmat(Q))
    return Q @ Uh.H, s, V


def _subspace(operator: LinearOperator, kept: Kept, factors: Any) -> Subspace:
    """That of the kept values: vectors [U; V] / √2 of the Hermitian matrix [0 A; Aᴴ 0].

    Columns after the rank are zero, and so are their values.
    """
    (m, n), back, most = operator.shape, operator.H, int(kept[1])

    def both_sides(X: Any) -> Any:
        return np.concatenate([operator.matmat(X[m:]), back.matmat(X[:m])])

    def compute() -> Any:
        U, s, V = factors()
        inside = in_range(s, kept)
        X = np.concatenate([U, V])[:, :most] * inside[:most].astype(U.dtype) / np.sqrt(2)
        H = diagonal_matrix(np.where(inside, s, 0)[:most]).astype(U.dtype)
        return X, H, _gap(s, inside)

    aval = aval_of((m + n, most), operator.dtype)
    return invariant_subspace(_NAME, [both_sides], aval, compute)


def _gap(s: Any, inside: Any) -> Any:
    """The distance between kept and dropped values, 0 if it is only rounding."""
    least = np.min(np.where(inside, s, np.inf))
    distance = np.where(np.any(inside), least - np.max(np.where(inside, 0, s)), 1)
    return np.where(distance <= bound_of(s), 0, distance)
