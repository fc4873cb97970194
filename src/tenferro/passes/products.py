"""Contractions of transposed arrays, and sums of contractions with the same array."""

from __future__ import annotations

from math import prod

from tenferro.ops.arrays.contraction import free_axes
from tenferro.ops.base import TensorOperation
from tenferro.passes.rewriter import Operands, Rewriter, rule

_COLUMNS = 32
"""With 32 the native engine takes 0.8 times as long for matrices of 100 to 1000 rows (1.1 times for
1000 x 1000 transposed), with 16 as long or up to twice as long."""


@rule("dot_general")
def _(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    contract, batch = list(operation.params["contract"]), list(operation.params["batch"])
    sources = list(operands)
    for side, v in enumerate(operands):
        if r.name(v) != "transpose":
            continue
        order = r.params(v)["permutation"]
        free = [order[a] for a in free_axes(len(order), contract[side], batch[side])]
        if free == sorted(free):
            contract[side] = tuple(order[a] for a in contract[side])
            batch[side] = tuple(order[a] for a in batch[side])
            (sources[side],) = r.operands(v)
    if tuple(sources) == operands:
        return None
    return r.bind("dot_general", *sources, contract=tuple(contract), batch=tuple(batch))


@rule("transpose")
def _(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    """(A B)ᵀ = Bᵀ Aᵀ: the operands exchanged, if the axes of each stay together and in order.

    Also where axes move but the last one stays that of Bᵀ Aᵀ: its rows are then copied whole.
    Not if A B itself is needed, which would mean another product.
    """
    (x,) = operands
    if r.name(x) != "dot_general" or x in r.shared:
        return None
    a, b = r.operands(x)
    params = r.params(x)
    contract, batch = params["contract"], params["batch"]
    shared = len(batch[0])
    rows = shared + len(free_axes(r.aval(a).ndim, contract[0], batch[0]))
    n = r.aval(x).ndim
    exchanged = (*range(shared), *range(rows, n), *range(shared, rows))
    order = operation.params["permutation"]
    if not shared < rows < n or order[-1] != exchanged[-1]:
        return None
    product = r.bind("dot_general", b, a, contract=contract[::-1], batch=batch[::-1])
    left = tuple(exchanged.index(axis) for axis in order)
    return r.bind("transpose", product, permutation=left)


@rule("add", "sub")
def _(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    """A C + B C = (A + B) C and C A + C B = C (A + B): the derivative of A Aᵀ is one product.

    Not for a few columns, where reading A and B takes longest, and their sum is one more array.
    """
    x, y = operands
    if any(r.name(v) != "dot_general" or v in r.shared for v in operands):
        return None
    for side in (0, 1):
        left, common = r.operands(x)[side], r.operands(x)[1 - side]
        if common != r.operands(y)[1 - side] or _axes(r, x, 1 - side) != _axes(r, y, 1 - side):
            continue
        if prod(r.aval(common).shape[a] for a in _axes(r, x, 1 - side)[1]) < _COLUMNS:
            continue
        total = r.apply(operation, left, _aligned(r, x, y, side))
        product = r.definition(x)
        assert product is not None
        return r.apply(product, *((total, common) if side == 0 else (common, total)))
    return None


def _axes(r: Rewriter, product: int, side: int) -> tuple[tuple[int, ...], ...]:
    """The batch axes, free axes and contracted axes of an operand of a product."""
    contract, batch = (r.params(product)[name][side] for name in ("contract", "batch"))
    ndim = r.aval(r.operands(product)[side]).ndim
    return tuple(batch), free_axes(ndim, contract, batch), tuple(contract)


def _aligned(r: Rewriter, x: int, y: int, side: int) -> int:
    """The second product's operand with its axes in the order of the first one's."""
    ours, theirs = (sum(_axes(r, v, side), ()) for v in (x, y))
    order = dict(zip(ours, theirs, strict=True))
    permutation = tuple(order[a] for a in range(len(order)))
    return r.bind("transpose", r.operands(y)[side], permutation=permutation)
