"""The operations that eager tensors record, and whether they do."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from itertools import count
from types import CodeType, FrameType
from typing import TYPE_CHECKING, Any, TypeVar
from weakref import ref

import numpy as np

from computegraph import MaterializedGraph, Origin
from tenferro.context import with_value
from tenferro.ops.base import TensorOperation
from tenferro.tensor import Aval
from tenferro.trace import Lines, add_origin, users_code, users_line, users_place

if TYPE_CHECKING:
    from tenferro.eager.hooks import Hooks
    from tenferro.eager.tensor import Tensor

NDArray = np.ndarray[Any, Any]
R = TypeVar("R")

recording: ContextVar[bool] = ContextVar("tenferro_grad_enabled", default=True)
recording.set(True)  # what a variable was set to is remembered by Python, its default is not: 25 ns
next_number = count().__next__


class Node:
    """One recorded operation: what it was applied to and what it gave.

    `value` and `aval` are tuples if the operation has several outputs. An operand is a node, or a
    pair (node, slot) for an output other than the first, if a gradient may flow to it; otherwise
    the array itself. Operands of pointwise operations may be smaller than the result: they are
    broadcast. A leaf has no operation; nor has what was moved from another device, whose operand is
    what it was there, and whose `hooks` are not None.

    The place that called an operation is kept as a function's code and the number of an instruction
    in it (never as a frame, which would keep all its variables), or as an origin that was known.
    """

    __slots__ = (
        "__weakref__", "aval", "hooks", "instruction", "number", "operands", "operation", "owner",
        "place", "value",
    )  # fmt: skip
    operation: TensorOperation | None
    operands: tuple[Link, ...]
    value: Any
    aval: Any
    number: int
    """Operands have smaller ones."""
    hooks: dict[int, Hooks] | None
    """What is to be done with the cotangent of an output, by its slot."""
    place: CodeType | Origin | None
    instruction: int
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

    def origin(self, lines: Lines) -> Origin | None:
        """Its origin, if that is known."""
        place = self.place
        if isinstance(place, CodeType):
            return Origin(lines.at(place, self.instruction))
        return place


Link = Node | tuple[Node, int] | NDArray
new = object.__new__
FREE = -1
"""The slot of a tensor that moves to the device of the other operands: it was made of numbers, or
of NumPy arrays that were passed to a function, without a device."""


def new_node(
    operation: TensorOperation | None,
    operands: tuple[Link, ...],
    value: Any,
    aval: Any,
    frame: FrameType | None = None,
) -> Node:
    """A node, made quickly: this runs for every operation. The frame is the one that asks for it,
    or one that was called by that."""
    node = Node()
    node.operation = operation
    node.operands = operands
    node.value = value
    node.aval = aval
    node.number = next_number()
    node.hooks = node.owner = node.place = None
    if frame is not None:
        node.place = code = frame.f_code
        node.instruction = frame.f_lasti
        if code is not users_code[0]:
            locate(node, frame)
    return node


class _Running:
    """The operation of a graph that is being applied."""

    __slots__ = ("origin",)

    def __init__(self) -> None:
        self.origin: Origin | None = None


_running: ContextVar[_Running | None] = ContextVar("tenferro_running", default=None)


def apply_in_order(
    graph: MaterializedGraph, here: dict[int, Any], apply: Callable[[Any, list[Any]], Any]
) -> list[Any]:
    """The outputs of a graph whose operations are applied one by one; `here` are its inputs.

    Records and errors have the origins of the graph's values.
    """
    running = _Running()
    origins = graph.arena.origins or {}

    def work() -> None:
        operation: Any
        for v, operation, operands, _ in graph.arena.applications(graph.order):
            running.origin = origins.get(v)
            result = apply(operation, [here[a] for a in operands])
            several = result if operation.n_outputs > 1 else (result,)
            here.update({v + slot: y for slot, y in enumerate(several)})

    try:
        with_value(_running, running, work)
    except Exception as error:
        add_origin(error, running.origin)
        raise
    return [here[v] for v in graph.outputs]


def locate(node: Node, frame: FrameType | None) -> None:
    """Set the origin of a node: a known origin, or the place outside of libraries."""
    running = _running.get()
    node.place = None if running is None else running.origin
    if node.place is None:
        node.place, node.instruction = users_place(frame)


def origin_here() -> Origin | None:
    """The origin of an operation that is applied now."""
    running = _running.get()
    if running is not None and running.origin is not None:
        return running.origin
    line = users_line()
    return None if line is None else Origin(line)


def link_to(x: Tensor) -> Link:
    """The link of a tensor among the operands of a node."""
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
    """A context manager in which operations are not recorded.

    >>> import numpy as np
    >>> import tenferro as te
    >>> w = te.variable(2.0)
    >>> with te.no_grad():
    ...     y = w * w
    >>> y.requires_grad
    False
    """
    token = recording.set(False)
    try:
        yield
    finally:
        recording.reset(token)


def grad_enabled() -> bool:
    """Whether operations are being recorded."""
    return recording.get()
