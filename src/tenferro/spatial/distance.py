"""Distances between all pairs of vectors: `cdist`, `pdist`, `squareform`, and SciPy's metrics."""

from __future__ import annotations

from collections.abc import Callable
from math import isqrt
from typing import Any

import numpy as np

from tenferro import linalg, numpy as xp
from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array
from tenferro.functions.arrays.values import demanded
from tenferro.spatial.metrics import (
    braycurtis,
    canberra,
    chebyshev,
    cityblock,
    correlation,
    cosine,
    dice,
    euclidean,
    floats,
    hamming,
    jaccard,
    jensenshannon,
    mahalanobis,
    minkowski,
    rogerstanimoto,
    russellrao,
    seuclidean,
    sokalsneath,
    sqeuclidean,
    truth_values,
    yule,
)
from tenferro.tensor import Array, ArrayLike
from tenferro.transforms import vmap

Metric = str | Callable[..., Any]
_METRICS: dict[str, Callable[..., Any]] = {
    f.__name__: f
    for f in (
        braycurtis, canberra, chebyshev, cityblock, correlation, cosine, dice, euclidean, hamming,
        jaccard, jensenshannon, mahalanobis, minkowski, rogerstanimoto, russellrao, seuclidean,
        sokalsneath, sqeuclidean, yule,
    )
}  # fmt: skip

_OF_TRUTH_VALUES = frozenset({rogerstanimoto, russellrao, sokalsneath, yule})
"""Metrics for which SciPy's `cdist` and `pdist` convert numbers to booleans."""

__all__ = [*_METRICS, "cdist", "pdist", "squareform"]


def cdist(
    XA: ArrayLike, XB: ArrayLike, metric: Metric = "euclidean", *, out: None = None, **kwargs: Any
) -> Tensor:
    """Distances between the rows of two matrices (m, n) and (k, n): an array (m, k).

    `metric` is the name of a function of this module, or a function of two vectors, which receives
    the keyword arguments (`p`, `w`, `V`, `VI`). The variances V of "seuclidean", and the inverse
    covariance VI of "mahalanobis", default to those of all rows. Differentiable with respect to the
    matrices and to arguments that are arrays. The differences of all pairs, m k n numbers, may need
    memory. Raises ValueError for inconsistent shapes, an unknown metric, and `out`.

    >>> cdist([[0.0, 0.0], [3.0, 0.0]], [[0.0, 4.0]])
    Tensor([[4.],
            [5.]])
    """
    a, b = _matrix("cdist", XA), _matrix("cdist", XB)
    if a.shape[1] != b.shape[1]:
        raise ValueError(f"cdist: rows of {a.shape[1]} and {b.shape[1]} numbers, expected as many")
    return _distances("cdist", a[:, None], b[None], xp.concat([a, b]), metric, out, kwargs)


def pdist(X: ArrayLike, metric: Metric = "euclidean", *, out: None = None, **kwargs: Any) -> Tensor:
    """Distances between the rows of a matrix (m, n): m (m − 1) / 2 numbers, as for `squareform`.

    Arguments and errors are those of `cdist`.

    >>> pdist([[0.0, 0.0], [3.0, 0.0], [0.0, 4.0]])
    Tensor([3., 4., 5.])
    """
    x = _matrix("pdist", X)
    i, j = np.triu_indices(len(x), 1)
    return _distances("pdist", xp.take(x, i, 0), xp.take(x, j, 0), x, metric, out, kwargs)


def squareform(X: Any, force: str = "no", checks: bool = True) -> Tensor:
    """Convert the vector of `pdist` to a symmetric matrix, or such a matrix to the vector.

    `force` is "tovector" or "tomatrix" to accept only one direction. With `checks` a matrix with
    known values must be symmetric with a zero diagonal. Raises ValueError for an array of a wrong
    shape or form.

    >>> squareform([3.0, 4.0, 5.0])
    Tensor([[0., 3., 4.],
            [3., 0., 5.],
            [4., 5., 0.]])
    """
    x = as_array("squareform", X)
    if force.lower() not in ("no", "tovector", "tomatrix"):
        raise ValueError(f"squareform: `force` is {force!r}, expected 'tovector' or 'tomatrix'")
    if x.ndim != {"tomatrix": 1, "tovector": 2}.get(force.lower(), x.ndim) or x.ndim not in (1, 2):
        raise ValueError(f"squareform: an array of shape {x.shape} with `force` {force!r}")
    if x.ndim == 1:
        n = (1 + isqrt(1 + 8 * x.shape[0])) // 2
        if n * (n - 1) != 2 * x.shape[0]:
            raise ValueError(f"squareform: {x.shape[0]} is not the number of pairs of rows")
        i, j = np.triu_indices(n, 1)
        upper = xp.zeros((n, n), dtype=x.dtype).at[i, j].set(x)
        return upper + upper.T
    if x.shape[0] != x.shape[1]:
        raise ValueError(f"squareform: the matrix has shape {x.shape}, expected a square one")
    if checks:
        holds = xp.all(xp.diag(x) == 0) & xp.allclose(x, x.T)
        message = "squareform: the matrix is not symmetric, or not 0 on its diagonal"
        x = demanded(x, holds, message)
    return x[np.triu_indices(len(x), 1)]


def _matrix(name: str, x: Any) -> Any:
    (x,) = floats(name, x)
    if x.ndim != 2:
        raise ValueError(f"{name}: an operand has shape {x.shape}, expected a matrix of rows")
    return x


def _distances(
    name: str,
    u: Array,
    v: Array,
    rows: Any,
    metric: Metric,
    out: Any,
    options: dict[str, Any],
) -> Any:
    if out is not None:
        raise ValueError(f"{name}: `out` is not supported; use the result")
    if callable(metric):
        return _by_function(metric, u, v, options)
    function = _METRICS.get(metric.lower())
    if function is None:
        raise ValueError(f"{name}: `metric` is {metric!r}, expected one of {', '.join(_METRICS)}")
    if function is jensenshannon:
        options = {**options, "axis": -1}
    if function is seuclidean and options.get("V") is None:
        options = {**options, "V": xp.var(rows, axis=0, ddof=1)}
    if function is mahalanobis and options.get("VI") is None:
        options = {**options, "VI": linalg.inv(xp.atleast_2d(xp.cov(rows.T))).T}
    if function in _OF_TRUTH_VALUES:
        u, v = truth_values(name, u, v)
    return function(u, v, **options)


def _by_function(metric: Callable[..., Any], u: Array, v: Array, options: dict[str, Any]) -> Any:
    u, v = xp.broadcast_arrays(u, v)
    every = vmap(lambda a, b: metric(a, b, **options))
    pairs = every(xp.reshape(u, (-1, u.shape[-1])), xp.reshape(v, (-1, u.shape[-1])))
    return xp.reshape(pairs, u.shape[:-1])


def __dir__() -> list[str]:
    return __all__
