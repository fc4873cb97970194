"""Contractions: sums of products over shared axes."""

from __future__ import annotations

from typing import Any

from tenferro.ops.apply import apply
from tenferro.ops.family import Family
from tenferro.ops.formulas import conj
from tenferro.ops.shapes import check_axes, check_kind, refuse
from tenferro.ops.structural import transpose
from tenferro.tensor import Aval

Axes = tuple[int, ...]


def _dot_general(
    a: Aval, b: Aval, *, contract: tuple[Axes, Axes], batch: tuple[Axes, Axes]
) -> Aval:
    for x, side in ((a, 0), (b, 1)):
        check_kind("dot_general", x, "biufc")
        check_axes("dot_general", contract[side] + batch[side], x.ndim)
    if a.dtype != b.dtype:
        refuse("dot_general", "dtypes", (a.dtype, b.dtype), "operands of one dtype")
    for kind, (left, right) in (("contracted", contract), ("batch", batch)):
        sizes = [x.shape[i] for x, axes in ((a, left), (b, right)) for i in axes]
        if sizes[: len(left)] != sizes[len(left) :]:
            refuse("dot_general", f"{kind} axes", (a, b), "axes of equal sizes")
    free_a, free_b = (
        free_axes(a.ndim, contract[0], batch[0]),
        free_axes(b.ndim, contract[1], batch[1]),
    )
    shape = (
        *(a.shape[i] for i in batch[0]),
        *(a.shape[i] for i in free_a),
        *(b.shape[i] for i in free_b),
    )
    return a.with_shape(shape)


def free_axes(ndim: int, contract: Axes, batch: Axes) -> Axes:
    """The axes that are neither contracted nor batched, in order."""
    return tuple(i for i in range(ndim) if i not in contract and i not in batch)


dot_general = Family("dot_general", _dot_general, multilinear=(0, 1))
"""The result's axes: batch axes, then the free ones of a, then those of b (StableHLO)."""


def dot(a: Any, b: Any, contract: tuple[Axes, Axes], batch: tuple[Axes, Axes] = ((), ())) -> Any:
    """Σ over the contracted axes of a · b, without conjugation."""
    return apply(dot_general.bind(contract=contract, batch=batch), a, b)


@dot_general.transpose(0)
def _(ct: Any, a: Any, b: Any, *, contract: tuple[Axes, Axes], batch: tuple[Axes, Axes]) -> Any:
    return _cotangent(ct, a, b, contract, batch, first=True)


@dot_general.transpose(1)
def _(ct: Any, a: Any, b: Any, *, contract: tuple[Axes, Axes], batch: tuple[Axes, Axes]) -> Any:
    return _cotangent(ct, b, a, contract[::-1], batch[::-1], first=False)


def _cotangent(
    ct: Any, x: Any, y: Any, contract: tuple[Axes, Axes], batch: tuple[Axes, Axes], *, first: bool
) -> Any:
    """The cotangent of x: contract ct with conj(y) over y's free axes, then restore x's order."""
    nb = len(batch[0])
    free_x, free_y = (
        free_axes(x.ndim, contract[0], batch[0]),
        free_axes(y.ndim, contract[1], batch[1]),
    )
    offset = nb + len(free_x) if first else nb
    ct_axes = tuple(range(offset, offset + len(free_y)))
    result = dot(ct, conj(y), (ct_axes, free_y), (tuple(range(nb)), batch[1]))
    # Axes of the result: batch, free axes of x, then y's contracted axes in increasing order.
    order = sorted(range(len(contract[1])), key=contract[1].__getitem__)
    axes = (*batch[0], *free_x, *(contract[0][i] for i in order))
    inverse = tuple(sorted(range(len(axes)), key=axes.__getitem__))
    if inverse == tuple(range(len(axes))):
        return result
    return apply(transpose.bind(permutation=inverse), result)
