"""BLAS and LAPACK as SciPy exports them for C: in place, any leading dimension, no copies.

SciPy's wrappers for Python fix the leading dimension to the number of rows. Where columns lie a
multiple of a kilobyte apart, the elements of a row compete for the same few lines of the cache;
`empty_columns` then puts columns further apart, which makes LAPACK up to twice as fast.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

from tenferro.kernels import memory
from tenferro.kernels.capsule import address_of
from tenferro.kernels.linalg.batches import Matrices

Pointer = Any
"""An address, bytes for a character, or a reference to a number."""
PREFIX = {"f": "s", "d": "d", "F": "c", "D": "z"}
"""The first letter of subroutines, by the character of NumPy's dtype."""
_OP = {"N": b"N", "T": b"T", "C": b"C"}
_LEAST, _STEP, _PAD = 2048, 1024, 64
"""Columns of at least so many bytes, and a multiple of so many, get so many more."""
_STRIP = 64


@lru_cache(maxsize=256)
def routine(name: str, char: str) -> Callable[..., None]:
    """The BLAS or LAPACK subroutine of this name for a dtype; all its arguments are pointers."""
    place, signature = _found(name, char)
    return ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * (signature.count(b",") + 1))(place)


def address(name: str, char: str) -> int:
    """Where the machine code of such a subroutine is."""
    return _found(name, char)[0]


def symbol(name: str, char: str) -> str:
    """What a linker knows such a subroutine by."""
    return f"{PREFIX[char]}{name}_"


def _found(name: str, char: str) -> tuple[int, bytes]:
    """The address of a subroutine, and its arguments in C."""
    from scipy.linalg import cython_blas, cython_lapack

    full = PREFIX[char] + name
    tables = (cython_lapack.__pyx_capi__, cython_blas.__pyx_capi__)
    capsule = next(table[full] for table in tables if full in table)
    return address_of(capsule)


@lru_cache(maxsize=4096)
def integer(n: int) -> Pointer:
    """A reference to an integer that is only read."""
    return ctypes.byref(ctypes.c_int(n))


@lru_cache(maxsize=64)
def number(value: float, char: str) -> Pointer:
    """A reference to a real number in a dtype, only read."""
    part = ctypes.c_float if char in "fF" else ctypes.c_double
    return ctypes.byref((part * 2)(value, 0.0))


class Stored(NamedTuple):
    """Where a matrix with contiguous columns is; positions in it are addresses."""

    address: int
    itemsize: int
    leading: int

    def at(self, i: int, j: int) -> int:
        """The address of an element."""
        return self.address + (i + j * self.leading) * self.itemsize

    def block(self, i: int, j: int) -> Stored:
        """The matrix from an element on."""
        return Stored(self.at(i, j), self.itemsize, self.leading)


def subtract_product(
    char: str,
    sizes: tuple[int, int, int],
    a: Stored,
    mode_a: str,
    b: Stored,
    mode_b: str,
    c: Stored,
) -> None:
    """c -= op(a) op(b), where c is m by n, and k is the size that is summed over."""
    m, n, k = sizes
    if not (m and n and k):
        return
    routine("gemm", char)(
        _OP[mode_a], _OP[mode_b], integer(m), integer(n), integer(k), number(-1.0, char),
        a.address, integer(a.leading), b.address, integer(b.leading),
        number(1.0, char), c.address, integer(c.leading),
    )  # fmt: skip


def triangular_in_place(
    char: str, sizes: tuple[int, int], a: Stored, x: Stored,
    *, right: bool, lower: bool, mode: str, unit: bool,
) -> None:  # fmt: skip
    """op(a)⁻¹ x or x op(a)⁻¹, overwriting the m by n matrix x."""
    m, n = sizes
    if not (m and n):
        return
    routine("trsm", char)(
        b"R" if right else b"L", b"L" if lower else b"U", _OP[mode], b"U" if unit else b"N",
        integer(m), integer(n), number(1.0, char),
        a.address, integer(a.leading), x.address, integer(x.leading),
    )  # fmt: skip


def stored(x: Matrices) -> Stored:
    """Where a matrix is whose columns are contiguous."""
    distance = leading(x)
    assert distance is not None
    return Stored(x.ctypes.data, x.itemsize, distance)


def leading(x: Matrices) -> int | None:
    """The distance of columns, in elements, if each is contiguous; otherwise None."""
    (m, n), itemsize = x.shape, x.itemsize
    if m > 1 and x.strides[0] != itemsize:
        return None
    if n <= 1:
        return max(1, int(m))
    distance, rest = divmod(x.strides[1], itemsize)
    return int(distance) if not rest and distance >= max(1, m) else None


def is_crowded(n: int, itemsize: int) -> bool:
    """Whether vectors of n elements, side by side, compete for the cache."""
    return n * itemsize >= _LEAST and n * itemsize % _STEP == 0


def empty_columns(m: int, n: int, dtype: Any) -> Matrices:
    """An m by n matrix to be filled, whose columns are contiguous and do not compete."""
    itemsize = dtype.itemsize
    distance = m + _PAD // itemsize if is_crowded(m, itemsize) else m
    return memory.empty((n, distance), dtype)[:, :m].T


def columns(x: Matrices) -> Matrices:
    """A copy of a matrix, its columns contiguous."""
    m, n = x.shape
    out = empty_columns(m, n, x.dtype)
    if leading(x) is not None or x.strides[0] % _STEP:
        out[...] = x
        return out
    # Reading across rows that compete is slow; with more distance between them it is not. A few
    # rows at a time need no fresh pages.
    apart = empty_columns(n, min(m, _STRIP), x.dtype).T
    for i in range(0, m, _STRIP):
        strip = apart[: min(_STRIP, m - i)]
        strip[...] = x[i : i + _STRIP]
        out[i : i + _STRIP] = strip
    return out


def rows(x: Matrices) -> Matrices:
    """A copy of a matrix with contiguous rows; its transpose has contiguous columns."""
    m, n = x.shape
    out = empty_columns(n, m, x.dtype).T
    out[...] = x
    return out
