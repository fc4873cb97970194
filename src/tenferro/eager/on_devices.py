"""Immediate computation with tensors on devices: each operation is a program of XLA."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from sys import _getframe
from typing import Any

import numpy as np
from numpy import ndarray

from computegraph import Arena, MaterializedGraph, materialize_merge
from tenferro.eager.device_tensor import DeviceTensor, value_on
from tenferro.eager.recording import Link, is_recorded, link_to, new_node
from tenferro.engines import compile_graph
from tenferro.ops.base import TensorOperation
from tenferro.ops.base.promotion import broadcasting
from tenferro.ops.base.registry import forget_programs_with, label_of
from tenferro.tensor import Aval
from tenferro.tensor.devices import Device
from tenferro.tensor.dtypes import DType
from tenferro.trace import InputKey

_REMEMBERED = 8192
_NUMBERS = 4096
"""So many numbers are kept on devices: `x + 1.5` took 72 µs of which 55 brought 1.5 there."""


def compute_on_device(operation: TensorOperation, operands: Sequence[Any]) -> Any:
    """Apply an operation to computed tensors of which some are on a device, there."""
    device = common_device(label_of(operation.name), operands)
    pointwise = operation.family.pointwise
    values = [_whole(x.value, device, pointwise) for x in operands]
    small = tuple([v.shape != x.aval.shape for v, x in zip(values, operands, strict=True)])
    run, avals = prepared(operation, tuple([x.aval for x in operands]), small)
    results = tuple(run(*values))
    node = None
    if is_recorded(operands) and any(aval.is_inexact for aval in avals):
        links = tuple(map(_link, operands, values))
        single = operation.n_outputs == 1
        node = new_node(
            operation,
            links,
            results[0] if single else results,
            avals[0] if single else avals,
            _getframe(1),
        )
    found = tuple([
        DeviceTensor.of(value, aval, node if aval.is_inexact else None, i)
        for i, (value, aval) in enumerate(zip(results, avals, strict=True))
    ])  # fmt: skip
    return found if operation.n_outputs > 1 else found[0]


def _link(x: Any, value: Any) -> Link:
    """The operand of a node: where it is needed, as it was used."""
    return value if x.node is None else link_to(x)


def common_device(what: str, operands: Sequence[Any]) -> Device:
    """The one device of all operands that are somewhere.

    Arrays of NumPy, lists and numbers go there. Raises ValueError, naming both, for two devices.
    """
    places = [(i, x.device) for i, x in enumerate(operands) if x.slot >= 0]
    device: Device
    (first, device), *rest = places
    for i, other in rest:
        if other != device:
            raise ValueError(
                f"{what}: operand {first} is on {str(device)!r} and operand {i} on {str(other)!r}, "
                "expected all on one device; move one of them, as in "
                f"x.to_device({str(device)!r})"
            )
    return device


def _whole(value: Any, device: Device, pointwise: bool) -> Any:
    """A value on the device; a number that was broadcast as the number, where that is enough."""
    if value.__class__ is not ndarray:
        return value
    if pointwise and value.size > 1 and not any(value.strides):
        value = value[(0,) * value.ndim + (...,)]
    if value.ndim:
        return value_on(value, device)
    return _number_on(value.tobytes(), value.dtype, device, device.place)


@lru_cache(maxsize=_NUMBERS)
def _number_on(data: bytes, dtype: DType, device: Device, place: Any) -> Any:
    """A number on a device."""
    return value_on(np.frombuffer(data, dtype).reshape(()), device)


@lru_cache(maxsize=_REMEMBERED)
def prepared(
    operation: TensorOperation, avals: tuple[Aval, ...], small: tuple[bool, ...]
) -> tuple[Callable[..., Sequence[Any]], tuple[Aval, ...]]:
    """The program of an operation, and its result avals; `small` operands are numbers."""
    found = operation.infer(*avals)
    compiled = compile_graph(_graph(operation, avals, small), "xla")
    return compiled.on_devices, found if operation.n_outputs > 1 else (found,)


forget_programs_with(prepared.cache_clear)


def _graph(
    operation: TensorOperation, avals: tuple[Aval, ...], small: tuple[bool, ...]
) -> MaterializedGraph:
    arena = Arena()
    given = [
        arena.input(InputKey(i, f"x{i}"), aval.with_shape(()) if is_number else aval)
        for i, (aval, is_number) in enumerate(zip(avals, small, strict=True))
    ]
    operands = []
    for v, aval in zip(given, avals, strict=True):
        steps = broadcasting((), aval.shape) if arena.metas[v] is not aval else ()
        for step in steps:
            v = arena.apply(step, [v])
        operands.append(v)
    first = arena.apply(operation, operands)
    return materialize_merge(arena, range(first, first + operation.n_outputs), given)
