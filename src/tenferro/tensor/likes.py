"""What functions accept where they need an array, a dtype, axes or a shape, for type checkers."""

from __future__ import annotations

from collections.abc import Sequence
from types import EllipsisType
from typing import Any, Protocol, SupportsIndex, TypeAlias

import numpy as np
from numpy.typing import DTypeLike

from tenferro.tensor.array import Array
from tenferro.tensor.dim import Dim

__all__ = ["ArrayLike", "AxisLike", "DTypeLike", "IndexLike", "ShapeLike"]


class SupportsArray(Protocol):
    """What NumPy can convert to an array: a series of pandas, an array of another library."""

    def __array__(self) -> np.ndarray[Any, Any]: ...


ArrayLike: TypeAlias = "Array | SupportsArray | complex | np.generic | Dim | Sequence[ArrayLike]"
"""An array, a number, or nested sequences of them."""
AxisLike: TypeAlias = SupportsIndex | Sequence[SupportsIndex] | None
"""One axis, several, or all."""
ShapeLike: TypeAlias = SupportsIndex | Dim | Sequence[SupportsIndex | Dim]
"""The sizes of axes, or that of one."""
IndexLike: TypeAlias = (
    "ArrayLike | SupportsIndex | slice | EllipsisType | tuple[IndexLike, ...] | None"
)
"""What is written in brackets behind an array: positions, slices, masks, or several of them."""
