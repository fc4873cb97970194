"""The machine code that colors the columns of sparse matrices, `source/coloring.c`."""

from __future__ import annotations

import ctypes
from functools import cache
from typing import Any

import numpy as np

from tenferro.engines.native.runtime.templates import load_template

NDArray = np.ndarray[Any, Any]


@cache
def _function() -> Any:
    code = load_template("coloring", {}, ["tenferro_color"])
    words = (ctypes.c_int64, *(ctypes.c_void_p,) * 5, ctypes.c_int64, ctypes.c_int64)
    return ctypes.CFUNCTYPE(ctypes.c_int64, *words)(code["tenferro_color"])


def color_pass(
    order: NDArray,
    start: NDArray,
    rows: NDArray,
    used_in: NDArray,
    color: NDArray,
    base: int,
    in_turn: int,
) -> int:
    """Give the colors from `base` to `base + 63`, in this order; how many columns have none yet.

    Each column gets the first color that is free, but of the first `in_turn` ones the next one
    after that of the column before it. `order` is int64, `start`, `rows` (compressed columns) and
    `color` (−1 for none) int32, `used_in` a uint64 per row, zeros at first; all contiguous.
    """
    arrays = (order, start, rows, used_in, color)
    return int(_function()(len(order), *(a.ctypes.data for a in arrays), base, in_turn))
