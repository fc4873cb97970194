"""Splines under FITPACK's names: functions of (t, c, k), and classes of one variable.

P. Dierckx, Curve and Surface Fitting with Splines (1993), chapters 3 to 5.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NoReturn

import numpy as np

from tenferro import numpy as xp
from tenferro.eager import Tensor
from tenferro.functions.arrays.values import is_traced
from tenferro.interpolate.arguments import floats, samples
from tenferro.interpolate.bsplines import BSpline, make_interp_spline
from tenferro.interpolate.smoothing import make_lsq_spline
from tenferro.ops.arrays.ensure import ensured
from tenferro.tensor import ArrayLike

__all__ = [
    "InterpolatedUnivariateSpline", "LSQUnivariateSpline", "UnivariateSpline", "splantider",
    "splder", "splev", "splint", "splrep",
]  # fmt: skip

_EXT = {"extrapolate": 0, "zeros": 1, "raise": 2, "const": 3}


def splrep(
    x: Any,
    y: ArrayLike,
    w: ArrayLike | None = None,
    xb: ArrayLike | None = None,
    xe: ArrayLike | None = None,
    k: int = 3,
    task: int = 0,
    s: float | None = None,
    t: ArrayLike | None = None,
    *,
    per: int = 0,
) -> tuple[Tensor, Tensor, int]:
    """The B-spline (t, c, k) of points (x, y): `scipy.interpolate.splrep`.

    With `s` = 0 (the default without weights) it interpolates; with interior knots `t` (`task` −1)
    it is the least-squares spline with weights `w`. Both are differentiable with respect to x, y, w
    and t. With a positive `s` FITPACK chooses knots from the data, which must be known numbers:
    the spline is SciPy's, and differentiable where it is evaluated. [xb, xe] is the interval. With
    `per` the spline is periodic, and y[-1] is taken to be y[0].

    Raises ValueError for inconsistent shapes, points that do not increase, and traced data with a
    positive `s` or knots with `per`.

    >>> t, c, k = splrep([0.0, 1.0, 2.0, 3.0], [0.0, 1.0, 8.0, 27.0])
    >>> splev(1.5, (t, c, k))
    Tensor(3.375)
    """
    if t is None and (task == -1 or s is None):
        s = 0.0 if w is None else float(np.shape(x)[0] - np.sqrt(2 * np.shape(x)[0]))
    x, y, _ = samples("splrep", x, y, 0)
    ends = [x[0] if xb is None else xb, x[-1] if xe is None else xe]
    if per and t is not None:
        raise ValueError("splrep: periodic splines with given knots are not supported; leave out t")
    if t is not None:
        return _padded(make_lsq_spline(x, y, _whole(t, ends, k), k, w))
    if s and s > 0:
        return _smoothed(x, y, w, xb, xe, k, s, per)
    if per:
        closed = xp.concat([y[:-1], y[:1]])
        return _padded(make_interp_spline(x, closed, k, bc_type="periodic"))
    inner = make_interp_spline(x, y, k).t[k + 1 : -k - 1]
    return _padded(make_interp_spline(x, y, k, _whole(inner, ends, k)))


def _whole(inner: Any, ends: Sequence[Any], k: int) -> Any:
    """Interior knots between ends that are repeated."""
    low, high = (xp.repeat(xp.reshape(floats("splrep", end)[0], (1,)), k + 1) for end in ends)
    return xp.concat([low, *floats("splrep", inner), high])


def _padded(spline: BSpline) -> tuple[Any, Any, int]:
    """FITPACK's form, in which there are as many coefficients as knots."""
    t, c, k = spline.tck
    return t, xp.concat([c, xp.zeros((k + 1, *c.shape[1:]), dtype=c.dtype)]), k


def _smoothed(
    x: Any, y: Any, w: Any, xb: Any, xe: Any, k: int, s: float, per: int
) -> tuple[Any, Any, int]:
    from scipy import interpolate  # loaded when it is needed

    data = [x, y] if w is None else [x, y, *floats("splrep", w)]
    if any(is_traced(v) or getattr(v, "requires_grad", False) for v in data):
        _refuse_traced()
    x, y, *weights = (np.asarray(v) for v in data)
    t, c, _ = interpolate.splrep(x, y, *weights, xb=xb, xe=xe, k=k, s=s, per=per)
    t, c = floats("splrep", t, c)
    return t, c, k


