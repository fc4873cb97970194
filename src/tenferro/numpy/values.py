"""The numbers of an array, for what cannot be done without them."""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro.ops.computed import tensors
from tenferro.tensor.array import Array, no_value
from tenferro.trace.tracer import Tracer


def value_of(x: Array) -> np.ndarray[Any, Any] | None:
    """The values of a computed array; None if it is traced."""
    return getattr(x, "value", None)


def required_value(name: str, x: Array, instead: str) -> np.ndarray[Any, Any]:
    """The values of a computed array; a TracerError naming the function if it is traced."""
    value = value_of(x)
    if value is None:
        no_value(x, name, instead)
    return value


def is_traced(x: Any) -> bool:
    """Whether x is a value of a trace."""
    return isinstance(x, Tracer)


def computed(value: np.ndarray[Any, Any]) -> Array:
    """A NumPy array as a computed array."""
    return tensors.wrap(value)


def index_array(positions: Any) -> Array:
    """Known positions as a computed array of int64."""
    return computed(np.asarray(positions, np.int64))
