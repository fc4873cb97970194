"""Kernels of band matrices in diagonal ordered form."""

from __future__ import annotations

from collections.abc import Iterator
from math import prod
from typing import Any

import numpy as np

from tenferro.engines.numpy.kernels import lowering
from tenferro.engines.numpy.linalg.batches import Matrices, refuse
from tenferro.engines.numpy.linalg.indices import check_pivots
from tenferro.engines.numpy.linalg.routines import lapack
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


def in_a_row(bands: Matrices, l: int, u: int) -> Matrices:
    """A batch of bands as that of one long block diagonal matrix, for one call of LAPACK.

    What a band holds outside its matrix becomes zero: there it would couple the blocks.
    """
    n = bands.shape[-1]
    inside = np.zeros(bands.shape[-2:], bool)
    for row, _, columns in diagonals(n, l, u):
        inside[row, columns] = True
    clean = np.where(inside, bands, 0).astype(bands.dtype)
    return np.moveaxis(clean.reshape(-1, *bands.shape[-2:]), 0, 1).reshape(bands.shape[-2], -1)


def _joined(packed: Matrices) -> Matrices:
    rows, n = packed.shape[-2:]
    return np.moveaxis(packed.reshape(-1, rows, n), 0, 1).reshape(rows, -1)


def _split(long: Matrices, batch: tuple[int, ...], n: int) -> Matrices:
    rows = long.shape[0]
    return np.moveaxis(long.reshape(rows, -1, n), 1, 0).reshape(*batch, rows, n)


def _starts(batch: tuple[int, ...], n: int) -> Matrices:
    """Where each matrix begins in the long one, with an axis for its columns."""
    return np.int32(n) * np.arange(prod(batch), dtype=np.int32).reshape(*batch, 1)


@lowering("tenferro.linalg.banded_factors.v1")
def _(band: Aval, *, l: int, u: int) -> Any:
    gbtrf = lapack("gbtrf", band.dtype)

    def run(a: Matrices) -> tuple[Matrices, Matrices]:
        batch, n = a.shape[:-2], a.shape[-1]
        if not a.size:
            return np.zeros((*batch, 2 * l + u + 1, n), a.dtype), np.zeros((*batch, n), np.int32)
        long = in_a_row(a, l, u)
        long = np.concatenate([np.zeros((l, long.shape[1]), a.dtype), long])
        packed, pivots, info = gbtrf(long, l, u)
        _check("solve_banded", info, batch, n, "is singular")
        return _split(packed, batch, n), pivots.reshape(*batch, n) - _starts(batch, n)

    return run


@lowering("tenferro.linalg.banded_cholesky.v1")
def _(half: Aval, *, lower: bool) -> Any:
    pbtrf = lapack("pbtrf", half.dtype)
    sides = (half.shape[-2] - 1, 0) if lower else (0, half.shape[-2] - 1)

    def run(a: Matrices) -> Matrices:
        if not a.size:
            return np.zeros_like(a)
        factor, info = pbtrf(in_a_row(a, *sides), lower=lower)
        _check("solveh_banded", info, a.shape[:-2], a.shape[-1], "is not positive definite")
        return _split(factor, a.shape[:-2], a.shape[-1])

    return run


def _check(name: str, info: int, batch: tuple[int, ...], n: int, what: str) -> None:
    """LAPACK counts the column at fault from 1."""
    if info > 0:
        bad = np.arange(prod(batch)).reshape(batch) == (info - 1) // n
        refuse(name, "ab", bad, what)


@lowering("tenferro.linalg.solve_banded.v1")
def _(band: Aval, packed: Aval, pivots: Aval, b: Aval, *, l: int, u: int, adjoint: bool) -> Any:
    gbtrs = lapack("gbtrs", band.dtype)
    mode = 0 if not adjoint else 2 if band.is_complex else 1

    def run(a: Matrices, lu: Matrices, piv: Matrices, v: Matrices) -> Matrices:
        check_pivots("solve_banded", piv, v.shape[-2])
        if not v.size:
            return np.zeros_like(v)
        batch, (n, k) = v.shape[:-2], v.shape[-2:]
        places = (piv + _starts(batch, n)).reshape(-1)
        x, _ = gbtrs(_joined(lu), l, u, v.reshape(-1, k), places, trans=mode)
        return x.reshape(v.shape)

    return run


@lowering("tenferro.linalg.solveh_banded.v1")
def _(band: Aval, factor: Aval, b: Aval, *, lower: bool) -> Any:
    pbtrs = lapack("pbtrs", band.dtype)

    def run(a: Matrices, c: Matrices, v: Matrices) -> Matrices:
        if not v.size:
            return np.zeros_like(v)
        x, _ = pbtrs(_joined(c), v.reshape(-1, v.shape[-1]), lower=lower)
        return x.reshape(v.shape)

    return run
