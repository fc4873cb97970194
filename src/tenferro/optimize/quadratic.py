"""Quadratic and linear programs, with derivatives with respect to all of their data."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from tenferro.optimize.loops import SolverLoop
from tenferro.optimize.problem import OnNumbers, SolverProblem, is_traced
from tenferro.optimize.quadratic_loop import (
    MESSAGES,
    NUMERICAL,
    SUCCESS,
    Data,
    Iterate,
    Scaled,
    interior_point,
)
from tenferro.optimize.report import ProgressReport
from tenferro.optimize.result import OptimizeResult, message
from tenferro.optimize.vectors import Unknowns, check_method
from tenferro.tensor import Array, ArrayLike
from tenferro.transforms import stop_gradient

__all__ = ["linprog", "quadprog"]

_TEXTS = message(MESSAGES)
_HIGHS = ("highs", "highs-ds", "highs-ipm")
_DEPENDENT = 1e-11
"""What the rows of systems of derivatives get in the diagonal, as parts of their largest
coefficient: where active constraints depend on each other, multipliers are not unique, and this
selects one direction of theirs without an effect on x."""


def quadprog(
    Q: ArrayLike,
    c: ArrayLike,
    A: ArrayLike | None = None,
    b: ArrayLike | None = None,
    G: ArrayLike | None = None,
    h: ArrayLike | None = None,
    bounds: Any = None,
    *,
    tol: float = 1e-10,
    maxiter: int = 50,
) -> OptimizeResult[np.ndarray[Any, Any], float]:
    """Minimize ½ xᵀQx + cᵀx with Ax = b, Gx ≤ h and bounds, for a positive semidefinite Q.

    Q is (n, n), and only its symmetric part counts; c is (n,), A (p, n), b (p,), G (m, n), h (m,).
    `bounds` is a pair (lower, upper) of numbers or vectors, None for no bound; or SciPy's `Bounds`,
    or a pair for each unknown. Infinite elements of h and of bounds are absent constraints.

    The solver is a primal-dual interior-point method as one compiled loop with dense matrices,
    which works in `te.jit`, `te.vmap` and `te.grad`. Derivatives with respect to all data are those
    of the optimality conditions (Karush, Kuhn and Tucker), of any order, in both modes. They
    exist where x is unique, and each active constraint has a positive multiplier; where a
    multiplier is 0 too, they are those of one side.

    Ends where residuals and gap are at most `tol`, relative to the data after scaling. Returns an
    `OptimizeResult` with x, fun, slack (h − Gx), con (b − Ax), nit, status, success and message;
    eqlin, ineqlin, lower and upper have a `residual` and `marginals`, the derivatives of fun with
    respect to b, h and bounds, as in `scipy.optimize.linprog`. The status is 0 for a solution, 1
    for `maxiter` steps, 2 for an infeasible and 3 for an unbounded problem, 4 for a Q with a
    negative eigenvalue and for data that are not finite. Raises ValueError for wrong shapes.

    >>> import numpy as np
    >>> import tenferro as te
    >>> def nearest(p):                      # the point of a simplex next to p
    ...     rows, ends = np.ones((1, 3)), np.ones(1)
    ...     return te.optimize.quadprog(np.eye(3), -p, rows, ends, bounds=(0.0, None)).x
    >>> p = np.array([0.8, 0.6, -0.5])
    >>> nearest(p).round(6)
    array([0.6, 0.4, 0. ])
    >>> te.jacobian(nearest)(p).round(6) + 0.0
    array([[ 0.5, -0.5,  0. ],
           [-0.5,  0.5,  0. ],
           [ 0. ,  0. ,  0. ]])
    """
    label = "optimize.quadprog"
    program = _program(label, Q, c, A, b, G, h, bounds)
    return program.result(tol, maxiter)


def linprog(
    c: Any,
    A_ub: ArrayLike | None = None,
    b_ub: ArrayLike | None = None,
    A_eq: ArrayLike | None = None,
    b_eq: ArrayLike | None = None,
    bounds: Any = (0, None),
    method: str | None = None,
    callback: Callable[[Any], None] | None = None,
    options: dict[str, Any] | None = None,
    x0: ArrayLike | None = None,
    integrality: ArrayLike | None = None,
) -> OptimizeResult[np.ndarray[Any, Any], float]:
    """Minimize cᵀx with A_ub x ≤ b_ub, A_eq x = b_eq and bounds: `scipy.optimize.linprog`.

    The method "interior-point" is the compiled loop of `te.optimize.quadprog`, with derivatives;
    `options` are its "tol" and "maxiter". "highs", "highs-ds" and "highs-ipm" are HiGHS through
    SciPy, outside traced functions only, with SciPy's options. The default is "interior-point" in
    traced functions, and "highs" otherwise. Where many points are optimal, HiGHS returns a vertex,
    and the interior-point method a point between them. `callback` and `integrality` are those of
    HiGHS.

    `bounds` is a pair (lower, upper) for all unknowns, or a sequence with one pair for each. Fields
    of the result are those of `te.optimize.quadprog`.

    Raises ValueError for wrong shapes and an unknown method; TypeError for traced values with
    HiGHS.

    >>> import numpy as np
    >>> import tenferro as te
    >>> def profit(capacity):
    ...     gain, use = np.array([3.0, 2.0]), np.array([[1.0, 1.0], [2.0, 1.0]])
    ...     return -te.optimize.linprog(-gain, use, capacity).fun
    >>> capacity = np.array([4.0, 5.0])
    >>> profit(capacity), te.grad(profit)(capacity).round(6)
    (9.0, array([1., 1.]))
    """
    label = "optimize.linprog"
    check_method(label, method or "highs", (*_HIGHS, "interior-point"))
    data = (c, A_ub, b_ub, A_eq, b_eq, bounds)
    given = options or {}
    if method is None:
        method = "interior-point" if is_traced(*data) else "highs"
    if method in _HIGHS:
        numbers = OnNumbers(label, method, ("interior-point",))
        numbers.check("an argument", data)
        from scipy import optimize  # loaded when it is needed

        found = numbers.run(
            lambda: optimize.linprog(*data, method, callback, given, x0, integrality)
        )
        return OptimizeResult.of(found, ())
    if callback is not None or integrality is not None:
        raise ValueError(
            f"{label}: callback and integrality need method='highs', outside traced functions"
        )
    n = np.shape(c)[0]
    limits = _pairs(bounds, n)
    program = _program(label, None, c, A_eq, b_eq, A_ub, b_ub, limits)
    return program.result(**({"tol": 1e-10, "maxiter": 50} | given))


def _pairs(bounds: Any, n: int) -> Any:
    """SciPy's bounds of a linear program as a pair of vectors: one pair may be that of all."""
    if bounds is None:
        return 0.0, None
    entries = list(bounds)
    if len(entries) == 2 and all(np.ndim(x) == 0 for x in entries if x is not None):
        return entries[0], entries[1]
    pairs = entries * n if len(entries) == 1 else entries
    ends = (-np.inf, np.inf)
    columns = zip(ends, zip(*pairs, strict=True), strict=True)
    return tuple(np.stack([_vector(e if x is None else x) for x in xs]) for e, xs in columns)


