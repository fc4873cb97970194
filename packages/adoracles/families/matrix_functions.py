"""Functions of matrices, matrices of a form and their equations, and factorizations with phases."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from adoracles.exact.matrices import (
    adjoint,
    array,
    cholesky_of,
    eig_of,
    eigh_of,
    eye,
    function_of_matrix,
    inverse,
    matrix,
    qr_of,
    real_if,
    solved,
    svd_of,
)
from adoracles.exact.numbers import Exact, as_exact, mp, rounded
from adoracles.families.forms import Row, arrays, with_square
from adoracles.families.matrices import HERMITIAN, ONE, SMALL, TALL
from adoracles.families.scalars import W, X, Y, Z
from adoracles.family import Input

SHIFTED: tuple[Row, ...] = tuple(((X,), {}, {"x": Input((n, n), shift=4.0)}) for n in (2, 3))
"""Matrices whose eigenvalues are far from the negative numbers."""
GENTLE: tuple[Row, ...] = (SMALL,)


def _function(function: Callable[[Any], Any]) -> Callable[[Exact], Exact]:
    return lambda a: real_if(function_of_matrix(a, function), a)


for _name, _scalar in {
    "cosm": lambda x: mp.cos(x),
    "sinm": lambda x: mp.sin(x),
    "coshm": lambda x: mp.cosh(x),
    "sinhm": lambda x: mp.sinh(x),
    "tanhm": lambda x: mp.tanh(x),
    "tanm": lambda x: mp.tan(x),
}.items():
    arrays(f"linalg.{_name}", _function(_scalar), *GENTLE, interval=(-0.6, 0.6), count=10)
arrays("linalg.signm", _function(lambda x: mp.sign(mp.re(x))), *GENTLE, kinds=("real",), count=10)
arrays("linalg.sqrtm", None, *SHIFTED, count=10)
arrays("linalg.logm", None, *SHIFTED, count=10)
arrays(
    "linalg.fractional_matrix_power",
    lambda a, t: _function(lambda x: mp.mpc(x) ** t)(a),
    *(((X, t), {}, {"x": Input((2, 2), shift=4.0)}) for t in (0.5, -0.25, 1.5)),
)


def _expm_frechet(a: Exact, e: Exact) -> tuple[Exact, Exact]:
    n = len(a)
    whole = array(mp.expm(matrix(np.block([[a, e], [0 * a, a]]))))
    return real_if(whole[:n, :n], a), real_if(whole[:n, n:], a, e)


arrays(
    "linalg.expm_frechet",
    _expm_frechet,
    ((X, Y), {}, {"x": (2, 2), "y": (2, 2)}),
    outputs=("output_0", "output_1"),
    interval=(-1.0, 1.0),
    count=10,
)


def _polar(a: Exact, side: str = "right") -> tuple[Exact, Exact]:
    U, s, Vh = svd_of(a)
    left = U if side == "left" else adjoint(Vh)
    return U @ Vh, (left * s) @ adjoint(left)


arrays(
    "linalg.polar",
    _polar,
    SMALL,
    TALL,
    ((X,), {"side": "left"}, {"x": (2, 3)}),
    outputs=("output_0", "output_1"),
)


def _hessenberg(a: Exact) -> Exact:
    """By the Krylov space of the first unit vector: entries below the diagonal are positive."""
    n = len(a)
    Q = 0 * as_exact(a)
    Q[0, 0] = Q[0, 0] + 1
    for j in range(1, n):
        v = a @ Q[:, j - 1]
        for _ in range(2):
            v = v - Q[:, :j] @ (adjoint(Q[:, :j]) @ v)
        Q[:, j] = v / mp.sqrt(mp.fsum(abs(x) ** 2 for x in v))
    return adjoint(Q) @ a @ Q


arrays(
    "linalg.hessenberg",
    _hessenberg,
    ONE,
    ((X,), {}, {"x": (4, 4)}),
    observable="abs_square",
    count=10,
)


def _schur(a: Exact, output: str = "real") -> tuple[Exact, Exact]:
    """By orthogonalizing eigenvectors in the order of LAPACK's eigenvalues."""
    from scipy.linalg import schur

    w, V = eig_of(a)
    real = output == "real" and not any(mp.im(x) for x in a.ravel())
    T, signs = schur(rounded(a, float if real else complex), output=output)
    found = schur(T, output="complex")[0].diagonal()
    values = [complex(x) for x in w]
    order = [min(range(len(w)), key=lambda i: abs(values[i] - x)) for x in found]
    pairs = [i for i in range(len(T) - 1) if real and T[i + 1, i]]
    V = V[:, order]
    for i in pairs:
        V[:, i], V[:, i + 1] = _parts(V[:, i])
    Z, _ = qr_of(_parts(V)[0] if real else V)
    for i in pairs:
        Z[:, i : i + 2] = _standard(a, Z[:, i : i + 2], signs[:, i : i + 2])
    whole = adjoint(Z) @ a @ Z
    return np.triu(whole) + sum(np.diag(_only(np.diagonal(whole, -1), i), -1) for i in pairs), Z


