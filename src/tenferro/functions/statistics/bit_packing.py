"""Bits as bytes, eight at a time."""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array, convert_to
from tenferro.functions.arrays.manipulation import moveaxis, reshape
from tenferro.functions.axes.reductions import sum
from tenferro.functions.elements.logic import truth
from tenferro.functions.statistics.padding import pad
from tenferro.ops.base import check_axis, refuse
from tenferro.tensor import Array, ArrayLike

__all__ = ["packbits", "unpackbits"]

_UINT8 = np.dtype("uint8")


def packbits(a: ArrayLike, /, axis: int | None = None, bitorder: str = "big") -> Tensor:
    """Pack whether elements are nonzero into bytes, eight bits each, padded with zeros.

    An array of integer or boolean dtype; the result is uint8. The bits are along an axis, by
    default those of all elements; the first is the highest, or with `bitorder="little"` the lowest.
    Raises TypeError for other dtypes, ValueError for another `bitorder`.

    >>> packbits([1, 0, 1])
    Tensor([160], dtype=uint8)
    """
    x = as_array("packbits", a)
    if x.dtype.kind not in "biu":
        raise TypeError(f"packbits: a has dtype {x.dtype}, expected integers or booleans")
    x, axis = _along("packbits", x, axis)
    bits = pad(
        convert_to(truth("packbits", x), _UINT8), [(0, 0)] * (x.ndim - 1) + [(0, -x.shape[-1] % 8)]
    )
    eights = reshape(bits, (*bits.shape[:-1], -(-x.shape[-1] // 8), 8))
    packed = sum(eights << _places(bitorder, "packbits"), axis=-1, dtype=_UINT8)
    return moveaxis(packed, -1, axis)


def unpackbits(
    a: ArrayLike, /, axis: int | None = None, count: int | None = None, bitorder: str = "big"
) -> Tensor:
    """The bits of bytes, as uint8, eight for each along an axis, by default of all elements.

    The first bit is the highest, or with `bitorder="little"` the lowest. `count` limits the number
    of bits, with zeros after the end; a negative count omits that many bits. Raises TypeError for a
    dtype other than uint8, ValueError for an unknown `bitorder` and for a `count` that omits more
    bits than exist.

    >>> unpackbits(np.array([160], np.uint8), count=3)
    Tensor([1, 0, 1], dtype=uint8)
    """
    x = as_array("unpackbits", a)
    if x.dtype != _UINT8:
        raise TypeError(f"unpackbits: a has dtype {x.dtype}, expected uint8")
    x, axis = _along("unpackbits", x, axis)
    bits = (x[..., None] >> _places(bitorder, "unpackbits")) & np.uint8(1)
    size = 8 * x.shape[-1]
    bits = reshape(bits, (*x.shape[:-1], size))
    if count is not None:
        wanted = count if count >= 0 else size + count
        if wanted < 0:
            refuse("unpackbits", "count", count, f"at least {-size}")
        bits = pad(bits[..., :wanted], [(0, 0)] * (x.ndim - 1) + [(0, max(wanted - size, 0))])
    return moveaxis(bits, -1, axis)


def _along(name: str, x: Array, axis: int | None) -> tuple[Any, int]:
    """The array with this axis last, and its original position."""
    if axis is None:
        return reshape(x, (x.size,)), 0
    axis = check_axis(name, axis, x.ndim)
    return moveaxis(x, axis, -1), axis


def _places(bitorder: str, name: str) -> Any:
    """How far each of eight bits is shifted."""
    if bitorder not in ("big", "little"):
        refuse(name, "bitorder", repr(bitorder), "'big' or 'little'")
    places = np.arange(8, dtype=_UINT8)
    return places if bitorder == "little" else places[::-1].copy()
