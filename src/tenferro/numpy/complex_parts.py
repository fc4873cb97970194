"""Complex numbers and their parts."""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro.numpy.operands import loop_dtypes
from tenferro.ops.apply import apply, full
from tenferro.ops.promotion import as_array, convert_to
from tenferro.ops.registry import FAMILIES
from tenferro.tensor.dtypes import bool_, int8

__all__ = ["angle", "conj", "conjugate", "imag", "iscomplexobj", "isrealobj", "real"]


def real(x: Any, /) -> Any:
    """The real part; the array itself if it is real.

    >>> real(3 + 4j)
    Tensor(3.)
    """
    x = as_array("real", x)
    return apply(FAMILIES["real"].bind(), x) if x.aval.is_complex else x


def imag(x: Any, /) -> Any:
    """The imaginary part; zeros if x is real.

    >>> imag(3 + 4j)
    Tensor(4.)
    """
    x = as_array("imag", x)
    return apply(FAMILIES["imag"].bind(), x) if x.aval.is_complex else full(x, x.aval, 0)


def conj(x: Any, /) -> Any:
    """The complex conjugate; the array itself if it is real.

    >>> conj(3 + 4j)
    Tensor(3.-4.j)
    """
    x = as_array("conj", x)
    if x.dtype == bool_:  # as NumPy
        return convert_to(x, int8)
    return apply(FAMILIES["conj"].bind(), x) if x.aval.is_complex else x


conjugate = conj


def join(re: Any, im: Any) -> Any:
    """re + i·im of two real arrays of one shape and dtype, exact also where one is infinite."""
    return apply(FAMILIES["complex"].bind(), re, im)


def angle(z: Any, /, deg: bool = False) -> Any:
    """The angle of z in the complex plane, in (−π, π], or in degrees.

    An array of numeric dtype; for real z it is 0 or π. Differentiable but at 0, where the
    derivative is 0 by convention (angle z = Im log z).

    >>> angle(-1.0)
    Tensor(3.14159265)
    """
    z = as_array("angle", z)
    (dtype,) = loop_dtypes(np.sin, z.dtype)
    found = apply(FAMILIES["angle"].bind(), convert_to(z, dtype))
    return found * (180 / np.pi) if deg else found


def iscomplexobj(x: Any, /) -> bool:
    """Whether the dtype is complex.

    >>> iscomplexobj(1j)
    True
    """
    return bool(as_array("iscomplexobj", x).aval.is_complex)


def isrealobj(x: Any, /) -> bool:
    """Whether the dtype is not complex.

    >>> isrealobj(1j)
    False
    """
    return not iscomplexobj(x)
