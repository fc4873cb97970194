"""Immediate computation with tensors."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from sys import _getframe
from typing import Any

import numpy as np
from numpy import ndarray

from tenferro.eager.device_tensor import DeviceTensor
from tenferro.eager.on_devices import compute_on_device
from tenferro.eager.recording import FREE, is_recorded, link_to, new_node
from tenferro.eager.tensor import Tensor
from tenferro.kernels import kernel
from tenferro.ops.base import TensorOperation
from tenferro.ops.base.computed import tensors
from tenferro.ops.base.registry import forget_programs_with, label_of
from tenferro.tensor import Aval
from tenferro.tensor.dtypes import is_half, refuse_half

_MOVES = frozenset({"broadcast_in_dim", "convert", "reshape", "slice", "transpose"})
"""What constants of half precision go through before they are part of a program of XLA."""


@lru_cache(maxsize=8192)
def prepared(operation: TensorOperation, avals: tuple[Aval, ...]) -> tuple[Callable[..., Any], Any]:
    """The callable that computes an operation, and the aval or avals of its results; checked
    once."""
    results = operation.infer(*avals)  # refuses what does not fit, before a kernel is chosen
    for aval in avals:
        if is_half(aval.dtype) and operation.name not in _MOVES:
            refuse_half(label_of(operation.name), aval.dtype)
    return kernel(operation, avals), results


forget_programs_with(prepared.cache_clear)


def compute(operation: TensorOperation, operands: Sequence[Any]) -> Any:
    """Apply an operation to computed tensors, immediately, on their device."""
    values = []
    slot = FREE
    for x in operands:
        value = x.value
        if value.__class__ is not ndarray and isinstance(x, DeviceTensor):
            return compute_on_device(operation, operands)
        values.append(value)
        if x.slot >= 0:
            slot = 0
    run, avals = prepared(operation, tuple([x.aval for x in operands]))
    result = run(*values)
    if operation.n_outputs == 1:
        return _single(operation, operands, np.asarray(result), avals, slot)
    arrays = tuple([np.asarray(r) for r in result])
    node = None
    if is_recorded(operands):
        links = tuple([link_to(x) for x in operands])
        node = new_node(operation, links, arrays, avals, _getframe(1))
    return tuple([
        Tensor.of(a, aval, node if aval.is_inexact else None, i if slot >= 0 else slot)
        for i, (a, aval) in enumerate(zip(arrays, avals, strict=True))
    ])  # fmt: skip


def _single(
    operation: TensorOperation, operands: Sequence[Any], value: Any, aval: Aval, slot: int
) -> Tensor:
    node = None
    if aval.is_inexact and is_recorded(operands):
        links = tuple([link_to(x) for x in operands])
        node = new_node(operation, links, value, aval, _getframe(1))
    return Tensor.of(value, aval, node, slot)


tensors.compute = compute
