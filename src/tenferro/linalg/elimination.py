"""Linear systems with small matrices, element by element.

LAPACK takes a microsecond for a matrix of 3×3 and keeps a loop out of registers and vector lanes.
Here Gaussian elimination with partial pivoting (Golub and Van Loan, Matrix Computations, 3.4) is
written out, so that it is part of the loop around it. The factors of a singular matrix
are infinities and NaN, which solvers see as a failed step.

Maths note: elimination.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro.linalg.arguments import Mode, as_given
from tenferro.ops.base import Family, apply, conj, family_id
from tenferro.tensor import Array, Aval, aval_of
from tenferro.tensor.dtypes import int64


def _factors(a: Aval) -> tuple[Aval, Aval]:
    return a, aval_of(a.shape[:1], int64)


def _solve(a: Aval, packed: Aval, pivots: Aval, b: Aval, *, mode: Mode) -> Aval:
    return b


factors_family = Family(
    family_id("integrate", "elimination"),
    _factors,
    n_outputs=2,
    zero_derivative="solutions are differentiated through the matrix",
)
"""U above the multipliers, with the reciprocals of the pivots in the diagonal; and the row that is
exchanged with the first one in each step, counted from there. Earlier multipliers stay in place."""
solve_family = Family(family_id("integrate", "substitution"), _solve, linear=(3,))
"""x of op(a) x = b from a, its factors and the vector b; a function of only a and b."""


def factors(a: Any) -> tuple[Any, Any]:
    """The factors of a square matrix."""
    return apply(factors_family.bind(), a)


def solve(a: Any, found: tuple[Any, Any], b: Any, mode: Mode = "N") -> Any:
    """x of op(a) x = b, given a's factors."""
    return apply(solve_family.bind(mode=mode), a, *found, b)


@factors_family.formula
def _(a: Any) -> Any:
    rows, pivots, left = [], [], []
    n = a.shape[0]
    for k in range(n):
        place = place_of(np.abs(a[:, 0]))
        here = np.arange(n - k) == place
        row = np.sum(np.where(here[:, None], a, 0), axis=0)
        a = np.where(here[:, None], a[0], a)[1:]
        pivot = 1 / row[0]
        multipliers = a[:, 0] * pivot
        a = a[:, 1:] - multipliers[:, None] * row[1:]
        rows.append(np.concatenate([pivot[None], row[1:]]))
        left.append(multipliers)
        pivots.append(place)
    return _packed(rows, left), np.stack(pivots)


def place_of(sizes: Any) -> Any:
    """The first place of the largest number; none, the number of places, among NaN."""
    n = sizes.shape[0]
    return np.min(np.where(sizes == np.max(sizes), np.arange(n), n))


def _packed(rows: list[Any], left: list[Any]) -> Any:
    """Rows from the diagonal on, and columns below it, as one matrix."""
    n = len(rows)
    lines = []
    for i in range(n):
        below = [left[k][i - k - 1 : i - k] for k in range(i)]
        lines.append(np.concatenate([*below, rows[i]]))
    return np.stack(lines)


@solve_family.formula
def _(a: Any, packed: Array, pivots: Any, b: Array, *, mode: Mode) -> Any:
    if mode == "C":
        packed = conj(packed)
    return _forward(packed, pivots, b) if mode == "N" else _transposed(packed, pivots, b)


def _forward(packed: Any, pivots: Any, b: Any) -> Any:
    n = b.shape[0]
    y = []
    for k in range(n):
        b = exchanged(b, pivots[k])
        y.append(b[0])
        b = b[1:] - packed[k + 1 :, k] * b[0]
    x = np.stack(y)
    found: list[Any] = []
    for k in range(n - 1, -1, -1):
        last = x[k] * packed[k, k]
        found.insert(0, last)
        x = x[:k] - packed[:k, k] * last
    return np.stack(found)


def _transposed(packed: Any, pivots: Any, b: Array) -> Any:
    n = b.shape[0]
    found = []
    for k in range(n):
        first = b[0] * packed[k, k]
        found.append(first)
        b = b[1:] - packed[k, k + 1 :] * first
    x = found[-1][None]
    for k in range(n - 2, -1, -1):
        first = found[k] - np.sum(packed[k + 1 :, k] * x)
        x = exchanged(np.concatenate([first[None], x]), pivots[k])
    return x


def exchanged(x: Any, place: Any) -> Any:
    """x with its first element and the one at a place exchanged."""
    here = np.arange(x.shape[0]) == place
    first = np.sum(np.where(here, x, 0))
    return np.concatenate([first[None], np.where(here, x[0], x)[1:]])


@solve_family.jvp
def _(
    a: Any, packed: Array, pivots: Any, b: Array, x: Array, da: Array, dp: Array, di: Any,
    db: Array, *, mode: Mode,
) -> Any:  # fmt: skip
    return solve(a, (packed, pivots), db - as_given(da, mode) @ x, mode)


@solve_family.transpose(3)
def _(ct: Array, a: Any, packed: Array, pivots: Any, b: Array, *, mode: Mode) -> Any:
    if mode == "T":
        return conj(solve(a, (packed, pivots), conj(ct), "N"))
    return solve(a, (packed, pivots), ct, "C" if mode == "N" else "N")
