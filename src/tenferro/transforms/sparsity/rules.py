"""How dependence passes through linear operations, family by family.

A rule receives operands with the matrices of those that vary, and returns the matrix of the
output. The pattern is to hold for all values, so a factor counts as nonzero unless it is known.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import prod

import numpy as np

from tenferro.kernels.table import kernel
from tenferro.ops.arrays.contraction import free_axes
from tenferro.ops.base import FAMILIES, TensorOperation
from tenferro.tensor import Aval, aval_of
from tenferro.transforms.sparsity.dependence import (
    Matrix,
    NDArray,
    check_entries,
    joined,
    numbers_of,
    product,
    rows,
    shape_of,
    size_of,
    stacked,
    union,
    whole,
)


@dataclass(frozen=True)
class SparsityOperand:
    """What is known of an operand; `value()` is None if it is not known before the run."""

    aval: Aval
    matrix: Matrix | None
    value: Callable[[], NDArray | None]


Operands = Sequence[SparsityOperand]
Rule = Callable[[TensorOperation, Operands, Aval], Matrix | None]
RULES: dict[str, Rule] = {}


def rule_of(operation: TensorOperation) -> Rule:
    """The rule of an operation: its family's, or what follows from how batches are computed."""
    family = operation.family
    rule = RULES.get(operation.name)
    if rule is not None:
        return rule
    if family.pointwise:
        return _pointwise
    if family.stacks is not None:
        return _stacks
    return _lines if family.declared_batch == "axes" else _every


def _rule(*names: str) -> Callable[[Rule], Rule]:
    def declare(function: Rule) -> Rule:
        RULES.update(dict.fromkeys(names, function))
        return function

    return declare


def _pointwise(operation: TensorOperation, operands: Operands, out: Aval) -> Matrix | None:
    return union(x.matrix for x in operands)


@_rule("mul")
def _(operation: TensorOperation, operands: Operands, out: Aval) -> Matrix | None:
    """A factor that is known to be zero leaves nothing."""
    matrix = union(x.matrix for x in operands)
    for x in operands:
        factor = x.value() if x.matrix is None else None
        if factor is not None and not factor.all():
            matrix = rows(matrix, np.where(factor == 0, 0, numbers_of(out)))
    return matrix


@_rule("select")
def _(operation: TensorOperation, operands: Operands, out: Aval) -> Matrix | None:
    condition = operands[0].value()
    if condition is None:
        return union(x.matrix for x in operands[1:])
    return _renumbered(operation, operands[1:], before=[condition])


@_rule("reshape", "transpose", "broadcast_in_dim", "slice", "reverse", "pad", "concatenate")
@_rule("update_slice")
def _(operation: TensorOperation, operands: Operands, out: Aval) -> Matrix | None:
    return _renumbered(operation, operands)


def _renumbered(
    operation: TensorOperation,
    operands: Operands,
    before: Sequence[NDArray] = (),
    after: Sequence[NDArray] = (),
) -> Matrix | None:
    """What moves elements moves their numbers: the family's kernel runs on these."""
    first, arrays = 1, []
    for x in operands:
        here = 0 if x.matrix is None else first
        arrays.append(numbers_of(x.aval, here) if here else np.zeros(shape_of(x.aval), np.int64))
        first += size_of(x.aval) if here else 0
    matrices = [x.matrix for x in operands if x.matrix is not None]
    return rows(stacked(matrices), _run(operation, [*before, *arrays, *after]))


def _run(operation: TensorOperation, arrays: Sequence[NDArray]) -> NDArray:
    avals = tuple(aval_of(x.shape, x.dtype) for x in arrays)
    return np.asarray(kernel(operation, avals)(*arrays))


@_rule("gather", "dynamic_slice")
def _(operation: TensorOperation, operands: Operands, out: Aval) -> Matrix | None:
    x, *positions = operands
    groups, count, read = _addresses(operation, x.aval, positions)
    return rows(joined(x.matrix, groups, count), read)


