"""Probes of a point: drawn, evaluated at the point or beside it, and put together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from adoracles.cases.case import Case
from adoracles.cases.structures import project
from adoracles.draw import Draw
from adoracles.exact.conditions import Shaken, Sizes, by_element, of_arrays, with_floor
from adoracles.exact.differences import Differences, Point, none
from adoracles.exact.numbers import Exact, as_exact, is_complex, lift, mp, precision
from adoracles.exact.operations import TRANSFORMS, operation
from adoracles.exact.reference import Directions, Reference, measured
from adoracles.family import Conditioning
from adoracles.operations.functions import function_of

SMOOTH = ((60, 18), (90, 30), (140, 48), (220, 78))
"""Decimal digits, and those of the step: the next are used where the error is too large."""
BESIDE = ((140, 45), (240, 78))
"""The same beside a kink or a cut."""
SHIFT = 25
"""Decimal digits of the distance from a kink or a cut: more than of the error, fewer than of
steps."""
NUDGE, NUDGE_BESIDE = 60, 110
"""Binary digits of the perturbation that sensitivities are measured with."""


@dataclass(frozen=True)
class Drawn:
    """A probe in double precision."""

    direction: Mapping[str, Any]
    along: Mapping[str, Any]
    cotangent: Mapping[str, Any]

    def exact(self) -> Directions:
        """Return the probe as exact numbers."""
        groups = (self.direction, self.along, self.cotangent)
        return Directions(*({n: lift(a) for n, a in group.items()} for group in groups))


@dataclass(frozen=True)
class Evaluated:
    """A probe with its references, by convention, and the sizes that errors are measured by."""

    drawn: Drawn
    references: Mapping[str, Mapping[str, Mapping[str, Exact]]]
    sizes: Sizes
    error: float
    digits: int
    sides: tuple[Reference, ...]


def exact_function(case: Case, outputs: tuple[str, ...]) -> Callable[[Point], Point]:
    """Return the function that a case differentiates, of exact arrays by name."""
    constants = {name: lift(array) for name, array in case.constants.items()}
    function = function_of(case, operation, constants, outputs, TRANSFORMS)

    def evaluate(arrays: Point) -> Point:
        found = function(*(arrays[name] for name in case.inputs))
        return {name: as_exact(array) for name, array in found.items()}

    return evaluate


def scales_of(case: Case, floor: float) -> dict[str, Any]:
    """Return sizes of displacements: a power of two near very small and very large elements.

    All are 1 where a floor says that the function is smooth there, and in a structure.
    """
    return {
        name: np.ones(array.shape) if floor or name in case.structures else _scale(array)
        for name, array in case.inputs.items()
    }


def _scale(array: Any) -> Any:
    size = np.abs(array)
    power = np.exp2(np.floor(np.log2(np.where(size > 0, size, 1.0))))
    return np.where((size > 0) & ((size < 2.0**-8) | (size > 2.0**12)), power, 1.0)


def drawn(draw: Draw, case: Case, outputs: Point, floor: float) -> Drawn:
    """Return a probe of a case: directions in its inputs' structures, and a cotangent."""
    scales = scales_of(case, floor)

    def direction() -> dict[str, Any]:
        return {
            name: project(
                case.structures.get(name, "general"),
                draw.weights(array.shape, array.dtype.kind == "c") * scales[name],
            )
            for name, array in case.inputs.items()
        }

    cotangent = {n: draw.weights(y.shape, is_complex(y)) for n, y in outputs.items()}
    return Drawn(direction(), direction(), cotangent)


def evaluated(
    case: Case,
    outputs: tuple[str, ...],
    probes: list[Drawn],
    conditioning: Conditioning,
    floor: float,
    signs: Draw,
    sides: tuple[Mapping[str, Any], ...] = (),
    conventions: Mapping[str, tuple[float, ...]] | None = None,
) -> list[Evaluated]:
    """Return the references of probes of a case.

    With `sides` the function is evaluated beside the case's inputs, and the references are sums
    of those with the conventions' weights. Raises ImpreciseError if differences do not agree.
    """
    work = _Work(case, exact_function(case, outputs), conditioning, floor, probes)
    if not sides:
        (smooth,) = work.at(lambda x, name: x, SMOOTH, signs, NUDGE)
        return [_joined([one], {"limit": (1.0,)}, work.probes[i]) for i, one in enumerate(smooth)]
    beside = [work.at(_shifted(side), BESIDE, signs, NUDGE_BESIDE)[0] for side in sides]
    weights = conventions or {"limit": (1.0,)}
    with precision(BESIDE[0][0]):
        return [
            _joined([side[i] for side in beside], weights, probe)
            for i, probe in enumerate(work.probes)
        ]


