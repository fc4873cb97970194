"""Dependence through graphs: a sweep over linear operations, loops and branches included."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any

import numpy as np

from computegraph import Body, Graph, LocalValueId, reachable, resolve
from tenferro.eager import Tensor
from tenferro.ops.base import TensorOperation
from tenferro.ops.base.derived import formula_graph
from tenferro.ops.loops.flow import settled
from tenferro.ops.loops.loop import Loop, is_switch
from tenferro.tensor import Aval
from tenferro.trace import Trace, Tracer
from tenferro.transforms.sparsity.dependence import (
    DenseError,
    Matrix,
    NDArray,
    joined,
    rows,
    same,
    size_of,
    stacked,
    union,
    whole,
)
from tenferro.transforms.sparsity.rules import RULES, SparsityOperand, rule_of
from tenferro.transforms.tracing.known_values import value_of
from tidu import linearize

Matrices = Sequence[Matrix | None]
_STEPS = 256
"""Loops of at most so many steps are followed step by step; of longer ones all steps together."""
_ROUNDS = 64
"""After so many rounds without a fixed point, everything in a loop depends on everything."""


def propagated(
    trace: Trace, outputs: Sequence[int], seeds: Mapping[int, Matrix | None]
) -> list[Matrix | None]:
    """What linear functions of the seeds depend on; None for nothing at all.

    Raises DenseError, naming the operation, where there are too many entries.
    """
    matrices: dict[int, Matrix] = {v: m for v, m in seeds.items() if m is not None}
    unknown = _unknown(trace, max(outputs, default=-1) + 1)
    reach = reachable(trace, outputs, seeds)
    order = [v for v, reader in enumerate(reach) if reader and v not in seeds]
    operation: Any
    for v, operation, operands, _ in trace.applications(order):
        if any(a in matrices for a in operands):
            here = [_operand(trace, a, matrices, unknown) for a in operands]
            outs = trace.metas[v : v + operation.n_outputs]
            for slot, matrix in enumerate(_applied(operation, here, outs)):
                if matrix is not None:
                    matrices[v + slot] = matrix
    return [matrices.get(v) for v in outputs]


def _unknown(trace: Trace, end: int) -> bytearray:
    """Which values depend on arguments that are not known, or on variables, which may change."""
    unknown = bytearray(end)
    for v in range(end):
        node = trace.nodes[v]
        if not node[0]:
            leaf = trace.given.get(v, trace.captured.get(v))
            unknown[v] = leaf is None or isinstance(leaf, Tracer | Tensor)
        else:
            unknown[v] = any(unknown[a] for a in node[1:])
    return unknown


def _operand(
    trace: Trace, v: int, matrices: Mapping[int, Matrix], unknown: Sequence[int]
) -> SparsityOperand:
    return SparsityOperand(
        trace.metas[v],
        matrices.get(v),
        lambda: None if unknown[v] else value_of(trace, v),
    )


def _applied(
    operation: TensorOperation, operands: Sequence[SparsityOperand], outs: Sequence[Aval]
) -> Matrices:
    """The matrices of an operation's outputs."""
    try:
        if operation.name == "scan":
            return _scan(operands, **operation.params)
        if is_switch(operation):
            return _switch(operands, **operation.params)
        return _by_formula(operation, operands) or [
            rule_of(operation)(operation, operands, out)
            if out.is_inexact and size_of(out)
            else None
            for out in outs
        ]
    except DenseError as error:
        if error.args[0].startswith(_DENSE):
            raise
        raise DenseError(f"{_DENSE}: {operation.name} returns {outs[0]!r} with {error}") from error


_DENSE = "the pattern is too dense"


def _by_formula(operation: TensorOperation, operands: Sequence[SparsityOperand]) -> Matrices | None:
    """Through what defines a family; None if there is a rule, or nothing that defines it.

    The formula of a linear family need not consist of linear steps: its derivative does.
    """
    family = operation.family
    if operation.name in RULES or family.pointwise or family.declared_batch == "axes":
        return None
    graph = formula_graph(operation, tuple(x.aval for x in operands))
    if graph is None:
        return None
    return _Function.of(Body.of(graph.arena, graph.outputs, graph.inputs), linear=False)(operands)


@dataclass(frozen=True)
class _Function:
    """A body in a new trace, in which some of its inputs may be known."""

    trace: Trace
    inputs: Sequence[int]
    outputs: Sequence[int]
    linear: bool

    @staticmethod
    def of(body: Body, *, linear: bool) -> _Function:
        trace = Trace("a pattern")
        inputs = [trace.fresh(m, f"x{i}").id for i, m in enumerate(body.inputs)]
        return _Function(trace, inputs, body.emit(trace, inputs), linear)

    def __call__(self, operands: Sequence[SparsityOperand]) -> list[Matrix | None]:
        """What the outputs depend on, if the inputs are these operands."""
        trace = self.trace
        trace.given.clear()
        trace.computed.clear()
        for v, x in zip(self.inputs, operands, strict=True):
            value = x.value() if x.matrix is None else None
            if value is not None:
                trace.given[v] = value
        varying = {
            v: x.matrix
            for v, x in zip(self.inputs, operands, strict=True)
            if x.matrix is not None and x.aval.is_inexact
        }
        if self.linear:
            return propagated(trace, self.outputs, varying)
        return self._linearized(varying)

    def _linearized(self, varying: Mapping[int, Matrix]) -> list[Matrix | None]:
        trace = self.trace
        graph = Graph(trace, 0, len(trace), (), tuple(LocalValueId(v) for v in self.outputs))
        keys = [trace.input_keys[v] for v in varying]
        linearized = linearize(resolve([graph]), [graph.key(v) for v in graph.outputs], keys)
        seeds = [int(v) for _, v in linearized.tangent_inputs]
        tangents = [None if t is None else int(t) for t in linearized.tangent_outputs]
        primals = dict(zip(seeds, varying.values(), strict=True))
        results = iter(propagated(trace, [t for t in tangents if t is not None], primals))
        return [None if t is None else next(results) for t in tangents]


