"""A function at a point: its arrays as one vector of real numbers, and directions from there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from adoracles.checking.library import Differentiation, Function
from adoracles.checking.slopes import Vector

Arrays = list[NDArray[Any]]
GROUPS = 3
"""Into how many groups contributions of different sizes are sorted at most."""


@dataclass(frozen=True)
class Subject:
    """A function of arrays, in and out as flat lists, and the arrays where it is checked.

    `inputs` and `outputs` are what reports call the arrays; `floor` is the rounding that each
    number of the derivatives may have.
    """

    library: Differentiation
    function: Function
    arrays: tuple[NDArray[Any], ...]
    inputs: Sequence[str]
    outputs: Sequence[str]
    floor: Vector | float = 0.0
    _compiled: dict[bool, Function] = field(default_factory=dict)

    @classmethod
    def of(cls, library: Differentiation, f: Function, args: Sequence[Any]) -> Subject:
        """Return the point of a user's call: arguments without floating-point numbers are fixed.

        Raises TypeError if there is nothing to differentiate, in the arguments or in the result.
        """
        leaves, rebuild, places = library.flatten(tuple(args))
        numbers = [library.to_numpy(leaf) for leaf in leaves]
        moving = [i for i, x in enumerate(numbers) if x.dtype.kind in "fc"]
        if not moving:
            kinds = "; ".join(
                f"{_argument(place)} has dtype {x.dtype}"
                for place, x in zip(places, numbers, strict=True)
            )
            raise TypeError(
                f"check_grads: {kinds or 'there are no arguments'}, expected floating-point or "
                "complex numbers in one of them; convert it to float"
            )
        outputs: list[str] = []

        def function(*arrays: Any) -> tuple[Any, ...]:
            every = list(leaves)
            for i, array in zip(moving, arrays, strict=True):
                every[i] = array
            found, _, names = library.flatten(f(*rebuild(every)))
            kept = [(y, n) for y, n in zip(found, names, strict=True) if _is_inexact(y)]
            outputs[:] = [n for _, n in kept]
            return tuple(y for y, _ in kept)

        function.__name__ = getattr(f, "__name__", type(f).__name__)
        inputs = [_argument(places[i]) for i in moving]
        point = cls(library, function, tuple(numbers[i] for i in moving), inputs, outputs)
        if not point.value(point.arrays).size and not outputs:
            raise TypeError("check_grads: the function returned no floating-point or complex array")
        return point

    @property
    def eps(self) -> float:
        """The precision of the least precise argument."""
        return max(float(np.finfo(x.dtype).eps) for x in self.arrays)

    def of_function(
        self, function: Function, outputs: Sequence[str], floor: Vector | float
    ) -> Subject:
        """Return the same point for another function of the same arrays."""
        return Subject(self.library, function, self.arrays, self.inputs, outputs, floor)

    def values_along(
        self, direction: Arrays, double: bool
    ) -> tuple[Callable[[float], Vector], Vector, float]:
        """Return values by step, the value at the point, and the precision of the arguments.

        A step where the function raises or is not finite has the value NaN.
        """
        arrays = [_promoted(x) if double else x for x in self.arrays]
        moves = [np.asarray(d, x.dtype) for d, x in zip(direction, arrays, strict=True)]
        if double not in self._compiled:
            self._compiled[double] = self.library.compile(self.function, self.to_library(arrays))
        function = self._compiled[double]
        here = self.value(arrays, function)

        def at(step: float) -> Vector:
            moved = [
                np.asarray(x + x.dtype.type(step) * d, x.dtype)
                for x, d in zip(arrays, moves, strict=True)
            ]
            try:
                with np.errstate(all="ignore"):
                    return self.value(moved, function)
            except Exception:  # noqa: BLE001 - outside of its domain a function may raise anything
                return np.full_like(here, np.nan)

        return at, here, max(float(np.finfo(x.dtype).eps) for x in arrays)

    def value(self, arrays: Sequence[Any], function: Function | None = None) -> Vector:
        """Return the function's outputs as one vector."""
        return self.vector((function or self.function)(*self.to_library(arrays)))

    def jvp(self, arrays: Sequence[Any], direction: Arrays) -> Vector:
        """Return the derivative along a direction."""
        assert self.library.jvp is not None
        primals, tangents = self.to_library(arrays), self.to_library(direction)
        return self.vector(self.library.jvp(self.function, primals, tangents)[1])

    def pullback(self, arrays: Sequence[Any]) -> Callable[[Vector], Arrays]:
        """Return the reverse derivative: from a vector of outputs to arrays like the arguments."""
        assert self.library.vjp is not None
        out, pull = self.library.vjp(self.function, *self.to_library(arrays))
        like = [self.library.to_numpy(y) for y in out]

        def back(vector: Vector) -> Arrays:
            cotangents = self.to_library(split(vector, like))
            return [self.library.to_numpy(x) for x in pull(type(out)(cotangents))]

        return back

    def to_library(self, arrays: Sequence[Any]) -> tuple[Any, ...]:
        """Return arrays of NumPy as arrays of the library."""
        return tuple(map(self.library.to_array, arrays))

    def vector(self, arrays: Sequence[Any]) -> Vector:
        """Return arrays of the library as one vector of real numbers."""
        parts = [real(self.library.to_numpy(x)) for x in arrays]
        return np.concatenate(parts) if parts else np.zeros(0)

    def place(self, component: int, like: Sequence[NDArray[Any]], names: Sequence[str]) -> str:
        """Return what a component of a vector is called: array, index, real or imaginary part."""
        for array, name in zip(like, names, strict=True):
            parts = 2 if array.dtype.kind == "c" else 1
            if component < parts * array.size:
                index = np.unravel_index(component // parts, array.shape)
                shown = f"[{', '.join(map(str, index))}]" if array.ndim else ""
                part = ("", "") if parts == 1 else (" (real part)", " (imaginary part)")
                return f"{name}{shown}{part[component % 2]}"
            component -= parts * array.size
        raise IndexError(component)


def _argument(place: str) -> str:
    position, _, rest = place.removeprefix("[").partition("]")
    return f"argument {position}{rest}"


def _is_inexact(leaf: Any) -> bool:
    if isinstance(leaf, float | complex):
        return True
    return "float" in (name := str(getattr(leaf, "dtype", ""))) or "complex" in name


def _promoted(array: NDArray[Any]) -> NDArray[Any]:
    return np.asarray(array, np.complex128 if array.dtype.kind == "c" else np.float64)


def real(array: Any) -> Vector:
    """Return the elements of an array as real numbers; complex ones are two in a row."""
    return np.ascontiguousarray(_promoted(np.asarray(array))).reshape(-1).view(np.float64)


def split(vector: Vector, like: Sequence[NDArray[Any]]) -> Arrays:
    """Return the arrays with these real numbers as elements."""
    arrays, start = [], 0
    for array in like:
        stop = start + array.size * (2 if array.dtype.kind == "c" else 1)
        part = np.ascontiguousarray(vector[start:stop])
        part = part.view(np.complex128) if array.dtype.kind == "c" else part
        arrays.append(part.reshape(array.shape).astype(array.dtype))
        start = stop
    return arrays


def pairing(left: Sequence[Any], right: Sequence[Any]) -> tuple[float, float]:
    """Return Re Σ conj(left) right, and the sum of the absolute values of its terms."""
    products = [real(a) * real(b) for a, b in zip(left, right, strict=True)]
    terms = np.concatenate(products) if products else np.zeros(0)
    return float(terms.sum()), float(abs(terms).sum())


def scales(arrays: Sequence[NDArray[Any]]) -> Vector:
    """Return a power of two for each real number of the arguments: how large it is.

    Zeros are as large as the largest element of their array, or 1 if there are zeros only.
    """
    found = []
    for array in arrays:
        size = np.abs(_promoted(array)).reshape(-1)
        largest = size.max(initial=0.0)
        size = np.where(size > 0, size, largest if largest > 0 else 1.0)
        found.append(np.repeat(size, 2 if array.dtype.kind == "c" else 1))
    every = np.concatenate(found) if found else np.zeros(0)
    return np.exp2(np.floor(np.log2(np.where(np.isfinite(every), every, 1.0))))


def random_vector(rng: np.random.Generator, size: int) -> Vector:
    """Return multiples of 1/128 from 0.5 to 1 and their negatives: steps are added exactly."""
    vector: Vector = rng.integers(64, 129, size) / 128 * rng.choice([-1.0, 1.0], size)
    return vector


def groups(contributions: Vector) -> list[NDArray[np.bool_]]:
    """Return masks of contributions of comparable size, within a factor of 1,000, largest first.

    What is wrong by a part of a small contribution would not be seen beside a large one.
    """
    size, left = abs(contributions), np.ones(len(contributions), bool)
    found: list[NDArray[np.bool_]] = []
    while left.any() and len(found) < GROUPS:
        largest = size[left].max()
        near = left & (size >= largest / 1000)
        found.append(near)
        left &= ~near
    found[-1:] = [found[-1] | left] if found else []
    return found


def matching(array: NDArray[Any], like: Any) -> NDArray[Any]:
    """Return an array in the dtype of another one, of whatever library, if it has one."""
    name = str(getattr(like, "dtype", array.dtype)).rpartition(".")[2]
    return np.asarray(array, np.dtype(name))
