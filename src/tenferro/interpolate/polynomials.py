"""Coefficients of piecewise polynomials, (k, m, ...): of power k − 1 − row in each interval."""

from __future__ import annotations

from math import perm
from typing import Any

from tenferro import numpy as xp
from tenferro.interpolate.arguments import column


def evaluated(c: Any, knots: Any, x: Any) -> Any:
    """Values at points, whose axes are the first ones, by Horner's scheme."""
    last = c.shape[1] - 1
    piece = xp.clip(xp.searchsorted(knots, x, side="right") - 1, 0, last)
    t = x - xp.take(knots, piece)
    t = xp.reshape(t, (*x.shape, *(1,) * (c.ndim - 2)))
    values = xp.take(c[0], piece, axis=0) + 0 * t
    for row in range(1, c.shape[0]):
        values = values * t + xp.take(c[row], piece, axis=0)
    return values


def of_degree(c: Any, k: int) -> Any:
    """Coefficients with zeros for powers that are not there."""
    missing = xp.zeros((k - c.shape[0], *c.shape[1:]), dtype=c.dtype)
    return xp.concat([missing, c])


def derived(c: Any, nu: int) -> Any:
    """Coefficients of the derivative of order nu, at least one row."""
    k = c.shape[0]
    if nu >= k:
        return 0 * c[:1]
    factors = xp.asarray([float(perm(k - 1 - m, nu)) for m in range(k - nu)])
    return c[: k - nu] * column(factors, c)


def integrated(c: Any, knots: Any) -> Any:
    """Coefficients of the antiderivative, with the constants that make it continuous."""
    k = c.shape[0]
    rows = c / column(xp.asarray([float(k - m) for m in range(k)]), c)
    steps = column(knots[1:] - knots[:-1], c[0])
    areas = rows[0] * steps
    for m in range(1, k):
        areas = (areas + rows[m]) * steps
    begin = xp.zeros_like(areas[:1])
    constants = xp.concat([begin, xp.cumsum(areas[:-1], axis=0)])
    return xp.concat([rows, constants[None]])
