"""Derivatives as transforms of graphs: `linearize` and `linear_transpose`, for any primitives."""

from tidu.check import check_linear
from tidu.keys import ADKey, CotangentKey, DiffPassId, TangentKey
from tidu.linear_transpose import linear_transpose
from tidu.linearize import linearize
from tidu.linearized_graph import LinearizedGraph
from tidu.rules import ADRuleError, Primitive, PrimitiveBuilder, PrimitiveValue

__all__ = [
    "ADKey",
    "ADRuleError",
    "CotangentKey",
    "DiffPassId",
    "LinearizedGraph",
    "Primitive",
    "PrimitiveBuilder",
    "PrimitiveValue",
    "TangentKey",
    "check_linear",
    "linear_transpose",
    "linearize",
]
