"""Running a program with the operations' own kernels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from computegraph.compile import CompiledProgram
from computegraph.errors import GraphError
from computegraph.operation import EvaluableGraphOperation, GraphOperation


def evaluate(program: CompiledProgram, inputs: Sequence[Any]) -> list[Any]:
    """The outputs for these inputs, in the program's order.

    Raises GraphError if an operation of the program has not opted into evaluation, or if the
    number of inputs is wrong.
    """
    if len(inputs) != program.n_inputs:
        raise GraphError(f"evaluate: got {len(inputs)} inputs, expected {program.n_inputs}")
    constants = [_kernel(operation)() for operation, _ in program.constants]
    known = {operation: _kernel(operation) for operation in set(program.operations)}
    kernels = [known[operation] for operation in program.operations]
    return program.run(kernels, program.frame(constants), inputs)


def _kernel(operation: GraphOperation) -> Any:
    if not isinstance(operation, EvaluableGraphOperation):
        raise GraphError(f"evaluate: {operation.name} cannot be evaluated: it has no `evaluate`")
    return operation.evaluate
