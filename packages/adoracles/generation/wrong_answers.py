"""Typical wrong derivatives at a probe, for the check that the probe notices them.

Some are made of the derivatives along every coordinate: an operand's term or the mixed second
derivatives are left out, a direction or a cotangent is conjugated, the Jacobian is transposed.
Others are formulas that families list: the wrong first derivative, and its differences.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np

from adoracles.cases.case import Case, Part
from adoracles.cases.tensors import Tensors
from adoracles.exact.differences import Differences, Flat, flat
from adoracles.exact.numbers import lift, precision
from adoracles.exact.probes import Evaluated
from adoracles.exact.reference import Tables
from adoracles.families.mistakes import MISTAKES, Wrong

STEP = 2.0**-17
"""Of differences of wrong formulas: they need to be wrong, not precise."""
Named: TypeAlias = Mapping[str, Mapping[str, Tensors]]
"""Wrong answers by part and by the name of the mistake."""


def wrong_answers(case: Case, one: Evaluated) -> Named:
    """Return typical wrong answers at a probe that has one smooth side."""
    found: dict[str, dict[str, Tensors]] = {part: {} for part in ("jvp", "vjp", "hvp", "fof")}
    if len(one.sides) != 1:
        return found
    with precision(60), np.errstate(all="ignore"):
        table = _Table.of(case, one)
        for part, name, answer in _answers(case, table):
            found[part][name] = answer
    return found


@dataclass(frozen=True)
class _Table:
    """Derivatives along coordinates in double precision, a row for each coordinate."""

    differences: Differences
    owners: Sequence[str]
    jacobian: Any
    crossed: Any
    alone: Mapping[str, Any]
    """By operand: second derivatives along its part of the direction and every coordinate."""
    direction: Mapping[str, Any]
    along: Mapping[str, Any]
    cotangent: Any

    @classmethod
    def of(cls, case: Case, one: Evaluated) -> _Table:
        tables: Tables = one.sides[0].tables
        differences, drawn = tables.differences, one.drawn
        owners = [_owner(coordinate) for coordinate in differences.coordinates]
        alone = {}
        if len(case.inputs) > 1 and any(any(map(bool, row)) for row in tables.crossed):
            for name in list(case.inputs)[:-1]:
                own = {n: lift(a) if n == name else 0 * lift(a) for n, a in drawn.direction.items()}
                alone[name] = _double(differences.crossed(own, differences.along(own)))
        cotangent = np.concatenate([np.ravel(a) for a in drawn.cotangent.values()])
        sizes = (_double(differences.jacobian), _double(tables.crossed))
        return cls(differences, owners, *sizes, alone, drawn.direction, drawn.along, cotangent)

    def components(self, tangent: Mapping[str, Any]) -> Any:
        """Return the components of a tangent along the coordinates."""
        exact = {name: lift(array) for name, array in tangent.items()}
        return _double([self.differences.components(exact)])[0].real

    def without(self, tangent: Mapping[str, Any], name: str) -> Any:
        """Return the components of a tangent without those of one operand."""
        own = np.array([owner != name for owner in self.owners])
        return self.components(tangent) * own

    def output(self, row: Any) -> Tensors:
        """Return the outputs whose elements are in a row."""
        return _typed(self.differences.form.split(list(row)), self.differences.form.complex)

    def gradient(self, cotangent: Any, rows: Any) -> Tensors:
        """Return the gradient whose pairings with the coordinates are those with the rows."""
        sums = {n: np.zeros(x.shape, complex) for n, x in self.differences.point.items()}
        for coordinate, row in zip(self.differences.coordinates, rows, strict=True):
            own = {n: _double([flat({n: a})])[0].reshape(a.shape) for n, a in coordinate.items()}
            size = sum(float(np.sum(np.abs(a) ** 2)) for a in own.values())
            weight = np.real(np.vdot(cotangent, row)) / size
            sums = {n: s + weight * own[n] for n, s in sums.items()}
        return {n: a if np.iscomplexobj(self.direction[n]) else a.real for n, a in sums.items()}


def _owner(coordinate: Mapping[str, Any]) -> str:
    return next(name for name, array in coordinate.items() if any(map(bool, array.ravel())))


def _double(rows: Sequence[Flat]) -> Any:
    return np.array([[complex(x) for x in row] for row in rows])


def _typed(arrays: Mapping[str, Any], kinds: Sequence[bool]) -> Tensors:
    return {
        name: array.astype(complex) if kind else array.astype(complex).real
        for (name, array), kind in zip(arrays.items(), kinds, strict=True)
    }


def _answers(case: Case, table: _Table) -> Iterator[tuple[Part, str, Mapping[str, Any]]]:
    yield from _operands(case, table)
    yield from _conjugates(table)
    yield from _transposes(table)
    plain = case.observable == "identity" and not case.call.mapped
    listed = MISTAKES.get(case.op, {}) if plain else {}
    for name, wrong in listed.items():
        with suppress(np.linalg.LinAlgError):  # a formula that divides by a singular matrix
            yield from [(part, name, answer) for part, answer in _formula(case, table, wrong)]


def _operands(case: Case, table: _Table) -> Iterator[tuple[Part, str, Any]]:
    """One operand's term is left out, or what two operands contribute together."""
    if len(case.inputs) < 2:
        return
    for name in case.inputs:
        title = f"without the term of {name}"
        if np.any(table.direction[name]):
            yield "jvp", title, table.output(table.without(table.direction, name) @ table.jacobian)
        if np.any(table.along[name]):
            yield "fof", title, table.output(table.without(table.along, name) @ table.crossed)
    rest = table.crossed - sum(table.alone.values())
    own = {**table.alone, list(case.inputs)[-1]: rest}
    if table.alone:
        rows = np.array([own[owner][i] for i, owner in enumerate(table.owners)])
        yield "hvp", "without mixed derivatives", table.gradient(table.cotangent, rows)
        total = table.components(table.along) @ rows
        yield "fof", "without mixed derivatives", table.output(total)


