"""Piecewise polynomials in the power basis, with SciPy's names."""

from __future__ import annotations

import operator
from collections.abc import Iterable
from math import factorial, perm
from typing import Any, NoReturn

from tenferro import numpy as xp, pytree
from tenferro.interpolate.arguments import (
    Extrapolate,
    axis_back,
    breakpoints,
    column,
    floats,
    inside_only,
    period_integral,
    wrapped,
)
from tenferro.interpolate.bsplines import BSpline


class PPoly:
    """A polynomial in each interval: Σₘ c[m, i] (x − x[i])ᵏ⁻¹⁻ᵐ for x[i] ≤ x < x[i + 1].

    `c` is (k, n − 1, ...), real or complex, `x` (n,), in increasing order. `extrapolate` is True
    for the polynomials at both ends to go on, False for NaN outside, "periodic".
    Differentiable in c, x and the points. Instances are pytrees of c and x:
    programs take and return them.

    Raises ValueError for shapes that do not fit, and points in another order.

    >>> p = PPoly([[1.0, 2.0], [0.0, 1.0]], [0.0, 1.0, 2.0])
    >>> p([0.5, 1.5])
    Tensor([0.5, 2. ])
    """

    def __init__(self, c: Any, x: Any, extrapolate: Extrapolate = None, axis: int = 0) -> None:
        (c,) = floats("PPoly", c)
        x = breakpoints("PPoly", x, strict=False)
        if not 0 <= axis < max(c.ndim - 1, 1):
            raise ValueError(f"PPoly: `axis` is {axis}, but `c` has shape {c.shape}")
        c = xp.moveaxis(c, (axis, axis + 1), (0, 1)) if axis else c
        if c.ndim < 2 or c.shape[0] == 0 or c.shape[1] != x.shape[0] - 1:
            raise ValueError(
                f"PPoly: `c` has shape {c.shape} and `x` {x.shape}, expected one polynomial for "
                "each interval"
            )
        self._hold(c, x, True if extrapolate is None else extrapolate, axis)

    @classmethod
    def construct_fast(
        cls, c: Any, x: Any, extrapolate: Extrapolate = None, axis: int = 0
    ) -> PPoly:
        """The polynomials of arrays that are not checked.

        >>> PPoly.construct_fast(xp.ones((1, 1)), xp.asarray([0.0, 1.0]))(0.5)
        Tensor(1.)
        """
        (c,), (x,) = floats("PPoly", c), floats("PPoly", x)
        return _made(cls, c, x, True if extrapolate is None else extrapolate, axis)

    @classmethod
    def from_spline(cls, tck: Any, extrapolate: Extrapolate = None) -> PPoly:
        """The pieces of a `BSpline`, or of its knots, coefficients and degree.

        >>> PPoly.from_spline(([0.0, 0.0, 2.0, 2.0], [0.0, 1.0], 1))(1.0)
        Tensor(0.5)
        """
        spline = tck if isinstance(tck, BSpline) else BSpline(*tck)
        if extrapolate is None:
            extrapolate = spline.extrapolate
        orders = range(spline.k, -1, -1)
        rows = [spline.at_knots(nu) / factorial(nu) for nu in orders]
        return _made(cls, xp.stack(rows), spline.t, extrapolate, spline.axis)

    def __init_subclass__(cls) -> None:
        pytree.register(cls, _flatten, lambda kept, parts: _made(cls, *parts, *kept))

    def _hold(self, c: Any, x: Any, extrapolate: bool | str, axis: int) -> None:
        self.c, self.x, self.extrapolate, self.axis = c, x, extrapolate, axis

    def __call__(self, x: Any, nu: int = 0, extrapolate: Extrapolate = None) -> Any:
        """Values at points, or derivatives of order `nu`: (..., *x.shape, ...), x for the axis.

        Points at which pieces meet are those of the piece to the right. Raises ValueError for a
        negative `nu`.
        """
        (x,) = floats(type(self).__name__, x)
        if operator.index(nu) < 0:
            raise ValueError(f"{type(self).__name__}: `nu` is {nu}, expected at least 0")
        extrapolate = self.extrapolate if extrapolate is None else extrapolate
        at = wrapped(x, self.x[0], self.x[-1]) if extrapolate == "periodic" else x
        values = _evaluated(_derived(self.c, nu), self.x, at)
        if not extrapolate:
            values = inside_only(values, x, self.x[0], self.x[-1], x.ndim)
        return axis_back(values, x.ndim, self.axis)

    def derivative(self, nu: int = 1) -> PPoly:
        """The derivative of order `nu`, of a negative order the antiderivative.

        >>> PPoly([[1.0], [0.0], [0.0]], [0.0, 2.0]).derivative()(1.5)
        Tensor(3.)
        """
        if nu < 0:
            return self.antiderivative(-nu)
        return _made(PPoly, _derived(self.c, nu), self.x, self.extrapolate, self.axis)

    def antiderivative(self, nu: int = 1) -> PPoly:
        """The antiderivative of order `nu`: continuous, 0 at the first breakpoint.

        >>> PPoly([[2.0, 2.0], [0.0, 2.0]], [0.0, 1.0, 2.0]).antiderivative()(2.0)
        Tensor(4.)
        """
        if nu <= 0:
            return self.derivative(-nu)
        c = self.c
        for _ in range(nu):
            c = _integrated(c, self.x)
        extrapolate = self.extrapolate if self.extrapolate != "periodic" else False
        return _made(PPoly, c, self.x, extrapolate, self.axis)

    def integrate(self, a: Any, b: Any, extrapolate: Extrapolate = None) -> Any:
        """The integral from a to b, numbers; NaN where they are outside without `extrapolate`.

        >>> PPoly([[1.0], [0.0]], [0.0, 1.0]).integrate(0.0, 2.0)
        Tensor(2.)
        """
        extrapolate = self.extrapolate if extrapolate is None else extrapolate
        a, b = floats(f"{type(self).__name__}.integrate", a, b)
        primitive = _made(PPoly, _integrated(self.c, self.x), self.x, bool(extrapolate), 0)
        if extrapolate == "periodic":
            return period_integral(primitive, a, b, self.x[0], self.x[-1])
        return primitive(b) - primitive(a)

    def solve(self, y: Any = 0.0, discontinuity: bool = True, extrapolate: Any = None) -> NoReturn:
        """Not there: how many solutions there are depends on the values. Raises an error."""
        raise NotImplementedError(
            f"{type(self).__name__}.solve: how many solutions there are depends on the values; "
            "find one by te.optimize.root_scalar, which is differentiable, or all by "
            "scipy.interpolate.PPoly on numbers"
        )

    def roots(self, discontinuity: bool = True, extrapolate: Any = None) -> NoReturn:
        """Not there, as `solve`."""
        self.solve(0.0, discontinuity, extrapolate)


