"""Derivatives of a function by central differences in extended precision.

With a step h and D digits a first difference is good to h² of the third derivative and 10⁻ᴰ/h of
the value, a second one to h² of the fourth derivative and 10⁻ᴰ/h² of the value. What is smaller
than that rounding is 0.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np

from adoracles.cases.structures import STRUCTURES
from adoracles.exact.numbers import Exact, as_exact, is_complex, mp

Point: TypeAlias = Mapping[str, Exact]
"""Arrays by name: a point, a displacement, or the outputs of a function."""
Flat: TypeAlias = list[Any]


@dataclass(frozen=True)
class OutputForm:
    """Names, shapes and kinds of a function's outputs."""

    names: tuple[str, ...]
    shapes: tuple[tuple[int, ...], ...]
    complex: tuple[bool, ...]

    @classmethod
    def of(cls, outputs: Point) -> OutputForm:
        """Return the form of outputs."""
        arrays = outputs.values()
        return cls(tuple(outputs), tuple(a.shape for a in arrays), tuple(map(is_complex, arrays)))

    def split(self, flat: Flat) -> dict[str, Exact]:
        """Return the arrays whose elements are listed one after the other."""
        arrays, start = {}, 0
        for name, shape in zip(self.names, self.shapes, strict=True):
            stop = start + int(np.prod(shape, dtype=int))
            arrays[name] = _array(flat[start:stop], shape)
            start = stop
        return arrays


def _array(elements: Sequence[Any], shape: tuple[int, ...]) -> Exact:
    array = np.empty(len(elements), object)
    array[:] = elements
    return array.reshape(shape)


def flat(arrays: Point) -> Flat:
    """Return the elements of all arrays in a row."""
    return [x for array in arrays.values() for x in as_exact(array).ravel()]


def inner(left: Flat, right: Flat) -> Any:
    """Return Re Σ conj(left) right."""
    pairs = zip(left, right, strict=True)
    return mp.fsum(_product(a, b) for a, b in pairs if a and b)


def _product(a: Any, b: Any) -> Any:
    return a * b if isinstance(a, mp.mpf) and isinstance(b, mp.mpf) else mp.re(mp.conj(a) * b)


