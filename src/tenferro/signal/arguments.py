"""What functions of signals share: extensions, windows, blocks."""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro import numpy as xp
from tenferro.ops.base import check_axis

BOUNDARIES = {
    "reflect": "symmetric", "grid-mirror": "symmetric", "mirror": "reflect", "nearest": "edge",
    "constant": "constant", "grid-constant": "constant", "wrap": "wrap", "grid-wrap": "wrap",
}  # fmt: skip
"""The boundaries of `scipy.ndimage` and NumPy's names of them."""
_EXTENSIONS = {"even": "reflect", "odd": "reflect", "constant": "edge"}


def axis_of(name: str, axis: int, x: Any) -> int:
    """An axis counted from the front. Raises ValueError for an array without axes."""
    if x.ndim == 0:
        raise ValueError(f"{name}: `x` must be at least 1-D, received a number")
    return check_axis(name, axis, x.ndim)


def extended(x: Any, n: int, padtype: str, axis: int) -> Any:
    """x with n more elements at both ends of an axis: mirrored, turned about the ends, or flat."""
    widths = [(n, n) if a == axis else (0, 0) for a in range(x.ndim)]
    mirrored = xp.pad(x, widths, _EXTENSIONS[padtype])
    return 2 * xp.pad(x, widths, "edge") - mirrored if padtype == "odd" else mirrored


def bounded(name: str, x: Any, widths: Any, mode: Any, cval: Any) -> Any:
    """x with more elements at the ends of its axes, by a boundary of SciPy's for each axis.

    Raises RuntimeError, as SciPy, for an unknown mode.
    """
    modes = (mode,) * x.ndim if isinstance(mode, str) else tuple(mode)
    for m in modes:
        if m not in BOUNDARIES:
            raise RuntimeError(
                f"{name}: `mode` is {m!r}: boundary mode not supported, expected one of "
                f"{sorted(BOUNDARIES)}"
            )
    for axis, (pair, m) in enumerate(zip(widths, modes, strict=True)):
        around = [pair if a == axis else (0, 0) for a in range(x.ndim)]
        if any(pair):
            filled = {"constant_values": cval} if BOUNDARIES[m] == "constant" else {}
            x = xp.pad(x, around, BOUNDARIES[m], **filled)
    return x


def window_of(name: str, window: Any, nperseg: int) -> np.ndarray[Any, Any]:
    """The numbers of a window by name, or those that the user passes."""
    if isinstance(window, str | tuple):
        from scipy.signal import get_window

        return np.asarray(get_window(window, nperseg))
    window = np.asarray(window)
    if window.ndim != 1:
        raise ValueError(f"{name}: window must be 1-D, received shape {window.shape}")
    if window.shape[0] != nperseg:
        raise ValueError(
            f"{name}: value specified for nperseg is different from length of window, which must "
            f"have length of {nperseg}, received {window.shape[0]}"
        )
    found: np.ndarray[Any, Any] = window
    return found


def framed(x: Any, size: int, step: int) -> Any:
    """Pieces of a size at every step-th position of the last axis: (..., pieces, size)."""
    count, parts = (x.shape[-1] - size) // step + 1, -(-size // step)
    n = (count + parts - 1) * step
    behind = [(0, 0)] * (x.ndim - 1)
    x = xp.pad(x, [*behind, (0, n - x.shape[-1])]) if n > x.shape[-1] else x[..., :n]
    blocks = xp.reshape(x, (*x.shape[:-1], count + parts - 1, step))
    pieces = [blocks[..., i : i + count, :] for i in range(parts)]
    return xp.concat(pieces, axis=-1)[..., :size]


def overlap_added(blocks: Any, step: int, axis: int = -2) -> Any:
    """Blocks (..., count, size, ...) at every step-th position of one axis, added up.

    The result has count · step + size − step points at least, zeros at its end.
    """
    axis %= blocks.ndim
    count, size = blocks.shape[axis : axis + 2]
    parts = -(-size // step)
    widths: list[tuple[int, int]] = [(0, 0)] * blocks.ndim
    widths[axis + 1] = (0, parts * step - size)
    blocks = xp.pad(blocks, widths)
    front, behind = blocks.shape[:axis], blocks.shape[axis + 2 :]
    total: Any = 0
    for i in range(parts):
        chosen = (*(slice(None),) * (axis + 1), slice(i * step, (i + 1) * step))
        line = xp.reshape(blocks[chosen], (*front, count * step, *behind))
        around = [(0, 0)] * line.ndim
        around[axis] = (i * step, (parts - 1 - i) * step)
        total = total + xp.pad(line, around)
    return total
