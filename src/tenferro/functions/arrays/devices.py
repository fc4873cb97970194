"""The `device` argument of functions that make arrays."""

from __future__ import annotations

from typing import Any

from tenferro.eager.recording import FREE
from tenferro.eager.tensor import Tensor
from tenferro.tensor import ArrayLike
from tenferro.tensor.devices import CPU, device_named
from tenferro.trace import current_trace


def placed(name: str, x: Any, device: object) -> Tensor:
    """What was made of numbers, on a device; if that is None, on "cpu" until others need it.

    While a function is traced, arrays are where its program computes. Raises ValueError for an
    unknown device.
    """
    if device is None:
        return x
    there = device_named(name, device)
    return x.to_device(there) if isinstance(x, Tensor) and current_trace.get() is None else x


def settled(name: str, x: ArrayLike, device: object) -> Tensor:
    """What was made of somebody's data, on a device; to stay where it is if that is None."""
    x = placed(name, x, device)
    if isinstance(x, Tensor) and x.slot == FREE and current_trace.get() is None:
        x.slot = 0
    return x


def placed_like(name: str, y: Any, x: Any, device: object = None) -> Tensor:
    """What was made of numbers like x, on a device; if that is None, on the one where x is."""
    if device is None and x.device == CPU:
        return y
    return placed(name, y, x.device if device is None else device)


__all__ = ["CPU", "placed", "placed_like", "settled"]
