"""Whether a condition is true: now, or when the program runs."""

from __future__ import annotations

from typing import Any

from tenferro import numpy as tnp
from tenferro.tensor import Array
from tenferro.trace import Trace, TracedNumber, Tracer


def is_unknown(x: Any) -> bool:
    """Whether x is traced, and no number of it is known."""
    return isinstance(x, Tracer) and isinstance(x.arena, Trace) and x.known_value is None


def truth(x: Any) -> Any:
    """A bool of Python; of a traced value that is not known, a traced one.

    Raises ValueError for an array of several elements, as NumPy does.
    """
    if not is_unknown(x):
        return bool(x)
    if x.size != 1:
        raise ValueError(
            f"The truth value of an array with more than one element ({x.aval!r}) is ambiguous. "
            "Use a.any() or a.all()"
        )
    flag = x.array() if isinstance(x, TracedNumber) else x
    if flag.ndim:
        flag = tnp.reshape(flag, ())
    return flag if flag.dtype.kind == "b" else tnp.not_equal(flag, 0)


def not_(x: Any) -> Any:
    """`not x`."""
    value = truth(x)
    return tnp.logical_not(value) if isinstance(value, Array) else not value
