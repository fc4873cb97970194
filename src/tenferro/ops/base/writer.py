"""Writing operations into an arena, and reading what is there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from computegraph import Arena
from tenferro.ops.base.apply import constant_operation, elements_of
from tenferro.ops.base.family import Fill, TensorOperation
from tenferro.ops.base.registry import FAMILIES
from tenferro.tensor import Aval, Dim
from tenferro.tensor.dtypes import int64

Size = int | Dim
_SAME_ELEMENTS = frozenset({"broadcast_in_dim", "reshape", "transpose"})


class Writer:
    """An arena, a new one unless it is passed, while operations are written into it.

    >>> writer = Writer()
    >>> x, y = writer.arena.inputs([Aval((2,), np.dtype(float))] * 2)
    >>> writer.name(writer.bind("add", x, writer.bind("neg", y)))
    'add'
    """

    def __init__(self, arena: Arena | None = None) -> None:
        self.arena = Arena() if arena is None else arena

    def apply(self, operation: TensorOperation, *operands: int) -> int:
        """The first output of an operation."""
        return self.arena.apply(operation, operands)

    def bind(self, family: str, *operands: int, **params: Any) -> int:
        """The first output of a family with these parameters."""
        return self.apply(FAMILIES[family].bind(**params), *operands)

    def constant(self, value: Any, dtype: Any = None) -> int:
        """A constant, by its bits."""
        return self.arena.apply(constant_operation(np.asarray(value, dtype)))

    def splat(self, value: Any, aval: Aval) -> int:
        """A number broadcast to a shape."""
        scalar = self.constant(value, aval.dtype)
        if not aval.shape:
            return scalar
        return self.bind("broadcast_in_dim", scalar, shape=aval.shape, dimensions=())

    def zeros(self, aval: Aval) -> int:
        """Zeros of a shape and dtype."""
        return self.splat(0, aval)

    def reshape(self, v: int, *shape: Any) -> int:
        """The same elements in this shape."""
        return self.bind("reshape", v, shape=shape)

    def part(self, v: int, start: Size, limit: Size) -> int:
        """The elements from `start` to before `limit` along the first axis."""
        n, *rest = self.aval(v).shape
        if (start, limit) == (0, n):
            return v
        first, last, strides = (start, *(0 for _ in rest)), (limit, *rest), (1, *(1 for _ in rest))
        return self.bind("slice", v, start=first, limit=last, strides=strides)

    def joined(self, parts: Sequence[int]) -> int:
        """Arrays put together along the first axis."""
        return parts[0] if len(parts) == 1 else self.bind("concatenate", *parts, axis=0)

    def aval(self, v: int) -> Aval:
        """Shape and dtype."""
        aval: Aval = self.arena.metas[v]
        return aval

    def definition(self, v: int) -> TensorOperation | None:
        """The operation whose first output is a value; None for other values."""
        operation = self.arena.operations[self.arena.nodes[v][0]]
        return operation if isinstance(operation, TensorOperation) else None

    def name(self, v: int) -> str:
        """The family of the operation that computes a value; empty for an input."""
        operation = self.arena.operations[self.arena.nodes[v][0]]
        return operation.name if isinstance(operation, TensorOperation) else ""

    def params(self, v: int) -> Mapping[str, Any]:
        """The parameters of the operation whose first output is a value."""
        operation = self.definition(v)
        assert operation is not None
        return operation.params

    def operands(self, v: int) -> tuple[int, ...]:
        """What a value is computed from."""
        return self.arena.nodes[v][1:]

    def operand(self, v: int, family: str) -> int | None:
        """The operand of a value, if this family computes it from one operand."""
        return self.operands(v)[0] if self.name(v) == family else None

    def array(self, v: int) -> np.ndarray[Any, Any] | None:
        """The elements of a constant; None for other values."""
        operation = self.definition(v)
        if operation is None or operation.name != "constant":
            return None
        return elements_of(operation)

    def number(self, v: int) -> Any:
        """The one number that all elements of a value are, as a NumPy scalar; None if unknown."""
        while (name := self.name(v)) in _SAME_ELEMENTS:
            (v,) = self.operands(v)
        array = self.array(v) if name == "constant" else None
        return array.reshape(())[()] if array is not None and array.size == 1 else None


# Operands for which operations do not fail, as families declare them (see `Family`)


def zeros(w: Writer, aval: Aval) -> int:
    """0 everywhere."""
    return w.zeros(aval)


def positions(w: Writer, aval: Aval) -> int:
    """0, 1, … along the last axis."""
    return w.bind("iota", shape=aval.shape, dimension=aval.ndim - 1, dtype=aval.dtype)


def diagonal(w: Writer, aval: Aval) -> int:
    """1, 2, … on the diagonal of each matrix: regular, positive, with distinct eigenvalues."""
    column, row = _along(w, aval, 1), _along(w, aval, 2)
    number = w.bind("convert", w.bind("add", row, w.splat(1, w.aval(row))), dtype=aval.dtype)
    return _where(w, w.bind("compare", row, column, direction="equal"), number)


def stable(w: Writer, aval: Aval) -> int:
    """−1, −2, … on the diagonal of each matrix."""
    return w.bind("neg", diagonal(w, aval))


def ones_at(place: Any, axis: int) -> Fill:
    """1 at this place of an axis, counted from the last one, which is 1; 0 elsewhere."""

    def fill(w: Writer, aval: Aval) -> int:
        along = _along(w, aval, axis)
        is_there = w.bind("compare", along, w.splat(place, w.aval(along)), direction="equal")
        return _where(w, is_there, w.splat(1, aval))

    return fill


def _along(w: Writer, aval: Aval, axis: int) -> int:
    return w.bind("iota", shape=aval.shape, dimension=aval.ndim - axis, dtype=int64)


def _where(w: Writer, holds: int, x: int) -> int:
    return w.bind("select", holds, x, w.zeros(w.aval(x)))
