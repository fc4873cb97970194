"""Maximum, minimum and rank filters, with SciPy's names and defaults."""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from tenferro import numpy as xp
from tenferro.eager import Tensor
from tenferro.ndimage.arguments import axes_of, per_axis, spread, writing
from tenferro.ndimage.windows import (
    Window,
    check_one_mode,
    elements,
    real_image,
    window_of,
    window_shape,
)
from tenferro.ops.arrays.sorting import order_statistics
from tenferro.ops.base import apply
from tenferro.rows import sharing_signature
from tenferro.tensor import ArrayLike, DTypeLike


@writing
def rank_filter(
    input: ArrayLike,
    rank: int,
    size: int | Sequence[int] | None = None,
    footprint: ArrayLike | None = None,
    output: ArrayLike | DTypeLike | None = None,
    mode: str | Sequence[str] = "reflect",
    cval: ArrayLike = 0.0,
    origin: int | Sequence[int] = 0,
    *,
    axes: int | Sequence[int] | None = None,
) -> Tensor:
    """The element of a rank in each sorted window: `scipy.ndimage.rank_filter`.

    A negative rank counts from the largest. Other arguments are those of `maximum_filter`; a rank
    outside the window raises RuntimeError.

    >>> rank_filter([1.0, 3.0, 2.0, 0.0], 1, 3)
    Tensor([1., 2., 2., 0.])
    """
    return _ranked("rank_filter", lambda _: operator.index(rank), input, size, footprint, output,
                   mode, cval, origin, axes)  # fmt: skip


@writing
def median_filter(
    input: ArrayLike,
    size: int | Sequence[int] | None = None,
    footprint: ArrayLike | None = None,
    output: ArrayLike | DTypeLike | None = None,
    mode: str | Sequence[str] = "reflect",
    cval: ArrayLike = 0.0,
    origin: int | Sequence[int] = 0,
    *,
    axes: int | Sequence[int] | None = None,
) -> Tensor:
    """The middle element of each sorted window, the upper of two: `scipy.ndimage.median_filter`.

    >>> median_filter([1.0, 3.0, 2.0, 0.0], 3)
    Tensor([1., 2., 2., 0.])
    """
    return _ranked("median_filter", lambda n: n // 2, input, size, footprint, output, mode, cval,
                   origin, axes)  # fmt: skip


@writing
def percentile_filter(
    input: ArrayLike,
    percentile: float,
    size: int | Sequence[int] | None = None,
    footprint: ArrayLike | None = None,
    output: ArrayLike | DTypeLike | None = None,
    mode: str | Sequence[str] = "reflect",
    cval: ArrayLike = 0.0,
    origin: int | Sequence[int] = 0,
    *,
    axes: int | Sequence[int] | None = None,
) -> Tensor:
    """The element at a percentile of each sorted window: `scipy.ndimage.percentile_filter`.

    >>> percentile_filter([1.0, 3.0, 2.0, 0.0], 100, 3)
    Tensor([3., 3., 3., 2.])
    """
    share = percentile + 100.0 if percentile < 0 else percentile
    if not 0 <= share <= 100:
        raise RuntimeError(f"percentile_filter: invalid percentile {percentile}")
    return _ranked("percentile_filter", lambda n: n - 1 if share == 100 else int(n * share / 100),
                   input, size, footprint, output, mode, cval, origin, axes)  # fmt: skip


def _ranked(
    name: str,
    rank_of: Callable[[int], int],
    input: Any,
    size: Any,
    footprint: Any,
    output: Any,
    mode: Any,
    cval: Any,
    origin: Any,
    axes: Any,
) -> Any:
    of, x = real_image(name, input, output, cval)
    chosen = axes_of(name, axes, x.ndim)
    sizes, footprint = window_shape(name, size, footprint, len(chosen))
    whole = np.ones(sizes, bool) if footprint is None else footprint
    window = window_of(name, whole, chosen, x.ndim, origin)
    count = int(window.footprint.sum())
    rank = rank_of(count)
    rank = rank + count if rank < 0 else rank
    if not 0 <= rank < count:
        raise RuntimeError(f"{name}: rank {rank} not within filter footprint size {count}")
    modes = mode if isinstance(mode, str) else spread(list(mode), chosen, x.ndim, "constant")
    if rank in (0, count - 1):
        choose = xp.minimum if rank == 0 else xp.maximum
        return of.result(_folded(name, choose, x, window, modes, cval))
    check_one_mode(name, mode)
    if x.size == 0:
        return of.result(x)
    stack = xp.stack(elements(name, x, window, modes, cval))
    values, _ = apply(order_statistics.bind(ranks=(rank,), axis=0), stack)
    return of.result(values[0])


