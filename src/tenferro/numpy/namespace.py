"""What the Array API standard asks of a namespace: its version, and facts about it."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

from tenferro.ops.base import refuse
from tenferro.tensor import dtypes
from tenferro.tensor.devices import CPU, Device, device_named, devices
from tenferro.tensor.dtypes import DType

__all__ = ["__array_api_version__", "__array_namespace_info__"]

__array_api_version__ = "2025.12"
VERSIONS = ("2021.12", "2022.12", "2023.12", "2024.12", "2025.12")


def array_namespace(api_version: str | None = None) -> ModuleType:
    """`tenferro.numpy` itself. Raises ValueError for a version of the standard it does not have."""
    if api_version is not None and api_version not in VERSIONS:
        refuse("__array_namespace__", "api_version", repr(api_version), f"one of {VERSIONS}")
    return sys.modules["tenferro.numpy"]


_KINDS = {
    "bool": "b",
    "signed integer": "i",
    "unsigned integer": "u",
    "integral": "iu",
    "real floating": "f",
    "complex floating": "c",
    "numeric": "iufc",
}
_ALL = {
    dtype.name: dtype
    for dtype in sorted(dtypes.SUPPORTED, key=lambda d: ("biufc".index(d.kind), d.itemsize))
}


class NamespaceInfo:
    """Capabilities, devices and dtypes of `tenferro.numpy`.

    >>> __array_namespace_info__().default_dtypes()["real floating"]
    dtype('float64')
    """

    __module__ = "tenferro.numpy"

    def capabilities(self) -> dict[str, Any]:
        """Arrays whose shape depends on values exist, but not while a function is traced."""
        return {"boolean indexing": True, "data-dependent shapes": True, "max dimensions": 64}

    def default_device(self) -> Device:
        """The device of arrays made from nothing."""
        return CPU

    def devices(self) -> tuple[Device, ...]:
        """Every device: "cpu" and, where jax is installed, those of XLA, which it then starts."""
        return devices()

    def default_dtypes(self, *, device: Any = None) -> dict[str, DType]:
        """The dtypes of arrays made from nothing. Raises ValueError for an unknown device."""
        _check_device("default_dtypes", device)
        return {
            "real floating": dtypes.float64,
            "complex floating": dtypes.complex128,
            "integral": dtypes.int64,
            "indexing": dtypes.int64,
        }

    def dtypes(self, *, device: Any = None, kind: Any = None) -> dict[str, DType]:
        """The dtypes of a kind by name; a tuple of kinds is their union.

        Raises ValueError for an unknown device or kind.
        """
        _check_device("dtypes", device)
        kinds = (
            kind if isinstance(kind, tuple) else ("bool", "numeric") if kind is None else (kind,)
        )
        for k in kinds:
            if k not in _KINDS:
                refuse("dtypes", "kind", repr(k), f"one of {tuple(_KINDS)}, or a tuple of these")
        letters = "".join(_KINDS[k] for k in kinds)
        return {name: dtype for name, dtype in _ALL.items() if dtype.kind in letters}


def __array_namespace_info__() -> NamespaceInfo:  # noqa: N807
    """Facts about this namespace.

    >>> __array_namespace_info__().default_device()
    'cpu'
    """
    return NamespaceInfo()


def _check_device(name: str, device: Any) -> None:
    if device is not None:
        device_named(name, device)
