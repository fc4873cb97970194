"""Images at other coordinates, by splines, with SciPy's names and boundaries."""

from __future__ import annotations

import operator
import warnings
from collections.abc import Sequence
from typing import Any

import numpy as np

from tenferro import numpy as xp
from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array
from tenferro.functions.arrays.values import demanded, required_value
from tenferro.linalg.arguments import inexact_arrays
from tenferro.ndimage.arguments import image, per_axis, writing
from tenferro.ndimage.sampling import sampled, sampled_along_axes
from tenferro.special import cosdg, sindg
from tenferro.tensor import ArrayLike, DTypeLike


@writing
def map_coordinates(
    input: ArrayLike,
    coordinates: ArrayLike,
    output: ArrayLike | DTypeLike | None = None,
    order: int = 3,
    mode: str = "constant",
    cval: ArrayLike = 0.0,
    prefilter: bool = True,
) -> Tensor:
    """The image at `coordinates`, (ndim, ...), by splines: `scipy.ndimage.map_coordinates`.

    `order` is 0 (nearest element) to 5. Outside the image, the value is `cval` ("grid-constant", or
    "constant", which starts at the centers of the outer elements), or that of the extended image
    ("nearest", "mirror", "reflect", "grid-mirror", "wrap", "grid-wrap"). Without `prefilter` the
    image contains the coefficients of the spline. Differentiable with respect to the image and, for
    orders above 0, to the coordinates. Raises RuntimeError for invalid shapes, orders and modes, as
    SciPy; TypeError for complex coordinates.

    >>> map_coordinates([[0.0, 1.0], [2.0, 3.0]], [[0.5], [0.5]], order=1)
    Tensor([1.5])
    """
    of = image("map_coordinates", input, output, cval)
    if isinstance(coordinates, list | tuple):  # of arrays, of which some may be traced
        coordinates = xp.asarray(coordinates)
    (at,) = inexact_arrays("map_coordinates", coordinates)
    if at.aval.is_complex:
        raise TypeError("map_coordinates: Complex type not supported for `coordinates`")
    if of.values.ndim < 1 or at.ndim < 2:
        raise RuntimeError(
            "map_coordinates: input and output rank must be > 0, received shapes "
            f"{of.values.shape} and {at.shape}"
        )
    if at.shape[0] != of.values.ndim:
        raise RuntimeError(
            f"map_coordinates: invalid shape for coordinate array, {at.shape}, of an image with "
            f"{of.values.ndim} axes"
        )
    points = [at[i] for i in range(at.shape[0])]
    name = "map_coordinates"
    return of.rounded(sampled(name, of.values, points, order, mode, cval, prefilter=prefilter))


@writing
def affine_transform(
    input: ArrayLike,
    matrix: ArrayLike,
    offset: ArrayLike = 0.0,
    output_shape: Sequence[int] | None = None,
    output: ArrayLike | DTypeLike | None = None,
    order: int = 3,
    mode: str = "constant",
    cval: ArrayLike = 0.0,
    prefilter: bool = True,
) -> Tensor:
    """The image at matrix @ o + offset for each place o: `scipy.ndimage.affine_transform`.

    `matrix` has shape (n, m), is a diagonal of shape (n,), or is homogeneous: (n, n + 1) or (n + 1,
    n + 1), with the offset as the last column. Differentiable with respect to image, matrix and
    offset; other arguments are those of `map_coordinates`. Raises ValueError for a homogeneous
    matrix with a wrong last row.

    >>> affine_transform([1.0, 2.0, 4.0], [0.5], order=1)
    Tensor([1. , 1.5, 2. ])
    """
    name = "affine_transform"
    of = image(name, input, output, cval)
    n = of.values.ndim
    shape = of.values.shape if output_shape is None else tuple(map(operator.index, output_shape))
    if n < 1 or not shape:
        raise RuntimeError(f"{name}: input and output rank must be > 0")
    matrix, offset = _affine(name, matrix, offset, n, len(shape))
    if matrix.ndim == 1:
        lines = [
            (xp.arange(float(m)) + offset[i] / matrix[i]) * matrix[i] for i, m in enumerate(shape)
        ]
        return of.rounded(
            sampled_along_axes(name, of.values, lines, order, mode, cval, prefilter=prefilter)
        )
    places = np.indices(shape).astype(np.float64)
    points = [
        sum((matrix[i, j] * as_array(name, places[j]) for j in range(len(shape))), offset[i])
        for i in range(n)
    ]
    return of.rounded(sampled(name, of.values, points, order, mode, cval, prefilter=prefilter))