def _vector(x: Any) -> Any:
    return x.astype(float) if isinstance(x, Array) else np.asarray(x, float)


def _program(
    label: str, Q: Any, c: Any, A: Any, b: Any, G: Any, h: Any, bounds: Any
) -> QuadraticProgram:
    """The program of arguments, which are checked."""
    c = _vector(c)
    if c.ndim != 1 or not c.shape[0]:
        raise ValueError(f"{label}: c has shape {c.shape}, expected a vector of the unknowns")
    n = c.shape[0]
    pairs: list[Any] = []
    for matrix, vector, names in ((A, b, "A, b"), (G, h, "G, h")):
        if (matrix is None) != (vector is None):
            raise ValueError(f"{label}: one of {names} is None, expected both or none")
        pairs += (
            [np.zeros((0, n)), np.zeros(0)] if matrix is None else map(_vector, (matrix, vector))
        )
    A, b, G, h = pairs
    square = np.zeros((n, n)) if Q is None else _vector(Q)
    for name, x, shape in (
        ("Q", square, (n, n)), ("A", A, (*b.shape, n)), ("G", G, (*h.shape, n)),
    ):  # fmt: skip
        if x.shape != shape:
            raise ValueError(f"{label}: {name} has shape {x.shape}, expected {shape}")
    limits = Unknowns(label, np.zeros(n)).bounds(bounds, pairs=True)
    lower, upper = (np.zeros(0), np.zeros(0)) if limits is None else limits
    return QuadraticProgram(label, Data(square, c, A, b, G, h, lower, upper), Q is not None)


