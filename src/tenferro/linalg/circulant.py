"""Linear systems with circulant matrices. Maths note: toeplitz."""

from __future__ import annotations

from typing import Any

from tenferro import fft as transforms
from tenferro.eager import Tensor
from tenferro.functions.arrays.manipulation import moveaxis
from tenferro.functions.axes.reductions import any as some, max as largest
from tenferro.functions.numbers.choosing import where
from tenferro.linalg.arguments import epsilon, inexact_arrays, refuse_shape
from tenferro.ops.arrays.ensure import ensured
from tenferro.ops.base import check_axis
from tenferro.tensor import Array, ArrayLike

__all__ = ["solve_circulant"]


def solve_circulant(
    c: ArrayLike,
    b: ArrayLike,
    /,
    singular: str = "raise",
    tol: float | None = None,
    caxis: int = -1,
    baxis: int = 0,
    outaxis: int = 0,
) -> Tensor:
    """The solution x of circulant(c) x = b through Fourier transforms, O(n log n) a column.

    The first columns c lie along `caxis`, the right-hand sides along `baxis`, and the solutions
    along `outaxis` of the result; the other axes of c and b broadcast. Eigenvalues of at most `tol`
    (by default n ε max |λ|) count as zero: `singular="raise"` then raises LinAlgError, and "lstsq"
    returns the least-squares solution of smallest norm. Raises LinAlgError for inconsistent shapes,
    ValueError for any other `singular`.

    >>> import numpy as np
    >>> solve_circulant(np.array([2.0, 0.0]), np.array([2.0, 4.0]))
    Tensor([1., 2.])
    """
    if singular not in ("raise", "lstsq"):
        raise ValueError(
            f"solve_circulant: argument singular is {singular!r}, expected 'raise' or 'lstsq'"
        )
    c, b = inexact_arrays("solve_circulant", c, b)
    c, b = _last("c", c, caxis), _last("b", b, baxis)
    n = c.shape[-1]
    if b.shape[-1] != n:
        refuse_shape("solve_circulant", "b", b.shape, f"{n} elements along the axis {baxis}")
    is_complex = c.aval.is_complex
    forward = transforms.fft if is_complex else transforms.rfft
    spectrum = _divided(forward(b), forward(c), singular, tol)
    x = transforms.ifft(spectrum) if is_complex else transforms.irfft(spectrum, n)
    return moveaxis(x, -1, outaxis)


def _last(argument: str, x: Any, axis: int) -> Tensor:
    if not x.ndim or x.shape[check_axis("solve_circulant", axis, x.ndim)] == 0:
        refuse_shape("solve_circulant", argument, x.shape, "at least one element along its axis")
    return moveaxis(x, axis, -1)


def _divided(right: ArrayLike, values: Array, singular: str, tol: float | None) -> Any:
    size = abs(values)
    bound = _rounding(values) * largest(size, axis=-1, keepdims=True) if tol is None else tol
    zero = size <= bound
    if singular == "raise":
        text = "solve_circulant: argument c: {which} is singular"
        return right / ensured(values, ~some(zero, axis=-1), text, "LinAlgError")
    return where(zero, 0.0, right / where(zero, 1.0, values))


def _rounding(values: Any) -> float:
    return float(values.shape[-1] * epsilon(values.dtype))
