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


def cholesky(a):
    """Cholesky's factor, row by row, in place."""
    n = a.shape[0]
    for i in range(n):
        for j in range(i):
            for k in range(j):
                a[i, j] -= a[i, k] * a[j, k]
            a[i, j] /= a[j, j]
        for k in range(i):
            a[i, i] -= a[i, k] * a[i, k]
        a[i, i] = np.sqrt(a[i, i])
    return np.tril(a)


def substitution(a, b):
    """Solution of a lower triangular system, then of its transpose."""
    n = b.shape[0]
    x = b.copy()
    for i in range(n):
        for j in range(i):
            x[i] -= a[i, j] * x[j]
        x[i] /= a[i, i]
    for i in range(n - 1, -1, -1):
        for j in range(i + 1, n):
            x[i] -= a[j, i] * x[j]
        x[i] /= a[i, i]
    return x


def gram_schmidt(a):
    """The triangular factor of QR by the modified method of Gram and Schmidt."""
    m, n = a.shape
    r = np.zeros((n, n))
    for k in range(n):
        norm = 0.0
        for i in range(m):
            norm += a[i, k] * a[i, k]
        r[k, k] = np.sqrt(norm)
        for i in range(m):
            a[i, k] /= r[k, k]
        for j in range(k + 1, n):
            for i in range(m):
                r[k, j] += a[i, k] * a[i, j]
            for i in range(m):
                a[i, j] -= a[i, k] * r[k, j]
    return r


def householder(a):
    """The triangular factor of QR by reflections, with slices as vectors."""
    m, n = a.shape
    for k in range(n):
        v = np.zeros(m)
        norm = 0.0
        for i in range(k, m):
            v[i] = a[i, k]
            norm += v[i] * v[i]
        if v[k] > 0.0:
            v[k] += np.sqrt(norm)
        else:
            v[k] -= np.sqrt(norm)
        scale = 2.0 / np.sum(v * v)
        for j in range(k, n):
            dot = 0.0
            for i in range(k, m):
                dot += v[i] * a[i, j]
            for i in range(k, m):
                a[i, j] -= scale * dot * v[i]
    return np.triu(a)


def givens(a):
    """The triangular factor of QR by rotations of two rows."""
    m, n = a.shape
    for j in range(n):
        for i in range(m - 1, j, -1):
            r = np.sqrt(a[i - 1, j] * a[i - 1, j] + a[i, j] * a[i, j])
            c = a[i - 1, j] / r
            s = a[i, j] / r
            for k in range(j, n):
                upper = a[i - 1, k]
                lower = a[i, k]
                a[i - 1, k] = c * upper + s * lower
                a[i, k] = c * lower - s * upper
    return np.triu(a)


def jacobi_eigenvalues(a, sweeps):
    """Eigenvalues of a symmetric matrix by Jacobi's rotations."""
    n = a.shape[0]
    for _ in range(sweeps):
        for p in range(n - 1):
            for q in range(p + 1, n):
                turn = (a[q, q] - a[p, p]) / (2.0 * a[p, q] + 1e-30)
                if turn >= 0.0:
                    t = 1.0 / (turn + np.sqrt(1.0 + turn * turn))
                else:
                    t = -1.0 / (-turn + np.sqrt(1.0 + turn * turn))
                c = 1.0 / np.sqrt(1.0 + t * t)
                s = t * c
                for k in range(n):
                    x = a[k, p]
                    y = a[k, q]
                    a[k, p] = c * x - s * y
                    a[k, q] = s * x + c * y
                for k in range(n):
                    x = a[p, k]
                    y = a[q, k]
                    a[p, k] = c * x - s * y
                    a[q, k] = s * x + c * y
    return np.diag(a)


def power_iteration(a, v, steps):
    """The largest eigenvalue by products with a matrix, written out."""
    n = v.shape[0]
    norm = 0.0
    for _ in range(steps):
        w = np.zeros(n)
        for i in range(n):
            for j in range(n):
                w[i] += a[i, j] * v[j]
        norm = np.sqrt(np.sum(w * w))
        v = w / norm
    return norm


def conjugate_gradient(a, b, steps):
    """Solution of a positive definite system by conjugate gradients."""
    x = np.zeros(b.shape[0])
    r = b.copy()
    p = r
    old = r @ r
    for _ in range(steps):
        ap = a @ p
        alpha = old / (p @ ap)
        x = x + alpha * p
        r = r - alpha * ap
        new = r @ r
        p = r + (new / old) * p
        old = new
    return x


def over_relaxation(a, b, steps):
    """Solution of a system by successive over-relaxation (SOR)."""
    n = b.shape[0]
    x = np.zeros(n)
    for _ in range(steps):
        for i in range(n):
            s = b[i]
            for j in range(n):
                if j != i:
                    s -= a[i, j] * x[j]
            x[i] = 1.1 * s / a[i, i] - 0.1 * x[i]
    return x


def inverse(a):
    """The inverse by the method of Gauss and Jordan, in place."""
    n = a.shape[0]
    for k in range(n):
        pivot = 1.0 / a[k, k]
        a[k, k] = 1.0
        for j in range(n):
            a[k, j] *= pivot
        for i in range(n):
            if i != k:
                f = a[i, k]
                a[i, k] = 0.0
                for j in range(n):
                    a[i, j] -= f * a[k, j]
    return a


def triangular_product(a, b):
    """A lower triangular matrix times another one, over the latter."""
    n, m = b.shape
    for j in range(m):
        for i in range(n - 1, -1, -1):
            s = 0.0
            for k in range(i + 1):
                s += a[i, k] * b[k, j]
            b[i, j] = s
    return b


def symmetric_update(a, c):
    """The lower triangle of c + a aT."""
    n, m = a.shape
    for i in range(n):
        for k in range(m):
            for j in range(i + 1):
                c[i, j] += a[i, k] * a[j, k]
    return c
