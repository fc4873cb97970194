"""Arrays from nothing."""

from __future__ import annotations

from typing import Any

from tenferro.ops import apply as application

__all__ = ["full_like", "ones_like", "zeros_like"]


def full_like(x: Any, fill_value: Any, /, *, dtype: Any = None) -> Any:
    """An array of x's shape filled with one value."""
    return application.full(x, x.aval if dtype is None else x.aval.with_dtype(dtype), fill_value)


def zeros_like(x: Any, /, *, dtype: Any = None) -> Any:
    """Zeros of x's shape."""
    return full_like(x, 0, dtype=dtype)


def ones_like(x: Any, /, *, dtype: Any = None) -> Any:
    """Ones of x's shape."""
    return full_like(x, 1, dtype=dtype)
