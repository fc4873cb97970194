"""The matrices of implicit methods: Jacobians, shifted ones, and linear systems with them.

Which kind a system has follows from its size and from its sparsity pattern. All kinds have the same
functions, so that methods do not know which one they use.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Protocol

import numpy as np

from tenferro.integrate.functions import TIME, Model, System
from tenferro.integrate.state import StateLayout
from tenferro.kernels.on_demand import scipy
from tenferro.linalg import banded_elimination as banded, elimination
from tenferro.linalg.lu import factors as lu_factors
from tenferro.linalg.solve import solve_with
from tenferro.ops.arrays.indexing import take
from tenferro.ops.base import apply, as_array
from tenferro.ops.base.registry import forget_with
from tenferro.sparse.factors import factors_family, solve_family, solved
from tenferro.transforms import jacfwd
from tenferro.transforms.sparsity import SparsePlan, sparse_jacobian
from tenferro.transforms.sparsity.dependence import DenseError

NDArray = np.ndarray[Any, Any]
Weights = Sequence[Sequence[float]]
SMALL = 8
"""The largest systems that are solved element by element. Of 8 unknowns a factorization and eight
solutions take 0.9 µs so in a loop, with LAPACK 6; of 12 unknowns 1.7 and 9, but the code of the
loop takes twice as long to compile (a Xeon with AVX-512)."""
_BANDS, _DENSITY = 1 / 3, 0.1
"""The most diagonals of a band matrix, and entries of a sparse one, as parts of a dense one."""
_MANY = 400
"""The fewest unknowns of a sparse matrix that is not a band, as SuperLU is called from Python."""


class Matrices(Protocol):
    """One kind of matrices; `factor` returns a pytree of arrays."""

    def jacobian(self, system: System, t: Any, y: Any) -> Any:
        """∂f/∂y at a time and a state."""

    def shifted(self, jacobian: Any, shift: Any) -> Any:
        """`shift · 1 − jacobian`."""

    def factor(self, matrix: Any) -> Any:
        """The factors of a matrix."""

    def solve(self, matrix: Any, factors: Any, b: Any) -> Any:
        """The solution x of `matrix x = b`, a function of the matrix and of b."""

    def coupled(self, jacobians: Sequence[Any], a: Weights, h: Any, b: Any) -> Any:
        """The rows x with `x_i − h Σ_j a[i][j] jacobians[j] x_j = b_i`."""

    def weighted(self, y: Any) -> Any:
        """M y for problems M y' = f, in whose matrices M takes the place of 1."""

    def rate(self, slope: Any) -> Any:
        """y' with M y' = slope."""

    def consistent(self, system: System, t: Any, y: Any) -> Any:
        """An initial state that fulfils the algebraic equations, where M is singular."""


class Unweighted:
    """Matrices without a mass: M is 1."""

    def weighted(self, y: Any) -> Any:
        """M y."""
        return y

    def rate(self, slope: Any) -> Any:
        """y' with M y' = slope."""
        return slope

    def consistent(self, system: System, t: Any, y: Any) -> Any:
        """The initial state."""
        return y


@dataclass(frozen=True)
class DenseMatrices(Unweighted):
    """Matrices (n, n)."""

    size: int

    def jacobian(self, system: System, t: Any, y: Any) -> Any:
        """∂f/∂y at a time and a state."""
        derivative: Any = jacfwd(lambda z: system.slope(t, z))
        return derivative(y)

    def shifted(self, jacobian: Any, shift: Any) -> Any:
        """`shift · 1 − jacobian`."""
        return shift * np.eye(self.size, dtype=jacobian.dtype) - jacobian

    def factor(self, matrix: Any) -> Any:
        """The factors of a matrix."""
        if self.size <= SMALL:
            return elimination.factors(matrix)
        return lu_factors(matrix)

    def solve(self, matrix: Any, factors: Any, b: Any) -> Any:
        """The solution x of `matrix x = b`, a function of the matrix and of b."""
        if self.size <= SMALL:
            return elimination.solve(matrix, factors, b)
        packed, permutation = factors
        return solve_with(matrix, packed, permutation, b[:, None])[:, 0]

    def coupled(self, jacobians: Sequence[Any], a: Weights, h: Any, b: Any) -> Any:
        """The rows x with `x_i − h Σ_j a[i][j] jacobians[j] x_j = b_i`."""
        count = len(jacobians)
        lines = [
            np.concatenate([h * w * j for w, j in zip(row, jacobians, strict=True)], axis=1)
            for row in a
        ]
        whole = DenseMatrices(count * self.size)
        matrix = whole.shifted(np.concatenate(lines), 1.0)
        right = np.reshape(b, (count * self.size,))
        return np.reshape(whole.solve(matrix, whole.factor(matrix), right), b.shape)


