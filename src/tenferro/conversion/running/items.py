"""What a `for` statement runs along, item by item at a position that may be traced."""

from __future__ import annotations

import builtins
import operator
from collections.abc import Iterator
from typing import Any

import numpy as np

from tenferro import numpy as tnp
from tenferro.conversion.basics.truth import is_unknown
from tenferro.conversion.lists import ListView, growth
from tenferro.conversion.slices import Window
from tenferro.tensor import Array, Dim
from tenferro.transforms.control.ranges import steps_between


class TracedRange:
    """A range with a bound that is traced, or a named size."""

    def __init__(self, start: Any, stop: Any, step: int) -> None:
        self.start, self.stop, self.step = start, stop, step

    def __iter__(self) -> Iterator[Any]:
        bound = next(b for b in (self.start, self.stop) if not isinstance(b, int))
        return iter(range(operator.index(bound)))  # the error of `range`


class Together:
    """`zip`, `enumerate` or `reversed` of what a `for` statement runs along."""

    def __init__(self, kind: Any, parts: tuple[Any, ...], options: dict[str, Any]) -> None:
        self.kind, self.parts, self.options = kind, parts, options

    def __iter__(self) -> Iterator[Any]:
        parts = [_iterable(part) for part in self.parts]
        return iter(self.kind(*parts, **self.options))


def _iterable(x: Any) -> Any:
    return iter(x) if isinstance(x, Together | TracedRange) else x


def range_(*args: Any) -> Any:
    """`range`, whose bounds may be traced integers or named sizes."""
    if not 1 <= len(args) <= 3 or not any(_is_open(x) for x in args):
        return builtins.range(*args)
    start, stop, step = (0, *args, 1) if len(args) == 1 else (*args, 1)[:3]
    for x in (start, stop):
        if isinstance(x, Array) and (x.ndim or x.dtype.kind not in "iu"):
            raise TypeError(f"range: a bound is {x.aval!r}, expected an integer")
    if _is_open(step):
        raise TypeError("range: the step is traced, expected a number")
    if operator.index(step) == 0:
        raise ValueError("range() arg 3 must not be zero")
    first, last = (x if _is_open(x) else operator.index(x) for x in (start, stop))
    return TracedRange(first, last, operator.index(step))


def _is_open(x: Any) -> bool:
    return is_unknown(x) or isinstance(x, Dim)


def zipped(*parts: Any, **options: Any) -> Any:
    """`zip` in a `for` statement."""
    return Together(zip, parts, options)


def enumerated(*args: Any, **options: Any) -> Any:
    """`enumerate` in a `for` statement."""
    return Together(enumerate, args[:1], {**options, **({"start": args[1]} if args[1:] else {})})


def reversed_(part: Any) -> Any:
    """`reversed` in a `for` statement."""
    return Together(reversed, (part,), {})


class Items:
    """Items at the positions from 0 on, or from `first` on."""

    def __init__(self, length: Any, first: Any = 0, end: Any = None) -> None:
        self.length, self.first = length, first
        self.end = length if end is None else end

    def most(self) -> int | None:
        """The most items that there are; None without a bound."""
        known = isinstance(self.length, int)
        return self.length if known else steps_between(self.first, self.end)

    def at(self, position: Any) -> Any:
        """The item at a position."""
        raise NotImplementedError

    def nth(self, n: Any) -> Any:
        """The n-th item, from 0."""
        return self.at(n)


class _Range(Items):
    def __init__(self, start: Any, stop: Any, step: int) -> None:
        self.start, self.step = start, step
        known = isinstance(start, int) and isinstance(stop, int)
        length: Any = len(range(start, stop, step)) if known else None
        if step == 1:
            super().__init__(length, start, stop)
            return
        if length is None:
            length = ((stop - start if step > 0 else start - stop) + abs(step) - 1) // abs(step)
        super().__init__(length)

    def at(self, position: Any) -> Any:
        return position if self.step == 1 else self.nth(position)

    def nth(self, n: Any) -> Any:
        if self.step == 1 and isinstance(self.start, int) and self.start == 0:
            return n
        return self.start + n * self.step


class _Slices(Items):
    def __init__(self, array: Any) -> None:
        super().__init__(array.shape[0], end=array.shape[0])
        self.array = array

    def at(self, position: Any) -> Any:
        return self.array[position]


class _Elements(Items):
    def __init__(self, view: ListView) -> None:
        super().__init__(view.length)
        self.view = view

    def most(self) -> int | None:
        found = super().most()  # in the steps of a loop around it, the list may still grow
        is_whole = not self.view.index and growth.get() is None
        return self.view.buffers.most if found is None and is_whole else found

    def at(self, position: Any) -> Any:
        return self.view[position]


class _Zip(Items):
    def __init__(self, parts: list[Items]) -> None:
        super().__init__(min(p.length for p in parts))
        self.parts = parts

    def at(self, position: Any) -> Any:
        return tuple(p.nth(position) for p in self.parts)


class _Enumerate(Items):
    def __init__(self, part: Items, start: int) -> None:
        super().__init__(part.length)
        self.part, self.start = part, start

    def at(self, position: Any) -> Any:
        return (position + self.start if self.start else position), self.part.nth(position)


class _Reversed(Items):
    def __init__(self, part: Items) -> None:
        super().__init__(part.length)
        self.part = part

    def at(self, position: Any) -> Any:
        return self.part.nth(self.length - 1 - position)


def items_of(x: Any) -> Items | None:
    """The items, if they are those of ranges and arrays; None for other iterables."""
    if isinstance(x, builtins.range | TracedRange):
        return _Range(x.start, x.stop, x.step)
    if isinstance(x, ListView):
        return _Elements(x)
    if isinstance(x, Window) and x.ndim:
        return _Slices(x)
    if isinstance(x, Array) and x.ndim and isinstance(x.shape[0], int):
        return _Slices(x)
    if isinstance(x, np.ndarray) and x.ndim and x.dtype.kind in "biufc":
        return _Slices(tnp.asarray(x))
    if isinstance(x, Together):
        return _together(x)
    return None


def _together(x: Together) -> Items | None:
    parts = [items_of(part) for part in x.parts]
    found = [p for p in parts if p is not None]
    if not found or len(found) < len(parts) or not all(isinstance(p.length, int) for p in found):
        return None
    if x.kind is zip:
        strict = x.options.get("strict") and len({p.length for p in found}) > 1
        return None if strict or set(x.options) - {"strict"} else _Zip(found)
    if x.kind is enumerate:
        start = x.options.get("start", 0)
        return _Enumerate(found[0], start) if type(start) is int else None
    return _Reversed(found[0])
