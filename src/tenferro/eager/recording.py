"""What eager tensors remember of the operations they came from, and whether they do."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any
from weakref import ref

import numpy as np

from computegraph import Origin
from tenferro.ops.family import TensorOperation
from tenferro.tensor import Aval

if TYPE_CHECKING:
    from tenferro.eager.tensor import Tensor

NDArray = np.ndarray[Any, Any]

recording: ContextVar[bool] = ContextVar("tenferro_grad_enabled", default=True)


class Node:
    """One recorded operation: what it was applied to and what it gave.

    An operand is a pair (node, slot) if a gradient may flow to it, else the array itself. A leaf
    has no operation.
    """

    __slots__ = ("avals", "operands", "operation", "origin", "owner", "values")

    def __init__(
        self,
        operation: TensorOperation | None,
        operands: tuple[tuple[Node, int] | NDArray, ...],
        values: tuple[NDArray, ...],
        avals: tuple[Aval, ...],
    ) -> None:
        self.operation = operation
        self.operands = operands
        self.values = values
        self.avals = avals
        self.origin: Origin | None = None
        """Where it comes from, if somebody asks."""
        self.owner: ref[Tensor] | None = None
        """The variable that a leaf belongs to."""


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
