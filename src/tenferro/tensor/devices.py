"""Devices: there is one, called "cpu"; compiled programs may run elsewhere."""

from __future__ import annotations

CPU = "cpu"
DLPACK_CPU = (1, 0)
"""The CPU's device type and number in DLPack (dlpack.h, kDLCPU)."""

__all__ = ["CPU", "DLPACK_CPU"]