def _refuse_traced() -> NoReturn:
    raise ValueError(
        "splrep: knots that depend on the data are not differentiated; for traced data pass s=0, "
        "interior knots `t`, or use make_smoothing_spline"
    )


def splev(x: Any, tck: Any, der: int = 0, ext: int = 0) -> Tensor:
    """Values of a spline, or derivatives of order `der`: `scipy.interpolate.splev`.

    `tck` is (t, c, k), or a `BSpline`; for a list of coefficients the result is a list. Outside of
    the knots, `ext` 0 continues the polynomials, 1 returns 0, 2 raises ValueError, when the program
    runs, and 3 returns the value at the boundary (derivatives continue). Differentiable with
    respect to x, t and c.

    >>> splev([0.25, 2.0], ([0.0, 0.0, 1.0, 1.0], [1.0, 3.0, 0.0, 0.0], 1), ext=3)
    Tensor([1.5, 3. ])
    """
    if not isinstance(tck, BSpline) and isinstance(tck[1], list) and np.ndim(tck[1][0]):
        curves: Any = [splev(x, (tck[0], c, tck[2]), der, ext) for c in tck[1]]
        return curves
    if ext not in (0, 1, 2, 3):
        raise ValueError(f"splev: `ext` is {ext}, expected 0, 1, 2 or 3")
    spline = _spline(tck)
    (x,) = floats("splev", x)
    low, high = spline._base()
    outside = (x < low) | (x > high)
    if ext == 2:
        x = ensured(x, ~xp.any(outside), "splev: a point is outside of the knots", "ValueError")
    values = spline(xp.clip(x, low, high) if ext == 3 and der == 0 else x, der)
    if ext == 1:
        values = xp.where(xp.reshape(outside, (*x.shape, *[1] * (values.ndim - x.ndim))), 0, values)
    return values


def _spline(tck: Any) -> BSpline:
    return tck if isinstance(tck, BSpline) else BSpline(*tck)


def _formed(found: BSpline, like: Any) -> Any:
    return found if isinstance(like, BSpline) else _padded(found)


def splint(a: ArrayLike, b: ArrayLike, tck: Any) -> Tensor:
    """The integral of a spline from a to b, where it is 0 outside of the knots.

    >>> splint(0.0, 0.5, ([0.0, 0.0, 1.0, 1.0], [1.0, 3.0, 0.0, 0.0], 1))
    Tensor(0.75)
    """
    return _spline(tck).integrate(a, b, extrapolate=False)


def splder(tck: Any, n: int = 1) -> tuple[Tensor, Tensor, int]:
    """The spline of the derivative of order `n`, in the form of `tck`.

    >>> splev(0.5, splder(([0.0, 0.0, 1.0, 1.0], [1.0, 3.0, 0.0, 0.0], 1)))
    Tensor(2.)
    """
    return _formed(_spline(tck).derivative(n), tck)


def splantider(tck: Any, n: int = 1) -> tuple[Tensor, Tensor, int]:
    """The spline of the antiderivative of order `n`, in the form of `tck`.

    >>> splev(1.0, splantider(([0.0, 0.0, 1.0, 1.0], [1.0, 3.0, 0.0, 0.0], 1)))
    Tensor(2.)
    """
    return _formed(_spline(tck).antiderivative(n), tck)


def _mode(ext: int | str) -> int:
    """The number of a mode outside of the knots."""
    if ext not in (*_EXT, *_EXT.values()):
        raise ValueError(f"UnivariateSpline: `ext` is {ext!r}, expected one of {list(_EXT)}")
    return _EXT[ext] if isinstance(ext, str) else ext


