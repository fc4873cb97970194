"""B-splines, with SciPy's names, by the recurrence of Cox and de Boor.

C. de Boor, A Practical Guide to Splines, revised edition (2001), chapters IX, X and XIII.
"""

from __future__ import annotations

import operator
from typing import Any

from tenferro import linalg, numpy as xp, pytree
from tenferro.eager import Tensor
from tenferro.interpolate import periodic
from tenferro.interpolate.arguments import (
    Extrapolate,
    axis_back,
    breakpoints,
    floats,
    inside_only,
    period_integral,
    periodic_data,
    samples,
    wrapped,
)
from tenferro.tensor import ArrayLike

__all__ = ["BSpline", "make_interp_spline"]

_NAME = "make_interp_spline"
_ENDS = {"clamped": 1, "natural": 2}


class BSpline:
    """The spline Σⱼ c[j] Bⱼ of degree `k` with knots `t`: `scipy.interpolate.BSpline`.

    `t` is sorted, of shape (n + k + 1,) with n > k; `c` has at least n entries along `axis`.
    Outside [t[k], t[n]], `extrapolate` True continues the polynomials at both ends, False returns
    NaN, and "periodic" repeats the spline. Differentiable with respect to t, c and the points.
    Instances are pytrees.

    Raises ValueError for a negative degree, inconsistent shapes, and knots that are not sorted.

    >>> BSpline([0.0, 0.0, 0.0, 1.0, 1.0, 1.0], [0.0, 1.0, 0.0], 2)([0.25, 0.5])
    Tensor([0.375, 0.5  ])
    """

    def __init__(
        self, t: Any, c: Any, k: int, extrapolate: bool | str = True, axis: int = 0
    ) -> None:
        k = operator.index(k)
        if k < 0:
            raise ValueError(f"BSpline: `k` is {k}, expected at least 0")
        t = breakpoints("BSpline", t, 2 * k + 2, strict=False, what="t")
        (c,) = floats("BSpline", c)
        n = t.shape[0] - k - 1
        if not -c.ndim <= axis < c.ndim or c.shape[axis] < n:
            raise ValueError(
                f"BSpline: `c` has shape {c.shape}, expected at least {n} entries along axis {axis}"
            )
        c = xp.moveaxis(c, axis, 0)[:n]
        self.t, self.c, self.k, self.extrapolate, self.axis = t, c, k, extrapolate, axis % c.ndim

    @property
    def tck(self) -> tuple[Tensor, Tensor, int]:
        """Knots, coefficients and degree."""
        return self.t, self.c, self.k

    @classmethod
    def construct_fast(
        cls, t: Any, c: Any, k: int, extrapolate: bool | str = True, axis: int = 0
    ) -> BSpline:
        """Create a spline without checks of its arrays; the first axis of c is that of the knots.

        >>> x = xp.asarray([0.0, 0.0, 1.0, 1.0])
        >>> BSpline.construct_fast(x, x[1:3], 1)(0.25)
        Tensor(0.25)
        """
        return _made((*floats("BSpline", t), *floats("BSpline", c)), (k, extrapolate, axis))

    @classmethod
    def basis_element(cls, t: Any, extrapolate: bool | str = True) -> BSpline:
        """The B-spline whose knots are `t`, of degree len(t) − 2.

        >>> BSpline.basis_element([0.0, 1.0, 2.0])(1.0)
        Tensor(1.)
        """
        t = breakpoints("BSpline.basis_element", t, strict=False, what="t")
        k = t.shape[0] - 2
        around = xp.concat([xp.repeat(t[:1] - 1, k), t, xp.repeat(t[-1:] + 1, k)])
        return cls(around, xp.eye(1, 2 * k + 1, k)[0], k, extrapolate)

    def __call__(self, x: Any, nu: int = 0, extrapolate: Extrapolate = None) -> Tensor:
        """Values at points, or derivatives of order `nu`: (..., *x.shape, ...), x for the axis.

        Raises ValueError for a negative `nu`.
        """
        (x,) = floats("BSpline", x)
        if operator.index(nu) < 0:
            raise ValueError(f"BSpline: `nu` is {nu}, expected at least 0")
        extrapolate = self.extrapolate if extrapolate is None else extrapolate
        low, high = self._base()
        at = wrapped(x, low, high) if extrapolate == "periodic" else x
        first, weights = basis(self.t, at, self.k, nu)
        values: Any = 0.0
        for r, weight in enumerate(weights):
            weight = xp.reshape(weight, (*x.shape, *(1,) * (self.c.ndim - 1)))
            values = values + weight * xp.take(self.c, first + r, axis=0)
        if not extrapolate:
            values = inside_only(values, x, low, high, x.ndim)
        return axis_back(values, x.ndim, self.axis)

    def derivative(self, nu: int = 1) -> BSpline:
        """Return the derivative of order `nu`; a negative order is an antiderivative.

        >>> BSpline([0.0, 0.0, 1.0, 1.0], [1.0, 3.0], 1).derivative()(0.5)
        Tensor(2.)
        """
        if nu < 0:
            return self.antiderivative(-nu)
        if nu > self.k:
            raise ValueError(f"BSpline.derivative: order {nu} of a spline of degree {self.k}")
        t, c, k = self.t, self.c, self.k
        for _ in range(nu):
            steps = self._like(t[k + 1 : -1] - t[1 : -k - 1], c)
            known = steps != 0  # a coefficient whose B-spline is nowhere
            c = xp.where(known, k * (c[1:] - c[:-1]) / xp.where(known, steps, 1.0), 0.0)
            t, k = t[1:-1], k - 1
        return _made((t, c), (k, self.extrapolate, self.axis))

    def antiderivative(self, nu: int = 1) -> BSpline:
        """Return the antiderivative of order `nu`, which is 0 at the first knot.

        >>> BSpline([0.0, 0.0, 1.0, 1.0], [1.0, 3.0], 1).antiderivative()(1.0)
        Tensor(2.)
        """
        if nu <= 0:
            return self.derivative(-nu)
        t, c, k = self.t, self.c, self.k
        for _ in range(nu):
            areas = c * self._like(t[k + 1 :] - t[: -k - 1], c) / (k + 1)
            c = xp.concat([xp.zeros_like(areas[:1]), xp.cumsum(areas, axis=0)])
            t, k = xp.concat([t[:1], t, t[-1:]]), k + 1
        extrapolate = False if self.extrapolate == "periodic" else self.extrapolate
        return _made((t, c), (k, extrapolate, self.axis))

    def integrate(self, a: Any, b: Any, extrapolate: Extrapolate = None) -> Tensor:
        """Integrate from a to b (numbers); without `extrapolate` only over the part inside.

        >>> BSpline([0.0, 0.0, 1.0, 1.0], [1.0, 3.0], 1).integrate(0.0, 0.5)
        Tensor(0.75)
        """
        extrapolate = self.extrapolate if extrapolate is None else extrapolate
        a, b = floats("BSpline.integrate", a, b)
        low, high = self._base()
        primitive = _made((self.t, self.c), (self.k, True, 0)).antiderivative()
        if extrapolate == "periodic":
            return period_integral(primitive, a, b, low, high)
        if not extrapolate:
            a, b = xp.clip(a, low, high), xp.clip(b, low, high)
        return primitive(b) - primitive(a)

    def at_knots(self, nu: int) -> Tensor:
        """Derivatives of order `nu` at all knots but the last, the knots' axis first."""
        plain = _made((self.t, self.c), (self.k, True, 0))
        return plain(self.t[:-1], nu)

    def _base(self) -> tuple[Any, Any]:
        """The interval in which all splines of this degree are spanned."""
        return self.t[self.k], self.t[self.t.shape[0] - self.k - 1]

    @staticmethod
    def _like(x: Any, c: Any) -> Any:
        return xp.reshape(x, (x.shape[0], *(1,) * (c.ndim - 1)))


