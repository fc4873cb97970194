"""Arrays on devices."""

from __future__ import annotations

from typing import Any

import jax
import numpy as np

from tenferro.engines.xla.programs.executable import wide


def put(x: Any, where: Any) -> Any:
    """An array on a device or sharded, with all its bits; a copy unless it is there.

    `x` is an array of NumPy's or of jax, or speaks DLPack.
    """
    with wide():
        if isinstance(x, jax.Array) and (where is None or x.sharding == where):
            return x
        if not isinstance(x, jax.Array | np.ndarray | np.generic) and hasattr(x, "__dlpack__"):
            x = jax.dlpack.from_dlpack(x)
        # transfers wait for nobody: what they read must not change
        return jax.device_put(x if isinstance(x, jax.Array) else np.array(x), where)


def from_dlpack(x: Any, where: Any, copy: bool | None) -> Any:
    """An array that shares the memory of one that speaks DLPack; a copy if that is not `where`.

    Raises BufferError if `copy` is false and it must be.
    """
    with wide():
        found = x if isinstance(x, jax.Array) else jax.dlpack.from_dlpack(x)
        if copy is False and where is not None and found.devices() != {where}:
            raise BufferError(f"from_dlpack: copy is False, but the array is on {found.device}")
        return jax.device_put(found, where, may_alias=False) if copy else put(found, where)
