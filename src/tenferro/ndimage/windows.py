"""Windows of images: which elements are looked at around each place."""

from __future__ import annotations

import warnings
from typing import Any, NamedTuple

import numpy as np

from tenferro.ndimage.arguments import Image, image, per_axis, reach, spread
from tenferro.ops.arrays.structural import slice_axis
from tenferro.ops.base import as_array, convert_to
from tenferro.signal.arguments import bounded


class Window(NamedTuple):
    """Which elements of a window are looked at, and what it reaches along each axis."""

    footprint: np.ndarray[Any, Any]
    widths: list[tuple[int, int]]


def check_one_mode(name: str, mode: Any) -> None:
    if not isinstance(mode, str):
        raise RuntimeError(
            f"{name}: A sequence of modes is not supported for windows that are not separable"
        )


def real_image(name: str, input: Any, output: Any, cval: Any) -> tuple[Image, Any]:
    """The dtype of the result, and the input in its own, in which elements are compared."""
    x = as_array(name, input)
    if x.aval.is_complex:
        raise TypeError(f"{name}: Complex type not supported")
    return image(name, x, output, cval), x


def window_shape(name: str, size: Any, footprint: Any, n: int) -> tuple[tuple[int, ...], Any]:
    """The sizes of the window, and its footprint, None for a whole window."""
    if footprint is None:
        if size is None:
            raise RuntimeError(f"{name}: no footprint provided, pass `size` or `footprint`")
        return tuple(int(k) for k in per_axis(name, "size", size, n)), None
    if size is not None:
        warnings.warn(f"{name}: ignoring size because footprint is set", UserWarning, stacklevel=4)
    footprint = np.asarray(footprint, bool)
    if not footprint.any():
        raise ValueError(f"{name}: All-zero footprint is not supported.")
    if footprint.ndim != n:
        raise RuntimeError(f"{name}: footprint.ndim ({footprint.ndim}) must match len(axes) ({n})")
    return footprint.shape, None if footprint.all() else footprint


def window_of(name: str, footprint: Any, axes: list[int], ndim: int, origin: Any) -> Window:
    origins = per_axis(name, "origin", origin, len(axes))
    shape = spread(footprint.shape, sorted(axes), ndim, 1)
    places = spread(origins, axes, ndim, 0)
    widths = [reach(name, k, o) for k, o in zip(shape, places, strict=True)]
    return Window(footprint.reshape(shape), widths)


def elements(name: str, x: Any, window: Window, mode: Any, cval: Any) -> list[Any]:
    """For each element of the footprint the elements there, of all windows."""
    filler = convert_to(as_array(name, cval, x), x.dtype)
    padded = bounded(name, x, window.widths, mode, filler)
    found = []
    for offset in np.argwhere(window.footprint):
        part = padded
        for axis, i in enumerate(offset):
            if window.footprint.shape[axis] > 1:
                part = slice_axis(part, axis, int(i), int(i) + x.shape[axis])
        found.append(part)
    return found
