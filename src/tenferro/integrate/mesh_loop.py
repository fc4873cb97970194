"""The loops of `solve_bvp`: damped Newton steps, and refinement of the mesh, as SciPy's.

U. Ascher, R. Mattheij and R. Russell, Numerical Solution of Boundary Value Problems for Ordinary
Differential Equations (1995); J. Kierzenka and L. F. Shampine, ACM Trans. Math. Software 27 (2001).
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from tenferro.integrate.collocation import Collocation, Matrix, Mesh, Point
from tenferro.integrate.state import row_of
from tenferro.transforms import stop_gradient
from tenferro.transforms.control import cond, while_loop

RUNNING, CONVERGED, NO_ROOM, SINGULAR, CONDITIONS = -1, 0, 1, 2, 3
"""SciPy's statuses."""
_JACOBIANS, _STEPS, _TRIALS, _DECREASE, _MESHES = 4, 8, 4, 0.2, 10
_MIDDLE, _INNER = 32 / 45, 49 / 90
"""Weights of Lobatto's quadrature of residuals, of five points."""


class Tolerances(NamedTuple):
    """Of relative residuals, and of boundary conditions."""

    residuals: Any
    conditions: Any


class Solved(NamedTuple):
    """Unknowns, the mesh as fractions, the number of nodes, residuals, iterations, and status."""

    z: Any
    fractions: Any
    count: Any
    residuals: Any
    iterations: Any
    status: Any


class _Search(NamedTuple):
    """Newton's iteration: `full` says that the last step was not shortened."""

    z: Any
    matrix: Matrix
    step: Any
    cost: Any
    full: Any
    jacobians: Any
    steps: Any
    done: Any
    singular: Any


class _Trial(NamedTuple):
    """A part of a step, the next step and its size from there, and whether residuals are small."""

    part: Any
    z: Any
    step: Any
    cost: Any
    count: Any
    accepted: Any
    within: Any


def refined(c: Collocation, begin: Solved, a: Any, b: Any, tolerances: Tolerances) -> Solved:
    """The solution on a mesh that is refined until residuals are small."""
    room = begin.fractions.shape[0]

    def advance(s: Solved) -> Solved:
        mesh = Mesh(s.fractions, a, b)
        z, singular = _newton(c, s, mesh, tolerances)
        point = c.at(z, mesh)
        residuals = _residuals(c, z, mesh, point)
        added = np.where(residuals > tolerances.residuals, 1, 0)
        added = added + np.where(residuals >= 100 * tolerances.residuals, 1, 0)
        count = s.count + np.sum(added)
        held = np.max(np.abs(point.conditions)) <= tolerances.conditions
        settled = np.where(held, CONVERGED, np.where(s.iterations + 1 >= _MESHES, CONDITIONS, -1))
        status = np.where(np.sum(added) > 0, RUNNING, settled)
        status = np.where(singular, SINGULAR, np.where(count > room, NO_ROOM, status))
        after = s._replace(z=z, residuals=residuals, iterations=s.iterations + 1, status=status)
        grows = (status == RUNNING) & (np.sum(added) > 0)
        return cond(grows, lambda: _inserted(c, after, point, mesh, added), lambda: after)

    found = while_loop(lambda s: s.status == RUNNING, advance, begin, checkpoint=False)
    return stop_gradient(found)


def _newton(c: Collocation, start: Solved, mesh: Mesh, tolerances: Tolerances) -> tuple[Any, Any]:
    """The unknowns after Newton's method, and whether a Jacobian was singular."""
    used = np.arange(start.fractions.shape[0]) < start.count
    x = mesh.nodes
    enough = 2 / 3 * (x[1:] - x[:-1]) * 5e-2 * tolerances.residuals

    def size(step: Any) -> Any:
        y, p = c.parts(step)
        return np.sum(np.where(used[:, None], np.abs(y) ** 2, 0.0)) + np.sum(np.abs(p) ** 2)

    def is_solved(point: Point) -> Any:
        allowed = enough[:, None] * (1 + np.abs(point.middle_slopes))
        within = np.all(np.abs(point.residual) <= allowed)
        return within & np.all(np.abs(point.conditions) < tolerances.conditions)

    def renewed(z: Any) -> tuple[Matrix, Any, Any]:
        point = c.at(z, mesh)
        matrix = c.matrix(z, mesh, point)
        step = c.solve(matrix, point.residual, point.conditions)
        return matrix, step, size(step)

    def advance(s: _Search) -> _Search:
        renew = ~s.full | (s.steps == 0)
        matrix, step, cost = cond(
            renew & (s.steps > 0), lambda: renewed(s.z), lambda: (s.matrix, s.step, s.cost)
        )
        jacobians = s.jacobians + renew
        trial = _searched(c, s.z, matrix, step, cost, mesh, size, is_solved)
        singular = ~np.isfinite(cost)
        done = singular | trial.within | (jacobians == _JACOBIANS)
        z, full = np.where(singular, s.z, trial.z), trial.part == 1.0
        return _Search(
            z, matrix, trial.step, trial.cost, full, jacobians, s.steps + 1, done, singular
        )

    matrix, step, cost = renewed(start.z)
    zero = 0 * start.count
    begin = _Search(start.z, matrix, step, cost, zero == 0, zero, zero, zero > 0, zero > 0)
    end = while_loop(lambda s: ~s.done & (s.steps < _STEPS), advance, begin, checkpoint=False)
    return end.z, end.singular


