"""Nonlinear programs: an objective, rows between limits and bounds, and their optimality."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from tenferro.cached_attribute import cached_attribute
from tenferro.optimize.functions import Objective
from tenferro.optimize.scipy_minimize import Triple
from tenferro.optimize.tables import DenseTables, Tables, tables_of
from tenferro.optimize.vectors import Unknowns
from tenferro.pytree import ravel
from tenferro.tensor import Array
from tenferro.trace import Tracer
from tenferro.transforms import grad

SUCCESS, MAX_STEPS, INFEASIBLE, UNBOUNDED, PRECISION, IRREGULAR, NOT_FINITE = range(7)
MESSAGES = {
    SUCCESS: "Optimization terminated successfully.",
    MAX_STEPS: "Maximum number of iterations has been exceeded.",
    INFEASIBLE: "The constraints are infeasible next to the point, which violates them least.",
    UNBOUNDED: "The problem is unbounded: the objective has no minimum.",
    PRECISION: "Desired error not necessarily achieved due to precision loss.",
    IRREGULAR: "The active constraints lack regularity: no finite multipliers exist at the point.",
    NOT_FINITE: "The objective, the constraints or a derivative of them is not finite.",
}
Function = Callable[..., Any]


@dataclass(frozen=True)
class Rows:
    """Constraints as rows: least ≤ g(x, *args) ≤ most; which of them are equations is known."""

    unknowns: Unknowns
    functions: tuple[Function, ...]
    least: Any
    most: Any
    equations: Any

    @staticmethod
    def of(unknowns: Unknowns, triples: list[Triple], args: tuple[Any, ...]) -> Rows:
        """The rows of triples (g, lower, upper)."""
        least, most, equations = [], [], []
        for g, lower, upper in triples:
            size = unknowns.flat_results(g, args)(unknowns.start).shape[0]
            ends = [
                _limit(unknowns.label, b, end, size)
                for b, end in ((lower, -np.inf), (upper, np.inf))
            ]
            traced = any(isinstance(b, Tracer) for b in ends)
            equal = np.full(size, lower is upper) if traced else ends[0] == ends[1]
            least.append(ends[0])
            most.append(ends[1])
            equations.append(equal)
        if not triples:
            return Rows(unknowns, (), np.zeros(0), np.zeros(0), np.zeros(0, bool))
        parts = (np.concatenate(x) for x in (least, most, equations))
        return Rows(unknowns, tuple(g for g, _, _ in triples), *parts)

    def at(self, args: tuple[Any, ...]) -> Function:
        """The values of the rows at a vector."""
        if not self.functions:
            return lambda x: np.zeros(0)
        flat = [self.unknowns.flat_results(g, args) for g in self.functions]
        return lambda x: np.concatenate([g(x).astype(float) for g in flat])


def _off(x: Any, moved: Any, least: Any, most: Any) -> Any:
    """How far x is from what was moved, between limits; equal ones are an equation."""
    return np.where(least == most, x - least, x - np.clip(moved, least, most))


def _limit(label: str, bound: Any, end: float, size: int) -> Any:
    if bound is None:
        return np.full(size, end)
    is_tree = isinstance(bound, dict | list | tuple) or np.ndim(bound) > 0
    given = ravel(bound)[0] if is_tree else bound
    vector: Any = given if isinstance(given, Array) else np.asarray(given, float)
    if vector.ndim and vector.shape != (size,):
        raise ValueError(
            f"{label}: a limit of a constraint has {vector.shape[0]} elements, expected {size}, as "
            "the constraint, or a number"
        )
    return np.broadcast_to(vector, (size,))


@dataclass(frozen=True)
class NonlinearProgram:
    """min f(x) with least ≤ g(x) ≤ most and lower ≤ x ≤ upper, for some arguments."""

    objective: Objective
    constraints: Rows
    bounds: tuple[Any, Any] | None
    args: tuple[Any, ...]

    @property
    def size(self) -> int:
        """The number of unknowns."""
        return int(self.objective.unknowns.start.shape[0])

    @property
    def rows_count(self) -> int:
        """The number of rows."""
        return int(self.constraints.equations.shape[0])

    @property
    def lower(self) -> Any:
        """The lower bounds."""
        return np.full(self.size, -np.inf) if self.bounds is None else self.bounds[0]

    @property
    def upper(self) -> Any:
        """The upper bounds."""
        return np.full(self.size, np.inf) if self.bounds is None else self.bounds[1]

    @property
    def least(self) -> Any:
        """The lower limits of the rows."""
        return self.constraints.least

    @property
    def most(self) -> Any:
        """The upper limits of the rows."""
        return self.constraints.most

    @cached_attribute
    def inequalities(self) -> Any:
        """The places of rows that are inequalities."""
        return np.flatnonzero(~self.constraints.equations)

    @property
    def targets(self) -> Any:
        """What equations are equal to; 0 for inequalities."""
        return np.where(self.constraints.equations, self.least, 0.0)

    @cached_attribute
    def value(self) -> Function:
        """The objective."""
        value = self.objective.value(self.args)
        return lambda x: self.objective.scalar(value(x)).astype(float)

    @cached_attribute
    def value_and_gradient(self) -> Function:
        """The objective with its gradient."""
        return self.objective.value_and_gradient(self.args)

    @cached_attribute
    def rows(self) -> Function:
        """The rows."""
        return self.constraints.at(self.args)

    @cached_attribute
    def tables(self) -> Tables:
        """Jacobian of the rows and Hessian of the Lagrangian, of the kind that fits."""
        return tables_of(self.objective.label, self.objective.unknowns.start, self.dense_tables)

    @cached_attribute
    def dense_tables(self) -> DenseTables:
        """The same as arrays."""
        hess = self.objective.hess
        table = None if hess is None else self.objective.hessian(self.args)
        n, m = self.size, self.rows_count
        return DenseTables(n + m, n, self.rows, self._lagrangians_gradient, table)

    def _lagrangians_gradient(self, x: Any, scale: Any, multipliers: Any) -> Any:
        gradient = scale * self.objective.gradient(self.args)(x)
        if not self.rows_count:
            return gradient
        weighted: Function = grad(lambda z: self.rows(z) @ multipliers)
        return gradient + weighted(x)

    def conditions(self, v: Any) -> Any:
        """What is zero at a solution (x, multipliers of rows): ways to projected steps."""
        x, y = v[: self.size], v[self.size :]
        gradient = self._lagrangians_gradient(x, 1.0, y)
        if self.bounds is not None:
            gradient = _off(x, x - gradient, *self.bounds)
        rows = self.rows(x)
        return np.concatenate([gradient, _off(rows, rows + y, self.least, self.most)])

    def violation(self, x: Any) -> Any:
        """By how much the worst constraint is off."""
        rows = self.rows(x)
        off = np.abs(rows - np.clip(rows, self.least, self.most))
        return np.max(off, initial=0.0)