def _made(parts: Any, kept: Any) -> BSpline:
    found = object.__new__(BSpline)
    found.t, found.c = parts
    found.k, found.extrapolate, found.axis = kept
    return found


pytree.register(
    BSpline,
    lambda b: ((b.t, b.c), (b.k, b.extrapolate, b.axis)),
    lambda kept, parts: _made(tuple(parts), kept),
)


def basis(t: Any, x: Any, k: int, nu: int = 0) -> tuple[Any, list[Any]]:
    """Of each point, the number of the first B-spline that is not 0 there, and k + 1 values.

    Or those of derivatives of order `nu`: its last steps are derivatives of the recurrence.
    """
    n = t.shape[0] - k - 1
    piece = xp.clip(xp.searchsorted(t, x, side="right") - 1, k, n - 1)
    near = [xp.take(t, piece + i) for i in range(1 - k, k + 1)]  # t[piece + i] is near[i + k − 1]
    values = [xp.ones_like(x)]
    for d in range(1, k + 1):
        above: list[Any] = [0.0] * (d + 1)
        for r, value in enumerate(values):
            left, right = near[r - d + k], near[r + k]
            known = right != left  # no B-spline between knots at one place
            share = xp.where(known, value / xp.where(known, right - left, 1.0), 0.0)
            down, up = (-d, d) if d > k - nu else (right - x, x - left)
            above[r] = above[r] + share * down
            above[r + 1] = above[r + 1] + share * up
        values = above
    return piece - k, [0 * x + v for v in values] if nu <= k else [0 * x] * (k + 1)


