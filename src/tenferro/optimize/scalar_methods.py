"""Roots of functions of one variable: within a bracket, and from a start by derivatives.

The rules are those of SciPy's `bisect`, `ridder`, `brentq`, `brenth`, `newton`, `secant` and
`halley`, so that roots and numbers of calls agree.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from tenferro.implicit.solvers import over
from tenferro.optimize.line_search import chosen
from tenferro.optimize.loops import SolverLoop, status
from tenferro.transforms import jvp

Function = Callable[[Any], Any]
CONVERGED, SIGN_ERROR, NOT_CONVERGED, NOT_FINITE, ZERO_SLOPE = 0, -1, -2, -3, -4
FLAGS = {
    CONVERGED: "converged",
    SIGN_ERROR: "sign error",
    NOT_CONVERGED: "convergence error",
    NOT_FINITE: "value error",
    ZERO_SLOPE: "zero derivative",
}
RELATIVE = 4 * float(np.finfo(float).eps)


class ScalarMinimum(NamedTuple):
    """The best point, and other results of a method."""

    x: Any
    rest: Any
    nit: Any
    nfev: Any
    status: Any


class Ends(NamedTuple):
    """Two points between which the function changes its sign, and its values there."""

    a: Any
    fa: Any
    b: Any
    fb: Any


def _differ(f: Any, g: Any) -> Any:
    """Whether two values that are not 0 have different signs."""
    return (f != 0) & (g != 0) & (np.signbit(f) != np.signbit(g))


def _bracketed(
    function: Function, bracket: tuple[Any, Any], begun: Callable[[Ends], ScalarMinimum], step: Any
) -> SolverLoop:
    """A loop that begins at the ends of a bracket, unless these are roots or have one sign."""

    def start(_: Any) -> ScalarMinimum:
        a, b = (np.float64(1) * end for end in bracket)
        fa, fb = function(a), function(b)
        s = begun(Ends(a, fa, b, fb))
        done = status(
            (~np.isfinite(fa) | ~np.isfinite(fb), NOT_FINITE),
            ((fa == 0) | (fb == 0), CONVERGED),
            (~_differ(fa, fb), SIGN_ERROR),
        )
        x = np.where(fa == 0, a, np.where(fb == 0, b, s.x))
        is_over = (fa == 0) | (fb == 0) | ~_differ(fa, fb)
        return s._replace(x=x, status=np.where(is_over, done, s.status))

    return SolverLoop(start, step)


def bisect(
    function: Function, bracket: tuple[Any, Any], xtol: float, rtol: float, maxiter: int
) -> SolverLoop:
    """Halving."""

    def begun(e: Ends) -> ScalarMinimum:
        return ScalarMinimum(e.a, (e.a, e.fa, e.b - e.a), np.int64(0), np.int64(2), status())

    def step(s: ScalarMinimum) -> ScalarMinimum:
        a, fa, width = s.rest
        width = 0.5 * width
        middle = a + width
        value = function(middle)
        right = ~_differ(value, fa)
        nit = s.nit + 1
        done = status(
            (np.isnan(value), NOT_FINITE),
            ((value == 0) | (np.abs(width) < xtol + rtol * np.abs(middle)), CONVERGED),
            (nit >= maxiter, NOT_CONVERGED),
        )
        return ScalarMinimum(middle, (np.where(right, middle, a), fa, width), nit, s.nfev + 1, done)

    return _bracketed(function, bracket, begun, step)


def ridder(
    function: Function, bracket: tuple[Any, Any], xtol: float, rtol: float, maxiter: int
) -> SolverLoop:
    """Ridders' method: a false position on the function divided by an exponential."""

    def begun(e: Ends) -> ScalarMinimum:
        return ScalarMinimum(e.a, e, np.int64(0), np.int64(2), status())

    def step(s: ScalarMinimum) -> ScalarMinimum:
        e = s.rest
        half = 0.5 * (e.b - e.a)
        middle = e.a + half
        value = function(middle)
        root = np.sqrt(np.maximum(value * value - e.fa * e.fb, 0.0))
        move = over(np.sign(e.fb - e.fa) * half * value, root)
        tolerance = xtol + rtol * np.minimum(np.abs(e.a), np.abs(e.b))
        most = np.abs(half) - 0.5 * tolerance
        x = middle - np.sign(move) * np.minimum(np.abs(move), most)
        f = function(x)
        between, left = _differ(f, value), _differ(f, e.fa)
        e = Ends(
            a=np.where(between, middle, np.where(left, e.a, x)),
            fa=np.where(between, value, np.where(left, e.fa, f)),
            b=np.where(between | left, x, e.b),
            fb=np.where(between | left, f, e.fb),
        )
        nit = s.nit + 1
        near = np.abs(e.b - e.a) < xtol + rtol * np.abs(x)
        done = status(
            (np.isnan(value) | np.isnan(f), NOT_FINITE),
            ((f == 0) | near, CONVERGED),
            (nit >= maxiter, NOT_CONVERGED),
        )
        return ScalarMinimum(x, e, nit, s.nfev + 2, done)

    return _bracketed(function, bracket, begun, step)


