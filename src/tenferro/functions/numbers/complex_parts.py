"""Complex numbers and their parts."""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array, convert_to
from tenferro.functions.arrays.creation import zeros_like
from tenferro.functions.arrays.devices import placed_like
from tenferro.functions.arrays.joining import concat, stack
from tenferro.functions.arrays.manipulation import reshape
from tenferro.functions.axes.cumulative import cumsum
from tenferro.functions.axes.differences import diff
from tenferro.functions.elements.elementwise import remainder
from tenferro.functions.elements.operands import loop_dtypes
from tenferro.ops.base import FAMILIES, apply, f, full
from tenferro.tensor import Array, ArrayLike
from tenferro.tensor.dtypes import bool_, inexact_dtype, int8

__all__ = ["angle", "conj", "conjugate", "iscomplexobj", "isrealobj", "unwrap"]


def real(x: ArrayLike, /) -> Tensor:
    """The real part; the array itself if it is real.

    >>> real(3 + 4j)
    Tensor(3.)
    """
    x = as_array("real", x)
    return apply(FAMILIES["real"].bind(), x) if x.aval.is_complex else x


def imag(x: ArrayLike, /) -> Tensor:
    """The imaginary part; zeros if x is real.

    >>> imag(3 + 4j)
    Tensor(4.)
    """
    x = as_array("imag", x)
    if x.aval.is_complex:
        return apply(FAMILIES["imag"].bind(), x)
    return placed_like("imag", full(x, x.aval, 0), x)


def conj(x: ArrayLike, /) -> Tensor:
    """The complex conjugate; a copy if the array is real.

    >>> conj(3 + 4j)
    Tensor(3.-4.j)
    """
    x = as_array("conj", x)
    if x.dtype == bool_:  # as NumPy
        return convert_to(x, int8)
    return apply(FAMILIES["conj"].bind(), x) if x.aval.is_complex else x.alias()


conjugate = conj


def method_conj(x: Array) -> Any:
    """`x.conj()`, which is x itself if it is real."""
    return conj(x) if x.aval.is_complex else x


method_conjugate = method_conj


def join(re: Any, im: Any) -> Any:
    """re + i·im of two real arrays of one shape and dtype, exact also where one is infinite."""
    return apply(FAMILIES["complex"].bind(), re, im)


def angle(z: ArrayLike, /, deg: bool = False) -> Tensor:
    """The angle of z in the complex plane, in (−π, π], or in degrees.

    An array of numeric dtype; for real z it is 0 or π. The derivative at 0 is 0 by convention
    (angle z = Im log z).

    >>> angle(-1.0)
    Tensor(3.14159265)
    """
    z = as_array("angle", z)
    (dtype,) = loop_dtypes(np.sin, z.dtype)
    radians = apply(FAMILIES["angle"].bind(), convert_to(z, dtype))
    return radians * (180 / np.pi) if deg else radians


def iscomplexobj(x: ArrayLike, /) -> bool:
    """Whether the dtype is complex.

    >>> iscomplexobj(1j)
    True
    """
    return bool(as_array("iscomplexobj", x).aval.is_complex)


def isrealobj(x: ArrayLike, /) -> bool:
    """Whether the dtype is not complex.

    >>> isrealobj(1j)
    False
    """
    return not iscomplexobj(x)


def unwrap(
    p: ArrayLike, /, discont: Any = None, axis: int = -1, *, period: float = 2 * np.pi
) -> Tensor:
    """Angles with multiples of the period added so that neighbours differ by at most half of it.

    An array of real dtype with at least one axis; differences up to `discont` stay as they are. The
    derivative is 1, as the multiples are constant between jumps.

    >>> unwrap([0.0, 3.0, 6.5])
    Tensor([0.        , 3.        , 0.21681469])
    """
    p = as_array("unwrap", p)
    p = convert_to(p, inexact_dtype(p.dtype))
    half = period / 2
    steps = diff(p, axis=axis)
    folded = remainder(steps + half, period) - half
    folded = f.where((folded == -half) & (steps > 0), half, folded)
    jumps = f.where(
        f.abs(steps) < (half if discont is None else max(discont, half)), 0, folded - steps
    )
    shape = tuple(1 if a == axis % p.ndim else n for a, n in enumerate(p.shape))
    start = zeros_like(p, shape=shape)
    return p + concat([start, cumsum(jumps, axis=axis)], axis=axis)


def reinterpreted(x: Array, dtype: Any) -> Any:
    """The elements as NumPy's `view` of another dtype has them, where that is more than bits."""
    kinds, sizes = x.dtype.kind + dtype.kind, (x.dtype.itemsize, dtype.itemsize)
    if kinds in ("iu", "ui") and sizes[0] == sizes[1]:
        return convert_to(x, dtype)
    if kinds not in ("cf", "fc") or max(sizes) != 2 * min(sizes):
        raise TypeError(
            f"view: the array is {x.aval!r}, whose bits cannot be viewed as {dtype}; use "
            f"x.astype({str(dtype)!r}) to convert values, or np.asarray(x).view for computed arrays"
        )
    if not x.ndim or (kinds == "fc" and x.shape[-1] % 2):
        raise ValueError(f"view: the array is {x.aval!r}, which is not made of whole {dtype}")
    if kinds == "cf":
        pairs = stack([real(x), imag(x)], axis=-1)
        return reshape(pairs, (*x.shape[:-1], 2 * x.shape[-1]))
    return apply(FAMILIES["complex"].bind(), x[..., ::2], x[..., 1::2])
