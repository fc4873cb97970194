"""Jacobian and Hessian of a nonlinear program, and the linear systems of its steps.

They are arrays, or entries at the places of sparsity patterns, which few tangents compute
(Griewank and Walther, Evaluating Derivatives, 8). Which of them follows from the pattern; all
kinds have the same functions.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from tenferro.implicit.linear import Solver
from tenferro.ops.base import as_array
from tenferro.optimize.kkt import factored, saddle
from tenferro.optimize.problem import DENSE
from tenferro.optimize.systems import (
    ROUNDING,
    MatrixOfMap,
    NormalBand,
    System,
    index,
    normal_band_of,
    system_of,
)
from tenferro.sparse.products import product
from tenferro.transforms import jacfwd, linearize
from tenferro.transforms.sparsity.dependence import DenseError
from tenferro.transforms.sparsity.plan import SparsePlan, planned

Function = Callable[..., Any]
NDArray = np.ndarray[Any, Any]
Places = tuple[NDArray, NDArray]
_SMALL, _DENSITY = 32, 0.2
"""The most unknowns and rows, and the most entries as a part of all, of systems that are dense."""


class Tables(Protocol):
    """One kind of matrices: a Jacobian J and a Hessian H are arrays of the kind's own shape."""

    @property
    def solver(self) -> Solver:
        """Of the linear systems of derivatives."""

    def jacobian(self, x: Any) -> Any:
        """J of the rows."""

    def hessian(self, x: Any, scale: Any, multipliers: Any) -> Any:
        """Second derivatives of scale · f + multipliersᵀ g."""

    def places(self) -> tuple[Places, Places]:
        """Row and column of each entry of J and of H."""

    def times(self, jacobian: Any, x: Any) -> Any:
        """J x."""

    def back(self, jacobian: Any, y: Any) -> Any:
        """Jᵀ y."""

    def scaled(self, jacobian: Any, scales: Any) -> Any:
        """The rows of J times numbers."""

    def solve(self, hessian: Any, upper: Any, jacobian: Any, lower: Any, b: Any) -> Any:
        """x of [[H + diag(upper), Jᵀ], [J, −diag(lower)]] x = b; H may be None for zero."""

    def is_convex(self, hessian: Any, upper: Any, jacobian: Any, lower: Any) -> Any:
        """Whether H + diag(upper) + Jᵀ diag(1/lower) J is positive definite, but for rounding."""

    def closer(self, f: Function, v: Any) -> Any:
        """A step of Newton's method from v for f, whose derivative has the pattern of that."""


@dataclass(frozen=True)
class DenseTables:
    """Matrices as arrays (m, n) and (n, n)."""

    size: int
    unknowns: int
    rows: Function
    gradient: Function
    given: Function | None
    """The Hessian of f, if it is given."""

    @property
    def solver(self) -> Solver:
        """Of the linear systems of derivatives."""
        return "dense" if self.size <= DENSE else "gmres"

    def jacobian(self, x: Any) -> Any:
        """J of the rows."""
        table: Function = jacfwd(self.rows)
        return table(x)

    def hessian(self, x: Any, scale: Any, multipliers: Any) -> Any:
        """Second derivatives of scale · f + multipliersᵀ g."""
        if self.given is None:
            table: Function = jacfwd(lambda z: self.gradient(z, scale, multipliers))
            return table(x)
        curved: Function = jacfwd(lambda z: self.gradient(z, 0.0, multipliers))
        return scale * self.given(x) + curved(x)

    def places(self) -> tuple[Places, Places]:
        """Row and column of each entry of J and of H."""
        n = self.unknowns
        first, second = (np.indices((m, n)).reshape(2, -1) for m in (self.size - n, n))
        return (first[0], first[1]), (second[0], second[1])

    def times(self, jacobian: Any, x: Any) -> Any:
        """J x."""
        return jacobian @ x

    def back(self, jacobian: Any, y: Any) -> Any:
        """Jᵀ y."""
        return y @ jacobian

    def scaled(self, jacobian: Any, scales: Any) -> Any:
        """The rows of J times numbers."""
        return scales[:, None] * jacobian

    def solve(self, hessian: Any, upper: Any, jacobian: Any, lower: Any, b: Any) -> Any:
        """x of [[H + diag(upper), Jᵀ], [J, −diag(lower)]] x = b; H may be None for zero."""
        top = np.diag(upper) if hessian is None else hessian + np.diag(upper)
        matrix = saddle(top, jacobian, lower) if lower.shape[0] else top
        return factored(matrix).solve(b)

    def is_convex(self, hessian: Any, upper: Any, jacobian: Any, lower: Any) -> Any:
        """Whether H + diag(upper) + Jᵀ diag(1/lower) J is positive definite, but for rounding."""
        matrix = hessian + np.diag(upper) + (jacobian.T / lower) @ jacobian
        diagonal = np.diagonal(matrix)
        positive = np.all(diagonal > 0) & np.all(np.isfinite(matrix))
        root = np.where(positive, 1 / np.sqrt(np.where(positive, diagonal, 1.0)), 0.0)
        scaled = np.where(positive, matrix, 0.0) * root[:, None] * root
        return positive & (np.min(np.linalg.eigvalsh(scaled)) > -ROUNDING)

    def closer(self, f: Function, v: Any) -> Any:
        """A step of Newton's method from v for f."""
        table: Function = jacfwd(f)
        return v - factored(table(v)).solve(f(v))


