"""References of one probe: four derivatives, their measured error, how sensitive they are."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from adoracles.exact.differences import Differences, Flat, Point, combined, flat, total
from adoracles.exact.numbers import Exact, mp, precision

ENOUGH = 2.0**-62
"""The relative error that references may have: below a hundredth of a rounding in double."""


@dataclass(frozen=True)
class Directions:
    """What a probe is made of: two tangent directions and a cotangent, as exact numbers."""

    direction: Point
    along: Point
    cotangent: Point


@dataclass(frozen=True)
class Tables:
    """Derivatives along every coordinate, of which a probe's are sums: for wrong answers."""

    differences: Differences
    crossed: list[Flat]


@dataclass(frozen=True)
class Reference:
    """Derivatives at a probe, by part: ``jvp``, ``vjp``, ``hvp`` and ``fof``."""

    parts: Mapping[str, Mapping[str, Exact]]
    error: float
    tables: Tables


class ImpreciseError(ArithmeticError):
    """No number of digits that is tried gives differences that agree with one another."""


def measured(
    make: Callable[[Any], Differences],
    probes: Sequence[Directions],
    whole: bool,
    levels: Sequence[tuple[int, int]],
    enough: float = ENOUGH,
) -> tuple[list[Reference], int, int]:
    """Return the references of probes at one point, with the digits and the step of the level.

    `make` returns the differences for a step. Every derivative is computed twice, along the
    direction and as a sum over all coordinates. More digits are used until both agree to `enough`
    of each element, or with `whole` of the largest one; raises ImpreciseError if they never do.
    """
    for digits, step in levels:
        with precision(digits):
            differences = make(mp.mpf(10) ** -step)
            differences.tabulate()
            references = [_reference(differences, probe, whole) for probe in probes]
        if all(reference.error <= enough for reference in references):
            return references, digits, step
    worst = max(reference.error for reference in references)
    raise ImpreciseError(f"two ways to the same derivative differ by {worst:.1e} of it")


def _reference(differences: Differences, probe: Directions, whole: bool) -> Reference:
    form, ct = differences.form, flat(probe.cotangent)
    ends, others = differences.along(probe.direction), differences.along(probe.along)
    first = differences.first(ends)
    again = combined(differences.components(probe.direction), differences.jacobian)
    sizes = [abs(x) for x in first]
    crossed = [_settled(row, sizes) for row in differences.crossed(probe.direction, ends)]
    both = differences.along(total(probe.direction, probe.along))
    second = _settled(differences.second(ends, others, both), sizes)
    second_again = combined(differences.components(probe.along), crossed)
    parts = {
        "jvp": form.split(first),
        "vjp": differences.gradient(ct, differences.jacobian),
        "hvp": differences.gradient(ct, crossed),
        "fof": form.split(second),
    }
    floors = [mp.mpf(2) ** -40 * size for size in sizes]
    none = [mp.mpf(0)] * len(first)
    error = max(
        _relative(first, again, none, whole), _relative(second, second_again, floors, whole)
    )
    return Reference(parts, error, Tables(differences, crossed))


def _settled(second: Flat, sizes: Flat) -> Flat:
    """Second derivatives without those that vanish beside the first ones."""
    tiny = mp.mpf(10) ** -50
    return [0 * x if abs(x) <= tiny * size else x for x, size in zip(second, sizes, strict=True)]


def _relative(one: Flat, other: Flat, floors: Flat, whole: bool) -> float:
    """The largest difference of two vectors, relative to the element or to the largest one.

    Elements below a floor are as good as the floor.
    """
    pairs = zip(one, other, floors, strict=True)
    sizes = [max(abs(x), abs(y), floor) for x, y, floor in pairs]
    largest = max(sizes, default=mp.mpf(0))
    gaps = (
        abs(x - y) / (largest if whole else size)
        for x, y, size in zip(one, other, sizes, strict=True)
        if size
    )
    return float(max(gaps, default=0))
