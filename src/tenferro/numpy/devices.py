"""The check of every `device` argument."""

from __future__ import annotations

from typing import Any

from tenferro.ops.shapes import refuse
from tenferro.tensor.devices import CPU


def check_device(name: str, device: Any) -> None:
    """Raise ValueError for a device that arrays cannot be on."""
    if device is not None and device != CPU:
        refuse(name, "device", repr(device), f"None or {CPU!r}")


__all__ = ["CPU", "check_device"]
