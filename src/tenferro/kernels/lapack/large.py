"""Factorizations of one large matrix by LAPACK, in storage whose columns do not compete for cache.

Each result has contiguous rows. Where LAPACK does not converge, or meets what is not finite,
and for matrices that it would have to scale, the answer is None: NumPy then computes or fails.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tenferro.kernels import memory
from tenferro.kernels.lapack.fortran import (
    Stored,
    columns,
    empty_columns,
    integer,
    is_crowded,
    routine,
    rows,
    stored,
)
from tenferro.kernels.linalg.batches import Matrices
from tenferro.tensor import Aval

_LARGE = 128


def is_large(a: Aval, *rest: Aval) -> bool:
    """Whether LAPACK gains from such storage for a matrix, and there is only one."""
    shape: Any = a.shape
    crowded = any(is_crowded(n, a.dtype.itemsize) for n in shape)
    return crowded and len(shape) == 2 and min(shape) >= _LARGE


def _in_place(x: Stored) -> tuple[Any, Any]:
    return x.address, integer(x.leading)


def _data(x: Matrices) -> int:
    address: int = x.ctypes.data
    return address


def _with_workspace(dtype: Any, call: Callable[[int, Any], None]) -> None:
    """Ask for the workspace that is best, then call with it."""
    size = np.zeros(1, dtype)
    call(_data(size), integer(-1))
    work = memory.empty((int(size[0].real),), dtype)
    call(_data(work), integer(len(work)))


def qr(x: Matrices) -> tuple[Matrices, Matrices]:
    """Q and R, reduced."""
    (m, n), char = x.shape, x.dtype.char
    k = min(m, n)
    packed, tau, info = columns(x), np.empty(k, x.dtype), np.zeros(1, np.int32)
    place = _in_place(stored(packed))
    geqrf = routine("geqrf", char)
    generate = routine("ungqr" if char in "FD" else "orgqr", char)
    both = integer(m), integer(n)
    _with_workspace(x.dtype, lambda w, n: geqrf(*both, *place, _data(tau), w, n, _data(info)))
    R = memory.zeros((k, n), x.dtype)
    np.copyto(R, packed[:k], where=~np.tri(k, n, -1, dtype=bool))
    shape = integer(m), integer(k), integer(k)
    _with_workspace(x.dtype, lambda w, n: generate(*shape, *place, _data(tau), w, n, _data(info)))
    return memory.contiguous(packed[:, :k]), R


def eigh(x: Matrices, lower: bool) -> tuple[Matrices, Matrices] | None:
    """Eigenvalues and vectors by reduction to a tridiagonal matrix, and divide and conquer."""
    if not _well_scaled(x):
        return None
    n, char, real = len(x), x.dtype.char, x.real.dtype
    # The rows as columns are the transpose: the other triangle, of the conjugate matrix.
    transposed, half = rows(x).T, b"U" if lower else b"L"
    place, order, info = _in_place(stored(transposed)), integer(n), np.zeros(1, np.int32)
    d, e, tau = np.empty(n, real), np.empty(n, real), np.empty(n, x.dtype)
    reduce = routine("hetrd" if char in "FD" else "sytrd", char)
    arguments = half, order, *place, _data(d), _data(e), _data(tau)
    _with_workspace(x.dtype, lambda w, n: reduce(*arguments, w, n, _data(info)))
    Z = _tridiagonal_vectors(d, e)
    if Z is None:
        return None
    V = Z if Z.dtype == x.dtype else columns(Z.astype(x.dtype))
    apply = routine("unmtr" if char in "FD" else "ormtr", char)
    both = b"L", half, b"N", order, order, *place, _data(tau), *_in_place(stored(V))
    _with_workspace(x.dtype, lambda w, n: apply(*both, w, n, _data(info)))
    return d, memory.contiguous(V.conj())


def _well_scaled(x: Matrices) -> bool:
    """Finite, and neither so small nor so large that squares would leave the range (LAPACK)."""
    limits = np.finfo(x.dtype)
    least = (float(limits.tiny) / float(limits.eps)) ** 0.5
    size = float(np.abs(x).max())
    return size == 0 or least < size < 1 / least


def _tridiagonal_vectors(d: Matrices, e: Matrices) -> Matrices | None:
    """Eigenvectors of the tridiagonal matrix; its eigenvalues overwrite the diagonal d."""
    n, info = len(d), np.zeros(1, np.int32)
    Z = empty_columns(n, n, d.dtype)
    work, whole = memory.empty((1 + 4 * n + n * n,), d.dtype), np.empty(3 + 5 * n, np.int32)
    routine("stedc", d.dtype.char)(
        b"I", integer(n), _data(d), _data(e), *_in_place(stored(Z)), _data(work),
        integer(len(work)), _data(whole), integer(len(whole)), _data(info),
    )  # fmt: skip
    return None if info[0] else Z


def svd(x: Matrices, full: bool) -> tuple[Matrices, Matrices, Matrices] | None:
    """U, S and Vh by divide and conquer; of a wide or square matrix from its transpose's.

    None for entries that are not finite: LAPACK may never end then.
    """
    if not np.isfinite(x).all():
        return None
    tall = x.shape[0] > x.shape[1]
    factors = _svd_in_place(columns(x) if tall else rows(x).T, full)
    if factors is None:
        return None
    U, s, Vh = factors
    if not tall:
        U, Vh = Vh.T, U.T
    return memory.contiguous(U), s, memory.contiguous(Vh)


def _svd_in_place(x: Matrices, full: bool) -> tuple[Matrices, Matrices, Matrices] | None:
    """The factors in contiguous columns, as x, which is overwritten."""
    (m, n), char, real = x.shape, x.dtype.char, x.real.dtype
    k = min(m, n)
    U, Vh = (
        empty_columns(*shape, x.dtype) for shape in ((m, m if full else k), (n if full else k, n))
    )
    s, whole, info = np.empty(k, real), np.empty(8 * k, np.int32), np.zeros(1, np.int32)
    size = k * max(5 * k + 7, 2 * max(m, n) + 2 * k + 1)
    parts = memory.empty((size if char in "FD" else 0,), real)
    rest = (_data(parts), _data(whole)) if char in "FD" else (_data(whole),)
    places = [p for a in (U, Vh) for p in _in_place(stored(a))]
    shape = b"A" if full else b"S", integer(m), integer(n)
    arguments = *shape, *_in_place(stored(x)), _data(s), *places
    gesdd = routine("gesdd", char)
    _with_workspace(x.dtype, lambda w, n: gesdd(*arguments, w, n, *rest, _data(info)))
    return None if info[0] or not np.isfinite(s).all() else (U, s, Vh)
