"""Operations written in terms of others that nests compute, before the program is planned."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from math import prod
from typing import Any

from computegraph import MaterializedGraph
from tenferro.engines.native.graphs.interleaving import interleaved
from tenferro.engines.native.graphs.outputs import outputs_apart
from tenferro.engines.native.graphs.recompute import cheapest
from tenferro.engines.native.graphs.support import has_code
from tenferro.engines.native.plan import contraction
from tenferro.engines.native.runtime.jobs.background import background
from tenferro.ops.arrays.contraction import free_axes
from tenferro.ops.arrays.reduction import MONOIDS
from tenferro.ops.base.family import TensorOperation
from tenferro.passes import expand, simplify
from tenferro.passes.counted_loops import counted_loops
from tenferro.passes.every_engine import GraphPass, passed
from tenferro.passes.recompute import recompute
from tenferro.passes.rewriter import Operands, Rewriter, Rule, rewrite
from tenferro.tensor import aval_of

RULES: dict[str, list[Rule]] = {}
"""What the engine writes in terms of other operations, by family."""


def formulas(graph: MaterializedGraph) -> MaterializedGraph:
    """Operations that the engine has no code for become their formulas, where they have one."""
    return expand(graph, has_code)


def recompute_records(graph: MaterializedGraph) -> MaterializedGraph:
    """What loops record is computed again where memory would take longer."""
    return recompute(graph, cheapest)


def native_forms(graph: MaterializedGraph) -> MaterializedGraph:
    """Contractions and reductions take the forms that the engine computes."""
    return rewrite(graph, RULES)


PREPARE: Sequence[GraphPass] = (
    counted_loops,
    formulas,
    outputs_apart,
    simplify,
    recompute_records,
    interleaved,
    native_forms,
)
"""The passes after which a graph is made of operations that have code, as far as there is any."""


def prepare(graph: MaterializedGraph) -> MaterializedGraph:
    """The graph after these passes."""
    return passed(graph, [giving_way(each) for each in PREPARE])


def giving_way(each: GraphPass) -> GraphPass:
    """The pass, which calls of programs may go ahead of (see `runtime.lock_sharing`)."""

    @wraps(each)
    def run(graph: MaterializedGraph) -> MaterializedGraph:
        background.lock_sharing.give_way()
        return each(graph)

    return run


def _rule(*families: str) -> Callable[[Rule], Rule]:
    def declare(function: Rule) -> Rule:
        for family in families:
            RULES.setdefault(family, []).append(function)
        return function

    return declare


@_rule(*MONOIDS)
def _(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    """Reductions of no elements."""
    aval = r.aval(operands[0])
    result = operation.infer(aval)
    if prod(aval.shape) or not prod(result.shape):
        return None
    return r.splat(MONOIDS[operation.name].identity(result.dtype), result)


@_rule("dimension_size")
def _(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    """Sizes are known."""
    size, dtype = operation.params["size"], operation.params["dtype"]
    return r.splat(dtype.type(size), aval_of((), dtype)) if isinstance(size, int) else None


@_rule("pad")
def _(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    """Space between elements is space after each, along a separate axis."""
    x, value = operands
    padding, shape = operation.params["padding"], r.aval(x).shape
    if not any(between for *_, between in padding) or not prod(shape):
        return None
    apart = [n for size in shape for n in (size, 1)]
    room = [n for *_, between in padding for n in ((0, 0, 0), (0, between, 0))]
    spread = r.bind("pad", r.bind("reshape", x, shape=tuple(apart)), value, padding=tuple(room))
    sizes = tuple(n * (p[2] + 1) for n, p in zip(shape, padding, strict=True))
    joined = r.bind("reshape", spread, shape=sizes)
    edges = tuple((low, high - between, 0) for low, high, between in padding)
    return r.bind("pad", joined, value, padding=edges)


@_rule(contraction.EXTREMAL)
def _(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    return contraction_without_gaps(r, operation, operands)


@_rule("dot_general")
def _(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    """Small contractions, and products with vectors, as products and sums within nests."""
    avals = [r.aval(v) for v in operands]
    if contraction.is_split(operation, avals):
        return _split_product(r, operation, operands)
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
    total = "reduce_or" if a.dtype.kind == "b" else "reduce_sum"
    return r.bind(total, product, axes=axes) if axes else product


def _split_product(r: Rewriter, operation: TensorOperation, operands: Operands) -> int:
    """A complex product as four of real and imaginary parts."""
    (a, b), (c, d) = ((r.bind("real", v), r.bind("imag", v)) for v in operands)
    real = r.bind("sub", r.apply(operation, a, c), r.apply(operation, b, d))
    imag = r.bind("add", r.apply(operation, a, d), r.apply(operation, b, c))
    return r.bind("complex", real, imag)


def _placed(r: Rewriter, v: int, order: Operands, place: Operands, shape: Any) -> int:
    """A value with its axes in this order, along these axes of a larger shape."""
    transposed = r.bind("transpose", v, permutation=order)
    return r.bind("broadcast_in_dim", transposed, shape=shape, dimensions=place)


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
    axes = {"contract": tuple(contract), "batch": tuple(batch)}
    plain = operation.family.bind(**operation.params | axes)
    return r.arena.apply(plain, sources)
