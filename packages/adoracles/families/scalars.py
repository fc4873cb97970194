"""Rows of functions of numbers: sampled in intervals, beside singularities, at kinks and cuts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, TypeAlias

import numpy as np

from adoracles.cases.calls import Argument, Call
from adoracles.draw import Draw, Interval, Shape, single
from adoracles.exact.numbers import pointwise
from adoracles.family import (
    Conditioning,
    Family,
    Form,
    Input,
    Kind,
    Point,
    declare,
    define,
    turns,
)

NAMES = ("x", "y", "z", "w")
Number: TypeAlias = Any
Near: TypeAlias = Any
"""A number, or (base, offset) for base + offset; for several operands a list of these."""

SHAPES: Mapping[int, tuple[tuple[Shape, ...], ...]] = {
    1: (((4,),), ((2, 2),)),
    2: (((4,), (4,)), ((2, 1), (3,))),
    3: (((3,), (3,), (3,)), ((2, 1), (), (2,))),
    4: (((3,), (3,), (3,), (3,)), ((2,), (2,), (), (2,))),
}
"""Shapes of the operands, by their number: equal ones, and ones that broadcast."""
BALANCED = {"left": (1.0, 0.0), "right": (0.0, 1.0), "mean": (0.5, 0.5), "zero": (0.0, 0.0)}
"""What libraries do at a kink: one side's derivative, the mean of both, or none."""


