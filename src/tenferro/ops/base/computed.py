"""Arrays that hold numbers, as the operations see them: how to make one, how to compute with them.

The eager layer is above the operations and fills these in when it is imported.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from tenferro.tensor import Array

if TYPE_CHECKING:
    from tenferro.ops.base.family import TensorOperation


class Computed:
    """`compute` applies an operation to computed arrays; `wrap` makes one of an array.

    One of NumPy's then moves where it is needed; one of jax stays on its device.
    """

    compute: Callable[[TensorOperation, Sequence[Array]], Any]
    wrap: Callable[[np.ndarray[Any, Any]], Array]


tensors = Computed()


def broadcast_scalar(scalar: np.ndarray[Any, Any], shape: Any) -> np.ndarray[Any, Any]:
    """An array without axes seen as one of a shape, without a copy; it is not to be written to."""
    view = np.ndarray(shape, scalar.dtype, scalar, strides=(0,) * len(shape))
    view.setflags(write=False)
    return view
