"""What a file claims of numbers that decide how much memory is read and written."""

from __future__ import annotations

from functools import partial, reduce

from computegraph import Arena
from tenferro.ops.base import TensorOperation
from tenferro.ops.base.writer import Writer
from tenferro.ops.loops.loop import Loop
from tenferro.tensor import STEPS
from tenferro.tensor.dtypes import int64


def with_true_steps(arena: Arena, operation: TensorOperation, ids: list[int]) -> list[int]:
    """Operands of a scan whose number of steps is the length of its arrays.

    Raises ValueError for a constant that is another number. What is computed is replaced, as its
    number is known only when the program runs.
    """
    if operation.name != "scan":
        return ids
    if operation.params["length"] == STEPS:
        return [_recorded(arena, operation, ids), *ids[1:]]
    length, writer = operation.params["length"], Writer(arena)
    claimed = writer.array(ids[0])
    if claimed is not None and claimed != length:
        raise ValueError(
            f"scan: the number of steps is {claimed}, expected {length}, the length of its arrays"
        )
    if isinstance(length, int):
        return ids if claimed is not None else [writer.constant(length, int64), *ids[1:]]
    return [writer.bind("dimension_size", size=length, dtype=int64), *ids[1:]]


def _recorded(arena: Arena, operation: TensorOperation, ids: list[int]) -> int:
    """The number of steps of the loops that have recorded the arrays: the least, if they differ."""
    xs = [v for v in Loop.of(operation).operands(ids).xs if STEPS in arena.metas[v].shape]
    found = dict.fromkeys(_steps_of(arena, v) for v in xs)
    return reduce(partial(Writer(arena).bind, "minimum"), found) if found else ids[0]


def _steps_of(arena: Arena, v: int) -> int:
    """The number of steps after which an array has its length, known where it is recorded.

    Raises ValueError elsewhere. Bodies compute records again (see `ops/base/bodies.py`): none of a
    program that was saved has one among its inputs.
    """
    while not arena.is_input(v):
        operation, first = arena.operation(v), v - arena.slot(v)
        operands = arena.nodes[first][1:]
        if operation.name == "while_loop":
            return first + Loop.of(operation).carries  # type: ignore[arg-type]
        if operation.name == "scan":
            return operands[0]
        v = next((u for u in operands if STEPS in arena.metas[u].shape), first)
        if v == first:
            raise ValueError(f"{operation.name}: an array of unknown length, expected of a loop")
    raise ValueError("scan: an array of unknown length among the inputs of a body, expected none")


def without_promise(operation: TensorOperation) -> TensorOperation:
    """The operation, which no longer promises that its indices are distinct.

    Where they are not, engines would differ in what they read and write twice.
    """
    if not operation.params.get("unique"):
        return operation
    return operation.family.bind(**{**operation.params, "unique": False})
