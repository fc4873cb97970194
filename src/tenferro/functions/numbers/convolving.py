"""Convolution and correlation of sequences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array, convert_to
from tenferro.functions.arrays.manipulation import reshape
from tenferro.functions.axes.arranging import flip
from tenferro.functions.numbers.complex_parts import conj
from tenferro.ops.arrays.convolution import convolve_channels
from tenferro.ops.base import promoted_dtype, refuse
from tenferro.tensor import Array, ArrayLike
from tenferro.tensor.dtypes import bool_, int64

__all__ = ["convolve", "correlate"]

MODES = ("full", "same", "valid")


def convolve(a: Any, v: Any, /, mode: str = "full") -> Tensor:
    """Σₘ a[m] v[n − m] of two sequences.

    `mode` is "full" for every overlap, "same" for the size of the longer one, "valid" for complete
    overlaps. Bilinear. Incomplete overlaps are filled with zeros: an infinity or NaN in the shorter
    sequence makes those NaN where NumPy has numbers. Raises ValueError for another mode, empty
    sequences or more than one axis.

    >>> convolve([1.0, 2.0, 3.0], [1.0, 1.0])
    Tensor([1., 3., 5., 3.])
    """
    a, v = _sequences("convolve", a, v)
    if v.size > a.size:
        a, v = v, a
    return _slide("convolve", a, flip(v), mode)


def correlate(a: Any, v: ArrayLike, /, mode: str = "valid") -> Tensor:
    """Σₙ a[n + k] conj(v[n]) of two sequences; modes and errors as in `convolve`.

    >>> correlate([1.0, 2.0, 3.0], [1.0, 1.0])
    Tensor([3., 5.])
    """
    a, v = _sequences("correlate", a, v, fewest=1)
    v = conj(v)
    if v.size <= a.size:
        return _slide("correlate", a, v, mode)
    lags = _slide("correlate", v, a, mode)
    return flip(lags)


def _sequences(name: str, a: ArrayLike, v: ArrayLike, fewest: int = 0) -> tuple[Any, Any]:
    like = a if isinstance(a, Array) else v
    values = [as_array(name, x, like) for x in (a, v)]
    for x in values:
        if not fewest <= x.ndim <= 1 or x.size == 0:
            refuse(name, "an operand's shape", x.shape, "one axis with at least one element")
    dtype = promoted_dtype(*values)
    first, second = (reshape(convert_to(x, dtype), (x.size,)) for x in values)
    return first, second


def _slide(name: str, a: Any, v: Any, mode: str) -> Any:
    """Σₖ a[n + k] v[k] with the overlap of the mode; v is not longer than a."""
    if mode not in MODES:
        refuse(name, "mode", repr(mode), f"one of {MODES}")
    m = v.size
    before, after = {"full": (m - 1, m - 1), "same": (m // 2, (m - 1) // 2), "valid": (0, 0)}[mode]
    if a.dtype == bool_:
        counts = _slide(name, convert_to(a, int64), convert_to(v, int64), mode)
        return np.not_equal(counts, 0)
    return correlated(a, v, ((before, after),))


def correlated(x: Array, w: Array, padding: Sequence[tuple[int, int]]) -> Any:
    """Σₖ x̂[n + k] w[k] over all axes, of arrays of one dtype; x̂ is x with zeros around it."""
    return convolve_channels(x[None, None], w[None, None], padding=padding)[0, 0]
