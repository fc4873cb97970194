"""Inverses of distribution functions where SciPy's own fail without a word.

SciPy's inverses of the incomplete beta function (Boost's) return points far from the solution where
a parameter exceeds about 1e7, and its quantiles of Student's distribution end far out: where
df / (df + t²) is the least normal number (SciPy 1.17), or at wrong numbers (1.16).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tenferro.kernels.on_demand import scipy

_WRONG = 1e-9
"""The greatest relative error of a probability; where SciPy's converge it is about 1e-13."""
_FAR = 1e10
"""Quantiles, in units of √df, whose second term is below rounding."""


def beta_inverse(inverse: Any, function: Any, *, rising: bool) -> Callable[..., Any]:
    """SciPy's inverse of a function; points that do not solve the equation are bisected."""

    def run(*arrays: Any) -> Any:
        dtype = np.result_type(*arrays)
        a, b, p = np.broadcast_arrays(*(np.asarray(x, np.float64) for x in arrays))
        x = np.asarray(inverse(a, b, p))
        error = np.abs(function(a, b, x) - p)
        wrong = error > _WRONG * p
        if wrong.any():
            a, b, p = a[wrong], b[wrong], p[wrong]
            found = _bisected(lambda x: (function(a, b, x) >= p) == rising, p.shape)
            better = np.abs(function(a, b, found) - p) < error[wrong]
            x[wrong] = np.where(better, found, x[wrong])
        return x.astype(dtype, copy=False)

    return run


def _bisected(reached: Callable[[Any], Any], shape: tuple[int, ...]) -> Any:
    """The least numbers in [0, 1] that are reached; positive numbers are ordered as their bits."""
    low, high = np.zeros(shape, np.int64), np.full(shape, np.float64(1.0).view(np.int64))
    while np.any(high - low > 1):
        middle = low + (high - low) // 2
        beyond = reached(middle.view(np.float64))
        low, high = np.where(beyond, low, middle), np.where(beyond, middle, high)
    return high.view(np.float64)


def student_quantile(df: Any, p: Any) -> Any:
    """SciPy's `stdtrit`; far out a first term: (df / t²)^(df/2) / (df B(df/2, ½)).

    Abramowitz and Stegun, 26.7.1 and 26.5.4. Further terms are smaller than the first by df / t².
    """
    t = np.asarray(scipy.special.stdtrit(df, p))
    df, p = (np.asarray(x, np.float64) for x in (df, p))
    gammaln = scipy.special.gammaln
    with np.errstate(all="ignore"):  # probabilities 0 and 1, and infinitely many degrees
        ratio = gammaln(df / 2 + 1) + gammaln(0.5) - gammaln(df / 2 + 0.5)
        size = np.sqrt(df) * np.exp(-(np.log(2 * np.minimum(p, 1 - p)) + ratio) / df)
        first = np.isfinite(df) & (size > _FAR * np.sqrt(df))
    return np.where(first, np.copysign(size, p - 0.5), t).astype(t.dtype)