def _switch(operands: Sequence[SparsityOperand], branches: Sequence[Body], **_: Any) -> Matrices:
    """Any branch may be the one."""
    each = [_Function.of(branch, linear=True)(operands[1:]) for branch in branches]
    return [union(outs) for outs in zip(*each, strict=True)]


def _scan(operands: Sequence[SparsityOperand], **params: Any) -> Matrices:
    loop = Loop(**params)
    own, metas = loop.operands(operands), loop.inputs(loop.body.inputs).carry
    carry = [_varying(m, None) if x is None else x for x, m in zip(own.carry, metas, strict=True)]
    step = _Step(_Function.of(loop.body, linear=True), loop, own.consts, own.xs)
    n = loop.length if isinstance(loop.length, int) else 1
    if n <= _STEPS and n == loop.length:
        return step.by_step(carry, n)
    return step.all_together(carry, n)


@dataclass(frozen=True)
class _Step:
    """The body of a loop with its constants and the arrays that are sliced."""

    function: _Function
    loop: Loop
    consts: Sequence[SparsityOperand]
    xs: Sequence[SparsityOperand]

    def by_step(self, carry: Sequence[SparsityOperand], length: int) -> list[Matrix | None]:
        """The loop as it runs, with what is known of each step."""
        ys: list[Matrices] = []
        reverse = self.loop.reverse
        for t in reversed(range(length)) if reverse else range(length):
            after = self.function([*self.consts, *carry, *(_slice(x, t) for x in self.xs)])
            carry = [_varying(x.aval, m) for x, m in zip(carry, after, strict=False)]
            ys.append(self.loop.outputs(after).stacked)
        columns = zip(*(reversed(ys) if reverse else ys), strict=True)
        metas = self.loop.outputs(self.loop.body.metas).stacked
        rows_of = list(columns) if ys else [()] * len(metas)
        stacks = (_stack(steps, size_of(m)) for steps, m in zip(rows_of, metas, strict=True))
        return [*(x.matrix for x in carry), *stacks]

    def all_together(self, carry: Sequence[SparsityOperand], length: int) -> list[Matrix | None]:
        """What any number of steps may come to depend on: everything where that is not found."""
        xs = [_any_slice(x) for x in self.xs]
        avals = [x.aval for x in carry]
        rounds = count(1)

        def step(matrices: Matrices) -> tuple[Matrices, Matrices]:
            now = [*self.consts, *map(_varying, avals, matrices), *xs]
            after = self.function(now)
            return after, after if next(rounds) <= _ROUNDS else _all_to_all(now, avals)

        matrices, after = settled((x.matrix for x in carry), step, _both, same)
        ys = [
            None if m is None else stacked([m] * length) for m in self.loop.outputs(after).stacked
        ]
        return [*matrices, *ys]


def _both(a: Matrix | None, b: Matrix | None) -> Matrix | None:
    return union([a, b])


def _varying(aval: Aval, m: Matrix | None) -> SparsityOperand:
    return SparsityOperand(aval, m, lambda: None)


def _slice(x: SparsityOperand, t: int) -> SparsityOperand:
    """One step of what is sliced."""
    aval = x.aval.with_shape(x.aval.shape[1:])
    n = size_of(aval)
    m = None if x.matrix is None else rows(x.matrix, np.arange(t * n + 1, (t + 1) * n + 1))

    def value() -> NDArray | None:
        whole_ = x.value()
        return None if whole_ is None else whole_[t]

    return SparsityOperand(aval, m, value)


def _any_slice(x: SparsityOperand) -> SparsityOperand:
    """The steps of what is sliced, all in one."""
    aval = x.aval.with_shape(x.aval.shape[1:])
    n = size_of(aval)
    m = None if x.matrix is None else joined(x.matrix, np.arange(x.matrix.shape[0]) % n, n)
    return _varying(aval, m)


def _stack(steps: Matrices, n: int) -> Matrix | None:
    """The rows of all steps, n for each."""
    there = [m for m in steps if m is not None]
    if not there:
        return None
    present = iter(range(len(there)))
    first = [
        np.zeros(n, np.int64) if m is None else np.arange(n) + next(present) * n + 1 for m in steps
    ]
    return rows(stacked(there), np.concatenate(first))


def _all_to_all(operands: Sequence[SparsityOperand], carry: Sequence[Aval]) -> Matrices:
    read = [x.matrix for x in operands if x.matrix is not None]
    return [whole(read, size_of(aval)) for aval in carry]