@_rule("scatter", "scatter_add", "dynamic_update_slice")
def _(operation: TensorOperation, operands: Operands, out: Aval) -> Matrix | None:
    """Updates may be anywhere unless their position is known, together with the previous
    elements."""
    x, updates, *positions = operands
    known = [i for i in (p.value() for p in positions) if i is not None]
    if operation.name != "scatter_add" and len(known) == len(positions):
        return _renumbered(operation, operands[:2], after=known)
    if updates.matrix is None:
        return x.matrix
    groups, count, read = _addresses(_reading(operation, updates.aval), x.aval, positions)
    target = read.reshape(-1)
    inside = np.flatnonzero(target)
    written = product(count, target[inside] - 1, inside, updates.matrix)
    return union([x.matrix, rows(written, groups + 1)])


def _reading(operation: TensorOperation, updates: Aval) -> TensorOperation:
    """What reads the elements that an operation writes."""
    if operation.name == "dynamic_update_slice":
        strides = operation.params["strides"]
        return FAMILIES["dynamic_slice"].bind(sizes=updates.shape, strides=strides)
    return FAMILIES["gather"].bind(**operation.params)


def _addresses(
    operation: TensorOperation, x: Aval, positions: Operands
) -> tuple[NDArray, int, NDArray]:
    """The group of each element, the number of groups, and which groups are read where.

    Elements are a group if they differ in positions that are not known only.
    """
    axes = operation.params.get("axes") or range(x.ndim)
    sizes = operation.params.get("sizes", (1,) * x.ndim)
    indices, shape = [], list(shape_of(x))
    for axis, position in zip(axes, positions, strict=True):
        value = position.value()
        if value is None:
            value = np.zeros(shape_of(position.aval), position.aval.dtype)
            shape[axis] = 1 if sizes[axis] < x.shape[axis] else shape[axis]
        indices.append(value)
    groups = np.broadcast_to(numbers_of(x.with_shape(tuple(shape)), 0), shape_of(x))
    return groups.reshape(-1), prod(shape), _run(operation, [groups + 1, *indices])


@_rule("reduce_sum")
def _(operation: TensorOperation, operands: Operands, out: Aval) -> Matrix | None:
    (x,) = operands
    return joined(x.matrix, _shared(x.aval, operation.params["axes"]), size_of(out))


def _shared(x: Aval, axes: Sequence[int]) -> NDArray:
    """For each element the number, from 0 on, of the line along the axes that it is in."""
    lines = tuple(1 if a in axes else n for a, n in enumerate(shape_of(x)))
    return np.broadcast_to(numbers_of(x.with_shape(lines), 0), shape_of(x)).reshape(-1)


@_rule("cumulative_sum", "linear_recurrence")
def _(operation: TensorOperation, operands: Operands, out: Aval) -> Matrix | None:
    """Each element depends on those before it in its line: on 1 of them, on 3, on 7, on all."""
    axis, step, reached = operation.params["axis"], 1, operands[-1].matrix
    numbers = numbers_of(out)
    lines = np.moveaxis(numbers, axis, -1)
    if operation.params["reverse"]:
        lines = lines[..., ::-1]
    check_entries(_entries_behind(lines, reached))
    while step < lines.shape[-1]:
        before = np.zeros(size_of(out), np.int64)
        before[lines[..., step:] - 1] = lines[..., :-step]
        reached = union([reached, rows(reached, before)])
        step *= 2
    return reached


def _entries_behind(lines: NDArray, m: Matrix) -> int:
    """How many entries there are if whatever an element depends on, those behind it do, too."""
    length = lines.shape[-1]
    place = np.empty(m.shape[0], np.int64)
    place[lines.reshape(-1) - 1] = np.arange(m.shape[0])  # line after line
    at = np.repeat(place, np.diff(m.indptr))
    order = np.argsort(at, kind="stable")
    line, position = np.divmod(at[order], length)
    _, first = np.unique(line * m.shape[1] + m.indices[order], return_index=True)
    return int(np.sum(length - position[first]))


@_rule("dot_general")
def _(operation: TensorOperation, operands: Operands, out: Aval) -> Matrix | None:
    sides = [_contracted(operation, operands, side) for side in (0, 1)]
    return union(m for m in sides)