class Differences:
    """Derivatives of one function at one point.

    Parameters
    ----------
    function
        From arrays by name to outputs by name.
    point
        Where.
    structures
        Of each array: its tangents are displaced, and gradients lie among them.
    scales
        The size of a displacement of each element, a power of two of the element's own size.
    step
        The factor of displacements.
    apart
        Whether every output has rounding errors of its own size only, as pointwise functions do;
        else rounding is relative to the largest number there is.
    last
        Whether derivatives that are no more than the step, relative to the values, are 0: at a
        point of high symmetry differences leave powers of the step behind. For the smallest step.
    """

    def __init__(
        self,
        function: Callable[[Point], Point],
        point: Point,
        structures: Mapping[str, str],
        scales: Mapping[str, Any],
        step: Any,
        apart: bool = False,
        last: bool = False,
    ) -> None:
        self.point = point
        self.step = step
        self._function = function
        self._structures, self._scales = structures, scales
        outputs = function(point)
        self.form = OutputForm.of(outputs)
        self._value = flat(outputs)
        self._last = last
        points = () if apart else flat(point)
        sizes = (abs(x) for x in (*points, *self._value) if x == x)  # NaN has no size
        self._size = None if apart else max(sizes, default=0)
        self.coordinates = self._coordinates()
        self.ends: list[tuple[Flat, Flat]] = []
        self.jacobian: list[Flat] = []

    def tabulate(self) -> None:
        """Fill `ends`, the values at both ends of every coordinate, and `jacobian`."""
        self.ends = [self.along(coordinate) for coordinate in self.coordinates]
        self.jacobian = [self.first(ends) for ends in self.ends]

    def _coordinates(self) -> list[Point]:
        """Displacements along a basis of the tangents, orthogonal to one another."""
        return [
            self._alone(name, tangent)
            for name, array in self.point.items()
            for tangent in basis(
                self._structures.get(name, "general"), array, self._scales[name], is_complex(array)
            )
        ]

    def _alone(self, name: str, tangent: Exact) -> Point:
        return {n: tangent if n == name else none(a) for n, a in self.point.items()}

    def along(self, displacement: Point) -> tuple[Flat, Flat]:
        """Return the values a step forwards and a step backwards along a displacement."""
        return self._at(displacement, self.step), self._at(displacement, -self.step)

    def _at(self, displacement: Point, factor: Any) -> Flat:
        # With a number on the left mpmath would print the array for an error that NumPy discards.
        moved = {n: as_exact(x + displacement[n] * factor) for n, x in self.point.items()}
        return flat(self._function(moved))

    def first(self, ends: tuple[Flat, Flat]) -> Flat:
        """Return the first derivative from the values at both ends."""
        factor = 1 / (2 * self.step)
        return self._clean(factor, [p - m for p, m in zip(*ends, strict=True)], ends)

    def second(
        self, ends: tuple[Flat, Flat], others: tuple[Flat, Flat], both: tuple[Flat, Flat]
    ) -> Flat:
        """Return D²f[u, v] from the values at ±u, ±v and ±(u + v)."""
        factor = 1 / (2 * self.step**2)
        values = zip(self._value, *ends, *others, *both, strict=True)
        sums = [bp - p - op + 2 * v - m - om + bm for v, p, m, op, om, bp, bm in values]
        return self._clean(factor, sums, (*ends, *others, *both))

    def _clean(self, factor: Any, sums: Flat, values: Sequence[Flat]) -> Flat:
        """Scale differences of values, and drop what is no more than rounding."""
        rounding = mp.mpf(2) ** (10 - mp.mp.prec)
        kept = []
        for x, *own in zip(sums, self._value, *values, strict=True):
            size = self._size or max(map(abs, own))
            natural = size if own[0] else max(size, mp.mpf(1))
            vanishes = abs(x) <= rounding * size or (
                self._last and abs(factor * x) <= self.step * natural
            )
            kept.append(0 * x if vanishes else factor * x)
        return kept

    def crossed(self, displacement: Point, ends: tuple[Flat, Flat]) -> list[Flat]:
        """Return the second derivatives along a displacement and every coordinate."""
        return [
            self.second(ends, other, self.along(total(displacement, coordinate)))
            for coordinate, other in zip(self.coordinates, self.ends, strict=True)
        ]

    def gradient(self, cotangent: Flat, derivatives: list[Flat]) -> dict[str, Exact]:
        """Return the gradient whose pairing with each coordinate is that of its derivative."""
        sums = {name: none(array) for name, array in self.point.items()}
        for coordinate, derivative in zip(self.coordinates, derivatives, strict=True):
            own = flat(coordinate)
            weight = inner(cotangent, derivative) / inner(own, own)
            sums = {n: as_exact(s + coordinate[n] * weight) for n, s in sums.items()}
        return sums

    def components(self, displacement: Point) -> Flat:
        """Return a displacement's components along the coordinates."""
        elements = flat(displacement)
        own = ((flat(coordinate)) for coordinate in self.coordinates)
        return [inner(c, elements) / inner(c, c) for c in own]


def none(array: Exact) -> Exact:
    """Return zeros of an array's form."""
    return as_exact(np.frompyfunc(lambda x: type(x)(0), 1, 1)(array))


def total(left: Point, right: Point) -> Point:
    """Return the sum of two displacements."""
    return {name: as_exact(x + right[name]) for name, x in left.items()}


def combined(weights: Flat, rows: list[Flat]) -> Flat:
    """Return the sum of rows with weights."""
    return [
        mp.fsum(w * x for w, x in zip(weights, c, strict=True)) for c in zip(*rows, strict=True)
    ]


def basis(structure: str, array: Exact, scale: Any, complex: bool) -> list[Exact]:
    """Return an orthogonal basis of the tangents: projected unit displacements."""
    found: dict[Any, Exact] = {}
    units = (mp.mpf(1), mp.mpc(0, 1)) if complex else (mp.mpf(1),)
    for place in np.ndindex(array.shape):
        for unit in units:
            tangent = none(array)
            tangent[place] = unit * mp.mpf(float(np.broadcast_to(scale, array.shape)[place]))
            projected = as_exact(STRUCTURES[structure].project(tangent))
            key = tuple(projected.ravel())
            negative = tuple(-x for x in key)
            if any(key) and negative not in found:
                found.setdefault(key, projected)
    return list(found.values())