def make_interp_spline(
    x: ArrayLike,
    y: ArrayLike,
    k: int = 3,
    t: ArrayLike | None = None,
    bc_type: Any = None,
    axis: int = 0,
    check_finite: bool = True,
) -> BSpline:
    """The B-spline of degree `k` through points (x, y), as `scipy.interpolate.make_interp_spline`.

    `x` has shape (n,) and is strictly increasing; `y` has n entries along `axis`. `bc_type` is None
    (not-a-knot), "clamped", "natural", "periodic", or a pair, for both ends, of None, such names or
    lists of (order, value). A periodic spline needs y[0] = y[-1]; k − 1 derivatives agree at the
    ends. The knots `t` default to SciPy's. Without `check_finite` data may be NaN. Differentiable
    with respect to x, y, t, values at the ends and evaluation points; the coefficients solve a
    system with 2 k + 1 diagonals, which is cyclic for a periodic spline.

    Raises ValueError for inconsistent shapes, a wrong number of conditions, points that do not
    increase, known data that are not periodic, and knots for "periodic"; LinAlgError if the knots
    do not determine a spline.

    >>> spline = make_interp_spline([0.0, 1.0, 2.0, 3.0], [0.0, 1.0, 4.0, 9.0], k=2)
    >>> spline(1.5), spline(1.5, nu=1)
    (Tensor(2.25), Tensor(3.))
    """
    k = operator.index(k)
    x, y, axis = samples(_NAME, x, y, axis, check_finite)
    if isinstance(bc_type, str) and bc_type == "periodic":
        return _periodic(x, y, k, t, axis)
    left, right = _conditions(bc_type, y)
    for conditions in (left, right):
        if not all(0 <= order <= k for order, _ in conditions):
            raise ValueError(f"{_NAME}: Bad boundary conditions: orders up to {k} are known")
    at_points = t is None and k < 2  # coefficients are values
    if t is None:
        t = _knots(x, k, bool(left or right))
    elif k == 0:
        raise ValueError(f"{_NAME}: `t` is for degrees of at least 1")
    t = breakpoints(_NAME, t, strict=False, what="t")
    count = t.shape[0] - k - 1
    if count != x.shape[0] + len(left) + len(right):
        raise ValueError(
            f"{_NAME}: {t.shape[0]} knots of degree {k} need {count} conditions, but there are "
            f"{x.shape[0]} points and {len(left)} + {len(right)} derivatives at the ends"
        )
    if not at_points:
        y = _coefficients(x, y, t, k, left, right)
    return _made((t, y), (k, True, axis))


