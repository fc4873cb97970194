"""Colors for columns, such that the entries of columns of one color can be separated.

Columns of one color have no row in common, and are computed by one tangent (Curtis, Powell and
Reid, "On the estimation of sparse Jacobian matrices", 1974). They are colored greedily: as they
are, with a number of colors in turn, which is best for stencils; with the first color that fits;
those with the most neighbours first (Welsh and Powell, 1967). The fewest colors win.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any

import numpy as np

from tenferro.transforms.sparsity.dependence import Matrix, NDArray

_BLOCK = 64
_ALL = 2**_BLOCK - 1
_TURNS = 6
"""How many numbers of colors in turn are tried. For 49³ points in space the second has 8 colors,
the first 13; of 10⁴ numbers on a circle with 41 neighbours 46 and 78. Of nine stencils none has its
best after the third."""


def colors_of(columns: Matrix) -> NDArray:
    """A color from 0 on for each column of a boolean matrix in compressed columns.

    >>> from scipy.sparse import csc_array
    >>> colors_of(csc_array(np.array([[1, 1, 0], [0, 1, 1]], bool)))
    array([0, 1, 0], dtype=int32)
    """
    in_row = np.bincount(columns.indices, minlength=columns.shape[0])
    least = int(in_row.max(initial=0))
    if least == np.count_nonzero(np.diff(columns.indptr)):
        return _all_different(columns)
    attempts = _attempts(columns, in_row, least)
    best = next(attempts)
    while count_of(best) > least and (other := next(attempts, None)) is not None:
        best = min(best, other, key=count_of)
    return best


def _attempts(columns: Matrix, in_row: NDArray, least: int) -> Iterator[NDArray]:
    """Colorings by several rules, each of which is the best for some stencils."""
    plain = np.arange(columns.shape[1])
    for in_turn in range(least, min(least + _TURNS, _BLOCK + 1)):
        yield _greedy(columns, plain, in_turn)
    yield _greedy(columns, plain)
    yield _greedy(columns, _descending((in_row - 1) @ columns))


def star_colors_of(symmetric: Matrix) -> NDArray | None:
    """Colors for which each element is the only one in its row, or its mirror image is in that one.

    A symmetric matrix needs no more than such a star coloring (Coleman and Moré, "Estimation of
    sparse Hessian matrices and graph coloring problems", 1984). None if it takes more than 64
    colors, and without machine code.
    """
    if find_spec("llvmlite") is None:
        return None
    from tenferro.transforms.sparsity.compiled_coloring import star_color

    start, rows = (np.ascontiguousarray(a, np.int32) for a in (symmetric.indptr, symmetric.indices))
    colorings = []
    for order in (np.arange(len(start) - 1), _descending(np.diff(start))):
        color = np.full(len(order), -1, np.int32)
        if star_color(order, start, rows, color):
            colorings.append(color)
    return min(colorings, key=count_of, default=None)


def _descending(counts: NDArray) -> NDArray:
    """The order from the largest count to the smallest; those from 2¹⁵ − 1 on are alike."""
    return np.argsort(-np.minimum(counts, 2**15 - 1).astype(np.int16), kind="stable")


def count_of(colors: NDArray) -> int:
    """How many colors there are."""
    return int(colors.max(initial=-1)) + 1


def _all_different(columns: Matrix) -> NDArray:
    """The colors where some row has all columns that there are."""
    used = np.diff(columns.indptr) > 0
    return np.where(used, np.cumsum(used) - 1, 0).astype(np.int32)


def _greedy(columns: Matrix, order: NDArray, in_turn: int = 0) -> NDArray:
    """First fit in this order, by passes over 64 colors each; the first `in_turn` ones in turn."""
    start, rows = (np.ascontiguousarray(a, np.int32) for a in (columns.indptr, columns.indices))
    color = np.full(columns.shape[1], -1, np.int32)
    color_pass = _pass()
    base = 0
    while True:
        used_in = np.zeros(columns.shape[0], np.uint64)
        if not color_pass(order, start, rows, used_in, color, base, in_turn):
            return color
        base, in_turn, order = base + _BLOCK, 0, order[color[order] < 0]


def _pass() -> Any:
    if find_spec("llvmlite") is None:
        return color_pass
    from tenferro.transforms.sparsity import compiled_coloring

    return compiled_coloring.color_pass


def color_pass(
    order: NDArray,
    start: NDArray,
    rows: NDArray,
    used_in: NDArray,
    color: NDArray,
    base: int,
    in_turn: int,
) -> int:
    """What the machine code does, where there is none (`compiled_coloring`)."""
    left, words = 0, [0] * len(used_in)
    first = behind = (1 << in_turn) - 1
    for column in order.tolist():
        here = rows[start[column] : start[column + 1]].tolist()
        used = 0
        for row in here:
            used |= words[row]
        if used == _ALL:
            left += 1
            continue
        free = ~used & behind or ~used & _ALL
        bit = free & -free
        behind = first & ~(2 * bit - 1)
        for row in here:
            words[row] |= bit
        color[column] = base + bit.bit_length() - 1
    return left
