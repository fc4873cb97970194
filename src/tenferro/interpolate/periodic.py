"""Periodic B-splines through points: knots, and the coefficients of a cyclic band matrix."""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro import linalg, numpy as xp


def knots(x: Any, k: int) -> Any:
    """SciPy's knots: the points, for even degrees the middles between them, continued by k."""
    n = x.shape[0]
    if k % 2 == 0:
        x = xp.concat([x[:1], (x[:-2] + x[1:-1]) / 2, x[-1:]])
    steps = x[1:] - x[:-1]
    around = np.arange(k) % (n - 1)
    before = x[0] - xp.cumsum(xp.take(steps, n - 2 - around))
    return xp.concat([before[::-1], x, x[-1] + xp.cumsum(xp.take(steps, around))])


def coefficients(values: Any, y: Any) -> Any:
    """Coefficients of the spline with `values[j, r]` of B-spline j + r at point j, and data y.

    `values` are (m, k + 1) without the last point, `y` (m, ...); of the result the first k are
    repeated at the end.
    """
    m, k = values.shape[0], values.shape[1] - 1
    flat = xp.reshape(y, (m, -1))
    solved = _dense(values, flat) if m <= 2 * k else _cyclic(values, flat)
    return xp.reshape(xp.take(solved, np.arange(m + k) % m, axis=0), (m + k, *y.shape[1:]))


def _dense(values: Any, y: Any) -> Any:
    m, k = values.shape[0], values.shape[1] - 1
    rows, columns = np.indices((m, k + 1))
    matrix = xp.zeros((m, m)).at[rows, (rows + columns) % m].add(values)
    return linalg.solve(matrix, y)


def _cyclic(values: Any, y: Any) -> Any:
    """The last unknowns, as many as rows reach around, are eliminated behind a band matrix."""
    m, k = values.shape[0], values.shape[1] - 1
    below, above = k // 2, k - k // 2
    n = m - above
    rows, offsets = np.indices((m, k + 1))
    columns = (rows + offsets - below) % m
    parts = [rows < n, columns < n]

    def scattered(here: Any, shape: tuple[int, int], row: Any, column: Any) -> Any:
        at = np.nonzero(here)
        return xp.zeros(shape).at[row[at], column[at]].set(values[at])

    first = parts[0] & parts[1]
    band = scattered(first, (k + 1, n), k - offsets, columns)
    last = scattered(parts[0] & ~parts[1], (n, above), rows, columns - n)
    low = scattered(~parts[0] & parts[1], (above, n), rows - n, columns)
    corner = scattered(~parts[0] & ~parts[1], (above, above), rows - n, columns - n)
    both = linalg.solve_banded((below, above), band, xp.concat([y[:n], last], axis=1))
    alone, by_last = both[:, : y.shape[1]], both[:, y.shape[1] :]
    end = linalg.solve(corner - low @ by_last, y[n:] - low @ alone)
    return xp.roll(xp.concat([alone - by_last @ end, end]), below, axis=0)