@dataclass(frozen=True)
class _Unscaled(SolverLoop):
    """The solver of a scaled problem, whose last state is that of the problem itself."""

    scaled: Scaled

    def run(self, x0: Any) -> Iterate:
        """The state in which the solver ends."""
        state: Iterate = super().run(x0)
        x, y, z = self.scaled.found(state)
        return state._replace(x=x, y=y, z=z)


@dataclass(frozen=True)
class QuadraticProgram:
    """A program whose unknowns are x and the multipliers of the rows of A and G."""

    label: str
    data: Data
    is_quadratic: bool

    def result(self, tol: float = 1e-10, maxiter: int = 50) -> OptimizeResult:
        """The result of the solver, with the derivatives of the optimality conditions."""

        def loop(args: tuple[Any, ...]) -> SolverLoop:
            scaled = Scaled.of(self._symmetric(args))
            inner = interior_point(scaled.data, tol=tol, maxiter=maxiter)
            return _Unscaled(inner.start, inner.step, scaled)

        data = self.data
        n, p, m = data.c.shape[0], data.b.shape[0], data.h.shape[0]
        problem = SolverProblem(
            label=self.label,
            loop=loop,
            parts=lambda s: (np.concatenate([s.x, s.y, s.z]), (), (s.nit, s.status)),
            residual=lambda args: _conditions(self._symmetric(args)),
            values=lambda args: lambda v: (),
            finished=lambda args: self._finished(self._symmetric(args)),
            reported=lambda s: (s.x, {}),
        )
        report = ProgressReport(self.label, lambda x: x, None, False)
        found: OptimizeResult = problem.result(np.zeros(n + p + m), tuple(data), report)
        return found

    def _symmetric(self, args: tuple[Any, ...]) -> Data:
        data = Data(*args)
        return data._replace(Q=0.5 * (data.Q + data.Q.T)) if self.is_quadratic else data

    def _finished(self, data: Data) -> Callable[[Any, Any, Any], OptimizeResult]:
        def result(v: Any, values: Any, counts: tuple[Any, Any]) -> OptimizeResult:
            nit, status = counts
            x, y, z = _split(data, v)
            reduced = data.gradient(x, y, z)
            if self.is_quadratic:
                status = np.where(_is_convex(data.Q), status, NUMERICAL)
            con, slack = data.b - data.A @ x, data.h - data.G @ x
            lower, upper = _limits(data)
            at_lower = x - lower < upper - x
            return OptimizeResult.of(
                {
                    "x": x,
                    "fun": data.value(x),
                    "slack": slack,
                    "con": con,
                    "eqlin": _side(con, -y),
                    "ineqlin": _side(slack, -z),
                    "lower": _side(x - lower, np.where(at_lower, reduced, 0.0)),
                    "upper": _side(upper - x, np.where(at_lower, 0.0, reduced)),
                    "nit": nit,
                    "status": status,
                    "success": status == SUCCESS,
                },
                _TEXTS,
            )

        return result


def _side(residual: Any, marginals: Any) -> OptimizeResult:
    return OptimizeResult.of({"residual": residual, "marginals": marginals}, ())


def _split(data: Data, v: Any) -> tuple[Any, Any, Any]:
    n, p = data.c.shape[0], data.b.shape[0]
    return v[:n], v[n : n + p], v[n + p :]


def _limits(data: Data) -> tuple[Any, Any]:
    """The bounds, infinite ones where there are none."""
    n = data.c.shape[0]
    is_bounded = data.lower.shape[0] > 0
    return (data.lower, data.upper) if is_bounded else (np.full(n, -np.inf), np.full(n, np.inf))


def _is_convex(Q: Any) -> Any:
    """Whether no eigenvalue is negative, but for rounding."""
    fixed = stop_gradient(Q)
    least = -1e-9 * np.max(np.abs(fixed))
    return np.min(np.linalg.eigvalsh(fixed)) >= least


def _conditions(data: Data) -> Callable[[Any], Any]:
    """What is zero at the solution: the way to the projected step of x, and of the multipliers."""

    def residual(v: Any) -> Any:
        x, y, z = _split(data, v)
        reduced = data.gradient(x, y, z)
        weight = _DEPENDENT * np.max(
            np.abs(stop_gradient(np.concatenate([data.A, data.G]))), initial=0.0
        )
        con = data.A @ x - data.b - weight * (y - stop_gradient(y))
        slack = data.h - data.G @ x + weight * (z - stop_gradient(z))
        moved = x - np.clip(x - reduced, *_limits(data)) if data.lower.shape[0] else reduced
        return np.concatenate([moved, con, np.minimum(z, slack)])

    return residual