def _folded(
    name: str, choose: Callable[[Any, Any], Any], x: Any, window: Window, mode: Any, cval: Any
) -> Any:
    if x.size == 0:
        return x
    first, *others = elements(name, x, window, mode, cval)
    for other in others:
        first = choose(first, other)
    return first


@sharing_signature
def _extreme(
    of_two: tuple[str, Callable[[Any, Any], Any]],
    input: ArrayLike,
    size: int | Sequence[int] | None = None,
    footprint: ArrayLike | None = None,
    output: ArrayLike | DTypeLike | None = None,
    mode: str | Sequence[str] = "reflect",
    cval: ArrayLike = 0.0,
    origin: int | Sequence[int] = 0,
    *,
    axes: int | Sequence[int] | None = None,
) -> Tensor:
    name, choose = of_two
    of, x = real_image(name, input, output, cval)
    chosen = axes_of(name, axes, x.ndim)
    sizes, footprint = window_shape(name, size, footprint, len(chosen))
    if footprint is not None:
        check_one_mode(name, mode)
        window = window_of(name, footprint, chosen, x.ndim, origin)
        return of.result(_folded(name, choose, x, window, mode, cval))
    origins = per_axis(name, "origin", origin, len(chosen))
    modes = per_axis(name, "mode", mode, len(chosen))
    for axis, k, o, m in zip(chosen, sizes, origins, modes, strict=True):
        if k > 1:
            window = window_of(name, np.ones(k, bool), [axis], x.ndim, o)
            x = _folded(name, choose, x, window, m, cval)
    return of.result(x)


@sharing_signature
def _extreme1d(
    filtered: Callable[..., Any],
    input: ArrayLike,
    size: int,
    axis: int = -1,
    output: ArrayLike | DTypeLike | None = None,
    mode: str = "reflect",
    cval: ArrayLike = 0.0,
    origin: int = 0,
) -> Tensor:
    if operator.index(size) < 1:
        raise RuntimeError(
            f"{filtered.__name__}1d: incorrect filter size {size}, expected at least 1"
        )
    return filtered(input, size, None, output, mode, cval, origin, axes=axis)


maximum_filter = writing(
    _extreme(
        "maximum_filter",
        ("maximum_filter", xp.maximum),
        """The largest element of each window: `scipy.ndimage.maximum_filter`.

    Windows have a `size`, one number or one for each axis (of `axes`), or the shape of a
    `footprint`, whose elements say which are looked at. Modes are those of `correlate`. The
    derivative is that of the element which is chosen, as for `np.maximum`.

    Raises RuntimeError without size and footprint, ValueError for a footprint without elements and
    an `origin` outside of the window, TypeError for complex input.

    >>> maximum_filter([1.0, 3.0, 2.0, 0.0], 3)
    Tensor([3., 3., 3., 2.])
    """,
    )
)
minimum_filter = writing(
    _extreme(
        "minimum_filter",
        ("minimum_filter", xp.minimum),
        """The smallest element of each window: `scipy.ndimage.minimum_filter`, as `maximum_filter`.

    >>> minimum_filter([1.0, 3.0, 2.0, 0.0], 3)
    Tensor([1., 1., 0., 0.])
    """,
    )
)
maximum_filter1d = writing(
    _extreme1d(
        "maximum_filter1d",
        maximum_filter,
        """`maximum_filter` along one axis: `scipy.ndimage.maximum_filter1d`.

    >>> maximum_filter1d([1.0, 3.0, 2.0, 0.0], 2)
    Tensor([1., 3., 3., 2.])
    """,
    )
)
minimum_filter1d = writing(
    _extreme1d(
        "minimum_filter1d",
        minimum_filter,
        """`minimum_filter` along one axis: `scipy.ndimage.minimum_filter1d`.

    >>> minimum_filter1d([1.0, 3.0, 2.0, 0.0], 2)
    Tensor([1., 1., 2., 0.])
    """,
    )
)

__all__ = [
    "maximum_filter",
    "maximum_filter1d",
    "median_filter",
    "minimum_filter",
    "minimum_filter1d",
    "percentile_filter",
    "rank_filter",
]
