"""Initial value problems that several tests solve."""

import numpy as np

METHODS = ["RK23", "RK45", "Tsit5", "DOP853", "Radau", "BDF", "Rodas5P", "Kvaerno5"]
STIFF = ["Radau", "BDF", "Rodas5P", "Kvaerno5"]
FIXED = ["Euler", "Heun", "RK4"]


def lotka_volterra(t, z, p):
    return [p[0] * z[0] - p[1] * z[0] * z[1], -p[2] * z[1] + p[3] * z[0] * z[1]]


def driven(t, z, p):
    """A driven oscillator, which depends on the time."""
    return [z[1], p[0] * (1 - z[0] ** 2) * z[1] - z[0] + p[1] * np.sin(3 * t)]


def robertson(t, y, k):
    r = k[0] * y[0], k[1] * y[1] ** 2, k[2] * y[1] * y[2]
    return [r[2] - r[0], r[0] - r[2] - r[1], r[1]]


RATES = np.array([0.04, 3e7, 1e4])


def heat(t, y, kappa):
    """A rod whose ends are at 0, and a reaction: n unknowns, three diagonals."""
    padded = np.concatenate([np.zeros(1), y, np.zeros(1)])
    return kappa * len(y) ** 2 * (padded[2:] - 2 * y + padded[:-2]) - y**3
