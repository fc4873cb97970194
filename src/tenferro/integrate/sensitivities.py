"""Error control of derivatives, by the derivatives of the state along one direction.

Derivatives of a solution are those of its steps, so steps that are small enough for the state may
be too large for them: at rest the error of the state is zero for steps of any size. A solver that
is differentiated therefore integrates a probe with the state, the derivatives of the state along
one direction of the initial state and the parameters. The variational equation is linear, and a
direction without zeros excites all that it can do. The probe's error estimate is the directional
derivative of the state's, and a step is accepted when both are within the tolerance. No derivative
flows through the probe.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

import numpy as np

from tenferro.integrate.control import StepTolerance
from tenferro.integrate.functions import System
from tenferro.pytree import map as tree_map, structure, unflatten
from tenferro.trace import Tracer
from tenferro.transforms import stop_gradient
from tenferro.transforms.derivatives.taylor import jet

T = TypeVar("T")
Series = tuple[Any, ...]
"""The derivatives of a pytree along the direction, order by order."""
MOST = 2
"""The highest order of derivatives with error control; their products force the higher ones."""


@dataclass(frozen=True)
class Probe:
    """A direction: by which operands, and how fast they move. Without orders there is no probe."""

    order: int
    places: tuple[int, ...]
    directions: tuple[Any, ...]

    @staticmethod
    def of(system: System, order: int) -> Probe:
        """The direction of all operands that are traced: others have no derivatives."""
        operands = system.operands
        traced = [i for i, x in enumerate(operands) if isinstance(x, Tracer) and _is_inexact(x)]
        places = tuple(traced if order else ())
        directions = [_moving(stop_gradient(operands[i]), 0.0, i) for i in places]
        return Probe(order, places, tuple(directions))

    def start(self, t: Any, y: Any, tolerance: StepTolerance) -> Series:
        """The derivatives of the initial state: in proportion to its elements.

        An element that is 0 moves by ten times atol / rtol, at most by 10, so that its allowed
        error is relative to what it moves by. A state that is known does not move, unless the time
        at which it is known does.
        """
        zero = np.zeros_like(y)
        if not isinstance(y, Tracer) and not isinstance(t, Tracer):
            return (zero,) * self.order
        least = 10 * np.minimum(tolerance.atol / tolerance.rtol, 1.0)
        return (_moving(stop_gradient(y), least, -1), *[zero] * (self.order - 1))[: self.order]

    def taylor(
        self, system: System, step: Callable[[System, Any], T], at: Any, series: Series
    ) -> tuple[T, Series]:
        """`step(system, at)`, and its derivatives if `at` has these."""
        if not series:
            return step(system, at), ()

        def moved(at: Any, varied: Sequence[Any]) -> Any:
            operands = list(system.operands)
            for i, x in zip(self.places, varied, strict=True):
                operands[i] = x
            return step(replace(system, operands=tuple(operands)), at)

        lists = tree_map(lambda *xs: [stop_gradient(x) for x in xs], *series)
        zeros = [np.zeros_like(x) for x in self.directions]
        rest = [zeros] * (len(series) - 1)
        along = [list(xs) for xs in zip(self.directions, *rest, strict=True)]
        varied = [system.operands[i] for i in self.places]
        value, derivatives = jet(moved, (at, varied), (lists, along))
        spec = structure(value)
        columns = spec.flatten_up_to(derivatives)
        orders = [[stop_gradient(c[k]) for c in columns] for k in range(len(series))]
        return value, tuple(unflatten(spec, order) for order in orders)


def _is_inexact(x: Any) -> bool:
    return bool(x.aval.is_inexact)


def _moving(x: Any, least: Any, seed: int) -> Any:
    """How fast an array moves: in proportion to its elements, by one where these are 0.

    Each axis has factors of both signs between a half and one and a half, always the same.
    """
    size = np.maximum(np.abs(x), least)
    moving = np.where(size > np.finfo(size.dtype).tiny ** 0.5, size, 1.0).astype(x.dtype)
    rng = np.random.default_rng(1 + seed)
    for axis, n in enumerate(x.shape):
        if isinstance(n, int):  # not a size that has a name
            factors = rng.uniform(0.5, 1.5, n) * rng.choice([-1.0, 1.0], n)
            shape = [n if i == axis else 1 for i in range(len(x.shape))]
            moving = moving * factors.reshape(shape).astype(x.dtype)
    return moving


def largest(errors: Sequence[Any]) -> Any:
    """The largest of some errors, NaN if one is."""
    total = errors[0]
    for error in errors[1:]:
        total = np.maximum(total, error)
    return total
