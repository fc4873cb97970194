"""Mass matrices: M y' = f(t, y), with a singular M a differential-algebraic equation of index 1.

Hairer and Wanner, Solving Ordinary Differential Equations II (1996), VI.1: implicit methods apply
to M y' = f as they are, with `shift · M − jacobian` in place of `shift · 1 − jacobian`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from tenferro.integrate.functions import Model, System
from tenferro.integrate.matrices import DenseMatrices, Weights
from tenferro.integrate.newton import differentiated
from tenferro.integrate.options import SolverInputs
from tenferro.integrate.state import StateLayout
from tenferro.ops.arrays.ensure import ensured_leaves
from tenferro.ops.base import as_array
from tenferro.ops.base.registry import forget_with
from tenferro.trace import Tracer
from tenferro.transforms import jit, stop_gradient
from tenferro.transforms.control import while_loop

_MOST = 50
"""Newton steps towards consistent initial values."""


class _Search(NamedTuple):
    """Algebraic unknowns, the size of their last change, and the number of steps."""

    a: Any
    change: Any
    steps: Any


@dataclass(frozen=True, eq=False)
class MassMatrices(DenseMatrices):
    """Matrices (n, n) with a mass.

    `kernel` are columns that the mass maps to 0, the algebraic unknowns; `rest` are rows that map
    the mass to 0, the algebraic equations; `inverse` is the pseudoinverse.
    """

    mass: Any
    kernel: Any
    rest: Any
    inverse: Any

    def shifted(self, jacobian: Any, shift: Any) -> Any:
        """`shift · M − jacobian`."""
        return shift * self.mass - jacobian

    def weighted(self, y: Any) -> Any:
        """M y."""
        return self.mass @ y

    def rate(self, slope: Any) -> Any:
        """y' with M y' = slope; 0 for algebraic unknowns."""
        return self.inverse @ slope

    def coupled(self, jacobians: Sequence[Any], a: Weights, h: Any, b: Any) -> Any:
        """The rows x with `M x_i − h Σ_j a[i][j] jacobians[j] x_j = b_i`."""
        lines = []
        for i, row in enumerate(a):
            parts = [-h * w * j for w, j in zip(row, jacobians, strict=True)]
            parts[i] = self.mass + parts[i]
            lines.append(np.concatenate(parts, axis=1))
        matrix = np.concatenate(lines)
        whole = DenseMatrices(matrix.shape[0])
        found = whole.solve(matrix, whole.factor(matrix), np.reshape(b, (-1,)))
        return np.reshape(found, b.shape)

    def consistent(self, system: System, t: Any, y: Any) -> Any:
        """The state next to y, up to algebraic unknowns, that solves the algebraic equations.

        Not finite where Newton's method finds none.
        """
        k = self.kernel.shape[1]
        if not k:
            return y
        small = DenseMatrices(k)

        def residual(system: System, a: Any, t: Any, y: Any) -> Any:
            return self.rest @ system.slope(t, y + self.kernel @ a)

        def solve(system: System, a: Any, given: Sequence[Any], b: Any) -> Any:
            t, y = given
            jacobian = self.jacobian(system, t, y + self.kernel @ a)
            matrix = -(self.rest @ jacobian @ self.kernel)
            return small.solve(matrix, small.factor(matrix), b)

        at, near = stop_gradient(t), stop_gradient(y)
        enough = 4 * np.finfo(float).eps * (1 + np.max(np.abs(near)))

        def step(s: _Search) -> _Search:
            da = stop_gradient(solve(system, s.a, (at, near), residual(system, s.a, at, near)))
            return _Search(s.a + da, np.max(np.abs(da)), s.steps + 1)

        zero = np.zeros(k, y.dtype)
        far = np.abs(near[0]) * 0 + np.inf
        begin = _Search(zero + 0 * near[0], far, np.int64(0))
        found = while_loop(
            lambda s: (s.change > enough) & (s.steps < _MOST), step, begin, checkpoint=False
        )
        a = np.where(found.change <= 1e4 * enough, found.a, np.nan)
        a = differentiated(system, residual, solve, stop_gradient(a), (t, y))
        return y + self.kernel @ a


def mass_matrices(label: str, size: int, mass: Any) -> MassMatrices:
    """The matrices of a mass (n, n), or of its diagonal (n,)."""
    if isinstance(mass, Tracer):
        raise TypeError(
            f"{label}: `mass` is traced, expected a constant matrix; multiply it into `fun` instead"
        )
    given = np.asarray(mass, float)
    square = np.diag(given) if given.ndim == 1 else given
    if square.shape != (size, size):
        raise ValueError(f"{label}: `mass` has shape {given.shape}, expected ({size}, {size})")
    return _matrices(size, square.tobytes())


def consistent_start(
    model: Model, layout: StateLayout, matrices: MassMatrices, inputs: SolverInputs, inside: bool
) -> Any:
    """The consistent initial state, in the running trace or computed.

    Raises RuntimeError where there is none next to the given one.
    """

    def found(inputs: SolverInputs) -> Any:
        system = System(model, layout, inputs.operands)
        return matrices.consistent(system, inputs.start, inputs.y)

    message = (
        f"{layout.label}: no algebraic unknowns next to those of y0 solve the algebraic equations; "
        "pass a better guess, or reduce the index of the equation to 1"
    )
    y = found(inputs) if inside else jit(found)(inputs)
    if inside:
        return ensured_leaves([as_array(layout.label, y)], np.all(np.isfinite(y)), message)[0]
    if not np.all(np.isfinite(y)):
        raise RuntimeError(message)
    return y


@lru_cache(maxsize=64)
def _matrices(size: int, data: bytes) -> MassMatrices:
    mass = np.frombuffer(data).reshape(size, size)
    u, s, vh = np.linalg.svd(mass)
    rank = int(np.sum(s > size * np.finfo(float).eps * max(s[0], np.finfo(float).tiny)))
    return MassMatrices(size, mass, vh[rank:].T, u[:, rank:].T, np.linalg.pinv(mass))


forget_with(_matrices.cache_clear)
