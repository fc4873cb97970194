"""NumPy's functions that write into an array in place.

As for `x[index] = value`, values that were computed from x before do not change. Each of these
raises TypeError unless the array is one of tenferro.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro.functions.arrays.arguments import as_array, convert_to
from tenferro.functions.arrays.manipulation import broadcast_to, ravel, reshape
from tenferro.functions.arrays.values import index_array, known_value
from tenferro.functions.elements.logic import truth
from tenferro.functions.indexing.masked_elements import in_turn
from tenferro.functions.indexing.positions import check_mode
from tenferro.functions.indexing.updates import IndexUpdate, converted
from tenferro.ops.base import f, promoted_dtype, refuse, refuse_dtype
from tenferro.tensor import Array, ArrayLike

__all__ = ["copyto", "place", "put", "putmask"]


def _target(name: str, x: ArrayLike) -> Any:
    if not isinstance(x, Array):
        refuse_dtype(name, "the array to write to", type(x).__name__, "an array of tenferro")
    return x


def put(x: Any, indices: ArrayLike, values: ArrayLike, /, mode: str = "raise") -> None:
    """Write values to positions in x flattened, repeated if there are too few of them.

    Raises IndexError for positions out of bounds, for traced ones when the program runs. Other
    modes are those of `x.at`, except that "clip" moves negative positions to 0, as in NumPy.

    >>> import tenferro as te
    >>> x = te.tensor([1, 2, 3])
    >>> put(x, [0, -1], 9)
    >>> x
    Tensor([9, 2, 9])
    """
    x = _target("put", x)
    line, positions = ravel(x), ravel(as_array("put", indices, x))
    if check_mode("put", mode) == "clip":
        positions = f.maximum(positions, 0)
    if positions.shape[0] != 0:
        written = _cycled("put", line, values, positions.shape[0])
        line = IndexUpdate(line)[positions].set(written, mode=mode)
    x.write(reshape(line, x.shape))


def _cycled(name: str, x: ArrayLike, values: ArrayLike, count: Any) -> Any:
    """`count` values, starting again where they end."""
    flat = ravel(converted(name, x, values))
    if flat.shape[0] == 0:
        refuse(name, "values", flat.aval, "at least one value")
    if flat.shape[0] == count:
        return flat
    return flat[index_array(np.arange(count) % flat.shape[0])]


def putmask(x: Any, mask: ArrayLike, values: ArrayLike, /) -> None:
    """Write values where a mask of x's shape is true: value k, modulo their number, to element k.

    >>> import tenferro as te
    >>> x = te.tensor([1, 2, 3])
    >>> putmask(x, [True, False, True], [7, 8, 9])
    >>> x
    Tensor([7, 2, 9])
    """
    x = _target("putmask", x)
    chosen = truth("putmask", mask, x)
    if chosen.shape != x.shape:
        refuse("putmask", "mask", chosen.aval, f"the shape {x.shape}")
    written = reshape(_cycled("putmask", x, values, x.size), x.shape)
    x.write(f.where(chosen, written, x))


def place(x: Any, mask: ArrayLike, values: ArrayLike, /) -> None:
    """Write values in turn to the elements where a mask of x's shape is true.

    >>> import tenferro as te
    >>> x = te.tensor([1, 2, 3])
    >>> place(x, [True, False, True], [7, 8])
    >>> x
    Tensor([7, 2, 8])
    """
    x = _target("place", x)
    holds = truth("place", mask, x)
    if holds.size != x.size:
        refuse("place", "mask", holds.shape, f"the shape {x.shape}")
    chosen = known_value(holds)
    if chosen is None:
        _place_in_turn(x, reshape(holds, x.shape), values)
        return
    positions = np.flatnonzero(chosen)
    if positions.size:
        put(x, positions, _cycled("place", x, values, positions.size))


def _place_in_turn(x: Array, mask: Array, values: ArrayLike) -> None:
    """`place` by a traced mask."""
    flat = ravel(converted("place", x, values))
    if flat.shape[0] == 0:
        refuse("place", "values", flat.aval, "at least one value")
    x.write(f.where(mask, in_turn(flat, mask, again=True), x))


def copyto(dst: Any, src: Any, /, casting: str = "same_kind", where: ArrayLike = True) -> None:
    """Write `src`, broadcast to the shape of `dst`, where a mask is true.

    Raises TypeError if the dtype cannot be cast by NumPy's rule `casting`.

    >>> import tenferro as te
    >>> x = te.tensor([1, 2, 3])
    >>> copyto(x, 0, where=[True, False, True])
    >>> x
    Tensor([0, 2, 0])
    """
    x = _target("copyto", dst)
    weak = isinstance(src, int | float | complex)
    values = src if weak else as_array("copyto", src, x)
    dtype = promoted_dtype(x, src) if weak else values.dtype
    if not np.can_cast(dtype, x.dtype, casting):  # type: ignore[arg-type]
        refuse_dtype("copyto", "dtype of src", dtype, f"one that casts to {x.dtype}")
    values = converted("copyto", x, src) if weak else convert_to(values, x.dtype)
    extra = max(0, values.ndim - x.ndim)
    if set(values.shape[:extra]) <= {1}:
        values = reshape(values, values.shape[extra:])
    source = broadcast_to(values, x.shape)
    x.write(f.where(broadcast_to(truth("copyto", where, x), x.shape), source, x))