def _searched(
    c: Collocation, z: Any, matrix: Matrix, step: Any, cost: Any, mesh: Mesh, size: Any, solved: Any
) -> _Trial:
    """A part of a step that makes the next step small enough (an affine invariant measure)."""

    def tried(part: Any, count: Any) -> _Trial:
        at = projected(c, z - part.astype(np.empty(0, z.dtype).real.dtype) * step)
        point = c.at(at, mesh)
        following = c.solve(matrix, point.residual, point.conditions)
        small = size(following)
        accepted = small < (1 - 2 * part * _DECREASE) * cost
        return _Trial(part, at, following, small, count, accepted, solved(point))

    def goes_on(t: _Trial) -> Any:
        return ~t.accepted & (t.count < _TRIALS)

    whole = np.where(np.isnan(cost), 1.0, 1.0)
    first = tried(whole, np.zeros_like(whole, dtype=int))
    return while_loop(goes_on, lambda t: tried(0.5 * t.part, t.count + 1), first, checkpoint=False)


def projected(c: Collocation, z: Any) -> Any:
    """The unknowns with a first state for which the singular term is finite."""
    if c.singular is None:
        return z
    n = c.model.n
    return np.concatenate([c.singular[1] @ z[:n], z[n:]])


def _residuals(c: Collocation, z: Any, mesh: Mesh, point: Point) -> Any:
    """The root mean square of relative residuals in each interval; 0 where it has no length."""
    (y, p), x = c.parts(z), mesh.nodes
    h = x[1:] - x[:-1]
    there = h > 0
    h = np.where(there, h, 1.0)[:, None]
    middle = 1.5 * point.residual / h / (1 + np.abs(point.middle_slopes))
    total = _MIDDLE * np.sum(np.abs(middle) ** 2, axis=1)
    for sign in (1.0, -1.0):
        part = 0.5 * (1 + sign * np.sqrt(3 / 7))
        at, rate = _hermite(y[:-1], y[1:], point.slopes[:-1], point.slopes[1:], h, part)
        f = c.slopes(x[:-1] + part * h[:, 0], at, p, mesh.a)
        total = total + _INNER * np.sum(np.abs((rate - f) / (1 + np.abs(f))) ** 2, axis=1)
    return np.where(there, np.sqrt(0.5 * total), 0.0)


def _hermite(y: Any, end: Any, f: Any, last: Any, h: Any, part: Any) -> tuple[Any, Any]:
    """The cubic of a step after a part of it, and its derivative."""
    slope = (end - y) / h
    t = (f + last - 2 * slope) / h
    square, cube = (slope - f) / h - t, t / h
    u = part * h
    return y + u * (f + u * (square + u * cube)), f + u * (2 * square + 3 * u * cube)


def _inserted(c: Collocation, s: Solved, point: Point, mesh: Mesh, added: Any) -> Solved:
    """The solution on a mesh with so many more nodes in each interval, at equal distances."""
    room = s.fractions.shape[0]
    (y, p), x = c.parts(s.z), mesh.nodes
    zero = np.zeros(1, int)
    places = np.arange(room) + np.concatenate([zero, np.cumsum(added)])
    count = s.count + np.sum(added)
    places = np.where(np.arange(room) < s.count, places, room)
    old = np.searchsorted(places, np.arange(room), side="right") - 1
    old = np.minimum(old, np.maximum(s.count - 1, 0))
    offset = np.arange(room) - row_of(places, old)
    following = np.minimum(old + 1, room - 1)
    part = np.where(offset > 0, offset / (1.0 + row_of(np.concatenate([added, zero]), old)), 0.0)
    part = np.where(old >= s.count - 1, 0.0, part)
    (left, right), (rate, last_rate) = (
        (row_of(v, old), row_of(v, following)) for v in (y, point.slopes)
    )
    h = (row_of(x, following) - row_of(x, old))[:, None]
    h = np.where(h > 0, h, 1.0)
    states, _ = _hermite(left, right, rate, last_rate, h, part[:, None])
    states = np.where((part > 0)[:, None], states, left)
    first, last = row_of(s.fractions, old), row_of(s.fractions, following)
    fractions = first + part * (last - first)
    return s._replace(z=c.joined(states, p), fractions=fractions, count=count)
