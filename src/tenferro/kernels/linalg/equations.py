"""Kernels of the Schur form and of matrix equations."""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro.kernels.linalg.batches import Matrices, UnfitError, check_finite, each
from tenferro.kernels.linalg.routines import lapack
from tenferro.kernels.linalg.spectral import converged
from tenferro.kernels.table import lowering
from tenferro.tensor import Aval
from tenferro.tensor.rounding import spectral_rounding


def pairs(function: Any, x: Matrices) -> tuple[Matrices, Matrices]:
    """Two square results per matrix, stacked."""
    first, second = np.empty_like(x), np.empty_like(x)
    for i in np.ndindex(*x.shape[:-2]):
        first[i], second[i] = function(x[i])
    return first, second


@lowering("tenferro.linalg.schur.v1")
def _(a: Aval) -> Any:
    from scipy.linalg import schur

    output = "complex" if a.is_complex else "real"

    def one(m: Matrices) -> tuple[Matrices, Matrices]:
        if not m.size:
            return m, m
        return tuple(schur(m, output=output, check_finite=False))

    return lambda x: _schur(one, x)


def _schur(one: Any, x: Matrices) -> tuple[Matrices, Matrices]:
    check_finite("schur", "a", x)
    factors: tuple[Matrices, Matrices] = converged("schur", lambda m: pairs(one, m), x)
    return factors


@lowering("tenferro.linalg.schur_generator.v1")
def _(T: Aval, B: Aval, *, adjoint: bool) -> Any:
    tiny = spectral_rounding(T.with_shape(T.shape[:-1]))

    def run(t: Matrices, b: Matrices) -> Matrices:
        return each(lambda x, y: _rotation(x, y, adjoint, tiny), t, b)

    return run


def _rotation(T: Matrices, B: Matrices, adjoint: bool, tiny: float) -> Matrices:
    """Column by column, in the complex Schur form; then only what is below the blocks."""
    from scipy.linalg import rsf2csf

    if not B.size:
        return np.zeros_like(B)
    W = None
    below = np.tril(np.ones(T.shape, bool), -1)
    if T.dtype.kind != "c":
        blocks = np.flatnonzero(np.diagonal(T, -1))
        below[blocks + 1, blocks] = False
        T, W = rsf2csf(T, np.eye(len(T), dtype=T.dtype), check_finite=False)
        B = W.conj().T @ B @ W
    _check_distinct(T, below, tiny)
    L = _adjoint_columns(T, B) if adjoint else _columns(T, B)
    if W is None:
        return L
    return np.where(below, (W @ L @ W.conj().T).real, 0)


def _check_distinct(T: Matrices, below: Matrices, tiny: float) -> None:
    values = np.diagonal(T)
    close = np.abs(values[:, None] - values) <= tiny * np.abs(T).max()
    if (close & below).any():
        raise UnfitError("schur", "a", "has a repeated eigenvalue: Z has no derivative")


def _columns(T: Matrices, B: Matrices) -> Matrices:
    n = len(T)
    L = np.zeros_like(B)
    for j in range(n - 1):
        rest = slice(j + 1, n)
        right = B[rest, j] - L[rest, :j] @ T[:j, j]
        L[rest, j] = -_triangular(T[rest, rest] - T[j, j] * np.eye(n - 1 - j), right, False)
    return L


def _adjoint_columns(T: Matrices, B: Matrices) -> Matrices:
    n = len(T)
    L = np.zeros_like(B)
    for j in reversed(range(n - 1)):
        rest = slice(j + 1, n)
        right = B[rest, j] - L[rest, rest] @ T[j, rest].conj()
        L[rest, j] = -_triangular(T[rest, rest] - T[j, j] * np.eye(n - 1 - j), right, True)
    return L


def _triangular(a: Matrices, b: Matrices, conjugate: bool) -> Matrices:
    from scipy.linalg import solve_triangular

    return solve_triangular(a, b, trans=2 if conjugate else 0, check_finite=False)


@lowering("tenferro.linalg.sylvester.v1")
def _(*avals: Aval, adjoint: bool, b_adjoint: bool) -> Any:
    trsyl = lapack("trsyl", avals[0].dtype)
    adjoint_mode = "C" if avals[0].is_complex else "T"
    sides = {
        "trana": adjoint_mode if adjoint else "N",
        "tranb": adjoint_mode if adjoint != b_adjoint else "N",
    }

    def one(Ta: Matrices, Za: Matrices, Tb: Matrices, Zb: Matrices, c: Matrices) -> Matrices:
        if not c.size:
            return c
        y, scale, info = trsyl(Ta, Tb, Za.conj().T @ c @ Zb, **sides)
        if info:
            raise UnfitError("solve_sylvester", "a", "shares an eigenvalue with -b")
        return scale * (Za @ y @ Zb.conj().T)

    return lambda a, b, Ta, Za, Tb, Zb, c: each(one, Ta, Za, Tb, Zb, c)


@lowering("tenferro.linalg.discrete_lyapunov.v1")
def _(a: Aval, q: Aval, *, adjoint: bool) -> Any:
    from scipy.linalg import solve_discrete_lyapunov

    def one(m: Matrices, c: Matrices) -> Matrices:
        if not c.size:
            return c
        return solve_discrete_lyapunov(m.conj().T if adjoint else m, c).astype(c.dtype)

    def run(x: Matrices, y: Matrices) -> Matrices:
        check_finite("solve_discrete_lyapunov", "a", x)
        check_finite("solve_discrete_lyapunov", "q", y)
        return each(one, x, y)

    return run


@lowering("tenferro.linalg.riccati.v1")
def _(a: Aval, b: Aval, q: Aval, r: Aval, *, discrete: bool) -> Any:
    from scipy.linalg import solve_continuous_are, solve_discrete_are

    function = solve_discrete_are if discrete else solve_continuous_are

    def one(*matrices: Matrices) -> Matrices:
        if not matrices[2].size:
            return matrices[2]
        try:
            return function(*matrices).astype(a.dtype)
        except np.linalg.LinAlgError as error:
            raise UnfitError(function.__name__, "a", "has no stabilizing solution") from error

    def run(*matrices: Matrices) -> Matrices:
        for name, x in zip("abqr", matrices, strict=True):
            check_finite(function.__name__, name, x)
        return each(one, *matrices)

    return run
