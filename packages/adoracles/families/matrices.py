"""Linear algebra: equations, determinants, factorizations, functions of matrices."""

from __future__ import annotations

from typing import Any

import numpy as np

from adoracles.exact.matrices import (
    array,
    cholesky_of,
    completion,
    determinant,
    eig_of,
    eigh_of,
    function_of_matrix,
    inverse,
    lu_of,
    matrix,
    over_stacks,
    qr_of,
    real_if,
    solved,
    svd_of,
)
from adoracles.exact.numbers import Exact, as_exact, mp
from adoracles.families.forms import Row, arrays
from adoracles.families.scalars import X, Y, Z
from adoracles.family import Input

ONE: Row = ((X,), {}, {"x": (3, 3)})
SMALL: Row = ((X,), {}, {"x": (2, 2)})
STACK: Row = ((X,), {}, {"x": (2, 2, 2)})
SQUARE = (ONE, SMALL, STACK)
HERMITIAN: tuple[Row, ...] = tuple(
    ((X,), {}, {"x": Input(s, "hermitian")}) for s in ((3, 3), (2, 2))
)
POSITIVE: tuple[Row, ...] = tuple(
    ((X,), {}, {"x": Input(s, "positive_definite")}) for s in ((3, 3), (2, 2), (2, 2, 2))
)
TALL: Row = ((X,), {}, {"x": (3, 2)})
WIDE: Row = ((X,), {}, {"x": (2, 3)})
NEARLY_SINGULAR = [
    ("near_degenerate", {"x": [[1.0, 2.0, 0.5], [2.0, 4.0 + 2.0**-8, 1.5], [1, 0, 2]]})
]


def _solve(a: Exact, b: Exact) -> Exact:
    if b.ndim == 1:
        return solved(a, b[:, None])[:, 0]
    return over_stacks(2, 2)(solved)(a, b)


def _det(a: Exact) -> Exact:
    return over_stacks(2)(lambda m: as_exact(determinant(m)))(a)


def _slogdet(a: Exact) -> tuple[Exact, Exact]:
    det = determinant(a)
    return as_exact(det / abs(det)), as_exact(mp.log(abs(det)))


def _triangular(a: Exact, b: Exact, lower: bool = False, trans: int = 0) -> Exact:
    own = np.tril(a) if lower else np.triu(a)
    own = own + 0 * a
    own = {0: own, 1: own.T, 2: np.conj(own.T)}[trans]
    return solved(own, b)


def _expm(a: Exact) -> Exact:
    return real_if(array(mp.expm(matrix(a))), a)


def _logm(a: Exact) -> Exact:
    return real_if(function_of_matrix(a, mp.log), a)


def _sqrtm(a: Exact) -> Exact:
    return real_if(function_of_matrix(a, mp.sqrt), a)


def _svd(a: Exact, full_matrices: bool = True) -> tuple[Exact, Exact, Exact]:
    U, s, Vh = svd_of(a)
    if full_matrices and U.shape[0] > U.shape[1]:
        U = np.concatenate([U, completion(U)], axis=1)
    if full_matrices and Vh.shape[0] < Vh.shape[1]:
        Vh = np.concatenate([Vh, np.conj(completion(np.conj(Vh.T)).T)])
    return U, s, Vh


def _power(a: Exact, n: int) -> Exact:
    own = inverse(a) if n < 0 else a
    result = own if n else as_exact(np.eye(len(a), dtype=int)) + 0 * a
    for _ in range(abs(n) - 1):
        result = result @ own
    return result


def _pinv(a: Exact, rtol: float | None = None, hermitian: bool = False) -> Exact:
    if rtol is not None:
        U, s, Vh = svd_of(a)
        kept = [i for i, x in enumerate(s) if x > rtol * s[0]]
        return (np.conj(Vh[kept].T) / s[kept]) @ np.conj(U[:, kept].T)
    h = np.conj(a.T)
    return inverse(h @ a) @ h if a.shape[0] >= a.shape[1] else h @ inverse(a @ h)


def _lstsq(a: Exact, b: Exact) -> tuple[Exact, ...]:
    return (_pinv(a) @ b,)


def _qr(a: Exact, mode: str = "reduced", pivoting: bool = False) -> tuple[Exact, ...]:
    """Q and R; with pivots the columns in the order in which they are largest, and this order."""
    order = _by_size(a) if pivoting else list(range(a.shape[1]))
    Q, R = qr_of(a[:, order])
    if mode == "complete":
        Q = np.concatenate([Q, completion(Q)], axis=1)
        R = np.concatenate([R, np.zeros((Q.shape[1] - len(R), R.shape[1]), int) + mp.mpf(0)])
    return (Q, R, as_exact(np.array(order))) if pivoting else (Q, R)


def _by_size(a: Exact) -> list[int]:
    """The columns, each the largest of those that are left, without its part along the others."""
    rest, order = as_exact(a.copy()), []
    for _ in range(a.shape[1]):
        sizes = [mp.fsum(abs(x) ** 2 for x in column) for column in rest.T]
        left = [i for i in range(a.shape[1]) if i not in order]
        order.append(max(left, key=lambda i: sizes[i]))
        unit = rest[:, order[-1]] / mp.sqrt(sizes[order[-1]])
        rest = rest - np.outer(unit, np.conj(unit) @ rest)
    return order


def _lu(a: Exact) -> tuple[Exact, Exact, Exact]:
    lower, upper, rows = lu_of(a)
    P = np.zeros((len(a), len(a)), int)
    P[rows, range(len(a))] = 1
    return as_exact(P), lower, upper


