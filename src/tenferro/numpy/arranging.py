"""Elements in another order, or several times: flips, rolls, rotations, repetitions, padding."""

from __future__ import annotations

from itertools import chain
from operator import index
from typing import Any

import numpy as np

from tenferro.numpy.creation import zeros_like
from tenferro.numpy.elementwise import remainder
from tenferro.numpy.indexing import take
from tenferro.numpy.joining import concat
from tenferro.numpy.manipulation import axes_of, expand_dims, ravel, reshape, swapaxes
from tenferro.numpy.values import value_of
from tenferro.ops.apply import apply
from tenferro.ops.formulas import f
from tenferro.ops.indexing import numbered
from tenferro.ops.promotion import as_array, broadcast_to_shape, convert_to
from tenferro.ops.shapes import check_axis, refuse, refuse_dtype
from tenferro.ops.structural import pad as pad_family
from tenferro.ops.structural import reverse, slice_axis
from tenferro.tensor import Dim
from tenferro.tensor.array import Array, no_value

__all__ = ["flip", "fliplr", "flipud", "pad", "repeat", "roll", "rot90", "tile"]


def flip(x: Any, /, axis: Any = None) -> Any:
    """The elements in reverse order along axes, by default all of them.

    >>> flip([1, 2, 3])
    Tensor([3, 2, 1])
    """
    x = as_array("flip", x)
    axes = tuple(range(x.ndim)) if axis is None else axes_of("flip", axis, x.ndim)
    return apply(reverse.bind(axes=tuple(sorted(axes))), x) if axes else x


def flipud(x: Any, /) -> Any:
    """The first axis reversed.

    >>> flipud([[1], [2]])
    Tensor([[2],
            [1]])
    """
    return flip(x, 0)


def fliplr(x: Any, /) -> Any:
    """The second axis reversed.

    >>> fliplr([[1, 2]])
    Tensor([[2, 1]])
    """
    return flip(x, 1)


def rot90(x: Any, /, k: int = 1, axes: Any = (0, 1)) -> Any:
    """A rotation by k quarter turns from the first towards the second of two axes.

    >>> rot90([[1, 2], [3, 4]])
    Tensor([[2, 4],
            [1, 3]])
    """
    x = as_array("rot90", x)
    found = axes_of("rot90", tuple(axes), x.ndim)
    if len(found) != 2:
        refuse("rot90", "axes", axes, "two axes")
    first, second = found
    turns = index(k) % 4
    if turns == 2:
        return flip(x, (first, second))
    if turns == 1:
        return swapaxes(flip(x, second), first, second)
    return flip(swapaxes(x, first, second), second) if turns else x


def roll(x: Any, /, shift: Any, axis: Any = None) -> Any:
    """The elements moved along axes; what leaves at the end comes in at the start.

    `shift` and `axis` are integers, or tuples of equal length (one may be a single integer). A
    shift may be traced. Without an axis x is rolled as if it were flat.

    >>> roll([1, 2, 3], 1)
    Tensor([3, 1, 2])
    """
    x = as_array("roll", x, shift)
    if axis is None:
        return reshape(_rolled(ravel(x), shift, 0), x.shape)
    axes = axis if isinstance(axis, tuple | list) else (axis,)
    shifts = shift if isinstance(shift, tuple | list) else (shift,)
    if len(axes) == 1 or len(shifts) == 1:
        axes, shifts = tuple(axes) * len(shifts), tuple(shifts) * len(axes)
    if len(axes) != len(shifts):
        refuse("roll", "shift", shift, f"one shift, or one for each of the axes {axis}")
    for by, a in zip(shifts, axes, strict=True):
        x = _rolled(x, by, check_axis("roll", index(a), x.ndim))
    return x


def _rolled(x: Any, shift: Any, axis: int) -> Any:
    n = x.shape[axis]
    shift = value_of(shift) if isinstance(shift, Array) and value_of(shift) is not None else shift
    if isinstance(shift, Array | Dim) or isinstance(n, Dim):
        positions = remainder(numbered(x, (n,)) - shift, n)
        return take(x, positions, axis)
    by = index(shift) % n if n else 0
    if not by:
        return x
    return concat([slice_axis(x, axis, n - by, n), slice_axis(x, axis, 0, n - by)], axis)


def tile(x: Any, repetitions: Any, /) -> Any:
    """x repeated as a whole, along each axis as often as `repetitions` says.

    The shorter of x's shape and `repetitions` gets ones in front.

    >>> tile([1, 2], 2)
    Tensor([1, 2, 1, 2])
    """
    x = as_array("tile", x)
    given = repetitions if isinstance(repetitions, tuple | list) else (repetitions,)
    counts: list[Any] = [r if isinstance(r, Dim) else index(r) for r in given]
    counts = [1] * (x.ndim - len(counts)) + counts
    sizes = (1,) * (len(counts) - x.ndim) + x.shape
    apart = reshape(x, tuple(chain(*((1, n) for n in sizes))))
    spread = broadcast_to_shape(apart, tuple(chain(*zip(counts, sizes, strict=True))))
    return reshape(spread, tuple(r * n for r, n in zip(counts, sizes, strict=True)))


def repeat(x: Any, /, repeats: Any, axis: int | None = None) -> Any:
    """Each element (or slice along `axis`) repeated, all equally often or each as often as given.

    x is flattened if the axis is None. The numbers must be known, because the size of the result
    depends on them: traced ones are a TypeError.

    >>> repeat([1, 2], [2, 1])
    Tensor([1, 1, 2])
    """
    x = as_array("repeat", x)
    if axis is None:
        x, axis = ravel(x), 0
    axis = check_axis("repeat", index(axis), x.ndim)
    n = x.shape[axis]
    counts = repeats if isinstance(repeats, Dim) else _known_counts(repeats)
    if isinstance(counts, np.ndarray):
        if counts.size != n:
            refuse(
                "repeat", "repeats", counts.shape, f"one number, or one for each of {n} elements"
            )
        return take(x, np.repeat(np.arange(n), counts), axis)
    apart = expand_dims(x, axis + 1)
    spread = broadcast_to_shape(apart, (*x.shape[: axis + 1], counts, *x.shape[axis + 1 :]))
    return reshape(spread, (*x.shape[:axis], n * counts, *x.shape[axis + 1 :]))