@writing
def shift(
    input: ArrayLike,
    shift: ArrayLike,
    output: ArrayLike | DTypeLike | None = None,
    order: int = 3,
    mode: str = "constant",
    cval: ArrayLike = 0.0,
    prefilter: bool = True,
) -> Tensor:
    """Shift the image by numbers of elements along each axis: `scipy.ndimage.shift`.

    `shift` is one number, or one for each axis. Differentiable with respect to image and `shift`;
    other arguments are those of `map_coordinates`.

    >>> shift([1.0, 2.0, 4.0], 0.5, order=1)
    Tensor([0. , 1.5, 3. ])
    """
    of = image("shift", input, output, cval)
    _check_rank("shift", of.values)
    lines = [
        xp.arange(float(m)) - s
        for m, s in zip(
            of.values.shape, _each("shift", "shift", shift, of.values.ndim), strict=True
        )
    ]
    return of.rounded(
        sampled_along_axes("shift", of.values, lines, order, mode, cval, prefilter=prefilter)
    )


@writing
def zoom(
    input: ArrayLike,
    zoom: ArrayLike,
    output: ArrayLike | DTypeLike | None = None,
    order: int = 3,
    mode: str = "constant",
    cval: ArrayLike = 0.0,
    prefilter: bool = True,
    *,
    grid_mode: bool = False,
) -> Tensor:
    """Resize the image: `scipy.ndimage.zoom`.

    `zoom` is a factor, or one for each axis. The factors determine shapes, so they must be known
    numbers. The centers of the first and last elements keep their positions; with `grid_mode` the
    edges keep theirs. Linear in the image; other arguments are those of `map_coordinates`.

    >>> zoom([1.0, 3.0], 1.5, order=1)
    Tensor([1., 2., 3.])
    """
    of = image("zoom", input, output, cval)
    _check_rank("zoom", of.values)
    factors = per_axis("zoom", "zoom", np.asarray(zoom).tolist(), of.values.ndim)
    shape = [round(n * z) for n, z in zip(of.values.shape, factors, strict=True)]
    if all(z == 1 for z in factors) and prefilter:
        return of.rounded(of.values)
    if grid_mode and mode in ("constant", "wrap"):
        warnings.warn(
            f"zoom: It is recommended to use mode = grid-{mode} instead of {mode} when grid_mode "
            "is True.",
            stacklevel=2,
        )
    lines = [
        _zoomed(n, m, grid_mode=grid_mode) for n, m in zip(of.values.shape, shape, strict=True)
    ]
    return of.rounded(
        sampled_along_axes("zoom", of.values, lines, order, mode, cval, prefilter=prefilter)
    )