def _periodic(x: Any, y: Any, k: int, t: Any, axis: int) -> BSpline:
    y = periodic_data(_NAME, y)
    if t is not None:
        raise ValueError(
            f"{_NAME}: `t` is not supported for 'periodic', which determines the knots"
        )
    if k < 2:
        return _made((_knots(x, k, False), y), (k, True, axis))
    t = periodic.knots(x, k)
    _, values = basis(t, x[:-1], k)
    c = periodic.coefficients(xp.stack(values, axis=1), y[:-1])
    return _made((t, c), (k, "periodic", axis))


def _conditions(bc_type: Any, y: Any) -> tuple[Any, Any]:
    if bc_type is None or isinstance(bc_type, str):
        bc_type = (bc_type, bc_type)
    left, right = (_orders_and_values(end, y) for end in bc_type)
    return left, right


def _orders_and_values(end: Any, y: Any) -> list[tuple[int, Any]]:
    if end is None or (isinstance(end, str) and end == "not-a-knot"):
        return []
    if isinstance(end, str):
        if end not in _ENDS:
            raise ValueError(
                f"{_NAME}: `bc_type` is {end!r}, expected 'not-a-knot', 'clamped', 'natural' or "
                "lists of (order, value)"
            )
        return [(_ENDS[end], xp.zeros_like(y[0]))]
    try:
        found = [(operator.index(order), floats(_NAME, value)[0]) for order, value in end]
    except TypeError as error:
        raise ValueError(
            f"{_NAME}: derivatives in `bc_type` should be a pair of iterables of (order, value)"
        ) from error
    for _, value in found:
        if value.shape != y.shape[1:]:
            raise ValueError(
                f"{_NAME}: a derivative in `bc_type` has shape {value.shape}, expected "
                f"{y.shape[1:]}"
            )
    return found


def _knots(x: Any, k: int, derivatives: bool) -> Any:
    """SciPy's choice: not-a-knot, or all points where derivatives at the ends are given."""
    if k == 0:
        return xp.concat([x, x[-1:]])
    if derivatives:
        inner = x[1:-1]
    elif k % 2:
        inner = x[(k + 1) // 2 : x.shape[0] - (k + 1) // 2]
    else:
        middle = (x[1:] + x[:-1]) / 2
        inner = middle[k // 2 : middle.shape[0] - k // 2]
    return xp.concat([xp.repeat(x[:1], k + 1), inner, xp.repeat(x[-1:], k + 1)])


def _coefficients(x: Any, y: Any, t: Any, k: int, left: Any, right: Any) -> Any:
    points = [(x[:1], order) for order, _ in left], [(x[-1:], order) for order, _ in right]
    rows = [basis(t, at, k, nu) for at, nu in (*points[0], (x, 0), *points[1])]
    first = xp.concat([start for start, _ in rows])
    values = xp.stack([xp.concat([v[r] for _, v in rows]) for r in range(k + 1)], axis=1)
    ends = [[xp.reshape(value, (1, *y.shape[1:])) for _, value in end] for end in (left, right)]
    rhs = xp.concat([*ends[0], y, *ends[1]])
    n = rhs.shape[0]
    columns = first[:, None] + xp.arange(k + 1)
    diagonal = xp.clip(k + xp.arange(n)[:, None] - columns, 0, 2 * k)
    band = xp.zeros((2 * k + 1, n)).at[diagonal, columns].add(values)
    flat = xp.reshape(rhs, (n, -1))
    return xp.reshape(linalg.solve_banded((k, k), band, flat), rhs.shape)
