"""Devices: there is one, called "cpu"; compiled programs may run elsewhere."""

from __future__ import annotations

from typing import Any

from tenferro.ops.shapes import refuse

CPU = "cpu"


def check_device(name: str, device: Any) -> None:
    """Raise ValueError for a device that arrays cannot be on."""
    if device is not None and device != CPU:
        refuse(name, "device", repr(device), f"None or {CPU!r}")


__all__ = ["CPU", "check_device"]
