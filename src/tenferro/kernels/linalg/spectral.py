"""Kernels of spectral factorizations, and of the generators of their vectors."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.linalg import LinAlgError

from tenferro.kernels.linalg.batches import Matrices, check_finite, failing, refuse
from tenferro.kernels.table import lowering
from tenferro.tensor import Aval
from tenferro.tensor.rounding import spectral_rounding


@lowering("tenferro.linalg.eigh.v1")
def eigh(a: Aval, *, lower: bool, broadening: float) -> Any:
    """Eigenvalues and vectors by NumPy."""
    uplo: Any = "L" if lower else "U"

    def run(x: Matrices) -> tuple[Matrices, Matrices]:
        if not x.size:
            return np.zeros(x.shape[:-1], x.real.dtype), np.zeros_like(x)
        w, V = converged("eigh", lambda m: np.linalg.eigh(m, uplo), x)
        return w, V

    return run


@lowering("tenferro.linalg.svd.v1")
def svd(a: Aval, *, full_matrices: bool, broadening: float) -> Any:
    """Singular values and vectors by NumPy."""

    def run(x: Matrices) -> tuple[Matrices, Matrices, Matrices]:
        U, s, Vh = singular("svd", x, full_matrices)
        return U, s, Vh

    return run


def singular(name: str, x: Matrices, full_matrices: bool) -> Any:
    """NumPy's U, s and Vh; LAPACK may never end where a column has two infinite entries."""
    check_finite(name, "a", x)
    return converged(name, lambda m: np.linalg.svd(m, full_matrices), x)


def converged(name: str, function: Any, x: Matrices) -> Any:
    """The function's results; if it raises or returns NaN, an error that names the matrix."""
    try:
        results = function(x)
    except LinAlgError:
        check_finite(name, "a", x)
        refuse(name, "a", failing(function, x), "does not converge")
    if not all(np.isfinite(y[..., :1]).all() for y in results):
        check_finite(name, "a", x)
    return results


@lowering("tenferro.linalg.inverse_gaps.v1")
def _(x: Aval, y: Aval, scale: Aval, *, broadening: float) -> Any:
    tiny = spectral_rounding(x)

    def run(a: Matrices, b: Matrices, values: Matrices) -> Matrices:
        gap = a[..., None, :] - b[..., :, None]
        if broadening:
            return (gap.conj() / (np.abs(gap) ** 2 + broadening**2)).astype(a.dtype)
        bound = tiny * np.abs(values).max(axis=-1, initial=0)[..., None, None]
        return np.divide(1, gap, out=np.zeros_like(gap), where=~(np.abs(gap) <= bound))

    return run


@lowering("tenferro.linalg.eig.v1")
def _(a: Aval, *, broadening: float) -> Any:
    dtype = np.result_type(a.dtype, np.complex64)

    def run(x: Matrices) -> tuple[Matrices, Matrices]:
        if not x.size:
            return np.zeros(x.shape[:-1], dtype), np.zeros(x.shape, dtype)
        w, V = converged("eig", np.linalg.eig, x)
        return w.astype(dtype), V.astype(dtype)

    return run