def _general_eigvalsh(a: Exact, b: Exact) -> tuple[Exact, Exact]:
    L = inverse(cholesky_of(b))
    h = L @ a @ np.conj(L.T)
    w, V = eigh_of((h + np.conj(h.T)) / 2)
    return w, np.conj(L.T) @ V


def _norm(a: Exact, ord: Any) -> Exact:
    if ord == "fro":
        return as_exact(mp.sqrt(mp.fsum(mp.re(x) ** 2 + mp.im(x) ** 2 for x in a.ravel())))
    if ord in (1, np.inf):
        sums = np.sum(np.frompyfunc(abs, 1, 1)(a), axis=0 if ord == 1 else 1)
        return as_exact(max(sums))
    s = svd_of(a)[1]
    return as_exact({"nuc": sum(s), 2: s[0], -2: s[-1]}[ord])


def _sylvester(a: Exact, b: Exact, q: Exact) -> Exact:
    """a X + X b = q, by the equations of all elements together."""
    m, n = q.shape
    K = np.kron(a, np.eye(n, dtype=int)) + np.kron(np.eye(m, dtype=int), b.T)
    return solved(K, q.reshape(-1, 1)).reshape(m, n)


RIGHT: Row = ((X, Y), {}, {"x": (3, 3), "y": (3, 2)})
arrays("linalg.inv", over_stacks(2)(inverse), *SQUARE, listed=NEARLY_SINGULAR)
arrays(
    "linalg.solve",
    _solve,
    RIGHT,
    ((X, Y), {}, {"x": (3, 3), "y": (3,)}),
    ((X, Y), {}, {"x": (2, 2, 2), "y": (2, 1)}),
)
arrays("linalg.det", _det, *SQUARE, listed=NEARLY_SINGULAR)
arrays(
    "linalg.slogdet",
    over_stacks(2)(_slogdet),
    ONE,
    SMALL,
    outputs=("output_1",),
    listed=NEARLY_SINGULAR,
)
arrays(
    "linalg.slogdet",
    None,
    ONE,
    SMALL,
    name="sign",
    outputs=("output_0", "output_1"),
    kinds=("complex",),
)
TRIANGULAR: list[Row] = [
    (
        (X, Y),
        {"lower": lower, "trans": trans},
        {"x": Input((3, 3), f"{'lower' if lower else 'upper'}_triangular"), "y": (3, 2)},
    )
    for lower in (True, False)
    for trans in (0, 1, 2)
]
arrays("linalg.solve_triangular", _triangular, *TRIANGULAR)
arrays("linalg.cholesky", over_stacks(2)(cholesky_of), *POSITIVE)
arrays(
    "linalg.lu",
    _lu,
    ONE,
    SMALL,
    TALL,
    WIDE,
    outputs=("output_1", "output_2"),
)
arrays("linalg.qr", _qr, ONE, TALL, SMALL, observable="qr_weighted", outputs=("qr", "r"))
arrays("linalg.eigvalsh", over_stacks(2)(lambda a: eigh_of(a)[0]), *HERMITIAN)
arrays(
    "linalg.eigh", eigh_of, *HERMITIAN, observable="eigh_weighted", outputs=("values", "vectors")
)
arrays(
    "linalg.eig",
    eig_of,
    ((X,), {}, {"x": (2, 2)}),
    ONE,
    observable="eig_symmetric",
    outputs=("power_2", "vectors"),
    kinds=("complex",),
)
arrays("linalg.svdvals", over_stacks(2)(lambda a: svd_of(a)[1]), TALL, WIDE, ONE)
arrays(
    "linalg.svd",
    _svd,
    *(((X,), {"full_matrices": False}, {"x": s}) for s in ((3, 2), (2, 2), (2, 3))),
    observable="svd_weighted",
    outputs=("s", "uvh"),
)
arrays("linalg.pinv", _pinv, TALL, WIDE, SMALL)
arrays("linalg.expm", over_stacks(2)(_expm), ONE, SMALL, interval=(-1.5, 1.5))
arrays("linalg.logm", _logm, *POSITIVE[:2], name="positive_definite")
arrays("linalg.sqrtm", _sqrtm, *POSITIVE[:2], name="positive_definite")
arrays(
    "linalg.matrix_power",
    _power,
    *(((X, n), {}, {"x": (2, 2)}) for n in (2, 3, -1, -2, 5)),
)
arrays(
    "linalg.lstsq",
    _lstsq,
    ((X, Y), {}, {"x": (4, 2), "y": (4, 2)}),
    ((X, Y), {}, {"x": (3, 2), "y": (3, 1)}),
    outputs=("output_0",),
)
arrays(
    "linalg.matrix_norm",
    _norm,
    *(((X,), {"ord": p}, {"x": (3, 2)}) for p in ("fro", "nuc", 2, 1, np.inf, -2)),
)
arrays(
    "linalg.multi_dot",
    lambda xs: xs[0] @ xs[1] @ xs[2],
    (([X, Y, Z],), {}, {"x": (2, 3), "y": (3, 2), "z": (2, 2)}),
)
arrays(
    "linalg.solve_sylvester",
    _sylvester,
    (
        (X, Y, Z),
        {},
        {
            "x": Input((2, 2), "positive_definite"),
            "y": Input((2, 2), "positive_definite"),
            "z": (2, 2),
        },
    ),
)
arrays(
    "linalg.generalized_eigh",
    _general_eigvalsh,
    (
        (X, Y),
        {},
        {"x": Input((2, 2), "hermitian"), "y": Input((2, 2), "positive_definite")},
    ),
    outputs=("output_0",),
)
