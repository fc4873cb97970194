"""Derivatives of code for numbers, by differences that estimate their own error."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

STEPS = (0.3, 0.02, 2e-3, 2e-4)
"""First steps, in units of the argument; code may be defined on a small interval only."""
ROWS, FACTOR = 9, 1.6


def ridders(f: Callable[[float], float], h: float) -> tuple[float, float]:
    """f'(0) and its estimated error, by central differences extrapolated to step 0.

    Ridders, "Accurate computation of F'(x) and F'(x)F''(x)", Adv. Eng. Software 4 (1982).
    """
    before, best, error = [(f(h) - f(-h)) / (2 * h)], 0.0, np.inf
    for _ in range(1, ROWS):
        h, factor = h / FACTOR, FACTOR**2
        row = [(f(h) - f(-h)) / (2 * h)]
        for k, lower in enumerate(before):
            row.append((row[k] * factor - lower) / (factor - 1))
            factor *= FACTOR**2
            e = max(abs(row[k + 1] - row[k]), abs(row[k + 1] - lower))
            if e <= error:
                error, best = e, row[k + 1]
        before = row
    return best, error


def derivative(f: Callable[[float], float], x: float) -> tuple[float, float]:
    """f'(x) and its estimated error, from the first step that gives the smallest one."""
    found = []
    for step in STEPS:
        try:
            found.append(ridders(lambda d: f(x + d), step * (abs(x) or 1.0)))
        except Exception:  # noqa: BLE001  (beyond the function's domain)
            continue
    return min(found, key=lambda pair: pair[1])
