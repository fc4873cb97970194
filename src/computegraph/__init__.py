"""What a computation graph is: values, operations and programs, for any set of operations.

The package knows no tensors, no derivatives and no third-party library. A graph goes through five
stages, one file each: build (`graph`), `resolve`, `materialize_merge`, `compile_program` and
`evaluate`.
"""

from computegraph.arena import Arena
from computegraph.cache import ProgramCache
from computegraph.check import check_graph, check_materialized, check_program
from computegraph.compile import CompiledProgram, compile_program
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
from computegraph.resolve import ResolvedView, resolve
from computegraph.splice import splice
from computegraph.straight_line import straight_line
from computegraph.substitute import boundary, dependents, substitute
from computegraph.walk import toposort

__all__ = [
    "PRIMARY",
    "Arena",
    "CompiledProgram",
    "EvaluableGraphOperation",
    "External",
    "Graph",
    "GraphBuilder",
    "GraphError",
    "GraphOperation",
    "LocalValueId",
    "MaterializedGraph",
    "OperationKey",
    "OperationNode",
    "OperationRole",
    "ProgramCache",
    "ResolvedView",
    "UnresolvedValueError",
    "ValueKey",
    "ValueRef",
    "boundary",
    "check_graph",
    "check_materialized",
    "check_program",
    "compile_program",
    "dependents",
    "evaluate",
    "materialize_merge",
    "resolve",
    "splice",
    "straight_line",
    "substitute",
    "toposort",
]
