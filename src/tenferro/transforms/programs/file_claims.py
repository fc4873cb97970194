"""What a file claims of numbers that decide how much memory is read and written."""

from __future__ import annotations

from computegraph import Arena
from tenferro.ops.family import TensorOperation
from tenferro.ops.writer import Writer
from tenferro.tensor import STEPS
from tenferro.tensor.dtypes import int64


def with_true_steps(arena: Arena, operation: TensorOperation, ids: list[int]) -> list[int]:
    """Operands of a scan whose number of steps is the length of its arrays.

    Raises ValueError for a constant that is another number. What is computed is replaced, as its
    number is known only when the program runs.
    """
    if operation.name != "scan" or operation.params["length"] == STEPS:
        return ids
    length, writer = operation.params["length"], Writer(arena)
    claimed = writer.array(ids[0])
    if claimed is not None and claimed != length:
        raise ValueError(
            f"scan: the number of steps is {claimed}, expected {length}, the length of its arrays"
        )
    if isinstance(length, int):
        return ids if claimed is not None else [writer.constant(length, int64), *ids[1:]]
    return [writer.bind("dimension_size", size=length, dtype=int64), *ids[1:]]


def without_promise(operation: TensorOperation) -> TensorOperation:
    """The operation, which no longer promises that its indices are distinct.

    Where they are not, engines would differ in what they read and write twice.
    """
    if not operation.params.get("unique"):
        return operation
    return operation.family.bind(**{**operation.params, "unique": False})