def _flatten(p: PPoly) -> tuple[Iterable[Any], tuple[bool | str, int]]:
    return (p.c, p.x), (p.extrapolate, p.axis)


def _made(cls: type[PPoly], c: Any, x: Any, extrapolate: bool | str, axis: int) -> PPoly:
    found = object.__new__(cls)
    found._hold(c, x, extrapolate, axis)
    return found


pytree.register(PPoly, _flatten, lambda kept, parts: _made(PPoly, *parts, *kept))


def _evaluated(c: Any, knots: Any, x: Any) -> Any:
    """Values at points, whose axes are the first ones, by Horner's scheme."""
    last = c.shape[1] - 1
    piece = xp.clip(xp.searchsorted(knots, x, side="right") - 1, 0, last)
    t = x - xp.take(knots, piece)
    t = xp.reshape(t, (*x.shape, *(1,) * (c.ndim - 2)))
    values = xp.take(c[0], piece, axis=0) + 0 * t
    for row in range(1, c.shape[0]):
        values = values * t + xp.take(c[row], piece, axis=0)
    return values


def _derived(c: Any, nu: int) -> Any:
    """Coefficients of the derivative of order nu, at least one row."""
    k = c.shape[0]
    if nu >= k:
        return 0 * c[:1]
    factors = xp.asarray([float(perm(k - 1 - m, nu)) for m in range(k - nu)])
    return c[: k - nu] * column(factors, c)


def _integrated(c: Any, knots: Any) -> Any:
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
