"""Kernels of band matrices in diagonal ordered form."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from tenferro.engines.numpy.kernels import lowering
from tenferro.engines.numpy.linalg.batches import Matrices, each, refuse
from tenferro.engines.numpy.linalg.triangular import lapack
from tenferro.tensor import Aval


def diagonals(n: Any, l: int, u: int) -> Iterator[tuple[int, slice, slice]]:
    """For each diagonal inside an n by n matrix its row in the band, and its rows and columns."""
    for row in range(max(0, u - n + 1), min(l + u, u + n - 1) + 1):
        offset = row - u
        first, last = max(0, -offset), min(n, n - offset)
        yield row, slice(first + offset, last + offset), slice(first, last)


@lowering("tenferro.linalg.band_product.v1")
def _(band: Aval, x: Aval, *, l: int, u: int, adjoint: bool) -> Any:
    parts = list(diagonals(x.shape[-2], l, u))

    def run(a: Matrices, v: Matrices) -> Matrices:
        y = np.zeros_like(v)
        for row, i, j in parts:
            entries = a[..., row, j, None]
            if adjoint:
                y[..., j, :] += entries.conj() * v[..., i, :]
            else:
                y[..., i, :] += entries * v[..., j, :]
        return y

    return run


@lowering("tenferro.linalg.band_outer.v1")
def _(y: Aval, x: Aval, *, l: int, u: int) -> Any:
    parts = list(diagonals(x.shape[-2], l, u))
    shape: Any = (*x.shape[:-2], l + u + 1, x.shape[-2])

    def run(a: Matrices, b: Matrices) -> Matrices:
        band = np.zeros(shape, a.dtype)
        for row, i, j in parts:
            band[..., row, j] = np.vecdot(b[..., j, :], a[..., i, :])
        return band

    return run


@lowering("tenferro.linalg.hermitian_band.v1")
def _(half: Aval, *, lower: bool) -> Any:
    n: Any = half.shape[-1]
    u: Any = half.shape[-2] - 1
    inside = range(1, min(u, n - 1) + 1)
    shape: Any = (*half.shape[:-2], 2 * u + 1, n)

    def run(a: Matrices) -> Matrices:
        band = np.zeros(shape, a.dtype)
        band[..., u, :] = a[..., 0 if lower else u, :].real
        for k in inside:
            below = a[..., k, : n - k] if lower else a[..., u - k, k:].conj()
            band[..., u + k, : n - k] = below
            band[..., u - k, k:] = below.conj()
        return band

    return run


@lowering("tenferro.linalg.fold_band.v1")
def _(band: Aval, *, lower: bool) -> Any:
    n: Any = band.shape[-1]
    u: Any = band.shape[-2] // 2
    inside = range(1, min(u, n - 1) + 1)
    shape: Any = (*band.shape[:-2], u + 1, n)

    def run(a: Matrices) -> Matrices:
        half = np.zeros(shape, a.dtype)
        half[..., 0 if lower else u, :] = a[..., u, :].real
        for k in inside:
            both = a[..., u + k, : n - k] + a[..., u - k, k:].conj()
            if lower:
                half[..., k, : n - k] = both
            else:
                half[..., u - k, k:] = both.conj()
        return half

    return run


@lowering("tenferro.linalg.banded_factors.v1")
def _(band: Aval, *, l: int, u: int) -> Any:
    gbtrf = lapack("gbtrf", band.dtype)

    def run(a: Matrices) -> tuple[Matrices, Matrices]:
        batch, n = a.shape[:-2], a.shape[-1]
        packed = np.zeros((*batch, 2 * l + u + 1, n), a.dtype)
        packed[..., l:, :] = a
        pivots = np.zeros((*batch, n), np.int32)
        info = np.zeros(batch, np.int32)
        for at in np.ndindex(*batch) if n else ():
            packed[at], pivots[at], info[at] = gbtrf(packed[at], l, u)
        _check("solve_banded", info, "is singular")
        return packed, pivots

    return run


@lowering("tenferro.linalg.banded_cholesky.v1")
def _(half: Aval, *, lower: bool) -> Any:
    pbtrf = lapack("pbtrf", half.dtype)

    def run(a: Matrices) -> Matrices:
        factor = np.empty_like(a)
        info = np.zeros(a.shape[:-2], np.int32)
        for at in np.ndindex(*a.shape[:-2]) if a.shape[-1] else ():
            factor[at], info[at] = pbtrf(a[at], lower=lower)
        _check("solveh_banded", info, "is not positive definite")
        return factor

    return run


def _check(name: str, info: Matrices, what: str) -> None:
    if info.any():
        refuse(name, "ab", info != 0, what)


@lowering("tenferro.linalg.solve_banded.v1")
def _(band: Aval, packed: Aval, pivots: Aval, b: Aval, *, l: int, u: int, adjoint: bool) -> Any:
    gbtrs = lapack("gbtrs", band.dtype)
    mode = 0 if not adjoint else 2 if band.is_complex else 1

    def one(lu: Matrices, piv: Matrices, v: Matrices) -> Matrices:
        return gbtrs(lu, l, u, v, piv, trans=mode)[0]

    def run(a: Matrices, lu: Matrices, piv: Matrices, v: Matrices) -> Matrices:
        if not v.size:
            return np.zeros_like(v)
        x = np.empty_like(v)
        for at in np.ndindex(*v.shape[:-2]):
            x[at] = one(lu[at], piv[at], v[at])
        return x

    return run


@lowering("tenferro.linalg.solveh_banded.v1")
def _(band: Aval, factor: Aval, b: Aval, *, lower: bool) -> Any:
    pbtrs = lapack("pbtrs", band.dtype)

    def run(a: Matrices, c: Matrices, v: Matrices) -> Matrices:
        if not v.size:
            return np.zeros_like(v)
        return each(lambda m, w: pbtrs(m, w, lower=lower)[0], c, v)

    return run