@dataclass(frozen=True, eq=False)
class SparseTables:
    """Matrices as their entries: J by rows, and all of H, row by row."""

    first: SparsePlan
    second: SparsePlan
    system: System
    whole: MatrixOfMap
    normal: NormalBand | None

    @property
    def solver(self) -> Solver:
        """Of the linear systems of derivatives."""
        return self.whole.solve

    def jacobian(self, x: Any) -> Any:
        """J of the rows."""
        return self.first.values(x)

    def hessian(self, x: Any, scale: Any, multipliers: Any) -> Any:
        """Second derivatives of scale · f + multipliersᵀ g."""
        return self.second.values(x, scale, multipliers)

    def places(self) -> tuple[Places, Places]:
        """Row and column of each entry of J and of H."""
        return places_of(self.first), places_of(self.second)

    def times(self, jacobian: Any, x: Any) -> Any:
        """J x."""
        rows, columns = places_of(self.first)
        m = self.first.pattern.shape[0]
        return product(jacobian, index(rows), index(columns), as_array("optimize", x), m)

    def back(self, jacobian: Any, y: Any) -> Any:
        """Jᵀ y."""
        rows, columns = places_of(self.first)
        n = self.first.pattern.shape[1]
        return product(jacobian, index(columns), index(rows), as_array("optimize", y), n)

    def scaled(self, jacobian: Any, scales: Any) -> Any:
        """The rows of J times numbers."""
        return scales[places_of(self.first)[0]] * jacobian

    def solve(self, hessian: Any, upper: Any, jacobian: Any, lower: Any, b: Any) -> Any:
        """x of [[H + diag(upper), Jᵀ], [J, −diag(lower)]] x = b; H may be None for zero."""
        top = np.zeros(self.second.pattern.nnz) if hessian is None else hessian
        return self.system.solve(np.concatenate([top, upper, jacobian, jacobian, -lower]), b)

    def is_convex(self, hessian: Any, upper: Any, jacobian: Any, lower: Any) -> Any:
        """Whether H + diag(upper) + Jᵀ diag(1/lower) J is positive definite, but for rounding.

        Where that is no narrow band, only the step decides.
        """
        if self.normal is None:
            return np.bool_(True)
        return self.normal.is_positive(hessian, upper, jacobian, 1 / lower)

    def closer(self, f: Function, v: Any) -> Any:
        """A step of Newton's method from v for f."""
        off, along = linearize(f, v)
        return v - self.whole.solve(along, off)


def places_of(plan: SparsePlan) -> Places:
    """Row and column of each entry of a plan."""
    pattern = plan.pattern
    rows = np.repeat(np.arange(pattern.shape[0]), np.diff(pattern.indptr))
    return rows.astype(np.int64), pattern.indices.astype(np.int64)


def tables_of(label: str, x: Any, dense: DenseTables) -> Tables:
    """The kind of matrices that fits a program, of which x is a start."""
    n, m = dense.unknowns, dense.size - dense.unknowns
    if n + m <= _SMALL or dense.given is not None:
        return dense
    try:
        first = planned(label, dense.rows, (x,))
        second = planned(label, dense.gradient, (x, np.float64(1), np.ones(m)), symmetric=True)
    except DenseError:
        return dense
    if 2 * first.pattern.nnz + second.pattern.nnz > _DENSITY * (n + m) ** 2:
        return dense
    (i, j), (k, l) = places_of(first), places_of(second)
    own, below = np.arange(n), np.arange(n, n + m)
    places = (
        np.concatenate([k, own, i + n, j, below]),
        np.concatenate([l, own, j, i + n, below]),
    )
    return SparseTables(
        first,
        second,
        system_of(n + m, *places),
        MatrixOfMap.of(n + m, *places),
        normal_band_of(n, (k, l), (i, j)),
    )
