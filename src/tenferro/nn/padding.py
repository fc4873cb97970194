"""Padding by PyTorch's list of widths, from the last axis on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tenferro import numpy as tnp
from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array
from tenferro.ops.arrays.structural import pad as pad_family
from tenferro.ops.base import apply, literal, refuse
from tenferro.tensor import ArrayLike

__all__ = ["pad"]

MODES = {"reflect": "reflect", "replicate": "edge", "circular": "wrap"}
"""PyTorch's modes and NumPy's."""


def pad(x: ArrayLike, pad: Sequence[int], mode: str = "constant", value: float = 0.0) -> Tensor:
    """Pad the ends of the last axes of x; negative widths remove elements ("constant" only).

    `pad` contains (before, after) for the last axis, then for the axis before it, and so on. `mode`
    selects the added elements: `value` ("constant"), x mirrored without its edge ("reflect"), the
    edge ("replicate"), or x repeated ("circular"). Raises ValueError for other modes, an odd number
    of widths or more widths than axes, and widths that are too large for the mode.

    >>> pad([1.0, 2.0, 3.0], (2, 1), "reflect")
    Tensor([3., 2., 1., 2., 3., 2.])
    """
    x = as_array("pad", x)
    widths = tuple(pad)
    if len(widths) % 2 or len(widths) > 2 * x.ndim:
        refuse("pad", "pad", widths, f"pairs of widths for at most {x.ndim} axes")
    pairs = list(zip(widths[::2], widths[1::2], strict=True))[::-1]
    pairs = [(0, 0)] * (x.ndim - len(pairs)) + pairs
    if mode == "constant":
        per_axis = tuple((before, after, 0) for before, after in pairs)
        return apply(pad_family.bind(padding=per_axis), x, literal(x, value, x.dtype))
    if mode not in MODES:
        refuse("pad", "mode", repr(mode), f"'constant' or one of {sorted(MODES)}")
    for n, pair in zip(x.shape, pairs, strict=True):
        _check(mode, n, pair)
    return tnp.pad(x, pairs, MODES[mode])


def _check(mode: str, n: Any, pair: tuple[int, int]) -> None:
    """PyTorch repeats x at most once."""
    limit = {"reflect": n - 1, "circular": n}.get(mode)
    if min(pair) < 0 or (limit is not None and max(pair) > limit):
        bound = "" if limit is None else f" and <= {limit}"
        refuse("pad", "pad", pair, f"widths >= 0{bound} for {mode!r} on {n} elements")
