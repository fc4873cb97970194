"""Least-squares splines with given knots, and smoothing splines.

P. J. Green and B. W. Silverman, Nonparametric Regression and Generalized Linear Models (1994), 2.3;
C. de Boor, A Practical Guide to Splines, chapter XIV.
"""

from __future__ import annotations

import operator
from typing import Any

import numpy as np

from tenferro import linalg, numpy as xp
from tenferro.eager import Tensor
from tenferro.functions.arrays.values import demanded, is_traced
from tenferro.interpolate.arguments import breakpoints, column, floats, real_data, samples
from tenferro.interpolate.bsplines import BSpline, basis, make_interp_spline
from tenferro.tensor import ArrayLike

__all__ = ["make_lsq_spline", "make_smoothing_spline"]

_NAME = "make_smoothing_spline"


def make_lsq_spline(
    x: ArrayLike,
    y: ArrayLike,
    t: ArrayLike,
    k: int = 3,
    w: ArrayLike | None = None,
    axis: int = 0,
    check_finite: bool = True,
    *,
    method: str = "qr",
) -> BSpline:
    """The least-squares B-spline with knots `t`: `scipy.interpolate.make_lsq_spline`.

    It minimizes Σᵢ (wᵢ (y[i] − s(x[i])))². `x` has shape (n,) and does not decrease; `y` has n
    entries along `axis`; `t` has shape (m + k + 1,) and is sorted; the weights `w` of shape (n,)
    default to 1. Differentiable with respect to x, y, t and w. The coefficients solve the normal
    equations, which have k + 1 diagonals, for both values of `method`, "qr" and "norm-eq".

    Raises ValueError for inconsistent shapes, points that decrease and points outside [t[k], t[m]];
    LinAlgError if the points do not determine a spline.

    >>> at = [0.0, 0.5, 1.0, 1.5, 2.0]
    >>> make_lsq_spline(at, [0.0, 1.0, 2.0, 3.0, 4.0], [0.0, 0.0, 2.0, 2.0], k=1)(1.25)
    Tensor(2.5)
    """
    k = operator.index(k)
    if method not in ("qr", "norm-eq"):
        raise ValueError(f"make_lsq_spline: `method` is {method!r}, expected 'qr' or 'norm-eq'")
    x, y, axis = samples("make_lsq_spline", x, y, axis, check_finite, strict=method == "norm-eq")
    t = breakpoints("make_lsq_spline", t, 2 * k + 2, strict=False, what="t")
    n = t.shape[0] - k - 1
    x = _inside(x, t[k], t[n])
    w = _weights("make_lsq_spline", w, x)
    first, rows = basis(t, x, k)
    gram, rhs = xp.zeros((k + 1, n)), xp.zeros((n, *y.shape[1:]), dtype=y.dtype)
    weighted = column(w * w, y) * y
    for a, left in enumerate(rows):
        rhs = rhs.at[first + a].add(column(left, y) * weighted)
        for b in range(a + 1):
            gram = gram.at[a - b, first + b].add(w * w * left * rows[b])
    flat = linalg.solveh_banded(gram, xp.reshape(rhs, (n, -1)), lower=True)
    return BSpline.construct_fast(t, xp.reshape(flat, rhs.shape), k, axis=axis)