class UnivariateSpline:
    """A smoothing spline of one variable: `scipy.interpolate.UnivariateSpline`.

    Arguments are those of `splrep`; `s` is the number of points by default, `bbox` the interval.
    `ext` is a number, or "extrapolate", "zeros", "raise" or "const", as for `splev`. Points may
    not decrease. Derivatives and errors are those of `splrep` and `splev`.

    >>> spline = UnivariateSpline([0.0, 1.0, 2.0, 3.0], [0.0, 1.0, 8.0, 27.0], s=0)
    >>> spline(1.5), spline.integral(0.0, 2.0)
    (Tensor(3.375), Tensor(4.))
    """

    def __init__(
        self,
        x: Any,
        y: Any,
        w: Any = None,
        bbox: Any = (None, None),
        k: int = 3,
        s: float | None = None,
        ext: int | str = 0,
        check_finite: bool = False,
    ) -> None:
        s = float(np.shape(x)[0]) if s is None else s
        self._fit(x, y, w, splrep(x, y, w, xb=bbox[0], xe=bbox[1], k=k, s=s), ext)

    def _fit(self, x: Any, y: Any, w: Any, tck: Any, ext: int | str) -> None:
        self._ext = _mode(ext)
        self._spline, self._data = BSpline(*tck), (x, y, w)

    def __call__(self, x: Any, nu: int = 0, ext: int | str | None = None) -> Tensor:
        """Values at points, or derivatives of order `nu`."""
        return splev(x, self._spline, nu, self._ext if ext is None else _mode(ext))

    def derivatives(self, x: Any) -> Tensor:
        """The value and all derivatives at a point."""
        return xp.stack([self(x, nu) for nu in range(self._spline.k + 1)])

    def integral(self, a: Any, b: Any) -> Tensor:
        """The integral from a to b; the spline is 0 outside of the knots."""
        return splint(a, b, self._spline)

    def derivative(self, n: int = 1) -> UnivariateSpline:
        """The spline of the derivative of order `n`; 0 outside where values are constant."""
        return self._of(self._spline.derivative(n), 1 if self._ext == 3 else self._ext)

    def antiderivative(self, n: int = 1) -> UnivariateSpline:
        """The spline of the antiderivative of order `n`, 0 at the first knot."""
        return self._of(self._spline.antiderivative(n), self._ext)

    def _of(self, spline: BSpline, ext: int) -> UnivariateSpline:
        found = object.__new__(UnivariateSpline)
        found._spline, found._data, found._ext = spline, self._data, ext
        return found

    def get_knots(self) -> Tensor:
        """The interior knots and the ends."""
        return self._spline.t[self._spline.k : -self._spline.k or None]

    def get_coeffs(self) -> Tensor:
        """The coefficients."""
        return self._spline.c

    def get_residual(self) -> Tensor:
        """The sum of squared weighted residuals."""
        x, y, w = self._data
        rest = xp.asarray(y) - self(x)
        return xp.sum((rest if w is None else w * rest) ** 2)


class InterpolatedUnivariateSpline(UnivariateSpline):
    """`UnivariateSpline` through all points: `scipy.interpolate.InterpolatedUnivariateSpline`.

    >>> InterpolatedUnivariateSpline([0.0, 1.0, 2.0], [0.0, 1.0, 4.0], k=2)(1.5)
    Tensor(2.25)
    """

    def __init__(
        self,
        x: Any,
        y: Any,
        w: Any = None,
        bbox: Any = (None, None),
        k: int = 3,
        ext: int | str = 0,
        check_finite: bool = False,
    ) -> None:
        self._fit(x, y, w, splrep(x, y, None, xb=bbox[0], xe=bbox[1], k=k, s=0.0), ext)


class LSQUnivariateSpline(UnivariateSpline):
    """`UnivariateSpline` with interior knots `t`: `scipy.interpolate.LSQUnivariateSpline`.

    >>> LSQUnivariateSpline([0.0, 1.0, 2.0, 3.0], [0.0, 1.0, 2.0, 3.0], [1.5], k=1)(2.5)
    Tensor(2.5)
    """

    def __init__(
        self,
        x: Any,
        y: Any,
        t: Any,
        w: Any = None,
        bbox: Any = (None, None),
        k: int = 3,
        ext: int | str = 0,
        check_finite: bool = False,
    ) -> None:
        self._fit(x, y, w, splrep(x, y, w, xb=bbox[0], xe=bbox[1], k=k, task=-1, t=t), ext)
