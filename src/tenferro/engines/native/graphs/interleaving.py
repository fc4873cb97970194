"""Arrays with space between their elements: rows side by side, of an array or of fillings.

So the derivative of `a[::2] * a[1::2]`, the sum of two such arrays, is one nest that writes both
rows, and not a pass for the space of each, for its edges, and for the sum.
"""

from __future__ import annotations

from typing import Any

from computegraph import MaterializedGraph
from tenferro.engines.native.plan.groups import UNROLLED_SIZE
from tenferro.ops.base.family import TensorOperation
from tenferro.passes.rewriter import Operands, Rewriter, rewrite

_JOIN = ("add", "sub")


def interleaved(graph: MaterializedGraph) -> MaterializedGraph:
    """Space along one axis becomes rows; sums of such arrays become rows of sums."""
    return rewrite(graph, {"pad": [_spread], **{name: [_by_rows] for name in _JOIN}})


def _spread(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    """Rows, in one of which the elements are, if these are few and of equal length."""
    x, filling = operands
    padding, aval = operation.params["padding"], operation.infer(*map(r.aval, operands))
    axes = [a for a, (*_, between) in enumerate(padding) if between]
    if len(axes) != 1 or padding[axes[0]][2] >= UNROLLED_SIZE:
        return None
    (axis,) = axes
    low, _, between = padding[axis]
    width, size = between + 1, aval.shape[axis]
    if size % width or not size:
        return None
    before, length = low // width, size // width
    edges = list(padding)
    edges[axis] = (before, length - before - r.aval(x).shape[axis], 0)
    row = r.bind("pad", x, filling, padding=tuple(edges)) if any(map(any, edges)) else x
    shape = (*aval.shape[:axis], length, 1, *aval.shape[axis + 1 :])
    others = r.bind("broadcast_in_dim", filling, shape=shape, dimensions=())
    rows = [
        r.bind("reshape", row, shape=shape) if i == low % width else others for i in range(width)
    ]
    return _joined(r, rows, axis, aval.shape)


def _joined(r: Rewriter, rows: list[int], axis: int, shape: tuple[Any, ...]) -> int:
    return r.bind("reshape", r.bind("concatenate", *rows, axis=axis + 1), shape=shape)


def _rows(r: Rewriter, v: int) -> tuple[Any, Operands]:
    """The axis and the rows of an array that was made of rows, otherwise nothing."""
    joined = r.operand(v, "reshape")
    if joined is None or r.name(joined) != "concatenate":
        return None, ()
    rows = r.operands(joined)
    axis = r.params(joined)["axis"] - 1
    sizes = r.aval(joined).shape
    whole = (*sizes[:axis], sizes[axis] * sizes[axis + 1], *sizes[axis + 2 :])
    return (axis, rows) if axis >= 0 and whole == r.aval(v).shape else (None, ())


def _by_rows(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    """The sum of two arrays of as many rows along the same axis, row by row."""
    (axis, left), (other, right) = (_rows(r, v) for v in operands)
    if axis is None or axis != other or len(left) != len(right):
        return None
    if [r.aval(v).shape for v in left] != [r.aval(v).shape for v in right]:
        return None
    rows = [r.apply(operation, a, b) for a, b in zip(left, right, strict=True)]
    return _joined(r, rows, axis, r.aval(operands[0]).shape)
