"""Arrays of other libraries, by the protocols that these share.

Torch, JAX, pandas, xarray, memory maps and any object with `__array__`, `__array_interface__`,
`__array_struct__` or `__dlpack__` is read as a NumPy array, without a copy where the library allows
it. Labels and gradients of theirs stay behind: what has gradients is refused.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import numpy as np

from tenferro.imports import imported
from tenferro.tensor.array import Array, TracerError

NDArray = np.ndarray[Any, Any]
MATRICES: dict[type, Callable[[Any], Any]] = {}
"""Classes of sparse matrices of SciPy, and what makes ours of one."""
_on_device: set[type] = set()
"""Classes of arrays of jax that hold numbers, for which jax takes several times as long."""
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


def held_array(x: Any) -> Any:
    """The array of tenferro that a data array of xarray has for its data; None for others.

    Arithmetic of data arrays with traced arrays makes such ones.
    """
    xarray = imported("xarray")
    if xarray is None or not isinstance(x, xarray.DataArray | xarray.Variable):
        return None
    data = x.data
    return data if isinstance(data, Array) else None


def as_matrix(x: Any) -> Any:
    """A sparse matrix of SciPy as tenferro's class; None for any other object."""
    convert = MATRICES.get(type(x))
    return None if convert is None else convert(x)


def is_asked_by_matrix() -> bool:
    """Whether SciPy asks an array for its numbers in a method of a sparse matrix."""
    return _is_scipys(sys._getframe(2))


def is_left_by_matrix() -> bool:
    """Whether SciPy does so in a product or quotient that it leaves to what has no numbers.

    An array of one object says that there are none, and the operator is then the array's
    (`_matmul_dispatch` and `_divide` of its classes, from 1.13 to 1.17 at least, and `multiply`
    where `*` calls it).
    """
    frame: FrameType | None = sys._getframe(2)
    while frame is not None and _is_scipys(frame):
        if frame.f_code.co_name in _LEFT:
            return True
        if frame.f_code.co_name not in _OF_MULTIPLY:
            return False
        frame = frame.f_back
    return False


_LEFT = frozenset({"_matmul_dispatch", "_divide", "__mul__"})
_OF_MULTIPLY = frozenset({"multiply", "_multiply_2d_with_broadcasting"})


def _is_scipys(frame: FrameType) -> bool:
    """Whether a function of `scipy.sparse` is running."""
    return str(frame.f_globals.get("__name__", "")).startswith("scipy.sparse.")


def is_on_device(x: Any) -> bool:
    """Whether x is an array of jax that holds numbers; loads nothing."""
    if type(x) in _on_device:
        return True
    jax = imported("jax")
    if jax is None or not isinstance(x, jax.Array) or isinstance(x, jax.core.Tracer):
        return False
    _on_device.add(type(x))
    return True


def is_elsewhere(x: Any) -> bool:
    """Whether x is an array of jax that is not in the memory of this processor."""
    return is_on_device(x) and any(device.platform != "cpu" for device in x.devices())


def to_numpy(what: str, x: Any) -> NDArray:
    """The elements of an array of another library.

    Raises TypeError, naming the type, for one that has gradients, that is not an array in this
    process, or that says why it cannot be read.
    """
    if is_on_device(x):
        _check_platform(what, x)
    kind = f"{type(x).__module__.partition('.')[0]}.{type(x).__name__}"
    _check_columns(what, x)
    if getattr(x, "requires_grad", False):
        raise TypeError(
            f"{what} is a {kind} with requires_grad=True, whose gradients would end here; pass its "
            "detach()"
        )
    try:
        if any(hasattr(type(x), name) for name in _BY_NUMPY):
            return np.asarray(x)
        return np.from_dlpack(x)
    except TracerError:
        raise
    except Exception as error:
        raise TypeError(
            f"{what} is a {kind}, which could not be read as a NumPy array: {error}"
        ) from error


def _check_columns(what: str, x: Any) -> None:
    """Refuse a data frame with columns that are not numbers, by their names."""
    kinds: Any = getattr(x, "dtypes", None)
    if not hasattr(kinds, "items"):
        return
    others = [
        str(name) for name, dtype in kinds.items() if getattr(dtype, "kind", "O") not in "biufc"
    ]
    if others:
        raise TypeError(
            f"{what}: columns {', '.join(others)} of the data frame do not hold numbers; select "
            "the columns that do"
        )


def _check_platform(what: str, x: Any) -> None:
    """jax would copy from an accelerator in silence."""
    places = sorted(str(device) for device in x.devices() if device.platform != "cpu")
    if places:
        raise TypeError(
            f"{what} is on {', '.join(places)}, expected an array in the memory of this processor; "
            'compute there with te.jit(f, engine="xla"), or copy it with np.asarray(x)'
        )
