"""Piecewise polynomials in the power basis, with SciPy's names."""

from __future__ import annotations

import operator
from collections.abc import Iterable
from math import factorial
from typing import Any

from tenferro import numpy as xp, pytree
from tenferro.eager import Tensor
from tenferro.functions.arrays.values import required_value
from tenferro.interpolate.arguments import (
    Extrapolate,
    axis_back,
    breakpoints,
    floats,
    inside_only,
    period_integral,
    wrapped,
)
from tenferro.interpolate.bsplines import BSpline
from tenferro.interpolate.polynomials import derived, evaluated, integrated, of_degree
from tenferro.interpolate.solutions import solutions

__all__ = ["PPoly"]


class PPoly:
    """A polynomial in each interval: Σₘ c[m, i] (x − x[i])ᵏ⁻¹⁻ᵐ for x[i] ≤ x < x[i + 1].

    `c` has shape (k, n − 1, ...) and is real or complex; `x` has shape (n,) and is increasing.
    Outside the breakpoints, `extrapolate` True continues the polynomials at both ends, False
    returns NaN, and "periodic" repeats the function. Differentiable with respect to c, x and the
    points. Instances are pytrees of c and x, so they can be arguments and results of compiled
    functions.

    Raises ValueError for inconsistent shapes, and points that are not increasing.

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
        """Create the polynomials without checks of their arrays.

        >>> PPoly.construct_fast(xp.ones((1, 1)), xp.asarray([0.0, 1.0]))(0.5)
        Tensor(1.)
        """
        (c,), (x,) = floats("PPoly", c), floats("PPoly", x)
        return _made(cls, c, x, True if extrapolate is None else extrapolate, axis)

    @classmethod
    def from_spline(cls, tck: Any, extrapolate: Extrapolate = None) -> PPoly:
        """Create the polynomials of a `BSpline`, or of its knots, coefficients and degree.

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

    def __call__(self, x: Any, nu: int = 0, extrapolate: Extrapolate = None) -> Tensor:
        """Values at points, or derivatives of order `nu`: (..., *x.shape, ...), x for the axis.

        Points at which pieces meet are those of the piece to the right. Raises ValueError for a
        negative `nu`.
        """
        (x,) = floats(type(self).__name__, x)
        if operator.index(nu) < 0:
            raise ValueError(f"{type(self).__name__}: `nu` is {nu}, expected at least 0")
        extrapolate = self.extrapolate if extrapolate is None else extrapolate
        at = wrapped(x, self.x[0], self.x[-1]) if extrapolate == "periodic" else x
        values = evaluated(derived(self.c, nu), self.x, at)
        if not extrapolate:
            values = inside_only(values, x, self.x[0], self.x[-1], x.ndim)
        return axis_back(values, x.ndim, self.axis)

    def derivative(self, nu: int = 1) -> PPoly:
        """Return the derivative of order `nu`; a negative order is an antiderivative.

        >>> PPoly([[1.0], [0.0], [0.0]], [0.0, 2.0]).derivative()(1.5)
        Tensor(3.)
        """
        if nu < 0:
            return self.antiderivative(-nu)
        return _made(PPoly, derived(self.c, nu), self.x, self.extrapolate, self.axis)

    def antiderivative(self, nu: int = 1) -> PPoly:
        """Return the continuous antiderivative of order `nu`, which is 0 at the first breakpoint.

        >>> PPoly([[2.0, 2.0], [0.0, 2.0]], [0.0, 1.0, 2.0]).antiderivative()(2.0)
        Tensor(4.)
        """
        if nu <= 0:
            return self.derivative(-nu)
        c = self.c
        for _ in range(nu):
            c = integrated(c, self.x)
        extrapolate = self.extrapolate if self.extrapolate != "periodic" else False
        return _made(PPoly, c, self.x, extrapolate, self.axis)

    def integrate(self, a: Any, b: Any, extrapolate: Extrapolate = None) -> Tensor:
        """Integrate from a to b (numbers); NaN if they are outside without `extrapolate`.

        >>> PPoly([[1.0], [0.0]], [0.0, 1.0]).integrate(0.0, 2.0)
        Tensor(2.)
        """
        extrapolate = self.extrapolate if extrapolate is None else extrapolate
        a, b = floats(f"{type(self).__name__}.integrate", a, b)
        primitive = _made(PPoly, integrated(self.c, self.x), self.x, bool(extrapolate), 0)
        if extrapolate == "periodic":
            return period_integral(primitive, a, b, self.x[0], self.x[-1])
        return primitive(b) - primitive(a)

    def solve(self, y: Any = 0.0, discontinuity: bool = True, extrapolate: Any = None) -> Tensor:
        """Return the sorted points where the polynomials equal a number y, and jumps across y.

        As in SciPy, for an interval in which the polynomial equals y everywhere, the result
        contains its start followed by NaN. For further axes of c the result is an array of objects,
        each an array of points. The number of points depends on values, so these must be known, as
        under `te.grad` and for eager tensors. Points are differentiated as solutions of the
        equation, and jumps as breakpoints.

        Raises ValueError for complex c, NotImplementedError if values are unknown.

        >>> PPoly([[1.0], [0.0], [-2.0]], [0.0, 2.0]).solve(2.0)
        Tensor([-2.,  2.])
        """
        (y,) = floats(f"{type(self).__name__}.solve", y)
        extrapolate = self.extrapolate if extrapolate is None else extrapolate
        return solutions(self.c, self.x, y, discontinuity, extrapolate)

    def roots(self, discontinuity: bool = True, extrapolate: Any = None) -> Tensor:
        """Return the points where the polynomials are 0: `solve(0)`.

        >>> PPoly([[1.0], [0.0], [-2.0]], [0.0, 2.0]).roots()
        Tensor([-1.41421356,  1.41421356])
        """
        return self.solve(0.0, discontinuity, extrapolate)

    def extend(self, c: Any, x: Any) -> None:
        """Add polynomials at one end: `c` of shape (k, m, ...), and `x` with m new breakpoints.

        Raises ValueError for inconsistent shapes, and breakpoints that are not outside one end.

        >>> p = PPoly([[1.0]], [0.0, 1.0])
        >>> p.extend([[2.0]], [3.0])
        >>> p([0.5, 2.0])
        Tensor([1., 2.])
        """
        (c,), x = floats("PPoly.extend", c), breakpoints("PPoly.extend", x, 0, strict=False)
        if c.ndim != self.c.ndim or c.shape[1:] != (x.shape[0], *self.c.shape[2:]):
            raise ValueError(
                f"PPoly.extend: `c` has shape {c.shape} and `x` {x.shape}, expected a polynomial "
                f"for each breakpoint, like (k, m, {', '.join(map(str, self.c.shape[2:]))})"
            )
        if not x.shape[0]:
            return
        k = max(c.shape[0], self.c.shape[0])
        old, new = (of_degree(polynomials, k) for polynomials in (self.c, c))
        if required_value("PPoly.extend", x[0] >= self.x[-1], "PPoly of all of them"):
            self.c, self.x = xp.concat([old, new], axis=1), xp.concat([self.x, x])
        elif required_value("PPoly.extend", x[-1] <= self.x[0], "PPoly of all of them"):
            self.c, self.x = xp.concat([new, old], axis=1), xp.concat([x, self.x])
        else:
            raise ValueError("PPoly.extend: `x` is neither after nor before all breakpoints")


def _flatten(p: PPoly) -> tuple[Iterable[Any], tuple[bool | str, int]]:
    return (p.c, p.x), (p.extrapolate, p.axis)


def _made(cls: type[PPoly], c: Any, x: Any, extrapolate: bool | str, axis: int) -> PPoly:
    found = object.__new__(cls)
    found._hold(c, x, extrapolate, axis)
    return found


pytree.register(PPoly, _flatten, lambda kept, parts: _made(PPoly, *parts, *kept))
