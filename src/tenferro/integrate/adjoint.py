"""The continuous adjoint: derivatives by another initial value problem, solved backwards.

The cotangent a of the state satisfies a' = −(∂f/∂y)ᵀ a, and those of the operands g satisfy
g' = −(∂f/∂p)ᵀ a (Chen, Rubanova, Bettencourt and Duvenaud, Neural Ordinary Differential Equations,
NeurIPS 2018). The state is integrated backwards with them, so that no step is recorded.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from tenferro.integrate.functions import System
from tenferro.integrate.inside import checked
from tenferro.integrate.loops import Journey
from tenferro.integrate.matrices import DenseMatrices
from tenferro.integrate.method import MESSAGES, RUNNING, TOO_SMALL, Method
from tenferro.integrate.options import SolverInputs
from tenferro.integrate.program import SolverForm
from tenferro.integrate.results import OdeResult
from tenferro.ops.arrays.ensure import ensured_leaves
from tenferro.transforms import custom_vjp, stop_gradient, vjp
from tenferro.transforms.control import scan


@dataclass(frozen=True)
class _Backwards(System):
    """The state, its cotangent and those of the operands, as one vector."""

    def slope(self, t: Any, y: Any) -> Any:
        """The derivative of all of them."""
        n = self.layout.size
        slope, cotangents = _pulled(self, t, y[:n], -y[n : 2 * n])
        return np.concatenate([slope, *cotangents])


def _pulled(system: System, t: Any, y: Any, a: Any) -> tuple[Any, list[Any]]:
    """The slope, and the cotangents of the state and of the inexact operands, as vectors."""
    at, ends = _places(system), (system.end, system.direction)

    def slope(y: Any, *varied: Any) -> Any:
        operands = list(system.operands)
        for i, x in zip(at, varied, strict=True):
            operands[i] = x
        return System(*_parts(system)[:2], tuple(operands), *ends).slope(t, y)

    value, pullback = vjp(slope, y, *(system.operands[i] for i in at))
    return value, [np.reshape(x, (-1,)).astype(y.dtype) for x in pullback(a)]


def _places(system: System) -> list[int]:
    """Which operands have derivatives."""
    avals = system.model.slope.inputs[: len(system.operands)]
    return [i for i, aval in enumerate(avals) if aval.is_inexact]


def solved_by_adjoint(
    form: SolverForm, inputs: SolverInputs, asked: Any, *, check: bool
) -> OdeResult:
    """The result, traced: each time starts where the one before ended."""
    rtol, atol, max_step = map(stop_gradient, (inputs.rtol, inputs.atol, inputs.max_step))
    first_step = None if inputs.first_step is None else stop_gradient(inputs.first_step)
    inputs = inputs._replace(rtol=rtol, atol=atol, max_step=max_step, first_step=first_step)
    segment = custom_vjp(lambda *x: _solved(form, inputs, *x))
    segment.defvjp(
        lambda start, end, y, operands: (
            start, end, _solved(form, inputs, start, end, y, operands)[0], operands,
        ),
        lambda known, cotangents: _pullback(form, inputs, known, cotangents[0]),
        linear=False,
    )  # fmt: skip

    def advance(before: tuple[Any, Any], end: Any) -> Any:
        t, y = before
        y, code, counts = segment(t, end, y, inputs.operands)
        return (end, y), (y, code, counts)

    times = np.reshape(inputs.end, (1,)) if asked is None else asked
    _, (rows, codes, counts) = scan(advance, (inputs.start, inputs.y), times)
    if asked is None:
        times = np.stack([inputs.start, inputs.end])
        rows = np.concatenate([inputs.y[None], rows])
    cost = np.sum(counts, axis=0)
    result = OdeResult(
        times, form.layout.unpack(rows), None, None, None, cost[0], cost[1], cost[2], np.min(codes)
    )
    return checked(form, inputs, asked, result) if check else result


def check_supported(form: SolverForm, inputs: SolverInputs, *, dense_output: bool) -> None:
    """Raise ValueError for what has no continuous adjoint here."""
    eager = any(getattr(x, "requires_grad", False) for x in (*inputs[:3], *inputs.operands))
    for refused, what in (
        (form.events is not None, "events"),
        (dense_output, "`dense_output`"),
        (any(aval.is_complex for aval in form.model.slope.inputs), "complex numbers"),
        (eager, "eager variables"),
    ):
        if refused:
            raise ValueError(
                f"{form.layout.label}: adjoint='continuous' does not support {what}; use the "
                "default, adjoint='discrete'"
            )


def _solved(
    form: SolverForm, inputs: SolverInputs, start: Any, end: Any, y: Any, operands: Any
) -> tuple[Any, Any, Any]:
    """The state at the end, the code, and what it cost."""
    inputs = inputs._replace(start=start, end=end, y=y, operands=operands)
    run = form.run(inputs, dense=False)
    journey = run.to_end(run.start(y))
    counts = form.method.counts(journey.carry, journey.steps, dense=False)
    return journey.carry.y, run.code(journey), np.stack([0 * journey.steps + x for x in counts])


def _pullback(
    form: SolverForm, inputs: SolverInputs, known: Any, ct: Any
) -> tuple[Any, Any, Any, Any]:
    """The cotangents of start, end, state and operands.

    They are in proportion to the one of the result, so it is scaled to 1: tolerances mean the same
    for small ones.
    """
    start, end, y, operands = known
    n, system = form.layout.size, System(form.model, form.layout, operands)
    largest = stop_gradient(np.max(np.abs(ct)))
    scale = np.where(largest > 0, largest, 1.0)
    at = _places(system)
    varied = sum(operands[i].size for i in at)
    begin = np.concatenate([y, ct / scale, np.zeros(varied, y.dtype)])
    journey, code = _backwards(form, inputs, _Backwards(*_parts(system)), end, start, begin)
    message = f"{form.layout.label}: adjoint='continuous': {MESSAGES[TOO_SMALL]}"
    (last,) = ensured_leaves([journey.carry.y], code >= RUNNING, message)
    by_state, rest = last[n : 2 * n] * scale, last[2 * n :] * scale
    by_end = np.sum(ct * system.slope(end, y)).astype(end.dtype)
    by_start = -np.sum(by_state * system.slope(start, last[:n])).astype(start.dtype)
    return by_start, by_end, by_state, _split(operands, at, rest)


def _parts(system: System) -> tuple[Any, Any, Any]:
    return system.model, system.layout, system.operands


def _backwards(
    form: SolverForm, inputs: SolverInputs, system: System, start: Any, end: Any, y: Any
) -> tuple[Journey, Any]:
    """The augmented problem, solved from the end to the start, and the code."""
    least = np.min(inputs.rtol), np.min(inputs.atol)
    there = inputs._replace(
        start=start, end=end, y=y, rtol=least[0], atol=least[1], operands=system.operands
    )
    run = replace(form, method=_method(form.method, y.size)).run(there, dense=False)
    span = run.problem.span
    system = replace(system, end=span.end, direction=span.direction)
    run = replace(run, problem=replace(run.problem, system=system))
    journey = run.to_end(run.start(y))
    return journey, run.code(journey)


def _method(method: Any, size: int) -> Method:
    """The method for another number of unknowns."""
    found: Method = (
        replace(method, matrices=DenseMatrices(size)) if hasattr(method, "matrices") else method
    )
    return found


def _split(operands: Sequence[Any], at: Sequence[int], vector: Any) -> tuple[Any, ...]:
    """A vector as the cotangents of the operands, None for integers."""
    found: list[Any] = [None] * len(operands)
    start = 0
    for i in at:
        x = operands[i]
        found[i] = np.reshape(vector[start : start + x.size], x.shape).astype(x.dtype)
        start += x.size
    return tuple(found)
