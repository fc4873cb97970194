"""Implicit equations of steps: simplified Newton iterations, and derivatives of their results.

An iteration is not differentiated. Its result solves an equation, whose derivative is a linear
system with the exact Jacobian at the solution (the implicit function theorem); how far the
iteration went does not matter.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np

from tenferro.integrate.control import norm
from tenferro.integrate.functions import System
from tenferro.integrate.matrices import Matrices
from tenferro.tensor.dtypes import float64
from tenferro.transforms import custom_jvp, stop_gradient
from tenferro.transforms.control import cond, while_loop
from tenferro.transforms.derivatives.forward import jvp_optional

Residual = Callable[..., Any]


class Iteration(NamedTuple):
    """A Newton iteration: the unknowns, the last change, by what it shrank, and its state."""

    x: Any
    change: Any
    rate: Any
    steps: Any
    converged: Any
    failed: Any


def iterated(
    correction: Callable[[Any], Any], x: Any, scale: Any, tolerance: Any, most: int
) -> Iteration:
    """x after corrections until they are small, as in `scipy.integrate`.

    It fails when corrections do not shrink enough to be small after `most` steps (Hairer and
    Wanner, Solving Ordinary Differential Equations II, IV.8). Corrections that are small from the
    first one on may be rounding errors, which do not shrink; SciPy repeats such a step.
    """
    zero = np.zeros_like(tolerance)
    count = zero.astype(int)
    begin = Iteration(stop_gradient(x), zero, zero, count, count > 0, count > 0)

    def step(s: Iteration) -> Iteration:
        dx = correction(s.x)
        change = norm(dx / scale).astype(float64)
        first = s.steps == 0
        rate = np.where(first, 0.0, change / np.where(first, 1.0, s.change))
        left = 1 - rate
        ahead = rate ** (most - s.steps) / np.where(left > 0, left, 1.0) * change
        settled = ~first & (rate >= 1) & (change < tolerance)
        diverges = ~first & ((rate >= 1) | (ahead > tolerance)) & ~settled
        failed = ~np.isfinite(change) | diverges
        small = rate / np.where(left > 0, left, 1.0) * change < tolerance
        done = ~failed & (settled | (change == 0) | (~first & small))
        after = np.where(failed, s.x, s.x + dx)
        return Iteration(after, change, rate, s.steps + 1, done, failed)

    def goes_on(s: Iteration) -> Any:
        return ~s.converged & ~s.failed & (s.steps < most)

    return stop_gradient(while_loop(goes_on, step, begin, checkpoint=False))


def tolerance_of(rtol: Any) -> Any:
    """To which part of the allowed error equations are solved, as in `scipy.integrate`."""
    least = np.min(rtol).astype(float64)
    return np.maximum(10 * np.finfo(float).eps / least, np.minimum(0.03, least**0.5))


def renewed(flag: Any, compute: Callable[[], Any], old: Any) -> Any:
    """The computed value if a flag holds, otherwise the old value."""
    return stop_gradient(cond(flag, compute, lambda: old))


def differentiated(
    system: Any,
    residual: Residual,
    solve: Callable[..., Any],
    x: Any,
    given: Sequence[Any],
) -> Any:
    """x with the derivatives of the equation `residual(system, x, *given) = 0` that it solves.

    The system is a dataclass whose `operands` are differentiated, too.
    `solve(system, x, given, b)` returns dx with `−∂residual/∂x dx = b`.
    """
    n = len(given)

    def value(x: Any, *theta: Any) -> Any:
        return x

    def rule(x: Any, *rest: Any) -> Any:
        count = n + len(system.operands)
        theta, solution, tangents = rest[:count], rest[count], rest[count + 2 :]

        def moved(*theta: Any) -> Any:
            return residual(replace(system, operands=theta[n:]), solution, *theta[:n])

        _, b = jvp_optional(moved, theta, tangents)
        here = replace(system, operands=theta[n:])
        return None if b is None else solve(here, solution, theta[:n], b)

    function = custom_jvp(value)
    function.defjvp(rule)
    return function(stop_gradient(x), *given, *system.operands)


def stage(system: System, matrices: Matrices, z: Any, t: Any, y: Any, base: Any, c: Any) -> Any:
    """z with the derivatives of `M z = M base + c f(t, y + z)`."""

    def residual(system: System, z: Any, t: Any, y: Any, base: Any, c: Any) -> Any:
        return matrices.weighted(base - z) / c + system.slope(t, y + z)

    def solve(system: System, z: Any, given: Sequence[Any], b: Any) -> Any:
        t, y, _, c = given
        matrix = matrices.shifted(matrices.jacobian(system, t, y + z), 1 / c)
        return matrices.solve(matrix, matrices.factor(matrix), b)

    return differentiated(system, residual, solve, z, (t, y, base, c))
