"""Tensors whose values are on a device of XLA, and the way there and back."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from numpy import ndarray

from tenferro.eager.recording import FREE, link_to, new_node, recording
from tenferro.eager.tensor import Tensor
from tenferro.ops.base.computed import tensors
from tenferro.tensor.devices import CPU, Device, device_of
from tenferro.tensor.foreign import is_on_device


class DeviceTensor(Tensor):
    """A computed array on a device: XLA computes with it, and results stay there.

    It otherwise behaves as any tensor. It is copied to the memory of this processor only on
    request: `numpy()`, `np.asarray`, `float`, `item`, `print`, a condition of Python.
    """

    __slots__ = ()
    remembering: ClassVar[type]
    value: Any

    @property
    def device(self) -> Device:
        """Where the array is."""
        return device_of(self.value)

    def made_in_c_order(self) -> bool:
        """Whether the elements lie in C's order, as they do on devices."""
        return True

    def __dlpack_device__(self) -> tuple[int, int]:
        kind, number = self.value.__dlpack_device__()
        return int(kind), int(number)


DeviceTensor.remembering = DeviceTensor


def holding(value: Any) -> Tensor:
    """A tensor of these values, of the kind for where they are."""
    if value.__class__ is ndarray:
        return Tensor(value)
    return DeviceTensor(value) if is_on_device(value) else Tensor(np.asarray(value))


def constant(value: Any) -> Tensor:
    """A tensor of an array that moves where its operations need it; one of jax stays where it
    is."""
    if value.__class__ is not ndarray and is_on_device(value):
        return DeviceTensor(value)
    return Tensor(np.asarray(value), None, FREE)


def moved(x: Tensor, device: Device) -> Tensor:
    """The same values on another device; gradients flow back."""
    if x.slot >= 0 and device == x.device and not device.shards:
        return x
    value = value_on(x.value, device)
    if x.slot >= 0 and value is x.value:
        return x
    result = holding(value)
    if x.node is not None and recording.get():
        result.node = new_node(None, (link_to(x),), result.value, x.aval)
        result.node.hooks = {}
    return result


def value_on(value: Any, device: Device) -> Any:
    """An array of NumPy or of jax on a device; a copy unless it is there."""
    if device == CPU:
        return np.asarray(value)
    from tenferro.engines.xla.programs.arrays import put  # jax is loaded when it is needed

    return put(value, device.place)


def shared_on_device(x: Any, device: Device | None, copy: bool | None) -> Any:
    """An array of jax that shares the memory of what speaks DLPack, or is copied to a device.

    Raises ModuleNotFoundError without jax, BufferError for `copy=False` where it is elsewhere.
    """
    from tenferro.engines.xla.programs.arrays import from_dlpack  # jax is loaded when it is needed

    return from_dlpack(x, None if device is None else device.place, copy)


tensors.wrap = constant
Tensor.move = moved
