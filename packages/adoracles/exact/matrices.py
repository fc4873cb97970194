"""Matrices of exact numbers: products, equations, factorizations. Leading axes are stacks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from adoracles.exact.numbers import Exact, as_exact, is_complex, mp
from adoracles.exact.operations import stacked


def matrix(a: Exact) -> Any:
    """Return an array of two axes as mpmath's matrix."""
    return mp.matrix(a.tolist()) if a.size else mp.matrix(*a.shape)


def array(matrix: Any) -> Exact:
    """Return mpmath's matrix as an array of two axes."""
    rows = [[matrix[i, j] for j in range(matrix.cols)] for i in range(matrix.rows)]
    return np.array(rows, object).reshape(matrix.rows, matrix.cols)


def over_stacks(*axes: int) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Apply a function to each of the stacked arrays; `axes` are how many each has of its own."""

    def decorate(function: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **kwargs: Any) -> Any:
            arrays, rest = args[: len(axes)], args[len(axes) :]
            stacks = [a.shape[: a.ndim - n] for a, n in zip(arrays, axes, strict=True)]
            shape = np.broadcast_shapes(*stacks)
            if not shape:
                return function(*arrays, *rest, **kwargs)
            wide = [
                np.broadcast_to(a, shape + a.shape[a.ndim - n :]).reshape(
                    -1, *a.shape[a.ndim - n :]
                )
                for a, n in zip(arrays, axes, strict=True)
            ]
            results = [function(*row, *rest, **kwargs) for row in zip(*wide, strict=True)]
            return _reshaped(stacked(results), shape)

        return call

    return decorate


def _reshaped(results: Any, shape: tuple[int, ...]) -> Any:
    if isinstance(results, tuple):
        return tuple(_reshaped(r, shape) for r in results)
    return results.reshape(shape + results.shape[1:])


def adjoint(a: Exact) -> Exact:
    """Return the conjugate transpose of a matrix."""
    return as_exact(np.conj(np.swapaxes(a, -1, -2)))


def eye(n: int) -> Exact:
    """Return the identity."""
    return array(mp.eye(n))


def diagonal_matrix(values: Exact) -> Exact:
    """Return a matrix with these values on its diagonal."""
    return np.array(np.diag(values) + mp.mpf(0), object)


def lu_of(a: Exact) -> tuple[Exact, Exact, list[int]]:
    """Return L, U and the rows p with a[p] = L U, by partial pivoting on moduli as LAPACK has them.

    LAPACK compares |re| + |im|, and takes the first of equal ones.
    """
    m, n = a.shape
    k = min(m, n)
    work, rows = as_exact(a.copy()), list(range(m))
    for j in range(k):
        sizes = [abs(mp.re(x)) + abs(mp.im(x)) for x in work[j:, j]]
        best = j + max(range(len(sizes)), key=lambda i: (sizes[i], -i))
        if best != j:
            work[[j, best]] = work[[best, j]]
            rows[j], rows[best] = rows[best], rows[j]
        for i in range(j + 1, m):
            work[i, j] = work[i, j] / work[j, j]
            work[i, j + 1 :] = work[i, j + 1 :] - work[i, j] * work[j, j + 1 :]
    lower = np.tril(work[:, :k], -1) + np.eye(m, k, dtype=int)
    return lower, np.triu(work[:k]), rows


def solved(a: Exact, b: Exact) -> Exact:
    """Return x of a x = b, for matrices of columns."""
    return array(mp.lu_solve(matrix(a), matrix(b))) if b.shape[1] == 1 else inverse(a) @ b


def inverse(a: Exact) -> Exact:
    """Return the inverse of a matrix."""
    return array(matrix(a) ** -1)


def determinant(a: Exact) -> Any:
    """Return the determinant, by expansion: without pivots, of small matrices."""
    n = len(a)
    if n == 0:
        return mp.mpf(1)
    if n == 1:
        return a[0, 0]
    minors = (np.delete(a[1:], j, axis=1) for j in range(n))
    return mp.fsum((-1) ** j * a[0, j] * determinant(minor) for j, minor in enumerate(minors))


def eigh_of(a: Exact) -> tuple[Exact, Exact]:
    """Return ascending eigenvalues and eigenvectors of a Hermitian matrix."""
    if not a.size:
        return a.ravel(), a
    decompose = mp.eighe if is_complex(a) else mp.eigsy
    values, vectors = decompose(matrix(a))
    w = np.array([mp.re(x) for x in values], object)
    order = sorted(range(len(w)), key=lambda i: w[i])
    return w[order], array(vectors)[:, order]


def svd_of(a: Exact) -> tuple[Exact, Exact, Exact]:
    """Return thin U, descending singular values and Vᴴ."""
    if a.shape[0] < a.shape[1]:
        U, s, Vh = svd_of(adjoint(a))
        return adjoint(Vh), s, adjoint(U)
    decompose = mp.svd_c if is_complex(a) else mp.svd_r
    U, s, Vh = decompose(matrix(a))
    return array(U), np.array([mp.re(x) for x in s], object), array(Vh)


def eig_of(a: Exact) -> tuple[Exact, Exact]:
    """Return eigenvalues and eigenvectors of norm 1, in no particular order."""
    values, vectors = mp.eig(matrix(a) * mp.mpc(1))
    w, V = np.array(values, object), array(vectors)
    norms = [mp.sqrt(mp.fsum(abs(x) ** 2 for x in column)) for column in V.T]
    return w, V / np.array(norms, object)


def qr_of(a: Exact) -> tuple[Exact, Exact]:
    """Return thin Q and R, by Gram and Schmidt: R's diagonal is positive."""
    m, n = a.shape
    k = min(m, n)
    Q = np.empty((m, k), object)
    for j in range(k):
        v = a[:, j]
        for _ in range(2):
            v = v - Q[:, :j] @ (adjoint(Q[:, :j]) @ v) if j else v
        Q[:, j] = v / mp.sqrt(mp.fsum(abs(x) ** 2 for x in v))
    R = adjoint(Q) @ a
    return Q, np.triu(R) + 0 * R


