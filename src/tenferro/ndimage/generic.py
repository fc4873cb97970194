"""Filters and transforms defined by user functions, with SciPy's names and defaults."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from tenferro import numpy as xp
from tenferro.eager import Tensor
from tenferro.ndimage.arguments import axes_of, image, reach, spread, writing
from tenferro.ndimage.sampling import sampled
from tenferro.ndimage.windows import check_one_mode, elements, real_image, window_of, window_shape
from tenferro.ops.base import as_array, check_axis
from tenferro.signal.arguments import bounded
from tenferro.tensor import ArrayLike, DTypeLike
from tenferro.transforms import vmap

__all__ = ["generic_filter", "generic_filter1d", "geometric_transform"]


@writing
def generic_filter(
    input: ArrayLike,
    function: Callable[..., Any],
    size: int | Sequence[int] | None = None,
    footprint: ArrayLike | None = None,
    output: ArrayLike | DTypeLike | None = None,
    mode: str = "reflect",
    cval: ArrayLike = 0.0,
    origin: int | Sequence[int] = 0,
    extra_arguments: Sequence[Any] = (),
    extra_keywords: Mapping[str, Any] | None = None,
    *,
    axes: int | Sequence[int] | None = None,
) -> Tensor:
    """Apply a function to the elements of each window: `scipy.ndimage.generic_filter`.

    `function(elements, *extra_arguments, **extra_keywords)` takes a vector and returns a number. It
    is traced once for all windows: use `np.where` or `te.cond` for branches on values. Windows,
    modes and errors are those of `maximum_filter`. Derivatives are those of `function`, also with
    respect to closed-over values.

    Raises ValueError for results that are not one number.

    >>> import numpy as np
    >>> generic_filter([1.0, 3.0, 2.0, 0.0], np.prod, 3)
    Tensor([3., 6., 0., 0.])
    """
    name = "generic_filter"
    of, _ = real_image(name, input, output, cval)
    x = of.values
    chosen = axes_of(name, axes, x.ndim)
    sizes, footprint = window_shape(name, size, footprint, len(chosen))
    check_one_mode(name, mode)
    whole = np.ones(sizes, bool) if footprint is None else footprint
    window = window_of(name, whole, chosen, x.ndim, origin)
    if x.size == 0:
        return of.result(x)
    columns = xp.stack(elements(name, x, window, mode, cval), axis=-1)
    keywords = dict(extra_keywords or {})

    def value(row: Any) -> Any:
        found = as_array(name, function(row, *extra_arguments, **keywords))
        if found.size != 1:
            raise ValueError(f"{name}: `function` returned {found.aval!r}, expected one number")
        return xp.reshape(found, ())

    every: Any = vmap(value)
    return of.result(xp.reshape(every(xp.reshape(columns, (x.size, -1))), x.shape))


@writing
def generic_filter1d(
    input: ArrayLike,
    function: Callable[..., Any],
    filter_size: int,
    axis: int = -1,
    output: ArrayLike | DTypeLike | None = None,
    mode: str = "reflect",
    cval: ArrayLike = 0.0,
    origin: int = 0,
    extra_arguments: Sequence[Any] = (),
    extra_keywords: Mapping[str, Any] | None = None,
) -> Tensor:
    """Apply a function to each line along an axis: `scipy.ndimage.generic_filter1d`.

    `function(line, result, *extra_arguments, **extra_keywords)` takes a line, extended at both ends
    for windows of `filter_size` elements, and writes into `result`, a vector with the length of the
    original line. Other arguments and the requirements for `function` are those of
    `generic_filter`.

    >>> def mean_of_two(line, result):
    ...     result[...] = (line[1:] + line[:-1]) / 2
    >>> generic_filter1d([1.0, 3.0, 2.0, 0.0], mean_of_two, 2)
    Tensor([1. , 2. , 2.5, 1. ])
    """
    name = "generic_filter1d"
    of, _ = real_image(name, input, output, cval)
    x = of.values
    if filter_size < 1:
        raise RuntimeError(f"{name}: invalid filter size {filter_size}, expected at least 1")
    axis = check_axis(name, axis, x.ndim)
    widths = spread([reach(name, filter_size, origin)], [axis], x.ndim, (0, 0))
    if x.size == 0:
        return of.result(x)
    lines = xp.moveaxis(bounded(name, x, widths, mode, cval), axis, -1)
    keywords, length = dict(extra_keywords or {}), x.shape[axis]

    def filtered(line: Any) -> Any:
        result = np.zeros(length, x.dtype, like=line)
        function(line, result, *extra_arguments, **keywords)
        return result

    every: Any = vmap(filtered)
    flat = every(xp.reshape(lines, (-1, lines.shape[-1])))
    shape = (*lines.shape[:-1], length)
    return of.result(xp.moveaxis(xp.reshape(flat, shape), -1, axis))


@writing
def geometric_transform(
    input: ArrayLike,
    mapping: Callable[..., Any],
    output_shape: tuple[int, ...] | None = None,
    output: ArrayLike | DTypeLike | None = None,
    order: int = 3,
    mode: str = "constant",
    cval: ArrayLike = 0.0,
    prefilter: bool = True,
    extra_arguments: Sequence[Any] = (),
    extra_keywords: Mapping[str, Any] | None = None,
) -> Tensor:
    """Sample the image at coordinates computed by a function: `scipy.ndimage.geometric_transform`.

    `mapping(place, *extra_arguments, **extra_keywords)` takes the coordinates of an element of the
    result, a tuple of numbers, and returns the coordinates in the image, one for each of its axes.
    It is traced once for all elements. `output_shape` defaults to the shape of the image. Other
    arguments and errors are those of `map_coordinates`. Differentiable with respect to the image,
    and to values that `mapping` closes over. Raises ValueError if `mapping` returns a wrong number
    of coordinates.

    >>> geometric_transform([0.0, 1.0, 4.0, 9.0], lambda at: (at[0] - 0.5,), order=1)
    Tensor([0. , 0.5, 2.5, 6.5])
    """
    name = "geometric_transform"
    of = image(name, input, output, cval)
    n = of.values.ndim
    shape = of.values.shape if output_shape is None else tuple(output_shape)
    keywords = dict(extra_keywords or {})

    def at(place: Any) -> Any:
        coordinates = tuple(place[i] for i in range(len(shape)))
        found = tuple(mapping(coordinates, *extra_arguments, **keywords))
        if len(found) != n:
            raise ValueError(f"{name}: `mapping` returned {len(found)} coordinates, expected {n}")
        return found

    places = np.indices(shape, float).reshape(len(shape), -1).T
    every: Any = vmap(at)
    points = [xp.reshape(as_array(name, x), shape) for x in every(places)]
    return of.rounded(sampled(name, of.values, points, order, mode, cval, prefilter=prefilter))