@dataclass(frozen=True)
class Scalar:
    """What a row of a function of numbers says; see `scalar`."""

    calls: tuple[Call, ...]
    intervals: tuple[Interval, ...]
    regions: tuple[tuple[Interval, Interval], ...]
    near: tuple[Near, ...]
    near_complex: tuple[Near, ...]
    special: tuple[Number, ...]
    special_complex: tuple[Number, ...]
    kinks: tuple[Number, ...]
    conventions: Mapping[str, tuple[float, ...]]
    cuts: tuple[Any, ...]
    observable: str
    outputs: tuple[str, ...]
    real: tuple[bool, ...]
    count: int

    def __call__(self, draw: Draw, kind: Kind) -> Iterator[Point]:
        yield from islice(self.generic(draw, kind), self.count)
        yield from self._listed(draw, kind)
        if kind == "real":
            for kink in self.kinks:
                yield from self._kink(kink)
        if kind == "complex":
            for cut in self.cuts:
                yield from self._cut(cut)

    def form(self, call: Call, shapes: Sequence[Shape]) -> Form:
        """Return the form of a call with operands of these shapes."""
        inputs = {
            n: Input(shape, real=real)
            for n, shape, real in zip(NAMES, shapes, self.real, strict=False)
        }
        return Form(call, inputs, observable=self.observable, outputs=self.outputs)

    def generic(self, draw: Draw, kind: Kind) -> Iterator[Point]:
        calls = turns(self.calls)
        forms = turns(SHAPES[len(self.intervals)])
        for shapes, call in zip(forms, calls, strict=False):
            form = self.form(call, shapes)
            yield Point(form, {n: self._drawn(draw, kind, i, shapes[i]) for i, n in self._named()})

    def _named(self) -> list[tuple[int, str]]:
        return list(enumerate(NAMES[: len(self.intervals)]))

    def _is_complex(self, kind: Kind, operand: int) -> bool:
        return (kind == "complex" or (kind == "mixed" and operand > 0)) and not self.real[operand]

    def _drawn(self, draw: Draw, kind: Kind, operand: int, shape: Shape) -> Any:
        if self._is_complex(kind, operand):
            return draw.plane(*self.regions[operand], shape)
        return draw.uniform(self.intervals[operand], shape)

    def _listed(self, draw: Draw, kind: Kind) -> Iterator[Point]:
        """Points beside singularities and far out, and points that are special themselves."""
        near, special = self.near, self.special
        if kind == "complex":
            near = self.near_complex or tuple(map(_beside, near))
            special = self.special_complex or special
        if kind == "mixed":
            return
        for rows, label, rounds in ((near, "near_degenerate", 4), (special, "degenerate", 2)):
            wide = [row for row in rows if not _fits_single(row)]
            for items in ([row for row in rows if _fits_single(row)], wide):
                yield from self._rows(draw, kind, items, label, rounds)

    def _rows(
        self, draw: Draw, kind: Kind, items: Sequence[Any], label: str, rounds: int
    ) -> Iterator[Point]:
        if not items:
            return
        source, calls = turns(items), turns(self.calls)
        at_once = min(3, len(items))
        for turn, call in islice(enumerate(calls), max(rounds, -(-len(items) // at_once))):
            rows = [_operands(item) for item in islice(source, at_once)]
            factor = 1 + (turn % 4) / 64 if label == "near_degenerate" else 1.0
            values = {}
            for i, name in self._named():
                drawn = self._drawn(draw, kind, i, (4 - at_once,))
                column = np.array([_value(row[i], factor) for row in rows])
                values[name] = np.concatenate([column.astype(drawn.dtype), drawn])
            yield Point(self.form(call, [(4,)] * len(self.intervals)), values, label)

    def _kink(self, kink: Number) -> Iterator[Point]:
        """At a kink the first operand moves to either side; the others stay."""
        row = _operands(kink)
        for call in islice(turns(self.calls), max(2, len(self.calls))):
            values = {n: np.full(3, _value(row[i], 1.0)) for i, n in self._named()}
            still = {n: np.zeros(3) for n in values}
            sides = tuple(still | {NAMES[0]: np.full(3, side)} for side in (-1.0, 1.0))
            form = self.form(call, [(3,)] * len(self.intervals))
            yield Point(form, values, "tie", sides, self.conventions)

    def _cut(self, cut: Any) -> Iterator[Point]:
        """On a branch cut of the last operand the sign of a zero says the side."""
        *rest, last = _operands(cut)
        across = 1j if last.imag == 0 else 1.0
        names = [name for _, name in self._named()]
        for sign in (1.0, -1.0):
            zero = float(np.copysign(0.0, sign))
            x = complex(last.real, zero) if across == 1j else complex(zero, last.imag)
            row = zip(names, (*rest, x), strict=True)
            values = {name: np.full(3, value, complex) for name, value in row}
            sides = ({names[-1]: np.full(3, sign * across)},)
            form = self.form(self.calls[0], [(3,)] * len(names))
            yield Point(form, values, "degenerate", sides, {"limit": (1.0,)})


def _beside(item: Near) -> Near:
    """The complex number beside a singularity that belongs to a real one."""
    if isinstance(item, list):
        return [_beside(number) for number in item]
    base, offset = item if isinstance(item, tuple) else (0.0, item)
    turned = offset * (1 + 0.5j) if abs(offset) < 1 else complex(offset, 0.5)
    return (base, turned) if isinstance(item, tuple) else turned


def _operands(item: Any) -> tuple[Any, ...]:
    return tuple(item) if isinstance(item, list) else (item,)


def _value(item: Near, factor: float) -> Any:
    base, offset = item if isinstance(item, tuple) else (0.0, item)
    if factor == 1.0 and base == 0.0:
        return offset
    exact = base + offset * factor
    return _rounded(exact, offset) if _fits_single(item) else exact


def _rounded(exact: Any, offset: Any) -> Any:
    if isinstance(exact, complex):
        return complex(single(exact.real), single(exact.imag))
    return single(exact)


def _fits_single(item: Any) -> bool:
    """Whether single precision has the number, or one whose offset is nearly the same."""
    if isinstance(item, list):
        return all(map(_fits_single, item))
    base, offset = item if isinstance(item, tuple) else (0.0, item)
    exact = base + offset
    with np.errstate(over="ignore", under="ignore"):
        near = complex(np.complex64(exact))
    return bool(np.isfinite(near) and abs(near - base - offset) <= 0.1 * abs(offset))


def scalar(
    op: str,
    exact: Callable[..., Any] | None,
    *intervals: Interval,
    plane: bool | Sequence[tuple[Interval, Interval]] = False,
    mixed: bool = False,
    near: Sequence[Near] = (),
    near_complex: Sequence[Near] = (),
    special: Sequence[Number] = (),
    special_complex: Sequence[Number] = (),
    kinks: Sequence[Number] = (),
    conventions: Mapping[str, tuple[float, ...]] = BALANCED,
    cuts: Sequence[Any] = (),
    calls: Sequence[Call] | None = None,
    name: str = "identity",
    observable: str = "identity",
    outputs: tuple[str, ...] = ("value",),
    real: bool = True,
    real_operands: Sequence[int] = (),
    generic: int = 12,
    conditioning: Conditioning = "pointwise",
    floor: float = 0.0,
    single: bool = True,
) -> Family:
    """Declare a function of as many numbers as intervals.

    op, exact
        The operation, and its definition in mpmath's numbers; None if it is defined already.
    intervals
        Where each operand is drawn.
    plane
        Whether it is defined for complex numbers; else the rectangles they are drawn from.
    mixed
        Whether the first operand may be real and the others complex.
    near, near_complex
        Numbers beside singularities, very small and very large ones; see `Near`.
    special, special_complex
        Numbers where a term vanishes or a formula divides by zero, yet a derivative exists.
    kinks, conventions
        Numbers with two one-sided derivatives, and what is accepted there.
    cuts
        Complex numbers on branch cuts; for several operands lists, the last of which is on one.
    calls
        The calls, if not of the operation with its operands alone.
    real
        Whether it is defined for real numbers.
    real_operands
        Operands that are real even if the others are complex.
    generic
        How many generic cases.
    floor, single
        As in `Family`.
    """
    if exact is not None:
        define(op, pointwise(exact))
    count = len(intervals)
    regions = plane if not isinstance(plane, bool) else [(i, (-1.5, 1.5)) for i in intervals]
    points = Scalar(
        tuple(calls or [Call(op, tuple(map(Argument, NAMES[:count])))]),
        intervals,
        tuple(regions),
        tuple(near),
        tuple(near_complex),
        tuple(special),
        tuple(special_complex),
        tuple(kinks),
        conventions,
        tuple(cuts),
        observable,
        outputs,
        tuple(i in real_operands for i in range(count)),
        generic,
    )
    kinds: tuple[Kind, ...] = ("real",) if real else ()
    kinds += ("complex",) if plane else ()
    kinds += ("mixed",) if mixed else ()
    return declare(Family(op, name, points, kinds, conditioning, floor, single))


X, Y, Z, W = map(Argument, NAMES)
