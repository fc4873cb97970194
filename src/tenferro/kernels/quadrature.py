"""Integrals over tails of log-concave densities, elementwise over arrays of parameters.

A tail starts at distance 0 and ends where the density has dropped by `DROP` in its logarithm. It
is cut at fixed distances, so that what happens within a few units of the start and the long
exponential rest are each met by a Gauss-Legendre rule of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np

DROP = 50.0
CUTS = (0.0, 3.0, 12.0, 40.0, np.inf)
COUNT = 32
NEWTON_STEPS = 40

Function = Callable[[Any], Any]


@cache
def gauss_legendre(count: int) -> tuple[Any, Any]:
    """Nodes and weights of the rule with so many nodes on [0, 1]."""
    nodes, weights = np.polynomial.legendre.leggauss(count)
    return (nodes + 1) / 2, weights / 2


def integrate(integrand: Function, length: Any) -> Any:
    """∫ of the integrand from 0 to `length`; it is given distances along a new last axis."""
    nodes, weights = gauss_legendre(COUNT)
    total = np.zeros_like(length)
    for low, high in pairwise(CUTS):
        start = np.minimum(low, length)
        width = np.minimum(high, length) - start
        values = integrand(start[..., None] + width[..., None] * nodes)
        total = total + width * np.matmul(values, weights)
    return total


def reach(drop: Function, slope: Function, beyond: Any) -> Any:
    """Where a convex function reaches `DROP`, by Newton's method from a point outside."""
    for _ in range(NEWTON_STEPS):
        beyond = beyond - (drop(beyond) - DROP) / slope(beyond)
    return beyond
