"""The step of a convolution: sums in registers (`runtime/source/convolution.c`).

Vectors hold neighbouring results or, where rows of results are short (as in the derivative in a
kernel), neighbouring terms of a sum: whichever needs fewer products of vectors.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, product
from math import gcd, prod
from typing import Any, NamedTuple

import numpy as np

from tenferro.cached_attribute import cached_attribute
from tenferro.engines.native.routines.step import (
    VECTOR,
    Number,
    Routine,
    RoutinePlan,
    declaring,
    part,
    table_of,
)
from tenferro.engines.native.runtime.code.target import host
from tenferro.ops.arrays.convolution import dilated
from tenferro.tensor import Aval

_TASK, _TASKS = 4_000, 64
"""Products of vectors that are worth a task of their own, and the most tasks of a step."""
_BLOCK = 64
"""Vectors of a row of 8 output channels between sums: 32 kB, what the first cache holds."""
_SUM = 6
"""Products of vectors in the time in which the elements of one are added."""
_PHASES = 8
"""The most phases along an axis: `convolution.c`."""


@dataclass(frozen=True)
class _Convolution(RoutinePlan):
    numbers: Mapping[str, Number]
    workspace: int

    def routine(self, key: str, dtype: np.dtype[Any], count: int) -> Routine:
        """The step, compiled for a dtype."""
        table = table_of(self.numbers, dtype)
        return part("convolution", "convolution", dtype, table, self.workspace)


def _takes(x: Aval, w: Aval) -> bool:
    sizes = (*x.shape, *w.shape)
    known = all(isinstance(n, int) and n > 0 for n in sizes)
    return known and x.dtype.char in "fd" and 3 <= x.ndim <= 5


class _Axis(NamedTuple):
    """Results along an axis, or every so many of them, and the elements of the kernel they need."""

    given: int
    whole: int
    results: int
    terms: int
    stride: int
    dilation: int
    spread: int
    before: int
    first: int = 0
    every: int = 1

    def end(self, origin: int) -> int:
        """How many elements of the array are read, with so many before the first one."""
        read = (self.results - 1) * self.stride + (self.terms - 1) * self.dilation + 1
        return origin + read if self.terms else 0


def _phases(
    n: int, k: int, stride: int, dilation: int, spread: int, padding: tuple[int, int]
) -> list[_Axis]:
    """The results of an axis, parted by the elements of the kernel that meet no zeros.

    Result o meets element j where o + j · dilation − before is a multiple of the spread.
    """
    room, reach, before = dilated(n, spread) + sum(padding), dilated(k, dilation), padding[0]
    out: Any = (room - reach) // stride + 1 if room >= reach else 0
    if spread == 1 or stride > 1 or gcd(dilation, spread) > 1 or spread > _PHASES:
        return [_Axis(n, k, out, k, stride, dilation, spread, before)]
    found = []
    for o in range(min(spread, out)):
        first = (before - o) * pow(dilation, -1, spread) % spread
        terms, results = max(0, -(-(k - first) // spread)), -(-(out - o) // spread)
        offset = (before - o - first * dilation) // spread
        found.append(_Axis(n, k, results, terms, 1, dilation, 1, offset, first, spread))
    return found


@dataclass(frozen=True)
class _Sizes:
    """What all phases share; an entry of `phases` has an axis for depth, height and width."""

    batch: int
    channels: int
    outputs: int
    groups: int
    lanes: int
    phases: Sequence[Sequence[_Axis]]

    @cached_attribute
    def before(self) -> list[int]:
        """How many zeros are before the elements in the copy."""
        axes = zip(*self.phases, strict=True)
        return [max((a.before for a in axis if a.terms), default=0) for axis in axes]

    def origin(self, phase: Sequence[_Axis]) -> list[int]:
        """Where the first term of the first result of a phase is in the copy."""
        return [x - a.before if a.terms else 0 for x, a in zip(self.before, phase, strict=True)]

    @cached_attribute
    def used(self) -> list[int]:
        """How many elements are read, with what is before them."""
        ends = [
            [a.end(x) for a, x in zip(phase, self.origin(phase), strict=True)]
            for phase in self.phases
        ]
        return [max(1, *axis) for axis in zip(*ends, strict=True)]

    def products(self, phase: Sequence[_Axis], dots: bool) -> int:
        """Of vectors, for one output channel of one sample."""
        rows = self.channels * prod(a.terms for a in phase[:2])
        width, out = phase[2], prod(a.results for a in phase)
        if dots:
            return rows * -(-width.terms // self.lanes) * out + _SUM * out
        lines = prod(a.results for a in phase[:2])
        return lines * rows * -(-width.results // self.lanes) * width.terms

    @cached_attribute
    def dots(self) -> bool:
        by_dots, by_rows = (
            sum(self.products(phase, kind) for phase in self.phases) for kind in (True, False)
        )
        return by_dots < by_rows

    @cached_attribute
    def neighbours(self) -> int:
        width = self.phases[0][2]
        return width.dilation if self.dots else width.stride

    @cached_attribute
    def copied(self) -> list[int]:
        """Depth and height, and the width of each row of neighbours."""
        *deep, width = self.used
        return [*deep, -(-width // self.neighbours)]

    @cached_attribute
    def copies(self) -> bool:
        """Whether the array is copied; vectors are read from all of it, not from outside of it."""
        one = self.phases[0]
        whole = self.used == [a.given for a in one] and {a.spread for a in one} == {1}
        if not whole or self.neighbours > 1 or any(self.before):
            return True
        if self.dots:
            return any(phase[2].terms % self.lanes for phase in self.phases)
        return any(phase[2].results < self.lanes for phase in self.phases)

    def length(self, phase: Sequence[_Axis]) -> int:
        """Of a row of the kernel in the order in which it is read."""
        return self.whole(phase[2].terms) if self.dots else phase[2].terms

    @cached_attribute
    def packs(self) -> bool:
        return any(a.every > 1 for phase in self.phases for a in phase) or any(
            self.length(phase) != phase[2].terms for phase in self.phases
        )

    def whole(self, n: int) -> int:
        """In whole vectors."""
        return -(-n // self.lanes) * self.lanes

    @cached_attribute
    def room(self) -> int:
        elements = self.batch * self.channels * self.groups * prod(self.copied) * self.neighbours
        return self.whole(elements + self.lanes) if self.copies else 0

    def lines(self, phase: Sequence[_Axis]) -> int:
        """Rows of the kernel for one output channel."""
        return self.channels * prod(a.terms for a in phase[:2])

    @cached_attribute
    def packed(self) -> int:
        most = max(self.outputs * self.lines(phase) * self.length(phase) for phase in self.phases)
        return self.whole(most) if self.packs else 0

    @cached_attribute
    def results(self) -> int:
        """Elements of the results of all phases, where these are interleaved."""
        each = sum(prod(a.results for a in phase) for phase in self.phases)
        return self.whole(self.batch * self.outputs * each) if len(self.phases) > 1 else 0

    @cached_attribute
    def offsets(self) -> int:
        return max(self.lines(p) * (1 if self.dots else p[2].terms) for p in self.phases)

    @cached_attribute
    def workspace(self) -> int:
        elements = self.room + self.packed + self.results
        return elements * (VECTOR // self.lanes) + 8 * self.offsets

    def row(self, phase: Sequence[_Axis], place: int) -> list[int]:
        """The numbers of a phase whose results are from a place on: `plan` of the source."""
        jobs, out = self.batch * self.groups, [a.results for a in phase]
        products = self.products(phase, self.dots)
        tasks = min(_TASKS, max(1, jobs * (self.outputs // self.groups) * products // _TASK))
        vectors = prod(out) if self.dots else prod(out[:2]) * -(-out[2] // self.lanes)
        parts = max(1, min(-(-tasks // jobs), vectors // 6))
        sizes = zip(*((
            a.given, a.terms, a.results, a.stride, a.dilation, a.spread, before, a.whole, a.first,
            a.every, origin,
        ) for a, before, origin in zip(phase, self.before, self.origin(phase), strict=True)),
            strict=True,
        )  # fmt: skip
        return [
            self.batch, self.channels * self.groups, self.outputs, self.groups,
            *chain.from_iterable(sizes), place, *self.copied, self.neighbours,
            self.length(phase), self.dots, self.copies, self.packs,
            host().vector_registers >= 32, jobs * parts, parts, self.room, self.packed,
            max(1, _BLOCK // max(1, -(-phase[2].terms // self.lanes))),
        ]  # fmt: skip


def _three(values: tuple[Any, ...], filling: Any) -> tuple[Any, Any, Any]:
    return (*(filling,) * (3 - len(values)), *values)


@declaring("convolution", _takes)
def _(
    x: Aval,
    w: Aval,
    *,
    strides: tuple[int, ...],
    padding: tuple[tuple[int, int], ...],
    input_dilation: tuple[int, ...],
    kernel_dilation: tuple[int, ...],
    groups: int,
) -> _Convolution | None:
    given: Any = x.shape
    kernel: Any = w.shape
    steps = (_three(s, 1) for s in (strides, kernel_dilation, input_dilation))
    around = _three(padding, (0, 0))
    terms = zip(_three(given[2:], 1), _three(kernel[2:], 1), *steps, around, strict=True)
    axes = [_phases(*numbers) for numbers in terms]
    phases = list(product(*axes))
    out = [sum(a.results for a in axis) for axis in axes]
    if not all(out):
        return None
    lanes = VECTOR // x.dtype.itemsize
    sizes = _Sizes(given[0], kernel[1], kernel[0], groups, lanes, phases)
    numbers = [len(phases), *map(len, axes), *out, sizes.results]
    place = 0
    for phase in phases:
        numbers += sizes.row(phase, place)
        place += given[0] * kernel[0] * prod(a.results for a in phase)
    return _Convolution({f"number {i}": int(n) for i, n in enumerate(numbers)}, sizes.workspace)
