"""Results of an operator whose tangents follow from equations, however they were computed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from computegraph import Body
from tenferro.implicit.checks import tracers
from tenferro.ops.control.calls import call
from tenferro.tensor import Aval
from tenferro.trace import Trace
from tenferro.transforms.control.bodies import body_of, emitted, loop_constants
from tenferro.transforms.derivatives.forward import jvp_optional
from tenferro.transforms.tracing.tracing import Traced, in_trace, results, trace_call

Function = Callable[..., Any]


def emit_call(
    trace: Trace, label: str, solved: Traced, rule: Traced, lifted: Sequence[int]
) -> tuple[list[int], list[int]]:
    """A call of what is traced, with a rule: its inputs and outputs.

    `lifted` are the values that it reads from outside, and that the rule differentiates.
    """
    outside = loop_constants(trace, [rule])
    unread = [trace.fresh(trace.metas[v], "outside").id for v in outside]  # but by the rule
    operation = call.bind(
        body=Body.of(trace, solved.outputs, [*unread, *lifted, *solved.input_ids]),
        consts=len(outside),
        rule=(body_of(trace, rule, outside),),
        form="forward",
        name=label,
    )
    inputs = [trace.fresh(x.aval, f"x{i}").id for i, x in enumerate(solved.inputs)]
    return inputs, emitted(trace, operation, [*outside, *lifted, *inputs])


def operator_call(
    label: str, operators: Sequence[Function], aval: Aval, compute: Function, tangents: Function
) -> list[Any]:
    """The arrays that `compute()` returns, which depend on linear maps of arrays like `aval`.

    `tangents(A, dA, outputs)` returns their tangents: A(x) applies each operator, and dA(x) its
    tangent, by everything that it closes over, or None. Tangents are differentiated again for
    higher orders.
    """

    def every(x: Any) -> list[Any]:
        return [operator(x) for operator in operators]

    def body(trace: Trace) -> list[Any]:
        traced = trace_call(trace, every, [aval], label, avals=[aval], repeats=True)
        for name, found in zip("AM", traced.out_avals, strict=False):
            if found != aval:
                raise ValueError(f"{label}: {name} x is {found!r}, expected {aval!r}, as x")
        solved = trace_call(trace, compute, [], label, avals=[])
        lifted = loop_constants(trace, [traced, solved])
        matrix = body_of(trace, traced, lifted)
        rule = _rule(trace, label, matrix, lifted, solved.out_avals, tangents)
        inputs, outs = emit_call(trace, label, solved, rule, lifted)
        return results(trace, outs, inputs, [])

    return in_trace(label, body)


def _rule(
    trace: Trace,
    label: str,
    matrix: Body,
    lifted: Sequence[int],
    outputs: Sequence[Aval],
    tangents: Function,
) -> Traced:
    """Of what the operator reads, the outputs and tangents: the tangents of the outputs."""
    operands = [trace.metas[v] for v in lifted]
    varied = [aval for aval in operands if aval.is_inexact]

    def applied(x: Any, *read: Any) -> Any:
        return tracers(trace, matrix.emit(trace, [*(y.id for y in read), x.id], roles=False))

    def rule(xs: Sequence[Any], ys: Sequence[Any], dxs: Sequence[Any]) -> list[Any]:
        each = iter(dxs)
        moved = tuple(next(each) if aval.is_inexact else None for aval in operands)

        def change(x: Any) -> Any:
            return jvp_optional(partial(applied, x), tuple(xs), moved)[1]

        return list(tangents(lambda x: applied(x, *xs), change, list(ys)))

    values = (operands, list(outputs), varied)
    return trace_call(trace, rule, values, label, avals=[*operands, *outputs, *varied])