def make_smoothing_spline(
    x: ArrayLike,
    y: ArrayLike,
    w: ArrayLike | None = None,
    lam: ArrayLike | None = None,
    *,
    axis: int = 0,
) -> BSpline:
    """The smoothing spline of points (x, y): `scipy.interpolate.make_smoothing_spline`.

    It minimizes Σᵢ wᵢ (y[i] − s(x[i]))² + lam ∫ s″² among all functions, and is a natural cubic
    spline whose second derivatives at the points solve a system with five diagonals. `x` has shape
    (n,), is strictly increasing and has at least 5 elements; `y` has n entries along `axis`; the
    weights `w` of shape (n,) default to 1. Differentiable with respect to x, y, w and lam. Without
    `lam`, it is chosen by generalized cross-validation, as in SciPy. This choice cannot be
    differentiated, so traced arrays and eager variables require `lam`.

    Raises ValueError for inconsistent shapes, points that do not increase, weights that are not
    positive, a negative `lam`, and a missing `lam` where it is required.

    >>> at = [0.0, 1.0, 2.0, 3.0, 4.0]
    >>> spline = make_smoothing_spline(at, [0.0, 1.0, 0.0, 1.0, 0.0], lam=1.0)
    >>> spline([0.0, 2.0])
    Tensor([0.26086957, 0.52173913])
    """
    x, y, axis = samples(_NAME, x, y, axis)
    y = real_data(_NAME, y)
    if x.shape[0] < 5:
        raise ValueError(f"{_NAME}: {x.shape[0]} points, expected at least 5")
    w = _weights(_NAME, w, x)
    w = demanded(w, w > 0, f"{_NAME}: `w` holds other numbers, expected positive weights")
    if lam is None:
        return _cross_validated(x, y, w, axis)
    (lam,) = floats(_NAME, lam)
    lam = demanded(lam, lam >= 0, f"{_NAME}: `lam` is negative, expected at least 0")
    smooth = y - lam * _spread(_bends(x, y, w, lam), x) / column(w, y)
    spline = make_interp_spline(x, smooth, bc_type="natural", check_finite=False)
    return BSpline.construct_fast(spline.t, spline.c, 3, axis=axis)


def _weights(name: str, w: Any, x: Any) -> Tensor:
    if w is None:
        return xp.ones_like(x)
    (w,) = floats(name, w)
    if w.shape != x.shape:
        raise ValueError(f"{name}: `w` has shape {w.shape}, expected {x.shape}")
    return w


def _inside(x: Any, low: Any, high: Any) -> Any:
    message = "make_lsq_spline: points are outside of the knots, [t[k], t[-k - 1]]"
    return demanded(x, (x >= low) & (x <= high), message)


def _cross_validated(x: Any, y: Any, w: Any, axis: int) -> BSpline:
    """SciPy's choice of `lam`, for numbers without derivatives."""
    from scipy import interpolate  # loaded when it is needed

    if any(is_traced(v) or getattr(v, "requires_grad", False) for v in (x, y, w)):
        raise ValueError(
            f"{_NAME}: the choice of `lam` by cross-validation is not differentiated; pass `lam` "
            "for traced arrays and eager variables"
        )
    found = interpolate.make_smoothing_spline(*(np.asarray(v) for v in (x, y, w)))
    return BSpline.construct_fast(found.t, found.c, found.k, axis=axis)


def _bends(x: Any, y: Any, w: Any, lam: Any) -> Any:
    """Second derivatives of the smoothing spline at the inner points: (R + lam Qᵀ W⁻¹ Q) γ = Qᵀ y.

    The letters are those of Green and Silverman, (2.3) to (2.12).
    """
    h = x[1:] - x[:-1]
    left, right = 1 / h[:-1], 1 / h[1:]
    middle, u = -left - right, lam / w
    diagonal = (h[:-1] + h[1:]) / 3
    diagonal = diagonal + u[:-2] * left**2 + u[1:-1] * middle**2 + u[2:] * right**2
    next_ = h[1:-1] / 6 + u[1:-2] * middle[:-1] * left[1:] + u[2:-1] * right[:-1] * middle[1:]
    second = u[2:-2] * right[:-2] * left[2:]
    band = xp.stack([diagonal, xp.pad(next_, (0, 1)), xp.pad(second, (0, 2))])
    slopes = (y[1:] - y[:-1]) / column(h, y)
    rhs = slopes[1:] - slopes[:-1]
    flat = linalg.solveh_banded(band, xp.reshape(rhs, (rhs.shape[0], -1)), lower=True)
    return xp.reshape(flat, rhs.shape)


def _spread(bends: Any, x: Any) -> Any:
    """Q γ: differences of the slopes of lines through γ, which is 0 at the first and last point."""
    zero = xp.zeros_like(bends[:1])
    values = xp.concat([zero, bends, zero])
    slopes = (values[1:] - values[:-1]) / column(x[1:] - x[:-1], values)
    return xp.concat([slopes, zero]) - xp.concat([zero, slopes])
