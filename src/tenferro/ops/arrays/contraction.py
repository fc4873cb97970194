"""Contractions: sums of products over shared axes. Maths note: contraction."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import prod
from typing import Any

from tenferro.ops.arrays.reduction import reduce_or, reduce_sum
from tenferro.ops.arrays.structural import broadcast_in_dim, reshape, transpose
from tenferro.ops.base import Axes, Family, TensorOperation, apply, check_kind, conj, refuse
from tenferro.ops.base.batched import Flags, Size, moved
from tenferro.ops.base.shapes import counted_axes
from tenferro.tensor import Aval
from tenferro.tensor.dtypes import bool_


def _dot_general(
    a: Aval, b: Aval, *, contract: tuple[Axes, Axes], batch: tuple[Axes, Axes]
) -> Aval:
    for x, side in ((a, 0), (b, 1)):
        check_kind("dot_general", x, "biufce")
        counted_axes("dot_general", contract[side] + batch[side], x.ndim)
    if a.dtype != b.dtype:
        refuse("dot_general", "dtypes", (a.dtype, b.dtype), "operands of one dtype")
    for kind, (left, right) in (("contracted", contract), ("batch", batch)):
        sizes = [x.shape[i] for x, axes in ((a, left), (b, right)) for i in axes]
        if sizes[: len(left)] != sizes[len(left) :]:
            refuse("dot_general", f"{kind} axes", (a, b), "axes of equal sizes", "are")
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


def extents(operation: TensorOperation, avals: Sequence[Aval]) -> tuple[int, int, int, int]:
    """How many products of which size: batch, rows, columns, and what is summed over."""
    a, b = avals
    contract, batch = operation.params["contract"], operation.params["batch"]
    rows = free_axes(a.ndim, contract[0], batch[0])
    columns = free_axes(b.ndim, contract[1], batch[1])
    return (
        int(prod(a.shape[i] for i in batch[0])),
        int(prod(a.shape[i] for i in rows)),
        int(prod(b.shape[i] for i in columns)),
        int(prod(a.shape[i] for i in contract[0])),
    )


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


@dot_general.batch
def _(
    n: Size, on: Flags, a: Any, b: Any, *, contract: tuple[Axes, Axes], batch: tuple[Axes, Axes]
) -> Any:
    """A batch on both sides is one more batch axis; on one side, one more free axis of it."""
    inner = _behind(contract, on), _behind(batch, on)
    if all(on):
        return dot(a, b, inner[0], ((0, *inner[1][0]), (0, *inner[1][1])))
    products = dot(a, b, *inner)
    free = 0 if on[0] else a.ndim - len(contract[0]) - len(batch[0])
    return moved(products, len(batch[0]) + free, 0)


def _behind(pair: tuple[Axes, Axes], on: Flags) -> tuple[Axes, Axes]:
    """Axes behind the batch axis of the side that has one."""
    left, right = (tuple(i + o for i in axes) for axes, o in zip(pair, on, strict=True))
    return left, right


def multiplied_out(
    a: Any, b: Any, contract: tuple[Axes, Axes], batch: tuple[Axes, Axes]
) -> tuple[Any, Any, Axes]:
    """Both operands with all axes of the products of elements, and those that are summed over.

    The axes are those of the batch, rows, summed ones and columns, which are contiguous in b.
    """
    free = [free_axes(x.ndim, c, t) for x, c, t in zip((a, b), contract, batch, strict=True)]
    shared, last = len(batch[0]) + len(free[0]), len(batch[0]) + len(free[0]) + len(contract[0])
    inner = tuple(range(shared, last))
    columns = range(last, last + len(free[1]))
    shape = tuple(a.shape[i] for i in (*batch[0], *free[0], *contract[0]))
    shape += tuple(b.shape[i] for i in free[1])
    places = range(last), (*range(len(batch[0])), *inner, *columns)
    orders = (*batch[0], *free[0], *contract[0]), (*batch[1], *contract[1], *free[1])
    x, y = (
        apply(
            broadcast_in_dim.bind(shape=shape, dimensions=tuple(place)),
            apply(transpose.bind(permutation=order), operand),
        )
        for operand, order, place in zip((a, b), orders, places, strict=True)
    )
    return x, y, inner


Labels = tuple[Hashable, ...]


def contract_labelled(a: Any, labels_a: Labels, b: Any, labels_b: Labels, out: Labels) -> Any:
    """Σ a·b over the labels that are not in `out`, with the result's axes in the order of `out`.

    Axes of the same label are multiplied together; one of them may have size 1. The labels of one
    array are distinct.
    """
    a, labels_a = _without(a, labels_a, _broadcast_away(a, labels_a, b, labels_b))
    b, labels_b = _without(b, labels_b, _broadcast_away(b, labels_b, a, labels_a))
    a, labels_a = sum_labels(a, labels_a, (*labels_b, *out))
    b, labels_b = sum_labels(b, labels_b, (*labels_a, *out))
    shared = [label for label in labels_a if label in labels_b]
    inner = [label for label in shared if label not in out]
    if not inner:
        return _aligned(a, labels_a, out) * _aligned(b, labels_b, out)
    batch = [label for label in out if label in shared]
    products = dot(
        a, b, _positions(labels_a, labels_b, inner), _positions(labels_a, labels_b, batch)
    )
    free = [label for label in (*labels_a, *labels_b) if label not in shared]
    return permuted(products, (*batch, *free), out)


def _positions(labels_a: Labels, labels_b: Labels, chosen: Sequence[Hashable]) -> tuple[Axes, Axes]:
    return tuple(map(labels_a.index, chosen)), tuple(map(labels_b.index, chosen))


def _broadcast_away(a: Any, labels_a: Labels, b: Any, labels_b: Labels) -> Axes:
    """The axes of a with size 1 whose label has another size in b."""
    sizes = dict(zip(labels_b, b.shape, strict=True))
    axes = enumerate(zip(labels_a, a.shape, strict=True))
    return tuple(i for i, (label, n) in axes if n == 1 and sizes.get(label, 1) != 1)


def _without(x: Any, labels: Labels, axes: Axes) -> tuple[Any, Labels]:
    """x without these axes of size 1."""
    if not axes:
        return x, labels
    others = [i for i in range(x.ndim) if i not in axes]
    shape = tuple(x.shape[i] for i in others)
    return apply(reshape.bind(shape=shape), x), tuple(labels[i] for i in others)


def sum_labels(x: Any, labels: Labels, remaining: Sequence[Hashable]) -> tuple[Any, Labels]:
    """x summed over the labels that are not kept; on booleans the logical or."""
    axes = tuple(i for i, label in enumerate(labels) if label not in remaining)
    if not axes:
        return x, labels
    family = reduce_or if x.dtype == bool_ else reduce_sum
    rest = tuple(label for label in labels if label in remaining)
    return apply(family.bind(axes=axes), x), rest


def permuted(x: Any, labels: Labels, out: Labels) -> Any:
    """x with its axes in the order of `out`."""
    order = tuple(map(labels.index, out))
    return x if order == tuple(range(x.ndim)) else apply(transpose.bind(permutation=order), x)


def _aligned(x: Any, labels: Labels, out: Labels) -> Any:
    """x with an axis of size 1 for every label of `out` that it lacks."""
    x = permuted(x, labels, tuple(label for label in out if label in labels))
    sizes = iter(x.shape)
    shape = tuple(next(sizes) if label in labels else 1 for label in out)
    return x if shape == x.shape else apply(reshape.bind(shape=shape), x)