def _parts(x: Exact) -> tuple[Exact, Exact]:
    """The real and the imaginary parts."""
    re, im = (np.vectorize(part, otypes=[object])(x) for part in (mp.re, mp.im))
    return as_exact(re), as_exact(im)


def _only(x: Exact, i: int) -> Exact:
    """A vector with one of its elements, and zeros."""
    return np.array([v if j == i else 0 * v for j, v in enumerate(x)], object)


def _standard(a: Exact, Q: Exact, near: Any) -> Exact:
    """The basis of a plane in which a has equal diagonal elements, as LAPACK's block has them."""
    B = Q.T @ a @ Q
    angle = mp.atan2(B[1, 1] - B[0, 0], B[0, 1] + B[1, 0]) / 2
    bases = [Q @ _rotation(angle + k * mp.pi / 2) for k in range(2)]
    return min(bases, key=lambda Z: np.max(abs(rounded(Z, float) ** 2 - near**2)))


def _rotation(angle: Any) -> Exact:
    return np.array([[mp.cos(angle), -mp.sin(angle)], [mp.sin(angle), mp.cos(angle)]], object)


arrays(
    "linalg.schur",
    _schur,
    *(((X,), {"output": "complex"}, {"x": (n, n)}) for n in (2, 3)),
    observable="schur_weighted",
    outputs=("values", "vectors", "upper"),
    kinds=("complex",),
    count=10,
)
arrays(
    "linalg.schur",
    None,
    *(((X,), {"output": "real"}, {"x": (n, n)}) for n in (3, 2, 4)),
    name="real",
    observable="schur_weighted",
    outputs=("values", "vectors", "upper"),
    kinds=("real",),
    listed=[
        ("generic", {"x": [[1.0, 2.0, 0.5], [-1.5, 0.75, -0.25], [0.25, 0.5, 2.5]]}),
        ("generic", {"x": [[-1.0, 0.5, 2.0], [0.25, 1.5, -2.0], [0.5, 1.75, 1.0]]}),
    ],
    single=False,
)
arrays(
    "linalg.eigvals",
    lambda a: eig_of(a)[0],
    ONE,
    observable="power_sums",
    outputs=("power_2", "power_3"),
    count=10,
)
REPEATED: list[Any] = [
    ("degenerate", {"x": [[2.0, 0, 0], [0, 2, 0], [0, 0, -1]]}),
    ("degenerate", {"x": [[1.5, 0, 0], [0, 1.5, 0], [0, 0, 1.5]]}),
    ("degenerate", {"x": [[0.0, 1, 1], [1, 0, 1], [1, 1, 0]]}),
    ("near_degenerate", {"x": [[2.0, 0.5, 0], [0.5, 2 + 2.0**-10, 2.0**-9], [0, 2.0**-9, 2.5]]}),
]
arrays(
    "linalg.eigvalsh",
    None,
    HERMITIAN[0],
    name="power_sums",
    observable="power_sums",
    outputs=("power_2", "power_3"),
    listed=REPEATED,
)
arrays(
    "linalg.svdvals",
    None,
    SMALL,
    TALL,
    name="power_sums",
    observable="power_sums",
    outputs=("power_1", "power_2"),
    listed=[
        ("near_degenerate", {"x": [[2.0, 2.0**-10], [2.0**-10, 2.0]]}),
        ("degenerate", {"x": [[1.5, 0.0], [0.0, 1.5]]}),
    ],
)
arrays(
    "linalg.svd",
    None,
    *(((X,), {"full_matrices": True}, {"x": s}) for s in ((3, 2), (4, 2), (3, 1))),
    name="null_space",
    observable="svd_null",
    outputs=("null",),
)
arrays(
    "linalg.generalized_eigh",
    None,
    (
        (X, Y),
        {},
        {"x": Input((2, 2), "hermitian"), "y": Input((2, 2), "positive_definite")},
    ),
    name="vectors",
    observable="eigh_weighted",
    outputs=("values", "vectors"),
)
arrays(
    "linalg.det",
    None,
    *SHIFTED,
    name="singular",
    count=4,
    listed=[
        ("degenerate", {"x": [[1.0, 2.0], [2.0, 4.0]]}),
        ("degenerate", {"x": [[0.0, 2.0], [0.0, -1.5]]}),
        ("degenerate", {"x": [[0.5, 1.5], [0.0, 0.0]]}),
        ("near_degenerate", {"x": [[1.0, 2.0], [2.0, 4.0 + 2.0**-12]]}),
    ],
)
arrays(
    "linalg.expm",
    None,
    SMALL,
    name="special",
    count=4,
    interval=(-1.5, 1.5),
    listed=[
        ("degenerate", {"x": [[0.0, 0.0], [0.0, 0.0]]}),
        ("degenerate", {"x": [[0.0, 1.0], [0.0, 0.0]]}),
        ("degenerate", {"x": [[1.5, 0.0], [0.0, 1.5]]}),
        ("near_degenerate", {"x": [[1.0, 1.0], [2.0**-12, 1.0]]}),
        ("near_degenerate", {"x": [[6.0, -7.0], [5.0, -8.0]]}),
    ],
)

