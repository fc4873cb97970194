"""The implicit Runge-Kutta method Radau IIA of order 5, as `scipy.integrate.Radau`.

Hairer and Wanner, Solving Ordinary Differential Equations II (1996), IV.8: the three stages are
found by simplified Newton iterations in variables in which the matrix of the method is diagonal, so
that a real and a complex system of the size of the state are solved.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from tenferro.integrate.control import LEAST, MOST, SAFETY, Clock, Proposal, norm, proposal
from tenferro.integrate.explicit import begun, chosen, combined, of_dtype
from tenferro.integrate.functions import System
from tenferro.integrate.matrices import Matrices
from tenferro.integrate.method import TOO_SMALL, Attempt, Carry, Counts, Problem
from tenferro.integrate.newton import (
    Iteration,
    differentiated,
    iterated,
    renewed,
    tolerance_of,
)
from tenferro.integrate.polynomial import Polynomial, first_order
from tenferro.integrate.sensitivities import largest
from tenferro.tensor.dtypes import float64
from tenferro.transforms import stop_gradient

_S6 = 6**0.5
_C = ((4 - _S6) / 10, (4 + _S6) / 10, 1.0)
_A = (
    ((88 - 7 * _S6) / 360, (296 - 169 * _S6) / 1800, (-2 + 3 * _S6) / 225),
    ((296 + 169 * _S6) / 1800, (88 + 7 * _S6) / 360, (-2 - 3 * _S6) / 225),
    ((16 - _S6) / 36, (16 + _S6) / 36, 1 / 9),
)
_E = ((-13 - 7 * _S6) / 3, (-13 + 7 * _S6) / 3, -1 / 3)
_REAL = 3 + 3 ** (2 / 3) - 3 ** (1 / 3)
_COMPLEX = 3 + 0.5 * (3 ** (1 / 3) - 3 ** (2 / 3)) - 0.5j * (3 ** (5 / 6) + 3 ** (7 / 6))
"""The eigenvalues of the inverse of A."""
_T = (
    (0.09443876248897524, -0.14125529502095421, 0.03002919410514742),
    (0.25021312296533332, 0.20412935229379994, -0.38294211275726192),
    (1.0, 1.0, 0.0),
)
_TI = (
    (4.17871859155190428, 0.32768282076106237, 0.52337644549944951),
    (-4.17871859155190428, -0.32768282076106237, 0.47662355450055044),
    (0.50287263494578682, -2.57192694985560522, 0.59603920482822492),
)
"""The eigenvectors of A, in real form, and the inverse."""
_P = (
    (13 / 3 + 7 * _S6 / 3, -23 / 3 - 22 * _S6 / 3, 10 / 3 + 5 * _S6),
    (13 / 3 - 7 * _S6 / 3, -23 / 3 + 22 * _S6 / 3, 10 / 3 - 5 * _S6),
    (1 / 3, -8 / 3, 10 / 3),
)
"""The interpolant through the stages."""
_ITERATIONS, _ORDER = 6, 3


class RadauMemory(NamedTuple):
    """Slope, interpolant of the step before, factors, and what step sizes are chosen by.

    `size` and `error` are those of the step before, 0 for none; `first` is the size that was
    tried first in this step, `missed` whether an error was too large in it. `renews`, `recent` and
    `stale` are as for `BDF`.
    """

    slope: Any
    line: Polynomial
    has_line: Any
    size: Any
    error: Any
    first: Any
    missed: Any
    jacobian: Any
    real: Any
    complex: Any
    renews: Any
    recent: Any
    stale: Any
    counts: Counts


@dataclass(frozen=True)
class Radau:
    """The method."""

    matrices: Matrices

    def start(self, problem: Problem, y: Any, *, dense: bool) -> tuple[Carry, Any]:
        """The state at the start, and an interpolant for times next to it."""
        t = problem.span.start
        carry, slope = begun(problem, y, _ORDER, self.matrices.consistent)
        y = carry.y
        jacobian = stop_gradient(self.matrices.jacobian(problem.system, t, y))
        h = of_dtype(carry.clock.step * problem.span.direction, y)
        zero, line = carry.attempts, first_order(t, y, self.matrices.rate(slope), 3)
        no, nothing = zero > 0, np.zeros_like(carry.clock.step)
        memory = RadauMemory(
            slope, stop_gradient(line), no, nothing, nothing, carry.clock.step, no, jacobian,
            *self._factored(jacobian, h), no, ~no, ~no, Counts(zero + 2, zero + 1, zero),
        )  # fmt: skip
        return carry._replace(memory=memory), line if dense else None

    def _factored(self, jacobian: Any, h: Any) -> tuple[Any, Any]:
        """The real and the complex matrix of a step, each with its factors."""
        pairs = []
        for eigenvalue in (_REAL, _COMPLEX):
            matrix = self.matrices.shifted(jacobian, eigenvalue / h)
            pairs.append(stop_gradient((matrix, self.matrices.factor(matrix))))
        return pairs[0], pairs[1]

    def attempt(self, problem: Problem, carry: Carry, *, dense: bool) -> Attempt:
        """One attempt at a step; with `dense`, its interpolant."""
        step = proposal(carry.clock, problem.span, problem.tolerance.max_step)
        memory = self._prepared(problem, carry, step)
        found = self._solved(problem, carry, memory, step)
        taken = partial(_taken, self.matrices, carry.clock.t, step, found.x)
        (end, slope, z), series = problem.probe.taylor(
            problem.system, taken, (carry.y, memory.slope), carry.series
        )
        error, extra = self._error(problem, carry, memory, step, found.x, end)
        errors = [
            self._rest(problem, memory, step, before, x, w)
            for before, (x, _, w) in zip(carry.series, series, strict=True)
        ]
        error = largest([error, *errors])
        counts = memory.counts
        counts = counts._replace(slopes=counts.slopes + 3 * found.steps + extra)
        memory = memory._replace(counts=counts)
        accepted = found.converged & (error <= 1) & ~step.too_small
        line = Polynomial(
            carry.clock.t, step.h, carry.y,
            np.stack([combined(w, list(z)) for w in zip(*_P, strict=True)]),
        )  # fmt: skip
        after, grown = self._after(memory, step, found, error, slope, line)
        rejected, shrunk = self._rejected(memory, step, found, error)
        clock = Clock(
            np.where(accepted, step.t, carry.clock.t),
            stop_gradient(step.size * np.where(accepted, grown, shrunk)),
            ~accepted,
        )
        new = Carry(
            clock,
            np.where(accepted, end, carry.y),
            chosen(accepted, after, rejected),
            np.where(step.too_small, TOO_SMALL, carry.code),
            carry.attempts + 1,
            chosen(accepted, tuple((x, rate) for x, rate, _ in series), carry.series),
        )
        return Attempt(new, accepted, line if dense else None)

    def _prepared(self, problem: Problem, carry: Carry, step: Proposal) -> RadauMemory:
        """The memory with factors for a step."""
        memory: RadauMemory = carry.memory
        jacobian = renewed(
            memory.renews,
            lambda: self.matrices.jacobian(problem.system, carry.clock.t, carry.y),
            memory.jacobian,
        )
        clamped = ~carry.clock.rejected & (step.size != carry.clock.step) & ~step.clipped
        stale = memory.stale | memory.renews
        h = of_dtype(step.h, carry.y)
        real, both = renewed(
            stale, lambda: self._factored(jacobian, h), (memory.real, memory.complex)
        )
        counts = memory.counts
        return memory._replace(
            size=np.where(clamped, 0.0, memory.size),
            error=np.where(clamped, 0.0, memory.error),
            jacobian=jacobian, real=real, complex=both,
            recent=memory.recent | memory.renews, renews=memory.renews & False, stale=stale & False,
            counts=counts._replace(
                jacobians=counts.jacobians + memory.renews.astype(int),
                factorizations=counts.factorizations + 2 * stale.astype(int),
            ),
        )  # fmt: skip

    def _solved(
        self, problem: Problem, carry: Carry, memory: RadauMemory, step: Proposal
    ) -> Iteration:
        """The stages, relative to the state."""
        t, y, h = (stop_gradient(x) for x in (carry.clock.t, carry.y, step.h))
        s, m = of_dtype(h, y), self.matrices.weighted
        ahead = [memory.line.at(t + h * c) - y for c in _C]
        start = np.where(memory.has_line, np.stack(ahead), 0.0)

        def correction(w: Any) -> Any:
            z = _mixed(_T, w)
            slopes = np.stack([problem.system.slope(t + h * c, y + z[i]) for i, c in enumerate(_C)])
            right = _mixed(_TI, stop_gradient(slopes))
            first = right[0] - _REAL / s * m(w[0])
            pair = right[1] + 1j * right[2] - _COMPLEX / s * (m(w[1]) + 1j * m(w[2]))
            dw = _solved(self.matrices, memory.real, first)
            both = _solved(self.matrices, memory.complex, pair)
            return np.stack([dw, np.real(both), np.imag(both)])

        tolerance = tolerance_of(problem.tolerance.rtol)
        scale = problem.tolerance.scale(y)
        found = iterated(correction, _mixed(_TI, start), scale, tolerance, _ITERATIONS)
        return found._replace(x=_mixed(_T, found.x))

    def _error(
        self, problem: Problem, carry: Carry, memory: RadauMemory, step: Proposal, z: Any, end: Any
    ) -> tuple[Any, Any]:
        """The error as a part of the allowed one, and how many slopes it took."""
        t, y, h, end = (stop_gradient(x) for x in (carry.clock.t, carry.y, step.h, end))
        slope = stop_gradient(memory.slope)
        scale = problem.tolerance.scale(y, end)
        change = self.matrices.weighted(combined(_E, list(z))) / of_dtype(h, y)
        error = _solved(self.matrices, memory.real, slope + change)
        size = norm(error / scale).astype(float64)
        again = memory.missed & (size > 1)

        def second() -> Any:
            there = stop_gradient(problem.system.slope(t, y + error))
            other = _solved(self.matrices, memory.real, there + change)
            return norm(other / scale).astype(float64)

        return renewed(again, second, size), again.astype(int)

    def _rest(
        self, problem: Problem, memory: RadauMemory, step: Proposal, before: Any, end: Any, z: Any
    ) -> Any:
        """The error of derivatives of the state, as a part of the allowed one."""
        y, slope = before
        change = self.matrices.weighted(combined(_E, list(z))) / of_dtype(step.h, y)
        error = _solved(self.matrices, memory.real, slope + change)
        return norm(error / problem.tolerance.scale(y, end)).astype(float64)

    def _after(
        self,
        memory: RadauMemory,
        step: Proposal,
        found: Iteration,
        error: Any,
        slope: Any,
        line: Any,
    ) -> tuple[RadauMemory, Any]:
        """The memory and the factor of the size after a step."""
        renews = (found.steps > 2) & (found.rate > 1e-3)
        factor = np.minimum(MOST, _safety(found) * _predicted(memory, step, error))
        keeps = ~renews & (factor < 1.2)
        factor = stop_gradient(np.where(keeps, 1.0, factor))
        after = memory._replace(
            slope=slope, line=stop_gradient(line), has_line=memory.has_line | True,
            size=memory.first, error=error, first=stop_gradient(step.size) * factor,
            missed=memory.missed & False, renews=renews, recent=renews, stale=~keeps,
            counts=memory.counts._replace(slopes=memory.counts.slopes + 1),
        )  # fmt: skip
        return after, factor

    def _rejected(
        self, memory: RadauMemory, step: Proposal, found: Iteration, error: Any
    ) -> tuple[RadauMemory, Any]:
        """The memory and the factor of the size for another attempt at a step."""
        again = ~found.converged & ~memory.recent
        smaller = _safety(found) * _predicted(memory, step, error)
        smaller = np.where(smaller > LEAST, smaller, LEAST)
        factor = np.where(found.converged, smaller, np.where(again, 1.0, 0.5))
        after = memory._replace(
            renews=again, stale=memory.stale | True, missed=memory.missed | found.converged
        )
        return after, factor

    def counts(self, carry: Carry, accepted: Any, *, dense: bool) -> Counts:
        """What the steps up to now have cost."""
        return carry.memory.counts  # type: ignore[no-any-return]


def _solved(matrices: Matrices, pair: tuple[Any, Any], b: Any) -> Any:
    """The solution with a matrix and its factors."""
    matrix, factors = pair
    return matrices.solve(matrix, factors, b)


def _mixed(weights: Sequence[Sequence[float]], rows: Any) -> Any:
    """A 3×3 matrix times three rows."""
    return np.stack([combined(w, list(rows)) for w in weights])


def _safety(found: Iteration) -> Any:
    return SAFETY * (2 * _ITERATIONS + 1) / (2 * _ITERATIONS + found.steps)


def _predicted(memory: RadauMemory, step: Proposal, error: Any) -> Any:
    """The factor of the size from the errors of two steps (Gustafsson; Hairer and Wanner, IV.8)."""
    some = np.where(error > 0, error, 1.0)
    has = (memory.size > 0) & (memory.error > 0)
    before = np.where(has, memory.size, 1.0)
    grown = stop_gradient(step.size) / before * (np.where(has, memory.error, 1.0) / some) ** 0.25
    factor = np.where(has, np.minimum(1.0, grown), 1.0) * some**-0.25
    return np.where(error == 0, np.inf, np.where(error > 0, factor, LEAST))


def _taken(
    matrices: Matrices, t: Any, step: Proposal, z: Any, system: System, at: tuple[Any, Any]
) -> tuple[Any, Any, Any]:
    """The state and the slope at the end of a step, and its stages, which are known."""
    y, _ = at
    z = _stages(system, matrices, t, step.h, y, z)
    end = y + z[2]
    return end, system.slope(step.t, end), z


def _stages(system: System, matrices: Matrices, t: Any, h: Any, y: Any, z: Any) -> Any:
    """Stages z with the derivatives of `z_i = h Σ_j a_ij f(t + c_j h, y + z_j)`."""

    def slopes(system: System, z: Any, t: Any, y: Any, h: Any) -> list[Any]:
        return [system.slope(t + c * h, y + z[i]) for i, c in enumerate(_C)]

    def residual(system: System, z: Any, t: Any, y: Any, h: Any) -> Any:
        every = slopes(system, z, t, y, h)
        weighted = np.stack([matrices.weighted(z[i]) for i in range(len(_C))])
        return of_dtype(h, y) * _mixed(_A, np.stack(every)) - weighted

    def solve(system: System, z: Any, given: Sequence[Any], b: Any) -> Any:
        t, y, h = given
        jacobians = [matrices.jacobian(system, t + c * h, y + z[i]) for i, c in enumerate(_C)]
        return matrices.coupled(jacobians, _A, of_dtype(h, y), b)

    return differentiated(system, residual, solve, z, (t, y, h))