def _conjugates(table: _Table) -> Iterator[tuple[Part, str, Any]]:
    if any(np.iscomplexobj(d) for d in table.direction.values()):
        for part, tangent, rows in (
            ("jvp", table.direction, table.jacobian),
            ("fof", table.along, table.crossed),
        ):
            turned = table.components({n: np.conj(a) for n, a in tangent.items()})
            yield part, "of the conjugate direction", table.output(turned @ rows)  # type: ignore[misc]
    if np.iscomplexobj(table.cotangent):
        turned = np.conj(table.cotangent)
        yield "vjp", "of the conjugate cotangent", table.gradient(turned, table.jacobian)
        yield "hvp", "of the conjugate cotangent", table.gradient(turned, table.crossed)


def _transposes(table: _Table) -> Iterator[tuple[Part, str, Any]]:
    """The Jacobian in the place of its transpose, where the shapes allow for it."""
    rows = table.jacobian
    if rows.shape[0] != rows.shape[1] or np.any(rows.imag) or rows.shape[0] < 2:
        return
    tangent = rows @ table.components(table.direction)
    yield "jvp", "of the transposed Jacobian", table.output(tangent)
    yield "vjp", "of the transposed Jacobian", table.gradient(table.cotangent, rows.T)


def _formula(case: Case, table: _Table, wrong: Wrong) -> Iterator[tuple[Part, Any]]:
    """A wrong first derivative, and differences of it for the second orders."""
    x = {n: a.astype(complex if a.dtype.kind == "c" else float) for n, a in case.inputs.items()}
    basis = [
        {n: _like(flat({n: a}), x[n]) for n, a in coordinate.items()}
        for coordinate in table.differences.coordinates
    ]

    def first(point: Mapping[str, Any], tangent: Mapping[str, Any]) -> Any:
        return wrong(case.call, point, tangent)

    def second(tangent: Mapping[str, Any], other: Mapping[str, Any]) -> Any:
        ends = [first({n: x[n] + h * other[n] for n in x}, tangent) for h in (STEP, -STEP)]
        return {n: (ends[0][n] - ends[1][n]) / (2 * STEP) for n in ends[0]}

    tangent = first(x, table.direction)
    if tuple(tangent) != table.differences.form.names:
        return
    yield "jvp", tangent
    yield "fof", second(table.direction, table.along)
    yield "vjp", table.gradient(table.cotangent, [_row(first(x, b)) for b in basis])
    rows = [_row(second(b, table.direction)) for b in basis]
    yield "hvp", table.gradient(table.cotangent, rows)


def _like(elements: Flat, array: Any) -> Any:
    values = np.array([complex(x) for x in elements]).reshape(array.shape)
    return values if array.dtype.kind == "c" else values.real


def _row(outputs: Mapping[str, Any]) -> Any:
    return np.concatenate([np.ravel(a) for a in outputs.values()])
