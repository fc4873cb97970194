"""Families that only the host computes: their NumPy kernel, called from compiled code.

64-bit numbers are passed as pairs of 32: jax converts what a callback takes and returns
to what the process, or the thread that calls back, has set.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from tenferro.engines.xla.base import checks
from tenferro.engines.xla.base.checks import Array
from tenferro.kernels.table import LoweringError, kernel
from tenferro.ops.base import TensorOperation
from tenferro.tensor import Aval, aval_of

CALLBACKS = frozenset({"cpu", "gpu", "cuda", "rocm", "tpu"})
"""Platforms on which compiled code can call Python (documentation of `jax.pure_callback`)."""


class HostCall:
    """An operation as a callback. An exception may not leave it: it is kept, and a flag set."""

    def __init__(self, operation: TensorOperation, avals: tuple[Aval, ...]) -> None:
        found = operation.infer(*avals)
        self.run = kernel(operation, avals)
        self.several = operation.n_outputs > 1
        self.avals = avals
        self.outs: tuple[Aval, ...] = tuple(found) if self.several else (found,)
        self.raised: deque[Exception] = deque(maxlen=1)

    def __call__(self, *arrays: Any) -> tuple[Any, ...]:
        try:
            with np.errstate(all="ignore"):
                found = self.run(*map(_read, arrays, self.avals))
        except Exception as error:  # noqa: BLE001  (raised again by whoever reads the flag)
            self.raised.append(error)
            return (*[_written(np.zeros(a.shape, a.dtype)) for a in self.outs], np.int32(1))
        values = found if self.several else (found,)
        given = [_written(np.asarray(y, a.dtype)) for y, a in zip(values, self.outs, strict=True)]
        return (*given, np.int32(0))

    def error(self, number: int) -> Exception:
        """What the kernel raised."""
        return self.raised.popleft()


def _read(array: Any, aval: Aval) -> Any:
    """What the host received, in the form of the kernel."""
    given = np.asarray(array)
    if given.dtype == aval.dtype:
        return given
    return (
        np.ascontiguousarray(given).view(np.uint8).reshape(-1).view(aval.dtype).reshape(aval.shape)
    )


def _pairs(aval: Aval) -> tuple[Any, Any]:
    """Shape and dtype of an array on its way."""
    size = aval.dtype.itemsize // 4
    if size < 2 or aval.dtype == np.complex64:
        return aval.shape, aval.dtype
    return (*aval.shape, size), np.dtype(np.uint32)


def _written(array: Any) -> Any:
    shape, dtype = _pairs(aval_of(array.shape, array.dtype))
    return np.ascontiguousarray(array).reshape(-1).view(dtype).reshape(shape)


def _sent(x: Array) -> Array:
    """An array in the form that is sent to the host."""
    if x.dtype == np.complex128:
        parts = [lax.bitcast_convert_type(part, np.uint32) for part in (x.real, x.imag)]
        return jnp.concatenate(parts, -1)
    wide = x.dtype.itemsize == 8 and x.dtype != np.complex64
    return lax.bitcast_convert_type(x, np.uint32) if wide else x


def _received(x: Array, aval: Aval) -> Array:
    """An array received from the host."""
    if x.dtype == aval.dtype:
        return x
    if aval.is_complex:
        return lax.complex(*[_received(part, _REAL) for part in (x[..., :2], x[..., 2:])])
    return lax.bitcast_convert_type(x, aval.dtype)


_REAL = aval_of((), np.float64)
_SHAPE: Any = jax.ShapeDtypeStruct  # without types of its own


def on_host(operation: TensorOperation, avals: tuple[Aval, ...]) -> Callable[..., Any]:
    """An operation as a call of its NumPy kernel from compiled code.

    Raises LoweringError, naming the family, where the platform has no callbacks.
    """
    platform = jax.default_backend()
    if platform not in CALLBACKS:
        raise LoweringError(
            f"the xla engine: {operation.name} has no lowering and runs on the host, which code "
            f"for {platform!r} cannot call; compute it by another engine, outside of the program"
        )
    call = HostCall(operation, avals)
    shapes: list[Any] = [_SHAPE(*_pairs(a)) for a in call.outs]
    shapes.append(_SHAPE((), np.int32))

    def apply(*arrays: Any) -> Any:
        *found, raised = jax.pure_callback(call, tuple(shapes), *map(_sent, arrays))
        checks.insist(call.error, raised)
        given = [_received(y, a) for y, a in zip(found, call.outs, strict=True)]
        return given if call.several else given[0]

    return apply
