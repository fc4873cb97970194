"""Grids whose elements are computed from their neighbours."""

import numpy as np


def heat(u, steps):
    """Explicit heat equation on a square, element by element."""
    n, m = u.shape
    new = np.zeros((n, m))
    for _ in range(steps):
        for i in range(1, n - 1):
            for j in range(1, m - 1):
                around = u[i - 1, j] + u[i + 1, j] + u[i, j - 1] + u[i, j + 1]
                new[i, j] = u[i, j] + 0.2 * (around - 4.0 * u[i, j])
        for i in range(1, n - 1):
            for j in range(1, m - 1):
                u[i, j] = new[i, j]
    return u


def seidel(a, steps):
    """Gauss-Seidel relaxation of a square: a step reads what it has just written."""
    n = a.shape[0]
    for _ in range(steps):
        for i in range(1, n - 1):
            for j in range(1, n - 1):
                around = a[i - 1, j] + a[i + 1, j] + a[i, j - 1] + a[i, j + 1]
                a[i, j] = 0.2 * (around + a[i, j])
    return a


def maxwell(ex, ey, hz, pulse):
    """Electromagnetic waves in two dimensions by finite differences in time (FDTD)."""
    for t in range(pulse.shape[0]):
        ey[0, :] = pulse[t]
        ey[1:, :] -= 0.5 * (hz[1:, :] - hz[:-1, :])
        ex[:, 1:] -= 0.5 * (hz[:, 1:] - hz[:, :-1])
        hz[:-1, :-1] -= 0.7 * (ex[:-1, 1:] - ex[:-1, :-1] + ey[1:, :-1] - ey[:-1, :-1])
    return hz