@writing
def rotate(
    input: ArrayLike,
    angle: ArrayLike,
    axes: Sequence[int] = (1, 0),
    reshape: bool = True,
    output: ArrayLike | DTypeLike | None = None,
    order: int = 3,
    mode: str = "constant",
    cval: ArrayLike = 0.0,
    prefilter: bool = True,
) -> Tensor:
    """Rotate the image by an angle in degrees in the plane of two axes: `scipy.ndimage.rotate`.

    With `reshape` the result contains the whole image. Its shape then depends on the angle, so a
    traced angle raises TracerError. Differentiable with respect to the image and, without
    `reshape`, to the angle; other arguments are those of `map_coordinates`. Raises ValueError for
    `axes` that are not two different axes.

    >>> rotate([[1.0, 2.0], [3.0, 4.0]], 90, order=1)
    Tensor([[2., 4.],
            [1., 3.]])
    """
    of = image("rotate", input, output, cval)
    plane = _plane(axes, of.values.ndim)
    (angle,) = inexact_arrays("rotate", angle)
    c, s = cosdg(angle), sindg(angle)
    inside = np.array([of.values.shape[a] for a in plane])
    shape = inside
    if reshape:
        known = required_value("rotate", angle, "pass reshape=False")
        cosine, sine = np.asarray(cosdg(known)), np.asarray(sindg(known))
        turn = np.array([[cosine, sine], [-sine, cosine]])
        corners = turn @ [[0, 0, inside[0], inside[0]], [0, inside[1], 0, inside[1]]]
        shape = (np.ptp(corners, axis=1) + 0.5).astype(int)
    rows, columns = (as_array("rotate", v) for v in np.indices(tuple(shape)).astype(np.float64))
    middle, center = (shape - 1) / 2, (inside - 1) / 2
    points = [
        c * rows + s * columns + (center[0] - (c * middle[0] + s * middle[1])),
        c * columns - s * rows + (center[1] - (c * middle[1] - s * middle[0])),
    ]
    front = xp.moveaxis(of.values, plane, (0, 1))
    turned = sampled("rotate", front, points, order, mode, cval, prefilter=prefilter)
    return of.rounded(xp.moveaxis(turned, (0, 1), plane))


def _check_rank(name: str, x: Any) -> None:
    if x.ndim < 1:
        raise RuntimeError(f"{name}: input and output rank must be > 0")


def _each(name: str, what: str, value: Any, n: int) -> list[Any]:
    """n numbers, of one for all axes or a sequence, which may be traced."""
    (values,) = inexact_arrays(name, value)
    if values.ndim == 0:
        return [values] * n
    if values.shape != (n,):
        raise RuntimeError(
            f"{name}: `{what}` has shape {values.shape}: sequence argument must have length equal "
            f"to input rank, {n}"
        )
    return [values[i] for i in range(n)]


def _affine(name: str, matrix: Any, offset: Any, n: int, m: int) -> tuple[Tensor, list[Any]]:
    """The matrix (n, m), or its diagonal, and n offsets."""
    (matrix,) = inexact_arrays(name, matrix)
    if matrix.ndim not in (1, 2) or matrix.shape[0] < 1:
        raise RuntimeError(f"{name}: no proper affine matrix provided, received {matrix.shape}")
    if matrix.ndim == 2 and matrix.shape in ((n, n + 1), (n + 1, n + 1)):
        if matrix.shape[0] == n + 1:
            last = [0.0] * n + [1.0]
            message = (
                f"{name}: Expected homogeneous transformation matrix with shape {matrix.shape} for "
                f"an image with {n} axes, but bottom row was not equal to {last}"
            )
            matrix = demanded(matrix, matrix[n] == xp.asarray(last), message)
        matrix, offset = matrix[:n, :n], matrix[:n, n]
    if matrix.shape[0] != n:
        raise RuntimeError(f"{name}: affine matrix has wrong number of rows, expected {n}")
    if matrix.shape[-1] != m:
        raise RuntimeError(f"{name}: affine matrix has wrong number of columns, expected {m}")
    return matrix, _each(name, "offset", offset, n)


def _zoomed(n: int, m: int, *, grid_mode: bool) -> np.ndarray[Any, Any]:
    """Where m elements lie among n."""
    places = np.arange(float(m))
    if grid_mode:
        return (places + 0.5) * (n / m if m else 1.0) - 0.5
    return places * ((n - 1) / (m - 1) if m != 1 else 1.0)


def _plane(axes: Sequence[int], ndim: int) -> tuple[int, int]:
    if ndim < 2:
        raise ValueError(f"rotate: input array should be at least 2D, received {ndim} axes")
    chosen = list(axes)
    if len(chosen) != 2:
        raise ValueError(f"rotate: axes should contain exactly two values, received {axes}")
    if not all(float(a).is_integer() for a in chosen):
        raise ValueError(f"rotate: axes should contain only integer values, received {axes}")
    first, second = sorted(int(a) + ndim if a < 0 else int(a) for a in chosen)
    if first < 0 or second >= ndim or first == second:
        raise ValueError(f"rotate: invalid rotation plane specified, {axes} of {ndim} axes")
    return first, second


__all__ = ["affine_transform", "map_coordinates", "rotate", "shift", "zoom"]
