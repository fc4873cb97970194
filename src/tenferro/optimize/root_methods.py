"""Systems of equations: Powell's dogleg method with the exact Jacobian, and Broyden's method."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from tenferro.implicit.solvers import over
from tenferro.linalg import qr, solve_triangular, unrolled
from tenferro.optimize.line_search import chosen
from tenferro.optimize.loops import SolverLoop, status
from tenferro.optimize.quasi_newton import dot
from tenferro.transforms import jacfwd

Function = Callable[[Any], Any]
SUCCESS, MAX_EVALUATIONS, TOLERANCE, JACOBIAN, PROGRESS = 1, 2, 3, 4, 5
MESSAGES = {
    SUCCESS: "The solution converged.",
    MAX_EVALUATIONS: "The number of calls to function has reached maxfev.",
    TOLERANCE: "xtol is too small, no further improvement in the approximate solution is possible.",
    PROGRESS: "The iteration is not making good progress.",
}


class Hybrid(NamedTuple):
    """A point with its equations and Jacobian, and the step to try."""

    x: Any
    f: Any
    jac: Any
    scale: Any
    step: Any
    predicted: Any
    """|f + J step|, where step is the one to try."""
    is_newton: Any
    """Whether it is Newton's step."""
    radius: Any
    first_norm: Any
    slow: Any
    """How many steps in a row have gained little."""
    nit: Any
    nfev: Any
    njev: Any
    status: Any


def hybr(
    function: Function,
    n: int,
    jacobian: Function | None = None,
    *,
    xtol: float = 1.49012e-08,
    maxfev: int | None = None,
    factor: float = 100.0,
) -> SolverLoop:
    """Powell's hybrid method: a Newton step, bent towards the gradient at the trust radius.

    Powell, A hybrid method for nonlinear equations (1970), with the rules of `hybrj` in MINPACK;
    the Jacobian is computed at each point that is taken, rather than updated.
    """
    most = 100 * (n + 1) if maxfev is None else maxfev
    table: Any = jacfwd(function) if jacobian is None else jacobian

    def start(x0: Any) -> Hybrid:
        zero, none, count = np.float64(0), np.zeros(n), np.int64(0)
        table = np.zeros((n, n))
        counts = count, np.int64(-1), count, count
        return Hybrid(
            x0, none, table, none, none, zero, np.bool_(False), zero, zero, *counts, status()
        )

    def step(s: Hybrid) -> Hybrid:
        trial = s.x + s.step
        f, jac = function(trial), table(trial)
        is_first = s.nfev == 0
        finite = np.all(np.isfinite(f)) & np.all(np.isfinite(jac))
        before, after = _norm(s.f), _norm(f)
        actual = 1 - over(after, before) ** 2
        predicted = 1 - over(s.predicted, before) ** 2
        ratio = np.where(finite, over(actual, predicted), -1.0)
        length = _norm(s.scale * s.step)
        taken = is_first | (ratio >= 1e-4)
        near_one = np.abs(ratio - 1) <= 0.1
        grown = np.where(ratio >= 0.5, np.maximum(s.radius, 2 * length), s.radius)
        grown = np.where(near_one, 2 * length, grown)
        radius = np.where(ratio < 0.1, 0.5 * np.minimum(s.radius, length), grown)
        columns = np.sqrt(np.sum(jac * jac, axis=0))
        scale = np.maximum(s.scale, np.where(columns > 0, columns, s.scale))
        scale = np.where(scale > 0, scale, 1.0)
        here = chosen(taken, s._replace(x=trial, f=f, jac=jac, scale=scale), s)
        size = _norm(here.scale * here.x)
        radius = np.where(is_first, factor * np.where(size > 0, size, 1.0), radius)
        slow = np.where((actual >= 1e-3) | is_first, 0, s.slow + 1)
        first_norm = np.where(is_first, after, s.first_norm)
        move, predicted, is_newton = _dogleg(here, radius)
        small = finite & s.is_newton & (length <= xtol * size)
        exact = _norm(here.f) <= np.finfo(float).eps ** 2 * first_norm
        done = status(
            (is_first & ~finite, PROGRESS),
            (exact | small, SUCCESS),
            (here.nfev + 1 >= most, MAX_EVALUATIONS),
            (~is_first & (radius <= np.finfo(float).eps * size), TOLERANCE),
            (slow >= 10, PROGRESS),
        )
        return here._replace(
            step=move,
            predicted=predicted,
            is_newton=is_newton,
            radius=radius,
            first_norm=first_norm,
            slow=slow,
            nit=s.nit + np.where(taken, 1, 0),
            nfev=s.nfev + 1,
            njev=s.njev + np.where(taken, 1, 0),
            status=done,
        )

    return SolverLoop(start, step)