LOWER = Input((3, 3), "lower_triangular")


def _cho_solve(factor: tuple[Exact, bool], b: Exact) -> Exact:
    c, lower = factor
    L = np.tril(c) + 0 * c if lower else adjoint(np.triu(c) + 0 * c)
    return solved(L @ adjoint(L), b)


arrays("linalg.cho_solve", _cho_solve, (((X, True), Y), {}, {"x": LOWER, "y": (3, 2)}))
arrays(
    "linalg.cholesky_solve",
    lambda b, factor, upper=False: _cho_solve((factor, not upper), b),
    ((X, Y), {}, {"x": (3, 2), "y": LOWER}),
)
arrays(
    "linalg.cholesky_inverse",
    lambda factor, upper=False: inverse(factor @ adjoint(factor)),
    ((X,), {}, {"x": LOWER}),
)


def _tridiagonal(lower: Exact, middle: Exact, upper: Exact) -> Exact:
    return np.diag(lower, -1) + np.diag(middle) + np.diag(upper, 1) + mp.mpf(0)


def _columns(solve: Callable[..., Exact], *parts: Exact) -> Exact:
    """Solve for one column or several."""
    *rest, b = parts
    return solve(*rest, b) if b.ndim == 2 else solve(*rest, b[:, None])[:, 0]


arrays(
    "linalg.solve_tridiagonal",
    lambda dl, d, du, b: _columns(lambda *t: solved(_tridiagonal(*t[:3]), t[3]), dl, d, du, b),
    ((X, Y, Z, W), {}, {"x": (2,), "y": (3,), "z": (2,), "w": (3,)}),
)


def _banded(bands: tuple[int, int], ab: Exact, b: Exact) -> Exact:
    below, above = bands
    n = ab.shape[1]
    a = np.full((n, n), mp.mpf(0), object)
    for i, j in np.ndindex(n, n):
        if -below <= j - i <= above:
            a[i, j] = ab[above + i - j, j]
    return _columns(solved, a, b)


def _stacked_bands(bands: tuple[int, int], ab: Exact, b: Exact) -> Exact:
    """Of a matrix or a stack of them; right sides may be shared."""
    if ab.ndim == 2:
        return _banded(bands, ab, b)
    shared = b.ndim == 2
    return np.stack([_banded(bands, m, b if shared else b[i]) for i, m in enumerate(ab)])


arrays(
    "linalg.solve_banded",
    _stacked_bands,
    (((1, 1), X, Y), {}, {"x": (3, 4), "y": (4, 2)}),
    (((0, 1), X, Y), {}, {"x": (2, 3), "y": (3,)}),
)
arrays(
    "linalg.solve_banded",
    None,
    (((1, 1), X, Y), {}, {"x": (2, 3, 3), "y": (2, 3, 1)}),
    (((1, 0), X, Y), {}, {"x": (2, 2, 3), "y": (3, 2)}),
    name="stack",
    count=10,
)
arrays(
    "linalg.solve_banded",
    None,
    (((2, 2), X, Y), {}, {"x": (5, 3), "y": (3, 1)}),
    (((1, 3), X, Y), {}, {"x": (5, 2), "y": (2,)}),
    name="wide",
    count=10,
)


def _rows(items: Any) -> Exact:
    return np.array(items, object)


def toeplitz(c: Exact, r: Exact | None = None) -> Exact:
    """The matrix of constant diagonals with this first column and row."""
    row = np.conj(c) if r is None else r
    return _rows(
        [[c[i - j] if i >= j else row[j - i] for j in range(len(row))] for i in range(len(c))]
    )


def hankel(c: Exact, r: Exact | None = None) -> Exact:
    """The matrix of constant antidiagonals with this first column and last row."""
    row = [mp.mpf(0)] * len(c) if r is None else list(r)
    values = [*c, *row[1:]]
    return _rows([[values[i + j] for j in range(len(row))] for i in range(len(c))])


def circulant(c: Exact) -> Exact:
    """The matrix whose columns are the first one, turned."""
    n = len(c)
    return _rows([[c[(i - j) % n] for j in range(n)] for i in range(n)])


