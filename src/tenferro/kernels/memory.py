"""Memory for large results of kernels: NumPy's, or what an engine keeps between calls.

Fresh pages cost as much as many a kernel spends on them.
"""

from __future__ import annotations

import datetime
from collections.abc import Callable
from typing import Any

import numpy as np

Allocate = Callable[[Any, Any], Any]

_Capsule: Any = type(datetime.datetime_CAPI)  # `types` names it from Python 3.13 on
_allocate: Allocate = np.empty


def use(allocate: Allocate) -> None:
    """Take uninitialized C-contiguous arrays from `allocate(shape, dtype)` from now on.

    Their base is a capsule, or they own their memory.
    """
    global _allocate
    _allocate = allocate


def empty(shape: tuple[int, ...], dtype: Any) -> Any:
    """An array to be filled."""
    return _allocate(shape, dtype)


def zeros(shape: tuple[int, ...], dtype: Any) -> Any:
    """An array of zeros."""
    out = empty(shape, dtype)
    out.fill(0)
    return out


def empty_like(x: Any) -> Any:
    """An array to be filled in the order of a matrix: by columns if these are contiguous."""
    if x.flags.f_contiguous and not x.flags.c_contiguous:
        return empty(x.shape[::-1], x.dtype).T
    return empty(x.shape, x.dtype)


def contiguous(x: Any) -> Any:
    """The array itself if it is C-contiguous, otherwise a copy that is."""
    if x.flags.c_contiguous:
        return x
    out = empty(x.shape, x.dtype)
    out[...] = x
    return out


def is_own(x: Any) -> bool:
    """Whether an array shares its memory with no array that another one was made from."""
    base = getattr(x, "base", None)
    return base is None or isinstance(base, _Capsule)
