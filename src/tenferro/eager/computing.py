"""Computing with tensors at once, and updating variables in place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from tenferro.eager.recording import NDArray, Node, recording
from tenferro.eager.tensor import Tensor
from tenferro.engines.numpy import kernel
from tenferro.ops.computed import tensors
from tenferro.ops.family import TensorOperation
from tenferro.ops.registry import forget_with
from tenferro.tensor import Aval
from tenferro.tensor.array import Array


@lru_cache(maxsize=8192)
def _prepared(
    operation: TensorOperation, avals: tuple[Aval, ...]
) -> tuple[Callable[..., Any], tuple[Aval, ...]]:
    """The callable that computes an operation, and the avals it gives; checked once."""
    found = operation.infer(*avals)
    return kernel(operation, avals), found if operation.n_outputs > 1 else (found,)


forget_with(_prepared.cache_clear)


def compute(operation: TensorOperation, operands: Sequence[Any]) -> Any:
    """Apply an operation to computed tensors, at once."""
    run, avals = _prepared(operation, tuple([x.aval for x in operands]))
    result = run(*[x.value for x in operands])
    results = result if operation.n_outputs > 1 else (result,)
    arrays = tuple([np.asarray(r) for r in results])
    node = _record(operation, operands, arrays, avals)
    outputs = tuple([
        Tensor.of(a, aval, node if aval.is_inexact else None, i)
        for i, (a, aval) in enumerate(zip(arrays, avals, strict=True))
    ])  # fmt: skip
    return outputs if operation.n_outputs > 1 else outputs[0]


def _record(
    operation: TensorOperation,
    operands: Sequence[Any],
    arrays: tuple[NDArray, ...],
    avals: tuple[Aval, ...],
) -> Node | None:
    for x in operands:
        if x.node is not None and recording.get():
            break
    else:
        return None
    links = tuple([(x.node, x.slot) if x.node is not None else x.value for x in operands])
    return Node(operation, links, arrays, avals)


def _in_place(operator: str) -> Any:
    binary = getattr(Array, f"__{operator}__")

    def method(self: Tensor, other: Any) -> Any:
        result = binary(self, other)
        if not isinstance(result, Tensor) or not self.is_variable:
            return result
        self.update(f"x {_SYMBOLS[operator]}= value", _fitting(operator, self, result))
        return self

    return method


def _fitting(operator: str, x: Tensor, result: Tensor) -> Tensor:
    """The result of an update in the variable's own shape and dtype."""
    if result.shape != x.shape or not np.can_cast(result.dtype, x.dtype, "same_kind"):
        raise ValueError(
            f"x {_SYMBOLS[operator]}= value: the updated value is {result.aval!r}, expected "
            f"{x.aval!r}, as the variable"
        )
    return Tensor(result.value.astype(x.dtype, copy=False))


_SYMBOLS = {"add": "+", "sub": "-", "mul": "*", "truediv": "/", "matmul": "@", "pow": "**"}
for _operator in _SYMBOLS:
    setattr(Tensor, f"__i{_operator}__", _in_place(_operator))

tensors.compute = compute
tensors.wrap = Tensor