class Brent(NamedTuple):
    """The points before and on the other side of the root, values, and the last two steps."""

    before: Any
    f_before: Any
    f: Any
    across: Any
    f_across: Any
    step_before: Any
    step: Any


def brent(
    function: Function,
    bracket: tuple[Any, Any],
    xtol: float,
    rtol: float,
    maxiter: int,
    hyperbolic: bool = False,
) -> SolverLoop:
    """Brent's method: secants and inverse quadratics (or hyperbolas), guarded by halving.

    Brent, Algorithms for minimization without derivatives (1973), chapter 4; Bus and Dekker (1975).
    """

    def begun(e: Ends) -> ScalarMinimum:
        zero = np.float64(0)
        rest = Brent(e.a, e.fa, e.fb, zero * e.a, zero * e.fa, zero * e.a, zero * e.a)
        return judged(ScalarMinimum(e.b, rest, np.int64(0), np.int64(2), status()))

    def judged(s: ScalarMinimum) -> ScalarMinimum:
        """The best point in front, and whether it is near enough."""
        x, r = s.x, s.rest
        crossed = _differ(r.f_before, r.f)
        move = x - r.before
        r = r._replace(
            across=np.where(crossed, r.before, r.across),
            f_across=np.where(crossed, r.f_before, r.f_across),
            step_before=np.where(crossed, move, r.step_before),
            step=np.where(crossed, move, r.step),
        )
        swap = np.abs(r.f_across) < np.abs(r.f)
        best = np.where(swap, r.across, x)
        r = r._replace(
            before=np.where(swap, x, r.before),
            f_before=np.where(swap, r.f, r.f_before),
            f=np.where(swap, r.f_across, r.f),
            across=np.where(swap, x, r.across),
            f_across=np.where(swap, r.f, r.f_across),
        )
        delta = 0.5 * (xtol + rtol * np.abs(best))
        near = np.abs(0.5 * (r.across - best)) < delta
        done = status(
            (~np.isfinite(r.f), NOT_FINITE),
            ((r.f == 0) | near, CONVERGED),
            (s.nit >= maxiter, NOT_CONVERGED),
        )
        return ScalarMinimum(best, r, np.minimum(s.nit + 1, maxiter), s.nfev, done)

    def step(s: ScalarMinimum) -> ScalarMinimum:
        x, r = s.x, s.rest
        delta = 0.5 * (xtol + rtol * np.abs(x))
        half = 0.5 * (r.across - x)
        secant = over(-r.f * (x - r.before), r.f - r.f_before)
        d_before = over(r.f_before - r.f, r.before - x)
        d_across = over(r.f_across - r.f, r.across - x)
        if hyperbolic:
            curved = over(
                -r.f * (r.f_across - r.f_before),
                r.f_across * d_before - r.f_before * d_across,
            )
        else:
            curved = over(
                -r.f * (r.f_across * d_across - r.f_before * d_before),
                d_across * d_before * (r.f_across - r.f_before),
            )
        tried = np.where(r.before == r.across, secant, curved)
        may = (np.abs(r.step_before) > delta) & (np.abs(r.f) < np.abs(r.f_before))
        bound = np.minimum(np.abs(r.step_before), 3 * np.abs(half) - delta)
        good = may & (2 * np.abs(tried) < bound)
        move = np.where(good, tried, half)
        least = np.where(half > 0, delta, -delta)
        there = x + np.where(np.abs(move) > delta, move, least)
        r = r._replace(
            before=x,
            f_before=r.f,
            f=function(there),
            step_before=np.where(good, r.step, half),
            step=move,
        )
        return judged(ScalarMinimum(there, r, s.nit, s.nfev + 1, s.status))

    return _bracketed(function, bracket, begun, step)