@dataclass(frozen=True, eq=False)
class BandedMatrices(Unweighted):
    """Bands (n, l + u + 1) of rows and columns in another order.

    `places` says which entry of the Jacobian is where in the band, the first behind the last for
    none; `order` which unknown is which row, `back` the inverse.
    """

    plan: SparsePlan
    lower: int
    places: NDArray
    order: NDArray
    back: NDArray

    def jacobian(self, system: System, t: Any, y: Any) -> Any:
        """∂f/∂y at a time and a state."""
        return _placed(self.plan.values(t, y, *system.operands), self.places)

    def shifted(self, jacobian: Any, shift: Any) -> Any:
        """`shift · 1 − jacobian`."""
        diagonal = np.arange(self.places.shape[1]) == self.lower
        return shift * diagonal - jacobian

    def factor(self, matrix: Any) -> Any:
        """The factors of a matrix."""
        return banded.factors(matrix, self.lower)

    def solve(self, matrix: Any, factors: Any, b: Any) -> Any:
        """The solution x of `matrix x = b`, a function of the matrix and of b."""
        right = _placed(b, self.order)
        return _placed(banded.solve(matrix, factors, right, self.lower), self.back)

    def coupled(self, jacobians: Sequence[Any], a: Weights, h: Any, b: Any) -> Any:
        """The rows x with `x_i − h Σ_j a[i][j] jacobians[j] x_j = b_i`.

        The unknowns are ordered by their elements, then by their rows, which makes a band.
        """
        count, (n, width) = len(jacobians), self.places.shape
        lines = []
        for i, row in enumerate(a):
            parts = [h * w * j for w, j in zip(row, jacobians, strict=True)]
            band = np.reshape(np.stack(parts, axis=-1), (n, count * width))
            zeros = np.zeros((n, count - 1), band.dtype)
            lines.append(np.concatenate([zeros[:, i:], band, zeros[:, :i]], axis=1))
        lower = count * (self.lower + 1) - 1
        jacobian = np.reshape(np.stack(lines, axis=1), (count * n, -1))
        matrix = (np.arange(jacobian.shape[1]) == lower) - jacobian
        right = np.reshape(np.stack([_placed(x, self.order) for x in b], axis=1), (-1,))
        found = banded.solve(matrix, banded.factors(matrix, lower), right, lower)
        rows = np.reshape(found, (n, count))
        return np.stack([_placed(rows[:, i], self.back) for i in range(count)])


@dataclass(frozen=True, eq=False)
class SparseMatrices(Unweighted):
    """The entries of sparse matrices, which SuperLU factors; `diagonal` are those of rows in order.

    `places` says which entry of the Jacobian is which, the first behind the last for none.
    """

    plan: SparsePlan
    rows: NDArray
    columns: NDArray
    places: NDArray
    diagonal: NDArray

    def jacobian(self, system: System, t: Any, y: Any) -> Any:
        """∂f/∂y at a time and a state."""
        return _placed(self.plan.values(t, y, *system.operands), self.places)

    def shifted(self, jacobian: Any, shift: Any) -> Any:
        """`shift · 1 − jacobian`."""
        return shift * self.diagonal - jacobian

    def factor(self, matrix: Any) -> Any:
        """The key of the factors of a matrix."""
        size = self.plan.pattern.shape[0]
        operation = factors_family.bind(size=size, order="COLAMD")
        return apply(operation, matrix, *self._places())

    def solve(self, matrix: Any, factors: Any, b: Any) -> Any:
        """The solution x of `matrix x = b`, a function of the matrix and of b."""
        size = self.plan.pattern.shape[0]
        operation = solve_family.bind(size=size, order="COLAMD", mode="N")
        return apply(operation, matrix, *self._places(), factors, b[:, None])[:, 0]

    def coupled(self, jacobians: Sequence[Any], a: Weights, h: Any, b: Any) -> Any:
        """The rows x with `x_i − h Σ_j a[i][j] jacobians[j] x_j = b_i`."""
        count, size = len(jacobians), self.plan.pattern.shape[0]
        values, rows, columns = [], [], []
        for i, line in enumerate(a):
            for j, (w, jacobian) in enumerate(zip(line, jacobians, strict=True)):
                values.append((self.diagonal if i == j else 0.0) - h * w * jacobian)
                rows.append(self.rows + i * size)
                columns.append(self.columns + j * size)
        places = [as_array("solve_ivp", np.concatenate(x)) for x in (rows, columns)]
        right = np.reshape(b, (count * size, 1))
        found = solved((np.concatenate(values), *places), right, "COLAMD")
        return np.reshape(found, b.shape)

    def _places(self) -> tuple[Any, Any]:
        return as_array("solve_ivp", self.rows), as_array("solve_ivp", self.columns)


