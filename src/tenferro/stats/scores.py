"""Standard scores."""

from __future__ import annotations

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array
from tenferro.functions.axes.reductions import mean
from tenferro.functions.statistics.statistics import std
from tenferro.tensor import ArrayLike

__all__ = ["zscore"]


def zscore(a: ArrayLike, axis: int | None = 0, ddof: int = 0) -> Tensor:
    """(a − mean) / standard deviation along an axis, or of all elements for `axis=None`.

    The deviation divides by n − ddof. Equal elements have the score NaN, as in SciPy.

    >>> zscore([1.0, 3.0])
    Tensor([-1.,  1.])
    """
    a = as_array("zscore", a)
    deviation = std(a, axis=axis, ddof=ddof, keepdims=True)
    return (a - mean(a, axis=axis, keepdims=True)) / deviation
