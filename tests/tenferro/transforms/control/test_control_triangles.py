"""Gradients of triangular loops that write in place.

In some of them what a step reads stays as it is, in others a later step writes there again: a
derivative that reads the last array in place of a record is right for the first ones only.
"""

from __future__ import annotations

import numpy as np
import pytest

import tenferro as te
from tenferro.adoption.functions import adopted_function


def _lu(a):
    n = a.shape[0]
    for k in range(n):
        for i in range(k + 1, n):
            a[i, k] /= a[k, k]
            for j in range(k + 1, n):
                a[i, j] -= a[i, k] * a[k, j]
    return a


def _pivot_row_scaled_later(a):
    """Row k is read by the rows below, and then written."""
    n = a.shape[0]
    for k in range(n):
        for i in range(k + 1, n):
            for j in range(k, n):
                a[i, j] -= 0.3 * a[i, k] * a[k, j]
        for j in range(k, n):
            a[k, j] *= a[k, k]
    return a


def _row_reads_itself(a):
    """The rows begin one earlier, so that the row read is also written."""
    n = a.shape[0]
    for k in range(n):
        for i in range(k, n):
            for j in range(k, n):
                a[i, j] -= 0.2 * a[i, k] * a[k, j]
    return a


def _all_rows_but_one(a):
    """Row k stays in step k, and is written in later ones."""
    n = a.shape[0]
    for k in range(n):
        for i in range(n):
            if i != k:
                f = a[i, k] / a[k, k]
                for j in range(n):
                    a[i, j] -= f * a[k, j]
    return a


def _all_rows_but_the_next(a):
    """The condition leaves out another row than the one that is read."""
    n = a.shape[0]
    for k in range(n - 1):
        for i in range(n):
            if i != k + 1:
                for j in range(n):
                    a[i, j] -= 0.2 * a[i, k] * a[k, j]
    return a


def _upwards(a):
    """The counters run down, and the rows above are written."""
    n = a.shape[0]
    for k in range(n - 1, -1, -1):
        for i in range(k - 1, -1, -1):
            a[i, k] /= a[k, k]
            for j in range(k):
                a[i, j] -= a[i, k] * a[k, j]
    return a


def _transposed_place(a):
    """The place that is read is written with its indices exchanged."""
    n = a.shape[0]
    for k in range(n):
        for i in range(k + 1, n):
            a[k, i] = 0.5 * a[i, k] * a[k, i]
            for j in range(k + 1, n):
                a[j, i] -= 0.3 * a[k, i] * a[i, j]
    return a


PROGRAMS = [
    _lu, _pivot_row_scaled_later, _row_reads_itself, _all_rows_but_one, _all_rows_but_the_next,
    _upwards, _transposed_place,
]  # fmt: skip


@pytest.mark.sampled(12, "engine", "f")
@pytest.mark.parametrize("engine", ["native", "numpy"])
@pytest.mark.parametrize("f", PROGRAMS, ids=lambda f: f.__name__)
def test_gradients_of_triangles_written_in_place(f, engine):
    """The arrays are large enough that no engine holds them in registers."""
    n = 8
    a = np.random.default_rng(0).standard_normal((n, n)) / n + 2.0 * np.eye(n)
    compiled = te.jit(adopted_function(f), engine=engine)
    te.check_grads(compiled, (a,), order=1)
    assert np.allclose(compiled(a), f(a.copy()), atol=1e-12)