@lru_cache(maxsize=64)
def matrices_of(model: Model, layout: StateLayout) -> Matrices:
    """The kind of matrices that fits a model."""
    n = layout.size
    plan = None if n <= SMALL else _plan(model, layout)
    if plan is None:
        return DenseMatrices(n)
    order = scipy.sparse.csgraph.reverse_cuthill_mckee(_square(plan.pattern), False)
    plain = np.arange(n)
    bands = [_band(plan, o) for o in (plain, np.asarray(order))]
    best = min(bands, key=lambda b: b.places.shape[1])
    if best.places.shape[1] <= _BANDS * n:
        return best
    if n >= _MANY and plan.pattern.nnz <= _DENSITY * n * n:
        return _sparse(plan)
    return DenseMatrices(n)


forget_with(matrices_of.cache_clear)


def _plan(model: Model, layout: StateLayout) -> SparsePlan | None:
    """The sparse Jacobian of a model; None where it is dense, or may be."""
    avals = model.slope.inputs[:-2]
    if not all(aval.is_inexact for aval in avals):
        return None

    def slope(t: Any, y: Any, *operands: Any) -> Any:
        return System(model, layout, operands).slope(t, y)

    given = [np.zeros(aval.shape, aval.dtype) for aval in (TIME, model.slope.inputs[-1], *avals)]
    try:
        return sparse_jacobian(slope, *given, argnums=1)
    except DenseError:
        return None


def _square(pattern: Any) -> Any:
    """A pattern with the diagonal."""
    return (pattern + scipy.sparse.eye_array(pattern.shape[0], dtype=bool, format="csr")).tocsr()


def _entries(plan: SparsePlan) -> tuple[NDArray, NDArray]:
    """Rows and columns of a plan's values."""
    pattern = plan.pattern
    return np.repeat(np.arange(pattern.shape[0]), np.diff(pattern.indptr)), pattern.indices


def _band(plan: SparsePlan, order: NDArray) -> BandedMatrices:
    """The band of a pattern whose rows and columns are put in an order."""
    n = len(order)
    back = np.empty(n, np.int64)
    back[order] = np.arange(n)
    rows, columns = (back[x] for x in _entries(plan))
    lower = max(int(np.max(rows - columns, initial=0)), 1)
    upper = max(int(np.max(columns - rows, initial=0)), 0)
    places = np.full((n, lower + upper + 1), len(rows), np.int64)
    places[rows, columns - rows + lower] = np.arange(len(rows))
    return BandedMatrices(plan, lower, places, np.asarray(order, np.int64), back)


def _sparse(plan: SparsePlan) -> SparseMatrices:
    square = _square(plan.pattern)
    n = square.shape[0]
    rows = np.repeat(np.arange(n), np.diff(square.indptr))
    columns = square.indices.astype(np.int64)
    known = {place: k for k, place in enumerate(zip(*_entries(plan), strict=True))}
    places = [known.get(place, len(known)) for place in zip(rows, columns, strict=True)]
    return SparseMatrices(plan, rows, columns, np.array(places, np.int64), rows == columns)


def _placed(x: Any, places: NDArray) -> Any:
    """Elements of a vector by place; zeros for places behind the last."""
    extra = int(places.max(initial=0)) == x.shape[0]
    x = np.concatenate([x, np.zeros(1, x.dtype)]) if extra else x
    unique = len(np.unique(places)) == places.size
    flat = take(x, [as_array("solve_ivp", places.reshape(-1))], (0,), "promise", unique=unique)
    return np.reshape(flat, places.shape)
