"""Windows for signals: NumPy's, as arrays of tenferro."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array

__all__ = ["bartlett", "blackman", "hamming", "hanning", "kaiser"]


def _window(function: Callable[[int], Any], formula: str) -> Callable[[int], Tensor]:
    name = function.__name__

    def window(M: int, /) -> Tensor:
        return as_array(name, function(M))

    window.__name__ = window.__qualname__ = name
    window.__doc__ = f"""{formula} at n = 0 … M − 1, as float64.

    >>> {name}(3).shape
    (3,)
    """
    return window


bartlett = _window(np.bartlett, "1 − |2n/(M−1) − 1|")
blackman = _window(np.blackman, "0.42 − 0.5 cos 2πn/(M−1) + 0.08 cos 4πn/(M−1)")
hamming = _window(np.hamming, "0.54 − 0.46 cos 2πn/(M−1)")
hanning = _window(np.hanning, "0.5 − 0.5 cos 2πn/(M−1)")


def kaiser(M: int, beta: float, /) -> Tensor:
    """I₀(β √(1 − (2n/(M−1) − 1)²)) / I₀(β) at n = 0 … M − 1, as float64.

    >>> kaiser(3, 0.0)
    Tensor([1., 1., 1.])
    """
    return as_array("kaiser", np.kaiser(M, beta))
