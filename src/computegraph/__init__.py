"""What a computation graph is: values, operations and programs, for any set of operations.

The package does not depend on tensors, derivatives or third-party libraries. A graph has five
stages, one file each: build (`graph`), `resolve`, `materialize_merge`, `compile_program` and
`evaluate`. With an operation set of one operation, multiplication:

>>> from dataclasses import dataclass
>>> @dataclass(frozen=True)
... class Times:
...     name: str = "times"
...     n_outputs: int = 1
...     def infer(self, *metas):
...         return "number"
...     def evaluate(self, a, b):
...         return a * b
>>> builder = GraphBuilder()
>>> x = builder.add_input("x", "number")
>>> (square,) = builder.add_operation(Times(), [x, x])
>>> square == builder.add_operation(Times(), [x, x])[0]        # equal structure is one value
True
>>> (cube,) = builder.add_operation(Times(), [square, x])
>>> graph = builder.finish([cube])
>>> graph
%0=Input('x')
%1 = times(%0, %0) Primary
%2 = times(%1, %0) Primary
return %2

A second graph refers to values of the first by their keys, and copies nothing:

>>> more = GraphBuilder(parents=[graph])
>>> outer = External(graph.key(square))
>>> (fourth,) = more.add_operation(Times(), [outer, outer])
>>> view = resolve([more.finish([fourth])])
>>> merged = materialize_merge(view, view.outputs[:1], [graph.key(x)])
>>> program = compile_program(merged)
>>> check_program(program)
>>> evaluate(program, [3.0])
[81.0]
"""

from computegraph.arena import Arena, Origin
from computegraph.body import Body
from computegraph.cache import ProgramCache
from computegraph.check import check_graph, check_materialized, check_program
from computegraph.compile import CompiledProgram, compile_program, rescheduled
from computegraph.errors import GraphError, UnresolvedValueError
from computegraph.evaluate import evaluate
from computegraph.graph import Graph, GraphBuilder, OperationNode
from computegraph.keys import (
    PRIMARY,
    External,
    LocalValueId,
    OperationKey,
    OperationRole,
    ValueKey,
    ValueRef,
)
from computegraph.materialize import MaterializedGraph, materialize_merge
from computegraph.operation import EvaluableGraphOperation, GraphOperation
from computegraph.origins import handed_on, handing_on, origins_kept, set_origin, visiting
from computegraph.reach import boundary, dependents, reachable
from computegraph.rematerialize import Schedule, Work, rematerialize, tightest
from computegraph.resolve import ResolvedView, resolve
from computegraph.schedule import sink
from computegraph.splice import copied, map_values, re_emit, splice, substitute
from computegraph.straight_line import straight_line
from computegraph.walk import toposort

__all__ = [
    "PRIMARY", "Arena", "Body", "CompiledProgram", "EvaluableGraphOperation", "External", "Graph",
    "GraphBuilder", "GraphError", "GraphOperation", "LocalValueId", "MaterializedGraph",
    "OperationKey", "OperationNode", "OperationRole", "Origin", "ProgramCache", "ResolvedView",
    "Schedule", "UnresolvedValueError", "ValueKey", "ValueRef", "Work", "boundary", "check_graph",
    "check_materialized", "check_program", "compile_program", "copied", "dependents", "evaluate",
    "handed_on", "handing_on", "map_values", "materialize_merge", "origins_kept", "re_emit",
    "reachable", "rematerialize", "rescheduled", "resolve", "set_origin", "sink", "splice",
    "straight_line", "substitute", "tightest", "toposort", "visiting",
]  # fmt: skip
