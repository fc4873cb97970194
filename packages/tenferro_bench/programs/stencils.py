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


def string(start, steps):
    """A vibrating string: waves in one dimension by leapfrog steps."""
    n = start.shape[0]
    before = start.copy()
    now = start.copy()
    for _ in range(steps):
        after = np.zeros(n)
        for i in range(1, n - 1):
            bend = now[i - 1] - 2.0 * now[i] + now[i + 1]
            after[i] = 2.0 * now[i] - before[i] + 0.4 * bend
        before = now
        now = after
    return now


def burgers(u, steps):
    """Burgers' equation on a circle by upwind differences."""
    n = u.shape[0]
    for _ in range(steps):
        flux = 0.5 * u * u
        new = np.empty(n)
        for i in range(n):
            if u[i] > 0.0:
                change = flux[i] - flux[i - 1]
            else:
                change = flux[(i + 1) % n] - flux[i]
            new[i] = u[i] - 0.1 * change
        u = new
    return u


def lattice_boltzmann(f, steps):
    """A fluid as nine streams of particles that collide in the cells of a torus (D2Q9)."""
    n, m = f.shape[1], f.shape[2]
    cx = np.array([0, 1, 0, -1, 0, 1, -1, -1, 1])
    cy = np.array([0, 0, 1, 0, -1, 1, 1, -1, -1])
    w = np.array([16.0, 4.0, 4.0, 4.0, 4.0, 1.0, 1.0, 1.0, 1.0]) / 36.0
    for _ in range(steps):
        new = np.zeros((9, n, m))
        for i in range(n):
            for j in range(m):
                rho = 0.0
                ux = 0.0
                uy = 0.0
                for k in range(9):
                    rho += f[k, i, j]
                    ux += cx[k] * f[k, i, j]
                    uy += cy[k] * f[k, i, j]
                ux /= rho
                uy /= rho
                for k in range(9):
                    cu = cx[k] * ux + cy[k] * uy
                    rest = 1.0 + 3.0 * cu + 4.5 * cu * cu - 1.5 * (ux * ux + uy * uy)
                    streamed = f[k, i, j] - 0.6 * (f[k, i, j] - w[k] * rho * rest)
                    new[k, (i + cx[k]) % n, (j + cy[k]) % m] = streamed
        f = new
    return f


def gray_scott(u, v, steps):
    """Two substances that react and diffuse, with slices of the interior."""
    for _ in range(steps):
        x, y = u[1:-1, 1:-1], v[1:-1, 1:-1]
        du = u[:-2, 1:-1] + u[2:, 1:-1] + u[1:-1, :-2] + u[1:-1, 2:] - 4.0 * x
        dv = v[:-2, 1:-1] + v[2:, 1:-1] + v[1:-1, :-2] + v[1:-1, 2:] - 4.0 * y
        made = x * y * y
        x += 0.16 * du - made + 0.035 * (1.0 - x)
        y += 0.08 * dv + made - 0.095 * y
    return u + v


def alternating_directions(u, steps):
    """Implicit diffusion, along rows and columns in turn (ADI)."""
    n = u.shape[0]
    a = 0.3
    for _ in range(steps):
        for turn in range(2):
            v = np.zeros((n, n))
            p = np.zeros((n, n))
            for i in range(1, n - 1):
                for j in range(1, n - 1):
                    around = u[j, i - 1] - 2.0 * u[j, i] + u[j, i + 1]
                    pivot = 1.0 + 2.0 * a - a * p[i, j - 1]
                    p[i, j] = a / pivot
                    v[i, j] = (u[j, i] + a * around + a * v[i, j - 1]) / pivot
                for j in range(n - 2, 0, -1):
                    v[i, j] += p[i, j] * v[i, j + 1]
            u = v
    return u


def two_grids(right, cycles):
    """Poisson's equation on a line by a cycle of two grids (multigrid)."""
    n = right.shape[0]
    m = (n - 1) // 2 + 1
    u = np.zeros(n)
    for _ in range(cycles):
        for _ in range(3):
            for i in range(1, n - 1):
                u[i] = 0.5 * (u[i - 1] + u[i + 1] + right[i])
        rest = np.zeros(n)
        for i in range(1, n - 1):
            rest[i] = right[i] - 2.0 * u[i] + u[i - 1] + u[i + 1]
        coarse = np.zeros(m)
        for _ in range(10):
            for i in range(1, m - 1):
                source = rest[2 * i - 1] + 2.0 * rest[2 * i] + rest[2 * i + 1]
                coarse[i] = 0.5 * (coarse[i - 1] + coarse[i + 1] + source)
        for i in range(1, m - 1):
            u[2 * i] += coarse[i]
        for i in range(m - 1):
            u[2 * i + 1] += 0.5 * (coarse[i] + coarse[i + 1])
    return u


def life(cells, steps):
    """Conway's game of life on a torus."""
    n, m = cells.shape
    for _ in range(steps):
        new = np.zeros((n, m))
        for i in range(n):
            for j in range(m):
                count = 0.0
                for di in range(-1, 2):
                    for dj in range(-1, 2):
                        if di != 0 or dj != 0:
                            count += cells[(i + di) % n, (j + dj) % m]
                if count == 3.0 or (count == 2.0 and cells[i, j] == 1.0):
                    new[i, j] = 1.0
        cells = new
    return cells
