"""Constant folding, and pointwise work done before broadcasting rather than after."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

import numpy as np

from tenferro.kernels.table import KERNELS, kernel
from tenferro.ops.base import TensorOperation
from tenferro.passes.rewriter import EVERY, Operands, Rewriter, rule

_LARGEST = 64
_KEPT = frozenset(
    {
        *("constant", "broadcast_in_dim", "iota", "dimension_size"),
        *("scan", "while_loop", "switch"),
        *("bounded_index", "ensure"),  # raise when they run, if they run
        "external",  # may print
    }
)


@rule("dimension_size")
def _(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    size = operation.params["size"]
    return r.constant(size, operation.params["dtype"]) if isinstance(size, int) else None


def _fold(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    """Small results of only constants are computed now."""
    if operation.name in _KEPT or operation.n_outputs != 1 or not operands:
        return None
    if any(r.name(v) != "constant" for v in operands) or operation.name not in KERNELS:
        return None
    aval = operation.infer(*[r.aval(v) for v in operands])
    if prod(aval.shape) > _LARGEST:
        return None
    return r.constant(_computed(r, operation, operands), aval.dtype)


def _computed(r: Rewriter, operation: TensorOperation, operands: Any) -> Any:
    with np.errstate(all="ignore"):
        return kernel(operation, tuple(r.aval(v) for v in operands))(*map(r.array, operands))


def _sink(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    """A pointwise operation on values broadcast alike is one on the values, broadcast."""
    if not operation.family.pointwise or operation.n_outputs != 1 or not operands:
        return None
    if not r.aval(operands[0]).shape:
        return None
    if any(r.name(v) != "broadcast_in_dim" for v in operands):
        return None
    sources = [_behind(r, v) for v in operands]
    ways = {place for v, place in sources if place is not None}
    if len(ways) > 1:
        return None
    return _broadcast_result(r, operation, operands, sources, ways)


def _broadcast_result(
    r: Rewriter,
    operation: TensorOperation,
    operands: Operands,
    behind: Sequence[tuple[int, Any]],
    ways: set[Any],
) -> int:
    dimensions, inner = ways.pop() if ways else ((), ())
    sources = []
    for v, place in behind:
        if place is None and inner:
            aval = r.aval(v)
            v = r.bind("broadcast_in_dim", v, shape=inner, dimensions=()) if not aval.shape else v
        sources.append(v)
    result = r.apply(operation, *sources)
    shape = r.aval(operands[0]).shape
    return r.bind("broadcast_in_dim", result, shape=shape, dimensions=dimensions)


def _behind(r: Rewriter, v: int) -> tuple[int, Any]:
    """What is broadcast, and how (None for a scalar, which fits any shape)."""
    (u,) = r.operands(v)
    if not r.aval(u).shape:
        return u, None
    return u, (r.params(v)["dimensions"], r.aval(u).shape)


EVERY += [_fold, _sink]
