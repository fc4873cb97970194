"""Subnormal numbers as zeros: the setting for all programs, and calls of one that has it.

Results are NumPy's by default, with subnormal numbers. Processors take a hundred cycles for an
operation on them.
"""

from __future__ import annotations

import ctypes
import platform
from collections.abc import Callable
from functools import cache
from typing import Any

from tenferro.engines.native.runtime.build import this_platform
from tenferro.engines.native.runtime.code.library import library


@cache
def _setting() -> ctypes.c_int64:
    return ctypes.c_int64.from_address(library()["tenferro_flushes"])


def has_flushing() -> bool:
    """Whether it is known how this processor flushes."""
    return this_platform().endswith(("-x86_64", "-aarch64"))


def flush_subnormals(flush: bool = True) -> None:
    """Let native programs take subnormal numbers for zeros, or (False) compute with them.

    A number is subnormal if it is nearer to zero than `np.finfo(dtype).smallest_normal`, 2.2e-308
    in float64 and 1.2e-38 in float32. An operation on one takes processors about a hundred cycles.
    By default the results are NumPy's. Once this is set, operands that are subnormal count as zeros
    and results that would be subnormal are zeros, in every call of a program of the native engine
    and in all its threads: in machine code, in BLAS and LAPACK (which then run on one thread), and
    in its NumPy steps. Programs of other engines, eager operations and the rest of the process do
    not change. Values that are known when a program is compiled are computed with subnormal
    numbers. `te.jit(f, flush_subnormals=True)` sets it for one function.

    Raises TypeError if `flush` is not a bool, and NotImplementedError on processors other than
    x86-64 and AArch64.

    >>> import numpy as np
    >>> import tenferro as te
    >>> tenth = te.jit(lambda x: x / 10.0)
    >>> flush_subnormals()
    >>> tenth(np.array(3e-308))
    array(0.)
    >>> flush_subnormals(False)
    >>> tenth(np.array(3e-308))
    array(3.e-309)
    """
    if not isinstance(flush, bool):
        raise TypeError(f"flush_subnormals: flush is {flush!r}, expected True or False")
    if flush and not has_flushing():
        raise NotImplementedError(
            f"flush_subnormals: the processor is {platform.machine()}, expected x86-64 or AArch64"
        )
    _setting().value = flush


def get_flush_subnormals() -> bool:
    """Return whether every native program takes subnormal numbers for zeros.

    >>> get_flush_subnormals()
    False
    """
    return bool(_setting().value)


@cache
def _swap() -> Callable[[int], int]:
    swap: Callable[[int], int] = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64)(
        library()["tenferro_swap_flushing"]
    )
    return swap


def run_flushing(run: Callable[..., Any], *args: Any) -> Any:
    """`run(*args)`, with subnormal numbers as zeros in the calling thread."""
    before = _swap()(1)
    try:
        return run(*args)
    finally:
        _swap()(before)
