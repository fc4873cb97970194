"""Morphology of grey values, with SciPy's names and defaults."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial, reduce
from typing import Any

import numpy as np

from tenferro import numpy as xp
from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array, convert_to
from tenferro.ndimage.arguments import axes_of, per_axis, writing
from tenferro.ndimage.ranks import maximum_filter, minimum_filter
from tenferro.ndimage.windows import check_one_mode, elements, real_image, window_of
from tenferro.rows import sharing_signature
from tenferro.tensor import ArrayLike, DTypeLike

__all__ = [
    "black_tophat", "grey_closing", "grey_dilation", "grey_erosion", "grey_opening",
    "morphological_gradient", "morphological_laplace", "white_tophat",
]  # fmt: skip

Step = Callable[..., Any]
"""A dilation or an erosion of an image, with the dtype of the result, by the remaining arguments"""


@sharing_signature
def _by_element(
    row: tuple[str, Callable[..., Any]],
    input: ArrayLike,
    size: int | Sequence[int] | None = None,
    footprint: ArrayLike | None = None,
    structure: ArrayLike | None = None,
    output: ArrayLike | DTypeLike | None = None,
    mode: str | Sequence[str] = "reflect",
    cval: ArrayLike = 0.0,
    origin: int | Sequence[int] = 0,
    *,
    axes: int | Sequence[int] | None = None,
) -> Tensor:
    name, compute = row
    if size is None and footprint is None and structure is None:
        raise ValueError(f"{name}: size, footprint, or structure must be specified")
    x = as_array(name, input)
    chosen = axes_of(name, axes, x.ndim)
    options = {"size": size, "footprint": footprint, "structure": structure, "mode": mode}
    shared: dict[str, Any] = {**options, "cval": cval, "origin": origin, "axes": chosen}
    return compute(partial(_dilation, name, **shared), partial(_erosion, name, **shared), x, output)


def _erosion(name: str, x: Any, output: Any = None, *, structure: Any, **options: Any) -> Any:
    if structure is None:
        return minimum_filter(x, output=output, **options)
    return _fitted(name, xp.minimum, x, output, -as_array(name, structure), **options)


def _dilation(
    name: str,
    x: Any,
    output: Any = None,
    *,
    size: Any,
    footprint: Any,
    structure: Any,
    origin: Any,
    axes: list[int],
    **options: Any,
) -> Any:
    """The maximum over the reflected element."""
    shaped = footprint if footprint is not None else structure
    sizes = per_axis(name, "size", size, len(axes)) if shaped is None else np.shape(shaped)
    origins = per_axis(name, "origin", origin, len(axes))
    options["origin"] = [-o - (k % 2 == 0) for o, k in zip(origins, sizes, strict=True)]
    footprint = None if footprint is None else np.flip(np.asarray(footprint))
    options |= {"size": size, "footprint": footprint, "axes": axes}
    if structure is None:
        return maximum_filter(x, output=output, **options)
    return _fitted(name, xp.maximum, x, output, xp.flip(as_array(name, structure)), **options)


def _fitted(
    name: str,
    choose: Callable[[Any, Any], Any],
    x: Any,
    output: Any,
    heights: Any,
    *,
    size: Any,
    footprint: Any,
    mode: Any,
    cval: Any,
    origin: Any,
    axes: list[int],
) -> Any:
    """The extreme element of each window, after heights are added to its elements."""
    of, _ = real_image(name, x, output, cval)
    check_one_mode(name, mode)
    if heights.ndim != len(axes):
        raise RuntimeError(f"{name}: structure array has incorrect shape {heights.shape}")
    part = np.ones(heights.shape, bool) if footprint is None else np.asarray(footprint, bool)
    window = window_of(name, part, axes, of.values.ndim, origin)
    parts = elements(name, of.values, window, mode, cval)
    places = [heights[tuple(offset)] for offset in np.argwhere(part)]
    return of.result(reduce(choose, (a + h for a, h in zip(parts, places, strict=True))))


def _opening(dilated: Step, eroded: Step, x: Any, output: Any) -> Any:
    return dilated(eroded(x), output)


def _closing(dilated: Step, eroded: Step, x: Any, output: Any) -> Any:
    return eroded(dilated(x), output)


def _gradient(dilated: Step, eroded: Step, x: Any, output: Any) -> Any:
    return dilated(x) - eroded(x)


def _laplace(dilated: Step, eroded: Step, x: Any, output: Any) -> Any:
    return dilated(x) + eroded(x) - x - x


def _white(dilated: Step, eroded: Step, x: Any, output: Any) -> Any:
    return _difference(x, _opening(dilated, eroded, x, output), -1)


def _black(dilated: Step, eroded: Step, x: Any, output: Any) -> Any:
    return _difference(x, _closing(dilated, eroded, x, output), 1)


def _difference(x: Any, filtered: Any, sign: int) -> Any:
    """The filtered image minus x, or the other way, in its dtype; of booleans where they differ."""
    if x.dtype == filtered.dtype == bool:
        return x ^ filtered
    return convert_to(filtered - x if sign > 0 else x - filtered, filtered.dtype)


grey_erosion = writing(_by_element(
    "grey_erosion",
    ("grey_erosion", lambda dilated, eroded, x, output: eroded(x, output)),
    """The smallest element of each window, minus a structure: `scipy.ndimage.grey_erosion`.

    Windows have a `size`, or the shape of a `footprint` or a `structure`, whose heights are
    subtracted from the elements. Differentiable with respect to the image and the structure: the
    derivative is that of the element which is chosen, as for `np.minimum`. Other arguments and
    errors are those of `minimum_filter`; ValueError without size, footprint and structure.

    >>> grey_erosion([1.0, 3.0, 2.0, 5.0], 3)
    Tensor([1., 1., 2., 2.])
    """,
))  # fmt: skip
grey_dilation = writing(_by_element(
    "grey_dilation",
    ("grey_dilation", lambda dilated, eroded, x, output: dilated(x, output)),
    """The largest element of each window, plus a structure: `scipy.ndimage.grey_dilation`.

    The structuring element is reflected; arguments are those of `grey_erosion`.

    >>> grey_dilation([1.0, 3.0, 2.0, 5.0], structure=[0.5, 0.0, 0.0])
    Tensor([3.5, 3. , 5.5, 5.5])
    """,
))  # fmt: skip
grey_opening = writing(_by_element(
    "grey_opening",
    ("grey_opening", _opening),
    """An erosion and then a dilation, without narrow peaks: `scipy.ndimage.grey_opening`.

    >>> grey_opening([1.0, 3.0, 2.0, 0.0], 3)
    Tensor([1., 1., 1., 0.])
    """,
))  # fmt: skip
grey_closing = writing(_by_element(
    "grey_closing",
    ("grey_closing", _closing),
    """A dilation and then an erosion, without narrow valleys: `scipy.ndimage.grey_closing`.

    >>> grey_closing([3.0, 1.0, 2.0, 5.0], 3)
    Tensor([3., 3., 3., 5.])
    """,
))  # fmt: skip
morphological_gradient = writing(_by_element(
    "morphological_gradient",
    ("morphological_gradient", _gradient),
    """The dilation minus the erosion: `scipy.ndimage.morphological_gradient`.

    >>> morphological_gradient([1.0, 3.0, 2.0, 0.0], 3)
    Tensor([2., 2., 3., 2.])
    """,
))  # fmt: skip
morphological_laplace = writing(_by_element(
    "morphological_laplace",
    ("morphological_laplace", _laplace),
    """The dilation plus the erosion, minus twice the image: `scipy.ndimage.morphological_laplace`.

    >>> morphological_laplace([1.0, 3.0, 2.0, 0.0], 3)
    Tensor([ 2., -2., -1.,  2.])
    """,
))  # fmt: skip
white_tophat = writing(_by_element(
    "white_tophat",
    ("white_tophat", _white),
    """The image minus its opening: `scipy.ndimage.white_tophat`.

    >>> white_tophat([1.0, 3.0, 2.0, 0.0], 3)
    Tensor([0., 2., 1., 0.])
    """,
))  # fmt: skip
black_tophat = writing(_by_element(
    "black_tophat",
    ("black_tophat", _black),
    """The closing of the image minus the image: `scipy.ndimage.black_tophat`.

    >>> black_tophat([3.0, 1.0, 2.0, 5.0], 3)
    Tensor([0., 2., 1., 0.])
    """,
))  # fmt: skip
