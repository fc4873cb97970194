"""Linear algebra written out in loops."""

import numpy as np


def lu(a):
    """LU factors without pivoting, in place."""
    n = a.shape[0]
    for k in range(n):
        for i in range(k + 1, n):
            a[i, k] /= a[k, k]
            for j in range(k + 1, n):
                a[i, j] -= a[i, k] * a[k, j]
    return a


def thomas(lower, main, upper, right):
    """Solution of a tridiagonal system by Thomas' algorithm."""
    n = main.shape[0]
    c = np.zeros(n)
    d = np.zeros(n)
    c[0] = upper[0] / main[0]
    d[0] = right[0] / main[0]
    for i in range(1, n):
        pivot = main[i] - lower[i] * c[i - 1]
        c[i] = upper[i] / pivot
        d[i] = (right[i] - lower[i] * d[i - 1]) / pivot
    x = np.zeros(n)
    x[n - 1] = d[n - 1]
    for i in range(n - 2, -1, -1):
        x[i] = d[i] - c[i] * x[i + 1]
    return x


def levinson(r, b):
    """Solution of a symmetric Toeplitz system by Levinson and Durbin."""
    n = b.shape[0]
    x = np.zeros(n)
    f = np.zeros(n)
    g = np.zeros(n)
    f[0] = 1.0 / r[0]
    x[0] = b[0] / r[0]
    for m in range(1, n):
        e = 0.0
        s = 0.0
        for i in range(m):
            e += r[m - i] * f[i]
            s += r[m - i] * x[i]
        scale = 1.0 / (1.0 - e * e)
        for i in range(m + 1):
            back = f[m - i]
            if i == 0:
                back = 0.0
            ahead = f[i]
            if i == m:
                ahead = 0.0
            g[i] = scale * (ahead - e * back)
        for i in range(m + 1):
            f[i] = g[i]
        for i in range(m + 1):
            x[i] += (b[m] - s) * f[m - i]
    return x
