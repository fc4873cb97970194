"""Trends removed, polynomials fitted to windows, and the analytic signal."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np

from tenferro import fft, numpy as xp
from tenferro.eager import Tensor
from tenferro.functions.numbers.convolving import correlated
from tenferro.linalg.arguments import inexact_arrays
from tenferro.ops.base import as_array, convert_to
from tenferro.signal.arguments import axis_of, bounded
from tenferro.tensor import ArrayLike

_SAVGOL_MODES = ("mirror", "constant", "nearest", "interp", "wrap")


def detrend(
    data: ArrayLike,
    axis: int = -1,
    type: str = "linear",
    bp: int | Sequence[int] = 0,
    overwrite_data: bool = False,
) -> Tensor:
    """Subtract the mean ("constant") or least-squares lines from data: `scipy.signal.detrend`.

    Lines are fitted between the breakpoints `bp`, positions along the axis. Linear in the data.
    `overwrite_data` has no effect. Raises ValueError for an unknown type and breakpoints after the
    end.

    >>> detrend([1.0, 2.0, 3.0, 5.0]).round(12)
    Tensor([ 0.2, -0.1, -0.4,  0.3])
    """
    if type not in ("linear", "l", "constant", "c"):
        raise ValueError(f"detrend: Trend type must be 'linear' or 'constant', received {type!r}")
    (data,) = inexact_arrays("detrend", data)
    axis = axis_of("detrend", axis, data)
    if type in ("constant", "c"):
        return data - xp.mean(data, axis=axis, keepdims=True)
    n = data.shape[axis]
    ends = np.unique(np.concatenate([[0], np.atleast_1d(np.asarray(bp)), [n]])).astype(int)
    if (ends > n).any():
        raise ValueError(
            f"detrend: Breakpoints must be less than length of data along given axis, {n}"
        )
    moved = xp.moveaxis(data, axis, -1)
    rest = [_off_line(moved[..., a:b]) for a, b in pairwise(ends)]
    return xp.moveaxis(xp.concat(rest, axis=-1), -1, axis)


def savgol_filter(
    x: ArrayLike,
    window_length: int,
    polyorder: int,
    deriv: int = 0,
    delta: float = 1.0,
    axis: int = -1,
    mode: str = "interp",
    cval: ArrayLike = 0.0,
) -> Tensor:
    """Values or derivatives of polynomials fitted to windows: `scipy.signal.savgol_filter`.

    At the ends, `mode` "interp" evaluates the polynomials of the first and last windows; "mirror",
    "constant" (`cval`), "nearest" and "wrap" extend x. A. Savitzky, M. Golay, Anal. Chem. 36 (1964)
    1627. Linear in x. Raises ValueError for an unknown mode, `polyorder` ≥ `window_length`, and
    windows longer than x.

    >>> savgol_filter([0.0, 1.0, 4.0, 9.0, 16.0], 3, 2, deriv=1).round(12)
    Tensor([0., 2., 4., 6., 8.])
    """
    from scipy.signal import savgol_coeffs

    if mode not in _SAVGOL_MODES:
        raise ValueError(
            f"savgol_filter: mode must be 'mirror', 'constant', 'nearest', 'wrap' or 'interp', "
            f"received {mode!r}"
        )
    (x,) = inexact_arrays("savgol_filter", x)
    axis, size = axis_of("savgol_filter", axis, x), operator.index(window_length)
    weights = savgol_coeffs(size, polyorder, deriv=deriv, delta=delta)[::-1]
    moved = xp.moveaxis(x, axis, -1)
    kernel = _constant(weights.reshape((1,) * (x.ndim - 1) + (-1,)), x)
    before, n = (size - 1) // 2, moved.shape[-1]
    none: list[tuple[int, int]] = [(0, 0)] * x.ndim
    if mode != "interp":
        widths = [*none[1:], (before, size - 1 - before)]
        moved = bounded("savgol_filter", moved, widths, mode, cval)
        return xp.moveaxis(correlated(moved, kernel, none), -1, axis)
    if size > n:
        raise ValueError(
            "savgol_filter: If mode is 'interp', window_length must be less than or equal to the "
            f"size of x, {n}, received {size}"
        )
    half = size // 2
    inner = correlated(moved, kernel, none)[..., half - before :]
    first, last = _end_fits(size, polyorder, deriv, delta)
    rows = [
        moved[..., :size] @ _constant(first.T, x),
        inner,
        moved[..., n - size :] @ _constant(last.T, x),
    ]
    return xp.moveaxis(xp.concat(rows, axis=-1)[..., :n], -1, axis)


def hilbert(x: ArrayLike, N: int | None = None, axis: int = -1) -> Tensor:
    """The analytic signal, whose imaginary part is the Hilbert transform: `scipy.signal.hilbert`.

    `N` is the number of points along the axis, by default that of x. Linear. Raises ValueError for
    complex x and an N below 1.

    >>> hilbert([1.0, 0.0, -1.0, 0.0]).round(12)
    Tensor([ 1.+0.j,  0.+1.j, -1.+0.j,  0.-1.j])
    """
    (x,) = inexact_arrays("hilbert", x)
    if x.aval.is_complex:
        raise ValueError("hilbert: x must be real; use x.real")
    axis = axis_of("hilbert", axis, x)
    n = x.shape[axis] if N is None else operator.index(N)
    if n <= 0:
        raise ValueError(f"hilbert: N must be positive, received {n}")
    factor = np.zeros(n)
    factor[0] = factor[n // 2] = 1.0
    factor[1 : (n + 1) // 2] = 2.0
    spectrum = fft.fft(x, n, axis)
    factor = factor.reshape(tuple(n if a == axis else 1 for a in range(x.ndim)))
    return fft.ifft(spectrum * _constant(factor, spectrum), axis=axis)


def _constant(values: np.ndarray[Any, Any], like: Any) -> Any:
    return convert_to(as_array("constant", np.ascontiguousarray(values)), like.dtype)


def _off_line(y: Any) -> Any:
    """Distances along the last axis from the line of least squares, in an orthonormal basis."""
    n = y.shape[-1]
    line = np.linspace(-1.0, 1.0, n) if n > 1 else np.zeros(n)
    slope = np.sqrt(np.sum(line * line)) or 1.0
    basis = _constant(np.stack([np.full(n, n**-0.5), line / slope], axis=1), y)
    return y - (y @ basis) @ xp.transpose(basis)


def _end_fits(size: int, polyorder: int, deriv: int, delta: float) -> tuple[Any, Any]:
    """Matrices from the elements of a window to derivatives of its polynomial in either half."""
    half, at = size // 2, np.arange(size) - (size - 1) / 2
    scale = max(float(at[-1]), 1.0)
    fit = np.linalg.pinv(np.vander(at / scale, polyorder + 1, increasing=True))
    powers = np.arange(polyorder + 1)
    factors = np.prod([powers - m for m in range(deriv)], axis=0) if deriv else np.ones_like(powers)
    derived = (at[:, None] / scale) ** np.maximum(powers - deriv, 0) * factors
    fitted = derived @ fit / (scale * delta) ** deriv
    return fitted[:half], fitted[size - half :]


__all__ = ["detrend", "hilbert", "savgol_filter"]
