"""Transposes on either side of a contraction become part of it."""

from __future__ import annotations

from tenferro.ops.contraction import free_axes
from tenferro.ops.family import TensorOperation
from tenferro.passes.rewriter import Operands, Rewriter, rule


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
