"""What eager tensors remember of the operations they came from, and whether they do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from itertools import count
from typing import TYPE_CHECKING, Any
from weakref import ref

import numpy as np

from computegraph import Origin
from tenferro.ops.family import TensorOperation
from tenferro.tensor import Aval

if TYPE_CHECKING:
    from tenferro.eager.hooks import Hooks
    from tenferro.eager.tensor import Tensor

NDArray = np.ndarray[Any, Any]

recording: ContextVar[bool] = ContextVar("tenferro_grad_enabled", default=True)
next_number = count().__next__


class Node:
    """One recorded operation: what it was applied to and what it gave.

    `value` and `aval` are tuples if the operation has several outputs. An operand is a node, or a
    pair (node, slot) for an output other than the first, if a gradient may flow to it; else the
    array itself. Operands of pointwise operations may be smaller than the result: they are
    broadcast. A leaf has no operation; nor has what was moved from another device, whose operand is
    what it was there, and whose `hooks` are not None.
    """

    __slots__ = (
        "__weakref__", "aval", "hooks", "number", "operands", "operation", "origin", "owner",
        "value",
    )  # fmt: skip
    operation: TensorOperation | None
    operands: tuple[Link, ...]
    value: Any
    aval: Any
    number: int
    """Operands have smaller ones."""
    hooks: dict[int, Hooks] | None
    """What is to be done with the cotangent of an output, by its slot."""
    origin: Origin | None
    """Where it comes from, if somebody asks."""
    owner: ref[Tensor] | None
    """The variable that a leaf belongs to."""

    @property
    def values(self) -> tuple[NDArray, ...]:
        """The outputs."""
        return self.value if self.value.__class__ is tuple else (self.value,)

    @property
    def avals(self) -> tuple[Aval, ...]:
        """Their shapes and dtypes."""
        return self.aval if self.aval.__class__ is tuple else (self.aval,)


Link = Node | tuple[Node, int] | NDArray
new = object.__new__
FREE = -1
"""The slot of a tensor that goes where the others are that it is combined with: nobody said where
it is to be, and it was made of numbers, or of arrays of NumPy that were handed to a function."""


def new_node(
    operation: TensorOperation | None, operands: tuple[Link, ...], value: Any, aval: Any
) -> Node:
    """A node, made quickly: this runs for every operation."""
    node = new(Node)
    node.operation = operation
    node.operands = operands
    node.value = value
    node.aval = aval
    node.number = next_number()
    node.hooks = node.origin = node.owner = None
    return node


def link_to(x: Tensor) -> Link:
    """What stands for a tensor among the operands of a node."""
    node = x.node
    if node is None:
        return x.value
    return (node, x.slot) if x.slot else node


def is_recorded(operands: Sequence[Any]) -> bool:
    """Whether gradients may flow through what is computed from these."""
    for x in operands:
        if x.node is not None:
            return recording.get()
    return False


@contextmanager
def no_grad() -> Iterator[None]:
    """Inside, nothing is recorded."""
    token = recording.set(False)
    try:
        yield
    finally:
        recording.reset(token)


def grad_enabled() -> bool:
    """Whether operations are being recorded."""
    return recording.get()
