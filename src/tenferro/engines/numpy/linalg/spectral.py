"""Kernels of spectral factorizations, of inverse gaps, and of the check of the gauge."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.linalg import LinAlgError

from tenferro.engines.numpy.kernels import lowering
from tenferro.engines.numpy.linalg.batches import Matrices, failing, refuse, which
from tenferro.tensor import Aval


@lowering("tenferro.linalg.eigh.v1")
def _(a: Aval, *, lower: bool, broadening: float) -> Any:
    uplo: Any = "L" if lower else "U"

    def run(x: Matrices) -> tuple[Matrices, Matrices]:
        if not x.size:
            return np.zeros(x.shape[:-1], x.real.dtype), np.zeros_like(x)
        w, V = converged("eigh", lambda m: np.linalg.eigh(m, uplo), x)
        return w, V

    return run


@lowering("tenferro.linalg.svd.v1")
def _(a: Aval, *, full_matrices: bool, broadening: float) -> Any:
    def run(x: Matrices) -> tuple[Matrices, Matrices, Matrices]:
        U, s, Vh = converged("svd", lambda m: np.linalg.svd(m, full_matrices), x)
        return U, s, Vh

    return run


def converged(name: str, function: Any, x: Matrices) -> Any:
    """The function's result; if it raises, an error that names the matrix."""
    try:
        return function(x)
    except LinAlgError:
        finite = np.isfinite(x).all(axis=(-2, -1))
        if not finite.all():
            refuse(name, "a", ~finite, "has infinite or NaN entries")
        refuse(name, "a", failing(function, x), "does not converge")


@lowering("tenferro.linalg.inverse_gaps.v1")
def _(x: Aval, y: Aval, scale: Aval, *, broadening: float) -> Any:
    tiny = rounding(x)

    def run(a: Matrices, b: Matrices, values: Matrices) -> Matrices:
        gap = a[..., None, :] - b[..., :, None]
        if broadening:
            return (gap.conj() / (np.abs(gap) ** 2 + broadening**2)).astype(a.dtype)
        bound = tiny * np.abs(values).max(axis=-1, initial=0)[..., None, None]
        close = np.abs(gap) <= bound
        gap[close] = 1
        np.divide(1, gap, out=gap)
        gap[close] = 0
        return gap

    return run


def rounding(values: Aval) -> float:
    """Relative to the largest value, differences up to this are taken for none."""
    n: Any = values.shape[-1]
    return float(16 * max(n, 4) * np.finfo(values.dtype).eps)


@lowering("tenferro.linalg.gauge_guard.v1")
def _(omega: Aval, values: Aval, *, name: str) -> Any:
    return lambda x, v: x


@lowering("tenferro.linalg.gauge_check.v1")
def _(omega: Aval, values: Aval, *, name: str) -> Any:
    """The anti-Hermitian part of the cotangent must vanish between values that are equal."""
    tiny, tolerance = rounding(values), 100 * float(np.finfo(omega.dtype).eps) ** 0.5

    def run(x: Matrices, v: Matrices) -> Matrices:
        size = np.abs(v).max(axis=-1, initial=0)[..., None]
        if (np.abs(np.diff(v, axis=-1)) > tiny * size).all():  # sorted: then none are equal
            free = np.diagonal(x, axis1=-2, axis2=-1).imag[..., None]
        else:
            equal = np.abs(v[..., None, :] - v[..., :, None]) <= tiny * size[..., None]
            free = np.where(equal, x - np.swapaxes(x.conj(), -1, -2), 0)
        largest = np.abs(x).max(axis=(-2, -1), initial=0)
        bad = np.abs(free).max(axis=(-2, -1), initial=0) > tolerance * largest
        if bad.any():
            raise _gauge_error(name, bad)
        return x

    return run


def _gauge_error(name: str, bad: Matrices) -> ArithmeticError:
    from tenferro.linalg.spectral import GaugeError

    return GaugeError(
        f"{name}: the loss depends on the phases of the vectors, or on the basis chosen within the "
        f"space of a repeated value ({which(bad)}), which the factorization leaves free; such a "
        "loss has no derivative. Use only what does not depend on them, or pass `broadening`"
    )


@lowering("tenferro.linalg.phase_guard.v1")
def _(x: Aval, *, name: str) -> Any:
    return lambda a: a


@lowering("tenferro.linalg.phase_check.v1")
def _(x: Aval, *, name: str) -> Any:
    tolerance = 100 * float(np.finfo(x.dtype).eps) ** 0.5

    def run(a: Matrices) -> Matrices:
        bad = np.abs(a.imag).max(axis=-1, initial=0) > tolerance * np.maximum(
            np.abs(a).max(axis=-1, initial=0), 1
        )
        if bad.any():
            raise _gauge_error(name, bad)
        return a

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