LINE: Row = ((X,), {}, {"x": (3,)})
TWO: Row = ((X, Y), {}, {"x": (3,), "y": (4,)})
with_square("linalg.toeplitz", toeplitz, LINE, TWO)
with_square("linalg.hankel", hankel, LINE, TWO)
with_square("linalg.circulant", circulant, LINE)
arrays(
    "linalg.solve_toeplitz",
    lambda cr, b: _columns(solved, toeplitz(*cr), b),
    (((X, Y), Z), {}, {"x": (3,), "y": (3,), "z": (3,)}),
)
arrays(
    "linalg.matmul_toeplitz",
    lambda cr, b: toeplitz(*cr) @ b,
    (((X, Y), Z), {}, {"x": (3,), "y": (4,), "z": (4, 2)}),
)
arrays(
    "linalg.solve_circulant",
    lambda c, b: _columns(solved, circulant(c), b),
    ((X, Y), {}, {"x": (3,), "y": (3,)}),
    ((X, Y), {}, {"x": (3,), "y": (3, 2)}),
)


def _lyapunov(a: Exact, q: Exact) -> Exact:
    """a X + X aᴴ = q, by the equations of all elements together."""
    n = len(a)
    K = np.kron(a, np.eye(n, dtype=int)) + np.kron(np.eye(n, dtype=int), np.conj(a))
    return solved(K, q.reshape(-1, 1)).reshape(n, n)


def _discrete(a: Exact, q: Exact) -> Exact:
    """X − a X aᴴ = q."""
    n = len(a)
    K = np.eye(n * n, dtype=int) - np.kron(a, np.conj(a))
    return solved(as_exact(K), q.reshape(-1, 1)).reshape(n, n)


EQUATION: Row = ((X, Y), {}, {"x": (2, 2), "y": (2, 2)})
arrays("linalg.solve_continuous_lyapunov", _lyapunov, EQUATION, interval=(-1.5, 1.5))
arrays("linalg.solve_discrete_lyapunov", _discrete, EQUATION, interval=(-0.6, 0.6))
arrays(
    "linalg.tensorsolve",
    lambda a, b: solved(a.reshape(4, 4), b.reshape(4, 1)).reshape(2, 2),
    ((X, Y), {}, {"x": (2, 2, 2, 2), "y": (2, 2)}),
    count=10,
)
arrays(
    "linalg.tensorinv",
    lambda a, ind=2: inverse(a.reshape(4, 4)).reshape(a.shape[ind:] + a.shape[:ind]),
    ((X,), {"ind": 1}, {"x": (4, 2, 2)}),
    ((X,), {"ind": 2}, {"x": (2, 2, 4)}),
    count=10,
)


def _householder(a: Exact, tau: Exact) -> Exact:
    m, n = a.shape
    Q = eye(m)
    for i in range(len(tau)):
        v = np.array([mp.mpf(0)] * i + [mp.mpf(1)] + list(a[i + 1 :, i]), object)[:, None]
        Q = Q @ (eye(m) - tau[i] * (v @ adjoint(v)))
    return Q[:, :n]


arrays("linalg.householder_product", _householder, ((X, Y), {}, {"x": (3, 2), "y": (2,)}))
arrays(
    "linalg.vander",
    lambda x: np.array([[t ** (len(x) - 1 - j) for j in range(len(x))] for t in x], object),
    LINE,
)
arrays(
    "linalg.cond",
    lambda a, p=None: _cond(a, p),
    *(((X, p), {}, {"x": (2, 2)}) for p in (2, "fro", 1)),
    kinds=("real",),
)


def _cond(a: Exact, p: Any) -> Exact:
    def size(m: Exact) -> Any:
        if p == "fro":
            return mp.sqrt(mp.fsum(abs(x) ** 2 for x in m.ravel()))
        if p == 1:
            return max(mp.fsum(abs(x) for x in column) for column in m.T)
        return svd_of(m)[1][0]

    return as_exact(size(a) * size(inverse(a)))


arrays(
    "linalg.cholesky_update",
    lambda factor, x, alpha=1.0: cholesky_of(
        factor @ adjoint(factor) + mp.mpf(alpha) * np.outer(x, np.conj(x))
    ),
    ((X, Y), {}, {"x": Input((2, 2), "lower_triangular"), "y": (2,)}),
    ((X, Y, 0.5), {}, {"x": Input((3, 3), "lower_triangular"), "y": (3,)}),
    kinds=("real",),
)
arrays(
    "linalg.eigvalsh_tridiagonal",
    lambda d, e: eigh_of(_tridiagonal(e, d, e))[0],
    ((X, Y), {}, {"x": (3,), "y": (2,)}),
    kinds=("real",),
)