def _contracted(operation: TensorOperation, operands: Operands, side: int) -> Matrix | None:
    """What a product depends on through one factor; zeros of the other count if it is known."""
    x, other = operands[side], operands[1 - side]
    if x.matrix is None:
        return None
    own, others = (_as_matrices(operation, operands[k].aval, k) for k in (side, 1 - side))
    b, i, j = own.shape[0], own.shape[1], others.shape[1]
    shape = (b, i, j) if side == 0 else (b, j, i)
    to = np.arange(1, b * i * j + 1).reshape(shape)
    factor = None if other.matrix is not None else other.value()
    if factor is None or factor.all():
        line = np.empty(own.size, np.int64)
        line[own] = np.arange(b * i).reshape(b, i, 1)
        every = joined(x.matrix, line, b * i)
        of_line = np.arange(1, b * i + 1).reshape((b, i, 1) if side == 0 else (b, 1, i))
        return rows(every, np.broadcast_to(of_line, shape))
    batch, free, contract = np.nonzero(factor.reshape(-1)[others])
    targets = to[batch, :, free] if side == 0 else to[batch, free, :]
    return product(b * i * j, targets.ravel() - 1, own[batch, :, contract].ravel(), x.matrix)


def _as_matrices(operation: TensorOperation, x: Aval, side: int) -> NDArray:
    """The numbers of a factor's elements, from 0 on, as (batch, free, contracted)."""
    contract, batch = operation.params["contract"][side], operation.params["batch"][side]
    free = free_axes(x.ndim, contract, batch)
    sizes = [prod(x.shape[a] for a in axes) for axes in (batch, free, contract)]
    return numbers_of(x, 0).transpose(*batch, *free, *contract).reshape(sizes)


@_rule("convolution")
def _(operation: TensorOperation, operands: Operands, out: Aval) -> Matrix | None:
    x, kernel_ = operands
    taps = kernel_.aval
    of_kernel = None
    if kernel_.matrix is not None:  # a channel of the output depends on its kernel
        channels = joined(kernel_.matrix, _shared(taps, range(1, taps.ndim)), shape_of(taps)[0])
        channel = _shared(out, [0, *range(2, out.ndim)])
        of_kernel = rows(channels, channel + 1)
    of_x = [] if x.matrix is None else [rows(x.matrix, hit) for hit in _hits(operation, x, taps)]
    return union([*of_x, of_kernel])


def _hits(operation: TensorOperation, x: SparsityOperand, taps: Aval) -> Iterator[NDArray]:
    """For each tap of a kernel, the numbers of the elements that it multiplies."""
    numbers = numbers_of(x.aval).astype(np.float64)
    for tap in np.ndindex(*taps.shape[1:]):
        one = np.zeros(taps.shape)
        one[(slice(None), *tap)] = 1
        yield _run(operation, [numbers, one]).astype(np.int64)


def _stacks(operation: TensorOperation, operands: Operands, out: Aval) -> Matrix | None:
    """All to all for each element of the stack."""
    declared = operation.family.stacks
    assert declared is not None
    counts = [len(operand.sizes) for operand in declared.operands]
    ndim = operands[0].aval.ndim - counts[0]
    most = max(x.ndim for x in (out, *(x.aval for x in operands)))
    return _between(operands, out, range(ndim, most))


def _lines(operation: TensorOperation, operands: Operands, out: Aval) -> Matrix | None:
    """All to all along the axes that the operation works along."""
    params = operation.params
    axes = params["axes"] if "axes" in params else (params["axis"],)
    axes = [a % out.ndim for a in axes if out.ndim]
    others = [
        [n for a, n in enumerate(shape_of(aval)) if a not in axes]
        for aval in (out, *(x.aval for x in operands if x.matrix is not None))
    ]
    alike = all(sizes == others[0] for sizes in others)
    return _between(operands, out, axes) if alike else _every(operation, operands, out)


def _every(operation: TensorOperation, operands: Operands, out: Aval) -> Matrix | None:
    """All to all."""
    return whole([x.matrix for x in operands if x.matrix is not None], size_of(out))


def _between(operands: Operands, out: Aval, axes: Sequence[int]) -> Matrix | None:
    """All to all between elements that differ along some axes only."""
    lines = [n for a, n in enumerate(shape_of(out)) if a not in axes]
    reached = []
    for x in operands:
        if x.matrix is not None:
            reached.append(joined(x.matrix, _shared(x.aval, axes), prod(lines)))
    together = union(reached)
    return None if together is None else rows(together, _shared(out, axes) + 1)
