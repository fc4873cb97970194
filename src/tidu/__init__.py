"""Derivatives as transforms of graphs: `linearize` and `linear_transpose`, for any primitives.

Here for multiplication and addition of numbers. The derivative of x·x is dx·x + x·dx, a graph that
is linear in dx; its transpose takes a cotangent c to c·x + c·x.

>>> from dataclasses import dataclass
>>> from computegraph import GraphBuilder, OperationRole, compile_program, evaluate
>>> from computegraph import materialize_merge, resolve
>>> @dataclass(frozen=True)
... class Input:
...     name: str
...     def tangent_of(self, pass_id):
...         return TangentKey(self, pass_id)
>>> @dataclass(frozen=True)
... class Op:
...     name: str
...     n_outputs: int = 1
...     def infer(self, *metas):
...         return "number"
...     def evaluate(self, a, b):
...         return a * b if self.name == "mul" else a + b
...     @classmethod
...     def add(cls):
...         return Op("add")
...     def jvp_rule(self, builder, x, y, dx, ctx):    # of mul; both operands vary
...         role = OperationRole((False, True))
...         terms = [builder.add_operation(self, [x[1 - i], dx[i]], role)[0] for i in (0, 1)]
...         return builder.add_operation(Op("add"), terms, OperationRole((True, True)))
...     def transpose_rule(self, builder, c, inputs, role, ctx):
...         if self.name == "add":
...             return [c[0], c[0]]
...         return [None, *builder.add_operation(self, [inputs[0], c[0]], role)]
>>> builder = GraphBuilder()
>>> x = builder.add_input(Input("x"), "number")
>>> (y,) = builder.add_operation(Op("mul"), [x, x])
>>> f = builder.finish([y])
>>> forward = linearize(resolve([f]), [f.key(y)], [Input("x")])
>>> reverse = linear_transpose(forward)
>>> (c,), (x_bar,) = reverse.graph.inputs, reverse.tangent_outputs
>>> evaluate(compile_program(materialize_merge(f.arena, [x_bar], [x, c])), [3.0, 1.0])
[6.0]
"""

from tidu.check import check_linear
from tidu.keys import ADKey, CotangentKey, DiffPassId, TangentKey
from tidu.linear_transpose import linear_transpose
from tidu.linearize import linearize
from tidu.linearized_graph import LinearizedGraph
from tidu.rules import ADRuleError, Primitive, PrimitiveBuilder, PrimitiveValue
from tidu.templates import forget_rules

__all__ = [
    "ADKey", "ADRuleError", "CotangentKey", "DiffPassId", "LinearizedGraph", "Primitive",
    "PrimitiveBuilder", "PrimitiveValue", "TangentKey", "check_linear", "forget_rules",
    "linear_transpose", "linearize",
]  # fmt: skip
