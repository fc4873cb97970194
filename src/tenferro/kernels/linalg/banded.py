"""Kernels of band matrices in diagonal ordered form."""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np

from tenferro.kernels.linalg.batches import Matrices, refuse
from tenferro.kernels.linalg.indices import check_pivots
from tenferro.kernels.linalg.routines import lapack
from tenferro.kernels.table import lowering
from tenferro.tensor import Aval


def in_a_row(bands: Matrices, l: int, u: int) -> Matrices:
    """A batch of bands as that of one long block diagonal matrix, for one call of LAPACK.

    What a band holds outside its matrix becomes zero: there it would couple the blocks.
    """
    offset, column = np.ogrid[-u : l + 1, : bands.shape[-1]]
    inside = (column + offset >= 0) & (column + offset < bands.shape[-1])
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
