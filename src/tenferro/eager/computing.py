"""Computing with tensors at once."""

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


@lru_cache(maxsize=8192)
def _prepared(
    operation: TensorOperation, avals: tuple[Aval, ...]
) -> tuple[Callable[..., Any], tuple[Aval, ...]]:
    """The callable that computes an operation, and the avals it gives; checked once."""
    results = operation.infer(*avals)
    return kernel(operation, avals), results if operation.n_outputs > 1 else (results,)


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


tensors.compute = compute
tensors.wrap = Tensor
