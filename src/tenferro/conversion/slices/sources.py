"""Where the elements of a slice are: part of an array that is read again, and may be written to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tenferro import numpy as tnp
from tenferro.conversion.basics.errors import NotConvertibleError
from tenferro.tensor import Array

EVERY = slice(None)


@dataclass(frozen=True)
class Stored:
    """Part of an array, at an index without traced slices."""

    array: Any
    index: tuple[Any, ...] = ()

    def read(self) -> Any:
        """The values, as they are now."""
        return self.array[self.index] if self.index else self.array

    def write(self, values: Any) -> None:
        """Store values in the array."""
        if not isinstance(self.array, Array):
            raise NotConvertibleError("a slice of an array of NumPy is written to; use a copy")
        self.array[self.index or ...] = values

    def at(self, index: tuple[Any, ...]) -> Source:
        """A part of this part."""
        plain = all(isinstance(x, Array | int) or x == EVERY for x in self.index)
        if not plain or any(x is None for x in index):
            return part_of(self, index)
        ndim = len(self.array.shape)
        picks = [*self.index, *[EVERY] * (ndim - len(self.index))]
        kept = [i for i, x in enumerate(picks) if isinstance(x, slice)]
        for i, x in zip(kept, index, strict=False):
            picks[i] = x
        return Stored(self.array, tuple(picks))


@dataclass(frozen=True)
class Derived:
    """Values that are computed from a source, and how that is written to."""

    read: Callable[[], Any]
    write: Callable[[Any], None]

    def at(self, index: tuple[Any, ...]) -> Derived:
        """A part of this part."""
        return part_of(self, index)


@dataclass(frozen=True)
class Block:
    """A block of known size: neighbours from a traced position on, along some axes of a part."""

    whole: Stored | Derived
    starts: tuple[Any, ...]
    sizes: tuple[Any, ...]

    def read(self) -> Any:
        """The values, as they are now."""
        array, starts, sizes = self._placed()
        return tnp.reshape(tnp.dynamic_slice(array, starts, sizes), self.sizes)

    def write(self, values: Any) -> None:
        """Store values in the array."""
        array, starts, sizes = self._placed()
        spread = tnp.reshape(tnp.broadcast_to(values, self.sizes), sizes)
        changed = tnp.dynamic_update_slice(array, spread, starts)
        if array is self._array():
            Stored(array).write(changed)
        else:
            self.whole.write(changed)

    def at(self, index: tuple[Any, ...]) -> Derived:
        """A part of this part."""
        return part_of(self, index)

    def _array(self) -> Any:
        return self.whole.array if isinstance(self.whole, Stored) else None

    def _placed(self) -> tuple[Any, list[Any], list[Any]]:
        """The array, and where the block begins in it and how long it is along each axis."""
        index = self.whole.index if isinstance(self.whole, Stored) else (None,)
        if not all(isinstance(x, Array) or x == EVERY for x in index):
            return self.whole.read(), list(self.starts), list(self.sizes)
        array = self._array()
        picks = [*index, *[EVERY] * (len(array.shape) - len(index))]
        starts, sizes = iter(self.starts), iter(self.sizes)
        return (
            array,
            [
                next(starts) if isinstance(x, slice) else _checked(array, i, x)
                for i, x in enumerate(picks)
            ],
            [next(sizes) if isinstance(x, slice) else 1 for x in picks],
        )


def _checked(array: Any, axis: int, position: Any) -> Any:
    """A position on an axis, which is checked as in `x[position]`."""
    return tnp.arange(array.shape[axis])[position]


def block(source: Source, lengths: tuple[Any, ...], axis: int, low: Any, size: int) -> Block:
    """So many neighbours along an axis, given the lengths of all axes."""
    if not isinstance(source, Block):
        source = Block(source, (0,) * len(lengths), lengths)
    starts, sizes = list(source.starts), list(source.sizes)
    starts[axis], sizes[axis] = starts[axis] + low, size
    return Block(source.whole, tuple(starts), tuple(sizes))


Source = Stored | Derived | Block


def part_of(source: Source, index: tuple[Any, ...]) -> Derived:
    """The values at an index."""

    def write(values: Any) -> None:
        whole = tnp.array(source.read())
        whole[index] = values
        source.write(whole)

    return Derived(lambda: source.read()[index], write)


def transposed(source: Source, axes: tuple[int, ...]) -> Derived:
    """The values with their axes in another order."""
    back = tuple(axes.index(i) for i in range(len(axes)))
    return Derived(
        lambda: tnp.transpose(source.read(), axes),
        lambda values: source.write(tnp.transpose(values, back)),
    )


def flipped(source: Source, axes: tuple[int, ...]) -> Derived:
    """The values backward along axes."""
    return Derived(
        lambda: tnp.flip(source.read(), axes), lambda values: source.write(tnp.flip(values, axes))
    )


def strided(source: Source, axis: int, start: Any, size: Any, step: int) -> Derived:
    """The values at `start`, `start + step`, … along an axis, from the first position on."""

    def read() -> Any:
        data = source.read()
        extent = -(-data.shape[axis] // abs(step))
        return tnp.take(data, start + step * tnp.arange(extent), axis, mode="clip")

    def write(values: Any) -> None:
        data = source.read()
        shape = [1] * data.ndim
        shape[axis] = -1
        steps = tnp.arange(data.shape[axis]) - start
        k = steps // step
        chosen = (steps % step == 0) & (k >= 0) & (k < size)
        spread = tnp.take(values, k, axis, mode="clip")
        source.write(tnp.where(chosen.reshape(shape), spread, data))

    return Derived(read, write)