def _dogleg(s: Hybrid, radius: Any) -> tuple[Any, Any, Any]:
    """The step within the radius, the norm of the equations it predicts, whether it is Newton's."""
    newton = _solved(s.jac, -s.f)
    length = _norm(s.scale * newton)
    good = np.all(np.isfinite(newton))
    newton = np.where(good, newton, 0.0)
    gradient = over(s.f @ s.jac, s.scale)
    size = _norm(gradient)
    direction = over(-gradient, s.scale * size)
    along = s.jac @ direction
    cauchy = np.minimum(over(size, dot(along, along)), radius)
    point = cauchy * direction
    # Where the line from the Cauchy point to Newton's leaves the region.
    a = s.scale * (newton - point)
    b = s.scale * point
    aa, ab, bb = dot(a, a), dot(a, b), dot(b, b) - radius**2
    root = np.sqrt(np.maximum(ab * ab - aa * bb, 0.0))
    t = np.clip(over(-bb, ab + root), 0.0, 1.0)
    bent = point + np.where(good & (cauchy < radius), t, 0.0) * (newton - point)
    is_newton = good & (length <= radius)
    step = np.where(is_newton, newton, bent)
    return step, _norm(s.f + s.jac @ step), is_newton


def _solved(matrix: Any, right: Any) -> Any:
    """The solution of a system; not finite, or large, where the matrix is singular."""
    n = right.shape[0]
    if n <= unrolled.MOST:
        rows = [[matrix[i, j] for j in range(n)] for i in range(n)]
        return np.stack(unrolled.solve(rows, [right[i] for i in range(n)]))
    q, r = qr(matrix)
    diagonal = np.abs(np.diagonal(r))
    least = np.finfo(float).eps * np.max(diagonal)
    raised = np.where(diagonal > least, 0.0, np.maximum(least, np.finfo(float).tiny))
    return solve_triangular(r + np.eye(n) * raised, right @ q)


def _norm(x: Any) -> Any:
    return np.sqrt(dot(x, x))


class Broyden(NamedTuple):
    """A point with its equations, the inverse Jacobian, and the search along a step."""

    x: Any
    f: Any
    inverse: Any
    direction: Any
    length: Any
    first_norm: Any
    nit: Any
    nfev: Any
    status: Any


def broyden1(
    function: Function,
    n: int,
    *,
    fatol: float | None = None,
    maxiter: int | None = None,
    alpha: float | None = None,
) -> SolverLoop:
    """Broyden's good method on the inverse Jacobian, with backtracking; it takes no derivatives.

    Broyden, A class of methods for solving nonlinear simultaneous equations (1965). It ends where
    no equation is off by more than `fatol`, by default eps^(1/3).
    """
    tolerance = np.finfo(float).eps ** (1 / 3) if fatol is None else fatol
    most = 100 * (n + 1) if maxiter is None else maxiter

    def start(x0: Any) -> Broyden:
        zero, none, count = np.float64(0), np.zeros(n), np.int64(0)
        return Broyden(x0, none, np.eye(n), none, zero, zero, np.int64(-1), count, status())

    def step(s: Broyden) -> Broyden:
        trial = s.x + s.length * s.direction
        f = function(trial)
        is_first = s.nfev == 0
        finite = np.all(np.isfinite(f))
        lower = dot(f, f) <= (1 - 2e-4 * s.length) * dot(s.f, s.f)
        taken = is_first | (finite & (lower | (s.length < 1e-2)))
        moved, change = trial - s.x, f - s.f
        turned = s.inverse @ change
        row = moved @ s.inverse
        better = s.inverse + over(1.0, dot(row, change)) * (moved - turned)[:, None] * row[None, :]
        first = over(0.5 * np.maximum(_norm(trial), 1.0), _norm(f)) if alpha is None else alpha
        inverse = np.where(is_first, np.eye(n) * -first, better)
        here = chosen(taken, s._replace(x=trial, f=f, inverse=inverse), s)
        direction = np.where(taken, -(here.inverse @ here.f), s.direction)
        done = status(
            (taken & (np.max(np.abs(here.f)) <= tolerance), SUCCESS),
            (is_first & ~finite, MAX_EVALUATIONS),
            (s.nit + 1 >= most, MAX_EVALUATIONS),
        )
        return here._replace(
            direction=direction,
            length=np.where(taken, 1.0, 0.5 * s.length),
            nit=s.nit + np.where(taken, 1, 0),
            nfev=s.nfev + 1,
            status=done,
        )

    return SolverLoop(start, step)
