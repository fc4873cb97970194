"""Operations written in terms of others that nests compute, before the program is planned."""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Any

import numpy as np

from computegraph import MaterializedGraph
from tenferro.engines.native import matrix_parts
from tenferro.engines.native.plan import contraction
from tenferro.ops.contraction import free_axes
from tenferro.ops.family import TensorOperation
from tenferro.ops.indexing import index_position
from tenferro.passes.rewriter import Rewriter, Rule, rewrite
from tenferro.tensor import Aval

Operands = tuple[int, ...]
RULES: dict[str, list[Rule]] = dict(matrix_parts.RULES)
"""What the engine writes in terms of other operations, by family."""
_IDENTITIES = {"reduce_sum": 0, "reduce_prod": 1, "reduce_and": True, "reduce_or": False}


def prepare(graph: MaterializedGraph) -> MaterializedGraph:
    """The graph with contractions and reductions in the forms that the engine computes."""
    return rewrite(graph, RULES)


def _rule(*families: str) -> Callable[[Rule], Rule]:
    def declare(function: Rule) -> Rule:
        for family in families:
            RULES.setdefault(family, []).append(function)
        return function

    return declare


@_rule(*_IDENTITIES)
def _(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    """Reductions of no elements."""
    aval = r.aval(operands[0])
    result = operation.infer(aval)
    if prod(aval.shape) or not prod(result.shape):
        return None
    return r.splat(_IDENTITIES[operation.name], result)


@_rule("reduce_logsumexp")
def _(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    """log Σ exp(x - m) + m with the largest element m; equal infinities have distance 0.

    These are the distances of its derivative rule, which reads the same exponentials.
    """
    (x,) = operands
    aval, axes = r.aval(x), operation.params["axes"]
    if aval.dtype.kind != "f" or not prod(aval.shape):
        return None
    top = r.bind("reduce_max", x, axes=axes)
    kept = tuple(a for a in range(aval.ndim) if a not in axes)
    spread = r.bind("broadcast_in_dim", top, shape=aval.shape, dimensions=kept)
    equal, zero = r.bind("compare", x, spread, direction="equal"), r.splat(0, aval)
    distance = r.bind(
        "sub", r.bind("select", equal, zero, x), r.bind("select", equal, zero, spread)
    )
    total = r.bind("reduce_sum", r.bind("exp", distance), axes=axes)
    return r.bind("add", r.bind("log", total), top)


@_rule("gather")
def _(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    """Zeros where an index is out of bounds, elements that are there elsewhere."""
    x, *indices = operands
    if operation.params["mode"] != "drop" or not prod(r.aval(x).shape):
        return None
    axes = operation.params["axes"]
    kept = r.bind("gather", x, *indices, **{**operation.params, "mode": "clip"})
    aval = r.aval(kept)
    first = index_position(axes) + max(r.aval(u).ndim for u in indices)
    inside: int | None = None
    for u, a in zip(indices, axes, strict=True):
        bit = _within(r, u, int(r.aval(x).shape[a]), first - r.aval(u).ndim, aval)
        inside = bit if inside is None else r.bind("bitwise_and", inside, bit)
    assert inside is not None
    return r.bind("select", inside, kept, r.splat(0, aval))


def _within(r: Rewriter, u: int, size: int, first: int, result: Aval) -> int:
    """Whether an index lies in [0, size), spread over the axes of a result from `first` on."""
    wide = r.bind("convert", u, dtype=np.dtype(np.int64))
    aval = r.aval(wide)
    below = r.bind("compare", wide, r.splat(size, aval), direction="less")
    above = r.bind("compare", wide, r.splat(0, aval), direction="greater_equal")
    bit = r.bind("bitwise_and", below, above)
    axes = [j for j, n in enumerate(aval.shape) if n != 1]
    plain = r.bind("reshape", bit, shape=tuple(aval.shape[j] for j in axes))
    place = tuple(first + j for j in axes)
    return r.bind("broadcast_in_dim", plain, shape=result.shape, dimensions=place)


@_rule("dot_general")
def _(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    """Small contractions, and products with vectors, as products and sums within nests."""
    avals = [r.aval(v) for v in operands]
    if not contraction.is_expanded(operation, avals):
        return contraction_without_gaps(r, operation, operands)
    contract, batch = operation.params["contract"], operation.params["batch"]
    shared, rows, inner = batch[0], free_axes(avals[0].ndim, contract[0], batch[0]), contract[0]
    columns = free_axes(avals[1].ndim, contract[1], batch[1])
    a, b = avals
    sizes = (
        *(a.shape[i] for i in (*shared, *rows)),
        *(b.shape[i] for i in columns),
        *(a.shape[i] for i in inner),
    )
    n_batch, n_rows, n_columns = len(shared), len(rows), len(columns)
    first_inner = n_batch + n_rows + n_columns
    place_a = (*range(n_batch + n_rows), *range(first_inner, len(sizes)))
    place_b = (
        *range(n_batch),
        *range(n_batch + n_rows, first_inner),
        *range(first_inner, len(sizes)),
    )
    left = _placed(r, operands[0], (*shared, *rows, *inner), place_a, sizes)
    right = _placed(r, operands[1], (*batch[1], *columns, *contract[1]), place_b, sizes)
    product = r.bind("mul", left, right)
    axes = tuple(range(first_inner, len(sizes)))
    return r.bind("reduce_sum", product, axes=axes) if axes else product


def _placed(r: Rewriter, v: int, order: Operands, place: Operands, shape: Any) -> int:
    """A value with its axes in this order, along these axes of a larger shape."""
    turned = r.bind("transpose", v, permutation=order)
    return r.bind("broadcast_in_dim", turned, shape=shape, dimensions=place)


def contraction_without_gaps(
    r: Rewriter, operation: TensorOperation, operands: Operands
) -> int | None:
    """Operands copied where their axes do not join to matrices with one stride each way."""
    contract, batch = list(operation.params["contract"]), list(operation.params["batch"])
    sources = list(operands)
    order = sorted(range(len(contract[1])), key=contract[1].__getitem__)
    contract = [tuple(axes[i] for i in order) for axes in contract]
    for side, v in enumerate(operands):
        aval = r.aval(v)
        free = free_axes(aval.ndim, contract[side], batch[side])
        groups = (batch[side], free, contract[side])
        if contraction.is_matrix(aval.shape, groups):  # type: ignore[arg-type]
            continue
        wanted = (*batch[side], *free, *contract[side])
        sources[side] = r.bind("transpose", v, permutation=wanted)
        n, m = len(batch[side]), len(batch[side]) + len(free)
        batch[side] = tuple(range(n))
        contract[side] = tuple(range(m, aval.ndim))
    if tuple(sources) == operands:
        return None
    code = r.arena.code(operation.family.bind(contract=tuple(contract), batch=tuple(batch)))
    return r.arena.emit(code, sources)
