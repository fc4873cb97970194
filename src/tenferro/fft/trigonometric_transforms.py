"""Discrete cosine and sine transforms of types 1 to 4, with SciPy's arguments."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, SupportsIndex

from tenferro.eager import Tensor
from tenferro.fft.arguments import axes_and_sizes, inexact_array, resized, scale_of
from tenferro.fft.trigonometric_families import TRANSPOSED_TYPE, trigonometric
from tenferro.functions.arrays.copying import copying
from tenferro.ops.base import refuse
from tenferro.rows import sharing_signature
from tenferro.tensor import ArrayLike

__all__ = ["dct", "dctn", "dst", "dstn", "idct", "idctn", "idst", "idstn"]


@sharing_signature
def _along_axis(
    name: str,
    x: ArrayLike,
    /,
    type: int = 2,
    n: SupportsIndex | None = None,
    axis: int = -1,
    norm: str | None = None,
    *,
    orthogonalize: bool | None = None,
) -> Tensor:
    sizes = None if n is None else (n,)
    return _transformed(name, x, type, sizes, (axis,), norm, orthogonalize)


@sharing_signature
@copying
def _along_axes(
    name: str,
    x: ArrayLike,
    /,
    type: int = 2,
    s: Sequence[Any] | None = None,
    axes: Sequence[int] | None = None,
    norm: str | None = None,
    *,
    orthogonalize: bool | None = None,
) -> Tensor:
    return _transformed(name, x, type, s, axes, norm, orthogonalize)


def _transformed(
    name: str,
    x: Any,
    type: int,
    s: Sequence[Any] | None,
    axes: Sequence[int] | None,
    norm: str | None,
    orthogonalize: bool | None,
) -> Any:
    inverse, sine = name.startswith("i"), "dst" in name
    if type not in TRANSPOSED_TYPE:
        refuse(name, "type", type, "1, 2, 3 or 4")
    scale = scale_of(name, norm, inverse=inverse)
    array = inexact_array(name, x)
    along, sizes = axes_and_sizes(name, array, s, axes)
    if len(set(along)) < len(along):
        refuse(name, "axes", along, "axes without repetition")
    type = TRANSPOSED_TYPE[type] if inverse else type
    orthogonal = norm == "ortho" if orthogonalize is None else orthogonalize
    before, after = _orthogonal_weights(type, sine) if orthogonal else (1.0, 1.0)
    for axis, n in zip(along, sizes, strict=True):
        array = resized(name, array, n, axis)
        array = trigonometric(
            array, axis, sine=sine, type=type, scale=scale, before=before, after=after
        )
    return array


def _orthogonal_weights(type: int, sine: bool) -> tuple[float, float]:
    """The weights at the end points, of input and output, that make the matrix orthogonal."""
    ends = type == 1 and not sine
    return sqrt(2) if type == 3 or ends else 1.0, sqrt(2) / 2 if type == 2 or ends else 1.0


dct = _along_axis(
    "dct",
    "dct",
    """The discrete cosine transform of a type from 1 to 4 along one axis.

    x is real or complex (then its parts are transformed), cut or filled up with zeros to n points;
    the result has its dtype. `norm` says which direction is divided by the period N, 2n (for type
    1, 2(n − 1)): "backward" (or None) the inverse, "forward" this one, "ortho" each by √N.
    `orthogonalize`, by default if the norm is "ortho", weights the end points so that the matrix
    is orthogonal. Raises ValueError for other types and norms and for too few points (one; two for
    type 1), AxisError for an axis that x does not have.

    >>> dct([1.0, 1.0])
    Tensor([4., 0.])
    """,
)
idct = _along_axis(
    "idct",
    "idct",
    """The inverse of `dct` of the same type, with the same arguments and errors.

    >>> idct([4.0, 0.0])
    Tensor([1., 1.])
    """,
)
dst = _along_axis(
    "dst",
    "dst",
    """The discrete sine transform of a type from 1 to 4 along one axis.

    Arguments and errors are those of `dct`; the period of type 1 is 2(n + 1).

    >>> dst([0.5], type=1)
    Tensor([1.])
    """,
)
idst = _along_axis(
    "idst",
    "idst",
    """The inverse of `dst` of the same type.

    >>> idst([1.0], type=1)
    Tensor([0.5])
    """,
)
dctn = _along_axes(
    "dctn",
    "dctn",
    """`dct` over several axes, by default all.

    `s` has the numbers of points along `axes`; without axes it is about the last ones.

    >>> dctn([[1.0, 1.0], [1.0, 1.0]])
    Tensor([[16.,  0.],
            [ 0.,  0.]])
    """,
)
idctn = _along_axes(
    "idctn",
    "idctn",
    """The inverse of `dctn`.

    >>> idctn([[16.0, 0.0], [0.0, 0.0]])
    Tensor([[1., 1.],
            [1., 1.]])
    """,
)
dstn = _along_axes(
    "dstn",
    "dstn",
    """`dst` over several axes, by default all; arguments as for `dctn`.

    >>> dstn([[0.25]], type=1)
    Tensor([[1.]])
    """,
)
idstn = _along_axes(
    "idstn",
    "idstn",
    """The inverse of `dstn`.

    >>> idstn([[1.0]], type=1)
    Tensor([[0.25]])
    """,
)
