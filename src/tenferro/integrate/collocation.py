"""Collocation for boundary value problems: residuals, their Jacobian as a band, and solutions.

The formula is Lobatto's of order 4: J. Kierzenka and L. F. Shampine, ACM Trans. Math. Software 27
(2001), 299-316. A node has the unknowns (a, p, y): y, and copies of y at the first node and of the
parameters, which are equal at neighbouring nodes. So conditions that couple both ends are
conditions at the last node, and the matrix is a band.

Nodes that are not used are at the last place: the intervals between them have no length, and their
equations say that the state stays.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from tenferro.integrate.functions import Model, System
from tenferro.integrate.newton import differentiated
from tenferro.integrate.state import StateLayout
from tenferro.linalg import banded_elimination as banded
from tenferro.transforms import jacfwd, vmap


@dataclass(frozen=True)
class BoundaryModel:
    """The functions of a problem: slopes of (y, p), conditions of (ya, yb, p), and the sizes."""

    slope: Model
    conditions: Model
    layout: StateLayout
    ends: StateLayout
    n: int
    k: int

    @property
    def width(self) -> int:
        """The unknowns of a node."""
        return 2 * self.n + self.k


class Mesh(NamedTuple):
    """Nodes as fractions of the interval from a to b."""

    fractions: Any
    a: Any
    b: Any

    @property
    def nodes(self) -> Any:
        """The nodes; the last one is exactly b."""
        inner = self.a + (self.b - self.a) * self.fractions
        return np.where(self.fractions == 1.0, self.b, inner)


class Point(NamedTuple):
    """Residuals of intervals and of conditions, with slopes at nodes, and what is in the middle."""

    residual: Any
    conditions: Any
    slopes: Any
    middle: Any
    middle_slopes: Any


class Matrix(NamedTuple):
    """The band of the Jacobian, and its factors."""

    band: Any
    factors: Any


@dataclass(frozen=True)
class Collocation:
    """The equations for (y, p), one vector, on a number of nodes; `first` are operands of slopes.

    `singular` are the matrices S, B and D of the term S y / (x − a): the projection B of the first
    state, and the factor D of the first slope.
    """

    model: BoundaryModel
    operands: tuple[Any, ...]
    first: int
    singular: tuple[Any, Any, Any] | None = None

    def parts(self, z: Any) -> tuple[Any, Any]:
        """The states at nodes (m, n), and the parameters."""
        y, p = z[: z.shape[0] - self.model.k], z[z.shape[0] - self.model.k :]
        return np.reshape(y, (-1, self.model.n)), p

    def joined(self, y: Any, p: Any) -> Any:
        """Both as one vector."""
        return np.concatenate([np.reshape(y, (-1,)), p])

    def slope(self, x: Any, y: Any, p: Any, a: Any) -> Any:
        """The slope at one place."""
        system = System(self.model.slope, self.model.layout, self.operands[: self.first])
        slope = system.slope(x, np.concatenate([y, p]))[: self.model.n]
        if self.singular is None:
            return slope
        s, _, d = self.singular
        at = x == a
        return np.where(at, d @ slope, slope + s @ y / np.where(at, 1.0, x - a))

    def slopes(self, x: Any, y: Any, p: Any, a: Any) -> Any:
        """The slopes at many places, (m, n)."""
        every = vmap(lambda x, y: self.slope(x, y, p, a))
        return every(x, y)

    def conditions(self, ya: Any, yb: Any, p: Any) -> Any:
        """The residuals of the boundary conditions, (n + k,)."""
        system = System(self.model.conditions, self.model.ends, self.operands[self.first :])
        found = system.slope(np.zeros(()), np.concatenate([ya, yb, p]))
        return found[: self.model.n + self.model.k]

    def at(self, z: Any, mesh: Mesh) -> Point:
        """Everything at some unknowns."""
        (y, p), x = self.parts(z), mesh.nodes
        h = (x[1:] - x[:-1])[:, None]
        f = self.slopes(x, y, p, mesh.a)
        middle = 0.5 * (y[1:] + y[:-1]) - 0.125 * h * (f[1:] - f[:-1])
        inner = self.slopes(x[:-1] + 0.5 * h[:, 0], middle, p, mesh.a)
        residual = y[1:] - y[:-1] - h / 6 * (f[:-1] + f[1:] + 4 * inner)
        return Point(residual, self.conditions(y[0], y[-1], p), f, middle, inner)

    def matrix(self, z: Any, mesh: Mesh, point: Point) -> Matrix:
        """The Jacobian of the residuals, factorized."""
        band = self._band(z, mesh, point)
        return Matrix(band, banded.factors(band, self._lower))

    def solve(self, matrix: Matrix, residual: Any, conditions: Any) -> Any:
        """The unknowns (y, p) that the Jacobian maps to these residuals."""
        n, k = self.model.n, self.model.k
        count = residual.shape[0]
        rows = np.reshape(np.pad(residual, ((0, 0), (0, n + k))), (-1,))
        right = np.pad(np.concatenate([rows, conditions]), (n, 0))
        found = banded.solve(matrix.band, matrix.factors, right, self._lower)
        found = np.reshape(found, (count + 1, self.model.width))
        return self.joined(found[:, n + k :], found[-1, n : n + k])

    @property
    def _lower(self) -> int:
        return self.model.n + self.model.width - 1

    def _band(self, z: Any, mesh: Mesh, point: Point) -> Any:
        (y, p), n, width = self.parts(z), self.model.n, self.model.width
        blocks = self._blocks(y, p, mesh, point)
        inner = np.stack([_shifted(blocks[:, j], width - 1 - j, j) for j in range(width)], axis=1)
        eye, zero = np.eye(n, dtype=y.dtype), np.zeros((n, self.model.k), y.dtype)
        start = np.concatenate([eye, zero, -eye], axis=1)
        first = [_shifted(start[j], self._lower - j, width - n + j) for j in range(n)]
        end = self._end(y, p)
        last = [_shifted(end[j], width - 1 - j, width + j) for j in range(n + self.model.k)]
        rows = np.reshape(inner, (-1, inner.shape[-1]))
        return np.concatenate([np.stack(first), rows, np.stack(last)])

    def _blocks(self, y: Any, p: Any, mesh: Mesh, point: Point) -> Any:
        """The rows (m − 1, width, 2 width) of intervals: slopes, then equal copies."""
        n, k, x = self.model.n, self.model.k, mesh.nodes
        h = (x[1:] - x[:-1])[:, None, None]
        by_y, by_p = self._jacobians(x, y, p, mesh.a)
        inner, inner_p = self._jacobians(x[:-1] + 0.5 * h[:, 0, 0], point.middle, p, mesh.a)
        eye = np.eye(n, dtype=y.dtype)
        left = -eye - h / 6 * (by_y[:-1] + inner @ (2 * eye + h / 2 * by_y[:-1]))
        right = eye - h / 6 * (by_y[1:] + inner @ (2 * eye - h / 2 * by_y[1:]))
        change = by_p[1:] - by_p[:-1]
        free = -h / 6 * (by_p[:-1] + by_p[1:] + 4 * inner_p - h / 2 * (inner @ change))
        count = x.shape[0] - 1
        nothing = np.zeros((count, n, n + k), y.dtype, like=y)
        slopes = np.concatenate([nothing[:, :, :n], free, left, nothing, right], axis=2)
        same = np.eye(n + k, dtype=y.dtype)
        gap = np.zeros((n + k, n), y.dtype)
        copies = np.concatenate([-same, gap, same, gap], axis=1)
        copies = copies + np.zeros((count, 1, 1), y.dtype, like=y)
        return np.concatenate([slopes, copies], axis=1)

    def _jacobians(self, x: Any, y: Any, p: Any, a: Any) -> tuple[Any, Any]:
        """∂f/∂y (m, n, n) and ∂f/∂p (m, n, k)."""
        n = self.model.n
        derivative = jacfwd(lambda yp, x: self.slope(x, yp[:n], yp[n:], a))
        every = vmap(lambda x, y: derivative(np.concatenate([y, p]), x))
        found = every(x, y)
        return found[:, :, :n], found[:, :, n:]

    def _end(self, y: Any, p: Any) -> Any:
        """The rows (n + k, width) of the conditions, for the unknowns of the last node."""
        n = self.model.n
        derivative = jacfwd(lambda u: self.conditions(u[:n], u[n : 2 * n], u[2 * n :]))
        found = derivative(np.concatenate([y[0], y[-1], p]))
        return np.concatenate([found[:, :n], found[:, 2 * n :], found[:, n : 2 * n]], axis=1)


def _shifted(rows: Any, before: int, behind: int) -> Any:
    """Rows with zeros in front and behind."""
    lead = rows.shape[:-1]
    sizes = [(*lead, before), (*lead, behind)]
    zeros = [np.zeros(shape, rows.dtype, like=rows) for shape in sizes]
    return np.concatenate([zeros[0], rows, zeros[1]], axis=-1)


def with_derivatives(collocation: Collocation, z: Any, mesh: Mesh) -> Any:
    """z with the derivatives of the equations that it solves, on nodes at fixed fractions."""

    def residual(c: Collocation, z: Any, a: Any, b: Any) -> Any:
        point = c.at(z, mesh._replace(a=a, b=b))
        return np.concatenate([np.reshape(point.residual, (-1,)), point.conditions])

    def solve(c: Collocation, z: Any, given: Sequence[Any], right: Any) -> Any:
        here = mesh._replace(a=given[0], b=given[1])
        matrix = c.matrix(z, here, c.at(z, here))
        last = right.shape[0] - c.model.n - c.model.k
        return c.solve(matrix, -np.reshape(right[:last], (-1, c.model.n)), -right[last:])

    return differentiated(collocation, residual, solve, z, (mesh.a, mesh.b))
