"""Stretches of an integration between jumps.

The steps of a solver end at the time of each jump, and the state after it is an initial state. A
table has a row for each stretch: what is added to the slope in it, and what the reset at its end
receives. These are operands of the model whose values change with the stretch.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import prod
from typing import Any, NamedTuple

import numpy as np

from tenferro.integrate.control import Span
from tenferro.integrate.functions import Function, vector
from tenferro.integrate.jumps import Doses, Jumps
from tenferro.integrate.method import Counts, Problem
from tenferro.integrate.options import NO_JUMP, is_traced
from tenferro.integrate.state import StateLayout, given_array, row_of
from tenferro.ops.base import as_array
from tenferro.pytree import Structure, flatten, map as tree_map, unflatten
from tenferro.transforms import stop_gradient
from tenferro.transforms.tracing.arguments import check_callable, shown


class JumpTable(NamedTuple):
    """Times of jumps in order, and rows of operands; one more than jumps, the last time is never.

    `first` is the number of the first jump that is not before the start.
    """

    times: Any
    rows: tuple[Any, ...]
    first: Any


class JumpState(NamedTuple):
    """How many jumps are made, and costs that the method does not count."""

    index: Any
    spent: Counts


@dataclass(frozen=True)
class Segments:
    """The stretches of a problem; `place` is where the operands of a row begin."""

    table: JumpTable
    place: int

    def start(self) -> JumpState:
        """The state before the first jump."""
        zero = 0 * self.table.first
        return JumpState(self.table.first, Counts(zero, zero, zero))

    def problem(self, whole: Problem, index: Any) -> Problem:
        """The problem up to the next jump, which starts at the last one."""
        span = whole.span
        ahead = row_of(self.table.times, index)
        end = np.where(span.direction * (ahead - span.end) < 0, ahead, span.end)
        before = row_of(self.table.times, np.maximum(index - 1, 0))
        start = np.where(index > self.table.first, before, span.start)
        rows = [row_of(x, index) for x in self.table.rows]
        operands = list(whole.system.operands)
        operands[self.place : self.place + len(rows)] = rows
        system = replace(whole.system, operands=tuple(operands), end=end)
        return replace(whole, span=Span(start, end, span.direction), system=system)

    def is_due(self, whole: Problem, index: Any, t: Any) -> Any:
        """Whether the next jump is at this time, and before the end."""
        ahead, direction = row_of(self.table.times, index), whole.span.direction
        return (direction * (t - ahead) >= 0) & (direction * (ahead - whole.span.end) < 0)


def known(x: Any) -> Any:
    """An array without its derivative."""
    return stop_gradient(x) if hasattr(x, "aval") else x


def ordered(layout: StateLayout, jumps: Jumps, start: Any, end: Any) -> tuple[JumpTable, Any]:
    """The table in the order of the integration, and a row of it as a pytree (rates, value)."""
    times, leaves, spec = _checked(layout, jumps)
    direction = np.where(known(end) < known(start), -1.0, 1.0)
    times = np.where(np.isinf(times), direction * np.inf, times)
    order = np.argsort(known(direction * times), stable=True)
    times = row_of(times, order)
    rates, values = unflatten(spec, [row_of(x, order) for x in leaves])
    if rates is not None:
        rates = np.concatenate([_nothing(rates), np.cumsum(rates, axis=0)])
    values = tree_map(lambda x: np.concatenate([x, _nothing(x)]), values)
    never = np.reshape(direction * np.inf, (1,))
    first = np.sum(direction * (known(times) - known(start)) < 0)
    rows, row_spec = flatten((rates, values))
    current = unflatten(row_spec, [np.zeros(x.shape[1:], x.dtype) for x in rows])
    return JumpTable(np.concatenate([times, never]), tuple(rows), first), current


def _checked(layout: StateLayout, jumps: Jumps) -> tuple[Any, list[Any], Structure]:
    """The times, and the arrays of rates (as vectors) and of values."""
    label = layout.label
    check_callable(f"{label}: jumps", jumps.reset)
    times = given_array(jumps.times).astype(float)
    if len(times.shape) != 1:
        raise ValueError(f"{label}: times of `jumps` have shape {times.shape}, expected (k,)")
    if not is_traced(times) and np.any(np.isnan(times)):
        raise ValueError(f"{label}: {NO_JUMP}")
    leaves, spec = flatten((_rates(layout, jumps.rates), jumps.values))
    leaves = [given_array(x) for x in leaves]
    for x in leaves:
        if x.shape[:1] != times.shape:
            raise ValueError(
                f"{label}: an array of `jumps` has shape {x.shape}, expected ({times.shape[0]}, "
                "...), a row for each time"
            )
    return times, leaves, spec


def _rates(layout: StateLayout, rates: Any) -> Any:
    """Rates as rows of vectors."""
    if rates is None:
        return None
    leaves, spec = flatten(rates)
    if spec != layout.spec:
        raise ValueError(
            f"{layout.label}: rates of `jumps` are {shown(spec)}, expected {shown(layout.spec)}, "
            "as y0 is"
        )
    rows = [np.reshape(given_array(x), (len(x), prod(given_array(x).shape[1:]))) for x in leaves]
    return np.concatenate(rows, axis=1).astype(layout.dtype)


def _nothing(x: Any) -> Any:
    return np.zeros((1, *x.shape[1:]), x.dtype)


def with_rates(layout: StateLayout, fun: Function, *, vectorized: bool) -> Function:
    """The slope with the rates of the current row."""

    def slope(t: Any, y: Any, current: Any, *args: Any) -> Any:
        result, (rates, _) = fun(t, y, *args), current
        if rates is None:
            return result
        if vectorized:
            return np.reshape(as_array(layout.label, result), (-1,)) + rates
        return layout.unpack(vector(layout, result) + rates)

    return slope


def without_row(event: Function) -> Function:
    """An event function that ignores the current row."""
    return lambda t, y, current, *args: event(t, y, *args)


def with_value(jumps: Jumps) -> Function:
    """The reset with the value of the current row, if there are values."""

    def reset(t: Any, y: Any, current: Any, *args: Any) -> Any:
        given = () if jumps.values is None else (current[1],)
        return jumps.reset(t, y, *given, *args)

    return reset


def jumps_of(layout: StateLayout, given: Any) -> Jumps:
    """The jumps that a caller declares."""
    if isinstance(given, Doses):
        return given.jumps(layout)
    if isinstance(given, tuple) and len(given) == 2:
        return Jumps(*given)
    if not isinstance(given, Jumps):
        raise TypeError(
            f"{layout.label}: `jumps` is {type(given).__name__}, expected `te.integrate.Jumps`, "
            "`te.integrate.Doses`, or a tuple (times, reset)"
        )
    return given