def _known_counts(repeats: Any) -> Any:
    if isinstance(repeats, Array) and value_of(repeats) is None:
        no_value(repeats, "repeat", "The size of the result depends on it: use a static argument.")
    counts = np.asarray(repeats)
    if counts.dtype.kind not in "biu":
        refuse_dtype("repeat", "the dtype of repeats", counts.dtype, "int")
    counts = counts.astype(np.int64)
    if (counts < 0).any():
        refuse("repeat", "repeats", repeats, "counts ≥ 0")
    return int(counts.item()) if counts.size == 1 else counts.ravel()


def pad(x: Any, /, pad_width: Any, mode: str = "constant", *, constant_values: Any = 0) -> Any:
    """x with more elements at the ends of its axes.

    `pad_width` is NumPy's: a count, a pair (before, after), a pair per axis, or a dictionary of
    these by axis. The mode says what is put there: `constant` values, the `edge`, x mirrored
    (`reflect` without the edge, `symmetric` with it), or x again (`wrap`). Raises ValueError for
    other modes and for an empty axis that is to be mirrored.

    >>> pad([1, 2, 3], (2, 1), "wrap")
    Tensor([2, 3, 1, 2, 3, 1])
    """
    x = as_array("pad", x)
    widths = _pairs("pad_width", _by_axis(pad_width, x.ndim), x.ndim)
    if any(isinstance(w, int) and w < 0 for pair in widths for w in pair):
        refuse("pad", "pad_width", pad_width, "counts ≥ 0")
    if mode == "constant":
        return _pad_constant(x, widths, _pairs("constant_values", constant_values, x.ndim))
    if mode not in _OUTSIDE:
        refuse("pad", "mode", repr(mode), f"'constant' or one of {sorted(_OUTSIDE)}")
    for axis, (before, after) in enumerate(widths):
        if before != 0 or after != 0:
            n = x.shape[axis]
            if n == 0:
                refuse("pad", f"axis {axis}", "empty", f"elements to {mode} with")
            positions = numbered(x, (before + n + after,)) - before
            x = take(x, _OUTSIDE[mode](positions, n), axis)
    return x


def _by_axis(pad_width: Any, ndim: int) -> Any:
    if not isinstance(pad_width, dict):
        return pad_width
    widths: list[Any] = [(0, 0)] * ndim
    for axis, width in pad_width.items():
        pair = width if isinstance(width, tuple | list) else (width, width)
        widths[check_axis("pad", axis, ndim)] = pair
    return tuple(widths)


def _pairs(what: str, given: Any, ndim: int) -> list[tuple[Any, Any]]:
    """A pair for each axis, from a single value, one pair, or pairs."""
    if not isinstance(given, tuple | list | np.ndarray):
        return [(given, given)] * ndim
    rows = [tuple(g) if isinstance(g, tuple | list | np.ndarray) else (g,) for g in given]
    if all(not isinstance(g, tuple | list | np.ndarray) for g in given):
        rows = [tuple(given)]
    pairs = [row * 2 if len(row) == 1 else row for row in rows]
    pairs = pairs * ndim if len(pairs) == 1 else pairs
    if len(pairs) != ndim or any(len(pair) != 2 for pair in pairs):
        refuse("pad", what, given, f"a value, a pair, or a pair for each of {ndim} axes")
    return [(_plain(a), _plain(b)) for a, b in pairs]


def _plain(value: Any) -> Any:
    return value.item() if isinstance(value, np.generic) else value


def _pad_constant(x: Any, widths: Any, values: Any) -> Any:
    """One end after another: as in NumPy, later axes fill the corners."""
    one = values[0][0] if values else 0
    if all(v is one or (isinstance(v, int | float) and v == one) for pair in values for v in pair):
        return _fill_ends(x, widths, one)
    for axis, ((before, after), (low, high)) in enumerate(zip(widths, values, strict=True)):
        for width, value in (((before, 0), low), ((0, after), high)):
            x = _fill_ends(x, [width if a == axis else (0, 0) for a in range(x.ndim)], value)
    return x


def _fill_ends(x: Any, widths: Any, value: Any) -> Any:
    if all(isinstance(w, int) and w == 0 for pair in widths for w in pair):
        return x
    filler = convert_to(as_array("pad", value, x), x.dtype)
    padding = tuple((before, after, 0) for before, after in widths)
    return apply(pad_family.bind(padding=padding), x, filler)


def _edge(i: Any, n: Any) -> Any:
    return f.maximum(f.minimum(i, n - 1), 0)


def _wrap(i: Any, n: Any) -> Any:
    return remainder(i, n)


def _symmetric(i: Any, n: Any) -> Any:
    i = _wrap(i, 2 * n)
    return f.minimum(i, 2 * n - 1 - i)


def _reflect(i: Any, n: Any) -> Any:
    if isinstance(n, int) and n == 1:
        return zeros_like(i)
    i = _wrap(i, 2 * n - 2)
    return f.minimum(i, 2 * n - 2 - i)


_OUTSIDE = {"edge": _edge, "wrap": _wrap, "symmetric": _symmetric, "reflect": _reflect}
"""The position within an axis of n elements that stands for one beyond its ends."""
