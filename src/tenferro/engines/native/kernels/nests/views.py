"""Where the elements of a view come from: index maps of the families that move elements.

A view is read by pulling: an index into the result becomes an index into an operand, and a guard
says where that operand is the one to read.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

from tenferro.engines.native.kernels.nests.affine import Condition, Index, scale
from tenferro.ops.base.family import TensorOperation
from tenferro.tensor import Aval


@dataclass(frozen=True, slots=True)
class ViewPiece:
    """An operand as a view reads it: where all conditions hold, at this index."""

    operand: int
    index: Index
    conditions: tuple[Condition, ...] = ()


Map = Callable[..., list[ViewPiece]]
MAPS: dict[str, Map] = {}


def _view(name: str) -> Callable[[Map], Map]:
    def declare(function: Map) -> Map:
        MAPS[name] = function
        return function

    return declare


def moved_axes(operation: TensorOperation) -> tuple[int, ...] | None:
    """For each axis of the operand its axis in a view that only moves axes; None for others."""
    if operation.name == "broadcast_in_dim":
        return tuple(operation.params["dimensions"])
    if operation.name == "transpose":
        permutation = operation.params["permutation"]
        return tuple(sorted(range(len(permutation)), key=permutation.__getitem__))
    return None


def is_view(operation: TensorOperation) -> bool:
    """Whether an operation can be read through an index map (reshape is treated apart)."""
    params = operation.params
    if operation.name == "pad":
        return all(between == 0 for *_, between in params["padding"])
    if operation.name == "update_slice":
        return all(s == 1 for s in params["strides"])
    return operation.name in MAPS or moved_axes(operation) is not None


def pieces(operation: TensorOperation, avals: Sequence[Aval], index: Index) -> list[ViewPiece]:
    """What an element of a view is: the first piece whose conditions hold. The last has none."""
    axes = moved_axes(operation)
    if axes is not None:
        return [ViewPiece(0, tuple([index[a] for a in axes]))]
    return MAPS[operation.name](avals, index, **operation.params)


def within(index: Any, low: int, high: int) -> Condition:
    """The condition that an index lies in a range."""
    return (index, low, high)


@_view("slice")
def _(avals: Any, index: Index, *, start: Any, limit: Any, strides: Any) -> list[ViewPiece]:
    return [
        ViewPiece(0, tuple(scale(i, s, a) for i, a, s in zip(index, start, strides, strict=True)))
    ]


@_view("reverse")
def _(avals: Any, index: Index, *, axes: Any) -> list[ViewPiece]:
    shape = avals[0].shape
    mapped = (scale(i, -1, shape[a] - 1) if a in axes else i for a, i in enumerate(index))
    return [ViewPiece(0, tuple(mapped))]


@_view("pad")
def _(avals: Any, index: Index, *, padding: Any) -> list[ViewPiece]:
    inside = tuple(scale(i, 1, -before) for i, (before, _, _) in zip(index, padding, strict=True))
    conditions = tuple(within(i, 0, n) for i, n in zip(inside, avals[0].shape, strict=True))
    return [ViewPiece(0, inside, conditions), ViewPiece(1, ())]


@_view("concatenate")
def _(avals: Any, index: Index, *, axis: int) -> list[ViewPiece]:
    pieces = []
    ends = list(accumulate(aval.shape[axis] for aval in avals))
    for k, end in enumerate(ends):
        begin = end - avals[k].shape[axis]
        here = tuple(scale(i, 1, -begin) if a == axis else i for a, i in enumerate(index))
        pieces.append(ViewPiece(k, here, (within(index[axis], begin, end),)))
    return pieces


@_view("update_slice")
def _(avals: Any, index: Index, *, start: Any, strides: Any) -> list[ViewPiece]:
    there = tuple(scale(i, 1, -a) for i, a in zip(index, start, strict=True))
    conditions = tuple(within(i, 0, n) for i, n in zip(there, avals[1].shape, strict=True))
    return [ViewPiece(1, there, conditions), ViewPiece(0, index)]