def completion(Q: Exact) -> Exact:
    """Return orthonormal columns that complete those of a tall matrix to a basis."""
    columns = [*Q.T]
    for unit in eye(len(Q)):
        for _ in range(2):
            unit = unit - sum(c * mp.fsum(np.conj(c) * unit) for c in columns)
        size = mp.sqrt(mp.fsum(abs(x) ** 2 for x in unit))
        if len(columns) < len(Q) and size > mp.mpf(1) / 8:
            columns.append(unit / size)
    return np.array(columns[Q.shape[1] :], object).T


def cholesky_of(a: Exact) -> Exact:
    """Return lower L with L Lᴴ = a, reading the lower triangle."""
    n = len(a)
    L = 0 * as_exact(a)
    for j in range(n):
        own = a[j, j] - mp.fsum(abs(x) ** 2 for x in L[j, :j])
        L[j, j] = mp.sqrt(mp.re(own)) + 0 * a[j, j]
        for i in range(j + 1, n):
            L[i, j] = (a[i, j] - L[i, :j] @ np.conj(L[j, :j]) if j else a[i, j]) / L[j, j]
    return L


def function_of_matrix(a: Exact, function: Callable[[Any], Any]) -> Exact:
    """Return V f(w) V⁻¹ of a matrix whose eigenvectors are a basis."""
    w, V = eig_of(a)
    return (V * np.array([function(x) for x in w], object)) @ inverse(V)


def real_if(result: Exact, *arrays: Exact) -> Exact:
    """Drop imaginary parts that rounding left, where the arguments are real."""
    if any(map(is_complex, arrays)):
        return result
    return np.frompyfunc(mp.re, 1, 1)(result)
