"""Operations that every library has as soon as it has others."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from adoracles.cases.calls import Operations
from adoracles.files.public_format import PREFIX
from adoracles.operations.programs import PROGRAMS
from adoracles.operations.public_calls import public_operations


def _complex(ops: Operations, re: Any, im: Any) -> Any:
    return re + 1j * im


def _rsqrt(ops: Operations, x: Any) -> Any:
    return 1 / ops("numpy.sqrt")(x)


COMPOSED: Mapping[str, Callable[..., Any]] = {
    "lax.complex": _complex,
    "lax.rsqrt": _rsqrt,
    **PROGRAMS,
    **public_operations(PREFIX),
}
"""Functions of a library's operations and of arguments."""
