"""The values of a graph in double-double: each operation by its rule, or by its formula.

Maths note: double_double.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from computegraph import Arena, Body, reachable, visiting
from tenferro.ops.base import TensorOperation, apply, several
from tenferro.ops.base.derived import FormulaTrace, formula_graph
from tenferro.ops.base.registry import kept_by_body, label_of
from tenferro.ops.control.scan import COUNT
from tenferro.ops.loops.loop import Loop
from tenferro.precision.rules import rule_for
from tenferro.precision.rules.pair import Pair
from tenferro.precision.rules.structure import flat, grouped, is_paired, pair_dtype, twice
from tenferro.precision.rules.table import Value, rule
from tenferro.tensor import Aval
from tenferro.trace import Trace, Tracer
from tenferro.trace.tracer import tracing

_INEXACT_FORMULAS = "tenferro.special."
"""Families whose formulas have coefficients of 16 digits."""
_EXACT = frozenset(
    f"tenferro.special.{name}.v1"
    for name in (
        "exp10 cosm1 cosdg cotdg sindg tandg entr rel_entr kl_div logit huber pseudo_huber softmax "
        "log_softmax log_softmax_at"
    ).split()
)
"""Those whose formulas and derivatives are of elementary functions and exact numbers."""


def evaluated(
    trace: Trace, arena: Arena, outputs: Sequence[int], known: Mapping[int, Value]
) -> list[Value]:
    """The outputs of a graph for known values of some of its values, recorded in a trace.

    Other inputs, and what was computed of them before, are doubles.
    """
    values = dict(known)
    low = min(known, default=len(arena)) if arena is trace else 0

    def is_outside(v: int) -> bool:
        return arena is trace and (arena.is_input(v) or (v < low and trace.varies(v)))

    class Stops:
        def __contains__(self, v: object) -> bool:
            return v in values or is_outside(v)  # type: ignore[arg-type]

    last = reachable(arena, outputs, Stops())
    order = [v for v, reader in enumerate(last) if reader and v not in values]
    for v in visiting(arena, order):
        if v in values:
            continue
        if is_outside(v):
            values[v] = _double(Tracer(trace, v, trace.metas[v]))
            continue
        first = v - arena.slot(v)
        operation: Any = arena.operation(v)
        operands = arena.nodes[first][1:]
        metas = arena.metas[first : first + operation.n_outputs]
        avals = [arena.metas[a] for a in operands]
        results = _results(trace, operation, [values[a] for a in operands], avals, metas)
        values.update(enumerate(results, first))
    return [values[v] for v in outputs]


def _double(x: Any) -> Value:
    return Pair(x) if is_paired(x.aval) else x


def _results(
    trace: Trace,
    operation: TensorOperation,
    operands: list[Value],
    avals: list[Aval],
    metas: list[Aval],
) -> Sequence[Value]:
    if not any(isinstance(x, Pair) for x in operands) and not any(map(is_paired, metas)):
        return several(apply(operation, *operands))
    is_complex = any(aval.is_complex for aval in [*avals, *metas])
    found = rule_for(operation.name, is_complex=is_complex)
    if found is not None:
        return several(found(operation, *operands))
    formula = None if _is_inexact(operation) else formula_graph(operation, tuple(avals))
    if formula is None:
        kind = " of complex numbers" if is_complex else ""
        raise NotImplementedError(
            f"double_double: {label_of(operation.name)}{kind} is not available in "
            "double-double; compute it of functions that are: arithmetic, elementary functions, "
            "sums, products of matrices, cholesky, lu, qr, eigh, svd, solve and loops"
        )
    known = dict(zip(formula.inputs, operands, strict=True))
    return evaluated(trace, formula.arena, formula.outputs, known)


def _is_inexact(operation: TensorOperation) -> bool:
    return operation.name.startswith(_INEXACT_FORMULAS) and operation.name not in _EXACT


@kept_by_body
def doubled(body: Body) -> Body:
    """The body of a loop or a branch on double-double numbers: two inputs and outputs for each."""
    trace = FormulaTrace("double_double")
    parts = [
        trace.fresh(aval.with_dtype(pair_dtype(aval)) if is_paired(aval) else aval, f"x{i}")
        for i, aval in enumerate(twice(body.inputs, body.inputs))
    ]
    graph = body.graph()
    known = dict(zip(graph.inputs, grouped(parts, body.inputs), strict=True))
    results = tracing(trace, lambda: evaluated(trace, graph.arena, graph.outputs, known))
    return Body.of(trace, [x.id for x in flat(results)], [x.id for x in parts])


@rule("scan", "while_loop")
def _(operation: TensorOperation, *operands: Value) -> tuple[Value, ...]:
    loop = Loop.of(operation)
    body = loop.body
    inputs = loop.inputs(body.inputs)
    twin = replace(
        loop,
        body=doubled(body),
        consts=len(twice(inputs.consts, inputs.consts)),
        init=twice(loop.init, inputs.carry),
        linear=(),
        cond=None if loop.cond is None else doubled(loop.cond),
        lanes=twice(loop.lanes, body.inputs) if loop.lanes else (),
    )
    results = several(apply(twin.operation, *flat(operands)))
    return grouped(results, loop.by_result(body.metas, COUNT))


@rule("switch")
def _(operation: TensorOperation, index: Any, *operands: Value) -> tuple[Value, ...]:
    branches = operation.params["branches"]
    twin = operation.family.bind(branches=tuple(map(doubled, branches)), linear=())
    return grouped(several(apply(twin, index, *flat(operands))), branches[0].metas)
