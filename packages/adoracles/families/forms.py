"""Rows of functions of arrays: forms with values drawn in the structure of each input."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, TypeAlias

import numpy as np

from adoracles.cases.calls import Call
from adoracles.cases.structures import project
from adoracles.draw import Array, Draw, Interval, Shape
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

Shapes: TypeAlias = Mapping[str, Shape | Input]
Row: TypeAlias = tuple[tuple[Any, ...], Mapping[str, Any], Shapes]
"""Positional arguments, keyword arguments, and the shapes of the inputs."""
Listed: TypeAlias = tuple[str, Mapping[str, Any]]
"""The kind of a point and its values, for the first form."""

FEW = 10
"""Points that are drawn where that many suffice."""


@dataclass(frozen=True)
class Forms:
    """The points of a family of arrays: forms in turn with drawn values, then listed values."""

    forms: tuple[Form, ...]
    interval: Interval
    listed: tuple[Listed, ...]
    count: int
    listed_complex: tuple[Listed, ...] = ()

    def __call__(self, draw: Draw, kind: Kind) -> Iterator[Point]:
        yield from islice(self.generic(draw, kind), self.count)
        chosen = {"real": self.listed, "complex": self.listed_complex}.get(kind, ())
        for label, listed in chosen:
            number = np.float64 if kind == "real" else np.complex128
            values = {n: np.asarray(a, number) for n, a in listed.items()}
            yield Point(self.forms[0], values, label)

    def generic(self, draw: Draw, kind: Kind) -> Iterator[Point]:
        for form in turns(self.forms):
            yield Point(form, {n: self._drawn(draw, kind, i) for n, i in form.inputs.items()})

    def _drawn(self, draw: Draw, kind: Kind, given: Input) -> Array:
        complex_ = given.complex or (kind == "complex" and not given.real)
        if given.structure == "general":
            drawn = self._general(draw, given.shape, complex_)
            drawn = drawn + np.array(given.offset) if given.offset else drawn
            return drawn + given.shift * np.eye(given.shape[-1]) if given.shift else drawn
        return structured(draw, given, complex_)

    def _general(self, draw: Draw, shape: Shape, complex_: bool) -> Array:
        if complex_:
            return draw.plane(self.interval, (-1.5, 1.5), shape)
        return draw.uniform(self.interval, shape)


def structured(draw: Draw, given: Input, complex_: bool) -> Array:
    """Return a matrix of a structure: of few digits, and well conditioned."""
    a = draw.weights(given.shape, complex_)
    eye = np.eye(given.shape[-1])
    if given.structure == "positive_definite":
        square: Array = a @ np.conj(np.swapaxes(a, -1, -2)) + eye
        return square
    if given.structure.endswith("triangular"):
        return project(given.structure, a) + 2 * eye  # type: ignore[no-any-return]
    return project(given.structure, a)  # type: ignore[no-any-return]


def arrays(
    op: str,
    exact: Callable[..., Any] | None,
    *forms: Row,
    name: str = "identity",
    observable: str = "identity",
    outputs: tuple[str, ...] = ("value",),
    kinds: tuple[Kind, ...] = ("real", "complex"),
    conditioning: Conditioning = "normwise",
    interval: Interval = (-2.0, 2.0),
    listed: Sequence[Listed] = (),
    listed_complex: Sequence[Listed] = (),
    count: int = 14,
    constants: Mapping[str, Any] | None = None,
    single: bool = True,
    tangents: Mapping[str, str] | None = None,
) -> Family:
    """Declare a function of arrays.

    op, exact
        The operation, and its definition of arrays of exact numbers; None if it is defined already.
    forms
        Positional arguments, keyword arguments and the shapes of the inputs.
    interval
        Where elements of inputs without structure are drawn.
    listed, listed_complex
        Points of real and of complex values, for the first form: their kind and the values.
    count
        How many points are drawn.
    constants
        Arrays that are not differentiated, by name.
    single
        As in `Family`.
    tangents
        As in `Call`: the function is the derivative of the call.
    """
    if exact is not None:
        define(op, exact)
    made = tuple(
        Form(
            Call(op, args, keyword, tangents=tangents or {}),
            {n: s if isinstance(s, Input) else Input(s) for n, s in shapes.items()},
            constants or {},
            observable=observable,
            outputs=outputs,
        )
        for args, keyword, shapes in forms
    )
    points = Forms(made, interval, tuple(listed), count, tuple(listed_complex))
    return declare(Family(op, name, points, kinds, conditioning, single=single))


def with_square(op: str, exact: Callable[..., Any] | None, *forms: Any, **options: Any) -> None:
    """Declare a linear function, and its square, whose second derivatives do not vanish."""
    arrays(op, exact, *forms, **options)
    arrays(op, None, *forms, **{**options, "name": "square", "observable": "square"})
