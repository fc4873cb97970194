"""Arrays of other libraries, by the protocols that these share.

Torch, JAX, pandas, xarray, memory maps and whatever else has `__array__`, `__array_interface__`,
`__array_struct__` or `__dlpack__` is read as a NumPy array, without a copy where the library allows
it. Labels and gradients of theirs stay behind: what has gradients is refused.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

NDArray = np.ndarray[Any, Any]
_BY_NUMPY = ("__array__", "__array_interface__", "__array_struct__")


def is_foreign(x: Any) -> bool:
    """Whether an object is an array of another library."""
    kind = type(x)
    return any(hasattr(kind, name) for name in (*_BY_NUMPY, "__dlpack__"))


def is_foreign_operand(x: Any) -> bool:
    """Whether operators take such an array as an operand; some take ours as theirs (xarray)."""
    kind = type(x)
    takes_ours = hasattr(kind, "__array_ufunc__") and not hasattr(kind, "__pandas_priority__")
    return not takes_ours and is_foreign(x)


def is_on_device(x: Any) -> bool:
    """Whether x is an array of jax that holds numbers; loads nothing."""
    jax = sys.modules.get("jax")
    return jax is not None and isinstance(x, jax.Array) and not isinstance(x, jax.core.Tracer)


def to_numpy(what: str, x: Any) -> NDArray:
    """The elements of an array of another library.

    Raises TypeError, naming the type, for one that has gradients, that is no array in the memory of
    this process, or that says why it cannot be read.
    """
    if is_on_device(x):
        _check_platform(what, x)
    kind = f"{type(x).__module__.partition('.')[0]}.{type(x).__name__}"
    if getattr(x, "requires_grad", False):
        raise TypeError(
            f"{what} is a {kind} with requires_grad=True, whose gradients would end here; pass its "
            "detach()"
        )
    try:
        if any(hasattr(type(x), name) for name in _BY_NUMPY):
            return np.asarray(x)
        return np.from_dlpack(x)
    except Exception as error:
        raise TypeError(
            f"{what} is a {kind}, which could not be read as a NumPy array: {error}"
        ) from error


def _check_platform(what: str, x: Any) -> None:
    """jax would copy from an accelerator in silence."""
    places = sorted(str(device) for device in x.devices() if device.platform != "cpu")
    if places:
        raise TypeError(
            f"{what} is on {', '.join(places)}, expected an array in the memory of this processor; "
            'compute there with te.jit(f, engine="xla"), or copy it with np.asarray(x)'
        )
