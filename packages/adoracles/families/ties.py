"""Extrema and functions of order where elements are equal, and what each convention returns there.

Displacements that make one of the equal elements the extremum, or that sort them, lead to smooth
points nearby. A convention is a sum of the derivatives there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

import numpy as np

from adoracles.cases.calls import Argument, Call
from adoracles.draw import Array, Draw
from adoracles.families.indexing import REPEATED
from adoracles.family import Family, Form, Input, Kind, Point, declare, turns

X, Y = Argument("x"), Argument("y")
COUNT = 10
"""Points of a family: each has two probes."""
LEVELS = tuple(2.25 + eighths / 8 for eighths in range(8))
"""What the equal elements are, beyond all that are drawn."""
Members = Sequence[tuple[str, Any]]
"""The equal elements of each group: the input and the places, first members of all groups first."""


@dataclass(frozen=True)
class Tied:
    """Points of one form at which members of groups are equal, at a level of this sign."""

    form: Form
    members: Members
    sign: float
    sides: tuple[tuple[float, ...], ...]
    """By how much each member moves to a smooth point."""
    conventions: Mapping[str, tuple[float, ...]]

    def __call__(self, draw: Draw, kind: Kind) -> Iterator[Point]:
        yield from islice(self.generic(draw, kind), COUNT)

    def generic(self, draw: Draw, kind: Kind) -> Iterator[Point]:
        for level in turns(LEVELS):
            values = {n: draw.uniform((-2.0, 2.0), i.shape) for n, i in self.form.inputs.items()}
            for name, places in self.members:
                values[name][places] = self.sign * level
            yield Point(self.form, values, "tie", self._displacements(), self.conventions)

    def _displacements(self) -> tuple[Mapping[str, Array], ...]:
        return tuple(map(self._displaced, self.sides))

    def _displaced(self, moves: tuple[float, ...]) -> Mapping[str, Array]:
        moved = {name: np.zeros(given.shape) for name, given in self.form.inputs.items()}
        for (name, places), move in zip(self.members, moves, strict=True):
            moved[name][places] = move
        return moved


def _form(op: str, args: tuple[Any, ...], shapes: Mapping[str, Any], **more: Any) -> Form:
    keyword = more.pop("keyword", {})
    return Form(Call(op, args, keyword), {n: Input(s) for n, s in shapes.items()}, **more)


def extremum(form: Form, members: Members, sign: float) -> None:
    """Declare ties of the largest elements (`sign` 1) or of the smallest (-1)."""
    count = len(members)
    sides = tuple(tuple(sign * row) for row in np.eye(count))
    conventions = {"mean": (1 / count,) * count, "first": sides_of(0, count)}
    conventions["last"] = sides_of(count - 1, count)
    points = Tied(form, members, sign, sides, conventions)
    declare(Family(form.call.op, "ties", points, ("real",)))


def sides_of(chosen: int, count: int) -> tuple[float, ...]:
    """The weights of a convention that takes one side."""
    return tuple(float(i == chosen) for i in range(count))


def order(form: Form, members: Members, descending: bool = False) -> None:
    """Declare ties of a function of order: the stable sort leaves equal elements in their order."""
    ranks = tuple(map(float, range(len(members))))
    stable = tuple(-r for r in ranks) if descending else ranks
    sides = (stable, tuple(-r for r in stable))
    conventions = {"stable": (1.0, 0.0), "reversed": (0.0, 1.0), "mean": (0.5, 0.5)}
    points = Tied(form, members, 1.0, sides, conventions)
    declare(Family(form.call.op, "ties", points, ("real",)))


ROWS = np.arange(3)
PAIRS: Members = (("x", (ROWS, [0, 1, 0])), ("x", (ROWS, [2, 3, 1])))
"""Two equal elements in each row of a matrix."""
FOURS: Members = tuple(("x", (slice(None), column)) for column in (0, 1, 3, 4))
"""Four equal elements in each row."""

for _op, _sign in (("numpy.max", 1.0), ("numpy.min", -1.0)):
    extremum(_form(_op, (X,), {"x": (3, 5)}, keyword={"axis": 1}), FOURS, _sign)
for _op, _sign in (("numpy.cummax", 1.0), ("numpy.cummin", -1.0)):
    extremum(_form(_op, (X,), {"x": (3, 4)}, keyword={"axis": 1}), PAIRS, _sign)
extremum(_form("numpy.ptp", (X,), {"x": (3, 4)}, keyword={"axis": 1}), PAIRS, 1.0)
for _op, _sign in (("at.max", 1.0), ("at.min", -1.0)):
    extremum(
        _form(_op, (X, Argument("index"), Y), {"x": (4,), "y": (4,)}, constants=REPEATED),
        (("x", 2), ("y", 0), ("y", 2), ("y", 3)),
        _sign,
    )
for _op in ("numpy.sort", "numpy.median"):
    order(
        _form(_op, (X,), {"x": (3, 5)}, keyword={"axis": 1}),
        tuple(("x", (slice(None), column)) for column in (0, 2, 3)),
    )
order(_form("lax.top_k", (X, 2), {"x": (3, 4)}, outputs=("output_0",)), PAIRS, descending=True)
