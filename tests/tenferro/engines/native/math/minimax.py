"""Minimax polynomials by the Remez exchange algorithm in extended precision.

Source: E. W. Cheney, "Introduction to Approximation Theory", chapter 3. For `n` coefficients the
best weighted approximation is the one whose error takes its maximum with alternating signs at
`n + 1` points; each round solves for a levelled error at trial points and moves these to the
extrema of the error found.
"""

from collections.abc import Callable
from dataclasses import dataclass

from mpmath import cos, lu_solve, matrix, mp, mpf, pi

Function = Callable[[mpf], mpf]

_DIGITS = 50
_GRID_POINTS_PER_NODE = 24
_LEVELLED = mpf("1.02")
_MAX_ROUNDS = 40


@dataclass(frozen=True)
class Fit:
    """Approximate `function` on `[low, high]` by `terms` coefficients.

    The maximum of `|weight * (function - polynomial)|` is minimized; it is the error relative to
    the result in which the polynomial is used.
    """

    function: Function
    low: float
    high: float
    terms: int
    weight: Function = lambda t: mpf(1)


def _grid(fit, points):
    middle, half = mpf(fit.high + fit.low) / 2, mpf(fit.high - fit.low) / 2
    grid = [middle - half * cos(pi * i / (points - 1)) for i in range(points)]
    # Many functions have a removable singularity at zero, where they cannot be evaluated.
    return [t if abs(t) > mpf(10) ** -12 * half else half * mpf(10) ** -12 for t in grid]


def _polynomial(coefficients, t):
    total = mpf(0)
    for c in reversed(coefficients):
        total = total * t + c
    return total


def _levelled(samples, nodes):
    """Coefficients whose weighted error alternates with equal size at the nodes."""
    n = len(nodes)
    system, right = matrix(n, n), matrix(n, 1)
    for row, i in enumerate(nodes):
        t, f, w = samples[i]
        for column in range(n - 1):
            system[row, column] = t**column
        system[row, n - 1] = (-1) ** row / w
        right[row] = f
    solution = lu_solve(system, right)
    return [solution[i] for i in range(n - 1)], abs(solution[n - 1])


def _extrema(errors, count):
    """Indices of `count` extrema of alternating sign, among them the largest."""
    runs = []
    for i, e in enumerate(errors):
        if runs and (errors[runs[-1]] > 0) == (e > 0):
            if abs(e) > abs(errors[runs[-1]]):
                runs[-1] = i
        else:
            runs.append(i)
    while len(runs) > count:
        runs.pop(0 if abs(errors[runs[0]]) < abs(errors[runs[-1]]) else -1)
    return runs


def minimax(fit):
    """The coefficients, constant term first, and the maximal weighted error."""
    with mp.workdps(_DIGITS):
        grid = _grid(fit, _GRID_POINTS_PER_NODE * (fit.terms + 1))
        samples = [(t, fit.function(t), fit.weight(t)) for t in grid]
        step = (len(grid) - 1) / fit.terms
        nodes = [round(i * step) for i in range(fit.terms + 1)]
        for _ in range(_MAX_ROUNDS):
            coefficients, level = _levelled(samples, nodes)
            errors = [w * (f - _polynomial(coefficients, t)) for t, f, w in samples]
            largest = max(abs(e) for e in errors)
            nodes = _extrema(errors, fit.terms + 1)
            if largest <= _LEVELLED * level or len(nodes) <= fit.terms:
                break
        return coefficients, largest


def maximal_error(fit, coefficients):
    """The maximal weighted error of the given coefficients on a grid."""
    with mp.workdps(_DIGITS):
        grid = _grid(fit, _GRID_POINTS_PER_NODE * (fit.terms + 1))
        exact = [mpf(c) for c in coefficients]
        return max(abs(fit.weight(t) * (fit.function(t) - _polynomial(exact, t))) for t in grid)


def rounding_error(fit, coefficients):
    """The maximal weighted error of a polynomial, relative to errors of its coefficients."""
    with mp.workdps(_DIGITS):
        grid = _grid(fit, _GRID_POINTS_PER_NODE * (fit.terms + 1))
        sizes = [abs(mpf(c)) for c in coefficients]
        return max(abs(fit.weight(t)) * _polynomial(sizes, abs(t)) for t in grid)
