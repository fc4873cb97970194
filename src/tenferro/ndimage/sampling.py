"""Splines of images at points: the one sampler of all geometric transforms.

Coordinates are put into the image as SciPy's do it (ni_interpolation.c), so that values agree where
a place between two elements is rounded.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any, NamedTuple

from tenferro import numpy as xp
from tenferro.ndimage.splines import coefficients, extended_index, weights
from tenferro.ops.base import as_array, convert_to
from tenferro.tensor.dtypes import int64

_PADDED = 12
"""Elements added around images whose boundary has no exact filter, as many as SciPy adds."""
_MODES = frozenset(
    "reflect grid-mirror mirror nearest constant grid-constant wrap grid-wrap".split()
)


class _Near(NamedTuple):
    """The coefficients near points along one axis, their weights, and which points are outside."""

    places: list[Any]
    weights: list[Any]
    outside: Any


def sampled(
    name: str,
    x: Any,
    points: Sequence[Any],
    order: int,
    mode: str,
    cval: Any,
    *,
    prefilter: bool,
) -> Any:
    """The image at points, arrays of coordinates of one shape for each of its first axes."""
    c, margin = _prepared(name, x, len(points), order, mode, cval, prefilter=prefilter)
    near = [_near(p, n, margin, order, mode) for p, n in zip(points, c.shape, strict=False)]
    base = _base(c, mode, cval)
    c = c if base is None else c - base
    total: Any = None
    for chosen in product(range(order + 1), repeat=len(near)):
        weight: Any = None
        for line, r in zip(near, chosen, strict=True):
            weight = line.weights[r] if weight is None else weight * line.weights[r]
        part = c[tuple(line.places[r] for line, r in zip(near, chosen, strict=True))]
        term = _column(convert_to(weight, _real(c)), part.ndim) * part
        total = term if total is None else total + term
    total = total if base is None else total + base
    for line in near:
        if line.outside is not None:
            total = xp.where(_column(line.outside, total.ndim), _filler(cval, total), total)
    return total


def sampled_along_axes(
    name: str,
    x: Any,
    lines: Sequence[Any],
    order: int,
    mode: str,
    cval: Any,
    *,
    prefilter: bool,
) -> Any:
    """The image on a grid: one array of coordinates for each axis, one axis after another."""
    c, margin = _prepared(name, x, len(lines), order, mode, cval, prefilter=prefilter)
    base = _base(c, mode, cval)
    c = c if base is None else c - base
    outside = []
    for axis, line in enumerate(lines):
        near = _near(as_array(name, line), c.shape[axis], margin, order, mode)
        behind = c.ndim - axis
        terms = [
            xp.take(c, i, axis=axis) * _column(convert_to(w, _real(c)), behind)
            for i, w in zip(near.places, near.weights, strict=True)
        ]
        c = sum(terms[1:], terms[0])
        outside.append(None if near.outside is None else _column(near.outside, behind))
    c = c if base is None else c + base
    for there in outside:
        if there is not None:
            c = xp.where(there, _filler(cval, c), c)
    return c


def _prepared(
    name: str, x: Any, count: int, order: int, mode: str, cval: Any, *, prefilter: bool
) -> tuple[Any, int]:
    """The coefficients along the first axes, and how many elements were added at each end."""
    if not 0 <= order <= 5:
        raise RuntimeError(f"{name}: spline order not supported: {order}, expected 0 to 5")
    if mode not in _MODES:
        raise RuntimeError(
            f"{name}: boundary mode not supported: {mode!r}, expected one of {sorted(_MODES)}"
        )
    if not prefilter or order < 2:
        return x, 0
    margin = 0
    if mode in ("nearest", "grid-constant"):
        margin = _PADDED
        widths = [(margin, margin) if a < count else (0, 0) for a in range(x.ndim)]
        filled = {"constant_values": cval} if mode == "grid-constant" else {}
        x = xp.pad(x, widths, "edge" if mode == "nearest" else "constant", **filled)
    for axis in range(count):
        x = coefficients(x, order, axis, mode)
    return x, margin


def _near(at: Any, n: int, margin: int, order: int, mode: str) -> _Near:
    """What n coefficients along an axis contribute at places."""
    at = at + margin
    outside = (at < 0) | (at > n - 1) if mode == "constant" else None
    at = _inside(at, n, mode)
    moved = at if order % 2 else at + 0.5
    first = xp.floor(moved)
    start = convert_to(first, int64) - order // 2
    shares = weights(moved - first, order)
    index = [start + r for r in range(order + 1)]
    if mode == "grid-constant":  # beyond is `cval`, which is subtracted
        shares = [
            xp.where((i < 0) | (i > n - 1), 0.0, w) for i, w in zip(index, shares, strict=True)
        ]
    return _Near([extended_index(i, n, mode) for i in index], shares, outside)


def _inside(at: Any, n: int, mode: str) -> Any:
    """Places of the extended image as places of the image."""
    if mode in ("nearest", "grid-constant"):
        return at
    if mode == "constant" or n == 1:
        return xp.clip(at, 0.0, n - 1.0)
    below, above = _FOLDED[mode](at, n)
    return xp.where(at < 0, below, xp.where(at > n - 1, above, at))


def _mirrored(at: Any, n: int) -> tuple[Any, Any]:
    period = 2 * n - 2
    below = at + period * xp.trunc(-at / period)
    above = at - period * xp.trunc(at / period)
    return (
        xp.where(below <= 1 - n, below + period, -below),
        xp.where(above >= n, period - above, above),
    )


def _reflected(at: Any, n: int) -> tuple[Any, Any]:
    period = 2 * n
    below = at + period * xp.trunc(-at / period)
    above = at - period * xp.trunc(at / period)
    return (
        xp.where(below < -n, below + period, -below - 1),
        xp.where(above >= n, period - above - 1, above),
    )


def _wrapped(at: Any, n: int) -> tuple[Any, Any]:
    """With the period n − 1: the last element takes the place of the first one."""
    period = n - 1
    return at + period * (xp.trunc(-at / period) + 1), at - period * xp.trunc(at / period)


def _repeated(at: Any, n: int) -> tuple[Any, Any]:
    return at + n * (xp.trunc((-1 - at) / n) + 1), at - n * xp.trunc(at / n)


_FOLDED = {
    "mirror": _mirrored, "reflect": _reflected, "grid-mirror": _reflected, "wrap": _wrapped,
    "grid-wrap": _repeated,
}  # fmt: skip


def _base(c: Any, mode: str, cval: Any) -> Any:
    return _filler(cval, c) if mode == "grid-constant" else None


def _filler(cval: Any, like: Any) -> Any:
    return convert_to(as_array("cval", cval, like), like.dtype)


def _real(c: Any) -> Any:
    """The dtype of weights of an array's elements."""
    return xp.real(c).dtype if c.aval.is_complex else c.dtype


def _column(x: Any, ndim: int) -> Any:
    """x with axes of size 1 behind its own."""
    return xp.reshape(x, (*x.shape, *(1,) * (ndim - x.ndim)))


__all__ = ["sampled", "sampled_along_axes"]
