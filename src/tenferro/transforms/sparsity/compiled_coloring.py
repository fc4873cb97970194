"""The machine code that colors the columns of sparse matrices, `source/coloring.c`."""

from __future__ import annotations

import ctypes
from functools import cache
from typing import Any

import numpy as np

from tenferro.engines.native.runtime.code.library import library

NDArray = np.ndarray[Any, Any]


@cache
def _function(name: str, pointers: int, integers: int) -> Any:
    """A function of the code: how many columns, pointers, and further integers."""
    words = (ctypes.c_int64, *(ctypes.c_void_p,) * pointers, *(ctypes.c_int64,) * integers)
    return ctypes.CFUNCTYPE(ctypes.c_int64, *words)(library()[name])


def color_pass(
    order: NDArray,
    start: NDArray,
    rows: NDArray,
    used_in: NDArray,
    color: NDArray,
    base: int,
    in_turn: int,
) -> int:
    """Assign the colors from `base` to `base + 63`, in this order; how many columns have none yet.

    Each column gets the first color that is free, but of the first `in_turn` ones the next one
    after that of the column before it. `order` is int64, `start`, `rows` (compressed columns) and
    `color` (−1 for none) int32, `used_in` a uint64 per row, zeros at first; all contiguous.
    """
    arrays = (order, start, rows, used_in, color)
    function = _function("tenferro_color", 5, 2)
    return int(function(len(order), *(a.ctypes.data for a in arrays), base, in_turn))


def star_color(order: NDArray, start: NDArray, rows: NDArray, color: NDArray) -> bool:
    """Color a symmetric matrix in this order; False if 64 colors do not suffice.

    Arguments are as for `color_pass`.
    """
    words = np.zeros((3, len(color)), np.uint64)
    arrays = (order, start, rows, words, color)
    return bool(
        _function("tenferro_star_color", 5, 0)(len(order), *(a.ctypes.data for a in arrays)) == 0
    )
