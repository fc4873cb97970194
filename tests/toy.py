"""A tiny operation set on Python numbers, for tests of the layers below tensors."""

from __future__ import annotations

import cmath
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from computegraph import External, Graph, GraphBuilder, OperationRole
from tidu import TangentKey


@dataclass(frozen=True)
class Key:
    name: str

    def tangent_of(self, pass_id: Any) -> TangentKey:
        return TangentKey(self, pass_id)


@dataclass(frozen=True)
class Op:
    """add, mul, exp, conj, sum and spread (vector to number and back), pair (two outputs)."""

    name: str

    @property
    def n_outputs(self) -> int:
        return 2 if self.name in ("pair", "bad_pair") else 1

    def infer(self, *metas: Any) -> Any:
        if self.name == "pair":
            return metas[0], metas[0]
        return {"sum": "number", "spread": "vector"}.get(self.name, metas[0])

    def evaluate(self, *x: Any) -> Any:
        return _EVALUATE[self.name](*x)

    @classmethod
    def add(cls) -> Op:
        return Op("add")

    def jvp_rule(self, b: Any, x: Any, y: Any, dx: Any, ctx: Any) -> Any:
        return _JVP[self.name](self, b, x, y, dx)

    def transpose_rule(self, b: Any, ct: Any, x: Any, role: Any, ctx: Any) -> Any:
        return _TRANSPOSE[self.name](self, b, ct, x, role.active_mask)


def _each(f: Any) -> Any:
    return lambda *x: tuple(map(f, *x)) if isinstance(x[0], tuple) else f(*x)


_EVALUATE = {
    "add": _each(lambda a, b: a + b),
    "mul": _each(lambda a, b: a * b),
    "exp": _each(cmath.exp),
    "conj": _each(lambda a: complex(a).conjugate()),
    "sum": sum,
    "spread": lambda a: (a,) * 3,
    "pair": lambda a: (a * a, a * a * a),
}


def _linear(op: Op, b: Any, operands: Sequence[Any], *active: bool) -> Any:
    return b.add_operation(op, operands, OperationRole(active))


def _times(b: Any, fixed: Any, active: Any) -> Any:
    return _linear(Op("mul"), b, [fixed, active], False, True)[0]


def _sum_terms(b: Any, terms: list[Any]) -> Any:
    if len(terms) == 1:
        return terms
    return _linear(Op("add"), b, terms, True, True)


def _jvp_mul(op: Op, b: Any, x: Any, y: Any, dx: Any) -> Any:
    terms = [_times(b, x[0], dx[1])] if dx[1] is not None else []
    if dx[0] is not None:
        terms.append(_linear(op, b, [dx[0], x[1]], True, False)[0])
    return _sum_terms(b, terms)


def _jvp_pair(op: Op, b: Any, x: Any, y: Any, dx: Any) -> Any:
    two_x = b.add_operation(Op("add"), [x[0], x[0]], OperationRole())[0]
    three_xx = b.add_operation(
        Op("add"),
        [b.add_operation(Op("add"), [y[0], y[0]], OperationRole())[0], y[0]],
        OperationRole(),
    )[0]
    return [_times(b, two_x, dx[0]), _times(b, three_xx, dx[0])]


_JVP = {
    "add": lambda op, b, x, y, dx: _sum_terms(b, [t for t in dx if t is not None]),
    "mul": _jvp_mul,
    "exp": lambda op, b, x, y, dx: [_times(b, y[0], dx[0])],
    "conj": lambda op, b, x, y, dx: _linear(op, b, dx, True),
    "sum": lambda op, b, x, y, dx: _linear(op, b, dx, True),
    "spread": lambda op, b, x, y, dx: _linear(op, b, dx, True),
    "pair": _jvp_pair,
}


def _transpose_mul(op: Op, b: Any, ct: Any, x: Any, active: Any) -> Any:
    i = 1 if active[1] else 0
    fixed = x[1 - i]
    if b.meta(fixed) == "complex":
        fixed = b.add_operation(Op("conj"), [fixed], OperationRole())[0]
    result = [None, None]
    result[i] = _times(b, fixed, ct[0])
    return result


_TRANSPOSE = {
    "add": lambda op, b, ct, x, active: [ct[0] if on else None for on in active],
    "mul": _transpose_mul,
    "conj": lambda op, b, ct, x, active: _linear(op, b, ct, True),
    "sum": lambda op, b, ct, x, active: _linear(Op("spread"), b, ct, True),
    "spread": lambda op, b, ct, x, active: _linear(Op("sum"), b, ct, True),
}


def build(formula: Any, *names: str, meta: Any = "number") -> Graph:
    """The graph of a formula: `formula(apply, *inputs)` with `apply(name, *operands)`."""
    builder = GraphBuilder()
    inputs = [builder.add_input(Key(n), meta) for n in names]

    def apply(name: str, *operands: Any) -> Any:
        outputs = builder.add_operation(Op(name), operands)
        return outputs[0] if len(outputs) == 1 else outputs

    result = formula(apply, *inputs)
    return builder.finish(result if isinstance(result, tuple) else [result])


def lines(graph: Graph, names: dict[int, str]) -> list[str]:
    """A graph's operations as readable lines, with names for values given and found."""
    shown = []
    for node in graph.operations():
        words = [_name(ref, names) for ref in node.inputs]
        for out in node.outputs:
            names.setdefault(out, f"{len(names)}")
        mask = node.role.active_mask
        tag = "" if mask is None else " [" + ",".join("a" if on else "f" for on in mask) + "]"
        left = ",".join(names[out] for out in node.outputs)
        shown.append(f"{left} = {node.operation.name}({', '.join(words)}){tag}")
    return shown


def _name(ref: Any, names: dict[int, str]) -> str:
    if isinstance(ref, External):
        return f"External({names[ref.key.id]})"
    return names[ref]
