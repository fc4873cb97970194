"""The signatures that the transforms share: along one axis, along two and along several."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, SupportsIndex

from tenferro.eager import Tensor
from tenferro.functions.arrays.copying import copying
from tenferro.rows import sharing_signature
from tenferro.tensor import ArrayLike

Transform = Callable[[Any, Any, Any, str | None], Any]
"""Called with x, sizes, axes and norm."""
Axes = Sequence[int] | None


@sharing_signature
def along_axis(
    transform: Transform,
    x: ArrayLike,
    /,
    n: SupportsIndex | None = None,
    axis: int = -1,
    norm: str | None = None,
) -> Tensor:
    """A transform along one axis."""
    return transform(x, None if n is None else (n,), (axis,), norm)


@sharing_signature
@copying
def along_two_axes(
    transform: Transform,
    x: ArrayLike,
    /,
    s: Sequence[Any] | None = None,
    axes: Axes = (-2, -1),
    norm: str | None = None,
) -> Tensor:
    """A transform along two axes; without axes a copy, as in NumPy."""
    return transform(x, s, axes, norm)


@sharing_signature
@copying
def along_axes(
    transform: Transform,
    x: ArrayLike,
    /,
    s: Sequence[Any] | None = None,
    axes: Axes = None,
    norm: str | None = None,
) -> Tensor:
    """A transform along several axes; without axes a copy, as in NumPy."""
    return transform(x, s, axes, norm)
