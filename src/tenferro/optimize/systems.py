"""Linear systems whose matrices have a sparsity pattern: band elimination, or SuperLU.

Rows and columns are put in the order of Cuthill and McKee, Reducing the bandwidth of sparse
symmetric matrices (1969), reversed. A band is factorized by a compiled loop; where it would be
wide, SuperLU is called. Neither refuses a singular matrix: its solution is large or not finite.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from tenferro.kernels.on_demand import scipy
from tenferro.linalg import banded_elimination as banded
from tenferro.ops.arrays.indexing import put, scatter_add, take
from tenferro.ops.base import as_array
from tenferro.sparse.factors import solved
from tenferro.transforms import vmap
from tenferro.transforms.control import scan
from tenferro.transforms.sparsity.coloring import colors_of, count_of

NDArray = np.ndarray[Any, Any]
_WIDEST = 48
"""The most diagonals below the main one of bands that are eliminated by the loop."""
ROUNDING = 1e-13
"""What a pivot of a positive semidefinite matrix of diagonal 1 may be below 0."""


class System(Protocol):
    """Square matrices with entries at given places; entries at the same place add up."""

    def solve(self, values: Any, b: Any) -> Any:
        """The solution for the values of the entries."""


@dataclass(frozen=True, eq=False)
class BandSystem:
    """`places` says where each entry is in the band of the rows in another order."""

    lower: int
    width: int
    places: NDArray
    order: NDArray
    back: NDArray

    def solve(self, values: Any, b: Any) -> Any:
        """The solution for the values of the entries."""
        n = len(self.order)
        band = np.reshape(summed(values, self.places, n * self.width), (n, self.width))
        found = banded.factors(band, self.lower)
        return at(banded.solve(band, found, at(b, self.order), self.lower), self.back)


@dataclass(frozen=True, eq=False)
class SuperLUSystem:
    """`rows` and `columns` are those of the entries."""

    rows: NDArray
    columns: NDArray

    def solve(self, values: Any, b: Any) -> Any:
        """The solution for the values of the entries; NaN where one of them is not finite."""
        finite = np.all(np.isfinite(values))
        regular = np.where(finite, values, np.where(self.rows == self.columns, 1.0, 0.0))
        entries = as_array("optimize", regular), index(self.rows), index(self.columns)
        return np.where(finite, solved(entries, b[:, None], "COLAMD")[:, 0], np.nan)


def system_of(size: int, rows: NDArray, columns: NDArray) -> System:
    """The system with entries at these places, which are symmetric."""
    back, lower = _ordered(size, rows, columns)
    if lower > min(_WIDEST, size // 3):
        return SuperLUSystem(rows, columns)
    i, j = back[rows], back[columns]
    width = 2 * lower + 1
    return BandSystem(lower, width, i * width + j - i + lower, np.argsort(back), back)


def _ordered(size: int, rows: NDArray, columns: NDArray) -> tuple[NDArray, int]:
    """The place of each row in an order that makes a narrow band, and its lower diagonals."""
    pattern = _pattern(size, rows, columns)
    order = scipy.sparse.csgraph.reverse_cuthill_mckee(pattern, True)
    back = np.empty(size, np.int64)
    back[order] = np.arange(size)
    return back, max(int(np.max(back[rows] - back[columns], initial=0)), 1)


@dataclass(frozen=True, eq=False)
class NormalBand:
    """The lower half of the band of H + diag(d) + Jᵀ diag(w) J, in another order.

    `entries` says which entries of H, d and of pairs of J it has, and `places` where.
    """

    lower: int
    size: int
    entries: NDArray
    places: NDArray
    pairs: tuple[NDArray, NDArray, NDArray]

    def is_positive(self, hessian: Any, diagonal: Any, jacobian: Any, weights: Any) -> Any:
        """Whether the matrix is positive definite, but for rounding."""
        first, second, row = self.pairs
        products = at(jacobian, first) * at(jacobian, second) * at(weights, row)
        values = at(np.concatenate([hessian, diagonal, products]), self.entries)
        width = self.lower + 1
        half = np.reshape(summed(values, self.places, self.size * width), (self.size, width))
        return is_positive_band(half) & np.all(np.isfinite(values))


def normal_band_of(
    n: int, hessian: tuple[NDArray, NDArray], jacobian: tuple[NDArray, NDArray]
) -> NormalBand | None:
    """The band for the places of H and J; None where it would be wide."""
    row, column = jacobian
    starts, counts = np.unique(row, return_index=True, return_counts=True)[1:]
    if np.sum(counts**2) > _WIDEST * max(len(row), n):
        return None
    repeats = np.repeat(counts, counts)
    first = np.repeat(np.arange(len(row)), repeats)
    ends = np.cumsum(repeats)
    second = np.arange(len(first)) - np.repeat(ends - repeats, repeats)
    second = second + np.repeat(np.repeat(starts, counts), repeats)
    own = np.arange(n)
    rows = np.concatenate([hessian[0], own, column[first]])
    columns = np.concatenate([hessian[1], own, column[second]])
    back, lower = _ordered(n, rows, columns)
    if lower > min(_WIDEST, n // 3):
        return None
    i, j = back[rows], back[columns]
    there = np.flatnonzero(i >= j)
    places = (i * (lower + 1) + j - i + lower)[there]
    return NormalBand(lower, n, there, places, (first, second, row[first]))


def is_positive_band(half: Any) -> Any:
    """Whether a symmetric matrix is positive definite, but for rounding: the signs of its pivots.

    Of row i the half has the entries of the columns i − lower to i.
    """
    lower = half.shape[1] - 1
    root = np.sqrt(np.maximum(half[:, -1], 1e-300))
    around = np.concatenate([np.ones(lower), root])
    columns = np.stack([around[d : d + half.shape[0]] for d in range(lower + 1)], axis=1)
    scaled = half / (root[:, None] * columns)

    def step(carry: Any, row: Any) -> Any:
        square, least = carry
        pivot = square[0, 0]
        lines = square[1:, 0] / np.maximum(pivot, ROUNDING)
        rest = square[1:, 1:] - lines[:, None] * square[0, 1:]
        beside = np.concatenate([rest, row[:-1, None]], axis=1)
        square = np.concatenate([beside, row[None]])
        return (square, np.minimum(least, pivot)), None

    start = np.eye(lower + 1)
    ends = np.concatenate([np.zeros((lower + 1, lower)), np.ones((lower + 1, 1))], axis=1)
    (_, least), _ = scan(step, (start, np.float64(1)), np.concatenate([scaled, ends]))
    return (least > -ROUNDING) & (np.min(half[:, -1]) > 0)


@dataclass(frozen=True, eq=False)
class MatrixOfMap:
    """The matrix of a linear map, whose pattern is known; few products determine it."""

    system: System
    seeds: NDArray
    places: NDArray

    @staticmethod
    def of(size: int, rows: NDArray, columns: NDArray) -> MatrixOfMap:
        """For a pattern that is symmetric."""
        pattern = _pattern(size, rows, columns)
        colors = colors_of(pattern.tocsc())
        i, j = (x.astype(np.int64) for x in pattern.nonzero())
        seeds = np.equal.outer(np.arange(count_of(colors)), colors).astype(float)
        return MatrixOfMap(system_of(size, i, j), seeds, colors[j] * np.int64(size) + i)

    def solve(self, matvec: Callable[[Any], Any], b: Any) -> Any:
        """x with `matvec(x) = b`."""
        along: Callable[[Any], Any] = vmap(matvec)
        products = np.reshape(along(as_array("optimize", self.seeds)), (-1,))
        return self.system.solve(at(products, self.places), b)


def _pattern(size: int, rows: NDArray, columns: NDArray) -> Any:
    ones = np.ones(len(rows), bool)
    return scipy.sparse.coo_array((ones, (rows, columns)), shape=(size, size)).tocsr()


def at(x: Any, places: NDArray) -> Any:
    """The elements of a vector at known places."""
    return take(as_array("optimize", x), [index(places)], (0,), "promise")


def summed(x: Any, places: NDArray, size: int) -> Any:
    """A vector of a size, of sums of the elements whose places are equal."""
    zero = as_array("optimize", np.zeros(size))
    return put(scatter_add, zero, as_array("optimize", x), [index(places)], (0,), "promise")


def index(places: NDArray) -> Any:
    """Known places as an array of the program."""
    return as_array("optimize", places)
