"""Reductions of what is broadcast, transposed, or reduced already."""

from __future__ import annotations

from math import prod

from tenferro.ops.arrays.reduction import MONOIDS
from tenferro.ops.base import TensorOperation
from tenferro.passes.rewriter import Operands, Rewriter, rule


@rule(*MONOIDS)
def _(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    (x,) = operands
    axes, shape = operation.params["axes"], r.aval(x).shape
    narrow = tuple(a for a in axes if shape[a] == 1)
    if not axes:
        return x
    if not narrow:
        return None
    wide = tuple(n for a, n in enumerate(shape) if a not in narrow)
    left = tuple(_shifted(a, narrow) for a in axes if a not in narrow)
    reshaped = r.bind("reshape", x, shape=wide)
    return r.bind(operation.name, reshaped, axes=left) if left else _alone(r, operation, reshaped)


def _alone(r: Rewriter, operation: TensorOperation, x: int) -> int:
    """A reduction of single elements; a sum starts from 0.0, so that -0.0 becomes 0.0."""
    aval = r.aval(x)
    if operation.name != "reduce_sum" or not aval.is_inexact:
        return x
    return r.bind("add", x, r.splat(0.0, aval))


def _shifted(axis: int, gone: tuple[int, ...]) -> int:
    return axis - sum(a < axis for a in gone)


@rule(*MONOIDS)
def _(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    """One reduction of the axes of two."""
    (x,) = operands
    if r.name(x) != operation.name:
        return None
    inner = r.params(x)["axes"]
    (source,) = r.operands(x)
    left = [a for a in range(r.aval(source).ndim) if a not in inner]
    outer = tuple(left[a] for a in operation.params["axes"])
    return r.bind(operation.name, source, axes=tuple(sorted((*inner, *outer))))


@rule(*MONOIDS)
def _(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    """A reduction of a transposed array, or its negative, if the remaining axes are in order."""
    (x,) = operands
    negated = r.operand(x, "neg")
    transposed = x if negated is None else negated
    if r.name(transposed) != "transpose":
        return None
    order, axes = r.params(transposed)["permutation"], operation.params["axes"]
    left = [order[a] for a in range(len(order)) if a not in axes]
    if left != sorted(left):
        return None
    moved = tuple(sorted(order[a] for a in axes))
    (source,) = r.operands(transposed)
    return r.bind(operation.name, source if negated is None else r.bind("neg", source), axes=moved)


@rule(*MONOIDS)
def _(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    """Equal elements are counted rather than added, and equal results computed once."""
    (x,) = operands
    if r.name(x) != "broadcast_in_dim":
        return None
    params, axes = r.params(x), operation.params["axes"]
    repeated = tuple(a for a in axes if a not in params["dimensions"])
    times = prod(params["shape"][a] for a in repeated)
    if not times:
        return None
    (source,) = r.operands(x)
    inner = tuple(d for d, a in enumerate(params["dimensions"]) if a in axes)
    reduced = r.bind(operation.name, source, axes=inner) if inner else _alone(r, operation, source)
    remaining = [a for a in range(len(params["shape"])) if a not in axes]
    shape = tuple(params["shape"][a] for a in remaining)
    dimensions = tuple(remaining.index(a) for a in params["dimensions"] if a not in axes)
    return r.bind(
        "broadcast_in_dim",
        _repeated(r, operation.name, reduced, times),
        shape=shape,
        dimensions=dimensions,
    )


def _repeated(r: Rewriter, name: str, x: int, times: int) -> int:
    """A reduction of `times` equal values."""
    if MONOIDS[name].idempotent or times == 1:
        return x
    if name == "reduce_prod":
        return r.bind("powi", x, exponent=times)
    return r.bind("mul", x, r.splat(times, r.aval(x)))
