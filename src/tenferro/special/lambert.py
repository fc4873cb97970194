"""Lambert's W and Wright's ω (DLMF §4.13). Maths note: elementary_special."""

from __future__ import annotations

from typing import Any

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array
from tenferro.ops.base import apply, convert_to, f, refuse
from tenferro.special.declare import INEXACT, OPAQUE, declare, pointwise_family
from tenferro.special.labels import keeps_labels
from tenferro.tensor import Array, ArrayLike
from tenferro.tensor.dtypes import complex128

__all__ = ["lambertw", "wrightomega"]

_lambertw = pointwise_family("lambertw", 1, "c", parameters={"branch": int}, opaque=OPAQUE)


@_lambertw.jvp
def _(z: Array, w: Array, dz: Any, *, branch: int) -> Any:
    """W' = exp(-W)/(1 + W), and W/(z (1 + W)) where |W| is not small (DLMF 4.13.4)."""
    small = f.less(f.abs(w), 1)
    near, far = f.where(small, w, 0), f.where(small, 1, w)
    away = 1 / (f.where(small, 1, z) * (1 + 1 / far))
    return f.where(small, f.exp(-near) / (1 + near), away) * dz


def _wright_slope(z: Array, w: Array) -> Any:
    """w / (1 + w), whose own derivative cancels for large w."""
    small = f.less(f.abs(w), 1)
    near, far = f.where(small, w, 0), f.where(small, 1, w)
    return f.where(small, near / (1 + near), 1 / (1 + 1 / far))


wrightomega = declare(
    "wrightomega(z)",
    "ω with ω + log ω = z: lambertw(exp(z)) of the branch that Im z chooses; real or complex.",
    "wrightomega(1.0) → Tensor(1.)",
    _wright_slope,
    kinds=INEXACT,
)


@keeps_labels(1)
def lambertw(z: ArrayLike, k: int = 0) -> Tensor:
    """The branch k of the solutions w of w exp(w) = z; complex128, for real z too.

    The derivative is infinite at the branch point -1/e of the branches 0, -1 and 1. Raises
    ValueError for a branch that is not an integer.

    >>> lambertw(1.0)
    Tensor(0.56714329+0.j)
    """
    if not isinstance(k, int):
        refuse("lambertw", "k", repr(k), "an integer")
    return apply(_lambertw.bind(branch=k), convert_to(as_array("lambertw", z), complex128))