def newton(
    function: Function,
    derivatives: Callable[[Any], tuple[Any, ...]],
    tol: float,
    rtol: float,
    maxiter: int,
) -> SolverLoop:
    """Newton's method, or Halley's where `derivatives(x)` also returns the second one."""

    def start(x0: Any) -> ScalarMinimum:
        return ScalarMinimum(x0 * np.float64(1), (), np.int64(0), np.int64(0), status())

    def step(s: ScalarMinimum) -> ScalarMinimum:
        f, slope, *curvature = derivatives(s.x)
        move = over(f, slope)
        for second in curvature:
            bent = 0.5 * over(move * second, slope)
            move = np.where(np.abs(bent) < 1, over(move, 1 - bent), move)
        there = s.x - move
        is_root = f == 0
        near = np.abs(move) <= tol + rtol * np.abs(s.x)
        nit = s.nit + np.where(is_root, 0, 1)
        calls = np.where(is_root, 1, np.where(slope == 0, 2, 2 + len(curvature)))
        done = status(
            (is_root, CONVERGED),
            (slope == 0, ZERO_SLOPE),
            (~np.isfinite(there), NOT_FINITE),
            (near, CONVERGED),
            (nit >= maxiter, NOT_CONVERGED),
        )
        x = np.where(is_root | (slope == 0), s.x, there)
        return ScalarMinimum(x, (), nit, s.nfev + calls, done)

    return SolverLoop(start, step)


def secant(function: Function, x1: Any, tol: float, rtol: float, maxiter: int) -> SolverLoop:
    """The secant method from two points; without x1 the second is next to the first."""

    def start(x0: Any) -> ScalarMinimum:
        a = x0 * np.float64(1)
        near = a * (1 + 1e-4)
        b = near + np.where(near >= 0, 1e-4, -1e-4) if x1 is None else x1 * np.float64(1)
        first, second = (a, function(a)), (b, function(b))
        swap = np.abs(second[1]) < np.abs(first[1])
        rest = chosen(swap, (*second, *first), (*first, *second))
        return ScalarMinimum(rest[2], rest, np.int64(0), np.int64(2), status())

    def step(s: ScalarMinimum) -> ScalarMinimum:
        a, fa, b, fb = s.rest
        flat = fa == fb
        steep = np.abs(fb) > np.abs(fa)
        one, other = over(fa, fb), over(fb, fa)
        x = np.where(steep, over(a - one * b, 1 - one), over(b - other * a, 1 - other))
        x = np.where(flat, 0.5 * (a + b), x)
        near = np.abs(x - b) <= tol + rtol * np.abs(b)
        ends = flat | near
        nit = s.nit + 1
        value = function(x)
        done = status(
            (flat & (fb == 0), CONVERGED),
            (flat, NOT_CONVERGED),
            (near, CONVERGED),
            (~np.isfinite(value), NOT_FINITE),
            (nit >= maxiter, NOT_CONVERGED),
        )
        return ScalarMinimum(x, (b, fb, x, value), nit, s.nfev + np.where(ends, 0, 1), done)

    return SolverLoop(start, step)


def derivatives_of(function: Function, order: int) -> Callable[[Any], tuple[Any, ...]]:
    """f with its first derivatives, by forward mode."""

    def first(x: Any) -> tuple[Any, Any]:
        return jvp(function, (x,), (np.ones_like(x),))

    def second(x: Any) -> tuple[Any, Any, Any]:
        (f, slope), (_, curvature) = jvp(first, (x,), (np.ones_like(x),))
        return f, slope, curvature

    return first if order == 1 else second