def _shifted(side: Mapping[str, Any]) -> Callable[[Exact, str], Exact]:
    def move(x: Exact, name: str) -> Exact:
        return as_exact(x + lift(side[name]) * mp.mpf(10) ** -SHIFT) if name in side else x

    return move


@dataclass(frozen=True)
class _One:
    reference: Reference
    sizes: Sizes
    digits: int


@dataclass(frozen=True)
class _Work:
    case: Case
    function: Callable[[Point], Point]
    conditioning: Conditioning
    floor: float
    probes: list[Drawn]

    def at(
        self,
        move: Callable[[Exact, str], Exact],
        levels: tuple[tuple[int, int], ...],
        signs: Draw,
        nudge: int,
    ) -> tuple[list[_One]]:
        whole = self.conditioning == "normwise"
        exact = [probe.exact() for probe in self.probes]
        references, digits, step = measured(self._maker(self._inputs(), move), exact, whole, levels)
        with precision(digits):
            sizes = (self._sizes_whole if whole else self._sizes_by_element)(
                references, exact, move, signs, step, nudge, digits
            )
        sizes = [with_floor(s, p, self.floor) for s, p in zip(sizes, exact, strict=True)]
        return ([_One(r, s, digits) for r, s in zip(references, sizes, strict=True)],)

    def _inputs(self) -> Point:
        return {name: lift(array) for name, array in self.case.inputs.items()}

    def _maker(
        self, point: Point, move: Callable[[Exact, str], Exact]
    ) -> Callable[[Any], Differences]:
        scales = scales_of(self.case, self.floor)

        def make(step: Any) -> Differences:
            moved = {name: move(x, name) for name, x in point.items()}
            apart, last = self.conditioning == "pointwise", mp.mp.dps >= SMOOTH[-1][0]
            spaces = self.case.structures
            return Differences(self.function, moved, spaces, scales, step, apart, last)

        return make

    def _sizes_by_element(
        self,
        references: list[Reference],
        exact: list[Directions],
        move: Callable[[Exact, str], Exact],
        signs: Draw,
        step: Any,
        nudge: int,
        digits: int,
    ) -> list[Sizes]:
        amount = mp.mpf(2) ** -nudge
        point = {n: _nudged(x, signs, amount) for n, x in self._inputs().items()}
        probes = [
            Directions(
                *(
                    {n: _nudged(a, signs, amount) for n, a in group.items()}
                    for group in (probe.direction, probe.along, probe.cotangent)
                )
            )
            for probe in exact
        ]
        moved, _, _ = measured(
            self._maker(point, move), probes, False, ((digits, step),), enough=float("inf")
        )
        return [by_element(r, m, amount) for r, m in zip(references, moved, strict=True)]

    def _sizes_whole(
        self,
        references: list[Reference],
        exact: list[Directions],
        move: Callable[[Exact, str], Exact],
        signs: Draw,
        step: Any,
        nudge: int,
        digits: int,
    ) -> list[Sizes]:
        scale = {n: float(np.max(np.abs(a), initial=0.0)) for n, a in self.case.inputs.items()}
        spaces = self.case.structures
        displacement = {
            n: lift(project(spaces.get(n, "general"), scale[n] * signs.signs(a.shape)))
            for n, a in self.case.inputs.items()
        }
        make = mp.mpf(10) ** -step

        def at(point: Point) -> Differences:
            return self._maker(point, lambda x, name: x)(make)

        point = references[0].tables.differences.point
        shaken = Shaken(displacement, at, point)
        return [of_arrays(r, p, shaken) for r, p in zip(references, exact, strict=True)]


def _nudged(exact: Exact, signs: Draw, amount: Any) -> Exact:
    turns = signs.signs(exact.shape) + (1j * signs.signs(exact.shape) if is_complex(exact) else 0)
    return as_exact(exact + lift(turns) * amount * exact)


def _joined(
    sides: list[_One], conventions: Mapping[str, tuple[float, ...]], probe: Drawn
) -> Evaluated:
    references = {name: _weighted(sides, weights) for name, weights in conventions.items()}
    parts = sides[0].sizes
    sizes = {
        part: {
            name: np.maximum.reduce([side.sizes[part][name] for side in sides])
            for name in parts[part]
        }
        for part in parts
    }
    error = max(side.reference.error for side in sides)
    digits = max(side.digits for side in sides)
    return Evaluated(
        probe, references, sizes, error, digits, tuple(side.reference for side in sides)
    )


def _weighted(sides: list[_One], weights: tuple[float, ...]) -> Any:
    if weights == (1.0,):
        return sides[0].reference.parts
    first = sides[0].reference.parts
    return {
        part: {
            name: as_exact(
                sum(
                    (
                        s.reference.parts[part][name] * mp.mpf(w)
                        for w, s in zip(weights, sides, strict=True)
                    ),
                    start=none(first[part][name]),
                )
            )
            for name in first[part]
        }
        for part in first
    }
