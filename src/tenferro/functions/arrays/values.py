"""The numbers of an array, for what cannot be done without them."""

from __future__ import annotations

from typing import Any, TypeVar

import numpy as np

from tenferro.eager import Tensor
from tenferro.ops.arrays.ensure import Error, ensured, failure
from tenferro.ops.base import as_array
from tenferro.ops.base.computed import tensors
from tenferro.tensor import Array, ArrayLike
from tenferro.tensor.array import no_value
from tenferro.trace.tracer import Tracer

T = TypeVar("T")


def value_of(x: Array) -> np.ndarray[Any, Any] | None:
    """The values of a computed array; None if it is traced, or on a device."""
    value = getattr(x, "value", None)
    return value if isinstance(value, np.ndarray) else None


def known_value(x: Array) -> np.ndarray[Any, Any] | None:
    """The values of a computed array, or of one that is traced to be run once; otherwise None."""
    return x.known_value if isinstance(x, Tracer) else value_of(x)


def required_value(name: str, x: Array, instead: str) -> np.ndarray[Any, Any]:
    """The values of an array; a TracerError naming the function if they are not known."""
    value = known_value(x)
    if value is None and not isinstance(x, Tracer):
        raise TypeError(
            f"{name}: it needs the values of an array on {str(x.device)!r}, expected an array in "
            "the memory of this processor; copy it with x.to_device('cpu') or, if no gradient is "
            "needed, x.numpy()"
        )
    if value is None:
        no_value(x, name, instead)
    return value


def demanded(x: T, holds: Any, message: str, error: Error = "ValueError") -> T:
    """x, if all conditions hold: known ones are looked at now, others when the program runs."""
    known = known_value(holds) if isinstance(holds, Array) else np.asarray(holds)
    if known is None:
        return ensured(as_array("demanded", x), holds, message, error)
    if not known.all():
        raise failure(message, error, known.shape, 1 + int(known.argmin()))
    return x


def is_traced(x: Any) -> bool:
    """Whether x is a value of a trace."""
    return isinstance(x, Tracer)


def computed(value: np.ndarray[Any, Any]) -> Array:
    """A NumPy array as a computed array."""
    return tensors.wrap(value)


def index_array(positions: ArrayLike) -> Tensor:
    """Known positions as a computed array of int64."""
    array: Any = computed(np.asarray(positions, np.int64))
    return array
