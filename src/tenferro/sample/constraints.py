"""Constrained unknowns as functions of unconstrained vectors.

Samplers move in all of Rⁿ. A constraint maps a vector to a permitted value, and its density has the
logarithm of the map's Jacobian determinant added: Carpenter et al., "Stan: a probabilistic
programming language", J. Stat. Soft. 76 (2017), and the reference manual of Stan, "Constraint
transforms".
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import isqrt, log as log_of
from typing import Any

import numpy as np

from tenferro import nn

__all__ = [
    "Constraint", "cholesky_correlation", "interval", "lower_bound", "ordered", "positive", "real",
    "simplex", "upper_bound",
]  # fmt: skip

Shape = tuple[int, ...]


@dataclass(frozen=True)
class Constraint:
    """The values that an unknown may have, as a differentiable map from unconstrained arrays.

    `value(u)` is the permitted value, `log_det(u)` the logarithm of the absolute determinant of its
    Jacobian (one number for the whole array), `free(x)` the inverse of `value`.

    >>> round(float(positive.value(positive.free(3.0))), 12)
    3.0
    """

    name: str
    value: Callable[[Any], Any]
    log_det: Callable[[Any], Any]
    free: Callable[[Any], Any]
    permits: Callable[[Any], Any]

    def checked_free(self, label: str, x: Any) -> Any:
        """`free(x)` of a value that is permitted; raises ValueError for another."""
        x = np.asarray(x, dtype=float)
        if not np.all(self.permits(x)):
            raise ValueError(f"{label}: the start {x!r} is not {self.name}")
        return np.asarray(self.free(x))


real = Constraint("real", lambda u: u, lambda u: 0.0 * np.sum(u), lambda x: x, np.isfinite)
"""Any number."""
positive = Constraint("positive", np.exp, np.sum, np.log, lambda x: x > 0)
"""Numbers above 0: x = exp(u)."""


def lower_bound(low: float) -> Constraint:
    """Numbers above `low`: x = low + exp(u).

    >>> bool(lower_bound(2.0).value(np.array(-3.0)) > 2.0)
    True
    """
    return Constraint(
        f"above {low}",
        lambda u: low + np.exp(u),
        np.sum,
        lambda x: np.log(x - low),
        lambda x: x > low,
    )


def upper_bound(high: float) -> Constraint:
    """Numbers below `high`: x = high - exp(u).

    >>> bool(upper_bound(2.0).value(np.array(1.0)) < 2.0)
    True
    """
    return Constraint(
        f"below {high}",
        lambda u: high - np.exp(u),
        np.sum,
        lambda x: np.log(high - x),
        lambda x: x < high,
    )


def interval(low: float, high: float) -> Constraint:
    """Numbers between `low` and `high`: x = low + (high - low) / (1 + exp(-u)).

    Raises ValueError unless low < high.

    >>> float(interval(-1.0, 3.0).value(np.array(0.0)))
    1.0
    """
    if not low < high:
        raise ValueError(f"interval: expected low < high, received {low} and {high}")
    width = high - low

    def log_det(u: Any) -> Any:
        return np.sum(log_of(width) + nn.logsigmoid(u) + nn.logsigmoid(-u))

    return Constraint(
        f"between {low} and {high}",
        lambda u: low + width * nn.sigmoid(u),
        log_det,
        lambda x: np.log((x - low) / (high - x)),
        lambda x: (x > low) & (x < high),
    )


def _ordered(u: Any) -> Any:
    return np.cumsum(np.concatenate([u[..., :1], np.exp(u[..., 1:])], axis=-1), axis=-1)


ordered = Constraint(
    "ordered",
    _ordered,
    lambda u: np.sum(u[..., 1:]),
    lambda x: np.concatenate([x[..., :1], np.log(np.diff(x, axis=-1))], axis=-1),
    lambda x: np.diff(x, axis=-1) > 0,
)
"""Vectors whose elements increase, along the last axis."""


def _pieces(u: Any) -> tuple[Any, Any]:
    """Logarithms of the parts that are broken off a stick in turn, and of what then remains."""
    rest = np.arange(u.shape[-1], 0, -1)
    shifted = u - np.log(rest)
    remains = np.cumsum(nn.logsigmoid(-shifted), axis=-1)
    before = np.concatenate([np.zeros_like(remains[..., :1]), remains[..., :-1]], axis=-1)
    return before + nn.logsigmoid(shifted), remains


def _simplex(u: Any) -> Any:
    parts, remains = _pieces(u)
    return np.exp(np.concatenate([parts, remains[..., -1:]], axis=-1))


def _simplex_log_det(u: Any) -> Any:
    parts, _ = _pieces(u)
    rest = np.arange(u.shape[-1], 0, -1)
    return np.sum(parts + nn.logsigmoid(-(u - np.log(rest))))


def _free_of_simplex(x: Any) -> Any:
    left = np.flip(np.cumsum(np.flip(x, -1), axis=-1), -1)[..., 1:]
    rest = np.arange(x.shape[-1] - 1, 0, -1)
    return np.log(x[..., :-1] / left) + np.log(rest)


simplex = Constraint(
    "a vector of positive numbers with sum 1",
    _simplex,
    _simplex_log_det,
    _free_of_simplex,
    lambda x: (x > 0) & np.isclose(np.sum(x, axis=-1, keepdims=True), 1.0, rtol=1e-8),
)
"""Positive numbers with sum 1, along the last axis, by breaking a stick: K numbers from K - 1."""


def _rows(u: Any) -> tuple[Any, Any]:
    """u below the diagonal, and log(1 - tanh²) summed over the columns before each element."""
    size = _matrix_size(u.shape[-1])
    place = np.full((size, size), u.shape[-1])
    place[np.tril_indices(size, -1)] = np.arange(u.shape[-1])
    inner = np.concatenate([u, np.zeros_like(u[..., :1])], axis=-1)[..., place]
    logs = _log_rest(inner)
    return inner, np.cumsum(logs, axis=-1) - logs


def _log_rest(u: Any) -> Any:
    """log(1 - tanh² u)."""
    return 2.0 * log_of(2.0) - 2.0 * np.logaddexp(u, -u)


def _matrix_size(n: int) -> int:
    size = (1 + isqrt(1 + 8 * n)) // 2
    if size * (size - 1) // 2 != n:
        raise ValueError(f"cholesky_correlation: {n} numbers are not those below a diagonal")
    return size


def _cholesky_correlation(u: Any) -> Any:
    inner, before = _rows(u)
    size = inner.shape[-1]
    return (np.tanh(inner) + np.eye(size)) * np.exp(before / 2) * np.tri(size)


def _cholesky_log_det(u: Any) -> Any:
    inner, before = _rows(u)
    below = np.tri(inner.shape[-1], k=-1)
    return np.sum(_log_rest(u)) + np.sum(before * below) / 2


def _free_of_cholesky(x: Any) -> Any:
    squares = np.cumsum(x**2, axis=-1) - x**2
    z = x / np.sqrt(np.maximum(1.0 - squares, np.finfo(float).tiny))
    i, j = np.tril_indices(x.shape[-1], -1)
    return np.arctanh(z[..., i, j])


def _is_cholesky(x: Any) -> Any:
    rows = np.isclose(np.sum(x**2, axis=-1), 1.0)
    return rows & (np.diagonal(x, axis1=-2, axis2=-1) > 0) & np.all(np.triu(x, 1) == 0, axis=-1)


cholesky_correlation = Constraint(
    "the Cholesky factor of a correlation matrix",
    _cholesky_correlation,
    _cholesky_log_det,
    _free_of_cholesky,
    _is_cholesky,
)
"""Lower triangular factors of correlation matrices (Lewandowski et al., 2009).

The K×K factor is a function of K(K - 1)/2 numbers.
"""
