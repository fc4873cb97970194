"""What Cython modules export for C: addresses of functions, with their signatures."""

from __future__ import annotations

import ctypes
from functools import cache
from typing import Any


def address_of(capsule: Any) -> tuple[int, bytes]:
    """The address of a function, and its signature in C."""
    name, pointer = _accessors()
    signature: bytes = name(capsule)
    return pointer(capsule, signature), signature


@cache
def _accessors() -> tuple[Any, Any]:
    capsule, text = ctypes.py_object, ctypes.c_char_p
    name = ctypes.PYFUNCTYPE(text, capsule)
    pointer = ctypes.PYFUNCTYPE(ctypes.c_void_p, capsule, text)
    api = ctypes.pythonapi
    return name(("PyCapsule_GetName", api)), pointer(("PyCapsule_GetPointer", api))
