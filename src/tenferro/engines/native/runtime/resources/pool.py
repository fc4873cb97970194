"""Memory for the outputs and workspaces of compiled programs, kept between calls.

An output of 16 KiB or more is an array whose base is a capsule over a block of the pool; when the
last array on it is freed, the block returns, even if the program is gone. Kept memory is
bounded, and `clear` returns it to the system. Blocks from 2 MiB are backed by huge pages.
"""

from __future__ import annotations

import ctypes
import math
import mmap
import os
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import DTypeLike, NDArray

from tenferro.engines.native.runtime import shared
from tenferro.engines.native.runtime.array_abi import ALIGNED, C_CONTIGUOUS, WRITEABLE, array_abi
from tenferro.engines.native.runtime.code.library import Library, library

POOLED_BYTES = 16 * 1024
_LARGEST = 2**46
_FUNCTIONS = ("tenferro_new_array", "tenferro_acquire", "tenferro_release")


class _Pool(ctypes.Structure):
    _fields_ = shared.POOL.ctypes_fields
    limit: int
    kept: int
    used: int
    hits: int
    misses: int


@dataclass(frozen=True, slots=True)
class PoolReport:
    """Bytes kept for reuse, their bound, bytes in use, and how often a block was at hand.

    >>> import numpy as np
    >>> import tenferro as te
    >>> report = te.runtime.memory()
    >>> report.kept <= report.limit
    True
    """

    kept: int
    limit: int
    used: int
    hits: int
    misses: int


def _parameters() -> dict[str, int]:
    mapped = hasattr(mmap, "MAP_ANONYMOUS")
    return {
        "map_protection": mmap.PROT_READ | mmap.PROT_WRITE if mapped else 0,
        "map_flags": mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS if mapped else -1,
        "huge_page_advice": getattr(mmap, "MADV_HUGEPAGE", -1),
        "largest_block": _LARGEST,
        "pooled_bytes": POOLED_BYTES,
        "fresh_flags": C_CONTIGUOUS | ALIGNED | WRITEABLE,
    }


def _default_limit() -> int:
    try:
        memory = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, ValueError, OSError):
        return 2**30  # the system does not tell
    return min(2**30, memory // 8)


@cache
def _code() -> Library:
    array_abi()
    code = library()
    code.set(_parameters())
    _Pool.from_address(code["tenferro_pool"]).limit = _default_limit()
    return code


def symbols() -> dict[str, int]:
    """The pool's functions by name, for code that calls them.

    `ptr tenferro_acquire(i64 bytes)` and `void tenferro_release(ptr)`; `ptr tenferro_new_array(ptr
    descr, i64 ndim, ptr shape, i64 bytes)` makes an array and needs the GIL. Raises
    `UnknownABIError` where arrays cannot be made natively.
    """
    code = _code()
    return {name: code[name] for name in _FUNCTIONS}


@cache
def _new_array() -> ctypes._FuncPointer:
    words = (ctypes.py_object, ctypes.c_int64, ctypes.c_void_p, ctypes.c_int64)
    return ctypes.PYFUNCTYPE(ctypes.py_object, *words)(symbols()["tenferro_new_array"])


@cache
def _trim() -> ctypes._FuncPointer:
    kind = ctypes.CFUNCTYPE(None, ctypes.c_int64, ctypes.c_int64)
    return kind(_code()["tenferro_trim"])


def empty(shape: Sequence[int], dtype: DTypeLike) -> NDArray[np.generic]:
    """An uninitialized C-contiguous array, on pool memory if it has 16 KiB or more.

    Raises `MemoryError` if the system has no memory for it.

    >>> empty((3, 4), np.float32).shape
    (3, 4)
    """
    dtype = np.dtype(dtype)
    sizes = (ctypes.c_int64 * len(shape))(*shape)
    bytes_ = min(math.prod(shape) * dtype.itemsize, _LARGEST + 1)
    array: NDArray[np.generic] = _new_array()(dtype, len(shape), ctypes.addressof(sizes), bytes_)
    return array


def report() -> PoolReport:
    """What the pool holds and has done.

    >>> report().kept <= report().limit
    True
    """
    pool = _Pool.from_address(_code()["tenferro_pool"])
    return PoolReport(pool.kept, pool.limit, pool.used, pool.hits, pool.misses)


def clear() -> None:
    """Return all memory that is not in use to the system."""
    _trim()(-1, 0)


def set_limit(limit: int) -> None:
    """Keep at most `limit` bytes for reuse; zero keeps nothing. Raises `ValueError` if negative."""
    if limit < 0:
        raise ValueError(f"native engine: the pool's limit is {limit}, expected 0 or more bytes")
    _trim()(limit, limit)


def _unlock_after_fork() -> None:
    # Without a GIL another thread may have held the lock, and it has no counterpart in the child.
    if _code.cache_info().currsize:
        ctypes.c_int64.from_address(_code()["tenferro_pool"]).value = 0


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_unlock_after_fork)
