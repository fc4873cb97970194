"""Computing with tensors at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from tenferro.eager.recording import link_to, new_node, recording
from tenferro.eager.tensor import Tensor
from tenferro.engines.numpy import kernel
from tenferro.ops.computed import tensors
from tenferro.ops.family import TensorOperation
from tenferro.ops.registry import forget_with
from tenferro.tensor import Aval


@lru_cache(maxsize=8192)
def prepared(operation: TensorOperation, avals: tuple[Aval, ...]) -> tuple[Callable[..., Any], Any]:
    """The callable that computes an operation, and the aval or avals it gives; checked once."""
    results = operation.infer(*avals)  # refuses what does not fit, before a kernel is chosen
    return kernel(operation, avals), results


forget_with(prepared.cache_clear)


def compute(operation: TensorOperation, operands: Sequence[Any]) -> Any:
    """Apply an operation to computed tensors, at once."""
    run, avals = prepared(operation, tuple([x.aval for x in operands]))
    result = run(*[x.value for x in operands])
    if operation.n_outputs == 1:
        return _single(operation, operands, np.asarray(result), avals)
    arrays = tuple([np.asarray(r) for r in result])
    node = None
    if is_recorded(operands):
        node = new_node(operation, tuple([link_to(x) for x in operands]), arrays, avals)
    return tuple([
        Tensor.of(a, aval, node if aval.is_inexact else None, i)
        for i, (a, aval) in enumerate(zip(arrays, avals, strict=True))
    ])  # fmt: skip


def _single(operation: TensorOperation, operands: Sequence[Any], value: Any, aval: Aval) -> Tensor:
    node = None
    if aval.is_inexact and is_recorded(operands):
        node = new_node(operation, tuple([link_to(x) for x in operands]), value, aval)
    return Tensor.of(value, aval, node, 0)


def is_recorded(operands: Sequence[Any]) -> bool:
    """Whether gradients may flow through what is computed from these."""
    for x in operands:
        if x.node is not None:
            return recording.get()
    return False


tensors.compute = compute
tensors.wrap = Tensor
