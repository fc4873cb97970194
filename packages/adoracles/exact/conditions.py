"""How much each derivative of a probe changes when its inputs change by as much as themselves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from adoracles.exact.differences import Differences, Flat, Point, flat, total
from adoracles.exact.numbers import Exact, as_exact, mp
from adoracles.exact.reference import Directions, Reference

Sizes = Mapping[str, Mapping[str, Any]]
"""By part and name, in double precision: of each element, or one for the array."""
PARTS = ("jvp", "vjp", "hvp", "fof")


def by_element(reference: Reference, moved: Reference, amount: Any) -> Sizes:
    """Return sizes where a nudge of the inputs by `amount` of themselves led to `moved`."""
    return {
        part: {
            name: _magnitudes(exact)
            + _magnitudes(as_exact(moved.parts[part][name] - exact), 1 / amount)
            for name, exact in reference.parts[part].items()
        }
        for part in PARTS
    }


def _magnitudes(exact: Exact, factor: Any = 1) -> Any:
    return np.array([float(abs(factor * x)) for x in exact.ravel()]).reshape(exact.shape)


@dataclass(frozen=True)
class Shaken:
    """A displacement of the whole point by as much as its largest elements, of random signs."""

    displacement: Point
    make: Callable[[Point], Differences]
    """Differences at another point."""
    point: Point

    def second(self, differences: Differences, probe: Directions) -> float:
        """Return the largest element of D²f[d, s]."""
        ends, others = differences.along(probe.direction), differences.along(self.displacement)
        both = differences.along(total(probe.direction, self.displacement))
        return _largest(differences.second(ends, others, both))

    def third(self, reference: Reference, probe: Directions) -> float:
        """Return the largest element of D³f[d, e, s]."""
        amount = mp.mpf(2) ** -30
        moved = self.make(
            total(self.point, {n: as_exact(s * amount) for n, s in self.displacement.items()})
        )
        ends, others = moved.along(probe.direction), moved.along(probe.along)
        both = moved.along(total(probe.direction, probe.along))
        after = moved.second(ends, others, both)
        before = flat(reference.parts["fof"])
        return _largest([(a - b) / amount for a, b in zip(after, before, strict=True)])


def of_arrays(reference: Reference, probe: Directions, shaken: Shaken) -> Sizes:
    """Return one size for each array: what errors of an algorithm stable as a whole amount to."""
    differences, crossed = reference.tables.differences, reference.tables.crossed
    c, d, e = map(flat, (probe.cotangent, probe.direction, probe.along))
    second, third = shaken.second(differences, probe), shaken.third(reference, probe)
    spread = len(c) ** 0.5
    sizes = {
        "jvp": second + _row_sums(differences.jacobian, differences.components(probe.direction)),
        "vjp": second * spread * _largest(c) / _largest(d) + _column_sums(differences.jacobian, c),
        "hvp": third * spread * _largest(c) / _largest(e) + _column_sums(crossed, c),
        "fof": third + _row_sums(crossed, differences.components(probe.along)),
    }
    return {part: dict.fromkeys(reference.parts[part], np.array(sizes[part])) for part in PARTS}


def _largest(elements: Flat) -> float:
    return float(max((abs(x) for x in elements), default=0))


def _row_sums(rows: list[Flat], weights: Flat) -> float:
    """The largest sum of moduli over the rows, one for each coordinate."""
    columns = zip(*rows, strict=True)
    return _largest([mp.fsum(abs(w * x) for w, x in zip(weights, c, strict=True)) for c in columns])


def _column_sums(rows: list[Flat], weights: Flat) -> float:
    return _largest(
        [mp.fsum(abs(w * x) for w, x in zip(weights, row, strict=True)) for row in rows]
    )


def with_floor(sizes: Sizes, probe: Directions, floor: float) -> Sizes:
    """Return sizes that are not below those of a derivative of size `floor` at the same probe."""
    d, e, c = (
        {name: _magnitudes(array) for name, array in group.items()}
        for group in (probe.direction, probe.along, probe.cotangent)
    )
    largest = {"d": _over(d), "e": _over(e), "c": _over(c)}
    products = {"jvp": "d", "vjp": "c", "hvp": "cd", "fof": "de"}
    own = {"d": d, "e": e, "c": c}

    def least(part: str, like: Any) -> Any:
        size = np.full(np.shape(like), floor)
        for factor in products[part]:
            arrays = list(own[factor].values())
            fits = len(arrays) == 1 and arrays[0].shape == np.shape(like)
            size = size * (arrays[0] if fits else largest[factor])
        return size

    return {
        part: {name: np.maximum(size, least(part, size)) for name, size in named.items()}
        for part, named in sizes.items()
    }


def _over(arrays: Mapping[str, Any]) -> float:
    return max(float(np.max(a, initial=0.0)) for a in arrays.values())
