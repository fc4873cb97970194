"""Coordinates of grids."""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro.eager import Tensor
from tenferro.functions.arrays.manipulation import as_arrays, broadcast_to, ravel, reshape
from tenferro.functions.arrays.values import computed
from tenferro.functions.axes.searching import flatnonzero
from tenferro.ops.base import refuse
from tenferro.tensor import ArrayLike, DTypeLike
from tenferro.tensor.dtypes import as_dtype

__all__ = ["indices", "ix_", "meshgrid"]


def meshgrid(
    *arrays: ArrayLike, indexing: str = "xy", sparse: bool = False, copy: bool = True
) -> tuple[Tensor, ...]:
    """The coordinates of all points of a grid, from those along each axis.

    With `indexing` "xy" the first two axes of the results are exchanged. `sparse` leaves axes of
    size 1 where the coordinate does not vary. `copy` is NumPy's and changes nothing.

    >>> meshgrid([1, 2], [3, 4], indexing="ij")[1]
    Tensor([[3, 4],
            [3, 4]])
    """
    if indexing not in ("xy", "ij"):
        refuse("meshgrid", "indexing", repr(indexing), "'xy' or 'ij'")
    lines = [ravel(x) for x in as_arrays("meshgrid", arrays)]
    order = list(range(len(lines)))
    if indexing == "xy" and len(lines) > 1:
        order[0], order[1] = 1, 0
    ndim = len(lines)
    columns = [
        reshape(x, tuple(x.shape[0] if a == place else 1 for a in range(ndim)))
        for x, place in zip(lines, order, strict=True)
    ]
    if sparse:
        return tuple(columns)
    sizes = {place: x.shape[0] for x, place in zip(lines, order, strict=True)}
    shape = tuple(sizes[a] for a in range(ndim))
    return tuple(broadcast_to(x, shape) for x in columns)


def ix_(*positions: ArrayLike) -> tuple[Tensor, ...]:
    """Index arrays that select the grid of these positions along each axis.

    Booleans select the positions of their true elements.

    >>> ix_([0, 2], [1])[0]
    Tensor([[0],
            [2]])
    """
    lines = as_arrays("ix_", positions)
    if any(x.ndim != 1 for x in lines):
        refuse("ix_", "positions", [x.aval for x in lines], "arrays with one axis")
    lines = [flatnonzero(x) if x.dtype.kind == "b" else x for x in lines]
    return tuple(
        reshape(x, tuple(-1 if a == place else 1 for a in range(len(lines))))
        for place, x in enumerate(lines)
    )


def indices(dimensions: Any, dtype: DTypeLike = int) -> Tensor:
    """The positions along each axis of a grid, in one array.

    >>> indices((1, 2))
    Tensor([[[0, 0]],
            [[0, 1]]])
    """
    return computed(  # type: ignore[return-value]
        np.indices(tuple(dimensions), dtype=as_dtype(dtype, "indices"))
    )
